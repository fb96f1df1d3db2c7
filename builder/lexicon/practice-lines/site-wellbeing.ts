/** Practices, written as `practicesOfLines` reads them. */
export const wellbeingSites = `
# socio-emotional|emotional regulation|child-friendly|social-emotional|children's tv|kids app|social skill
item show|tv show|episode|children's show|program: Title!;Series~Milo and the Moon Bus;Age from:number#0-18;Age to:number#0-18;Duration:number(min)#1-120;Emotion->@emotion|feeling~Anger|Joy;Skill->@social skill|skill~Taking turns;Summary:long;Video:file;Picture:image;~Status=Draft|Online|Hidden
- Milo shouts | series=Milo and the Moon Bus; age_from=3; age_to=6; duration=11; emotion=Anger; skill=Saying what I feel; summary=Milo loses his place in line.; status=Online
- The empty swing | series=Milo and the Moon Bus; age_from=4; age_to=7; duration=12; emotion=Sadness; skill=Comforting a friend; status=Online
- New girl in class | series=Treehouse Six; age_from=8; age_to=12; duration=18; emotion=Fear; skill=Starting a talk; status=Online
- Whose turn is it? | series=Little Drum; age_from=2; age_to=4; duration=6; emotion=Joy; skill=Taking turns; status=Draft
item activity|game|interactive game|exercise|interactive activity: Title!;Type=Game|Breathing|Drawing|Story|Role play|Movement;Age from:number#0-18;Age to:number#0-18;Duration:number(min)#1-60;Emotion->@emotion|feeling~Anger;Skill->@social skill|skill~Taking turns;Instructions:long;Stars to win:number#0-100;Picture:image
- Balloon breath | type=Breathing; age_from=2; age_to=8; duration=3; emotion=Anger; skill=Calming down; instructions=Blow the balloon up, slowly.; stars_to_win=2
- Face match | type=Game; age_from=3; age_to=7; duration=5; emotion=Joy; skill=Saying what I feel; stars_to_win=5
- Draw your worry | type=Drawing; age_from=5; age_to=12; duration=10; emotion=Fear; skill=Saying what I feel; stars_to_win=3
- Ask to join in | type=Role play; age_from=6; age_to=12; duration=8; emotion=Fear; skill=Starting a talk; stars_to_win=6
person child|child profile|kid: Name!;Age:number#1-18;Avatar=Fox|Owl|Bear|Cat|Frog;Parent~Rosa Keller;Daily limit:number(min)#5-300;Stars:number#0-100000;Favourite series~Little Drum
- Lotte | age=5; avatar=Fox; parent=Rosa Keller; daily_limit=40; stars=86; favourite_series=Milo and the Moon Bus
- Sami | age=9; avatar=Owl; parent=Omar Said; daily_limit=60; stars=140; favourite_series=Treehouse Six
- Bea | age=3; avatar=Bear; parent=Rosa Keller; daily_limit=20; stars=22; favourite_series=Little Drum
- Tom | age=11; avatar=Frog; parent=Evan Pugh; daily_limit=60; stars=57
item emotion|feeling: Name!;Colour~Red;Picture:image;Words for children:long;What helps:long
- Anger | colour=Red; words_for_children=My body is hot and loud.; what_helps=Balloon breath, a walk
- Sadness | colour=Blue; words_for_children=Something heavy sits in me.; what_helps=A hug, a talk
- Fear | colour=Purple; words_for_children=My tummy tickles.; what_helps=Holding a hand
- Joy | colour=Yellow; words_for_children=I want to jump.; what_helps=Share it
item social skill|skill|learning goal: Name!;Age from:number#0-18;Description:long;Steps:long;Area=Feelings|Friends|Rules|Self-control
- Taking turns | age_from=2; area=Rules; steps=Wait, watch, my turn, thank you
- Saying what I feel | age_from=3; area=Feelings; steps=Stop, name it, say it
- Comforting a friend | age_from=4; area=Friends; steps=See, ask, help
- Starting a talk | age_from=6; area=Friends; steps=Look, smile, ask
record activity result|game result|progress|learning progress|learning record: Title!;Child->@child|kid~Lotte;Activity->@activity|game~Face match;Played on:date;Minutes:number#0-300;Stars won:number#0-100;Right answers:number#0-200;Tries:number#1-100;~State=Started|Finished|Left
- Lotte matches faces | child=Lotte; activity=Face match; minutes=5; stars_won=4; right_answers=8; tries=1; state=Finished
- Bea blows the balloon | child=Bea; activity=Balloon breath; minutes=3; stars_won=2; right_answers=0; tries=2; state=Finished
- Sami asks to join | child=Sami; activity=Ask to join in; minutes=7; stars_won=5; right_answers=4; tries=1; state=Finished
- Tom draws | child=Tom; activity=Draw your worry; minutes=4; stars_won=0; tries=1; state=Left
record mood entry|mood check|feeling record|emotion record: Title!;Child->@child|kid~Lotte;Emotion->@emotion|feeling~Anger;Strength:number#1-5;Noted on:date!;What happened:long;What helped=Breathing|Talking|Movement|Quiet time|Hug
- Lotte after kindergarten | child=Lotte; emotion=Anger; strength=4; what_happened=Tower was knocked over; what_helped=Breathing
- Sami before the match | child=Sami; emotion=Fear; strength=3; what_helped=Talking
- Bea at breakfast | child=Bea; emotion=Joy; strength=5; what_helped=Movement
- Tom in the evening | child=Tom; emotion=Sadness; strength=2; what_happened=Friend moved away; what_helped=Quiet time
! record viewing record|watch history: Title!;Child->@child|kid~Lotte;Show->@show|episode~Milo shouts;Watched on:date;Minutes:number#0-300;To the end:boolean
- Lotte sees Milo shouts | child=Lotte; show=Milo shouts; minutes=11
- Bea sees the drum | child=Bea; show=Whose turn is it?; minutes=6
- Sami sees New girl | child=Sami; show=New girl in class; minutes=15
- Lotte sees the swing | child=Lotte; show=The empty swing; minutes=8
# sleep data|sleep analysis|sleep tracking|sleep tracker|sleep monitoring|sleep quality|sleep record
record sleep record|sleep data|night|sleep log|sleep: Title!;Sleeper~Ida Moreau;Night of:date!;Fell asleep at:time;Woke up at:time;Total sleep:number(min)#0-1440;Deep sleep:number(min)#0-1000;Light sleep:number(min)#0-1000;Dream sleep:number(min)#0-1000;Awakenings:number#0-100;Heart rate:number(bpm)#20-220;Score:number#0-100;Mood on waking=Rested|Fair|Tired|Exhausted
- Ida, Monday night | sleeper=Ida Moreau; total_sleep=432; deep_sleep=88; light_sleep=244; dream_sleep=100; awakenings=2; heart_rate=58; score=84; mood_on_waking=Rested
- Ida, Tuesday night | sleeper=Ida Moreau; total_sleep=351; deep_sleep=52; light_sleep=230; dream_sleep=69; awakenings=5; heart_rate=63; score=66; mood_on_waking=Tired
- Jun, Monday night | sleeper=Jun Arai; total_sleep=402; deep_sleep=95; light_sleep=210; dream_sleep=97; awakenings=1; heart_rate=54; score=88; mood_on_waking=Rested
- Petra, Monday night | sleeper=Petra Hill; total_sleep=295; deep_sleep=40; light_sleep=205; dream_sleep=50; awakenings=7; heart_rate=70; score=48; mood_on_waking=Exhausted
! record sleep stage|sleep phase: Title!;Night->@sleep record|night~Ida, Monday night;Stage=Awake|Light|Deep|Dream;Starts at:time;Lasts:number(min)#1-600;Average heart rate:number(bpm)#20-220
- Ida deep 1 | night=Ida, Monday night; stage=Deep; lasts=46; average_heart_rate=53
- Ida dream 1 | night=Ida, Monday night; stage=Dream; lasts=24; average_heart_rate=61
- Jun deep 1 | night=Jun, Monday night; stage=Deep; lasts=58; average_heart_rate=50
- Petra awake 3 | night=Petra, Monday night; stage=Awake; lasts=22; average_heart_rate=75
record sleep analysis|weekly sleep statistic|sleep report|usage data|statistic: Title!;Sleeper~Ida Moreau;Week~Week 20;Average sleep:number(min)#0-1440;Average score:number#0-100;Best night:date;Average bedtime:time;Regularity:percent;Advice:long
- Ida week 20 | sleeper=Ida Moreau; week=Week 20; average_sleep=398; average_score=76; regularity=71; advice=Go to bed before 23:00 on weekdays.
- Jun week 20 | sleeper=Jun Arai; week=Week 20; average_sleep=410; average_score=85; regularity=90
- Petra week 20 | sleeper=Petra Hill; week=Week 20; average_sleep=312; average_score=54; regularity=48; advice=No coffee after lunch.
- Ida week 19 | sleeper=Ida Moreau; week=Week 19; average_sleep=381; average_score=72; regularity=66
record community post|community topic|shared post: Title!;Author~Petra Hill;Board=Tips|Questions|Diary|Devices;Text:long!;Picture:image;Shared night->@sleep record|night~Petra, Monday night;Posted on:date;Likes:number#0-1000000;Replies:number#0-100000;Saved:number#0-100000;~Status=Shown|In review|Hidden
- Seven times awake, what helps? | author=Petra Hill; board=Questions; text=Since the move I wake every hour.; shared_night=Petra, Monday night; likes=31; replies=14; saved=6; status=Shown
- Cold feet, warm water | author=Jun Arai; board=Tips; text=Ten minutes of a warm foot bath.; likes=88; replies=9; saved=40; status=Shown
- My first full week | author=Ida Moreau; board=Diary; likes=52; replies=7; saved=3; status=Shown
- Buy my pills | author=Guest 77; board=Devices; likes=0; replies=0; saved=0; status=Hidden
record post reply|reply|community comment: Title!;Post->@community post|community topic~Seven times awake, what helps?;Author~Jun Arai;Text:long!;Reply to->@post reply|reply~Try earplugs;Posted on:date;Likes:number#0-100000;~Status=Shown|Hidden
- Try earplugs | post=Seven times awake, what helps?; author=Jun Arai; text=Wax ones, not foam.; likes=12; status=Shown
- Wax works | post=Seven times awake, what helps?; author=Petra Hill; text=Two wakings only, thank you.; reply_to=Try earplugs; likes=7; status=Shown
- With salt? | post=Cold feet, warm water; author=Ida Moreau; text=Does salt make a difference?; likes=1; status=Shown
- Well done | post=My first full week; author=Petra Hill; likes=4; status=Shown
record like|liked post|collection|collected post: Title!;Person~Ida Moreau;Post->@community post|community topic~Cold feet, warm water;Kind=Like|Collect|Share;Done on:date;Note
- Ida keeps foot bath | person=Ida Moreau; post=Cold feet, warm water; kind=Collect; note=Try on Sunday
- Ida likes Petra's question | person=Ida Moreau; post=Seven times awake, what helps?; kind=Like
- Jun likes full week | person=Jun Arai; post=My first full week; kind=Like
- Petra shares foot bath | person=Petra Hill; post=Cold feet, warm water; kind=Share
! item sleep goal|sleep setting|user setting|sleep plan: Person!;Bedtime:time;Wake time:time;Goal:number(min)#60-1000;Device~Wrist band;Remind before bed:number(min)#0-240;Share with community:boolean
- Ida Moreau | goal=450; device=Wrist band; remind_before_bed=30
- Jun Arai | goal=420; device=Phone; remind_before_bed=0
- Petra Hill | goal=420; device=Ring; remind_before_bed=45
- Kofi Asante | goal=480; device=Wrist band; remind_before_bed=15
# mental healing|psychological support|psychological health|stress relief|emotion management|mental wellness|sleep improvement|mental health protection|mental health mini-program|mental health app|mental health application|mental health service|mental health support
item healing practice|meditation|relaxation technique|exercise|relaxation exercise: Title!;Type=Meditation|Breathing|Body scan|Muscle relaxation|Sleep story|Nature sound;Helps with=Stress|Sleep|Anxiety|Low mood|Focus|Anger;Duration:number(min)#1-180;Level=Beginner|Practised|Advanced;Guide~Mara Lindt;Audio:file;Video:file;Instructions:long;Rating:rating;Picture:image;~Status=Online|Draft
- Three-minute breathing space | type=Breathing; helps_with=Stress; duration=3; level=Beginner; guide=Mara Lindt; instructions=Count four in, six out.; rating=4.7; status=Online
- Body scan before sleep | type=Body scan; helps_with=Sleep; duration=22; level=Beginner; guide=Joel Abara; rating=4.8; status=Online
- The slow train | type=Sleep story; helps_with=Sleep; duration=35; level=Beginner; guide=Mara Lindt; rating=4.6; status=Online
- Fist and let go | type=Muscle relaxation; helps_with=Anger; duration=10; level=Practised; guide=Joel Abara; rating=4.2; status=Draft
item mental health article|mental health information|mental health knowledge|psychological knowledge|health article|guide article|reading: Title!;Topic->@healing topic|topic~Stress;Author~Ana Duarte;Text:long;Reading time:number(min)#1-120;Picture:image;Published on:date;Reads:number#0-10000000;~Status=Draft|Published
- Why naming a feeling helps | topic=Emotions; author=Ana Duarte; reading_time=5; reads=2410; status=Published
- Eight rules for the bedroom | topic=Sleep; author=Joel Abara; reading_time=4; reads=3920; status=Published
- Stress is a loan | topic=Stress; author=Ana Duarte; reading_time=7; reads=1130; status=Published
- When to ask for help | topic=Emotions; author=Ana Duarte; reading_time=6; reads=0; status=Draft
! record emotion record|mood entry|emotion|emotional state|mood record|mood: Title!;Person~Petra Hill;Noted on:date!;Noted at:time;Emotion=Joy|Calm|Sadness|Fear|Anger|Shame|Tiredness;Strength:number#1-10;Trigger=Work|Family|Health|Money|Sleep|Nothing clear;Thought:long;What helped
- After the call | person=Petra Hill; emotion=Anger; strength=7; trigger=Work; thought=They never listen.; what_helped=A walk
- Sunday evening | person=Ida Moreau; emotion=Fear; strength=5; trigger=Work; what_helped=Breathing space
- By the lake | person=Petra Hill; emotion=Calm; strength=8; trigger=Nothing clear
- Third bad night | person=Jun Arai; emotion=Tiredness; strength=9; trigger=Sleep
record stress record|stress state|stress check|stress level: Title!;Person~Ida Moreau;Noted on:date!;Stress level:number!#0-10;Body signs=None|Headache|Tense shoulders|Stomach|Racing heart;Hours worked:number#0-24;Hours slept:number#0-24;Practice->@healing practice|meditation~Three-minute breathing space;Level afterwards:number#0-10;Note:long
- Ida Monday | person=Ida Moreau; stress_level=7; body_signs=Tense shoulders; hours_worked=10; hours_slept=6; practice=Three-minute breathing space; level_afterwards=5
- Ida Tuesday | person=Ida Moreau; stress_level=4; body_signs=None; hours_worked=8; hours_slept=7.5; level_afterwards=4
- Petra Monday | person=Petra Hill; stress_level=8; body_signs=Headache; hours_worked=9; hours_slept=5; practice=Fist and let go; level_afterwards=6
- Jun Monday | person=Jun Arai; stress_level=6; body_signs=Racing heart; hours_slept=4; practice=Body scan before sleep; level_afterwards=4
record sleep entry|sleep record|sleep log: Title!;Person~Jun Arai;Night of:date!;Went to bed at:time;Got up at:time;Hours slept:number#0-24;Quality=Bad|Fair|Good|Very good;Awakenings:number#0-50;Practice->@healing practice|meditation~Body scan before sleep
- Jun, Sunday | person=Jun Arai; hours_slept=4; quality=Bad; awakenings=6
- Jun, Monday | person=Jun Arai; hours_slept=6.5; quality=Good; awakenings=1; practice=Body scan before sleep
- Petra, Monday | person=Petra Hill; hours_slept=5; quality=Fair; awakenings=3; practice=The slow train
- Ida, Monday | person=Ida Moreau; hours_slept=7.5; quality=Very good; awakenings=0
record personal suggestion|suggestion|recommendation|personalized suggestion|support plan: Title!;Person~Petra Hill;Because=High stress|Bad sleep|Low mood|Many days without entry|Good progress;Practice->@healing practice|meditation~Body scan before sleep;Article->@mental health article|guide article~Eight rules for the bedroom;Text:long;Given on:date;~State=New|Tried|Helped|Did not help
- Scan before sleep | person=Jun Arai; because=Bad sleep; practice=Body scan before sleep; article=Eight rules for the bedroom; state=Helped
- Breathe after calls | person=Petra Hill; because=High stress; practice=Three-minute breathing space; state=Tried
- Read about stress | person=Ida Moreau; because=High stress; article=Stress is a loan; state=New
- Keep going | person=Jun Arai; because=Good progress; text=Three better nights in a row.; state=New
! record practice session|practice record|session: Title!;Person~Ida Moreau;Practice->@healing practice|meditation~Three-minute breathing space;Done on:date;Minutes:number(min)#0-300;Mood before:number#1-10;Mood after:number#1-10;To the end:boolean
- Ida breathes | person=Ida Moreau; practice=Three-minute breathing space; minutes=3; mood_before=4; mood_after=6
- Jun scans | person=Jun Arai; practice=Body scan before sleep; minutes=22; mood_before=3; mood_after=6
- Petra on the train | person=Petra Hill; practice=The slow train; minutes=18; mood_before=4; mood_after=7
- Petra lets go | person=Petra Hill; practice=Fist and let go; minutes=10; mood_before=3; mood_after=5
! item healing topic|topic|category: Name!;Description;Position:number#1-100;Practices:number#0-1000;Articles:number#0-1000
- Stress | position=1; practices=12; articles=9
- Sleep | position=2; practices=15; articles=7
- Emotions | position=3; practices=10; articles=14
- Focus | position=4; practices=6; articles=3
item assessment|questionnaire|questionnaire survey|self-test|psychological test|mental health assessment|scale: Title!;Measures=Mood|Anxiety|Stress|Sleep|Burnout|Loneliness;Topic->@healing topic|topic~Stress;Questions:number#1-200;Minutes:number(min)#1-120;Low below:number#0-1000;High from:number#0-1000;Instructions:long;Source;~Taken:number#0-1000000;~Status=Draft|Open|Closed
- How is your mood this week? | measures=Mood; topic=Stress; questions=9; minutes=4; low_below=5; high_from=15; taken=1240; status=Open
- Worry check | measures=Anxiety; topic=Stress; questions=7; minutes=3; low_below=5; high_from=10; taken=860; status=Open
- Is work eating you up? | measures=Burnout; topic=Stress; questions=16; minutes=6; low_below=20; high_from=40; taken=310; status=Open
- Nights of the last month | measures=Sleep; topic=Stress; questions=12; minutes=5; low_below=8; high_from=20; taken=0; status=Draft
! record assessment result|test result|screening result|questionnaire result [assess\\w*|questionnaire|test|scale|survey]: Title!;Person~Petra Hill|Jun Arai;Assessment->@assessment|questionnaire|questionnaire survey|self-test~Worry check;Score:number!#0-1000;Level=None|Mild|Moderate|Severe;Advice:long;Taken on:date;Shared with helper:boolean
- Petra, worry check | person=Petra Hill; assessment=Worry check; score=6; level=Mild; advice=Three short breathing breaks a day
- Jun, mood in May | person=Jun Arai; assessment=How is your mood this week?; score=3; level=None
- Ida, burnout check | person=Ida Moreau; assessment=Is work eating you up?; score=41; level=Severe; advice=Please talk with a doctor this week
- Petra, mood in June | person=Petra Hill; assessment=How is your mood this week?; score=11; level=Moderate; advice=Plan one walk a day
record voice interaction|voice conversation|voice message|voice session: Title!;Person~Petra Hill|Jun Arai;Recording:file;Transcript:long;Reply:long;Length:number(s)#0-7200;Mood heard=Calm|Sad|Tense|Angry|Not clear;Spoken on:date;~Risk=None|Watch|Call a person
- Cannot sleep again | person=Petra Hill; length=94; mood_heard=Tense; transcript=I keep thinking of the exam.; reply=Shall we breathe together for a minute?; risk=None
- A good morning | person=Jun Arai; length=31; mood_heard=Calm; transcript=I slept for seven hours.; reply=What helped you?; risk=None
- Alone on Sunday | person=Ida Moreau; length=122; mood_heard=Sad; transcript=Nobody called.; reply=Would you like to talk with a helper?; risk=Watch
- Argument at work | person=Petra Hill; length=66; mood_heard=Angry; reply=What would you tell a friend?; risk=None
! item crisis contact|help line|emergency contact|hotline: Name!;Phone:phone!;Region;Hours;For=Everyone|Children|Women|Veterans|Students;Languages;Website:url
- Night line | region=Whole country; hours=Day and night; for=Everyone; languages=English, Spanish
- Youth line | region=Whole country; hours=14 to 22; for=Children; languages=English
- Campus counsel | region=Port Elm; hours=9 to 17; for=Students; languages=English, French
- Safe house desk | region=North; hours=Day and night; for=Women; languages=English, Polish
# sleep assistant|white noise|sleep aid|hypnosis|hypnotic|sleep sound|sleep music
item sleep sound|white noise|sleep music|sound|hypnotic music|music: Title!;Category->@sound category|category~Rain|Forest;Audio:file;Cover:image;Length:number(min)#1-720;Loop:boolean;Price:money;Narrator or artist~Ida Sund;Description:long;~Plays:number#0-100000000;~Status=Free|For sale|Withdrawn
- Rain on a tin roof | category=Rain; length=60; price=0; narrator_or_artist=Field recording; plays=40210; status=Free
- Night train | category=Travel; length=90; price=1.99; narrator_or_artist=Ida Sund; plays=8120; status=For sale
- Pine wind | category=Forest; length=45; price=0; narrator_or_artist=Field recording; plays=17800; status=Free
- Fan, low speed | category=Home; length=480; price=0; plays=22090; status=Free
item hypnosis video|hypnotic video|sleep video|video: Title!;Guide~Ida Sund|Dr. Omar Lind;Goal=Fall asleep|Sleep through|Calm down|Nap;Video:file;Cover:image;Length:number(min)#1-180;Price:money;Description:long;~Views:number#0-100000000
- Down the ten steps | guide=Dr. Omar Lind; goal=Fall asleep; length=22; price=2.99; views=5120
- Warm stone | guide=Ida Sund; goal=Calm down; length=12; price=0; views=9804
- Back to sleep at three | guide=Dr. Omar Lind; goal=Sleep through; length=18; price=2.99; views=3302
- Twenty-minute nap | guide=Ida Sund; goal=Nap; length=20; price=0; views=7119
item brainwave program|brainwave|brainwave hypnosis|program: Name!;Wave=Delta|Theta|Alpha|Beta;Start frequency:number(Hz)#1-40;End frequency:number(Hz)#0-40;Carrier tone:number(Hz)#50-1000;Minutes:number#5-480;Headphones needed:boolean;Price:money
- Deep delta | wave=Delta; start_frequency=8; end_frequency=2; carrier_tone=180; minutes=60; price=3.99
- Theta drift | wave=Theta; start_frequency=10; end_frequency=5; carrier_tone=200; minutes=40; price=1.99
- Alpha rest | wave=Alpha; start_frequency=12; end_frequency=9; carrier_tone=220; minutes=20; price=0
- Nap and up | wave=Beta; start_frequency=6; end_frequency=15; carrier_tone=210; minutes=25; price=1.99
record sleep session|listening record|play record|play history|session: Title!;Sound->@sleep sound|white noise~Rain on a tin roof;Program->@brainwave program|brainwave~Deep delta;User->@user;Minutes:number#1-720;Timer:number(min)#0-720;Volume:percent;Listened on:date;~Ended=Timer|By hand|Woke up
- Monday rain | sound=Rain on a tin roof; minutes=45; timer=45; volume=35; ended=Timer
- Tuesday train | sound=Night train; minutes=70; timer=90; volume=40; ended=By hand
- Wednesday delta | program=Deep delta; minutes=60; timer=60; volume=25; ended=Timer
- Thursday fan | sound=Fan, low speed; minutes=400; timer=0; volume=30; ended=Woke up
record sleep diary|sleep record|sleep log|night: Title!;User->@user;Night of:date;To bed at:time;Asleep after:number(min)#0-300;Woke up:number#0-30;Slept hours:number(h)#0-16;Quality:rating;Note:long
- Calm Monday night | asleep_after=15; woke_up=1; slept_hours=7; quality=4
- Restless Tuesday | asleep_after=50; woke_up=4; slept_hours=5; quality=2; note=Coffee at six.
- Delta Wednesday | asleep_after=12; woke_up=0; slept_hours=8; quality=5
- Short Thursday | asleep_after=25; woke_up=2; slept_hours=6; quality=3
record content purchase|in-app purchase|purchase|in-app payment: Title!;User->@user;Content~Night train|Deep delta;Kind=Sound|Video|Program|Subscription;Price:money;Store number;Bought on:date;~Status=Paid|Refunded|Failed
- Night train | content=Night train; kind=Sound; price=1.99; store_number=GP-88102; status=Paid
- Deep delta | content=Deep delta; kind=Program; price=3.99; store_number=AP-10442; status=Paid
- Down the ten steps | content=Down the ten steps; kind=Video; price=2.99; store_number=AP-10460; status=Refunded
- All sounds, one month | content=All sounds; kind=Subscription; price=4.99; store_number=GP-90017; status=Paid
! item sound category|category: Name!;Position:number#1-99;Color;Icon:image;Sounds:number#0-1000
- Rain | position=1; color=blue; sounds=14
- Forest | position=2; color=green; sounds=11
- Travel | position=3; color=gray; sounds=6
- Home | position=4; color=orange; sounds=8
! item sleep mix|mix|favorite mix: Name!;User~Mara Lindt|Joel Abara;First sound->@sleep sound|white noise~Pine wind;Second sound->@sleep sound|white noise~Rain on a tin roof;First volume:percent;Second volume:percent;Timer:number(min)#0-720
- Cabin | first_sound=Pine wind; second_sound=Rain on a tin roof; first_volume=30; second_volume=45; timer=60
- Sleeper car | first_sound=Night train; second_sound=Rain on a tin roof; first_volume=40; second_volume=20; timer=90
- Summer night | first_sound=Fan, low speed; second_sound=Pine wind; first_volume=35; second_volume=15; timer=0
- Baby nap | first_sound=Fan, low speed; second_sound=Rain on a tin roof; first_volume=30; second_volume=10; timer=45
# hair loss|hair transplant|hair transplantation|baldness|balding
item hair topic|topic|category|forum section|board: Name!;Kind=Hair loss|Transplantation|Hair care|Nutrition|Mood;Moderator~Dora Lee;Position:number#1-99;Description:long;~Posts:number#0-1000000
- Receding hairline | kind=Hair loss; moderator=Dora Lee; position=1; posts=812
- My transplant diary | kind=Transplantation; moderator=Yusuf A.; position=2; posts=430
- Shampoo and scalp | kind=Hair care; moderator=Dora Lee; position=3; posts=655
- Feeling good without | kind=Mood; moderator=Sam K.; position=4; posts=208
item treatment|hair treatment|therapy|remedy: Name!;Kind=Lotion|Tablet|Laser|Transplant|Home remedy;Active agent;Months until effect:number#0-36;Cost per month:money;Side effects:long;Evidence=Strong|Medium|Weak|None;~Rating:rating
- Minoxidil lotion | kind=Lotion; active_agent=Minoxidil 5 %; months_until_effect=4; cost_per_month=25; evidence=Strong; rating=4
- Follicle transplant | kind=Transplant; months_until_effect=10; cost_per_month=0; evidence=Strong; rating=4
- Laser cap | kind=Laser; months_until_effect=6; cost_per_month=40; evidence=Medium; rating=3
- Rosemary oil | kind=Home remedy; active_agent=Rosemary; months_until_effect=6; cost_per_month=8; evidence=Weak; rating=3
record hair progress|hair diary|progress photo|treatment record|hair record: Title!;Member->@user;Treatment->@treatment|therapy~Minoxidil lotion;Month:number#0-120;Stage=I|II|III|IV|V|VI|VII;Hairs lost per day:number#0-500;Photo:image;Note:long;Taken on:date
- Month 0, start | treatment=Minoxidil lotion; month=0; stage=III; hairs_lost_per_day=140
- Month 4, first fluff | treatment=Minoxidil lotion; month=4; stage=III; hairs_lost_per_day=80
- Ten weeks after transplant | treatment=Follicle transplant; month=2; stage=IV; note=Shedding is normal now.
- Half a year of rosemary | treatment=Rosemary oil; month=6; stage=II; hairs_lost_per_day=95
item hair clinic|clinic|transplant clinic|doctor: Name!;City~Izmir|Lyon;Doctor~Dr. Ada Kurt;Method=FUE|FUT|DHI|None;Price per graft:money;Languages;Phone:phone;Website:url;~Rating:rating
- Aegean Hair | city=Izmir; doctor=Dr. Ada Kurt; method=FUE; price_per_graft=1.5; rating=4
- Clinique Rhône | city=Lyon; doctor=Dr. Marc Blin; method=DHI; price_per_graft=3.8; rating=5
- Scalp practice North | city=Hamburg; doctor=Dr. Ute Jahn; method=None; price_per_graft=0; rating=4
- Strip & Graft | city=Leeds; doctor=Dr. Ian Moss; method=FUT; price_per_graft=2.2; rating=3
record transplant report|clinic experience|experience report|clinic review: Title!;Clinic->@hair clinic|clinic~Aegean Hair;Member->@user;Grafts:number#100-10000;Total cost:money;Pain:rating;Result:rating;Before:image;After:image;Text:long;Operated on:date
- 2800 grafts in Izmir | clinic=Aegean Hair; grafts=2800; total_cost=4200; pain=2; result=4
- Crown only, Lyon | clinic=Clinique Rhône; grafts=1100; total_cost=4180; pain=2; result=5
- Strip scar visible | clinic=Strip & Graft; grafts=2000; total_cost=4400; pain=4; result=2
- Second round | clinic=Aegean Hair; grafts=900; total_cost=1350; pain=2; result=4
! item care product|shampoo|hair product [care|product|shampoo]: Name!;Kind=Shampoo|Serum|Powder|Vitamin|Wig;Brand;Price:money;Ingredients;For=Dry scalp|Oily scalp|Thin hair|All;~Rating:rating
- Caffeine shampoo | kind=Shampoo; brand=Nordic Scalp; price=9; for=Thin hair; rating=3
- Hair fibres brown | kind=Powder; brand=Cover Up; price=19; for=All; rating=5
- Biotin tablets | kind=Vitamin; brand=Vitalis; price=12; for=All; rating=3
- Calm scalp serum | kind=Serum; brand=Nordic Scalp; price=24; for=Dry scalp; rating=4
+ post: Topic->@hair topic|topic~Receding hairline;Stage=I|II|III|IV|V|VI|VII;Treatment->@treatment|therapy~Minoxidil lotion;Anonymous:boolean
# pet transportation|pet transport|pet travel|pet shipping|animal transport|pet relocation
item transport option|transportation option|transportation|transport service|travel option: Name!;Means=Plane|Train|Car|Ferry|Van;From~Berlin|Madrid;To~Rome|Lisbon;Carrier~PetWings;Hours:number(h)#0-100;Price:money;Largest weight:number(kg)#0-200;Box sizes;Attendant on board:boolean;Places:number#1-200;~Status=Offered|Full|Paused
- Berlin - Rome by air | means=Plane; from=Berlin; to=Rome; carrier=PetWings; hours=4; price=420; largest_weight=45; places=6; status=Offered
- Madrid - Lisbon by van | means=Van; from=Madrid; to=Lisbon; carrier=Paws on Wheels; hours=7; price=160; largest_weight=60; places=4; status=Offered
- Paris - Zurich by train | means=Train; from=Paris; to=Zurich; carrier=RailPets; hours=5; price=95; largest_weight=12; places=10; status=Offered
- Athens - Crete ferry | means=Ferry; from=Athens; to=Heraklion; carrier=Aegean Line; hours=9; price=70; largest_weight=50; places=8; status=Full
item pet|animal|pet profile: Name!;Owner->@user;Species=Dog|Cat|Rabbit|Bird|Other;Breed~Beagle|Siamese;Age:number(years)#0-40;Weight:number(kg)#0-200;Chip number;Vaccinated until:date;Passport:file;Character;Photo:image
- Bruno | species=Dog; breed=Beagle; age=4; weight=13; chip_number=276098100; character=Calm in the car
- Mimi | species=Cat; breed=Siamese; age=7; weight=4; chip_number=724011903; character=Cries at first
- Pepper | species=Rabbit; breed=Dwarf; age=2; weight=2; character=Shy
- Otto | species=Dog; breed=Great Dane; age=3; weight=61; chip_number=380441007; character=Friendly
record transport booking|travel plan|pet booking|booking record|transport order: Number!;Pet->@pet|animal~Bruno;Option->@transport option|transportation option~Berlin - Rome by air;Collection address;Delivery address;Travels on:date;Box size=S|M|L|XL|Own box;Price:money;Contact phone:phone;Wishes:long;~Status=Requested|Confirmed|Picked up|On the way|Delivered|Cancelled
- PT-3301 | pet=Bruno; option=Berlin - Rome by air; collection_address=Elm street 9, Berlin; box_size=L; price=455; status=Confirmed
- PT-3302 | pet=Mimi; option=Paris - Zurich by train; box_size=S; price=110; status=On the way
- PT-3303 | pet=Otto; option=Madrid - Lisbon by van; box_size=XL; price=190; wishes=Stop every two hours; status=Requested
- PT-3290 | pet=Pepper; option=Paris - Zurich by train; box_size=S; price=95; status=Delivered
item extra service|transport extra|additional service|service: Name!;Price:money;Kind=Box|Vet|Care|Insurance|Papers;Description:long;For=Dog|Cat|All
- Flight box to keep | price=79; kind=Box; for=All
- Health certificate | price=55; kind=Papers; for=All
- Walk during the stop | price=18; kind=Care; for=Dog
- Travel insurance | price=24; kind=Insurance; for=All
! record journey update|tracking|travel status|transport track: Title!;Booking->@transport booking|travel plan~PT-3302;Place;Condition=Calm|Asleep|Nervous|Fed|Walked;Photo:image;Attendant~Lena Roth;Note;Sent on:date;Sent at:time
- Mimi is on the train | booking=PT-3302; place=Gare de Lyon; condition=Nervous; attendant=Lena Roth
- Mimi sleeps | booking=PT-3302; place=Dijon; condition=Asleep; attendant=Lena Roth
- Pepper has arrived | booking=PT-3290; place=Zurich; condition=Calm; attendant=Jan Graf
- Bruno's box is checked | booking=PT-3301; place=Berlin; condition=Calm; attendant=Mia Adler
! record travel document|pet document|certificate: Title!;Pet->@pet|animal~Bruno;Kind=Passport|Vaccination|Health certificate|Import permit;Number;Issued on:date;Valid until:date;Scan:file;~Status=Missing|In check|Accepted|Expired
- Rabies Bruno | pet=Bruno; kind=Vaccination; number=V-1820; status=Accepted
- Passport Mimi | pet=Mimi; kind=Passport; number=FR-77120; status=Accepted
- Health check Otto | pet=Otto; kind=Health certificate; status=Missing
- Permit Pepper | pet=Pepper; kind=Import permit; number=CH-9921; status=Expired
# doctor's studio|doctor studio|doctor-patient communication|online doctor|patient communication|online consultation mini-program
person doctor|physician|studio doctor: Name!;Specialty=General medicine|Paediatrics|Cardiology|Dermatology|Orthopaedics;Title;Hospital;Introduction:long;Consultation fee:money;Years of practice:number#0-60;Photo:image;~Status=Taking patients|Full|Away
- Dr. Lin Chao | specialty=Paediatrics; title=Senior physician; hospital=Riverside hospital; introduction=Coughs, fevers and vaccinations.; consultation_fee=25; years_of_practice=14; status=Taking patients
- Dr. Maria Sand | specialty=Cardiology; title=Head of ward; hospital=Heart centre; introduction=Blood pressure and rhythm.; consultation_fee=45; years_of_practice=22; status=Full
- Dr. Ben Okoye | specialty=General medicine; title=Family doctor; hospital=Mill lane practice; introduction=First questions of all kinds.; consultation_fee=18; years_of_practice=9; status=Taking patients
- Dr. Iris Weil | specialty=Dermatology; title=Specialist; hospital=Skin clinic; introduction=Photos are enough for most questions.; consultation_fee=30; years_of_practice=11; status=Away
person patient file|patient|patient record|health file|file: Name!;Born on:date;Gender=Female|Male|Other;Phone:phone;Blood group=A|B|AB|O|Not known;Allergies:long;Chronic illnesses:long;Medicines taken:long;Doctor->@doctor~Dr. Lin Chao|Dr. Ben Okoye;Relation=Self|Child|Parent|Partner
- Noah Berger | gender=Male; blood_group=A; allergies=Penicillin; chronic_illnesses=Asthma; medicines_taken=Inhaler when needed; doctor=Dr. Lin Chao; relation=Child
- Ellen Berger | gender=Female; blood_group=O; allergies=None known; chronic_illnesses=None; medicines_taken=None; doctor=Dr. Ben Okoye; relation=Self
- Josef Adler | gender=Male; blood_group=B; allergies=None known; chronic_illnesses=High blood pressure; medicines_taken=Ramipril 5 mg; doctor=Dr. Maria Sand; relation=Parent
- Tamar Levi | gender=Female; blood_group=Not known; allergies=Nickel; chronic_illnesses=Eczema; medicines_taken=Cream at night; doctor=Dr. Iris Weil; relation=Self
request consultation|online consultation|consultation request: Title!;Patient->@patient file|patient~Noah Berger|Josef Adler;Doctor->@doctor~Dr. Lin Chao|Dr. Maria Sand;Complaint:long;Since:date;Kind=Text|Pictures|Phone|Video;Pictures:image;Fee:money;~Answer:long
- Cough at night | patient=Noah Berger; doctor=Dr. Lin Chao; complaint=Dry cough for five nights, no fever.; kind=Text; fee=25; answer=Use the inhaler before bed and write again on Friday.
- Values above 150 | patient=Josef Adler; doctor=Dr. Maria Sand; complaint=Blood pressure high each morning.; kind=Phone; fee=45; answer=Please measure twice a day for a week.
- Rash on both hands | patient=Tamar Levi; doctor=Dr. Iris Weil; complaint=Itching after a new watch.; kind=Pictures; fee=30; answer=Leave the watch off, cream twice a day.
- Tired for weeks | patient=Ellen Berger; doctor=Dr. Ben Okoye; complaint=Sleeps well but stays tired.; kind=Video; fee=18; answer=Come for a blood test.
record prescription|advice|medical advice|treatment plan: Title!;Patient->@patient file|patient~Noah Berger|Tamar Levi;Doctor->@doctor~Dr. Lin Chao|Dr. Iris Weil;Consultation->@consultation~Cough at night|Rash on both hands;Medicine;Dose;Days:number#1-365;Written on:date;Notes:long
- Inhaler for Noah | patient=Noah Berger; doctor=Dr. Lin Chao; consultation=Cough at night; medicine=Salbutamol; dose=2 puffs at night; days=7; notes=Rinse the mouth afterwards.
- Cream for Tamar | patient=Tamar Levi; doctor=Dr. Iris Weil; consultation=Rash on both hands; medicine=Hydrocortisone 1 percent; dose=Twice a day; days=10; notes=Thin layer.
- Tablets for Josef | patient=Josef Adler; doctor=Dr. Maria Sand; consultation=Values above 150; medicine=Ramipril; dose=1 tablet in the morning; days=30; notes=Check after a month.
- Iron for Ellen | patient=Ellen Berger; doctor=Dr. Ben Okoye; consultation=Tired for weeks; medicine=Iron 50 mg; dose=1 tablet at noon; days=60; notes=Not with coffee.
item education material|patient education material|health material|education article: Title!;Topic=Children|Heart|Skin|Nutrition|Exercise;Text:long;Author->@doctor~Dr. Maria Sand|Dr. Iris Weil;Kind=Article|Video|Leaflet;Picture:image;Published on:date;~Read:number#0-10000000
- Measuring blood pressure at home | topic=Heart; text=Sit for five minutes, then measure twice.; author=Dr. Maria Sand; kind=Leaflet; read=2140
- Fever in small children | topic=Children; text=When to wait and when to call.; author=Dr. Lin Chao; kind=Article; read=3870
- Dry skin in winter | topic=Skin; text=Short showers and a rich cream.; author=Dr. Iris Weil; kind=Video; read=960
- Walking after an operation | topic=Exercise; text=Ten minutes more each day.; author=Dr. Ben Okoye; kind=Article; read=415
! item consultation hour|doctor schedule|time slot|available time: Title!;Doctor->@doctor~Dr. Lin Chao|Dr. Ben Okoye;Weekday=Monday|Tuesday|Wednesday|Thursday|Friday|Saturday;Starts at:time;Ends at:time;Places:number#1-100;Kind=In person|Online
- Monday morning, Dr. Chao | doctor=Dr. Lin Chao; weekday=Monday; places=12; kind=In person
- Wednesday evening, Dr. Chao | doctor=Dr. Lin Chao; weekday=Wednesday; places=6; kind=Online
- Friday at Mill lane | doctor=Dr. Ben Okoye; weekday=Friday; places=16; kind=In person
- Tuesday heart hour | doctor=Dr. Maria Sand; weekday=Tuesday; places=8; kind=In person
+ appointment: Patient->@patient file|patient;Doctor->@doctor;Consultation hour->@consultation hour|doctor schedule;Reason:long;Kind=In person|Online
# pandemic|epidemic|health check-in|infection statistics|covid
record pandemic situation|situation|pandemic information|epidemic data|pandemic situation information: Title!;Region;Date:date;Confirmed:number#0-1000000000;New cases:number#0-100000000;Cured:number#0-1000000000;Isolated:number#0-1000000000;Deaths:number#0-100000000;Cure rate:percent;Mortality rate:percent;Source
- Quayhaven, week 10 | region=Quayhaven; confirmed=1240; new_cases=41; cured=1102; isolated=118; deaths=9; cure_rate=89; mortality_rate=0.7; source=Health office
- Millbrook, week 10 | region=Millbrook; confirmed=610; new_cases=12; cured=571; isolated=30; deaths=4; cure_rate=94; mortality_rate=0.7; source=Health office
- Highfield, week 10 | region=Highfield; confirmed=322; new_cases=27; cured=260; isolated=61; deaths=1; cure_rate=81; mortality_rate=0.3; source=Hospital
- Quayhaven, week 9 | region=Quayhaven; confirmed=1199; new_cases=66; cured=1015; isolated=172; deaths=9; cure_rate=85; mortality_rate=0.8; source=Health office
record health check-in|check-in record|health status|personal health status|check-in: Title!;Person->@registered person|pandemic personnel~Ana Brook|Timo Hale;Date:date;Temperature:number(°C)#34-43;Symptoms=None|Cough|Fever|Loss of taste|Other;Place;Contact with a case:boolean;Test=None|Negative|Positive;Note:long;~State=Healthy|Watched|Isolated
- Ana on Monday | person=Ana Brook; temperature=36.5; symptoms=None; place=Quayhaven; test=Negative; note=At work.; state=Healthy
- Timo on Monday | person=Timo Hale; temperature=38.1; symptoms=Fever; place=Millbrook; test=Positive; note=At home.; state=Isolated
- Rosa on Monday | person=Rosa Lind; temperature=36.8; symptoms=Cough; place=Highfield; test=None; note=Test tomorrow.; state=Watched
- Ana on Tuesday | person=Ana Brook; temperature=36.4; symptoms=None; place=Quayhaven; test=None; note=None.; state=Healthy
person registered person|pandemic personnel|personnel|resident|isolated person: Name!;Phone:phone;Address;Region;Born on:date;Group=Resident|Staff|Student|Traveller;Vaccinations:number#0-10;Isolated until:date;~Status=Healthy|Suspected|Confirmed|Isolated|Cured
- Ana Brook | address=Quay 8; region=Quayhaven; group=Staff; vaccinations=3; status=Healthy
- Timo Hale | address=Mill 2; region=Millbrook; group=Student; vaccinations=2; status=Confirmed
- Rosa Lind | address=Hill 5; region=Highfield; group=Resident; vaccinations=3; status=Suspected
- Juri Petrov | address=Hotel Anchor; region=Quayhaven; group=Traveller; vaccinations=1; status=Isolated
item prevention notice|notice|announcement|prevention knowledge: Title!;Kind=Rule|Advice|News|Test site;Region;Text:long;Issued by;Valid from:date;Valid until:date;~Status=Draft|Published
- Masks on buses | kind=Rule; region=All; text=From Monday on all lines.; issued_by=Town; status=Published
- Air the room | kind=Advice; region=All; text=Five minutes each hour.; issued_by=Health office; status=Published
- Test tent at the station | kind=Test site; region=Quayhaven; text=Seven to seven, no appointment.; issued_by=Rescue service; status=Published
- Fewer cases | kind=News; region=Millbrook; text=Third week in a row.; issued_by=Health office; status=Draft
! record contact trace|travel record|contact record: Title!;Person->@registered person|pandemic personnel~Timo Hale|Juri Petrov;Place;Date:date;Contacts:number#0-10000;Kind=Home|Work|School|Travel|Shop;Note:long
- Timo in the lecture hall | person=Timo Hale; place=Hall 3; contacts=24; kind=School; note=Sat in row 5.
- Timo at home | person=Timo Hale; place=Mill 2; contacts=3; kind=Home; note=Parents tested.
- Juri on the train | person=Juri Petrov; place=Train 118; contacts=40; kind=Travel; note=Coach 7.
- Juri at the hotel | person=Juri Petrov; place=Hotel Anchor; contacts=5; kind=Travel; note=Breakfast room.
# child health|child development|child growth|parents of children|infant health
person child|child profile|baby: Name!;Date of birth:date!;Sex=Girl|Boy;Birth weight:number(g)#300-7000;Birth length:number(cm)#20-70;Blood type=A|B|AB|O|Not known;Allergies:long;Doctor->@clinic|doctor~Dr. Anna Reis;Photo:image
- Emil | sex=Boy; birth_weight=3420; birth_length=51; blood_type=A; doctor=Dr. Anna Reis
- Lotte | sex=Girl; birth_weight=2980; birth_length=49; blood_type=Not known; allergies=Egg white; doctor=Dr. Anna Reis
- Jun | sex=Boy; birth_weight=3650; birth_length=53; blood_type=B; doctor=Dr. Hoang
- Mina | sex=Girl; birth_weight=2410; birth_length=46; blood_type=O; doctor=Dr. Hoang
record growth record|growth|health record|health data|growth data|measurement: Title!;Child->@child|child profile~Emil;Measured on:date!;Height:number(cm)#20-140;Weight:number(kg)#0-60;Head circumference:number(cm)#20-60;Age in months:number#0-84;Percentile:percent;Note:long;~Verdict=Within range|Watch|See a doctor
- Emil 12 months | child=Emil; height=76; weight=9.8; head_circumference=46; age_in_months=12; percentile=55; verdict=Within range
- Lotte 6 months | child=Lotte; height=65; weight=6.9; head_circumference=42; age_in_months=6; percentile=32; verdict=Within range
- Jun 36 months | child=Jun; height=98; weight=15.1; head_circumference=50; age_in_months=36; percentile=70; verdict=Within range
- Mina 4 months | child=Mina; height=58; weight=5.1; head_circumference=39; age_in_months=4; percentile=8; verdict=Watch
item milestone|development milestone|development item|developmental stage: Name!;Area=Gross motor|Fine motor|Language|Social|Thinking;From month:number#0-84;Until month:number#0-84;Description:long;Exercise:long
- Sits without help | area=Gross motor; from_month=5; until_month=9; description=Sits for a minute without support.; exercise=Play on the floor with cushions.
- First words | area=Language; from_month=10; until_month=15; description=Two words with a meaning.; exercise=Name things while dressing.
- Stacks four blocks | area=Fine motor; from_month=15; until_month=24; exercise=Build towers together.
- Plays with others | area=Social; from_month=30; until_month=42; exercise=Meet another child each week.
record development record|milestone record|development assessment|assessment|development: Title!;Child->@child|child profile~Emil;Milestone->@milestone|development milestone~First words;Observed on:date;Age in months:number#0-84;~Result=Reached|Almost|Not yet;Photo:image;Note:long
- Emil says ball | child=Emil; milestone=First words; age_in_months=12; result=Almost; note=One word so far.
- Lotte sits | child=Lotte; milestone=Sits without help; age_in_months=6; result=Reached
- Jun builds towers | child=Jun; milestone=Stacks four blocks; age_in_months=20; result=Reached
- Jun at the playground | child=Jun; milestone=Plays with others; age_in_months=36; result=Reached
item educational content|educational article|health education|knowledge|course: Title!;Topic=Nutrition|Sleep|Development|Illness|Safety;From month:number#0-84;Until month:number#0-84;Text:long;Author~Dr. Anna Reis;Cover:image;~Reads:number#0-10000000
- First spoonfuls | topic=Nutrition; from_month=5; until_month=8; text=Start with one vegetable at noon.; author=Dr. Anna Reis; reads=820
- Why babies wake | topic=Sleep; from_month=0; until_month=12; text=Sleep cycles last 50 minutes.; author=Dr. Hoang; reads=1310
- What shapes growth | topic=Development; from_month=0; until_month=72; text=Genes, food, sleep and movement.; author=Dr. Anna Reis; reads=640
- Fever: when to call | topic=Illness; from_month=0; until_month=72; author=Dr. Hoang; reads=2050
item clinic|doctor|offline clinic|medical center: Name!;Clinic~Linden practice;Address;Specialty=Paediatrics|Development|Nutrition|Speech|Vaccination;Phone:phone;Office hours;Fee:money
- Dr. Anna Reis | clinic=Linden practice; address=Linden 4; specialty=Paediatrics; office_hours=Mon-Fri 8-12; fee=0
- Dr. Hoang | clinic=Centre for children; address=Park row 2; specialty=Development; office_hours=Tue-Thu 9-17; fee=35
- Nora Speck | clinic=Centre for children; address=Park row 2; specialty=Speech; office_hours=Wed 13-18; fee=40
- Vaccination point | clinic=Health office; address=Town hall square; specialty=Vaccination; office_hours=Mon 14-18; fee=0
! record vaccination|vaccine record: Title!;Child->@child|child profile~Lotte;Vaccine~Six-in-one;Dose:number#1-6;Due on:date;Given on:date;Clinic->@clinic|doctor~Vaccination point;~Status=Due|Given|Postponed
- Lotte six-in-one 2 | child=Lotte; vaccine=Six-in-one; dose=2; clinic=Vaccination point; status=Given
- Emil measles 1 | child=Emil; vaccine=Measles; dose=1; clinic=Dr. Anna Reis; status=Due
- Jun booster | child=Jun; vaccine=Chickenpox; dose=2; clinic=Dr. Hoang; status=Given
- Mina rotavirus 2 | child=Mina; vaccine=Rotavirus; dose=2; clinic=Vaccination point; status=Postponed
+ appointment: Child->@child|child profile~Emil;Clinic->@clinic|doctor~Dr. Anna Reis;Reason=Check-up|Vaccination|Illness|Development;Date:date!;Starts at:time;Note:long
# physical examination|physical test|fitness test|body test|exam device
person student|examinee: Name!;Student number!;Class~2b;Sex=Female|Male;Date of birth:date;Coach->@coach~Coach Berg;Phone:phone;Height:number(cm)#50-230;Weight:number(kg)#10-250
- Anna Reuter | student_number=S-201; class=2b; sex=Female; coach=Coach Berg; height=164; weight=55
- Tom Okafor | student_number=S-202; class=2b; sex=Male; coach=Coach Berg; height=178; weight=70
- Mei Lin | student_number=S-310; class=3a; sex=Female; coach=Coach Dahl; height=159; weight=51
- Paul Senn | student_number=S-311; class=3a; sex=Male; coach=Coach Dahl; height=171; weight=66
person coach|instructor: Name!;Phone:phone;Site~Hall 1;Subjects;May control devices:boolean;~Students:number#0-1000
- Coach Berg | site=Hall 1; subjects=Running, jumping; students=42
- Coach Dahl | site=Hall 2; subjects=Strength; students=38
- Coach Ines | site=Track; subjects=Running; students=25
- Coach Wu | site=Hall 1; subjects=Lung capacity; students=31
item examination item|test item|physical examination information|examination information: Name!;Kind=Height and weight|Lung capacity|Jump|Run|Strength|Flexibility|Eyesight;Unit~cm|s|ml;Attempts:number#1-10;Pass value:number#0-100000;Top value:number#0-100000;Instructions:long
- Standing jump | kind=Jump; unit=cm; attempts=3; pass_value=160; top_value=250; instructions=Both feet behind the line.
- 50 m run | kind=Run; unit=s; attempts=2; pass_value=10; top_value=7
- Lung capacity | kind=Lung capacity; unit=ml; attempts=2; pass_value=2300; top_value=4500
- Sit and reach | kind=Flexibility; unit=cm; attempts=2; pass_value=4; top_value=22
item device|examination device|test device: Code!;Item->@examination item|test item~Standing jump;Site~Hall 1;Firmware;Calibrated on:date;Remote control:boolean;~Status=Ready|Measuring|Offline|Fault
- JMP-1 | item=Standing jump; site=Hall 1; firmware=2.2; status=Ready
- RUN-2 | item=50 m run; site=Track; firmware=1.8; status=Measuring
- LNG-1 | item=Lung capacity; site=Hall 1; firmware=3.0; status=Offline
- REA-1 | item=Sit and reach; site=Hall 2; firmware=1.1; status=Ready
record examination result|physical examination result|test result|result|physical examination: Title!;Student->@student|examinee~Anna Reuter;Item->@examination item|test item~Standing jump;Device->@device|test device~JMP-1;Attempt:number#1-10;Value:number#0-100000;~Points:number#0-100;Measured on:date;Coach->@coach~Coach Berg;~Grade=Excellent|Good|Pass|Fail
- Anna jump 1 | student=Anna Reuter; item=Standing jump; device=JMP-1; attempt=1; value=182; points=78; coach=Coach Berg; grade=Good
- Tom run 1 | student=Tom Okafor; item=50 m run; device=RUN-2; attempt=1; value=7.4; points=90; coach=Coach Berg; grade=Excellent
- Mei lungs 1 | student=Mei Lin; item=Lung capacity; device=LNG-1; attempt=1; value=2450; points=64; coach=Coach Dahl; grade=Pass
- Paul reach 1 | student=Paul Senn; item=Sit and reach; device=REA-1; attempt=1; value=2; points=40; coach=Coach Dahl; grade=Fail
record device command|device control|remote control|control record: Title!;Device->@device|test device~RUN-2;Command=Switch on|Start|Stop|Reset|Calibrate|Switch off;Sent by~Coach Berg;From=Coach side|Administrator;Sent on:date;~Result=Waiting|Carried out|Failed
- Start run 2 | device=RUN-2; command=Start; sent_by=Coach Berg; from=Coach side; result=Carried out
- Calibrate jump mat | device=JMP-1; command=Calibrate; sent_by=Administrator; from=Administrator; result=Carried out
- Wake lung meter | device=LNG-1; command=Switch on; sent_by=Administrator; from=Administrator; result=Failed
- Reset reach box | device=REA-1; command=Reset; sent_by=Coach Dahl; from=Coach side; result=Waiting
# dietary advice|diet advice|diet plan|health solution|nutrition advice|nutrition report|diet recommendation|personalized health|meal planner|personalized diet
record health profile|personal information|profile|health information|dietary habit|user health profile: Name!;Person~Sara Wen|Mikkel Dahl;Sex=Female|Male|Not told;Age:number(years)#1-120;Height:number(cm)#50-250;Weight:number(kg)#10-400;Activity=Sitting|Light|Moderate|Heavy;Goal=Lose weight|Keep weight|Gain weight|Steady blood sugar|More energy;Diet=Everything|Vegetarian|Vegan|No pork|Gluten free;Allergies~nuts|milk;Habits:long
- Sara's profile | person=Sara Wen; sex=Female; age=34; height=166; weight=71; activity=Sitting; goal=Lose weight; diet=Everything; allergies=nuts; habits=Coffee instead of breakfast, late dinners
- Mikkel's profile | person=Mikkel Dahl; sex=Male; age=52; height=181; weight=94; activity=Light; goal=Steady blood sugar; diet=Everything; habits=Two sweet drinks a day
- Ayla's profile | person=Ayla Kurt; sex=Female; age=27; height=172; weight=58; activity=Heavy; goal=More energy; diet=Vegetarian; allergies=milk; habits=Runs four times a week
- Renzo's profile | person=Renzo Bassi; sex=Male; age=41; height=175; weight=66; activity=Moderate; goal=Gain weight; diet=Gluten free; habits=Skips lunch on workdays
record nutrition report|breakfast nutrition report|breakfast report|report of nutrition|breakfast record|nutrition analysis: Title!;Profile->@health profile|profile~Sara's profile;Meal=Breakfast|Lunch|Dinner|Whole day;Energy:number(kcal)#0-10000;Protein:number(g)#0-1000;Fat:number(g)#0-1000;Carbohydrates:number(g)#0-2000;Fibre:number(g)#0-300;Score:number#0-100;Advice:long;Made on:date
- Sara, oats with apple | profile=Sara's profile; meal=Breakfast; energy=380; protein=14; fat=9; carbohydrates=58; fibre=9; score=86; advice=Good fibre. Add an egg for more protein.
- Mikkel, white rolls | profile=Mikkel's profile; meal=Breakfast; energy=540; protein=12; fat=17; carbohydrates=84; fibre=3; score=41; advice=Choose wholegrain and leave out the juice.
- Ayla, yoghurt of soy | profile=Ayla's profile; meal=Breakfast; energy=430; protein=21; fat=12; carbohydrates=56; fibre=8; score=90; advice=Fits a running day.
- Renzo, one banana | profile=Renzo's profile; meal=Breakfast; energy=105; protein=1; fat=0; carbohydrates=27; fibre=3; score=30; advice=Too little for your goal. Add eggs and rice cakes.
record diet plan|meal plan|health solution|nutrition plan|diet plan generation|plan|health plan: Title!;Profile->@health profile|profile~Sara's profile;Adviser->@nutritionist|adviser~Dr. Hilde Ros;Energy a day:number(kcal)#500-8000;Protein:percent;Fat:percent;Carbohydrates:percent;Starts on:date;Weeks:number#1-52;Advice:long;~Status=Generated|In use|Finished|Stopped
- Sara, six lighter weeks | profile=Sara's profile; adviser=Dr. Hilde Ros; energy_a_day=1650; protein=25; fat=30; carbohydrates=45; weeks=6; advice=Breakfast before nine, dinner before eight.; status=In use
- Mikkel, steady sugar | profile=Mikkel's profile; adviser=Dr. Hilde Ros; energy_a_day=2100; protein=22; fat=33; carbohydrates=45; weeks=12; advice=Water and tea only.; status=In use
- Ayla, race in June | profile=Ayla's profile; adviser=Jon Petri; energy_a_day=2500; protein=20; fat=25; carbohydrates=55; weeks=8; status=Generated
- Renzo, four kilos more | profile=Renzo's profile; adviser=Jon Petri; energy_a_day=2900; protein=22; fat=30; carbohydrates=48; weeks=10; advice=Five meals a day.; status=Finished
! record planned meal|plan meal|meal of a plan|plan day: Title!;Plan->@diet plan|meal plan~Sara, six lighter weeks;Day=Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday;Meal=Breakfast|Lunch|Dinner|Snack;Dish->@dish|recipe~Oats with apple;Portion:number(g)#1-2000;Energy:number(kcal)#0-5000;Eaten:boolean
- Sara, Monday breakfast | plan=Sara, six lighter weeks; day=Monday; meal=Breakfast; dish=Oats with apple; portion=320; energy=380
- Sara, Monday dinner | plan=Sara, six lighter weeks; day=Monday; meal=Dinner; dish=Trout with fennel; portion=350; energy=460
- Mikkel, Tuesday lunch | plan=Mikkel, steady sugar; day=Tuesday; meal=Lunch; dish=Lentil salad; portion=400; energy=520
- Ayla, Friday snack | plan=Ayla, race in June; day=Friday; meal=Snack; dish=Rice cakes with hummus; portion=110; energy=240
item dish|recipe|food|food item|recommended food: Name!;Meal=Breakfast|Lunch|Dinner|Snack;Energy:number(kcal)#0-5000;Protein:number(g)#0-500;Fat:number(g)#0-500;Carbohydrates:number(g)#0-1000;Suits=Everything|Vegetarian|Vegan|Gluten free;Preparation:long;Time:number(min)#0-600;Picture:image
- Oats with apple | meal=Breakfast; energy=380; protein=14; fat=9; carbohydrates=58; suits=Vegetarian; preparation=Simmer oats in milk and grate the apple over it.; time=10
- Lentil salad | meal=Lunch; energy=520; protein=24; fat=18; carbohydrates=62; suits=Vegan; preparation=Mix warm lentils with mustard dressing.; time=30
- Trout with fennel | meal=Dinner; energy=460; protein=38; fat=24; carbohydrates=18; suits=Gluten free; preparation=Bake at 180 °C.; time=35
- Rice cakes with hummus | meal=Snack; energy=240; protein=7; fat=9; carbohydrates=33; suits=Vegan; time=5
record health measurement|health data|health record|body data|progress|measurement|weight record: Title!;Profile->@health profile|profile~Sara's profile;Measured on:date!;Weight:number(kg)#10-400;Waist:number(cm)#30-250;Upper blood pressure:number(mmHg)#50-260;Lower blood pressure:number(mmHg)#30-160;Blood sugar:number(mmol/l)#1-40;Sleep:number(h)#0-24;Steps:number#0-100000;Note
- Sara, week 1 | profile=Sara's profile; weight=71; waist=84; upper_blood_pressure=122; lower_blood_pressure=79; sleep=6.5; steps=4800
- Sara, week 2 | profile=Sara's profile; weight=70.3; waist=83; sleep=7; steps=6900; note=Walked to work
- Mikkel, week 1 | profile=Mikkel's profile; weight=94; waist=106; upper_blood_pressure=138; lower_blood_pressure=88; blood_sugar=7.4; steps=5200
- Ayla, week 3 | profile=Ayla's profile; weight=58.2; sleep=8; steps=14300
! record food diary entry|meal record|diet record|food log|eating record: Title!;Profile->@health profile|profile~Sara's profile;Dish->@dish|recipe~Oats with apple;Meal=Breakfast|Lunch|Dinner|Snack;Amount:number(g)#0-5000;Energy:number(kcal)#0-10000;Eaten on:date!;Picture:image;Note
- Sara, oats | profile=Sara's profile; dish=Oats with apple; meal=Breakfast; amount=320; energy=380
- Sara, cake at work | profile=Sara's profile; meal=Snack; amount=90; energy=350; note=Birthday
- Mikkel, lentils | profile=Mikkel's profile; dish=Lentil salad; meal=Lunch; amount=380; energy=495
- Renzo, trout | profile=Renzo's profile; dish=Trout with fennel; meal=Dinner; amount=500; energy=655
! person nutritionist|adviser|dietitian|health adviser [advi|nutritionist|dietitian|expert|consult]: Name!;Subject=Weight|Diabetes|Sport|Children|Allergies;Introduction:long;Languages;Email:email;Photo:image;~Status=Available|Away
- Dr. Hilde Ros | subject=Diabetes; introduction=Twenty years in a hospital kitchen and clinic; languages=English, Norwegian; email=hilde@diet.example; status=Available
- Jon Petri | subject=Sport; introduction=Advises runners and rowers; languages=English, Italian; email=jon@diet.example; status=Available
- Mei Arnold | subject=Children; introduction=Food from the first spoon to school; languages=English, Chinese; status=Away
- Tariq Shah | subject=Allergies; introduction=Eating well without milk, nuts or wheat; languages=English, Urdu; status=Available
# cosmetics|beauty products|skincare|makeup|perfume|fragrance
item category|beauty category|range: Name!;Area=Face|Body|Hair|Eyes|Lips|Scent;Position:number#1-99;Photo:image;Description:long
- Face care | area=Face; position=1; description=Cleansers, serums and creams.
- Eau de parfum | area=Scent; position=2; description=Long lasting scents.
- Lip colour | area=Lips; position=3; description=Sticks, tints and balms.
- Hair masks | area=Hair; position=4; description=Weekly care for dry lengths.
item ingredient|active ingredient: Name!;INCI name;Effect=Moisture|Brightening|Soothing|Exfoliating|Protection;Usual strength:percent;Safe in pregnancy:boolean;Allergen:boolean;Note:long
- Niacinamide | inci_name=Niacinamide; effect=Brightening; usual_strength=5; note=Suits most skins.
- Glycerin | inci_name=Glycerin; effect=Moisture; usual_strength=8
- Salicylic acid | inci_name=Salicylic Acid; effect=Exfoliating; usual_strength=2; note=Start with twice a week.
- Panthenol | inci_name=Panthenol; effect=Soothing; usual_strength=5
item routine|skin routine|care routine: Name!;Skin type=Dry|Oily|Combination|Sensitive|Normal;Time of day=Morning|Evening|Both;Steps:long;Minutes:number(min)#1-60;Suggested products:long
- Calm evening | skin_type=Sensitive; time_of_day=Evening; steps=Milk cleanser, serum, cream; minutes=8
- Light morning | skin_type=Oily; time_of_day=Morning; steps=Gel, toner, sun fluid; minutes=5
- Dry winter skin | skin_type=Dry; time_of_day=Both; steps=Oil cleanser, essence, rich cream; minutes=10; suggested_products=Rose serum 30 ml
- Five minute balance | skin_type=Combination; time_of_day=Morning; steps=Foam, niacinamide, sun fluid; minutes=5
record skin profile|skin quiz|skin test: Title!;Customer;Skin type=Dry|Oily|Combination|Sensitive|Normal;Concerns~Redness|Spots;Allergies;Age group=Under 20|20 to 34|35 to 49|50 and over;Photo:image;~Suggested routine->@routine|skin routine~Calm evening|Light morning
- Quiz of Petra | skin_type=Sensitive; concerns=Redness; age_group=35 to 49; suggested_routine=Calm evening
- Quiz of Noah | skin_type=Oily; concerns=Spots; age_group=20 to 34; suggested_routine=Light morning
- Quiz of Amira | skin_type=Dry; concerns=Flaking; allergies=Lanolin; age_group=50 and over; suggested_routine=Dry winter skin
- Quiz of Jule | skin_type=Combination; concerns=Large pores; age_group=Under 20; suggested_routine=Five minute balance
record product batch|batch: Batch code!;Product->@product~Rose serum 30 ml|Cedar eau de parfum;Made on:date;Expires on:date;Quantity:number#1-100000;Months after opening:number#1-36;~Status=In quality check|Released|Recalled
- RS-2509 | quantity=600; months_after_opening=6; status=Released
- CP-2508 | quantity=250; months_after_opening=36; status=In quality check
- RS-2511 | quantity=550; months_after_opening=6; status=In quality check
- HM-2507 | quantity=900; months_after_opening=12; status=Recalled
! item product shade|variant|shade: Name!;Product->@product~Rose serum 30 ml|Cedar eau de parfum;Color code;Size:number(ml)#1-1000;Price:money;In stock:number#0-10000;Swatch:image
- Serum 30 ml | size=30; price=34; in_stock=120
- Cedar 50 ml | size=50; price=68; in_stock=44
- Lip tint 04 brick | color_code=A4402F; size=6; price=16.5; in_stock=75
- Hair mask 200 ml | size=200; price=22; in_stock=0
! record order item|order line: Item!;Order->@order~B-901|B-902;Shade->@product shade|variant~Serum 30 ml|Cedar 50 ml;Quantity:number#1-50;Unit price:money;Free sample;Gift wrap:boolean;~Line total:money
- Rose serum 30 ml | shade=Serum 30 ml; quantity=1; unit_price=34; free_sample=Cedar 2 ml; line_total=34
- Cedar eau de parfum 50 ml | shade=Cedar 50 ml; quantity=1; unit_price=68; free_sample=Rose serum 3 ml; line_total=68
- Lip tint brick | shade=Lip tint 04 brick; quantity=2; unit_price=16.5; free_sample=Hair mask 10 ml; line_total=33
- Hair mask 200 ml | shade=Hair mask 200 ml; quantity=1; unit_price=22; line_total=22
+ product: Category->@category|beauty category;Brand~Maison Lys|Alga;Skin type=All|Dry|Oily|Sensitive;Ingredients:long;Size:number(ml)#1-1000;Price:money;Vegan:boolean;Scent notes~Rose, musk|Cedar, amber
+ review: Skin type=Dry|Oily|Combination|Sensitive|Normal;Would buy again:boolean;Photo:image
+ order: Gift message:long;Sample wanted->@product shade|variant;~Status=New|Packed|Shipped|Delivered
# pet consultation|pet disease|pet diagnosis|pet health|sick pet|pet symptom|online vet|vet consultation|pet medical
! person pet|animal|pet profile|patient: Name!;Species=Dog|Cat|Rabbit|Bird|Rodent|Reptile;Breed~Beagle|Siamese;Gender=Female|Male|Neutered;Born on:date;Weight:number(kg)#0-120;Owner~Rosa Keller|Adil Kaya;Allergies:long;Known illnesses:long;Photo:image
- Bruno | species=Dog; breed=Beagle; gender=Male; weight=13.5; owner=Rosa Keller; known_illnesses=Ear infection last year
- Mimi | species=Cat; breed=Siamese; gender=Neutered; weight=4.1; owner=Adil Kaya; allergies=Chicken
- Hopper | species=Rabbit; breed=Dwarf lop; gender=Male; weight=1.9; owner=Rosa Keller
- Pico | species=Bird; breed=Budgie; gender=Female; weight=0.04; owner=Joy Amadi
record consultation|pet consultation|chat session|conversation|enquiry: Title!;Pet->@pet|animal~Bruno|Mimi;Owner~Rosa Keller|Adil Kaya;Symptoms:long!;Since:date;Urgency=Can wait|This week|Today|Emergency;Question:long;Answer:long;Asked on:date;~Status=Open|Answered|Passed to a vet|Closed
- Bruno scratches his ear | pet=Bruno; owner=Rosa Keller; symptoms=Red ear, shakes his head; urgency=This week; answer=Likely an ear infection, please do not use cotton buds.; status=Answered
- Mimi does not eat | pet=Mimi; owner=Adil Kaya; symptoms=No food for two days, hides; urgency=Today; status=Passed to a vet
- Hopper's teeth | pet=Hopper; owner=Rosa Keller; symptoms=Drools, eats only soft leaves; urgency=This week; status=Open
- Pico loses feathers | pet=Pico; owner=Joy Amadi; symptoms=Bald spot on the chest; urgency=Can wait; answer=It is the season of moulting, watch the skin.; status=Closed
! record diagnosis|diagnosis result|ai diagnosis|image analysis|analysis result: Title!;Pet->@pet|animal~Bruno|Mimi;Consultation->@consultation|pet consultation~Bruno scratches his ear|Mimi does not eat;Disease->@disease|condition|illness~Ear infection;Confidence:percent;Severity=Mild|Moderate|Severe|Emergency;Findings:long;Suggestion:long;Checked by~Dr. Lena Roth;Made on:date
- Ear, left side | pet=Bruno; consultation=Bruno scratches his ear; disease=Ear infection; confidence=87; severity=Moderate; suggestion=Have the ear cleaned at the vet
- Mimi, first guess | pet=Mimi; consultation=Mimi does not eat; disease=Kidney disease; confidence=46; severity=Severe; suggestion=Blood test today; checked_by=Dr. Lena Roth
- Hopper, front teeth | pet=Hopper; consultation=Hopper's teeth; disease=Overgrown teeth; confidence=91; severity=Moderate; suggestion=Shorten the teeth, more hay
- Pico, moulting | pet=Pico; consultation=Pico loses feathers; confidence=78; severity=Mild; suggestion=More light, fresh greens
record pet image|pet photo|uploaded image|symptom image|image: Title!;Pet->@pet|animal~Bruno|Hopper;Consultation->@consultation|pet consultation~Bruno scratches his ear;Image:image!;Body part=Eye|Ear|Mouth|Skin|Paw|Belly|Whole body;Taken on:date;~Quality=Good|Blurred|Too dark;Marked area;Note
- Left ear close | pet=Bruno; consultation=Bruno scratches his ear; body_part=Ear; quality=Good
- Front teeth | pet=Hopper; consultation=Hopper's teeth; body_part=Mouth; quality=Blurred
- Chest of Pico | pet=Pico; consultation=Pico loses feathers; body_part=Skin; quality=Good
- Mimi under the bed | pet=Mimi; consultation=Mimi does not eat; body_part=Whole body; quality=Too dark
item disease|condition|illness|pet illness|common disease: Name!;Species=Dog|Cat|Rabbit|Bird|All;Organ~Ear|Kidney;Symptoms:long;Causes:long;First aid:long;Treatment:long;Contagious:boolean;To the vet=At once|Within days|If it lasts
- Ear infection | species=Dog; organ=Ear; symptoms=Scratching, smell, red skin; treatment=Drops for ten days; to_the_vet=Within days
- Kidney disease | species=Cat; organ=Kidney; symptoms=Drinks much, eats little; treatment=Diet and infusions; to_the_vet=At once
- Overgrown teeth | species=Rabbit; organ=Teeth; symptoms=Drooling, loses weight; treatment=Filing every two months; to_the_vet=Within days
- Mites | species=All; organ=Skin; symptoms=Itching, crusts; treatment=Spot-on twice; to_the_vet=If it lasts
item treatment|treatment method|treatment plan|remedy|suggestion: Name!;Disease->@disease|condition|illness~Ear infection|Mites;Kind=Medicine|Diet|Surgery|Home care|Check-up;Dose;Days:number#1-365;Price:money;Prescription needed:boolean;Instructions:long
- Ear drops | disease=Ear infection; kind=Medicine; dose=4 drops twice a day; days=10; price=18
- Kidney diet | disease=Kidney disease; kind=Diet; dose=60 g a day; days=180; price=42
- Filing the teeth | disease=Overgrown teeth; kind=Surgery; days=1; price=55
- Spot-on | disease=Mites; kind=Medicine; dose=One pipette; days=28; price=14
person vet|veterinarian|pet doctor|expert: Name!;Specialty=Small animals|Cats|Birds|Skin|Surgery;Licence number;Clinic;Fee:money;Languages;Photo:image;~Status=Online|Busy|Away
- Dr. Lena Roth | specialty=Cats; licence_number=V-2217; clinic=Canal vets; fee=35; status=Online
- Dr. Omar Lind | specialty=Small animals; licence_number=V-1804; clinic=Hill practice; fee=30; status=Busy
- Dr. Ines Faro | specialty=Birds; licence_number=V-3120; clinic=Feather house; fee=40; status=Away
- Dr. Paul Greve | specialty=Skin; licence_number=V-0915; clinic=Canal vets; fee=38; status=Online
+ appointment: Pet->@pet|animal;Vet->@vet|veterinarian;Reason:long
+ booking: Pet->@pet|animal;Reason:long
# smoking habit|quit smoking|stop smoking|smoking cessation|smoke-free|smoking habits|nicotine
record smoking record|smoking instance|smoking log|smoking event|cigarette|cigarette log: Title!;Smoked on:date!;Smoked at:time;Cigarettes:number!#1-100;Trigger->@smoking trigger|trigger~Coffee|Stress at work;Craving:number#1-10;Place=Home|Work|Street|Car|Bar;Mood=Calm|Stressed|Bored|Sad|Happy;Price:money;Note:long
- After breakfast | cigarettes=1; trigger=Coffee; craving=6; place=Home; mood=Calm; price=0.4
- Before the meeting | cigarettes=2; trigger=Stress at work; craving=9; place=Work; mood=Stressed; price=0.8
- With Tom at the bar | cigarettes=3; trigger=Friends who smoke; craving=5; place=Bar; mood=Happy; price=1.2
- Waiting for the bus | cigarettes=1; trigger=Waiting; craving=4; place=Street; mood=Bored; price=0.4
record reduction goal|goal|quit goal|quit plan|smoking goal: Title!;Kind=Fewer a day|Longer breaks|Quit date|Smoke-free days;Most a day:number#0-100;Cigarettes a day before:number#0-100;Starts on:date;Reach by:date;Reward;Progress:percent;~Status=Under way|Reached|Missed|Given up
- Ten a day by June | kind=Fewer a day; most_a_day=10; cigarettes_a_day_before=18; reward=New headphones; progress=60; status=Under way
- First smoke after noon | kind=Longer breaks; most_a_day=12; cigarettes_a_day_before=18; progress=100; status=Reached
- Quit on my birthday | kind=Quit date; most_a_day=0; cigarettes_a_day_before=10; reward=Weekend by the sea; progress=15; status=Under way
- A week without | kind=Smoke-free days; most_a_day=0; progress=40; status=Missed
! item smoking trigger|trigger|situation|craving cause: Name!;Kind=Place|Person|Feeling|Habit|Time of day;Strength:number#1-10;What helps:long;Seen:number#0-100000
- Coffee | kind=Habit; strength=7; what_helps=Tea and a glass of water; seen=41
- Stress at work | kind=Feeling; strength=9; what_helps=Walk down to the yard; seen=28
- Friends who smoke | kind=Person; strength=6; what_helps=Hold a drink; seen=12
- Waiting | kind=Time of day; strength=4; what_helps=Chewing gum; seen=19
! record craving|craving record|resisted craving|urge: Title!;Trigger->@smoking trigger|trigger~Coffee|Waiting;Strength:number#1-10;Lasted:number(min)#0-240;What I did=Waited|Drank water|Walked|Called someone|Breathing|Smoked;Felt on:date;Felt at:time;Resisted:boolean
- Balcony at ten | trigger=Coffee; strength=7; lasted=6; what_i_did=Drank water
- Bus was late | trigger=Waiting; strength=5; lasted=9; what_i_did=Walked
- Call with the boss | trigger=Stress at work; strength=9; lasted=15; what_i_did=Smoked
- Tom's birthday | trigger=Friends who smoke; strength=8; lasted=20; what_i_did=Called someone
record smoking reminder|daily reminder: Title!;Goal->@reduction goal|goal~Ten a day by June;Time:time;Days=Every day|Weekdays|Weekend;Channel=Push|Email|Text message;Text;Active:boolean
- Log your morning | goal=Ten a day by June; days=Every day; channel=Push; text=How many so far?
- Break time | goal=First smoke after noon; days=Weekdays; channel=Push; text=Take a walk instead
- Sunday review | goal=Quit on my birthday; days=Weekend; channel=Email; text=Your week in numbers
- Patch | goal=Quit on my birthday; days=Every day; channel=Push; text=New patch on the left arm
item motivational message|motivation|encouragement|quit tip: Title!;Text:long!;Occasion=Morning|Craving|Setback|Milestone;Smoke-free days:number#0-10000;Author;Picture:image;Active:boolean
- The first twenty minutes | text=Your pulse is already calmer.; occasion=Craving; smoke_free_days=0
- Three days | text=The nicotine is gone, now it is only habit.; occasion=Milestone; smoke_free_days=3
- It was one, not a pack | text=Count from here, not from the beginning.; occasion=Setback
- Good morning | text=Yesterday you smoked four less than in March.; occasion=Morning
! record progress summary|progress record|daily total|statistic|savings record: Day!;Goal->@reduction goal|goal~Ten a day by June;Cigarettes:number#0-200;Limit:number#0-200;Longest break:number(h)#0-1000;Money saved:money;Smoke-free days:number#0-10000;~Result=Below the limit|At the limit|Above
- Monday, week 20 | goal=Ten a day by June; cigarettes=9; limit=12; longest_break=7; money_saved=3.6; result=Below the limit
- Tuesday, week 20 | goal=Ten a day by June; cigarettes=12; limit=12; longest_break=6; money_saved=2.4; result=At the limit
- Wednesday, week 20 | goal=Ten a day by June; cigarettes=15; limit=12; longest_break=4; money_saved=1.2; result=Above
- Thursday, week 20 | goal=Ten a day by June; cigarettes=8; limit=12; longest_break=9; money_saved=4; result=Below the limit
# spinal screening|self-spinal|self-spinal screening|spine screening|scoliosis|spinal health|posture screening|posture correction|self-screening|spinal self
record spinal screening|self-spinal screening|spine screening|posture screening|self-screening|screening record: Title!;Person->@family member|child|member~Emil|Lotte;Screened on:date!;Method=Photo from behind|Forward bend|Scoliometer|Questionnaire;Trunk rotation:number(°)#0-40;Shoulder difference:number(mm)#0-150;Hip difference:number(mm)#0-150;Photo:image;~Result=No sign|Watch|See a doctor;Next on:date
- Emil, spring | person=Emil; method=Forward bend; trunk_rotation=4; shoulder_difference=6; result=No sign
- Lotte, spring | person=Lotte; method=Photo from behind; trunk_rotation=8; shoulder_difference=14; hip_difference=9; result=See a doctor
- Noah, first time | person=Noah; method=Scoliometer; trunk_rotation=6; shoulder_difference=10; result=Watch
- Mara, desk posture | person=Mara; method=Questionnaire; result=Watch
! person family member|member|child|family profile|user profile: Name!;Relation=Self|Child|Partner|Parent;Born on:date;Sex=Female|Male;Height:number(cm)#40-230;Weight:number(kg)#3-250;Sitting hours a day:number(h)#0-20;Known conditions:long;Family of~Rosa Keller|Adil Kaya
- Emil | relation=Child; sex=Male; height=142; weight=34; sitting_hours_a_day=7; family_of=Rosa Keller
- Lotte | relation=Child; sex=Female; height=158; weight=46; sitting_hours_a_day=8; known_conditions=Grew 9 cm this year; family_of=Rosa Keller
- Noah | relation=Child; sex=Male; height=131; weight=28; sitting_hours_a_day=6; family_of=Adil Kaya
- Mara | relation=Self; sex=Female; height=169; weight=62; sitting_hours_a_day=9; family_of=Adil Kaya
record health report|screening report|spinal report: Title!;Screening->@spinal screening|self-spinal screening|screening record~Lotte, spring;Person->@family member|member|child~Lotte;Risk=Low|Medium|High;Curve estimate:number(°)#0-90;Findings:long;Advice:long;Reviewed by->@specialist|doctor|therapist~Dr. Ana Duarte;File:file;Made on:date
- Report Emil, spring | screening=Emil, spring; person=Emil; risk=Low; findings=Level shoulders; advice=Again in six months
- Report Lotte, spring | screening=Lotte, spring; person=Lotte; risk=High; curve_estimate=18; findings=Right shoulder higher, rib hump; advice=X-ray and doctor; reviewed_by=Dr. Ana Duarte
- Report Noah | screening=Noah, first time; person=Noah; risk=Medium; curve_estimate=9; advice=Exercises three times a week; reviewed_by=Sven Holm
- Report Mara | screening=Mara, desk posture; person=Mara; risk=Medium; findings=Rounded upper back; advice=Desk height and breaks
record training plan|rehabilitation plan|training rehabilitation plan|course plan|exercise plan: Title!;Person->@family member|member|child~Lotte|Noah;Report->@health report|screening report~Report Lotte, spring;Goal;Weeks:number#1-104;Sessions a week:number#1-14;Starts on:date;Therapist->@specialist|doctor|therapist~Sven Holm;~Done:percent;~Status=Suggested|Under way|Finished|Stopped
- Lotte, twelve weeks | person=Lotte; report=Report Lotte, spring; goal=Hold the curve; weeks=12; sessions_a_week=5; therapist=Sven Holm; done=40; status=Under way
- Noah, strong back | person=Noah; report=Report Noah; goal=Even shoulders; weeks=8; sessions_a_week=3; therapist=Sven Holm; done=75; status=Under way
- Mara at the desk | person=Mara; report=Report Mara; goal=No pain after work; weeks=6; sessions_a_week=7; done=100; status=Finished
- Emil, swimming | person=Emil; goal=Keep moving; weeks=26; sessions_a_week=2; done=0; status=Suggested
! item exercise|training exercise|rehabilitation exercise|training video: Name!;Area=Neck|Upper back|Lower back|Hips|Breathing|Whole spine;Level=Easy|Medium|Hard;Repeats:number#1-200;Sets:number#1-20;Minutes:number(min)#1-60;Video:file;Instructions:long;Not for~Fresh fracture
- Cat and cow | area=Whole spine; level=Easy; repeats=10; sets=3; minutes=5
- Side plank, left | area=Lower back; level=Medium; repeats=1; sets=4; minutes=4
- Wall angels | area=Upper back; level=Easy; repeats=12; sets=3; minutes=5
- Rotational breathing | area=Breathing; level=Hard; repeats=8; sets=4; minutes=9
! record training record|training log|training session|training statistic|exercise record: Title!;Person->@family member|member|child~Lotte|Noah;Plan->@training plan|rehabilitation plan|course plan~Lotte, twelve weeks;Exercise->@exercise|training exercise~Cat and cow|Wall angels;Minutes:number(min)#0-240;Repeats:number#0-1000;Pain:number#0-10;Done on:date;Note
- Lotte, Monday | person=Lotte; plan=Lotte, twelve weeks; exercise=Side plank, left; minutes=12; repeats=4; pain=2
- Lotte, Wednesday | person=Lotte; plan=Lotte, twelve weeks; exercise=Rotational breathing; minutes=20; repeats=32; pain=1
- Noah before school | person=Noah; plan=Noah, strong back; exercise=Wall angels; minutes=6; repeats=36; pain=0
- Mara, lunch break | person=Mara; plan=Mara at the desk; exercise=Cat and cow; minutes=5; repeats=30; pain=3
item health course|health education|education article|course|health knowledge: Title!;Topic=Screening|Posture|Growth|Exercises|Braces;Kind=Article|Video|Course;Minutes:number(min)#1-300;Author->@specialist|doctor|therapist~Dr. Ana Duarte;Text:long;Cover:image;~Reads:number#0-10000000
- Screen your child in five minutes | topic=Screening; kind=Video; minutes=5; author=Dr. Ana Duarte; reads=4100
- School bag and back | topic=Posture; kind=Article; minutes=4; reads=980
- Growth spurts | topic=Growth; kind=Article; minutes=6; author=Dr. Ana Duarte; reads=720
- Eight weeks of back school | topic=Exercises; kind=Course; minutes=160; author=Sven Holm; reads=350
person specialist|doctor|therapist|rehabilitation therapist: Name!;Profession=Orthopaedist|Physiotherapist|School nurse|Trainer;Clinic;Phone:phone;Email:email;Languages;Photo:image;~Status=Available|Away
- Dr. Ana Duarte | profession=Orthopaedist; clinic=Children's hospital; languages=English, Portuguese; status=Available
- Sven Holm | profession=Physiotherapist; clinic=Back school Linden; languages=English; status=Available
- Mei Ran | profession=School nurse; clinic=Linden school; languages=English, Chinese; status=Available
- Otto Brandt | profession=Trainer; clinic=Swim hall; status=Away
# psychological counseling|psychological counselling|online therapy|therapy booking|therapy platform|talk therapy|psychology company|counseling company|counseling center|psychological consultation|psychological assessment|counselling service
person counselor|counsellor|psychologist|teacher|psychology teacher|consultant: Name!;Title;Approach=Cognitive|Depth|Systemic|Humanistic|Mixed;Topics~Exam fear, couples;Certificate number;Years of practice:number#0-60;Fee:money;Online:boolean;Portrait:image;About:long;~Status=Taking clients|Full|Away
- Hanna Reil | title=Counselling psychologist; approach=Cognitive; topics=Worry, sleep; certificate_number=PC-1107; years_of_practice=12; fee=70; status=Taking clients
- Samuel Ode | title=Family counsellor; approach=Systemic; topics=Couples, parents; certificate_number=PC-0932; years_of_practice=18; fee=85; status=Full
- Lin Aster | title=Student counsellor; approach=Mixed; topics=Exam fear, choice of study; years_of_practice=6; fee=55; status=Taking clients
- Marta Holm | title=Senior psychologist; approach=Depth; topics=Grief; certificate_number=PC-0418; years_of_practice=27; fee=95; status=Away
! item assessment|assessment scale|online assessment|assessment tool|psychological test|self-assessment|scale|questionnaire: Title!;Category->@counseling field|assessment category|category~Mood|Personality;Questions:number#1-300;Minutes:number(min)#1-180;Price:money;Instructions:long;Source;Cover:image;~Taken:number#0-10000000;~Status=Draft|Open|Closed
- Mood of two weeks | category=Mood; questions=9; minutes=4; price=0; taken=5200; status=Open
- How I decide | category=Personality; questions=40; minutes=15; price=5; taken=1300; status=Open
- Are we still talking? | category=Relationship; questions=24; minutes=10; price=5; taken=640; status=Open
- Fear before exams | category=Study; questions=18; minutes=8; price=0; taken=0; status=Draft
! item assessment question|assessment item|test question|statement|question|test item: Text!;Assessment->@assessment|online assessment|scale~Mood of two weeks|How I decide;Position:number#1-300;Answers=Never to always|Yes or no|1 to 5|Free text;Reversed:boolean;Scale part;Weight:number#0-10
- I had little joy in doing things | assessment=Mood of two weeks; position=1; answers=Never to always; weight=1
- I slept badly | assessment=Mood of two weeks; position=2; answers=Never to always; weight=1
- I make lists before I buy something | assessment=How I decide; position=7; answers=1 to 5; scale_part=Planning; weight=1
- We laugh together | assessment=Are we still talking?; position=3; answers=1 to 5; weight=2
! record assessment result|test result|result|assessment report: Title!;Person~Petra Hill|Jun Arai;Assessment->@assessment|online assessment|scale~Mood of two weeks;Score:number#0-1000;Level=Low|Medium|High|Very high;Interpretation:long;Advice:long;Taken on:date;Minutes:number(min)#0-300;Seen by->@counselor|psychologist|teacher~Hanna Reil
- Petra, mood | person=Petra Hill; assessment=Mood of two weeks; score=12; level=Medium; advice=A first talk may help; seen_by=Hanna Reil
- Jun, decisions | person=Jun Arai; assessment=How I decide; score=131; level=High; interpretation=Plans far ahead
- Ida, mood | person=Ida Moreau; assessment=Mood of two weeks; score=4; level=Low
- Kofi and Ama | person=Kofi Asante; assessment=Are we still talking?; score=61; level=Medium; seen_by=Samuel Ode
record counseling session|counselling session|consultation record|session: Title!;Client~Petra Hill|Kofi Asante;Counselor->@counselor|psychologist|teacher~Hanna Reil|Samuel Ode;Held on:date;Starts at:time;Minutes:number(min)#10-240;Way=In person|Video|Phone;Fee:money;Notes:long;~Status=Requested|Agreed|Held|Cancelled
- Petra, first talk | client=Petra Hill; counselor=Hanna Reil; minutes=50; way=In person; fee=70; status=Held
- Petra, second | client=Petra Hill; counselor=Hanna Reil; minutes=50; way=Video; fee=70; status=Agreed
- Kofi and Ama, start | client=Kofi Asante; counselor=Samuel Ode; minutes=80; way=In person; fee=120; status=Requested
- Jun, study choice | client=Jun Arai; counselor=Lin Aster; minutes=50; way=Phone; fee=55; status=Cancelled
item counseling field|field of counseling|assessment category|category: Name!;Description:long;Icon:image;Position:number#1-100
- Mood | description=Low days and long nights; position=1
- Personality | description=How I am; position=2
- Relationship | description=Couples and families; position=3
- Study | description=School and exams; position=4
item counseling service|service|training course|course|workshop: Name!;Kind=Single talk|Couple|Group|Course|Talk in a company;Counselor->@counselor|psychologist|teacher~Samuel Ode;Price:money;Minutes:number(min)#10-2000;Places:number#1-200;Description:long;Picture:image
- First talk | kind=Single talk; counselor=Hanna Reil; price=40; minutes=30; places=1
- Evening for couples | kind=Couple; counselor=Samuel Ode; price=90; minutes=120; places=12
- Calm into the exam | kind=Course; counselor=Lin Aster; price=60; minutes=360; places=15
- Grief group | kind=Group; counselor=Marta Holm; price=15; minutes=90; places=8
record mood entry|mood|mood tracking|mood log|mood check-in: Title!;Client~Petra Hill|Kofi Asante;Date:date!;Mood=Very low|Low|Okay|Good|Very good;Score:number#1-10;Sleep:number(h)#0-16;Trigger;Note:long;Shared with counsellor:boolean
- Better after the walk | client=Petra Hill; mood=Good; score=7; sleep=7; trigger=Walk outside
- Tense before the exam | client=Kofi Asante; mood=Low; score=3; sleep=5; trigger=Exam
- Quiet Sunday | client=Petra Hill; mood=Okay; score=6; sleep=8
- Slept badly | client=Kofi Asante; mood=Low; score=4; sleep=4; trigger=Noise
work homework exercise|homework|exercise|therapy homework|therapy exercise|between-session task: Title!;Client~Petra Hill|Kofi Asante;Session->@session|counseling session;Counsellor->@counselor|psychologist|therapist~Hanna Reil|Samuel Ode;Kind=Diary|Thought record|Breathing|Exposure|Reading;Instructions:long;Due on:date;Answer:long;~Done on:date
- Thought record, three days | client=Petra Hill; counsellor=Hanna Reil; kind=Thought record
- Ride one bus stop | client=Kofi Asante; counsellor=Samuel Ode; kind=Exposure
- Breathe before sleep | client=Petra Hill; counsellor=Hanna Reil; kind=Breathing
- Letter to yourself | client=Kofi Asante; counsellor=Samuel Ode; kind=Diary
+ article: Field->@counseling field|category;Author~Hanna Reil
+ appointment: Counselor->@counselor|psychologist|teacher;Way=In person|Video|Phone;Concern:long
# health recommendation|screening suggestion|screening recommendation|personalized health screening|preventive health|preventive screening|health guideline|health check-up plan
! record health profile|profile|health information|user profile|personal health profile: Title!;Person~Sara Wen|Mikkel Dahl;Born on:date;Sex=Female|Male|Other;Height:number(cm)#50-230;Weight:number(kg)#10-300;Smoker=Never|Earlier|Yes;Alcohol=None|Little|Much;Activity=Low|Medium|High;Medicines:long;Pregnant:boolean;Updated on:date
- Sara's profile | person=Sara Wen; sex=Female; height=164; weight=61; smoker=Never; alcohol=Little; activity=Medium
- Mikkel's profile | person=Mikkel Dahl; sex=Male; height=183; weight=97; smoker=Earlier; alcohol=Little; activity=Low; medicines=Blood pressure tablet
- Rosa's profile | person=Rosa Keller; sex=Female; height=170; weight=70; smoker=Yes; alcohol=Little; activity=Medium
- Adil's profile | person=Adil Kaya; sex=Male; height=176; weight=80; smoker=Never; alcohol=None; activity=High
! record screening recommendation|screening suggestion|health screening suggestion|personalized suggestion|health recommendation|recommendation: Title!;Profile->@health profile|profile|health information~Sara's profile|Mikkel's profile;Screening->@screening type|screening test|health screening~Blood pressure check|Bowel screening;Guideline->@guideline|health guideline~Adult prevention 2024;Reason:long;Priority=Routine|Soon|Urgent;Due on:date;Every:number(months)#1-240;~Status=Suggested|Booked|Done|Declined
- Sara, cervical smear | profile=Sara's profile; screening=Cervical smear; guideline=Adult prevention 2024; reason=Woman aged 25 to 64; priority=Routine; every=36; status=Suggested
- Mikkel, bowel test | profile=Mikkel's profile; screening=Bowel screening; guideline=Bowel programme; reason=Older than 50; priority=Soon; every=24; status=Booked
- Mikkel, blood sugar | profile=Mikkel's profile; screening=Blood sugar test; guideline=Adult prevention 2024; reason=Body mass index above 28; priority=Soon; every=12; status=Done
- Rosa, lung scan | profile=Rosa's profile; screening=Lung scan; guideline=Lung programme; reason=Smokes for 25 years; priority=Soon; every=12; status=Suggested
! item screening type|screening test|health screening|check-up|examination: Name!;Area=Heart|Cancer|Metabolism|Senses|Infection|Mental health;Age from:number(years)#0-120;Age to:number(years)#0-120;For=Everyone|Women|Men|Risk groups;Method;Every:number(months)#1-240;Price:money;Preparation:long
- Blood pressure check | area=Heart; age_from=18; age_to=120; for=Everyone; method=Cuff; every=12; price=0
- Bowel screening | area=Cancer; age_from=50; age_to=75; for=Everyone; method=Stool test; every=24; price=0
- Cervical smear | area=Cancer; age_from=25; age_to=64; for=Women; method=Smear; every=36; price=0
- Blood sugar test | area=Metabolism; age_from=35; age_to=70; for=Risk groups; method=Blood sample; every=12; price=9
item guideline|health guideline|authoritative guideline|recommendation source|screening rule: Title!;Issued by;Year:number#1990-2100;Region;Screening->@screening type|screening test~Bowel screening;Rule:long;Grade=A|B|C|Insufficient;Address:url;Valid until:date
- Adult prevention 2024 | issued_by=Health board; year=2024; region=North; screening=Blood pressure check; rule=Every adult once a year; grade=A
- Bowel programme | issued_by=Cancer council; year=2023; region=North; screening=Bowel screening; rule=50 to 75, every two years; grade=A
- Lung programme | issued_by=Cancer council; year=2025; region=North; rule=50 to 80 with 20 pack-years; grade=B
- Diabetes paper | issued_by=Health board; year=2022; region=North; screening=Blood sugar test; grade=B
record risk factor|health risk factor|risk|risk assessment|family history: Title!;Profile->@health profile|profile|health information~Mikkel's profile;Kind=Family history|Lifestyle|Illness|Age|Work;Factor!;Strength=Low|Medium|High;Since:date;Relative~Mother|Brother;Note:long
- Mikkel, weight | profile=Mikkel's profile; kind=Lifestyle; factor=Body mass index 29; strength=Medium
- Mikkel, father | profile=Mikkel's profile; kind=Family history; factor=Bowel cancer at 58; strength=High; relative=Father
- Rosa, smoking | profile=Rosa's profile; kind=Lifestyle; factor=20 cigarettes a day; strength=High
- Sara, aunt | profile=Sara's profile; kind=Family history; factor=Breast cancer at 61; strength=Low; relative=Aunt
record screening result|test result|completed screening|screening history: Title!;Profile->@health profile|profile~Mikkel's profile;Screening->@screening type|screening test~Blood sugar test;Done on:date;Value:number;Unit;Place;~Result=Normal|Borderline|Abnormal;File:file;Next on:date
- Mikkel, sugar in May | profile=Mikkel's profile; screening=Blood sugar test; value=6.1; unit=mmol/l; place=Hill practice; result=Borderline
- Sara, pressure | profile=Sara's profile; screening=Blood pressure check; value=118; unit=mmHg; place=Pharmacy; result=Normal
- Adil, pressure | profile=Adil's profile; screening=Blood pressure check; value=124; unit=mmHg; place=Work; result=Normal
- Rosa, smear 2023 | profile=Rosa's profile; screening=Cervical smear; place=Canal clinic; result=Normal
item recommendation engine|screening recommendation engine|health screening recommendation engine|rule set|engine: Name!;Version~2.1;Rules:number#0-10000;Guidelines used:number#0-1000;Checked by~Dr. Ana Duarte;Valid from:date;Description:long;~Status=Draft|Live|Replaced
- Adult rules | version=2.1; rules=64; guidelines_used=9; checked_by=Dr. Ana Duarte; status=Live
- Adult rules, before | version=2.0; rules=58; guidelines_used=8; checked_by=Dr. Ana Duarte; status=Replaced
- Pregnancy rules | version=0.3; rules=12; guidelines_used=3; status=Draft
- Travel vaccines | version=1.0; rules=31; guidelines_used=2; checked_by=Sven Holm; status=Live
# animal hospital|animal treatment|animal clinic|hospital animal|veterinary hospital|animal patient|animal ward
person animal|animal patient|pet|patient: Name!;Species=Dog|Cat|Horse|Rabbit|Bird|Reptile|Other;Breed;Gender=Female|Male|Neutered;Born on:date;Weight:number(kg)#0-1500;Chip number;Owner->@animal owner|owner~Rosa Keller;Kennel->@kennel|ward|cage~K-04;Allergies;Photo:image;~Status=Admitted|Under observation|Discharged|Died
- Bruno | species=Dog; breed=Beagle; gender=Male; weight=13.5; owner=Rosa Keller; kennel=K-04; status=Admitted
- Mimi | species=Cat; breed=Siamese; gender=Neutered; weight=4.1; owner=Adil Kaya; kennel=C-11; allergies=Penicillin; status=Under observation
- Star | species=Horse; breed=Haflinger; gender=Female; weight=420; owner=Joy Amadi; status=Discharged
- Hopper | species=Rabbit; breed=Dwarf lop; gender=Male; weight=1.9; owner=Rosa Keller; kennel=C-12; status=Admitted
! person animal owner|owner|keeper|client: Name!;Phone:phone;Email:email;Address;Emergency phone:phone;Insurance;Balance:money;Note:long
- Rosa Keller | address=Mill lane 3; insurance=PetSafe
- Adil Kaya | address=Quay 9; insurance=None; balance=0
- Joy Amadi | address=Stud farm Elm; insurance=HorseCare
- Piet Novak | address=Dock street 2; insurance=PetSafe; balance=45
record treatment|treatment record|animal treatment|therapy record: Title!;Animal->@animal|animal patient|pet~Bruno|Mimi;Kind=Medicine|Surgery|Wound care|Infusion|Vaccination|Check;Vet->@vet|veterinarian~Dr. Lena Roth;Medication;Dose;Findings:long;Given on:date!;Given at:time;Next on:date;Cost:money;~Status=Planned|Given|Stopped
- Bruno, stitches | animal=Bruno; kind=Surgery; vet=Dr. Lena Roth; findings=Cut on the left paw, six stitches; cost=180; status=Given
- Bruno, pain relief | animal=Bruno; kind=Medicine; vet=Dr. Lena Roth; medication=Meloxicam; dose=1.3 mg; cost=8; status=Given
- Mimi, infusion | animal=Mimi; kind=Infusion; vet=Dr. Omar Lind; dose=120 ml; cost=40; status=Planned
- Hopper, teeth | animal=Hopper; kind=Surgery; vet=Dr. Omar Lind; findings=Front teeth shortened; cost=55; status=Given
! record medical history entry|medical history|medical record|history entry|diagnosis: Title!;Animal->@animal|animal patient|pet~Bruno|Mimi;Kind=Illness|Injury|Surgery|Vaccination|Allergy|Test;Diagnosis;Severity=Mild|Moderate|Severe;Found on:date;Healed on:date;Vet->@vet|veterinarian~Dr. Lena Roth;Document:file;Notes:long
- Bruno, ear 2023 | animal=Bruno; kind=Illness; diagnosis=Ear infection; severity=Mild; vet=Dr. Lena Roth
- Mimi, kidneys | animal=Mimi; kind=Illness; diagnosis=Kidney disease; severity=Severe; vet=Dr. Omar Lind
- Mimi, penicillin | animal=Mimi; kind=Allergy; diagnosis=Rash after injection; severity=Moderate
- Star, tetanus | animal=Star; kind=Vaccination; diagnosis=Tetanus; severity=Mild
! record vital sign|monitoring record|observation|vital reading|reading: Title!;Animal->@animal|animal patient|pet~Bruno|Mimi;Temperature:number(°C)#30-45;Pulse:number(bpm)#10-400;Breaths:number(per min)#4-200;Weight:number(kg)#0-1500;Eats=Well|Little|Nothing;Pain:number#0-10;Noted by~Nurse Ida;Noted on:date;Noted at:time
- Bruno, 08:00 | animal=Bruno; temperature=38.6; pulse=96; breaths=22; eats=Well; pain=3; noted_by=Nurse Ida
- Mimi, 08:10 | animal=Mimi; temperature=37.4; pulse=170; breaths=30; weight=4.0; eats=Nothing; pain=2; noted_by=Nurse Ida
- Mimi, 14:00 | animal=Mimi; temperature=37.9; pulse=162; breaths=28; eats=Little; pain=1; noted_by=Nurse Tom
- Hopper, 08:20 | animal=Hopper; temperature=38.9; pulse=210; breaths=50; eats=Little; pain=4; noted_by=Nurse Ida
item kennel|ward|cage|box|stall: Number!;Ward=Dogs|Cats|Small animals|Isolation|Horses;Size=S|M|L;Oxygen:boolean;Cleaned on:date;~Status=Free|Taken|Cleaning|Closed
- K-04 | ward=Dogs; size=M; status=Taken
- C-11 | ward=Cats; size=S; status=Taken
- C-12 | ward=Small animals; size=S; status=Taken
- I-01 | ward=Isolation; size=M; status=Free
person vet|veterinarian|animal doctor|nurse: Name!;Role=Vet|Surgeon|Nurse|Assistant;Licence number;Specialty;Shift=Early|Late|Night;Phone:phone;Photo:image
- Dr. Lena Roth | role=Surgeon; licence_number=V-2217; specialty=Soft tissue; shift=Early
- Dr. Omar Lind | role=Vet; licence_number=V-1804; specialty=Cats; shift=Late
- Nurse Ida | role=Nurse; shift=Early
- Nurse Tom | role=Nurse; shift=Late
# medical transcription|medical dictation|medical speech|for medical consultation|speech-to-text for medical|clinical dictation|doctor's dictation
! record medical consultation|consultation|consultation recording|dictation|visit: Title!;Patient~Noah Berger|Tamar Levi;Doctor~Dr. Lin Chao|Dr. Ben Okoye;Speciality=General medicine|Cardiology|Paediatrics|Skin|Orthopaedics;Held on:date;Language~English (UK)|Spanish (Spain);Consent given:boolean;Summary:long;~Status=Recorded|Transcribed|Checked|Signed
- Berger, chest pain | patient=Noah Berger; doctor=Dr. Lin Chao; speciality=Cardiology; language=English (UK); status=Checked
- Levi, rash | patient=Tamar Levi; doctor=Dr. Ben Okoye; speciality=Skin; language=English (US); status=Signed
- Adler, knee | patient=Josef Adler; doctor=Dr. Lin Chao; speciality=Orthopaedics; language=Spanish (Spain); status=Transcribed
- Chen, cough | patient=Mei Chen; doctor=Dr. Ben Okoye; speciality=Paediatrics; language=Mandarin Chinese; status=Recorded
record transcript|transcription|text record: Title!;Consultation->@medical consultation|consultation|visit~Berger, chest pain;Audio->@audio file|recording|audio~berger-chest.wav;Language~English (UK)|Mandarin Chinese;Text:long;Words:number#0-100000;Accuracy:percent;Edited by~Dr. Lin Chao;Made on:date;~Status=Waiting|Running|To be checked|Final|Failed
- Transcript Berger | consultation=Berger, chest pain; audio=berger-chest.wav; language=English (UK); words=1240; accuracy=96; edited_by=Dr. Lin Chao; status=Final
- Transcript Levi | consultation=Levi, rash; audio=levi-rash.m4a; language=English (US); words=610; accuracy=97; status=Final
- Transcript Adler | consultation=Adler, knee; audio=adler-knee.mp3; language=Spanish (Spain); words=880; accuracy=91; status=To be checked
- Transcript Chen | consultation=Chen, cough; audio=chen-cough.wav; language=Mandarin Chinese; status=Running
! item medical term|pharmaceutical name|drug name|glossary entry|term|vocabulary entry: Term!;Kind=Illness|Medicine|Body part|Procedure|Abbreviation;Language~English (UK)|Spanish (Spain);Spoken as;Code~I20.9|ATC C07AB02;Meaning:long;Added by~Dr. Lin Chao;Heard:number#0-1000000
- angina pectoris | kind=Illness; language=English (UK); spoken_as=an-JY-na PEK-tor-is; code=I20.9; heard=41
- metoprolol | kind=Medicine; language=English (UK); spoken_as=me-TOE-pro-lol; code=ATC C07AB02; heard=88
- rodilla | kind=Body part; language=Spanish (Spain); heard=23
- ECG | kind=Abbreviation; language=English (UK); meaning=Electrocardiogram; heard=130
! record correction|transcript correction|recognised term|edit: Title!;Transcript->@transcript|transcription~Transcript Berger;Term->@medical term|term~metoprolol;Heard as;Corrected to;At second:number(s)#0-36000;Corrected by~Dr. Lin Chao;Corrected on:date;Learn it:boolean
- Dose of the tablet | transcript=Transcript Berger; term=metoprolol; heard_as=metro pro lol; corrected_to=metoprolol; at_second=312; corrected_by=Dr. Lin Chao
- Name of the illness | transcript=Transcript Berger; term=angina pectoris; heard_as=and China pectoris; corrected_to=angina pectoris; at_second=88; corrected_by=Dr. Lin Chao
- Left, not right | transcript=Transcript Adler; term=rodilla; heard_as=rodillo; corrected_to=rodilla; at_second=41; corrected_by=Dr. Lin Chao
- Heart test | transcript=Transcript Berger; term=ECG; heard_as=easy G; corrected_to=ECG; at_second=402; corrected_by=Dr. Lin Chao
+ comment: Transcript->@transcript
# hospital case|medical case|clinical case|patient case|case report form|clinical form|electronic medical record
! person patient|case patient|inpatient: Name!;Patient number;Born on:date;Gender=Female|Male|Other;Phone:phone;Address;Ward~Surgery 2;Insurance;Allergies:long;Blood group=A|B|AB|O|Not known;~Status=Admitted|Outpatient|Discharged
- Noah Berger | patient_number=P-20418; gender=Male; ward=Surgery 2; insurance=Public; allergies=Penicillin; blood_group=A; status=Admitted
- Tamar Levi | patient_number=P-20433; gender=Female; insurance=Private; blood_group=O; status=Outpatient
- Josef Adler | patient_number=P-19007; gender=Male; ward=Cardiology 1; insurance=Public; blood_group=B; status=Admitted
- Mei Chen | patient_number=P-20501; gender=Female; ward=Children; insurance=Public; blood_group=Not known; status=Discharged
record case|hospital case|medical case|patient case|case file|case record: Case number!;Patient->@patient|inpatient~Noah Berger|Josef Adler;Department->@department|ward~Surgery|Cardiology;Doctor~Dr. Lin Chao|Dr. Ben Okoye;Diagnosis;Kind=Inpatient|Outpatient|Emergency|Study;Opened on:date;Closed on:date;Priority=Low|Normal|High|Urgent;Summary:long;~Status=Open|Under treatment|Closed|Archived
- C-3381 | patient=Noah Berger; department=Surgery; doctor=Dr. Lin Chao; diagnosis=Appendicitis; kind=Emergency; priority=Urgent; status=Under treatment
- C-3390 | patient=Tamar Levi; department=Skin; doctor=Dr. Ben Okoye; diagnosis=Contact eczema; kind=Outpatient; priority=Normal; status=Open
- C-3302 | patient=Josef Adler; department=Cardiology; doctor=Dr. Ben Okoye; diagnosis=Heart failure; kind=Inpatient; priority=High; status=Under treatment
- C-3411 | patient=Mei Chen; department=Children; doctor=Dr. Lin Chao; diagnosis=Croup; kind=Emergency; priority=Normal; status=Closed
! record case form|completed form|filled form|case form entry|form record: Title!;Case->@case|hospital case|case file~C-3381|C-3302;Form->@form|form template~Admission sheet|Wound check;Filled in by~Nurse Ida|Dr. Lin Chao;Values:long;Filled in on:date;Checked by~Dr. Ben Okoye;~Status=Draft|Complete|Checked|Returned
- Admission of Berger | case=C-3381; form=Admission sheet; filled_in_by=Nurse Ida; values=Temperature 38.4, pain 7 of 10; checked_by=Dr. Lin Chao; status=Checked
- Wound, day 2 | case=C-3381; form=Wound check; filled_in_by=Nurse Ida; values=Dry, no redness; status=Complete
- Weight curve Adler | case=C-3302; form=Daily weight; filled_in_by=Nurse Tom; values=84.2 kg; status=Complete
- Admission of Chen | case=C-3411; form=Admission sheet; filled_in_by=Nurse Tom; status=Draft
item form filling rule|filling rule|form rule|field rule: Name!;Form->@form|form template~Admission sheet;Field->@form field|field;Check=Required|Range|Pattern|Depends on|Calculated;Lower limit:number;Upper limit:number;Depends on field;Message;Active:boolean
- Temperature is plausible | form=Admission sheet; check=Range; lower_limit=33; upper_limit=43; message=Please check the temperature
- Allergy must be asked | form=Admission sheet; check=Required; message=Write none if there is none
- Pregnancy only for women | form=Admission sheet; check=Depends on; depends_on_field=Sex; message=Leave empty
- Body mass index | form=Admission sheet; check=Calculated; depends_on_field=Height, Weight
! item department|ward|hospital department|clinic: Name!;Head~Dr. Lin Chao|Dr. Ben Okoye;Floor:number#-3-40;Beds:number#0-500;Phone:phone;Position:number#1-200
- Surgery | head=Dr. Lin Chao; floor=2; beds=32; position=1
- Cardiology | head=Dr. Ben Okoye; floor=3; beds=24; position=2
- Children | head=Dr. Iris Weil; floor=1; beds=18; position=3
- Skin | head=Dr. Maria Sand; floor=4; beds=8; position=4
# yoga mini-program|yoga studio|yoga app|practice yoga|yoga class|yoga course|yoga platform|yoga website
item yoga style|yoga|yoga type|practice: Name!;Origin;Intensity=Gentle|Medium|Strong;Level=Beginner|Intermediate|Advanced;Good for=Back|Sleep|Strength|Balance|Breath|Pregnancy;Minutes:number(min)#5-180;Equipment~Mat, block;Picture:image;Description:long
- Hatha | origin=India; intensity=Gentle; level=Beginner; good_for=Balance; minutes=60; equipment=Mat
- Vinyasa | origin=India; intensity=Strong; level=Intermediate; good_for=Strength; minutes=75; equipment=Mat
- Yin | intensity=Gentle; level=Beginner; good_for=Sleep; minutes=60; equipment=Mat, bolster, block
- Prenatal | intensity=Gentle; level=Beginner; good_for=Pregnancy; minutes=45; equipment=Mat, cushion
! record class session|yoga session|scheduled class|timetable entry|class: Title!;Style->@yoga style|yoga~Hatha|Yin;Coach->@coach|yoga teacher|teacher~Mira Alder;Venue->@venue|yoga studio|studio~Quiet loft;Date:date;Starts at:time;Minutes:number(min)#10-240;Places:number#1-100;Places taken:number#0-100;Price:money;~Status=Open|Full|Held|Cancelled
- Monday Hatha | style=Hatha; coach=Mira Alder; venue=Quiet loft; minutes=60; places=14; places_taken=9; price=15; status=Open
- Yin by candlelight | style=Yin; coach=Joel Abara; venue=Quiet loft; minutes=75; places=10; places_taken=10; price=18; status=Full
- Early Vinyasa | style=Vinyasa; coach=Mira Alder; venue=Harbour studio; minutes=60; places=20; places_taken=6; price=15; status=Open
- Prenatal circle | style=Prenatal; coach=Joel Abara; venue=Harbour studio; minutes=45; places=8; price=16; status=Cancelled
item venue|yoga studio|studio|yoga hall: Name!;Address;City;Phone:phone;Opening hours;Rooms:number#1-50;Showers:boolean;Mats lent:boolean;Distance:number(km)#0-1000;Picture:image;Description:long
- Quiet loft | address=Mill lane 3; city=Port Elm; opening_hours=7 to 21; rooms=2
- Harbour studio | address=Quay 12; city=Port Elm; opening_hours=6 to 22; rooms=3
- Garden house | address=Park road 1; city=Elmstead; opening_hours=9 to 19; rooms=1
- Bamboo room | address=Dock street 5; city=Port Elm; opening_hours=10 to 20; rooms=1
! record practice record|practice log|practice history|watched lesson: Title!;Person~Petra Hill|Jun Arai;Course->@course|online course~Back in balance;Lesson;Minutes:number(min)#0-300;Watched:percent;Calories:number(kcal)#0-3000;Done on:date;Feeling=Tired|Calm|Fresh|Sore
- Petra, lesson 2 | person=Petra Hill; lesson=Long spine; minutes=22; watched=100; calories=70; feeling=Calm
- Jun, lesson 1 | person=Jun Arai; lesson=First breath; minutes=9; watched=45; calories=20; feeling=Tired
- Petra, lesson 3 | person=Petra Hill; lesson=Twist and rest; minutes=25; watched=100; calories=80; feeling=Fresh
- Ida, sun salute | person=Ida Moreau; lesson=Twelve steps; minutes=30; watched=90; calories=140; feeling=Sore
! item course lesson|lesson|video lesson|course section: Title!;Course->@course|online course~Back in balance;Number:number#1-200;Video:file;Length:number(min)#1-180;Free:boolean;Poses~Cat, Child;Description:long
- First breath | number=1; length=20; poses=Seated; description=How to sit and breathe
- Long spine | number=2; length=22; poses=Cat, Cow
- Twist and rest | number=3; length=25; poses=Seated twist, Child
- Twelve steps | number=1; length=30; poses=Sun salute
# hair salon member|salon membership|salon member|beauty salon member|hairdressing member|barber member
item membership level|member level|card type|membership type|operating mode: Name!;Mode=Stored value|Times|Discount|Mixed;Price:money;Bonus:money;Times included:number#0-500;Discount:percent;Valid for:number(months)#1-120;Description:long;~Status=Sold|Closed
- Silver, stored value | mode=Stored value; price=100; bonus=10; discount=5; valid_for=24; status=Sold
- Gold, stored value | mode=Stored value; price=300; bonus=50; discount=10; valid_for=36; status=Sold
- Ten cuts | mode=Times; price=270; times_included=10; valid_for=18; status=Sold
- Family card | mode=Discount; price=40; discount=15; valid_for=12; status=Closed
! item member card|card|membership card|stored-value card|account card: Card number!;Member->@member|hair salon member|salon member|customer~Nora Vidal|Ben Osei;Level->@membership level|card type~Silver, stored value|Ten cuts;Balance:money;Times left:number#0-500;Points:number#0-1000000;Issued on:date;Valid until:date;~Status=Active|Lost|Expired|Locked
- MC-1041 | member=Nora Vidal; level=Silver, stored value; balance=62; points=310; status=Active
- MC-1042 | member=Ben Osei; level=Ten cuts; times_left=7; points=90; status=Active
- MC-0988 | member=Ida Moreau; level=Gold, stored value; balance=0; points=820; status=Expired
- MC-1050 | member=Jun Arai; level=Silver, stored value; balance=110; points=0; status=Locked
! record consumption item|consumption line|service item|consumed service: Title!;Consumption->@consumption record|consumption~R-7001|R-7002;Service->@service|salon service~Cut and blow-dry;Product;Quantity:number#1-100;Price:money;Discount:percent;Stylist~Mara Lindt|Joel Abara;Amount:money
- Cut for Nora | service=Cut and blow-dry; quantity=1; price=38; discount=5; stylist=Mara Lindt; amount=36.1
- Mask for Nora | product=Repair mask; quantity=1; price=12; discount=0; stylist=Mara Lindt; amount=12
- Fourth cut for Ben | service=Men's cut; quantity=1; price=27; discount=100; stylist=Joel Abara; amount=0
- Colour for Ida | service=Colour; quantity=1; price=74; discount=10; stylist=Mara Lindt; amount=66.6
record member habit|member preference|consumption habit|habit analysis|preference: Title!;Member->@member|hair salon member|salon member|customer~Nora Vidal|Ben Osei;Kind=Service|Stylist|Time|Product|Spending;Value!;Times seen:number#0-10000;Average spent:money;Days between visits:number#0-1000;Last visit on:date;Computed on:date
- Nora, stylist | member=Nora Vidal; kind=Stylist; value=Mara Lindt; times_seen=9; average_spent=44; days_between_visits=38
- Ben, time | member=Ben Osei; kind=Time; value=Saturday morning; times_seen=6; average_spent=0; days_between_visits=30
- Ida, service | member=Ida Moreau; kind=Service; value=Colour; times_seen=12; average_spent=71; days_between_visits=55
- Jun, product | member=Jun Arai; kind=Product; value=Matt paste; times_seen=3; average_spent=14; days_between_visits=61
+ member: Birthday:date;Gender=Female|Male|Other;Hair type=Fine|Normal|Thick|Curly;Preferred stylist
# eye care|vision test|eye exercise|eyesight|optometrist|eye clinic|myopia|eye health|eye protection
person eye patient|patient|child|family member: Name!;Born on:date;Gender=Female|Male|Other;Phone:phone;Wears=Nothing|Glasses|Contact lenses|Both;Screen hours a day:number(h)#0-24;Known illnesses:long;Optician->@optometrist|eye doctor|doctor~Dr. Lena Vik
- Pelle Rost | gender=Male; wears=Glasses; screen_hours_a_day=3; optician=Dr. Lena Vik
- Defne Kaya | gender=Female; wears=Nothing; screen_hours_a_day=5; optician=Ravi Patel
- Amara Joy | gender=Female; wears=Contact lenses; screen_hours_a_day=9; known_illnesses=Dry eyes; optician=Dr. Lena Vik
- Otto Brandt | gender=Male; wears=Both; screen_hours_a_day=4; known_illnesses=Cataract, left; optician=Dr. Lena Vik
! record vision test|eye test|sight test|eyesight record|vision screening: Title!;Patient->@eye patient|patient|child~Pelle Rost|Defne Kaya;Kind=Letters|Colours|Contrast|Field|Astigmatism|Near;Left eye:number#0-3;Right eye:number#0-3;With glasses:boolean;Distance:number(m)#0-10;Pressure:number(mmHg)#0-80;Tested on:date;~Result=Good|Watch|See a doctor
- Pelle, letters, May | patient=Pelle Rost; kind=Letters; left_eye=0.8; right_eye=0.6; distance=5; result=Watch
- Defne, letters, May | patient=Defne Kaya; kind=Letters; left_eye=1.2; right_eye=1.2; distance=5; result=Good
- Amara, contrast | patient=Amara Joy; kind=Contrast; left_eye=0.9; right_eye=0.7; distance=3; result=Watch
- Otto, field | patient=Otto Brandt; kind=Field; left_eye=0.3; right_eye=1; pressure=24; distance=1; result=See a doctor
! record glasses prescription|lens prescription|refraction|glasses pass: Title!;Patient->@eye patient|patient|child~Pelle Rost;Doctor->@optometrist|eye doctor|doctor~Dr. Lena Vik;Right sphere:number(dpt)#-30-30;Right cylinder:number(dpt)#-10-10;Left sphere:number(dpt)#-30-30;Left cylinder:number(dpt)#-10-10;Addition:number(dpt)#0-5;Pupil distance:number(mm)#40-80;Issued on:date;Valid until:date
- Pelle, school glasses | patient=Pelle Rost; doctor=Dr. Lena Vik; right_sphere=-1.75; left_sphere=-1.25; pupil_distance=58
- Amara, lenses | patient=Amara Joy; doctor=Dr. Lena Vik; right_sphere=-3; left_sphere=-2.75; pupil_distance=61
- Otto, reading | patient=Otto Brandt; doctor=Dr. Lena Vik; right_sphere=1.5; right_cylinder=-0.5; left_sphere=1.25; addition=2.25; pupil_distance=64
- Pelle, first glasses | patient=Pelle Rost; doctor=Ravi Patel; right_sphere=-1; left_sphere=-0.75; pupil_distance=56
person optometrist|eye doctor|doctor|optician: Name!;Profession=Eye doctor|Optometrist|Optician;Practice;City;Specialty=Children|Lenses|Surgery|Low vision;Phone:phone;Fee:money;Photo:image
- Dr. Lena Vik | profession=Eye doctor; practice=Canal eyes; city=Port Elm; specialty=Children; fee=60
- Ravi Patel | profession=Optometrist; practice=Clear sight; city=Elmstead; specialty=Lenses; fee=35
- Dr. Omar Lind | profession=Eye doctor; practice=Hill clinic; city=Port Elm; specialty=Surgery; fee=90
- Uta Rehm | profession=Optician; practice=Rehm glasses; city=Ferndale; specialty=Low vision; fee=0
item eye exercise|exercise|eye training|relaxation exercise: Name!;Helps with=Dry eyes|Tired eyes|Focus|Squint|Lazy eye;Minutes:number(min)#1-60;Times a day:number#1-20;Instructions:long;Video:file;Picture:image;Age from:number(years)#0-100
- Near and far | helps_with=Focus; minutes=3; times_a_day=4; age_from=6
- Palming | helps_with=Tired eyes; minutes=5; times_a_day=3; age_from=4
- Blink ten times | helps_with=Dry eyes; minutes=1; times_a_day=10; age_from=4
- Pencil push-ups | helps_with=Squint; minutes=4; times_a_day=2; age_from=7
! record eye exercise session|screen break|training day|break log: Title!;Patient->@eye patient|patient|child~Defne Kaya;Exercise->@eye exercise|exercise|eye training~Near and far;Minutes:number(min)#0-120;Screen minutes before:number(min)#0-1440;Feeling=Fresh|Same|Tired;Done on:date;Done at:time
- Defne after homework | patient=Defne Kaya; exercise=Near and far; minutes=3; screen_minutes_before=90; feeling=Fresh
- Amara at ten | patient=Amara Joy; exercise=Blink ten times; minutes=1; screen_minutes_before=55; feeling=Same
- Pelle with mum | patient=Pelle Rost; exercise=Pencil push-ups; minutes=4; screen_minutes_before=0; feeling=Tired
- Amara at noon | patient=Amara Joy; exercise=Palming; minutes=5; screen_minutes_before=180; feeling=Fresh
+ product: Frame width:number(mm)#80-200;Lens type=Single|Bifocal|Progressive;Material~Titanium
+ appointment: Patient->@eye patient|patient;Doctor->@optometrist|eye doctor
# weight loss|slimming|lose weight|weight management|body shaping|fat loss|weight control|weight coaching
record weight entry|weight record|weigh-in|body measurement|body data: Title!;Person~Sara Wen|Mikkel Dahl;Weighed on:date!;Weight:number(kg)#20-400!;Body fat:percent;Waist:number(cm)#30-250;Hips:number(cm)#30-250;Muscle:number(kg)#5-150;Mood=Good|Fair|Low;Note:long
- Sara, Monday | person=Sara Wen; weight=78.4; body_fat=33; waist=88; hips=106; mood=Good
- Sara, next Monday | person=Sara Wen; weight=77.6; body_fat=33; waist=87; hips=105; mood=Good
- Mikkel, start | person=Mikkel Dahl; weight=104.2; body_fat=31; waist=112; mood=Fair
- Mikkel, week 4 | person=Mikkel Dahl; weight=101; body_fat=30; waist=109; mood=Low
! record weight goal|target weight|weight loss goal|slimming target: Title!;Person~Sara Wen|Mikkel Dahl;Start weight:number(kg)#20-400;Target weight:number(kg)#20-400;Energy a day:number(kcal)#800-6000;Pace:number(kg per week)#0-2;Starts on:date;Reach by:date;Coach->@weight coach|coach|trainer~Hilde Ros;Progress:percent;~Status=Under way|Reached|Paused|Given up
- Sara to 70 | person=Sara Wen; start_weight=79; target_weight=70; energy_a_day=1700; pace=0.5; coach=Hilde Ros; progress=16; status=Under way
- Mikkel to 90 | person=Mikkel Dahl; start_weight=104.2; target_weight=90; energy_a_day=2100; pace=0.7; coach=Sven Holm; progress=23; status=Under way
- Rosa holds 64 | person=Rosa Keller; start_weight=68; target_weight=64; energy_a_day=1800; pace=0.3; progress=100; status=Reached
- Adil after the holidays | person=Adil Kaya; start_weight=86; target_weight=82; energy_a_day=2000; pace=0.5; progress=10; status=Paused
person weight coach|coach|trainer|dietitian|consultant: Name!;Profession=Dietitian|Trainer|Doctor|Coach;Certificate;Fee per month:money;Languages;Places free:number#0-500;Photo:image;About:long;~Status=Taking clients|Full
- Hilde Ros | profession=Dietitian; certificate=DG-204; fee_per_month=60; places_free=3; status=Taking clients
- Sven Holm | profession=Trainer; certificate=TR-118; fee_per_month=75; places_free=0; status=Full
- Dr. Ana Duarte | profession=Doctor; fee_per_month=110; places_free=1; status=Taking clients
- Mei Ran | profession=Coach; certificate=CO-77; fee_per_month=40; places_free=8; status=Taking clients
item slimming plan|weight loss plan|diet plan|training plan|programme|plan: Name!;Coach->@weight coach|coach|trainer~Hilde Ros;Weeks:number#1-104;Energy a day:number(kcal)#800-6000;Meals a day:number#1-8;Training a week:number#0-14;Level=Gentle|Medium|Strict;Price:money;Description:long;Picture:image
- Six gentle weeks | coach=Hilde Ros; weeks=6; energy_a_day=1800; meals_a_day=4; training_a_week=2; level=Gentle; price=49
- Strong and lighter | coach=Sven Holm; weeks=12; energy_a_day=2100; meals_a_day=5; training_a_week=4; level=Medium; price=120
- Doctor's programme | coach=Dr. Ana Duarte; weeks=16; energy_a_day=1500; meals_a_day=3; training_a_week=3; level=Strict; price=260
- Walk it off | coach=Mei Ran; weeks=8; energy_a_day=1900; meals_a_day=4; training_a_week=5; level=Gentle; price=35
record meal entry|food diary entry|food record|diet record|meal: Title!;Person~Sara Wen;Meal=Breakfast|Lunch|Dinner|Snack;Food;Amount:number(g)#0-5000;Energy:number(kcal)#0-6000;Protein:number(g)#0-500;Eaten on:date;Photo:image
- Oats with pear | person=Sara Wen; meal=Breakfast; food=Oats, milk, pear; amount=320; energy=380; protein=14
- Lentil soup | person=Sara Wen; meal=Lunch; food=Lentils, carrots; amount=450; energy=410; protein=24
- Office cake | person=Mikkel Dahl; meal=Snack; food=Plum cake; amount=110; energy=330; protein=4
- Fish and potatoes | person=Mikkel Dahl; meal=Dinner; food=Cod, potatoes, beans; amount=520; energy=560; protein=42
record progress photo|body photo|before and after: Title!;Person~Sara Wen|Mikkel Dahl;Photo:image!;View=Front|Side|Back;Weight:number(kg)#20-400;Taken on:date;Visible to=Only me|Coach|Everyone
- Sara, start, front | person=Sara Wen; view=Front; weight=79; visible_to=Coach
- Sara, week 4, front | person=Sara Wen; view=Front; weight=77.6; visible_to=Coach
- Mikkel, start, side | person=Mikkel Dahl; view=Side; weight=104.2; visible_to=Only me
- Rosa, before | person=Rosa Keller; view=Front; weight=68; visible_to=Everyone
! record coach check-in|weekly check-in|coaching note|coach feedback: Title!;Goal->@weight goal|target weight~Sara to 70;Coach->@weight coach|coach|trainer~Hilde Ros;Week:number#1-104;Went well:long;Difficult:long;Advice:long;Next talk on:date
- Sara, week 2 | goal=Sara to 70; coach=Hilde Ros; week=2; went_well=Breakfast every day; difficult=Evenings; advice=Tea and a walk at nine
- Sara, week 4 | goal=Sara to 70; coach=Hilde Ros; week=4; went_well=Less sweets; difficult=Birthday; advice=Plan the feast
- Mikkel, week 4 | goal=Mikkel to 90; coach=Sven Holm; week=4; went_well=Four trainings; difficult=Sleep; advice=Screen off at ten
- Adil, week 1 | goal=Adil after the holidays; coach=Mei Ran; week=1; went_well=Started; difficult=Travel; advice=Stairs instead of the lift
# drinking water|water intake|hydration|water reminder|drink water|water drinking|water tracker
record water entry|drink record|water intake|water record|drinking record|drink: Title!;Drink->@drink type|beverage~Water|Herbal tea;Amount:number(ml)#10-3000!;Drunk on:date!;Drunk at:time;Counts as water:percent;Cup->@cup|container~Desk bottle;Note
- First glass | drink=Water; amount=250; counts_as_water=100; cup=Kitchen glass
- Bottle at work | drink=Water; amount=600; counts_as_water=100; cup=Desk bottle
- Afternoon tea | drink=Herbal tea; amount=300; counts_as_water=95; cup=Blue mug
- Coffee | drink=Coffee; amount=150; counts_as_water=80; cup=Blue mug
! record daily goal|hydration goal|daily target|water goal: Day!;Goal:number(ml)#500-8000;Drunk:number(ml)#0-10000;Reached:percent;Weight:number(kg)#20-300;Weather=Cool|Mild|Hot;Sport:number(min)#0-600;Days in a row:number#0-10000;~Result=Reached|Nearly|Missed
- Monday, week 21 | goal=2100; drunk=2250; reached=107; weight=64; weather=Mild; days_in_a_row=6; result=Reached
- Tuesday, week 21 | goal=2100; drunk=1950; reached=93; weight=64; weather=Mild; days_in_a_row=0; result=Nearly
- Wednesday, week 21 | goal=2600; drunk=1200; reached=46; weight=64; weather=Hot; sport=45; days_in_a_row=0; result=Missed
- Thursday, week 21 | goal=2100; drunk=2100; reached=100; weight=64; weather=Cool; days_in_a_row=1; result=Reached
! item drink type|beverage|drink kind: Name!;Counts as water:percent;Energy:number(kcal per 100 ml)#0-600;Caffeine:number(mg per 100 ml)#0-400;Colour;Icon:image
- Water | counts_as_water=100; energy=0; caffeine=0; colour=Blue
- Herbal tea | counts_as_water=95; energy=1; caffeine=0; colour=Green
- Coffee | counts_as_water=80; energy=2; caffeine=40; colour=Brown
- Apple juice | counts_as_water=85; energy=46; caffeine=0; colour=Yellow
! item cup|container|bottle|drinking cup: Name!;Volume:number(ml)#20-3000!;Default:boolean;Picture:image
- Kitchen glass | volume=250
- Desk bottle | volume=600
- Blue mug | volume=300
- Sports bottle | volume=750
item drinking reminder|water reminder|reminder plan: Title!;From:time;Until:time;Every:number(min)#10-480;Days=Every day|Weekdays|Weekend;Sound=Drop|Bell|Silent;Text;Pause in meetings:boolean;Active:boolean
- Office hours | every=60; days=Weekdays; sound=Silent; text=A glass, please
- Weekend | every=120; days=Weekend; sound=Drop; text=Thirsty?
- Training | every=15; days=Every day; sound=Bell; text=Three sips
- Hot days | every=45; days=Every day; sound=Drop; text=Drink before you are thirsty
# chronic disease|chronic illness|chronic condition|long-term condition|chronic patient|disease management
! person patient|chronic patient|patient profile: Name!;Born on:date;Gender=Female|Male|Other;Condition->@chronic condition|chronic disease|condition~High blood pressure|Type 2 diabetes;Diagnosed on:date;Height:number(cm)#50-230;Phone:phone;Emergency contact;Doctor->@doctor|physician~Dr. Ana Duarte;Allergies
- Mikkel Dahl | gender=Male; condition=High blood pressure; height=183; emergency_contact=Sara Dahl; doctor=Dr. Ana Duarte
- Rosa Keller | gender=Female; condition=Type 2 diabetes; height=166; emergency_contact=Paul Keller; doctor=Dr. Omar Lind; allergies=Penicillin
- Josef Adler | gender=Male; condition=Heart failure; height=174; emergency_contact=Ruth Adler; doctor=Dr. Ana Duarte
- Joy Amadi | gender=Female; condition=Asthma; height=170; doctor=Dr. Omar Lind
item chronic condition|chronic disease|condition|illness: Name!;Organ~Heart;Measured by~Blood pressure;Warning signs:long;Treatment:long;Check every:number(months)#1-60;Description:long
- High blood pressure | organ=Vessels; measured_by=Blood pressure; warning_signs=Headache, dizziness; check_every=6
- Type 2 diabetes | organ=Pancreas; measured_by=Blood sugar; warning_signs=Thirst, tiredness; check_every=3
- Heart failure | organ=Heart; measured_by=Weight; warning_signs=Two kilos in three days; check_every=3
- Asthma | organ=Lungs; measured_by=Peak flow; warning_signs=Cough at night; check_every=6
record health measurement|measurement|health record|blood pressure record|blood sugar record|reading: Title!;Patient->@patient|chronic patient~Mikkel Dahl|Rosa Keller;Kind=Blood pressure|Blood sugar|Weight|Pulse|Oxygen|Peak flow;Upper value:number#0-1000!;Lower value:number#0-300;Unit~mmHg|mmol/l;Moment=Fasting|After meal|Morning|Evening;Measured on:date!;Measured at:time;~Verdict=In range|High|Low|Emergency
- Mikkel, morning | patient=Mikkel Dahl; kind=Blood pressure; upper_value=146; lower_value=92; unit=mmHg; moment=Morning; verdict=High
- Rosa, fasting | patient=Rosa Keller; kind=Blood sugar; upper_value=6.8; unit=mmol/l; moment=Fasting; verdict=In range
- Josef, weight | patient=Josef Adler; kind=Weight; upper_value=84.2; unit=kg; moment=Morning; verdict=High
- Joy, peak flow | patient=Joy Amadi; kind=Peak flow; upper_value=390; unit=l/min; moment=Evening; verdict=In range
! record target range|personal threshold|limit value|alarm limit: Title!;Patient->@patient|chronic patient~Mikkel Dahl;Kind=Blood pressure|Blood sugar|Weight|Pulse|Peak flow;From:number#0-1000;To:number#0-1000;Unit;Set by->@doctor|physician~Dr. Ana Duarte;Alert=Nobody|Patient|Doctor|Family;Valid from:date
- Mikkel, upper pressure | patient=Mikkel Dahl; kind=Blood pressure; from=100; to=135; unit=mmHg; set_by=Dr. Ana Duarte; alert=Patient
- Rosa, fasting sugar | patient=Rosa Keller; kind=Blood sugar; from=4.5; to=7; unit=mmol/l; set_by=Dr. Omar Lind; alert=Patient
- Josef, weight | patient=Josef Adler; kind=Weight; from=79; to=83; unit=kg; set_by=Dr. Ana Duarte; alert=Doctor
- Joy, peak flow | patient=Joy Amadi; kind=Peak flow; from=350; to=600; unit=l/min; set_by=Dr. Omar Lind; alert=Family
record follow-up|doctor follow-up|follow-up visit|follow-up record: Title!;Patient->@patient|chronic patient~Josef Adler;Doctor->@doctor|physician~Dr. Ana Duarte;Due on:date;Way=Visit|Phone|Video|Message;Findings:long;Advice:long;Change of medicine:long;Next on:date;~Status=Planned|Done|Missed
- Josef, after hospital | patient=Josef Adler; doctor=Dr. Ana Duarte; way=Visit; findings=Less water in the legs; advice=Weigh daily; status=Done
- Mikkel, half year | patient=Mikkel Dahl; doctor=Dr. Ana Duarte; way=Video; status=Planned
- Rosa, sugar check | patient=Rosa Keller; doctor=Dr. Omar Lind; way=Visit; change_of_medicine=Metformin twice a day; status=Done
- Joy, spring | patient=Joy Amadi; doctor=Dr. Omar Lind; way=Phone; status=Missed
person doctor|physician|care manager: Name!;Specialty=General medicine|Cardiology|Diabetes|Lungs|Kidney;Clinic;Phone:phone;Email:email;Consultation hours;Photo:image
- Dr. Ana Duarte | specialty=Cardiology; clinic=Heart centre; consultation_hours=Mo and We 9 to 13
- Dr. Omar Lind | specialty=Diabetes; clinic=Hill practice; consultation_hours=Tu 8 to 16
- Dr. Iris Weil | specialty=Lungs; clinic=Lung clinic; consultation_hours=Th 9 to 12
- Nurse Ida | specialty=General medicine; clinic=Hill practice; consultation_hours=Daily 8 to 12
record medication plan|medication|medicine|prescription: Name!;Patient->@patient|chronic patient~Rosa Keller;Dose;Times a day:number#1-12;With food:boolean;From:date;Until:date;Prescribed by->@doctor|physician~Dr. Omar Lind;~Status=Taking|Paused|Stopped
- Metformin 500 | patient=Rosa Keller; dose=1 tablet; times_a_day=2; prescribed_by=Dr. Omar Lind; status=Taking
- Ramipril 5 | patient=Mikkel Dahl; dose=1 tablet; times_a_day=1; prescribed_by=Dr. Ana Duarte; status=Taking
- Furosemide 40 | patient=Josef Adler; dose=Half a tablet; times_a_day=1; prescribed_by=Dr. Ana Duarte; status=Taking
- Salbutamol spray | patient=Joy Amadi; dose=2 puffs; times_a_day=4; status=Paused
# traditional chinese medicine|chinese medicine|herbal medicine|herbalist|acupuncture|tcm|constitution test|ayurveda
item herb|herbal medicine|medicinal herb|chinese herb: Name!;Latin name;Local name;Part=Root|Leaf|Flower|Fruit|Bark|Seed;Nature=Cold|Cool|Neutral|Warm|Hot;Taste~Sweet|Bitter;Acts on~Lung, spleen;Usual dose:number(g)#0-200;Warnings:long;Picture:image;Description:long
- Liquorice | latin_name=Glycyrrhiza uralensis; local_name=Gan cao; part=Root; nature=Neutral; taste=Sweet; acts_on=Spleen, lung; usual_dose=6
- Ginger | latin_name=Zingiber officinale; local_name=Sheng jiang; part=Root; nature=Warm; taste=Pungent; acts_on=Stomach; usual_dose=9
- Chrysanthemum | latin_name=Chrysanthemum morifolium; local_name=Ju hua; part=Flower; nature=Cool; taste=Sweet; acts_on=Liver; usual_dose=10
- Goji berry | latin_name=Lycium barbarum; local_name=Gou qi zi; part=Fruit; nature=Neutral; taste=Sweet; acts_on=Liver, kidney; usual_dose=12
item herbal recipe|recipe|formula|prescription formula|diet recipe: Title!;Suits->@constitution type|constitution~Cold type|Balanced;Purpose=Cold|Sleep|Digestion|Strength|Skin|Stress;Preparation:long;Minutes:number(min)#1-600;Days:number#1-180;Source;Picture:image;Warnings:long
- Ginger tea for cold feet | suits=Cold type; purpose=Cold; minutes=15; days=5; source=Family book
- Chrysanthemum and goji tea | suits=Hot type; purpose=Stress; minutes=10; days=14
- Congee with dates | suits=Tired type; purpose=Strength; minutes=60; days=10
- Four gentle herbs | suits=Balanced; purpose=Digestion; minutes=45; days=7; source=Classic formula
! record recipe ingredient|formula ingredient|herb amount: Label!;Recipe->@herbal recipe|recipe|formula~Ginger tea for cold feet;Herb->@herb|herbal medicine~Ginger|Liquorice;Amount:number(g)#0-500!;Prepared=Fresh|Dried|Roasted|Powder;Position:number#1-50
- Ginger in the tea | recipe=Ginger tea for cold feet; herb=Ginger; amount=9; prepared=Fresh; position=1
- Liquorice in the tea | recipe=Ginger tea for cold feet; herb=Liquorice; amount=3; prepared=Dried; position=2
- Flowers | recipe=Chrysanthemum and goji tea; herb=Chrysanthemum; amount=6; prepared=Dried; position=1
- Berries | recipe=Chrysanthemum and goji tea; herb=Goji berry; amount=10; prepared=Dried; position=2
item constitution type|constitution|body type: Name!;Signs:long;Eat:long;Avoid:long;Exercise;Picture:image;Position:number#1-20
- Balanced | signs=Sleeps well, rosy; exercise=Anything; position=1
- Cold type | signs=Cold hands, likes warm drinks; eat=Ginger, lamb; avoid=Ice; exercise=Brisk walks; position=2
- Hot type | signs=Thirsty, red face; eat=Cucumber, mint; avoid=Chilli; exercise=Swimming; position=3
- Tired type | signs=Short breath, sweats; eat=Dates, rice; avoid=Late nights; exercise=Tai chi; position=4
! record constitution result|constitution test|body type result: Title!;Person~Petra Hill|Jun Arai;Constitution->@constitution type|constitution|body type~Cold type;Score:number#0-100;Second type->@constitution type|constitution~Tired type;Advice:long;Taken on:date
- Petra in March | person=Petra Hill; constitution=Cold type; score=72; second_type=Tired type; advice=Warm breakfast
- Jun in March | person=Jun Arai; constitution=Balanced; score=81; advice=Go on
- Ida in April | person=Ida Moreau; constitution=Hot type; score=64; advice=Less coffee
- Petra in May | person=Petra Hill; constitution=Balanced; score=58; second_type=Cold type
person expert|practitioner|chinese medicine doctor|herbalist|acupuncturist: Name!;Field=Herbs|Acupuncture|Massage|Diet|Pulse reading;Years of practice:number#0-70;Clinic;City;Fee:money;Languages;Photo:image;About:long;~Status=Available|Away
- Dr. Lin Chao | field=Herbs; years_of_practice=24; clinic=Bamboo practice; city=Port Elm; fee=55; status=Available
- Mei Otani | field=Acupuncture; years_of_practice=12; clinic=Needle house; city=Elmstead; fee=60; status=Available
- Wen Sara | field=Massage; years_of_practice=9; clinic=Bamboo practice; city=Port Elm; fee=40; status=Away
- Dr. Hilde Ros | field=Diet; years_of_practice=6; clinic=Hill practice; city=Ferndale; fee=45; status=Available
+ booking: Expert->@expert|practitioner;Complaint:long
+ consultation: Expert->@expert|practitioner;Tongue picture:image;Complaint:long
# wristband|smart band|smart watch|smartwatch|wearable|fitness band|smart bracelet|fitness tracker
item bound device|device|wristband|wearable|device binding|smart watch: Name!;Person~Sara Wen|Mikkel Dahl;Model;Serial number!;Firmware;Battery:percent;Bound on:date;Last synchronized on:date;~Status=Connected|Offline|Unbound
- Sara's band | person=Sara Wen; model=Band 4; serial_number=B4-22018; firmware=2.1; battery=64; status=Connected
- Mikkel's watch | person=Mikkel Dahl; model=Watch S; serial_number=WS-10077; firmware=5.0; battery=18; status=Connected
- Old band | person=Mikkel Dahl; model=Band 2; serial_number=B2-90011; firmware=1.8; battery=0; status=Unbound
- Rosa's ring | person=Rosa Keller; model=Ring 1; serial_number=R1-00318; firmware=1.1; battery=77; status=Offline
record heart rate|heart rate data|heart rate record|pulse record: Title!;Device->@bound device|device|wristband~Sara's band;Beats:number(bpm)#20-240!;Lowest:number(bpm)#20-240;Highest:number(bpm)#20-240;State=Resting|Walking|Sport|Sleeping;Measured on:date!;Measured at:time
- Sara at rest | device=Sara's band; beats=62; lowest=58; highest=71; state=Resting
- Sara running | device=Sara's band; beats=148; lowest=121; highest=169; state=Sport
- Mikkel asleep | device=Mikkel's watch; beats=55; lowest=49; highest=63; state=Sleeping
- Rosa walking | device=Rosa's ring; beats=96; lowest=88; highest=104; state=Walking
record daily steps|step data|step record|steps|step count: Title!;Device->@bound device|device|wristband~Sara's band;Day:date!;Steps:number#0-200000!;Distance:number(km)#0-300;Energy:number(kcal)#0-20000;Floors:number#0-1000;Active minutes:number(min)#0-1440
- Sara, Monday | device=Sara's band; steps=9210; distance=6.4; energy=310; floors=8; active_minutes=71
- Sara, Tuesday | device=Sara's band; steps=4100; distance=2.9; energy=140; floors=3; active_minutes=30
- Mikkel, Monday | device=Mikkel's watch; steps=12040; distance=9.1; energy=520; floors=14; active_minutes=110
- Rosa, Monday | device=Rosa's ring; steps=6600; distance=4.5; energy=220; active_minutes=48
record sleep record|sleep data|sleep night|sleep: Title!;Device->@bound device|device|wristband~Mikkel's watch;Night of:date!;Fell asleep at:time;Woke up at:time;Total:number(min)#0-1440;Deep:number(min)#0-1000;Light:number(min)#0-1000;Awake:number(min)#0-1000;Score:number#0-100
- Mikkel, Monday night | device=Mikkel's watch; total=402; deep=88; light=290; awake=24; score=74
- Sara, Monday night | device=Sara's band; total=455; deep=110; light=330; awake=15; score=86
- Sara, Tuesday night | device=Sara's band; total=371; deep=60; light=270; awake=41; score=58
- Rosa, Monday night | device=Rosa's ring; total=420; deep=95; light=310; awake=15; score=80
record health alert|alert|warning|abnormal value: Title!;Device->@bound device|device|wristband~Mikkel's watch;Kind=High pulse|Low pulse|Low oxygen|Fall|Sitting too long|Low battery;Value:number#0-1000;Limit:number#0-1000;Happened on:date;Happened at:time;~State=New|Seen|Passed to a doctor|False alarm
- Pulse 128 at rest | device=Mikkel's watch; kind=High pulse; value=128; limit=120; state=Seen
- Two hours on the chair | device=Sara's band; kind=Sitting too long; value=124; limit=90; state=New
- Fall in the bath | device=Rosa's ring; kind=Fall; state=False alarm
- Watch at 18 percent | device=Mikkel's watch; kind=Low battery; value=18; limit=20; state=New
! record synchronization|data upload|sync run|device sync: Title!;Device->@bound device|device|wristband~Sara's band;Rows:number#0-1000000;Duration:number(ms)#0-600000;Firmware;Started on:date;~Result=Complete|In part|Failed
- Sara's band, 07:10 | device=Sara's band; rows=1440; duration=2100; firmware=2.1; result=Complete
- Sara's band, 21:40 | device=Sara's band; rows=870; duration=1800; firmware=2.1; result=Complete
- Mikkel's watch, 06:55 | device=Mikkel's watch; rows=300; duration=9000; firmware=5.0; result=In part
- Rosa's ring, 08:00 | device=Rosa's ring; rows=0; duration=5000; firmware=1.1; result=Failed
! record alert threshold|personal limit|limit setting|alarm threshold: Title!;Person~Mikkel Dahl;Kind=Pulse|Oxygen|Steps|Sitting|Sleep;Lower:number#0-100000;Upper:number#0-100000;Tell=Me|Family|Doctor;Quiet from:time;Quiet until:time;Active:boolean
- Mikkel, pulse | person=Mikkel Dahl; kind=Pulse; lower=45; upper=120; tell=Me
- Rosa, oxygen | person=Rosa Keller; kind=Oxygen; lower=92; upper=100; tell=Family
- Sara, sitting | person=Sara Wen; kind=Sitting; upper=90; tell=Me
- Mikkel, sleep | person=Mikkel Dahl; kind=Sleep; lower=360; tell=Me

# doctor appointment|doctor booking|medical appointment|clinic booking|hospital appointment|find a doctor|doctor search|doctor finder
! person doctor profile|physician|medical specialist|specialist doctor: Name!;Specialty->@medical specialty|specialty~Cardiology|Dermatology;Clinic->@clinic|branch|medical center~Lindenhof Clinic|Harbour Clinic;Title;Years of practice:number#0-60;Languages;Consultation fee:money;~Rating:rating;Phone:phone;Photo:image;About:long;~Status=Taking patients|Full|Away
- Dr. Amelie Brandt | specialty=Cardiology; clinic=Lindenhof Clinic; title=Senior consultant; years_of_practice=18; languages=English, German; consultation_fee=120
- Dr. Kwame Addo | specialty=Dermatology; clinic=Harbour Clinic; title=Consultant; years_of_practice=9; languages=English, French; consultation_fee=95
- Dr. Yuki Hara | specialty=Paediatrics; clinic=Lindenhof Clinic; title=Consultant; years_of_practice=12; languages=English, Japanese; consultation_fee=80
- Dr. Sofia Marques | specialty=Orthopaedics; clinic=Harbour Clinic; title=Head of surgery; years_of_practice=21; languages=English, Portuguese; consultation_fee=140
! item medical specialty|specialty|speciality|doctor specialty [special\\w*|department\\w*]: Name!;Description:long;Usual minutes:number(min)#5-180;Icon:image;Position:number#1-100
- Cardiology | description=Heart and circulation; usual_minutes=30; position=1
- Dermatology | description=Skin, hair and nails; usual_minutes=15; position=2
- Paediatrics | description=Children up to eighteen; usual_minutes=20; position=3
- Orthopaedics | description=Bones and joints; usual_minutes=25; position=4
! item clinic|branch|medical center|practice location [clinics?|branch\\w*|hospitals?]: Name!;Address;City;Phone:phone;Email:email;Opening hours;Rooms:number#1-300;Parking:boolean;Manager;Picture:image
- Lindenhof Clinic | address=Linden street 12; city=Northfield; opening_hours=Mon to Fri 8-18; rooms=14; manager=Ruth Sandoval
- Harbour Clinic | address=Quay 3; city=Port Ellis; opening_hours=Mon to Sat 9-17; rooms=9; manager=Owen Pratt
- Hillside Medical Center | address=Vine road 40; city=Northfield; opening_hours=Mon to Fri 7-15; rooms=6; manager=Ines Dahl
- Old Mill Practice | address=Mill lane 2; city=Brookham; opening_hours=Tue to Fri 9-16; rooms=4; manager=Paul Weber
record doctor schedule|working hours|working hour|consultation hour|doctor availability|availability: Title!;Doctor->@doctor|physician~Dr. Amelie Brandt|Dr. Kwame Addo;Clinic->@clinic|branch~Lindenhof Clinic;Weekday=Monday|Tuesday|Wednesday|Thursday|Friday|Saturday;Starts at:time!;Ends at:time!;Slot length:number(min)#5-180;Valid from:date;Kind=In person|Video|Phone
- Brandt, Monday morning | doctor=Dr. Amelie Brandt; clinic=Lindenhof Clinic; weekday=Monday; slot_length=30; kind=In person
- Addo, Tuesday | doctor=Dr. Kwame Addo; clinic=Harbour Clinic; weekday=Tuesday; slot_length=15; kind=In person
- Hara, Friday video hour | doctor=Dr. Yuki Hara; weekday=Friday; slot_length=20; kind=Video
- Marques, Thursday | doctor=Dr. Sofia Marques; clinic=Harbour Clinic; weekday=Thursday; slot_length=25; kind=In person
record time slot|slot|free slot|appointment slot: Title!;Doctor->@doctor|physician~Dr. Amelie Brandt|Dr. Kwame Addo;Clinic->@clinic|branch~Lindenhof Clinic;Date:date!;Starts at:time!;Ends at:time;Kind=In person|Video|Phone;~State=Free|Booked|Blocked
- Brandt 09:00 | doctor=Dr. Amelie Brandt; clinic=Lindenhof Clinic; kind=In person; state=Free
- Brandt 09:30 | doctor=Dr. Amelie Brandt; clinic=Lindenhof Clinic; kind=In person; state=Booked
- Addo 14:15 | doctor=Dr. Kwame Addo; clinic=Harbour Clinic; kind=In person; state=Free
- Hara 16:00 | doctor=Dr. Yuki Hara; kind=Video; state=Free
! record holiday|day off|doctor holiday|blocked day|leave|absence [holiday\\w*|days? off|leaves?|vacation\\w*]: Title!;Doctor->@doctor|physician~Dr. Amelie Brandt;From:date!;Until:date!;Reason=Holiday|Congress|Illness|Training|Private;Stand-in->@doctor|physician~Dr. Kwame Addo;Note:long
- Summer holiday Brandt | doctor=Dr. Amelie Brandt; reason=Holiday; stand_in=Dr. Sofia Marques
- Skin congress | doctor=Dr. Kwame Addo; reason=Congress
- School holidays Hara | doctor=Dr. Yuki Hara; reason=Holiday
- Surgery course | doctor=Dr. Sofia Marques; reason=Training
record medical report|uploaded report|earlier report|patient document|report: Title!;Patient->@patient~Lara Conti;Appointment->@appointment|booking;Kind=Lab result|Imaging|Referral letter|Discharge letter|Prescription;Dated:date;File:file;Issued by;Note:long
- Blood count from spring | kind=Lab result; issued_by=City laboratory
- X-ray of the left knee | kind=Imaging; issued_by=Harbour Clinic
- Referral to cardiology | kind=Referral letter; issued_by=Dr. Yuki Hara
- Letter after surgery | kind=Discharge letter; issued_by=Hillside Medical Center
! record doctor review|patient review|review [review\\w*|rating\\w*]: Title!;Doctor->@doctor|physician~Dr. Amelie Brandt|Dr. Kwame Addo;Appointment->@appointment|booking;Rating:rating;Waiting time=Short|Fair|Long;Would recommend:boolean;Review:long;~State=Waiting|Published|Hidden
- Took her time | doctor=Dr. Amelie Brandt; rating=5; waiting_time=Short; state=Published
- Clear answers | doctor=Dr. Kwame Addo; rating=4; waiting_time=Fair; state=Published
- Good with children | doctor=Dr. Yuki Hara; rating=5; waiting_time=Short; state=Published
- Long wait | doctor=Dr. Sofia Marques; rating=3; waiting_time=Long; state=Waiting
+ holiday|day off|leave: Doctor->@doctor profile|doctor|physician;From:date;Until:date;Stand-in->@doctor profile|physician
+ report: Patient->@patient;Doctor->@doctor profile|physician
+ appointment|booking: Doctor->@doctor profile|doctor|physician;Patient->@patient;Time slot->@time slot|slot;Clinic->@clinic|branch;Reason:long;Kind=In person|Video|Phone;Fee:money
+ payment: Appointment->@appointment|booking;Method=Card|Bank transfer|Wallet|At the desk
`
