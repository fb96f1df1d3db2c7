/** Practices, written as `practicesOfLines` reads them. */
export const officeTrades = `
# primary school|secondary school|school administration|pupil|class register|school office
item class|school class|form|homeroom: Name!;Grade level:number#1-13;School year~2025/26;Class teacher~Helene Brandt|Omar Nasri;Room~Room 104|Room 212;Size limit:number#10-35;Note:long
- 4b | grade_level=4; school_year=2025/26; class_teacher=Helene Brandt; room=Room 104; size_limit=26
- 7a | grade_level=7; school_year=2025/26; class_teacher=Omar Nasri; room=Room 212; size_limit=28
- 2a | grade_level=2; school_year=2025/26; class_teacher=Ida Wolff; room=Room 011; size_limit=24
- 9c | grade_level=9; school_year=2025/26; class_teacher=Marek Zeman; room=Room 305; size_limit=30
item subject|school subject: Name!;Code;Hours per week:number(h)#1-8;Teacher~Helene Brandt|Omar Nasri;Type=Compulsory|Elective|Club;Description:long
- Mathematics | code=MA; hours_per_week=5; teacher=Omar Nasri; type=Compulsory
- Biology | code=BI; hours_per_week=2; teacher=Helene Brandt; type=Compulsory
- Art | code=AR; hours_per_week=2; teacher=Ida Wolff; type=Elective
- Chess | code=CL; hours_per_week=1; teacher=Marek Zeman; type=Club
person pupil|student|schoolchild|child: Name!;Class->@class|school class~4b|7a;Student number;Born on:date;Guardian;Guardian phone:phone;Guardian email:email;Allergies and medical notes:long;Enrolled on:date;~Status=Enrolled|On leave|Left
- Lina Hoff | class=4b; student_number=S-2041; guardian=Petra Hoff; status=Enrolled
- Samir Aziz | class=7a; student_number=S-1877; guardian=Nadia Aziz; status=Enrolled
- Greta Baum | class=2a; student_number=S-2213; guardian=Jens Baum; allergies_and_medical_notes=Peanut allergy; status=Enrolled
- Luca Ferri | class=9c; student_number=S-1602; guardian=Carla Ferri; status=On leave
record absence|absence note|attendance|attendance record|sick note: Title!;Pupil->@pupil|student~Lina Hoff|Samir Aziz;From:date!;Until:date;Reason=Illness|Doctor|Family|Late|Unknown;Lessons missed:number#0-60;Note from parents:file;~Status=Reported|Excused|Unexcused
- Flu, three days | pupil=Lina Hoff; reason=Illness; lessons_missed=15; status=Excused
- Late bus | pupil=Samir Aziz; reason=Late; lessons_missed=1; status=Reported
- Orthodontist appointment | pupil=Greta Baum; reason=Doctor; lessons_missed=3; status=Excused
- Missing on Friday | pupil=Luca Ferri; reason=Unknown; lessons_missed=6; status=Unexcused
record grade|mark|school grade|test result: Title!;Pupil->@pupil|student~Lina Hoff|Samir Aziz;Subject->@subject|school subject~Mathematics|Biology;Type=Written test|Oral|Homework|Project work;Points:number#0-100;Weight:percent;Given on:date;Given by~Helene Brandt|Omar Nasri;Comment:long
- Fractions test | pupil=Lina Hoff; subject=Mathematics; type=Written test; points=84; weight=40; given_by=Omar Nasri
- Leaf poster | pupil=Samir Aziz; subject=Biology; type=Project work; points=91; weight=20; given_by=Helene Brandt
- Mental arithmetic | pupil=Greta Baum; subject=Mathematics; type=Oral; points=77; weight=10; given_by=Omar Nasri
- Sketchbook week 8 | pupil=Luca Ferri; subject=Art; type=Homework; points=68; weight=15; given_by=Ida Wolff
record homework|assignment|homework assignment: Title!;Class->@class|school class~4b|7a;Subject->@subject|school subject~Mathematics|Biology;Due on:date!;Instructions:long;Worksheet:file;Estimated minutes:number(min)#5-180;Set by~Helene Brandt|Omar Nasri
- Workbook page 41 | class=4b; subject=Mathematics; instructions=Tasks 1 to 5, show your working.; estimated_minutes=25; set_by=Omar Nasri
- Label the plant cell | class=7a; subject=Biology; instructions=Use the sheet handed out on Monday.; estimated_minutes=40; set_by=Helene Brandt
- Draw your breakfast table | class=2a; subject=Art; instructions=Use coloured pencils, one page.; estimated_minutes=30; set_by=Ida Wolff
- Linear equations, sheet 6 | class=9c; subject=Mathematics; instructions=Solve all, check by substitution.; estimated_minutes=45; set_by=Omar Nasri
request leave of absence|absence request|day off request: Title!;Pupil->@pupil|student~Lina Hoff|Samir Aziz;From:date;Until:date;Reason:long;Requested by;Decision note:long
- Wedding of an uncle | pupil=Samir Aziz; reason=Family celebration in another town.; requested_by=Nadia Aziz
- Swimming championship | pupil=Lina Hoff; reason=Regional final, two days away.; requested_by=Petra Hoff
- Operation on the knee | pupil=Luca Ferri; reason=Hospital stay and a week of rest.; requested_by=Carla Ferri
- Moving house | pupil=Greta Baum; reason=One day for the move.; requested_by=Jens Baum
event school event|class trip|field trip|school trip|parents evening: Title!;Class->@class|school class~4b|7a;Date:date!;Starts at:time;Place;Cost per pupil:money;Accompanied by~Helene Brandt|Omar Nasri;What to bring:long
- Trip to the open-air museum | class=4b; place=Museum village Eichfeld; cost_per_pupil=12.5; accompanied_by=Helene Brandt; what_to_bring=Rain jacket and lunch.
- Science museum | class=7a; place=Technical museum; cost_per_pupil=9; accompanied_by=Omar Nasri; what_to_bring=Notebook and pen.
- Reading night | class=2a; place=School library; cost_per_pupil=4; accompanied_by=Ida Wolff; what_to_bring=Sleeping bag and a book.
- Ski week | class=9c; place=Youth hostel Hochfeld; cost_per_pupil=310; accompanied_by=Marek Zeman; what_to_bring=Helmet and warm gloves.
+ teacher: Subjects taught;Staff room phone:phone;Office hour
+ message: Pupil->@pupil|student;Class->@class|school class;Subject

# kindergarten|daycare|nursery school|preschool|childcare|creche
item group|kindergarten group|daycare group: Name!;Age range~1 to 3 years|3 to 6 years;Places:number#5-30;Lead educator~Silke Arndt|Jonas Weil;Room;Opens at:time;Closes at:time
- Hedgehogs | age_range=1 to 3 years; places=12; lead_educator=Silke Arndt; room=Garden room
- Foxes | age_range=3 to 6 years; places=22; lead_educator=Jonas Weil; room=Upper room
- Ladybirds | age_range=1 to 3 years; places=10; lead_educator=Mira Thoms; room=Sun room
- Owls | age_range=5 to 6 years; places=18; lead_educator=Daniel Popa; room=Attic room
person child|kid|toddler|child profile|enrolled child: Name!;Group->@group|kindergarten group~Hedgehogs|Foxes;Born on:date;Parents;Emergency phone:phone;Allergies;Hours booked per week:number(h)#10-50;Doctor;Started on:date;~Status=Enrolled|Settling in|Left
- Mila Kern | group=Hedgehogs; parents=Eva and Tom Kern; allergies=Cow's milk; hours_booked_per_week=25; status=Settling in
- Ben Osei | group=Foxes; parents=Ama Osei; allergies=None; hours_booked_per_week=40; status=Enrolled
- Emil Sand | group=Ladybirds; parents=Kaja Sand; allergies=Egg; hours_booked_per_week=30; status=Enrolled
- Yara Haddad | group=Owls; parents=Rim and Sami Haddad; allergies=None; hours_booked_per_week=35; status=Enrolled
person authorised pick-up|pickup person|pick-up person|guardian: Name!;Child->@child|kid~Mila Kern|Ben Osei;Relation=Mother|Father|Grandparent|Neighbour|Other;Phone:phone;ID checked:boolean;Valid until:date
- Ruth Kern | child=Mila Kern; relation=Grandparent
- Kofi Osei | child=Ben Osei; relation=Father
- Kaja Sand | child=Emil Sand; relation=Mother
- Frau Neumann from next door | child=Yara Haddad; relation=Neighbour
record attendance|check-in|daily check-in|check-out|daily attendance|drop-off: Title!;Child->@child|kid~Mila Kern|Ben Osei;Date:date!;Arrived at:time;Picked up at:time;Picked up by->@authorised pick-up|pickup person~Ruth Kern|Kofi Osei;~Status=Present|Absent|Ill
- Mila, Monday | child=Mila Kern; picked_up_by=Ruth Kern; status=Present
- Ben, Monday | child=Ben Osei; picked_up_by=Kofi Osei; status=Present
- Emil, Tuesday | child=Emil Sand; picked_up_by=Kaja Sand; status=Present
- Yara, Tuesday | child=Yara Haddad; status=Ill
record daily report|activity report|daily log|diary entry: Title!;Child->@child|kid~Mila Kern|Ben Osei;Date:date!;Meals eaten=All|Half|Little|None;Nap:number(min)#0-240;Mood=Happy|Calm|Tired|Upset;Activities:long;Photo:image;Written by~Silke Arndt|Jonas Weil
- First nap at ours | child=Mila Kern; meals_eaten=Half; nap=70; mood=Tired; activities=Sandpit and picture books.; written_by=Silke Arndt
- Forest day | child=Ben Osei; meals_eaten=All; nap=0; mood=Happy; activities=Built a hut of branches.; written_by=Jonas Weil
- Teething | child=Emil Sand; meals_eaten=Little; nap=95; mood=Upset; activities=Quiet corner and songs.; written_by=Silke Arndt
- Painting morning | child=Yara Haddad; meals_eaten=All; nap=0; mood=Calm; activities=Painted a big fish with finger paint.; written_by=Jonas Weil
record developmental observation|learning story|observation|milestone: Title!;Child->@child|kid~Mila Kern|Ben Osei;Area=Language|Motor skills|Social|Creative|Thinking;Observed on:date!;Observation:long;Next step:long;Observed by~Silke Arndt|Jonas Weil
- Cuts along a line | child=Ben Osei; area=Motor skills; observation=Cuts a curved line with scissors without help.; observed_by=Jonas Weil
- Two-word sentences | child=Mila Kern; area=Language; observation=Says "more water" and "ball gone".; observed_by=Silke Arndt
- Comforts a younger child | child=Yara Haddad; area=Social; observation=Fetched a cuddly toy for a crying child.; observed_by=Jonas Weil
- Sorts blocks by colour | child=Emil Sand; area=Thinking; observation=Sorts red and blue blocks without prompting.; observed_by=Silke Arndt
request enrolment application|waiting list entry|waitlist|registration of a child: Child's name!;Born on:date;Wanted from:date;Hours wanted per week:number(h)#10-50;Parent;Phone:phone;Email:email;Sibling here:boolean;Notes:long
- Noa Brück | hours_wanted_per_week=30; parent=Ina Brück; notes=Flexible about the group.
- Theo Lang | hours_wanted_per_week=40; parent=Miriam Lang; notes=Both parents work full time.
- Amira Said | hours_wanted_per_week=25; parent=Youssef Said; notes=Mornings only.
- Juna Petersen | hours_wanted_per_week=35; parent=Lars Petersen; notes=Brother is in the Foxes.
event kindergarten event|parents evening|summer fete|outing: Title!;Group->@group|kindergarten group~Hedgehogs|Foxes;Date:date!;Starts at:time;Place;Helpers needed:number#0-20;Notes:long
- Lantern walk | group=Foxes; place=Town park; helpers_needed=4; notes=Bring your own lantern.
- Parents evening of the Hedgehogs | group=Hedgehogs; place=Garden room; helpers_needed=0; notes=Settling in and naps.
- Outing to the farm | group=Owls; place=Lindenhof farm; helpers_needed=6; notes=Rubber boots needed.
- Summer fete | group=Ladybirds; place=Our garden; helpers_needed=12; notes=Cake list hangs in the hall.
! item menu|meal plan [menu|meal|lunch|food]: Dish!;Day:date;Meal=Breakfast|Lunch|Snack;Allergens;Vegetarian:boolean;Alternative
- Vegetable noodles | meal=Lunch; allergens=Wheat, egg; alternative=Rice with vegetables
- Porridge with apple | meal=Breakfast; allergens=Oats, milk; alternative=Rice porridge
- Fish fingers with peas | meal=Lunch; allergens=Fish, wheat; alternative=Vegetable fingers
- Carrot sticks and hummus | meal=Snack; allergens=Sesame; alternative=Cucumber
! record care log|nap|meal log|diaper change|nappy change|care entry [nap|naps|diaper\\w*|nappy|nappies|feeding\\w*]: Title!;Child->@child|kid~Mila Kern|Ben Osei;Kind=Nap|Meal|Diaper change|Bottle|Medicine;Date:date!;From:time;Until:time;Amount=All|Half|Little|None;Logged by~Silke Arndt|Jonas Weil;Note:long
- Nap of Mila | child=Mila Kern; kind=Nap; logged_by=Silke Arndt
- Lunch of Ben | child=Ben Osei; kind=Meal; amount=Half; logged_by=Jonas Weil
- Bottle after the nap | child=Mila Kern; kind=Bottle; amount=All; logged_by=Silke Arndt
- Cough syrup for Ben | child=Ben Osei; kind=Medicine; amount=Little; logged_by=Jonas Weil; note=Five millilitres, as the parents wrote.
request absence|absence report|absence notice|sick note: Title!;Child->@child|kid~Mila Kern|Ben Osei;From:date!;Until:date;Reason=Illness|Holiday|Doctor|Family|Other;Contagious:boolean;Reported by~Ruth Kern;Note:long
- Mila has a cold | child=Mila Kern; reason=Illness; reported_by=Ruth Kern
- Ben visits his grandparents | child=Ben Osei; reason=Holiday; reported_by=Kofi Osei
- Mila at the eye doctor | child=Mila Kern; reason=Doctor; reported_by=Ruth Kern; note=Back after lunch.
- Wedding in the family | child=Ben Osei; reason=Family; reported_by=Kofi Osei
record tuition billing|tuition bill|tuition fee|tuition|childcare fee|fee: Number!;Child->@child|kid~Mila Kern|Ben Osei;Payer~Ruth Kern|Kofi Osei;Month;Hours booked:number(h)#0-250;Care fee:money;Meals:money;Total:money;Due on:date;~Status=Open|Paid|Overdue|Cancelled
- T-0512 | child=Mila Kern; payer=Ruth Kern; month=May; hours_booked=140; care_fee=420; meals=68; total=488; status=Paid
- T-0513 | child=Ben Osei; payer=Kofi Osei; month=May; hours_booked=100; care_fee=310; meals=60; total=370; status=Open
- T-0612 | child=Mila Kern; payer=Ruth Kern; month=June; hours_booked=150; care_fee=450; meals=72; total=522; status=Overdue
- T-0613 | child=Ben Osei; payer=Kofi Osei; month=June; hours_booked=80; care_fee=248; meals=44; total=292; status=Cancelled
record staff ratio|ratio|staffing|staff assignment: Title!;Group->@group|kindergarten group~Hedgehogs|Foxes;Date:date!;Caregivers present:number#0-20;Children present:number#0-60;Most children per caregiver:number#1-30;Met:boolean;Note
- Hedgehogs, Monday | group=Hedgehogs; caregivers_present=3; children_present=11; most_children_per_caregiver=4
- Foxes, Monday | group=Foxes; caregivers_present=2; children_present=17; most_children_per_caregiver=10
- Hedgehogs, Tuesday | group=Hedgehogs; caregivers_present=2; children_present=9; most_children_per_caregiver=4; note=Jonas is ill.
- Foxes, Tuesday | group=Foxes; caregivers_present=3; children_present=19; most_children_per_caregiver=10
+ payment|invoice: Child->@child|kid;Month
+ photo|album: Child->@child|kid;Group->@group|kindergarten group

# university|faculty|course registration|course catalog|semester
item course|module|lecture|seminar: Title!;Code;Type=Lecture|Seminar|Lab course|Tutorial;Credits:number(ECTS)#1-30;Semester~Winter 2025/26|Summer 2026;Lecturer~Prof. Ilse Wagner|Dr. Rafael Mora;Department->@department|faculty~Computer Science|History;Language=English|German|French|Other;Places:number#5-600;Description:long
- Algorithms and Data Structures | code=CS-201; type=Lecture; credits=8; semester=Winter 2025/26; lecturer=Prof. Ilse Wagner; department=Computer Science; language=English; places=240
- Cities in the Middle Ages | code=HI-114; type=Seminar; credits=5; semester=Winter 2025/26; lecturer=Dr. Rafael Mora; department=History; language=German; places=25
- Organic Chemistry Lab | code=CH-232; type=Lab course; credits=6; semester=Summer 2026; lecturer=Dr. Noemi Blum; department=Chemistry; language=English; places=36
- Calculus Tutorial | code=MA-101T; type=Tutorial; credits=2; semester=Winter 2025/26; lecturer=Dr. Paul Teague; department=Mathematics; language=French; places=30
item department|faculty|institute: Name!;Head~Prof. Ilse Wagner|Prof. Anders Lund;Building;Office phone:phone;Email:email;Website:url
- Computer Science | head=Prof. Ilse Wagner; building=North campus 12
- History | head=Prof. Anders Lund; building=Old library
- Chemistry | head=Prof. Selma Roth; building=South campus 4
- Mathematics | head=Prof. Kenji Ode; building=Tower, floor 6
item degree programme|study programme|degree program|major: Name!;Degree=Bachelor|Master|Doctorate|Diploma;Department->@department|faculty~Computer Science|History;Credits required:number(ECTS)#60-300;Semesters:number#2-12;Admission=Open|Restricted;Description:long
- BSc Computer Science | degree=Bachelor; department=Computer Science; credits_required=180; semesters=6; admission=Restricted
- MA European History | degree=Master; department=History; credits_required=120; semesters=4; admission=Open
- PhD Chemistry | degree=Doctorate; department=Chemistry; credits_required=180; semesters=6; admission=Restricted
- Diploma Applied Mathematics | degree=Diploma; department=Mathematics; credits_required=300; semesters=10; admission=Open
record course enrolment|enrollment|course registration|registration: Title!;Course->@course|module~Algorithms and Data Structures|Cities in the Middle Ages;Student;Student number;Registered on:date!;Attempt:number#1-3;~Status=Registered|Waiting list|Admitted|Withdrawn
- CS-201, Mara Lill | course=Algorithms and Data Structures; student=Mara Lill; student_number=4110387; attempt=1; status=Admitted
- HI-114, Tom Reyes | course=Cities in the Middle Ages; student=Tom Reyes; student_number=4109922; attempt=1; status=Waiting list
- CH-232, Ana Lopes | course=Organic Chemistry Lab; student=Ana Lopes; student_number=4112540; attempt=2; status=Registered
- MA-101T, Jan Heck | course=Calculus Tutorial; student=Jan Heck; student_number=4108815; attempt=1; status=Withdrawn
record exam result|grade|course grade|transcript entry: Title!;Course->@course|module~Algorithms and Data Structures|Cities in the Middle Ages;Student;Exam date:date;Grade:number#0-100;Credits earned:number(ECTS)#0-30;Attempt:number#1-3;Examiner~Prof. Ilse Wagner|Dr. Rafael Mora;~Status=Provisional|Final|Failed
- Algorithms exam, Mara Lill | course=Algorithms and Data Structures; student=Mara Lill; grade=78; credits_earned=8; attempt=1; examiner=Prof. Ilse Wagner; status=Final
- Cities essay, Tom Reyes | course=Cities in the Middle Ages; student=Tom Reyes; grade=71; credits_earned=5; attempt=1; examiner=Dr. Rafael Mora; status=Provisional
- Lab report, Ana Lopes | course=Organic Chemistry Lab; student=Ana Lopes; grade=88; credits_earned=6; attempt=2; examiner=Dr. Noemi Blum; status=Final
- Algorithms exam, Jan Heck | course=Algorithms and Data Structures; student=Jan Heck; grade=38; credits_earned=0; attempt=1; examiner=Prof. Ilse Wagner; status=Failed
event class session|lecture session|lecture date: Title!;Course->@course|module~Algorithms and Data Structures|Cities in the Middle Ages;Date:date!;Starts at:time;Ends at:time;Room~Lecture hall A|Seminar room 3;Topic;Slides:file
- Sorting | course=Algorithms and Data Structures; room=Lecture hall A; topic=Merge sort and lower bounds
- Guilds | course=Cities in the Middle Ages; room=Seminar room 3; topic=Crafts and guild rules
- Distillation | course=Organic Chemistry Lab; room=Lab 2.11; topic=Separating a solvent mixture
- Integration by parts | course=Calculus Tutorial; room=Seminar room 7; topic=Twelve worked integrals
record assignment|problem set|submission|coursework: Title!;Course->@course|module~Algorithms and Data Structures|Cities in the Middle Ages;Student;Due on:date;Handed in on:date;File:file;Points:number#0-100;Feedback:long;~Status=Open|Handed in|Graded|Late
- Problem set 3 | course=Algorithms and Data Structures; student=Mara Lill; points=17; status=Graded
- Essay on city walls | course=Cities in the Middle Ages; student=Tom Reyes; status=Handed in
- Lab report 2 | course=Organic Chemistry Lab; student=Ana Lopes; points=26; status=Late
- Exercise sheet 9 | course=Calculus Tutorial; student=Jan Heck; status=Open
request recognition of credits|credit transfer|certificate request|transcript request: Title!;Student;Course->@course|module;Kind=Credit transfer|Transcript|Certificate of enrolment|Extension;Reason:long;Attachment:file;Decision note:long
- Transfer of 5 credits from an exchange term | student=Tom Reyes; course=Cities in the Middle Ages; kind=Credit transfer; reason=Equal seminar taken abroad.
- Transcript for a visa | student=Ana Lopes; kind=Transcript; reason=Needed by the embassy.
- Enrolment certificate for housing | student=Jan Heck; kind=Certificate of enrolment; reason=Student hall asks for it.
- Two more weeks for the essay | student=Tom Reyes; course=Cities in the Middle Ages; kind=Extension; reason=Ill for nine days.
+ student: Student number;Programme->@degree programme|study programme;Semester:number#1-20;Advisor

# thesis|dissertation|thesis supervision|bachelor thesis|master thesis|thesis topic
item thesis topic|topic|topic proposal|project topic: Title!;Supervisor~Dr. Jana Holm|Prof. Emre Kaya;Field=Computer science|Engineering|Economics|Life sciences|Humanities;Level=Bachelor|Master|Doctorate;Description:long;Prerequisites:long;Keywords;Start from:date;~Status=Open|Reserved|Assigned|Archived
- Detecting leaks in water networks | supervisor=Prof. Emre Kaya; field=Engineering; level=Master; prerequisites=Signal processing; keywords=sensors, anomaly detection; status=Assigned
- Reading habits of first-year students | supervisor=Dr. Jana Holm; field=Humanities; level=Bachelor; prerequisites=Survey methods; keywords=reading, survey; status=Open
- Price effects of night trains | supervisor=Dr. Lotte Berg; field=Economics; level=Master; prerequisites=Econometrics 1; keywords=transport, prices; status=Reserved
- Soil microbes after a drought | supervisor=Prof. Ravi Sen; field=Life sciences; level=Doctorate; prerequisites=Molecular methods; keywords=soil, sequencing; status=Assigned
record thesis|thesis project|dissertation: Title!;Topic->@thesis topic|topic~Detecting leaks in water networks;Student;Supervisor~Prof. Emre Kaya|Dr. Jana Holm;Second examiner;Registered on:date;Due on:date;~Stage=Proposal|Registered|Writing|Submitted|Graded;~Grade:number#0-100;Abstract:long;File:file
- Acoustic leak detection in district pipes | topic=Detecting leaks in water networks; student=Aylin Brandt; supervisor=Prof. Emre Kaya; second_examiner=Dr. Jana Holm; stage=Writing
- Reading on screens and paper | topic=Reading habits of first-year students; student=Piet Olsen; supervisor=Dr. Jana Holm; stage=Registered
- Night trains and hotel prices | topic=Price effects of night trains; student=Nele Faber; supervisor=Dr. Lotte Berg; stage=Submitted
- Recovery of soil microbes | topic=Soil microbes after a drought; student=Oskar Lind; supervisor=Prof. Ravi Sen; second_examiner=Prof. Emre Kaya; stage=Graded; grade=91
request topic application|application for a topic|supervision request|proposal: Title!;Topic->@thesis topic|topic~Reading habits of first-year students;Student;Motivation:long;Transcript:file;Wanted start:date;Decision note:long
- I would like to run the survey | topic=Reading habits of first-year students; student=Piet Olsen; motivation=I have taken both survey courses.
- Sensor topic fits my lab work | topic=Detecting leaks in water networks; student=Aylin Brandt; motivation=I built a hydrophone last term.
- Night trains, from March | topic=Price effects of night trains; student=Nele Faber; motivation=I worked at a travel agency.
- Soil microbes, full position | topic=Soil microbes after a drought; student=Oskar Lind; motivation=My master thesis was on soil fungi.
work milestone|thesis milestone|work package: Title!;Thesis->@thesis|thesis project~Acoustic leak detection in district pipes;Due on:date;Deliverable;Share of work:percent;Notes:long
- Literature review | thesis=Acoustic leak detection in district pipes; deliverable=Chapter 2; share_of_work=20
- Measurements in district 4 | thesis=Acoustic leak detection in district pipes; deliverable=Data set; share_of_work=35
- Questionnaire tested | thesis=Reading on screens and paper; deliverable=Pilot with 12 students; share_of_work=15
- Price data cleaned | thesis=Night trains and hotel prices; deliverable=Panel of 60 cities; share_of_work=25
event supervision meeting|consultation|supervisor meeting: Title!;Thesis->@thesis|thesis project~Acoustic leak detection in district pipes;Date:date!;Starts at:time;Room or link;Discussed:long;Agreed next steps:long
- Third meeting | thesis=Acoustic leak detection in district pipes; room_or_link=Room E 2.14; discussed=First results of the sensors.; agreed_next_steps=Repeat two series at night.
- Kick-off Piet Olsen | thesis=Reading on screens and paper; room_or_link=Video call; discussed=Scope of the survey.; agreed_next_steps=Send the outline.
- Model check | thesis=Night trains and hotel prices; room_or_link=Room C 1.02; discussed=Fixed effects by city.; agreed_next_steps=Add a robustness table.
- Last meeting before the viva | thesis=Recovery of soil microbes; room_or_link=Lab 4; discussed=Likely questions.; agreed_next_steps=Rehearse the talk.
record draft|chapter draft|submission|thesis version: Title!;Thesis->@thesis|thesis project~Acoustic leak detection in district pipes;Version:number#1-50;Uploaded on:date!;File:file;Pages:number#1-400;Plagiarism score:percent;Feedback:long;~Status=Uploaded|Read|Revision needed|Accepted
- Chapter 2, second version | thesis=Acoustic leak detection in district pipes; version=2; pages=24; plagiarism_score=6; status=Read
- Outline of the survey | thesis=Reading on screens and paper; version=1; pages=6; plagiarism_score=2; status=Uploaded
- Full text, night trains | thesis=Night trains and hotel prices; version=5; pages=78; plagiarism_score=9; status=Accepted
- Discussion chapter | thesis=Recovery of soil microbes; version=3; pages=31; plagiarism_score=14; status=Revision needed
event defense|thesis defense|colloquium|viva: Title!;Thesis->@thesis|thesis project~Acoustic leak detection in district pipes;Date:date!;Starts at:time;Room;Committee~Prof. Emre Kaya, Dr. Jana Holm;~Result=Open|Passed|Passed with changes|Failed
- Defense Aylin Brandt | thesis=Acoustic leak detection in district pipes; room=Lecture hall 3; committee=Prof. Emre Kaya, Dr. Jana Holm; result=Open
- Defense Nele Faber | thesis=Night trains and hotel prices; room=Room C 0.10; committee=Dr. Lotte Berg, Prof. Emre Kaya; result=Passed with changes
- Defense Oskar Lind | thesis=Recovery of soil microbes; room=Lecture hall 1; committee=Prof. Ravi Sen, Dr. Jana Holm; result=Passed
- Defense Piet Olsen | thesis=Reading on screens and paper; room=Seminar room 9; committee=Dr. Jana Holm, Dr. Lotte Berg; result=Open
! record assessment|thesis report|examiner report [grade|assess\\w*|evaluat\\w*|examin\\w*|rubric]: Title!;Thesis->@thesis|thesis project~Acoustic leak detection in district pipes;Examiner;Content:number#0-40;Method:number#0-30;Writing:number#0-20;Presentation:number#0-10;Comments:long
- First report | thesis=Acoustic leak detection in district pipes; examiner=Prof. Emre Kaya; content=33; method=26; writing=17; presentation=8
- Second report, leak detection | thesis=Acoustic leak detection in district pipes; examiner=Dr. Jana Holm; content=31; method=24; writing=18; presentation=7
- Report on night trains | thesis=Night trains and hotel prices; examiner=Dr. Lotte Berg; content=35; method=22; writing=15; presentation=9
- Report on soil microbes | thesis=Recovery of soil microbes; examiner=Prof. Ravi Sen; content=38; method=28; writing=16; presentation=9

# scholarship|bursary|student grant|financial aid|fellowship program|stipend
item scholarship|scholarship programme|scholarship program|bursary|fellowship|program|programme: Name!;Donor->@donor|sponsor~Riverside Education Trust|Nordlicht Foundation;Amount per month:money;Months:number#1-60;Places:number#1-500;Opens on:date;Closes on:date;Level=School|Bachelor|Master|Doctorate|Any;Who may apply:long;~Status=Planned|Open|Closed|Awarded
- First Generation Award | donor=Riverside Education Trust; amount_per_month=420; months=12; places=15; level=Bachelor; who_may_apply=Students whose parents did not attend university.; status=Open
- Nordlicht Engineering Fellowship | donor=Nordlicht Foundation; amount_per_month=900; months=24; places=4; level=Master; who_may_apply=Engineering students with a grade above 80.; status=Open
- Harbour City School Grant | donor=Harbour City Council; amount_per_month=150; months=10; places=40; level=School; status=Closed
- Marchetti Research Stipend | donor=Marchetti Family Fund; amount_per_month=1450; months=36; places=2; level=Doctorate; status=Awarded
item donor|sponsor|foundation: Name!;Contact person;Email:email;Phone:phone;Total budget:money;Website:url;Notes:long
- Riverside Education Trust | contact_person=Gloria Penn; total_budget=80000
- Nordlicht Foundation | contact_person=Arne Vik; total_budget=120000
- Harbour City Council | contact_person=Imke Tode; total_budget=60000
- Marchetti Family Fund | contact_person=Paola Marchetti; total_budget=105000
item requirement|eligibility criterion|criterion|required document: Name!;Scholarship->@scholarship|bursary~First Generation Award;Kind=Document|Grade|Income|Residence|Essay;Threshold;Mandatory:boolean;Weight:percent
- Proof of household income | scholarship=First Generation Award; kind=Income; threshold=Below 30 000 a year; weight=40
- Motivation essay | scholarship=First Generation Award; kind=Essay; threshold=Two pages; weight=30
- Grade above 80 | scholarship=Nordlicht Engineering Fellowship; kind=Grade; threshold=80 of 100; weight=50
- Lives in the city | scholarship=Harbour City School Grant; kind=Residence; threshold=Two years at least; weight=10
record scholarship application|application: Title!;Scholarship->@scholarship|bursary~First Generation Award|Nordlicht Engineering Fellowship;Applicant;Email:email;University;Grade average:number#0-100;Household income:money;Motivation:long;Handed in on:date;~Status=Draft|Submitted|Under review|Shortlisted|Awarded|Rejected
- Application of Dana Okoro | scholarship=First Generation Award; applicant=Dana Okoro; university=Lakeside University; grade_average=86; household_income=21400; status=Under review
- Application of Ivo Marek | scholarship=Nordlicht Engineering Fellowship; applicant=Ivo Marek; university=Technical College Brno; grade_average=91; household_income=34000; status=Shortlisted
- Application of Selin Acar | scholarship=Harbour City School Grant; applicant=Selin Acar; university=Harbour High School; grade_average=79; household_income=18900; status=Awarded
- Application of Bram Visser | scholarship=Marchetti Research Stipend; applicant=Bram Visser; university=Lakeside University; grade_average=74; household_income=41000; status=Rejected
record uploaded document|application document|supporting document: Title!;Application->@scholarship application|application~Application of Dana Okoro;Kind=Transcript|Income proof|Reference letter|ID|Essay;File:file;Uploaded on:date;Checked by;~Status=Received|Accepted|Incomplete
- Transcript, spring term | application=Application of Dana Okoro; kind=Transcript; checked_by=Lea Stern; status=Accepted
- Tax notice of the Acar family | application=Application of Selin Acar; kind=Income proof; checked_by=Tim Rowe; status=Received
- Letter of Prof. Novak | application=Application of Ivo Marek; kind=Reference letter; checked_by=Lea Stern; status=Accepted
- Research essay | application=Application of Bram Visser; kind=Essay; checked_by=Tim Rowe; status=Incomplete
record evaluation|committee score|application score|assessment: Title!;Application->@scholarship application|application~Application of Dana Okoro|Application of Ivo Marek;Reviewer~Lea Stern|Prof. Hugo Díaz;Merit:number#0-10;Need:number#0-10;Essay:number#0-10;Comments:long;Recommendation=Award|Reserve list|Decline
- Dana Okoro, first reader | application=Application of Dana Okoro; reviewer=Lea Stern; merit=8; need=9; essay=8; recommendation=Award
- Ivo Marek, second reader | application=Application of Ivo Marek; reviewer=Prof. Hugo Díaz; merit=9; need=6; essay=7; recommendation=Award
- Selin Acar, first reader | application=Application of Selin Acar; reviewer=Tim Rowe; merit=7; need=9; essay=6; recommendation=Reserve list
- Bram Visser, first reader | application=Application of Bram Visser; reviewer=Prof. Hugo Díaz; merit=6; need=3; essay=5; recommendation=Decline
record award|grant award|scholarship holder|recipient: Title!;Application->@scholarship application|application~Application of Ivo Marek;Scholarship->@scholarship|bursary~Nordlicht Engineering Fellowship;Amount per month:money;From:date;Until:date;Bank account;~Status=Offered|Accepted|Running|Ended|Revoked
- Fellowship Ivo Marek | application=Application of Ivo Marek; scholarship=Nordlicht Engineering Fellowship; amount_per_month=900; status=Offered
- Grant Selin Acar | application=Application of Selin Acar; scholarship=Harbour City School Grant; amount_per_month=150; status=Running
- Award Dana Okoro | application=Application of Dana Okoro; scholarship=First Generation Award; amount_per_month=420; status=Accepted
- Stipend Bram Visser, earlier call | application=Application of Bram Visser; scholarship=Marchetti Research Stipend; amount_per_month=1450; status=Revoked
event selection interview|interview: Title!;Application->@scholarship application|application~Application of Ivo Marek;Date:date!;Starts at:time;Room or link;Panel;Notes:long
- Interview Ivo Marek | application=Application of Ivo Marek; room_or_link=Video call; panel=Lea Stern, Prof. Hugo Díaz
- Interview Dana Okoro | application=Application of Dana Okoro; room_or_link=Room 3; panel=Lea Stern, Gloria Penn
- Interview Selin Acar | application=Application of Selin Acar; room_or_link=Town hall 2.1; panel=Tim Rowe, Imke Tode
- Interview Bram Visser | application=Application of Bram Visser; room_or_link=Video call; panel=Prof. Hugo Díaz
record recommendation letter|reference letter|recommendation|letter of recommendation: Title!;Application->@scholarship application|application~Application of Dana Okoro;Referee->@referee|recommender~Prof. Ada Brun;Referee name;Referee email:email;Relation=Teacher|Professor|Employer|Mentor;Letter:file;Requested on:date;Received on:date;~Status=Invited|Opened|Received|Declined
- Letter for Dana | application=Application of Dana Okoro; referee_name=Prof. Ada Brun; relation=Professor; status=Received
- Letter for Ivo | application=Application of Ivo Marek; referee_name=Tim Halloran; relation=Employer; status=Invited
- Second letter for Dana | application=Application of Dana Okoro; referee_name=Marta Quell; relation=Mentor; status=Opened
- Letter of the maths teacher | application=Application of Ivo Marek; referee_name=Jens Roth; relation=Teacher; status=Declined
! item award round|application round|round|funding round [rounds?|cycle\\w*]: Name!;Scholarship->@scholarship|bursary~First Generation Award|Nordlicht Engineering Fellowship;Year:number#2000-2100;Opens on:date;Closes on:date;Decision on:date;Places:number#1-500;Budget:money;~Status=Planned|Open|In review|Decided
- Spring 2026, first generation | scholarship=First Generation Award; year=2026; places=12; budget=48000; status=Open
- Autumn 2026, engineering | scholarship=Nordlicht Engineering Fellowship; year=2026; places=4; budget=40000; status=Planned
- Autumn 2025, first generation | scholarship=First Generation Award; year=2025; places=10; budget=40000; status=Decided
- Spring 2026, engineering | scholarship=Nordlicht Engineering Fellowship; year=2026; places=3; budget=30000; status=In review
! record criterion score|application review|reviewer score [scor\\w*|review\\w*|evaluat\\w*|criteri\\w*]: Title!;Application->@scholarship application|application~Application of Dana Okoro|Application of Ivo Marek;Criterion->@requirement|criterion|eligibility criterion;Reviewer~Lea Stern|Prof. Hugo Díaz;Score:number#0-10;Comment:long;Scored on:date
- Dana, merit | application=Application of Dana Okoro; reviewer=Lea Stern; score=9
- Ivo, need | application=Application of Ivo Marek; reviewer=Prof. Hugo Díaz; score=7
- Dana, essay | application=Application of Dana Okoro; reviewer=Prof. Hugo Díaz; score=8; comment=Clear aim, honest about detours.
- Ivo, merit | application=Application of Ivo Marek; reviewer=Lea Stern; score=10; comment=Best marks of the round.
! record award decision|decision|award [award\\w*|decision\\w*]: Title!;Application->@scholarship application|application~Application of Ivo Marek;Scholarship->@scholarship|bursary~Nordlicht Engineering Fellowship;Decision=Awarded|Reserve list|Declined;Amount:money;Decided by~Lea Stern;Decided on:date;Reason:long
- Award for Ivo | application=Application of Ivo Marek; scholarship=Nordlicht Engineering Fellowship; decision=Awarded; amount=10000; decided_by=Lea Stern
- Reserve for Dana | application=Application of Dana Okoro; scholarship=First Generation Award; decision=Reserve list; decided_by=Lea Stern
- First Generation for Dana | application=Application of Dana Okoro; scholarship=First Generation Award; decision=Awarded; amount=4000; decided_by=Prof. Hugo Díaz; reason=Moved up after a withdrawal.
- Second award refused to Ivo | application=Application of Ivo Marek; scholarship=First Generation Award; decision=Declined; decided_by=Lea Stern; reason=Only one award a person.
+ payment: Award->@award|grant award;Month;Amount:money;Paid on:date
! person reviewer|committee member|selection committee member [review\\w*|committee|jury]: Name!;Field;Email:email;Phone:phone;Applications at most:number#1-200;Term until:date;~Status=Active|Inactive
- Lea Stern | field=Engineering; applications_at_most=20; status=Active
- Hugo Diaz | field=Humanities; applications_at_most=15; status=Active
- Nadia Ferro | field=Medicine; applications_at_most=12; status=Active
- Owen Tarr | field=Economics; applications_at_most=30; status=Inactive
! record reviewer assignment|review assignment [assign\\w*|reviewer\\w*]: Title!;Application->@scholarship application|application~Application of Dana Okoro;Reviewer->@reviewer|committee member~Lea Stern;Assigned on:date;Due on:date;Conflict of interest:boolean;~Status=Assigned|Under review|Done|Declined
- Dana to Lea | application=Application of Dana Okoro; reviewer=Lea Stern; status=Under review
- Ivo to Hugo | application=Application of Ivo Marek; reviewer=Hugo Diaz; status=Done
- Ivo to Nadia | application=Application of Ivo Marek; reviewer=Nadia Ferro; status=Assigned
- Dana to Owen | application=Application of Dana Okoro; reviewer=Owen Tarr; status=Declined
record award payment|payment schedule|scheduled payment|instalment|disbursement|stipend payment: Title!;Award->@award|grant award;Number:number#1-60;Amount:money!;Due on:date;Paid on:date;Bank account;~Status=Planned|Released|Paid|Held back
- Ivo instalment 1 | number=1; amount=450; status=Paid
- Ivo instalment 2 | number=2; amount=450; status=Planned
- Dana instalment 1 | number=1; amount=2000; status=Released
- Dana instalment 2 | number=2; amount=2000; status=Held back
record progress report|interim report|final report: Title!;Award->@award|grant award;Period;Due on:date;Handed in on:date;File:file;Summary:long;Reviewed by->@reviewer|committee member;~Status=Due|Handed in|Accepted|Rework
- Ivo winter term | period=Winter term; status=Handed in
- Ivo summer term | period=Summer term; status=Due
- Dana first term | period=First term; status=Accepted; summary=All five courses passed.
- Dana second term | period=Second term; status=Rework; summary=Transcript of the term is missing.; reviewed_by=Lea Stern

# school timetable|timetable planning|class timetable|substitute teacher|substitution plan|lesson plan timetable
item timetable slot|period|lesson period|time slot: Name!;Weekday=Monday|Tuesday|Wednesday|Thursday|Friday|Saturday;Starts at:time!;Ends at:time!;Break after:number(min)#0-60
- Monday 1st period | weekday=Monday; break_after=5
- Tuesday 3rd period | weekday=Tuesday; break_after=15
- Wednesday 5th period | weekday=Wednesday; break_after=40
- Friday 2nd period | weekday=Friday; break_after=10
item room|classroom: Name!;Building;Floor;Seats:number#5-200;Kind=Classroom|Lab|Gym|Music room|Computer room;Equipment:long;Accessible:boolean
- Room 14 | building=Main building; floor=1; seats=30; kind=Classroom; equipment=Projector
- Chemistry lab | building=Science wing; floor=Ground; seats=24; kind=Lab; equipment=Fume hood, gas taps
- Sports hall | building=Gym; floor=Ground; seats=60; kind=Gym; equipment=Climbing wall, mats
- Computer room 2 | building=Main building; floor=2; seats=28; kind=Computer room; equipment=28 workstations
item class|school class|student group|cohort: Name!;Year:number#1-13;Students:number#1-40;Class teacher~Greta Maas|Iker Soto;Home room->@room|classroom~Room 14
- 8c | year=8; students=27; class_teacher=Greta Maas; home_room=Room 14
- 10a | year=10; students=24; class_teacher=Iker Soto; home_room=Room 14
- 5b | year=5; students=26; class_teacher=Nils Odum; home_room=Room 14
- 12 Bio | year=12; students=18; class_teacher=Vera Koch; home_room=Chemistry lab
item subject|school subject|course: Name!;Short code;Hours per week:number(h)#1-8;Needs room=Classroom|Lab|Gym|Music room|Computer room;Colour
- Chemistry | short_code=CH; hours_per_week=3; needs_room=Lab
- French | short_code=FR; hours_per_week=4; needs_room=Classroom
- Physical education | short_code=PE; hours_per_week=3; needs_room=Gym
- Computer science | short_code=CS; hours_per_week=2; needs_room=Computer room
record timetable entry|scheduled lesson|lesson|schedule entry: Title!;Class->@class|school class~8c|10a;Subject->@subject|school subject~Chemistry|French;Teacher->@teacher~Greta Maas|Iker Soto;Room->@room|classroom~Room 14|Chemistry lab;Slot->@timetable slot|period~Monday 1st period|Tuesday 3rd period;Valid from:date;Valid until:date;Week=Every week|A week|B week
- 8c French Monday | class=8c; subject=French; room=Room 14; slot=Monday 1st period; week=Every week
- 10a Chemistry Tuesday | class=10a; subject=Chemistry; room=Chemistry lab; slot=Tuesday 3rd period; week=A week
- 5b PE Wednesday | class=5b; subject=Physical education; room=Sports hall; slot=Wednesday 5th period; week=B week
- 12 Bio Computing Friday | class=12 Bio; subject=Computer science; room=Computer room 2; slot=Friday 2nd period; week=Every week
record substitution|cover lesson|timetable change|replacement lesson: Title!;Lesson->@timetable entry|scheduled lesson~8c French Monday;Date:date!;Absent teacher;Substitute~Iker Soto|Lore Benz;New room->@room|classroom~Room 14;Kind=Substitution|Room change|Cancelled|Moved;Task for the class:long;~Status=Open|Arranged|Announced
- French covered by Lore Benz | lesson=8c French Monday; absent_teacher=Greta Maas; substitute=Lore Benz; new_room=Room 14; kind=Substitution; status=Arranged
- PE moved outside | lesson=5b PE Wednesday; absent_teacher=Nils Odum; substitute=Iker Soto; kind=Moved; status=Announced
- Chemistry without lab | lesson=10a Chemistry Tuesday; new_room=Room 14; kind=Room change; status=Arranged
- Computing falls out | lesson=12 Bio Computing Friday; absent_teacher=Vera Koch; kind=Cancelled; status=Open
record teacher absence|absence|unavailability: Title!;Teacher->@teacher~Greta Maas;From:date!;Until:date;Reason=Illness|Training|Class trip|Leave;Reported by;Notes:long
- Training in Lyon | reason=Training; reported_by=School office
- Flu, Nils Odum | reason=Illness; reported_by=Nils Odum; notes=Back on Thursday at the latest.
- Week in the Alps with 10a | reason=Class trip; reported_by=Iker Soto; notes=Five days.
- Wedding leave | reason=Leave; reported_by=Vera Koch; notes=Two days, approved.
request timetable wish|change request|swap request: Title!;Lesson->@timetable entry|scheduled lesson~10a Chemistry Tuesday;Wanted slot->@timetable slot|period~Monday 1st period;Reason:long;Asked by
- Move the lab to Monday | lesson=10a Chemistry Tuesday; wanted_slot=Monday 1st period; reason=The lab is double-booked in A weeks.; asked_by=Iker Soto
- No PE after lunch | lesson=5b PE Wednesday; wanted_slot=Tuesday 3rd period; reason=The children have just eaten.; asked_by=Nils Odum
- Double period computing | lesson=12 Bio Computing Friday; wanted_slot=Wednesday 5th period; reason=Projects need ninety minutes.; asked_by=Vera Koch
- French not on Monday | lesson=8c French Monday; wanted_slot=Friday 2nd period; reason=Course at the academy.; asked_by=Greta Maas
+ teacher: Short code;Subjects;Hours per week:number(h)#1-30;Not available on
+ booking: Room->@room|classroom;Slot->@timetable slot|period;Date:date;Purpose

# school canteen|school lunch|school meal|school cafeteria|lunch ordering
item dish|meal|lunch dish: Name!;Category=Main|Vegetarian|Vegan|Soup|Dessert|Snack;Price:money;Allergens;Calories:number(kcal)#50-1500;Description:long;Photo:image;Available:boolean
- Lentil curry with rice | category=Vegan; price=3.6; allergens=Celery; calories=540
- Pasta bake | category=Main; price=3.9; allergens=Wheat, milk; calories=680
- Tomato soup | category=Soup; price=2.2; allergens=Celery; calories=190
- Spinach dumplings | category=Vegetarian; price=3.8; allergens=Wheat, egg, milk; calories=510
record menu day|daily menu|menu plan|weekly menu: Title!;Date:date!;Dish->@dish|meal~Lentil curry with rice|Pasta bake;Line=Menu 1|Menu 2|Salad bar;Portions planned:number#0-1000;Order until:time;~Portions ordered:number#0-1000
- Monday menu 1 | dish=Pasta bake; line=Menu 1; portions_planned=180; portions_ordered=164
- Monday menu 2 | dish=Lentil curry with rice; line=Menu 2; portions_planned=90; portions_ordered=71
- Tuesday menu 1 | dish=Spinach dumplings; line=Menu 1; portions_planned=150; portions_ordered=139
- Tuesday soup bar | dish=Tomato soup; line=Salad bar; portions_planned=60; portions_ordered=42
person pupil|student|child: Name!;Class;Card number;Diet=None|Vegetarian|Vegan|Halal|Gluten-free;Allergies;Parent email:email;Subsidised:boolean;~Balance:money
- Joris Blom | class=5a; card_number=C-3381; diet=None; balance=22.4
- Amira Salah | class=6d; card_number=C-3402; diet=Halal; allergies=Peanut; balance=8.1
- Pia Renner | class=8b; card_number=C-3417; diet=Vegetarian; balance=3.2
- Noah Klein | class=7c; card_number=C-3425; diet=Gluten-free; allergies=Gluten; balance=45
record meal order|lunch order|pre-order: Title!;Pupil->@pupil|student~Joris Blom|Amira Salah;Menu->@menu day|daily menu~Monday menu 1|Monday menu 2;Quantity:number#1-5;Price:money;Ordered on:date;~Status=Ordered|Cancelled|Collected|Not collected
- Joris, Monday | pupil=Joris Blom; menu=Monday menu 1; quantity=1; price=3.9; status=Collected
- Amira, Monday | pupil=Amira Salah; menu=Monday menu 2; quantity=1; price=3.6; status=Ordered
- Pia, Tuesday | pupil=Pia Renner; menu=Tuesday menu 1; quantity=1; price=3.8; status=Cancelled
- Noah, Tuesday | pupil=Noah Klein; menu=Tuesday soup bar; quantity=2; price=4.4; status=Not collected
record top-up|balance top-up|account transaction: Title!;Pupil->@pupil|student~Joris Blom|Amira Salah;Amount:money;Date:date!;Method=Bank transfer|Card|Cash|Direct debit;~Status=Pending|Booked|Failed
- Top-up September | pupil=Amira Salah; amount=40; method=Bank transfer; status=Booked
- Cash at the counter | pupil=Joris Blom; amount=20; method=Cash; status=Booked
- Monthly debit Klein | pupil=Noah Klein; amount=50; method=Direct debit; status=Pending
- Card payment Renner | pupil=Pia Renner; amount=30; method=Card; status=Failed
request diet request|special diet|allergy note: Title!;Pupil->@pupil|student~Amira Salah;Diet;Doctor's note:file;Valid from:date;Details:long
- No peanuts or traces | pupil=Amira Salah; diet=Nut-free; details=Carries an auto-injector.
- Gluten-free bread and pasta | pupil=Noah Klein; diet=Gluten-free; details=Separate toaster, please.
- No meat from autumn | pupil=Pia Renner; diet=Vegetarian; details=Fish is fine once a week.
- Less lactose | pupil=Joris Blom; diet=Lactose-free; details=Hard cheese is no problem.
! record stock item|ingredient|kitchen stock [stock|ingredient|kitchen|purchas\\w*|supplier]: Ingredient!;Quantity:number#0-5000;Unit=kg|litre|piece|pack;Minimum:number#0-500;Supplier;Best before:date
- Red lentils | quantity=40; unit=kg; minimum=15; supplier=Mill & Grain wholesale
- Durum pasta | quantity=65; unit=kg; minimum=25; supplier=Mill & Grain wholesale
- Whole milk | quantity=24; unit=litre; minimum=30; supplier=Dairy Wiesengrund
- Chopped tomatoes | quantity=36; unit=pack; minimum=12; supplier=Bruno fine foods
+ review: Dish->@dish|meal;Taste:rating;Portion size:rating

# parent-teacher conference|parent teacher conference|parent-teacher meeting|parents' evening|parent evening|parent council
event conference day|parents' evening|parent evening|conference: Title!;Date:date!;Starts at:time;Ends at:time;Minutes per talk:number(min)#5-30;Place;Booking opens on:date;Booking closes on:date;Notes:long
- Autumn conference, lower school | minutes_per_talk=10; place=Assembly hall wing; notes=Please arrive five minutes early.
- Spring conference, upper school | minutes_per_talk=15; place=Science wing
- Winter conference, middle school | minutes_per_talk=12; place=Main building, floor 2; notes=Coffee in the hall.
- Online conference day | minutes_per_talk=10; place=Video call; notes=The link comes by email.
record time slot|slot|talk slot|appointment slot: Title!;Conference->@conference day|parents' evening~Autumn conference, lower school;Teacher->@teacher~Frida Ek|Paul Sommer;Starts at:time!;Ends at:time;Room~Room 8|Room 21;~Status=Free|Booked|Blocked|Break
- Frida Ek, slot 1 | conference=Autumn conference, lower school; room=Room 8; status=Booked
- Frida Ek, slot 2 | conference=Autumn conference, lower school; room=Room 8; status=Free
- Paul Sommer, slot 5 | conference=Spring conference, upper school; room=Room 21; status=Blocked
- Paul Sommer, slot 6 | conference=Winter conference, middle school; room=Room 21; status=Break
person pupil|student|child: Name!;Class~3a|6b;Parent;Parent email:email;Parent phone:phone;Home language;Interpreter needed:boolean
- Elif Yilmaz | class=3a; parent=Derya Yilmaz; home_language=Turkish
- Oskar Lind | class=6b; parent=Mats Lind; home_language=Swedish
- Dario Conti | class=4c; parent=Anna Conti; home_language=Italian
- Sophie Baker | class=7d; parent=Hugh Baker; home_language=English
record talk note|meeting note|conversation protocol|conference note: Title!;Pupil->@pupil|student~Elif Yilmaz|Oskar Lind;Teacher~Frida Ek|Paul Sommer;Date:date!;Topics=Grades|Behaviour|Support|Friends|Transition;What was said:long;Agreed steps:long;Follow up on:date
- Reading at home | pupil=Elif Yilmaz; teacher=Frida Ek; topics=Support; what_was_said=Reads fluently in Turkish, hesitates in class.; agreed_steps=Fifteen minutes of reading every evening.
- Quarrels in the break | pupil=Oskar Lind; teacher=Paul Sommer; topics=Behaviour; agreed_steps=Weekly chat with the tutor.
- Choice of the next school | pupil=Dario Conti; teacher=Frida Ek; topics=Transition; agreed_steps=Visit two open days.
- New in class | pupil=Sophie Baker; teacher=Paul Sommer; topics=Friends; agreed_steps=Change of seat, join the choir.
request talk request|meeting request|parent request: Title!;Pupil->@pupil|student~Oskar Lind;Teacher~Paul Sommer;Preferred day:date;Preferred time:time;Matter:long;Asked by
- Talk about the physics grade | pupil=Oskar Lind; teacher=Paul Sommer; matter=Two weak tests in a row.; asked_by=Mats Lind
- Support in maths | pupil=Elif Yilmaz; teacher=Frida Ek; matter=Homework takes two hours.; asked_by=Derya Yilmaz
- Settling in | pupil=Sophie Baker; teacher=Paul Sommer; matter=Eats alone at lunch.; asked_by=Hugh Baker
- Recommendation letter | pupil=Dario Conti; teacher=Frida Ek; matter=What the new school asks for.; asked_by=Anna Conti
record announcement|circular|letter to parents|parent letter: Title!;For class~3a|6b|All classes;Sent on:date;Text:long!;Attachment:file;Reply needed by:date;Written by
- Conference dates | for_class=All classes; text=Booking opens next Monday at eight.; written_by=School office
- Swimming starts in week 40 | for_class=3a; text=Please pack swimwear every Tuesday.; written_by=Frida Ek
- Class trip costs | for_class=6b; text=The trip costs 145 per child.; written_by=Paul Sommer
- Head lice again | for_class=4c; text=Please check your children tonight.; written_by=School office
! record reply|read receipt|consent form [consent|sign\\w*|circular|letter|announcement\\w*]: Title!;Announcement->@announcement|circular~Conference dates;Pupil->@pupil|student~Elif Yilmaz;Parent;Answer=Read|Agreed|Declined;Date:date;Comment:long
- Read by Derya Yilmaz | announcement=Conference dates; pupil=Elif Yilmaz; parent=Derya Yilmaz; answer=Read
- Mats Lind agrees to the trip | announcement=Class trip costs; pupil=Oskar Lind; parent=Mats Lind; answer=Agreed
- Swimming not possible | announcement=Swimming starts in week 40; pupil=Elif Yilmaz; parent=Derya Yilmaz; answer=Declined; comment=Ear infection until October.
- Read by Anna Conti | announcement=Head lice again; pupil=Dario Conti; parent=Anna Conti; answer=Read
+ booking|appointment: Slot->@time slot|slot;Pupil->@pupil|student;Teacher->@teacher;Question for the teacher:long;Video call:boolean
+ teacher: Subjects;Room;Email:email

# after-school|after school club|extracurricular activity|afternoon care|school club|holiday programme
item activity|club|after-school club|workshop: Name!;Category=Sport|Art|Music|Science|Cooking|Homework help;Led by~Nina Falk|Carlos Prado;Weekday=Monday|Tuesday|Wednesday|Thursday|Friday;Starts at:time;Ends at:time;Grades from:number#1-13;Grades to:number#1-13;Places:number#4-60;Fee per term:money;Room
- Robotics club | category=Science; led_by=Carlos Prado; weekday=Tuesday; grades_from=5; grades_to=8; places=14; fee_per_term=35; room=Workshop 2
- Pottery | category=Art; led_by=Nina Falk; weekday=Thursday; grades_from=1; grades_to=4; places=10; fee_per_term=48; room=Art room
- Little cooks | category=Cooking; led_by=Nina Falk; weekday=Wednesday; grades_from=2; grades_to=5; places=12; fee_per_term=55; room=School kitchen
- Badminton | category=Sport; led_by=Ravi Menon; weekday=Friday; grades_from=4; grades_to=9; places=20; fee_per_term=22; room=Sports hall
person child|pupil|student: Name!;Grade:number#1-13;Parent;Emergency phone:phone;Allergies;May go home alone:boolean;Pick-up people;Notes:long
- Theo Wirth | grade=6; parent=Carla Wirth; pick_up_people=Carla Wirth
- Aisha Diallo | grade=3; parent=Fanta Diallo; allergies=Nuts; pick_up_people=Fanta Diallo, uncle Sekou
- Ella Brandt | grade=4; parent=Sven Brandt; pick_up_people=Sven Brandt, grandmother Ute
- Mateo Ruiz | grade=8; parent=Paul Ruiz; allergies=Bee stings; pick_up_people=Paul Ruiz
record enrolment|enrollment|sign-up|club registration: Title!;Child->@child|pupil~Theo Wirth|Aisha Diallo;Activity->@activity|club~Robotics club|Pottery;Term~Autumn 2025|Spring 2026;Signed up on:date;Fee:money;Paid:boolean;~Status=Waiting list|Confirmed|Cancelled
- Theo in Robotics | child=Theo Wirth; activity=Robotics club; term=Autumn 2025; fee=35; status=Confirmed
- Aisha in Pottery | child=Aisha Diallo; activity=Pottery; term=Autumn 2025; fee=48; status=Waiting list
- Ella in Little cooks | child=Ella Brandt; activity=Little cooks; term=Spring 2026; fee=55; status=Confirmed
- Mateo in Badminton | child=Mateo Ruiz; activity=Badminton; term=Spring 2026; fee=22; status=Cancelled
event session|club session|meeting date: Title!;Activity->@activity|club~Robotics club|Pottery;Date:date!;Starts at:time;Ends at:time;Topic;Led by~Nina Falk|Carlos Prado;Cancelled:boolean
- Line follower | activity=Robotics club; topic=Light sensors; led_by=Carlos Prado
- Glazing | activity=Pottery; topic=First glaze firing; led_by=Nina Falk
- Pancakes of the world | activity=Little cooks; topic=Batter and toppings; led_by=Nina Falk
- Doubles tactics | activity=Badminton; topic=Court positions; led_by=Ravi Menon
record attendance|presence|check-in: Title!;Session->@session|club session~Line follower;Child->@child|pupil~Theo Wirth;Arrived at:time;Left at:time;Picked up by;~Status=Present|Excused|Missing
- Theo at Line follower | session=Line follower; child=Theo Wirth; picked_up_by=Carla Wirth; status=Present
- Aisha at Glazing | session=Glazing; child=Aisha Diallo; picked_up_by=Uncle Sekou; status=Present
- Ella at Pancakes | session=Pancakes of the world; child=Ella Brandt; status=Excused
- Mateo at Doubles tactics | session=Doubles tactics; child=Mateo Ruiz; status=Missing
record material|supply|equipment loan: Name!;Activity->@activity|club~Robotics club|Pottery;Quantity:number#0-500;Unit=piece|kg|set|box;Cost:money;To be bought:boolean;Stored in
- Stoneware clay | activity=Pottery; quantity=40; unit=kg; cost=62; stored_in=Art room cupboard
- Robot kits | activity=Robotics club; quantity=7; unit=set; cost=980; stored_in=Workshop 2
- Shuttlecocks | activity=Badminton; quantity=5; unit=box; cost=70; stored_in=Sports hall cage
- Aprons | activity=Little cooks; quantity=14; unit=piece; cost=91; stored_in=School kitchen
work volunteer duty|supervision duty|helper shift: Title!;Session->@session|club session~Glazing;Date:date;Starts at:time;Ends at:time;Helper~Paul Ruiz|Anke Thoma;Task:long
- Kiln watch | session=Glazing; helper=Anke Thoma; task=Check the temperature every half hour.
- Dishwashing team | session=Pancakes of the world; helper=Paul Ruiz; task=Wash and dry with the children.
- Walk to the bus | session=Line follower; helper=Carla Wirth; task=Bring four children to line 12.
- Net set-up | session=Doubles tactics; helper=Sven Brandt; task=Put up three nets by half past two.
request idea for a club|club proposal|activity proposal: Title!;Proposed by;Category=Sport|Art|Music|Science|Cooking|Homework help;Why:long;Children interested:number#1-100
- Chess on Fridays | proposed_by=Class 5b; category=Homework help; why=Many of us play in the break.; children_interested=12
- Ukulele for beginners | proposed_by=Sven Brandt; category=Music; why=We have eight instruments in the cellar.; children_interested=9
- Comic drawing | proposed_by=Class 7a; category=Art; why=Nothing for older pupils in art.; children_interested=15
- Vegetable garden | proposed_by=Carla Wirth; category=Science; why=The bed behind the gym is empty.; children_interested=11

# dormitory|student housing|student residence|hall of residence|dorm room|boarding school
item residence|dormitory|building|house: Name!;Address;Floors:number#1-30;Warden~Stella Moro|Ken Abe;Phone:phone;Amenities:long;House rules:long
- Linden House | address=Linden street 9; floors=5; warden=Stella Moro; amenities=Laundry, bike cellar, study room
- Harbour Hall | address=Quay 22; floors=8; warden=Ken Abe; amenities=Gym, music room, shared kitchens
- Old Brewery | address=Brewer lane 4; floors=4; warden=Uma Jensen; amenities=Roof terrace, workshop
- Campus Studios | address=Ring road 101; floors=12; warden=Ken Abe; amenities=Lift, parcel lockers
item room|dorm room|apartment: Number!;Residence->@residence|dormitory~Linden House|Harbour Hall;Floor:number#0-30;Type=Single|Double|Shared flat|Studio;Area:number(m²)#8-60;Rent per month:money;Deposit:money;Furnished:boolean;Accessible:boolean;~Status=Free|Reserved|Occupied|Under repair
- LH-204 | residence=Linden House; floor=2; type=Single; area=14; rent_per_month=310; deposit=620; status=Occupied
- HH-511 | residence=Harbour Hall; floor=5; type=Double; area=22; rent_per_month=240; deposit=480; status=Free
- OB-102 | residence=Old Brewery; floor=1; type=Shared flat; area=17; rent_per_month=275; deposit=550; status=Reserved
- CS-907 | residence=Campus Studios; floor=9; type=Studio; area=24; rent_per_month=445; deposit=890; status=Under repair
person resident|student|tenant: Name!;Room->@room|dorm room~LH-204;Student number;University;Email:email;Phone:phone;Emergency contact;Moved in on:date;Moving out on:date
- Yara Haddad | room=LH-204; student_number=509113; university=Lakeside University; emergency_contact=Rami Haddad
- Finn Dahl | student_number=511870; university=Lakeside University; emergency_contact=Berit Dahl
- Li Na Zhou | room=OB-102; student_number=512004; university=Arts Academy; emergency_contact=Wei Zhou
- Pedro Alves | room=CS-907; student_number=508227; university=Lakeside University; emergency_contact=Marta Alves
record housing application|room application|application: Title!;Applicant;Email:email;Residence->@residence|dormitory~Linden House|Harbour Hall;Room type=Single|Double|Shared flat|Studio;From:date!;Until:date;Highest rent:money;Notes:long;~Status=Submitted|Waiting list|Offered|Accepted|Rejected
- Application of Finn Dahl | applicant=Finn Dahl; residence=Harbour Hall; room_type=Double; highest_rent=280; status=Offered
- Application of Li Na Zhou | applicant=Li Na Zhou; residence=Old Brewery; room_type=Shared flat; highest_rent=300; status=Accepted
- Application of Vera Sokol | applicant=Vera Sokol; residence=Campus Studios; room_type=Studio; highest_rent=460; status=Waiting list
- Application of Tim Oduya | applicant=Tim Oduya; residence=Linden House; room_type=Single; highest_rent=320; status=Submitted
record rental agreement|room assignment|contract|lease: Title!;Resident->@resident|student~Yara Haddad;Room->@room|dorm room~LH-204;From:date!;Until:date;Rent per month:money;Deposit paid:boolean;Signed file:file;~Status=Drawn up|Signed|Running|Ended
- Contract LH-204 | resident=Yara Haddad; room=LH-204; rent_per_month=310; status=Running
- Contract OB-102 | resident=Li Na Zhou; room=OB-102; rent_per_month=275; status=Signed
- Contract CS-907 | resident=Pedro Alves; room=CS-907; rent_per_month=445; status=Ended
- Contract HH-511 | resident=Finn Dahl; room=HH-511; rent_per_month=240; status=Drawn up
request maintenance request|repair request|defect report|damage report: Title!;Room->@room|dorm room~LH-204;Reported by->@resident|student~Yara Haddad;Kind=Heating|Water|Electricity|Furniture|Internet|Pest;Urgency=Low|Normal|Urgent;Photo:image;Description:long;May enter without me:boolean
- Radiator stays cold | room=LH-204; reported_by=Yara Haddad; kind=Heating; urgency=Urgent; description=Cold since Sunday evening.
- Shower drains slowly | room=OB-102; reported_by=Li Na Zhou; kind=Water; urgency=Normal; description=Water stands after two minutes.
- No signal at the desk | room=CS-907; reported_by=Pedro Alves; kind=Internet; urgency=Low; description=Wired socket is dead.
- Broken bed slat | room=HH-511; reported_by=Finn Dahl; kind=Furniture; urgency=Normal; description=Third slat from the top.
record handover protocol|room inspection|room check|move-in check: Title!;Room->@room|dorm room~LH-204;Resident->@resident|student~Yara Haddad;Kind=Move-in|Move-out|Yearly;Date:date!;Condition=Good|Worn|Damaged;Keys handed over:number#0-10;Meter reading:number(kWh)#0-99999;Remarks:long;Done by~Stella Moro|Ken Abe
- Move-in LH-204 | room=LH-204; resident=Yara Haddad; kind=Move-in; condition=Good; keys_handed_over=2; meter_reading=4127; done_by=Stella Moro
- Move-out CS-907 | room=CS-907; resident=Pedro Alves; kind=Move-out; condition=Damaged; keys_handed_over=1; meter_reading=9912; done_by=Ken Abe
- Move-in OB-102 | room=OB-102; resident=Li Na Zhou; kind=Move-in; condition=Worn; keys_handed_over=3; meter_reading=2208; done_by=Stella Moro
- Yearly check LH-204 | room=LH-204; resident=Yara Haddad; kind=Yearly; condition=Good; keys_handed_over=0; meter_reading=5460; done_by=Stella Moro
! item common room|laundry machine|shared facility [laundry|washing|common|kitchen|gym|facilit\\w*]: Name!;Residence->@residence|dormitory~Linden House;Kind=Laundry|Kitchen|Study room|Gym|Music room;Capacity:number#1-60;Price per use:money;Open from:time;Open until:time
- Washing machine 2 | residence=Linden House; kind=Laundry; capacity=1; price_per_use=1.8
- Harbour gym | residence=Harbour Hall; kind=Gym; capacity=12; price_per_use=0
- Brewery kitchen | residence=Old Brewery; kind=Kitchen; capacity=8; price_per_use=0
- Piano room | residence=Harbour Hall; kind=Music room; capacity=3; price_per_use=1
+ booking|reservation: Facility->@common room|laundry machine;Date:date;Starts at:time;Ends at:time
+ payment: Agreement->@rental agreement|room assignment;Month;Amount:money;Paid on:date

# school bus|school transport|bus route|pupil transport|bus stop
item bus route|route|line: Name!;Direction=To school|Home;Bus->@bus|vehicle~Bus 3|Minibus 7;Driver~Walter Beck|Irina Popa;Departs at:time;Arrives at:time;Length:number(km)#1-120;School;Active:boolean
- North line morning | direction=To school; bus=Bus 3; driver=Walter Beck; length=18; school=Hilltop School
- Valley line afternoon | direction=Home; bus=Minibus 7; driver=Irina Popa; length=11; school=Hilltop School
- South line morning | direction=To school; bus=Bus 5; driver=Hanna Roos; length=24; school=Lake School
- Hill line afternoon | direction=Home; bus=Bus 3; driver=Walter Beck; length=15; school=Lake School
item bus stop|stop|pick-up point: Name!;Route->@bus route|route~North line morning|Valley line afternoon;Order on the route:number#1-40;Time:time;Address;Latitude;Longitude;Note:long
- Mill bridge | route=North line morning; order_on_the_route=1; address=Mill bridge 2
- Church square | route=Valley line afternoon; order_on_the_route=3; address=Church square
- Station forecourt | route=South line morning; order_on_the_route=2; address=Station road 1
- Upper farm | route=Hill line afternoon; order_on_the_route=6; address=Hill road 48
item bus|vehicle|minibus: Name!;Plate number;Seats:number#8-80;Wheelchair places:number#0-6;Next inspection on:date;Mileage:number(km)#0-900000;~Status=In service|In repair|Retired
- Bus 3 | plate_number=HT 4471; seats=52; wheelchair_places=1; mileage=188400; status=In service
- Minibus 7 | plate_number=HT 9020; seats=16; wheelchair_places=2; mileage=74250; status=In service
- Bus 5 | plate_number=HT 5512; seats=44; wheelchair_places=0; mileage=302900; status=In repair
- Bus 1 | plate_number=HT 1038; seats=60; wheelchair_places=1; mileage=611500; status=Retired
person pupil|student|rider|passenger: Name!;Class;Parent;Parent phone:phone;Stop->@bus stop|stop~Mill bridge|Church square;Rides=Mornings|Afternoons|Both;Special needs;May walk home alone:boolean
- Emil Grau | class=3b; parent=Sonja Grau; stop=Mill bridge; rides=Both
- Zoe Marin | class=5a; parent=Luc Marin; stop=Church square; rides=Afternoons; special_needs=Wheelchair
- Kasimir Thal | class=7c; parent=Doris Thal; stop=Station forecourt; rides=Mornings
- Ines Abadi | class=2b; parent=Karim Abadi; stop=Upper farm; rides=Both; special_needs=Booster seat
record trip|ride|bus run: Title!;Route->@bus route|route~North line morning;Date:date!;Driver~Walter Beck|Irina Popa;Left at:time;Arrived at:time;Delay:number(min)#0-180;Riders:number#0-80;~Status=Planned|On the way|Arrived|Cancelled
- North line, Monday | route=North line morning; driver=Walter Beck; delay=6; riders=37; status=Arrived
- Valley line, Monday | route=Valley line afternoon; driver=Irina Popa; delay=0; riders=12; status=On the way
- South line, Tuesday | route=South line morning; driver=Hanna Roos; delay=0; riders=0; status=Cancelled
- Hill line, Wednesday | route=Hill line afternoon; driver=Walter Beck; riders=28; status=Planned
record boarding|boarding record|ride attendance|check-in: Title!;Trip->@trip|ride~North line, Monday;Pupil->@pupil|student~Emil Grau;Boarded at:time;Left the bus at:time;~Status=Boarded|Absent|Dropped off
- Emil, Monday morning | trip=North line, Monday; pupil=Emil Grau; status=Dropped off
- Zoe, Monday afternoon | trip=Valley line, Monday; pupil=Zoe Marin; status=Boarded
- Kasimir, Tuesday | trip=South line, Tuesday; pupil=Kasimir Thal; status=Absent
- Ines, Wednesday | trip=Hill line, Wednesday; pupil=Ines Abadi; status=Dropped off
request transport request|registration for the bus|stop change: Title!;Pupil->@pupil|student~Zoe Marin;Wanted stop->@bus stop|stop~Church square;From:date;Reason:long;Asked by
- New stop from November | pupil=Zoe Marin; wanted_stop=Church square; reason=Moved to another street.; asked_by=Luc Marin
- Mornings as well | pupil=Kasimir Thal; wanted_stop=Station forecourt; reason=Father starts earlier now.; asked_by=Doris Thal
- Stop nearer to the farm | pupil=Ines Abadi; wanted_stop=Upper farm; reason=The road has no pavement.; asked_by=Karim Abadi
- Two weeks from grandparents | pupil=Emil Grau; wanted_stop=Church square; reason=Parents are travelling.; asked_by=Sonja Grau
record incident|delay notice|vehicle defect|incident report: Title!;Trip->@trip|ride~North line, Monday;Bus->@bus|vehicle~Bus 3;Kind=Delay|Breakdown|Behaviour|Accident;Happened on:date;Description:long;Reported by~Walter Beck|Irina Popa;Solved:boolean
- Road closed at the bridge | trip=North line, Monday; bus=Bus 3; kind=Delay; description=Detour over the mill.; reported_by=Walter Beck
- Flat tyre at the mill | trip=South line, Tuesday; bus=Bus 5; kind=Breakdown; description=Left rear tyre.; reported_by=Hanna Roos
- Fight on the back seats | trip=Valley line, Monday; bus=Minibus 7; kind=Behaviour; description=Two pupils of class 6.; reported_by=Irina Popa
- Scraped mirror | trip=Hill line, Wednesday; bus=Bus 3; kind=Accident; description=Parked van, nobody hurt.; reported_by=Walter Beck

# study abroad|exchange student|student exchange|exchange semester|partner university|host family
item partner university|partner school|host university|exchange programme: Name!;City;Country;Language of teaching;Places per year:number#1-50;Application deadline:date;Minimum language level=A2|B1|B2|C1;Tuition waived:boolean;Agreement until:date;Website:url;Description:long
- Universidad del Puerto | city=Valencia; country=Spain; language_of_teaching=Spanish; places_per_year=4; minimum_language_level=B1
- Northern Fjord University | city=Bergen; country=Norway; language_of_teaching=English; places_per_year=6; minimum_language_level=B2
- Institut des Alpes | city=Grenoble; country=France; language_of_teaching=French; places_per_year=3; minimum_language_level=C1
- Kitamura University | city=Sapporo; country=Japan; language_of_teaching=English; places_per_year=2; minimum_language_level=B2
record exchange application|application: Title!;Student;Email:email;Partner->@partner university|partner school~Universidad del Puerto|Northern Fjord University;Preference:number#1-5;Semester~Winter 2026/27|Summer 2027;Grade average:number#0-100;Language level=A2|B1|B2|C1;Motivation:long;Documents:file;~Status=Draft|Submitted|Nominated|Accepted|Rejected|Withdrawn
- Mina Roth to Valencia | student=Mina Roth; partner=Universidad del Puerto; preference=1; semester=Winter 2026/27; grade_average=82; language_level=B2; status=Nominated
- Jakub Novak to Bergen | student=Jakub Novak; partner=Northern Fjord University; preference=1; semester=Winter 2026/27; grade_average=77; language_level=C1; status=Submitted
- Lia Berger to Grenoble | student=Lia Berger; partner=Institut des Alpes; preference=2; semester=Summer 2027; grade_average=88; language_level=C1; status=Accepted
- Sam Oduro to Sapporo | student=Sam Oduro; partner=Kitamura University; preference=1; semester=Winter 2026/27; grade_average=69; language_level=B2; status=Rejected
record stay|exchange stay|mobility: Title!;Application->@exchange application|application~Mina Roth to Valencia;Arrival:date!;Departure:date;Accommodation=Dormitory|Host family|Shared flat;Insurance number;Visa needed:boolean;Emergency contact;~Status=Preparing|Abroad|Returned|Broken off
- Valencia winter, Mina Roth | application=Mina Roth to Valencia; accommodation=Host family; insurance_number=TR-88120; emergency_contact=Karin Roth; status=Preparing
- Bergen winter, Jakub Novak | application=Jakub Novak to Bergen; accommodation=Dormitory; insurance_number=TR-88304; status=Abroad
- Grenoble summer, Lia Berger | application=Lia Berger to Grenoble; accommodation=Shared flat; insurance_number=TR-90117; status=Preparing
- Sapporo earlier year, Sam Oduro | application=Sam Oduro to Sapporo; accommodation=Dormitory; insurance_number=TR-79010; status=Broken off
record learning agreement|course match|credit recognition: Title!;Stay->@stay|exchange stay~Valencia winter, Mina Roth;Course abroad;Credits abroad:number(ECTS)#1-30;Course at home;Credits at home:number(ECTS)#1-30;Approved by~Dr. Pia Holt;~Status=Proposed|Approved|Changed|Recognised|Refused
- Microeconomía II for Microeconomics 2 | stay=Valencia winter, Mina Roth; course_abroad=Microeconomía II; credits_abroad=6; course_at_home=Microeconomics 2; credits_at_home=6; approved_by=Dr. Pia Holt; status=Approved
- Ocean Modelling for Physics Elective | stay=Bergen winter, Jakub Novak; course_abroad=Ocean Modelling; credits_abroad=10; course_at_home=Physics Elective; credits_at_home=8; approved_by=Dr. Pia Holt; status=Proposed
- Glaciologie for Physical Geography | stay=Grenoble summer, Lia Berger; course_abroad=Glaciologie; credits_abroad=5; credits_at_home=5; approved_by=Dr. Uwe Rahn; status=Changed
- Japanese 1 for Free Choice | stay=Sapporo earlier year, Sam Oduro; course_abroad=Japanese 1; credits_abroad=4; credits_at_home=3; approved_by=Dr. Pia Holt; status=Recognised
item host family|host: Family name!;City;Members:number#1-12;Languages;Pets;Room=Own room|Shared room;Email:email;Phone:phone;About the family:long;~Status=Available|Hosting|Paused
- Ferrer Soler | city=Valencia; members=4; languages=Spanish, some English; pets=One dog; room=Own room; status=Hosting
- Hansen | city=Bergen; members=3; languages=Norwegian, English; pets=None; room=Own room; status=Available
- Moreau | city=Grenoble; members=5; languages=French; pets=Two cats; room=Shared room; status=Paused
- Tanaka | city=Sapporo; members=2; languages=Japanese, English; pets=None; room=Own room; status=Available
record host placement|placement|match: Title!;Stay->@stay|exchange stay~Valencia winter, Mina Roth;Host family->@host family|host~Ferrer Soler;From:date;Until:date;Weekly allowance:money;Matched by;~Status=Proposed|Confirmed|Ended
- Mina with Ferrer Soler | stay=Valencia winter, Mina Roth; host_family=Ferrer Soler; weekly_allowance=90; matched_by=Pia Holt; status=Confirmed
- Jakub with Hansen | stay=Bergen winter, Jakub Novak; host_family=Hansen; weekly_allowance=110; matched_by=Pia Holt; status=Ended
- Lia with Moreau | stay=Grenoble summer, Lia Berger; host_family=Moreau; weekly_allowance=85; matched_by=Uwe Rahn; status=Proposed
- Sam with Tanaka | stay=Sapporo earlier year, Sam Oduro; host_family=Tanaka; weekly_allowance=95; matched_by=Pia Holt; status=Ended
record experience report|testimonial|travel report: Title!;Partner->@partner university|partner school~Northern Fjord University;Student;Semester;Teaching:rating;City life:rating;Monthly costs:money;Text:long!;Photo:image
- A winter in Bergen | partner=Northern Fjord University; student=Ole Krantz; teaching=5; city_life=4; monthly_costs=950; text=Bring good boots and apply for the dormitory early.
- Oranges and late dinners | partner=Universidad del Puerto; student=Tilda Moss; semester=Summer 2026; teaching=3; city_life=5; monthly_costs=820; text=Look for a flat near the tram.
- Mountains after class | partner=Institut des Alpes; student=Kilian Weiss; semester=Winter 2025/26; teaching=4; city_life=5; monthly_costs=890; text=Buy the student ski pass in October.
- Snow festival included | partner=Kitamura University; student=Aiko Brand; semester=Winter 2025/26; teaching=5; city_life=4; monthly_costs=1020; text=Small classes, very helpful office.
work departure checklist|checklist item|to-do: Title!;Stay->@stay|exchange stay~Valencia winter, Mina Roth;Due on:date;Document:file;Notes:long
- Insurance certificate | stay=Valencia winter, Mina Roth; notes=Send a copy to both offices.
- Visa appointment | stay=Sapporo earlier year, Sam Oduro; notes=Two photos and the admission letter.
- Dormitory deposit paid | stay=Bergen winter, Jakub Novak; notes=Keep the receipt.
- Signed learning agreement | stay=Grenoble summer, Lia Berger; notes=Three signatures needed.

# alumni|alumni network|class reunion|graduate network|alumni association
person alumnus|alumni member|graduate|former student: Name!;Graduation year:number#1940-2035;Degree;Field of study;Employer;Job title;City;Country;Email:email;Open to mentoring:boolean;About:long;Photo:image
- Clara Engel | graduation_year=2009; degree=MSc; field_of_study=Physics; employer=Solar cell maker; job_title=Head of research; city=Graz; country=Austria
- Marcus Boateng | graduation_year=2016; degree=BA; field_of_study=Economics; employer=City bank; job_title=Analyst; city=Accra; country=Ghana
- Hilde Sørby | graduation_year=1998; degree=PhD; field_of_study=Chemistry; employer=Water works; job_title=Laboratory manager; city=Oslo; country=Norway
- Tomás Rivas | graduation_year=2021; degree=BSc; field_of_study=Computer science; employer=Own studio; job_title=Founder; city=Porto; country=Portugal
item chapter|regional chapter|alumni group|year group: Name!;City;Lead->@alumnus|alumni member~Clara Engel;Founded on:date;Meeting place;Description:long
- Chapter Vienna | city=Vienna; lead=Clara Engel; meeting_place=Café at the university
- Class of 2016 | city=Online; lead=Marcus Boateng; meeting_place=Video call
- Chapter Oslo | city=Oslo; lead=Hilde Sørby; meeting_place=Library café
- Founders circle | city=Porto; lead=Tomás Rivas; meeting_place=Shared office at the river
event reunion|alumni event|class reunion|networking event: Title!;Chapter->@chapter|regional chapter~Chapter Vienna|Class of 2016;Date:date!;Starts at:time;Place;Fee:money;Places:number#5-2000;Register until:date;Description:long
- Ten years on | chapter=Class of 2016; place=Old main hall; fee=25; places=120
- Winter lecture | chapter=Chapter Vienna; place=Physics building; fee=0; places=60
- Summer boat trip | chapter=Chapter Oslo; place=Pier 4; fee=40; places=50
- Pitch night | chapter=Founders circle; place=River office; fee=10; places=80
item job offer|job posting|vacancy|internship offer: Title!;Company;Location;Kind=Full-time|Part-time|Internship|Freelance;Salary from:money;Posted by->@alumnus|alumni member~Clara Engel;Apply until:date;Link:url;Description:long
- Process engineer thin films | company=Solar cell maker; location=Graz; kind=Full-time; salary_from=48000; posted_by=Clara Engel
- Junior analyst | company=City bank; location=Accra; kind=Full-time; salary_from=21000; posted_by=Marcus Boateng
- Summer intern, water lab | company=Water works; location=Oslo; kind=Internship; salary_from=2400; posted_by=Hilde Sørby
- Illustrator for an app | company=Rivas Studio; location=Remote; kind=Freelance; salary_from=5000; posted_by=Tomás Rivas
record mentorship|mentoring|mentoring pair: Title!;Mentor->@alumnus|alumni member~Clara Engel|Marcus Boateng;Mentee;Field;Started on:date;Goal:long;~Status=Proposed|Running|Completed|Stopped
- Clara and Eda | mentor=Clara Engel; mentee=Eda Polat; field=Physics; goal=Find a doctoral position.; status=Running
- Marcus and Kofi | mentor=Marcus Boateng; mentee=Kofi Ansah; field=Finance; goal=Pass the analyst exam.; status=Proposed
- Hilde and Signe | mentor=Hilde Sørby; mentee=Signe Bakke; field=Chemistry; goal=Move from research to industry.; status=Completed
- Tomás and Lena | mentor=Tomás Rivas; mentee=Lena Hauck; field=Startups; goal=Write a business plan.; status=Running
record donation|gift|pledge: Title!;Donor->@alumnus|alumni member~Marcus Boateng;Campaign->@campaign|fundraising campaign~New reading room;Amount:money;Date:date!;Method=Card|Bank transfer|Direct debit;Anonymous:boolean;Receipt sent:boolean
- Gift for the reading room | donor=Marcus Boateng; campaign=New reading room; amount=150; method=Card
- Monthly gift Engel | donor=Clara Engel; campaign=Lab for first-years; amount=30; method=Direct debit
- Reunion collection | donor=Hilde Sørby; campaign=Emergency grants; amount=410; method=Card
- Founder's gift | donor=Tomás Rivas; campaign=Choir tour; amount=1000; method=Bank transfer
item campaign|fundraising campaign|fund: Name!;Goal:money;~Raised:money;From:date;Until:date;Contact;Description:long
- New reading room | goal=60000; raised=23480; contact=Alumni office; description=Desks, lamps and quiet corners in the old library.
- Lab for first-years | goal=35000; raised=11200; contact=Clara Engel; description=Twelve benches with new instruments.
- Emergency grants | goal=20000; raised=20450; contact=Alumni office; description=Quick help for students in need.
- Choir tour | goal=8000; raised=3900; contact=Music department; description=Ten days through three countries.
record class note|alumni news|success story|career step: Title!;Member->@alumnus|alumni member~Clara Engel;Kind=New job|Award|Family|Publication|Obituary;Date:date;Text:long!;Photo:image
- Award for thin-film cells | member=Clara Engel; kind=Award; text=The regional prize for research went to her team.
- From bank to museum | member=Marcus Boateng; kind=New job; text=He now runs the finances of the national museum.
- Twins for Hilde | member=Hilde Sørby; kind=Family; text=Two girls, all are well.
- Paper on fast rendering | member=Tomás Rivas; kind=Publication; text=Presented at a graphics meeting in spring.
record career entry|career record|career history|career station|job history: Title!;Alumnus->@alumnus|alumni|alumni member|graduate~Clara Engel|Marcus Boateng;Employer;Job title;Industry;City;From:date;Until:date;Current:boolean;Note:long
- Analyst at Lindhaus | alumnus=Clara Engel; employer=Lindhaus; job_title=Analyst; industry=Insurance; city=Vienna
- Site engineer at Norbau | alumnus=Marcus Boateng; employer=Norbau; job_title=Site engineer; industry=Construction; city=Oslo
- Lab lead at Solvind | alumnus=Hilde Sørby; employer=Solvind; job_title=Head of laboratory; industry=Solar energy; city=Bergen
- Rendering engineer at Pixelwerft | alumnus=Tomás Rivas; employer=Pixelwerft; job_title=Graphics engineer; industry=Software; city=Hamburg
! request mentor request|mentoring request|mentorship request [request mentor\\w*|mentor\\w*]: Title!;Mentor->@mentor|alumnus|alumni|alumni member~Clara Engel;Student;Field;Goal:long;Wanted from:date;Answer:long
- Help with the first job | mentor=Clara Engel; student=Noa Weiss; field=Finance
- Studies abroad | mentor=Marcus Boateng; student=Finn Adler; field=Engineering
- Thesis in a company | mentor=Hilde Sørby; student=Amara Diallo; field=Materials science; goal=Find a topic and a contact in solar research.
- Portfolio before the fair | mentor=Tomás Rivas; student=Lena Koch; field=Computer graphics; goal=Choose five works and write about them.
+ event registration: Guests:number#0-5;Diet;Name tag
+ message: Mentorship->@mentorship|mentoring

# lecture notes|study group|study planner|study notes|study session|exam preparation
item course|subject|module: Name!;Code;Lecturer;Semester~Summer 2026;Credits:number(ECTS)#1-30;Exam on:date;Target grade;Colour
- Statistics 1 | code=ST101; lecturer=Prof. Nadler; semester=Summer 2026; credits=6
- Organic Chemistry | code=CH210; lecturer=Dr. Sato; semester=Summer 2026; credits=9
- History of Ideas | code=HI130; lecturer=Prof. Abena Sarpong; semester=Winter 2026/27; credits=5
- Thermodynamics | code=PH220; lecturer=Dr. Lukas Frei; semester=Summer 2026; credits=8
record study note|lecture note|summary|shared note: Title!;Course->@course|subject~Statistics 1|Organic Chemistry;Chapter;Text:long!;File:file;Shared by;Uploaded on:date;Visibility=Private|Study group|Everyone;~Downloads:number#0-100000
- Confidence intervals on one page | course=Statistics 1; chapter=5; text=Formula, conditions and two worked examples.; shared_by=Jule Arp; visibility=Everyone; downloads=48
- Reaction types overview | course=Organic Chemistry; chapter=2; text=Substitution, elimination and addition with examples.; shared_by=Devin Roy; visibility=Study group; downloads=9
- Second law in pictures | course=Thermodynamics; chapter=4; text=Engines, entropy and why heat flows one way.; shared_by=Mona Vogt; visibility=Private; downloads=0
- Rousseau in ten sentences | course=History of Ideas; chapter=7; text=Key claims with page numbers.; shared_by=Jule Arp; visibility=Everyone; downloads=131
item study group|learning group|group: Name!;Course->@course|subject~Statistics 1|Organic Chemistry;Founder;Place=Library|Online|Campus café|Seminar room;Weekday=Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday;Members at most:number#2-20;Language;Description:long
- Stats survivors | course=Statistics 1; founder=Jule Arp; place=Library; weekday=Wednesday; members_at_most=6; language=English
- Orgo Sunday | course=Organic Chemistry; founder=Devin Roy; place=Online; weekday=Sunday; members_at_most=5; language=English
- Entropy club | course=Thermodynamics; founder=Mona Vogt; place=Seminar room; weekday=Monday; members_at_most=8; language=German
- Ideas over coffee | course=History of Ideas; founder=Sami Halil; place=Campus café; weekday=Friday; members_at_most=4; language=English
record group membership|membership|join request: Title!;Group->@study group|learning group~Stats survivors;Member;Joined on:date;Message:long;Role=Founder|Member;~Status=Asked|Member|Declined|Left
- Wei in Stats survivors | group=Stats survivors; member=Wei Lin; role=Member; status=Member
- Devin in Orgo Sunday | group=Orgo Sunday; member=Devin Roy; role=Founder; status=Member
- Tara in Entropy club | group=Entropy club; member=Tara Finn; role=Member; status=Asked
- Ugo in Ideas over coffee | group=Ideas over coffee; member=Ugo Bassi; role=Member; status=Left
event study session|study meeting|session: Title!;Group->@study group|learning group~Stats survivors;Course->@course|subject~Statistics 1;Date:date!;Starts at:time;Planned duration:number(min)#15-480;Topic;Place
- Old exam from last year | group=Stats survivors; course=Statistics 1; planned_duration=120; topic=Exam questions 1 to 6; place=Library, room 3
- Mechanisms marathon | group=Orgo Sunday; course=Organic Chemistry; planned_duration=180; topic=Elimination reactions; place=Video call
- Heat engines | group=Entropy club; course=Thermodynamics; planned_duration=90; topic=Carnot cycle; place=Seminar room 5
- Reading Hume | group=Ideas over coffee; course=History of Ideas; planned_duration=75; topic=On causes; place=Campus café
work study task|assignment|study goal|to-do: Title!;Course->@course|subject~Organic Chemistry;Due on:date;Estimated hours:number(h)#0-100;Priority=Low|Normal|High;Notes:long
- Learn named reactions | course=Organic Chemistry; estimated_hours=6; priority=High
- Summarise chapter 4 | course=Thermodynamics; estimated_hours=3; priority=Normal
- Hand in exercise sheet 7 | course=Statistics 1; estimated_hours=4; priority=High
- Read the preface | course=History of Ideas; estimated_hours=1; priority=Low
record study time|time log|learning log|study log: Title!;Course->@course|subject~Statistics 1;Date:date!;Minutes:number(min)#5-720;Method=Reading|Exercises|Flashcards|Old exams|Lecture;Focus:rating;Notes:long
- Exercise sheet 6 | course=Statistics 1; minutes=95; method=Exercises; focus=4
- Flashcards on the tram | course=Organic Chemistry; minutes=25; method=Flashcards; focus=3
- Lecture 9 at double speed | course=Thermodynamics; minutes=50; method=Lecture; focus=2
- Rousseau, book one | course=History of Ideas; minutes=110; method=Reading; focus=5
record exam|exam date|grade: Title!;Course->@course|subject~Organic Chemistry;Date:date!;Starts at:time;Room;Duration:number(min)#15-300;Aids allowed;~Grade;~Status=Registered|Written|Passed|Failed
- Organic Chemistry written exam | course=Organic Chemistry; room=Lecture hall 2; duration=120; aids_allowed=Molecule kit; status=Registered
- Statistics 1 resit | course=Statistics 1; room=Hall B; duration=90; aids_allowed=Calculator, one sheet; status=Passed
- Thermodynamics midterm | course=Thermodynamics; room=Lecture hall 5; duration=60; aids_allowed=None; status=Written
- Oral on Hume | course=History of Ideas; room=Office 3.14; duration=25; aids_allowed=Own notes; status=Failed
+ comment: Note->@study note|lecture note;Page
+ review: Note->@study note|lecture note

# homeschool|homeschooling|home education|home-school|unschooling
person child|learner|student: Name!;Born on:date;Grade level:number#1-13;Learning style=Visual|Listening|Hands-on|Reading;Interests;Registered with;Notes:long
- June | grade_level=3; learning_style=Hands-on; interests=Insects, baking; registered_with=District office
- Caleb | grade_level=6; learning_style=Reading; interests=Ships, maps; registered_with=District office
- Naomi | grade_level=9; learning_style=Listening; interests=Choir, languages; registered_with=Umbrella school North
- Peter | grade_level=1; learning_style=Visual; interests=Trains, dinosaurs; registered_with=District office
item curriculum|curriculum unit|learning unit|subject: Title!;Subject=Language|Mathematics|Science|History|Art|Music|Sport;Grade level:number#1-13;Publisher;Lessons:number#1-200;Hours planned:number(h)#1-300;Goals:long
- Fractions with the kitchen scale | subject=Mathematics; grade_level=3; lessons=12; hours_planned=15; goals=Halves, quarters, eighths and their sums.
- Age of sail | subject=History; grade_level=6; lessons=18; hours_planned=24; goals=Trade routes, navigation, life on board.
- Birds at the feeder | subject=Science; grade_level=1; publisher=Own plan; lessons=8; hours_planned=10; goals=Tell ten species apart.
- Four-part singing | subject=Music; grade_level=9; lessons=20; hours_planned=30; goals=Sing a chorale at sight.
work lesson|lesson plan|planned lesson: Title!;Child->@child|learner~June|Caleb;Unit->@curriculum|curriculum unit~Fractions with the kitchen scale|Age of sail;Date:date;Duration:number(min)#10-240;Materials;Instructions:long
- Halving a cake recipe | child=June; unit=Fractions with the kitchen scale; duration=60; materials=Scale, flour, eggs
- Plot a route to the Spice Islands | child=Caleb; unit=Age of sail; duration=75; materials=Atlas, string
- Count the sparrows | child=Peter; unit=Birds at the feeder; duration=30; materials=Binoculars, tally sheet
- Alto line of a chorale | child=Naomi; unit=Four-part singing; duration=45; materials=Hymn book, piano
record learning log|daily log|activity log|attendance day: Title!;Child->@child|learner~June|Caleb;Date:date!;Subject=Language|Mathematics|Science|History|Art|Music|Sport;Hours:number(h)#0-12;What was done:long;Photo:image;Mood:rating
- Measuring ingredients | child=June; subject=Mathematics; hours=1.5; what_was_done=Halved and doubled two recipes.; mood=5
- Read two chapters on clippers | child=Caleb; subject=History; hours=2; what_was_done=Wrote a page for the ship's diary.; mood=4
- Drew a robin | child=Peter; subject=Art; hours=1; what_was_done=Crayon drawing with beak and legs named.; mood=5
- Rehearsal with the choir | child=Naomi; subject=Music; hours=2.5; what_was_done=Two new pieces.; mood=3
record assessment|test result|grade|progress check: Title!;Child->@child|learner~June|Caleb;Unit->@curriculum|curriculum unit~Fractions with the kitchen scale;Date:date!;Score:percent;Strengths:long;To practise:long
- Fractions check | child=June; unit=Fractions with the kitchen scale; score=88; to_practise=Comparing thirds and quarters.
- Quiz on trade routes | child=Caleb; unit=Age of sail; score=92; to_practise=Dates of the voyages.
- Name the birds | child=Peter; unit=Birds at the feeder; score=70; to_practise=Finches.
- Sight-singing test | child=Naomi; unit=Four-part singing; score=81; to_practise=Minor keys.
record portfolio piece|work sample|portfolio item: Title!;Child->@child|learner~Caleb;Unit->@curriculum|curriculum unit~Age of sail;Made on:date;File:file;Photo:image;Description:long;For the yearly review:boolean
- Map of the trade winds | child=Caleb; unit=Age of sail; description=Ink and watercolour, drawn after the atlas.
- Bird calendar | child=Peter; unit=Birds at the feeder; description=One page for each month.
- Recipe book in quarters | child=June; unit=Fractions with the kitchen scale; description=Six recipes, halved and doubled.
- Recording of a chorale | child=Naomi; unit=Four-part singing; description=Alto and soprano sung by her.
item book|learning material|resource: Title!;Author;Subject=Language|Mathematics|Science|History|Art|Music|Sport;Kind=Book|Video|Game|Kit|Website;Borrowed from;Return by:date;Cost:money
- Insects of the garden | subject=Science; kind=Book; borrowed_from=Town library; cost=0
- Wooden fraction tiles | subject=Mathematics; kind=Kit; cost=18
- Songs in four voices | author=M. Keller; subject=Music; kind=Book; cost=24
- Sound of the garden birds | subject=Science; kind=Website; cost=0
event field trip|co-op day|outing|meetup: Title!;Date:date!;Starts at:time;Place;Families;Cost per child:money;Subject=Science|History|Art|Sport;Notes:long
- Maritime museum | place=Old harbour; families=Wood, Pereira; cost_per_child=6; subject=History
- Bird reserve | place=Reed lake; families=Wood, Adler; cost_per_child=0; subject=Science
- Pottery studio | place=Studio Lehm; families=Wood, Pereira, Adler; cost_per_child=14; subject=Art
- Ice skating | place=City rink; families=Pereira; cost_per_child=5; subject=Sport

# exam management|examination office|exam schedule|invigilator|exam registration|exam session
item exam|examination|paper: Title!;Code;Subject;Type=Written|Oral|Practical|Online;Duration:number(min)#15-480;Points total:number#10-500;Pass mark:percent;Aids allowed;Examiner~Dr. Lotte Frank|Prof. Raj Iyer
- Accounting Level 2 | code=AC-2; subject=Accounting; type=Written; duration=120; points_total=100; pass_mark=50; aids_allowed=Calculator; examiner=Dr. Lotte Frank
- Electrical Safety Oral | code=ES-O; subject=Electrical engineering; type=Oral; duration=30; points_total=60; pass_mark=60; aids_allowed=None; examiner=Prof. Raj Iyer
- Bookkeeping Online Basics | code=BK-1; subject=Accounting; type=Online; duration=60; points_total=40; pass_mark=55; examiner=Nele Armand
- Machine Set-up Practical | code=MS-P; subject=Metal work; type=Practical; duration=240; points_total=120; pass_mark=65; aids_allowed=Table book; examiner=Prof. Raj Iyer
event exam session|exam date|sitting: Title!;Exam->@exam|examination~Accounting Level 2|Electrical Safety Oral;Date:date!;Starts at:time;Room->@exam room|room~Hall A|Room 7;Seats:number#1-500;Register until:date;~Status=Planned|Open|Full|Held|Graded
- Accounting Level 2, May | exam=Accounting Level 2; room=Hall A; seats=80; status=Open
- Electrical Safety, first day | exam=Electrical Safety Oral; room=Room 7; seats=12; status=Planned
- Bookkeeping, June online | exam=Bookkeeping Online Basics; room=Computer lab 3; seats=24; status=Full
- Machine set-up, winter | exam=Machine Set-up Practical; room=Machine hall; seats=8; status=Graded
item exam room|room|exam centre: Name!;Building;Seats for exams:number#1-600;Accessible:boolean;Computers:number#0-200;Notes:long
- Hall A | building=Main building; seats_for_exams=90; computers=0
- Room 7 | building=Workshop wing; seats_for_exams=12; computers=4
- Computer lab 3 | building=Main building; seats_for_exams=24; computers=26
- Machine hall | building=Workshop wing; seats_for_exams=8; computers=0
person candidate|examinee|student: Name!;Candidate number;Email:email;Born on:date;School or company;Special arrangement=None|Extra time|Separate room|Large print;Identity checked:boolean
- Hanna Leist | candidate_number=20611; school_or_company=Trade college East; special_arrangement=None
- Igor Pavlic | candidate_number=20640; school_or_company=Volt Works; special_arrangement=Extra time
- Chen Wu | candidate_number=20655; school_or_company=Night school North; special_arrangement=Large print
- Bea Tarrant | candidate_number=20702; school_or_company=Lathe and Sons; special_arrangement=Separate room
record exam registration|registration|entry: Title!;Candidate->@candidate|examinee~Hanna Leist|Igor Pavlic;Session->@exam session|exam date~Accounting Level 2, May|Electrical Safety, first day;Attempt:number#1-3;Registered on:date;Fee:money;Seat;~Status=Registered|Admitted|Withdrawn|Absent|Sat
- Hanna Leist, Accounting May | candidate=Hanna Leist; session=Accounting Level 2, May; attempt=1; fee=65; seat=A-14; status=Admitted
- Igor Pavlic, Safety | candidate=Igor Pavlic; session=Electrical Safety, first day; attempt=2; fee=80; status=Registered
- Chen Wu, Bookkeeping June | candidate=Chen Wu; session=Bookkeeping, June online; attempt=1; fee=40; seat=PC 11; status=Withdrawn
- Bea Tarrant, Machine winter | candidate=Bea Tarrant; session=Machine set-up, winter; attempt=1; fee=140; seat=Lathe 2; status=Sat
record exam result|result|grade|mark: Title!;Registration->@exam registration|registration~Hanna Leist, Accounting May;Points:number#0-500;Percent:percent;Grade=Very good|Good|Satisfactory|Pass|Fail;Marked by~Dr. Lotte Frank;Second marker;Published on:date;~Status=Draft|Checked|Published|Appealed
- Result 20611 | registration=Hanna Leist, Accounting May; points=81; percent=81; grade=Good; marked_by=Dr. Lotte Frank; status=Checked
- Result 20702 | registration=Bea Tarrant, Machine winter; points=112; percent=93; grade=Very good; marked_by=Prof. Raj Iyer; status=Published
- Result 20640 | registration=Igor Pavlic, Safety; points=33; percent=55; grade=Fail; marked_by=Prof. Raj Iyer; status=Appealed
- Result 20655 | registration=Chen Wu, Bookkeeping June; points=25; percent=62; grade=Pass; marked_by=Nele Armand; status=Draft
work invigilation|invigilation duty|supervision duty: Title!;Session->@exam session|exam date~Accounting Level 2, May;Invigilator~Marta Seidl|Ola Svensson;Date:date;From:time;Until:time;Role=Lead|Assistant|Corridor
- Hall A lead | session=Accounting Level 2, May; invigilator=Marta Seidl; role=Lead
- Lab 3 assistant | session=Bookkeeping, June online; invigilator=Ola Svensson; role=Assistant
- Corridor, safety day | session=Electrical Safety, first day; invigilator=Rita Campos; role=Corridor
- Machine hall lead | session=Machine set-up, winter; invigilator=Ola Svensson; role=Lead
request appeal|grade appeal|re-mark request|special arrangement request: Title!;Registration->@exam registration|registration~Hanna Leist, Accounting May;Kind=Re-mark|Extra time|Resit|Withdrawal for illness;Reason:long;Evidence:file;Decision:long
- Re-mark of task 4 | registration=Hanna Leist, Accounting May; kind=Re-mark; reason=The depreciation table was not counted.
- More time for the oral | registration=Igor Pavlic, Safety; kind=Extra time; reason=Dyslexia, certificate attached.
- Ill on exam morning | registration=Chen Wu, Bookkeeping June; kind=Withdrawal for illness; reason=Fever since the night before.
- Second try in spring | registration=Igor Pavlic, Safety; kind=Resit; reason=Failed by three points.

# question bank|exam question|multiple choice|quiz|mock exam|practice test
item question|exam question|quiz question|test question: Title!;Question text:long!;Topic->@topic|category~Photosynthesis|World capitals;Type=Multiple choice|True or false|Short answer|Matching|Essay;Difficulty=Easy|Medium|Hard;Points:number#1-50;Explanation:long;Image:image;Written by;~Status=Draft|In review|Approved|Retired
- Where the light reaction happens | question_text=In which part of the chloroplast does the light reaction take place?; topic=Photosynthesis; type=Multiple choice; difficulty=Medium; points=2; explanation=The pigments sit in the thylakoid membrane.; written_by=Vera Kunz; status=Approved
- Capital of Australia | question_text=Which city is the capital of Australia?; topic=World capitals; type=Multiple choice; difficulty=Easy; points=1; explanation=Canberra was chosen as a compromise between Sydney and Melbourne.; written_by=Sam Adeyemi; status=Approved
- Causes of the French Revolution | question_text=Name three causes of the French Revolution and explain one.; topic=French Revolution; type=Essay; difficulty=Hard; points=12; written_by=Ada Quint; status=In review
- Sum of angles | question_text=The angles of a triangle add up to 180 degrees.; topic=Geometry basics; type=True or false; difficulty=Easy; points=1; written_by=Sam Adeyemi; status=Draft
item answer option|answer|answer choice: Text!;Question->@question|exam question~Where the light reaction happens|Capital of Australia;Correct:boolean;Order:number#1-10;Feedback:long
- Thylakoid membrane | question=Where the light reaction happens; order=1; feedback=Right, the pigments are there.
- Sydney | question=Capital of Australia; order=2; feedback=The largest city, not the capital.
- Canberra | question=Capital of Australia; order=3
- True | question=Sum of angles; order=1; feedback=In plane geometry, yes.
item topic|category|chapter|subject: Name!;Subject;Grade level;Description:long;~Questions:number#0-100000
- Photosynthesis | subject=Biology; grade_level=9; questions=42
- World capitals | subject=Geography; grade_level=6; questions=120
- French Revolution | subject=History; grade_level=10; questions=27
- Geometry basics | subject=Mathematics; grade_level=7; questions=64
item quiz|test|mock exam|practice test|exam paper: Title!;Topic->@topic|category~Photosynthesis|World capitals;Questions:number#1-200;Time limit:number(min)#1-300;Pass mark:percent;Attempts allowed:number#1-20;Shuffle questions:boolean;Opens on:date;Closes on:date;Description:long
- Biology mock exam 1 | topic=Photosynthesis; questions=20; time_limit=30; pass_mark=60; attempts_allowed=2
- Capitals sprint | topic=World capitals; questions=15; time_limit=5; pass_mark=70; attempts_allowed=10
- Revolution final | topic=French Revolution; questions=8; time_limit=90; pass_mark=50; attempts_allowed=1
- Triangles warm-up | topic=Geometry basics; questions=10; time_limit=10; pass_mark=80; attempts_allowed=5
record attempt|quiz attempt|test attempt|exam attempt: Title!;Quiz->@quiz|test~Biology mock exam 1|Capitals sprint;Taken by;Started at:date;Time used:number(min)#0-300;Score:percent;Correct answers:number#0-200;~Result=In progress|Passed|Failed
- Nils, capitals, second try | quiz=Capitals sprint; taken_by=Nils Aho; time_used=4; score=80; correct_answers=12; result=Passed
- Ines, biology, first try | quiz=Biology mock exam 1; taken_by=Ines Roca; time_used=27; score=55; correct_answers=11; result=Failed
- Tove, triangles | quiz=Triangles warm-up; taken_by=Tove Holm; time_used=7; score=90; correct_answers=9; result=Passed
- Raul, revolution | quiz=Revolution final; taken_by=Raul Meyer; time_used=35; result=In progress
! record quiz question|question in a quiz|test item: Title!;Quiz->@quiz|test~Capitals sprint;Question->@question|exam question~Capital of Australia;Position:number#1-200;Points:number#1-50
- Capitals sprint, question 1 | quiz=Capitals sprint; question=Capital of Australia; position=1; points=1
- Biology mock, question 4 | quiz=Biology mock exam 1; question=Where the light reaction happens; position=4; points=2
- Revolution final, question 8 | quiz=Revolution final; question=Causes of the French Revolution; position=8; points=12
- Triangles, question 2 | quiz=Triangles warm-up; question=Sum of angles; position=2; points=1
! record given answer|attempt answer|response: Title!;Attempt->@attempt|quiz attempt~Nils, capitals, second try;Question->@question|exam question~Capital of Australia;Chosen option->@answer option|answer~Canberra|Sydney;Correct:boolean;Points:number#0-50;Seconds used:number(s)#0-3600
- Nils on Australia | attempt=Nils, capitals, second try; question=Capital of Australia; chosen_option=Canberra; points=1; seconds_used=9
- Ines on chloroplasts | attempt=Ines, biology, first try; question=Where the light reaction happens; chosen_option=Thylakoid membrane; points=2; seconds_used=41
- Tove on angles | attempt=Tove, triangles; question=Sum of angles; chosen_option=True; points=1; seconds_used=6
- Nils on Australia, first try | attempt=Nils, capitals, second try; question=Capital of Australia; chosen_option=Sydney; points=0; seconds_used=5
request flagged question|error report|question report: Title!;Question->@question|exam question~Capital of Australia;Problem=Wrong answer|Unclear|Typing error|Outdated;Details:long;Reported by;Reply:long
- Two answers could be right | question=Where the light reaction happens; problem=Unclear; details=Option B says chloroplast.; reported_by=Ines Roca
- Wrong on a sphere | question=Sum of angles; problem=Wrong answer; details=Say that the plane is meant.; reported_by=Tove Holm
- Spelling of Canberra | question=Capital of Australia; problem=Typing error; details=The feedback says Canbera.; reported_by=Nils Aho
- New syllabus | question=Causes of the French Revolution; problem=Outdated; details=Two causes are asked now.; reported_by=Ada Quint

# vocational training|training centre|training center|skills training|trade school|vocational school
item training course|course|qualification|programme: Title!;Code;Trade=Welding|Electrics|Carpentry|Plumbing|Hospitality|Care|IT;Level=Beginner|Intermediate|Advanced|Master;Duration:number(h)#4-2000;Fee:money;Entry requirements:long;Certificate awarded;Description:long
- MAG welding basics | code=WE-10; trade=Welding; level=Beginner; duration=80; fee=890; certificate_awarded=Welder class 1
- Building wiring | code=EL-21; trade=Electrics; level=Intermediate; duration=120; fee=1150; certificate_awarded=Electrical assistant
- Elderly care assistant | code=CA-30; trade=Care; level=Beginner; duration=200; fee=1480; certificate_awarded=Care assistant
- Master class roof frames | code=CP-44; trade=Carpentry; level=Master; duration=60; fee=980; certificate_awarded=Certificate of attendance
event course run|training date|intake|cohort: Title!;Course->@training course|course~MAG welding basics|Building wiring;Instructor~Uwe Falkner|Salma Idris;Starts on:date!;Ends on:date;Times~Mon to Fri, 8 to 16;Workshop->@workshop|training room~Welding hall|Wiring lab;Places:number#1-60;~Status=Planned|Open|Full|Running|Completed
- Welding, spring run | course=MAG welding basics; instructor=Uwe Falkner; times=Mon to Fri, 8 to 16; workshop=Welding hall; places=10; status=Open
- Wiring, evening run | course=Building wiring; instructor=Salma Idris; times=Tue and Thu, 18 to 21; workshop=Wiring lab; places=12; status=Running
- Care, autumn run | course=Elderly care assistant; instructor=Berit Moe; times=Mon to Thu, 9 to 14; workshop=Care ward; places=16; status=Full
- Roof frames, weekend run | course=Master class roof frames; instructor=Toni Graf; times=Sat and Sun, 8 to 15; workshop=Timber yard; places=8; status=Completed
person trainee|learner|participant|student: Name!;Email:email;Phone:phone;Employer;Funding=Self-paid|Employer|Job centre|Grant;Prior qualification;Safety briefing done:boolean;Protective gear size=S|M|L|XL
- Pavel Horak | employer=Steel yard Horn; funding=Employer; prior_qualification=Metal worker; protective_gear_size=L
- Rosa Nkemelu | funding=Job centre; prior_qualification=None; protective_gear_size=M
- Lidia Marku | employer=Sunrise care home; funding=Grant; prior_qualification=Household help; protective_gear_size=S
- Gregor Thiel | employer=Thiel Carpentry; funding=Self-paid; prior_qualification=Carpenter; protective_gear_size=XL
record enrolment|enrollment|registration: Title!;Trainee->@trainee|learner~Pavel Horak|Rosa Nkemelu;Course run->@course run|training date~Welding, spring run|Wiring, evening run;Registered on:date;Fee:money;~Status=Applied|Confirmed|Waiting list|Completed|Dropped out
- Pavel, welding spring | trainee=Pavel Horak; course_run=Welding, spring run; fee=890; status=Confirmed
- Rosa, wiring evening | trainee=Rosa Nkemelu; course_run=Wiring, evening run; fee=0; status=Confirmed
- Lidia, care autumn | trainee=Lidia Marku; course_run=Care, autumn run; fee=1480; status=Waiting list
- Gregor, roof weekend | trainee=Gregor Thiel; course_run=Roof frames, weekend run; fee=980; status=Completed
record attendance|attendance record|presence: Title!;Trainee->@trainee|learner~Pavel Horak;Course run->@course run|training date~Welding, spring run;Date:date!;Hours:number(h)#0-12;~Status=Present|Late|Excused|Absent
- Pavel, day 1 | trainee=Pavel Horak; course_run=Welding, spring run; hours=8; status=Present
- Rosa, evening 3 | trainee=Rosa Nkemelu; course_run=Wiring, evening run; hours=2.5; status=Late
- Lidia, day 4 | trainee=Lidia Marku; course_run=Care, autumn run; hours=0; status=Excused
- Gregor, Sunday | trainee=Gregor Thiel; course_run=Roof frames, weekend run; hours=7; status=Present
record skill assessment|practical test|competency check|skill check: Title!;Trainee->@trainee|learner~Pavel Horak|Rosa Nkemelu;Skill~Fillet weld, horizontal|Wire a two-way switch;Date:date!;Points:number#0-100;Assessor~Uwe Falkner|Salma Idris;Remarks:long;~Result=Open|Competent|Not yet competent
- Fillet weld test piece | trainee=Pavel Horak; skill=Fillet weld, horizontal; points=78; assessor=Uwe Falkner; remarks=Even seam, small undercut at the end.; result=Competent
- Two-way switch | trainee=Rosa Nkemelu; skill=Wire a two-way switch; points=52; assessor=Salma Idris; result=Not yet competent
- Lifting a patient | trainee=Lidia Marku; skill=Transfer from bed to chair; points=88; assessor=Berit Moe; result=Competent
- Hip rafter | trainee=Gregor Thiel; skill=Mark out a hip rafter; assessor=Toni Graf; result=Open
item workshop|training room|lab: Name!;Building;Workplaces:number#1-60;Machines:long;Safety rules:long;~Status=Ready|In maintenance|Closed
- Welding hall | building=Hall 3; workplaces=10; machines=Ten MAG sets, extraction; status=Ready
- Wiring lab | building=Hall 1; workplaces=12; machines=Wall panels, meters; status=Ready
- Care ward | building=Hall 2; workplaces=16; machines=Four beds, lifter, wheelchairs; status=Ready
- Timber yard | building=Yard; workplaces=8; machines=Beam saw, mortiser; status=In maintenance
record certificate|diploma: Number!;Trainee->@trainee|learner~Rosa Nkemelu;Course->@training course|course~Building wiring;Issued on:date;Valid until:date;Grade;File:file
- EL-2026-0044 | trainee=Rosa Nkemelu; course=Building wiring; grade=Good
- WE-2026-0102 | trainee=Pavel Horak; course=MAG welding basics; grade=Very good
- CP-2025-0031 | trainee=Gregor Thiel; course=Master class roof frames; grade=Attended
- CA-2026-0017 | trainee=Lidia Marku; course=Elderly care assistant; grade=Satisfactory

# apprenticeship|apprentice|training company|training logbook|dual training|journeyman
person apprentice|trainee: Name!;Trade=Electrician|Carpenter|Cook|Mechatronics|Office clerk|Hairdresser;Company->@training company|host company~Volta Installations|Hotel Seeblick;Year of training:number#1-4;Trainer~Horst Lang|Mireille Caron;Vocational school;Contract from:date;Contract until:date;Email:email;~Status=Probation|In training|Completed|Ended early
- Jannik Otte | trade=Electrician; company=Volta Installations; year_of_training=2; trainer=Horst Lang; vocational_school=Trade school West; status=In training
- Sofia Reis | trade=Cook; company=Hotel Seeblick; year_of_training=1; trainer=Mireille Caron; vocational_school=Hospitality school; status=Probation
- Emre Tok | trade=Mechatronics; company=Gearline Machines; year_of_training=4; trainer=Petra Uhl; vocational_school=Technical school 2; status=Completed
- Lilly Baum | trade=Hairdresser; company=Salon Locke; year_of_training=3; trainer=Ute Sahm; vocational_school=School of crafts; status=In training
item training company|host company|company|employer: Name!;Trade;Address;Contact person;Email:email;Phone:phone;Apprentices at most:number#1-200;Approved until:date
- Volta Installations | trade=Electrician; address=Industrial way 5; contact_person=Horst Lang; apprentices_at_most=8
- Hotel Seeblick | trade=Cook; address=Lake road 1; contact_person=Mireille Caron; apprentices_at_most=5
- Gearline Machines | trade=Mechatronics; address=Works street 30; contact_person=Petra Uhl; apprentices_at_most=20
- Salon Locke | trade=Hairdresser; address=Market 6; contact_person=Ute Sahm; apprentices_at_most=2
record logbook entry|weekly report|training record|report book entry: Title!;Apprentice->@apprentice|trainee~Jannik Otte|Sofia Reis;Week from:date!;Department->@training department|training station~Site installation|Cold kitchen;Work done:long!;Taught at school:long;Hours:number(h)#0-60;Trainer's remark:long;~Status=Draft|Handed in|Signed|Sent back
- Week 12, first floor wiring | apprentice=Jannik Otte; department=Site installation; work_done=Chased walls, pulled cables for six sockets.; taught_at_school=Three-phase current; hours=38; status=Signed
- Week 12, salads and dressings | apprentice=Sofia Reis; department=Cold kitchen; work_done=Prepared starters for a party of forty.; taught_at_school=Hygiene rules; hours=39; status=Handed in
- Week 30, robot cell | apprentice=Emre Tok; department=Assembly of robots; work_done=Aligned two axes and wired the safety fence.; taught_at_school=Pneumatics; hours=40; status=Sent back
- Week 12, colouring | apprentice=Lilly Baum; department=Colour station; work_done=Highlights on three models.; taught_at_school=Chemistry of dyes; hours=36; status=Draft
item training department|training station|department: Name!;Company->@training company|host company~Volta Installations|Hotel Seeblick;In charge;Weeks:number#1-52;What is learned:long
- Site installation | company=Volta Installations; in_charge=Horst Lang; weeks=20
- Cold kitchen | company=Hotel Seeblick; in_charge=Mireille Caron; weeks=12
- Assembly of robots | company=Gearline Machines; in_charge=Petra Uhl; weeks=26
- Colour station | company=Salon Locke; in_charge=Ute Sahm; weeks=16
work rotation|training plan|deployment|placement: Title!;Apprentice->@apprentice|trainee~Jannik Otte;Department->@training department|training station~Site installation;From:date;Until:date;Goals:long
- Spring on the sites | apprentice=Jannik Otte; department=Site installation; goals=Wire a flat on his own under supervision.
- Autumn in the cold kitchen | apprentice=Sofia Reis; department=Cold kitchen; goals=Plate twenty starters in an hour.
- Last half-year on robots | apprentice=Emre Tok; department=Assembly of robots; goals=Commission a cell.
- Colour months | apprentice=Lilly Baum; department=Colour station; goals=Mix shades without a chart.
record competency|skill check|competence assessment|evaluation: Title!;Apprentice->@apprentice|trainee~Jannik Otte;Skill~Measure insulation|Fillet a fish;Level=Seen|Helped|With guidance|On his or her own;Assessed on:date;Assessed by~Horst Lang|Mireille Caron;Remarks:long
- Measure insulation | apprentice=Jannik Otte; skill=Measure insulation; level=With guidance; assessed_by=Horst Lang
- Fillet a trout | apprentice=Sofia Reis; skill=Fillet a fish; level=Seen; assessed_by=Mireille Caron
- Program a gripper | apprentice=Emre Tok; skill=Program a gripper; level=On his or her own; assessed_by=Petra Uhl
- Layered cut | apprentice=Lilly Baum; skill=Cut long layers; level=Helped; assessed_by=Ute Sahm
record exam result|school grade|interim exam: Title!;Apprentice->@apprentice|trainee~Jannik Otte;Kind=School grade|Interim exam|Final exam;Subject;Date:date;Points:number#0-100;~Result=Registered|Passed|Failed
- Interim exam, theory | apprentice=Jannik Otte; kind=Interim exam; subject=Electrical engineering; points=74; result=Passed
- Final exam, workpiece | apprentice=Emre Tok; kind=Final exam; subject=Practical; points=91; result=Passed
- Hygiene, first term | apprentice=Sofia Reis; kind=School grade; subject=Food hygiene; points=45; result=Failed
- Final exam, models | apprentice=Lilly Baum; kind=Final exam; subject=Cut and colour; result=Registered
item apprenticeship position|apprenticeship offer|vacancy|open position: Title!;Company->@training company|host company~Hotel Seeblick;Trade;Starts on:date;Places:number#1-50;Pay in the first year:money;School-leaving certificate;Apply until:date;Description:long
- Apprentice cook | company=Hotel Seeblick; trade=Cook; places=2; pay_in_the_first_year=1050; school_leaving_certificate=Lower secondary
- Apprentice electrician | company=Volta Installations; trade=Electrician; places=3; pay_in_the_first_year=980; school_leaving_certificate=Secondary
- Apprentice in mechatronics | company=Gearline Machines; trade=Mechatronics; places=6; pay_in_the_first_year=1140; school_leaving_certificate=Secondary
- Apprentice hairdresser | company=Salon Locke; trade=Hairdresser; places=1; pay_in_the_first_year=720; school_leaving_certificate=None needed
request leave request|absence|vacation request: Title!;Apprentice->@apprentice|trainee~Sofia Reis;Kind=Vacation|Illness|School|Exam leave;From:date;Until:date;Days:number#0.5-30;Note:long
- Two weeks in August | apprentice=Sofia Reis; kind=Vacation; days=10
- Free before the exam | apprentice=Emre Tok; kind=Exam leave; days=2; note=Written part on Friday.
- Sick note, cold | apprentice=Jannik Otte; kind=Illness; days=3; note=Doctor's note follows.
- Block week at school | apprentice=Lilly Baum; kind=School; days=5; note=Colour theory week.

# tutoring|private tutor|private lesson|homework help|tuition
item subject|tutoring subject: Name!;Levels~Primary|Secondary|University;Price per hour from:money;Description:long
- Mathematics | levels=Secondary; price_per_hour_from=24; description=Algebra, geometry and calculus.
- Spanish | levels=University; price_per_hour_from=28
- Reading and spelling | levels=Primary; price_per_hour_from=20; description=For children who find letters hard.
- Physics | levels=Secondary; price_per_hour_from=25
item tutor profile|tutor|private tutor|tutor offer|tutor listing: Name!;Tutor;Subject->@subject|tutoring subject~Mathematics|Spanish;Hourly rate:money;Mode=Online|At home|In the library;City;Experience:number(years)#0-50;Languages;~Average rating:rating;About:long;Photo:image
- Maths with patience | tutor=Adele Fuchs; subject=Mathematics; hourly_rate=26; mode=Online; city=Leipzig; experience=6; languages=German, English; average_rating=4.8
- Spanish for exams | tutor=Tomas Vidal; subject=Spanish; hourly_rate=30; mode=At home; city=Leipzig; experience=11; languages=Spanish, German; average_rating=4.6
- Reading with games | tutor=Greta Simons; subject=Reading and spelling; hourly_rate=22; mode=In the library; city=Halle; experience=15; languages=German; average_rating=4.9
- Physics made simple | tutor=Anton Reuss; subject=Physics; hourly_rate=25; mode=Online; city=Dresden; experience=3; languages=German, Russian; average_rating=4.2
person student|school student|pupil|learner|tutee: Name!;Grade or year;School;Parent;Email:email;Phone:phone;Goals:long;~Hours left:number(h)#0-200
- Kilian Behr | grade_or_year=Grade 9; school=Lessing School; parent=Doris Behr; goals=From a 4 to a 2 in algebra; hours_left=6
- Layla Amin | grade_or_year=Year 1; school=City University; goals=Pass the B1 test; hours_left=10
- Ferdi Kaplan | grade_or_year=Grade 3; school=River School; parent=Suna Kaplan; goals=Read a page aloud without fear; hours_left=4
- Mona Ritz | grade_or_year=Grade 11; school=Lessing School; parent=Kai Ritz; goals=Pass physics; hours_left=2
event tutoring session|lesson|tutoring lesson: Title!;Student->@student|pupil~Kilian Behr|Layla Amin;Tutor->@tutor profile|tutor offer~Maths with patience|Spanish for exams;Subject->@subject|tutoring subject~Mathematics;Date:date!;Starts at:time;Duration:number(min)#30-240;Place or link;Price:money;~Status=Booked|Held|Cancelled|No-show
- Linear equations | student=Kilian Behr; tutor=Maths with patience; subject=Mathematics; duration=60; place_or_link=Video room; price=26; status=Held
- Past tenses | student=Layla Amin; tutor=Spanish for exams; subject=Spanish; duration=90; place_or_link=City library; price=45; status=Booked
- Syllables and rhymes | student=Ferdi Kaplan; tutor=Reading with games; subject=Reading and spelling; duration=45; place_or_link=Branch library; price=16.5; status=Cancelled
- Newton's laws | student=Mona Ritz; tutor=Physics made simple; subject=Physics; duration=60; place_or_link=Video room; price=25; status=No-show
! record lesson report|progress note|session note|progress report [report on|lesson report\\w*|progress|notes?]: Title!;Session->@tutoring session|lesson~Linear equations;Student->@student|pupil~Kilian Behr;Covered:long!;Understanding:rating;Homework:long;Next topic;Written by
- Solves with brackets now | session=Linear equations; student=Kilian Behr; covered=Equations with brackets and fractions.; understanding=4; homework=Sheet 7, tasks 1 to 8; next_topic=Systems of equations; written_by=Adele Fuchs
- Reads two pages | session=Syllables and rhymes; student=Ferdi Kaplan; covered=Read a fox story in turns.; understanding=3; homework=Ten minutes a day; next_topic=Double consonants; written_by=Greta Simons
- Irregular verbs sit | session=Past tenses; student=Layla Amin; covered=Preterite of twelve verbs.; understanding=5; next_topic=Letters of complaint; written_by=Tomas Vidal
- Forces drawn right | session=Newton's laws; student=Mona Ritz; covered=Free body diagrams.; understanding=4; homework=Sheet 2; next_topic=Friction; written_by=Anton Reuss
! record availability|availability slot|free slot [availab\\w*|free slot\\w*|calendar\\w*]: Title!;Tutor->@tutor profile|tutor offer~Maths with patience;Weekday=Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday;From:time!;Until:time!;Mode=Online|At home|In the library
- Tuesday afternoon | tutor=Maths with patience; weekday=Tuesday; mode=Online
- Thursday evening | tutor=Spanish for exams; weekday=Thursday; mode=At home
- Saturday morning | tutor=Reading with games; weekday=Saturday; mode=In the library
- Monday after six | tutor=Physics made simple; weekday=Monday; mode=Online
item lesson package|hour package|package: Name!;Hours:number(h)#1-100;Price:money;Valid for:number(months)#1-24;Description:long
- Ten hours | hours=10; price=240; valid_for=6
- Exam crash course | hours=6; price=165; valid_for=2
- Single trial hour | hours=1; price=15; valid_for=1
- Half-year package | hours=24; price=540; valid_for=8
request tutor request|tutoring request|inquiry: Title!;Subject->@subject|tutoring subject~Mathematics;Student;Grade or year;Preferred times;Mode=Online|At home|In the library;Budget per hour:money;What is needed:long
- Help before the calculus test | subject=Mathematics; student=Mona Ritz; grade_or_year=Grade 11; preferred_times=Weekday evenings; mode=Online; budget_per_hour=28
- Reading help for a second grader | subject=Reading and spelling; student=Ole Hamm; grade_or_year=Grade 2; mode=At home; budget_per_hour=22
- Spanish before Erasmus | subject=Spanish; student=Jana Wolf; grade_or_year=Year 3; preferred_times=Mornings; mode=Online; budget_per_hour=32
- Physics twice a week | subject=Physics; student=Bilal Aydin; grade_or_year=Grade 10; mode=In the library; budget_per_hour=24
! record shared material|lesson material|study material|learning material [material\\w*|worksheet\\w*|handout\\w*|resource\\w*]: Title!;Tutor->@tutor profile|tutor~Maths with patience|Spanish for exams;Subject->@subject|tutoring subject~Mathematics;Session->@tutoring session|lesson~Linear equations;Kind=Worksheet|Slides|Video|Exercise|Book;File:file;Link:url;Shared on:date;Note:long
- Equations, sheet two | tutor=Maths with patience; subject=Mathematics; kind=Worksheet
- Verb table | tutor=Spanish for exams; kind=Slides
- Lines and their slopes | tutor=Maths with patience; subject=Mathematics; session=Linear equations; kind=Video; note=Twelve minutes, watch before the lesson.
- Listening tasks, level B1 | tutor=Spanish for exams; kind=Exercise; note=Answers on the last page.
+ report: Lesson->@tutoring session|lesson;Student->@student|pupil;Tutor->@tutor profile|tutor;Covered:long;Homework:long;Next topic
+ booking: Student->@student|pupil;Tutor->@tutor profile|tutor offer;Subject->@subject|tutoring subject;Date:date;Starts at:time;Duration:number(min)
+ payment: Session->@tutoring session|lesson;Package->@lesson package|hour package;Amount:money;Paid on:date
+ review: Tutor->@tutor profile|tutor offer

# language school|language course|language class|placement test|language academy|cefr
item language course|course|class: Title!;Language=English|Spanish|French|German|Italian|Japanese|Other;Level=A1|A2|B1|B2|C1|C2;Format=Group|Private|Intensive|Online;Teacher->@teacher~Aoife Nolan|Bruno Costa;Starts on:date;Weeks:number#1-52;Lessons per week:number#1-30;Fee:money;Places:number#1-30;Textbook
- English B1 evenings | language=English; level=B1; format=Group; weeks=12; lessons_per_week=4; fee=360; places=12; textbook=Open Doors 3
- Italian A1 intensive | language=Italian; level=A1; format=Intensive; weeks=3; lessons_per_week=20; fee=540; places=10; textbook=Ciao Roma 1
- Japanese for travellers | language=Japanese; level=A1; format=Online; teacher=Yui Mori; weeks=8; lessons_per_week=2; fee=190; places=15; textbook=Hello Kyoto
- French C1 private | language=French; level=C1; format=Private; teacher=Claire Dufour; weeks=10; lessons_per_week=2; fee=900; places=1; textbook=Own material
person student|learner|participant: Name!;Email:email;Phone:phone;First language;Level=A1|A2|B1|B2|C1|C2;Reason for learning;Registered on:date
- Mei Tanaka | first_language=Japanese; level=B1; reason_for_learning=Work in hotels
- Lukas Rau | first_language=German; level=A1; reason_for_learning=Holidays
- Ingrid Foss | first_language=Norwegian; level=C1; reason_for_learning=Moves to Lyon
- Kwame Asante | first_language=Twi; level=A2; reason_for_learning=Studies
record enrolment|enrollment|course registration: Title!;Student->@student|learner~Mei Tanaka|Lukas Rau;Course->@language course|course~English B1 evenings|Italian A1 intensive;Registered on:date;Fee:money;Paid:boolean;~Status=Requested|Confirmed|Waiting list|Cancelled|Completed
- Mei in English B1 | student=Mei Tanaka; course=English B1 evenings; fee=360; status=Confirmed
- Lukas in Italian A1 | student=Lukas Rau; course=Italian A1 intensive; fee=540; status=Waiting list
- Ingrid in French C1 | student=Ingrid Foss; course=French C1 private; fee=900; status=Completed
- Kwame in Japanese | student=Kwame Asante; course=Japanese for travellers; fee=190; status=Requested
record placement test|level test|test result: Title!;Student->@student|learner~Mei Tanaka;Language=English|Spanish|French|German|Italian|Japanese|Other;Date:date!;Reading:percent;Listening:percent;Speaking:percent;Result level=A1|A2|B1|B2|C1|C2;Assessed by;Recommendation:long
- Mei, English placement | student=Mei Tanaka; language=English; reading=68; listening=61; speaking=55; result_level=B1; assessed_by=Aoife Nolan
- Ingrid, French placement | student=Ingrid Foss; language=French; reading=90; listening=84; speaking=79; result_level=C1; assessed_by=Claire Dufour
- Kwame, English placement | student=Kwame Asante; language=English; reading=49; listening=52; speaking=58; result_level=A2; assessed_by=Aoife Nolan
- Lukas, Italian placement | student=Lukas Rau; language=Italian; reading=20; listening=15; speaking=10; result_level=A1; assessed_by=Bruno Costa
event lesson|class session|session: Title!;Course->@language course|course~English B1 evenings;Date:date!;Starts at:time;Ends at:time;Room->@classroom|room~Oxford room;Topic;Homework:long
- Lesson 4 | course=English B1 evenings; room=Oxford room; topic=Present perfect; homework=Workbook page 18
- Alla stazione | course=Italian A1 intensive; room=Lisbon room; topic=Buying a ticket; homework=Learn the numbers to 100
- Hiragana row 3 | course=Japanese for travellers; room=Online room; topic=Sa to so; homework=Write each ten times
- Debate on trains | course=French C1 private; room=Lyon room; topic=Arguing politely; homework=Read one editorial
record attendance|presence: Title!;Lesson->@lesson|class session~Lesson 4;Student->@student|learner~Mei Tanaka;Minutes late:number(min)#0-90;~Status=Present|Late|Excused|Absent
- Mei, lesson 4 | lesson=Lesson 4; student=Mei Tanaka; minutes_late=0; status=Present
- Lukas, at the station | lesson=Alla stazione; student=Lukas Rau; minutes_late=15; status=Late
- Kwame, Hiragana | lesson=Hiragana row 3; student=Kwame Asante; status=Absent
- Ingrid, debate | lesson=Debate on trains; student=Ingrid Foss; minutes_late=0; status=Present
item classroom|room: Name!;Branch;Seats:number#1-60;Equipment
- Oxford room | branch=City centre; seats=14; equipment=Smartboard
- Lisbon room | branch=City centre; seats=8; equipment=Screen
- Lyon room | branch=South station; seats=4; equipment=Whiteboard
- Online room | branch=Online; seats=20; equipment=Video link
record certificate|language certificate|certificate exam: Number!;Student->@student|learner~Mei Tanaka;Language;Level=A1|A2|B1|B2|C1|C2;Score:percent;Exam date:date;Issued on:date;File:file
- EN-B1-0312 | student=Mei Tanaka; language=English; level=B1; score=83
- FR-C1-0027 | student=Ingrid Foss; language=French; level=C1; score=91
- EN-A2-0450 | student=Kwame Asante; language=English; level=A2; score=67
- IT-A1-0118 | student=Lukas Rau; language=Italian; level=A1; score=74
+ teacher: Languages;Native language;Hourly rate:money;Available days

# music school|music lesson|piano lesson|instrument lesson|guitar lesson|conservatory
item instrument course|music course|lesson offer|course: Title!;Instrument=Piano|Guitar|Violin|Drums|Voice|Flute|Cello|Other;Format=Single|Pair|Group|Ensemble;Teacher->@teacher~Elsa Morin|Dario Conti;Lesson length:number(min)#20-120;Fee per month:money;Ages~6 and up|Adults;Places:number#1-40;Description:long
- Piano, single lesson | instrument=Piano; format=Single; lesson_length=45; fee_per_month=98; ages=6 and up
- Guitar in a pair | instrument=Guitar; format=Pair; lesson_length=45; fee_per_month=62; ages=8 and up
- Drum circle | instrument=Drums; format=Group; teacher=Dario Conti; lesson_length=60; fee_per_month=40; ages=10 and up; places=8
- Choir for adults | instrument=Voice; format=Ensemble; teacher=Elsa Morin; lesson_length=90; fee_per_month=28; ages=Adults; places=40
person student|pupil|music student: Name!;Born on:date;Parent;Email:email;Phone:phone;Instrument=Piano|Guitar|Violin|Drums|Voice|Flute|Cello|Other;Level=Beginner|Intermediate|Advanced;Years of playing:number#0-60
- Greta Moll | parent=Ulla Moll; instrument=Piano; level=Intermediate; years_of_playing=4
- Amadou Ba | parent=Aissatou Ba; instrument=Guitar; level=Beginner; years_of_playing=1
- Hugo Lenz | parent=Vera Lenz; instrument=Drums; level=Beginner; years_of_playing=0
- Margit Olsen | instrument=Voice; level=Advanced; years_of_playing=22
record enrolment|enrollment|lesson contract|registration: Title!;Student->@student|pupil~Greta Moll|Amadou Ba;Course->@instrument course|music course~Piano, single lesson|Guitar in a pair;Weekday=Monday|Tuesday|Wednesday|Thursday|Friday|Saturday;Time:time;From:date;Fee per month:money;~Status=Trial|Active|Paused|Ended
- Greta, piano Tuesday | student=Greta Moll; course=Piano, single lesson; weekday=Tuesday; fee_per_month=98; status=Active
- Amadou, guitar Friday | student=Amadou Ba; course=Guitar in a pair; weekday=Friday; fee_per_month=62; status=Trial
- Hugo, drums Monday | student=Hugo Lenz; course=Drum circle; weekday=Monday; fee_per_month=40; status=Paused
- Margit, choir Thursday | student=Margit Olsen; course=Choir for adults; weekday=Thursday; fee_per_month=28; status=Ended
! event music lesson|lesson|scheduled lesson|lesson timetable: Title!;Student->@student|pupil~Greta Moll;Teacher->@teacher~Elsa Morin;Date:date!;Starts at:time;Room->@practice room|lesson room~Steinway room;Pieces worked on:long;Homework:long;~Status=Planned|Held|Missed|Made up|Cancelled
- Greta, lesson 14 | student=Greta Moll; room=Steinway room; pieces_worked_on=Minuet in G, hands together; homework=Bars 9 to 16 slowly; status=Held
- Amadou, lesson 3 | student=Amadou Ba; teacher=Dario Conti; room=Room 5; pieces_worked_on=Open chords G, C and D; homework=Chord changes, ten minutes; status=Missed
- Hugo, lesson 1 | student=Hugo Lenz; teacher=Dario Conti; room=Drum cellar; pieces_worked_on=Grip and single strokes; status=Held
- Margit, solo rehearsal | student=Margit Olsen; teacher=Elsa Morin; room=Steinway room; pieces_worked_on=Aria from the cantata; status=Planned
record practice log|practice session|practice entry: Title!;Student->@student|pupil~Greta Moll;Date:date!;Minutes:number(min)#5-300;Piece->@sheet music|piece~Minuet in G;Tempo:number(bpm)#30-240;Felt:rating;Notes:long
- Minuet, left hand | student=Greta Moll; minutes=30; piece=Minuet in G; tempo=84; felt=4
- Chord changes | student=Amadou Ba; minutes=15; piece=Campfire songs; tempo=70; felt=3
- Paradiddles | student=Hugo Lenz; minutes=20; piece=First rudiments; tempo=60; felt=5
- Aria, breathing | student=Margit Olsen; minutes=45; piece=Evening cantata; tempo=72; felt=2
item rental instrument|instrument|loan instrument: Inventory number!;Kind=Violin|Cello|Guitar|Flute|Trumpet|Other;Size~1/2|3/4|4/4;Maker;Rent per month:money;Condition=Very good|Good|Worn|In repair;Rented to->@student|pupil~Amadou Ba;~Status=Free|Rented|In repair
- GT-07 | kind=Guitar; size=3/4; maker=Workshop Almeria; rent_per_month=12; condition=Good; rented_to=Amadou Ba; status=Rented
- VI-12 | kind=Violin; size=1/2; maker=Mittenwald; rent_per_month=15; condition=Very good; status=Free
- CE-03 | kind=Cello; size=4/4; maker=Atelier Bruck; rent_per_month=28; condition=In repair; status=In repair
- TR-05 | kind=Trumpet; size=4/4; maker=Brass works Jena; rent_per_month=18; condition=Worn; status=Free
event recital|concert|student concert|performance: Title!;Date:date!;Starts at:time;Venue;Programme:long;Seats:number#10-2000;Admission:money
- Summer recital | venue=Parish hall; programme=Piano and guitar classes, 18 pieces; seats=140; admission=0
- Drum night | venue=Youth centre; programme=Three groups and a percussion quartet; seats=90; admission=4
- Advent singing | venue=Old church; programme=Choir and strings; seats=260; admission=8
- Teachers in concert | venue=Town hall; programme=Trios and songs; seats=180; admission=12
item sheet music|piece|score: Title!;Composer;Instrument=Piano|Guitar|Violin|Drums|Voice|Flute|Cello|Other;Difficulty:number#1-10;Publisher;File:file
- Minuet in G | composer=Petzold; instrument=Piano; difficulty=2
- Lagrima | composer=Tárrega; instrument=Guitar; difficulty=4
- First rudiments | composer=B. Salter; instrument=Drums; difficulty=1
- Evening cantata | composer=H. Lund; instrument=Voice; difficulty=7
! item practice room|lesson room|room [room|practice|rehears\\w*]: Name!;Piano:boolean;Seats:number#1-60;Equipment;Open until:time
- Steinway room | seats=4; equipment=Grand piano, mirror
- Drum cellar | seats=8; equipment=Two drum kits, ear protection
- Room 5 | seats=3; equipment=Guitar amplifier, music stands
- Ensemble room | seats=40; equipment=Upright piano, conductor's podium
! record lesson progress|progress note|lesson note [progress|notes?]: Title!;Student->@student|pupil~Greta Moll|Amadou Ba;Lesson->@music lesson|lesson;Piece->@sheet music|piece~Minuet in G;Teacher~Elsa Morin|Dario Conti;Rating:rating;Worked on:long;Next time:long;Noted on:date
- Greta, bars 1 to 16 | student=Greta Moll; piece=Minuet in G; teacher=Elsa Morin; rating=4; worked_on=Left hand alone
- Amadou, bow hold | student=Amadou Ba; teacher=Dario Conti; rating=3; worked_on=Long notes on open strings
- Greta, both hands | student=Greta Moll; piece=Minuet in G; teacher=Elsa Morin; rating=5; worked_on=Both hands at slow tempo; next_time=Repeat from bar 17
- Amadou, first shift | student=Amadou Ba; teacher=Dario Conti; rating=2; worked_on=Shift to third position; next_time=Scales on two strings
+ teacher: Instruments;Biography:long;Hourly rate:money
+ booking: Room->@practice room|lesson room;Date:date;Starts at:time;Ends at:time
! record music assignment|assigned piece|homework [piece\\w*|assign\\w*|homework]: Title!;Student->@student|pupil~Greta Moll|Amadou Ba;Piece->@sheet music|piece~Minuet in G;Teacher->@teacher;Assigned on:date!;Due on:date;Bars to learn;~Status=Assigned|Practising|Performed
- Greta learns the minuet | student=Greta Moll; piece=Minuet in G; bars_to_learn=1 to 16; status=Practising
- Amadou starts the minuet | student=Amadou Ba; piece=Minuet in G; bars_to_learn=1 to 8; status=Assigned
- Greta minuet second half | student=Greta Moll; piece=Minuet in G; bars_to_learn=17 to 32; status=Assigned
- Amadou by heart | student=Amadou Ba; piece=Minuet in G; bars_to_learn=All; status=Performed
! record rental contract|instrument rental|instrument hire|instrument for hire [hire\\w*|rent\\w*|loan\\w*]: Title!;Instrument->@rental instrument|instrument;Student->@student|pupil~Greta Moll|Amadou Ba;From:date!;Until:date;Rent per month:money;Deposit:money;~Status=Active|Returned|Overdue
- Cello for Amadou | student=Amadou Ba; rent_per_month=22; deposit=100; status=Active
- Half violin for Greta | student=Greta Moll; rent_per_month=14; deposit=60; status=Returned
- Flute on trial | student=Greta Moll; rent_per_month=12; deposit=50; status=Overdue
- Guitar for summer | student=Amadou Ba; rent_per_month=9; deposit=40; status=Returned
+ invoice: Student->@student|pupil;Course->@instrument course|course;Period

# driving school|driving lesson|learner driver|driving instructor|driving test|theory test
person learner|driver|student|learner driver: Name!;Licence class=B|A|A2|BE|C|AM;Born on:date;Phone:phone;Email:email;Instructor->@instructor|driving instructor~Gabi Thorn|Milan Kos;First aid course done:boolean;Eye test done:boolean;~Lessons driven:number#0-120;~Status=Theory|Practice|Ready for the test|Passed|Stopped
- Enya Holt | licence_class=B; instructor=Gabi Thorn; lessons_driven=14; status=Practice
- Robin Sauer | licence_class=A2; instructor=Milan Kos; lessons_driven=3; status=Theory
- Nuray Demir | licence_class=BE; instructor=Gabi Thorn; lessons_driven=6; status=Ready for the test
- Piet Wolters | licence_class=B; instructor=Sascha Riem; lessons_driven=31; status=Passed
person instructor|driving instructor: Name!;Licence classes taught;Phone:phone;Vehicle->@training vehicle|car~White hatchback;Working days;Instructor permit until:date
- Gabi Thorn | licence_classes_taught=B, BE; vehicle=White hatchback; working_days=Mon to Fri
- Milan Kos | licence_classes_taught=A, A2, B; vehicle=Training motorbike; working_days=Tue to Sat
- Sascha Riem | licence_classes_taught=B, AM; vehicle=Blue automatic; working_days=Mon to Thu
- Ewa Nowak | licence_classes_taught=B, BE; vehicle=Van with trailer; working_days=Wed to Sat
item training vehicle|car|vehicle|driving school car: Name!;Plate number;Model;Gearbox=Manual|Automatic;Licence class=B|A|A2|BE|C|AM;Mileage:number(km)#0-500000;Next service on:date;~Status=Available|In use|In the workshop
- White hatchback | plate_number=FS 1204; model=Compact hatchback; gearbox=Manual; licence_class=B; mileage=68200; status=Available
- Training motorbike | plate_number=FS 88; model=Naked bike 35 kW; gearbox=Manual; licence_class=A2; mileage=21400; status=Available
- Blue automatic | plate_number=FS 1310; model=Electric compact; gearbox=Automatic; licence_class=B; mileage=30150; status=In use
- Van with trailer | plate_number=FS 902; model=Van and 1.3 t trailer; gearbox=Manual; licence_class=BE; mileage=112700; status=In the workshop
event driving lesson|practical lesson|lesson: Title!;Learner->@learner|student~Enya Holt|Robin Sauer;Instructor->@instructor|driving instructor~Gabi Thorn|Milan Kos;Vehicle->@training vehicle|car~White hatchback;Date:date!;Starts at:time;Duration:number(min)#45-240;Type=Basic|Country road|Motorway|Night|Test preparation;Meeting point;Price:money;~Status=Booked|Driven|Cancelled|No-show
- Enya, motorway 2 | learner=Enya Holt; instructor=Gabi Thorn; vehicle=White hatchback; duration=135; type=Motorway; meeting_point=Railway station; price=195; status=Driven
- Robin, basics 3 | learner=Robin Sauer; instructor=Milan Kos; vehicle=Training motorbike; duration=90; type=Basic; meeting_point=Practice ground; price=120; status=Booked
- Nuray, coupling the trailer | learner=Nuray Demir; instructor=Ewa Nowak; vehicle=Van with trailer; duration=90; type=Test preparation; meeting_point=Yard; price=140; status=Cancelled
- Piet, night drive | learner=Piet Wolters; instructor=Sascha Riem; vehicle=Blue automatic; duration=135; type=Night; meeting_point=School gate; price=205; status=No-show
event theory class|theory lesson|theory session: Title!;Topic number:number#1-20;Date:date!;Starts at:time;Instructor->@instructor|driving instructor~Gabi Thorn;Room;Places:number#1-40
- Right of way | topic_number=4; instructor=Gabi Thorn; room=Classroom; places=20
- Braking distances | topic_number=7; instructor=Sascha Riem; room=Classroom; places=20
- Motorcycle special 1 | topic_number=13; instructor=Milan Kos; room=Room upstairs; places=10
- Trailers and loads | topic_number=16; instructor=Ewa Nowak; room=Classroom; places=12
record driving test|test|exam|theory test: Title!;Learner->@learner|student~Enya Holt;Kind=Theory|Practice;Date:date!;Time:time;Examiner;Error points:number#0-110;Attempt:number#1-10;Fee:money;~Result=Registered|Passed|Failed|Absent
- Enya, theory | learner=Enya Holt; kind=Theory; error_points=6; attempt=1; fee=25; result=Passed
- Piet, practice | learner=Piet Wolters; kind=Practice; examiner=Ms Harms; error_points=0; attempt=2; fee=130; result=Passed
- Robin, theory | learner=Robin Sauer; kind=Theory; error_points=14; attempt=1; fee=25; result=Failed
- Nuray, trailer test | learner=Nuray Demir; kind=Practice; examiner=Mr Oker; attempt=1; fee=130; result=Registered
record skill assessment|progress record|lesson evaluation|progress: Title!;Learner->@learner|student~Enya Holt;Lesson->@driving lesson|practical lesson~Enya, motorway 2;Skill=Parking|Roundabout|Lane change|Emergency braking|Observation;Level:rating;Remarks:long
- Joining the motorway | learner=Enya Holt; lesson=Enya, motorway 2; skill=Lane change; level=4; remarks=Shoulder check is reliable, accelerate earlier.
- Reverse with trailer | learner=Nuray Demir; lesson=Nuray, coupling the trailer; skill=Parking; level=3; remarks=Steers too late.
- Full stop from 50 | learner=Robin Sauer; lesson=Robin, basics 3; skill=Emergency braking; level=2; remarks=More front brake.
- Mirrors at dusk | learner=Piet Wolters; lesson=Piet, night drive; skill=Observation; level=5; remarks=Sees everything.
! item lesson package|price list item|package|course package [packages?]: Name!;Licence class=B|A|A2|BE|C|AM;Includes:long;Lessons:number#1-60;Price:money
- Starter pack B | licence_class=B; includes=Registration, theory, 5 lessons; lessons=5; price=640
- Motorcycle refresher | licence_class=A2; includes=3 lessons, gear on loan; lessons=3; price=270
- Trailer weekend | licence_class=BE; includes=5 lessons and test drive; lessons=5; price=720
- Moped course | licence_class=AM; includes=Theory, 4 lessons, helmet on loan; lessons=4; price=390
! record instructor availability|availability|free hour|instructor calendar [availab\\w*|calendar\\w*]: Title!;Vehicle->@training vehicle|car|vehicle~White hatchback;Instructor~Gabi Thorn|Milan Kos;Date:date!;From:time!;Until:time!;Repeats=Once|Weekly;~State=Free|Booked|Blocked
- Thorn, Monday morning | vehicle=White hatchback; instructor=Gabi Thorn; repeats=Weekly; state=Free
- Kos, Friday | vehicle=White hatchback; instructor=Milan Kos; repeats=Once; state=Booked
- Thorn at the dealer | vehicle=White hatchback; instructor=Gabi Thorn; repeats=Once; state=Blocked
- Kos, Tuesday evening | vehicle=White hatchback; instructor=Milan Kos; repeats=Weekly; state=Free
! record skill rating|lesson rating|skill progress [skill\\w*|progress|master\\w*]: Title!;Lesson->@driving lesson|practical lesson|lesson~Enya, motorway 2;Learner~Enya Holt|Robin Sauer;Skill=Parking|Roundabout|Lane change|Emergency braking|Observation;Level=Seen|Practised|Mastered;Rating:rating;Rated by~Gabi Thorn;Rated on:date;Remarks:long
- Enya, lane change | lesson=Enya, motorway 2; learner=Enya Holt; skill=Lane change; level=Practised; rating=4; rated_by=Gabi Thorn
- Robin, parking | learner=Robin Sauer; skill=Parking; level=Mastered; rating=5; rated_by=Milan Kos
- Enya, full stop from 50 | lesson=Enya, motorway 2; learner=Enya Holt; skill=Emergency braking; level=Seen; rating=3; rated_by=Gabi Thorn
- Robin, two-lane roundabout | learner=Robin Sauer; skill=Roundabout; level=Practised; rating=3; rated_by=Milan Kos; remarks=Signals too late when leaving.
+ order: Package->@lesson package|price list item|package;Learner->@learner|student;Lessons left:number#0-200;Valid until:date
+ booking: Learner->@learner|student;Instructor->@instructor|driving instructor;Date:date;Starts at:time;Lesson type=Basic|Country road|Motorway|Night|Test preparation;Pick-up point
+ payment: Learner->@learner|student;Package->@lesson package|price list item;Amount:money;Paid on:date

# flashcard|spaced repetition|vocabulary trainer|vocabulary list|index card|card deck
item deck|flashcard deck|card set|vocabulary list: Name!;Subject;Language from;Language to;Level=Beginner|Intermediate|Advanced;New cards per day:number#0-200;Shared by;Public:boolean;~Cards:number#0-100000;Description:long
- Dutch kitchen words | subject=Vocabulary; language_from=English; language_to=Dutch; level=Beginner; new_cards_per_day=10; shared_by=Maud Vis; cards=64
- Bones of the hand | subject=Anatomy; level=Advanced; new_cards_per_day=5; shared_by=Ravi Menon; cards=27
- Norse gods | subject=Mythology; level=Beginner; new_cards_per_day=3; shared_by=Olav Tveit; cards=31
- Japanese verbs N4 | subject=Grammar; language_from=English; language_to=Japanese; level=Intermediate; new_cards_per_day=15; shared_by=Maud Vis; cards=210
item flashcard|card|vocabulary card|word: Front!;Back:long!;Deck->@deck|flashcard deck~Dutch kitchen words|Bones of the hand;Example sentence;Hint;Picture:image;Sound:file;~Box:number#1-7;~Interval:number(days)#0-3650;~Due on:date;~Status=New|Learning|Review|Suspended
- whisk | back=de garde; deck=Dutch kitchen words; example_sentence=Klop de eieren met een garde.; box=3; interval=7; status=Review
- Os scaphoideum | back=Boat-shaped bone of the wrist, on the thumb side; deck=Bones of the hand; hint=Looks like a boat; box=1; interval=1; status=Learning
- Heimdall | back=Watchman of the gods who guards the bridge; deck=Norse gods; hint=Loud horn; box=5; interval=30; status=Review
- taberu | back=to eat; deck=Japanese verbs N4; example_sentence=Gohan o taberu.; box=1; interval=0; status=New
record card review|answer|repetition|review log: Title!;Card->@flashcard|card~whisk|Os scaphoideum;Reviewed on:date!;Answer=Again|Hard|Good|Easy;Seconds:number(s)#0-600;Interval before:number(days)#0-3650;Interval after:number(days)#0-3650
- whisk, fourth time | card=whisk; answer=Good; seconds=4; interval_before=3; interval_after=7
- scaphoideum, second time | card=Os scaphoideum; answer=Again; seconds=18; interval_before=2; interval_after=1
- Heimdall, sixth time | card=Heimdall; answer=Easy; seconds=2; interval_before=14; interval_after=30
- taberu, first time | card=taberu; answer=Hard; seconds=11; interval_before=0; interval_after=1
record study session|learning session|practice session: Title!;Deck->@deck|flashcard deck~Dutch kitchen words;Learner;Date:date!;Cards reviewed:number#0-2000;Correct:number#0-2000;Minutes:number(min)#0-600;New cards:number#0-500
- Tuesday on the train | deck=Dutch kitchen words; learner=Maud Vis; cards_reviewed=38; correct=33; minutes=11; new_cards=10
- Evening before the exam | deck=Bones of the hand; learner=Ravi Menon; cards_reviewed=54; correct=37; minutes=24; new_cards=5
- Lunch break gods | deck=Norse gods; learner=Olav Tveit; cards_reviewed=12; correct=12; minutes=3; new_cards=3
- Sunday verbs | deck=Japanese verbs N4; learner=Maud Vis; cards_reviewed=80; correct=61; minutes=29; new_cards=15
item tag|topic|category: Name!;Deck->@deck|flashcard deck~Dutch kitchen words;Colour;Description
- Tools | deck=Dutch kitchen words; colour=Blue
- Carpal | deck=Bones of the hand; colour=Red; description=The eight wrist bones
- Aesir | deck=Norse gods; colour=Gold
- Ichidan | deck=Japanese verbs N4; colour=Green; description=Verbs that drop ru
record learning goal|goal|streak: Title!;Learner;Deck->@deck|flashcard deck~Bones of the hand;Cards per day:number#1-500;Until:date;~Current streak:number(days)#0-5000;~Reached:percent
- All carpal bones before the exam | learner=Ravi Menon; deck=Bones of the hand; cards_per_day=10; current_streak=6; reached=44
- Order in a Dutch shop | learner=Maud Vis; deck=Dutch kitchen words; cards_per_day=10; current_streak=21; reached=70
- Pass N4 in December | learner=Maud Vis; deck=Japanese verbs N4; cards_per_day=25; current_streak=3; reached=18
- Know the gods for the quiz | learner=Olav Tveit; deck=Norse gods; cards_per_day=5; current_streak=9; reached=95

# online course|e-learning|online learning platform|video course|course platform|learning management system
item course|online course|video course|training: Title!;Category=Programming|Design|Business|Language|Health|Music|Other;Level=Beginner|Intermediate|Advanced;Instructor~Lea Winkler|Noel Baptiste;Language;Duration:number(h)#0.5-300;Price:money;Preview video:url;Cover:image;What you learn:long;~Average rating:rating;~Status=Draft|Published|Archived
- Watercolour skies | category=Design; level=Beginner; instructor=Lea Winkler; language=English; duration=6; price=39; what_you_learn=Washes, wet-in-wet clouds, evening light.; average_rating=4.7; status=Published
- Spreadsheets that add up | category=Business; level=Intermediate; instructor=Noel Baptiste; language=English; duration=9; price=59; what_you_learn=Lookups, pivot tables, checks.; average_rating=4.4; status=Published
- First steps in Rust | category=Programming; level=Advanced; instructor=Farid Nazari; language=English; duration=22; price=89; average_rating=4.9; status=Draft
- Back exercises at the desk | category=Health; level=Beginner; instructor=Hege Solberg; language=Norwegian; duration=3; price=19; average_rating=4.1; status=Archived
item module|section|chapter|course module: Title!;Course->@course|online course~Watercolour skies|Spreadsheets that add up;Position:number#1-60;Summary:long;Unlocks after:number(days)#0-365
- Paper and washes | course=Watercolour skies; position=1
- Pivot tables | course=Spreadsheets that add up; position=3
- Ownership | course=First steps in Rust; position=2; summary=Who frees the memory.
- Neck and shoulders | course=Back exercises at the desk; position=1
item lesson|video lesson|lecture|unit: Title!;Module->@module|section~Paper and washes|Pivot tables;Position:number#1-100;Kind=Video|Text|Quiz|Exercise|Download;Video:url;Length:number(min)#1-240;Free preview:boolean;Content:long;Attachment:file
- A flat wash | module=Paper and washes; position=1; kind=Video; length=12
- Group by month | module=Pivot tables; position=2; kind=Video; length=17
- Moving a value | module=Ownership; position=3; kind=Exercise; length=25
- Ten-minute routine | module=Neck and shoulders; position=2; kind=Download; length=10
record enrolment|enrollment|course enrollment: Title!;Course->@course|online course~Watercolour skies;Learner;Enrolled on:date!;Price paid:money;~Progress:percent;Completed on:date;~Status=Active|Completed|Expired|Refunded
- Ona in Watercolour skies | course=Watercolour skies; learner=Ona Petit; price_paid=39; progress=45; status=Active
- Dirk in Spreadsheets | course=Spreadsheets that add up; learner=Dirk Maas; price_paid=59; progress=100; status=Completed
- Salma in Rust | course=First steps in Rust; learner=Salma Berri; price_paid=89; progress=8; status=Refunded
- Nils in Back exercises | course=Back exercises at the desk; learner=Nils Borg; price_paid=19; progress=60; status=Expired
record lesson progress|progress|completed lesson: Title!;Enrolment->@enrolment|enrollment~Ona in Watercolour skies;Lesson->@lesson|video lesson~A flat wash;Watched:percent;Completed on:date;Last position:number(s)#0-36000;Own note:long
- Ona, A flat wash | enrolment=Ona in Watercolour skies; lesson=A flat wash; watched=100; own_note=Use more water than you think.
- Dirk, Group by month | enrolment=Dirk in Spreadsheets; lesson=Group by month; watched=100; last_position=1020
- Salma, Moving a value | enrolment=Salma in Rust; lesson=Moving a value; watched=35; own_note=Watch again with notes.
- Nils, routine | enrolment=Nils in Back exercises; lesson=Ten-minute routine; watched=80; last_position=480
record assignment submission|submission|homework|quiz result: Title!;Enrolment->@enrolment|enrollment~Dirk in Spreadsheets;Lesson->@lesson|video lesson~Group by month;Handed in on:date!;File:file;Answer:long;Score:percent;Feedback:long;~Status=Handed in|Graded|To be redone
- Sales by month | enrolment=Dirk in Spreadsheets; lesson=Group by month; score=92; feedback=Clean layout, add a total row.; status=Graded
- Three skies | enrolment=Ona in Watercolour skies; lesson=A flat wash; score=78; feedback=Wait until the paper shines less.; status=Graded
- Swap two strings | enrolment=Salma in Rust; lesson=Moving a value; score=40; feedback=Borrow instead of cloning.; status=To be redone
- Week of stretches | enrolment=Nils in Back exercises; lesson=Ten-minute routine; answer=Did it on five days.; status=Handed in
record certificate|certificate of completion: Number!;Enrolment->@enrolment|enrollment~Dirk in Spreadsheets;Issued on:date;Score:percent;Verification code;File:file
- C-10442 | enrolment=Dirk in Spreadsheets; score=94; verification_code=XK7-22Q
- C-10467 | enrolment=Ona in Watercolour skies; score=81; verification_code=PL2-90A
- C-10511 | enrolment=Nils in Back exercises; score=75; verification_code=ZZ4-18K
- C-10530 | enrolment=Salma in Rust; score=88; verification_code=QM9-03T
! record question|discussion thread|forum question [forum|discuss\\w*|question|q&a|ask]: Title!;Lesson->@lesson|video lesson~A flat wash;Asked by;Text:long!;Asked on:date;Answered:boolean
- My paper buckles | lesson=A flat wash; asked_by=Ona Petit; text=Should I tape the sheet on all sides?
- Count or count distinct? | lesson=Group by month; asked_by=Dirk Maas; text=Which one ignores doubles?
- Error E0382 | lesson=Moving a value; asked_by=Salma Berri; text=Why can I not use it after the call?
- Pain in the left shoulder | lesson=Ten-minute routine; asked_by=Nils Borg; text=Should I leave out the second move?
+ review: Course->@course|online course;Content:rating;Instructor:rating
+ order|payment: Course->@course|online course;Coupon code;Amount:money

# coding bootcamp|bootcamp|programming course|coding course|coding challenge|learn to code
item track|bootcamp track|programme|course: Name!;Focus=Web|Data|Mobile|Cloud|Game;Weeks:number#1-52;Format=Full-time|Part-time|Online;Tuition:money;Prerequisites:long;Job guarantee:boolean;Description:long
- Full-stack web | focus=Web; weeks=14; format=Full-time; tuition=7200; prerequisites=Basic programming
- Data evening track | focus=Data; weeks=24; format=Part-time; tuition=5400; prerequisites=School mathematics
- Cloud operations | focus=Cloud; weeks=10; format=Online; tuition=4900; prerequisites=Linux basics
- Mobile apps summer | focus=Mobile; weeks=8; format=Full-time; tuition=4300; prerequisites=One programming language
item cohort|batch|intake: Name!;Track->@track|bootcamp track~Full-stack web|Data evening track;Lead instructor~Kofi Mensah|Judit Varga;Starts on:date;Ends on:date;Seats:number#4-60;Campus;~Status=Planned|Open|Running|Graduated
- Web 17 | track=Full-stack web; lead_instructor=Kofi Mensah; seats=20; campus=Riverside; status=Running
- Data 9 | track=Data evening track; lead_instructor=Judit Varga; seats=16; campus=Online; status=Open
- Cloud 3 | track=Cloud operations; lead_instructor=Aino Laine; seats=24; campus=Online; status=Planned
- Mobile 6 | track=Mobile apps summer; lead_instructor=Kofi Mensah; seats=14; campus=Old mill; status=Graduated
person student|participant|learner: Name!;Cohort->@cohort|batch~Web 17;Email:email;Code profile:url;Background;Laptop=Own|Loan;Payment plan=Full|Instalments|Sponsored;~Status=Enrolled|At risk|Graduated|Left
- Sunniva Lie | cohort=Web 17; background=Nurse; laptop=Own; payment_plan=Instalments; status=Enrolled
- Hakim Zaidi | cohort=Web 17; background=Logistics; laptop=Loan; payment_plan=Sponsored; status=At risk
- Bruno Salas | cohort=Data 9; background=Accountant; laptop=Own; payment_plan=Full; status=Enrolled
- Wendy Okafor | cohort=Mobile 6; background=Teacher; laptop=Own; payment_plan=Instalments; status=Graduated
item challenge|coding challenge|exercise|coding exercise: Title!;Track->@track|bootcamp track~Full-stack web;Language=JavaScript|Python|SQL|Java|Other;Difficulty=Easy|Medium|Hard;Points:number#1-100;Task:long!;Starter code:long;Test cases:long
- Reverse the words | track=Full-stack web; language=JavaScript; difficulty=Easy; points=10; task=Reverse the order of the words in a sentence.
- Top three customers | track=Data evening track; language=SQL; difficulty=Medium; points=20; task=Return the three customers with the highest turnover.
- Parse a log line | track=Cloud operations; language=Python; difficulty=Medium; points=25; task=Return time, level and text of a line.
- Shortest route on a grid | track=Mobile apps summer; language=Java; difficulty=Hard; points=50; task=Find the length of the shortest path around obstacles.
record challenge submission|submission|solution: Title!;Challenge->@challenge|coding challenge~Reverse the words;Student->@student|participant~Sunniva Lie|Hakim Zaidi;Submitted on:date!;Code:long!;Tests passed:number#0-500;Tests total:number#1-500;Feedback:long;~Status=Pending|Passed|Failed|Reviewed
- Sunniva's split and reverse | challenge=Reverse the words; student=Sunniva Lie; code=s.split(' ').reverse().join(' '); tests_passed=8; tests_total=8; status=Passed
- Hakim's loop | challenge=Reverse the words; student=Hakim Zaidi; code=for w in words; tests_passed=5; tests_total=8; status=Failed
- Bruno's ranking | challenge=Top three customers; student=Bruno Salas; code=select name, sum(total) from sales group by name; tests_passed=6; tests_total=6; status=Reviewed
- Wendy's breadth first | challenge=Shortest route on a grid; student=Wendy Okafor; code=queue.add(start); tests_passed=0; tests_total=12; status=Pending
record team project|capstone project|final project|project: Title!;Cohort->@cohort|batch~Web 17;Team members~Sunniva Lie, Hakim Zaidi;Repository:url;Demo:url;Mentor~Kofi Mensah;Score:number#0-100;Description:long;~Stage=Idea|Building|Demo ready|Presented
- Allotment swap | cohort=Web 17; team_members=Sunniva Lie, Hakim Zaidi; mentor=Kofi Mensah; score=0; stage=Building
- Price forecast for markets | cohort=Data 9; team_members=Bruno Salas, Ilka Rode; mentor=Judit Varga; score=0; stage=Idea
- Tide clock app | cohort=Mobile 6; team_members=Wendy Okafor, Jo Lim; mentor=Kofi Mensah; score=87; stage=Presented
- Status page in an hour | cohort=Cloud 3; team_members=Ruth Ames, Pal Singh; mentor=Aino Laine; score=62; stage=Demo ready
record job application|placement|career log: Title!;Student->@student|participant~Sunniva Lie;Company;Role;Applied on:date;Salary offered:money;Next step;~Status=Applied|Interview|Offer|Hired|Rejected
- Sunniva at a clinic software maker | student=Sunniva Lie; company=Clinic software maker; role=Junior developer; next_step=Coding interview; status=Interview
- Hakim at a parcel service | student=Hakim Zaidi; company=Parcel service; role=Junior tester; status=Applied
- Wendy at a learning app | student=Wendy Okafor; company=Learning app studio; role=Mobile developer; salary_offered=43000; status=Hired
- Bruno at an insurer | student=Bruno Salas; company=Regional insurer; role=Data analyst; salary_offered=41000; next_step=Answer by Friday; status=Offer
record application|bootcamp application|admission: Title!;Applicant;Email:email;Cohort->@cohort|batch~Data 9;Motivation:long;Coding test score:percent;Interview on:date;~Status=Received|Interview|Accepted|Rejected|Withdrawn
- Application of Petra Lang | applicant=Petra Lang; cohort=Data 9; coding_test_score=72; status=Interview
- Application of Owen Price | applicant=Owen Price; cohort=Cloud 3; coding_test_score=88; status=Accepted
- Application of Zehra Aksoy | applicant=Zehra Aksoy; cohort=Data 9; coding_test_score=41; status=Rejected
- Application of Dag Moen | applicant=Dag Moen; cohort=Web 17; coding_test_score=65; status=Received
event class day|workshop|mentor session|office hour: Title!;Cohort->@cohort|batch~Web 17;Date:date!;Starts at:time;Topic;Led by~Kofi Mensah;Link:url
- Routing and forms | cohort=Web 17; topic=HTTP forms; led_by=Kofi Mensah
- Joins without fear | cohort=Data 9; topic=SQL joins; led_by=Judit Varga
- Containers | cohort=Cloud 3; topic=Images and volumes; led_by=Aino Laine
- Touch gestures | cohort=Mobile 6; topic=Swipe and long press; led_by=Kofi Mensah

# continuing education|continuing professional development|cpd|training credit|compliance training|certification renewal
item training course|course|training|seminar: Title!;Provider->@training provider|provider~Academy Nord|Safety Institute;Category=Technical|Legal|Safety|Leadership|Clinical|Ethics;Format=Classroom|Online|Webinar|Self-study;Credits:number(points)#0-100;Duration:number(h)#0.5-200;Cost:money;Mandatory:boolean;Valid for:number(months)#0-120;Description:long
- Fire safety warden | provider=Safety Institute; category=Safety; format=Classroom; credits=6; duration=8; cost=190; valid_for=24
- Ethics refresher | provider=Academy Nord; category=Ethics; format=Online; credits=2; duration=2; cost=40; valid_for=12
- Leading a small team | provider=Campus Weiterblick; category=Leadership; format=Webinar; credits=4; duration=6; cost=240; valid_for=0
- Sterile work update | provider=Pharma College; category=Clinical; format=Self-study; credits=8; duration=12; cost=310; valid_for=36
item training provider|provider|academy: Name!;Accreditation number;Contact person;Email:email;Website:url;~Rating:rating
- Academy Nord | accreditation_number=AC-118; contact_person=Birte Holm; rating=4.3
- Safety Institute | accreditation_number=AC-045; contact_person=Jo Mertens; rating=4.6
- Campus Weiterblick | accreditation_number=AC-207; contact_person=Silvan Roy; rating=3.9
- Pharma College | accreditation_number=AC-311; contact_person=Mina Oberoi; rating=4.8
event course date|training session|session: Title!;Course->@training course|course~Fire safety warden;Date:date!;Starts at:time;Ends at:time;Place or link;Trainer~Jo Mertens;Places:number#1-500;Register until:date
- Fire safety, October | course=Fire safety warden; place_or_link=Training yard; trainer=Jo Mertens; places=14
- Ethics online, March | course=Ethics refresher; place_or_link=Video room 2; trainer=Birte Holm; places=100
- Team lead webinar 5 | course=Leading a small team; place_or_link=Webinar; trainer=Silvan Roy; places=60
- Sterile work, lab day | course=Sterile work update; place_or_link=Clean room 1; trainer=Mina Oberoi; places=8
person professional|member|participant|employee: Name!;Licence number;Profession;Department;Email:email;Credits required per year:number(points)#0-200;~Credits earned:number(points)#0-500
- Ruben Koch | licence_number=PR-3310; profession=Engineer; department=Plant; credits_required_per_year=30; credits_earned=22
- Dalia Noor | licence_number=PR-2984; profession=Pharmacist; department=Dispensary; credits_required_per_year=40; credits_earned=41
- Katja Brunn | licence_number=PR-4102; profession=Nurse; department=Ward 3; credits_required_per_year=50; credits_earned=12
- Simon Adu | licence_number=PR-3877; profession=Lawyer; department=Contracts; credits_required_per_year=15; credits_earned=15
record training record|completed training|credit entry|cpd entry: Title!;Professional->@professional|member~Ruben Koch|Dalia Noor;Course->@training course|course~Fire safety warden|Ethics refresher;Completed on:date!;Credits:number(points)#0-100;Certificate:file;Expires on:date;~Status=Claimed|Verified|Rejected|Expired
- Ruben, fire warden | professional=Ruben Koch; course=Fire safety warden; credits=6; status=Verified
- Dalia, ethics | professional=Dalia Noor; course=Ethics refresher; credits=2; status=Claimed
- Katja, sterile work | professional=Katja Brunn; course=Sterile work update; credits=8; status=Rejected
- Simon, leading a team | professional=Simon Adu; course=Leading a small team; credits=4; status=Expired
record certification|licence|qualification: Title!;Professional->@professional|member~Ruben Koch;Issued by;Number;Issued on:date;Expires on:date;Reminder before:number(days)#1-365;File:file;~Status=Valid|Expiring soon|Expired
- Crane operator licence | professional=Ruben Koch; issued_by=Safety Institute; number=CR-771; reminder_before=60; status=Valid
- First aider card | professional=Katja Brunn; issued_by=Red rescue school; number=FA-2290; reminder_before=30; status=Expiring soon
- Sterile work licence | professional=Dalia Noor; issued_by=Pharma College; number=SW-118; reminder_before=90; status=Valid
- Mediator certificate | professional=Simon Adu; issued_by=Bar academy; number=ME-046; reminder_before=60; status=Expired
request training request|course approval|registration: Title!;Professional->@professional|member~Dalia Noor;Course->@training course|course~Fire safety warden;Wanted date:date;Cost:money;Reason:long;Approver
- Fire warden for the dispensary | professional=Dalia Noor; course=Fire safety warden; cost=190; reason=No warden on the late shift.; approver=Head of pharmacy
- Webinar for new shift leads | professional=Katja Brunn; course=Leading a small team; cost=240; reason=Takes over the ward in May.; approver=Head nurse
- Ethics for the bar | professional=Simon Adu; course=Ethics refresher; cost=40; reason=Two points missing.; approver=Managing partner
- Refresher for the clean room | professional=Dalia Noor; course=Sterile work update; cost=310; reason=Licence ends in June.; approver=Head of pharmacy
record course feedback|evaluation|training evaluation: Title!;Session->@course date|training session~Fire safety, October;Content:rating;Trainer:rating;Usefulness:rating;Comment:long
- More time with the extinguisher | session=Fire safety, October; content=4; trainer=5; usefulness=5; comment=The practical part could be longer.
- Good cases | session=Ethics online, March; content=5; trainer=4; usefulness=4; comment=Real cases from our field.
- Too many slides | session=Team lead webinar 5; content=3; trainer=3; usefulness=2; comment=Little time for questions.
- Hands-on and clear | session=Sterile work, lab day; content=5; trainer=5; usefulness=5; comment=Please keep groups this small.

# internship|intern|placement office|work placement|internship program
item internship position|internship|internship offer|placement: Title!;Company->@host company|company~Greenline Mobility|City Archive;Field=IT|Engineering|Marketing|Research|Care|Media;City;Mode=On site|Hybrid|Remote;Starts on:date;Months:number#1-12;Pay per month:money;Places:number#1-50;Apply until:date;Tasks and requirements:long
- Battery test intern | company=Greenline Mobility; field=Engineering; city=Gothenburg; mode=On site; months=6; pay_per_month=1400; places=2
- Digitisation intern | company=City Archive; field=Research; city=Ghent; mode=Hybrid; months=3; pay_per_month=700; places=1
- Newsroom intern | company=Radio Kanal 9; field=Media; city=Lyon; mode=On site; months=4; pay_per_month=620; places=3
- Backend intern | company=Pixelwharf; field=IT; city=Tallinn; mode=Remote; months=5; pay_per_month=1200; places=2
item host company|company|employer|organisation: Name!;Industry;City;Employees:number#1-500000;Contact person;Email:email;Website:url;Agreement signed:boolean;About:long
- Greenline Mobility | industry=Vehicles; city=Gothenburg; employees=340; contact_person=Ida Strand
- City Archive | industry=Culture; city=Ghent; employees=28; contact_person=Joost Claes
- Radio Kanal 9 | industry=Media; city=Lyon; employees=85; contact_person=Margaux Petit
- Pixelwharf | industry=Software; city=Tallinn; employees=46; contact_person=Kert Saar
person student|intern|candidate: Name!;Study programme;Semester:number#1-14;Email:email;Phone:phone;Skills;CV:file;Available from:date;Academic supervisor~Dr. Hella Moor
- Signe Aas | study_programme=Electrical engineering; semester=5; skills=Python, measuring; academic_supervisor=Dr. Hella Moor
- Bram Peeters | study_programme=History; semester=4; skills=Old scripts, scanning; academic_supervisor=Dr. Hella Moor
- Lou Marchand | study_programme=Journalism; semester=6; skills=Interviews, audio editing; academic_supervisor=Prof. Ada Finke
- Tarmo Ilves | study_programme=Computer science; semester=7; skills=Go, databases; academic_supervisor=Dr. Hella Moor
record internship application|application: Title!;Position->@internship position|internship~Battery test intern|Digitisation intern;Student->@student|intern~Signe Aas|Bram Peeters;Applied on:date!;Cover letter:long;CV:file;Interview on:date;~Status=Submitted|Shortlisted|Interview|Accepted|Rejected|Withdrawn
- Signe for Battery test | position=Battery test intern; student=Signe Aas; status=Accepted
- Bram for Digitisation | position=Digitisation intern; student=Bram Peeters; status=Interview
- Lou for Newsroom | position=Newsroom intern; student=Lou Marchand; status=Shortlisted
- Tarmo for Backend | position=Backend intern; student=Tarmo Ilves; status=Rejected
record internship agreement|internship contract|placement record: Title!;Application->@internship application|application~Signe for Battery test;From:date!;Until:date;Hours per week:number(h)#4-45;Company mentor;Insurance confirmed:boolean;Signed file:file;~Status=Draft|Signed|Running|Completed|Ended early
- Signe at Greenline | application=Signe for Battery test; hours_per_week=38; company_mentor=Ida Strand; status=Running
- Bram at City Archive | application=Bram for Digitisation; hours_per_week=24; company_mentor=Joost Claes; status=Draft
- Lou at Radio Kanal 9 | application=Lou for Newsroom; hours_per_week=35; company_mentor=Margaux Petit; status=Signed
- Tarmo, summer before | application=Tarmo for Backend; hours_per_week=40; company_mentor=Kert Saar; status=Completed
record weekly log|logbook entry|intern report|work diary: Title!;Agreement->@internship agreement|internship contract~Signe at Greenline;Week from:date!;Hours:number(h)#0-60;Tasks done:long!;Learned:long;Problems:long;~Status=Draft|Submitted|Approved
- Week 3, cell cycling | agreement=Signe at Greenline; hours=38; tasks_done=Cycled 24 cells and logged temperatures.; learned=Reading impedance plots.; status=Approved
- Week 1, scanning maps | agreement=Bram at City Archive; hours=24; tasks_done=Scanned 60 city maps.; learned=Handling fragile paper.; status=Submitted
- Week 2, morning show | agreement=Lou at Radio Kanal 9; hours=36; tasks_done=Cut two interviews.; problems=Early shifts.; status=Draft
- Week 8, slow queries | agreement=Tarmo, summer before; hours=40; tasks_done=Added three indexes.; status=Approved
record evaluation|mentor evaluation|assessment|final report: Title!;Agreement->@internship agreement|internship contract~Signe at Greenline;Kind=Mid-term|Final|By the student;Date:date!;Quality of work:rating;Initiative:rating;Teamwork:rating;Comments:long;Evaluator
- Mid-term Signe | agreement=Signe at Greenline; kind=Mid-term; quality_of_work=5; initiative=4; teamwork=5; evaluator=Ida Strand
- Final report Tarmo | agreement=Tarmo, summer before; kind=Final; quality_of_work=4; initiative=5; teamwork=3; evaluator=Kert Saar
- How Bram saw the archive | agreement=Bram at City Archive; kind=By the student; quality_of_work=4; initiative=3; teamwork=5; evaluator=Bram Peeters
- Mid-term Lou | agreement=Lou at Radio Kanal 9; kind=Mid-term; quality_of_work=4; initiative=4; teamwork=4; evaluator=Margaux Petit
event company visit|supervisor visit|career fair|interview day: Title!;Company->@host company|company~Greenline Mobility;Date:date!;Starts at:time;Place;Visitor;Notes:long
- Visit in Gothenburg | company=Greenline Mobility; place=Test hall; visitor=Dr. Hella Moor
- Archive tour | company=City Archive; place=Reading room; visitor=Dr. Hella Moor
- Studio visit | company=Radio Kanal 9; place=Studio 2; visitor=Prof. Ada Finke
- Online call with Pixelwharf | company=Pixelwharf; place=Video call; visitor=Dr. Hella Moor

# language exchange|language tandem|tandem partner|conversation partner|language partner|language café
item language profile|tandem profile|learner profile|exchange partner: Name!;Native language;Learning language;Level=A1|A2|B1|B2|C1|C2;City;Mode=In person|Online|Both;Interests;Available times;About me:long;Photo:image
- Chiara from Bologna | native_language=Italian; learning_language=German; level=B1; city=Freiburg; mode=Both; interests=Cycling, old films; available_times=Weekday evenings
- Hannes | native_language=German; learning_language=Italian; level=A2; city=Freiburg; mode=In person; interests=Cooking, hiking; available_times=Tuesday evening, Sunday
- Sora | native_language=Korean; learning_language=Spanish; level=A1; city=Seville; mode=Online; interests=Drawing, tea; available_times=Saturday mornings
- Inés M. | native_language=Spanish; learning_language=Korean; level=C1; city=Seville; mode=Both; interests=Series, running; available_times=After eight
request tandem request|match request|partner request: Title!;From->@language profile|tandem profile~Hannes;To->@language profile|tandem profile~Chiara from Bologna;Message:long;Wanted mode=In person|Online;Proposed day:date
- Coffee in two languages | from=Hannes; to=Chiara from Bologna; message=Half an hour in German, half in Italian?; wanted_mode=In person
- Weekly call | from=Sora; to=Inés M.; message=Can we speak slowly at first?; wanted_mode=Online
- Walk along the river | from=Chiara from Bologna; to=Hannes; message=Sunday at the bridge?; wanted_mode=In person
- Korean for my exam | from=Inés M.; to=Sora; message=I need help with writing.; wanted_mode=Online
record tandem|tandem pair|partnership|match: Title!;First partner->@language profile|tandem profile~Chiara from Bologna;Second partner->@language profile|tandem profile~Hannes;Languages;Started on:date;Meetings planned:number#1-100;Goal:long;~Status=Active|Paused|Ended
- Chiara and Hannes | first_partner=Chiara from Bologna; second_partner=Hannes; languages=Italian and German; meetings_planned=10; goal=Talk about daily life without a dictionary.; status=Active
- Sora and Inés | first_partner=Sora; second_partner=Inés M.; languages=Korean and Spanish; meetings_planned=20; status=Active
- Chiara and Sora | first_partner=Chiara from Bologna; second_partner=Sora; languages=Italian and Korean; meetings_planned=4; status=Ended
- Hannes and Inés | first_partner=Hannes; second_partner=Inés M.; languages=German and Spanish; meetings_planned=6; status=Paused
event exchange meeting|conversation session|language café|meetup: Title!;Tandem->@tandem|tandem pair~Chiara and Hannes;Language;Date:date!;Starts at:time;Duration:number(min)#15-240;Place or link;Places:number#2-100;Topic
- Market hall walk | tandem=Chiara and Hannes; language=Italian and German; duration=60; place_or_link=Market hall; places=2; topic=Food
- Open language café | language=Spanish; duration=90; place_or_link=Café Luna; places=20; topic=Travel stories
- Call about families | tandem=Sora and Inés; language=Korean and Spanish; duration=45; place_or_link=Video call; places=2; topic=Family words
- Tapas evening | tandem=Hannes and Inés; language=Spanish; duration=120; place_or_link=Bar Triana; places=8; topic=Ordering food
record conversation log|session log|learning diary: Title!;Meeting->@exchange meeting|conversation session~Market hall walk;Date:date!;Minutes native:number(min)#0-240;Minutes learning:number(min)#0-240;Talked about:long;Corrections:long;Felt:rating
- Names of cheeses | meeting=Market hall walk; minutes_native=30; minutes_learning=30; talked_about=Cheese, prices, childhood dishes.; corrections=der Käse, not das Käse; felt=5
- Aunts and uncles | meeting=Call about families; minutes_native=20; minutes_learning=25; talked_about=Names for relatives.; felt=3
- Ordering for eight | meeting=Tapas evening; minutes_native=40; minutes_learning=70; corrections=pedir, not preguntar; felt=4
- Trains in Spain | meeting=Open language café; minutes_native=0; minutes_learning=60; talked_about=Night trains and lost bags.; felt=5
record vocabulary entry|phrase|new word: Word!;Translation;Language;Example;Learned in->@exchange meeting|conversation session~Market hall walk;Learned:boolean
- stagionato | translation=gereift; language=Italian; example=Un pecorino stagionato.; learned_in=Market hall walk
- imo | translation=aunt on the mother's side; language=Korean; learned_in=Call about families
- la ración | translation=die große Portion; language=Spanish; example=Una ración de queso.; learned_in=Tapas evening
- das Gleis | translation=il binario; language=German; example=Der Zug fährt auf Gleis 3.; learned_in=Open language café
item conversation topic|topic|discussion prompt: Title!;Level=A1|A2|B1|B2|C1|C2;Questions:long;Useful phrases:long
- My neighbourhood | level=A2; questions=What do you like about it? What is missing?
- My first job | level=B1; questions=What did you do? What did you earn? Who helped you?
- Should cities ban cars? | level=C1; questions=Who would win and who would lose?
- Food I never eat | level=A1; questions=Do you like fish? Why not?
+ review: Partner->@language profile|tandem profile;Punctual:rating;Patient:rating
+ message: Tandem->@tandem|tandem pair

# flight school|pilot training|flight lesson|student pilot|flight instructor|flying club
person student pilot|student|trainee pilot: Name!;Licence sought=PPL|LAPL|Glider|Instrument|Commercial;Medical valid until:date;Radio licence:boolean;Email:email;Phone:phone;Instructor->@flight instructor|instructor~Renata Dvorak|Colin Ames;~Hours dual:number(h)#0-500;~Hours solo:number(h)#0-500;~Status=Theory|Dual|Solo|Test ready|Licensed
- Mats Ekberg | licence_sought=PPL; instructor=Renata Dvorak; hours_dual=27.4; hours_solo=3.1; status=Solo
- Noemi Blanc | licence_sought=Glider; instructor=Colin Ames; hours_dual=6.2; hours_solo=0; status=Dual
- Jorge Lemos | licence_sought=Instrument; instructor=Renata Dvorak; hours_dual=44; hours_solo=62.5; status=Test ready
- Kirsten Bay | licence_sought=LAPL; instructor=Ulf Sander; hours_dual=2.3; hours_solo=0; status=Theory
person flight instructor|instructor: Name!;Licence number;Ratings;Rating valid until:date;Phone:phone;Days on duty;~Hours instructed:number(h)#0-30000
- Renata Dvorak | licence_number=FI-2207; ratings=PPL, night; days_on_duty=Wed to Sun; hours_instructed=3120
- Colin Ames | licence_number=FI-1780; ratings=Glider, winch; days_on_duty=Sat, Sun; hours_instructed=1450
- Ulf Sander | licence_number=FI-2644; ratings=LAPL, tailwheel; days_on_duty=Mon to Thu; hours_instructed=640
- Greta Hahn | licence_number=FI-1903; ratings=Instrument, aerobatics; days_on_duty=Fri to Sun; hours_instructed=5210
item aircraft|plane|trainer aircraft|glider: Registration!;Type;Seats:number#1-12;Price per hour:money;~Airframe hours:number(h)#0-50000;Next check at:number(h)#0-50000;Fuel:number(l)#0-1000;Base airfield;~Status=Airworthy|In maintenance|Grounded
- OK-LEV | type=Two-seat trainer; seats=2; price_per_hour=148; airframe_hours=4211; next_check_at=4250; fuel=86; base_airfield=Meadow field; status=Airworthy
- D-4471 | type=Training glider; seats=2; price_per_hour=36; airframe_hours=2980; next_check_at=3000; base_airfield=Meadow field; status=Airworthy
- D-EMKA | type=Four-seat tourer; seats=4; price_per_hour=212; airframe_hours=7390; next_check_at=7400; fuel=160; base_airfield=River airport; status=In maintenance
- D-MTUL | type=Ultralight; seats=2; price_per_hour=98; airframe_hours=1120; next_check_at=1150; fuel=50; base_airfield=Meadow field; status=Grounded
event flight lesson|training flight|lesson: Title!;Student->@student pilot|student~Mats Ekberg|Noemi Blanc;Instructor->@flight instructor|instructor~Renata Dvorak;Aircraft->@aircraft|plane~OK-LEV|D-4471;Date:date!;Starts at:time;Ends at:time;Exercise;Solo:boolean;~Status=Booked|Flown|Weather|Cancelled
- Crosswind landings | student=Mats Ekberg; instructor=Renata Dvorak; aircraft=OK-LEV; exercise=Circuits with crosswind; status=Flown
- Winch launch practice | student=Noemi Blanc; instructor=Colin Ames; aircraft=D-4471; exercise=Cable break drills; status=Booked
- Approach in cloud | student=Jorge Lemos; instructor=Renata Dvorak; aircraft=D-EMKA; exercise=ILS approaches; status=Weather
- First flight | student=Kirsten Bay; instructor=Ulf Sander; aircraft=D-MTUL; exercise=Effects of controls; status=Cancelled
record flight log entry|flight log|logbook entry|flight: Title!;Pilot->@student pilot|student~Mats Ekberg;Aircraft->@aircraft|plane~OK-LEV;Date:date!;From airfield;To airfield;Block off:time;Block on:time;Flight time:number(h)#0-24;Landings:number#0-60;Fuel used:number(l)#0-500;Remarks:long
- Circuits at Meadow field | pilot=Mats Ekberg; aircraft=OK-LEV; from_airfield=Meadow field; to_airfield=Meadow field; flight_time=1.1; landings=8; fuel_used=22
- Cross-country to River airport | pilot=Jorge Lemos; aircraft=D-EMKA; from_airfield=Meadow field; to_airfield=River airport; flight_time=1.8; landings=1; fuel_used=54
- Thermals over the ridge | pilot=Noemi Blanc; aircraft=D-4471; from_airfield=Meadow field; to_airfield=Meadow field; flight_time=2.4; landings=1; fuel_used=0
- Local familiarisation | pilot=Kirsten Bay; aircraft=D-MTUL; from_airfield=Meadow field; to_airfield=Meadow field; flight_time=0.7; landings=2; fuel_used=11
record training progress|exercise record|syllabus record|lesson grading: Title!;Student->@student pilot|student~Mats Ekberg;Lesson->@flight lesson|training flight~Crosswind landings;Exercise;Grade=Demonstrated|Practised|Competent;Comments:long;Signed by->@flight instructor|instructor~Renata Dvorak
- Crosswind, competent | student=Mats Ekberg; lesson=Crosswind landings; exercise=Exercise 13; grade=Competent; signed_by=Renata Dvorak
- Cable break, practised | student=Noemi Blanc; lesson=Winch launch practice; exercise=Launch failures; grade=Practised; signed_by=Colin Ames
- ILS, demonstrated | student=Jorge Lemos; lesson=Approach in cloud; exercise=Precision approach; grade=Demonstrated; signed_by=Renata Dvorak
- Controls, demonstrated | student=Kirsten Bay; lesson=First flight; exercise=Exercise 4; grade=Demonstrated; signed_by=Ulf Sander
record exam|theory exam|skill test: Title!;Student->@student pilot|student~Mats Ekberg;Subject=Air law|Meteorology|Navigation|Radio|Skill test;Date:date!;Score:percent;Examiner;~Result=Registered|Passed|Failed
- Meteorology, Mats | student=Mats Ekberg; subject=Meteorology; score=84; result=Passed
- Skill test Jorge | student=Jorge Lemos; subject=Skill test; examiner=Greta Hahn; result=Registered
- Air law, Kirsten | student=Kirsten Bay; subject=Air law; score=61; result=Failed
- Navigation, Noemi | student=Noemi Blanc; subject=Navigation; score=90; result=Passed
request defect report|squawk|maintenance request: Title!;Aircraft->@aircraft|plane~OK-LEV;Found by;Severity=Cosmetic|Fix soon|Grounded;Found on:date;Description:long;Fixed by
- Left brake weak | aircraft=OK-LEV; found_by=Renata Dvorak; severity=Fix soon; description=Pedal travel longer on the left.
- Oil on the cowling | aircraft=D-EMKA; found_by=Jorge Lemos; severity=Grounded; description=Streak behind the left gasket.
- Scratch on the canopy | aircraft=D-4471; found_by=Noemi Blanc; severity=Cosmetic; description=Short scratch, left side.
- Radio crackles | aircraft=D-MTUL; found_by=Ulf Sander; severity=Fix soon; description=On the second frequency only.
+ booking|reservation: Aircraft->@aircraft|plane;Instructor->@flight instructor|instructor;Student->@student pilot|student;Date:date;Starts at:time;Ends at:time

# mentoring programme|mentoring program|mentor|mentee|mentorship|peer mentoring
person mentor: Name!;Expertise;Industry;Years of experience:number#0-50;Languages;Mentees at most:number#1-10;Availability;Email:email;About:long;Photo:image
- Beatriz Lopes | expertise=Product design; industry=Health tech; years_of_experience=14; languages=Portuguese, English; mentees_at_most=2; availability=Two hours a month
- Gunnar Ek | expertise=Leadership; industry=Logistics; years_of_experience=22; languages=Swedish, English; mentees_at_most=3; availability=Fridays
- Farah Aziz | expertise=Data science; industry=Insurance; years_of_experience=9; languages=English, Urdu; mentees_at_most=1; availability=Monday lunch
- Piotr Zając | expertise=Sales; industry=Machine tools; years_of_experience=17; languages=Polish, German; mentees_at_most=4; availability=Every second week
person mentee|protégé: Name!;Current role;Goals:long;Wanted expertise;Languages;Email:email;Applied on:date;~Status=Applied|Matched|Waiting|Completed
- Tessa Noll | current_role=Junior designer; goals=Lead a first project.; wanted_expertise=Product design; languages=English; status=Matched
- Idris Farah | current_role=Shift leader; goals=Move into planning.; wanted_expertise=Leadership; languages=English; status=Waiting
- Luisa Brandt | current_role=Analyst; goals=Present to the board.; wanted_expertise=Data science; languages=English; status=Applied
- Karol Wilk | current_role=Sales assistant; goals=Win a first key account.; wanted_expertise=Sales; languages=Polish; status=Completed
item mentoring round|programme cycle|cohort|programme: Name!;Starts on:date;Ends on:date;Pairs at most:number#1-500;Coordinator~Ellen Rask;Meetings expected:number#1-52;Description:long
- Round 2026 A | pairs_at_most=20; coordinator=Ellen Rask; meetings_expected=8
- Women in tech 2026 | pairs_at_most=12; coordinator=Ellen Rask; meetings_expected=10
- New leaders, spring | pairs_at_most=15; coordinator=Milo Grant; meetings_expected=6
- Alumni and students 2025 | pairs_at_most=40; coordinator=Ellen Rask; meetings_expected=5
record match|mentoring pair|mentorship|matching: Title!;Mentor->@mentor~Beatriz Lopes;Mentee->@mentee~Tessa Noll;Round->@mentoring round|programme cycle~Round 2026 A;Matched on:date;Match score:percent;~Status=Proposed|Accepted|Active|Ended|Declined
- Beatriz and Tessa | mentor=Beatriz Lopes; mentee=Tessa Noll; round=Round 2026 A; match_score=92; status=Active
- Gunnar and Idris | mentor=Gunnar Ek; mentee=Idris Farah; round=New leaders, spring; match_score=88; status=Proposed
- Farah and Luisa | mentor=Farah Aziz; mentee=Luisa Brandt; round=Women in tech 2026; match_score=95; status=Accepted
- Piotr and Karol | mentor=Piotr Zając; mentee=Karol Wilk; round=Alumni and students 2025; match_score=79; status=Ended
event mentoring session|meeting|session: Title!;Match->@match|mentoring pair~Beatriz and Tessa;Date:date!;Starts at:time;Duration:number(min)#15-240;Place or link;Agenda:long;Outcome:long;~Status=Planned|Held|Cancelled
- Portfolio walk-through | match=Beatriz and Tessa; duration=60; place_or_link=Video call; agenda=Three case studies; outcome=Cut the second case to one page.; status=Held
- First coffee | match=Gunnar and Idris; duration=45; place_or_link=Canteen; agenda=Getting to know each other; status=Planned
- Slides for the board | match=Farah and Luisa; duration=90; place_or_link=Room 4; agenda=Run through ten slides; outcome=Start with the result.; status=Held
- Call on price talks | match=Piotr and Karol; duration=30; place_or_link=Phone; agenda=Discounts; status=Cancelled
work goal|action item|development goal|task: Title!;Match->@match|mentoring pair~Beatriz and Tessa;Due on:date;Measure of success;Priority=Low|Normal|High;Notes:long
- Run a design review alone | match=Beatriz and Tessa; measure_of_success=Feedback of three colleagues; priority=High
- Plan the shifts of one month | match=Gunnar and Idris; measure_of_success=No gaps in the roster; priority=Normal
- Speak at the data meetup | match=Farah and Luisa; measure_of_success=Talk of 15 minutes held; priority=High
- Visit five customers | match=Piotr and Karol; measure_of_success=Five visit notes; priority=Low
record feedback|session feedback|evaluation: Title!;Session->@mentoring session|meeting~Portfolio walk-through;Given by;Usefulness:rating;Trust:rating;Comment:long
- Very concrete | session=Portfolio walk-through; given_by=Tessa Noll; usefulness=5; trust=5
- Good listener | session=First coffee; given_by=Idris Farah; usefulness=4; trust=5
- Very direct, I liked it | session=Slides for the board; given_by=Luisa Brandt; usefulness=5; trust=4
- Too short | session=Call on price talks; given_by=Karol Wilk; usefulness=2; trust=4
item resource|guide|template: Title!;Kind=Guide|Template|Video|Book;For=Mentors|Mentees|Both;Link:url;File:file;Summary:long
- Questions for the first meeting | kind=Guide; for=Both; summary=Ten questions about goals and expectations.
- Agreement template | kind=Template; for=Both; summary=One page with goals, rhythm and privacy.
- Asking open questions | kind=Video; for=Mentors; summary=Twelve minutes with examples.
- Get more from your mentor | kind=Book; for=Mentees; summary=Short chapters with exercises.

# human resources|hr department|personnel file|employee record|hr software|employee directory
person employee|staff member|colleague: Name!;Employee number;Job title;Department->@department|team~Production|Customer Care;Manager~Ulrike Sand|Diego Marin;Employment=Full-time|Part-time|Fixed-term|Apprentice;Hours per week:number(h)#1-60;Hired on:date;Email:email;Phone:phone;Photo:image;~Status=Probation|Active|On leave|Left
- Katrin Vogt | employee_number=E-1042; job_title=Machine operator; department=Production; manager=Ulrike Sand; employment=Full-time; hours_per_week=38; status=Active
- Leon Adu | employee_number=E-1107; job_title=Support agent; department=Customer Care; manager=Diego Marin; employment=Part-time; hours_per_week=24; status=Probation
- Sabine Kurz | employee_number=E-0988; job_title=Payroll clerk; department=Finance; manager=Odile Renard; employment=Part-time; hours_per_week=30; status=On leave
- Mehdi Jaber | employee_number=E-1120; job_title=Apprentice logistics; department=Warehouse; manager=Bo Larsen; employment=Apprentice; hours_per_week=38; status=Active
item department|team|unit: Name!;Head~Ulrike Sand|Diego Marin;Cost centre;Location;Headcount planned:number#0-5000;Description:long
- Production | head=Ulrike Sand; cost_centre=4100; location=Plant 2; headcount_planned=46
- Customer Care | head=Diego Marin; cost_centre=5200; location=Head office; headcount_planned=18
- Finance | head=Odile Renard; cost_centre=6100; location=Head office; headcount_planned=9
- Warehouse | head=Bo Larsen; cost_centre=4300; location=Plant 1; headcount_planned=27
record employment contract|contract|salary record: Title!;Employee->@employee|staff member~Katrin Vogt|Leon Adu;Type=Permanent|Fixed-term|Trainee|Freelance;Starts on:date!;Ends on:date;Gross salary per month:money;Pay grade;Notice period:number(weeks)#0-52;Signed file:file
- Contract Katrin Vogt | employee=Katrin Vogt; type=Permanent; gross_salary_per_month=3280; pay_grade=E5; notice_period=8
- Contract Leon Adu | employee=Leon Adu; type=Fixed-term; gross_salary_per_month=1790; pay_grade=E3; notice_period=4
- Contract Sabine Kurz | employee=Sabine Kurz; type=Permanent; gross_salary_per_month=2640; pay_grade=E6; notice_period=12
- Training contract Mehdi Jaber | employee=Mehdi Jaber; type=Trainee; gross_salary_per_month=1020; pay_grade=A1; notice_period=4
record personnel document|document|hr document: Title!;Employee->@employee|staff member~Katrin Vogt;Kind=Contract|Certificate|ID|Warning|Reference|Medical;File:file;Added on:date;Expires on:date;Confidential:boolean;Added by
- Forklift licence | employee=Katrin Vogt; kind=Certificate; added_by=HR office
- Reference of the last employer | employee=Leon Adu; kind=Reference; added_by=HR office
- Warning, late three times | employee=Mehdi Jaber; kind=Warning; added_by=Bo Larsen
- Certificate of health | employee=Sabine Kurz; kind=Medical; added_by=Company doctor
request leave request|time off request|vacation request|absence: Title!;Employee->@employee|staff member~Leon Adu;Kind=Vacation|Sick leave|Parental leave|Unpaid|Training;From:date;Until:date;Days:number#0.5-365;Reason:long;Approver
- Summer holiday | employee=Leon Adu; kind=Vacation; days=10; approver=Diego Marin
- Parental leave from April | employee=Sabine Kurz; kind=Parental leave; days=180; approver=Odile Renard
- Flu | employee=Katrin Vogt; kind=Sick leave; days=4; approver=Ulrike Sand
- Course at the trade school | employee=Mehdi Jaber; kind=Training; days=5; approver=Bo Larsen
record employee review|appraisal|feedback talk: Title!;Employee->@employee|staff member~Katrin Vogt;Date:date!;Reviewer;Overall:rating;Strengths:long;To develop:long;Agreed goals:long
- Yearly talk 2025 | employee=Katrin Vogt; reviewer=Ulrike Sand; overall=4; strengths=Calm when machines stop.; agreed_goals=Train one new operator.
- End of probation | employee=Leon Adu; reviewer=Diego Marin; overall=3; strengths=Friendly on the phone.; agreed_goals=Close 30 cases a day.
- Return talk | employee=Sabine Kurz; reviewer=Odile Renard; overall=5; strengths=No errors in a year.; agreed_goals=Automate the overtime list.
- Second training year | employee=Mehdi Jaber; reviewer=Bo Larsen; overall=4; to_develop=Being on time.
record training record|employee training|certificate: Title!;Employee->@employee|staff member~Katrin Vogt;Provider;Completed on:date;Valid until:date;Cost:money;Certificate:file
- Forklift refresher | employee=Katrin Vogt; provider=Safety Institute; cost=120
- Difficult calls | employee=Leon Adu; provider=Voice Academy; cost=260
- Payroll law update | employee=Sabine Kurz; provider=Chamber of trade; cost=180
- Dangerous goods basics | employee=Mehdi Jaber; provider=Safety Institute; cost=95
item policy|announcement|company policy|handbook page: Title!;Category=Working time|Benefits|Conduct|Safety|Remote work;Valid from:date;Version:number#1-99;Text:long!;File:file;Owner
- Remote work two days a week | category=Remote work; version=2; text=Agreed with the line manager, in writing.; owner=HR office
- Flexible working time | category=Working time; version=4; text=Core time from ten to three.; owner=Works council
- Gifts and invitations | category=Conduct; version=1; text=Nothing above 40, always reported.; owner=Legal
- Bicycle leasing | category=Benefits; version=3; text=One bicycle per person for three years.; owner=HR office
! work onboarding task|offboarding task|checklist item [onboard\\w*|offboard\\w*|checklist|new hire]: Title!;Employee->@employee|staff member~Leon Adu;Due on:date;Responsible;Notes:long
- Hand out badge and laptop | employee=Leon Adu; responsible=IT desk
- Safety walk through plant 1 | employee=Mehdi Jaber; responsible=Bo Larsen
- Read the phone guide | employee=Leon Adu; responsible=Diego Marin
- Reactivate the payroll login | employee=Sabine Kurz; responsible=IT desk

# recruiting|recruitment|applicant tracking|job applicant|hiring pipeline|job candidate
item job opening|vacancy|job posting|position|job: Title!;Reference;Department;Location;Employment=Full-time|Part-time|Internship|Freelance;Salary from:money;Salary to:money;Hiring manager~Mirko Weiss|Anjali Rao;Posted on:date;Apply until:date;Description:long;Requirements:long;~Status=Draft|Open|On hold|Filled|Closed
- Warehouse planner | reference=J-311; department=Logistics; location=Hamburg; employment=Full-time; salary_from=3400; salary_to=4100; hiring_manager=Mirko Weiss; requirements=Three years in planning, spreadsheets; status=Open
- Frontend developer | reference=J-318; department=Product; location=Remote; employment=Full-time; salary_from=4600; salary_to=5800; hiring_manager=Anjali Rao; requirements=TypeScript, accessibility; status=Open
- Night nurse | reference=J-325; department=Care; location=Kiel; employment=Part-time; salary_from=2300; salary_to=2700; hiring_manager=Bente Storm; requirements=Nursing diploma; status=On hold
- Summer social media intern | reference=J-330; department=Marketing; location=Hamburg; employment=Internship; salary_from=1100; salary_to=1100; hiring_manager=Anjali Rao; requirements=Student, good writing; status=Filled
person candidate|applicant|talent: Name!;Email:email;Phone:phone;City;Current employer;Years of experience:number#0-50;Skills;Source=Website|Referral|Job board|Agency|Event;CV:file;Available from:date;Consent until:date
- Jelena Petrov | city=Bremen; current_employer=Parcel hub; years_of_experience=5; skills=Route planning, SAP; source=Job board
- Owen Clarke | city=Cork; current_employer=Studio Nine; years_of_experience=7; skills=TypeScript, CSS; source=Referral
- Fatou Sarr | city=Kiel; current_employer=City clinic; years_of_experience=12; skills=Intensive care; source=Agency
- Jonas Pfeil | city=Lübeck; current_employer=None; years_of_experience=0; skills=Video editing, captions; source=Event
record job application|application: Title!;Candidate->@candidate|applicant~Jelena Petrov|Owen Clarke;Opening->@job opening|vacancy~Warehouse planner|Frontend developer;Applied on:date!;Expected salary:money;Cover letter:long;~Score:number#0-100;Recruiter~Paula Heim;~Stage=New|Screening|Interview|Offer|Hired|Rejected|Withdrawn
- Jelena for Warehouse planner | candidate=Jelena Petrov; opening=Warehouse planner; expected_salary=3800; score=78; recruiter=Paula Heim; stage=Interview
- Owen for Frontend developer | candidate=Owen Clarke; opening=Frontend developer; expected_salary=5400; score=84; recruiter=Paula Heim; stage=Offer
- Fatou for Night nurse | candidate=Fatou Sarr; opening=Night nurse; expected_salary=2650; score=90; recruiter=Ilse Koop; stage=Screening
- Jonas for intern | candidate=Jonas Pfeil; opening=Summer social media intern; expected_salary=1100; score=71; recruiter=Paula Heim; stage=Hired
event interview|job interview|phone screen: Title!;Application->@job application|application~Jelena for Warehouse planner;Kind=Phone|Video|On site|Trial day;Date:date!;Starts at:time;Duration:number(min)#15-480;Interviewers;Place or link;~Status=Planned|Held|Cancelled|No-show
- Second talk Jelena | application=Jelena for Warehouse planner; kind=On site; duration=60; interviewers=Mirko Weiss, Paula Heim; place_or_link=Room Elbe; status=Planned
- First call Fatou | application=Fatou for Night nurse; kind=Phone; duration=20; interviewers=Ilse Koop; status=Held
- Video talk Owen | application=Owen for Frontend developer; kind=Video; duration=45; interviewers=Anjali Rao; place_or_link=Video room; status=Held
- Trial day Jonas | application=Jonas for intern; kind=Trial day; duration=360; interviewers=Anjali Rao; place_or_link=Marketing office; status=Cancelled
record interview scorecard|scorecard|evaluation|interview feedback: Title!;Interview->@interview|job interview~Second talk Jelena;Interviewer;Skills:rating;Communication:rating;Team fit:rating;Strengths:long;Concerns:long;Recommendation=Strong yes|Yes|No|Strong no
- Mirko on Jelena | interview=Second talk Jelena; interviewer=Mirko Weiss; skills=4; communication=5; team_fit=4; concerns=No experience with cold goods.; recommendation=Yes
- Ilse on Fatou | interview=First call Fatou; interviewer=Ilse Koop; skills=5; communication=4; team_fit=5; recommendation=Strong yes
- Anjali on Owen | interview=Video talk Owen; interviewer=Anjali Rao; skills=5; communication=3; team_fit=4; concerns=Prefers to work alone.; recommendation=Yes
- Anjali on Jonas | interview=Trial day Jonas; interviewer=Anjali Rao; skills=2; communication=4; team_fit=3; recommendation=No
record job offer|offer|offer letter: Title!;Application->@job application|application~Owen for Frontend developer;Salary:money;Starts on:date;Valid until:date;Benefits:long;File:file;~Status=Draft|Sent|Accepted|Declined|Expired
- Offer Owen Clarke | application=Owen for Frontend developer; salary=5350; benefits=30 days of leave, home office budget; status=Sent
- Offer Jonas Pfeil | application=Jonas for intern; salary=1100; benefits=Ticket for the bus; status=Accepted
- Offer Jelena Petrov | application=Jelena for Warehouse planner; salary=3750; benefits=Bicycle leasing; status=Draft
- Offer Fatou Sarr | application=Fatou for Night nurse; salary=2600; benefits=Night bonus of 25 percent; status=Expired
record candidate note|note|activity|contact log: Title!;Candidate->@candidate|applicant~Jelena Petrov;Kind=Call|Email|Meeting|Note;Date:date;Text:long!;Written by
- Notice period is two months | candidate=Jelena Petrov; kind=Call; text=Could start earlier with remaining leave.; written_by=Paula Heim
- Met at the career fair | candidate=Jonas Pfeil; kind=Meeting; text=Showed three good clips.; written_by=Paula Heim
- Sent the portfolio | candidate=Owen Clarke; kind=Email; text=Two accessible design systems.; written_by=Anjali Rao
- Wants nights only | candidate=Fatou Sarr; kind=Note; text=Four nights in a row suit her.; written_by=Ilse Koop
request hiring request|headcount request|requisition: Position!;Department;Requested by;Needed from:date;Reason=New role|Replacement|Project;Budget:money;Justification:long
- Second night dispatcher | department=Logistics; requested_by=Mirko Weiss; reason=New role; budget=42000
- Nurse for the late shift | department=Care; requested_by=Bente Storm; reason=Replacement; budget=36000
- Tester for the app relaunch | department=Product; requested_by=Anjali Rao; reason=Project; budget=54000
- Buyer for spare parts | department=Purchasing; requested_by=Rolf Timm; reason=New role; budget=47000
! record referral|employee referral [referral|refer\\w*|recommend\\w*]: Candidate!;Opening->@job opening|vacancy~Frontend developer;Referred by;Date:date;Bonus:money;~Status=Open|Hired|Paid|Closed
- Owen Clarke | opening=Frontend developer; referred_by=Anjali Rao; bonus=1000; status=Open
- Dana Weiss | opening=Warehouse planner; referred_by=Lars Kohn; bonus=800; status=Closed
- Ayse Polat | opening=Night nurse; referred_by=Fatou Sarr; bonus=1200; status=Hired
- Ben Tiller | opening=Frontend developer; referred_by=Owen Clarke; bonus=1000; status=Paid

# payroll|payslip|salary statement|wage|pay run
person employee|staff member|worker: Name!;Employee number;Position;Pay type=Monthly salary|Hourly wage|Commission;Base pay:money;Hours per week:number(h)#1-60;Tax class;Tax number;Social security number;Bank account;Hired on:date;~Status=Active|On leave|Left
- Sandra Mohr | employee_number=P-017; position=Accountant; pay_type=Monthly salary; base_pay=3900; hours_per_week=40; tax_class=1; bank_account=XX12 3456 7890; status=Active
- Goran Ilic | employee_number=P-023; position=Fitter; pay_type=Hourly wage; base_pay=21.5; hours_per_week=38; tax_class=3; bank_account=XX98 1122 3344; status=Active
- Tuva Lind | employee_number=P-031; position=Sales agent; pay_type=Commission; base_pay=1800; hours_per_week=40; tax_class=1; bank_account=XX55 7788 1212; status=On leave
- Adem Kurt | employee_number=P-009; position=Foreman; pay_type=Monthly salary; base_pay=4250; hours_per_week=40; tax_class=3; bank_account=XX31 4545 9090; status=Left
event pay run|payroll run|pay period|payroll: Title!;From:date!;Until:date!;Pay day:date;Prepared by;Approved by;~Gross total:money;~Net total:money;~Status=Open|Calculated|Approved|Paid
- October | prepared_by=Sandra Mohr; approved_by=Finance head; gross_total=48210; net_total=31870; status=Paid
- November | prepared_by=Sandra Mohr; gross_total=49060; net_total=32340; status=Calculated
- September | prepared_by=Sandra Mohr; approved_by=Finance head; gross_total=47820; net_total=31510; status=Approved
- Christmas bonus run | prepared_by=Sandra Mohr; gross_total=12600; net_total=7900; status=Open
record payslip|salary statement|pay statement: Number!;Employee->@employee|staff member~Sandra Mohr|Goran Ilic;Pay run->@pay run|payroll run~October|November;Hours worked:number(h)#0-300;Gross pay:money;Deductions:money;Net pay:money;File:file;~Status=Draft|Released|Paid
- PS-10-017 | employee=Sandra Mohr; pay_run=October; hours_worked=173; gross_pay=3900; deductions=1365; net_pay=2535; status=Paid
- PS-10-023 | employee=Goran Ilic; pay_run=October; hours_worked=165; gross_pay=3547.5; deductions=1010; net_pay=2537.5; status=Paid
- PS-11-031 | employee=Tuva Lind; pay_run=November; hours_worked=120; gross_pay=2710; deductions=745; net_pay=1965; status=Draft
- PS-09-009 | employee=Adem Kurt; pay_run=September; hours_worked=173; gross_pay=4250; deductions=1402; net_pay=2848; status=Released
record payslip line|earning or deduction|pay item|deduction|bonus: Title!;Payslip->@payslip|salary statement~PS-10-017;Kind=Base pay|Overtime|Bonus|Allowance|Tax|Social security|Advance;Quantity:number#0-400;Rate:money;Amount:money
- Income tax October | payslip=PS-10-017; kind=Tax; amount=612
- Travel allowance | payslip=PS-10-023; kind=Allowance; quantity=5; rate=14; amount=70
- Commission November | payslip=PS-11-031; kind=Bonus; quantity=7; rate=130; amount=910
- Overtime at the boiler | payslip=PS-10-023; kind=Overtime; quantity=6; rate=26.9; amount=161.4
record timesheet|hours worked|time record|overtime: Title!;Employee->@employee|staff member~Goran Ilic;Date:date!;Hours:number(h)#0-24;Overtime:number(h)#0-12;Night hours:number(h)#0-12;Site or project;~Status=Submitted|Approved|Rejected
- Goran, boiler room | employee=Goran Ilic; hours=8; overtime=1.5; night_hours=0; site_or_project=Clinic boiler room; status=Approved
- Goran, night repair | employee=Goran Ilic; hours=6; overtime=0; night_hours=6; site_or_project=Water works pump; status=Submitted
- Sandra, month close | employee=Sandra Mohr; hours=9; overtime=1; site_or_project=Office; status=Approved
- Tuva, trade fair | employee=Tuva Lind; hours=11; overtime=3; site_or_project=Trade fair stand; status=Rejected
record absence|sick leave|leave day: Title!;Employee->@employee|staff member~Goran Ilic;Kind=Vacation|Sick|Unpaid|Parental;From:date!;Until:date;Days:number#0.5-365;Paid:boolean;Certificate:file
- Back pain | employee=Goran Ilic; kind=Sick; days=3
- Two weeks at the sea | employee=Sandra Mohr; kind=Vacation; days=10
- Parental leave Tuva | employee=Tuva Lind; kind=Parental; days=90
- Unpaid days before leaving | employee=Adem Kurt; kind=Unpaid; days=4
request salary advance|advance|pay change request|correction request: Title!;Employee->@employee|staff member~Goran Ilic;Kind=Advance|Correction|New bank account|Raise;Amount:money;Wanted by:date;Reason:long
- Advance for a car repair | employee=Goran Ilic; kind=Advance; amount=400; reason=Pay back over two months.
- New bank account | employee=Tuva Lind; kind=New bank account; reason=Changed the bank in May.
- Raise after the exam | employee=Sandra Mohr; kind=Raise; amount=200; reason=Passed the payroll diploma.
- Missing overtime in August | employee=Adem Kurt; kind=Correction; amount=86; reason=Four hours were not counted.
item pay component|tax rate|contribution rate|pay rule: Name!;Kind=Tax|Pension|Health insurance|Unemployment|Allowance;Employee share:percent;Employer share:percent;Ceiling:money;Valid from:date
- Pension contribution | kind=Pension; employee_share=9.3; employer_share=9.3; ceiling=7550
- Health insurance | kind=Health insurance; employee_share=8.1; employer_share=8.1; ceiling=5175
- Unemployment insurance | kind=Unemployment; employee_share=1.3; employer_share=1.3; ceiling=7550
- Travel allowance per day | kind=Allowance; employee_share=0; employer_share=100; ceiling=14

# shift planning|shift schedule|shift roster|duty roster|shift swap|staff rota
item shift type|shift|shift template: Name!;Starts at:time!;Ends at:time!;Break:number(min)#0-120;Staff needed:number#1-100;Extra pay:percent;Colour
- Early | break=30; staff_needed=4; extra_pay=0; colour=Yellow
- Night | break=45; staff_needed=2; extra_pay=25; colour=Blue
- Late | break=30; staff_needed=3; extra_pay=5; colour=Orange
- Weekend day | break=60; staff_needed=3; extra_pay=15; colour=Green
person employee|staff member|worker: Name!;Role=Team lead|Skilled|Helper|Trainee;Location->@location|station~Ward 3|Front desk;Contract hours per week:number(h)#1-60;Phone:phone;Email:email;Skills;Not available;~Hours this month:number(h)#0-300
- Agnes Toth | role=Team lead; location=Ward 3; contract_hours_per_week=38; skills=First aid; hours_this_month=112
- Dennis Ofori | role=Skilled; location=Front desk; contract_hours_per_week=30; not_available=Wednesdays; hours_this_month=94
- Mirela Stan | role=Helper; location=Kitchen; contract_hours_per_week=20; skills=Hygiene course; hours_this_month=41
- Tobi Falke | role=Trainee; location=Ward 3; contract_hours_per_week=38; not_available=School on Mondays; hours_this_month=73
item location|station|department|work area: Name!;Address;Manager;Minimum staff:number#1-100;Opens at:time;Closes at:time
- Ward 3 | manager=Agnes Toth; minimum_staff=3
- Front desk | manager=Agnes Toth; minimum_staff=1
- Kitchen | address=Basement; manager=Ruben Vos; minimum_staff=2
- Emergency entrance | address=North wing; manager=Agnes Toth; minimum_staff=4
event scheduled shift|shift assignment|roster entry|duty: Title!;Employee->@employee|staff member~Agnes Toth|Dennis Ofori;Shift type->@shift type|shift~Early|Night;Location->@location|station~Ward 3|Front desk;Date:date!;Starts at:time;Ends at:time;~Status=Planned|Published|Confirmed|Worked|Missed
- Agnes, early Monday | employee=Agnes Toth; shift_type=Early; location=Ward 3; status=Confirmed
- Dennis, night Tuesday | employee=Dennis Ofori; shift_type=Night; location=Front desk; status=Published
- Mirela, weekend Saturday | employee=Mirela Stan; shift_type=Weekend day; location=Kitchen; status=Worked
- Tobi, late Thursday | employee=Tobi Falke; shift_type=Late; location=Ward 3; status=Missed
request shift swap|swap request|trade request: Title!;Shift->@scheduled shift|shift assignment~Dennis, night Tuesday;Given by->@employee|staff member~Dennis Ofori;Taken by->@employee|staff member~Agnes Toth;Offered shift->@scheduled shift|shift assignment;Reason:long;Approved by
- Night against early | shift=Dennis, night Tuesday; given_by=Dennis Ofori; taken_by=Agnes Toth; offered_shift=Agnes, early Monday; reason=Exam the next morning.
- Saturday against Thursday | shift=Mirela, weekend Saturday; given_by=Mirela Stan; taken_by=Tobi Falke; offered_shift=Tobi, late Thursday; reason=Birthday of her son.
- Late shift given away | shift=Tobi, late Thursday; given_by=Tobi Falke; taken_by=Dennis Ofori; reason=Driving test.; approved_by=Agnes Toth
- Early for a day off | shift=Agnes, early Monday; given_by=Agnes Toth; taken_by=Mirela Stan; reason=Dentist.; approved_by=Ruben Vos
request time off request|leave request|absence: Title!;Employee->@employee|staff member~Agnes Toth;Kind=Vacation|Sick|Day off|Training;From:date;Until:date;Days:number#0.5-60;Note:long
- Long weekend | employee=Agnes Toth; kind=Day off; days=1
- Three weeks in August | employee=Mirela Stan; kind=Vacation; days=15
- Exam training | employee=Tobi Falke; kind=Training; days=3; note=School sends the dates.
- Fever | employee=Dennis Ofori; kind=Sick; days=2
record availability|availability wish|unavailability: Title!;Employee->@employee|staff member~Dennis Ofori;Weekday=Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday;From:time;Until:time;Kind=Available|Preferred|Not available;Note
- No Wednesdays | employee=Dennis Ofori; weekday=Wednesday; kind=Not available; note=Evening school
- Weekends welcome | employee=Mirela Stan; weekday=Saturday; kind=Preferred; note=Children are with their father
- School Monday | employee=Tobi Falke; weekday=Monday; kind=Not available; note=Until the exam
- Any Sunday | employee=Agnes Toth; weekday=Sunday; kind=Available
record clock-in|time entry|time clock record|attendance: Title!;Shift->@scheduled shift|shift assignment~Agnes, early Monday;Employee->@employee|staff member~Agnes Toth;Date:date!;Clocked in:time;Clocked out:time;Break:number(min)#0-180;~Hours:number(h)#0-24;~Status=Open|Submitted|Approved
- Agnes, Monday | shift=Agnes, early Monday; employee=Agnes Toth; break=30; hours=7.8; status=Approved
- Dennis, Tuesday night | shift=Dennis, night Tuesday; employee=Dennis Ofori; break=45; hours=8.1; status=Submitted
- Mirela, Saturday | shift=Mirela, weekend Saturday; employee=Mirela Stan; break=60; hours=7; status=Approved
- Tobi, Thursday | shift=Tobi, late Thursday; employee=Tobi Falke; break=0; hours=0; status=Open
! record open shift|shift offer [open shift\\w*|offer\\w*|claim\\w*|pick up|cover]: Title!;Shift type->@shift type|shift~Night;Location->@location|station~Ward 3;Date:date!;Bonus:money;Claimed by->@employee|staff member;~Status=Open|Claimed|Filled
- Night on Ward 3 | shift_type=Night; location=Ward 3; bonus=40; status=Open
- Kitchen on Sunday | shift_type=Weekend day; location=Kitchen; bonus=30; claimed_by=Mirela Stan; status=Claimed
- Late at the entrance | shift_type=Late; location=Emergency entrance; bonus=20; claimed_by=Dennis Ofori; status=Filled
- Early at the front desk | shift_type=Early; location=Front desk; bonus=0; status=Open

# performance review|performance appraisal|360 feedback|employee appraisal|okr|key result
event review cycle|appraisal cycle|review period|feedback round: Name!;Starts on:date!;Ends on:date!;Kind=Yearly|Half-yearly|Quarterly|Probation;Self-assessment due on:date;Owner~People team;~Share completed:percent;~Status=Planned|Running|Calibration|Closed
- Half-year review 2026 | kind=Half-yearly; owner=People team; share_completed=62; status=Running
- Year-end review 2025 | kind=Yearly; owner=People team; share_completed=100; status=Closed
- Probation reviews, spring | kind=Probation; owner=People team; share_completed=0; status=Planned
- Quarter 3 check-in | kind=Quarterly; owner=Team leads; share_completed=94; status=Calibration
person employee|team member|staff member: Name!;Job title;Team;Manager~Heike Blau|Sergio Rossi;Level=Junior|Mid|Senior|Lead;Email:email;Hired on:date
- Pauline Meier | job_title=Data analyst; team=Insights; manager=Heike Blau; level=Mid
- Tariq Aziz | job_title=Account manager; team=Sales; manager=Sergio Rossi; level=Senior
- Ines Duarte | job_title=Backend engineer; team=Platform; manager=Lea Sommer; level=Lead
- Moritz Hahn | job_title=Office assistant; team=Administration; manager=Heike Blau; level=Junior
record performance review|appraisal|employee review|evaluation: Title!;Employee->@employee|team member~Pauline Meier|Tariq Aziz;Cycle->@review cycle|appraisal cycle~Half-year review 2026|Year-end review 2025;Reviewer~Heike Blau|Sergio Rossi;Results:rating;Teamwork:rating;Initiative:rating;Strengths:long;To develop:long;~Overall=Outstanding|Exceeds|Meets|Partly meets|Below;~Status=Self-assessment|Manager review|Talk held|Signed
- Pauline, half-year | employee=Pauline Meier; cycle=Half-year review 2026; reviewer=Heike Blau; results=4; teamwork=5; initiative=4; overall=Exceeds; status=Talk held
- Tariq, year-end | employee=Tariq Aziz; cycle=Year-end review 2025; reviewer=Sergio Rossi; results=5; teamwork=3; initiative=4; overall=Meets; status=Signed
- Ines, quarter 3 | employee=Ines Duarte; cycle=Quarter 3 check-in; reviewer=Lea Sommer; results=5; teamwork=4; initiative=5; overall=Outstanding; status=Manager review
- Moritz, probation | employee=Moritz Hahn; cycle=Probation reviews, spring; reviewer=Heike Blau; results=3; teamwork=4; initiative=2; overall=Partly meets; status=Self-assessment
work goal|objective|okr: Title!;Employee->@employee|team member~Pauline Meier;Cycle->@review cycle|appraisal cycle~Half-year review 2026;Level=Company|Team|Personal;Weight:percent;Due on:date;~Progress:percent;Description:long
- Cut the reporting time by half | employee=Pauline Meier; cycle=Half-year review 2026; level=Personal; weight=40; progress=70
- Win eight mid-size accounts | employee=Tariq Aziz; cycle=Half-year review 2026; level=Personal; weight=50; progress=50
- Move billing to the new cluster | employee=Ines Duarte; cycle=Quarter 3 check-in; level=Team; weight=60; progress=85
- Paperless travel claims | employee=Moritz Hahn; cycle=Probation reviews, spring; level=Company; weight=30; progress=20
record key result|goal check-in|progress update|check-in: Title!;Goal->@goal|objective~Cut the reporting time by half;Start value:number;Target value:number;Current value:number;Unit;Updated on:date;Confidence=On track|At risk|Off track;Comment:long
- Hours per monthly report | goal=Cut the reporting time by half; start_value=16; target_value=8; current_value=10; unit=h; confidence=On track
- Accounts won | goal=Win eight mid-size accounts; start_value=0; target_value=8; current_value=4; unit=accounts; confidence=At risk
- Services moved | goal=Move billing to the new cluster; start_value=0; target_value=12; current_value=10; unit=services; confidence=On track
- Claims on paper | goal=Paperless travel claims; start_value=100; target_value=5; current_value=81; unit=percent; confidence=Off track
record peer feedback|360 feedback|feedback|praise: Title!;About->@employee|team member~Tariq Aziz;From->@employee|team member~Pauline Meier;Cycle->@review cycle|appraisal cycle~Half-year review 2026;What goes well:long!;What could improve:long;Anonymous:boolean;Given on:date
- Great with numbers in talks | about=Tariq Aziz; from=Pauline Meier; cycle=Half-year review 2026; what_goes_well=Brings evidence to every customer talk.; what_could_improve=Share the notes earlier.
- Explains without jargon | about=Ines Duarte; from=Tariq Aziz; cycle=Quarter 3 check-in; what_goes_well=Explains outages so that sales can pass it on.
- Always helpful | about=Moritz Hahn; from=Pauline Meier; cycle=Probation reviews, spring; what_goes_well=Finds a room in any situation.; what_could_improve=Ask earlier when unsure.
- Careful with numbers | about=Pauline Meier; from=Ines Duarte; cycle=Half-year review 2026; what_goes_well=Checks every figure twice.; what_could_improve=Trust the first result more.
item competency|skill|rating criterion: Name!;Area=Professional|Social|Leadership|Methods;Description:long;Expected level:rating;Weight:percent
- Structured problem solving | area=Methods; expected_level=4; weight=30
- Giving feedback | area=Social; expected_level=3; weight=20
- Delegating work | area=Leadership; expected_level=4; weight=25
- Data modelling | area=Professional; expected_level=5; weight=25
record development plan|growth plan|training measure: Title!;Employee->@employee|team member~Pauline Meier;Competency->@competency|skill~Giving feedback;Measure:long;Budget:money;Until:date;~Status=Agreed|Under way|Completed|Dropped
- Lead the weekly retro | employee=Pauline Meier; competency=Giving feedback; measure=Moderate six retros, with a coach twice.; budget=300; status=Under way
- Let two engineers lead | employee=Ines Duarte; competency=Delegating work; measure=Hand over two services.; budget=0; status=Agreed
- Course on data models | employee=Tariq Aziz; competency=Data modelling; measure=Evening course, 6 weeks.; budget=450; status=Dropped
- Solve three office problems | employee=Moritz Hahn; competency=Structured problem solving; measure=Describe cause and fix on a page.; budget=100; status=Completed
event one-on-one|review talk|feedback talk|1:1 meeting: Title!;Employee->@employee|team member~Pauline Meier;Manager~Heike Blau;Date:date!;Starts at:time;Agenda:long;Notes:long;Next steps:long
- March one-on-one | employee=Pauline Meier; manager=Heike Blau; agenda=Workload, course plans; next_steps=Hand over the old dashboard.
- Pipeline talk Tariq | employee=Tariq Aziz; manager=Sergio Rossi; agenda=Two lost deals; next_steps=Call both buyers again.
- After the outage | employee=Ines Duarte; manager=Lea Sommer; agenda=On-call load; next_steps=Add a second person.
- First month Moritz | employee=Moritz Hahn; manager=Heike Blau; agenda=Questions, wishes; next_steps=Course on the booking tool.

# vacation request|leave management|annual leave|leave balance|absence management|paid time off
person employee|staff member: Name!;Team->@team|department~Design|Field service;Manager~Rita Klee|Jorge Pinto;Email:email;Days per year:number#0-60;Carried over:number#0-60;~Days taken:number#0-60;~Days left:number#0-90;Hired on:date
- Malin Berg | team=Design; manager=Rita Klee; days_per_year=30; carried_over=3; days_taken=12; days_left=21
- Farid Karimi | team=Field service; manager=Jorge Pinto; days_per_year=28; carried_over=0; days_taken=20; days_left=8
- Lotta Heim | team=Accounting; manager=Sven Maier; days_per_year=26; carried_over=1; days_taken=9; days_left=18
- Jamal Reed | team=Night desk; manager=Jorge Pinto; days_per_year=32; carried_over=5; days_taken=30; days_left=7
item team|department: Name!;Manager~Rita Klee|Jorge Pinto;Minimum present:number#0-200;Approver;Location
- Design | manager=Rita Klee; minimum_present=2; approver=Rita Klee; location=Head office
- Field service | manager=Jorge Pinto; minimum_present=5; approver=Jorge Pinto; location=Depot
- Accounting | manager=Sven Maier; minimum_present=3; approver=Sven Maier; location=Floor 2
- Night desk | manager=Jorge Pinto; minimum_present=1; approver=Rita Klee; location=Depot
item leave type|absence type: Name!;Paid:boolean;Needs certificate:boolean;Counts as vacation:boolean;Days at most:number#0-365;Colour
- Annual leave | days_at_most=30; colour=Green
- Sick leave | days_at_most=42; colour=Red
- Parental leave | days_at_most=365; colour=Blue
- Moving day | days_at_most=1; colour=Grey
request leave request|vacation request|time off request|holiday request: Title!;Employee->@employee|staff member~Malin Berg|Farid Karimi;Leave type->@leave type|absence type~Annual leave;From:date!;Until:date!;Days:number#0.5-90;Half day:boolean;Stand-in->@employee|staff member;Note:long;Decision note:long
- Two weeks in July | employee=Malin Berg; leave_type=Annual leave; days=10; stand_in=Farid Karimi
- Moving house | employee=Farid Karimi; leave_type=Annual leave; days=1; note=Day of the removal van.
- Easter with the family | employee=Lotta Heim; leave_type=Annual leave; days=4; stand_in=Malin Berg
- Two months with the baby | employee=Jamal Reed; leave_type=Parental leave; days=44; note=From the birth.
record sick note|sick leave|absence|absence record: Title!;Employee->@employee|staff member~Farid Karimi;Leave type->@leave type|absence type~Sick leave;From:date!;Until:date;Days:number#0.5-365;Certificate:file;Reported at:time;~Status=Reported|Certificate received|Closed
- Cold, week 8 | employee=Farid Karimi; leave_type=Sick leave; days=4; status=Certificate received
- Broken wrist | employee=Jamal Reed; leave_type=Sick leave; days=21; status=Reported
- Migraine | employee=Lotta Heim; leave_type=Sick leave; days=1; status=Closed
- Stomach bug | employee=Malin Berg; leave_type=Sick leave; days=2; status=Reported
record balance entry|leave balance|balance correction|entitlement: Title!;Employee->@employee|staff member~Malin Berg;Year:number#2000-2100;Kind=Entitlement|Carry-over|Correction|Special leave;Days:number#0-60;Booked on:date;Reason
- Carry-over 2025 | employee=Malin Berg; year=2026; kind=Carry-over; days=3; reason=Approved until end of March
- Entitlement 2026, Farid | employee=Farid Karimi; year=2026; kind=Entitlement; days=28; reason=Full year
- Wedding, Lotta | employee=Lotta Heim; year=2026; kind=Special leave; days=2; reason=Own wedding
- Counted twice, Jamal | employee=Jamal Reed; year=2025; kind=Correction; days=1; reason=Holiday fell on a night shift
item public holiday|company holiday|blackout period|closing day: Name!;Date:date!;Until:date;Region;Kind=Public holiday|Company closed|No leave allowed;Half day:boolean
- Stocktaking week | region=All sites; kind=No leave allowed
- Founders' day | region=Head office; kind=Company closed
- National day | region=All sites; kind=Public holiday
- Depot move | region=Depot; kind=No leave allowed

# time tracking|timesheet|billable hours|time tracker|work hours|clock in
item project|client project|job: Name!;Client->@client|customer~Harbour Museum|Bakery Lund;Code;Hourly rate:money;Budget hours:number(h)#0-100000;~Hours used:number(h)#0-100000;Starts on:date;Ends on:date;Manager~Ewa Nowak;~Status=Planned|Active|On hold|Closed
- Audio guide app | client=Harbour Museum; code=HM-02; hourly_rate=92; budget_hours=320; hours_used=141; manager=Ewa Nowak; status=Active
- Website refresh | client=Bakery Lund; code=BL-01; hourly_rate=80; budget_hours=60; hours_used=52; manager=Ewa Nowak; status=Active
- Rowing club booking | client=Rowing Club Elbe; code=RC-04; hourly_rate=65; budget_hours=90; hours_used=0; manager=Tom Brask; status=Planned
- Price list tool | client=Garden Centre Nord; code=GN-11; hourly_rate=88; budget_hours=140; hours_used=151; manager=Ewa Nowak; status=Closed
item client: Name!;Contact person;Email:email;Address;Default rate:money;Payment term:number(days)#0-120;Note:long
- Harbour Museum | contact_person=Lise Kvam; default_rate=92; payment_term=30
- Bakery Lund | contact_person=Ole Lund; default_rate=80; payment_term=14
- Rowing Club Elbe | contact_person=Hauke Timm; default_rate=65; payment_term=21
- Garden Centre Nord | contact_person=Silke Beet; default_rate=88; payment_term=30
item activity|task type|task|work package: Name!;Project->@project|client project~Audio guide app|Website refresh;Billable:boolean;Rate:money;Estimated hours:number(h)#0-5000
- Interface design | project=Audio guide app; rate=92; estimated_hours=80
- Photo editing | project=Website refresh; rate=80; estimated_hours=12
- Boat calendar | project=Rowing club booking; rate=65; estimated_hours=30
- Import of articles | project=Price list tool; rate=88; estimated_hours=45
record time entry|timesheet entry|work log|logged hours: Title!;Project->@project|client project~Audio guide app|Website refresh;Activity->@activity|task type~Interface design|Photo editing;Worked by;Date:date!;Started at:time;Ended at:time;Break:number(min)#0-240;Hours:number(h)#0-24;Billable:boolean;~Status=Draft|Submitted|Approved|Billed
- Map screen, second draft | project=Audio guide app; activity=Interface design; worked_by=Hugo Arvid; hours=5.5; status=Approved
- Product photos cropped | project=Website refresh; activity=Photo editing; worked_by=Tine Holm; hours=2; status=Submitted
- Calendar wireframe | project=Rowing club booking; activity=Boat calendar; worked_by=Tine Holm; hours=3; status=Draft
- Import of 900 plants | project=Price list tool; activity=Import of articles; worked_by=Hugo Arvid; hours=7.25; status=Billed
record timesheet|weekly timesheet|week sheet: Title!;Employee;Week from:date!;~Total hours:number(h)#0-100;Target hours:number(h)#0-60;~Overtime:number(h)#0-60;Approver~Ewa Nowak;Comment:long;~Status=Open|Submitted|Approved|Returned
- Hugo, week 14 | employee=Hugo Arvid; total_hours=39.5; target_hours=37.5; overtime=2; approver=Ewa Nowak; status=Submitted
- Tine, week 14 | employee=Tine Holm; total_hours=30; target_hours=30; overtime=0; approver=Ewa Nowak; status=Approved
- Hugo, week 15 | employee=Hugo Arvid; total_hours=22; target_hours=37.5; overtime=0; approver=Ewa Nowak; status=Open
- Tom, week 14 | employee=Tom Brask; total_hours=44; target_hours=40; overtime=4; approver=Ewa Nowak; status=Returned
request correction request|absence request|leave request|overtime request: Title!;Entry->@time entry|timesheet entry~Product photos cropped;Kind=Correction|Vacation|Sick|Overtime;Date:date;Hours:number(h)#0-24;Reason:long
- Forgot to stop the timer | entry=Product photos cropped; kind=Correction; hours=2; reason=Ran over lunch.
- Wrong project chosen | entry=Calendar wireframe; kind=Correction; hours=3; reason=Belongs to the bakery.
- Weekend import | entry=Import of 900 plants; kind=Overtime; hours=4; reason=Shop was closed only on Sunday.
- Sick after lunch | entry=Map screen, second draft; kind=Sick; hours=2.5; reason=Went home at one.
record expense|project expense: Title!;Project->@project|client project~Audio guide app;Date:date!;Amount:money;Category=Travel|Material|Licence|Meals;Billable:boolean;Receipt:file;Paid by
- Train to the museum | project=Audio guide app; amount=64; category=Travel; paid_by=Hugo Arvid
- Stock photos | project=Website refresh; amount=120; category=Licence; paid_by=Tine Holm
- Lunch with the rowing board | project=Rowing club booking; amount=86; category=Meals; paid_by=Tom Brask
- Label printer paper | project=Price list tool; amount=34; category=Material; paid_by=Hugo Arvid
+ invoice: Client->@client;Project->@project|client project;Period from:date;Period until:date;Hours billed:number(h);Rate:money

# employee onboarding|new hire|onboarding checklist|new employee|offboarding
person new hire|new employee|newcomer: Name!;Position;Department;First day:date!;Manager~Elke Brunner|Nils Aho;Buddy~Samira Haq;Email:email;Work place=Office|Remote|Hybrid;Plan->@onboarding plan|plan template~Office starter|Remote engineer;~Progress:percent;~Status=Signed|Preparing|First weeks|Completed
- Caspar Dahl | position=Buyer; department=Purchasing; manager=Elke Brunner; buddy=Samira Haq; work_place=Office; plan=Office starter; progress=40; status=First weeks
- Rukia Hassan | position=Engineer; department=Platform; manager=Nils Aho; buddy=Samira Haq; work_place=Remote; plan=Remote engineer; progress=10; status=Preparing
- Mirko Blasi | position=Cook; department=Canteen; manager=Tilda Roy; buddy=Ana Prat; work_place=Office; plan=Kitchen crew; progress=100; status=Completed
- Yun Park | position=Accountant; department=Finance; manager=Elke Brunner; buddy=Dirk Ley; work_place=Hybrid; plan=Trainee year; progress=0; status=Signed
item onboarding plan|plan template|onboarding template|checklist template: Name!;For role;Length:number(days)#1-365;Owner~People team;Tasks:number#0-200;Description:long
- Office starter | for_role=Office staff; length=60; owner=People team; tasks=24
- Remote engineer | for_role=Engineers; length=90; owner=People team; tasks=31
- Kitchen crew | for_role=Canteen staff; length=30; owner=Tilda Roy; tasks=17
- Trainee year | for_role=Trainees; length=365; owner=People team; tasks=58
work onboarding task|checklist item|task: Title!;New hire->@new hire|new employee~Caspar Dahl|Rukia Hassan;Phase=Before the first day|First day|First week|First month|Probation;Responsible=HR|IT|Manager|Buddy|New hire;Due on:date;Instructions:long;Link:url
- Order laptop and headset | new_hire=Rukia Hassan; phase=Before the first day; responsible=IT
- Tour of the building | new_hire=Caspar Dahl; phase=First day; responsible=Buddy
- Hygiene briefing | new_hire=Mirko Blasi; phase=First week; responsible=Manager
- Read the accounting guide | new_hire=Yun Park; phase=First month; responsible=New hire
record required document|document|form: Title!;New hire->@new hire|new employee~Caspar Dahl;Kind=Contract|Tax form|Bank details|ID copy|Policy consent;File:file;Due on:date;Signed on:date;~Status=Requested|Received|Checked
- Tax form Caspar | new_hire=Caspar Dahl; kind=Tax form; status=Received
- ID copy Rukia | new_hire=Rukia Hassan; kind=ID copy; status=Requested
- Signed contract Yun | new_hire=Yun Park; kind=Contract; status=Checked
- Bank details Mirko | new_hire=Mirko Blasi; kind=Bank details; status=Checked
record equipment handover|equipment|access right|device handover: Title!;New hire->@new hire|new employee~Caspar Dahl;Kind=Laptop|Phone|Badge|Key|Software account|Car;Serial number;Handed over on:date;Given back on:date;Handed over by;~Status=Ordered|Ready|Handed over|Returned
- Laptop 14 inch | new_hire=Caspar Dahl; kind=Laptop; serial_number=LP-20418; handed_over_by=IT desk; status=Handed over
- Badge 5531 | new_hire=Yun Park; kind=Badge; serial_number=BG-5531; handed_over_by=Front desk; status=Ready
- Headset and screen for home | new_hire=Rukia Hassan; kind=Laptop; serial_number=LP-20440; handed_over_by=IT desk; status=Ordered
- Key to the cold store | new_hire=Mirko Blasi; kind=Key; serial_number=K-12; handed_over_by=Tilda Roy; status=Returned
event orientation session|training session|welcome meeting|introduction: Title!;New hire->@new hire|new employee~Caspar Dahl;Date:date!;Starts at:time;Led by;Room or link;Topic;Attended:boolean
- Meet the buyers | new_hire=Caspar Dahl; led_by=Elke Brunner; room_or_link=Room Elm; topic=Suppliers and order limits
- Welcome call for remote staff | new_hire=Rukia Hassan; led_by=Nils Aho; room_or_link=Video call; topic=How we ship code
- Kitchen round | new_hire=Mirko Blasi; led_by=Ana Prat; room_or_link=Canteen; topic=Machines and cleaning plan
- Books and closing dates | new_hire=Yun Park; led_by=Dirk Ley; room_or_link=Room Oak; topic=Month-end close
record check-in survey|feedback|pulse survey|probation talk: Title!;New hire->@new hire|new employee~Caspar Dahl;Day:number#1-365;Date:date;Welcome:rating;Clarity of the role:rating;Equipment:rating;Comments:long
- After two weeks | new_hire=Caspar Dahl; day=14; welcome=5; clarity_of_the_role=4; equipment=3; comments=Second screen still missing.
- Day 7, Mirko | new_hire=Mirko Blasi; day=7; welcome=5; clarity_of_the_role=5; equipment=4
- First week at home | new_hire=Rukia Hassan; day=5; welcome=3; clarity_of_the_role=4; equipment=2; comments=Laptop came late.
- Day 30, Yun | new_hire=Yun Park; day=30; welcome=4; clarity_of_the_role=3; equipment=5; comments=Who signs invoices?

# meeting room|desk booking|hot desk|shared desk|office floor|meeting room booking|room booking system|conference room
item meeting room|conference room|room: Name!;Floor->@floor|office floor~Second floor;Seats:number#1-200;Equipment;Video conference:boolean;Accessible:boolean;Needs approval:boolean;Photo:image;~Status=Available|Closed|Under repair
- Room Oslo | floor=Second floor; seats=8; equipment=Screen, whiteboard; status=Available
- Boardroom | floor=Second floor; seats=20; equipment=Two screens, room microphones; status=Available
- Phone box 1 | floor=First floor; seats=1; equipment=Headset; status=Closed
- Workshop loft | floor=Attic; seats=30; equipment=Pin boards, projector; status=Under repair
item desk|workplace|hot desk: Number!;Floor->@floor|office floor~Second floor;Zone=Quiet|Team|Phone|Window;Monitors:number#0-4;Height adjustable:boolean;Docking station:boolean;Reserved for;~Status=Free|Occupied|Blocked
- 2-014 | floor=Second floor; zone=Quiet; monitors=2; status=Free
- 2-031 | floor=Second floor; zone=Team; monitors=1; reserved_for=Design team; status=Occupied
- 1-007 | floor=First floor; zone=Phone; monitors=0; status=Free
- 4-002 | floor=Attic; zone=Window; monitors=2; reserved_for=Visitors; status=Blocked
item floor|office floor|building|location: Name!;Building;Address;Desks:number#0-2000;Floor plan:image;Opens at:time;Closes at:time;Facility manager
- Second floor | building=Quay house; address=Quay 4; desks=64; facility_manager=Tobias Frey
- First floor | building=Quay house; address=Quay 4; desks=48; facility_manager=Tobias Frey
- Attic | building=Quay house; address=Quay 4; desks=12; facility_manager=Irma Post
- Ground floor annex | building=Silo; address=Quay 6; desks=30; facility_manager=Irma Post
record room booking|meeting|desk booking|desk reservation: Title!;Room->@meeting room|conference room~Room Oslo|Boardroom;Desk->@desk|workplace~2-014;Booked by;Date:date!;Starts at:time!;Ends at:time!;People:number#1-200;Repeats=Once|Daily|Weekly|Monthly;Catering:boolean;~Status=Requested|Confirmed|Checked in|Cancelled|No-show
- Sprint planning | room=Room Oslo; booked_by=Ava Lindgren; people=7; repeats=Weekly; status=Confirmed
- Supplier talk | room=Boardroom; booked_by=Milo Hart; people=12; repeats=Once; status=Requested
- Customer interview | room=Phone box 1; booked_by=Jonna Sand; people=1; repeats=Once; status=No-show
- Monthly kick-off | room=Workshop loft; booked_by=Ava Lindgren; people=26; repeats=Monthly; status=Cancelled
record invited participant|invitation|attendee|guest: Name!;Meeting->@room booking|meeting~Sprint planning;Email:email;External:boolean;Answer=Open|Accepted|Declined|Tentative
- Jonna Sand | meeting=Sprint planning; answer=Accepted
- Dr. Hugo Lamm | meeting=Supplier talk; answer=Tentative
- Wanda Kohl | meeting=Monthly kick-off; answer=Declined
- Piet Aalto | meeting=Customer interview; answer=Open
request catering request|equipment request|catering order|setup request: Title!;Meeting->@room booking|meeting~Supplier talk;Kind=Catering|Equipment|Seating|Cleaning;People:number#1-200;Needed at:time;Cost centre;Details:long
- Coffee and fruit for twelve | meeting=Supplier talk; kind=Catering; people=12; cost_centre=4400
- Chairs in a circle | meeting=Monthly kick-off; kind=Seating; people=26; cost_centre=4100
- Second microphone | meeting=Customer interview; kind=Equipment; people=1; cost_centre=4700
- Clear the tables after | meeting=Sprint planning; kind=Cleaning; people=7; cost_centre=4100
request issue report|defect report|room issue: Title!;Room->@meeting room|conference room~Room Oslo;Desk->@desk|workplace;Kind=Screen|Network|Furniture|Heating|Cleaning;Description:long;Photo:image;Reported by
- Screen flickers | room=Room Oslo; kind=Screen; description=After ten minutes, with the long cable.; reported_by=Ava Lindgren
- Wobbly table leg | room=Boardroom; kind=Furniture; description=The corner next to the door.; reported_by=Milo Hart
- No heating at the window | room=Workshop loft; kind=Heating; description=Sixteen degrees in the morning.; reported_by=Wanda Kohl
- Wi-Fi drops in the box | room=Phone box 1; kind=Network; description=Every call, after a minute.; reported_by=Jonna Sand
+ booking|reservation: Room->@meeting room|conference room;Desk->@desk|workplace;Date:date;Starts at:time;Ends at:time;People:number#1-200

# meeting minutes|meeting agenda|action item|board meeting|minute taker|agenda item
event meeting|board meeting|committee meeting: Title!;Body->@committee|board~Executive board|Works council;Date:date!;Starts at:time;Ends at:time;Place or link;Chair~Gisela Horn|Patrick Moyo;Minute taker~Lena Voss;Quorum:number#1-100;~Status=Planned|Invited|Held|Minutes approved|Cancelled
- Board meeting March | body=Executive board; place_or_link=Room Elbe; chair=Gisela Horn; minute_taker=Lena Voss; quorum=5; status=Held
- Works council, week 14 | body=Works council; place_or_link=Video call; chair=Patrick Moyo; minute_taker=Lena Voss; quorum=4; status=Invited
- Audit committee Q1 | body=Audit committee; place_or_link=Room Weser; chair=Clara Munk; minute_taker=Till Rabe; quorum=3; status=Minutes approved
- Safety round, spring | body=Safety committee; place_or_link=Plant canteen; chair=Patrick Moyo; minute_taker=Till Rabe; quorum=4; status=Planned
item committee|board|body|working group: Name!;Chair~Gisela Horn|Patrick Moyo;Members:number#1-200;Meets=Weekly|Monthly|Quarterly|As needed;Rules:long
- Executive board | chair=Gisela Horn; members=7; meets=Monthly
- Works council | chair=Patrick Moyo; members=6; meets=Weekly
- Audit committee | chair=Clara Munk; members=4; meets=Quarterly
- Safety committee | chair=Patrick Moyo; members=8; meets=As needed
record agenda item|topic|agenda point: Title!;Meeting->@meeting|board meeting~Board meeting March|Works council, week 14;Position:number#1-60;Kind=Information|Discussion|Decision;Presented by;Minutes planned:number(min)#1-240;Background:long;Attachment:file
- Budget second quarter | meeting=Board meeting March; position=2; kind=Decision; presented_by=Finance head; minutes_planned=30
- New shift model | meeting=Works council, week 14; position=1; kind=Discussion; presented_by=Patrick Moyo; minutes_planned=45
- Findings of the auditor | meeting=Audit committee Q1; position=1; kind=Information; presented_by=Clara Munk; minutes_planned=40
- New eye wash stations | meeting=Safety round, spring; position=3; kind=Decision; presented_by=Plant nurse; minutes_planned=15
record minutes|meeting minutes|protocol|meeting note: Title!;Meeting->@meeting|board meeting~Board meeting March;Agenda item->@agenda item|topic~Budget second quarter;Text:long!;Written by~Lena Voss;File:file;Approved on:date;~Status=Draft|Sent out|Approved
- Minutes, budget | meeting=Board meeting March; agenda_item=Budget second quarter; text=Two scenarios were shown, the cautious one was preferred.; written_by=Lena Voss; status=Sent out
- Minutes, shift model | meeting=Works council, week 14; agenda_item=New shift model; text=Two models were compared, a survey follows.; written_by=Lena Voss; status=Draft
- Minutes, auditor | meeting=Audit committee Q1; agenda_item=Findings of the auditor; text=Three findings, none serious.; written_by=Till Rabe; status=Approved
- Minutes, eye wash | meeting=Safety round, spring; agenda_item=New eye wash stations; text=Offers of two makers were shown.; written_by=Till Rabe; status=Draft
record decision|resolution|vote: Title!;Agenda item->@agenda item|topic~Budget second quarter;Text:long!;In favour:number#0-500;Against:number#0-500;Abstained:number#0-500;Valid from:date;~Result=Adopted|Rejected|Postponed
- Adopt the cautious budget | agenda_item=Budget second quarter; text=The cautious scenario applies from April.; in_favour=5; against=1; abstained=1; result=Adopted
- Survey before the model | agenda_item=New shift model; text=All shifts are asked first.; in_favour=6; against=0; abstained=0; result=Adopted
- Order four stations | agenda_item=New eye wash stations; text=Four stations for hall 1.; in_favour=3; against=2; abstained=3; result=Postponed
- Change the auditor | agenda_item=Findings of the auditor; text=A new auditor from next year.; in_favour=1; against=3; abstained=0; result=Rejected
work action item|follow-up task|to-do|task: Title!;Meeting->@meeting|board meeting~Board meeting March;Responsible;Due on:date;Priority=Low|Normal|High;Notes:long
- Send the budget to all teams | meeting=Board meeting March; responsible=Finance head; priority=High
- Write the survey | meeting=Works council, week 14; responsible=Patrick Moyo; priority=Normal
- Close finding 2 | meeting=Audit committee Q1; responsible=Head of accounting; priority=High
- Ask a third maker | meeting=Safety round, spring; responsible=Plant nurse; priority=Low
record attendee|participant|attendance|invitation: Name!;Meeting->@meeting|board meeting~Board meeting March;Email:email;Role=Chair|Member|Guest|Minute taker;Present:boolean;Apology:long
- Gisela Horn | meeting=Board meeting March; role=Chair
- Ivo Brandl | meeting=Board meeting March; role=Guest
- Clara Munk | meeting=Audit committee Q1; role=Chair
- Lena Voss | meeting=Works council, week 14; role=Minute taker

# procurement|purchase requisition|purchase order|request for quotation|purchasing department|tender
item supplier|vendor: Name!;Supplier number;Category;Contact person;Email:email;Phone:phone;Payment term:number(days)#0-180;Certificates;~Rating:rating;~Status=New|Approved|Blocked
- Nordic Paper Supply | supplier_number=S-201; category=Office; contact_person=Inga Lie; payment_term=30; certificates=Forest certified; rating=4.4; status=Approved
- Torque Tools | supplier_number=S-238; category=Tools; contact_person=Ben Hartley; payment_term=45; rating=4.1; status=Approved
- Brightclean Services | supplier_number=S-251; category=Cleaning; contact_person=Ola Ferm; payment_term=14; rating=3.2; status=Blocked
- Lumen Software | supplier_number=S-260; category=Licences; contact_person=Mia Park; payment_term=30; certificates=ISO 27001; rating=4.7; status=New
request purchase requisition|purchase request|requisition: Title!;Requested by;Department;Cost centre;Needed by:date;Quantity:number#1-100000;Unit=piece|box|kg|hour|licence;Estimated cost:money;Supplier->@supplier|vendor~Torque Tools;Reason:long;Approver
- Six cordless drills | requested_by=Mattis Holm; department=Maintenance; cost_centre=4130; quantity=6; unit=piece; estimated_cost=1080; supplier=Torque Tools; reason=Old ones no longer hold charge.; approver=Plant manager
- Yearly copy paper | requested_by=Anja Roth; department=Office; cost_centre=5010; quantity=120; unit=box; estimated_cost=2640; supplier=Nordic Paper Supply
- Window cleaning, spring | requested_by=Irma Post; department=Facilities; cost_centre=5020; quantity=16; unit=hour; estimated_cost=640; supplier=Brightclean Services
- Drawing licences | requested_by=Ole Krag; department=Construction; cost_centre=4210; quantity=5; unit=licence; estimated_cost=3900; supplier=Lumen Software; reason=Two new engineers.
record request for quotation|rfq|tender|call for bids: Title!;Requisition->@purchase requisition|purchase request~Six cordless drills;Published on:date;Bids until:date!;Criteria:long;Estimated value:money;Buyer~Carmen Reuter;File:file;~Status=Draft|Open|Evaluation|Awarded|Cancelled
- RFQ cordless drills | requisition=Six cordless drills; criteria=Price 60, warranty 20, delivery 20; estimated_value=1080; buyer=Carmen Reuter; status=Evaluation
- RFQ copy paper | requisition=Yearly copy paper; criteria=Price only; estimated_value=2640; buyer=Carmen Reuter; status=Awarded
- RFQ window cleaning | requisition=Window cleaning, spring; criteria=Price 70, references 30; estimated_value=640; buyer=Dirk Sala; status=Cancelled
- RFQ drawing licences | requisition=Drawing licences; criteria=Price 50, support 50; estimated_value=3900; buyer=Dirk Sala; status=Open
record supplier quote|bid|quotation|offer: Title!;RFQ->@request for quotation|rfq~RFQ cordless drills;Supplier->@supplier|vendor~Torque Tools;Total:money;Delivery time:number(days)#0-365;Warranty:number(months)#0-120;Valid until:date;File:file;~Score:number#0-100;~Status=Received|Shortlisted|Accepted|Rejected
- Torque Tools, drills | rfq=RFQ cordless drills; supplier=Torque Tools; total=1026; delivery_time=7; warranty=36; score=88; status=Accepted
- Nordic Paper, yearly | rfq=RFQ copy paper; supplier=Nordic Paper Supply; total=2590; delivery_time=5; score=91; status=Accepted
- Brightclean, windows | rfq=RFQ window cleaning; supplier=Brightclean Services; total=720; delivery_time=14; score=42; status=Rejected
- Lumen, five seats | rfq=RFQ drawing licences; supplier=Lumen Software; total=3750; delivery_time=1; score=80; status=Shortlisted
record purchase order|po: Number!;Supplier->@supplier|vendor~Torque Tools|Nordic Paper Supply;Requisition->@purchase requisition|purchase request~Six cordless drills;Ordered on:date!;Delivery on:date;Net total:money;Tax:percent;Buyer~Carmen Reuter;~Status=Draft|Approved|Sent|Partly delivered|Delivered|Closed|Cancelled
- PO-4471 | supplier=Torque Tools; requisition=Six cordless drills; net_total=1026; tax=19; buyer=Carmen Reuter; status=Sent
- PO-4480 | supplier=Nordic Paper Supply; requisition=Yearly copy paper; net_total=2590; tax=19; buyer=Carmen Reuter; status=Partly delivered
- PO-4495 | supplier=Lumen Software; requisition=Drawing licences; net_total=3750; tax=19; buyer=Dirk Sala; status=Draft
- PO-4402 | supplier=Brightclean Services; requisition=Window cleaning, spring; net_total=640; tax=19; buyer=Dirk Sala; status=Cancelled
record goods receipt|delivery|delivery note: Number!;Purchase order->@purchase order|po~PO-4480;Received on:date!;Quantity received:number#0-100000;Quantity rejected:number#0-100000;Condition=Complete|Short|Damaged|Wrong goods;Received by;Note:long
- GR-1190 | purchase_order=PO-4480; quantity_received=60; quantity_rejected=0; condition=Short; received_by=Anja Roth; note=Second half next week.
- GR-1204 | purchase_order=PO-4471; quantity_received=6; quantity_rejected=1; condition=Damaged; received_by=Mattis Holm; note=One battery cracked.
- GR-1211 | purchase_order=PO-4480; quantity_received=60; quantity_rejected=0; condition=Complete; received_by=Anja Roth
- GR-1215 | purchase_order=PO-4495; quantity_received=4; quantity_rejected=4; condition=Wrong goods; received_by=Ole Krag; note=Keys for the old version.
record supplier evaluation|vendor rating|supplier review: Title!;Supplier->@supplier|vendor~Torque Tools;Date:date!;Quality:rating;Punctuality:rating;Price:rating;Service:rating;Remarks:long;Evaluated by
- Torque Tools 2025 | supplier=Torque Tools; quality=5; punctuality=4; price=4; service=4; evaluated_by=Carmen Reuter
- Nordic Paper 2025 | supplier=Nordic Paper Supply; quality=4; punctuality=5; price=4; service=5; evaluated_by=Carmen Reuter
- Brightclean 2025 | supplier=Brightclean Services; quality=2; punctuality=2; price=4; service=1; remarks=Two visits missed.; evaluated_by=Dirk Sala
- Lumen trial | supplier=Lumen Software; quality=5; punctuality=5; price=3; service=4; evaluated_by=Ole Krag
item supply contract|framework agreement|contract: Title!;Supplier->@supplier|vendor~Nordic Paper Supply;Starts on:date;Ends on:date;Value:money;Notice period:number(weeks)#0-104;Owner~Carmen Reuter;File:file;~Status=Draft|Active|Expiring|Ended
- Paper framework 2026 | supplier=Nordic Paper Supply; value=12000; notice_period=12; owner=Carmen Reuter; status=Active
- Tool repair flat rate | supplier=Torque Tools; value=2400; notice_period=4; owner=Carmen Reuter; status=Expiring
- Cleaning of hall 1 | supplier=Brightclean Services; value=18500; notice_period=8; owner=Dirk Sala; status=Ended
- Software framework | supplier=Lumen Software; value=15000; notice_period=13; owner=Dirk Sala; status=Draft
! record order line|purchase order line|po line: Item!;Purchase order->@purchase order|po~PO-4471;Quantity:number#1-100000;Unit=piece|box|kg|hour|licence;Unit price:money;Quantity delivered:number#0-100000
- Cordless drill 18 V | purchase_order=PO-4471; quantity=6; unit=piece; unit_price=171; quantity_delivered=0
- Copy paper A4, box of five | purchase_order=PO-4480; quantity=120; unit=box; unit_price=21.58; quantity_delivered=60
- Drawing licence, one year | purchase_order=PO-4495; quantity=5; unit=licence; unit_price=750; quantity_delivered=0
- Window cleaning | purchase_order=PO-4402; quantity=16; unit=hour; unit_price=40; quantity_delivered=0
+ invoice: Purchase order->@purchase order|po;Supplier->@supplier|vendor;Due on:date;Amount:money;Matched with delivery:boolean

# office supplies|stationery|office supply|supply cupboard|printer toner
item supply item|office supply|article of stock|stationery item: Name!;Article number;Category=Paper|Writing|Toner|Kitchen|Cleaning|Furniture;Unit=piece|pack|box|bottle;~In stock:number#0-100000;Minimum stock:number#0-10000;Price:money;Supplier->@office supplier|vendor~Desk & Co|Clean Office;Storage place->@storage place|cupboard~Cupboard 1st floor;Photo:image
- Copy paper A4 | article_number=P-100; category=Paper; unit=pack; in_stock=84; minimum_stock=40; price=4.9; supplier=Desk & Co; storage_place=Cupboard 1st floor
- Black toner 59X | article_number=T-059; category=Toner; unit=piece; in_stock=2; minimum_stock=3; price=118; supplier=Desk & Co; storage_place=Cupboard 1st floor
- Dishwasher tabs | article_number=K-014; category=Kitchen; unit=box; in_stock=6; minimum_stock=2; price=11.5; supplier=Clean Office; storage_place=Cellar shelf B
- Blue ballpoint pen | article_number=W-203; category=Writing; unit=pack; in_stock=19; minimum_stock=5; price=6.2; supplier=Paper Barn; storage_place=Front desk drawer
item office supplier|vendor|supplier: Name!;Contact person;Email:email;Phone:phone;Website:url;Delivery time:number(days)#0-60;Free delivery from:money
- Desk & Co | contact_person=Uma Kern; delivery_time=2; free_delivery_from=80
- Clean Office | contact_person=Rolf Petz; delivery_time=4; free_delivery_from=50
- Paper Barn | contact_person=Gus Friis; delivery_time=3; free_delivery_from=60
- Second Chair | contact_person=Lia Orth; delivery_time=10; free_delivery_from=500
item storage place|cupboard|storeroom: Name!;Floor;Room;Responsible;Key needed:boolean
- Cupboard 1st floor | floor=1; room=Copy room; responsible=Nora Stein
- Cellar shelf B | floor=0; room=Cellar; responsible=Nora Stein
- Front desk drawer | floor=0; room=Reception; responsible=Kim Bauer
- Archive room | floor=3; room=3.02; responsible=Nora Stein
request supply request|material request|supply requisition: Title!;Item->@supply item|office supply~Copy paper A4|Black toner 59X;Quantity:number#1-1000;Requested by;Department;Cost centre;Needed by:date;Note:long
- Ten packs for the training | item=Copy paper A4; quantity=10; requested_by=Felix Ott; department=Training; cost_centre=6100
- Toner for accounting | item=Black toner 59X; quantity=1; requested_by=Vera Loos; department=Accounting; cost_centre=6200
- Pens for the fair | item=Blue ballpoint pen; quantity=4; requested_by=Kim Bauer; department=Sales; cost_centre=7100
- Tabs for floor 3 | item=Dishwasher tabs; quantity=1; requested_by=Ruth Ahl; department=Facilities; cost_centre=6100
record stock movement|issue|withdrawal|stock entry: Title!;Item->@supply item|office supply~Copy paper A4;Kind=Received|Handed out|Correction|Written off;Quantity:number#1-10000;Date:date!;Person;Request->@supply request|material request~Ten packs for the training
- Handed out to training | item=Copy paper A4; kind=Handed out; quantity=10; person=Felix Ott; request=Ten packs for the training
- Delivery of pens | item=Blue ballpoint pen; kind=Received; quantity=20; person=Kim Bauer
- Tabs got wet | item=Dishwasher tabs; kind=Written off; quantity=2; person=Ruth Ahl
- Toner count corrected | item=Black toner 59X; kind=Correction; quantity=1; person=Nora Stein
record supply order|restock order|purchase order: Number!;Supplier->@office supplier|vendor~Desk & Co;Ordered on:date!;Delivery on:date;Total:money;Ordered by;Delivery note:file;~Status=Draft|Ordered|Delivered|Cancelled
- SO-118 | supplier=Desk & Co; total=402; ordered_by=Nora Stein; status=Ordered
- SO-119 | supplier=Clean Office; total=69; ordered_by=Ruth Ahl; status=Delivered
- SO-120 | supplier=Paper Barn; total=124; ordered_by=Kim Bauer; status=Draft
- SO-121 | supplier=Second Chair; total=560; ordered_by=Nora Stein; status=Cancelled
record stocktake|stock count|inventory count: Title!;Item->@supply item|office supply~Black toner 59X;Counted on:date!;Expected:number#0-100000;Counted:number#0-100000;Counted by;Remark:long
- Toner, end of March | item=Black toner 59X; expected=3; counted=2; counted_by=Nora Stein; remark=One given out without a note.
- Paper, yearly count | item=Copy paper A4; expected=84; counted=84; counted_by=Kim Bauer
- Pens in the drawer | item=Blue ballpoint pen; expected=21; counted=19; counted_by=Kim Bauer; remark=Two packs on desks.
- Tabs in the cellar | item=Dishwasher tabs; expected=6; counted=6; counted_by=Ruth Ahl
! record supply order line|order position [order\\w*|restock\\w*|purchas\\w*]: Title!;Order->@supply order|restock order~SO-118;Item->@supply item|office supply~Black toner 59X;Quantity:number#1-10000;Unit price:money
- Three toners | order=SO-118; item=Black toner 59X; quantity=3; unit_price=118
- Ten packs of paper | order=SO-118; item=Copy paper A4; quantity=10; unit_price=4.8
- Six boxes of tabs | order=SO-119; item=Dishwasher tabs; quantity=6; unit_price=11.5
- Twenty packs of pens | order=SO-120; item=Blue ballpoint pen; quantity=20; unit_price=6.2

# expense report|expense claim|business trip|travel expense|business travel|mileage claim
request business trip|travel request|trip request|trip: Title!;Traveller;Destination;Purpose;Departure:date!;Return:date;Transport=Train|Plane|Car|Bus;Estimated cost:money;Cost centre;Approver;Note:long
- Trade fair in Milan | traveller=Ronja Ekdal; destination=Milan; purpose=Visit suppliers; transport=Train; estimated_cost=780; cost_centre=4200; approver=Head of buying
- Installation in Gdansk | traveller=Mirko Babic; destination=Gdansk; purpose=Set up a line; transport=Car; estimated_cost=1120; cost_centre=4310
- Client workshop in Boston | traveller=Imani Cole; destination=Boston; purpose=Workshop with two teams; transport=Plane; estimated_cost=2350; cost_centre=4500; approver=Sales director
- Site check in Linz | traveller=Gernot Haas; destination=Linz; purpose=Measure the hall; transport=Bus; estimated_cost=95; cost_centre=4310
record expense report|expense claim|travel expense report|claim: Title!;Employee;Trip->@business trip|travel request~Trade fair in Milan|Installation in Gdansk;From:date;Until:date;~Total:money;Advance paid:money;Submitted on:date;Approver;~Status=Draft|Submitted|Approved|Rejected|Paid out
- Milan, Ronja Ekdal | employee=Ronja Ekdal; trip=Trade fair in Milan; total=711.4; advance_paid=200; approver=Head of buying; status=Submitted
- Gdansk, Mirko Babic | employee=Mirko Babic; trip=Installation in Gdansk; total=1067; advance_paid=0; status=Draft
- Boston, Imani Cole | employee=Imani Cole; trip=Client workshop in Boston; total=2188; advance_paid=500; approver=Sales director; status=Paid out
- Linz, Gernot Haas | employee=Gernot Haas; trip=Site check in Linz; total=132; advance_paid=0; approver=Plant manager; status=Rejected
record expense|expense item|receipt|expense line: Title!;Report->@expense report|expense claim~Milan, Ronja Ekdal;Category=Hotel|Meals|Train|Flight|Taxi|Fuel|Parking|Other;Date:date!;Amount:money;Currency=EUR|USD|GBP|CHF|PLN;Tax:percent;Merchant;Receipt:file;Paid with=Own money|Company card;~Status=Open|Accepted|Refused
- Two hotel nights | report=Milan, Ronja Ekdal; category=Hotel; amount=286; currency=EUR; tax=10; merchant=Hotel at the fair; paid_with=Own money; status=Accepted
- Dinner with a supplier | report=Milan, Ronja Ekdal; category=Meals; amount=74.4; currency=EUR; tax=10; merchant=Trattoria at the canal; paid_with=Company card; status=Open
- Return flight | report=Boston, Imani Cole; category=Flight; amount=940; currency=USD; tax=0; merchant=Airline; paid_with=Company card; status=Accepted
- Taxi to the hall | report=Linz, Gernot Haas; category=Taxi; amount=68; currency=EUR; tax=10; paid_with=Own money; status=Refused
record mileage entry|mileage|car trip|mileage log: Title!;Report->@expense report|expense claim~Gdansk, Mirko Babic;Date:date!;From;To;Distance:number(km)#1-5000;Rate per km:money;~Amount:money;Vehicle=Own car|Company car|Motorbike
- Plant to Gdansk | report=Gdansk, Mirko Babic; from=Plant 2; to=Gdansk; distance=610; rate_per_km=0.3; amount=183; vehicle=Own car
- Gdansk to plant | report=Gdansk, Mirko Babic; from=Gdansk; to=Plant 2; distance=612; rate_per_km=0.3; amount=183.6; vehicle=Own car
- To the airport | report=Boston, Imani Cole; from=Home; to=Airport; distance=38; rate_per_km=0.3; amount=11.4; vehicle=Own car
- Detour to the quarry | report=Linz, Gernot Haas; from=Linz; to=Quarry; distance=24; rate_per_km=0.2; amount=4.8; vehicle=Motorbike
record per diem|daily allowance|meal allowance: Title!;Report->@expense report|expense claim~Milan, Ronja Ekdal;Day:date!;Country;Hours away:number(h)#0-24;Meals provided=None|Breakfast|Lunch|Dinner|All;Amount:money
- Milan, full day | report=Milan, Ronja Ekdal; country=Italy; hours_away=24; meals_provided=Breakfast; amount=33.6
- Boston, day 2 | report=Boston, Imani Cole; country=United States; hours_away=24; meals_provided=Lunch; amount=46
- Gdansk, arrival | report=Gdansk, Mirko Babic; country=Poland; hours_away=11; meals_provided=None; amount=23
- Linz, one day | report=Linz, Gernot Haas; country=Austria; hours_away=10; meals_provided=All; amount=0
item expense policy|expense category|spending limit|travel policy: Name!;Category=Hotel|Meals|Train|Flight|Taxi|Fuel|Parking|Other;Limit:money;Per=Day|Night|Trip|Month;Receipt needed from:money;Rule:long
- Hotel up to 150 a night | category=Hotel; limit=150; per=Night; receipt_needed_from=0; rule=Above that, ask before booking.
- Taxi only without a bus | category=Taxi; limit=60; per=Trip; receipt_needed_from=10
- Economy flights under six hours | category=Flight; limit=900; per=Trip; receipt_needed_from=0
- Parking at the station | category=Parking; limit=20; per=Day; receipt_needed_from=5
record approval|approval step|decision: Title!;Report->@expense report|expense claim~Milan, Ronja Ekdal;Approver;Decided on:date;Decision=Approved|Returned|Rejected;Comment:long
- Buying approves Milan | report=Milan, Ronja Ekdal; approver=Head of buying; decision=Approved
- Sales approves Boston | report=Boston, Imani Cole; approver=Sales director; decision=Approved
- Taxi not allowed | report=Linz, Gernot Haas; approver=Plant manager; decision=Rejected; comment=A bus leaves every ten minutes.
- Hotel receipt missing | report=Gdansk, Mirko Babic; approver=Head of service; decision=Returned; comment=Please add the receipt.
+ payment: Report->@expense report|expense claim;Amount:money;Paid on:date;Bank account

# visitor management|reception desk|visitor badge|front desk visitor|visitor log|guest sign-in
person visitor|guest: Name!;Company;Email:email;Phone:phone;ID document;Car plate;Photo:image;Note:long
- Hedda Lunde | company=Nordic Filters; car_plate=NF 2203
- Samuel Osei | company=Audit Partners
- Rashid Malik | company=Lift Service; car_plate=LS 771
- Wiebke Horn | company=None; note=Job interview
record visit|check-in|visitor log entry|sign-in: Title!;Visitor->@visitor|guest~Hedda Lunde|Samuel Osei;Host->@host|employee~Bertil Krog|Aline Petit;Location->@site|building~Head office|Plant 2;Date:date!;Arrived at:time;Left at:time;Badge->@visitor badge|badge~V-017|V-022;Purpose=Meeting|Interview|Delivery|Maintenance|Audit;Rules accepted:boolean;~Status=Expected|On site|Left|No-show
- Filter samples | visitor=Hedda Lunde; host=Bertil Krog; location=Plant 2; badge=V-017; purpose=Meeting; status=On site
- Yearly audit, day 1 | visitor=Samuel Osei; host=Aline Petit; location=Head office; badge=V-022; purpose=Audit; status=Left
- Lift maintenance | visitor=Rashid Malik; host=Jens Ripke; location=Warehouse East; badge=V-101; purpose=Maintenance; status=Expected
- Interview for purchasing | visitor=Wiebke Horn; host=Noor Hamdi; location=Head office; badge=V-022; purpose=Interview; status=No-show
record invitation|pre-registration|expected visitor|visit announcement: Title!;Visitor->@visitor|guest~Samuel Osei;Host->@host|employee~Aline Petit;Date:date!;Arrives at:time;Location->@site|building~Head office;Parking needed:boolean;Message:long;~Status=Sent|Confirmed|Cancelled
- Audit, day 2 | visitor=Samuel Osei; host=Aline Petit; location=Head office; status=Confirmed
- Samples, second round | visitor=Hedda Lunde; host=Bertil Krog; location=Plant 2; status=Sent
- Second interview | visitor=Wiebke Horn; host=Noor Hamdi; location=Head office; status=Sent
- Emergency lift call | visitor=Rashid Malik; host=Jens Ripke; location=Warehouse East; status=Cancelled
person host|employee|contact person: Name!;Department;Phone:phone;Email:email;Deputy;Office
- Bertil Krog | department=Process engineering; office=P2-118
- Aline Petit | department=Finance; office=H-304
- Jens Ripke | department=Facilities; office=W-010
- Noor Hamdi | department=Human resources; office=H-212
item visitor badge|badge|access card: Number!;Kind=Visitor|Contractor|Press|Escort needed;Zones;Location->@site|building~Head office|Plant 2;~Status=Available|Handed out|Lost
- V-017 | kind=Escort needed; zones=Offices and hall; location=Plant 2; status=Handed out
- V-022 | kind=Visitor; zones=Offices; location=Head office; status=Available
- V-101 | kind=Contractor; zones=Lifts and roof; location=Warehouse East; status=Available
- V-009 | kind=Press; zones=Lobby and showroom; location=Showroom; status=Lost
item site|building|location|entrance: Name!;Address;Reception phone:phone;Opens at:time;Closes at:time;Assembly point;Visitor rules:long
- Head office | address=Park avenue 1; assembly_point=Car park north
- Plant 2 | address=Works road 18; assembly_point=Gate 3; visitor_rules=Safety shoes and vest beyond the yellow line.
- Warehouse East | address=Ring road 77; assembly_point=Ramp 1; visitor_rules=Walk on the green path only.
- Showroom | address=Market square 3; assembly_point=Fountain
record parcel|delivery|package: Title!;For->@host|employee~Bertil Krog;Carrier;Tracking number;Received on:date!;Pieces:number#1-200;Stored in;Handed over on:date;~Status=Received|Informed|Collected
- Box of gaskets | for=Bertil Krog; carrier=Parcel service; tracking_number=PK-90331; pieces=1; stored_in=Shelf 2; status=Informed
- Contract originals | for=Aline Petit; carrier=Courier bikes; tracking_number=CB-1182; pieces=1; stored_in=Safe; status=Collected
- Lift spare parts | for=Jens Ripke; carrier=Freight line; tracking_number=FL-60233; pieces=4; stored_in=Ramp 1; status=Received
- Flowers for the jubilee | for=Noor Hamdi; carrier=Flower shop; pieces=2; stored_in=Reception; status=Informed
! record signed document|safety briefing|nda [sign\\w*|nda|briefing|safety|agreement]: Title!;Visitor->@visitor|guest~Hedda Lunde;Kind=Safety briefing|Confidentiality|Data notice;Signed on:date;Valid until:date;File:file
- Safety briefing Plant 2 | visitor=Hedda Lunde; kind=Safety briefing
- Confidentiality audit | visitor=Samuel Osei; kind=Confidentiality
- Data notice Wiebke Horn | visitor=Wiebke Horn; kind=Data notice
- Safety briefing Warehouse East | visitor=Rashid Malik; kind=Safety briefing
+ booking|appointment: Visitor->@visitor|guest;Host->@host|employee;Location->@site|building;Date:date;Starts at:time

# suggestion box|idea management|employee suggestion|improvement idea|innovation management|ideation
item idea|suggestion|improvement idea|proposal: Title!;Campaign->@idea campaign|challenge~Less waste in the canteen;Category=Process|Product|Safety|Cost|Customer|Workplace;Problem:long!;Solution:long;Expected saving per year:money;Submitted by;Anonymous:boolean;Picture:image;~Votes:number#0-100000;~Stage=Submitted|Under review|Accepted|Being built|Done|Declined
- Deposit bowls for lunch | campaign=Less waste in the canteen; category=Cost; problem=Two hundred throw-away bowls a day.; solution=Deposit bowls returned at the tray belt.; expected_saving_per_year=4200; submitted_by=Kaja Holm; votes=64; stage=Accepted
- Mirror at gate 2 | category=Safety; problem=Forklifts and bikes meet at a blind corner.; solution=A convex mirror and a stop line.; expected_saving_per_year=0; submitted_by=Emre Tas; votes=31; stage=Under review
- Call back instead of queue | campaign=Faster answers for customers; category=Customer; problem=Callers wait nine minutes.; solution=Offer a call back.; expected_saving_per_year=1800; submitted_by=Toni Ulm; votes=48; stage=Being built
- Standing desks in packing | campaign=Healthy workplaces; category=Workplace; problem=Back pain in packing.; solution=Ten tables with a crank.; expected_saving_per_year=0; votes=12; stage=Declined
event idea campaign|challenge|innovation challenge|call for ideas: Title!;Question:long;Starts on:date!;Ends on:date;Sponsor;Prize;Budget:money;~Ideas:number#0-10000
- Less waste in the canteen | question=How do we halve our throw-away dishes?; sponsor=Facility team; prize=A day off; budget=5000; ideas=22
- Faster answers for customers | question=How do we answer within an hour?; sponsor=Customer desk; prize=Concert tickets; budget=8000; ideas=31
- Healthy workplaces | question=What makes your day less tiring?; sponsor=Works council; prize=Massage voucher; budget=12000; ideas=17
- Paper-free plant | question=Which form can go?; sponsor=Quality team; prize=Lunch for the team; budget=3000; ideas=9
record evaluation|expert review|assessment|idea rating: Title!;Idea->@idea|suggestion~Deposit bowls for lunch|Mirror at gate 2;Expert~Rolf Anders|Pia Lang;Benefit:rating;Effort:rating;Feasibility:rating;Comment:long;Recommendation=Accept|Rework|Decline;Date:date
- Facility on the bowls | idea=Deposit bowls for lunch; expert=Rolf Anders; benefit=5; effort=3; feasibility=4; recommendation=Accept
- Safety on the mirror | idea=Mirror at gate 2; expert=Pia Lang; benefit=4; effort=1; feasibility=5; recommendation=Accept
- Desk lead on call back | idea=Call back instead of queue; expert=Hilda Moor; benefit=4; effort=2; feasibility=4; recommendation=Accept
- Medical view on desks | idea=Standing desks in packing; expert=Pia Lang; benefit=3; effort=5; feasibility=2; recommendation=Decline
record vote|upvote|support: Title!;Idea->@idea|suggestion~Mirror at gate 2;Voter;Value=For|Against;Date:date
- Vote of shift B | idea=Mirror at gate 2; voter=Jan Ruud; value=For
- Vote of Kaja Holm | idea=Call back instead of queue; voter=Kaja Holm; value=For
- Too expensive | idea=Standing desks in packing; voter=Rolf Anders; value=Against
- Vote of the kitchen | idea=Deposit bowls for lunch; voter=Ida Brook; value=For
work implementation task|implementation step|measure: Title!;Idea->@idea|suggestion~Deposit bowls for lunch;Responsible;Due on:date;Cost:money;Notes:long
- Order 400 bowls | idea=Deposit bowls for lunch; responsible=Rolf Anders; cost=1960
- Hang the mirror | idea=Mirror at gate 2; responsible=Emre Tas; cost=180
- Set up the phone menu | idea=Call back instead of queue; responsible=Hilda Moor; cost=950
- Test two desks | idea=Standing desks in packing; responsible=Pia Lang; cost=600
record bonus|reward|prize: Title!;Idea->@idea|suggestion~Deposit bowls for lunch;Receiver;Amount:money;Points:number#0-100000;Granted on:date;~Status=Proposed|Granted|Paid
- Bonus for the bowls | idea=Deposit bowls for lunch; receiver=Kaja Holm; amount=420; points=200; status=Granted
- Bonus for the mirror | idea=Mirror at gate 2; receiver=Emre Tas; amount=100; points=50; status=Paid
- Bonus for call back | idea=Call back instead of queue; receiver=Toni Ulm; amount=180; points=120; status=Proposed
- Thank-you for packing | idea=Standing desks in packing; receiver=Packing team; amount=0; points=20; status=Granted
+ comment: Idea->@idea|suggestion;Kind=Question|Support|Concern

# contract management|contract register|contract deadline|notice period|contract renewal
item contract|agreement: Title!;Contract number;Partner->@contract partner|counterparty~Alpine Leasing|City Energy;Type=Supply|Service|Lease|Licence|Insurance|Employment|Confidentiality;Starts on:date!;Ends on:date;Notice period:number(weeks)#0-104;Renews automatically:boolean;Value per year:money;Owner~Judith Kern|Ali Demir;File:file;~Status=Draft|In negotiation|Active|Terminated|Expired
- Van lease 2025 | contract_number=C-0311; partner=Alpine Leasing; type=Lease; notice_period=12; value_per_year=6840; owner=Judith Kern; status=Active
- Electricity plant 1 | contract_number=C-0287; partner=City Energy; type=Supply; notice_period=6; value_per_year=48200; owner=Ali Demir; status=Active
- Cleaning of offices | contract_number=C-0340; partner=Spotless Ltd; type=Service; notice_period=4; value_per_year=21600; owner=Paula Grau; status=Terminated
- Liability insurance | contract_number=C-0199; partner=Harbour Mutual; type=Insurance; notice_period=13; value_per_year=3900; owner=Ali Demir; status=In negotiation
item contract partner|counterparty|vendor|partner: Name!;Register number;Address;Contact person;Email:email;Phone:phone;Risk=Low|Medium|High;Note:long
- Alpine Leasing | register_number=HR 22019; contact_person=Toni Wieser; risk=Low
- City Energy | register_number=HR 10031; contact_person=Mara Jost; risk=Medium
- Spotless Ltd | register_number=CR 5582; contact_person=Dee Marlow; risk=High
- Harbour Mutual | register_number=HR 90177; contact_person=Jan Ortega; risk=Low
record deadline|reminder|contract date|notice deadline: Title!;Contract->@contract|agreement~Van lease 2025|Electricity plant 1;Kind=Notice|Renewal|Price review|Payment|Expiry;Date:date!;Remind before:number(days)#0-365;Responsible~Judith Kern|Ali Demir;~Status=Open|Reminded|Done|Missed
- Notice for the van | contract=Van lease 2025; kind=Notice; remind_before=30; responsible=Judith Kern; status=Open
- Price review electricity | contract=Electricity plant 1; kind=Price review; remind_before=45; responsible=Ali Demir; status=Reminded
- End of cleaning | contract=Cleaning of offices; kind=Expiry; remind_before=14; responsible=Paula Grau; status=Done
- Insurance premium | contract=Liability insurance; kind=Payment; remind_before=10; responsible=Ali Demir; status=Missed
record amendment|contract version|addendum|contract change: Title!;Contract->@contract|agreement~Electricity plant 1;Version:number#1-99;Effective from:date;What changed:long!;File:file;Signed by
- Addendum 2, green tariff | contract=Electricity plant 1; version=3; what_changed=All power from wind and water.; signed_by=Ali Demir
- Fewer cleaning days | contract=Cleaning of offices; version=2; what_changed=Three instead of five days.; signed_by=Paula Grau
- Higher mileage for the van | contract=Van lease 2025; version=2; what_changed=25 000 instead of 20 000 km a year.; signed_by=Judith Kern
- Cover of 5 million | contract=Liability insurance; version=4; what_changed=Cover raised from 3 to 5 million.; signed_by=Ali Demir
record obligation|contract obligation|milestone|deliverable: Title!;Contract->@contract|agreement~Van lease 2025;Owed by=Us|Partner;Due on:date;Amount:money;Proof:file;~Status=Open|Fulfilled|Late
- Yearly tyre change | contract=Van lease 2025; owed_by=Partner; amount=0; status=Open
- Monthly report of hours | contract=Cleaning of offices; owed_by=Partner; amount=0; status=Late
- Meter reading in January | contract=Electricity plant 1; owed_by=Us; amount=0; status=Fulfilled
- Yearly premium | contract=Liability insurance; owed_by=Us; amount=3900; status=Open
request contract request|approval request|review request|signature request: Title!;Type=Supply|Service|Lease|Licence|Confidentiality;Partner;Value:money;Needed by:date;Requested by;File:file;Legal comments:long
- Confidentiality for a software trial | type=Confidentiality; partner=Cloud Forms; value=0; requested_by=IT
- New cleaning company | type=Service; partner=Fresh Floors; value=19800; requested_by=Facilities
- Storage rooms in the port | type=Lease; partner=Quay Storage; value=7200; requested_by=Logistics
- Map data for the app | type=Licence; partner=Atlas Data; value=4300; requested_by=Product team
record approval step|approval|signature: Title!;Contract->@contract|agreement~Van lease 2025;Step:number#1-10;Approver;Decision=Open|Approved|Returned|Rejected;Decided on:date;Comment:long
- Finance approves the lease | contract=Van lease 2025; step=2; approver=Head of finance; decision=Approved
- Legal reads the insurance | contract=Liability insurance; step=1; approver=Legal; decision=Returned; comment=Clause 9 is unclear.
- Board signs electricity | contract=Electricity plant 1; step=3; approver=Executive board; decision=Approved
- Facilities on cleaning | contract=Cleaning of offices; step=1; approver=Head of facilities; decision=Rejected
item contract template|clause|template: Name!;Type=Supply|Service|Lease|Licence|Confidentiality;Language;Version:number#1-99;Text:long!;File:file
- Mutual confidentiality, two years | type=Confidentiality; language=English; version=4; text=Both parties keep confidential what they learn for two years.
- Service contract, monthly fee | type=Service; language=English; version=7; text=The provider delivers the services listed in annex 1.
- Lease of storage rooms | type=Lease; language=German; version=2; text=The rooms are let for storage only.
- Licence for software | type=Licence; language=English; version=5; text=The licence is limited to the named users.

# job board|job portal|job listing site|job search site|job seeker|freelance marketplace
item job listing|job|job ad|job post: Title!;Company->@company|employer~Blue Crane Logistics|Sunrise Clinics;Location;Remote=On site|Hybrid|Remote;Employment=Full-time|Part-time|Temporary|Internship|Freelance;Salary from:money;Salary to:money;Category=IT|Care|Logistics|Sales|Crafts|Office|Hospitality;Posted on:date;Expires on:date;Description:long;Requirements:long;~Status=Draft|Published|Filled|Expired
- Night shift forklift driver | company=Blue Crane Logistics; location=Rotterdam; remote=On site; employment=Full-time; salary_from=2700; salary_to=3100; category=Logistics; requirements=Forklift licence; status=Published
- Ward nurse, part-time | company=Sunrise Clinics; location=Utrecht; remote=On site; employment=Part-time; salary_from=2100; salary_to=2500; category=Care; requirements=Nursing registration; status=Published
- Sous-chef at the harbour | company=Bistro Kade; location=Rotterdam; remote=On site; employment=Temporary; salary_from=2600; salary_to=3000; category=Hospitality; status=Filled
- Support developer | company=Tulip Apps; location=Delft; remote=Remote; employment=Freelance; salary_from=3800; salary_to=4700; category=IT; requirements=PHP, good English; status=Draft
item company|employer|company profile: Name!;Industry;Size=1 to 10|11 to 50|51 to 250|More than 250;City;Website:url;Logo:image;Contact email:email;About:long;Verified:boolean;~Rating:rating
- Blue Crane Logistics | industry=Transport; size=51 to 250; city=Rotterdam; rating=4.1
- Sunrise Clinics | industry=Health care; size=More than 250; city=Utrecht; rating=3.9
- Bistro Kade | industry=Restaurants; size=1 to 10; city=Rotterdam; rating=4.6
- Tulip Apps | industry=Software; size=11 to 50; city=Delft; rating=4.3
record cv|resume|job seeker profile|candidate profile: Name!;Headline;City;Skills;Years of experience:number#0-50;Wanted salary:money;Available from:date;File:file;Visible to=Everyone|Employers I apply to|Nobody;About:long
- Milan Vos | headline=Forklift driver with night experience; city=Rotterdam; skills=Forklift, reach truck; years_of_experience=6; wanted_salary=2900; visible_to=Everyone
- Fatou Sarr | headline=Nurse for surgical wards; city=Utrecht; skills=Wound care, Dutch B2; years_of_experience=9; wanted_salary=2600; visible_to=Employers I apply to
- Renske Bos | headline=Cook with a love for fish; city=Dordrecht; skills=Fish, sauces; years_of_experience=8; wanted_salary=2800; visible_to=Everyone
- Ivan Dimov | headline=Backend developer for small teams; city=Delft; skills=PHP, SQL; years_of_experience=4; wanted_salary=4200; visible_to=Nobody
record application|job application: Title!;Job->@job listing|job~Night shift forklift driver|Ward nurse, part-time;Applicant->@cv|resume~Milan Vos|Fatou Sarr;Applied on:date!;Cover letter:long;File:file;Employer note:long;~Status=Sent|Viewed|Interview|Offer|Hired|Rejected|Withdrawn
- Milan for night shift | job=Night shift forklift driver; applicant=Milan Vos; cover_letter=I work nights by choice.; status=Interview
- Fatou for ward nurse | job=Ward nurse, part-time; applicant=Fatou Sarr; status=Viewed
- Renske for sous-chef | job=Sous-chef at the harbour; applicant=Renske Bos; cover_letter=I can start in May.; status=Hired
- Ivan for support developer | job=Support developer; applicant=Ivan Dimov; status=Withdrawn
record job alert|saved search|search alert: Name!;Keywords;Location;Radius:number(km)#1-500;Category=IT|Care|Logistics|Sales|Crafts|Office|Hospitality;Frequency=Instant|Daily|Weekly;Email:email;Active:boolean
- Night work near Rotterdam | keywords=forklift night; location=Rotterdam; radius=25; category=Logistics; frequency=Daily
- Nursing in Utrecht | keywords=nurse; location=Utrecht; radius=15; category=Care; frequency=Weekly
- Kitchen jobs at once | keywords=cook, sous-chef; location=Rotterdam; radius=30; category=Hospitality; frequency=Instant
- Remote PHP | keywords=php remote; location=Netherlands; radius=200; category=IT; frequency=Daily
record work experience|experience|education entry: Title!;Profile->@cv|resume~Milan Vos;Employer or school;From:date;Until:date;What I did:long
- Reach truck driver | profile=Milan Vos; employer_or_school=Fruit terminal; what_i_did=Night loading of chilled goods.
- Ward nurse surgery | profile=Fatou Sarr; employer_or_school=City hospital; what_i_did=Wound care for 24 beds.
- Commis de cuisine | profile=Renske Bos; employer_or_school=Hotel De Brug; what_i_did=Cold starters and fish station.
- Bachelor in computing | profile=Ivan Dimov; employer_or_school=Technical university; what_i_did=Thesis on search indexes.
event interview|interview appointment|career fair: Title!;Application->@application|job application~Milan for night shift;Date:date!;Starts at:time;Kind=Phone|Video|On site;Place or link;Notes:long
- Talk at the terminal | application=Milan for night shift; kind=On site; place_or_link=Gate 4
- Call with the head nurse | application=Fatou for ward nurse; kind=Phone; place_or_link=Phone
- Trial cooking | application=Renske for sous-chef; kind=On site; place_or_link=Kitchen entrance; notes=Bring your knives.
- Code review together | application=Ivan for support developer; kind=Video; place_or_link=Video link
! record listing package|ad package|promotion [featur\\w*|promot\\w*|package|paid|credit\\w*]: Name!;Company->@company|employer~Blue Crane Logistics;Listings:number#1-500;Days online:number(days)#1-365;Price:money;Highlighted:boolean;~Listings used:number#0-500
- Five ads for spring | company=Blue Crane Logistics; listings=5; days_online=30; price=690; listings_used=2
- Care package, yearly | company=Sunrise Clinics; listings=40; days_online=60; price=3900; listings_used=17
- Single ad | company=Bistro Kade; listings=1; days_online=30; price=150; listings_used=1
- Start-up bundle | company=Tulip Apps; listings=3; days_online=45; price=380; listings_used=0
+ review: Company->@company|employer;Work-life balance:rating;Management:rating;Former employee:boolean
+ favorite: Job->@job listing|job;Note

# temp agency|staffing agency|temporary worker|temp work|staff leasing|day labour
person temp worker|worker|temporary worker: Name!;Occupation=Warehouse|Production|Care|Kitchen|Office|Construction;Phone:phone;Email:email;Hourly wage:money;Certificates;Own car:boolean;Work permit until:date;Home town;~Status=Available|Assigned|Ill|Left
- Bartek Wrona | occupation=Warehouse; hourly_wage=14.2; certificates=Forklift; home_town=Emmerich; status=Assigned
- Lindiwe Zulu | occupation=Care; hourly_wage=18.6; certificates=Nursing assistant; home_town=Kleve; status=Available
- Marcin Dudek | occupation=Construction; hourly_wage=16.8; certificates=Scaffold card; home_town=Wesel; status=Ill
- Carla Nunes | occupation=Kitchen; hourly_wage=13.5; certificates=Hygiene course; home_town=Kleve; status=Assigned
item client company|client|customer company: Name!;Industry;Address;Contact person;Phone:phone;Email:email;Charge rate:money;Framework contract until:date;Safety notes:long
- Fresh Fruit Hub | industry=Logistics; address=Harbour road 40; contact_person=Els Maas; charge_rate=26.5; safety_notes=Safety shoes, cold hall
- Linden Care Home | industry=Care; address=Linden square 2; contact_person=Ute Brand; charge_rate=34
- Bakery Goldkorn | industry=Food; address=Mill way 9; contact_person=Jörg Ahn; charge_rate=24; safety_notes=Hairnet, hot ovens
- Rhine Builders | industry=Construction; address=Yard 17; contact_person=Sina Kort; charge_rate=31; safety_notes=Helmet and boots
request staff request|job order|staffing request: Title!;Client->@client company|client~Fresh Fruit Hub|Linden Care Home;Occupation=Warehouse|Production|Care|Kitchen|Office|Construction;People needed:number#1-200;From:date;Until:date;Shift=Early|Late|Night|Day;Charge rate:money;Requirements:long
- Six pickers for the strawberry weeks | client=Fresh Fruit Hub; occupation=Warehouse; people_needed=6; shift=Early; charge_rate=26.5; requirements=Lift up to 15 kg
- Weekend care assistant | client=Linden Care Home; occupation=Care; people_needed=1; shift=Late; charge_rate=34
- Two helpers for night baking | client=Bakery Goldkorn; occupation=Kitchen; people_needed=2; shift=Night; charge_rate=24
- Scaffolders for a church tower | client=Rhine Builders; occupation=Construction; people_needed=4; shift=Day; charge_rate=31; requirements=Scaffold card
record placement|assignment|deployment: Title!;Worker->@temp worker|worker~Bartek Wrona|Lindiwe Zulu;Request->@staff request|job order~Six pickers for the strawberry weeks;Client->@client company|client~Fresh Fruit Hub;From:date!;Until:date;Hourly wage:money;Charge rate:money;Contact on site;~Status=Proposed|Confirmed|Running|Ended|Broken off
- Bartek at the fruit hub | worker=Bartek Wrona; request=Six pickers for the strawberry weeks; client=Fresh Fruit Hub; hourly_wage=14.2; charge_rate=26.5; contact_on_site=Els Maas; status=Running
- Lindiwe at Linden | worker=Lindiwe Zulu; request=Weekend care assistant; client=Linden Care Home; hourly_wage=18.6; charge_rate=34; contact_on_site=Ute Brand; status=Proposed
- Carla at Goldkorn | worker=Carla Nunes; request=Two helpers for night baking; client=Bakery Goldkorn; hourly_wage=13.5; charge_rate=24; status=Confirmed
- Marcin on the tower | worker=Marcin Dudek; request=Scaffolders for a church tower; client=Rhine Builders; hourly_wage=16.8; charge_rate=31; status=Broken off
record timesheet|hours record|work hours|time record: Title!;Placement->@placement|assignment~Bartek at the fruit hub;Week from:date!;Normal hours:number(h)#0-60;Overtime:number(h)#0-30;Night hours:number(h)#0-60;Signed by client:boolean;File:file;~Status=Open|Signed|Billed|Paid
- Bartek, week 22 | placement=Bartek at the fruit hub; normal_hours=40; overtime=3; night_hours=0; status=Signed
- Carla, week 23 | placement=Carla at Goldkorn; normal_hours=32; overtime=0; night_hours=30; status=Open
- Marcin, week 20 | placement=Marcin on the tower; normal_hours=16; overtime=0; night_hours=0; status=Paid
- Lindiwe, week 21 | placement=Lindiwe at Linden; normal_hours=18; overtime=2; night_hours=0; status=Billed
record worker document|certificate|work permit|document: Title!;Worker->@temp worker|worker~Bartek Wrona;Kind=Work permit|Certificate|Contract|Health pass;Valid until:date;File:file;Checked by
- Forklift certificate | worker=Bartek Wrona; kind=Certificate; checked_by=Office Kleve
- Work permit Lindiwe | worker=Lindiwe Zulu; kind=Work permit; checked_by=Office Wesel
- Health pass Carla | worker=Carla Nunes; kind=Health pass; checked_by=Office Kleve
- Contract Marcin | worker=Marcin Dudek; kind=Contract; checked_by=Office Wesel
record client feedback|feedback|worker rating: Title!;Placement->@placement|assignment~Bartek at the fruit hub;Punctuality:rating;Quality:rating;Would take again:boolean;Comment:long
- Fast and friendly | placement=Bartek at the fruit hub; punctuality=5; quality=4; comment=Learned the scanner in an hour.
- Clean work at night | placement=Carla at Goldkorn; punctuality=4; quality=5
- Left after two days | placement=Marcin on the tower; punctuality=2; quality=3; comment=Good until he fell ill.
- Residents like her | placement=Lindiwe at Linden; punctuality=5; quality=5; comment=Please send her again.
+ invoice: Client->@client company|client;Placement->@placement|assignment;Hours billed:number(h);Charge rate:money;Week from:date

# bank branch|bank account|online banking|money transfer|bank teller|savings account
person bank customer|account holder|client: Name!;Customer number;Born on:date;Address;Email:email;Phone:phone;Advisor~Regina Thal|Karim Saleh;Identity checked:boolean;Risk class=Low|Medium|High;Customer since:date
- Margot Weil | customer_number=B-70214; address=Rose lane 8; advisor=Regina Thal; risk_class=Low
- Tunde Bello | customer_number=B-70388; address=Station road 51; advisor=Karim Saleh; risk_class=Low
- Harald Quist | customer_number=B-70401; address=Mill road 2; advisor=Regina Thal; risk_class=Medium
- Noor Trading | customer_number=B-70519; address=Harbour 12; advisor=Selma Vinter; risk_class=High
item bank account|savings account|current account|deposit account: Account number!;Holder->@bank customer|account holder~Margot Weil|Tunde Bello;Type=Current|Savings|Fixed deposit|Joint|Business;Currency=EUR|USD|GBP|CHF;~Balance:money;Overdraft limit:money;Interest rate:percent;Opened on:date;Branch->@branch|bank branch~Market square;~Status=Open|Blocked|Dormant|Closed
- 1002 4410 01 | holder=Margot Weil; type=Current; currency=EUR; balance=2314.5; overdraft_limit=1000; interest_rate=0; branch=Market square; status=Open
- 1002 9077 12 | holder=Tunde Bello; type=Savings; currency=EUR; balance=8120; overdraft_limit=0; interest_rate=1.75; branch=Market square; status=Open
- 1002 7710 55 | holder=Noor Trading; type=Business; currency=USD; balance=41890; overdraft_limit=10000; interest_rate=0; branch=Harbour; status=Blocked
- 1002 3320 08 | holder=Harald Quist; type=Fixed deposit; currency=CHF; balance=25000; overdraft_limit=0; interest_rate=2.4; branch=Station; status=Dormant
record bank transaction|transaction|account movement|statement line: Title!;Account->@bank account|savings account~1002 4410 01;Kind=Deposit|Withdrawal|Transfer in|Transfer out|Fee|Interest|Card;Amount:money;Booked on:date!;Value date:date;Counterparty;Purpose:long;~Balance after:money;~Status=Pending|Booked|Returned
- Salary March | account=1002 4410 01; kind=Transfer in; amount=2480; counterparty=Town theatre; balance_after=2984.5; status=Booked
- Rent March | account=1002 4410 01; kind=Transfer out; amount=670; counterparty=Housing co-operative; balance_after=2314.5; status=Booked
- Interest first quarter | account=1002 3320 08; kind=Interest; amount=150; counterparty=Own bank; balance_after=25000; status=Booked
- Direct debit returned | account=1002 7710 55; kind=Transfer out; amount=1200; counterparty=Freight line; balance_after=41890; status=Returned
request transfer order|money transfer|transfer|standing order: Title!;From account->@bank account|savings account~1002 4410 01;Recipient name;Recipient account;Amount:money;Execute on:date;Repeats=Once|Weekly|Monthly|Yearly;Purpose:long
- Deposit for a bicycle | from_account=1002 4410 01; recipient_name=Cycle workshop; recipient_account=XX44 2020 1188; amount=300; repeats=Once
- Monthly saving | from_account=1002 4410 01; recipient_name=Tunde Bello; recipient_account=1002 9077 12; amount=50; repeats=Monthly
- Freight invoice 881 | from_account=1002 7710 55; recipient_name=Freight line; recipient_account=XX10 3301 7700; amount=1200; repeats=Once
- Yearly club fee | from_account=1002 9077 12; recipient_name=Rowing club; recipient_account=XX90 1120 4004; amount=180; repeats=Yearly
record bank card|card|debit card|credit card: Name!;Account->@bank account|savings account~1002 4410 01;Kind=Debit|Credit|Prepaid;Last four digits;Expires on:date;Daily limit:money;Contactless:boolean;~Status=Ordered|Active|Blocked|Expired
- Debit card M. Weil | account=1002 4410 01; kind=Debit; last_four_digits=4471; daily_limit=1000; status=Active
- Credit card Noor Trading | account=1002 7710 55; kind=Credit; last_four_digits=0912; daily_limit=5000; status=Blocked
- Prepaid card T. Bello | account=1002 9077 12; kind=Prepaid; last_four_digits=3387; daily_limit=200; status=Ordered
- Old debit card H. Quist | account=1002 3320 08; kind=Debit; last_four_digits=7150; daily_limit=500; status=Expired
item branch|bank branch|cash machine|atm: Name!;Address;Phone:phone;Opens at:time;Closes at:time;Cash machines:number#0-20;Manager;Safe deposit boxes:number#0-5000
- Market square | address=Market square 3; cash_machines=3; manager=Regina Thal; safe_deposit_boxes=120
- Station | address=Station road 2; cash_machines=2; manager=Karim Saleh; safe_deposit_boxes=0
- Harbour | address=Quay 30; cash_machines=1; manager=Selma Vinter; safe_deposit_boxes=40
- Shopping mile | address=Long street 88; cash_machines=4; manager=Jonas Feld; safe_deposit_boxes=0
request service request|account application|card block|complaint: Title!;Customer->@bank customer|account holder~Tunde Bello;Kind=Open an account|Block a card|Change address|Complaint|Limit change;Account->@bank account|savings account;Details:long;Handled by
- Higher card limit for a trip | customer=Tunde Bello; kind=Limit change; account=1002 9077 12; details=For two weeks in May.; handled_by=Karim Saleh
- Moved to Mill road | customer=Harald Quist; kind=Change address; details=New address from June.; handled_by=Regina Thal
- Card lost in the market | customer=Noor Trading; kind=Block a card; account=1002 7710 55; handled_by=Selma Vinter
- Joint account with my sister | customer=Margot Weil; kind=Open an account; details=For the house of our parents.; handled_by=Regina Thal
record saved payee|beneficiary|payee: Name!;Account number;Bank;Owner->@bank customer|account holder~Margot Weil;Nickname
- Housing co-operative | account_number=XX71 5500 0213; bank=Savings bank North; owner=Margot Weil; nickname=Rent
- Freight line | account_number=XX10 3301 7700; bank=Trade bank; owner=Noor Trading; nickname=Freight
- Rowing club | account_number=XX90 1120 4004; bank=Savings bank North; owner=Tunde Bello; nickname=Club
- Granddaughter Liv | account_number=XX20 8810 3141; bank=Direct bank; owner=Harald Quist; nickname=Liv
+ appointment: Customer->@bank customer|account holder;Branch->@branch|bank branch;Topic=Account|Loan|Investment|Retirement;Date:date;Starts at:time

# loan application|microfinance|microcredit|loan officer|lending|credit application
person borrower|loan applicant|client: Name!;National ID;Born on:date;Phone:phone;Email:email;Address;Occupation;Income per month:money;Credit score:number#300-850;Group->@borrower group|lending group~Sunrise traders;~Status=Prospect|Active|Closed|Blocked
- Wanjiru Kamau | national_id=N-220417; address=Market lane 4; occupation=Vegetable trader; income_per_month=620; credit_score=640; group=Sunrise traders; status=Active
- Peter Lindqvist | national_id=N-871120; address=Birch road 9; occupation=Bus driver; income_per_month=2900; credit_score=712; status=Active
- Amina Juma | national_id=N-330915; address=Field road 2; occupation=Maize farmer; income_per_month=380; credit_score=590; group=Green valley; status=Prospect
- Sven Torp | national_id=N-760204; address=Fjord way 6; occupation=Carpenter; income_per_month=3300; credit_score=655; status=Closed
item loan product|credit product: Name!;Purpose=Business|Home|Car|Education|Consumer|Farming;Minimum amount:money;Maximum amount:money;Interest rate:percent;Longest term:number(months)#1-480;Processing fee:percent;Collateral needed:boolean;Conditions:long
- Market stall loan | purpose=Business; minimum_amount=200; maximum_amount=3000; interest_rate=14; longest_term=18; processing_fee=1
- Used car loan | purpose=Car; minimum_amount=2000; maximum_amount=20000; interest_rate=6.4; longest_term=72; processing_fee=0.5
- Seed and fertiliser loan | purpose=Farming; minimum_amount=100; maximum_amount=1500; interest_rate=11; longest_term=10; processing_fee=0
- Study loan | purpose=Education; minimum_amount=1000; maximum_amount=15000; interest_rate=4.2; longest_term=120; processing_fee=0.3
record loan application|credit application|application: Title!;Borrower->@borrower|loan applicant~Wanjiru Kamau|Peter Lindqvist;Product->@loan product|credit product~Market stall loan|Used car loan;Amount:money;Term:number(months)#1-480;Purpose:long;Applied on:date!;Documents:file;Loan officer~Salome Achieng|Henrik Dal;~Status=Submitted|In review|Approved|Rejected|Withdrawn
- Second stall | borrower=Wanjiru Kamau; product=Market stall loan; amount=1200; term=12; purpose=Stock and a cart for a second stall.; loan_officer=Salome Achieng; status=Approved
- Estate car | borrower=Peter Lindqvist; product=Used car loan; amount=9500; term=48; loan_officer=Henrik Dal; status=In review
- Maize season | borrower=Amina Juma; product=Seed and fertiliser loan; amount=400; term=8; loan_officer=Salome Achieng; status=Submitted
- Master's certificate | borrower=Sven Torp; product=Study loan; amount=5000; term=36; loan_officer=Henrik Dal; status=Withdrawn
record loan|credit|loan contract: Loan number!;Application->@loan application|credit application~Second stall;Borrower->@borrower|loan applicant~Wanjiru Kamau;Principal:money;Interest rate:percent;Term:number(months)#1-480;Monthly instalment:money;Paid out on:date;~Outstanding:money;~Status=Running|In arrears|Paid off|Written off
- L-0932 | application=Second stall; borrower=Wanjiru Kamau; principal=1200; interest_rate=14; term=12; monthly_instalment=107.75; outstanding=808; status=Running
- L-0801 | application=Master's certificate; borrower=Sven Torp; principal=5000; interest_rate=4.2; term=36; monthly_instalment=148.08; outstanding=0; status=Paid off
- L-0950 | application=Estate car; borrower=Peter Lindqvist; principal=9500; interest_rate=6.4; term=48; monthly_instalment=224.87; outstanding=9301; status=Running
- L-0961 | application=Maize season; borrower=Amina Juma; principal=400; interest_rate=11; term=8; monthly_instalment=52.08; outstanding=260; status=In arrears
record repayment|instalment|installment|loan payment: Title!;Loan->@loan|credit~L-0932;Number:number#1-480;Due on:date!;Principal part:money;Interest part:money;Amount paid:money;Paid on:date;Late fee:money;~Status=Due|Paid|Partly paid|Overdue
- L-0932, instalment 4 | loan=L-0932; number=4; principal_part=97; interest_part=10.75; amount_paid=107.75; late_fee=0; status=Paid
- L-0932, instalment 5 | loan=L-0932; number=5; principal_part=98.1; interest_part=9.65; amount_paid=0; status=Due
- L-0961, instalment 3 | loan=L-0961; number=3; principal_part=49; interest_part=3.08; amount_paid=20; late_fee=2; status=Partly paid
- L-0950, instalment 1 | loan=L-0950; number=1; principal_part=174.2; interest_part=50.67; amount_paid=0; late_fee=0; status=Overdue
record collateral|guarantor|security: Title!;Loan->@loan|credit~L-0932;Kind=Guarantor|Vehicle|Land|Savings|Equipment;Value:money;Owner;Document:file;Checked on:date
- Cart and scale | loan=L-0932; kind=Equipment; value=450; owner=Wanjiru Kamau
- Estate car, 2021 | loan=L-0950; kind=Vehicle; value=11000; owner=Peter Lindqvist
- Half acre at the river | loan=L-0961; kind=Land; value=900; owner=Juma family
- Guarantee of the brother | loan=L-0801; kind=Guarantor; value=5000; owner=Lars Torp
record credit assessment|credit check|risk assessment|scoring: Title!;Application->@loan application|credit application~Estate car;Income:money;Expenses:money;Other debts:money;Score:number#0-1000;Debt ratio:percent;Assessed by~Henrik Dal;Recommendation=Approve|Approve with conditions|Reject;Comment:long
- Check on Estate car | application=Estate car; income=2900; expenses=1710; other_debts=2200; score=715; debt_ratio=34; assessed_by=Henrik Dal; recommendation=Approve
- Check on Second stall | application=Second stall; income=620; expenses=390; other_debts=0; score=640; debt_ratio=17; assessed_by=Salome Achieng; recommendation=Approve
- Check on Maize season | application=Maize season; income=380; expenses=310; other_debts=150; score=560; debt_ratio=41; assessed_by=Salome Achieng; recommendation=Approve with conditions
- Check on the certificate | application=Master's certificate; income=3300; expenses=2900; other_debts=8000; score=610; debt_ratio=58; assessed_by=Henrik Dal; recommendation=Reject
item borrower group|lending group|solidarity group: Name!;Village or district;Leader;Members:number#2-60;Meets=Weekly|Every two weeks|Monthly;Meeting place;Savings:money
- Sunrise traders | village_or_district=East market; leader=Wanjiru Kamau; members=14; meets=Weekly; meeting_place=Market hall; savings=1860
- Green valley | village_or_district=Lower valley; leader=Amina Juma; members=22; meets=Every two weeks; meeting_place=School yard; savings=940
- Tailors of Hill street | village_or_district=Hill street; leader=Grace Otieno; members=9; meets=Weekly; meeting_place=Workshop 4; savings=2210
- Fisher women | village_or_district=North beach; leader=Mary Auma; members=17; meets=Monthly; meeting_place=Boat house; savings=1330

# insurance policy|insurance claim|insurance broker|insurer|policyholder|insurance company
person policyholder|insured person|client: Name!;Customer number;Born on:date;Address;Email:email;Phone:phone;Occupation;Broker~Annegret Pohl|Luis Cabral;Customer since:date
- Dorothea Lenk | customer_number=I-30114; address=Hill street 12; occupation=Teacher; broker=Annegret Pohl
- Nikos Pappas | customer_number=I-30290; address=Harbour 7; occupation=Baker; broker=Luis Cabral
- Selma Brink | customer_number=I-30377; address=Lake road 40; occupation=Nurse; broker=Annegret Pohl
- Timo Raske | customer_number=I-30402; address=Ring 5; occupation=Student; broker=Luis Cabral
item insurance product|tariff|insurance plan: Name!;Branch=Car|Home|Liability|Health|Life|Travel|Business;Premium from:money;Sum insured up to:money;Deductible:money;Covers:long;Excludes:long;Notice period:number(weeks)#0-52
- Home Plus | branch=Home; premium_from=118; sum_insured_up_to=80000; deductible=150; covers=Fire, water, burglary, storm
- Car Comfort | branch=Car; premium_from=340; sum_insured_up_to=50000; deductible=300; covers=Liability, theft, hail, glass
- Globe Trip | branch=Travel; premium_from=24; sum_insured_up_to=10000; deductible=50; covers=Cancellation, illness abroad, luggage
- Private Liability | branch=Liability; premium_from=52; sum_insured_up_to=10000000; deductible=0; covers=Damage to others
record insurance policy|policy|insurance contract: Policy number!;Policyholder->@policyholder|insured person~Dorothea Lenk|Nikos Pappas;Product->@insurance product|tariff~Home Plus|Car Comfort;Insured object;Sum insured:money;Premium per year:money;Deductible:money;Starts on:date!;Ends on:date;Payment=Monthly|Quarterly|Yearly;~Status=Offer|Active|Lapsed|Cancelled|Expired
- HP-88120 | policyholder=Dorothea Lenk; product=Home Plus; insured_object=Flat, 74 m²; sum_insured=52000; premium_per_year=131; deductible=150; payment=Yearly; status=Active
- CC-40177 | policyholder=Nikos Pappas; product=Car Comfort; insured_object=Delivery van; sum_insured=24000; premium_per_year=612; deductible=300; payment=Quarterly; status=Active
- GT-10934 | policyholder=Selma Brink; product=Globe Trip; insured_object=Trip of 4 weeks; sum_insured=6000; premium_per_year=48; deductible=50; payment=Yearly; status=Expired
- PL-77201 | policyholder=Timo Raske; product=Private Liability; insured_object=One person; sum_insured=5000000; premium_per_year=54; deductible=0; payment=Monthly; status=Offer
record claim|insurance claim|damage claim|loss report: Claim number!;Policy->@insurance policy|policy~HP-88120|CC-40177;Kind=Water|Fire|Theft|Accident|Storm|Glass|Liability;Happened on:date!;Reported on:date;Place;Description:long;Estimated damage:money;~Approved amount:money;Handler~Maren Voigt;Photo:image;~Status=Reported|In review|Assessor ordered|Approved|Rejected|Paid
- CL-2231 | policy=HP-88120; kind=Water; place=Bathroom; description=Burst hose behind the washing machine.; estimated_damage=3400; approved_amount=3050; handler=Maren Voigt; status=Approved
- CL-2240 | policy=CC-40177; kind=Glass; place=Motorway; description=Stone chip in the windscreen.; estimated_damage=620; approved_amount=0; handler=Maren Voigt; status=In review
- CL-2252 | policy=GT-10934; kind=Theft; place=Lisbon; description=Backpack stolen from the tram.; estimated_damage=880; approved_amount=0; handler=Owen Brack; status=Reported
- CL-2199 | policy=HP-88120; kind=Storm; place=Balcony; description=Awning torn off.; estimated_damage=1150; approved_amount=0; handler=Maren Voigt; status=Rejected
record claim document|evidence|damage photo|document: Title!;Claim->@claim|insurance claim~CL-2231;Kind=Photo|Invoice|Police report|Estimate|Letter;File:file;Received on:date;Note:long
- Plumber's invoice | claim=CL-2231; kind=Invoice
- Report of the Lisbon police | claim=CL-2252; kind=Police report
- Estimate for the windscreen | claim=CL-2240; kind=Estimate
- Photo of the awning | claim=CL-2199; kind=Photo
record assessment|expert report|assessor report|damage assessment: Title!;Claim->@claim|insurance claim~CL-2231;Assessor~Falk Reimer;Visited on:date;Damage:money;Value before:money;Covered:boolean;Findings:long;File:file
- Report on the bathroom | claim=CL-2231; assessor=Falk Reimer; damage=3050; value_before=9000; findings=Floor and one wall soaked, no mould.
- Check of the balcony | claim=CL-2199; assessor=Falk Reimer; damage=1150; value_before=1600; findings=Wind below storm force that day.
- Windscreen by photo | claim=CL-2240; assessor=Ada Holm; damage=590; value_before=610; findings=Crack of 12 cm in the view.
- List of stolen things | claim=CL-2252; assessor=Ada Holm; damage=640; value_before=880; findings=No receipts for the camera.
record premium payment|premium|premium invoice: Title!;Policy->@insurance policy|policy~CC-40177;Due on:date!;Amount:money;Paid on:date;Method=Direct debit|Transfer|Card;~Status=Due|Paid|Reminder sent|Overdue
- CC-40177, second quarter | policy=CC-40177; amount=153; method=Direct debit; status=Paid
- HP-88120, year 2026 | policy=HP-88120; amount=131; method=Transfer; status=Overdue
- GT-10934, single premium | policy=GT-10934; amount=48; method=Card; status=Paid
- PL-77201, May | policy=PL-77201; amount=4.5; method=Direct debit; status=Due
request quote request|insurance quote|offer request|cancellation: Title!;Name;Email:email;Branch=Car|Home|Liability|Health|Life|Travel|Business;Kind=New quote|Change|Cancellation;Wanted from:date;Sum insured:money;Details:long
- Liability for a bakery | name=Nikos Pappas; branch=Business; kind=New quote; sum_insured=3000000; details=Four employees, one shop.
- Life cover for the house loan | name=Dorothea Lenk; branch=Life; kind=New quote; sum_insured=120000; details=Falling sum over 15 years.
- New car, same policy | name=Nikos Pappas; branch=Car; kind=Change; sum_insured=31000
- I am leaving the country | name=Timo Raske; branch=Liability; kind=Cancellation; details=From September.
+ appointment: Policyholder->@policyholder|insured person;Broker;Topic;Date:date;Starts at:time

# pension fund|retirement planning|pension plan|retirement savings|pensioner
person plan member|member|insured person|saver: Name!;Member number;Born on:date;Employer->@employer|company~Ferry Works|City Orchestra;Salary per year:money;Joined on:date;Planned retirement age:number#50-75;Email:email;~Saved capital:money;~Status=Contributing|Paused|Retired|Left
- Ingeborg Aas | member_number=M-4401; employer=City Orchestra; salary_per_year=46000; planned_retirement_age=65; saved_capital=138400; status=Contributing
- Raúl Ortega | member_number=M-5120; employer=Ferry Works; salary_per_year=39500; planned_retirement_age=67; saved_capital=52300; status=Contributing
- Lukas Reber | member_number=M-3310; employer=Valley Dairy; salary_per_year=51000; planned_retirement_age=65; saved_capital=301200; status=Retired
- Mei-Lin Tan | member_number=M-5544; employer=Port Clinic; salary_per_year=62500; planned_retirement_age=63; saved_capital=24800; status=Paused
item pension plan|retirement plan|plan: Name!;Kind=Company|Private|State top-up|Collective;Employee share:percent;Employer share:percent;Guaranteed interest:percent;Earliest retirement age:number#50-75;Fee per year:percent;Rules:long
- Orchestra plan | kind=Company; employee_share=6; employer_share=8; guaranteed_interest=1; earliest_retirement_age=60; fee_per_year=0.4
- Flexible savings plan | kind=Private; employee_share=0; employer_share=0; guaranteed_interest=0; earliest_retirement_age=62; fee_per_year=0.6
- State top-up basic | kind=State top-up; employee_share=4; employer_share=0; guaranteed_interest=0.5; earliest_retirement_age=62; fee_per_year=0.3
- Dairy and food industry plan | kind=Collective; employee_share=5; employer_share=5; guaranteed_interest=1.25; earliest_retirement_age=61; fee_per_year=0.35
item employer|company: Name!;Contract number;Contact person;Email:email;Insured people:number#1-100000;Contribution due=Monthly|Quarterly;Joined on:date
- Ferry Works | contract_number=C-118; contact_person=Nuria Sol; insured_people=212; contribution_due=Monthly
- City Orchestra | contract_number=C-094; contact_person=Per Holm; insured_people=88; contribution_due=Monthly
- Valley Dairy | contract_number=C-072; contact_person=Urs Amann; insured_people=140; contribution_due=Quarterly
- Port Clinic | contract_number=C-131; contact_person=Ivy Chan; insured_people=520; contribution_due=Monthly
record contribution|pension contribution|deposit: Title!;Member->@plan member|member~Ingeborg Aas|Raúl Ortega;Plan->@pension plan|retirement plan~Orchestra plan;Period;Employee part:money;Employer part:money;Booked on:date!;~Status=Expected|Received|Missing
- Aas, March | member=Ingeborg Aas; plan=Orchestra plan; period=March; employee_part=230; employer_part=306.67; status=Received
- Ortega, March | member=Raúl Ortega; plan=Flexible savings plan; period=March; employee_part=150; employer_part=0; status=Expected
- Tan, March | member=Mei-Lin Tan; plan=State top-up basic; period=March; employee_part=208.33; employer_part=0; status=Missing
- Reber, last contribution | member=Lukas Reber; plan=Dairy and food industry plan; period=December; employee_part=212.5; employer_part=212.5; status=Received
record retirement forecast|projection|pension calculation|retirement scenario: Title!;Member->@plan member|member~Raúl Ortega;Retirement age:number#50-75;Yearly return:percent;Extra saving per month:money;~Capital at retirement:money;~Pension per month:money;Wanted pension:money;Gap:money
- Retire at 67 | member=Raúl Ortega; retirement_age=67; yearly_return=3; extra_saving_per_month=100; capital_at_retirement=214000; pension_per_month=890; wanted_pension=1100; gap=210
- Part-time from 60 | member=Ingeborg Aas; retirement_age=65; yearly_return=2; extra_saving_per_month=0; capital_at_retirement=176000; pension_per_month=760; wanted_pension=1000; gap=240
- Early exit at 63 | member=Mei-Lin Tan; retirement_age=63; yearly_return=4; extra_saving_per_month=300; capital_at_retirement=288000; pension_per_month=1180; wanted_pension=1500; gap=320
- Retire at 69 | member=Raúl Ortega; retirement_age=69; yearly_return=3; extra_saving_per_month=100; capital_at_retirement=236000; pension_per_month=1020; wanted_pension=1100; gap=80
record fund allocation|investment choice|fund|portfolio share: Fund!;Plan->@pension plan|retirement plan~Flexible savings plan;Class=Shares|Bonds|Property|Cash|Mixed;Share:percent;Return last year:percent;Cost:percent;Risk=Low|Medium|High
- World shares | plan=Flexible savings plan; class=Shares; share=60; return_last_year=8.2; cost=0.2; risk=High
- Short bonds | plan=Flexible savings plan; class=Bonds; share=40; return_last_year=2.1; cost=0.1; risk=Low
- City housing fund | plan=Orchestra plan; class=Property; share=25; return_last_year=3.4; cost=0.5; risk=Medium
- Money market | plan=State top-up basic; class=Cash; share=100; return_last_year=2.6; cost=0.05; risk=Low
record pension payment|pension payout|benefit payment|annuity: Title!;Member->@plan member|member;Month;Gross:money;Tax:money;Net:money;Paid on:date;~Status=Planned|Paid|Returned
- Old-age pension April, no. 3301 | month=April; gross=1240; tax=138; net=1102; status=Paid
- Reber, April | member=Lukas Reber; month=April; gross=1465; tax=171; net=1294; status=Paid
- Reber, May | member=Lukas Reber; month=May; gross=1465; tax=171; net=1294; status=Planned
- Widow's pension April, no. 2870 | month=April; gross=610; tax=0; net=610; status=Returned
request benefit application|retirement application|transfer request|withdrawal request: Title!;Member->@plan member|member~Ingeborg Aas;Kind=Retirement|Lump sum|Transfer in|Transfer out|Survivor|Disability;From:date;Amount:money;Documents:file;Reason:long
- Part retirement at 62 | member=Ingeborg Aas; kind=Retirement; reason=Half position from autumn.
- Money from the former fund | member=Mei-Lin Tan; kind=Transfer in; amount=18700
- Lump sum for a flat | member=Raúl Ortega; kind=Lump sum; amount=20000; reason=Buys his own home.
- Move to a fund abroad | member=Mei-Lin Tan; kind=Transfer out; amount=24800; reason=New job in Singapore.

# investment portfolio|stock portfolio|stock trading|dividend|crypto portfolio|trading journal|brokerage
item portfolio|depot|investment account: Name!;Broker;Currency=EUR|USD|GBP|CHF;Strategy=Growth|Dividends|Index|Balanced|Trading;Started on:date;~Value:money;~Gain:percent;Cash:money;Note:long
- Long-run index | broker=Direct bank; currency=EUR; strategy=Index; value=24310; gain=18.4; cash=420
- Dividend corner | broker=Home broker; currency=USD; strategy=Dividends; value=8120; gain=6.1; cash=130
- Swing trades | broker=Trade desk; currency=CHF; strategy=Trading; value=5200; gain=-3.7; cash=1900
- Children's depot | broker=Direct bank; currency=EUR; strategy=Balanced; value=6480; gain=9.2; cash=60
item security|stock|asset|fund|coin: Name!;Symbol;Class=Stock|Fund|Bond|Crypto|Metal|Cash;Sector;Country;Currency=EUR|USD|GBP|CHF;~Last price:money;~Price change:percent;Dividend yield:percent;Risk=Low|Medium|High;Note:long
- World index fund | symbol=WIF; class=Fund; sector=Mixed; country=World; currency=EUR; last_price=86.4; price_change=0.6; dividend_yield=1.6; risk=Medium
- Northern Water Utility | symbol=NWU; class=Stock; sector=Utilities; country=Norway; currency=USD; last_price=41.2; price_change=-0.4; dividend_yield=4.3; risk=Low
- Gold bar 10 g | symbol=XAU10; class=Metal; country=Switzerland; currency=CHF; last_price=690; price_change=1.1; dividend_yield=0; risk=Medium
- Sunfield Chips | symbol=SFC; class=Stock; sector=Semiconductors; country=Taiwan; currency=USD; last_price=112.3; price_change=-2.8; dividend_yield=0.9; risk=High
record holding|position|portfolio position: Title!;Portfolio->@portfolio|depot~Long-run index|Dividend corner;Security->@security|stock~World index fund|Northern Water Utility;Quantity:number#0-1000000;Average price:money;~Current value:money;~Gain:percent;Target share:percent
- World index fund, long-run | portfolio=Long-run index; security=World index fund; quantity=281; average_price=73; current_value=24278; gain=18.4; target_share=100
- Water utility, dividends | portfolio=Dividend corner; security=Northern Water Utility; quantity=197; average_price=38.8; current_value=8116; gain=6.2; target_share=50
- Gold, swing | portfolio=Swing trades; security=Gold bar 10 g; quantity=3; average_price=640; current_value=2070; gain=7.8; target_share=40
- World fund, children | portfolio=Children's depot; security=World index fund; quantity=74; average_price=79.1; current_value=6394; gain=9.2; target_share=90
record trade|transaction|buy or sell|stock transaction: Title!;Portfolio->@portfolio|depot~Long-run index;Security->@security|stock~World index fund;Kind=Buy|Sell|Savings plan|Split;Date:date!;Quantity:number#0-1000000;Price:money;Fee:money;Tax:money;~Total:money;Reason:long
- Savings plan March | portfolio=Long-run index; security=World index fund; kind=Savings plan; quantity=2.31; price=86.4; fee=0; tax=0; total=200
- First buy of the utility | portfolio=Dividend corner; security=Northern Water Utility; kind=Buy; quantity=100; price=37.9; fee=5; total=3795; reason=Yield above four percent, low debt.
- Sold half the chips | portfolio=Swing trades; security=Sunfield Chips; kind=Sell; quantity=10; price=112.3; fee=4; tax=0; total=1119; reason=Stop reached.
- Chips split 2 for 1 | portfolio=Swing trades; security=Sunfield Chips; kind=Split; quantity=20; price=0; fee=0; tax=0; total=0
record dividend|income|interest payment|distribution: Title!;Security->@security|stock~Northern Water Utility;Portfolio->@portfolio|depot~Dividend corner;Paid on:date!;Per share:money;Gross:money;Tax:money;Net:money;Reinvested:boolean
- Utility, first half | security=Northern Water Utility; portfolio=Dividend corner; per_share=0.88; gross=173.36; tax=26; net=147.36
- World fund, spring | security=World index fund; portfolio=Long-run index; per_share=0.34; gross=95.54; tax=17.6; net=77.94
- World fund, children | security=World index fund; portfolio=Children's depot; per_share=0.34; gross=25.16; tax=0; net=25.16
- Chips, quarter 1 | security=Sunfield Chips; portfolio=Swing trades; per_share=0.25; gross=5; tax=1.5; net=3.5
record watchlist entry|price alert|watchlist item: Title!;Security->@security|stock~World index fund;Target price:money;Direction=Above|Below;Added on:date;Active:boolean;Reason:long
- Buy more under 80 | security=World index fund; target_price=80; direction=Below
- Chips below 95 | security=Sunfield Chips; target_price=95; direction=Below; reason=Back at the level of autumn.
- Sell gold above 720 | security=Gold bar 10 g; target_price=720; direction=Above
- Utility above 45 | security=Northern Water Utility; target_price=45; direction=Above; reason=Check if it is too dear.
record trade note|journal entry|trading journal entry|analysis: Title!;Security->@security|stock~Northern Water Utility;Date:date!;Setup;Emotion=Calm|Greedy|Fearful|Bored;Result=Win|Loss|Even|Open;Lesson learned:long;Chart:image
- Bought a day too early | security=Northern Water Utility; setup=Breakout; emotion=Greedy; result=Open; lesson_learned=Wait for the close above the line.
- Sold chips in panic | security=Sunfield Chips; setup=Stop loss; emotion=Fearful; result=Loss; lesson_learned=Smaller position next time.
- Gold on the dip | security=Gold bar 10 g; setup=Pullback; emotion=Calm; result=Win; lesson_learned=The plan was written before.
- Nothing to do, traded anyway | security=World index fund; setup=None; emotion=Bored; result=Even; lesson_learned=Leave the fund alone.
record price entry|price history|quote: Title!;Security->@security|stock~World index fund;Date:date!;Close:money;High:money;Low:money;Volume:number#0-1000000000
- WIF, end of March | security=World index fund; close=86.4; high=86.9; low=85.7; volume=41200
- NWU, end of March | security=Northern Water Utility; close=41.2; high=41.8; low=41; volume=188300
- SFC, end of March | security=Sunfield Chips; close=112.3; high=116.9; low=111.7; volume=905000
- Gold, end of March | security=Gold bar 10 g; close=690; high=693; low=682; volume=1200
! record savings plan|investment plan|recurring buy [savings plan|recurring|monthly|plan]: Name!;Portfolio->@portfolio|depot~Long-run index;Security->@security|stock~World index fund;Amount:money;Every=Week|Month|Quarter;Starts on:date;Active:boolean
- 200 a month | portfolio=Long-run index; security=World index fund; amount=200; every=Month
- 50 for the children | portfolio=Children's depot; security=World index fund; amount=50; every=Month
- Gold each quarter | portfolio=Swing trades; security=Gold bar 10 g; amount=690; every=Quarter
- Utility by the week | portfolio=Dividend corner; security=Northern Water Utility; amount=40; every=Week

# personal finance|budget tracker|household budget|expense tracker|spending tracker|money tracker|budgeting web app|budgeting app|personal budgeting|family finance|family budgeting
item bank account|wallet|money account: Name!;Kind=Current|Savings|Cash|Credit card|Investment|Loan;Bank;Currency=EUR|USD|GBP|CHF;Opening balance:money;~Balance:money;Colour;Archived:boolean
- Everyday account | kind=Current; bank=Town bank; currency=EUR; opening_balance=900; balance=1284
- Holiday jar | kind=Savings; bank=Town bank; currency=EUR; opening_balance=0; balance=620
- Wallet | kind=Cash; currency=EUR; opening_balance=60; balance=35
- Blue credit card | kind=Credit card; bank=Direct bank; currency=CHF; opening_balance=0; balance=-212
record transaction|expense|income|spending: Title!;Account->@bank account|wallet~Everyday account;Category->@category|spending category~Groceries|Rent and energy;Kind=Expense|Income|Transfer;Amount:money;Date:date!;Payee;Receipt:image;Repeats:boolean;Note:long
- Weekly shop | account=Everyday account; category=Groceries; kind=Expense; amount=74.3; payee=Market hall
- Rent April | account=Everyday account; category=Rent and energy; kind=Expense; amount=780; payee=Landlord Behr
- Salary April | account=Everyday account; category=Salary; kind=Income; amount=2340; payee=Print shop Ost
- To the holiday jar | account=Holiday jar; category=Saving; kind=Transfer; amount=120; payee=Own account
item category|spending category|expense category: Name!;Kind=Expense|Income;Icon;Colour;Fixed cost:boolean
- Groceries | kind=Expense; colour=Green
- Rent and energy | kind=Expense; colour=Blue
- Salary | kind=Income; colour=Gold
- Saving | kind=Expense; colour=Purple
record budget|monthly budget|budget line: Title!;Category->@category|spending category~Groceries;Month:date!;Planned:money;~Spent:money;~Left:money;Warn at:percent
- Groceries in April | category=Groceries; planned=380; spent=221; left=159; warn_at=80
- Energy in April | category=Rent and energy; planned=900; spent=780; left=120; warn_at=90
- Groceries in May | category=Groceries; planned=400; spent=36; left=364; warn_at=80
- Saving in April | category=Saving; planned=150; spent=120; left=30; warn_at=100
item savings goal|goal|saving target: Name!;Target amount:money;~Saved:money;Until:date;Account->@bank account|wallet~Holiday jar;Per month:money;Picture:image;~Status=Saving|Reached|Paused
- Cycling trip to the lakes | target_amount=1400; saved=620; account=Holiday jar; per_month=120; status=Saving
- New washing machine | target_amount=500; saved=500; per_month=50; status=Reached
- Winter tyres | target_amount=380; saved=90; account=Everyday account; per_month=40; status=Paused
- Piano for Leo | target_amount=2200; saved=310; account=Holiday jar; per_month=90; status=Saving
record recurring payment|subscription|bill|standing order: Name!;Account->@bank account|wallet~Everyday account;Category->@category|spending category~Rent and energy;Amount:money;Every=Week|Month|Quarter|Year;Next due on:date;Cancel until:date;Active:boolean
- Electricity instalment | account=Everyday account; category=Rent and energy; amount=62; every=Month
- Music streaming | account=Everyday account; amount=10.99; every=Month
- Home insurance | account=Everyday account; category=Rent and energy; amount=131; every=Year
- Vegetable box | account=Blue credit card; category=Groceries; amount=22.5; every=Week
record debt|loan|iou: Title!;Other person or bank;Direction=I owe|Owed to me;Amount:money;~Left to pay:money;Interest rate:percent;Due on:date;Rate per month:money
- Loan for the kitchen | other_person_or_bank=Town bank; direction=I owe; amount=3200; left_to_pay=1900; interest_rate=4.1; rate_per_month=110
- Concert tickets for Pia | other_person_or_bank=Pia; direction=Owed to me; amount=48; left_to_pay=48
- Lent to my brother | other_person_or_bank=Emil; direction=Owed to me; amount=600; left_to_pay=450; interest_rate=0; rate_per_month=50
- Phone in instalments | other_person_or_bank=Phone shop; direction=I owe; amount=480; left_to_pay=240; interest_rate=0; rate_per_month=20
record net worth entry|balance snapshot|asset: Title!;Date:date!;Assets:money;Debts:money;~Net worth:money;Note:long
- End of March | assets=6480; debts=1900; net_worth=4580
- End of February | assets=6110; debts=2010; net_worth=4100
- End of January | assets=5890; debts=2120; net_worth=3770; note=After the tax refund.
- End of December | assets=5240; debts=2230; net_worth=3010
! record auto rule|categorisation rule|import rule [rule\\w*|import\\w*|categori\\w*|automat\\w*|csv]: Name!;Payee contains;Category->@category|spending category~Groceries;Account->@bank account|wallet;Active:boolean
- Market hall is groceries | payee_contains=Market hall; category=Groceries
- Landlord is rent | payee_contains=Behr; category=Rent and energy; account=Everyday account
- Print shop is salary | payee_contains=Print shop; category=Salary; account=Everyday account
- Own account is saving | payee_contains=Own account; category=Saving; account=Holiday jar

# shared expenses|split expenses|expense splitting|group expenses|split bills|settle up
item expense group|group|trip|shared household: Name!;Kind=Trip|Household|Couple|Event|Club;Currency=EUR|USD|GBP|CHF;Started on:date;Ends on:date;Created by;~Total spent:money;Picture:image;Closed:boolean
- Cabin weekend | kind=Trip; currency=EUR; created_by=Wanda; total_spent=486
- Flat on Mill street | kind=Household; currency=EUR; created_by=Jonte; total_spent=1312
- Wedding of Ana and Jo | kind=Event; currency=USD; created_by=Rosa; total_spent=2140
- Us two | kind=Couple; currency=CHF; created_by=Noel; total_spent=905
person group member|participant|flatmate: Name!;Group->@expense group|group~Cabin weekend|Flat on Mill street;Email:email;Bank account;Default share:percent;~Balance:number;Joined on:date
- Wanda | group=Cabin weekend; default_share=50; balance=62
- Piet | group=Cabin weekend; default_share=50; balance=-62
- Jonte | group=Flat on Mill street; default_share=100; balance=0
- Rosa | group=Wedding of Ana and Jo; default_share=25; balance=-140
- Noel | group=Us two; default_share=60; balance=35
record shared expense|expense|bill: Title!;Group->@expense group|group~Cabin weekend|Flat on Mill street;Paid by->@group member|participant~Wanda|Jonte;Amount:money;Date:date!;Category=Food|Rent|Transport|Accommodation|Utilities|Fun|Other;Split=Equally|By shares|By amounts|By percent;Receipt:image;Note:long
- Cabin rent | group=Cabin weekend; paid_by=Wanda; amount=320; category=Accommodation; split=Equally
- Internet April | group=Flat on Mill street; paid_by=Jonte; amount=39; category=Utilities; split=Equally
- Band for the evening | group=Wedding of Ana and Jo; paid_by=Rosa; amount=1200; category=Fun; split=By amounts
- Sunday shopping | group=Us two; paid_by=Noel; amount=88; category=Food; split=By percent
record expense share|share|split: Title!;Expense->@shared expense|expense~Cabin rent;Member->@group member|participant~Wanda|Piet;Amount:money;Share:percent;Settled:boolean
- Piet's half of the cabin | expense=Cabin rent; member=Piet; amount=160; share=50
- Wanda's half of the cabin | expense=Cabin rent; member=Wanda; amount=160; share=50
- Rosa's part of the band | expense=Band for the evening; member=Rosa; amount=300; share=25
- Noel's part of the shopping | expense=Sunday shopping; member=Noel; amount=52.8; share=60
record settlement|repayment|settle-up payment|debt: Title!;Group->@expense group|group~Cabin weekend;From->@group member|participant~Piet;To->@group member|participant~Wanda;Amount:money;Date:date!;Method=Cash|Bank transfer|App|Card;~Status=Open|Paid|Confirmed
- Piet to Wanda | group=Cabin weekend; from=Piet; to=Wanda; amount=62; method=Bank transfer; status=Open
- Half of the internet | group=Flat on Mill street; from=Piet; to=Jonte; amount=19.5; method=App; status=Paid
- Rosa pays the flowers | group=Wedding of Ana and Jo; from=Rosa; to=Wanda; amount=140; method=Cash; status=Confirmed
- Evening out the month | group=Us two; from=Wanda; to=Noel; amount=35; method=Card; status=Open
record recurring expense|standing cost|repeating bill: Title!;Group->@expense group|group~Flat on Mill street;Amount:money;Every=Week|Month|Quarter|Year;Next on:date;Paid by->@group member|participant~Jonte;Split=Equally|By shares|By percent;Active:boolean
- Internet | group=Flat on Mill street; amount=39; every=Month; paid_by=Jonte; split=Equally
- Electricity of the flat | group=Flat on Mill street; amount=84; every=Quarter; paid_by=Jonte; split=By shares
- Streaming for two | group=Us two; amount=17; every=Month; paid_by=Noel; split=By percent
- Cabin booking for next year | group=Cabin weekend; amount=340; every=Year; paid_by=Wanda; split=Equally
record group invitation|invitation|invite: Email:email!;Group->@expense group|group~Cabin weekend;Invited by;Sent on:date;~Status=Sent|Joined|Expired
- lotte@example.org | group=Cabin weekend; invited_by=Wanda; status=Sent
- milo@example.org | group=Flat on Mill street; invited_by=Jonte; status=Joined
- aunt.ines@example.org | group=Wedding of Ana and Jo; invited_by=Rosa; status=Expired
- kim@example.org | group=Us two; invited_by=Noel; status=Joined

# bookkeeping|accounting software|general ledger|double-entry|chart of accounts|ledger account|accountant
item ledger account|chart of accounts entry: Name!;Number;Type=Asset|Liability|Equity|Income|Expense;Parent account;Tax code;Opening balance:money;~Balance:money;Active:boolean
- Bank | number=1200; type=Asset; opening_balance=8400; balance=11260
- Office rent | number=6310; type=Expense; opening_balance=0; balance=2700
- Sales 19 percent | number=8400; type=Income; opening_balance=0; balance=18900
- Trade payables | number=1600; type=Liability; opening_balance=1200; balance=2310
record journal entry|booking entry|ledger entry|posting: Title!;Entry number;Date:date!;Debit account->@ledger account~Office rent|Bank;Credit account->@ledger account|account~Bank|Sales 19 percent;Amount:money!;Tax:percent;Document->@voucher|receipt~Rent invoice April;Fiscal period;Entered by;~Status=Draft|Posted|Reversed
- Rent April | entry_number=2026-0114; debit_account=Office rent; credit_account=Bank; amount=900; tax=0; document=Rent invoice April; fiscal_period=April 2026; entered_by=Lore Banz; status=Posted
- Invoice 1044 paid | entry_number=2026-0117; debit_account=Bank; credit_account=Sales 19 percent; amount=1190; tax=19; fiscal_period=April 2026; entered_by=Lore Banz; status=Draft
- Printer written down | entry_number=2026-0120; debit_account=Office rent; credit_account=Bank; amount=400; tax=0; fiscal_period=April 2026; entered_by=Ruth Sager; status=Reversed
- Toner on account | entry_number=2026-0123; debit_account=Office rent; credit_account=Trade payables; amount=118; tax=19; document=Toner receipt; fiscal_period=May 2026; entered_by=Ruth Sager; status=Posted
record voucher|receipt|document|supplier bill: Title!;Kind=Incoming invoice|Outgoing invoice|Receipt|Bank statement|Contract;Business partner->@business partner|supplier~Court property|Studio Falk;Document date:date!;Due on:date;Net amount:money;Tax:percent;Gross amount:money;File:file;~Status=Uploaded|Checked|Booked|Paid
- Rent invoice April | kind=Incoming invoice; business_partner=Court property; net_amount=900; tax=0; gross_amount=900; status=Booked
- Invoice 1044 | kind=Outgoing invoice; business_partner=Studio Falk; net_amount=1000; tax=19; gross_amount=1190; status=Paid
- Toner receipt | kind=Receipt; business_partner=Ink corner; net_amount=99.16; tax=19; gross_amount=118; status=Uploaded
- Bank statement 4 | kind=Bank statement; net_amount=0; tax=0; gross_amount=0; status=Checked
item business partner|supplier|vendor|debtor|creditor: Name!;Kind=Customer|Supplier|Both;Account number;Tax number;Address;Email:email;Payment term:number(days)#0-180;Bank account;~Open balance:money
- Court property | kind=Supplier; account_number=70010; payment_term=10; open_balance=0
- Studio Falk | kind=Customer; account_number=10044; tax_number=DE 221 339; payment_term=14; open_balance=0
- Ink corner | kind=Supplier; account_number=70031; payment_term=30; open_balance=118
- Print guild | kind=Both; account_number=10090; tax_number=DE 118 402; payment_term=21; open_balance=460
record bank statement line|bank transaction|account movement: Title!;Account->@ledger account~Bank;Booked on:date!;Amount:money;Counterparty;Purpose:long;Matched entry->@journal entry|booking entry~Rent April;~Status=Unmatched|Suggested|Matched
- Transfer to Court property | account=Bank; amount=900; counterparty=Court property; matched_entry=Rent April; status=Matched
- Credit from Studio Falk | account=Bank; amount=1190; counterparty=Studio Falk; status=Suggested
- Card payment fuel | account=Bank; amount=61.4; counterparty=Fuel station; status=Unmatched
- Direct debit Ink corner | account=Bank; amount=118; counterparty=Ink corner; matched_entry=Toner on account; status=Matched
record tax return period|vat return|tax filing|fiscal period: Title!;From:date!;Until:date;Due on:date;Output tax:money;Input tax:money;Payable:money;File:file;~Status=Open|Calculated|Filed|Paid|Closed
- VAT first quarter | output_tax=3591; input_tax=812; payable=2779; status=Filed
- VAT second quarter | output_tax=2205; input_tax=640; payable=1565; status=Open
- VAT fourth quarter 2025 | output_tax=4180; input_tax=1390; payable=2790; status=Paid
- Income tax 2024 | output_tax=0; input_tax=0; payable=3120; status=Closed
item fixed asset|asset: Name!;Asset number;Bought on:date;Cost:money;Useful life:number(years)#1-50;Method=Straight line|Declining|Immediate;~Depreciation per year:money;~Book value:money;Account->@ledger account;Sold on:date
- Label printer | asset_number=A-014; cost=2400; useful_life=6; method=Straight line; depreciation_per_year=400; book_value=1600
- Delivery bicycle | asset_number=A-019; cost=3600; useful_life=7; method=Straight line; depreciation_per_year=514.29; book_value=3085.71
- Desk set | asset_number=A-021; cost=760; useful_life=1; method=Immediate; depreciation_per_year=760; book_value=0
- Workshop press | asset_number=A-007; cost=12000; useful_life=10; method=Declining; depreciation_per_year=1800; book_value=5400
item tax code|tax rate: Name!;Code;Rate:percent;Kind=Input tax|Output tax|Exempt|Reverse charge;Valid from:date
- Standard rate sales | code=A19; rate=19; kind=Output tax
- Reduced rate purchases | code=V7; rate=7; kind=Input tax
- Sales within the union | code=A0; rate=0; kind=Exempt
- Foreign services | code=RC19; rate=19; kind=Reverse charge
! work closing task|month-end task|checklist item [clos\\w*|month.?end|year.?end|checklist|deadline]: Title!;Fiscal period;Due on:date;Responsible;Notes:long
- Reconcile the bank account | fiscal_period=April 2026; responsible=Lore Banz
- Count the cash box | fiscal_period=April 2026; responsible=Ruth Sager
- Send the VAT return | fiscal_period=March 2026; responsible=Lore Banz; notes=Export for the adviser too.
- Chase open invoices | fiscal_period=May 2026; responsible=Ruth Sager
+ invoice: Business partner->@business partner|supplier;Net amount:money;Tax:percent;Gross amount:money;Due on:date;Account->@ledger account
! record fiscal period|accounting period|period [periods?|clos\\w*|month-end|year-end]: Name!;Starts on:date!;Ends on:date!;Closed by;Closed on:date;Note;~Status=Open|Closing|Closed
- 2026-03 | closed_by=Ursula Kahn; status=Closed
- 2026-04 | closed_by=Ursula Kahn; status=Closed
- 2026-05 | status=Closing
- 2026-06 | status=Open
! record bank statement line|bank statement|bank transaction|reconciliation [bank\\w*|reconcil\\w*]: Text!;Bank account;Booked on:date!;Amount:money!;Partner;Matched voucher;Matched by;Matched on:date;~Status=Open|Matched|Ignored
- Transfer from Alder Foods | bank_account=Main account; amount=1190; partner=Alder Foods; matched_voucher=V-204; status=Matched
- Rent June | bank_account=Main account; amount=-850; partner=Stone House; matched_voucher=V-207; status=Matched
- Card fees | bank_account=Main account; amount=-12.4; status=Open
- Transfer between accounts | bank_account=Savings; amount=3000; status=Ignored
! record invoice line|invoice item|line item [invoic\\w*|bill\\w*]: Item!;Invoice->@invoice;Quantity:number#0-100000;Unit=Piece|Hour|Day|kg;Unit price:money;Tax rate:percent;Account->@ledger account|account;~Line total:money
- Advice, 4 hours | quantity=4; unit=Hour; unit_price=90; tax_rate=20; line_total=360
- Shelf unit | quantity=2; unit=Piece; unit_price=120; tax_rate=20; line_total=240
- Delivery | quantity=1; unit=Piece; unit_price=45; tax_rate=20; line_total=45
- Set-up day | quantity=1; unit=Day; unit_price=480; tax_rate=20; line_total=480
# tax return|tax advisor|tax declaration|tax consultant|tax office|tax preparation|income tax
person tax client|client|taxpayer: Name!;Kind=Private person|Self-employed|Company|Association;Tax number;Tax office;Address;Email:email;Phone:phone;Advisor~Ottilie Kranz|Mehmet Aydin;Marital status=Single|Married|Widowed|Divorced;Client since:date
- Greta Oberst | kind=Private person; tax_number=21/815/0711; tax_office=South; advisor=Ottilie Kranz; marital_status=Married
- Woodturning Behrens | kind=Self-employed; tax_number=21/902/1188; tax_office=South; advisor=Mehmet Aydin; marital_status=Single
- Reed Sailing Club | kind=Association; tax_number=22/118/4400; tax_office=North; advisor=Ottilie Kranz
- Copper Pan GmbH | kind=Company; tax_number=22/560/9031; tax_office=North; advisor=Jasmin Roll
record tax return|tax declaration|tax case|filing: Title!;Client->@tax client|client~Greta Oberst|Woodturning Behrens;Kind=Income tax|VAT|Trade tax|Corporate tax|Inheritance;Tax year:number#2000-2100;Due on:date!;Handler~Ottilie Kranz|Mehmet Aydin;~Expected refund:money;Filed on:date;~Status=Documents missing|In progress|To be signed|Filed|Assessed
- Oberst, income tax 2025 | client=Greta Oberst; kind=Income tax; tax_year=2025; handler=Ottilie Kranz; expected_refund=640; status=In progress
- Behrens, VAT 2025 | client=Woodturning Behrens; kind=VAT; tax_year=2025; handler=Mehmet Aydin; expected_refund=0; status=Documents missing
- Copper Pan, corporate tax 2024 | client=Copper Pan GmbH; kind=Corporate tax; tax_year=2024; handler=Jasmin Roll; expected_refund=0; status=Assessed
- Sailing club, trade tax 2025 | client=Reed Sailing Club; kind=Trade tax; tax_year=2025; handler=Ottilie Kranz; expected_refund=210; status=To be signed
record tax document|receipt|document|uploaded document: Title!;Return->@tax return|tax declaration~Oberst, income tax 2025;Category=Wage statement|Insurance|Donation|Travel|Home office|Invoice|Bank;Amount:money;Document date:date;File:file;Uploaded on:date;~Status=Received|Checked|Unclear
- Wage statement theatre | return=Oberst, income tax 2025; category=Wage statement; amount=38200; status=Checked
- Donation to the sea rescue | return=Oberst, income tax 2025; category=Donation; amount=120; status=Received
- Fuel receipts first quarter | return=Behrens, VAT 2025; category=Travel; amount=412.8; status=Unclear
- Balance sheet of the pan maker | return=Copper Pan, corporate tax 2024; category=Bank; amount=86300; status=Checked
record income or deduction|deduction|income item|tax item: Title!;Return->@tax return|tax declaration~Oberst, income tax 2025;Kind=Wage|Business income|Rent|Capital|Work expenses|Special expenses|Extraordinary;Amount:money;Proof->@tax document|receipt~Donation to the sea rescue;Comment:long
- Commute, 212 days | return=Oberst, income tax 2025; kind=Work expenses; amount=1272
- Donations | return=Oberst, income tax 2025; kind=Special expenses; amount=120; proof=Donation to the sea rescue
- Rent of the boat shed | return=Sailing club, trade tax 2025; kind=Rent; amount=3600
- Sales of turned bowls | return=Behrens, VAT 2025; kind=Business income; amount=41200
record tax assessment|tax notice|assessment notice: Title!;Return->@tax return|tax declaration~Behrens, VAT 2025;Received on:date!;Assessed tax:money;Refund or payment:money;Objection until:date;File:file;~Status=Received|Checked|Objection filed|Final
- VAT notice Behrens | return=Behrens, VAT 2025; assessed_tax=2310; refund_or_payment=180; status=Checked
- Corporate tax notice | return=Copper Pan, corporate tax 2024; assessed_tax=12480; refund_or_payment=940; status=Final
- Oberst, first notice | return=Oberst, income tax 2025; assessed_tax=5120; refund_or_payment=590; status=Received
- Club notice | return=Sailing club, trade tax 2025; assessed_tax=0; refund_or_payment=180; status=Objection filed
work deadline|task|tax deadline|follow-up: Title!;Return->@tax return|tax declaration~Behrens, VAT 2025;Due on:date;Responsible~Mehmet Aydin;Priority=Low|Normal|High;Notes:long
- Ask for the fuel receipts | return=Behrens, VAT 2025; responsible=Mehmet Aydin; priority=High
- Get the board's signature | return=Sailing club, trade tax 2025; responsible=Ottilie Kranz; priority=Normal
- Check the refund | return=Oberst, income tax 2025; responsible=Ottilie Kranz; priority=Low
- Objection against trade tax | return=Copper Pan, corporate tax 2024; responsible=Jasmin Roll; priority=High
request document request|question to the client|client inquiry: Title!;Client->@tax client|client~Woodturning Behrens;Return->@tax return|tax declaration~Behrens, VAT 2025;Needed by:date;What is needed:long;Answer:long;File:file
- Mileage log of the van | client=Woodturning Behrens; return=Behrens, VAT 2025; what_is_needed=Log from January to June.
- Insurance statements | client=Greta Oberst; return=Oberst, income tax 2025; what_is_needed=Health and liability, whole year.
- List of club members | client=Reed Sailing Club; return=Sailing club, trade tax 2025; what_is_needed=Numbers at the end of the year.; answer=214 members.
- Loan contract of the kiln | client=Copper Pan GmbH; return=Copper Pan, corporate tax 2024; what_is_needed=Interest rate and term.
+ appointment: Client->@tax client|client;Advisor;Topic;Date:date;Starts at:time;By=Phone|Video|In the office
+ invoice: Client->@tax client|client;Return->@tax return|tax declaration;Fee:money;Due on:date

# crowdfunding|fundraising campaign|backer|pledge|peer-to-peer lending|crowdinvesting
item campaign|crowdfunding campaign|crowdfunding project|fundraiser: Title!;Category=Design|Food|Music|Film|Technology|Community|Games;Starter;Funding goal:money;~Raised:money;~Backers:number#0-1000000;Starts on:date;Ends on:date;Location;Picture:image;Video:url;Story:long;~Status=Draft|In review|Live|Funded|Failed
- A bakery on a cargo bike | category=Food; starter=Tilda Sand; funding_goal=8000; raised=6120; backers=143; location=Malmö; story=Fresh bread at three schools a day.; status=Live
- Songs of the tide mill | category=Music; starter=Duo Marram; funding_goal=4500; raised=4710; backers=96; location=Saint-Malo; status=Funded
- Solar lamp from scrap | category=Technology; starter=Ines Mara; funding_goal=20000; raised=3150; backers=61; location=Porto; status=Failed
- Village cinema seats | category=Community; starter=Cinema club Ried; funding_goal=12000; raised=0; backers=0; location=Ried; status=In review
item reward|perk|reward tier: Title!;Campaign->@campaign|crowdfunding campaign~A bakery on a cargo bike|Songs of the tide mill;Pledge from:money;Description:long;Limit:number#1-100000;~Taken:number#0-100000;Delivery in;Shipping:boolean;Picture:image
- Ten loaves card | campaign=A bakery on a cargo bike; pledge_from=45; limit=200; taken=71; delivery_in=September
- Signed record | campaign=Songs of the tide mill; pledge_from=30; limit=100; taken=58; delivery_in=June
- Lamp kit to build | campaign=Solar lamp from scrap; pledge_from=65; limit=300; taken=22; delivery_in=December
- Your name on a seat | campaign=Village cinema seats; pledge_from=120; limit=80; taken=0; delivery_in=October
record pledge|contribution|backing|support: Title!;Campaign->@campaign|crowdfunding campaign~A bakery on a cargo bike;Reward->@reward|perk~Ten loaves card;Backer;Amount:money!;Date:date;Anonymous:boolean;Message:long;~Status=Pledged|Charged|Failed|Refunded
- Moa for ten loaves | campaign=A bakery on a cargo bike; reward=Ten loaves card; backer=Moa Lind; amount=50; status=Pledged
- Yann for a record | campaign=Songs of the tide mill; reward=Signed record; backer=Yann Le Goff; amount=30; status=Charged
- Otto for a lamp kit | campaign=Solar lamp from scrap; reward=Lamp kit to build; backer=Otto Brei; amount=65; status=Refunded
- Family Reiter for a seat | campaign=Village cinema seats; reward=Your name on a seat; backer=Family Reiter; amount=150; status=Failed
record campaign update|update|news: Title!;Campaign->@campaign|crowdfunding campaign~A bakery on a cargo bike;Posted on:date!;Text:long!;Picture:image;For backers only:boolean
- The oven fits | campaign=A bakery on a cargo bike; text=We measured twice, the box holds forty loaves.
- Test pressing arrived | campaign=Songs of the tide mill; text=Side B sounds as we hoped.
- Why we did not make it | campaign=Solar lamp from scrap; text=Thank you, all pledges go back this week.
- First seat restored | campaign=Village cinema seats; text=Red velvet, as in 1962.
record milestone|stretch goal|funding goal step: Title!;Campaign->@campaign|crowdfunding campaign~Songs of the tide mill;Amount:money;What happens:long;~Status=Open|Reached|Delivered
- Vinyl in colour | campaign=Songs of the tide mill; amount=4700; what_happens=The record is pressed in sea green.; status=Reached
- A second bike | campaign=A bakery on a cargo bike; amount=12000; what_happens=We serve three more schools.; status=Open
- Film night for free | campaign=Village cinema seats; amount=14000; what_happens=One free showing for all backers.; status=Open
- Songbook printed | campaign=Songs of the tide mill; amount=4500; what_happens=Texts and notes of all songs.; status=Delivered
record delivery|reward shipment|fulfilment: Title!;Pledge->@pledge|contribution~Yann for a record;Address;Sent on:date;Tracking number;~Status=Waiting|Packed|Sent|Arrived
- Record for Yann | pledge=Yann for a record; address=Quay 5, Brest; tracking_number=FR-2211; status=Packed
- Bread card for Moa | pledge=Moa for ten loaves; address=Park street 11, Malmö; status=Waiting
- Lamp prototype for Otto | pledge=Otto for a lamp kit; address=Rua Alta 9, Porto; tracking_number=PT-0093; status=Arrived
- Seat certificate Reiter | pledge=Family Reiter for a seat; address=Church road 2, Ried; tracking_number=AT-7711; status=Sent
record payout|payout request|transfer to starter: Title!;Campaign->@campaign|crowdfunding campaign~Songs of the tide mill;Gross:money;Platform fee:money;Net:money;Bank account;Paid on:date;~Status=Requested|Checked|Paid
- Payout tide mill | campaign=Songs of the tide mill; gross=4710; platform_fee=235.5; net=4474.5; status=Checked
- Payout bakery, part 1 | campaign=A bakery on a cargo bike; gross=6120; platform_fee=306; net=5814; status=Requested
- Seats, advance | campaign=Village cinema seats; gross=1000; platform_fee=50; net=950; status=Requested
- Lamp, none | campaign=Solar lamp from scrap; gross=0; platform_fee=0; net=0; status=Paid
request campaign report|complaint|campaign check|refund request: Title!;Campaign->@campaign|crowdfunding campaign~A bakery on a cargo bike;Kind=Refund|Misleading|Copyright|No delivery;Details:long;Reported by
- Change my address | campaign=A bakery on a cargo bike; kind=No delivery; details=Moved to another town.; reported_by=Moa Lind
- Picture taken from my blog | campaign=Solar lamp from scrap; kind=Copyright; details=Third photo is mine.; reported_by=Jule Hahn
- I want my pledge back | campaign=Songs of the tide mill; kind=Refund; details=Pledged twice by mistake.; reported_by=Yann Le Goff
- Number of seats is wrong | campaign=Village cinema seats; kind=Misleading; details=The hall has only 70 seats.; reported_by=Karl Weber
+ comment: Campaign->@campaign|crowdfunding campaign;From a backer:boolean

# savings group|credit union|rotating savings|savings circle|village savings|savings club
item savings group|savings circle|group: Name!;Location;Treasurer;Contribution:money;Every=Week|Two weeks|Month;Members at most:number#2-200;Started on:date;Cycle length:number(months)#1-36;Loan interest per month:percent;Rules:long
- Palm tree circle | location=Kumasi; treasurer=Efua Asante; contribution=20; every=Week; members_at_most=20; cycle_length=12; loan_interest_per_month=2
- Night nurses club | location=Leeds; treasurer=Joy Adams; contribution=100; every=Month; members_at_most=12; cycle_length=12; loan_interest_per_month=0
- Market women of Gate 2 | location=Lagos; treasurer=Bisi Ade; contribution=10; every=Week; members_at_most=30; cycle_length=10; loan_interest_per_month=3
- Cousins abroad | location=Toronto; treasurer=Samir Nasser; contribution=150; every=Two weeks; members_at_most=8; cycle_length=6; loan_interest_per_month=0
person group member|member|saver: Name!;Group->@savings group|savings circle~Palm tree circle|Night nurses club;Phone:phone;Role=Member|Chair|Treasurer|Secretary;Shares:number#1-10;Joined on:date;Next of kin;~Total saved:money;~Open loan:money
- Efua Asante | group=Palm tree circle; role=Treasurer; shares=2; total_saved=880; open_loan=0
- Kojo Antwi | group=Palm tree circle; role=Member; shares=1; total_saved=420; open_loan=150
- Bisi Ade | group=Market women of Gate 2; role=Chair; shares=3; total_saved=610; open_loan=0
- Samir Nasser | group=Cousins abroad; role=Secretary; shares=1; total_saved=1350; open_loan=0
record contribution|deposit|saving: Title!;Member->@group member|member~Efua Asante|Kojo Antwi;Meeting->@group meeting|meeting~Meeting 22;Amount:money!;Date:date!;Method=Cash|Mobile money|Transfer;Fine:money;~Status=Due|Paid|Late
- Efua, week 22 | member=Efua Asante; meeting=Meeting 22; amount=40; method=Cash; fine=0; status=Paid
- Kojo, week 22 | member=Kojo Antwi; meeting=Meeting 22; amount=20; method=Mobile money; fine=1; status=Late
- Bisi, round 9 | member=Bisi Ade; meeting=Round 9 at the gate; amount=30; method=Cash; fine=0; status=Paid
- Samir, second half of May | member=Samir Nasser; meeting=Video round 4; amount=150; method=Transfer; fine=0; status=Due
record payout|share-out|turn|withdrawal: Title!;Member->@group member|member~Efua Asante;Turn number:number#1-200;Amount:money;Date:date;~Status=Planned|Paid
- Turn 5 | member=Efua Asante; turn_number=5; amount=400; status=Planned
- Turn 6 | member=Kojo Antwi; turn_number=6; amount=400; status=Planned
- First turn of the cousins | member=Samir Nasser; turn_number=1; amount=1200; status=Paid
- Gate 2, turn 9 | member=Bisi Ade; turn_number=9; amount=300; status=Paid
record group loan|loan: Title!;Member->@group member|member~Kojo Antwi;Amount:money;Purpose;Given on:date!;Due on:date;Interest per month:percent;Guarantor->@group member|member~Efua Asante;~Outstanding:money;~Status=Requested|Approved|Running|Repaid|Overdue
- Seeds for Kojo | member=Kojo Antwi; amount=200; purpose=Seeds and fertiliser; interest_per_month=2; guarantor=Efua Asante; outstanding=150; status=Running
- Freezer for Bisi | member=Bisi Ade; amount=260; purpose=Freezer for fish; interest_per_month=3; guarantor=Kojo Antwi; outstanding=0; status=Repaid
- Deposit for a taxi | member=Samir Nasser; amount=900; purpose=Taxi licence; interest_per_month=0; guarantor=Bisi Ade; outstanding=900; status=Requested
- School fees | member=Efua Asante; amount=120; purpose=Fees for two children; interest_per_month=2; guarantor=Kojo Antwi; outstanding=80; status=Overdue
record loan repayment|repayment: Title!;Loan->@group loan|loan~Seeds for Kojo;Amount:money;Interest part:money;Date:date!;Received by
- First part | loan=Seeds for Kojo; amount=54; interest_part=4; received_by=Efua Asante
- Last part of the freezer | loan=Freezer for Bisi; amount=66; interest_part=6; received_by=Bisi Ade
- Second part of the seeds | loan=Seeds for Kojo; amount=53; interest_part=3; received_by=Efua Asante
- School fees, part 1 | loan=School fees; amount=42; interest_part=2; received_by=Kojo Antwi
event group meeting|meeting: Title!;Group->@savings group|savings circle~Palm tree circle;Date:date!;Starts at:time;Place;Present:number#0-200;Cash counted:money;Minutes:long
- Meeting 22 | group=Palm tree circle; place=School yard; present=18; cash_counted=396; minutes=Two new loans agreed.
- Round 9 at the gate | group=Market women of Gate 2; place=Gate 2, stall 14; present=27; cash_counted=290
- Video round 4 | group=Cousins abroad; place=Video call; present=7; cash_counted=0; minutes=Turn of Samir moved to June.
- May night shift | group=Night nurses club; place=Staff room; present=9; cash_counted=900
record social fund entry|fine|welfare payment: Title!;Group->@savings group|savings circle~Palm tree circle;Kind=Paid in|Funeral|Illness|Birth|Fine;Member->@group member|member~Kojo Antwi;Amount:money;Date:date
- Fine for coming late | group=Palm tree circle; kind=Fine; member=Kojo Antwi; amount=1
- Birth of Kojo's daughter | group=Palm tree circle; kind=Birth; member=Kojo Antwi; amount=25
- Hospital for Bisi | group=Market women of Gate 2; kind=Illness; member=Bisi Ade; amount=40
- Social fund May | group=Cousins abroad; kind=Paid in; member=Samir Nasser; amount=10

# debt collection|overdue invoice|dunning|collection agency|debtor
person debtor|debtor company: Name!;Debtor number;Kind=Private person|Company;Address;Email:email;Phone:phone;Birth date:date;Language;Insolvent:boolean;Note:long
- Kiosk Lambda | debtor_number=D-2011; kind=Company; address=Bridge road 3
- Rene Faller | debtor_number=D-2034; kind=Private person; address=Oak street 77
- Falk Catering | debtor_number=D-2050; kind=Company; address=Yard lane 12; language=German
- Olga Petrenko | debtor_number=D-2061; kind=Private person; address=Mill court 5; language=Ukrainian
item creditor|client|creditor client: Name!;Contract number;Contact person;Email:email;Commission:percent;Bank account
- Drinks wholesale Orth | contract_number=K-18; contact_person=Vera Orth; commission=12
- Fitness barn | contract_number=K-31; contact_person=Udo Raab; commission=15
- Dental practice Lutz | contract_number=K-40; contact_person=Dr. Ada Lutz; commission=10
- Carpet house Persa | contract_number=K-44; contact_person=Amir Persa; commission=14
record collection case|debt|claim|receivable: File number!;Debtor->@debtor|debtor company~Kiosk Lambda|Rene Faller;Creditor->@creditor|client~Drinks wholesale Orth|Fitness barn;Invoice number;Principal:money;Interest:money;Fees:money;~Paid so far:money;~Outstanding:money;Due since:date!;Handler~Petra Zorn;~Stage=New|First reminder|Second reminder|Court|Instalments|Paid|Written off
- AZ-2026-118 | debtor=Kiosk Lambda; creditor=Drinks wholesale Orth; invoice_number=R-7719; principal=1840; interest=36; fees=85; paid_so_far=500; outstanding=1461; handler=Petra Zorn; stage=Instalments
- AZ-2026-131 | debtor=Rene Faller; creditor=Fitness barn; invoice_number=F-220; principal=228; interest=4; fees=40; paid_so_far=0; outstanding=272; handler=Petra Zorn; stage=Second reminder
- AZ-2026-140 | debtor=Falk Catering; creditor=Carpet house Persa; invoice_number=P-9920; principal=3100; interest=92; fees=160; paid_so_far=0; outstanding=3352; handler=Jost Vehn; stage=Court
- AZ-2026-152 | debtor=Olga Petrenko; creditor=Dental practice Lutz; invoice_number=Z-311; principal=410; interest=0; fees=0; paid_so_far=410; outstanding=0; handler=Petra Zorn; stage=Paid
record reminder letter|dunning letter|reminder: Title!;Case->@collection case|debt~AZ-2026-131;Level=Friendly|First|Second|Final;Sent on:date!;Pay until:date;Fee:money;Sent by=Post|Email|Text message;File:file
- Second reminder Faller | case=AZ-2026-131; level=Second; fee=10; sent_by=Post
- Friendly note Petrenko | case=AZ-2026-152; level=Friendly; fee=0; sent_by=Email
- Final letter to Falk | case=AZ-2026-140; level=Final; fee=15; sent_by=Post
- Text to the kiosk | case=AZ-2026-118; level=First; fee=5; sent_by=Text message
record instalment plan|payment plan|agreement: Title!;Case->@collection case|debt~AZ-2026-118;Rate:money;Every=Week|Month;Number of rates:number#2-60;First due on:date;Signed:boolean;~Status=Offered|Running|Broken|Completed
- Kiosk, six rates | case=AZ-2026-118; rate=250; every=Month; number_of_rates=6; status=Running
- Faller, ten small rates | case=AZ-2026-131; rate=28; every=Month; number_of_rates=10; status=Offered
- Falk, weekly rates | case=AZ-2026-140; rate=160; every=Week; number_of_rates=20; status=Broken
- Petrenko, two rates | case=AZ-2026-152; rate=205; every=Month; number_of_rates=2; status=Completed
record incoming payment|rate payment|part payment: Title!;Case->@collection case|debt~AZ-2026-118;Amount:money!;Received on:date!;Method=Transfer|Cash|Direct debit;Applied to=Fees|Interest|Principal;Passed on to creditor:boolean
- First rates of the kiosk | case=AZ-2026-118; amount=500; method=Transfer; applied_to=Principal
- Petrenko, first rate | case=AZ-2026-152; amount=205; method=Transfer; applied_to=Principal
- Petrenko, second rate | case=AZ-2026-152; amount=205; method=Direct debit; applied_to=Principal
- Fee of the kiosk | case=AZ-2026-118; amount=85; method=Cash; applied_to=Fees
record contact note|call log|contact attempt: Title!;Case->@collection case|debt~AZ-2026-131;Kind=Call|Email|Letter|Visit;Date:date!;Reached:boolean;Promise to pay on:date;Text:long
- Promised by Friday | case=AZ-2026-131; kind=Call; text=Says he changed banks.
- Nobody opened | case=AZ-2026-140; kind=Visit; text=Kitchen closed since April.
- Kiosk owner asks for time | case=AZ-2026-118; kind=Email; text=Festival in June, then more.
- Thanks for the patience | case=AZ-2026-152; kind=Letter; text=Card from the debtor.
request dispute|objection|deferral request: Title!;Case->@collection case|debt~AZ-2026-131;Reason=Already paid|Not ordered|Wrong amount|Cannot pay;Details:long;Proof:file;Received on:date
- Cancelled in time | case=AZ-2026-131; reason=Not ordered; details=Cancellation letter attached.
- Paid at the counter | case=AZ-2026-152; reason=Already paid; details=Receipt with stamp.
- Two carpets, not three | case=AZ-2026-140; reason=Wrong amount; details=One was sent back.
- Shop without income | case=AZ-2026-118; reason=Cannot pay; details=Road works in front of the door.

# mortgage broker|home loan|mortgage|mortgage calculator|refinancing
person borrower|client|home buyer: Name!;Email:email;Phone:phone;Income per month:money;Own funds:money;Other debts:money;Employment=Employed|Self-employed|Civil servant|Retired;Household size:number#1-12;Advisor~Corinna Adler
- Svenja Ritter | income_per_month=3900; own_funds=62000; other_debts=0; employment=Employed; household_size=3; advisor=Corinna Adler
- Hasan Demirel | income_per_month=5100; own_funds=90000; other_debts=8000; employment=Self-employed; household_size=4; advisor=Corinna Adler
- Lena and Ulf Carls | income_per_month=6200; own_funds=110000; other_debts=12000; employment=Civil servant; household_size=2; advisor=Jens Moritz
- Irma Sand | income_per_month=2100; own_funds=150000; other_debts=0; employment=Retired; household_size=1; advisor=Corinna Adler
item lender|bank: Name!;Contact person;Email:email;Phone:phone;Commission:percent;Highest loan to value:percent;Processing time:number(days)#1-120;Rules:long
- Savings bank North | contact_person=Ines Pohl; commission=0.8; highest_loan_to_value=90; processing_time=14
- Direct Home Bank | contact_person=Mark Oser; commission=1; highest_loan_to_value=80; processing_time=8
- Brick Building Society | contact_person=Nora Lamm; commission=0.5; highest_loan_to_value=70; processing_time=21
- Farmers Credit Union | contact_person=Veit Hase; commission=0.7; highest_loan_to_value=85; processing_time=10
item mortgage product|home loan product|loan offer|rate: Name!;Lender->@lender|bank~Savings bank North|Direct Home Bank;Rate type=Fixed|Variable|Capped;Interest rate:percent;Fixed for:number(years)#1-40;Highest loan to value:percent;Extra repayment per year:percent;Fee:money;Valid from:date
- Ten years fixed | lender=Savings bank North; rate_type=Fixed; interest_rate=3.6; fixed_for=10; highest_loan_to_value=90; extra_repayment_per_year=5; fee=0
- Flex variable | lender=Direct Home Bank; rate_type=Variable; interest_rate=4.1; fixed_for=1; highest_loan_to_value=80; extra_repayment_per_year=100; fee=250
- Twenty years calm | lender=Farmers Credit Union; rate_type=Fixed; interest_rate=4; fixed_for=20; highest_loan_to_value=85; extra_repayment_per_year=5; fee=0
- Capped at five | lender=Brick Building Society; rate_type=Capped; interest_rate=3.9; fixed_for=5; highest_loan_to_value=70; extra_repayment_per_year=10; fee=400
record mortgage application|financing request|loan application|case: Title!;Client->@borrower|client~Svenja Ritter|Hasan Demirel;Property address;Purchase price:money;Additional costs:money;Own funds:money;Loan amount:money;Product->@mortgage product|home loan product~Ten years fixed;Closing on:date;~Status=Inquiry|Documents|At the bank|Approved|Signed|Rejected
- Ritter, row house | client=Svenja Ritter; property_address=Larch way 11; purchase_price=320000; additional_costs=28000; own_funds=62000; loan_amount=286000; product=Ten years fixed; status=At the bank
- Demirel, refinancing | client=Hasan Demirel; property_address=Canal street 2; loan_amount=140000; product=Flex variable; status=Documents
- Carls, plot and house | client=Lena and Ulf Carls; property_address=Field edge 3; purchase_price=480000; additional_costs=36000; own_funds=110000; loan_amount=406000; product=Twenty years calm; status=Approved
- Sand, flat without stairs | client=Irma Sand; property_address=Park row 8; purchase_price=210000; additional_costs=18000; own_funds=150000; loan_amount=78000; product=Capped at five; status=Inquiry
record calculation|scenario|repayment plan|mortgage calculation: Title!;Application->@mortgage application|financing request~Ritter, row house;Loan amount:money;Interest rate:percent;Repayment:percent;Term:number(years)#1-40;~Monthly rate:money;~Remaining debt:money;Note:long
- Two percent repayment | application=Ritter, row house; loan_amount=286000; interest_rate=3.6; repayment=2; term=10; monthly_rate=1334.67; remaining_debt=217400
- Three percent, twenty years | application=Carls, plot and house; loan_amount=406000; interest_rate=4; repayment=3; term=20; monthly_rate=2368.33; remaining_debt=33800
- Flex with extra payments | application=Demirel, refinancing; loan_amount=140000; interest_rate=4.1; repayment=4; term=10; monthly_rate=945; remaining_debt=71100
- Small rate for the pension | application=Sand, flat without stairs; loan_amount=78000; interest_rate=3.9; repayment=2; term=5; monthly_rate=383.5; remaining_debt=69400
record required document|document|proof: Title!;Application->@mortgage application|financing request~Demirel, refinancing;Kind=Pay slip|Tax return|Land register|Valuation|ID|Floor plan;File:file;Due on:date;~Status=Missing|Received|Accepted
- Tax return of two years | application=Demirel, refinancing; kind=Tax return; status=Missing
- Pay slips January to March | application=Ritter, row house; kind=Pay slip; status=Accepted
- Extract of the land register | application=Carls, plot and house; kind=Land register; status=Received
- Floor plan of Park row 8 | application=Sand, flat without stairs; kind=Floor plan; status=Missing
record valuation|property valuation|appraisal: Title!;Application->@mortgage application|financing request~Ritter, row house;Valued on:date;Living area:number(m²)#10-2000;Year built:number#1700-2100;Market value:money;Lending value:money;Appraiser;File:file
- Larch way 11 | application=Ritter, row house; living_area=118; year_built=1998; market_value=315000; lending_value=290000; appraiser=Dirk Olm
- Canal street 2 | application=Demirel, refinancing; living_area=140; year_built=1972; market_value=268000; lending_value=240000; appraiser=Dirk Olm
- Field edge 3 | application=Carls, plot and house; living_area=156; year_built=2026; market_value=470000; lending_value=445000; appraiser=Sina Wall
- Park row 8 | application=Sand, flat without stairs; living_area=61; year_built=2011; market_value=214000; lending_value=195000; appraiser=Sina Wall
+ appointment: Client->@borrower|client;Topic=First talk|Documents|Offer|Signing;Date:date;Starts at:time;By=Phone|Video|Office

# subscription tracker|subscription manager|recurring subscription|streaming subscription|cancel subscription
item subscription|membership|contract: Name!;Provider->@provider|service~Stream Box|Gym Barn;Category=Streaming|Music|Software|News|Fitness|Insurance|Phone|Other;Price:money;Currency=EUR|USD|GBP|CHF;Billing cycle=Weekly|Monthly|Quarterly|Yearly;Started on:date;Next payment on:date!;Payment method->@payment method|card~Blue debit card;Free trial until:date;~Status=Trial|Active|Paused|Cancelled
- Stream Box family | provider=Stream Box; category=Streaming; price=15.99; currency=EUR; billing_cycle=Monthly; payment_method=Blue debit card; status=Active
- Gym Barn off-peak | provider=Gym Barn; category=Fitness; price=24.9; currency=EUR; billing_cycle=Monthly; payment_method=Blue debit card; status=Paused
- Morning Paper digital | provider=Morning Paper; category=News; price=108; currency=CHF; billing_cycle=Yearly; payment_method=Home account; status=Trial
- Photo Cloud 200 | provider=Photo Cloud; category=Software; price=8.7; currency=USD; billing_cycle=Quarterly; payment_method=Travel credit card; status=Cancelled
item provider|service|vendor: Name!;Website:url;Cancel page:url;Support email:email;Notice period:number(days)#0-365;Logo:image
- Stream Box | notice_period=0
- Gym Barn | notice_period=30
- Morning Paper | notice_period=14
- Photo Cloud | notice_period=7
item payment method|card: Name!;Kind=Debit card|Credit card|Bank account|Wallet;Last four digits;Expires on:date;Owner
- Blue debit card | kind=Debit card; last_four_digits=2204; owner=Runa
- Home account | kind=Bank account; last_four_digits=8871; owner=Runa
- Travel credit card | kind=Credit card; last_four_digits=9310; owner=Ulf
- Phone wallet | kind=Wallet; last_four_digits=2204; owner=Runa
record charge|subscription payment|payment record: Title!;Subscription->@subscription|membership~Stream Box family;Date:date!;Amount:money;Invoice:file;Price changed:boolean;~Status=Expected|Charged|Refunded
- Stream Box in May | subscription=Stream Box family; amount=15.99; status=Charged
- Gym in April | subscription=Gym Barn off-peak; amount=24.9; status=Refunded
- Paper for the year | subscription=Morning Paper digital; amount=108; status=Expected
- Photo Cloud, spring | subscription=Photo Cloud 200; amount=8.7; status=Charged
record reminder|renewal reminder|cancellation deadline: Title!;Subscription->@subscription|membership~Gym Barn off-peak;Kind=Renewal|Trial ends|Cancel by|Price rise;Date:date!;Days before:number(days)#0-90;Channel=Email|Push|None;~Status=Planned|Sent|Dismissed
- Cancel the gym by June | subscription=Gym Barn off-peak; kind=Cancel by; days_before=14; channel=Email; status=Planned
- Trial of the paper ends | subscription=Morning Paper digital; kind=Trial ends; days_before=3; channel=Push; status=Planned
- Stream Box gets dearer | subscription=Stream Box family; kind=Price rise; days_before=7; channel=Email; status=Sent
- Photo Cloud renews | subscription=Photo Cloud 200; kind=Renewal; days_before=10; channel=None; status=Dismissed
record usage log|usage|use: Title!;Subscription->@subscription|membership~Stream Box family;Date:date!;Minutes:number(min)#0-1440;Used by;Worth it:rating
- Film night | subscription=Stream Box family; minutes=130; used_by=Runa; worth_it=4
- Twenty minutes on the bike | subscription=Gym Barn off-peak; minutes=20; used_by=Runa; worth_it=2
- Sunday reading | subscription=Morning Paper digital; minutes=45; used_by=Ulf; worth_it=5
- Upload of holiday photos | subscription=Photo Cloud 200; minutes=12; used_by=Runa; worth_it=3
record shared member|family member|shared subscription: Name!;Subscription->@subscription|membership~Stream Box family;Share:money;Paid:boolean;Email:email
- Brother Ulf | subscription=Stream Box family; share=4
- Mother Inga | subscription=Stream Box family; share=0
- Flatmate Per | subscription=Morning Paper digital; share=54
- Cousin Liv | subscription=Photo Cloud 200; share=4.35
record spending limit|monthly budget|budget: Name!;Category=Streaming|Music|Software|News|Fitness|Insurance|Phone|Other;Limit per month:money;~Spent this month:money;From:date
- Streaming under 20 | category=Streaming; limit_per_month=20; spent_this_month=15.99
- Fitness under 30 | category=Fitness; limit_per_month=30; spent_this_month=24.9
- News for ten | category=News; limit_per_month=10; spent_this_month=9
- Software small | category=Software; limit_per_month=5; spent_this_month=2.9

# internal audit|auditor|external audit|audit finding|audit plan|audit firm
item audit area|audit universe item|process|auditable unit: Name!;Owner;Department;Risk=Low|Medium|High|Critical;Last audited on:date;Audit every:number(months)#1-60;Description:long
- Payroll process | owner=Head of HR; department=HR; risk=High; audit_every=12
- Travel expenses | owner=Finance head; department=Finance; risk=Medium; audit_every=24
- Access to the data centre | owner=Head of IT; department=IT; risk=Critical; audit_every=6
- Canteen till | owner=Canteen manager; department=Facilities; risk=Low; audit_every=36
work audit|audit engagement|planned audit: Title!;Area->@audit area|audit universe item~Payroll process|Travel expenses;Kind=Internal|External|Follow-up|Special;Lead auditor~Friedrich Stolz|Amara Diop;Starts on:date;Ends on:date;Planned days:number(days)#0.5-200;Scope:long
- Payroll audit 2026 | area=Payroll process; kind=Internal; lead_auditor=Friedrich Stolz; planned_days=12; scope=Master data, overtime, payments January to March.
- Travel expenses sample | area=Travel expenses; kind=Follow-up; lead_auditor=Amara Diop; planned_days=4
- Data centre doors | area=Access to the data centre; kind=Special; lead_auditor=Amara Diop; planned_days=3; scope=Badges of leavers.
- Till of the canteen | area=Canteen till; kind=External; lead_auditor=Nina Feld; planned_days=2
record audit finding|finding|observation: Title!;Audit->@audit|audit engagement~Payroll audit 2026;Severity=Note|Minor|Major|Critical;Criterion;Condition:long!;Cause:long;Effect:long;Recommendation:long;Amount at risk:money;~Status=Draft|Agreed|Disputed|Closed
- Bank details changed without a second check | audit=Payroll audit 2026; severity=Major; criterion=Four-eyes rule; condition=9 of 25 changes had no second signature.; recommendation=Block release until a second person signs.; amount_at_risk=31000; status=Agreed
- Overtime slips filed late | audit=Payroll audit 2026; severity=Minor; condition=Eleven slips after the cut-off.; status=Draft
- Six badges of leavers still open doors | audit=Data centre doors; severity=Critical; criterion=Badge is blocked on the last day; condition=6 of 40 badges were active.; amount_at_risk=0; status=Disputed
- Till count signed by one person | audit=Till of the canteen; severity=Note; condition=Only one signature in May.; amount_at_risk=300; status=Closed
work corrective action|action plan|measure|remediation: Title!;Finding->@audit finding|finding~Bank details changed without a second check;Responsible;Due on:date;Cost:money;Evidence:file;Notes:long
- Second approval in the payroll system | finding=Bank details changed without a second check; responsible=Head of HR; cost=1200
- Block badges every evening | finding=Six badges of leavers still open doors; responsible=Head of IT; cost=0
- Cut-off reminder by email | finding=Overtime slips filed late; responsible=Payroll office; cost=100
- Two people count | finding=Till count signed by one person; responsible=Canteen manager; cost=0
record working paper|test step|audit test|sample test: Title!;Audit->@audit|audit engagement~Payroll audit 2026;Control->@control|internal control~Second signature on master data;Sample size:number#1-10000;Exceptions:number#0-10000;Performed by~Amara Diop;Reviewed by;File:file;~Result=Open|Effective|Partly effective|Not effective
- 25 master data changes | audit=Payroll audit 2026; control=Second signature on master data; sample_size=25; exceptions=9; performed_by=Amara Diop; result=Not effective
- 40 badges tested | audit=Data centre doors; control=Badge list reconciled; sample_size=40; exceptions=6; performed_by=Nina Feld; result=Not effective
- Till rolls of May | audit=Till of the canteen; control=Daily till count; sample_size=21; exceptions=1; performed_by=Nina Feld; result=Effective
- 30 travel claims | audit=Travel expenses sample; control=Receipt check; sample_size=30; exceptions=4; performed_by=Amara Diop; result=Partly effective
item control|internal control: Name!;Area->@audit area|audit universe item~Payroll process;Type=Preventive|Detective|Corrective;Frequency=Each case|Daily|Monthly|Yearly;Owner;Description:long
- Second signature on master data | area=Payroll process; type=Preventive; frequency=Each case; owner=Head of HR
- Badge list reconciled | area=Access to the data centre; type=Detective; frequency=Monthly; owner=Head of IT
- Daily till count | area=Canteen till; type=Detective; frequency=Daily; owner=Canteen manager
- Receipt check | area=Travel expenses; type=Preventive; frequency=Each case; owner=Finance head
request information request|document request|audit request: Title!;Audit->@audit|audit engagement~Payroll audit 2026;Asked of;Due on:date;Details:long;File:file
- List of all changes to bank details | audit=Payroll audit 2026; asked_of=Payroll office; details=January to March, with user names.
- Leavers since January | audit=Data centre doors; asked_of=HR office; details=Names and last days.
- Till rolls of May | audit=Till of the canteen; asked_of=Canteen manager; details=Originals, please.
- Claims above 500 | audit=Travel expenses sample; asked_of=Finance office; details=Second half of last year.
+ report: Audit->@audit|audit engagement;Opinion=Clean|With remarks|Adverse;Summary:long;Issued on:date;File:file

# currency exchange|foreign exchange|exchange rate|money changer|remittance|exchange office
item currency|foreign currency: Name!;Code;Symbol;Country;Decimals:number#0-4;Smallest note:number#1-1000;~In the till:number#0-10000000;Minimum in the till:number#0-1000000;Traded:boolean
- US dollar | code=USD; symbol=$; country=United States; decimals=2; smallest_note=1; in_the_till=8420; minimum_in_the_till=2000
- Swiss franc | code=CHF; symbol=Fr; country=Switzerland; decimals=2; smallest_note=10; in_the_till=3110; minimum_in_the_till=1500
- Japanese yen | code=JPY; symbol=¥; country=Japan; decimals=0; smallest_note=1000; in_the_till=412000; minimum_in_the_till=150000
- Turkish lira | code=TRY; symbol=₺; country=Türkiye; decimals=2; smallest_note=5; in_the_till=26500; minimum_in_the_till=20000
record exchange rate|rate|daily rate: Title!;Currency->@currency|foreign currency~US dollar|Swiss franc;Date:date!;Time:time;We buy at:number#0-100000;We sell at:number#0-100000;Middle rate:number#0-100000;Source
- USD, Monday morning | currency=US dollar; we_buy_at=0.89; we_sell_at=0.96; middle_rate=0.925; source=Central bank
- CHF, Monday morning | currency=Swiss franc; we_buy_at=1.01; we_sell_at=1.09; middle_rate=1.05; source=Central bank
- JPY, Tuesday noon | currency=Japanese yen; we_buy_at=0.0058; we_sell_at=0.0064; middle_rate=0.0061; source=Market feed
- TRY, Monday morning | currency=Turkish lira; we_buy_at=0.021; we_sell_at=0.026; middle_rate=0.0235; source=Central bank
record exchange transaction|exchange|currency purchase|currency sale: Receipt number!;Kind=We buy|We sell;Currency->@currency|foreign currency~US dollar;Amount foreign:number#0-1000000;Rate:number#0-100000;Amount local:money;Fee:money;Date:date!;Cashier~Zeynep Kurt;Customer name;ID number;~Status=Completed|Cancelled
- W-20411 | kind=We sell; currency=US dollar; amount_foreign=500; rate=0.96; amount_local=480; fee=2; cashier=Zeynep Kurt; customer_name=Ole Brandt; status=Completed
- W-20412 | kind=We buy; currency=Swiss franc; amount_foreign=200; rate=1.01; amount_local=202; fee=2; cashier=Zeynep Kurt; status=Completed
- W-20413 | kind=We sell; currency=Japanese yen; amount_foreign=50000; rate=0.0064; amount_local=320; fee=2; cashier=Paolo Neri; customer_name=Tabea Roth; status=Completed
- W-20414 | kind=We buy; currency=Turkish lira; amount_foreign=4000; rate=0.021; amount_local=84; fee=2; cashier=Paolo Neri; status=Cancelled
record money transfer|remittance|transfer: Transfer number!;Sender->@registered client|client~Joseph Mwangi;Recipient;Country;Amount:money;Fee:money;Rate:number#0-100000;Amount received:number#0-10000000;Pick-up=Cash|Bank account|Mobile wallet;Sent on:date;~Status=Accepted|Sent|Ready for pick-up|Paid out|Cancelled
- T-8831 | sender=Joseph Mwangi; recipient=Grace Mwangi; country=Kenya; amount=150; fee=4.5; rate=140; amount_received=21000; pick_up=Mobile wallet; status=Paid out
- T-8832 | sender=Lourdes Cruz; recipient=Ramon Cruz; country=Philippines; amount=220; fee=5; rate=62; amount_received=13640; pick_up=Cash; status=Ready for pick-up
- T-8833 | sender=Ahmed Saleh; recipient=Saleh and Sons; country=Egypt; amount=900; fee=9; rate=52; amount_received=46800; pick_up=Bank account; status=Accepted
- T-8834 | sender=Irena Kovac; recipient=Mila Kovac; country=Serbia; amount=100; fee=3.5; rate=117; amount_received=11700; pick_up=Cash; status=Cancelled
person registered client|client|sender: Name!;ID kind=Passport|ID card|Residence permit;ID number;Born on:date;Phone:phone;Address;Risk=Low|Medium|High;ID copy:image
- Joseph Mwangi | id_kind=Residence permit; id_number=R-33810; address=Elm road 9; risk=Low
- Lourdes Cruz | id_kind=Passport; id_number=P-771208; address=Bay street 3; risk=Low
- Ahmed Saleh | id_kind=ID card; id_number=C-40551; address=Market row 20; risk=Medium
- Irena Kovac | id_kind=Residence permit; id_number=R-90214; address=Linden alley 1; risk=High
record till count|cash count|till balance|cash drawer: Title!;Branch;Currency->@currency|foreign currency~US dollar;Counted on:date!;Expected:number#0-10000000;Counted:number#0-10000000;Difference reason:long;Counted by~Zeynep Kurt
- Dollars on Monday night | branch=Station; currency=US dollar; expected=8420; counted=8420; counted_by=Zeynep Kurt
- Francs on Monday night | branch=Station; currency=Swiss franc; expected=3110; counted=3100; difference_reason=A torn note.; counted_by=Zeynep Kurt
- Yen at the airport | branch=Airport; currency=Japanese yen; expected=412000; counted=412000; counted_by=Paolo Neri
- Lira at the old town | branch=Old town; currency=Turkish lira; expected=26500; counted=26450; counted_by=Paolo Neri
request currency order|pre-order|reservation of cash|rate request: Title!;Currency->@currency|foreign currency~Swiss franc;Amount:number#1-1000000;Name;Phone:phone;Pick up on:date;Notes or coins wanted
- Francs for a ski week | currency=Swiss franc; amount=800; name=Tabea Roth; notes_or_coins_wanted=Small notes
- Yen for three weeks | currency=Japanese yen; amount=180000; name=Nils Aumann; notes_or_coins_wanted=Notes of 10 000
- Lira for a family visit | currency=Turkish lira; amount=15000; name=Selda Ak; notes_or_coins_wanted=Any
- Dollars for a cruise | currency=US dollar; amount=1200; name=Ruth Behn; notes_or_coins_wanted=Many ones for tips
record rate alert|alert: Title!;Currency->@currency|foreign currency~US dollar;Target rate:number#0-100000;Direction=Above|Below;Email:email;Active:boolean
- Dollar under 0.93 | currency=US dollar; target_rate=0.93; direction=Below
- Franc above 1.08 | currency=Swiss franc; target_rate=1.08; direction=Above
- Yen under 0.006 | currency=Japanese yen; target_rate=0.006; direction=Below
- Lira above 0.03 | currency=Turkish lira; target_rate=0.03; direction=Above

# real estate|real estate agency|estate agent|property listing|house for sale|realtor|apartment for rent
item property listing|property|listing|real estate|apartment|house: Title!;Reference;Offer=For sale|For rent;Type=Apartment|House|Villa|Office|Shop|Land|Garage;Price:money;Living area:number(m²)#5-10000;Rooms:number#1-50;Bathrooms:number#0-20;Year built:number#1500-2100;Address;District->@district|neighbourhood~Old harbour|Green hill;Agent->@agent|estate agent~Viola Stern|Enzo Greco;~Status=Available|Reserved|Sold|Rented out
- Loft by the crane | reference=IM-204; offer=For sale; type=Apartment; price=389000; living_area=96; rooms=3; bathrooms=1; year_built=1911; address=Crane street 4; district=Old harbour; agent=Viola Stern; status=Reserved
- Family house with orchard | reference=IM-219; offer=For rent; type=House; price=1850; living_area=142; rooms=5; bathrooms=2; year_built=1978; address=Cherry way 17; district=Green hill; agent=Enzo Greco; status=Available
- Corner shop with cellar | reference=IM-226; offer=For rent; type=Shop; price=2400; living_area=88; rooms=2; bathrooms=1; year_built=1936; address=Market 2; district=Station quarter; agent=Lotte Wild; status=Rented out
- Building plot at the mill | reference=IM-230; offer=For sale; type=Land; price=142000; living_area=640; address=Mill pond 9; district=Mill meadows; agent=Viola Stern; status=Sold
person agent|estate agent|broker|realtor: Name!;Phone:phone;Email:email;Licence number;Specialty=Sales|Rentals|Commercial|Land;Commission:percent;Languages;Photo:image
- Viola Stern | licence_number=L-4418; specialty=Sales; commission=3; languages=German, English
- Enzo Greco | licence_number=L-5093; specialty=Rentals; commission=2; languages=Italian, English
- Lotte Wild | licence_number=L-5310; specialty=Commercial; commission=4; languages=German, Dutch
- Samuel Okoye | licence_number=L-4977; specialty=Land; commission=2.5; languages=English, French
record viewing|property viewing|showing|open house|visit: Title!;Property->@property listing|property~Loft by the crane|Family house with orchard;Interested person->@buyer lead|prospect~Ayo Bright|Rosa Klein;Agent->@agent|estate agent~Viola Stern|Enzo Greco;Date:date!;Starts at:time;Kind=Single|Open house|Video;Feedback:long;~Status=Requested|Confirmed|Held|Cancelled
- Ayo at the loft | property=Loft by the crane; interested_person=Ayo Bright; agent=Viola Stern; kind=Single; feedback=Loves the light, worried about noise.; status=Held
- Open house orchard | property=Family house with orchard; interested_person=Rosa Klein; agent=Enzo Greco; kind=Open house; status=Confirmed
- Video tour of the shop | property=Corner shop with cellar; interested_person=Café Minou; agent=Lotte Wild; kind=Video; feedback=Asks for a terrace.; status=Cancelled
- Plot with the architect | property=Building plot at the mill; interested_person=Theo Marsh; agent=Samuel Okoye; kind=Single; status=Requested
person buyer lead|prospect|interested person|client|tenant applicant: Name!;Email:email;Phone:phone;Looking for=Buy|Rent;Budget:money;Rooms wanted:number#1-20;Districts;Financing=Unknown|Checked|Approved|Cash;Source=Website|Portal|Referral|Walk-in;Agent->@agent|estate agent~Viola Stern
- Ayo Bright | looking_for=Buy; budget=400000; rooms_wanted=3; districts=Old harbour; financing=Approved; source=Portal; agent=Viola Stern
- Rosa Klein | looking_for=Rent; budget=1900; rooms_wanted=4; districts=Green hill; financing=Checked; source=Website; agent=Enzo Greco
- Café Minou | looking_for=Rent; budget=2500; rooms_wanted=2; districts=Station quarter; financing=Cash; source=Walk-in; agent=Lotte Wild
- Theo Marsh | looking_for=Buy; budget=150000; districts=Mill meadows; financing=Unknown; source=Referral; agent=Samuel Okoye
record purchase offer|offer|bid: Title!;Property->@property listing|property~Loft by the crane;Buyer->@buyer lead|prospect~Ayo Bright;Amount:money!;Made on:date;Valid until:date;Conditions:long;~Status=Received|Countered|Accepted|Rejected|Withdrawn
- Ayo offers 380 | property=Loft by the crane; buyer=Ayo Bright; amount=380000; conditions=Hand-over in July, kitchen included.; status=Countered
- Theo offers 140 | property=Building plot at the mill; buyer=Theo Marsh; amount=140000; conditions=Building permit first.; status=Accepted
- Rosa for the orchard house | property=Family house with orchard; buyer=Rosa Klein; amount=1800; conditions=From August.; status=Received
- Minou for the shop | property=Corner shop with cellar; buyer=Café Minou; amount=2100; conditions=Three months free.; status=Rejected
person owner|seller|landlord: Name!;Email:email;Phone:phone;Property->@property listing|property~Loft by the crane;Mandate=Exclusive|Simple;Mandate until:date;Lowest price:money;Note:long
- Bernd Haas | property=Loft by the crane; mandate=Exclusive; lowest_price=375000
- Heirs of the Kern family | property=Family house with orchard; mandate=Simple; lowest_price=1700; note=Three owners, all must agree.
- Marta Lind | property=Corner shop with cellar; mandate=Exclusive; lowest_price=2300
- Mill cooperative | property=Building plot at the mill; mandate=Simple; lowest_price=138000
request inquiry|property inquiry|contact request|valuation request: Title!;Property->@property listing|property~Family house with orchard;Name;Email:email;Phone:phone;Kind=Question|Viewing|Valuation;Message:long
- Is a dog allowed? | property=Family house with orchard; name=Rosa Klein; kind=Question; message=We have a calm older dog.
- How loud is the crane? | property=Loft by the crane; name=Ayo Bright; kind=Question; message=Does it work at night?
- Look at the shop on Friday | property=Corner shop with cellar; name=Café Minou; kind=Viewing; message=After two o'clock.
- What is my plot worth? | property=Building plot at the mill; name=Hedwig Amann; kind=Valuation; message=Mine is next to it.
item district|neighbourhood|area: Name!;City;Average price per area:money;Schools;Public transport;Description:long
- Old harbour | city=Port Linden; average_price_per_area=4100; public_transport=Tram 2
- Green hill | city=Port Linden; average_price_per_area=3300; schools=Primary school 5 minutes
- Station quarter | city=Port Linden; average_price_per_area=3700; public_transport=All lines
- Mill meadows | city=Port Linden; average_price_per_area=2600; schools=New school from 2027; public_transport=Bus 11
! record property photo|photo|floor plan|property document [photo\\w*|picture\\w*|image\\w*|galler\\w*|floor plan|document\\w*]: Title!;Property->@property listing|property~Loft by the crane;Kind=Photo|Floor plan|Energy certificate|Land register;Image:image;File:file;Order:number#1-100
- Living room facing west | property=Loft by the crane; kind=Photo; order=1
- Floor plan ground floor | property=Family house with orchard; kind=Floor plan; order=2
- Shop window at dusk | property=Corner shop with cellar; kind=Photo; order=1
- Extract plot 9 | property=Building plot at the mill; kind=Land register; order=3
+ favorite: Property->@property listing|property;Note
+ appointment: Property->@property listing|property;Agent->@agent|estate agent;Kind=Viewing|Valuation|Notary;Date:date;Starts at:time

# property management|rental management|landlord|rent collection|rental unit|tenancy|housing company
item building|property|house: Name!;Address;Units:number#1-1000;Year built:number#1500-2100;Owner;Caretaker~Ludo Franke;Heating=Gas|District heating|Heat pump|Oil;Insurance number;Purchase price:money;Note:long
- Elm street 14 | address=Elm street 14; units=12; year_built=1964; owner=Elm Homes; caretaker=Ludo Franke; heating=District heating
- Mill court | address=Mill court 1 to 3; units=24; year_built=1999; owner=Kerr family; caretaker=Ludo Franke; heating=Gas
- Quarry row 8 | address=Quarry row 8; units=6; year_built=1928; owner=Sand foundation; caretaker=Ute Rahn; heating=Oil
- Solar park houses | address=Sun way 2 to 20; units=40; year_built=2021; owner=Elm Homes; caretaker=Ute Rahn; heating=Heat pump
item rental unit|unit|apartment|flat: Name!;Building->@building|property~Elm street 14|Mill court;Floor;Rooms:number#1-20;Area:number(m²)#8-2000;Base rent:money;Service charge:money;Deposit:money;Meter number;~Status=Rented|Vacant|Reserved|Renovation
- Elm 2 left | building=Elm street 14; floor=2; rooms=3; area=71; base_rent=640; service_charge=190; deposit=1920; status=Rented
- Mill 3B | building=Mill court; floor=3; rooms=2; area=54; base_rent=560; service_charge=150; deposit=1680; status=Vacant
- Quarry attic | building=Quarry row 8; floor=4; rooms=1; area=32; base_rent=380; service_charge=95; deposit=1140; status=Renovation
- Sun 12 | building=Solar park houses; floor=0; rooms=4; area=98; base_rent=1120; service_charge=160; deposit=3360; status=Reserved
person tenant|renter|lessee: Name!;Unit->@rental unit|unit~Elm 2 left;Email:email;Phone:phone;Moved in on:date;People in the flat:number#1-15;Bank account;Emergency contact;~Balance:money
- Olga Miren | unit=Elm 2 left; people_in_the_flat=2; emergency_contact=Sister Vera; balance=0
- Pascal Thon | people_in_the_flat=1; balance=0
- Ida and Noah Renn | unit=Sun 12; people_in_the_flat=4; emergency_contact=Grandfather Klaus; balance=0
- Viktor Saal | unit=Quarry attic; people_in_the_flat=1; balance=-475
record lease|rental contract|tenancy agreement|rental agreement: Contract number!;Unit->@rental unit|unit~Elm 2 left;Tenant->@tenant|renter~Olga Miren;Starts on:date!;Ends on:date;Base rent:money;Service charge:money;Deposit paid:money;Notice period:number(months)#0-24;Signed file:file;~Status=Draft|Active|Notice given|Ended
- L-2021-014 | unit=Elm 2 left; tenant=Olga Miren; base_rent=640; service_charge=190; deposit_paid=1920; notice_period=3; status=Active
- L-2026-003 | unit=Sun 12; tenant=Ida and Noah Renn; base_rent=1120; service_charge=160; deposit_paid=0; notice_period=3; status=Draft
- L-2018-009 | unit=Quarry attic; tenant=Viktor Saal; base_rent=380; service_charge=95; deposit_paid=1140; notice_period=6; status=Notice given
- L-2019-022 | unit=Mill 3B; tenant=Pascal Thon; base_rent=545; service_charge=150; deposit_paid=1635; notice_period=3; status=Ended
record rent payment|rent|rent due: Title!;Lease->@lease|rental contract~L-2021-014;Month;Due on:date!;Amount due:money;Amount paid:money;Paid on:date;Method=Transfer|Direct debit|Cash;~Status=Due|Paid|Partly paid|Overdue
- Elm 2 left, May | lease=L-2021-014; month=May; amount_due=830; amount_paid=830; method=Direct debit; status=Paid
- Elm 2 left, June | lease=L-2021-014; month=June; amount_due=830; amount_paid=0; status=Due
- Quarry attic, May | lease=L-2018-009; month=May; amount_due=475; amount_paid=0; status=Overdue
- Mill 3B, March | lease=L-2019-022; month=March; amount_due=695; amount_paid=400; method=Cash; status=Partly paid
request maintenance request|repair request|repair ticket|work order: Title!;Unit->@rental unit|unit~Elm 2 left;Reported by->@tenant|renter~Olga Miren;Kind=Heating|Water|Electricity|Door|Mould|Lift|Other;Urgency=Low|Normal|Emergency;Description:long;Photo:image;Contractor->@contractor|craftsman~Pipes & Sons;Access times;Cost:money
- Tap drips in the kitchen | unit=Elm 2 left; reported_by=Olga Miren; kind=Water; urgency=Normal; contractor=Pipes & Sons; access_times=After 16:00
- Front door does not lock | unit=Mill 3B; reported_by=Pascal Thon; kind=Door; urgency=Emergency; contractor=Lock and Key Rau; access_times=Any time
- Black spots in the bathroom | unit=Quarry attic; reported_by=Viktor Saal; kind=Mould; urgency=Normal; contractor=Colour Team; access_times=Weekends
- No power in the garden shed | unit=Sun 12; reported_by=Ida and Noah Renn; kind=Electricity; urgency=Low; contractor=Bright Electrics; cost=88
record utility statement|service charge statement|operating cost|property expense: Title!;Building->@building|property~Elm street 14;Category=Heating|Water|Cleaning|Insurance|Repairs|Garden|Lift;Period;Amount:money;Split by=Area|People|Units|Consumption;Invoice:file;Charged to tenants:boolean
- Heating 2025 | building=Elm street 14; category=Heating; period=2025; amount=11840; split_by=Consumption
- Stairwell cleaning | building=Mill court; category=Cleaning; period=2025; amount=3120; split_by=Units
- Building insurance | building=Quarry row 8; category=Insurance; period=2026; amount=1480; split_by=Area
- Cold water | building=Solar park houses; category=Water; period=2025; amount=8950; split_by=People
record meter reading|reading|handover protocol: Title!;Unit->@rental unit|unit~Elm 2 left;Meter=Electricity|Water|Gas|Heating;Reading:number#0-10000000;Unit of measure=kWh|m³;Read on:date!;Read by;Photo:image
- Water at new year | unit=Elm 2 left; meter=Water; reading=412; unit_of_measure=m³; read_by=Ludo Franke
- Power at hand-over | unit=Sun 12; meter=Electricity; reading=10482; unit_of_measure=kWh; read_by=Ute Rahn
- Gas in June | unit=Mill 3B; meter=Gas; reading=7719; unit_of_measure=m³; read_by=Pascal Thon
- Heating end of year | unit=Quarry attic; meter=Heating; reading=3055; unit_of_measure=kWh; read_by=Ute Rahn
item contractor|craftsman|service company: Name!;Trade=Plumber|Electrician|Painter|Roofer|Cleaner|Gardener;Phone:phone;Email:email;Hourly rate:money;Emergency service:boolean;Rating:rating
- Pipes & Sons | trade=Plumber; hourly_rate=62; rating=4
- Bright Electrics | trade=Electrician; hourly_rate=66; rating=5
- Colour Team | trade=Painter; hourly_rate=48; rating=3
- Green Verge | trade=Gardener; hourly_rate=41; rating=4
+ payment: Lease->@lease|rental contract;Month;Amount:money;Paid on:date

# homeowners association|condominium|condo|owners' meeting|co-owner|residents association|hoa
item unit|apartment|flat|lot: Number!;Building;Floor;Area:number(m²)#8-1000;Ownership share:number(per mille)#0-1000;Owner->@owner|co-owner~Harriet Blum|Said Mansour;Parking space;Monthly fee:money;Rented out:boolean
- Flat 7 | building=A; floor=2; area=82; ownership_share=41; owner=Harriet Blum; parking_space=P12; monthly_fee=238
- Flat 15 | building=B; floor=4; area=64; ownership_share=32; owner=Said Mansour; monthly_fee=186
- Flat 2 | building=A; floor=0; area=95; ownership_share=48; owner=Gesa Pahl; parking_space=P3; monthly_fee=274
- Shop 1 | building=B; floor=0; area=120; ownership_share=60; owner=Bread House Ltd; monthly_fee=340
person owner|co-owner|resident|homeowner: Name!;Email:email;Phone:phone;Mailing address;Lives here:boolean;Board member:boolean;Votes:number#0-1000;Owner since:date
- Harriet Blum | votes=41
- Said Mansour | votes=32
- Gesa Pahl | mailing_address=Sea road 4; votes=48
- Bread House Ltd | mailing_address=Mill lane 1; votes=60
event owners' meeting|assembly|general meeting|board meeting: Title!;Date:date!;Starts at:time;Place;Agenda:long;Quorum:percent;Chair~Harriet Blum;Minutes:file;~Status=Planned|Invited|Held|Minutes sent
- Yearly meeting 2026 | place=Parish hall; agenda=Roof, budget, bicycles in the cellar; quorum=50; chair=Harriet Blum; status=Invited
- Extra meeting on the lift | place=Party room; agenda=New lift motor; quorum=50; chair=Said Mansour; status=Planned
- Yearly meeting 2025 | place=Parish hall; agenda=Facade, garden, fees; quorum=50; chair=Harriet Blum; status=Minutes sent
- Garage meeting | place=Garage level 1; agenda=Charging points; quorum=30; chair=Gesa Pahl; status=Held
record resolution|motion|vote|decision: Title!;Meeting->@owners' meeting|assembly~Yearly meeting 2026;Text:long!;Proposed by->@owner|co-owner~Said Mansour;Yes votes:number#0-1000;No votes:number#0-1000;Abstained:number#0-1000;~Result=Open|Adopted|Rejected|Postponed
- Solar panels on building B | meeting=Yearly meeting 2026; text=Solar panels for up to 38 000, paid from the reserve.; proposed_by=Said Mansour; yes_votes=0; no_votes=0; abstained=0; result=Open
- Charging points in the garage | meeting=Garage meeting; text=Ten charging points, paid by the users.; proposed_by=Gesa Pahl; yes_votes=620; no_votes=110; abstained=40; result=Adopted
- Repaint the facade in yellow | meeting=Yearly meeting 2025; text=Yellow instead of grey.; proposed_by=Harriet Blum; yes_votes=210; no_votes=530; abstained=60; result=Rejected
- Replace the lift motor | meeting=Extra meeting on the lift; text=New motor up to 19 000.; proposed_by=Said Mansour; yes_votes=0; no_votes=0; abstained=0; result=Postponed
record fee|monthly fee|owner payment|assessment: Title!;Unit->@unit|apartment~Flat 7;Period;Amount:money;Due on:date!;Paid on:date;Kind=Monthly fee|Special levy|Yearly settlement;~Status=Due|Paid|Overdue
- Flat 7, May | unit=Flat 7; period=May; amount=238; kind=Monthly fee; status=Paid
- Flat 15, May | unit=Flat 15; period=May; amount=186; kind=Monthly fee; status=Due
- Flat 2, facade levy | unit=Flat 2; period=2025; amount=1450; kind=Special levy; status=Paid
- Shop 1, settlement | unit=Shop 1; period=2025; amount=212; kind=Yearly settlement; status=Overdue
request maintenance request|damage report|complaint|resident request: Title!;Unit->@unit|apartment~Flat 15;Place=Stairwell|Lift|Garage|Garden|Roof|Flat;Description:long;Photo:image;Urgency=Low|Normal|Urgent;Reported by->@owner|co-owner~Said Mansour
- Lift stops between floors | unit=Flat 15; place=Lift; urgency=Urgent; reported_by=Said Mansour
- Gate of the garage squeaks | unit=Flat 2; place=Garage; urgency=Low; reported_by=Gesa Pahl
- Water on the flat roof | unit=Flat 7; place=Roof; urgency=Normal; reported_by=Harriet Blum
- Lamp in stairwell B | unit=Shop 1; place=Stairwell; urgency=Normal; reported_by=Bread House Ltd
record association expense|expense|budget line: Title!;Category=Repairs|Cleaning|Insurance|Energy|Garden|Lift|Administration;Year:number#2000-2100;Planned:money;Spent:money;Contractor;Paid on:date;Invoice:file
- Lift service contract | category=Lift; year=2026; planned=2400; spent=1200; contractor=Lift care company
- Building insurance | category=Insurance; year=2026; planned=5200; spent=5180; contractor=Harbour Mutual
- Hedge cutting | category=Garden; year=2026; planned=900; spent=450; contractor=Green Verge
- Facade scaffold | category=Repairs; year=2025; planned=21000; spent=22340; contractor=Rahn Painters
item common facility|facility|shared space|amenity: Name!;Location;Capacity:number#1-200;Fee:money;Opens at:time;Closes at:time;Rules:long
- Party room | location=Building A cellar; capacity=30; fee=25; rules=Quiet after 22:00, clean up the next morning.
- Guest flat | location=Building B ground floor; capacity=4; fee=35
- Laundry room | location=Building B cellar; capacity=4; fee=2; rules=No washing on Sundays.
- Roof terrace | location=Building A roof; capacity=20; fee=0; rules=No grill.
item announcement|notice|community notice: Title!;Text:long!;Valid from:date;Valid until:date;Building;Posted by;Attachment:file
- Water off on Tuesday | text=From 9 to 12, valves are replaced.; building=A; posted_by=Management
- Bicycle cellar is cleared | text=Please label your bicycle by the end of May.; building=B; posted_by=Said Mansour
- New caretaker | text=Ms Arndt starts on Monday.; building=A and B; posted_by=Management
- Minutes are online | text=The minutes of the yearly meeting can be downloaded.; building=A and B; posted_by=Harriet Blum
+ booking|reservation: Facility->@common facility|facility;Unit->@unit|apartment;Date:date;Starts at:time;Ends at:time

# coworking|coworking space|shared office|flex desk|business center|office rental
item workspace|desk|office|room: Name!;Type=Flex desk|Fixed desk|Private office|Meeting room|Phone booth|Studio;Location->@location|branch~Old brewery|Station loft;Floor;Seats:number#1-100;Area:number(m²)#1-1000;Price per hour:money;Price per day:money;Price per month:money;Equipment;Photo:image;~Status=Available|Occupied|Closed
- Window desk 5 | type=Flex desk; location=Old brewery; floor=1; seats=1; price_per_day=19; price_per_month=190; equipment=Socket, lamp; status=Available
- Copper room | type=Meeting room; location=Old brewery; floor=2; seats=8; price_per_hour=24; price_per_day=160; equipment=Screen, whiteboard; status=Available
- Booth 2 | type=Phone booth; location=Station loft; floor=0; seats=1; area=2; price_per_hour=4; status=Closed
- Office Weir | type=Private office; location=Canal house; floor=1; seats=5; area=26; price_per_month=1150; equipment=Lockable cupboard; status=Occupied
item location|branch|site: Name!;Address;City;Opens at:time;Closes at:time;Community manager~Lou Becker;Amenities:long;Wifi name;Photo:image
- Old brewery | address=Brewery yard 2; city=Leuven; community_manager=Lou Becker; amenities=Kitchen, bike rack, showers
- Station loft | address=Station square 1; city=Leuven; community_manager=Ada Rooij; amenities=Lockers, café
- Canal house | address=Canal 14; city=Mechelen; community_manager=Ada Rooij; amenities=Garden, bar
- Village barn | address=Church lane 3; city=Tervuren; community_manager=Jo Hens; amenities=Parking, fireplace
item membership plan|plan|tariff|pass: Name!;Price per month:money;Days per month:number#1-31;Meeting room hours:number(h)#0-100;Access=Weekdays|Every day|Day and night;Notice period:number(weeks)#0-26;Includes:long
- Ten days | price_per_month=129; days_per_month=10; meeting_room_hours=2; access=Weekdays; notice_period=4
- Resident | price_per_month=240; days_per_month=31; meeting_room_hours=6; access=Day and night; notice_period=8
- Evening owl | price_per_month=79; days_per_month=20; meeting_room_hours=0; access=Weekdays; notice_period=2
- Team of five | price_per_month=980; days_per_month=31; meeting_room_hours=20; access=Every day; notice_period=12
person coworking member|member|tenant: Name!;Company;Plan->@membership plan|plan~Ten days|Resident;Email:email;Phone:phone;Occupation;Joined on:date;Badge number;~Days left:number#0-31;~Status=Trial|Active|Paused|Left
- Inès Caron | company=Caron Illustration; plan=Ten days; occupation=Illustrator; badge_number=K-118; days_left=6; status=Active
- Wout Maes | company=Maes Maps; plan=Resident; occupation=Cartographer; badge_number=K-093; days_left=31; status=Active
- Luuk Prins | company=Prins Sound; plan=Evening owl; occupation=Sound designer; badge_number=K-140; days_left=20; status=Trial
- Hana Reza | company=Reza Legal; plan=Team of five; occupation=Lawyer; badge_number=K-071; days_left=0; status=Left
record workspace booking|desk booking|room booking: Title!;Workspace->@workspace|desk~Window desk 5|Copper room;Member->@coworking member|member~Inès Caron|Wout Maes;Date:date!;Starts at:time;Ends at:time;People:number#1-100;Price:money;~Status=Requested|Confirmed|Checked in|Cancelled|No-show
- Client talk maps | workspace=Copper room; member=Wout Maes; people=4; price=48; status=Confirmed
- Inès, Thursday | workspace=Window desk 5; member=Inès Caron; people=1; price=0; status=Checked in
- Podcast call | workspace=Booth 2; member=Luuk Prins; people=1; price=4; status=No-show
- Legal team month | workspace=Office Weir; member=Hana Reza; people=5; price=1150; status=Cancelled
record check-in|visit|access log: Title!;Member->@coworking member|member~Inès Caron;Location->@location|branch~Old brewery;Date:date!;Arrived at:time;Left at:time;Guests:number#0-20
- Inès, Thursday morning | member=Inès Caron; location=Old brewery; guests=0
- Wout, Monday | member=Wout Maes; location=Station loft; guests=2
- Luuk, Tuesday evening | member=Luuk Prins; location=Canal house; guests=0
- Hana, last day | member=Hana Reza; location=Canal house; guests=1
event community event|event|workshop: Title!;Location->@location|branch~Old brewery;Date:date!;Starts at:time;Host;Places:number#1-500;Price:money;Description:long
- Friday breakfast | location=Old brewery; host=Lou Becker; places=30; price=0
- Tax evening for freelancers | location=Station loft; host=Hana Reza; places=40; price=12
- Jam session | location=Canal house; host=Luuk Prins; places=25; price=5
- Barn open day | location=Village barn; host=Jo Hens; places=100; price=0
request tour request|membership inquiry|issue report|support request: Title!;Kind=Tour|Office inquiry|Broken thing|Noise;Name;Email:email;Location->@location|branch~Station loft;Wanted on:date;Message:long
- Tour for a team of five | kind=Tour; name=Sofie Lam; location=Station loft; message=Private office from September.
- Music too loud after six | kind=Noise; name=Inès Caron; location=Old brewery; message=Third time this month.
- Coffee machine leaks | kind=Broken thing; name=Wout Maes; location=Canal house; message=Water on the floor.
- Office for three lawyers | kind=Office inquiry; name=Bram Stas; location=Canal house; message=Closed room, from May.
+ booking|reservation: Workspace->@workspace|desk;Member->@coworking member|member;Date:date;Starts at:time;Ends at:time
+ invoice: Member->@coworking member|member;Plan->@membership plan|plan;Month;Amount:money;Due on:date

# sales crm|crm|sales pipeline|sales lead|sales team|deal pipeline|sales rep
item company|organisation|client company: Name!;Industry;Size=1 to 10|11 to 50|51 to 250|More than 250;City;Country;Website:url;Phone:phone;Owner~Bianca Rohde|Jamal Reed;Segment=A|B|C;Yearly revenue:money;~Status=Prospect|Customer|Former customer
- Nordwind Bikes | industry=Retail; size=51 to 250; city=Aarhus; owner=Bianca Rohde; segment=A; yearly_revenue=6200000; status=Prospect
- Pinewood Hotels | industry=Hospitality; size=More than 250; city=Inverness; owner=Jamal Reed; segment=B; yearly_revenue=18400000; status=Customer
- Alto Elevators | industry=Machinery; size=11 to 50; city=Graz; owner=Tessa Wolf; segment=C; yearly_revenue=3100000; status=Former customer
- Saffron Kitchens | industry=Furniture; size=1 to 10; city=Lille; owner=Bianca Rohde; segment=C; yearly_revenue=820000; status=Customer
person contact|contact person: Name!;Company->@company|organisation~Nordwind Bikes|Pinewood Hotels;Job title;Email:email;Phone:phone;Role=Decision maker|Influencer|User|Blocker;Language;Birthday:date;Note:long
- Mette Krogh | company=Nordwind Bikes; job_title=Head of purchasing; role=Decision maker; language=Danish
- Fergus Boyd | company=Pinewood Hotels; job_title=IT manager; role=Influencer; language=English
- Ilona Berger | company=Alto Elevators; job_title=Managing director; role=Decision maker; language=German
- Marc Dubois | company=Saffron Kitchens; job_title=Fitter; role=User; language=French
record lead|sales lead|prospect: Name!;Company name;Email:email;Phone:phone;Source=Website|Trade fair|Referral|Cold call|Advert;Interest;Score:number#0-100;Assigned to~Bianca Rohde|Jamal Reed;Came in on:date;~Status=New|Contacted|Qualified|Converted|Lost
- Ivo Hladik | company_name=Hladik Joinery; source=Trade fair; interest=Maintenance contract; score=62; assigned_to=Jamal Reed; status=Contacted
- Celia Duarte | company_name=Duarte Wines; source=Website; interest=Starter package; score=40; assigned_to=Bianca Rohde; status=New
- Sanne de Wit | company_name=De Wit Flowers; source=Referral; interest=Route planning; score=85; assigned_to=Bianca Rohde; status=Qualified
- Raymond Cole | company_name=Cole Storage; source=Cold call; interest=Unknown; score=12; assigned_to=Tessa Wolf; status=Lost
record deal|opportunity|sales opportunity: Title!;Company->@company|organisation~Nordwind Bikes|Pinewood Hotels;Contact->@contact|contact person~Mette Krogh|Fergus Boyd;Value:money;Probability:percent;Expected close on:date;Owner~Bianca Rohde|Jamal Reed;Competitor;~Stage=Qualified|Needs analysis|Proposal|Negotiation|Won|Lost;Lost because
- Fleet software for 40 shops | company=Nordwind Bikes; contact=Mette Krogh; value=48000; probability=60; owner=Bianca Rohde; stage=Proposal
- Extension to 12 hotels | company=Pinewood Hotels; contact=Fergus Boyd; value=31500; probability=80; owner=Jamal Reed; stage=Negotiation
- Spare part portal | company=Alto Elevators; contact=Ilona Berger; value=22000; probability=0; owner=Tessa Wolf; competitor=Liftware; stage=Lost; lost_because=Price
- Showroom tablets | company=Saffron Kitchens; contact=Marc Dubois; value=4200; probability=100; owner=Bianca Rohde; stage=Won
record activity|call|sales activity|interaction|visit report: Title!;Deal->@deal|opportunity~Fleet software for 40 shops;Contact->@contact|contact person~Mette Krogh;Kind=Call|Email|Meeting|Demo|Visit;Date:date!;Duration:number(min)#1-600;Result:long;Done by~Bianca Rohde|Jamal Reed;Next step
- Demo for purchasing | deal=Fleet software for 40 shops; contact=Mette Krogh; kind=Demo; duration=60; result=Wants a price for three years.; done_by=Bianca Rohde; next_step=Send the proposal
- Visit in the showroom | deal=Showroom tablets; contact=Marc Dubois; kind=Visit; duration=90; result=Signed on the spot.; done_by=Bianca Rohde
- Call on the draft | deal=Extension to 12 hotels; contact=Fergus Boyd; kind=Call; duration=25; result=Legal needs a week.; done_by=Jamal Reed; next_step=Call on Friday
- Lost, thank you mail | deal=Spare part portal; contact=Ilona Berger; kind=Email; duration=10; done_by=Tessa Wolf
work follow-up|sales task|task|reminder: Title!;Deal->@deal|opportunity~Extension to 12 hotels;Contact->@contact|contact person~Fergus Boyd;Due on:date;Assigned to~Jamal Reed;Priority=Low|Normal|High;Notes:long
- Call about the contract draft | deal=Extension to 12 hotels; contact=Fergus Boyd; assigned_to=Jamal Reed; priority=High
- Ask for a reference | deal=Showroom tablets; contact=Marc Dubois; assigned_to=Bianca Rohde; priority=Low
- Price for three years | deal=Fleet software for 40 shops; contact=Mette Krogh; assigned_to=Bianca Rohde; priority=Normal
- Try again next spring | deal=Spare part portal; contact=Ilona Berger; assigned_to=Tessa Wolf; priority=Low
record quote|proposal|offer|quotation: Number!;Deal->@deal|opportunity~Fleet software for 40 shops;Company->@company|organisation~Nordwind Bikes;Net total:money;Discount:percent;Sent on:date;Valid until:date;File:file;~Status=Draft|Sent|Accepted|Declined|Expired
- Q-2026-031 | deal=Fleet software for 40 shops; company=Nordwind Bikes; net_total=48000; discount=5; status=Sent
- Q-2026-034 | deal=Extension to 12 hotels; company=Pinewood Hotels; net_total=31500; discount=8; status=Draft
- Q-2026-019 | deal=Spare part portal; company=Alto Elevators; net_total=22000; discount=0; status=Declined
- Q-2026-028 | deal=Showroom tablets; company=Saffron Kitchens; net_total=4200; discount=0; status=Accepted
record sales target|quota|sales goal: Title!;Sales rep~Bianca Rohde|Jamal Reed;From:date;Until:date;Target:money;~Reached:money;~Share:percent
- Bianca, second quarter | sales_rep=Bianca Rohde; target=120000; reached=71000; share=59
- Jamal, second quarter | sales_rep=Jamal Reed; target=100000; reached=82500; share=83
- Tessa, second quarter | sales_rep=Tessa Wolf; target=60000; reached=18000; share=30
- Bianca, first quarter | sales_rep=Bianca Rohde; target=110000; reached=114400; share=104
! record quote line|proposal line|line item: Title!;Quote->@quote|proposal~Q-2026-031;Product;Quantity:number#1-100000;Unit price:money;Discount:percent;~Total:money
- Shop licence, year 1 | quote=Q-2026-031; product=Shop licence; quantity=40; unit_price=400; discount=5; total=15200
- Tablet with stand | quote=Q-2026-028; product=Tablet set; quantity=6; unit_price=700; discount=0; total=4200
- Hotel licence | quote=Q-2026-034; product=Hotel licence; quantity=12; unit_price=2625; discount=8; total=28980
- Portal set-up | quote=Q-2026-019; product=Set-up; quantity=1; unit_price=22000; discount=0; total=22000

# email marketing|newsletter campaign|mailing list|email campaign|newsletter subscriber|lead magnet
person subscriber|newsletter subscriber|recipient|contact: Email:email!;First name;Last name;Language;Source=Website form|Import|Shop|Event;Subscribed on:date;Interests;Opened mails:percent;~Status=Unconfirmed|Subscribed|Unsubscribed|Bounced
- mara@example.org | first_name=Mara; last_name=Kobel; language=English; source=Website form; interests=Gardening; opened_mails=64; status=Subscribed
- teo@example.org | first_name=Teo; last_name=Blom; language=English; source=Event; interests=Recipes; opened_mails=31; status=Subscribed
- sofie@example.org | first_name=Sofie; last_name=Hald; language=Danish; source=Shop; interests=Houseplants; opened_mails=8; status=Unsubscribed
- bruno@example.org | first_name=Bruno; last_name=Keita; language=French; source=Import; opened_mails=0; status=Bounced
item mailing list|list|segment|audience: Name!;Description:long;Rule;Double opt-in:boolean;~Subscribers:number#0-10000000;Sender name;Reply address:email
- Garden letter | rule=Interest is gardening; subscribers=1840; sender_name=Green Corner
- Shop customers | rule=Bought in the last year; subscribers=620; sender_name=Green Corner
- Danish readers | rule=Language is Danish; subscribers=214; sender_name=Green Corner Danmark
- Workshop guests | rule=Booked a workshop; subscribers=95; sender_name=Jule from Green Corner
record campaign|email campaign|newsletter|mailing: Title!;List->@mailing list|list~Garden letter|Shop customers;Template->@email template|template~Simple letter;Subject line;Preview text;Content:long;Send on:date;Send at:time;~Recipients:number#0-10000000;~Open rate:percent;~Click rate:percent;~Status=Draft|Planned|Sending|Sent
- Seeds for April | list=Garden letter; template=Simple letter; subject_line=Sow these five now; recipients=1822; open_rate=41; click_rate=9; status=Sent
- Free delivery weekend | list=Shop customers; template=Simple letter; subject_line=This weekend we pay the postage; recipients=0; status=Planned
- Bulbs, ready to plant | list=Danish readers; template=Picture on top; subject_line=Løg til efteråret; recipients=210; open_rate=37; click_rate=5; status=Sending
- Seats left on Sunday | list=Workshop guests; template=Short invitation; subject_line=Two seats left; recipients=0; status=Draft
item email template|template|layout: Name!;Subject line;Body:long!;Header image:image;Footer:long;Language;Created by
- Simple letter | subject_line=News from Green Corner; body=Hello first name, here is what grows this month.; language=English; created_by=Jule
- Picture on top | subject_line=New in the shop; body=Large picture, three products, one button.; language=Danish; created_by=Karla
- Short invitation | subject_line=You are invited; body=Date, place and one link.; language=English; created_by=Jule
- Birthday greeting | subject_line=A small gift for you; body=Happy birthday, here is a code for seeds.; language=English; created_by=Karla
record list membership|subscription|sign-up: Title!;Subscriber->@subscriber|newsletter subscriber~mara@example.org;List->@mailing list|list~Garden letter;Joined on:date!;Confirmed on:date;Left on:date;Form
- Mara on the garden letter | subscriber=mara@example.org; list=Garden letter; form=Footer form
- Teo on shop customers | subscriber=teo@example.org; list=Shop customers; form=Checkout
- Sofie on Danish readers | subscriber=sofie@example.org; list=Danish readers; form=Pop-up
- Bruno on workshop guests | subscriber=bruno@example.org; list=Workshop guests; form=Import
record delivery event|open|click|tracking event: Title!;Campaign->@campaign|email campaign~Seeds for April;Subscriber->@subscriber|newsletter subscriber~mara@example.org;Kind=Delivered|Opened|Clicked|Bounced|Unsubscribed|Complained;Date:date!;Link:url
- Mara opened Seeds for April | campaign=Seeds for April; subscriber=mara@example.org; kind=Opened
- Teo clicked the weekend offer | campaign=Free delivery weekend; subscriber=teo@example.org; kind=Clicked
- Bruno bounced | campaign=Seats left on Sunday; subscriber=bruno@example.org; kind=Bounced
- Sofie left after the bulbs | campaign=Bulbs, ready to plant; subscriber=sofie@example.org; kind=Unsubscribed
item automation|email sequence|autoresponder|workflow: Name!;Trigger=Sign-up|Birthday|Purchase|Abandoned cart|Inactivity;List->@mailing list|list~Garden letter;Steps:number#1-50;Active:boolean;Description:long
- Welcome in three letters | trigger=Sign-up; list=Garden letter; steps=3
- Birthday seeds | trigger=Birthday; list=Shop customers; steps=1
- Forgotten basket | trigger=Abandoned cart; list=Shop customers; steps=2
- We miss you | trigger=Inactivity; list=Danish readers; steps=2
! record sequence step|automation step|sequence email [sequence\\w*|automat\\w*|autoresponder\\w*|series|drip]: Title!;Automation->@automation|email sequence~Welcome in three letters;Position:number#1-50;Wait:number(days)#0-365;Template->@email template|template~Simple letter;Subject line
- Hello and a seed calendar | automation=Welcome in three letters; position=1; wait=0; template=Simple letter; subject_line=Your seed calendar
- What grows in your month | automation=Welcome in three letters; position=2; wait=4; template=Picture on top; subject_line=Your first bed
- A code for seeds | automation=Birthday seeds; position=1; wait=0; template=Birthday greeting; subject_line=A small gift for you
- Your basket is waiting | automation=Forgotten basket; position=1; wait=1; template=Short invitation; subject_line=Still interested?

# advertising campaign|marketing campaign|ad campaign|media plan|ad budget|advertiser|billboard
item campaign|advertising campaign|marketing campaign|ad campaign: Name!;Client->@advertiser|client~Lemon Mobile|Fjord Tea;Goal=Awareness|Leads|Sales|Visits|App installs;Target group;Budget:money;~Spent:money;Starts on:date;Ends on:date;Manager~Nadja Weiss|Luca Ferri;Key message:long;~Status=Planned|Running|Paused|Ended
- Summer switch | client=Lemon Mobile; goal=Leads; target_group=18 to 29, cities; budget=24000; spent=9100; manager=Nadja Weiss; key_message=Keep your number, halve your bill.; status=Running
- Tea at four | client=Fjord Tea; goal=Awareness; target_group=Office workers; budget=8000; spent=0; manager=Luca Ferri; status=Planned
- Lake bath reopening | client=Town Baths; goal=Visits; target_group=Families within 20 km; budget=5000; spent=4980; manager=Luca Ferri; status=Ended
- Parcel app autumn | client=Swift Parcel; goal=App installs; target_group=Online shoppers; budget=60000; spent=21500; manager=Ingo Baer; status=Paused
item advertiser|client|brand: Name!;Industry;Contact person;Email:email;Phone:phone;Website:url;Yearly budget:money;Logo:image
- Lemon Mobile | industry=Telecoms; contact_person=Petra Holt; yearly_budget=180000
- Fjord Tea | industry=Drinks; contact_person=Anders Lie; yearly_budget=40000
- Town Baths | industry=Leisure; contact_person=Rike Olm; yearly_budget=12000
- Swift Parcel | industry=Logistics; contact_person=Daniel Osei; yearly_budget=310000
item channel|media channel|ad placement|ad space: Name!;Type=Search|Social|Video|Radio|Print|Billboard|Email;Publisher;Price model=Per click|Per thousand views|Per day|Fixed;Price:money;Reach:number#0-100000000;Format;Contact:email
- Station billboards | type=Billboard; publisher=City light posters; price_model=Per day; price=90; reach=38000; format=3.5 by 2.5 m
- Video pre-roll | type=Video; publisher=Stream network; price_model=Per thousand views; price=11; reach=400000; format=15 seconds
- Morning radio spot | type=Radio; publisher=Radio Hill; price_model=Fixed; price=320; reach=95000; format=20 seconds
- Search words | type=Search; publisher=Search network; price_model=Per click; price=0.7; reach=900000; format=Text ad
record ad|creative|advertisement|ad material: Title!;Campaign->@campaign|advertising campaign~Summer switch;Channel->@channel|media channel~Video pre-roll|Station billboards;Headline;Text:long;Image:image;Link:url;Variant=A|B|C;Designer~Kim Sato;~Status=Draft|In approval|Approved|Live|Stopped
- Half the bill, version A | campaign=Summer switch; channel=Video pre-roll; headline=Half the bill; variant=A; designer=Kim Sato; status=Live
- Lemon on the wall | campaign=Summer switch; channel=Station billboards; headline=Squeeze your bill; variant=A; designer=Kim Sato; status=In approval
- Splash on the radio | campaign=Lake bath reopening; channel=Morning radio spot; headline=The lake is open; variant=B; designer=Radio Hill studio; status=Stopped
- Track it in one tap | campaign=Parcel app autumn; channel=Search words; headline=Where is my parcel?; variant=C; designer=Pia Moll; status=Approved
record media booking|ad booking|placement|media plan line: Title!;Campaign->@campaign|advertising campaign~Summer switch;Channel->@channel|media channel~Station billboards;From:date!;Until:date;Units:number#1-10000000;Cost:money;~Status=Planned|Booked|Running|Billed|Cancelled
- Ten billboards in June | campaign=Summer switch; channel=Station billboards; units=10; cost=9000; status=Booked
- Video for three weeks | campaign=Summer switch; channel=Video pre-roll; units=500000; cost=5500; status=Running
- Twelve radio spots | campaign=Lake bath reopening; channel=Morning radio spot; units=12; cost=3840; status=Billed
- Search clicks autumn | campaign=Parcel app autumn; channel=Search words; units=30000; cost=21000; status=Cancelled
record ad result|campaign metric|performance record|daily result: Title!;Ad->@ad|creative~Half the bill, version A;Date:date!;Impressions:number#0-100000000;Clicks:number#0-10000000;Conversions:number#0-1000000;Cost:money;Click rate:percent
- Version A, 3 June | ad=Half the bill, version A; impressions=41200; clicks=618; conversions=22; cost=453; click_rate=1.5
- Lemon billboards, week 1 | ad=Lemon on the wall; impressions=266000; clicks=0; conversions=0; cost=6300; click_rate=0
- Radio, first day | ad=Splash on the radio; impressions=95000; clicks=140; conversions=61; cost=320; click_rate=0.1
- Search, 9 October | ad=Track it in one tap; impressions=18400; clicks=920; conversions=204; cost=644; click_rate=5
work marketing task|campaign task|task: Title!;Campaign->@campaign|advertising campaign~Tea at four;Assigned to~Luca Ferri;Due on:date;Priority=Low|Normal|High;Notes:long
- Brief the radio producer | campaign=Tea at four; assigned_to=Luca Ferri; priority=Normal
- Clear the song rights | campaign=Summer switch; assigned_to=Nadja Weiss; priority=High
- Report for the baths | campaign=Lake bath reopening; assigned_to=Luca Ferri; priority=Low
- New words for search | campaign=Parcel app autumn; assigned_to=Ingo Baer; priority=Normal
request approval|approval request|ad request|creative request: Title!;Ad->@ad|creative~Lemon on the wall;Asked by;Due on:date;Remarks:long;Decision note:long
- Approve the billboard | ad=Lemon on the wall; asked_by=Nadja Weiss; remarks=Print date is Friday.
- Approve the radio text | ad=Splash on the radio; asked_by=Luca Ferri; remarks=Opening times must be named.
- Legal on the half price claim | ad=Half the bill, version A; asked_by=Nadja Weiss; remarks=Add the footnote.
- Search text C | ad=Track it in one tap; asked_by=Ingo Baer; decision_note=Fine.
+ report: Campaign->@campaign|advertising campaign;From:date;Until:date;Impressions:number;Clicks:number;Cost:money

# customer service|helpdesk|support ticket|customer support|service desk|knowledge base
person customer contact|requester|client: Name!;Company;Email:email;Phone:phone;Language;Plan=Free|Standard|Premium;Customer number;Since:date;Note:long
- Ulla Brandt | company=Brandt Bakery; language=German; plan=Standard; customer_number=K-2210
- Omari Njoroge | company=Savanna Tours; language=English; plan=Premium; customer_number=K-1184
- Pilar Gómez | company=Gómez Ceramics; language=Spanish; plan=Free; customer_number=K-3107
- Tormod Vik | company=Vik Fish; language=Norwegian; plan=Standard; customer_number=K-0882
item ticket category|category|queue|support team: Name!;Team lead~Romy Falk|Stan Ivers;Answer within:number(h)#1-720;Solve within:number(h)#1-2160;Working hours;Description:long
- Billing | team_lead=Romy Falk; answer_within=8; solve_within=48; working_hours=Mon to Fri, 8 to 17
- Technical | team_lead=Stan Ivers; answer_within=4; solve_within=72; working_hours=Every day, 7 to 22
- Returns and delivery | team_lead=Lena Ohm; answer_within=24; solve_within=120; working_hours=Mon to Sat, 9 to 18
- Data protection | team_lead=Stan Ivers; answer_within=72; solve_within=720; working_hours=Mon to Fri, 9 to 16
record ticket reply|reply|ticket message|internal note|response: Title!;Ticket->@ticket;Text:long!;Written by;Written on:date;Kind=Reply|Internal note|Solution;Attachment:file;Minutes spent:number(min)#0-600
- Asked for the invoice number | text=Please send us the number at the top right.; written_by=Romy Falk; kind=Reply; minutes_spent=5
- Cache cleared remotely | text=Works again after clearing the cache.; written_by=Stan Ivers; kind=Solution; minutes_spent=18
- Escalate to the warehouse | text=Parcel was scanned twice, please look.; written_by=Lena Ohm; kind=Internal note; minutes_spent=8
- Data copy is attached | text=Here is everything we keep about you.; written_by=Stan Ivers; kind=Reply; minutes_spent=35
item knowledge article|help article|faq entry|faq|knowledge base article: Title!;Category->@ticket category|category~Billing|Technical;Text:long!;Keywords;Author;Updated on:date;~Helpful votes:number#0-100000;~Status=Draft|Published|Outdated
- How to change the invoice address | category=Billing; text=Open Settings, choose Company and edit the address.; keywords=invoice, address; author=Romy Falk; helpful_votes=38; status=Published
- The app does not start | category=Technical; text=Restart, then clear the cache.; keywords=start, cache; author=Stan Ivers; helpful_votes=112; status=Published
- Send a product back | category=Returns and delivery; text=Print the label and drop the box at any shop.; keywords=return, label; author=Lena Ohm; helpful_votes=77; status=Published
- Old export tool | category=Data protection; text=Use the export button in version 2.; keywords=export; author=Stan Ivers; helpful_votes=4; status=Outdated
item canned response|reply template|text block|macro: Name!;Category->@ticket category|category~Billing;Text:long!;Language;Used:number#0-100000
- Refund takes five days | category=Billing; text=Your refund is on its way and takes up to five working days.; language=English; used=204
- Clear the cache first | category=Technical; text=Please clear the cache and try again.; language=English; used=511
- Etiqueta de devolución | category=Returns and delivery; text=Le enviamos la etiqueta por correo.; language=Spanish; used=63
- We need proof of identity | category=Data protection; text=Please answer from the address we know.; language=English; used=19
record satisfaction survey|customer rating|satisfaction rating|feedback: Title!;Ticket->@ticket;Customer->@customer contact|requester~Ulla Brandt;Score:rating;Answered on:date;Comment:long;Solved:boolean
- Quick and friendly | customer=Ulla Brandt; score=5; comment=Answer after twenty minutes.
- Had to ask twice | customer=Pilar Gómez; score=2; comment=The first answer was for another product.
- Fine in the end | customer=Tormod Vik; score=4; comment=Took three days.
- Best support I know | customer=Omari Njoroge; score=5
record escalation|escalation entry|sla breach: Title!;Ticket->@ticket;Level=Second level|Third level|Management;Escalated on:date;Reason:long;Taken by~Stan Ivers
- Third crash in a week | level=Third level; reason=Customer loses bookings.; taken_by=Stan Ivers
- Refund over 2 000 | level=Management; reason=Above the limit of the team.; taken_by=Romy Falk
- Needs a database fix | level=Second level; reason=Orders shown twice.; taken_by=Ben Kaur
- Customer threatens to leave | level=Management; reason=Fourth late delivery.; taken_by=Lena Ohm
+ ticket: Customer->@customer contact|requester;Category->@ticket category|category;Channel=Email|Phone|Chat|Web form|Social media;Priority=Low|Normal|High|Urgent;Assigned to~Romy Falk|Stan Ivers;Description:long;Answer due on:date;Solved on:date;Attachment:file

# consulting firm|consultant|consulting project|management consulting|business coach|client engagement
item client|client company: Name!;Industry;Contact person;Email:email;Phone:phone;City;Account lead~Marit Solberg|David Okafor;Client since:date;Note:long
- Meadow Dairies | industry=Food; contact_person=Hilde Vik; city=Trondheim; account_lead=Marit Solberg
- Port Authority West | industry=Transport; contact_person=Koen Baas; city=Vlissingen; account_lead=David Okafor
- Cobalt Bank | industry=Finance; contact_person=Irene Voss; city=Luxembourg; account_lead=David Okafor
- City of Lerum | industry=Public sector; contact_person=Stig Aho; city=Lerum; account_lead=Marit Solberg
item engagement|consulting project|project|mandate: Name!;Client->@client|client company~Meadow Dairies|Port Authority West;Lead consultant~Marit Solberg|David Okafor;Type=Strategy|Process|IT|People|Finance|Training;Fee model=Fixed|Per day|Retainer|Success fee;Budget:money;Days sold:number(days)#0-5000;~Days used:number(days)#0-5000;Starts on:date;Ends on:date;Goal:long;~Status=Proposal|Running|On hold|Completed
- Shorter changeovers | client=Meadow Dairies; lead_consultant=Marit Solberg; type=Process; fee_model=Per day; budget=42000; days_sold=35; days_used=14; goal=Changeover below 40 minutes.; status=Running
- Digital berth planning | client=Port Authority West; lead_consultant=David Okafor; type=IT; fee_model=Fixed; budget=68000; days_sold=60; days_used=0; status=Proposal
- Leadership programme | client=City of Lerum; lead_consultant=Marit Solberg; type=People; fee_model=Retainer; budget=30000; days_sold=24; days_used=24; goal=Twenty managers trained.; status=Completed
- Cost review branches | client=Cobalt Bank; lead_consultant=Elin Frank; type=Finance; fee_model=Success fee; budget=90000; days_sold=70; days_used=31; status=On hold
person consultant|advisor|expert: Name!;Level=Analyst|Consultant|Senior|Partner;Expertise;Day rate:money;Languages;Location;Email:email;Utilisation target:percent;About:long;Photo:image
- Marit Solberg | level=Partner; expertise=Lean production; day_rate=1600; languages=Norwegian, English; location=Trondheim; utilisation_target=60
- Bo Linde | level=Consultant; expertise=Data analysis; day_rate=1050; languages=Swedish, English; location=Gothenburg; utilisation_target=80
- Elin Frank | level=Senior; expertise=Bank costs; day_rate=1350; languages=German, French; location=Luxembourg; utilisation_target=75
- Tomas Reyes | level=Analyst; expertise=Surveys; day_rate=780; languages=English, Spanish; location=Gothenburg; utilisation_target=85
record staffing|assignment|project staffing|allocation: Title!;Consultant->@consultant|advisor~Bo Linde;Engagement->@engagement|consulting project~Shorter changeovers;Role;From:date!;Until:date;Share:percent;Day rate:money
- Bo on changeovers | consultant=Bo Linde; engagement=Shorter changeovers; role=Analyst on site; share=60; day_rate=1050
- Tomas on leadership | consultant=Tomas Reyes; engagement=Leadership programme; role=Survey and reports; share=40; day_rate=780
- Elin on branches | consultant=Elin Frank; engagement=Cost review branches; role=Lead; share=80; day_rate=1350
- Marit on changeovers | consultant=Marit Solberg; engagement=Shorter changeovers; role=Sponsor; share=15; day_rate=1600
work deliverable|milestone|work package|task: Title!;Engagement->@engagement|consulting project~Shorter changeovers;Responsible->@consultant|advisor~Bo Linde;Due on:date;File:file;Notes:long
- Film and time three changeovers | engagement=Shorter changeovers; responsible=Bo Linde; notes=Line 2, one of them at night.
- Survey of 20 managers | engagement=Leadership programme; responsible=Tomas Reyes; notes=Twelve questions, anonymous.
- Map of 64 branches | engagement=Cost review branches; responsible=Elin Frank; notes=Rent, staff, visitors.
- Concept for berth slots | engagement=Digital berth planning; responsible=Bo Linde; notes=Draft for the harbour master.
record time entry|timesheet|billable time|hours: Title!;Consultant->@consultant|advisor~Bo Linde;Engagement->@engagement|consulting project~Shorter changeovers;Date:date!;Hours:number(h)#0.25-24;Billable:boolean;Description:long;~Status=Draft|Approved|Billed
- Workshop with shift leaders | consultant=Bo Linde; engagement=Shorter changeovers; hours=7; status=Approved
- Analysis of rents | consultant=Elin Frank; engagement=Cost review branches; hours=6.5; status=Billed
- Training day 4 | consultant=Marit Solberg; engagement=Leadership programme; hours=8; status=Approved
- Coding the answers | consultant=Tomas Reyes; engagement=Leadership programme; hours=3.25; status=Draft
record proposal|offer|quote: Number!;Client->@client|client company~Port Authority West;Subject;Amount:money;Days:number(days)#0-5000;Sent on:date;Valid until:date;File:file;~Status=Draft|Sent|Won|Lost
- P-2026-07 | client=Port Authority West; subject=Digital berth planning; amount=68000; days=60; status=Sent
- P-2026-02 | client=City of Lerum; subject=Leadership programme, year 2; amount=32000; days=25; status=Won
- P-2026-05 | client=Cobalt Bank; subject=Branch network 2030; amount=120000; days=90; status=Lost
- P-2026-11 | client=Meadow Dairies; subject=Cold store layout; amount=26000; days=20; status=Draft
event workshop|client meeting|session|coaching session: Title!;Engagement->@engagement|consulting project~Shorter changeovers;Date:date!;Starts at:time;Duration:number(h)#0.5-24;Place or link;Participants;Outcome:long
- Kick-off at the dairy | engagement=Shorter changeovers; duration=3; place_or_link=Dairy, meeting room 1; participants=Hilde Vik, shift leaders; outcome=Three pilot lines chosen.
- Values and habits | engagement=Leadership programme; duration=6; place_or_link=Town hall; participants=Twenty managers; outcome=Five habits agreed.
- Numbers of the branches | engagement=Cost review branches; duration=2; place_or_link=Video call; participants=Irene Voss, regional heads; outcome=Four regions disagree.
- Walk through the port | engagement=Digital berth planning; duration=4; place_or_link=Gate 2; participants=Koen Baas, pilots; outcome=List of 18 wishes.
record finding|recommendation|analysis result: Title!;Engagement->@engagement|consulting project~Shorter changeovers;Area;Finding:long!;Recommendation:long;Expected effect:money;Effort=Low|Medium|High;~Status=Draft|Presented|Accepted|Rejected
- Tools are fetched one by one | engagement=Shorter changeovers; area=Line 2; finding=Eleven walks per changeover.; recommendation=Prepared trolley per product.; expected_effect=26000; effort=Low; status=Presented
- Meetings without agenda | engagement=Leadership programme; area=Management; finding=Six of ten meetings have no agenda.; effort=Low; expected_effect=9000; status=Accepted
- Eight branches under 20 visitors | engagement=Cost review branches; area=Region South; finding=Eight branches have fewer than 20 visitors a day.; effort=High; expected_effect=640000; status=Rejected
- Berths are planned on paper | engagement=Digital berth planning; area=Harbour office; finding=Plan is copied three times a day.; effort=Medium; expected_effect=54000; status=Draft
+ appointment: Client->@client|client company;Consultant->@consultant|advisor;Topic;Date:date;Starts at:time

# creative agency|design agency|web agency|branding agency|design studio|advertising agency
item client|brand: Name!;Industry;Contact person;Email:email;Phone:phone;Website:url;Logo:image;Hourly rate:money;Brand guide:file;Note:long
- Alma Olive Oil | industry=Food; contact_person=Alma Reyes; hourly_rate=88
- Tramline Theatre | industry=Culture; contact_person=Gil Brandt; hourly_rate=75
- Kite School Fanø | industry=Sport; contact_person=Nana Juhl; hourly_rate=70
- Brick & Beam | industry=Construction; contact_person=Leo Marsh; hourly_rate=95
item project|agency project|job: Name!;Client->@client|brand~Alma Olive Oil|Tramline Theatre;Type=Logo|Website|Print|Packaging|Campaign|Film;Lead~Sunny Park|Oda Riis;Budget:money;~Spent:money;Starts on:date;Deadline:date;Briefing:long;~Status=Briefing|Concept|Production|In approval|Delivered
- Bottle label | client=Alma Olive Oil; type=Packaging; lead=Sunny Park; budget=5400; spent=2100; briefing=Three labels, one family look.; status=Concept
- Season poster | client=Tramline Theatre; type=Print; lead=Oda Riis; budget=2800; spent=2650; status=In approval
- Site with wind forecast | client=Kite School Fanø; type=Website; lead=Ravi Anand; budget=7800; spent=900; status=Briefing
- Crane film, 60 seconds | client=Brick & Beam; type=Film; lead=Sunny Park; budget=14500; spent=14100; status=Delivered
work task|design task|production step: Title!;Project->@project|agency project~Bottle label;Assigned to~Mika Lund;Due on:date;Estimated hours:number(h)#0-500;Priority=Low|Normal|High;Notes:long
- Draw the olive branch | project=Bottle label; assigned_to=Mika Lund; estimated_hours=6; priority=Normal
- Correct the poster date | project=Season poster; assigned_to=Oda Riis; estimated_hours=1; priority=High
- Sketch the forecast widget | project=Site with wind forecast; assigned_to=Ravi Anand; estimated_hours=12; priority=Normal
- Grade the colours | project=Crane film, 60 seconds; assigned_to=Mika Lund; estimated_hours=9; priority=Low
record design draft|draft|proof|deliverable|design version: Title!;Project->@project|agency project~Season poster;Version:number#1-99;Preview:image;File:file;Uploaded by~Oda Riis;Uploaded on:date;Format;~Status=Internal|Sent to client|Changes wanted|Approved
- Poster, version 3 | project=Season poster; version=3; uploaded_by=Oda Riis; format=A1 portrait; status=Changes wanted
- Label family, version 1 | project=Bottle label; version=1; uploaded_by=Sunny Park; format=90 by 120 mm; status=Internal
- Home page, version 2 | project=Site with wind forecast; version=2; uploaded_by=Ravi Anand; format=Desktop and phone; status=Sent to client
- Final cut | project=Crane film, 60 seconds; version=6; uploaded_by=Sunny Park; format=4K film; status=Approved
record client feedback|change request|feedback|annotation: Title!;Draft->@design draft|draft~Poster, version 3;From;Text:long!;Page or place;Given on:date;~Status=Open|In work|Solved|Declined
- Date too small | draft=Poster, version 3; from=Gil Brandt; text=The opening date should be readable from the tram.; page_or_place=Bottom left; status=Open
- Green is too dark | draft=Label family, version 1; from=Alma Reyes; text=Think of fresh oil, not of a forest.; page_or_place=Background; status=In work
- Forecast at the top | draft=Home page, version 2; from=Nana Juhl; text=Pupils look at the wind first.; page_or_place=Header; status=Solved
- Longer shot of the crane | draft=Final cut; from=Leo Marsh; text=Two seconds more at the start.; page_or_place=0:04; status=Declined
record time entry|time log|hours: Title!;Project->@project|agency project~Bottle label;Person~Mika Lund;Date:date!;Hours:number(h)#0.25-24;Billable:boolean;Activity
- Sketches, first round | project=Bottle label; person=Mika Lund; hours=5; activity=Illustration
- Wind data interface | project=Site with wind forecast; person=Ravi Anand; hours=3.5; activity=Coding
- Proof at the printer | project=Season poster; person=Oda Riis; hours=2; activity=Print check
- Day on the crane | project=Crane film, 60 seconds; person=Sunny Park; hours=11; activity=Filming
record quote|estimate|cost estimate|proposal: Number!;Client->@client|brand~Tramline Theatre;Project->@project|agency project~Season poster;Total:money;Sent on:date;Valid until:date;File:file;~Status=Draft|Sent|Accepted|Declined
- E-118 | client=Tramline Theatre; project=Season poster; total=2800; status=Accepted
- E-121 | client=Alma Olive Oil; project=Bottle label; total=5400; status=Accepted
- E-127 | client=Kite School Fanø; project=Site with wind forecast; total=7800; status=Sent
- E-130 | client=Brick & Beam; project=Crane film, 60 seconds; total=16900; status=Declined
item portfolio piece|case study|reference|work sample: Title!;Client->@client|brand~Tramline Theatre;Type=Logo|Website|Print|Packaging|Campaign|Film;Year:number#1990-2100;Cover:image;Link:url;Story:long
- Posters for ten plays | client=Tramline Theatre; type=Print; year=2025; story=One tram line per play.
- Oil in three greens | client=Alma Olive Oil; type=Packaging; year=2026; story=A family of labels.
- Learn to fly | client=Kite School Fanø; type=Campaign; year=2024; story=Kites above the station.
- One beam, one minute | client=Brick & Beam; type=Film; year=2026; story=A beam travels to the roof.
request project request|inquiry|brief|quote request: Title!;Name;Email:email;Company;Type=Logo|Website|Print|Packaging|Campaign|Film;Budget:money;Wanted by:date;What is needed:long
- Website for a cheese dairy | name=Jos Klaver; company=Klaver Dairy; type=Website; budget=7000
- Logo for two midwives | name=Aude Martin; company=Practice Sunrise; type=Logo; budget=1500
- Beer mats with stories | name=Ted Lowe; company=Lowe Brewery; type=Print; budget=2200
- Film about our choir | name=Rosi Thal; company=Choir Thal; type=Film; budget=4000
+ invoice: Client->@client|brand;Project->@project|agency project;Hours:number(h);Amount:money;Due on:date

# public relations|press release|press office|pr agency|media contact|media monitoring|journalist
item press release|release|media release: Title!;Subtitle;Topic;Text:long!;Embargo until:date;Publish on:date;Spokesperson~Eleni Markou;Language;Picture:image;Attachment:file;~Status=Draft|In approval|Approved|Published
- New ferry runs on methanol | subtitle=First crossing in June; topic=Ships; text=The ferry carries 300 people and 60 cars.; spokesperson=Eleni Markou; language=English; status=Approved
- Harbour museum opens at night | topic=Culture; text=Every first Thursday until midnight.; spokesperson=Eleni Markou; language=English; status=Draft
- Port opens a nursery | subtitle=Forty places from August; topic=Families; spokesperson=Henk Mulder; text=Parents on shift may bring children from five o'clock.; language=Dutch; status=In approval
- Results of the half-year | topic=Finance; text=Traffic grew by four percent.; spokesperson=Henk Mulder; language=English; status=Published
person media contact|journalist|press contact|reporter: Name!;Outlet->@media outlet|outlet~Coast Courier|Radio North;Beat;Email:email;Phone:phone;Preferred=Email|Phone|Message;Last contacted on:date;Notes:long;~Relation=New|Regular|Close|Do not contact
- Tobias Rehn | outlet=Coast Courier; beat=Shipping; preferred=Phone; relation=Regular
- Asha Pillai | outlet=Radio North; beat=Culture; preferred=Email; relation=New
- Freya Lind | outlet=Ship and Shore; beat=Technology; preferred=Message; relation=Close
- Carl Udo | outlet=Wire West; beat=Economy; preferred=Email; relation=Do not contact
item media outlet|outlet|publication|newspaper: Name!;Type=Newspaper|Magazine|Radio|TV|Blog|Podcast|Agency;Reach:number#0-100000000;Region;Website:url;Language;Copy deadline
- Coast Courier | type=Newspaper; reach=64000; region=West coast; language=English; copy_deadline=16:00
- Radio North | type=Radio; reach=210000; region=North; language=English
- Ship and Shore | type=Magazine; reach=18000; region=Europe; language=English; copy_deadline=10th of the month
- Wire West | type=Agency; reach=900000; region=West coast; language=Dutch; copy_deadline=Any time
record media list entry|distribution|mailing|pitch: Title!;Release->@press release|release~New ferry runs on methanol;Contact->@media contact|journalist~Tobias Rehn;Sent on:date!;Angle:long;Sent by;~Answer=None|Interested|Declined|Published
- Ferry story to the Courier | release=New ferry runs on methanol; contact=Tobias Rehn; angle=Local yard, local jobs; sent_by=Eleni Markou; answer=Interested
- Museum nights to Radio North | release=Harbour museum opens at night; contact=Asha Pillai; angle=Night life without bars; sent_by=Eleni Markou; answer=Published
- Engine details to Freya | release=New ferry runs on methanol; contact=Freya Lind; angle=Fuel system; sent_by=Henk Mulder; answer=None
- Figures to the wire | release=Results of the half-year; contact=Carl Udo; angle=Growth; sent_by=Henk Mulder; answer=Declined
record clipping|media mention|press coverage|article mention: Title!;Outlet->@media outlet|outlet~Coast Courier;Release->@press release|release~New ferry runs on methanol;Published on:date!;Link:url;File:file;Tone=Positive|Neutral|Negative;Reach:number#0-100000000;Advertising value:money
- Quiet ferry, clean air | outlet=Coast Courier; release=New ferry runs on methanol; tone=Positive; reach=64000; advertising_value=3200
- Late in the museum | outlet=Radio North; release=Harbour museum opens at night; tone=Positive; reach=210000; advertising_value=4100
- Is methanol safe? | outlet=Ship and Shore; release=New ferry runs on methanol; tone=Negative; reach=18000; advertising_value=900
- Port grows slowly | outlet=Wire West; release=Results of the half-year; tone=Neutral; reach=120000; advertising_value=2500
request press inquiry|media inquiry|interview request|press request: Title!;Journalist->@media contact|journalist~Asha Pillai;Question:long;Answer until:date;Kind=Question|Interview|Photo|Filming permit;Answer:long;Handled by
- Interview about museum nights | journalist=Asha Pillai; question=Ten minutes on Thursday morning?; kind=Interview; handled_by=Eleni Markou
- Photo of the engine room | journalist=Freya Lind; question=High resolution, please.; kind=Photo; handled_by=Henk Mulder
- Filming on the pier | journalist=Tobias Rehn; question=Two hours at sunrise.; kind=Filming permit; handled_by=Eleni Markou
- How many jobs are cut? | journalist=Carl Udo; question=Numbers by department.; kind=Question; handled_by=Henk Mulder
event press event|press conference|media event: Title!;Date:date!;Starts at:time;Place;Speakers;Seats:number#1-1000;Topic;Notes:long
- First crossing with the press | place=Pier 4; speakers=Captain, mayor; seats=40; topic=Methanol ferry
- Night tour for the press | place=Harbour museum; speakers=Director; seats=15; topic=Museum nights
- Half-year talk | place=Room Delta; speakers=Board; seats=25; topic=Results
- Nursery opening | place=Gate house; speakers=Mayor, two parents; seats=30; topic=Child care
+ event registration: Outlet->@media outlet|outlet;Press card:boolean;Camera team:boolean

# influencer marketing|influencer|content creator|creator campaign|brand deal|sponsorship deal
person influencer|content creator|creator: Name!;Handle;Main channel=Photo|Video|Short video|Podcast|Blog|Stream;Followers:number#0-1000000000;Engagement rate:percent;Topic=Food|Fashion|Travel|Fitness|Tech|Family|Games;Country;Email:email;Price per post:money;Media kit:file;Photo:image
- Pia bakes | handle=@piabakes; main_channel=Short video; followers=84000; engagement_rate=5.2; topic=Food; country=Austria; price_per_post=900
- Slow rails | handle=@slowrails; main_channel=Video; followers=132000; engagement_rate=3.8; topic=Travel; country=Belgium; price_per_post=1600
- Kickflip Mia | handle=@kickflipmia; main_channel=Short video; followers=210000; engagement_rate=7.1; topic=Fitness; country=Spain; price_per_post=2400
- Dad and pixels | handle=@dadpixels; main_channel=Stream; followers=47000; engagement_rate=6.3; topic=Games; country=Ireland; price_per_post=700
item brand|client|advertiser: Name!;Industry;Contact person;Email:email;Website:url;Budget per year:money;Do not mention:long;Logo:image
- Hill Flour | industry=Food; contact_person=Jette Moos; budget_per_year=30000
- Night Line Trains | industry=Travel; contact_person=Bas Kuiper; budget_per_year=55000
- Bounce Sneakers | industry=Fashion; contact_person=Ada Roma; budget_per_year=120000
- Table Quest | industry=Games; contact_person=Owen Lee; budget_per_year=18000
item campaign|creator campaign|influencer campaign: Name!;Brand->@brand|client~Hill Flour|Night Line Trains;Goal=Awareness|Sales|App installs|Content;Budget:money;~Spent:money;Starts on:date;Ends on:date;Hashtag;Briefing:long;Manager~Nele Voss;~Status=Draft|Casting|Running|Ended
- Spelt spring | brand=Hill Flour; goal=Sales; budget=6000; spent=1800; hashtag=#speltspring; briefing=One bread, one cake, own kitchen.; manager=Nele Voss; status=Running
- Wake up elsewhere | brand=Night Line Trains; goal=Awareness; budget=14000; spent=0; hashtag=#wakeupelsewhere; manager=Nele Voss; status=Casting
- Jump in June | brand=Bounce Sneakers; goal=Content; budget=26000; spent=25400; hashtag=#jumpinjune; manager=Kaja Lunde; status=Ended
- Family game night | brand=Table Quest; goal=App installs; budget=4000; spent=0; hashtag=#questnight; manager=Nele Voss; status=Draft
record collaboration|brand deal|booking of a creator|cooperation: Title!;Campaign->@campaign|creator campaign~Spelt spring;Creator->@influencer|content creator~Pia bakes|Slow rails;Fee:money;Deliverables:long;Discount code;Contract:file;Due on:date;~Status=Asked|Negotiating|Agreed|Delivered|Paid|Declined
- Pia for spelt spring | campaign=Spelt spring; creator=Pia bakes; fee=1800; deliverables=Two short videos, three stories; discount_code=PIA10; status=Agreed
- Slow rails on the night train | campaign=Wake up elsewhere; creator=Slow rails; fee=3200; deliverables=One video of ten minutes; status=Negotiating
- Mia jumps | campaign=Jump in June; creator=Kickflip Mia; fee=7200; deliverables=Three short videos; discount_code=MIA15; status=Paid
- Dad plays Table Quest | campaign=Family game night; creator=Dad and pixels; fee=1400; deliverables=One stream of two hours; status=Asked
record sponsored post|content piece|draft|content: Title!;Collaboration->@collaboration|brand deal~Pia for spelt spring;Channel=Photo|Video|Short video|Podcast|Blog|Story;Publish on:date;Draft:file;Link:url;Caption:long;~Status=Idea|Draft sent|Changes wanted|Approved|Published
- Spelt plait in 40 seconds | collaboration=Pia for spelt spring; channel=Short video; caption=My Sunday plait, now with spelt.; status=Approved
- Cake without sugar rush | collaboration=Pia for spelt spring; channel=Story; caption=Less sugar, more spelt.; status=Draft sent
- Stairs of Bilbao | collaboration=Mia jumps; channel=Short video; caption=34 steps, one jump.; status=Published
- Night train to Vienna | collaboration=Slow rails on the night train; channel=Video; caption=Asleep at the border.; status=Idea
record post metric|performance|reach record|statistic: Title!;Post->@sponsored post|content piece~Spelt plait in 40 seconds;Measured on:date!;Views:number#0-1000000000;Likes:number#0-100000000;Comments:number#0-10000000;Clicks:number#0-10000000;Orders with code:number#0-1000000;Sales:money
- After one week | post=Spelt plait in 40 seconds; views=61200; likes=4110; comments=188; clicks=940; orders_with_code=73; sales=1460
- Stairs, day 1 | post=Stairs of Bilbao; views=320000; likes=41000; comments=1300; clicks=2800; orders_with_code=160; sales=12800
- Stairs, week 4 | post=Stairs of Bilbao; views=1180000; likes=136000; comments=3900; clicks=7400; orders_with_code=402; sales=32100
- Cake story, day 1 | post=Cake without sugar rush; views=14800; likes=610; comments=22; clicks=310; orders_with_code=19; sales=380
request application|creator application|collaboration request|pitch: Title!;Creator->@influencer|content creator~Slow rails;Campaign->@campaign|creator campaign~Wake up elsewhere;Idea:long;Wanted fee:money;Sample link:url
- Three nights, three cities | creator=Slow rails; campaign=Wake up elsewhere; idea=One film from cabin to breakfast market.; wanted_fee=3200
- Bread from my grandmother | creator=Pia bakes; campaign=Spelt spring; idea=Her recipe with spelt.; wanted_fee=1700
- Trick a day | creator=Kickflip Mia; campaign=Jump in June; idea=Thirty tricks in thirty days.; wanted_fee=8000
- Kids against dad | creator=Dad and pixels; campaign=Family game night; idea=Losers wash up.; wanted_fee=1200
+ payment: Collaboration->@collaboration|brand deal;Amount:money;Invoice number;Paid on:date

# survey|questionnaire|market research|poll|focus group|survey respondent
item survey|questionnaire|poll|form: Title!;Topic;Introduction:long;Opens on:date;Closes on:date;Target responses:number#1-1000000;~Responses:number#0-1000000;Anonymous:boolean;Language;Link:url;Created by;~Status=Draft|Open|Closed|Archived
- Bus line 7 at night | topic=Public transport; introduction=Five questions, two minutes.; target_responses=400; responses=212; language=English; created_by=City mobility team; status=Open
- New yoghurt taste test | topic=Food; target_responses=60; responses=60; language=English; created_by=Ilka Moos; status=Closed
- Staff pulse, March | topic=Working climate; introduction=Ten questions, anonymous.; target_responses=180; responses=0; language=German; created_by=People team; status=Draft
- Library opening hours | topic=Culture; introduction=Help us choose.; target_responses=300; responses=341; language=French; created_by=Town library; status=Archived
item survey question|question: Question!;Survey->@survey|questionnaire~Bus line 7 at night|New yoghurt taste test;Position:number#1-200;Type=Single choice|Multiple choice|Scale|Text|Number|Date;Required:boolean;Shown only if;Help text:long
- How often do you take the night bus? | survey=Bus line 7 at night; position=1; type=Single choice
- How sweet is sample B? | survey=New yoghurt taste test; position=3; type=Scale; help_text=1 is not sweet, 7 is far too sweet.
- Would you recommend us as an employer? | survey=Staff pulse, March; position=1; type=Number; help_text=0 is never, 10 is for sure.
- Which evenings suit you? | survey=Library opening hours; position=2; type=Multiple choice
item answer option|option|choice: Text!;Question->@survey question|question~How often do you take the night bus?;Position:number#1-50;Value:number#0-1000;~Chosen:number#0-1000000
- Every weekend | question=How often do you take the night bus?; position=1; value=3; chosen=61
- Never | question=How often do you take the night bus?; position=4; value=0; chosen=48
- Thursday | question=Which evenings suit you?; position=3; value=1; chosen=148
- Once a month | question=How often do you take the night bus?; position=3; value=1; chosen=57
record survey response|response|submission|participation: Title!;Survey->@survey|questionnaire~Bus line 7 at night;Respondent->@respondent|panel member;Started on:date;Finished on:date;Device=Phone|Tablet|Computer|Paper;Duration:number(min)#0-600;~Status=Started|Completed|Screened out
- Response 212 | survey=Bus line 7 at night; device=Phone; duration=2; status=Completed
- Taste test 14 | survey=New yoghurt taste test; respondent=Kirsi Aalto; device=Tablet; duration=6; status=Completed
- Library 88 | survey=Library opening hours; respondent=Lea Blanc; device=Paper; duration=4; status=Completed
- Response 213 | survey=Bus line 7 at night; respondent=Dev Patel; device=Computer; duration=1; status=Screened out
record answer|given answer|response answer: Title!;Response->@survey response|response~Response 212;Question->@survey question|question~How often do you take the night bus?;Chosen option->@answer option|option~Every weekend;Text:long;Number:number
- 212, question 1 | response=Response 212; question=How often do you take the night bus?; chosen_option=Every weekend
- Taste 14, question 3 | response=Taste test 14; question=How sweet is sample B?; number=6
- Library 88, evenings | response=Library 88; question=Which evenings suit you?; chosen_option=Thursday
- 213, question 1 | response=Response 213; question=How often do you take the night bus?; chosen_option=Never
person respondent|panel member|participant|test person: Name!;Email:email;Birth year:number#1920-2020;Gender=Female|Male|Diverse|Not said;Postcode;Household size:number#1-15;Interests;Consent given:boolean;~Points:number#0-100000;~Status=Active|Paused|Left
- Kirsi Aalto | birth_year=1988; gender=Female; postcode=3001; household_size=2; interests=Food, transport; points=140; status=Active
- Dev Patel | birth_year=1974; gender=Male; postcode=3007; household_size=4; points=60; status=Active
- Lea Blanc | birth_year=1959; gender=Female; postcode=3012; household_size=1; interests=Reading; points=310; status=Paused
- Robin Ager | birth_year=2001; gender=Diverse; postcode=3004; household_size=5; points=20; status=Left
event focus group|interview|group discussion|user test: Title!;Survey->@survey|questionnaire~New yoghurt taste test;Date:date!;Starts at:time;Place or link;Moderator~Ilka Moos;Seats:number#1-30;Incentive:money;Guide:long
- Six spoons and a talk | survey=New yoghurt taste test; place_or_link=Test kitchen; moderator=Ilka Moos; seats=8; incentive=35
- Night riders talk | survey=Bus line 7 at night; place_or_link=Depot canteen; moderator=Jon Brekke; seats=10; incentive=30
- Readers over sixty | survey=Library opening hours; place_or_link=Reading room; moderator=Ilka Moos; seats=12; incentive=20
- Team leads online | survey=Staff pulse, March; place_or_link=Video call; moderator=Jon Brekke; seats=6; incentive=0
record incentive|reward|voucher: Title!;Respondent->@respondent|panel member~Kirsi Aalto;For;Points:number#0-10000;Amount:money;Granted on:date;~Status=Earned|Sent|Redeemed
- Taste test voucher | respondent=Kirsi Aalto; for=New yoghurt taste test; points=50; amount=35; status=Sent
- Cinema ticket for the bus survey | respondent=Dev Patel; for=Bus line 7 at night; points=20; amount=12; status=Earned
- Book token | respondent=Lea Blanc; for=Library opening hours; points=30; amount=15; status=Redeemed
- Second taste test | respondent=Kirsi Aalto; for=New yoghurt taste test; points=50; amount=35; status=Earned

# loyalty program|loyalty points|stamp card|loyalty card|reward program|bonus points|customer club
person loyalty member|member|cardholder: Name!;Card number;Email:email;Phone:phone;Birthday:date;Joined on:date;Tier->@tier|membership level~Silver|Gold;~Points:number#0-1000000;~Total spent:money;Home shop->@partner shop|shop~Roastery Lane
- Amelie Kuhn | card_number=7002 118; tier=Gold; points=840; total_spent=1290; home_shop=Roastery Lane
- Jakob Friis | card_number=7002 260; tier=Silver; points=150; total_spent=210; home_shop=Roastery Lane
- Rosa Iversen | card_number=7002 311; tier=Platinum; points=2650; total_spent=4120; home_shop=Bread & Butter
- Emil Okoro | card_number=7002 377; tier=Student; points=75; total_spent=88; home_shop=Station Kiosk
item tier|membership level|status level: Name!;From points:number#0-1000000;Points per spent unit:number#0-100;Discount:percent;Birthday gift;Benefits:long;Colour
- Silver | from_points=0; points_per_spent_unit=1; discount=0; birthday_gift=Free coffee
- Gold | from_points=500; points_per_spent_unit=1.5; discount=5; birthday_gift=Bag of beans
- Platinum | from_points=2000; points_per_spent_unit=2; discount=10; birthday_gift=Barista set
- Student | from_points=0; points_per_spent_unit=1; discount=8; birthday_gift=Free cake
item reward|prize|redeemable reward: Name!;Points needed:number#1-1000000;Category=Product|Discount|Experience|Donation;Value:money;In stock:number#0-100000;Valid until:date;Picture:image;Terms:long
- Free cappuccino | points_needed=90; category=Product; value=3.8; in_stock=1000
- Barista evening | points_needed=1200; category=Experience; value=45; in_stock=12
- Five euros off | points_needed=150; category=Discount; value=5; in_stock=5000
- Meal for the night shelter | points_needed=200; category=Donation; value=8; in_stock=300
record points transaction|points entry|stamp|purchase: Title!;Member->@loyalty member|member~Amelie Kuhn|Jakob Friis;Kind=Earned|Redeemed|Bonus|Expired|Correction;Points:number#0-100000;Amount spent:money;Shop->@partner shop|shop~Roastery Lane;Date:date!;Receipt number;Cashier
- Two bags of beans | member=Amelie Kuhn; kind=Earned; points=36; amount_spent=24; shop=Roastery Lane; receipt_number=R-4410
- Welcome bonus | member=Jakob Friis; kind=Bonus; points=50; shop=Roastery Lane
- Points of last year | member=Emil Okoro; kind=Expired; points=40; shop=Station Kiosk
- Meal donated | member=Rosa Iversen; kind=Redeemed; points=200; shop=Bread & Butter; cashier=Mads
record redemption|reward redemption|voucher: Code!;Member->@loyalty member|member~Amelie Kuhn;Reward->@reward|prize~Free cappuccino;Points used:number#0-1000000;Issued on:date;Valid until:date;Redeemed on:date;~Status=Issued|Redeemed|Expired|Cancelled
- RC-9013 | member=Amelie Kuhn; reward=Free cappuccino; points_used=90; status=Redeemed
- RC-9020 | member=Rosa Iversen; reward=Meal for the night shelter; points_used=200; status=Issued
- RC-9027 | member=Jakob Friis; reward=Five euros off; points_used=150; status=Cancelled
- RC-8804 | member=Rosa Iversen; reward=Barista evening; points_used=1200; status=Expired
item partner shop|shop|store|branch: Name!;Address;City;Phone:phone;Category;Points per spent unit:number#0-100;Manager;Joined on:date
- Roastery Lane | address=Lane 3; city=Odense; category=Coffee; points_per_spent_unit=1; manager=Signe Holt
- Bread & Butter | address=Market 8; city=Odense; category=Bakery; points_per_spent_unit=1; manager=Per Lund
- Station Kiosk | address=Station 1; city=Odense; category=Kiosk; points_per_spent_unit=0.5; manager=Ulla Bech
- Flower Cellar | address=Canal 6; city=Aarhus; category=Flowers; points_per_spent_unit=2; manager=Noor Khan
item promotion|bonus campaign|offer: Name!;Description:long;From:date;Until:date;Multiplier:number#1-20;Bonus points:number#0-10000;For tier->@tier|membership level~Gold;Shop->@partner shop|shop;Active:boolean
- Double points on Mondays | multiplier=2; bonus_points=0; for_tier=Gold
- Bring a friend | multiplier=1; bonus_points=100; for_tier=Silver; shop=Roastery Lane
- Exam weeks | multiplier=3; bonus_points=0; for_tier=Student; shop=Station Kiosk
- Roses for Platinum | multiplier=1; bonus_points=250; for_tier=Platinum; shop=Flower Cellar

# translation agency|translator|interpreter|translation project|translation order|word count|localization
person translator|interpreter|linguist: Name!;From language;Into languages;Specialty=Legal|Medical|Technical|Marketing|Literature|General;Price per word:money;Price per hour:money;Sworn:boolean;Words per day:number#100-20000;Email:email;~Rating:rating;~Status=Available|Busy|On leave
- Milena Sokol | from_language=German; into_languages=Czech; specialty=Technical; price_per_word=0.11; words_per_day=2500; rating=4.8; status=Available
- Théo Garnier | from_language=English; into_languages=French; specialty=Legal; price_per_word=0.14; words_per_day=2000; rating=4.6; status=Busy
- Kenji Arai | from_language=Japanese; into_languages=English; specialty=Medical; price_per_word=0.16; words_per_day=1800; rating=4.9; status=On leave
- Lucía Prado | from_language=English; into_languages=Spanish, Catalan; specialty=Marketing; price_per_word=0.1; words_per_day=3000; rating=4.3; status=Available
item client|client company: Name!;Industry;Contact person;Email:email;Phone:phone;Price per word:money;Style guide:file;Payment term:number(days)#0-120;Note:long
- Pump Works Elbe | industry=Machines; contact_person=Rita Haas; price_per_word=0.18; payment_term=30
- Notary Dubois | industry=Law; contact_person=Anne Dubois; price_per_word=0.22; payment_term=14
- Heart Valve Labs | industry=Medicine; contact_person=Dr. Ito; price_per_word=0.24; payment_term=45
- Trail Shoes Co | industry=Sport; contact_person=Meg Dunn; price_per_word=0.15; payment_term=30
record translation project|translation order|translation job|project: Title!;Client->@client|client company~Pump Works Elbe|Notary Dubois;From language;Into language;Words:number#1-10000000;Specialty=Legal|Medical|Technical|Marketing|Literature|General;Price:money;Source file:file;Deadline:date!;Project manager~Ines Roth;Instructions:long;~Status=Inquiry|Quoted|In translation|Revision|Delivered|Cancelled
- Manual for pump P8 | client=Pump Works Elbe; from_language=German; into_language=Czech; words=8400; specialty=Technical; price=1512; project_manager=Ines Roth; status=In translation
- Articles of association | client=Notary Dubois; from_language=English; into_language=French; words=3100; specialty=Legal; price=682; project_manager=Ines Roth; status=Quoted
- Study protocol valve 3 | client=Heart Valve Labs; from_language=Japanese; into_language=English; words=12600; specialty=Medical; price=3024; project_manager=Oscar Lind; status=Revision
- Spring catalogue | client=Trail Shoes Co; from_language=English; into_language=Spanish; words=5200; specialty=Marketing; price=780; project_manager=Oscar Lind; status=Delivered
work translation task|assignment|job step|revision: Title!;Project->@translation project|translation order~Manual for pump P8;Translator->@translator|interpreter~Milena Sokol;Step=Translation|Revision|Proofreading|Layout;Words:number#1-10000000;Fee:money;Due on:date;File:file
- Chapters 1 to 4 | project=Manual for pump P8; translator=Milena Sokol; step=Translation; words=4300; fee=473
- Protocol, revision | project=Study protocol valve 3; translator=Kenji Arai; step=Revision; words=12600; fee=630
- Catalogue, layout | project=Spring catalogue; translator=Lucía Prado; step=Layout; words=5200; fee=180
- Articles, translation | project=Articles of association; translator=Théo Garnier; step=Translation; words=3100; fee=434
record glossary term|term|terminology entry|translation memory entry: Source term!;Translation!;From language;Into language;Client->@client|client company~Pump Works Elbe;Subject;Definition:long;~Status=Proposed|Approved|Forbidden
- Gleitringdichtung | translation=mechanická ucpávka; from_language=German; into_language=Czech; client=Pump Works Elbe; subject=Seals; status=Approved
- usufruit | translation=usufruct; from_language=French; into_language=English; client=Notary Dubois; subject=Property law; status=Approved
- leaflet | translation=Segel der Klappe; from_language=English; into_language=German; client=Heart Valve Labs; subject=Heart valves; status=Proposed
- grip | translation=agarre; from_language=English; into_language=Spanish; client=Trail Shoes Co; subject=Soles; status=Forbidden
record quality check|quality rating|error record: Title!;Project->@translation project|translation order~Manual for pump P8;Checked by->@translator|interpreter;Accuracy:rating;Style:rating;Terminology:rating;Errors per thousand words:number#0-1000;Remarks:long
- Check of chapter 1 | project=Manual for pump P8; accuracy=5; style=4; terminology=5; errors_per_thousand_words=2; remarks=Two missing units.
- Check of the protocol | project=Study protocol valve 3; checked_by=Kenji Arai; accuracy=4; style=5; terminology=5; errors_per_thousand_words=1
- Check of the catalogue | project=Spring catalogue; checked_by=Lucía Prado; accuracy=5; style=5; terminology=4; errors_per_thousand_words=0
- Check of the articles | project=Articles of association; checked_by=Théo Garnier; accuracy=3; style=3; terminology=4; errors_per_thousand_words=6; remarks=Article 12 is missing.
request quote request|translation request|inquiry: Title!;Name;Email:email;From language;Into language;File:file;Words:number#0-10000000;Certified:boolean;Needed by:date;Message:long
- Birth certificate into French | name=Jonas Wolf; from_language=German; into_language=French; words=180
- Website into three languages | name=Kari Moe; from_language=Norwegian; into_language=English, German, Dutch; words=9000
- Court letter | name=Selim Aras; from_language=French; into_language=Turkish; words=640
- Cookbook with 80 recipes | name=Lotta Hagen; from_language=Swedish; into_language=English; words=41000
event interpreting assignment|interpreting appointment|interpretation: Title!;Client->@client|client company~Notary Dubois;Interpreter->@translator|interpreter~Théo Garnier;Date:date!;Starts at:time;Hours:number(h)#0.5-24;Mode=Consecutive|Simultaneous|Phone|Video;Place or link;Fee:money
- Signing of a deed | client=Notary Dubois; interpreter=Théo Garnier; hours=2; mode=Consecutive; place_or_link=Notary office; fee=190
- Audit of the pump plant | client=Pump Works Elbe; interpreter=Milena Sokol; hours=8; mode=Consecutive; place_or_link=Plant 1; fee=720
- Surgeons' congress | client=Heart Valve Labs; interpreter=Kenji Arai; hours=6; mode=Simultaneous; place_or_link=Congress hall, booth 2; fee=980
- Call with a supplier | client=Trail Shoes Co; interpreter=Lucía Prado; hours=1; mode=Phone; place_or_link=Phone; fee=65
+ invoice: Client->@client|client company;Project->@translation project|translation order;Words:number;Price per word:money;Due on:date

# talent agency|model agency|casting call|casting agency|artist management|booking agency|talent agent
person talent|model|artist|actor|performer: Name!;Category=Actor|Model|Singer|Dancer|Speaker|Musician;Birth year:number#1930-2022;Height:number(cm)#60-220;Hair colour;Languages;Skills;City;Agent~Fabienne Roux|Leo Stark;Day rate:money;Showreel:url;Photo:image
- Ada Nwosu | category=Actor; birth_year=1996; height=172; hair_colour=Black; languages=English, Igbo; skills=Fencing, piano; city=Cologne; agent=Fabienne Roux; day_rate=850
- Jon Askeland | category=Speaker; birth_year=1971; languages=Norwegian, English; skills=Deep voice, dubbing; city=Bergen; agent=Leo Stark; day_rate=640
- Duo Calder | category=Musician; birth_year=1989; languages=English, French; skills=Harp and viola; city=Glasgow; agent=Leo Stark; day_rate=1200
- Mirko Tal | category=Dancer; birth_year=2003; height=184; hair_colour=Red; skills=Hip hop, acrobatics; city=Berlin; agent=Fabienne Roux; day_rate=520
item client|production company|client company: Name!;Kind=Film|Advertising|Theatre|Event|Radio;Contact person;Email:email;Phone:phone;City;Note:long
- Harbour Films | kind=Film; contact_person=Sven Rademacher; city=Hamburg
- Blue Note Radio | kind=Radio; contact_person=Marit Ness; city=Oslo
- Bright Spark Ads | kind=Advertising; contact_person=Ines Quadt; city=Berlin
- Lakeside Festival | kind=Event; contact_person=Ewan Brodie; city=Inverness
item casting call|casting|audition call|role: Title!;Client->@client|production company~Harbour Films|Blue Note Radio;Project;Role description:long;Category=Actor|Model|Singer|Dancer|Speaker|Musician;Age from:number#0-100;Age to:number#0-100;Shooting from:date;Place;Fee:money;Apply until:date;~Status=Open|Shortlist|Cast|Closed
- Lead, harbour detective | client=Harbour Films; project=Low Tide; role_description=Stubborn, warm, moves well.; category=Actor; age_from=25; age_to=35; place=Hamburg; fee=9000; status=Shortlist
- Voice for an audio series | client=Blue Note Radio; project=Fjord Files; category=Speaker; age_from=45; age_to=70; place=Oslo; fee=2400; status=Open
- Dancers for a juice spot | client=Bright Spark Ads; project=Squeeze; category=Dancer; age_from=18; age_to=28; place=Berlin; fee=1500; status=Closed
- Music for the opening night | client=Lakeside Festival; project=Opening night; category=Musician; age_from=18; age_to=99; place=Inverness; fee=2600; status=Cast
record submission|casting application|proposal|audition entry: Title!;Casting->@casting call|casting~Lead, harbour detective;Talent->@talent|model~Ada Nwosu|Jon Askeland;Sent on:date!;Self-tape:url;Note:long;~Status=Proposed|Shortlisted|Invited|Chosen|Rejected
- Ada for the detective | casting=Lead, harbour detective; talent=Ada Nwosu; status=Invited
- Jon for Fjord Files | casting=Voice for an audio series; talent=Jon Askeland; status=Proposed
- Mirko for Squeeze | casting=Dancers for a juice spot; talent=Mirko Tal; status=Rejected
- Duo Calder for the opening | casting=Music for the opening night; talent=Duo Calder; status=Chosen
event audition|casting appointment|screen test: Title!;Submission->@submission|casting application~Ada for the detective;Date:date!;Starts at:time;Place or link;Casting director;Scene;Result:long
- Ada, second round | submission=Ada for the detective; place_or_link=Studio 3; casting_director=Sven Rademacher; scene=Ferry scene
- Jon, voice test | submission=Jon for Fjord Files; place_or_link=Video link; casting_director=Marit Ness; scene=Two pages, cold voice
- Mirko, group round | submission=Mirko for Squeeze; place_or_link=Dance hall 2; casting_director=Ines Quadt; scene=Eight counts; result=Too tall for the group.
- Duo plays three pieces | submission=Duo Calder for the opening; place_or_link=Church hall; casting_director=Ewan Brodie; scene=Own choice; result=Booked at once.
record engagement|job|contract|gig|talent booking: Title!;Talent->@talent|model~Jon Askeland;Client->@client|production company~Blue Note Radio;From:date!;Until:date;Fee:money;Commission:percent;Usage rights;Contract:file;~Status=Option|Confirmed|Done|Paid|Cancelled
- Trailer voice | talent=Jon Askeland; client=Blue Note Radio; fee=640; commission=15; usage_rights=Radio, one year; status=Paid
- Opening night | talent=Duo Calder; client=Lakeside Festival; fee=2600; commission=15; usage_rights=Live only; status=Confirmed
- Low Tide, option | talent=Ada Nwosu; client=Harbour Films; fee=9000; commission=20; usage_rights=Film, worldwide; status=Option
- Sneaker shooting | talent=Mirko Tal; client=Bright Spark Ads; fee=780; commission=20; status=Cancelled
record portfolio item|photo|showreel|media item: Title!;Talent->@talent|model~Ada Nwosu;Kind=Portrait|Full body|Video|Voice sample|Press;Image:image;Link:url;Taken on:date;Photographer
- Portrait in the rain | talent=Ada Nwosu; kind=Portrait; photographer=Nils Ohm
- Deep voice, four moods | talent=Jon Askeland; kind=Voice sample; photographer=None
- Jump over the wall | talent=Mirko Tal; kind=Full body; photographer=Ria Font
- Festival review | talent=Duo Calder; kind=Press; photographer=Al Reid
record availability|blocked period|calendar block: Title!;Talent->@talent|model~Ada Nwosu;From:date!;Until:date;Kind=Available|Blocked|Option|Holiday;Note:long
- Theatre run | talent=Ada Nwosu; kind=Blocked; note=Evenings only until May.
- Tour in Canada | talent=Duo Calder; kind=Blocked; note=Three weeks.
- Free all summer | talent=Mirko Tal; kind=Available
- Sailing holiday | talent=Jon Askeland; kind=Holiday; note=No phone.
+ booking: Talent->@talent|model;Client->@client|production company;Date:date;Place;Fee:money

# social media planner|social media manager|content calendar|social media post|content planning|editorial calendar
item social channel|social account|profile|channel: Name!;Network=Photo network|Video network|Short messages|Business network|Forum|Blog;Handle;Client or brand->@brand|client~Moss & Fern;~Followers:number#0-1000000000;Best time:time;Posts per week:number#0-100;Responsible~Tilly Marsh;Link:url
- Moss photos | network=Photo network; handle=@mossandfern; client_or_brand=Moss & Fern; followers=12800; posts_per_week=4; responsible=Tilly Marsh
- Moss on business | network=Business network; handle=moss-fern; client_or_brand=Moss & Fern; followers=1900; posts_per_week=1; responsible=Tilly Marsh
- Keel videos | network=Video network; handle=@keelboats; client_or_brand=Keel Boatworks; followers=5400; posts_per_week=1; responsible=Ro Adler
- Bread blog | network=Blog; handle=slowcrust.blog; client_or_brand=Slow Crust; followers=900; posts_per_week=2; responsible=Ulf Danner
item brand|client: Name!;Industry;Tone of voice;Colours;Contact person;Email:email;Logo:image;Hashtags
- Moss & Fern | industry=Plant shop; tone_of_voice=Warm, a little dry; colours=Moss green, cream; hashtags=#shadeplants
- Keel Boatworks | industry=Boats; tone_of_voice=Plain; colours=Navy
- Slow Crust | industry=Bakery; tone_of_voice=Friendly; colours=Brown, white; hashtags=#slowcrust
- Pedal Post | industry=Bike couriers; tone_of_voice=Fast and cheeky; colours=Orange; hashtags=#pedalpost
record planned post|scheduled post|social post|content item: Title!;Channel->@social channel|social account~Moss photos;Campaign->@content campaign|theme~Shade week;Caption:long;Picture:image;Link:url;Format=Photo|Video|Story|Carousel|Text|Live;Publish on:date;Publish at:time;Author~Tilly Marsh;Hashtags;~Status=Idea|Draft|In approval|Approved|Scheduled|Published
- Fern that survives the hallway | channel=Moss photos; campaign=Shade week; caption=No window? No problem.; format=Carousel; author=Tilly Marsh; hashtags=#shadeplants; status=Scheduled
- How we pack a two-metre palm | channel=Moss photos; caption=Tape, patience and a van.; format=Video; author=Tilly Marsh; status=Draft
- Steam bending a plank | channel=Keel videos; campaign=Season start; caption=Five minutes of hot wood.; format=Live; author=Ro Adler; status=Approved
- Why our dough sleeps | channel=Bread blog; campaign=Night bakery; caption=Eighteen hours in the cold.; format=Text; author=Ulf Danner; hashtags=#slowcrust; status=Published
item content campaign|theme|content pillar|campaign: Name!;Brand->@brand|client~Moss & Fern;From:date;Until:date;Goal;Key message:long;Colour;Posts planned:number#0-1000
- Shade week | brand=Moss & Fern; goal=Sell low-light plants; posts_planned=7; colour=Green
- Season start | brand=Keel Boatworks; goal=Fill the repair calendar; posts_planned=5; colour=Blue
- Night bakery | brand=Slow Crust; goal=Show the work at night; posts_planned=10; colour=Brown
- Rain riders | brand=Pedal Post; goal=Find ten new couriers; posts_planned=6; colour=Orange
request approval|approval request|post review: Title!;Post->@planned post|scheduled post~Fern that survives the hallway;Asked by;Due on:date;Remarks:long;Decision note:long
- Approve the hallway fern | post=Fern that survives the hallway; asked_by=Tilly Marsh
- Palm video, last check | post=How we pack a two-metre palm; asked_by=Tilly Marsh; remarks=Is the van plate visible?
- Live from the yard | post=Steam bending a plank; asked_by=Ro Adler; decision_note=Wear goggles.
- Text on dough | post=Why our dough sleeps; asked_by=Ulf Danner; decision_note=Good as it is.
record post statistic|post metric|analytics entry|engagement record: Title!;Post->@planned post|scheduled post~Fern that survives the hallway;Measured on:date!;Reach:number#0-1000000000;Likes:number#0-100000000;Comments:number#0-1000000;Shares:number#0-1000000;Clicks:number#0-1000000
- After two days | post=Fern that survives the hallway; reach=8800; likes=640; comments=41; shares=22; clicks=97
- Dough, first week | post=Why our dough sleeps; reach=1420; likes=88; comments=12; shares=31; clicks=205
- Plank, during the live | post=Steam bending a plank; reach=2600; likes=190; comments=74; shares=9; clicks=14
- Fern after two weeks | post=Fern that survives the hallway; reach=21300; likes=1480; comments=96; shares=70; clicks=310
item media asset|asset|picture library item|media file: Name!;Brand->@brand|client~Moss & Fern;Kind=Photo|Video|Graphic|Audio;File:file;Image:image;Photographer;Licence until:date;Tags
- Hallway fern, morning | brand=Moss & Fern; kind=Photo; photographer=Ro Adler; tags=fern, hallway
- Plank in the steam box | brand=Keel Boatworks; kind=Video; photographer=Ro Adler; tags=steam, oak
- Logo on kraft paper | brand=Slow Crust; kind=Graphic; photographer=Studio Nord; tags=logo
- Bell sound | brand=Pedal Post; kind=Audio; photographer=Kit Moss; tags=bell, city
record idea|content idea|post idea: Title!;Brand->@brand|client~Keel Boatworks;Format=Photo|Video|Story|Carousel|Text|Live;Description:long;Suggested by;~Status=New|Picked|Dropped
- First launch of the season | brand=Keel Boatworks; format=Video; description=From crane to water in one take.; suggested_by=Yard foreman; status=New
- Customers show their windowsills | brand=Moss & Fern; format=Story; description=One windowsill each Sunday.; suggested_by=Tilly Marsh; status=Picked
- Crumb of the week | brand=Slow Crust; format=Photo; description=Cut loaf from above.; suggested_by=Shop team; status=New
- Race against the tram | brand=Pedal Post; format=Video; description=Courier against line 4.; suggested_by=Kit Moss; status=Dropped

# scientific journal|journal submission|manuscript|peer review|peer-reviewed|journal editor|academic publishing
record manuscript|submission|paper|journal submission: Title!;Manuscript number;Abstract:long;Authors~H. Lindqvist, M. Oduya;Corresponding email:email;Section->@journal section|section~Ecology|Methods;Type=Research article|Review article|Short note|Case report;Keywords;File:file;Submitted on:date;Handling editor~Dr. Sofia Brandt|Prof. Liam Kerr;~Status=Submitted|Under review|Revision requested|Accepted|Rejected|Published
- Moss growth on tramway tracks | manuscript_number=JUE-2026-041; authors=H. Lindqvist, M. Oduya; section=Ecology; type=Research article; keywords=moss, cities; handling_editor=Dr. Sofia Brandt; status=Under review
- A cheap counter for night moths | manuscript_number=JUE-2026-047; authors=P. Arnaud; section=Methods; type=Short note; keywords=insects, sensors; handling_editor=Prof. Liam Kerr; status=Revision requested
- Shade of street trees, a review | manuscript_number=JUE-2026-012; authors=R. Castellano, B. Yoo; section=Climate; type=Review article; keywords=trees, heat; handling_editor=Dr. Sofia Brandt; status=Accepted
- A fox den under the stage | manuscript_number=JUE-2026-055; authors=E. Moran; section=Field notes; type=Case report; keywords=fox, cities; handling_editor=Prof. Liam Kerr; status=Submitted
person reviewer|referee|peer reviewer: Name!;Affiliation;Email:email;Expertise;ORCID;Reviews at most per year:number#0-60;~Reviews done:number#0-1000;Conflicts of interest:long;~Status=Available|Busy|Retired
- Dr. Tova Eklund | affiliation=Lakeside University; expertise=Urban ecology; reviews_at_most_per_year=6; reviews_done=14; status=Available
- Prof. Amir Sadiq | affiliation=Institute of Entomology; expertise=Insects, sensors; reviews_at_most_per_year=4; reviews_done=31; status=Busy
- Dr. Bea Solano | affiliation=Climate Centre South; expertise=Heat, street trees; reviews_at_most_per_year=8; reviews_done=5; status=Available
- Prof. em. Otto Krull | affiliation=None; expertise=Mammals; reviews_at_most_per_year=0; reviews_done=112; status=Retired
record review assignment|reviewer invitation|review request|invitation: Title!;Manuscript->@manuscript|submission~Moss growth on tramway tracks|A cheap counter for night moths;Reviewer->@reviewer|referee~Dr. Tova Eklund|Prof. Amir Sadiq;Round:number#1-6;Invited on:date;Due on:date!;~Status=Invited|Accepted|Declined|Report in|Overdue
- Eklund on mosses | manuscript=Moss growth on tramway tracks; reviewer=Dr. Tova Eklund; round=1; status=Accepted
- Sadiq on moths | manuscript=A cheap counter for night moths; reviewer=Prof. Amir Sadiq; round=1; status=Report in
- Solano on shade | manuscript=Shade of street trees, a review; reviewer=Dr. Bea Solano; round=2; status=Overdue
- Krull on the fox den | manuscript=A fox den under the stage; reviewer=Prof. em. Otto Krull; round=1; status=Declined
record review report|referee report|peer review|reviewer report: Title!;Assignment->@review assignment|reviewer invitation~Sadiq on moths;Originality:rating;Methods:rating;Clarity:rating;Comments to authors:long!;Comments to editor:long;Submitted on:date;Recommendation=Accept|Minor revision|Major revision|Reject
- Sadiq, first report | assignment=Sadiq on moths; originality=4; methods=3; clarity=5; comments_to_authors=Please report the error of the counter in rain.; recommendation=Minor revision
- Eklund, first report | assignment=Eklund on mosses; originality=3; methods=4; clarity=3; comments_to_authors=Add a map of the lines.; recommendation=Major revision
- Solano, second report | assignment=Solano on shade; originality=4; methods=5; clarity=5; comments_to_authors=All points answered.; recommendation=Accept
- Sadiq, second report | assignment=Sadiq on moths; originality=4; methods=4; clarity=5; comments_to_authors=The rain tests convince.; recommendation=Accept
record editorial decision|decision|decision letter: Title!;Manuscript->@manuscript|submission~A cheap counter for night moths;Round:number#1-6;Decision=Accept|Minor revision|Major revision|Reject;Editor~Prof. Liam Kerr;Decided on:date!;Letter:long;Revision due on:date
- Minor revision for the counter | manuscript=A cheap counter for night moths; round=1; decision=Minor revision; editor=Prof. Liam Kerr
- Shade accepted | manuscript=Shade of street trees, a review; round=2; decision=Accept; editor=Dr. Sofia Brandt
- Major revision for the mosses | manuscript=Moss growth on tramway tracks; round=1; decision=Major revision; editor=Dr. Sofia Brandt
- Fox den out of scope | manuscript=A fox den under the stage; round=1; decision=Reject; editor=Prof. Liam Kerr
record revision|manuscript version|revised manuscript|file version: Title!;Manuscript->@manuscript|submission~A cheap counter for night moths;Version:number#1-20;Uploaded on:date!;File:file;Response to reviewers:long
- Counter, version 2 | manuscript=A cheap counter for night moths; version=2; response_to_reviewers=Rain tests added in section 3.
- Mosses, version 2 | manuscript=Moss growth on tramway tracks; version=2; response_to_reviewers=Map added, two species renamed.
- Shade, version 3 | manuscript=Shade of street trees, a review; version=3; response_to_reviewers=Table 2 is shorter now.
- Counter, version 3 | manuscript=A cheap counter for night moths; version=3; response_to_reviewers=Typing errors only.
item issue|journal issue|volume: Title!;Volume:number#1-500;Number:number#1-52;Published on:date;Cover:image;Pages:number#1-2000;Editorial:long;~Status=Planned|In production|Published
- Volume 12, number 2 | volume=12; number=2; pages=148; status=In production
- Volume 12, number 1 | volume=12; number=1; pages=132; status=Published
- Volume 12, number 3 | volume=12; number=3; pages=0; status=Planned
- Volume 11, number 4 | volume=11; number=4; pages=164; status=Published
item journal section|section|special issue|topic: Name!;Section editor~Dr. Sofia Brandt;Scope:long;Accepts:boolean;Word limit:number#500-30000
- Ecology | section_editor=Dr. Sofia Brandt; scope=Plants and animals of towns; word_limit=8000
- Methods | section_editor=Prof. Liam Kerr; scope=Instruments and analysis; word_limit=4000
- Climate | section_editor=Dr. Sofia Brandt; scope=Heat, water and air in towns; word_limit=9000
- Field notes | section_editor=Dr. Ruth Paley; scope=Short observations; word_limit=1500
! record author|co-author|contributor [author\\w*|co-author\\w*|contributor\\w*]: Name!;Manuscript->@manuscript|submission~Moss growth on tramway tracks;Affiliation;Email:email;ORCID;Position:number#1-100;Corresponding:boolean
- Hanna Lindqvist | manuscript=Moss growth on tramway tracks; affiliation=Lakeside University; position=1
- Moses Oduya | manuscript=Moss growth on tramway tracks; affiliation=City Institute; position=2
- Paul Arnaud | manuscript=A cheap counter for night moths; affiliation=School of Engineering; position=1
- Rita Castellano | manuscript=Shade of street trees, a review; affiliation=Climate Centre South; position=1

# academic conference|scientific conference|call for papers|abstract submission|program committee|conference programme|symposium
item conference|symposium|workshop: Name!;Short name;Theme;City;Venue;Starts on:date!;Ends on:date;Abstracts due on:date;Notification on:date;Chair~Prof. Ingrid Sole;Website:url;~Status=Planned|Call open|In review|Programme out|Held
- Conference on Coastal Sediments | short_name=CCS 2026; theme=Moving shores; city=Bilbao; venue=Harbour congress hall; chair=Prof. Ingrid Sole; status=In review
- Workshop on Old Maps | short_name=OLDMAP 5; theme=Reading margins; city=Leuven; venue=University library; chair=Dr. Bram Aerts; status=Programme out
- Symposium on Sleep in Animals | short_name=SSA 2027; theme=Short nights; city=Turku; venue=Bio hall; chair=Prof. Aino Salmi; status=Planned
- Meeting of Young Logicians | short_name=MYL 9; theme=Proof and play; city=Porto; venue=Old faculty; chair=Dr. Inês Vaz; status=Held
item track|conference track|topic|theme: Name!;Conference->@conference|symposium~Conference on Coastal Sediments;Chair~Dr. Wen Li|Prof. Ingrid Sole;Description:long;Talks at most:number#1-500
- Field measurements | conference=Conference on Coastal Sediments; chair=Dr. Wen Li; talks_at_most=24
- Modelling | conference=Conference on Coastal Sediments; chair=Prof. Ingrid Sole; talks_at_most=20
- Ink and paper | conference=Workshop on Old Maps; chair=Dr. Bram Aerts; talks_at_most=10
- Birds | conference=Symposium on Sleep in Animals; chair=Prof. Aino Salmi; talks_at_most=16
record abstract|paper submission|paper|submission|talk proposal: Title!;Track->@track|conference track~Field measurements|Modelling;Authors;Presenting author;Email:email;Abstract:long!;Keywords;Type=Talk|Poster|Workshop|Keynote;File:file;Submitted on:date;~Average score:number#0-10;~Status=Submitted|In review|Accepted|Accepted as poster|Rejected|Withdrawn
- Sand waves after a storm | track=Field measurements; authors=K. Moreau, T. Ishii; presenting_author=Karine Moreau; abstract=Sonar surveys before and after a winter storm.; type=Talk; average_score=7.8; status=Accepted
- A fast model of beach cusps | track=Modelling; authors=S. Bauer; presenting_author=Simon Bauer; abstract=A model of two equations reproduces the spacing.; type=Poster; average_score=6.1; status=In review
- Green that was once blue | track=Ink and paper; authors=M. Claes; presenting_author=Mieke Claes; abstract=Copper pigments on twelve sea charts.; type=Workshop; average_score=8.4; status=Accepted
- Swifts sleep in the air | track=Birds; authors=O. Rantala, J. Fry; presenting_author=Olli Rantala; abstract=Loggers of 14 birds over a year.; type=Keynote; status=Submitted
record abstract review|paper review|peer review: Title!;Abstract->@abstract|paper submission~Sand waves after a storm|A fast model of beach cusps;Reviewer~Dr. Wen Li|Prof. Odd Berge;Originality:number#0-10;Quality:number#0-10;Relevance:number#0-10;Confidence=Low|Medium|High;Comments:long;Recommendation=Accept|Poster|Reject;Due on:date
- Li on sand waves | abstract=Sand waves after a storm; reviewer=Dr. Wen Li; originality=8; quality=8; relevance=9; confidence=High; recommendation=Accept
- Berge on cusps | abstract=A fast model of beach cusps; reviewer=Prof. Odd Berge; originality=6; quality=5; relevance=7; confidence=Medium; recommendation=Poster
- Aerts on green | abstract=Green that was once blue; reviewer=Dr. Bram Aerts; originality=9; quality=8; relevance=8; confidence=High; recommendation=Accept
- Fry reads cusps | abstract=A fast model of beach cusps; reviewer=Dr. Wen Li; originality=5; quality=4; relevance=6; confidence=Low; recommendation=Reject
event conference session|session|panel|programme slot: Title!;Track->@track|conference track~Field measurements;Kind=Talks|Posters|Keynote|Workshop|Break;Date:date!;Starts at:time;Ends at:time;Room->@conference room|room~Hall Bay;Session chair~Prof. Odd Berge
- Storms and sand | track=Field measurements; kind=Talks; room=Hall Bay; session_chair=Prof. Odd Berge
- Posters and coffee | track=Modelling; kind=Posters; room=Foyer; session_chair=Prof. Ingrid Sole
- Pigment workshop | track=Ink and paper; kind=Workshop; room=Map room; session_chair=Dr. Bram Aerts
- Opening keynote | track=Birds; kind=Keynote; room=Great hall; session_chair=Prof. Aino Salmi
record presentation|talk|scheduled talk|poster: Title!;Abstract->@abstract|paper submission~Sand waves after a storm;Session->@conference session|session~Storms and sand;Starts at:time;Minutes:number(min)#3-120;Speaker;Slides:file;Poster board
- Sand waves, talk | abstract=Sand waves after a storm; session=Storms and sand; minutes=20; speaker=Karine Moreau
- Beach cusps, poster | abstract=A fast model of beach cusps; session=Posters and coffee; minutes=60; speaker=Simon Bauer; poster_board=P14
- Green, hands on | abstract=Green that was once blue; session=Pigment workshop; minutes=90; speaker=Mieke Claes
- Swifts, keynote | abstract=Swifts sleep in the air; session=Opening keynote; minutes=45; speaker=Olli Rantala
record conference registration|attendee registration|delegate|registration: Name!;Conference->@conference|symposium~Conference on Coastal Sediments;Affiliation;Email:email;Fee type=Early|Regular|Student|Speaker|Online;Amount:money;Dinner:boolean;Diet;Invoice number;~Status=Registered|Paid|Checked in|Cancelled
- Karine Moreau | conference=Conference on Coastal Sediments; affiliation=University of the Coast; fee_type=Speaker; amount=180; status=Paid
- Tim Ode | conference=Conference on Coastal Sediments; affiliation=Dyke board; fee_type=Regular; amount=420; status=Registered
- Mieke Claes | conference=Workshop on Old Maps; affiliation=City Archive; fee_type=Early; amount=90; status=Checked in
- Joana Lopes | conference=Meeting of Young Logicians; affiliation=University of Porto; fee_type=Student; amount=40; status=Cancelled
item conference room|room|venue: Name!;Floor;Seats:number#5-5000;Equipment;Poster boards:number#0-500
- Hall Bay | floor=1; seats=220; equipment=Two projectors
- Foyer | floor=0; seats=0; poster_boards=60
- Map room | floor=2; seats=18; equipment=Large tables, lamps; poster_boards=0
- Great hall | floor=0; seats=480; equipment=Stage, four microphones; poster_boards=20
+ event registration: Fee type=Early|Regular|Student|Speaker|Online;Affiliation;Diet

# research grant|grant application|grant proposal|funding call|research funding|grant management|grant proposals
item funding call|call|grant programme|grant opportunity: Title!;Funder->@funder|funding body~Northern Science Fund|Wells Foundation;Field;Amount up to:money;Total budget:money;Duration:number(months)#1-120;Opens on:date;Closes on:date!;Who may apply:long;Guidelines:file;~Status=Planned|Open|Closed|Decided
- Young groups 2026 | funder=Northern Science Fund; field=Life sciences; amount_up_to=600000; total_budget=6000000; duration=48; who_may_apply=Up to seven years after the doctorate.; status=Open
- Clean wells | funder=Wells Foundation; field=Water; amount_up_to=40000; total_budget=400000; duration=18; who_may_apply=Non-profit groups.; status=Closed
- Arts in hospitals | funder=Marlow Trust; field=Arts; amount_up_to=15000; total_budget=120000; duration=12; status=Decided
- Battery recycling pilots | funder=Voltacell Ltd; field=Engineering; amount_up_to=250000; total_budget=1000000; duration=24; status=Planned
item funder|funding body|foundation|sponsor: Name!;Type=Public|Foundation|Company|Union;Contact person;Email:email;Website:url;Overhead allowed:percent;Notes:long
- Northern Science Fund | type=Public; contact_person=Mia Holt; overhead_allowed=22
- Wells Foundation | type=Foundation; contact_person=Ernest Boa; overhead_allowed=10
- Marlow Trust | type=Foundation; contact_person=Jean Marlow; overhead_allowed=0
- Voltacell Ltd | type=Company; contact_person=Dr. Armin Seidl; overhead_allowed=30
record grant application|proposal|application|grant proposal: Title!;Call->@funding call|call~Young groups 2026|Clean wells;Principal investigator;Institution;Requested amount:money;Duration:number(months)#1-120;Summary:long;File:file;Submitted on:date;~Average score:number#0-10;~Status=Draft|Submitted|In review|Shortlisted|Funded|Rejected
- How bats choose a roost | call=Young groups 2026; principal_investigator=Dr. Yuna Park; institution=Lakeside University; requested_amount=585000; duration=48; average_score=8.1; status=Shortlisted
- Sand filters for six villages | call=Clean wells; principal_investigator=Grace Atieno; institution=Water for Kisii; requested_amount=38500; duration=18; average_score=8.7; status=Funded
- Singing on the dialysis ward | call=Arts in hospitals; principal_investigator=Rhona Keir; institution=City Clinic; requested_amount=14200; duration=12; average_score=5.2; status=Rejected
- Cold shredding of cells | call=Battery recycling pilots; principal_investigator=Prof. Jan Otto; institution=Technical College North; requested_amount=244000; duration=24; status=Draft
record proposal review|evaluation|expert review|assessment: Title!;Application->@grant application|proposal~How bats choose a roost;Reviewer;Excellence:number#0-10;Impact:number#0-10;Feasibility:number#0-10;Strengths:long;Weaknesses:long;Recommendation=Fund|Fund if possible|Reject;Conflict of interest:boolean
- First review of the bats | application=How bats choose a roost; reviewer=Prof. Ned Hale; excellence=9; impact=7; feasibility=8; recommendation=Fund
- Second review of the bats | application=How bats choose a roost; reviewer=Dr. Lea Blum; excellence=8; impact=8; feasibility=8; recommendation=Fund
- Review of the filters | application=Sand filters for six villages; reviewer=Eng. Paul Otieno; excellence=7; impact=10; feasibility=9; recommendation=Fund
- Review of the singing | application=Singing on the dialysis ward; reviewer=Prof. Ned Hale; excellence=5; impact=6; feasibility=4; recommendation=Reject
record grant|award|funded project|grant agreement: Grant number!;Application->@grant application|proposal~Sand filters for six villages;Amount awarded:money;Starts on:date!;Ends on:date;Cost centre;Officer~Mia Holt;Contract:file;~Spent:money;~Status=Negotiation|Running|Extended|Completed|Ended early
- WF-2025-18 | application=Sand filters for six villages; amount_awarded=38500; cost_centre=7712; spent=12400; status=Running
- NSF-2026-044 | application=How bats choose a roost; amount_awarded=560000; cost_centre=7802; spent=0; status=Negotiation
- MT-2024-07 | application=Singing on the dialysis ward; amount_awarded=9800; cost_centre=7690; spent=9800; status=Completed
- VC-2025-02 | application=Cold shredding of cells; amount_awarded=120000; cost_centre=7755; spent=88300; status=Extended
record budget line|budget item|grant expense|expenditure: Title!;Grant->@grant|award~WF-2025-18;Category=Staff|Equipment|Travel|Consumables|Subcontract|Overhead;Planned:money;Spent:money;Date:date;Receipt:file;Note:long
- Sand and gravel | grant=WF-2025-18; category=Consumables; planned=9000; spent=6100
- Field technician | grant=WF-2025-18; category=Staff; planned=14400; spent=4800
- Bat detectors | grant=NSF-2026-044; category=Equipment; planned=42000; spent=0
- Flights to the partner lab | grant=VC-2025-02; category=Travel; planned=6500; spent=5120
record progress report|interim report|final report|grant report: Title!;Grant->@grant|award~WF-2025-18;Kind=Interim|Financial|Final;Due on:date!;Submitted on:date;Text:long;File:file;~Status=Due|Submitted|Approved|Sent back
- Interim report 1 | grant=WF-2025-18; kind=Interim; text=Three filters run, water tests are clean.; status=Submitted
- Final report on singing | grant=MT-2024-07; kind=Final; text=Two groups sang for ten months.; status=Approved
- Costs of year 1 | grant=VC-2025-02; kind=Financial; text=Staff costs above plan.; status=Sent back
- Interim report 2 | grant=WF-2025-18; kind=Interim; status=Due
record disbursement|grant payment|instalment: Title!;Grant->@grant|award~WF-2025-18;Amount:money!;Due on:date;Paid on:date;Condition;~Status=Planned|Released|Paid|Held back
- Second instalment | grant=WF-2025-18; amount=12000; condition=After interim report 1; status=Planned
- First instalment of the filters | grant=WF-2025-18; amount=20000; condition=Signed contract; status=Paid
- Last part for the shredder | grant=VC-2025-02; amount=30000; condition=Corrected cost report; status=Held back
- Bats, year 1 | grant=NSF-2026-044; amount=140000; condition=Start of the group; status=Released
work milestone|work package|deliverable|task: Title!;Grant->@grant|award~WF-2025-18;Due on:date;Responsible;Share of work:percent;Notes:long
- Filters 4 to 6 built | grant=WF-2025-18; responsible=Grace Atieno; share_of_work=35
- Group leader hired | grant=NSF-2026-044; responsible=Dr. Yuna Park; share_of_work=10
- 100 kg shredded | grant=VC-2025-02; responsible=Prof. Jan Otto; share_of_work=50
- Concert on the ward | grant=MT-2024-07; responsible=Rhona Keir; share_of_work=25

# patent|patent application|inventor|intellectual property|invention disclosure|trademark|patent attorney
item patent family|patent|patent application|invention: Title!;File reference;Country=EP|US|DE|CN|JP|WO|Other;Application number;Filed on:date;Priority date:date;Granted on:date;Expires on:date;Inventors->@inventor~Dr. Nora Feld|Milan Duka;Attorney~Kranz & Vale;Technical field;Abstract:long;~Status=Draft|Filed|Published|Granted|Lapsed|Refused
- Folding bicycle lock | file_reference=P-0231; country=EP; application_number=EP 26 104 411; inventors=Milan Duka; attorney=Kranz & Vale; technical_field=Locks; status=Published
- Salt-free water softener | file_reference=P-0187; country=DE; application_number=DE 10 2021 2207; inventors=Dr. Nora Feld; attorney=Kranz & Vale; technical_field=Water; status=Granted
- Quiet hand dryer | file_reference=P-0244; country=US; application_number=US 18/330117; inventors=Hiro Sano; attorney=Bell & Orrin; technical_field=Airflow; status=Filed
- Snap-on pipe label | file_reference=P-0102; country=CN; application_number=CN 2016 10021; inventors=Ingrid Moe; attorney=Bell & Orrin; technical_field=Marking; status=Lapsed
person inventor: Name!;Department;Email:email;Phone:phone;Address;Nationality;Share:percent;Left the company on:date
- Dr. Nora Feld | department=Process engineering; nationality=Austrian; share=100
- Milan Duka | department=Design; nationality=Croatian; share=100
- Hiro Sano | department=Acoustics; nationality=Japanese; share=60
- Ingrid Moe | department=Service; nationality=Norwegian; share=50
request invention disclosure|disclosure|invention report: Title!;Inventors;Problem solved:long;Solution:long;Known before:long;First made public on:date;Drawing:file;Department;Assessment:long
- Spoke that reports its tension | inventors=Milan Duka; problem_solved=Loose spokes are found too late.; solution=A thin strip changes colour.; department=Design
- Filter that shows its age | inventors=Dr. Nora Feld; problem_solved=Cartridges are changed too late.; solution=A stripe dissolves in hard water.; department=Process engineering
- Nozzle with saw teeth | inventors=Hiro Sano; problem_solved=Dryers howl at high speed.; solution=Teeth at the edge of the slot.; department=Acoustics
- Label for frosty pipes | inventors=Ingrid Moe; problem_solved=Glue fails below zero.; solution=A clip instead of glue.; department=Service
record deadline|patent deadline|due date|fee deadline: Title!;Patent->@patent family|patent~Folding bicycle lock|Salt-free water softener;Kind=Reply to office|Renewal fee|Priority year|Translation|Opposition;Due on:date!;Fee:money;Responsible~Kranz & Vale;~Status=Open|Instructed|Done|Missed
- Reply to the first examination | patent=Folding bicycle lock; kind=Reply to office; responsible=Kranz & Vale; status=Instructed
- Renewal fee, year 6 | patent=Salt-free water softener; kind=Renewal fee; fee=130; status=Open
- Priority year of the dryer | patent=Quiet hand dryer; kind=Priority year; fee=1600; responsible=Bell & Orrin; status=Open
- Fee year 10, pipe label | patent=Snap-on pipe label; kind=Renewal fee; fee=240; responsible=Bell & Orrin; status=Missed
record office action|correspondence|official letter|patent document: Title!;Patent->@patent family|patent~Folding bicycle lock;Direction=In|Out;Kind=Examination report|Search report|Reply|Grant|Filing;Received on:date!;Summary:long;File:file
- First examination report | patent=Folding bicycle lock; direction=In; kind=Examination report; summary=Claim 1 is not new over two bag locks.
- Search report for the dryer | patent=Quiet hand dryer; direction=In; kind=Search report; summary=Two documents on nozzles.
- Reply on the lock | patent=Folding bicycle lock; direction=Out; kind=Reply; summary=Claim 1 limited to the spring.
- Grant of the softener | patent=Salt-free water softener; direction=In; kind=Grant; summary=Granted as filed.
record renewal fee|patent cost|annuity|cost: Title!;Patent->@patent family|patent~Salt-free water softener;Kind=Official fee|Attorney|Translation|Search;Year:number#1-20;Amount:money;Paid on:date;Invoice:file
- Attorney, reply | patent=Folding bicycle lock; kind=Attorney; amount=1450
- Year 6, softener | patent=Salt-free water softener; kind=Official fee; year=6; amount=130
- Search for the dryer | patent=Quiet hand dryer; kind=Search; amount=980
- Translation of the pipe label | patent=Snap-on pipe label; kind=Translation; amount=720
item trademark|brand|trade mark: Name!;Register number;Country=EU|US|DE|CH|WO|Other;Classes;Type=Word|Figure|Word and figure|Sound;Filed on:date;Renewal on:date;Logo:image;~Status=Filed|Registered|Opposed|Expired
- FALTIGO | register_number=018 441 220; country=EU; classes=6, 12; type=Word; status=Registered
- Drop with a crown | register_number=30 2022 118; country=DE; classes=11; type=Figure; status=Registered
- HUSHDRY | register_number=98/441 203; country=US; classes=11, 21; type=Word and figure; status=Opposed
- Three rising notes | register_number=71 220; country=CH; classes=9; type=Sound; status=Expired
record licence agreement|license agreement|licence|royalty agreement: Title!;Patent->@patent family|patent~Salt-free water softener;Licensee;Kind=Exclusive|Simple|Cross;Royalty:percent;Minimum per year:money;From:date;Until:date;Contract:file;~Status=Negotiation|Active|Ended
- Softener licence to Aqua Lind | patent=Salt-free water softener; licensee=Aqua Lind; kind=Simple; royalty=3.5; minimum_per_year=12000; status=Active
- Lock for city bikes | patent=Folding bicycle lock; licensee=Metro Wheels; kind=Exclusive; royalty=5; minimum_per_year=20000; status=Negotiation
- Nozzle swap with Airworks | patent=Quiet hand dryer; licensee=Airworks; kind=Cross; royalty=0; minimum_per_year=0; status=Active
- Label to pipe makers | patent=Snap-on pipe label; licensee=Tube Union; kind=Simple; royalty=2; minimum_per_year=3000; status=Ended
record prior art|cited document|patent search result|search hit: Title!;Patent->@patent family|patent~Folding bicycle lock;Publication number;Published on:date;Relevance=Low|Medium|High;Link:url;Comment:long
- Bag lock with plates | patent=Folding bicycle lock; publication_number=FR 2 771 004; relevance=High; comment=Shows the rivets but not the spring.
- Owl wing blades | patent=Quiet hand dryer; publication_number=JP 2009 114; relevance=Medium; comment=For fans, not for slots.
- Citric cartridge | patent=Salt-free water softener; publication_number=US 7,100,221; relevance=Low
- Cable clip with text | patent=Snap-on pipe label; publication_number=GB 2 330 118; relevance=High; comment=Same clip on cables.

# quality management|iso certification|iso 9001|nonconformity|corrective action|document control|quality manual
item controlled document|procedure|work instruction|quality document|sop: Title!;Document number;Type=Policy|Procedure|Work instruction|Form|Manual;Process->@process|business process~Purchasing|Final assembly;Version;Owner~Ragna Thiel|Pavel Sima;Approved by;Valid from:date;Review due on:date;File:file;~Status=Draft|In review|Approved|Withdrawn
- Incoming goods inspection | document_number=QP-07; type=Procedure; process=Purchasing; version=4; owner=Ragna Thiel; approved_by=Plant manager; status=Approved
- Torque of the main screws | document_number=WI-31; type=Work instruction; process=Final assembly; version=2; owner=Pavel Sima; status=In review
- Complaint form | document_number=FO-12; type=Form; process=Customer service; version=7; owner=Lene Ravn; approved_by=Quality head; status=Approved
- Quality manual | document_number=QM-01; type=Manual; process=Calibration; version=11; owner=Ragna Thiel; status=Draft
item process|business process: Name!;Owner~Ragna Thiel|Pavel Sima;Purpose:long;Inputs;Outputs;Key figure;Target;Risk=Low|Medium|High
- Purchasing | owner=Ragna Thiel; key_figure=Deliveries on time; target=95 percent; risk=Medium
- Final assembly | owner=Pavel Sima; key_figure=First-pass yield; target=98 percent; risk=High
- Customer service | owner=Lene Ravn; key_figure=Answer within a day; target=90 percent; risk=Low
- Calibration | owner=Milo Hass; key_figure=Gauges overdue; target=0; risk=Medium
record nonconformity|non-conformance|quality deviation|deviation|complaint: Title!;Number;Source=Internal audit|Customer|Supplier|Production|External audit;Process->@process|business process~Final assembly;Found on:date!;Severity=Minor|Major|Critical;Description:long!;Immediate measure:long;Quantity affected:number#0-1000000;Reported by;~Status=Open|Analysis|Action running|Verified|Closed
- Cracked housing, batch 118 | number=NC-2026-019; source=Production; process=Final assembly; severity=Major; description=Seven housings with a hairline crack at the screw boss.; immediate_measure=Batch blocked.; quantity_affected=7; reported_by=Shift B; status=Analysis
- Certificate of the supplier missing | number=NC-2026-022; source=Internal audit; process=Purchasing; severity=Minor; description=Two suppliers without a valid certificate.; quantity_affected=2; reported_by=Ragna Thiel; status=Open
- Wrong label on six pallets | number=NC-2026-024; source=Customer; process=Customer service; severity=Critical; description=Allergen line missing.; immediate_measure=Pallets recalled.; quantity_affected=2880; reported_by=Lene Ravn; status=Action running
- Gauge 14 overdue | number=NC-2026-011; source=External audit; process=Calibration; severity=Minor; description=Three weeks past the date.; quantity_affected=1; reported_by=Auditor; status=Closed
work corrective action|preventive action|capa|measure: Title!;Nonconformity->@nonconformity|non-conformance~Cracked housing, batch 118;Kind=Corrective|Preventive|Improvement;Root cause:long;Responsible~Pavel Sima;Due on:date;Cost:money;Effectiveness checked on:date;Evidence:file
- Lower the torque to 4 Nm | nonconformity=Cracked housing, batch 118; kind=Corrective; root_cause=New screw with less friction.; responsible=Pavel Sima; cost=300
- Reminder for certificates | nonconformity=Certificate of the supplier missing; kind=Preventive; responsible=Ragna Thiel; cost=0
- Camera checks the label | nonconformity=Wrong label on six pallets; kind=Corrective; root_cause=Two rolls look alike.; responsible=Lene Ravn; cost=4800
- Gauge plan on the wall | nonconformity=Gauge 14 overdue; kind=Improvement; responsible=Milo Hass; cost=40
event audit|internal audit|external audit|certification audit: Title!;Standard->@standard|norm~ISO 9001;Kind=Internal|Supplier|Surveillance|Certification;Date:date!;Lead auditor~Ragna Thiel;Scope:long;File:file;~Result=Open|Passed|Passed with findings|Failed
- Internal audit, assembly | standard=ISO 9001; kind=Internal; lead_auditor=Ragna Thiel; scope=Clauses 8.5 and 8.7; result=Passed with findings
- Visit to the caster | standard=ISO 9001; kind=Supplier; lead_auditor=Milo Hass; scope=Casting and X-ray; result=Passed
- Surveillance, environment | standard=ISO 14001; kind=Surveillance; lead_auditor=Certify North; scope=Waste, energy; result=Open
- Food line certification | standard=ISO 22000; kind=Certification; lead_auditor=Certify North; scope=Filling lines; result=Failed
record audit finding|audit question|checklist item|audit checklist item: Title!;Audit->@audit|internal audit~Internal audit, assembly;Clause;Question:long;Evidence:long;Rating=Conform|Observation|Minor|Major;Responsible;Due on:date
- Blocked stock is marked | audit=Internal audit, assembly; clause=8.7; evidence=Red tags, separate rack.; rating=Conform
- Pore limits not written down | audit=Visit to the caster; clause=8.4; evidence=Worker decides.; rating=Minor; responsible=Caster
- Oil drums without tray | audit=Surveillance, environment; clause=8.1; evidence=Two drums in the yard.; rating=Observation; responsible=Pavel Sima
- No allergen test after change | audit=Food line certification; clause=8.5; evidence=Log of March.; rating=Major; responsible=Lene Ravn
item standard|norm|regulation: Name!;Title of the standard;Edition;Issued by;Certificate number;Certified until:date;Certification body;Clauses:long;File:file
- ISO 9001 | title_of_the_standard=Quality management systems; edition=2015; certificate_number=QM-44181; certification_body=Certify North
- ISO 14001 | title_of_the_standard=Environmental management systems; edition=2015; certificate_number=UM-20118; certification_body=Certify North
- ISO 22000 | title_of_the_standard=Food safety management systems; edition=2018; certification_body=Certify North
- House standard welds | title_of_the_standard=Visual check of welds; edition=3; issued_by=Own company
record supplier rating|supplier evaluation|supplier audit: Title!;Supplier;Year:number#2000-2100;Quality:rating;Punctuality:rating;Complaints:number#0-1000;Class=A|B|C;Remarks:long
- Housing caster 2025 | supplier=Light metal casters; year=2025; quality=3; punctuality=4; complaints=5; class=B
- Screw maker 2025 | supplier=Boltline; year=2025; quality=5; punctuality=5; complaints=0; class=A
- Label printer 2025 | supplier=Colour labels; year=2025; quality=2; punctuality=3; complaints=9; class=C
- Carton supplier 2025 | supplier=Boxwell; year=2025; quality=4; punctuality=5; complaints=1; class=A
! record training record|read confirmation|training confirmation [train\\w*|read|acknowledg\\w*|competen\\w*|qualif\\w*]: Title!;Document->@controlled document|procedure~Incoming goods inspection;Person;Read on:date;Trained by;Test passed:boolean
- QP-07 read by Shift A | document=Incoming goods inspection; person=Shift A; trained_by=Ragna Thiel
- WI-31 shown to Shift B | document=Torque of the main screws; person=Shift B; trained_by=Pavel Sima
- FO-12 for new agents | document=Complaint form; person=Nadia Lukic; trained_by=Lene Ravn
- Manual read by management | document=Quality manual; person=Plant manager; trained_by=Ragna Thiel

# data protection|gdpr|privacy officer|data breach|processing activity|data subject request|consent management
item processing activity|processing record|record of processing: Name!;Purpose:long!;Department;Legal basis=Consent|Contract|Legal duty|Legitimate interest|Public task;Data categories;Data subjects;Recipients;Transfer outside the EU:boolean;Kept for;Owner~Tamara Ille;Last checked on:date;~Status=Draft|Active|Ended
- Newsletter dispatch | purpose=Send news to people who asked for it.; department=Marketing; legal_basis=Consent; data_categories=Name, email; data_subjects=Subscribers; kept_for=Until consent is withdrawn; owner=Tamara Ille; status=Active
- Applicant files | purpose=Select applicants for open posts.; department=HR; legal_basis=Contract; data_categories=CV, certificates; data_subjects=Applicants; kept_for=Six months after the decision; owner=Tamara Ille; status=Active
- Video at the loading ramp | purpose=Prevent theft of goods.; department=Logistics; legal_basis=Legitimate interest; data_categories=Pictures; data_subjects=Drivers; kept_for=72 hours; owner=Boris Lehn; status=Draft
- Payroll of 2015 to 2024 | purpose=Pay wages.; department=HR; legal_basis=Legal duty; data_categories=Salary, bank account; data_subjects=Employees; kept_for=Ten years; owner=Boris Lehn; status=Ended
request data subject request|access request|erasure request|subject access request: Title!;Person;Email:email;Kind=Access|Erasure|Correction|Objection|Portability;Received on:date;Answer due on:date;Identity checked:boolean;Details:long;Answer:long;Handled by~Tamara Ille
- Delete my applicant file | person=Jörn Beck; kind=Erasure; details=Application of January.; handled_by=Tamara Ille
- What do you know about me? | person=Ida Moss; kind=Access; details=All systems, please.; handled_by=Boris Lehn
- Wrong birth date | person=Tom Arnold; kind=Correction; details=1987, not 1978.; handled_by=Tamara Ille
- No more advertising calls | person=Vera Blank; kind=Objection; details=Third call this year.; handled_by=Tamara Ille
record data breach|breach|privacy incident|incident: Title!;Discovered on:date!;Happened on:date;Kind=Wrong recipient|Lost device|Hacking|Unintended access|Theft;People affected:number#0-100000000;Data affected;Risk=Low|Medium|High;Measures taken:long;Reported to authority:boolean;Reported on:date;~Status=Open|Assessed|Reported|Closed
- Payslip sent to the wrong inbox | kind=Wrong recipient; people_affected=1; data_affected=Salary, bank account; risk=Medium; measures_taken=Recipient confirmed deletion.; status=Assessed
- Stolen service laptop | kind=Theft; people_affected=120; data_affected=Customer addresses; risk=Low; measures_taken=Disk was encrypted, remotely wiped.; status=Closed
- Open folder on the file server | kind=Unintended access; people_affected=43; data_affected=Sick notes; risk=High; measures_taken=Rights removed, log checked.; status=Reported
- Password guessed at the shop | kind=Hacking; people_affected=2600; data_affected=Email, orders; risk=Medium; measures_taken=All passwords reset.; status=Open
item processor|data processor|service provider|vendor: Name!;Service;Country;Contract signed on:date;Contract:file;Certificates;Next check on:date;Subprocessors:long;Risk=Low|Medium|High;Contact email:email
- Mail Cloud | service=Newsletter dispatch; country=Ireland; certificates=ISO 27001; risk=Low
- Paper Shredders North | service=File destruction; country=Denmark; risk=Low
- Cloud Payroll | service=Payroll; country=Netherlands; certificates=ISAE 3402; risk=Medium
- CallFriend | service=Phone surveys; country=United States; risk=High
record consent|consent record|consent entry: Title!;Person;Email:email;Activity->@processing activity|processing record~Newsletter dispatch;Given on:date!;Withdrawn on:date;Source=Web form|Paper|Phone|Import;Text version;Proof:file
- Mara for the newsletter | person=Mara Kobel; activity=Newsletter dispatch; source=Web form; text_version=3
- Teo on paper | person=Teo Blom; activity=Newsletter dispatch; source=Paper; text_version=2
- Kira stays in the pool | person=Kira Lind; activity=Applicant files; source=Phone; text_version=1
- Imported from the fair | person=Olaf Renz; activity=Newsletter dispatch; source=Import; text_version=3
record impact assessment|dpia|risk assessment: Title!;Activity->@processing activity|processing record~Applicant files;Risks:long!;Likelihood=Low|Medium|High;Severity=Low|Medium|High;Measures:long;Remaining risk=Low|Medium|High;Assessed by~Tamara Ille;Date:date
- Automatic ranking of applicants | activity=Applicant files; risks=Unfair ranking of older applicants.; likelihood=Medium; severity=High; measures=Human check of each rejection.; remaining_risk=Medium; assessed_by=Tamara Ille
- Cameras and break area | activity=Video at the loading ramp; risks=Breaks of drivers are filmed.; likelihood=High; severity=Medium; measures=Mask over the bench.; remaining_risk=Low; assessed_by=Boris Lehn
- Tracking of opened mails | activity=Newsletter dispatch; risks=Profiles of readers.; likelihood=Medium; severity=Low; measures=Only totals are kept.; remaining_risk=Low; assessed_by=Tamara Ille
- Old payroll archive | activity=Payroll of 2015 to 2024; risks=Too many people have the key.; likelihood=Low; severity=High; measures=Two keys.; remaining_risk=Low; assessed_by=Boris Lehn
work privacy task|measure|deletion task|task: Title!;Activity->@processing activity|processing record~Applicant files;Responsible;Due on:date;Priority=Low|Normal|High;Notes:long
- Delete files older than six months | activity=Applicant files; responsible=HR office; priority=High
- Sign at the ramp | activity=Video at the loading ramp; responsible=Facility team; priority=Normal
- New consent text | activity=Newsletter dispatch; responsible=Marketing; priority=Low
- Shred payroll of 2015 | activity=Payroll of 2015 to 2024; responsible=HR office; priority=High
record privacy training|training record|employee training: Title!;Employee;Department;Completed on:date!;Score:percent;Valid until:date;Certificate:file
- Basics, Lennart Fuhr | employee=Lennart Fuhr; department=Sales; score=90
- Video and law, Rosa Amann | employee=Rosa Amann; department=Logistics; score=75
- Basics, Piet Urban | employee=Piet Urban; department=HR; score=100
- Breach drill, Sven Kahl | employee=Sven Kahl; department=IT; score=85

# compliance|regulatory compliance|compliance officer|compliance obligation|whistleblower|whistleblowing|code of conduct
item compliance obligation|obligation|regulation|requirement: Title!;Source=Law|Permit|Contract|Standard|Internal policy;Reference;Area=Environment|Labour|Finance|Product|Data|Trade;Owner~Beate Rohm|Sunil Das;Applies since:date;Check every:number(months)#1-60;Text:long;Link:url;~Status=Compliant|Partly|Not compliant|Not assessed
- Waste register kept for three years | source=Law; reference=Waste act 49; area=Environment; owner=Beate Rohm; check_every=12; status=Compliant
- Working time recorded daily | source=Law; reference=Working hours act 16; area=Labour; owner=Sunil Das; check_every=6; status=Partly
- Export check of every order | source=Internal policy; reference=IP-07; area=Trade; owner=Hanne Krog; check_every=3; status=Not assessed
- Warning text on toys | source=Standard; reference=EN 71; area=Product; owner=Sunil Das; check_every=24; status=Not compliant
record compliance check|assessment|control test|compliance assessment: Title!;Obligation->@compliance obligation|obligation~Waste register kept for three years|Working time recorded daily;Checked on:date!;Checked by~Beate Rohm|Sunil Das;Result=Compliant|Gaps|Not compliant;Evidence:file;Remarks:long;Next check on:date
- Waste register, spring | obligation=Waste register kept for three years; checked_by=Beate Rohm; result=Compliant; remarks=All notes of disposal in the folder.
- Working time, warehouse | obligation=Working time recorded daily; checked_by=Sunil Das; result=Gaps; remarks=Night shift writes on paper.
- Export, first quarter | obligation=Export check of every order; checked_by=Hanne Krog; result=Compliant; remarks=30 orders sampled.
- Warning text, spring range | obligation=Warning text on toys; checked_by=Sunil Das; result=Not compliant; remarks=Two toys without text.
work measure|corrective action|action|task: Title!;Check->@compliance check|assessment~Working time, warehouse;Responsible;Due on:date;Priority=Low|Normal|High;Cost:money;Notes:long
- Terminal at gate 2 | check=Working time, warehouse; responsible=Sunil Das; priority=High; cost=900
- New label for two toys | check=Warning text, spring range; responsible=Product team; priority=High; cost=2400
- Scan all disposal notes | check=Waste register, spring; responsible=Beate Rohm; priority=Low; cost=0
- Second reader for exports | check=Export, first quarter; responsible=Hanne Krog; priority=Normal; cost=0
item policy|company policy|guideline: Title!;Version;Area=Environment|Labour|Finance|Product|Data|Trade;Valid from:date;Review on:date;Owner;Text:long;File:file;Must be confirmed:boolean
- Gifts and invitations | version=3; area=Finance; owner=Beate Rohm; text=Gifts above 35 are declined or reported.
- Export of goods | version=2; area=Trade; owner=Hanne Krog; text=No delivery without a list check.
- Handling of waste oil | version=5; area=Environment; owner=Beate Rohm; text=Only in the red tank.
- Personal data at work | version=1; area=Data; owner=Sunil Das; text=Only what is needed.
record policy confirmation|acknowledgement|training record|attestation: Title!;Policy->@policy|company policy~Gifts and invitations;Employee;Department;Confirmed on:date;Due on:date;~Status=Open|Confirmed|Overdue
- Gifts, Erik Holm | policy=Gifts and invitations; employee=Erik Holm; department=Sales; status=Confirmed
- Export, Lotte Sand | policy=Export of goods; employee=Lotte Sand; department=Shipping; status=Open
- Waste oil, Jan Petersen | policy=Handling of waste oil; employee=Jan Petersen; department=Workshop; status=Overdue
- Data, Aylin Kaya | policy=Personal data at work; employee=Aylin Kaya; department=HR; status=Confirmed
request whistleblower report|incident report|concern|tip: Title!;Category=Corruption|Harassment|Safety|Environment|Fraud|Other;What happened:long;Where;When:date;Anonymous:boolean;Contact for questions;Evidence:file;Reply:long
- Oil poured into the drain | category=Environment; what_happened=Seen twice behind hall 4.; where=Hall 4
- Comments about a trainee | category=Harassment; what_happened=Several times in the break room.; where=Hall 1
- Guard taken off the saw | category=Safety; what_happened=Faster without it, they say.; where=Carpentry
- Invoices without goods | category=Fraud; what_happened=Three invoices for pallets nobody saw.; where=Purchasing
record investigation|case|investigation step: Title!;Concern->@whistleblower report|incident report~Oil poured into the drain;Investigator~Beate Rohm;Opened on:date!;Closed on:date;Findings:long;Measures:long;~Status=Open|Interviews|Confirmed|Not confirmed|Closed
- Drain behind hall 4 | concern=Oil poured into the drain; investigator=Beate Rohm; findings=Sample taken.; status=Interviews
- Break room talks | concern=Comments about a trainee; investigator=Hanne Krog; findings=Two witnesses.; status=Confirmed
- Saw in the carpentry | concern=Guard taken off the saw; investigator=Sunil Das; findings=Guard was in repair.; status=Not confirmed
- Pallet invoices | concern=Invoices without goods; investigator=Beate Rohm; findings=Supplier asked.; status=Open
record gift entry|conflict of interest|gift register entry|disclosure: Title!;Employee;Kind=Gift|Invitation|Side job|Family tie;Other party;Value:money;Date:date;Decision=Open|Allowed|Declined|Returned
- Basket from a carrier | employee=Erik Holm; kind=Gift; other_party=North Carriers; value=60; decision=Returned
- Football box | employee=Lotte Sand; kind=Invitation; other_party=Harbour Line; value=140; decision=Declined
- Brother works at the caster | employee=Jan Petersen; kind=Family tie; other_party=Light metal casters; value=0; decision=Open
- Yoga classes on Saturdays | employee=Aylin Kaya; kind=Side job; other_party=Studio Lotus; value=0; decision=Allowed
! record risk|risk register entry [risk\\w*]: Title!;Obligation->@compliance obligation|obligation~Working time recorded daily;Likelihood:number#1-5;Impact:number#1-5;~Score:number#1-25;Owner;Treatment=Avoid|Reduce|Transfer|Accept
- Fine for missing time records | obligation=Working time recorded daily; likelihood=3; impact=3; score=9; owner=Sunil Das; treatment=Reduce
- Delivery to a listed company | obligation=Export check of every order; likelihood=2; impact=5; score=10; owner=Hanne Krog; treatment=Avoid
- Recall of toys | obligation=Warning text on toys; likelihood=3; impact=4; score=12; owner=Sunil Das; treatment=Transfer
- Lost disposal note | obligation=Waste register kept for three years; likelihood=1; impact=2; score=2; owner=Beate Rohm; treatment=Accept

# preprint|research paper repository|paper archive|academic repository|research publication|publication list
item publication|paper|preprint|research paper: Title!;Authors;Abstract:long!;Type=Article|Preprint|Thesis|Book|Chapter|Data set|Poster;Year:number#1900-2100;Journal or series;DOI;Field->@research field|subject~Soil science|Astronomy;Keywords;File:file;Licence=CC BY|CC BY-SA|CC0|All rights reserved;~Downloads:number#0-10000000;~Status=Submitted|Screening|Public|Withdrawn
- Earthworms under tram lines | authors=L. Okada, B. Finn; abstract=Worm counts in forty strips of grass.; type=Preprint; year=2026; field=Soil science; keywords=earthworms, cities; licence=CC BY; downloads=212; status=Public
- Dust in a young star's disc | authors=E. Navarro; abstract=Two rings and a gap seen at 1 mm.; type=Article; year=2025; journal_or_series=Letters of Astronomy; field=Astronomy; licence=CC BY; downloads=980; status=Public
- Counting ferries from space | authors=M. Adeyemi; abstract=Wakes in radar pictures of one strait.; type=Data set; year=2024; field=Remote sensing; keywords=radar, ships; licence=CC0; downloads=64; status=Screening
- Market cries of the 1920s | authors=C. Bonnet; abstract=Ninety cries noted by ear.; type=Thesis; year=2018; field=Folk music; licence=All rights reserved; downloads=31; status=Withdrawn
person author|researcher|scholar: Name!;Affiliation;Email:email;ORCID;Field->@research field|subject~Soil science;Website:url;~Publications:number#0-5000;~H-index:number#0-300;Biography:long;Photo:image
- Lin Okada | affiliation=University of the Coast; field=Soil science; publications=14; h_index=6
- Elena Navarro | affiliation=Mountain Observatory; field=Astronomy; publications=41; h_index=18
- Musa Adeyemi | affiliation=Coast Data Lab; field=Remote sensing; publications=7; h_index=3
- Claire Bonnet | affiliation=School of Music; field=Folk music; publications=4; h_index=2
item research field|subject|category|discipline: Name!;Parent field;Code;Moderator;Description:long
- Soil science | code=SOI; moderator=Prof. Ute Lamm
- Astronomy | code=AST; moderator=Dr. Hugo Pratt
- Remote sensing | parent_field=Geography; code=RSE; moderator=Dr. Ivy Chen
- Folk music | parent_field=Music; code=FOM; moderator=Prof. Ned Oram
record paper version|version|revision: Title!;Publication->@publication|paper~Earthworms under tram lines;Version:number#1-50;Uploaded on:date!;File:file;What changed:long;Pages:number#1-2000
- Earthworms, version 2 | publication=Earthworms under tram lines; version=2; what_changed=New figure 3, corrected counts.; pages=18
- Dust, version 1 | publication=Dust in a young star's disc; version=1; what_changed=First upload.; pages=11
- Ferries, version 3 | publication=Counting ferries from space; version=3; what_changed=Winter pictures added.; pages=9
- Market cries, version 1 | publication=Market cries of the 1920s; version=1; what_changed=First upload.; pages=142
record citation|reference|cited work: Title!;Citing paper->@publication|paper~Dust in a young star's disc;Cited paper->@publication|paper;Cited work as text;DOI;Page;Year:number#1800-2100
- Rings in discs, 2019 | citing_paper=Dust in a young star's disc; cited_work_as_text=Rings in discs, a survey; year=2019
- Dust rings cited in the ferry paper | citing_paper=Counting ferries from space; cited_paper=Dust in a young star's disc; page=4; year=2025
- Worms and rails, 1998 | citing_paper=Earthworms under tram lines; cited_work_as_text=Worms along railways; page=2; year=1998
- Street songs, 1931 | citing_paper=Market cries of the 1920s; cited_work_as_text=Street songs of the port; page=77; year=1931
record authorship|author position|contribution: Title!;Publication->@publication|paper~Earthworms under tram lines;Author->@author|researcher~Lin Okada;Position:number#1-1000;Role=Concept|Measurement|Analysis|Writing|Supervision;Corresponding:boolean
- Okada, first author | publication=Earthworms under tram lines; author=Lin Okada; position=1; role=Measurement
- Navarro alone | publication=Dust in a young star's disc; author=Elena Navarro; position=1; role=Analysis
- Adeyemi, ferries | publication=Counting ferries from space; author=Musa Adeyemi; position=1; role=Concept
- Bonnet, cries | publication=Market cries of the 1920s; author=Claire Bonnet; position=1; role=Writing
item collection|reading list|series: Name!;Curator;Description:long;Public:boolean;~Papers:number#0-100000
- City soils | curator=Lin Okada; papers=23
- Young stars | curator=Elena Navarro; papers=58
- Ships from above | curator=Musa Adeyemi; papers=12
- Voices of the street | curator=Claire Bonnet; papers=9
request moderation request|takedown request|withdrawal request|metadata correction: Title!;Publication->@publication|paper~Earthworms under tram lines;Kind=Correction|Withdrawal|Copyright|Wrong category;Details:long;Asked by;Decision:long
- Second author is misspelt | publication=Earthworms under tram lines; kind=Correction; asked_by=B. Finn
- My photo on page 3 | publication=Market cries of the 1920s; kind=Copyright; asked_by=City museum
- Belongs to geography | publication=Counting ferries from space; kind=Wrong category; asked_by=Dr. Ivy Chen
- Withdraw until the embargo ends | publication=Dust in a young star's disc; kind=Withdrawal; asked_by=E. Navarro
+ comment: Publication->@publication|paper;Page;Line
+ review: Publication->@publication|paper;Soundness:rating;Novelty:rating

# literature review|reference manager|bibliography|systematic review|citation manager|literature database|reading notes
item reference|literature entry|source|paper|bibliography entry: Title!;Authors;Year:number#1500-2100;Type=Article|Book|Chapter|Report|Thesis|Website;Journal or publisher;DOI;Link:url;File:file;Abstract:long;Collection->@collection|folder~Heat in cities|Methods;~Reading state=To read|Reading|Read;Rating:rating
- Night cooling of courtyards | authors=R. Almeida, J. Stone; year=2021; type=Article; journal_or_publisher=Urban Climate Letters; collection=Heat in cities; reading_state=Read; rating=5
- Sampling for small samples | authors=V. Grahn; year=2014; type=Book; journal_or_publisher=Academic House; collection=Methods; reading_state=Reading; rating=4
- Heat diaries of older tenants | authors=S. Nkemelu; year=2023; type=Thesis; journal_or_publisher=Lakeside University; collection=Heat and health; reading_state=To read
- City guide to shade sails | authors=City of Murcia; year=2019; type=Report; journal_or_publisher=City of Murcia; collection=Shade and trees; reading_state=Read; rating=3
item collection|folder|reading list|review project: Name!;Description:long;Owner;Shared:boolean;~References:number#0-100000;Colour
- Heat in cities | owner=Imke Frey; references=63
- Methods | owner=Imke Frey; references=18
- Heat and health | owner=Joost Bos; references=27; colour=Red
- Shade and trees | owner=Imke Frey; references=41; colour=Green
record reading note|note|annotation|excerpt|quote: Title!;Reference->@reference|literature entry~Night cooling of courtyards;Page;Kind=Quote|Summary|Critique|Idea;Text:long!;Written by;Written on:date
- Two degrees at 4 a.m. | reference=Night cooling of courtyards; page=12; kind=Summary; text=Planted yards were two degrees cooler before sunrise.; written_by=Imke Frey
- Only one summer | reference=Night cooling of courtyards; page=19; kind=Critique; text=Measured in a single, wet summer.; written_by=Imke Frey
- Sails beat trees in year one | reference=City guide to shade sails; page=31; kind=Idea; text=Combine sails with young trees.; written_by=Joost Bos
- Sleepless above 24 degrees | reference=Heat diaries of older tenants; page=88; kind=Quote; text=I sat on the stairs until four.; written_by=Joost Bos
record screening decision|inclusion decision|screening|selection: Title!;Reference->@reference|literature entry~Night cooling of courtyards;Stage=Title and abstract|Full text;Reviewer~Imke Frey|Joost Bos;Decision=Include|Exclude|Unsure;Reason;Decided on:date
- Frey includes courtyards | reference=Night cooling of courtyards; stage=Title and abstract; reviewer=Imke Frey; decision=Include
- Bos excludes the guide | reference=City guide to shade sails; stage=Full text; reviewer=Joost Bos; decision=Exclude; reason=No measurements
- Frey unsure on diaries | reference=Heat diaries of older tenants; stage=Title and abstract; reviewer=Imke Frey; decision=Unsure; reason=Few participants
- Bos includes courtyards | reference=Night cooling of courtyards; stage=Full text; reviewer=Joost Bos; decision=Include
record literature search|search strategy|database search|search log: Title!;Database;Search terms:long!;Searched on:date;Hits:number#0-10000000;Kept:number#0-1000000;Filters;Searched by
- Courtyard and heat | database=Science index; search_terms=(courtyard OR patio) AND heat; hits=412; kept=63; searched_by=Joost Bos
- Heat and tenants | database=Health base; search_terms=heat AND tenant AND (old OR aged); hits=208; kept=27; searched_by=Joost Bos
- Shade sails | database=Planning archive; search_terms=shade sail OR awning; hits=96; kept=14; searched_by=Imke Frey
- Trees at night | database=Science index; search_terms=tree AND night AND temperature; hits=1310; kept=41; searched_by=Imke Frey
record data extraction|extracted result|evidence table row|study characteristic: Title!;Reference->@reference|literature entry~Night cooling of courtyards;Design=Experiment|Field study|Model|Survey|Case study;Sample size:number#0-10000000;Outcome;Effect;Quality=Low|Medium|High;Extracted by
- Courtyards, night temperature | reference=Night cooling of courtyards; design=Field study; sample_size=14; outcome=Air temperature at 4 a.m.; effect=Minus 2.1 degrees; quality=Medium; extracted_by=Imke Frey
- Diaries, hours of sleep | reference=Heat diaries of older tenants; design=Survey; sample_size=32; outcome=Sleep per night; effect=Minus 1.4 hours; quality=Low; extracted_by=Joost Bos
- Sails, noon surface | reference=City guide to shade sails; design=Case study; sample_size=3; outcome=Pavement temperature; effect=Minus 11 degrees; quality=Low; extracted_by=Imke Frey
- Small samples, simulation | reference=Sampling for small samples; design=Model; sample_size=1000; outcome=Error of the mean; effect=Plus 4 percent; quality=High; extracted_by=Joost Bos
item tag|keyword|topic: Name!;Colour;Description;Parent
- microclimate | colour=Blue
- sampling | colour=Grey
- sleep | colour=Purple; parent=health
- planting | colour=Green; description=Trees, climbers, lawns
work reading task|task|to-do: Title!;Reference->@reference|literature entry~Sampling for small samples;Due on:date;Assigned to;Priority=Low|Normal|High;Notes:long
- Summarise chapter 5 | reference=Sampling for small samples; assigned_to=Joost Bos; priority=Normal
- Read the diaries before Tuesday | reference=Heat diaries of older tenants; assigned_to=Imke Frey; priority=High
- Copy the table on sails | reference=City guide to shade sails; assigned_to=Joost Bos; priority=Low
- Check the weather data | reference=Night cooling of courtyards; assigned_to=Imke Frey; priority=Normal
! record citation|cited in|use in manuscript [cit\\w*|manuscript|chapter|bibtex|export]: Title!;Reference->@reference|literature entry~Night cooling of courtyards;Manuscript;Section;Citation style=APA|Chicago|Harvard|IEEE|MLA;Note:long
- Used in the introduction | reference=Night cooling of courtyards; manuscript=Review of yard cooling; section=1.2; citation_style=APA
- Methods, sample size | reference=Sampling for small samples; manuscript=Review of yard cooling; section=2.3; citation_style=APA
- Discussion on sleep | reference=Heat diaries of older tenants; manuscript=Heat and sleep, a note; section=4; citation_style=Harvard
- Figure credit | reference=City guide to shade sails; manuscript=Talk for the city; section=Slide 9; citation_style=Chicago

# research data|data repository|open data portal|dataset repository|data set|research dataset
item dataset|data set|data package: Title!;Description:long!;Creators;Subject->@subject area|category~Hydrology|Linguistics;Licence=CC0|CC BY|CC BY-NC|Restricted;DOI;Version;Period covered;Place covered;Keywords;Access=Open|On request|Embargo;Published on:date;~Status=Draft|In review|Published|Withdrawn
- Daily river levels, Alder basin | description=Level and temperature at 14 gauges.; creators=Water group, L. Moen; subject=Hydrology; licence=CC BY; version=2.1; period_covered=1998 to 2025; place_covered=Alder basin; access=Open; status=Published
- Dialect recordings of the islands | description=Forty hours of speech with transcripts.; creators=K. Sinclair; subject=Linguistics; licence=Restricted; version=1.0; access=On request; status=In review
- Bread prices 1890 to 1930 | description=Weekly prices of four towns.; creators=P. Adler; subject=Economic history; licence=CC0; version=1.3; period_covered=1890 to 1930; place_covered=Four towns; access=Open; status=Withdrawn
- Bee flights at three farms | description=Counts at hive entrances.; creators=R. Silva, T. Moor; subject=Ecology; licence=CC BY-NC; version=0.9; period_covered=2024; access=Embargo; status=Draft
record data file|file|resource|attachment: Name!;Dataset->@dataset|data set~Daily river levels, Alder basin;File:file;Format=CSV|JSON|NetCDF|Audio|Image|PDF|ZIP;Size:number(MB)#0-1000000;Checksum;Rows:number#0-1000000000;Description:long
- levels_1998_2025.csv | dataset=Daily river levels, Alder basin; format=CSV; size=38; rows=143000; description=One row per gauge and day.
- gauges.csv | dataset=Daily river levels, Alder basin; format=CSV; size=0.1; rows=14
- recordings_part1.zip | dataset=Dialect recordings of the islands; format=ZIP; size=8200; description=Tapes 1 to 14.
- bread_prices.json | dataset=Bread prices 1890 to 1930; format=JSON; size=1.2; rows=8320
record variable|column|codebook entry|data dictionary entry: Name!;Dataset->@dataset|data set~Daily river levels, Alder basin;Label;Type=Number|Text|Date|Category;Unit;Missing value;Allowed values;Description:long
- level | dataset=Daily river levels, Alder basin; label=Water level; type=Number; unit=cm; missing_value=-999
- gauge_id | dataset=Daily river levels, Alder basin; label=Gauge; type=Category
- price | dataset=Bread prices 1890 to 1930; label=Price of one kilo; type=Number; unit=pence
- flight_day | dataset=Bee flights at three farms; label=Day of the count; type=Date
record dataset version|version|release: Title!;Dataset->@dataset|data set~Daily river levels, Alder basin;Version;Released on:date!;Changes:long;Released by
- River levels 2.1 | dataset=Daily river levels, Alder basin; version=2.1; changes=Gauge 9 corrected for 2011.; released_by=L. Moen
- Recordings 1.0 | dataset=Dialect recordings of the islands; version=1.0; changes=First upload.; released_by=K. Sinclair
- Bread prices 1.3 | dataset=Bread prices 1890 to 1930; version=1.3; changes=Town 4 removed.; released_by=P. Adler
- Bee flights 0.9 | dataset=Bee flights at three farms; version=0.9; changes=Farm C added.; released_by=R. Silva
request access request|data access request|data use request: Title!;Dataset->@dataset|data set~Dialect recordings of the islands;Requester;Institution;Purpose:long;Use until:date;Agreement:file;Decision note:long
- Vowel study | dataset=Dialect recordings of the islands; requester=Dr. A. Reyes; institution=University of the Coast; purpose=Measure vowel length.
- Pesticide and flights | dataset=Bee flights at three farms; requester=M. Hollander; institution=Farm institute; purpose=Compare with spray dates.
- Voices for an exhibition | dataset=Dialect recordings of the islands; requester=Island museum; institution=Island museum; purpose=Two minutes in a listening booth.
- Missing fourth town | dataset=Bread prices 1890 to 1930; requester=J. Keller; institution=Trade college; purpose=Check of the index.
record download|usage record|data citation: Title!;Dataset->@dataset|data set~Daily river levels, Alder basin;Used by;Date:date!;Kind=Download|Cited in a paper|Reuse;Link:url
- Cited in a flood model paper | dataset=Daily river levels, Alder basin; used_by=S. Bauer; kind=Cited in a paper
- Used in a school lesson | dataset=Daily river levels, Alder basin; used_by=School of Alder; kind=Reuse
- Price file loaded | dataset=Bread prices 1890 to 1930; used_by=J. Keller; kind=Download
- Cited in a thesis on vowels | dataset=Dialect recordings of the islands; used_by=A. Reyes; kind=Cited in a paper
item subject area|category|topic: Name!;Code;Curator;Description:long
- Hydrology | code=HYD; curator=Lise Moen
- Linguistics | code=LIN; curator=Kirsty Sinclair
- Economic history | code=ECH; curator=Paula Adler
- Ecology | code=ECO; curator=Rui Silva
item data provider|organisation|publisher|contributor: Name!;Type=University|Authority|Company|Association;Contact person;Email:email;Website:url;~Datasets:number#0-100000
- Alder Water Board | type=Authority; contact_person=Lise Moen; datasets=12
- University of the Coast | type=University; contact_person=Kirsty Sinclair; datasets=31
- Meteo Private | type=Company; contact_person=Ralf Busch; datasets=4
- Friends of Old Prices | type=Association; contact_person=Paula Adler; datasets=2
record curation check|quality check|data review: Title!;Dataset->@dataset|data set~Dialect recordings of the islands;Curator;Checked on:date;Metadata complete:boolean;Files readable:boolean;Personal data removed:boolean;Remarks:long;~Result=Open|Passed|Sent back
- First check of the recordings | dataset=Dialect recordings of the islands; curator=Kirsty Sinclair; remarks=Two speakers are named in tape 7.; result=Sent back
- River levels, yearly check | dataset=Daily river levels, Alder basin; curator=Lise Moen; remarks=All gauges present.; result=Passed
- Bees before the embargo ends | dataset=Bee flights at three farms; curator=Rui Silva; remarks=Farm names to be masked.; result=Open
- Bread, units missing | dataset=Bread prices 1890 to 1930; curator=Paula Adler; remarks=Pence or cents?; result=Sent back

# ethics committee|ethics review|ethics approval|institutional review board|irb|research ethics|informed consent
record ethics application|study protocol|protocol|application|submission: Title!;Protocol number;Principal investigator;Department;Summary:long!;Participants planned:number#0-1000000;Vulnerable groups=None|Children|Patients|Prisoners|Pregnant women|Other;Risk=Minimal|Low|Moderate|High;Starts on:date;Ends on:date;File:file;~Status=Draft|Submitted|In review|Changes required|Approved|Rejected|Expired
- Sleep diaries of shift workers | protocol_number=EC-2026-031; principal_investigator=Dr. Nils Voss; department=Psychology; summary=Four weeks of diaries and a wrist sensor.; participants_planned=80; vulnerable_groups=None; risk=Minimal; status=In review
- Reading aloud in hospital wards | protocol_number=EC-2026-034; principal_investigator=Prof. Ada Lund; department=Nursing; summary=Volunteers read to children in the ward.; participants_planned=30; vulnerable_groups=Children; risk=Low; status=Changes required
- Memory training in prison | protocol_number=EC-2026-019; principal_investigator=Dr. Ines Kobel; department=Psychology; summary=Ten lessons with tests before and after.; participants_planned=24; vulnerable_groups=Prisoners; risk=Moderate; status=Rejected
- Heartbeats in choirs | protocol_number=EC-2025-088; principal_investigator=Prof. Sven Aas; department=Music; summary=Chest belts during two rehearsals.; participants_planned=40; vulnerable_groups=None; risk=Minimal; status=Approved
record ethics opinion|reviewer comment|committee review|assessment: Title!;Application->@ethics application|study protocol~Sleep diaries of shift workers|Reading aloud in hospital wards;Reviewer~Prof. Carla Otte|Dr. Jim Hale;Risk and benefit:long;Consent:long;Data protection:long;Recommendation=Approve|Approve with changes|Reject|Discuss in meeting;Due on:date;Submitted on:date
- Otte on reading aloud | application=Reading aloud in hospital wards; reviewer=Prof. Carla Otte; consent=Add a sheet in simple words for children.; recommendation=Approve with changes
- Hale on shift workers | application=Sleep diaries of shift workers; reviewer=Dr. Jim Hale; data_protection=Who reads the sensor data?; recommendation=Discuss in meeting
- Hale on choirs | application=Heartbeats in choirs; reviewer=Dr. Jim Hale; recommendation=Approve
- Otte on the prison | application=Memory training in prison; reviewer=Prof. Carla Otte; risk_and_benefit=Benefit is unclear.; recommendation=Reject
event committee meeting|meeting|session: Title!;Date:date!;Starts at:time;Place or link;Chair~Prof. Carla Otte;Members present:number#0-60;Quorum:number#1-60;Minutes:file
- Meeting 4 | place_or_link=Room 2.11; chair=Prof. Carla Otte; members_present=7; quorum=5
- Meeting 3 | place_or_link=Room 2.11; chair=Prof. Carla Otte; members_present=6; quorum=5
- Meeting 5 | place_or_link=Video call; chair=Dr. Jim Hale; members_present=5; quorum=5
- Extra meeting in July | place_or_link=Clinic library; chair=Prof. Carla Otte; members_present=8; quorum=5
record committee decision|decision|approval letter|vote: Title!;Application->@ethics application|study protocol~Reading aloud in hospital wards;Meeting->@committee meeting|meeting~Meeting 4;Decision=Approved|Approved with conditions|Changes required|Rejected;Conditions:long;Votes for:number#0-60;Votes against:number#0-60;Valid until:date;Letter:file
- Changes for reading aloud | application=Reading aloud in hospital wards; meeting=Meeting 4; decision=Changes required; conditions=Sheet for children, second contact person.; votes_for=7; votes_against=0
- Choirs approved | application=Heartbeats in choirs; meeting=Meeting 3; decision=Approved; votes_for=6; votes_against=0
- Prison refused | application=Memory training in prison; meeting=Meeting 5; decision=Rejected; votes_for=1; votes_against=4
- Diaries with conditions | application=Sleep diaries of shift workers; meeting=Extra meeting in July; decision=Approved with conditions; conditions=Delete sensor data after a year.; votes_for=7; votes_against=1
request amendment|protocol amendment|extension request|change to protocol: Title!;Application->@ethics application|study protocol~Sleep diaries of shift workers;Kind=Amendment|Extension|New site|New investigator;What changes:long;Reason:long;File:file
- Twenty more participants | application=Sleep diaries of shift workers; kind=Amendment; what_changes=100 instead of 80 participants.
- Second choir | application=Heartbeats in choirs; kind=New site; what_changes=Choir of the cathedral joins.
- Half a year longer | application=Reading aloud in hospital wards; kind=Extension; what_changes=Until December.; reason=Ward was closed.
- New leader in May | application=Memory training in prison; kind=New investigator; what_changes=Dr. Ruth Moll takes over.
record adverse event|adverse event report|incident report|protocol deviation: Title!;Application->@ethics application|study protocol~Sleep diaries of shift workers;Happened on:date!;Severity=Mild|Moderate|Serious;Expected:boolean;Related to study=Unlikely|Possible|Certain;Description:long;Measures:long;Reported by
- Rash under the wrist band | application=Sleep diaries of shift workers; severity=Mild; related_to_study=Certain; measures=Textile band offered.; reported_by=Dr. Nils Voss
- Fainted in rehearsal | application=Heartbeats in choirs; severity=Moderate; related_to_study=Unlikely; measures=Water and a break.; reported_by=Prof. Sven Aas
- Child cried at a story | application=Reading aloud in hospital wards; severity=Mild; related_to_study=Possible; measures=Other book chosen.; reported_by=Ward nurse
- Hospital stay of a driver | application=Sleep diaries of shift workers; severity=Serious; related_to_study=Unlikely; measures=Participation ended.; reported_by=Dr. Nils Voss
record protocol document|consent form|document|attachment: Title!;Application->@ethics application|study protocol~Sleep diaries of shift workers;Kind=Consent form|Information sheet|Questionnaire|Protocol|Insurance|Data plan;Version;File:file;Uploaded on:date
- Consent form, English | application=Sleep diaries of shift workers; kind=Consent form; version=2
- Sheet for children | application=Reading aloud in hospital wards; kind=Information sheet; version=1
- Data plan, choirs | application=Heartbeats in choirs; kind=Data plan; version=3
- Insurance letter | application=Memory training in prison; kind=Insurance; version=1
person committee member|member|reviewer: Name!;Field;Affiliation;Email:email;Role=Chair|Deputy|Member|Lay member|Lawyer;Term until:date;Conflicts:long
- Prof. Carla Otte | field=Medicine; role=Chair
- Dr. Jim Hale | field=Philosophy; role=Member
- Margit Held | field=Retired teacher; role=Lay member
- Ruben Stolz | field=Law; role=Lawyer

# research participant|study participant|participant recruitment|psychology experiment|research study|test subject|lab study
item study|experiment|research study: Title!;Short code;Lead researcher~Dr. Pia Nord|Yusuf Cem;Kind=Lab|Online|Field|Interview|Scan;Duration:number(min)#5-600;Payment:money;Participants wanted:number#1-100000;~Participants so far:number#0-100000;Requirements:long;Location;Ethics number;~Status=Planned|Recruiting|Full|Completed
- Faces in the crowd | short_code=FAC; lead_researcher=Dr. Pia Nord; kind=Lab; duration=60; payment=14; participants_wanted=48; participants_so_far=31; requirements=18 to 40, normal vision; location=Lab 3; ethics_number=EC-2026-012; status=Recruiting
- Three weeks of step counts | short_code=STP; lead_researcher=Yusuf Cem; kind=Field; duration=30; payment=40; participants_wanted=120; participants_so_far=120; location=Online; status=Full
- Tell me your commute | short_code=COM; lead_researcher=Dr. Lara Finn; kind=Interview; duration=45; payment=10; participants_wanted=20; participants_so_far=0; location=Room 1.07; status=Planned
- Rhythm in the scanner | short_code=RHY; lead_researcher=Dr. Pia Nord; kind=Scan; duration=90; payment=30; participants_wanted=24; participants_so_far=24; requirements=No metal; location=Clinic, basement; ethics_number=EC-2025-077; status=Completed
person participant|study participant|test subject|volunteer: Code!;Name;Birth year:number#1920-2020;Sex=Female|Male|Diverse;Handedness=Right|Left|Both;Native language;Email:email;Phone:phone;Glasses:boolean;May be contacted:boolean;~Sessions done:number#0-500
- P-0211 | name=Linn Roos; birth_year=1999; sex=Female; handedness=Left; native_language=Swedish; sessions_done=2
- P-0215 | name=Ivo Prell; birth_year=1991; sex=Male; handedness=Right; native_language=German; sessions_done=1
- P-0220 | name=Ama Boateng; birth_year=1985; sex=Female; handedness=Both; native_language=Twi; sessions_done=4
- P-0231 | name=Kim Vale; birth_year=2004; sex=Diverse; handedness=Right; native_language=English; sessions_done=0
record screening|eligibility check|screening questionnaire: Title!;Participant->@participant|study participant~P-0211;Study->@study|experiment~Faces in the crowd;Date:date!;Exclusion reason;Screened by;Answers:long;~Result=Eligible|Not eligible|To be clarified
- P-0211 for faces | participant=P-0211; study=Faces in the crowd; screened_by=Yusuf Cem; result=Eligible
- P-0215 for the scanner | participant=P-0215; study=Rhythm in the scanner; exclusion_reason=Metal plate; screened_by=Yusuf Cem; result=Not eligible
- P-0220 for commuting | participant=P-0220; study=Tell me your commute; screened_by=Lara Finn; result=Eligible
- P-0231 for faces | participant=P-0231; study=Faces in the crowd; exclusion_reason=Glasses not known; screened_by=Yusuf Cem; result=To be clarified
event study session|test session|session|appointment slot|lab slot: Title!;Study->@study|experiment~Faces in the crowd;Participant->@participant|study participant~P-0211;Date:date!;Starts at:time;Ends at:time;Experimenter~Yusuf Cem;Room;~Status=Free|Booked|Held|No-show|Cancelled
- Faces, slot 32 | study=Faces in the crowd; participant=P-0211; experimenter=Yusuf Cem; room=Lab 3; status=Booked
- Rhythm, slot 9 | study=Rhythm in the scanner; participant=P-0220; experimenter=Pia Nord; room=Scanner; status=Held
- Steps, first talk | study=Three weeks of step counts; participant=P-0215; experimenter=Yusuf Cem; room=Video call; status=No-show
- Commute, slot 1 | study=Tell me your commute; experimenter=Lara Finn; room=Room 1.07; status=Free
record consent|consent form|informed consent: Title!;Participant->@participant|study participant~P-0211;Study->@study|experiment~Faces in the crowd;Signed on:date!;Version;File:file;Withdrawn on:date
- P-0211, faces | participant=P-0211; study=Faces in the crowd; version=3
- P-0220, scanner | participant=P-0220; study=Rhythm in the scanner; version=2
- P-0215, steps | participant=P-0215; study=Three weeks of step counts; version=1
- P-0231, commute | participant=P-0231; study=Tell me your commute; version=1
record measurement|response|trial data|result record: Title!;Session->@study session|test session~Faces, slot 32;Variable;Value:number;Unit;Condition=A|B|Control;Recorded on:date;Data file:file;Remark:long
- Reaction time, condition A | session=Faces, slot 32; variable=Mean reaction time; value=612; unit=ms; condition=A
- Tapping error | session=Rhythm, slot 9; variable=Tapping error; value=38; unit=ms; condition=Control
- Reaction time, condition B | session=Faces, slot 32; variable=Mean reaction time; value=655; unit=ms; condition=B
- Steps, week 1 | session=Steps, first talk; variable=Steps per day; value=7420; unit=steps; condition=A; remark=Sensor off on Sunday.
record participant payment|compensation|voucher|course credit: Title!;Participant->@participant|study participant~P-0211;Session->@study session|test session~Faces, slot 32;Kind=Cash|Transfer|Voucher|Course credit;Amount:money;Credits:number#0-50;Paid on:date;~Status=Due|Paid|Refused
- P-0211, one hour | participant=P-0211; session=Faces, slot 32; kind=Transfer; amount=14; status=Due
- P-0220, scanner | participant=P-0220; session=Rhythm, slot 9; kind=Cash; amount=30; status=Paid
- P-0215, steps | participant=P-0215; session=Steps, first talk; kind=Voucher; amount=0; status=Refused
- P-0231, course credit | participant=P-0231; session=Commute, slot 1; kind=Course credit; amount=0; credits=1; status=Due
+ booking|appointment: Study->@study|experiment;Participant->@participant|study participant;Date:date;Starts at:time

# research group|research lab|laboratory notebook|lab notebook|lab group|academic lab|principal investigator
item research project|project|study: Name!;Code;Lead~Dr. Ewa Lis|Prof. Tom Arden;Funder;Budget:money;Starts on:date;Ends on:date;Question:long;Keywords;~Status=Planned|Running|Writing up|Completed
- Light and leaf waxes | code=LLW; lead=Dr. Ewa Lis; funder=Northern Science Fund; budget=210000; question=Does blue light thicken leaf wax?; status=Running
- Enzymes from hot springs | code=EHS; lead=Prof. Tom Arden; funder=Wells Foundation; budget=95000; status=Writing up
- Moss on roof tiles | code=MRT; lead=Dr. Ewa Lis; funder=City fund; budget=30000; question=Which tile stays green?; status=Planned
- Yeast at low oxygen | code=YLO; lead=Prof. Tom Arden; funder=Brewery union; budget=64000; status=Completed
record lab notebook entry|experiment|notebook entry|protocol entry: Title!;Project->@research project|project~Light and leaf waxes;Date:date!;Performed by;Aim:long;Procedure:long!;Observations:long;Conclusion:long;Data file:file;Picture:image;~Status=Draft|Signed|Witnessed
- Wax extraction, day 14 | project=Light and leaf waxes; performed_by=Rui Matos; aim=Compare blue and white light.; procedure=Dip three leaves for 30 seconds, evaporate, weigh.; observations=Blue 0.42 mg, white 0.31 mg.; status=Signed
- Activity at 90 degrees | project=Enzymes from hot springs; performed_by=Sanna Pulli; procedure=Assay with four replicates.; observations=60 percent of the activity is left.; status=Witnessed
- Tiles cut | project=Moss on roof tiles; performed_by=Jo Arnt; procedure=Cut 24 tiles to 10 cm.; status=Draft
- Growth curve 3 | project=Yeast at low oxygen; performed_by=Dr. Mika Sohl; procedure=Plate reader, 20 hours.; observations=Lag of three hours.; conclusion=Low oxygen slows the start.; status=Signed
person lab member|group member|researcher|team member: Name!;Position=Professor|Postdoc|Doctoral student|Technician|Student|Guest;Email:email;Office;Topic;ORCID;Joined on:date;Leaving on:date;Photo:image
- Rui Matos | position=Doctoral student; office=L 2.14; topic=Leaf waxes
- Sanna Pulli | position=Technician; office=L 2.02; topic=Enzyme assays
- Dr. Mika Sohl | position=Postdoc; office=L 2.20; topic=Yeast
- Jo Arnt | position=Student; office=L 2.31; topic=Moss
record sample|specimen|lab sample: Sample code!;Project->@research project|project~Light and leaf waxes;Material;Collected on:date;Collected by;Storage place;Temperature:number(°C);Amount:number;Unit=mg|ml|piece;~Status=In stock|In use|Used up|Discarded
- LLW-0042 | project=Light and leaf waxes; material=Leaf wax, blue light; collected_by=Rui Matos; storage_place=Freezer 2, box 7; temperature=-20; amount=0.42; unit=mg; status=In stock
- EHS-0007 | project=Enzymes from hot springs; material=Protein solution; collected_by=Sanna Pulli; storage_place=Fridge 1; temperature=4; amount=12; unit=ml; status=In use
- MRT-0003 | project=Moss on roof tiles; material=Clay tile with moss; collected_by=Jo Arnt; storage_place=Roof, row 2; temperature=15; amount=1; unit=piece; status=In stock
- YLO-0110 | project=Yeast at low oxygen; material=Yeast culture; collected_by=Dr. Mika Sohl; storage_place=Freezer 1; temperature=-80; amount=0; unit=ml; status=Used up
item chemical|reagent|consumable: Name!;CAS number;Supplier;Catalogue number;Amount left:number#0-100000;Unit=g|ml|piece|pack;Location;Hazard=None|Flammable|Toxic|Corrosive|Oxidising;Expires on:date;Minimum:number#0-100000;Price:money
- n-Hexane | cas_number=110-54-3; supplier=Solvent house; amount_left=1800; unit=ml; location=Solvent cabinet; hazard=Flammable; minimum=500; price=64
- Pipette tips 200 | supplier=Lab goods; amount_left=14; unit=pack; location=Shelf 3; hazard=None; minimum=5; price=11
- Sodium hydroxide | cas_number=1310-73-2; supplier=Lab goods; amount_left=750; unit=g; location=Base cabinet; hazard=Corrosive; minimum=200; price=19
- Hydrogen peroxide 30 percent | cas_number=7722-84-1; supplier=Solvent house; amount_left=300; unit=ml; location=Fridge 3; hazard=Oxidising; minimum=500; price=27
item instrument|equipment|device: Name!;Inventory number;Manufacturer;Location;Responsible;Last calibrated on:date;Calibrate every:number(months)#0-60;Needs training:boolean;~Status=Ready|In use|Out of order
- Gas chromatograph | inventory_number=GC-02; location=L 1.08; responsible=Sanna Pulli; calibrate_every=6; status=Ready
- Fine balance | inventory_number=BA-05; location=L 1.04; responsible=Rui Matos; calibrate_every=12; status=Ready
- Plate reader | inventory_number=PR-01; location=L 1.10; responsible=Dr. Mika Sohl; calibrate_every=12; status=In use
- Growth chamber | inventory_number=GR-03; location=Cellar; responsible=Jo Arnt; calibrate_every=24; status=Out of order
request purchase request|order request|chemical order: Title!;Item;Quantity:number#1-10000;Price:money;Supplier;Project->@research project|project~Light and leaf waxes;Needed by:date;Requested by;Reason:long
- Two litres of hexane | item=n-Hexane; quantity=2; price=128; supplier=Solvent house; project=Light and leaf waxes; requested_by=Rui Matos
- Tiles of five kinds | item=Roof tiles; quantity=50; price=90; supplier=Tile yard; project=Moss on roof tiles; requested_by=Jo Arnt
- Pipette tips | item=Pipette tips 200; quantity=10; price=110; supplier=Lab goods; project=Enzymes from hot springs; requested_by=Sanna Pulli
- Lamp for the reader | item=Xenon lamp; quantity=1; price=640; supplier=Reader service; project=Yeast at low oxygen; requested_by=Dr. Mika Sohl
event group meeting|lab meeting|seminar talk|journal club: Title!;Date:date!;Starts at:time;Room or link;Presenter;Topic;Slides:file;Notes:long
- Lab meeting, waxes | room_or_link=L 2.01; presenter=Rui Matos; topic=First blue light series
- Paper talk on hot springs | room_or_link=L 2.01; presenter=Sanna Pulli; topic=Figures for the paper
- Moss plan | room_or_link=Roof; presenter=Jo Arnt; topic=Where to put the tiles
- Yeast, last results | room_or_link=Video call; presenter=Dr. Mika Sohl; topic=Growth at one percent oxygen
+ booking|reservation: Instrument->@instrument|equipment;Project->@research project|project;Date:date;Starts at:time;Ends at:time

# risk register|risk management|enterprise risk|risk owner|risk matrix|business continuity
item risk|business risk|threat: Title!;Risk number;Category->@risk category|category~Supply|Information security;Cause:long;Effect:long;Owner~Hedwig Maar|Omar Sy;Likelihood:number#1-5;Impact:number#1-5;~Score:number#1-25;Response=Avoid|Reduce|Transfer|Accept;Possible loss:money;~Status=Identified|Assessed|Treated|Closed
- Single supplier of glass vials | risk_number=R-014; category=Supply; cause=One furnace in one country.; effect=Line stops after ten days.; owner=Hedwig Maar; likelihood=3; impact=5; score=15; response=Reduce; possible_loss=400000; status=Assessed
- Ransom software in the office network | risk_number=R-021; category=Information security; owner=Omar Sy; likelihood=3; impact=4; score=12; response=Reduce; possible_loss=250000; status=Treated
- Key engineer retires | risk_number=R-027; category=Staff; cause=One person knows the press.; owner=Greta Lund; likelihood=4; impact=3; score=12; response=Avoid; possible_loss=90000; status=Identified
- Hail on the car park | risk_number=R-003; category=Nature; owner=Hedwig Maar; likelihood=2; impact=2; score=4; response=Transfer; possible_loss=30000; status=Closed
item risk category|category|risk area: Name!;Description:long;Responsible;Tolerated score:number#1-25
- Supply | responsible=Hedwig Maar; tolerated_score=9
- Information security | responsible=Omar Sy; tolerated_score=6
- Staff | responsible=Greta Lund; tolerated_score=8
- Nature | responsible=Hedwig Maar; tolerated_score=10
work risk treatment|mitigation measure|measure|control action: Title!;Risk->@risk|business risk~Single supplier of glass vials;Responsible~Hedwig Maar;Due on:date;Cost:money;Expected score after:number#1-25;Notes:long
- Approve a second vial supplier | risk=Single supplier of glass vials; responsible=Hedwig Maar; cost=18000; expected_score_after=6
- Train two people at the press | risk=Key engineer retires; responsible=Greta Lund; cost=6000; expected_score_after=4
- Second factor for all logins | risk=Ransom software in the office network; responsible=Omar Sy; cost=9000; expected_score_after=6
- Insure the car park | risk=Hail on the car park; responsible=Hedwig Maar; cost=800; expected_score_after=2
record risk assessment|risk review|reassessment: Title!;Risk->@risk|business risk~Ransom software in the office network;Assessed on:date!;Assessed by~Omar Sy;Likelihood:number#1-5;Impact:number#1-5;Score:number#1-25;Trend=Falling|Stable|Rising;Comment:long
- Review after the backup test | risk=Ransom software in the office network; assessed_by=Omar Sy; likelihood=3; impact=4; score=12; trend=Falling; comment=Restored in six hours.
- Vials after the strike | risk=Single supplier of glass vials; assessed_by=Hedwig Maar; likelihood=4; impact=5; score=20; trend=Rising
- Press in spring | risk=Key engineer retires; assessed_by=Greta Lund; likelihood=4; impact=3; score=12; trend=Stable
- Hail, last look | risk=Hail on the car park; assessed_by=Hedwig Maar; likelihood=2; impact=2; score=4; trend=Stable
item control|safeguard|internal control: Name!;Risk->@risk|business risk~Ransom software in the office network;Type=Preventive|Detective|Corrective;Owner;Frequency=Continuous|Daily|Monthly|Yearly;Last tested on:date;~Effectiveness=Not tested|Weak|Adequate|Strong
- Offline backup every night | risk=Ransom software in the office network; type=Corrective; owner=IT; frequency=Daily; effectiveness=Strong
- Monthly stock count of vials | risk=Single supplier of glass vials; type=Detective; owner=Warehouse; frequency=Monthly; effectiveness=Adequate
- Press manual with pictures | risk=Key engineer retires; type=Preventive; owner=Production; frequency=Yearly; effectiveness=Weak
- Weather warning by text | risk=Hail on the car park; type=Preventive; owner=Facilities; frequency=Continuous; effectiveness=Not tested
record incident|loss event|near miss: Title!;Risk->@risk|business risk~Single supplier of glass vials;Happened on:date!;Loss:money;Description:long;Lessons learned:long;Reported by;~Status=Open|Under investigation|Closed
- Vials eight days late | risk=Single supplier of glass vials; loss=22000; description=Strike at the port.; reported_by=Purchasing; status=Closed
- Two laptops encrypted | risk=Ransom software in the office network; loss=3500; description=Attachment opened.; reported_by=Service desk; status=Under investigation
- Press stood for a day | risk=Key engineer retires; loss=7800; description=Engineer on holiday.; reported_by=Shift lead; status=Open
- Nine dented cars | risk=Hail on the car park; loss=11000; description=Hail in June.; reported_by=Facilities; status=Closed
record risk indicator|key risk indicator|indicator reading: Title!;Risk->@risk|business risk~Single supplier of glass vials;Value:number;Warning at:number;Limit:number;Unit;Measured on:date;~State=Green|Amber|Red
- Days of vials in stock | risk=Single supplier of glass vials; value=18; warning_at=15; limit=10; unit=days; state=Green
- Unpatched computers | risk=Ransom software in the office network; value=12; warning_at=10; limit=25; unit=computers; state=Amber
- People trained at the press | risk=Key engineer retires; value=1; warning_at=2; limit=1; unit=people; state=Red
- Hail days this year | risk=Hail on the car park; value=1; warning_at=3; limit=6; unit=days; state=Green
! item continuity plan|emergency plan|recovery plan [continu\\w*|emergenc\\w*|recover\\w*|crisis]: Title!;Scenario;Owner;Recovery time:number(h)#0-2000;Steps:long;Last exercise on:date;File:file
- Office network down | scenario=No access to files for a day; owner=Omar Sy; recovery_time=8; steps=Call tree, paper forms, restore order.
- No glass vials | scenario=Stock below ten days; owner=Hedwig Maar; recovery_time=240; steps=Ration, call the second supplier.
- Press breaks down | scenario=Main press stops; owner=Greta Lund; recovery_time=48; steps=Call retired engineer, use press 2.
- Flood in the cellar | scenario=Water above 20 cm; owner=Facilities; recovery_time=24; steps=Power off, pump, move the archive.

# product certification|test laboratory|type approval|test certificate|conformity assessment|ce marking
item certified product|tested product|device under test|product type: Name!;Model number;Manufacturer->@manufacturer|client~Brightline Lamps|Toy Works Elm;Category=Electrical|Toy|Machine|Textile|Medical|Building;Description:long;Photo:image;Serial number;~Status=Applied|In testing|Certified|Refused|Withdrawn
- Desk lamp DL-4 | model_number=DL-4; manufacturer=Brightline Lamps; category=Electrical; status=In testing
- Stacking ring set | model_number=SR-12; manufacturer=Toy Works Elm; category=Toy; status=Certified
- Garden shredder GS-2 | model_number=GS-2; manufacturer=Green Blade; category=Machine; status=Refused
- Wool blanket Fjell | model_number=WB-7; manufacturer=Loom and Lamb; category=Textile; status=Applied
item manufacturer|client|applicant company: Name!;Address;Country;Contact person;Email:email;Phone:phone;Client number;Factory
- Brightline Lamps | country=Portugal; contact_person=Duarte Pires; client_number=M-118; factory=Braga
- Toy Works Elm | country=Poland; contact_person=Zofia Lis; client_number=M-140; factory=Lublin
- Green Blade | country=Italy; contact_person=Sara Conti; client_number=M-151; factory=Modena
- Loom and Lamb | country=Norway; contact_person=Olav Hegg; client_number=M-163; factory=Bergen
record certification application|application|certification order|test order: Title!;Product->@certified product|tested product~Desk lamp DL-4|Stacking ring set;Standards->@standard|norm~Lamp safety 60598|Toy safety 71-1;Applied on:date!;Wanted by:date;Fee:money;Case handler~Annika Rehm;Documents:file;~Status=Received|Quoted|In testing|Evaluation|Certified|Refused
- Lamp DL-4, first application | product=Desk lamp DL-4; standards=Lamp safety 60598; fee=2400; case_handler=Annika Rehm; status=In testing
- Rings SR-12 | product=Stacking ring set; standards=Toy safety 71-1; fee=1100; case_handler=Annika Rehm; status=Certified
- Shredder, second try | product=Garden shredder GS-2; standards=Machine safety 12100; fee=5200; case_handler=Jonas Weck; status=Refused
- Blanket, flammability | product=Wool blanket Fjell; standards=Textile burning 1021; fee=780; case_handler=Jonas Weck; status=Quoted
item standard|norm|directive: Name!;Number;Edition;Title;Category=Electrical|Toy|Machine|Textile|Medical|Building;Valid from:date;Valid until:date;File:file
- Lamp safety 60598 | number=60598-1; edition=2021; category=Electrical
- Toy safety 71-1 | number=71-1; edition=2024; category=Toy
- Machine safety 12100 | number=12100; edition=2010; category=Machine
- Textile burning 1021 | number=1021-1; edition=2014; category=Textile
record laboratory test|test|test report|test result: Title!;Application->@certification application|application~Lamp DL-4, first application;Clause;Tested on:date!;Engineer~Jorge Brito;Instrument;Measured value:number;Limit:number;Unit;Remarks:long;~Result=Open|Pass|Fail|Not applicable
- Surface temperature after 7 h | application=Lamp DL-4, first application; clause=12.4; engineer=Jorge Brito; instrument=Thermocouple set; measured_value=71; limit=75; unit=degrees; result=Pass
- Pull test of the cable | application=Lamp DL-4, first application; clause=5.2; engineer=Jorge Brito; measured_value=58; limit=60; unit=N; result=Fail
- Finger at the blade | application=Shredder, second try; clause=6.3; engineer=Lea Ortmann; measured_value=90; limit=120; unit=mm; result=Fail
- Small parts of the rings | application=Rings SR-12; clause=5.1; engineer=Lea Ortmann; measured_value=0; limit=0; unit=parts; result=Pass
record certificate|type certificate|approval: Certificate number!;Application->@certification application|application~Rings SR-12;Product->@certified product|tested product~Stacking ring set;Issued on:date!;Valid until:date;Signed by;File:file;~Status=Valid|Suspended|Expired|Withdrawn
- TS-2026-0440 | application=Rings SR-12; product=Stacking ring set; signed_by=Annika Rehm; status=Valid
- EL-2024-0118 | application=Lamp DL-4, first application; product=Desk lamp DL-4; signed_by=Annika Rehm; status=Suspended
- TX-2021-0031 | application=Blanket, flammability; product=Wool blanket Fjell; signed_by=Jonas Weck; status=Expired
- MA-2023-0009 | application=Shredder, second try; product=Garden shredder GS-2; signed_by=Jonas Weck; status=Withdrawn
record factory inspection|factory visit|surveillance visit: Title!;Manufacturer->@manufacturer|client~Toy Works Elm;Date:date!;Inspector~Jorge Brito;Findings:long;Samples taken:number#0-1000;File:file;~Result=Planned|Passed|With findings|Failed
- Lublin, yearly visit | manufacturer=Toy Works Elm; inspector=Jorge Brito; samples_taken=3; findings=Colour batch not marked.; result=With findings
- Braga, first visit | manufacturer=Brightline Lamps; inspector=Jorge Brito; samples_taken=4; result=Passed
- Modena after the refusal | manufacturer=Green Blade; inspector=Lea Ortmann; findings=Guards stored outside.; samples_taken=1; result=Failed
- Bergen in autumn | manufacturer=Loom and Lamb; inspector=Lea Ortmann; samples_taken=0; result=Planned
record test sample|sample|specimen: Sample number!;Product->@certified product|tested product~Desk lamp DL-4;Received on:date;Quantity:number#1-1000;Storage place;Condition;Returned on:date;~Status=Received|In testing|Returned|Destroyed
- S-2210 | product=Desk lamp DL-4; quantity=3; storage_place=Rack 4; condition=New; status=In testing
- S-2188 | product=Stacking ring set; quantity=5; storage_place=Rack 1; condition=Worn after test; status=Destroyed
- S-2231 | product=Garden shredder GS-2; quantity=1; storage_place=Hall; condition=Guard loose; status=Returned
- S-2240 | product=Wool blanket Fjell; quantity=6; storage_place=Rack 7; condition=New; status=Received

# sustainability report|company carbon footprint|esg|emission factor|carbon accounting|greenhouse gas|climate target
item site|facility|location|reporting unit: Name!;Address;Country;Kind=Office|Plant|Warehouse|Shop;Floor area:number(m²)#1-10000000;Employees:number#0-100000;Responsible~Frida Holm|Mauro Neri;Share owned:percent
- Mill plant | country=Italy; kind=Plant; floor_area=8200; employees=110; responsible=Mauro Neri; share_owned=100
- Head office | country=Sweden; kind=Office; floor_area=1900; employees=64; responsible=Frida Holm; share_owned=100
- Depot Lyon | country=France; kind=Warehouse; floor_area=5100; employees=22; responsible=Chloé Mercier; share_owned=50
- Flagship shop | country=Denmark; kind=Shop; floor_area=420; employees=14; responsible=Frida Holm; share_owned=100
item emission source|activity type|source: Name!;Scope=Scope 1|Scope 2|Scope 3;Category=Electricity|Heating|Fuel|Business travel|Freight|Waste|Purchased goods|Commuting;Site->@site|facility~Mill plant|Head office;Unit=kWh|litre|km|tonne|EUR;Factor->@emission factor|factor~Grid power Italy;Responsible
- Grid power of the mill | scope=Scope 2; category=Electricity; site=Mill plant; unit=kWh; factor=Grid power Italy; responsible=Mauro Neri
- Company vans | scope=Scope 1; category=Fuel; site=Head office; unit=litre; factor=Diesel; responsible=Frida Holm
- Gas boiler of the depot | scope=Scope 1; category=Heating; site=Depot Lyon; unit=kWh; factor=Natural gas; responsible=Chloé Mercier
- Flights of the buyers | scope=Scope 3; category=Business travel; site=Head office; unit=km; factor=Short flight; responsible=Frida Holm
item emission factor|factor: Name!;Value:number#0-1000000;Unit;Source;Region;Year:number#1990-2100;Note:long
- Grid power Italy | value=0.27; unit=kg CO2e per kWh; source=National agency; region=Italy; year=2025
- Diesel | value=2.66; unit=kg CO2e per litre; source=National agency; region=Europe; year=2025
- Natural gas | value=0.2; unit=kg CO2e per kWh; source=European agency; region=Europe; year=2025
- Short flight | value=0.18; unit=kg CO2e per km; source=Travel database; region=World; year=2024
record activity data|consumption entry|emission entry|consumption: Title!;Source->@emission source|activity type~Grid power of the mill|Company vans;From:date!;Until:date;Amount:number#0-1000000000;~Emissions:number(t CO2e)#0-10000000;Evidence:file;Entered by~Mauro Neri|Frida Holm;Quality=Measured|Calculated|Estimated;~Status=Draft|Submitted|Approved
- Mill power, first quarter | source=Grid power of the mill; amount=318000; emissions=85.9; entered_by=Mauro Neri; quality=Measured; status=Approved
- Van diesel, first quarter | source=Company vans; amount=2140; emissions=5.7; entered_by=Frida Holm; quality=Calculated; status=Submitted
- Depot gas, winter | source=Gas boiler of the depot; amount=61000; emissions=12.2; entered_by=Chloé Mercier; quality=Measured; status=Draft
- Buyer flights 2025 | source=Flights of the buyers; amount=48200; emissions=8.7; entered_by=Frida Holm; quality=Estimated; status=Approved
record target|reduction target|climate target|goal: Title!;Scope=Scope 1|Scope 2|Scope 3|All;Base year:number#1990-2100;Base value:number(t CO2e)#0-10000000;Target year:number#2000-2100;Reduction:percent;~Reached:percent;~Status=On track|Behind|Reached
- Halve scope 2 by 2030 | scope=Scope 2; base_year=2020; base_value=410; target_year=2030; reduction=50; reached=38; status=On track
- Vans electric by 2028 | scope=Scope 1; base_year=2022; base_value=24; target_year=2028; reduction=90; reached=15; status=Behind
- Fewer flights | scope=Scope 3; base_year=2019; base_value=31; target_year=2025; reduction=60; reached=72; status=Reached
- All emissions by 2035 | scope=All; base_year=2020; base_value=1900; target_year=2035; reduction=70; reached=21; status=On track
work measure|reduction measure|climate project|action: Title!;Site->@site|facility~Mill plant;Target->@target|reduction target~Halve scope 2 by 2030;Due on:date;Cost:money;Saving per year:number(t CO2e)#0-1000000;Responsible;Notes:long
- Solar roof of 300 kW | site=Mill plant; target=Halve scope 2 by 2030; cost=285000; saving_per_year=82; responsible=Mauro Neri
- Heat pump in the depot | site=Depot Lyon; target=All emissions by 2035; cost=96000; saving_per_year=30; responsible=Chloé Mercier
- Two electric vans | site=Head office; target=Vans electric by 2028; cost=88000; saving_per_year=9; responsible=Frida Holm
- Video fittings instead of trips | site=Flagship shop; target=Fewer flights; cost=4000; saving_per_year=6; responsible=Frida Holm
record indicator value|esg indicator|kpi value|metric: Title!;Area=Environment|Social|Governance;Indicator;Site->@site|facility~Head office;Year:number#1990-2100;Value:number;Unit;Evidence:file
- Women in management 2025 | area=Social; indicator=Women in management; site=Head office; year=2025; value=46; unit=percent
- Water of the mill 2025 | area=Environment; indicator=Water use; site=Mill plant; year=2025; value=18200; unit=m³
- Accidents in the depot | area=Social; indicator=Accidents with lost days; site=Depot Lyon; year=2025; value=2; unit=accidents
- Suppliers with signed code | area=Governance; indicator=Signed supplier code; site=Head office; year=2025; value=83; unit=percent
+ report: Year:number#1990-2100;Standard;Total emissions:number(t CO2e);File:file;Published on:date

# information security|isms|security audit|iso 27001|vulnerability report|security incident|penetration test
item information asset|asset|system: Name!;Type=Application|Server|Network|Data|Device|Paper;Owner~Karla Ness|Pavel Dorn;Confidentiality=Low|Medium|High;Integrity=Low|Medium|High;Availability=Low|Medium|High;Location;Provider;Description:long
- Customer portal | type=Application; owner=Karla Ness; confidentiality=High; integrity=High; availability=Medium; location=Data centre east
- Paper archive | type=Paper; owner=Pavel Dorn; confidentiality=High; integrity=Medium; availability=Low; location=Cellar 2
- Office wireless network | type=Network; owner=Pavel Dorn; confidentiality=Medium; integrity=Medium; availability=High; location=All floors; provider=Netline
- Field tablets | type=Device; owner=Rosa Imhof; confidentiality=Medium; integrity=Low; availability=Medium; location=Service cars
record security incident|incident|security event: Title!;Asset->@information asset|asset~Customer portal;Detected on:date!;Kind=Phishing|Malware|Data leak|Outage|Lost device|Unauthorised access;Severity=Low|Medium|High|Critical;Description:long;Measures:long;Handled by~Pavel Dorn;Closed on:date;~Status=New|Contained|Resolved|Closed
- Password guessing on the portal | asset=Customer portal; kind=Unauthorised access; severity=Medium; measures=Lock after five tries.; handled_by=Pavel Dorn; status=Resolved
- Fake invoice mails | kind=Phishing; severity=Low; measures=Sender blocked, staff warned.; handled_by=Pavel Dorn; status=Closed
- Tablet left in a train | asset=Field tablets; kind=Lost device; severity=Medium; measures=Wiped the same hour.; handled_by=Rosa Imhof; status=Contained
- Wireless down for three hours | asset=Office wireless network; kind=Outage; severity=High; handled_by=Pavel Dorn; status=New
record vulnerability|finding|security finding|weakness: Title!;Asset->@information asset|asset~Customer portal;Reference;Severity=Low|Medium|High|Critical;Score:number#0-10;Found on:date;Found by;Description:long;Fix by:date;~Status=Open|Confirmed|Fixed|Accepted
- Outdated library in the upload form | asset=Customer portal; reference=V-2026-07; severity=High; score=7.5; found_by=Outside tester; status=Confirmed
- Guest network reaches printers | asset=Office wireless network; reference=V-2026-09; severity=Medium; score=5.4; found_by=Pavel Dorn; status=Open
- Cellar door without alarm | asset=Paper archive; reference=V-2026-02; severity=Low; score=3; found_by=Night guard; status=Accepted
- Tablets without screen lock | asset=Field tablets; reference=V-2025-31; severity=Critical; score=9.1; found_by=Rosa Imhof; status=Fixed
work security measure|remediation|control measure|task: Title!;Vulnerability->@vulnerability|finding~Outdated library in the upload form;Responsible~Karla Ness;Due on:date;Priority=Low|Normal|High;Notes:long
- Update the upload library | vulnerability=Outdated library in the upload form; responsible=Karla Ness; priority=High
- Separate the printers | vulnerability=Guest network reaches printers; responsible=Pavel Dorn; priority=Normal
- Enforce a six-digit code | vulnerability=Tablets without screen lock; responsible=Rosa Imhof; priority=High
- Alarm quote for the cellar | vulnerability=Cellar door without alarm; responsible=Facilities; priority=Low
item security control|control|requirement|clause: Title!;Number;Area=Organisation|People|Physical|Technology;Applicable:boolean;Reason:long;Owner;~Implementation=Not started|Partly|Full
- Backup of information | number=8.13; area=Technology; owner=Pavel Dorn; implementation=Full
- Clear desk and clear screen | number=7.7; area=Physical; owner=Karla Ness; implementation=Partly
- Rules for remote work | number=6.7; area=People; owner=Rosa Imhof; implementation=Full
- Contact with authorities | number=5.5; area=Organisation; owner=Karla Ness; implementation=Not started
record access review|access right|user access record: Title!;Asset->@information asset|asset~Customer portal;Person;Right=Read|Write|Admin;Granted on:date;Reviewed on:date;Reviewed by;~Decision=Keep|Reduce|Remove
- Admin right of the former agency | asset=Customer portal; person=Web agency; right=Admin; reviewed_by=Karla Ness; decision=Remove
- Write access of interns | asset=Paper archive; person=Intern group; right=Write; reviewed_by=Pavel Dorn; decision=Reduce
- Admin of the wireless | asset=Office wireless network; person=Pavel Dorn; right=Admin; reviewed_by=Karla Ness; decision=Keep
- Tablet of a leaver | asset=Field tablets; person=Udo Klein; right=Read; reviewed_by=Rosa Imhof; decision=Remove
event penetration test|security audit|audit|test: Title!;Asset->@information asset|asset~Customer portal;Kind=Internal audit|External audit|Penetration test|Backup test;Date:date!;Tester;Scope:long;File:file;~Result=Planned|Passed|With findings
- Spring penetration test | asset=Customer portal; kind=Penetration test; tester=Outside tester; scope=Login, upload, payment; result=With findings
- Restore of the mail server | asset=Customer portal; kind=Backup test; tester=Pavel Dorn; scope=Full restore; result=Passed
- Yearly internal audit | asset=Paper archive; kind=Internal audit; tester=Karla Ness; scope=Keys and log book; result=Passed
- Certification audit | asset=Office wireless network; kind=External audit; tester=Certify North; scope=Chapters 5 to 8; result=Planned
record awareness training|security training|training record: Title!;Employee;Topic=Phishing|Passwords|Data handling|Remote work;Completed on:date;Score:percent;Valid until:date
- Phishing course, Lea Brun | employee=Lea Brun; topic=Phishing; score=90
- Passwords, Tim Ahl | employee=Tim Ahl; topic=Passwords; score=70
- Remote work, Nora Pint | employee=Nora Pint; topic=Remote work; score=100
- Data handling, Ugo Serra | employee=Ugo Serra; topic=Data handling; score=85
request exception request|access request|security request: Title!;Kind=Access|Exception|New software|Device;Asset->@information asset|asset~Customer portal;Until:date;Reason:long;Requested by
- Read access for the auditor | kind=Access; asset=Customer portal; requested_by=Karla Ness
- Old tablet until summer | kind=Device; asset=Field tablets; requested_by=Rosa Imhof; reason=Spare parts are late.
- Drawing tool for marketing | kind=New software; asset=Customer portal; requested_by=Nora Pint; reason=Needed for icons.
- No lock screen in the lab | kind=Exception; asset=Office wireless network; requested_by=Tim Ahl; reason=Gloves.

# gradebook|grade book|report card|grading tool|rubric grading|student grades
item course|class|subject: Name!;Code;Term~Autumn 2025|Spring 2026;Teacher->@teacher~Hester Quinn|Abel Roy;Grading scale=Percent|Letters|1 to 6|Points;Room;Students:number#1-400;Description:long
- Chemistry 10B | code=CH10B; term=Spring 2026; grading_scale=Percent; room=Lab 2; students=24
- World Literature | code=WL11; term=Spring 2026; grading_scale=Letters; room=Room 31; students=19
- Geometry 9 | code=GE09; term=Autumn 2025; teacher=Abel Roy; grading_scale=1 to 6; room=Room 12; students=27
- Drama workshop | code=DR01; term=Autumn 2025; teacher=Lise Harmon; grading_scale=Points; room=Stage; students=15
person student|pupil: Name!;Student number;Class~10B|11A;Parent email:email;Email:email;Support needs:long;~Average:percent
- Noor Haidar | student_number=20418; class=10B; average=87
- Felix Strand | student_number=20377; class=11A; average=74
- Mina Jovic | student_number=20502; class=9A; average=92
- Caleb Ames | student_number=20390; class=11A; average=58
item assignment|assessment|test|graded work: Title!;Course->@course|class~Chemistry 10B|World Literature;Category->@grade category|category~Lab reports|Essays;Points possible:number#1-1000;Weight:percent;Assigned on:date;Due on:date!;Instructions:long;Extra credit:boolean
- Titration lab report | course=Chemistry 10B; category=Lab reports; points_possible=40; weight=10
- Essay on exile | course=World Literature; category=Essays; points_possible=100; weight=25
- Circle theorems test | course=Geometry 9; category=Written tests; points_possible=60; weight=30
- Monologue of two minutes | course=Drama workshop; category=Performances; points_possible=20; weight=40
record score|grade|grade entry|mark: Title!;Assignment->@assignment|assessment~Titration lab report|Essay on exile;Student->@student|pupil~Noor Haidar|Felix Strand;Points:number#0-1000;Graded on:date;Feedback:long;File:file;~State=Missing|Handed in|Late|Graded|Excused
- Noor, titration | assignment=Titration lab report; student=Noor Haidar; points=36; feedback=Good error discussion.; state=Graded
- Felix, exile | assignment=Essay on exile; student=Felix Strand; points=71; feedback=Strong opening, quote more.; state=Graded
- Mina, circles | assignment=Circle theorems test; student=Mina Jovic; points=57; feedback=Neat proofs.; state=Graded
- Caleb, monologue | assignment=Monologue of two minutes; student=Caleb Ames; points=0; state=Missing
item grade category|category|weighting: Name!;Course->@course|class~Chemistry 10B;Weight:percent;Drop lowest:number#0-10
- Lab reports | course=Chemistry 10B; weight=40; drop_lowest=1
- Essays | course=World Literature; weight=50; drop_lowest=0
- Written tests | course=Geometry 9; weight=60; drop_lowest=0
- Performances | course=Drama workshop; weight=70; drop_lowest=1
item rubric|rubric criterion|criterion: Criterion!;Assignment->@assignment|assessment~Essay on exile;Points:number#1-100;Excellent:long;Satisfactory:long;Insufficient:long
- Use of evidence | assignment=Essay on exile; points=30; excellent=Every claim has a fitting quote.; satisfactory=Most claims have a quote.
- Error discussion | assignment=Titration lab report; points=10; excellent=Names three errors with size.; satisfactory=Names one error.
- Voice and pace | assignment=Monologue of two minutes; points=8; excellent=Heard in the last row.; insufficient=Mumbled.
- Complete proofs | assignment=Circle theorems test; points=20; excellent=Every step has a reason.
record report card|term report|term grade|transcript: Title!;Student->@student|pupil~Noor Haidar;Course->@course|class~Chemistry 10B;Term;Final grade;Average:percent;Days absent:number#0-200;Remarks:long;~Status=Draft|Approved|Sent
- Noor, chemistry, spring | student=Noor Haidar; course=Chemistry 10B; term=Spring 2026; final_grade=B+; average=87; days_absent=2; status=Draft
- Felix, literature, spring | student=Felix Strand; course=World Literature; term=Spring 2026; final_grade=C+; average=74; days_absent=9; status=Approved
- Mina, geometry, autumn | student=Mina Jovic; course=Geometry 9; term=Autumn 2025; final_grade=1; average=92; days_absent=0; status=Sent
- Caleb, drama, autumn | student=Caleb Ames; course=Drama workshop; term=Autumn 2025; final_grade=11 points; average=58; days_absent=14; status=Draft
request grade dispute|regrade request|extension request: Title!;Assignment->@assignment|assessment~Essay on exile;Student->@student|pupil~Felix Strand;Kind=Regrade|Extension|Make-up test;Reason:long;Decision note:long
- Page two was not read | assignment=Essay on exile; student=Felix Strand; kind=Regrade; reason=The back of the sheet has my second quote.
- Ill on the day of the stage | assignment=Monologue of two minutes; student=Caleb Ames; kind=Make-up test; reason=Doctor's note attached.
- Two more days for the report | assignment=Titration lab report; student=Noor Haidar; kind=Extension; reason=Lab was closed.
- Task 4 counted twice | assignment=Circle theorems test; student=Mina Jovic; kind=Regrade; reason=Points do not add up.

# school admission|admissions office|school enrollment|enrolment application|open day registration|school applicant
item programme|school branch|admission round|grade level: Name!;School year~2026/27;Level=Kindergarten|Primary|Secondary|College;Places:number#1-2000;~Applications:number#0-10000;Opens on:date;Closes on:date;Application fee:money;Requirements:long;~Status=Planned|Open|Closed|Filled
- Grade 5, music branch | school_year=2026/27; level=Secondary; places=28; applications=61; application_fee=0; requirements=Short audition; status=Open
- Grade 1 | school_year=2026/27; level=Primary; places=50; applications=47; status=Closed
- Early years group | school_year=2026/27; level=Kindergarten; places=20; applications=20; application_fee=0; status=Filled
- Art college foundation | school_year=2026/27; level=College; places=30; applications=0; application_fee=25; requirements=Portfolio of ten works; status=Planned
record admission application|application|enrolment application: Title!;Child's name;Born on:date;Programme->@programme|school branch~Grade 5, music branch;Current school;Parent;Email:email;Phone:phone;Address;Sibling at the school:boolean;Submitted on:date!;~Score:number#0-100;~Status=Received|Incomplete|Interview|Offered|Waiting list|Enrolled|Rejected
- Matilda Oduro | child_s_name=Matilda Oduro; programme=Grade 5, music branch; current_school=Brook Primary; parent=Esther Oduro; score=82; status=Offered
- Leopold Hain | child_s_name=Leopold Hain; programme=Grade 5, music branch; current_school=Hill Primary; parent=Georg Hain; score=68; status=Waiting list
- Ayla Demir | child_s_name=Ayla Demir; programme=Grade 1; current_school=Sun nursery; parent=Can Demir; status=Enrolled
- Jonah Pike | child_s_name=Jonah Pike; programme=Early years group; parent=Tess Pike; status=Incomplete
record application document|document|certificate: Title!;Application->@admission application|application~Matilda Oduro;Kind=Report card|Birth certificate|Vaccination|Reference|Photo;File:file;Received on:date;Checked by;~Status=Missing|Received|Accepted
- Report card grade 4 | application=Matilda Oduro; kind=Report card; checked_by=Office; status=Accepted
- Birth certificate Ayla | application=Ayla Demir; kind=Birth certificate; checked_by=Office; status=Accepted
- Vaccination card Jonah | application=Jonah Pike; kind=Vaccination; status=Missing
- Letter of the cello teacher | application=Leopold Hain; kind=Reference; checked_by=Irma Sahl; status=Received
event admission interview|entrance test|audition|interview: Title!;Application->@admission application|application~Leopold Hain;Kind=Interview|Test|Audition|Trial day;Date:date!;Starts at:time;Room;Examiner~Irma Sahl;Points:number#0-100;Notes:long
- Audition Leopold | application=Leopold Hain; kind=Audition; room=Music room; examiner=Irma Sahl; points=68; notes=Cello, two pieces.
- Talk with Ayla | application=Ayla Demir; kind=Interview; room=Room 3; examiner=Dora Lenz; points=90
- Trial day Jonah | application=Jonah Pike; kind=Trial day; room=Garden group; examiner=Dora Lenz; points=75; notes=Shy in the morning.
- Rhythm test Matilda | application=Matilda Oduro; kind=Test; room=Music room; examiner=Irma Sahl; points=88
event open day|school tour|information evening: Title!;Date:date!;Starts at:time;Place;Visitors at most:number#1-2000;Guide;Programme:long
- Open day in November | place=Main entrance; visitors_at_most=200; guide=Student council
- Evening for grade 1 parents | place=Assembly hall; visitors_at_most=120; guide=Dora Lenz
- Music branch concert | place=Music hall; visitors_at_most=150; guide=Irma Sahl
- Portfolio morning | place=Studio floor; visitors_at_most=40; guide=Art teachers
record waiting list entry|waiting list place: Title!;Application->@admission application|application~Leopold Hain;Programme->@programme|school branch~Grade 5, music branch;Position:number#1-1000;Added on:date;~Status=Waiting|Offered|Removed
- Leopold, position 3 | application=Leopold Hain; programme=Grade 5, music branch; position=3; status=Waiting
- Jonah, position 1 | application=Jonah Pike; programme=Early years group; position=1; status=Offered
- Ayla, first on the list | application=Ayla Demir; programme=Grade 1; position=1; status=Removed
- Matilda for a second branch | application=Matilda Oduro; programme=Art college foundation; position=12; status=Waiting
record offer letter|admission offer|enrolment contract: Title!;Application->@admission application|application~Matilda Oduro;Sent on:date!;Answer until:date;School fee per month:money;File:file;~Status=Sent|Accepted|Declined|Expired
- Offer Matilda | application=Matilda Oduro; school_fee_per_month=0; status=Sent
- Offer Ayla | application=Ayla Demir; school_fee_per_month=120; status=Accepted
- Offer Leopold, late place | application=Leopold Hain; school_fee_per_month=0; status=Expired
- Offer Jonah | application=Jonah Pike; school_fee_per_month=85; status=Declined
+ booking|appointment: Open day->@open day|school tour;Family name;People:number#1-10
+ event registration: Child's name;Current grade:number#1-13

# course evaluation|teaching evaluation|lecture feedback|student feedback survey|evaluation of teaching
item course|lecture|evaluated course: Title!;Code;Lecturer~Dr. Ana Prado|Prof. Bo Elm;Department;Semester~Winter 2025/26;Students:number#1-2000;Type=Lecture|Seminar|Lab|Tutorial
- Materials Science 1 | code=MS1; lecturer=Dr. Ana Prado; department=Engineering; semester=Winter 2025/26; students=140; type=Lecture
- Reading Ethnography | code=AN22; lecturer=Prof. Bo Elm; department=Anthropology; semester=Winter 2025/26; students=18; type=Seminar
- Circuits Lab | code=EL12; lecturer=Dr. Ivo Marsh; department=Engineering; semester=Winter 2025/26; students=36; type=Lab
- Writing Tutorial B | code=WR2B; lecturer=Tess Holm; department=Anthropology; semester=Summer 2026; students=12; type=Tutorial
event evaluation round|evaluation period|survey period: Name!;Semester~Winter 2025/26;Opens on:date!;Closes on:date;Questionnaire->@questionnaire|evaluation form~Lecture form|Seminar form;Minimum answers:number#1-100;~Response rate:percent;~Status=Planned|Open|Closed|Published
- Mid-term winter | semester=Winter 2025/26; questionnaire=Lecture form; minimum_answers=5; response_rate=43; status=Closed
- End of term winter | semester=Winter 2025/26; questionnaire=Seminar form; minimum_answers=5; response_rate=61; status=Published
- Mid-term summer | semester=Summer 2026; questionnaire=Lab form; minimum_answers=4; response_rate=12; status=Open
- End of term summer | semester=Summer 2026; questionnaire=Lecture form; minimum_answers=5; response_rate=0; status=Planned
item questionnaire|evaluation form|survey form: Name!;For type=Lecture|Seminar|Lab|Tutorial;Introduction:long;Anonymous:boolean;Version:number#1-99
- Lecture form | for_type=Lecture; version=4
- Seminar form | for_type=Seminar; version=2
- Lab form | for_type=Lab; version=1
- Tutorial short form | for_type=Tutorial; version=3
item evaluation question|question|survey question: Text!;Questionnaire->@questionnaire|evaluation form~Lecture form;Position:number#1-100;Scale=1 to 5|Yes or no|Free text|Too little to too much;Topic=Content|Teaching|Workload|Room|Overall
- The examples helped me to understand | questionnaire=Lecture form; position=3; scale=1 to 5; topic=Teaching
- Hours of own work per week | questionnaire=Lecture form; position=7; scale=Free text; topic=Workload
- The instruments worked | questionnaire=Lab form; position=2; scale=Yes or no; topic=Room
- The amount of reading was | questionnaire=Seminar form; position=4; scale=Too little to too much; topic=Workload
record evaluation|course feedback|response|submitted evaluation: Title!;Course->@course|lecture~Materials Science 1;Round->@evaluation round|evaluation period~Mid-term winter;Content:rating;Teaching:rating;Pace=Too slow|Right|Too fast;Workload:number(h)#0-60;What was good:long;What to improve:long;Submitted on:date
- Answer 61 | course=Materials Science 1; round=Mid-term winter; content=4; teaching=5; pace=Too fast; workload=7; what_was_good=Samples to touch.; what_to_improve=Slides a day before.
- Answer 7 | course=Reading Ethnography; round=End of term winter; content=5; teaching=4; pace=Right; workload=5; what_was_good=Long talks.
- Answer 12 | course=Circuits Lab; round=Mid-term summer; content=3; teaching=3; pace=Too slow; workload=3; what_to_improve=Two broken scopes.
- Answer 3 | course=Writing Tutorial B; round=End of term summer; content=4; teaching=5; pace=Right; workload=2
record evaluation result|summary|course result: Title!;Course->@course|lecture~Materials Science 1;Round->@evaluation round|evaluation period~Mid-term winter;Answers:number#0-2000;Mean content:number#1-5;Mean teaching:number#1-5;Mean overall:number#1-5;Lecturer's reply:long;Published on:date
- Materials Science, mid-term | course=Materials Science 1; round=Mid-term winter; answers=60; mean_content=4.1; mean_teaching=4.4; mean_overall=4.3; lecturer_s_reply=Slides now come on Mondays.
- Ethnography, end of term | course=Reading Ethnography; round=End of term winter; answers=11; mean_content=4.6; mean_teaching=4.2; mean_overall=4.5
- Circuits, mid-term | course=Circuits Lab; round=Mid-term summer; answers=5; mean_content=3.2; mean_teaching=3.4; mean_overall=3.1; lecturer_s_reply=New scopes are ordered.
- Writing, end of term | course=Writing Tutorial B; round=End of term summer; answers=6; mean_content=4; mean_teaching=4.8; mean_overall=4.6
work improvement measure|follow-up|action: Title!;Course->@course|lecture~Materials Science 1;Responsible~Dr. Ana Prado;Due on:date;Notes:long
- Upload slides the day before | course=Materials Science 1; responsible=Dr. Ana Prado
- Replace two scopes | course=Circuits Lab; responsible=Dr. Ivo Marsh; notes=Before the second half.
- Shorter reading list | course=Reading Ethnography; responsible=Prof. Bo Elm
- Second date on Fridays | course=Writing Tutorial B; responsible=Tess Holm; notes=Six people asked for it.

# special education|individual education plan|iep|learning support|inclusion support|school psychologist|school counselor
person student|pupil|child: Name!;Class;Born on:date;Support area=Reading|Maths|Speech|Attention|Motor|Hearing|Vision|Behaviour;Diagnosis;Case lead~Marlene Fuchs|Yann Petit;Parent;Parent phone:phone;~Status=Referred|Assessed|Supported|Closed
- Toni Marx | class=3a; support_area=Reading; diagnosis=Dyslexia; case_lead=Marlene Fuchs; parent=Jana Marx; status=Supported
- Ela Demir | class=5c; support_area=Attention; case_lead=Yann Petit; parent=Nuray Demir; status=Assessed
- Ron Alder | class=6a; support_area=Speech; case_lead=Greta Noll; parent=Sue Alder; status=Referred
- Mika Sand | class=2b; support_area=Hearing; diagnosis=Hearing aid left; case_lead=Yann Petit; parent=Olaf Sand; status=Closed
record support plan|education plan|iep|individual plan: Title!;Student->@student|pupil~Toni Marx|Ela Demir;From:date!;Until:date;Strengths:long;Needs:long;Accommodations:long;Hours per week:number(h)#0-40;Agreed with parents:boolean;File:file;~Status=Draft|Agreed|Running|Reviewed
- Toni, grade 3 | student=Toni Marx; strengths=Tells stories well, likes maps.; needs=Reads one syllable at a time.; accommodations=Larger print, extra time.; hours_per_week=3; status=Running
- Ela, grade 5 | student=Ela Demir; needs=Loses the thread after ten minutes.; accommodations=Seat at the front, short tasks.; hours_per_week=2; status=Draft
- Ron, grade 6 | student=Ron Alder; strengths=Draws very well.; needs=Speaks in single words at school.; hours_per_week=1; status=Agreed
- Mika, grade 2 | student=Mika Sand; needs=Misses speech from the left.; accommodations=Seat on the left side.; hours_per_week=1; status=Reviewed
record support goal|goal|learning goal: Title!;Plan->@support plan|education plan~Toni, grade 3;Area=Academic|Social|Motor|Language|Independence;Measure;Start value;Target;Review on:date;~Progress:percent;~Status=Open|Partly reached|Reached|Changed
- Reads 60 words a minute | plan=Toni, grade 3; area=Academic; measure=Words read in a minute; start_value=28; target=60; progress=45; status=Partly reached
- Works twenty minutes without help | plan=Ela, grade 5; area=Independence; measure=Minutes on task; start_value=8; target=20; progress=10; status=Open
- Asks one question a day | plan=Ron, grade 6; area=Social; measure=Questions in class; start_value=0; target=5 a week; progress=0; status=Changed
- Repeats instructions | plan=Mika, grade 2; area=Language; measure=Right repeats of ten; start_value=4; target=9; progress=100; status=Reached
event support session|session|therapy session|counseling session: Title!;Student->@student|pupil~Toni Marx;Date:date!;Starts at:time;Duration:number(min)#10-180;Held by~Marlene Fuchs;Activity:long;Notes:long;~Status=Planned|Held|Missed
- Syllable cards | student=Toni Marx; duration=45; held_by=Marlene Fuchs; activity=Cards and echo reading; status=Held
- Timer game | student=Ela Demir; duration=30; held_by=Yann Petit; activity=Ten-minute blocks with a sand timer; status=Planned
- Comic about the break | student=Ron Alder; duration=40; held_by=Greta Noll; activity=Draws, then tells; status=Held
- Listening walk | student=Mika Sand; duration=25; held_by=Yann Petit; activity=Find the sound; status=Missed
record assessment|test|screening|observation: Title!;Student->@student|pupil~Ela Demir;Instrument;Date:date!;Score:number#0-200;Percentile:number#0-100;Assessed by~Yann Petit;Findings:long;Report:file
- Attention test | student=Ela Demir; instrument=Letter crossing test; score=84; percentile=14; assessed_by=Yann Petit
- Reading speed in May | student=Toni Marx; instrument=One-minute reading; score=41; percentile=12; assessed_by=Marlene Fuchs
- Speech sample | student=Ron Alder; instrument=Picture story; score=62; percentile=20; assessed_by=Greta Noll
- Hearing in noise | student=Mika Sand; instrument=Word list; score=118; percentile=48; assessed_by=Yann Petit
request referral|support request|counseling request: Title!;Student;Class;Referred by;Concern:long;Tried so far:long;Urgency=Low|Normal|High;Parents informed:boolean
- Withdrawn since spring | student=Ron Alder; class=6a; referred_by=Class teacher; concern=Speaks to nobody in breaks.; urgency=High
- Falls a lot in sports | student=Lotte Grau; class=1c; referred_by=Sports teacher; concern=Trips on stairs.; urgency=Normal
- Counts with fingers | student=Ibo Kaya; class=4d; referred_by=Parents; concern=No progress in a year.; tried_so_far=Extra worksheets.; urgency=Normal
- Holds the book very close | student=Wim Dahl; class=2a; referred_by=Class teacher; concern=Nose on the page.; urgency=Low
event review meeting|round table|parent meeting: Title!;Student->@student|pupil~Toni Marx;Date:date!;Starts at:time;Participants;Decisions:long;Next review on:date
- Half-year review Toni | student=Toni Marx; participants=Mother, class teacher, M. Fuchs; decisions=Keep three hours.
- First plan for Ela | student=Ela Demir; participants=Parents, Y. Petit; decisions=Front seat until summer.
- Round table Ron | student=Ron Alder; participants=Mother, school nurse, G. Noll; decisions=Start with a small group.
- Closing talk Mika | student=Mika Sand; participants=Father, class teacher; decisions=Support ends.

# reading log|reading challenge|book report|classroom library
person reader|pupil|student: Name!;Class;Reading level;Goal per week:number(min)#0-1000;Favourite genre=Adventure|Animals|Fantasy|Funny|Facts|Comics;~Books read:number#0-1000;~Minutes read:number(min)#0-100000;Parent email:email
- Kasimir | class=4a; reading_level=M; goal_per_week=100; favourite_genre=Facts; books_read=14; minutes_read=1260
- Delphine | class=4a; reading_level=P; goal_per_week=120; favourite_genre=Fantasy; books_read=22; minutes_read=2110
- Priya | class=3b; reading_level=J; goal_per_week=80; favourite_genre=Funny; books_read=9; minutes_read=640
- Nils | class=3b; reading_level=L; goal_per_week=60; favourite_genre=Comics; books_read=31; minutes_read=980
item book|classroom book|title: Title!;Author;ISBN;Genre=Adventure|Animals|Fantasy|Funny|Facts|Comics;Level;Pages:number#1-2000;Copies:number#1-60;Quiz available:boolean;Cover:image
- The whale in the harbour | author=M. Tide; genre=Animals; level=M; pages=96; copies=4
- Seven doors down | author=O. Wren; genre=Fantasy; level=P; pages=184; copies=2
- Goose in the gym | author=P. Quill; genre=Funny; level=J; pages=64; copies=6
- Robo and the rust | author=T. Bolt; genre=Comics; level=L; pages=110; copies=3
record reading log entry|reading entry|reading session|reading minutes: Title!;Reader->@reader|pupil~Kasimir|Delphine;Book->@book|classroom book~The whale in the harbour|Seven doors down;Date:date!;Minutes:number(min)#1-600;From page:number#1-2000;To page:number#1-2000;Read with=Alone|Parent|Friend|Class;Signed by parent:boolean;Thought:long
- Kasimir, chapter 3 | reader=Kasimir; book=The whale in the harbour; minutes=20; from_page=31; to_page=46; read_with=Parent
- Delphine, to the fifth door | reader=Delphine; book=Seven doors down; minutes=45; from_page=88; to_page=130; read_with=Alone
- Priya, the goose escapes | reader=Priya; book=Goose in the gym; minutes=15; from_page=12; to_page=24; read_with=Friend
- Nils, whole comic | reader=Nils; book=Robo and the rust; minutes=60; from_page=1; to_page=110; read_with=Class
record book report|book review|book talk: Title!;Reader->@reader|pupil~Delphine;Book->@book|classroom book~Seven doors down;Stars:rating;What happens:long;Favourite part:long;Picture:image;Teacher's comment:long;~Status=Draft|Handed in|Returned
- My favourite is door four | reader=Delphine; book=Seven doors down; stars=5; what_happens=A girl finds a new street behind each door.; status=Handed in
- Whales sing | reader=Kasimir; book=The whale in the harbour; stars=4; favourite_part=The rescue at night.; status=Returned
- So funny | reader=Priya; book=Goose in the gym; stars=5; what_happens=A goose wins the race.; status=Draft
- Rust is the enemy | reader=Nils; book=Robo and the rust; stars=3; favourite_part=The oil bath.; status=Returned
record book loan|loan|borrowing: Title!;Book->@book|classroom book~The whale in the harbour;Reader->@reader|pupil~Kasimir;Borrowed on:date!;Due on:date;Returned on:date;~Status=Out|Returned|Overdue|Lost
- Whale to Kasimir | book=The whale in the harbour; reader=Kasimir; status=Out
- Doors to Delphine | book=Seven doors down; reader=Delphine; status=Returned
- Goose to Priya | book=Goose in the gym; reader=Priya; status=Overdue
- Robo to Nils | book=Robo and the rust; reader=Nils; status=Lost
event reading challenge|challenge|reading week: Name!;Starts on:date!;Ends on:date;Goal=Minutes|Books|Pages;Target:number#1-100000;Prize;~Reached:number#0-1000000;Description:long
- 10 000 minutes in March | goal=Minutes; target=10000; prize=Night in the library; reached=6420
- Fifty books for class 3b | goal=Books; target=50; prize=Pizza lunch; reached=38
- Page mountain | goal=Pages; target=8848; prize=Trip to the hill; reached=5210
- Winter minutes | goal=Minutes; target=4000; prize=Hot chocolate; reached=4120
record badge|reward|achievement: Name!;Reader->@reader|pupil~Delphine;Earned on:date;For;Challenge->@reading challenge|challenge~10 000 minutes in March
- Twenty books | reader=Delphine; for=Twentieth book this year
- Early bird | reader=Kasimir; for=Read before breakfast five times
- Comic king | reader=Nils; for=Thirtieth comic; challenge=Fifty books for class 3b
- First hundred minutes | reader=Priya; for=100 minutes in a week; challenge=Winter minutes

# science fair|hackathon|student competition|school competition|innovation contest|jury scoring
event competition|hackathon|science fair|contest: Name!;Theme;Starts on:date!;Ends on:date;Venue;Register until:date;Teams at most:number#2-1000;Team size:number#1-20;Rules:long;Organiser~Greta Sund;~Status=Planned|Registration open|Running|Judging|Finished
- River Valley Science Fair | theme=Water; venue=Town gym; teams_at_most=60; team_size=3; organiser=Greta Sund; status=Registration open
- Night of Code | theme=Getting home safely; venue=Old tram depot; teams_at_most=24; team_size=5; organiser=Greta Sund; status=Judging
- Little Inventors Day | theme=Helpers for grandparents; venue=Brook School; teams_at_most=20; team_size=2; organiser=Milan Roth; status=Planned
- Bridge Building Cup | theme=Paper bridges; venue=Technical college; teams_at_most=32; team_size=4; organiser=Milan Roth; status=Finished
record team|competition team|participant team: Name!;Competition->@competition|hackathon~River Valley Science Fair|Night of Code;Captain;Members;School or company;Email:email;Age group=Up to 10|11 to 14|15 to 18|Adults;Table number:number#1-1000;~Status=Registered|Confirmed|Checked in|Withdrawn
- Duckweed Detectives | competition=River Valley Science Fair; captain=Ilvy Tan; members=Ilvy Tan, Jo Marsh; school_or_company=Brook School; age_group=11 to 14; table_number=17; status=Confirmed
- Lamplighters | competition=Night of Code; captain=Sami Koski; members=Four people; age_group=Adults; table_number=6; status=Checked in
- Team Grabber | competition=Little Inventors Day; captain=Oda Falk; members=Oda, Finn; school_or_company=Hill School; age_group=Up to 10; table_number=3; status=Registered
- Span Nine | competition=Bridge Building Cup; captain=Lars Weg; members=Four pupils; school_or_company=Canal High; age_group=15 to 18; table_number=11; status=Withdrawn
record project entry|submission|project|science project|exhibit: Title!;Team->@team|competition team~Duckweed Detectives|Lamplighters;Category->@category|competition category~Biology|Apps;Summary:long!;Question or problem:long;Result:long;Demo link:url;Code or poster:file;Picture:image;Submitted on:date;~Status=Draft|Submitted|Accepted|Disqualified
- Does duckweed clean pond water? | team=Duckweed Detectives; category=Biology; summary=Twelve jars over four weeks.; result=Nitrate fell by half.; status=Submitted
- Route with street lamps | team=Lamplighters; category=Apps; summary=A map that prefers lit paths.; status=Accepted
- A hook for lost keys | team=Team Grabber; category=Everyday helpers; summary=A magnet on a folding stick.; status=Draft
- Arch of 40 sheets | team=Span Nine; category=Strength; summary=Held 61 kilos.; result=Broke at the left foot.; status=Disqualified
item category|competition category|challenge|track: Name!;Competition->@competition|hackathon~River Valley Science Fair;Sponsor;Description:long;First prize:money
- Biology | competition=River Valley Science Fair; sponsor=Water works; first_prize=300
- Apps | competition=Night of Code; sponsor=Tram company; first_prize=1000
- Everyday helpers | competition=Little Inventors Day; sponsor=Care shop; first_prize=100
- Strength | competition=Bridge Building Cup; sponsor=Steel works; first_prize=250
person judge|juror|jury member: Name!;Field;Organisation;Email:email;Category->@category|competition category~Biology;Conflicts
- Dr. Lise Aas | field=Botany; organisation=University of the Coast; category=Biology
- Emeka Obi | field=Software; organisation=Tram company; category=Apps
- Gudrun Pohl | field=Design; organisation=Care shop; category=Everyday helpers
- Prof. Hal Ren | field=Structures; organisation=Technical college; category=Strength; conflicts=Taught at Canal High
record judging score|score|evaluation|jury score: Title!;Project->@project entry|submission~Does duckweed clean pond water?|Route with street lamps;Judge->@judge|juror~Dr. Lise Aas|Emeka Obi;Idea:number#0-10;Method:number#0-10;Result:number#0-10;Presentation:number#0-10;~Total:number#0-40;Comment:long
- Aas on duckweed | project=Does duckweed clean pond water?; judge=Dr. Lise Aas; idea=8; method=9; result=7; presentation=8; total=32
- Obi on lamps | project=Route with street lamps; judge=Emeka Obi; idea=9; method=7; result=8; presentation=9; total=33
- Pohl on the hook | project=A hook for lost keys; judge=Gudrun Pohl; idea=9; method=6; result=8; presentation=10; total=33
- Ren on the arch | project=Arch of 40 sheets; judge=Prof. Hal Ren; idea=6; method=8; result=9; presentation=5; total=28
record prize|award|winner: Title!;Project->@project entry|submission~Route with street lamps;Category->@category|competition category~Apps;Place:number#1-10;Amount:money;Awarded on:date
- First place apps | project=Route with street lamps; category=Apps; place=1; amount=1000
- Second place biology | project=Does duckweed clean pond water?; category=Biology; place=2; amount=150
- Audience prize helpers | project=A hook for lost keys; category=Everyday helpers; place=1; amount=50
- Third place strength | project=Arch of 40 sheets; category=Strength; place=3; amount=80
request mentor request|help request|table request: Title!;Team->@team|competition team~Lamplighters;Topic;Where;Details:long;Answered by
- Map data does not load | team=Lamplighters; topic=Map data; where=Table 6
- Which test strips? | team=Duckweed Detectives; topic=Nitrate strips; where=Table 17; answered_by=Dr. Lise Aas
- Magnet too weak | team=Team Grabber; topic=Magnets; where=Workshop corner
- Glue does not dry | team=Span Nine; topic=Glue; where=Table 11; answered_by=Prof. Hal Ren
! record judge assignment|assigned project|jury assignment [assign\\w*|judg\\w*]: Title!;Project->@project entry|submission|project~Does duckweed clean pond water?|Route with street lamps;Judge->@judge|juror~Dr. Lise Aas|Emeka Obi;Round=First|Final;Slot:time;Table number:number#1-1000;Assigned on:date;~Status=Assigned|Scored|Conflict
- Aas at duckweed | project=Does duckweed clean pond water?; judge=Dr. Lise Aas; round=First; table_number=12; status=Scored
- Obi at lamps | project=Route with street lamps; judge=Emeka Obi; round=First; table_number=31; status=Assigned
- Obi at duckweed, final | project=Does duckweed clean pond water?; judge=Emeka Obi; round=Final; table_number=3; status=Assigned
- Aas at lamps | project=Route with street lamps; judge=Dr. Lise Aas; round=First; table_number=31; status=Conflict
! item scoring rubric|rubric|scoring criterion|criterion [rubric\\w*|criteri\\w*]: Name!;Category->@category|competition category~Biology|Apps;Most points:number#1-100;Weight:percent;Description:long;Position:number#1-50
- Scientific method | category=Biology; most_points=10; weight=35; description=Question, control, repeats; position=1
- Working prototype | category=Apps; most_points=10; weight=40; description=Runs without help; position=2
- Clean data record | category=Biology; most_points=20; weight=25; description=Every measurement with date and unit; position=2
- Use for others | category=Apps; most_points=15; weight=30; description=Tried out by at least five people; position=3
! person team member|student member|project member [team member\\w*|members?]: Name!;Project->@project entry|submission|project~Does duckweed clean pond water?;Team->@team|competition team~Duckweed Detectives;Grade:number#1-13;School;Email:email;Guardian consent:boolean
- Mai Rowe | project=Does duckweed clean pond water?; team=Duckweed Detectives; grade=8; school=River Valley School
- Timo Arch | project=Route with street lamps; team=Lamplighters; grade=10; school=Hill School
- Ada Linn | project=Does duckweed clean pond water?; team=Duckweed Detectives; grade=9; school=River Valley School
- Pavel Ruz | project=Route with street lamps; team=Lamplighters; grade=11; school=Harbour Grammar
! item school|participating school [schools?]: Name!;District;Address;Contact teacher~Greta Sund;Email:email;Phone:phone;Projects:number#0-200
- River Valley School | district=North; address=Valley road 8; contact_teacher=Greta Sund; projects=6
- Hill School | district=South; address=Hill street 2; contact_teacher=Omar Nil; projects=4
- Harbour Grammar | district=East; address=Quay street 19; contact_teacher=Ines Faro; projects=9
- Mill Pond Primary | district=West; address=Pond lane 4; contact_teacher=Paul Drew; projects=1
record abstract|project abstract|poster|uploaded poster: Title!;Project->@project entry|submission|project~Does duckweed clean pond water?;Kind=Abstract|Poster|Slides|Data;Version:number#1-20;File:file;Text:long;Uploaded by~Mai Rowe;Uploaded on:date
- Duckweed abstract | project=Does duckweed clean pond water?; kind=Abstract; version=2; uploaded_by=Mai Rowe
- Lamps poster | project=Route with street lamps; kind=Poster; version=1; uploaded_by=Timo Arch
- Pond water readings | project=Does duckweed clean pond water?; kind=Data; version=4; uploaded_by=Ada Linn
- Slides for the final | project=Route with street lamps; kind=Slides; version=3; uploaded_by=Pavel Ruz
+ score: Judge->@judge|juror;Criterion->@scoring rubric|rubric|criterion;Comment:long
+ event: Starts at:time;Room

# first aid course|first-aid training|cpr training|emergency responder training
item course type|course|first aid course: Title!;Kind=Basic|Refresher|Company first aider|Children|Sport|Instructor;Duration:number(h)#1-60;Price:money;Participants at most:number#4-40;Valid for:number(months)#0-60;Language;Contents:long
- First aid, basic day | kind=Basic; duration=8; price=55; participants_at_most=20; valid_for=24; language=English
- First aid for children | kind=Children; duration=7; price=49; participants_at_most=16; valid_for=24; language=English
- Refresher for companies | kind=Refresher; duration=8; price=52; participants_at_most=20; valid_for=24; language=German
- Sports club evening | kind=Sport; duration=4; price=30; participants_at_most=12; valid_for=12; language=English
event course date|training date|session: Title!;Course->@course type|course~First aid, basic day|First aid for children;Date:date!;Starts at:time;Ends at:time;Trainer->@trainer|instructor~Ragnar Holt|Safia Benali;Venue->@venue|training room~Fire house hall;~Free places:number#0-40;~Status=Planned|Open|Full|Held|Cancelled
- Basic, first Saturday | course=First aid, basic day; trainer=Ragnar Holt; venue=Fire house hall; free_places=6; status=Open
- Children, Sunday | course=First aid for children; trainer=Safia Benali; venue=Fire house hall; free_places=0; status=Full
- Refresher, Tuesday | course=Refresher for companies; trainer=Jana Krol; venue=Parish room; free_places=11; status=Planned
- Tape and ice, Friday | course=Sports club evening; trainer=Ben Achter; venue=Sports club house; free_places=3; status=Cancelled
record registration|course booking|enrolment: Title!;Course date->@course date|training date~Basic, first Saturday;Participant;Born on:date;Email:email;Phone:phone;Company;Payer=Self|Employer|Insurance;Price:money;~Status=Registered|Confirmed|Attended|No-show|Cancelled
- Malte Orth, basic | course_date=Basic, first Saturday; participant=Malte Orth; company=Roof Works; payer=Insurance; price=55; status=Attended
- Ines Duarte, children | course_date=Children, Sunday; participant=Ines Duarte; payer=Self; price=49; status=Confirmed
- Gitta Mohn, refresher | course_date=Refresher, Tuesday; participant=Gitta Mohn; company=Paint shop; payer=Employer; price=52; status=Registered
- Coach Adam, sport | course_date=Tape and ice, Friday; participant=Adam Sykes; payer=Self; price=30; status=Cancelled
record certificate|first aid certificate: Number!;Registration->@registration|course booking~Malte Orth, basic;Issued on:date!;Valid until:date;Reminder sent:boolean;File:file
- FA-26-0331 | registration=Malte Orth, basic
- FA-26-0340 | registration=Ines Duarte, children
- FA-24-0102 | registration=Gitta Mohn, refresher
- FA-25-0277 | registration=Coach Adam, sport
person trainer|instructor: Name!;Qualification;Licence until:date;Phone:phone;Email:email;Languages;Fee per day:money
- Ragnar Holt | qualification=Paramedic; languages=English, German; fee_per_day=260
- Safia Benali | qualification=Paediatric nurse; languages=English, French; fee_per_day=260
- Jana Krol | qualification=Emergency nurse; languages=German, Polish; fee_per_day=280
- Ben Achter | qualification=Sports therapist; languages=English; fee_per_day=220
item venue|training room: Name!;Address;Seats:number#4-200;Parking:boolean;Equipment;Rent per day:money
- Fire house hall | address=Fire lane 1; seats=24; equipment=Projector, mats; rent_per_day=0
- Parish room | address=Church square 4; seats=18; equipment=Chairs; rent_per_day=40
- Sports club house | address=River field 2; seats=30; equipment=Changing rooms, screen; rent_per_day=25
- Company canteen North | address=Works road 10; seats=60; equipment=Tables; rent_per_day=0
item training equipment|manikin|material: Name!;Kind=Manikin|Defibrillator trainer|Bandages|Projector;Inventory number;Quantity:number#0-1000;Last cleaned on:date;Stored in;~Status=Ready|In use|To clean|Broken
- Adult manikin 3 | kind=Manikin; inventory_number=M-03; quantity=1; stored_in=Van; status=Ready
- Bandage box | kind=Bandages; quantity=6; stored_in=Cellar; status=Ready
- Trainer defibrillator | kind=Defibrillator trainer; inventory_number=D-01; quantity=2; stored_in=Office; status=In use
- Baby manikin | kind=Manikin; inventory_number=M-11; quantity=3; stored_in=Cellar; status=To clean
request company course request|in-house course request|group booking: Company!;Contact;Email:email;Course->@course type|course~First aid, basic day;People:number#4-200;Wanted date:date;Place;Message:long
- Roof Works | course=First aid, basic day; people=14; place=Roof Works canteen
- Sunshine Nursery | course=First aid for children; people=9; place=Nursery; message=On a Saturday, please.
- Paint shop Mohn | course=Refresher for companies; people=6; place=Parish room
- Rowing club | course=Sports club evening; people=12; place=Boat house

# art school|drawing course|painting class|craft workshop|pottery class|creative workshop
item workshop|course|class: Title!;Technique=Painting|Drawing|Pottery|Textile|Printing|Sculpture|Jewellery;Level=Beginner|Intermediate|All;Teacher->@teacher|artist~Orla Finn|Matteo Bruni;Duration:number(h)#1-100;Sessions:number#1-40;Price:money;Material fee:money;Places:number#2-40;Ages;Description:long;Picture:image
- Throwing bowls | technique=Pottery; level=Beginner; duration=12; sessions=4; price=160; material_fee=25; places=8; ages=16 and up
- Linocut in two colours | technique=Printing; level=All; duration=6; sessions=1; price=78; material_fee=12; places=10; ages=14 and up
- Felted slippers | technique=Textile; level=Beginner; teacher=Sanna Ruus; duration=8; sessions=2; price=95; material_fee=30; places=6; ages=12 and up
- Silver ring in a day | technique=Jewellery; level=Intermediate; teacher=Matteo Bruni; duration=7; sessions=1; price=130; material_fee=40; places=5; ages=18 and up
event workshop date|session|class date: Title!;Workshop->@workshop|course~Throwing bowls|Linocut in two colours;Date:date!;Starts at:time;Ends at:time;Studio->@studio|room~Clay studio|Print room;~Free places:number#0-40;~Status=Open|Full|Held|Cancelled
- Bowls, Thursdays in May | workshop=Throwing bowls; studio=Clay studio; free_places=2; status=Open
- Linocut Sunday | workshop=Linocut in two colours; studio=Print room; free_places=0; status=Full
- Slippers, two Saturdays | workshop=Felted slippers; studio=Textile loft; free_places=4; status=Cancelled
- Rings in April | workshop=Silver ring in a day; studio=Metal bench; free_places=0; status=Held
record enrolment|workshop booking|registration|enrollment: Title!;Workshop date->@workshop date|session~Bowls, Thursdays in May;Participant;Email:email;Phone:phone;People:number#1-20;Amount:money;Paid:boolean;Notes:long;~Status=Booked|Waiting list|Attended|Cancelled
- Hedi for bowls | workshop_date=Bowls, Thursdays in May; participant=Hedi Lamm; people=1; amount=185; status=Booked
- Two for linocut | workshop_date=Linocut Sunday; participant=Paul Ek; people=2; amount=180; status=Waiting list
- Family Roth for slippers | workshop_date=Slippers, two Saturdays; participant=Ina Roth; people=3; amount=375; status=Cancelled
- Sven for a ring | workshop_date=Rings in April; participant=Sven Adler; people=1; amount=170; status=Attended
item studio|room: Name!;Workplaces:number#1-60;Equipment:long;Price per hour:money;Open studio hours;Rules:long
- Clay studio | workplaces=8; equipment=Eight wheels, kiln; price_per_hour=9
- Print room | workplaces=10; equipment=Two presses, drying rack; price_per_hour=12
- Textile loft | workplaces=12; equipment=Long tables, four looms; price_per_hour=7
- Metal bench | workplaces=5; equipment=Torches, rolling mill; price_per_hour=14; rules=Never alone with the torch.
record kiln firing|firing|piece|student work: Title!;Made by;Technique=Painting|Drawing|Pottery|Textile|Printing|Sculpture|Jewellery;Size;Glaze or colour;Fired on:date;Fee:money;Picture:image;~Status=Drying|Bisque|Glazed|Ready|Collected
- Blue soup bowl | made_by=Hedi Lamm; technique=Pottery; size=16 cm; glaze_or_colour=Cobalt; fee=4; status=Bisque
- Row of white cups | made_by=Paul Ek; technique=Pottery; size=8 cm; glaze_or_colour=Tin white; fee=9; status=Glazed
- Owl sculpture | made_by=Ina Roth; technique=Sculpture; size=30 cm; fee=12; status=Drying
- Tile with a fish | made_by=Tom Gries; technique=Painting; size=15 cm; glaze_or_colour=Green; fee=3; status=Collected
item material|art supply|supply: Name!;Category=Clay|Paint|Paper|Ink|Tool|Yarn;In stock:number#0-10000;Unit=kg|piece|sheet|bottle;Price:money;Reorder at:number#0-1000;Supplier
- Stoneware, fine | category=Clay; in_stock=140; unit=kg; price=1.9; reorder_at=50; supplier=Clay pit North
- Lino sheet A4 | category=Tool; in_stock=34; unit=piece; price=3.2; reorder_at=20
- Black printing ink | category=Ink; in_stock=6; unit=bottle; price=14; reorder_at=3; supplier=Print supplies Ost
- Merino wool | category=Yarn; in_stock=11; unit=kg; price=28; reorder_at=4; supplier=Sheep barn
event exhibition|open studio|student show: Title!;Opens on:date!;Closes on:date;Place;Curator;Works:number#1-1000;Admission:money;Description:long
- Bowls and birds | place=Foyer; curator=Orla Finn; works=42; admission=0
- Two colours, forty prints | place=Print room; curator=Matteo Bruni; works=40; admission=0
- Small silver | place=Town gallery; curator=Ada Rehn; works=26; admission=4
- Summer of felt | place=Textile loft; curator=Sanna Ruus; works=18; admission=0
+ booking|reservation: Studio->@studio|room;Date:date;Starts at:time;Ends at:time
+ teacher: Techniques;Biography:long;Website:url

# employee survey|engagement survey|pulse survey|employee engagement|team mood|employee satisfaction
event survey round|survey|pulse survey|engagement survey: Title!;Opens on:date!;Closes on:date;Audience;Anonymous:boolean;Owner~People team;~Invited:number#0-100000;~Response rate:percent;~Score:number#0-100;~Status=Draft|Open|Closed|Discussed
- Spring pulse | audience=Everyone; owner=People team; invited=212; response_rate=71; score=74; status=Closed
- After the move | audience=Head office; owner=People team; invited=64; response_rate=22; score=0; status=Open
- Night shift survey | audience=Night shift; owner=Works council; invited=38; response_rate=89; score=61; status=Discussed
- Autumn pulse | audience=Everyone; owner=People team; invited=0; response_rate=0; score=0; status=Draft
item survey question|question: Text!;Survey->@survey round|survey~Spring pulse;Topic=Workload|Manager|Team|Growth|Recognition|Tools;Type=Scale 1 to 5|Yes or no|Free text|0 to 10;Position:number#1-100;Required:boolean
- I have what I need to do good work | survey=Spring pulse; topic=Tools; type=Scale 1 to 5; position=1
- What should we stop doing? | survey=Spring pulse; topic=Workload; type=Free text; position=9
- How likely are you to recommend us? | survey=Night shift survey; topic=Recognition; type=0 to 10; position=2
- Is your new desk in place? | survey=After the move; topic=Tools; type=Yes or no; position=1
item team|department|unit: Name!;Manager;Location;Headcount:number#1-10000;~Last score:number#0-100;~Change:number
- Warehouse | manager=Tim Roos; location=Plant 2; headcount=48; last_score=66; change=4
- Design | manager=Ada Ring; location=Head office; headcount=12; last_score=81; change=-2
- Night shift | manager=Olek Ruda; location=Plant 1; headcount=38; last_score=61; change=-5
- Accounting | manager=Mona Fry; location=Head office; headcount=9; last_score=77; change=1
record survey response|response|answer: Title!;Survey->@survey round|survey~Spring pulse;Question->@survey question|question~I have what I need to do good work;Team->@team|department~Warehouse;Score:number#0-10;Comment:long;Answered on:date
- Warehouse, answer 17 | survey=Spring pulse; question=I have what I need to do good work; team=Warehouse; score=3; comment=Two scanners for six people.
- Night shift, answer 4 | survey=Night shift survey; question=How likely are you to recommend us?; team=Night shift; score=6
- Design, answer 2 | survey=Spring pulse; question=What should we stop doing?; team=Design; comment=Meetings before nine.
- Accounting, answer 1 | survey=After the move; question=Is your new desk in place?; team=Accounting; score=1
record mood entry|mood check|check-in: Title!;Person;Team->@team|department~Design;Date:date!;Mood=Great|Good|Neutral|Low|Bad;Energy:rating;Note:long;Anonymous:boolean
- Design, Monday | team=Design; mood=Good; energy=4
- Warehouse, Friday | team=Warehouse; mood=Neutral; energy=3; note=Long queue at the ramp.
- Night shift, Sunday | team=Night shift; mood=Low; energy=2
- Accounting after the close | person=Mona Fry; team=Accounting; mood=Great; energy=5; note=Done a day early.
work follow-up action|action|improvement measure: Title!;Survey->@survey round|survey~Spring pulse;Team->@team|department~Warehouse;Responsible;Due on:date;Notes:long
- Four more scanners | survey=Spring pulse; team=Warehouse; responsible=Tim Roos
- Warm meal at two o'clock | survey=Night shift survey; team=Night shift; responsible=Olek Ruda
- No meetings before nine | survey=Spring pulse; team=Design; responsible=Ada Ring; notes=Test for three months.
- Missing desk lamps | survey=After the move; team=Accounting; responsible=Mona Fry
record recognition|kudos|praise|thank-you: Title!;From;To;Value=Helpful|Courage|Quality|Humour|Customer first;Text:long!;Points:number#0-500;Given on:date;Public:boolean
- Thanks for the night of the move | from=Ada Ring; to=Tim Roos; value=Helpful; text=You found the last van at midnight.; points=50
- Said no to a bad deadline | from=Mona Fry; to=Ada Ring; value=Courage; text=You protected the team.; points=40
- Zero errors in May | from=Tim Roos; to=Pia Lenz; value=Quality; text=Not one wrong parcel.; points=60
- The banana costume | from=Olek Ruda; to=Sam Odey; value=Humour; text=Nobody slept that night.; points=20
item gift|reward|perk: Name!;Points needed:number#1-100000;Category=Voucher|Time off|Experience|Donation;In stock:number#0-10000;Value:money;Picture:image
- Half a day off | points_needed=400; category=Time off; in_stock=100
- Cinema for two | points_needed=250; category=Voucher; in_stock=20; value=24
- Pottery evening | points_needed=600; category=Experience; in_stock=8; value=55
- Trees for the town | points_needed=100; category=Donation; in_stock=500; value=10

# company equipment|equipment lending|device management|it asset|asset inventory|asset tracking|laptop inventory
item asset|device|company equipment|equipment: Name!;Asset tag;Category->@asset category|category~Laptop|Camera;Serial number;Manufacturer;Bought on:date;Price:money;Warranty until:date;Location->@storage location|location~Storeroom B;Condition=New|Good|Worn|Defective;~Status=Available|Handed out|In repair|Lost|Retired;Photo:image
- Laptop 14-118 | asset_tag=LT-118; category=Laptop; serial_number=SN-77120; manufacturer=Northbook; price=1180; location=Storeroom B; condition=Good; status=Handed out
- Mirrorless camera 2 | asset_tag=CA-02; category=Camera; serial_number=SN-40133; manufacturer=Opta; price=1650; location=Storeroom B; condition=Good; status=Available
- Drill hammer 5 | asset_tag=TO-05; category=Power tool; serial_number=SN-90210; manufacturer=Torque Tools; price=320; location=Tool cage; condition=Worn; status=In repair
- Projector small | asset_tag=PR-01; category=Projector; serial_number=SN-11870; manufacturer=Lumo; price=540; location=Media cupboard; condition=Defective; status=Retired
item asset category|category|device type: Name!;Useful life:number(years)#1-30;Responsible;Check every:number(months)#0-120;Description:long
- Laptop | useful_life=4; responsible=IT desk; check_every=12
- Camera | useful_life=6; responsible=Media team; check_every=6
- Power tool | useful_life=5; responsible=Workshop; check_every=12
- Projector | useful_life=7; responsible=Media team; check_every=24
record handover|check-out|assignment|loan|checkout: Title!;Asset->@asset|device~Laptop 14-118;Person;Department;Handed out on:date!;Due back on:date;Returned on:date;Condition at return=Good|Worn|Damaged;Signature:image;Handed out by;~Status=Out|Returned|Overdue
- Laptop 14-118 to Rika | asset=Laptop 14-118; person=Rika Sund; department=Sales; handed_out_by=IT desk; status=Out
- Camera 2 to the press office | asset=Mirrorless camera 2; person=Ole Brink; department=Press office; handed_out_by=Media team; status=Returned
- Drill to site 4 | asset=Drill hammer 5; person=Mirko Lasic; department=Construction; handed_out_by=Workshop; status=Overdue
- Projector to the canteen | asset=Projector small; person=Tilda Roy; department=Canteen; handed_out_by=Media team; status=Returned
request equipment request|borrow request|device request: Title!;Category->@asset category|category~Camera;Asset->@asset|device~Mirrorless camera 2;Requested by;From:date;Until:date;Purpose:long;Approver
- Camera for the open day | category=Camera; asset=Mirrorless camera 2; requested_by=Press office; purpose=Photos of the open day.
- Laptop for an intern | category=Laptop; requested_by=Rika Sund; purpose=Three months in sales.; approver=IT desk
- Drill for the trade fair | category=Power tool; asset=Drill hammer 5; requested_by=Fair team; purpose=Stand building.
- Projector for film night | category=Projector; asset=Projector small; requested_by=Tilda Roy; purpose=Friday in the canteen.
record maintenance|repair|service record|inspection: Title!;Asset->@asset|device~Laptop 14-118;Kind=Repair|Check|Cleaning|Upgrade;Date:date!;Cost:money;Done by;Findings:long;Next on:date;~Status=Planned|In work|Done
- New battery | asset=Laptop 14-118; kind=Repair; cost=89; done_by=IT desk; status=Done
- Carbon brushes replaced | asset=Drill hammer 5; kind=Repair; cost=35; done_by=Torque service; status=In work
- Sensor cleaned | asset=Mirrorless camera 2; kind=Cleaning; cost=40; done_by=Photo shop; status=Done
- Lamp check | asset=Projector small; kind=Check; cost=0; done_by=Media team; findings=Lamp is dead.; status=Planned
record stocktake entry|inventory count|audit entry: Title!;Asset->@asset|device~Mirrorless camera 2;Counted on:date!;Found:boolean;Location;Counted by;Remark:long
- Camera 2 seen in May | asset=Mirrorless camera 2; location=Storeroom B; counted_by=Media team
- Laptop 118 on Rika's desk | asset=Laptop 14-118; location=Sales; counted_by=IT desk
- Drill not in the cage | asset=Drill hammer 5; location=Site 4; counted_by=Workshop; remark=Overdue.
- Projector in the cupboard | asset=Projector small; location=Media cupboard; counted_by=Media team
item storage location|location|room: Name!;Building;Floor;Responsible;Locked:boolean
- Storeroom B | building=Head office; floor=0; responsible=IT desk
- Media cupboard | building=Head office; floor=2; responsible=Media team
- Tool cage | building=Depot; floor=0; responsible=Workshop
- Shelf at the reception | building=Annex; floor=1; responsible=Front desk
item software licence|license|subscription: Name!;Vendor;Licence key;Seats:number#1-100000;~Seats used:number#0-100000;Cost per year:money;Renewal on:date;Owner
- Drawing suite | vendor=Vector house; seats=12; seats_used=11; cost_per_year=2640; owner=Design
- Accounting package | vendor=Ledger house; seats=5; seats_used=5; cost_per_year=3100; owner=Finance
- Password safe | vendor=Key box; seats=150; seats_used=132; cost_per_year=2700; owner=IT desk
- Video cutter | vendor=Frame works; seats=3; seats_used=1; cost_per_year=720; owner=Media team

# mailroom|incoming mail|incoming letter|parcel room|letter register|outgoing mail|correspondence register
record incoming mail|incoming letter|letter|mail item: Title!;Register number;Sender->@correspondent|sender~City tax office|Roof Works;Received on:date!;Kind=Letter|Registered|Parcel|Courier|Fax|Email;For->@recipient|employee~Lene Storm|Arif Baig;Subject;Answer due on:date;Scan:file;~Status=Registered|Forwarded|Answered|Filed
- Notice of assessment | register_number=IN-0412; sender=City tax office; kind=Registered; for=Lene Storm; subject=Trade tax 2025; status=Forwarded
- Offer for the roof | register_number=IN-0415; sender=Roof Works; kind=Letter; for=Arif Baig; subject=Hall 3; status=Registered
- Invitation to the choir jubilee | register_number=IN-0418; sender=Choir Harmony; kind=Email; for=Pia Solberg; subject=Invitation; status=Answered
- Contract by courier | register_number=IN-0420; sender=Anna Feld; kind=Courier; for=Yusuf Kar; subject=Signed lease; status=Filed
record outgoing mail|outgoing letter|dispatch: Title!;Register number;Recipient->@correspondent|sender~City tax office;Written by->@recipient|employee~Lene Storm;Sent on:date!;Kind=Letter|Registered|Parcel|Courier|Email;Postage:money;Tracking number;Reply to->@incoming mail|incoming letter~Notice of assessment;File:file
- Objection to the assessment | register_number=OUT-0188; recipient=City tax office; written_by=Lene Storm; kind=Registered; postage=4.35; tracking_number=RR 4471; reply_to=Notice of assessment
- Order for the roof | register_number=OUT-0190; recipient=Roof Works; written_by=Arif Baig; kind=Email; postage=0; reply_to=Offer for the roof
- Keys to Anna Feld | register_number=OUT-0193; recipient=Anna Feld; written_by=Yusuf Kar; kind=Courier; postage=12; tracking_number=CB 88; reply_to=Contract by courier
- Thank-you card | register_number=OUT-0195; recipient=Choir Harmony; written_by=Pia Solberg; kind=Letter; postage=0.95; reply_to=Invitation to the choir jubilee
record parcel|package|delivery: Title!;Carrier;Tracking number;For->@recipient|employee~Arif Baig;Received on:date!;Pieces:number#1-100;Shelf;Collected on:date;Signature:image;~Status=Arrived|Informed|Collected|Returned
- Box of sample tiles | carrier=Parcel service; tracking_number=PK 90-221; for=Arif Baig; pieces=1; shelf=C2; status=Informed
- Two toner cartons | carrier=Freight line; tracking_number=FL 1182; for=Yusuf Kar; pieces=2; shelf=A1; status=Arrived
- Plant with no sender | carrier=Bike post; for=Pia Solberg; pieces=1; shelf=Counter; status=Collected
- Wrong address box | carrier=Parcel service; tracking_number=PK 90-240; for=Lene Storm; pieces=1; shelf=C1; status=Returned
person recipient|employee|addressee: Name!;Department;Office;Email:email;Phone:phone;Deputy
- Lene Storm | department=Finance; office=2.18; deputy=Arif Baig
- Arif Baig | department=Buildings; office=1.04; deputy=Lene Storm
- Pia Solberg | department=Culture; office=3.02; deputy=Yusuf Kar
- Yusuf Kar | department=Legal; office=2.07; deputy=Pia Solberg
item correspondent|sender|external contact: Name!;Address;City;Kind=Authority|Company|Private person|Association;Email:email;Phone:phone
- City tax office | kind=Authority; address=Town hall square 2
- Roof Works | kind=Company; address=Ladder lane 9
- Anna Feld | kind=Private person; address=Garden row 4
- Choir Harmony | kind=Association; address=Parish hall
work forwarding step|routing step|task: Title!;Letter->@incoming mail|incoming letter~Notice of assessment;To->@recipient|employee~Lene Storm;Due on:date;Instruction=For information|Please answer|Please call|For signature;Notes:long
- Answer before the month ends | letter=Notice of assessment; to=Lene Storm; instruction=Please answer
- Price check by Friday | letter=Offer for the roof; to=Arif Baig; instruction=Please call
- Sign page 9 | letter=Contract by courier; to=Yusuf Kar; instruction=For signature
- Jubilee in June | letter=Invitation to the choir jubilee; to=Pia Solberg; instruction=For information
item file|folder|archive box: Name!;File number;Department;Keep until:date;Place;Description:long
- Trade tax | file_number=F-22; department=Finance; place=Cabinet 4
- Hall 3, roof | file_number=F-31; department=Buildings; place=Cabinet 1
- Leases | file_number=F-08; department=Legal; place=Safe
- Culture invitations | file_number=F-40; department=Culture; place=Folder on the drive
! request pick-up request|redelivery request|courier request [pick\\w*|courier|collect\\w*|redeliver\\w*]: Title!;Parcel->@parcel|package~Box of sample tiles;From;To;Wanted on:date;Notes:long
- Bring the tiles to hall 3 | parcel=Box of sample tiles; from=Shelf C2; to=Hall 3
- Toner to the copy room | parcel=Two toner cartons; from=Shelf A1; to=Copy room
- Box back to the carrier | parcel=Wrong address box; from=Shelf C1; to=Ramp
- Plant to the third floor | parcel=Plant with no sender; from=Counter; to=Office 3.02; notes=Keep upright.

# invoicing|invoice software|freelance invoice|quote and invoice|billing software|invoice generator
item client|customer company|bill recipient: Name!;Customer number;Address;Tax number;Email:email;Phone:phone;Contact person;Payment term:number(days)#0-120;Currency=EUR|USD|GBP|CHF;Note:long
- Studio Marlow | customer_number=C-104; address=Pier 9; contact_person=Jen Marlow; payment_term=14; currency=EUR
- Harvest Kitchen | customer_number=C-111; address=Mill road 60; contact_person=Ugo Bassi; payment_term=30; currency=EUR
- Atelier Nord | customer_number=C-120; address=Fjord way 1; contact_person=Liv Dahl; payment_term=21; currency=CHF
- Pixel & Pine | customer_number=C-127; address=Union street 14; contact_person=Ray Cole; payment_term=45; currency=GBP
item service item|catalogue item|price list item|billable item: Name!;Item number;Unit=hour|day|piece|month|flat;Unit price:money;Tax:percent;Category;Description:long;Active:boolean
- Photo shoot, half day | item_number=S-01; unit=flat; unit_price=480; tax=19
- Image editing | item_number=S-02; unit=hour; unit_price=65; tax=19
- Hosting per month | item_number=S-07; unit=month; unit_price=18; tax=19
- Printed photo book | item_number=P-02; unit=piece; unit_price=42; tax=7
record quote|estimate|offer|quotation: Number!;Client->@client|customer company~Studio Marlow;Date:date!;Valid until:date;Subject;Net total:money;Tax:percent;Gross total:money;File:file;~Status=Draft|Sent|Accepted|Declined|Invoiced
- Q-2026-018 | client=Studio Marlow; subject=Menu photos; net_total=675; tax=19; gross_total=803.25; status=Accepted
- Q-2026-021 | client=Atelier Nord; subject=Catalogue photos; net_total=1920; tax=0; gross_total=1920; status=Sent
- Q-2026-023 | client=Pixel & Pine; subject=Hosting for a year; net_total=216; tax=20; gross_total=259.2; status=Draft
- Q-2026-009 | client=Harvest Kitchen; subject=Photo books; net_total=420; tax=7; gross_total=449.4; status=Invoiced
record invoice line|line item|position: Description!;Invoice->@invoice;Item->@service item|catalogue item~Photo shoot, half day|Image editing;Quantity:number#0.25-10000;Unit=hour|day|piece|month|flat;Unit price:money;Tax:percent;~Line total:money
- Half day in the kitchen | item=Photo shoot, half day; quantity=1; unit=flat; unit_price=480; tax=19; line_total=480
- Editing of 14 photos | item=Image editing; quantity=3; unit=hour; unit_price=65; tax=19; line_total=195
- Ten photo books | item=Printed photo book; quantity=10; unit=piece; unit_price=42; tax=7; line_total=420
- Hosting January to March | item=Hosting per month; quantity=3; unit=month; unit_price=18; tax=19; line_total=54
record incoming payment|received payment|payment receipt: Title!;Invoice->@invoice;Amount:money!;Received on:date;Method=Transfer|Card|Cash|Direct debit;Reference;Note:long
- Payment Marlow | amount=803.25; method=Transfer; reference=2026-031
- Cash from Harvest Kitchen | amount=220; method=Cash; reference=2026-033
- Card payment Atelier Nord | amount=1920; method=Card; reference=2026-036; note=Paid at the handover.
- Hosting by debit | amount=64.26; method=Direct debit; reference=2026-040
record payment reminder|reminder|dunning notice: Title!;Invoice->@invoice;Level=Friendly|First|Second|Final;Sent on:date!;New due date:date;Fee:money;File:file
- Friendly reminder Harvest Kitchen | level=Friendly; fee=0
- First reminder Pixel & Pine | level=First; fee=5
- Second reminder Pixel & Pine | level=Second; fee=10
- Final notice Atelier Nord | level=Final; fee=15
record recurring invoice|subscription invoice|invoice template: Title!;Client->@client|customer company~Harvest Kitchen;Every=Week|Month|Quarter|Year;Next on:date;Net amount:money;Tax:percent;Active:boolean;Text:long
- Monthly social photos | client=Harvest Kitchen; every=Month; net_amount=220; tax=19
- Hosting Pixel & Pine | client=Pixel & Pine; every=Quarter; net_amount=54; tax=20
- Yearly portrait day | client=Atelier Nord; every=Year; net_amount=960; tax=0
- Weekly market photos | client=Studio Marlow; every=Week; net_amount=75; tax=19
record business expense|expense|receipt: Title!;Category=Material|Travel|Software|Rent|Phone|Other;Supplier;Date:date!;Net amount:money;Tax:percent;Receipt:file;Paid:boolean;Rebill to->@client|customer company~Studio Marlow
- Backdrop paper | category=Material; supplier=Photo shop; net_amount=58; tax=19; rebill_to=Studio Marlow
- Train to Atelier Nord | category=Travel; supplier=Railway; net_amount=112; tax=7; rebill_to=Atelier Nord
- Editing software | category=Software; supplier=Lumen Software; net_amount=29; tax=19
- Studio rent May | category=Rent; supplier=Pier holding; net_amount=540; tax=0
+ invoice: Client->@client|customer company;Date:date;Due on:date;Net total:money;Tax:percent;Gross total:money;Service period;Notes:long

# company budget|budget planning|cost center|cost centre|budget approval|financial planning|budget request
item budget|annual budget|budget plan: Name!;Fiscal year:number#2000-2100;Cost centre->@cost centre|department~Laboratory|Events;Owner~Vigdis Holm;Amount:money;~Committed:money;~Spent:money;~Left:money;~Status=Draft|In approval|Approved|Closed
- Laboratory 2026 | fiscal_year=2026; cost_centre=Laboratory; owner=Vigdis Holm; amount=120000; committed=18000; spent=46200; left=55800; status=Approved
- Events 2026 | fiscal_year=2026; cost_centre=Events; owner=Vigdis Holm; amount=40000; committed=0; spent=9100; left=30900; status=Approved
- Fleet 2026 | fiscal_year=2026; cost_centre=Fleet; owner=Jonas Bek; amount=86000; committed=12000; spent=31000; left=43000; status=In approval
- Training 2025 | fiscal_year=2025; cost_centre=Training; owner=Maud Rey; amount=25000; committed=0; spent=24100; left=900; status=Closed
item cost centre|cost center|department: Name!;Number;Manager;Parent cost centre;Active:boolean
- Laboratory | number=4410; manager=Dr. Sana Mir
- Events | number=5130; manager=Olle Ström
- Fleet | number=6210; manager=Jonas Bek
- Training | number=5300; manager=Maud Rey; parent_cost_centre=People
record budget line|budget item|planned cost: Title!;Budget->@budget|annual budget~Laboratory 2026;Category=Staff|Material|Travel|Equipment|Services|Other;Planned:money;~Actual:money;Month;Note:long
- Gas cylinders | budget=Laboratory 2026; category=Material; planned=14000; actual=6100
- Summer party | budget=Events 2026; category=Services; planned=12000; actual=0
- Two electric vans | budget=Fleet 2026; category=Equipment; planned=62000; actual=31000; month=March
- Trainer fees | budget=Training 2025; category=Services; planned=18000; actual=17350
record expenditure|expense|actual cost: Title!;Line->@budget line|budget item~Gas cylinders;Amount:money!;Date:date;Supplier;Invoice:file;Entered by;~Status=Planned|Committed|Paid
- Helium, second quarter | line=Gas cylinders; amount=3050; supplier=Gas works; entered_by=Lab office; status=Paid
- Band for the party | line=Summer party; amount=1800; supplier=Duo Calder; entered_by=Olle Ström; status=Committed
- First electric van | line=Two electric vans; amount=31000; supplier=Auto Lind; entered_by=Jonas Bek; status=Paid
- Speaker training | line=Trainer fees; amount=2400; supplier=Voice Academy; entered_by=Maud Rey; status=Planned
request budget request|funding request|budget increase: Title!;Budget->@budget|annual budget~Events 2026;Amount:money;Kind=New|Increase|Transfer;Justification:long;Requested by;Needed by:date;Approver
- Stage for the jubilee | budget=Events 2026; amount=6000; kind=Increase; justification=Jubilee year, 400 guests.; requested_by=Olle Ström
- Second charging point | budget=Fleet 2026; amount=3400; kind=New; justification=Two vans, one plug.; requested_by=Jonas Bek
- Move money to gas | budget=Laboratory 2026; amount=1500; kind=Transfer; justification=Price of helium.; requested_by=Dr. Sana Mir
- First aid for all shifts | budget=Training 2025; amount=2200; kind=Increase; requested_by=Maud Rey; approver=Vigdis Holm
record budget transfer|reallocation|transfer: Title!;From->@budget|annual budget~Laboratory 2026;To->@budget|annual budget~Events 2026;Amount:money;Date:date;Reason:long;Approved by
- Two thousand for the stage | from=Laboratory 2026; to=Events 2026; amount=2000; approved_by=Vigdis Holm
- Fuel money to charging | from=Fleet 2026; to=Laboratory 2026; amount=900; approved_by=Vigdis Holm
- Rest of training to events | from=Training 2025; to=Events 2026; amount=700; approved_by=Vigdis Holm
- Party money to vans | from=Events 2026; to=Fleet 2026; amount=1500; approved_by=Jonas Bek
record forecast|scenario|monthly forecast: Title!;Budget->@budget|annual budget~Laboratory 2026;Month;Expected total:money;Deviation:money;Confidence=Low|Medium|High;Comment:long
- Forecast at mid-year | budget=Laboratory 2026; month=June; expected_total=117500; deviation=2500; confidence=Medium
- Events in autumn | budget=Events 2026; month=September; expected_total=43500; deviation=-3500; confidence=High
- Fleet after van two | budget=Fleet 2026; month=July; expected_total=86000; deviation=0; confidence=Low
- Training, last look | budget=Training 2025; month=November; expected_total=24100; deviation=900; confidence=High
! record approval step|approval [approv\\w*|sign.?off]: Title!;Request->@budget request|funding request~Stage for the jubilee;Approver;Decision=Open|Approved|Rejected;Decided on:date;Comment:long
- Finance on the stage | request=Stage for the jubilee; approver=Vigdis Holm; decision=Open
- Fleet plug approved | request=Second charging point; approver=Vigdis Holm; decision=Approved
- Helium refused | request=Move money to gas; approver=Board; decision=Rejected; comment=Wait for the new contract.
- First aid by the works council | request=First aid for all shifts; approver=Works council; decision=Approved

# startup investor|venture capital|angel investor|deal flow|pitch deck|startup accelerator|incubator
item startup|portfolio company|company|venture: Name!;Industry=Software|Health|Climate|Food|Finance|Hardware|Education;City;Founded:number#1990-2100;Founders;Team size:number#1-5000;Website:url;Pitch deck:file;One-line pitch;Monthly revenue:money;~Stage=Idea|Pre-seed|Seed|Series A|Growth|Exited|Closed
- Peat Free | industry=Climate; city=Groningen; founded=2023; founders=Anouk Visser, Ravi Nair; team_size=9; one_line_pitch=Potting soil from brewery grain.; monthly_revenue=14000; stage=Seed
- Ward Window | industry=Health; city=Porto; founded=2024; founders=Inês Faria; team_size=4; one_line_pitch=Bed planning on one screen.; monthly_revenue=2100; stage=Pre-seed
- Sling Robotics | industry=Hardware; city=Tampere; founded=2021; founders=Aki Salo, Mia Wren; team_size=26; one_line_pitch=Robots that hang in barns.; monthly_revenue=88000; stage=Series A
- Lesson Loop | industry=Education; city=Leeds; founded=2019; founders=Joe Patel; team_size=0; one_line_pitch=Homework swaps between schools.; monthly_revenue=0; stage=Closed
person investor|angel investor|mentor: Name!;Firm;Email:email;Focus;Ticket from:money;Ticket to:money;City;Mentor too:boolean;Notes:long
- Frederike Bohm | firm=Elbe Angels; focus=Climate, food; ticket_from=25000; ticket_to=100000; city=Hamburg
- Stefano Greco | firm=Lantern Ventures; focus=Health; ticket_from=200000; ticket_to=1000000; city=Milan
- Mariko Hayashi | firm=Northern Seeds; focus=Hardware; ticket_from=500000; ticket_to=3000000; city=Helsinki
- Desmond Clarke | firm=Own money; focus=Education; ticket_from=10000; ticket_to=40000; city=Leeds
record funding round|investment round|deal: Title!;Startup->@startup|portfolio company~Peat Free|Ward Window;Round=Pre-seed|Seed|Series A|Bridge|Grant;Target:money;~Committed:money;Valuation:money;Closing on:date;Lead->@investor|angel investor~Frederike Bohm;~Status=Open|Term sheet|Due diligence|Closed|Failed
- Peat Free seed | startup=Peat Free; round=Seed; target=800000; committed=520000; valuation=4200000; lead=Frederike Bohm; status=Due diligence
- Ward Window pre-seed | startup=Ward Window; round=Pre-seed; target=250000; committed=90000; valuation=1500000; lead=Stefano Greco; status=Open
- Sling series A | startup=Sling Robotics; round=Series A; target=6000000; committed=6000000; valuation=24000000; lead=Mariko Hayashi; status=Closed
- Lesson Loop bridge | startup=Lesson Loop; round=Bridge; target=150000; committed=20000; valuation=900000; lead=Desmond Clarke; status=Failed
record investment|commitment|stake: Title!;Round->@funding round|investment round~Peat Free seed;Investor->@investor|angel investor~Frederike Bohm;Amount:money;Share:percent;Instrument=Equity|Convertible|Loan;Date:date!;~Status=Soft|Signed|Paid|Sold
- Bohm in Peat Free | round=Peat Free seed; investor=Frederike Bohm; amount=75000; share=1.8; instrument=Equity; status=Signed
- Hayashi in Sling | round=Sling series A; investor=Mariko Hayashi; amount=2500000; share=10.4; instrument=Equity; status=Paid
- Greco in Ward Window | round=Ward Window pre-seed; investor=Stefano Greco; amount=90000; share=6; instrument=Convertible; status=Soft
- Clarke in Lesson Loop | round=Lesson Loop bridge; investor=Desmond Clarke; amount=20000; share=0; instrument=Loan; status=Sold
record startup application|application|pitch submission: Title!;Startup->@startup|portfolio company~Ward Window;Programme;Submitted on:date!;Problem:long;Solution:long;Ask:money;Deck:file;~Score:number#0-100;~Status=Received|Screening|Pitch|Accepted|Rejected
- Ward Window, spring batch | startup=Ward Window; programme=Spring batch; problem=Beds are planned on paper.; ask=50000; score=77; status=Pitch
- Peat Free, climate batch | startup=Peat Free; programme=Climate batch; problem=Peat bogs are dug up for pots.; ask=100000; score=91; status=Accepted
- Lesson Loop, spring batch | startup=Lesson Loop; programme=Spring batch; ask=50000; score=42; status=Rejected
- Sling, growth track | startup=Sling Robotics; programme=Growth track; solution=One rail, many tools.; ask=0; score=70; status=Screening
record due diligence note|evaluation|pitch score|assessment: Title!;Startup->@startup|portfolio company~Peat Free;Evaluator;Team:rating;Market:rating;Product:rating;Numbers:rating;Risks:long;Recommendation=Invest|Wait|Pass;Date:date
- Visit at the brewery | startup=Peat Free; evaluator=Frederike Bohm; team=5; market=4; product=4; numbers=3; risks=One supplier of grain.; recommendation=Invest
- Call with two clinics | startup=Ward Window; evaluator=Stefano Greco; team=4; market=5; product=3; numbers=2; risks=Long sales cycle.; recommendation=Wait
- Barn visit | startup=Sling Robotics; evaluator=Mariko Hayashi; team=5; market=4; product=5; numbers=4; recommendation=Invest
- Numbers of Lesson Loop | startup=Lesson Loop; evaluator=Desmond Clarke; team=4; market=2; product=3; numbers=1; recommendation=Pass
event pitch|pitch day|demo day|mentor meeting: Title!;Date:date!;Starts at:time;Place or link;Startups;Jury;Seats:number#1-1000;Notes:long
- Demo day spring | place_or_link=Old grain hall; startups=Eight teams; seats=120
- Health evening | place_or_link=Clinic foyer; startups=Ward Window and three others; jury=Stefano Greco; seats=40
- Barn demo | place_or_link=Farm near Tampere; startups=Sling Robotics; seats=25
- Online pitch hour | place_or_link=Video call; startups=Five teams; jury=Elbe Angels; seats=200
record monthly update|investor update|kpi report|metric: Title!;Startup->@startup|portfolio company~Peat Free;Month;Revenue:money;Burn:money;Cash:money;Runway:number(months)#0-120;Customers:number#0-10000000;Highlights:long;Needs help with:long
- Peat Free in April | startup=Peat Free; month=April; revenue=14000; burn=31000; cash=240000; runway=8; customers=61; highlights=First garden centre chain.
- Ward Window in April | startup=Ward Window; month=April; revenue=2100; burn=14000; cash=56000; runway=4; customers=3; needs_help_with=Contacts to clinics.
- Sling in April | startup=Sling Robotics; month=April; revenue=88000; burn=240000; cash=5100000; runway=21; customers=17
- Lesson Loop, last month | startup=Lesson Loop; month=January; revenue=0; burn=9000; cash=4000; runway=0; customers=12

# flatshare|flat share|shared flat|roommate|flatmate|shared apartment|chore plan
person flatmate|roommate|housemate|resident: Name!;Room;Phone:phone;Email:email;Moved in on:date;Moving out on:date;Rent share:money;Allergies;Birthday:date;~Balance:number
- Nele | room=Balcony room; rent_share=410; balance=12
- Tariq | room=Corner room; rent_share=380; balance=-20
- Yuki | room=Attic room; rent_share=350; allergies=Cats; balance=35
- Ole | room=Small room; rent_share=290; balance=-27
work chore|household task|cleaning task|duty: Title!;Assigned to->@flatmate|roommate~Nele|Tariq;Room=Kitchen|Bathroom|Hall|Living room|Stairs|Balcony;Every=Day|Week|Two weeks|Month;Due on:date;Minutes:number(min)#5-240;Points:number#1-20;Notes:long
- Scrub the bathroom | assigned_to=Nele; room=Bathroom; every=Week; minutes=40; points=5
- Bins and glass | assigned_to=Tariq; room=Kitchen; every=Week; minutes=15; points=2
- Vacuum the hall | assigned_to=Yuki; room=Hall; every=Two weeks; minutes=20; points=3
- Water the balcony | assigned_to=Ole; room=Balcony; every=Day; minutes=5; points=1
record shared expense|expense|bill: Title!;Paid by->@flatmate|roommate~Nele;Amount:money;Date:date!;Category=Groceries|Rent|Energy|Internet|Household|Fun;Split=Equally|By room|Custom;Receipt:image;Settled:boolean
- Dish soap and bin bags | paid_by=Nele; amount=12.4; category=Household; split=Equally
- Electricity May | paid_by=Tariq; amount=74; category=Energy; split=By room
- Big shopping on Saturday | paid_by=Yuki; amount=61.8; category=Groceries; split=Equally
- Board game for the kitchen | paid_by=Ole; amount=32; category=Fun; split=Custom
record shopping list item|grocery item|shopping item: Name!;Quantity:number#1-100;Unit=piece|pack|kg|litre;Added by->@flatmate|roommate~Tariq;Shop;Bought:boolean;Bought by->@flatmate|roommate~Nele
- Oat milk | quantity=3; unit=litre; added_by=Tariq; shop=Corner shop
- Onions | quantity=2; unit=kg; added_by=Nele; shop=Market; bought_by=Ole
- Toilet paper | quantity=1; unit=pack; added_by=Yuki; shop=Drugstore
- Light bulb for the hall | quantity=1; unit=piece; added_by=Ole; bought_by=Yuki
record settlement|repayment: Title!;From->@flatmate|roommate~Tariq;To->@flatmate|roommate~Nele;Amount:money;Date:date!;Method=Cash|Transfer|App;~Status=Open|Paid
- Tariq to Nele | from=Tariq; to=Nele; amount=20; method=Transfer; status=Open
- Ole to Yuki | from=Ole; to=Yuki; amount=27; method=Cash; status=Paid
- Nele to Yuki | from=Nele; to=Yuki; amount=8; method=App; status=Open
- Tariq to Yuki | from=Tariq; to=Yuki; amount=15.5; method=App; status=Paid
item room offer|room ad|free room|vacant room: Title!;Size:number(m²)#5-60;Rent:money;Deposit:money;Free from:date;City;District;Flatmates:number#1-12;Furnished:boolean;Description:long;Photo:image;~Status=Open|Reserved|Taken
- Sunny room in a flat of three | size=16; rent=420; deposit=840; city=Leipzig; district=South; flatmates=2; status=Open
- Small room to the yard | size=10; rent=290; deposit=580; city=Leipzig; district=West; flatmates=3; status=Taken
- Sublet for the summer | size=14; rent=350; deposit=350; city=Halle; district=Old town; flatmates=1; status=Reserved
- Room in a house with garden | size=20; rent=460; deposit=920; city=Jena; district=Hillside; flatmates=4; status=Open
request room application|viewing request|flatmate application: Name!;Room->@room offer|room ad~Sunny room in a flat of three;Age:number#16-99;Occupation;From:date;Email:email;About me:long
- Mirjam | room=Sunny room in a flat of three; age=24; occupation=Trainee joiner; about_me=Early riser, cooks on Sundays.
- Benedikt | room=Small room to the yard; age=21; occupation=Student of law; about_me=Quiet, plays chess.
- Chiara | room=Sublet for the summer; age=27; occupation=Dancer; about_me=Only for three months.
- Samuel | room=Room in a house with garden; age=33; occupation=Nurse; about_me=Night shifts, likes tomatoes.
item house rule|rule|flat meeting|note: Title!;Text:long!;Agreed on:date;Proposed by->@flatmate|roommate~Nele
- Quiet after eleven | text=On weekdays, guests too.; proposed_by=Nele
- Who cooks does not wash up | text=The others wash up the same day.; proposed_by=Tariq
- Overnight guests | text=Three nights in a row at most.; proposed_by=Yuki
- Bicycles stay in the cellar | text=The hall is an escape route.; proposed_by=Ole

# affiliate program|affiliate marketing|affiliate link|referral program|partner program|commission tracking
person affiliate|partner|publisher|referrer: Name!;Email:email;Website:url;Channel=Blog|Video|Newsletter|Social|Comparison|App;Country;Payout method=Transfer|Wallet|Voucher;Tax number;Joined on:date;~Balance:money;~Status=Applied|Approved|Paused|Blocked
- Trail Notes | channel=Blog; country=Norway; payout_method=Transfer; balance=184.2; status=Approved
- Gear in 60 Seconds | channel=Video; country=Ireland; payout_method=Wallet; balance=42; status=Approved
- Camp Compare | channel=Comparison; country=Germany; payout_method=Transfer; balance=1290.5; status=Paused
- Weekend Wanderers | channel=Social; country=Spain; payout_method=Voucher; balance=0; status=Applied
item affiliate programme|program|campaign|offer: Name!;Advertiser;Commission type=Percent of sale|Fixed per sale|Per lead|Per click;Commission:number#0-10000;Cookie days:number(days)#0-365;Landing page:url;Starts on:date;Ends on:date;Terms:long;Banner:image;~Status=Draft|Active|Ended
- Tent shop, spring | advertiser=Tent shop; commission_type=Percent of sale; commission=8; cookie_days=30; status=Active
- Hiking app trial | advertiser=Path app; commission_type=Per lead; commission=2.5; cookie_days=7; status=Active
- Boot shop clicks | advertiser=Boot shop; commission_type=Per click; commission=0.15; cookie_days=0; status=Ended
- Insurance for hikers | advertiser=Harbour Mutual; commission_type=Fixed per sale; commission=14; cookie_days=60; status=Draft
record affiliate link|tracking link|referral link|referral code: Code!;Affiliate->@affiliate|partner~Trail Notes;Programme->@affiliate programme|program~Tent shop, spring;Target page:url;Created on:date;~Clicks:number#0-100000000;~Sales:number#0-1000000;Active:boolean
- TN-TENT | affiliate=Trail Notes; programme=Tent shop, spring; clicks=2210; sales=38
- G60-PATH | affiliate=Gear in 60 Seconds; programme=Hiking app trial; clicks=940; sales=21
- CC-BOOT | affiliate=Camp Compare; programme=Boot shop clicks; clicks=8603; sales=0
- WW-SAFE | affiliate=Weekend Wanderers; programme=Insurance for hikers; clicks=0; sales=0
record click|referral click|visit: Title!;Link->@affiliate link|tracking link~TN-TENT;Date:date!;Time:time;Country;Device=Phone|Tablet|Computer;Referring page:url
- TN-TENT, from the stove test | link=TN-TENT; country=Sweden; device=Phone
- G60-PATH, video 12 | link=G60-PATH; country=Ireland; device=Phone
- CC-BOOT, comparison table | link=CC-BOOT; country=Germany; device=Computer
- WW-SAFE, test click | link=WW-SAFE; country=Spain; device=Tablet
record conversion|referred sale|referral|lead: Title!;Link->@affiliate link|tracking link~TN-TENT;Order number;Order value:money;Commission:money;Date:date!;Approve until:date;~Status=Pending|Approved|Rejected|Paid
- Sale 88120 | link=TN-TENT; order_number=88120; order_value=289; commission=23.12; status=Approved
- Trial 4411 | link=G60-PATH; order_number=4411; order_value=0; commission=2.5; status=Pending
- Sale 88177, sent back | link=TN-TENT; order_number=88177; order_value=140; commission=11.2; status=Rejected
- Trial 4390 | link=G60-PATH; order_number=4390; order_value=0; commission=2.5; status=Paid
record commission payout|payout|commission payment: Number!;Affiliate->@affiliate|partner~Trail Notes;Period;Amount:money;Paid on:date;Method=Transfer|Wallet|Voucher;Invoice:file;~Status=Due|Paid|Held
- PO-2026-05-01 | affiliate=Trail Notes; period=May; amount=184.2; method=Transfer; status=Due
- PO-2026-05-02 | affiliate=Gear in 60 Seconds; period=May; amount=42; method=Wallet; status=Paid
- PO-2026-05-03 | affiliate=Camp Compare; period=May; amount=1290.5; method=Transfer; status=Held
- PO-2026-04-01 | affiliate=Trail Notes; period=April; amount=96.4; method=Transfer; status=Paid
request partner application|affiliate application|payout request: Name!;Email:email;Website:url;Channel=Blog|Video|Newsletter|Social|Comparison|App;Programme->@affiliate programme|program~Tent shop, spring;Monthly visitors:number#0-100000000;Message:long
- Two Rucksacks | channel=Newsletter; programme=Tent shop, spring; monthly_visitors=6400
- Peak Podcast | channel=Video; programme=Hiking app trial; monthly_visitors=12000
- Packing List App | channel=App; programme=Tent shop, spring; monthly_visitors=31000; message=Link next to each item.
- Blister Blog | channel=Blog; programme=Insurance for hikers; monthly_visitors=2800

# call center|call centre|phone agent|telemarketing|inbound call|call queue|contact center
person agent|call agent|phone agent: Name!;Extension;Team lead~Rosalie Wenz;Languages;Skills;Shift=Early|Late|Night|Weekend;Email:email;~Calls today:number#0-500;~State=Free|On a call|Wrap-up|Break|Offline
- Bodil Nyberg | extension=214; team_lead=Rosalie Wenz; languages=Swedish, English; skills=Billing; shift=Early; calls_today=31; state=Free
- Cem Aksoy | extension=219; team_lead=Rosalie Wenz; languages=Turkish, German; skills=Technical; shift=Late; calls_today=12; state=On a call
- Manon Leclerc | extension=230; team_lead=Dirk Pohl; languages=French, English; skills=Orders; shift=Weekend; calls_today=0; state=Offline
- Isaac Mbeki | extension=226; team_lead=Dirk Pohl; languages=English, Zulu; skills=Retention; shift=Night; calls_today=44; state=Wrap-up
item call queue|queue|campaign|call campaign: Name!;Direction=Inbound|Outbound;Client;Opens at:time;Closes at:time;Answer within:number(s)#1-600;Script->@call script|script~Lost card;Agents:number#1-1000;~Waiting:number#0-1000;~Status=Open|Closed|Paused
- Card hotline | direction=Inbound; client=Town bank; answer_within=20; script=Lost card; agents=12; waiting=2; status=Open
- Appointment reminders | direction=Outbound; client=Eye clinic; agents=3; waiting=0; status=Open
- Parcel search | direction=Inbound; client=Swift Parcel; answer_within=45; script=Where is my parcel; agents=20; waiting=9; status=Open
- Survey on new doors | direction=Outbound; client=Door maker Holz; agents=2; waiting=0; status=Paused
record call|phone call|call record|call log: Title!;Queue->@call queue|queue~Card hotline;Agent->@agent|call agent~Bodil Nyberg;Caller->@caller|contact~Hr. Lindell;Phone number:phone;Date:date!;Started at:time;Waiting:number(s)#0-7200;Length:number(s)#0-14400;Result=Solved|Call back|Forwarded|No answer|Complaint;Recording:file;Notes:long
- Card lost on the ferry | queue=Card hotline; agent=Bodil Nyberg; caller=Hr. Lindell; waiting=14; length=312; result=Solved; notes=Card blocked, new one ordered.
- Reminder for Tuesday | queue=Appointment reminders; agent=Cem Aksoy; waiting=0; length=65; result=Solved
- Parcel at the neighbour | queue=Parcel search; agent=Manon Leclerc; caller=Mme Fabre; waiting=88; length=140; result=Forwarded
- No time for a survey | queue=Survey on new doors; agent=Isaac Mbeki; caller=Mr. Duffy; waiting=0; length=21; result=Complaint
person caller|contact|customer contact: Name!;Phone:phone;Email:email;Customer number;Language;Company;Do not call:boolean;Note:long
- Hr. Lindell | customer_number=K-4471; language=Swedish
- Ms. Okoye | customer_number=K-5120; language=English
- Mme Fabre | customer_number=P-3302; language=French
- Mr. Duffy | language=English; company=Duffy Farm; note=Complained about survey calls.
work callback|call back|follow-up: Title!;Caller->@caller|contact~Ms. Okoye;Agent->@agent|call agent~Cem Aksoy;Due on:date;Due at:time;Reason:long;Attempts:number#0-20
- Call about the second invoice | caller=Ms. Okoye; agent=Cem Aksoy; attempts=1
- New card has arrived? | caller=Hr. Lindell; agent=Bodil Nyberg; attempts=0
- Parcel found in the depot | caller=Mme Fabre; agent=Manon Leclerc; attempts=2
- Apology to Mr. Duffy | caller=Mr. Duffy; agent=Isaac Mbeki; attempts=0
item call script|script|conversation guide: Name!;Opening:long;Steps:long!;Closing:long;Language;Version:number#1-99
- Lost card | opening=Good that you call at once.; steps=Name, date of birth, block, new card, address.; language=English; version=3
- Where is my parcel | opening=Let me look at once.; steps=Number, postcode, last scan, neighbour, search order.; language=French; version=5
- Reminder of an appointment | opening=I call from the eye clinic.; steps=Name, day, time, bring glasses.; language=German; version=1
- Ten questions on doors | opening=Do you have four minutes?; steps=Ten questions, thank you.; language=English; version=2
record call rating|quality rating|call evaluation|coaching note: Title!;Call->@call|phone call~Card lost on the ferry;Rated by;Greeting:rating;Understanding:rating;Solution:rating;Comment:long;Date:date
- Calm and quick | call=Card lost on the ferry; rated_by=Rosalie Wenz; greeting=5; understanding=5; solution=5
- Good search, long wait | call=Parcel at the neighbour; rated_by=Dirk Pohl; greeting=4; understanding=4; solution=3
- Stayed polite | call=No time for a survey; rated_by=Dirk Pohl; greeting=4; understanding=3; solution=2; comment=Should have ended sooner.
- Clear words | call=Reminder for Tuesday; rated_by=Rosalie Wenz; greeting=5; understanding=4; solution=5
record agent shift|shift|break: Title!;Agent->@agent|call agent~Bodil Nyberg;Date:date!;From:time;Until:time;Queue->@call queue|queue~Card hotline;~Status=Planned|Present|Absent
- Bodil, Monday early | agent=Bodil Nyberg; queue=Card hotline; status=Present
- Cem, Tuesday late | agent=Cem Aksoy; queue=Appointment reminders; status=Planned
- Manon, Saturday | agent=Manon Leclerc; queue=Parcel search; status=Absent
- Isaac, Sunday night | agent=Isaac Mbeki; queue=Card hotline; status=Present

# warranty claim|product return|rma|return request|repair under warranty|returns portal|warranty registration
item registered product|product registration|customer product|device: Title!;Model->@product model|model~Kettle K3|Drill D18;Serial number;Owner->@warranty customer|owner~Selma Aho;Bought on:date!;Dealer;Receipt:file;Warranty until:date;~Status=In warranty|Expired|Replaced
- Selma's kettle | model=Kettle K3; serial_number=K3-90114; owner=Selma Aho; dealer=Kitchen corner; status=In warranty
- Drill of Beck Roofing | model=Drill D18; serial_number=D18-4471; owner=Beck Roofing; dealer=Tool barn; status=In warranty
- Fan of the reading room | model=Fan F2; serial_number=F2-10221; owner=Town library; dealer=Home store; status=Expired
- Mixer of Ines | model=Mixer M7; serial_number=M7-55008; owner=Ines Prado; dealer=Kitchen corner; status=Replaced
item product model|model: Name!;Article number;Category;Warranty:number(months)#0-240;Price:money;Manual:file;Picture:image;Common faults:long
- Kettle K3 | article_number=K3; category=Kitchen; warranty=24; price=49; common_faults=Lid hinge, limescale filter
- Drill D18 | article_number=D18; category=Tools; warranty=36; price=179; common_faults=Chuck, battery contact
- Fan F2 | article_number=F2; category=Climate; warranty=12; price=69; common_faults=Rattling grille
- Mixer M7 | article_number=M7; category=Kitchen; warranty=24; price=119; common_faults=Speed switch
person warranty customer|owner|claimant: Name!;Email:email;Phone:phone;Address;Customer number;Company;Language
- Selma Aho | customer_number=W-201; language=Finnish
- Beck Roofing | customer_number=W-233; language=German
- Town library | customer_number=W-118; company=Town library; language=English
- Ines Prado | customer_number=W-260; language=Spanish
record warranty claim|return|rma|return request|claim: Claim number!;Product->@registered product|product registration~Selma's kettle|Drill of Beck Roofing;Customer->@warranty customer|owner~Selma Aho|Beck Roofing;Reason=Defect|Wrong item|Damaged in transit|Not as described|Changed mind;Description:long!;Wish=Repair|Replacement|Refund;Photo:image;Reported on:date;Handler~Iris Neff;~Status=Received|Waiting for goods|In inspection|Approved|Rejected|Closed
- RMA-3301 | product=Selma's kettle; customer=Selma Aho; reason=Defect; description=Lid no longer closes.; wish=Replacement; handler=Iris Neff; status=Approved
- RMA-3307 | product=Drill of Beck Roofing; customer=Beck Roofing; reason=Defect; description=Stops under load.; wish=Repair; handler=Iris Neff; status=In inspection
- RMA-3312 | product=Mixer of Ines; customer=Ines Prado; reason=Damaged in transit; description=Bowl arrived cracked.; wish=Refund; handler=Jon Aker; status=Closed
- RMA-3290 | product=Fan of the reading room; customer=Town library; reason=Changed mind; description=Too loud for readers.; wish=Refund; handler=Jon Aker; status=Rejected
record inspection result|technical inspection|diagnosis: Title!;Claim->@warranty claim|return~RMA-3307;Inspected on:date;Technician~Theo Malm;Finding:long!;Cause=Material|Manufacture|Wear|Misuse|No fault;Covered:boolean;Repair cost:money
- Battery contact burnt | claim=RMA-3307; technician=Theo Malm; finding=Contact spring too weak.; cause=Material; repair_cost=24
- Hinge broken | claim=RMA-3301; technician=Theo Malm; finding=Hinge pin missing.; cause=Manufacture; repair_cost=0
- Fan runs as it should | claim=RMA-3290; technician=Lisa Ohm; finding=41 decibel, as stated.; cause=No fault; repair_cost=0
- Crack from a fall | claim=RMA-3312; technician=Lisa Ohm; finding=Carton was dented.; cause=Misuse; repair_cost=18
record return shipment|shipment|parcel: Tracking number!;Claim->@warranty claim|return~RMA-3301;Direction=From customer|To customer;Carrier;Sent on:date;Arrived on:date;Cost:money;Label:file;~Status=Label sent|On the way|Arrived
- PK-771-204 | claim=RMA-3301; direction=To customer; carrier=Parcel service; cost=5.9; status=On the way
- PK-771-260 | claim=RMA-3307; direction=From customer; carrier=Parcel service; cost=7.9; status=Arrived
- PK-771-311 | claim=RMA-3312; direction=From customer; carrier=Bike post; cost=6.5; status=Label sent
- FL-20881 | claim=RMA-3290; direction=To customer; carrier=Freight line; cost=12; status=Arrived
record refund|replacement|resolution: Title!;Claim->@warranty claim|return~RMA-3301;Kind=Repair|Replacement|Refund|Credit note;Amount:money;New serial number;Done on:date;Approved by
- New kettle for Selma | claim=RMA-3301; kind=Replacement; new_serial_number=K3-91880; approved_by=Iris Neff
- Money back for the mixer | claim=RMA-3312; kind=Refund; amount=119; approved_by=Jon Aker
- Contact replaced free of charge | claim=RMA-3307; kind=Repair; amount=0; approved_by=Iris Neff
- Goodwill for the library | claim=RMA-3290; kind=Credit note; amount=20; approved_by=Jon Aker
item spare part|part: Name!;Part number;Fits->@product model|model~Drill D18;In stock:number#0-100000;Price:money;Supplier;Reorder at:number#0-10000
- Battery contact set | part_number=D18-C2; fits=Drill D18; in_stock=18; price=4.5; reorder_at=5
- Lid hinge pin | part_number=K3-H1; fits=Kettle K3; in_stock=140; price=0.8; reorder_at=50
- Front grille | part_number=F2-G; fits=Fan F2; in_stock=3; price=9; supplier=Wire works; reorder_at=4
- Speed switch | part_number=M7-S; fits=Mixer M7; in_stock=22; price=6.2; reorder_at=10

# feature request|product roadmap|product feedback|feedback board|changelog|release notes|product manager
item product area|module|component|area: Name!;Owner~Ruth Adeyemi|Kasper Lund;Description:long;Colour;Active:boolean
- Calendar | owner=Ruth Adeyemi; colour=Green
- Export | owner=Kasper Lund; colour=Orange
- Sign-in | owner=Kasper Lund; colour=Blue
- Mobile app | owner=Dina Volk; colour=Purple
record feature request|idea|suggestion|feature idea: Title!;Area->@product area|module~Calendar|Export;Problem:long!;Wished solution:long;Customer;Segment=Free|Small business|Enterprise;Source=Form|Support|Interview|Sales;Reach:number#0-10000000;Effort:number(days)#0-1000;~Votes:number#0-1000000;~Status=New|Under review|Planned|Being built|Released|Declined
- Week starts on Sunday | area=Calendar; problem=Our team plans from Sunday.; customer=Desert Tours; segment=Small business; source=Form; reach=300; effort=2; votes=88; status=Planned
- Export with umlauts | area=Export; problem=Letters break in the spreadsheet.; customer=Möbel Groß; segment=Enterprise; source=Support; reach=900; effort=1; votes=41; status=Released
- Sign in with a fingerprint | area=Sign-in; problem=Passwords on the shop floor are slow.; customer=Steel Yard Nord; segment=Enterprise; source=Sales; reach=1200; effort=8; votes=67; status=Being built
- Dark theme at night | area=Mobile app; problem=Too bright in the cab.; customer=Night Haulage; segment=Free; source=Interview; reach=5000; effort=5; votes=190; status=Under review
record vote|upvote|supporter: Title!;Request->@feature request|idea~Week starts on Sunday;Voter;Email:email;Importance=Nice to have|Important|Critical;Voted on:date
- Desert Tours | request=Week starts on Sunday; voter=Amal Reda; importance=Important
- Steel Yard needs it | request=Sign in with a fingerprint; voter=Rolf Anders; importance=Critical
- Night drivers vote | request=Dark theme at night; voter=Kim Sorel; importance=Nice to have
- Möbel Groß | request=Export with umlauts; voter=Anke Groß; importance=Critical
item roadmap item|roadmap entry|initiative|epic: Title!;Area->@product area|module~Calendar;Quarter=Q1|Q2|Q3|Q4|Later;Year:number#2000-2100;Goal:long;Owner~Ruth Adeyemi;Public:boolean;~Progress:percent;~Status=Idea|Planned|In progress|Released|Dropped
- Calendar for every culture | area=Calendar; quarter=Q2; year=2026; goal=Week start, holidays, other scripts.; owner=Ruth Adeyemi; progress=40; status=In progress
- No more passwords | area=Sign-in; quarter=Q3; year=2026; owner=Kasper Lund; progress=15; status=Planned
- App for the night | area=Mobile app; quarter=Q4; year=2026; owner=Dina Volk; progress=0; status=Idea
- Clean exports | area=Export; quarter=Q1; year=2026; owner=Kasper Lund; progress=100; status=Released
item release|version|changelog entry|release note: Version!;Released on:date;Title;Kind=Feature|Improvement|Fix|Security;Text:long!;Area->@product area|module~Export;Picture:image;Published:boolean
- 4.12.0 | title=Umlauts arrive; kind=Fix; text=Exports keep every letter.; area=Export
- 4.11.0 | title=Faster month view; kind=Improvement; text=Loads in half the time.; area=Calendar
- 4.11.3 | title=Safer sign-in; kind=Security; text=Sessions end after a day.; area=Sign-in
- 4.10.0 | title=Offline in the app; kind=Feature; text=Read without a connection.; area=Mobile app
record bug report|bug|defect|issue: Title!;Area->@product area|module~Calendar;Steps to reproduce:long!;Expected:long;Severity=Low|Medium|High|Critical;Version;Device;Screenshot:image;Reported by;~Status=New|Confirmed|Fixing|Fixed|Cannot reproduce
- All-day event moves one day | area=Calendar; steps_to_reproduce=Create an event, switch the time zone.; severity=High; version=4.11.2; reported_by=Support; status=Confirmed
- Code by text never comes | area=Sign-in; steps_to_reproduce=Use a number with a leading zero.; severity=Critical; version=4.11.3; device=Phone; status=Fixing
- App closes on rotation | area=Mobile app; steps_to_reproduce=Open a photo, turn the phone.; severity=Medium; version=4.10.0; device=Tablet; status=Cannot reproduce
- Last column is cut | area=Export; steps_to_reproduce=Export 21 columns.; severity=Low; version=4.9.1; status=Fixed
record user interview|interview|research note: Title!;Person;Company;Date:date!;Interviewer~Kasper Lund;Key points:long!;Quote:long;Request->@feature request|idea~Week starts on Sunday
- Talk with Desert Tours | person=Amal Reda; company=Desert Tours; interviewer=Kasper Lund; key_points=Plans on paper because of Sunday.
- Morning at the steel yard | person=Rolf Anders; company=Steel Yard Nord; interviewer=Kasper Lund; key_points=Gloves, shared tablets, one password.; request=Sign in with a fingerprint
- In the cab at two | person=Kim Sorel; company=Night Haulage; interviewer=Dina Volk; key_points=Covers the screen with paper.; request=Dark theme at night
- Call with the furniture shop | person=Anke Groß; company=Möbel Groß; interviewer=Ruth Adeyemi; key_points=Repairs 300 names by hand.; request=Export with umlauts
+ comment: Request->@feature request|idea;From the team:boolean

# complaint management|customer complaint|complaint handling|ombudsman|grievance|citizen complaint
record complaint|customer complaint|grievance: Title!;Complaint number;Complainant->@complainant|complaining customer~Hugo Vance|Sina Marek;Category->@complaint category|category~Delivery|Staff;Channel=Form|Phone|Letter|Email|In person;Received on:date!;Description:long!;Order or case number;Priority=Low|Normal|High;Handler~Odile Merz;Answer due on:date;~Status=Received|In review|Answered|Appealed|Closed
- Sofa came with a torn cover | complaint_number=B-0518; complainant=Hugo Vance; category=Delivery; channel=Form; description=Tear of 10 cm at the back.; order_or_case_number=A-77120; priority=Normal; handler=Odile Merz; status=In review
- Left on hold for an hour | complaint_number=B-0520; complainant=Sina Marek; category=Staff; channel=Phone; description=Three transfers, no answer.; priority=High; handler=Odile Merz; status=Answered
- Charged twice for the lamp | complaint_number=B-0523; complainant=Orla Keane; category=Invoice; channel=Email; description=Two debits of 89.; order_or_case_number=A-77180; priority=High; handler=Tom Erb; status=Closed
- Chair smells of glue | complaint_number=B-0529; complainant=Family Lorenz; category=Product quality; channel=In person; description=Still after three weeks.; priority=Low; handler=Tom Erb; status=Appealed
person complainant|complaining customer|petitioner: Name!;Email:email;Phone:phone;Address;Customer number;Preferred contact=Email|Phone|Letter;Represented by
- Hugo Vance | customer_number=K-901; preferred_contact=Email
- Sina Marek | customer_number=K-944; preferred_contact=Phone
- Orla Keane | customer_number=K-977; preferred_contact=Email
- Family Lorenz | customer_number=K-1002; preferred_contact=Letter; represented_by=Tenants' union
item complaint category|category|department: Name!;Responsible~Odile Merz;Answer within:number(days)#1-180;Description:long;~Complaints this year:number#0-100000
- Delivery | responsible=Odile Merz; answer_within=14; complaints_this_year=61
- Staff | responsible=Odile Merz; answer_within=10; complaints_this_year=12
- Invoice | responsible=Tom Erb; answer_within=7; complaints_this_year=29
- Product quality | responsible=Lea Sand; answer_within=21; complaints_this_year=44
record investigation note|statement|case note|processing step: Title!;Complaint->@complaint|customer complaint~Sofa came with a torn cover;Date:date!;Kind=Call|Statement|Visit|Decision|Note;Text:long!;Written by;Attachment:file
- Driver's statement | complaint=Sofa came with a torn cover; kind=Statement; text=Wrapping was open at the depot.; written_by=Depot East
- Recording of the call | complaint=Left on hold for an hour; kind=Note; text=52 minutes, three transfers.; written_by=Odile Merz
- Bank confirms two debits | complaint=Charged twice for the lamp; kind=Call; text=Second debit is an error.; written_by=Tom Erb
- Smell test in the shop | complaint=Chair smells of glue; kind=Visit; text=Two colleagues smell it too.; written_by=Lea Sand
record reply|response letter|answer: Title!;Complaint->@complaint|customer complaint~Left on hold for an hour;Sent on:date!;Text:long!;By=Email|Phone|Letter;Written by~Odile Merz;File:file;Accepted:boolean
- Apology and direct number | complaint=Left on hold for an hour; text=We are sorry and name one contact for you.; by=Phone; written_by=Odile Merz
- We take the cover back | complaint=Sofa came with a torn cover; text=A new cover comes on Monday.; by=Email; written_by=Odile Merz
- Money is on its way | complaint=Charged twice for the lamp; text=89 will be back in three days.; by=Email; written_by=Tom Erb
- Air it for a week | complaint=Chair smells of glue; text=The glue is harmless, please air the room.; by=Letter; written_by=Tom Erb
record compensation|goodwill payment|remedy: Title!;Complaint->@complaint|customer complaint~Sofa came with a torn cover;Kind=Refund|Voucher|Replacement|Repair|Apology;Amount:money;Approved by;Granted on:date
- New cover and a voucher | complaint=Sofa came with a torn cover; kind=Replacement; amount=40; approved_by=Odile Merz
- Second debit returned | complaint=Charged twice for the lamp; kind=Refund; amount=89; approved_by=Tom Erb
- Voucher for the waiting time | complaint=Left on hold for an hour; kind=Voucher; amount=15; approved_by=Odile Merz
- New seat for the chair | complaint=Chair smells of glue; kind=Repair; amount=0; approved_by=Lea Sand
work corrective action|measure|improvement: Title!;Complaint->@complaint|customer complaint~Sofa came with a torn cover;Root cause:long;Responsible;Due on:date;Effective:boolean
- Check the wrapping before loading | complaint=Sofa came with a torn cover; root_cause=Night shift repacks without film.; responsible=Depot East
- Only one transfer per call | complaint=Left on hold for an hour; root_cause=No list of experts.; responsible=Phone team
- Block double debits | complaint=Charged twice for the lamp; root_cause=Button pressed twice.; responsible=Web team
- Change the glue | complaint=Chair smells of glue; root_cause=Glue dries too slowly.; responsible=Supplier
request appeal|objection|review request: Title!;Complaint->@complaint|customer complaint~Left on hold for an hour;Reason:long;New evidence:file;Received on:date
- The direct number does not answer | complaint=Left on hold for an hour; reason=Tried on three days.
- Airing did not help | complaint=Chair smells of glue; reason=Headache in the evening.
- Cover has another colour | complaint=Sofa came with a torn cover; reason=Darker than the sofa.
- Fee of the bank is missing | complaint=Charged twice for the lamp; reason=Bank took 4 for the overdraft.

# business directory|local business listing|company directory|yellow pages|shop directory|listing directory
item business listing|business|company|shop|listing: Name!;Category->@business category|category~Bakeries|Bicycle repair;Address;City;Phone:phone;Email:email;Website:url;Opening hours;Price level=Low|Medium|High;Description:long;Photo:image;Verified:boolean;~Average rating:rating
- Crumb & Crust | category=Bakeries; address=Mill lane 2; city=Thornby; opening_hours=Tue to Sun, 7 to 14; price_level=Medium; average_rating=4.7
- Spoke House | category=Bicycle repair; address=Canal 18; city=Thornby; opening_hours=Mon to Fri, 9 to 18; price_level=Low; average_rating=4.5
- Needle and Pin | category=Tailors; address=Rope walk 5; city=Thornby; opening_hours=Wed to Fri, 10 to 17; price_level=High; average_rating=4.9
- Blue Boat Inn | category=Guest houses; address=Quay 1; city=Eastmere; opening_hours=Every day; price_level=Medium; average_rating=4.1
item business category|category|trade: Name!;Parent category;Icon;Description;~Businesses:number#0-100000
- Bakeries | parent_category=Food; businesses=9
- Bicycle repair | parent_category=Services; businesses=3
- Tailors | parent_category=Crafts; businesses=2
- Guest houses | parent_category=Travel; businesses=17
item opening time|business hours: Title!;Business->@business listing|business~Crumb & Crust;Weekday=Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday;Opens at:time;Closes at:time;Closed:boolean
- Crumb, Sunday | business=Crumb & Crust; weekday=Sunday
- Spoke House, Monday | business=Spoke House; weekday=Monday
- Needle and Pin, Thursday | business=Needle and Pin; weekday=Thursday
- Blue Boat, Saturday | business=Blue Boat Inn; weekday=Saturday
item deal|offer|coupon|promotion: Title!;Business->@business listing|business~Crumb & Crust;Text:long;Discount:percent;Code;From:date;Until:date;Active:boolean
- Yesterday's loaf at half price | business=Crumb & Crust; discount=50; code=OLDLOAF
- Spring check for 25 | business=Spoke House; discount=20; code=SPRING25
- Third night half price | business=Blue Boat Inn; discount=50; code=NIGHT3
- Ten percent for students | business=Needle and Pin; discount=10; code=STUDY
request claim request|listing request|owner claim|business submission: Title!;Business->@business listing|business~Spoke House;Kind=New listing|Claim as owner|Correction|Closed for good;Name;Email:email;Proof:file;Details:long
- I own Spoke House | business=Spoke House; kind=Claim as owner; name=Dee Marlow
- New soup bar at the station | business=Crumb & Crust; kind=New listing; name=Abe Lund; details=Opens in June.
- Wrong phone number | business=Blue Boat Inn; kind=Correction; name=Guest; details=Last digit is 4.
- Shop has closed | business=Needle and Pin; kind=Closed for good; name=Neighbour; details=Window is empty.
request customer inquiry|inquiry|quote request|contact request: Title!;Business->@business listing|business~Spoke House;Name;Email:email;Phone:phone;Message:long;Wanted on:date
- Wheel true before Saturday | business=Spoke House; name=Pat Ives; message=Rear wheel rubs.
- Cake for forty | business=Crumb & Crust; name=Ruth Ames; message=Nut-free, please.
- Hem of a wedding dress | business=Needle and Pin; name=Ana Silva; message=Before the 12th.
- Room with two beds | business=Blue Boat Inn; name=Karl Voss; message=Arriving late by boat.
record photo|business photo|gallery picture: Title!;Business->@business listing|business~Crumb & Crust;Image:image;Uploaded by;Uploaded on:date;Main picture:boolean
- The counter at seven | business=Crumb & Crust; uploaded_by=Owner
- Workshop with wheels | business=Spoke House; uploaded_by=Dee Marlow
- Window with three coats | business=Needle and Pin; uploaded_by=Owner
- Breakfast on the quay | business=Blue Boat Inn; uploaded_by=Guest
+ review: Business->@business listing|business;Service:rating;Value:rating;Owner's reply:long;Visited on:date
+ favorite: Business->@business listing|business
+ event registration: Business->@business listing|business

# field sales|sales route|sales visit|store visit|territory manager|merchandiser|trade fair lead
item sales outlet|store|outlet|account to visit: Name!;Outlet number;Type=Supermarket|Kiosk|Restaurant|Pharmacy|Wholesaler;Address;Territory->@territory|sales region~North coast|Lake towns;Contact person;Phone:phone;Class=A|B|C;Visit every:number(weeks)#1-52;Latitude;Longitude;~Last visit on:date
- Kiosk at the pier | outlet_number=O-118; type=Kiosk; address=Pier 1; territory=North coast; contact_person=Eino Salo; class=B; visit_every=4
- Market Hall Foods | outlet_number=O-204; type=Supermarket; address=Market square; territory=Lake towns; contact_person=Lea Lund; class=A; visit_every=2
- Hotel Birch dining room | outlet_number=O-230; type=Restaurant; address=Birch road 8; territory=Lake towns; contact_person=Mika Rask; class=C; visit_every=8
- South Wholesale | outlet_number=O-301; type=Wholesaler; address=Ring 40; territory=Southern plain; contact_person=Ida Moll; class=A; visit_every=1
item territory|sales region|region: Name!;Sales rep~Nico Brandt|Aune Virta;Postcodes;Outlets:number#0-10000;Target per quarter:money
- North coast | sales_rep=Nico Brandt; outlets=64; target_per_quarter=90000
- Lake towns | sales_rep=Aune Virta; outlets=51; target_per_quarter=75000
- Southern plain | sales_rep=Jussi Kallio; outlets=88; target_per_quarter=140000
- Capital east | sales_rep=Petra Moen; outlets=120; target_per_quarter=180000
work planned visit|tour stop|route stop|visit plan: Title!;Outlet->@sales outlet|store~Kiosk at the pier;Sales rep~Nico Brandt;Date:date;Planned at:time;Order on the tour:number#1-60;Goal:long
- Pier, new cooler | outlet=Kiosk at the pier; sales_rep=Nico Brandt; order_on_the_tour=3; goal=Place the small cooler.
- Market Hall, summer shelf | outlet=Market Hall Foods; sales_rep=Aune Virta; order_on_the_tour=1; goal=Six facings of elderflower.
- Birch, tasting | outlet=Hotel Birch dining room; sales_rep=Aune Virta; order_on_the_tour=5; goal=Tasting with the chef.
- South Wholesale, yearly talk | outlet=South Wholesale; sales_rep=Jussi Kallio; order_on_the_tour=2; goal=Bonus for 500 cases.
record visit report|store visit|sales visit|visit: Title!;Outlet->@sales outlet|store~Kiosk at the pier|Market Hall Foods;Sales rep~Nico Brandt|Aune Virta;Date:date!;Arrived at:time;Left at:time;Talked to;Result=Order|No order|Closed|Follow-up;Notes:long;Photo:image
- Cooler placed at the pier | outlet=Kiosk at the pier; sales_rep=Nico Brandt; talked_to=Eino Salo; result=Order; notes=Two facings at eye level.
- Shelf check at the hall | outlet=Market Hall Foods; sales_rep=Aune Virta; talked_to=Lea Lund; result=Follow-up
- Closed for renovation | outlet=Hotel Birch dining room; sales_rep=Aune Virta; result=Closed; notes=Opens again in July.
- Price talk at South | outlet=South Wholesale; sales_rep=Jussi Kallio; talked_to=Ida Moll; result=No order
record shelf check|stock check|merchandising check|store audit: Title!;Visit->@visit report|store visit~Shelf check at the hall;Product line;Facings:number#0-200;In stock:number#0-10000;Out of stock:boolean;Price on the shelf:money;Competitor price:money;Photo:image
- Elderflower 0.5 l | visit=Shelf check at the hall; product_line=Elderflower 0.5 l; facings=4; in_stock=18; price_on_the_shelf=1.79; competitor_price=1.69
- Lemon can at the pier | visit=Cooler placed at the pier; product_line=Lemon 0.33 l; facings=2; in_stock=24; price_on_the_shelf=2.2; competitor_price=2.4
- Ginger beer at the hall | visit=Shelf check at the hall; product_line=Ginger beer; facings=3; in_stock=0; price_on_the_shelf=1.99
- Pallets at South | visit=Price talk at South; product_line=Elderflower 0.5 l; facings=12; in_stock=310; price_on_the_shelf=1.2; competitor_price=1.15
record field order|sales order|order taken: Number!;Outlet->@sales outlet|store~Kiosk at the pier;Visit->@visit report|store visit~Cooler placed at the pier;Product line;Quantity:number(case)#1-10000;Discount:percent;Total:money;Deliver on:date;~Status=Taken|Sent|Delivered|Cancelled
- FO-2210 | outlet=Kiosk at the pier; visit=Cooler placed at the pier; product_line=Elderflower 0.5 l; quantity=6; discount=5; total=129; status=Sent
- FO-2214 | outlet=Market Hall Foods; visit=Shelf check at the hall; product_line=Ginger beer; quantity=20; discount=8; total=368; status=Taken
- FO-2219 | outlet=South Wholesale; visit=Price talk at South; product_line=Elderflower 0.5 l; quantity=300; discount=15; total=5100; status=Cancelled
- FO-2188 | outlet=Kiosk at the pier; visit=Cooler placed at the pier; product_line=Lemon 0.33 l; quantity=10; discount=0; total=190; status=Delivered
record trade fair lead|fair contact|lead|booth contact: Name!;Company;Fair;Interest;Email:email;Phone:phone;Rating=Hot|Warm|Cold;Met by~Aune Virta;Notes:long;Business card:image;~Status=New|Called|Visited|Won|Lost
- Jorma Niemi | company=Harbour Hotels; fair=Northern Food Fair; interest=Minibar size; rating=Hot; met_by=Aune Virta; status=New
- Sari Toivo | company=Toivo Saunas; fair=Northern Food Fair; interest=Private label; rating=Warm; met_by=Nico Brandt; status=Called
- Ben Achmed | company=Campus Canteens; fair=Drinks Days; interest=Refill tap; rating=Hot; met_by=Jussi Kallio; status=Won
- Liv Strand | company=Strand Kiosks; fair=Drinks Days; interest=Free fridge; rating=Cold; met_by=Aune Virta; status=Lost
record expense|mileage|travel record: Title!;Sales rep~Nico Brandt;Date:date!;Kind=Mileage|Hotel|Meals|Parking|Samples;Distance:number(km)#0-2000;Amount:money;Receipt:file
- Tour along the coast | sales_rep=Nico Brandt; kind=Mileage; distance=214; amount=64.2
- Night in Lake town | sales_rep=Aune Virta; kind=Hotel; distance=0; amount=98
- Tasting bottles | sales_rep=Jussi Kallio; kind=Samples; distance=0; amount=45
- Parking at the market | sales_rep=Petra Moen; kind=Parking; distance=0; amount=12

# calibration|measuring equipment|test equipment|calibration certificate|gauge management|metrology
item measuring instrument|instrument|gauge|test equipment: Name!;Inventory number;Type=Calliper|Scale|Thermometer|Pressure gauge|Multimeter|Torque wrench;Manufacturer;Serial number;Range from:number;Range to:number;Unit;Accuracy;Location;Owner;Interval:number(months)#1-120;~Status=Valid|Due soon|Overdue|Blocked
- Calliper 150 | inventory_number=MI-041; type=Calliper; manufacturer=Precisa; serial_number=88120; range_from=0; range_to=150; unit=mm; accuracy=0.02 mm; location=Turning shop; owner=Shift A; interval=12; status=Valid
- Oven thermometer 2 | inventory_number=MI-088; type=Thermometer; serial_number=T-2207; range_from=0; range_to=300; unit=degrees; accuracy=0.5 degrees; location=Oven hall; owner=Bakery line; interval=6; status=Due soon
- Platform scale 60 kg | inventory_number=MI-102; type=Scale; manufacturer=Weighwell; serial_number=W-5510; range_from=0; range_to=60; unit=kg; accuracy=10 g; location=Dispatch; owner=Dispatch team; interval=12; status=Overdue
- Torque wrench 200 | inventory_number=MI-117; type=Torque wrench; manufacturer=Momenta; serial_number=TW-88; range_from=40; range_to=200; unit=Nm; accuracy=3 percent; location=Assembly; owner=Shift B; interval=12; status=Blocked
record calibration|calibration record|calibration result: Title!;Instrument->@measuring instrument|instrument~Calliper 150|Oven thermometer 2;Calibrated on:date!;Next due on:date;Laboratory->@calibration laboratory|laboratory~In-house lab;Temperature:number(°C)#0-60;Humidity:percent;Certificate number;Certificate:file;Done by~Hedda Brun;~Result=Passed|Adjusted|Limited use|Failed
- Calliper 150, spring | instrument=Calliper 150; laboratory=In-house lab; temperature=20; humidity=45; certificate_number=K-0331; done_by=Hedda Brun; result=Passed
- Thermometer 2, autumn | instrument=Oven thermometer 2; laboratory=Heat & Weight lab; certificate_number=HW-7712; result=Adjusted
- Scale 60, last year | instrument=Platform scale 60 kg; laboratory=Weighing office; certificate_number=WO-2201; result=Passed
- Wrench 200, failed | instrument=Torque wrench 200; laboratory=Force lab East; temperature=21; humidity=50; certificate_number=F-118; result=Failed
record measuring point|calibration point|measured value: Title!;Calibration->@calibration|calibration record~Calliper 150, spring;Nominal:number;Measured:number;Deviation:number;Tolerance:number;Unit;Within tolerance:boolean
- 50 mm | calibration=Calliper 150, spring; nominal=50; measured=50.01; deviation=0.01; tolerance=0.02; unit=mm
- 100 mm | calibration=Calliper 150, spring; nominal=100; measured=100.01; deviation=0.01; tolerance=0.02; unit=mm
- 30 kg | calibration=Scale 60, last year; nominal=30; measured=30.004; deviation=0.004; tolerance=0.01; unit=kg
- 120 Nm | calibration=Wrench 200, failed; nominal=120; measured=128.4; deviation=8.4; tolerance=3.6; unit=Nm
item reference standard|gauge block|reference: Name!;Serial number;Nominal value;Uncertainty;Certificate number;Certified until:date;Location
- Gauge block set 46 | serial_number=GB-46-2; nominal_value=1 to 100 mm; uncertainty=0.2 µm; certificate_number=N-1180; location=Measuring room
- Weight set E2 | serial_number=E2-310; nominal_value=1 g to 10 kg; uncertainty=0.5 mg; certificate_number=N-1204; location=Safe
- Reference thermometer | serial_number=RT-07; nominal_value=0 to 300 degrees; uncertainty=0.05 degrees; certificate_number=N-1190; location=Measuring room
- Torque transducer | serial_number=TT-500; nominal_value=500 Nm; uncertainty=0.3 percent; certificate_number=N-1251; location=Assembly lab
item calibration laboratory|laboratory|supplier: Name!;Accreditation number;Address;Contact person;Email:email;Phone:phone;Price per instrument:money;Turnaround:number(days)#0-60
- In-house lab | contact_person=Hedda Brun; price_per_instrument=0; turnaround=1
- Heat & Weight lab | accreditation_number=D-K-2210; contact_person=Otto Reim; price_per_instrument=85; turnaround=10
- Weighing office | accreditation_number=D-K-1044; contact_person=Mara Lutz; price_per_instrument=60; turnaround=5
- Force lab East | accreditation_number=D-K-3120; contact_person=Pavel Vlk; price_per_instrument=120; turnaround=14
record instrument loan|issue|handover: Title!;Instrument->@measuring instrument|instrument~Calliper 150;Person;Issued on:date!;Returned on:date;Place of use;Condition=Good|Damaged|Lost
- Calliper to the milling cell | instrument=Calliper 150; person=Rolf Arne; place_of_use=Milling cell; condition=Good
- Scale to the trade fair | instrument=Platform scale 60 kg; person=Ute Sander; place_of_use=Trade fair; condition=Good
- Wrench to site service | instrument=Torque wrench 200; person=Milos Rek; place_of_use=Customer site; condition=Damaged
- Thermometer to the test kitchen | instrument=Oven thermometer 2; person=Ida Brook; place_of_use=Test kitchen; condition=Lost
request defect report|repair request|calibration request|block request: Title!;Instrument->@measuring instrument|instrument~Oven thermometer 2;Kind=Repair|Extra calibration|Block|Scrap;Found by;Description:long;Products affected:long
- Jumps at 180 degrees | instrument=Oven thermometer 2; kind=Extra calibration; found_by=Bakery line
- Clicks too late | instrument=Torque wrench 200; kind=Repair; found_by=Shift B; products_affected=Flanges of week 18
- Display dark | instrument=Platform scale 60 kg; kind=Block; found_by=Dispatch team
- Jaw bent | instrument=Calliper 150; kind=Scrap; found_by=Rolf Arne; products_affected=None

# occupational safety|workplace safety|safety inspection|accident report|safety officer|hazard report
item work area|workplace|area|site: Name!;Site;Supervisor;Workers:number#0-10000;Hazards=Machines|Chemicals|Height|Noise|Traffic|Electric|None;Protective gear;Emergency exit checked on:date;Description:long
- Press shop | site=Plant 1; supervisor=Lars Holm; workers=24; hazards=Machines; protective_gear=Safety shoes, ear protection
- Paint store | site=Plant 1; supervisor=Mina Roos; workers=4; hazards=Chemicals; protective_gear=Gloves, goggles
- Roof of hall 2 | site=Plant 1; supervisor=Aki Varga; workers=3; hazards=Height; protective_gear=Harness, helmet
- Loading yard | site=Plant 2; supervisor=Dina Falk; workers=11; hazards=Traffic; protective_gear=Vest
record accident|accident report|injury|near miss|incident: Title!;Area->@work area|workplace~Press shop|Paint store;Happened on:date!;Time:time;Injured person;Kind=Near miss|First aid|Lost time|Serious|Property damage;Body part;Description:long!;Cause:long;Days lost:number#0-1000;Witnesses;Photo:image;~Status=Reported|Investigated|Measures running|Closed
- Finger pinched at press 2 | area=Press shop; injured_person=K. Ilves; kind=First aid; body_part=Left index finger; description=Reached in to free a sheet.; cause=Guard stood open.; days_lost=0; status=Investigated
- Can fell from the top shelf | area=Paint store; kind=Near miss; description=Nobody was hit.; days_lost=0; status=Reported
- Ankle twisted on the ramp | area=Loading yard; injured_person=P. Moreno; kind=Lost time; body_part=Right ankle; description=Stepped off the edge.; days_lost=9; status=Measures running
- Skylight cracked | area=Roof of hall 2; kind=Property damage; description=Tool bag dropped.; days_lost=0; status=Closed
record safety inspection|safety walk|inspection round: Title!;Area->@work area|workplace~Press shop;Date:date!;Inspector~Mina Roos;Points checked:number#0-200;Points failed:number#0-200;Score:percent;Remarks:long;Photo:image
- Press shop in March | area=Press shop; inspector=Mina Roos; points_checked=32; points_failed=3; score=91
- Paint store in April | area=Paint store; inspector=Mina Roos; points_checked=25; points_failed=4; score=84; remarks=Two cans without label.
- Roof before the season | area=Roof of hall 2; inspector=Aki Varga; points_checked=18; points_failed=0; score=100
- Yard at night | area=Loading yard; inspector=Dina Falk; points_checked=20; points_failed=6; score=70; remarks=Three lamps out.
record hazard assessment|risk assessment|hazard: Title!;Area->@work area|workplace~Paint store;Activity;Hazard:long!;Likelihood:number#1-5;Severity:number#1-5;~Risk score:number#1-25;Measures:long;Assessed by;Review on:date
- Pouring solvents | area=Paint store; activity=Fill small cans; hazard=Vapours and sparks.; likelihood=2; severity=4; risk_score=8; measures=Extraction, earthing.; assessed_by=Mina Roos
- Reversing lorries | area=Loading yard; activity=Loading; hazard=People behind the lorry.; likelihood=3; severity=5; risk_score=15; measures=Camera, marked paths.; assessed_by=Dina Falk
- Noise of press 4 | area=Press shop; activity=Pressing; hazard=92 decibel at the desk.; likelihood=5; severity=3; risk_score=15; measures=Cabin.; assessed_by=Lars Holm
- Cleaning gutters | area=Roof of hall 2; activity=Cleaning; hazard=Fall over the edge.; likelihood=1; severity=5; risk_score=5; measures=Line system.; assessed_by=Aki Varga
work safety measure|corrective action|measure: Title!;Accident->@accident|accident report~Finger pinched at press 2;Area->@work area|workplace~Press shop;Responsible;Due on:date;Cost:money;Notes:long
- Interlock on the guard of press 2 | accident=Finger pinched at press 2; area=Press shop; responsible=Lars Holm; cost=1400
- Yellow edge on the ramp | accident=Ankle twisted on the ramp; area=Loading yard; responsible=Dina Falk; cost=180
- Bar on the top shelf | accident=Can fell from the top shelf; area=Paint store; responsible=Mina Roos; cost=60
- Tool lanyards | accident=Skylight cracked; area=Roof of hall 2; responsible=Aki Varga; cost=220
record safety briefing|safety training|toolbox talk|instruction: Title!;Topic;Date:date!;Led by;Area->@work area|workplace~Press shop;Participants:number#1-1000;Repeat on:date;Signed list:file
- Lock-out of presses | topic=Lock-out; led_by=Lars Holm; area=Press shop; participants=22
- Handling of solvents | topic=Chemicals; led_by=Mina Roos; area=Paint store; participants=4
- Harness, put on and check | topic=Work at height; led_by=Aki Varga; area=Roof of hall 2; participants=6
- Hand signs in the yard | topic=Traffic; led_by=Dina Falk; area=Loading yard; participants=14
request hazard report|safety report|unsafe condition report: Title!;Area->@work area|workplace~Paint store;Description:long;Photo:image;Urgency=Low|Normal|Stop work;Reported by;Anonymous:boolean
- Shelf leans forward | area=Paint store; urgency=Normal; reported_by=Night shift
- Oil puddle at press 1 | area=Press shop; urgency=Stop work; reported_by=J. Arvo
- Lamp out at gate 3 | area=Loading yard; urgency=Low; reported_by=Driver
- Loose rail on the ladder | area=Roof of hall 2; urgency=Stop work; reported_by=Roofer
item safety equipment|fire extinguisher|protective equipment|first aid kit: Name!;Type=Fire extinguisher|First aid kit|Eye wash|Ladder|Harness|Helmet;Number;Area->@work area|workplace~Paint store;Last checked on:date;Next check on:date;~Status=Ready|Due|Defective
- Extinguisher 14 | type=Fire extinguisher; number=14; area=Paint store; status=Ready
- Ladder 6 | type=Ladder; number=6; area=Press shop; status=Due
- Eye wash 2 | type=Eye wash; number=2; area=Paint store; status=Ready
- Harness red | type=Harness; number=R1; area=Roof of hall 2; status=Defective

# haccp|food safety|food hygiene|hygiene inspection|temperature log|food inspection
item control point|critical control point|monitoring point: Name!;Process step;Hazard=Biological|Chemical|Physical|Allergen;Limit from:number;Limit to:number;Unit;Check every:number(h)#0.25-720;Responsible;Corrective action:long;Critical:boolean
- Cold room 1 | process_step=Storage; hazard=Biological; limit_from=0; limit_to=5; unit=degrees; check_every=12; responsible=Kitchen lead; corrective_action=Move goods, call service.
- Core temperature poultry | process_step=Cooking; hazard=Biological; limit_from=72; limit_to=95; unit=degrees; check_every=4; responsible=Cook; corrective_action=Heat on for ten minutes.
- Metal detector line 2 | process_step=Packing; hazard=Physical; limit_from=0; limit_to=1.5; unit=mm; check_every=2; responsible=Line lead; corrective_action=Stop, sort the last two hours.
- Sesame rinse | process_step=Line change; hazard=Allergen; limit_from=0; limit_to=2; unit=ppm; check_every=24; responsible=Quality lab; corrective_action=Rinse again.
record temperature log|temperature reading|measurement|monitoring record: Title!;Control point->@control point|critical control point~Cold room 1|Core temperature poultry;Date:date!;Time:time;Value:number;Unit;Measured by;Within limit:boolean;Action taken:long
- Cold room 1, morning | control_point=Cold room 1; value=3.4; unit=degrees; measured_by=Ayla
- Chicken thighs, lunch | control_point=Core temperature poultry; value=76; unit=degrees; measured_by=Bo
- Test rod, ten o'clock | control_point=Metal detector line 2; value=1.5; unit=mm; measured_by=Rafa
- Swab after sesame rolls | control_point=Sesame rinse; value=6; unit=ppm; measured_by=Lab; action_taken=Rinsed again, 1 ppm.
record goods inspection|incoming goods check|delivery check: Title!;Supplier->@food supplier|supplier~Lake Fish;Goods;Date:date!;Temperature:number(°C);Lot number;Best before:date;Packaging=Intact|Damaged|Dirty;Accepted:boolean;Checked by;Photo:image
- Char fillets | supplier=Lake Fish; goods=Char fillets; temperature=1.8; lot_number=LF-0612; packaging=Intact; checked_by=Ayla
- 600 eggs | supplier=Valley Eggs; goods=Eggs size M; temperature=14; lot_number=VE-118; packaging=Intact; checked_by=Bo
- Sesame sacks | supplier=Seed Mill Ost; goods=Sesame; temperature=19; lot_number=SM-77; packaging=Damaged; checked_by=Rafa
- Cream, 20 litres | supplier=Hill Dairy; goods=Cream; temperature=8.5; lot_number=HD-0904; packaging=Dirty; checked_by=Ayla
record deviation|nonconformity|corrective action|incident: Title!;Control point->@control point|critical control point~Cold room 1;Found on:date!;Description:long!;Cause:long;Action:long;Goods discarded:number(kg)#0-10000;Responsible;~Status=Open|Corrected|Verified
- Door left open on Sunday | control_point=Cold room 1; description=9 degrees at six in the morning.; action=Cream cakes thrown away.; goods_discarded=6; responsible=Kitchen lead; status=Corrected
- Chicken at 68 degrees | control_point=Core temperature poultry; description=Two pieces below the limit.; action=Heated again.; goods_discarded=0; responsible=Cook; status=Verified
- Detector did not stop | control_point=Metal detector line 2; description=Rod passed twice.; action=Line locked.; goods_discarded=120; responsible=Line lead; status=Open
- Sesame in plain rolls | control_point=Sesame rinse; description=6 ppm after the rinse.; action=Rinsed again.; goods_discarded=35; responsible=Quality lab; status=Corrected
work cleaning task|cleaning plan task|hygiene task: Title!;Area;Every=Shift|Day|Week|Month;Cleaning agent;Dose;Assigned to;Due on:date;Instructions:long
- Slicer taken apart and washed | area=Cold kitchen; every=Day; cleaning_agent=Grease remover; dose=20 ml per litre; assigned_to=Bo
- Drains of hall 1 | area=Hall 1; every=Week; cleaning_agent=Foam cleaner; dose=5 percent; assigned_to=Night team
- Walls of cold room 1 | area=Storage; every=Month; cleaning_agent=Neutral cleaner; dose=10 ml per litre; assigned_to=Ayla
- Conveyor between shifts | area=Line 2; every=Shift; cleaning_agent=Hot water; assigned_to=Rafa
event hygiene audit|food inspection|inspection|hygiene inspection: Title!;Date:date!;Inspector;Kind=Own check|Authority|Customer;Score:percent;Findings:long;File:file;~Result=Planned|Passed|Passed with findings|Failed
- Yearly visit of the authority | inspector=Town food office; kind=Authority; score=93; findings=Tile loose behind the sink.; result=Passed with findings
- Own check before summer | inspector=Kitchen lead; kind=Own check; score=97; result=Passed
- Audit of the school caterer | inspector=Catering union; kind=Customer; score=71; findings=Logs missing for a week.; result=Failed
- Visit planned for autumn | inspector=Town food office; kind=Authority; result=Planned
item food supplier|supplier: Name!;Goods;Approval number;Certificates;Contact person;Phone:phone;Next check on:date;~Rating:rating
- Lake Fish | goods=Fish; approval_number=EU 4471; contact_person=Ines Roth; rating=5
- Valley Eggs | goods=Eggs; approval_number=EU 1180; contact_person=Karl Moos; rating=4
- Seed Mill Ost | goods=Seeds; approval_number=EU 5530; contact_person=Ada Korn; rating=2
- Hill Dairy | goods=Milk, cream; approval_number=EU 2091; certificates=Organic; contact_person=Urs Moos; rating=3
record hygiene training|training record|staff training: Title!;Employee;Topic=Hand washing|Allergens|Temperature|Cleaning|Illness;Date:date!;Trainer;Valid until:date;Certificate:file
- Allergens, Bo | employee=Bo; topic=Allergens; trainer=Kitchen lead
- Temperature, Ayla | employee=Ayla; topic=Temperature; trainer=Kitchen lead
- Illness rules, Rafa | employee=Rafa; topic=Illness; trainer=Company doctor
- Cleaning, night team | employee=Night team; topic=Cleaning; trainer=Foam supplier

# permit tracking|business licence|business license|licence renewal|operating permit|regulatory permit
item permit|licence|license|approval: Title!;Permit number;Type=Building|Environmental|Operating|Trade|Alcohol|Transport|Event;Authority->@authority|issuing office~District office|Water authority;Holder;Site;Issued on:date;Expires on:date!;Fee:money;Responsible~Agathe Moll;File:file;~Status=Applied|Valid|Expiring|Expired|Revoked
- Cooling water withdrawal | permit_number=W-2019-44; type=Environmental; authority=Water authority; holder=Mill plant; site=Mill plant; fee=900; responsible=Agathe Moll; status=Expiring
- Beer garden licence | permit_number=G-2024-12; type=Alcohol; authority=District office; holder=Canteen; site=Head office; fee=240; responsible=Agathe Moll; status=Valid
- Loading zone in Mill street | permit_number=V-2025-07; type=Transport; authority=Road office; holder=Depot; site=Mill street; fee=120; responsible=Rudi Beck; status=Applied
- Boiler house operation | permit_number=B-2012-03; type=Operating; authority=State labour office; holder=Mill plant; site=Boiler house; fee=650; responsible=Rudi Beck; status=Expired
item authority|issuing office|agency: Name!;Department;Contact person;Phone:phone;Email:email;Address;Website:url;Processing time:number(days)#0-730
- District office | department=Trade; contact_person=Mr. Holl; processing_time=30
- Water authority | department=Rivers; contact_person=Ms. Grau; processing_time=120
- Road office | department=Signs; contact_person=Ms. Tapp; processing_time=21
- State labour office | department=Pressure vessels; contact_person=Dr. Ebert; processing_time=60
record permit condition|condition|requirement|obligation: Title!;Permit->@permit|licence~Cooling water withdrawal;Text:long!;Limit:number;Unit;Check every:number(months)#0-120;Responsible;~State=Met|At risk|Not met
- At most 30 litres a second | permit=Cooling water withdrawal; text=Withdrawal from the mill stream.; limit=30; unit=l/s; check_every=1; responsible=Works manager; state=Met
- No music after ten | permit=Beer garden licence; text=Quiet from ten at night.; check_every=1; responsible=Canteen manager; state=At risk
- Sign on both sides | permit=Loading zone in Mill street; text=Signs at both ends.; check_every=12; responsible=Depot; state=Met
- Valve test | permit=Boiler house operation; text=Safety valve opens at 6 bar.; limit=6; unit=bar; check_every=12; responsible=Works manager; state=Not met
record permit application|application|renewal application|renewal: Title!;Permit->@permit|licence~Cooling water withdrawal;Kind=New|Renewal|Change;Submitted on:date!;Documents:file;Fee:money;Case officer;~Status=In preparation|Submitted|Questions|Granted|Refused
- Renewal cooling water | permit=Cooling water withdrawal; kind=Renewal; fee=900; case_officer=Ms. Grau; status=Questions
- Loading zone, first application | permit=Loading zone in Mill street; kind=New; fee=120; case_officer=Ms. Tapp; status=Submitted
- Thirty more seats | permit=Beer garden licence; kind=Change; fee=80; case_officer=Mr. Holl; status=Refused
- Boiler, new papers | permit=Boiler house operation; kind=Renewal; fee=650; case_officer=Dr. Ebert; status=In preparation
record compliance check|monitoring record|reading|self-check: Title!;Condition->@permit condition|condition~At most 30 litres a second;Date:date!;Value:number;Unit;Checked by;Within limit:boolean;Evidence:file
- Flow in May | condition=At most 30 litres a second; value=24; unit=l/s; checked_by=Works manager
- Valve test in March | condition=Valve test; value=6.8; unit=bar; checked_by=Boiler service
- Summer evening check | condition=No music after ten; value=22.5; unit=hour; checked_by=Neighbour and guard
- Both signs seen | condition=Sign on both sides; value=2; unit=signs; checked_by=Depot
record correspondence|letter|official letter|contact note: Title!;Authority->@authority|issuing office~Water authority;Permit->@permit|licence~Cooling water withdrawal;Date:date!;Direction=In|Out;Kind=Letter|Email|Call|Visit;Text:long;File:file
- Asks for fish pass drawings | authority=Water authority; permit=Cooling water withdrawal; direction=In; kind=Letter
- Call about the seats | authority=District office; permit=Beer garden licence; direction=Out; kind=Call; text=Refusal explained.
- Map of the street | authority=Road office; permit=Loading zone in Mill street; direction=Out; kind=Email
- Visit to the boiler | authority=State labour office; permit=Boiler house operation; direction=In; kind=Visit; text=Valve must be replaced.
work renewal task|deadline|task|reminder: Title!;Permit->@permit|licence~Cooling water withdrawal;Due on:date;Responsible~Agathe Moll;Remind before:number(days)#0-365;Notes:long
- Send drawings of the fish pass | permit=Cooling water withdrawal; responsible=Agathe Moll; remind_before=7
- Order a new valve | permit=Boiler house operation; responsible=Rudi Beck; remind_before=3
- Ask for the loading zone | permit=Loading zone in Mill street; responsible=Rudi Beck; remind_before=14
- Licence for next summer | permit=Beer garden licence; responsible=Agathe Moll; remind_before=60

# standards committee|technical standard|draft standard|standardization|standards body|standardisation
item standard|technical standard|norm: Title!;Number;Edition:number#1-50;Committee->@committee|technical committee~Play equipment|Bicycle parts;Scope:long;Published on:date;Review due on:date;Price:money;Language;File:file;~Stage=Proposal|Working draft|Public draft|Final vote|Published|Withdrawn
- Swings for public playgrounds | number=S 1176-2; edition=3; committee=Play equipment; scope=Safety of swings and their ground.; price=88; language=English; stage=Public draft
- Thread of bottom brackets | number=S 6696; edition=2; committee=Bicycle parts; price=54; language=English; stage=Published
- Test water for textiles | number=S 2077; edition=1; committee=Textile testing; scope=Hardness and salt of test water.; price=41; language=French; stage=Working draft
- Wood pellets for stoves | number=S 17225; edition=4; committee=Solid fuels; price=62; language=German; stage=Withdrawn
item committee|technical committee|working group: Name!;Number;Chair~Dr. Liv Aker|Pietro Sala;Secretary;Scope:long;Members:number#1-500;Founded on:date
- Play equipment | number=TC 136; chair=Dr. Liv Aker; secretary=Mo Winter; members=22
- Bicycle parts | number=TC 149; chair=Pietro Sala; secretary=Mo Winter; members=17
- Textile testing | number=TC 38; chair=Amélie Roux; secretary=Jan Hoek; members=31
- Solid fuels | number=TC 238; chair=Henrik Bo; secretary=Jan Hoek; members=14
person committee member|expert|delegate: Name!;Organisation;Interest group=Manufacturer|User|Authority|Research|Consumer;Committee->@committee|technical committee~Play equipment;Email:email;Country;Voting right:boolean;Member since:date
- Dr. Liv Aker | organisation=Testing house North; interest_group=Research; committee=Play equipment; country=Norway
- Pietro Sala | organisation=Sala Cranks; interest_group=Manufacturer; committee=Bicycle parts; country=Italy
- Amélie Roux | organisation=Dye house Roux; interest_group=User; committee=Textile testing; country=France
- Henrik Bo | organisation=Consumer council; interest_group=Consumer; committee=Solid fuels; country=Denmark
record draft comment|comment on a draft|technical comment|public comment: Title!;Standard->@standard|technical standard~Swings for public playgrounds;Clause;Type=General|Technical|Editorial;Comment text:long!;Proposed change:long;Submitted by;Submitted on:date;Committee's answer:long;~Status=Open|Accepted|Partly accepted|Rejected
- Height of basket swings | standard=Swings for public playgrounds; clause=4.3; type=Technical; comment_text=400 mm is too low in snow.; proposed_change=Say 400 mm above the settled ground.; submitted_by=Town of Oulu; status=Partly accepted
- Hardness in other units | standard=Test water for textiles; clause=5.1; type=Editorial; comment_text=Give millimole as well.; submitted_by=Lab union; status=Accepted
- Left-hand thread | standard=Thread of bottom brackets; clause=3; type=Technical; comment_text=Allow right-hand thread.; submitted_by=Sala Cranks; status=Rejected
- Why still pellets? | standard=Wood pellets for stoves; clause=1; type=General; comment_text=Scope overlaps with the new standard.; submitted_by=Stove makers; status=Open
record ballot|committee vote|vote: Title!;Standard->@standard|technical standard~Swings for public playgrounds;Opens on:date;Closes on:date!;In favour:number#0-1000;Against:number#0-1000;Abstained:number#0-1000;~Result=Open|Approved|Disapproved
- Vote to publish edition 3 | standard=Swings for public playgrounds; in_favour=14; against=2; abstained=3; result=Open
- Withdraw the pellet standard | standard=Wood pellets for stoves; in_favour=11; against=1; abstained=2; result=Approved
- Confirm the thread | standard=Thread of bottom brackets; in_favour=15; against=0; abstained=2; result=Approved
- New project on test water | standard=Test water for textiles; in_favour=9; against=16; abstained=4; result=Disapproved
event committee meeting|meeting|working session: Title!;Committee->@committee|technical committee~Play equipment;Date:date!;Starts at:time;Place or link;Agenda:long;Minutes:file
- Autumn meeting in Turku | committee=Play equipment; place_or_link=Town hall; agenda=Comments on clause 4
- Thread talks online | committee=Bicycle parts; place_or_link=Video call; agenda=Thread, plugs
- Water week in Lyon | committee=Textile testing; place_or_link=Dye house; agenda=Draft of S 2077
- Last pellet meeting | committee=Solid fuels; place_or_link=Copenhagen; agenda=Withdrawal
record draft|draft version|working document|document version: Title!;Standard->@standard|technical standard~Swings for public playgrounds;Version;Uploaded on:date!;File:file;Pages:number#1-2000;Changes:long;Editor
- Swings, draft 5 | standard=Swings for public playgrounds; version=5; pages=38; changes=Clause 4.3 rewritten.; editor=Mo Winter
- Test water, draft 1 | standard=Test water for textiles; version=1; pages=12; editor=Jan Hoek
- Bracket thread, reprint | standard=Thread of bottom brackets; version=2; pages=20; changes=Typing errors.; editor=Mo Winter
- Swings, draft 4 | standard=Swings for public playgrounds; version=4; pages=36; changes=Annex on snow.; editor=Mo Winter
request new work item proposal|proposal|standard proposal|interpretation request: Title!;Proposed by;Committee->@committee|technical committee~Bicycle parts;Scope:long;Why needed:long;Supporters
- Charging plugs of cargo bikes | proposed_by=Pietro Sala; committee=Bicycle parts; why_needed=Eleven plugs in one town.
- Zip lines for small children | proposed_by=Town of Oulu; committee=Play equipment; why_needed=Three accidents.; supporters=Four towns
- Wash test at 20 degrees | proposed_by=Amélie Roux; committee=Textile testing; why_needed=Most people wash cold.
- Briquettes of coffee grounds | proposed_by=Roasters' union; committee=Solid fuels; why_needed=No limits for ash.

# student organization|student club|student society|campus club|student union|student council|campus event
item student club|society|student organization|club|student group: Name!;Category=Sport|Culture|Politics|Faith|Science|Games|Volunteering;President->@club member|member~Juno Park|Eli Baran;Meets on=Monday|Tuesday|Wednesday|Thursday|Friday|Weekend;Meeting place;Membership fee:money;Email:email;~Members:number#0-10000;Description:long;Logo:image;~Status=Applied|Recognised|Inactive
- Debate Society | category=Politics; president=Juno Park; meets_on=Tuesday; meeting_place=Room 114; membership_fee=10; members=46; status=Recognised
- Night Sky Club | category=Science; president=Eli Baran; meets_on=Thursday; meeting_place=Roof terrace; membership_fee=0; members=31; status=Recognised
- Dune Volleyball | category=Sport; president=Tara Quist; meets_on=Weekend; meeting_place=Beach court; membership_fee=15; members=58; status=Recognised
- Soup for the Street | category=Volunteering; president=Ike Nolan; meets_on=Friday; meeting_place=Campus kitchen; membership_fee=0; members=12; status=Applied
person club member|member|student: Name!;Club->@student club|society~Debate Society|Night Sky Club;Student number;Role=Member|President|Treasurer|Secretary|Organiser;Email:email;Joined on:date;Fee paid:boolean;~Status=Asked|Active|Left
- Juno Park | club=Debate Society; student_number=51022; role=President; status=Active
- Eli Baran | club=Night Sky Club; student_number=50418; role=President; status=Active
- Tara Quist | club=Dune Volleyball; student_number=50877; role=Organiser; status=Active
- Ike Nolan | club=Soup for the Street; student_number=51330; role=Treasurer; status=Asked
event club event|campus event|meeting|event: Title!;Club->@student club|society~Debate Society|Night Sky Club;Date:date!;Starts at:time;Place;Places:number#1-5000;Ticket price:money;Budget:money;Description:long;Poster:image;~Status=Draft|Waiting for approval|Approved|Held|Cancelled
- Final of the spring debates | club=Debate Society; place=Main hall; places=200; ticket_price=3; budget=450; status=Approved
- Saturn night | club=Night Sky Club; place=Roof terrace; places=30; ticket_price=0; budget=60; status=Waiting for approval
- Beach cup | club=Dune Volleyball; place=Beach court; places=64; ticket_price=5; budget=300; status=Draft
- First soup night | club=Soup for the Street; place=Station forecourt; places=80; ticket_price=0; budget=120; status=Held
request funding request|budget request|room request|event approval: Title!;Club->@student club|society~Night Sky Club;Event->@club event|campus event~Saturn night;Kind=Money|Room|Equipment|Recognition;Amount:money;Needed by:date;Purpose:long;Requested by
- Red lamps and cocoa | club=Night Sky Club; event=Saturn night; kind=Money; amount=60; requested_by=Eli Baran
- Main hall for the final | club=Debate Society; event=Final of the spring debates; kind=Room; requested_by=Juno Park
- New net and balls | club=Dune Volleyball; event=Beach cup; kind=Equipment; amount=210; requested_by=Tara Quist
- Become an official club | club=Soup for the Street; event=First soup night; kind=Recognition; requested_by=Ike Nolan
record club transaction|expense|income|treasury entry: Title!;Club->@student club|society~Debate Society;Kind=Income|Expense;Amount:money;Date:date!;Category=Fees|Tickets|Grant|Food|Rent|Print|Travel;Receipt:file;Entered by
- Tickets for the final | club=Debate Society; kind=Income; amount=342; category=Tickets; entered_by=Treasurer
- Posters for Saturn night | club=Night Sky Club; kind=Expense; amount=28; category=Print; entered_by=Eli Baran
- Fees of spring | club=Dune Volleyball; kind=Income; amount=870; category=Fees; entered_by=Tara Quist
- Vegetables and bread | club=Soup for the Street; kind=Expense; amount=94; category=Food; entered_by=Ike Nolan
event election|student election|vote|poll: Title!;Club->@student club|society~Debate Society;Office;Opens on:date!;Closes on:date;Seats:number#1-60;~Votes cast:number#0-100000;~Status=Planned|Open|Counted
- Board of the Debate Society | club=Debate Society; office=President; seats=1; votes_cast=29; status=Open
- Captain of the volleyballers | club=Dune Volleyball; office=Captain; seats=2; votes_cast=41; status=Counted
- Star guide of the year | club=Night Sky Club; office=Secretary; seats=1; votes_cast=0; status=Planned
- Founding vote | club=Soup for the Street; office=Treasurer; seats=1; votes_cast=9; status=Counted
record candidacy|candidate|nominee: Name!;Election->@election|student election~Board of the Debate Society;Programme:long;Photo:image;~Votes:number#0-100000;~Elected=Open|Yes|No
- Mona Fell | election=Board of the Debate Society; programme=A debate in every residence.; votes=17; elected=Open
- Tara Quist, captain | election=Captain of the volleyballers; programme=Two training days.; votes=33; elected=Yes
- Dov Stern | election=Captain of the volleyballers; programme=Trips to other towns.; votes=8; elected=No
- Lia Moon | election=Star guide of the year; programme=A star map for everyone.; votes=0; elected=Open
+ event registration: Student number;Club->@student club|society

# classroom behavior|classroom behaviour|behavior points|merit points|house points|detention|classroom management
person pupil|student: Name!;Class;House->@house|team~Otters|Kestrels;Parent;Parent email:email;Agreed goal:long;~Points:number#0-100000;~Incidents:number#0-1000
- Ruby Lane | class=5b; house=Otters; parent=Sam Lane; points=64; incidents=0
- Kit Moreau | class=5b; house=Kestrels; parent=Anne Moreau; agreed_goal=Raise a hand before speaking.; points=38; incidents=3
- Enzo Bellini | class=5a; house=Badgers; parent=Lia Bellini; agreed_goal=Be on time.; points=51; incidents=1
- Wren Abbott | class=5a; house=Herons; parent=Jo Abbott; points=90; incidents=0
item house|team|group: Name!;Colour;Head~Ms. Alder;Motto;~Points:number#0-1000000
- Otters | colour=Blue; head=Ms. Alder; points=812
- Kestrels | colour=Red; head=Mr. Quist; points=790
- Badgers | colour=Green; head=Mr. Osei; motto=Dig deep; points=804
- Herons | colour=Yellow; head=Ms. Pike; motto=Stand tall; points=851
item behaviour type|point rule|skill|behaviour: Name!;Kind=Positive|Needs work;Points:number#0-100;Icon;Description:long
- Helped a classmate | kind=Positive; points=3
- Disturbed the lesson | kind=Needs work; points=2
- Tidied without being asked | kind=Positive; points=2
- Late after the break | kind=Needs work; points=1
record behaviour entry|point award|merit|points entry: Title!;Pupil->@pupil|student~Ruby Lane|Kit Moreau;Behaviour->@behaviour type|point rule~Helped a classmate|Disturbed the lesson;Points:number#0-100;Date:date!;Lesson;Given by~Ms. Alder|Mr. Quist;Note:long
- Carried the crutches | pupil=Ruby Lane; behaviour=Helped a classmate; points=3; lesson=Sports; given_by=Ms. Alder
- Whistled during the test | pupil=Kit Moreau; behaviour=Disturbed the lesson; points=2; lesson=Mathematics; given_by=Mr. Quist
- All paintbrushes washed | pupil=Wren Abbott; behaviour=Tidied without being asked; points=2; lesson=Art; given_by=Ms. Pike
- Four minutes late | pupil=Enzo Bellini; behaviour=Late after the break; points=1; lesson=Science; given_by=Mr. Osei
record incident|behaviour incident|incident report: Title!;Pupil->@pupil|student~Kit Moreau;Happened on:date!;Place=Classroom|Corridor|Yard|Bus|Canteen;Severity=Minor|Serious|Severe;Description:long!;Others involved;Parents informed:boolean;Reported by~Mr. Quist;~Status=Open|Talked through|Closed
- Pushed on the stairs | pupil=Kit Moreau; place=Corridor; severity=Serious; description=Pushed a younger pupil, no injury.; reported_by=Mr. Quist; status=Talked through
- Hid a lunch box | pupil=Enzo Bellini; place=Canteen; severity=Minor; description=A joke, box found at once.; reported_by=Mr. Osei; status=Closed
- Ball through the window | pupil=Ruby Lane; place=Yard; severity=Minor; description=Accident during football.; reported_by=Ms. Alder; status=Closed
- Threats on the bus | pupil=Kit Moreau; place=Bus; severity=Severe; description=Driver reports threats.; reported_by=Bus driver; status=Open
event detention|consequence|talk: Title!;Pupil->@pupil|student~Kit Moreau;Incident->@incident|behaviour incident~Pushed on the stairs;Date:date!;Starts at:time;Minutes:number(min)#5-180;Room;Supervised by;~Status=Planned|Served|Missed|Lifted
- Letter of apology | pupil=Kit Moreau; incident=Pushed on the stairs; minutes=45; room=Room 8; supervised_by=Ms. Alder; status=Planned
- Clean the canteen tables | pupil=Enzo Bellini; incident=Hid a lunch box; minutes=20; room=Canteen; supervised_by=Mr. Osei; status=Served
- Talk with the head | pupil=Kit Moreau; incident=Threats on the bus; minutes=60; room=Office; supervised_by=Head teacher; status=Missed
- Write about the window | pupil=Ruby Lane; incident=Ball through the window; minutes=15; room=Room 8; supervised_by=Ms. Alder; status=Lifted
item reward|prize: Name!;Points needed:number#1-10000;In stock:number#0-1000;Description:long;Picture:image
- Choose your seat for a week | points_needed=40; in_stock=5
- Lunch with a friend in the garden | points_needed=60; in_stock=10
- Homework pass | points_needed=80; in_stock=3
- Play the morning song | points_needed=25; in_stock=20
record redeemed reward|redemption: Title!;Pupil->@pupil|student~Ruby Lane;Reward->@reward|prize~Choose your seat for a week;Points used:number#1-10000;Date:date;~Status=Asked|Granted|Done
- Window seat for Ruby | pupil=Ruby Lane; reward=Choose your seat for a week; points_used=40; status=Granted
- Enzo's song | pupil=Enzo Bellini; reward=Play the morning song; points_used=25; status=Done
- Pass for Wren | pupil=Wren Abbott; reward=Homework pass; points_used=80; status=Asked
- Garden lunch with Ruby | pupil=Ruby Lane; reward=Lunch with a friend in the garden; points_used=60; status=Done

# doctoral student|phd student|graduate school|doctoral school|phd supervision|doctoral candidate
person doctoral candidate|phd student|doctoral student: Name!;Email:email;Department;Supervisor~Prof. Nela Kovac|Dr. Tim Aho;Second supervisor;Started on:date;Planned end on:date;Funding=Position|Scholarship|Self-funded|Project;Working title;~Status=Applied|Admitted|Active|On leave|Submitted|Graduated|Left
- Sibel Arat | department=Geography; supervisor=Prof. Nela Kovac; second_supervisor=Dr. Tim Aho; funding=Scholarship; working_title=Shade maps of small towns; status=Active
- Jannes Pohl | department=Physics; supervisor=Dr. Tim Aho; funding=Position; working_title=Noise in cold sensors; status=Submitted
- Marta Ruiz | department=History; supervisor=Prof. Elin Strand; funding=Self-funded; working_title=Letters of dock workers; status=On leave
- Yusuf Haddad | department=Chemistry; supervisor=Prof. Nela Kovac; second_supervisor=Dr. Ivo Prell; funding=Project; working_title=Salts that store heat; status=Admitted
record supervision agreement|agreement|training plan: Title!;Candidate->@doctoral candidate|phd student~Sibel Arat;Signed on:date!;Meetings per year:number#1-52;Goals:long;Duties:long;File:file;~Status=Draft|Signed|Renewed
- Agreement Arat | candidate=Sibel Arat; meetings_per_year=8; goals=Three papers, one abroad stay.; status=Signed
- Agreement Ruiz | candidate=Marta Ruiz; meetings_per_year=4; goals=One book.; status=Renewed
- Agreement Haddad | candidate=Yusuf Haddad; meetings_per_year=12; goals=Two papers, one patent.; status=Draft
- Agreement Pohl | candidate=Jannes Pohl; meetings_per_year=10; goals=Three papers.; status=Signed
record progress report|annual report|yearly review: Title!;Candidate->@doctoral candidate|phd student~Sibel Arat;Year:number#1-8;Done:long!;Planned:long;Problems:long;Supervisor's opinion:long;Submitted on:date;~Result=Open|Satisfactory|Conditions|Not satisfactory
- Arat, year 2 | candidate=Sibel Arat; year=2; done=Data of 14 towns, first paper submitted.; planned=Survey in summer.; result=Satisfactory
- Pohl, year 4 | candidate=Jannes Pohl; year=4; done=Thesis handed in.; planned=Defense.; result=Satisfactory
- Ruiz, year 3 | candidate=Marta Ruiz; year=3; done=Two archives visited.; problems=Parental leave.; result=Conditions
- Haddad, year 1 | candidate=Yusuf Haddad; year=1; done=First salts tested.; result=Open
item doctoral course|course|training offer|workshop: Title!;Lecturer;Credits:number(ECTS)#0-15;Hours:number(h)#1-120;Language;Places:number#1-100;Category=Methods|Writing|Ethics|Teaching|Career;Starts on:date
- Writing the first paper | lecturer=Dr. Ona Reed; credits=2; hours=16; language=English; places=14; category=Writing
- Research ethics | lecturer=Prof. Ian Falk; credits=1; hours=8; language=English; places=30; category=Ethics
- Statistics with small data | lecturer=Dr. Ruth Beer; credits=3; hours=24; language=English; places=20; category=Methods
- Teaching your first class | lecturer=Mara Olin; credits=2; hours=12; language=German; places=16; category=Teaching
record course credit|course record|credit|course participation: Title!;Candidate->@doctoral candidate|phd student~Sibel Arat;Course->@doctoral course|course~Writing the first paper;Credits:number(ECTS)#0-15;Completed on:date;~Status=Registered|Attended|Credited
- Arat, writing | candidate=Sibel Arat; course=Writing the first paper; credits=2; status=Credited
- Pohl, ethics | candidate=Jannes Pohl; course=Research ethics; credits=1; status=Credited
- Haddad, statistics | candidate=Yusuf Haddad; course=Statistics with small data; credits=3; status=Registered
- Ruiz, teaching | candidate=Marta Ruiz; course=Teaching your first class; credits=2; status=Attended
record publication|paper: Title!;Candidate->@doctoral candidate|phd student~Jannes Pohl;Journal or conference;Co-authors;Own share:percent;DOI;~Status=In preparation|Submitted|Accepted|Published
- Noise below one kelvin | candidate=Jannes Pohl; journal_or_conference=Cold Physics Letters; own_share=70; status=Published
- Shade in fourteen towns | candidate=Sibel Arat; journal_or_conference=Urban Climate Letters; own_share=80; status=Submitted
- Voices of the quay | candidate=Marta Ruiz; journal_or_conference=Labour History Days; own_share=100; status=Accepted
- Salt mixtures at 60 degrees | candidate=Yusuf Haddad; journal_or_conference=Storage Materials; own_share=50; status=In preparation
event supervision meeting|committee meeting|defense|colloquium: Title!;Candidate->@doctoral candidate|phd student~Jannes Pohl;Kind=Supervision|Committee|Colloquium|Defense;Date:date!;Starts at:time;Place or link;Participants;Agreed:long
- Defense Pohl | candidate=Jannes Pohl; kind=Defense; place_or_link=Lecture hall B; participants=Five examiners
- Survey plan Arat | candidate=Sibel Arat; kind=Supervision; place_or_link=Office 4.2; participants=Prof. Kovac; agreed=Test in two towns first.
- Committee Ruiz | candidate=Marta Ruiz; kind=Committee; place_or_link=Video call; participants=Three members
- Salt colloquium | candidate=Yusuf Haddad; kind=Colloquium; place_or_link=Room 0.12; participants=Department
request candidacy application|admission to doctorate|leave of absence|extension request: Title!;Candidate->@doctoral candidate|phd student~Sibel Arat;Kind=Admission|Extension|Leave|Travel money|Change of supervisor;From:date;Until:date;Amount:money;Reason:long;File:file
- Travel to the mapping congress | candidate=Sibel Arat; kind=Travel money; amount=640
- Year with the child | candidate=Marta Ruiz; kind=Leave; reason=Parental leave.
- Half a year more | candidate=Jannes Pohl; kind=Extension; reason=Cooler was broken.
- Admission Haddad | candidate=Yusuf Haddad; kind=Admission; reason=Master of chemistry.

# corporate training|employee training portal|staff training|compliance training|seminar provider|training company|seminar booking|webinar|training academy|webinars
item seminar|training|course|webinar: Title!;Code;Topic=Leadership|Sales|IT|Law|Communication|Safety;Format=Classroom|Webinar|Blended|In-house;Trainer->@trainer|speaker~Judith Aalto|Rui Campos;Duration:number(h)#0.5-200;Price:money;Places:number#1-1000;Target group;Contents:long
- Difficult talks with staff | code=L-12; topic=Leadership; format=Classroom; trainer=Judith Aalto; duration=16; price=780; places=12; target_group=Team leads
- Spreadsheet checks in 60 minutes | code=IT-03; topic=IT; format=Webinar; trainer=Rui Campos; duration=1; price=49; places=200; target_group=Office staff
- Works council and new law | code=R-05; topic=Law; format=In-house; trainer=Nora Blix; duration=8; price=420; places=20; target_group=Works councils
- Calls that end with a yes | code=V-08; topic=Sales; format=Blended; trainer=Otto Lang; duration=12; price=560; places=14; target_group=Sales staff
event seminar date|training date|session|webinar date: Title!;Seminar->@seminar|training~Difficult talks with staff|Spreadsheet checks in 60 minutes;Date:date!;Ends on:date;Starts at:time;Venue->@seminar venue|venue~Hotel at the weir;Link:url;~Booked:number#0-1000;Minimum:number#0-100;~Status=Planned|Guaranteed|Full|Held|Cancelled
- Difficult talks, June | seminar=Difficult talks with staff; venue=Hotel at the weir; booked=9; minimum=5; status=Guaranteed
- Spreadsheet checks, Friday | seminar=Spreadsheet checks in 60 minutes; booked=118; minimum=10; status=Guaranteed
- New law at Lake Bank | seminar=Works council and new law; venue=Lake Bank, floor 5; booked=20; minimum=8; status=Full
- Calls, autumn | seminar=Calls that end with a yes; venue=Old school Turku; booked=2; minimum=6; status=Cancelled
record seminar booking|participant registration|registration|enrolment: Title!;Seminar date->@seminar date|training date~Difficult talks, June;Participant;Company;Email:email;Phone:phone;Billing address;Price:money;Diet;~Status=Booked|Confirmed|Attended|Cancelled|No-show
- Gesa Frank, talks | seminar_date=Difficult talks, June; participant=Gesa Frank; company=Weir Pumps; price=780; status=Confirmed
- Omid Nazari, checks | seminar_date=Spreadsheet checks, Friday; participant=Omid Nazari; company=Lake Bank; price=49; status=Booked
- Rita Sund, law | seminar_date=New law at Lake Bank; participant=Rita Sund; company=Lake Bank; price=420; status=Attended
- Jari Lehto, calls | seminar_date=Calls, autumn; participant=Jari Lehto; company=North Windows; price=560; status=Cancelled
person trainer|speaker|instructor: Name!;Topics;Day rate:money;Email:email;Phone:phone;Languages;Biography:long;Photo:image;~Average rating:rating
- Judith Aalto | topics=Leadership, conflict; day_rate=1400; languages=English, Finnish; average_rating=4.8
- Rui Campos | topics=Spreadsheets; day_rate=900; languages=English, Portuguese; average_rating=4.5
- Nora Blix | topics=Labour law; day_rate=1250; languages=Norwegian, English; average_rating=4.2
- Otto Lang | topics=Sales, phone; day_rate=1100; languages=German; average_rating=3.9
item seminar venue|venue|training room: Name!;Address;City;Seats:number#1-1000;Equipment;Rent per day:money;Catering per person:money;Contact;Phone:phone
- Hotel at the weir | address=Weir 1; city=Tampere; seats=24; equipment=Projector, flip charts; rent_per_day=220; catering_per_person=34
- Old school Turku | address=School hill 3; city=Turku; seats=30; equipment=Blackboard, screen; rent_per_day=150; catering_per_person=26
- Lake Bank, floor 5 | address=Shore road 20; city=Tampere; seats=40; equipment=Video wall; rent_per_day=0; catering_per_person=18
- Barn at the mill | address=Mill 7; city=Porvoo; seats=16; equipment=Fireplace, flip chart; rent_per_day=310; catering_per_person=41
record participant feedback|evaluation|feedback form: Title!;Seminar date->@seminar date|training date~Difficult talks, June;Content:rating;Trainer:rating;Venue:rating;Would recommend:boolean;Comment:long
- Role plays were the best part | seminar_date=Difficult talks, June; content=5; trainer=5; venue=4
- Fast but clear | seminar_date=Spreadsheet checks, Friday; content=4; trainer=4; venue=3; comment=Sound was low.
- Many paragraphs | seminar_date=New law at Lake Bank; content=3; trainer=4; venue=5
- Good cases from daily work | seminar_date=Difficult talks, June; content=5; trainer=4; venue=5
record certificate|certificate of attendance: Number!;Booking->@seminar booking|participant registration~Gesa Frank, talks;Issued on:date;Hours:number(h)#0.5-200;File:file
- C-2026-0611 | booking=Gesa Frank, talks; hours=16
- C-2026-0618 | booking=Omid Nazari, checks; hours=1
- C-2026-0622 | booking=Rita Sund, law; hours=8
- C-2026-0630 | booking=Jari Lehto, calls; hours=12
request in-house inquiry|training inquiry|quote request: Company!;Contact;Email:email;Topic=Leadership|Sales|IT|Law|Communication|Safety;Participants:number#1-1000;Wanted date:date;Budget:money;Goals:long
- Weir Pumps | topic=Sales; participants=14; budget=4000; goals=Sell service contracts.
- Lake Bank | topic=Law; participants=20; budget=6000; goals=Know the new rules.
- Town of Porvoo | topic=Communication; participants=45; budget=9000; goals=Letters that people understand.
- Forest Machines | topic=Safety; participants=60; budget=7500; goals=Fewer accidents with saws.
! item learning path|training path|curriculum [learning path\\w*|paths?|curricul\\w*]: Name!;Target group;Position;Courses:number#1-60;Hours:number(h)#0-400;Mandatory:boolean;Finish within:number(days)#1-1000;Owner~Judith Aalto;Description:long
- New in the store | target_group=New employees; position=Sales assistant; courses=4; hours=12; finish_within=60; owner=Judith Aalto
- Store manager | target_group=Deputies; position=Store manager; courses=7; hours=38; finish_within=180; owner=Rui Campos
- Safe at the fork lift | target_group=Warehouse staff; position=Warehouse clerk; courses=3; hours=16; finish_within=90; owner=Rui Campos
- From expert to lead | target_group=Office teams; position=Team lead; courses=5; hours=26; finish_within=270; owner=Judith Aalto
! record path step|path entry [learning path\\w*|paths?|curricul\\w*]: Title!;Learning path->@learning path|training path~New in the store|Store manager;Course->@seminar|training|course~Difficult talks with staff;Position:number#1-60;Required:boolean;After days:number#0-400
- Talks, step two | learning_path=Store manager; course=Difficult talks with staff; position=2
- Spreadsheet basics, step one | learning_path=New in the store; course=Spreadsheet checks in 60 minutes; position=1
- Talks, last step for leads | learning_path=From expert to lead; course=Difficult talks with staff; position=5; after_days=200
- Spreadsheet checks, opening | learning_path=Store manager; course=Spreadsheet checks in 60 minutes; position=1; after_days=0
! record course assignment|training assignment|mandatory assignment [assign\\w*|mandatory|complian\\w*]: Title!;Course->@seminar|training|course~Difficult talks with staff;Employee~Gesa Frank|Liam Ode;Team;Assigned by~Judith Aalto;Assigned on:date!;Due on:date;~Progress:percent;~Completed on:date;~Status=Assigned|Under way|Completed|Overdue
- Talks for Gesa | course=Difficult talks with staff; employee=Gesa Frank; team=Store North; assigned_by=Judith Aalto; progress=40; status=Under way
- Checks for Liam | course=Spreadsheet checks in 60 minutes; employee=Liam Ode; team=Office; assigned_by=Rui Campos; progress=100; status=Completed
- Talks for Milo | course=Difficult talks with staff; employee=Milo Brandt; team=Store South; assigned_by=Judith Aalto; progress=15; status=Overdue
- Checks for Petra | course=Spreadsheet checks in 60 minutes; employee=Petra Noack; team=Warehouse; assigned_by=Rui Campos; progress=0; status=Assigned
+ invoice: Seminar booking->@seminar booking|participant registration;Company;Amount:money;Due on:date

# kanban|scrum board|sprint planning|task board|agile team|product backlog|sprint backlog
item project|board|workspace: Name!;Key;Lead~Solveig Moe|Dante Ruiz;Client;Starts on:date;Deadline:date;Budget:money;~Progress:percent;Description:long;Colour;~Status=Planned|Active|On hold|Completed|Archived
- Ferry timetable app | key=FTA; lead=Solveig Moe; client=Island Ferries; budget=60000; progress=45; status=Active
- Intranet move | key=INT; lead=Dante Ruiz; client=Own company; progress=10; status=Planned
- Warehouse scanner update | key=WSU; lead=Fumi Abe; client=Port Storage; budget=22000; progress=80; status=On hold
- Museum kiosk | key=MUK; lead=Solveig Moe; client=Sea Museum; budget=18000; progress=100; status=Completed
record task|card|backlog item|user story|issue: Title!;Number;Project->@project|board~Ferry timetable app|Intranet move;Column->@board column|list~To do|In review;Sprint->@sprint|iteration~Sprint 7;Type=Story|Bug|Task|Epic;Priority=Low|Normal|High|Critical;Assigned to~Ida Bo|Marek Sys;Story points:number#0-100;Due on:date;Description:long;~Status=Open|In progress|Blocked|In review|Done
- Show delays on the stop page | number=FTA-41; project=Ferry timetable app; column=In review; sprint=Sprint 7; type=Story; priority=High; assigned_to=Ida Bo; story_points=5; status=In review
- Search finds no umlauts | number=FTA-44; project=Ferry timetable app; column=To do; sprint=Sprint 7; type=Bug; priority=Normal; assigned_to=Marek Sys; story_points=2; status=Open
- Update the scanner driver | number=WSU-9; project=Warehouse scanner update; column=Blocked; sprint=Sprint 2, scanners; type=Task; priority=Critical; assigned_to=Lena Orr; story_points=8; status=Blocked
- Kiosk in six languages | number=MUK-30; project=Museum kiosk; column=Done; sprint=Sprint 4, kiosk; type=Epic; priority=Low; assigned_to=Ida Bo; story_points=21; status=Done
item board column|list|stage|swimlane: Name!;Project->@project|board~Ferry timetable app;Position:number#1-30;Limit:number#0-100;Colour
- To do | project=Ferry timetable app; position=1; limit=0
- In review | project=Ferry timetable app; position=3; limit=4
- Blocked | project=Warehouse scanner update; position=4; limit=3; colour=Red
- Done | project=Museum kiosk; position=5; limit=0; colour=Green
event sprint|iteration: Name!;Project->@project|board~Ferry timetable app;Starts on:date!;Ends on:date;Goal:long;Planned points:number#0-1000;~Done points:number#0-1000;~Status=Planned|Running|Closed
- Sprint 7 | project=Ferry timetable app; goal=Delays visible everywhere.; planned_points=26; done_points=11; status=Running
- Sprint 8 | project=Ferry timetable app; goal=Tickets on the phone.; planned_points=30; done_points=0; status=Planned
- Sprint 2, scanners | project=Warehouse scanner update; goal=New driver on ten devices.; planned_points=20; done_points=12; status=Running
- Sprint 4, kiosk | project=Museum kiosk; goal=All texts translated.; planned_points=24; done_points=24; status=Closed
record subtask|checklist item|check item: Title!;Task->@task|card~Show delays on the stop page;Assigned to~Ida Bo;Done:boolean;Position:number#1-100
- Ask the ferry feed every minute | task=Show delays on the stop page; assigned_to=Ida Bo; position=1
- Test with old devices | task=Update the scanner driver; assigned_to=Lena Orr; position=2
- Proofread the Sami texts | task=Kiosk in six languages; assigned_to=Marek Sys; position=6
- Normalise letters in the index | task=Search finds no umlauts; assigned_to=Marek Sys; position=1
record time entry|work log|time log: Title!;Task->@task|card~Show delays on the stop page;Person~Ida Bo;Date:date!;Hours:number(h)#0.25-24;Note:long
- Layout of the delay badge | task=Show delays on the stop page; person=Ida Bo; hours=3
- Reproduced the umlaut bug | task=Search finds no umlauts; person=Marek Sys; hours=1.5
- Call with the device maker | task=Update the scanner driver; person=Lena Orr; hours=0.75
- Language switch on the kiosk | task=Kiosk in six languages; person=Ida Bo; hours=6
item milestone|release|roadmap item: Name!;Project->@project|board~Ferry timetable app;Due on:date!;Goal:long;~Progress:percent;~Status=Planned|At risk|Reached
- Summer timetable | project=Ferry timetable app; progress=60; status=Planned
- Intranet read-only | project=Intranet move; progress=0; status=Planned
- Ten scanners live | project=Warehouse scanner update; progress=70; status=At risk
- Opening of the new hall | project=Museum kiosk; progress=100; status=Reached
record project member|team member|membership: Name!;Project->@project|board~Ferry timetable app;Role=Lead|Developer|Designer|Tester|Client|Viewer;Hours per week:number(h)#0-60;Email:email;Joined on:date
- Ida Bo | project=Ferry timetable app; role=Developer; hours_per_week=30
- Marek Sys | project=Ferry timetable app; role=Tester; hours_per_week=20
- Fumi Abe | project=Warehouse scanner update; role=Lead; hours_per_week=12
- Gro Lunde | project=Museum kiosk; role=Client; hours_per_week=2
! record task dependency|link between tasks|blocker [depend\\w*|block\\w*|gantt]: Title!;Task->@task|card~Search finds no umlauts;Depends on->@task|card~Show delays on the stop page;Kind=Blocks|Relates to|Duplicates
- Search waits for the stop page | task=Search finds no umlauts; depends_on=Show delays on the stop page; kind=Blocks
- Driver blocks the roll-out | task=Update the scanner driver; depends_on=Kiosk in six languages; kind=Relates to
- Stop page and search | task=Show delays on the stop page; depends_on=Search finds no umlauts; kind=Relates to
- Two cards for one bug | task=Search finds no umlauts; depends_on=Update the scanner driver; kind=Duplicates
+ comment: Task->@task|card;Mentioned
+ report: Project->@project|board;Sprint->@sprint|iteration;Summary:long

# intranet|company wiki|internal wiki|internal knowledge base|employee handbook|staff portal
item wiki page|page|handbook page|knowledge article: Title!;Space->@space|section~New here|Field team;Parent page;Text:long!;Author~Elin Voss|Pat Obi;Updated on:date;Review on:date;Tags;Pinned:boolean;~Views:number#0-10000000;~Status=Draft|Published|Outdated|Archived
- Your first day | space=New here; text=Ring at gate 2, ask for Elin, lunch is on us.; author=Elin Voss; tags=start; views=310; status=Published
- Winter tyres on the vans | space=Field team; text=Changed in the last week of October.; author=Pat Obi; tags=vans; views=84; status=Published
- How to file a travel claim | space=Money matters; text=Photo of the receipt, then the form.; author=Rana Kil; tags=travel, money; views=520; status=Draft
- Fax numbers of 2014 | space=Old archive; text=Kept for the auditors.; author=Pat Obi; views=3; status=Archived
item space|section|category|department page: Name!;Owner~Elin Voss|Pat Obi;Description:long;Visible to=Everyone|Team|Managers;Icon;~Pages:number#0-100000
- New here | owner=Elin Voss; visible_to=Everyone; pages=14
- Field team | owner=Pat Obi; visible_to=Team; pages=38
- Money matters | owner=Rana Kil; visible_to=Managers; pages=21
- Old archive | owner=Pat Obi; visible_to=Everyone; pages=112
record page version|revision|edit history: Title!;Page->@wiki page|page~Your first day;Version:number#1-1000;Edited by;Edited on:date!;Change note;Text:long
- Your first day, version 6 | page=Your first day; version=6; edited_by=Elin Voss; change_note=New gate
- Winter tyres, version 2 | page=Winter tyres on the vans; version=2; edited_by=Pat Obi; change_note=Pressure added
- Travel claim, version 1 | page=How to file a travel claim; version=1; edited_by=Rana Kil; change_note=First text
- Fax numbers, version 9 | page=Fax numbers of 2014; version=9; edited_by=Elin Voss; change_note=Moved to the archive
item announcement|company news|news item|internal news: Title!;Text:long!;Author;Published on:date;Valid until:date;Audience=Everyone|Office|Field team|Managers;Picture:image;Must be read:boolean;~Reads:number#0-100000
- The canteen moves in June | text=Three weeks of food trucks in the yard.; author=Elin Voss; audience=Everyone; reads=141
- New vans arrive on Monday | text=Three electric vans, keys from Pat.; author=Pat Obi; audience=Field team; reads=27
- Budget round starts | text=Please hand in your numbers by the 20th.; author=Rana Kil; audience=Managers; reads=9
- Desk move on floor 2 | text=Pack your things by Thursday evening.; author=Elin Voss; audience=Office; reads=38
person colleague|employee|staff contact: Name!;Job title;Department;Phone:phone;Email:email;Office;Expertise;Birthday:date;Photo:image;About me:long
- Elin Voss | job_title=Office lead; department=Office; office=1.02; expertise=Contracts, coffee machine
- Pat Obi | job_title=Field lead; department=Field team; office=Depot; expertise=Vans, pumps
- Rana Kil | job_title=Controller; department=Finance; office=2.07; expertise=Travel claims, budgets
- Mio Santos | job_title=Pump fitter; department=Field team; office=Depot; expertise=Welding, first aid
item company document|form|template|file: Title!;Category=Form|Template|Guide|Price list|Manual;Department;File:file;Version;Owner;Valid until:date
- Mileage form | category=Form; department=Finance; version=3; owner=Elin Voss
- Price list pumps | category=Price list; department=Sales; version=11; owner=Rana Kil
- Offer letter | category=Template; department=Sales; version=5; owner=Elin Voss
- Manual pump P8 | category=Manual; department=Field team; version=2; owner=Mio Santos
record read confirmation|acknowledgement: Title!;Announcement->@announcement|company news~The canteen moves in June;Colleague->@colleague|employee~Pat Obi;Read on:date!;Comment:long
- Pat has read it | announcement=The canteen moves in June; colleague=Pat Obi
- Mio knows about the vans | announcement=New vans arrive on Monday; colleague=Mio Santos
- Rana on the desk move | announcement=Desk move on floor 2; colleague=Rana Kil; comment=Two plants as well.
- Elin on the budget | announcement=Budget round starts; colleague=Elin Voss
request page request|content suggestion|correction|question: Title!;Page->@wiki page|page~Winter tyres on the vans;Kind=New page|Correction|Question;Details:long;Asked by
- Which pressure? | page=Winter tyres on the vans; kind=Question; asked_by=New driver
- Gate 2 is now gate 4 | page=Your first day; kind=Correction; asked_by=Reception
- A page on bicycle leasing | page=How to file a travel claim; kind=New page; asked_by=Mio Santos
- Can the fax page go? | page=Fax numbers of 2014; kind=Question; asked_by=Rana Kil
! event company event|team event [event\\w*|calendar|party|celebrat\\w*]: Title!;Date:date!;Starts at:time;Place;Organiser;Register until:date;Description:long
- Summer party at the weir | place=Weir meadow; organiser=Elin Voss
- Van training on the ring | place=Driving ring; organiser=Pat Obi
- Breakfast with the board | place=Canteen; organiser=Rana Kil
- Blood donation day | place=Room 1.10; organiser=Mio Santos

# pocket money|kids allowance|allowance tracker|chore reward|family bank|children's savings
person child|kid|family member: Name!;Birth year:number#2000-2035;Weekly allowance:money;Pay day=Monday|Friday|Saturday|Sunday;~Balance:money;Saves:percent;Avatar:image;PIN
- Mika | birth_year=2015; weekly_allowance=4; pay_day=Saturday; balance=23.5; saves=25
- Lotta | birth_year=2018; weekly_allowance=2.5; pay_day=Saturday; balance=9; saves=10
- Jonas | birth_year=2012; weekly_allowance=7; pay_day=Friday; balance=61; saves=40
- Emmi | birth_year=2020; weekly_allowance=1; pay_day=Sunday; balance=3; saves=0
work chore|job|household job|task: Title!;Child->@child|kid~Mika|Lotta;Reward:money;Points:number#0-500;Every=Once|Day|Week|Month;Due on:date;Photo proof:image;Notes:long
- Empty the dishwasher | child=Mika; reward=0.5; points=5; every=Day
- Feed the guinea pigs | child=Lotta; reward=0.3; points=5; every=Day
- Mow the lawn | child=Jonas; reward=4; points=30; every=Week
- Put the shoes in a row | child=Emmi; reward=0.1; points=2; every=Day
record allowance transaction|transaction|pocket money entry|deposit|withdrawal: Title!;Child->@child|kid~Mika|Lotta;Kind=Allowance|Chore|Gift|Spending|Saving|Interest|Fine;Amount:money;Date:date!;Shop or reason;Approved by;Note:long
- Saturday allowance | child=Mika; kind=Allowance; amount=4; approved_by=Mum
- Sticker album | child=Lotta; kind=Spending; amount=2; shop_or_reason=Kiosk
- Ten from grandma | child=Emmi; kind=Gift; amount=10; approved_by=Dad
- Interest on savings | child=Jonas; kind=Interest; amount=0.6; approved_by=Mum
item savings goal|wish|goal: Name!;Child->@child|kid~Mika;Price:money;~Saved:money;Picture:image;Link:url;Parents add:percent;~Status=Saving|Reached|Bought
- Skateboard | child=Mika; price=59; saved=18; parents_add=20; status=Saving
- Horse book | child=Lotta; price=12; saved=7; status=Saving
- Game console with a friend | child=Jonas; price=150; saved=150; parents_add=0; status=Reached
- Plush otter | child=Emmi; price=14; saved=14; parents_add=50; status=Bought
record completed chore|chore record|chore check: Title!;Chore->@chore|job~Empty the dishwasher;Child->@child|kid~Mika;Done on:date!;Earned:money;Checked by;~Status=Reported|Confirmed|Not done
- Dishwasher, Tuesday | chore=Empty the dishwasher; child=Mika; earned=0.5; checked_by=Dad; status=Confirmed
- Lawn, Saturday | chore=Mow the lawn; child=Jonas; earned=4; checked_by=Mum; status=Reported
- Guinea pigs, Monday | chore=Feed the guinea pigs; child=Lotta; earned=0; checked_by=Dad; status=Not done
- Shoes, Sunday | chore=Put the shoes in a row; child=Emmi; earned=0.1; checked_by=Mum; status=Confirmed
request spending request|advance request|wish request: Title!;Child->@child|kid~Mika;Amount:money;For;Pay back by:date;Reason:long
- Cinema with Bo | child=Mika; amount=7; for=Ticket
- New football | child=Jonas; amount=19; for=Ball; reason=The old one is flat.
- Glitter pens | child=Lotta; amount=4.5; for=Pens
- Ice cream at the lake | child=Emmi; amount=2; for=Two scoops
item reward|family reward: Name!;Points needed:number#1-10000;Description:long;Picture:image
- Choose the film | points_needed=40
- Stay up one hour | points_needed=60
- Pancakes for dinner | points_needed=30
- Trip to the climbing hall | points_needed=300; description=With one friend.

# petty cash|cash book|cash register book|cashbox|daily cash closing
item cash box|petty cash box|till|cash register: Name!;Location;Keeper~Liv Abel|Hugo Reis;Currency=EUR|USD|GBP|CHF;Float:money;~Balance:money;Limit:money;Key holder
- Front office box | location=Front office; keeper=Liv Abel; currency=EUR; float=200; balance=141.3; limit=300; key_holder=Liv Abel
- Workshop box | location=Workshop; keeper=Hugo Reis; currency=EUR; float=100; balance=88; limit=150
- Reception box North | location=Branch North; keeper=Carla Moss; currency=GBP; float=80; balance=61.5; limit=120; key_holder=Carla Moss
- Fair box | location=Travelling; keeper=Nils Orth; currency=CHF; float=300; balance=0; limit=500
record cash entry|cash book entry|cash movement|petty cash voucher: Title!;Voucher number;Box->@cash box|petty cash box~Front office box|Workshop box;Kind=Money in|Money out;Amount:money!;Date:date!;Category->@cash category|category~Postage|Hospitality;Tax:percent;Paid to or from;Receipt:image;Entered by;~Status=Entered|Checked|Booked
- Stamps | voucher_number=K-118; box=Front office box; kind=Money out; amount=17; category=Postage; tax=0; paid_to_or_from=Post office; entered_by=Liv Abel; status=Booked
- Coffee for visitors | voucher_number=K-119; box=Front office box; kind=Money out; amount=12.4; category=Hospitality; tax=7; entered_by=Liv Abel; status=Entered
- Tape and screws | voucher_number=W-041; box=Workshop box; kind=Money out; amount=12; category=Small material; tax=19; paid_to_or_from=Tool barn; entered_by=Hugo Reis; status=Checked
- Float for the fair | voucher_number=F-001; box=Fair box; kind=Money in; amount=300; category=Travel; tax=0; entered_by=Nils Orth; status=Entered
item cash category|category|expense category: Name!;Ledger account;Tax:percent;Limit per month:money
- Postage | ledger_account=6800; tax=0; limit_per_month=60
- Hospitality | ledger_account=6640; tax=19; limit_per_month=100
- Small material | ledger_account=6850; tax=19; limit_per_month=80
- Travel | ledger_account=6670; tax=7; limit_per_month=50
record cash count|daily closing|cash closing: Title!;Box->@cash box|petty cash box~Front office box;Counted on:date!;Expected:money;Counted:money;Difference:money;Coins:money;Notes:money;Counted by;Remark:long
- Friday count | box=Front office box; expected=141.3; counted=141.3; difference=0; counted_by=Liv Abel
- Workshop, end of May | box=Workshop box; expected=88; counted=86.5; difference=-1.5; coins=16.5; notes=70; counted_by=Hugo Reis
- North, Monday | box=Reception box North; expected=61.5; counted=61.5; difference=0; counted_by=Carla Moss
- Fair box after the show | box=Fair box; expected=212; counted=214; difference=2; counted_by=Nils Orth; remark=Coin found in the till.
request cash request|advance request|top-up request|reimbursement request: Title!;Box->@cash box|petty cash box~Workshop box;Amount:money;Purpose:long;Requested by;Needed by:date;Receipt:image
- Drill bits on Saturday | box=Workshop box; amount=30; requested_by=Hugo Reis
- Flowers for Ruth | box=Front office box; amount=25; requested_by=Liv Abel; purpose=Birthday.
- Parking at the fair | box=Fair box; amount=60; requested_by=Nils Orth
- Milk for a week | box=Reception box North; amount=9; requested_by=Carla Moss
record top-up|replenishment|bank withdrawal: Title!;Box->@cash box|petty cash box~Front office box;Amount:money!;Date:date;From account;Fetched by;Receipt:file
- Top-up in May | box=Front office box; amount=100; fetched_by=Liv Abel
- Workshop in June | box=Workshop box; amount=50; fetched_by=Hugo Reis
- North, first quarter | box=Reception box North; amount=80; fetched_by=Carla Moss; from_account=Branch account
- Fair float from the bank | box=Fair box; amount=300; fetched_by=Nils Orth

# financial advisor|wealth management|financial planner|investment advisor|asset manager|financial planning client
person client|investor|household: Name!;Client number;Born on:date;Email:email;Phone:phone;Household;Risk profile=Cautious|Balanced|Growth|Aggressive;Income per year:money;Net worth:money;Advisor~Helena Just|Omar Faye;Next review on:date;~Status=Prospect|Active|Former
- Friedel Haas | client_number=F-118; household=Haas, two adults; risk_profile=Balanced; income_per_year=74000; net_worth=310000; advisor=Helena Just; status=Active
- Adjoa Mensah | client_number=F-142; household=Mensah, one adult; risk_profile=Growth; income_per_year=58000; net_worth=46000; advisor=Omar Faye; status=Active
- Hugo Prent | client_number=F-150; household=Prent, five people; risk_profile=Cautious; income_per_year=91000; net_worth=120000; advisor=Mira Sol; status=Prospect
- Lia and Per Storm | client_number=F-097; household=Storm, two adults; risk_profile=Aggressive; income_per_year=140000; net_worth=880000; advisor=Helena Just; status=Former
record financial goal|goal|life goal: Title!;Client->@client|investor~Friedel Haas|Adjoa Mensah;Kind=Retirement|House|Education|Travel|Reserve|Business;Target amount:money;Target year:number#2000-2100;~Saved:money;Saving per month:money;Priority=Low|Normal|High;~State=On track|Behind|Reached
- Retire at 63 | client=Friedel Haas; kind=Retirement; target_amount=520000; target_year=2036; saved=268000; saving_per_month=900; priority=High; state=On track
- Flat with a balcony | client=Adjoa Mensah; kind=House; target_amount=60000; target_year=2030; saved=21000; saving_per_month=650; priority=High; state=Behind
- Study money for three | client=Hugo Prent; kind=Education; target_amount=75000; target_year=2038; saved=9000; saving_per_month=300; priority=Normal; state=On track
- Year at sea | client=Lia and Per Storm; kind=Travel; target_amount=60000; target_year=2025; saved=60000; saving_per_month=0; priority=Low; state=Reached
record asset or liability|asset|liability|holding: Title!;Client->@client|investor~Friedel Haas;Kind=Account|Fund|Shares|Property|Pension|Loan|Insurance;Provider;Value:money;Cost per year:percent;Interest rate:percent;Valued on:date
- World fund savings | client=Friedel Haas; kind=Fund; provider=Depot bank; value=148000; cost_per_year=0.3
- House loan | client=Friedel Haas; kind=Loan; provider=Savings bank North; value=61000; interest_rate=2.4
- Flat in the old town | client=Lia and Per Storm; kind=Property; provider=Own; value=410000; cost_per_year=1
- Life cover Prent | client=Hugo Prent; kind=Insurance; provider=Harbour Mutual; value=12000; interest_rate=1.5
record recommendation|advice|proposal|financial plan: Title!;Client->@client|investor~Adjoa Mensah;Goal->@financial goal|goal~Flat with a balcony;Text:long!;Amount:money;Expected return:percent;Costs:money;Risks:long;Given on:date;File:file;~Status=Draft|Presented|Accepted|Declined
- Raise the rate by 150 | client=Adjoa Mensah; goal=Flat with a balcony; text=Raise the monthly saving and keep half in bonds.; amount=150; expected_return=3.5; status=Presented
- Split the reserve | client=Friedel Haas; goal=Retire at 63; text=Move 15 000 to a day account.; amount=15000; expected_return=2; status=Accepted
- Fund for each child | client=Hugo Prent; goal=Study money for three; text=Three small plans of 100 each.; amount=300; expected_return=4; status=Draft
- Sell the boat shares | client=Lia and Per Storm; goal=Year at sea; text=Sell and hold cash.; amount=30000; status=Declined
record advice protocol|meeting note|suitability report|client meeting note: Title!;Client->@client|investor~Friedel Haas;Date:date!;Advisor;Topics:long;Knowledge=None|Basic|Good|Expert;Risk profile=Cautious|Balanced|Growth|Aggressive;Decisions:long;Signed file:file
- Yearly talk Haas | client=Friedel Haas; advisor=Helena Just; topics=Early retirement, roof repair; knowledge=Good; risk_profile=Balanced; decisions=Reserve raised to 15 000.
- First talk Prent | client=Hugo Prent; advisor=Mira Sol; topics=Children, house; knowledge=Basic; risk_profile=Cautious; decisions=Bring all policies.
- Mensah, flat plan | client=Adjoa Mensah; advisor=Omar Faye; topics=Flat, rate; knowledge=Good; risk_profile=Growth; decisions=Check the rate in June.
- Farewell Storm | client=Lia and Per Storm; advisor=Helena Just; topics=Move abroad; knowledge=Expert; risk_profile=Aggressive
record risk questionnaire|risk profile|questionnaire: Title!;Client->@client|investor~Adjoa Mensah;Filled in on:date!;Horizon:number(years)#1-60;Loss accepted:percent;Experience=None|Basic|Good|Expert;~Score:number#0-100;Result=Cautious|Balanced|Growth|Aggressive
- Mensah 2026 | client=Adjoa Mensah; horizon=5; loss_accepted=20; experience=Basic; score=68; result=Growth
- Haas 2025 | client=Friedel Haas; horizon=10; loss_accepted=15; experience=Good; score=52; result=Balanced
- Prent, first | client=Hugo Prent; horizon=12; loss_accepted=5; experience=None; score=24; result=Cautious
- Storm 2024 | client=Lia and Per Storm; horizon=20; loss_accepted=40; experience=Expert; score=93; result=Aggressive
work follow-up|client task|task: Title!;Client->@client|investor~Friedel Haas;Due on:date;Assigned to;Priority=Low|Normal|High;Notes:long
- Ask the bank for the pay-off sum | client=Friedel Haas; assigned_to=Helena Just; priority=Normal
- Send the fund sheets | client=Hugo Prent; assigned_to=Mira Sol; priority=High
- Rate talk in June | client=Adjoa Mensah; assigned_to=Omar Faye; priority=Normal
- Close the file | client=Lia and Per Storm; assigned_to=Helena Just; priority=Low
+ appointment: Client->@client|investor;Advisor;Topic=First talk|Yearly review|Retirement|Loan;Date:date;Starts at:time;By=Phone|Video|Office

# digital asset management|brand asset|media library|image library|stock photo|photo archive|brand portal
item media asset|asset|picture|image|brand asset: Title!;Collection->@collection|folder~Harbour at dawn|Logos;File:file;Preview:image;Type=Photo|Video|Logo|Graphic|Audio|Document;Format;Width:number(px)#1-100000;Height:number(px)#1-100000;Photographer;Taken on:date;Rights until:date;Tags;~Status=Uploaded|Approved|Expired|Archived
- Crane in the fog | collection=Harbour at dawn; type=Photo; format=JPG; width=6000; height=4000; photographer=Ida Roos; tags=crane, fog; status=Approved
- Logo, one colour | collection=Logos; type=Logo; format=SVG; width=800; height=300; photographer=Studio Keel; tags=logo; status=Approved
- Sound of the foghorn | collection=Sounds of the port; type=Audio; format=WAV; photographer=Jon Brekke; tags=horn; status=Uploaded
- Fish market, 30 seconds | collection=Market days; type=Video; format=MP4; width=3840; height=2160; photographer=Team Film; tags=fish, market; status=Expired
item collection|folder|album|gallery: Name!;Owner~Marle Fink;Description:long;Visible to=Everyone|Team|Partners;Cover:image;~Assets:number#0-1000000
- Harbour at dawn | owner=Marle Fink; visible_to=Partners; assets=42
- Logos | owner=Marle Fink; visible_to=Everyone; assets=12
- Sounds of the port | owner=Jon Brekke; visible_to=Team; assets=18
- Market days | owner=Marle Fink; visible_to=Team; assets=67
item usage licence|licence|usage right|rights agreement: Title!;Asset->@media asset|asset~Crane in the fog;Kind=Free|Editorial|Commercial|Exclusive;Channels;Territory;From:date;Until:date;Fee:money;Credit line;Contract:file
- Crane, web and print | asset=Crane in the fog; kind=Commercial; channels=Web, print; territory=Europe; fee=240; credit_line=Photo by Ida Roos
- Foghorn, free | asset=Sound of the foghorn; kind=Free; channels=All; territory=World; fee=0; credit_line=Jon Brekke
- Market film, one campaign | asset=Fish market, 30 seconds; kind=Exclusive; channels=TV; territory=Norway; fee=1800
- Logo for reports | asset=Logo, one colour; kind=Editorial; channels=Press; territory=World; fee=0
record asset version|version: Title!;Asset->@media asset|asset~Logo, one colour;Version:number#1-100;File:file;Uploaded by;Uploaded on:date!;Change note
- Logo, version 3 | asset=Logo, one colour; version=3; uploaded_by=Studio Keel; change_note=Thicker wave
- Crane, cropped | asset=Crane in the fog; version=2; uploaded_by=Ida Roos; change_note=Less sky
- Market film with captions | asset=Fish market, 30 seconds; version=4; uploaded_by=Team Film; change_note=Captions added
- Foghorn, cut | asset=Sound of the foghorn; version=2; uploaded_by=Jon Brekke; change_note=Six seconds only
record download|usage|use of an asset: Title!;Asset->@media asset|asset~Crane in the fog;Downloaded by;Date:date!;Size=Original|Large|Web|Thumbnail;Used for;Link:url
- Crane for the yearly report | asset=Crane in the fog; downloaded_by=Press office; size=Original; used_for=Yearly report, cover
- Logo for the flag | asset=Logo, one colour; downloaded_by=Flag maker; size=Original; used_for=Flag at the pier
- Market film for the lobby | asset=Fish market, 30 seconds; downloaded_by=Reception; size=Large; used_for=Screen in the lobby
- Horn in a podcast | asset=Sound of the foghorn; downloaded_by=Radio North; size=Web; used_for=Intro
request asset request|photo request|licence request|approval request: Title!;Asset->@media asset|asset~Crane in the fog;Requested by;Purpose:long;Needed by:date;Channels;Print run:number#0-10000000
- Crane on a calendar | asset=Crane in the fog; requested_by=Harbour friends; purpose=Calendar 2027; channels=Print; print_run=800
- Logo on a ferry | asset=Logo, one colour; requested_by=Island Ferries; channels=Paint; print_run=1
- Market film for a school | asset=Fish market, 30 seconds; requested_by=Brook School; channels=Classroom
- Horn for a toy boat | asset=Sound of the foghorn; requested_by=Toy Works Elm; channels=Product; print_run=5000
record release form|model release|property release: Title!;Asset->@media asset|asset~Crane in the fog;Person or place;Signed on:date;Valid until:date;Restrictions;File:file
- Harbour office, building | asset=Crane in the fog; person_or_place=Harbour office
- Three fish sellers | asset=Fish market, 30 seconds; person_or_place=Sellers of hall 2; restrictions=No advertising
- Port authority, sound | asset=Sound of the foghorn; person_or_place=Port authority
- Designer of the wave | asset=Logo, one colour; person_or_place=Studio Keel
item brand guideline|guideline|style rule: Title!;Section=Logo|Colour|Type|Tone|Photo;Text:long!;Example:image;Version;Valid from:date
- Space around the logo | section=Logo; text=At least the height of the wave on all sides.; version=2
- Three blues | section=Colour; text=Deep, tide and foam.; version=4
- We say you | section=Tone; text=Short sentences, no jargon.; version=1
- People at work | section=Photo; text=Hands and faces, no posing.; version=2

# seo|keyword research|keyword ranking|search engine optimization|backlink|rank tracker
item website|site|domain|client site: Name!;Domain:url;Client;Language;Country;Main topic;Manager~Ebba Lund;~Visibility:number#0-1000;Started on:date;Note:long
- Tea from the Fjord | client=Fjord Tea; language=English; country=United Kingdom; main_topic=Herbal tea; manager=Ebba Lund; visibility=12.4
- Bike Barn Shop | client=Bike Barn; language=German; country=Austria; main_topic=Bicycle parts; manager=Ebba Lund; visibility=31
- Dental Centre Oak | client=Dr. Oak; language=English; country=Ireland; main_topic=Implants; manager=Rolf Ahn; visibility=4.8
- Mountain Huts Guide | client=Hut union; language=French; country=Switzerland; main_topic=Hiking; manager=Rolf Ahn; visibility=66
record keyword|search term|keyword idea: Keyword!;Website->@website|site~Tea from the Fjord|Bike Barn Shop;Searches per month:number#0-100000000;Difficulty:number#0-100;Intent=Informational|Commercial|Navigational|Local;Target page->@page|landing page~Nettle tea guide;~Position:number#1-200;~Change:number;Cost per click:money;Priority=Low|Normal|High
- nettle tea benefits | website=Tea from the Fjord; searches_per_month=4400; difficulty=32; intent=Informational; target_page=Nettle tea guide; position=9; change=3; cost_per_click=0.4; priority=High
- bike chain 11 speed | website=Bike Barn Shop; searches_per_month=2900; difficulty=41; intent=Commercial; position=22; change=-1; cost_per_click=0.7; priority=Normal
- dentist near oak street | website=Dental Centre Oak; searches_per_month=210; difficulty=18; intent=Local; target_page=Find our practice; position=2; change=1; cost_per_click=3.1; priority=High
- cabane du glacier | website=Mountain Huts Guide; searches_per_month=880; difficulty=12; intent=Navigational; target_page=Huts with a glacier view; position=1; change=0; cost_per_click=0.1; priority=Low
item page|landing page|content page: Title!;Website->@website|site~Tea from the Fjord;Address:url;Meta title;Meta description;Words:number#0-100000;Main keyword;Published on:date;~Visits per month:number#0-100000000;~Status=Planned|Writing|Published|To be updated
- Nettle tea guide | website=Tea from the Fjord; meta_title=Nettle tea, how to make it; words=1450; main_keyword=nettle tea benefits; visits_per_month=2100; status=Published
- Chains compared | website=Bike Barn Shop; meta_title=11-speed chains compared; words=900; main_keyword=bike chain 11 speed; visits_per_month=340; status=To be updated
- Find our practice | website=Dental Centre Oak; words=250; main_keyword=dentist near oak street; visits_per_month=160; status=Published
- Huts with a glacier view | website=Mountain Huts Guide; words=2300; main_keyword=cabane du glacier; visits_per_month=0; status=Writing
record ranking|position check|rank record: Title!;Keyword->@keyword|search term~nettle tea benefits;Checked on:date!;Position:number#1-200;Device=Phone|Computer;Found page:url;Competitor ahead
- Nettle, first of May | keyword=nettle tea benefits; position=9; device=Phone; competitor_ahead=Herb Garden
- Chain, first of May | keyword=bike chain 11 speed; position=22; device=Computer; competitor_ahead=Chain World
- Dentist, mid-May | keyword=dentist near oak street; position=2; device=Phone; competitor_ahead=Smile Lane
- Hut, mid-May | keyword=cabane du glacier; position=1; device=Computer
record backlink|inbound link|link building contact: Title!;Website->@website|site~Tea from the Fjord;Linking page:url;Anchor text;Authority:number#0-100;Kind=Editorial|Guest post|Directory|Forum;Found on:date;Follow:boolean;~Status=Wanted|Asked|Live|Lost
- Link from the hiking magazine | website=Tea from the Fjord; anchor_text=nettle tea; authority=54; kind=Editorial; status=Live
- Club page of the cyclists | website=Bike Barn Shop; anchor_text=Bike Barn; authority=22; kind=Forum; status=Live
- Town directory | website=Dental Centre Oak; anchor_text=Dental Centre; authority=35; kind=Directory; status=Asked
- Guest text on rescue huts | website=Mountain Huts Guide; anchor_text=huts; authority=61; kind=Guest post; status=Lost
record site audit issue|technical issue|audit finding: Title!;Website->@website|site~Bike Barn Shop;Kind=Broken link|Slow page|Missing title|Duplicate|Not indexed|Redirect;Address:url;Severity=Low|Medium|High;Found on:date;~Status=Open|Fixed|Ignored
- 41 products without a title | website=Bike Barn Shop; kind=Missing title; severity=High; status=Open
- Two pages on nettles | website=Tea from the Fjord; kind=Duplicate; severity=Medium; status=Fixed
- Map takes nine seconds | website=Mountain Huts Guide; kind=Slow page; severity=High; status=Open
- Old team page | website=Dental Centre Oak; kind=Broken link; severity=Low; status=Ignored
work content task|optimisation task|content brief|task: Title!;Website->@website|site~Tea from the Fjord;Page->@page|landing page~Nettle tea guide;Assigned to;Due on:date;Priority=Low|Normal|High;Notes:long
- Add a recipe with honey | website=Tea from the Fjord; page=Nettle tea guide; assigned_to=Ebba Lund; priority=Normal
- New table of chains | website=Bike Barn Shop; page=Chains compared; assigned_to=Ina Sol; priority=High
- Photo of the entrance | website=Dental Centre Oak; page=Find our practice; assigned_to=Rolf Ahn; priority=Low
- Write about six huts | website=Mountain Huts Guide; page=Huts with a glacier view; assigned_to=Léa Roch; priority=Normal
item competitor|competing site: Name!;Website->@website|site~Tea from the Fjord;Domain:url;~Common keywords:number#0-1000000;Visibility:number#0-1000;Note:long
- Herb Garden | website=Tea from the Fjord; common_keywords=118; visibility=20
- Chain World | website=Bike Barn Shop; common_keywords=940; visibility=88
- Smile Lane | website=Dental Centre Oak; common_keywords=31; visibility=7.2
- Peak Portal | website=Mountain Huts Guide; common_keywords=402; visibility=51

# self-storage|storage unit|self storage|storage facility|garage rental|parking space rental
item storage unit|unit|box|garage|parking space: Number!;Facility->@storage facility|facility~Canal depot|Airport depot;Floor;Size:number(m²)#0.5-500;Volume:number(m³)#0.5-2000;Climate controlled:boolean;Drive-up:boolean;Price per month:money;Access code;~Status=Free|Reserved|Rented|Blocked
- C-114 | facility=Canal depot; floor=1; size=6; volume=16; price_per_month=89; access_code=4471; status=Rented
- C-120 | facility=Canal depot; floor=1; size=3; volume=8; price_per_month=52; status=Free
- A-003 | facility=Airport depot; floor=0; size=15; volume=42; price_per_month=175; access_code=8823; status=Reserved
- H-019 | facility=Harbour depot; floor=2; size=1.5; volume=3; price_per_month=31; status=Blocked
item storage facility|facility|location|site: Name!;Address;City;Units:number#1-10000;Open from:time;Open until:time;Manager~Rafe Stone;Phone:phone;Features:long
- Canal depot | address=Canal 60; city=Delft; units=180; manager=Rafe Stone; features=Lift, trolleys, cameras
- Airport depot | address=Runway road 4; city=Delft; units=240; manager=Rafe Stone; features=Drive-up boxes
- Harbour depot | address=Quay 90; city=Rotterdam; units=310; manager=Inge Baas; features=Wine cellar, lift
- Village barn depot | address=Farm road 2; city=Pijnacker; units=40; manager=Inge Baas; features=Caravan places
person renter|tenant|client: Name!;Email:email;Phone:phone;Address;ID number;Emergency contact;Insured value:money;Authorised persons;~Balance:money
- Marijn Bos | insured_value=4000; authorised_persons=Tess Bos; balance=0
- Print shop Delta | insured_value=9000; balance=-52
- Noor El Amin | emergency_contact=Brother Sami; insured_value=2500; balance=0
- Theatre group Lantern | insured_value=6000; authorised_persons=Two stage hands; balance=-31
record rental contract|rental agreement|lease|contract: Contract number!;Unit->@storage unit|unit~C-114;Renter->@renter|tenant~Marijn Bos;Starts on:date!;Ends on:date;Price per month:money;Deposit:money;Notice period:number(weeks)#0-26;Insurance:boolean;Signed file:file;~Status=Reserved|Active|Notice given|Ended
- SC-0331 | unit=C-114; renter=Marijn Bos; price_per_month=89; deposit=89; notice_period=2; status=Active
- SC-0340 | unit=A-003; renter=Noor El Amin; price_per_month=175; deposit=175; notice_period=4; status=Reserved
- SC-0298 | unit=H-019; renter=Theatre group Lantern; price_per_month=31; deposit=31; notice_period=2; status=Notice given
- SC-0211 | unit=C-120; renter=Print shop Delta; price_per_month=52; deposit=52; notice_period=2; status=Ended
record rent payment|monthly payment|rent due: Title!;Contract->@rental contract|rental agreement~SC-0331;Month;Amount:money;Due on:date!;Paid on:date;Method=Direct debit|Card|Transfer|Cash;Late fee:money;~Status=Due|Paid|Overdue
- SC-0331, May | contract=SC-0331; month=May; amount=89; method=Direct debit; late_fee=0; status=Paid
- SC-0298, May | contract=SC-0298; month=May; amount=31; method=Transfer; late_fee=5; status=Overdue
- SC-0340, first month | contract=SC-0340; month=June; amount=175; method=Card; late_fee=0; status=Due
- SC-0211, last month | contract=SC-0211; month=March; amount=52; method=Cash; late_fee=0; status=Paid
record access log|gate entry|visit: Title!;Unit->@storage unit|unit~C-114;Renter->@renter|tenant~Marijn Bos;Date:date!;Came in at:time;Left at:time;Gate;Code used
- Marijn, Saturday | unit=C-114; renter=Marijn Bos; gate=North
- Lantern, before the premiere | unit=H-019; renter=Theatre group Lantern; gate=South; code_used=Main
- Noor, first look | unit=A-003; renter=Noor El Amin; gate=Drive-up
- Delta clears out | unit=C-120; renter=Print shop Delta; gate=North
record stored item|inventory item|item list: Name!;Contract->@rental contract|rental agreement~SC-0331;Box number;Quantity:number#1-1000;Value:money;Photo:image;Stored on:date;Note:long
- Winter tyres | contract=SC-0331; quantity=4; value=320
- Stage moon | contract=SC-0298; box_number=12; quantity=1; value=400
- Twenty moving boxes | contract=SC-0340; quantity=20; value=1500
- Paper rolls | contract=SC-0211; quantity=6; value=700; note=Keep dry.
request move-out request|unit request|size change|reservation request: Title!;Unit->@storage unit|unit~C-120;Kind=Reserve|Move out|Bigger unit|Damage;Name;Email:email;Wanted on:date;Message:long
- Small box from July | unit=C-120; kind=Reserve; name=Oona Veld
- Out by the end of June | unit=H-019; kind=Move out; name=Theatre group Lantern
- Water under the door | unit=C-114; kind=Damage; name=Marijn Bos; message=After the storm.
- More room for the piano | unit=A-003; kind=Bigger unit; name=Noor El Amin
+ reservation|booking: Unit->@storage unit|unit;From:date;Until:date;Price per month:money

# lecture series|public lecture|science talk|speaker series|colloquium series|guest lecture
event lecture|talk|public lecture|guest lecture: Title!;Series->@lecture series|series~Ice and Us|Monday Colloquium;Speaker->@speaker|lecturer~Dr. Runa Berg|Prof. Ade Cole;Date:date!;Starts at:time;Duration:number(min)#10-300;Hall->@lecture hall|hall~Old anatomy hall;Abstract:long;Language;Seats:number#1-5000;Stream link:url;~Status=Planned|Announced|Held|Cancelled
- What a glacier hears | series=Ice and Us; speaker=Dr. Runa Berg; duration=60; hall=Old anatomy hall; abstract=Microphones under the ice.; language=English; seats=180; status=Announced
- Counting stars by hand | series=Monday Colloquium; speaker=Prof. Ade Cole; duration=45; hall=Old anatomy hall; language=English; seats=180; status=Planned
- Bread before ovens | series=Kitchen Archaeology; speaker=Dr. Salma Idris; duration=50; hall=Town library, ground floor; language=French; seats=70; status=Held
- Robots with soft hands | series=Machines and People; speaker=Prof. Kim Dae; duration=40; hall=Engineering auditorium; language=English; seats=320; status=Cancelled
item lecture series|series|colloquium: Name!;Topic;Organiser~Hanne Falk;Semester~Winter 2025/26;Weekday=Monday|Tuesday|Wednesday|Thursday|Friday;Starts at:time;Funding:money;Description:long;Picture:image
- Ice and Us | topic=Climate; organiser=Hanne Falk; semester=Winter 2025/26; weekday=Thursday; funding=4000
- Monday Colloquium | topic=Physics; organiser=Hanne Falk; semester=Winter 2025/26; weekday=Monday; funding=2500
- Kitchen Archaeology | topic=History of food; organiser=Jean Morel; semester=Summer 2026; weekday=Wednesday; funding=1800
- Machines and People | topic=Robotics; organiser=Ilse Korn; semester=Summer 2026; weekday=Tuesday; funding=6000
person speaker|lecturer|guest: Name!;Title;Affiliation;Field;Email:email;Phone:phone;Travels from;Biography:long;Photo:image;Website:url
- Dr. Runa Berg | affiliation=Polar Institute; field=Glaciology; travels_from=Tromsø
- Prof. Ade Cole | affiliation=Mountain Observatory; field=Astronomy; travels_from=Granada
- Dr. Salma Idris | affiliation=Museum of Bread; field=Archaeology; travels_from=Lyon
- Prof. Kim Dae | affiliation=Institute of Robotics; field=Robotics; travels_from=Seoul
item lecture hall|hall|venue|room: Name!;Address;Seats:number#5-5000;Equipment;Accessible:boolean;Streaming:boolean;Rent:money;Contact
- Old anatomy hall | address=Anatomy lane 2; seats=180; equipment=Projector, two microphones; rent=0
- Town library, ground floor | address=Library square; seats=70; equipment=Screen; rent=60
- Engineering auditorium | address=Campus 7; seats=320; equipment=Two screens, cameras; rent=0; contact=Porter
- Planetarium dome | address=Hill park; seats=110; equipment=Dome projector; rent=180
record speaker arrangement|travel arrangement|hosting|speaker trip: Title!;Lecture->@lecture|talk~What a glacier hears;Speaker->@speaker|lecturer~Dr. Runa Berg;Arrival:date;Departure:date;Hotel;Travel cost:money;Fee:money;Host~Hanne Falk;Dinner on:date;~Status=Invited|Accepted|Booked|Settled
- Berg in January | lecture=What a glacier hears; speaker=Dr. Runa Berg; hotel=Hotel at the river; travel_cost=410; fee=300; host=Hanne Falk; status=Booked
- Cole in February | lecture=Counting stars by hand; speaker=Prof. Ade Cole; hotel=Guest house; travel_cost=280; fee=300; host=Hanne Falk; status=Invited
- Idris in May | lecture=Bread before ovens; speaker=Dr. Salma Idris; hotel=None; travel_cost=44; fee=200; host=Jean Morel; status=Settled
- Dae in June | lecture=Robots with soft hands; speaker=Prof. Kim Dae; hotel=Station hotel; travel_cost=1450; fee=500; host=Ilse Korn; status=Accepted
record recording|lecture recording|slides|podcast episode: Title!;Lecture->@lecture|talk~What a glacier hears;Video:url;Slides:file;Length:number(min)#1-600;Published on:date;Licence;~Views:number#0-100000000
- What a glacier hears, video | lecture=What a glacier hears; length=58; licence=CC BY; views=0
- Bread before ovens, sound | lecture=Bread before ovens; length=49; licence=CC BY; views=312
- Counting stars, video | lecture=Counting stars by hand; length=44; licence=CC BY; views=0
- Soft hands, trailer | lecture=Robots with soft hands; length=2; licence=All rights reserved; views=1880
record audience question|question: Title!;Lecture->@lecture|talk~What a glacier hears;Asked by;Text:long!;Answer:long;~State=Waiting|Asked|Answered
- Can you hear a crack coming? | lecture=What a glacier hears; asked_by=Online viewer; text=How long before it breaks?; state=Waiting
- Who ground the flour? | lecture=Bread before ovens; asked_by=Reader in row 2; text=Was it women's work?; answer=In most finds, yes.; state=Answered
- How many stars in all? | lecture=Counting stars by hand; asked_by=Tim, 9; text=How far did they count?; state=Waiting
- Can it hold an egg? | lecture=Robots with soft hands; asked_by=Online viewer; text=Raw or boiled?; state=Asked
request talk proposal|speaker suggestion|lecture proposal: Title!;Speaker name;Topic;Email:email;Why:long;Wanted date:date;Series->@lecture series|series~Monday Colloquium
- Sound of sand dunes | speaker_name=Dr. Lamia Osman; series=Monday Colloquium; why=Works with recordings, great for schools.
- Ovens of clay | speaker_name=Marta Lopes; series=Kitchen Archaeology; why=Builds them herself.
- Who repairs the robots? | speaker_name=Jonas Wirth; series=Machines and People; why=Twenty years in service.
- Songs under the ice | speaker_name=Dr. Aki Oja; series=Ice and Us; why=New recordings of seals.
+ event registration: Lecture->@lecture|talk;Seats:number#1-10;By=In the hall|Stream

# clinical trial|clinical study|trial site|trial participant|study nurse|case report form
item clinical trial|trial|clinical study|study: Title!;Protocol number;Phase=I|II|III|IV|Observation;Condition;Treatment;Sponsor;Principal investigator~Dr. Elsa Moe|Prof. Jan Okon;Participants planned:number#1-100000;~Enrolled:number#0-100000;Starts on:date;Ends on:date;Inclusion criteria:long;~Status=Planned|Recruiting|Active|Completed|Stopped
- Evening light and sleep | protocol_number=ELS-02; phase=II; condition=Insomnia; treatment=Amber glasses; sponsor=University clinic; principal_investigator=Dr. Elsa Moe; participants_planned=90; enrolled=37; status=Recruiting
- Knee brace after a fall | protocol_number=KBF-01; phase=Observation; condition=Knee sprain; treatment=Soft brace; sponsor=Brace maker; principal_investigator=Prof. Jan Okon; participants_planned=200; enrolled=200; status=Active
- Cold cap in chemotherapy | protocol_number=CCC-07; phase=III; condition=Hair loss; treatment=Cooling cap; sponsor=Cancer foundation; principal_investigator=Dr. Lucia Ferro; participants_planned=150; enrolled=0; status=Planned
- New drops for dry eyes | protocol_number=DED-03; phase=I; condition=Dry eye; treatment=Eye drops; sponsor=Drop labs; principal_investigator=Prof. Jan Okon; participants_planned=24; enrolled=9; status=Stopped
item trial site|site|study centre|clinic: Name!;City;Investigator;Phone:phone;Email:email;Target participants:number#0-10000;~Enrolled:number#0-10000;Opened on:date;~Status=Being set up|Open|Closed
- Clinic West | city=Bergen; investigator=Dr. Elsa Moe; target_participants=50; enrolled=24; status=Open
- Clinic Harbour | city=Stavanger; investigator=Dr. Per Ness; target_participants=40; enrolled=13; status=Open
- Eye Centre East | city=Lund; investigator=Dr. Mads Juhl; target_participants=24; enrolled=9; status=Closed
- Day Clinic South | city=Turin; investigator=Dr. Lucia Ferro; target_participants=60; enrolled=0; status=Being set up
person trial participant|participant|subject|patient: Participant code!;Trial->@clinical trial|trial~Evening light and sleep;Site->@trial site|site~Clinic West;Birth year:number#1920-2015;Sex=Female|Male|Diverse;Group=A|B|Not assigned;Consent signed on:date;Enrolled on:date;~Status=Screened|Enrolled|Completed|Withdrawn|Excluded
- ELS-W-011 | trial=Evening light and sleep; site=Clinic West; birth_year=1979; sex=Female; group=A; status=Enrolled
- ELS-W-014 | trial=Evening light and sleep; site=Clinic West; birth_year=1988; sex=Male; group=B; status=Enrolled
- KBF-H-102 | trial=Knee brace after a fall; site=Clinic Harbour; birth_year=1994; sex=Male; group=Not assigned; status=Completed
- DED-E-004 | trial=New drops for dry eyes; site=Eye Centre East; birth_year=1961; sex=Female; group=A; status=Withdrawn
event study visit|trial visit|visit: Title!;Participant->@trial participant|participant~ELS-W-011;Visit=Screening|Baseline|Week 4|Week 12|Follow-up;Date:date!;Starts at:time;Study nurse~Ragna Li;Window until:date;~Status=Planned|Held|Missed|Out of window
- 011, week 4 | participant=ELS-W-011; visit=Week 4; study_nurse=Ragna Li; status=Held
- 014, baseline | participant=ELS-W-014; visit=Baseline; study_nurse=Ragna Li; status=Held
- 102, follow-up | participant=KBF-H-102; visit=Follow-up; study_nurse=Ole Dahl; status=Out of window
- 004, week 12 | participant=DED-E-004; visit=Week 12; study_nurse=Ann Birk; status=Missed
record case report form|crf|measurement|observation: Title!;Visit->@study visit|trial visit~011, week 4;Variable;Value:number;Unit;Text value;Entered by~Ragna Li;Entered on:date;Query:long;~Status=Entered|Query open|Verified
- Sleep score, week 4 | visit=011, week 4; variable=Sleep quality score; value=9; unit=points; entered_by=Ragna Li; status=Verified
- Sleep score, baseline | visit=014, baseline; variable=Sleep quality score; value=14; unit=points; entered_by=Ragna Li; status=Entered
- Knee bend | visit=102, follow-up; variable=Bend of the knee; value=128; unit=degrees; entered_by=Ole Dahl; status=Verified
- Tear test | visit=004, week 12; variable=Tear test; value=4; unit=mm; entered_by=Ann Birk; query=Left or right eye?; status=Query open
record adverse event|side effect|safety report: Title!;Participant->@trial participant|participant~ELS-W-014;Started on:date!;Ended on:date;Severity=Mild|Moderate|Severe;Serious:boolean;Related=Unlikely|Possible|Probable;Action=None|Paused|Stopped|Treated;Description:long;Reported by
- Headache in the evening | participant=ELS-W-014; severity=Mild; related=Possible; action=None; reported_by=Ragna Li
- Skin rash under the brace | participant=KBF-H-102; severity=Moderate; related=Probable; action=Treated; reported_by=Ole Dahl
- Burning after the drops | participant=DED-E-004; severity=Severe; related=Probable; action=Stopped; reported_by=Ann Birk
- Cold in week 2 | participant=ELS-W-011; severity=Mild; related=Unlikely; action=None; reported_by=Ragna Li
record study medication|dispensing|treatment kit|drug dispensing: Kit number!;Participant->@trial participant|participant~ELS-W-011;Handed out on:date;Quantity:number#0-10000;Returned:number#0-10000;Batch;Expires on:date;Handed out by
- KIT-0118 | participant=ELS-W-011; quantity=1; returned=0; batch=G-07; handed_out_by=Ragna Li
- KIT-0121 | participant=ELS-W-014; quantity=1; returned=0; batch=G-07; handed_out_by=Ragna Li
- BRACE-102 | participant=KBF-H-102; quantity=1; returned=1; batch=B-31; handed_out_by=Ole Dahl
- DROP-004 | participant=DED-E-004; quantity=30; returned=18; batch=D-02; handed_out_by=Ann Birk
record monitoring visit|monitor report|protocol deviation: Title!;Site->@trial site|site~Clinic West;Date:date!;Monitor;Kind=Start|Routine|Close-out|Deviation;Findings:long;Open queries:number#0-10000;File:file
- Routine visit spring | site=Clinic West; monitor=Ulf Brand; kind=Routine; findings=Two consent dates missing.; open_queries=6
- Start in Turin | site=Day Clinic South; monitor=Greta Wolff; kind=Start; open_queries=0
- Close-out Lund | site=Eye Centre East; monitor=Greta Wolff; kind=Close-out; findings=All kits counted.; open_queries=2
- Missed windows Harbour | site=Clinic Harbour; monitor=Ulf Brand; kind=Deviation; findings=Three visits too late.; open_queries=11
request trial inquiry|participation request|screening request: Name!;Email:email;Phone:phone;Trial->@clinical trial|trial~Evening light and sleep;Birth year:number#1920-2015;Health notes:long;Prefers=Phone|Email
- Solveig H. | trial=Evening light and sleep; birth_year=1970; health_notes=Wakes at three every night.; prefers=Phone
- Per A. | trial=Knee brace after a fall; birth_year=1990; health_notes=Fell while skiing.; prefers=Email
- Mrs. Lorenz | trial=New drops for dry eyes; birth_year=1955; prefers=Phone
- Chiara B. | trial=Cold cap in chemotherapy; birth_year=1982; health_notes=Treatment starts in May.; prefers=Phone

# book publisher|publishing house|book manuscript|literary agent|self-publishing|imprint
item title|book title|book project|book: Title!;Author->@author|writer~Mira Halden|Tom Arkwright;ISBN;Imprint;Genre=Novel|Crime|Children|Non-fiction|Poetry|Science;Format=Hardcover|Paperback|E-book|Audiobook;Pages:number#1-3000;Price:money;Publishes on:date;Editor~Greta Voll;Cover:image;Blurb:long;~Stage=Contract|Editing|Typesetting|Print|Published|Out of print
- The Salt Road | author=Mira Halden; imprint=Harbour Books; genre=Novel; format=Hardcover; pages=312; price=24; editor=Greta Voll; stage=Typesetting
- Twelve Garden Birds | author=Tom Arkwright; imprint=Wren; genre=Non-fiction; format=Paperback; pages=144; price=16; editor=Greta Voll; stage=Published
- Murder at Low Tide | author=Ines Calder; imprint=Harbour Books; genre=Crime; format=E-book; pages=288; price=9.9; editor=Paul Quist; stage=Editing
- The Bear Who Sold Maps | author=Yara Nabil; imprint=Wren; genre=Children; format=Audiobook; pages=40; price=12; editor=Paul Quist; stage=Out of print
person author|writer|illustrator|translator: Name!;Pen name;Email:email;Phone:phone;Agent;Biography:long;Photo:image;Bank account;Tax number
- Mira Halden | agent=Northern Words Agency
- Tom Arkwright | pen_name=T. Arkwright
- Ines Calder | pen_name=I. C. Dale; agent=Tide Literary
- Yara Nabil | agent=Cedar Agency
record manuscript submission|submission|manuscript|proposal: Title!;Submitted by;Email:email;Genre=Novel|Crime|Children|Non-fiction|Poetry|Science;Words:number#1-2000000;Synopsis:long;Sample:file;Received on:date!;Reader~Ola Finn;~Status=Received|Being read|Full text asked|Accepted|Declined
- Lamps of the North Quarter | submitted_by=Jo Varga; genre=Crime; words=91000; synopsis=A lamp lighter finds a list of names.; reader=Ola Finn; status=Being read
- Forty Letters to a Ferry | submitted_by=Rolf Eide; genre=Poetry; words=9000; reader=Ola Finn; status=Accepted
- How Bread Thinks | submitted_by=Dr. Salma Idris; genre=Science; words=72000; reader=Kit Brandt; status=Full text asked
- Dragon in the Drain | submitted_by=Ben Moss; genre=Children; words=4100; reader=Kit Brandt; status=Declined
record reader's report|manuscript report|assessment: Title!;Submission->@manuscript submission|submission~Lamps of the North Quarter;Reader;Style:rating;Plot:rating;Market:rating;Opinion:long!;Recommendation=Accept|Rework|Decline;Date:date
- Finn on the lamps | submission=Lamps of the North Quarter; reader=Ola Finn; style=4; plot=5; market=4; opinion=Strong middle, slow start.; recommendation=Rework
- Brandt on bread | submission=How Bread Thinks; reader=Kit Brandt; style=4; plot=3; market=5; opinion=Clear and warm.; recommendation=Accept
- Brandt on the dragon | submission=Dragon in the Drain; reader=Kit Brandt; style=3; plot=2; market=3; opinion=Too close to older books.; recommendation=Decline
- Finn on the letters | submission=Forty Letters to a Ferry; reader=Ola Finn; style=5; plot=3; market=2; opinion=Every line counts.; recommendation=Accept
record author contract|contract|rights deal|licence: Title!;Book->@title|book title~The Salt Road;Author->@author|writer~Mira Halden;Kind=Publishing|Translation|Audio|Film;Advance:money;Royalty:percent;Territory;Signed on:date;Until:date;File:file;~Status=Draft|Signed|Ended
- Salt Road, publishing | book=The Salt Road; author=Mira Halden; kind=Publishing; advance=4000; royalty=10; territory=World; status=Signed
- Birds, audio | book=Twelve Garden Birds; author=Tom Arkwright; kind=Audio; advance=800; royalty=15; territory=English; status=Draft
- Low Tide, film option | book=Murder at Low Tide; author=Ines Calder; kind=Film; advance=6000; royalty=3; territory=World; status=Signed
- Bear, into Dutch | book=The Bear Who Sold Maps; author=Yara Nabil; kind=Translation; advance=500; royalty=7; territory=Netherlands; status=Ended
work production step|editing task|production task|proofreading: Title!;Book->@title|book title~The Salt Road;Step=Editing|Proofreading|Typesetting|Cover|Print|E-book;Assigned to;Due on:date;Cost:money;File:file;Notes:long
- Second proof | book=The Salt Road; step=Proofreading; assigned_to=Ina Moor; cost=640
- Cover with a lighthouse | book=Murder at Low Tide; step=Cover; assigned_to=Studio Keel; cost=900
- Typesetting in two columns | book=Twelve Garden Birds; step=Typesetting; assigned_to=Lea Port; cost=520
- E-book of the bear | book=The Bear Who Sold Maps; step=E-book; assigned_to=Pixel press; cost=180
record print run|edition|printing: Title!;Book->@title|book title~Twelve Garden Birds;Edition:number#1-200;Copies:number#1-10000000;Printer;Delivered on:date;Cost:money;~In stock:number#0-10000000
- Birds, second printing | book=Twelve Garden Birds; edition=2; copies=3000; printer=Print works Linden; cost=5100; in_stock=1840
- Salt Road, first printing | book=The Salt Road; edition=1; copies=5000; printer=Print works Linden; cost=11800; in_stock=0
- Low Tide, proof copies | book=Murder at Low Tide; edition=1; copies=150; printer=Quick print; cost=760; in_stock=22
- Bear, third printing | book=The Bear Who Sold Maps; edition=3; copies=1500; printer=Colour house; cost=4300; in_stock=4
record royalty statement|royalty|sales report: Title!;Author->@author|writer~Tom Arkwright;Book->@title|book title~Twelve Garden Birds;Period;Copies sold:number#0-100000000;Net income:money;Royalty:money;Paid on:date;~Status=Calculated|Sent|Paid
- Birds, first half | author=Tom Arkwright; book=Twelve Garden Birds; period=First half 2026; copies_sold=1160; net_income=9280; royalty=928; status=Sent
- Bear, second half 2025 | author=Yara Nabil; book=The Bear Who Sold Maps; period=Second half 2025; copies_sold=310; net_income=1900; royalty=152; status=Paid
- Salt Road, pre-orders | author=Mira Halden; book=The Salt Road; period=Second half 2026; copies_sold=420; net_income=5040; royalty=504; status=Calculated
- Low Tide, e-book | author=Ines Calder; book=Murder at Low Tide; period=First half 2026; copies_sold=880; net_income=4400; royalty=1100; status=Sent
+ review: Book->@title|book title;Reviewer's paper;Link:url
+ order: Book->@title|book title;Copies:number#1-100000;Bookshop

# freelancer management|contractor management|freelancer pool|freelance project|statement of work
person freelancer|contractor|external worker: Name!;Profession;Skills;Day rate:money;Email:email;Phone:phone;City;Languages;Available from:date;Tax number;Portfolio:url;~Rating:rating;~Status=Available|On assignment|Paused|Do not book
- Kasia Wrobel | profession=Illustrator; skills=Ink, maps; day_rate=420; city=Gdansk; languages=Polish, English; rating=4.9; status=Available
- Luc Arnaud | profession=Backend developer; skills=Go, SQL; day_rate=640; city=Lyon; languages=French, English; rating=4.5; status=On assignment
- Yuna Oh | profession=Photographer; skills=Food, portraits; day_rate=550; city=Berlin; languages=Korean, German; rating=4.7; status=Paused
- Ben Aldous | profession=Copywriter; skills=Travel texts; day_rate=380; city=Leeds; languages=English; rating=2.8; status=Do not book
item project|assignment|freelance project|gig: Title!;Client or team;Profession needed;Days:number(days)#0.5-500;Budget:money;Starts on:date;Ends on:date;Place=Remote|On site|Mixed;Description:long;Manager~Britt Holm;~Status=Open|Shortlist|Assigned|Completed|Cancelled
- Map of the old town | client_or_team=Tourist office; profession_needed=Illustrator; days=8; budget=3600; place=Remote; manager=Britt Holm; status=Assigned
- Payment service rebuild | client_or_team=Platform team; profession_needed=Backend developer; days=60; budget=39000; place=Mixed; manager=Britt Holm; status=Open
- Menu photos for twelve cafés | client_or_team=Café union; profession_needed=Photographer; days=4; budget=2400; place=On site; manager=Sana Weir; status=Completed
- Texts for the winter brochure | client_or_team=Tourist office; profession_needed=Copywriter; days=5; budget=2000; place=Remote; manager=Sana Weir; status=Cancelled
record proposal|bid|offer|application: Title!;Project->@project|assignment~Payment service rebuild;Freelancer->@freelancer|contractor~Luc Arnaud;Day rate:money;Days:number(days)#0.5-500;Total:money;Message:long;Sent on:date;~Status=Received|Shortlisted|Accepted|Declined
- Luc for the rebuild | project=Payment service rebuild; freelancer=Luc Arnaud; day_rate=640; days=58; total=37120; status=Shortlisted
- Kasia for the map | project=Map of the old town; freelancer=Kasia Wrobel; day_rate=420; days=8; total=3360; status=Accepted
- Yuna for the menus | project=Menu photos for twelve cafés; freelancer=Yuna Oh; day_rate=550; days=4; total=2200; status=Accepted
- Ben for the brochure | project=Texts for the winter brochure; freelancer=Ben Aldous; day_rate=380; days=6; total=2280; status=Declined
record freelance contract|statement of work|contract: Title!;Project->@project|assignment~Map of the old town;Freelancer->@freelancer|contractor~Kasia Wrobel;From:date!;Until:date;Day rate:money;Days at most:number(days)#0.5-500;Scope:long;File:file;~Status=Draft|Signed|Running|Ended
- Kasia, town map | project=Map of the old town; freelancer=Kasia Wrobel; day_rate=420; days_at_most=8; scope=One map A2 with 30 buildings.; status=Running
- Yuna, menus | project=Menu photos for twelve cafés; freelancer=Yuna Oh; day_rate=550; days_at_most=4; status=Ended
- Luc, rebuild | project=Payment service rebuild; freelancer=Luc Arnaud; day_rate=640; days_at_most=58; scope=Service and tests.; status=Draft
- Ben, brochure | project=Texts for the winter brochure; freelancer=Ben Aldous; day_rate=380; days_at_most=6; status=Signed
record timesheet|work day|day log|hours: Title!;Contract->@freelance contract|statement of work~Kasia, town map;Date:date!;Hours:number(h)#0.25-24;Days:number#0.25-31;Description:long;~Status=Submitted|Approved|Rejected|Billed
- Streets and river | contract=Kasia, town map; hours=8; days=1; status=Approved
- Six cafés in a day | contract=Yuna, menus; hours=10; days=1; status=Billed
- First payment test | contract=Luc, rebuild; hours=7; days=1; status=Submitted
- Draft of two pages | contract=Ben, brochure; hours=3; days=0.5; status=Rejected
work milestone|deliverable|task: Title!;Contract->@freelance contract|statement of work~Kasia, town map;Due on:date;Amount:money;File:file;Notes:long
- Sketch of the whole map | contract=Kasia, town map; amount=840
- All photos edited | contract=Yuna, menus; amount=1100
- Service runs in test | contract=Luc, rebuild; amount=12800; notes=With load test.
- Outline of the brochure | contract=Ben, brochure; amount=380
record freelancer rating|evaluation|rating: Title!;Freelancer->@freelancer|contractor~Kasia Wrobel;Project->@project|assignment~Map of the old town;Quality:rating;Reliability:rating;Communication:rating;Would book again:boolean;Comment:long
- Lovely lines, always early | freelancer=Kasia Wrobel; project=Map of the old town; quality=5; reliability=5; communication=5
- Hungry after seeing them | freelancer=Yuna Oh; project=Menu photos for twelve cafés; quality=5; reliability=4; communication=5
- Two weeks late | freelancer=Ben Aldous; project=Texts for the winter brochure; quality=3; reliability=1; communication=2
- Good estimate, clear notes | freelancer=Luc Arnaud; project=Payment service rebuild; quality=5; reliability=4; communication=4
+ invoice: Freelancer->@freelancer|contractor;Contract->@freelance contract|statement of work;Days:number;Amount:money;Tax:percent;Due on:date

# parent-teacher association|pta|parents association|school fundraiser|school volunteer|bake sale|booster club
person family member|parent|member|family: Name!;Children;Classes;Email:email;Phone:phone;Skills;Helps with=Baking|Setting up|Driving|Design|Money|Anything;Joined on:date;Fee paid:boolean
- Farah Qureshi | children=Zain, Hana; classes=2b, 4a; skills=Bookkeeping; helps_with=Money
- Willem Dros | children=Pim; classes=3c; skills=Carpentry; helps_with=Setting up
- Ines Kaya | children=Deniz; classes=1a; skills=Layout; helps_with=Design
- Bo Sandberg | children=Liv, Per; classes=2b, 5d; skills=Van driver; helps_with=Driving
event fundraiser|school fundraiser|fundraising event|school event: Title!;Date:date!;Starts at:time;Ends at:time;Place;Goal:money;~Raised:money;For;Lead->@family member|parent~Farah Qureshi;Description:long;~Status=Idea|Planned|Held|Settled
- Apple day bake sale | place=School yard; goal=600; raised=0; for=New climbing wall; lead=Farah Qureshi; status=Planned
- Lamp run | place=Park; goal=2500; raised=2710; for=Music room drums; lead=Willem Dros; status=Settled
- Second-hand toy market | place=Gym; goal=400; raised=455; for=Books for 2b; lead=Bo Sandberg; status=Held
- Cinema in the hall | place=Assembly hall; goal=300; raised=0; for=Class trips; lead=Ines Kaya; status=Idea
work volunteer shift|helper slot|volunteer task|duty: Title!;Event->@fundraiser|school fundraiser~Apple day bake sale;Date:date;From:time;Until:time;Helpers needed:number#1-60;Helper->@family member|parent~Willem Dros;Notes:long
- Put up the stalls | event=Apple day bake sale; helpers_needed=4; helper=Willem Dros
- Sell cakes, first hour | event=Apple day bake sale; helpers_needed=3; helper=Farah Qureshi
- Drive the tables back | event=Second-hand toy market; helpers_needed=2; helper=Bo Sandberg
- Pop the corn | event=Cinema in the hall; helpers_needed=2; helper=Ines Kaya
record contribution|item brought|cake list entry|potluck item: Title!;Event->@fundraiser|school fundraiser~Apple day bake sale;Family->@family member|parent~Farah Qureshi;Kind=Cake|Savoury|Drinks|Tools|Prize;Quantity:number#1-500;Allergens;Brought:boolean
- Two plum cakes | event=Apple day bake sale; family=Farah Qureshi; kind=Cake; quantity=2; allergens=Wheat, egg
- Savoury muffins | event=Apple day bake sale; family=Willem Dros; kind=Savoury; quantity=24; allergens=Milk
- Lemonade for eighty | event=Cinema in the hall; family=Ines Kaya; kind=Drinks; quantity=80
- Toy train as a prize | event=Second-hand toy market; family=Bo Sandberg; kind=Prize; quantity=1
record donation|pledge|gift: Title!;Donor;Event->@fundraiser|school fundraiser~Lamp run;Amount:money!;Date:date;Method=Cash|Transfer|Card;Receipt sent:boolean;Anonymous:boolean
- Bakery at the corner | donor=Corner bakery; event=Lamp run; amount=150; method=Transfer
- Grandparents of Pim | donor=Family Dros senior; event=Apple day bake sale; amount=50; method=Cash
- Paint shop at the bridge | donor=Bridge Paints; event=Second-hand toy market; amount=75; method=Card
- Someone who likes drums | donor=Unknown; event=Lamp run; amount=300; method=Transfer
record treasury entry|expense|income|transaction: Title!;Kind=Income|Expense;Amount:money!;Date:date;Category=Fees|Fundraiser|Grants|Material|Food|Bank;Event->@fundraiser|school fundraiser~Lamp run;Receipt:file;Entered by->@family member|parent~Farah Qureshi
- Reflective vests | kind=Expense; amount=84; category=Material; event=Lamp run; entered_by=Farah Qureshi
- Takings of the toy market | kind=Income; amount=455; category=Fundraiser; event=Second-hand toy market; entered_by=Farah Qureshi
- Membership fees autumn | kind=Income; amount=620; category=Fees; entered_by=Farah Qureshi
- Corn and oil | kind=Expense; amount=31; category=Food; event=Cinema in the hall; entered_by=Ines Kaya
event committee meeting|pta meeting|meeting: Title!;Date:date!;Starts at:time;Place;Agenda:long;Decisions:long;Minutes:file
- September meeting | place=Staff room; agenda=Apple day, treasurer, drums
- November meeting | place=Library; agenda=Toy market, budget; decisions=Books for 2b first.
- Planning of the cinema | place=Video call; agenda=Film, licence, corn
- Yearly meeting | place=Assembly hall; agenda=Elections, report; decisions=Farah stays treasurer.
request funding request|grant request|teacher wish: Title!;Asked by;Class;Amount:money;Needed by:date;What for:long;Decision:long
- Magnifiers for 2b | asked_by=Ms. Alder; class=2b; amount=120; what_for=Twelve magnifiers for the meadow week.
- Bus to the theatre | asked_by=Mr. Quist; class=5d; amount=260; what_for=Bus for 28 children.
- Bean bags for the library | asked_by=Librarian; class=All; amount=180; what_for=Four bean bags.
- Goals for the yard | asked_by=Pupil council; class=All; amount=340; what_for=Two small goals.; decision=After the climbing wall.

# academic advising|academic advisor|student advising|degree audit|degree planner|student success
person student|advisee: Name!;Student number;Programme;Semester:number#1-20;Advisor->@advisor|academic advisor~Dr. Mina Holt|Pedro Luz;Email:email;Credits earned:number#0-400;Grade average:number#0-100;~Risk=None|Watch|High;~Status=Enrolled|On leave|Graduated|Left
- Talia Moss | student_number=440218; programme=BA Geography; semester=3; advisor=Dr. Mina Holt; credits_earned=62; grade_average=78; risk=None; status=Enrolled
- Ruben Paz | student_number=440307; programme=BSc Physics; semester=3; advisor=Pedro Luz; credits_earned=31; grade_average=58; risk=High; status=Enrolled
- Amara Cole | student_number=439870; programme=BA History; semester=6; advisor=Lena Fink; credits_earned=168; grade_average=88; risk=None; status=Graduated
- Jin Seo | student_number=441002; programme=BSc Nursing; semester=1; advisor=Carlos Vega; credits_earned=0; grade_average=64; risk=Watch; status=On leave
person advisor|academic advisor|counselor: Name!;Department;Email:email;Phone:phone;Office;Office hours;Languages;Students at most:number#1-1000
- Dr. Mina Holt | department=Geography; office=G 2.03; office_hours=Tue 13 to 15; students_at_most=60
- Pedro Luz | department=Sciences; office=S 1.11; office_hours=Wed 10 to 12; students_at_most=80
- Lena Fink | department=History; office=H 0.07; office_hours=Mon 9 to 11; students_at_most=50
- Carlos Vega | department=Health; office=M 3.20; office_hours=Thu 14 to 17; languages=Spanish, English; students_at_most=70
event advising appointment|advising session|advising meeting: Title!;Student->@student|advisee~Talia Moss|Ruben Paz;Advisor->@advisor|academic advisor~Dr. Mina Holt|Pedro Luz;Date:date!;Starts at:time;Duration:number(min)#10-120;Topic=Course choice|Grades|Change of programme|Study abroad|Career|Personal;Place or link;~Status=Booked|Held|No-show|Cancelled
- Courses for spring | student=Talia Moss; advisor=Dr. Mina Holt; duration=30; topic=Course choice; place_or_link=G 2.03; status=Booked
- Two failed exams | student=Ruben Paz; advisor=Pedro Luz; duration=45; topic=Grades; status=Held
- A term in Lisbon | student=Amara Cole; advisor=Lena Fink; duration=20; topic=Study abroad; place_or_link=Video call; status=Cancelled
- Back after the illness | student=Jin Seo; advisor=Carlos Vega; duration=60; topic=Personal; place_or_link=M 3.20; status=No-show
record advising note|note|session note: Title!;Student->@student|advisee~Ruben Paz;Session->@advising appointment|advising session~Two failed exams;Text:long!;Agreed steps:long;Written by;Confidential:boolean;Follow up on:date
- Fewer courses, tutoring | student=Ruben Paz; session=Two failed exams; text=Works twenty hours a week.; agreed_steps=Drop one course, join the tutorial.; written_by=Pedro Luz
- Lisbon too late | student=Amara Cole; session=A term in Lisbon; text=Thesis comes first.; agreed_steps=Apply for the master exchange.; written_by=Lena Fink
- Call again next week | student=Jin Seo; session=Back after the illness; text=Did not come, mother called.; written_by=Carlos Vega
- Minor in cartography | student=Talia Moss; session=Courses for spring; text=Wants maps and statistics.; agreed_steps=Two courses in spring.; written_by=Dr. Mina Holt
record degree requirement|requirement|curriculum requirement: Title!;Programme;Area=Core|Elective|Minor|Language|Thesis|Practice;Credits needed:number#0-200;Courses;Minimum grade:number#0-100
- Core of BSc Physics | programme=BSc Physics; area=Core; credits_needed=90; minimum_grade=50
- Languages of BA History | programme=BA History; area=Language; credits_needed=12; courses=Latin or French; minimum_grade=55
- Ward practice | programme=BSc Nursing; area=Practice; credits_needed=40; minimum_grade=60
- Minor of BA Geography | programme=BA Geography; area=Minor; credits_needed=30; minimum_grade=50
record planned course|course plan|degree plan entry|study plan entry: Title!;Student->@student|advisee~Talia Moss;Course code;Semester;Credits:number#0-30;Requirement->@degree requirement|requirement;~Status=Planned|Registered|Passed|Failed
- Map projections | student=Talia Moss; course_code=GE-204; semester=Spring 2026; credits=6; status=Planned
- Mechanics 2, again | student=Ruben Paz; course_code=PH-210; semester=Spring 2026; credits=9; requirement=Core of BSc Physics; status=Failed
- Latin 2 | student=Amara Cole; course_code=LA-102; semester=Autumn 2025; credits=6; requirement=Languages of BA History; status=Passed
- First ward weeks | student=Jin Seo; course_code=NU-120; semester=Autumn 2026; credits=10; requirement=Ward practice; status=Registered
record early alert|alert|warning: Title!;Student->@student|advisee~Ruben Paz;Raised by;Reason=Absence|Low grade|Not registered|Personal|Fees;Raised on:date!;Details:long;~Status=New|Contacted|Resolved
- Missing since week 4 | student=Ruben Paz; raised_by=Lab assistant; reason=Absence; status=Contacted
- Fees not paid | student=Jin Seo; raised_by=Fees office; reason=Fees; status=New
- Average fell by twelve points | student=Talia Moss; raised_by=System; reason=Low grade; status=Resolved
- Not registered for the thesis | student=Amara Cole; raised_by=Exam office; reason=Not registered; status=Resolved
request advising request|change of programme|course override|exception request: Title!;Student->@student|advisee~Talia Moss;Kind=Override|Change of programme|Extra credits|Withdrawal;Reason:long;Needed by:date;Decision:long
- Seat in Map projections | student=Talia Moss; kind=Override; reason=Needed for the minor.
- From physics to teaching | student=Ruben Paz; kind=Change of programme; reason=Likes the tutorials.
- 36 credits in one term | student=Amara Cole; kind=Extra credits; reason=Wants to finish in summer.
- Leave the ward course | student=Jin Seo; kind=Withdrawal; reason=Still ill.
+ appointment|booking: Advisor->@advisor|academic advisor;Student->@student|advisee;Topic;Date:date;Starts at:time

# swimming school|swim school|swimming lesson|swimming course|swim class|learn to swim
item swimming course|course|swim class|class: Name!;Level=Water play|Beginner|Bronze|Silver|Gold|Adults;Age from:number#0-99;Age to:number#0-99;Lessons:number#1-40;Lesson length:number(min)#20-120;Price:money;Places:number#1-30;Pool->@pool|location~Brook pool|School pool;Instructor->@swim instructor|instructor~Lene Dahl|Yusuf Ak;Weekday=Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday;Starts on:date
- Little seals, Saturday | level=Beginner; age_from=5; age_to=7; lessons=12; lesson_length=45; price=156; places=8; pool=Brook pool; instructor=Lene Dahl; weekday=Saturday
- Front crawl for adults | level=Adults; age_from=18; age_to=99; lessons=8; lesson_length=60; price=148; places=10; pool=School pool; instructor=Yusuf Ak; weekday=Thursday
- Duckling splash, Sunday | level=Water play; age_from=3; age_to=4; lessons=8; lesson_length=30; price=88; places=6; pool=Spa basin; instructor=Mira Hoang; weekday=Sunday
- Silver badge, Tuesday | level=Silver; age_from=8; age_to=12; lessons=10; lesson_length=60; price=130; places=12; pool=Lake lido; instructor=Tom Breck; weekday=Tuesday
person swimmer|child|participant|student: Name!;Born on:date;Parent;Phone:phone;Email:email;Level=Water play|Beginner|Bronze|Silver|Gold|Adults;Medical notes:long;Afraid of water:boolean;Photo consent:boolean
- Ole Marsh | parent=Jo Marsh; level=Beginner; medical_notes=Ear tubes, wears a band
- Renate Falk | level=Adults
- Suri Patel | parent=Neha Patel; level=Water play
- Ben Lomax | parent=Ruth Lomax; level=Silver; medical_notes=Asthma spray in the bag
record enrolment|enrollment|course booking|registration: Title!;Swimmer->@swimmer|child~Ole Marsh|Renate Falk;Course->@swimming course|course~Little seals, Saturday|Front crawl for adults;Registered on:date;Price:money;Paid:boolean;~Status=Waiting list|Confirmed|Cancelled|Completed
- Ole in Little seals | swimmer=Ole Marsh; course=Little seals, Saturday; price=156; status=Confirmed
- Renate in front crawl | swimmer=Renate Falk; course=Front crawl for adults; price=148; status=Waiting list
- Suri in Duckling splash | swimmer=Suri Patel; course=Duckling splash, Sunday; price=88; status=Cancelled
- Ben for silver | swimmer=Ben Lomax; course=Silver badge, Tuesday; price=130; status=Completed
event swimming lesson|lesson|session: Title!;Course->@swimming course|course~Little seals, Saturday;Date:date!;Starts at:time;Lane;Topic;Instructor->@swim instructor|instructor~Lene Dahl;Water temperature:number(°C)#10-40;Cancelled:boolean
- Seals, lesson 5 | course=Little seals, Saturday; lane=1; topic=Gliding on the back; instructor=Lene Dahl; water_temperature=29
- Crawl, lesson 2 | course=Front crawl for adults; lane=2; topic=Breathing to both sides; instructor=Yusuf Ak; water_temperature=30
- Ducklings, lesson 1 | course=Duckling splash, Sunday; topic=Blowing bubbles; instructor=Mira Hoang; water_temperature=32
- Silver, lesson 9 | course=Silver badge, Tuesday; lane=5; topic=Diving for two rings; instructor=Tom Breck; water_temperature=24
record attendance|presence: Title!;Lesson->@swimming lesson|lesson~Seals, lesson 5;Swimmer->@swimmer|child~Ole Marsh;Note;~Status=Present|Excused|Missing|Make-up
- Ole, lesson 5 | lesson=Seals, lesson 5; swimmer=Ole Marsh; status=Present
- Renate, lesson 2 | lesson=Crawl, lesson 2; swimmer=Renate Falk; status=Excused; note=Cold
- Suri, first time | lesson=Ducklings, lesson 1; swimmer=Suri Patel; status=Missing
- Ben, lesson 9 | lesson=Silver, lesson 9; swimmer=Ben Lomax; status=Make-up
record skill progress|progress|skill check|skill record: Title!;Swimmer->@swimmer|child~Ole Marsh;Skill=Blow bubbles|Float|Glide|Jump in|Dive for a ring|25 m|Breaststroke|Crawl;Level=Not yet|With help|Alone;Checked on:date;Checked by->@swim instructor|instructor~Lene Dahl;Note:long
- Ole floats | swimmer=Ole Marsh; skill=Float; level=Alone; checked_by=Lene Dahl
- Renate breathes left | swimmer=Renate Falk; skill=Crawl; level=With help; checked_by=Yusuf Ak
- Suri and the bubbles | swimmer=Suri Patel; skill=Blow bubbles; level=Not yet; checked_by=Mira Hoang
- Ben dives for a ring | swimmer=Ben Lomax; skill=Dive for a ring; level=Alone; checked_by=Tom Breck
record badge|swimming badge|certificate: Title!;Swimmer->@swimmer|child~Ole Marsh;Badge=Seahorse|Bronze|Silver|Gold;Tested on:date;Distance:number(m)#0-5000;Time:number(min)#0-120;Examiner->@swim instructor|instructor~Lene Dahl;~Result=Planned|Passed|Failed
- Seahorse for Ole | swimmer=Ole Marsh; badge=Seahorse; distance=25; examiner=Lene Dahl; result=Planned
- Silver for Ben | swimmer=Ben Lomax; badge=Silver; distance=400; time=11; examiner=Tom Breck; result=Passed
- Bronze for Renate | swimmer=Renate Falk; badge=Bronze; distance=200; time=14; examiner=Yusuf Ak; result=Failed
- Gold try of Ben | swimmer=Ben Lomax; badge=Gold; distance=600; examiner=Tom Breck; result=Planned
person swim instructor|instructor|coach: Name!;Licence;Rescue badge until:date;Phone:phone;Email:email;Languages;Hourly wage:money
- Lene Dahl | licence=Swim teacher 2; languages=Danish, English; hourly_wage=24
- Yusuf Ak | licence=Coach C; languages=English, Turkish; hourly_wage=26
- Mira Hoang | licence=Baby swim teacher; languages=English, Vietnamese; hourly_wage=25
- Tom Breck | licence=Swim teacher 3; languages=English; hourly_wage=29
item pool|location|lane: Name!;Address;Length:number(m)#5-50;Lanes:number#1-12;Depth:number(m)#0.3-5;Water temperature:number(°C)#10-40;Rent per hour:money
- Brook pool | address=Brook lane 4; length=25; lanes=4; depth=1.3; water_temperature=29; rent_per_hour=60
- School pool | address=School way 1; length=16; lanes=3; depth=1.2; water_temperature=30; rent_per_hour=35
- Spa basin | address=Spa park 2; length=12; lanes=2; depth=0.9; water_temperature=32; rent_per_hour=45
- Lake lido | address=Shore road 70; length=50; lanes=8; depth=2; water_temperature=24; rent_per_hour=90

# document management|document archive|digital archive|document approval|file archive|paperless office|records management
item document|file|record|archived document: Title!;Document number;Type->@document type|category~Contract|Delivery note;Folder->@folder|archive folder~Suppliers 2026|Buildings;File:file;Document date:date;Correspondent;Amount:money;Tags;Owner~Sofie Rand|Ilja Petz;Keep until:date;~Status=Inbox|In review|Approved|Archived|Destroyed
- Lease of hall 2 | document_number=D-0411; type=Contract; folder=Buildings; correspondent=Weir Property; amount=2400; tags=lease, hall; owner=Sofie Rand; status=Archived
- Delivery of 40 pallets | document_number=D-0418; type=Delivery note; folder=Suppliers 2026; correspondent=Wood Works; tags=pallets; owner=Ilja Petz; status=Inbox
- Permit for the boiler house | document_number=D-0420; type=Permit; folder=Permits and audits; correspondent=State labour office; amount=650; tags=boiler; owner=Nadja Kern; status=In review
- Minutes of the fire drill | document_number=D-0377; type=Minutes; folder=Meetings; correspondent=Fire brigade; tags=drill, safety; owner=Ilja Petz; status=Approved
item document type|category|classification: Name!;Keep for:number(years)#0-100;Confidentiality=Public|Internal|Confidential|Secret;Needs approval:boolean;Template:file
- Contract | keep_for=10; confidentiality=Confidential
- Delivery note | keep_for=6; confidentiality=Internal
- Permit | keep_for=30; confidentiality=Public
- Minutes | keep_for=5; confidentiality=Secret
item folder|archive folder|collection|shelf: Name!;Parent folder;Owner~Sofie Rand;Access=Everyone|Team|Managers;Physical place;~Documents:number#0-1000000
- Suppliers 2026 | owner=Sofie Rand; access=Team; physical_place=Cabinet 3; documents=212
- Buildings | owner=Sofie Rand; access=Managers; physical_place=Fire safe; documents=38
- Permits and audits | parent_folder=Buildings; owner=Nadja Kern; access=Managers; physical_place=Cabinet 1; documents=57
- Meetings | owner=Ilja Petz; access=Everyone; physical_place=Drive only; documents=340
record document version|version|revision: Title!;Document->@document|file~Lease of hall 2;Version:number#1-1000;File:file;Uploaded by;Uploaded on:date!;Change note:long
- Lease, version 2 | document=Lease of hall 2; version=2; uploaded_by=Sofie Rand; change_note=Rent from July added.
- Pallets, scanned again | document=Delivery of 40 pallets; version=2; uploaded_by=Ilja Petz; change_note=Second page was missing.
- Boiler permit, draft | document=Permit for the boiler house; version=1; uploaded_by=Nadja Kern; change_note=First upload.
- Drill minutes, signed | document=Minutes of the fire drill; version=3; uploaded_by=Ilja Petz; change_note=Signature added.
work approval step|review step|workflow step|approval: Title!;Document->@document|file~Delivery of 40 pallets;Approver;Due on:date;Decision=Open|Approved|Rejected;Comment:long
- Warehouse confirms 40 pallets | document=Delivery of 40 pallets; approver=Ilja Petz; decision=Open
- Lawyer reads the lease | document=Lease of hall 2; approver=Legal; decision=Approved
- Safety checks the permit | document=Permit for the boiler house; approver=Safety officer; decision=Rejected; comment=Valve test is missing.
- Chief signs the minutes | document=Minutes of the fire drill; approver=Fire chief; decision=Approved
record access right|share|permission: Title!;Document->@document|file~Lease of hall 2;Person or team;Right=Read|Comment|Edit;Valid until:date;Link:url;Given by
- Tax advisor reads the lease | document=Lease of hall 2; person_or_team=Tax advisor; right=Read; given_by=Sofie Rand
- Boiler team edits the permit | document=Permit for the boiler house; person_or_team=Boiler team; right=Edit; given_by=Nadja Kern
- Buyers comment on pallets | document=Delivery of 40 pallets; person_or_team=Purchasing; right=Comment; given_by=Ilja Petz
- Everyone reads the minutes | document=Minutes of the fire drill; person_or_team=All staff; right=Read; given_by=Ilja Petz
record access log|audit trail entry|document history: Title!;Document->@document|file~Lease of hall 2;Action=Viewed|Downloaded|Edited|Shared|Deleted;Person;Date:date!;Time:time
- Tax advisor opened the lease | document=Lease of hall 2; action=Viewed; person=Tax advisor
- Pallet note downloaded | document=Delivery of 40 pallets; action=Downloaded; person=Wood Works
- Permit text changed | document=Permit for the boiler house; action=Edited; person=Nadja Kern
- Minutes sent to the brigade | document=Minutes of the fire drill; action=Shared; person=Ilja Petz
request document request|retrieval request|destruction request|access request: Title!;Document->@document|file~Lease of hall 2;Kind=Copy|Original|Access|Destruction;Requested by;Needed by:date;Reason:long
- Original of the lease | document=Lease of hall 2; kind=Original; requested_by=Notary
- Copy of the pallet note | document=Delivery of 40 pallets; kind=Copy; requested_by=Carrier
- Let the auditor see the permit | document=Permit for the boiler house; kind=Access; requested_by=Auditor; reason=Yearly audit.
- Shred old minutes | document=Minutes of the fire drill; kind=Destruction; requested_by=Ilja Petz; reason=Five years are over.
+ comment: Document->@document|file;Page
! item document template|template [template\\w*]: Name!;Type->@document type|category~Contract;File:file;Placeholders;Version:number#1-1000;Owner~Sofie Rand;~Times used:number#0-1000000;Active:boolean
- Supply contract | type=Contract; placeholders=partner, amount, date; version=4; owner=Sofie Rand; times_used=31
- Letter head | placeholders=name, address; version=2; owner=Ilja Petz; times_used=240
- Internal memo | placeholders=subject, text; version=1; owner=Sofie Rand; times_used=88
- Delivery note form | type=Delivery note; placeholders=goods, quantity; version=3; owner=Ilja Petz; times_used=160
# subscription billing|saas billing|recurring billing|saas customer|subscription plan|license key
item pricing plan|plan|subscription plan|tariff: Name!;Price per month:money;Price per year:money;Seats included:number#1-100000;Trial:number(days)#0-365;Features:long;Storage:number(GB)#0-100000;Public:boolean;~Status=Draft|Active|Retired
- Team | price_per_month=29; price_per_year=290; seats_included=5; trial=14; features=Shared boards, exports; storage=50; status=Active
- Solo | price_per_month=9; price_per_year=90; seats_included=1; trial=14; features=Boards; storage=5; status=Active
- Workshop | price_per_month=59; price_per_year=590; seats_included=15; trial=30; features=Boards, forms, roles; storage=200; status=Draft
- Classic 2019 | price_per_month=19; price_per_year=190; seats_included=3; trial=0; features=Boards; storage=10; status=Retired
item tenant|customer account|workspace|organisation: Name!;Owner;Billing email:email;Country;Tax number;Billing address;Signed up on:date;Account manager~Ylva Noor;~Seats used:number#0-100000;~Status=Trial|Active|Past due|Cancelled
- Studio Fennel | owner=Bea Lind; country=Sweden; account_manager=Ylva Noor; seats_used=4; status=Active
- Quarry Maps | owner=Dan Holt; country=Ireland; seats_used=1; status=Trial
- Brass Band Arno | owner=Pia Bini; country=Italy; account_manager=Teo Wolff; seats_used=3; status=Past due
- Lumber Lane | owner=Cy Brook; country=Canada; account_manager=Teo Wolff; seats_used=0; status=Cancelled
record subscription|plan subscription: Title!;Tenant->@tenant|customer account~Studio Fennel|Quarry Maps;Plan->@pricing plan|plan~Team|Solo;Seats:number#1-100000;Billing cycle=Monthly|Yearly;Price:money;Started on:date!;Renews on:date;Cancelled on:date;Cancel reason:long;~Status=Trial|Active|Past due|Cancelled
- Fennel on Team | tenant=Studio Fennel; plan=Team; seats=5; billing_cycle=Yearly; price=290; status=Active
- Quarry on Solo | tenant=Quarry Maps; plan=Solo; seats=1; billing_cycle=Monthly; price=9; status=Trial
- Arno on Classic | tenant=Brass Band Arno; plan=Classic 2019; seats=3; billing_cycle=Monthly; price=19; status=Past due
- Lumber on Team | tenant=Lumber Lane; plan=Team; seats=8; billing_cycle=Yearly; price=464; cancel_reason=Closed the yard.; status=Cancelled
record usage record|usage|metered usage: Title!;Subscription->@subscription|plan subscription~Fennel on Team;Metric=Seats|Storage|Calls|Exports|Messages;Quantity:number#0-1000000000;Limit:number#0-1000000000;Period;Recorded on:date
- Storage in May | subscription=Fennel on Team; metric=Storage; quantity=31; limit=50; period=May
- Messages of the band | subscription=Arno on Classic; metric=Messages; quantity=4120; limit=5000; period=April
- Exports in the trial | subscription=Quarry on Solo; metric=Exports; quantity=3; limit=10; period=May
- Seats at Lumber | subscription=Lumber on Team; metric=Seats; quantity=8; limit=8; period=January
record charge attempt|payment attempt|failed payment|dunning: Title!;Subscription->@subscription|plan subscription~Fennel on Team;Amount:money;Date:date!;Method=Card|Direct debit|Invoice;Failure reason;Next try on:date;~Status=Succeeded|Failed|Retried|Written off
- Yearly charge Fennel | subscription=Fennel on Team; amount=290; method=Card; status=Succeeded
- Arno in May | subscription=Arno on Classic; amount=19; method=Direct debit; failure_reason=Account not covered; status=Failed
- Arno, second try | subscription=Arno on Classic; amount=19; method=Direct debit; status=Retried
- Last invoice of Lumber | subscription=Lumber on Team; amount=464; method=Invoice; status=Written off
item coupon|discount code|promotion code: Code!;Discount:percent;Months:number#1-60;Plan->@pricing plan|plan~Team;Valid until:date;Limit:number#0-1000000;~Used:number#0-1000000;Active:boolean
- SPRING20 | discount=20; months=3; plan=Team; limit=200; used=41
- BRASS50 | discount=50; months=6; plan=Classic 2019; limit=10; used=1
- SOLO-START | discount=100; months=1; plan=Solo; limit=1000; used=388
- FAIR26 | discount=15; months=12; plan=Workshop; limit=50; used=0
record license key|licence key|activation: Key!;Tenant->@tenant|customer account~Studio Fennel;Plan->@pricing plan|plan~Team;Issued on:date;Expires on:date;Activations at most:number#1-10000;~Activations:number#0-10000;~Status=Active|Revoked|Expired
- FNL-44-TEAM-9912 | tenant=Studio Fennel; plan=Team; activations_at_most=5; activations=4; status=Active
- QRY-01-SOLO-2204 | tenant=Quarry Maps; plan=Solo; activations_at_most=1; activations=1; status=Active
- BBA-19-CLAS-0771 | tenant=Brass Band Arno; plan=Classic 2019; activations_at_most=3; activations=3; status=Expired
- LMB-08-TEAM-5150 | tenant=Lumber Lane; plan=Team; activations_at_most=8; activations=0; status=Revoked
request plan change|cancellation request|refund request|upgrade request: Title!;Tenant->@tenant|customer account~Quarry Maps;Kind=Upgrade|Downgrade|Cancel|Refund;New plan->@pricing plan|plan~Team;From:date;Reason:long
- Quarry grows to three seats | tenant=Quarry Maps; kind=Upgrade; new_plan=Team
- Fewer players in winter | tenant=Brass Band Arno; kind=Downgrade; new_plan=Solo
- Yard is closing | tenant=Lumber Lane; kind=Cancel; reason=Closing at the end of May.
- Charged twice in March | tenant=Studio Fennel; kind=Refund; reason=Two debits of 290.
+ invoice: Tenant->@tenant|customer account;Subscription->@subscription|plan subscription;Period from:date;Period until:date;Net amount:money;Tax:percent

# home inspection|home inspector|property inspection|property inspector|building survey|snagging list
item inspected property|property|house|building: Address!;Type=House|Apartment|Office|Shop|Warehouse|New build;Year built:number#1500-2100;Area:number(m²)#10-100000;Floors:number#1-60;Heating;Roof;Owner;Occupied:boolean;Photo:image;Access notes:long
- Willow lane 8 | type=House; year_built=1962; area=128; floors=2; heating=Gas; roof=Tiles; owner=Haas family
- Quay court, flat 12 | type=New build; year_built=2026; area=74; floors=1; heating=District heating; owner=Quay Homes
- Harbour shop 3 | type=Shop; year_built=1930; area=96; floors=1; heating=Electric; roof=Flat roof; owner=Port trust
- Larch street 20, top floor | type=Apartment; year_built=1904; area=88; floors=1; heating=Gas; roof=Slate; owner=Ms. Orban
event property inspection|inspection|survey|survey appointment: Title!;Property->@inspected property|property~Willow lane 8|Quay court, flat 12;Client->@inspection client|client~Dunja Reiss;Inspector~Abel Stone|Nora Quist;Kind=Before purchase|Handover|Rental|Damage|Warranty;Date:date!;Starts at:time;Weather;Fee:money;~Status=Booked|Done|Report sent|Cancelled
- Willow lane before purchase | property=Willow lane 8; client=Dunja Reiss; inspector=Abel Stone; kind=Before purchase; weather=Dry, 6 degrees; fee=540; status=Done
- Handover of flat 12 | property=Quay court, flat 12; inspector=Nora Quist; kind=Handover; fee=320; status=Booked
- Shop after the flood | property=Harbour shop 3; client=Harbour Mutual; inspector=Abel Stone; kind=Damage; weather=Rain, 9 degrees; fee=410; status=Report sent
- Top floor, end of tenancy | property=Larch street 20, top floor; client=Ms. Orban; inspector=Nora Quist; kind=Rental; fee=190; status=Cancelled
record inspection finding|finding|defect|snag: Title!;Inspection->@property inspection|inspection~Willow lane before purchase;Room or part->@inspected part|room~Cellar;Severity=Cosmetic|Minor|Major|Safety;Description:long!;Photo:image;Recommendation:long;Estimated cost:money;Fix by:date;~Status=Open|Fixed|Accepted
- Damp in the north corner | inspection=Willow lane before purchase; room_or_part=Cellar; severity=Major; description=White salts to 60 cm height.; recommendation=Check the drain outside first.; estimated_cost=4200; status=Open
- Loose ridge tile | inspection=Willow lane before purchase; room_or_part=Roof; severity=Minor; description=One tile moved by wind.; estimated_cost=180; status=Open
- Socket without earth | inspection=Shop after the flood; room_or_part=Sockets and fuse box; severity=Safety; description=Two sockets wet and without earth.; recommendation=Switch off at once.; estimated_cost=650; status=Fixed
- Scratch in the parquet | inspection=Top floor, end of tenancy; room_or_part=Living room; severity=Cosmetic; description=40 cm, under the window.; estimated_cost=90; status=Accepted
item inspected part|room|section|component: Name!;Group=Outside|Roof|Rooms|Heating|Electric|Plumbing|Cellar;Points to check:long;Order:number#1-200
- Cellar | group=Cellar; points_to_check=Walls, floor, smell, drains; order=9
- Roof | group=Roof; points_to_check=Tiles, gutters, flashing; order=2
- Sockets and fuse box | group=Electric; points_to_check=Earth, breakers, heat; order=6
- Living room | group=Rooms; points_to_check=Floor, windows, walls; order=4
record checklist result|check item|inspection point: Title!;Inspection->@property inspection|inspection~Willow lane before purchase;Part->@inspected part|room~Roof;Condition=Good|Fair|Poor|Not seen;Note:long;Photo:image
- Gutters | inspection=Willow lane before purchase; part=Roof; condition=Fair; note=Leaves at the rear.
- Fuse box label | inspection=Shop after the flood; part=Sockets and fuse box; condition=Poor; note=No labels at all.
- Windows of the living room | inspection=Top floor, end of tenancy; part=Living room; condition=Good
- Cellar behind the shelves | inspection=Handover of flat 12; part=Cellar; condition=Not seen; note=Locked.
record measurement|reading|moisture reading: Title!;Inspection->@property inspection|inspection~Willow lane before purchase;Place;Kind=Moisture|Temperature|Humidity|Voltage|Radon|Distance;Value:number;Unit;Instrument
- North wall, 30 cm | inspection=Willow lane before purchase; place=Cellar; kind=Moisture; value=22; unit=percent; instrument=Pin meter
- Air in the shop | inspection=Shop after the flood; place=Sales room; kind=Humidity; value=81; unit=percent; instrument=Hygrometer
- Socket at the counter | inspection=Shop after the flood; place=Counter; kind=Voltage; value=229; unit=V; instrument=Multimeter
- Height of the ceiling | inspection=Top floor, end of tenancy; place=Living room; kind=Distance; value=3.1; unit=m; instrument=Laser
person inspection client|client|buyer: Name!;Email:email;Phone:phone;Role=Buyer|Seller|Landlord|Tenant|Builder|Insurer;Agent;Address
- Dunja Reiss | role=Buyer; agent=Viola Stern
- Quay Homes | role=Builder
- Harbour Mutual | role=Insurer; agent=Jan Ortega
- Ms. Orban | role=Landlord; address=Larch street 20
request inspection request|quote request|re-inspection request: Title!;Name;Email:email;Address;Kind=Before purchase|Handover|Rental|Damage|Warranty;Area:number(m²)#10-100000;Wanted on:date;Message:long
- Before we sign in May | name=Ola Brandt; address=Hill road 30; kind=Before purchase; area=150
- Flat before the tenant leaves | name=Gus Friis; address=Mill row 4; kind=Rental; area=62
- Cracks after the road works | name=Ida Holm; address=Station road 88; kind=Damage; area=210; message=Two rooms at the front.
- End of the builder's warranty | name=Family Sato; address=Sun way 14; kind=Warranty; area=132
+ report: Inspection->@property inspection|inspection;Overall condition=Good|Fair|Poor;Summary:long;File:file;Sent on:date
+ appointment|booking: Property->@inspected property|property;Kind=Before purchase|Handover|Rental;Date:date;Starts at:time

# summer camp|day camp|youth camp|holiday camp|camp registration|children's camp|kids camp|camp program|camp director
item camp program|program|camp|camp programme: Name!;Theme=Nature|Sport|Arts|Science|Languages|Adventure;Age from:number#4-20;Age to:number#4-20;Place;Price:money;Deposit:money;Director~Hanne Lund;Picture:image;Description:long
- Forest explorers | theme=Nature; age_from=7; age_to=10; place=Birch lake; price=290; deposit=60; director=Hanne Lund
- Sail and swim | theme=Sport; age_from=11; age_to=15; place=Birch lake; price=380; deposit=90; director=Hanne Lund
- Paint and clay | theme=Arts; age_from=6; age_to=12; place=Old mill; price=240; deposit=50; director=Rolf Amsel
- Robot workshop | theme=Science; age_from=10; age_to=16; place=Hill campus; price=340; deposit=80; director=Rolf Amsel
event camp session|session|camp week: Title!;Program->@camp program|program|camp~Forest explorers|Sail and swim;Starts on:date!;Ends on:date!;Places:number#1-1000;~Registered:number#0-1000;~Waiting:number#0-500;Price:money;~Status=Planned|Open|Full|Running|Ended
- Forest week 1 | program=Forest explorers; places=40; registered=33; waiting=0; price=290; status=Open
- Sailing week 2 | program=Sail and swim; places=24; registered=24; waiting=5; price=380; status=Full
- Clay week 3 | program=Paint and clay; places=30; registered=12; waiting=0; price=240; status=Planned
- Robots week 1 | program=Robot workshop; places=18; registered=17; waiting=0; price=340; status=Ended
person child|camper|participant: Full name!;Date of birth:date!;Gender=Girl|Boy|Other;Parent~Ruth Kern|Kofi Osei;Parent phone:phone;Email:email;Swimmer=No|Beginner|Good;Shirt size=XS|S|M|L|XL;Group->@cabin group|group|cabin~Owls|Otters;Diet;Photo:image
- Nora Kern | gender=Girl; parent=Ruth Kern; swimmer=Good; shirt_size=S; group=Owls; diet=Vegetarian
- Elias Osei | gender=Boy; parent=Kofi Osei; swimmer=Beginner; shirt_size=M; group=Otters
- Tilda Marsh | gender=Girl; parent=Owen Marsh; swimmer=No; shirt_size=XS; group=Potters; diet=No milk
- Jonah Abadi | gender=Boy; parent=Leila Abadi; swimmer=Good; shirt_size=L; group=Sparks
record registration|camp registration|session registration|enrolment: Title!;Child->@child|camper~Nora Kern|Elias Osei;Session->@camp session|session|camp week~Forest week 1|Sailing week 2;Registered by~Ruth Kern;Registered on:date;Friend wish;Total:money;Deposit paid:boolean;~Status=Requested|Confirmed|Waiting list|Cancelled
- Nora, forest | child=Nora Kern; session=Forest week 1; registered_by=Ruth Kern; total=290; status=Confirmed
- Elias, sailing | child=Elias Osei; session=Sailing week 2; registered_by=Kofi Osei; total=380; status=Waiting list
- Tilda, clay | child=Tilda Marsh; session=Clay week 3; registered_by=Owen Marsh; friend_wish=Nora Kern; total=240; status=Requested
- Jonah, robots | child=Jonah Abadi; session=Robots week 1; registered_by=Leila Abadi; total=340; status=Cancelled
! record health form|medical form|health information [health|medical|allerg\\w*]: Title!;Child->@child|camper~Nora Kern|Elias Osei;Allergies;Medicines;Conditions:long;Doctor;Doctor phone:phone;Emergency contact;Emergency phone:phone;May swim:boolean;Signed on:date
- Form of Nora | child=Nora Kern; allergies=Hazelnut; emergency_contact=Ruth Kern
- Form of Elias | child=Elias Osei; medicines=Inhaler; conditions=Mild asthma; emergency_contact=Kofi Osei
- Form of Tilda | child=Tilda Marsh; allergies=Milk protein; doctor=Dr. Anna Feld; emergency_contact=Owen Marsh
- Form of Jonah | child=Jonah Abadi; conditions=Wears a knee brace; doctor=Dr. Paul Idris; emergency_contact=Leila Abadi
item cabin group|group|cabin|camp group: Name!;Session->@camp session|session|camp week~Forest week 1;Counselor~Sina Marl|Jo Petit;Age from:number#4-20;Age to:number#4-20;Places:number#1-60;Place;~Children:number#0-60
- Owls | session=Forest week 1; counselor=Sina Marl; age_from=7; age_to=8; places=10; place=Cabin 3; children=9
- Otters | session=Sailing week 2; counselor=Jo Petit; age_from=11; age_to=13; places=12; place=Cabin 7; children=11
- Potters | session=Clay week 3; counselor=Mina Oster; age_from=6; age_to=8; places=8; place=Mill loft; children=5
- Sparks | session=Robots week 1; counselor=Ben Halim; age_from=13; age_to=16; places=9; place=Room 2.04; children=9
! record group assignment|cabin assignment|assignment [assign\\w*|cabin\\w*|groups?]: Title!;Child->@child|camper~Nora Kern|Elias Osei;Group->@cabin group|group|cabin~Owls|Otters;Session->@camp session|session~Forest week 1;Assigned by~Hanne Lund;Assigned on:date;Note
- Nora to Owls | child=Nora Kern; group=Owls; session=Forest week 1; assigned_by=Hanne Lund
- Elias to Otters | child=Elias Osei; group=Otters; session=Sailing week 2; assigned_by=Hanne Lund
- Tilda to Potters | child=Tilda Marsh; group=Potters; session=Clay week 3; assigned_by=Rolf Amsel
- Jonah to Sparks | child=Jonah Abadi; group=Sparks; session=Robots week 1; assigned_by=Rolf Amsel; note=Shares the bench with his cousin.
event camp activity|activity|workshop: Title!;Program->@camp program|program|camp~Forest explorers;Leader~Sina Marl|Jo Petit;Date:date;Starts at:time;Place;Places:number#1-200;Age from:number#4-20;Extra fee:money;Description:long
- Night walk | program=Forest explorers; leader=Sina Marl; place=North trail; places=20; age_from=7
- First knots | program=Sail and swim; leader=Jo Petit; place=Boathouse; places=12; age_from=11; extra_fee=5
- Firing the kiln | program=Paint and clay; leader=Mina Oster; place=Mill yard; places=15; age_from=8; extra_fee=3
- Line race of robots | program=Robot workshop; leader=Ben Halim; place=Main hall; places=18; age_from=10
! record activity choice|chosen activity|activity registration [activit\\w*|choos\\w*]: Title!;Child->@child|camper~Nora Kern|Elias Osei;Activity->@camp activity|activity|workshop~Night walk|First knots;Choice=First|Second|Third;Chosen on:date;~Status=Chosen|Given|Full
- Nora, night walk | child=Nora Kern; activity=Night walk; choice=First; status=Given
- Elias, knots | child=Elias Osei; activity=First knots; choice=First; status=Chosen
- Tilda, kiln | child=Tilda Marsh; activity=Firing the kiln; choice=Second; status=Full
- Jonah, robot race | child=Jonah Abadi; activity=Line race of robots; choice=Third; status=Given
record incident|incident report|accident: Title!;Child->@child|camper~Nora Kern;Group->@cabin group|group|cabin~Owls;Happened on:date!;Time:time;Kind=Injury|Illness|Homesick|Conflict|Lost item;Severity=Minor|Major|Critical;Reported by~Sina Marl;Parents told:boolean;Measures:long
- Scraped knee | child=Nora Kern; group=Owls; kind=Injury; severity=Minor; reported_by=Sina Marl
- Short of breath | child=Elias Osei; group=Otters; kind=Illness; severity=Major; reported_by=Jo Petit
- Tears on the first night | child=Tilda Marsh; group=Potters; kind=Homesick; severity=Minor; reported_by=Mina Oster; measures=Call home after breakfast.
- Tablet gone from room 2.04 | child=Jonah Abadi; group=Sparks; kind=Lost item; severity=Minor; reported_by=Ben Halim; measures=Found under the bench.
+ payment|deposit: Registration->@registration|camp registration;Child->@child|camper;Kind=Deposit|Rest|Extra
+ waiting list entry: Child->@child|camper;Session->@camp session|session
`
