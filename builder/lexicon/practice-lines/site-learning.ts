/** Practices, written as `practicesOfLines` reads them. */
export const learningSites = `
# question treasure|question bank|mock exam|exam practice|practice question|exam preparation|test preparation
item question|exam question|practice question|test question: Title!;Bank->@question bank|subject|bank|exam subject|course~Driving theory;Chapter~Right of way;Type=Single choice|Multiple choice|True or false|Fill in|Essay;Question text:long!;Option A;Option B;Option C;Option D;Correct answer~B;Explanation:long;Difficulty=Easy|Medium|Hard
- Two cars at a crossing | bank=Driving theory; chapter=Right of way; type=Single choice; question_text=Who goes first when no sign is there?; option_a=The faster car; option_b=The car from the right; option_c=The larger car; option_d=The car from the left; correct_answer=B; explanation=Right before left holds without signs.; difficulty=Easy
- Stopping distance at 50 | bank=Driving theory; chapter=Speed; type=Fill in; question_text=Stopping distance at 50 km/h in metres?; correct_answer=40; difficulty=Medium
- Wound under pressure | bank=First aid; chapter=Bleeding; type=True or false; question_text=A strong bleeding needs a pressure bandage.; correct_answer=True; difficulty=Easy
- Duties of a guard | bank=Security licence; chapter=Law; type=Multiple choice; question_text=What may a guard do?; option_a=Ask for a name; option_b=Search a bag by force; option_c=Call the police; option_d=Impound a car; correct_answer=A, C; difficulty=Hard
item question bank|subject|bank|exam subject|course: Name!;Category~Licences;Questions:number#0-100000;Exam minutes:number(min)#1-600;Exam questions:number#1-500;Points to pass:number#1-1000;Description:long;~Status=Online|Draft
- Driving theory | category=Licences; questions=1100; exam_minutes=45; exam_questions=30; points_to_pass=90; status=Online
- First aid | category=Courses; questions=240; exam_minutes=30; exam_questions=25; points_to_pass=20; status=Online
- Security licence | category=Licences; questions=620; exam_minutes=60; exam_questions=72; points_to_pass=50; status=Online
- Boat licence | category=Licences; questions=285; exam_minutes=60; exam_questions=30; points_to_pass=23; status=Draft
record practice session|practice|practice record|answering session: Title!;Learner~Ida Moreau;Bank->@question bank|subject|bank|exam subject|course~Driving theory;Mode=Sequential|Random|By topic|Memorization|Wrong questions;Practised on:date!;Answered:number#0-10000;Right:number#0-10000;Last position:number#0-100000;Duration:number(min)#0-1000;~Status=Under way|Finished
- Ida in order | learner=Ida Moreau; bank=Driving theory; mode=Sequential; answered=60; right=51; last_position=180; duration=38; status=Under way
- Jun at random | learner=Jun Arai; bank=Driving theory; mode=Random; answered=40; right=37; duration=21; status=Finished
- Petra learns by heart | learner=Petra Hill; bank=First aid; mode=Memorization; answered=80; right=0; last_position=80; duration=25; status=Under way
- Kofi repeats mistakes | learner=Kofi Asante; bank=Security licence; mode=Wrong questions; answered=22; right=15; duration=16; status=Finished
record simulated exam|mock exam|exam|exam attempt|exam result: Title!;Learner~Ida Moreau;Bank->@question bank|subject|bank|exam subject|course~Driving theory;Taken on:date!;Questions:number#1-500;Right:number#0-500;Score:number#0-1000;Time used:number(min)#0-600;~Result=Under way|Passed|Failed|Time over
- Ida's first exam | learner=Ida Moreau; bank=Driving theory; questions=30; right=26; score=87; time_used=31; result=Failed
- Ida's second exam | learner=Ida Moreau; bank=Driving theory; questions=30; right=29; score=97; time_used=27; result=Passed
- Kofi, security | learner=Kofi Asante; bank=Security licence; questions=72; right=41; score=41; time_used=60; result=Time over
- Petra, first aid | learner=Petra Hill; bank=First aid; questions=25; right=23; score=23; time_used=18; result=Passed
! record given answer|answer record|answer: Title!;Exam->@simulated exam|mock exam|exam|exam attempt|exam result~Ida's first exam;Question->@question|exam question|practice question|test question~Two cars at a crossing;Answer given~B;Right:boolean;Seconds:number(s)#0-3600;Marked for later:boolean
- Ida at the crossing | exam=Ida's first exam; question=Two cars at a crossing; answer_given=B; seconds=14
- Ida on distance | exam=Ida's first exam; question=Stopping distance at 50; answer_given=28; seconds=41
- Kofi on duties | exam=Kofi, security; question=Duties of a guard; answer_given=A; seconds=66
- Petra on bandage | exam=Petra, first aid; question=Wound under pressure; answer_given=True; seconds=6
record wrong question|mistake|wrong question collection|collected mistake: Title!;Learner~Ida Moreau;Question->@question|exam question|practice question|test question~Stopping distance at 50;Wrong answer~28;Times wrong:number#1-1000;Last wrong on:date;Note;~State=To repeat|Mastered
- Distance again | learner=Ida Moreau; question=Stopping distance at 50; wrong_answer=28; times_wrong=3; note=Reaction plus braking; state=To repeat
- Duties of a guard | learner=Kofi Asante; question=Duties of a guard; wrong_answer=A; times_wrong=2; state=To repeat
- Crossing | learner=Jun Arai; question=Two cars at a crossing; wrong_answer=D; times_wrong=1; state=Mastered
- Bandage | learner=Petra Hill; question=Wound under pressure; wrong_answer=False; times_wrong=1; state=Mastered
record favorite question|saved question|question collection|collected question: Title!;Learner~Ida Moreau;Question->@question|exam question|practice question|test question~Two cars at a crossing;Folder~Tricky;Note:long;Saved on:date
- Crossing, tricky | learner=Ida Moreau; question=Two cars at a crossing; folder=Tricky
- Guard law | learner=Kofi Asante; question=Duties of a guard; folder=Before the exam; note=Two answers are right.
- Distance formula | learner=Jun Arai; question=Stopping distance at 50; folder=Formulas
- Bandage | learner=Petra Hill; question=Wound under pressure; folder=Before the exam
record check-in|daily check-in|study check-in|punch: Title!;Learner~Ida Moreau;Day:date!;Days in a row:number#1-10000;Questions answered:number#0-10000;Minutes:number#0-1440;Points:number#0-10000
- Ida day 12 | learner=Ida Moreau; days_in_a_row=12; questions_answered=60; minutes=38; points=12
- Ida day 11 | learner=Ida Moreau; days_in_a_row=11; questions_answered=45; minutes=30; points=11
- Jun day 3 | learner=Jun Arai; days_in_a_row=3; questions_answered=40; minutes=21; points=3
- Kofi day 1 | learner=Kofi Asante; days_in_a_row=1; questions_answered=22; minutes=16; points=1
record ranking|ranking list entry|leaderboard entry|ranking list: Learner!;Bank->@question bank|subject|bank|exam subject|course~Driving theory;Period=Today|This week|All time;Rank:number#1-1000000;Questions answered:number#0-1000000;Right share:percent;Best exam score:number#0-1000
- Jun Arai | bank=Driving theory; period=This week; rank=1; questions_answered=420; right_share=92; best_exam_score=99
- Ida Moreau | bank=Driving theory; period=This week; rank=2; questions_answered=310; right_share=86; best_exam_score=97
- Petra Hill | bank=First aid; period=All time; rank=1; questions_answered=240; right_share=94; best_exam_score=23
- Kofi Asante | bank=Security licence; period=All time; rank=7; questions_answered=118; right_share=68; best_exam_score=41
# speech fluency|pronunciation|spoken english|speaking practice|oral english|speech assessment|speaking skill
item practice question|speaking exercise|exercise|practice prompt|practice text: Title!;Type=Read aloud|Repeat|Describe a picture|Answer a question|Free talk;Level=Beginner|Elementary|Intermediate|Upper intermediate|Advanced;Text:long!;Topic~Travel;Focus=Vowels|Consonants|Stress|Rhythm|Linking;Seconds to speak:number(s)#5-600;Model audio:file;Picture:image
- The ship and the sheep | type=Read aloud; level=Beginner; text=The ship carries sheep. The sheep sleep on the ship.; topic=Animals; focus=Vowels; seconds_to_speak=20
- Thirty-three thin thieves | type=Repeat; level=Intermediate; text=Thirty-three thin thieves thought a thought.; focus=Consonants; seconds_to_speak=15
- Your way to school | type=Answer a question; level=Elementary; text=How do you get to school, and what do you see?; topic=Daily life; focus=Linking; seconds_to_speak=60
- A talk about rivers | type=Free talk; level=Advanced; text=Why do cities grow along rivers?; topic=Geography; focus=Rhythm; seconds_to_speak=120
record recording|speech recording|submission|spoken answer: Title!;Student->@student|learner~Bea Lindgren;Exercise->@practice question|exercise|speaking exercise|practice prompt|practice text~The ship and the sheep;Audio:file;Recorded on:date!;Length:number(s)#0-1200;Try:number#1-100;Transcript:long;~Status=Recorded|Submitted|Assessed|Too quiet
- Bea reads the ship | student=Bea Lindgren; exercise=The ship and the sheep; length=14; try=2; transcript=The ship carries ship. The sheep sleep on the ship.; status=Assessed
- Wei repeats thieves | student=Wei Chang; exercise=Thirty-three thin thieves; length=11; try=1; status=Assessed
- Ana on her way | student=Ana Lobo; exercise=Your way to school; length=52; try=1; status=Submitted
- Wei on rivers | student=Wei Chang; exercise=A talk about rivers; length=4; try=1; status=Too quiet
record assessment|feedback report|pronunciation score|speech assessment|score report: Title!;Recording->@recording|speech recording|submission|spoken answer~Bea reads the ship;Overall score:number!#0-100;Accuracy:number#0-100;Fluency:number#0-100;Intonation:number#0-100;Rhythm:number#0-100;Words per minute:number#0-400;Suggestion:long;Assessed on:date;~Grade=Needs work|Fair|Good|Excellent
- Bea, ship, try 2 | recording=Bea reads the ship; overall_score=74; accuracy=70; fluency=81; intonation=72; rhythm=76; words_per_minute=92; suggestion=Keep the ee in sheep longer.; grade=Good
- Wei, thieves | recording=Wei repeats thieves; overall_score=61; accuracy=54; fluency=70; intonation=63; rhythm=60; words_per_minute=84; suggestion=Put the tongue between the teeth for th.; grade=Fair
- Ana, first look | recording=Ana on her way; overall_score=83; accuracy=80; fluency=86; intonation=84; rhythm=82; words_per_minute=118; grade=Good
- Wei, rivers | recording=Wei on rivers; overall_score=20; accuracy=30; fluency=12; intonation=25; rhythm=18; words_per_minute=40; suggestion=Speak closer to the microphone.; grade=Needs work
! record word score|sound error|phoneme score: Word!;Assessment->@assessment|feedback report|pronunciation score|speech assessment|score report~Bea, ship, try 2;Expected sound~/iː/;Spoken sound~/ɪ/;Score:number#0-100;Tip
- sheep | assessment=Bea, ship, try 2; expected_sound=/iː/; spoken_sound=/ɪ/; score=48; tip=Smile and hold the vowel
- carries | assessment=Bea, ship, try 2; expected_sound=/æ/; spoken_sound=/æ/; score=90
- thirty | assessment=Wei, thieves; expected_sound=/θ/; spoken_sound=/s/; score=35; tip=Tongue between the teeth
- thought | assessment=Wei, thieves; expected_sound=/θ/; spoken_sound=/t/; score=42; tip=Let the air flow
person student|learner: Name!;Email:email;Level=Beginner|Elementary|Intermediate|Upper intermediate|Advanced;First language~Swedish;Class~Evening group 2;Goal:number(points)#0-100;Minutes practised:number#0-1000000
- Bea Lindgren | email=bea@mail.example; level=Beginner; first_language=Swedish; class=Evening group 2; goal=85; minutes_practised=240
- Wei Chang | level=Intermediate; first_language=Chinese; class=Evening group 2; goal=80; minutes_practised=410
- Ana Lobo | level=Upper intermediate; first_language=Portuguese; class=Exam group; goal=90; minutes_practised=680
- Omar Said | level=Elementary; first_language=Arabic; class=Exam group; goal=75; minutes_practised=95
item level|course level|practice level|unit: Name!;Order:number#1-100;Description:long;Score to pass:number#0-100;Exercises:number#0-10000
- Sounds | order=1; description=Single vowels and consonants; score_to_pass=60; exercises=40
- Words and stress | order=2; score_to_pass=65; exercises=60
- Sentences | order=3; description=Linking and rhythm; score_to_pass=70; exercises=75
- Free speech | order=4; score_to_pass=75; exercises=30
! record learning progress|progress: Title!;Student->@student|learner~Bea Lindgren;Week~Week 20;Exercises done:number#0-1000;Minutes:number#0-10000;Average score:number#0-100;Best score:number#0-100;Weakest sound~/iː/
- Bea week 20 | student=Bea Lindgren; week=Week 20; exercises_done=14; minutes=48; average_score=71; best_score=78; weakest_sound=/iː/
- Bea week 19 | student=Bea Lindgren; week=Week 19; exercises_done=10; minutes=35; average_score=66; best_score=74; weakest_sound=/iː/
- Wei week 20 | student=Wei Chang; week=Week 20; exercises_done=9; minutes=30; average_score=63; best_score=70; weakest_sound=/θ/
- Ana week 20 | student=Ana Lobo; week=Week 20; exercises_done=16; minutes=61; average_score=82; best_score=88; weakest_sound=/v/
# classroom communication|class management|classroom game|classroom app|student app|class interaction|classroom interaction|teacher webpage
person student|pupil: Name!;Number:number!#1-1000;Class->@class group|class|student group|group~4b;Device->@student device|device|tablet~Tablet 12;Points:number#0-1000000;Avatar=Fox|Owl|Bear|Cat|Frog;~State=Online|Offline|Screen dark
- Lotte Keller | number=1; class=4b; device=Tablet 12; points=86; avatar=Fox; state=Online
- Sami Said | number=2; class=4b; device=Tablet 13; points=140; avatar=Owl; state=Screen dark
- Bea Lindgren | number=3; class=4b; device=Tablet 14; points=52; avatar=Bear; state=Online
- Tom Pugh | number=1; class=6a; device=Tablet 21; points=57; avatar=Frog; state=Offline
item class group|class|student group|group: Name!;Teacher~Clara Nunes;Room~2.04;Students:number#0-500;Join code~4B-771;School year~2025
- 4b | teacher=Clara Nunes; room=2.04; students=24; join_code=4B-771; school_year=2025
- 6a | teacher=Evan Pugh; room=1.11; students=27; join_code=6A-204; school_year=2025
- Chess club | teacher=Clara Nunes; room=Library; students=11; join_code=CH-018; school_year=2025
- Maths helpers | teacher=Evan Pugh; room=1.12; students=6; join_code=MH-550; school_year=2025
item sub-app|mini app|student tool|tool|classroom app: Name!;Kind=Calculator|Message receiver|Dice|Pomodoro timer|Single game|Multi-player game;Description:long;Players:number#1-100;Allowed in class:boolean;Icon:image;Version;~Status=On|Off
- Calculator | kind=Calculator; players=1; description=Four operations and brackets; status=On
- 3D dice | kind=Dice; players=1; status=On
- Pomodoro | kind=Pomodoro timer; players=1; description=25 minutes work, 5 minutes rest; status=On
- Tic-tac-toe | kind=Multi-player game; players=2; status=On
- 2048 | kind=Single game; players=1; status=Off
record classroom message|sent message|group message|teacher message: Title!;Text:long!;Sent to=One student|Group|All;Student->@student|pupil~Lotte Keller;Class->@class group|class|student group|group~4b;Sent by~Clara Nunes;Sent on:date;Sent at:time;Read by:number#0-500
- Page 34 please | text=Open your book at page 34.; sent_to=All; class=4b; sent_by=Clara Nunes; read_by=24
- Well done, Lotte | text=Best drawing of a beaver so far.; sent_to=One student; student=Lotte Keller; class=4b; sent_by=Clara Nunes; read_by=1
- Chess moves to Thursday | text=Library is painted on Wednesday.; sent_to=Group; class=Chess club; sent_by=Clara Nunes; read_by=9
- Quiz in five minutes | text=Close all games.; sent_to=All; class=6a; sent_by=Evan Pugh; read_by=25
record game match|multi-player game|game|match: Title!;Game->@sub-app|tool|mini app|student tool|classroom app~Tic-tac-toe;Player one->@student|pupil~Lotte Keller;Player two->@student|pupil~Sami Said;Played on:date;Rounds:number#1-1000;Winner->@student|pupil~Sami Said;Duration:number(s)#0-36000;~State=Waiting|Running|Finished|Broken off
- Lotte against Sami | game=Tic-tac-toe; player_one=Lotte Keller; player_two=Sami Said; rounds=3; winner=Sami Said; duration=140; state=Finished
- Bea against Lotte | game=Tic-tac-toe; player_one=Bea Lindgren; player_two=Lotte Keller; rounds=1; winner=Bea Lindgren; duration=35; state=Finished
- Tom plays 2048 | game=2048; player_one=Tom Pugh; rounds=1; duration=310; state=Broken off
- Sami waits | game=Tic-tac-toe; player_one=Sami Said; rounds=1; state=Waiting
record student score|score|game score|result: Title!;Student->@student|pupil~Sami Said;Game->@sub-app|tool|mini app|student tool|classroom app~2048;Score:number!#0-100000000;Rank:number#1-1000;Scored on:date;Given by=Game|Teacher;Remark
- Sami, 2048 | student=Sami Said; game=2048; score=4096; rank=1; given_by=Game
- Lotte, tic-tac-toe | student=Lotte Keller; game=Tic-tac-toe; score=12; rank=2; given_by=Game
- Bea, helping | student=Bea Lindgren; score=5; given_by=Teacher; remark=Helped to set up the tablets
- Tom, 2048 | student=Tom Pugh; game=2048; score=1024; rank=4; given_by=Game
record screen command|classroom control|remote command|screen control: Title!;Action=Darken screens|Light screens|Run an app|Close apps|Lock;Class->@class group|class|student group|group~4b;Student->@student|pupil~Sami Said;App->@sub-app|tool|mini app|student tool|classroom app~3D dice;Minutes:number(min)#0-240;Given by~Clara Nunes;Given on:date;Given at:time;~Result=Done|Partly|Failed
- All run dice | action=Run an app; class=4b; app=3D dice; given_by=Clara Nunes; result=Done
- Eyes to the board | action=Darken screens; class=4b; minutes=5; given_by=Clara Nunes; result=Done
- Sami takes a break | action=Darken screens; class=4b; student=Sami Said; minutes=10; given_by=Clara Nunes; result=Done
- Close all games | action=Close apps; class=6a; given_by=Evan Pugh; result=Partly
! item student device|device|tablet: Name!;Serial number;Class->@class group|class|student group|group~4b;Battery:percent;App version;Last seen:date;~State=Online|Offline|Repair
- Tablet 12 | class=4b; battery=81; app_version=2.1; state=Online
- Tablet 13 | class=4b; battery=64; app_version=2.1; state=Online
- Tablet 14 | class=4b; battery=22; app_version=2.0; state=Online
- Tablet 21 | class=6a; battery=0; app_version=2.1; state=Repair
# school website|educational website|about the school|school information|school homepage|parent portal|kindergarten website
item program|educational program|curriculum|school program: Name!;Stage=Nursery|Primary|Middle|Upper|Afternoon;Grades~1 to 4;Hours per week:number#1-60;Subjects;Head~Clara Nunes;Goals:long;Description:long;Brochure:file;Picture:image;~Status=Running|Starts next year|Ended
- Primary with two languages | stage=Primary; grades=1 to 4; hours_per_week=26; subjects=All, a third of them in French; head=Clara Nunes; status=Running
- Science branch | stage=Upper; grades=9 to 12; hours_per_week=34; subjects=Physics, chemistry, computing; head=Wei Chang; status=Running
- Garden and kitchen | stage=Afternoon; grades=1 to 6; hours_per_week=6; subjects=Growing, cooking; head=Evan Pugh; status=Running
- Music branch | stage=Middle; grades=5 to 8; hours_per_week=32; head=Mara Lindt; status=Starts next year
item course|subject|curriculum subject: Name!;Program->@program|curriculum|educational program|school program~Science branch;Grade:number#0-13;Hours per week:number#1-40;Teacher->@staff member|faculty member|faculty|staff|school teacher~Wei Chang;Contents:long;Books;Assessment=Marks|Portfolio|Report|Project
- Physics 9 | program=Science branch; grade=9; hours_per_week=4; teacher=Wei Chang; contents=Motion, heat, light; assessment=Marks
- French 2 | program=Primary with two languages; grade=2; hours_per_week=5; teacher=Clara Nunes; assessment=Portfolio
- Bread and beds | program=Garden and kitchen; grade=3; hours_per_week=3; teacher=Evan Pugh; assessment=Project
- Choir 5 | program=Music branch; grade=5; hours_per_week=3; teacher=Mara Lindt; assessment=Report
person staff member|faculty member|faculty|staff|school teacher: Name!;Position~Teacher of physics;Department=Management|Primary|Sciences|Languages|Arts|Office;Subjects;Email:email;Phone:phone;Office hours;Education;Biography:long;Portrait:image
- Clara Nunes | position=Head of primary; department=Primary; subjects=French, mathematics; email=nunes@pierschool.example; office_hours=Tue 14-15
- Wei Chang | position=Teacher of physics; department=Sciences; subjects=Physics, computing; email=chang@pierschool.example; office_hours=Thu 13-14
- Mara Lindt | position=Teacher of music; department=Arts; subjects=Music; office_hours=Mon 15-16
- Petra Hill | position=School secretary; department=Office; email=office@pierschool.example; office_hours=Daily 8-12
item parent information|parent notice|school notice|portal document|announcement|school-related information: Title!;Kind=Letter|Form|Menu|Calendar|Rule|Price list;For grades~1 to 4;Text:long;Document:file;Published on:date;Answer by:date;Written by~Petra Hill;~Status=Draft|Published|Archived
- Trip to the lake | kind=Letter; for_grades=3; text=Rubber boots and a packed lunch, please.; written_by=Clara Nunes; status=Published
- Meals in June | kind=Menu; for_grades=All; written_by=Petra Hill; status=Published
- Sign-up for the afternoon | kind=Form; for_grades=1 to 6; written_by=Petra Hill; status=Published
- Rules for phones | kind=Rule; for_grades=5 to 12; written_by=Wei Chang; status=Draft
person parent|caregiver|guardian: Name!;Child!;Class~4b;Email:email;Phone:phone;Language=English|German|French|Arabic;~Access=Invited|Active|Closed
- Rosa Keller | child=Lotte Keller; class=4b; email=rosa@mail.example; language=German; access=Active
- Omar Said | child=Sami Said; class=4b; email=omar@mail.example; language=Arabic; access=Active
- Evan Pugh | child=Tom Pugh; class=6a; language=English; access=Active
- Lea Lindgren | child=Bea Lindgren; class=4b; language=English; access=Invited
event school event|event|calendar date: Title!;Kind=Holiday|Meeting|Festival|Trip|Exam|Open day;Date:date!;Starts at:time;Ends on:date;Place~Great hall;For=All|Parents|Pupils|Staff;Description:long
- Open day | kind=Open day; place=Whole school; for=All; description=Lessons to watch, soup to taste.
- Parents' evening 4b | kind=Meeting; place=Room 2.04; for=Parents
- Summer concert | kind=Festival; place=Great hall; for=All
- Trip to the lake | kind=Trip; place=Crane Lake; for=Pupils
! request admission inquiry|admission application|contact message {New|Visit agreed|Place offered|Refused}: Title!;Parent!;Child!;Born on:date;Wanted grade:number#0-13;Program->@program|curriculum|educational program|school program~Primary with two languages;Email:email;Message:long;~Answered by~Petra Hill
- Noah, grade 1 | parent=Lena Ortiz; child=Noah Ortiz; wanted_grade=1; program=Primary with two languages; email=lena@mail.example
- Mia, grade 9 | parent=Finn Aalto; child=Mia Aalto; wanted_grade=9; program=Science branch; message=We move here in August.; answered_by=Petra Hill
- Ben, afternoon | parent=Tom Reyes; child=Ben Reyes; wanted_grade=3; program=Garden and kitchen
- Ella, music | parent=Ana Duarte; child=Ella Duarte; wanted_grade=5; program=Music branch
item news item|school news|news: Title!;Published on:date;Author->@staff member|faculty|faculty member|staff|school teacher~Clara Nunes;Text:long;Picture:image;Section=School life|Results|Building|Visitors;~Status=Draft|Published
- Frogs in the school pond | author=Clara Nunes; section=School life; status=Published
- Second place in physics | author=Wei Chang; section=Results; text=Three girls of grade 9 built a wind meter.; status=Published
- New roof on the sports hall | author=Petra Hill; section=Building; status=Published
- A poet came to grade 5 | author=Mara Lindt; section=Visitors; status=Draft
# exam practice|question bank|mock exam|practice test|exam preparation
item question|exam question|test question|practice question: Text!;Subject->@exam subject|subject|question bank;Chapter->@exam chapter|chapter|knowledge point|topic;Type=Single choice|Multiple choice|True or false|Fill in|Essay;Options:long;Answer;Explanation:long;Difficulty=Easy|Medium|Hard;Points:number#1-100
- Which sign gives way? | subject=Driving theory; chapter=Right of way; type=Single choice; options=A Triangle on its tip, B Blue circle, C Yellow diamond; answer=A; explanation=The triangle points down.; difficulty=Easy; points=3
- Stopping distance at 50 km/h | subject=Driving theory; chapter=Speed and distance; type=Fill in; answer=40 m; explanation=15 m reaction and 25 m braking.; difficulty=Medium; points=4
- Debit raises an asset account. | subject=Bookkeeping I; chapter=Double entry; type=True or false; answer=True; difficulty=Easy; points=1
- Name two accruals. | subject=Bookkeeping I; chapter=Year-end; type=Essay; answer=Rent paid ahead, interest due; difficulty=Hard; points=6
item exam subject|subject|question bank: Name!;Code;Questions:number#0-100000;Pass mark:percent;Cover:image;Description:long
- Driving theory | code=DRV; questions=1040; pass_mark=90; description=Class B.
- Bookkeeping I | code=BKI; questions=620; pass_mark=60; description=First certificate.
- Nursing basics | code=NUR; questions=810; pass_mark=70; description=First year.
- Fishing licence | code=FSH; questions=300; pass_mark=75; description=State examination.
item exam chapter|chapter|knowledge point|topic: Name!;Subject->@exam subject|subject|question bank;Position:number#1-100;Questions:number#0-10000
- Right of way | subject=Driving theory; position=1; questions=120
- Speed and distance | subject=Driving theory; position=2; questions=75
- Double entry | subject=Bookkeeping I; position=1; questions=90
- Year-end | subject=Bookkeeping I; position=6; questions=64
item mock exam|exam paper|paper|exam|test paper: Title!;Subject->@exam subject|subject|question bank;Duration:number(min)#1-480;Questions:number#1-300;Total points:number#1-1000;Pass points:number#1-1000;Opens on:date;~Status=Draft|Published|Closed
- Theory paper 7 | subject=Driving theory; duration=45; questions=30; total_points=110; pass_points=100; status=Published
- Bookkeeping mock A | subject=Bookkeeping I; duration=90; questions=40; total_points=100; pass_points=60; status=Published
- Anatomy check | subject=Nursing basics; duration=30; questions=25; total_points=50; pass_points=35; status=Draft
- Fish species test | subject=Fishing licence; duration=60; questions=60; total_points=60; pass_points=45; status=Closed
record exam result|practice record|exam record|score|test result|answer record: Title!;Paper->@mock exam|exam paper|paper|exam|test paper;Candidate~Lia|Marek;Score:number#0-1000;Correct:number#0-300;Wrong:number#0-300;Time used:number(min)#0-480;Taken on:date;~Result=Passed|Failed|Not finished
- Lia, theory 7 | paper=Theory paper 7; candidate=Lia; score=104; correct=28; wrong=2; time_used=31; result=Passed
- Marek, theory 7 | paper=Theory paper 7; candidate=Marek; score=88; correct=24; wrong=6; time_used=40; result=Failed
- Anouk, mock A | paper=Bookkeeping mock A; candidate=Anouk; score=71; correct=29; wrong=11; time_used=85; result=Passed
- Jorge, fish | paper=Fish species test; candidate=Jorge; score=20; correct=20; wrong=5; time_used=25; result=Not finished
record wrong question|mistake|wrong answer|error book entry: Title!;Question->@question|exam question|test question|practice question;Candidate;Given answer;Times wrong:number#1-100;Last wrong on:date;Mastered:boolean
- Marek, give way | question=Which sign gives way?; candidate=Marek; given_answer=C; times_wrong=2
- Marek, distance | question=Stopping distance at 50 km/h; candidate=Marek; given_answer=25 m; times_wrong=3
- Anouk, accruals | question=Name two accruals.; candidate=Anouk; given_answer=Rent; times_wrong=1
- Lia, distance | question=Stopping distance at 50 km/h; candidate=Lia; given_answer=30 m; times_wrong=1
! record paper question [paper|exam|test|compos|generat]: Title!;Paper->@mock exam|exam paper|paper|exam|test paper;Question->@question|exam question|test question|practice question;Position:number#1-300;Points:number#1-100
- Theory 7, no. 1 | paper=Theory paper 7; question=Which sign gives way?; position=1; points=3
- Theory 7, no. 2 | paper=Theory paper 7; question=Stopping distance at 50 km/h; position=2; points=4
- Mock A, no. 1 | paper=Bookkeeping mock A; question=Debit raises an asset account.; position=1; points=1
- Mock A, no. 40 | paper=Bookkeeping mock A; question=Name two accruals.; position=40; points=6
# knowledge payment|paid knowledge|paid course|paid column
item paid column|column|knowledge product|paid course|course: Title!;Lecturer->@lecturer|author|expert|teacher of a column;Category->@knowledge category|category;Type=Audio|Video|Text|Live;Price:money;Member price:money;Cover:image;Lessons:number#1-500;Sold:number#0-1000000;Introduction:long;~Status=Draft|On sale|Off sale
- Reading contracts calmly | lecturer=Judge Elin Norr; category=Law; type=Audio; price=49; member_price=29; lessons=24; sold=2110; status=On sale
- Bread with wild yeast | lecturer=Paul Becher; category=Home; type=Video; price=35; member_price=25; lessons=16; sold=940; status=On sale
- Talking to teenagers | lecturer=Dr. Sunita Rao; category=Family; type=Text; price=19; member_price=0; lessons=30; sold=5120; status=On sale
- Speak in public | lecturer=Marc Olin; category=Career; type=Live; price=79; member_price=59; lessons=8; sold=0; status=Draft
person lecturer|author|expert|teacher of a column: Name!;Title;Field;Photo:image;Share of sales:percent;Followers:number#0-1000000;Biography:long
- Judge Elin Norr | title=Retired judge; field=Law; share_of_sales=50; followers=8800
- Paul Becher | title=Baker; field=Food; share_of_sales=60; followers=4120
- Dr. Sunita Rao | title=Psychologist; field=Family; share_of_sales=55; followers=20100
- Marc Olin | title=Speaker; field=Career; share_of_sales=40; followers=1300
item column lesson|lesson|episode|audio lesson|chapter: Title!;Column->@paid column|course|column|knowledge product|paid course;Number:number#1-500;Duration:number(min)#1-300;Free trial:boolean;Media:file;Text:long
- What a signature means | column=Reading contracts calmly; number=1; duration=14
- Small print, large effect | column=Reading contracts calmly; number=2; duration=17
- Feeding the starter | column=Bread with wild yeast; number=1; duration=22
- Listen first | column=Talking to teenagers; number=1; duration=9
record purchase|subscription|purchased course|bought column: Number!;Column->@paid column|course|column|knowledge product|paid course;Buyer~Nora|Kim;Paid:money;Coupon;Bought on:date;Valid until:date;~Status=Open|Paid|Refunded
- KP-101 | column=Reading contracts calmly; buyer=Nora; paid=49; status=Paid
- KP-102 | column=Bread with wild yeast; buyer=Kim; paid=25; coupon=WELCOME10; status=Paid
- KP-103 | column=Talking to teenagers; buyer=Nora; paid=0; status=Paid
- KP-104 | column=Bread with wild yeast; buyer=Alex; paid=35; status=Refunded
record learning progress|learning record|study record|progress: Title!;Lesson->@column lesson|lesson|episode|audio lesson|chapter;Learner;Progress:percent;Last position:number(s)#0-20000;Last on:date;Finished:boolean
- Nora, signature | lesson=What a signature means; learner=Nora; progress=100; last_position=840
- Nora, small print | lesson=Small print, large effect; learner=Nora; progress=40; last_position=410
- Kim, starter | lesson=Feeding the starter; learner=Kim; progress=75; last_position=990
- Nora, listen | lesson=Listen first; learner=Nora; progress=10; last_position=50
item membership plan|membership|vip card|plan: Name!;Price:money;Months:number#1-36;Discount:percent;Free columns:number#0-1000;Benefits:long
- Month card | price=9; months=1; discount=10; free_columns=5; benefits=Five columns to choose.
- Year card | price=79; months=12; discount=30; free_columns=60; benefits=All texts free.
- Student card | price=39; months=12; discount=20; free_columns=20; benefits=With school mail.
- Gift card | price=25; months=3; discount=10; free_columns=15; benefits=For somebody else.
! item knowledge category [categor|classif|field|topic]: Name!;Icon:image;Sort order:number#0-100;Description
- Law | sort_order=1; description=Contracts and rights
- Home | sort_order=2; description=Kitchen and repairs
- Family | sort_order=3; description=Children and parents
- Career | sort_order=4; description=Work and speech
! record distribution commission [distribut|promot|commission|affiliate]: Title!;Promoter;Purchase->@purchase|subscription|purchased course|bought column;Rate:percent;Amount:money;~Status=Pending|Paid
- Kim for KP-101 | promoter=Kim; purchase=KP-101; rate=20; amount=10; status=Paid
- Nora for KP-102 | promoter=Nora; purchase=KP-102; rate=20; amount=5; status=Pending
- Nora for KP-104 | promoter=Nora; purchase=KP-104; rate=20; amount=7; status=Pending
- Kim for KP-103 | promoter=Kim; purchase=KP-103; rate=20; amount=0; status=Paid
# school management|school affair|school administration|campus management|student information system|student information management|student management
person student|pupil|child|schoolchild: Name!;Student number;Class->@school class|class|grade|homeroom~4 A|7 C;Date of birth:date;Gender=Female|Male|Other;Guardian~Mrs. Ortega|Mr. Lindqvist;Guardian phone:phone;Email:email;Address;~Status=Enrolled|On leave|Graduated|Left
- Clara Ortega | student_number=S-24017; class=4 A; gender=Female; guardian=Mrs. Ortega; status=Enrolled
- Nils Lindqvist | student_number=S-23142; class=7 C; gender=Male; guardian=Mr. Lindqvist; status=Enrolled
- Amara Diallo | student_number=S-24031; class=4 A; gender=Female; guardian=Mr. Diallo; status=Enrolled
- Theo Marsh | student_number=S-22088; class=9 B; gender=Male; guardian=Mrs. Marsh; status=On leave
person teacher|instructor: Name!;Staff number;Subject~Mathematics|Biology;Room~B 12|C 03;Hours per week:number#1-40;Phone:phone;Email:email;Hired on:date;~Status=Active|On leave|Left
- Helen Baker | staff_number=T-108; subject=Mathematics; room=B 12; hours_per_week=24; status=Active
- Rafael Moura | staff_number=T-121; subject=Biology; room=C 03; hours_per_week=20; status=Active
- Ingrid Sand | staff_number=T-097; subject=English; room=A 07; hours_per_week=26; status=Active
- Kofi Annor | staff_number=T-133; subject=History; room=A 11; hours_per_week=12; status=On leave
item school class|class|grade|homeroom: Name!;Year:number#1-13;Class teacher->@teacher|instructor~Helen Baker|Ingrid Sand;Room;Students:number#0-45;School year~2025/26
- 4 A | year=4; class_teacher=Ingrid Sand; room=A 07; students=23; school_year=2025/26
- 7 C | year=7; class_teacher=Helen Baker; room=B 12; students=27; school_year=2025/26
- 9 B | year=9; class_teacher=Kofi Annor; room=A 11; students=25; school_year=2025/26
- 10 A | year=10; class_teacher=Rafael Moura; room=C 03; students=21; school_year=2025/26
item course|subject|school course: Title!;Code;Teacher->@teacher|instructor~Helen Baker|Rafael Moura;Class->@school class|class|grade|homeroom~7 C|9 B;Credits:number#0-20;Hours per week:number#1-12;Room;Description:long;~Status=Planned|Running|Finished
- Algebra I | code=MAT-7; teacher=Helen Baker; class=7 C; credits=4; hours_per_week=4; room=B 12; status=Running
- Cell biology | code=BIO-10; teacher=Rafael Moura; class=10 A; credits=3; hours_per_week=3; room=C 03; status=Running
- Reading and writing | code=ENG-4; teacher=Ingrid Sand; class=4 A; credits=5; hours_per_week=6; room=A 07; status=Running
- The industrial age | code=HIS-9; teacher=Kofi Annor; class=9 B; credits=2; hours_per_week=2; room=A 11; status=Planned
record course schedule|timetable|class schedule|timetable entry: Title!;Course->@course|subject|school course~Algebra I|Cell biology;Weekday=Monday|Tuesday|Wednesday|Thursday|Friday;Starts at:time;Ends at:time;Room;Term~Autumn 2025
- Algebra Monday first hour | course=Algebra I; weekday=Monday; room=B 12; term=Autumn 2025
- Biology lab Tuesday | course=Cell biology; weekday=Tuesday; room=C 03; term=Autumn 2025
- Reading Wednesday | course=Reading and writing; weekday=Wednesday; room=A 07; term=Autumn 2025
- History Friday | course=The industrial age; weekday=Friday; room=A 11; term=Autumn 2025
record grade record|grade|score|exam score|mark|student grade: Title!;Student->@student|pupil~Clara Ortega|Nils Lindqvist;Course->@course|subject|school course~Algebra I|Reading and writing;Kind=Test|Homework|Oral|Final exam;Points:number#0-100;Grade=A|B|C|D|E|F;Term~Autumn 2025;Given by->@teacher|instructor~Helen Baker;Given on:date;Remark
- Algebra test 1, Nils | student=Nils Lindqvist; course=Algebra I; kind=Test; points=84; grade=B; given_by=Helen Baker
- Reading aloud, Clara | student=Clara Ortega; course=Reading and writing; kind=Oral; points=95; grade=A; given_by=Ingrid Sand
- Spelling test, Amara | student=Amara Diallo; course=Reading and writing; kind=Test; points=71; grade=C; given_by=Ingrid Sand
- History essay, Theo | student=Theo Marsh; course=The industrial age; kind=Homework; points=66; grade=D; given_by=Kofi Annor
! record student attendance|attendance record|absence: Title!;Student->@student|pupil~Clara Ortega|Nils Lindqvist;Course->@course|subject|school course~Algebra I;Day:date;Attendance=Present|Late|Excused|Absent;Reason;Noted by->@teacher|instructor~Helen Baker
- Nils late on Monday | student=Nils Lindqvist; course=Algebra I; attendance=Late; reason=Bus; noted_by=Helen Baker
- Clara ill | student=Clara Ortega; course=Reading and writing; attendance=Excused; reason=Fever; noted_by=Ingrid Sand
- Amara present | student=Amara Diallo; course=Reading and writing; attendance=Present; noted_by=Ingrid Sand
- Theo missing | student=Theo Marsh; course=The industrial age; attendance=Absent; reason=Unknown; noted_by=Kofi Annor
! record course enrollment|enrollment|course selection: Title!;Student->@student|pupil~Nils Lindqvist;Course->@course|subject|school course~Algebra I;Enrolled on:date;~Status=Enrolled|Waiting|Dropped|Passed
- Nils in Algebra I | student=Nils Lindqvist; course=Algebra I; status=Enrolled
- Clara in Reading and writing | student=Clara Ortega; course=Reading and writing; status=Enrolled
- Amara in Reading and writing | student=Amara Diallo; course=Reading and writing; status=Enrolled
- Theo in The industrial age | student=Theo Marsh; course=The industrial age; status=Waiting
# online lessons|team session|one-on-one session|live lessons|lesson platform|private lessons|tutor matching|find tutors|home tutor
item course|lesson course: Title!;Subject~Spanish|Calculus;Level=Beginner|Intermediate|Advanced;Instructor->@instructor|teacher|tutor~Lucia Mendez|Tobias Krug;Format=One-on-one|Team|Both;Sessions:number#1-100;Price per session:money;Description:long;Cover:image;~Status=Draft|Open|Full|Closed
- Spanish for travellers | subject=Spanish; level=Beginner; instructor=Lucia Mendez; format=Both; sessions=10; price_per_session=24; status=Open
- Calculus for engineers | subject=Calculus; level=Advanced; instructor=Tobias Krug; format=Team; sessions=14; price_per_session=18; status=Open
- Speaking with confidence | subject=Rhetoric; level=Intermediate; instructor=Adaeze Obi; format=One-on-one; sessions=6; price_per_session=45; status=Open
- First steps in drawing | subject=Art; level=Beginner; instructor=Marek Lis; format=Team; sessions=8; price_per_session=15; status=Full
person instructor|teacher|tutor: Name!;Subjects;Languages~Spanish, English|German;Hourly rate:money;Time zone~Europe/Madrid|Europe/Berlin;Email:email;Photo:image;About:long;~Rating:rating;~Status=Active|Paused
- Lucia Mendez | subjects=Spanish; languages=Spanish, English; hourly_rate=24; time_zone=Europe/Madrid; rating=5; status=Active
- Tobias Krug | subjects=Calculus, statistics; languages=German, English; hourly_rate=30; time_zone=Europe/Berlin; rating=4; status=Active
- Adaeze Obi | subjects=Rhetoric; languages=English; hourly_rate=45; time_zone=Africa/Lagos; rating=5; status=Active
- Marek Lis | subjects=Drawing; languages=Polish, English; hourly_rate=20; time_zone=Europe/Warsaw; rating=4; status=Paused
event session|lesson session|class session|team session|one-on-one session: Title!;Course->@course|lesson course~Spanish for travellers;Instructor->@instructor|teacher|tutor~Lucia Mendez;Kind=One-on-one|Team;Day:date!;Starts at:time;Minutes:number#15-240;Places:number#1-100;Meeting link:url;Material:file;~Status=Scheduled|Running|Held|Cancelled
- At the restaurant | course=Spanish for travellers; instructor=Lucia Mendez; kind=Team; minutes=60; places=6; status=Scheduled
- Integrals by parts | course=Calculus for engineers; instructor=Tobias Krug; kind=Team; minutes=90; places=12; status=Scheduled
- Opening a talk | course=Speaking with confidence; instructor=Adaeze Obi; kind=One-on-one; minutes=45; places=1; status=Held
- Light and shade | course=First steps in drawing; instructor=Marek Lis; kind=Team; minutes=60; places=8; status=Cancelled
record availability|available time|instructor calendar: Title!;Instructor->@instructor|teacher|tutor~Lucia Mendez;Weekday=Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday;From:time;Until:time;Repeats:boolean
- Lucia Monday evening | instructor=Lucia Mendez; weekday=Monday
- Tobias Tuesday | instructor=Tobias Krug; weekday=Tuesday
- Adaeze Friday | instructor=Adaeze Obi; weekday=Friday
- Marek Saturday | instructor=Marek Lis; weekday=Saturday
record session reminder|reminder: Title!;Session->@session|lesson session|class session|team session|one-on-one session~At the restaurant;Recipient~Jana Brod|Lucia Mendez;Channel=Email|SMS|In app;Hours before:number#1-168;~Status=Planned|Sent|Failed
- Restaurant, a day before | session=At the restaurant; recipient=Jana Brod; channel=Email; hours_before=24; status=Planned
- Restaurant, one hour | session=At the restaurant; recipient=Lucia Mendez; channel=In app; hours_before=1; status=Planned
- Integrals, a day before | session=Integrals by parts; recipient=Ken Ito; channel=SMS; hours_before=24; status=Planned
- Talk, two hours | session=Opening a talk; recipient=Sven Dahl; channel=Email; hours_before=2; status=Sent
! record session attendance|attendance: Title!;Session->@session|lesson session|class session|team session|one-on-one session~Opening a talk;Student~Sven Dahl|Jana Brod;Attendance=Present|Late|Absent;Minutes:number#0-240;Remark:long
- Sven at Opening a talk | session=Opening a talk; student=Sven Dahl; attendance=Present; minutes=45; remark=Good pauses.
- Jana at the restaurant | session=At the restaurant; student=Jana Brod; attendance=Late; minutes=52
- Ken at integrals | session=Integrals by parts; student=Ken Ito; attendance=Present; minutes=90
- Rosa at light and shade | session=Light and shade; student=Rosa Pinto; attendance=Absent; minutes=0
! record course enrollment|enrollment: Title!;Course->@course|lesson course~Spanish for travellers;Student~Jana Brod;Sessions left:number#0-100;Enrolled on:date;~Status=Active|Finished|Cancelled
- Jana in Spanish | course=Spanish for travellers; student=Jana Brod; sessions_left=7; status=Active
- Ken in Calculus | course=Calculus for engineers; student=Ken Ito; sessions_left=12; status=Active
- Sven in Speaking | course=Speaking with confidence; student=Sven Dahl; sessions_left=0; status=Finished
- Rosa in Drawing | course=First steps in drawing; student=Rosa Pinto; sessions_left=5; status=Cancelled
+ booking: Session->@session|lesson session|class session|team session|one-on-one session~At the restaurant;Course->@course|lesson course~Spanish for travellers;Instructor->@instructor|teacher|tutor~Lucia Mendez;Kind=One-on-one|Team;Price:money
# course training|training and examination|examination function|training examination|exam training|online examination|online exam|employee online learning|employee learning|staff training|employee training|training management|company training|enterprise training|training system|online training system|corporate training|employee training system|training platform
item course|training course|course training|learning course|online training|training: Title!;Subject area->@subject area|field of study~Fire safety|Hygiene;Trainer~Edgar Pohl|Lin Mei;Hours:number#1-500;Pass mark:percent;Mandatory:boolean;Cover:image;Description:long;~Status=Draft|Open|Closed
- Fire safety basics | subject_area=Safety; trainer=Edgar Pohl; hours=4; pass_mark=80; status=Open
- Food hygiene yearly | subject_area=Hygiene; trainer=Lin Mei; hours=3; pass_mark=75; status=Open
- Forklift licence theory | subject_area=Driving; trainer=Edgar Pohl; hours=16; pass_mark=85; status=Open
- Data protection | subject_area=Law; trainer=Paula Sims; hours=2; pass_mark=70; status=Draft
item learning content|lesson|course content|chapter|learning material: Title!;Course->@course|training course|course training|learning course|online training|training~Fire safety basics;Position:number#1-200;Kind=Text|Video|Slides|File;Text:long;File:file;Minutes:number#1-600
- Classes of fire | course=Fire safety basics; position=1; kind=Video; minutes=12
- Using an extinguisher | course=Fire safety basics; position=2; kind=Video; minutes=9
- Washing hands the right way | course=Food hygiene yearly; position=1; kind=Slides; minutes=8
- Load diagram of a forklift | course=Forklift licence theory; position=4; kind=Text; minutes=25
item exam|examination|test paper|exam paper: Title!;Course->@course|training course|course training|learning course|online training|training~Fire safety basics;Minutes:number#1-300;Questions:number#1-200;Pass mark:percent;Tries allowed:number#1-20;Opens on:date;Closes on:date;~Status=Draft|Open|Closed
- Fire safety final | course=Fire safety basics; minutes=20; questions=15; pass_mark=80; tries_allowed=3; status=Open
- Hygiene test | course=Food hygiene yearly; minutes=15; questions=10; pass_mark=75; tries_allowed=5; status=Open
- Forklift theory exam | course=Forklift licence theory; minutes=60; questions=40; pass_mark=85; tries_allowed=2; status=Open
- Data protection check | course=Data protection; minutes=10; questions=8; pass_mark=70; tries_allowed=3; status=Draft
item exam question|question|question bank: Question!;Exam->@exam|examination|test paper|exam paper~Fire safety final|Hygiene test;Type=Single choice|Multiple choice|True or false|Short answer;Option A;Option B;Option C;Right answer;Points:number#1-100;Explanation:long;Difficulty=Easy|Medium|Hard
- Which extinguisher suits burning oil? | exam=Fire safety final; type=Single choice; option_a=Water; option_b=Class F; option_c=Sand only; right_answer=B; points=2; difficulty=Medium
- Lifts may be used during a fire. | exam=Fire safety final; type=True or false; option_a=True; option_b=False; right_answer=B; points=1; difficulty=Easy
- How warm may a cold store be? | exam=Hygiene test; type=Single choice; option_a=7 °C; option_b=12 °C; option_c=15 °C; right_answer=A; points=1; difficulty=Easy
- When is a forklift stable? | exam=Forklift theory exam; type=Short answer; right_answer=Load moment below limit; points=4; difficulty=Hard
! record exam attempt|exam result|exam record|attempt|result: Attempt!;Exam->@exam|examination|test paper|exam paper~Fire safety final;Learner~Tess Hall|Igor Pan;Score:percent;Right answers:number#0-200;Minutes used:number#0-300;Taken on:date;~Result=Passed|Failed|Under way
- Tess, first try | exam=Fire safety final; score=73; right_answers=11; minutes_used=14; result=Failed
- Tess, second try | exam=Fire safety final; score=93; right_answers=14; minutes_used=11; result=Passed
- Igor, hygiene | exam=Hygiene test; score=90; right_answers=9; minutes_used=7; result=Passed
- Ruth, forklift | exam=Forklift theory exam; score=0; right_answers=0; minutes_used=5; result=Under way
! record attempt answer|given answer: Answer!;Attempt->@exam attempt|attempt|exam result|exam record|result~Tess, first try;Question->@exam question|question|question bank~Lifts may be used during a fire.;Correct:boolean;Points:number#0-100
- Class F | attempt=Tess, second try; question=Which extinguisher suits burning oil?; points=2
- Water | attempt=Tess, first try; question=Which extinguisher suits burning oil?; points=0
- False | attempt=Tess, first try; question=Lifts may be used during a fire.; points=1
- 7 °C | attempt=Igor, hygiene; question=How warm may a cold store be?; points=1
! record learning progress|study record|learning record: Title!;Learner~Tess Hall;Course->@course|training course|course training|learning course|online training|training~Fire safety basics;Content->@learning content|lesson|course content|chapter|learning material~Classes of fire;Progress:percent;Minutes learned:number#0-100000;Last seen on:date
- Tess, classes of fire | course=Fire safety basics; content=Classes of fire; progress=100; minutes_learned=12
- Tess, extinguisher | course=Fire safety basics; content=Using an extinguisher; progress=60; minutes_learned=5
- Igor, washing hands | course=Food hygiene yearly; content=Washing hands the right way; progress=100; minutes_learned=9
- Ruth, load diagram | course=Forklift licence theory; content=Load diagram of a forklift; progress=30; minutes_learned=8
! item learning plan|training plan|learning path|study plan [plan\\w*|path\\w*|assign\\w*|program\\w*]: Name!;Goal:long;Department~Warehouse|Kitchen;Position;Mandatory:boolean;Starts on:date;Due on:date;Made by~Nina Holm;~People:number#0-100000;~Completion:percent;~Status=Draft|Running|Closed
- New in the warehouse | department=Warehouse; made_by=Nina Holm; people=14; completion=60; status=Running
- Hygiene each year | department=Kitchen; made_by=Nina Holm; people=22; completion=91; status=Running
- Team leads | made_by=Nina Holm; people=5; completion=20; status=Running
- Fire wardens | department=Warehouse; made_by=Nina Holm; people=6; completion=100; status=Closed
! record plan course|course of a plan|planned course [plan\\w*|path\\w*]: Title!;Learning plan->@learning plan|training plan~New in the warehouse;Course->@course|training course|course training|learning course|online training|training~Fire safety basics;Order:number#1-200;Mandatory:boolean;Days to finish:number(days)#1-365
- Warehouse 1 | learning_plan=New in the warehouse; course=Fire safety basics; order=1; days_to_finish=14
- Kitchen 2 | learning_plan=Hygiene each year; course=Fire safety basics; order=2; days_to_finish=30
- Leads 1 | learning_plan=Team leads; course=Fire safety basics; order=1; days_to_finish=30
- Wardens 1 | learning_plan=Fire wardens; course=Fire safety basics; order=1; days_to_finish=7
! record plan assignment|training assignment|assigned plan|learning assignment [assign\\w*|department\\w*|completion]: Title!;Learning plan->@learning plan|training plan~New in the warehouse;Employee~Tess Hall|Igor Pan;Department~Warehouse;Assigned by~Nina Holm;Assigned on:date;Due on:date;~Progress:percent;~Status=Assigned|Under way|Done|Overdue
- Tess, warehouse plan | learning_plan=New in the warehouse; employee=Tess Hall; department=Warehouse; assigned_by=Nina Holm; progress=50; status=Under way
- Igor, warehouse plan | learning_plan=New in the warehouse; employee=Igor Pan; department=Warehouse; assigned_by=Nina Holm; progress=100; status=Done
- Tess, hygiene | learning_plan=Hygiene each year; employee=Tess Hall; department=Kitchen; assigned_by=Nina Holm; progress=0; status=Overdue
- Igor, wardens | learning_plan=Fire wardens; employee=Igor Pan; department=Warehouse; assigned_by=Nina Holm; progress=100; status=Done
# employment training|vocational training|employment and unemployment|unemployment|labour office|job training|training subsidy
person trainee|jobseeker|job seeker|unemployed person|person: Name!;Identity number;Born on:date;Gender=Female|Male|Other;Phone:phone;District~North|Harbour;Education=None|School|Vocational|College|University;Last job;Registered on:date;~Status=Employed|Unemployed|In training|Retired
- Marta Klein | identity_number=JS-20114; gender=Female; district=Harbour; education=Vocational; last_job=Seamstress; status=In training
- Dev Anand Rao | identity_number=JS-20131; gender=Male; district=North; education=College; last_job=Clerk; status=Unemployed
- Hugo Lampe | identity_number=JS-19876; gender=Male; district=North; education=School; last_job=Driver; status=Employed
- Zeynep Ak | identity_number=JS-20160; gender=Female; district=Mill; education=University; last_job=Translator; status=In training
item training course|course|training program|training class: Title!;Number;Institution->@training institution|institution|training centre~Craft school North;Occupation~Welder|Carer;Hours:number#1-3000;Places:number#1-500;Fee:money;Subsidized:boolean;Starts on:date;Ends on:date;~Status=Announced|Open|Running|Finished
- Welding, basic certificate | number=TC-25-04; institution=Craft school North; occupation=Welder; hours=240; places=16; fee=1900; status=Running
- Care assistant | number=TC-25-07; institution=Care academy; occupation=Carer; hours=400; places=20; fee=2400; status=Open
- Office with computers | number=TC-25-09; institution=Town college; occupation=Clerk; hours=120; places=24; fee=700; status=Running
- Forklift licence | number=TC-24-31; institution=Craft school North; occupation=Warehouse worker; hours=24; places=12; fee=380; status=Finished
item training institution|institution|training centre: Name!;Licence number;Address;Head~Ruth Vogt;Phone:phone;Occupations;Grade=A|B|C;Licensed until:date
- Craft school North | licence_number=L-0118; head=Ruth Vogt; occupations=Welder, driver; grade=A
- Care academy | licence_number=L-0124; head=Ines Prado; occupations=Carer; grade=A
- Town college | licence_number=L-0090; head=Nils Berg; occupations=Clerk, languages; grade=B
- Quick skills | licence_number=L-0201; head=Tom Rau; occupations=Various; grade=C
record training enrollment|enrollment|training record|participation: Title!;Trainee->@trainee|jobseeker|job seeker|unemployed person|person~Marta Klein;Course->@training course|course|training program|training class~Welding, basic certificate;Enrolled on:date;Attendance:percent;Exam score:number#0-100;Certificate number;~Result=Under way|Passed|Failed|Dropped
- Marta, welding | trainee=Marta Klein; course=Welding, basic certificate; attendance=94; exam_score=0; result=Under way
- Hugo, forklift | trainee=Hugo Lampe; course=Forklift licence; attendance=100; exam_score=91; certificate_number=C-8812; result=Passed
- Zeynep, office | trainee=Zeynep Ak; course=Office with computers; attendance=88; exam_score=0; result=Under way
- Dev, forklift | trainee=Dev Anand Rao; course=Forklift licence; attendance=40; exam_score=0; result=Dropped
request subsidy application|subsidy|subsidy request|training subsidy|subsidy management: Number!;Applicant->@trainee|jobseeker|job seeker|unemployed person|person~Marta Klein;Kind=Course fee|Living cost|Start-up|Hiring|Travel;Course->@training course|course|training program|training class~Welding, basic certificate;Amount asked:money;Amount granted:money;Account;Reviewer~Labour office;Opinion:long;Paid on:date
- SU-25-301 | applicant=Marta Klein; kind=Course fee; course=Welding, basic certificate; amount_asked=1900; amount_granted=1900; reviewer=Labour office
- SU-25-302 | applicant=Zeynep Ak; kind=Travel; course=Office with computers; amount_asked=180; reviewer=Labour office
- SU-25-288 | applicant=Hugo Lampe; kind=Course fee; course=Forklift licence; amount_asked=380; amount_granted=380
- SU-25-310 | applicant=Dev Anand Rao; kind=Living cost; amount_asked=600; amount_granted=0; opinion=Attendance too low.
record employment record|unemployment record|employment registration|unemployment registration|employment: Title!;Person->@trainee|jobseeker|job seeker|unemployed person|person~Hugo Lampe;Kind=Hired|Dismissed|Self-employed|Unemployed|Returned;Employer~Nordlager;Occupation;Wage:money;From:date;Until:date;Registered by~Labour office
- Hugo at Nordlager | person=Hugo Lampe; kind=Hired; employer=Nordlager; occupation=Warehouse worker; wage=2380; registered_by=Labour office
- Dev out of work | person=Dev Anand Rao; kind=Unemployed; occupation=Clerk; wage=0; registered_by=Labour office
- Marta's plant closed | person=Marta Klein; kind=Dismissed; employer=Textil West; occupation=Seamstress; wage=1900; registered_by=Labour office
- Zeynep ends her contract | person=Zeynep Ak; kind=Unemployed; employer=Lingua; occupation=Translator; wage=0; registered_by=Labour office
record monitoring record|dynamic monitoring|monitored company|employment monitoring|monthly monitoring: Title!;Company~Nordlager;District~North|Harbour;Month~May 2025;Employees:number#0-100000;Hired:number#0-10000;Left:number#0-10000;Rate:percent;Cause;Warning=None|Watch|Alarm
- Nordlager, May | company=Nordlager; district=North; month=May 2025; employees=212; hired=9; left=3; rate=1; warning=None
- Textil West, May | company=Textil West; district=Harbour; month=May 2025; employees=14; hired=0; left=61; rate=81; cause=Plant closed; warning=Alarm
- Hotel Quay, May | company=Hotel Quay; district=Harbour; month=May 2025; employees=48; hired=12; left=5; rate=9; cause=Season; warning=Watch
- Mill foods, May | company=Mill foods; district=Mill; month=May 2025; employees=97; hired=2; left=2; rate=2; warning=None
# erasmus|student mobility|exchange student|study abroad|exchange program
person student|graduate student|applicant|postgraduate: Name!;Student number;Home university->@partner university|university|host university|institution~University of Turku;Subject~Chemistry|Law;Level=Bachelor|Master|Doctorate;Semester:number#1-20;Nationality;Languages;Email:email;Phone:phone;Average grade:number#0-100;Advisor~Prof. Ilse Maar
- Aino Laine | student_number=ER-2411; home_university=University of Turku; subject=Chemistry; level=Master; semester=2; nationality=Finnish; languages=English C1; average_grade=88; advisor=Prof. Ilse Maar
- Mateo Ruiz | student_number=ER-2415; home_university=University of Granada; subject=Law; level=Master; semester=3; nationality=Spanish; languages=English B2, German A2; average_grade=79
- Chiara Neri | student_number=ER-2420; home_university=University of Pisa; subject=Physics; level=Doctorate; semester=4; nationality=Italian; languages=English C2; average_grade=93
- Jakub Nowak | student_number=ER-2427; home_university=University of Łódź; subject=Design; level=Bachelor; semester=5; nationality=Polish; languages=English B2; average_grade=74
item mobility project|project|exchange project|study project: Title!;Code;Host->@partner university|university|host university|institution~University of Pisa;Coordinator~Prof. Ilse Maar;Field~Chemistry|Law;Places:number#1-500;~Taken:number#0-500;Grant per month:money;Months:number#1-36;Apply until:date;Starts on:date;Description:long;~Status=Draft|Open|Selection|Running|Finished
- Green chemistry term | code=KA131-07; host=University of Pisa; coordinator=Prof. Ilse Maar; field=Chemistry; places=8; taken=5; grant_per_month=540; months=5; status=Open
- European law winter | code=KA131-11; host=University of Turku; coordinator=Dr. Eero Salo; field=Law; places=12; taken=12; grant_per_month=600; months=4; status=Selection
- Lab stay plasma | code=KA171-02; host=University of Granada; coordinator=Dr. Ana Gil; field=Physics; places=3; taken=2; grant_per_month=700; months=6; status=Running
- Design sprint Łódź | code=BIP-05; host=University of Łódź; coordinator=Ewa Kos; field=Design; places=20; taken=0; grant_per_month=79; months=1; status=Draft
request project application|application|mobility application: Title!;Student->@student|applicant|graduate student|postgraduate~Aino Laine;Project->@mobility project|project|exchange project|study project~Green chemistry term;Motivation:long;Transcript:file;Language certificate:file;Points:number#0-100;Reviewer~Dr. Ana Gil;Decision:long;Sent on:date
- Aino for green chemistry | student=Aino Laine; project=Green chemistry term; points=91; reviewer=Prof. Ilse Maar
- Mateo for European law | student=Mateo Ruiz; project=European law winter; points=77; reviewer=Dr. Eero Salo
- Chiara for the plasma lab | student=Chiara Neri; project=Lab stay plasma; points=95; reviewer=Dr. Ana Gil; decision=Place granted from March.
- Jakub for the sprint | student=Jakub Nowak; project=Design sprint Łódź; points=70
item partner university|university|host university|institution: Name!;Code;Country~Italy|Finland;City;Coordinator~Dr. Ana Gil;Email:email;Agreement until:date;Places a year:number#0-500;Website:url
- University of Pisa | code=I PISA01; country=Italy; city=Pisa; coordinator=Prof. Ilse Maar; places_a_year=14
- University of Turku | code=SF TURKU01; country=Finland; city=Turku; coordinator=Dr. Eero Salo; places_a_year=18
- University of Granada | code=E GRANADA01; country=Spain; city=Granada; coordinator=Dr. Ana Gil; places_a_year=22
- University of Łódź | code=PL LODZ01; country=Poland; city=Łódź; coordinator=Ewa Kos; places_a_year=20
record learning agreement|agreement|study plan: Title!;Student->@student|applicant|graduate student|postgraduate~Aino Laine;Project->@mobility project|project|exchange project|study project~Green chemistry term;Courses:long;Credits:number#0-60;File:file;Signed on:date;~Status=Draft|Sent|Signed|Changed
- Agreement Aino | student=Aino Laine; project=Green chemistry term; courses=Catalysis, polymers, Italian; credits=27; status=Sent
- Agreement Mateo | student=Mateo Ruiz; project=European law winter; courses=Sea law, human rights; credits=20; status=Draft
- Agreement Chiara | student=Chiara Neri; project=Lab stay plasma; courses=Research stay; credits=30; status=Signed
- Agreement Jakub | student=Jakub Nowak; project=Design sprint Łódź; courses=Sprint week; credits=3; status=Draft
record resource allocation|project resource|grant payment|resource|grant: Title!;Project->@mobility project|project|exchange project|study project~Lab stay plasma;Student->@student|applicant|graduate student|postgraduate~Chiara Neri;Kind=Grant|Travel money|Room|Lab place|Language course;Amount:money;Quantity:number#1-1000;Allocated by~Mobility office;Allocated on:date;~Status=Planned|Allocated|Paid|Returned
- First instalment Chiara | project=Lab stay plasma; student=Chiara Neri; kind=Grant; amount=2940; quantity=1; allocated_by=Mobility office; status=Paid
- Lab place 3 | project=Lab stay plasma; student=Chiara Neri; kind=Lab place; amount=0; quantity=1; allocated_by=Dr. Ana Gil; status=Allocated
- Train to Turku | project=European law winter; student=Mateo Ruiz; kind=Travel money; amount=395; quantity=1; allocated_by=Mobility office; status=Planned
- Italian course A1 | project=Green chemistry term; student=Aino Laine; kind=Language course; amount=120; quantity=1; allocated_by=Mobility office; status=Allocated
! record mobility stay|mobility period|project participation: Title!;Student->@student|applicant|graduate student|postgraduate~Chiara Neri;Project->@mobility project|project|exchange project|study project~Lab stay plasma;Arrived on:date;Leaves on:date;Address;Credits earned:number#0-60;~Status=Planned|Abroad|Returned|Broken off
- Chiara in Granada | student=Chiara Neri; project=Lab stay plasma; address=Calle Real 4; credits_earned=0; status=Abroad
- Aino to Pisa | student=Aino Laine; project=Green chemistry term; credits_earned=0; status=Planned
- Mateo to Turku | student=Mateo Ruiz; project=European law winter; credits_earned=0; status=Planned
- Jakub's sprint week | student=Jakub Nowak; project=Design sprint Łódź; credits_earned=0; status=Planned
# soldier promotion|military promotion|military enrollment|enrollment management|admission management|recruitment exam|recruit enrollment
person candidate|applicant|soldier|registration|registered candidate: Name!;Registration number;Born on:date;Unit->@unit|company|military unit~1st Signal Company|Engineer Platoon;Rank=Private|Corporal|Sergeant|Officer cadet;Years of service:number#0-40;Applies for=Officer school|Sergeant course|Technical course;Education=Secondary|College|University;Phone:phone;~Status=Registered|Examined|Scored|Admitted|Not admitted
- Erik Holm | registration_number=2024-0117; unit=1st Signal Company; rank=Corporal; years_of_service=4; applies_for=Sergeant course; education=Secondary; status=Scored
- Nadia Brandt | registration_number=2024-0118; unit=Engineer Platoon; rank=Sergeant; years_of_service=6; applies_for=Officer school; education=College; status=Admitted
- Luis Ortega | registration_number=2024-0119; unit=Medical Company; rank=Private; years_of_service=2; applies_for=Technical course; education=Secondary; status=Registered
- Jana Sova | registration_number=2024-0120; unit=1st Signal Company; rank=Corporal; years_of_service=3; applies_for=Officer school; education=University; status=Examined
item unit|company|military unit: Name!;Unit code;Place;Commander;Places for candidates:number#0-1000;~Candidates:number#0-10000
- 1st Signal Company | unit_code=SIG-1; place=North barracks; commander=Cpt. Rey; places_for_candidates=6; candidates=5
- Engineer Platoon | unit_code=ENG-3; place=River camp; commander=Lt. Osk; places_for_candidates=3; candidates=3
- Medical Company | unit_code=MED-2; place=North barracks; commander=Cpt. Vale; places_for_candidates=4; candidates=2
- Supply Battalion | unit_code=SUP-1; place=Railway depot; commander=Maj. Thorn; places_for_candidates=8; candidates=7
record physical examination|medical examination|physical exam|examination result: Title!;Candidate->@candidate|applicant|soldier|registration|registered candidate~Erik Holm|Nadia Brandt;Height:number(cm)#120-230;Weight:number(kg)#35-200;Eyesight left:number#0-2;Eyesight right:number#0-2;Blood pressure;Run 3000 m:number(s)#500-2000;Doctor~Dr. Hanke|Dr. Cole;Examined on:date;~Result=Fit|Fit with limits|Not fit|Open
- Examination Holm | candidate=Erik Holm; height=182; weight=79; eyesight_left=1; eyesight_right=1.2; blood_pressure=120/80; run_3000_m=742; doctor=Dr. Hanke; result=Fit
- Examination Brandt | candidate=Nadia Brandt; height=171; weight=64; eyesight_left=1.2; eyesight_right=1.2; blood_pressure=115/75; run_3000_m=801; doctor=Dr. Cole; result=Fit
- Examination Ortega | candidate=Luis Ortega; height=176; weight=71; eyesight_left=0.6; eyesight_right=0.8; blood_pressure=125/85; run_3000_m=820; doctor=Dr. Cole; result=Open
- Examination Sova | candidate=Jana Sova; height=168; weight=60; eyesight_left=0.8; eyesight_right=1; blood_pressure=118/76; run_3000_m=790; doctor=Dr. Hanke; result=Fit with limits
record examination schedule|physical examination schedule|exam date|exam schedule: Title!;Kind=Physical examination|Written exam|Interview|Field test;Place;Held on:date;Starts at:time;Places:number#1-1000;Bring along:long;~Status=Planned|Full|Held
- Examination day 1 | kind=Physical examination; place=Garrison hospital; places=40; bring_along=Identity card and sports shoes; status=Held
- Examination day 2 | kind=Physical examination; place=Garrison hospital; places=40; bring_along=Identity card and glasses; status=Full
- Written exam | kind=Written exam; place=Hall B; places=120; bring_along=Pen only; status=Planned
- Interviews officer school | kind=Interview; place=Staff building; places=24; bring_along=Service record; status=Planned
record score|exam score|score record|result: Title!;Candidate->@candidate|applicant|soldier|registration|registered candidate~Erik Holm|Jana Sova;Subject=Mathematics|Language|Military knowledge|Fitness|Interview;Points:number#0-150;Highest points:number#1-150;Marked by;Entered on:date;Bonus points:number#0-50;~State=Provisional|Confirmed|Appealed
- Holm, mathematics | candidate=Erik Holm; subject=Mathematics; points=98; highest_points=150; marked_by=Board 2; bonus_points=0; state=Confirmed
- Holm, fitness | candidate=Erik Holm; subject=Fitness; points=88; highest_points=100; marked_by=Board 1; bonus_points=5; state=Confirmed
- Brandt, military knowledge | candidate=Nadia Brandt; subject=Military knowledge; points=141; highest_points=150; marked_by=Board 3; bonus_points=10; state=Confirmed
- Sova, language | candidate=Jana Sova; subject=Language; points=119; highest_points=150; marked_by=Board 2; bonus_points=0; state=Appealed
record admission|admission result|admission decision: Title!;Candidate->@candidate|applicant|soldier|registration|registered candidate~Nadia Brandt|Erik Holm;School;Course=Officer school|Sergeant course|Technical course;Total points:number#0-1000;Place in list:number#1-100000;Decided on:date;Letter number;~Decision=Admitted|Waiting list|Not admitted
- Admission Brandt | candidate=Nadia Brandt; school=Land forces college; course=Officer school; total_points=541; place_in_list=2; letter_number=AL-0031; decision=Admitted
- Waiting list Holm | candidate=Erik Holm; school=Sergeant school; course=Sergeant course; total_points=463; place_in_list=41; letter_number=WL-0008; decision=Waiting list
- Admission Sova | candidate=Jana Sova; school=Land forces college; course=Officer school; total_points=512; place_in_list=9; letter_number=AL-0044; decision=Admitted
- No place for Ortega | candidate=Luis Ortega; school=Technical school; course=Technical course; total_points=301; place_in_list=88; letter_number=NL-0102; decision=Not admitted
! record import batch|batch import|data import [import|batch]: Title!;Data=Candidates|Scores|Examinations;File:file;Rows:number#0-100000;Errors:number#0-100000;Imported by;Imported on:date;~Status=Checked|Imported|Failed
- Candidates of the north | data=Candidates; rows=212; errors=3; imported_by=Sgt. Wolf; status=Imported
- Scores mathematics | data=Scores; rows=208; errors=0; imported_by=Sgt. Wolf; status=Imported
- Examination day 1 data | data=Examinations; rows=40; errors=1; imported_by=Dr. Hanke; status=Checked
- Candidates with wrong columns | data=Candidates; rows=0; errors=90; imported_by=Sgt. Adler; status=Failed
# ai-powered educational|lesson plan|lesson preparation|ai education|question generation|educational platform
item textbook|textbook content|teaching material|content: Title!;Subject=Mathematics|Language|Science|History|Geography|Art;Grade:number#1-13;Publisher;Chapters:number#1-100;File:file;Uploaded by~Ms. Aldana|Mr. Voigt;Uploaded on:date;~Status=Uploaded|Read in|Published
- Numbers around us | subject=Mathematics; grade=5; publisher=School press; chapters=12; uploaded_by=Ms. Aldana; status=Published
- Living water | subject=Science; grade=6; publisher=School press; chapters=9; uploaded_by=Mr. Voigt; status=Published
- Roads and empires | subject=History; grade=8; publisher=Old Town books; chapters=14; uploaded_by=Mr. Voigt; status=Read in
- Words that move | subject=Language; grade=7; publisher=Lantern; chapters=10; uploaded_by=Ms. Aldana; status=Uploaded
! item chapter|unit|textbook chapter: Title!;Textbook->@textbook|textbook content|teaching material|content~Numbers around us|Living water;Number:number#1-100;Summary:long;Key terms;Pages
- Fractions as parts | textbook=Numbers around us; number=4; summary=Halves, quarters, shares.; key_terms=numerator, denominator; pages=48 to 61
- Decimals at the shop | textbook=Numbers around us; number=5; summary=Prices and change.; key_terms=decimal point; pages=62 to 74
- The water cycle | textbook=Living water; number=2; summary=Rain, river, sea, cloud.; key_terms=evaporation; pages=18 to 30
- Roman roads | textbook=Roads and empires; number=3; summary=How stones made an empire.; key_terms=milestone; pages=35 to 52
record weekly plan|weekly lesson plan|lesson plan goal|weekly goal|teaching goal: Title!;Class;Subject=Mathematics|Language|Science|History|Geography|Art;Week starts on:date;Goals:long;Chapter->@chapter|unit|textbook chapter~Fractions as parts|The water cycle;Lessons:number#1-20;Teacher~Ms. Aldana|Mr. Voigt;~Reached:percent;~Status=Draft|Planned|Under way|Done
- Week 12, class 5a | class=5a; subject=Mathematics; goals=Compare fractions with pictures.; chapter=Fractions as parts; lessons=4; teacher=Ms. Aldana; reached=75; status=Under way
- Week 12, class 6b | class=6b; subject=Science; goals=Explain the cycle in own words.; chapter=The water cycle; lessons=3; teacher=Mr. Voigt; reached=100; status=Done
- Week 13, class 5a | class=5a; subject=Mathematics; goals=Write prices as decimals.; chapter=Decimals at the shop; lessons=4; teacher=Ms. Aldana; reached=0; status=Planned
- Week 13, class 8c | class=8c; subject=History; goals=Read a map of roads.; chapter=Roman roads; lessons=2; teacher=Mr. Voigt; reached=0; status=Draft
record lesson plan|lesson preparation|prepared lesson|lesson design: Title!;Weekly plan->@weekly plan|weekly goal|weekly lesson plan|lesson plan goal|teaching goal~Week 12, class 5a|Week 12, class 6b;Chapter->@chapter|unit|textbook chapter~Fractions as parts|The water cycle;Opening:long;Main part:long;Practice:long;Homework:long;Length:number(min)#15-240;Written with AI:boolean;~Status=Draft|Ready|Taught
- Pizza fractions | weekly_plan=Week 12, class 5a; chapter=Fractions as parts; opening=Who gets the bigger slice?; main_part=Fold paper circles.; practice=Worksheet 4.2; homework=Cut an apple, draw it.; length=45; status=Taught
- Bottle garden | weekly_plan=Week 12, class 6b; chapter=The water cycle; opening=Why is the glass wet?; main_part=Build a bottle garden.; practice=Label a drawing.; homework=Watch for three days.; length=90; status=Taught
- Shop in class | weekly_plan=Week 13, class 5a; chapter=Decimals at the shop; opening=Price tags.; main_part=Buy and give change.; practice=Ten receipts.; homework=Bring a receipt.; length=45; status=Ready
- Milestones | weekly_plan=Week 13, class 8c; chapter=Roman roads; opening=A stone with letters.; main_part=Map work.; practice=Distances.; homework=Find an old road.; length=45; status=Draft
record generated question|practice question|question|quiz question: Question!;Chapter->@chapter|unit|textbook chapter~Fractions as parts|The water cycle;Kind=Choice|Short answer|True or false|Essay;Difficulty=Easy|Medium|Hard;Answer:long;Explanation:long;Made by=AI|Teacher;~Status=Draft|Checked|Used
- Which is larger, 2/3 or 3/5? | chapter=Fractions as parts; kind=Choice; difficulty=Medium; answer=2/3; explanation=10/15 against 9/15.; made_by=AI; status=Checked
- Clouds are made of steam. True? | chapter=The water cycle; kind=True or false; difficulty=Easy; answer=False; explanation=They are tiny drops.; made_by=AI; status=Used
- Why did Rome build straight roads? | chapter=Roman roads; kind=Essay; difficulty=Hard; answer=Speed of soldiers and letters.; explanation=See page 41.; made_by=Teacher; status=Draft
- How much change from 5.00 for 3.85? | chapter=Decimals at the shop; kind=Short answer; difficulty=Easy; answer=1.15; explanation=Count up to five.; made_by=AI; status=Checked
record student question|asked question|ai answer|question and answer|answer: Question!;Student;Textbook->@textbook|textbook content|teaching material|content~Numbers around us|Living water;Answer:long;Source page;Asked on:date;Helpful:rating;Checked by~Ms. Aldana|Mr. Voigt;~State=Waiting|Answered|Passed to teacher
- Why is the bottom number called denominator? | student=Lia K.; textbook=Numbers around us; answer=It names the kind of part.; source_page=49; helpful=5; checked_by=Ms. Aldana; state=Answered
- Can rain fall up? | student=Omar T.; textbook=Living water; answer=Wind can lift drops, but they fall in the end.; source_page=22; helpful=4; checked_by=Mr. Voigt; state=Answered
- Do we need this in the test? | student=Ben S.; textbook=Numbers around us; answer=Your teacher will tell you.; source_page=none; helpful=2; checked_by=Ms. Aldana; state=Passed to teacher
- Who paid the road workers? | student=Nele R.; textbook=Roads and empires; answer=Being looked up.; source_page=44; helpful=3; checked_by=Mr. Voigt; state=Waiting
# party school|cadre training|training school system|smart school system|student training management
person student|trainee|student registration|participant|registered student: Name!;Student number;Department;Post;Training class->@training class|class|training term|course class~Spring class 1|Young leaders;Phone:phone;Sex=Female|Male;Registered on:date;Photo:image;~Status=Listed|Registered|Studying|Graduated|Left
- Chen Rui | student_number=24-001; department=Water office; post=Head of section; training_class=Spring class 1; sex=Male; status=Studying
- Anna Morel | student_number=24-002; department=Libraries; post=Deputy head; training_class=Spring class 1; sex=Female; status=Studying
- Samir Haddad | student_number=24-031; department=Road office; post=Engineer; training_class=Young leaders; sex=Male; status=Registered
- Bela Varga | student_number=24-032; department=Schools; post=Adviser; training_class=Young leaders; sex=Female; status=Graduated
item training class|class|training term|course class: Name!;Term;Head teacher~Prof. Lund|Dr. Amsel;Starts on:date;Ends on:date;Room;Places:number#1-1000;Days of attendance needed:number#0-365;~Students:number#0-1000;~Status=Planned|Registration|Running|Ended
- Spring class 1 | term=Spring; head_teacher=Prof. Lund; room=Hall A; places=50; days_of_attendance_needed=18; students=46; status=Running
- Young leaders | term=Spring; head_teacher=Dr. Amsel; room=Room 12; places=30; days_of_attendance_needed=9; students=30; status=Running
- Finance basics | term=Summer; head_teacher=Prof. Lund; room=Room 4; places=40; days_of_attendance_needed=5; students=0; status=Planned
- Autumn class 3 | term=Autumn; head_teacher=Dr. Amsel; room=Hall B; places=60; days_of_attendance_needed=18; students=58; status=Ended
item course|course schedule|lecture|class schedule: Title!;Training class->@training class|class|training term|course class~Spring class 1|Young leaders;Lecturer~Prof. Lund|Dr. Amsel;Held on:date;Starts at:time;Ends at:time;Room;Kind=Lecture|Seminar|Visit|Discussion;Credits:number#0-20
- Public speaking | training_class=Young leaders; lecturer=Dr. Amsel; room=Room 12; kind=Seminar; credits=2
- Budget law | training_class=Spring class 1; lecturer=Prof. Lund; room=Hall A; kind=Lecture; credits=3
- Visit to the water works | training_class=Spring class 1; lecturer=Prof. Lund; room=Outside; kind=Visit; credits=1
- Cases of town planning | training_class=Young leaders; lecturer=Dr. Amsel; room=Room 12; kind=Discussion; credits=2
record attendance|clock-in|clocking|attendance record|check-in: Title!;Student->@student|trainee|student registration|participant|registered student~Chen Rui|Anna Morel;Course->@course|lecture|course schedule|class schedule~Budget law|Public speaking;Date:date;Clocked in at:time;Clocked out at:time;Way=Face|Card|Code|By hand;Reason:long;~Result=Present|Late|Absent|Leave
- Chen, budget law | student=Chen Rui; course=Budget law; way=Face; reason=none; result=Present
- Anna, budget law | student=Anna Morel; course=Budget law; way=Card; reason=Train was late.; result=Late
- Samir, speaking | student=Samir Haddad; course=Public speaking; way=Code; reason=none; result=Present
- Bela, speaking | student=Bela Varga; course=Public speaking; way=By hand; reason=Official trip.; result=Leave
item exam|exam paper|re-exam|examination: Title!;Training class->@training class|class|training term|course class~Spring class 1|Young leaders;Kind=Exam|Re-exam|Test;Held on:date;Starts at:time;Length:number(min)#10-300;Room;Full marks:number#1-1000;Pass mark:number#1-1000;Paper:file;~Status=Planned|Seats arranged|Held|Marked
- Final of spring class 1 | training_class=Spring class 1; kind=Exam; length=120; room=Hall A; full_marks=100; pass_mark=60; status=Marked
- Re-exam of spring class 1 | training_class=Spring class 1; kind=Re-exam; length=120; room=Room 4; full_marks=100; pass_mark=60; status=Planned
- Speaking test | training_class=Young leaders; kind=Test; length=60; room=Room 12; full_marks=50; pass_mark=25; status=Marked
- Entry test | training_class=Finance basics; kind=Test; length=45; room=Room 4; full_marks=40; pass_mark=20; status=Seats arranged
record exam result|result|assessment|score|graduation assessment: Title!;Student->@student|trainee|student registration|participant|registered student~Chen Rui|Bela Varga;Exam->@exam|exam paper|re-exam|examination~Final of spring class 1|Speaking test;Points:number#0-1000;Grade=Excellent|Good|Pass|Fail;Marked by~Prof. Lund|Dr. Amsel;Comment:long;~Graduation=Open|Re-exam|Passed
- Chen in the final | student=Chen Rui; exam=Final of spring class 1; points=88; grade=Good; marked_by=Prof. Lund; comment=Clear on budgets.; graduation=Passed
- Anna in the final | student=Anna Morel; exam=Final of spring class 1; points=52; grade=Fail; marked_by=Prof. Lund; comment=Two questions left open.; graduation=Re-exam
- Bela in speaking | student=Bela Varga; exam=Speaking test; points=47; grade=Excellent; marked_by=Dr. Amsel; comment=Free and short.; graduation=Passed
- Samir in speaking | student=Samir Haddad; exam=Speaking test; points=33; grade=Pass; marked_by=Dr. Amsel; comment=A bit fast.; graduation=Open
! record seat|seat arrangement|exam seat [seat]: Seat number!;Exam->@exam|exam paper|re-exam|examination~Final of spring class 1|Entry test;Student->@student|trainee|student registration|participant|registered student~Chen Rui|Anna Morel;Row:number#1-100;Place:number#1-100;Admission card number
- A-01 | exam=Final of spring class 1; student=Chen Rui; row=1; place=1; admission_card_number=FC-001
- A-03 | exam=Final of spring class 1; student=Anna Morel; row=1; place=3; admission_card_number=FC-002
- B-01 | exam=Speaking test; student=Samir Haddad; row=2; place=1; admission_card_number=ST-001
- B-03 | exam=Speaking test; student=Bela Varga; row=2; place=3; admission_card_number=ST-002
# home committee|parent committee|parents and teachers|home-school|class circle
item school|school circle: Name!;Address;Kind=Kindergarten|Primary|Secondary|High school;Principal~Ms Orr;Phone:phone;Logo:image;Created by~Dana Pike;~Classes:number#0-500;~Status=Waiting|Approved|Closed
- Birch primary | address=Birch lane 2; kind=Primary; principal=Ms Orr; created_by=Dana Pike; classes=12; status=Approved
- Harbour kindergarten | address=Quay 9; kind=Kindergarten; principal=Mr Lowe; created_by=Ilan Roth; classes=4; status=Approved
- Hill secondary | address=Hill road 40; kind=Secondary; principal=Ms Adeyemi; created_by=Pia Voss; classes=21; status=Approved
- West high school | address=Ring 7; kind=High school; created_by=Tom Gray; classes=0; status=Waiting
item class|home committee|committee|class committee|class circle: Name!;School->@school|school circle~Birch primary;Grade~3;Teacher~Mr Quinn;Class administrator~Dana Pike;Join code;~Members:number#0-200;~Status=Open|Closed
- Birch 3a | school=Birch primary; grade=3; teacher=Mr Quinn; class_administrator=Dana Pike; join_code=B3A-77; members=41; status=Open
- Birch 4b | school=Birch primary; grade=4; teacher=Ms Sun; class_administrator=Lars Holm; join_code=B4B-19; members=38; status=Open
- Starfish group | school=Harbour kindergarten; grade=0; teacher=Ms Bell; class_administrator=Ilan Roth; join_code=HST-02; members=22; status=Open
- Hill 7c | school=Hill secondary; grade=7; teacher=Mr Abadi; class_administrator=Pia Voss; join_code=H7C-31; members=52; status=Closed
request membership application|join application|class membership application|application: Applicant!;Class->@class|home committee|committee|class committee|class circle~Birch 3a;Child's name!;Relation=Mother|Father|Grandparent|Guardian|Teacher;Phone:phone;Message:long
- Nora Blake | class=Birch 3a; child_s_name=Finn Blake; relation=Mother; message=We are new in town.
- Omar Saleh | class=Birch 4b; child_s_name=Lina Saleh; relation=Father
- Gertrud Maas | class=Starfish group; child_s_name=Emil Maas; relation=Grandparent; message=I fetch him on Fridays.
- Mr Quinn | class=Birch 3a; child_s_name=none; relation=Teacher
record class post|circle post|shared post|discussion: Title!;Text:long!;Class->@class|home committee|committee|class committee|class circle~Birch 3a;Topic->@topic|post topic~Homework;Visible to=Class only|Whole school|Everyone;Picture:image;Written by~Nora Blake;Written on:date;Pinned:boolean;~Likes:number#0-100000;~Status=Under review|Published|Refused
- Which pages for Monday? | text=Is it 14 or 15?; class=Birch 3a; topic=Homework; visible_to=Class only; written_by=Nora Blake; likes=3; status=Published
- Cakes for the summer fair | text=We need six more cakes.; class=Birch 4b; topic=Events; visible_to=Whole school; written_by=Lars Holm; likes=17; status=Published
- Lost: a red rubber boot | text=Size 28, left foot.; class=Starfish group; topic=Lost and found; visible_to=Everyone; written_by=Ilan Roth; likes=5; status=Published
- Car pool from the east side | class=Hill 7c; text=Two seats free in the morning.; topic=Way to school; visible_to=Whole school; written_by=Pia Voss; likes=0; status=Under review
item topic|post topic: Name!;Description:long;School->@school|school circle~Birch primary;Sort order:number#0-1000;~Posts:number#0-100000
- Homework | description=Questions on tasks; school=Birch primary; sort_order=1; posts=84
- Events | description=Fairs and trips; school=Birch primary; sort_order=2; posts=31
- Lost and found | school=Harbour kindergarten; sort_order=3; posts=12
- Way to school | school=Hill secondary; sort_order=4; posts=9
record post review|review record|approval: Title!;Post->@class post|circle post|shared post|discussion~Cakes for the summer fair;Reviewed by~School office;Decision=Published|Refused|Changes wanted;Reason:long;Reviewed on:date
- Cakes approved | post=Cakes for the summer fair; reviewed_by=School office; decision=Published
- Boot approved | post=Lost: a red rubber boot; reviewed_by=Ms Bell; decision=Published
- Car pool: no phone numbers | post=Car pool from the east side; reviewed_by=Ms Adeyemi; decision=Changes wanted; reason=Please leave out phone numbers.
- Pages approved | post=Which pages for Monday?; reviewed_by=Dana Pike; decision=Published
record announcement|notice: Title!;Text:long!;School->@school|school circle~Birch primary;Class->@class|home committee|committee|class committee|class circle~Birch 3a;Published by~Ms Orr;Published on:date;Valid until:date;Pinned:boolean;~Read by:number#0-100000
- School closed on Friday | text=The heating is being replaced.; school=Birch primary; published_by=Ms Orr; read_by=410
- Swimming starts | text=Bring a towel and two coins.; school=Birch primary; class=Birch 3a; published_by=Mr Quinn; read_by=36
- Photo day | text=Tuesday at nine.; school=Harbour kindergarten; published_by=Mr Lowe; read_by=70
- Parents' evening | text=Thursday at 19:00, hall.; school=Hill secondary; class=Hill 7c; published_by=Mr Abadi; read_by=48
! person administrator|member|class member: Name!;School->@school|school circle~Birch primary;Class->@class|home committee|committee|class committee|class circle~Birch 3a;Role=School administrator|Class administrator|Teacher|Parent;May publish:boolean;May approve members:boolean;Since:date
- Dana Pike | school=Birch primary; class=Birch 3a; role=Class administrator
- Ms Orr | school=Birch primary; role=School administrator
- Lars Holm | school=Birch primary; class=Birch 4b; role=Class administrator
- Finn's mother | school=Birch primary; class=Birch 3a; role=Parent
! record child binding|bound child|parent binding|account binding [bind\\w*|link\\w*|my child\\w*|personal center]: Label!;Parent~Nora Blake|Dana Pike;Child's name;Class->@class|home committee|committee|class committee|class circle~Birch 3a;Relation=Mother|Father|Grandparent|Guardian;Student number;Bound on:date;~Status=Waiting|Confirmed|Removed
- Nora and Tim | parent=Nora Blake; child_s_name=Tim Blake; class=Birch 3a; relation=Mother; student_number=3107; status=Confirmed
- Dana and Lou | parent=Dana Pike; child_s_name=Lou Pike; class=Birch 3a; relation=Mother; student_number=3112; status=Confirmed
- Omar and Aya | parent=Omar Said; child_s_name=Aya Said; class=Birch 3a; relation=Father; student_number=3120; status=Waiting
- Ruth and Ben | parent=Ruth Stone; child_s_name=Ben Stone; class=Birch 3a; relation=Grandparent; student_number=3125; status=Removed
! record canteen meal|cafeteria dish|meal of the day [canteen|cafeteria|meal\\w*|lunch]: Title!;School->@school|school circle~Birch primary;Day:date;Price:money;Allergens;Vegetarian:boolean;Picture:image
- Lentil soup with bread | school=Birch primary; price=2.80; allergens=Gluten
- Pasta with tomatoes | school=Birch primary; price=3.20; allergens=Gluten, egg
- Fish and potatoes | school=Birch primary; price=3.90; allergens=Fish
- Rice with vegetables | school=Birch primary; price=3
+ comment: Post->@class post|circle post|shared post|discussion~Which pages for Monday?;Text:long
# credit bank|training organisation|training organization|educational video|learning credit|vocational training
item course|professional course|training course|course information: Title!;Code~BSB-301;Category~Business|Care;Level=Certificate|Diploma|Degree|Short course;Credits:number#0-300;Duration:number(weeks)#1-300;Fee:money;Teacher~Ms Kelly;Description:long;Picture:image;~Status=Open|Full|Closed
- Office administration | code=BSB-301; category=Business; level=Certificate; credits=12; duration=24; fee=980; teacher=Ms Kelly; status=Open
- Aged care basics | code=CHC-210; category=Care; level=Certificate; credits=10; duration=20; fee=860; teacher=Mr Adu; status=Open
- Web design diploma | code=ICT-500; category=Technology; level=Diploma; credits=40; duration=52; fee=2900; teacher=Dr Sand; status=Full
- Barista weekend | code=SIT-020; category=Hospitality; level=Short course; credits=1; duration=1; fee=120; teacher=Lou Penn; status=Open
request enrollment|enrollment application|enrolment|course application: Student name!;Course->@course|professional course|training course|course information~Office administration;E-mail:email;Phone:phone;Date of birth:date;Previous education:long;Start on:date;ID document:file
- Priya Nair | course=Office administration; previous_education=Year 12
- Sam Tully | course=Aged care basics; previous_education=Trade certificate
- Li Fen | course=Web design diploma; previous_education=Certificate IV
- Carlos Paz | course=Barista weekend
item learning resource|educational video|material|video|note|worksheet|content: Title!;Course->@course|professional course|training course|course information~Office administration;Kind=Video|Notes|Worksheet|Reading|Slides;File:file;Duration:number(min)#0-600;Subscribers only:boolean;Description:long;Uploaded by~Ms Kelly;~Downloads:number#0-1000000
- Writing minutes | course=Office administration; kind=Video; duration=14; uploaded_by=Ms Kelly; downloads=210
- Safe lifting sheet | course=Aged care basics; kind=Worksheet; uploaded_by=Mr Adu; downloads=96
- Grid layouts | course=Web design diploma; kind=Slides; uploaded_by=Dr Sand; downloads=141
- Milk and foam | course=Barista weekend; kind=Video; duration=9; uploaded_by=Lou Penn; downloads=55
item question|exam question|multiple-choice question: Question!;Course->@course|professional course|training course|course information~Aged care basics;Kind=Multiple choice|Exam style|True or false;Answer A;Answer B;Answer C;Answer D;Right answer;Explanation:long;Points:number#0-100
- Which knee position protects the back? | course=Aged care basics; kind=Multiple choice; answer_a=Straight; answer_b=Bent; answer_c=Locked; right_answer=B; points=2
- Name three parts of minutes. | course=Office administration; kind=Exam style; right_answer=Date, people, decisions; points=6
- A grid has rows only. | course=Web design diploma; kind=True or false; answer_a=True; answer_b=False; right_answer=B; points=1
- Best milk temperature? | course=Barista weekend; kind=Multiple choice; answer_a=45 °C; answer_b=65 °C; answer_c=90 °C; right_answer=B; points=2
record learning record|course progress|course learning record|study record|assessment result: Title!;Student~Priya Nair;Course->@course|professional course|training course|course information~Office administration;Progress:percent;Score:number#0-100;Hours:number#0-10000;Assessed on:date;~Result=In progress|Competent|Not yet competent|Passed|Failed
- Priya office | student=Priya Nair; course=Office administration; progress=60; score=82; hours=74; result=In progress
- Sam care | student=Sam Tully; course=Aged care basics; progress=100; score=90; hours=160; result=Competent
- Li web | student=Li Fen; course=Web design diploma; progress=35; score=71; hours=140; result=In progress
- Carlos barista | student=Carlos Paz; course=Barista weekend; progress=100; score=95; hours=12; result=Passed
record credit|credit record|credit information|credit transfer: Title!;Student~Sam Tully;Source=Course|Certificate|Work|Transfer;Course->@course|professional course|training course|course information~Aged care basics;Credits:number#0-300;Booked on:date;~Balance:number#0-1000;~Status=Applied|Recognised|Refused|Used
- Sam: care course | student=Sam Tully; source=Course; course=Aged care basics; credits=10; balance=10; status=Recognised
- Sam: first-aid certificate | student=Sam Tully; source=Certificate; credits=2; balance=12; status=Recognised
- Li: earlier diploma | student=Li Fen; source=Transfer; course=Web design diploma; credits=8; balance=8; status=Applied
- Carlos: barista | student=Carlos Paz; source=Course; course=Barista weekend; credits=1; balance=1; status=Recognised
record certificate|certificate authentication|student certificate: Certificate number!;Student~Sam Tully;Name;Issued by~North Training;Course->@course|professional course|training course|course information~Aged care basics;Issued on:date;Valid until:date;File:file;~Status=Submitted|Authenticated|Refused|Expired
- CT-5501 | student=Sam Tully; name=Certificate in aged care; issued_by=North Training; course=Aged care basics; status=Authenticated
- CT-5502 | student=Carlos Paz; name=Barista; issued_by=North Training; course=Barista weekend; status=Authenticated
- FA-0091 | student=Sam Tully; name=First aid; issued_by=City rescue; status=Authenticated
- CT-4410 | student=Li Fen; name=Certificate IV in design; issued_by=South College; status=Submitted
item subscription plan|plan|subscription fee [subscri\\w*]: Name!;Price:money;Months:number#1-60;Access=Videos|Notes|Everything;Description:long;~Subscribers:number#0-1000000
- Month | price=12; months=1; access=Everything; subscribers=210
- Term | price=30; months=3; access=Everything; subscribers=145
- Year | price=99; months=12; access=Everything; subscribers=61
- Notes only | price=5; months=1; access=Notes; subscribers=38
! record fee|tuition fee|fee record [fee|pay|tuition]: Title!;Student~Priya Nair;Course->@course|professional course|training course|course information~Office administration;Amount:money;Due on:date;Paid on:date;Way=Card|Transfer|Cash|Instalment;~Status=Open|Paid|Overdue|Refunded
- Priya instalment 1 | student=Priya Nair; course=Office administration; amount=490; way=Instalment; status=Paid
- Priya instalment 2 | student=Priya Nair; course=Office administration; amount=490; way=Instalment; status=Open
- Sam care fee | student=Sam Tully; course=Aged care basics; amount=860; way=Transfer; status=Paid
- Li diploma fee | student=Li Fen; course=Web design diploma; amount=2900; way=Card; status=Overdue
# didactic plan|lesson plan|lesson planning|teaching plan|didactic planning|curriculum plan
record didactic plan|lesson plan|teaching plan|plan: Title!;Subject->@school subject|subject~Biology|History;Grade=Grade 1-2|Grade 3-4|Grade 5-6|Grade 7-8|Grade 9-10|Grade 11-13;Topic->@topic|unit|curriculum topic|theme~The cell;Lessons:number#1-60;Minutes per lesson:number(min)#15-180;Goals:long;Materials;Author~Clara Weiss;Template->@plan template|template~Five steps;Planned for:date;~Status=Draft|Ready|Taught|Archived
- Look into an onion skin | subject=Biology; grade=Grade 7-8; topic=The cell; lessons=2; minutes_per_lesson=45; goals=Pupils draw and name the parts of a plant cell.; materials=Microscopes, onions; author=Clara Weiss; template=Five steps; status=Ready
- Letters from the trench | subject=History; grade=Grade 9-10; topic=First World War; lessons=3; minutes_per_lesson=45; goals=Read sources and weigh them.; materials=Copies of four letters; author=Peter Lang; template=Source work; status=Taught
- Halves and quarters | subject=Mathematics; grade=Grade 3-4; topic=Fractions; lessons=4; minutes_per_lesson=40; materials=Paper pizzas; author=Clara Weiss; template=Five steps; status=Draft
- Poems in autumn | subject=Language; grade=Grade 5-6; topic=Poetry; lessons=2; minutes_per_lesson=45; author=Peter Lang; status=Archived
! record lesson phase|phase|plan section|activity|lesson step: Title!;Plan->@didactic plan|lesson plan|teaching plan|plan~Look into an onion skin;Order:number#1-30;Duration:number(min)#1-180;Form=Whole class|Pairs|Groups|Single work;What the teacher does:long;What pupils do:long;Materials
- Riddle of the skin | plan=Look into an onion skin; order=1; duration=8; form=Whole class; what_the_teacher_does=Shows a picture without a name.; what_pupils_do=Guess.
- Prepare and draw | plan=Look into an onion skin; order=2; duration=25; form=Pairs; what_pupils_do=Make a slide and draw it.; materials=Microscopes
- Compare the drawings | plan=Look into an onion skin; order=3; duration=12; form=Groups; what_pupils_do=Name the parts.
- First letter aloud | plan=Letters from the trench; order=1; duration=10; form=Whole class; what_the_teacher_does=Reads slowly.
item school subject|subject: Name!;School stage=Primary|Lower secondary|Upper secondary;Hours per week:number(h)#1-12;Colour;Plans:number#0-10000
- Biology | school_stage=Lower secondary; hours_per_week=2; colour=Green; plans=14
- History | school_stage=Lower secondary; hours_per_week=2; colour=Brown; plans=11
- Mathematics | school_stage=Primary; hours_per_week=5; colour=Blue; plans=32
- Language | school_stage=Primary; hours_per_week=6; colour=Red; plans=27
item topic|unit|curriculum topic|theme: Name!;Subject->@school subject|subject~Biology;Grade=Grade 1-2|Grade 3-4|Grade 5-6|Grade 7-8|Grade 9-10|Grade 11-13;Curriculum code~BIO-7.2;Lessons foreseen:number#1-100;Description:long
- The cell | subject=Biology; grade=Grade 7-8; curriculum_code=BIO-7.2; lessons_foreseen=8
- First World War | subject=History; grade=Grade 9-10; curriculum_code=HIS-9.1; lessons_foreseen=12
- Fractions | subject=Mathematics; grade=Grade 3-4; curriculum_code=MAT-4.3; lessons_foreseen=16
- Poetry | subject=Language; grade=Grade 5-6; curriculum_code=LAN-5.4; lessons_foreseen=6
item learning goal|competence|objective|goal: Name!;Plan->@didactic plan|lesson plan|teaching plan|plan~Look into an onion skin;Level=Know|Understand|Apply|Judge;Checked by=Quiz|Drawing|Talk|Worksheet|Test;Reached by:percent
- Names six parts of a cell | plan=Look into an onion skin; level=Know; checked_by=Drawing; reached_by=88
- Handles a microscope | plan=Look into an onion skin; level=Apply; checked_by=Talk; reached_by=75
- Tells view from fact | plan=Letters from the trench; level=Judge; checked_by=Worksheet; reached_by=62
- Cuts a whole in equal parts | plan=Halves and quarters; level=Understand; checked_by=Worksheet; reached_by=0
item teaching resource|resource|material|worksheet: Title!;Plan->@didactic plan|lesson plan|teaching plan|plan~Letters from the trench;Type=Worksheet|Slides|Video|Text|Experiment;File:file;Link:url;Licence=Own|Free|School licence;Pages:number#1-1000
- Cell drawing sheet | plan=Look into an onion skin; type=Worksheet; licence=Own; pages=1
- Four letters, 1916 | plan=Letters from the trench; type=Text; licence=Free; pages=6
- Paper pizza patterns | plan=Halves and quarters; type=Worksheet; licence=Own; pages=3
- Onion slide in two minutes | plan=Look into an onion skin; type=Video; licence=Free
item plan template|template: Name!;Phases:number#1-20;Suits=All subjects|Languages|Sciences|Arts;Description:long;Times used:number#0-100000
- Five steps | phases=5; suits=All subjects; description=Start, explore, explain, practise, check.; times_used=64
- Source work | phases=4; suits=Languages; description=Read, ask, compare, judge.; times_used=21
- Experiment | phases=6; suits=Sciences; times_used=33
- Stations | phases=3; suits=All subjects; times_used=18
# family education|parent-child|parenting|home education|parent education
item parent-child activity|activity|activity recommendation|recommended activity|parent-child activity recommendation: Title!;Age from:number(years)#0-18;Age to:number(years)#0-18;Place=At home|Outdoors|Museum|Online;Duration:number(min)#5-600;Skill=Language|Movement|Maths|Art|Social;Materials;Steps:long;Price:money;Picture:image;~Status=Open|Full|Ended
- Leaf print cards | age_from=4; age_to=9; place=At home; duration=45; skill=Art; materials=Leaves, paint, card; steps=Collect, paint, press, dry.; price=0; status=Open
- Night walk with torches | age_from=6; age_to=12; place=Outdoors; duration=90; skill=Social; materials=Torches; price=5; status=Open
- Shop with toy coins | age_from=5; age_to=8; place=At home; duration=30; skill=Maths; materials=Coins, tins; price=0; status=Open
- Dinosaur hour | age_from=5; age_to=11; place=Museum; duration=60; skill=Language; price=8; status=Full
record conversation|gpt conversation|ai conversation|dialogue|chat record: Title!;Digital human->@digital human|avatar|virtual human|assistant~Aunt Willow;Child->@child|child profile~Lina;Topic=Sleep|Learning|Quarrels|Screen time|School|Feelings;Question:long!;~Answer:long;Voice->@custom voice|synthesized voice|voice synthesis|customized voice|voice~Mum reads;Held on:date;Helpful:boolean
- Homework ends in tears | digital_human=Aunt Willow; child=Lina; topic=Learning; question=How do I help without doing it myself?; answer=Ask her to explain the first step to you.
- One more video | digital_human=Coach Max; child=Jonah; topic=Screen time; question=He shouts when the tablet goes.; answer=Agree on the end before it begins.
- Afraid of the dark | digital_human=Aunt Willow; child=Jonah; topic=Sleep; question=He comes over at three every night.; voice=Mum reads
- Left out at break | digital_human=Coach Max; child=Lina; topic=Feelings; question=Two friends no longer play with her.
item digital human|avatar|virtual human|assistant: Name!;Role=Adviser|Storyteller|Tutor|Playmate;Character;Age group=Parents|Under 6|6 to 10|Over 10;Voice->@custom voice|synthesized voice|voice synthesis|customized voice|voice~Soft alto;Portrait:image;Greeting:long;~Status=Active|In training|Off
- Aunt Willow | role=Adviser; character=Calm and warm; age_group=Parents; voice=Soft alto; greeting=Tell me about your day.; status=Active
- Coach Max | role=Tutor; character=Lively; age_group=Over 10; voice=Bright tenor; status=Active
- Fable Fox | role=Storyteller; character=Sly and funny; age_group=Under 6; voice=Mum reads; status=Active
- Numi | role=Playmate; character=Curious; age_group=6 to 10; voice=Bright tenor; status=In training
item custom voice|synthesized voice|voice synthesis|customized voice|voice: Name!;Owner~Family Berg;Sample:file;Sample length:number(s)#5-3600;Language=English|Chinese|German|Spanish;Tone=Warm|Neutral|Bright;Consent given:boolean;Made on:date;~Status=Recorded|In training|Ready|Failed
- Mum reads | owner=Family Berg; sample_length=180; language=English; tone=Warm; status=Ready
- Soft alto | owner=House voice; sample_length=1200; language=English; tone=Neutral; status=Ready
- Bright tenor | owner=House voice; sample_length=1500; language=English; tone=Bright; status=Ready
- Grandpa | owner=Family Berg; sample_length=22; language=German; tone=Warm; status=Failed
person child|child profile: Name!;Nickname;Birthday:date;Grade;Interests;Parent~Karin Berg;Reading level=Not yet|Beginner|Fluent;Note:long
- Lina | nickname=Li; grade=Grade 4; interests=Horses, drawing; parent=Karin Berg; reading_level=Fluent
- Jonah | nickname=Jo; grade=Preschool; interests=Diggers; parent=Karin Berg; reading_level=Not yet
- Emil | grade=Grade 1; interests=Space; parent=Tariq Said; reading_level=Beginner
- Safa | grade=Grade 6; interests=Chess, swimming; parent=Tariq Said; reading_level=Fluent
record activity sign-up|participation|sign-up|joined activity: Title!;Activity->@parent-child activity|activity|activity recommendation|recommended activity|parent-child activity recommendation~Night walk with torches;Child->@child|child profile~Lina;Adults:number#1-6;Joined on:date;Photo:image;Impression:long;~Status=Signed up|Took part|Cancelled
- Lina, night walk | activity=Night walk with torches; child=Lina; adults=1; status=Signed up
- Jonah, leaf cards | activity=Leaf print cards; child=Jonah; adults=1; impression=Green hands, happy child.; status=Took part
- Emil, coin shop | activity=Shop with toy coins; child=Emil; adults=1; status=Took part
- Safa, dinosaurs | activity=Dinosaur hour; child=Safa; adults=2; status=Cancelled
! record synthesized audio|audio story|voice task [voice|synthesi\\w*|audio|story]: Title!;Voice->@custom voice|synthesized voice|voice synthesis|customized voice|voice~Mum reads;Text:long!;Length:number(s)#1-7200;Audio:file;Made on:date;Plays:number#0-100000
- The bear who would not sleep | voice=Mum reads; text=Once a bear lay awake.; length=310; plays=24
- Good morning, Lina | voice=Mum reads; text=Time to get up.; length=14; plays=40
- Times table of seven | voice=Bright tenor; text=Seven, fourteen, twenty-one.; length=65; plays=12
- Breathing with the fox | voice=Soft alto; text=Breathe in like the wind.; length=180; plays=9
# coding learning|learn coding|coding tutorial|programming learning|learn programming|conversation teaching|database technology|learn database
item course|coding course|programming course|tutorial: Title!;Language->@programming language|language|technology~Python;Level=Beginner|Intermediate|Advanced;Chapters:number#1-200;Hours:number(h)#1-500;Teacher~Ana Belic;Description:long;Price:money;Cover:image;Learners:number#0-1000000;~Status=Draft|Open|Archived
- First steps in Python | language=Python; level=Beginner; chapters=12; hours=18; teacher=Ana Belic; description=From print to functions.; price=0; learners=8420; status=Open
- Asking a database | language=SQL; level=Beginner; chapters=9; hours=11; teacher=Rolf Dahl; description=Select, join, group.; price=0; learners=3910; status=Open
- Web pages that move | language=JavaScript; level=Intermediate; chapters=14; hours=24; teacher=Ana Belic; price=29; learners=1204; status=Open
- Sorting and searching | language=Python; level=Advanced; chapters=8; hours=16; teacher=Rolf Dahl; price=39; learners=0; status=Draft
item chapter|lesson|course chapter|conversation lesson|dialogue: Title!;Course->@course|tutorial|coding course|programming course~Asking a database;Order:number#1-200;Form=Text|Video|Conversation|Hands-on;Text:long;Video:url;Minutes:number(min)#1-300;Code sample:long;Free to try:boolean
- Where the rows live | course=Asking a database; order=1; form=Conversation; text=Two friends talk about a table of cats.; minutes=12
- Only the black cats | course=Asking a database; order=2; form=Hands-on; minutes=20; code_sample=SELECT name FROM cats WHERE colour = 'black'
- Names and values | course=First steps in Python; order=2; form=Video; minutes=9; code_sample=age = 12
- Repeat after me | course=First steps in Python; order=3; form=Text; minutes=15; code_sample=for i in range(3): print(i)
item exercise|practice exercise|coding exercise|exercise library|practice: Title!;Chapter->@chapter|lesson|course chapter|conversation lesson|dialogue~Only the black cats;Language->@programming language|language|technology~SQL;Difficulty=Easy|Medium|Hard;Task:long!;Starter code:long;Expected result:long;Hint;Points:number#1-1000;Solved by:number#0-1000000
- Count the cats | chapter=Where the rows live; language=SQL; difficulty=Easy; task=Give the number of rows in cats.; expected_result=14; hint=COUNT; points=10; solved_by=2904
- Black or white | chapter=Only the black cats; language=SQL; difficulty=Medium; task=List black and white cats by name.; hint=IN; points=20; solved_by=1720
- Swap two names | chapter=Names and values; language=Python; difficulty=Easy; task=Swap a and b without a third name.; points=10; solved_by=5011
- Stairs of stars | chapter=Repeat after me; language=Python; difficulty=Medium; task=Print five rows of growing stars.; points=20; solved_by=3388
record attempt|solution|submission|exercise result|submitted code: Title!;Exercise->@exercise|practice exercise|coding exercise|exercise library|practice~Count the cats;Learner~Nadia;Code:long!;~Output:long;Tests passed:number#0-1000;Score:number#0-1000;Run time:number(ms)#0-60000;Submitted on:date;~Status=Right|Partly right|Wrong|Error
- Nadia counts cats | exercise=Count the cats; learner=Nadia; code=SELECT COUNT(*) FROM cats; output=14; tests_passed=1; score=10; run_time=3; status=Right
- Olu swaps | exercise=Swap two names; learner=Olu; code=a, b = b, a; tests_passed=3; score=10; run_time=1; status=Right
- Olu and the stars | exercise=Stairs of stars; learner=Olu; code=print('*' * 5); tests_passed=1; score=4; run_time=1; status=Partly right
- Nadia, black or white | exercise=Black or white; learner=Nadia; code=SELECT name FROM cat; output=No such table; tests_passed=0; score=0; run_time=2; status=Error
record learning progress|progress|learning record|progress record: Title!;Learner~Nadia;Course->@course|tutorial|coding course|programming course~Asking a database;Chapter->@chapter|lesson|course chapter|conversation lesson|dialogue~Only the black cats;Chapters done:number#0-200;Progress:percent;Points:number#0-100000;Minutes learned:number(min)#0-100000;Last learned on:date;~Status=Begun|Under way|Finished
- Nadia, databases | learner=Nadia; course=Asking a database; chapter=Only the black cats; chapters_done=2; progress=22; points=10; minutes_learned=48; status=Under way
- Olu, Python | learner=Olu; course=First steps in Python; chapter=Repeat after me; chapters_done=3; progress=25; points=14; minutes_learned=95; status=Under way
- Greta, Python | learner=Greta; course=First steps in Python; chapters_done=12; progress=100; points=220; minutes_learned=1010; status=Finished
- Ito, web pages | learner=Ito; course=Web pages that move; chapters_done=0; progress=1; points=0; minutes_learned=6; status=Begun
item programming language|language|technology: Name!;Kind=General|Web|Database|Scripts;Version;Description:long;Logo:image;Courses:number#0-1000;Runs in the browser:boolean
- Python | kind=General; version=3.13; description=Reads almost like English.; courses=9
- SQL | kind=Database; version=2023; description=The language of tables.; courses=4
- JavaScript | kind=Web; version=2025; courses=7
- Bash | kind=Scripts; version=5.2; courses=2
record discussion|forum topic|topic|forum post|discussion forum: Title!;Exercise->@exercise|practice exercise|coding exercise|exercise library|practice~Stairs of stars;Language->@programming language|language|technology~Python;Text:long!;Author~Olu;Asked on:date;Replies:number#0-10000;Votes:number#-1000-100000;~Status=Open|Solved|Closed
- Why one row only | exercise=Stairs of stars; language=Python; text=My loop prints five stars once.; author=Olu; replies=3; votes=6; status=Solved
- Cat or cats | exercise=Black or white; language=SQL; text=Is the name of a table plural?; author=Nadia; replies=5; votes=9; status=Solved
- Python or JavaScript first | language=Python; text=I am twelve.; author=Ito; replies=21; votes=30; status=Open
- Tabs against spaces | language=Python; text=Please no.; author=Greta; replies=44; votes=-3; status=Closed
! record discussion reply|reply|forum reply [forum|discuss\\w*|reply]: Title!;Discussion->@discussion|forum topic|topic|forum post|discussion forum~Why one row only;Text:long!;Author~Ana Belic;Written on:date;Votes:number#-1000-100000;Accepted:boolean
- Print inside the loop | discussion=Why one row only; text=Move print four spaces in.; author=Ana Belic; votes=12
- Both are fine | discussion=Cat or cats; text=Only stay with one way.; author=Rolf Dahl; votes=14
- Start with Python | discussion=Python or JavaScript first; text=Fewer brackets to miss.; author=Greta; votes=8
- Closed by the teacher | discussion=Tabs against spaces; text=Enough of this.; author=Rolf Dahl; votes=2
# online course|e-learning|elearning|online learning|course platform|learning platform|video course|online education|education industry|distance education|mooc|micro-lesson|micro-course|flipped classroom|education platform|teaching platform|history learning|geography learning|calligraphy learning|chemistry learning|biology learning|art learning|live teaching|online teaching|online classroom|teaching website|online class|educational service
item course|online course|class|training: Title!;Subject area->@subject area|field of study~Design|Bookkeeping;Instructor->@instructor|teacher|tutor|lecturer|course author~Dr Amy Castell|Ruben Vries;Level=Beginner|Intermediate|Advanced;Picture:image;Description:long;Goals:long;Length:number(h)#1-500;Price:money;Language~English|Dutch;~Enrolled:number#0-1000000;~Status=Draft|Published|Archived
- Type and layout | instructor=Dr Amy Castell; subject_area=Design; level=Beginner; description=From letter shapes to a finished leaflet.; goals=Choose, pair and set type with confidence.; length=14; price=49; language=English; enrolled=318; status=Published
- Books of a small shop | instructor=Ruben Vries; subject_area=Bookkeeping; level=Beginner; description=Cash, invoices and the year end.; goals=Keep your own books.; length=20; price=65; language=English; enrolled=142; status=Published
- Sourdough science | instructor=Marit Foss; subject_area=Food; level=Intermediate; description=Why dough rises and when it stops.; goals=Read a dough and plan a bake.; length=9; price=35; language=English; enrolled=507; status=Published
- Statistiek met R | instructor=Pieter Claes; subject_area=Data; level=Advanced; description=Modellen, toetsen en grafieken.; goals=Zelf een analyse uitvoeren.; length=40; price=180; language=Dutch; enrolled=64; status=Draft
! item subject area|field of study [learning record\\w*|exam\\w*|teacher\\w*|assignment\\w*|homework|grade\\w*|session\\w*|module\\w*|categor\\w*]: Name!;Parent area;Description:long;Icon:image;Position:number#1-200
- Design | description=Type, layout and pictures.; position=1
- Bookkeeping | description=Cash, invoices, taxes.; position=2
- Food | description=Baking and preserving.; position=3
- Data | description=Numbers and models.; position=4
person instructor|teacher|tutor|lecturer|course author: Name!;Portrait:image;Email:email;Field;Biography:long;Website:url;~Rating:rating
- Dr Amy Castell | email=amy@example.com; field=Typography; biography=Sets books for small presses.
- Ruben Vries | email=ruben@example.com; field=Accounting; biography=Advises shops since 1998.
- Marit Foss | email=marit@example.com; field=Baking; biography=Runs a mill and a test kitchen.
- Pieter Claes | email=pieter@example.com; field=Statistics; biography=Taught at a polytechnic for twelve years.
item course module|module|chapter|unit|course section: Title!;Course->@course|training|online course|class~Type and layout|Books of a small shop;Number:number#1-100!;Summary:long;Opens on:date
- Letters up close | course=Type and layout; number=1; summary=Serif, stroke and space.
- The cash book | course=Books of a small shop; number=1; summary=Every coin leaves a line.
- Life of a starter | course=Sourdough science; number=1; summary=Yeast, acid and warmth.
- Lineaire modellen | course=Statistiek met R; number=3; summary=Van punt naar lijn.
item lesson|lecture|course video|learning unit: Title!;Module->@module|chapter|unit|course module|course section~Letters up close|The cash book;Number:number#1-200;Type=Video|Text|Quiz|Exercise|Live;Video:url;Text:long;Length:number(min)#1-300;Free preview:boolean;File:file
- What a serif does | module=Letters up close; number=1; type=Video; video=https://example.com/serif; text=Look at three letters for ten minutes.; length=11
- Entering a receipt | module=The cash book; number=1; type=Text; text=Date, number, purpose, amount.; length=8
- Feeding times | module=Life of a starter; number=3; type=Exercise; text=Measure the rise every hour.; length=25
- Vragenuur | module=Lineaire modellen; number=5; type=Live; video=https://example.com/vragen; text=Stel vooraf een vraag.; length=60
record enrolment|enrollment|course registration|course participation: Label!;Course->@course|training|online course|class~Type and layout|Books of a small shop;Learner~Nadja Kern|Tim Oduya;Enrolled on:date;Price paid:money;~Progress:percent;Finished on:date;~Status=Active|Completed|Dropped
- Nadja in Type | course=Type and layout; learner=Nadja Kern; price_paid=49; progress=60; status=Active
- Tim in Books | course=Books of a small shop; learner=Tim Oduya; price_paid=65; progress=100; status=Completed
- Hugo in Sourdough | course=Sourdough science; learner=Hugo Brandt; price_paid=35; progress=15; status=Dropped
- Saskia in Statistiek | course=Statistiek met R; learner=Saskia Bos; price_paid=162; progress=40; status=Active
! record lesson progress|learning progress|watch progress|study record: Label!;Lesson->@lesson|lecture|course video|learning unit~What a serif does|Entering a receipt;Learner~Nadja Kern|Tim Oduya;Position:number(s)#0-20000;Minutes spent:number(min)#0-1000;Studied on:date;Completed:boolean
- Nadja at serifs | lesson=What a serif does; learner=Nadja Kern; position=410; minutes_spent=9
- Tim at receipts | lesson=Entering a receipt; learner=Tim Oduya; position=0; minutes_spent=12
- Hugo at feeding | lesson=Feeding times; learner=Hugo Brandt; position=0; minutes_spent=31
- Saskia in the vragenuur | lesson=Vragenuur; learner=Saskia Bos; position=2700; minutes_spent=45
record submission|homework|assignment|exercise hand-in [homework|assignment|exercise|submi\\w*|task|grad\\w*]: Title!;Lesson->@lesson|lecture|course video|learning unit~What a serif does|Entering a receipt;Learner~Nadja Kern|Tim Oduya;File:file;Answer:long;Handed in on:date;Points:number#0-100;Feedback:long;~Status=Handed in|Graded|Returned
- Leaflet draft | lesson=What a serif does; learner=Nadja Kern; answer=Two typefaces, one margin.; points=84; feedback=Tighten the heading.; status=Graded
- Ten receipts | lesson=Entering a receipt; learner=Tim Oduya; answer=Balance is 214.60.; points=96; feedback=Clean work.; status=Graded
- Rise table | lesson=Feeding times; learner=Hugo Brandt; answer=Doubled after five hours.; points=0; status=Handed in
- Three questions on residuals | lesson=Vragenuur; learner=Saskia Bos; answer=Why is the third plot curved?; points=72; feedback=Look at a log scale.; status=Returned
! record quiz attempt|test attempt|quiz result [quiz|test|exam|assess\\w*]: Label!;Lesson->@lesson|lecture|course video|learning unit~What a serif does|Entering a receipt;Learner~Nadja Kern|Tim Oduya;Attempt:number#1-20;Score:percent;Minutes:number(min)#0-300;Taken on:date;Passed:boolean
- Nadja on serifs, first try | lesson=What a serif does; learner=Nadja Kern; attempt=1; score=70; minutes=6
- Tim on receipts, second try | lesson=Entering a receipt; learner=Tim Oduya; attempt=2; score=95; minutes=5
- Hugo on starters, first try | lesson=Feeding times; learner=Hugo Brandt; attempt=1; score=45; minutes=9
- Saskia on models, third try | lesson=Vragenuur; learner=Saskia Bos; attempt=3; score=88; minutes=14
record certificate|course certificate|diploma [certificat\\w*|diploma|badge]: Number!;Course->@course|training|online course|class~Type and layout|Books of a small shop;Learner~Nadja Kern|Tim Oduya;Grade;Issued on:date;File:file
- C-2041 | course=Books of a small shop; learner=Tim Oduya; grade=Very good
- C-2042 | course=Type and layout; learner=Nadja Kern; grade=Good
- C-2047 | course=Sourdough science; learner=Hugo Brandt; grade=Attended
- C-2055 | course=Statistiek met R; learner=Saskia Bos; grade=Distinction
item coupon|discount code|voucher [coupon|discount|promo\\w*|voucher]: Code!;Course->@course|training|online course|class~Type and layout|Books of a small shop;Discount:percent;Amount off:money;Valid from:date;Valid until:date;Uses allowed:number#1-100000;~Uses:number#0-100000;~Status=Active|Used up|Expired
- SERIF20 | course=Type and layout; discount=20; uses_allowed=100; uses=1; status=Active
- LEDGER10 | course=Books of a small shop; discount=10; uses_allowed=50; uses=1; status=Active
- DOUGH5 | course=Sourdough science; discount=15; uses_allowed=30; uses=30; status=Used up
- STATVROEG | course=Statistiek met R; discount=10; uses_allowed=40; uses=12; status=Expired
! record coupon redemption|redeemed coupon|coupon use [coupon|discount|promo\\w*|voucher]: Label!;Coupon->@coupon|discount code|voucher~SERIF20|LEDGER10;Learner~Nadja Kern|Tim Oduya;Amount saved:money;Redeemed on:date
- Nadja uses SERIF20 | coupon=SERIF20; learner=Nadja Kern; amount_saved=9.80
- Tim uses LEDGER10 | coupon=LEDGER10; learner=Tim Oduya; amount_saved=6.50
- Hugo uses DOUGH5 | coupon=DOUGH5; learner=Hugo Brandt; amount_saved=5.25
- Saskia uses STATVROEG | coupon=STATVROEG; learner=Saskia Bos; amount_saved=18
+ review: Course->@course|training|online course|class;Stars:rating;Text:long
+ order: Course->@course|training|online course|class;Coupon;Price paid:money
+ comment: Lesson->@lesson|lecture|course video|learning unit;At second:number(s)#0-20000
! item learning path|learning track [learning path\\w*|learning track\\w*|own learning]: Title!;Course->@course|training|online course|class~Type and layout|Books of a small shop;Goal:long;Step:number#1-50;Level=Beginner|Intermediate|Advanced;Weeks:number#1-104
- From sketch to leaflet | course=Type and layout; goal=A printed leaflet; step=1; level=Beginner; weeks=6
- Shop owner's year | course=Books of a small shop; goal=Own year end; step=1; level=Beginner; weeks=10
- Bread all week | course=Sourdough science; goal=Five breads; step=2; level=Intermediate; weeks=4
- Onderzoek in R | course=Statistiek met R; goal=Een eigen analyse; step=3; level=Advanced; weeks=12
! record badge award|badge|achievement|point award [gamif\\w*|badge\\w*|achievement\\w*|points]: Title!;Course->@course|training|online course|class~Type and layout|Books of a small shop;Learner~Nadja Kern|Tim Oduya;Kind=Badge|Points|Streak|Level;Points:number#0-10000;Reason:long;Awarded on:date
- Serif spotter | course=Type and layout; learner=Nadja Kern; kind=Badge; points=50; reason=First module done
- Ten days in a row | course=Books of a small shop; learner=Tim Oduya; kind=Streak; points=100; reason=Ten days of study
- Level 2 baker | course=Sourdough science; learner=Hugo Brandt; kind=Level; points=200; reason=200 points reached
- Fast answer | course=Statistiek met R; learner=Saskia Bos; kind=Points; points=15; reason=Quiz below three minutes
! item time slot|availability|teaching hour [time slot\\w*|slots|availab\\w*]: Title!;Course->@course|training|online course|class~Type and layout|Books of a small shop;Instructor->@instructor|teacher|tutor|lecturer|course author~Dr Amy Castell|Ruben Vries;Date:date;Starts at:time;Ends at:time;Places:number#1-500;~Status=Free|Booked|Blocked
- Monday, first hour | course=Type and layout; instructor=Dr Amy Castell; places=1; status=Free
- Tuesday evening | course=Books of a small shop; instructor=Ruben Vries; places=6; status=Booked
- Saturday bake | course=Sourdough science; instructor=Marit Foss; places=12; status=Free
- Vragenuur vrijdag | course=Statistiek met R; instructor=Pieter Claes; places=20; status=Blocked
! record course sync run|synchronization|course synchronization [synchroni\\w*|sync]: Label!;Source~Course platform;Courses read:number#0-100000;Courses changed:number#0-100000;Began on:date;Message:long;~Result=Complete|In part|Failed
- Night run | source=Course platform; courses_read=142; courses_changed=6; result=Complete
- Noon run | source=Course platform; courses_read=142; courses_changed=0; result=Complete
- First import | source=Course platform; courses_read=138; courses_changed=138; message=Four without a price.; result=In part
- Evening run | source=Course platform; courses_read=0; courses_changed=0; message=No answer within 30 seconds.; result=Failed
# online exam|exam system|examination system|exam platform|test paper|mock exam|online test|question bank|tutoring test|test website|difficulty level|types of questions|exam simulation
item exam|paper|test paper|mock exam|mock test|practice test|test|timed exam|simulated exam|exam simulation|exam hall exam|makeup exam: Title!;Subject->@subject|course|category|question category~Chemistry|Traffic rules;Description:long;Date:date;Starts at:time;Length:number(min)#5-480!;Total points:number#1-1000;Pass mark:number#0-1000;Attempts allowed:number#1-20;Shuffle:boolean;Mode=Mock exam|Exam hall|Makeup|Timed practice;~Status=Draft|Open|Running|Closed
- Chemistry midterm | subject=Chemistry; description=Bonds, moles and acids.; length=90; total_points=100; pass_mark=50; attempts_allowed=1; status=Closed
- Moped theory, set 3 | subject=Traffic rules; description=Thirty items from the bank.; length=30; total_points=30; pass_mark=26; attempts_allowed=5; status=Open
- Bookkeeping entry test | subject=Accounting; description=Debit, credit and balance.; length=60; total_points=50; pass_mark=25; attempts_allowed=2; status=Running
- French listening B1 | subject=French; description=Four dialogues, played twice.; length=40; total_points=40; pass_mark=24; attempts_allowed=1; status=Draft
item subject|course|category|question category: Name!;Code;Description:long;Teacher~Ingrid Moll|Farid Aslan
- Chemistry | code=CH-11; description=Eleventh year.; teacher=Ingrid Moll
- Traffic rules | code=TR-01; description=Signs and right of way.; teacher=Farid Aslan
- Accounting | code=AC-02; description=Evening school, first term.; teacher=Renate Pohl
- French | code=FR-B1; description=Language certificate.; teacher=Luc Girard
item question|test item|exam question|bank question: Text!;Subject->@subject|category|course|question category~Chemistry|Traffic rules;Type=Single choice|Multiple choice|True or false|Fill in|Essay;Option A;Option B;Option C;Option D;Correct answer;Explanation:long;Difficulty=Easy|Medium|Hard;Points:number#1-100
- How many moles are in 36 g of water? | subject=Chemistry; type=Single choice; option_a=1; option_b=2; option_c=3; option_d=18; correct_answer=B; explanation=The molar mass is 18 g.; difficulty=Easy; points=5
- Who goes first at an unmarked crossing? | subject=Traffic rules; type=Single choice; option_a=Traffic from the right; option_b=Traffic from the left; option_c=The larger vehicle; option_d=The faster vehicle; correct_answer=A; explanation=Right before left.; difficulty=Easy; points=1
- A loan raises assets and liabilities | subject=Accounting; type=True or false; option_a=True; option_b=False; correct_answer=A; explanation=Cash comes in and a debt arises.; difficulty=Medium; points=2
- Décrivez la gare en cinq phrases | subject=French; type=Essay; correct_answer=Marked by the teacher; explanation=Two tenses are expected.; difficulty=Hard; points=12
! record exam question entry|paper line|paper question|exam item: Label!;Exam->@exam|paper|test paper|mock exam|test|timed exam|simulated exam|exam simulation|exam hall exam|makeup exam|mock test|practice test~Chemistry midterm|Moped theory, set 3;Question->@question|test item|exam question|bank question~How many moles are in 36 g of water?|Who goes first at an unmarked crossing?;Position:number#1-500;Points:number#1-100
- Midterm, item 1 | exam=Chemistry midterm; question=How many moles are in 36 g of water?; position=1; points=5
- Set 3, item 1 | exam=Moped theory, set 3; question=Who goes first at an unmarked crossing?; position=1; points=1
- Entry test, item 8 | exam=Bookkeeping entry test; question=A loan raises assets and liabilities; position=8; points=2
- Listening, item 20 | exam=French listening B1; question=Décrivez la gare en cinq phrases; position=20; points=12
person candidate|examinee|student|test taker: Name!;Candidate number;Email:email;Class name~11b|Evening course;Phone:phone;~Status=Active|Blocked|Finished
- Lotte Behrens | candidate_number=K-0117; email=lotte@example.com; class_name=11b; status=Active
- Samir Haddad | candidate_number=K-0342; email=samir@example.com; class_name=Evening course; status=Active
- Milena Kostova | candidate_number=K-0408; email=milena@example.com; class_name=Evening course; status=Blocked
- Tobias Renner | candidate_number=K-0261; email=tobias@example.com; class_name=B1 group; status=Finished
! record attempt|exam attempt|sitting|exam record|exam result|result|score: Label!;Exam->@exam|paper|test paper|mock exam|test|timed exam|simulated exam|exam simulation|exam hall exam|makeup exam|mock test|practice test~Chemistry midterm|Moped theory, set 3;Candidate->@candidate|student|examinee|test taker~Lotte Behrens|Samir Haddad;Started on:date;Minutes:number(min)#0-480;Attempt number:number#1-20;~Points:number#0-1000;~Grade;Marked by~Ingrid Moll|Farid Aslan;~Status=Running|Handed in|Marked
- Lotte, midterm | exam=Chemistry midterm; candidate=Lotte Behrens; minutes=81; attempt_number=1; points=77; grade=B; marked_by=Ingrid Moll; status=Marked
- Samir, set 3 | exam=Moped theory, set 3; candidate=Samir Haddad; minutes=19; attempt_number=2; points=28; grade=Pass; marked_by=Farid Aslan; status=Marked
- Milena, entry test | exam=Bookkeeping entry test; candidate=Milena Kostova; minutes=34; attempt_number=1; marked_by=Farid Aslan; status=Running
- Tobias, listening | exam=French listening B1; candidate=Tobias Renner; minutes=40; attempt_number=1; points=31; marked_by=Ingrid Moll; status=Handed in
! record given answer|candidate answer|answer|response: Answer text!;Attempt->@attempt|sitting|result|exam attempt|exam record|exam result|score~Lotte, midterm|Samir, set 3;Question->@question|test item|exam question|bank question~How many moles are in 36 g of water?|Who goes first at an unmarked crossing?;Correct:boolean;Points:number#0-100;Marker note:long
- B | attempt=Lotte, midterm; question=How many moles are in 36 g of water?; points=5
- A | attempt=Samir, set 3; question=Who goes first at an unmarked crossing?; points=1
- False | attempt=Milena, entry test; question=A loan raises assets and liabilities; points=0; marker_note=Forgot the cash side.
- La gare est grande et bruyante | attempt=Tobias, listening; question=Décrivez la gare en cinq phrases; points=9; marker_note=Only one tense.
record mistake|wrong answer|wrong question|error notebook entry [wrong|mistake|error|review|retry|practi\\w*]: Label!;Candidate->@candidate|student|examinee|test taker~Lotte Behrens|Samir Haddad;Question->@question|test item|exam question|bank question~How many moles are in 36 g of water?|Who goes first at an unmarked crossing?;Times wrong:number#1-100;Note:long;Last tried on:date;Mastered:boolean
- Lotte and moles | candidate=Lotte Behrens; question=How many moles are in 36 g of water?; times_wrong=2; note=Divide, do not multiply.
- Samir at crossings | candidate=Samir Haddad; question=Who goes first at an unmarked crossing?; times_wrong=1; note=Look for signs first.
- Milena and loans | candidate=Milena Kostova; question=A loan raises assets and liabilities; times_wrong=3; note=Draw the two accounts.
- Tobias and the past tense | candidate=Tobias Renner; question=Décrivez la gare en cinq phrases; times_wrong=1; note=Use imparfait for scenes.
record incident|proctoring event|violation|cheating alert [cheat\\w*|proctor\\w*|monitor\\w*|violation|anti-?cheat\\w*]: Title!;Attempt->@attempt|sitting|exam attempt|exam record|exam result|result|score~Lotte, midterm|Samir, set 3;Type=Left window|Second person|No camera|Copying|Other;Happened on:date;Invigilator~Vera Thorn|Max Udo;Decision=Open|Warning|Cancelled|No fault;Note:long
- Window left twice | attempt=Samir, set 3; type=Left window; invigilator=Vera Thorn; decision=Warning; note=Said that a pop-up came.
- Second voice in the room | attempt=Milena, entry test; type=Second person; invigilator=Max Udo; decision=Open; note=Candidate says it was the radio.
- Camera dark for six minutes | attempt=Tobias, listening; type=No camera; invigilator=Vera Thorn; decision=No fault; note=Power cut in the street.
- Same wording as a neighbour | attempt=Lotte, midterm; type=Copying; invigilator=Max Udo; decision=Cancelled; note=Item 4 was taken out for both.
record certificate|exam certificate|issued certificate|certification: Certificate number!;Exam->@exam|test|timed exam|paper~Chemistry midterm|Moped theory, set 3;Candidate->@candidate|student|examinee~Lotte Behrens|Samir Haddad;Result->@attempt|result|sitting~Lotte, midterm;Score:percent;Issued on:date!;Valid until:date;Verification code;File:file;~Status=Valid|Expired|Withdrawn
- C-26-0041 | exam=Chemistry midterm; candidate=Lotte Behrens; score=88; verification_code=K7Q2; status=Valid
- C-26-0042 | exam=Moped theory, set 3; candidate=Samir Haddad; score=94; verification_code=M3XD; status=Valid
- C-25-0910 | exam=Moped theory, set 3; candidate=Lotte Behrens; score=79; verification_code=P8LA; status=Expired
- C-26-0050 | exam=Chemistry midterm; candidate=Samir Haddad; score=71; verification_code=T5WN; status=Valid
record essay answer|essay|essay grading|free-text answer [essay\\w*|free.text]: Title!;Attempt->@attempt|result|sitting~Lotte, midterm;Question->@question|test item|exam question;Candidate->@candidate|student|examinee~Lotte Behrens;Text:long!;Points:number#0-100;Graded by~Ingrid Moll;Graded on:date;Comment:long;~Status=Waiting|Graded|Second opinion
- Why acids conduct | attempt=Lotte, midterm; candidate=Lotte Behrens; points=8; graded_by=Ingrid Moll; status=Graded
- Right of way explained | candidate=Samir Haddad; status=Waiting
- Safety at the burner | attempt=Lotte, midterm; candidate=Lotte Behrens; points=6; graded_by=Farid Aslan; status=Second opinion
- Braking distance | candidate=Samir Haddad; points=9; graded_by=Farid Aslan; status=Graded
! record exam session|exam schedule|exam date|scheduled exam [schedul\\w*|sessions?|dates?|register]: Title!;Exam->@exam|test|timed exam|paper~Chemistry midterm|Moped theory, set 3;Date:date!;Starts at:time;Ends at:time;Place or link;Places:number#1-5000;~Registered:number#0-5000;Proctor~Vera Thorn|Max Udo;Register until:date
- Midterm, spring date | exam=Chemistry midterm; place_or_link=Hall 2; places=60; registered=44; proctor=Vera Thorn
- Moped theory, Tuesday | exam=Moped theory, set 3; place_or_link=Online; places=30; registered=12; proctor=Max Udo
- Midterm, repeat date | exam=Chemistry midterm; place_or_link=Room 14; places=20; registered=6; proctor=Vera Thorn
- Moped theory, Saturday | exam=Moped theory, set 3; place_or_link=Room 3; places=24; registered=21; proctor=Max Udo
# flash card|flashcard|spaced repetition|memory card|vocabulary trainer|memorization|word memorizing
item card set|deck|study set|flashcard set|collection: Name!;Subject->@subject|topic|category|folder~Portuguese|Anatomy;Description:long;Cover:image;Front language~English|Latin;Back language~Portuguese|English;New cards a day:number#0-500;Visibility=Private|Link|Public;~Cards:number#0-50000
- Market Portuguese | subject=Portuguese; description=Words for stalls and prices.; front_language=English; back_language=Portuguese; new_cards_a_day=15; visibility=Public; cards=2
- Bones of the hand | subject=Anatomy; description=Eight carpals and more.; front_language=English; back_language=Latin; new_cards_a_day=10; visibility=Private; cards=1
- Chess openings | subject=Board games; description=First eight moves and their names.; front_language=English; back_language=English; new_cards_a_day=4; visibility=Link; cards=1
- Hiragana | subject=Japanese; description=All signs with a picture.; front_language=Japanese; back_language=English; new_cards_a_day=6; visibility=Public; cards=46
item card|flash card|flashcard|memory card|word card: Front!;Back:long!;Deck->@card set|deck|study set|flashcard set|collection~Market Portuguese|Bones of the hand;Hint;Example:long;Picture:image;Audio:file;Tags~noun, food|hand;Position:number#1-50000
- cherry | back=a cereja; deck=Market Portuguese; hint=Red, in June; example=Um quilo de cerejas, por favor.; tags=noun, food; position=1
- change (coins) | back=o troco; deck=Market Portuguese; hint=You get it back; example=Não tenho troco.; tags=noun; position=2
- boat-shaped bone | back=Os scaphoideum; deck=Bones of the hand; hint=Often broken; example=Below the thumb.; tags=hand; position=1
- ね | back=ne; deck=Hiragana; hint=Looks like a sleeping cat; example=ねこ, a cat; tags=n row; position=24
item subject|topic|category|folder: Name!;Description:long;Icon:image;Colour;Position:number#1-100
- Portuguese | description=For a summer in Setubal.; colour=Green; position=1
- Anatomy | description=First year of medicine.; colour=Red; position=2
- Board games | description=Openings and endgames.; colour=Brown; position=3
- Japanese | description=Signs before words.; colour=Pink; position=4
record study session|review session|learning session|practice session: Title!;Deck->@card set|deck|study set|flashcard set|collection~Market Portuguese|Bones of the hand;Learner~Greg|Mei;Mode=Learn|Review|Test|Match;Cards studied:number#0-2000;Correct:number#0-2000;Minutes:number(min)#0-600;Studied on:date
- Greg before breakfast | deck=Market Portuguese; learner=Greg; mode=Review; cards_studied=40; correct=33; minutes=12
- Mei on the bus | deck=Bones of the hand; learner=Mei; mode=Learn; cards_studied=10; correct=6; minutes=9
- Vera after the club | deck=Chess openings; learner=Vera; mode=Test; cards_studied=16; correct=15; minutes=22
- Jamal with signs | deck=Hiragana; learner=Jamal; mode=Match; cards_studied=12; correct=7; minutes=5
! record card review|card answer|answer|repetition: Label!;Card->@card|flash card|flashcard|memory card|word card~cherry|change (coins)|boat-shaped bone;Session->@study session|review session|learning session|practice session~Greg before breakfast|Mei on the bus;Rating=Again|Hard|Good|Easy;Seconds:number(s)#0-600;Reviewed on:date
- cherry, good | card=cherry; session=Greg before breakfast; rating=Good; seconds=4
- scaphoid, again | card=boat-shaped bone; session=Mei on the bus; rating=Again; seconds=15
- change, hard | card=change (coins); session=Greg before breakfast; rating=Hard; seconds=11
- ne, easy | card=ね; session=Jamal with signs; rating=Easy; seconds=2
! record card schedule|card state|learning state|memory state|progress: Label!;Card->@card|flash card|flashcard|memory card|word card~cherry|change (coins)|boat-shaped bone;Learner~Greg|Mei;Interval:number(days)#0-5000;Ease:number(%)#100-400;Repetitions:number#0-1000;Lapses:number#0-500;Next review on:date;~Status=New|Learning|Review|Mastered
- Greg and cherry | card=cherry; learner=Greg; interval=12; ease=250; repetitions=5; lapses=0; status=Review
- Mei and the scaphoid | card=boat-shaped bone; learner=Mei; interval=1; ease=210; repetitions=2; lapses=1; status=Learning
- Greg and change | card=change (coins); learner=Greg; interval=0; ease=230; repetitions=0; lapses=0; status=New
- Jamal and ne | card=ね; learner=Jamal; interval=90; ease=280; repetitions=11; lapses=1; status=Mastered
record study goal|streak|daily goal|plan [goal|streak|daily|plan|remind\\w*]: Title!;Learner~Greg|Mei;Deck->@card set|deck|study set|flashcard set|collection~Market Portuguese|Bones of the hand;Cards a day:number#1-1000;Streak:number(days)#0-5000;Remind at:time;Until:date
- Greg before the trip | learner=Greg; deck=Market Portuguese; cards_a_day=30; streak=17
- Mei before the test | learner=Mei; deck=Bones of the hand; cards_a_day=20; streak=4
- Vera before the league | learner=Vera; deck=Chess openings; cards_a_day=8; streak=2
- Jamal all year | learner=Jamal; deck=Hiragana; cards_a_day=12; streak=143
record shared deck|deck share|copy [share|public|class|group|copy]: Label!;Deck->@card set|deck|study set|flashcard set|collection~Market Portuguese|Bones of the hand;Email:email;Right=Study|Copy|Edit;Shared on:date
- Market words for Ines | deck=Market Portuguese; email=ines@example.com; right=Copy
- Bones for the group | deck=Bones of the hand; email=group@example.com; right=Study
- Openings for the youth team | deck=Chess openings; email=youth@example.com; right=Edit
- Signs for Aiko's class | deck=Hiragana; email=class@example.com; right=Study
# coding practice|coding challenge|online judge|programming practice|code practice|coding interview|algorithm practice|competitive programming
item problem|challenge|exercise|coding problem|coding challenge: Title!;Topic->@topic|category|tag|skill~Arrays|Graphs;Difficulty=Easy|Medium|Hard;Description:long!;Input format:long;Output format:long;Starter code:long;Model solution:long;Time limit:number(ms)#100-20000;Memory limit:number(MB)#16-4096;Points:number#1-1000;~Acceptance:percent
- Longest dry spell | topic=Arrays; difficulty=Easy; description=Find the longest run of zeros in a list of rainfall values.; input_format=n, then n numbers; output_format=One number; starter_code=def longest(values): pass; time_limit=1000; memory_limit=128; points=10; acceptance=64
- Ferry routes | topic=Graphs; difficulty=Medium; description=Print the least number of ferries between two islands.; input_format=n, m, then m pairs; output_format=One number or -1; starter_code=def ferries(edges, a, b): pass; time_limit=2000; memory_limit=256; points=25; acceptance=41
- Mirror words | topic=Strings; difficulty=Easy; description=Print whether a word reads the same backwards.; input_format=One word; output_format=YES or NO; starter_code=def mirror(word): pass; time_limit=500; memory_limit=64; points=5; acceptance=82
- Warehouse robots | topic=Dynamic programming; difficulty=Hard; description=Find the cheapest way through a grid with moving robots.; input_format=n, m, then n rows; output_format=One number; starter_code=def cheapest(grid): pass; time_limit=4000; memory_limit=512; points=60; acceptance=13
item topic|category|tag|skill: Name!;Description:long;Icon:image;Position:number#1-200
- Arrays | description=Lists, windows and sums.; position=1
- Graphs | description=Nodes, paths and trees.; position=2
- Strings | description=Words, search and patterns.; position=3
- Dynamic programming | description=Small answers build large ones.; position=4
! record test case|example case|hidden test|checker case: Label!;Problem->@problem|challenge|exercise|coding problem|coding challenge~Longest dry spell|Ferry routes;Input:long!;Expected output:long!;Hidden:boolean;Weight:number#1-100;Explanation:long
- Dry sample 1 | problem=Longest dry spell; input=5, 0 0 3 0 1; expected_output=2; weight=1; explanation=The first two values are zero.
- Ferry sample 1 | problem=Ferry routes; input=4, 3, 1 2, 2 3, 3 4; expected_output=3; weight=1; explanation=One chain of islands.
- Mirror sample 2 | problem=Mirror words; input=level; expected_output=YES; weight=1; explanation=The word is the same backwards.
- Robots big grid | problem=Warehouse robots; input=200, 200, then rows; expected_output=1874; weight=10; explanation=Checks the time limit.
record submission|solution|code submission|attempt: Title!;Problem->@problem|challenge|exercise|coding problem|coding challenge~Longest dry spell|Ferry routes;Coder~kiwi_dev|lena.codes;Language=Python|JavaScript|Java|C++|Go|Rust;Code:long!;Submitted on:date;~Runtime:number(ms)#0-60000;~Memory:number(MB)#0-8192;~Tests passed:number#0-1000;~Verdict=Waiting|Accepted|Wrong answer|Time limit|Runtime error|Compile error
- Dry spell with a counter | problem=Longest dry spell; coder=kiwi_dev; language=Python; code=best = run = 0; runtime=31; memory=14; tests_passed=20; verdict=Accepted
- Ferries by breadth | problem=Ferry routes; coder=lena.codes; language=Java; code=queue.add(start); runtime=210; memory=42; tests_passed=17; verdict=Time limit
- Mirror with two pointers | problem=Mirror words; coder=tabs4life; language=Go; code=for i < j; runtime=2; memory=5; tests_passed=0; verdict=Compile error
- Robots by memo | problem=Warehouse robots; coder=mei_lin; language=Rust; code=let mut best = vec![0]; runtime=870; memory=96; tests_passed=11; verdict=Wrong answer
! record test result|case result|run result [test\\w*|judge|run|execut\\w*|result|feedback]: Label!;Submission->@submission|solution|code submission|attempt~Dry spell with a counter|Ferries by breadth;Test case->@test case|example case|hidden test|checker case~Dry sample 1|Ferry sample 1;Passed:boolean;Output:long;Runtime:number(ms)#0-60000
- Dry spell on sample 1 | submission=Dry spell with a counter; test_case=Dry sample 1; output=2; runtime=3
- Ferries on sample 1 | submission=Ferries by breadth; test_case=Ferry sample 1; output=3; runtime=8
- Mirror on sample 2 | submission=Mirror with two pointers; test_case=Mirror sample 2; output=none; runtime=0
- Robots on the big grid | submission=Robots by memo; test_case=Robots big grid; output=1880; runtime=870
event contest|competition|round|hackathon: Title!;Date:date;Starts at:time;Length:number(min)#15-2880;Description:long;Level=Beginners|Open|Team;Prize;~Status=Planned|Running|Finished
- Saturday sprint 12 | length=90; description=Four problems, rising difficulty.; level=Open; prize=Sticker set; status=Planned
- First steps cup | length=120; description=For people with under fifty solved.; level=Beginners; prize=Mug; status=Finished
- Campus relay | length=300; description=Teams of three at one keyboard.; level=Team; prize=Pizza for the team; status=Running
- Night owl round | length=60; description=Three short problems at midnight.; level=Open; prize=Badge; status=Planned
record ranking|leaderboard entry|contest result|score|leaderboard: Coder!;Contest->@contest|competition|round|hackathon~Saturday sprint 12|First steps cup;Solved:number#0-10000;Points:number#0-1000000;Penalty:number(min)#0-10000;Rank:number#1-1000000;Rating:number#0-5000
- kiwi_dev | contest=First steps cup; solved=4; points=85; penalty=61; rank=2; rating=1430
- lena.codes | contest=First steps cup; solved=4; points=85; penalty=54; rank=1; rating=1512
- tabs4life | contest=Campus relay; solved=2; points=30; penalty=140; rank=18; rating=1090
- mei_lin | contest=Saturday sprint 12; solved=3; points=95; penalty=77; rank=6; rating=1985
record discussion|solution discussion|editorial|hint [discuss\\w*|editorial|hint|explan\\w*|communit\\w*]: Title!;Problem->@problem|challenge|exercise|coding problem|coding challenge~Longest dry spell|Ferry routes;Author;Text:long!;Language~Python|Java;Written on:date;~Votes:number#-1000-100000
- One pass is enough | problem=Longest dry spell; author=lena.codes; text=Keep a counter and reset it at rain.; language=Python; votes=22
- Why depth first fails | problem=Ferry routes; author=kiwi_dev; text=The first path is not the shortest.; language=Java; votes=15
- Empty words count too | problem=Mirror words; author=mei_lin; text=The fourth test is an empty line.; language=Go; votes=9
- State is cell and minute | problem=Warehouse robots; author=tabs4life; text=Robots repeat every twelve minutes.; language=Rust; votes=48
item study plan|learning track|problem list|path [plan|track|path|roadmap|list]: Name!;Topic->@topic|category|tag|skill~Arrays|Graphs;Description:long;Level=Beginner|Intermediate|Advanced;Length:number(days)#1-365;Problems:number#1-1000
- Two weeks of arrays | topic=Arrays; description=Two problems each evening.; level=Beginner; length=14; problems=28
- Graphs for interviews | topic=Graphs; description=From search to shortest paths.; level=Intermediate; length=21; problems=40
- Strings in a week | topic=Strings; description=From loops to pattern search.; level=Beginner; length=7; problems=14
- Serious about tables | topic=Dynamic programming; description=One hard problem every second day.; level=Advanced; length=60; problems=30
+ comment: Problem->@problem|challenge|exercise|coding problem|coding challenge;Submission->@submission|solution|code submission|attempt
# programming tutorial|learn programming|learn to code|programming learning|coding education|learn python|front-end learning|programming course
item tutorial|course|learning course|programming course: Title!;Language->@technology|programming language|topic|category|framework~Python|CSS;Author~Mona Ek|Tariq Jalal;Level=Beginner|Intermediate|Advanced;Cover:image;Description:long;Requirements:long;Length:number(h)#1-300;Price:money;~Learners:number#0-1000000;~Status=Draft|Published|Outdated
- Python for gardeners | language=Python; author=Mona Ek; level=Beginner; description=From print to a watering script.; requirements=None; length=12; price=0; learners=830; status=Published
- Layout without tears | language=CSS; author=Tariq Jalal; level=Intermediate; description=Grid, flex and gaps.; requirements=Some HTML; length=8; price=19; learners=412; status=Published
- Git for two | language=Git; author=Ewa Lis; level=Beginner; description=Branches, merges and no fear.; requirements=A terminal; length=5; price=9; learners=1240; status=Outdated
- Services in Go | language=Go; author=Sipho Dube; level=Advanced; description=Handlers, tests and deploys.; requirements=One other language; length=26; price=39; learners=0; status=Draft
item technology|programming language|topic|category|framework: Name!;Type=Language|Framework|Tool|Concept;Description:long;Icon:image;Website:url;Position:number#1-200
- Python | type=Language; description=Readable and everywhere.; website=https://example.com/py; position=1
- CSS | type=Language; description=Style for web pages.; website=https://example.com/css; position=2
- Git | type=Tool; description=History of files and teams.; website=https://example.com/git; position=3
- Go | type=Language; description=Small language for servers.; website=https://example.com/go; position=4
item chapter|lesson|tutorial page|section|knowledge point: Title!;Tutorial->@tutorial|course|learning course|programming course~Python for gardeners|Layout without tears;Number:number#1-300!;Text:long!;Code example:long;Video:url;Length:number(min)#1-300
- Lists of plants | tutorial=Python for gardeners; number=3; text=A list keeps things in order.; code_example=beds = ["mint", "leek"]; length=18
- A grid of cards | tutorial=Layout without tears; number=2; text=Let the browser count the columns.; code_example=grid-template-columns: repeat(3, 1fr); length=15
- Your first conflict | tutorial=Git for two; number=5; text=Two people, one line.; code_example=git merge feature; length=22
- A handler and its test | tutorial=Services in Go; number=4; text=Write the test before the route.; code_example=http.HandleFunc("/ping", ping); length=40
item exercise|coding exercise|practice task|assignment: Title!;Chapter->@chapter|lesson|tutorial page|section|knowledge point~Lists of plants|A grid of cards;Task:long!;Starter code:long;Expected output:long;Hint:long;Difficulty=Easy|Medium|Hard;Points:number#1-100
- Count the herbs | chapter=Lists of plants; task=Print how many plants start with m.; starter_code=beds = []; expected_output=1; hint=Use startswith.; difficulty=Easy; points=5
- Cards on a phone | chapter=A grid of cards; task=One column below 500 pixels.; starter_code=.cards; expected_output=One card a row; hint=A media query.; difficulty=Medium; points=10
- Merge two menus | chapter=Your first conflict; task=Keep both dishes when you merge.; starter_code=menu.txt on two branches; expected_output=Two dishes in one file; hint=Remove the markers.; difficulty=Medium; points=8
- Ping with a counter | chapter=A handler and its test; task=Answer how often the route was called.; starter_code=func ping; expected_output=pong 3; hint=Mind parallel calls.; difficulty=Hard; points=20
! record submission|exercise attempt|attempt|code run: Title!;Exercise->@exercise|practice task|coding exercise|assignment~Count the herbs|Cards on a phone;Learner~Bo|Safiya;Code:long!;Output:long;Passed:boolean;Points:number#0-100;Submitted on:date;Feedback:long
- Bo counts herbs | exercise=Count the herbs; learner=Bo; code=print(len([b for b in beds if b.startswith("m")])); output=1; points=5; feedback=Neat.
- Safiya stacks cards | exercise=Cards on a phone; learner=Safiya; code=@media (max-width: 500px); output=One card a row; points=10; feedback=Works on all widths.
- Lars merges menus | exercise=Merge two menus; learner=Lars; code=git add menu.txt; output=One dish only; points=3; feedback=Soup got lost.
- Abena counts pings | exercise=Ping with a counter; learner=Abena; code=atomic.AddInt64(&n, 1); output=pong 3; points=20; feedback=Safe under load.
! record learning progress|chapter progress|study record|progress: Label!;Chapter->@chapter|lesson|tutorial page|section|knowledge point~Lists of plants|A grid of cards;Learner~Bo|Safiya;Minutes:number(min)#0-1000;Percent:percent;Studied on:date;Completed:boolean
- Bo at lists | chapter=Lists of plants; learner=Bo; minutes=25; percent=100
- Safiya at grids | chapter=A grid of cards; learner=Safiya; minutes=14; percent=60
- Lars at conflicts | chapter=Your first conflict; learner=Lars; minutes=38; percent=45
- Abena at handlers | chapter=A handler and its test; learner=Abena; minutes=90; percent=100
item snippet|code snippet|code example|playground|sandbox [snippet|playground|sandbox|example|editor|run]: Title!;Language->@technology|programming language|topic|category|framework~Python|CSS;Code:long!;Explanation:long;Author;Public:boolean
- Read a CSV | language=Python; code=import csv; explanation=Row by row with a header.; author=Mona Ek
- Centre a box | language=CSS; code=place-items: center; explanation=Works in a grid container.; author=Tariq Jalal
- Undo the last commit | language=Git; code=git reset --soft HEAD~1; explanation=Keeps your changes.; author=Ewa Lis
- Read with a deadline | language=Go; code=context.WithTimeout(ctx, time.Second); explanation=Stops after one second.; author=Sipho Dube
item project|practice project|case study|learning project [project|case|portfolio|hands-on]: Title!;Tutorial->@tutorial|course|learning course|programming course~Python for gardeners|Layout without tears;Brief:long;Repository:url;Level=Beginner|Intermediate|Advanced;Hours:number(h)#1-200;Picture:image
- Watering log | tutorial=Python for gardeners; brief=Store dates and litres and show the week.; repository=https://example.com/water; level=Beginner; hours=6
- Seed shop page | tutorial=Layout without tears; brief=Build the page from a picture.; repository=https://example.com/seed; level=Intermediate; hours=8
- Recipe book with a friend | tutorial=Git for two; brief=Ten recipes, two people, no lost line.; repository=https://example.com/recipes; level=Beginner; hours=3
- Link shortener | tutorial=Services in Go; brief=Store, redirect, count and limit.; repository=https://example.com/short; level=Advanced; hours=18
item roadmap|learning path|learning track|path [roadmap|path|track|stage]: Name!;Goal:long;Technology->@technology|topic|programming language|category|framework~Python|CSS;Level=Beginner|Intermediate|Advanced;Weeks:number#1-104;Steps:long
- From zero to scripts | goal=Automate small chores.; technology=Python; level=Beginner; weeks=8; steps=Values, lists, files, time
- Page designer | goal=Build any layout from a sketch.; technology=CSS; level=Intermediate; weeks=5; steps=Box, flex, grid, motion
- Team ready | goal=Work with others on one code base.; technology=Git; level=Beginner; weeks=3; steps=Commit, branch, review
- Backend in a season | goal=Run a service on your own.; technology=Go; level=Advanced; weeks=14; steps=Handlers, storage, tests, metrics
+ question: Chapter->@chapter|lesson|tutorial page|section|knowledge point;Solved:boolean
+ comment: Chapter->@chapter|lesson|tutorial page|section|knowledge point
# cybersecurity training|cyber security|capture the flag|ctf|security training|hacking lab|security awareness|penetration testing course
item challenge|lab|ctf challenge|security lab|room: Title!;Category->@category|security topic|domain|topic~Web|Forensics;Difficulty=Easy|Medium|Hard|Insane;Points:number#10-1000;Description:long!;Flag!;Author~0xmara|J. Teller;File:file;Address:url;Attempts allowed:number#1-1000;~Solves:number#0-100000;~Status=Draft|Online|Retired
- Cookie monster | category=Web; difficulty=Easy; points=100; description=The admin page trusts a cookie.; flag=flag{crumbs}; author=0xmara; address=https://example.com/cookie; attempts_allowed=50; solves=214; status=Online
- Lost memory card | category=Forensics; difficulty=Medium; points=250; description=Recover the deleted picture.; flag=flag{carved}; author=J. Teller; address=https://example.com/card; attempts_allowed=20; solves=61; status=Online
- Baby overflow | category=Binary; difficulty=Hard; points=400; description=Jump to the function nobody calls.; flag=flag{return}; author=0xmara; address=https://example.com/baby; attempts_allowed=100; solves=19; status=Retired
- Seven rotors | category=Cryptography; difficulty=Insane; points=900; description=Break a machine with a faulty rotor.; flag=flag{rotor5}; author=J. Teller; address=https://example.com/rotors; attempts_allowed=10; solves=0; status=Draft
item category|security topic|domain|topic: Name!;Description:long;Icon:image;Colour;Position:number#1-50
- Web | description=Injection, sessions and access.; colour=Blue; position=1
- Forensics | description=Images, logs and memory.; colour=Green; position=2
- Binary | description=Stacks, heaps and reversing.; colour=Red; position=3
- Cryptography | description=Ciphers, hashes and mistakes.; colour=Purple; position=4
! item hint|challenge hint|clue: Label!;Challenge->@challenge|lab|ctf challenge|security lab|room~Cookie monster|Lost memory card;Text:long!;Cost:number(points)#0-500;Order:number#1-20
- Look at the jar | challenge=Cookie monster; text=What does base64 look like?; cost=10; order=1
- Magic numbers | challenge=Lost memory card; text=JPEG files start alike.; cost=25; order=1
- Count the bytes | challenge=Baby overflow; text=The buffer holds 64.; cost=40; order=1
- One rotor stands still | challenge=Seven rotors; text=Compare two messages of equal length.; cost=120; order=2
record attempt|lab attempt|flag submission|submission|lab session: Submitted flag!;Challenge->@challenge|lab|ctf challenge|security lab|room~Cookie monster|Lost memory card;Player~nightowl|rootberry;Team->@team|group|squad~Packet Rats|Blue Otters;Submitted on:date;Correct:boolean;Points:number#0-1000;Minutes:number(min)#0-1000
- flag{crumbs} | challenge=Cookie monster; player=nightowl; team=Packet Rats; points=100; minutes=22
- flag{wiped} | challenge=Lost memory card; player=rootberry; team=Blue Otters; points=0; minutes=48
- flag{return} | challenge=Baby overflow; player=stacksmith; team=Null Pointers; points=400; minutes=310
- flag{rotor3} | challenge=Seven rotors; player=quietkey; team=Salt and Pepper; points=0; minutes=540
item team|group|squad [team|group|squad|class|compet\\w*]: Name!;Captain~nightowl|rootberry;Country~Estonia|Brazil;Join code;Members:number#1-20;~Score:number#0-1000000
- Packet Rats | captain=nightowl; country=Estonia; join_code=PR-88; members=4; score=1240
- Blue Otters | captain=rootberry; country=Brazil; join_code=BO-12; members=3; score=980
- Null Pointers | captain=stacksmith; country=Poland; join_code=NP-40; members=5; score=2310
- Salt and Pepper | captain=quietkey; country=Kenya; join_code=SP-73; members=2; score=415
event competition|ctf event|contest [compet\\w*|contest|ctf|tournament]: Title!;Date:date;Starts at:time;Length:number(h)#1-72;Format=Jeopardy|Attack and defence|King of the hill;Description:long;Prize;~Status=Planned|Running|Finished
- Winter jeopardy | length=24; format=Jeopardy; description=Thirty challenges in six categories.; prize=Soldering kit; status=Planned
- Campus defence | length=8; format=Attack and defence; description=One server for each team.; prize=Trophy; status=Finished
- Spring hill | length=6; format=King of the hill; description=Hold the server as long as you can.; prize=Keyboard; status=Running
- School jeopardy | length=4; format=Jeopardy; description=Twelve easy challenges for pupils.; prize=Hoodies; status=Planned
item learning module|training module|course|learning path: Title!;Category->@category|topic|security topic|domain~Web|Forensics;Level=Beginner|Intermediate|Advanced;Text:long;Length:number(min)#5-3000;Video:url;Certificate:boolean
- How sessions work | category=Web; level=Beginner; text=Cookies, tokens and expiry.; length=60; video=https://example.com/sessions
- Reading a disk image | category=Forensics; level=Intermediate; text=Partitions, slack and carving.; length=90; video=https://example.com/disk
- Stack frames drawn | category=Binary; level=Advanced; text=Where the return address sits.; length=120; video=https://example.com/stack
- Hash or cipher | category=Cryptography; level=Beginner; text=What can be undone and what cannot.; length=35; video=https://example.com/hash
record writeup|solution writeup|walkthrough [write-?up|walkthrough|solution]: Title!;Challenge->@challenge|lab|ctf challenge|security lab|room~Cookie monster|Lost memory card;Author;Text:long!;Tools~browser console|carver;Published on:date;~Likes:number#0-10000
- Changing one byte | challenge=Cookie monster; author=nightowl; text=Decode, set admin to 1, encode.; tools=browser console; likes=19
- Carving by hand | challenge=Lost memory card; author=rootberry; text=Search for the header and cut.; tools=hex editor; likes=12
- Sixty-four and eight | challenge=Baby overflow; author=stacksmith; text=Fill the buffer, then the frame, then the address.; tools=debugger; likes=44
- Cookies from the command line | challenge=Cookie monster; author=quietkey; text=One request is enough.; tools=curl; likes=7
record phishing test|phishing simulation|awareness campaign [phish\\w*|awareness|employee|staff]: Title!;Template:long;Department~Sales|Warehouse;Sent on:date;Recipients:number#1-100000;Clicked:number#0-100000;Reported:number#0-100000
- Parcel fee mail | template=Your parcel waits for 1.90.; department=Sales; recipients=80; clicked=11; reported=34
- Password expires | template=Renew your password today.; department=Warehouse; recipients=45; clicked=9; reported=12
- Invoice overdue | template=Second reminder, see attachment.; department=Accounting; recipients=22; clicked=1; reported=17
- Free canteen week | template=Register with your staff number.; department=Development; recipients=130; clicked=27; reported=58
# machine learning course|data science learning|ai learning|artificial intelligence course|machine learning platform|deep learning course|model training platform
item course|learning course|module|tutorial: Title!;Topic->@topic|field|category~Regression|Vision;Instructor~Dr Anouk Meyer|Bilal Rahman;Level=Beginner|Intermediate|Advanced;Description:long;Requirements:long;Length:number(h)#1-300;Cover:image;Price:money;~Status=Draft|Published|Archived
- First regressions | topic=Regression; instructor=Dr Anouk Meyer; level=Beginner; description=Fit, check and explain a line.; requirements=School mathematics; length=15; price=0; status=Published
- Seeing with networks | topic=Vision; instructor=Bilal Rahman; level=Intermediate; description=Convolution from pixels to classes.; requirements=Python; length=30; price=49; status=Published
- Trees and forests | topic=Classification; instructor=Selin Aydin; level=Beginner; description=Split, vote and prune.; requirements=Tables and percentages; length=10; price=25; status=Archived
- Reading reviews by machine | topic=Language; instructor=Tomasz Wolny; level=Advanced; description=Embeddings, attention and bias.; requirements=Python and linear algebra; length=45; price=120; status=Draft
item topic|field|category: Name!;Description:long;Icon:image;Position:number#1-100
- Regression | description=Predict numbers.; position=1
- Vision | description=Pictures in, labels out.; position=2
- Classification | description=Put things into groups.; position=3
- Language | description=Text, words and meaning.; position=4
item lesson|chapter|notebook|lecture: Title!;Course->@course|module|learning course|tutorial~First regressions|Seeing with networks;Number:number#1-200!;Text:long;Code:long;Notebook file:file;Video:url;Length:number(min)#1-300
- Least squares by hand | course=First regressions; number=2; text=Minimise the squared gaps.; code=np.linalg.lstsq(X, y); video=https://example.com/lsq; length=25
- What a filter sees | course=Seeing with networks; number=3; text=Edges first, shapes later.; code=Conv2d(1, 8, 3); video=https://example.com/filter; length=35
- Where to split | course=Trees and forests; number=1; text=Choose the cut with the purest halves.; code=DecisionTreeClassifier(max_depth=3); video=https://example.com/split; length=20
- Words as arrows | course=Reading reviews by machine; number=4; text=Similar words point the same way.; code=Embedding(8000, 64); video=https://example.com/arrows; length=55
item dataset|data set|data file: Name!;Description:long;Rows:number#1-1000000000;Features:number#1-100000;Size:number(MB)#0-1000000;File:file;Licence;Target
- House prices of a small town | description=Area, age and price of 412 sales.; rows=412; features=7; size=1; licence=Public domain; target=price
- Leaves on paper | description=Scans of forty species.; rows=2400; features=65536; size=310; licence=CC BY; target=species
- Mushrooms by cap | description=Shape, colour and smell of 1,900 finds.; rows=1900; features=22; size=2; licence=CC BY; target=edible
- Hotel reviews in four languages | description=Short texts with stars.; rows=56000; features=3; size=88; licence=Research only; target=stars
item model|trained model|algorithm: Name!;Type=Linear|Tree|Forest|Neural network|Clustering;Dataset->@dataset|data set|data file~House prices of a small town|Leaves on paper;Framework;Parameters:number#0-1000000000;Model file:file;Description:long;~Status=Draft|Trained|Published
- Price line | type=Linear; dataset=House prices of a small town; framework=scikit; parameters=8; description=Seven weights and an offset.; status=Trained
- Leaf net | type=Neural network; dataset=Leaves on paper; framework=torch; parameters=420000; description=Four convolution layers.; status=Published
- Mushroom forest | type=Forest; dataset=Mushrooms by cap; framework=scikit; parameters=100; description=A hundred shallow trees.; status=Published
- Review groups | type=Clustering; dataset=Hotel reviews in four languages; framework=torch; parameters=512000; description=Groups reviews by complaint.; status=Draft
! record experiment|training run|run|training job: Title!;Model->@model|trained model|algorithm~Price line|Leaf net;Learner~Hugo|Amina;Learning rate:number#0-10;Epochs:number#1-100000;Batch size:number#1-100000;Accuracy:percent;Loss:number#0-1000000;Took:number(min)#0-100000;Run on:date;~Status=Waiting|Running|Finished|Failed
- Line, third try | model=Price line; learner=Hugo; learning_rate=0.1; epochs=200; batch_size=32; accuracy=81; loss=0.4; took=1; status=Finished
- Leaf net, 20 epochs | model=Leaf net; learner=Amina; learning_rate=0.001; epochs=20; batch_size=64; accuracy=93; loss=0.2; took=42; status=Finished
- Forest with depth three | model=Mushroom forest; learner=Pia; learning_rate=0; epochs=1; batch_size=1900; accuracy=97; loss=0.1; took=2; status=Finished
- Groups, first run | model=Review groups; learner=Dawit; learning_rate=0.01; epochs=5; batch_size=128; accuracy=0; loss=9.4; took=75; status=Failed
! record metric|epoch value|training metric|measurement [metric|chart|curve|visuali\\w*|monitor\\w*|accuracy]: Label!;Experiment->@experiment|training run|run|training job~Line, third try|Leaf net, 20 epochs;Epoch:number#0-100000!;Training loss:number#0-1000000;Validation loss:number#0-1000000;Validation accuracy:percent
- Leaf epoch 1 | experiment=Leaf net, 20 epochs; epoch=1; training_loss=2.9; validation_loss=2.4; validation_accuracy=38
- Leaf epoch 20 | experiment=Leaf net, 20 epochs; epoch=20; training_loss=0.1; validation_loss=0.2; validation_accuracy=93
- Line epoch 100 | experiment=Line, third try; epoch=100; training_loss=0.6; validation_loss=0.7; validation_accuracy=74
- Forest only epoch | experiment=Forest with depth three; epoch=1; training_loss=0.1; validation_loss=0.1; validation_accuracy=97
record submission|assignment submission|exercise submission|competition entry [assignment|exercise|submi\\w*|compet\\w*|homework|practice]: Title!;Lesson->@lesson|chapter|notebook|lecture~Least squares by hand|What a filter sees;Learner~Hugo|Amina;File:file;Code:long;Score:number#0-100;Feedback:long;Submitted on:date;~Status=Handed in|Graded|Returned
- Hugo's normal equations | lesson=Least squares by hand; learner=Hugo; code=inv(X.T @ X) @ X.T @ y; score=88; feedback=Check for collinear columns.; status=Graded
- Amina's edge filter | lesson=What a filter sees; learner=Amina; code=[[-1,0,1]] * 3; score=95; feedback=Lovely pictures.; status=Graded
- Pia's split table | lesson=Where to split; learner=Pia; code=gini(left) + gini(right); score=0; status=Handed in
- Dawit's arrows | lesson=Words as arrows; learner=Dawit; code=cos(a, b); score=61; feedback=Normalise before you compare.; status=Returned
record enrolment|enrollment|learning progress|course progress: Label!;Course->@course|module|learning course|tutorial~First regressions|Seeing with networks;Learner~Hugo|Amina;Enrolled on:date;~Progress:percent;~Lessons done:number#0-500;~Status=Active|Completed|Dropped
- Hugo in regression | course=First regressions; learner=Hugo; progress=70; lessons_done=7; status=Active
- Amina in vision | course=Seeing with networks; learner=Amina; progress=100; lessons_done=18; status=Completed
- Pia in trees | course=Trees and forests; learner=Pia; progress=20; lessons_done=2; status=Dropped
- Dawit in language | course=Reading reviews by machine; learner=Dawit; progress=55; lessons_done=11; status=Active
# electronics learning|electronics course|electronics lab|embedded learning|iot learning|circuit design|arduino course|circuit simulator
item component|part|electronic component|module: Name!;Type=Resistor|Capacitor|Sensor|Microcontroller|Display|Motor|Diode|Chip;Part number;Value;Voltage:number(V)#0-1000;Package;Datasheet:file;Picture:image;Description:long;Price:money;Stock:number#0-100000
- Red LED 5 mm | type=Diode; part_number=L-53R; value=2 V, 20 mA; voltage=2; package=Through hole; description=Diffused and cheap.; price=0.10; stock=240
- Temperature sensor TS-35 | type=Sensor; part_number=TS35; value=10 mV per degree; voltage=5; package=TO-92; description=Linear output.; price=1.90; stock=31
- Resistor 220 ohm | type=Resistor; part_number=R-220-025; value=220 ohm, 5 %; voltage=250; package=Axial; description=Series resistor for LEDs.; price=0.02; stock=1800
- Geared motor 6 V | type=Motor; part_number=GM-6-100; value=100 turns per minute; voltage=6; package=Metal can; description=Drives small wheels.; price=6.40; stock=18
item tutorial|course|learning unit|lesson: Title!;Topic->@topic|category|subject~Sensors|Basics;Level=Beginner|Intermediate|Advanced;Text:long!;Video:url;Picture:image;Length:number(min)#5-3000;Author~Jules Arden|Keiko Mori
- Light your first LED | topic=Basics; level=Beginner; text=Resistor, LED and a battery in one loop.; video=https://example.com/led; length=20; author=Jules Arden
- Reading a temperature | topic=Sensors; level=Intermediate; text=Turn millivolts into degrees.; video=https://example.com/temp; length=45; author=Keiko Mori
- A robot on two wheels | topic=Motors; level=Advanced; text=Two motors, one driver and a line to follow.; video=https://example.com/robot; length=180; author=Keiko Mori
- Send data by radio | topic=Internet of things; level=Intermediate; text=A value every minute to a gateway.; video=https://example.com/radio; length=70; author=Jules Arden
item topic|category|subject: Name!;Description:long;Icon:image;Position:number#1-100
- Basics | description=Voltage, current, resistance.; position=1
- Sensors | description=Measure the world.; position=2
- Motors | description=Make things turn.; position=3
- Internet of things | description=Devices that report home.; position=4
item circuit|schematic|circuit diagram|project|design: Title!;Tutorial->@tutorial|course|learning unit|lesson~Light your first LED|Reading a temperature;Board~Uno board|Nano board;Schematic:image;Code:long;Supply:number(V)#1-48;Description:long;Author~Jules Arden|Keiko Mori;~Status=Draft|Tested|Published
- Blinking lighthouse | tutorial=Light your first LED; board=Uno board; code=digitalWrite(13, HIGH); supply=5; description=One second on and one off.; author=Jules Arden; status=Tested
- Greenhouse thermometer | tutorial=Reading a temperature; board=Nano board; code=analogRead(A0) * 0.49; supply=5; description=Shows degrees on a small display.; author=Keiko Mori; status=Published
- Line follower | tutorial=A robot on two wheels; board=Uno board; code=analogWrite(5, 180); supply=9; description=Follows a black tape.; author=Keiko Mori; status=Draft
- Letterbox sender | tutorial=Send data by radio; board=Nano board; code=radio.send(1); supply=3; description=Reports when the flap opens.; author=Jules Arden; status=Tested
! record parts list line|bill of materials line|circuit part|bom line: Label!;Circuit->@circuit|project|schematic|circuit diagram|design~Blinking lighthouse|Greenhouse thermometer;Component->@component|part|electronic component|module~Red LED 5 mm|Temperature sensor TS-35;Quantity:number#1-1000!;Reference;Note
- Lamp of the lighthouse | circuit=Blinking lighthouse; component=Red LED 5 mm; quantity=1; reference=D1; note=With 220 ohm
- Sensor of the greenhouse | circuit=Greenhouse thermometer; component=Temperature sensor TS-35; quantity=2; reference=U1, U2; note=One inside and one outside
- Series resistor of the lighthouse | circuit=Blinking lighthouse; component=Resistor 220 ohm; quantity=1; reference=R1; note=Before the LED
- Wheels of the line follower | circuit=Line follower; component=Geared motor 6 V; quantity=2; reference=M1, M2; note=Mirror the second
record experiment|lab session|lab record|experiment record|simulation: Title!;Circuit->@circuit|project|schematic|circuit diagram|design~Blinking lighthouse|Greenhouse thermometer;Learner~Pia|Rashid;Done on:date;Voltage:number(V)#0-1000;Current:number(mA)#0-10000;Result:long;Photo:image;Score:number#0-100;~Status=Under way|Handed in|Graded
- Pia lights the lamp | circuit=Blinking lighthouse; learner=Pia; voltage=5; current=14; result=Blinks once a second.; score=95; status=Graded
- Rashid warms the sensor | circuit=Greenhouse thermometer; learner=Rashid; voltage=5; current=8; result=Reads 24 degrees in the hand.; score=90; status=Graded
- Ngozi drives the curve | circuit=Line follower; learner=Ngozi; voltage=9; current=420; result=Leaves the tape in tight curves.; score=0; status=Under way
- Emre waits for the post | circuit=Letterbox sender; learner=Emre; voltage=3; current=6; result=Two messages for one letter.; score=70; status=Handed in
! record reading|sensor reading|measurement|measured value [reading|sensor|measure\\w*|monitor\\w*|real-?time|oscilloscope]: Label!;Device->@device|board|kit|development board~Bench kit 1|Bench kit 2;Experiment->@experiment|lab session|lab record|experiment record|simulation~Pia lights the lamp|Rashid warms the sensor;Value:number#-10000-10000!;Unit=V|mA|ohm|degrees|Hz;Measured on:date
- LED current | device=Bench kit 1; experiment=Pia lights the lamp; value=14; unit=mA
- Hand warmth | device=Bench kit 2; experiment=Rashid warms the sensor; value=24; unit=degrees
- Motor current | device=Rover board 5; experiment=Ngozi drives the curve; value=420; unit=mA
- Battery of the letterbox | device=Radio gateway; experiment=Emre waits for the post; value=2.9; unit=V
item device|board|kit|development board [device|board|kit|hardware|iot|remote|lab]: Name!;Type=Microcontroller|Single-board computer|Measuring kit|Gateway;Serial number;Firmware;Place;~Status=Free|Lent|Faulty
- Bench kit 1 | type=Measuring kit; serial_number=BK-001; firmware=2.1; place=Lab room A; status=Free
- Bench kit 2 | type=Microcontroller; serial_number=BK-002; firmware=2.0; place=Lab room A; status=Lent
- Rover board 5 | type=Single-board computer; serial_number=RB-005; firmware=3.4; place=Cupboard 2; status=Lent
- Radio gateway | type=Gateway; serial_number=RG-001; firmware=1.9; place=Roof window; status=Faulty
+ booking: Kit->@device|board|kit|development board;Day:date;Starts at:time;Ends at:time
+ comment: Tutorial->@tutorial|course|learning unit|lesson;Circuit->@circuit|project|schematic|circuit diagram|design
# sql practice|sql learning|database course|database learning|database training|learn sql
item exercise|sql exercise|query task|question|problem: Title!;Chapter->@chapter|topic|lesson|knowledge point~Joins|Grouping;Sample database->@sample database|schema|data set|practice database~Bakery|Library;Task:long!;Model query:long!;Expected rows:number#0-100000;Difficulty=Easy|Medium|Hard;Hint:long;Points:number#1-100
- Loaves never sold | chapter=Joins; sample_database=Bakery; task=List loaves without a sale.; model_query=SELECT name FROM loaf LEFT JOIN sale USING (loaf_id) WHERE sale_id IS NULL; expected_rows=3; difficulty=Medium; hint=Which join keeps the left side?; points=15
- Loans per reader | chapter=Grouping; sample_database=Library; task=Count loans by reader.; model_query=SELECT reader_id, COUNT(*) FROM loan GROUP BY reader_id; expected_rows=41; difficulty=Easy; hint=GROUP BY; points=10
- Cheapest cabin each night | chapter=Subqueries; sample_database=Ferries; task=Show the cheapest free cabin of each crossing.; model_query=SELECT * FROM cabin c WHERE price = (SELECT MIN(price) FROM cabin WHERE crossing_id = c.crossing_id); expected_rows=14; difficulty=Hard; hint=The inner query uses the outer row.; points=30
- Players without a club | chapter=Filtering; sample_database=Handball league; task=List players whose club is empty.; model_query=SELECT name FROM player WHERE club_id IS NULL; expected_rows=7; difficulty=Easy; hint=Not with an equals sign.; points=5
item chapter|topic|lesson|knowledge point: Title!;Number:number#1-100!;Text:long!;Example query:long;Video:url;Length:number(min)#1-300;Level=Beginner|Intermediate|Advanced
- Joins | number=4; text=A join lines up rows that belong together.; example_query=SELECT * FROM a JOIN b ON a.id = b.a_id; video=https://example.com/joins; length=30; level=Intermediate
- Grouping | number=3; text=Rows fold into one for each value.; example_query=SELECT city, COUNT(*) FROM shop GROUP BY city; video=https://example.com/group; length=25; level=Beginner
- Subqueries | number=6; text=A query inside a query answers step by step.; example_query=SELECT name FROM shop WHERE id IN (SELECT shop_id FROM sale); video=https://example.com/sub; length=45; level=Advanced
- Filtering | number=1; text=WHERE keeps the rows that you want.; example_query=SELECT * FROM player WHERE goals > 5; video=https://example.com/where; length=15; level=Beginner
item sample database|schema|data set|practice database: Name!;Description:long;Engine=SQLite|PostgreSQL|MySQL|SQL Server|Oracle;Tables:number#1-200;Script:long;Diagram:image;Size:number(KB)#1-1000000
- Bakery | description=Loaves, ovens and sales.; engine=SQLite; tables=5; script=CREATE TABLE loaf (loaf_id INTEGER PRIMARY KEY, name TEXT); size=120
- Library | description=Books, readers and loans.; engine=PostgreSQL; tables=6; script=CREATE TABLE reader (reader_id INT PRIMARY KEY, name TEXT); size=240
- Ferries | description=Ships, crossings and cabins.; engine=MySQL; tables=9; script=CREATE TABLE cabin (cabin_id INT PRIMARY KEY, price INT); size=860
- Handball league | description=Clubs, players and goals.; engine=SQL Server; tables=7; script=CREATE TABLE player (player_id INT PRIMARY KEY, name TEXT); size=410
! item sample table|database table|table definition|table column: Table name!;Sample database->@sample database|schema|data set|practice database~Bakery|Library;Columns:long;Primary key;Foreign keys;Rows:number#0-10000000
- loaf | sample_database=Bakery; columns=loaf_id, name, flour, price; primary_key=loaf_id; foreign_keys=None; rows=24
- loan | sample_database=Library; columns=loan_id, reader_id, book_id, due; primary_key=loan_id; foreign_keys=reader_id, book_id; rows=310
- cabin | sample_database=Ferries; columns=cabin_id, crossing_id, beds, price; primary_key=cabin_id; foreign_keys=crossing_id; rows=2240
- player | sample_database=Handball league; columns=player_id, name, club_id, goals; primary_key=player_id; foreign_keys=club_id; rows=196
record submission|attempt|query attempt|query run|answer: Title!;Exercise->@exercise|query task|sql exercise|question|problem~Loaves never sold|Loans per reader;Learner~Vikram|Jule;Query:long!;Rows returned:number#0-1000000;Correct:boolean;Runtime:number(ms)#0-600000;Error message;Points:number#0-100;Submitted on:date
- Vikram's left join | exercise=Loaves never sold; learner=Vikram; query=SELECT name FROM loaf LEFT JOIN sale USING (loaf_id) WHERE sale_id IS NULL; rows_returned=3; runtime=4; points=15
- Jule forgets GROUP BY | exercise=Loans per reader; learner=Jule; query=SELECT reader_id, COUNT(*) FROM loan; rows_returned=1; runtime=2; error_message=reader_id must be grouped; points=0
- Noemi's correlated query | exercise=Cheapest cabin each night; learner=Noemi; query=SELECT * FROM cabin c WHERE price = (SELECT MIN(price) FROM cabin WHERE crossing_id = c.crossing_id); rows_returned=14; runtime=38; points=30
- Stefan compares with null | exercise=Players without a club; learner=Stefan; query=SELECT name FROM player WHERE club_id = NULL; rows_returned=0; runtime=1; points=0
! record progress|chapter progress|study record|learning progress: Label!;Chapter->@chapter|topic|lesson|knowledge point~Joins|Grouping;Learner~Vikram|Jule;Exercises solved:number#0-1000;Percent:percent;Minutes:number(min)#0-10000;Studied on:date;Completed:boolean
- Vikram at joins | chapter=Joins; learner=Vikram; exercises_solved=9; percent=75; minutes=110
- Jule at grouping | chapter=Grouping; learner=Jule; exercises_solved=3; percent=30; minutes=35
- Noemi at subqueries | chapter=Subqueries; learner=Noemi; exercises_solved=12; percent=100; minutes=240
- Stefan at filters | chapter=Filtering; learner=Stefan; exercises_solved=1; percent=10; minutes=15
record exam|test|quiz result|assessment [exam|test|quiz|assess\\w*|score]: Title!;Learner~Vikram|Jule;Chapter->@chapter|topic|lesson|knowledge point~Joins|Grouping;Questions:number#1-200;Right:number#0-200;Score:percent;Taken on:date;Passed:boolean
- Vikram's joins test | learner=Vikram; chapter=Joins; questions=12; right=11; score=92
- Jule's grouping test | learner=Jule; chapter=Grouping; questions=10; right=6; score=60
- Noemi's subquery test | learner=Noemi; chapter=Subqueries; questions=8; right=8; score=100
- Stefan's filter test | learner=Stefan; chapter=Filtering; questions=20; right=9; score=45
record saved query|query history|snippet [saved|histor\\w*|snippet|editor|playground]: Name!;Sample database->@sample database|schema|data set|practice database~Bakery|Library;Query:long!;Note:long;Saved on:date
- Best loaves | sample_database=Bakery; query=SELECT name, SUM(qty) FROM sale GROUP BY name ORDER BY 2 DESC; note=For the Friday list.
- Overdue | sample_database=Library; query=SELECT * FROM loan WHERE due < CURRENT_DATE; note=Run each morning.
- Free cabins tonight | sample_database=Ferries; query=SELECT COUNT(*) FROM cabin WHERE booked = 0; note=For the desk at the pier.
- Top scorers | sample_database=Handball league; query=SELECT name, goals FROM player ORDER BY goals DESC LIMIT 10; note=For the match programme.
# networking course|network lab|cloud computing course|devops course|linux course|network engineering|cloud lab|it certification
item course|certification course|learning track|track: Title!;Vendor or topic->@topic|technology|category~Routing|Containers;Level=Beginner|Associate|Professional;Instructor~Gita Lal|Bernd Fuchs;Description:long;Exam code;Length:number(h)#1-400;Cover:image;Price:money;~Status=Draft|Published|Retired
- Routing from the ground | vendor_or_topic=Routing; level=Associate; instructor=Gita Lal; description=Addresses, routes and faults.; exam_code=RT-200; length=40; price=120; status=Published
- Containers in a week | vendor_or_topic=Containers; level=Beginner; instructor=Bernd Fuchs; description=Build, ship and watch.; exam_code=CN-100; length=25; price=80; status=Published
- Firewalls for practitioners | vendor_or_topic=Security; level=Professional; instructor=Nadia Saleh; description=Rules, zones and logs.; exam_code=FW-350; length=60; price=240; status=Retired
- Storage and backup | vendor_or_topic=Servers; level=Associate; instructor=Piotr Zak; description=Disks, snapshots and restores.; exam_code=ST-210; length=32; price=95; status=Draft
item topic|technology|category: Name!;Description:long;Icon:image;Position:number#1-100
- Routing | description=How packets find their way.; position=1
- Containers | description=Small boxes for programs.; position=2
- Security | description=Who may pass and who may not.; position=3
- Servers | description=Machines that must not stop.; position=4
item lab|hands-on lab|experiment|exercise|scenario: Title!;Course->@course|track|certification course|learning track~Routing from the ground|Containers in a week;Goal:long!;Instructions:long!;Environment->@lab environment|virtual machine|lab machine|environment|instance~Two routers|One host;Topology:image;Length:number(min)#5-600;Difficulty=Easy|Medium|Hard;Points:number#1-500
- Static route between two sites | course=Routing from the ground; goal=Ping from left to right.; instructions=Address both ports and add one route each.; environment=Two routers; length=40; difficulty=Easy; points=20
- A web server in a box | course=Containers in a week; goal=Serve one page on port 8080.; instructions=Write the file, build, run, look.; environment=One host; length=30; difficulty=Easy; points=15
- Block one subnet | course=Firewalls for practitioners; goal=Guests reach the internet only.; instructions=Write three rules in the right order.; environment=Firewall pair; length=75; difficulty=Hard; points=60
- Restore a lost folder | course=Storage and backup; goal=Bring back yesterday's folder.; instructions=Find the snapshot, mount it, copy.; environment=Backup server; length=50; difficulty=Medium; points=35
! item lab environment|virtual machine|lab machine|environment|instance: Name!;Image;Processors:number#1-64;Memory:number(GB)#1-512;Disk:number(GB)#1-4096;Address;Expires after:number(min)#10-1440;~Status=Stopped|Starting|Running|Failed
- Two routers | image=router-lite 4.2; processors=2; memory=2; disk=8; address=10.9.0.0/24; expires_after=90; status=Running
- One host | image=linux-small 24; processors=2; memory=4; disk=20; address=10.9.1.5; expires_after=120; status=Stopped
- Firewall pair | image=wall-os 9; processors=4; memory=8; disk=40; address=10.9.4.0/28; expires_after=180; status=Starting
- Backup server | image=linux-store 22; processors=4; memory=16; disk=500; address=10.9.6.2; expires_after=240; status=Failed
! record lab attempt|attempt|lab session|lab run|lab result: Label!;Lab->@lab|exercise|hands-on lab|experiment|scenario~Static route between two sites|A web server in a box;Learner~Kofi|Hanne;Environment->@lab environment|virtual machine|lab machine|environment|instance~Two routers|One host;Started on:date;Minutes:number(min)#0-600;Commands:long;Steps passed:number#0-100;Score:percent;~Status=Running|Passed|Failed|Expired
- Kofi's first route | lab=Static route between two sites; learner=Kofi; environment=Two routers; minutes=35; commands=ip route 10.2.0.0/24; steps_passed=4; score=100; status=Passed
- Hanne's web box | lab=A web server in a box; learner=Hanne; environment=One host; minutes=30; commands=docker build -t page .; steps_passed=2; score=50; status=Failed
- Zsofia's guest rules | lab=Block one subnet; learner=Zsofia; environment=Firewall pair; minutes=20; commands=permit guest any 443; steps_passed=1; score=33; status=Running
- Arvid's lost folder | lab=Restore a lost folder; learner=Arvid; environment=Backup server; minutes=240; commands=mount /dev/snap1; steps_passed=3; score=60; status=Expired
item lesson|chapter|lecture|module: Title!;Course->@course|track|certification course|learning track~Routing from the ground|Containers in a week;Number:number#1-200;Text:long;Video:url;Slides:file;Length:number(min)#1-300
- What a routing table says | course=Routing from the ground; number=3; text=Longest match wins.; video=https://example.com/table; length=22
- Layers of an image | course=Containers in a week; number=2; text=Each line adds one layer.; video=https://example.com/layers; length=18
- Order of rules | course=Firewalls for practitioners; number=7; text=The first match decides.; video=https://example.com/rules; length=30
- Snapshot or copy | course=Storage and backup; number=4; text=A snapshot on the same disk is no backup.; video=https://example.com/snap; length=26
record practice exam|mock exam|exam attempt|certification exam [exam|certif\\w*|test|quiz]: Title!;Course->@course|track|certification course|learning track~Routing from the ground|Containers in a week;Learner~Kofi|Hanne;Questions:number#1-300;Right:number#0-300;Score:percent;Taken on:date;Passed:boolean
- Kofi, mock 1 | course=Routing from the ground; learner=Kofi; questions=60; right=49; score=82
- Hanne, mock 1 | course=Containers in a week; learner=Hanne; questions=40; right=25; score=63
- Zsofia, mock 2 | course=Firewalls for practitioners; learner=Zsofia; questions=80; right=74; score=93
- Arvid, mock 1 | course=Storage and backup; learner=Arvid; questions=50; right=21; score=42
record enrolment|enrollment|course progress|learning progress: Label!;Course->@course|track|certification course|learning track~Routing from the ground|Containers in a week;Learner~Kofi|Hanne;Enrolled on:date;~Progress:percent;~Labs passed:number#0-200;~Status=Active|Completed|Dropped
- Kofi in routing | course=Routing from the ground; learner=Kofi; progress=65; labs_passed=9; status=Active
- Hanne in containers | course=Containers in a week; learner=Hanne; progress=30; labs_passed=2; status=Active
- Zsofia in firewalls | course=Firewalls for practitioners; learner=Zsofia; progress=100; labs_passed=16; status=Completed
- Arvid in storage | course=Storage and backup; learner=Arvid; progress=15; labs_passed=1; status=Dropped
+ booking: Environment->@lab environment|virtual machine|lab machine|environment|instance;Day:date;Starts at:time;Ends at:time
# language learning|learn english|learn chinese|english learning|foreign language|vocabulary learning|language app|english corner|language exchange|speaking practice
item course|language course|level|learning path: Title!;Language~Spanish|Japanese;Level=A1|A2|B1|B2|C1|C2;Description:long;Cover:image;Teacher~Carmen Solis|Kenji Abe;Length:number(h)#1-500;Price:money;~Learners:number#0-1000000
- Spanish for the market | language=Spanish; level=A1; description=Buy, ask and greet.; teacher=Carmen Solis; length=20; price=0; learners=640
- Kana in ten days | language=Japanese; level=A1; description=Two scripts with pictures.; teacher=Kenji Abe; length=15; price=25; learners=288
- Norwegian at work | language=Norwegian; level=B1; description=Meetings, mails and small talk.; teacher=Ragnhild Moe; length=45; price=140; learners=97
- Italian through songs | language=Italian; level=A2; description=Eight songs, line by line.; teacher=Dario Conti; length=12; price=18; learners=356
item language lesson|unit|lesson|chapter|dialogue: Title!;Course->@course|language course|level|learning path~Spanish for the market|Kana in ten days;Number:number#1-200!;Text:long;Grammar:long;Audio:file;Video:url;Length:number(min)#1-200
- How much is it? | course=Spanish for the market; number=2; text=Cuanto cuesta? Dos euros.; grammar=Question words carry an accent.; video=https://example.com/cuanto; length=15
- The vowels | course=Kana in ten days; number=1; text=a, i, u, e, o; grammar=One sign for each sound.; video=https://example.com/kana; length=20
- The morning meeting | course=Norwegian at work; number=4; text=Skal vi begynne?; grammar=Modal verbs come second.; video=https://example.com/mote; length=30
- Song three, the sea | course=Italian through songs; number=3; text=Il mare non dorme mai.; grammar=Non stands before the verb.; video=https://example.com/mare; length=25
item word|vocabulary item|vocabulary|phrase|expression: Word!;Translation!;Unit->@language lesson|unit|lesson|chapter|dialogue~How much is it?|The vowels;Pronunciation;Part of speech=Noun|Verb|Adjective|Phrase|Sign;Example sentence:long;Audio:file;Picture:image;Level=A1|A2|B1|B2|C1|C2
- el precio | translation=the price; unit=How much is it?; pronunciation=el PREH-thyo; part_of_speech=Noun; example_sentence=El precio es bueno.; level=A1
- a | translation=sound a; unit=The vowels; pronunciation=ah; part_of_speech=Sign; example_sentence=asa, morning; level=A1
- begynne | translation=to begin; unit=The morning meeting; pronunciation=beh-YIN-neh; part_of_speech=Verb; example_sentence=Vi begynner klokka ni.; level=B1
- profondo | translation=deep; unit=Song three, the sea; pronunciation=pro-FON-do; part_of_speech=Adjective; example_sentence=Il mare è profondo.; level=A2
item exercise|question|drill|listening exercise|grammar exercise: Title!;Unit->@language lesson|unit|lesson|chapter|dialogue~How much is it?|The vowels;Type=Choice|Fill in|Listening|Speaking|Translation|Ordering;Task:long!;Correct answer;Audio:file;Points:number#1-100
- Ask for the price | unit=How much is it?; type=Fill in; task=___ cuesta el pan?; correct_answer=Cuanto; points=5
- Hear the vowel | unit=The vowels; type=Listening; task=Which vowel do you hear?; correct_answer=u; points=5
- Open the meeting | unit=The morning meeting; type=Speaking; task=Greet four colleagues and start.; correct_answer=God morgen, skal vi begynne?; points=20
- Order the line | unit=Song three, the sea; type=Ordering; task=mai / dorme / il / non / mare; correct_answer=Il mare non dorme mai; points=10
! record exercise attempt|answer|exercise result|attempt: Given answer!;Exercise->@exercise|drill|question|listening exercise|grammar exercise~Ask for the price|Hear the vowel;Learner~Annika|Diego;Correct:boolean;Points:number#0-100;Seconds:number(s)#0-3600;Tried on:date
- Cuanto | exercise=Ask for the price; learner=Annika; points=5; seconds=9
- o | exercise=Hear the vowel; learner=Diego; points=0; seconds=6
- God morgen, vi skal begynne | exercise=Open the meeting; learner=Tariq; points=12; seconds=41
- Il mare non dorme mai | exercise=Order the line; learner=Wendy; points=10; seconds=18
! record word progress|vocabulary review|word book entry|learned word|wordbook [word|vocabular\\w*|review|memor\\w*|flash]: Label!;Word->@word|vocabulary item|vocabulary|phrase|expression~el precio|a;Learner~Annika|Diego;State=New|Learning|Known|Difficult;Times right:number#0-1000;Times wrong:number#0-1000;Next review on:date
- Annika, el precio | word=el precio; learner=Annika; state=Known; times_right=7; times_wrong=1
- Diego, a | word=a; learner=Diego; state=Learning; times_right=2; times_wrong=2
- Tariq, begynne | word=begynne; learner=Tariq; state=Difficult; times_right=3; times_wrong=8
- Wendy, profondo | word=profondo; learner=Wendy; state=New; times_right=0; times_wrong=0
record study session|learning record|study record|check-in|daily study|streak: Title!;Learner~Annika|Diego;Unit->@language lesson|unit|lesson|chapter|dialogue~How much is it?|The vowels;Minutes:number(min)#1-600!;New words:number#0-500;Points:number#0-10000;Studied on:date
- Annika on Monday | learner=Annika; unit=How much is it?; minutes=25; new_words=8; points=60
- Diego on the tram | learner=Diego; unit=The vowels; minutes=12; new_words=5; points=30
- Tariq before work | learner=Tariq; unit=The morning meeting; minutes=40; new_words=12; points=85
- Wendy in the kitchen | learner=Wendy; unit=Song three, the sea; minutes=18; new_words=6; points=45
record recording|speaking recording|pronunciation attempt|speech sample [speak\\w*|pronunc\\w*|record\\w*|oral|voice]: Title!;Word->@word|phrase|vocabulary item|vocabulary|expression~el precio|a;Learner~Annika|Diego;Audio file:file;Score:percent;Feedback:long;Recorded on:date
- Annika says precio | word=el precio; learner=Annika; score=84; feedback=Stress the first syllable.
- Diego says a | word=a; learner=Diego; score=92; feedback=Clear and short.
- Tariq opens the meeting | word=begynne; learner=Tariq; score=61; feedback=The y is rounder.
- Wendy sings profondo | word=profondo; learner=Wendy; score=77; feedback=Open the second o.
person tutor|language partner|native speaker|language teacher [tutor|partner|native|teacher|exchange]: Name!;Native language;Languages;Portrait:image;About:long;Price per hour:money;Email:email
- Carmen Solis | native_language=Spanish; languages=Spanish, English; about=Taught in three countries.; price_per_hour=22; email=carmen@example.com
- Kenji Abe | native_language=Japanese; languages=Japanese, German; about=Draws while he explains.; price_per_hour=26; email=kenji@example.com
- Ragnhild Moe | native_language=Norwegian; languages=Norwegian, English, Arabic; about=Trains hospital staff.; price_per_hour=34; email=ragnhild@example.com
- Dario Conti | native_language=Italian; languages=Italian, French; about=Brings a guitar to the lesson.; price_per_hour=19; email=dario@example.com
+ booking: Tutor->@tutor|language partner|native speaker|language teacher;Date:date;Starts at:time;Length:number(min)#15-180;Goal
# dictionary|online dictionary|glossary|word lookup|thesaurus|encyclopedia|encyclopaedia|lexicon
item entry|word|term|headword|dictionary entry|encyclopedia article: Headword!;Language->@language|dialect~English|Frisian;Part of speech=Noun|Verb|Adjective|Adverb|Phrase|Other;Pronunciation;Audio:file;Short meaning!;Etymology:long;Category->@category|subject|field|topic~Seafaring|Home;Picture:image;~Looked up:number#0-100000000;~Status=Draft|Reviewed|Published
- hawser | language=English; part_of_speech=Noun; pronunciation=HAW-zer; short_meaning=Thick rope for mooring a ship; etymology=From Old French for lifting.; category=Seafaring; looked_up=412; status=Published
- tsjerke | language=Frisian; part_of_speech=Noun; pronunciation=TSYER-keh; short_meaning=Church; etymology=Related to English church.; category=Home; looked_up=96; status=Published
- to haul | language=English; part_of_speech=Verb; pronunciation=HAWL; short_meaning=Pull with effort; etymology=From Old French for dragging.; category=Work; looked_up=238; status=Reviewed
- leaf | language=Frisian; part_of_speech=Adjective; pronunciation=LAY-af; short_meaning=Dear, loved; etymology=Related to English lief.; category=Feelings; looked_up=41; status=Draft
! item sense|meaning|definition: Definition:long!;Entry->@entry|word|headword|term|dictionary entry|encyclopedia article~hawser|tsjerke;Number:number#1-50;Usage=General|Formal|Slang|Technical|Dated;Region
- A rope of large girth used to tow or moor a ship. | entry=hawser; number=1; usage=Technical; region=Everywhere
- A building for worship. | entry=tsjerke; number=1; usage=General; region=Friesland
- To pull or drag something heavy. | entry=to haul; number=1; usage=General; region=Everywhere
- Held in affection, as in a letter. | entry=leaf; number=1; usage=Formal; region=Friesland
! item example|example sentence|usage example|quotation: Sentence:long!;Entry->@entry|word|headword|term|dictionary entry|encyclopedia article~hawser|tsjerke;Translation:long;Source;Audio:file
- They made the hawser fast to the bollard. | entry=hawser; translation=They tied the big rope to the post.; source=Harbour diary
- De tsjerke is hast tuzen jier âld. | entry=tsjerke; translation=The church is nearly a thousand years old.; source=Village guide
- Six men hauled the boat above the tide line. | entry=to haul; translation=They pulled the boat up.; source=Lifeboat log
- Leave mem, it giet goed. | entry=leaf; translation=Dear mother, all is well.; source=Family letters
record relation|synonym|antonym|translation|related word: Related word!;Entry->@entry|word|headword|term|dictionary entry|encyclopedia article~hawser|tsjerke;Kind=Synonym|Antonym|Translation|Broader|Narrower;Language->@language|dialect~English|Frisian;Note
- mooring line | entry=hawser; kind=Synonym; language=English; note=Less technical
- church | entry=tsjerke; kind=Translation; language=English; note=Common word
- to push | entry=to haul; kind=Antonym; language=English; note=Opposite direction
- rope | entry=hawser; kind=Broader; language=English; note=Any thick cord
item language|dialect: Name!;Code!;Native name;Speakers:number#0-2000000000;Flag:image
- English | code=en; native_name=English; speakers=1500000000
- Frisian | code=fy; native_name=Frysk; speakers=470000
- Low German | code=nds; native_name=Plattdüütsch; speakers=2500000
- Faroese | code=fo; native_name=Føroyskt; speakers=72000
item category|subject|field|topic: Name!;Description:long;Icon:image;Position:number#1-200
- Seafaring | description=Ships, ropes and winds.; position=1
- Home | description=House, village and kin.; position=2
- Work | description=Trades, tools and effort.; position=3
- Feelings | description=Love, fear and longing.; position=4
record lookup|search history|search|look-up [histor\\w*|search|recent|popular|statistic\\w*]: Searched word!;Entry->@entry|word|headword|term|dictionary entry|encyclopedia article~hawser|tsjerke;Searched on:date;Found:boolean;Device=Phone|Computer|Tablet
- hawser | entry=hawser; device=Computer
- tsjerk | entry=tsjerke; device=Phone
- halling | entry=to haul; device=Tablet
- leave mem | entry=leaf; device=Phone
record word list entry|saved word|vocabulary entry|wordbook entry|word list [save\\w*|list|vocabular\\w*|wordbook|favou?rit\\w*|learn\\w*|flash]: Word!;Entry->@entry|headword|word|term|dictionary entry|encyclopedia article~hawser|tsjerke;List name;Note:long;State=New|Learning|Known;Added on:date
- hawser | entry=hawser; list_name=Sailing course; note=Not the same as a sheet.; state=Learning
- tsjerke | entry=tsjerke; list_name=Trip to Leeuwarden; note=On every sign.; state=Known
- to haul | entry=to haul; list_name=Sailing course; note=Against heave.; state=Known
- leaf | entry=leaf; list_name=Letters of grandmother; note=At the top of each page.; state=New
request new word|entry suggestion|correction|suggested edit|contribution: Word!;Meaning:long;Kind=New word|Correction|Example|Pronunciation;Source:url;Remark:long;Proposed by
- bowline | meaning=Knot that forms a fixed loop.; kind=New word; remark=Needed beside hawser.; proposed_by=Skipper Dee
- hoist | meaning=Lift with ropes.; kind=Example; source=https://example.com/log; remark=We hoisted the lamp at dusk.; proposed_by=Harbour school
- tsjerkhôf | meaning=Churchyard.; kind=New word; remark=Missing beside tsjerke.; proposed_by=Sietske B.
- hawser | meaning=Said with a short first vowel here.; kind=Pronunciation; remark=West coast only.; proposed_by=Skipper Dee
+ comment: Entry->@entry|headword|word|term|dictionary entry|encyclopedia article
+ favorite: Entry->@entry|headword|word|term|dictionary entry|encyclopedia article
# typing practice|typing test|typing speed|typing game|touch typing|keyboard practice|typing trainer
item text|typing text|passage|typing passage: Title!;Text:long!;Category->@category|topic|text category~Proverbs|Code;Language~English|Swedish;Difficulty=Easy|Medium|Hard;Characters:number#1-100000;Words:number#1-20000;Source;~Runs:number#0-1000000
- Early bird | text=The early bird catches the worm, but the second mouse gets the cheese.; category=Proverbs; language=English; difficulty=Easy; characters=70; words=13; source=Saying; runs=410
- A small loop | text=for (let i = 0, n = 10, i < n, i++) total += i; category=Code; language=English; difficulty=Hard; characters=50; words=14; source=Own; runs=95
- Snö i april | text=Det snöade i april och ingen hade handskar kvar.; category=Diaries; language=Swedish; difficulty=Medium; characters=48; words=9; source=Village diary; runs=63
- Invoice numbers | text=4471, 0918, 22-305 and 7,640.50 due by the 14th.; category=Office; language=English; difficulty=Hard; characters=47; words=8; source=Own; runs=128
item lesson|exercise|level|typing lesson: Title!;Number:number#1-500!;Keys;Text->@text|passage|typing text|typing passage~Early bird|A small loop;Goal:number(wpm)#5-200;Accuracy goal:percent;Explanation:long
- Home row | number=1; keys=a s d f j k l; text=Early bird; goal=15; accuracy_goal=95; explanation=Fingers rest on eight keys.
- Brackets and signs | number=14; keys=( ) { } = +; text=A small loop; goal=25; accuracy_goal=92; explanation=Little finger and shift.
- Letters with dots | number=9; keys=å ä ö; text=Snö i april; goal=20; accuracy_goal=94; explanation=Right little finger moves out.
- Digits without looking | number=18; keys=1 2 3 4 5 6 7 8 9 0; text=Invoice numbers; goal=22; accuracy_goal=90; explanation=Stretch up and come back.
record test|run|typing run|result|typing result|attempt|score: Title!;Typist~Svea|Otis;Text->@text|passage|typing text|typing passage~Early bird|A small loop;Lesson->@lesson|exercise|level|typing lesson~Home row|Brackets and signs;Speed:number(wpm)#0-300;Accuracy:percent;Errors:number#0-10000;Seconds:number(s)#1-3600;Mode=Lesson|Timed|Race|Free;Typed on:date
- Svea, Monday | typist=Svea; text=Early bird; lesson=Home row; speed=48; accuracy=97; errors=2; seconds=18; mode=Lesson
- Otis races | typist=Otis; text=A small loop; lesson=Brackets and signs; speed=31; accuracy=91; errors=5; seconds=27; mode=Race
- Rebecka, two minutes | typist=Rebecka; text=Snö i april; lesson=Letters with dots; speed=36; accuracy=95; errors=4; seconds=120; mode=Timed
- Kofi after lunch | typist=Kofi; text=Invoice numbers; lesson=Digits without looking; speed=19; accuracy=88; errors=6; seconds=26; mode=Free
! record key error|key statistic|weak key|mistake [error|mistake|key|statistic\\w*|analy\\w*|weak|heat]: Label!;Run->@test|run|result|typing run|typing result|attempt|score~Svea, Monday|Otis races;Key!;Finger=Little|Ring|Middle|Index|Thumb;Hits:number#0-100000;Misses:number#0-100000
- Svea and b | run=Svea, Monday; key=b; finger=Index; hits=3; misses=1
- Otis and the brace | run=Otis races; key=left brace; finger=Little; hits=1; misses=2
- Rebecka and ö | run=Rebecka, two minutes; key=ö; finger=Little; hits=11; misses=3
- Kofi and 7 | run=Kofi after lunch; key=7; finger=Index; hits=2; misses=2
item category|topic|text category: Name!;Description:long;Icon:image;Position:number#1-100
- Proverbs | description=Short sayings.; position=1
- Code | description=Signs and brackets.; position=2
- Diaries | description=Days of other people.; position=3
- Office | description=Numbers, dates and letters.; position=4
record race|match|battle|typing race [race|battle|match|multiplayer|compet\\w*|opponent]: Title!;Text->@text|passage|typing text|typing passage~Early bird|A small loop;First typist;Second typist;First speed:number(wpm)#0-300;Second speed:number(wpm)#0-300;Winner;Raced on:date;~Status=Waiting|Running|Finished
- Svea against Otis | text=Early bird; first_typist=Svea; second_typist=Otis; first_speed=51; second_speed=47; winner=Svea; status=Finished
- Rematch with code | text=A small loop; first_typist=Otis; second_typist=Svea; first_speed=33; second_speed=29; winner=Otis; status=Finished
- Rebecka against Kofi | text=Invoice numbers; first_typist=Rebecka; second_typist=Kofi; first_speed=24; second_speed=21; status=Running
- Open race at eight | text=Snö i april; first_typist=Rebecka; first_speed=0; second_speed=0; status=Waiting
! record leaderboard entry|ranking|high score|leaderboard [leaderboard|rank\\w*|high score|record]: Typist!;Speed:number(wpm)#0-300;Accuracy:percent;Rank:number#1-1000000;Period=Today|Week|Month|All time;Reached on:date
- Svea | speed=51; accuracy=97; rank=8; period=Week
- Otis | speed=47; accuracy=93; rank=14; period=Week
- Rebecka | speed=72; accuracy=98; rank=1; period=Month
- Kofi | speed=29; accuracy=90; rank=51; period=Today
item badge|achievement|goal [badge|achievement|goal|reward|streak]: Name!;Rule:long;Icon:image;Speed:number(wpm)#0-300;Colour
- Fifty | rule=Reach fifty words a minute.; speed=50; colour=Silver
- Clean sheet | rule=One run without a mistake.; speed=0; colour=Gold
- Number crusher | rule=Type ten amounts without a mistake.; speed=20; colour=Blue
- Hundred runs | rule=Finish one hundred texts.; speed=0; colour=Bronze
# driving theory|driving test|driver's license test|driving exam|traffic rules test|theory test|learner driver
item question|theory question|test question: Text!;Topic->@topic|chapter|category|subject~Right of way|Signs;Licence class=Car|Motorcycle|Moped|Truck|Bus;Picture:image;Option A!;Option B!;Option C;Correct=A|B|C;Explanation:long;Points:number#1-10;~Share wrong:percent
- The light is amber and you can still stop | topic=Signs; licence_class=Car; option_a=Stop; option_b=Speed up; option_c=Sound the horn; correct=A; explanation=Amber means wait before the line.; points=3; share_wrong=8
- Two cars meet on a narrow hill | topic=Right of way; licence_class=Car; option_a=The car going down waits; option_b=The car going up waits; option_c=The larger car waits; correct=A; explanation=Starting uphill is harder.; points=4; share_wrong=31
- A bus signals to leave the stop in town | topic=Buses and trams; licence_class=Bus; option_a=Let it pull out; option_b=Overtake at once; option_c=Flash the lights; correct=A; explanation=In town buses leaving a stop have priority.; points=4; share_wrong=17
- Your rear tyre slides on wet leaves | topic=Riding safely; licence_class=Motorcycle; option_a=Brake hard at the rear; option_b=Close the throttle gently and steer straight; option_c=Lean further; correct=B; explanation=Sudden inputs make the slide worse.; points=5; share_wrong=42
item topic|chapter|category|subject: Name!;Number:number#1-100;Description:long;Icon:image
- Right of way | number=1; description=Who goes first.
- Signs | number=2; description=Shapes, colours, lights.
- Buses and trams | number=3; description=Stops, rails and priority.
- Riding safely | number=4; description=Grip, gear and sight.
item traffic sign|road sign|sign: Name!;Number;Meaning:long!;Picture:image;Group=Warning|Ban|Order|Direction|Extra
- Give way | number=205; meaning=Let crossing traffic pass.; group=Order
- No overtaking | number=276; meaning=Motor vehicles must not pass each other.; group=Ban
- Slippery road | number=114; meaning=Reduce speed, the surface may be wet or icy.; group=Warning
- Detour | number=454; meaning=Follow the signed way around the closure.; group=Direction
item mock test|practice test|test sheet|exam sheet|exam: Title!;Licence class=Car|Motorcycle|Moped|Truck|Bus;Questions:number#1-200;Length:number(min)#5-180;Largest error points:number#0-100;Random:boolean;Description:long
- Car sheet 4 | licence_class=Car; questions=30; length=45; largest_error_points=10; description=As on the day.
- Moped sheet 1 | licence_class=Moped; questions=20; length=30; largest_error_points=7; description=For beginners.
- Motorcycle sheet 2 | licence_class=Motorcycle; questions=30; length=45; largest_error_points=10; description=Only items on two wheels.
- Bus sheet 7 | licence_class=Bus; questions=50; length=80; largest_error_points=12; description=With passengers and doors.
! record test attempt|attempt|mock result|result|practice result: Title!;Mock test->@mock test|exam|practice test|test sheet|exam sheet~Car sheet 4|Moped sheet 1;Learner~Lovro|Ditte;Error points:number#0-200;Right:number#0-200;Minutes:number(min)#0-180;Passed:boolean;Taken on:date
- Lovro, third try | mock_test=Car sheet 4; learner=Lovro; error_points=7; right=28; minutes=31
- Ditte, first try | mock_test=Moped sheet 1; learner=Ditte; error_points=12; right=16; minutes=22
- Runa, second try | mock_test=Motorcycle sheet 2; learner=Runa; error_points=5; right=29; minutes=26
- Achim, first try | mock_test=Bus sheet 7; learner=Achim; error_points=21; right=41; minutes=77
! record given answer|answer|attempt answer: Label!;Attempt->@test attempt|attempt|mock result|result|practice result~Lovro, third try|Ditte, first try;Question->@question|theory question|test question~The light is amber and you can still stop|Two cars meet on a narrow hill;Chosen=A|B|C;Correct:boolean;Seconds:number(s)#0-600
- Lovro at the hill | attempt=Lovro, third try; question=Two cars meet on a narrow hill; chosen=A; seconds=14
- Ditte at the light | attempt=Ditte, first try; question=The light is amber and you can still stop; chosen=B; seconds=9
- Runa on wet leaves | attempt=Runa, second try; question=Your rear tyre slides on wet leaves; chosen=B; seconds=21
- Achim at the stop | attempt=Achim, first try; question=A bus signals to leave the stop in town; chosen=C; seconds=6
record marked question|wrong question|mistake|weak question [wrong|mistake|mark\\w*|review|weak|bookmark]: Label!;Question->@question|theory question|test question~The light is amber and you can still stop|Two cars meet on a narrow hill;Learner~Lovro|Ditte;Times wrong:number#0-100;Note:long;Learned:boolean
- Ditte and amber | question=The light is amber and you can still stop; learner=Ditte; times_wrong=2; note=Amber is not a hurry.
- Lovro and hills | question=Two cars meet on a narrow hill; learner=Lovro; times_wrong=1; note=Down waits.
- Achim and the bus stop | question=A bus signals to leave the stop in town; learner=Achim; times_wrong=4; note=Town only.
- Runa and leaves | question=Your rear tyre slides on wet leaves; learner=Runa; times_wrong=1; note=Gently.
record driving lesson|practical lesson|practice drive [practical|drive|instructor|driving school|lesson]: Title!;Learner~Lovro|Ditte;Instructor~Bodil Aas|Zoran Pek;Vehicle;Minutes:number(min)#30-240;Kind=Town|Country road|Motorway|Night|Parking;Note:long;Driven on:date
- Night drive to the dam | learner=Lovro; instructor=Zoran Pek; vehicle=Small blue car; minutes=90; kind=Night; note=Dips the lights late.
- Parking at the market | learner=Ditte; instructor=Bodil Aas; vehicle=Moped 45; minutes=45; kind=Parking; note=Looks over the shoulder.
- First motorway | learner=Runa; instructor=Bodil Aas; vehicle=Motorcycle 500; minutes=120; kind=Motorway; note=Keeps good distance.
- Bus through the old town | learner=Achim; instructor=Zoran Pek; vehicle=Training bus 12 m; minutes=180; kind=Town; note=Watches the rear in bends.
+ booking: Mock test->@mock test|exam|practice test|test sheet|exam sheet;Licence class;Date:date;Place
# math learning|maths|mathematics|math practice|arithmetic|math game|physics learning|virtual lab
item topic|chapter|unit|subject: Name!;Grade:number#1-13;Subject=Arithmetic|Algebra|Geometry|Statistics|Physics|Chemistry;Explanation:long;Picture:image;Position:number#1-500
- Fractions of a cake | grade=5; subject=Arithmetic; explanation=Equal parts of one whole.; position=3
- Angles of a roof | grade=7; subject=Geometry; explanation=Three angles make 180 degrees.; position=8
- Dice and chance | grade=8; subject=Statistics; explanation=Chance is wanted cases by all cases.; position=12
- Speed of a sledge | grade=9; subject=Physics; explanation=Way divided by time.; position=17
item exercise|problem|question|task: Title!;Topic->@topic|chapter|unit|subject~Fractions of a cake|Angles of a roof;Task:long!;Picture:image;Answer!;Unit;Solution steps:long;Hint:long;Difficulty=Easy|Medium|Hard;Points:number#1-100
- Three friends, one cake | topic=Fractions of a cake; task=Each eats 1/4. What is left?; answer=1/4; unit=cake; solution_steps=4/4 - 3/4 = 1/4; hint=Draw four parts.; difficulty=Easy; points=5
- The third angle | topic=Angles of a roof; task=Two angles are 50 and 60. Find the third.; answer=70; unit=degrees; solution_steps=180 - 50 - 60 = 70; hint=The sum is fixed.; difficulty=Medium; points=8
- Two sixes | topic=Dice and chance; task=How likely are two sixes with two dice?; answer=1/36; solution_steps=1/6 x 1/6 = 1/36; hint=Both must happen.; difficulty=Hard; points=12
- Down the hill | topic=Speed of a sledge; task=90 metres in 15 seconds. How fast?; answer=6; unit=m/s; solution_steps=90 / 15 = 6; hint=Metres by seconds.; difficulty=Easy; points=5
! record answer|attempt|exercise attempt|solution attempt|result: Given answer!;Exercise->@exercise|problem|question|task~Three friends, one cake|The third angle;Learner~Juno|Emeka;Steps:long;Correct:boolean;Points:number#0-100;Seconds:number(s)#0-7200;Tried on:date
- 1/4 | exercise=Three friends, one cake; learner=Juno; steps=Drew four parts.; points=5; seconds=40
- 80 | exercise=The third angle; learner=Emeka; steps=180 - 100; points=0; seconds=62
- 2/12 | exercise=Two sixes; learner=Lior; steps=1/6 + 1/6; points=2; seconds=130
- 6 m/s | exercise=Down the hill; learner=Pilar; steps=90 / 15; points=5; seconds=19
item explanation video|video lesson|worked example|example: Title!;Topic->@topic|chapter|unit|subject~Fractions of a cake|Angles of a roof;Video:url;Text:long!;Length:number(min)#1-120;Teacher~Ms Orlo|Mr Banda
- Cutting without arguing | topic=Fractions of a cake; video=https://example.com/cake; text=Halves, quarters, eighths.; length=7; teacher=Ms Orlo
- Paper triangle | topic=Angles of a roof; video=https://example.com/roof; text=Tear the corners and lay them in a row.; length=5; teacher=Mr Banda
- Thirty-six squares | topic=Dice and chance; video=https://example.com/dice; text=A table of all throws.; length=9; teacher=Mr Banda
- Sledge and stopwatch | topic=Speed of a sledge; video=https://example.com/sledge; text=We measured on a real hill.; length=12; teacher=Dr Wieland
item simulation|virtual experiment|virtual lab|experiment|tool [simulat\\w*|lab|experiment|virtual|physics|chemistry|visuali\\w*|calculator|graph]: Title!;Topic->@topic|chapter|unit|subject~Fractions of a cake|Angles of a roof;Description:long;Parameters:long;Smallest value:number#-1000000-1000000;Largest value:number#-1000000-1000000;Address:url
- Slider of parts | topic=Fractions of a cake; description=Choose how many parts.; parameters=parts, eaten; smallest_value=2; largest_value=12; address=https://example.com/parts
- Roof with handles | topic=Angles of a roof; description=Pull the ridge.; parameters=left angle, right angle; smallest_value=10; largest_value=160; address=https://example.com/ridge
- Thousand throws | topic=Dice and chance; description=Throw two dice a thousand times.; parameters=dice, throws; smallest_value=1; largest_value=1000; address=https://example.com/throws
- Hill with ice | topic=Speed of a sledge; description=Change slope and friction.; parameters=slope, friction; smallest_value=0; largest_value=45; address=https://example.com/ice
record progress|topic progress|mastery|learning progress: Label!;Learner~Juno|Emeka;Topic->@topic|chapter|unit|subject~Fractions of a cake|Angles of a roof;Mastery:percent;Right:number#0-100000;Wrong:number#0-100000;Minutes:number(min)#0-100000;Last practised on:date
- Juno, fractions | learner=Juno; topic=Fractions of a cake; mastery=82; right=41; wrong=6; minutes=95
- Emeka, angles | learner=Emeka; topic=Angles of a roof; mastery=45; right=11; wrong=9; minutes=40
- Lior, chance | learner=Lior; topic=Dice and chance; mastery=30; right=6; wrong=14; minutes=55
- Pilar, speed | learner=Pilar; topic=Speed of a sledge; mastery=97; right=33; wrong=1; minutes=28
record worksheet|homework sheet|test sheet|test [worksheet|homework|test|print|assign\\w*|exam]: Title!;Topic->@topic|chapter|unit|subject~Fractions of a cake|Angles of a roof;Exercises:number#1-200;Teacher~Ms Orlo|Mr Banda;Due on:date;Total points:number#1-1000;Note:long
- Sheet 12, cakes | topic=Fractions of a cake; exercises=10; teacher=Ms Orlo; total_points=50; note=Show the drawing.
- Roof test | topic=Angles of a roof; exercises=8; teacher=Mr Banda; total_points=64; note=No calculator.
- Lottery sheet | topic=Dice and chance; exercises=6; teacher=Mr Banda; total_points=60; note=Work in pairs.
- Winter physics | topic=Speed of a sledge; exercises=15; teacher=Dr Wieland; total_points=75; note=Units count one point.
! record badge earned|reward|star|achievement [badge|reward|star|achievement|game|point]: Title!;Learner~Juno|Emeka;Rule;Points:number#0-10000;Earned on:date
- Ten in a row | learner=Juno; rule=Ten right answers; points=20
- Never gave up | learner=Emeka; rule=Five tries at one task; points=15
- Helper of the week | learner=Pilar; rule=Explain three tasks to others; points=30
- Dice master | learner=Lior; rule=All chance tasks solved; points=50
+ question: Topic->@topic|chapter|unit|subject;Exercise->@exercise|problem|question|task;Solved:boolean
# blockchain learning|blockchain course|blockchain education|web3|nft|cryptocurrency learning|smart contract course
item course|learning module|tutorial: Title!;Topic->@topic|category~Basics|Contracts;Level=Beginner|Intermediate|Advanced;Author~Dina Roos|Owen Tak;Text:long!;Video:url;Length:number(h)#1-200;Price:money;Cover:image
- What a block holds | topic=Basics; level=Beginner; author=Dina Roos; text=Header, entries and the hash before.; video=https://example.com/block; length=3; price=0
- A contract for a raffle | topic=Contracts; level=Intermediate; author=Owen Tak; text=Tickets, draw and payout in 60 lines.; video=https://example.com/raffle; length=8; price=29
- Keys and who holds them | topic=Wallets; level=Beginner; author=Marta Lund; text=Seed words, signatures and loss.; video=https://example.com/keys; length=4; price=12
- Find the bug in a vault | topic=Security; level=Advanced; author=Owen Tak; text=Reentrancy, overflow and access.; video=https://example.com/vault; length=16; price=89
item topic|category: Name!;Description:long;Icon:image;Position:number#1-100
- Basics | description=Hashes, keys and blocks.; position=1
- Contracts | description=Programs on a chain.; position=2
- Wallets | description=Keys, seeds and signing.; position=3
- Security | description=Attacks and audits.; position=4
item smart contract|contract|contract example|code sample: Name!;Course->@course|tutorial|learning module~What a block holds|A contract for a raffle;Language=Solidity|Rust|Vyper|Move;Code:long!;Network=Local|Test network|Main network;Address;Version;Audited:boolean;~Status=Draft|Deployed|Retired
- Raffle | course=A contract for a raffle; language=Solidity; code=contract Raffle - address list of tickets; network=Test network; address=0x51c0ffee; version=1.1; status=Deployed
- Counter | course=What a block holds; language=Solidity; code=contract Counter - one number n; network=Local; address=0x0000beef; version=1.0; status=Draft
- Open vault | course=Find the bug in a vault; language=Vyper; code=def withdraw sends before it subtracts; network=Test network; address=0x7aul7000; version=0.3; status=Retired
- Guild votes | course=A contract for a raffle; language=Rust; code=struct Ballot with votes per member; network=Main network; address=0x9u11d123; version=2.0; status=Deployed
item wallet|address|account of a chain: Label!;Address!;Network=Local|Test network|Main network;Owner;Balance:number#0-1000000000;Created on:date;Note:long
- Dina's test wallet | address=0xd1aa77; network=Test network; owner=Dina Roos; balance=12; note=Only test coins.
- Class wallet | address=0xc1a550; network=Test network; owner=Owen Tak; balance=300; note=Hands out coins for exercises.
- Marta's cold wallet | address=0x3a97c0; network=Main network; owner=Marta Lund; balance=2; note=Keys on paper.
- Local miner | address=0x10ca15; network=Local; owner=Ivo; balance=5000; note=Starts new each week.
record transaction|transfer|chain transaction|block entry: Hash!;From->@wallet|address|account of a chain~Dina's test wallet|Class wallet;To->@wallet|address|account of a chain~Dina's test wallet|Class wallet;Amount:number#0-1000000000!;Fee:number#0-1000000;Block:number#0-1000000000;Purpose;Sent on:date;~Status=Waiting|Confirmed|Failed
- 0x9a41 | from=Class wallet; to=Dina's test wallet; amount=5; fee=0; block=1204; purpose=Exercise coins; status=Confirmed
- 0x9a42 | from=Dina's test wallet; to=Class wallet; amount=1; fee=0; block=1207; purpose=Raffle ticket; status=Confirmed
- 0x9a57 | from=Local miner; to=Class wallet; amount=250; fee=1; block=88; purpose=Trial of a block; status=Waiting
- 0x9a61 | from=Marta's cold wallet; to=Dina's test wallet; amount=2; fee=3; block=1219; purpose=Wrong network on purpose; status=Failed
! record block|mined block|chain block [block|chain|explorer|simulat\\w*|demo]: Number!;Hash;Previous hash;Nonce:number#0-4000000000;Transactions:number#0-100000;Miner;Mined on:date
- 1204 | hash=000a81; previous_hash=000f22; nonce=48112; transactions=1; miner=Node A
- 1207 | hash=0003c4; previous_hash=000b19; nonce=9120; transactions=1; miner=Node B
- 88 | hash=00071d; previous_hash=000aa0; nonce=310447; transactions=4; miner=Local miner
- 1219 | hash=000f5e; previous_hash=0003c4; nonce=771203; transactions=12; miner=Node A
! record exercise attempt|quiz attempt|lab attempt|submission [quiz|exercise|lab|practice|test|submi\\w*]: Title!;Course->@course|tutorial|learning module~What a block holds|A contract for a raffle;Learner~Ivo|Nana;Answer:long;Score:percent;Attempt:number#1-50;Taken on:date;Passed:boolean
- Ivo links three blocks | course=What a block holds; learner=Ivo; answer=Each holds the hash before.; score=90; attempt=1
- Nana draws a winner | course=A contract for a raffle; learner=Nana; answer=Random from a later block.; score=75; attempt=2
- Tove signs a message | course=Keys and who holds them; learner=Tove; answer=Signed with the private key.; score=100; attempt=1
- Raj empties the vault | course=Find the bug in a vault; learner=Raj; answer=Call withdraw again before the balance changes.; score=40; attempt=5
item token|collectible|nft|coin [nft|token|collect\\w*|coin|art]: Name!;Symbol;Contract->@smart contract|contract|contract example|code sample~Raffle|Counter;Owner->@wallet|address|account of a chain~Dina's test wallet|Class wallet;Picture:image;Supply:number#1-1000000000;Price:number#0-1000000000;Description:long
- Raffle ticket 7 | symbol=RFL; contract=Raffle; owner=Dina's test wallet; supply=1; price=1; description=Ticket number seven.
- Course badge | symbol=CBG; contract=Counter; owner=Class wallet; supply=200; price=0; description=For those who finish.
- Guild seat | symbol=GLD; contract=Guild votes; owner=Marta's cold wallet; supply=40; price=10; description=One vote for each seat.
- Vault share | symbol=VLT; contract=Open vault; owner=Local miner; supply=1000; price=2; description=For the attack exercise.
record enrolment|course progress|learning progress|enrollment: Label!;Course->@course|tutorial|learning module~What a block holds|A contract for a raffle;Learner~Ivo|Nana;~Progress:percent;Started on:date;Finished on:date;~Status=Active|Completed|Dropped
- Ivo, basics | course=What a block holds; learner=Ivo; progress=100; status=Completed
- Nana, raffle | course=A contract for a raffle; learner=Nana; progress=55; status=Active
- Tove, keys | course=Keys and who holds them; learner=Tove; progress=80; status=Active
- Raj, vault | course=Find the bug in a vault; learner=Raj; progress=10; status=Dropped
# book club|book review|reading club|reading community|book recommendation|book sharing|reading notes|reading group
item book|title|club book: Title!;Author!;Genre->@genre|category|theme~Novel|Memoir;Cover:image;Pages:number#10-3000;Year:number#1450-2035;ISBN;Summary:long;Language~English|Hungarian;~Average stars:rating
- The Salt Ledger | author=Edda Kohl; genre=Novel; pages=342; year=2021; isbn=978-0-306-40615-7; summary=A clerk finds a ghost in the books.; language=English
- My Father's Bees | author=Bela Toth; genre=Memoir; pages=198; year=2017; isbn=978-3-16-148410-0; summary=A village told through hives.; language=Hungarian
- Tall Ships in the Suburb | author=Marcus Wren; genre=Short stories; pages=224; year=2019; isbn=978-1-4028-9462-6; summary=Eleven neighbours and one dry dock.; language=English
- A Hundred Words for Rust | author=Ilse Marten; genre=Science; pages=276; year=2023; isbn=978-0-19-852663-6; summary=What corrosion does to bridges and people.; language=English
item club|reading group|book club|group: Name!;Description:long;Host~Winnie Clark|Gabor Sipos;City;Place;Rhythm=Weekly|Fortnightly|Monthly;Largest number of members:number#2-500;Visibility=Open|By request|Private;Cover:image
- Thursday Pages | description=Novels and soup.; host=Winnie Clark; city=Cork; place=Library cellar; rhythm=Monthly; largest_number_of_members=14; visibility=By request
- Slow Readers | description=Fifty pages between meetings.; host=Gabor Sipos; city=Pecs; place=Tea room; rhythm=Fortnightly; largest_number_of_members=10; visibility=Open
- Lunch Break Lines | description=Stories of less than twenty pages.; host=Dara Quinn; city=Limerick; place=Canteen, window table; rhythm=Weekly; largest_number_of_members=8; visibility=Private
- Night Shift Readers | description=For those who are awake at three.; host=Oto Balla; city=Miskolc; place=Online; rhythm=Monthly; largest_number_of_members=40; visibility=Open
! record club membership|member of club|membership: Label!;Club->@club|reading group|book club|group~Thursday Pages|Slow Readers;Reader~Fionn Daly|Zita Nagy;Role=Host|Member|Guest;Joined on:date
- Fionn, Thursday | club=Thursday Pages; reader=Fionn Daly; role=Member
- Zita, Slow Readers | club=Slow Readers; reader=Zita Nagy; role=Member
- Saoirse, Lunch Break | club=Lunch Break Lines; reader=Saoirse Hill; role=Host
- Levente, Night Shift | club=Night Shift Readers; reader=Levente Papp; role=Guest
event meeting|club meeting|discussion evening|session: Title!;Club->@club|reading group|book club|group~Thursday Pages|Slow Readers;Book->@book|title|club book~The Salt Ledger|My Father's Bees;Date:date!;Starts at:time;Place;Read up to page:number#1-3000;Questions:long;~Status=Planned|Held|Cancelled
- Ghosts and numbers | club=Thursday Pages; book=The Salt Ledger; place=Library cellar; read_up_to_page=342; questions=Who wrote the red lines?; status=Planned
- Hives, second half | club=Slow Readers; book=My Father's Bees; place=Tea room; read_up_to_page=198; questions=Why did he stop?; status=Held
- Ships, stories one to four | club=Lunch Break Lines; book=Tall Ships in the Suburb; place=Canteen; read_up_to_page=90; questions=Which house would you visit?; status=Planned
- Rust at three o'clock | club=Night Shift Readers; book=A Hundred Words for Rust; place=Online; read_up_to_page=140; questions=What rusts at your work?; status=Cancelled
record reading entry|reading progress|bookshelf entry|reading log|shelf entry: Label!;Book->@book|title|club book~The Salt Ledger|My Father's Bees;Reader~Fionn Daly|Zita Nagy;Shelf=To read|Reading|Read|Given up;Page:number#0-3000;Started on:date;Finished on:date;Stars:rating
- Fionn in the Ledger | book=The Salt Ledger; reader=Fionn Daly; shelf=Reading; page=120
- Zita and the bees | book=My Father's Bees; reader=Zita Nagy; shelf=Read; page=198; stars=5
- Saoirse and the ships | book=Tall Ships in the Suburb; reader=Saoirse Hill; shelf=To read; page=0
- Levente stopped at rust | book=A Hundred Words for Rust; reader=Levente Papp; shelf=Given up; page=66; stars=2
record reading note|quote|excerpt|note: Title!;Book->@book|title|club book~The Salt Ledger|My Father's Bees;Reader~Fionn Daly|Zita Nagy;Page:number#1-3000;Quoted text:long;Thought:long;Public:boolean;Written on:date
- The red lines | book=The Salt Ledger; reader=Fionn Daly; page=88; quoted_text=Someone had been paid twice.; thought=Is it the widow?
- Smoke | book=My Father's Bees; reader=Zita Nagy; page=31; quoted_text=Smoke is a kind of talk.; thought=For my mother.
- The empty dock | book=Tall Ships in the Suburb; reader=Saoirse Hill; page=12; quoted_text=Nobody asked where the water had gone.; thought=Best first line this year.
- Bridge 17 | book=A Hundred Words for Rust; reader=Levente Papp; page=51; quoted_text=Paint is a promise.; thought=My uncle painted bridges.
! record book vote|nomination|next book vote|proposal [vote|nominat\\w*|next book|propos\\w*|suggest\\w*|choose|poll]: Title!;Club->@club|reading group|book club|group~Thursday Pages|Slow Readers;Book->@book|title|club book~The Salt Ledger|My Father's Bees;Proposed by;Reason:long;Votes:number#0-500;~Status=Open|Chosen|Dropped
- Bees for Thursday | club=Thursday Pages; book=My Father's Bees; proposed_by=Fionn Daly; reason=Short and in translation.; votes=6; status=Chosen
- Ledger for Slow Readers | club=Slow Readers; book=The Salt Ledger; proposed_by=Zita Nagy; reason=Winter is long.; votes=3; status=Open
- Rust for Lunch Break | club=Lunch Break Lines; book=A Hundred Words for Rust; proposed_by=Dara Quinn; reason=Chapters are short.; votes=1; status=Dropped
- Ships for Night Shift | club=Night Shift Readers; book=Tall Ships in the Suburb; proposed_by=Levente Papp; reason=One story fits one break.; votes=17; status=Chosen
item genre|category|theme: Name!;Description:long;Picture:image;Position:number#1-100
- Novel | description=Long stories.; position=1
- Memoir | description=Lives told by those who lived them.; position=2
- Short stories | description=Finished in one sitting.; position=3
- Science | description=How the world works, told well.; position=4
record book loan|swap|book exchange|lending [lend\\w*|borrow\\w*|swap|exchange|shar\\w*|loan]: Title!;Book->@book|title|club book~The Salt Ledger|My Father's Bees;Owner~Winnie Clark|Zita Nagy;Borrower;Lent on:date;Due on:date;~Status=Offered|Lent|Returned
- Winnie's Ledger | book=The Salt Ledger; owner=Winnie Clark; borrower=Fionn Daly; status=Lent
- Zita's bees | book=My Father's Bees; owner=Zita Nagy; status=Offered
- Dara's ships | book=Tall Ships in the Suburb; owner=Dara Quinn; borrower=Saoirse Hill; status=Returned
- Oto's rust | book=A Hundred Words for Rust; owner=Oto Balla; borrower=Levente Papp; status=Lent
+ review: Book->@book|title|club book;Stars:rating;Title;Spoilers:boolean
+ comment: Meeting->@meeting|club meeting|discussion evening|session;Book->@book|title|club book
# knowledge base|wiki|help center|knowledge management|internal documentation|self-help articles
item space|knowledge area|section: Name!;Description:long;Owner~Birgit Thoma|Alan Mbeki;Audience=Everyone|Staff|Team|Customers;Icon:image;Position:number#1-200
- Getting started | owner=Birgit Thoma; audience=Customers; position=1
- Workshop manual | owner=Alan Mbeki; audience=Staff; position=2
- Leave and pay | description=Rules for staff; owner=Sabine Kurz; audience=Team; position=3
- Spare parts shop | owner=Alan Mbeki; audience=Everyone; position=4
item knowledge article|wiki page|help article|guide: Title!;Space->@space|knowledge area|section~Getting started|Workshop manual;Parent page->@knowledge article|wiki page|help article|guide;Text:long;Author~Birgit Thoma|Alan Mbeki;Tags;Valid until:date;Attachment:file;~Views:number#0-100000000;~Helpful:percent;~Status=Draft|In review|Published|Outdated
- Reset your password | space=Getting started; text=Open the login page and choose Forgot password.; author=Birgit Thoma; tags=login, account; views=8410; helpful=91; status=Published
- Change the drive belt | space=Workshop manual; text=Switch off the mains first.; author=Alan Mbeki; tags=belt, maintenance; views=312; helpful=97; status=Outdated
- Ask for parental leave | space=Leave and pay; text=Seven weeks before the first day.; author=Sabine Kurz; tags=leave, forms; views=96; helpful=88; status=In review
- Find the serial number | space=Spare parts shop; parent_page=Reset your password; text=It is on the plate below the seat.; author=Birgit Thoma; tags=parts; views=1740; helpful=79; status=Draft
item faq entry|frequent question|question and answer: Question!;Answer:long;Space->@space|knowledge area|section~Getting started|Workshop manual;Position:number#1-1000;Article->@knowledge article|wiki page|help article|guide~Reset your password|Change the drive belt;~Asked:number#0-1000000
- Can I change my email? | answer=Yes, under account settings.; space=Getting started; position=1; asked=420
- Which belt fits model 30? | answer=Type B 1250.; space=Workshop manual; position=2; article=Change the drive belt; asked=38
- When is the pay date? | answer=On the 27th of each month.; space=Leave and pay; position=1; asked=61
- Do you ship parts abroad? | answer=Yes, to 24 countries.; space=Spare parts shop; position=2; article=Find the serial number; asked=205
request article request|content gap|suggestion: Title!;Asked by;Space->@space|knowledge area|section~Getting started|Workshop manual;Reason:long;Priority=Low|Normal|High
- How to export my data | space=Getting started; reason=Nine tickets this week.; priority=High
- Grease points of model 40 | space=Workshop manual; reason=New model.; priority=Normal
- Travel costs by train | asked_by=Field staff; space=Leave and pay; reason=New rule since May.; priority=High
- Picture list of screws | asked_by=Shop counter; space=Spare parts shop; reason=Customers bring wrong ones.; priority=Low
record article feedback|helpfulness vote|page feedback: Title!;Article->@knowledge article|wiki page|help article|guide~Reset your password|Change the drive belt;Helpful:boolean;Comment:long;Given on:date;Given by;~Handled=Open|Done|No action
- Step 3 is missing | article=Change the drive belt; comment=Tension is not explained.; handled=Open
- Clear, thanks | article=Reset your password; handled=No action
- Plate is elsewhere on model 12 | article=Find the serial number; comment=Mine is on the fork.; given_by=Customer; handled=Done
- Which form number? | article=Ask for parental leave; comment=There are two forms.; handled=Open
work article review|content review|update task: Title!;Article->@knowledge article|wiki page|help article|guide~Reset your password|Change the drive belt;Reviewer~Birgit Thoma|Alan Mbeki;Due on:date;Reason=Outdated|Yearly check|Feedback|New version;Notes:long
- Rewrite belt page for model 40 | article=Change the drive belt; reviewer=Alan Mbeki; reason=New version
- Yearly check of login pages | article=Reset your password; reviewer=Birgit Thoma; reason=Yearly check
- Legal check of leave page | article=Ask for parental leave; reviewer=Sabine Kurz; reason=Outdated; notes=Law changed in January.
- Add model 12 to the plate page | article=Find the serial number; reviewer=Birgit Thoma; reason=Feedback
! record page version|article revision|revision: Title!;Article->@knowledge article|wiki page|help article|guide~Reset your password|Change the drive belt;Version:number#1-10000;Editor~Birgit Thoma|Alan Mbeki;Changed on:date;Text:long;Change note
- Password v4 | article=Reset your password; version=4; change_note=New screenshot
- Belt v2 | article=Change the drive belt; version=2; change_note=Torque added
- Leave v6 | article=Ask for parental leave; version=6; editor=Sabine Kurz; change_note=Seven weeks in place of six
- Serial v1 | article=Find the serial number; version=1; editor=Birgit Thoma; change_note=First draft
! record search query|search log|failed search [search\\w*|find|quer\\w*]: Words!;Results:number#0-100000;Clicked article->@knowledge article|wiki page|help article|guide~Reset your password|Change the drive belt;Searched on:date;Searched by;Found:boolean
- forgot login | results=3; clicked_article=Reset your password
- invoice download | results=0
- type plate | results=5; clicked_article=Find the serial number; searched_by=Guest
- parental leave form | results=2; clicked_article=Ask for parental leave
! record page permission|access right [permission\\w*|access|role\\w*|privat\\w*|team\\w*]: Title!;Space->@space|knowledge area|section~Getting started|Workshop manual;Group or person;Right=Read|Comment|Edit|Manage;Given by;Given on:date
- Technicians edit the manual | space=Workshop manual; group_or_person=Technicians; right=Edit
- Customers read the basics | space=Getting started; group_or_person=Customers; right=Read; given_by=Birgit Thoma
- HR manages leave pages | space=Leave and pay; group_or_person=HR team; right=Manage; given_by=Administrator
- Counter comments on parts | space=Spare parts shop; group_or_person=Shop counter; right=Comment
+ comment: Article->@knowledge article|wiki page|help article|guide;Resolved:boolean
+ article: Space->@space|knowledge area|section;Tags;Valid until:date;~Views:number
# language test|pte|ielts|toefl|english training|language exam|hsk|language certificate
! item test section|exam section|test part|task type: Name!;Test=PTE|CCL|IELTS|TOEFL|HSK|Other;Skill=Speaking|Writing|Reading|Listening|Interpreting;Questions:number#1-200;Minutes:number(min)#1-180;Share of the score:percent;Description:long
- Read aloud | test=PTE; skill=Speaking; questions=6; minutes=8; share_of_the_score=12
- Dialogue interpreting | test=CCL; skill=Interpreting; questions=2; minutes=20; share_of_the_score=50
- Essay of opinion | test=IELTS; skill=Writing; questions=1; minutes=40; share_of_the_score=17
- Fill the blanks | test=PTE; skill=Reading; questions=5; minutes=10; share_of_the_score=15
item practice question|question|practice task|test question: Title!;Section->@test section|exam section|test part|task type~Read aloud|Essay of opinion;Text:long;Sound:file;Model answer:long;Difficulty=Easy|Medium|Hard;Seen in the test:boolean;~Practised:number#0-1000000
- Glaciers in retreat | section=Read aloud; text=Most of the ice lies below the ridge.; difficulty=Medium; practised=420
- At the tenants' office | section=Dialogue interpreting; text=A tenant asks about a leaking roof.; difficulty=Hard; practised=130
- Free buses for all | section=Essay of opinion; text=Should buses cost nothing?; model_answer=First say what it would cost.; difficulty=Medium; practised=260
- The history of tea | section=Fill the blanks; text=Tea came by ___ in the 17th century.; difficulty=Easy; practised=510
item exam simulation|mock exam|mock test|practice test|simulation exam|simulated exam|exam: Title!;Test=PTE|CCL|IELTS|TOEFL|HSK|Other;Questions:number#1-300;Minutes:number(min)#10-300;Pass mark:number#0-1000;Free:boolean;Instructions:long;~Status=Draft|Open|Closed
- PTE full set 4 | test=PTE; questions=68; minutes=120; pass_mark=65; status=Open
- CCL dialogue pair 2 | test=CCL; questions=2; minutes=20; pass_mark=63; status=Open
- IELTS writing set 1 | test=IELTS; questions=2; minutes=60; pass_mark=7; status=Closed
- PTE short set | test=PTE; questions=20; minutes=35; pass_mark=65; status=Draft
! record mock exam attempt|exam attempt|attempt|exam sitting: Label!;Mock exam->@mock exam|exam|exam simulation|simulation exam|simulated exam|mock test|practice test~PTE full set 4|CCL dialogue pair 2;Learner~Bao Tran|Ines Vidal;Taken on:date!;Minutes used:number(min)#0-300;Overall score:number#0-1000;Target score:number#0-1000;~Status=Under way|Scored|Given up
- Bao, set 4 | mock_exam=PTE full set 4; learner=Bao Tran; minutes_used=118; overall_score=61; target_score=65; status=Scored
- Ines, pair 2 | mock_exam=CCL dialogue pair 2; learner=Ines Vidal; minutes_used=19; overall_score=70; target_score=63; status=Scored
- Bao, short set | mock_exam=PTE short set; learner=Bao Tran; minutes_used=12; target_score=65; status=Given up
- Amit, writing | mock_exam=IELTS writing set 1; learner=Amit Rao; minutes_used=58; overall_score=6; target_score=7; status=Scored
! record section score|skill score|part score: Label!;Attempt->@mock exam attempt|attempt|exam attempt|exam sitting~Bao, set 4|Ines, pair 2;Section->@test section|exam section|test part|task type~Read aloud|Dialogue interpreting;Score:number#0-1000;Full marks:number#1-1000;Remark:long
- Bao reads aloud | attempt=Bao, set 4; section=Read aloud; score=58; full_marks=90; remark=Endings are swallowed.
- Ines interprets | attempt=Ines, pair 2; section=Dialogue interpreting; score=35; full_marks=45; remark=One number was wrong.
- Bao fills blanks | attempt=Bao, set 4; section=Fill the blanks; score=66; full_marks=90
- Amit argues | attempt=Amit, writing; section=Essay of opinion; score=6; full_marks=9; remark=No counter-argument.
record spoken answer|recording|practice answer|practice record [speak\\w*|record\\w*|practi\\w*|voice]: Label!;Question->@practice question|question|practice task|test question~Glaciers in retreat|Free buses for all;Learner~Bao Tran|Ines Vidal;Sound:file;Text:long;Score:number#0-90;Fluency:percent;Pronunciation:percent;Practised on:date
- Bao on glaciers | question=Glaciers in retreat; learner=Bao Tran; score=55; fluency=62; pronunciation=58
- Ines at the office | question=At the tenants' office; learner=Ines Vidal; score=71; fluency=80; pronunciation=77
- Amit on buses | question=Free buses for all; learner=Amit Rao; text=Nothing is free.; score=60
- Bao on tea | question=The history of tea; learner=Bao Tran; text=ship; score=90
# industry skill|skills training|certificate reminder|professional skill|occupational training|skill certificate
item training category|trade|skill area: Name!;Authority~Chamber of crafts;Certificate valid for:number(months)#1-240;Description:long;Position:number#1-200
- Forklift driving | authority=Accident insurance; certificate_valid_for=60; position=1
- Food hygiene | authority=Health office; certificate_valid_for=24; position=2
- Work at height | authority=Chamber of crafts; certificate_valid_for=12; position=3
- First aid | authority=Red rescue league; certificate_valid_for=24; position=4
! item course chapter|chapter|course section: Title!;Course->@training course|course~Forklift basics;Number:number#1-100;Video:url;Material:file;Length:number(min)#1-300;Text:long
- Load and centre of gravity | number=1; length=25
- Hands, knives, surfaces | number=2; length=18
- Harness and anchor | number=1; length=30
- Recovery position | number=3; length=12
! record wrong question|mistake|wrong answer|wrong question practice [wrong|mistake\\w*|error book]: Label!;Question->@question|exam question~How high may a load be carried?;Trainee~Olek Wrona|Pia Lund;Answer given;Times wrong:number#1-100;Last wrong on:date;~State=To repeat|Mastered
- Olek, load height | trainee=Olek Wrona; answer_given=One metre; times_wrong=2; state=To repeat
- Pia, fridge temperature | trainee=Pia Lund; answer_given=12 degrees; times_wrong=1; state=Mastered
- Samir, anchor load | trainee=Samir Haddad; answer_given=2 kN; times_wrong=3; state=To repeat
- Olek, horn at corners | trainee=Olek Wrona; answer_given=Never; times_wrong=1; state=Mastered
! record certificate reminder|expiry reminder|renewal reminder [remind\\w*|expir\\w*|renew\\w*]: Title!;Certificate->@certificate~F-2201;Holder~Olek Wrona|Pia Lund;Remind on:date!;Days before expiry:number#1-365;Channel=Message|Email|Text message|In the app;Sent on:date;~Status=Planned|Sent|Renewed
- Forklift licence of Olek | holder=Olek Wrona; days_before_expiry=60; channel=Message; status=Planned
- Hygiene card of Pia | holder=Pia Lund; days_before_expiry=30; channel=Email; status=Sent
- Height pass of Samir | holder=Samir Haddad; days_before_expiry=30; channel=Text message; status=Renewed
- First aid of Greta | holder=Greta Holm; days_before_expiry=14; channel=In the app; status=Planned
record chapter progress|study record|watch record: Label!;Chapter->@course chapter|chapter|course section~Load and centre of gravity;Trainee~Olek Wrona|Pia Lund;Seconds watched:number(s)#0-20000;Studied on:date;Completed:boolean
- Olek, load | chapter=Load and centre of gravity; trainee=Olek Wrona; seconds_watched=1500
- Pia, hands | chapter=Hands, knives, surfaces; trainee=Pia Lund; seconds_watched=700
- Samir, harness | chapter=Harness and anchor; trainee=Samir Haddad; seconds_watched=1800
- Greta, recovery | chapter=Recovery position; trainee=Greta Holm; seconds_watched=90
# mentor exchange|dual selection|dual-selection|mentor selection|mentor-student|supervisor selection|choose a mentor
record mentor pre-selection|pre-selection|mentor preference|preference: Label!;Student->@student~Nils Aber|Rosa Pinto;Mentor->@mentor|supervisor~Dr Hale|Prof Ito;Round->@selection round|selection activity|pre-selection activity|student pre-selection activity~Autumn round;Rank:number#1-10;Reason:long;Sent on:date;~Student's choice=Open|Kept|Withdrawn;~Mentor's answer=Open|Accepted|Declined
- Nils chooses Dr Hale | student=Nils Aber; mentor=Dr Hale; round=Autumn round; rank=1; reason=Works on sensors.; student_s_choice=Kept; mentor_s_answer=Accepted
- Rosa chooses Prof Ito | student=Rosa Pinto; mentor=Prof Ito; round=Autumn round; rank=1; reason=Her course on language.; student_s_choice=Open; mentor_s_answer=Open
- Rosa's second wish | student=Rosa Pinto; mentor=Dr Hale; round=Autumn round; rank=2; student_s_choice=Kept; mentor_s_answer=Declined
- Ivo chooses Ms Crane | student=Ivo Zec; mentor=Ms Crane; round=Spring round; rank=1; student_s_choice=Withdrawn; mentor_s_answer=Open
item selection round|selection activity|pre-selection activity|student pre-selection activity: Title!;Opens on:date!;Closes on:date;Wishes per student:number#1-10;Places per mentor:number#1-50;Rules:long;~Status=Planned|Open|Mentors decide|Closed
- Autumn round | wishes_per_student=3; places_per_mentor=5; rules=Wishes may be changed until the last day.; status=Open
- Spring round | wishes_per_student=2; places_per_mentor=4; status=Closed
- Second chance round | wishes_per_student=1; places_per_mentor=2; status=Planned
- Industry round | wishes_per_student=2; places_per_mentor=3; status=Mentors decide
item mentor project|project demand|product demand|demand|topic offered: Title!;Mentor->@mentor|supervisor~Dr Hale|Prof Ito;Field~Sensors;Wanted skills;Places:number#1-20;Due on:date;Details:long;~Status=Open|Matched|Under way|Finished
- Moisture sensor for pots | mentor=Dr Hale; field=Sensors; wanted_skills=Soldering; places=2; status=Open
- Dialect map | mentor=Prof Ito; field=Language; wanted_skills=Interviews; places=1; status=Matched
- Parcel counter for a shop | mentor=Ms Crane; field=Software; wanted_skills=Web pages; places=3; status=Under way
- Quiet fan | mentor=Dr Hale; field=Mechanics; places=1; status=Finished
! record mentoring match|match|mentor assignment: Label!;Mentor->@mentor|supervisor~Dr Hale|Prof Ito;Student->@student~Nils Aber|Rosa Pinto;Project->@mentor project|product demand|project demand|demand|topic offered~Moisture sensor for pots;Begins on:date;Ends on:date;~Status=Confirmed|Ended|Dissolved
- Hale and Nils | mentor=Dr Hale; student=Nils Aber; project=Moisture sensor for pots; status=Confirmed
- Ito and Rosa | mentor=Prof Ito; student=Rosa Pinto; project=Dialect map; status=Confirmed
- Crane and Ivo | mentor=Ms Crane; student=Ivo Zec; project=Parcel counter for a shop; status=Ended
- Hale and Mia | mentor=Dr Hale; student=Mia Berg; project=Quiet fan; status=Dissolved
! record exchange message|mentor message|talk note [interact\\w*|exchange|message\\w*|chat]: Subject!;Match->@mentoring match|match|mentor assignment~Hale and Nils|Ito and Rosa;Written by~Dr Hale|Nils Aber;Text:long;File:file;Written on:date;Read:boolean
- First meeting | match=Hale and Nils; written_by=Dr Hale; text=Tuesday at ten in the lab.
- Interview questions | match=Ito and Rosa; written_by=Rosa Pinto; text=Ten questions are in the file.
- Counter shows double | match=Crane and Ivo; written_by=Ivo Zec; text=Each parcel counts twice.
- Thanks | match=Hale and Mia; written_by=Mia Berg; text=The fan is quiet now.
# interactive conversation|conversation teaching|dialogue teaching|learn by conversation|conversation-based
item conversation lesson|dialogue lesson|guided conversation|interactive conversation|conversation guidance|teaching conversation: Title!;Topic~Tables and rows;Level=Beginner|Intermediate|Advanced;Order:number#1-500;Lines:number#1-500;Minutes:number(min)#1-180;Goal:long;~Status=Draft|Published
- What is a table? | topic=Tables and rows; level=Beginner; order=1; lines=24; minutes=10; goal=Tell a row from a column; status=Published
- Picking rows | topic=Where; level=Beginner; order=2; lines=31; minutes=14; status=Published
- Two tables meet | topic=Join; level=Intermediate; order=5; lines=40; minutes=22; status=Published
- Why is it slow? | topic=Indexes; level=Advanced; order=9; lines=36; minutes=25; status=Draft
item dialogue line|conversation line|conversation step|conversation content: Text!;Lesson->@conversation lesson|dialogue lesson|guided conversation|interactive conversation|conversation guidance|teaching conversation~What is a table?|Picking rows;Position:number#1-500;Speaker=Teacher|Learner|Helper;Code sample:long;Explanation:long;Shown after=Click|Right answer|At once
- So a row is one cat? | lesson=What is a table?; position=3; speaker=Learner; shown_after=Click
- Exactly. And a column is its colour. | lesson=What is a table?; position=4; speaker=Teacher; shown_after=Click
- Now ask only for the black ones. | lesson=Picking rows; position=7; speaker=Teacher; code_sample=select * from cat where colour = 'black'; shown_after=Right answer
- Which column do both share? | lesson=Two tables meet; position=5; speaker=Helper; shown_after=Click
item hands-on exercise|hands-on task|practice task|hands-on practice|hands-on function|practice: Title!;Lesson->@conversation lesson|dialogue lesson|guided conversation|interactive conversation|conversation guidance|teaching conversation~Picking rows|Two tables meet;Practice database->@practice database|sample database|database interface|database~Cats|Shop;Task:long!;Starter code:long;Expected result:long;Hint:long;Difficulty=Easy|Medium|Hard
- Find the black cats | lesson=Picking rows; practice_database=Cats; task=List the names of all black cats.; difficulty=Easy
- Orders with names | lesson=Two tables meet; practice_database=Shop; task=Show each order with its buyer.; difficulty=Medium
- Count the cats | lesson=What is a table?; practice_database=Cats; task=How many rows are there?; difficulty=Easy
- Make it quick | lesson=Why is it slow?; practice_database=Shop; task=Add the missing index.; difficulty=Hard
item practice database|sample database|database interface|database: Name!;Engine=SQLite|MySQL|PostgreSQL|Other;Tables:number#1-200;Rows:number#0-10000000;Schema:long;Reset every:number(h)#1-720
- Cats | engine=SQLite; tables=2; rows=40; schema=cat(id, name, colour), owner(id, name)
- Shop | engine=PostgreSQL; tables=5; rows=12000
- Library | engine=MySQL; tables=4; rows=900
- Weather | engine=SQLite; tables=1; rows=3650
! record practice run|query run|exercise attempt: Label!;Exercise->@hands-on exercise|hands-on task|practice task|hands-on practice|hands-on function|practice~Find the black cats|Orders with names;Learner~Kim Osei|Vera Lind;Code:long!;~Output:long;~Error:long;Milliseconds:number(ms)#0-60000;Run on:date;~Result=Right|Wrong|Error
- Kim, black cats, 1 | exercise=Find the black cats; learner=Kim Osei; code=select name from cats; error=No such table cats; result=Error
- Kim, black cats, 2 | exercise=Find the black cats; learner=Kim Osei; code=select name from cat where colour = 'black'; output=Soot, Ink; result=Right
- Vera, orders | exercise=Orders with names; learner=Vera Lind; code=select * from orders; result=Wrong
- Vera, count | exercise=Count the cats; learner=Vera Lind; code=select count(*) from cat; output=40; result=Right
! record conversation progress|learning progress|lesson progress: Label!;Lesson->@conversation lesson|dialogue lesson|guided conversation|interactive conversation|conversation guidance|teaching conversation~What is a table?|Picking rows;Learner~Kim Osei|Vera Lind;Line reached:number#0-500;Done:percent;Last opened on:date;~Status=Begun|Finished
- Kim, tables | lesson=What is a table?; learner=Kim Osei; line_reached=24; done=100; status=Finished
- Kim, rows | lesson=Picking rows; learner=Kim Osei; line_reached=12; done=39; status=Begun
- Vera, tables | lesson=What is a table?; learner=Vera Lind; line_reached=24; done=100; status=Finished
- Vera, meet | lesson=Two tables meet; learner=Vera Lind; line_reached=8; done=20; status=Begun
# citation|bibliography|citation style|reference manager|reference list|citation title
item citation style|reference style|bibliography style|style: Name!;Kind=Author and date|Numbered|Notes|Own;Title template~{author} ({year}). {title}.;Names shown at most:number#1-50;Separator;Title in italics:boolean;Language~English|German;Owner~Hanna Weiss|Leo Park;Shared:boolean;~Status=Draft|Ready
- House style, notes | kind=Notes; title_template={author}: {title}, {place} {year}; names_shown_at_most=3; language=German; owner=Hanna Weiss; status=Ready
- Author and year, short | kind=Author and date; title_template={author} ({year}). {title}.; names_shown_at_most=2; language=English; owner=Leo Park; status=Ready
- Numbers in brackets | kind=Numbered; title_template=[{n}] {author}, {title}, {year}; names_shown_at_most=6; language=English; owner=Leo Park; status=Ready
- Lab reports | kind=Own; title_template={title}, {author}; names_shown_at_most=1; language=English; owner=Hanna Weiss; status=Draft
! item style rule|format rule|citation rule: Label!;Style->@citation style|reference style|bibliography style|style~House style, notes|Author and year, short;Source type=Book|Article|Web page|Thesis|Chapter;Part=Author|Title|Year|Place|Pages|Address;Order:number#1-30;Before;After;Letters=As given|Capitals|Small capitals|Italic
- Book: author | style=House style, notes; source_type=Book; part=Author; order=1; after=:; letters=Small capitals
- Book: title | style=House style, notes; source_type=Book; part=Title; order=2; letters=Italic
- Article: year | style=Author and year, short; source_type=Article; part=Year; order=2; before=(; after=); letters=As given
- Web page: address | style=Numbers in brackets; source_type=Web page; part=Address; order=5; before=<; after=>; letters=As given
! item citation|citation information|reference|source|bibliography entry: Title!;Type=Book|Article|Web page|Thesis|Chapter;Authors!;Year:number#1400-2100;Published in;Publisher;Volume;Pages;DOI;Link:url;Bibliography->@bibliography|reference list|citation list|collection~River thesis|Course reader
- Rivers and their walls | type=Book; authors=Moor, A.; year=2014; publisher=Delta Press; bibliography=River thesis
- Silt counted twice | type=Article; authors=Okoye, B. and Lind, P.; year=2020; published_in=Water Letters; volume=12; pages=44-61; doi=10.1000/wl.12.44; bibliography=River thesis
- Reading slowly | type=Chapter; authors=Brandt, C.; year=2018; published_in=School and Text; pages=90-112; bibliography=Course reader
- Flood marks online | type=Web page; authors=River Office; year=2023; bibliography=River thesis
! item bibliography|reference list|citation list|collection: Name!;Style->@citation style|reference style|bibliography style|style~House style, notes|Author and year, short;Owner~Hanna Weiss|Leo Park;Sorted by=Author|Year|Order of use;Description:long;~Entries:number#0-100000
- River thesis | style=Author and year, short; owner=Leo Park; sorted_by=Author; entries=84
- Course reader | style=House style, notes; owner=Hanna Weiss; sorted_by=Order of use; entries=21
- Lab report 7 | style=Lab reports; owner=Hanna Weiss; sorted_by=Year; entries=6
- Grant text | style=Numbers in brackets; owner=Leo Park; sorted_by=Order of use; entries=33
! record citation title|generated title|formatted citation: Title!;Citation->@citation|reference|source|citation information|bibliography entry~Rivers and their walls|Silt counted twice;Style->@citation style|reference style|bibliography style|style~House style, notes|Author and year, short;Short form;Made on:date;Saved:boolean
- Moor, A. (2014). Rivers and their walls. | citation=Rivers and their walls; style=Author and year, short; short_form=Moor 2014
- MOOR: Rivers and their walls, Delta 2014 | citation=Rivers and their walls; style=House style, notes; short_form=Moor, Rivers
- [7] Okoye, B. et al., Silt counted twice, 2020 | citation=Silt counted twice; style=Numbers in brackets; short_form=[7]
- Brandt, C. (2018). Reading slowly. | citation=Reading slowly; style=Author and year, short; short_form=Brandt 2018
+ import: Format=BibTeX|RIS|CSV|Text;Bibliography->@bibliography|reference list|citation list|collection
+ export: Format=BibTeX|RIS|Word|PDF|Text;Bibliography->@bibliography|reference list|citation list|collection;Citation style->@citation style|reference style|bibliography style|style
# smart campus|digital campus|cloud campus|campus management|campus assistant|campus information|campus platform|smart school|school app|app for parents|parent app
item school class|class|class group: Name!;Year group:number#1-13;Class teacher->@teacher|class teacher~Ms Orlov|Mr Banda;Room;Pupils:number#0-200;School year~2026/27
- 4b | year_group=4; class_teacher=Ms Orlov; room=112; pupils=24; school_year=2026/27
- 7a | year_group=7; class_teacher=Mr Banda; room=204; pupils=28; school_year=2026/27
- 9c | year_group=9; class_teacher=Ms Riga; room=310; pupils=26; school_year=2026/27
- 1a | year_group=1; class_teacher=Mr Lund; room=003; pupils=20; school_year=2026/27
! record timetable lesson|timetable|course schedule|class schedule|course scheduling [course\\w*|timetable|schedul\\w*|teaching]: Title!;Class->@school class|class|class group~4b|7a;Teacher->@teacher~Ms Orlov|Mr Banda;Subject;Weekday=Monday|Tuesday|Wednesday|Thursday|Friday|Saturday;Starts at:time;Ends at:time;Room;Term
- 4b maths, first hour | class=4b; teacher=Ms Orlov; subject=Mathematics; weekday=Monday; room=112
- 7a science | class=7a; teacher=Mr Banda; subject=Science; weekday=Tuesday; room=Lab 1
- 9c French | class=9c; teacher=Ms Riga; subject=French; weekday=Friday; room=310
- 1a sport | class=1a; teacher=Mr Lund; subject=Sport; weekday=Thursday; room=Gym
! record student location|location record|location report|position report [locat\\w*|position|track\\w*|where]: Label!;Student->@student|pupil~Ida Lowe|Ben Okoro;Place~Main gate|Library;Latitude:number#-90-90;Longitude:number#-180-180;Source=Card gate|Phone|Watch|Bus;Date:date;Time:time
- Ida at the gate | student=Ida Lowe; place=Main gate; source=Card gate
- Ben in the library | student=Ben Okoro; place=Library; source=Watch
- Ida on bus 4 | student=Ida Lowe; place=Bus 4, stop Mill; source=Bus
- Mia at the canteen | student=Mia Sand; place=Canteen; source=Card gate
record health record|sports health|sports health data|fitness test|sports health management|sport result [health|sport\\w*|fitness]: Title!;Student->@student|pupil~Ida Lowe|Ben Okoro;Measure=Height|Weight|Eyesight|50 m run|Long jump|Lung volume;Value:number#0-10000;Unit;Measured on:date;Rating=Very good|Good|Enough|Weak;Note:long
- Ida, 50 metres | student=Ida Lowe; measure=50 m run; value=9; unit=s; rating=Good
- Ben, weight | student=Ben Okoro; measure=Weight; value=41; unit=kg; rating=Good
- Mia, lungs | student=Mia Sand; measure=Lung volume; value=2100; unit=ml; rating=Enough
- Ida, jump | student=Ida Lowe; measure=Long jump; value=172; unit=cm; rating=Very good
item after-school service|after-school course|club|afternoon course: Title!;Teacher->@teacher~Ms Orlov|Mr Banda;Weekday=Monday|Tuesday|Wednesday|Thursday|Friday;Starts at:time;Ends at:time;For grades~1 to 4;Places:number#1-200;Fee:money;Room;Description:long;~Status=Open|Full|Ended
- Chess after lunch | teacher=Mr Banda; weekday=Monday; for_grades=3 to 6; places=16; fee=20; room=204; status=Open
- Clay | teacher=Ms Orlov; weekday=Wednesday; for_grades=1 to 4; places=12; fee=35; room=Workshop; status=Full
- Homework room | teacher=Ms Riga; weekday=Tuesday; for_grades=1 to 9; places=40; fee=0; room=310; status=Open
- Football | teacher=Mr Lund; weekday=Friday; for_grades=5 to 9; places=22; fee=15; room=Field; status=Open
record visitor pass|gate event|gate record|access record [security|gate|visitor\\w*|access control]: Name!;Kind=Student|Staff|Visitor|Delivery;Gate~Main gate|North gate;Direction=In|Out;Purpose;Date:date;Time:time;~Result=Let in|Refused|Called back
- Ben Okoro | kind=Student; gate=Main gate; direction=In; result=Let in
- Parcel van 12 | kind=Delivery; gate=North gate; direction=In; purpose=Canteen; result=Let in
- Mr Hale | kind=Visitor; gate=Main gate; direction=In; purpose=Talk with class teacher; result=Called back
- Ida Lowe | kind=Student; gate=Main gate; direction=Out; result=Let in
record home-school message|school notice|notice to parents|home-school communication [home-school|communicat\\w*|parent\\w*|notif\\w*|notice\\w*]: Title!;Class->@school class|class|class group~4b|7a;Written by;Text:long;For=Parents|Students|Teachers|Everybody;Needs answer:boolean;Sent on:date;~Read by:number#0-10000
- Trip to the mill | class=4b; written_by=Ms Orlov; text=Bring boots.; for=Parents; read_by=19
- Exam dates | class=9c; written_by=Ms Riga; text=Three weeks from Monday.; for=Students; read_by=25
- Snow day | class=7a; written_by=School office; text=No lessons tomorrow.; for=Everybody; read_by=28
- Lost jacket | class=1a; written_by=Mr Lund; text=Blue, size 128.; for=Parents; read_by=11
# campus service|university life|campus life|campus mini-program|alumni circle|campus takeout|campus circle|student life service
item canteen|campus shop|restaurant|shop|stall|supermarket|online supermarket: Name!;Kind=Canteen|Cafe|Supermarket|Copy shop|Repair shop|Other;Campus~North campus;Opening hours;Phone:phone;Delivery fee:money;Least order:money;Picture:image;~Status=Open|Closed
- Noodle window 3 | kind=Canteen; campus=North campus; opening_hours=10 to 20; delivery_fee=1; least_order=4; status=Open
- Dorm corner shop | kind=Supermarket; campus=South campus; opening_hours=8 to 23; delivery_fee=0.50; least_order=5; status=Open
- Toner and tape | kind=Copy shop; campus=North campus; opening_hours=9 to 18; status=Closed
- Screen doctor | kind=Repair shop; campus=South campus; opening_hours=11 to 19; status=Open
item dish|canteen dish|meal: Name!;Canteen->@canteen|campus shop|shop|restaurant|stall|supermarket|online supermarket~Noodle window 3|Dorm corner shop;Category=Main|Snack|Drink|Breakfast;Price:money;Sold this month:number#0-100000;Vegetarian:boolean;Picture:image;~Status=On sale|Sold out
- Beef noodles | canteen=Noodle window 3; category=Main; price=4.50; sold_this_month=820; status=On sale
- Cold sesame noodles | canteen=Noodle window 3; category=Main; price=3.80; sold_this_month=410; status=On sale
- Rice triangle | canteen=Dorm corner shop; category=Snack; price=1.20; sold_this_month=660; status=On sale
- Soy milk | canteen=Dorm corner shop; category=Drink; price=0.90; sold_this_month=300; status=Sold out
work errand task|task reward|reward task|bounty task|task [task\\w*|errand\\w*|reward\\w*]: Title!;Category=Pick up parcel|Queue|Carry|Print|Study help|Other;Reward:money;From place;To place~Dorm 6;Posted by~Lin Hao|Greta Moss;Taken by;Due on:date;Details:long
- Fetch my parcel from locker 4 | category=Pick up parcel; reward=1.50; to_place=Dorm 6; posted_by=Lin Hao; taken_by=Amir Said
- Print forty pages | category=Print; reward=2; from_place=Toner and tape; to_place=Library; posted_by=Greta Moss
- Carry a fridge | category=Carry; reward=8; from_place=Dorm 2; to_place=Dorm 9; posted_by=Joon Seo
- Explain integrals | category=Study help; reward=10; to_place=Library; posted_by=Pia Kern
item circle|alumni circle|campus circle|interest circle: Name!;Topic;Campus~North campus;Owner~Lin Hao|Greta Moss;Rules:long;Cover:image;Members:number#0-1000000;~Status=Open|Closed
- Class of 2019 | topic=Alumni; owner=Greta Moss; members=214; status=Open
- Night runners | topic=Sport; campus=North campus; owner=Lin Hao; members=88; status=Open
- Room mates wanted | topic=Housing; campus=South campus; owner=Joon Seo; members=503; status=Open
- Film cellar | topic=Films; owner=Pia Kern; members=61; status=Closed
! record circle post|campus post [circle\\w*|post\\w*|community]: Title!;Circle->@circle|alumni circle|campus circle|interest circle~Class of 2019|Night runners;Text:long;Picture:image;Written by~Lin Hao|Greta Moss;Written on:date;~Likes:number#0-100000
- Reunion in May | circle=Class of 2019; text=Who comes?; written_by=Greta Moss; likes=41
- Lap of the lake, Tuesday | circle=Night runners; text=Nine o'clock at the bridge.; written_by=Lin Hao; likes=12
- Quiet room near the tram | circle=Room mates wanted; text=From October.; written_by=Joon Seo; likes=7
- Silent films, part two | circle=Film cellar; text=With piano.; written_by=Pia Kern; likes=19
record express parcel|express delivery|parcel|express: Tracking number!;Carrier;Pick-up point~Locker 4;Pick-up code;Receiver~Lin Hao|Greta Moss;Arrived on:date;Picked up on:date;~Status=On its way|Ready|Picked up|Sent back
- EX-55120 | carrier=City express; pick_up_point=Locker 4; pick_up_code=7-31; receiver=Lin Hao; status=Ready
- EX-55131 | carrier=Parcel post; pick_up_point=Dorm desk 2; receiver=Greta Moss; status=On its way
- EX-55018 | carrier=City express; pick_up_point=Locker 4; pick_up_code=2-08; receiver=Amir Said; status=Picked up
- EX-54900 | carrier=Parcel post; pick_up_point=Post room; receiver=Joon Seo; status=Sent back
request repair request|repair order|repair booking [repair\\w*|mainten\\w*]: Title!;Kind=Phone|Computer|Dorm room|Bicycle|Other;Shop->@canteen|campus shop|shop|restaurant|stall|supermarket|online supermarket~Screen doctor;Place~Dorm 6, room 210;Phone:phone;Wished day:date;Wished time:time;Price:money;Picture:image;Details:long
- Cracked phone screen | kind=Phone; shop=Screen doctor; place=Dorm 6, room 210; price=45
- Laptop gets hot | kind=Computer; shop=Screen doctor; place=Library desk; price=20
- Tap drips | kind=Dorm room; place=Dorm 2, room 101
- Flat tyre | kind=Bicycle; place=Rack at gate 1; price=6
# investment knowledge|financial knowledge|investor education|financial education|learning investment|finance course|wealth course|for investors|investor community
item finance course|investment course|course: Title!;Kind=Text|Audio|Video;Column->@column|special column|recommended column|column recommendation~Bonds for beginners;Teacher->@teacher|lecturer|analyst~Dr Wu;Level=Beginner|Intermediate|Advanced;Lessons:number#1-300;Price:money;Learners:number#0-1000000;Risk warning:long;~Status=Online|Draft
- What a bond pays | kind=Text; column=Bonds for beginners; teacher=Dr Wu; level=Beginner; lessons=8; price=0; learners=2310; status=Online
- Reading a balance sheet | kind=Video; column=Shares with patience; teacher=Eva Stern; level=Intermediate; lessons=14; price=59; learners=640; status=Online
- Funds on the way to work | kind=Audio; column=Funds and fees; teacher=Dr Wu; level=Beginner; lessons=20; price=19; learners=1204; status=Online
- Rates and houses | kind=Video; column=Bonds for beginners; teacher=Eva Stern; level=Advanced; lessons=10; price=89; learners=75; status=Draft
item column|special column|recommended column|column recommendation: Title!;Teacher->@teacher|lecturer|analyst~Dr Wu|Eva Stern;Topic~Bonds;Price per year:money;Posts:number#0-10000;Subscribers:number#0-1000000;Recommended:boolean;Cover:image;Description:long
- Bonds for beginners | teacher=Dr Wu; topic=Bonds; price_per_year=29; posts=44; subscribers=910
- Shares with patience | teacher=Eva Stern; topic=Shares; price_per_year=49; posts=120; subscribers=2044
- Funds and fees | teacher=Dr Wu; topic=Funds; price_per_year=0; posts=31; subscribers=3800
- Money at home | teacher=Nils Ode; topic=Household; price_per_year=19; posts=60; subscribers=511
! item knowledge topic|financial knowledge|knowledge item|knowledge article: Title!;Column->@column|special column|recommended column|column recommendation~Bonds for beginners;Category=Saving|Bonds|Shares|Funds|Insurance|Taxes;Level=Beginner|Intermediate|Advanced;Text:long;Audio:file;Video:url;Reading time:number(min)#1-120;~Views:number#0-100000000
- Coupon and yield | column=Bonds for beginners; category=Bonds; level=Beginner; reading_time=6; views=4120
- Why fees eat returns | column=Funds and fees; category=Funds; level=Beginner; reading_time=5; views=8033
- Price and earnings | column=Shares with patience; category=Shares; level=Intermediate; reading_time=9; views=2977
- Emergency savings | column=Money at home; category=Saving; level=Beginner; reading_time=4; views=6120
record community update|community dynamic|community post|dynamic|moment: Title!;Text:long;Topic=Bonds|Shares|Funds|Saving|Questions;Column->@column|special column|recommended column|column recommendation~Bonds for beginners;Picture:image;Written by~Mara Lindt|Joel Abara;Written on:date;~Likes:number#0-1000000
- My first coupon | text=Eleven euros.; topic=Bonds; written_by=Joel Abara; likes=32
- Which fee is fair? | text=1.4 percent seems a lot.; topic=Funds; written_by=Mara Lindt; likes=14
- Three jars | text=How we save at home.; topic=Saving; written_by=Tomi Aho; likes=51
- Is cash flow the same as profit? | text=Lesson 6 lost me.; topic=Questions; written_by=Rosa Pinto; likes=5
! record column subscription|recharge|recharge record|recharge plan [subscri\\w*|recharge\\w*|purchas\\w*|plan]: Label!;Column->@column|special column|recommended column|column recommendation~Bonds for beginners|Shares with patience;Subscriber~Mara Lindt|Joel Abara;Price:money;Valid from:date;Valid until:date;~Status=Active|Ended|Refunded
- Joel, bonds | column=Bonds for beginners; subscriber=Joel Abara; price=29; status=Active
- Mara, shares | column=Shares with patience; subscriber=Mara Lindt; price=49; status=Active
- Tomi, household | column=Money at home; subscriber=Tomi Aho; price=19; status=Ended
- Rosa, shares | column=Shares with patience; subscriber=Rosa Pinto; price=49; status=Refunded
person teacher|lecturer|analyst: Name!;Portrait:image;Position;Field~Bonds;Licence number;Biography:long;~Followers:number#0-1000000
- Dr Wu | position=Former bond trader; field=Bonds; licence_number=A-2210
- Eva Stern | position=Auditor; field=Shares; licence_number=A-3177
- Nils Ode | position=Debt adviser; field=Household; licence_number=B-0091
- Carla Reyes | position=Fund analyst; field=Funds; licence_number=A-4120
# training institution|training center|training centre|training school|tuition fee|training agency
item training course|institution course|course|class: Title!;Teacher->@teacher|faculty member|faculty|lecturer~Ms Ferro|Mr Obi;Subject~Piano;Age group~6 to 9;Lessons:number#1-500;Tuition fee:money;Places:number#1-200;Campus->@campus|branch|teaching site~Mill street;Trial lesson:boolean;Picture:image;Description:long;~Status=Enrolling|Full|Ended
- Piano from zero | teacher=Ms Ferro; subject=Piano; age_group=6 to 9; lessons=24; tuition_fee=360; places=6; campus=Mill street; status=Enrolling
- Robots with bricks | teacher=Mr Obi; subject=Technology; age_group=8 to 11; lessons=16; tuition_fee=290; places=10; campus=Harbour; status=Enrolling
- Maths without fear | teacher=Ms Tan; subject=Mathematics; age_group=10 to 13; lessons=30; tuition_fee=410; places=8; campus=Mill street; status=Full
- Stage and voice | teacher=Mr Hale; subject=Theatre; age_group=12 to 16; lessons=20; tuition_fee=300; places=12; campus=Harbour; status=Ended
person teacher|faculty member|faculty|lecturer: Name!;Portrait:image;Subject~Piano;Experience:number(years)#0-60;Education;Awards:long;Introduction:long;Campus->@campus|branch|teaching site~Mill street
- Ms Ferro | subject=Piano; experience=12; education=Conservatory of Parma; campus=Mill street
- Mr Obi | subject=Technology; experience=5; education=BSc mechatronics; campus=Harbour
- Ms Tan | subject=Mathematics; experience=9; education=MSc mathematics; campus=Mill street
- Mr Hale | subject=Theatre; experience=20; education=Stage school; campus=Harbour
item student style|student work|student showcase|student story|student presentation: Title!;Student;Course->@training course|institution course|course|class~Piano from zero;Kind=Work|Performance|Prize|Story|Photo;Picture:image;Video:url;Text:long;Published on:date
- First concert | student=Lena, 8; course=Piano from zero; kind=Performance; text=Two pieces by heart.
- Crane that lifts an egg | student=Ravi, 10; course=Robots with bricks; kind=Work
- Second place in the district | student=Jo, 12; course=Maths without fear; kind=Prize
- Evening of monologues | student=Group of 2026; course=Stage and voice; kind=Photo
+ lead: Child's age:number#1-99;Course->@training course|institution course|course|class;Wish:long;Trial lesson on:date;Next call on:date
person sales person|sales staff|salesperson|course adviser: Name!;Phone:phone;Email:email;Campus->@campus|branch|teaching site~Mill street;Leads open:number#0-10000;~Status=Active|Away
- Dora Kim | campus=Mill street; leads_open=14; status=Active
- Timo Falk | campus=Harbour; leads_open=9; status=Active
- Ana Reis | campus=Mill street; leads_open=0; status=Away
- Sven Dahl | campus=Harbour; leads_open=3; status=Active
! record follow-up|lead follow-up|call note [lead\\w*|sales|customer\\w*]: Title!;Lead->@lead~Mrs Abel|Mr Cheng;Sales person->@sales person|sales staff|salesperson|course adviser~Dora Kim|Timo Falk;Way=Phone|Message|Visit|Trial lesson;Note:long;Done on:date;Next step
- Called about Saturday | sales_person=Dora Kim; way=Phone; note=Wants to see the room.; next_step=Trial lesson
- Trial with bricks | sales_person=Timo Falk; way=Trial lesson; note=Child stayed longer.; next_step=Send contract
- Price too high | sales_person=Dora Kim; way=Message; note=Asks for instalments.
- No answer | sales_person=Timo Falk; way=Phone; next_step=Call in a week
! item campus|branch|teaching site [campus|branch\\w*|institution|centre|center]: Name!;Address;Phone:phone;Opening hours;Rooms:number#1-500;Picture:image
- Mill street | address=Mill street 8; opening_hours=Mon to Sat 9 to 20; rooms=6
- Harbour | address=Quay 3; opening_hours=Tue to Sun 10 to 19; rooms=4
- North gate | address=Ring road 60; opening_hours=Weekends; rooms=3
- Old school | address=Church lane 1; opening_hours=Afternoons; rooms=5
# photography class|photography learning|learn photography|photography lesson|camera class|photography course|online photography|photography webinar|photo workshop
item photography class|photography lesson|camera class|online class|class|course|photography course: Title!;Instructor->@instructor|photographer~Ola Berg|Nuno Vaz;Type=Portrait|Landscape|Street|Product|Video|Editing;Level=Beginner|Intermediate|Advanced;Lessons:number#1-200;Length:number(min)#5-3000;Camera needed~Any camera with manual mode;Picture:image;Description:long;~Status=Draft|Online|Archived
- Light from one window | instructor=Ola Berg; type=Portrait; level=Beginner; lessons=9; length=140; camera_needed=Any camera with manual mode; status=Online
- Streets after rain | instructor=Nuno Vaz; type=Street; level=Intermediate; lessons=12; length=210; camera_needed=Small lens; status=Online
- Coast at long exposure | instructor=Ola Berg; type=Landscape; level=Advanced; lessons=7; length=125; camera_needed=Tripod and grey filter; status=Online
- Colour that holds | instructor=Ida Roth; type=Editing; level=Intermediate; lessons=10; length=180; status=Draft
! item class video|class lesson|video lesson: Title!;Class->@photography class|camera class|online class|class|course|photography course|photography lesson~Light from one window|Streets after rain;Number:number#1-200;Video:url;Length:number(min)#1-240;Free preview:boolean;Text:long
- Where to stand | class=Light from one window; number=1; length=14
- Curtain as a softbox | class=Light from one window; number=3; length=18
- Reflections first | class=Streets after rain; number=2; length=16
- Counting seconds | class=Coast at long exposure; number=4; length=20
event webinar|live webinar|live session: Title!;Instructor->@instructor|photographer~Ola Berg|Nuno Vaz;Date:date!;Starts at:time;Length:number(min)#10-300;Places:number#1-10000;Meeting link:url;Recording:url;For=Everyone|Subscribers|Buyers;Description:long;~Status=Planned|Live|Recorded|Cancelled
- Ask about lenses | instructor=Ola Berg; length=60; places=300; for=Everyone; status=Planned
- Portfolio evening | instructor=Nuno Vaz; length=90; places=40; for=Subscribers; status=Recorded
- Sunset together | instructor=Ola Berg; length=75; places=200; for=Subscribers; status=Planned
- Raw or not | instructor=Ida Roth; length=45; places=500; for=Everyone; status=Cancelled
! record webinar sign-up|webinar registration [webinar\\w*|live]: Label!;Webinar->@webinar|live webinar|live session~Ask about lenses|Portfolio evening;Participant~Mara Lindt|Joel Abara;Signed up on:date;Question:long;~Status=Signed up|Attended|Missed
- Mara, lenses | webinar=Ask about lenses; participant=Mara Lindt; question=35 or 50 mm?; status=Signed up
- Joel, portfolio | webinar=Portfolio evening; participant=Joel Abara; status=Attended
- Tess, sunset | webinar=Sunset together; participant=Tess Hall; status=Signed up
- Igor, portfolio | webinar=Portfolio evening; participant=Igor Pan; status=Missed
! item course material|class material|material|download: Title!;Class->@photography class|camera class|online class|class|course|photography course|photography lesson~Light from one window|Streets after rain;Kind=Handout|Preset|Raw file|Checklist|Slides;File:file;Size:number(MB)#0-5000;Subscribers only:boolean;~Downloads:number#0-1000000
- Window chart | class=Light from one window; kind=Handout; size=2; downloads=410
- Wet asphalt preset | class=Streets after rain; kind=Preset; size=1; downloads=870
- Raw file of the pier | class=Coast at long exposure; kind=Raw file; size=48; downloads=95
- Packing list | class=Coast at long exposure; kind=Checklist; size=1; downloads=203
! item subscription plan|plan|membership plan [subscri\\w*|member\\w*]: Name!;Price:money;Period=Month|Quarter|Year;Classes included:long;Webinars included:boolean;Downloads a month:number#0-1000;Trial days:number#0-60;~Status=On sale|Withdrawn
- Viewer | price=9; period=Month; classes_included=All beginner classes; downloads_a_month=5; trial_days=7; status=On sale
- Photographer | price=19; period=Month; classes_included=All classes; downloads_a_month=50; trial_days=7; status=On sale
- Year pass | price=180; period=Year; classes_included=All classes; downloads_a_month=100; trial_days=0; status=On sale
- School | price=60; period=Quarter; classes_included=All classes, ten seats; downloads_a_month=200; trial_days=14; status=Withdrawn
+ subscription: Subscription plan->@subscription plan|plan|membership plan;Renews on:date;Cancelled on:date
# rocket launch|rocket simulation|launch simulation|launch process|spacecraft launch|space launch
item rocket|rocket model|launch vehicle: Name!;Stages:number#1-5;Height:number(m)#1-150;Dry mass:number(t)#0-3000;Fuel=Liquid oxygen and kerosene|Liquid oxygen and hydrogen|Methane|Solid;Tank capacity:number(t)#0-5000;Thrust:number(kN)#1-100000;Model file:file;Picture:image;Description:long
- Heron 1 | stages=2; height=42; dry_mass=18; fuel=Liquid oxygen and kerosene; tank_capacity=210; thrust=3400
- Heron Heavy | stages=3; height=66; dry_mass=45; fuel=Liquid oxygen and kerosene; tank_capacity=640; thrust=10200
- Gannet | stages=2; height=54; dry_mass=30; fuel=Liquid oxygen and hydrogen; tank_capacity=300; thrust=4100
- Swift | stages=1; height=12; dry_mass=2; fuel=Solid; tank_capacity=9; thrust=260
item launch site|launch pad|site: Name!;Country;Latitude:number#-90-90;Longitude:number#-180-180;Pads:number#1-50;Distance from the hall:number(m)#0-20000;Picture:image;Description:long
- North dunes | latitude=28; longitude=-80; pads=2; distance_from_the_hall=4800
- Steppe | latitude=46; longitude=63; pads=3; distance_from_the_hall=2600
- Equator island | latitude=5; longitude=-52; pads=1; distance_from_the_hall=2800
- Test field | latitude=52; longitude=11; pads=1; distance_from_the_hall=300
record launch simulation|simulation|simulation run|launch run|launch mission|rocket launch: Title!;Rocket->@rocket|rocket model|launch vehicle~Heron 1|Gannet;Launch site->@launch site|launch pad|site~North dunes|Steppe;Player~Mara Lindt|Joel Abara;Fuel loaded:number(t)#0-5000;Launch angle:number(degrees)#0-90;Payload:number(kg)#0-100000;Wind:number(m/s)#0-60;Begun on:date;~Highest point:number(km)#0-100000;~Phase=Preparation|Launch|Completion;~Result=Under way|In orbit|Lost|Aborted
- First Heron | rocket=Heron 1; launch_site=North dunes; player=Mara Lindt; fuel_loaded=205; launch_angle=88; payload=1200; wind=4; highest_point=310; phase=Completion; result=In orbit
- Gannet in wind | rocket=Gannet; launch_site=Steppe; player=Joel Abara; fuel_loaded=290; launch_angle=85; payload=3000; wind=17; phase=Launch; result=Aborted
- Too little fuel | rocket=Heron 1; launch_site=Equator island; player=Mara Lindt; fuel_loaded=120; launch_angle=87; payload=900; highest_point=74; phase=Completion; result=Lost
- Heavy rehearsal | rocket=Heron Heavy; launch_site=North dunes; player=Tess Hall; fuel_loaded=0; payload=8000; phase=Preparation; result=Under way
! item launch step|operation step|operational process|launch phase|preparation phase|completion phase|process step: Title!;Phase=Preparation|Launch|Completion;Order:number#1-200;Action=Move to the site|Add fuel|Check|Count down|Ignite|Separate|Land;Length:number(s)#1-100000;Instruction:long;Animation:file
- Roll out to the pad | phase=Preparation; order=1; action=Move to the site; length=3600; instruction=Keep below two km per hour.
- Fill both tanks | phase=Preparation; order=2; action=Add fuel; length=2700
- Ignition | phase=Launch; order=5; action=Ignite; length=3
- First stage leaves | phase=Launch; order=6; action=Separate; length=5
! record step result|step log|operation log|operation record: Label!;Simulation->@launch simulation|simulation|simulation run|launch run|launch mission|rocket launch~First Heron|Gannet in wind;Step->@launch step|operation step|operational process|launch phase|preparation phase|completion phase|process step~Roll out to the pad|Fill both tanks;Done at second:number(s)#0-100000;Value set;~Result=Done|Skipped|Failed
- Heron rolls out | simulation=First Heron; step=Roll out to the pad; done_at_second=3500; result=Done
- Heron fuelled | simulation=First Heron; step=Fill both tanks; done_at_second=6100; value_set=205 t; result=Done
- Gannet fuelled | simulation=Gannet in wind; step=Fill both tanks; value_set=290 t; result=Done
- Gannet ignition | simulation=Gannet in wind; step=Ignition; result=Failed
! record telemetry point|flight data|telemetry: Label!;Simulation->@launch simulation|simulation|simulation run|launch run|launch mission|rocket launch~First Heron|Gannet in wind;Second:number(s)#0-100000;Altitude:number(km)#0-100000;Speed:number(m/s)#0-20000;Fuel left:percent;Pitch:number(degrees)#-180-180
- Heron at 60 s | simulation=First Heron; second=60; altitude=8; speed=410; fuel_left=71; pitch=82
- Heron at 150 s | simulation=First Heron; second=150; altitude=64; speed=2100; fuel_left=22; pitch=45
- Heron at 520 s | simulation=First Heron; second=520; altitude=310; speed=7650; fuel_left=3; pitch=0
- Gannet at 9 s | simulation=Gannet in wind; second=9; altitude=0; speed=60; fuel_left=96; pitch=80
item launch parameter set|parameter|launch parameter|parameter preset: Name!;Rocket->@rocket|rocket model|launch vehicle~Heron 1|Gannet;Thrust share:percent;Launch angle:number(degrees)#0-90;Throttle down at:number(s)#0-1000;Turn begins at:number(m)#0-50000;Owner~Mara Lindt
- Gentle turn | rocket=Heron 1; thrust_share=92; launch_angle=88; throttle_down_at=55; turn_begins_at=700; owner=Mara Lindt
- Full power | rocket=Heron 1; thrust_share=100; launch_angle=89; turn_begins_at=400
- Windy day | rocket=Gannet; thrust_share=95; launch_angle=86; throttle_down_at=60; turn_begins_at=900
- Straight up | rocket=Swift; thrust_share=100; launch_angle=90
# gamified vocabulary|gamified learning|vocabulary game|word game|memorizing words|game-based learning
record word practice|memorized word|word record|study record|vocabulary record: Label!;Word->@word|vocabulary word|vocabulary~harbour|to mend;Player~Mara Lindt|Joel Abara;Times right:number#0-10000;Times wrong:number#0-10000;Coins earned:number#0-10000;Practised on:date;~State=New|Learning|Known
- Mara, harbour | word=harbour; player=Mara Lindt; times_right=3; times_wrong=1; coins_earned=6; state=Learning
- Joel, to mend | word=to mend; player=Joel Abara; times_right=5; times_wrong=0; coins_earned=15; state=Known
- Mara, stubborn | word=stubborn; player=Mara Lindt; times_right=0; times_wrong=2; coins_earned=0; state=New
- Tess, orchard | word=orchard; player=Tess Hall; times_right=4; times_wrong=1; coins_earned=10; state=Known
item word|vocabulary word|vocabulary: Word!;Meaning!;Pronunciation;Part of speech=Noun|Verb|Adjective|Adverb|Phrase;Example:long;Level=Easy|Medium|Hard;Word list~Town and sea;Coins:number#0-100;Sound:file
- harbour | meaning=A place where ships are safe; part_of_speech=Noun; example=The harbour freezes in January.; level=Medium; word_list=Town and sea; coins=2
- to mend | meaning=To repair; part_of_speech=Verb; example=She mends nets.; level=Medium; word_list=Work; coins=3
- stubborn | meaning=Not willing to change; part_of_speech=Adjective; level=Hard; word_list=People; coins=5
- orchard | meaning=A field of fruit trees; part_of_speech=Noun; level=Easy; word_list=Farm; coins=2
record currency movement|virtual currency|currency transfer|coin transfer|coin transaction: Label!;From player~Mara Lindt;To player~Joel Abara;Amount:number#1-1000000!;Kind=Earned by words|Transfer|Purchase|Advert reward|Event prize;Note;Date:date;~Balance after:number#0-100000000
- Six for harbour | to_player=Mara Lindt; amount=6; kind=Earned by words; balance_after=56
- Gift to Joel | from_player=Mara Lindt; to_player=Joel Abara; amount=20; kind=Transfer; note=For the sword; balance_after=36
- Iron sword | from_player=Joel Abara; amount=80; kind=Purchase; balance_after=12
- Watched to the end | to_player=Tess Hall; amount=10; kind=Advert reward; balance_after=44
! record equipment reforge|reforge|reforging|reforge record [reforg\\w*|upgrade|enhanc\\w*]: Label!;Equipment->@equipment|gear~Iron sword|Oak shield;Player~Joel Abara|Tess Hall;Cost:number#0-100000;Old effect;New effect;Done on:date;~Result=Better|Same|Worse
- Sword, first try | equipment=Iron sword; player=Joel Abara; cost=30; old_effect=Attack 8; new_effect=Attack 11; result=Better
- Sword, second try | equipment=Iron sword; player=Joel Abara; cost=30; old_effect=Attack 11; new_effect=Attack 9; result=Worse
- Shield | equipment=Oak shield; player=Tess Hall; cost=25; old_effect=Guard 5; new_effect=Guard 5; result=Same
- Ring of rhymes | equipment=Ring of rhymes; player=Mara Lindt; cost=40; old_effect=Luck 2; new_effect=Luck 4; result=Better
! record talent point|learned talent|talent reset [talent\\w*]: Label!;Talent->@talent|skill~Quick reader|Iron memory;Player~Mara Lindt|Joel Abara;Points:number#0-100;Kind=Learned|Raised|Reset;Cost:number#0-100000;Date:date
- Joel learns Quick reader | talent=Quick reader; player=Joel Abara; points=1; kind=Learned; cost=0
- Mara raises Iron memory | talent=Iron memory; player=Mara Lindt; points=3; kind=Raised; cost=20
- Tess starts over | talent=Quick reader; player=Tess Hall; points=0; kind=Reset; cost=50
- Joel raises Quick reader | talent=Quick reader; player=Joel Abara; points=2; kind=Raised; cost=10
item game event|story event|rpg gameplay|quest|rpg event: Title!;Type=Story|Fight|Riddle|Shop|Boss;Trigger~Ten words known;Words needed:number#0-1000;Reward coins:number#0-100000;Text:long;Next event;Enabled:boolean
- The locked library | type=Riddle; trigger=Ten words known; words_needed=10; reward_coins=30; text=The door asks for a word.; next_event=Wolf of the pass
- Wolf of the pass | type=Fight; trigger=After the library; words_needed=20; reward_coins=50
- Travelling smith | type=Shop; trigger=100 coins owned; words_needed=0; reward_coins=0
- Queen of silence | type=Boss; trigger=Level 10; words_needed=60; reward_coins=300
! record event result|played event|quest progress: Label!;Event->@game event|story event|rpg gameplay|quest|rpg event~The locked library|Wolf of the pass;Player~Mara Lindt|Joel Abara;Right words:number#0-1000;Coins won:number#0-100000;Played on:date;~Result=Won|Lost|Under way
- Mara at the library | event=The locked library; player=Mara Lindt; right_words=10; coins_won=30; result=Won
- Joel and the wolf | event=Wolf of the pass; player=Joel Abara; right_words=12; coins_won=0; result=Lost
- Tess at the library | event=The locked library; player=Tess Hall; right_words=4; result=Under way
- Mara and the wolf | event=Wolf of the pass; player=Mara Lindt; right_words=20; coins_won=50; result=Won
record ad reward|watched ad|ad watch|reward claim [ads?|advert\\w*|watch]: Label!;Ad->@ad|advertisement~Bike shop spring;Player~Tess Hall|Joel Abara;Seconds watched:number(s)#0-600;Reward coins:number#0-10000;Watched on:date;Completed:boolean
- Tess, bike shop | player=Tess Hall; seconds_watched=30; reward_coins=10
- Joel, tea | player=Joel Abara; seconds_watched=12; reward_coins=0
- Mara, bike shop | player=Mara Lindt; seconds_watched=30; reward_coins=10
- Tess, tea | player=Tess Hall; seconds_watched=30; reward_coins=10
# coding drawing|drawing game|code drawing|creative coding|draw shapes|turtle graphics|coding game
item drawing code|code|sketch|program|drawing|work: Title!;Author~Mara Lindt|Joel Abara;Language=JavaScript|Python|Turtle|Blocks;Code:long!;Preview:image;Width:number(px)#10-4000;Height:number(px)#10-4000;Copied from;Public:boolean;~Likes:number#0-1000000;~Status=Draft|Shared
- Spiral of squares | author=Mara Lindt; language=Turtle; code=repeat 60 [fd 10 rt 91]; width=400; height=400; likes=31; status=Shared
- Rain of dots | author=Joel Abara; language=JavaScript; code=dot(random(), t); width=600; height=300; likes=12; status=Shared
- House with smoke | author=Tess Hall; language=Blocks; code=rect, triangle, arc; width=400; height=400; status=Draft
- Snow star | author=Igor Pan; language=Python; code=for i in range(6): arm(); width=500; height=500; likes=44; status=Shared
item shape|drawing shape|figure: Name!;Command~circle(x, y, r);Parameters;Explanation:long;Picture:image;Difficulty=Easy|Medium|Hard
- Circle | command=circle(x, y, r); parameters=Centre and radius; difficulty=Easy
- Star | command=star(x, y, points); parameters=Centre, number of points; difficulty=Medium
- Arc | command=arc(x, y, r, from, to); parameters=Centre, radius, two angles; difficulty=Medium
- Fractal tree | command=tree(depth); parameters=Depth of branches; difficulty=Hard
item challenge|level|drawing task|game level: Title!;Number:number#1-500;Target picture:image;Task:long;Allowed commands;Largest number of lines:number#1-1000;Points:number#1-10000;Difficulty=Easy|Medium|Hard
- Draw a window | number=1; task=Four equal squares.; largest_number_of_lines=8; points=50; difficulty=Easy
- Wheel with spokes | number=4; task=Twelve spokes.; largest_number_of_lines=6; points=120; difficulty=Medium
- Snowflake | number=9; task=Six arms that branch.; largest_number_of_lines=14; points=300; difficulty=Hard
- Flag with a star | number=2; task=Any flag with one star.; largest_number_of_lines=10; points=80; difficulty=Easy
item code example|example|sample code|template: Title!;Shape->@shape|drawing shape|figure~Circle|Star;Language=JavaScript|Python|Turtle|Blocks;Code:long!;Explanation:long;Picture:image;~Copied:number#0-1000000
- Circle in the middle | shape=Circle; language=JavaScript; code=circle(200, 200, 80); copied=880
- Five-point star | shape=Star; language=Turtle; code=repeat 5 [fd 80 rt 144]; copied=640
- Half moon | shape=Arc; language=Python; code=arc(200, 200, 60, 90, 270); copied=150
- Small tree | shape=Fractal tree; language=Python; code=tree(5); copied=301
! record challenge attempt|attempt|game result: Label!;Challenge->@challenge|level|drawing task|game level~Draw a window|Wheel with spokes;Player~Mara Lindt|Joel Abara;Code:long;Lines used:number#1-1000;Likeness:percent;Points:number#0-10000;Tried on:date;~Result=Solved|Close|Wrong
- Mara, window | challenge=Draw a window; player=Mara Lindt; lines_used=6; likeness=100; points=50; result=Solved
- Joel, wheel | challenge=Wheel with spokes; player=Joel Abara; lines_used=6; likeness=97; points=110; result=Close
- Tess, window | challenge=Draw a window; player=Tess Hall; lines_used=12; likeness=60; points=0; result=Wrong
- Igor, snowflake | challenge=Snowflake; player=Igor Pan; lines_used=13; likeness=100; points=300; result=Solved
! record shared work|share|work like|shared drawing: Label!;Drawing->@drawing code|code|sketch|program|drawing|work~Spiral of squares|Rain of dots;Shared by~Mara Lindt|Joel Abara;Shared with=Everyone|Class|Link;Message:long;Link:url;Shared on:date;~Views:number#0-10000000
- Spiral for all | drawing=Spiral of squares; shared_by=Mara Lindt; shared_with=Everyone; views=402
- Rain for the class | drawing=Rain of dots; shared_by=Joel Abara; shared_with=Class; views=26
- Star by link | drawing=Snow star; shared_by=Igor Pan; shared_with=Link; views=9
- Spiral again | drawing=Spiral of squares; shared_by=Tess Hall; shared_with=Class; views=14
+ comment: Drawing->@drawing code|code|sketch|program|drawing|work
+ score: Challenge->@challenge|level|drawing task|game level;Lines used:number
# english learning ai|ai english|ai language|ai speaking|ai conversation practice
! item conversation scenario|scenario|speaking topic|dialogue topic: Title!;Level=A1|A2|B1|B2|C1;Setting~At the ticket desk;Role of the AI~Ticket clerk;Goal:long;Key phrases:long;Picture:image;Minutes:number(min)#1-60
- A ticket to the coast | level=A2; setting=At the ticket desk; role_of_the_ai=Ticket clerk; goal=Buy two return tickets; minutes=5
- The wrong soup | level=B1; setting=Restaurant; role_of_the_ai=Waiter; goal=Send a dish back kindly; minutes=6
- First day at work | level=B2; setting=Office; role_of_the_ai=New colleague; goal=Introduce yourself; minutes=8
- At the doctor's | level=B1; setting=Surgery; role_of_the_ai=Doctor; goal=Describe a pain; minutes=7
! record practice conversation|ai conversation|voice session|call|practice session|real-time communication|voice communication|real-time voice communication: Title!;Learner~Bao Tran|Ines Vidal;Scenario->@conversation scenario|scenario|speaking topic|dialogue topic~A ticket to the coast|The wrong soup;Mode=Voice|Text;Language~English;Level=A1|A2|B1|B2|C1;Minutes:number(min)#0-300;Recording:file;Begun on:date;~Status=Under way|Ended
- Bao buys tickets | learner=Bao Tran; scenario=A ticket to the coast; mode=Voice; language=English; level=A2; minutes=6; status=Ended
- Ines and the soup | learner=Ines Vidal; scenario=The wrong soup; mode=Voice; language=English; level=B1; minutes=7; status=Ended
- Bao at the doctor's | learner=Bao Tran; scenario=At the doctor's; mode=Text; language=English; level=B1; minutes=3; status=Under way
- Amit's first day | learner=Amit Rao; scenario=First day at work; mode=Voice; language=English; level=B2; minutes=9; status=Ended
! record conversation turn|utterance|spoken line: Text!;Conversation->@practice conversation|ai conversation|voice session|call|practice session|real-time communication|voice communication|real-time voice communication~Bao buys tickets|Ines and the soup;Speaker=Learner|AI;Sound:file;Position:number#1-1000;Corrected text:long;Pronunciation:percent
- I want two ticket. | conversation=Bao buys tickets; speaker=Learner; position=1; corrected_text=I would like two tickets.; pronunciation=71
- Single or return? | conversation=Bao buys tickets; speaker=AI; position=2
- This soup is not mine. | conversation=Ines and the soup; speaker=Learner; position=1; pronunciation=88
- I am sorry, what did you order? | conversation=Ines and the soup; speaker=AI; position=2
! record learning suggestion|suggestion|study suggestion|english learning suggestion: Title!;Learner~Bao Tran|Ines Vidal;Conversation->@practice conversation|ai conversation|voice session|call|practice session|real-time communication|voice communication|real-time voice communication~Bao buys tickets|Ines and the soup;Kind=Grammar|Pronunciation|Vocabulary|Fluency;Text:long;Exercise:long;Made on:date;~Status=New|Read|Done
- Plural s | learner=Bao Tran; conversation=Bao buys tickets; kind=Grammar; text=Two tickets, three tickets.; status=Done
- Would like | learner=Bao Tran; conversation=Bao buys tickets; kind=Vocabulary; text=Would like is more polite.; status=Read
- Th in this | learner=Ines Vidal; conversation=Ines and the soup; kind=Pronunciation; text=Tongue between the teeth.; status=New
- Fewer pauses | learner=Amit Rao; conversation=Amit's first day; kind=Fluency; text=Take a breath before, not in, a sentence.; status=New
! record conversation assessment|speaking feedback|ai feedback|feedback: Label!;Conversation->@practice conversation|ai conversation|voice session|call|practice session|real-time communication|voice communication|real-time voice communication~Bao buys tickets|Ines and the soup;Grammar:percent;Pronunciation:percent;Vocabulary:percent;Fluency:percent;Remark:long;Made on:date
- Bao, tickets | conversation=Bao buys tickets; grammar=62; pronunciation=71; vocabulary=66; fluency=58
- Ines, soup | conversation=Ines and the soup; grammar=85; pronunciation=88; vocabulary=80; fluency=79
- Amit, first day | conversation=Amit's first day; grammar=90; pronunciation=76; vocabulary=84; fluency=70
- Bao, doctor | conversation=Bao at the doctor's; grammar=60; pronunciation=0; vocabulary=55; fluency=0; remark=Text only.
record learner profile|learner setting|learning goal: Learner!;Level=A1|A2|B1|B2|C1;Goal=Travel|Work|Exam|School;Minutes a day:number(min)#1-240;Voice of the AI=Calm|Lively|Slow;Correct at once:boolean;Streak:number(days)#0-10000
- Bao Tran | level=A2; goal=Work; minutes_a_day=15; voice_of_the_ai=Slow; streak=12
- Ines Vidal | level=B1; goal=Travel; minutes_a_day=10; voice_of_the_ai=Lively; streak=4
- Amit Rao | level=B2; goal=Work; minutes_a_day=30; voice_of_the_ai=Calm; streak=40
- Tess Hall | level=A1; goal=School; minutes_a_day=20; voice_of_the_ai=Slow; streak=1
# homework management|homework system|homework platform|assignment management|homework submission|assignment submission|homework correction
item school class|class|teaching class|class group: Name!;Grade:number#1-13;Teacher->@teacher|class teacher~Ms Orlov|Mr Banda;School year;Pupils:number#0-200;Join code
- 6b | grade=6; teacher=Ms Orlov; school_year=2026/27; pupils=24; join_code=K7QD
- 8a | grade=8; teacher=Mr Banda; school_year=2026/27; pupils=27; join_code=P2XM
- 10c | grade=10; teacher=Ms Riga; school_year=2026/27; pupils=22; join_code=T9LF
- 5d | grade=5; teacher=Mr Lund; school_year=2026/27; pupils=25; join_code=A4ZR
record class enrolment|class member|pupil in class [class\\w*|student\\w*|school\\w*]: Label!;Class->@school class|class|teaching class|class group~6b|8a;Student~Ida Lowe|Ben Okoro;Joined on:date;~Status=Active|Left
- Ida in 6b | class=6b; student=Ida Lowe; status=Active
- Ben in 8a | class=8a; student=Ben Okoro; status=Active
- Mia in 6b | class=6b; student=Mia Sand; status=Active
- Tom in 10c | class=10c; student=Tom Wirth; status=Left
item course|subject|school subject: Name!;Class->@school class|class|teaching class|class group~6b|8a;Teacher->@teacher|class teacher~Ms Orlov|Mr Banda;Hours per week:number#1-20;Description:long
- Mathematics 6b | class=6b; teacher=Ms Orlov; hours_per_week=4
- Biology 8a | class=8a; teacher=Mr Banda; hours_per_week=2
- French 10c | class=10c; teacher=Ms Riga; hours_per_week=3
- English 5d | class=5d; teacher=Mr Lund; hours_per_week=4
! record class homework|class assignment|homework of a class: Label!;Homework->@homework|homework task|assignment~Fractions, page 41|The leaf;Class->@school class|class|teaching class|class group~6b|8a;Given on:date;Due on:date;~Handed in:number#0-1000
- Fractions for 6b | homework=Fractions, page 41; class=6b; handed_in=22
- Leaf for 8a | homework=The leaf; class=8a; handed_in=25
- Fractions for 5d | homework=Fractions, page 41; class=5d; handed_in=20
- Leaf for 10c | homework=The leaf; class=10c; handed_in=18
! record homework question|task item|homework item|assignment question: Text!;Homework->@homework|homework task|assignment~Fractions, page 41|The leaf;Number:number#1-200;Type=Single choice|Fill in|Short answer|Essay|File;Right answer;Points:number#0-100
- 3/4 + 1/8 | homework=Fractions, page 41; number=1; type=Fill in; right_answer=7/8; points=2
- Which is larger? | homework=Fractions, page 41; number=2; type=Single choice; right_answer=B; points=1
- Draw a leaf with its parts | homework=The leaf; number=1; type=File; points=5
- Why is it green? | homework=The leaf; number=2; type=Short answer; points=3
! record correction|homework correction|marking|graded homework: Label!;Submission->@homework submission|assignment submission|submission~Ida, fractions|Ben, leaf;Corrected by->@teacher|class teacher~Ms Orlov|Mr Banda;Points:number#0-1000;Mark;Comment:long;File:file;Corrected on:date;~Decision=Accepted|To be redone
- Ida, fractions | submission=Ida, fractions; corrected_by=Ms Orlov; points=9; mark=B; comment=Check line 4.; decision=Accepted
- Ben, leaf | submission=Ben, leaf; corrected_by=Mr Banda; points=4; mark=C; comment=Label the veins.; decision=To be redone
- Mia, fractions | submission=Mia, fractions; corrected_by=Ms Orlov; points=10; mark=A; decision=Accepted
- Tom, letter | submission=Tom, letter; corrected_by=Ms Riga; points=7; mark=B; decision=Accepted
record homework reminder|reminder|submission reminder [remind\\w*|notif\\w*|deadline]: Title!;Homework->@homework|homework task|assignment~Fractions, page 41|The leaf;Class->@school class|class|teaching class|class group~6b|8a;Send on:date;Channel=Message|Email|In the app;~Status=Planned|Sent
- Fractions are due tomorrow | homework=Fractions, page 41; class=6b; channel=In the app; status=Sent
- Leaf on Friday | homework=The leaf; class=8a; channel=Message; status=Planned
- Letter still missing | class=10c; channel=Email; status=Sent
- Ten words | class=5d; channel=In the app; status=Planned
record homework statistic|completion statistic|statistic|statistical report [statistic\\w*|report\\w*|analy\\w*]: Title!;Homework->@homework|homework task|assignment~Fractions, page 41|The leaf;Class->@school class|class|teaching class|class group~6b|8a;Handed in:number#0-1000;Late:number#0-1000;Missing:number#0-1000;Average points:number#0-1000;Made on:date
- Fractions, 6b | homework=Fractions, page 41; class=6b; handed_in=22; late=2; missing=2; average_points=8
- The leaf, 8a | homework=The leaf; class=8a; handed_in=25; late=1; missing=2; average_points=6
- Letter, 10c | class=10c; handed_in=20; late=4; missing=2; average_points=7
- Ten words, 5d | class=5d; handed_in=25; late=0; missing=0; average_points=9
+ homework: Class->@school class|class|teaching class|class group;Subject->@course|subject|school subject;Late until:date;Tries allowed:number#1-20
+ assignment: Class->@school class|class|teaching class|class group;Subject->@course|subject|school subject;Late until:date;Tries allowed:number#1-20
# student attendance|attendance of students|class attendance|classroom attendance|attendance for students|roll call
record attendance entry|attendance record|attendance|check-in record: Label!;Student->@student|pupil~Ida Lowe|Ben Okoro;Session->@attendance session|class session|lesson session~Maths, Monday first hour;Mark=Present|Late|Absent|Excused;Checked in at:time;Way=Teacher|QR code|Face|Card|Location;Minutes late:number(min)#0-600;Note
- Ida, Monday maths | student=Ida Lowe; session=Maths, Monday first hour; mark=Present; way=QR code
- Ben, Monday maths | student=Ben Okoro; session=Maths, Monday first hour; mark=Late; way=Teacher; minutes_late=9
- Mia, biology | student=Mia Sand; session=Biology lab, Tuesday; mark=Excused; way=Teacher; note=Dentist
- Tom, French | student=Tom Wirth; session=French, Friday; mark=Absent; way=Card
! record attendance session|class session|lesson session|lesson: Title!;Course->@course|subject~Mathematics;Class->@school class|class|group~6b|8a;Teacher->@teacher~Ms Orlov|Mr Banda;Date:date!;Starts at:time;Ends at:time;Room;Check-in code;~Status=Planned|Open|Closed
- Maths, Monday first hour | class=6b; teacher=Ms Orlov; room=112; check_in_code=4471; status=Closed
- Biology lab, Tuesday | class=8a; teacher=Mr Banda; room=Lab 1; check_in_code=9020; status=Closed
- French, Friday | class=10c; teacher=Ms Riga; room=310; status=Open
- Sport, Thursday | class=5d; teacher=Mr Lund; room=Gym; status=Planned
! item school class|class|class register|group: Name!;Grade:number#1-13;Class teacher->@teacher~Ms Orlov|Mr Banda;Room;Pupils:number#0-200;Term
- 6b | grade=6; class_teacher=Ms Orlov; room=112; pupils=24; term=Autumn
- 8a | grade=8; class_teacher=Mr Banda; room=204; pupils=27; term=Autumn
- 10c | grade=10; class_teacher=Ms Riga; room=310; pupils=22; term=Autumn
- 5d | grade=5; class_teacher=Mr Lund; room=105; pupils=25; term=Autumn
request leave application|leave request|absence excuse|sick note: Reason!;Student->@student|pupil~Ida Lowe|Ben Okoro;Kind=Illness|Family|Appointment|Competition|Other;From:date;Until:date;Proof:file;Decided by;Remark:long
- Dentist on Tuesday | student=Mia Sand; kind=Appointment
- Flu | student=Tom Wirth; kind=Illness; decided_by=Ms Riga
- Chess final | student=Ida Lowe; kind=Competition
- Wedding of my sister | student=Ben Okoro; kind=Family
! record attendance summary|attendance statistic|attendance report [statistic\\w*|report\\w*|summar\\w*|rate|analy\\w*]: Label!;Student->@student|pupil~Ida Lowe|Ben Okoro;Month;Present:number#0-1000;Late:number#0-1000;Absent:number#0-1000;Excused:number#0-1000;Rate:percent
- Ida, September | student=Ida Lowe; month=September; present=84; late=1; absent=0; excused=2; rate=99
- Ben, September | student=Ben Okoro; month=September; present=80; late=6; absent=1; excused=0; rate=98
- Mia, September | student=Mia Sand; month=September; present=82; late=0; absent=0; excused=5; rate=100
- Tom, September | student=Tom Wirth; month=September; present=70; late=3; absent=9; excused=5; rate=89
! record absence alert|attendance alert|notice to parents [alert|warn\\w*|notif\\w*|parent\\w*|remind\\w*]: Title!;Student->@student|pupil~Ida Lowe|Ben Okoro;Sent to~Parent;Channel=Message|Email|Call;Text:long;Sent on:date;~Answer=None|Explained|Asked for a talk
- Tom missed three days | student=Tom Wirth; channel=Call; answer=Explained
- Ben is often late | student=Ben Okoro; channel=Message; answer=None
- Mia left at ten | student=Mia Sand; channel=Message; answer=Explained
- Ida, no entry on Monday | student=Ida Lowe; channel=Email; answer=Asked for a talk
! person enrolled student|pupil profile|student record|class student: Name!;Student number;Class->@school class|class|class register|session|group~6b|8a;Email:email;Phone:phone;Guardian~Mrs. Lowe;Guardian phone:phone;~Attendance rate:percent;~Status=Active|On leave|Left
- Ida Lowe | student_number=S-2031; class=6b; guardian=Mrs. Lowe; attendance_rate=96; status=Active
- Ben Okoro | student_number=S-2032; class=8a; guardian=Mr. Okoro; attendance_rate=81; status=Active
- Mira Solis | student_number=S-2040; class=6b; guardian=Mrs. Solis; attendance_rate=88; status=Active
- Jon Brandt | student_number=S-2044; class=8a; guardian=Mr. Brandt; attendance_rate=74; status=Active
! item attendance rule|minimum attendance|attendance requirement [minimum|threshold|required attendance|rule\\w*|polic\\w*]: Name!;Class->@school class|class|class register|session|group~6b|8a;Minimum rate:percent;Warn below:percent;Late counts after:number(min)#0-120;Absences allowed:number#0-100;Valid from:date
- Workshop classes | class=8a; minimum_rate=85; warn_below=90; late_counts_after=10; absences_allowed=8
- Theory classes | class=6b; minimum_rate=75; warn_below=80; late_counts_after=15; absences_allowed=12
- Exam term | class=8a; minimum_rate=90; warn_below=93; late_counts_after=5; absences_allowed=4
- Evening groups | class=6b; minimum_rate=70; warn_below=75; late_counts_after=20; absences_allowed=15
# grade management|grade query|score management|student grade|student score|grade inquiry|score query|transcript system
record grade|score|mark|exam score|course grade: Label!;Student->@student|pupil~Ida Lowe|Ben Okoro;Course->@course|subject~Mathematics 6b|Biology 8a;Assessment->@assessment|exam|test|graded work~Fractions test;Points:number#0-1000;Grade~B;Share:percent;Entered by~Ms Orlov|Mr Banda;Entered on:date;~Status=Provisional|Confirmed|Contested
- Ida, fractions | student=Ida Lowe; course=Mathematics 6b; assessment=Fractions test; points=27; grade=A; share=20; entered_by=Ms Orlov; status=Confirmed
- Ben, leaf | student=Ben Okoro; course=Biology 8a; assessment=Plant drawing; points=14; grade=C; share=10; entered_by=Mr Banda; status=Contested
- Mia, fractions | student=Mia Sand; course=Mathematics 6b; assessment=Fractions test; points=29; grade=A; share=20; entered_by=Ms Orlov; status=Confirmed
- Tom, oral | student=Tom Wirth; course=French 10c; assessment=Oral exam; points=11; grade=D; share=40; entered_by=Ms Riga; status=Provisional
! item assessment|exam|test|graded work: Title!;Course->@course|subject~Mathematics 6b|Biology 8a;Kind=Test|Exam|Homework|Oral|Project;Full marks:number#1-1000;Weight:percent;Date:date;Term->@school term|semester|school year~Autumn 2026
- Fractions test | course=Mathematics 6b; kind=Test; full_marks=30; weight=20; term=Autumn 2026
- Plant drawing | course=Biology 8a; kind=Homework; full_marks=20; weight=10; term=Autumn 2026
- Oral exam | course=French 10c; kind=Oral; full_marks=20; weight=40; term=Autumn 2026
- Final maths | course=Mathematics 6b; kind=Exam; full_marks=60; weight=50; term=Spring 2027
! item school term|semester|school year: Name!;Starts on:date;Ends on:date;Grades due on:date;~Status=Planned|Running|Closed
- Autumn 2026 | status=Running
- Spring 2027 | status=Planned
- Spring 2026 | status=Closed
- Autumn 2025 | status=Closed
item course|subject: Name!;Class->@school class|class~6b|8a;Teacher->@teacher~Ms Orlov|Mr Banda;Credits:number#0-60;Hours per week:number#1-40
- Mathematics 6b | class=6b; teacher=Ms Orlov; credits=4; hours_per_week=4
- Biology 8a | class=8a; teacher=Mr Banda; credits=2; hours_per_week=2
- French 10c | class=10c; teacher=Ms Riga; credits=3; hours_per_week=3
- English 5d | class=5d; teacher=Mr Lund; credits=4; hours_per_week=4
! record report card|transcript|grade report|school report [report\\w*|transcript\\w*|print|export\\w*|average]: Title!;Student->@student|pupil~Ida Lowe|Ben Okoro;Term->@school term|semester|school year~Autumn 2026;Average:number#0-100;Rank:number#1-10000;Remark:long;Issued on:date;File:file
- Ida, spring | student=Ida Lowe; term=Spring 2026; average=91; rank=2; remark=Helps others.
- Ben, spring | student=Ben Okoro; term=Spring 2026; average=74; rank=15
- Mia, spring | student=Mia Sand; term=Spring 2026; average=95; rank=1
- Tom, spring | student=Tom Wirth; term=Spring 2026; average=58; rank=20; remark=Absent too often.
request grade review|grade appeal|objection|grade complaint [appeal|review|objection|complain\\w*|feedback]: Title!;Grade->@grade|score|mark|exam score|course grade~Ben, leaf;Student->@student|pupil~Ben Okoro;Reason:long;Wished grade;Decision:long;Decided by
- Two points missing | grade=Ben, leaf; student=Ben Okoro; reason=Page two was not counted.; wished_grade=B
- Wrong pupil | grade=Tom, oral; student=Tom Wirth; reason=I was ill that day.
- Sum is wrong | grade=Ida, fractions; student=Ida Lowe; reason=28 and not 27.
- Late work | grade=Mia, fractions; student=Mia Sand; reason=It was on time.
# teaching resource|educational resource library|courseware|teaching material|resource sharing platform|note sharing|study note|class note|learning material sharing
item teaching resource|resource|courseware|study note|note|learning material|material: Title!;Kind=Slides|Worksheet|Lesson plan|Notes|Test|Video|Picture;Subject->@school subject|subject|subject category~Chemistry|History;Grade->@grade level|grade|school stage~Grade 8;Author~Nora Blake|Amit Rao;File:file;Pages:number#1-2000;Licence=Free|Named author|No changes|School only;Preview:image;Description:long;~Downloads:number#0-10000000;~Average stars:rating;~Status=Waiting|Published|Refused
- Acids in the kitchen | kind=Worksheet; subject=Chemistry; grade=Grade 8; author=Nora Blake; pages=4; licence=Free; downloads=812; average_stars=5; status=Published
- The year 1848 in ten slides | kind=Slides; subject=History; grade=Grade 10; author=Amit Rao; pages=10; licence=Named author; downloads=344; average_stars=4; status=Published
- Notes on integrals | kind=Notes; subject=Mathematics; grade=University; author=Lena Fuchs; pages=31; licence=Free; downloads=1290; average_stars=5; status=Published
- Short story test | kind=Test; subject=English; grade=Grade 6; author=Nora Blake; pages=2; licence=School only; downloads=0; status=Waiting
! item school subject|subject|subject category: Name!;Description:long;Icon:image;Position:number#1-200;~Resources:number#0-1000000
- Chemistry | position=1; resources=240
- History | position=2; resources=510
- Mathematics | position=3; resources=990
- English | position=4; resources=730
! item grade level|grade|school stage [grade\\w*|class|level|stage|school]: Name!;Stage=Primary|Lower secondary|Upper secondary|University;Age from:number#3-99;Position:number#1-50
- Grade 6 | stage=Lower secondary; age_from=11; position=6
- Grade 8 | stage=Lower secondary; age_from=13; position=8
- Grade 10 | stage=Upper secondary; age_from=15; position=10
- University | stage=University; age_from=18; position=14
item resource collection|collection|folder|saved list: Name!;Owner~Nora Blake|Amit Rao;Description:long;Visibility=Private|School|Public;~Resources:number#0-10000
- Kitchen chemistry week | owner=Nora Blake; visibility=Public; resources=7
- Revolutions | owner=Amit Rao; visibility=School; resources=12
- Before the exam | owner=Lena Fuchs; visibility=Private; resources=5
- Rainy day lessons | owner=Nora Blake; visibility=Public; resources=9
! record collection entry|saved resource|collected resource [collect\\w*|save\\w*|folder|favorit\\w*|favourit\\w*|bookmark\\w*]: Label!;Collection->@resource collection|collection|folder|saved list~Kitchen chemistry week|Revolutions;Resource->@teaching resource|resource|courseware|study note|note|learning material|material~Acids in the kitchen|The year 1848 in ten slides;Note;Added on:date
- Acids, week | collection=Kitchen chemistry week; resource=Acids in the kitchen
- 1848, revolutions | collection=Revolutions; resource=The year 1848 in ten slides
- Integrals before the exam | collection=Before the exam; resource=Notes on integrals
- Story for rain | collection=Rainy day lessons; resource=Short story test; note=Twenty minutes
request resource request|wanted material: Title!;Subject->@school subject|subject|subject category~Chemistry|History;Grade->@grade level|grade|school stage~Grade 8;Wanted by:date;Details:long
- Slides on batteries | subject=Chemistry; grade=Grade 10; details=With pictures of zinc and copper.
- Map of trade routes | subject=History; grade=Grade 6
- Test on percentages | subject=Mathematics; grade=Grade 8; details=Two versions.
- Poems about winter | subject=English; grade=Grade 6
record resource check|review of a resource|approval [approv\\w*|review\\w*|admin\\w*|audit|check]: Title!;Resource->@teaching resource|resource|courseware|study note|note|learning material|material~Short story test;Checked by~School office;Decision=Published|Refused|Changes wanted;Reason:long;Checked on:date
- Story test, copyright | resource=Short story test; decision=Changes wanted; reason=Name the source of the story.
- Acids | resource=Acids in the kitchen; decision=Published
- 1848 | resource=The year 1848 in ten slides; decision=Published
- Integrals | resource=Notes on integrals; decision=Published
+ review: Resource->@teaching resource|resource|courseware|study note|material|note|learning material;Stars:rating
+ download: Resource->@teaching resource|resource|courseware|study note|material|note|learning material
# graduation project|graduation design|capstone project|project topic selection|topic selection|graduation thesis selection
item project topic|topic|graduation project|project proposal: Title!;Supervisor->@supervisor|teacher|advisor~Dr Hale|Prof Ito;Department->@department|faculty~Computing;Type=Research|Software|Hardware|Survey|Design;Places:number#1-20;Requirements:long;Description:long;File:file;~Taken:number#0-20;~Status=Waiting|Approved|Full|Withdrawn
- Bus arrival display | supervisor=Dr Hale; department=Computing; type=Hardware; places=1; taken=1; status=Full
- Dialect search engine | supervisor=Prof Ito; department=Languages; type=Software; places=2; taken=1; status=Approved
- Noise in open offices | supervisor=Ms Crane; department=Psychology; type=Survey; places=3; taken=0; status=Approved
- Chair from one sheet | supervisor=Mr Lund; department=Design; type=Design; places=1; taken=0; status=Waiting
request topic choice|topic selection|project selection|choice {Submitted|Accepted|Declined|Withdrawn}: Label!;Student~Nils Aber|Rosa Pinto;Topic->@project topic|topic|graduation project|project proposal~Bus arrival display|Dialect search engine;Rank:number#1-10;Reason:long;Decided by;Decided on:date
- Nils, bus display | student=Nils Aber; topic=Bus arrival display; rank=1; reason=I solder at home.; decided_by=Dr Hale
- Rosa, dialects | student=Rosa Pinto; topic=Dialect search engine; rank=1; decided_by=Prof Ito
- Ivo, noise | student=Ivo Zec; topic=Noise in open offices; rank=2
- Mia, chair | student=Mia Berg; topic=Chair from one sheet; rank=1
! record project milestone|progress report|stage report|mid-term check: Title!;Topic->@project topic|topic|graduation project|project proposal~Bus arrival display|Dialect search engine;Student~Nils Aber|Rosa Pinto;Stage=Proposal|Opening report|Mid-term|Draft|Final;Due on:date;File:file;Supervisor comment:long;~Status=Open|Handed in|Accepted|To be redone
- Opening report of Nils | topic=Bus arrival display; student=Nils Aber; stage=Opening report; supervisor_comment=Clear plan.; status=Accepted
- Mid-term of Nils | topic=Bus arrival display; student=Nils Aber; stage=Mid-term; status=Open
- Opening report of Rosa | topic=Dialect search engine; student=Rosa Pinto; stage=Opening report; status=Handed in
- Proposal of Mia | topic=Chair from one sheet; student=Mia Berg; stage=Proposal; supervisor_comment=Too thin.; status=To be redone
! record project defence|defence|defense|thesis defense|oral defence: Title!;Topic->@project topic|topic|graduation project|project proposal~Bus arrival display|Dialect search engine;Student~Nils Aber|Rosa Pinto;Date:date;Starts at:time;Room;Examiners~Dr Hale, Ms Crane;Score:number#0-100;Remark:long;~Status=Planned|Passed|Failed
- Nils defends | topic=Bus arrival display; student=Nils Aber; room=B 204; examiners=Dr Hale, Ms Crane; status=Planned
- Rosa defends | topic=Dialect search engine; student=Rosa Pinto; room=B 204; examiners=Prof Ito, Dr Hale; status=Planned
- Last year's lamp | topic=Chair from one sheet; room=Atelier; examiners=Mr Lund; score=81; status=Passed
- Survey of 2025 | topic=Noise in open offices; room=C 11; examiners=Ms Crane; score=44; status=Failed
person supervisor|teacher|advisor: Name!;Department->@department|faculty~Computing|Languages;Position;Email:email;Field;Students at most:number#0-50
- Dr Hale | department=Computing; position=Lecturer; field=Sensors; students_at_most=6
- Prof Ito | department=Languages; position=Professor; field=Corpora; students_at_most=4
- Ms Crane | department=Psychology; position=Researcher; field=Work; students_at_most=5
- Mr Lund | department=Design; position=Workshop head; field=Furniture; students_at_most=3
item department|faculty: Name!;Head;Topics open until:date;Building
- Computing | head=Dr Vale; building=B
- Languages | head=Prof Ito; building=A
- Psychology | head=Prof Stein; building=C
- Design | head=Mr Lund; building=Atelier
# study check-in|study plan mini-program|daily study|learning check-in|self-study|study planner|study app|study habit
item study plan|learning plan|plan|study goal: Title!;Owner~Lena Fuchs|Omar Said;Subject->@learning subject|subject~Mathematics;Goal:long;Begins on:date;Ends on:date;Minutes a day:number(min)#1-900;Remind at:time;~Progress:percent;~Status=Active|Paused|Reached|Given up
- Integrals before June | owner=Lena Fuchs; subject=Mathematics; goal=All exercises of chapter 6; minutes_a_day=45; progress=60; status=Active
- Thirty days of Spanish | owner=Omar Said; subject=Spanish; minutes_a_day=20; progress=90; status=Active
- Anatomy of the hand | owner=Tess Hall; subject=Biology; minutes_a_day=30; progress=100; status=Reached
- Read one essay a day | owner=Igor Pan; subject=English; minutes_a_day=15; progress=10; status=Given up
! record study check-in|daily check-in|check-in entry|punch record: Label!;Plan->@study plan|plan|learning plan|study goal~Integrals before June|Thirty days of Spanish;Learner~Lena Fuchs|Omar Said;Day:date!;Minutes:number(min)#0-1440;What was done:long;Picture:image;Mood=Good|Fair|Tired;Days in a row:number#0-10000
- Lena, day 12 | plan=Integrals before June; learner=Lena Fuchs; minutes=50; what_was_done=Substitution, ten exercises; mood=Good; days_in_a_row=12
- Omar, day 27 | plan=Thirty days of Spanish; learner=Omar Said; minutes=20; mood=Fair; days_in_a_row=27
- Tess, last day | plan=Anatomy of the hand; learner=Tess Hall; minutes=35; mood=Good; days_in_a_row=21
- Igor, day 1 | plan=Read one essay a day; learner=Igor Pan; minutes=15; mood=Tired; days_in_a_row=1
work study task|task|learning task|daily task: Title!;Plan->@study plan|plan|learning plan|study goal~Integrals before June|Thirty days of Spanish;Due on:date;Minutes planned:number(min)#1-900;Priority=Low|Normal|High;Note:long
- Exercises 6.1 to 6.10 | plan=Integrals before June; minutes_planned=60; priority=High
- Words of lesson 9 | plan=Thirty days of Spanish; minutes_planned=15; priority=Normal
- Draw the eight small bones | plan=Anatomy of the hand; minutes_planned=30; priority=Normal
- Essay on sleep | plan=Read one essay a day; minutes_planned=15; priority=Low
item learning subject|subject: Name!;Colour;Description:long;Position:number#1-100
- Mathematics | colour=Blue
- Spanish | colour=Red
- Biology | colour=Green
- English | colour=Grey
! item study group|learning group|room|study room [group\\w*|room\\w*|friend\\w*|team\\w*|together|rank\\w*]: Name!;Owner~Lena Fuchs|Omar Said;Subject->@learning subject|subject~Mathematics|Spanish;Goal a day:number(min)#1-900;Visibility=Open|By invitation;~Members:number#1-1000
- Library at seven | owner=Lena Fuchs; subject=Mathematics; goal_a_day=60; visibility=Open; members=14
- Hola | owner=Omar Said; subject=Spanish; goal_a_day=20; visibility=Open; members=31
- Medics, year one | owner=Tess Hall; subject=Biology; goal_a_day=90; visibility=By invitation; members=8
- Quiet readers | owner=Igor Pan; subject=English; goal_a_day=15; visibility=Open; members=5
record focus session|study session|timer record|study time|study record: Label!;Plan->@study plan|plan|learning plan|study goal~Integrals before June|Thirty days of Spanish;Learner~Lena Fuchs|Omar Said;Started at:time;Minutes:number(min)#1-600;Interruptions:number#0-100;Date:date
- Lena, evening | plan=Integrals before June; learner=Lena Fuchs; minutes=25; interruptions=1
- Omar, bus | plan=Thirty days of Spanish; learner=Omar Said; minutes=20; interruptions=3
- Tess, morning | plan=Anatomy of the hand; learner=Tess Hall; minutes=50; interruptions=0
- Igor, night | plan=Read one essay a day; learner=Igor Pan; minutes=15; interruptions=2
record badge award|badge|achievement|reward [badge\\w*|reward\\w*|achievement\\w*|point\\w*|medal\\w*]: Title!;Learner~Lena Fuchs|Omar Said;Plan->@study plan|plan|learning plan|study goal~Integrals before June;Points:number#0-10000;Reason;Awarded on:date
- Ten days in a row | learner=Lena Fuchs; plan=Integrals before June; points=100
- Early bird | learner=Tess Hall; plan=Anatomy of the hand; points=30
- Word collector | learner=Omar Said; plan=Thirty days of Spanish; points=50
- First step | learner=Igor Pan; plan=Read one essay a day; points=10
# science popularization|popular science|science education website|science communication|science knowledge|knowledge popularization
item science topic|popular science article|science article: Title!;Field->@science field|field|category|science category~Space;Author->@science author|expert|scientist~Dr Ona Lise;Level=Children|Everyone|Curious|Expert;Text:long;Picture:image;Reading time:number(min)#1-120;Sources:long;Published on:date;~Views:number#0-100000000;~Status=Draft|Checked|Published
- Why the Moon keeps one face | field=Space; author=Dr Ona Lise; level=Everyone; reading_time=6; sources=Tidal locking, textbook of orbits; views=8110; status=Published
- How ants find the way home | field=Animals; author=Prof Emil Rau; level=Children; reading_time=4; views=5420; status=Published
- What a vaccine teaches | field=Health; author=Dr Ona Lise; level=Curious; reading_time=9; views=12030; status=Published
- Ice that burns | field=Earth; author=Ken Mori; level=Expert; reading_time=14; views=0; status=Checked
! item science field|field|science category|category: Name!;Description:long;Icon:image;Position:number#1-100
- Space | position=1
- Animals | position=2
- Health | position=3
- Earth | position=4
person science author|expert|scientist: Name!;Portrait:image;Institute;Field;Biography:long;Email:email
- Dr Ona Lise | institute=Observatory of the coast; field=Space
- Prof Emil Rau | institute=Museum of nature; field=Animals
- Ken Mori | institute=Sea institute; field=Earth
- Dr Pia Lund | institute=Clinic school; field=Health
item science video|video|experiment video|animation: Title!;Field->@science field|field|category|science category~Space|Animals;Video:url;Length:number(min)#1-240;Picture:image;Description:long;~Plays:number#0-100000000
- An orbit in two minutes | field=Space; length=2; plays=9100
- Ants on glass | field=Animals; length=5; plays=4020
- Melting under a lens | field=Earth; length=3; plays=1200
- A cell under attack | field=Health; length=6; plays=7700
item experiment|home experiment: Title!;Field->@science field|field|category|science category~Space|Earth;Age from:number#3-99;Materials:long;Steps:long;Safety note:long;Minutes:number(min)#1-600;Picture:image
- Crater in flour | field=Space; age_from=6; materials=Flour, tray, marbles; minutes=20
- Volcano of vinegar | field=Earth; age_from=5; materials=Vinegar, baking soda; safety_note=Wear glasses.; minutes=15
- Trail of sugar | field=Animals; age_from=5; materials=Sugar, chalk; minutes=40
- Count your pulse | field=Health; age_from=8; materials=Watch; minutes=10
! record quiz question|science question|quiz [quiz\\w*|question\\w*|test\\w*|answer\\w*]: Question!;Article->@science topic|popular science article|science article~Why the Moon keeps one face;Option A;Option B;Option C;Right answer;Explanation:long;Difficulty=Easy|Medium|Hard
- How long is a day on the Moon? | article=Why the Moon keeps one face; option_a=A day; option_b=About four weeks; option_c=A year; right_answer=B; difficulty=Medium
- What do ants follow? | article=How ants find the way home; option_a=Scent; option_b=Sound; option_c=Wind only; right_answer=A; difficulty=Easy
- What does a vaccine train? | article=What a vaccine teaches; option_a=Muscles; option_b=Immune cells; option_c=Nerves; right_answer=B; difficulty=Easy
- Where is methane ice found? | article=Ice that burns; option_a=Deserts; option_b=Sea floor; option_c=Treetops; right_answer=B; difficulty=Hard
+ article: Science field->@science field|field|science category|category;Level=Children|Everyone|Curious|Expert;Reading time:number(min)#1-120;Sources:long
+ comment: Article->@science topic|science article|science topic|popular science article|knowledge article
+ event: Field->@science field|field|science category|category;Speaker->@science author|expert|scientist
# paper submission|academic paper|manuscript submission|journal submission|peer review|conference paper|academic journal
item manuscript|paper|submission|paper submission|academic paper: Title!;Authors!;Abstract:long;Keywords;Subject->@subject area|research field|field|section~Hydrology;Issue->@journal issue|issue|volume~2026, number 2;File:file;Submitted on:date;Pages:number#1-500;~Version:number#1-50;~Status=Submitted|Under review|Revision wanted|Accepted|Refused|Published
- Silt in slow rivers | authors=Okoye, B. and Lind, P.; keywords=silt, flow; subject=Hydrology; pages=18; version=2; status=Revision wanted
- Bees and street lamps | authors=Toth, A.; keywords=insects, light; subject=Ecology; pages=12; version=1; status=Under review
- A shorter proof of the fan lemma | authors=Wei, C.; keywords=graphs; subject=Mathematics; issue=2026, number 2; pages=7; version=3; status=Published
- Old maps, new floods | authors=Brandt, E. and Moor, A.; subject=Hydrology; pages=24; version=1; status=Submitted
! record review assignment|reviewer assignment|review invitation: Label!;Manuscript->@manuscript|paper|submission|paper submission|academic paper~Silt in slow rivers|Bees and street lamps;Reviewer->@reviewer|referee|expert~Dr Farah Nasr|Prof Nils Ode;Assigned on:date;Due on:date;Round:number#1-10;~Status=Invited|Accepted|Declined|Done
- Nasr on silt | manuscript=Silt in slow rivers; reviewer=Dr Farah Nasr; round=1; status=Done
- Ode on silt | manuscript=Silt in slow rivers; reviewer=Prof Nils Ode; round=1; status=Done
- Ode on bees | manuscript=Bees and street lamps; reviewer=Prof Nils Ode; round=1; status=Accepted
- Rao on bees | manuscript=Bees and street lamps; reviewer=Amit Rao; round=1; status=Declined
! record peer review|referee report|review report|review opinion: Title!;Assignment->@review assignment|reviewer assignment|review invitation~Nasr on silt|Ode on silt;Manuscript->@manuscript|paper|submission|paper submission|academic paper~Silt in slow rivers;Originality:number#1-5;Method:number#1-5;Clarity:number#1-5;Advice=Accept|Small revision|Large revision|Refuse;To the authors:long;To the editor:long;Sent on:date
- Careful and slow | assignment=Nasr on silt; manuscript=Silt in slow rivers; originality=3; method=4; clarity=4; advice=Small revision; to_the_authors=Show the raw flow data.
- Good data, weak end | assignment=Ode on silt; manuscript=Silt in slow rivers; originality=4; method=4; clarity=2; advice=Large revision
- First look at bees | assignment=Ode on bees; manuscript=Bees and street lamps; originality=5; method=3; clarity=4; advice=Small revision
- Proof is right | manuscript=A shorter proof of the fan lemma; originality=4; method=5; clarity=5; advice=Accept
! record editor decision|decision|decision letter: Title!;Manuscript->@manuscript|paper|submission|paper submission|academic paper~Silt in slow rivers;Editor~Dr Vera Holt;Decision=Accept|Revise|Refuse|Send to review;Letter:long;Decided on:date;Revision due on:date
- Silt, revise | manuscript=Silt in slow rivers; editor=Dr Vera Holt; decision=Revise; letter=Please answer both reports.
- Bees, to review | manuscript=Bees and street lamps; editor=Dr Vera Holt; decision=Send to review
- Fan lemma, accept | manuscript=A shorter proof of the fan lemma; editor=Prof Abel Roth; decision=Accept
- Maps, to review | manuscript=Old maps, new floods; editor=Dr Vera Holt; decision=Send to review
person reviewer|referee|expert: Name!;Email:email;Institute;Fields;Reviews done:number#0-10000;~Status=Available|Busy|Paused
- Dr Farah Nasr | institute=Delta institute; fields=Sediment; reviews_done=14; status=Available
- Prof Nils Ode | institute=Coast university; fields=Ecology, rivers; reviews_done=40; status=Busy
- Amit Rao | institute=Light lab; fields=Insects; reviews_done=3; status=Paused
- Dr Lea Wirth | institute=Mathematical centre; fields=Graphs; reviews_done=22; status=Available
item journal issue|issue|volume: Name!;Year:number#1900-2100;Number:number#1-60;Published on:date;Cover:image;~Papers:number#0-500;~Status=Planned|In print|Published
- 2026, number 1 | year=2026; number=1; papers=9; status=Published
- 2026, number 2 | year=2026; number=2; papers=6; status=In print
- 2026, number 3 | year=2026; number=3; papers=0; status=Planned
- Special issue on floods | year=2026; number=4; papers=2; status=Planned
item subject area|research field|field|section: Name!;Editor~Dr Vera Holt;Description:long;Position:number#1-100;~Papers:number#0-100000
- Hydrology | editor=Dr Vera Holt
- Ecology | editor=Dr Vera Holt
- Mathematics | editor=Prof Abel Roth
- Soil | editor=Prof Abel Roth
# library management|library website|library system|online library|public library|school library|borrow books|book borrowing|book lending
item book|title|library book|publication: Title!;Author->@author|writer~Edda Kohl|Marcus Wren;ISBN;Category->@book category|category|genre|classification~Novel|Travel;Publisher;Year:number#1450-2100;Language~English|German;Shelf mark~820 KOH;Cover:image;Summary:long;~Copies:number#0-1000;~Free copies:number#0-1000
- The Salt Ledger | author=Edda Kohl; isbn=978-0-306-40615-7; category=Novel; publisher=Harbour Press; year=2021; language=English; shelf_mark=820 KOH; copies=3; free_copies=1
- Tall Ships in the Suburb | author=Marcus Wren; category=Novel; year=2019; language=English; shelf_mark=820 WRE; copies=2; free_copies=2
- On Foot to the Sea | author=Ilse Marten; category=Travel; publisher=Wayside; year=2017; language=English; shelf_mark=910 MAR; copies=1; free_copies=0
- Rost | author=Ilse Marten; category=Science; year=2023; language=German; shelf_mark=540 MAR; copies=2; free_copies=2
! item copy|book copy|library copy: Barcode!;Book->@book|title|library book|publication~The Salt Ledger|Tall Ships in the Suburb;Branch->@library branch|branch|library~Main library|Harbour branch;Shelf~A 12;Condition=New|Good|Worn|Damaged;Bought on:date;~Status=On the shelf|On loan|Reserved|Lost
- LB-00417 | book=The Salt Ledger; branch=Main library; shelf=A 12; condition=Good; status=On loan
- LB-00418 | book=The Salt Ledger; branch=Harbour branch; shelf=2 C; condition=New; status=On the shelf
- LB-00502 | book=Tall Ships in the Suburb; branch=Main library; shelf=A 14; condition=Worn; status=On the shelf
- LB-00611 | book=On Foot to the Sea; branch=Harbour branch; shelf=4 A; condition=Good; status=Reserved
record loan|borrowing|borrow record|borrowing record|lending|lending record: Number!;Copy->@copy|book copy|library copy~LB-00417|LB-00418;Book->@book|title|library book|publication~The Salt Ledger;Reader->@reader|library card|borrower|library member~Fionn Daly|Zita Nagy;Lent on:date!;Due on:date!;Returned on:date;Renewed:number#0-10;~Status=On loan|Returned|Overdue|Lost
- L-2026-0114 | copy=LB-00417; book=The Salt Ledger; reader=Fionn Daly; renewed=1; status=On loan
- L-2026-0120 | copy=LB-00611; book=On Foot to the Sea; reader=Zita Nagy; renewed=0; status=Overdue
- L-2026-0098 | copy=LB-00502; book=Tall Ships in the Suburb; reader=Omar Said; renewed=0; status=Returned
- L-2026-0122 | copy=LB-00418; book=The Salt Ledger; reader=Tess Hall; renewed=0; status=Returned
person reader|borrower|library member|library card: Name!;Card number;Email:email;Phone:phone;Kind=Child|Student|Adult|Teacher;Card valid until:date;Most loans:number#1-100;~Status=Active|Blocked|Expired
- Fionn Daly | card_number=10442; kind=Adult; most_loans=10; status=Active
- Zita Nagy | card_number=10518; kind=Student; most_loans=15; status=Blocked
- Omar Said | card_number=10022; kind=Teacher; most_loans=20; status=Active
- Tess Hall | card_number=10610; kind=Child; most_loans=5; status=Active
! record fine|overdue fine|late fee [fine\\w*|overdue|late|fee\\w*|return\\w*]: Title!;Loan->@loan|borrowing|borrow record|borrowing record|lending|lending record~L-2026-0120;Reader->@reader|borrower|library member|library card~Zita Nagy;Reason=Overdue|Damaged|Lost;Days late:number#0-3650;Amount:money;Paid on:date;~Status=Open|Paid|Remitted
- Nine days late | loan=L-2026-0120; reader=Zita Nagy; reason=Overdue; days_late=9; amount=1.80; status=Open
- Coffee on page 40 | reader=Fionn Daly; reason=Damaged; amount=6; status=Paid
- Two days late | loan=L-2026-0098; reader=Omar Said; reason=Overdue; days_late=2; amount=0.40; status=Remitted
- Lost atlas | reader=Tess Hall; reason=Lost; amount=24; status=Open
item book category|category|genre|classification: Name!;Code~820;Description:long;Position:number#1-1000
- Novel | code=820
- Travel | code=910
- Science | code=540
- Children | code=JUV
item author|writer: Name!;Born:number#0-2100;Country;Biography:long;Portrait:image
- Edda Kohl | born=1971; country=Iceland
- Marcus Wren | born=1960; country=Canada
- Ilse Marten | born=1984; country=Austria
- Bela Toth | born=1955; country=Hungary
item library branch|branch|library: Name!;Address;Phone:phone;Opening hours;Seats:number#0-10000
- Main library | address=Market 2; opening_hours=Mon to Sat 9 to 19; seats=120
- Harbour branch | address=Quay 8; opening_hours=Tue to Fri 13 to 18; seats=24
- School corner | address=Mill school; opening_hours=School days 8 to 14; seats=30
- Bus library | address=Changing stops; opening_hours=See the tour plan; seats=0
+ reservation: Book->@book|title|library book|publication;Reader->@reader|borrower|library member|library card;Collect by:date;Place in the queue:number#1-1000
+ review: Book->@book|title|library book|publication
# college entrance|entrance exam|college application|university application|university admission|volunteer filling|postgraduate entrance|college choice
item university|college|school|institution: Name!;Town;Kind=University|Technical|Teachers|Art|Medical|Vocational;Level=National|Regional|Private;Rank:number#1-5000;Tuition a year:money;Website:url;Picture:image;Description:long
- Harbour University | town=Port Ellen; kind=University; level=National; rank=41; tuition_a_year=4200
- Technical School of the Valley | town=Linz; kind=Technical; level=Regional; rank=120; tuition_a_year=2800
- Academy of Sound | town=Graz; kind=Art; level=National; rank=15; tuition_a_year=5100
- Northern Medical College | town=Tromso; kind=Medical; level=National; rank=60; tuition_a_year=6000
item major|field of study|study programme|college major: Name!;University->@university|college|school|institution~Harbour University|Academy of Sound;Field=Engineering|Arts|Medicine|Business|Science|Teaching;Years:number#1-8;Places:number#1-5000;Subjects required;Jobs afterwards:long
- Marine engineering | university=Harbour University; field=Engineering; years=4; places=80; subjects_required=Physics, mathematics
- Sound design | university=Academy of Sound; field=Arts; years=3; places=24; subjects_required=Music
- Nursing | university=Northern Medical College; field=Medicine; years=3; places=140; subjects_required=Biology
- Machine building | university=Technical School of the Valley; field=Engineering; years=3; places=200; subjects_required=Mathematics
! record score line|admission line|admission score|cut-off score: Label!;University->@university|college|school|institution~Harbour University|Academy of Sound;Major->@major|field of study|study programme|college major~Marine engineering|Sound design;Year:number#1990-2100;Region;Lowest score:number#0-1000;Average score:number#0-1000;Admitted:number#0-100000
- Marine 2025, north | university=Harbour University; major=Marine engineering; year=2025; region=North; lowest_score=571; average_score=590; admitted=78
- Sound 2025 | university=Academy of Sound; major=Sound design; year=2025; region=All; lowest_score=498; average_score=533; admitted=24
- Nursing 2025, south | university=Northern Medical College; major=Nursing; year=2025; region=South; lowest_score=455; average_score=470; admitted=139
- Machines 2024, north | university=Technical School of the Valley; major=Machine building; year=2024; region=North; lowest_score=420; average_score=451; admitted=196
! record exam score|student score|entrance score|mock score: Label!;Student~Ida Lowe|Ben Okoro;Exam year:number#1990-2100;Region;Subjects;Total score:number#0-1000;Rank in the region:number#1-10000000
- Ida 2026 | student=Ida Lowe; exam_year=2026; region=North; subjects=Physics, mathematics, English; total_score=588; rank_in_the_region=4120
- Ben 2026 | student=Ben Okoro; exam_year=2026; region=South; subjects=Biology, chemistry, English; total_score=462; rank_in_the_region=51200
- Mia 2026 | student=Mia Sand; exam_year=2026; region=North; subjects=Music, history, English; total_score=521; rank_in_the_region=20110
- Tom, mock in May | student=Tom Wirth; exam_year=2026; region=North; total_score=430
! record application choice|choice|wish|volunteer choice|application entry: Label!;Student~Ida Lowe|Ben Okoro;University->@university|college|school|institution~Harbour University;Major->@major|field of study|study programme|college major~Marine engineering;Order:number#1-100;Chance=Safe|Likely|Bold;Probability:percent;Other majors accepted:boolean;~Status=Draft|Sent|Admitted|Not admitted
- Ida, first wish | student=Ida Lowe; university=Harbour University; major=Marine engineering; order=1; chance=Likely; probability=62; status=Sent
- Ida, second wish | student=Ida Lowe; university=Technical School of the Valley; major=Machine building; order=2; chance=Safe; probability=95; status=Sent
- Ben, first wish | student=Ben Okoro; university=Northern Medical College; major=Nursing; order=1; chance=Likely; probability=58; status=Draft
- Mia, first wish | student=Mia Sand; university=Academy of Sound; major=Sound design; order=1; chance=Bold; probability=35; status=Sent
record recommendation|admission forecast|school recommendation: Label!;Student~Ida Lowe|Mia Sand;University->@university|college|school|institution~Harbour University;Major->@major|field of study|study programme|college major~Marine engineering;Probability:percent;Reason:long;Made on:date
- Marine for Ida | student=Ida Lowe; university=Harbour University; major=Marine engineering; probability=62; reason=Score above last year's line.
- Machines for Ida | student=Ida Lowe; university=Technical School of the Valley; major=Machine building; probability=95
- Sound for Mia | student=Mia Sand; university=Academy of Sound; major=Sound design; probability=35
- Nursing for Ben | student=Ben Okoro; university=Northern Medical College; major=Nursing; probability=58
`
