/** Practices, written as `practicesOfLines` reads them. */
export const toolsSites = `
# text converter|converts text|6-digit code|text to code|encode|decode|text encryption|text encoder
record conversion|conversion record|conversion history|generated code|code|6-digit code: Input!;Direction=Text to code|Code to text!;Result;Method->@conversion rule|conversion method~Six-digit hash|Phone keypad;Converted on:date;Converted by~Guest|Rosa Keller;Copied:boolean;~State=Converted|Unknown code|Invalid input;Error shown
- Good morning | direction=Text to code; result=418207; method=Six-digit hash; converted_by=Rosa Keller; state=Converted
- 418207 | direction=Code to text; result=Good morning; method=Six-digit hash; converted_by=Guest; state=Converted
- 000999 | direction=Code to text; method=Six-digit hash; converted_by=Guest; state=Unknown code; error_shown=No text is stored for this code
- ABCDEF | direction=Text to code; result=222333; method=Phone keypad; converted_by=Guest; state=Converted
item code mapping|dictionary entry|code pair|stored text: Code!;Text:long!;Method->@conversion rule|conversion method~Six-digit hash;Created on:date;Times used:number#0-1000000;Expires on:date;~State=Active|Expired|Blocked
- 418207 mapping | text=Good morning; method=Six-digit hash; times_used=6; state=Active
- 730154 mapping | text=Meet at gate B, 18:00; method=Six-digit hash; times_used=2; state=Active
- 222333 mapping | text=ABCDEF; method=Phone keypad; times_used=1; state=Active
- 105500 mapping | text=Old locker word; method=Six-digit hash; times_used=14; state=Expired
item conversion rule|conversion method|coding method|algorithm: Name!;Code length:number#4-64;Alphabet=Digits|Letters|Digits and letters|Hex;Reversible by=Lookup table|Calculation;Case sensitive:boolean;Max text length:number#1-10000;Description:long
- Six-digit hash | code_length=6; alphabet=Digits; reversible_by=Lookup table; max_text_length=500; description=Hash cut to six digits, next free number when taken.
- Phone keypad | code_length=6; alphabet=Digits; reversible_by=Calculation; max_text_length=6
- Base 36 pair | code_length=12; alphabet=Digits and letters; reversible_by=Calculation; max_text_length=8
- Short hex | code_length=8; alphabet=Hex; reversible_by=Lookup table; max_text_length=1000
! record batch conversion|file conversion [batch|file|upload|import]: Name!;Method->@conversion rule|conversion method~Six-digit hash;Input file:file;Lines:number#0-100000;Converted:number#0-100000;Failed:number#0-100000;Result file:file;~State=Waiting|Running|Done|Failed
- Locker words | method=Six-digit hash; lines=120; converted=120; failed=0; state=Done
- Guest names | method=Six-digit hash; lines=64; converted=61; failed=3; state=Done
- Part numbers | method=Short hex; lines=900; converted=300; failed=0; state=Running
- Keypad trial | method=Phone keypad; lines=10; converted=0; failed=10; state=Failed
! item preference|conversion setting|user setting: Name!;Person~Rosa Keller;Default method->@conversion rule|conversion method~Six-digit hash;Group digits=None|In twos|In threes;Keep history:boolean;Copy result at once:boolean
- Rosa's settings | person=Rosa Keller; default_method=Six-digit hash; group_digits=In threes
- Guest default | person=Guest; default_method=Six-digit hash; group_digits=None
- Nils at work | person=Nils Hoek; default_method=Short hex; group_digits=In twos
- Front desk | person=Front desk; default_method=Phone keypad; group_digits=None
# content generation|ai writing|text generation|copywriting|content generator|ai writer|generative
record generation|generated content|content generation|generation history|content|generation task: Title!;Content type->@content template|content type~Blog post|Product text;Context:long!;Tone->@tone|style~Friendly|Factual;Sentiment=Positive|Neutral|Critical;Language=English|Spanish|German|Chinese;Length:number(words)#10-20000;Created by~Mei Otani;Created on:date;~Result:long;~Status=Waiting|Generating|Done|Failed
- Why we bake with rye | content_type=Blog post; context=Small bakery, rye from the valley, readers are families.; tone=Friendly; sentiment=Positive; language=English; length=600; created_by=Mei Otani; result=Rye needs patience, and so do we.; status=Done
- Text for the trail lamp | content_type=Product text; context=Head lamp, 400 lumen, 70 g, for runners.; tone=Factual; sentiment=Neutral; language=English; length=90; created_by=Ravi Patel; result=400 lumen, 70 grams, nine hours.; status=Done
- Letter to late payers | content_type=Email; context=Second reminder, keep it polite.; tone=Formal; sentiment=Neutral; language=German; length=120; created_by=Ravi Patel; status=Generating
- Launch post | content_type=Social media post; context=Opening of the second shop on Friday.; tone=Playful; sentiment=Positive; language=English; length=50; created_by=Mei Otani; status=Failed
item content template|content type|template|prompt template: Name!;Category=Marketing|Shop|Office|School|Social media;Instruction:long;Fields to fill;Default length:number(words)#10-20000;Times used:number#0-10000000;Active:boolean
- Blog post | category=Marketing; instruction=Opening, three parts with headings, closing question.; fields_to_fill=Topic, readers, facts; default_length=700; times_used=412
- Product text | category=Shop; instruction=One sentence of use, then the data.; fields_to_fill=Product, features; default_length=100; times_used=980
- Email | category=Office; instruction=Greeting, matter, request, closing.; fields_to_fill=Recipient, matter; default_length=150; times_used=655
- Social media post | category=Social media; instruction=Two short sentences, one tag.; fields_to_fill=Occasion; default_length=40; times_used=1210
item tone|style|writing style|sentiment setting: Name!;Description:long;Formality:number#1-10;Warmth:number#1-10;Example sentence;Avoid words
- Friendly | formality=3; warmth=9; example_sentence=Come in, the kettle is on.
- Factual | formality=6; warmth=3; example_sentence=The lamp weighs 70 grams.; avoid_words=amazing, unique
- Formal | formality=9; warmth=4; example_sentence=We kindly ask you to settle the amount.
- Playful | formality=2; warmth=8; example_sentence=Two shops, twice the crumbs.
item source|information source|reference|reference material: Title!;Kind=Web page|Document|Note|Spreadsheet|Interview;Address:url;File:file;Key facts:long;Added by~Mei Otani;Trusted:boolean;Last read on:date
- Rye growers' leaflet | kind=Document; key_facts=Rye from 14 farms within 30 km.; added_by=Mei Otani
- Lamp data sheet | kind=Spreadsheet; key_facts=400 lumen, 70 g, 9 h; added_by=Ravi Patel
- Talk with the miller | kind=Interview; key_facts=Stone mill of 1904, still running.; added_by=Mei Otani
- Opening plan | kind=Note; key_facts=Friday 10:00, free coffee.; added_by=Mei Otani
record revision|content version|adjustment|edited version: Title!;Generation->@generation|generated content~Why we bake with rye;Version:number#1-100;Change asked=Shorter|Longer|Warmer|More formal|Simpler|Other facts;Text:long;Words:number#0-20000;Edited by~Mei Otani;Chosen:boolean
- Rye, first text | generation=Why we bake with rye; version=1; change_asked=Longer; words=612; edited_by=Mei Otani
- Rye, simpler | generation=Why we bake with rye; version=2; change_asked=Simpler; words=580; edited_by=Mei Otani
- Lamp, shorter | generation=Text for the trail lamp; version=2; change_asked=Shorter; words=64; edited_by=Ravi Patel
- Reminder, warmer | generation=Letter to late payers; version=1; change_asked=Warmer; words=118; edited_by=Ravi Patel
! record used source: Title!;Generation->@generation|generated content~Why we bake with rye;Source->@source|information source~Rye growers' leaflet;Fact taken:long
- Rye post uses leaflet | generation=Why we bake with rye; source=Rye growers' leaflet; fact_taken=14 farms within 30 km
- Rye post uses miller | generation=Why we bake with rye; source=Talk with the miller; fact_taken=Stone mill of 1904
- Lamp text uses data sheet | generation=Text for the trail lamp; source=Lamp data sheet; fact_taken=All figures
- Launch post uses plan | generation=Launch post; source=Opening plan; fact_taken=Time and coffee
! record content rating|quality rating: Title!;Generation->@generation|generated content~Why we bake with rye;Stars:rating;Coherence:number#1-10;Fits tone:number#1-10;Remark:long;Rated by~Mei Otani
- Rye is good | generation=Why we bake with rye; stars=5; coherence=9; fits_tone=9; rated_by=Mei Otani
- Lamp is dry but right | generation=Text for the trail lamp; stars=4; coherence=9; fits_tone=10; rated_by=Ravi Patel
- Launch too stiff | generation=Launch post; stars=2; coherence=6; fits_tone=3; rated_by=Mei Otani
- Reminder fine | generation=Letter to late payers; stars=4; coherence=8; fits_tone=8; rated_by=Ravi Patel
# document parsing|ocr|text extraction|pdf parsing|document recognition|document extraction|parsing model
item document|uploaded document|file|source document: Title!;File:file;Format=PDF|Word|Image|Excel|HTML|Plain text;Pages:number#1-10000;Size:number(MB)#0-1000;Language=English|Chinese|German|Mixed;Folder~Contracts;Uploaded by~Ida Moreau;Uploaded on:date;~Status=Uploaded|Parsing|Parsed|Failed
- Lease Canal Street 30 | format=PDF; pages=14; size=1.8; language=English; folder=Contracts; uploaded_by=Ida Moreau; status=Parsed
- Receipt of 4 May | format=Image; pages=1; size=2.2; language=German; folder=Receipts; uploaded_by=Jun Arai; status=Parsed
- Thesis draft | format=Word; pages=88; size=6.1; language=English; folder=Study; uploaded_by=Clara Nunes; status=Parsing
- Scan, upside down | format=Image; pages=2; size=3.4; language=Mixed; uploaded_by=Kofi Asante; status=Failed
item parsing model|model|recognition model|parser: Name!;Version~1.4;For=Contracts|Invoices|Scientific papers|Tables|Any document;Languages~English, Chinese;Accuracy:percent;Seconds per page:number(s)#0-600;Max pages:number#1-10000;Introduction:long;~Status=Online|Trial|Retired
- Layout reader | version=1.4; for=Any document; languages=English, Chinese, German; accuracy=94; seconds_per_page=1.2; max_pages=300; introduction=Finds headings, paragraphs, tables and pictures.; status=Online
- Receipt reader | version=2.0; for=Invoices; languages=English, German; accuracy=97; seconds_per_page=0.6; max_pages=10; status=Online
- Table cutter | version=0.8; for=Tables; languages=Any; accuracy=88; seconds_per_page=2; max_pages=50; status=Trial
- Paper reader | version=1.1; for=Scientific papers; languages=English; accuracy=91; seconds_per_page=1.8; max_pages=200; status=Retired
record parsing task|parsing record|parse task|parsing history|recognition task {Waiting|Running|Done|Failed}: Title!;Document->@document|file~Lease Canal Street 30;Model->@parsing model|model~Layout reader;Pages from~1-14;Output=Text|Markdown|JSON|Table;Started by~Ida Moreau;Started on:date;Duration:number(s)#0-36000;Confidence:percent;Error
- Lease to Markdown | document=Lease Canal Street 30; model=Layout reader; pages_from=1-14; output=Markdown; started_by=Ida Moreau; duration=17; confidence=95
- Receipt to JSON | document=Receipt of 4 May; model=Receipt reader; pages_from=1; output=JSON; started_by=Jun Arai; duration=1; confidence=98
- Thesis tables | document=Thesis draft; model=Table cutter; pages_from=20-40; output=Table; started_by=Clara Nunes; duration=0; confidence=0
- Upside-down scan | document=Scan, upside down; model=Layout reader; output=Text; started_by=Kofi Asante; duration=3; confidence=12; error=Page is turned
record parsing result|parsed content|extracted content|result|parsed document: Title!;Task->@parsing task|parsing record~Lease to Markdown;Kind=Heading|Paragraph|Table|Picture|Formula|Field;Page:number#1-10000;Text:long;Confidence:percent;Corrected by hand:boolean
- Rent clause | task=Lease to Markdown; kind=Paragraph; page=3; text=The rent is due on the third working day of each month.; confidence=97
- Parties | task=Lease to Markdown; kind=Table; page=1; text=Landlord, tenant, address; confidence=92
- Total | task=Receipt to JSON; kind=Field; page=1; text=42.80; confidence=99
- Date of receipt | task=Receipt to JSON; kind=Field; page=1; text=4 May; confidence=96
record shared result|share|share link|result share: Title!;Task->@parsing task|parsing record~Lease to Markdown;Shared with~Petra Hill;Link:url;May=View|Copy|Download;Shared on:date;Expires on:date;Opened:number#0-1000000
- Lease to Petra | task=Lease to Markdown; shared_with=Petra Hill; link=https://parse.example/s/8f21; may=Download; opened=3
- Receipt to the office | task=Receipt to JSON; shared_with=Office; link=https://parse.example/s/77ab; may=View; opened=1
- Lease to the lawyer | task=Lease to Markdown; shared_with=Ana Duarte; link=https://parse.example/s/19cd; may=Copy; opened=5
- Receipt, public | task=Receipt to JSON; shared_with=Everyone with the link; link=https://parse.example/s/40ee; may=View; opened=22
item advertisement|ad|banner|advertising [adverti\\w+|banner|\\bads?\\b]: Title!;Advertiser~Quay Print;Picture:image;Target:url;Place=Top|Side|Under the result|Footer;Starts on:date;Ends on:date;Price:money;Views:number#0-100000000;Clicks:number#0-10000000;~Status=Planned|Running|Ended
- Print your thesis | advertiser=Quay Print; target=https://print.example; place=Under the result; price=120; views=8410; clicks=96; status=Running
- Desk scanners | advertiser=Clear Data; target=https://scan.example; place=Side; price=200; views=15200; clicks=210; status=Running
- Translators wanted | advertiser=Word House; target=https://words.example; place=Top; price=90; views=0; clicks=0; status=Planned
- Spring sale of paper | advertiser=Delta Paper; target=https://paper.example; place=Footer; price=60; views=22000; clicks=140; status=Ended
! item parsing setting|user setting|preference: Person!;Default model->@parsing model|model~Layout reader;Default output=Text|Markdown|JSON|Table;Language=English|Chinese|German|Mixed;Delete files after:number(days)#1-3650;Mail when done:boolean
- Ida Moreau | default_model=Layout reader; default_output=Markdown; language=English; delete_files_after=90
- Jun Arai | default_model=Receipt reader; default_output=JSON; language=German; delete_files_after=365
- Clara Nunes | default_model=Table cutter; default_output=Table; language=English; delete_files_after=30
- Kofi Asante | default_model=Layout reader; default_output=Text; language=Mixed; delete_files_after=7
# voice reminder|timed reminder|reminder service|alarm clock|medication reminder|reminder app|timed voice
item reminder|voice reminder|timed reminder|alarm: Title!;Spoken text:long!;Date:date!;Time:time!;Repeats=Once|Daily|Weekdays|Weekly|Monthly;Voice->@voice|voice type~Clara, calm;Volume:percent;Category->@reminder category|category~Health;Owner~Petra Hill;~Status=Active|Paused|Done
- Blood pressure pill | spoken_text=Please take the white pill with water.; repeats=Daily; voice=Clara, calm; volume=80; category=Health; owner=Petra Hill; status=Active
- Water the tomatoes | spoken_text=The tomatoes are thirsty.; repeats=Daily; voice=Tom, cheerful; volume=60; category=Home; owner=Evan Pugh; status=Active
- Team call | spoken_text=Team call in five minutes.; repeats=Weekly; voice=Clara, calm; volume=50; category=Work; owner=Ida Moreau; status=Paused
- Aunt Rosa's birthday | spoken_text=Call Aunt Rosa today.; repeats=Once; voice=My own voice; volume=70; category=Family; owner=Petra Hill; status=Done
record reminder record|reminder history|played reminder|historical reminder record|reminder log: Title!;Reminder->@reminder|alarm~Blood pressure pill;Played on:date!;Played at:time;Channel=Browser|Phone call|App|Speaker;Times repeated:number#0-100;Reaction after:number(s)#0-86400;~Result=Heard|Snoozed|Missed|Failed
- Pill, Monday | reminder=Blood pressure pill; channel=Speaker; times_repeated=1; reaction_after=20; result=Heard
- Pill, Tuesday | reminder=Blood pressure pill; channel=Speaker; times_repeated=3; reaction_after=900; result=Snoozed
- Tomatoes, Monday | reminder=Water the tomatoes; channel=App; times_repeated=1; result=Missed
- Team call, week 20 | reminder=Team call; channel=Browser; times_repeated=1; reaction_after=8; result=Heard
item voice|voice type|voice template|sound: Name!;Kind=Synthetic|Own recording|Tone;Language=English|German|Chinese|French;Speed=Slow|Normal|Fast;Sample:file;Used by reminders:number#0-100000
- Clara, calm | kind=Synthetic; language=English; speed=Slow; used_by_reminders=2
- Tom, cheerful | kind=Synthetic; language=English; speed=Normal; used_by_reminders=1
- My own voice | kind=Own recording; language=German; speed=Normal; used_by_reminders=1
- Two bells | kind=Tone; speed=Normal; used_by_reminders=0
item reminder category|category: Name!;Colour~Saddle brown;Default voice->@voice|voice type~Clara, calm;Reminders:number#0-100000
- Health | colour=Red; default_voice=Clara, calm; reminders=1
- Home | colour=Green; default_voice=Tom, cheerful; reminders=1
- Work | colour=Blue; default_voice=Clara, calm; reminders=1
- Family | colour=Saddle brown; default_voice=My own voice; reminders=1
record reminder statistic|data analysis|statistic|analysis: Title!;Person~Petra Hill;Week~Week 20;Planned:number#0-10000;Heard:number#0-10000;Snoozed:number#0-10000;Missed:number#0-10000;Heard share:percent;Average reaction:number(s)#0-86400
- Petra week 20 | person=Petra Hill; week=Week 20; planned=8; heard=6; snoozed=1; missed=1; heard_share=75; average_reaction=95
- Petra week 19 | person=Petra Hill; week=Week 19; planned=7; heard=7; snoozed=0; missed=0; heard_share=100; average_reaction=30
- Evan week 20 | person=Evan Pugh; week=Week 20; planned=7; heard=4; snoozed=0; missed=3; heard_share=57; average_reaction=140
- Ida week 20 | person=Ida Moreau; week=Week 20; planned=1; heard=1; snoozed=0; missed=0; heard_share=100; average_reaction=8
! item reminder setting|user setting|preference: Person!;Quiet from:time;Quiet until:time;Snooze:number(min)#1-120;Repeat if not heard:number#0-20;Default volume:percent;Channel=Browser|Phone call|App|Speaker
- Petra Hill | snooze=15; repeat_if_not_heard=3; default_volume=80; channel=Speaker
- Evan Pugh | snooze=10; repeat_if_not_heard=1; default_volume=60; channel=App
- Ida Moreau | snooze=5; repeat_if_not_heard=0; default_volume=50; channel=Browser
- Kofi Asante | snooze=10; repeat_if_not_heard=2; default_volume=90; channel=Phone call
! person contact|recipient [contact|call|recipient|famil\\w+|share]: Name!;Phone:phone;Relation~Daughter;Told when missed:boolean;Language=English|German|Chinese|French
- Lena Hill | relation=Daughter; language=English
- Rosa Keller | relation=Neighbour; language=German
- Ravi Patel | relation=Colleague; language=English
- Sam Pugh | relation=Son; language=English
# diary|journal writing|daily journal|diary app|personal diary|mood diary
record diary entry|diary|entry|journal entry|note: Title!;Date:date!;Text:long!;Category->@diary category|category|notebook~Everyday;Mood=Happy|Calm|Tired|Sad|Angry|Excited;Weather=Sunny|Cloudy|Rain|Snow|Wind;Place;Photo:image;Author~Petra Hill;Access=Only me|Friends|Everyone;~State=Draft|Saved
- First swim of the year | text=The water was cold as a knife, and then it was not.; category=Everyday; mood=Excited; weather=Sunny; place=Crane Lake; author=Petra Hill; access=Friends; state=Saved
- Rain on the tin roof | text=Slept in the hut. Read forty pages.; category=Travels; mood=Calm; weather=Rain; place=North hills; author=Jun Arai; access=Only me; state=Saved
- Last day at the mill | category=Work; mood=Sad; weather=Cloudy; author=Petra Hill; access=Only me; state=Saved
- Names for the cat | text=Plum, Miso, Captain.; category=Everyday; mood=Happy; author=Ida Moreau; access=Everyone; state=Draft
item diary category|category|notebook|diary type: Name!;Owner~Petra Hill;Cover:image;Colour~Slate grey;Entries:number#0-100000;Position:number#1-100
- Everyday | owner=Petra Hill; colour=Slate grey; entries=112; position=1
- Travels | owner=Jun Arai; colour=Green; entries=31; position=2
- Work | owner=Petra Hill; colour=Blue; entries=40; position=3
- Dreams | owner=Ida Moreau; colour=Violet; entries=9; position=4
item tag|keyword|label: Name!;Owner~Petra Hill;Entries:number#0-100000;Colour~Blue
- water | owner=Petra Hill; entries=14; colour=Blue
- reading | owner=Jun Arai; entries=22; colour=Brown
- family | owner=Petra Hill; entries=30; colour=Red
- cat | owner=Ida Moreau; entries=6; colour=Grey
! record tagged entry|entry tag: Title!;Entry->@diary entry|entry~First swim of the year;Tag->@tag~water;Added on:date
- Swim: water | entry=First swim of the year; tag=water
- Roof: reading | entry=Rain on the tin roof; tag=reading
- Cat: cat | entry=Names for the cat; tag=cat
- Cat: family | entry=Names for the cat; tag=family
record diary share|share|shared diary|sharing record: Title!;Entry->@diary entry|entry~First swim of the year;Shared by~Petra Hill;Shared with~Ida Moreau;Way=Friend|Group|Link|Picture;Shared on:date;Expires on:date;Read:boolean;Likes:number#0-100000
- Swim to Ida | entry=First swim of the year; shared_by=Petra Hill; shared_with=Ida Moreau; way=Friend; likes=1
- Swim to the group | entry=First swim of the year; shared_by=Petra Hill; shared_with=Lake swimmers; way=Group; likes=9
- Cat names to all | entry=Names for the cat; shared_by=Ida Moreau; shared_with=Everyone; way=Link; likes=4
- Roof as a picture | entry=Rain on the tin roof; shared_by=Jun Arai; shared_with=Petra Hill; way=Picture; likes=2
person friend|reader: Name!;Friend of~Petra Hill;Nickname;Since:date;May read=All shared|Chosen only|Nothing;~State=Asked|Friends|Blocked
- Ida Moreau | friend_of=Petra Hill; nickname=Ida; may_read=All shared; state=Friends
- Jun Arai | friend_of=Petra Hill; nickname=J; may_read=Chosen only; state=Friends
- Kofi Asante | friend_of=Jun Arai; may_read=All shared; state=Asked
- Nils Hoek | friend_of=Ida Moreau; may_read=Nothing; state=Blocked
! item diary setting|writing reminder|user setting: Person!;Remind at:time;Password lock:boolean;Font=Hand|Serif|Sans;Paper=Lines|Squares|Blank;Default access=Only me|Friends|Everyone
- Petra Hill | font=Hand; paper=Lines; default_access=Only me
- Jun Arai | font=Serif; paper=Blank; default_access=Only me
- Ida Moreau | font=Sans; paper=Squares; default_access=Friends
- Kofi Asante | font=Hand; paper=Blank; default_access=Everyone
# fortune telling|horoscope|divination|tarot|zodiac
item divination method|method|fortune type|reading type|divination: Name!;Type=Tarot|Zodiac|Palm|Birth chart|Lots;Price:money;Duration:number(min)#1-180;Picture:image;Description:long
- Three-card reading | type=Tarot; price=12; duration=15; description=Past, present and near future.
- Year ahead | type=Birth chart; price=35; duration=45; description=Twelve months by birth chart.
- Temple lots | type=Lots; price=2; duration=3; description=One of a hundred lots.
- Daily zodiac | type=Zodiac; price=0; duration=1; description=A line for each sign.
item zodiac sign|sign|constellation|star sign: Name!;Element=Fire|Earth|Air|Water;From day~21 March;To day~19 April;Ruling planet;Symbol:image;Traits:long
- Aries | element=Fire; from_day=21 March; to_day=19 April; ruling_planet=Mars; traits=Starts first.
- Taurus | element=Earth; from_day=20 April; to_day=20 May; ruling_planet=Venus; traits=Patient and firm.
- Gemini | element=Air; from_day=21 May; to_day=20 June; ruling_planet=Mercury; traits=Curious.
- Cancer | element=Water; from_day=21 June; to_day=22 July; ruling_planet=Moon; traits=Keeps close.
record daily fortune|fortune|horoscope|luck|daily horoscope: Title!;Sign->@zodiac sign|sign;Day:date;Overall:rating;Love:rating;Work:rating;Money:rating;Lucky number:number#0-99;Lucky colour;Text:long
- Aries today | sign=Aries; overall=4; love=3; work=5; money=3; lucky_number=9; lucky_colour=Red; text=Say the short version.
- Taurus today | sign=Taurus; overall=3; love=4; work=3; money=4; lucky_number=6; lucky_colour=Green; text=Wait until noon.
- Gemini today | sign=Gemini; overall=5; love=5; work=4; money=2; lucky_number=3; lucky_colour=Yellow; text=Answer the old letter.
- Cancer today | sign=Cancer; overall=2; love=3; work=2; money=3; lucky_number=2; lucky_colour=Silver; text=Rest early.
item card|tarot card|lot: Name!;Number:number#0-100;Suit=Major|Cups|Swords|Wands|Coins;Picture:image;Upright meaning:long;Reversed meaning:long
- The Fool | number=0; suit=Major; upright_meaning=A fresh start.; reversed_meaning=Carelessness.
- The Star | number=17; suit=Major; upright_meaning=Hope.; reversed_meaning=Doubt.
- Three of Cups | number=3; suit=Cups; upright_meaning=Friends meet.; reversed_meaning=Gossip.
- Ace of Coins | number=1; suit=Coins; upright_meaning=An offer.; reversed_meaning=A missed chance.
record reading|fortune result|divination record|divination result|reading record|reading result: Title!;Method->@divination method|method;Card->@card|tarot card;Person~Ilse|Dov;Born on:date;Question:long;Answer:long;Read on:date
- Ilse, new job | method=Three-card reading; card=The Fool; person=Ilse; question=Should I change my post?; answer=Begin, but read the contract.
- Dov, moving | method=Three-card reading; card=The Star; person=Dov; question=Will we find a flat?; answer=Keep looking.
- Priya, friends | method=Three-card reading; card=Three of Cups; person=Priya; question=Who comes?; answer=All of them.
- Ilse, offer | method=Temple lots; card=Ace of Coins; person=Ilse; question=Take it?; answer=Yes.
person fortune teller|master|reader|astrologer|consultant: Name!;Speciality;Experience:number(years)#0-60;Price per session:money;Rating:rating;Photo:image;Introduction:long;~Status=Online|Busy|Offline
- Madame Oriel | speciality=Tarot; experience=19; price_per_session=40; rating=5; introduction=Calm and frank.; status=Online
- Tobias Vey | speciality=Birth chart; experience=8; price_per_session=55; rating=4; introduction=Charts with drawings.; status=Busy
- Auntie Lu | speciality=Lots; experience=31; price_per_session=15; rating=5; introduction=Three questions at most.; status=Online
- Selin Kara | speciality=Coffee cup; experience=6; price_per_session=20; rating=4; introduction=Reads by video.; status=Offline
+ appointment: Master->@fortune teller|master;Method->@divination method|method;Question:long;Date:date;Time:time
# weather|weather forecast|weather query|weather app
item city|location|place|weather location: Name!;Country;Latitude:number#-90-90;Longitude:number#-180-180;Altitude:number(m)#-430-6000;Time zone~Europe/Zurich;Picture:image
- Chur | country=Switzerland; latitude=47; longitude=10; altitude=593; time_zone=Europe/Zurich
- Bergen | country=Norway; latitude=60; longitude=5; altitude=12; time_zone=Europe/Oslo
- Valencia | country=Spain; latitude=39; longitude=0; altitude=15; time_zone=Europe/Madrid
- Kathmandu | country=Nepal; latitude=28; longitude=85; altitude=1400; time_zone=Asia/Kathmandu
record forecast|weather forecast|daily forecast|weather: Title!;City->@city|location;Day:date;Condition=Sunny|Cloudy|Rain|Snow|Storm|Fog;Low:number(C)#-60-50;High:number(C)#-60-60;Rain chance:percent;Wind:number(km/h)#0-300;Humidity:percent;UV index:number#0-15;Sunrise:time;Sunset:time
- Chur tomorrow | city=Chur; condition=Cloudy; low=4; high=12; rain_chance=20; wind=14; humidity=68; uv_index=2
- Bergen tomorrow | city=Bergen; condition=Rain; low=6; high=9; rain_chance=95; wind=38; humidity=91; uv_index=1
- Valencia tomorrow | city=Valencia; condition=Sunny; low=13; high=22; rain_chance=0; wind=9; humidity=55; uv_index=4
- Kathmandu tomorrow | city=Kathmandu; condition=Fog; low=7; high=19; rain_chance=5; wind=4; humidity=80; uv_index=5
record observation|current weather|weather record|measurement|weather data|historical weather: Title!;City->@city|location;Measured on:date;Measured at:time;Temperature:number(C)#-60-60;Feels like:number(C)#-70-70;Pressure:number(hPa)#850-1090;Humidity:percent;Wind:number(km/h)#0-300;Rainfall:number(mm)#0-500
- Chur, 8 h | city=Chur; temperature=6; feels_like=4; pressure=1018; humidity=74; wind=10; rainfall=0
- Bergen, 8 h | city=Bergen; temperature=8; feels_like=5; pressure=994; humidity=93; wind=41; rainfall=6
- Valencia, 8 h | city=Valencia; temperature=15; feels_like=15; pressure=1022; humidity=61; wind=7; rainfall=0
- Kathmandu, 8 h | city=Kathmandu; temperature=10; feels_like=10; pressure=1014; humidity=88; wind=2; rainfall=0
record weather warning|warning|alert|weather alert: Title!;City->@city|location;Kind=Storm|Heavy rain|Snow|Heat|Frost|Fog;Level=Yellow|Orange|Red;From:date;Until:date;Text:long;~Status=Active|Over
- Gale on the coast | city=Bergen; kind=Storm; level=Orange; text=Gusts up to 110 km/h.; status=Active
- Night frost | city=Chur; kind=Frost; level=Yellow; text=Down to minus three in the valley.; status=Active
- Dense morning fog | city=Kathmandu; kind=Fog; level=Yellow; text=Flights may be late.; status=Over
- Cloudburst | city=Valencia; kind=Heavy rain; level=Red; text=Stay away from dry river beds.; status=Over
record air quality|air quality reading|aqi: Title!;City->@city|location;Measured on:date;AQI:number#0-500;PM2.5:number(ug/m3)#0-1000;PM10:number(ug/m3)#0-1000;Ozone:number(ug/m3)#0-600;Level=Good|Moderate|Unhealthy|Hazardous
- Chur air | city=Chur; aqi=28; pm2_5=7; pm10=12; ozone=60; level=Good
- Bergen air | city=Bergen; aqi=19; pm2_5=4; pm10=9; ozone=55; level=Good
- Valencia air | city=Valencia; aqi=61; pm2_5=17; pm10=31; ozone=88; level=Moderate
- Kathmandu air | city=Kathmandu; aqi=164; pm2_5=81; pm10=130; ozone=70; level=Unhealthy
! item saved city [save|favou?rite|follow|add|collect|manag]: Name!;City->@city|location;Person;Position:number#1-50;Unit=Celsius|Fahrenheit;Home:boolean
- Mia's home | city=Chur; person=Mia; position=1; unit=Celsius
- Mia's holiday | city=Valencia; person=Mia; position=2; unit=Celsius
- Tor's home | city=Bergen; person=Tor; position=1; unit=Celsius
- Tor's trek | city=Kathmandu; person=Tor; position=2; unit=Fahrenheit
! record life index [index|cloth|advice|suggest|tip|travel]: Title!;City->@city|location;Kind=Clothing|Car wash|Sport|Umbrella|Sun cream;Level=Good|Fair|Poor;Advice:long;Day:date
- Chur clothing | city=Chur; kind=Clothing; level=Fair; advice=A warm jacket.
- Bergen umbrella | city=Bergen; kind=Umbrella; level=Poor; advice=A coat is better than an umbrella.
- Valencia sport | city=Valencia; kind=Sport; level=Good; advice=Run before noon.
- Kathmandu sport | city=Kathmandu; kind=Sport; level=Poor; advice=Train indoors.
# translation|translator|online translation|multilingual dictionary
record translation|translation record|translated text|translation history|translation task: Title!;Source language->@language|source language;Target language->@language|target language;Source text:long;Translated text:long;Engine=Dictionary|Machine|Person;Characters:number#0-1000000;Translated on:date;Favourite:boolean
- Train question | source_language=English; target_language=French; source_text=Where does the train leave?; translated_text=D'où part le train ?; engine=Machine; characters=27
- Menu of the inn | source_language=German; target_language=English; source_text=Forelle mit Petersilienkartoffeln; translated_text=Trout with parsley potatoes; engine=Machine; characters=33
- Thank-you note | source_language=English; target_language=Spanish; source_text=Thank you for the map.; translated_text=Gracias por el mapa.; engine=Person; characters=22
- Sign on the door | source_language=Spanish; target_language=English; source_text=Vuelvo enseguida; translated_text=Back soon; engine=Dictionary; characters=16
item language|source language|target language: Name!;Code~fr;Native name;Direction=Left to right|Right to left;Speech:boolean;Enabled:boolean
- English | code=en; native_name=English; direction=Left to right
- French | code=fr; native_name=Français; direction=Left to right
- German | code=de; native_name=Deutsch; direction=Left to right
- Spanish | code=es; native_name=Español; direction=Left to right
item term|word|glossary entry|vocabulary: Word!;Language->@language|source language;Meaning;Target language->@language|target language;Part of speech=Noun|Verb|Adjective|Phrase;Example:long;Pronunciation;Field
- trout | language=English; meaning=truite; target_language=French; part_of_speech=Noun; example=Smoked trout on rye.; field=Food
- Bahnsteig | language=German; meaning=platform; target_language=English; part_of_speech=Noun; example=Der Zug hält am Bahnsteig 3.; field=Travel
- enseguida | language=Spanish; meaning=right away; target_language=English; part_of_speech=Phrase; example=Voy enseguida.; field=Daily life
- mild | language=English; meaning=doux; target_language=French; part_of_speech=Adjective; example=A mild winter.; field=Weather
request document translation|file translation|document|translation order: Title!;File:file;Source language->@language|source language;Target language->@language|target language;Pages:number#1-5000;Price:money;Due on:date;Translator~Camille Roy|Hugo Lenz
- Rental contract | source_language=German; target_language=English; pages=8; price=240; translator=Hugo Lenz
- Museum leaflet | source_language=French; target_language=English; pages=2; price=70; translator=Camille Roy
- School report | source_language=Spanish; target_language=German; pages=3; price=95; translator=Hugo Lenz
- Pump manual | source_language=English; target_language=French; pages=64; price=1500; translator=Camille Roy
item phrasebook|word list|notebook|vocabulary book: Name!;Owner;Language->@language|target language;Words:number#0-100000;Visibility=Public|Private
- At the station | owner=Ada; language=French; words=40; visibility=Public
- Restaurant | owner=Ada; language=English; words=75; visibility=Public
- Office mail | owner=Bruno; language=German; words=112; visibility=Private
- Markets | owner=Bruno; language=Spanish; words=33; visibility=Private
! record correction [correct|improve|suggest|feedback|evaluat]: Title!;Translation->@translation|translation record;Better text:long;Suggested by;Suggested on:date;~Status=New|Accepted|Rejected
- Politer train question | translation=Train question; better_text=D'où part le train, s'il vous plaît ?; suggested_by=Camille Roy; status=Accepted
- Trout wording | translation=Menu of the inn; better_text=Trout with parsley new potatoes; suggested_by=Ada; status=Rejected
- Map thanks | translation=Thank-you note; better_text=Muchas gracias por el mapa.; suggested_by=Bruno; status=New
- Door sign | translation=Sign on the door; better_text=Back in a minute; suggested_by=Ada; status=New
# image recognition|text recognition|ocr|image to text|picture to text
record recognition|image recognition|recognition record|recognition history|recognized image|converted text|scan: Title!;Image:image;Language=English|German|French|Spanish|Chinese|Other;Kind=Printed page|Handwriting|Receipt|Screenshot|Business card;Recognized text:long;Edited text:long;Confidence:percent;Words:number#0-100000;Folder->@text folder|folder~Receipts|Letters;~Status=Uploaded|Recognizing|Done|Failed
- Dentist bill March | language=German; kind=Receipt; recognized_text=Total 84.20 EUR; confidence=97; words=61; folder=Receipts; status=Done
- Grandmother's letter | language=French; kind=Handwriting; recognized_text=Chère Louise; confidence=71; words=208; folder=Letters; status=Done
- Error window | language=English; kind=Screenshot; recognized_text=Disk almost full; confidence=99; words=17; folder=Work; status=Done
- Card of the joiner | language=German; kind=Business card; confidence=0; words=0; folder=Work; status=Failed
! record detected object|detection|bounding box|object detection [object\\w*|bounding|detect\\w*|classif\\w*]: Title!;Recognition->@recognition~Dentist bill March|Error window;Category~Person|Car|Dog;Confidence:percent;Left:number(px)#0-20000;Top:number(px)#0-20000;Width:number(px)#1-20000;Height:number(px)#1-20000;Checked:boolean
- Stamp at the foot | recognition=Dentist bill March; category=Stamp; confidence=94; left=610; top=1180; width=140; height=140
- Logo | recognition=Dentist bill March; category=Logo; confidence=88; left=60; top=40; width=210; height=90
- Button OK | recognition=Error window; category=Button; confidence=97; left=420; top=260; width=80; height=26
- Warning sign | recognition=Error window; category=Symbol; confidence=91; left=30; top=70; width=48; height=48
! record recognized line|text block|text region: Text!;Recognition->@recognition~Dentist bill March|Error window;Position:number#1-5000;Confidence:percent;Corrected text
- Total 84.20 EUR | recognition=Dentist bill March; position=9; confidence=98
- Chère Louise | recognition=Grandmother's letter; position=1; confidence=82
- je tecris de la mer | recognition=Grandmother's letter; position=2; confidence=58; corrected_text=je t'écris de la mer
- Disk almost full | recognition=Error window; position=1; confidence=99
! record text version|text edit|edit history: Change!;Recognition->@recognition~Grandmother's letter;Text:long;Edited by~Mara Lindt|Joel Abara;Edited on:date
- Line 2 corrected | recognition=Grandmother's letter; text=je t'écris de la mer
- Paragraphs joined | recognition=Grandmother's letter; text=Chère Louise, je t'écris de la mer
- Sum checked | recognition=Dentist bill March; text=Total 84.20 EUR
- Path added | recognition=Error window; text=Disk almost full on C
item text folder|folder|collection: Name!;Color;Description;Owner->@user
- Receipts | color=green; description=For the tax return.
- Letters | color=brown; description=From the family box.
- Work | color=blue; description=Screens and cards.
- Recipes | color=red; description=From old books.
record text export|export|download: File name!;Recognition->@recognition~Dentist bill March;Format=TXT|Word|PDF|Clipboard;Exported on:date
- dentist-march.pdf | recognition=Dentist bill March; format=PDF
- letter.docx | recognition=Grandmother's letter; format=Word
- error.txt | recognition=Error window; format=TXT
- letter-2.txt | recognition=Grandmother's letter; format=TXT
! item recognition setting|user setting: Name!;Language=English|German|French|Spanish|Chinese|Other;Straighten image:boolean;Keep line breaks:boolean;Delete images after:number(days)#0-365
- My standard | language=German; delete_images_after=90
- Old letters | language=French; delete_images_after=0
- Screens | language=English; delete_images_after=7
- Menus abroad | language=Chinese; delete_images_after=30
# copywriting|aigc|ai writing|copy generation|content generation|text generation|ai q&a
item copywriting template|copy template|template: Name!;Category=Product text|Social post|Advert|Email|Slogan|Video script;Input fields:long;Prompt:long;Tone=Friendly|Factual|Playful|Formal;Length:number(words)#10-3000;Icon:image;~Uses:number#0-10000000;~Status=Active|Hidden
- Product in 80 words | category=Product text; input_fields=product, benefit, audience; tone=Factual; length=80; uses=4120; status=Active
- Weekend post | category=Social post; input_fields=place, mood; tone=Playful; length=40; uses=2977; status=Active
- Sale reminder mail | category=Email; input_fields=offer, end date; tone=Friendly; length=120; uses=1204; status=Active
- One-line slogan | category=Slogan; input_fields=brand, feeling; tone=Playful; length=10; uses=6310; status=Active
record generated copy|copy|copywriting|generation record|generated text|generation history: Title!;Template->@copywriting template|copy template~Product in 80 words;Input:long;Text:long;Tone=Friendly|Factual|Playful|Formal;Words:number#0-5000;Author->@user;Rating:rating;Made on:date;~Status=Generating|Done|Edited|Failed
- Oak lunch box | template=Product in 80 words; input=lunch box, leakproof, hikers; text=Pack soup without fear.; tone=Factual; words=79; rating=4; status=Done
- Lake on Saturday | template=Weekend post; input=lake, lazy; text=Feet in the water, phone in the bag.; tone=Playful; words=31; rating=5; status=Edited
- Three days left | template=Sale reminder mail; input=20 percent, Sunday; tone=Friendly; words=114; rating=4; status=Done
- Tea house slogan | template=One-line slogan; input=tea house, calm; text=Slow down, it is pouring.; tone=Playful; words=5; rating=5; status=Done
item ai expert|expert|assistant|ai role: Name!;Field=Marketing|Law|Health|Study|Cooking|Technology;Opening line;Instruction:long;Portrait:image;~Conversations:number#0-10000000;~Status=Active|Hidden
- Ad coach | field=Marketing; opening_line=What shall we sell today?; conversations=880; status=Active
- Study buddy | field=Study; opening_line=Which chapter is hard?; conversations=2140; status=Active
- Kitchen chef | field=Cooking; opening_line=What is in your fridge?; conversations=1520; status=Active
- Contract reader | field=Law; opening_line=Paste the clause here.; conversations=330; status=Active
record conversation|ai conversation|q&a session|ai q&a|question and answer: Title!;Expert->@ai expert|expert~Ad coach;Asked by->@user;Messages:number#0-10000;Started on:date;~Status=Open|Closed
- Headline for a bike shop | expert=Ad coach; messages=8; status=Open
- Fractions explained | expert=Study buddy; messages=14; status=Closed
- Leek, eggs and rice | expert=Kitchen chef; messages=5; status=Closed
- Notice period | expert=Contract reader; messages=6; status=Open
! record chat turn|question|answer|intelligent answer: Question!;Conversation->@conversation~Headline for a bike shop;Answer:long;Words:number#0-10000;Helpful:boolean;Asked on:date
- Give me five headlines | conversation=Headline for a bike shop; answer=1. Two wheels, no queue.; words=46
- What is a common denominator? | conversation=Fractions explained; answer=A number both can be divided into.; words=88
- A quick dinner, please | conversation=Leek, eggs and rice; answer=Fried rice with leek.; words=120
- May I leave in March? | conversation=Notice period; answer=Yes, with two months' notice.; words=64
! item usage quota|quota|credit package [credit|quota|pay|package|member|personal]: Name!;Words a month:number#0-10000000;Price:money;Used words:number#0-10000000;Renews on:date
- Free | words_a_month=5000; price=0; used_words=1840
- Writer | words_a_month=100000; price=9; used_words=41200
- Studio | words_a_month=600000; price=39; used_words=210400
- Trial week | words_a_month=20000; price=0; used_words=20000
# file update|update files|branch update|zip archive|creates zip|file archive|file compression|upload new files|file transfer
item branch|existing branch|version line: Name!;Purpose=Release|Development|Customer|Test;Description;Owner->@user;Files:number#0-1000000;Protected:boolean;Last updated on:date;~Status=Open|Frozen|Merged
- main | purpose=Release; description=What customers get.; files=412; status=Frozen
- summer-update | purpose=Development; description=New price lists and manuals.; files=418; status=Open
- customer-north | purpose=Customer; description=Forms with their own logo.; files=96; status=Open
- printer-test | purpose=Test; description=Tries with the new printer driver.; files=14; status=Merged
item stored file|file|uploaded file|folder: Name!;Branch->@branch~main|summer-update;File:file;Folder~manuals|price-lists;Size:number(kB)#0-100000000;Version:number#1-10000;Checksum;Uploaded by->@user;Uploaded on:date
- price-list-2025.xlsx | branch=summer-update; folder=price-lists; size=184; version=3; checksum=9f41c2
- manual-pump-a2.pdf | branch=main; folder=manuals; size=5210; version=7; checksum=77ab01
- order-form.docx | branch=customer-north; folder=forms; size=61; version=2; checksum=13de88
- driver-1.4.zip | branch=printer-test; folder=drivers; size=40210; version=1; checksum=e02b5c
record file update|update record|file update record|update: Title!;Branch->@branch~summer-update;File->@stored file|file~price-list-2025.xlsx;Kind=Added|Replaced|Renamed|Deleted;Note:long;Updated by->@user;Updated on:date;~Status=Draft|Applied|Rolled back
- Prices of June | branch=summer-update; file=price-list-2025.xlsx; kind=Replaced; note=Steel up by 4 percent.; status=Applied
- Manual page 12 | branch=main; file=manual-pump-a2.pdf; kind=Replaced; note=Torque corrected.; status=Applied
- Logo North | branch=customer-north; file=order-form.docx; kind=Replaced; status=Rolled back
- Driver 1.4 | branch=printer-test; file=driver-1.4.zip; kind=Added; status=Draft
record archive|zip archive|created archive [archive|zip|compress]: Name!;Files:number#1-1000000;Size before:number(kB)#0-100000000;Size:number(kB)#0-100000000;Compression=None|Fast|Normal|Best;Password protected:boolean;File:file;Made by->@user;Made on:date;Expires on:date;~Status=Building|Ready|Expired|Failed
- manuals-may.zip | files=38; size_before=88400; size=61200; compression=Normal; status=Ready
- photos-site-4.zip | files=212; size_before=914000; size=902000; compression=Fast; status=Ready
- contracts-2024.zip | files=17; size_before=9400; size=5100; compression=Best; status=Expired
- backup-forms.zip | files=96; size_before=6100; size=0; compression=Best; status=Building
record archive delivery|sent archive|delivery|transfer [archive|zip|send]: Title!;Archive->@archive|zip archive~manuals-may.zip;Sender->@user;Recipient~Gerda Pohl|Site office;Email:email;Message:long;~Downloads:number#0-10000;Sent on:date;~Status=Sent|Opened|Downloaded|Bounced
- Manuals for Gerda | archive=manuals-may.zip; recipient=Gerda Pohl; email=gerda@example.com; downloads=1; status=Downloaded
- Photos to the site office | archive=photos-site-4.zip; recipient=Site office; email=site4@example.com; downloads=0; status=Opened
- Contracts to the lawyer | archive=contracts-2024.zip; recipient=Dr. Amell; email=amell@example.com; downloads=2; status=Downloaded
- Manuals for Timo | archive=manuals-may.zip; recipient=Timo Rask; email=timo@example.com; downloads=0; status=Bounced
! record archive entry|archived file [archive|zip]: Path!;Archive->@archive|zip archive~manuals-may.zip;Size:number(kB)#0-100000000;Packed size:number(kB)#0-100000000;Changed on:date
- manuals/pump-a2.pdf | archive=manuals-may.zip; size=5210; packed_size=3900
- manuals/pump-b1.pdf | archive=manuals-may.zip; size=4800; packed_size=3600
- photos/0001.jpg | archive=photos-site-4.zip; size=4300; packed_size=4270
- contracts/lease.pdf | archive=contracts-2024.zip; size=820; packed_size=410
# spam filter|spam filtering|email filter|email scanning|email filtering|mail filter|spam detection
record scanned email|email scan|scanning result|email|scan result|mail: Subject!;Sender:email;Recipient:email;Sender address;Score:number#0-100;Rule->@filter rule|filtering rule~Lottery words;Text:long;Attachment;Scanned on:date;~Verdict=Clean|Suspect|Spam|Virus|Quarantine
- You won 2 million | sender=prize@luck.example.net; recipient=lena@example.com; score=97; rule=Lottery words; verdict=Spam
- Minutes of Tuesday | sender=office@partner.example.org; recipient=lena@example.com; score=3; verdict=Clean
- Your parcel waits | sender=post@parcel.example.net; recipient=tom@example.com; score=78; rule=Link to bare address; verdict=Quarantine
- Invoice.exe attached | sender=bill@x.example.net; recipient=tom@example.com; score=99; rule=Programs attached; attachment=Invoice.exe; verdict=Virus
item filter rule|filtering rule|rule|spam rule: Name!;Field=Subject|Text|Sender|Header|Attachment|Link;Match=Contains|Equals|Begins with|Pattern;Value;Points:number#0-100;Action=Mark|Move to quarantine|Delete|Let through;Order:number#1-999;Active:boolean;~Hits:number#0-100000000
- Lottery words | field=Subject; match=Contains; value=lottery, prize, won; points=40; action=Mark; order=1; hits=4120
- Programs attached | field=Attachment; match=Pattern; value=exe, js, scr; points=90; action=Delete; order=2; hits=312
- Link to bare address | field=Link; match=Pattern; value=http and number; points=35; action=Move to quarantine; order=3; hits=977
- Partner mail | field=Sender; match=Equals; value=office@partner.example.org; points=0; action=Let through; order=4; hits=640
item blacklist entry|blacklist|blocked sender|black list: Address!;Kind=Email|Domain|IP address;Reason;Added by->@user;Added on:date;Valid until:date;~Blocked:number#0-100000000
- luck.example.net | kind=Domain; reason=Lottery mail; blocked=2810
- 203.0.113.77 | kind=IP address; reason=Open relay; blocked=940
- bill@x.example.net | kind=Email; reason=Virus; blocked=12
- cheap-pills.example.net | kind=Domain; reason=Advertising; blocked=5102
item whitelist entry|whitelist|trusted sender|white list: Address!;Kind=Email|Domain|IP address;Reason;Added by->@user;Added on:date;~Let through:number#0-100000000
- partner.example.org | kind=Domain; reason=Supplier; let_through=640
- alerts@bank.example.com | kind=Email; reason=Account notices; let_through=122
- 198.51.100.4 | kind=IP address; reason=Own scanner; let_through=3301
- school.example.edu | kind=Domain; reason=Parents' letters; let_through=58
item scan setting|system parameter|parameter|setting: Name!;Value;Area=Scanning|Quarantine|Notice|Learning;Default value;Description;Changed by->@user
- Spam from score | value=70; area=Scanning; default_value=80
- Keep quarantine days | value=30; area=Quarantine; default_value=14
- Daily summary at | value=07:30; area=Notice; default_value=08:00
- Learn from moved mail | value=yes; area=Learning; default_value=no
! record quarantine decision|released email|decision|quarantine: Title!;Email->@scanned email|email~Your parcel waits;Decision=Released|Deleted|Kept;Reason;Decided by~Mara Lindt|Joel Abara;Decided on:date
- Parcel notice kept | email=Your parcel waits; decision=Kept; reason=Link looks forged
- Invoice.exe deleted | email=Invoice.exe attached; decision=Deleted; reason=Virus
- Lottery deleted | email=You won 2 million; decision=Deleted
- Minutes released | email=Minutes of Tuesday; decision=Released; reason=Known sender
! record scan run|scan task|scan report|filter statistic: Title!;Mailbox~All|lena@example.com;Scanned:number#0-100000000;Spam:number#0-100000000;Viruses:number#0-1000000;Minutes:number#0-10000;Run on:date;~Status=Running|Done|Failed
- Monday, all mailboxes | mailbox=All; scanned=8420; spam=2914; viruses=7; minutes=11; status=Done
- Tuesday, all mailboxes | mailbox=All; scanned=9011; spam=3120; viruses=2; minutes=12; status=Done
- Old mail of Lena | mailbox=lena@example.com; scanned=24100; spam=1870; viruses=0; minutes=38; status=Done
- Wednesday, all mailboxes | mailbox=All; scanned=3010; spam=902; viruses=1; minutes=4; status=Running
# personal database|life details|life record|personal information manager|life organizer|personal inventory|life log
item device|my computer|my phone|computer|phone: Name!;Kind=Computer|Phone|Tablet|Camera|Watch;Maker and model;Configuration:long;Serial number;Bought on:date;Price:money;Shop;Warranty until:date;Photo:image;~Status=In use|Spare|Sold|Broken
- Desk computer | kind=Computer; maker_and_model=Midi tower X3; configuration=16 GB, 1 TB, two screens; serial_number=X3-20418; price=940; shop=PC Corner; status=In use
- Travel laptop | kind=Computer; maker_and_model=Air 13; configuration=8 GB, 256 GB; price=620; status=Spare
- My phone | kind=Phone; maker_and_model=Pine 6; configuration=128 GB, dual SIM; serial_number=P6-88012; price=410; status=In use
- Old phone | kind=Phone; maker_and_model=Pine 3; configuration=32 GB; price=190; status=Broken
item owned product|my product|product owned|belonging|possession: Name!;Category=Furniture|Kitchen|Clothing|Sports|Books|Tools;Place~Kitchen|Cellar;Bought on:date;Price:money;Shop;Warranty until:date;Receipt:file;Photo:image;Note
- Bread machine | category=Kitchen; place=Kitchen; price=89; shop=House & Co
- Cross-country skis | category=Sports; place=Cellar; price=240; shop=Snow shop
- Oak bookcase | category=Furniture; place=Study; price=310
- Cordless drill | category=Tools; place=Cellar; price=119; shop=Tool market
record car record|my car|car|car expense|refuelling: Title!;Car~Blue estate;Kind=Refuelling|Service|Tyres|Insurance|Tax|Repair;Mileage:number(km)#0-2000000;Amount:money;Litres:number(l)#0-500;Place;Done on:date;Next due on:date;Note
- Tank full in May | car=Blue estate; kind=Refuelling; mileage=84210; amount=71; litres=42; place=Ring road
- Summer tyres | car=Blue estate; kind=Tyres; mileage=83900; amount=40; place=Reifen Kolb
- Insurance 2025 | car=Blue estate; kind=Insurance; mileage=80000; amount=486
- Brake pads | car=Blue estate; kind=Repair; mileage=82100; amount=210; place=Garage Lehn
record finance entry|my finances|finance|income and expense|expense: Title!;Kind=Income|Expense|Saving|Loan;Category=Home|Food|Travel|Health|Work|Fun;Amount:money;Account~Bank|Cash;Paid to or by;Booked on:date;Note
- Salary | kind=Income; category=Work; amount=2480; account=Bank; paid_to_or_by=Employer
- Rent | kind=Expense; category=Home; amount=790; account=Bank; paid_to_or_by=Landlord
- Choir evening | kind=Expense; category=Fun; amount=18; account=Cash
- Put aside | kind=Saving; category=Home; amount=200; account=Bank
record diet entry|my diet|diet record|meal|food log: Title!;Meal=Breakfast|Lunch|Dinner|Snack;Food:long;Calories:number(kcal)#0-10000;Water:number(ml)#0-10000;Weight:number(kg)#0-400;Eaten on:date;Feeling=Good|Fine|Too much
- Oats and apple | meal=Breakfast; food=Oats, apple, nuts; calories=390; water=300; feeling=Good
- Canteen lunch | meal=Lunch; food=Fish, rice, salad; calories=640; water=500; feeling=Fine
- Grandma's dinner | meal=Dinner; food=Dumplings, cake; calories=1350; water=200; feeling=Too much
- Pear | meal=Snack; food=Pear; calories=90; feeling=Good
event itinerary entry|my itinerary|itinerary|appointment entry|plan: Title!;Kind=Journey|Meeting|Doctor|Family|Leisure;Place;Day:date!;Starts at:time;Ends at:time;With whom;Cost:money;Note:long;~Status=Planned|Done|Cancelled
- Train to Trieste | kind=Journey; place=Main station; with_whom=Lina; cost=64; status=Planned
- Dentist | kind=Doctor; place=Dr. Amsel; status=Planned
- Dad's birthday | kind=Family; place=Garden house; with_whom=All; status=Planned
- Jazz cellar | kind=Leisure; place=Old mill; cost=15; status=Done
item watched movie|my movie|movie|film: Title!;Year:number#1890-2100;Genre=Drama|Comedy|Thriller|Animation|Documentary|Science fiction;Director;Where~Cinema|At home;Stars:rating;Seen on:date;Thoughts:long;Poster:image;~Status=Want to see|Seen
- The Paper Harbour | year=2022; genre=Drama; where=Cinema; stars=5; thoughts=The last scene!; status=Seen
- Moon Bakery | year=2019; genre=Animation; where=At home; stars=4; status=Seen
- Cold Signal | year=2024; genre=Science fiction; where=Cinema; status=Want to see
- A Year of Bees | year=2020; genre=Documentary; where=At home; stars=4; status=Seen
! record item document|receipt|manual|attachment: Title!;Belongs to->@device|computer~Desk computer;Kind=Receipt|Manual|Warranty|Contract;File:file;Dated on:date
- Receipt desk computer | belongs_to=Desk computer; kind=Receipt
- Manual phone | belongs_to=My phone; kind=Manual
- Warranty laptop | belongs_to=Travel laptop; kind=Warranty
- Phone contract | belongs_to=My phone; kind=Contract
# file download|file downloads|download acceleration|download accelerator|accelerating overseas|download manager|download site|software download
item download file|file|downloadable file|resource: Name!;Category->@file category|category~Tools;File:file;Source address:url;Size:number(MB)#0-1000000;Version;Checksum;Region=Europe|Asia|America|Oceania;Description:long;Uploaded on:date;~Downloads:number#0-100000000;~Status=Online|Caching|Offline
- render-kit-4.2.zip | category=Tools; size=1840; version=4.2; checksum=a91f22; region=America; downloads=8120; status=Online
- city-maps-2025.tar | category=Data; size=22400; version=2025; checksum=77c0de; region=Europe; downloads=440; status=Caching
- phone-driver.exe | category=Drivers; size=96; version=1.9; checksum=0b1144; region=Asia; downloads=20310; status=Online
- course-videos.zip | category=Learning; size=7300; version=1; checksum=5e8d90; region=Oceania; downloads=1204; status=Offline
record download record|download|download history|accelerated download|download task: Title!;File->@download file|file~render-kit-4.2.zip;User->@user;Node->@acceleration node|node|mirror~Frankfurt 1;Progress:percent;Speed:number(kB/s)#0-10000000;Gain:number(x)#0-1000;Threads:number#1-64;Started on:date;Seconds:number#0-1000000;~Status=Queued|Running|Paused|Done|Failed
- Render kit to the office | file=render-kit-4.2.zip; node=Frankfurt 1; progress=100; speed=21000; gain=14; threads=8; seconds=90; status=Done
- Maps overnight | file=city-maps-2025.tar; node=Frankfurt 1; progress=37; speed=9400; gain=6; threads=16; status=Running
- Driver again | file=phone-driver.exe; node=Tokyo 2; progress=100; speed=8800; gain=5; threads=4; seconds=11; status=Done
- Course, lost line | file=course-videos.zip; node=Sydney 1; progress=12; speed=0; gain=0; threads=8; status=Failed
item acceleration node|node|mirror|server|line: Name!;Region=Europe|Asia|America|Oceania;Address;Bandwidth:number(Mbit/s)#1-1000000;Load:percent;Delay:number(ms)#0-10000;Cache:number(GB)#0-1000000;~Status=Online|Busy|Offline
- Frankfurt 1 | region=Europe; address=fra1.example.com; bandwidth=10000; load=41; delay=12; cache=4000; status=Online
- Tokyo 2 | region=Asia; address=tyo2.example.com; bandwidth=10000; load=88; delay=140; cache=2000; status=Busy
- Ohio 1 | region=America; address=oh1.example.com; bandwidth=20000; load=30; delay=96; cache=8000; status=Online
- Sydney 1 | region=Oceania; address=syd1.example.com; bandwidth=2000; load=0; delay=280; cache=500; status=Offline
item file category|category|folder: Name!;Position:number#1-99;Icon;Description;Files:number#0-1000000
- Tools | position=1; description=Programs and kits.; files=84
- Data | position=2; description=Maps and tables.; files=31
- Drivers | position=3; description=For phones and printers.; files=212
- Learning | position=4; description=Courses and books.; files=57
request acceleration request|file request|link submission|acceleration task: Title!;Source address:url;Wanted by->@user;Size:number(MB)#0-1000000;Node->@acceleration node|node~Ohio 1;Reason;Asked on:date
- Fetch the new compiler | size=640; node=Ohio 1; reason=Direct line gives 80 kB/s
- Mirror the atlas | size=12400; node=Frankfurt 1; reason=Whole class needs it
- Game patch | size=3100; node=Tokyo 2; reason=Evening update
- Old manual | size=12; node=Sydney 1; reason=Site is blocked here
! item download plan|quota|traffic package|membership [member|plan|quota|speed|log in|traffic]: Name!;Traffic a month:number(GB)#0-100000;Top speed:number(Mbit/s)#1-10000;Parallel downloads:number#1-64;Price:money;Used:number(GB)#0-100000
- Free | traffic_a_month=5; top_speed=10; parallel_downloads=1; price=0; used=3
- Home | traffic_a_month=200; top_speed=200; parallel_downloads=4; price=6; used=88
- Studio | traffic_a_month=2000; top_speed=1000; parallel_downloads=16; price=29; used=740
- Class | traffic_a_month=1000; top_speed=500; parallel_downloads=32; price=19; used=212
# pdf document|pdf file|pdf viewer|pdf reader|document preview|file preview|preview and download|document download|document viewer
item document|pdf document|pdf file|file|uploaded file: Title!;File:file;File type=PDF|Word|Excel|Slides|Image|Video|Audio|Text;Category->@document category|category~Guides|Minutes;Description:long;Pages:number#0-10000;File size:number(kB)#0-10000000;Version;Uploaded by;Uploaded on:date;~Downloads:number#0-10000000;~Status=Draft|Published|Replaced
- Visitor guide | file_type=PDF; category=Guides; description=Ways, hours and prices.; pages=12; file_size=2100; version=3; uploaded_by=Lotte Kern; downloads=842; status=Published
- Minutes of the spring meeting | file_type=PDF; category=Minutes; description=Decisions and votes.; pages=6; file_size=310; version=1; uploaded_by=Paul Igwe; downloads=57; status=Published
- Safety video | file_type=Video; category=Training; description=Four minutes for newcomers.; pages=0; file_size=84000; version=2; uploaded_by=Lotte Kern; downloads=133; status=Published
- Price table | file_type=Excel; category=Forms; description=For agents only.; pages=3; file_size=96; version=5; uploaded_by=Paul Igwe; downloads=24; status=Replaced
item document category|folder|category: Name!;Description:long;Parent;Who may see it=Everyone|Members|Staff;Position:number#0-100
- Guides | description=For guests.; parent=Public; who_may_see_it=Everyone; position=1
- Minutes | description=Of all meetings.; parent=Internal; who_may_see_it=Members; position=2
- Training | description=Films and slides.; parent=Internal; who_may_see_it=Staff; position=3
- Forms | description=To print and fill in.; parent=Public; who_may_see_it=Everyone; position=4
! record document version|pdf version|version|update: Title!;Document->@document|pdf document~Visitor guide|Price table;Version;File:file;Changes:long;Uploaded by;Uploaded on:date;~Status=Current|Old
- Visitor guide 3 | document=Visitor guide; version=3; changes=New opening hours.; uploaded_by=Lotte Kern; status=Current
- Visitor guide 2 | document=Visitor guide; version=2; changes=Map of the garden.; uploaded_by=Lotte Kern; status=Old
- Price table 5 | document=Price table; version=5; changes=Group prices.; uploaded_by=Paul Igwe; status=Current
- Price table 4 | document=Price table; version=4; changes=Tax changed.; uploaded_by=Paul Igwe; status=Old
record download|download record|view record|preview record|access record: Title!;Document->@document|pdf document~Visitor guide|Safety video;Action=Viewed|Downloaded|Printed|Played;User;Done on:date;Done at:time;Page reached:number#0-10000;Device=Computer|Tablet|Phone
- Guide on the bus | document=Visitor guide; action=Viewed; user=Guest; page_reached=4; device=Phone
- Minutes for the board | document=Minutes of the spring meeting; action=Printed; user=paul; page_reached=6; device=Computer
- Video on the first day | document=Safety video; action=Played; user=sofia; page_reached=0; device=Tablet
- Prices for an agent | document=Price table; action=Downloaded; user=agent.ruiz; page_reached=0; device=Computer
record placement|document placement|page section|display position: Title!;Document->@document|pdf document~Visitor guide|Minutes of the spring meeting;Place=Header|Footer|Menu|Sidebar|Page text;Link text;Opens in=Same page|New window|Viewer;Position:number#0-100;Shown:boolean
- Guide in the header | document=Visitor guide; place=Header; link_text=Guide (PDF); opens_in=Viewer; position=1
- Minutes in the footer | document=Minutes of the spring meeting; place=Footer; link_text=Minutes; opens_in=New window; position=2
- Film in the menu | document=Safety video; place=Menu; link_text=Watch first; opens_in=Viewer; position=3
- Prices in the text | document=Price table; place=Page text; link_text=Prices; opens_in=Same page; position=4
record share link|shared document|permission: Title!;Document->@document|pdf document~Price table|Safety video;Shared with;Email:email;Right=View|Download|Edit;Valid until:date;~Status=Active|Ended
- Prices to the agents | document=Price table; shared_with=Agents; right=Download; status=Active
- Video to newcomers | document=Safety video; shared_with=Staff; right=View; status=Active
- Minutes to the auditor | document=Minutes of the spring meeting; shared_with=Auditor; right=View; status=Ended
- Guide to the printer | document=Visitor guide; shared_with=Print shop; right=Download; status=Active
# file encryption|encryption and decryption|decryption|file encrypter|encrypt file|decrypt file|code encryption
item file|uploaded file|source file|php file|original file: File name!;File:file;File type=PHP|Text|Image|Archive|Document|Other;File size:number(kB)#0-10000000;Checksum;Owner;Uploaded on:date;Note:long;~State=Plain|Encrypted|Deleted
- cart.php | file_type=PHP; file_size=14; checksum=ab12f0; owner=selma; note=Cart of the shop; state=Encrypted
- licence-check.php | file_type=PHP; file_size=6; checksum=77c0de; owner=selma; note=For customers; state=Encrypted
- settings.txt | file_type=Text; file_size=2; checksum=0913aa; owner=horst; note=Test; state=Plain
- contract.zip | file_type=Archive; file_size=2400; checksum=e5501b; owner=horst; note=Scans; state=Deleted
record encryption|encryption record|encrypted file|encryption task: Title!;File->@file|uploaded file~cart.php|licence-check.php;Method->@encryption method|method~AES-256-GCM|ChaCha20;Key->@encryption key|key~Shop release key|Test key;Encrypted on:date;Size after:number(kB)#0-10000000;Result file:file;Time taken:number(ms)#0-10000000;~Status=Waiting|Running|Done|Failed
- cart.php for release 4 | file=cart.php; method=AES-256-GCM; key=Shop release key; size_after=19; time_taken=41; status=Done
- licence check for release 4 | file=licence-check.php; method=AES-256-GCM; key=Shop release key; size_after=9; time_taken=22; status=Done
- Settings as a test | file=settings.txt; method=ChaCha20; key=Test key; size_after=3; time_taken=8; status=Done
- Contract without key | file=contract.zip; method=AES-128-CBC; key=Old key; size_after=0; time_taken=3; status=Failed
record decryption|decryption record|decrypted file|decryption task: Title!;Encryption->@encryption|encrypted file~cart.php for release 4|Settings as a test;Uploaded file:file;Key->@encryption key|key~Shop release key|Test key;Decrypted on:date;Result file:file;Checksum agrees:boolean;Message:long;~Status=Waiting|Done|Wrong key|Damaged
- cart.php back again | encryption=cart.php for release 4; key=Shop release key; message=Same as the original.; status=Done
- Settings back | encryption=Settings as a test; key=Test key; message=Same as the original.; status=Done
- Licence with the test key | encryption=licence check for release 4; key=Test key; message=The key does not fit.; status=Wrong key
- Cut-off file | encryption=cart.php for release 4; key=Shop release key; message=Last block is missing.; status=Damaged
item encryption method|method|algorithm: Name!;Kind=Symmetric|Asymmetric|Obfuscation;Key length:number(bit)#40-16384;Speed=Fast|Medium|Slow;Description:long;Recommended:boolean;~Status=Offered|Only decryption
- AES-256-GCM | kind=Symmetric; key_length=256; speed=Fast; description=Notices every change of the file.; status=Offered
- ChaCha20 | kind=Symmetric; key_length=256; speed=Fast; description=Good on small devices.; status=Offered
- RSA-4096 | kind=Asymmetric; key_length=4096; speed=Slow; description=Public key locks, private key opens.; status=Offered
- AES-128-CBC | kind=Symmetric; key_length=128; speed=Fast; description=Only for old files.; status=Only decryption
item encryption key|key|secret key: Name!;Method->@encryption method|method~AES-256-GCM|ChaCha20;Fingerprint;Owner;Made on:date;Valid until:date;Hint;~Status=Active|Expired|Revoked
- Shop release key | method=AES-256-GCM; fingerprint=4f:90:1b; owner=selma; hint=Paper in the safe; status=Active
- Test key | method=ChaCha20; fingerprint=aa:01:7e; owner=horst; hint=Name of the dog; status=Active
- Partner key | method=RSA-4096; fingerprint=90:cd:22; owner=selma; hint=On the card; status=Active
- Old key | method=AES-128-CBC; fingerprint=00:ff:31; owner=horst; hint=None; status=Revoked
! record download record|operation log|file history: Title!;File name;Action=Uploaded|Encrypted|Decrypted|Downloaded|Deleted;User;Done on:date;Done at:time;Address;~Result=Done|Refused
- selma fetched cart.php | file_name=cart.php; action=Downloaded; user=selma; address=10.0.0.4; result=Done
- horst deleted the contract | file_name=contract.zip; action=Deleted; user=horst; address=10.0.0.7; result=Done
- Stranger asked for a key | file_name=licence-check.php; action=Decrypted; user=guest; address=198.51.100.9; result=Refused
- selma uploaded the cart | file_name=cart.php; action=Uploaded; user=selma; address=10.0.0.4; result=Done
# note and memo|memo management|memo website|note-taking|notebook website|sticky note|memo app
item note|memo|note record|text note: Title!;Text:long!;Notebook->@notebook|note category|category~Work|Garden;Tags;Colour=White|Yellow|Green|Blue|Pink;Pinned:boolean;Remind on:date;Attachment:file;Changed on:date;~State=Active|Archived|In the bin
- Call the roofer | text=Ask about the gutter before autumn.; notebook=Home; tags=roof, call; colour=Yellow; state=Active
- Beans need poles | text=Two metres, six pieces.; notebook=Garden; tags=beans; colour=Green; state=Active
- Points for Thursday | text=Budget, holidays, new printer.; notebook=Work; tags=meeting; colour=White; state=Active
- Old shopping list | text=Flour, yeast, salt.; notebook=Home; tags=kitchen; colour=White; state=In the bin
item notebook|note category|category|folder: Name!;Description:long;Colour;Owner;Position:number#0-100;~Notes:number#0-100000
- Work | description=Meetings and tasks.; colour=Blue; owner=hanne; position=1; notes=42
- Garden | description=Beds, seeds, weather.; colour=Green; owner=hanne; position=2; notes=18
- Home | description=Repairs and lists.; colour=Yellow; owner=hanne; position=3; notes=27
- Ideas | description=Not yet anything.; colour=Pink; owner=luk; position=1; notes=9
! item tag|note tag|label: Name!;Owner;Colour;~Notes:number#0-100000
- call | owner=hanne; colour=Red; notes=6
- meeting | owner=hanne; colour=Blue; notes=15
- beans | owner=hanne; colour=Green; notes=3
- kitchen | owner=luk; colour=Yellow; notes=8
! record note version|version|edit history: Title!;Note->@note|memo~Points for Thursday|Beans need poles;Text before:long;Changed by;Changed on:date;Changed at:time
- Thursday, first version | note=Points for Thursday; text_before=Budget, holidays.; changed_by=hanne
- Beans, four poles | note=Beans need poles; text_before=Two metres, four pieces.; changed_by=hanne
- Roofer, without gutter | note=Call the roofer; text_before=Call the roofer.; changed_by=hanne
- Thursday, empty | note=Points for Thursday; text_before=Budget.; changed_by=luk
record reminder|memo reminder|note reminder: Title!;Note->@note|memo~Call the roofer|Points for Thursday;Remind on:date;At:time;Repeats=Never|Daily|Weekly|Monthly;Way=On screen|Email|Phone;~State=Waiting|Shown|Done
- Roofer on Monday | note=Call the roofer; repeats=Never; way=On screen; state=Waiting
- Thursday meeting | note=Points for Thursday; repeats=Weekly; way=Email; state=Shown
- Water the beans | note=Beans need poles; repeats=Daily; way=Phone; state=Waiting
- Empty the bin | note=Old shopping list; repeats=Monthly; way=On screen; state=Done
record shared note|note share|note member: Title!;Note->@note|memo~Points for Thursday|Beans need poles;Shared with;Right=Read|Write;Shared on:date;~Status=Invited|Accepted|Ended
- Thursday to Luk | note=Points for Thursday; shared_with=luk; right=Write; status=Accepted
- Beans to the neighbour | note=Beans need poles; shared_with=neighbour; right=Read; status=Accepted
- Roofer to the owner | note=Call the roofer; shared_with=owner; right=Read; status=Invited
- List to mother | note=Old shopping list; shared_with=mother; right=Write; status=Ended
# pdf report|generating pdf|pdf generation|pdf generator|report generator|word cloud|report generation
item report template|pdf template|template: Name!;Description:long;Page size=A4|A3|Letter;Orientation=Upright|Sideways;Contents page:boolean;Word cloud:boolean;Logo:image;Font;Colour;Preview:image;~Used:number#0-1000000;~Status=Draft|Published
- Annual report blue | description=Cover, contents, five parts.; page_size=A4; orientation=Upright; font=Serif; colour=Blue; used=18; status=Published
- Survey in short | description=Word cloud and six charts.; page_size=A4; orientation=Sideways; font=Sans; colour=Green; used=64; status=Published
- Month in figures | description=Two pages of charts.; page_size=Letter; orientation=Upright; font=Sans; colour=Grey; used=120; status=Published
- Poster summary | description=One large page.; page_size=A3; orientation=Sideways; font=Block; colour=Red; used=3; status=Draft
item data set|uploaded data|data file|data: Name!;File:file;Format=CSV|Excel|JSON|Text;Rows:number#0-10000000;Columns:number#0-10000;Description:long;Uploaded by;Uploaded on:date;~Status=Uploaded|Checked|Faulty
- Answers of the spring survey | format=CSV; rows=412; columns=18; description=One row for each person.; uploaded_by=Hedda; status=Checked
- Sales by month | format=Excel; rows=36; columns=7; description=Three years.; uploaded_by=Milan; status=Checked
- Letters to the editor | format=Text; rows=220; columns=1; description=For the word cloud.; uploaded_by=Hedda; status=Checked
- Visitors with gaps | format=JSON; rows=90; columns=5; description=Two weeks are missing.; uploaded_by=Milan; status=Faulty
record pdf report|ppt report|ppt|generated pdf|pdf file|generated report|final report: Title!;Template->@report template|pdf template~Annual report blue|Survey in short;Data set->@data set|uploaded data~Answers of the spring survey|Sales by month;Subtitle;Author;Pages:number#0-10000;File size:number(kB)#0-1000000;File:file;Made on:date;~Downloads:number#0-1000000;~Status=Draft|Previewed|Ready|Failed
- Spring survey 2024 | template=Survey in short; data_set=Answers of the spring survey; subtitle=What guests wish for; author=Hedda; pages=12; file_size=1840; downloads=31; status=Ready
- Three years of sales | template=Annual report blue; data_set=Sales by month; subtitle=From bread to cake; author=Milan; pages=26; file_size=3300; downloads=9; status=Ready
- Voices of readers | template=Survey in short; data_set=Letters to the editor; subtitle=Word cloud of a year; author=Hedda; pages=4; file_size=900; downloads=0; status=Previewed
- Visitors of May | template=Month in figures; data_set=Visitors with gaps; subtitle=Draft; author=Milan; pages=0; file_size=0; downloads=0; status=Failed
record report section|section|chapter|directory entry|content block: Title!;Report->@pdf report|generated pdf~Spring survey 2024|Three years of sales;Position:number#1-1000;Kind=Text|Chart|Table|Word cloud|Picture;Text:long;Page:number#1-10000;In contents:boolean
- Words of our guests | report=Spring survey 2024; position=1; kind=Word cloud; text=Most said words.; page=3
- Who answered | report=Spring survey 2024; position=2; kind=Chart; text=Age and town.; page=4
- Sales in twelve months | report=Three years of sales; position=2; kind=Table; text=Sums by month.; page=6
- Foreword | report=Three years of sales; position=1; kind=Text; text=Why cakes grew.; page=3
record chart|chart display|report chart|word cloud|graph: Title!;Report->@pdf report|generated pdf~Spring survey 2024|Three years of sales;Kind=Bars|Lines|Pie|Word cloud|Area;Column for names;Column for values;Colours;Highest number of words:number#0-1000;Picture:image
- Age of guests | report=Spring survey 2024; kind=Bars; column_for_names=age group; column_for_values=people; colours=Greens; highest_number_of_words=0
- Guest words | report=Spring survey 2024; kind=Word cloud; column_for_names=word; column_for_values=count; colours=Mixed; highest_number_of_words=80
- Sales line | report=Three years of sales; kind=Lines; column_for_names=month; column_for_values=sales; colours=Blue; highest_number_of_words=0
- Bread and cake | report=Three years of sales; kind=Pie; column_for_names=product; column_for_values=share; colours=Warm; highest_number_of_words=0
! record generation log|generation record|download record: Title!;Report->@pdf report|generated pdf~Spring survey 2024|Visitors of May;Action=Previewed|Generated|Downloaded|Sent;Done by;Done on:date;Time taken:number(s)#0-10000;Message;~Result=Done|Failed
- Survey generated | report=Spring survey 2024; action=Generated; done_by=Hedda; time_taken=9; message=12 pages; result=Done
- Survey to the board | report=Spring survey 2024; action=Sent; done_by=Hedda; time_taken=1; message=Five addresses; result=Done
- Sales downloaded | report=Three years of sales; action=Downloaded; done_by=Milan; time_taken=2; message=3.3 MB; result=Done
- Visitors failed | report=Visitors of May; action=Generated; done_by=Milan; time_taken=3; message=Missing weeks; result=Failed
item source column|excel column|data column|column [excel|column|spreadsheet]: Name!;Data set->@data set|uploaded data~Sales by month;Sheet~Sheet 1;Letter~B;Type=Text|Number|Money|Date|Percent;First value;Order:number#1-500
- Month | data_set=Sales by month; sheet=Sheet 1; letter=A; type=Text; first_value=January; order=1
- Revenue | data_set=Sales by month; sheet=Sheet 1; letter=B; type=Money; first_value=41200; order=2
- Question | data_set=Answers of the spring survey; sheet=Answers; letter=A; type=Text; order=1
- Share of yes | data_set=Answers of the spring survey; sheet=Answers; letter=C; type=Percent; order=3
record field mapping|placeholder|mapping|customized content|report content|custom content [template|placeholder|customiz\\w*|mapping]: Title!;Template->@report template|pdf template~Annual report blue;Placeholder~{{revenue}};Slide or page:number#1-1000;Column->@source column|excel column~Revenue;Shown as=Text|Table|Chart|Picture;Format~#,##0;Default text
- Revenue on page 2 | template=Annual report blue; placeholder={{revenue}}; slide_or_page=2; column=Revenue; shown_as=Chart
- Months on page 2 | template=Annual report blue; placeholder={{months}}; slide_or_page=2; column=Month; shown_as=Table
- Questions | template=Survey in short; placeholder={{questions}}; slide_or_page=3; column=Question; shown_as=Table
- Shares | template=Survey in short; placeholder={{shares}}; slide_or_page=3; column=Share of yes; shown_as=Chart
# multi-engine artificial|artificial intelligence engine|ai engine|ai chat|ai assistant|openai|chatbot platform|language model
item engine|ai engine|artificial intelligence engine|model|ai model: Name!;Provider;Kind=Text|Picture|Code|Speech;Address:url;Key ending;Price per 1000 words:money;Longest input:number(words)#1-10000000;Weight:percent;Timeout:number(s)#1-600;~Status=Active|Paused|No credit
- Swift writer | provider=Lumen lab; kind=Text; key_ending=8f2a; price_per_1000_words=0.02; longest_input=6000; weight=40; timeout=20; status=Active
- Deep reader | provider=Northmind; kind=Text; key_ending=77c1; price_per_1000_words=0.08; longest_input=90000; weight=40; timeout=60; status=Active
- Code smith | provider=Forge; kind=Code; key_ending=0b90; price_per_1000_words=0.05; longest_input=24000; weight=20; timeout=40; status=Active
- Old talker | provider=Own server; kind=Text; key_ending=none; price_per_1000_words=0; longest_input=2000; weight=0; timeout=30; status=Paused
record prompt|query|user input|question|request: Title!;Prompt text:long!;Conversation->@conversation|chat~Trip to the lakes|Letter to the landlord;Asked by;Asked on:date;Asked at:time;Kind=Question|Summary|Translation|Code|Idea;File:file;~Status=Waiting|Answered|Failed
- Three quiet lakes | prompt_text=Name three lakes with a train stop.; conversation=Trip to the lakes; asked_by=mara; kind=Question; status=Answered
- Polite but firm | prompt_text=Write that the heating has been cold for a week.; conversation=Letter to the landlord; asked_by=jens; kind=Idea; status=Answered
- Sort by date | prompt_text=Sort this list by date in Python.; conversation=Scripts; asked_by=mara; kind=Code; status=Answered
- Forty pages in ten lines | prompt_text=Summarise the attached report.; conversation=Reports; asked_by=jens; kind=Summary; status=Failed
! record engine response|engine answer|ai response|partial answer: Title!;Prompt->@prompt|query~Three quiet lakes|Sort by date;Engine->@engine|ai engine~Swift writer|Deep reader;Text:long;Words:number#0-1000000;Time taken:number(ms)#0-600000;Cost:money;Score:rating;~Result=Used|Left out|Error
- Lakes by Swift writer | prompt=Three quiet lakes; engine=Swift writer; text=Mirror lake, Reed lake, Long lake.; words=38; time_taken=900; cost=0.01; score=4; result=Used
- Lakes by Deep reader | prompt=Three quiet lakes; engine=Deep reader; text=Reed lake and Long lake, each with a halt.; words=95; time_taken=4100; cost=0.02; score=5; result=Used
- Sorting by Code smith | prompt=Sort by date; engine=Code smith; text=sorted(rows, key=by_date); words=24; time_taken=1500; cost=0.01; score=5; result=Used
- Report by Old talker | prompt=Forty pages in ten lines; engine=Old talker; text=Too long.; words=2; time_taken=300; cost=0; score=1; result=Error
record combined answer|result|combined result|response|answer|single response: Title!;Prompt->@prompt|query~Three quiet lakes|Polite but firm;Text:long;Engines used:number#1-100;Way=Best one|Merged|Vote|One after another;Made on:date;Cost:money;Rating:rating;Copied:boolean
- Lakes, merged | prompt=Three quiet lakes; text=Reed lake and Long lake have a stop, Mirror lake a bus.; engines_used=2; way=Merged; cost=0.03; rating=5
- Letter, best one | prompt=Polite but firm; text=Dear Ms. Wolf, since Monday our radiators stay cold.; engines_used=3; way=Best one; cost=0.06; rating=4
- Sorting, one engine | prompt=Sort by date; text=Use sorted with a key.; engines_used=1; way=Best one; cost=0.01; rating=5
- Report, no answer | prompt=Forty pages in ten lines; text=No engine could read the file.; engines_used=1; way=Vote; cost=0; rating=1
record conversation|chat|chat history|history|chat session: Name!;Owner;Started on:date;Last used on:date;Messages:number#0-1000000;Pinned:boolean;~State=Open|Archived|Deleted
- Trip to the lakes | owner=mara; messages=14; state=Open
- Letter to the landlord | owner=jens; messages=6; state=Open
- Scripts | owner=mara; messages=52; state=Archived
- Reports | owner=jens; messages=3; state=Open
! item user setting|application setting|setting|preference: Name!;Owner;Engines used:long;Combine by=Best one|Merged|Vote|One after another;Tone=Short|Friendly|Formal|Detailed;Language;Spending limit a month:money;Keep history:boolean
- Mara's settings | owner=mara; engines_used=Swift writer, Deep reader; combine_by=Merged; tone=Short; language=English; spending_limit_a_month=10
- Jens at work | owner=jens; engines_used=All; combine_by=Best one; tone=Formal; language=German; spending_limit_a_month=25
- Code only | owner=mara; engines_used=Code smith; combine_by=Best one; tone=Detailed; language=English; spending_limit_a_month=5
- Free of charge | owner=kim; engines_used=Old talker; combine_by=One after another; tone=Friendly; language=English; spending_limit_a_month=0
# tunnel calculation|calculation table|calculation website|experience library|engineering calculation|calculation tool
item calculation table|calculation sheet|calculator|formula|calculation template: Name!;Field=Support|Excavation|Lining|Drainage|Ventilation|Blasting;Description:long;Formula:long;Inputs:long;Result unit;Standard;Version;Author;~Used:number#0-1000000;~Status=Draft|Checked|Published
- Rock pressure on the lining | field=Lining; description=Vertical pressure from class and width.; formula=q = γ · h; inputs=Class, width, unit weight; result_unit=kPa; standard=Road tunnel code; version=2.1; author=R. Heim; used=340; status=Published
- Anchor length | field=Support; description=Length for a loosened zone.; formula=L = h + 0.5; inputs=Loosened height; result_unit=m; standard=Support guide; version=1.3; author=R. Heim; used=212; status=Published
- Air for a working face | field=Ventilation; description=Fresh air for people and engines.; formula=Q = n·3 + P·4; inputs=People, power; result_unit=m³/min; standard=Mine rules; version=1.0; author=C. Duarte; used=95; status=Published
- Water inflow | field=Drainage; description=From head and permeability.; formula=q = 2πkh / ln(2h/r); inputs=k, h, r; result_unit=m³/d; standard=Hydraulics text; version=0.4; author=C. Duarte; used=8; status=Draft
record calculation|calculation result|calculation record|calculation task|result: Title!;Calculation table->@calculation table|calculator~Rock pressure on the lining|Anchor length;Project->@project|engineering project~North ridge tunnel|Harbour underpass;Input values:long!;Result:number#-1000000000-1000000000;Unit;Calculated by;Calculated on:date;Checked by;~Verdict=Safe|At the limit|Not safe|Open
- Pressure at km 2.4 | calculation_table=Rock pressure on the lining; project=North ridge tunnel; input_values=Class IV, width 12 m, 23 kN/m³; result=186; unit=kPa; calculated_by=Ying; checked_by=R. Heim; verdict=Safe
- Anchors in the fault | calculation_table=Anchor length; project=North ridge tunnel; input_values=Loosened height 3.2 m; result=3.7; unit=m; calculated_by=Ying; checked_by=R. Heim; verdict=At the limit
- Air at the west face | calculation_table=Air for a working face; project=North ridge tunnel; input_values=22 people, 310 kW; result=1306; unit=m³/min; calculated_by=Lars; checked_by=C. Duarte; verdict=Safe
- Inflow under the quay | calculation_table=Water inflow; project=Harbour underpass; input_values=k 0.4 m/d, h 14 m, r 5 m; result=20.4; unit=m³/d; calculated_by=Lars; checked_by=none; verdict=Open
record calculation book|text calculation book|calculation report|document: Title!;Calculation->@calculation|calculation result~Pressure at km 2.4|Anchors in the fault;Text:long;Format=PDF|Word|Text;File:file;Made on:date;Made by;~Downloads:number#0-100000
- Book of pressure km 2.4 | calculation=Pressure at km 2.4; text=Given, sought, formula, result.; format=PDF; made_by=Ying; downloads=6
- Book of fault anchors | calculation=Anchors in the fault; text=Anchors of 4 m are chosen.; format=Word; made_by=Ying; downloads=3
- Ventilation book west | calculation=Air at the west face; text=Fan of 1400 m³ per minute.; format=PDF; made_by=Lars; downloads=4
- Inflow draft | calculation=Inflow under the quay; text=To be checked.; format=Text; made_by=Lars; downloads=0
item project|engineering project|tunnel project|typical project: Name!;Place;Length:number(m)#0-100000;Kind=Road|Rail|Metro|Water|Mine;Rock class=I|II|III|IV|V|VI;Method=Drill and blast|Boring machine|Cut and cover|Shield;Starts on:date;Owner;~Status=Planned|Under way|Finished
- North ridge tunnel | place=Ridge pass; length=3820; kind=Road; rock_class=IV; method=Drill and blast; owner=Road office; status=Under way
- Harbour underpass | place=Quayhaven; length=410; kind=Road; rock_class=VI; method=Cut and cover; owner=Town; status=Under way
- Green line 2 | place=Millbrook; length=5200; kind=Metro; rock_class=V; method=Shield; owner=Metro works; status=Finished
- Spring gallery | place=High valley; length=960; kind=Water; rock_class=II; method=Boring machine; owner=Water board; status=Planned
item experience|experience article|experience library resource|project experience|resource: Title!;Kind=Success|Trouble and remedy|Material|Software|Other;Project->@project|engineering project~North ridge tunnel|Green line 2;Text:long;Key words;Author;File:file;Published on:date;~Read:number#0-1000000;~Status=Draft|Published
- Water burst at km 1.1 | kind=Trouble and remedy; project=North ridge tunnel; text=Grouted in three rings within two days.; key_words=water, grouting; author=R. Heim; read=510; status=Published
- Fibre concrete saves a layer | kind=Material; project=Green line 2; text=Forty kilograms of fibre per cubic metre.; key_words=fibre, lining; author=Ying; read=288; status=Published
- Layers in the drawing | kind=Software; project=Harbour underpass; text=One layer for each building phase.; key_words=drawing, layers; author=Lars; read=143; status=Published
- Shield under the old church | kind=Success; project=Green line 2; text=Settlement of four millimetres.; key_words=settlement; author=C. Duarte; read=402; status=Published
# reminder application|reminder app|reminder notification|birthday reminder|reminder system|anniversary reminder
record reminder|reminder item|event reminder|holiday reminder|birthday reminder|anniversary reminder|other event reminder: Title!;Kind=Birthday|Anniversary|Holiday|Weather|Other;Date:date!;Remind at:time;Remind ahead:number(days)#0-60;Repeat=Once|Every week|Every month|Every year;Contact->@contact|friend~Grandma Elsie|Noor;Channel=Push|E-mail|SMS;Note:long;~Status=Active|Paused|Finished
- Noor's birthday | kind=Birthday; remind_ahead=3; repeat=Every year; contact=Noor; channel=Push; note=She wished for a teapot.; status=Active
- Wedding anniversary of my parents | kind=Anniversary; remind_ahead=7; repeat=Every year; contact=Mum and Dad; channel=E-mail; status=Active
- Renew the passport | kind=Other; remind_ahead=30; repeat=Once; channel=Push; status=Active
- Spring festival | kind=Holiday; remind_ahead=10; repeat=Every year; channel=Push; status=Paused
person contact|friend|friend birthday|birthday|family member: Name!;Relation=Family|Friend|Colleague|Partner;Birthday:date;Calendar=Solar|Lunar;Phone:phone;Gift ideas:long
- Grandma Elsie | relation=Family; calendar=Solar; gift_ideas=Wool, orchids
- Noor | relation=Friend; calendar=Solar; gift_ideas=Teapot
- Mum and Dad | relation=Family; calendar=Solar
- Uncle Bo | relation=Family; calendar=Lunar; gift_ideas=Tea
item holiday|public holiday|festival|holiday calendar: Name!;Date:date;Region~Germany|China;Kind=Public|Religious|Observance;Days off:number#0-10;Description:long
- New Year's Day | region=Germany; kind=Public; days_off=1
- Mid-Autumn Festival | region=China; kind=Public; days_off=1
- Mother's Day | region=Germany; kind=Observance; days_off=0
- Easter Monday | region=Germany; kind=Religious; days_off=1
record weather reminder|weather alert|weather change reminder|weather change [weather]: Title!;City~Bremen|Chengdu;Condition=Rain|Snow|Storm|Heat|Frost|Temperature drop;Threshold:number(°C)#-40-50;Check at:time;Channel=Push|E-mail|SMS;~Last forecast;~Status=Active|Paused
- Umbrella in Bremen | city=Bremen; condition=Rain; channel=Push; last_forecast=Showers from noon; status=Active
- Frost on the balcony | city=Bremen; condition=Frost; threshold=2; channel=Push; last_forecast=4 °C at night; status=Active
- Heat for the parents | city=Chengdu; condition=Heat; threshold=35; channel=SMS; last_forecast=31 °C; status=Active
- Storm at the coast | city=Cuxhaven; condition=Storm; channel=Push; status=Paused
record sent reminder|reminder notification|push notification|reminder history|push record: Title!;Reminder->@reminder|reminder item~Noor's birthday;Sent on:date;Sent at:time;Channel=Push|E-mail|SMS;~Status=Waiting|Sent|Seen|Snoozed|Failed;Snoozed until:time
- Noor's birthday in 3 days | reminder=Noor's birthday; channel=Push; status=Seen
- Anniversary next week | reminder=Wedding anniversary of my parents; channel=E-mail; status=Sent
- Passport: 30 days left | reminder=Renew the passport; channel=Push; status=Snoozed
- Spring festival in 10 days | reminder=Spring festival; channel=Push; status=Failed
! record reminder setting|notification setting|preference: Title!;Quiet from:time;Quiet until:time;Default channel=Push|E-mail|SMS;Default days ahead:number(days)#0-60;Language=English|Chinese|Spanish;Sound=Chime|Bell|Silent
- Everyday | default_channel=Push; default_days_ahead=3; language=English; sound=Chime
- At work | default_channel=E-mail; default_days_ahead=1; language=English; sound=Silent
- Holidays abroad | default_channel=Push; default_days_ahead=7; language=Spanish; sound=Bell
- Family phone | default_channel=SMS; default_days_ahead=5; language=Chinese; sound=Bell
# pdf to text|pdf converter|converts pdf|word document|document conversion|text extraction
record document|uploaded file|pdf file|word document|eml document|email document|source file: File name!;File:file;Kind=PDF|Word|E-mail|Image|Text;Pages:number#0-5000;Size:number(KB)#0-1000000;Language=English|Chinese|German|French|Spanish|Arabic;Uploaded on:date;Folder->@folder|project~Contracts;~Status=Uploaded|Processing|Ready|Failed
- lease-2024.pdf | kind=PDF; pages=14; size=820; language=English; folder=Contracts; status=Ready
- handbuch.docx | kind=Word; pages=62; size=2400; language=German; folder=Manuals; status=Ready
- reply-supplier.eml | kind=E-mail; pages=1; size=36; language=English; folder=Mail; status=Uploaded
- scan-receipts.pdf | kind=PDF; pages=9; size=5100; language=French; folder=Receipts; status=Failed
record conversion|conversion task|conversion history|extraction|modification|modification history|conversion record: Title!;Document->@document|pdf file|word document~lease-2024.pdf;Output format=Plain text|Word|JSON|HTML|Markdown|EML;Pages from:number#1-5000;Pages to:number#1-5000;Preset->@preset|conversion option|json structure~Keep paragraphs;Text recognition:boolean;Started on:date;Duration:number(s)#0-3600;~Status=Queued|Running|Done|Failed;Error message
- Lease to text | document=lease-2024.pdf; output_format=Plain text; pages_from=1; pages_to=14; preset=Keep paragraphs; duration=6; status=Done
- Manual to JSON | document=handbuch.docx; output_format=JSON; pages_from=1; pages_to=62; preset=Chapters and tables; duration=19; status=Done
- Date of the reply changed | document=reply-supplier.eml; output_format=EML; preset=Mail header; duration=1; status=Done
- Receipts to text | document=scan-receipts.pdf; output_format=Plain text; pages_from=1; pages_to=9; preset=One line per row; duration=31; status=Failed; error_message=Page 4 cannot be read
record extracted text|converted file|text|result|output file|json file|modified document: Title!;Conversion->@conversion|extraction~Lease to text;Content:long;Format=Plain text|Word|JSON|HTML|Markdown|EML;Font~Arial|Noto Sans;Font size:number(pt)#6-72;Characters:number#0-10000000;File:file;~Downloads:number#0-100000;Edited:boolean
- lease-2024.txt | conversion=Lease to text; content=This lease is made between the parties named below.; format=Plain text; font=Arial; font_size=11; characters=28400; downloads=2
- handbuch.json | conversion=Manual to JSON; content={"chapters":[{"title":"Inbetriebnahme"}]}; format=JSON; characters=96100; downloads=1
- reply-supplier-new.eml | conversion=Date of the reply changed; content=Dear Ms Hale, the goods arrive on Tuesday.; format=EML; characters=640; downloads=1
- receipts-part.txt | conversion=Receipts to text; content=Boulangerie, 12.40; format=Plain text; font=Noto Sans; font_size=10; characters=310; downloads=0
item preset|conversion option|json structure|output template|custom structure: Name!;Output format=Plain text|Word|JSON|HTML|Markdown|EML;Structure:long;Keep line breaks:boolean;Include images:boolean;Date format~yyyy-MM-dd HH:mm;Description:long
- Keep paragraphs | output_format=Plain text; description=One blank line between paragraphs.
- Chapters and tables | output_format=JSON; structure={"title":"","chapters":[],"tables":[]}; description=Headings become chapters.
- One line per row | output_format=Plain text; description=Good for receipts and lists.
- Mail header | output_format=EML; date_format=yyyy-MM-dd HH:mm; description=Sets date, time and subject.
! item folder|project|document group: Name!;Description:long;Colour~Blue|Green;Created on:date
- Contracts | description=Leases and agreements; colour=Blue
- Manuals | description=Handbooks of machines; colour=Green
- Mail | description=Exported messages; colour=Blue
- Receipts | description=Scans for the tax return; colour=Green
! record text version|edit|version|edit history [edit|format|modif\\w*|version]: Title!;Text->@extracted text|converted file~lease-2024.txt;Version:number#1-1000;Change:long;Edited by~Rhea Moll;Edited on:date
- Page numbers removed | text=lease-2024.txt; version=2; change=Footer lines deleted.; edited_by=Rhea Moll
- Headings set bold | text=lease-2024.txt; version=3; change=Six headings formatted.; edited_by=Rhea Moll
- Empty chapters dropped | text=handbuch.json; version=2; change=Chapters without text removed.; edited_by=Jan Oster
- Salutation corrected | text=reply-supplier-new.eml; version=2; change=Ms instead of Mr.; edited_by=Rhea Moll
# ai navigation|ai tool|navigation website|navigation site|tool directory|website directory
item tool|ai tool|recommended tool|recommended ai tool|site|website: Name!;Category->@category|tool category~Writing|Images;Summary;Description:long;Link:url;Pricing=Free|Freemium|Paid|Trial;Price per month:money;Logo:image;Rating:rating;~Visits:number#0-100000000;~Status=Listed|Under review|Hidden
- Quillmate | category=Writing; summary=Drafts letters and posts; pricing=Freemium; price_per_month=9; rating=4.5; visits=18200; status=Listed
- PixelFoam | category=Images; summary=Pictures from a sentence; pricing=Paid; price_per_month=15; rating=4.2; visits=25400; status=Listed
- Codelark | category=Coding; summary=Completes code in the editor; pricing=Trial; price_per_month=12; rating=4.7; visits=31900; status=Listed
- Voxtail | category=Audio; summary=Reads texts aloud; pricing=Free; price_per_month=0; rating=3.9; visits=4100; status=Under review
item category|tool category|ai tool category: Name!;Description:long;Icon~Pen|Picture;Sort order:number#0-1000;~Tools:number#0-10000
- Writing | description=Texts, letters, translations; icon=Pen; sort_order=1; tools=34
- Images | description=Make and edit pictures; icon=Picture; sort_order=2; tools=51
- Coding | description=Help for programmers; icon=Brackets; sort_order=3; tools=27
- Audio | description=Voices, music, transcripts; icon=Speaker; sort_order=4; tools=19
! item tag|keyword: Name!;Description;~Tools:number#0-10000;Colour~Blue|Green
- No sign-up | description=Works without an account; tools=22; colour=Green
- Open source | description=Code is public; tools=15; colour=Blue
- Chat | description=Answers in a dialogue; tools=40; colour=Blue
- For students | description=Free or cheap for learners; tools=18; colour=Green
! record tool tag|tag link: Title!;Tool->@tool|ai tool~Quillmate;Tag->@tag|keyword~No sign-up;Added on:date
- Quillmate: For students | tool=Quillmate; tag=For students
- Codelark: Chat | tool=Codelark; tag=Chat
- Voxtail: No sign-up | tool=Voxtail; tag=No sign-up
- Voxtail: Open source | tool=Voxtail; tag=Open source
request tool submission|submission|site submission|recommendation request: Tool name!;Link:url;Category->@category|tool category~Writing;Why it is useful:long!;Contact e-mail:email;Pricing=Free|Freemium|Paid|Trial
- Slidewren | category=Writing; why_it_is_useful=Turns notes into slides in a minute.; pricing=Freemium
- Humble Hum | category=Audio; why_it_is_useful=Background music without licence trouble.; pricing=Free
- Framefinch | category=Images; why_it_is_useful=Cuts out objects cleanly.; pricing=Paid
- Testling | category=Coding; why_it_is_useful=Writes unit tests from examples.; pricing=Trial
record recommendation|recommended list|collection|featured tool: Title!;Tool->@tool|ai tool~Codelark;Reason:long;Place=Home page|Category page|Newsletter;From:date;Until:date;~Clicks:number#0-10000000
- Codelark: pick of the week | tool=Codelark; reason=Most saved tool this month.; place=Home page; clicks=840
- Quillmate for essays | tool=Quillmate; reason=Liked by those who read about study tools.; place=Category page; clicks=310
- PixelFoam for shops | tool=PixelFoam; reason=Good product pictures.; place=Newsletter; clicks=127
- Voxtail free voices | tool=Voxtail; reason=New and free.; place=Home page; clicks=95
record search|search history|search record|keyword search: Keyword!;Category->@category|tool category~Images;Results:number#0-10000;Searched on:date;Opened tool->@tool|ai tool~PixelFoam
- logo maker | category=Images; results=14; opened_tool=PixelFoam
- essay help | category=Writing; results=9; opened_tool=Quillmate
- unit tests | category=Coding; results=6; opened_tool=Codelark
- text to speech | category=Audio; results=11; opened_tool=Voxtail
+ review: Tool->@tool|ai tool~Quillmate|Codelark;Rating:rating;Text:long;Used for~Study|Work
+ favorite: Tool->@tool|ai tool~Quillmate|Codelark;Note
# pinyin|chinese character|text conversion|text converter|language conversion|transliteration
record conversion|conversion record|conversion history|text conversion|pinyin conversion: Title!;Input text:long!;Conversion type->@conversion type|type~To pinyin with tones;Tone=Marks|Numbers|None;Separator=Space|Hyphen|None;~Output:long;Characters:number#0-1000000;Converted on:date;~Status=Done|Partly|Failed
- Greeting | input_text=你好; conversion_type=To pinyin with tones; tone=Marks; separator=Space; output=nǐ hǎo; characters=2; status=Done
- City names | input_text=北京 上海; conversion_type=To pinyin with tones; tone=Numbers; separator=Space; output=bei3 jing1 shang4 hai3; characters=4; status=Done
- Split a line | input_text=woaixuexi; conversion_type=Pinyin word segmentation; separator=Space; output=wo ai xue xi; characters=9; status=Done
- To traditional | input_text=学习汉语; conversion_type=Simplified to traditional; output=學習漢語; characters=4; status=Done
item conversion type|type|conversion mode|conversion option: Name!;Kind=Pinyin|Segmentation|Simplified and traditional|Case|Reading;Description:long;Example input;Example output;Sort order:number#0-100
- To pinyin with tones | kind=Pinyin; description=Reading of each character; example_input=中国; example_output=zhōng guó; sort_order=1
- Pinyin word segmentation | kind=Segmentation; description=Splits a run of pinyin; example_input=zhongguo; example_output=zhong guo; sort_order=2
- Simplified to traditional | kind=Simplified and traditional; example_input=汉字; example_output=漢字; sort_order=3
- Traditional to simplified | kind=Simplified and traditional; example_input=漢字; example_output=汉字; sort_order=4
item character|dictionary entry|word entry|chinese character: Character!;Pinyin;Other readings;Traditional form;Strokes:number#1-64;Radical;Meaning
- 行 | pinyin=xíng; other_readings=háng; strokes=6; radical=行; meaning=to go
- 学 | pinyin=xué; traditional_form=學; strokes=8; radical=子; meaning=to learn
- 长 | pinyin=cháng; other_readings=zhǎng; traditional_form=長; strokes=4; radical=长; meaning=long
- 马 | pinyin=mǎ; traditional_form=馬; strokes=3; radical=马; meaning=horse
! item custom word|own dictionary|polyphone: Word!;Reading!;Traditional form;Reason;Added on:date
- 银行 | reading=yín háng; traditional_form=銀行; reason=Bank, not to go
- 长大 | reading=zhǎng dà; traditional_form=長大; reason=To grow
- 重庆 | reading=chóng qìng; traditional_form=重慶; reason=City name
- 单于 | reading=chán yú; reason=Old title
! record conversion setting|setting|preference: Title!;Default tone=Marks|Numbers|None;Default separator=Space|Hyphen|None;Capital letters=None|First letter|All;Keep punctuation:boolean;Font size:number(px)#8-60
- For learners | default_tone=Marks; default_separator=Space; capital_letters=None; font_size=20
- For file names | default_tone=None; default_separator=Hyphen; capital_letters=None; font_size=14
- For names | default_tone=None; default_separator=None; capital_letters=First letter; font_size=16
- Keyboard practice | default_tone=Numbers; default_separator=Space; capital_letters=None; font_size=18
# qr code|barcode|code generator
record qr code|code|generated code|generation|generated qr code: Title!;Kind=Text|Web address|Contact|Wi-Fi|E-mail|Phone;Content:long!;Format=PNG|JPG|SVG|PDF;Size:number(px)#50-5000;Colour~#000000;Background~#ffffff;Error correction=Low|Medium|Quartile|High;Margin:number#0-20;Logo:image;Created on:date;~Downloads:number#0-1000000
- Menu of the day | kind=Web address; content=https://bistro.example/menu; format=PNG; size=600; colour=#1b4332; background=#ffffff; error_correction=Medium; margin=4; downloads=6
- Guest Wi-Fi | kind=Wi-Fi; content=WIFI:T:WPA,S:Guests,P:sunny-day; format=SVG; size=400; colour=#000000; background=#ffffff; error_correction=High; margin=4; downloads=2
- Card of Mira | kind=Contact; content=MECARD:N:Alder,Mira; format=PNG; size=300; colour=#22223b; background=#ffffff; error_correction=Quartile; margin=2; downloads=1
- Cellar shelf 12 | kind=Text; content=Shelf 12, preserves; format=JPG; size=200; colour=#000000; background=#fefae0; error_correction=Low; margin=4; downloads=1
item style|design preset|preset|code template: Name!;Colour~#000000;Background~#ffffff;Size:number(px)#50-5000;Format=PNG|JPG|SVG|PDF;Error correction=Low|Medium|Quartile|High;Dots=Square|Round|Diamond;Logo:image
- Plain black | colour=#000000; background=#ffffff; size=400; format=PNG; error_correction=Medium; dots=Square
- Forest print | colour=#1b4332; background=#ffffff; size=1200; format=SVG; error_correction=High; dots=Round
- Small label | colour=#000000; background=#ffffff; size=150; format=JPG; error_correction=Low; dots=Square
- Night poster | colour=#f4a261; background=#14213d; size=2000; format=PDF; error_correction=Quartile; dots=Diamond
record download|download record|download history|export: Title!;Code->@qr code|generated code~Menu of the day;Format=PNG|JPG|SVG|PDF;Size:number(px)#50-5000;Downloaded on:date;Purpose
- Menu for the table cards | code=Menu of the day; format=PNG; size=600; purpose=Table cards
- Menu for the window | code=Menu of the day; format=PNG; size=2000; purpose=Window
- Wi-Fi for the lobby | code=Guest Wi-Fi; format=SVG; size=400; purpose=Lobby sign
- Shelf label | code=Cellar shelf 12; format=JPG; size=200; purpose=Label
! record scan|scan record|scan statistic: Title!;Code->@qr code|generated code~Menu of the day;Scanned on:date;Scanned at:time;City;Device=Phone|Tablet|Scanner
- Lunch scan | code=Menu of the day; city=Bath; device=Phone
- Guest in the lobby | code=Guest Wi-Fi; city=Bath; device=Phone
- Fair contact | code=Card of Mira; city=Bristol; device=Tablet
- Stock count | code=Cellar shelf 12; city=Bath; device=Scanner
! record batch|bulk generation|code list [batch|bulk|list|import]: Title!;Source file:file;Rows:number#1-100000;Style->@style|preset~Small label;Started on:date;~Made:number#0-100000;~Status=Waiting|Running|Done|Failed
- Shelf labels cellar | rows=48; style=Small label; made=48; status=Done
- Table numbers | rows=22; style=Forest print; made=22; status=Done
- Badge codes | rows=310; style=Plain black; made=140; status=Running
- Poster links | rows=4; style=Night poster; made=0; status=Failed
! item folder|collection: Name!;Description:long;Colour~Green;~Codes:number#0-100000
- Bistro | description=Menus and tables; colour=Green; codes=24
- House | description=Wi-Fi and shelves; colour=Blue; codes=50
- Cards | description=Contacts; colour=Red; codes=6
- Events | description=Posters and tickets; colour=Yellow; codes=9
# screenshot|screen capture|website screenshot|page monitoring|page change
item screenshot task|screenshot setting|capture task|automatic screenshot|monitored page: Name!;Page address:url;Frequency=Every minute|Every 15 minutes|Hourly|Daily|Weekly;Content=Whole page|Visible part|Element|Whole screen;Element selector;Width:number(px)#200-8000;Height:number(px)#200-20000;Starts at:time;Ends at:time;~Next run on:date;~Status=Active|Paused|Failing
- Price page of the rival | frequency=Hourly; content=Element; element_selector=.price-table; width=1280; height=900; status=Active
- Our home page | frequency=Daily; content=Whole page; width=1440; height=4000; status=Active
- Control room screen | frequency=Every 15 minutes; content=Whole screen; width=1920; height=1080; status=Active
- Ticket counter | frequency=Every minute; content=Visible part; width=1024; height=768; status=Failing
record screenshot|captured image|screenshot record|screenshot history|capture: Title!;Task->@screenshot task|capture task~Our home page;Picture:image;Taken on:date!;Taken at:time;Width:number(px)#1-20000;Height:number(px)#1-50000;Size:number(KB)#0-100000;Difference:percent;~Status=Taken|Changed|Same|Failed
- Home page, Monday | task=Our home page; width=1440; height=3810; size=920; difference=0; status=Same
- Home page, Tuesday | task=Our home page; width=1440; height=3960; size=1010; difference=12; status=Changed
- Rival prices, 10:00 | task=Price page of the rival; width=820; height=600; size=88; difference=4; status=Changed
- Ticket counter, 9:41 | task=Ticket counter; width=1024; height=768; size=0; difference=0; status=Failed
item alert rule|alert setting|alert|alert function: Name!;Task->@screenshot task|capture task~Our home page;Condition=Page changed|Page same|Word appears|Word missing|Screenshot failed|At a time;Word;Threshold:percent;Alert at:time;Text:long;Channel=Pop-up|E-mail|SMS|Chat;Active:boolean
- Rival changed a price | task=Price page of the rival; condition=Page changed; threshold=2; text=Prices have moved.; channel=Chat
- Sold out appears | task=Ticket counter; condition=Word appears; word=Sold out; text=No tickets left.; channel=SMS
- Home page broken | task=Our home page; condition=Word missing; word=Welcome; text=Check the home page.; channel=E-mail
- Look at the control screen | task=Control room screen; condition=At a time; text=Hourly round.; channel=Pop-up
record alert notification|notification history|alert history|sent alert|alert record: Title!;Rule->@alert rule|alert setting~Rival changed a price;Screenshot->@screenshot|captured image~Rival prices, 10:00;Sent on:date;Sent at:time;Channel=Pop-up|E-mail|SMS|Chat;~Status=Waiting|Shown|Read|Failed
- Prices moved at 10 | rule=Rival changed a price; screenshot=Rival prices, 10:00; channel=Chat; status=Read
- Home page changed | rule=Home page broken; screenshot=Home page, Tuesday; channel=E-mail; status=Shown
- Counter not reachable | rule=Sold out appears; screenshot=Ticket counter, 9:41; channel=SMS; status=Failed
- Hourly round 11:00 | rule=Look at the control screen; channel=Pop-up; status=Waiting
! record comparison|difference: Title!;First->@screenshot|captured image~Home page, Monday;Second->@screenshot|captured image~Home page, Tuesday;Difference:percent;Changed area;Compared on:date
- Home page Monday to Tuesday | first=Home page, Monday; second=Home page, Tuesday; difference=12; changed_area=New banner
- Prices 9:00 to 10:00 | first=Rival prices, 10:00; second=Rival prices, 10:00; difference=4; changed_area=Row 3
- Counter before failure | first=Ticket counter, 9:41; second=Ticket counter, 9:41; difference=0
- Home page to last week | first=Home page, Monday; second=Home page, Monday; difference=0
! record capture setting|preference: Title!;Quiet from:time;Quiet until:time;Keep for:number(days)#1-3650;Format=PNG|JPG|WEBP;Default channel=Pop-up|E-mail|SMS|Chat
- Office | keep_for=90; format=PNG; default_channel=Chat
- Night duty | keep_for=30; format=JPG; default_channel=SMS
- Archive | keep_for=1825; format=WEBP; default_channel=E-mail
- Trial | keep_for=7; format=PNG; default_channel=Pop-up
# file download|download acceleration|accelerating overseas|overseas file|download accelerator
item file|download file|file list|overseas file: File name!;Source address:url;Category->@file category|category~Software;Country~United States;Size:number(MB)#0-1000000;Version;Checksum;Cached:boolean;Description:long;~Downloads:number#0-100000000;~Status=Available|Fetching|Expired
- editor-setup-4.2.exe | category=Software; country=United States; size=182; version=4.2; downloads=820; status=Available
- city-maps-2026.zip | category=Data; country=Netherlands; size=2400; version=2026; downloads=64; status=Available
- kernel-6.9.tar.xz | category=Software; country=Germany; size=140; version=6.9; downloads=311; status=Fetching
- course-films.iso | category=Video; country=Canada; size=4300; downloads=12; status=Expired
item file category|category: Name!;Description:long;Icon~Box;Sort order:number#0-1000
- Software | description=Programs and tools; icon=Box; sort_order=1
- Data | description=Data sets and maps; icon=Table; sort_order=2
- Video | description=Films and courses; icon=Film; sort_order=3
- Documents | description=Manuals and papers; icon=Page; sort_order=4
item acceleration node|node|server|line: Name!;Country~Singapore;Bandwidth:number(Mbit/s)#1-1000000;Load:percent;Delay:number(ms)#0-10000;~Status=Online|Busy|Offline
- SG-1 | country=Singapore; bandwidth=10000; load=42; delay=38; status=Online
- FRA-2 | country=Germany; bandwidth=20000; load=88; delay=160; status=Busy
- LAX-1 | country=United States; bandwidth=10000; load=20; delay=140; status=Online
- TYO-3 | country=Japan; bandwidth=5000; load=0; delay=0; status=Offline
record download record|download task|download|accelerated download|download history: Title!;File->@file|download file~editor-setup-4.2.exe;Node->@acceleration node|node~SG-1;Started on:date;Average speed:number(MB/s)#0-10000;Speed without:number(MB/s)#0-10000;Duration:number(s)#0-864000;~Progress:percent;~Status=Waiting|Running|Paused|Done|Failed
- Editor for the office | file=editor-setup-4.2.exe; node=SG-1; average_speed=18; speed_without=0.6; duration=10; progress=100; status=Done
- Maps for the project | file=city-maps-2026.zip; node=FRA-2; average_speed=9; speed_without=0.4; duration=120; progress=44; status=Running
- Kernel build | file=kernel-6.9.tar.xz; node=FRA-2; progress=0; status=Waiting
- Course films | file=course-films.iso; node=LAX-1; average_speed=2; progress=31; status=Failed
! record search history|search [search]: Words!;Category->@file category|category~Software;Hits:number#0-100000;Searched on:date
- editor | category=Software; hits=14
- map 2026 | category=Data; hits=3
- kernel | category=Software; hits=9
- manual lathe | category=Documents; hits=1
request download request|link request: Title!;Source address:url;Category->@file category|category~Data;Reason:long!;Size:number(MB)#0-1000000
- Weather data Nordic | category=Data; reason=Takes nine hours from here.; size=900
- Old lathe manual | category=Documents; reason=Site is often down.; size=30
- CAD viewer | category=Software; reason=Our school needs it.; size=410
- Lecture series | category=Video; reason=Stops after each film.; size=6000
# emoji conversion|emoji|emoji converter|emoticon|sticker pack|emoji expression
item emoji|emoji expression|emoji entry|emoticon|emoji symbol: Name!;Character!;Code point~U+1F600;Short code~:grinning:;Category=Faces|People|Animals|Food|Travel|Objects|Symbols|Flags;Keywords;Added in version~13.0;Popular:boolean
- Grinning face | character=😀; code_point=U+1F600; short_code=:grinning:; category=Faces; keywords=smile, happy; added_in_version=6.1
- Dog face | character=🐶; code_point=U+1F436; short_code=:dog:; category=Animals; keywords=pet, puppy; added_in_version=6.0
- Red heart | character=❤️; code_point=U+2764; short_code=:heart:; category=Symbols; keywords=love, like; added_in_version=1.1
- Rocket | character=🚀; code_point=U+1F680; short_code=:rocket:; category=Travel; keywords=launch, fast; added_in_version=6.0
record conversion|conversion record|conversion history|conversion result|emoji conversion|converted text|emoji expression conversion|emoji text: Title!;Mode->@conversion option|conversion mode~Emoji to words|Words to emoji;Input text:long!;~Result:long;Emoji found:number#0-5000;Language=English|Spanish|German|Chinese;Converted on:date;Copied:boolean;~Status=Done|Partly converted|Nothing found
- Birthday greeting | mode=Words to emoji; input_text=Happy birthday, here is a cake; result=Happy birthday, here is a 🎂; emoji_found=1; language=English; status=Done
- Launch note | mode=Emoji to words; input_text=We are live 🚀🎉; result=We are live (rocket)(party popper); emoji_found=2; language=English; status=Done
- Pet post | mode=Emoji to short codes; input_text=My 🐶 is the best ❤️; result=My :dog: is the best :heart:; emoji_found=2; language=English; status=Done
- Plain reply | mode=Emoji to words; input_text=See you tomorrow; result=See you tomorrow; emoji_found=0; language=English; status=Nothing found
item conversion option|conversion mode|conversion type|option: Name!;Direction=Emoji to text|Text to emoji;Output style=Name in brackets|Short code|Unicode escape|Emoji character;Keep unknown:boolean;Separator~space;Example
- Emoji to words | direction=Emoji to text; output_style=Name in brackets; separator=none; example=😀 becomes (grinning face)
- Emoji to short codes | direction=Emoji to text; output_style=Short code; separator=none; example=😀 becomes :grinning:
- Emoji to Unicode | direction=Emoji to text; output_style=Unicode escape; separator=space; example=😀 becomes U+1F600
- Words to emoji | direction=Text to emoji; output_style=Emoji character; separator=none; example=dog becomes 🐶
record custom mapping|mapping rule|word mapping|emoji mapping: Word!;Emoji->@emoji|emoji entry~Dog face|Rocket;Language=English|Spanish|German|Chinese;Whole word only:boolean;Created on:date;Note
- puppy | emoji=Dog face; language=English; note=Besides dog
- launch | emoji=Rocket; language=English
- amor | emoji=Red heart; language=Spanish
- lachen | emoji=Grinning face; language=German
! record saved phrase|saved text|phrase collection: Title!;Text:long!;Conversion->@conversion|conversion record~Birthday greeting|Pet post;Folder~Greetings|Work;Times used:number#0-100000;Pinned:boolean
- Cake greeting | text=Happy birthday, here is a 🎂; conversion=Birthday greeting; folder=Greetings; times_used=14
- Go live | text=We are live 🚀; conversion=Launch note; folder=Work; times_used=6
- Thanks a lot | text=Thank you ❤️; folder=Greetings; times_used=31
- Dog lover | text=My 🐶 is the best; conversion=Pet post; folder=Private; times_used=2
record feedback|correction suggestion|wrong conversion: Title!;Conversion->@conversion|conversion record~Launch note;Expected result:long;Details:long;Email:email;~Status=New|Confirmed|Fixed|Rejected
- Party popper not found | conversion=Launch note; expected_result=Say tada instead.; status=Confirmed
- Cake of the wrong kind | conversion=Birthday greeting; expected_result=A whole cake, not a slice.; status=Rejected
- Skin tones get lost | details=Waving hand turns yellow.; status=New
- Flags as two letters | details=The flag of Kenya shows as KE.; status=Fixed
# pdf file|pdf editing|edit pdf|pdf editor|pdf document|pdf conversion|pdf tool
record uploaded file|pdf file|original file|pdf document|file: File name!;File:file;Pages:number#1-5000;Size:number(KB)#1-500000;Language=English|German|French|Chinese|Spanish;Uploaded on:date;Uploaded by~Elif Kaya|Owen Hart;Scanned pages:boolean;~Status=Uploaded|Reading|Ready|Unreadable
- tenancy-agreement.pdf | pages=12; size=840; language=English; uploaded_by=Elif Kaya; status=Ready
- annual-letter-draft.pdf | pages=3; size=190; language=English; uploaded_by=Owen Hart; status=Ready
- bedienung-heizung.pdf | pages=46; size=5320; language=German; uploaded_by=Elif Kaya; status=Ready
- scan-0417.pdf | pages=8; size=9100; language=French; uploaded_by=Owen Hart; status=Unreadable
record edit job|editing task|edit request|pdf edit|editing request|processing task: Title!;File->@uploaded file|pdf file~tenancy-agreement.pdf|annual-letter-draft.pdf;Instruction:long!;Edit type=Proofread|Rewrite|Translate|Shorten|Fill in|Redact;Model->@ai model|model~Standard|Long documents;Pages~1-12;Keep formatting:boolean;Started on:date;Tokens used:number#0-10000000;Cost:money;~Status=Queued|Sent|Editing|Rebuilding|Done|Failed
- Proofread the tenancy agreement | file=tenancy-agreement.pdf; instruction=Mend spelling and commas, change no clause.; edit_type=Proofread; model=Standard; pages=1-12; tokens_used=14200; cost=0.21; status=Done
- Friendlier letter | file=annual-letter-draft.pdf; instruction=Warmer tone, same length.; edit_type=Rewrite; model=Standard; pages=1-3; tokens_used=3900; cost=0.06; status=Done
- Heating manual into English | file=bedienung-heizung.pdf; instruction=Translate, keep tables and part numbers.; edit_type=Translate; model=Long documents; pages=1-46; tokens_used=61800; cost=1.85; status=Rebuilding
- Black out names | file=scan-0417.pdf; instruction=Redact all personal names.; edit_type=Redact; model=Standard; pages=1-8; tokens_used=0; cost=0; status=Failed
record edited file|result file|edited pdf|output file|returned file: File name!;Job->@edit job|editing task~Proofread the tenancy agreement;File:file;Version:number#1-100;Pages:number#1-5000;Layout match:percent;Changes:number#0-10000;Ready on:date;Downloads:number#0-10000;~Status=Ready|Downloaded|Expired
- tenancy-agreement-v2.pdf | job=Proofread the tenancy agreement; version=2; pages=12; layout_match=99; changes=41; downloads=2; status=Downloaded
- annual-letter-v2.pdf | job=Friendlier letter; version=2; pages=3; layout_match=97; changes=28; downloads=0; status=Ready
- annual-letter-v3.pdf | job=Friendlier letter; version=3; pages=3; layout_match=98; changes=6; downloads=1; status=Downloaded
- heating-manual-en.pdf | job=Heating manual into English; version=1; pages=47; layout_match=91; changes=890; downloads=0; status=Ready
! record text change|change|edit suggestion [edit|chang|revis|proof]: Title!;Job->@edit job|editing task~Proofread the tenancy agreement;Page:number#1-5000;Before:long;After:long;Font kept:boolean;~Status=Applied|Undone|Overflows
- Clause 4 spelling | job=Proofread the tenancy agreement; page=3; before=the tennant shall; after=the tenant shall; status=Applied
- Clause 9 comma | job=Proofread the tenancy agreement; page=7; before=If however; after=If, however,; status=Applied
- Opening line | job=Friendlier letter; page=1; before=We hereby inform you; after=We are glad to tell you; status=Applied
- Table heading | job=Heating manual into English; page=22; before=Vorlauftemperatur; after=Flow temperature; status=Overflows
item ai model|model: Name!;Provider;Context size:number(tokens)#1000-2000000;Price per 1000 tokens:money;Best for;~Status=Enabled|Disabled
- Standard | provider=OpenAI; context_size=128000; price_per_1000_tokens=0.015; best_for=Letters and contracts; status=Enabled
- Long documents | provider=OpenAI; context_size=1000000; price_per_1000_tokens=0.03; best_for=Manuals and books; status=Enabled
- Fast | provider=OpenAI; context_size=64000; price_per_1000_tokens=0.004; best_for=Proofreading; status=Enabled
- Old standard | provider=OpenAI; context_size=16000; price_per_1000_tokens=0.02; best_for=Nothing new; status=Disabled
item instruction template|prompt template|preset: Name!;Edit type=Proofread|Rewrite|Translate|Shorten|Fill in|Redact;Instruction:long!;Shared:boolean;Times used:number#0-100000
- Only spelling | edit_type=Proofread; instruction=Mend spelling and punctuation only.; times_used=210
- Plain language | edit_type=Rewrite; instruction=Short sentences, no legal terms.; times_used=64
- Half the length | edit_type=Shorten; instruction=Keep facts and numbers, halve the text.; times_used=38
- Into Spanish | edit_type=Translate; instruction=Formal Spanish, keep names.; times_used=22
# contact management|contact book|contact manager|address book|manage contacts|phone book
person contact|contact information|contact person|person: Name!;Company->@organization|company~Lumen Print;Job title;Mobile phone:phone;Work phone:phone;Email:email;Address;Birthday:date;Group->@contact group|group~Friends|Work;Picture:image;Notes:long;Favourite:boolean
- Adele Marsh | company=Lumen Print; job_title=Production lead; group=Work; address=Ropewalk 9; notes=Prefers calls before noon.
- Tomas Brezina | company=Brezina Roofing; job_title=Owner; group=Tradespeople; address=Quarry Road 21
- Yuki Mori | job_title=Student; group=Friends; address=Elm Court 4
- Grandma Irene | group=Family; address=Orchard Lane 1; notes=Call on Sundays.
item contact group|group|contact category|label: Name!;Description;Colour;Contacts:number#0-100000;Shared with~Household|Sales team
- Friends | colour=Yellow; contacts=41
- Work | colour=Blue; contacts=88; shared_with=Sales team
- Family | colour=Red; contacts=17; shared_with=Household
- Tradespeople | description=For the house; colour=Grey; contacts=6; shared_with=Household
item organization|company|organisation: Name!;Industry;Phone:phone;Website:url;Address;Contacts:number#0-10000
- Lumen Print | industry=Printing; address=Ropewalk 9; contacts=3
- Brezina Roofing | industry=Roofing; address=Quarry Road 21; contacts=1
- Aldgate Dental | industry=Dentist; address=Aldgate 40; contacts=2
- Harbour School | industry=Education; address=Harbour Street 3; contacts=5
! record interaction|contact history|call log|contact record|communication record: Title!;Contact->@contact|person~Adele Marsh|Tomas Brezina;Type=Call|Email|Meeting|Letter|Chat;Direction=Outgoing|Incoming;Held on:date;Duration:number(min)#0-600;Summary:long;Follow-up on:date
- Proofs for the flyer | contact=Adele Marsh; type=Call; direction=Outgoing; duration=12; summary=Second proof comes on Thursday.
- Offer for the gutter | contact=Tomas Brezina; type=Email; direction=Incoming; duration=0; summary=Offer of 640 until June.
- Coffee in town | contact=Yuki Mori; type=Meeting; direction=Outgoing; duration=90
- Birthday call | contact=Grandma Irene; type=Call; direction=Outgoing; duration=35
! record contact number|phone number|contact address: Value!;Contact->@contact|person~Adele Marsh|Tomas Brezina;Kind=Mobile|Work|Home|Email|Fax|Messenger;Main:boolean;Checked on:date;Note
- 0043 660 1000 | contact=Adele Marsh; kind=Mobile
- adele@lumen.example | contact=Adele Marsh; kind=Email
- 0043 1 2000 | contact=Tomas Brezina; kind=Work
- tomas@home.example | contact=Tomas Brezina; kind=Email
! record contact change|change log|edit history: Title!;Contact->@contact|person~Adele Marsh;Change=Added|Edited|Merged|Deleted|Restored;Field~Mobile phone|Address;Old value;New value;Changed on:date;Changed by
- Adele, new number | contact=Adele Marsh; change=Edited; field=Mobile phone; old_value=ends 310; new_value=ends 774
- Yuki added | contact=Yuki Mori; change=Added
- Tomas merged | contact=Tomas Brezina; change=Merged; field=Email
- Irene, new address | contact=Grandma Irene; change=Edited; field=Address; old_value=Mill Street 3; new_value=Orchard Lane 1
! record import run|contact import|export|backup [import|export|backup]: Title!;Type=Import|Export;Format=CSV|vCard|Excel;File:file;Rows:number#0-1000000;Duplicates:number#0-100000;Run on:date;~Status=Running|Done|Failed
- Phone backup | type=Export; format=vCard; rows=152; duplicates=0; status=Done
- Old mail contacts | type=Import; format=CSV; rows=310; duplicates=44; status=Done
- Fair visitors | type=Import; format=Excel; rows=75; duplicates=3; status=Done
- Broken file | type=Import; format=CSV; rows=0; duplicates=0; status=Failed
# diary|diaries|journaling|daily journal|mood journal|diary writing
record diary|diary entry|journal entry|entry: Title!;Text:long!;Category->@diary category|category~Everyday|Travel;Mood=Happy|Calm|Tired|Sad|Angry|Excited;Weather=Sunny|Cloudy|Rain|Snow|Wind;Place;Written on:date;Picture:image;Words:number#0-100000;~Status=Draft|Private|Shared
- First frost | text=The roses wear white this morning.; category=Everyday; mood=Calm; weather=Sunny; place=At home; words=212; status=Private
- Night train north | text=We could not sleep for the moon.; category=Travel; mood=Excited; weather=Snow; place=Sleeper car 4; words=640; status=Shared
- Exam is over | text=Three hours and a cramped hand.; category=School; mood=Tired; weather=Rain; place=Hall B; words=180; status=Shared
- About the quarrel | text=I should have listened.; category=Everyday; mood=Sad; weather=Cloudy; words=95; status=Draft
item diary category|category|notebook|diary classification: Name!;Colour;Icon:image;Description;Entries:number#0-100000;Locked:boolean
- Everyday | colour=Sand; entries=148
- Travel | colour=Blue; entries=36
- School | colour=Green; entries=52
- Dreams | colour=Violet; entries=9
record diary share|share|share record|shared diary: Title!;Diary->@diary|diary entry~Night train north;Shared with->@friend|reader~Lotte|Amir;Channel=Friend|Group|Link|Moments;May comment:boolean;Shared on:date;Valid until:date;Reads:number#0-100000;~Status=Open|Withdrawn
- Night train to Lotte | diary=Night train north; shared_with=Lotte; channel=Friend; reads=3; status=Open
- Night train by link | diary=Night train north; channel=Link; reads=14; status=Withdrawn
- Exam to Amir | diary=Exam is over; shared_with=Amir; channel=Friend; reads=1; status=Open
- Exam to class | diary=Exam is over; channel=Group; reads=22; status=Open
person friend|reader|diary friend: Name!;Nickname;Avatar:image;Since:date;Sees=All shared|Chosen categories|Nothing;Shared diaries:number#0-10000
- Lotte | nickname=Lo; sees=All shared; shared_diaries=31
- Amir | nickname=Captain; sees=Chosen categories; shared_diaries=12
- Beatriz | nickname=Bia; sees=Chosen categories; shared_diaries=4
- Cousin Paul | nickname=Paulie; sees=Nothing; shared_diaries=0
! record attached picture|diary picture|attachment: Caption!;Diary->@diary|diary entry~First frost|Night train north;Picture:image;Order:number#1-50;Taken at
- Frozen rose | diary=First frost; order=1; taken_at=Garden
- Window seat | diary=Night train north; order=1; taken_at=Car 4
- Polar station | diary=Night train north; order=2; taken_at=Platform 1
- Pile of notes | diary=Exam is over; order=1; taken_at=Desk
! record diary setting|writing reminder|reminder: Title!;Remind at:time;Days=Every day|Workdays|Weekend;Default category->@diary category|category~Everyday;Default visibility=Private|Friends;Passcode on:boolean;Theme=Paper|Night|Plain
- Evening pages | days=Every day; default_category=Everyday; default_visibility=Private; theme=Paper
- Sunday letter | days=Weekend; default_category=Travel; default_visibility=Friends; theme=Plain
- After school | days=Workdays; default_category=School; default_visibility=Private; theme=Plain
- Dream catcher | days=Every day; default_category=Dreams; default_visibility=Private; theme=Night
+ comment: Diary->@diary|diary entry~Night train north;Text:long!;Written by->@friend|reader~Lotte
# ai tool|ai tools|ai product|generating text|ai generator|ai creation|generative ai
item generation model|ai model|model|ai tool|tool: Name!;Output=Text|Image|Video|Audio;Provider;Description:long;Credits per run:number#0-10000;Longest output~2000 words;Styles;Logo:image;~Status=Available|Beta|Switched off
- Quill | output=Text; provider=Own; description=Articles, letters and posts.; credits_per_run=2; longest_output=2000 words; styles=Plain, warm, formal; status=Available
- Palette | output=Image; provider=Own; description=Pictures from a sentence.; credits_per_run=8; longest_output=2048 px; styles=Photo, watercolour, poster; status=Available
- Reel | output=Video; provider=Partner; description=Short clips from text or picture.; credits_per_run=60; longest_output=12 seconds; styles=Film, cartoon; status=Beta
- Palette classic | output=Image; provider=Own; credits_per_run=4; longest_output=1024 px; styles=Photo; status=Switched off
record generation|generation task|generation record|generated content|generation history|creation: Title!;Type=Text|Image|Video;Model->@generation model|ai model~Quill|Palette;Prompt:long!;Negative prompt;Style;Length or size~600 words|1024 x 1024;Variants:number#1-16;Credits used:number#0-100000;Made on:date;~Status=Queued|Generating|Done|Failed
- Text for the bakery site | type=Text; model=Quill; prompt=Warm welcome text for a village bakery; style=Warm; length_or_size=200 words; variants=2; credits_used=4; status=Done
- Poster for the lantern walk | type=Image; model=Palette; prompt=Children with lanterns on a bridge at dusk; negative_prompt=text, blur; style=Watercolour; length_or_size=1024 x 1536; variants=4; credits_used=32; status=Done
- Clip of the new kettle | type=Video; model=Reel; prompt=Steam rises from a copper kettle; style=Film; length_or_size=6 seconds; variants=1; credits_used=60; status=Generating
- City map as a cat | type=Image; model=Palette; prompt=A city plan in the shape of a cat; style=Poster; length_or_size=1024 x 1024; variants=1; credits_used=0; status=Failed
! record result|generated file|output|generated image|generated video|generated text: Title!;Generation->@generation|generation task~Poster for the lantern walk;Variant:number#1-16;File:file;Text:long;Size:number(KB)#0-10000000;Liked:boolean;Downloads:number#0-100000;~Status=Kept|Deleted|Published
- Bakery text A | generation=Text for the bakery site; variant=1; text=Come in, the bread is still warm.; size=2; downloads=3; status=Published
- Bakery text B | generation=Text for the bakery site; variant=2; size=2; downloads=0; status=Kept
- Lanterns, variant 2 | generation=Poster for the lantern walk; variant=2; size=1840; downloads=6; status=Published
- Lanterns, variant 3 | generation=Poster for the lantern walk; variant=3; size=1912; downloads=0; status=Deleted
item prompt template|template|parameter preset|input parameter: Name!;Type=Text|Image|Video;Prompt:long!;Parameters~tone, length;Category~Marketing|School|Shop;Times used:number#0-1000000;Shared:boolean
- Product description | type=Text; prompt=Describe [product] for [buyers] in [length] words.; parameters=product, buyers, length; category=Shop; times_used=920
- Event poster | type=Image; prompt=Poster of [scene], [season] light; parameters=scene, season; category=Marketing; times_used=410
- Lesson summary | type=Text; prompt=Sum up [topic] for grade [grade].; parameters=topic, grade; category=School; times_used=275
- Product spin | type=Video; prompt=[product] turns slowly on a table; parameters=product; category=Shop; times_used=66
record credit entry|credit record|usage record|quota|usage: Title!;Person~Dora Lenz|Ravi Iyer;Type=Bought|Used|Gift|Refund;Generation->@generation|generation task~Clip of the new kettle;Credits:number#-100000-100000;Balance:number#0-1000000;Booked on:date
- Starter pack | person=Dora Lenz; type=Bought; credits=200; balance=200
- Lantern poster | person=Dora Lenz; type=Used; generation=Poster for the lantern walk; credits=-32; balance=168
- Kettle clip | person=Ravi Iyer; type=Used; generation=Clip of the new kettle; credits=-60; balance=40
- Failed cat map | person=Ravi Iyer; type=Refund; generation=City map as a cat; credits=8; balance=48
! item plan|subscription plan|price plan [subscri\\w*|plan|price|pay|product website]: Name!;Price per month:money;Credits per month:number#0-1000000;Video included:boolean;Runs at once:number#1-100;Support=Community|Email|Priority
- Free | price_per_month=0; credits_per_month=30; runs_at_once=1; support=Community
- Maker | price_per_month=12; credits_per_month=600; runs_at_once=2; support=Email
- Studio | price_per_month=39; credits_per_month=2500; runs_at_once=6; support=Priority
- School | price_per_month=25; credits_per_month=1500; runs_at_once=10; support=Email
# colored qr code|qr code generator|barcode generator|generates qr
record qr code|generated qr code|code|generation record|generation history: Title!;Content:long!;Content type=Web address|Text|Contact|Wi-Fi|Payment|Email;Type=Black and white|Four-color|Nine-color|Sixteen-color|Background image;Palette->@color palette|palette~Four seasons;Background->@background image|background~Linen;Size:number(px)#64-4096;Error correction=Low|Medium|Quartile|High;Format=PNG|SVG|PDF|JPG;Picture:image;Made on:date;Downloads:number#0-1000000;~Status=Preview|Saved|Deleted
- Menu of the pier cafe | content=https://pier.example/menu; content_type=Web address; type=Four-color; palette=Four seasons; size=1024; error_correction=Quartile; format=PNG; downloads=14; status=Saved
- Guest Wi-Fi | content=Network Guest, key sunflower; content_type=Wi-Fi; type=Background image; background=Linen; size=800; error_correction=High; format=PDF; downloads=3; status=Saved
- Card of Ada Brook | content=Ada Brook, architect; content_type=Contact; type=Nine-color; palette=Harbour; size=600; error_correction=Medium; format=SVG; downloads=7; status=Saved
- Festival riddle | content=Look under the third bench; content_type=Text; type=Sixteen-color; palette=Confetti; size=2048; error_correction=High; format=PNG; downloads=0; status=Preview
item color palette|palette|color scheme|color: Name!;Colors=4|9|16;Main colour~#1B4965;Second colour;Third colour;Fourth colour;More colours;Contrast:percent;Readable:boolean;Times used:number#0-1000000
- Four seasons | colors=4; main_colour=#2D6A4F; second_colour=#E9C46A; third_colour=#E76F51; fourth_colour=#264653; contrast=82; times_used=640
- Harbour | colors=9; main_colour=#1B4965; second_colour=#62B6CB; contrast=76; times_used=210
- Confetti | colors=16; main_colour=#D00000; second_colour=#3F88C5; contrast=58; times_used=95
- Ink and clay | colors=4; main_colour=#22223B; second_colour=#9A8C98; contrast=90; times_used=330
item background image|background|background picture|image: Name!;Picture:image;Width:number(px)#64-8000;Height:number(px)#64-8000;Opacity:percent;Owner~Ada Brook;Uploaded on:date;Times used:number#0-1000000
- Linen | width=1600; height=1600; opacity=40; owner=Ada Brook; times_used=51
- Cherry branch | width=2000; height=2000; opacity=35; owner=Ken Mori; times_used=77
- Company logo | width=800; height=800; opacity=60; owner=Ada Brook; times_used=12
- Night sky | width=3000; height=3000; opacity=20; owner=Ken Mori; times_used=4
! item qr code style|style|template|preset: Name!;Module shape=Square|Round|Diamond|Rounded;Eye shape=Square|Round|Leaf;Margin:number(modules)#0-20;Logo:image;Logo size:percent;Suits=Print|Screen|Both
- Plain square | module_shape=Square; eye_shape=Square; margin=4; logo_size=0; suits=Both
- Soft dots | module_shape=Round; eye_shape=Round; margin=4; logo_size=18; suits=Screen
- Leaf eyes | module_shape=Rounded; eye_shape=Leaf; margin=3; logo_size=15; suits=Print
- Diamonds | module_shape=Diamond; eye_shape=Square; margin=5; logo_size=0; suits=Screen
! record download|download record|export|qr code download: Title!;Code->@qr code|generated qr code~Menu of the pier cafe;Format=PNG|SVG|PDF|JPG;Size:number(px)#64-4096;Downloaded by~Ada Brook;Downloaded on:date;File:file
- Menu for the tables | code=Menu of the pier cafe; format=PDF; size=2048; downloaded_by=Ada Brook
- Menu for the web | code=Menu of the pier cafe; format=PNG; size=512; downloaded_by=Ada Brook
- Wi-Fi for the wall | code=Guest Wi-Fi; format=PDF; size=800; downloaded_by=Ken Mori
- Card, vector | code=Card of Ada Brook; format=SVG; size=600; downloaded_by=Ada Brook
! record scan test|readability test|scan record [scan|preview|read|test]: Title!;Code->@qr code|generated qr code~Festival riddle;Device~Phone camera;Distance:number(cm)#1-1000;Tested on:date;Result=Read at once|Read slowly|Not readable;Note
- Menu by phone | code=Menu of the pier cafe; device=Phone camera; distance=25; result=Read at once
- Riddle by phone | code=Festival riddle; device=Old phone; distance=25; result=Read slowly; note=Too many pale colours
- Wi-Fi at the door | code=Guest Wi-Fi; device=Tablet; distance=120; result=Read at once
- Card in the dark | code=Card of Ada Brook; device=Phone camera; distance=15; result=Not readable
# artificial intelligence website|intelligent interaction|creative generation|ai conversation|ai painting|ai drawing|ai creation website
! record conversation|ai conversation|dialogue|chat session|chat: Title!;Owner~Milo Grant|Suki Arai;Model->@ai model|model~Talk large|Talk small;Topic=Question|Writing|Ideas|Translation|Code;Instructions:long;Pinned:boolean;Started on:date;~Messages:number#0-100000;~Status=Open|Archived|Deleted
- Names for a tea room | owner=Milo Grant; model=Talk large; topic=Ideas; instructions=Short and friendly.; messages=8; status=Open
- Letter to the landlord | owner=Suki Arai; model=Talk large; topic=Writing; instructions=Polite but firm.; messages=5; status=Open
- Recipe into German | owner=Milo Grant; model=Talk small; topic=Translation; instructions=Keep the measures.; messages=2; status=Archived
- Why is the sky blue | owner=Suki Arai; model=Talk small; topic=Question; instructions=For a child of eight.; messages=4; status=Open
! record conversation message|prompt|question|answer|reply: Text!;Conversation->@conversation|ai conversation~Names for a tea room;From=User|AI|System;Content:long;Tokens:number#0-200000;Liked:boolean;Sent on:date;~Status=Sent|Answering|Answered|Failed
- Ten names, please | conversation=Names for a tea room; from=User; content=Ten names for a small tea room by a canal.; tokens=16; status=Answered
- Names by the canal | conversation=Names for a tea room; from=AI; content=Still Water, The Third Cup, Lockside Leaves and seven more.; tokens=92; status=Sent
- Make it shorter | conversation=Letter to the landlord; from=User; content=Half the length and name the date.; tokens=12; status=Answered
- Blue light bends more | conversation=Why is the sky blue; from=AI; content=Sunlight has all colours. The air throws blue around most.; tokens=58; status=Sent
record painting|ai painting|drawing|generated image|image generation|picture: Title!;Prompt:long;Leave out:long;Style->@painting style|style~Watercolour|Ink;Model->@ai model|model~Brush;Size=512 x 512|768 x 768|1024 x 1024|1024 x 576;Picture:image;Steps:number#1-150;Seed:number#0-2147483647;Owner~Milo Grant|Suki Arai;~Status=Queued|Painting|Finished|Failed
- Canal in the morning | prompt=A canal with small boats, mist, first light; leave_out=people; style=Watercolour; model=Brush; size=1024 x 576; steps=30; seed=48112; owner=Milo Grant; status=Finished
- Fox with a lantern | prompt=A fox carries a lantern through snow; leave_out=text; style=Ink; model=Brush; size=768 x 768; steps=40; seed=7031; owner=Suki Arai; status=Finished
- Teapot city | prompt=A city built of teapots, seen from above; leave_out=blur; style=Paper cut; model=Brush; size=1024 x 1024; steps=35; seed=9920; owner=Milo Grant; status=Painting
- Grandmother's kitchen | prompt=A warm kitchen with copper pans; leave_out=people; style=Oil; model=Brush; size=512 x 512; steps=25; seed=1504; owner=Suki Arai; status=Failed
item generated content|creative content|generated creative content|creation|work|generated text: Title!;Kind=Poem|Story|Advertisement|Letter|Plan|Picture;Conversation->@conversation|ai conversation~Letter to the landlord;Text:long;Picture:image;Owner~Milo Grant|Suki Arai;Visible to=Only me|With link|Everybody;Tags~tea, names;~Likes:number#0-1000000
- Letter about the window | kind=Letter; conversation=Letter to the landlord; text=Dear Ms Orr, the window in the hall has not closed since March.; owner=Suki Arai; visible_to=Only me; tags=home; likes=0
- Opening of the tea room | kind=Advertisement; conversation=Names for a tea room; text=The Third Cup opens on Sunday. The first is on us.; owner=Milo Grant; visible_to=Everybody; tags=tea, opening; likes=34
- Pancakes in German | kind=Plan; conversation=Recipe into German; text=Mehl, Milch und Eier verrühren.; owner=Milo Grant; visible_to=With link; tags=kitchen; likes=3
- The sky and the marbles | kind=Story; conversation=Why is the sky blue; text=Once the sun rolled all its marbles into the air.; owner=Suki Arai; visible_to=Everybody; tags=children; likes=61
! item ai model|model|engine|ai engine: Name!;Kind=Conversation|Painting|Both;Version~2.1;Longest input:number#1-1000000;Price for one call:money;Speed=Fast|Normal|Slow;Description:long;~Status=Available|Busy|Switched off
- Talk large | kind=Conversation; version=2.1; longest_input=32000; price_for_one_call=0.02; speed=Normal; description=Careful and long answers.; status=Available
- Talk small | kind=Conversation; version=1.4; longest_input=8000; price_for_one_call=0.002; speed=Fast; description=Quick answers.; status=Available
- Brush | kind=Painting; version=3.0; longest_input=400; price_for_one_call=0.04; speed=Slow; description=Pictures from words.; status=Available
- Atelier | kind=Both; version=0.9; longest_input=4000; price_for_one_call=0.05; speed=Slow; description=Talks and paints, in test.; status=Switched off
item painting style|style|art style|prompt template|template: Name!;Words added:long;Example:image;Category=Painting|Drawing|Photo|Craft|Digital;Description;~Used:number#0-1000000
- Watercolour | words_added=watercolour, soft edges, white paper; category=Painting; description=Light and wet; used=842
- Ink | words_added=black ink, fine lines; category=Drawing; description=Black on white; used=510
- Paper cut | words_added=layers of cut paper, shadows; category=Craft; description=Like a stage of paper; used=290
- Oil | words_added=oil on canvas, thick strokes; category=Painting; description=Warm and heavy; used=377
! record usage record|quota record|credit record|usage: Title!;User name~Milo Grant|Suki Arai;Used for=Conversation|Painting|Top-up|Bonus;Model->@ai model|model~Talk large;Credits:number#-100000-100000;Left:number#0-1000000;Booked on:date
- Tea room names | user_name=Milo Grant; used_for=Conversation; model=Talk large; credits=-4; left=96
- Canal picture | user_name=Milo Grant; used_for=Painting; model=Brush; credits=-8; left=88
- Welcome bonus | user_name=Suki Arai; used_for=Bonus; model=Talk small; credits=100; left=100
- Fox picture | user_name=Suki Arai; used_for=Painting; model=Brush; credits=-8; left=92
# spam|junk mail|spam filter|e-mail blacklist|spam issue|anti-spam
record spam notice|spam report|spam record|reported spam|spam email|junk mail: Subject!;Sender:email!;Sender name;Mailbox->@mailbox|mail account~Work mail|Family mail;Category->@spam category|category~Phishing|Fake shop;Text:long;Headers:long;Screenshot:image;Received on:date;Harm done=None|Link opened|Data entered|Money lost;Spam score:number#0-100;~Status=New|Confirmed|Not spam|Passed on
- Your parcel waits | sender=post@track-fee.example; sender_name=Parcel service; mailbox=Work mail; category=Phishing; text=Pay 1.99 within 12 hours.; harm_done=None; spam_score=96; status=Confirmed
- 80 % off sunglasses | sender=deal@sun-shop.example; mailbox=Family mail; category=Fake shop; text=Today only.; harm_done=Link opened; spam_score=88; status=Confirmed
- You were chosen | sender=win@lotto-mail.example; mailbox=Family mail; category=Advance fee; text=Send your papers to collect.; harm_done=None; spam_score=99; status=Passed on
- Weekly garden tips | sender=news@greenbeds.example; sender_name=Green Beds; mailbox=Work mail; category=Unwanted newsletter; harm_done=None; spam_score=41; status=New
record non-spam mark|misjudged email|false positive|non-spam email|not-spam mark|rescued email|legitimate email: Subject!;Sender:email!;Mailbox->@mailbox|mail account~Work mail;Why it is genuine:long;Landed in=Spam|Promotions|Quarantine|Bin;Received on:date;Always allow the sender:boolean;Moved back:boolean;~Status=Marked|Accepted|Refused
- Offer for the roof | sender=office@roofers-hill.example; mailbox=Work mail; why_it_is_genuine=I asked for it on the phone.; landed_in=Spam; status=Accepted
- School trip list | sender=class3b@school.example; mailbox=Family mail; why_it_is_genuine=Comes from the teacher.; landed_in=Promotions; status=Accepted
- Invoice 2204 | sender=billing@hosting.example; mailbox=Work mail; why_it_is_genuine=Matches our contract.; landed_in=Quarantine; status=Marked
- Account notice | sender=info@bank-safe.example; mailbox=Family mail; why_it_is_genuine=Looked like my bank.; landed_in=Spam; status=Refused
record blacklist entry|blacklist|blocked sender|blocklist|block rule: Address or domain!;Kind=Address|Domain|IP address|Subject word;Mailbox->@mailbox|mail account~Family mail;Reason:long;What happens=Delete at once|Move to spam|Mark only;Added by~Lena Voss|Tariq Amin;Added on:date;Ends on:date;Hits:number#0-1000000;~Status=Active|Paused|Removed
- track-fee.example | kind=Domain; mailbox=Work mail; reason=Parcel trick; what_happens=Delete at once; added_by=Lena Voss; hits=34; status=Active
- deal@sun-shop.example | kind=Address; mailbox=Family mail; what_happens=Move to spam; added_by=Tariq Amin; hits=12; status=Active
- lottery | kind=Subject word; mailbox=Family mail; what_happens=Move to spam; added_by=Tariq Amin; hits=57; status=Active
- news@greenbeds.example | kind=Address; mailbox=Work mail; reason=Signed off instead; what_happens=Mark only; added_by=Lena Voss; hits=3; status=Paused
record whitelist entry|whitelist|allowed sender|safe sender|trusted sender: Address or domain!;Kind=Address|Domain;Mailbox->@mailbox|mail account~Work mail;Note;Added by~Lena Voss;Added on:date;~Status=Active|Removed
- roofers-hill.example | kind=Domain; mailbox=Work mail; note=Craftsmen; added_by=Lena Voss; status=Active
- class3b@school.example | kind=Address; mailbox=Family mail; note=Teacher; added_by=Tariq Amin; status=Active
- hosting.example | kind=Domain; mailbox=Work mail; added_by=Lena Voss; status=Active
- old-club.example | kind=Domain; mailbox=Family mail; note=Closed in May; added_by=Tariq Amin; status=Removed
item mailbox|mail account|email account|inbox: Name!;Address:email;Provider=Gmail|Outlook|Own server|Other;Owner~Lena Voss|Tariq Amin;Strictness=Mild|Normal|Strict;Spam kept for:number(days)#1-365;Last checked on:date;~Status=Connected|Paused|Sign-in needed
- Work mail | address=lena@studio.example; provider=Gmail; owner=Lena Voss; strictness=Normal; spam_kept_for=30; status=Connected
- Family mail | address=amin.family@mail.example; provider=Gmail; owner=Tariq Amin; strictness=Strict; spam_kept_for=14; status=Connected
- Club mail | address=chess@club.example; provider=Own server; owner=Tariq Amin; strictness=Mild; spam_kept_for=60; status=Paused
- Old mail | address=lena.v@mail.example; provider=Outlook; owner=Lena Voss; strictness=Normal; spam_kept_for=7; status=Sign-in needed
item filter rule|spam rule|mail filter|rule: Name!;Mailbox->@mailbox|mail account~Work mail;Looks at=Sender|Subject|Text|Attachment|Link;Condition~contains|ends with;Value!;Action=Move to spam|Delete|Label|Forward;Points:number#0-100;Hits:number#0-1000000;Active:boolean
- Parcel fees | mailbox=Work mail; looks_at=Text; condition=contains; value=customs fee; action=Move to spam; points=60; hits=18
- Odd attachments | mailbox=Work mail; looks_at=Attachment; condition=ends with; value=.scr; action=Delete; points=100; hits=2
- Short links | mailbox=Family mail; looks_at=Link; condition=contains; value=bit-short.example; action=Label; points=30; hits=40
- Win words | mailbox=Family mail; looks_at=Subject; condition=contains; value=winner; action=Move to spam; points=70; hits=57
! item spam category|category|kind of spam: Name!;Description:long;Danger=Low|Medium|High;Advice:long;Notices:number#0-1000000
- Phishing | description=Wants your password or card.; danger=High; advice=Never follow the link.; notices=41
- Fake shop | description=Sells what never comes.; danger=Medium; advice=Look for an imprint.; notices=22
- Advance fee | description=Promises money for a fee.; danger=High; advice=Do not answer.; notices=9
- Unwanted newsletter | description=Real, but not asked for.; danger=Low; advice=Sign off at the bottom.; notices=30
# personal note|note system|note-taking|note taking|work note|memo|note app|notes app
record note|personal note|work note|memo|work record|jotting: Title!;Category->@note category|category~Meetings|Ideas;Content:long!;Notebook->@notebook|note folder~Office|Home;Written by~Clara Wynn|Dev Patel;Colour;Attachment:file;Picture:image;Pinned:boolean;Written on:date;Remind on:date;~Status=Draft|Saved|Archived|Bin
- Talk with the printer | category=Meetings; content=Proofs by the 12th, paper is in stock.; notebook=Office; written_by=Clara Wynn; colour=Violet; status=Saved
- Shelf for the hallway | category=Ideas; content=180 wide, 30 deep, oak.; notebook=Home; written_by=Clara Wynn; colour=Sand; status=Saved
- Server moved | category=Work log; content=Old one stays on until Friday.; notebook=Office; written_by=Dev Patel; colour=Blue; status=Saved
- Words in Portuguese | category=Learning; content=saudade, madrugada, desenrascar; notebook=Home; written_by=Dev Patel; colour=Green; status=Draft
item note category|category|note type|work category: Name!;Description;Colour;Icon~pen|lamp|book;Parent category;Notes:number#0-100000;Order:number#1-100
- Meetings | description=Who said what; colour=Violet; icon=people; notes=31; order=1
- Ideas | description=Not yet plans; colour=Yellow; icon=lamp; notes=18; order=2
- Work log | description=Done today; colour=Blue; icon=pen; notes=64; order=3
- Learning | description=To be kept in mind; colour=Green; icon=book; notes=22; order=4
item notebook|note folder|folder|note group: Name!;Description;Owner~Clara Wynn|Dev Patel;Colour;Cover:image;Shared:boolean;Notes:number#0-100000;~Status=Active|Archived
- Office | description=All about work; owner=Clara Wynn; colour=Violet; notes=88; status=Active
- Home | description=House and garden; owner=Clara Wynn; colour=Sand; notes=25; status=Active
- Travel 2025 | description=Lists and tickets; owner=Dev Patel; colour=Blue; notes=14; status=Archived
- Course notes | owner=Dev Patel; colour=Green; notes=8; status=Active
item menu entry|menu|menu information|navigation menu|menu item: Name!;Path~/notes|/roles;Icon~note|key|gear;Parent menu;Kind=Folder|Page|Button;Permission code~note:write;Order:number#1-1000;Visible:boolean;~Status=Active|Off
- My notes | path=/notes; icon=note; kind=Page; permission_code=note:read; order=1; status=Active
- Write a note | path=/notes/new; icon=pen; parent_menu=My notes; kind=Button; permission_code=note:write; order=2; status=Active
- Roles | path=/roles; icon=key; kind=Page; permission_code=role:manage; order=3; status=Active
- Statistics | path=/statistics; icon=chart; kind=Page; permission_code=stat:read; order=4; status=Off
item role|user role|permission group: Name!;Code;Description:long;Members:number#0-10000;Made on:date;~Status=Active|Off
- Administrator | code=admin; description=May do all.; members=1; status=Active
- Writer | code=writer; description=Writes and files own notes.; members=6; status=Active
- Reader | code=reader; description=Reads shared notebooks.; members=11; status=Active
- Guest | code=guest; description=Sees the start page.; members=0; status=Off
record role permission|permission|role menu|permission setting|grant: Title!;Role->@role|user role~Writer;Menu->@menu entry|menu~My notes;May read:boolean;May write:boolean;May delete:boolean;Granted by~Clara Wynn;Granted on:date
- Writer to My notes | role=Writer; menu=My notes; granted_by=Clara Wynn
- Writer to Write a note | role=Writer; menu=Write a note; granted_by=Clara Wynn
- Reader to My notes | role=Reader; menu=My notes; granted_by=Clara Wynn
- Administrator to Roles | role=Administrator; menu=Roles; granted_by=Clara Wynn
! record note version|version|earlier version|change history: Title!;Note->@note|personal note~Server moved;Content:long;Changed by~Dev Patel;Changed on:date;Changed at:time;Reason
- Server moved, first | note=Server moved; content=Old one goes off today.; changed_by=Dev Patel; reason=Date corrected
- Printer, draft | note=Talk with the printer; content=Proofs by the 10th.; changed_by=Clara Wynn; reason=New date
- Shelf, pine | note=Shelf for the hallway; content=180 wide, 30 deep, pine.; changed_by=Clara Wynn; reason=Oak instead
- Words, two | note=Words in Portuguese; content=saudade, madrugada; changed_by=Dev Patel; reason=One more
+ account: Role->@role|user role~Writer;Full name;Signed in last on:date;Active:boolean
# simplified chinese|traditional chinese|chinese converter|chinese conversion|chinese character conversion
record conversion|conversion record|conversion history|converted text|conversion result|text conversion|translation record: Title!;Input text:long!;Direction=Simplified to Traditional|Traditional to Simplified|Detect by itself;Variant=Standard|Taiwan|Hong Kong;Converted text:long;Characters:number#0-50000;Changed characters:number#0-50000;User~Mei Tan|Jonas Falk;Converted on:date;~Status=Done|Failed
- Greeting card | input_text=祝您新年快乐，身体健康; direction=Simplified to Traditional; variant=Standard; converted_text=祝您新年快樂，身體健康; characters=11; changed_characters=2; user=Mei Tan; status=Done
- Library notice | input_text=圖書館週一休館; direction=Traditional to Simplified; variant=Standard; converted_text=图书馆周一休馆; characters=7; changed_characters=5; user=Jonas Falk; status=Done
- Software manual, page 1 | input_text=请安装软件并重启计算机; direction=Simplified to Traditional; variant=Taiwan; converted_text=請安裝軟體並重啟電腦; characters=11; changed_characters=7; user=Mei Tan; status=Done
- Empty draft | input_text=???; direction=Detect by itself; variant=Standard; characters=3; changed_characters=0; user=Jonas Falk; status=Failed
! item character pair|character mapping|word pair|phrase mapping|conversion rule|dictionary entry: Simplified!;Traditional!;Kind=Character|Phrase;Variant=Standard|Taiwan|Hong Kong;Pinyin;Meaning;Note:long
- 发 | traditional=發; kind=Character; variant=Standard; pinyin=fā; meaning=to send out; note=Becomes 髮 where hair is meant.
- 头发 | traditional=頭髮; kind=Phrase; variant=Standard; pinyin=tóufa; meaning=hair
- 软件 | traditional=軟體; kind=Phrase; variant=Taiwan; pinyin=ruǎntǐ; meaning=software
- 里 | traditional=裡; kind=Character; variant=Taiwan; pinyin=lǐ; meaning=inside; note=裏 is usual in Hong Kong.
record text file|uploaded file|document|uploaded text [upload|file|document|batch]: File name!;File:file;Direction=Simplified to Traditional|Traditional to Simplified;Encoding=UTF-8|GB18030|Big5;Size:number(KB)#0-20000;Conversion->@conversion|conversion record~Greeting card|Library notice;Result:file;~Status=Uploaded|Converted|Failed
- greeting.txt | direction=Simplified to Traditional; encoding=UTF-8; size=1; conversion=Greeting card; status=Converted
- notice-board.txt | direction=Traditional to Simplified; encoding=Big5; size=2; conversion=Library notice; status=Converted
- manual-p1.txt | direction=Simplified to Traditional; encoding=GB18030; size=14; conversion=Software manual, page 1; status=Converted
- scan-0412.txt | direction=Traditional to Simplified; encoding=Big5; size=88; status=Failed
! record changed character|converted character [convert\\w*|conversion\\w*]: Title!;Conversion->@conversion|conversion record~Greeting card|Library notice;Pair->@character pair|character mapping~发|头发;Position:number#0-10000000;Times:number#1-1000000;Several choices:boolean;Chosen by hand:boolean
- 发 in Greeting card | conversion=Greeting card; pair=发; position=1; times=1
- 头发 in Library notice | conversion=Library notice; pair=头发; position=8; times=2
- 软件 in Software manual, page 1 | conversion=Software manual, page 1; pair=软件; position=15; times=3
- 里 in Empty draft | conversion=Empty draft; pair=里; position=22; times=4
! record own phrase|custom phrase|glossary entry|exception [custom|phrase|glossar|dictionar|exception|log in|login|account]: Source text!;Wanted text!;Direction=Simplified to Traditional|Traditional to Simplified;User~Mei Tan|Jonas Falk;Used:number(times)#0-100000;Active:boolean;Note
- 里程 | wanted_text=里程; direction=Simplified to Traditional; user=Mei Tan; used=12; note=Never 裡程
- 皇后 | wanted_text=皇后; direction=Simplified to Traditional; user=Mei Tan; used=5; note=Never 皇後
- 滑鼠 | wanted_text=鼠标; direction=Traditional to Simplified; user=Jonas Falk; used=9
- 面条 | wanted_text=麵條; direction=Simplified to Traditional; user=Jonas Falk; used=3
item conversion setting|preference|converter setting|user setting: Name!;User~Mei Tan|Jonas Falk;Default direction=Simplified to Traditional|Traditional to Simplified|Detect by itself;Variant=Standard|Taiwan|Hong Kong;Convert phrases:boolean;Keep punctuation:boolean;Font size:number(px)#10-40
- Mei's default | user=Mei Tan; default_direction=Simplified to Traditional; variant=Taiwan; font_size=18
- Jonas's default | user=Jonas Falk; default_direction=Detect by itself; variant=Standard; font_size=16
- Newsletter desk | user=Ada Lim; default_direction=Simplified to Traditional; variant=Hong Kong; font_size=16
- Large type | user=Rolf Engel; default_direction=Traditional to Simplified; variant=Standard; font_size=28
+ favorite: Conversion->@conversion|conversion record;Note
# all-powerful camera|recognition camera|image recognition|object recognition|text recognition|ocr|document recognition|card recognition
item recognition function|recognition type|recognition mode|function|recognition category: Name!;Group=Documents|Text|Nature|Codes|Things;What it reads:long;Picture:image;Position in the tab bar:number#1-40;Languages~English, German;Free uses a day:number#0-1000;~Status=Active|Trial|Off
- Vehicle licence | group=Documents; what_it_reads=Plate number, owner, make and first registration; position_in_the_tab_bar=1; languages=English, German; free_uses_a_day=10; status=Active
- Handwritten text | group=Text; what_it_reads=Lines of handwriting as plain text; position_in_the_tab_bar=5; languages=English; free_uses_a_day=20; status=Active
- Plant and flower | group=Nature; what_it_reads=Species with likeness in percent; position_in_the_tab_bar=8; free_uses_a_day=30; status=Active
- Table to sheet | group=Text; what_it_reads=Rows and columns as a spreadsheet; position_in_the_tab_bar=7; free_uses_a_day=5; status=Trial
record recognition record|recognition|recognition result|recognition history|history record|scan|scan record|scan result|identification record: Title!;Function->@recognition function|recognition type~Vehicle licence|Plant and flower;Photo:image;Taken with=Camera|Gallery;Result text:long;Likeness:percent;Duration:number(ms)#0-60000;User~Ines Roth|Karim Said;Recognized on:date;~Status=Running|Recognized|Nothing found|Failed
- Van of the bakery | function=Vehicle licence; taken_with=Camera; result_text=Plate HK 2041, first registered 2019; likeness=98; duration=840; user=Ines Roth; status=Recognized
- Meeting notes, page 2 | function=Handwritten text; taken_with=Gallery; result_text=Call the printer. Ask for 200 copies.; likeness=91; duration=1320; user=Karim Said; status=Recognized
- Purple flower at the pond | function=Plant and flower; taken_with=Camera; result_text=Siberian iris; likeness=87; duration=960; user=Ines Roth; status=Recognized
- Blurred price list | function=Table to sheet; taken_with=Camera; likeness=22; duration=2100; user=Karim Said; status=Nothing found
! record recognized field|extracted field|recognized value|extracted text [recogni|extract|ocr|licen|card|invoice]: Field!;Recognition->@recognition record|recognition~Van of the bakery|Purple flower at the pond;Value!;Likeness:percent;Corrected value;Position~12, 40
- Plate number | recognition=Van of the bakery; value=HK 2041; likeness=99; position=12, 40
- First registration | recognition=Van of the bakery; value=2019; likeness=96; position=12, 88
- Species | recognition=Purple flower at the pond; value=Siberian iris; likeness=87
- First line | recognition=Meeting notes, page 2; value=Call the printer; likeness=90; corrected_value=Call the printer!; position=8, 15
record image translation|translation|translated text|translation record [translat]: Title!;Recognition->@recognition record|recognition~Meeting notes, page 2;From language~English|Japanese;Into language~German|English;Source text:long;Translated text:long;User~Ines Roth|Karim Said;Translated on:date
- Notes for Berlin | recognition=Meeting notes, page 2; from_language=English; into_language=German; source_text=Call the printer.; translated_text=Die Druckerei anrufen.; user=Karim Said
- Menu of the noodle bar | from_language=Japanese; into_language=English; source_text=冷たいそば; translated_text=Cold buckwheat noodles; user=Ines Roth
- Street sign | from_language=French; into_language=English; source_text=Voie sans issue; translated_text=No through road; user=Ines Roth
- Parcel label | from_language=Spanish; into_language=English; source_text=Frágil; translated_text=Fragile; user=Karim Said
item known object|species|object|plant|animal|object entry [flower|plant|bird|animal|object|species]: Name!;Kind=Flower|Plant|Bird|Animal|Thing;Latin name;Description:long;Where found;Picture:image;Function->@recognition function|recognition type~Plant and flower
- Siberian iris | kind=Flower; latin_name=Iris sibirica; description=Violet flowers on stems up to a metre high; where_found=Wet meadows; function=Plant and flower
- Common blackbird | kind=Bird; latin_name=Turdus merula; description=Black with an orange bill; where_found=Gardens and woods
- Field maple | kind=Plant; latin_name=Acer campestre; description=Small tree with lobed leaves; where_found=Hedges; function=Plant and flower
- Red squirrel | kind=Animal; latin_name=Sciurus vulgaris; description=Red-brown with tufted ears; where_found=Mixed forest
record code scan|qr code|qr code scan|scanned code [qr|bar ?code]: Content!;Kind=QR code|Barcode;Opens=Web page|Contact|Wi-Fi|Text|Product;User~Ines Roth|Karim Said;Scanned on:date;Note
- https://menu.example/table-7 | kind=QR code; opens=Web page; user=Ines Roth
- 4006381333931 | kind=Barcode; opens=Product; user=Karim Said; note=Text marker, yellow
- WIFI guest-net | kind=QR code; opens=Wi-Fi; user=Ines Roth
- Contact of Mara Lindt | kind=QR code; opens=Contact; user=Karim Said
! item camera setting|app setting|setting|user setting: Name!;User~Ines Roth|Karim Said;Start function->@recognition function|recognition type~Vehicle licence|Plant and flower;Flash=Off|On|By itself;Save photos:boolean;Keep history:number(days)#1-3650;Translate into~German|English
- Ines, phone | user=Ines Roth; start_function=Plant and flower; flash=By itself; keep_history=365; translate_into=English
- Karim, phone | user=Karim Said; start_function=Handwritten text; flash=Off; keep_history=90; translate_into=German
- Front desk tablet | user=Olga Brandt; start_function=Vehicle licence; flash=On; keep_history=30; translate_into=English
- Office phone | user=Piet Vos; start_function=Table to sheet; flash=Off; keep_history=180; translate_into=English
# website checklist|checklist generation|checklist generator|checklist tool|dynamic checklist|launch checklist|checklist maker|checklist builder
record checklist|website checklist|generated checklist|list: Title!;Website:url;Template->@checklist template|template~Launch of a website|Monthly upkeep;Owner~Rosa Lind|Ben Achter;Purpose=Launch|Upkeep|Search engines|Accessibility|Security|Move;Due on:date;~Progress:percent;Shared:boolean;Note:long;~Status=Draft|In use|Finished|Archived
- Launch of the bakery site | website=https://bakery.example; template=Launch of a website; owner=Rosa Lind; purpose=Launch; progress=40; status=In use
- Museum, upkeep in May | website=https://museum.example; template=Monthly upkeep; owner=Ben Achter; purpose=Upkeep; progress=100; status=Finished
- Access check for the clinic | website=https://clinic.example; template=Accessibility check; owner=Rosa Lind; purpose=Accessibility; progress=15; status=In use
- Move to a new host | website=https://choir.example; template=Move of a website; owner=Ben Achter; purpose=Move; progress=0; status=Draft
record checklist item|item|check item|entry|checkpoint|checklist entry: Title!;Checklist->@checklist|website checklist~Launch of the bakery site;Section->@section|checklist section~Content|Technology;Position:number#1-1000;Description:long;Priority=Must|Should|Nice to have;Assigned to~Rosa Lind|Ben Achter;Due on:date;Done:boolean;~Status=Open|Done|Does not apply|Blocked
- Redirect http to https | checklist=Launch of the bakery site; section=Technology; position=1; priority=Must; assigned_to=Ben Achter; status=Done
- Every picture has a description | checklist=Access check for the clinic; section=Accessibility; position=1; priority=Must; assigned_to=Rosa Lind; status=Open
- Page for faults (404) | checklist=Launch of the bakery site; section=Content; position=2; priority=Should; assigned_to=Rosa Lind; status=Open
- Restore a backup on trial | checklist=Museum, upkeep in May; section=Security; position=4; priority=Must; assigned_to=Ben Achter; status=Done
item checklist template|template|preset checklist: Name!;Purpose=Launch|Upkeep|Search engines|Accessibility|Security|Move;Description:long;Items:number#0-1000;Author~Rosa Lind|Ben Achter;Public:boolean;~Used:number(times)#0-1000000
- Launch of a website | purpose=Launch; description=All that should be true before the first visitor; items=34; author=Rosa Lind; used=58
- Monthly upkeep | purpose=Upkeep; description=Updates, backups, broken links; items=12; author=Ben Achter; used=140
- Accessibility check | purpose=Accessibility; description=Keyboard, contrast, descriptions; items=21; author=Rosa Lind; used=33
- Move of a website | purpose=Move; description=Host, mail and names; items=18; author=Ben Achter; used=9
! item template item|template entry|preset item [template|generat|preset|dynamic]: Title!;Template->@checklist template|template~Launch of a website;Section->@section|checklist section~Content|Technology;Position:number#1-1000;Only if~shop|several languages;Hint:long;Priority=Must|Should|Nice to have
- Imprint and privacy page | template=Launch of a website; section=Content; position=3; priority=Must; hint=Reachable from every page
- Test payment of one cent | template=Launch of a website; section=Technology; position=9; only_if=shop; priority=Must
- Find broken links | template=Monthly upkeep; section=Technology; position=2; priority=Should
- Use the site by keyboard only | template=Accessibility check; section=Accessibility; position=1; priority=Must
item section|checklist section|category|item category: Name!;Colour~green|blue;Description;Position:number#1-100
- Content | colour=green; description=Texts, pictures, legal pages; position=1
- Technology | colour=blue; description=Server, names, speed; position=2
- Accessibility | colour=violet; description=For all people; position=3
- Security | colour=red; description=Access, updates, backups; position=4
record export|export record|exported file|export history: Title!;Checklist->@checklist|website checklist~Museum, upkeep in May;Format=PDF|Excel|CSV|Word|Markdown;Content=All items|Open items|Done items;With notes:boolean;Pages:number#1-1000;File:file;Exported by~Rosa Lind|Ben Achter;Exported on:date;~Status=Waiting|Ready|Failed
- Museum May as PDF | checklist=Museum, upkeep in May; format=PDF; content=All items; pages=2; exported_by=Ben Achter; status=Ready
- Bakery, open items | checklist=Launch of the bakery site; format=Excel; content=Open items; pages=1; exported_by=Rosa Lind; status=Ready
- Clinic for the audit | checklist=Access check for the clinic; format=PDF; content=All items; pages=3; exported_by=Rosa Lind; status=Waiting
- Choir move for mail | checklist=Move to a new host; format=Markdown; content=All items; pages=1; exported_by=Ben Achter; status=Failed
! record item change|change history|check record|activity log [dynamic|edit|history|log|progress]: Title!;Item->@checklist item|item~Redirect http to https;Changed by~Rosa Lind|Ben Achter;Change=Added|Edited|Moved|Ticked|Unticked|Deleted;Old value;New value;Changed on:date
- Redirect ticked | item=Redirect http to https; changed_by=Ben Achter; change=Ticked; old_value=Open; new_value=Done
- Fault page moved up | item=Page for faults (404); changed_by=Rosa Lind; change=Moved; old_value=7; new_value=2
- Picture text reworded | item=Every picture has a description; changed_by=Rosa Lind; change=Edited; old_value=Pictures have text
- Backup trial ticked | item=Restore a backup on trial; changed_by=Ben Achter; change=Ticked; old_value=Open; new_value=Done
+ comment: Item->@checklist item|item;Text:long!
# household item|home inventory|home item|household inventory|item storage|storage location|belongings|home storage
record household item|item|item information|home item|stored item|belonging|article of household: Name!;Category->@item category|category~Food|Tools;Place->@box|container~Blue box|Kitchen drawer 2;Quantity:number#0-100000;Unit~pieces|g;Brand;Bought on:date;Price:money;Expires on:date;Picture:image;Owner~Lena Holt|Tariq Holt;Note:long;~Status=In place|Lent out|Used up|Expired|Thrown away
- Paracetamol 500 mg | category=Medicine; place=Bathroom cabinet, top; quantity=18; unit=pieces; brand=Pharma Nord; price=4; owner=Lena Holt; status=In place
- Cordless drill | category=Tools; place=Blue box; quantity=1; unit=pieces; brand=Werka; price=129; owner=Tariq Holt; status=Lent out
- Chickpeas in tins | category=Food; place=Kitchen drawer 2; quantity=6; unit=pieces; price=7; owner=Lena Holt; status=In place
- Winter tyres | category=Car; place=Cellar shelf A; quantity=4; unit=pieces; price=310; owner=Tariq Holt; status=In place
item home|house|household|residence|space: Name!;Address;Kind=Flat|House|Holiday home|Storage unit;Owner~Lena Holt|Tariq Holt;Area:number(m2)#1-5000;Picture:image;Note:long
- Flat in Linden Street | address=Linden Street 8, 3rd floor; kind=Flat; owner=Lena Holt; area=92
- Cabin at the lake | address=Lake path 2; kind=Holiday home; owner=Tariq Holt; area=48; note=Water off in winter
- Storage unit 114 | address=Harbour depot; kind=Storage unit; owner=Lena Holt; area=6
- Grandma's house | address=Church Lane 19; kind=House; owner=Ingrid Holt; area=140
item location|room|storage location|storage place|space information|storage space|area: Name!;Home->@home|house~Flat in Linden Street|Cabin at the lake;Kind=Room|Cupboard|Shelf|Cellar|Attic|Garage;Floor~3rd floor;Picture:image;Position:number#1-500;Note
- Kitchen | home=Flat in Linden Street; kind=Room; floor=3rd floor; position=1
- Bathroom cabinet | home=Flat in Linden Street; kind=Cupboard; floor=3rd floor; position=2; note=Key on top
- Cellar 12 | home=Flat in Linden Street; kind=Cellar; floor=Basement; position=3
- Boat shed | home=Cabin at the lake; kind=Garage; floor=Ground; position=1
item box|container|storage box|drawer|shelf: Name!;Location->@location|room~Kitchen|Cellar 12;Code~BX-07;Kind=Box|Drawer|Shelf|Bag|Cabinet;Colour~blue;Label:image;~Items:number#0-100000;Note
- Blue box | location=Cellar 12; code=BX-07; kind=Box; colour=blue; items=14
- Kitchen drawer 2 | location=Kitchen; code=DR-02; kind=Drawer; colour=white; items=22
- Bathroom cabinet, top | location=Bathroom cabinet; code=CB-01; kind=Cabinet; colour=white; items=17
- Cellar shelf A | location=Cellar 12; code=SH-0A; kind=Shelf; colour=grey; items=9; note=Heavy things below
item item category|category|type of item|tag: Name!;Colour~green|red;Expires:boolean;Remind before:number(days)#0-365;Description;Position:number#1-100
- Food | colour=green; remind_before=14; description=Tins, flour, spices; position=1
- Medicine | colour=red; remind_before=30; description=First aid and tablets; position=2
- Tools | colour=grey; remind_before=0; description=For repairs; position=3
- Car | colour=blue; remind_before=0; description=Tyres and care; position=4
record item movement|move record|item history|operation record|lending|lending record|usage record: Title!;Item->@household item|item~Cordless drill;Action=Put away|Moved|Taken out|Lent|Given back|Used up;From->@box|container~Blue box;To->@box|container~Kitchen drawer 2;Quantity:number#0-100000;Person~Lena Holt|Neighbour Paul;Done on:date;Note
- Drill to the neighbour | item=Cordless drill; action=Lent; from=Blue box; quantity=1; person=Neighbour Paul; note=Back on Sunday
- Two tins eaten | item=Chickpeas in tins; action=Used up; from=Kitchen drawer 2; quantity=2; person=Lena Holt
- Tyres into the cellar | item=Winter tyres; action=Put away; to=Cellar shelf A; quantity=4; person=Tariq Holt
- New tablets | item=Paracetamol 500 mg; action=Put away; to=Bathroom cabinet, top; quantity=20; person=Lena Holt
! record expiry reminder|expiration reminder|reminder|expiration date|expiry alert [expir|remind|best before]: Title!;Item->@household item|item~Paracetamol 500 mg;Expires on:date;Remind on:date;Sent to~Lena Holt;Sent by=Email|Phone|In the app;~Status=Waiting|Sent|Done|Put off
- Tablets run out in autumn | item=Paracetamol 500 mg; sent_to=Lena Holt; sent_by=Email; status=Waiting
- Eat the chickpeas | item=Chickpeas in tins; sent_to=Lena Holt; sent_by=In the app; status=Sent
- Change to winter tyres | item=Winter tyres; sent_to=Tariq Holt; sent_by=Phone; status=Put off
- Ask for the drill | item=Cordless drill; sent_to=Tariq Holt; sent_by=In the app; status=Done
! record household member|home member|family member [member|famil|share|role]: Title!;Home->@home|house~Flat in Linden Street;Person~Lena Holt|Tariq Holt;Role=Owner|May change|May look;Invited on:date;~Status=Invited|Active|Left
- Lena, Linden Street | home=Flat in Linden Street; person=Lena Holt; role=Owner; status=Active
- Tariq, Linden Street | home=Flat in Linden Street; person=Tariq Holt; role=May change; status=Active
- Ingrid, cabin | home=Cabin at the lake; person=Ingrid Holt; role=May look; status=Invited
- Tariq, cabin | home=Cabin at the lake; person=Tariq Holt; role=Owner; status=Active
# spreadsheet|spreadsheet editor|online sheet|excel-like|worksheet|excel editor|csv editor
item spreadsheet|workbook|file|document: Name!;Owner~Birgit Olsen|Ravi Menon;Folder;Description:long;Visibility=Private|Shared|Public;Changed on:date;~Sheets:number#1-200;~Cells:number#0-10000000
- Orchard yields | owner=Birgit Olsen; folder=Farm; description=Kilograms by tree row and year.; visibility=Shared; sheets=2; cells=640
- Club budget | owner=Ravi Menon; folder=Chess club; description=Fees, rent and prizes.; visibility=Private; sheets=1; cells=188
- Marathon training | owner=Tilda Hansson; folder=Running; description=Kilometres and pulse by week.; visibility=Private; sheets=3; cells=910
- School lunch poll | owner=Mr Oduya; folder=Class 6a; description=Which meals were liked.; visibility=Public; sheets=1; cells=96
! item sheet|worksheet|tab: Name!;Spreadsheet->@spreadsheet|workbook~Orchard yields|Club budget;Position:number#1-200;Rows:number#1-1000000;Columns:number#1-18000;Frozen rows:number#0-50;Hidden:boolean
- Apples | spreadsheet=Orchard yields; position=1; rows=60; columns=8; frozen_rows=1
- Plan 2026 | spreadsheet=Club budget; position=1; rows=40; columns=5; frozen_rows=1
- Long runs | spreadsheet=Marathon training; position=2; rows=24; columns=6; frozen_rows=1
- Votes | spreadsheet=School lunch poll; position=1; rows=12; columns=8; frozen_rows=2
! record grid box|cell|cell value|cell entry: Address!;Sheet->@sheet|worksheet~Apples|Plan 2026;Row:number#1-1000000!;Column:number#1-18000!;Value;Formula;Format=Text|Number|Money|Percent|Date|Yes or no;Bold:boolean;Background
- C4 | sheet=Apples; row=4; column=3; value=214; format=Number; background=White
- E41 | sheet=Plan 2026; row=41; column=5; value=1260; formula=SUM(E2:E40); format=Money; background=Yellow
- D9 | sheet=Long runs; row=9; column=4; value=28.4; format=Number; background=Light green
- B3 | sheet=Votes; row=3; column=2; value=Lentil curry; format=Text; background=White
item chart|diagram|graph: Title!;Sheet->@sheet|worksheet~Apples|Plan 2026;Type=Column|Bar|Line|Pie|Scatter|Area;Data range;Horizontal title;Vertical title;Legend=None|Right|Bottom
- Yield by row | sheet=Apples; type=Column; data_range=A1:C60; horizontal_title=Row; vertical_title=kg; legend=None
- Where the fees go | sheet=Plan 2026; type=Pie; data_range=A2:B12; horizontal_title=Item; vertical_title=Euro; legend=Right
- Pulse against pace | sheet=Long runs; type=Scatter; data_range=D2:E24; horizontal_title=min per km; vertical_title=Beats per minute; legend=None
- Favourite meals | sheet=Votes; type=Bar; data_range=A3:B12; horizontal_title=Votes; vertical_title=Meal; legend=Bottom
! item data series|chart series|series [chart|graph|diagram|visuali\\w*|plot]: Name!;Chart->@chart|diagram~Yield by row|Where the fees go;Label range;Value range!;Colour;Axis=Left|Right;Shown as=Column|Line|Area|Points;Order:number#1-100
- Kilograms this year | chart=Yield by row; label_range=A2:A60; value_range=C2:C60; colour=Green; axis=Left; shown_as=Column; order=1
- Fees by item | chart=Where the fees go; label_range=A2:A12; value_range=B2:B12; colour=Many; axis=Left; shown_as=Column; order=1
- Pulse | chart=Pulse against pace; label_range=D2:D24; value_range=E2:E24; colour=Red; axis=Right; shown_as=Points; order=1
- Votes of girls and boys | chart=Favourite meals; label_range=A3:A12; value_range=B3:B12; colour=Blue; axis=Left; shown_as=Column; order=1
item formula|named range|function|saved formula: Name!;Sheet->@sheet|worksheet~Apples|Plan 2026;Range;Expression;Description:long
- AverageRow | sheet=Apples; range=C2:C60; expression=AVERAGE(C2:C60); description=Mean kilograms of a row.
- TotalFees | sheet=Plan 2026; range=E2:E40; expression=SUM(E2:E40); description=All fees of the year.
- LongestRun | sheet=Long runs; range=D2:D24; expression=MAX(D2:D24); description=Longest distance so far.
- ShareLiked | sheet=Votes; range=C3:C12; expression=B3/SUM(B3:B12); description=Part of all votes.
record version|spreadsheet version|change history|revision [version|histor\\w*|undo|change|track\\w*|restore]: Label!;Spreadsheet->@spreadsheet|workbook~Orchard yields|Club budget;Number:number#1-100000;Saved by~Birgit Olsen|Ravi Menon;Cells changed:number#0-1000000;Change:long;Saved on:date
- Harvest entered | spreadsheet=Orchard yields; number=12; saved_by=Birgit Olsen; cells_changed=58; change=Rows 2 to 59 of this year.
- Rent raised | spreadsheet=Club budget; number=4; saved_by=Ravi Menon; cells_changed=3; change=New rent from June.
- Week nine added | spreadsheet=Marathon training; number=27; saved_by=Tilda Hansson; cells_changed=6; change=Long run of 28.4 km.
- Poll closed | spreadsheet=School lunch poll; number=9; saved_by=Mr Oduya; cells_changed=10; change=Last ten votes counted.
record collaborator|share|permission|access [share|collaborat\\w*|permission|access|team|real-?time|together]: Name!;Spreadsheet->@spreadsheet|workbook~Orchard yields|Club budget;Email:email;Right=View|Comment|Edit;Invited on:date
- Picker team | spreadsheet=Orchard yields; email=pickers@example.com; right=Edit
- Auditor | spreadsheet=Club budget; email=audit@example.com; right=View
- Running coach | spreadsheet=Marathon training; email=coach@example.com; right=Comment
- Canteen | spreadsheet=School lunch poll; email=canteen@example.com; right=View
record import|file import|export|import job [import|export|upload|csv|excel|xlsx]: File name!;Sheet->@sheet|worksheet~Apples|Plan 2026;Direction=Import|Export;Format=CSV|XLSX|JSON|PDF;File:file;Rows:number#0-1000000;Errors:number#0-100000;Done on:date
- scales-october.csv | sheet=Apples; direction=Import; format=CSV; rows=58; errors=1
- budget.pdf | sheet=Plan 2026; direction=Export; format=PDF; rows=40; errors=0
- watch-week9.json | sheet=Long runs; direction=Import; format=JSON; rows=5; errors=0
- lunch-poll.xlsx | sheet=Votes; direction=Export; format=XLSX; rows=12; errors=0
+ comment: Sheet->@sheet|worksheet;Cell address;Resolved:boolean
# note-taking|note taking|notes app|note app|notepad|memo app|personal diary|journaling
item note|memo|entry|page|diary entry: Title!;Notebook->@notebook|folder~Kitchen|Ideas;Text:long!;Colour=White|Yellow|Green|Blue|Pink;Format=Plain|Markdown|Checklist;Picture:image;Pinned:boolean;Written on:date;Archived:boolean;Tags->@tag|label~recipe|garden
- Plum jam ratios | notebook=Kitchen; text=Two parts plums, one part sugar, a stick of cinnamon.; colour=Yellow; format=Plain; tags=recipe
- Rain barrel with a tap | notebook=Ideas; text=Raise it on two pallets so that a can fits below.; colour=Green; format=Markdown; tags=garden
- What the plumber said | notebook=House; text=Bleed the radiator in the hall first, then the bath.; colour=Blue; format=Plain; tags=repair
- Present list for December | notebook=Family; text=Ana wants a headlamp, Timo a book on knots.; colour=Pink; format=Checklist; tags=gifts
item notebook|folder|category|collection: Name!;Parent;Colour;Icon;Description:long;Position:number#1-200
- Kitchen | parent=Home; colour=Red; icon=Pot; description=Recipes and shopping.; position=1
- Ideas | parent=Home; colour=Green; icon=Bulb; description=Things to build some day.; position=2
- House | parent=Home; colour=Blue; icon=Key; description=Repairs, meters and paint codes.; position=3
- Family | parent=Home; colour=Pink; icon=Heart; description=Birthdays and plans.; position=4
item tag|label|keyword: Name!;Colour;Description:long;~Notes:number#0-100000
- recipe | colour=Orange; description=Tried and good.; notes=23
- garden | colour=Green; description=Beds and barrels.; notes=11
- repair | colour=Blue; description=What broke and who mended it.; notes=17
- gifts | colour=Pink; description=Ideas heard during the year.; notes=6
! record checklist item|checklist entry|to-do line|sub-task [checklist|to-?do|list|task]: Text!;Note->@note|memo~Plum jam ratios|Rain barrel with a tap;Position:number#1-500;Done:boolean;Due on:date
- Buy jars | note=Plum jam ratios; position=1
- Find two pallets | note=Rain barrel with a tap; position=1
- Headlamp for Ana | note=Present list for December; position=1
- Radiator key back to Jan | note=What the plumber said; position=2
! record version|note version|note history|revision: Label!;Note->@note|memo~Plum jam ratios|Rain barrel with a tap;Number:number#1-1000;Text:long;Saved on:date
- Less sugar | note=Plum jam ratios; number=2; text=Two parts plums, one part sugar.
- First thought | note=Rain barrel with a tap; number=1; text=Barrel with a tap under the gutter.
- Bath added | note=What the plumber said; number=3; text=Hall first, then the bath.
- Knots for Timo | note=Present list for December; number=5; text=Timo wants a book on knots.
record shared note|share|collaborator|share link [share|collaborat\\w*|team|public link|together]: Name!;Note->@note|memo~Plum jam ratios|Rain barrel with a tap;Email:email;Right=Read|Edit;Shared on:date;Expires on:date
- Aunt Berta on jam | note=Plum jam ratios; email=berta@example.com; right=Read
- Neighbour on barrel | note=Rain barrel with a tap; email=next.door@example.com; right=Edit
- Landlady on the radiator | note=What the plumber said; email=landlady@example.com; right=Read
- Brother on presents | note=Present list for December; email=brother@example.com; right=Edit
record reminder|note reminder|alarm [remind\\w*|alarm|notif\\w*|due]: Title!;Note->@note|memo~Plum jam ratios|Rain barrel with a tap;Remind on:date!;Remind at:time;Repeat=Never|Daily|Weekly|Monthly|Yearly;Done:boolean
- Plums are ripe | note=Plum jam ratios; repeat=Yearly
- Empty before frost | note=Rain barrel with a tap; repeat=Yearly
- Bleed radiators | note=What the plumber said; repeat=Monthly
- Order the headlamp | note=Present list for December; repeat=Never
record attachment|note file|upload|voice memo [attach\\w*|file|image|picture|voice|audio]: File name!;Note->@note|memo~Plum jam ratios|Rain barrel with a tap;File:file;Type=Picture|Audio|PDF|Other;Size:number(KB)#1-200000;Added on:date
- jar-label.jpg | note=Plum jam ratios; type=Picture; size=210
- sketch.pdf | note=Rain barrel with a tap; type=PDF; size=95
- plumber-voice.m4a | note=What the plumber said; type=Audio; size=1800
- knot-book.jpg | note=Present list for December; type=Picture; size=145
item template|note template|prompt [template|prompt]: Name!;Text:long!;Format=Plain|Markdown|Checklist;Icon;Description:long
- Daily page | text=Weather, three good things, one plan.; format=Markdown; icon=Sun; description=For the evening.
- Packing list | text=Clothes, papers, charger, gifts.; format=Checklist; icon=Bag; description=For short trips.
- Meeting note | text=Who, what, until when.; format=Plain; icon=Clock; description=For short talks.
- Tradesman visit | text=Fault, cause, price, phone.; format=Markdown; icon=Hammer; description=One note for each visit.
# calendar app|shared calendar|calendar website|online calendar|schedule planner|calendar planner|event calendar
item calendar|agenda|calendar group: Name!;Colour=Blue|Green|Red|Orange|Purple|Grey;Owner~Yara Simon|Otto Lang;Description:long;Time zone~Europe/Vienna|America/Lima;Visibility=Private|Shared|Public
- Family | colour=Green; owner=Yara Simon; description=School, doctor, birthdays.; time_zone=Europe/Vienna; visibility=Shared
- Choir | colour=Purple; owner=Otto Lang; description=Rehearsals and concerts.; time_zone=Europe/Vienna; visibility=Public
- Allotment | colour=Orange; owner=Mateo Rios; description=Sowing, water duty, meetings.; time_zone=America/Lima; visibility=Shared
- Night shifts | colour=Grey; owner=Hanne Vogt; description=Ward rota and rest days.; time_zone=Europe/Berlin; visibility=Private
event event|calendar event|calendar entry|meeting: Title!;Calendar->@calendar|agenda~Family|Choir;Category->@category|event type~School|Music;Date:date!;Starts at:time;Ends at:time;All day:boolean;Place;Description:long;Repeat=Never|Daily|Weekly|Monthly|Yearly;~Status=Planned|Confirmed|Cancelled
- Parents' evening | calendar=Family; category=School; place=Room 12; description=Ask about the trip.; repeat=Never; status=Confirmed
- Tuesday rehearsal | calendar=Choir; category=Music; place=Parish hall; description=Bring the blue folder.; repeat=Weekly; status=Confirmed
- Water duty | calendar=Allotment; category=Garden; place=Gate 3; description=Open the main tap at six.; repeat=Monthly; status=Planned
- Shift swap with Lea | calendar=Night shifts; category=Work; place=Ward 5; description=Lea takes Saturday.; repeat=Never; status=Cancelled
item category|event type|event category: Name!;Colour=Blue|Green|Red|Orange|Purple|Grey;Icon;Default length:number(min)#5-1440
- School | colour=Orange; icon=Pencil; default_length=60
- Music | colour=Purple; icon=Note; default_length=120
- Garden | colour=Green; icon=Leaf; default_length=90
- Work | colour=Grey; icon=Briefcase; default_length=480
! record attendee|invitation|guest|participant: Name!;Event->@event|calendar event~Parents' evening|Tuesday rehearsal;Email:email;Answer=No answer|Yes|No|Maybe;Invited on:date;Note
- Otto Lang | event=Tuesday rehearsal; email=otto@example.com; answer=Yes; note=Brings the keys
- Yara Simon | event=Parents' evening; email=yara@example.com; answer=Yes; note=Ten minutes late
- Mateo Rios | event=Water duty; email=mateo@example.com; answer=Maybe; note=Depends on the train
- Lea Brunner | event=Shift swap with Lea; email=lea@example.com; answer=No; note=Has a course
! record reminder|alert|event reminder: Label!;Event->@event|calendar event~Parents' evening|Tuesday rehearsal;Minutes before:number(min)#0-43200;Channel=E-mail|Push|SMS;Sent on:date;~Status=Waiting|Sent|Dismissed
- Day before school | event=Parents' evening; minutes_before=1440; channel=E-mail; status=Waiting
- Hour before choir | event=Tuesday rehearsal; minutes_before=60; channel=Push; status=Sent
- Two days before water duty | event=Water duty; minutes_before=2880; channel=SMS; status=Waiting
- At shift start | event=Shift swap with Lea; minutes_before=0; channel=Push; status=Dismissed
work task|to-do|to do [task|to-?do|planner|deadline]: Title!;Calendar->@calendar|agenda~Family|Choir;Due on:date;Estimated:number(min)#5-2400;Priority=Low|Normal|High;Notes:long
- Copy the alto part | calendar=Choir; estimated=30; priority=High; notes=Twelve copies.
- Fill in the trip form | calendar=Family; estimated=10; priority=Normal; notes=Sign on page two.
- Order seed potatoes | calendar=Allotment; estimated=20; priority=Normal; notes=Five kilos, early sort.
- Hand in the rota wish | calendar=Night shifts; estimated=15; priority=Low; notes=Two weekends off.
record calendar share|share|subscriber|shared access [share\\w*|team|family|group|permission|collaborat\\w*]: Name!;Calendar->@calendar|agenda~Family|Choir;Email:email;Right=See free and busy|See all|Edit;Since:date
- Grandparents | calendar=Family; email=oma@example.com; right=See all
- Sopranos | calendar=Choir; email=sopranos@example.com; right=See all
- Plot neighbours | calendar=Allotment; email=plots@example.com; right=Edit
- Ward manager | calendar=Night shifts; email=ward@example.com; right=See free and busy
item holiday|public holiday|special day|anniversary [holiday|birthday|anniversar\\w*|festival|lunar]: Name!;Date:date!;Country~Austria|Peru;Type=Public holiday|Birthday|Anniversary|Festival;Every year:boolean;Note
- Grandma Ilse's birthday | country=Austria; type=Birthday; note=Likes tulips
- National day | country=Austria; type=Public holiday; note=Shops closed
- Harvest feast | country=Peru; type=Festival; note=Bring potatoes
- Wedding day of Hanne and Uwe | country=Germany; type=Anniversary; note=Book a table
record availability|free slot|working hours|time slot [availab\\w*|slot|free|booking|hours]: Label!;Owner~Yara Simon|Otto Lang;Weekday=Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday;From:time;Until:time;Bookable:boolean
- Otto's office hour | owner=Otto Lang; weekday=Thursday
- Yara's free Friday | owner=Yara Simon; weekday=Friday
- Mateo's garden morning | owner=Mateo Rios; weekday=Saturday
- Hanne after nights | owner=Hanne Vogt; weekday=Tuesday
+ booking: Calendar->@calendar|agenda;Starts at:time;Ends at:time
# mind map|mind mapping|mindmap|concept map|brainstorming tool|outline map
item mind map|map|diagram|board: Title!;Owner~Clio Ward|Bashir Aziz;Folder->@folder|workspace~Thesis|Shop;Central topic!;Layout=Radial|Tree right|Tree down|Fishbone;Theme->@theme|style~Meadow|Ink;Visibility=Private|Link|Public;Changed on:date;~Nodes:number#1-5000
- Chapters of my thesis | owner=Clio Ward; folder=Thesis; central_topic=River towns; layout=Radial; theme=Ink; visibility=Private; nodes=24
- Spring window | owner=Bashir Aziz; folder=Shop; central_topic=Window display; layout=Tree right; theme=Meadow; visibility=Link; nodes=11
- Biology exam | owner=Selma Kurt; folder=School; central_topic=The cell; layout=Tree down; theme=Chalk; visibility=Public; nodes=46
- Why orders are late | owner=Dirk Maas; folder=Warehouse; central_topic=Late orders; layout=Fishbone; theme=Signal; visibility=Private; nodes=19
! item node|branch|topic|idea|map node: Text!;Mind map->@mind map|map~Chapters of my thesis|Spring window;Parent node;Level:number#0-20;Position:number#1-500;Colour;Icon;Note:long;Link:url;Left:number(px)#-20000-20000;Top:number(px)#-20000-20000;Folded:boolean
- Floods of 1784 | mind_map=Chapters of my thesis; parent_node=River towns; level=1; position=1; colour=Blue; icon=Wave; note=Parish books as source.; left=220; top=-80
- Paper birds | mind_map=Spring window; parent_node=Window display; level=1; position=2; colour=Yellow; icon=Bird; note=Forty of them on thread.; left=260; top=60
- Mitochondria | mind_map=Biology exam; parent_node=The cell; level=1; position=3; colour=Orange; icon=Battery; note=Makes energy from sugar.; left=-240; top=110
- Labels print twice | mind_map=Why orders are late; parent_node=Machines; level=2; position=1; colour=Red; icon=Printer; note=Since the update.; left=310; top=-40
! record connection|relation|link between nodes|cross link: Label!;Mind map->@mind map|map~Chapters of my thesis|Spring window;From->@node|branch~Floods of 1784|Paper birds;To->@node|branch~Floods of 1784|Paper birds;Style=Solid|Dashed|Arrow;Colour
- leads to | mind_map=Chapters of my thesis; from=Floods of 1784; to=Floods of 1784; style=Arrow; colour=Grey
- supplies energy | mind_map=Biology exam; from=Mitochondria; to=Mitochondria; style=Arrow; colour=Orange
- causes delay | mind_map=Why orders are late; from=Labels print twice; to=Labels print twice; style=Solid; colour=Red
- hangs above | mind_map=Spring window; from=Paper birds; to=Paper birds; style=Dashed; colour=Yellow
item folder|workspace|project folder: Name!;Parent;Colour;Description:long;Owner~Clio Ward|Bashir Aziz
- Thesis | parent=Home; colour=Blue; description=Everything for the degree.; owner=Clio Ward
- Shop | parent=Home; colour=Green; description=Display and campaigns.; owner=Bashir Aziz
- School | parent=Home; colour=Orange; description=Maps for exams.; owner=Selma Kurt
- Warehouse | parent=Home; colour=Red; description=Causes and measures.; owner=Dirk Maas
item theme|style|colour scheme|map template|template: Name!;Background;Branch colours;Font;Line=Curved|Straight|Angled;Preview:image
- Meadow | background=Light green; branch_colours=Green, yellow, red; font=Rounded; line=Curved
- Ink | background=White; branch_colours=Black, blue; font=Serif; line=Straight
- Chalk | background=Dark green; branch_colours=White, pink, yellow; font=Handwritten; line=Curved
- Signal | background=Light grey; branch_colours=Red, orange, black; font=Plain sans; line=Angled
record version|map version|snapshot|history [version|histor\\w*|snapshot|restore|undo]: Label!;Mind map->@mind map|map~Chapters of my thesis|Spring window;Number:number#1-10000;Saved by~Clio Ward|Bashir Aziz;Nodes:number#1-5000;Change:long;Saved on:date
- Before the supervisor | mind_map=Chapters of my thesis; number=6; saved_by=Clio Ward; nodes=22; change=Two branches joined.
- First ideas | mind_map=Spring window; number=1; saved_by=Bashir Aziz; nodes=7; change=Collected on the phone.
- After lesson four | mind_map=Biology exam; number=11; saved_by=Selma Kurt; nodes=46; change=Branch on membranes added.
- Causes of the night shift | mind_map=Why orders are late; number=3; saved_by=Dirk Maas; nodes=15; change=Three causes named by the night shift.
record collaborator|share|shared access|editor [share|collaborat\\w*|team|together|real-?time|invite]: Name!;Mind map->@mind map|map~Chapters of my thesis|Spring window;Email:email;Right=View|Comment|Edit;Invited on:date
- Supervisor | mind_map=Chapters of my thesis; email=prof@example.com; right=Comment
- Shop team | mind_map=Spring window; email=team@example.com; right=Edit
- Study partner | mind_map=Biology exam; email=partner@example.com; right=Edit
- Shift leaders | mind_map=Why orders are late; email=shifts@example.com; right=View
record export|map export|download|import [export|import|download|pdf|png|markdown]: File name!;Mind map->@mind map|map~Chapters of my thesis|Spring window;Format=PNG|SVG|PDF|Markdown|JSON;File:file;Size:number(KB)#1-100000;Exported on:date
- thesis-map.pdf | mind_map=Chapters of my thesis; format=PDF; size=320
- window.md | mind_map=Spring window; format=Markdown; size=4
- cell-map.png | mind_map=Biology exam; format=PNG; size=880
- late-orders.svg | mind_map=Why orders are late; format=SVG; size=64
+ comment: Mind map->@mind map|map;Node->@node|branch;Resolved:boolean
+ favorite: Mind map->@mind map|map
# translation tool|translation platform|translation service|translation agency|translator|text translation|machine translation|interpreting
item language|source language|target language|language pair: Name!;Code!;Native name;Direction=Left to right|Right to left;Price per word:money;Flag:image;Active:boolean
- German | code=de; native_name=Deutsch; direction=Left to right; price_per_word=0.12
- Arabic | code=ar; native_name=al-arabiyya; direction=Right to left; price_per_word=0.15
- Ukrainian | code=uk; native_name=Ukrainska; direction=Left to right; price_per_word=0.11
- Portuguese | code=pt; native_name=Português; direction=Left to right; price_per_word=0.10
record translation|translated text|translation history|translation record: Source text:long!;Translated text:long;Source language->@language~German|Arabic;Target language->@language~German|Arabic;Field=General|Law|Medicine|Technology|Marketing;Characters:number#0-1000000;Engine=Human|Machine|Machine and human;Translated on:date;Saved:boolean
- Wo ist der Bahnhof? | translated_text=Ayna al-mahatta?; source_language=German; target_language=Arabic; field=General; characters=19; engine=Machine
- Bitte nicht stapeln | translated_text=La tukaddis min fadlak; source_language=German; target_language=Arabic; field=Technology; characters=20; engine=Human
- O comboio está atrasado | translated_text=Der Zug hat Verspätung; source_language=Portuguese; target_language=German; field=General; characters=23; engine=Machine and human
- Zweimal täglich einnehmen | translated_text=Tomar duas vezes por dia; source_language=German; target_language=Portuguese; field=Medicine; characters=25; engine=Human
record project|translation job|translation project|translation order|job: Title!;Client;Source language->@language~German|Arabic;Target language->@language~German|Arabic;Translator->@translator|linguist~Salma Idris|Jost Weber;File:file;Words:number#1-1000000;Price:money;Due on:date;~Status=Quoted|In progress|In review|Delivered
- Pump manual | client=Brunn pumps; source_language=German; target_language=Arabic; translator=Salma Idris; words=8400; price=1260; status=In progress
- Birth certificate | client=Family Nasser; source_language=Arabic; target_language=German; translator=Jost Weber; words=210; price=60; status=Delivered
- Hotel brochure Algarve | client=Casa do Sol; source_language=Portuguese; target_language=German; translator=Beatriz Moura; words=3200; price=384; status=In review
- Tenancy contract | client=Refugee advice Leipzig; source_language=German; target_language=Ukrainian; translator=Oksana Hrytsak; words=1900; price=209; status=Quoted
person translator|linguist|interpreter|reviewer: Name!;Email:email;Languages;Field=General|Law|Medicine|Technology|Marketing;Sworn:boolean;Price per word:money;Words a day:number#100-10000;Biography:long;~Status=Free|Busy|Away
- Salma Idris | email=salma@example.com; languages=German, Arabic; field=Technology; price_per_word=0.10; words_a_day=2200; biography=Mechanical engineer by training.; status=Busy
- Jost Weber | email=jost@example.com; languages=Arabic, German; field=Law; price_per_word=0.12; words_a_day=1800; biography=Worked at court for ten years.; status=Free
- Beatriz Moura | email=beatriz@example.com; languages=Portuguese, German; field=Marketing; price_per_word=0.09; words_a_day=2600; biography=Used to write for travel magazines.; status=Free
- Oksana Hrytsak | email=oksana@example.com; languages=Ukrainian, German; field=Law; price_per_word=0.10; words_a_day=2000; biography=Sworn interpreter since 2015.; status=Away
item term|glossary term|glossary entry|glossary: Source term!;Translation!;Source language->@language~German|Arabic;Target language->@language~German|Arabic;Field=General|Law|Medicine|Technology|Marketing;Definition:long;Note;Forbidden:boolean
- Dichtung | translation=hashiya; source_language=German; target_language=Arabic; field=Technology; definition=Part that keeps a joint tight.; note=Not the poem
- Vollmacht | translation=wakala; source_language=German; target_language=Arabic; field=Law; definition=Power to act for another.; note=Check the type
- pequeno-almoço | translation=Frühstück; source_language=Portuguese; target_language=German; field=Marketing; definition=First meal of the day.; note=Brazil says differently
- Nebenwirkung | translation=efeito secundário; source_language=German; target_language=Portuguese; field=Medicine; definition=Unwanted effect of a drug.; note=Never effect alone
! record segment|translation memory entry|sentence|translation memory [segment|memory|sentence|cat|paragraph|editor]: Source sentence:long!;Target sentence:long;Project->@project|translation job~Pump manual|Birth certificate;Number:number#1-100000;Match:percent;~Status=New|Translated|Reviewed
- Vor dem Start entlüften. | target_sentence=Afrigh al-hawa qabl al-tashghil.; project=Pump manual; number=14; match=0; status=Reviewed
- Geboren in Aleppo. | target_sentence=Geboren in Aleppo.; project=Birth certificate; number=3; match=100; status=Translated
- Quartos com vista para o mar. | target_sentence=Zimmer mit Meerblick.; project=Hotel brochure Algarve; number=6; match=82; status=Reviewed
- Die Kaution beträgt drei Monatsmieten. | project=Tenancy contract; number=21; match=0; status=New
record quality review|revision|translation review|correction [quality|review|revis\\w*|correct\\w*|proofread\\w*|feedback]: Title!;Project->@project|translation job~Pump manual|Birth certificate;Reviewer->@translator|linguist~Salma Idris|Jost Weber;Accuracy:rating;Style:rating;Errors:number#0-1000;Remark:long;Reviewed on:date
- Manual, first half | project=Pump manual; reviewer=Jost Weber; accuracy=5; style=4; errors=2; remark=Units stay metric.
- Certificate | project=Birth certificate; reviewer=Salma Idris; accuracy=5; style=5; errors=0; remark=Names follow the passport.
- Brochure, all pages | project=Hotel brochure Algarve; reviewer=Jost Weber; accuracy=4; style=5; errors=3; remark=Two prices lost a digit.
- Contract, trial page | project=Tenancy contract; reviewer=Beatriz Moura; accuracy=4; style=3; errors=6; remark=Sentences too long.
request quote request|translation request|interpreting request: Subject!;Name;Email:email;Source language->@language~German|Arabic;Target language->@language~German|Arabic;File:file;Words:number#1-1000000;Wanted by:date;Message:long
- School report for a visa | name=Rim Nasser; email=rim@example.com; source_language=Arabic; target_language=German; words=640; message=With a stamp, please.
- Menu of eight pages | name=Tiago Lopes; email=tiago@example.com; source_language=Portuguese; target_language=German; words=950; message=The fish names must be right.
- Diploma and transcript | name=Iryna Koval; email=iryna@example.com; source_language=Ukrainian; target_language=German; words=1400; message=For a nursing licence.
- Leaflet for a pump fair | name=Karl Brunn; email=karl@example.com; source_language=German; target_language=Arabic; words=420; message=Same terms as in the manual.
+ favorite: Translation->@translation|translated text;Folder
+ booking: Translator->@translator|interpreter;Date:date;Starts at:time;Ends at:time;Place;Language->@language
+ invoice: Project->@project|translation job;Words:number#0-1000000
# bookmark manager|bookmarking|link collection|link directory|navigation site|website directory|read later|link manager|managing bookmarks|manage bookmarks|bookmark extension
item bookmark|link|saved link|website entry|short link|site: Title!;Address:url!;Short code;Folder->@folder|collection|category~Cooking|Tools;Description:long;Icon:image;Tags;Read later:boolean;Position:number#1-10000;Added on:date;~Clicks:number#0-100000000;~Status=Works|Broken|Archived
- Bread calculator | address=https://example.com/bread; short_code=brd; folder=Cooking; description=Flour and water by percent.; tags=bread, maths; position=1; clicks=84; status=Works
- Colour contrast check | address=https://example.com/contrast; short_code=ctr; folder=Tools; description=Enter two colours.; tags=design, access; position=2; clicks=31; status=Works
- Night train map | address=https://example.com/nighttrain; short_code=ntm; folder=Travel; description=Sleeper lines of Europe.; tags=train, map; position=1; clicks=203; status=Works
- Old synth manuals | address=https://example.com/synth; short_code=syn; folder=Music; description=Scans from the eighties.; tags=manual; position=3; clicks=9; status=Broken
item folder|collection|category|group: Name!;Parent;Colour;Icon;Description:long;Visibility=Private|Shared|Public;Position:number#1-500
- Cooking | parent=Home; colour=Orange; icon=Pot; description=Recipes and calculators.; visibility=Public; position=1
- Tools | parent=Home; colour=Blue; icon=Wrench; description=For work.; visibility=Private; position=2
- Travel | parent=Home; colour=Green; icon=Suitcase; description=Routes, huts and visas.; visibility=Shared; position=3
- Music | parent=Home; colour=Red; icon=Note; description=Scores and machines.; visibility=Private; position=4
item tag|label|keyword: Name!;Colour;Description:long;~Bookmarks:number#0-100000
- bread | colour=Brown; description=Anything with flour.; bookmarks=12
- design | colour=Purple; description=Colours, type and layout.; bookmarks=27
- train | colour=Green; description=Rails and timetables.; bookmarks=19
- manual | colour=Grey; description=How things work.; bookmarks=44
! record saved content|web content|saved web page|saved page|page copy|reading copy|offline copy [read\\w*|offline|content|later]: Title!;Bookmark->@bookmark|link~Bread calculator|Colour contrast check;Text:long;Author;Words:number#0-1000000;Minutes to read:number(min)#0-1000;Read so far:percent;Saved on:date;~Status=Unread|Reading|Read|Archived
- Bread calculator as read | bookmark=Bread calculator; text=Weigh the flour first.; words=640; minutes_to_read=3; read_so_far=100; status=Read
- Contrast check, copy | bookmark=Colour contrast check; text=Text needs a contrast of 4.5.; words=1200; minutes_to_read=6; read_so_far=40; status=Reading
- Bread calculator, new copy | bookmark=Bread calculator; words=655; minutes_to_read=3; read_so_far=0; status=Unread
- Contrast check of 2023 | bookmark=Colour contrast check; words=980; minutes_to_read=5; read_so_far=100; status=Archived
! record bookmark tag|tagging|link tag [tag|label|keyword]: Label!;Bookmark->@bookmark|link~Bread calculator|Colour contrast check;Tag->@tag|label~bread|design;Added on:date
- Calculator is bread | bookmark=Bread calculator; tag=bread
- Contrast is design | bookmark=Colour contrast check; tag=design
- Map is train | bookmark=Night train map; tag=train
- Synth is manual | bookmark=Old synth manuals; tag=manual
! record visit|click|click log|opening [click|visit|statistic\\w*|analytic\\w*|track\\w*|popular|recent|short]: Label!;Bookmark->@bookmark|link~Bread calculator|Colour contrast check;Visited on:date;Device=Phone|Computer|Tablet;Referrer;Country
- Bread from the phone | bookmark=Bread calculator; device=Phone; referrer=Direct; country=Denmark
- Contrast from chat | bookmark=Colour contrast check; device=Computer; referrer=chat.example; country=Spain
- Sleeper from the tablet | bookmark=Night train map; device=Tablet; referrer=search.example; country=Austria
- Synth at the studio | bookmark=Old synth manuals; device=Computer; referrer=Direct; country=Iceland
record shared collection|share|collaborator [share|collaborat\\w*|team|public]: Name!;Folder->@folder|collection~Cooking|Tools;Email:email;Right=View|Add|Edit;Shared on:date
- Sister on Cooking | folder=Cooking; email=sis@example.com; right=Add
- Team on Tools | folder=Tools; email=team@example.com; right=View
- Travel group on Travel | folder=Travel; email=trip@example.com; right=Edit
- Band on Music | folder=Music; email=band@example.com; right=Add
record note|annotation|highlight [note|annotat\\w*|highlight]: Title!;Bookmark->@bookmark|link~Bread calculator|Colour contrast check;Quoted text:long;Text:long;Colour=Yellow|Green|Blue;Written on:date
- My usual dough | bookmark=Bread calculator; quoted_text=Hydration 68 percent; text=Good for the small oven.; colour=Yellow
- Limit for small type | bookmark=Colour contrast check; quoted_text=4.5 to 1; text=Use for captions.; colour=Green
- Line to book first | bookmark=Night train map; quoted_text=Runs from April to October; text=Opens ninety days ahead.; colour=Blue
- Where the filter is | bookmark=Old synth manuals; quoted_text=See page 44; text=Saved a copy on the disk.; colour=Green
record import|import job|export|backup [import|export|backup|browser]: File name!;Direction=Import|Export;Source=Browser|HTML file|CSV|Other site;Links:number#0-1000000;Duplicates:number#0-1000000;Done on:date
- bookmarks-old-laptop.html | direction=Import; source=HTML file; links=412; duplicates=38
- backup-spring.csv | direction=Export; source=CSV; links=380; duplicates=0
- browser-phone.json | direction=Import; source=Browser; links=95; duplicates=12
- other-service.html | direction=Import; source=Other site; links=1280; duplicates=204
request site suggestion|link submission|submitted site|broken link report [submit\\w*|suggest\\w*|broken|recommend\\w*|contribut\\w*]: Title!;Address:url!;Folder->@folder|category~Cooking|Tools;Reason:long;Name;Email:email
- Seasonal fruit table | address=https://example.com/fruit; folder=Cooking; reason=Shows what is ripe by month.; name=Ole; email=ole@example.com
- Hut finder | address=https://example.com/huts; folder=Travel; reason=Shows free beds tonight.; name=Berit; email=berit@example.com
- Metronome without adverts | address=https://example.com/tick; folder=Music; reason=Works offline.; name=Sandro; email=sandro@example.com
- Regex tester | address=https://example.com/regex; folder=Tools; reason=Explains each part.; name=Min-ji; email=minji@example.com
# file sharing|file transfer|file upload site|share files|file hosting|file exchange|resource sharing|resource download
item file|shared file|upload|resource|document: Name!;File:file!;Category->@category|file type|folder~Study notes|Scores;Description:long;Type=Document|Picture|Audio|Video|Archive|Program|Other;Size:number(KB)#0-100000000;Uploader~Malte Ziegler|Ines Faro;Points needed:number#0-1000;Uploaded on:date;Expires on:date;~Downloads:number#0-10000000;~Status=In review|Available|Blocked|Expired
- optics-summary.pdf | category=Study notes; description=Twelve pages with drawings.; type=Document; size=2400; uploader=Malte Ziegler; points_needed=2; downloads=218; status=Available
- choir-alto.zip | category=Scores; description=Alto parts of six songs.; type=Archive; size=8100; uploader=Ines Faro; points_needed=0; downloads=44; status=Available
- drone-coast.mp4 | category=Videos; description=Four minutes along the cliffs.; type=Video; size=412000; uploader=Haldor Ness; points_needed=10; downloads=7; status=In review
- label-printer-setup.exe | category=Programs; description=Installer of an old label printer.; type=Program; size=18400; uploader=Ines Faro; points_needed=5; downloads=61; status=Blocked
item category|file type|folder|topic: Name!;Description:long;Icon:image;Largest file:number(MB)#1-100000;Position:number#1-200
- Study notes | description=Summaries and old tests.; largest_file=50; position=1
- Scores | description=Sheet music free to share.; largest_file=100; position=2
- Videos | description=Own recordings only.; largest_file=2000; position=3
- Programs | description=Free tools and drivers.; largest_file=500; position=4
record share link|link|transfer|share: Name!;File->@file|shared file~optics-summary.pdf|choir-alto.zip;Address:url;Access code;Recipient email:email;Expires on:date;Download limit:number#1-100000;Message:long;~Opened:number#0-1000000;~Status=Active|Used up|Expired
- Optics for class 12 | file=optics-summary.pdf; address=https://example.com/s/opt12; access_code=7741; recipient_email=class12@example.com; download_limit=40; message=Test is on Friday.; opened=22; status=Active
- Alto parts for Ruth | file=choir-alto.zip; address=https://example.com/s/alto; access_code=2208; recipient_email=ruth@example.com; download_limit=3; message=Please print them.; opened=1; status=Active
- Coast for the tourist office | file=drone-coast.mp4; address=https://example.com/s/coast; access_code=9013; recipient_email=tourism@example.com; download_limit=1; message=Use until June.; opened=1; status=Used up
- Printer driver for the shop | file=label-printer-setup.exe; address=https://example.com/s/label; access_code=4466; recipient_email=shop@example.com; download_limit=5; message=Only for the old till.; opened=0; status=Expired
! record download|download log|download record: Download!;File->@file|shared file~optics-summary.pdf|choir-alto.zip;Person;Points spent:number#0-1000;Downloaded on:date;Device=Phone|Computer|Tablet;Completed:boolean
- Optics to a tablet | file=optics-summary.pdf; person=Kira; points_spent=2; device=Tablet
- Alto to the laptop | file=choir-alto.zip; person=Ruth; points_spent=0; device=Computer
- Coast to the big screen | file=drone-coast.mp4; person=Torunn; points_spent=10; device=Computer
- Driver on the phone | file=label-printer-setup.exe; person=Basil; points_spent=5; device=Phone
! record version|file version|replacement [version|histor\\w*|update|replace]: Label!;File->@file|shared file~optics-summary.pdf|choir-alto.zip;Number:number#1-1000;Content:file;Size:number(KB)#0-100000000;Change;Uploaded on:date
- Optics with lenses | file=optics-summary.pdf; number=2; size=2400; change=Chapter on lenses
- Alto, six songs | file=choir-alto.zip; number=3; size=8100; change=Last song added
- Coast without wind noise | file=drone-coast.mp4; number=2; size=412000; change=Sound replaced
- Driver 4.1 | file=label-printer-setup.exe; number=1; size=18400; change=First upload
item tag|keyword|label [tag|keyword|label|filter|search]: Name!;Colour;Description:long;~Files:number#0-1000000
- physics | colour=Blue; description=Forces, light and heat.; files=61
- choir | colour=Red; description=Parts and recordings.; files=18
- coast | colour=Green; description=Sea, cliffs and harbours.; files=33
- driver | colour=Grey; description=Old devices made to work.; files=27
record points entry|credit entry|points history [point|credit|reward|coin]: Reason!;Person;Points:number#-10000-10000;File->@file~optics-summary.pdf|choir-alto.zip;Booked on:date
- Upload accepted | person=Malte Ziegler; points=10; file=optics-summary.pdf
- Download paid | person=Kira; points=-2; file=optics-summary.pdf
- Video wanted by ten people | person=Haldor Ness; points=50; file=drone-coast.mp4
- Upload blocked | person=Ines Faro; points=-20; file=label-printer-setup.exe
request file request|resource request|wanted file|takedown request|copyright complaint: Subject!;Kind=Wanted file|Copyright|Broken file|Wrong category;File->@file|shared file~optics-summary.pdf|choir-alto.zip;Name;Email:email;Details:long
- Old test in thermodynamics | kind=Wanted file; name=Kira; email=kira@example.com; details=Any year after 2019.
- My picture is in the video | kind=Copyright; file=drone-coast.mp4; name=Greta Holm; email=greta@example.com; details=The still at 2:10 is mine.
- Archive does not open | kind=Broken file; file=choir-alto.zip; name=Ruth; email=ruth@example.com; details=Error at the fourth song.
- Summary belongs to chemistry | kind=Wrong category; file=optics-summary.pdf; name=Jan Pohl; email=jan@example.com; details=Half of it is about spectra.
+ review: File->@file|resource;Stars:rating
+ comment: File->@file|resource
+ favorite: File->@file|resource
# cloud storage|cloud drive|online drive|network disk|file storage service|online storage|file manager|private cloud
item file|document|stored file|object: Name!;Folder->@folder|directory~Photos 2026|Tax;Content:file!;Type=Document|Picture|Audio|Video|Archive|Other;Size:number(KB)#0-1000000000;Checksum;Owner~Ulla Brandt|Diego Paz;Starred:boolean;Changed on:date;~Status=Uploading|Stored|In trash
- beach-dawn.jpg | folder=Photos 2026; type=Picture; size=4100; checksum=9f2c11; owner=Ulla Brandt; status=Stored
- income-2025.pdf | folder=Tax; type=Document; size=320; checksum=77ab02; owner=Diego Paz; status=Stored
- band-demo.wav | folder=Rehearsals; type=Audio; size=88000; checksum=c401de; owner=Femke Visser; status=Uploading
- old-website.zip | folder=Archive; type=Archive; size=240000; checksum=0b5512; owner=Diego Paz; status=In trash
item folder|directory: Name!;Parent folder;Owner~Ulla Brandt|Diego Paz;Colour;Path;Created on:date;~Files:number#0-10000000;~Size:number(MB)#0-100000000
- Photos 2026 | parent_folder=Photos; owner=Ulla Brandt; colour=Yellow; path=/Photos/Photos 2026; files=418; size=1900
- Tax | parent_folder=Papers; owner=Diego Paz; colour=Grey; path=/Papers/Tax; files=36; size=22
- Rehearsals | parent_folder=Band; owner=Femke Visser; colour=Red; path=/Band/Rehearsals; files=54; size=6200
- Archive | parent_folder=Home; owner=Diego Paz; colour=Blue; path=/Archive; files=2310; size=41000
! record version|file version|revision: Label!;File->@file|document~beach-dawn.jpg|income-2025.pdf;Number:number#1-1000;Content:file;Size:number(KB)#0-1000000000;Saved by~Ulla Brandt|Diego Paz;Saved on:date
- Dawn, cropped | file=beach-dawn.jpg; number=2; size=4100; saved_by=Ulla Brandt
- Income, signed | file=income-2025.pdf; number=3; size=320; saved_by=Diego Paz
- Demo with second guitar | file=band-demo.wav; number=5; size=88000; saved_by=Femke Visser
- Website before the move | file=old-website.zip; number=1; size=240000; saved_by=Diego Paz
record share|share link|shared link|permission|access right: Name!;File->@file|document~beach-dawn.jpg|income-2025.pdf;Folder->@folder|directory~Photos 2026|Tax;Email:email;Right=View|Download|Edit;Access code;Expires on:date;~Opened:number#0-1000000
- Dawn for the aunts | file=beach-dawn.jpg; email=aunts@example.com; right=View; access_code=sea1; opened=6
- Tax for the adviser | folder=Tax; email=adviser@example.com; right=Download; access_code=tx25; opened=2
- Demo for the drummer | file=band-demo.wav; email=drums@example.com; right=Edit; access_code=bpm9; opened=11
- Rehearsals for the label | folder=Rehearsals; email=label@example.com; right=View; access_code=lb07; opened=0
item storage plan|plan|quota|capacity plan [plan|quota|capacity|space|storage|premium|subscription|upgrade]: Name!;Space:number(GB)#1-100000;Price:money;Period=Free|Monthly|Yearly;Largest file:number(MB)#1-1000000;People:number#1-1000
- Pocket | space=10; price=0; period=Free; largest_file=500; people=1
- Family shelf | space=2000; price=8; period=Monthly; largest_file=20000; people=6
- Student | space=200; price=2; period=Monthly; largest_file=5000; people=1
- Studio rack | space=10000; price=390; period=Yearly; largest_file=100000; people=15
record activity|activity log|file activity|operation log|log entry [activit\\w*|log|histor\\w*|audit|recent|track\\w*]: Action!;File->@file|document~beach-dawn.jpg|income-2025.pdf;Person~Ulla Brandt|Diego Paz;Kind=Upload|Download|Move|Rename|Share|Delete|Restore;Device;Happened on:date
- Uploaded from the camera | file=beach-dawn.jpg; person=Ulla Brandt; kind=Upload; device=Phone
- Shared with adviser | file=income-2025.pdf; person=Diego Paz; kind=Share; device=Laptop
- Renamed after the mix | file=band-demo.wav; person=Femke Visser; kind=Rename; device=Studio computer
- Website put in the bin | file=old-website.zip; person=Diego Paz; kind=Delete; device=Laptop
! record trash item|deleted file|recycle bin item|recycle bin [trash|delet\\w*|recycle|restore|recover\\w*]: Name!;Original folder;Size:number(KB)#0-1000000000;Deleted by~Ulla Brandt|Diego Paz;Deleted on:date;Purge on:date
- blurry-0231.jpg | original_folder=Photos 2026; size=3900; deleted_by=Ulla Brandt
- draft-letter.docx | original_folder=Tax; size=44; deleted_by=Diego Paz
- take-3-cough.wav | original_folder=Rehearsals; size=61000; deleted_by=Femke Visser
- old-website.zip | original_folder=Archive; size=240000; deleted_by=Diego Paz
record device|sync client|synced device|upload session [device|sync\\w*|backup|chunk|resum\\w*]: Name!;Type=Phone|Tablet|Computer|Camera;Owner~Ulla Brandt|Diego Paz;Synced folder->@folder~Photos 2026|Tax;Last sync on:date;~Status=In sync|Syncing|Offline
- Ulla's phone | type=Phone; owner=Ulla Brandt; synced_folder=Photos 2026; status=In sync
- Diego's laptop | type=Computer; owner=Diego Paz; synced_folder=Tax; status=Offline
- Studio computer | type=Computer; owner=Femke Visser; synced_folder=Rehearsals; status=Syncing
- Trip camera | type=Camera; owner=Ulla Brandt; synced_folder=Photos 2026; status=Offline
item tag|label [tag|label|categor\\w*]: Name!;Colour;Description:long;~Files:number#0-1000000
- holiday | colour=Blue; description=Trips and beaches.; files=210
- to keep ten years | colour=Red; description=Papers for the tax office.; files=36
- unmixed | colour=Orange; description=Recordings that still need work.; files=31
- may be deleted | colour=Grey; description=To be checked in spring.; files=120
+ comment: File->@file|document;Resolved:boolean
+ favorite: File->@file|document;Folder->@folder|directory
# chatbot|ai assistant|ai chat|ai chatbot|virtual assistant|ai writing|chatgpt
item assistant|bot|chatbot|character|agent: Name!;Avatar:image;Greeting:long;Instructions:long!;Model->@model|language model~small-chat|long-context;Temperature:number#0-2;Category=Writing|Coding|Learning|Support|Fun;Visibility=Private|Link|Public;~Chats:number#0-10000000
- Recipe aunt | greeting=What is in the fridge?; instructions=Suggest dishes from what is at hand.; model=small-chat; temperature=0.7; category=Fun; visibility=Public; chats=810
- Essay coach | greeting=Paste your first paragraph.; instructions=Ask questions and never rewrite.; model=long-context; temperature=0.3; category=Learning; visibility=Link; chats=144
- Log reader | greeting=Paste the error here.; instructions=Explain errors and name the line.; model=code-mini; temperature=0.1; category=Coding; visibility=Private; chats=365
- Boiler hotline | greeting=Which light is blinking?; instructions=Ask for the model, then give safe steps only.; model=careful-help; temperature=0.2; category=Support; visibility=Public; chats=2040
record conversation|chat|dialogue|chat session|session: Title!;Assistant->@assistant|bot~Recipe aunt|Essay coach;Person~Milo|Zeynep;Started on:date;Pinned:boolean;Archived:boolean;~Messages:number#0-100000;~Tokens used:number#0-100000000
- Two leeks and an egg | assistant=Recipe aunt; person=Milo; messages=6; tokens_used=2100
- Essay on lighthouses | assistant=Essay coach; person=Zeynep; messages=14; tokens_used=9800
- Null in line 88 | assistant=Log reader; person=Ravi; messages=4; tokens_used=5200
- Red light twice | assistant=Boiler hotline; person=Mrs Kemp; messages=22; tokens_used=7400
! record chat turn|prompt and reply|dialogue message|conversation message|chat record|conversation turn|chat message|ai answer: Text:long!;Conversation->@conversation|chat~Two leeks and an egg|Essay on lighthouses;Sender=Person|Assistant|System;Number:number#1-100000;Tokens:number#0-1000000;Took:number(ms)#0-600000;Feedback=None|Helpful|Not helpful;Sent on:date
- What can I cook with two leeks and an egg? | conversation=Two leeks and an egg; sender=Person; number=1; tokens=14; took=0; feedback=None
- A leek omelette with a spoon of mustard. | conversation=Two leeks and an egg; sender=Assistant; number=2; tokens=160; took=1400; feedback=Helpful
- Answer in the language of the user. | conversation=Red light twice; sender=System; number=1; tokens=8; took=0; feedback=None
- The list is empty before the loop starts. | conversation=Null in line 88; sender=Assistant; number=2; tokens=240; took=2100; feedback=Not helpful
item model|language model|ai model: Name!;Provider;Context:number(tokens)#500-10000000;Price per million:money;Description:long;Active:boolean
- small-chat | provider=House server; context=8000; price_per_million=0.20; description=Fast and short.
- long-context | provider=House server; context=200000; price_per_million=2.50; description=For whole books.
- code-mini | provider=Rented graphics card; context=32000; price_per_million=0.60; description=Trained on code and logs.
- careful-help | provider=Partner interface; context=64000; price_per_million=1.80; description=Follows rules closely.
item prompt|prompt template|saved prompt: Title!;Text:long!;Category=Writing|Coding|Learning|Support|Fun;Author;Public:boolean;~Uses:number#0-1000000
- Explain it to a neighbour | text=Explain {topic} in five plain sentences.; category=Learning; author=Zeynep; uses=96
- Polite refusal | text=Write a kind answer that says no to {request}.; category=Writing; author=Milo; uses=54
- Find the first error | text=Read this log and name the first error: {log}; category=Coding; author=Ravi; uses=310
- Calm an angry customer | text=Answer {complaint} with regret and one next step.; category=Support; author=Mrs Kemp; uses=27
item knowledge document|knowledge base file|document|source file [knowledge|document|upload\\w*|file|rag|retriev\\w*|training]: Title!;Assistant->@assistant|bot~Recipe aunt|Essay coach;File:file;Text:long;Size:number(KB)#0-1000000;Passages:number#0-100000;Added on:date;~Status=Waiting|Indexed|Failed
- Pantry list | assistant=Recipe aunt; text=Flour, lentils, mustard, leeks.; size=12; passages=4; status=Indexed
- Essay rubric | assistant=Essay coach; text=Claim, evidence, order, style.; size=30; passages=9; status=Indexed
- Boiler manual, third edition | assistant=Boiler hotline; text=Light codes, pressure and resets.; size=4100; passages=620; status=Waiting
- Error catalogue | assistant=Log reader; text=Codes E100 to E940.; size=88; passages=0; status=Failed
! record usage entry|token usage|quota entry|credit use [usage|quota|token|credit|limit|billing|cost]: Label!;Person~Milo|Zeynep;Model->@model|language model~small-chat|long-context;Tokens:number#0-100000000;Cost:money;Used on:date
- Milo on Monday | person=Milo; model=small-chat; tokens=2100; cost=0.01
- Zeynep's essay week | person=Zeynep; model=long-context; tokens=9800; cost=0.03
- Ravi's night of errors | person=Ravi; model=code-mini; tokens=410000; cost=0.25
- Hotline in January | person=Mrs Kemp; model=careful-help; tokens=2600000; cost=4.68
record answer feedback|rating of answer|answer report [feedback|rat\\w*|report\\w*|quality]: Summary!;Conversation->@conversation|chat~Two leeks and an egg|Essay on lighthouses;Verdict=Helpful|Wrong|Harmful|Too long;Text:long;Given on:date
- Good omelette | conversation=Two leeks and an egg; verdict=Helpful; text=Mustard was the trick.
- Too many questions | conversation=Essay on lighthouses; verdict=Too long; text=Three at a time, please.
- Wrong line named | conversation=Null in line 88; verdict=Wrong; text=It was line 91.
- Told me to open the cover | conversation=Red light twice; verdict=Harmful; text=That should be left to a fitter.
# file converter|pdf tool|pdf editor|file conversion|pdf converter|format conversion|document conversion|pdf merge
item file|uploaded file|source file|document: File name!;File:file!;Format=PDF|DOCX|XLSX|PPTX|JPG|PNG|TXT|EPUB;Size:number(KB)#0-1000000;Pages:number#1-100000;Uploaded on:date;Delete after:date
- meter-photos.jpg | format=JPG; size=2900; pages=1
- statutes-2019.docx | format=DOCX; size=140; pages=22
- quarter-tables.xlsx | format=XLSX; size=860; pages=14
- field-guide.epub | format=EPUB; size=7300; pages=180
record job|conversion|conversion job|processing job|recognition task: Title!;File->@file|document~meter-photos.jpg|statutes-2019.docx;Tool->@tool|conversion type~Word to PDF|Text from picture;Output format=PDF|DOCX|XLSX|JPG|PNG|TXT|EPUB;Language~English|Polish;Options:long;Started on:date;Took:number(s)#0-3600;~Status=Waiting|Running|Finished|Failed
- Statutes as PDF | file=statutes-2019.docx; tool=Word to PDF; output_format=PDF; language=Polish; options=Bookmarks from headings; took=3; status=Finished
- Meter numbers as text | file=meter-photos.jpg; tool=Text from picture; output_format=TXT; language=English; options=Digits only; took=5; status=Finished
- Three reports in one | file=quarter-tables.xlsx; tool=Merge PDF; output_format=PDF; language=English; options=Order by month; took=12; status=Running
- Guide for the old reader | file=field-guide.epub; tool=Shrink file; output_format=EPUB; language=English; options=Pictures at half size; took=31; status=Failed
! item result|output file|converted file|result file: File name!;Job->@job|conversion~Statutes as PDF|Meter numbers as text;File:file;Text:long;Size:number(KB)#0-1000000;Pages:number#1-100000;Confidence:percent;~Downloads:number#0-100000
- statutes-2019.pdf | job=Statutes as PDF; size=210; pages=22; confidence=100; downloads=4
- meter-photos.txt | job=Meter numbers as text; text=004417, 118820; size=1; pages=1; confidence=94; downloads=1
- quarter-all.pdf | job=Three reports in one; size=1900; pages=41; confidence=100; downloads=9
- field-guide-small.epub | job=Guide for the old reader; size=2100; pages=180; confidence=100; downloads=0
item tool|conversion type|feature|pdf tool: Name!;Category=Convert|Merge|Split|Compress|Sign|Recognise|Protect;From format;To format;Description:long;Icon:image;Largest file:number(MB)#1-1000;Active:boolean
- Word to PDF | category=Convert; from_format=DOCX; to_format=PDF; description=Keeps headings and links.; largest_file=50
- Text from picture | category=Recognise; from_format=JPG; to_format=TXT; description=Reads printed text and digits.; largest_file=20
- Merge PDF | category=Merge; from_format=PDF; to_format=PDF; description=Puts files one behind the other.; largest_file=100
- Shrink file | category=Compress; from_format=EPUB; to_format=EPUB; description=Smaller pictures, same text.; largest_file=80
! record page entry|page operation|page order entry [page|merge|split|rotate|order|reorder|delete]: Label!;Job->@job|conversion~Statutes as PDF|Meter numbers as text;Source page:number#1-100000;New position:number#1-100000;Rotation=0|90|180|270;Dropped:boolean
- Cover first | job=Statutes as PDF; source_page=2; new_position=1; rotation=0
- Turned photo | job=Meter numbers as text; source_page=1; new_position=1; rotation=90
- March behind February | job=Three reports in one; source_page=29; new_position=15; rotation=0
- Table lying on its side | job=Three reports in one; source_page=8; new_position=8; rotation=270
item plan|pricing plan|credit package [plan|pric\\w*|credit|premium|quota|limit]: Name!;Jobs a day:number#1-100000;Largest file:number(MB)#1-1000;Price:money;Period=Free|Monthly|Yearly;Batch size:number#1-1000
- Now and then | jobs_a_day=5; largest_file=20; price=0; period=Free; batch_size=1
- Office | jobs_a_day=1000; largest_file=200; price=9; period=Monthly; batch_size=50
- Term | jobs_a_day=60; largest_file=50; price=3; period=Monthly; batch_size=10
- Archive year | jobs_a_day=20000; largest_file=1000; price=240; period=Yearly; batch_size=500
record signature|digital signature|watermark|protection [sign\\w*|watermark|password|protect\\w*]: Label!;File->@file|document~meter-photos.jpg|statutes-2019.docx;Kind=Signature|Watermark|Password;Signer;Page:number#1-100000;Left:number(mm)#0-500;Top:number(mm)#0-500;Signed on:date
- Chair signs | file=statutes-2019.docx; kind=Signature; signer=Ewa Lis; page=22; left=30; top=240
- Draft mark | file=statutes-2019.docx; kind=Watermark; signer=Ewa Lis; page=1; left=60; top=120
- Tables locked | file=quarter-tables.xlsx; kind=Password; signer=Bookkeeping; page=1; left=0; top=0
- Owner's name on the guide | file=field-guide.epub; kind=Watermark; signer=Hugo Frey; page=1; left=20; top=280
# url shortener|short link|link shortener|short url|qr code generator|link in bio|shortened link
item short link|link|shortened link|short url: Title!;Long address:url!;Short code!;Domain->@domain|short domain~go.example|tea.example;Campaign->@campaign|folder|group~Spring leaflets|Shop windows;Password;Click limit:number#0-100000000;Created on:date;Expires on:date;~Clicks:number#0-100000000;~Status=Active|Paused|Expired
- Leaflet of the seed fair | long_address=https://example.com/fair/seeds; short_code=seed26; domain=go.example; campaign=Spring leaflets; click_limit=0; clicks=842; status=Active
- Window, green tea | long_address=https://example.com/shop/green; short_code=green; domain=tea.example; campaign=Shop windows; click_limit=5000; clicks=317; status=Active
- Membership form, choir | long_address=https://example.com/choir/join; short_code=sing; domain=join.example; campaign=Choir season; click_limit=0; clicks=96; status=Paused
- Winter timetable | long_address=https://example.com/bus/winter; short_code=bus-w; domain=go.example; campaign=Bus stops; click_limit=20000; clicks=20000; status=Expired
! record click|visit|hit|click log: Label!;Short link->@short link|link~Leaflet of the seed fair|Window, green tea;Clicked on:date;Country~Austria|Italy;City;Device=Phone|Computer|Tablet;Browser;Referrer
- From the poster at noon | short_link=Leaflet of the seed fair; country=Austria; city=Graz; device=Phone; browser=Mobile browser; referrer=Direct
- From a chat | short_link=Window, green tea; country=Italy; city=Trieste; device=Phone; browser=Mobile browser; referrer=chat.example
- From a programme leaflet | short_link=Membership form, choir; country=Austria; city=Linz; device=Tablet; browser=Tablet browser; referrer=Direct
- From the town page | short_link=Winter timetable; country=Germany; city=Passau; device=Computer; browser=Desktop browser; referrer=town.example
item qr code|code picture|barcode: Title!;Short link->@short link|link~Leaflet of the seed fair|Window, green tea;Picture:image;Colour;Background;Size:number(px)#50-5000;Format=PNG|SVG|PDF;~Scans:number#0-100000000
- Leaflet code | short_link=Leaflet of the seed fair; colour=Black; background=White; size=600; format=SVG; scans=610
- Window sticker | short_link=Window, green tea; colour=Dark green; background=Cream; size=900; format=PDF; scans=288
- Choir code for mugs | short_link=Membership form, choir; colour=Burgundy; background=White; size=300; format=PNG; scans=12
- Bus stop plate | short_link=Winter timetable; colour=Black; background=Yellow; size=1200; format=PDF; scans=15400
item campaign|folder|group|category: Name!;Description:long;Owner~Resi Moser|Dino Furlan;Colour;From:date;Until:date
- Spring leaflets | description=Printed in March.; owner=Resi Moser; colour=Green
- Shop windows | description=Stickers in three shops.; owner=Dino Furlan; colour=Orange
- Choir season | description=Leaflets, mugs and mails.; owner=Heidi Lechner; colour=Burgundy
- Bus stops | description=Plates at 140 stops.; owner=Radek Maly; colour=Yellow
item domain|short domain|custom domain: Name!;Owner~Resi Moser|Dino Furlan;Default:boolean;Certificate until:date;Fallback address:url;~Status=Waiting|Verified|Error
- go.example | owner=Resi Moser; fallback_address=https://example.com; status=Verified
- tea.example | owner=Dino Furlan; fallback_address=https://example.com/shop; status=Verified
- join.example | owner=Heidi Lechner; fallback_address=https://example.com/choir; status=Waiting
- stop.example | owner=Radek Maly; fallback_address=https://example.com/bus; status=Error
! item redirect rule|target rule|device rule [rule|geo|device|target|a\\/b|split|redirect]: Name!;Short link->@short link|link~Leaflet of the seed fair|Window, green tea;Condition=Country|Device|Language|Date;Value!;Target address:url!;Priority:number#1-100
- Italian readers | short_link=Leaflet of the seed fair; condition=Language; value=Italian; target_address=https://example.com/it/fair; priority=1
- Phones to the app page | short_link=Window, green tea; condition=Device; value=Phone; target_address=https://example.com/app; priority=1
- Visitors from Bavaria | short_link=Winter timetable; condition=Country; value=Germany; target_address=https://example.com/de/bus; priority=2
- After the first concert | short_link=Membership form, choir; condition=Date; value=After 12 December; target_address=https://example.com/choir/spring; priority=1
record tag|label [tag|label]: Name!;Short link->@short link|link~Leaflet of the seed fair|Window, green tea;Colour;Added on:date
- print | short_link=Leaflet of the seed fair; colour=Grey
- shop | short_link=Window, green tea; colour=Orange
- singing | short_link=Membership form, choir; colour=Burgundy
- timetable | short_link=Winter timetable; colour=Yellow
! item api key|access key|api token [api|token|developer|integrat\\w*]: Name!;Key prefix;Owner~Resi Moser|Dino Furlan;Calls a day:number#1-10000000;Created on:date;Last used on:date;~Status=Active|Revoked
- Leaflet script | key_prefix=sl_91; owner=Resi Moser; calls_a_day=1000; status=Active
- Till system | key_prefix=sl_44; owner=Dino Furlan; calls_a_day=200; status=Active
- Choir mailing tool | key_prefix=sl_12; owner=Heidi Lechner; calls_a_day=50; status=Revoked
- Stop plate printer | key_prefix=sl_77; owner=Radek Maly; calls_a_day=5000; status=Active
request link report|abuse report|malicious link report [abuse|report|malicious|phish\\w*|spam]: Subject!;Short link->@short link|link~Leaflet of the seed fair|Window, green tea;Reason=Phishing|Malware|Spam|Other;Email:email;Details:long
- Link leads elsewhere | short_link=Window, green tea; reason=Other; email=guest@example.com; details=Shows the black tea page.
- Asks for my bank card | short_link=Membership form, choir; reason=Phishing; email=alto@example.com; details=A copy of the form with another ending.
- Found in a junk mail | short_link=Leaflet of the seed fair; reason=Spam; email=junk@example.com; details=Forty mails with this code.
- Download starts by itself | short_link=Winter timetable; reason=Malware; email=rider@example.com; details=A file instead of the timetable.
# ai chat|ai assistant|chat with ai|ai companion|language model|chatbot app|ai chatbot
record conversation|chat|chat session: Title!;Assistant->@assistant|persona|character~Study coach|Code helper;Model->@ai model|language model~Large 4|Small 2;Owner;Started on:date;Folder;~Messages:number#0-1000000;~Tokens:number#0-1000000000;Pinned:boolean;~Status=Active|Archived
- Explain photosynthesis | assistant=Study coach; model=Small 2; folder=Biology; messages=14; tokens=6200; status=Active
- Sort a list of dates | assistant=Code helper; model=Large 4; messages=6; tokens=3900; status=Archived
- Cover letter for a nursery | assistant=Letter writer; model=Large 4; folder=Jobs; messages=9; tokens=5100; status=Active
- Bad day at work | assistant=Evening friend; model=Voice 1; messages=32; tokens=11800; status=Archived
item assistant|persona|character|agent: Name!;Purpose;Instructions:long;Greeting;Model->@ai model|language model~Large 4|Small 2;Creativity:number#0-2;Category=Study|Work|Code|Writing|Companion|Health;Avatar:image;Public:boolean;~Chats:number#0-100000000
- Study coach | purpose=Explains school subjects; instructions=Ask one question at a time.; greeting=What shall we learn?; model=Small 2; creativity=0.6; category=Study; chats=1840
- Code helper | purpose=Writes and explains code; model=Large 4; creativity=0.2; category=Code; chats=960
- Letter writer | purpose=Drafts letters and mails; instructions=Ask for the reader first.; model=Large 4; creativity=0.8; category=Writing; chats=412
- Evening friend | purpose=Listens and asks; greeting=How was your day?; model=Voice 1; creativity=1.1; category=Companion; chats=2290
item ai model|language model: Name!;Provider;Version;Context size:number(tokens)#1-10000000;Price per 1000 tokens:money;Input=Text|Text and images|Text and sound;Default:boolean;~Status=Available|Limited|Off
- Large 4 | provider=Nordic AI; version=4.1; context_size=128000; price_per_1000_tokens=0.01; input=Text and images; status=Available
- Small 2 | provider=Nordic AI; version=2.0; context_size=32000; price_per_1000_tokens=0.001; input=Text; status=Available
- Voice 1 | provider=Sonora Lab; version=1.3; context_size=16000; price_per_1000_tokens=0.006; input=Text and sound; status=Limited
- Old 1 | provider=Nordic AI; version=1.0; context_size=8000; price_per_1000_tokens=0.002; input=Text; status=Off
item prompt template|saved prompt|prompt: Title!;Text:long;Category=Study|Work|Code|Writing|Other;Variables;Owner;Shared:boolean;~Used:number#0-1000000
- Explain like I am ten | text=Explain TOPIC to a ten-year-old.; category=Study; variables=topic; used=210
- Polite refusal mail | text=Write a polite refusal to REQUEST.; category=Writing; variables=request; used=88
- Meeting notes to tasks | text=List the tasks in NOTES with names.; category=Work; variables=notes; used=530
- Find the error | text=Explain the error in CODE in two sentences.; category=Code; variables=code; used=164
item uploaded document|knowledge file|source document: Name!;Conversation->@conversation|chat~Explain photosynthesis|Sort a list of dates;File:file;Kind=PDF|Text|Spreadsheet|Image|Web page;Pages:number#0-100000;Size:number(KB)#0-10000000;~Status=Reading|Ready|Failed
- biology-chapter-4.pdf | conversation=Explain photosynthesis; kind=PDF; pages=22; size=3100; status=Ready
- dates.csv | conversation=Sort a list of dates; kind=Spreadsheet; pages=1; size=4; status=Ready
- old-cover-letter.docx | conversation=Cover letter for a nursery; kind=Text; pages=1; size=38; status=Ready
- nursery-site | conversation=Cover letter for a nursery; kind=Web page; pages=3; size=120; status=Failed
! record conversation turn|chat message|ai answer|chat turn|conversation message: Title!;Conversation->@conversation|chat~Explain photosynthesis|Sort a list of dates;Sender=User|Assistant|System;Text:long;Sent on:date;Sent at:time;Tokens:number#0-10000000;Seconds:number(s)#0-600;Liked:boolean
- Why are leaves green? | conversation=Explain photosynthesis; sender=User; text=Why are leaves green?; tokens=6
- Chlorophyll answer | conversation=Explain photosynthesis; sender=Assistant; text=Chlorophyll reflects green light.; tokens=48; seconds=2
- Shorten the second paragraph | conversation=Cover letter for a nursery; sender=User; text=Please shorten the second paragraph.; tokens=9
- Reminder of the tone | conversation=Bad day at work; sender=System; text=Answer briefly and kindly.; tokens=7
! record answer feedback|answer rating|feedback: Title!;Conversation->@conversation|chat~Explain photosynthesis|Sort a list of dates;Verdict=Helpful|Wrong|Incomplete|Unsafe|Slow;Comment:long;Given on:date;Given by
- Good picture in words | conversation=Explain photosynthesis; verdict=Helpful
- Wrong year format | conversation=Sort a list of dates; verdict=Wrong
- Letter forgot the date | conversation=Cover letter for a nursery; verdict=Incomplete; comment=No date and no place.
- Took half a minute | conversation=Bad day at work; verdict=Slow
! record usage record|token usage|credit use [usage|token\\w*|credit\\w*|quota|limit\\w*|plan\\w*|subscri\\w*]: Title!;Owner;Model->@ai model|language model~Large 4|Small 2;Day:date;Questions:number#0-100000;Tokens:number#0-1000000000;Cost:money;~Credits left:number#0-100000000
- Monday of Lena | model=Small 2; questions=31; tokens=18200; cost=0.02; credits_left=480
- Monday of Otis | model=Large 4; questions=12; tokens=9400; cost=0.09; credits_left=1210
- Tuesday of Lena | model=Voice 1; questions=6; tokens=4100; cost=0.02; credits_left=460
- Friday of Team Blue | model=Large 4; questions=140; tokens=96000; cost=0.96; credits_left=8800
+ user: Plan=Free|Plus|Team;Preferred model->@ai model|language model;Answer language;Keep history:boolean
+ message: Conversation->@conversation|chat;Sender=User|Assistant;Tokens:number
# prompt library|prompt engineering|ai prompt|prompt template|prompt marketplace|prompt collection
item prompt|ai prompt|prompt template: Title!;Text:long;Category->@category|prompt category~Marketing|Illustration;Model->@ai model|target model~Text model|Image model;Variables;Language;Author;Price:money;~Copies:number#0-100000000;~Rating:rating;~Status=Draft|In review|Published|Hidden
- Product text in three tones | text=Describe PRODUCT in a sober, a warm and a witty tone.; category=Marketing; model=Text model; variables=product; language=English; price=0; copies=1240; rating=4.7; status=Published
- Isometric room | text=Isometric view of a ROOM, soft light, pastel.; category=Illustration; model=Image model; variables=room; language=English; price=2; copies=310; rating=4.5; status=Published
- Review my function | text=Name three weak points of CODE and mend them.; category=Programming; model=Code model; variables=code; language=English; price=0; copies=2870; rating=4.8; status=In review
- Slow pan over a PLACE | text=Ten second pan over PLACE at dawn, mist, no people.; category=Film; model=Video model; variables=place; language=German; price=4; copies=55; rating=3.9; status=Draft
item category|prompt category: Name!;Parent category->@category|prompt category;Icon:image;Position:number#1-100
- Marketing | position=1
- Illustration | position=2
- Programming | position=3
- Film | parent_category=Illustration; position=4
item ai model|target model: Name!;Provider;Kind=Text|Image|Video|Sound|Code;Hints:long;Website:url
- Text model | provider=Any; kind=Text; hints=Say the role first.
- Image model | provider=Any; kind=Image; hints=Subject, style, light, angle.
- Code model | provider=Any; kind=Code; hints=Give the language and the version.
- Video model | provider=Any; kind=Video; hints=One movement of the camera only.
item prompt collection|folder|prompt pack: Name!;Owner;Description:long;Prompts:long;Public:boolean;Price:money;~Followers:number#0-1000000
- Shop texts | prompts=Product text in three tones; price=0; followers=84
- Pastel rooms | prompts=Isometric room; price=5; followers=41
- Code clinic | owner=Ravi Dent; description=Prompts for reviews and tests.; prompts=Review my function; price=0; followers=390
- Misty mornings | owner=Greta Holm; prompts=Slow pan over a PLACE; price=9; followers=12
record example output|sample result|prompt run: Title!;Prompt->@prompt|ai prompt~Product text in three tones|Isometric room;Inputs;Output:long;Picture:image;Model->@ai model|target model~Text model|Image model;Made on:date;Score:rating;Made by
- Tea kettle texts | prompt=Product text in three tones; inputs=product is a tea kettle; model=Text model; score=5
- Pastel kitchen | prompt=Isometric room; inputs=room is a kitchen; model=Image model; score=4
- Date parser mended | prompt=Review my function; inputs=code is a date parser; output=Missing leap year, no tests, long names.; model=Code model; score=5
- Fjord at dawn | prompt=Slow pan over a PLACE; inputs=place is a fjord; model=Video model; score=3
request submitted prompt|prompt request: Title!;Wanted use:long;Model->@ai model|target model~Text model|Image model;Reward:money;Sample:file
- Prompt for exam questions | wanted_use=Ten questions from a chapter.; model=Text model; reward=5
- Prompt for coin drawings | wanted_use=Old coin style icons.; model=Image model; reward=3
- Prompt for unit tests | wanted_use=Tests with odd inputs for a function.; model=Code model; reward=8
- Prompt for rain loops | wanted_use=Endless rain on a window, ten seconds.; model=Video model; reward=12
! record prompt version|revision: Title!;Prompt->@prompt|ai prompt~Product text in three tones|Isometric room;Version:number#1-1000;Text:long;Change note;Changed by;Changed on:date
- Tones v2 | prompt=Product text in three tones; version=2; change_note=Added the witty tone
- Room v3 | prompt=Isometric room; version=3; change_note=Soft light
- Review v1 | prompt=Review my function; version=1; change_note=First text; changed_by=Ravi Dent
- Pan v4 | prompt=Slow pan over a PLACE; version=4; change_note=No people; changed_by=Greta Holm
! record prompt vote|like|copy event: Title!;Prompt->@prompt|ai prompt~Product text in three tones|Isometric room;Person;Kind=Like|Copy|Save|Report;Happened on:date;Note
- Lena saved tones | prompt=Product text in three tones; kind=Save
- Room copied | prompt=Isometric room; kind=Copy
- Otto likes the review | prompt=Review my function; person=Otto Lamm; kind=Like
- Pan reported | prompt=Slow pan over a PLACE; person=Ines Roy; kind=Report; note=Copied from my site
! item tag [tag\\w*|categor\\w*|filter\\w*]: Name!;Color;~Prompts:number#0-1000000;Description
- storytelling | color=Violet; prompts=44
- pastel | color=Rose; prompts=12
- debugging | color=Green; prompts=73; description=Finds and explains errors
- cinematic | color=Black; prompts=29
+ comment: Prompt->@prompt|ai prompt
+ review: Prompt->@prompt|ai prompt;Worked with->@ai model|target model
+ order: Prompt->@prompt|ai prompt;Collection->@prompt collection|prompt pack
# speech recognition|transcription|text to speech|voice recognition|speech to text|voice assistant|voice cloning
record audio file|recording|upload: Title!;File:file;Language->@language|spoken language~English|Spanish;Length:number(min)#0-1440;Size:number(MB)#0-100000;Speakers:number#1-50;Project->@project|folder~Oral history|Board meetings;Recorded on:date;Quality=Clear|Noisy|Phone;~Status=Uploaded|Processing|Ready|Failed
- Interview with a lock keeper | language=English; length=48; size=66; speakers=2; project=Oral history; quality=Clear; status=Ready
- Board meeting September | language=Spanish; length=92; size=120; speakers=7; project=Board meetings; quality=Noisy; status=Processing
- Lecture on river fish | language=German; length=74; size=102; speakers=1; project=University lectures; quality=Clear; status=Uploaded
- Call 3381 with a tenant | language=Turkish; length=11; size=7; speakers=2; project=Hotline calls; quality=Phone; status=Failed
record transcript|transcription: Title!;Audio->@audio file|recording~Interview with a lock keeper|Board meeting September;Model->@speech model|engine~Clear 2|Fast 1;Text:long;Words:number#0-10000000;Accuracy:percent;Summary:long;Corrected by~Ebba Linde|Juan Soto;~Status=Raw|In correction|Final
- Lock keeper text | audio=Interview with a lock keeper; model=Clear 2; words=6900; accuracy=96; corrected_by=Ebba Linde; status=Final
- Board September text | audio=Board meeting September; model=Fast 1; words=12400; accuracy=84; status=Raw
- River fish lecture text | audio=Lecture on river fish; model=Hall 4; words=9800; accuracy=93; summary=Trout, grayling and their spawning grounds.; corrected_by=Ebba Linde; status=In correction
- Tenant call text | audio=Call 3381 with a tenant; model=Phone 1; words=1300; accuracy=77; status=Raw
item voice|speech voice|speaker voice: Name!;Language->@language|spoken language~English|Spanish;Gender=Female|Male|Neutral;Style=Calm|Cheerful|News|Story;Sample:file;Price per 1000 characters:money;Cloned:boolean;~Status=Available|Beta|Off
- Marlow | language=English; gender=Male; style=Story; price_per_1000_characters=0.02; status=Available
- Inez | language=Spanish; gender=Female; style=News; price_per_1000_characters=0.02; status=Available
- Frida | language=German; gender=Female; style=Calm; price_per_1000_characters=0.03; status=Beta
- Can | language=Turkish; gender=Neutral; style=Cheerful; price_per_1000_characters=0.01; status=Off
record speech job|voice generation|synthesis: Title!;Text:long;Voice->@voice|speech voice~Marlow|Inez;Speed:number#0-4;Pitch:number#-20-20;Format=MP3|WAV|OGG;Result:file;Characters:number#1-1000000;Cost:money;~Status=Waiting|Running|Done|Failed
- Museum tour stop 4 | text=You are standing below the old crane.; voice=Marlow; speed=1; pitch=0; format=MP3; characters=840; cost=0.02; status=Done
- Morning bulletin | voice=Inez; speed=1.1; pitch=0; format=WAV; characters=2100; cost=0.04; status=Waiting
- Fish lecture summary | text=Trout and grayling share the upper river.; voice=Frida; speed=0.9; pitch=-1; format=OGG; characters=620; cost=0.02; status=Running
- Queue message | voice=Can; speed=1; pitch=2; format=WAV; characters=95; cost=0.01; status=Failed
item language|spoken language: Name!;Code;Accents;Recognition:boolean;Synthesis:boolean;Note
- English | code=en; accents=British, American
- Spanish | code=es; accents=Castilian, Mexican
- German | code=de; accents=Northern, Austrian, Swiss
- Turkish | code=tr; accents=Istanbul; note=Speech output is in test
item speech model|engine: Name!;Version;Languages;Price per minute:money;Word error rate:percent;Real time:boolean;~Status=Available|Beta|Off
- Clear 2 | version=2.3; languages=English, Spanish; price_per_minute=0.03; word_error_rate=5; status=Available
- Fast 1 | version=1.1; languages=English, Spanish; price_per_minute=0.01; word_error_rate=12; status=Available
- Hall 4 | version=4.0; languages=German, English; price_per_minute=0.05; word_error_rate=7; status=Beta
- Phone 1 | version=1.6; languages=Turkish, German; price_per_minute=0.02; word_error_rate=18; status=Off
item project|folder: Name!;Owner;Description:long;Vocabulary:long;Members
- Oral history | vocabulary=Sluice, towpath, barge
- Board meetings | vocabulary=Quorum, minutes
- University lectures | owner=Dr. Kern; description=Captions for hall 4.; vocabulary=Spawn, grayling, benthos; members=Ebba Linde
- Hotline calls | owner=Housing desk; vocabulary=Deposit, boiler, caretaker
! record transcript segment|speaker turn|subtitle: Title!;Transcript->@transcript|transcription~Lock keeper text|Board September text;Speaker;Starts at second:number(s)#0-100000;Ends at second:number(s)#0-100000;Text:long;Confidence:percent
- Keeper 00:14 | transcript=Lock keeper text; speaker=Keeper; starts_at_second=14; ends_at_second=22; text=My father had the key before me.; confidence=97
- Chair 00:03 | transcript=Board September text; speaker=Chair; starts_at_second=3; ends_at_second=9; confidence=81
- Lecture 12:40 | transcript=River fish lecture text; speaker=Lecturer; starts_at_second=760; ends_at_second=771; text=Grayling need gravel that moves.; confidence=95
- Tenant 00:31 | transcript=Tenant call text; speaker=Tenant; starts_at_second=31; ends_at_second=38; text=The boiler is cold again.; confidence=70
! record usage record|minutes used: Title!;Owner;Kind=Transcription|Speech;Minutes:number(min)#0-100000;Characters:number#0-100000000;Cost:money;Day:date
- Monday of Ebba | kind=Transcription; minutes=48; cost=1.44
- Monday of the museum | owner=Museum; kind=Speech; characters=8400; cost=0.17
- Tuesday of Juan | owner=Juan Soto; kind=Transcription; minutes=92; cost=0.92
- Friday of the hotline | owner=Housing desk; kind=Transcription; minutes=310; cost=6.2
! item custom word|vocabulary entry [vocabular\\w*|custom|term\\w*|dictionar\\w*|command\\w*]: Word!;Project->@project|folder~Oral history|Board meetings;Sounds like;Language->@language|spoken language~English|Spanish;Note
- towpath | project=Oral history; language=English
- quorum | project=Board meetings
- benthos | project=University lectures; sounds_like=ben-toss; language=German
- kapıcı | project=Hotline calls; sounds_like=kapidji; language=Turkish; note=Caretaker
# ocr|text recognition|scanned document|invoice scanning|document digitization|receipt scanning|image to text
record scanned document|scan|upload: Title!;File:file;Kind=Invoice|Receipt|Letter|Identity card|Form|Book page|Handwriting;Pages:number#1-10000;Language;Folder->@folder|batch~Bills October|Town archive 1931;Scanned on:date;Uploaded by;~Quality:percent;~Status=Uploaded|Reading|Check needed|Done|Failed
- Bill of Nagel Paper | kind=Invoice; pages=1; language=German; folder=Bills October; quality=97; status=Done
- Register sheet 14 | kind=Handwriting; pages=2; language=German; folder=Town archive 1931; quality=71; status=Check needed
- Petrol slip of 4 May | kind=Receipt; pages=1; language=Polish; folder=Travel costs May; uploaded_by=Driver 7; quality=58; status=Failed
- Herbal book, page 212 | kind=Book page; pages=1; language=Latin; folder=Herbal of 1604; quality=84; status=Reading
record extracted text|recognition result|ocr result: Title!;Document->@scanned document|scan~Bill of Nagel Paper|Register sheet 14;Page:number#1-10000;Text:long;Confidence:percent;Engine->@ocr engine|recognition model~Print 5|Hand 2;Seconds:number(s)#0-3600;Corrected by~Hedi Lux|Sven Otto
- Nagel page 1 | document=Bill of Nagel Paper; page=1; text=Invoice 20117, total 214.20; confidence=98; engine=Print 5; seconds=2
- Sheet 14 page 1 | document=Register sheet 14; page=1; confidence=68; engine=Hand 2; seconds=9; corrected_by=Hedi Lux
- Petrol slip text | document=Petrol slip of 4 May; page=1; text=Diesel 41.2 l, 268.40; confidence=55; engine=Slip 3; seconds=3; corrected_by=Sven Otto
- Herbal 212 text | document=Herbal book, page 212; page=1; text=De salvia et eius virtutibus; confidence=81; engine=Old print 1; seconds=14
item template|document template|field layout: Name!;Kind=Invoice|Receipt|Letter|Identity card|Form;Supplier;Fields:long;Sample:image;Language;Active:boolean;~Used:number#0-1000000
- Nagel Paper bill | kind=Invoice; supplier=Nagel Paper; fields=Number, date, total, tax; language=German; used=31
- Fuel receipt | kind=Receipt; fields=Date, litres, total; language=German; used=120
- Residence form R2 | kind=Form; fields=Name, birth date, old address, new address; language=Polish; used=64
- Identity card front | kind=Identity card; fields=Name, number, valid until; language=German; used=210
item folder|batch|collection: Name!;Owner~Hedi Lux|Sven Otto;Description:long;Export to;~Documents:number#0-1000000;~Status=Open|In check|Closed
- Bills October | owner=Sven Otto; export_to=Bookkeeping; documents=84; status=In check
- Town archive 1931 | owner=Hedi Lux; documents=410; status=Open
- Travel costs May | owner=Sven Otto; export_to=Payroll; documents=58; status=Closed
- Herbal of 1604 | owner=Hedi Lux; description=Library copy, 480 pages.; documents=212; status=Open
item ocr engine|recognition model: Name!;Version;Languages;Good for=Print|Handwriting|Tables|Receipts;Price per page:money;Accuracy:percent;Enabled:boolean
- Print 5 | version=5.1; languages=German, English; good_for=Print; price_per_page=0.01; accuracy=99
- Hand 2 | version=2.0; languages=German; good_for=Handwriting; price_per_page=0.04; accuracy=86
- Slip 3 | version=3.4; languages=Polish, German; good_for=Receipts; price_per_page=0.02; accuracy=92
- Old print 1 | version=1.0; languages=Latin, German; good_for=Tables; price_per_page=0.08; accuracy=81
work correction task|verification task: Title!;Document->@scanned document|scan~Bill of Nagel Paper|Register sheet 14;Checker~Hedi Lux|Sven Otto;Due on:date;Open fields:number#0-1000;Notes:long
- Read names on sheet 14 | document=Register sheet 14; checker=Hedi Lux; open_fields=12
- Check tax of Nagel | document=Bill of Nagel Paper; checker=Sven Otto; open_fields=1
- Sum of the petrol slip | document=Petrol slip of 4 May; checker=Sven Otto; open_fields=2; notes=Slip is faded.
- Long s in the herbal | document=Herbal book, page 212; checker=Hedi Lux; open_fields=30
! record extracted field|field value: Name!;Document->@scanned document|scan~Bill of Nagel Paper|Register sheet 14;Value;Kind=Text|Number|Date|Amount;Confidence:percent;Page:number#1-10000;Position on page;Confirmed:boolean
- Total of Nagel | document=Bill of Nagel Paper; value=214.20; kind=Amount; confidence=98; page=1
- Family name row 3 | document=Register sheet 14; value=Brenner; kind=Text; confidence=62; page=1
- Litres of the slip | document=Petrol slip of 4 May; value=41.2; kind=Number; confidence=60; page=1; position_on_page=Middle
- Year on the title | document=Herbal book, page 212; value=1604; kind=Date; confidence=90; page=1
! record recognition job|processing log: Title!;Document->@scanned document|scan~Bill of Nagel Paper|Register sheet 14;Engine->@ocr engine|recognition model~Print 5|Hand 2;Started on:date;Started at:time;Seconds:number(s)#0-36000;Error:long;~Status=Waiting|Running|Done|Failed
- Job 771 | document=Bill of Nagel Paper; engine=Print 5; seconds=2; status=Done
- Job 772 | document=Register sheet 14; engine=Hand 2; seconds=18; status=Done
- Job 773 | document=Petrol slip of 4 May; engine=Slip 3; seconds=1; error=Picture is too dark; status=Failed
- Job 774 | document=Herbal book, page 212; engine=Old print 1; seconds=14; status=Running
! record export|text export [export\\w*|download\\w*|excel|csv|pdf|word]: Title!;Folder->@folder|batch~Bills October|Town archive 1931;Format=TXT|PDF|Word|Excel|JSON;File:file;Exported on:date;Exported by
- Bills October sheet | folder=Bills October; format=Excel
- Archive 1931 for readers | folder=Town archive 1931; format=PDF; exported_by=Hedi Lux
- Travel costs for payroll | folder=Travel costs May; format=JSON; exported_by=Sven Otto
- Herbal plain text | folder=Herbal of 1604; format=TXT; exported_by=Hedi Lux
+ invoice: Document->@scanned document|scan;Supplier;Tax:money;~Checked:boolean
# mailbox migration|email migration|imap|webmail|mail server|temporary email|disposable email|email account migration|migrate email|migrate their email|transfer email|migrating emails
record mailbox|email account|mail account|target account|source account|gmail account|target gmail account: Address!;Display name;Domain->@mail domain|domain~orchard.example|oldmill.example;Server->@mail server|server~Old host IMAP|New cloud mail;Quota:number(MB)#10-1000000;~Used:number(MB)#0-1000000;~Messages:number#0-100000000;Forward to:email;Created on:date;~Status=Active|Moving|Suspended|Closed
- anna@orchard.example | display_name=Anna Birk; domain=orchard.example; server=Old host IMAP; quota=5000; used=3120; messages=18400; status=Moving
- office@oldmill.example | display_name=Office; domain=oldmill.example; server=New cloud mail; quota=10000; used=940; messages=5210; status=Active
- rector@stclara.example | display_name=Rector; domain=stclara.example; server=School mail host; quota=2000; used=1980; messages=9100; status=Suspended
- till@bergbike.example | display_name=Till Sommer; domain=bergbike.example; server=Office suite; quota=50000; used=12400; messages=61000; forward_to=sommer@bergbike.example; status=Closed
item mail server|server|mail provider: Name!;Host;IMAP port:number#1-65535;SMTP port:number#1-65535;Encryption=None|STARTTLS|SSL;Provider=IMAP|Exchange|Google|Microsoft|Other;Connection limit:number#1-1000;~Status=Reachable|Login failed|Unreachable
- Old host IMAP | host=imap.oldhost.example; imap_port=993; smtp_port=465; encryption=SSL; provider=IMAP; connection_limit=10; status=Reachable
- New cloud mail | host=mail.cloud.example; imap_port=993; smtp_port=587; encryption=SSL; provider=Exchange; connection_limit=20; status=Reachable
- School mail host | host=mail.school.example; imap_port=143; smtp_port=587; encryption=STARTTLS; provider=Other; connection_limit=4; status=Login failed
- Office suite | host=outlook.suite.example; imap_port=993; smtp_port=587; encryption=SSL; provider=Microsoft; connection_limit=16; status=Unreachable
item migration project|migration batch|migration plan: Name!;Client;Source->@mail server|server~Old host IMAP|New cloud mail;Target->@mail server|server~Old host IMAP|New cloud mail;Starts on:date;Cut-over on:date;Mailboxes:number#1-100000;Manager~Otis Vane|Leni Graf;~Moved:number#0-100000;~Status=Planned|Test run|Running|Done|Cancelled
- Orchard to cloud | client=Orchard Foods; source=Old host IMAP; target=New cloud mail; mailboxes=24; manager=Leni Graf; moved=9; status=Running
- Old Mill move | client=Old Mill Hotel; source=Old host IMAP; target=New cloud mail; mailboxes=6; manager=Otis Vane; moved=6; status=Done
- Saint Clara to cloud | client=Saint Clara School; source=School mail host; target=New cloud mail; mailboxes=130; manager=Leni Graf; moved=0; status=Test run
- Bergbike from suite | client=Bergbike Tours; source=Office suite; target=New cloud mail; mailboxes=11; manager=Otis Vane; moved=0; status=Planned
record migration job|mailbox move|transfer job|email migration|email account migration|migration: Title!;Project->@migration project|migration batch~Orchard to cloud|Old Mill move;Source mailbox:email;Target mailbox:email;Mailbox->@mailbox|email account~anna@orchard.example|office@oldmill.example;Size:number(MB)#0-1000000;Started on:date;Started at:time;~Messages copied:number#0-100000000;~Progress:percent;~Status=Waiting|Running|Done|Failed|Paused
- Move of Anna | project=Orchard to cloud; mailbox=anna@orchard.example; size=3120; messages_copied=11200; progress=61; status=Running
- Move of office | project=Old Mill move; mailbox=office@oldmill.example; size=940; messages_copied=5210; progress=100; status=Done
- Move of the rector | project=Saint Clara to cloud; mailbox=rector@stclara.example; size=1980; messages_copied=120; progress=1; status=Failed
- Move of Till | project=Bergbike from suite; mailbox=till@bergbike.example; size=12400; messages_copied=0; progress=0; status=Waiting
item mail domain|domain: Name!;Owner;MX record;SPF record;DKIM:boolean;Expires on:date;~Mailboxes:number#0-100000;~Status=Verified|DNS missing|Expired
- orchard.example | owner=Orchard Foods; mailboxes=24; mx_record=mail.cloud.example; status=DNS missing
- oldmill.example | owner=Old Mill Hotel; mailboxes=6; mx_record=mail.cloud.example; status=Verified
- stclara.example | owner=Saint Clara School; mailboxes=130; mx_record=mail.school.example; status=Expired
- bergbike.example | owner=Bergbike Tours; mailboxes=11; mx_record=outlook.suite.example; spf_record=include suite; status=Verified
item alias|forwarding|temporary address: Address!;Target:email;Kind=Alias|Forwarding|Temporary|Catch-all;Created on:date;Expires on:date;Owner;~Received:number#0-1000000;~Status=Active|Expired
- hello@orchard.example | kind=Alias; received=210; status=Active
- k7q2@oldmill.example | kind=Temporary; received=3; status=Expired
- sickness@stclara.example | target=rector@stclara.example; kind=Forwarding; received=540; status=Active
- any@bergbike.example | target=till@bergbike.example; kind=Catch-all; received=1280; status=Active
! record migration log|job log|copy log|migration error|error: Title!;Job->@migration job|mailbox move~Move of Anna|Move of office;Level=Info|Warning|Error;Folder;Text:long;Logged on:date;Logged at:time
- Sent folder copied | job=Move of Anna; level=Info; folder=Sent; text=4100 messages in 8 minutes.
- Mail over 35 MB skipped | job=Move of Anna; level=Warning; folder=Inbox; text=One message is too large.
- Login refused by school host | job=Move of the rector; level=Error; folder=Inbox; text=Password was changed on Monday.
- Calendar not copied | job=Move of office; level=Warning; folder=Calendar; text=Source has no calendar.
! record mail folder|folder mapping: Name!;Job->@migration job|mailbox move~Move of Anna|Move of office;Target folder;Messages:number#0-100000000;Size:number(MB)#0-1000000;Skip:boolean;~Copied:number#0-100000000;~Status=Waiting|Running|Done|Failed
- Inbox | job=Move of Anna; target_folder=Inbox; messages=9800; size=1900; copied=7100; status=Running
- Deleted items | job=Move of office; target_folder=Trash; messages=310; size=44; copied=310; status=Done
- School board | job=Move of the rector; target_folder=Board; messages=640; size=210; copied=120; status=Failed
- Old tours 2012 | job=Move of Till; target_folder=Archive; messages=8200; size=2600; copied=0; status=Waiting
! record email|mail|received mail [inbox|read\\w*|compos\\w*|receiv\\w*|webmail|client]: Subject!;Mailbox->@mailbox|email account~anna@orchard.example|office@oldmill.example;From:email;To:email;Text:long;Received on:date;Received at:time;Attachment:file;Read:boolean;Folder=Inbox|Sent|Drafts|Spam|Trash
- Apples for November | mailbox=anna@orchard.example; folder=Inbox; text=Forty crates please.
- Room 12 asks for a cot | mailbox=office@oldmill.example; from=guest@travel.example; folder=Inbox; text=We arrive with a baby on Friday.
- Parents evening in May | mailbox=rector@stclara.example; to=parents@stclara.example; folder=Sent; text=Please come to the hall at seven.
- Offer for 20 bikes | mailbox=till@bergbike.example; folder=Drafts; text=Twenty e-bikes for two days.
+ report: Project->@migration project|migration batch;Moved:number;Failed:number
item client setting|email client|email configuration|client configuration|smtp setting [client|configur\\w*|smtp|set up]: Name!;Mailbox->@mailbox|email account~anna@orchard.example;Program=Outlook|Thunderbird|Apple Mail|Gmail|Phone;Incoming server;Outgoing server;Port:number#1-65535;Encryption=None|STARTTLS|SSL;Sign-in=Password|App password|OAuth;Checked on:date;~Status=Not set up|Working|Failed
- Thunderbird of Anna | mailbox=anna@orchard.example; program=Thunderbird; incoming_server=imap.orchard.example; outgoing_server=smtp.orchard.example; port=993; encryption=SSL; sign_in=OAuth; status=Working
- Phone of the office | mailbox=office@oldmill.example; program=Phone; incoming_server=imap.oldmill.example; port=993; encryption=SSL; status=Failed
- Outlook of the office | mailbox=office@oldmill.example; program=Outlook; incoming_server=imap.oldmill.example; outgoing_server=smtp.oldmill.example; port=143; encryption=STARTTLS; sign_in=Password; status=Working
- Laptop of Anna | mailbox=anna@orchard.example; program=Apple Mail; incoming_server=imap.orchard.example; outgoing_server=smtp.orchard.example; port=993; encryption=SSL; sign_in=App password; status=Not set up
item mail label|label: Name!;Colour~Blue|Green;Mailbox->@mailbox|email account~anna@orchard.example;From folder;Shown:boolean;~Messages:number#0-1000000
- Invoices | colour=Green; mailbox=anna@orchard.example; from_folder=INBOX.Bills; messages=310
- Club | colour=Blue; mailbox=office@oldmill.example; from_folder=INBOX.Club; messages=42
- Travel | colour=Orange; mailbox=anna@orchard.example; from_folder=INBOX.Trips; messages=96
- Suppliers | colour=Red; mailbox=office@oldmill.example; from_folder=INBOX.Suppliers; messages=1240
item forwarding rule|auto-forwarding rule|auto-forwarding message|auto-forwarding: Name!;From mailbox->@mailbox|email account~anna@orchard.example;Forward to:email!;Condition~All mail|Sender contains bank;Keep a copy:boolean;Label->@mail label|label~Invoices;Confirmed on:date;~Forwarded:number#0-10000000;~Status=Active|Paused|Not confirmed
- All mail of Anna | from_mailbox=anna@orchard.example; condition=All mail; label=Invoices; forwarded=88; status=Active
- Bank to the office | from_mailbox=office@oldmill.example; condition=Sender contains bank; forwarded=4; status=Not confirmed
- Orders to the office | from_mailbox=anna@orchard.example; condition=Subject contains order; forward_to=office@oldmill.example; label=Suppliers; forwarded=27; status=Active
- Club news to Anna | from_mailbox=office@oldmill.example; condition=Sender contains club; forward_to=anna@orchard.example; label=Club; forwarded=11; status=Paused
# password manager|password vault|password generator|store passwords|secrets manager|saved password
item vault|password vault|safe: Name!;Owner;Description:long;Kind=Personal|Shared|Team|Emergency;Icon:image;Auto-lock:number(min)#1-1440;~Entries:number#0-100000
- Family vault | kind=Shared; auto_lock=10; entries=64
- Work accounts | kind=Team; auto_lock=5; entries=120
- My own things | kind=Personal; description=Only for me.; auto_lock=2; entries=41
- If something happens | kind=Emergency; description=For Ines after three days.; auto_lock=1; entries=12
record vault entry|password|login|credential: Title!;Vault->@vault|password vault~Family vault|Work accounts;Folder->@folder|category~Banks|Servers;User name;Encrypted password;Website:url;Kind=Login|Card|Secure note|Identity|Key;Notes:long;Changed on:date;Expires on:date;Favorite:boolean;~Strength=Weak|Fair|Strong
- Savings bank online | vault=Family vault; folder=Banks; user_name=family.oster; kind=Login; strength=Strong
- Backup server root | vault=Work accounts; folder=Servers; user_name=root; kind=Key; strength=Fair
- Streaming account | vault=My own things; folder=Leisure; user_name=oster.film; kind=Login; strength=Weak
- Passport of the children | vault=If something happens; folder=Papers; kind=Identity; notes=Numbers and places of issue.; strength=Strong
item folder|category: Name!;Vault->@vault|password vault~Family vault|Work accounts;Color;Position:number#1-500
- Banks | vault=Family vault; color=Green; position=1
- Servers | vault=Work accounts; color=Gray; position=1
- Leisure | vault=My own things; color=Orange; position=1
- Papers | vault=If something happens; color=Blue; position=1
record share|shared access|vault share: Title!;Entry->@vault entry|password~Savings bank online|Backup server root;Vault->@vault|password vault~Family vault|Work accounts;Shared with:email;Right=View|Use without seeing|Edit|Manage;From:date;Until:date;~Status=Invited|Active|Withdrawn
- Bank for Ines | entry=Savings bank online; vault=Family vault; right=View; status=Active
- Root for deputies | entry=Backup server root; vault=Work accounts; right=Use without seeing; status=Invited
- Streaming for the flat | entry=Streaming account; vault=My own things; right=View; status=Withdrawn
- Papers for Ines | entry=Passport of the children; vault=If something happens; right=Manage; status=Active
record security check|breach alert|password audit: Title!;Entry->@vault entry|password~Savings bank online|Backup server root;Finding=Weak|Reused|Leaked|Too old|No second factor;Severity=Low|Medium|High;Found on:date;Advice;~Status=Open|Fixed|Ignored
- Root password is 400 days old | entry=Backup server root; finding=Too old; severity=Medium; advice=Set a new one; status=Open
- Bank without second factor | entry=Savings bank online; finding=No second factor; severity=High; status=Fixed
- Streaming password is short | entry=Streaming account; finding=Weak; severity=Low; advice=Use twenty characters; status=Ignored
- Streaming name in a leak | entry=Streaming account; finding=Leaked; severity=High; advice=Change it today; status=Open
item generator preset|password rule|password policy: Name!;Length:number#4-128;Capital letters:boolean;Digits:boolean;Symbols:boolean;Avoid similar letters:boolean;Max age:number(days)#0-3650;Words instead:boolean
- Strong 20 | length=20; max_age=365
- Wi-Fi words | length=24; max_age=0
- PIN 8 | length=8; max_age=180
- Old systems 12 | length=12; max_age=90
request access request|emergency access|recovery request: Title!;Vault->@vault|password vault~Family vault|Work accounts;Requested by;Reason:long;Wait:number(days)#0-30
- Ines asks for emergency access | vault=Family vault; reason=Owner in hospital.; wait=3
- New admin needs servers | vault=Work accounts; reason=Night duty.; wait=0
- Auditor looks at work vault | vault=Work accounts; requested_by=Auditor; reason=Yearly audit.; wait=1
- Brother asks for papers | vault=If something happens; requested_by=Jan Oster; reason=Passports needed abroad.; wait=7
! record password history|old password|entry version: Title!;Entry->@vault entry|password~Savings bank online|Backup server root;Encrypted password;Changed on:date;Changed by;Reason=Expired|Leaked|Shared|Routine
- Bank before summer | entry=Savings bank online; reason=Routine
- Root before audit | entry=Backup server root; reason=Expired
- Streaming after leak | entry=Streaming account; changed_by=Owner; reason=Leaked
- Root after deputies left | entry=Backup server root; changed_by=Admin; reason=Shared
! record access log|audit log|activity log: Title!;Entry->@vault entry|password~Savings bank online|Backup server root;Action=Viewed|Copied|Changed|Shared|Deleted|Failed login;Person;Happened on:date;Happened at:time;Device;IP address
- Copied bank password | entry=Savings bank online; action=Copied; device=Phone
- Viewed root | entry=Backup server root; action=Viewed; device=Laptop
- Streaming shared with flat | entry=Streaming account; action=Shared; person=Owner; device=Tablet; ip_address=192.0.2.18
- Wrong code for papers | entry=Passport of the children; action=Failed login; person=Jan Oster; device=Phone; ip_address=198.51.100.3
! item trusted device|second factor [two.?factor|2fa|authenticat\\w*|device\\w*|biometric\\w*]: Name!;Kind=Authenticator app|Security key|Phone|Fingerprint|Recovery code;Owner;Added on:date;Last used on:date;~Status=Active|Removed
- Blue security key | kind=Security key; status=Active
- Thumb on the phone | kind=Fingerprint; owner=Owner; status=Active
- Old authenticator | kind=Authenticator app; owner=Ines; status=Removed
- Paper code in the drawer | kind=Recovery code; owner=Owner; status=Active
+ user: Master key hint;Auto-lock:number(min);Second factor:boolean
# file converter|unit converter|format conversion|video converter|pdf converter|convert files|conversion tool
record conversion|conversion job|converted file: Title!;Source file:file;Source format->@file format|format|unit~DOCX|MP4;Target format->@file format|format|unit~PDF|MP3;Size:number(MB)#0-100000;Quality=Low|Medium|High|Lossless;Settings->@conversion preset|preset~Print quality|Voice only;Result:file;Started on:date;Seconds:number(s)#0-86400;Error;~Status=Queued|Converting|Done|Failed|Expired
- Thesis to PDF | source_format=DOCX; target_format=PDF; size=4; quality=High; settings=Print quality; seconds=6; status=Done
- Lecture to sound | source_format=MP4; target_format=MP3; size=610; quality=Medium; settings=Voice only; seconds=74; status=Converting
- Logo to web picture | source_format=PNG; target_format=WebP; size=2; quality=Lossless; settings=Web picture; seconds=1; status=Failed
- Novel to e-reader | source_format=DOCX; target_format=EPUB; size=1; quality=Medium; settings=E-reader; seconds=4; status=Expired
item file format|format|unit: Name!;Kind=Document|Image|Sound|Video|Archive|Unit|Currency;Extension;Description:long;Highest size:number(MB)#1-100000;Readable:boolean;Writable:boolean
- DOCX | kind=Document; extension=docx; highest_size=100
- PDF | kind=Document; extension=pdf; highest_size=200
- MP4 | kind=Video; extension=mp4; highest_size=2000
- MP3 | kind=Sound; extension=mp3; highest_size=300
item converter|conversion tool|tool: Name!;From->@file format|format~DOCX|MP4;To->@file format|format~PDF|MP3;Description:long;Options:long;Position:number#1-500;Enabled:boolean;~Used:number#0-100000000
- Word to PDF | from=DOCX; to=PDF; options=Page range, embed fonts; position=1; used=88120
- Video to MP3 | from=MP4; to=MP3; options=Bit rate, cut; position=2; used=41200
- Picture to WebP | from=PNG; to=WebP; options=Quality, width; position=3; used=19300
- Text to e-book | from=DOCX; to=EPUB; options=Cover, contents; position=4; used=2750
item conversion preset|preset|profile: Name!;Converter->@converter|conversion tool~Word to PDF|Video to MP3;Quality=Low|Medium|High|Lossless;Resolution;Bit rate:number(kbit/s)#8-100000;Page size=A4|A5|Letter|Keep;Owner;Shared:boolean
- Print quality | converter=Word to PDF; quality=High; page_size=A4
- Voice only | converter=Video to MP3; quality=Medium; bit_rate=64
- Web picture | converter=Picture to WebP; quality=Lossless; resolution=1600 px wide
- E-reader | converter=Text to e-book; quality=Medium; page_size=Keep; owner=Book club
item conversion rate|unit factor|exchange rate: Name!;From unit;To unit;Factor:number#0-1000000000;Offset:number#-100000-100000;Category=Length|Weight|Volume|Temperature|Currency|Data;Valid from:date
- Mile to kilometre | from_unit=mile; to_unit=km; factor=1.609344; category=Length
- Celsius to Fahrenheit | from_unit=°C; to_unit=°F; factor=1.8; offset=32; category=Temperature
- Pound to kilogram | from_unit=lb; to_unit=kg; factor=0.45359237; category=Weight
- Gallon to litre | from_unit=US gal; to_unit=l; factor=3.785412; category=Volume
! record batch|batch job: Name!;Converter->@converter|conversion tool~Word to PDF|Video to MP3;Files:number#1-100000;Done:number#0-100000;Failed:number#0-100000;Archive:file;Started on:date;~Status=Waiting|Running|Done|Stopped
- Contracts 2024 | converter=Word to PDF; files=84; done=84; failed=0; status=Done
- Lectures spring | converter=Video to MP3; files=12; done=5; failed=1; status=Running
- Shop photos | converter=Picture to WebP; files=640; done=212; failed=9; status=Stopped
- Club novels | converter=Text to e-book; files=6; done=0; failed=0; status=Waiting
! record conversion log|job log|history entry: Title!;Conversion->@conversion|conversion job~Thesis to PDF|Lecture to sound;Step=Uploaded|Queued|Started|Finished|Failed|Downloaded;Text:long;Happened on:date;Happened at:time
- Thesis downloaded | conversion=Thesis to PDF; step=Downloaded
- Lecture started | conversion=Lecture to sound; step=Started
- Logo file is damaged | conversion=Logo to web picture; step=Failed; text=Header of the picture is cut.
- Novel uploaded | conversion=Novel to e-reader; step=Uploaded
+ favorite: Converter->@converter|conversion tool
+ user: Plan=Free|Plus;~Conversions left:number;Default format;Keep files for:number(h)
# online generator|name generator|code generator|resume generator|random generator|document generator|certificate generator|logo maker
item generator|tool|generator type: Name!;Category=Text|Name|Code|Document|Image|Random|Password;Description:long;Input fields:long;Output format=Text|PDF|PNG|HTML|CSV;Icon:image;Position:number#1-500;Enabled:boolean;~Used:number#0-100000000
- Certificate maker | category=Document; input_fields=Name, course, date; output_format=PDF; position=1; used=4120
- Band name idea | category=Name; input_fields=Genre, letter; output_format=Text; position=2; used=1880
- Lunch voucher codes | category=Code; input_fields=Number, prefix; output_format=CSV; position=3; used=610
- Wedding monogram | category=Image; input_fields=Two names, style; output_format=PNG; position=4; used=2290
item template|design template|layout: Name!;Generator->@generator|tool~Certificate maker|Band name idea;Preview:image;File:file;Placeholders;Colors;Language;Premium:boolean;~Used:number#0-1000000
- Blue frame | generator=Certificate maker; placeholders=NAME, COURSE, DATE; colors=Blue, gold; language=English; used=3100
- Two-word pattern | generator=Band name idea; placeholders=ADJECTIVE, NOUN; language=English; used=940
- WK plus six digits | generator=Lunch voucher codes; placeholders=PREFIX, NUMBER; language=English; used=95
- Ivy ring | generator=Wedding monogram; placeholders=A, B, YEAR; colors=Green, ivory; language=German; used=870
record generated item|result|generated document|generation: Title!;Generator->@generator|tool~Certificate maker|Band name idea;Template->@template|design template~Blue frame|Two-word pattern;Inputs:long;Output:long;File:file;Made on:date;Owner;Favorite:boolean;~Downloads:number#0-1000000;~Status=Draft|Ready|Failed
- Certificate of Elsa Brandt | generator=Certificate maker; template=Blue frame; inputs=Elsa Brandt, First aid; downloads=2; status=Ready
- Velvet Harbour | generator=Band name idea; template=Two-word pattern; inputs=Genre is indie; output=Velvet Harbour; downloads=0; status=Ready
- Codes of canteen June | generator=Lunch voucher codes; template=WK plus six digits; inputs=300, WK; downloads=1; status=Draft
- Monogram E and T | generator=Wedding monogram; template=Ivy ring; inputs=Eva and Tim, 2026; downloads=0; status=Failed
item word list|value list|building block: Name!;Generator->@generator|tool~Certificate maker|Band name idea;Words:long;Language;Category;Entries:number#0-1000000
- Indie adjectives | generator=Band name idea; words=Velvet, paper, amber; language=English; entries=240
- Course names | generator=Certificate maker; words=First aid, Welding; language=English; entries=31
- Voucher prefixes | generator=Lunch voucher codes; words=WK, LUNCH, MENSA; language=German; entries=12
- Ring mottos | generator=Wedding monogram; words=Forever, Together, At last; language=English; category=Love; entries=75
item preset|saved setting: Name!;Generator->@generator|tool~Certificate maker|Band name idea;Settings:long;Owner;Default:boolean;Changed on:date
- Workshop certificates | generator=Certificate maker; settings=Blue frame, A4 landscape
- Names with H | generator=Band name idea; settings=Letter is H
- Canteen of the works | generator=Lunch voucher codes; settings=Prefix WK, six digits; owner=Canteen
- Ivy in dark green | generator=Wedding monogram; settings=Ivy ring, 2000 px; owner=Print shop
! record batch|bulk job|batch run: Name!;Generator->@generator|tool~Certificate maker|Band name idea;Template->@template|design template~Blue frame|Two-word pattern;List:file;Rows:number#1-1000000;Done:number#0-1000000;Started on:date;~Status=Waiting|Running|Done|Failed
- First aid June | generator=Certificate maker; template=Blue frame; rows=24; done=24; status=Done
- Welding course | generator=Certificate maker; template=Blue frame; rows=9; done=4; status=Running
- Canteen codes July | generator=Lunch voucher codes; template=WK plus six digits; rows=500; done=0; status=Waiting
- Monograms of the fair | generator=Wedding monogram; template=Ivy ring; rows=60; done=12; status=Failed
! record result version|history entry: Title!;Result->@generated item|result~Certificate of Elsa Brandt|Velvet Harbour;Version:number#1-1000;Inputs:long;Changed on:date;Note
- Elsa with middle name | result=Certificate of Elsa Brandt; version=2; note=Name corrected
- Velvet first try | result=Velvet Harbour; version=1
- June codes with prefix | result=Codes of canteen June; version=2; inputs=300, WK; note=Prefix was missing
- Monogram without year | result=Monogram E and T; version=3; note=Couple wants no year
+ user: Plan=Free|Plus;~Credits:number;Default language
+ favorite: Result->@generated item|result
# loan calculator|online calculator|mortgage calculator|calculator site|tax calculator|cost calculator|calorie calculator
item calculator|calculator type|tool: Name!;Category=Finance|Health|Building|School|Energy|Travel|Other;Formula:long;Description:long;Unit of result;Icon:image;Position:number#1-500;Enabled:boolean;~Used:number#0-100000000
- House loan | category=Finance; formula=Annuity from amount, rate and months; unit_of_result=EUR a month; position=1; used=18400
- Wall paint | category=Building; formula=Area times coats divided by coverage; unit_of_result=litres; position=2; used=5200
- Daily energy need | category=Health; formula=Basal rate times activity; unit_of_result=kcal a day; position=3; used=11900
- Class average | category=School; formula=Sum of marks times weight by weights; unit_of_result=mark; position=4; used=2700
item input field|calculator field|parameter: Label!;Calculator->@calculator|calculator type~House loan|Wall paint;Type=Number|Choice|Date|Yes or no;Unit;Smallest:number;Largest:number;Default value;Position:number#1-100;Required:boolean
- Loan amount | calculator=House loan; type=Number; unit=EUR; smallest=1000; largest=2000000; default_value=200000; position=1
- Wall area | calculator=Wall paint; type=Number; unit=m2; smallest=1; largest=5000; default_value=40; position=1
- Activity | calculator=Daily energy need; type=Choice; unit=factor; smallest=1.2; largest=2.4; default_value=Sitting; position=4
- Oral counts double | calculator=Class average; type=Yes or no; default_value=No; position=3
record calculation|saved calculation|result: Title!;Calculator->@calculator|calculator type~House loan|Wall paint;Inputs:long;Result:number;Unit;Steps:long;Calculated on:date;Owner;Note:long;Shared:boolean
- Flat in Gable street | calculator=House loan; inputs=220000, 3.4 percent, 300 months; result=1089.6; unit=EUR a month
- Hall walls twice | calculator=Wall paint; inputs=62 m2, 2 coats, 8 m2 a litre; result=15.5; unit=litres
- Runner in training | calculator=Daily energy need; inputs=Woman, 61 kg, 168 cm, factor 1.8; result=2510; unit=kcal a day; owner=Coach Brandl
- Half-year mark of 4b | calculator=Class average; inputs=2, 3, 1, 2 with oral double; result=1.9; unit=mark; steps=Sum 9.5 by 5 weights
item rate|price table|reference value: Name!;Calculator->@calculator|calculator type~House loan|Wall paint;Value:number;Unit;Region;Valid from:date;Valid until:date;Source
- Fixed 10 years | calculator=House loan; value=3.4; unit=percent; source=Average of six banks
- Coverage of wall paint | calculator=Wall paint; value=8; unit=m2 per litre; source=Maker's sheet
- Variable with Euribor | calculator=House loan; value=3.1; unit=percent; region=Austria; source=Central bank
- Factor for sitting work | calculator=Daily energy need; value=1.4; unit=factor; source=Nutrition society
record comparison|scenario|saved scenario: Name!;Calculator->@calculator|calculator type~House loan|Wall paint;Calculations:long;Best choice;Difference:number;Owner;Note:long
- 25 or 30 years | calculator=House loan; calculations=300 and 360 months; best_choice=300 months; difference=118
- Cheap or good paint | calculator=Wall paint; calculations=6 and 9 m2 a litre; best_choice=9 m2 a litre; difference=5
- Rest day or long run | calculator=Daily energy need; calculations=Factor 1.4 and 2.0; best_choice=Eat more on run days; difference=820; owner=Coach Brandl
- With or without oral | calculator=Class average; calculations=Oral once and double; best_choice=Oral double; difference=0.2; note=Helps quiet writers less
! record result row|repayment row|schedule line: Title!;Calculation->@calculation|saved calculation~Flat in Gable street|Hall walls twice;Period:number#1-1200;Amount:money;Interest:money;Principal:money;Balance:money
- Month 1 | calculation=Flat in Gable street; period=1; amount=1089.6; interest=623.3; principal=466.3; balance=219533.7
- Month 2 | calculation=Flat in Gable street; period=2; amount=1089.6; interest=622; principal=467.6; balance=219066.1
- Month 150 | calculation=Flat in Gable street; period=150; amount=1089.6; interest=377.8; principal=711.8; balance=132620
- Month 300 | calculation=Flat in Gable street; period=300; amount=1089.6; interest=3.1; principal=1086.5; balance=0
! item user preference|calculator setting [setting\\w*|prefer\\w*|currency|unit\\w*]: Name!;Owner;Currency=EUR|USD|GBP|CHF;Units=Metric|Imperial;Decimals:number#0-10;Decimal sign=Point|Comma
- Metric with two decimals | currency=EUR; units=Metric; decimals=2
- Pounds and feet | owner=Harold Finch; currency=GBP; units=Imperial; decimals=1; decimal_sign=Point
- Swiss francs, comma | owner=Regula Baum; currency=CHF; units=Metric; decimals=2; decimal_sign=Comma
- Dollars without cents | owner=Coach Brandl; currency=USD; units=Imperial; decimals=0; decimal_sign=Point
+ favorite: Calculator->@calculator|calculator type
+ report: Calculation->@calculation|saved calculation;Format=PDF|Excel
# qr code generator|generate qr code|custom qr code|qr code tracking|dynamic qr|barcode generator|qr code campaign
item qr code|code|barcode: Name!;Content kind=Link|Text|Contact|Wi-Fi|Menu|Event|Product|Ticket;Content:long;Short address:url;Dynamic:boolean;Design->@code design|design~Plain black|Round blue;Folder->@folder|campaign~Tables|Spring posters;Picture:image;Owner;Expires on:date;~Scans:number#0-100000000;~Status=Active|Paused|Expired
- Table 4 menu | content_kind=Menu; content=Menu of the Lime Tree; design=Round blue; folder=Tables; scans=812; status=Active
- Spring poster station | content_kind=Link; content=Spring sale page; design=Plain black; folder=Spring posters; scans=241; status=Active
- Guest Wi-Fi of the hostel | content_kind=Wi-Fi; content=Network Pinewood Guests; design=Green dots; folder=Hostel rooms; scans=1504; status=Active
- Ticket of the barn dance | content_kind=Ticket; content=Seat 14, row C; design=Gold frame; folder=Barn dance 2025; scans=1; status=Expired
item code design|design|style: Name!;Foreground color;Background color;Pattern=Squares|Dots|Round;Logo:image;Frame text;Size:number(px)#64-4096;Error correction=Low|Medium|High
- Plain black | foreground_color=Black; background_color=White; pattern=Squares; size=1024; error_correction=Medium
- Round blue | foreground_color=Navy; background_color=White; pattern=Round; frame_text=Scan me; size=1024; error_correction=High
- Green dots | foreground_color=Forest green; background_color=Cream; pattern=Dots; size=800; error_correction=Low
- Gold frame | foreground_color=Black; background_color=White; pattern=Squares; frame_text=Your ticket; size=1200; error_correction=High
item folder|campaign|group: Name!;Description:long;Owner;Starts on:date;Ends on:date;~Codes:number#0-100000;~Scans:number#0-100000000
- Tables | description=One code per table.; codes=22; scans=9120
- Spring posters | codes=6; scans=1310
- Hostel rooms | description=Code on each room door.; owner=Pinewood Hostel; codes=18; scans=4020
- Barn dance 2025 | owner=Village club; codes=160; scans=149
record scan|code scan|visit: Reference!;Code->@qr code|code~Table 4 menu|Spring poster station;Scanned on:date;Scanned at:time;Country;Town;Device=iPhone|Android|Tablet|Other;First time:boolean;Browser;Address
- s-10071 | code=Table 4 menu; country=Austria; town=Linz; device=Android
- s-10072 | code=Spring poster station; country=Austria; town=Wels; device=iPhone
- s-10073 | code=Guest Wi-Fi of the hostel; country=Netherlands; town=Zwolle; device=Tablet; browser=Safari
- s-10074 | code=Ticket of the barn dance; country=Austria; town=Steyr; device=Other; browser=Gate scanner
item landing page|target page|digital card: Title!;Code->@qr code|code~Table 4 menu|Spring poster station;Text:long;Picture:image;Button text;Link:url;Color;Published:boolean
- Lime Tree menu | code=Table 4 menu; text=Lunch from 11 to 15.; button_text=Order
- Spring sale | code=Spring poster station; text=20 percent until Sunday.; button_text=To the shop
- Welcome at Pinewood | code=Guest Wi-Fi of the hostel; text=Breakfast from 7 to 10.; button_text=Connect; color=Green
- Barn dance seat | code=Ticket of the barn dance; text=Doors open at seven.; button_text=Way to the barn; color=Gold
! record code change|target history|version: Title!;Code->@qr code|code~Table 4 menu|Spring poster station;Old target;New target;Changed on:date;Changed by;Reason
- Summer menu | code=Table 4 menu; old_target=Spring menu; new_target=Summer menu; reason=New season
- Poster to sale page | code=Spring poster station; old_target=Home page; new_target=Spring sale page
- New Wi-Fi password | code=Guest Wi-Fi of the hostel; old_target=Network of May; new_target=Network of June; changed_by=Front desk; reason=Monthly change
- Ticket seat moved | code=Ticket of the barn dance; old_target=Seat 9, row A; new_target=Seat 14, row C; reason=Stage is larger
! record bulk batch|batch [batch\\w*|bulk|csv|import\\w*|many]: Name!;Folder->@folder|campaign~Tables|Spring posters;Codes:number#1-100000;List:file;Format=PNG|SVG|PDF;Made on:date;~Status=Waiting|Running|Done|Failed
- Tables 1 to 22 | folder=Tables; codes=22; format=PDF; status=Done
- Room doors 1 to 18 | folder=Hostel rooms; codes=18; format=SVG; status=Running
- Dance tickets | folder=Barn dance 2025; codes=160; format=PNG; status=Done
- Station posters | folder=Spring posters; codes=6; format=PDF; status=Failed
! record daily scan count|scan statistic [statistic\\w*|analytic\\w*|track\\w*|chart\\w*]: Title!;Code->@qr code|code~Table 4 menu|Spring poster station;Day:date;Scans:number#0-10000000;Different people:number#0-10000000;Top town
- Table 4 on Friday | code=Table 4 menu; scans=44; different_people=31; top_town=Linz
- Wi-Fi on Saturday | code=Guest Wi-Fi of the hostel; scans=61; different_people=58; top_town=Zwolle
- Poster on Monday | code=Spring poster station; scans=18; different_people=17; top_town=Wels
- Tickets on the dance night | code=Ticket of the barn dance; scans=1; different_people=1; top_town=Steyr
+ report: Folder->@folder|campaign;Period;Scans:number
# form parsing|parsing tool|spreadsheet parsing|bulk processing|csv conversion|csv converter|excel converter|converting csv|spreadsheet conversion|table conversion
item source file|spreadsheet file|csv file|excel file|uploaded file|spreadsheet: Name!;File:file;Format=CSV|XLSX|XLS|ODS|TSV|JSON;Sheets:number#0-1000;Rows:number#0-10000000;Columns:number#0-20000;Separator=Comma|Semicolon|Tab|Pipe;Encoding=UTF-8|Latin 1|UTF-16|GBK;Size:number(KB)#0-10000000;Folder->@file folder|folder~Suppliers;Uploaded on:date;~Status=Uploaded|Read|Faulty
- supplier-list.csv | format=CSV; sheets=1; rows=640; columns=9; separator=Semicolon; encoding=Latin 1; size=82; folder=Suppliers; status=Read
- orders-may.xlsx | format=XLSX; sheets=3; rows=2210; columns=14; encoding=UTF-8; size=410; folder=Orders; status=Read
- stock.tsv | format=TSV; sheets=1; rows=9100; columns=6; separator=Tab; encoding=UTF-8; size=530; folder=Orders; status=Uploaded
- old-prices.xls | format=XLS; sheets=1; rows=0; columns=0; size=64; folder=Suppliers; status=Faulty
! item file folder|folder: Name!;Colour;Description:long;~Files:number#0-100000
- Suppliers | files=12
- Orders | files=31
- Trials | files=4
- Done | files=88
record conversion job|conversion|bulk job|parsing task|batch|spreadsheet parsing task|conversion task|parsing job {Waiting|Running|Done|Failed}: Title!;Source file->@source file|spreadsheet file~orders-may.xlsx|supplier-list.csv;Profile->@conversion profile|conversion format~Orders to JSON|Excel with UTF-8;From format=CSV|XLSX|XLS|ODS|TSV|JSON;To format=CSV|XLSX|JSON|XML|SQL|HTML;Files:number#1-10000;Rows done:number#0-10000000;Errors:number#0-1000000;Started on:date;Duration:number(s)#0-100000
- Orders of May | source_file=orders-may.xlsx; profile=Orders to JSON; from_format=XLSX; to_format=JSON; files=1; rows_done=2210; errors=3; duration=4
- Suppliers for the till | source_file=supplier-list.csv; profile=Excel with UTF-8; from_format=CSV; to_format=XLSX; files=1; rows_done=640; errors=0; duration=1
- Stock of all shops | source_file=stock.tsv; profile=Plain CSV; from_format=TSV; to_format=CSV; files=12; rows_done=41000; errors=0; duration=22
- Old prices | source_file=old-prices.xls; from_format=XLS; to_format=CSV; files=1; rows_done=0; errors=1; duration=1
! record parsed row|parsed data|data row|csv data|spreadsheet data|data record|edited row: Label!;Source file->@source file|spreadsheet file~supplier-list.csv;Sheet;Row:number#1-10000000;Values:long;Changed by;Changed on:date;~State=As read|Edited|Deleted|Faulty
- Row 12 of suppliers | source_file=supplier-list.csv; row=12; values=4471, Northern Grain, Silo road 1; state=As read
- Row 13 of suppliers | source_file=supplier-list.csv; row=13; values=4472, River Freight, Quay 4; changed_by=Ina Falk; state=Edited
- Row 2 of orders | source_file=orders-may.xlsx; sheet=May; row=2; values=A-1001, 3, 12.50; state=As read
- Row 77 of orders | source_file=orders-may.xlsx; sheet=May; row=77; values=A-1077, three, 12.50; state=Faulty
item conversion profile|conversion format|format option|parsing template|template|conversion option|data format: Name!;To format=CSV|XLSX|JSON|XML|SQL|HTML;Separator=Comma|Semicolon|Tab|Pipe;Encoding=UTF-8|Latin 1|UTF-16|GBK;Header row:number#0-1000;Date format;Quote all:boolean;Nested by;Shared:boolean
- Orders to JSON | to_format=JSON; encoding=UTF-8; header_row=1; date_format=yyyy-MM-dd; nested_by=order number
- Excel with UTF-8 | to_format=XLSX; encoding=UTF-8; header_row=1; date_format=dd.MM.yyyy
- Plain CSV | to_format=CSV; separator=Comma; encoding=UTF-8; header_row=1
- Insert statements | to_format=SQL; encoding=UTF-8; header_row=1
! item column mapping|field mapping|column rule: Title!;Profile->@conversion profile|conversion format~Orders to JSON;Column in source;Name in result;Type=Text|Number|Date|Yes or no;Rule=Keep|Trim|Upper case|Replace|Leave out;Position:number#1-20000
- Order number | profile=Orders to JSON; column_in_source=Order no; name_in_result=orderNumber; type=Text; rule=Trim; position=1
- Quantity | profile=Orders to JSON; column_in_source=Qty; name_in_result=quantity; type=Number; rule=Keep; position=2
- Supplier name | profile=Excel with UTF-8; column_in_source=Name; name_in_result=Supplier; type=Text; rule=Trim; position=2
- Remark | profile=Plain CSV; column_in_source=Remark; type=Text; rule=Leave out; position=6
! record converted file|conversion result|result file|processed result|download: File name!;Job->@conversion job|conversion~Orders of May;Format=CSV|XLSX|JSON|XML|SQL|HTML|ZIP;Rows:number#0-10000000;Size:number(KB)#0-10000000;File:file;Made on:date;Kept until:date;~Downloads:number#0-1000000
- orders-may.json | job=Orders of May; format=JSON; rows=2207; size=690; downloads=2
- suppliers.xlsx | job=Suppliers for the till; format=XLSX; rows=640; size=96; downloads=1
- stock-all.zip | job=Stock of all shops; format=ZIP; rows=41000; size=1100; downloads=4
- orders-may-errors.csv | job=Orders of May; format=CSV; rows=3; size=1; downloads=1
! record parsing error|conversion error|row error: Title!;Job->@conversion job|conversion~Orders of May;Row:number#1-10000000;Column;Value found;Message;~Handling=Open|Corrected|Left out
- Quantity is no number | job=Orders of May; row=77; column=Qty; value_found=three; message=Number expected; handling=Corrected
- Date not known | job=Orders of May; row=410; column=Ordered; value_found=31.02.2025; message=No such day; handling=Left out
- Order number missing | job=Orders of May; row=902; column=Order no; message=Field is empty; handling=Open
- File not readable | job=Old prices; row=1; message=Password protected; handling=Open
# proofreading|proofread|reviewing documents|document review tool|text proofreading|grammar check|document auditing|text correction
record document|reviewed document|document to check: Title!;File:file;Text:long;Kind=Manual|Contract|Report|Article|Letter;Language=English|Chinese|German|French|Spanish;Pages:number#1-10000;Words:number#0-10000000;Folder->@document folder|folder~Pump manuals;Uploaded on:date;~Status=Uploaded|Checking|Checked|Corrected
- Pump P-20, service manual | kind=Manual; language=English; pages=64; words=21000; folder=Pump manuals; status=Checked
- Lease, ground floor | kind=Contract; language=German; pages=12; words=4100; folder=Contracts; status=Corrected
- Annual report, draft 2 | kind=Report; language=English; pages=88; words=33000; folder=Reports; status=Checking
- Letter to members | kind=Letter; language=English; pages=1; words=310; folder=Reports; status=Uploaded
! item document folder|folder|project: Name!;Description:long;Owner~Edda Rowe;~Documents:number#0-100000
- Pump manuals | owner=Edda Rowe; documents=14
- Contracts | owner=Nils Ode; documents=31
- Reports | owner=Edda Rowe; documents=9
- Archive | owner=Nils Ode; documents=120
record proofreading|proofreading run|document audit|document review|check run|automated proofreading|intelligent audit {Waiting|Running|Done|Failed}: Title!;Document->@document|reviewed document~Pump P-20, service manual;Mode->@proofreading mode|mode~Local knowledge;Knowledge base->@knowledge base|local knowledge base~House terms;Started by~Edda Rowe;Started on:date;Duration:number(s)#0-100000;Findings:number#0-100000;Accepted:number#0-100000;Score:percent
- Pump manual, first pass | document=Pump P-20, service manual; mode=Local knowledge; knowledge_base=House terms; started_by=Edda Rowe; duration=41; findings=58; accepted=44; score=91
- Pump manual, cloud pass | document=Pump P-20, service manual; mode=Cloud knowledge; knowledge_base=General grammar; started_by=Edda Rowe; duration=130; findings=112; accepted=71; score=94
- Lease check | document=Lease, ground floor; mode=Both; knowledge_base=Contract terms; started_by=Nils Ode; duration=22; findings=9; accepted=9; score=99
- Annual report, first pass | document=Annual report, draft 2; mode=Cloud knowledge; knowledge_base=General grammar; started_by=Edda Rowe; duration=0; findings=0; accepted=0
! record finding|proofreading finding|error found|correction|suggestion|proofreading result|issue: Text found!;Proofreading->@proofreading|proofreading run~Pump manual, first pass;Kind=Spelling|Grammar|Term|Punctuation|Number|Style|Fact;Page:number#1-10000;Suggestion;Reason:long;Rule->@knowledge entry|proofreading experience~Impeller, not rotor;Certainty:percent;~Decision=Open|Accepted|Rejected|Changed
- rotor | proofreading=Pump manual, first pass; kind=Term; page=12; suggestion=impeller; rule=Impeller, not rotor; certainty=96; decision=Accepted
- 40 Nm to 60 nm | proofreading=Pump manual, first pass; kind=Number; page=31; suggestion=40 Nm to 60 Nm; certainty=99; decision=Accepted
- Checking is to be done | proofreading=Pump manual, cloud pass; kind=Style; page=8; suggestion=Check; certainty=70; decision=Open
- Leasor | proofreading=Lease check; kind=Spelling; page=1; suggestion=Lessor; certainty=98; decision=Accepted
item knowledge base|local knowledge base|cloud knowledge base|cloud-based knowledge base|exclusive knowledge base: Name!;Place=Local|Cloud;Subject;Language=English|Chinese|German|French|Spanish;~Entries:number#0-10000000;Owner~Edda Rowe;Visibility=Private|Team|Public;Updated on:date;~Status=Active|Off
- House terms | place=Local; subject=Pumps; language=English; entries=820; owner=Edda Rowe; visibility=Team; status=Active
- Contract terms | place=Local; subject=Leases; language=German; entries=210; owner=Nils Ode; visibility=Private; status=Active
- General grammar | place=Cloud; subject=All; language=English; entries=410000; visibility=Public; status=Active
- Old brand names | place=Local; subject=Names; language=English; entries=35; owner=Nils Ode; visibility=Private; status=Off
! record knowledge entry|proofreading experience|experience|rule|term entry|correction rule: Title!;Knowledge base->@knowledge base|local knowledge base~House terms;Wrong form;Right form;Kind=Spelling|Grammar|Term|Punctuation|Number|Style;Explanation:long;Learned from->@finding|proofreading finding~rotor;Recorded by~Edda Rowe;Recorded on:date;~Times used:number#0-1000000;Active:boolean
- Impeller, not rotor | knowledge_base=House terms; wrong_form=rotor; right_form=impeller; kind=Term; learned_from=rotor; recorded_by=Edda Rowe; times_used=61
- Torque in Nm | knowledge_base=House terms; wrong_form=nm; right_form=Nm; kind=Number; recorded_by=Edda Rowe; times_used=18
- Lessor | knowledge_base=Contract terms; wrong_form=Leasor; right_form=Lessor; kind=Spelling; learned_from=Leasor; recorded_by=Nils Ode; times_used=7
- Old company name | knowledge_base=Old brand names; wrong_form=Pumpex; right_form=Flowline; kind=Term; recorded_by=Nils Ode; times_used=0
item proofreading mode|mode|check mode: Name!;Uses=Local|Cloud|Both;Checks~Terms, spelling;Strictness=Low|Normal|High;Price per 1000 words:money;Default:boolean
- Local knowledge | uses=Local; checks=Terms, numbers; strictness=Normal; price_per_1000_words=0
- Cloud knowledge | uses=Cloud; checks=Grammar, style, facts; strictness=High; price_per_1000_words=0.2
- Both | uses=Both; checks=All; strictness=High; price_per_1000_words=0.2
- Quick spelling | uses=Local; checks=Spelling; strictness=Low; price_per_1000_words=0
# openai for editing|file to openai|ai pdf|pdf with ai|ai document editing|ai document editor|edit pdf with|openai pdf
item pdf file|original file|uploaded file|document|original pdf: Name!;File:file;Pages:number#1-10000;Size:number(KB)#0-10000000;Fonts;Page size=A4|A5|Letter|Other;Language=English|Chinese|German|French|Spanish;Scanned:boolean;Uploaded on:date;Delete on:date;~Status=Uploaded|Read|Edited|Failed
- offer-117.pdf | pages=4; size=310; fonts=Inter; page_size=A4; language=English; status=Edited
- house-rules.pdf | pages=9; size=190; fonts=Serif, Sans; page_size=A4; language=German; status=Read
- flyer-summer.pdf | pages=2; size=2400; fonts=Display; page_size=A5; language=English; status=Edited
- scan-contract.pdf | pages=12; size=5100; page_size=Letter; language=English; status=Failed
record edit task|edit job|editing request|openai edit|editing task|processing job {Waiting|Sent|Done|Failed}: Title!;Pdf file->@pdf file|original file~offer-117.pdf;Instruction:long!;Template->@instruction template|prompt template~Correct the language;Model->@ai model|model~Large text;Pages from:number#1-10000;Pages to:number#1-10000;Keep formatting:boolean;Tokens:number#0-10000000;Cost:money;Sent on:date;Duration:number(s)#0-100000;Error
- Friendlier offer | pdf_file=offer-117.pdf; instruction=Make it shorter and friendlier.; template=Shorten; model=Large text; pages_from=1; pages_to=4; tokens=6200; cost=0.09; duration=21
- Correct the rules | pdf_file=house-rules.pdf; instruction=Correct spelling only.; template=Correct the language; model=Small text; pages_from=1; pages_to=9; tokens=9100; cost=0.02; duration=30
- Flyer to French | pdf_file=flyer-summer.pdf; instruction=Translate to French.; template=Translate; model=Large text; pages_from=1; pages_to=2; tokens=1800; cost=0.03; duration=12
- Contract summary | pdf_file=scan-contract.pdf; instruction=Summary on page one.; model=Large text; pages_from=1; pages_to=12; tokens=0; cost=0; duration=3; error=No text in the scan
! record edited file|result file|edited pdf|returned pdf|returned pdf file: File name!;Task->@edit task|edit job~Friendlier offer;Original->@pdf file|original file~offer-117.pdf;File:file;Pages:number#1-10000;Version:number#1-1000;Layout kept:percent;Made on:date;~Downloads:number#0-100000
- offer-117-v2.pdf | task=Friendlier offer; original=offer-117.pdf; pages=3; version=2; layout_kept=98; downloads=3
- house-rules-v2.pdf | task=Correct the rules; original=house-rules.pdf; pages=9; version=2; layout_kept=100; downloads=1
- flyer-fr.pdf | task=Flyer to French; original=flyer-summer.pdf; pages=2; version=2; layout_kept=93; downloads=2
- offer-117-v3.pdf | task=Friendlier offer; original=offer-117.pdf; pages=4; version=3; layout_kept=99; downloads=0
! record text block|page block|extracted block: Title!;Pdf file->@pdf file|original file~offer-117.pdf;Page:number#1-10000;Order:number#1-100000;Font;Font size:number(pt)#1-200;Left:number(pt)#0-10000;Top:number(pt)#0-10000;Text before:long;Text after:long
- Heading of the offer | pdf_file=offer-117.pdf; page=1; order=1; font=Inter; font_size=18; left=56; top=80; text_before=Offer for the supply of lamps; text_after=Your lamps
- First paragraph | pdf_file=offer-117.pdf; page=1; order=2; font=Inter; font_size=10; left=56; top=130; text_before=We hereby submit; text_after=Here is
- Rule 4 | pdf_file=house-rules.pdf; page=2; order=9; font=Serif; font_size=11; left=60; top=300; text_before=Quite after ten; text_after=Quiet after ten
- Flyer claim | pdf_file=flyer-summer.pdf; page=1; order=1; font=Display; font_size=40; left=30; top=60; text_before=Summer is here; text_after=Voici l'été
! item instruction template|prompt template|editing instruction: Name!;Text:long;Category=Language|Translation|Shortening|Layout|Data protection;Owner;Shared:boolean;~Used:number#0-1000000
- Correct the language | text=Correct spelling and grammar only.; category=Language; used=410
- Shorten | text=Shorten by a third.; category=Shortening; used=96
- Translate | text=Translate and keep names.; category=Translation; used=188
- Black out names | text=Replace names by initials.; category=Data protection; used=31
! item ai model|model: Name!;Provider;Longest input:number(tokens)#500-10000000;Price per 1000 tokens:money;Active:boolean;Default:boolean
- Large text | provider=OpenAI; longest_input=128000; price_per_1000_tokens=0.015
- Small text | provider=OpenAI; longest_input=128000; price_per_1000_tokens=0.002
- Vision | provider=OpenAI; longest_input=64000; price_per_1000_tokens=0.02
- Old text | provider=OpenAI; longest_input=16000; price_per_1000_tokens=0.003
# eml document|eml file|modifying eml|email document|email file|eml editor|modify email
item eml document|email document|email file|eml file|original document|message file: File name!;File:file;Subject;Sender:email;Recipients;Sent date:date;Sent time:time;Body:long;Attachments:number#0-1000;Size:number(KB)#0-1000000;Folder->@document folder|folder~Tests;Uploaded on:date;~Status=Uploaded|Read|Modified|Faulty
- welcome.eml | subject=Welcome to the course; recipients=list@course.example; body=We start on Monday.; attachments=1; size=84; folder=Tests; status=Modified
- invoice-note.eml | subject=Your invoice; body=Please find the invoice.; attachments=1; size=210; folder=Archive; status=Read
- minutes.eml | subject=Minutes of May; attachments=0; size=12; folder=Archive; status=Read
- broken.eml | attachments=0; size=1; folder=Tests; status=Faulty
record modification|modification record|modification history|change record|modified version|modification task: Title!;Document->@eml document|email document~welcome.eml;Format->@date format|date and time format~Mail header;Old date:date;New date:date;Old time:time;New time:time;Old body:long;New body:long;Reason;Modified on:date;~Status=Draft|Previewed|Applied|Undone
- Welcome, new start | document=welcome.eml; format=Mail header; old_body=We start on Monday.; new_body=We start on Tuesday.; reason=Holiday; status=Applied
- Welcome, time zone | document=welcome.eml; format=ISO; reason=Winter time; status=Previewed
- Invoice date | document=invoice-note.eml; format=Mail header; reason=Test of the filter; status=Undone
- Minutes text | document=minutes.eml; format=Day first; new_body=Three points were decided.; status=Draft
! record modified document|modified file|output file|result|preview: File name!;Modification->@modification|modification record~Welcome, new start;Original->@eml document|email document~welcome.eml;Version:number#1-1000;File:file;Preview:long;Made on:date;~Downloads:number#0-100000
- welcome-v2.eml | modification=Welcome, new start; original=welcome.eml; version=2; downloads=2
- welcome-v3.eml | modification=Welcome, time zone; original=welcome.eml; version=3; downloads=0
- invoice-note-v2.eml | modification=Invoice date; original=invoice-note.eml; version=2; downloads=1
- minutes-v2.eml | modification=Minutes text; original=minutes.eml; version=2; downloads=0
! item date format|date and time format|time format: Name!;Pattern;Example;Time zone;Default:boolean
- Mail header | pattern=EEE, d MMM yyyy HH:mm:ss Z; example=Mon, 5 May 2025 09:00:00 +0200
- ISO | pattern=yyyy-MM-dd HH:mm; example=2025-05-05 09:00
- Day first | pattern=dd.MM.yyyy HH:mm; example=05.05.2025 09:00
- Month first | pattern=MM/dd/yyyy h:mm a; example=05/05/2025 9:00 AM
! record attachment|email attachment|document part: Name!;Document->@eml document|email document~welcome.eml;Kind=Text|HTML|Picture|PDF|Other;Size:number(KB)#0-1000000;File:file;Kept:boolean
- programme.pdf | document=welcome.eml; kind=PDF; size=71
- invoice-204.pdf | document=invoice-note.eml; kind=PDF; size=180
- logo.png | document=invoice-note.eml; kind=Picture; size=14
- body.html | document=welcome.eml; kind=HTML; size=6
! item document folder|folder: Name!;Colour;Description:long;~Documents:number#0-100000
- Tests | documents=14
- Archive | documents=60
- Course mails | documents=8
- To check | documents=3
# data entry|numerical data|numeric data|data input automation|automatic data entry|number entry
item data file|numerical data file|uploaded file|numeric file|source file: Name!;File:file;Format=CSV|Excel|JSON|Text|Scan;Template->@entry template|entry form~Meter readings;Rows:number#0-10000000;Rows taken:number#0-10000000;Rows refused:number#0-10000000;Uploaded by~Greta Moll;Uploaded on:date;~Status=Waiting|Read|Checked|Failed
- meters-may.csv | format=CSV; template=Meter readings; rows=420; rows_taken=414; rows_refused=6; uploaded_by=Greta Moll; status=Checked
- lab-week21.xlsx | format=Excel; template=Lab values; rows=96; rows_taken=96; rows_refused=0; uploaded_by=Isak Boe; status=Checked
- tally-scan.pdf | format=Scan; template=Stock tally; rows=40; rows_taken=31; rows_refused=9; uploaded_by=Greta Moll; status=Read
- empty.csv | format=CSV; rows=0; uploaded_by=Isak Boe; status=Failed
record data entry|numerical entry|entered data|numerical data|value|numerical value|data record: Title!;Template->@entry template|entry form~Meter readings;Field->@entry field|field~Reading;Data file->@data file|numerical data file~meters-may.csv;Row:number#1-10000000;Value:number#-1000000000000-1000000000000!;Unit;Measured on:date;Entered=By hand|From file|Automatically;Entered by~Greta Moll;~State=Valid|Doubtful|Refused|Corrected
- Meter 1044, May | template=Meter readings; field=Reading; data_file=meters-may.csv; row=12; value=48211; unit=kWh; entered=From file; entered_by=Greta Moll; state=Valid
- Meter 1045, May | template=Meter readings; field=Reading; data_file=meters-may.csv; row=13; value=-4; unit=kWh; entered=From file; entered_by=Greta Moll; state=Refused
- Sample 88, pH | template=Lab values; field=pH; data_file=lab-week21.xlsx; row=4; value=7.2; entered=Automatically; entered_by=Isak Boe; state=Valid
- Shelf 7, pieces | template=Stock tally; field=Pieces; value=48; unit=pieces; entered=By hand; entered_by=Greta Moll; state=Corrected
! item entry template|entry form|data template|form: Name!;Description:long;Fields:number#1-1000;Repeats=Once|Daily|Weekly|Monthly;Owner~Isak Boe;Active:boolean
- Meter readings | fields=3; repeats=Monthly; owner=Greta Moll
- Lab values | fields=8; repeats=Weekly; owner=Isak Boe
- Stock tally | fields=4; repeats=Weekly; owner=Greta Moll
- Fuel log | fields=5; repeats=Daily; owner=Isak Boe
! item entry field|field|column: Name!;Template->@entry template|entry form~Meter readings;Type=Whole number|Decimal|Percent|Money|Date;Unit;Decimals:number#0-10;Position:number#1-1000;Required:boolean
- Reading | template=Meter readings; type=Whole number; unit=kWh; decimals=0; position=2
- pH | template=Lab values; type=Decimal; decimals=1; position=1
- Pieces | template=Stock tally; type=Whole number; unit=pieces; decimals=0; position=3
- Litres | template=Fuel log; type=Decimal; unit=l; decimals=2; position=2
item validation rule|check rule|rule: Name!;Field->@entry field|field~Reading;Check=Is filled|Is a number|Within limits|Not below the last|Occurs once;Smallest:number;Largest:number;Message;If it fails=Refuse|Mark|Correct;Active:boolean
- Reading not negative | field=Reading; check=Within limits; smallest=0; largest=9999999; message=Reading must be 0 or more; if_it_fails=Refuse
- pH between 0 and 14 | field=pH; check=Within limits; smallest=0; largest=14; message=pH out of range; if_it_fails=Refuse
- Reading grows | field=Reading; check=Not below the last; message=Lower than last month; if_it_fails=Mark
- Pieces filled | field=Pieces; check=Is filled; message=Count is missing; if_it_fails=Mark
record validation error|entry error|error|error record|data error: Title!;Data file->@data file|numerical data file~meters-may.csv;Rule->@validation rule|check rule~Reading not negative;Entry->@data entry|numerical entry~Meter 1045, May;Row:number#1-10000000;Value found;Handled by~Greta Moll;~Handling=Open|Corrected|Left out|Accepted
- Negative meter 1045 | data_file=meters-may.csv; rule=Reading not negative; entry=Meter 1045, May; row=13; value_found=-4; handled_by=Greta Moll; handling=Open
- Lower than April | data_file=meters-may.csv; rule=Reading grows; row=77; value_found=1200; handling=Accepted
- Count not readable | data_file=tally-scan.pdf; rule=Pieces filled; row=9; value_found=?; handling=Corrected
- Letter O for zero | data_file=tally-scan.pdf; rule=Pieces filled; row=22; value_found=1O; handled_by=Greta Moll; handling=Corrected
! record entry change|value history|edit history: Title!;Entry->@data entry|numerical entry~Shelf 7, pieces;Old value;New value;Changed by~Greta Moll;Changed on:date;Reason
- Shelf 7 recounted | entry=Shelf 7, pieces; old_value=43; new_value=48; changed_by=Greta Moll; reason=Second count
- Meter 1044 digit | entry=Meter 1044, May; old_value=4821; new_value=48211; changed_by=Greta Moll; reason=Digit missing
- pH of sample 88 | entry=Sample 88, pH; old_value=72; new_value=7.2; changed_by=Isak Boe; reason=Decimal point
- Shelf 7 unit | entry=Shelf 7, pieces; old_value=boxes; new_value=pieces; changed_by=Greta Moll
! record data export|export|exported file: File name!;Template->@entry template|entry form~Meter readings;Format=CSV|Excel|JSON|PDF;Rows:number#0-10000000;From:date;Until:date;File:file;Made by~Isak Boe;Made on:date
- meters-may.xlsx | template=Meter readings; format=Excel; rows=414; made_by=Greta Moll
- lab-week21.csv | template=Lab values; format=CSV; rows=96; made_by=Isak Boe
- tally.pdf | template=Stock tally; format=PDF; rows=31; made_by=Greta Moll
- fuel.json | template=Fuel log; format=JSON; rows=0; made_by=Isak Boe
# tea recording|tea drinking|tea diary|tea tasting|tea journal|tea log|drinking diaries
record tea diary|tea drinking diary|tea session|tea drinking record|tea tasting|tea record|user tea drinking diary: Title!;Tea->@tea|tea leaf~Spring Longjing|Old bush oolong;Water->@water|water type~Filtered tap|Mountain spring;Utensil->@utensil|tea utensil~White gaiwan|Clay pot;Drunk on:date;Water temperature:number(C)#20-100;Leaves:number(g)#0.1-100;Infusions:number#1-30;Mood=Calm|Awake|Cosy|Festive;Stars:number#1-5;Notes:long;Photo:image;Visible to=Only me|Friends|Everyone
- Morning by the window | tea=Spring Longjing; water=Filtered tap; utensil=White gaiwan; water_temperature=80; leaves=3; infusions=4; mood=Awake; stars=5; notes=Chestnut, then pea shoots.; visible_to=Everyone
- Rainy oolong | tea=Old bush oolong; water=Mountain spring; utensil=Clay pot; water_temperature=98; leaves=6; infusions=8; mood=Cosy; stars=4; visible_to=Friends
- White tea after lunch | tea=White peony; water=Filtered tap; utensil=Glass pot; water_temperature=88; leaves=4; infusions=3; mood=Calm; stars=4; visible_to=Only me
- Cake from 2010 | tea=Ripe pu-erh cake; water=Mountain spring; utensil=Clay pot; water_temperature=100; leaves=7; infusions=10; mood=Festive; stars=5; visible_to=Everyone
item tea|tea leaf: Name!;Category->@tea category|category~Green|Oolong;Origin;Harvest year:number#1900-2100;Maker;Price for 100 g:money;Left:number(g)#0-100000;Best temperature:number(C)#20-100;Flavours;Picture:image
- Spring Longjing | category=Green; origin=Hangzhou; harvest_year=2025; price_for_100_g=38; left=85; best_temperature=80; flavours=Chestnut, bean
- Old bush oolong | category=Oolong; origin=Wuyi; harvest_year=2023; price_for_100_g=52; left=40; best_temperature=98; flavours=Roast, stone
- White peony | category=White; origin=Fuding; harvest_year=2024; price_for_100_g=21; left=120; best_temperature=88; flavours=Hay, honey
- Ripe pu-erh cake | category=Dark; origin=Menghai; harvest_year=2010; price_for_100_g=44; left=310; best_temperature=100; flavours=Earth, date
! item tea category|category: Name!;Oxidised:percent;Temperature from:number(C)#20-100;Temperature to:number(C)#20-100;Description:long;Colour
- Green | oxidised=0; temperature_from=70; temperature_to=85
- White | oxidised=10; temperature_from=80; temperature_to=90
- Oolong | oxidised=45; temperature_from=90; temperature_to=100
- Dark | oxidised=100; temperature_from=95; temperature_to=100
item water|water type: Name!;Kind=Tap|Filtered|Spring|Bottled|Well;Hardness:number(dH)#0-50;pH:number#0-14;Source;Note
- Filtered tap | kind=Filtered; hardness=5; ph=7.1
- Mountain spring | kind=Spring; hardness=2; ph=6.8; source=Path above the mill
- Bottled soft | kind=Bottled; hardness=1; ph=6.5
- Kitchen tap | kind=Tap; hardness=14; ph=7.6
item utensil|tea utensil|teapot|tea set: Name!;Kind=Gaiwan|Teapot|Cup|Kettle|Strainer|Tray;Material=Porcelain|Clay|Glass|Iron|Wood;Volume:number(ml)#0-5000;Maker;Bought on:date;Picture:image
- White gaiwan | kind=Gaiwan; material=Porcelain; volume=110
- Clay pot | kind=Teapot; material=Clay; volume=130
- Glass pot | kind=Teapot; material=Glass; volume=300
- Iron kettle | kind=Kettle; material=Iron; volume=1200
! record diary share|share|shared diary [shar\\w*]: Title!;Diary->@tea diary|tea session~Morning by the window;Shared to=Moments|Group|Friend|Other network;Text:long;Shared on:date;~Seen:number#0-1000000;~Likes:number#0-1000000
- Window to moments | diary=Morning by the window; shared_to=Moments; seen=84; likes=12
- Oolong for the group | diary=Rainy oolong; shared_to=Group; seen=31; likes=6
- Cake to Ana | diary=Cake from 2010; shared_to=Friend; seen=1; likes=1
- Cake to moments | diary=Cake from 2010; shared_to=Moments; seen=120; likes=27
! item badge|reward|badge type [badge\\w*|reward\\w*|achievement\\w*]: Name!;Condition;Needed:number#1-100000;Icon:image;Points:number#0-100000;Description:long
- First leaf | condition=First diary shared; needed=1; points=10
- Seven mornings | condition=Diaries on seven days in a row; needed=7; points=50
- Six colours | condition=One tea of each category; needed=6; points=80
- Well known | condition=Likes on shared diaries; needed=100; points=120
! record earned badge|badge award|awarded badge [badge\\w*|reward\\w*|achievement\\w*]: Title!;Badge->@badge|reward~First leaf;Diary->@tea diary|tea session~Morning by the window;Person~Lin Mei|Ana Ruiz;Earned on:date
- Lin's first leaf | badge=First leaf; diary=Morning by the window; person=Lin Mei
- Ana's first leaf | badge=First leaf; diary=Cake from 2010; person=Ana Ruiz
- Lin's seven mornings | badge=Seven mornings; diary=Morning by the window; person=Lin Mei
- Ana is well known | badge=Well known; diary=Cake from 2010; person=Ana Ruiz
# speech translation|live translation|simultaneous interpretation|real-time translation|multilingual webinar|live captions|simultaneous translation
event webinar|session|multilingual webinar|event|meeting: Title!;Host~Chiara Monti|Paul Wegner;Date:date;Starts at:time;Minutes:number(min)#1-1440;Spoken language->@language|supported language~English;Places:number#1-100000;Link:url;Access code;Recording:file;Description:long;~Status=Planned|Live|Ended|Cancelled
- Heat pumps for old houses | host=Paul Wegner; minutes=60; spoken_language=German; places=300; access_code=HP-60; status=Planned
- Olive oil, tasting online | host=Chiara Monti; minutes=45; spoken_language=Italian; places=120; access_code=OL-45; status=Live
- Reading balance sheets | host=Paul Wegner; minutes=90; spoken_language=English; places=500; access_code=BS-90; status=Ended
- Sails and knots | host=Chiara Monti; minutes=50; spoken_language=French; places=80; access_code=SK-50; status=Cancelled
item language|supported language|translation language: Name!;Code;Own name;Direction=Left to right|Right to left;Recognition:boolean;Voice->@voice|audio voice~Giulia;Active:boolean
- Italian | code=it; own_name=Italiano; direction=Left to right; voice=Giulia
- German | code=de; own_name=Deutsch; direction=Left to right; voice=Anton
- French | code=fr; own_name=Français; direction=Left to right; voice=Claire
- English | code=en; own_name=English; direction=Left to right; voice=Sam
! item translation channel|language channel|audio channel|translated audio|audio stream: Name!;Webinar->@webinar|session~Olive oil, tasting online;Language->@language|supported language~German;Kind=Machine|Interpreter|Original;Interpreter;Stream address:url;Delay:number(s)#0-60;~Listeners:number#0-100000;~Status=Ready|Live|Stopped
- Olive oil in German | webinar=Olive oil, tasting online; language=German; kind=Machine; delay=3; listeners=41; status=Live
- Olive oil in English | webinar=Olive oil, tasting online; language=English; kind=Machine; delay=3; listeners=28; status=Live
- Olive oil, original | webinar=Olive oil, tasting online; language=Italian; kind=Original; delay=0; listeners=33; status=Live
- Balance sheets in French | webinar=Reading balance sheets; language=French; kind=Interpreter; interpreter=Odile Roux; delay=2; listeners=0; status=Stopped
record speech segment|spoken segment|transcript line|speech translation|caption|transcript: Text!;Webinar->@webinar|session~Olive oil, tasting online;Language->@language|supported language~Italian;Speaker~Chiara Monti;Number:number#1-1000000;From second:number#0-100000;To second:number#0-100000;Confidence:percent;Sound:file
- Benvenuti a tutti. | webinar=Olive oil, tasting online; language=Italian; speaker=Chiara Monti; number=1; from_second=4; to_second=6; confidence=98
- Cominciamo dal colore. | webinar=Olive oil, tasting online; language=Italian; speaker=Chiara Monti; number=2; from_second=7; to_second=10; confidence=95
- Adesso assaggiamo. | webinar=Olive oil, tasting online; language=Italian; speaker=Chiara Monti; number=3; from_second=61; to_second=63; confidence=93
- Assets come first. | webinar=Reading balance sheets; language=English; speaker=Paul Wegner; number=12; from_second=140; to_second=143; confidence=97
! record translated segment|translation|translated text|translated caption: Text!;Segment->@speech segment|spoken segment~Benvenuti a tutti.;Channel->@translation channel|language channel~Olive oil in German;Language->@language|supported language~German;Delay:number(s)#0-60;Quality:percent;Corrected by;Sound:file
- Willkommen an alle. | segment=Benvenuti a tutti.; channel=Olive oil in German; language=German; delay=3; quality=97
- Welcome, everybody. | segment=Benvenuti a tutti.; channel=Olive oil in English; language=English; delay=3; quality=98
- Wir beginnen mit der Farbe. | segment=Cominciamo dal colore.; channel=Olive oil in German; language=German; delay=3; quality=94
- Now we taste. | segment=Adesso assaggiamo.; channel=Olive oil in English; language=English; delay=2; quality=96
record participant|attendee|webinar participant|user attending|attendance|users attending record|attending user: Name!;Webinar->@webinar|session~Olive oil, tasting online;Channel->@translation channel|language channel~Olive oil in German;Language->@language|supported language~German;Role=Listener|Host|Interpreter|Moderator;Joined at:time;Left at:time;Microphone:boolean;Hand raised:boolean;~State=Invited|In the room|Muted|Removed|Left
- Jutta Kern | webinar=Olive oil, tasting online; channel=Olive oil in German; language=German; role=Listener; state=In the room
- Sam Boyd | webinar=Olive oil, tasting online; channel=Olive oil in English; language=English; role=Listener; state=Muted
- Chiara Monti | webinar=Olive oil, tasting online; channel=Olive oil, original; language=Italian; role=Host; state=In the room
- Remi Fabre | webinar=Reading balance sheets; channel=Balance sheets in French; language=French; role=Listener; state=Left
! record audience question|question|interaction|chat message [interact\\w*|question\\w*|chat\\w*|poll\\w*]: Text!;Webinar->@webinar|session~Olive oil, tasting online;Asked by~Jutta Kern;Language->@language|supported language~German;Translated:long;Votes:number#0-100000;Asked at:time;Answer:long;~State=Waiting|Answered|Hidden
- Wie lange hält sich das Öl? | webinar=Olive oil, tasting online; asked_by=Jutta Kern; language=German; translated=How long does the oil keep?; votes=7; answer=18 months; state=Answered
- Which bottle is number two? | webinar=Olive oil, tasting online; asked_by=Sam Boyd; language=English; votes=3; state=Waiting
- Et les dettes? | webinar=Reading balance sheets; asked_by=Remi Fabre; language=French; translated=And the debts?; votes=1; state=Answered
- Is there a recording? | webinar=Olive oil, tasting online; asked_by=Sam Boyd; language=English; votes=12; state=Waiting
! item voice|audio voice: Name!;Sex=Female|Male|Neutral;Accent;Speed:percent;Sample:file;Active:boolean
- Giulia | sex=Female; accent=Rome; speed=100
- Anton | sex=Male; accent=Standard; speed=105
- Claire | sex=Female; accent=Paris; speed=100
- Sam | sex=Neutral; accent=British; speed=100
# 3d printing cost|printing cost calculator|3d print calculator|printing cost|3d printing quote|print price calculator|cost of 3d
item model file|3d model|stl file|obj file|uploaded model|model: Name!;File:file;Format=STL|OBJ|3MF|STEP;Unit=mm|cm|inch;Length:number(mm)#0-10000;Width:number(mm)#0-10000;Height:number(mm)#0-10000;Volume:number(cm3)#0-1000000;Triangles:number#0-100000000;Closed:boolean;Picture:image;Uploaded on:date;~Status=Uploaded|Measured|Faulty
- hinge.stl | format=STL; unit=mm; length=62; width=30; height=12; volume=11.4; triangles=4200; status=Measured
- vase-tall.obj | format=OBJ; unit=mm; length=90; width=90; height=210; volume=182; triangles=88000; status=Measured
- gear-24.stl | format=STL; unit=mm; length=48; width=48; height=10; volume=9.8; triangles=9700; status=Uploaded
- broken-shell.obj | format=OBJ; unit=cm; triangles=310; status=Faulty
item printing technology|technology|printing method|process: Name!;Code=FDM|SLA|SLS|MJF|DMLS;Layer:number(mm)#0.01-2;Largest length:number(mm)#1-10000;Largest width:number(mm)#1-10000;Largest height:number(mm)#1-10000;Price per hour:money;Setup fee:money;Speed:number(cm3 per h)#0.1-10000;Active:boolean
- Filament | code=FDM; layer=0.2; largest_length=300; largest_width=300; largest_height=400; price_per_hour=2.5; setup_fee=4; speed=18
- Resin | code=SLA; layer=0.05; largest_length=145; largest_width=145; largest_height=185; price_per_hour=4; setup_fee=8; speed=22
- Powder | code=SLS; layer=0.1; largest_length=320; largest_width=320; largest_height=600; price_per_hour=9; setup_fee=15; speed=90
- Metal | code=DMLS; layer=0.04; largest_length=250; largest_width=250; largest_height=300; price_per_hour=38; setup_fee=90; speed=12
! item print material|material|filament: Name!;Technology->@printing technology|technology~Filament|Resin;Density:number(g/cm3)#0.1-25;Price per kg:money;Colour;Strength=Low|Medium|High;Heat up to:number(C)#0-2000;In stock:boolean
- PLA white | technology=Filament; density=1.24; price_per_kg=22; colour=White; strength=Medium; heat_up_to=55
- PETG black | technology=Filament; density=1.27; price_per_kg=26; colour=Black; strength=High; heat_up_to=75
- Clear resin | technology=Resin; density=1.12; price_per_kg=48; colour=Clear; strength=Medium; heat_up_to=60
- PA12 | technology=Powder; density=1.01; price_per_kg=62; colour=Gray; strength=High; heat_up_to=150
item cost formula|formula|pricing rule|predefined formula: Name!;Technology->@printing technology|technology~Filament;Expression:long;Solid share:percent;Margin:percent;Smallest price:money;Valid from:date;Active:boolean
- Filament standard | technology=Filament; expression=setup + weight * price + hours * rate; solid_share=20; margin=25; smallest_price=9
- Resin standard | technology=Resin; expression=setup + volume * 1.15 * price + hours * rate; solid_share=100; margin=30; smallest_price=15
- Powder batch | technology=Powder; expression=setup / parts + box volume * rate; solid_share=100; margin=20; smallest_price=25
- Filament solid | technology=Filament; expression=setup + weight * price + hours * rate; solid_share=100; margin=25; smallest_price=12
record cost estimate|estimate|calculation|printing cost|calculation record|cost estimation|weight estimation: Title!;Model->@model file|3d model~hinge.stl|vase-tall.obj;Technology->@printing technology|technology~Filament;Material->@print material|material~PLA white;Formula->@cost formula|formula~Filament standard;Infill:percent;Pieces:number#1-100000;Weight:number(g)#0-1000000;Print time:number(h)#0-10000;Material cost:money;Machine cost:money;Total:money;Calculated on:date
- Hinge in PETG, 10 pieces | model=hinge.stl; technology=Filament; material=PETG black; formula=Filament standard; infill=40; pieces=10; weight=82; print_time=6.3; material_cost=2.13; machine_cost=15.75; total=27.35
- Vase in white | model=vase-tall.obj; technology=Filament; material=PLA white; formula=Filament standard; infill=10; pieces=1; weight=96; print_time=10.1; material_cost=2.11; machine_cost=25.25; total=39.2
- Vase in resin | model=vase-tall.obj; technology=Resin; material=Clear resin; formula=Resin standard; infill=100; pieces=1; weight=204; print_time=8.3; material_cost=11.24; machine_cost=33.2; total=68.17
- Gear in PA12 | model=gear-24.stl; technology=Powder; material=PA12; formula=Powder batch; infill=100; pieces=4; weight=40; print_time=0.5; material_cost=2.48; machine_cost=4.5; total=25
! request print request|quote request|print quote: Title!;Estimate->@cost estimate|estimate~Hinge in PETG, 10 pieces;Name!;Email:email!;Phone:phone;Wanted by:date;Delivery=Pick-up|Parcel|Express;Price offered:money;Message:long
- Ten hinges for the boat | estimate=Hinge in PETG, 10 pieces; name=Oda Falk; email=oda@boat.example; delivery=Parcel; price_offered=31
- Vase for the shop | estimate=Vase in resin; name=Ivo Kern; email=ivo@shop.example; delivery=Pick-up; price_offered=70
- Spare gears | estimate=Gear in PA12; name=Mia Lund; email=mia@lab.example; delivery=Express; price_offered=39
- White vase | estimate=Vase in white; name=Ivo Kern; email=ivo@shop.example; delivery=Pick-up; price_offered=40
! item finishing option|post-processing|finish: Name!;Technology->@printing technology|technology~Resin;Price per piece:money;Days:number#0-100;Description:long
- Supports removed | technology=Filament; price_per_piece=1; days=0
- Sanded and clear coat | technology=Resin; price_per_piece=8; days=2
- Dyed black | technology=Powder; price_per_piece=3; days=1
- Polished | technology=Metal; price_per_piece=22; days=4
# word documents to|word to json|structured json|document to json|custom-structured json|docx to json
item word document|source document|uploaded document|word file: Name!;File:file;Kind=DOCX|DOC|ODT|RTF;Pages:number#1-10000;Headings:number#0-10000;Tables:number#0-10000;Pictures:number#0-10000;Size:number(KB)#0-1000000;Folder->@document folder|folder~Recipes;Uploaded on:date;~Status=Uploaded|Read|Failed
- bread-recipes.docx | kind=DOCX; pages=24; headings=41; tables=12; pictures=30; size=4100; folder=Recipes; status=Read
- course-catalogue.docx | kind=DOCX; pages=60; headings=120; tables=58; pictures=4; size=900; folder=Catalogues; status=Read
- minutes-may.doc | kind=DOC; pages=3; headings=5; tables=0; pictures=0; size=60; folder=Minutes; status=Uploaded
- locked.docx | kind=DOCX; size=210; folder=Minutes; status=Failed
item json structure|json schema|custom structure|output structure|conversion option: Name!;Root name;Schema:long;Tables as=Rows|Objects|HTML;Pictures=Left out|As file|As text;Keep numbering:boolean;Language;Default:boolean;~Used:number#0-1000000
- Recipe list | root_name=recipes; schema=title, yield, ingredients, steps; tables_as=Objects; pictures=As file; used=14
- Course list | root_name=courses; schema=code, title, hours, teacher; tables_as=Objects; pictures=Left out; used=31
- Headings tree | root_name=document; schema=heading, text, children; tables_as=Rows; pictures=Left out; used=82
- Plain paragraphs | root_name=paragraphs; schema=number, text; tables_as=HTML; pictures=As text; used=9
! item field mapping|structure field|mapping|json field: Name in JSON!;Structure->@json structure|json schema~Recipe list;Found by=Heading|Style|Table column|Pattern|Position;Source~Heading 2;Type=Text|Number|Date|List|Object;Parent;Required:boolean;Position:number#1-1000
- title | structure=Recipe list; found_by=Heading; source=Heading 1; type=Text; position=1
- ingredients | structure=Recipe list; found_by=Table column; source=Ingredient; type=List; position=3
- hours | structure=Course list; found_by=Table column; source=Hours; type=Number; position=3
- children | structure=Headings tree; found_by=Style; source=Heading 2; type=Object; position=3
record conversion|conversion task|word document conversion|conversion job|conversion history {Waiting|Running|Done|Failed}: Title!;Document->@word document|source document~bread-recipes.docx;Structure->@json structure|json schema~Recipe list;Batch;Started on:date;Duration:number(ms)#0-10000000;Objects:number#0-10000000;Warnings:number#0-100000;Message
- Recipes to JSON | document=bread-recipes.docx; structure=Recipe list; batch=June 1; duration=840; objects=40; warnings=1
- Courses to JSON | document=course-catalogue.docx; structure=Course list; batch=June 1; duration=1900; objects=116; warnings=4
- Minutes as a tree | document=minutes-may.doc; structure=Headings tree; duration=0; objects=0; warnings=0
- Locked file | document=locked.docx; structure=Headings tree; duration=30; objects=0; warnings=0; message=Password needed
! record json file|output file|conversion result|generated json file|result: File name!;Conversion->@conversion|conversion task~Recipes to JSON;Content:long;Size:number(KB)#0-1000000;Valid:boolean;File:file;Made on:date;~Downloads:number#0-100000
- bread-recipes.json | conversion=Recipes to JSON; size=96; downloads=3
- courses.json | conversion=Courses to JSON; size=140; downloads=5
- courses-v2.json | conversion=Courses to JSON; size=142; downloads=1
- recipes-short.json | conversion=Recipes to JSON; size=22; downloads=0
! record conversion warning|warning: Title!;Conversion->@conversion|conversion task~Courses to JSON;Page:number#1-10000;Field;Text found;~Handling=Open|Corrected|Ignored
- Hours not a number | conversion=Courses to JSON; page=14; field=hours; text_found=two; handling=Corrected
- Teacher missing | conversion=Courses to JSON; page=22; field=teacher; handling=Open
- Table without header | conversion=Recipes to JSON; page=9; field=ingredients; handling=Ignored
- Code twice | conversion=Courses to JSON; page=31; field=code; text_found=A-104; handling=Open
! item document folder|folder: Name!;Description:long;Colour;~Documents:number#0-100000
- Recipes | documents=4
- Catalogues | documents=11
- Minutes | documents=38
- Trials | documents=2
# pomodoro|focus timer|focus app|focused work|concentration timer|tomato timer|time management tool|focus session
record focus session|session|pomodoro|timed session|focus record|timer: Title!;Focus task->@focus task|task list entry~Chapter 3|Tax papers;Plan->@timer plan|timer setting~Classic 25|Long 50;Started on:date;Started at:time;Planned minutes:number(min)#1-600;Minutes done:number(min)#0-600;Interruptions:number#0-1000;Rating:rating;Note:long;~Result=Running|Finished|Broken off
- Chapter 3, first | focus_task=Chapter 3; plan=Classic 25; planned_minutes=25; minutes_done=25; interruptions=0; result=Finished
- Chapter 3, second | focus_task=Chapter 3; plan=Classic 25; planned_minutes=25; minutes_done=14; interruptions=2; result=Broken off
- Receipts of May | focus_task=Tax papers; plan=Long 50; planned_minutes=50; minutes_done=50; interruptions=1; result=Finished
- Scales in C | focus_task=Piano practice; plan=Short 15; planned_minutes=15; minutes_done=6; interruptions=0; result=Running
! work focus task|task|task list entry|task to focus on: Title!;List->@task list|project~Studies|Household;Estimated sessions:number#1-1000;~Sessions done:number#0-1000;Priority=Low|Normal|High;Due on:date;Notes:long
- Chapter 3 | list=Studies; estimated_sessions=6; sessions_done=3; priority=High
- Tax papers | list=Household; estimated_sessions=4; sessions_done=1; priority=Normal
- Piano practice | list=Music; estimated_sessions=10; sessions_done=8; priority=Low
- Slides for Friday | list=Studies; estimated_sessions=3; sessions_done=0; priority=High
! item task list|project|list: Name!;Colour;Order:number#1-200;Weekly goal:number(min)#0-10080;~Minutes this week:number#0-10080
- Studies | colour=Blue; order=1; weekly_goal=600; minutes_this_week=340
- Household | colour=Green; order=2; weekly_goal=120; minutes_this_week=50
- Music | colour=Orange; order=3; weekly_goal=150; minutes_this_week=96
- Side job | colour=Gray; order=4; weekly_goal=300; minutes_this_week=0
item timer plan|timer setting|timer preset|break setting: Name!;Focus minutes:number(min)#1-600;Short break:number(min)#0-120;Long break:number(min)#0-240;Sessions to long break:number#1-20;Sound=Bell|Wood|Rain|None;Starts break by itself:boolean;Default:boolean
- Classic 25 | focus_minutes=25; short_break=5; long_break=15; sessions_to_long_break=4; sound=Bell
- Long 50 | focus_minutes=50; short_break=10; long_break=30; sessions_to_long_break=2; sound=Wood
- Short 15 | focus_minutes=15; short_break=3; long_break=10; sessions_to_long_break=4; sound=None
- Rainy 40 | focus_minutes=40; short_break=8; long_break=20; sessions_to_long_break=3; sound=Rain
! record break|break record|break reminder: Title!;Session->@focus session|session~Chapter 3, first;Kind=Short|Long|Skipped;Minutes:number(min)#0-240;Activity;Reminded at:time
- Tea after chapter 3 | session=Chapter 3, first; kind=Short; minutes=5; activity=Tea
- No break | session=Chapter 3, second; kind=Skipped; minutes=0
- Walk around the block | session=Receipts of May; kind=Long; minutes=28; activity=Walk
- Stretching | session=Scales in C; kind=Short; minutes=3; activity=Stretching
record daily focus|focus statistic|daily summary|statistic: Title!;Day:date;Sessions:number#0-200;Minutes:number(min)#0-1440;Broken off:number#0-200;Best hour:time;Goal reached:boolean
- Monday | sessions=7; minutes=168; broken_off=1
- Tuesday | sessions=4; minutes=110; broken_off=0
- Wednesday | sessions=9; minutes=232; broken_off=2
- Thursday | sessions=0; minutes=0; broken_off=0
item focus goal|goal [goal\\w*|target\\w*|streak\\w*]: Name!;List->@task list|project~Studies;Minutes a day:number(min)#1-1440;Days a week:number#1-7;From:date;Until:date;~Streak:number#0-10000;~Status=Active|Reached|Given up
- Two hours for the exam | list=Studies; minutes_a_day=120; days_a_week=5; streak=6; status=Active
- Piano each day | list=Music; minutes_a_day=20; days_a_week=7; streak=41; status=Active
- Papers in May | list=Household; minutes_a_day=25; days_a_week=2; streak=0; status=Given up
- Thesis outline | list=Studies; minutes_a_day=60; days_a_week=4; streak=12; status=Reached
# to-do list|todo list|task list website|daily tasks|task reminder|personal task|todo app|to-do app|personal tasks
work to-do|task|daily task|to-do item|todo: Title!;List->@to-do list|task list~Home|Office;Category->@task category|category~Shopping|Calls;Priority=Low|Normal|High|Urgent;Due on:date;Repeats=Never|Daily|Weekly|Monthly|Yearly;Estimate:number(min)#0-10000;Notes:long;File:file;~Done on:date
- Renew passport | list=Home; category=Errands; priority=High; repeats=Never; estimate=60
- Water the tomatoes | list=Home; category=Garden; priority=Normal; repeats=Daily; estimate=10
- Call the roofer | list=Home; category=Calls; priority=Normal; repeats=Never; estimate=15
- Send May figures | list=Office; category=Writing; priority=Urgent; repeats=Monthly; estimate=45
! item to-do list|task list|list|project: Name!;Colour;Icon;Order:number#1-500;Owner~Lena Holt;Shared:boolean;Archived:boolean
- Home | colour=Green; order=1; owner=Lena Holt
- Office | colour=Blue; order=2; owner=Lena Holt
- Trip to the lake | colour=Orange; order=3; owner=Tariq Holt
- Some day | colour=Gray; order=4; owner=Lena Holt
! record subtask|checklist item|step: Title!;Task->@to-do|task~Renew passport;Order:number#1-500;Done:boolean;Done on:date
- Take photo | task=Renew passport; order=1
- Book a slot | task=Renew passport; order=2
- Ask for two offers | task=Call the roofer; order=1
- Check the totals | task=Send May figures; order=1
item task category|category|label|tag: Name!;Colour;Order:number#1-500;~Tasks:number#0-100000
- Shopping | colour=Yellow; order=1; tasks=9
- Calls | colour=Red; order=2; tasks=4
- Errands | colour=Blue; order=3; tasks=6
- Garden | colour=Green; order=4; tasks=3
! record task reminder|reminder|task notification [remind\\w*|notif\\w*|alarm\\w*]: Title!;Task->@to-do|task~Renew passport;Remind on:date;Remind at:time;Way=Push|Email|SMS;Before:number(min)#0-100000;~Status=Waiting|Sent|Snoozed|Off
- Passport next Monday | task=Renew passport; way=Push; before=1440; status=Waiting
- Tomatoes at seven | task=Water the tomatoes; way=Push; before=0; status=Sent
- Roofer before noon | task=Call the roofer; way=Push; before=60; status=Snoozed
- Figures on the last day | task=Send May figures; way=Email; before=480; status=Waiting
! record list share|shared list|collaborator [shar\\w*|collaborat\\w*|team|assign\\w*]: Title!;List->@to-do list|task list~Home;Person~Tariq Holt;Email:email;Right=View|Edit|Own;Invited on:date;~Status=Invited|Accepted|Left
- Tariq at home | list=Home; person=Tariq Holt; right=Edit; status=Accepted
- Ana for the trip | list=Trip to the lake; person=Ana Ruiz; right=Edit; status=Invited
- Ben at the office | list=Office; person=Ben Ode; right=View; status=Accepted
- Ida for the trip | list=Trip to the lake; person=Ida Falk; right=View; status=Left
record task completion|completion|task history|completed task: Title!;Task->@to-do|task~Water the tomatoes;Done on:date;Done at:time;Minutes:number(min)#0-10000;Done by~Lena Holt;Note
- Tomatoes on Monday | task=Water the tomatoes; minutes=8; done_by=Lena Holt
- Tomatoes on Tuesday | task=Water the tomatoes; minutes=9; done_by=Tariq Holt
- April figures | task=Send May figures; minutes=52; done_by=Lena Holt
- Roofer called back | task=Call the roofer; minutes=12; done_by=Tariq Holt
# text comparison|compare two texts|differences between|diff tool|file comparison|code comparison|document comparison|plagiarism comparison
record text comparison|comparison|diff|comparison task|document comparison: Title!;First text->@compared text|text version~Lease draft 1;Second text->@compared text|text version~Lease draft 2;Level=Line|Word|Character|Sentence;Ignore case:boolean;Ignore blanks:boolean;~Alike:percent;~Added:number#0-10000000;~Removed:number#0-10000000;~Changed:number#0-10000000;Compared on:date;~Status=Waiting|Done|Failed
- Lease 1 against 2 | first_text=Lease draft 1; second_text=Lease draft 2; level=Word; alike=91; added=34; removed=12; changed=9; status=Done
- Config before release | first_text=config old; second_text=config new; level=Line; alike=97; added=3; removed=1; changed=2; status=Done
- Essay against source | first_text=Essay of Tom; second_text=Source article; level=Sentence; alike=22; added=0; removed=0; changed=41; status=Done
- Empty second text | first_text=Essay of Tom; second_text=Lease draft 1; level=Word; status=Failed
! record compared text|text version|uploaded text|text input|compared document: Title!;Text:long;File:file;Format=Plain text|Word|PDF|Code|HTML;Language;Words:number#0-10000000;Lines:number#0-1000000;Folder->@comparison folder|folder~Contracts;Added on:date
- Lease draft 1 | format=Word; language=English; words=4100; lines=310; folder=Contracts
- Lease draft 2 | format=Word; language=English; words=4122; lines=314; folder=Contracts
- config old | format=Code; words=900; lines=212; folder=Releases
- Essay of Tom | format=Plain text; language=English; words=1600; lines=80; folder=School
! record difference|found difference|change|diff block: Text!;Comparison->@text comparison|comparison~Lease 1 against 2;Kind=Added|Removed|Changed|Moved;Line in first:number#0-1000000;Line in second:number#0-1000000;Was:long;Now:long;~Decision=Open|Taken|Refused
- rent of 690 to 720 | comparison=Lease 1 against 2; kind=Changed; line_in_first=14; line_in_second=14; was=690; now=720; decision=Open
- Pets are allowed | comparison=Lease 1 against 2; kind=Added; line_in_first=0; line_in_second=88; now=Pets are allowed.; decision=Taken
- timeout = 30 | comparison=Config before release; kind=Changed; line_in_first=31; line_in_second=31; was=timeout = 10; now=timeout = 30; decision=Taken
- debug = true | comparison=Config before release; kind=Removed; line_in_first=40; line_in_second=0; was=debug = true; decision=Taken
! record comparison export|export|result export|difference report: File name!;Comparison->@text comparison|comparison~Lease 1 against 2;Format=PDF|HTML|Word|Patch;Contents=All|Differences only;File:file;Made on:date;Made by
- lease-diff.pdf | comparison=Lease 1 against 2; format=PDF; contents=All
- config.patch | comparison=Config before release; format=Patch; contents=Differences only
- essay.html | comparison=Essay against source; format=HTML; contents=All
- lease-short.docx | comparison=Lease 1 against 2; format=Word; contents=Differences only
item comparison folder|folder|project: Name!;Description:long;Colour;~Texts:number#0-100000
- Contracts | texts=14
- Releases | texts=41
- School | texts=22
- Trials | texts=3
item ignore rule|comparison setting|ignored pattern: Name!;Pattern;Kind=Blanks|Case|Numbers|Dates|Comments|Pattern;Folder->@comparison folder|folder~Releases;Active:boolean
- Comments in code | kind=Comments; pattern=#; folder=Releases
- Trailing blanks | kind=Blanks
- Build numbers | kind=Numbers; folder=Releases
- Page numbers | kind=Pattern; pattern=Page n of m; folder=Contracts
# countdown|important dates|days matter|anniversary countdown|exam countdown|event countdown|date reminder
item countdown|day counter|date entry: Title!;Category->@countdown category|category~Family|Exams;Date:date!;Time:time;Direction=Counts down|Counts up;Repeats=Never|Weekly|Monthly|Yearly;Background->@countdown background|background~Fireworks;Visible to=Only me|With link|Everyone;Note:long;Owner~Lin Mei
- Final exam in chemistry | category=Exams; direction=Counts down; repeats=Never; background=Blackboard; visible_to=Only me; owner=Lin Mei
- Grandmother is ninety | category=Family; direction=Counts down; repeats=Yearly; background=Fireworks; visible_to=With link; owner=Lin Mei
- Days without sugar | category=Habits; direction=Counts up; repeats=Never; background=Plain mint; visible_to=Only me; owner=Ana Ruiz
- Ferry to the island | category=Trips; direction=Counts down; repeats=Never; background=Harbour; visible_to=With link; owner=Ana Ruiz
! item countdown category|category: Name!;Colour;Icon;Order:number#1-200;Owner~Lin Mei
- Family | colour=Red; order=1
- Exams | colour=Blue; order=2
- Trips | colour=Green; order=3
- Habits | colour=Orange; order=4
! item countdown background|background|theme|card style: Name!;Picture:image;Colour;Font;Text colour;Premium:boolean;~Used:number#0-1000000
- Fireworks | colour=Navy; font=Serif; text_colour=White; used=410
- Blackboard | colour=Green; font=Hand; text_colour=White; used=300
- Plain mint | colour=Mint; font=Sans; text_colour=Black; used=120
- Harbour | colour=Blue; font=Sans; text_colour=White; used=96
! record countdown reminder|reminder|date reminder: Title!;Countdown->@countdown|day counter~Final exam in chemistry;Days before:number(days)#0-3650;Remind at:time;Way=Push|Email|SMS;Text;~Status=Waiting|Sent|Off
- One week to the exam | countdown=Final exam in chemistry; days_before=7; way=Push; status=Waiting
- A month to the party | countdown=Grandmother is ninety; days_before=30; way=Email; status=Sent
- Ferry tomorrow | countdown=Ferry to the island; days_before=1; way=Push; status=Waiting
- Hundred days | countdown=Days without sugar; days_before=0; way=Push; status=Off
! record countdown share|share|sharing|shared countdown [shar\\w*|invit\\w*]: Title!;Countdown->@countdown|day counter~Grandmother is ninety;Person~Ana Ruiz;Link:url;Right=View|Edit;Shared on:date;~Seen:number#0-1000000
- Party for the cousins | countdown=Grandmother is ninety; right=View; seen=14
- Party with Ana | countdown=Grandmother is ninety; person=Ana Ruiz; right=Edit; seen=3
- Ferry crew | countdown=Ferry to the island; right=View; seen=6
- Ferry with Ben | countdown=Ferry to the island; person=Ben Ode; right=Edit; seen=2
item holiday|public holiday|festival [holiday\\w*|festival\\w*]: Name!;Country;Date:date;Days off:number#0-30;Calendar=Solar|Lunar;Description
- Spring Festival | country=China; days_off=7; calendar=Lunar
- Midsummer | country=Sweden; days_off=1; calendar=Solar
- Day of the Dead | country=Mexico; days_off=1; calendar=Solar
- New Year | country=Germany; days_off=1; calendar=Solar
# random draw|lucky draw tool|name picker|random picker|draw lots|prize wheel|lottery tool|random selection|roll call
item draw|draw event|lucky draw|random draw|raffle: Title!;List->@name list|participant list~Summer party;Kind=Names|Numbers|Wheel|Teams|Order;Winners:number#1-10000;Same person again:boolean;Starts on:date;Animation=None|Rolling|Wheel|Cards;Background:image;Owner~Greta Moll;~Status=Prepared|Open|Drawn|Closed
- Summer party raffle | list=Summer party; kind=Names; winners=6; animation=Rolling; owner=Greta Moll; status=Drawn
- Who presents first | list=Class 4b; kind=Order; winners=24; animation=Cards; owner=Ruth Keller; status=Open
- Five teams | list=Class 4b; kind=Teams; winners=24; animation=None; owner=Ruth Keller; status=Prepared
- Wheel at the stand | list=Fair visitors; kind=Wheel; winners=100; animation=Wheel; owner=Greta Moll; status=Open
! item name list|participant list|list: Name!;Description:long;Names:number#0-1000000;File:file;Owner~Greta Moll;Changed on:date
- Summer party | names=140; owner=Greta Moll
- Class 4b | names=24; owner=Ruth Keller
- Fair visitors | names=610; owner=Greta Moll
- Choir | names=38; owner=Ruth Keller
! record draw participant|participant|name entry|entrant: Name!;List->@name list|participant list~Summer party;Number;Group;Email:email;Phone:phone;Weight:number#0-1000;Excluded:boolean
- Nils Ode | list=Summer party; number=017; group=Store; weight=1
- Ida Falk | list=Summer party; number=018; group=Office; weight=1
- Anna Brandl | list=Class 4b; number=3; weight=1
- Tom Reiter | list=Class 4b; number=14; weight=1
! item draw prize|prize|prize setting|award: Name!;Draw->@draw|draw event~Summer party raffle;Rank=First|Second|Third|Consolation;Quantity:number#1-100000;Chance:percent;Worth:money;Picture:image;Sponsor;~Left:number#0-100000
- Bicycle | draw=Summer party raffle; rank=First; quantity=1; worth=600; sponsor=Lakeside Bikes; left=0
- Dinner for two | draw=Summer party raffle; rank=Second; quantity=2; worth=80; left=0
- Towel | draw=Summer party raffle; rank=Consolation; quantity=3; worth=12; left=1
- Pen | draw=Wheel at the stand; rank=Consolation; quantity=500; chance=80; worth=1; left=422
record draw result|result|winner|draw record|draw history: Title!;Draw->@draw|draw event~Summer party raffle;Participant->@draw participant|participant~Nils Ode;Prize->@draw prize|prize~Bicycle;Round:number#1-10000;Drawn on:date;Drawn at:time;Handed over:boolean;~Status=Valid|Given up|Drawn again
- Bicycle to Nils | draw=Summer party raffle; participant=Nils Ode; prize=Bicycle; round=3; status=Valid
- Dinner to Ida | draw=Summer party raffle; participant=Ida Falk; prize=Dinner for two; round=2; status=Valid
- Anna first | draw=Who presents first; participant=Anna Brandl; round=1; status=Valid
- Tom absent | draw=Who presents first; participant=Tom Reiter; round=2; status=Drawn again
record draw round|round: Title!;Draw->@draw|draw event~Summer party raffle;Number:number#1-10000;Prize->@draw prize|prize~Towel;Winners:number#1-10000;Seed;Drawn on:date;Drawn by~Greta Moll
- Consolation round | draw=Summer party raffle; number=1; prize=Towel; winners=3; drawn_by=Greta Moll
- Dinner round | draw=Summer party raffle; number=2; prize=Dinner for two; winners=2; drawn_by=Greta Moll
- Main prize | draw=Summer party raffle; number=3; prize=Bicycle; winners=1; drawn_by=Greta Moll
- Order of class 4b | draw=Who presents first; number=1; winners=24; drawn_by=Ruth Keller
# pickup code|temporary file|file drop|anonymous file|extraction code|take-out code|file express|burn after reading
item stored file|file|temporary file|deposited file|parcel of files: Name!;File:file;Text:long;Kind=File|Text|Picture|Folder;Size:number(MB)#0-1000000;Expires on:date;Expires at:time;Downloads allowed:number#1-100000;Password;Sender~Guest|Ines Molin;Uploaded on:date;~Downloads:number#0-100000;~Status=Ready|Expired|Used up|Deleted
- holiday-photos.zip | kind=Folder; size=410; downloads_allowed=5; sender=Ines Molin; downloads=2; status=Ready
- offer-117.pdf | kind=File; size=2; downloads_allowed=1; sender=Guest; downloads=1; status=Used up
- Door code of the hut | kind=Text; size=0; downloads_allowed=3; sender=Guest; downloads=0; status=Ready
- drawing.dwg | kind=File; size=31; downloads_allowed=10; sender=Ines Molin; downloads=4; status=Expired
record pickup code|extraction code|take-out code: Code!;File->@file|stored file~holiday-photos.zip;Valid until:date;Uses left:number#0-100000;QR picture:image;Made on:date;~Status=Valid|Used|Expired|Blocked
- 48211 | file=holiday-photos.zip; uses_left=3; status=Valid
- 90377 | file=offer-117.pdf; uses_left=0; status=Used
- 15520 | file=Door code of the hut; uses_left=3; status=Valid
- 66104 | file=drawing.dwg; uses_left=6; status=Expired
! record pickup record|download record|pickup|code entry: Title!;Code->@pickup code~48211;File->@file|stored file~holiday-photos.zip;Address;Device=Phone|Computer|Tablet;Picked up on:date;Picked up at:time;~Result=Picked up|Wrong code|Expired|Blocked
- Photos by Nils | code=48211; file=holiday-photos.zip; device=Phone; result=Picked up
- Photos by Ida | code=48211; file=holiday-photos.zip; device=Computer; result=Picked up
- Offer by the client | code=90377; file=offer-117.pdf; device=Computer; result=Picked up
- Drawing too late | code=66104; file=drawing.dwg; device=Tablet; result=Expired
item expiry option|expiry setting|expiry time|retention option: Name!;Kind=Minutes|Hours|Days|Downloads;Amount:number#1-100000;Largest file:number(MB)#1-1000000;For=Everyone|Members;Default:boolean
- One day | kind=Days; amount=1; largest_file=500; for=Everyone
- One week | kind=Days; amount=7; largest_file=500; for=Members
- One download | kind=Downloads; amount=1; largest_file=2000; for=Everyone
- Ten minutes | kind=Minutes; amount=10; largest_file=50; for=Everyone
! record blocked address|blocked visitor|error limit [limit\\w*|block\\w*|admin\\w*|anonym\\w*|secur\\w*]: Address!;Reason=Wrong codes|Too many uploads|Complaint;Attempts:number#0-100000;Blocked on:date;Blocked until:date
- 10.4.0.17 | reason=Wrong codes; attempts=31
- 10.4.0.90 | reason=Too many uploads; attempts=140
- 10.9.2.5 | reason=Complaint; attempts=1
- 10.7.7.1 | reason=Wrong codes; attempts=12
! item storage setting|storage place|storage backend [storage|admin\\w*|setting\\w*|server\\w*]: Name!;Kind=Disk|Object storage|Network drive;Capacity:number(GB)#1-10000000;Used:number(GB)#0-10000000;Path;Active:boolean
- Main disk | kind=Disk; capacity=2000; used=610
- Bucket east | kind=Object storage; capacity=10000; used=88
- Old drive | kind=Network drive; capacity=500; used=491
- Trial | kind=Disk; capacity=50; used=1
`
