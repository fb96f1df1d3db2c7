/** Practices, written as `practicesOfLines` reads them. */
export const mediaSites = `
# woodcut|printmaking|art database|print collection|artwork database|engraving
item work|artwork|print|woodcut|woodcut work|art piece: Title!;Artist->@artist|creator~Shen Manqing|Rui Takeda;Year made:number#600-2100;Technique=Watermark woodcut|Black and white woodcut|Colour woodcut|Etching|Lithograph;Height:number(cm)#1-400;Width:number(cm)#1-600;Edition~12/50;Theme->@theme|category~Landscape|Festival;Collection~Provincial Museum;Description:long;Picture:image
- Mist over the ferry | artist=Shen Manqing; year_made=1961; technique=Watermark woodcut; height=46; width=62; edition=12/50; theme=Landscape; collection=Provincial Museum
- Lantern street | artist=Rui Takeda; year_made=1987; technique=Colour woodcut; height=38; width=52; edition=5/30; theme=Festival
- Mill workers | artist=Gu Wenhai; year_made=1954; technique=Black and white woodcut; height=30; width=42; edition=3/20; theme=Labour
- Crane and reed | artist=Shen Manqing; year_made=1972; technique=Watermark woodcut; height=68; width=34; edition=21/80; theme=Birds and flowers
person artist|creator|printmaker|engraver: Name!;Born:number#600-2100;Died:number#600-2100;Native place~Suzhou|Kyoto;School~Southern water prints;Biography:long;Portrait:image
- Shen Manqing | born=1926; died=2003; native_place=Suzhou; school=Southern water prints; biography=Taught printing with water colours for thirty years.
- Rui Takeda | born=1949; native_place=Kyoto; school=Night prints
- Gu Wenhai | born=1918; died=1990; native_place=Harbin; school=Northern woodcut
- Ana Lobo | born=1975; native_place=Porto; school=Independent
event exhibition|show|art exhibition: Title!;Venue~Provincial Museum, hall 2;Opens on:date!;Closes on:date;Curator~Bai Ling;Works shown:number#1-2000;Admission:money;Introduction:long;Poster:image;~Status=Planned|Open|Closed
- Water and wood | venue=Provincial Museum, hall 2; curator=Bai Ling; works_shown=84; admission=6; status=Open
- Night prints | venue=Canal Gallery; curator=Mei Otani; works_shown=40; admission=0; status=Planned
- A century of the knife | venue=Town hall foyer; curator=Bai Ling; works_shown=120; admission=0; status=Closed
- Birds on paper | venue=Reed House; curator=Jon Idris; works_shown=32; admission=4; status=Planned
! record exhibited work|exhibition work|loan: Title!;Exhibition->@exhibition~Water and wood;Work->@work|print~Mist over the ferry;Wall~North wall;Label text:long;Lender~Provincial Museum
- Ferry on the north wall | exhibition=Water and wood; work=Mist over the ferry; wall=North wall; lender=Provincial Museum
- Crane at the entrance | exhibition=Water and wood; work=Crane and reed; wall=Entrance; lender=Private owner
- Lantern street at night | exhibition=Night prints; work=Lantern street; wall=Room 1; lender=Canal Gallery
- Mill workers in the foyer | exhibition=A century of the knife; work=Mill workers; wall=Left side; lender=Provincial Museum
item theme|category|genre|subject: Name!;Description:long;Period~1950 to 1980;Position:number#1-100
- Landscape | position=1; period=1950 to 1980
- Festival | position=2
- Labour | position=3; period=1940 to 1965
- Birds and flowers | position=4
record collected item|collected content|my collection: Title!;Collected by~Rosa Keller;Work->@work|print~Mist over the ferry;Artist->@artist|creator~Shen Manqing;Saved on:date;Folder~To see again;Note:long
- Ferry for my wall | collected_by=Rosa Keller; work=Mist over the ferry; artist=Shen Manqing; folder=To see again
- Takeda's streets | collected_by=Nils Hoek; work=Lantern street; artist=Rui Takeda; folder=Seminar
- Crane print | collected_by=Rosa Keller; work=Crane and reed; artist=Shen Manqing; folder=Birds
- Mill for class 9 | collected_by=Evan Pugh; work=Mill workers; artist=Gu Wenhai; folder=Lessons
# multimedia distribution|content distribution|content delivery|distribution gateway|media gateway|cdn management|load balancing
item multimedia resource|media resource|resource|media content|media file: Title!;Type=Video|Audio|Image|Live stream;File:file;Size:number(MB)#0-1000000;Format=MP4|HLS|DASH|MP3|JPEG;Duration:number(s)#0-100000;Bit rate:number(kbit/s)#0-200000;Category~Sport|News;Uploaded by~Nadia Frey;~Status=Uploaded|Transcoding|Ready|Withdrawn
- City derby highlights | type=Video; size=840; format=HLS; duration=612; bit_rate=6000; category=Sport; uploaded_by=Nadia Frey; status=Ready
- Evening news, 14 May | type=Video; size=1250; format=MP4; duration=1500; bit_rate=4500; category=News; uploaded_by=Omar Said; status=Ready
- Harbour radio hour | type=Audio; size=82; format=MP3; duration=3600; bit_rate=192; category=Music; uploaded_by=Omar Said; status=Transcoding
- Derby poster | type=Image; size=6; format=JPEG; category=Sport; uploaded_by=Nadia Frey; status=Ready
item server node|edge node|server|node|distribution node: Name!;Region~North|Coast;IP address~198.51.100.7;Capacity:number(Mbit/s)#1-400000;Current load:percent;Weight:number#0-1000;Cache size:number(GB)#0-100000;Last heartbeat:date;~Status=Online|Draining|Offline
- edge-north-1 | region=North; ip_address=198.51.100.7; capacity=10000; current_load=62; weight=100; cache_size=2000; status=Online
- edge-north-2 | region=North; ip_address=198.51.100.8; capacity=10000; current_load=58; weight=100; cache_size=2000; status=Online
- edge-coast-1 | region=Coast; ip_address=203.0.113.40; capacity=4000; current_load=91; weight=40; cache_size=800; status=Draining
- origin-1 | region=Centre; ip_address=192.0.2.11; capacity=20000; current_load=17; weight=0; cache_size=12000; status=Online
item distribution strategy|distribution policy|content distribution strategy|strategy: Name!;Rule=Nearest node|Least load|Popularity|Time of day|Manual;Applies to~Sport videos;Copies:number#1-500;Push at:time;Lifetime:number(h)#1-10000;Priority=Low|Normal|High;Active:boolean;Note:long
- Hot sport to all edges | rule=Popularity; applies_to=Sport videos; copies=12; lifetime=48; priority=High
- News at six | rule=Time of day; applies_to=Evening news; copies=8; lifetime=24; priority=High
- Nearest by default | rule=Nearest node; applies_to=Everything; copies=3; lifetime=168; priority=Normal
- Archive on demand | rule=Least load; applies_to=Older than 90 days; copies=1; lifetime=720; priority=Low
work distribution task|distribution process|content distribution|distribution job {Waiting|Distributing|Done|Failed}: Title!;Resource->@multimedia resource|resource~City derby highlights;Strategy->@distribution strategy|strategy~Hot sport to all edges;Target node->@server node|edge node~edge-north-1;Start on:date;Progress:percent;Transferred:number(MB)#0-1000000;Started by~Nadia Frey;Error
- Derby to north 1 | resource=City derby highlights; strategy=Hot sport to all edges; target_node=edge-north-1; progress=100; transferred=840; started_by=Nadia Frey
- Derby to coast 1 | resource=City derby highlights; strategy=Hot sport to all edges; target_node=edge-coast-1; progress=45; transferred=378; started_by=Nadia Frey
- News to north 2 | resource=Evening news, 14 May; strategy=News at six; target_node=edge-north-2; progress=100; transferred=1250; started_by=Omar Said
- Radio to coast 1 | resource=Harbour radio hour; strategy=Nearest by default; target_node=edge-coast-1; progress=0; transferred=0; started_by=Omar Said; error=Node is draining
record redirection rule|redirection|redirect|on-demand redirection: Title!;Request path~/vod/derby;Client region~Coast;Redirect to->@server node|edge node~edge-north-2;Fallback node->@server node|edge node~origin-1;Reason=Nearest|Load|Failure|Maintenance;Hits today:number#0-100000000;Active:boolean
- Derby, coast | request_path=/vod/derby; client_region=Coast; redirect_to=edge-north-2; fallback_node=origin-1; reason=Load; hits_today=8120
- Derby, north | request_path=/vod/derby; client_region=North; redirect_to=edge-north-1; fallback_node=edge-north-2; reason=Nearest; hits_today=20440
- News, all | request_path=/vod/news; client_region=All; redirect_to=edge-north-2; fallback_node=origin-1; reason=Nearest; hits_today=9300
- Radio, coast | request_path=/live/harbour; client_region=Coast; redirect_to=origin-1; reason=Maintenance; hits_today=310
record on-demand statistic|volume statistic|access statistic|on-demand volume|play statistic: Title!;Resource->@multimedia resource|resource~City derby highlights;Node->@server node|edge node~edge-north-1;Day:date!;Requests:number#0-1000000000;Traffic:number(GB)#0-10000000;Cache hit rate:percent;Average start:number(ms)#0-60000;Errors:number#0-100000000
- Derby on north 1, Sunday | resource=City derby highlights; node=edge-north-1; requests=20440; traffic=14900; cache_hit_rate=98; average_start=410; errors=12
- Derby on north 2, Sunday | resource=City derby highlights; node=edge-north-2; requests=8120; traffic=5900; cache_hit_rate=97; average_start=460; errors=9
- News on north 2, Sunday | resource=Evening news, 14 May; node=edge-north-2; requests=9300; traffic=10100; cache_hit_rate=95; average_start=520; errors=31
- Radio on origin, Sunday | resource=Harbour radio hour; node=origin-1; requests=310; traffic=24; cache_hit_rate=0; average_start=1300; errors=44
! record load sample|server load|load record: Title!;Node->@server node|edge node~edge-coast-1;Measured on:date;Measured at:time;Load:percent;Connections:number#0-10000000;Bandwidth used:number(Mbit/s)#0-400000
- coast 1 at 20:00 | node=edge-coast-1; load=91; connections=15200; bandwidth_used=3640
- north 1 at 20:00 | node=edge-north-1; load=62; connections=26100; bandwidth_used=6200
- north 2 at 20:00 | node=edge-north-2; load=58; connections=24800; bandwidth_used=5800
- origin at 20:00 | node=origin-1; load=17; connections=900; bandwidth_used=3400
# photo management|online album|photo album|image management|picture gallery|photo sharing|album platform|photo gallery|photo collection|picture collection|photo mini-program
item photo set|album|gallery: Title!;Description:long;Cover:image;Category->@album category|category~Travel|Products;Owner~Ida Moreau;Access=Private|Friends|Link|Public;Password;Photos:number#0-100000;Views:number#0-100000000;Created on:date
- Coast in October | description=Four days along the cliffs; category=Travel; owner=Ida Moreau; access=Public; photos=48; views=730
- Oak tables 2025 | description=All tables of the new line; category=Products; owner=Anke Vogt; access=Public; photos=26; views=1910
- Grandma turns 90 | category=Family; owner=Ida Moreau; access=Friends; photos=112; views=64
- Workshop before and after | category=Services; owner=Anke Vogt; access=Link; photos=14; views=120
item photo|image|picture|uploaded image|video: Title!;File:image;Album->@photo set|album~Coast in October;Caption:long;Taken on:date;Place;Camera;Width:number(px)#1-20000;Height:number(px)#1-20000;Size:number(MB)#0-500;Access=Same as album|Private|Public;Likes:number#0-10000000
- Lighthouse in fog | album=Coast in October; caption=Seven in the morning; place=Cape Ros; camera=Compact; width=5184; height=3456; size=7.2; access=Same as album; likes=41
- Table No. 4, side | album=Oak tables 2025; caption=Oiled oak, 220 cm; width=4000; height=2667; size=4.8; access=Public; likes=12
- Cake with 90 candles | album=Grandma turns 90; place=Fern Close 3; width=4032; height=3024; size=3.9; access=Private; likes=9
- Stair, after | album=Workshop before and after; caption=New treads, old rail; width=3000; height=4000; size=5.1; access=Same as album; likes=3
item tag|photo tag|label: Name!;Kind=Place|Person|Subject|Colour;Colour mark~Blue;Photos:number#0-100000
- sea | kind=Subject; photos=31
- Cape Ros | kind=Place; photos=18
- oak | kind=Subject; photos=26
- Grandma | kind=Person; photos=70
! record tagged photo|photo tag link: Title!;Photo->@photo|image~Lighthouse in fog;Tag->@tag~sea;Added by~Ida Moreau
- Lighthouse: sea | photo=Lighthouse in fog; tag=sea; added_by=Ida Moreau
- Lighthouse: Cape Ros | photo=Lighthouse in fog; tag=Cape Ros; added_by=Ida Moreau
- Table: oak | photo=Table No. 4, side; tag=oak; added_by=Anke Vogt
- Cake: Grandma | photo=Cake with 90 candles; tag=Grandma; added_by=Ida Moreau
item album category|category|product group: Name!;Description;Position:number#1-100;Albums:number#0-10000
- Travel | position=1
- Family | position=2
- Products | position=3; description=What we make
- Services | position=4
record share|shared link|album share|sharing record: Title!;Album->@photo set|album~Grandma turns 90;Shared with~Petra Hill;Shared by=Link|Email|WeChat|QR code;May=Look|Comment|Download|Add photos;Expires on:date;Opened:number#0-1000000
- Birthday to Petra | album=Grandma turns 90; shared_with=Petra Hill; shared_by=Email; may=Add photos; opened=6
- Tables to dealers | album=Oak tables 2025; shared_with=All dealers; shared_by=Link; may=Download; opened=44
- Coast to the club | album=Coast in October; shared_with=Walking club; shared_by=WeChat; may=Comment; opened=23
- Stair to the client | album=Workshop before and after; shared_with=Evan Pugh; shared_by=QR code; may=Look; opened=2
record access permission|image permission|permission: Title!;Photo->@photo|image~Cake with 90 candles;Person~Petra Hill;Right=View|Edit|Download|None;Granted on:date;Granted by~Ida Moreau
- Petra may see the cake | photo=Cake with 90 candles; person=Petra Hill; right=Download; granted_by=Ida Moreau
- Nils may see the fog | photo=Lighthouse in fog; person=Nils Hoek; right=View; granted_by=Ida Moreau
- Tom may edit the table | photo=Table No. 4, side; person=Tom Reyes; right=Edit; granted_by=Anke Vogt
- Guests not the stair | photo=Stair, after; person=Guests; right=None; granted_by=Anke Vogt
! item display setting|interface setting|user setting|theme: Name!;Person~Ida Moreau;Theme=Light|Dark|Vanilla;Layout=Grid|Mosaic|List|Slideshow;Photos per page:number#4-200;Show captions:boolean;Slideshow seconds:number#1-60
- Ida's view | person=Ida Moreau; theme=Vanilla; layout=Mosaic; photos_per_page=40; slideshow_seconds=5
- Anke's view | person=Anke Vogt; theme=Light; layout=Grid; photos_per_page=24; slideshow_seconds=8
- Guest view | person=Guest; theme=Light; layout=Grid; photos_per_page=20; slideshow_seconds=5
- Nils' view | person=Nils Hoek; theme=Dark; layout=Slideshow; photos_per_page=60; slideshow_seconds=3
+ comment: Photo->@photo|image~Lighthouse in fog;Album->@photo set|album~Coast in October;~Visibility=Shown|Hidden|Waiting
# konva|drawing board|canvas editor|drawing application|online whiteboard|graphic editor|drawing tool
item drawing|canvas|board|saved drawing|artboard: Title!;Owner->@collaborator|member~Ida Moreau;Width:number(px)#1-20000;Height:number(px)#1-20000;Background~White;Preview:image;Folder~Floor plans;Last saved on:date;Version:number#1-100000;~Access=Private|Link|Team|Public
- Kitchen plan | owner=Ida Moreau; width=1600; height=1000; background=White; folder=Floor plans; version=14; access=Team
- Poster for the fair | owner=Jun Arai; width=1080; height=1920; background=Sand; folder=Posters; version=6; access=Link
- Network sketch | owner=Kofi Asante; width=1920; height=1080; background=White; folder=Work; version=3; access=Private
- Class tree | owner=Clara Nunes; width=2000; height=1400; folder=School; version=9; access=Public
item shape|drawing element|object|element: Name!;Drawing->@drawing|canvas~Kitchen plan;Kind=Rectangle|Circle|Line|Arrow|Text|Image|Freehand|Polygon;Layer->@layer~Walls;X:number#-100000-100000;Y:number#-100000-100000;Width:number#0-100000;Height:number#0-100000;Rotation:number(°)#-360-360;Fill colour~Navy;Text;Locked:boolean
- North wall | drawing=Kitchen plan; kind=Rectangle; layer=Walls; x=0; y=0; width=1600; height=40; rotation=0; fill_colour=Grey; text=Wall
- Sink | drawing=Kitchen plan; kind=Image; layer=Furniture; x=420; y=60; width=120; height=80; rotation=0
- Headline | drawing=Poster for the fair; kind=Text; layer=Words; x=80; y=120; width=900; height=160; rotation=-3; fill_colour=Navy; text=Two days of old bikes
- Line to router | drawing=Network sketch; kind=Arrow; layer=Links; x=300; y=210; width=400; height=0; rotation=0; fill_colour=Black
item layer: Name!;Drawing->@drawing|canvas~Kitchen plan;Order:number#1-1000;Opacity:percent;Visible:boolean;Locked:boolean
- Walls | drawing=Kitchen plan; order=1; opacity=100
- Furniture | drawing=Kitchen plan; order=2; opacity=100
- Words | drawing=Poster for the fair; order=3; opacity=90
- Links | drawing=Network sketch; order=2; opacity=100
record edit history|history|drawing history|operation record|action: Title!;Drawing->@drawing|canvas~Kitchen plan;Action=Draw|Move|Resize|Recolour|Delete|Undo|Redo|Save;Shape->@shape|drawing element~Sink;Before:long;After:long;Done by->@collaborator|member~Ida Moreau;Done on:date;Done at:time
- Sink moved left | drawing=Kitchen plan; action=Move; shape=Sink; before=x 480; after=x 420; done_by=Ida Moreau
- Headline tilted | drawing=Poster for the fair; action=Resize; shape=Headline; before=0 degrees; after=-3 degrees; done_by=Jun Arai
- Wall drawn | drawing=Kitchen plan; action=Draw; shape=North wall; done_by=Jun Arai
- Sketch saved | drawing=Network sketch; action=Save; done_by=Kofi Asante
person collaborator|member|participant|editor: Name!;Drawing->@drawing|canvas~Kitchen plan;Email:email;Right=Owner|Edit|Comment|View;Cursor colour~Orange;Last active on:date;~State=Invited|Online|Offline
- Ida Moreau | drawing=Kitchen plan; email=ida@mail.example; right=Owner; cursor_colour=Orange; state=Online
- Jun Arai | drawing=Poster for the fair; email=jun@mail.example; right=Owner; cursor_colour=Teal; state=Online
- Kofi Asante | drawing=Network sketch; email=kofi@mail.example; right=Owner; state=Offline
- Clara Nunes | drawing=Class tree; email=clara@mail.example; right=Owner; state=Invited
! record saved version|drawing version|snapshot: Title!;Drawing->@drawing|canvas~Kitchen plan;Version:number#1-100000;Saved by->@collaborator|member~Ida Moreau;Saved on:date;What changed;File:file
- Kitchen v14 | drawing=Kitchen plan; version=14; saved_by=Ida Moreau; what_changed=Sink on the left
- Kitchen v13 | drawing=Kitchen plan; version=13; saved_by=Jun Arai; what_changed=North wall
- Poster v6 | drawing=Poster for the fair; version=6; saved_by=Jun Arai; what_changed=Headline tilted
- Sketch v3 | drawing=Network sketch; version=3; saved_by=Kofi Asante
! item canvas setting|interface setting|tool setting: Person!;Theme=Light|Dark|Smoke;Default tool=Select|Pen|Rectangle|Text|Line;Line width:number(px)#1-100;Colour~Midnight blue;Font~Sans;Grid:boolean;Snap to grid:boolean
- Ida Moreau | theme=Light; default_tool=Rectangle; line_width=2; colour=Midnight blue; font=Sans
- Jun Arai | theme=Dark; default_tool=Pen; line_width=6; colour=Teal; font=Poster
- Kofi Asante | theme=Smoke; default_tool=Line; line_width=3; colour=Black
- Clara Nunes | theme=Light; default_tool=Text; line_width=2; colour=Green; font=Serif
# autoplay|media player|audio and video|video player|audio player|multimedia playback|autoplay playlist
item media item|video|audio|audio and video content|track|media: Title!;Kind=Video|Audio|Live;File:file;Duration:number(s)#0-100000;Artist~Reed Quartet;Category->@media category|category~Concerts;Quality=360p|720p|1080p|4K|128 kbit/s|320 kbit/s;Autoplay:boolean;Starts muted:boolean;Plays:number#0-1000000000;Cover:image;~Status=Online|Hidden
- Evening by the lake | kind=Video; duration=2710; artist=Reed Quartet; category=Concerts; quality=1080p; plays=4120; status=Online
- Harbour morning | kind=Audio; duration=312; artist=Mara Lindt; category=Sounds; quality=320 kbit/s; plays=1890; status=Online
- How a bell is cast | kind=Video; duration=845; artist=Foundry film; category=Crafts; quality=720p; plays=930; status=Online
- Night train hum | kind=Audio; duration=3600; category=Sounds; quality=128 kbit/s; plays=7710; status=Hidden
item playlist|play list|queue: Name!;Owner~Ida Moreau;Description;Items:number#0-10000;Total length:number(min)#0-100000;Order=As listed|Shuffle|Newest first;Autoplay next:boolean;~Access=Private|Link|Public
- Falling asleep | owner=Ida Moreau; description=Quiet, no voices; items=2; total_length=65; order=As listed; access=Private
- Watch with grandpa | owner=Kofi Asante; items=2; total_length=59; order=As listed; access=Link
- Start page loop | owner=Editors; items=3; total_length=65; order=Shuffle; access=Public
- New this week | owner=Editors; items=1; total_length=14; order=Newest first; access=Public
! record playlist entry|playlist item: Title!;Playlist->@playlist|queue~Falling asleep;Media->@media item|video~Night train hum;Position:number#1-10000;Added on:date
- Train first | playlist=Falling asleep; media=Night train hum; position=1
- Then the harbour | playlist=Falling asleep; media=Harbour morning; position=2
- Bell film | playlist=Watch with grandpa; media=How a bell is cast; position=1
- Lake concert | playlist=Watch with grandpa; media=Evening by the lake; position=2
record play record|play history|playback record|watch history: Title!;Media->@media item|video~Evening by the lake;Person~Ida Moreau;Started on:date;Started by=Autoplay|Hand|Playlist;Stopped at:number(s)#0-100000;Volume:percent;Device=Computer|Phone|Tablet|TV;~State=Playing|Paused|Stopped|To the end
- Ida at the lake | media=Evening by the lake; person=Ida Moreau; started_by=Autoplay; stopped_at=640; volume=40; device=Computer; state=Paused
- Kofi and the bell | media=How a bell is cast; person=Kofi Asante; started_by=Hand; stopped_at=845; volume=70; device=TV; state=To the end
- Ida asleep | media=Night train hum; person=Ida Moreau; started_by=Playlist; stopped_at=3600; volume=15; device=Phone; state=To the end
- Guest stops at once | media=Harbour morning; person=Guest; started_by=Autoplay; stopped_at=3; volume=0; device=Phone; state=Stopped
item media category|category|genre: Name!;Description;Position:number#1-100;Items:number#0-100000;Cover:image
- Concerts | position=1; items=12
- Sounds | position=2; items=40; description=Places to listen to
- Crafts | position=3; items=9
- Talks | position=4; items=22
item player setting|play setting|autoplay setting|preference: Person!;Autoplay=Always|Muted only|Never;Volume:percent;Speed=0.5|0.75|1|1.25|1.5|2;Quality=Automatic|360p|720p|1080p;Loop:boolean;Subtitles=Off|English|German|Chinese
- Ida Moreau | autoplay=Muted only; volume=40; speed=1; quality=Automatic; subtitles=Off
- Kofi Asante | autoplay=Always; volume=70; speed=1; quality=1080p; subtitles=English
- Jun Arai | autoplay=Never; volume=55; speed=1.5; quality=720p; subtitles=English
- Guest | autoplay=Muted only; volume=0; speed=1; quality=Automatic; subtitles=Off
# multimedia download|video downloader|media downloader|download video|downloading video|download manager|video download
record download task|download|download record|media download {Waiting|Downloading|Paused|Done|Failed}: Title!;Address:url!;Source->@source site|platform~Open Film Archive;Kind=Video|Audio|Image;Format->@download format|format~MP4 1080p;Quality=Low|Medium|High|Original;Size:number(MB)#0-100000;Progress:percent;Speed:number(kB/s)#0-1000000;Started by~Jun Arai;Started on:date;Error
- Bell casting film | address=https://film.example/v/bell; source=Open Film Archive; kind=Video; format=MP4 1080p; quality=High; size=640; progress=100; speed=0; started_by=Jun Arai
- Lecture on tides | address=https://talks.example/tides; source=Campus Talks; kind=Audio; format=MP3 192; quality=Medium; size=58; progress=62; speed=1400; started_by=Jun Arai
- Map of 1880 | address=https://maps.example/1880; source=Map Room; kind=Image; format=JPEG full size; quality=Original; size=34; progress=20; speed=0; started_by=Petra Hill
- Private clip | address=https://film.example/v/closed; source=Open Film Archive; kind=Video; format=MP4 720p; quality=Medium; size=0; progress=0; speed=0; started_by=Kofi Asante; error=Not open to the public
item downloaded file|media file|file|multimedia file: Name!;Task->@download task|download~Bell casting film;Kind=Video|Audio|Image;File:file;Size:number(MB)#0-100000;Length:number(s)#0-100000;Folder->@folder~Films;Last played on:date;Plays:number#0-100000
- bell-casting.mp4 | task=Bell casting film; kind=Video; size=640; length=845; folder=Films; plays=2
- map-1880.jpg | task=Map of 1880; kind=Image; size=34; folder=Maps; plays=0
- tides-part1.mp3 | task=Lecture on tides; kind=Audio; size=36; length=1500; folder=Talks; plays=1
- old-trailer.mp4 | task=Bell casting film; kind=Video; size=48; length=70; folder=Films; plays=6
item download format|format|quality option: Name!;Kind=Video|Audio|Image;Extension~mp4;Resolution~1920 x 1080;Bit rate:number(kbit/s)#0-100000;Typical size:number(MB)#0-100000;Default:boolean
- MP4 1080p | kind=Video; extension=mp4; resolution=1920 x 1080; bit_rate=6000; typical_size=600
- MP4 720p | kind=Video; extension=mp4; resolution=1280 x 720; bit_rate=3000; typical_size=300
- MP3 192 | kind=Audio; extension=mp3; bit_rate=192; typical_size=60
- JPEG full size | kind=Image; extension=jpg; typical_size=12
item folder|download folder|category: Name!;Owner~Jun Arai;Files:number#0-100000;Size:number(MB)#0-10000000;Description
- Films | owner=Jun Arai; files=2; size=688
- Talks | owner=Jun Arai; files=1; size=36
- Maps | owner=Petra Hill; files=1; size=34
- Lessons | owner=Kofi Asante; files=0; size=0
! item source site|platform|supported site: Name!;Address:url;Kinds~Video, audio;Licence=Free to use|Own content only|With permission;Max quality=Low|Medium|High|Original;~Status=Works|Slow|Blocked
- Open Film Archive | address=https://film.example; kinds=Video; licence=Free to use; max_quality=High; status=Works
- Campus Talks | address=https://talks.example; kinds=Video, audio; licence=With permission; max_quality=High; status=Works
- Map Room | address=https://maps.example; kinds=Image; licence=Free to use; max_quality=Original; status=Slow
- Clip Hall | address=https://clips.example; kinds=Video; licence=Own content only; max_quality=Medium; status=Blocked
! item download setting|user setting: Person!;Default format->@download format|format~MP4 1080p;Folder->@folder~Films;Downloads at once:number#1-20;Speed limit:number(kB/s)#0-1000000;Tell me when done:boolean
- Jun Arai | default_format=MP4 1080p; folder=Films; downloads_at_once=3; speed_limit=0
- Petra Hill | default_format=JPEG full size; folder=Maps; downloads_at_once=1; speed_limit=2000
- Kofi Asante | default_format=MP4 720p; folder=Lessons; downloads_at_once=2; speed_limit=800
- Guest | default_format=MP4 720p; downloads_at_once=1; speed_limit=500
# 360-degree video|panoramic video|vr video|360 video|video sharing platform|immersive video
item video|360-degree video|panoramic video|uploaded video: Title!;File:file;Uploader~Kofi Asante;Category->@video category|category~Mountains;Description:long;Duration:number(s)#1-36000;Resolution=4K|5.7K|8K;Projection=Equirectangular|Cubemap|Stereo;Start angle:number(°)#0-360;Place;Views:number#0-1000000000;Average rating:rating;~Status=Processing|Public|Link only|Private|Blocked
- Dawn on Cloud Ridge | uploader=Kofi Asante; category=Mountains; duration=214; resolution=8K; projection=Equirectangular; start_angle=90; place=North hills; views=4120; average_rating=4.7; status=Public
- Inside the bell foundry | uploader=Clara Nunes; category=Workshops; duration=396; resolution=5.7K; projection=Equirectangular; start_angle=0; views=930; average_rating=4.9; status=Public
- Reef with turtles | uploader=Jun Arai; category=Underwater; duration=180; resolution=5.7K; projection=Stereo; start_angle=180; views=12800; average_rating=4.5; status=Public
- Flat tour draft | uploader=Petra Hill; category=Homes; duration=95; resolution=4K; projection=Cubemap; start_angle=0; views=3; average_rating=0; status=Private
record video rating|rating|score: Title!;Video->@video|360-degree video~Reef with turtles;Rated by~Ida Moreau;Stars:rating!;Picture=Poor|Fair|Good|Excellent;Comfort=Poor|Fair|Good|Excellent;Rated on:date
- Ida on the reef | video=Reef with turtles; rated_by=Ida Moreau; stars=5; picture=Excellent; comfort=Good
- Nils on the reef | video=Reef with turtles; rated_by=Nils Hoek; stars=4; picture=Good; comfort=Fair
- Ida on the ridge | video=Dawn on Cloud Ridge; rated_by=Ida Moreau; stars=5; picture=Excellent; comfort=Excellent
- Jun on the foundry | video=Inside the bell foundry; rated_by=Jun Arai; stars=5; picture=Good; comfort=Excellent
person creator profile|profile|user profile|channel: Name!;About:long;Country~Ghana;Camera~Two-lens camera;Videos:number#0-100000;Followers:number#0-100000000;Website:url;Avatar:image;Joined on:date
- Kofi Asante | about=Ridges and ropes; country=Ghana; camera=Six-lens rig; videos=14; followers=820
- Clara Nunes | about=Crafts from the inside; country=Portugal; camera=Two-lens camera; videos=9; followers=410
- Jun Arai | about=Slow dives; country=Japan; camera=Housing with two lenses; videos=22; followers=3900
- Petra Hill | country=Kenya; camera=Two-lens camera; videos=1; followers=0
record video share|share|shared video: Title!;Video->@video|360-degree video~Dawn on Cloud Ridge;Shared by~Ida Moreau;Way=Link|Embed|Email|Social network|QR code;Shared on:date;Start second:number#0-36000;Start angle:number(°)#0-360;Opened:number#0-100000000
- Ida sends the ridge | video=Dawn on Cloud Ridge; shared_by=Ida Moreau; way=Link; start_second=40; start_angle=120; opened=7
- Hotel embeds the ridge | video=Dawn on Cloud Ridge; shared_by=Cloud Hotel; way=Embed; start_second=0; start_angle=90; opened=610
- Reef by QR code | video=Reef with turtles; shared_by=Harbour Aquarium; way=QR code; start_second=0; opened=290
- Foundry by mail | video=Inside the bell foundry; shared_by=Jun Arai; way=Email; opened=3
item video category|category: Name!;Description;Videos:number#0-100000;Position:number#1-100
- Mountains | videos=31; position=1
- Underwater | videos=24; position=2
- Workshops | videos=12; position=3
- Homes | videos=40; position=4
! record viewing record|watch history|view: Title!;Video->@video|360-degree video~Reef with turtles;Viewer~Nils Hoek;Device=Headset|Phone|Computer|Tablet;Watched:number(s)#0-36000;Watched on:date;To the end:boolean
- Nils in the headset | video=Reef with turtles; viewer=Nils Hoek; device=Headset; watched=180
- Ida on the phone | video=Dawn on Cloud Ridge; viewer=Ida Moreau; device=Phone; watched=214
- Petra stops early | video=Reef with turtles; viewer=Petra Hill; device=Headset; watched=35
- Jun at the desk | video=Inside the bell foundry; viewer=Jun Arai; device=Computer; watched=396
! item hotspot|point of interest|marker: Label!;Video->@video|360-degree video~Inside the bell foundry;From second:number#0-36000;To second:number#0-36000;Angle:number(°)#0-360;Height:number(°)#-90-90;Text:long;Link:url
- The furnace | video=Inside the bell foundry; from_second=30; to_second=120; angle=80; height=-5; text=1,150 degrees, charcoal and gas.
- The mould | video=Inside the bell foundry; from_second=130; to_second=240; angle=200; height=-20; text=Loam, horsehair and wax.
- Peak 2,410 m | video=Dawn on Cloud Ridge; from_second=0; to_second=214; angle=120; height=12
- Turtle | video=Reef with turtles; from_second=60; to_second=90; angle=300; height=10
+ comment: Video->@video|360-degree video~Reef with turtles;At second:number#0-36000;Angle:number(°)#0-360;~Visibility=Shown|Hidden
# wallpaper|desktop background|wallpaper site|wallpaper download
item wallpaper|background image|background|picture|wallpaper image|desktop wallpaper: Title!;Category->@wallpaper category|category~Nature|Minimal;Photographer->@wallpaper artist|artist|uploader;Image:image;Width:number(px)#640-7680;Height:number(px)#480-4320;Device=Desktop|Phone|Tablet|Dual screen;File size:number(MB)#0-50;Downloads:number#0-1000000;~Status=Pending|Published|Hidden
- Fjord at blue hour | category=Nature; photographer=Signe Aaberg; width=3840; height=2160; device=Desktop; file_size=6; downloads=4210; status=Published
- Paper waves | category=Minimal; photographer=Otto Rehn; width=1440; height=3120; device=Phone; file_size=2; downloads=9800; status=Published
- Neon crossing | category=City; photographer=Signe Aaberg; width=5120; height=1440; device=Dual screen; file_size=11; downloads=1530; status=Published
- Sleeping fox | category=Animals; photographer=Lin Moreau; width=2732; height=2048; device=Tablet; file_size=4; downloads=3120; status=Pending
item wallpaper category|category|theme|wallpaper theme: Name!;Slug;Cover:image;Sort order:number#0-100;Description:long
- Nature | slug=nature; sort_order=1; description=Mountains, forests, coasts and skies.
- Minimal | slug=minimal; sort_order=2; description=Calm shapes and few colours.
- City | slug=city; sort_order=3; description=Streets and skylines by day and night.
- Animals | slug=animals; sort_order=4; description=Wild animals and pets.
person wallpaper artist|artist|photographer|uploader|creator: Name!;Country;Website:url;Bio:long;Licence=CC0|CC BY|Own licence
- Signe Aaberg | country=Norway; licence=CC BY; bio=Landscape photographer on the west coast.
- Otto Rehn | country=Germany; licence=CC0; bio=Draws vector backgrounds.
- Lin Moreau | country=France; licence=Own licence; bio=Animal photographer.
- Dario Pell | country=Italy; licence=CC BY; bio=Long exposures of cities.
record wallpaper download|download|download record: Reference!;Wallpaper->@wallpaper|background;Resolution=1920 x 1080|2560 x 1440|3840 x 2160|Phone;Downloaded on:date;Purpose=Private|Commercial
- DL-20411 | wallpaper=Fjord at blue hour; resolution=3840 x 2160; purpose=Private
- DL-20412 | wallpaper=Paper waves; resolution=Phone; purpose=Private
- DL-20413 | wallpaper=Neon crossing; resolution=2560 x 1440; purpose=Commercial
- DL-20414 | wallpaper=Sleeping fox; resolution=1920 x 1080; purpose=Private
item wallpaper collection|collection|album|set: Title!;Curator~Signe Aaberg|Otto Rehn;Visibility=Public|Private;Cover:image;Description:long
- Winter light | curator=Signe Aaberg; visibility=Public; description=Snow and low sun.
- Dark desktop | curator=Otto Rehn; visibility=Public; description=Backgrounds that spare the eyes.
- Monday calm | curator=Lin Moreau; visibility=Private; description=Soft colours for the office.
- Rain in the city | curator=Dario Pell; visibility=Public; description=Wet streets and reflections.
! record collection wallpaper [collection|album|favou?rite]: Title!;Collection->@wallpaper collection|collection;Wallpaper->@wallpaper|background;Position:number#1-500
- Winter light 1 | collection=Winter light; wallpaper=Fjord at blue hour; position=1
- Dark desktop 1 | collection=Dark desktop; wallpaper=Neon crossing; position=1
- Monday calm 1 | collection=Monday calm; wallpaper=Paper waves; position=1
- Monday calm 2 | collection=Monday calm; wallpaper=Sleeping fox; position=2
! item wallpaper setting [random|chang|switch|automatic]: Name!;Change every=15 minutes|Hour|Day|Never;Category->@wallpaper category|category;Order=Random|Newest first;Fit=Fill|Centre|Stretch|Tile
- Office screen | change_every=Hour; category=Minimal; order=Random; fit=Fill
- Laptop | change_every=Day; category=Nature; order=Newest first; fit=Fill
- Phone lock screen | change_every=Never; category=Animals; order=Newest first; fit=Centre
- Second monitor | change_every=15 minutes; category=City; order=Random; fit=Tile
# karaoke|ktv|song request|karaoke room
item song|karaoke song|track: Title!;Singer->@singer|artist;Language=English|Mandarin|Cantonese|Spanish|Korean;Genre=Ballad|Pop|Rock|Folk;Duration:number(s)#60-600;Key~C major|A minor;Lyrics:long;Plays:number#0-1000000
- Lanterns on the river | singer=Wei Anlan; language=Mandarin; genre=Ballad; duration=248; key=G major; plays=5210
- Midnight tram | singer=The Corner Lamps; language=English; genre=Rock; duration=212; key=A minor; plays=1870
- Sal y viento | singer=Inés Roldán; language=Spanish; genre=Pop; duration=195; key=D major; plays=960
- Old harbour light | singer=Wei Anlan; language=Cantonese; genre=Folk; duration=270; key=C major; plays=3340
person singer|artist|performer: Name!;Region=Mainland|Hong Kong and Taiwan|Europe and America|Korea and Japan;Type=Male|Female|Band;Photo:image;Bio:long
- Wei Anlan | region=Mainland; type=Female; bio=Ballads since 2009.
- The Corner Lamps | region=Europe and America; type=Band; bio=Four friends from one street.
- Inés Roldán | region=Europe and America; type=Female; bio=Pop with flamenco guitar.
- Jun Seok-ha | region=Korea and Japan; type=Male; bio=Soul singer.
item room|private room|box|karaoke room|ktv room: Number!;Type=Small|Medium|Large|Party;Capacity:number#2-40;Hourly rate:money;Floor:number#1-10;Microphones:number#1-8;~Status=Free|Occupied|Cleaning|Out of service
- K-101 | type=Small; capacity=4; hourly_rate=18; floor=1; microphones=2; status=Free
- K-105 | type=Medium; capacity=8; hourly_rate=28; floor=1; microphones=2; status=Occupied
- K-203 | type=Large; capacity=14; hourly_rate=45; floor=2; microphones=4; status=Free
- K-301 | type=Party; capacity=30; hourly_rate=90; floor=3; microphones=6; status=Cleaning
record song request|requested song|song queue|song selection|playlist entry: Reference!;Room->@room|private room;Song->@song|track;Position:number#1-200;Requested by;Score:number#0-100;~Status=Waiting|Playing|Sung|Skipped
- Q-1 | room=K-105; song=Lanterns on the river; position=1; requested_by=Mina; score=91; status=Sung
- Q-2 | room=K-105; song=Midnight tram; position=2; requested_by=Paul; status=Playing
- Q-3 | room=K-105; song=Sal y viento; position=3; requested_by=Ana; status=Waiting
- Q-4 | room=K-203; song=Old harbour light; position=1; requested_by=Mr. Fong; status=Skipped
record recording|singing recording|cover|work: Title!;Song->@song|track;Singer name~Mina|Paul;Audio:file;Score:number#0-100;Likes:number#0-100000;Recorded on:date;Visibility=Public|Friends|Private
- Mina sings Lanterns | song=Lanterns on the river; singer_name=Mina; score=91; likes=34; visibility=Public
- Midnight tram, first try | song=Midnight tram; singer_name=Paul; score=73; likes=5; visibility=Friends
- Birthday round | song=Sal y viento; singer_name=Ana; score=84; likes=19; visibility=Public
- Harbour, slow version | song=Old harbour light; singer_name=Mr. Fong; score=88; likes=27; visibility=Private
item drink|snack|menu item|refreshment: Name!;Category=Beer|Soft drink|Snack|Fruit plate|Package;Price:money;Stock:number#0-1000;Unit=Bottle|Glass|Plate|Set
- Wheat beer 0.5 l | category=Beer; price=5; stock=240; unit=Bottle
- Large fruit plate | category=Fruit plate; price=19; stock=20; unit=Plate
- Salted nuts | category=Snack; price=4; stock=80; unit=Plate
- Party package for eight | category=Package; price=96; stock=12; unit=Set
! record room bill item [drink|snack|food|bill|consum|order]: Title!;Room->@room|private room;Item->@drink|snack;Quantity:number#1-100;Unit price:money;~Amount:money
- K-105 beer | room=K-105; item=Wheat beer 0.5 l; quantity=6; unit_price=5; amount=30
- K-105 nuts | room=K-105; item=Salted nuts; quantity=2; unit_price=4; amount=8
- K-203 fruit | room=K-203; item=Large fruit plate; quantity=1; unit_price=19; amount=19
- K-203 package | room=K-203; item=Party package for eight; quantity=1; unit_price=96; amount=96
+ booking|reservation: Room->@room|private room;Date:date;Starts at:time;Hours:number#1-8;Guests:number#1-40;Deposit:money
# image upload|picture upload|image hosting|image preview|photo upload
item image|picture|photo|uploaded image|uploaded file: Title!;Picture:image;Album->@image album|album|folder;File name~harbour.jpg;Format=JPEG|PNG|WebP|GIF|SVG;Size:number(KB)#0-50000;Width:number(px)#1-20000;Height:number(px)#1-20000;Link:url;~Status=Uploading|Ready|Failed|Deleted
- Harbour at dawn | album=Trip to the coast; file_name=harbour.jpg; format=JPEG; size=840; width=2400; height=1600; status=Ready
- Logo draft 2 | album=Logo drafts; file_name=logo-2.png; format=PNG; size=96; width=800; height=800; status=Ready
- Loading animation | album=Logo drafts; file_name=loader.gif; format=GIF; size=410; width=200; height=200; status=Ready
- Scan of contract | album=Papers; file_name=scan01.webp; format=WebP; size=5100; width=3508; height=2480; status=Failed
item image album|album|folder|gallery: Name!;Owner;Visibility=Public|Link only|Private;Cover:image;Description:long
- Trip to the coast | owner=Ines; visibility=Public; description=Three days in June.
- Logo drafts | owner=Rolf; visibility=Link only; description=Round two of the logo.
- Papers | owner=Ines; visibility=Private; description=Scans of papers.
- Product shots | owner=Rolf; visibility=Public; description=White background.
record upload|upload task|upload record|upload history: Reference!;Image->@image|picture;Progress:percent;Method=Drag and drop|File picker|Paste|Link;Uploaded on:date;Error;~Status=Waiting|Uploading|Done|Failed
- U-9001 | image=Harbour at dawn; progress=100; method=Drag and drop; status=Done
- U-9002 | image=Logo draft 2; progress=100; method=Paste; status=Done
- U-9003 | image=Scan of contract; progress=62; method=File picker; error=Connection lost; status=Failed
- U-9004 | image=Loading animation; progress=100; method=Link; status=Done
record image version|thumbnail|preview|crop|edited image: Title!;Image->@image|picture;Kind=Thumbnail|Medium|Cropped|Watermarked;Width:number(px)#1-20000;Height:number(px)#1-20000;Quality:percent;File:image
- Harbour thumbnail | image=Harbour at dawn; kind=Thumbnail; width=240; height=160; quality=75
- Harbour medium | image=Harbour at dawn; kind=Medium; width=1200; height=800; quality=82
- Logo cropped | image=Logo draft 2; kind=Cropped; width=600; height=600; quality=90
- Loader thumbnail | image=Loading animation; kind=Thumbnail; width=100; height=100; quality=80
record share link|shared link|link|share: Title!;Image->@image|picture;Link:url;Expires on:date;Views:number#0-1000000;Password protected:boolean
- Harbour for Anna | image=Harbour at dawn; views=14
- Logo for the client | image=Logo draft 2; views=6
- Loader demo | image=Loading animation; views=31
- Contract for the bank | image=Scan of contract; views=1
item image tag|tag|label: Name!;Colour;Description;Sort order:number#0-100
- Sea | colour=Blue; description=Coast and water
- Draft | colour=Grey; description=Not final
- Document | colour=Brown; description=Scans
- Animation | colour=Orange; description=Moving pictures
! record image tagging [tag|label|categor|classif]: Title!;Image->@image|picture;Tag->@image tag|tag;Tagged by;Tagged on:date
- Harbour - Sea | image=Harbour at dawn; tag=Sea
- Logo - Draft | image=Logo draft 2; tag=Draft
- Contract - Document | image=Scan of contract; tag=Document
- Loader - Animation | image=Loading animation; tag=Animation
! item upload rule [limit|size|format|type|valid|compress]: Name!;Formats~JPEG, PNG;Largest file:number(MB)#1-500;Files at once:number#1-100;Compress to:percent;Storage~Local disk|Object store
- Default | formats=JPEG, PNG, WebP; largest_file=10; files_at_once=9; compress_to=80; storage=Local disk
- Avatars | formats=JPEG, PNG; largest_file=2; files_at_once=1; compress_to=70; storage=Local disk
- Scans | formats=JPEG, WebP; largest_file=20; files_at_once=30; compress_to=90; storage=Object store
- Animations | formats=GIF; largest_file=15; files_at_once=3; compress_to=100; storage=Object store
# music player|music website|online music|music streaming
item song|music|track|audio track: Title!;Artist->@artist|singer|musician;Album->@album|record;Genre->@music genre|genre;Duration:number(s)#10-3600;Audio:file;Lyrics:long;Released on:date;Plays:number#0-100000000
- Glass Rooftops | artist=Mirelle Vane; album=Northern Windows; genre=Indie pop; duration=214; plays=120400
- Slow Ferry | artist=Mirelle Vane; album=Northern Windows; genre=Indie pop; duration=251; plays=84100
- Copper Line | artist=The Tin Orchard; album=Copper Line; genre=Folk rock; duration=198; plays=43000
- Study in Amber | artist=Kaito Brandt Trio; album=Amber Sessions; genre=Jazz; duration=402; plays=9800
person artist|singer|musician|band: Name!;Type=Solo|Band|Orchestra;Country;Photo:image;Followers:number#0-10000000;Bio:long
- Mirelle Vane | type=Solo; country=Canada; followers=48200; bio=Songs written on night trains.
- The Tin Orchard | type=Band; country=Ireland; followers=20100; bio=Five players, two fiddles.
- Kaito Brandt Trio | type=Band; country=Germany; followers=6400; bio=Piano, bass and drums.
- Lowland Chamber Players | type=Orchestra; country=Netherlands; followers=3100; bio=Baroque on old instruments.
item album|record|single: Title!;Artist->@artist|singer;Cover:image;Type=Album|EP|Single|Live;Released on:date;Label;Tracks:number#1-60
- Northern Windows | artist=Mirelle Vane; type=Album; label=Quiet Room; tracks=11
- Copper Line | artist=The Tin Orchard; type=EP; label=Hillside; tracks=5
- Amber Sessions | artist=Kaito Brandt Trio; type=Live; label=Blue Attic; tracks=7
- Six Concertos | artist=Lowland Chamber Players; type=Album; label=Gracht; tracks=18
item playlist|song list|music list: Title!;Owner;Cover:image;Description:long;Visibility=Public|Private;Plays:number#0-10000000;Songs:number#0-1000
- Rainy Sunday | owner=Lena; description=Slow and warm.; visibility=Public; plays=8120; songs=2
- Focus | owner=Mateo; description=No words.; visibility=Public; plays=15400; songs=1
- Road trip | owner=Lena; description=Windows down.; visibility=Private; plays=66; songs=1
- New this week | owner=Editors; description=Fresh songs every Friday.; visibility=Public; plays=30110; songs=0
record playlist song|song in playlist: Title!;Playlist->@playlist|song list;Song->@song|track;Position:number#1-1000;Added on:date
- Rainy Sunday 1 | playlist=Rainy Sunday; song=Slow Ferry; position=1
- Rainy Sunday 2 | playlist=Rainy Sunday; song=Glass Rooftops; position=2
- Focus 1 | playlist=Focus; song=Study in Amber; position=1
- Road trip 1 | playlist=Road trip; song=Copper Line; position=1
record listening history|play record|recently played|play history|listening record: Title!;Song->@song|track;Listener;Played on:date;Played at:time;Seconds heard:number#0-3600;Device=Web|Phone|Tablet|Car
- Lena, Slow Ferry | song=Slow Ferry; listener=Lena; seconds_heard=251; device=Web
- Mateo, Study in Amber | song=Study in Amber; listener=Mateo; seconds_heard=402; device=Phone
- Lena, Copper Line | song=Copper Line; listener=Lena; seconds_heard=40; device=Car
- Guest, Glass Rooftops | song=Glass Rooftops; listener=Guest; seconds_heard=190; device=Web
! item music genre [genre|categor|style|type|classif]: Name!;Parent genre;Colour;Description
- Indie pop | parent_genre=Pop; colour=Teal; description=Small labels, big choruses
- Folk rock | parent_genre=Rock; colour=Green; description=Fiddles and guitars
- Jazz | parent_genre=Jazz; colour=Amber; description=Improvised music
- Baroque | parent_genre=Classical; colour=Gold; description=1600 to 1750
! record chart position [chart|rank|hot|top|recommend]: Title!;Chart=Hot songs|New songs|Most liked;Song->@song|track;Position:number#1-500;Last week:number#1-500;Week of:date
- Hot songs 1 | chart=Hot songs; song=Glass Rooftops; position=1; last_week=2
- Hot songs 2 | chart=Hot songs; song=Slow Ferry; position=2; last_week=1
- New songs 1 | chart=New songs; song=Copper Line; position=1; last_week=4
- Most liked 9 | chart=Most liked; song=Study in Amber; position=9; last_week=9
+ comment: Song->@song|track;Likes:number#0-100000
# ai drawing|ai painting|image generation|text-to-image|ai art
record drawing task|generation task|drawing|generation|image generation|painting task: Title!;Prompt:long;Negative prompt:long;Model->@drawing model|ai model|model;Style->@art style|style;Width:number(px)#64-4096;Height:number(px)#64-4096;Steps:number#1-150;Seed:number#0-2147483647;Pictures:number#1-16;~Status=Queued|Drawing|Done|Failed
- Fox in a tram | prompt=A fox reading in an empty tram, evening light; model=Canvas 2; style=Watercolour; width=768; height=512; steps=30; seed=4471; pictures=4; status=Done
- Lighthouse stamp | prompt=Postage stamp with a lighthouse, two colours; model=Canvas 2; style=Woodcut; width=512; height=512; steps=25; seed=90; pictures=2; status=Done
- Robot gardener | prompt=Old robot watering tomatoes; model=Fine Line 1; style=Comic; width=1024; height=1024; steps=40; seed=812; pictures=1; status=Drawing
- City of paper | prompt=A city folded from newspaper; model=Quick Sketch; style=Paper cut; width=512; height=768; steps=12; seed=5; pictures=4; status=Failed
item generated picture|artwork|work|generated image|picture|painting: Title!;Task->@drawing task|generation;Picture:image;Author~Ilka|Bo;Visibility=Public|Private;Likes:number#0-1000000;Saved on:date;Upscaled:boolean
- Fox in a tram 1 | task=Fox in a tram; author=Ilka; visibility=Public; likes=211
- Fox in a tram 3 | task=Fox in a tram; author=Ilka; visibility=Private; likes=0
- Lighthouse, blue | task=Lighthouse stamp; author=Bo; visibility=Public; likes=74
- Lighthouse, red | task=Lighthouse stamp; author=Bo; visibility=Public; likes=92
item drawing model|ai model|model: Name!;Version;Provider;Credits per picture:number#0-100;Largest side:number(px)#256-4096;Speed:number(s)#1-600;~Status=Online|Busy|Offline
- Canvas 2 | version=2.1; provider=Own server; credits_per_picture=2; largest_side=1536; speed=9; status=Online
- Fine Line 1 | version=1.4; provider=Own server; credits_per_picture=3; largest_side=2048; speed=21; status=Busy
- Quick Sketch | version=0.9; provider=Cloud; credits_per_picture=1; largest_side=768; speed=3; status=Online
- Portrait Pro | version=3.0; provider=Cloud; credits_per_picture=5; largest_side=1024; speed=14; status=Offline
item art style|style|style template: Name!;Prompt words:long;Example:image;Category=Painting|Print|Photo|Comic;Uses:number#0-10000000
- Watercolour | prompt_words=soft watercolour, wet paper; category=Painting; uses=8120
- Woodcut | prompt_words=woodcut print, bold lines; category=Print; uses=1910
- Comic | prompt_words=ink lines, flat colour; category=Comic; uses=12040
- Paper cut | prompt_words=layered paper, shadow; category=Print; uses=2240
item prompt|prompt template|prompt word: Title!;Text:long;Style->@art style|style;Language;Author;Copies:number#0-1000000
- Animal on public transport | text=A [animal] in an empty [vehicle], evening light; style=Watercolour; language=English; author=Ilka; copies=311
- Stamp | text=Postage stamp with [object], two colours; style=Woodcut; language=English; author=Bo; copies=120
- Working robot | text=Old robot doing [chore]; style=Comic; language=English; author=Sun; copies=88
- Folded world | text=A [place] folded from [paper]; style=Paper cut; language=English; author=Bo; copies=45
! record credit transaction [credit|point|quota|recharge|pay|member]: Title!;Person;Kind=Bought|Spent|Gift|Refund;Credits:number#0-100000;Balance:number#0-100000;Date:date
- Ilka, starter pack | person=Ilka; kind=Bought; credits=100; balance=100
- Ilka, fox | person=Ilka; kind=Spent; credits=8; balance=92
- Bo, daily gift | person=Bo; kind=Gift; credits=5; balance=31
- Bo, failed city | person=Bo; kind=Refund; credits=4; balance=35
# sketch-to-image|image generation|ai image|ai drawing|text-to-image|style transfer
record sketch|uploaded sketch|input image|drawing: Title!;Picture:image;Kind=Pencil|Ink|Tablet|Photo of paper;Width:number(px)#16-10000;Height:number(px)#16-10000;Owner->@user;Uploaded on:date;Note
- Cottage by the lake | kind=Pencil; width=1600; height=1200
- Robot gardener | kind=Tablet; width=2048; height=2048
- Red boots | kind=Ink; width=900; height=1200
- Chair idea 3 | kind=Photo of paper; width=3000; height=2250
record image conversion|conversion|conversion result|generated image|generation|generation task|conversion history: Title!;Sketch->@sketch~Cottage by the lake|Robot gardener;Style->@image style|style~Watercolour|Photo;Prompt:long;Strength:percent;Seed:number#0-999999;Result:image;Seconds:number#0-600;Made on:date;~Status=Queued|Running|Done|Failed
- Cottage, watercolour | sketch=Cottage by the lake; style=Watercolour; prompt=misty morning; strength=60; seed=4711; seconds=14; status=Done
- Robot as a photo | sketch=Robot gardener; style=Photo; prompt=greenhouse, soft light; strength=75; seed=1208; seconds=22; status=Done
- Boots for the shop | sketch=Red boots; style=Product shot; strength=80; seed=77; seconds=18; status=Done
- Chair in oak | sketch=Chair idea 3; style=Photo; strength=70; seed=3301; seconds=0; status=Queued
item image style|style|model|art style: Name!;Group=Painting|Photo|Comic|Design;Example:image;Prompt addition;Default strength:percent;~Uses:number#0-10000000;~Status=Active|Hidden
- Watercolour | group=Painting; prompt_addition=wet paper, soft edges; default_strength=60; uses=3120; status=Active
- Photo | group=Photo; prompt_addition=35 mm, daylight; default_strength=75; uses=5480; status=Active
- Product shot | group=Design; prompt_addition=white table, softbox; default_strength=80; uses=1104; status=Active
- Ink comic | group=Comic; prompt_addition=bold lines; default_strength=55; uses=2290; status=Active
item conversion setting|conversion parameter|preset|parameter: Name!;Style->@image style|style~Watercolour;Palette=Natural|Warm|Cold|Pastel|Black and white;Strength:percent;Detail:percent;Size=512|768|1024|2048;Owner->@user
- My soft look | style=Watercolour; palette=Pastel; strength=55; detail=40; size=1024
- Shop pictures | style=Product shot; palette=Natural; strength=80; detail=80; size=2048
- Comic page | style=Ink comic; palette=Black and white; strength=60; detail=50; size=1024
- Quick try | style=Photo; palette=Warm; strength=70; detail=30; size=512
record image download|download: File name!;Image->@image conversion|generated image~Cottage, watercolour;Format=PNG|JPG|WebP;Size:number(kB)#1-100000;Downloaded on:date
- cottage-watercolour.png | image=Cottage, watercolour; format=PNG; size=2140
- robot.jpg | image=Robot as a photo; format=JPG; size=880
- boots-front.webp | image=Boots for the shop; format=WebP; size=410
- cottage-small.jpg | image=Cottage, watercolour; format=JPG; size=190
! record image rating|feedback: Title!;Image->@image conversion|generated image~Robot as a photo;Stars:rating;Remark;Given by~Mara Lindt|Joel Abara
- Lovely light | image=Robot as a photo; stars=5; remark=Keep the seed.
- Roof is off | image=Cottage, watercolour; stars=3; remark=Chimney is missing.
- Ready to print | image=Boots for the shop; stars=5
- Too dark | image=Robot as a photo; stars=2; remark=Leaves are black.
# image processing|photo editing|image editing|photo editor|image editor|picture editing
item picture|image|photo|uploaded image: Title!;Picture:image;Owner->@user;Album->@picture album|album~Summer trip;Width:number(px)#1-20000;Height:number(px)#1-20000;Size:number(kB)#1-100000;Place;Taken on:date;Visible to=Everyone|Friends|Only me
- Cliffs at dusk | album=Summer trip; width=4000; height=3000; size=3800; place=Étretat; visible_to=Everyone
- Birthday table | album=Family; width=3000; height=2000; size=2100; place=Home; visible_to=Friends
- New logo idea | album=Work; width=1024; height=1024; size=320; visible_to=Only me
- Cat in the box | album=Family; width=2400; height=2400; size=1750; visible_to=Everyone
record image edit|edit|image processing|processing task|edited image: Title!;Picture->@picture|image~Cliffs at dusk;Operation=Crop|Rotate|Filter|Brightness|Remove background|Text;Parameters;Filter->@image filter|filter~Dune|Noir;Result:image;Edited by->@user;Edited on:date;~Status=Done|Undone|Failed
- Cliffs, straightened | picture=Cliffs at dusk; operation=Rotate; parameters=1.5 degrees; status=Done
- Cliffs, warm | picture=Cliffs at dusk; operation=Filter; filter=Dune; status=Done
- Logo without ground | picture=New logo idea; operation=Remove background; status=Done
- Cat, square | picture=Cat in the box; operation=Crop; parameters=1:1; status=Undone
item image filter|filter|effect: Name!;Brightness:percent;Contrast:percent;Saturation:percent;Tint;Preview:image
- Dune | brightness=55; contrast=48; saturation=62; tint=orange
- Noir | brightness=45; contrast=70; saturation=0; tint=gray
- Mint | brightness=58; contrast=44; saturation=50; tint=green
- Clear | brightness=52; contrast=55; saturation=55; tint=none
item picture album|album|folder: Name!;Owner->@user;Description;Cover:image;Pictures:number#0-100000;Visible to=Everyone|Friends|Only me
- Summer trip | description=Two weeks on the coast.; pictures=84; visible_to=Friends
- Family | description=Birthdays and cats.; pictures=212; visible_to=Friends
- Work | description=Drafts.; pictures=31; visible_to=Only me
- Best of | description=One a month.; pictures=12; visible_to=Everyone
record share|shared image|image share|sharing record: Title!;Picture->@picture|image~Cliffs at dusk;Shared by->@user;Shared with~Mona|Hiking group;Way=Link|Chat|Feed;Message;Shared on:date;~Views:number#0-1000000
- Cliffs to the hiking group | picture=Cliffs at dusk; shared_with=Hiking group; way=Chat; message=Next year again?; views=9
- Cat for all | picture=Cat in the box; shared_with=Everyone; way=Feed; views=140
- Table for Mona | picture=Birthday table; shared_with=Mona; way=Link; views=2
- Logo to Ben | picture=New logo idea; shared_with=Ben; way=Chat; message=Which blue?; views=1
! record friend relation|friendship|friend|friend request [friend|chat|contact]: Title!;Asked by~Mara Lindt|Joel Abara;Asked~Mara Lindt|Joel Abara;Greeting;Alias;Since:date;~Status=Asked|Friends|Refused|Blocked
- Mona and Ben | greeting=We met at the course.; status=Friends
- Iris and Tom | greeting=Hi from the hiking group.; status=Asked
- Ben and Iris | alias=Iris the painter; status=Friends
- Tom and Spam4U | status=Blocked
+ message: Picture->@picture|image~Cliffs at dusk
! item watermark|watermark template|stamp [watermark]: Name!;Kind=Text|Logo;Text;Logo:image;Position=Top left|Top right|Centre|Bottom left|Bottom right|Tiled;Opacity:percent;Size:percent;Angle:number(°)#-180-180;Owner~Mona Reyes|Hugo Dahl;Active:boolean
- Mona's name | kind=Text; text=© Mona Reyes; position=Bottom right; opacity=60; size=8; angle=0; owner=Mona Reyes
- Draft across | kind=Text; text=DRAFT; position=Centre; opacity=25; size=60; angle=-30; owner=Hugo Dahl
- Studio logo | kind=Logo; position=Bottom left; opacity=80; size=12; angle=0; owner=Mona Reyes
- Tiled fox | kind=Logo; position=Tiled; opacity=15; size=10; angle=20; owner=Hugo Dahl
# media center|multimedia content|media player|media library|media server|playing multimedia
item media item|media|media file|multimedia content|media content|multimedia: Title!;Kind=Video|Music|Picture;File:file;Cover:image;Artist or director~Selma Roth|Kite Duo;Genre->@media genre|genre~Documentary|Jazz;Length:number(s)#0-86400;Year:number#1900-2100;Quality=SD|HD|4K|Lossless|Compressed;Added on:date;~Plays:number#0-1000000
- Rivers of ice | kind=Video; artist_or_director=Selma Roth; genre=Documentary; length=3120; year=2021; quality=4K; plays=14
- Blue stairs | kind=Music; artist_or_director=Kite Duo; genre=Jazz; length=254; year=2019; quality=Lossless; plays=61
- Garden, first snow | kind=Picture; artist_or_director=Family; genre=Home pictures; length=0; year=2024; quality=HD; plays=5
- The lighthouse boy | kind=Video; artist_or_director=P. Amsel; genre=Feature film; length=5940; year=2016; quality=HD; plays=3
item media genre|genre|category: Name!;Kind=Video|Music|Picture;Color;Items:number#0-100000
- Documentary | kind=Video; color=teal; items=38
- Feature film | kind=Video; color=red; items=112
- Jazz | kind=Music; color=navy; items=640
- Home pictures | kind=Picture; color=gold; items=4120
item playlist|play list: Name!;Kind=Video|Music|Picture|Mixed;Owner->@user;Description;Cover:image;Repeat=Off|One|All;Shuffle:boolean;Public:boolean;~Items:number#0-10000
- Sunday breakfast | kind=Music; description=Quiet and sunny.; repeat=All; items=24
- Winter evenings | kind=Video; description=One a week.; repeat=Off; items=9
- Slide show 2024 | kind=Picture; description=Best of the year.; repeat=All; items=60
- Party | kind=Mixed; description=Clips and songs.; repeat=All; items=41
! record playlist entry|playlist item|track: Title!;Playlist->@playlist~Sunday breakfast;Media->@media item|media~Blue stairs;Position:number#1-10000;Added on:date
- Blue stairs in Sunday breakfast | playlist=Sunday breakfast; media=Blue stairs; position=3
- Rivers of ice in Winter evenings | playlist=Winter evenings; media=Rivers of ice; position=1
- First snow in Slide show | playlist=Slide show 2024; media=Garden, first snow; position=18
- Lighthouse in Winter evenings | playlist=Winter evenings; media=The lighthouse boy; position=2
record playback|playback progress|play history|playback record|playback history: Title!;Media->@media item|media~Rivers of ice;User->@user;Position:number(s)#0-86400;Progress:percent;Device~Living room|Tablet;Played on:date;~Status=Playing|Paused|Finished
- Rivers of ice, half | media=Rivers of ice; position=1490; progress=48; device=Living room; status=Paused
- Blue stairs, whole | media=Blue stairs; position=254; progress=100; device=Kitchen; status=Finished
- Lighthouse, start | media=The lighthouse boy; position=600; progress=10; device=Tablet; status=Paused
- Rivers of ice, tablet | media=Rivers of ice; position=120; progress=4; device=Tablet; status=Paused
item media folder|library folder|media source|library: Name!;Path;Kind=Video|Music|Picture|Mixed;Watch for changes:boolean;Items:number#0-1000000;Last scan:date;~Status=Ready|Scanning|Missing
- Films | path=/media/films; kind=Video; items=150; status=Ready
- Records | path=/media/music; kind=Music; items=8240; status=Ready
- Camera | path=/media/pictures; kind=Picture; items=4120; status=Scanning
- USB stick | path=/media/usb1; kind=Mixed; items=0; status=Missing
! item player setting|setting: Name!;User~Mara Lindt|Joel Abara;Volume:percent;Subtitle language~English|Off;Equalizer=Flat|Rock|Voice|Night;Skip step:number(s)#5-60;Start where stopped:boolean
- Living room | volume=60; subtitle_language=Off; equalizer=Flat; skip_step=10
- Tablet at night | volume=25; subtitle_language=English; equalizer=Night; skip_step=15
- Kitchen radio | volume=70; subtitle_language=Off; equalizer=Voice; skip_step=30
- Children | volume=40; subtitle_language=Off; equalizer=Flat; skip_step=10
# video transcoding|transcoding|streaming media|video conversion|video converter|convert video
item video|uploaded video|video file|source video: Title!;File:file;Thumbnail:image;Format=MP4|MOV|AVI|MKV|WebM;Length:number(s)#0-86400;Width:number(px)#16-8192;Height:number(px)#16-8192;Size:number(MB)#0-500000;Owner->@user;Uploaded on:date;~Status=Uploading|Ready|Transcoding|Deleted
- Harbour flight | format=MOV; length=184; width=3840; height=2160; size=2100; status=Ready
- Lecture 4, algebra | format=MP4; length=5230; width=1920; height=1080; size=1480; status=Transcoding
- Wedding teaser | format=MKV; length=92; width=1920; height=1080; size=310; status=Ready
- Old tape 1994 | format=AVI; length=3610; width=720; height=576; size=8800; status=Uploading
record transcoding task|transcoding|transcoding job|conversion task|transcode record: Title!;Video->@video~Harbour flight;Profile->@transcoding profile|profile|transcoding format~HLS 1080p;Progress:percent;Output size:number(MB)#0-500000;Seconds taken:number#0-1000000;Worker~node-1;Started on:date;Message;~Status=Queued|Running|Done|Failed|Cancelled
- Harbour flight to HLS | video=Harbour flight; profile=HLS 1080p; progress=100; output_size=240; seconds_taken=210; worker=node-1; status=Done
- Lecture 4 to HLS | video=Lecture 4, algebra; profile=HLS 720p; progress=46; worker=node-2; status=Running
- Teaser to WebM | video=Wedding teaser; profile=WebM small; progress=0; status=Queued
- Tape to MP4 | video=Old tape 1994; profile=MP4 archive; progress=12; message=Stream ends too early; worker=node-1; status=Failed
item transcoding profile|profile|transcoding format|format|output format: Name!;Container=HLS|DASH|MP4|WebM|FLV;Video codec=H.264|H.265|VP9|AV1;Audio codec=AAC|Opus|MP3;Height:number(px)#144-4320;Bit rate:number(kbit/s)#50-100000;Frame rate:number#1-120;Segment length:number(s)#0-30
- HLS 1080p | container=HLS; video_codec=H.264; audio_codec=AAC; height=1080; bit_rate=5000; frame_rate=30; segment_length=6
- HLS 720p | container=HLS; video_codec=H.264; audio_codec=AAC; height=720; bit_rate=2800; frame_rate=30; segment_length=6
- WebM small | container=WebM; video_codec=VP9; audio_codec=Opus; height=480; bit_rate=900; frame_rate=25; segment_length=0
- MP4 archive | container=MP4; video_codec=H.265; audio_codec=AAC; height=576; bit_rate=1800; frame_rate=25; segment_length=0
item stream output|stream|transcoded video|rendition: Name!;Video->@video~Harbour flight;Task->@transcoding task|transcoding~Harbour flight to HLS;Address:url;Height:number(px)#144-4320;Size:number(MB)#0-500000;~Plays:number#0-10000000;~Status=Online|Offline
- harbour-1080 | video=Harbour flight; task=Harbour flight to HLS; height=1080; size=240; plays=88; status=Online
- harbour-720 | video=Harbour flight; height=720; size=130; plays=41; status=Online
- teaser-480 | video=Wedding teaser; height=480; size=12; plays=0; status=Offline
- lecture-3 | video=Lecture 4, algebra; height=720; size=610; plays=302; status=Online
! record play record|view record|playback: Title!;Stream->@stream output|stream~harbour-1080;Viewer~Mara Lindt|Joel Abara;Watched:number(s)#0-86400;Device~Phone|Desktop;Stalls:number#0-1000;Played on:date
- Harbour on the phone | stream=harbour-720; watched=184; device=Phone; stalls=0
- Harbour on the desk | stream=harbour-1080; watched=96; device=Desktop; stalls=2
- Lecture, first half | stream=lecture-3; watched=2600; device=Desktop; stalls=1
- Lecture again | stream=lecture-3; watched=1200; device=Tablet; stalls=0
# prank|pranking|joke website|funny content|humorous|humor website|meme website
item funny content|joke|humorous content|funny post|meme|humorous article: Title!;Kind=Picture|Video|Text|Sound;Category->@joke category|category~Office|Kitchen;File:file;Picture:image;Text:long;Author->@user;~Laughs:number#0-10000000;~Shares:number#0-10000000;Posted on:date;~Status=In review|Online|Removed
- The cat attends the meeting | kind=Video; category=Office; laughs=8120; shares=940; status=Online
- Salt in the sugar bowl | kind=Text; category=Kitchen; laughs=1204; shares=88; status=Online
- Door says pull, he pushes | kind=Picture; category=Everyday; laughs=3310; shares=402; status=Online
- Printer that moos | kind=Sound; category=Office; laughs=0; shares=0; status=In review
item prank tool|prank|prank template|prank idea: Name!;Kind=Fake screen|Fake message|Sound|Countdown|Card;Description:long;Length:number(s)#0-3600;Harmless level=Tiny|Gentle|Cheeky;Preview:image;~Used:number#0-10000000
- Endless update screen | kind=Fake screen; length=60; harmless_level=Gentle; used=20410
- Cracked glass | kind=Fake screen; length=20; harmless_level=Cheeky; used=15300
- Mosquito sound | kind=Sound; length=30; harmless_level=Gentle; used=9120
- You won a potato | kind=Card; length=0; harmless_level=Tiny; used=6044
record prank activity|sent prank|prank record|prank activities: Title!;Tool->@prank tool|prank~Endless update screen;Sender->@user;Victim~Brother Leo;Message;Link:url;Sent on:date;Opened on:date;Reaction=None|Laughed|Surprised|Wants revenge;~Status=Ready|Sent|Opened|Revealed
- Leo's update | tool=Endless update screen; victim=Brother Leo; message=Do not switch off; reaction=Laughed; status=Revealed
- Potato for Mia | tool=You won a potato; victim=Mia; reaction=None; status=Sent
- Glass for Ben | tool=Cracked glass; victim=Ben; reaction=Wants revenge; status=Revealed
- Night sound for Kai | tool=Mosquito sound; victim=Kai; reaction=Surprised; status=Opened
item interactive game|game|mini game: Title!;Rules:long;Kind=Reaction|Guess|Memory|Chance;Seconds:number#5-3600;Players:number#1-20;Cover:image;~Played:number#0-10000000
- Catch the flying slipper | kind=Reaction; seconds=30; players=1; played=4120
- True or nonsense | kind=Guess; seconds=60; players=4; played=2210
- Who ate the cake? | kind=Memory; seconds=90; players=2; played=980
- Pie in the face | kind=Chance; seconds=20; players=2; played=7304
! record game result|score|game record: Title!;Game->@interactive game|game~Catch the flying slipper;Player~Mara Lindt|Joel Abara;Score:number#0-1000000;Seconds:number#0-3600;Played on:date
- 41 slippers | game=Catch the flying slipper; score=41; seconds=30
- Seven of ten true | game=True or nonsense; score=7; seconds=55
- Cake in 40 seconds | game=Who ate the cake?; score=120; seconds=40
- Three pies | game=Pie in the face; score=3; seconds=20
! item joke category|category|tag: Name!;Position:number#1-99;Color;Icon:image
- Office | position=1; color=blue
- Kitchen | position=2; color=orange
- Everyday | position=3; color=green
- Animals | position=4; color=brown
# reality show|talent show|contestant|contestant video|voting show|paid voting|singing contest
person contestant|candidate|participant: Name!;Number:number#1-1000;Age:number#6-99;Town;Talent~Singing|Juggling;Team~Red|Blue;Photo:image;About:long;~Votes:number#0-100000000;~Rank:number#1-1000;~Status=In the show|Eliminated|Finalist|Winner
- Liora Banks | number=7; age=24; town=Bristol; talent=Singing; team=Red; votes=18420; rank=1; status=Finalist
- The Two Toms | number=3; age=31; town=York; talent=Juggling; team=Blue; votes=9120; rank=3; status=In the show
- Sunil Perera | number=11; age=42; town=Leicester; talent=Cooking; team=Blue; votes=12004; rank=2; status=In the show
- Mandy Frost | number=5; age=19; town=Hull; talent=Dance; team=Red; votes=4077; rank=9; status=Eliminated
item contestant video|video|showcase video|clip: Title!;Contestant->@contestant|candidate~Liora Banks;Episode->@show episode|episode|show update~Episode 4: Harbour;Video:file;Cover:image;Length:number(s)#1-36000;Description:long;~Views:number#0-1000000000;~Likes:number#0-100000000;Published on:date;~Status=In review|Online|Removed
- Liora sings on the ferry | contestant=Liora Banks; episode=Episode 4: Harbour; length=184; views=204000; likes=15400; status=Online
- Nine knives, two Toms | contestant=The Two Toms; episode=Episode 3: Fire; length=142; views=88000; likes=6200; status=Online
- Curry for forty | contestant=Sunil Perera; episode=Episode 4: Harbour; length=305; views=121000; likes=9940; status=Online
- Mandy's last dance | contestant=Mandy Frost; episode=Episode 3: Fire; length=98; views=64000; likes=5010; status=Online
record vote|contestant vote|paid vote|voting record: Title!;Voter->@user;Contestant->@contestant|candidate~Liora Banks;Votes:number#1-100000;Source=Free|Voting power|Merchandise;Episode->@show episode|episode~Episode 4: Harbour;Voted on:date
- 50 for Liora | contestant=Liora Banks; votes=50; source=Voting power; episode=Episode 4: Harbour
- Daily free vote for Sunil | contestant=Sunil Perera; votes=1; source=Free; episode=Episode 4: Harbour
- Shirt votes for the Toms | contestant=The Two Toms; votes=20; source=Merchandise; episode=Episode 4: Harbour
- Ten for Mandy | contestant=Mandy Frost; votes=10; source=Voting power; episode=Episode 3: Fire
record voting power purchase|voting power|vote purchase|vote package: Title!;Buyer->@user;Package=10 votes|50 votes|200 votes|1000 votes;Amount:money;Votes granted:number#1-100000;~Votes left:number#0-100000;Method=Card|Wallet|App store;Bought on:date;~Status=Open|Paid|Refunded
- 50 votes by card | package=50 votes; amount=9.99; votes_granted=50; votes_left=0; method=Card; status=Paid
- 200 votes by wallet | package=200 votes; amount=29.99; votes_granted=220; votes_left=140; method=Wallet; status=Paid
- 10 votes in the app | package=10 votes; amount=2.49; votes_granted=10; votes_left=0; method=App store; status=Paid
- 1000 votes, double paid | package=1000 votes; amount=119; votes_granted=1000; votes_left=1000; method=Card; status=Refunded
event show episode|episode|show update|show|broadcast: Title!;Season:number#1-50;Number:number#1-100;Theme;Place;Airs on:date!;Airs at:time;Voting closes on:date;Summary:long;Cover:image;~Status=Planned|Live|Aired
- Episode 3: Fire | season=2; number=3; theme=Fire; place=Old foundry; status=Aired
- Episode 4: Harbour | season=2; number=4; theme=Harbour; place=Pier 9; status=Aired
- Episode 5: Duets | season=2; number=5; theme=Duets; place=City theatre; status=Planned
- Grand final | season=2; number=8; theme=Own choice; place=Arena; status=Planned
! record show news|update|news update [update|news|follow]: Title!;Episode->@show episode|episode~Episode 5: Duets;Contestant->@contestant|candidate~Liora Banks;Text:long;Picture:image;Author~Show desk;Posted on:date
- Who sings with whom | episode=Episode 5: Duets; author=Show desk
- Mandy says goodbye | episode=Episode 3: Fire; contestant=Mandy Frost; author=Show desk
- Sunil opens a pop-up kitchen | contestant=Sunil Perera; author=Show desk
- Tickets for the final | episode=Grand final; author=Show desk
! record order item|order line: Item!;Order->@order;Product->@product~Show T-shirt|Team scarf;Size=None|S|M|L|XL;Quantity:number#1-100;Unit price:money;Bonus votes:number#0-1000
- T-shirt M | size=M; quantity=1; unit_price=24; bonus_votes=20
- Red scarf | size=None; quantity=2; unit_price=18; bonus_votes=30
- Poster signed | size=None; quantity=1; unit_price=35; bonus_votes=40
- T-shirt XL | size=XL; quantity=3; unit_price=24; bonus_votes=60
+ product: Contestant->@contestant|candidate~Liora Banks;Bonus votes:number#0-1000;Sizes
# photo book|photobook|online diy|photo calendar|diy system|photo gift|custom calendar|photo printing|personalized gift
item design template|template|photo template|layout template: Name!;Product kind=Photo book|Calendar|Table picture|Poster|Card;Size~A4 landscape|20 x 20 cm;Pages:number#1-400;Photos:number#1-1000;Style=Plain|Family|Travel|Wedding|Baby;Price:money;Preview:image;~Uses:number#0-1000000;~Status=Online|Hidden
- Our year in pictures | product_kind=Photo book; size=A4 landscape; pages=48; photos=120; style=Family; price=39; uses=2410; status=Online
- Twelve months, one place | product_kind=Calendar; size=A3 portrait; pages=13; photos=13; style=Travel; price=22; uses=1804; status=Online
- Little desk frame | product_kind=Table picture; size=20 x 20 cm; pages=1; photos=1; style=Plain; price=14; uses=960; status=Online
- First year | product_kind=Photo book; size=20 x 20 cm; pages=32; photos=60; style=Baby; price=29; uses=1102; status=Hidden
record design|diy design|work|photo work|custom product|submitted design: Title!;Template->@design template|template~Our year in pictures;Owner->@user;Cover text;Paper=Matt|Gloss|Recycled|Canvas;Copies:number#1-1000;Price:money;Preview:image;Remark:long;Submitted on:date;~Status=Draft|Submitted|Checked|Printing|Shipped
- Family 2024 | template=Our year in pictures; cover_text=Twelve good months; paper=Matt; copies=2; price=78; status=Submitted
- Island calendar | template=Twelve months, one place; cover_text=Naxos; paper=Gloss; copies=5; price=110; status=Printing
- Grandpa's desk | template=Little desk frame; paper=Canvas; copies=1; price=14; status=Draft
- Emil is one | template=First year; cover_text=Emil; paper=Matt; copies=3; price=87; status=Shipped
item design page|page|calendar page: Title!;Design->@design|diy design~Family 2024;Number:number#0-400;Layout=One photo|Two photos|Four photos|Photo and text|Text;Background;Preview:image
- Family cover | design=Family 2024; number=0; layout=Photo and text; background=linen
- Family, pages 2-3 | design=Family 2024; number=2; layout=Four photos; background=white
- July in Naxos | design=Island calendar; number=7; layout=One photo; background=white
- Emil, first steps | design=Emil is one; number=30; layout=Two photos; background=mint
record uploaded photo|photo|picture|photo upload: Title!;Picture:image;Owner->@user;Width:number(px)#1-30000;Height:number(px)#1-30000;Sharp enough:boolean;Folder~Summer;Taken on:date;Uploaded on:date
- Beach at seven | width=4000; height=3000; folder=Summer
- Four in a hammock | width=3200; height=2400; folder=Summer
- Grandpa, 1962 | width=1200; height=900; folder=Old
- Emil walks | width=4000; height=6000; folder=Baby
record page element|text element|decoration|added text|photo edit: Title!;Page->@design page|page~Family cover;Kind=Photo|Text|Sticker|Frame|Date;Photo->@uploaded photo|photo~Four in a hammock;Text;Font;Rotation:number(degrees)#0-360;Zoom:percent;Filter=None|Sepia|Black and white|Warm;Left:percent;Top:percent
- Hammock on the cover | page=Family cover; kind=Photo; photo=Four in a hammock; rotation=0; zoom=90; filter=Warm; left=10; top=15
- Title line | page=Family cover; kind=Text; text=Twelve good months; font=Lora; left=20; top=80
- Beach of July | page=July in Naxos; kind=Photo; photo=Beach at seven; filter=None; zoom=100; left=0; top=0
- Star sticker | page=Emil, first steps; kind=Sticker; rotation=15; left=70; top=10
item decoration set|sticker|decoration|clip art|frame: Name!;Kind=Sticker|Frame|Background|Font;Theme=Birthday|Travel|Wedding|Baby|Season;Picture:image;Price:money;~Uses:number#0-1000000
- Paper stars | kind=Sticker; theme=Baby; price=0; uses=3120
- Thin gold frame | kind=Frame; theme=Wedding; price=2; uses=880
- Linen ground | kind=Background; theme=Season; price=0; uses=2044
- Old stamps | kind=Sticker; theme=Travel; price=1; uses=1290
+ order: Design->@design|diy design~Family 2024;Copies:number#1-1000;Delivery on:date;Packing=Plain|Gift
# bullet screen|danmaku|live interaction|live streaming game|live stream game|live interactive
event live stream|live broadcast|live room|live session|live: Title!;Host->@stream host|host~Captain Nori;Game->@screen game|bullet screen game|game~Tug of war;Day:date!;Starts at:time;Minutes:number#1-2880;Cover:image;Notice;~Viewers:number#0-100000000;~Likes:number#0-1000000000;~Gift value:money;~Status=Planned|Live|Ended
- Friday tug of war | host=Captain Nori; game=Tug of war; minutes=120; viewers=8120; likes=44100; gift_value=912; status=Ended
- Castle night | host=Lady Fern; game=Castle siege; minutes=180; viewers=3104; likes=19800; gift_value=404; status=Live
- Word rain | host=Captain Nori; game=Word rain; minutes=60; viewers=0; likes=0; status=Planned
- Marble race marathon | host=Pip; game=Marble race; minutes=240; viewers=12900; likes=90400; gift_value=2210; status=Ended
item screen game|bullet screen game|game|interactive game: Name!;Kind=Team battle|Race|Quiz|Building|Chance;Teams:number#1-20;Commands~1 joins red, 2 joins blue;Gift effects:long;Round length:number(s)#10-7200;Cover:image;~Rounds played:number#0-1000000
- Tug of war | kind=Team battle; teams=2; commands=1 joins red, 2 joins blue; gift_effects=A rose pulls ten steps.; round_length=300; rounds_played=412
- Castle siege | kind=Team battle; teams=2; commands=a attacks, d repairs; round_length=900; rounds_played=98
- Word rain | kind=Quiz; teams=1; commands=The word itself; round_length=120; rounds_played=233
- Marble race | kind=Race; teams=8; commands=Colour name; round_length=90; rounds_played=1840
record bullet comment|bullet screen|screen comment|live comment|danmaku|barrage: Text!;Stream->@live stream|live room~Friday tug of war;Sender->@user;Command~1|a;Color;Effect on the game;Second:number#0-200000;Sent on:date;~Status=Shown|Filtered
- 1 | stream=Friday tug of war; command=1; effect_on_the_game=Joined red; second=41; status=Shown
- Pull, blue, pull! | stream=Friday tug of war; color=blue; second=210; status=Shown
- a a a | stream=Castle night; command=a; effect_on_the_game=Three attacks; second=95; status=Shown
- Buy coins here | stream=Marble race marathon; second=77; status=Filtered
record sent gift|gift record|gift|gifting|gift giving: Title!;Stream->@live stream|live room~Friday tug of war;Sender->@user;Gift->@gift kind|gift type~Rose;Quantity:number#1-10000;Value:money;Effect on the game;Sent on:date
- Five roses for red | stream=Friday tug of war; gift=Rose; quantity=5; value=2.50; effect_on_the_game=Red pulls 50 steps
- Catapult | stream=Castle night; gift=Catapult; quantity=1; value=9.90; effect_on_the_game=Wall loses 300
- Speed marbles | stream=Marble race marathon; gift=Oil can; quantity=3; value=5.70; effect_on_the_game=Green is faster
- A single rose | stream=Marble race marathon; gift=Rose; quantity=1; value=0.50
item gift kind|gift type|gift item: Name!;Price:money;Effect;Strength:number#0-100000;Icon:image;Animation:file;~Sent:number#0-100000000
- Rose | price=0.50; effect=Pull; strength=10; sent=20410
- Catapult | price=9.90; effect=Attack; strength=300; sent=312
- Oil can | price=1.90; effect=Speed; strength=40; sent=2980
- Golden dragon | price=99; effect=Wins the round; strength=5000; sent=9
record interaction ranking|ranking|leaderboard|contribution ranking: Title!;Stream->@live stream|live room~Friday tug of war;Viewer->@user;Rank:number#1-1000000;Points:number#0-100000000;Comments:number#0-1000000;Likes:number#0-1000000;Gift value:money;Period=Stream|Day|Week|All time
- First on Friday | stream=Friday tug of war; rank=1; points=8120; comments=88; likes=940; gift_value=42; period=Stream
- Second on Friday | stream=Friday tug of war; rank=2; points=5004; comments=120; likes=611; gift_value=18; period=Stream
- Best of the siege | stream=Castle night; rank=1; points=3990; comments=61; likes=200; gift_value=31; period=Stream
- Marble queen | stream=Marble race marathon; rank=1; points=15200; comments=214; likes=3100; gift_value=120; period=Week
person stream host|host|anchor|streamer: Name!;Room number;Speciality;Followers:number#0-100000000;Level:number#1-200;Photo:image;About:long;~Status=Live|Offline|Banned
- Captain Nori | room_number=1001; speciality=Team battles; followers=40210; level=38; status=Offline
- Lady Fern | room_number=1044; speciality=Castles; followers=12800; level=21; status=Live
- Pip | room_number=1090; speciality=Marbles; followers=90400; level=55; status=Offline
- Sergeant Oat | room_number=1102; speciality=Quiz; followers=310; level=3; status=Banned
! record like record|like: Title!;Stream->@live stream|live room~Friday tug of war;Viewer~Mara Lindt|Joel Abara;Likes:number#1-100000;Second:number#0-200000
- 200 hearts at the start | stream=Friday tug of war; likes=200; second=12
- Hearts for the wall | stream=Castle night; likes=55; second=400
- Finish line hearts | stream=Marble race marathon; likes=610; second=9000
- One heart | stream=Friday tug of war; likes=1; second=77
# image comparison|compare image|picture comparison|image similarity|photo comparison|image diff|hand-drawn image
item image|picture|jpeg image|local image|source image|photo: Title!;Picture:image;File name;Format=JPEG|PNG|WebP|GIF;Width:number(px)#1-20000;Height:number(px)#1-20000;File size:number(kB)#0-100000;Taken from=Local disk|Camera|Upload;Uploaded on:date
- Lighthouse photo | file_name=lighthouse.jpg; format=JPEG; width=3000; height=2000; file_size=1840; taken_from=Local disk
- Cat on a chair | file_name=cat_chair.jpg; format=JPEG; width=1600; height=1200; file_size=620; taken_from=Camera
- Old bridge | file_name=bridge.jpg; format=JPEG; width=2400; height=1600; file_size=1310; taken_from=Local disk
- Bowl of fruit | file_name=fruit.jpg; format=JPEG; width=1200; height=1200; file_size=540; taken_from=Upload
item drawing|hand-drawn image|drawn image|sketch|uploaded drawing: Title!;Picture:image;Drawn by;Technique=Pencil|Ink|Watercolour|Tablet;Scanned with~Phone|Flatbed scanner;Width:number(px)#1-20000;Height:number(px)#1-20000;Uploaded on:date;Notes:long
- Lighthouse in pencil | drawn_by=Mara K.; technique=Pencil; scanned_with=Phone; width=2000; height=1400; notes=Drawn from the pier.
- Cat in ink | drawn_by=Jonas W.; technique=Ink; scanned_with=Flatbed scanner; width=1800; height=1350; notes=Third try.
- Bridge, quick sketch | drawn_by=Mara K.; technique=Tablet; scanned_with=Phone; width=2400; height=1600; notes=Ten minutes.
- Fruit in colours | drawn_by=Ebba L.; technique=Watercolour; scanned_with=Flatbed scanner; width=1500; height=1500; notes=Colours a bit darker than the photo.
record comparison|image comparison|comparison result|comparison record|comparison task: Title!;Image->@image|picture|jpeg image~Lighthouse photo|Cat on a chair;Drawing->@drawing|hand-drawn image~Lighthouse in pencil|Cat in ink;Method->@comparison method~Structural similarity|Edge match;Similarity:percent;Differing pixels:number#0-400000000;Difference picture:image;Compared on:date;~Result=Match|Similar|Different
- Lighthouse, pencil against photo | image=Lighthouse photo; drawing=Lighthouse in pencil; method=Edge match; similarity=81; differing_pixels=412000; result=Similar
- Cat, ink against photo | image=Cat on a chair; drawing=Cat in ink; method=Structural similarity; similarity=64; differing_pixels=690000; result=Similar
- Bridge, sketch against photo | image=Old bridge; drawing=Bridge, quick sketch; method=Edge match; similarity=38; differing_pixels=1980000; result=Different
- Fruit, colours against photo | image=Bowl of fruit; drawing=Fruit in colours; method=Colour histogram; similarity=93; differing_pixels=88000; result=Match
! item comparison method|method|algorithm: Name!;Kind=Pixels|Structure|Edges|Colours|Fingerprint;Threshold for a match:percent;Description:long;Default:boolean
- Structural similarity | kind=Structure; threshold_for_a_match=85; description=Brightness, contrast and structure in small windows.
- Edge match | kind=Edges; threshold_for_a_match=82; description=Outlines only, good for pencil drawings.
- Colour histogram | kind=Colours; threshold_for_a_match=90; description=Share of each colour, whatever its place.
- Perceptual fingerprint | kind=Fingerprint; threshold_for_a_match=92; description=A short code of the picture, very fast.
! record marked difference|difference area|difference: Title!;Comparison->@comparison|comparison result~Lighthouse, pencil against photo|Bridge, sketch against photo;Left:number(px)#0-20000;Top:number(px)#0-20000;Width:number(px)#1-20000;Height:number(px)#1-20000;Kind=Missing|Added|Moved|Other colour
- Gallery rail missing | comparison=Lighthouse, pencil against photo; left=1210; top=220; width=180; height=60; kind=Missing
- Boat added | comparison=Lighthouse, pencil against photo; left=200; top=1500; width=340; height=150; kind=Added
- Second arch moved | comparison=Bridge, sketch against photo; left=1300; top=700; width=500; height=420; kind=Moved
- Darker apple | comparison=Fruit, colours against photo; left=410; top=520; width=220; height=210; kind=Other colour
# magnetic link|magnet link|seed information|bt seed|torrent
item seed|bt seed|magnetic link|magnet link|seed information|torrent: Title!;Magnet link!;Info hash;Category->@seed category|category~Open software|Public-domain film;Size:number(MB)#0-10000000;Files:number#1-100000;Seeders:number#0-1000000;Leechers:number#0-1000000;Found on:date;Source->@collection source|source~Distributed table|Feed of the archive;~Status=Alive|Weak|Dead
- Desktop system 24 image | magnet_link=magnet:?xt=urn:btih:1a2b; info_hash=1a2b3c4d; category=Open software; size=3900; files=1; seeders=812; leechers=40; source=Feed of the archive; status=Alive
- Silent comedy of 1921 | magnet_link=magnet:?xt=urn:btih:2b3c; info_hash=2b3c4d5e; category=Public-domain film; size=1450; files=3; seeders=37; leechers=2; source=Feed of the archive; status=Alive
- Open map tiles of Europe | magnet_link=magnet:?xt=urn:btih:3c4d; info_hash=3c4d5e6f; category=Open data; size=68000; files=210; seeders=9; leechers=5; source=Distributed table; status=Weak
- Concert under free licence | magnet_link=magnet:?xt=urn:btih:4d5e; info_hash=4d5e6f7a; category=Free music; size=640; files=14; seeders=0; leechers=1; source=Distributed table; status=Dead
item seed category|category: Name!;Description:long;Position:number#0-100;~Seeds:number#0-10000000
- Open software | description=Systems and programs with a free licence.; position=1; seeds=1240
- Public-domain film | description=Films whose rights have ended.; position=2; seeds=530
- Free music | description=Concerts and albums given freely.; position=3; seeds=870
- Open data | description=Maps, measurements and text collections.; position=4; seeds=96
! record seed file|file in a seed|file: Path!;Seed->@seed|bt seed~Desktop system 24 image|Silent comedy of 1921;Size:number(MB)#0-10000000;File type=Video|Audio|Image|Archive|Text|Program
- desktop-24.iso | seed=Desktop system 24 image; size=3900; file_type=Program
- film/comedy-1921.mp4 | seed=Silent comedy of 1921; size=1400; file_type=Video
- film/notes.txt | seed=Silent comedy of 1921; size=1; file_type=Text
- music/01-opening.flac | seed=Concert under free licence; size=48; file_type=Audio
item collection source|source|collector: Name!;Kind=Distributed table|Feed|Web page|Upload;Address:url;Every:number(min)#1-10080;Enabled:boolean;~Found so far:number#0-100000000
- Distributed table | kind=Distributed table; every=5; found_so_far=182000
- Feed of the archive | kind=Feed; every=60; found_so_far=5400
- List of free concerts | kind=Web page; every=720; found_so_far=870
- Sent in by users | kind=Upload; every=10; found_so_far=312
! record collection run|collection record|collection statistic|collection statistics|data statistic: Title!;Source->@collection source|source~Distributed table|Feed of the archive;Day:date;Collected:number#0-10000000;New:number#0-10000000;Twice:number#0-10000000;Efficiency:percent;Errors:number#0-1000000
- Table on Monday | source=Distributed table; collected=9200; new=1310; twice=7890; efficiency=14; errors=22
- Table on Tuesday | source=Distributed table; collected=8700; new=1190; twice=7510; efficiency=14; errors=17
- Archive on Monday | source=Feed of the archive; collected=64; new=58; twice=6; efficiency=91; errors=0
- Uploads on Monday | source=Sent in by users; collected=12; new=11; twice=1; efficiency=92; errors=0
request takedown request|removal request|complaint: Title!;Seed->@seed|bt seed~Concert under free licence|Silent comedy of 1921;Reason=Rights|Harmful|Wrong category|Dead link;Sent by;Email:email;Details:long
- Concert has other terms | seed=Concert under free licence; reason=Rights; sent_by=Label office; details=Only parts of it are free.
- Film in the wrong place | seed=Silent comedy of 1921; reason=Wrong category; sent_by=Guest; details=It is a documentary.
- No one shares it | seed=Concert under free licence; reason=Dead link; sent_by=Guest; details=Waited for three days.
- Maps are outdated | seed=Open map tiles of Europe; reason=Dead link; sent_by=Guest; details=A new edition is out.
# digital tv|tv system|tv channel|television channel|tv program|iptv|cable tv
item channel|tv channel|television channel: Name!;Number:number#1-9999;Category=News|Sport|Film|Children|Music|Documentary;Resolution=SD|HD|4K;Language;Stream address:url;Logo:image;Paid:boolean;~Status=On air|Off air|Test
- City News | number=1; category=News; resolution=HD; language=English; status=On air
- Meadow Kids | number=12; category=Children; resolution=HD; language=English; status=On air
- Open Film | number=31; category=Film; resolution=4K; language=English; status=On air
- Harbour Sport | number=44; category=Sport; resolution=HD; language=English; status=Test
record program|scheduled program|programme|program schedule|broadcast schedule: Title!;Channel->@channel|tv channel~City News|Open Film;Broadcast on:date;Starts at:time;Length:number(min)#1-600;Genre=News|Film|Series|Sport|Show|Documentary;Description:long;Age from:number#0-18;Live:boolean;~Status=Planned|On air|Shown|Cancelled
- Evening news | channel=City News; length=30; genre=News; description=The day in the region.; age_from=0; status=Planned
- The Glass Boat | channel=Open Film; length=104; genre=Film; description=A ferryman finds a letter.; age_from=12; status=Planned
- Puddle Friends | channel=Meadow Kids; length=15; genre=Series; description=Ducks learn to share.; age_from=0; status=Shown
- Regatta, second day | channel=Harbour Sport; length=180; genre=Sport; description=Finals of the eights.; age_from=0; status=Cancelled
item device|monitored device|set-top box|broadcast device: Name!;Kind=Encoder|Multiplexer|Transmitter|Set-top box|Server|Receiver;Serial number;Location;Channel->@channel|tv channel~City News|Meadow Kids;Address;Firmware;Installed on:date;~Status=Online|Warning|Offline
- Encoder 1 | kind=Encoder; serial_number=EN-2201; location=Head-end room; channel=City News; address=10.4.0.11; firmware=4.2; status=Online
- Encoder 2 | kind=Encoder; serial_number=EN-2202; location=Head-end room; channel=Meadow Kids; address=10.4.0.12; firmware=4.1; status=Warning
- Hill transmitter | kind=Transmitter; serial_number=TX-0090; location=North hill; channel=City News; address=10.4.1.2; firmware=2.9; status=Online
- Film server | kind=Server; serial_number=SV-0311; location=Head-end room; channel=Open Film; address=10.4.0.30; firmware=7.0; status=Offline
record device reading|device monitoring|monitoring record|device status: Title!;Device->@device|monitored device~Encoder 1|Hill transmitter;Measured on:date;Measured at:time;Temperature:number(°C)#-40-120;Signal:number(dB)#-100-100;Bit rate:number(Mbit/s)#0-1000;CPU load:percent;~Result=OK|Warning|Fault
- Encoder 1 at nine | device=Encoder 1; temperature=46; signal=41; bit_rate=8.2; cpu_load=38; result=OK
- Encoder 2 at nine | device=Encoder 2; temperature=71; signal=39; bit_rate=7.9; cpu_load=81; result=Warning
- Hill at nine | device=Hill transmitter; temperature=22; signal=58; bit_rate=24; cpu_load=12; result=OK
- Film server at ten | device=Film server; temperature=0; signal=0; bit_rate=0; cpu_load=0; result=Fault
record system log|log|operation log: Title!;User;Action=Sign in|Channel changed|Program planned|Device restarted|User changed|Setting changed;Level=Info|Warning|Error;Written on:date;Written at:time;Address;Details:long
- Encoder 2 restarted | user=operator.lena; action=Device restarted; level=Warning; address=10.4.9.3; details=Temperature above 70.
- Film moved to nine | user=planner.otto; action=Program planned; level=Info; address=10.4.9.7; details=The Glass Boat moved by an hour.
- Harbour Sport to test | user=admin.yue; action=Channel changed; level=Info; address=10.4.9.2; details=New camera line.
- Wrong password | user=operator.max; action=Sign in; level=Error; address=198.51.100.3; details=Third try.
record subscription|channel package|tv package|subscriber: Title!;Subscriber;Package=Basic|Family|Film|Sport|All;Channels:long;Monthly price:money;From:date;Until:date;~Status=Active|Paused|Ended
- Hoffmann household | subscriber=G. Hoffmann; package=Family; channels=News, children, music; monthly_price=12; status=Active
- Station hotel | subscriber=Station hotel; package=All; channels=All channels; monthly_price=140; status=Active
- Miller flat 3 | subscriber=R. Miller; package=Basic; channels=News; monthly_price=6; status=Paused
- Sports bar Anchor | subscriber=Anchor bar; package=Sport; channels=Harbour Sport; monthly_price=45; status=Ended
# media player|video player|audio player|music player|free media player
item media file|video file|audio file|media|file|track: Title!;Kind=Video|Audio;Format=MP4|MPEG|AVI|MOV|WMV|MP3|FLAC|WAV;Length:number(s)#0-86400;File size:number(MB)#0-100000;Artist;Album or series;File:file;Cover:image;Added on:date
- River at dawn | kind=Video; format=MP4; length=412; file_size=180; artist=Own recording; album_or_series=Walks
- Grandmother's birthday | kind=Video; format=MPEG; length=1830; file_size=920; artist=Family; album_or_series=Family films
- Slow Accordion | kind=Audio; format=FLAC; length=254; file_size=31; artist=Quay Trio; album_or_series=Low Tide
- Rain Market | kind=Audio; format=MP3; length=198; file_size=5; artist=Quay Trio; album_or_series=Low Tide
item playlist|play list: Name!;Description:long;Owner;Order=As listed|Shuffled|Newest first;Repeat=Off|One|All;Public:boolean;Cover:image;~Files:number#0-10000
- Evening calm | description=Quiet pieces after eight.; owner=nora; order=As listed; repeat=All; files=12
- Family films | description=Birthdays and holidays.; owner=nora; order=Newest first; repeat=Off; files=8
- Running | description=Fast and steady.; owner=emil; order=Shuffled; repeat=All; files=40
- To check | description=Files with wrong titles.; owner=emil; order=As listed; repeat=Off; files=3
! record playlist entry|playlist item: Title!;Playlist->@playlist~Evening calm|Family films;Media file->@media file|video file~Slow Accordion|River at dawn;Position:number#1-10000;Added on:date
- Evening calm 1 | playlist=Evening calm; media_file=Slow Accordion; position=1
- Evening calm 2 | playlist=Evening calm; media_file=Rain Market; position=2
- Family films 1 | playlist=Family films; media_file=Grandmother's birthday; position=1
- Evening calm 3 | playlist=Evening calm; media_file=River at dawn; position=3
record playback|play history|playback record|play record: Title!;Media file->@media file|video file~River at dawn|Rain Market;Played by;Played on:date;Started at:time;Stopped at second:number(s)#0-86400;Speed=0.5x|1x|1.25x|1.5x|2x;Volume:percent;~Finished:boolean
- River, on the sofa | media_file=River at dawn; played_by=nora; stopped_at_second=412; speed=1x; volume=60
- Birthday, first half | media_file=Grandmother's birthday; played_by=nora; stopped_at_second=905; speed=1x; volume=80
- Rain Market on the train | media_file=Rain Market; played_by=emil; stopped_at_second=198; speed=1x; volume=45
- Accordion, again | media_file=Slow Accordion; played_by=emil; stopped_at_second=120; speed=1.25x; volume=50
record bookmark|marker|chapter|subtitle: Title!;Media file->@media file|video file~Grandmother's birthday|River at dawn;At second:number(s)#0-86400;Kind=Bookmark|Chapter|Subtitle;Text:long
- The cake | media_file=Grandmother's birthday; at_second=640; kind=Chapter; text=Candles and song.
- Speech of uncle Jan | media_file=Grandmother's birthday; at_second=1210; kind=Chapter; text=Long but good.
- Heron lands | media_file=River at dawn; at_second=187; kind=Bookmark; text=Left side of the picture.
- Solo | media_file=Slow Accordion; at_second=93; kind=Bookmark; text=Learn this part.
! item player setting|equalizer preset|playback setting: Name!;User;Default volume:percent;Speed=0.5x|1x|1.25x|1.5x|2x;Equalizer=Flat|Rock|Jazz|Voice|Bass;Skip by:number(s)#1-120;Resume where stopped:boolean
- Nora's player | user=nora; default_volume=60; speed=1x; equalizer=Flat; skip_by=10
- Emil on the train | user=emil; default_volume=45; speed=1x; equalizer=Bass; skip_by=15
- Lectures | user=emil; default_volume=70; speed=1.5x; equalizer=Voice; skip_by=30
- Living room | user=nora; default_volume=80; speed=1x; equalizer=Jazz; skip_by=10
# picture library|image library|image generator|generating and sharing|image generation|meme generator|poster generator|wallpaper
item image template|template|picture template: Name!;Category->@image category|category~Greetings|Jokes;Picture:image;Text places:number#0-20;Width:number(px)#1-10000;Height:number(px)#1-10000;Font;Uploaded by;~Used:number#0-10000000;~Status=Draft|Published
- Paper birthday card | category=Greetings; text_places=2; width=1200; height=800; font=Round hand; used=3120; status=Published
- Cat with a sign | category=Jokes; text_places=1; width=1000; height=1000; font=Block; used=8840; status=Published
- Calm sky quote | category=Quotes; text_places=2; width=1080; height=1350; font=Thin serif; used=960; status=Published
- Market poster | category=Posters; text_places=5; width=2000; height=2800; font=Wide; used=140; status=Draft
record generated image|image|created image|generated picture|work: Title!;Template->@image template|template~Paper birthday card|Cat with a sign;Text on it:long;Uploaded picture:image;Result:image;Format=PNG|JPEG|WebP;Made by;Made on:date;Public:boolean;~Likes:number#0-10000000
- Card for Oma | template=Paper birthday card; text_on_it=Eighty and still on the bicycle; format=PNG; made_by=lina; likes=12
- Monday cat | template=Cat with a sign; text_on_it=Not before coffee; format=JPEG; made_by=tobi; likes=240
- Sky of today | template=Calm sky quote; text_on_it=Slow is also a speed; format=PNG; made_by=lina; likes=57
- Flea market in May | template=Market poster; text_on_it=Saturday from eight, old school yard; format=PNG; made_by=club; likes=9
item library image|library picture|stock image|gallery picture|wallpaper: Title!;Category->@image category|category~Quotes|Posters;Picture:image;Width:number(px)#1-20000;Height:number(px)#1-20000;Licence=Free|With name|Members only;Tags;Uploaded by;~Downloads:number#0-10000000
- Fog over fields | category=Quotes; width=4000; height=2600; licence=Free; tags=fog, morning; uploaded_by=anja; downloads=512
- Red bricks | category=Posters; width=3000; height=3000; licence=Free; tags=wall, pattern; uploaded_by=tobi; downloads=208
- Yawning dog | category=Jokes; width=2400; height=1800; licence=With name; tags=dog, tired; uploaded_by=mia; downloads=1470
- Paper flowers | category=Greetings; width=2800; height=2000; licence=Members only; tags=flowers, paper; uploaded_by=anja; downloads=93
! item image category|category: Name!;Description:long;Icon;Position:number#0-100
- Greetings | description=Cards for all days.; icon=gift; position=1
- Jokes | description=Pictures with a short text.; icon=smile; position=2
- Quotes | description=Calm pictures with words.; icon=quote; position=3
- Posters | description=To print and hang.; icon=flag; position=4
record download|image download|saved image: Title!;Image->@generated image|library image~Monday cat|Fog over fields;Size=Small|Medium|Original;Format=PNG|JPEG|WebP;Saved by;Saved on:date
- Cat for the group | image=Monday cat; size=Medium; format=JPEG; saved_by=mia
- Card to print | image=Card for Oma; size=Original; format=PNG; saved_by=lina
- Sky for the phone | image=Sky of today; size=Medium; format=PNG; saved_by=anja
- Poster for the copy shop | image=Flea market in May; size=Original; format=PNG; saved_by=club
record share|share record|shared image: Title!;Image->@generated image~Monday cat|Sky of today;Channel=Chat|Social feed|Email|Link;Shared by;Shared on:date;~Views:number#0-10000000
- Cat to the office | image=Monday cat; channel=Chat; shared_by=tobi; views=18
- Sky to the feed | image=Sky of today; channel=Social feed; shared_by=lina; views=640
- Card to the cousins | image=Card for Oma; channel=Email; shared_by=lina; views=7
- Poster link | image=Flea market in May; channel=Link; shared_by=club; views=212
record edit|image edit|edit step: Title!;Image->@generated image~Monday cat|Card for Oma;Step=Crop|Turn|Filter|Text|Sticker|Brightness;Value;Done on:date;Undone:boolean
- Square cut | image=Monday cat; step=Crop; value=1000 by 1000
- Warm filter | image=Card for Oma; step=Filter; value=warm 20
- Bigger text | image=Sky of today; step=Text; value=64 px
- Star in the corner | image=Flea market in May; step=Sticker; value=star
# vector editor|vector graphic|drawing tool|drawing editor|svg editor|graphic editor|drawing website
item drawing|graphic|vector graphic|artwork: Title!;Owner;Folder;Width:number(px)#1-20000;Height:number(px)#1-20000;Background colour;Source text:long;Preview:image;Changed on:date;Public:boolean;~Shapes:number#0-100000;~Status=Draft|Finished|Archived
- Fox logo | owner=ronja; folder=Logos; width=800; height=800; background_colour=White; shapes=34; status=Finished
- Plan of the flat | owner=emil; folder=Plans; width=2000; height=1400; background_colour=White; shapes=120; status=Draft
- Tram map | owner=ronja; folder=Maps; width=3000; height=2000; background_colour=Light grey; shapes=410; status=Draft
- Birthday badge | owner=emil; folder=Cards; width=600; height=600; background_colour=Yellow; shapes=12; status=Finished
record shape|element|drawing element|path|object: Title!;Drawing->@drawing|graphic~Fox logo|Tram map;Layer->@layer~Outline|Stations;Kind=Line|Curve|Rectangle|Ellipse|Polygon|Text|Path;Left:number#-100000-100000;Top:number#-100000-100000;Width:number#0-100000;Height:number#0-100000;Fill colour;Line colour;Line width:number(px)#0-500
- Left ear | drawing=Fox logo; layer=Outline; kind=Polygon; left=120; top=80; width=140; height=200; fill_colour=Orange; line_colour=Brown; line_width=4
- Tail | drawing=Fox logo; layer=Outline; kind=Curve; left=520; top=420; width=220; height=260; fill_colour=Orange; line_colour=Brown; line_width=4
- Central station | drawing=Tram map; layer=Stations; kind=Ellipse; left=1480; top=960; width=40; height=40; fill_colour=White; line_colour=Black; line_width=6
- Kitchen | drawing=Plan of the flat; layer=Walls; kind=Rectangle; left=100; top=100; width=600; height=420; fill_colour=None; line_colour=Black; line_width=8
! item layer|drawing layer: Name!;Drawing->@drawing|graphic~Fox logo|Tram map;Position:number#1-1000;Visible:boolean;Locked:boolean;Opacity:percent
- Outline | drawing=Fox logo; position=1; opacity=100
- Stations | drawing=Tram map; position=2; opacity=100
- Walls | drawing=Plan of the flat; position=1; opacity=100
- Ribbon | drawing=Birthday badge; position=3; opacity=80
! record drawing version|version|saved version: Title!;Drawing->@drawing|graphic~Fox logo|Plan of the flat;Number:number#1-10000;Saved by;Saved on:date;Note:long;Source text:long
- Fox 7 | drawing=Fox logo; number=7; saved_by=ronja; note=Rounder ears.
- Fox 6 | drawing=Fox logo; number=6; saved_by=ronja; note=Darker tail.
- Flat 3 | drawing=Plan of the flat; number=3; saved_by=emil; note=Door moved.
- Tram map 12 | drawing=Tram map; number=12; saved_by=ronja; note=Line 4 added.
record export|exported file|file export|drawing export: Title!;Drawing->@drawing|graphic~Fox logo|Tram map;Format=SVG|PNG|PDF|JPEG|EPS;Scale:number#1-20;Transparent:boolean;File:file;Exported by;Exported on:date
- Fox for the door | drawing=Fox logo; format=PDF; scale=1; exported_by=ronja
- Fox for the web | drawing=Fox logo; format=SVG; scale=1; exported_by=ronja
- Tram map for print | drawing=Tram map; format=PDF; scale=4; exported_by=ronja
- Badge for chat | drawing=Birthday badge; format=PNG; scale=2; exported_by=emil
item drawing tool|tool|brush|tool setting: Name!;Kind=Line|Curve|Shape|Text|Pen|Eraser|Fill;Line width:number(px)#0-500;Line colour;Fill colour;Shortcut;Snap to grid:boolean
- Pen | kind=Pen; line_width=2; line_colour=Black; fill_colour=None; shortcut=P
- Soft curve | kind=Curve; line_width=4; line_colour=Brown; fill_colour=Orange; shortcut=C
- Wall line | kind=Line; line_width=8; line_colour=Black; fill_colour=None; shortcut=L
- Rubber | kind=Eraser; line_width=20; line_colour=White; fill_colour=None; shortcut=E
# text into animated|animated video|text to video|video generation|video maker|video creation|animation video|video editing
item video project|animated video|video|generated video|project: Title!;Owner;Text:long!;Template->@video template|template~Chalk board|Paper cut;Music->@music track|music~Soft steps|Bright morning;Format=16 to 9|9 to 16|1 to 1;Length:number(s)#1-7200;Voice=None|Woman|Man|Child;Thumbnail:image;~Status=Draft|Rendering|Ready|Failed
- How a seed wakes | owner=lotta; text=A seed waits for water. Then the coat opens.; template=Paper cut; music=Soft steps; format=16 to 9; length=48; voice=Woman; status=Ready
- Three rules of the workshop | owner=gerd; text=Glasses on. Hair tied. Ask first.; template=Chalk board; music=Bright morning; format=9 to 16; length=21; voice=Man; status=Ready
- Invitation to the fair | owner=lotta; text=Saturday, ten o'clock, old mill.; template=Bouncing letters; music=Market day; format=1 to 1; length=15; voice=None; status=Rendering
- Why tides come | owner=gerd; text=The moon pulls the sea.; template=Chalk board; music=Soft steps; format=16 to 9; length=60; voice=Child; status=Draft
item video template|template|style: Name!;Description:long;Category=Teaching|Advert|Story|Greeting;Scenes:number#1-100;Font;Colours;Preview:file;~Used:number#0-1000000;~Status=Published|Draft
- Chalk board | description=White lines on green.; category=Teaching; scenes=6; font=Chalk; colours=Green, white; used=910; status=Published
- Paper cut | description=Layers that slide in.; category=Story; scenes=8; font=Round; colours=Earth tones; used=640; status=Published
- Bouncing letters | description=Each word jumps.; category=Advert; scenes=4; font=Block; colours=Red, yellow; used=1200; status=Published
- Falling leaves | description=Quiet autumn card.; category=Greeting; scenes=3; font=Script; colours=Orange; used=75; status=Draft
! record scene|video scene|clip: Title!;Video project->@video project|video~How a seed wakes|Three rules of the workshop;Position:number#1-500;Text:long;Effect->@animation effect|effect~Write on|Slide in;Length:number(s)#1-600;Background:image
- Seed in the dark | video_project=How a seed wakes; position=1; text=A seed waits for water.; effect=Slide in; length=12
- Coat opens | video_project=How a seed wakes; position=2; text=Then the coat opens.; effect=Grow; length=14
- Glasses on | video_project=Three rules of the workshop; position=1; text=Glasses on.; effect=Write on; length=7
- Ask first | video_project=Three rules of the workshop; position=3; text=Ask first.; effect=Write on; length=7
item animation effect|effect|transition: Name!;Kind=Appear|Move|Leave|Transition;Length:number(ms)#50-10000;Direction=Left|Right|Up|Down|None;Description:long
- Write on | kind=Appear; length=1200; direction=None; description=Letters are drawn one by one.
- Slide in | kind=Move; length=600; direction=Left; description=Comes in from the side.
- Grow | kind=Appear; length=900; direction=Up; description=Grows from a point.
- Fold away | kind=Leave; length=500; direction=Down; description=Folds like paper.
item music track|music|background music|sound: Title!;Mood=Calm|Happy|Tense|Festive;Length:number(s)#1-3600;Composer;Licence=Free|With name|Bought;File:file;~Used:number#0-1000000
- Soft steps | mood=Calm; length=120; composer=Quay Trio; licence=Free; used=410
- Bright morning | mood=Happy; length=95; composer=A. Reed; licence=Free; used=388
- Market day | mood=Festive; length=80; composer=Town band; licence=With name; used=97
- Deep water | mood=Tense; length=140; composer=A. Reed; licence=Bought; used=36
record export|video export|rendering|render task|exported video: Title!;Video project->@video project|video~How a seed wakes|Invitation to the fair;Resolution=720p|1080p|4K;Format=MP4|WebM|GIF;File size:number(MB)#0-100000;File:file;Started on:date;Done:percent;~Status=Waiting|Rendering|Done|Failed
- Seed for school | video_project=How a seed wakes; resolution=1080p; format=MP4; file_size=38; done=100; status=Done
- Rules for the screen | video_project=Three rules of the workshop; resolution=720p; format=WebM; file_size=9; done=100; status=Done
- Fair for chat | video_project=Invitation to the fair; resolution=720p; format=GIF; file_size=0; done=40; status=Rendering
- Tides in 4K | video_project=Why tides come; resolution=4K; format=MP4; file_size=0; done=0; status=Failed
# multimedia overlay|video overlay|text overlay|image overlay|overlay effect|overlay text|watermark
item media file|uploaded video|uploaded image|media|video|image: Title!;Kind=Video|Image|Audio;File:file;Length:number(s)#0-36000;Width:number(px)#1-20000;Height:number(px)#1-20000;File size:number(MB)#0-100000;Uploaded by;Uploaded on:date
- Harbour from above | kind=Video; length=42; width=1920; height=1080; file_size=61; uploaded_by=jette
- Club badge | kind=Image; length=0; width=512; height=512; file_size=1; uploaded_by=jette
- Interview with the smith | kind=Video; length=310; width=1920; height=1080; file_size=420; uploaded_by=karl
- Paper texture | kind=Image; length=0; width=4000; height=3000; file_size=6; uploaded_by=karl
item composition|overlay project|project|overlay video: Title!;Background->@media file|uploaded video~Harbour from above|Interview with the smith;Description:long;Owner;Length:number(s)#0-36000;Preview:image;Changed on:date;~Status=Draft|Previewed|Rendered|Published
- Harbour greeting | background=Harbour from above; description=Welcome on the start page.; owner=jette; length=42; status=Published
- Smith with titles | background=Interview with the smith; description=Names and questions.; owner=karl; length=310; status=Previewed
- Harbour in winter | background=Harbour from above; description=With snow text.; owner=jette; length=20; status=Draft
- Smith, short | background=Interview with the smith; description=One minute cut.; owner=karl; length=60; status=Rendered
record overlay|text overlay|image overlay|overlay layer|layer: Title!;Composition->@composition|overlay project~Harbour greeting|Smith with titles;Kind=Text|Image|Video;Text:long;Media->@media file|uploaded image~Club badge|Paper texture;Left:percent;Top:percent;Width:percent;From second:number(s)#0-36000;To second:number(s)#0-36000;Style->@overlay style|style~White on blue|Soft shadow;Layer:number#1-100
- Welcome line | composition=Harbour greeting; kind=Text; text=Welcome to the quay; left=10; top=70; width=80; from_second=2; to_second=12; style=White on blue; layer=2
- Badge in the corner | composition=Harbour greeting; kind=Image; media=Club badge; left=85; top=5; width=10; from_second=0; to_second=42; style=Soft shadow; layer=3
- Name of the smith | composition=Smith with titles; kind=Text; text=Jakob Stahl, smith; left=5; top=80; width=50; from_second=4; to_second=10; style=Soft shadow; layer=2
- Snow text | composition=Harbour in winter; kind=Text; text=Open all winter; left=20; top=20; width=60; from_second=1; to_second=18; style=Big letters; layer=2
item overlay style|style|effect|overlay effect: Name!;Font;Font size:number(px)#6-500;Text colour;Background colour;Opacity:percent;Effect=None|Fade|Slide|Zoom|Typewriter;Border:number(px)#0-50;Shadow:boolean
- White on blue | font=Wide; font_size=64; text_colour=White; background_colour=Blue; opacity=85; effect=Fade; border=0
- Soft shadow | font=Thin; font_size=40; text_colour=White; background_colour=None; opacity=100; effect=Slide; border=0
- Big letters | font=Block; font_size=140; text_colour=Yellow; background_colour=None; opacity=100; effect=Zoom; border=2
- Typed note | font=Typed; font_size=32; text_colour=Black; background_colour=Cream; opacity=90; effect=Typewriter; border=1
record rendering|export|render record|preview: Title!;Composition->@composition|overlay project~Harbour greeting|Smith, short;Resolution=720p|1080p|4K;Format=MP4|WebM|GIF;File:file;Made on:date;Made by;Time taken:number(s)#0-100000;~Status=Waiting|Running|Done|Failed
- Harbour for the site | composition=Harbour greeting; resolution=1080p; format=WebM; made_by=jette; time_taken=95; status=Done
- Smith preview | composition=Smith with titles; resolution=720p; format=MP4; made_by=karl; time_taken=40; status=Done
- Smith for phones | composition=Smith, short; resolution=720p; format=MP4; made_by=karl; time_taken=31; status=Done
- Winter in 4K | composition=Harbour in winter; resolution=4K; format=MP4; made_by=jette; time_taken=0; status=Waiting
# 3d structure|3d model viewer|3d viewer|structure viewer|3d model|model viewer|displaying 3d
item 3d model|model|structure|model file|3d structure: Name!;Category->@model category|category~Molecules|Buildings;File:file;Format=GLB|OBJ|STL|PDB|STEP;Description:long;Faces:number#0-100000000;File size:number(MB)#0-10000;Owner;Preview:image;Uploaded on:date;~Views:number#0-10000000;~Status=Private|Shared|Public
- Caffeine | category=Molecules; format=PDB; description=Twenty-four atoms.; faces=9600; file_size=1; owner=irina; views=812; status=Public
- Timber bridge | category=Buildings; format=GLB; description=Twelve metres, four frames.; faces=48000; file_size=14; owner=pascal; views=240; status=Public
- Gear of the clock | category=Machines; format=STEP; description=Sixty teeth.; faces=15200; file_size=3; owner=pascal; views=66; status=Shared
- Roman vase | category=Finds; format=OBJ; description=Scanned in the museum.; faces=310000; file_size=52; owner=irina; views=1430; status=Public
item model category|category: Name!;Description:long;Icon;~Models:number#0-1000000
- Molecules | description=From water to proteins.; icon=atom; models=84
- Buildings | description=Houses, bridges, towers.; icon=home; models=132
- Machines | description=Gears and engines.; icon=gear; models=57
- Finds | description=Scans from museums.; icon=vase; models=41
record saved view|camera view|view setting|viewpoint: Name!;Model->@3d model|model~Caffeine|Timber bridge;Turned by:number(°)#-360-360;Tilted by:number(°)#-180-180;Zoom:number#0-1000;Display=Solid|Wireframe|Points|Transparent;Background colour;Saved by;Saved on:date
- Caffeine from above | model=Caffeine; turned_by=0; tilted_by=90; zoom=2; display=Solid; background_colour=White; saved_by=irina
- Bridge joints | model=Timber bridge; turned_by=35; tilted_by=12; zoom=8; display=Transparent; background_colour=Grey; saved_by=pascal
- Teeth of the gear | model=Gear of the clock; turned_by=10; tilted_by=0; zoom=14; display=Wireframe; background_colour=Black; saved_by=pascal
- Vase with handle | model=Roman vase; turned_by=120; tilted_by=20; zoom=3; display=Solid; background_colour=White; saved_by=irina
record annotation|label|measurement|marker: Title!;Model->@3d model|model~Timber bridge|Roman vase;Kind=Note|Distance|Angle|Part name;Text:long;Value:number#0-1000000;Unit=mm|m|Å|degrees|none;Position x:number#-100000-100000;Position y:number#-100000-100000;Position z:number#-100000-100000;Written by
- Span | model=Timber bridge; kind=Distance; text=Between the two feet.; value=12; unit=m; position_x=0; position_y=0; position_z=6; written_by=pascal
- Bond length | model=Caffeine; kind=Distance; text=Carbon to oxygen.; value=1.22; unit=Å; position_x=1; position_y=2; position_z=0; written_by=irina
- Repair | model=Roman vase; kind=Note; text=Glued in 1931.; value=0; unit=none; position_x=4; position_y=11; position_z=2; written_by=irina
- Pressure angle | model=Gear of the clock; kind=Angle; text=Side of a tooth.; value=20; unit=degrees; position_x=30; position_y=0; position_z=0; written_by=pascal
record share|shared model|model share: Title!;Model->@3d model|model~Gear of the clock|Roman vase;Shared with;Right=View|Download|Annotate;Link:url;Valid until:date;Shared on:date;~Status=Active|Ended
- Gear to the clockmaker | model=Gear of the clock; shared_with=Clockmaker Uhl; right=Download; status=Active
- Vase for class 7 | model=Roman vase; shared_with=Class 7; right=View; status=Active
- Bridge to the engineer | model=Timber bridge; shared_with=I. Holt; right=Annotate; status=Active
- Caffeine for a talk | model=Caffeine; shared_with=Everyone; right=View; status=Ended
item tutorial|example|guide|help page: Title!;Kind=Tutorial|Example;Steps:long;Model->@3d model|model~Caffeine|Timber bridge;Level=Beginner|Advanced;Video:url;Position:number#1-100;~Read:number#0-10000000
- Turn and zoom | kind=Tutorial; steps=Drag to turn, wheel to zoom, two fingers to move.; model=Caffeine; level=Beginner; position=1; read=920
- Measure a distance | kind=Tutorial; steps=Choose the ruler, click two points.; model=Timber bridge; level=Advanced; position=2; read=310
- Look inside a gear | kind=Example; steps=Switch to wireframe.; model=Gear of the clock; level=Beginner; position=3; read=144
- Upload your first model | kind=Tutorial; steps=Choose a file, wait, give a name.; model=Roman vase; level=Beginner; position=4; read=505
# content distribution|content publishing|distributing various content|content sharing|content platform|video content|short video|video playback|video library|video website
item content|content item|video|short video|published content: Title!;Kind=Video|Article|Picture|Audio|Series;Category->@content category|category~Nature|Drama;Description:long;Author;File:file;Cover:image;Length:number(s)#0-36000;Price in coins:number#0-100000;Tags;Published on:date;~Views:number#0-1000000000;~Status=Draft|In review|Published|Taken down
- Snails after rain | kind=Video; category=Nature; description=Three minutes in a hedge.; author=Ola; length=184; price_in_coins=0; tags=garden, rain; views=12400; status=Published
- The Ninth Tenant | kind=Series; category=Drama; description=Twelve short parts in one house.; author=Studio Lantern; length=1440; price_in_coins=30; tags=house, secret; views=88200; status=Published
- Bread without kneading | kind=Article; category=Kitchen; description=Flour, water, time.; author=Hilde; length=0; price_in_coins=0; tags=bread; views=5300; status=Published
- Harbour sounds | kind=Audio; category=Nature; description=Gulls and ropes.; author=Ola; length=600; price_in_coins=5; tags=sea; views=0; status=In review
item content category|category: Name!;Description:long;Cover:image;Position:number#0-1000;Shown:boolean
- Nature | description=Animals, weather, plants.; position=1
- Drama | description=Short series.; position=2
- Kitchen | description=Cooking and baking.; position=3
- Craft | description=Made by hand.; position=4
! record episode|part|video episode: Title!;Content->@content|video~The Ninth Tenant|Snails after rain;Number:number#1-10000;Length:number(s)#1-36000;File:file;Free:boolean;Price in coins:number#0-100000;~Views:number#0-1000000000
- The Ninth Tenant 1 | content=The Ninth Tenant; number=1; length=120; price_in_coins=0; views=21000
- The Ninth Tenant 2 | content=The Ninth Tenant; number=2; length=118; price_in_coins=0; views=17400
- The Ninth Tenant 3 | content=The Ninth Tenant; number=3; length=125; price_in_coins=3; views=9800
- Snails, long cut | content=Snails after rain; number=1; length=420; price_in_coins=0; views=640
record play record|watch history|viewing record|playback|browse record|viewing history|video record|playback record|watch record|play history: Title!;Content->@content|video~Snails after rain|The Ninth Tenant;User;Watched on:date;Stopped at:number(s)#0-36000;Device=Phone|Tablet|Computer|Television;~Finished:boolean
- Snails at breakfast | content=Snails after rain; user=mio; stopped_at=184; device=Phone
- Tenant, part two | content=The Ninth Tenant; user=mio; stopped_at=60; device=Phone
- Bread while baking | content=Bread without kneading; user=ute; stopped_at=0; device=Tablet
- Tenant on the sofa | content=The Ninth Tenant; user=ute; stopped_at=1440; device=Television
record distribution|distribution record|share record|distributor|commission: Title!;Content->@content|video~The Ninth Tenant|Bread without kneading;Channel=Own site|Chat|Social feed|Partner|Newsletter;Distributor;Link:url;Shared on:date;Commission:percent;~Visits:number#0-100000000;~Earned:money
- Tenant via Rina | content=The Ninth Tenant; channel=Social feed; distributor=rina; commission=10; visits=820; earned=41
- Bread in the newsletter | content=Bread without kneading; channel=Newsletter; distributor=editors; commission=0; visits=1900; earned=0
- Snails to a partner | content=Snails after rain; channel=Partner; distributor=Garden portal; commission=5; visits=310; earned=4
- Tenant in chats | content=The Ninth Tenant; channel=Chat; distributor=kofi; commission=10; visits=140; earned=9
record coin record|check-in|check-in record|virtual payment record|recharge|payment record: Title!;User;Kind=Check-in|Recharge|Spent|Gift;Coins:number#-100000-100000;Amount paid:money;Content->@content|video~The Ninth Tenant|Harbour sounds;Booked on:date;Days in a row:number#0-10000;~Status=Waiting|Booked|Failed
- Mio's seventh day | user=mio; kind=Check-in; coins=7; amount_paid=0; days_in_a_row=7; status=Booked
- Ute buys 100 coins | user=ute; kind=Recharge; coins=100; amount_paid=5; days_in_a_row=0; status=Booked
- Tenant for 30 | user=ute; kind=Spent; coins=-30; amount_paid=0; content=The Ninth Tenant; days_in_a_row=0; status=Booked
- Card refused | user=mio; kind=Recharge; coins=0; amount_paid=5; days_in_a_row=0; status=Failed
! item site setting|system setting|parameter|website parameter [setting|parameter|configur\\w*]: Name!;Value!;Group=General|Payment|Video|Check-in|Distribution;Description:long;Changed by;Changed on:date
- Coins per check-in | value=1 per day in a row; group=Check-in; description=At most seven.; changed_by=admin
- Coins per euro | value=20; group=Payment; description=Rounded down.; changed_by=admin
- Commission | value=10 percent; group=Distribution; description=Only on paid series.; changed_by=admin
- Largest video | value=500 MB; group=Video; description=For uploads.; changed_by=admin
! record creator earning|earning|revenue record [earn\\w*|moneti\\w*|revenue|withdraw\\w*|payout\\w*]: Title!;Creator~Mara Lindt|Joel Abara;Content->@content|video~Snails after rain|The Ninth Tenant;Source=Views|Gifts|Ads|Subscriptions;Amount:money;Earned on:date!;~Status=Pending|Available|Paid out
- Views of the snails | creator=Mara Lindt; content=Snails after rain; source=Views; amount=18.4; status=Available
- Gifts for the tenant | creator=Joel Abara; content=The Ninth Tenant; source=Gifts; amount=42; status=Paid out
- Ads on the snails | creator=Mara Lindt; content=Snails after rain; source=Ads; amount=7.1; status=Pending
- Tenant subscribers | creator=Joel Abara; content=The Ninth Tenant; source=Subscriptions; amount=60; status=Available
! record like|video like [likes?|liked]: Title!;User~Mara Lindt|Joel Abara;Content->@content|video~Snails after rain|The Ninth Tenant;Liked on:date!
- Joel likes the snails | user=Joel Abara; content=Snails after rain
- Mara likes the tenant | user=Mara Lindt; content=The Ninth Tenant
- Mara likes the snails | user=Mara Lindt; content=Snails after rain
- Joel likes the tenant | user=Joel Abara; content=The Ninth Tenant
item sound|music clip|audio clip: Title!;Artist;Audio file:file;Length:number(s)#1-600;Genre;~Videos:number#0-100000000
- Rain on tin | artist=Field Hour; length=30; genre=Nature; videos=1240
- Kitchen beat | artist=Lo Panter; length=15; genre=Electronic; videos=8800
- Slow accordion | artist=Ida Moor; length=45; genre=Folk; videos=310
- Whistle loop | artist=Field Hour; length=12; genre=Pop; videos=15400
item hashtag|topic tag: Name!;Description;Banner:image;Trending:boolean;~Videos:number#0-1000000000;~Views:number#0-10000000000
- rainwalk | description=Walks in bad weather; videos=5400; views=900000
- onepancook | description=Dinner in one pan; videos=88000; views=41000000
- tinyrepairs | description=Fixed in a minute; videos=2100; views=380000
- schoolband | description=Rehearsal moments; videos=900; views=120000

# barrage game|bullet screen|live interaction|danmaku|live streaming game
item live room|live stream|live broadcast|stream: Title!;Host;Game=Quiz|Treasure hunt|Tower fight|Drawing|Race;Cover:image;Stream address:url;Starts on:date;Starts at:time;~Viewers:number#0-100000000;~Likes:number#0-1000000000;~Status=Planned|Live|Ended
- Tower fight with Nika | host=nika; game=Tower fight; viewers=812; likes=5400; status=Live
- Guess the drawing | host=bruno; game=Drawing; viewers=240; likes=910; status=Ended
- Quiz of the sea | host=nika; game=Quiz; viewers=0; likes=0; status=Planned
- Snail race | host=otis; game=Race; viewers=1330; likes=8800; status=Ended
record bullet comment|bullet screen|live comment|barrage|screen comment: Text!;Live room->@live room|live stream~Tower fight with Nika|Snail race;User;At second:number(s)#0-100000;Colour=White|Red|Yellow|Blue|Green;Place=Rolling|Top|Bottom;Command=None|Join left|Join right|Attack|Answer;Sent on:date
- left side! | live_room=Tower fight with Nika; user=mio; at_second=41; colour=Red; place=Rolling; command=Join left
- attack attack | live_room=Tower fight with Nika; user=ute; at_second=95; colour=Yellow; place=Rolling; command=Attack
- is that a fish? | live_room=Guess the drawing; user=kai; at_second=210; colour=White; place=Top; command=Answer
- go snail 3 | live_room=Snail race; user=mio; at_second=12; colour=Green; place=Bottom; command=None
item gift|virtual gift: Name!;Price in coins:number#0-100000;Effect in game:long;Animation:file;Picture:image;~Sent:number#0-100000000;~Status=Offered|Hidden
- Rose | price_in_coins=1; effect_in_game=One soldier.; sent=8200; status=Offered
- Rocket | price_in_coins=100; effect_in_game=Knocks over a tower.; sent=140; status=Offered
- Turtle | price_in_coins=20; effect_in_game=Slows the other side.; sent=610; status=Offered
- Crown | price_in_coins=500; effect_in_game=Name on the screen.; sent=9; status=Hidden
record gift record|sent gift|gifting|interaction record|interaction: Title!;Live room->@live room|live stream~Tower fight with Nika|Snail race;Gift->@gift|virtual gift~Rose|Rocket;User;Kind=Gift|Like|Comment|Join;Quantity:number#1-100000;Coins:number#0-10000000;Sent on:date
- Ten roses of Mio | live_room=Tower fight with Nika; gift=Rose; user=mio; kind=Gift; quantity=10; coins=10
- Rocket of Ute | live_room=Tower fight with Nika; gift=Rocket; user=ute; kind=Gift; quantity=1; coins=100
- Turtle for snail 2 | live_room=Snail race; gift=Turtle; user=kai; kind=Gift; quantity=1; coins=20
- Likes of Kai | live_room=Snail race; user=kai; kind=Like; quantity=60; coins=0
record ranking|interaction ranking|leaderboard|rank: Title!;Live room->@live room|live stream~Tower fight with Nika|Snail race;User;Rank:number#1-1000000;Score:number#0-1000000000;Kind=Gifts|Comments|Likes|Game;Period=This stream|This week|All time
- Ute, gifts | live_room=Tower fight with Nika; user=ute; rank=1; score=100; kind=Gifts; period=This stream
- Mio, gifts | live_room=Tower fight with Nika; user=mio; rank=2; score=10; kind=Gifts; period=This stream
- Kai, likes | live_room=Snail race; user=kai; rank=1; score=60; kind=Likes; period=This week
- Mio, comments | live_room=Snail race; user=mio; rank=3; score=41; kind=Comments; period=All time
! record live history record|live history|game round|replay: Title!;Live room->@live room|live stream~Guess the drawing|Snail race;Winner;Length:number(min)#0-10000;Viewers at most:number#0-100000000;Comments:number#0-100000000;Coins:number#0-1000000000;Recording:url;Ended on:date
- Drawing, round 1 | live_room=Guess the drawing; winner=kai; length=18; viewers_at_most=240; comments=610; coins=85
- Drawing, round 2 | live_room=Guess the drawing; winner=ute; length=22; viewers_at_most=212; comments=540; coins=40
- Snail race final | live_room=Snail race; winner=snail 3; length=31; viewers_at_most=1330; comments=4200; coins=980
- Snail race, first heat | live_room=Snail race; winner=snail 2; length=24; viewers_at_most=900; comments=2100; coins=310
# multimedia processing|video format|audio format|media converter|video converter|format conversion|super-resolution
record media file|uploaded file|video file|audio file|media|image file|source file: File name!;File:file;Kind=Video|Audio|Image|GIF;Format~MP4|WAV|MOV|PNG;Duration:number(s)#0-36000;Size:number(MB)#0-50000;Resolution~1280x720;Uploaded on:date;~Status=Uploading|Ready|Expired
- harbour-walk.mov | kind=Video; format=MOV; duration=212; size=480; resolution=1920x1080; status=Ready
- interview-ana.wav | kind=Audio; format=WAV; duration=1840; size=310; status=Ready
- old-portrait.png | kind=Image; format=PNG; size=1; resolution=480x640; status=Ready
- cat-jump.gif | kind=GIF; format=GIF; duration=4; size=3; resolution=320x240; status=Expired
record conversion|conversion task|processing task|processing job|enlargement|conversion process: Title!;Media file->@media file|video file|audio file~harbour-walk.mov;Operation=Convert|Compress|Enlarge|Remove noise|Extract audio;Target format->@output format|conversion format~MP4|MP3;Scale=1x|2x|4x|8x;Noise reduction=None|Low|Medium|High;Preset->@preset|processing parameter~Web video;~Progress:percent;~Status=Queued|Running|Done|Failed|Cancelled
- Harbour walk for the web | media_file=harbour-walk.mov; operation=Convert; target_format=MP4; scale=1x; noise_reduction=None; preset=Web video; progress=100; status=Done
- Interview as podcast | media_file=interview-ana.wav; operation=Convert; target_format=MP3; noise_reduction=Low; preset=Speech; progress=100; status=Done
- Portrait four times larger | media_file=old-portrait.png; operation=Enlarge; target_format=PNG; scale=4x; noise_reduction=Medium; preset=Photo enlarge; progress=45; status=Running
- Cat clip twice as large | media_file=cat-jump.gif; operation=Enlarge; target_format=GIF; scale=2x; noise_reduction=Low; preset=Photo enlarge; progress=0; status=Queued
record converted file|processed file|output file|processing result|result|download: File name!;Task->@conversion|processing task~Harbour walk for the web;File:file;Size:number(MB)#0-50000;Resolution~1920x1080;Preview:image;Available until:date;~Downloads:number#0-100000
- harbour-walk.mp4 | task=Harbour walk for the web; size=96; resolution=1920x1080; downloads=3
- interview-ana.mp3 | task=Interview as podcast; size=28; downloads=1
- old-portrait-4x.png | task=Portrait four times larger; size=9; resolution=1920x2560; downloads=0
- cat-jump-2x.gif | task=Cat clip twice as large; size=11; resolution=640x480; downloads=0
item output format|conversion format|target format|format: Name!;Kind=Video|Audio|Image|GIF;Extension~.mp4;Codec~H.264|AAC;Lossless:boolean;Description:long
- MP4 | kind=Video; extension=.mp4; codec=H.264; description=Plays nearly everywhere.
- MP3 | kind=Audio; extension=.mp3; codec=MPEG layer 3; description=Small audio files.
- PNG | kind=Image; extension=.png; codec=Deflate; description=Pictures without loss.
- GIF | kind=GIF; extension=.gif; codec=LZW; description=Short loops without sound.
item preset|processing parameter|quality setting|conversion setting|model: Name!;Kind=Video|Audio|Image|GIF;Bit rate:number(kbit/s)#8-100000;Frame rate:number#1-240;Sample rate:number(Hz)#8000-192000;Quality=Low|Medium|High|Best;Note:long
- Web video | kind=Video; bit_rate=4000; frame_rate=30; sample_rate=48000; quality=High
- Speech | kind=Audio; bit_rate=96; sample_rate=44100; quality=Medium; note=One channel.
- Photo enlarge | kind=Image; quality=Best; note=Learned model for faces and texture.
- Small clip | kind=Video; bit_rate=900; frame_rate=24; sample_rate=44100; quality=Low
! record batch|processing batch|job group: Title!;Files:number#1-1000;Target format->@output format|conversion format~MP4;Started on:date;~Finished files:number#0-1000;~Status=Waiting|Running|Done|Stopped
- Holiday clips | files=24; target_format=MP4; finished_files=24; status=Done
- Lecture recordings | files=12; target_format=MP3; finished_files=5; status=Running
- Family album | files=80; target_format=PNG; finished_files=0; status=Waiting
- Sticker set | files=16; target_format=GIF; finished_files=7; status=Stopped
# remove watermark|watermark removal|short video parsing|video link|video downloader
record video task|parsing task|watermark removal|removal task|removal record|sharing link|video sharing link: Title!;Sharing link:url!;Platform->@platform|video platform~Clipstream|Vidpop;Removal=Logo only|Logo and subtitles|Cut edge;Quality=480p|720p|1080p|Original;Submitted on:date;~Progress:percent;~Status=Waiting|Parsing|Removing|Done|Failed;Error message
- Noodle recipe clip | platform=Clipstream; removal=Logo only; quality=1080p; progress=100; status=Done
- Dog on a skateboard | platform=Vidpop; removal=Logo and subtitles; quality=720p; progress=100; status=Done
- Mountain timelapse | platform=Clipstream; removal=Cut edge; quality=Original; progress=55; status=Removing
- Private wedding clip | platform=Looptown; removal=Logo only; quality=720p; progress=0; status=Failed; error_message=The video is not public
item platform|video platform|supported platform: Name!;Web address:url;Link pattern~clipstream.example/v/;Max quality=480p|720p|1080p|Original;Removes watermark:boolean;~Tasks:number#0-100000000;~Status=Supported|Partly|Disturbed
- Clipstream | link_pattern=clipstream.example/v/; max_quality=1080p; tasks=5210; status=Supported
- Vidpop | link_pattern=vidpop.example/s/; max_quality=Original; tasks=3904; status=Supported
- Looptown | link_pattern=looptown.example/; max_quality=720p; tasks=511; status=Partly
- Snapreel | link_pattern=reel.example/; max_quality=480p; tasks=88; status=Disturbed
record video|original video|result|original video link|processed video|original link: Title!;Task->@video task|parsing task~Noodle recipe clip;Original link:url;Author;Cover:image;Video file:file;Duration:number(s)#0-7200;Size:number(MB)#0-10000;~Downloads:number#0-1000000
- Noodles in ten minutes | task=Noodle recipe clip; author=kitchen_lan; duration=58; size=14; downloads=2
- Skateboard dog Rufus | task=Dog on a skateboard; author=rufus.rolls; duration=21; size=6; downloads=1
- Clouds over the ridge | task=Mountain timelapse; author=alpine_eye; duration=44; size=31; downloads=0
- Noodles, subtitles kept | task=Noodle recipe clip; author=kitchen_lan; duration=58; size=15; downloads=0
record download record|download|download history|usage record: Title!;Video->@video|original video~Noodles in ten minutes;Downloaded on:date;Quality=480p|720p|1080p|Original;Points used:number#0-1000;Device~Phone
- Noodles for the album | video=Noodles in ten minutes; quality=1080p; points_used=1; device=Phone
- Noodles again | video=Noodles in ten minutes; quality=720p; points_used=1; device=Laptop
- Rufus for grandma | video=Skateboard dog Rufus; quality=720p; points_used=1; device=Phone
- Subtitled try | video=Noodles, subtitles kept; quality=480p; points_used=0; device=Phone
! item plan|quota|membership plan [quota|plan|vip|free|paid|member\\w*|point]: Name!;Removals per day:number#0-10000;Max length:number(min)#1-600;Price:money;Days:number#1-365
- Free | removals_per_day=3; max_length=3; price=0; days=365
- Week | removals_per_day=30; max_length=10; price=2.9; days=7
- Month | removals_per_day=100; max_length=30; price=7.9; days=30
- Studio | removals_per_day=1000; max_length=120; price=59; days=365
! request feedback|problem report: Title!;Link:url;Platform->@platform|video platform~Looptown;What went wrong:long!;Contact
- Logo still visible | platform=Vidpop; what_went_wrong=The moving logo stays in the last two seconds.
- Link not recognised | platform=Snapreel; what_went_wrong=Short links are refused.
- No sound | platform=Clipstream; what_went_wrong=The cleaned video has no sound.
- Please add Tuneflip | platform=Looptown; what_went_wrong=This platform is missing in the list.
# panoramic image|panorama|virtual tour|360 degree|vr tour
item panorama|panoramic image|panorama work|work|scene: Title!;Image:image!;Industry->@industry|category~Real estate|Tourism;Project->@project|virtual tour~Lakeside flat;Author~Runa Holt;Taken on:date;Start direction:number(°)#0-360;Field of view:number(°)#30-140;Description:long;~Views:number#0-100000000;~Status=Processing|Draft|Public|Private
- Living room to the lake | industry=Real estate; project=Lakeside flat; author=Runa Holt; start_direction=90; field_of_view=95; views=410; status=Public
- Kitchen island | industry=Real estate; project=Lakeside flat; author=Runa Holt; start_direction=180; field_of_view=90; views=288; status=Public
- Castle court at dusk | industry=Tourism; project=Old castle walk; author=Timo Reck; start_direction=20; field_of_view=100; views=1920; status=Public
- Library reading hall | industry=University; project=Campus tour; author=Timo Reck; start_direction=0; field_of_view=95; views=0; status=Draft
item project|virtual tour|tour|album: Name!;Industry->@industry|category~Real estate;Cover:image;Address;Background music:file;First scene;Description:long;Password;~Scenes:number#0-1000;~Status=Draft|Public|Private
- Lakeside flat | industry=Real estate; address=Shore road 12; first_scene=Living room to the lake; scenes=6; status=Public
- Old castle walk | industry=Tourism; address=Castle hill; first_scene=Castle court at dusk; scenes=14; status=Public
- Campus tour | industry=University; address=College green 1; first_scene=Library reading hall; scenes=9; status=Draft
- Shoe shop | industry=Shop; address=High street 40; first_scene=Entrance; scenes=3; status=Private
item industry|category|panorama category: Name!;Description:long;Icon~House;Sort order:number#0-1000;~Works:number#0-1000000
- Real estate | description=Flats, houses, offices; icon=House; sort_order=1; works=120
- Tourism | description=Sights and landscapes; icon=Mountain; sort_order=2; works=210
- University | description=Campus and labs; icon=Cap; sort_order=3; works=34
- Shop | description=Stores and restaurants; icon=Bag; sort_order=4; works=77
record hotspot|scene link|mark|annotation: Title!;Panorama->@panorama|panoramic image~Living room to the lake;Kind=Go to scene|Text|Picture|Video|Link;Horizontal angle:number(°)#0-360;Vertical angle:number(°)#-90-90;Target scene->@panorama|panoramic image~Kitchen island;Text:long;Icon~Arrow
- To the kitchen | panorama=Living room to the lake; kind=Go to scene; horizontal_angle=140; vertical_angle=-5; target_scene=Kitchen island; icon=Arrow
- Oak floor | panorama=Living room to the lake; kind=Text; horizontal_angle=200; vertical_angle=-40; text=Oiled oak, laid in spring.; icon=Info
- Back to the lake | panorama=Kitchen island; kind=Go to scene; horizontal_angle=320; vertical_angle=0; target_scene=Living room to the lake; icon=Arrow
- Story of the well | panorama=Castle court at dusk; kind=Text; horizontal_angle=75; vertical_angle=-12; text=The well is 42 m deep.; icon=Info
record edit|edit record|image edit|editing|edit history: Title!;Panorama->@panorama|panoramic image~Castle court at dusk;Tool=Crop|Brightness|Stitch|Hide tripod|Sharpen|Filter;Value:number#-100-100;Edited by~Timo Reck;Edited on:date;Version:number#1-1000
- Castle brighter | panorama=Castle court at dusk; tool=Brightness; value=15; edited_by=Timo Reck; version=2
- Tripod hidden | panorama=Kitchen island; tool=Hide tripod; value=0; edited_by=Runa Holt; version=2
- Sharper books | panorama=Library reading hall; tool=Sharpen; value=30; edited_by=Timo Reck; version=3
- Two pictures joined | panorama=Living room to the lake; tool=Stitch; value=0; edited_by=Runa Holt; version=1
record share|share link|sharing|share record: Title!;Project->@project|virtual tour~Lakeside flat;Way=Link|QR code|Embed|Social media;Password;Valid until:date;~Visits:number#0-100000000;~Status=Active|Expired|Withdrawn
- Link for buyers | project=Lakeside flat; way=Link; visits=96; status=Active
- Castle on the city site | project=Old castle walk; way=Embed; visits=1410; status=Active
- Code on the shop window | project=Shoe shop; way=QR code; visits=12; status=Withdrawn
- Campus preview | project=Campus tour; way=Link; visits=5; status=Expired
+ comment: Panorama->@panorama|panoramic image~Castle court at dusk;Text:long
# digital human|ai avatar|background removal|removing image background|image background|ai camera|avatar generation|photo editing
record source file|uploaded image|image|photo|uploaded file|media file|upload: File name!;File:file;Kind=Image|Video|Audio;Width:number(px)#1-30000;Height:number(px)#1-30000;Duration:number(s)#0-36000;Size:number(MB)#0-10000;Uploaded on:date;~Status=Uploaded|Checked|Rejected
- portrait-lia.jpg | kind=Image; width=1600; height=2000; size=2; status=Checked
- speech-welcome.wav | kind=Audio; duration=42; size=7; status=Checked
- mug-on-table.png | kind=Image; width=2400; height=1800; size=5; status=Uploaded
- studio-turn.mp4 | kind=Video; width=1920; height=1080; duration=31; size=64; status=Checked
! record generation|synthesis|generation task|removal task|digital human synthesis|synthesis history|avatar generation|background removal|processing record|background removal option [synthes\\w*|avatar|digital human|generat\\w*|remov\\w*]: Title!;Source->@source file|uploaded image~portrait-lia.jpg;Mode->@style|background removal mode~Watercolour;Prompt:long;Voice~Warm alto;Pictures wanted:number#1-100;Quality=Basic|High|Ultra;Started on:date;Points used:number#0-100000;~Progress:percent;~Status=Queued|Running|Done|Failed
- Lia in watercolour | source=portrait-lia.jpg; mode=Watercolour; prompt=soft light, spring; pictures_wanted=4; quality=High; points_used=8; progress=100; status=Done
- Welcome speaker | source=studio-turn.mp4; mode=Talking presenter; voice=Warm alto; pictures_wanted=1; quality=Ultra; points_used=40; progress=60; status=Running
- Mug without table | source=mug-on-table.png; mode=Product cut-out; pictures_wanted=1; quality=High; points_used=1; progress=100; status=Done
- Lia as astronaut | source=portrait-lia.jpg; mode=Space suit; prompt=helmet under the arm; pictures_wanted=2; quality=Basic; points_used=0; progress=0; status=Failed
item style|background removal mode|avatar style|digital human|removal mode|template|model: Name!;Kind=Avatar|Cut-out|Presenter|Scene|Filter;Description:long;Example:image;Level=Basic|Premium;Points:number#0-10000;~Used:number#0-100000000;~Status=Available|Testing|Hidden
- Watercolour | kind=Avatar; description=Loose brush, light paper; level=Basic; points=2; used=5200; status=Available
- Space suit | kind=Avatar; description=Astronaut portrait; level=Premium; points=4; used=2100; status=Available
- Product cut-out | kind=Cut-out; description=Sharp edges, soft shadow; level=Basic; points=1; used=8800; status=Available
- Talking presenter | kind=Presenter; description=Speaks a text in front of a screen; level=Premium; points=40; used=310; status=Testing
record result|generated image|avatar|generated avatar|ai avatar|synthesis result|processed image|own image: Title!;Generation->@generation|synthesis~Lia in watercolour;Picture:image;File:file;Format=PNG|JPG|WEBP|MP4|MP3;Background=Transparent|White|Colour|Own picture;Public:boolean;Rating:rating;~Downloads:number#0-1000000
- Lia watercolour 1 | generation=Lia in watercolour; format=PNG; background=White; rating=5; downloads=3
- Lia watercolour 2 | generation=Lia in watercolour; format=PNG; background=White; rating=3; downloads=0
- Mug cut out | generation=Mug without table; format=PNG; background=Transparent; rating=4; downloads=2
- Welcome speaker draft | generation=Welcome speaker; format=MP4; background=Colour; rating=4; downloads=1
record edit|edit record|result edit|adjustment: Title!;Result->@result|generated image~Mug cut out;Tool=Crop|Brush|Background|Text|Colour|Trim;Change:long;Edited on:date;Version:number#1-1000
- Handle restored | result=Mug cut out; tool=Brush; change=Inside of the handle cleared.; version=2
- Blue background | result=Lia watercolour 1; tool=Background; change=Pale blue.; version=2
- Name line | result=Welcome speaker draft; tool=Text; change=Lia, front desk.; version=3
- Start cut | result=Welcome speaker draft; tool=Trim; change=First second removed.; version=2
record share|share record|social media share|sharing: Title!;Result->@result|generated image~Lia watercolour 1;Platform=Link|Photo network|Short video|Messenger|Microblog;Link:url;Shared on:date;~Views:number#0-100000000;~Likes:number#0-100000000
- Lia on the photo network | result=Lia watercolour 1; platform=Photo network; views=412; likes=63
- Mug link for the shop | result=Mug cut out; platform=Link; views=18; likes=0
- Speaker to the team | result=Welcome speaker draft; platform=Messenger; views=9; likes=4
- Second try | result=Lia watercolour 2; platform=Microblog; views=51; likes=2
! item plan|premium plan|feature plan|membership [premium|plan|price|free|paid|subscri\\w*]: Name!;Price per month:money;Pictures per month:number#0-1000000;Largest size:number(px)#100-30000;Premium styles:boolean;Watermark:boolean;~Status=Offered|Withdrawn
- Free | price_per_month=0; pictures_per_month=10; largest_size=1024; status=Offered
- Creator | price_per_month=5.9; pictures_per_month=200; largest_size=4096; status=Offered
- Studio | price_per_month=19; pictures_per_month=2000; largest_size=8192; status=Offered
- Launch offer | price_per_month=2.9; pictures_per_month=100; largest_size=2048; status=Withdrawn
! item custom voice|voice sample|cloned voice [voice|audio|speech|synthes\\w*|speak\\w*]: Name!;Owner~Lia Tran|Hugo Dahl;Sample:file;Sample length:number(s)#1-3600;Language=English|Chinese|German|Spanish;Tone=Warm|Neutral|Bright|Deep;Consent given:boolean;Made on:date;~Status=Recorded|In training|Ready|Failed
- Lia, warm | owner=Lia Tran; sample_length=90; language=English; tone=Warm; status=Ready
- Hugo, reading | owner=Hugo Dahl; sample_length=240; language=German; tone=Neutral; status=In training
- Front desk | owner=Lia Tran; sample_length=60; language=Spanish; tone=Bright; status=Ready
- Night radio | owner=Hugo Dahl; sample_length=30; language=English; tone=Deep; status=Failed
# video content|upload video|video sharing|video platform|video site
item video|uploaded video|own video: Title!;Video file:file!;Cover:image;Description:long;Category->@video category|category~Travel;Duration:number(s)#0-36000;Resolution~1080p;Visibility=Public|By link|Private;Uploaded on:date;~Views:number#0-1000000000;~Likes:number#0-100000000;~Status=Processing|Under review|Published|Rejected
- Night train to Narvik | description=Twenty hours in six minutes; category=Travel; duration=372; resolution=1080p; visibility=Public; views=8120; likes=611; status=Published
- Flatbread in a pan | description=No oven needed; category=Cooking; duration=244; resolution=1080p; visibility=Public; views=15400; likes=1320; status=Published
- Bike chain in five steps | category=How-to; duration=301; resolution=720p; visibility=Public; views=2900; likes=204; status=Published
- Rehearsal | category=Music; duration=1820; resolution=720p; visibility=By link; views=12; likes=2; status=Processing
item video category|category|video categorization: Name!;Description:long;Cover:image;Parent category;Sort order:number#0-1000;~Videos:number#0-10000000
- Travel | description=Trips by land and sea; sort_order=1; videos=86
- Cooking | description=Recipes and tests; sort_order=2; videos=132
- How-to | description=Repair and make; sort_order=3; videos=97
- Music | description=Songs and concerts; sort_order=4; videos=54
! item tag|video tag [tag]: Name!;Description;~Videos:number#0-10000000;Colour~Blue|Green
- railway | description=Trains of all kinds; videos=21; colour=Blue
- no oven | videos=9; colour=Green
- bicycle | videos=17; colour=Blue
- live | description=Recorded on stage; videos=12; colour=Green
! record video tag link|tagging [tag]: Title!;Video->@video|uploaded video~Night train to Narvik;Tag->@tag|video tag~railway;Added on:date
- Narvik: railway | video=Night train to Narvik; tag=railway
- Flatbread: no oven | video=Flatbread in a pan; tag=no oven
- Chain: bicycle | video=Bike chain in five steps; tag=bicycle
- Rehearsal: live | video=Rehearsal; tag=live
record share|video share|share record: Title!;Video->@video|uploaded video~Flatbread in a pan;Way=Link|Messenger|E-mail|Embed|QR code;Note;Shared on:date;~Opened:number#0-10000000
- Flatbread to mum | video=Flatbread in a pan; way=Messenger; note=Try this!; opened=2
- Chain on the club site | video=Bike chain in five steps; way=Embed; opened=410
- Narvik by mail | video=Night train to Narvik; way=E-mail; opened=5
- Rehearsal for the band | video=Rehearsal; way=Link; opened=4
record recommendation|video recommendation|recommended video: Title!;Video->@video|uploaded video~Night train to Narvik;Place=Home page|Next to a video|Newsletter;Reason;From:date;Until:date;Position:number#1-1000;~Clicks:number#0-100000000
- Narvik on the home page | video=Night train to Narvik; place=Home page; reason=Most liked in travel; position=1; clicks=912
- Flatbread next to soups | video=Flatbread in a pan; place=Next to a video; reason=Same category; position=2; clicks=388
- Chain in the newsletter | video=Bike chain in five steps; place=Newsletter; reason=Start of the season; position=1; clicks=140
- Flatbread on the home page | video=Flatbread in a pan; place=Home page; reason=Editor's choice; position=3; clicks=521
record watch history|view record|viewing record|play record|viewing history|playback record|video record|watch record|play history: Title!;Video->@video|uploaded video~Flatbread in a pan;Watched on:date;Watched:number(s)#0-36000;Finished:boolean;Device=Phone|Tablet|Desktop|TV
- Flatbread, whole | video=Flatbread in a pan; watched=244; device=Phone
- Narvik, half | video=Night train to Narvik; watched=180; device=TV
- Chain again | video=Bike chain in five steps; watched=301; device=Tablet
- Rehearsal, start | video=Rehearsal; watched=40; device=Desktop
+ comment: Video->@video|uploaded video~Flatbread in a pan;Text:long;At second:number(s)#0-36000;~Likes:number#0-1000000
+ favorite: Video->@video|uploaded video~Flatbread in a pan;List~Later
# video editor|video editing|edit video|clip editor|video production
item video project|project|edited video|editing project: Title!;Aspect=16:9|9:16|1:1|4:3;Resolution=720p|1080p|4K;Frame rate:number#1-120;Length:number(s)#0-36000;Cover:image;Changed on:date;Description:long;~Status=Draft|Editing|Rendering|Finished
- Allotment in a year | aspect=16:9; resolution=1080p; frame_rate=25; length=190; description=One shot per week.; status=Editing
- Bread clip | aspect=9:16; resolution=1080p; frame_rate=30; length=45; status=Finished
- Wedding Noa and Eli | aspect=16:9; resolution=4K; frame_rate=25; length=840; status=Rendering
- Club intro | aspect=1:1; resolution=720p; frame_rate=30; length=8; status=Draft
record clip|video clip|uploaded video|source video|video: File name!;File:file!;Project->@video project|project~Bread clip;Duration:number(s)#0-36000;Size:number(MB)#0-100000;Position:number#0-1000;Trim start:number(s)#0-36000;Trim end:number(s)#0-36000;Speed:number#0.1-10;Volume:percent
- knead.mp4 | project=Bread clip; duration=62; size=88; position=1; trim_start=4; trim_end=18; speed=1.5; volume=0
- oven.mp4 | project=Bread clip; duration=240; size=310; position=2; trim_start=0; trim_end=230; speed=8; volume=0
- week-01.mov | project=Allotment in a year; duration=12; size=40; position=1; trim_start=2; trim_end=6; speed=1; volume=20
- vows.mp4 | project=Wedding Noa and Eli; duration=410; size=2200; position=5; trim_start=12; trim_end=180; speed=1; volume=100
item filter|video filter|effect: Name!;Kind=Colour|Blur|Light|Vintage|Transition;Strength:percent;Preview:image;Description;~Uses:number#0-10000000
- Warm morning | kind=Light; strength=40; description=Golden tint; uses=210
- Super 8 | kind=Vintage; strength=70; description=Grain and soft edges; uses=184
- Soft blur | kind=Blur; strength=25; uses=66
- Cross fade | kind=Transition; strength=100; description=One second; uses=402
! record applied effect|added filter|edit step|edit|trimming|edit history [trim|filter|effect|cut|edit]: Title!;Clip->@clip|video clip~knead.mp4;Operation=Trim|Filter|Text|Music|Speed|Split;Filter->@filter|video filter~Warm morning;From second:number(s)#0-36000;To second:number(s)#0-36000;Value;Done on:date
- Warm light on dough | clip=knead.mp4; operation=Filter; filter=Warm morning; from_second=0; to_second=14; value=40 %
- Oven eight times faster | clip=oven.mp4; operation=Speed; from_second=0; to_second=230; value=8x
- Vows cut | clip=vows.mp4; operation=Trim; from_second=12; to_second=180
- Old look, week 1 | clip=week-01.mov; operation=Filter; filter=Super 8; from_second=2; to_second=6; value=70 %
! record text overlay|text|caption|subtitle|title text [text|caption|subtitle|title]: Text!;Project->@video project|project~Bread clip;From second:number(s)#0-36000;To second:number(s)#0-36000;Position=Top|Middle|Bottom;Font~Inter;Size:number(px)#6-400;Colour~White;Animation=None|Fade|Slide|Type
- 500 g flour, 350 g water | project=Bread clip; from_second=2; to_second=7; position=Bottom; font=Inter; size=48; colour=White; animation=Fade
- 45 minutes later | project=Bread clip; from_second=20; to_second=23; position=Middle; font=Inter; size=64; colour=White; animation=Slide
- January | project=Allotment in a year; from_second=0; to_second=3; position=Top; font=Lora; size=60; colour=Cream; animation=Type
- Noa and Eli | project=Wedding Noa and Eli; from_second=1; to_second=6; position=Middle; font=Lora; size=96; colour=Gold; animation=Fade
item music|music track|audio track|sound: Title!;File:file;Artist~Low Meadow;Genre=Calm|Happy|Epic|Electronic|Folk;Duration:number(s)#0-3600;Licence=Own|Free|Bought;Beats per minute:number#20-300
- Slow kettle | artist=Low Meadow; genre=Calm; duration=184; licence=Free; beats_per_minute=72
- Market day | artist=Tin Pipers; genre=Folk; duration=142; licence=Free; beats_per_minute=118
- First dance | artist=Ada & Strings; genre=Calm; duration=230; licence=Bought; beats_per_minute=84
- Kick-off | artist=Norr; genre=Electronic; duration=95; licence=Own; beats_per_minute=128
! record audio placement|background music: Title!;Project->@video project|project~Bread clip;Track->@music|music track~Market day;From second:number(s)#0-36000;Volume:percent;Fade in:number(s)#0-30;Fade out:number(s)#0-30
- Bread with pipes | project=Bread clip; track=Market day; from_second=0; volume=60; fade_in=1; fade_out=2
- Garden calm | project=Allotment in a year; track=Slow kettle; from_second=0; volume=50; fade_in=2; fade_out=4
- Dance scene | project=Wedding Noa and Eli; track=First dance; from_second=400; volume=80; fade_in=0; fade_out=3
- Intro beat | project=Club intro; track=Kick-off; from_second=0; volume=90; fade_in=0; fade_out=1
record export|render|saved video|rendered video: Title!;Project->@video project|project~Bread clip;Format=MP4|MOV|WEBM|GIF;Quality=Low|Medium|High;File:file;Size:number(MB)#0-100000;Started on:date;~Progress:percent;~Status=Waiting|Rendering|Done|Failed
- Bread, final | project=Bread clip; format=MP4; quality=High; size=38; progress=100; status=Done
- Bread, small | project=Bread clip; format=WEBM; quality=Low; size=6; progress=100; status=Done
- Wedding, 4K | project=Wedding Noa and Eli; format=MOV; quality=High; progress=41; status=Rendering
- Garden preview | project=Allotment in a year; format=MP4; quality=Low; progress=0; status=Waiting
# voice conversion|voice changer|changing voice|voice cloning|voice training|voice synthesis|text to speech
item voice model|model|trained model|voice|timbre: Name!;Speaker~Own voice|Studio speaker;Gender=Female|Male|Neutral;Language=English|Chinese|Spanish|German;Base type=Trained|Built in|Shared;Sample rate:number(kHz)#8-96;Similarity:percent;Version:number#1-100;Sample:file;Public:boolean;~Status=Training|Ready|Archived|Failed
- Warm narrator | speaker=Studio speaker; gender=Female; language=English; base_type=Built in; sample_rate=48; similarity=96; version=3; status=Ready
- Deep radio | speaker=Studio speaker; gender=Male; language=English; base_type=Built in; sample_rate=44.1; similarity=94; version=2; status=Ready
- My own voice | speaker=Own voice; gender=Male; language=German; base_type=Trained; sample_rate=44.1; similarity=88; version=1; status=Ready
- Little robot | speaker=Studio speaker; gender=Neutral; language=English; base_type=Shared; sample_rate=22.05; similarity=70; version=1; status=Archived
record voice sample|uploaded voice|recording|audio file|voice file|voice: File name!;Audio:file;Duration:number(s)#1-7200;Format=WAV|MP3|FLAC|M4A;Language=English|Chinese|Spanish|German;Noise=Clean|Slight|Strong;Uploaded on:date;Consent given:boolean;~Status=Uploaded|Checked|Rejected
- reading-01.wav | duration=310; format=WAV; language=German; noise=Clean; status=Checked
- reading-02.wav | duration=295; format=WAV; language=German; noise=Slight; status=Checked
- podcast-intro.mp3 | duration=42; format=MP3; language=English; noise=Clean; status=Checked
- street-talk.m4a | duration=88; format=M4A; language=English; noise=Strong; status=Rejected
record conversion|voice conversion|conversion record|conversion task|converted voice|conversion history: Title!;Source->@voice sample|recording~podcast-intro.mp3;Model->@voice model|model~Warm narrator|Deep radio;Mode->@conversion mode|mode~Speech to speech|Singing;Pitch shift:number(semitones)#-24-24;Speed:percent;Converted on:date;Duration:number(s)#0-7200;Result:file;~Status=Queued|Converting|Done|Failed
- Intro as warm narrator | source=podcast-intro.mp3; model=Warm narrator; mode=Speech to speech; pitch_shift=3; speed=100; duration=42; status=Done
- Intro as deep radio | source=podcast-intro.mp3; model=Deep radio; mode=Speech to speech; pitch_shift=-4; speed=95; duration=44; status=Done
- Reading as robot | source=reading-01.wav; model=Little robot; mode=Effect; pitch_shift=0; speed=110; duration=0; status=Failed
- Song test | source=reading-02.wav; model=My own voice; mode=Singing; pitch_shift=2; speed=100; duration=0; status=Converting
record training run|training task|voice training|training record|training: Title!;Model->@voice model|model~My own voice;Samples:number#1-1000;Total length:number(min)#1-6000;Epochs:number#1-5000;Progress:percent;Loss:number#0-100;Started on:date;~Status=Waiting|Running|Finished|Stopped|Failed
- My own voice, first run | model=My own voice; samples=2; total_length=10; epochs=200; progress=100; loss=0.31; status=Finished
- My own voice, longer | model=My own voice; samples=12; total_length=64; epochs=500; progress=46; loss=0.22; status=Running
- Deep radio refresh | model=Deep radio; samples=40; total_length=180; epochs=800; progress=100; loss=0.14; status=Finished
- Robot trial | model=Little robot; samples=1; total_length=1; epochs=50; progress=12; loss=2.8; status=Stopped
! record training sample|training data|data set entry: Title!;Training run->@training run|training task~My own voice, first run;Sample->@voice sample|recording~reading-01.wav|reading-02.wav;Share used:percent;Transcript:long;~Status=Used|Skipped
- Run 1, reading 1 | training_run=My own voice, first run; sample=reading-01.wav; share_used=92; status=Used
- Run 1, reading 2 | training_run=My own voice, first run; sample=reading-02.wav; share_used=81; status=Used
- Run 2, reading 1 | training_run=My own voice, longer; sample=reading-01.wav; share_used=95; status=Used
- Run 2, street talk | training_run=My own voice, longer; sample=street-talk.m4a; share_used=0; status=Skipped
item conversion mode|mode|voice effect|effect: Name!;Description:long;Real time:boolean;Needs model:boolean;Maximum length:number(min)#1-240;Credits per minute:number#0-100
- Speech to speech | description=Keeps words and rhythm, swaps the voice.; maximum_length=60; credits_per_minute=4
- Singing | description=Follows the melody of the source.; maximum_length=10; credits_per_minute=8
- Text to speech | description=Reads a text in the chosen voice.; maximum_length=120; credits_per_minute=3
- Effect | description=Robot, cave or telephone without a model.; maximum_length=30; credits_per_minute=1
# photo detail|display photo|changing photo|personal photo|profile photo|avatar|photo upload
item photo|picture|personal photo|photo detail|image: Title!;Picture:image!;Description:long;Album->@photo set|album~Coast trip|Portraits;Photographer~Ines Prado;Taken at;Uploaded on:date;Width:number(px)#1-20000;Height:number(px)#1-20000;Views:number#0-10000000;~Status=Public|Private|Replaced
- Lighthouse at dusk | description=Last light over the pier.; album=Coast trip; photographer=Ines Prado; taken_at=Cape Marl; width=6000; height=4000; views=812; status=Public
- Fishing boats | description=Four boats before the storm.; album=Coast trip; photographer=Ines Prado; taken_at=Old harbour; width=5400; height=3600; views=344; status=Public
- Portrait in grey | album=Portraits; photographer=Milan Havel; taken_at=Studio; width=3000; height=4000; views=95; status=Private
- Passport picture 2022 | album=Portraits; photographer=Milan Havel; taken_at=Studio; width=800; height=1000; views=12; status=Replaced
item photo set|album|photo album|photo category: Name!;Cover:image;Description:long;Owner~Ines Prado|Milan Havel;Photos:number#0-100000;Visible to=Everyone|Friends|Only me
- Coast trip | description=Nine days by the sea.; owner=Ines Prado; photos=64; visible_to=Everyone
- Portraits | description=Studio work.; owner=Milan Havel; photos=22; visible_to=Friends
- Street | description=Black and white only.; owner=Ines Prado; photos=130; visible_to=Everyone
- Family | owner=Milan Havel; photos=310; visible_to=Only me
record photo change|photo history|historical photo|photo replacement|replaced photo|change record: Title!;Photo->@photo|picture~Passport picture 2022;New picture:image;Reason=New look|Better quality|Wrong picture|Expired;Crop~square, centred;Changed on:date;Changed by~Milan Havel;~Status=Previewed|Saved|Undone
- New passport picture | photo=Passport picture 2022; reason=Expired; crop=35 x 45 mm; changed_by=Milan Havel; status=Saved
- Sharper lighthouse | photo=Lighthouse at dusk; reason=Better quality; crop=full; changed_by=Ines Prado; status=Saved
- Grey portrait, tighter | photo=Portrait in grey; reason=New look; crop=square, centred; changed_by=Milan Havel; status=Previewed
- Boats, other frame | photo=Fishing boats; reason=Wrong picture; crop=16 x 9; changed_by=Ines Prado; status=Undone
record photo share|share|share link: Title!;Photo->@photo|picture~Lighthouse at dusk;Channel=Link|Email|Chat|Social network;Shared by~Ines Prado;Shared on:date;Valid until:date;Opened:number#0-1000000
- Lighthouse to the club | photo=Lighthouse at dusk; channel=Chat; shared_by=Ines Prado; opened=18
- Lighthouse on the web | photo=Lighthouse at dusk; channel=Social network; shared_by=Ines Prado; opened=420
- Boats to the paper | photo=Fishing boats; channel=Email; shared_by=Ines Prado; opened=2
- Portrait link | photo=Portrait in grey; channel=Link; shared_by=Milan Havel; opened=5
! record photo like|like|reaction: Title!;Photo->@photo|picture~Lighthouse at dusk;Person~Noor Haddad|Ben Ofori;Reaction=Like|Love|Wow;Given on:date
- Noor loves the lighthouse | photo=Lighthouse at dusk; person=Noor Haddad; reaction=Love
- Ben likes the lighthouse | photo=Lighthouse at dusk; person=Ben Ofori; reaction=Like
- Noor on boats | photo=Fishing boats; person=Noor Haddad; reaction=Wow
- Ben on the portrait | photo=Portrait in grey; person=Ben Ofori; reaction=Like
! item photo tag|tag|keyword: Name!;Kind=Subject|Place|Colour|Mood;Photos:number#0-100000;Description
- Sea | kind=Subject; photos=71
- Cape Marl | kind=Place; photos=16
- Blue hour | kind=Mood; photos=24
- Monochrome | kind=Colour; photos=133
+ comment: Photo->@photo|picture~Lighthouse at dusk;Text:long!;Author;Written on:date
# traffic broadcasting|traffic broadcast|traffic radio|convenience service|convenience services|local radio|city service app
item broadcast program|program|radio program|traffic broadcast|live broadcast|channel: Name!;Channel=FM 91.8|FM 103.9|Web stream;Host~Bruno Kast;Days=Every day|Workdays|Weekend;Starts at:time;Ends at:time;Stream address:url;Description:long;Cover:image;Listeners:number#0-10000000;~Status=On air|Off air|Ended
- Morning on the ring road | channel=FM 91.8; host=Bruno Kast; days=Workdays; description=Jams, works and music.; listeners=18400; status=On air
- Home by seven | channel=FM 91.8; host=Tilde Rasmus; days=Workdays; listeners=22100; status=Off air
- Weekend roads | channel=FM 103.9; host=Bruno Kast; days=Weekend; listeners=7300; status=Off air
- Night trucker | channel=Web stream; host=Aldo Perri; days=Every day; listeners=2900; status=Ended
record traffic report|road condition|traffic news|jam report|traffic information: Title!;Road~Ring road east;Type=Jam|Accident|Road works|Closure|Ice;Length:number(km)#0-200;Delay:number(min)#0-600;Direction;Reported by~Listener Mona;Reported on:date;Reported at:time;Photo:image;~Status=Unconfirmed|Confirmed|Cleared
- Jam before the tunnel | road=Ring road east; type=Jam; length=4; delay=18; direction=Harbour; reported_by=Listener Mona; status=Confirmed
- Van on its side | road=Station street; type=Accident; length=1; delay=25; direction=Centre; reported_by=Police desk; status=Confirmed
- Bridge works at night | road=Iron bridge; type=Road works; length=0.6; delay=5; direction=Both; reported_by=City works; status=Confirmed
- Black ice on the hill | road=Vineyard road; type=Ice; length=2; delay=10; reported_by=Listener Karl; status=Cleared
item convenience service|service|life service|service inquiry: Name!;Category=Vehicle|Utilities|Health|Transport|Weather|Parking;Provider;Description:long;Phone:phone;Website:url;Opening hours;Fee:money;Icon:image;~Status=Open|Closed
- Towing around the clock | category=Vehicle; provider=City Tow; description=Comes within forty minutes.; opening_hours=always; fee=95; status=Open
- Water meter reading | category=Utilities; provider=City Water; opening_hours=8 to 16; fee=0; status=Open
- Free parking spaces | category=Parking; provider=Park desk; description=Spaces left in nine garages.; fee=0; status=Open
- Late pharmacy | category=Health; provider=Pharmacy chamber; opening_hours=20 to 8; fee=2.5; status=Closed
request government service application|government service|service handling|government affair|handling request: Title!;Service~Residents' parking permit|Change of address;Department~Road office;Applicant~Mona Lindt;Details:long;Document:file;Wished date:date;Fee:money;Contact phone:phone
- Parking permit, zone 4 | service=Residents' parking permit; department=Road office; applicant=Mona Lindt; details=Moved in May.; fee=30
- New address in papers | service=Change of address; department=Citizens' office; applicant=Karl Ohm; fee=12
- Number plate lost | service=Replacement plate; department=Vehicle office; applicant=Ines Abel; details=Front plate, lost on the ring road.; fee=26
- Skip on the street | service=Road use permit; department=Road office; applicant=Roof Bros; fee=55
record forum post|topic|discussion|community discussion|community post: Title!;Board=Roads|Public transport|Neighbourhood|Lost and found|Free talk;Text:long!;Author~Mona Lindt;Picture:image;Posted on:date;Replies:number#0-100000;Likes:number#0-1000000;Pinned:boolean;~Status=Open|Closed|Hidden
- Lights at Mill corner never turn green | board=Roads; text=Three minutes this morning.; author=Mona Lindt; replies=14; likes=61; status=Open
- Line 7 skips our stop | board=Public transport; text=Twice this week.; author=Karl Ohm; replies=6; likes=22; status=Open
- Blue scarf on bus 12 | board=Lost and found; text=Left on Monday at eight.; author=Ines Abel; replies=1; likes=3; status=Closed
- Who hears us abroad | board=Free talk; author=Aldo Perri; text=Greetings from Turin.; replies=40; likes=88; status=Open
! record forum reply|reply|discussion reply: Title!;Post->@forum post|topic~Line 7 skips our stop;Text:long!;Author~Ines Abel;Written on:date;Likes:number#0-100000
- Same on Friday | post=Line 7 skips our stop; text=The driver waved.; author=Ines Abel; likes=4
- Told the road office | post=Lights at Mill corner never turn green; text=They look into it.; author=Karl Ohm; likes=19
- Scarf found | post=Blue scarf on bus 12; text=It is at the depot.; author=Depot desk; likes=7
- Hello Turin | post=Who hears us abroad; text=Greetings back.; author=Mona Lindt; likes=2
item news|news item|bulletin: Headline!;Section=Traffic|City|Country|Weather|Sport;Summary;Text:long;Reporter~Tilde Rasmus;Picture:image;Published on:date;Views:number#0-10000000;Breaking:boolean
- Iron bridge shut for four nights | section=Traffic; summary=From ten to five; reporter=Tilde Rasmus; views=9120
- Tram fares stay the same | section=City; summary=Council says no to the rise; reporter=Bruno Kast; views=5400
- First snow on Thursday | section=Weather; summary=Winter tyres, please; reporter=Tilde Rasmus; views=11800
- Home win in the mud | section=Sport; reporter=Aldo Perri; views=2300
# music playing|music mini-program|play music|music player|music streaming|music app|song search|music playback
item song|track|music: Title!;Artist->@artist|singer|musician~Nora Vale;Album->@album|record~Glass Season;Genre=Pop|Rock|Jazz|Classical|Folk|Electronic|Hip-hop;Length:number(s)#1-7200;Quality=Standard|High|Lossless;Audio:file;Lyrics:long;Cover:image;Plays:number#0-10000000000;Released on:date;~Status=Available|Members only|Withdrawn
- Paper Windows | artist=Nora Vale; album=Glass Season; genre=Pop; length=214; quality=Lossless; lyrics=Fold the morning into four.; plays=482100; status=Available
- Slow Ferry | artist=Nora Vale; album=Glass Season; genre=Folk; length=251; quality=High; plays=120400; status=Available
- Copper Rain | artist=The Night Shift; album=Second Alarm; genre=Rock; length=198; quality=High; plays=905000; status=Members only
- Waltz for a Lamp | artist=Emre Sel Trio; album=Rooms; genre=Jazz; length=332; quality=Lossless; plays=61200; status=Available
item artist|singer|musician|band: Name!;Kind=Singer|Band|Composer|Orchestra;Country;Genre=Pop|Rock|Jazz|Classical|Folk|Electronic|Hip-hop;Biography:long;Portrait:image;Followers:number#0-1000000000
- Nora Vale | kind=Singer; country=Norway; genre=Pop; followers=84000
- The Night Shift | kind=Band; country=Ireland; genre=Rock; followers=210000
- Emre Sel Trio | kind=Band; country=Turkey; genre=Jazz; followers=17500
- Harbour Sinfonia | kind=Orchestra; country=Portugal; genre=Classical; followers=9200
item album|record: Title!;Artist->@artist|band~Nora Vale;Year:number#1900-2100;Songs:number#1-200;Label;Cover:image;Description:long
- Glass Season | artist=Nora Vale; year=2024; songs=11; label=Skerry
- Second Alarm | artist=The Night Shift; year=2023; songs=9; label=Kerbstone
- Rooms | artist=Emre Sel Trio; year=2022; songs=7; label=Bosphor Jazz
- Sea Suites | artist=Harbour Sinfonia; year=2021; songs=12; label=Cais
item playlist|song list|music list: Name!;Owner~Jule;Description:long;Mood=Calm|Happy|Sad|Sport|Focus|Party;Songs:number#0-10000;Cover:image;Public:boolean;Followers:number#0-10000000;Made on:date
- Rain on the tram | owner=Jule; mood=Calm; songs=24; followers=112
- Ten kilometres | owner=Abdi; mood=Sport; songs=31; followers=540
- Sunday kitchen | owner=Jule; mood=Happy; songs=18; followers=33
- Night desk | owner=Abdi; mood=Focus; songs=45; followers=880
! record playlist song|song of a playlist|playlist entry: Title!;Playlist->@playlist|song list~Rain on the tram;Song->@song|track~Slow Ferry;Order:number#1-10000;Added by~Jule;Added on:date
- Slow Ferry in the rain | playlist=Rain on the tram; song=Slow Ferry; order=1; added_by=Jule
- Waltz in the rain | playlist=Rain on the tram; song=Waltz for a Lamp; order=2; added_by=Jule
- Copper for running | playlist=Ten kilometres; song=Copper Rain; order=1; added_by=Abdi
- Windows on Sunday | playlist=Sunday kitchen; song=Paper Windows; order=1; added_by=Jule
record play record|listening history|play history|playback|recently played: Title!;Listener~Jule;Song->@song|track~Paper Windows;Played on:date;Played at:time;Heard:percent;Device=Phone|Web|Speaker|Car;From=Playlist|Search|Recommendation|Album
- Jule hears Paper Windows | listener=Jule; song=Paper Windows; heard=100; device=Phone; from=Recommendation
- Jule skips Copper Rain | listener=Jule; song=Copper Rain; heard=12; device=Phone; from=Recommendation
- Abdi runs with Copper Rain | listener=Abdi; song=Copper Rain; heard=100; device=Phone; from=Playlist
- Abdi, waltz at night | listener=Abdi; song=Waltz for a Lamp; heard=88; device=Speaker; from=Search
record recommendation|personalized recommendation|recommended song|daily recommendation: Title!;Listener~Jule;Song->@song|track~Waltz for a Lamp;Reason=Same artist|Same mood|Friends listen|New release|Often skipped before;Match:percent;Shown on:date;Feedback=None|Liked|Disliked|Skipped
- Waltz for Jule | listener=Jule; song=Waltz for a Lamp; reason=Same mood; match=88; feedback=Liked
- Copper for Jule | listener=Jule; song=Copper Rain; reason=Friends listen; match=61; feedback=Skipped
- Windows for Abdi | listener=Abdi; song=Paper Windows; reason=New release; match=70; feedback=None
- Ferry for Abdi | listener=Abdi; song=Slow Ferry; reason=Same artist; match=74; feedback=Liked
record music share|share|shared song|social sharing: Title!;Song->@song|track~Paper Windows;Playlist->@playlist|song list~Night desk;Shared by~Jule;Shared with~Abdi;Channel=Friend|Group|Moments|Link;Words;Shared on:date;Plays:number#0-1000000
- Windows for a friend | song=Paper Windows; shared_by=Jule; shared_with=Abdi; channel=Friend; words=Listen to the bridge!; plays=3
- Night desk to all | playlist=Night desk; shared_by=Abdi; channel=Moments; plays=61
- Waltz to the class | song=Waltz for a Lamp; shared_by=Jule; channel=Group; plays=14
- Copper by link | song=Copper Rain; shared_by=Abdi; channel=Link; plays=7
# tv video|television video|set-top box|mobile recharge|phone recharge|television playback|tv playback
item tv video|video|television video|tv program|program: Title!;Channel->@tv channel|channel~Channel Nine;Genre=Drama|Film|Sport|News|Children|Variety;Episode:number#1-10000;Length:number(min)#1-600;Quality=SD|HD|4K;Price:money;Members only:boolean;Video:url;Cover:image;Description:long;Plays:number#0-10000000000;~Status=Available|Coming soon|Withdrawn
- Harbour Nights 1 | channel=Channel Nine; genre=Drama; episode=1; length=46; quality=HD; price=0; description=A pilot boat comes back empty.; plays=84100; status=Available
- Harbour Nights 2 | channel=Channel Nine; genre=Drama; episode=2; length=45; quality=HD; price=1.5; plays=61200; status=Available
- Cup final | channel=Sport One; genre=Sport; episode=1; length=130; quality=4K; price=4; plays=0; status=Coming soon
- Snail and Friends 14 | channel=Kids Corner; genre=Children; episode=14; length=12; quality=HD; price=0; plays=20400; status=Available
item tv channel|channel|tv station: Name!;Number:number#1-999;Genre=General|Sport|News|Children|Film;Stream address:url;Price per month:money;Logo:image;~Status=On air|Off air
- Channel Nine | number=9; genre=General; price_per_month=0; status=On air
- Sport One | number=21; genre=Sport; price_per_month=7; status=On air
- Kids Corner | number=34; genre=Children; price_per_month=2; status=On air
- Film Attic | number=40; genre=Film; price_per_month=5; status=Off air
item set-top box|tv set-top box|box|device: Box number!;Owner~Ida Brandt;Model~TB-4;Address;Package=Basic|Sport|Film|Everything;Balance:money;Paid until:date;Installed on:date;~Status=Active|Unpaid|Locked|Returned
- STB-10442 | owner=Ida Brandt; model=TB-4; address=Hill 3; package=Everything; balance=21; status=Active
- STB-10443 | owner=Goran Pavic; model=TB-4; address=Hill 5; package=Basic; balance=0; status=Unpaid
- STB-09871 | owner=Lin Hao; model=TB-3; address=Mill 18; package=Sport; balance=7.5; status=Active
- STB-08110 | owner=Ruth Kell; model=TB-2; address=Mill 20; package=Basic; balance=0; status=Returned
record charging record|charging information|charge record|charging|charging operation: Charge number!;Box->@set-top box|box~STB-10442;Amount:money!;Package=Basic|Sport|Film|Everything;Months:number(months)#1-36;Paid with=Bank card|Wallet|Voucher;Charged on:date;~Balance after:money;~Status=Waiting|Charged|Failed|Refunded
- CH-701 | box=STB-10442; amount=42; package=Everything; months=3; paid_with=Bank card; balance_after=21; status=Charged
- CH-702 | box=STB-10443; amount=9; package=Basic; months=1; paid_with=Wallet; status=Failed
- CH-703 | box=STB-09871; amount=14; package=Sport; months=1; paid_with=Voucher; balance_after=7.5; status=Charged
- CH-699 | box=STB-08110; amount=9; package=Basic; months=1; paid_with=Bank card; status=Refunded
record recharge|phone recharge|mobile phone recharge|mobile recharge|recharge record|top-up: Recharge number!;Phone number:phone!;Operator=North Mobile|City Cell|Blue Tel;Amount:money!;Discount:percent;Paid:money;Paid with=Bank card|Wallet|Voucher;Asked on:date;~Status=Waiting|Sent|Done|Failed|Refunded
- RC-3001 | operator=North Mobile; amount=20; discount=2; paid=19.6; paid_with=Wallet; status=Done
- RC-3002 | operator=City Cell; amount=10; discount=0; paid=10; paid_with=Bank card; status=Sent
- RC-3003 | operator=Blue Tel; amount=50; discount=3; paid=48.5; paid_with=Bank card; status=Failed
- RC-3004 | operator=North Mobile; amount=5; discount=0; paid=5; paid_with=Voucher; status=Refunded
! record watch record|watch history|playback record|viewing history: Title!;Viewer~Ida Brandt;Video->@tv video|video~Harbour Nights 1;Device=Television|Phone|Web;Stopped at:number(min)#0-600;Seen:percent;Watched on:date
- Ida, Harbour Nights 1 | viewer=Ida Brandt; video=Harbour Nights 1; device=Television; stopped_at=46; seen=100
- Ida, Harbour Nights 2 | viewer=Ida Brandt; video=Harbour Nights 2; device=Phone; stopped_at=19; seen=42
- Lin, snail | viewer=Lin Hao; video=Snail and Friends 14; device=Television; stopped_at=12; seen=100
- Goran, Harbour Nights 1 | viewer=Goran Pavic; video=Harbour Nights 1; device=Web; stopped_at=3; seen=7
# multimedia player|embed a multimedia|embedded player|embed media|media embedding|player format
item player|media player|player type|player format|multimedia player: Name!;Plays=Audio|Video|Both;File types~mp4, webm;Technology=HTML5|Flash|QuickTime|RealPlayer|Silverlight|Windows Media;Needs plug-in:boolean;Default width:number(px)#50-8000;Default height:number(px)#20-8000;Order of choice:number#1-50;~Status=Active|Fallback|Off
- Browser video | plays=Video; file_types=mp4, webm; technology=HTML5; default_width=640; default_height=360; order_of_choice=1; status=Active
- Browser sound | plays=Audio; file_types=mp3, ogg, wav; technology=HTML5; default_width=400; default_height=40; order_of_choice=2; status=Active
- QuickTime frame | plays=Both; file_types=mov, qt; technology=QuickTime; default_width=640; default_height=376; order_of_choice=3; status=Fallback
- Windows Media frame | plays=Both; file_types=wmv, wma, asf; technology=Windows Media; default_width=640; default_height=410; order_of_choice=4; status=Fallback
record media file|multimedia file|file|audio or video: Title!;File:file;Address:url;Detected type=MP4|WebM|MP3|MOV|WMV|SWF|RM|Unknown;Length:number(s)#0-100000;Size:number(MB)#0-100000;Cover:image;Uploaded by~Bea Lund;Uploaded on:date;~Status=Detected|Playable|Not playable
- Harbour tour | detected_type=MP4; length=184; size=42; uploaded_by=Bea Lund; status=Playable
- Choir, spring | detected_type=MP3; length=231; size=7; uploaded_by=Bea Lund; status=Playable
- Old lecture | detected_type=WMV; length=2710; size=310; uploaded_by=Jon Akers; status=Detected
- Menu of 2004 | detected_type=SWF; length=20; size=1; uploaded_by=Jon Akers; status=Not playable
record embed|embedded media|embedding|embed code|player instance: Title!;Media->@media file|multimedia file~Harbour tour;Player->@player|media player~Browser video;Page address:url;Width:number(px)#50-8000;Height:number(px)#20-8000;Starts by itself:boolean;Repeats:boolean;Shows controls:boolean;Code:long;Made on:date;~Status=Active|Off
- Tour on the start page | media=Harbour tour; player=Browser video; width=960; height=540; status=Active
- Choir on the news page | media=Choir, spring; player=Browser sound; width=400; height=40; status=Active
- Lecture in the archive | media=Old lecture; player=Windows Media frame; width=640; height=410; status=Active
- Menu, taken out | media=Menu of 2004; width=600; height=400; status=Off
record playback event|playback|play record|control operation|playback history: Title!;Embed->@embed|embedded media~Tour on the start page;Action=Play|Pause|Stop|Seek|Finished|Error;At second:number(s)#0-100000;Browser;Happened on:date;Happened at:time;Message
- Tour begins | embed=Tour on the start page; action=Play; at_second=0; browser=Firefox
- Tour paused | embed=Tour on the start page; action=Pause; at_second=61; browser=Firefox
- Choir to the end | embed=Choir on the news page; action=Finished; at_second=231; browser=Safari
- Lecture fails | embed=Lecture in the archive; action=Error; at_second=0; browser=Edge; message=No plug-in was found
! item type rule|detection rule|media type [detect\\w*|automatic\\w*|type]: File ending!;Media type~video/mp4;Player->@player|media player~Browser video;Second choice->@player|media player~QuickTime frame;Active:boolean
- mp4 | media_type=video/mp4; player=Browser video; second_choice=QuickTime frame
- mp3 | media_type=audio/mpeg; player=Browser sound
- mov | media_type=video/quicktime; player=QuickTime frame; second_choice=Browser video
- wmv | media_type=video/x-ms-wmv; player=Windows Media frame
# audio streaming|real-time audio|audio content|audio playback|stream audio|online radio
item audio|audio track|track|recording|audio file: Title!;Performer->@performer|artist~Lumen Quartet|Radio Kiln;Category->@audio category|genre~Jazz|Talk;Audio file:file;Duration:number(s)#1-36000;Bit rate=64 kbit/s|128 kbit/s|256 kbit/s|320 kbit/s|Lossless;Cover:image;Description:long;~Plays:number#0-100000000;~Status=Draft|Published|Withdrawn
- Slow tide | performer=Lumen Quartet; category=Jazz; duration=312; bit_rate=320 kbit/s; description=Live in the boathouse.; plays=4120; status=Published
- Morning kiln, part one | performer=Radio Kiln; category=Talk; duration=1820; bit_rate=128 kbit/s; description=News from the potters.; plays=960; status=Published
- Birch forest at dawn | performer=Field Notes; category=Nature sounds; duration=2400; bit_rate=Lossless; description=Recorded in May.; plays=2215; status=Published
- Night ferry | performer=Lumen Quartet; category=Jazz; duration=268; bit_rate=256 kbit/s; description=Second take.; plays=1380; status=Draft
item performer|artist|speaker|channel|broadcaster: Name!;Kind=Band|Singer|Host|Station|Orchestra;Country;Picture:image;Website:url;About:long;~Followers:number#0-100000000
- Lumen Quartet | kind=Band; country=Norway; about=Quiet jazz with two basses.; followers=1840
- Radio Kiln | kind=Station; country=Ireland; about=A station about crafts.; followers=720
- Field Notes | kind=Host; country=Finland; about=Sounds from outside.; followers=2610
- Ada Brenner | kind=Singer; country=Austria; about=Songs with piano.; followers=930
item audio category|genre|music category|channel category: Name!;Parent category~Music|Spoken word;Picture:image;Sort number:number#1-100;Description
- Jazz | parent_category=Music; sort_number=1; description=From swing to modern
- Talk | parent_category=Spoken word; sort_number=2; description=Hosts and guests
- Nature sounds | parent_category=Sound; sort_number=3; description=For rest and focus
- Song | parent_category=Music; sort_number=4; description=With voice
record playlist|play list|queue|song list: Name!;Made by~Hugo Dahl|Pia Moreno;Visible to=Only me|With link|Everybody;Cover:image;Description:long;~Tracks:number#0-5000;~Length:number(min)#0-100000
- Rainy desk | made_by=Pia Moreno; visible_to=Everybody; description=Soft and without words.; tracks=2; length=45
- Evening jazz | made_by=Hugo Dahl; visible_to=With link; description=After eight.; tracks=2; length=10
- Workshop radio | made_by=Hugo Dahl; visible_to=Only me; description=Talk for the bench.; tracks=1; length=30
- Sleep well | made_by=Pia Moreno; visible_to=Everybody; description=Long and even sounds.; tracks=1; length=40
! record playlist entry: Title!;Playlist->@playlist|play list~Rainy desk|Evening jazz;Track->@audio track|audio~Slow tide|Night ferry;Position:number#1-5000;Added on:date
- Rainy desk, first | playlist=Rainy desk; track=Slow tide; position=1
- Rainy desk, second | playlist=Rainy desk; track=Birch forest at dawn; position=2
- Evening jazz, first | playlist=Evening jazz; track=Night ferry; position=1
- Evening jazz, second | playlist=Evening jazz; track=Slow tide; position=2
record playback|play history|playback history|listening history|play record: Title!;Listener~Hugo Dahl|Pia Moreno;Track->@audio track|audio~Slow tide;Position reached:number(s)#0-36000;Quality=Automatic|Low|Normal|High|Lossless;Device=Browser|Phone|Tablet|Speaker;Started on:date;~Status=Playing|Paused|Stopped|Finished
- Slow tide in the browser | listener=Pia Moreno; track=Slow tide; position_reached=312; quality=High; device=Browser; status=Finished
- Kiln on the way to work | listener=Hugo Dahl; track=Morning kiln, part one; position_reached=640; quality=Low; device=Phone; status=Paused
- Forest to fall asleep | listener=Pia Moreno; track=Birch forest at dawn; position_reached=1530; quality=Normal; device=Speaker; status=Stopped
- Night ferry again | listener=Hugo Dahl; track=Night ferry; position_reached=51; quality=Automatic; device=Tablet; status=Playing
item quality profile|audio quality|quality setting|stream quality: Name!;Bit rate:number(kbit/s)#16-5000;Sample rate:number(Hz)#8000-192000;Format=MP3|AAC|Opus|FLAC;Buffer:number(s)#1-60;Lower on slow network:boolean;Note
- Low | bit_rate=64; sample_rate=44100; format=Opus; buffer=10; note=For mobile data
- Normal | bit_rate=128; sample_rate=44100; format=AAC; buffer=8; note=The default
- High | bit_rate=320; sample_rate=48000; format=MP3; buffer=6; note=For good headphones
- Lossless | bit_rate=1411; sample_rate=96000; format=FLAC; buffer=4; note=Only on a fast line
record stream error|playback error|error log|streaming error: Title!;Track->@audio track|audio~Slow tide;Error=Network lost|File missing|Format not supported|Buffer empty|Not allowed;Device=Browser|Phone|Tablet|Speaker;Tries:number#0-20;Happened on:date;Details:long;~Status=New|Retried|Solved|Ignored
- Buffer ran empty in the tunnel | track=Morning kiln, part one; error=Buffer empty; device=Phone; tries=3; details=Went on after nine seconds.; status=Solved
- No sound on the old tablet | track=Birch forest at dawn; error=Format not supported; device=Tablet; tries=1; details=FLAC is not played, AAC offered.; status=Retried
- Lost line | track=Slow tide; error=Network lost; device=Browser; tries=5; details=Router was restarted.; status=Solved
- Draft not found | track=Night ferry; error=File missing; device=Speaker; tries=2; details=File is not uploaded yet.; status=New
# video processing|multimedia processing|video transcoding|transcoding|video conversion|media processing|multimedia video processing
record media file|multimedia file|uploaded file|source file|video file|multimedia video: File name!;Type=Video|Audio|Image;File:file;Size:number(MB)#0-500000;Duration:number(s)#0-86400;Resolution~1920x1080|3840x2160;Codec~H.264|ProRes;Uploaded by~Dana Roth|Ilja Weber;Uploaded on:date;~Status=Uploaded|Queued|Processed|Failed
- harbour-tour-master.mov | type=Video; size=8420; duration=612; resolution=3840x2160; codec=ProRes; uploaded_by=Dana Roth; status=Processed
- lecture-07.mp4 | type=Video; size=1260; duration=5340; resolution=1920x1080; codec=H.264; uploaded_by=Ilja Weber; status=Queued
- podcast-31.wav | type=Audio; size=540; duration=3120; codec=PCM; uploaded_by=Dana Roth; status=Uploaded
- drone-clip-04.mxf | type=Video; size=3910; duration=188; resolution=3840x2160; codec=DNxHD; uploaded_by=Ilja Weber; status=Failed
item processing option|processing preset|output profile|preset|processing profile: Name!;Operation=Transcode|Compress|Cut|Merge|Watermark|Extract audio|Thumbnails;Output format=MP4|WebM|MOV|MP3|GIF|JPG;Resolution~1280x720|1920x1080;Bit rate:number(kbit/s)#16-200000;Frame rate:number(fps)#1-240;Segments:number#1-500;Note:long
- Web 720p | operation=Transcode; output_format=MP4; resolution=1280x720; bit_rate=3500; frame_rate=25; segments=12
- Web 1080p with logo | operation=Watermark; output_format=MP4; resolution=1920x1080; bit_rate=6500; frame_rate=25; segments=16; note=Logo at the bottom right, 40 percent.
- Audio only | operation=Extract audio; output_format=MP3; bit_rate=192; segments=4
- Preview pictures | operation=Thumbnails; output_format=JPG; resolution=640x360; segments=1; note=One picture every ten seconds.
record processing task|processing job|task|job|transcoding task|video task: Title!;Media file->@media file|multimedia file~lecture-07.mp4;Option->@processing option|preset~Web 720p;Priority=Low|Normal|High;Threads:number#1-128;Progress:percent;Submitted by~Dana Roth|Ilja Weber;Submitted on:date;Duration:number(s)#0-864000;Error message;~Status=Queued|Running|Paused|Done|Failed|Cancelled;Server->@server|worker node~worker-01
- Harbour tour for the web | media_file=harbour-tour-master.mov; option=Web 1080p with logo; priority=High; threads=32; progress=100; submitted_by=Dana Roth; duration=412; status=Done
- Lecture 7 small | media_file=lecture-07.mp4; option=Web 720p; priority=Normal; threads=16; progress=64; submitted_by=Ilja Weber; duration=890; status=Running
- Podcast 31 as MP3 | media_file=podcast-31.wav; option=Audio only; priority=Low; threads=4; progress=0; submitted_by=Dana Roth; status=Queued
- Drone clip previews | media_file=drone-clip-04.mxf; option=Preview pictures; priority=Normal; threads=2; progress=12; submitted_by=Ilja Weber; duration=9; error_message=Index of the container cannot be read; status=Failed
item server|processing server|worker node|node|worker: Name!;Address~10.4.0.21;Processor cores:number#1-512;Memory:number(GB)#1-4096;Graphics card~none|2 x 16 GB;Performance score:number#0-1000;Maximum tasks:number#1-500;~Running tasks:number#0-500;Load:percent;Last heartbeat:date;~Status=Online|Busy|Draining|Offline
- worker-01 | address=10.4.0.21; processor_cores=64; memory=256; graphics_card=2 x 16 GB; performance_score=840; maximum_tasks=12; running_tasks=9; load=78; status=Busy
- worker-02 | address=10.4.0.22; processor_cores=32; memory=128; graphics_card=1 x 16 GB; performance_score=510; maximum_tasks=7; running_tasks=3; load=41; status=Online
- worker-03 | address=10.4.0.23; processor_cores=16; memory=64; graphics_card=none; performance_score=190; maximum_tasks=3; running_tasks=0; load=2; status=Draining
- worker-04 | address=10.4.0.24; processor_cores=32; memory=128; graphics_card=1 x 16 GB; performance_score=500; maximum_tasks=7; running_tasks=0; load=0; status=Offline
! record task segment|subtask|task allocation|segment|task assignment: Segment!;Task->@processing task|processing job~Lecture 7 small;Server->@server|worker node~worker-01;Starts at second:number#0-86400;Ends at second:number#0-86400;Progress:percent;Attempts:number#1-20;~Status=Waiting|Running|Done|Failed
- Lecture 7, part 1 | task=Lecture 7 small; server=worker-01; starts_at_second=0; ends_at_second=1780; progress=100; attempts=1; status=Done
- Lecture 7, part 2 | task=Lecture 7 small; server=worker-01; starts_at_second=1780; ends_at_second=3560; progress=72; attempts=1; status=Running
- Lecture 7, part 3 | task=Lecture 7 small; server=worker-02; starts_at_second=3560; ends_at_second=5340; progress=20; attempts=2; status=Running
- Drone clip, all | task=Drone clip previews; server=worker-03; starts_at_second=0; ends_at_second=188; progress=12; attempts=3; status=Failed
record output file|processing result|result|processed file|output: File name!;Task->@processing task|processing job~Harbour tour for the web;File:file;Format=MP4|WebM|MOV|MP3|GIF|JPG;Size:number(MB)#0-500000;Resolution~1920x1080;Made on:date;Kept until:date;Downloads:number#0-1000000
- harbour-tour-1080.mp4 | task=Harbour tour for the web; format=MP4; size=498; resolution=1920x1080; downloads=14
- harbour-tour-teaser.gif | task=Harbour tour for the web; format=GIF; size=11; resolution=640x360; downloads=6
- lecture-07-part1.mp4 | task=Lecture 7 small; format=MP4; size=760; resolution=1280x720; downloads=0
- podcast-31.mp3 | task=Podcast 31 as MP3; format=MP3; size=72; downloads=2
! record processing log|task log|job log: Entry!;Task->@processing task|processing job~Lecture 7 small;Server->@server|worker node~worker-01;Level=Info|Warning|Error;Text:long;Logged on:date;Logged at:time
- Task split in three parts | task=Lecture 7 small; server=worker-01; level=Info; text=Shares by performance: two parts to worker-01, one to worker-02.
- Part 3 started again | task=Lecture 7 small; server=worker-02; level=Warning; text=Connection lost for 40 seconds, second attempt.
- Container damaged | task=Drone clip previews; server=worker-03; level=Error; text=Gave up after three attempts.
- Output written | task=Harbour tour for the web; server=worker-01; level=Info; text=498 MB in 412 seconds.
# multimedia resource|media resource|media library|digital asset|multimedia website
item multimedia resource|resource|media resource|photo|video|media file|media item: Title!;Type=Photo|Video|Audio|Document;File:file;Preview:image;Category->@resource category|category~Landscapes;Album->@album|collection~Coast walk;Uploaded by~Hanna Vogel|Leo Marchetti;Description:long;Size:number(MB)#0-100000;Duration:number(s)#0-86400;Licence=All rights reserved|Free to share|Free with credit;Visibility=Private|By link|Public;~Views:number#0-100000000
- Cliffs at low tide | type=Photo; category=Landscapes; album=Coast walk; uploaded_by=Hanna Vogel; description=Taken from the lighthouse path at seven in the morning.; size=14; licence=Free with credit; visibility=Public; views=320
- Gulls over the harbour | type=Video; category=Animals; album=Coast walk; uploaded_by=Hanna Vogel; description=Slow motion, 120 frames a second.; size=480; duration=74; licence=All rights reserved; visibility=Public; views=95
- Choir rehearsal | type=Audio; category=Music and events; album=Summer concert; uploaded_by=Leo Marchetti; description=Second run of the closing song.; size=38; duration=262; licence=All rights reserved; visibility=By link; views=21
- Stage from above | type=Photo; category=Music and events; album=Summer concert; uploaded_by=Leo Marchetti; description=Light test the evening before.; size=9; licence=Free to share; visibility=Private; views=3
item resource category|category|media category: Name!;Parent category;Description;Order:number#1-500;Picture:image
- Landscapes | description=Coasts, hills, skies; order=1
- Animals | description=Wild and at home; order=2
- Music and events | description=Concerts, feasts, rehearsals; order=3
- City life | parent_category=Landscapes; description=Streets, markets, night; order=4
item album|collection|folder|gallery: Name!;Owner~Hanna Vogel|Leo Marchetti;Description:long;Cover:image;~Resources:number#0-100000;Visibility=Private|By link|Public;Created on:date
- Coast walk | owner=Hanna Vogel; description=Three days along the north coast.; resources=42; visibility=Public
- Summer concert | owner=Leo Marchetti; description=Choir and brass band in the park.; resources=67; visibility=By link
- Market Saturday | owner=Hanna Vogel; description=Colours of the weekly market.; resources=18; visibility=Public
- To sort | owner=Leo Marchetti; description=Fresh from the camera.; resources=133; visibility=Private
item tag|resource tag|keyword|label: Name!;Description;Used:number#0-1000000;Colour~blue|amber
- seaside | description=Coast, harbour, beach; used=58; colour=blue
- slow motion | description=High frame rate; used=12; colour=amber
- golden hour | description=Light before sunset; used=31; colour=orange
- choir | description=Voices; used=9; colour=violet
! record resource tag link|tagged resource|tagging: Title!;Resource->@multimedia resource|resource~Cliffs at low tide;Tag->@tag|resource tag~seaside;Added by~Hanna Vogel|Leo Marchetti;Added on:date
- Cliffs, seaside | resource=Cliffs at low tide; tag=seaside; added_by=Hanna Vogel
- Cliffs, golden hour | resource=Cliffs at low tide; tag=golden hour; added_by=Leo Marchetti
- Gulls, slow motion | resource=Gulls over the harbour; tag=slow motion; added_by=Hanna Vogel
- Rehearsal, choir | resource=Choir rehearsal; tag=choir; added_by=Leo Marchetti
record share|shared resource|resource share|shared link|sharing record: Title!;Resource->@multimedia resource|resource~Choir rehearsal;Album->@album|collection~Summer concert;Shared by~Leo Marchetti;Shared with;Permission=View|Comment|Download|Edit;Link:url;Expires on:date;~Opened:number#0-1000000;~Status=Active|Expired|Withdrawn
- Rehearsal for the choir | resource=Choir rehearsal; shared_by=Leo Marchetti; shared_with=Choir mailing list; permission=Download; opened=34; status=Active
- Concert pictures for the press | album=Summer concert; shared_by=Leo Marchetti; shared_with=Valley Gazette; permission=Download; opened=4; status=Active
- Coast walk for the family | album=Coast walk; shared_by=Hanna Vogel; shared_with=Vogel family; permission=Comment; opened=11; status=Active
- Gulls for the bird club | resource=Gulls over the harbour; shared_by=Hanna Vogel; shared_with=Bird club; permission=View; opened=7; status=Expired
! record download|view record|access record|resource history: Title!;Resource->@multimedia resource|resource~Cliffs at low tide;Person~Leo Marchetti|Guest;Action=View|Download|Edit|Restore;Device~Phone|Laptop;Done on:date
- Cliffs downloaded | resource=Cliffs at low tide; person=Leo Marchetti; action=Download; device=Laptop
- Gulls watched | resource=Gulls over the harbour; person=Guest; action=View; device=Phone
- Rehearsal cut shorter | resource=Choir rehearsal; person=Leo Marchetti; action=Edit; device=Laptop
- Stage picture restored | resource=Stage from above; person=Leo Marchetti; action=Restore; device=Laptop
+ comment: Resource->@multimedia resource|resource
+ favorite: Resource->@multimedia resource|resource
# motion graphic|motion graphics|animation web page|animated story|cartoon|animated film|interactive animation
item animation|motion graphic|animated story|animation work|episode: Title!;Genre=Adventure|Comedy|Fantasy|Science fiction|Music;Story:long;Author~Ida Sommer|Theo Blanc;Duration:number(s)#1-7200;Frame rate:number(fps)#6-120;Video file:file;Cover:image;Published on:date;~Plays:number#0-100000000;~Status=Draft|Published|Hidden
- The lamp that ran away | genre=Fantasy; story=A street lamp leaves its corner to see the sea and lights the way for a lost ferry.; author=Ida Sommer; duration=142; frame_rate=24; plays=5210; status=Published
- Three socks to Mars | genre=Science fiction; story=Left over in the dryer, three socks build a rocket.; author=Theo Blanc; duration=96; frame_rate=30; plays=3180; status=Published
- Kettle concerto | genre=Music; story=A kitchen tunes up before breakfast.; author=Ida Sommer; duration=75; frame_rate=60; plays=990; status=Published
- Fox and the last tram | genre=Comedy; story=A fox learns the timetable better than the driver.; author=Theo Blanc; duration=180; frame_rate=24; plays=0; status=Draft
item scene|animation scene|chapter|storyboard scene|storyline: Title!;Animation->@animation|motion graphic~The lamp that ran away;Number:number#1-500;Starts at:number(s)#0-7200;Duration:number(s)#1-3600;What happens:long;Music;Background colour~orchid;Picture:image
- The corner at midnight | animation=The lamp that ran away; number=1; starts_at=0; duration=34; what_happens=Rain, an empty street, the lamp shakes off its pole.; music=Soft piano
- Down to the harbour | animation=The lamp that ran away; number=2; starts_at=34; duration=58; what_happens=Stairs, cats, a sleeping policeman.; music=Plucked strings
- Spin cycle | animation=Three socks to Mars; number=1; starts_at=0; duration=30; what_happens=The drum turns into a launch pad.; music=Synthesizer
- First bubbles | animation=Kettle concerto; number=1; starts_at=0; duration=25; what_happens=The kettle gives the note, the spoons answer.; music=Percussion
! item character|animation character|figure [stor\\w*|character|cartoon|plot]: Name!;Animation->@animation|motion graphic~The lamp that ran away;Role=Hero|Friend|Opponent|Extra;Voice~Ida Sommer;Description:long;Picture:image;Reaction to a click~jumps|waves
- Lumi | animation=The lamp that ran away; role=Hero; voice=Ida Sommer; description=A shy lamp with a warm glow.; reaction_to_a_click=flickers
- Captain Odd | animation=Three socks to Mars; role=Hero; voice=Theo Blanc; description=A striped sock with a hole.; reaction_to_a_click=salutes
- Madame Kettle | animation=Kettle concerto; role=Hero; description=Conducts with her spout.; reaction_to_a_click=whistles
- Constable Snore | animation=The lamp that ran away; role=Extra; voice=Theo Blanc; description=Sleeps through everything.; reaction_to_a_click=turns over
! record interaction|interactive choice|viewer choice|interaction point: Title!;Scene->@scene|animation scene~Down to the harbour;At second:number#0-7200;Type=Click|Choice|Drag|Hover;Prompt;Leads to->@scene|animation scene~Spin cycle;~Used:number#0-100000000
- Wake the constable | scene=Down to the harbour; at_second=51; type=Click; prompt=Tap his hat; used=1430
- Left or right at the stairs | scene=Down to the harbour; at_second=40; type=Choice; prompt=Which way to the sea?; leads_to=Down to the harbour; used=2210
- Count down | scene=Spin cycle; at_second=22; type=Drag; prompt=Pull the lever; used=1260
- Play the spoons | scene=First bubbles; at_second=8; type=Hover; prompt=Move across the spoons; used=610
record play record|playback|viewing record|play history|playback progress: Title!;Animation->@animation|motion graphic~Kettle concerto;Viewer~Nele Arp|Guest;Speed=0.5x|0.75x|1x|1.25x|1.5x|2x;Stopped at:number(s)#0-7200;Finished:boolean;Loops:number#0-100;Watched on:date
- Nele, the lamp | animation=The lamp that ran away; viewer=Nele Arp; speed=1x; stopped_at=142; loops=1
- Nele, the kettle | animation=Kettle concerto; viewer=Nele Arp; speed=0.5x; stopped_at=40; loops=0
- Guest, three socks | animation=Three socks to Mars; viewer=Guest; speed=1.5x; stopped_at=96; loops=2
- Guest, the lamp | animation=The lamp that ran away; viewer=Guest; speed=1x; stopped_at=60; loops=0
! item playback setting|player setting|viewer setting: Viewer!;Speed=0.5x|0.75x|1x|1.25x|1.5x|2x;Volume:percent;Autoplay:boolean;Loop:boolean;Reduced motion:boolean;Subtitles=None|English|German|French
- Nele Arp | speed=1x; volume=70; subtitles=English
- Okan Demir | speed=1.25x; volume=40; subtitles=None
- Julie Caron | speed=0.75x; volume=90; subtitles=French
- Pia Winter | speed=1x; volume=55; subtitles=German
+ comment: Animation->@animation|motion graphic;At second:number#0-7200
+ favorite: Animation->@animation|motion graphic
# audio preloading|audio player|audio playback|play audio|playback optimization|music preloading|sound player
record audio file|audio|track|uploaded audio|sound file|audio list|recording: Title!;Artist;Album or series;File:file;Format=MP3|AAC|OGG|WAV|FLAC;Length:number(s)#0-86400;Size:number(MB)#0-5000;Bit rate:number(kbit/s)#8-10000;Uploaded by~Nils Aune|Tess Moor;Uploaded on:date;Cover:image;~Status=Uploading|Being prepared|Ready|Failed
- Morning on the jetty | artist=Lake Quartet; album_or_series=Reed and Water; format=FLAC; length=254; size=28; bit_rate=880; uploaded_by=Nils Aune; status=Ready
- Episode 12: Bees in town | artist=Field Radio; album_or_series=Field Radio; format=MP3; length=1840; size=29; bit_rate=128; uploaded_by=Tess Moor; status=Ready
- Rain on a tin roof | artist=Tess Moor; album_or_series=Sounds for sleep; format=OGG; length=3600; size=52; bit_rate=112; uploaded_by=Tess Moor; status=Being prepared
- Rough mix 4 | artist=Lake Quartet; format=WAV; length=231; size=39; bit_rate=1411; uploaded_by=Nils Aune; status=Failed
record preload task|preload|preloading|preloaded file|preload queue|preload record: Title!;Audio->@audio file|audio~Morning on the jetty;Rule->@preload rule|optimization setting~Next two tracks|Whole list on Wi-Fi;Priority=High|Normal|Low;Loaded:percent;Loaded seconds:number(s)#0-86400;Started on:date;Duration:number(ms)#0-600000;~Status=Waiting|Loading|Loaded|Cancelled|Failed
- Jetty, next up | audio=Morning on the jetty; rule=Next two tracks; priority=High; loaded=100; loaded_seconds=254; duration=1900; status=Loaded
- Bees, first minute | audio=Episode 12: Bees in town; rule=First minute only; priority=Normal; loaded=100; loaded_seconds=60; duration=420; status=Loaded
- Rain, whole file | audio=Rain on a tin roof; rule=Whole list on Wi-Fi; priority=Low; loaded=35; loaded_seconds=1260; duration=5200; status=Loading
- Rough mix, gave up | audio=Rough mix 4; rule=Next two tracks; priority=High; loaded=0; loaded_seconds=0; duration=10000; status=Failed
record playback|play record|playback record|play history|listening history|playback session|playback progress: Title!;Audio->@audio file|audio~Morning on the jetty;Listener~Nils Aune|Tess Moor;Position:number(s)#0-86400;Played:percent;Speed=0.75|1|1.25|1.5|2;Volume:percent;Started on:date;~Status=Playing|Paused|Stopped|Finished
- Jetty in the kitchen | audio=Morning on the jetty; listener=Nils Aune; position=254; played=100; speed=1; volume=70; status=Finished
- Bees on the tram | audio=Episode 12: Bees in town; listener=Tess Moor; position=910; played=49; speed=1.25; volume=85; status=Paused
- Rain at night | audio=Rain on a tin roof; listener=Ida Frost; position=1320; played=37; speed=1; volume=30; status=Playing
- Jetty, second listen | audio=Morning on the jetty; listener=Ida Frost; position=40; played=16; speed=1; volume=60; status=Stopped
item playlist|audio playlist|play list: Name!;Owner~Nils Aune|Tess Moor;Description:long;Public:boolean;Repeat=Off|One|All;Shuffle:boolean;Cover:image;~Tracks:number#0-10000;~Length:number(min)#0-100000
- Quiet work | owner=Nils Aune; description=No voices; repeat=All; tracks=24; length=96
- Tram rides | owner=Tess Moor; description=Episodes under half an hour; repeat=Off; tracks=9; length=240
- Falling asleep | owner=Ida Frost; description=Rain and waves; repeat=One; tracks=3; length=180
- Mixes to hear | owner=Nils Aune; description=Before the next session; repeat=Off; tracks=5; length=21
! record playlist entry|list position [playlist|list|queue]: Title!;Playlist->@playlist|audio playlist~Quiet work;Audio->@audio file|audio~Morning on the jetty;Position:number#1-10000;Added by~Nils Aune;Added on:date
- Jetty in Quiet work | playlist=Quiet work; audio=Morning on the jetty; position=1; added_by=Nils Aune
- Bees in Tram rides | playlist=Tram rides; audio=Episode 12: Bees in town; position=3; added_by=Tess Moor
- Rain in Falling asleep | playlist=Falling asleep; audio=Rain on a tin roof; position=1; added_by=Ida Frost
- Mix 4 in Mixes to hear | playlist=Mixes to hear; audio=Rough mix 4; position=4; added_by=Nils Aune
item preload rule|optimization setting|playback setting|preload setting|buffer setting|optimization rule: Name!;Loads=Next track|Next two tracks|First minute|Whole list;Only on=Any connection|Wi-Fi;Buffer ahead:number(s)#1-3600;Cache limit:number(MB)#10-100000;Lower bit rate when slow:boolean;Parallel loads:number#1-16;Active:boolean
- Next two tracks | loads=Next two tracks; only_on=Any connection; buffer_ahead=30; cache_limit=500; parallel_loads=2
- Whole list on Wi-Fi | loads=Whole list; only_on=Wi-Fi; buffer_ahead=120; cache_limit=4000; parallel_loads=4
- First minute only | loads=First minute; only_on=Any connection; buffer_ahead=20; cache_limit=200; parallel_loads=3
- Saving data | loads=Next track; only_on=Wi-Fi; buffer_ahead=10; cache_limit=100; parallel_loads=1
record playback measurement|performance record|loading time|buffering record|optimization result|buffer event: Title!;Audio->@audio file|audio~Morning on the jetty;Preloaded:boolean;Time to first sound:number(ms)#0-60000;Buffering:number(ms)#0-600000;Stops:number#0-1000;Connection=Wi-Fi|4G|5G|Cable|Slow;Browser~Firefox|Chrome;Measured on:date
- Jetty, preloaded | audio=Morning on the jetty; time_to_first_sound=60; buffering=0; stops=0; connection=Wi-Fi; browser=Firefox
- Jetty, not preloaded | audio=Morning on the jetty; time_to_first_sound=1340; buffering=800; stops=1; connection=4G; browser=Chrome
- Bees on the tram | audio=Episode 12: Bees in town; time_to_first_sound=210; buffering=450; stops=2; connection=4G; browser=Firefox
- Rain on a slow line | audio=Rain on a tin roof; time_to_first_sound=3900; buffering=12800; stops=6; connection=Slow; browser=Chrome
! item audio variant|prepared variant|quality level|encoded file [optimi|qualit|bit ?rate|buffer|loading time]: Title!;Audio->@audio file|audio~Morning on the jetty;Format=MP3|AAC|OGG|Opus;Bit rate:number(kbit/s)#8-1000;Size:number(MB)#0-5000;Piece length:number(s)#1-60;File:file;~Status=Waiting|Made|Failed
- Jetty, Opus 96 | audio=Morning on the jetty; format=Opus; bit_rate=96; size=3; piece_length=6; status=Made
- Jetty, AAC 192 | audio=Morning on the jetty; format=AAC; bit_rate=192; size=6; piece_length=6; status=Made
- Bees, Opus 48 | audio=Episode 12: Bees in town; format=Opus; bit_rate=48; size=11; piece_length=10; status=Made
- Rain, Opus 64 | audio=Rain on a tin roof; format=Opus; bit_rate=64; size=29; piece_length=10; status=Waiting
+ favorite: Audio->@audio file|audio
# audiobook|audiobook site|audiobook app|audiobook platform|narrated book
item audiobook|audio book|audiobook title|title: Title!;Author->@author|writer~Helen Marsh|Tomas Veld;Narrator->@narrator|voice actor~Ruth Calder|Owen Bright;Genre=Mystery|Romance|Fantasy|History|Self-help|Children;Cover:image;Description:long;Language~English|German|Spanish;Length:number(min)#10-3000;Price:money;Published on:date;~Status=Draft|Published|Withdrawn
- The Tide House | author=Helen Marsh; narrator=Ruth Calder; genre=Mystery; description=A lighthouse keeper vanishes on a calm night and his sister comes to look for him.; language=English; length=612; price=14.90; status=Published
- Salt and Iron | author=Tomas Veld; narrator=Owen Bright; genre=History; description=How small harbour towns changed the trade of the northern seas.; language=English; length=845; price=18.50; status=Published
- A Cure for Mondays | author=Priya Nair; narrator=Joan Abbot; genre=Self-help; description=Small habits for people who dread the working week.; language=English; length=305; price=11.50; status=Draft
- The Owl Who Counted | author=Jonas Feld; narrator=Emil Hart; genre=Children; description=An owl learns numbers from the lights of the village.; language=German; length=92; price=7.90; status=Withdrawn
item narrator|voice actor|reader voice: Name!;Portrait:image;Biography:long;Languages~English|English, Welsh;Voice=Deep|Warm|Bright|Neutral;Website:url
- Ruth Calder | biography=Stage actress who has read over forty novels.; languages=English; voice=Warm
- Owen Bright | biography=Former radio presenter from the west coast.; languages=English, Welsh; voice=Deep
- Joan Abbot | biography=Teaches speech at a drama college.; languages=English, French; voice=Bright
- Emil Hart | biography=Puppet theatre founder with a calm reading pace.; languages=German; voice=Neutral
item author|writer|book author: Name!;Portrait:image;Biography:long;Country~Ireland|Norway;Website:url
- Helen Marsh | biography=Writes crime novels set on the coast.; country=Ireland
- Tomas Veld | biography=Historian of seafaring and trade.; country=Norway
- Priya Nair | biography=Coach and columnist on life at work.; country=India
- Jonas Feld | biography=Writes and draws for children under eight.; country=Austria
! item chapter|audio chapter|track|audio file: Title!;Audiobook->@audiobook|title~The Tide House|Salt and Iron;Number:number#1-200!;Audio file:file;Length:number(min)#1-180;Free sample:boolean
- The empty lamp room | audiobook=The Tide House; number=1; length=24
- A letter from Bergen | audiobook=Salt and Iron; number=1; length=31
- Sunday evening dread | audiobook=A Cure for Mondays; number=1; length=22
- Seven lights | audiobook=The Owl Who Counted; number=2; length=14
! record listening position|listening history|listening progress|playback history [listen|progress|resume|histor\\w*|continue|player|playback]: Place!;Audiobook->@audiobook|title~The Tide House|Salt and Iron;Chapter->@chapter|track~The empty lamp room|A letter from Bergen;Position:number(s)#0-20000;Speed=0.75x|1x|1.25x|1.5x|2x;Listened on:date;Finished:boolean
- Tide House on the train | audiobook=The Tide House; chapter=The empty lamp room; position=840; speed=1.25x
- Salt and Iron at night | audiobook=Salt and Iron; chapter=A letter from Bergen; position=1310; speed=1x
- Mondays while running | audiobook=A Cure for Mondays; chapter=Sunday evening dread; position=402; speed=1.5x
- Owl at bedtime | audiobook=The Owl Who Counted; chapter=Seven lights; position=655; speed=0.75x
record bookmark|audio bookmark|clip: Label!;Audiobook->@audiobook|title~The Tide House|Salt and Iron;Chapter->@chapter|track~The empty lamp room|A letter from Bergen;Position:number(s)#0-20000;Note:long
- First clue | audiobook=The Tide House; chapter=The empty lamp room; position=612; note=The logbook has a page torn out.
- Price of herring | audiobook=Salt and Iron; chapter=A letter from Bergen; position=955; note=Useful for the reading group.
- Two minute rule | audiobook=A Cure for Mondays; chapter=Sunday evening dread; position=730; note=Try this before the team meeting.
- Counting song | audiobook=The Owl Who Counted; chapter=Seven lights; position=288; note=The children want this part again.
item playlist|collection|listening list|bookshelf|shelf: Name!;Description:long;Visibility=Private|Shared|Public;Cover:image
- Winter evenings | description=Long stories for dark days.; visibility=Public
- Commute | description=Short chapters only.; visibility=Private
- Bedtime for the twins | description=Under half an hour each.; visibility=Shared
- Crime by the sea | description=Harbours, fog and missing persons.; visibility=Public
request title request|audiobook request|wish [wish|title request|suggest\\w*]: Title wanted!;Author;Language~English|German;Reason:long
- The Glass Orchard | author=Nora Finch; language=English; reason=The printed book is out of print.
- Letters to a Beekeeper | author=Oskar Lind; language=German; reason=Asked for by our garden club.
- The Quiet Engine | author=Maud Ferris; language=English; reason=Third part of a series that you already have.
- Under Copper Skies | author=Ines Rocha; language=English; reason=Set text of an evening course.
+ review: Audiobook->@audiobook|title;Story:rating;Narration:rating;Text:long
+ order: Audiobook->@audiobook|title;Format=Download|Stream;Price paid:money
# video site|video platform|video sharing|video streaming|video website|video hosting
item video|clip|video clip|movie: Title!;Channel->@creator channel|creator~Slow Kitchen|Trail Notes;Category->@category|video category~Cooking|Travel;Thumbnail:image;Video file:file;Description:long;Length:number(s)#1-20000;Resolution=480p|720p|1080p|4K;Visibility=Public|Unlisted|Private;Published on:date;~Views:number#0-10000000;~Status=Processing|Published|Blocked
- Sourdough in one day | channel=Slow Kitchen; category=Cooking; description=From starter to loaf without a mixer.; length=745; resolution=1080p; visibility=Public; views=18420; status=Published
- Three huts in the rain | channel=Trail Notes; category=Travel; description=A wet weekend above the tree line.; length=1260; resolution=4K; visibility=Public; views=5310; status=Published
- Reseating a violin bridge | channel=Workbench Nine; category=Crafts; description=Tools, angles and what to leave to a luthier.; length=1980; resolution=720p; visibility=Unlisted; views=960; status=Processing
- Fractions with paper strips | channel=Blackboard Lane; category=Learning; description=Halves, thirds and sixths by folding.; length=512; resolution=1080p; visibility=Private; views=140; status=Blocked
item creator channel|video channel|creator|channel: Name!;Banner:image;About:long;Language~English|French;Country~Canada|Austria;~Subscribers:number#0-5000000
- Slow Kitchen | about=Patient recipes for small kitchens.; language=English; country=Canada; subscribers=42100
- Trail Notes | about=Hikes with maps and honest weather.; language=English; country=Austria; subscribers=9800
- Workbench Nine | about=Repairs of instruments and small furniture.; language=English; country=Scotland; subscribers=3150
- Blackboard Lane | about=School maths without fear.; language=French; country=Belgium; subscribers=1240
item category|video category|genre: Name!;Description:long;Position:number#1-100;Picture:image
- Cooking | description=Recipes, techniques and kitchen tests.; position=1
- Travel | description=Trips, hikes and city walks.; position=2
- Crafts | description=Workshops, repairs and handmade things.; position=3
- Learning | description=Lessons and explanations for all ages.; position=4
item playlist|watchlist|watch later list|series: Name!;Description:long;Visibility=Public|Unlisted|Private;Cover:image
- Bread basics | description=In the order in which to learn them.; visibility=Public
- To watch on Sunday | description=Saved for later.; visibility=Private
- Instrument repairs | description=From strings to bridges.; visibility=Unlisted
- Maths for year five | description=Folding, cutting, counting.; visibility=Public
! record playlist entry|playlist video [playlist|watchlist|watch later|series]: Title!;Playlist->@playlist|watchlist~Bread basics|To watch on Sunday;Video->@video|clip~Sourdough in one day|Three huts in the rain;Position:number#1-500;Added on:date
- First loaf | playlist=Bread basics; video=Sourdough in one day; position=1
- Rainy huts | playlist=To watch on Sunday; video=Three huts in the rain; position=1
- Bridge first | playlist=Instrument repairs; video=Reseating a violin bridge; position=1
- Paper strips | playlist=Maths for year five; video=Fractions with paper strips; position=3
! record watch history|viewing history|viewing record|view record|play record|playback record|video record|watch record|play history: Viewing!;Video->@video|clip~Sourdough in one day|Three huts in the rain;Watched on:date;Position:number(s)#0-20000;Finished:boolean;Device=Phone|Tablet|Computer|TV
- Sourdough on the phone | video=Sourdough in one day; position=410; device=Phone
- Huts on the TV | video=Three huts in the rain; position=1260; device=TV
- Bridge on the tablet | video=Reseating a violin bridge; position=1105; device=Tablet
- Fractions at the desk | video=Fractions with paper strips; position=512; device=Computer
record subscription|channel subscription|follow: Label!;Channel->@creator channel|creator~Slow Kitchen|Trail Notes;Notify=All|Highlights|None;Since:date
- Slow Kitchen follower | channel=Slow Kitchen; notify=All
- Trail Notes follower | channel=Trail Notes; notify=Highlights
- Workbench regular | channel=Workbench Nine; notify=None
- Blackboard parent | channel=Blackboard Lane; notify=All
! item subtitle|caption|subtitle track [subtitle|caption]: Name!;Video->@video|clip~Sourdough in one day|Three huts in the rain;Language~English|French|German;File:file;Source=Uploaded|Automatic
- Sourdough English | video=Sourdough in one day; language=English; source=Uploaded
- Huts German | video=Three huts in the rain; language=German; source=Automatic
- Bridge English | video=Reseating a violin bridge; language=English; source=Automatic
- Fractions French | video=Fractions with paper strips; language=French; source=Uploaded
request video report|flag|content report|abuse report [flag|abuse|report|moderat\\w*]: Subject!;Video->@video|clip~Sourdough in one day|Three huts in the rain;Reason=Spam|Copyright|Violence|Misleading|Other;Details:long
- Music without licence | video=Three huts in the rain; reason=Copyright; details=The song at minute four is from a paid library.
- Same link in every comment | video=Sourdough in one day; reason=Spam; details=The description sends people to a prize page.
- Title does not fit | video=Fractions with paper strips; reason=Misleading; details=Only the first minute is about fractions.
- Sharp tools near a child | video=Reseating a violin bridge; reason=Other; details=Should carry a warning at minute twelve.
+ comment: Video->@video|clip;At second:number(s)#0-20000;Likes:number#0-100000
! record conversion job|transcoding task|format conversion|conversion|video conversion|transcoding [convert\\w*|conver\\w*|transcod\\w*|format]: Title!;Video->@video|clip~Sourdough in one day|Three huts in the rain;From format=MP4|MKV|MOV|AVI|WMV|FLV;To format=MP4|HLS|WebM|FLV;Resolution=480p|720p|1080p|4K;Started on:date;Progress:percent;Result file:file;Error message;~Status=Waiting|Converting|Done|Failed
- Sourdough to HLS | video=Sourdough in one day; from_format=MOV; to_format=HLS; resolution=1080p; progress=100; status=Done
- Huts to MP4 | video=Three huts in the rain; from_format=MKV; to_format=MP4; resolution=720p; progress=45; status=Converting
- Sourdough small | video=Sourdough in one day; from_format=MOV; to_format=MP4; resolution=480p; progress=0; status=Waiting
- Huts, first try | video=Three huts in the rain; from_format=AVI; to_format=HLS; resolution=4K; progress=12; error_message=Sound track not readable; status=Failed
# short drama|mini drama|short series|micro drama|drama app
item drama|short drama|series|show|mini drama: Title!;Genre->@genre|drama category~Romance|Revenge;Cover:image;Synopsis:long;Episodes:number#1-200;Free episodes:number#0-50;Coins per episode:number#0-500;Director~Lena Tran|Marco Ruiz;Released on:date;~Plays:number#0-50000000;~Status=Ongoing|Completed|Offline
- Married by Mistake | genre=Romance; synopsis=A courier signs the wrong paper and wakes up married to her landlord.; episodes=80; free_episodes=8; coins_per_episode=60; director=Lena Tran; plays=214000; status=Completed
- The Heir Returns | genre=Revenge; synopsis=Ten years later he buys the firm that cast him out.; episodes=64; free_episodes=6; coins_per_episode=50; director=Marco Ruiz; plays=98500; status=Ongoing
- Palace of Paper | genre=Costume; synopsis=A seamstress is taken for a princess and must play the part.; episodes=72; free_episodes=10; coins_per_episode=55; director=Yuna Park; plays=151300; status=Completed
- Room 404 | genre=Suspense; synopsis=A night clerk finds a hotel room that is on no plan.; episodes=40; free_episodes=5; coins_per_episode=70; director=Ines Bauer; plays=22800; status=Offline
item episode|drama episode|short video: Title!;Drama->@drama|series~Married by Mistake|The Heir Returns;Number:number#1-200!;Video:file;Length:number(s)#20-900;Access=Free|Coins|Members only;Coins:number#0-500;Released on:date
- The wrong paper | drama=Married by Mistake; number=1; length=95; access=Free; coins=0
- Ten years later | drama=The Heir Returns; number=1; length=110; access=Free; coins=0
- The borrowed crown | drama=Palace of Paper; number=11; length=102; access=Coins; coins=55
- Key without a door | drama=Room 404; number=6; length=125; access=Members only; coins=70
item genre|drama category|category|theme: Name!;Description:long;Position:number#1-50;Picture:image
- Romance | description=Contracts, secrets and second chances.; position=1
- Revenge | description=Old scores settled at last.; position=2
- Costume | description=Courts, gowns and old intrigues.; position=3
- Suspense | description=Locked rooms and late answers.; position=4
item actor|cast member|performer [actor|actress|cast|performer]: Name!;Portrait:image;Biography:long;Known for->@drama|series~Married by Mistake|The Heir Returns
- Mia Lindqvist | biography=Trained at a theatre school, three leading parts.; known_for=Married by Mistake
- Daniel Osei | biography=Former dancer, often the quiet villain.; known_for=The Heir Returns
- Hana Brandt | biography=Came to the screen from historical dance.; known_for=Palace of Paper
- Luis Farr | biography=Radio voice in his first leading part.; known_for=Room 404
! record watch history|viewing history|watch progress: Viewing!;Drama->@drama|series~Married by Mistake|The Heir Returns;Episode->@episode|short video~The wrong paper|Ten years later;Position:number(s)#0-900;Watched on:date;Finished:boolean
- Mistake on the bus | drama=Married by Mistake; episode=The wrong paper; position=60
- Heir at lunch | drama=The Heir Returns; episode=Ten years later; position=110
- Palace before bed | drama=Palace of Paper; episode=The borrowed crown; position=44
- Room on the night shift | drama=Room 404; episode=Key without a door; position=125
! record unlock|episode unlock|episode purchase [coin|unlock|paid|pay|recharge|vip]: Unlocked!;Episode->@episode|short video~The wrong paper|Ten years later;Coins spent:number#0-500;Method=Coins|Advert|Membership;Unlocked on:date
- Opening night | episode=The wrong paper; coins_spent=0; method=Advert
- Return paid | episode=Ten years later; coins_spent=50; method=Coins
- Crown with coins | episode=The borrowed crown; coins_spent=55; method=Coins
- Key by membership | episode=Key without a door; coins_spent=0; method=Membership
item coin package|recharge package|vip plan|membership plan [coin|vip|recharge|top-?up|membership]: Name!;Coins:number#0-20000;Bonus coins:number#0-5000;Price:money;Valid for:number(days)#0-400;On sale:boolean
- Starter 300 | coins=300; bonus_coins=30; price=2.99; valid_for=0
- Monthly pass | coins=0; bonus_coins=200; price=14.99; valid_for=30
- Binge 1200 | coins=1200; bonus_coins=250; price=9.99; valid_for=0
- Yearly pass | coins=0; bonus_coins=3000; price=99.00; valid_for=365
item banner|home banner|recommendation: Title!;Drama->@drama|series~Married by Mistake|The Heir Returns;Picture:image;Position:number#1-20;From:date;Until:date;~Status=Planned|Live|Ended
- Weekend romance | drama=Married by Mistake; position=1; status=Live
- New revenge story | drama=The Heir Returns; position=2; status=Planned
- Gowns and lies | drama=Palace of Paper; position=3; status=Live
- Last chance for Room 404 | drama=Room 404; position=4; status=Ended
+ comment: Drama->@drama|series;Episode->@episode|short video;Likes:number#0-100000
+ favorite: Drama->@drama|series;Notify of new episodes:boolean
# music streaming|music website|music player|music platform|music app|music library|music site
item song|track|music track|single: Title!;Artist->@artist|musician|band~Paper Lanterns|Ida Stone;Album->@album|record release~Low Season|Northbound;Genre->@genre|music genre~Indie|Folk;Audio file:file;Length:number(s)#20-1800;Track number:number#1-60;Lyrics:long;Explicit:boolean;~Plays:number#0-50000000
- Ferry at Dawn | artist=Paper Lanterns; album=Low Season; genre=Indie; length=214; track_number=1; lyrics=The ramp goes down and nobody speaks.; plays=48200
- Birch Road | artist=Ida Stone; album=Northbound; genre=Folk; length=187; track_number=3; lyrics=White bark in the headlights all the way home.; plays=12750
- Copper Kettle Blues | artist=Otis Grange; album=Back Porch Tapes; genre=Blues; length=263; track_number=2; lyrics=Kettle sings before I do.; plays=8940
- Neon Tram | artist=Velo Club; album=Line Twelve; genre=Electronic; length=341; track_number=1; lyrics=Last stop, all lights on.; plays=105600
item artist|musician|band|singer: Name!;Picture:image;Biography:long;Country~Portugal|Finland;Active since:number#1920-2030;Website:url;Verified:boolean
- Paper Lanterns | biography=Four friends from a port town with one old organ.; country=Portugal; active_since=2014
- Ida Stone | biography=Singer with a guitar and a field recorder.; country=Finland; active_since=2019
- Otis Grange | biography=Played weddings for thirty years before his first record.; country=Ireland; active_since=1988
- Velo Club | biography=Two cyclists with drum machines.; country=Belgium; active_since=2021
item album|record release|release: Title!;Artist->@artist|musician|band~Paper Lanterns|Ida Stone;Type=Album|EP|Single|Compilation;Cover:image;Label;Released on:date;Price:money
- Low Season | artist=Paper Lanterns; type=Album; label=Harbour Tapes; price=9.90
- Northbound | artist=Ida Stone; type=EP; label=Own release; price=5.50
- Back Porch Tapes | artist=Otis Grange; type=Compilation; label=Slow Mill; price=7.90
- Line Twelve | artist=Velo Club; type=Single; label=Overhead Wire; price=1.49
item genre|music genre|mood|style: Name!;Description:long;Picture:image;Position:number#1-100
- Indie | description=Guitars, small labels, big choruses.
- Folk | description=Voices and strings, old and new.
- Blues | description=Twelve bars and a long night.; position=3
- Electronic | description=Machines to dance or to think by.; position=4
item playlist|mix|song list: Name!;Description:long;Cover:image;Visibility=Public|Private|Shared;~Followers:number#0-1000000
- Rain on the window | description=Slow songs for grey mornings.; visibility=Public; followers=310
- Kitchen dance | description=Loud ones only.; visibility=Private; followers=0
- Porch in August | description=Warm guitars, no hurry.; visibility=Shared; followers=42
- Night ride | description=Beats for empty streets.; visibility=Public; followers=1870
! record playlist track|playlist entry|playlist song: Title!;Playlist->@playlist|mix~Rain on the window|Kitchen dance;Song->@song|track~Ferry at Dawn|Birch Road;Position:number#1-1000;Added on:date
- Dawn for rain | playlist=Rain on the window; song=Ferry at Dawn; position=1
- Birch for rain | playlist=Rain on the window; song=Birch Road; position=2
- Kettle on the porch | playlist=Porch in August; song=Copper Kettle Blues; position=1
- Tram at midnight | playlist=Night ride; song=Neon Tram; position=4
! record listening history|play history|recently played|play [histor\\w*|recent|played|recommend\\w*|listening|statistic|chart|plays?]: Play!;Song->@song|track~Ferry at Dawn|Birch Road;Played on:date;Seconds heard:number(s)#0-1800;Device=Phone|Computer|Speaker|Car
- Dawn in the car | song=Ferry at Dawn; seconds_heard=214; device=Car
- Birch at work | song=Birch Road; seconds_heard=95; device=Computer
- Kettle in the kitchen | song=Copper Kettle Blues; seconds_heard=263; device=Speaker
- Tram on the way home | song=Neon Tram; seconds_heard=180; device=Phone
event concert|gig|live show|tour date [concert|gig|live show|tour|event]: Title!;Artist->@artist|musician|band~Paper Lanterns|Ida Stone;Venue;City;Date:date;Starts at:time;Ticket price:money
- Lanterns at the old dock | artist=Paper Lanterns; venue=Dock hall; city=Porto; ticket_price=22
- Ida solo | artist=Ida Stone; venue=Reading room; city=Tampere; ticket_price=15
- Grange and friends | artist=Otis Grange; venue=The Corn Store; city=Galway; ticket_price=18
- Velo Club all night | artist=Velo Club; venue=Tram depot; city=Ghent; ticket_price=25
+ favorite: Song->@song|track;Album->@album
+ comment: Song->@song|track;At second:number(s)#0-1800
# radio station|online radio|internet radio|radio show|radio app
item station|radio station|radio channel|stream: Name!;Genre=Pop|Rock|Jazz|Classical|News|Talk|World;Logo:image;Stream address:url;Frequency:number(MHz)#87-108;Bitrate:number(kbps)#32-320;City;Country~Slovenia|Scotland;Language~English|Slovene;~Status=Online|Offline|Testing
- Radio Lagoon | genre=Jazz; stream_address=https://example.com/lagoon; frequency=98.4; bitrate=192; city=Koper; country=Slovenia; language=Slovene; status=Online
- Firth FM | genre=Talk; stream_address=https://example.com/firth; frequency=103.2; bitrate=128; city=Leith; country=Scotland; language=English; status=Online
- Radio Karst | genre=Rock; stream_address=https://example.com/karst; frequency=91.7; bitrate=256; city=Postojna; country=Slovenia; language=Slovene; status=Testing
- Borders Classic | genre=Classical; stream_address=https://example.com/borders; frequency=95.9; bitrate=320; city=Kelso; country=Scotland; language=English; status=Offline
item show|radio show|programme|broadcast: Title!;Station->@station|radio station~Radio Lagoon|Firth FM;Host->@host|presenter|dj~Maja Kos|Callum Reid;Genre=Music|News|Talk|Culture|Sport|Comedy;Picture:image;Description:long;Length:number(min)#5-480
- Blue Hour | station=Radio Lagoon; host=Maja Kos; genre=Music; description=Two hours of quiet jazz from vinyl.; length=120
- Harbour Talk | station=Firth FM; host=Callum Reid; genre=Talk; description=Listeners call in about their street.; length=60
- Garage Door | station=Radio Karst; host=Rok Zupan; genre=Comedy; description=Sketches recorded among spare tyres.; length=45
- Score and Tea | station=Borders Classic; host=Fiona Grant; genre=Culture; description=One symphony, slowly explained.; length=90
person host|presenter|dj|moderator: Name!;Portrait:image;Biography:long;Email:email;On air since:date
- Maja Kos | biography=Collects records since school.; email=maja@example.com
- Callum Reid | biography=Reporter turned talk host.; email=callum@example.com
- Rok Zupan | biography=Mechanic by day, comedian by night.; email=rok@example.com
- Fiona Grant | biography=Retired cellist with a large library.; email=fiona@example.com
record schedule slot|broadcast slot|programme slot|timetable entry|schedule: Title!;Show->@show|programme~Blue Hour|Harbour Talk;Station->@station~Radio Lagoon|Firth FM;Weekday=Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday;Starts at:time!;Ends at:time;Repeat:boolean
- Blue Hour Friday | show=Blue Hour; station=Radio Lagoon; weekday=Friday
- Harbour Talk Monday | show=Harbour Talk; station=Firth FM; weekday=Monday
- Garage Door Saturday | show=Garage Door; station=Radio Karst; weekday=Saturday
- Score and Tea Sunday | show=Score and Tea; station=Borders Classic; weekday=Sunday
item recording|show recording|archived show|podcast episode: Title!;Show->@show|programme~Blue Hour|Harbour Talk;Broadcast on:date;Audio file:file;Length:number(min)#1-480;Notes:long;~Plays:number#0-1000000
- Vinyl from the attic | show=Blue Hour; length=118; notes=All from one donated box.; plays=640
- Night buses | show=Harbour Talk; length=57; notes=With the operator as guest.; plays=1210
- The squeaky clutch | show=Garage Door; length=44; notes=Live audience of twelve.; plays=310
- A symphony in snow | show=Score and Tea; length=88; notes=With a conductor on the phone.; plays=975
! record played track|track log|playout log [song|track|music|playlist|now playing|playout]: Title!;Show->@show|programme~Blue Hour|Harbour Talk;Artist;Played at:time;Played on:date;Length:number(s)#20-1800;Label
- Slow Water | show=Blue Hour; artist=Quartet Nine; length=312; label=Marsh Records
- Rain Jingle | show=Harbour Talk; artist=House band; length=25; label=Own
- Tyre Iron | show=Garage Door; artist=The Jacks; length=198; label=Pit Stop Music
- Pastoral in F | show=Score and Tea; artist=Borders Chamber Orchestra; length=1440; label=Abbey Row
request song request|listener request|music request|dedication: Song!;Artist;Show->@show|programme~Blue Hour|Harbour Talk;Dedicated to;Greeting:long;Listener
- Lantern Waltz | artist=Ada Moor; show=Blue Hour; dedicated_to=Grandmother Vera; greeting=Happy eightieth birthday.; listener=Tine from Piran
- Steel Bridge | artist=The Carters; show=Harbour Talk; dedicated_to=Night shift; greeting=Keep warm out there.; listener=Joan
- Loud Mountain | artist=Cave Bears; show=Garage Door; dedicated_to=Brother Miha; greeting=You passed the driving test at last.; listener=Nika from Logatec
- Evening Prayer | artist=Kelso Choir; show=Score and Tea; dedicated_to=Mrs Laidlaw; greeting=Thank you for the piano lessons.; listener=Andrew
item advert|spot|sponsor|ad campaign [advert\\w*|sponsor\\w*|spot|campaign]: Title!;Client;Station->@station~Radio Lagoon|Firth FM;Length:number(s)#5-120;Price per airing:money;From:date;Until:date;Audio file:file
- Garden centre spring | client=Green Corner; station=Firth FM; length=30; price_per_airing=18
- Ice cream bar | client=Gelato Rosa; station=Radio Lagoon; length=20; price_per_airing=14
- Tyre change autumn | client=Vulkan Tyres; station=Radio Karst; length=25; price_per_airing=11
- Concert series tickets | client=Kelso Music Society; station=Borders Classic; length=45; price_per_airing=22
+ favorite: Station->@station|radio station;Show->@show|programme
+ comment: Show->@show|programme
# podcast|podcaster|podcast episode|podcast site|podcast app
item podcast|show|podcast show|series: Title!;Host->@host|podcaster|presenter~Nadia Holm|Ben Okoro;Category->@category|topic~Science|Business;Cover:image;Description:long;Language~English|Danish;Feed address:url;Rhythm=Daily|Weekly|Fortnightly|Monthly;Explicit:boolean;~Status=Active|Paused|Ended
- Small Questions | host=Nadia Holm; category=Science; description=One everyday puzzle and someone who knows.; language=English; feed_address=https://example.com/small.xml; rhythm=Weekly; status=Active
- Corner Shop Talks | host=Ben Okoro; category=Business; description=Owners of tiny firms open their books.; language=English; feed_address=https://example.com/corner.xml; rhythm=Fortnightly; status=Active
- Lost Timetables | host=Greta Lund; category=History; description=Railway lines that no longer exist.; language=Danish; feed_address=https://example.com/timetables.xml; rhythm=Monthly; status=Paused
- Morning Pitch | host=Sam Ortega; category=Sport; description=Ten minutes on last night's matches.; language=English; feed_address=https://example.com/pitch.xml; rhythm=Daily; status=Ended
item episode|podcast episode|audio episode: Title!;Podcast->@podcast|show~Small Questions|Corner Shop Talks;Season:number#1-50;Number:number#1-2000;Audio file:file;Length:number(min)#1-300;Show notes:long;Published on:date;~Plays:number#0-10000000;~Status=Draft|Scheduled|Published
- Why does bread go stale | podcast=Small Questions; season=2; number=14; length=28; show_notes=Starch, water and a surprised baker.; plays=3900; status=Published
- The key cutter | podcast=Corner Shop Talks; season=1; number=6; length=41; show_notes=Rent, margins and one machine.; plays=1720; status=Published
- The line to the lime works | podcast=Lost Timetables; season=1; number=3; length=52; show_notes=A bridge, a strike and one last train.; plays=880; status=Draft
- Penalties in the rain | podcast=Morning Pitch; season=4; number=212; length=11; show_notes=Three saves and a red card.; plays=6400; status=Published
person host|podcaster|presenter|creator: Name!;Portrait:image;Biography:long;Email:email;Website:url
- Nadia Holm | biography=Physicist who prefers kitchens to labs.; email=nadia@example.com
- Ben Okoro | biography=Grew up behind a shop counter.; email=ben@example.com
- Greta Lund | biography=Walks old railway beds at weekends.; email=greta@example.com
- Sam Ortega | biography=Coached a youth team for eight years.; email=sam@example.com
person guest|interviewee|speaker: Name!;Profession;Episode->@episode|podcast episode~Why does bread go stale|The key cutter;Portrait:image;Biography:long;Website:url
- Dr Elin Vass | profession=Food chemist; episode=Why does bread go stale; biography=Studies starch for a living.
- Harold Pym | profession=Locksmith; episode=The key cutter; biography=Forty years at one corner.
- Poul Iversen | profession=Retired signalman; episode=The line to the lime works; biography=Worked the last box on the line.
- Tessa Moran | profession=Goalkeeper coach; episode=Penalties in the rain; biography=Analyses run-ups frame by frame.
item category|topic|genre: Name!;Description:long;Picture:image;Position:number#1-100
- Science | description=How things work.
- Business | description=Money, shops and start-ups.
- History | description=What was here before.; position=3
- Sport | description=Matches, training and fans.; position=4
! record playback position|listening history|listening progress|play: Place!;Episode->@episode|podcast episode~Why does bread go stale|The key cutter;Position:number(s)#0-18000;Speed=1x|1.25x|1.5x|2x;Listened on:date;Finished:boolean
- Bread while cooking | episode=Why does bread go stale; position=920; speed=1x
- Key cutter on a run | episode=The key cutter; position=1500; speed=1.5x
- Lime works on the train | episode=The line to the lime works; position=2210; speed=1.25x
- Penalties at breakfast | episode=Penalties in the rain; position=660; speed=2x
record subscription|podcast subscription|follow [subscri\\w*|follow\\w*]: Label!;Podcast->@podcast|show~Small Questions|Corner Shop Talks;Since:date;Auto download:boolean;Notify=Every episode|Weekly summary|Never
- Weekly science | podcast=Small Questions; notify=Every episode
- Shop stories | podcast=Corner Shop Talks; notify=Weekly summary
- Old railways | podcast=Lost Timetables; notify=Never
- Match mornings | podcast=Morning Pitch; notify=Every episode
! item transcript|episode chapter|chapter mark [transcript\\w*|chapter|timestamp]: Title!;Episode->@episode|podcast episode~Why does bread go stale|The key cutter;Starts at second:number(s)#0-18000;Text:long
- The freezer test | episode=Why does bread go stale; starts_at_second=610; text=We froze one half and left the other on the counter.
- What rent does | episode=The key cutter; starts_at_second=1240; text=The rent doubled in six years.
- The last signal | episode=The line to the lime works; starts_at_second=1835; text=I pulled the lever and nothing came.
- Third save | episode=Penalties in the rain; starts_at_second=205; text=She waits until the foot is planted.
item sponsor|advertiser|ad slot [sponsor\\w*|advert\\w*|ads?\\b|moneti\\w*]: Name!;Podcast->@podcast|show~Small Questions|Corner Shop Talks;Place=Before|Middle|End;Price per episode:money;Contact email:email;From:date;Until:date
- Mill & Oven | podcast=Small Questions; place=Before; price_per_episode=120; contact_email=ads@example.com
- Ledger Lite | podcast=Corner Shop Talks; place=Middle; price_per_episode=85; contact_email=hello@example.com
- Heritage Rail Museum | podcast=Lost Timetables; place=End; price_per_episode=40; contact_email=museum@example.com
- Boot Room | podcast=Morning Pitch; place=Before; price_per_episode=150; contact_email=boots@example.com
+ comment: Episode->@episode|podcast episode;At second:number(s)#0-18000
# image gallery|picture gallery|photo gallery site|photo album|photo sharing|gallery of photos|photo gallery app|image gallery website
item photo|picture|image|artwork: Title!;Album->@album|collection|gallery~Coast in fog|City at night;Image:image!;Caption:long;Photographer~Ilse Brand|Joao Reis;Place;Camera;Taken on:date;Width:number(px)#1-20000;Height:number(px)#1-20000;Visibility=Public|Unlisted|Private;~Views:number#0-5000000
- Pier without end | album=Coast in fog; caption=The pier fades after ten metres.; photographer=Ilse Brand; place=Brighton; camera=Full frame, 35 mm; width=6000; height=4000; visibility=Public; views=2140
- Tram with rain | album=City at night; caption=Long exposure at the last stop.; photographer=Joao Reis; place=Lisbon; camera=Compact; width=4000; height=6000; visibility=Public; views=980
- Otter at low tide | album=River animals; caption=Ten seconds before it dived.; photographer=Wren Holloway; place=Isle of Mull; camera=Mirrorless, 400 mm; width=5400; height=3600; visibility=Unlisted; views=415
- Blue stairwell | album=Inside buildings; caption=Seen from the cellar upwards.; photographer=Milan Kratky; place=Brno; camera=Medium format; width=8000; height=8000; visibility=Private; views=36
item album|collection|gallery|photo album: Name!;Cover:image;Description:long;Category->@category|theme~Landscape|Street;Visibility=Public|Unlisted|Private;Created on:date;Position:number#1-500
- Coast in fog | description=Six mornings by the sea.; category=Landscape; visibility=Public; position=1
- City at night | description=Neon, rain and trams.; category=Street; visibility=Public; position=2
- River animals | description=Otters, herons and patience.; category=Wildlife; visibility=Unlisted; position=3
- Inside buildings | description=Stairs, halls and lost lifts.; category=Architecture; visibility=Private; position=4
item category|theme|photo category: Name!;Description:long;Picture:image;Position:number#1-100
- Landscape | description=Land, sea and sky.; position=1
- Street | description=People and cities.; position=2
- Wildlife | description=Animals where they live.; position=3
- Architecture | description=Buildings inside and out.; position=4
item tag|keyword|label: Name!;Description:long;Colour;~Photos:number#0-100000
- fog | description=Mist and low clouds.; colour=Grey; photos=14
- rain | description=Wet streets and umbrellas.; colour=Blue; photos=31
- otter | description=Otters of rivers and coasts.; colour=Brown; photos=9
- stairs | description=Staircases and ladders.; colour=Red; photos=22
! record photo tag|tagging|image tag [tag|keyword|label]: Title!;Photo->@photo|picture|image~Pier without end|Tram with rain;Tag->@tag|keyword~fog|rain;Added on:date
- Pier is foggy | photo=Pier without end; tag=fog
- Tram is wet | photo=Tram with rain; tag=rain
- Otter tagged | photo=Otter at low tide; tag=otter
- Stairwell tagged | photo=Blue stairwell; tag=stairs
! record like|photo like [like|vote|heart|popular]: Label!;Photo->@photo|picture|image~Pier without end|Tram with rain;Liked on:date;Reaction=Like|Love|Wow
- Pier liked by Ann | photo=Pier without end; reaction=Love
- Tram liked by Kofi | photo=Tram with rain; reaction=Like
- Otter liked by Pia | photo=Otter at low tide; reaction=Wow
- Stairwell liked by Tom | photo=Blue stairwell; reaction=Love
record download|photo download [download\\w*]: Download!;Photo->@photo|picture|image~Pier without end|Tram with rain;Size=Small|Medium|Original;Downloaded on:date;Purpose
- Pier for a card | photo=Pier without end; size=Medium; purpose=Greeting card
- Tram wallpaper | photo=Tram with rain; size=Original; purpose=Desktop wallpaper
- Otter for a school talk | photo=Otter at low tide; size=Small; purpose=Slide about rivers
- Stairwell for a magazine | photo=Blue stairwell; size=Original; purpose=Magazine page
item slideshow|carousel|featured set|banner [slide\\w*|carousel|featured|banner|home]: Title!;Photo->@photo|picture|image~Pier without end|Tram with rain;Heading;Link:url;Position:number#1-20;Shown:boolean
- Opening picture | photo=Pier without end; heading=Mornings by the sea; position=1
- Second slide | photo=Tram with rain; heading=After dark; position=2
- Third slide | photo=Otter at low tide; heading=Patience by the river; position=3
- Closing picture | photo=Blue stairwell; heading=Look up; position=4
request print request|licence request|usage request [print|licen[sc]e|usage|buy]: Subject!;Photo->@photo|picture|image~Pier without end|Tram with rain;Name;Email:email;Size~40 x 60 cm|A3;Message:long
- Large print for a hallway | photo=Pier without end; name=Sara Whitlock; email=sara@example.com; size=40 x 60 cm; message=With a white border, please.
- Tram for a cafe wall | photo=Tram with rain; name=Miguel Sousa; email=miguel@example.com; size=60 x 90 cm; message=Matt paper, no frame.
- Otter birthday present | photo=Otter at low tide; name=Jean Farrow; email=jean@example.com; size=A3; message=Needed in two weeks.
- Stairwell as a triptych | photo=Blue stairwell; name=Petra Novak; email=petra@example.com; size=3 x 30 x 90 cm; message=Can it be cut in three?
+ comment: Photo->@photo|picture|image
+ favorite: Photo->@photo|picture|image;Album->@album|collection
# stock photo|stock image|stock photography|image bank|image licensing|royalty-free
item image|stock photo|photo|asset|picture: Title!;Contributor->@contributor|photographer~Lukas Weir|Amara Diallo;Category->@category|topic~Business|Nature;Preview:image;Original:file;Keywords;Orientation=Landscape|Portrait|Square;Width:number(px)#500-20000;Height:number(px)#500-20000;Model release:boolean;Price:money;~Downloads:number#0-1000000;~Status=Submitted|Approved|Rejected
- Team around a whiteboard | contributor=Lukas Weir; category=Business; keywords=team, meeting, office; orientation=Landscape; width=7200; height=4800; price=12; downloads=418; status=Approved
- Dew on a fern | contributor=Amara Diallo; category=Nature; keywords=fern, green, macro; orientation=Portrait; width=4000; height=6000; price=9; downloads=133; status=Approved
- Baker dusting flour | contributor=Ruben Costa; category=Food; keywords=bakery, flour, hands; orientation=Square; width=5000; height=5000; price=10; downloads=0; status=Submitted
- Harbour crane at dusk | contributor=Signe Aas; category=Industry; keywords=port, crane, steel; orientation=Landscape; width=6000; height=4000; price=14; downloads=0; status=Rejected
person contributor|photographer|seller|artist: Name!;Portrait:image;Email:email;Country~Ghana|Austria;Commission:percent;Biography:long;~Earnings:money
- Lukas Weir | email=lukas@example.com; country=Austria; commission=40; biography=Office and industry pictures.; earnings=2140
- Amara Diallo | email=amara@example.com; country=Ghana; commission=45; biography=Plants, insects and weather.; earnings=640
- Ruben Costa | email=ruben@example.com; country=Portugal; commission=35; biography=Kitchens, markets and hands.; earnings=185
- Signe Aas | email=signe@example.com; country=Norway; commission=50; biography=Ports and heavy machines.; earnings=3320
item category|topic|image category: Name!;Description:long;Picture:image;Position:number#1-100
- Business | description=Work, offices and people.; position=1
- Nature | description=Plants, animals and weather.; position=2
- Food | description=Kitchens, dishes and markets.; position=3
- Industry | description=Plants, ports and machines.; position=4
item licence|license|licence type|license plan: Name!;Use=Web only|Print and web|Extended;Price:money;Copies allowed:number#0-1000000;Terms:long
- Standard | use=Print and web; price=12; copies_allowed=500000; terms=No resale of the picture itself.
- Extended | use=Extended; price=60; copies_allowed=0; terms=Goods for resale allowed.
- Web | use=Web only; price=6; copies_allowed=0; terms=Websites and social posts only.
- Book cover | use=Print and web; price=35; copies_allowed=25000; terms=One title and one language.
record download|image download|licence purchase|purchase: Download!;Image->@image|stock photo|photo~Team around a whiteboard|Dew on a fern;Licence->@licence|license~Standard|Extended;Size=Small|Medium|Large|Original;Downloaded on:date;Price paid:money
- Whiteboard for a brochure | image=Team around a whiteboard; licence=Standard; size=Large; price_paid=12
- Fern for a tote bag | image=Dew on a fern; licence=Extended; size=Original; price_paid=60
- Baker for a blog | image=Baker dusting flour; licence=Web; size=Small; price_paid=6
- Crane for a novel | image=Harbour crane at dusk; licence=Book cover; size=Original; price_paid=35
item collection|lightbox|board|moodboard: Name!;Description:long;Visibility=Private|Shared|Public;Cover:image
- Spring brochure | description=Candidates for pages two to five.; visibility=Shared
- Green textures | description=Backgrounds only.; visibility=Private
- Bakery website | description=Header pictures to choose from.; visibility=Public
- Ports and freight | description=For the yearly logistics booklet.; visibility=Shared
! record collection item|lightbox item|saved image [collection|lightbox|board|save\\w*]: Title!;Collection->@collection|lightbox~Spring brochure|Green textures;Image->@image|stock photo|photo~Team around a whiteboard|Dew on a fern;Note;Added on:date
- Fern for page four | collection=Spring brochure; image=Dew on a fern; note=Crop the left side.
- Fern texture | collection=Green textures; image=Dew on a fern; note=As background.
- Baker for the header | collection=Bakery website; image=Baker dusting flour; note=Keep space on the left for text.
- Crane for the cover | collection=Ports and freight; image=Harbour crane at dusk; note=Ask for a darker version.
item credit package|subscription plan|image plan [credit|subscription|plan|package]: Name!;Downloads per month:number#0-1000;Credits:number#0-5000;Price:money;Period=Once|Monthly|Yearly;On sale:boolean
- Ten a month | downloads_per_month=10; credits=0; price=29; period=Monthly
- Fifty credits | downloads_per_month=0; credits=50; price=95; period=Once
- Agency 250 | downloads_per_month=250; credits=0; price=199; period=Monthly
- Yearly small | downloads_per_month=5; credits=0; price=150; period=Yearly
request image review|submission|moderation request [review|approv\\w*|moderat\\w*|submi\\w*]: Subject!;Image->@image|stock photo|photo~Team around a whiteboard|Dew on a fern;Reviewer~Ola Berg|Tess Quinn;Reason=Focus|Noise|Missing release|Trademark|Accepted;Remark:long
- Whiteboard resubmitted | image=Team around a whiteboard; reviewer=Ola Berg; reason=Accepted; remark=Logo on the mug was removed.
- Fern edges soft | image=Dew on a fern; reviewer=Tess Quinn; reason=Focus; remark=Lower third is not sharp at full size.
- Baker needs consent | image=Baker dusting flour; reviewer=Ola Berg; reason=Missing release; remark=Face is recognisable in the mirror.
- Crane shows a company mark | image=Harbour crane at dusk; reviewer=Tess Quinn; reason=Trademark; remark=Remove the lettering on the boom.
+ order: Image->@image|stock photo|photo;Licence->@licence|license;Invoice to
+ favorite: Image->@image|stock photo|photo
# design tool|online design|design editor|poster maker|logo maker|design platform|canva|figma|web page design|design constructor
item design|artwork|canvas|design project|poster: Title!;Template->@template|design template~Market poster|Quiet card;Type=Poster|Logo|Card|Social post|Presentation|Flyer;Width:number(px)#10-20000;Height:number(px)#10-20000;Preview:image;Visibility=Private|Shared|Public;Changed on:date;~Status=Draft|In review|Final
- Harvest market poster | template=Market poster; type=Poster; width=2480; height=3508; visibility=Shared; status=In review
- Thank-you card | template=Quiet card; type=Card; width=1748; height=1240; visibility=Private; status=Draft
- Choir evening flyer | template=Concert flyer; type=Flyer; width=1240; height=1748; visibility=Public; status=Final
- Biology talk slides | template=Clean slides; type=Presentation; width=1920; height=1080; visibility=Shared; status=Draft
item template|design template|layout: Name!;Category=Business|Event|Education|Social media|Personal;Preview:image;Width:number(px)#10-20000;Height:number(px)#10-20000;Access=Free|Premium;Designer~Noor Haddad|Evan Pike;~Uses:number#0-1000000
- Market poster | category=Event; width=2480; height=3508; access=Free; designer=Noor Haddad; uses=640
- Quiet card | category=Personal; width=1748; height=1240; access=Premium; designer=Evan Pike; uses=212
- Concert flyer | category=Event; width=1240; height=1748; access=Free; designer=Noor Haddad; uses=388
- Clean slides | category=Education; width=1920; height=1080; access=Premium; designer=Marta Silva; uses=1530
! item layer|element|design element|object: Name!;Design->@design|artwork~Harvest market poster|Thank-you card;Type=Text|Image|Shape|Icon|Background;Content:long;Left:number(px)#0-20000;Top:number(px)#0-20000;Width:number(px)#1-20000;Height:number(px)#1-20000;Colour;Order:number#1-500
- Headline | design=Harvest market poster; type=Text; content=Harvest market, Saturday; left=200; top=240; width=2080; height=320; colour=Dark green; order=3
- Leaf frame | design=Thank-you card; type=Shape; content=Oval frame; left=120; top=90; width=1500; height=1060; colour=Sage; order=1
- Choir photo | design=Choir evening flyer; type=Image; content=Choir in the chapel; left=0; top=0; width=1240; height=900; order=1
- Cell diagram | design=Biology talk slides; type=Icon; content=Plant cell outline; left=980; top=260; width=700; height=560; colour=Teal; order=4
item asset|material|icon|graphic|font|picture: Name!;Type=Photo|Icon|Illustration|Font|Shape;File:file;Preview:image;Tags~leaf, autumn|serif, calm;Licence=Free|Premium|Own upload
- Maple leaf | type=Illustration; tags=leaf, autumn; licence=Free
- Soft serif | type=Font; tags=serif, calm; licence=Premium
- Open songbook | type=Photo; tags=music, choir; licence=Own upload
- Plant cell | type=Icon; tags=biology, cell; licence=Free
item brand kit|style guide [brand|style]: Name!;Primary colour;Secondary colour;Heading font;Text font;Logo:image;Note:long
- Village market | primary_colour=Dark green; secondary_colour=Ochre; heading_font=Soft serif; text_font=Plain sans; note=Never on red.
- Family cards | primary_colour=Sage; secondary_colour=Cream; heading_font=Handwritten; text_font=Soft serif; note=Keep wide margins.
- Chapel choir | primary_colour=Burgundy; secondary_colour=Ivory; heading_font=Roman capitals; text_font=Soft serif; note=Logo top left only.
- School science | primary_colour=Teal; secondary_colour=White; heading_font=Plain sans; text_font=Plain sans; note=No drop shadows.
! record version|design version|revision: Label!;Design->@design|artwork~Harvest market poster|Thank-you card;Number:number#1-1000;Saved on:date;Saved by~Noor Haddad|Evan Pike;Snapshot:image;Change:long
- Larger headline | design=Harvest market poster; number=3; saved_by=Noor Haddad; change=Headline grew by a third.
- First sketch | design=Thank-you card; number=1; saved_by=Evan Pike; change=Frame and empty text.
- Date corrected | design=Choir evening flyer; number=5; saved_by=Noor Haddad; change=Friday became Saturday.
- Slides shortened | design=Biology talk slides; number=2; saved_by=Marta Silva; change=Took out four pages on genetics.
! record collaborator|shared access|share|team member [share|collaborat\\w*|team|invite\\w*|co-?edit\\w*]: Name!;Design->@design|artwork~Harvest market poster|Thank-you card;Email:email;Right=View|Comment|Edit;Invited on:date
- Mina on the poster | design=Harvest market poster; email=mina@example.com; right=Edit
- Gran on the card | design=Thank-you card; email=gran@example.com; right=View
- Paul on the flyer | design=Choir evening flyer; email=paul@example.com; right=Comment
- Dr Renn on the slides | design=Biology talk slides; email=renn@example.com; right=Edit
! record export|download|export file [export|download|print|pdf|png]: Export!;Design->@design|artwork~Harvest market poster|Thank-you card;Format=PNG|JPG|PDF|SVG;Quality=Screen|Print;File:file;Exported on:date
- Poster for the printer | design=Harvest market poster; format=PDF; quality=Print
- Card for mail | design=Thank-you card; format=PNG; quality=Screen
- Flyer for the notice board | design=Choir evening flyer; format=JPG; quality=Print
- Slides for the projector | design=Biology talk slides; format=PDF; quality=Screen
+ comment: Design->@design|artwork;Left:number(px)#0-20000;Top:number(px)#0-20000;Resolved:boolean
# image enlargement|image upscaling|image editing|photo editor|image editor|background removal|image compression|photo editing
item picture|image|photo|uploaded image|source image: File name!;Image:image!;Width:number(px)#1-30000;Height:number(px)#1-30000;Size:number(KB)#1-200000;Format=JPG|PNG|WebP|TIFF|GIF;Uploaded on:date;Delete after:date
- grandfather-1952.jpg | width=800; height=1100; size=340; format=JPG
- shop-sign.png | width=640; height=480; size=210; format=PNG
- wedding-scan.tiff | width=2400; height=1800; size=12800; format=TIFF
- cat-sticker.webp | width=512; height=512; size=48; format=WebP
record job|processing job|edit|enlargement|conversion|upscale task: Title!;Picture->@picture|image|photo~grandfather-1952.jpg|shop-sign.png;Tool->@tool|filter|effect~Enlarge|Remove background;Scale=1x|2x|4x|8x;Noise removal=None|Low|Medium|High;Output format=JPG|PNG|WebP;Started on:date;Took:number(s)#0-3600;~Status=Waiting|Running|Finished|Failed
- Grandfather four times | picture=grandfather-1952.jpg; tool=Enlarge; scale=4x; noise_removal=High; output_format=PNG; took=38; status=Finished
- Sign without wall | picture=shop-sign.png; tool=Remove background; scale=1x; noise_removal=None; output_format=PNG; took=6; status=Finished
- Wedding colours back | picture=wedding-scan.tiff; tool=Colour restore; scale=1x; noise_removal=Medium; output_format=JPG; took=74; status=Running
- Sticker eight times | picture=cat-sticker.webp; tool=Sharpen; scale=8x; noise_removal=Low; output_format=WebP; took=0; status=Failed
! item result|output image|processed image|edited image: File name!;Job->@job|processing job~Grandfather four times|Sign without wall;Image:image;Width:number(px)#1-60000;Height:number(px)#1-60000;Size:number(KB)#1-500000;~Downloads:number#0-100000
- grandfather-1952-4x.png | job=Grandfather four times; width=3200; height=4400; size=9800; downloads=2
- shop-sign-cut.png | job=Sign without wall; width=640; height=480; size=160; downloads=1
- wedding-colour.jpg | job=Wedding colours back; width=2400; height=1800; size=2950; downloads=0
- cat-sticker-8x.webp | job=Sticker eight times; width=4096; height=4096; size=730; downloads=3
item tool|filter|effect|editing tool|feature: Name!;Category=Size|Colour|Retouch|Background|Format;Description:long;Icon:image;Credits needed:number#0-100;Largest side:number(px)#100-30000;Active:boolean
- Enlarge | category=Size; description=Makes a picture two to eight times as large with clean edges.; credits_needed=2; largest_side=4000
- Remove background | category=Background; description=Cuts out the main object.; credits_needed=1; largest_side=6000
- Colour restore | category=Colour; description=Brings back faded colours of old prints.; credits_needed=3; largest_side=5000
- Sharpen | category=Retouch; description=Makes soft edges crisp without halos.; credits_needed=1; largest_side=8000
item preset|editing preset|saved setting [preset|setting|template|batch]: Name!;Tool->@tool|filter~Enlarge|Remove background;Scale=1x|2x|4x|8x;Brightness:number#-100-100;Contrast:number#-100-100;Output format=JPG|PNG|WebP
- Old family photos | tool=Enlarge; scale=4x; brightness=5; contrast=10; output_format=PNG
- Shop cut-outs | tool=Remove background; scale=1x; brightness=0; contrast=5; output_format=PNG
- Faded prints | tool=Colour restore; scale=2x; brightness=8; contrast=15; output_format=JPG
- Stickers | tool=Sharpen; scale=8x; brightness=0; contrast=20; output_format=WebP
! record edit step|edit history|adjustment [histor\\w*|undo|adjust\\w*|crop\\w*|edit\\w*]: Step!;Picture->@picture|image|photo~grandfather-1952.jpg|shop-sign.png;Number:number#1-500;Action=Crop|Rotate|Brightness|Contrast|Text|Filter;Value;Done on:date
- Crop the frame | picture=grandfather-1952.jpg; number=1; action=Crop; value=760 x 1040 from 20, 30
- Lift shadows | picture=shop-sign.png; number=1; action=Brightness; value=+12
- Turn upright | picture=wedding-scan.tiff; number=1; action=Rotate; value=90 degrees right
- Add the name | picture=cat-sticker.webp; number=2; action=Text; value=MIMI, bottom centre
item credit package|plan|pricing plan [credit|plan|pric\\w*|premium|subscription]: Name!;Credits:number#0-100000;Price:money;Period=Once|Monthly|Yearly;Largest file:number(MB)#1-500;Batch size:number#1-1000
- Free | credits=10; price=0; period=Monthly; largest_file=5; batch_size=1
- Studio | credits=800; price=19; period=Monthly; largest_file=50; batch_size=100
- Pocket 50 | credits=50; price=4; period=Once; largest_file=15; batch_size=5
- Print shop | credits=12000; price=210; period=Yearly; largest_file=200; batch_size=500
item example|before and after|sample [example|before|sample|showcase|compar\\w*]: Title!;Tool->@tool|filter~Enlarge|Remove background;Before:image;After:image;Caption:long;Position:number#1-50
- Postcard from 1930 | tool=Enlarge; caption=Lettering becomes readable.; position=1
- Bicycle cut out | tool=Remove background; caption=Even the spokes stay.; position=2
- Wedding album, 1968 | tool=Colour restore; caption=The carnations are red again.; position=3
- Blurred number plate | tool=Sharpen; caption=Edges after one pass.; position=4
+ payment: Credit package->@credit package|plan;Credits:number#0-100000;Method=Card|Wallet|Transfer
# movie site|film site|movie database|movie review|film review|movie website|film database|tv series
item movie|film|title|tv series: Title!;Original title;Genre->@genre|movie genre|category~Drama|Comedy;Director->@person|actor|director~Signe Holt|Marek Dubois;Poster:image;Plot:long;Year:number#1890-2035;Length:number(min)#1-600;Country~Denmark|France;Language~Danish|French;Trailer:url;~Score:rating
- The Ice Seller | original_title=Isbilen; genre=Drama; director=Signe Holt; plot=A widow drives an ice van through a winter town.; year=2022; length=104; country=Denmark; language=Danish; trailer=https://example.com/ice; score=4
- Two Keys, One Door | original_title=Deux clefs; genre=Comedy; director=Marek Dubois; plot=Twins rent the same flat to two families.; year=2019; length=91; country=France; language=French; trailer=https://example.com/keys; score=3
- Static on Channel Nine | original_title=Static on Channel Nine; genre=Thriller; director=June Akers; plot=A night editor hears a call for help in old tapes.; year=2024; length=118; country=Canada; language=English; trailer=https://example.com/static; score=4
- The Comet Gardener | original_title=Komeetan puutarhuri; genre=Animation; director=Aarne Laine; plot=An old man plants what falls from the sky.; year=2016; length=83; country=Finland; language=Finnish; trailer=https://example.com/comet; score=5
item genre|movie genre|category: Name!;Description:long;Picture:image;Position:number#1-100
- Drama | description=Serious stories.; position=1
- Comedy | description=Films to laugh at.; position=2
- Thriller | description=Tension until the last minute.; position=3
- Animation | description=Drawn, modelled or cut from paper.; position=4
person person|actor|director|cast member|film person: Name!;Profession=Actor|Director|Writer|Composer|Producer;Portrait:image;Biography:long;Country~Denmark|France;Born on:date
- Signe Holt | profession=Director; biography=Began with short films about ferries.; country=Denmark
- Marek Dubois | profession=Director; biography=Acts in all his own films.; country=France
- June Akers | profession=Writer; biography=Cut the news for eleven years.; country=Canada
- Aarne Laine | profession=Composer; biography=Writes music first and pictures later.; country=Finland
! record cast entry|role in film|credit|movie credit: Part!;Movie->@movie|film~The Ice Seller|Two Keys, One Door;Person->@person|actor~Signe Holt|Marek Dubois;Job=Actor|Director|Writer|Composer|Producer;Billing:number#1-500
- Director of The Ice Seller | movie=The Ice Seller; person=Signe Holt; job=Director; billing=1
- Both twins | movie=Two Keys, One Door; person=Marek Dubois; job=Actor; billing=1
- Screenplay of Static | movie=Static on Channel Nine; person=June Akers; job=Writer; billing=2
- Music of the comets | movie=The Comet Gardener; person=Aarne Laine; job=Composer; billing=4
item season|episode|series episode [series|episode|season|tv|show]: Title!;Movie->@movie|tv series~The Ice Seller|Two Keys, One Door;Season number:number#1-60;Episode number:number#1-2000;Length:number(min)#1-300;Aired on:date;Plot:long
- The first frost | movie=The Ice Seller; season_number=1; episode_number=1; length=48; plot=The van will not start.
- Wrong address | movie=Two Keys, One Door; season_number=1; episode_number=1; length=25; plot=Two families and one sofa.
- Tape twelve | movie=Static on Channel Nine; season_number=2; episode_number=3; length=52; plot=The voice says a date that is still to come.
- A seed from space | movie=The Comet Gardener; season_number=1; episode_number=5; length=12; plot=Something glows in the pumpkin bed.
! record watchlist entry|watch history|watched film|diary entry|watchlist [watch\\w*|histor\\w*|list|diary|track\\w*|collect\\w*]: Label!;Movie->@movie|film~The Ice Seller|Two Keys, One Door;State=To watch|Watching|Watched|Dropped;Watched on:date;Stars:rating;Place=Cinema|Home|Festival;Note:long
- Ice Seller at the Astor | movie=The Ice Seller; state=Watched; stars=5; place=Cinema; note=Stay for the last shot.
- Keys for Friday | movie=Two Keys, One Door; state=To watch; note=With Ma.
- Static with headphones | movie=Static on Channel Nine; state=Watching; place=Home; note=Stopped at minute 40.
- Comets at the festival | movie=The Comet Gardener; state=Watched; stars=4; place=Festival; note=Children laughed all the time.
item list|film list|ranking|collection [list|ranking|top|collection|chart|recommend\\w*]: Name!;Description:long;Cover:image;Visibility=Public|Private;~Films:number#0-5000
- Winter films | description=Snow in every scene.; visibility=Public; films=14
- Laughs under 95 minutes | description=Short and kind.; visibility=Public; films=22
- Sounds that frighten | description=Films to hear with care.; visibility=Private; films=9
- For the whole family | description=From age six and not silly.; visibility=Public; films=31
item still|film picture|trailer|video clip [still|picture|trailer|gallery|clip|media]: Caption!;Movie->@movie|film~The Ice Seller|Two Keys, One Door;Type=Still|Poster|Trailer|Interview;Picture:image;Video:url;Position:number#1-200
- The van on the ice | movie=The Ice Seller; type=Still; position=1
- Twins on the stairs | movie=Two Keys, One Door; type=Still; position=1
- Wall of tapes | movie=Static on Channel Nine; type=Poster; position=1
- Talk with the composer | movie=The Comet Gardener; type=Interview; video=https://example.com/laine; position=3
+ review: Movie->@movie|film;Stars:rating;Title;Spoilers:boolean;~Helpful:number#0-100000
+ comment: Movie->@movie|film
+ favorite: Movie->@movie|film
# live streaming|live stream|livestream|live broadcast|streamer|live video|live room|webcast
item live room|stream|broadcast|live stream|channel|room|audio stream: Title!;Streamer->@streamer|host|anchor|creator~PixelPetra|Chef Anton;Category->@category|topic~Games|Cooking;Cover:image;Stream address:url;Stream key;Description:long;Starts on:date;Starts at:time;~Viewers:number#0-10000000;~Status=Planned|Live|Ended|Banned
- Island speedrun, day 3 | streamer=PixelPetra; category=Games; stream_address=https://example.com/live/petra; stream_key=pp-4471; description=Under two hours or bust.; viewers=812; status=Live
- Dumplings for forty | streamer=Chef Anton; category=Cooking; stream_address=https://example.com/live/anton; stream_key=ca-1290; description=Dough, filling, patience.; viewers=260; status=Planned
- Watercolour by the lake | streamer=Nell Paints; category=Art; stream_address=https://example.com/live/nell; stream_key=np-2086; description=One lake, one brush.; viewers=95; status=Ended
- Late piano requests | streamer=KeysByTomo; category=Music; stream_address=https://example.com/live/tomo; stream_key=kt-6613; description=Ask for a song in the chat.; viewers=0; status=Banned
person streamer|host|anchor|creator|broadcaster: Name!;Portrait:image;Biography:long;Email:email;Country~Hungary|Georgia;Share of gifts:percent;~Followers:number#0-100000000;~Status=Applied|Approved|Suspended
- PixelPetra | biography=Runs old games fast.; email=petra@example.com; country=Hungary; share_of_gifts=60; followers=12400; status=Approved
- Chef Anton | biography=Cooks for a canteen by day.; email=anton@example.com; country=Georgia; share_of_gifts=55; followers=3900; status=Approved
- Nell Paints | biography=Teaches art in a village school.; email=nell@example.com; country=Wales; share_of_gifts=50; followers=870; status=Applied
- KeysByTomo | biography=Bar pianist on free evenings.; email=tomo@example.com; country=Japan; share_of_gifts=65; followers=28800; status=Suspended
item category|topic|live category: Name!;Description:long;Icon:image;Position:number#1-100
- Games | description=Played live.; position=1
- Cooking | description=From raw to plate.; position=2
- Art | description=Paint, clay and thread.; position=3
- Music | description=Played as you listen.; position=4
item gift|virtual gift|present [gift|donat\\w*|reward|coin|tip]: Name!;Icon:image;Coins:number#1-100000;Animation:file;Position:number#1-200;On sale:boolean
- Paper plane | coins=10; position=1
- Golden ladle | coins=500; position=2
- Tube of blue | coins=50; position=3
- Grand piano | coins=5000; position=4
! record gift sent|donation|tip|reward [gift|donat\\w*|reward|coin|tip]: Label!;Live room->@live room|stream~Island speedrun, day 3|Dumplings for forty;Gift->@gift|virtual gift~Paper plane|Golden ladle;Sender;Quantity:number#1-10000;Coins:number#1-10000000;Note:long;Sent on:date
- Ten planes for Petra | live_room=Island speedrun, day 3; gift=Paper plane; sender=Moss; quantity=10; coins=100; note=Jump now!
- A ladle for Anton | live_room=Dumplings for forty; gift=Golden ladle; sender=Lia; quantity=1; coins=500; note=Best dough.
- Three tubes for Nell | live_room=Watercolour by the lake; gift=Tube of blue; sender=Orla; quantity=3; coins=150; note=For the sky.
- A piano for Tomo | live_room=Late piano requests; gift=Grand piano; sender=Bjarne; quantity=1; coins=5000; note=Play the waltz once more.
! record viewing|viewer session|watch history|view: Viewer!;Live room->@live room|stream~Island speedrun, day 3|Dumplings for forty;Joined on:date;Minutes:number(min)#0-10000;Device=Phone|Tablet|Computer|TV;Left early:boolean
- Moss | live_room=Island speedrun, day 3; minutes=74; device=Computer
- Lia | live_room=Dumplings for forty; minutes=51; device=Tablet
- Orla | live_room=Watercolour by the lake; minutes=118; device=TV
- Bjarne | live_room=Late piano requests; minutes=9; device=Phone
item replay|recording|recorded stream|vod: Title!;Live room->@live room|stream~Island speedrun, day 3|Dumplings for forty;Video file:file;Length:number(min)#1-3000;Cover:image;Visibility=Public|Followers|Paid;~Views:number#0-10000000
- Speedrun day 2 | live_room=Island speedrun, day 3; length=146; visibility=Public; views=2100
- Dough basics | live_room=Dumplings for forty; length=38; visibility=Followers; views=640
- Lake in two hours | live_room=Watercolour by the lake; length=121; visibility=Paid; views=64
- Requests of May | live_room=Late piano requests; length=175; visibility=Public; views=5400
record follow|subscription|fan [follow\\w*|subscri\\w*|fan]: Label!;Streamer->@streamer|host~PixelPetra|Chef Anton;Level=Follower|Fan|Supporter;Notify:boolean;Since:date
- Moss follows Petra | streamer=PixelPetra; level=Supporter
- Lia follows Anton | streamer=Chef Anton; level=Fan
- Orla follows Nell | streamer=Nell Paints; level=Follower
- Bjarne follows Tomo | streamer=KeysByTomo; level=Supporter
request stream report|violation report|complaint|mute request [report\\w*|moderat\\w*|ban|mute|complaint]: Subject!;Live room->@live room|stream~Island speedrun, day 3|Dumplings for forty;Reason=Insult|Copyright|Spam|Dangerous act|Other;Details:long;Moderator~Ruta K.|Ben S.
- Music in the background | live_room=Island speedrun, day 3; reason=Copyright; details=A chart song for four minutes.; moderator=Ruta K.
- Knife without a board | live_room=Dumplings for forty; reason=Dangerous act; details=Cuts towards the hand at minute nine.; moderator=Ben S.
- Host insults a viewer | live_room=Late piano requests; reason=Insult; details=After a request for a pop song.; moderator=Ruta K.
- Prize links in the chat | live_room=Watercolour by the lake; reason=Spam; details=Same link every minute.; moderator=Ben S.
+ message: Live room->@live room|stream;Kind=Chat|Bullet comment|System;Pinned:boolean;Colour
! record pk battle|live pk|pk|pk match|battle [pk|battle|multi-person|co-?host]: Title!;Room->@live room|stream~Island speedrun, day 3|Dumplings for forty;Challenger->@streamer|host~PixelPetra|Chef Anton;Opponent->@streamer|host~PixelPetra|Chef Anton;Points of challenger:number#0-100000000;Points of opponent:number#0-100000000;Minutes:number(min)#1-120;Started on:date;Penalty;~Result=Running|Challenger won|Opponent won|Draw
- Petra against Anton | room=Island speedrun, day 3; challenger=PixelPetra; opponent=Chef Anton; points_of_challenger=8120; points_of_opponent=7900; minutes=5; penalty=Sing one verse; result=Challenger won
- Anton's return match | room=Dumplings for forty; challenger=Chef Anton; opponent=PixelPetra; points_of_challenger=4100; points_of_opponent=4100; minutes=5; result=Draw
- Friday battle | room=Dumplings for forty; challenger=Chef Anton; opponent=PixelPetra; points_of_challenger=930; points_of_opponent=610; minutes=10; result=Running
- Warm-up | room=Island speedrun, day 3; challenger=PixelPetra; opponent=Chef Anton; points_of_challenger=200; points_of_opponent=1180; minutes=3; penalty=Ten squats; result=Opponent won
# sheet music|lyrics site|song lyrics|chord chart|music score|guitar tabs|karaoke|music learning
item piece|song|composition|score title|sheet: Title!;Composer->@composer|artist|songwriter~Anna Verel|Old tune;Genre=Classical|Folk|Jazz|Pop|Sacred|Children;Key;Tempo:number(bpm)#20-300;Length:number(s)#10-10000;Difficulty=Easy|Medium|Hard;Description:long;Year:number#1000-2035
- Waltz for a windmill | composer=Anna Verel; genre=Classical; key=G major; tempo=140; length=185; difficulty=Medium; description=Left hand turns like sails.; year=1911
- The Cooper's Reel | composer=Old tune; genre=Folk; key=D major; tempo=112; length=95; difficulty=Easy; description=Danced at barrel fairs.; year=1780
- Midnight Bus Blues | composer=Della Rae; genre=Jazz; key=B flat major; tempo=88; length=240; difficulty=Hard; description=Twelve bars with a long coda.; year=1958
- Light on the Threshold | composer=Benedikt Saar; genre=Sacred; key=E minor; tempo=66; length=150; difficulty=Medium; description=Evening hymn in four parts.; year=1884
item composer|artist|songwriter|performer: Name!;Portrait:image;Biography:long;Country~Belgium|Scotland;Lived
- Anna Verel | biography=Organist of a mill town.; country=Belgium; lived=1872 to 1940
- Old tune | biography=Handed down by ear.; country=Scotland; lived=Unknown
- Della Rae | biography=Sang and led her own band.; country=United States; lived=1921 to 1999
- Benedikt Saar | biography=Village teacher and choir leader.; country=Estonia; lived=1850 to 1917
item score|sheet music|arrangement|part|tab|edition: Title!;Piece->@piece|song~Waltz for a windmill|The Cooper's Reel;Instrument->@instrument|voice~Piano|Fiddle;Arranger~P. Lott|M. Roy;File:file;Audio:file;Pages:number#1-1000;Key;Price:money;~Downloads:number#0-1000000
- Windmill waltz for piano | piece=Waltz for a windmill; instrument=Piano; arranger=P. Lott; pages=4; key=G major; price=3; downloads=210
- Reel for fiddle | piece=The Cooper's Reel; instrument=Fiddle; arranger=M. Roy; pages=1; key=D major; price=0; downloads=905
- Bus blues for tenor sax | piece=Midnight Bus Blues; instrument=Tenor saxophone; arranger=G. Ames; pages=3; key=C major; price=4; downloads=118
- Threshold for mixed choir | piece=Light on the Threshold; instrument=Mixed choir; arranger=P. Lott; pages=6; key=E minor; price=2; downloads=377
item instrument|voice|ensemble: Name!;Family=Keys|Strings|Wind|Brass|Percussion|Voice;Picture:image;Position:number#1-100
- Piano | family=Keys; position=1
- Fiddle | family=Strings; position=2
- Tenor saxophone | family=Wind; position=3
- Mixed choir | family=Voice; position=4
! item lyric|verse|lyric line|lyrics|chord line [lyric|verse|chord|karaoke|word|sing]: Text:long!;Piece->@piece|song~Waltz for a windmill|The Cooper's Reel;Number:number#1-500;Part=Verse|Chorus|Bridge;Chords;Starts at second:number(s)#0-10000;Translation:long
- Round goes the hoop and the hammer comes down | piece=The Cooper's Reel; number=1; part=Verse; chords=D G A D; starts_at_second=8
- Staves in a circle and ale for the town | piece=The Cooper's Reel; number=2; part=Verse; chords=D G A D; starts_at_second=16
- Last stop and the driver hums in blue | piece=Midnight Bus Blues; number=1; part=Chorus; chords=Bb7 Eb7 Bb7; starts_at_second=20
- The lamp is lit, the day lies down | piece=Light on the Threshold; number=1; part=Verse; chords=Em B7 Em; starts_at_second=6
! record practice session|practice log|practice [practi\\w*|log|learn\\w*|progress|lesson]: Title!;Score->@score|sheet music~Windmill waltz for piano|Reel for fiddle;Player;Minutes:number(min)#1-600;Tempo reached:number(bpm)#20-300;Note:long;Practised on:date
- Slow hands together | score=Windmill waltz for piano; player=Tove; minutes=30; tempo_reached=96; note=Bar 17 again.
- Reel at speed | score=Reel for fiddle; player=Angus; minutes=20; tempo_reached=108; note=Lighter bow.
- Coda by heart | score=Bus blues for tenor sax; player=Ray; minutes=45; tempo_reached=80; note=Breathe before bar 61.
- Tenors alone | score=Threshold for mixed choir; player=Choir tenors; minutes=60; tempo_reached=66; note=Pitch falls on page two.
item songbook|set list|collection|playlist: Name!;Description:long;Cover:image;Visibility=Private|Shared|Public;~Pieces:number#0-1000
- Barn dance | description=Twelve reels in order.; visibility=Shared; pieces=12
- Exam year 4 | description=Three pieces and scales.; visibility=Private; pieces=3
- Late set | description=Nine slow tunes for the last hour.; visibility=Private; pieces=9
- Evening hymns | description=For the choir and the parish.; visibility=Public; pieces=24
record recording|performance|cover|karaoke recording [record\\w*|perform\\w*|karaoke|cover|sing]: Title!;Piece->@piece|song~Waltz for a windmill|The Cooper's Reel;Performer;Audio file:file;Video:url;Score:number#0-100;Recorded on:date;~Likes:number#0-100000
- Angus at the barn | piece=The Cooper's Reel; performer=Angus; video=https://example.com/reel; score=88; likes=34
- Tove in the hall | piece=Waltz for a windmill; performer=Tove; video=https://example.com/waltz; score=91; likes=18
- Ray at the corner bar | piece=Midnight Bus Blues; performer=Ray; video=https://example.com/bus; score=79; likes=56
- Parish choir in May | piece=Light on the Threshold; performer=Parish choir; video=https://example.com/threshold; score=85; likes=102
request piece request|arrangement request|correction|lyrics correction: Subject!;Piece->@piece|song~Waltz for a windmill|The Cooper's Reel;Instrument->@instrument~Piano|Fiddle;Name;Email:email;Text:long
- Reel for two flutes | piece=The Cooper's Reel; name=Angus; email=angus@example.com; text=Second part below, please.
- Blues for alto sax | piece=Midnight Bus Blues; instrument=Tenor saxophone; name=Ray; email=ray@example.com; text=Same arrangement, other key.
- Hymn for women only | piece=Light on the Threshold; instrument=Mixed choir; name=Kadri; email=kadri@example.com; text=Three parts, not too high.
- Easy waltz for children | piece=Waltz for a windmill; instrument=Piano; name=Mrs Lott; email=lott@example.com; text=One page and no octaves.
+ order: Score->@score|sheet music;Copies:number#1-1000;Download link:url
+ comment: Piece->@piece|song;Score->@score|sheet music
! record pdf export|saved sheet|sheet export|saved image|pdf file [pdf|save|saving|print\\w*|export]: Title!;Score->@score|sheet music~Windmill waltz for piano|Reel for fiddle;Saved by~Milena|Jurek;Pages:number#1-1000;Paper=A4|A3|Letter;File:file;Size:number(KB)#1-1000000;Saved on:date;Printed:number#0-1000
- Waltz for the stand | score=Windmill waltz for piano; saved_by=Milena; pages=3; paper=A4; size=840; printed=2
- Reel, large | score=Reel for fiddle; saved_by=Jurek; pages=1; paper=A3; size=410; printed=1
- Waltz, screen | score=Windmill waltz for piano; saved_by=Jurek; pages=3; paper=Letter; size=620; printed=0
- Reel for the class | score=Reel for fiddle; saved_by=Milena; pages=1; paper=A4; size=400; printed=24
# image generator|ai image|ai art|text-to-image|image generation|ai drawing|ai painting|avatar generator
record generation|generated picture|image generation|generation job|creation: Title!;Prompt:long!;Negative prompt:long;Style->@style|art style|preset~Watercolour|Blueprint;Model->@model|image model~sketch-1|photo-2;Width:number(px)#64-8192;Height:number(px)#64-8192;Steps:number#1-200;Seed:number#0-4000000000;Made on:date;~Took:number(s)#0-3600;~Status=Waiting|Running|Finished|Failed
- Fox on a jetty | prompt=A fox waiting on a jetty at dusk; negative_prompt=people, text; style=Watercolour; model=sketch-1; width=1024; height=768; steps=30; seed=44127; took=11; status=Finished
- Plan of a treehouse | prompt=Side view of a treehouse with three floors; negative_prompt=colour; style=Blueprint; model=photo-2; width=1024; height=1024; steps=40; seed=90210; took=16; status=Finished
- Tiles with swallows | prompt=Seamless tiles with swallows and waves; negative_prompt=frame, shadow; style=Woodcut; model=pattern-x; width=2048; height=2048; steps=50; seed=7701; took=0; status=Waiting
- Robot gardener | prompt=A rusty robot watering tomatoes; negative_prompt=weapons; style=Clay figure; model=toon-lite; width=768; height=1024; steps=25; seed=312; took=64; status=Failed
! item image|result image|picture|artwork: Title!;Generation->@generation|creation~Fox on a jetty|Plan of a treehouse;Image:image;Variant:number#1-16;Upscaled:boolean;Visibility=Private|Link|Public;~Likes:number#0-1000000;~Downloads:number#0-1000000
- Fox, calm water | generation=Fox on a jetty; variant=1; visibility=Public; likes=41; downloads=9
- Treehouse with slide | generation=Plan of a treehouse; variant=2; visibility=Private; likes=0; downloads=1
- Swallows, dense | generation=Tiles with swallows; variant=3; visibility=Link; likes=5; downloads=2
- Robot with a can | generation=Robot gardener; variant=1; visibility=Public; likes=190; downloads=63
item style|art style|preset|filter: Name!;Added prompt:long;Example:image;Category=Painting|Photo|Drawing|3D|Pixel;Description:long;Premium:boolean
- Watercolour | added_prompt=wet paper, soft edges; category=Painting; description=Pale and flowing.
- Blueprint | added_prompt=white lines on blue; category=Drawing; description=Technical and neat.
- Woodcut | added_prompt=carved lines, two inks; category=Drawing; description=Strong and simple.
- Clay figure | added_prompt=modelled in clay, studio light; category=3D; description=Soft and a little clumsy.
item model|image model: Name!;Type=Sketch|Photo|Anime|General;Largest side:number(px)#256-8192;Credits each:number#0-100;Description:long;Active:boolean
- sketch-1 | type=Sketch; largest_side=1536; credits_each=1; description=Quick drafts.
- photo-2 | type=Photo; largest_side=2048; credits_each=3; description=Fine detail.
- pattern-x | type=General; largest_side=4096; credits_each=4; description=Edges that join.
- toon-lite | type=Anime; largest_side=1024; credits_each=1; description=Flat colours, clear lines.
item prompt|saved prompt|prompt idea: Title!;Text:long!;Category=Animals|Places|People|Things|Patterns;Author;Public:boolean;~Uses:number#0-1000000
- Animal at a quiet place | text=A {animal} waiting at a {place} at dusk; category=Animals; author=Milena; uses=130
- Cutaway of a house | text=Side view of a {house} with {n} floors; category=Places; author=Jurek; uses=72
- Repeating motif | text=Seamless tiles with {motif} and {motif}; category=Patterns; author=Paula; uses=88
- Person at work | text=A {trade} at work, seen from behind; category=People; author=Ivan; uses=41
item album|collection|gallery|folder: Name!;Description:long;Cover:image;Visibility=Private|Link|Public;~Images:number#0-100000
- Jetties | description=Animals that wait.; visibility=Public; images=14
- Houses in trees | description=For the scouts.; visibility=Private; images=6
- Wallpaper ideas | description=Patterns for the hall.; visibility=Link; images=22
- Robots with hobbies | description=For a picture book.; visibility=Public; images=37
! record credit entry|credit use|points entry|credit history [credit|point|quota|coin|token|pay]: Reason!;Person~Milena|Jurek;Generation->@generation|creation~Fox on a jetty|Plan of a treehouse;Credits:number#-100000-100000;Booked on:date
- Four variants of the fox | person=Milena; generation=Fox on a jetty; credits=-4
- Monthly credits | person=Jurek; credits=50
- Large tiles | person=Paula; generation=Tiles with swallows; credits=-16
- Refund for a failed run | person=Ivan; generation=Robot gardener; credits=1
item credit package|plan|subscription plan [credit|plan|package|pric\\w*|subscription]: Name!;Credits:number#1-100000;Price:money;Period=Once|Monthly|Yearly;Largest side:number(px)#256-8192;Description:long
- Hobby | credits=50; price=5; period=Monthly; largest_side=1536; description=A picture or two a day.
- Workshop | credits=600; price=29; period=Monthly; largest_side=4096; description=For daily use.
- Try it | credits=20; price=2; period=Once; largest_side=1024; description=To find out.
- Studio year | credits=10000; price=260; period=Yearly; largest_side=8192; description=For five seats.
request image report|content report|takedown request [report\\w*|moderat\\w*|copyright|review]: Subject!;Image->@image|picture~Fox, calm water|Treehouse with slide;Reason=Looks like my work|Offensive|Real person|Other;Details:long;Moderator~Sanna|Lew
- Same fox as on my print | image=Fox, calm water; reason=Looks like my work; details=Please compare the tail.; moderator=Sanna
- That is my neighbour | image=Treehouse with slide; reason=Real person; details=The man on the slide has his face.; moderator=Lew
- Robot drinks alcohol | image=Robot with a can; reason=Offensive; details=In a gallery for children.; moderator=Sanna
- Hidden lettering | image=Swallows, dense; reason=Other; details=There is a brand name in the waves.; moderator=Lew
+ comment: Image->@image|artwork
+ favorite: Image->@image|artwork;Album->@album|collection
# wallpapers|wallpaper|meme|meme generator|sticker site|icon library|avatar site|desktop background
item picture|wallpaper|meme|gif|icon|sticker: Title!;Category->@category|topic|theme~Mountains|Cats;Image:image!;Width:number(px)#16-20000;Height:number(px)#16-20000;Format=JPG|PNG|GIF|SVG|WebP;Uploader~pixelmoss|nadja_k;Tags;Device=Phone|Desktop|Tablet|Any;Uploaded on:date;~Downloads:number#0-100000000;~Status=Waiting|Published|Rejected
- Ridge before snow | category=Mountains; width=3840; height=2160; format=JPG; uploader=pixelmoss; tags=ridge, blue; device=Desktop; downloads=2410; status=Published
- Cat reads the contract | category=Cats; width=800; height=800; format=GIF; uploader=nadja_k; tags=cat, office; device=Any; downloads=5190; status=Published
- Neon alley after rain | category=Cities; width=1440; height=3120; format=PNG; uploader=lumen44; tags=neon, pink; device=Phone; downloads=880; status=Waiting
- Folded waves | category=Patterns; width=2048; height=2732; format=SVG; uploader=oru_gami; tags=pattern, calm; device=Tablet; downloads=37; status=Rejected
item category|topic|theme|series: Name!;Description:long;Cover:image;Position:number#1-200
- Mountains | description=Ridges, snow and huts.; position=1
- Cats | description=Cats at work.; position=2
- Cities | description=Streets, roofs and lights.; position=3
- Patterns | description=Tiles, folds and grids.; position=4
item tag|keyword|label: Name!;Colour;Description:long;~Pictures:number#0-1000000
- blue | colour=Blue; description=Mostly blue pictures.; pictures=340
- office | colour=Grey; description=Desks and meetings.; pictures=58
- neon | colour=Pink; description=Lit signs and wet ground.; pictures=122
- calm | colour=Green; description=Few shapes, soft colours.; pictures=415
! record picture tag|tagging|image tag: Label!;Picture->@picture|wallpaper|meme~Ridge before snow|Cat reads the contract;Tag->@tag|keyword~blue|office;Added on:date
- Ridge is blue | picture=Ridge before snow; tag=blue
- Cat at the office | picture=Cat reads the contract; tag=office
- Alley is neon | picture=Neon alley after rain; tag=neon
- Waves are calm | picture=Folded waves; tag=calm
record download|picture download|download record: Label!;Picture->@picture|wallpaper|meme~Ridge before snow|Cat reads the contract;Size~3840 x 2160|800 x 800;Device=Phone|Desktop|Tablet;Downloaded on:date
- Ridge for two screens | picture=Ridge before snow; size=3840 x 2160; device=Desktop
- Cat for the group chat | picture=Cat reads the contract; size=800 x 800; device=Phone
- Alley for a lock screen | picture=Neon alley after rain; size=1440 x 3120; device=Phone
- Waves behind a drawing | picture=Folded waves; size=2048 x 2732; device=Tablet
item collection|album|pack|sticker pack: Name!;Description:long;Cover:image;Owner~pixelmoss|nadja_k;Visibility=Private|Public;~Pictures:number#0-10000
- Quiet screens | description=Nothing that shouts.; owner=pixelmoss; visibility=Public; pictures=24
- Cats in trousers | description=Pack for chats.; owner=nadja_k; visibility=Public; pictures=16
- Night phones | description=Dark pictures that save power.; owner=lumen44; visibility=Private; pictures=11
- Paper thoughts | description=Folds and shadows.; owner=oru_gami; visibility=Public; pictures=30
item meme template|blank|generator template [meme|generator|maker|caption|template]: Name!;Blank picture:image;Text boxes:number#1-10;Font;Example text:long;~Uses:number#0-10000000
- Cat with contract | text_boxes=2; font=Bold sans; example_text=Me reading the terms, the terms; uses=810
- Two doors | text_boxes=3; font=Bold sans; example_text=Sleep, one more level; uses=640
- Dog at the meeting | text_boxes=1; font=Comic hand; example_text=This could have been a walk; uses=1320
- Three panels of regret | text_boxes=3; font=Bold sans; example_text=Before, during, after the update; uses=205
! record like|picture like|vote [like|vote|rank\\w*|popular|trend\\w*]: Label!;Picture->@picture|wallpaper|meme~Ridge before snow|Cat reads the contract;Reaction=Like|Love|Funny;Given on:date
- Ridge is loved | picture=Ridge before snow; reaction=Love
- Cat is funny | picture=Cat reads the contract; reaction=Funny
- Alley is liked | picture=Neon alley after rain; reaction=Like
- Waves are loved | picture=Folded waves; reaction=Love
request copyright notice|picture report|takedown request [copyright|report\\w*|moderat\\w*|takedown|review]: Subject!;Picture->@picture|wallpaper~Ridge before snow|Cat reads the contract;Name;Email:email;Details:long
- My ridge photo | picture=Ridge before snow; name=Kai Winter; email=kai@example.com; details=Please add my name or remove it.
- Sign of our bar | picture=Neon alley after rain; name=Mai Tanaka; email=mai@example.com; details=Our name is readable, we did not agree.
- Pattern from my shop | picture=Folded waves; name=Oru Studio; email=oru@example.com; details=Sold as fabric since 2020.
- My cat | picture=Cat reads the contract; name=Jens Ruud; email=jens@example.com; details=Credit to the cat would be enough.
+ comment: Picture->@picture|meme
+ favorite: Picture->@picture|wallpaper;Collection->@collection|album
# subtitle editor|speech-to-text|transcription|text-to-speech|voice-over|voiceover|audio transcription|voice recorder
item recording|audio file|media file|source file|voice file: Title!;File:file!;Type=Audio|Video;Language->@language|voice language~English|Catalan;Length:number(s)#1-100000;Size:number(KB)#0-10000000;Speakers:number#1-50;Recorded on:date;Folder
- Interview with a ferryman | type=Audio; language=English; length=1840; size=28400; speakers=2; folder=Oral history
- Market sounds | type=Video; language=Catalan; length=95; size=61000; speakers=4; folder=Film 2
- Council meeting, part 2 | type=Audio; language=Welsh; length=5400; size=96000; speakers=11; folder=Council
- How to prune a vine | type=Video; language=French; length=612; size=240000; speakers=1; folder=Tutorials
record transcript|transcription|subtitle file|job: Title!;Recording->@recording|audio file~Interview with a ferryman|Market sounds;Language->@language~English|Catalan;Text:long;Accuracy:percent;Words:number#0-1000000;Editor~Joana Riu|Piers Holt;Made on:date;~Status=Waiting|Running|Draft|Checked|Failed
- Ferryman, full text | recording=Interview with a ferryman; language=English; text=I started on the rope ferry at fifteen.; accuracy=93; words=3100; editor=Piers Holt; status=Checked
- Market, Catalan | recording=Market sounds; language=Catalan; text=Tomàquets, dos euros!; accuracy=81; words=120; editor=Joana Riu; status=Draft
- Council, Welsh text | recording=Council meeting, part 2; language=Welsh; text=Diolch, mae'r cyfarfod ar agor.; accuracy=0; words=0; editor=Megan Rhys; status=Running
- La vigne, sous-titres | recording=How to prune a vine; language=French; text=On commence par le vieux bois.; accuracy=0; words=0; editor=Luc Tissot; status=Failed
! record segment|subtitle line|cue|caption|transcript line: Text:long!;Transcript->@transcript|subtitle file~Ferryman, full text|Market, Catalan;Number:number#1-100000;Starts at:number(s)#0-100000;Ends at:number(s)#0-100000;Speaker->@speaker~Ferryman|Stall holder;Confidence:percent
- I started on the rope ferry at fifteen. | transcript=Ferryman, full text; number=1; starts_at=4; ends_at=8; speaker=Ferryman; confidence=97
- Tomàquets, dos euros! | transcript=Market, Catalan; number=1; starts_at=2; ends_at=4; speaker=Stall holder; confidence=84
- Diolch, mae'r cyfarfod ar agor. | transcript=Council, Welsh text; number=1; starts_at=11; ends_at=14; speaker=Chairwoman; confidence=90
- On commence par le vieux bois. | transcript=La vigne, sous-titres; number=3; starts_at=19; ends_at=22; speaker=Winegrower; confidence=76
item speaker|voice|voice profile|synthetic voice: Name!;Gender=Female|Male|Neutral;Language->@language~English|Catalan;Accent;Sample:file;Speed:number(%)#50-200;Premium:boolean;Colour
- Ferryman | gender=Male; language=English; accent=West coast; speed=100; colour=Blue
- Stall holder | gender=Female; language=Catalan; accent=Girona; speed=110; colour=Red
- Chairwoman | gender=Female; language=Welsh; accent=Ceredigion; speed=95; colour=Green
- Winegrower | gender=Neutral; language=French; accent=Jura; speed=105; colour=Purple
item language|voice language: Name!;Code!;Supports speech:boolean;Price per minute:money;Voices:number#0-500
- English | code=en; price_per_minute=0.10; voices=24
- Catalan | code=ca; price_per_minute=0.14; voices=4
- Welsh | code=cy; price_per_minute=0.18; voices=2
- French | code=fr; price_per_minute=0.11; voices=16
record speech output|generated audio|voice-over|synthesis [text-to-speech|speech|voice|synthes\\w*|read aloud|dub\\w*]: Title!;Text:long!;Voice->@speaker|voice~Ferryman|Stall holder;Format=MP3|WAV|OGG;File:file;Length:number(s)#1-100000;Characters:number#1-1000000;Made on:date
- Museum stop 3 | text=Here the rope crossed the river.; voice=Ferryman; format=MP3; length=4; characters=33
- Market welcome | text=Bon dia a tothom!; voice=Stall holder; format=WAV; length=2; characters=17
- Agenda by phone | text=Mae tri mater ar yr agenda.; voice=Chairwoman; format=OGG; length=4; characters=27
- Vine lesson, intro | text=Bienvenue dans la vigne.; voice=Winegrower; format=MP3; length=3; characters=24
! record version|transcript version|edit|correction [version|edit\\w*|correct\\w*|histor\\w*|proofread\\w*]: Label!;Transcript->@transcript~Ferryman, full text|Market, Catalan;Number:number#1-1000;Editor~Joana Riu|Piers Holt;Change:long;Saved on:date
- Place names fixed | transcript=Ferryman, full text; number=2; editor=Piers Holt; change=Three villages respelled.
- Prices checked | transcript=Market, Catalan; number=1; editor=Joana Riu; change=Two numbers heard again.
- Names of councillors | transcript=Council, Welsh text; number=3; editor=Megan Rhys; change=Eleven names at the right voices.
- Second run | transcript=La vigne, sous-titres; number=2; editor=Luc Tissot; change=Wind filter before the text.
record export|download|subtitle export [export|download|srt|vtt|share]: File name!;Transcript->@transcript|subtitle file~Ferryman, full text|Market, Catalan;Format=SRT|VTT|TXT|DOCX|JSON;File:file;Exported on:date
- ferryman.docx | transcript=Ferryman, full text; format=DOCX
- market.srt | transcript=Market, Catalan; format=SRT
- council-part2.json | transcript=Council, Welsh text; format=JSON
- vigne.vtt | transcript=La vigne, sous-titres; format=VTT
item glossary word|custom word|vocabulary [glossary|vocabular\\w*|custom|term|dictionar\\w*]: Word!;Sounds like;Language->@language~English|Catalan;Note:long
- Holmsound | sounds_like=home sound; language=English; note=Ferry village.
- botifarra | sounds_like=butifarra; language=Catalan; note=Sausage.
- Aberaeron | sounds_like=abber-eye-ron; language=Welsh; note=Town at the coast.
- sarment | sounds_like=sar-mon; language=French; note=Cut vine shoot.
# art community|digital art|artwork sharing|illustration site|art platform|artist community|painting gallery|art gallery site
item artwork|work|piece|illustration|painting: Title!;Artist->@artist|creator|illustrator~Noa Reef|Stan Oberg;Medium=Oil|Watercolour|Ink|Digital|Sculpture|Photo|Print;Category->@category|style|subject~Creatures|Interiors;Image:image!;Description:long;Year:number#1400-2035;Width:number(cm)#1-2000;Height:number(cm)#1-2000;Price:money;For sale:boolean;~Likes:number#0-10000000;~Status=Draft|Published|Sold
- Heron with keys | artist=Noa Reef; medium=Ink; category=Creatures; description=It guards a house without doors.; year=2025; width=30; height=40; price=180; likes=412; status=Published
- Kitchen, six in the morning | artist=Stan Oberg; medium=Oil; category=Interiors; description=Light on a blue pot.; year=2023; width=60; height=50; price=950; likes=230; status=Sold
- Tram depot, rain | artist=Ludmila Hajek; medium=Print; category=Cities; description=Linocut in three colours.; year=2024; width=42; height=30; price=120; likes=98; status=Published
- Self with bicycle pump | artist=Deniz Acar; medium=Sculpture; category=Portraits; description=Found metal and a mirror.; year=2022; width=45; height=170; price=2400; likes=61; status=Draft
person artist|creator|illustrator|painter: Name!;Portrait:image;Biography:long;Email:email;City;Website:url;Takes commissions:boolean;~Followers:number#0-10000000
- Noa Reef | biography=Draws birds with jobs.; email=noa@example.com; city=Haifa; website=https://example.com/noa; followers=5200
- Stan Oberg | biography=Paints rooms before people wake.; email=stan@example.com; city=Lund; website=https://example.com/stan; followers=1800
- Ludmila Hajek | biography=Cuts lino at night in Brno.; email=ludmila@example.com; city=Brno; website=https://example.com/hajek; followers=940
- Deniz Acar | biography=Welds what others throw away.; email=deniz@example.com; city=Izmir; website=https://example.com/acar; followers=12700
item category|style|subject|theme: Name!;Description:long;Cover:image;Position:number#1-100
- Creatures | description=Animals, real and not.; position=1
- Interiors | description=Rooms and tables.; position=2
- Cities | description=Streets, depots and roofs.; position=3
- Portraits | description=Faces and figures.; position=4
item collection|album|series|exhibition room: Name!;Artist->@artist|creator~Noa Reef|Stan Oberg;Description:long;Cover:image;Visibility=Private|Public
- Birds with jobs | artist=Noa Reef; description=Twelve ink sheets.; visibility=Public
- Quiet rooms | artist=Stan Oberg; description=Painted in winter.; visibility=Public
- Timetables | artist=Ludmila Hajek; description=Prints of stops and depots.; visibility=Private
- Scrap family | artist=Deniz Acar; description=Nine figures of found metal.; visibility=Public
! record collection piece|artwork in collection|album entry: Label!;Collection->@collection|album~Birds with jobs|Quiet rooms;Artwork->@artwork|work~Heron with keys|Kitchen, six in the morning;Position:number#1-1000;Note
- Heron leads | collection=Birds with jobs; artwork=Heron with keys; position=1; note=Opening sheet
- Kitchen ends | collection=Quiet rooms; artwork=Kitchen, six in the morning; position=8; note=Last room
- Depot on page two | collection=Timetables; artwork=Tram depot, rain; position=2; note=Second state
- Pump joins the family | collection=Scrap family; artwork=Self with bicycle pump; position=9; note=The youngest
request commission|commission request|artwork request|custom drawing: Subject!;Artist->@artist|creator~Noa Reef|Stan Oberg;Name;Email:email;Description:long!;Reference picture:image;Budget:money;Wanted by:date
- An owl as a baker | artist=Noa Reef; name=Tilde Brandt; email=tilde@example.com; description=For a shop sign, one metre wide.; budget=600
- Our stop as a linocut | artist=Ludmila Hajek; name=Petr Dvorak; email=petr@example.com; description=Stop number 14 with the chestnut.; budget=250
- Figure for a workshop yard | artist=Deniz Acar; name=Wheel cooperative; email=wheel@example.com; description=Two metres, made from our old frames.; budget=3200
- Kitchen of my aunt | artist=Stan Oberg; name=Greta Palm; email=greta@example.com; description=From four photos, before the house is sold.; budget=1100
record follow|follower|artist follow [follow\\w*|fan|subscri\\w*]: Label!;Artist->@artist|creator~Noa Reef|Stan Oberg;Follower;Notify:boolean;Since:date
- Tilde follows Noa | artist=Noa Reef; follower=Tilde Brandt
- Marius follows Stan | artist=Stan Oberg; follower=Marius
- Petr follows Ludmila | artist=Ludmila Hajek; follower=Petr Dvorak
- Aylin follows Deniz | artist=Deniz Acar; follower=Aylin
! record like|appreciation|artwork like: Label!;Artwork->@artwork|work~Heron with keys|Kitchen, six in the morning;Reaction=Like|Love|Wow;Given by;Given on:date
- Heron, loved | artwork=Heron with keys; reaction=Love; given_by=Tilde Brandt
- Kitchen, liked | artwork=Kitchen, six in the morning; reaction=Like; given_by=Marius
- Depot, wow | artwork=Tram depot, rain; reaction=Wow; given_by=Petr Dvorak
- Pump, loved | artwork=Self with bicycle pump; reaction=Love; given_by=Aylin
event challenge|drawing challenge|exhibition|contest [challenge|contest|exhibition|event|compet\\w*]: Title!;Theme;Date:date;Closes on:date;Description:long;Prize;Juror
- Seven days of feet | theme=Feet; description=One sheet a day.; prize=Ink set; juror=Stan Oberg
- Winter rooms | theme=Indoors; description=Any medium, no people.; prize=Wall in the cafe; juror=Noa Reef
- One colour only | theme=Red; description=Everything in one colour and paper white.; prize=Paper for a year; juror=Ludmila Hajek
- From the bin | theme=Waste; description=Nothing bought, nothing new.; prize=Welding course; juror=Deniz Acar
! record process picture|work step|artwork version|detail picture [process|step|version|detail|sketch|progress]: Caption!;Artwork->@artwork|work~Heron with keys|Kitchen, six in the morning;Image:image;Number:number#1-100;Text:long
- Pencil heron | artwork=Heron with keys; number=1; text=Keys were fish at first.
- Grey underpainting | artwork=Kitchen, six in the morning; number=1; text=Only three greys.
- First cut | artwork=Tram depot, rain; number=2; text=Yellow plate before the rails.
- Frame without a head | artwork=Self with bicycle pump; number=4; text=The mirror came last.
+ order: Artwork->@artwork|work;Framing=None|Oak|Black;Delivery address:long
+ comment: Artwork->@artwork|work
+ favorite: Artwork->@artwork|work;Collection->@collection|album
# virtual exhibition|online exhibition|virtual museum|online museum|virtual gallery|digital museum|virtual tour|multimedia exhibition|cultural history|cultural relic
item exhibition|online exhibition|show|virtual tour: Title!;Curator->@curator|author~Philippa Dorn|Anton Veres;Cover:image;Introduction:long!;Theme;Opens on:date;Closes on:date;Language~English|French;~Visits:number#0-100000000;~Status=Draft|Open|Closed
- Things that float | curator=Philippa Dorn; introduction=Forty objects that kept people above water.; theme=Seafaring; language=English; visits=3120; status=Open
- Buttons of a century | curator=Anton Veres; introduction=From horn to nylon.; theme=Clothing; language=English; visits=1490; status=Open
- Lettres de la mine | curator=Solange Petit; introduction=Ce que les mineurs écrivaient à la maison.; theme=Work; language=French; visits=0; status=Draft
- The last cinema programme | curator=Kofi Brandt; introduction=Paper from twelve closed cinemas.; theme=Cinema; language=English; visits=880; status=Closed
item room|hall|section|scene|panorama: Name!;Exhibition->@exhibition|show~Things that float|Buttons of a century;Number:number#1-200!;Picture:image;Panorama:file;Text:long;Audio guide:file;Next room
- Cork and bladder | exhibition=Things that float; number=1; text=Before rubber there was cork.; next_room=Glass balls
- Horn | exhibition=Buttons of a century; number=1; text=Boiled, pressed, drilled.; next_room=Glass
- La lampe | exhibition=Lettres de la mine; number=2; text=On écrivait à la lumière de la lampe.; next_room=Le dimanche
- Ticket desk | exhibition=The last cinema programme; number=1; text=Rolls, stamps and a bell.; next_room=Projection booth
! item exhibit|object|artefact|artifact|museum object: Name!;Exhibition->@exhibition|online exhibition|show~Things that float|Buttons of a century;Room->@room|hall~Cork and bladder|Horn;Inventory number!;Maker;Dated;Material;Place of origin;Picture:image;Model file:file;Description:long;Width:number(cm)#0-5000;Position:number#1-1000
- Cork vest of a pilot | room=Cork and bladder; inventory_number=SF-0114; maker=Unknown; dated=About 1880; material=Cork and linen; place_of_origin=Flushing; description=Worn outside the coat.; width=48; position=1
- Horn button with anchor | room=Horn; inventory_number=BT-0027; maker=Widow Hess; dated=1842; material=Cow horn; place_of_origin=Lyon; description=Found in a sea chest.; width=2; position=1
- Lettre du poste 300 | room=La lampe; inventory_number=LM-0009; maker=Jules Carlier; dated=1906; material=Paper and coal dust; place_of_origin=Lens; description=Written in the dark and hardly readable.; width=14; position=1
- Roll of blue tickets | room=Ticket desk; inventory_number=CP-0203; maker=Printing works Oldham; dated=1974; material=Card; place_of_origin=Preston; description=Numbers 4411 to 5000 were never sold.; width=9; position=3
person curator|author|museum expert|contributor: Name!;Position title;Portrait:image;Email:email;Biography:long
- Philippa Dorn | position_title=Keeper of the sea collection; email=philippa@example.com; biography=Has sunk once.
- Anton Veres | position_title=Textile curator; email=anton@example.com; biography=Sews his own buttons on.
- Solange Petit | position_title=Archivist of the mining region; email=solange@example.com; biography=Granddaughter of a lamp keeper.
- Kofi Brandt | position_title=Guest curator; email=kofi@example.com; biography=Worked as a projectionist until the last reel.
! item hotspot|point of interest|info point|marker [hotspot|tour|panorama|360|marker|interactive|3d]: Label!;Room->@room|hall~Cork and bladder|Horn;Exhibit->@exhibit|object~Cork vest of a pilot|Horn button with anchor;Left:percent;Top:percent;Text:long;Link:url
- Look at the straps | room=Cork and bladder; exhibit=Cork vest of a pilot; left=42; top=55; text=Tied with tarred cord.
- Count the holes | room=Horn; exhibit=Horn button with anchor; left=61; top=48; text=Four, drilled by hand.
- Regardez la tache | room=La lampe; exhibit=Lettre du poste 300; left=30; top=72; text=Une goutte d'huile de la lampe.
- Read the last number | room=Ticket desk; exhibit=Roll of blue tickets; left=75; top=20; text=4410 was sold to the owner.
! item audio track|audio guide stop|exhibit media|media [audio|video|media|guide|listen|picture]: Title!;Exhibit->@exhibit|object~Cork vest of a pilot|Horn button with anchor;Type=Audio|Video|Picture|3D model;File:file;Language~English|French;Length:number(s)#1-7200
- Philippa on the vest | exhibit=Cork vest of a pilot; type=Audio; language=English; length=95
- Drilling horn | exhibit=Horn button with anchor; type=Video; language=French; length=140
- La lettre lue par Solange | exhibit=Lettre du poste 300; type=Audio; language=French; length=180
- Ticket roll, turn it | exhibit=Roll of blue tickets; type=3D model; language=English; length=30
record visit|tour visit|visitor path|virtual visit [visit\\w*|statistic\\w*|track\\w*|analytic\\w*|histor\\w*]: Label!;Exhibition->@exhibition|show~Things that float|Buttons of a century;Room->@room|hall~Cork and bladder|Horn;Minutes:number(min)#0-600;Device=Phone|Computer|Tablet|Headset;Visited on:date
- Class 5 on tablets | exhibition=Things that float; room=Cork and bladder; minutes=35; device=Tablet
- Collector at night | exhibition=Buttons of a century; room=Horn; minutes=22; device=Computer
- Test by the archive team | exhibition=Lettres de la mine; room=La lampe; minutes=12; device=Headset
- Film club on the phone | exhibition=The last cinema programme; room=Ticket desk; minutes=9; device=Phone
record guestbook entry|visitor comment|impression [guest ?book|comment|impression|feedback|visitor]: Name!;Exhibition->@exhibition|show~Things that float|Buttons of a century;Text:long!;Stars:rating;City;Written on:date
- The Moreau family | exhibition=Things that float; text=We now check our life vests.; stars=5; city=Nantes
- A tailor | exhibition=Buttons of a century; text=More about shell, please.; stars=4; city=Turin
- Former usherette | exhibition=The last cinema programme; text=I tore tickets from that very roll.; stars=5; city=Preston
- Élève de Lens | exhibition=Lettres de la mine; text=Mon arrière-grand-père est sur la photo.; stars=5; city=Lens
event guided tour|live tour|talk|opening [tour|talk|event|opening|guide\\w*|live]: Title!;Exhibition->@exhibition|show~Things that float|Buttons of a century;Date:date;Starts at:time;Guide->@curator~Philippa Dorn|Anton Veres;Places:number#1-1000;Price:money;Meeting link:url
- Floating with Philippa | exhibition=Things that float; guide=Philippa Dorn; places=60; price=6; meeting_link=https://example.com/float
- Button hour | exhibition=Buttons of a century; guide=Anton Veres; places=30; price=0; meeting_link=https://example.com/button
- Lire dans le noir | exhibition=Lettres de la mine; guide=Solange Petit; places=25; price=4; meeting_link=https://example.com/noir
- Last show with Kofi | exhibition=The last cinema programme; guide=Kofi Brandt; places=120; price=3; meeting_link=https://example.com/lastshow
+ favorite: Exhibit->@exhibit|object
# image generation|ai art|text to image|ai image|generate images|ai drawing|photo enhancement
record generation|image generation|generated image: Title!;Prompt:long;Negative prompt:long;Model->@image model|model~Sketchy 3|Photo XL;Style->@style|style preset~Watercolor|Studio photo;Width:number(px)#64-8192;Height:number(px)#64-8192;Steps:number#1-500;Seed:number#0-4294967295;Picture:image;Credits:number#0-1000;Public:boolean;~Status=Queued|Drawing|Done|Failed|Blocked
- Lighthouse in fog | prompt=Lighthouse in morning fog, gulls; model=Sketchy 3; style=Watercolor; width=1024; height=1024; steps=30; seed=48112; credits=2; status=Done
- Wooden watch on slate | prompt=Wooden wrist watch on wet slate; model=Photo XL; style=Studio photo; width=1344; height=768; steps=40; seed=901; credits=4; status=Queued
- Fox logo in one line | prompt=Fox head drawn with a single line; negative_prompt=shading, text; model=Line 2; style=One line logo; width=512; height=512; steps=20; seed=77; credits=1; status=Failed
- Clay robot gardener | prompt=Small clay robot watering a fern; model=Depth 1; style=Clay figure; width=1024; height=1280; steps=50; seed=310466; credits=6; status=Drawing
item image model|model|checkpoint: Name!;Version;Good for~Drawings|Photos;Highest size:number(px)#256-8192;Credits per image:number#0-100;Seconds per image:number(s)#0-600;Sample:image;~Status=Available|Beta|Off
- Sketchy 3 | version=3.0; good_for=Drawings; highest_size=1536; credits_per_image=2; seconds_per_image=6; status=Available
- Photo XL | version=1.2; good_for=Photos; highest_size=2048; credits_per_image=4; seconds_per_image=11; status=Available
- Line 2 | version=2.1; good_for=Logos; highest_size=1024; credits_per_image=1; seconds_per_image=3; status=Beta
- Depth 1 | version=1.0; good_for=3D figures; highest_size=1536; credits_per_image=6; seconds_per_image=20; status=Off
item style|style preset|filter: Name!;Added words;Sample:image;Category=Drawing|Photo|3D|Anime|Logo|Pattern;~Used:number#0-100000000
- Watercolor | added_words=loose watercolor, paper texture; category=Drawing; used=5210
- Studio photo | added_words=softbox light, 85 mm; category=Photo; used=3180
- One line logo | added_words=single continuous line, flat; category=Logo; used=940
- Clay figure | added_words=soft clay, fingerprints, warm lamp; category=3D; used=1460
item album|collection|gallery: Name!;Owner;Description:long;Cover:image;Public:boolean;~Pictures:number#0-1000000;~Likes:number#0-10000000
- Coast sketches | pictures=24; likes=310
- Watch adverts | pictures=8; likes=12
- Shop signs | owner=Petra Lau; description=Drafts for the bakery sign.; pictures=15; likes=41
- Clay world | owner=Dario Finn; pictures=62; likes=1280
item credit pack|subscription plan|pricing plan: Name!;Credits:number#1-1000000;Price:money;Valid for:number(days)#1-3650;Images at once:number#1-64;Private images:boolean;Commercial use:boolean
- Hobby 200 | credits=200; price=8; valid_for=365; images_at_once=2
- Studio 2000 | credits=2000; price=49; valid_for=365; images_at_once=8
- Taster 20 | credits=20; price=0; valid_for=30; images_at_once=1
- Agency 10000 | credits=10000; price=190; valid_for=730; images_at_once=32
request content report|reported image: Title!;Image->@generation|image generation~Lighthouse in fog|Wooden watch on slate;Reason=Offensive|Copyright|Real person|Spam|Other;Details:long
- Looks like our catalogue photo | image=Wooden watch on slate; reason=Copyright
- Advert in a public album | image=Lighthouse in fog; reason=Spam
- Face of a known singer | image=Clay robot gardener; reason=Real person; details=Robot has the face of a singer.
- Insult in the letters | image=Fox logo in one line; reason=Offensive
! record credit transaction|credit history: Title!;Owner;Kind=Purchase|Generation|Bonus|Refund;Credits:number#-100000-1000000;Pack->@credit pack|subscription plan~Hobby 200|Studio 2000;Image->@generation|image generation~Lighthouse in fog|Wooden watch on slate;Booked on:date;~Balance after:number#0-10000000
- Hobby pack bought | kind=Purchase; credits=200; pack=Hobby 200; balance_after=206
- Lighthouse drawn | kind=Generation; credits=-2; image=Lighthouse in fog; balance_after=204
- Failed fox paid back | kind=Refund; credits=1; image=Fox logo in one line; balance_after=205
- Invited a friend | kind=Bonus; credits=20; balance_after=225
! record image edit|variation|upscale: Title!;Source->@generation|image generation~Lighthouse in fog|Wooden watch on slate;Kind=Variation|Upscale|Background removed|Inpaint|Crop|Color;Strength:percent;Result:image;Made on:date;Credits:number#0-1000
- Lighthouse larger | source=Lighthouse in fog; kind=Upscale; credits=1
- Watch without background | source=Wooden watch on slate; kind=Background removed; credits=1
- Robot in a blue pot | source=Clay robot gardener; kind=Inpaint; strength=70; credits=3
- Fog in four colours | source=Lighthouse in fog; kind=Variation; strength=45; credits=2
! record render job|queue entry [queue\\w*|job\\w*|task\\w*|batch\\w*|status]: Title!;Image->@generation|image generation~Lighthouse in fog|Wooden watch on slate;Worker;Priority=Low|Normal|High;Queued at:time;Started at:time;Seconds:number(s)#0-3600;Error:long;~Status=Waiting|Running|Done|Failed
- Job 88120 | image=Wooden watch on slate; priority=Normal; status=Waiting
- Job 88118 | image=Lighthouse in fog; worker=gpu-2; priority=High; seconds=6; status=Done
- Job 88119 | image=Fox logo in one line; worker=gpu-1; priority=Low; seconds=2; error=Model did not load; status=Failed
- Job 88121 | image=Clay robot gardener; worker=gpu-2; priority=Normal; seconds=14; status=Running
+ payment: Credit pack->@credit pack|subscription plan;Credits:number
+ comment: Image->@generation|image generation
+ user: ~Credits:number;Default model->@image model|model;Default size=Square|Portrait|Landscape
# id photo|id photos|passport photo|visa photo|certificate photo|id picture|identification photo
record id photo|generated id photo|generated photo|finished photo: Title!;Original->@uploaded photo|original photo~Mina at the window;Size->@photo size|size~Passport 35 x 45;Background->@background color|background~White;Picture:image;Brightness:number#-100-100;Rotation:number(°)#-45-45;Retouch=None|Light|Strong;Made on:date;Downloads:number#0-10000;~Status=Generated|Saved|Rejected
- Mina, passport | original=Mina at the window; size=Passport 35 x 45; background=White; brightness=8; rotation=2; retouch=Light; downloads=2; status=Saved
- Mina, student card | original=Mina at the window; size=1 inch; background=Blue; brightness=8; rotation=2; retouch=Light; downloads=1; status=Saved
- Otto for the visa | original=Otto in the hall; size=US visa 51 x 51; background=White; brightness=20; rotation=-1; retouch=None; downloads=0; status=Generated
- Joan, second try | original=Joan with glasses; size=2 inch; background=Red; brightness=0; rotation=0; retouch=None; downloads=0; status=Rejected
item photo size|id photo size|size|photo specification|id photo type|photo type: Name!;Use=Passport|Visa|Student card|Driving licence|Job application;Width:number(mm)#10-100;Height:number(mm)#10-100;Width in pixels:number(px)#50-5000;Height in pixels:number(px)#50-5000;Resolution:number(dpi)#72-1200;Head height:percent;Largest file:number(KB)#5-20000;Active:boolean
- Passport 35 x 45 | use=Passport; width=35; height=45; width_in_pixels=413; height_in_pixels=531; resolution=300; head_height=74; largest_file=500
- 1 inch | use=Student card; width=25; height=35; width_in_pixels=295; height_in_pixels=413; resolution=300; head_height=70; largest_file=200
- 2 inch | use=Job application; width=35; height=49; width_in_pixels=413; height_in_pixels=579; resolution=300; head_height=70; largest_file=300
- US visa 51 x 51 | use=Visa; width=51; height=51; width_in_pixels=600; height_in_pixels=600; resolution=300; head_height=60; largest_file=240
! record uploaded photo|original photo|source photo|photo upload: Title!;Picture:image;Width:number(px)#50-20000;Height:number(px)#50-20000;Size:number(KB)#1-50000;Owner~Mina Sato|Otto Brandt;Uploaded on:date;~Status=Uploaded|Checked|Not usable
- Mina at the window | width=3024; height=4032; size=2900; owner=Mina Sato; status=Checked
- Otto in the hall | width=2400; height=3200; size=1800; owner=Otto Brandt; status=Checked
- Joan with glasses | width=1200; height=1600; size=640; owner=Joan Abara; status=Not usable
- Mina, old picture | width=800; height=1000; size=210; owner=Mina Sato; status=Uploaded
! record face check|recognition|recognition result|intelligent recognition|face recognition|detection: Title!;Photo->@uploaded photo|original photo~Mina at the window;Faces found:number#0-20;Confidence:percent;Head tilt:number(°)#-90-90;Eyes open:boolean;Glasses:boolean;Light=Too dark|Good|Too bright|Uneven;Checked on:date;~Result=Usable|Needs adjusting|Refused
- Check of Mina | photo=Mina at the window; faces_found=1; confidence=98; head_tilt=2; light=Good; result=Usable
- Check of Otto | photo=Otto in the hall; faces_found=1; confidence=94; head_tilt=-1; light=Too dark; result=Needs adjusting
- Check of Joan | photo=Joan with glasses; faces_found=1; confidence=71; head_tilt=0; light=Uneven; result=Refused
- Check of the old picture | photo=Mina, old picture; faces_found=2; confidence=60; head_tilt=8; light=Good; result=Refused
record adjustment|photo adjustment|intelligent adjustment|edit|retouching|generation record: Title!;ID photo->@id photo|generated photo~Mina, passport;Kind=Light|Background|Angle|Crop|Clothes|Skin;Value before;Value after;By=Automatic|By hand;Date:date
- Mina straightened | id_photo=Mina, passport; kind=Angle; value_before=2°; value_after=0°; by=Automatic
- Blue for the card | id_photo=Mina, student card; kind=Background; value_before=Curtain; value_after=Blue; by=Automatic
- Otto brighter | id_photo=Otto for the visa; kind=Light; value_before=0; value_after=20; by=By hand
- Joan cropped | id_photo=Joan, second try; kind=Crop; value_before=1200 x 1600; value_after=413 x 579; by=Automatic
item background color|background|photo background: Name!;Colour code;Kind=Plain|Gradient;Allowed for;Position:number#1-50;Active:boolean
- White | colour_code=#FFFFFF; kind=Plain; allowed_for=Passport, visa; position=1
- Blue | colour_code=#438EDB; kind=Plain; allowed_for=Student card; position=2
- Red | colour_code=#D22B2B; kind=Plain; allowed_for=Job application; position=3
- Grey fade | colour_code=#E4E6EA; kind=Gradient; allowed_for=Job application; position=4
record print sheet|print layout|print order|layout sheet [print\\w*|layout|order]: Title!;ID photo->@id photo|generated photo~Mina, passport;Paper=10 x 15 cm|13 x 18 cm|A4;Copies:number#1-100;Price:money;File:file;Ordered on:date;~Status=Draft|Ordered|Printed|Collected
- Mina, eight on a sheet | id_photo=Mina, passport; paper=10 x 15 cm; copies=8; price=2.5; status=Collected
- Student cards | id_photo=Mina, student card; paper=10 x 15 cm; copies=12; price=2.5; status=Ordered
- Visa pair | id_photo=Otto for the visa; paper=13 x 18 cm; copies=4; price=3; status=Draft
- Whole page | id_photo=Mina, passport; paper=A4; copies=30; price=5; status=Printed
# music distribution|distribution dashboard|digital music distribution|music uploads|music release|release management|music distributor
item release|album|single|music release|music library: Title!;Artist->@artist|performer~Velvet Harbour;Type=Single|EP|Album|Compilation;Code (UPC);Label~Own release;Genre->@genre|style~Indie;Released on:date;Cover:image;Price level=Budget|Standard|Premium;~Status=Draft|Submitted|Live|Taken down
- Salt on Wood | artist=Velvet Harbour; type=Album; genre=Indie; price_level=Standard; status=Live
- Nine Lamps | artist=Orla Quist; type=EP; genre=Folk; price_level=Standard; status=Submitted
- Glass Tram | artist=DJ Marrow; type=Single; genre=Electronic; price_level=Budget; status=Live
- Low Winter | artist=Orla Quist; type=Single; genre=Folk; price_level=Standard; status=Draft
item track|song|music|music track|uploaded music|music upload: Title!;Release->@release|album~Salt on Wood;Artist->@artist|performer~Velvet Harbour;Code (ISRC);Track number:number#1-100;Length:number(s)#10-7200;Audio file:file;Explicit:boolean;Composer;Uploaded on:date;~Status=Uploaded|Checked|Refused
- Tide Clock | release=Salt on Wood; artist=Velvet Harbour; track_number=1; length=214; composer=L. Voss; status=Checked
- Rope and Bell | release=Salt on Wood; artist=Velvet Harbour; track_number=2; length=187; composer=L. Voss; status=Checked
- Lamp Three | release=Nine Lamps; artist=Orla Quist; track_number=3; length=241; composer=O. Quist; status=Uploaded
- Glass Tram | release=Glass Tram; artist=DJ Marrow; track_number=1; length=352; composer=M. Arrow; status=Checked
person artist|performer|musician|band: Name!;Legal name;Email:email;Country;Genre;Picture:image;Biography:long;~Releases:number#0-10000
- Velvet Harbour | legal_name=Lena Voss; country=Denmark; genre=Indie; releases=3
- Orla Quist | legal_name=Orla Quist; country=Ireland; genre=Folk; releases=2
- DJ Marrow | legal_name=Milo Arrow; country=Malta; genre=Electronic; releases=11
- Copper Choir | legal_name=Anna Prem; country=Austria; genre=Vocal; releases=1
item store|platform|music store|streaming platform|distribution channel|channel: Name!;Kind=Streaming|Download|Video|Social;Region;Share kept:percent;Delivery days:number(days)#0-60;Feed address:url;Active:boolean
- Streamwell | kind=Streaming; region=Worldwide; share_kept=30; delivery_days=3
- Tunebox | kind=Download; region=Europe; share_kept=28; delivery_days=5
- Cliproom | kind=Social; region=Worldwide; share_kept=35; delivery_days=2
- Vinyl Cloud | kind=Streaming; region=Asia; share_kept=30; delivery_days=7
! record store dispatch|distribution entry|distribution|store delivery: Title!;Release->@release|album~Salt on Wood;Store->@store|platform~Streamwell;Sent on:date;Live since:date;Territories~Worldwide;Link:url;Error message;~Status=Waiting|Delivered|Live|Rejected|Taken down
- Salt on Streamwell | release=Salt on Wood; store=Streamwell; territories=Worldwide; status=Live
- Salt on Tunebox | release=Salt on Wood; store=Tunebox; territories=Europe; status=Delivered
- Tram on Cliproom | release=Glass Tram; store=Cliproom; territories=Worldwide; status=Live
- Lamps on Streamwell | release=Nine Lamps; store=Streamwell; territories=Worldwide; error_message=Cover too small; status=Rejected
! record royalty slip|royalty entry|earning: Title!;Track->@track|song~Tide Clock;Store->@store|platform~Streamwell;Month;Country;Streams:number#0-10000000000;Downloads:number#0-100000000;Revenue:money;~Paid out:boolean
- Tide Clock, March | track=Tide Clock; store=Streamwell; month=2026-03; country=Germany; streams=48210; downloads=0; revenue=168.4
- Rope and Bell, March | track=Rope and Bell; store=Tunebox; month=2026-03; country=Denmark; streams=0; downloads=41; revenue=28.7
- Glass Tram, March | track=Glass Tram; store=Cliproom; month=2026-03; country=Malta; streams=210400; downloads=0; revenue=301.2
- Tide Clock, April | track=Tide Clock; store=Streamwell; month=2026-04; country=Germany; streams=51900; downloads=0; revenue=181.6
record distribution report|sales report|statement: Title!;Release->@release|album~Salt on Wood;Store->@store|platform~Streamwell;Period=Week|Month|Quarter|Year;From:date;Until:date;Streams:number#0-10000000000;Revenue:money;File:file;~Status=Draft|Final
- Salt, first quarter | release=Salt on Wood; store=Streamwell; period=Quarter; streams=141200; revenue=494; status=Final
- Tram, March | release=Glass Tram; store=Cliproom; period=Month; streams=210400; revenue=301.2; status=Final
- Salt on Tunebox, March | release=Salt on Wood; store=Tunebox; period=Month; streams=0; revenue=61.5; status=Final
- Lamps, week 14 | release=Nine Lamps; store=Streamwell; period=Week; streams=0; revenue=0; status=Draft
item genre|style|music genre: Name!;Parent genre;Description;Position:number#1-100
- Indie | position=1
- Folk | position=2
- Electronic | position=3
- Vocal | position=4
# nameplate|nameplates|3d mockup|mockup generator|product customizer|product mockup|custom mug|product configurator
item mug|cup|pen|thermos|nameplate|business card|blank product|object|blank: Name!;Category->@product category|category~Drinkware;Kind=2D|3D;Material;Width:number(mm)#1-5000;Height:number(mm)#1-5000;Printable area;Model file:file;Colours offered;Price:money;Picture:image
- Enamel cup 300 ml | category=Drinkware; kind=3D; material=Enamel; width=80; height=80; printable_area=200 x 70 mm; colours_offered=White, black; price=9
- Steel thermos | category=Drinkware; kind=3D; material=Steel; width=70; height=240; printable_area=60 x 120 mm; colours_offered=Silver, green; price=19
- Card 85 x 55 | category=Cards and plates; kind=2D; material=Board 350 g; width=85; height=55; printable_area=81 x 51 mm; colours_offered=White; price=0.3
- Door plate | category=Cards and plates; kind=2D; material=Anodised aluminium; width=150; height=50; printable_area=146 x 46 mm; colours_offered=Silver, gold; price=12
item template|product template|preset template|pre-set template: Name!;Product->@mug|object~Card 85 x 55;Layout:long;Style=Plain|Classic|Bold|Playful;Preview:image;Access=Free|Premium;Designer~Noor Haddad;~Uses:number#0-1000000
- Left logo card | product=Card 85 x 55; style=Plain; access=Free; uses=410
- Name band cup | product=Enamel cup 300 ml; style=Bold; access=Free; uses=95
- Engraved line plate | product=Door plate; style=Classic; access=Premium; uses=37
- Mountain thermos | product=Steel thermos; style=Playful; access=Premium; uses=12
record design|saved design|mockup|3d mockup|project: Title!;Product->@mug|object~Card 85 x 55;Template->@template|product template~Left logo card;Owner~Ida Moreau|Kofi Asante;Background;Preview:image;Zoom:percent;Rotation:number(°)#-360-360;Changed on:date;~Status=Draft|Ready|Ordered
- Card of Ida | product=Card 85 x 55; template=Left logo card; owner=Ida Moreau; background=White; zoom=100; rotation=0; status=Ready
- Cup for the harbour run | product=Enamel cup 300 ml; template=Name band cup; owner=Kofi Asante; background=White; zoom=120; rotation=45; status=Draft
- Practice plate | product=Door plate; template=Engraved line plate; owner=Ida Moreau; background=Silver; zoom=100; rotation=0; status=Ordered
- Hut thermos | product=Steel thermos; template=Mountain thermos; owner=Kofi Asante; background=Green; zoom=80; rotation=-30; status=Draft
! record element|design element|layer|text element: Title!;Design->@design|mockup~Card of Ida;Type=Text|Logo|Picture|QR code|Shape;Content:long;Font->@font|typeface~Sans Plain;Size:number(pt)#4-400;Colour;Left:number(mm)#-5000-5000;Top:number(mm)#-5000-5000;Order:number#1-500
- Ida's name | design=Card of Ida; type=Text; content=Ida Moreau; font=Sans Plain; size=14; colour=Black; left=30; top=12; order=1
- Ida's code | design=Card of Ida; type=QR code; content=https://example.com/ida; left=60; top=30; order=2
- Run title | design=Cup for the harbour run; type=Text; content=Harbour run 10 km; font=Round Bold; size=36; colour=Navy; left=20; top=10; order=1
- Practice name | design=Practice plate; type=Text; content=Dr. A. Moreau; font=Serif Book; size=24; colour=Black; left=10; top=15; order=1
item logo|asset|uploaded picture|qr code|graphic: Name!;Kind=Logo|Picture|Icon|QR code;File:file;Preview:image;Owner~Ida Moreau|Kofi Asante;Width:number(px)#1-20000;Height:number(px)#1-20000;Uploaded on:date
- Harbour run mark | kind=Logo; owner=Kofi Asante; width=1200; height=800
- Moreau monogram | kind=Logo; owner=Ida Moreau; width=600; height=600
- Mountain line | kind=Icon; owner=Kofi Asante; width=900; height=300
- Site code | kind=QR code; owner=Ida Moreau; width=500; height=500
item font|typeface: Name!;Style=Sans|Serif|Script|Display;File:file;Licence=Free|Bought;Suits engraving:boolean;Weights~Regular, bold;Language set~Latin
- Sans Plain | style=Sans; licence=Free
- Serif Book | style=Serif; licence=Free
- Round Bold | style=Display; licence=Bought
- Quill | style=Script; licence=Free
! record export|exported file|download: Title!;Design->@design|mockup~Card of Ida;Format=DXF|PNG|JPG|PDF|GLB;Width:number(px)#1-30000;Height:number(px)#1-30000;File:file;Exported on:date;Exported by~Ida Moreau|Kofi Asante
- Card for the printer | design=Card of Ida; format=PDF; width=1004; height=650; exported_by=Ida Moreau
- Plate for the engraver | design=Practice plate; format=DXF; width=1772; height=590; exported_by=Ida Moreau
- Cup picture | design=Cup for the harbour run; format=PNG; width=1600; height=1600; exported_by=Kofi Asante
- Thermos turn | design=Hut thermos; format=GLB; width=1080; height=1080; exported_by=Kofi Asante
item product category|category: Name!;Description;Position:number#1-100;Picture:image
- Drinkware | position=1
- Cards and plates | position=2
- Writing | position=3
- Textiles | position=4
# interactive multimedia display|multimedia display|interactive display|exhibit display|interactive exhibit|touch screen exhibit|multimedia museum
item exhibit|exhibit item|display item|object: Name!;Hall->@hall|gallery~Seafaring;Inventory number;Dated;Material;Story:long;Picture:image;Position:number#1-1000;~Views:number#0-100000000;~Status=Shown|Hidden|In preparation
- Ship's compass | hall=Seafaring; inventory_number=S-014; dated=1788; material=Brass; position=1; views=2140; status=Shown
- Whalebone comb | hall=Seafaring; inventory_number=S-031; dated=1810; material=Bone; position=2; views=610; status=Shown
- Bronze bell | hall=Metal; inventory_number=M-002; dated=1402; material=Bronze; position=1; views=1870; status=Shown
- Loom weight | hall=Textiles; inventory_number=T-119; dated=About 300; material=Clay; position=4; views=0; status=In preparation
item 3d model|model: Title!;Exhibit->@exhibit|object~Ship's compass;File:file;Format=GLB|OBJ|STL|FBX;Faces:number#0-100000000;Size:number(MB)#0-10000;Start zoom:percent;Start turn:number(°)#-360-360;Picture:image
- Compass, scanned | exhibit=Ship's compass; format=GLB; faces=240000; size=38; start_zoom=100; start_turn=20
- Bell, scanned | exhibit=Bronze bell; format=GLB; faces=180000; size=29; start_zoom=80; start_turn=0
- Comb, simple | exhibit=Whalebone comb; format=OBJ; faces=41000; size=6; start_zoom=140; start_turn=-15
- Loom weight, half | exhibit=Loom weight; format=STL; faces=52000; size=8; start_zoom=120; start_turn=90
record image|picture|exhibit image: Title!;Exhibit->@exhibit|object~Ship's compass;Picture:image;Caption:long;Photographer;Width:number(px)#1-30000;Height:number(px)#1-30000;Order:number#1-500
- Compass from above | exhibit=Ship's compass; photographer=R. Holm; width=6000; height=4000; order=1
- Rose of the compass | exhibit=Ship's compass; photographer=R. Holm; width=4000; height=4000; order=2
- Bell, inscription | exhibit=Bronze bell; photographer=T. Vale; width=5200; height=3400; order=1
- Comb by daylight | exhibit=Whalebone comb; photographer=T. Vale; width=4800; height=3200; order=1
record text|label text|exhibit text|description text: Title!;Exhibit->@exhibit|object~Ship's compass;Language=English|French|German|Chinese;Text:long!;Level=Children|General|Expert;Read aloud:file
- Compass, general | exhibit=Ship's compass; language=English; text=It lost two degrees in eighty years.; level=General
- Compass, children | exhibit=Ship's compass; language=English; text=The needle always looks for north.; level=Children
- Cloche | exhibit=Bronze bell; language=French; text=Fondue sur la place du marché.; level=General
- Comb, expert | exhibit=Whalebone comb; language=English; text=Sawn from one plate, teeth cut by hand.; level=Expert
! record viewing session|visitor session|interaction session|session: Title!;Visitor~Guest 118|Maud Reyes;Screen->@display screen|screen~Table by the door;Exhibit->@exhibit|object~Ship's compass;Language=English|French|German|Chinese;Started on:date;Minutes:number(min)#0-600;~Status=Open|Ended
- Guest 118 at the table | visitor=Guest 118; screen=Table by the door; exhibit=Ship's compass; language=English; minutes=6; status=Ended
- Maud at home | visitor=Maud Reyes; screen=Own browser; exhibit=Bronze bell; language=French; minutes=14; status=Open
- Class 4, group 1 | visitor=Class 4; screen=Wall north; exhibit=Ship's compass; language=German; minutes=11; status=Ended
- Guest 121 | visitor=Guest 121; screen=Table by the door; exhibit=Whalebone comb; language=English; minutes=2; status=Ended
! record interaction|interaction record|operation|user interaction: Title!;Session->@viewing session|session~Guest 118 at the table;Exhibit->@exhibit|object~Ship's compass;Action=Zoom|Turn|Move|Open|Play|Next;Zoom:percent;Turned by:number(°)#-360-360;At second:number(s)#0-36000
- Zoom on the rose | session=Guest 118 at the table; exhibit=Ship's compass; action=Zoom; zoom=220; turned_by=0; at_second=41
- Turned the compass | session=Guest 118 at the table; exhibit=Ship's compass; action=Turn; zoom=100; turned_by=90; at_second=65
- Bell opened | session=Maud at home; exhibit=Bronze bell; action=Open; zoom=80; turned_by=0; at_second=3
- Class turns | session=Class 4, group 1; exhibit=Ship's compass; action=Turn; zoom=100; turned_by=-180; at_second=120
item display screen|screen|terminal|display device: Name!;Place;Kind=Touch table|Wall|Tablet|Browser;Width:number(px)#320-20000;Height:number(px)#320-20000;Users at once:number#1-50;~Status=Online|Offline|Maintenance
- Table by the door | place=Entrance; kind=Touch table; width=3840; height=2160; users_at_once=4; status=Online
- Wall north | place=Hall 1; kind=Wall; width=7680; height=2160; users_at_once=6; status=Online
- Own browser | place=Anywhere; kind=Browser; width=1920; height=1080; users_at_once=1; status=Online
- Tablet 7 | place=Hall 2; kind=Tablet; width=2048; height=1536; users_at_once=1; status=Maintenance
item hall|gallery|theme|exhibit category: Name!;Floor;Introduction:long;Picture:image;Position:number#1-100
- Seafaring | floor=Ground; introduction=What people took to sea.; position=1
- Metal | floor=Ground; introduction=Cast, forged, struck.; position=2
- Textiles | floor=First; introduction=Thread by thread.; position=3
- Childhood | floor=First; introduction=Small things for small hands.; position=4
# prohibited word|article similarity|sensitive word|word detection|content detection|similarity detection|text detection
record detection|detection record|word detection|prohibited word detection|content detection|text check|processing result: Title!;Kind=Prohibited words|Similarity|Originality|Spelling;Text:long!;File:file;Word list->@word list|word library~Advertising law;Words found:number#0-10000;Score:percent;Checked on:date;Checked by~Lin Fei|Rosa Keller;~Status=Waiting|Checking|Clean|Problems found
- Spring leaflet | kind=Prohibited words; text=The very best tea of the whole country.; word_list=Advertising law; words_found=2; score=62; checked_by=Lin Fei; status=Problems found
- Article on ferries | kind=Similarity; text=Ferries still carry half of the goods.; words_found=0; score=18; checked_by=Rosa Keller; status=Clean
- Live show script | kind=Prohibited words; text=Only today and only here.; word_list=Live shows; words_found=1; score=80; checked_by=Lin Fei; status=Problems found
- About us | kind=Originality; text=We bake since 1911.; words_found=0; score=97; checked_by=Rosa Keller; status=Clean
! record found word|hit|detected word|match: Word!;Detection->@detection|text check~Spring leaflet;Prohibited word->@prohibited word|sensitive word~very best;Place:number#0-1000000;Sentence:long;Suggested instead;~Handled:boolean
- very best | detection=Spring leaflet; prohibited_word=very best; place=4; sentence=The very best tea; suggested_instead=a fine
- whole country | detection=Spring leaflet; prohibited_word=whole country; place=21; sentence=of the whole country; suggested_instead=our region
- only today | detection=Live show script; prohibited_word=only today; place=0; sentence=Only today and only here.; suggested_instead=today
- guaranteed | detection=Live show script; prohibited_word=guaranteed; place=40; sentence=Guaranteed fresh; suggested_instead=carefully kept
item prohibited word|sensitive word|banned word|forbidden word: Word!;List->@word list|word library~Advertising law;Level=Forbidden|Risky|Hint;Reason;Replace with;Active:boolean
- very best | list=Advertising law; level=Forbidden; reason=Superlative; replace_with=fine
- whole country | list=Advertising law; level=Risky; reason=Cannot be proved; replace_with=region
- only today | list=Live shows; level=Risky; reason=Pressure; replace_with=today
- guaranteed | list=Live shows; level=Hint; reason=Promise; replace_with=kept
item word list|word library|dictionary|word category: Name!;Use=Advertising|Live show|Comments|Press;Source;Words:number#0-1000000;Changed on:date;Active:boolean
- Advertising law | use=Advertising; source=Law of 2015; words=1840
- Live shows | use=Live show; source=House rules; words=420
- Comments | use=Comments; source=House rules; words=960
- Press | use=Press; source=Style book; words=310
! record similarity check|similarity|article similarity|similarity detection|comparison [similar\\w*|duplicate|plagiar\\w*|original\\w*]: Title!;Text one:long!;Text two:long;Compared with;Source:url;Similarity:percent;Same sentences:number#0-10000;Checked on:date;~Verdict=Original|Partly alike|Copied
- Ferry article and the archive | text_one=Ferries still carry half of the goods.; compared_with=Archive; similarity=18; same_sentences=0; verdict=Original
- Two leaflets | text_one=The very best tea; text_two=The best tea of all; compared_with=Second text; similarity=74; same_sentences=2; verdict=Partly alike
- Guest post | text_one=How to sharpen a plane; compared_with=Web; similarity=96; same_sentences=31; verdict=Copied
- Bakery history | text_one=We bake since 1911.; compared_with=Web; similarity=3; same_sentences=0; verdict=Original
# original work|original works|showcasing original|creative works|works platform|original content|creator showcase
item work|creative work|uploaded creation: Title!;Kind=Anime|Music|Film|Art|Writing|Photo;Author->@creator|author~Mei Otani;Category->@work category|category~Short animation;Description:long;Cover:image;File:file;Length:number(min)#0-600;Licence=All rights reserved|Share with name|Free;Published on:date;~Views:number#0-100000000;~Likes:number#0-10000000;~Status=Draft|Under review|Published|Rejected
- The paper whale | kind=Anime; author=Mei Otani; category=Short animation; description=A whale folds itself home.; length=7; licence=Share with name; views=4120; likes=310; status=Published
- Nine rainy bars | kind=Music; author=Jonas Kell; category=Piano; description=Recorded beside a window.; length=4; licence=All rights reserved; views=910; likes=84; status=Published
- Salt road | kind=Film; author=Ada Brook; category=Documentary; description=One lorry, one lake.; length=22; licence=All rights reserved; views=0; likes=0; status=Under review
- Fox in blue ink | kind=Art; author=Mei Otani; category=Illustration; description=Ink on rough paper.; length=0; licence=Free; views=260; likes=41; status=Rejected
person creator|author|original author|artist: Name!;Portrait:image;Biography:long;Email:email;Website:url;City;Speciality=Anime|Music|Film|Art|Writing|Photo;~Works:number#0-100000;~Followers:number#0-10000000
- Mei Otani | biography=Draws since she can sit.; email=mei@example.com; city=Kobe; speciality=Anime; works=14; followers=5200
- Jonas Kell | biography=Plays where there is a piano.; email=jonas@example.com; city=Graz; speciality=Music; works=31; followers=890
- Ada Brook | biography=Films slow things.; email=ada@example.com; city=Leeds; speciality=Film; works=5; followers=410
- Tomas Vir | biography=Prints at night.; email=tomas@example.com; city=Vilnius; speciality=Art; works=48; followers=2300
item work category|category|genre: Name!;Kind=Anime|Music|Film|Art|Writing|Photo;Description:long;Cover:image;Position:number#1-100
- Short animation | kind=Anime; position=1
- Piano | kind=Music; position=2
- Documentary | kind=Film; position=3
- Illustration | kind=Art; position=4
! record review record|work review|content review|audit record [review\\w*|audit\\w*|legal\\w*|quality|moderat\\w*]: Title!;Work->@work|creative work~Salt road;Reviewer~Ida Roth|Omar Said;Checked=Legality|Copyright|Quality|Age rating;Remark:long;Reviewed on:date;~Decision=Waiting|Approved|Rejected|Changes asked
- Salt road, rights | work=Salt road; reviewer=Ida Roth; checked=Copyright; decision=Waiting
- Whale, quality | work=The paper whale; reviewer=Omar Said; checked=Quality; remark=Clean picture and sound.; decision=Approved
- Fox, rights | work=Fox in blue ink; reviewer=Ida Roth; checked=Copyright; remark=Traced from a calendar.; decision=Rejected
- Rain, age | work=Nine rainy bars; reviewer=Omar Said; checked=Age rating; decision=Approved
! item work tag|tag|keyword: Name!;Colour;Description;~Works:number#0-1000000
- hand drawn | works=41
- silent | works=9
- sea | works=22
- student film | works=13
record promotion|featured work|promoted work|recommendation [promot\\w*|feature\\w*|recommend\\w*]: Title!;Work->@work|creative work~The paper whale;Place=Home page|Category page|Newsletter;From:date;Until:date;Reason:long;Position:number#1-100;~Clicks:number#0-10000000
- Whale on the home page | work=The paper whale; place=Home page; position=1; clicks=640
- Rain in the newsletter | work=Nine rainy bars; place=Newsletter; position=2; clicks=71
- Whale in animation | work=The paper whale; place=Category page; position=1; clicks=212
- Salt road, planned | work=Salt road; place=Home page; position=3; clicks=0
+ comment: Work->@work|creative work
+ favorite: Work->@work|creative work
# art festival|excellent works|student works|works exhibition|works display|student art|works gallery|award-winning works
item excellent work|work|award-winning work|student work|exhibited work: Title!;Category->@work category|category~Painting;Author~Lin Fei|Maud Reyes;School->@school|college~Harbour College;Teacher~Nora Beck;Year:number#1990-2100;Award=First prize|Second prize|Third prize|Honourable mention|None;Description:long;Picture:image;Video:url;~Views:number#0-10000000;~Votes:number#0-1000000
- Wind over the reeds | category=Painting; author=Lin Fei; school=Harbour College; teacher=Nora Beck; year=2026; award=First prize; description=Ink on silk.; views=2140; votes=310
- Four drums | category=Dance; author=Maud Reyes; school=Quarry Institute; teacher=Tom Hale; year=2026; award=Second prize; description=Eleven dancers, one beat.; views=1620; votes=280
- Letter in clerical script | category=Calligraphy; author=Yan Wei; school=Harbour College; teacher=Bai Ling; year=2025; award=Third prize; views=480; votes=66
- Evening bus | category=Photography; author=Joel Abara; school=Lake University; teacher=Rita Moor; year=2026; award=None; views=210; votes=19
item work category|category|art form: Name!;Group=Fine art|Performing art|Media|Craft;Description:long;Icon:image;Position:number#1-100
- Painting | group=Fine art; position=1
- Dance | group=Performing art; position=2
- Calligraphy | group=Fine art; position=3
- Photography | group=Media; position=4
item school|college|participating unit|participating school: Name!;City;Contact person;Phone:phone;Email:email;Logo:image;~Works:number#0-10000;~Awards:number#0-1000
- Harbour College | city=Port Ness; contact_person=Nora Beck; works=41; awards=9
- Quarry Institute | city=Upper Hill; contact_person=Tom Hale; works=28; awards=6
- Lake University | city=Lakeside; contact_person=Rita Moor; works=52; awards=7
- Field Academy | city=Longfield; contact_person=Bai Ling; works=12; awards=1
event festival|art festival|edition|festival edition: Title!;Edition:number#1-1000;Theme;Place;Date:date;Ends on:date;Entries until:date;Organizer;Introduction:long;Poster:image;~Status=Announced|Entries open|Judging|Closed
- Sixth art festival | edition=6; theme=Wind and water; place=Port Ness; organizer=Culture office; status=Judging
- Fifth art festival | edition=5; theme=First light; place=Upper Hill; organizer=Culture office; status=Closed
- Seventh art festival | edition=7; theme=Hands; place=Lakeside; organizer=Culture office; status=Announced
- Spring drawing days | edition=2; theme=Trees; place=Longfield; organizer=Field Academy; status=Entries open
! record jury score|score sheet|judging|jury rating: Title!;Work->@excellent work|work~Wind over the reeds;Juror~Ida Roth|Otto Brandt;Idea:number#0-30;Skill:number#0-40;Effect:number#0-30;Total:number#0-100;Remark:long;Given on:date
- Reeds by Roth | work=Wind over the reeds; juror=Ida Roth; idea=27; skill=38; effect=28; total=93
- Reeds by Brandt | work=Wind over the reeds; juror=Otto Brandt; idea=25; skill=37; effect=29; total=91
- Drums by Roth | work=Four drums; juror=Ida Roth; idea=26; skill=34; effect=28; total=88
- Bus by Brandt | work=Evening bus; juror=Otto Brandt; idea=20; skill=29; effect=21; total=70; remark=Horizon leans.
! item award|prize|honour: Name!;Festival->@festival|edition~Sixth art festival;Category->@work category|category~Painting;Level=First prize|Second prize|Third prize|Honourable mention;Work->@excellent work|work~Wind over the reeds;Sponsor;Handed over on:date
- Painting, first | festival=Sixth art festival; category=Painting; level=First prize; work=Wind over the reeds; sponsor=Port council
- Dance, second | festival=Sixth art festival; category=Dance; level=Second prize; work=Four drums; sponsor=Drum hall
- Calligraphy, third | festival=Fifth art festival; category=Calligraphy; level=Third prize; work=Letter in clerical script; sponsor=Paper mill
- Photography, mention | festival=Sixth art festival; category=Photography; level=Honourable mention; work=Evening bus; sponsor=None
+ comment: Work->@excellent work|work
# online piano|piano website|piano keyboard|virtual piano|piano game|learn piano|playing piano|piano learning
item sheet music|piano piece|piece|song|score: Title!;Composer->@composer|arranger~Old tune;Level=Beginner|Intermediate|Advanced;Key;Tempo:number(bpm)#20-300;Length:number(s)#5-3600;Notes:long;File:file;Genre=Classical|Folk|Pop|Children|Jazz;Picture:image;~Plays:number#0-10000000
- Frog on the step | composer=Old tune; level=Beginner; key=C major; tempo=90; length=40; notes=C D E F E D C; genre=Children; plays=4120
- Lantern waltz | composer=Anna Verel; level=Intermediate; key=G major; tempo=132; length=110; genre=Classical; plays=910
- Late train | composer=Jonas Kell; level=Advanced; key=F minor; tempo=148; length=190; genre=Jazz; plays=240
- River song | composer=Old tune; level=Beginner; key=D major; tempo=80; length=55; genre=Folk; plays=1880
! record performance note|played note|note event|key press|note: Title!;Recording->@recording|own recording~My first frog;Pitch~C4|G#3;Number:number#1-1000000;Starts at:number(ms)#0-10000000;Length:number(ms)#1-60000;Strength:percent;Input=Mouse|Keyboard|MIDI|Touch
- Note 1 | recording=My first frog; pitch=C4; number=1; starts_at=0; length=480; strength=70; input=Keyboard
- Note 2 | recording=My first frog; pitch=D4; number=2; starts_at=500; length=470; strength=64; input=Keyboard
- Waltz, bar 1 | recording=Waltz, slow; pitch=G3; number=1; starts_at=0; length=430; strength=80; input=MIDI
- Waltz, bar 1b | recording=Waltz, slow; pitch=B3; number=2; starts_at=450; length=200; strength=55; input=MIDI
record recording|own recording|piano recording|recorded music: Title!;Piece->@sheet music|piece~Frog on the step;Player~Mara Lindt|Joel Abara;Length:number(s)#1-36000;Notes played:number#0-1000000;Tempo:number(bpm)#20-300;Audio:file;Public:boolean;Recorded on:date;~Plays:number#0-10000000
- My first frog | piece=Frog on the step; player=Mara Lindt; length=46; notes_played=58; tempo=80; plays=12
- Waltz, slow | piece=Lantern waltz; player=Joel Abara; length=140; notes_played=410; tempo=104; plays=3
- Train, take 3 | piece=Late train; player=Pia Moreno; length=195; notes_played=1320; tempo=146; plays=51
- River for grandma | piece=River song; player=Mara Lindt; length=60; notes_played=77; tempo=76; plays=6
! item finger drill|lesson|piano lesson|course lesson|skill lesson [learn\\w*|lesson|skill|teach\\w*|course|practi\\w*]: Title!;Number:number#1-1000;Level=Beginner|Intermediate|Advanced;Topic=Posture|Notes|Rhythm|Chords|Scales;Text:long!;Video:url;Piece->@sheet music|piece~Frog on the step;Minutes:number(min)#1-300
- Where is C? | number=1; level=Beginner; topic=Notes; text=Left of the two black keys.; piece=Frog on the step; minutes=8
- Count to four | number=2; level=Beginner; topic=Rhythm; text=Tap before you play.; piece=River song; minutes=10
- Three chords | number=7; level=Intermediate; topic=Chords; text=C, F and G carry most songs.; piece=Lantern waltz; minutes=20
- Long scales | number=15; level=Advanced; topic=Scales; text=Thumb under at the third tone.; piece=Late train; minutes=25
! record drill run|practice result|lesson progress|practice|practice session|learning progress: Title!;Player~Mara Lindt|Joel Abara;Lesson->@lesson|piano lesson~Where is C?;Piece->@sheet music|piece~Frog on the step;Right notes:percent;Wrong notes:number#0-100000;Tempo reached:number(bpm)#20-300;Minutes:number(min)#0-600;Stars:number#0-3;Practised on:date
- Mara, C | player=Mara Lindt; lesson=Where is C?; piece=Frog on the step; right_notes=92; wrong_notes=4; tempo_reached=80; minutes=12; stars=3
- Joel, chords | player=Joel Abara; lesson=Three chords; piece=Lantern waltz; right_notes=71; wrong_notes=38; tempo_reached=96; minutes=25; stars=1
- Pia, scales | player=Pia Moreno; lesson=Long scales; piece=Late train; right_notes=97; wrong_notes=11; tempo_reached=146; minutes=40; stars=3
- Mara, river | player=Mara Lindt; lesson=Count to four; piece=River song; right_notes=85; wrong_notes=9; tempo_reached=76; minutes=15; stars=2
item keyboard setting|sound setting|instrument sound|key mapping: Name!;Player~Mara Lindt|Joel Abara;Sound=Grand piano|Electric piano|Organ|Harpsichord;Octaves:number#1-8;Show note names:boolean;Metronome:boolean;Volume:percent;Key mapping:long
- Mara's keys | player=Mara Lindt; sound=Grand piano; octaves=3; volume=80; key_mapping=A=C4, S=D4, D=E4
- Joel's stage | player=Joel Abara; sound=Electric piano; octaves=5; volume=65
- Pia at night | player=Pia Moreno; sound=Grand piano; octaves=8; volume=30
- Guest | player=Guest; sound=Organ; octaves=2; volume=70
person composer|arranger: Name!;Country;Born:number#1500-2100;Biography:long;Portrait:image
- Old tune | country=Many
- Anna Verel | country=Belgium; born=1961
- Jonas Kell | country=Austria; born=1988
- Clara Bond | country=Scotland; born=1904
# hotel tv|motel|tv ui|in-room tv|smart tv|hotel television|guest room tv|tv interface
item tv channel|live tv channel|channel: Name!;Number:number#1-9999;Category->@content category|category~News;Language;Quality=SD|HD|4K;Stream address:url;Logo:image;Order:number#1-1000;Active:boolean
- City News | number=1; category=News; language=English; quality=HD; order=1
- Open Film | number=7; category=Films; language=English; quality=4K; order=2
- Kid Kite | number=12; category=Children; language=Spanish; quality=HD; order=3
- Goal Two | number=20; category=Sport; language=English; quality=HD; order=4
item streaming app|app|application|tv app: Name!;Kind=Films|Music|Sport|Games|News;Launch address:url;Icon:image;Own account needed:boolean;Age rating:number#0-21;Order:number#1-1000;Active:boolean
- Reelbox | kind=Films; age_rating=12; order=1
- Tonewell | kind=Music; age_rating=0; order=2
- Arena Go | kind=Sport; age_rating=6; order=3
- Brickjoy | kind=Games; age_rating=6; order=4
item local information|local info|local place|information page|info page: Title!;Category->@content category|category~Restaurants;Text:long;Picture:image;Address;Phone:phone;Opening hours;Distance:number(km)#0-200;Website:url;Order:number#1-1000
- Mill Diner | category=Restaurants; text=Pancakes until noon.; address=Mill lane 3; opening_hours=6:00 to 14:00; distance=0.4; order=1
- Lake path | category=Sights; text=Five kilometres round the lake.; distance=1.2; order=2
- Check-out | category=House; text=Until 11:00 at the desk.; distance=0; order=3
- Night pharmacy | category=Services; text=Ring twice.; address=Main street 40; distance=2.1; order=4
! record casting session|built-in casting|casting|cast device|screen casting: Title!;Room->@guest room|room~Room 12;Device=Phone|Tablet|Laptop;Protocol=Cast|AirPlay|Miracast|HDMI;Code;Started on:date;Started at:time;Minutes:number(min)#0-1440;~Status=Waiting for code|Casting|Ended|Failed
- Phone in 12 | room=Room 12; device=Phone; protocol=Cast; code=4471; minutes=85; status=Ended
- Tablet in 14 | room=Room 14; device=Tablet; protocol=AirPlay; code=9018; minutes=12; status=Casting
- Laptop in 3 | room=Room 3; device=Laptop; protocol=Miracast; code=2207; minutes=0; status=Failed
- Phone in 14 | room=Room 14; device=Phone; protocol=Cast; code=5120; minutes=0; status=Waiting for code
! item guest room|room|tv set|television: Name!;Number!;Floor:number#0-100;TV model;Screen size:number(in)#20-110;Language=English|Spanish|French|German;Volume limit:percent;Last seen on:date;~Status=Online|Offline|Service
- Room 12 | number=12; floor=1; tv_model=V55; screen_size=55; language=English; volume_limit=60; status=Online
- Room 14 | number=14; floor=1; tv_model=V55; screen_size=55; language=Spanish; volume_limit=60; status=Online
- Room 3 | number=3; floor=0; tv_model=V43; screen_size=43; language=English; volume_limit=50; status=Offline
- Suite 21 | number=21; floor=2; tv_model=V65; screen_size=65; language=German; volume_limit=70; status=Service
item content category|category|tab|menu tab: Name!;Tab=Live TV|Apps|Local|Casting|Home;Icon:image;Order:number#1-100;Shown:boolean
- News | tab=Live TV; order=1
- Films | tab=Live TV; order=2
- Restaurants | tab=Local; order=3
- House | tab=Local; order=4
- Children | tab=Live TV; order=5
- Sport | tab=Live TV; order=6
- Sights | tab=Local; order=7
- Services | tab=Local; order=8
record remote key mapping|remote control key|remote control|key binding: Key!;Action=Up|Down|Left|Right|Select|Back|Home|Volume;Opens tab->@content category|tab~News;Held down does;Active:boolean
- OK | action=Select; held_down_does=Opens the options
- Red | action=Home; opens_tab=News
- Arrow right | action=Right; held_down_does=Jumps to the last tab
- Return | action=Back; held_down_does=Closes the app
item home screen|welcome message|display setting|layout: Name!;Greeting:long;Background:image;Logo:image;Accent colour;Language=English|Spanish|French|German;Valid from:date;Active:boolean
- Standard | greeting=Welcome to the Lakeside.; accent_colour=Brick; language=English
- Fiesta week | greeting=¡Bienvenidos!; accent_colour=Gold; language=Spanish
- Winter | greeting=Cocoa is in the lobby.; accent_colour=Blue; language=English
- Gäste | greeting=Willkommen am See.; accent_colour=Brick; language=German
# freelancers video|freelancer video|video works|video portfolio|showreel|video production portfolio
item video|video work|showreel|freelancer work: Title!;Freelancer->@freelancer|videographer~Ada Brook;Category->@work category|category~Wedding film;Video file:file;Video:url;Description:long;Length:number(s)#1-36000;Role=Camera|Editing|Direction|Animation|Sound;Client;Published on:date;~Plays:number#0-100000000;~Likes:number#0-10000000;~Status=Draft|Public|Hidden
- Salt road teaser | freelancer=Ada Brook; category=Documentary; description=One lorry, one lake.; length=94; role=Direction; client=Own work; plays=1800; likes=140; status=Public
- Mill wedding | freelancer=Ned Orr; category=Wedding film; description=Rain, then sun.; length=240; role=Camera; client=Family Lau; plays=410; likes=33; status=Public
- Kettle advert | freelancer=Mei Otani; category=Advert; description=Thirty seconds of steam.; length=30; role=Animation; client=Kettle Works; plays=9200; likes=510; status=Public
- Rough cut | freelancer=Ned Orr; category=Wedding film; length=310; role=Editing; client=Own work; plays=0; likes=0; status=Draft
! person freelancer|freelancer profile|videographer|video creator: Name!;Headline;Biography:long;Portrait:image;City;Email:email;Website:url;Hourly rate:money;Languages;Available from:date;~Rating:rating;~Followers:number#0-10000000
- Ada Brook | headline=Slow documentaries; biography=Films what stays.; city=Leeds; email=ada@example.com; hourly_rate=60; languages=English; followers=410
- Ned Orr | headline=Weddings and speeches; city=York; email=ned@example.com; hourly_rate=45; languages=English, French; followers=120
- Mei Otani | headline=Animation by hand; city=Kobe; email=mei@example.com; hourly_rate=70; languages=Japanese, English; followers=5200
- Sunil Rao | headline=Drone and mountain; city=Pune; email=sunil@example.com; hourly_rate=50; languages=Hindi, English; followers=980
! item freelancer skill|skill|software skill: Name!;Freelancer->@freelancer|videographer~Ada Brook;Level=Basic|Good|Expert;Years:number#0-60;Software
- Direction of Ada | freelancer=Ada Brook; level=Expert; years=12
- Colour of Ned | freelancer=Ned Orr; level=Good; years=6; software=Resolve
- Frame by frame | freelancer=Mei Otani; level=Expert; years=15; software=Paper and Blender
- Drone flying | freelancer=Sunil Rao; level=Expert; years=8
request hire request|job inquiry|project request|hiring inquiry: Title!;Freelancer->@freelancer|videographer~Ned Orr;Like work->@video|showreel~Mill wedding;Name!;Email:email;Budget:money;Needed by:date;Brief:long!
- Wedding in June | freelancer=Ned Orr; like_work=Mill wedding; name=Tess Moor; budget=1800; brief=Church, garden, forty guests.
- Steam for tea | freelancer=Mei Otani; like_work=Kettle advert; name=Leaf Media; budget=2400; brief=Twenty seconds for phones.
- Village chronicle | freelancer=Ada Brook; like_work=Salt road teaser; name=Longfield council; budget=5000; brief=Four old voices.
- Ridge flight | freelancer=Sunil Rao; like_work=Salt road teaser; name=Hut owners; budget=900; brief=Three huts from above.
item work category|category|video category: Name!;Description;Cover:image;Position:number#1-100
- Documentary | position=1
- Wedding film | position=2
- Advert | position=3
- Music video | position=4
+ comment: Video->@video|showreel;At second:number(s)#0-36000
# graphic design agency|design agency|design studio|design company|creative studio|branding agency
item design work|work|portfolio work|case study: Title!;Category->@design category|category~Logo;Client->@customer|client~Kettle Works;Designer->@designer|creative~Noor Haddad;Year:number#1990-2100;Description:long;Picture:image;Tools;Published:boolean;~Views:number#0-10000000
- Kettle mark | category=Logo; client=Kettle Works; designer=Noor Haddad; year=2025; description=Steam in one line.; tools=Vector; views=912
- Mill flour bags | category=Packaging; client=Mill Lane Flour; designer=Evan Pike; year=2024; description=Three grains, three colours.; tools=Print; views=410
- Harbour run posters | category=Print; client=Harbour Run Club; designer=Noor Haddad; year=2026; views=230
- Quay school site | category=Web; client=Quay School; designer=Lia Tran; year=2026; views=88
item design category|category|design type: Name!;Description;Starting price:money;Days:number(days)#1-365;Icon:image;Position:number#1-100
- Logo | starting_price=600; days=14; position=1
- Packaging | starting_price=1200; days=30; position=2
- Print | starting_price=300; days=7; position=3
- Web | starting_price=2400; days=45; position=4
! person designer|creative|agency member: Name!;Position;Email:email;Phone:phone;Speciality=Logo|Packaging|Print|Web|Illustration;Portrait:image;Biography:long;~Open orders:number#0-1000
- Noor Haddad | position=Art director; email=noor@example.com; speciality=Logo; open_orders=3
- Evan Pike | position=Designer; email=evan@example.com; speciality=Packaging; open_orders=2
- Lia Tran | position=Web designer; email=lia@example.com; speciality=Web; open_orders=1
- Otto Brandt | position=Illustrator; email=otto@example.com; speciality=Illustration; open_orders=0
! record proof|design proof|draft version|order draft: Title!;Order->@order~A-114;Designer->@designer|creative~Noor Haddad;Version:number#1-100;File:file;Picture:image;Sent on:date;Answer of the customer:long;~Status=Sent|Changes asked|Approved
- Steam, version 1 | designer=Noor Haddad; version=1; answer_of_the_customer=Thicker line, please.; status=Changes asked
- Steam, version 2 | designer=Noor Haddad; version=2; status=Approved
- Bags, version 1 | designer=Evan Pike; version=1; status=Sent
- School, sketch | designer=Lia Tran; version=1; answer_of_the_customer=Larger letters for parents.; status=Changes asked
! record order status change|order history|status history|order progress: Title!;Order->@order~A-114;New status=Received|In design|Proof sent|Approved|Delivered|Cancelled;Changed on:date;Changed by~Noor Haddad;Note:long
- A-114 in design | new_status=In design; changed_by=Noor Haddad
- A-114 proof | new_status=Proof sent; changed_by=Noor Haddad; note=Two sizes attached.
- A-115 received | new_status=Received; changed_by=Lia Tran
- A-109 delivered | new_status=Delivered; changed_by=Evan Pike
+ order: Customer->@customer|client~Kettle Works;Design category->@design category|category~Logo;Designer->@designer|creative~Noor Haddad;Brief:long;Deadline:date;Agreed price:money;Reference file:file
+ customer: Company;Industry;Contact person;Source=Website|Recommendation|Fair|Advert;Notes:long
# screen recording|screen recorder|record screen|screen capture|screencast|webcam recorder
record recording|screencast|recorded video: Title!;Area=Whole screen|Window|Tab|Part|Camera;Project->@recording project|folder~Help films;Length:number(s)#0-86400;Resolution=720p|1080p|1440p|4K;Frame rate:number#5-120;Sound=None|Microphone|System|Both;Size:number(MB)#0-100000;File:file;Recorded on:date;~Views:number#0-10000000;~Status=Recording|Paused|Saved|Failed
- How to export | area=Window; project=Help films; length=142; resolution=1080p; frame_rate=30; sound=Microphone; size=48; views=310; status=Saved
- Bug in the basket | area=Tab; project=Bug reports; length=38; resolution=720p; frame_rate=15; sound=None; size=6; views=4; status=Saved
- Demo, take 2 | area=Whole screen; project=Demos; length=610; resolution=1440p; frame_rate=60; sound=Both; size=390; views=52; status=Saved
- Running now | area=Window; project=Demos; length=0; resolution=1080p; frame_rate=30; sound=Microphone; size=0; views=0; status=Recording
! record trim edit|clip edit|cut edit [trim|cut|edit\\w*]: Title!;Recording->@recording|screencast~How to export;Operation=Trim|Cut out|Blur|Text|Speed|Crop;From second:number(s)#0-86400;To second:number(s)#0-86400;Text;Result:file;Edited on:date
- Start cut off | recording=How to export; operation=Trim; from_second=0; to_second=4
- Mail blurred | recording=Bug in the basket; operation=Blur; from_second=10; to_second=16
- Title added | recording=Demo, take 2; operation=Text; from_second=0; to_second=5; text=Version 3 in ten minutes
- Waiting sped up | recording=Demo, take 2; operation=Speed; from_second=300; to_second=420
! item quality profile|quality preset|capture profile: Name!;Resolution=720p|1080p|1440p|4K;Frame rate:number#5-120;Bit rate:number(kbit/s)#100-100000;Format=MP4|WebM|GIF;Sound=None|Microphone|System|Both;Show pointer:boolean;Countdown:number(s)#0-30
- Small | resolution=720p; frame_rate=15; bit_rate=1200; format=WebM; sound=Microphone; countdown=3
- Standard | resolution=1080p; frame_rate=30; bit_rate=4000; format=MP4; sound=Both; countdown=3
- Cinema | resolution=4K; frame_rate=60; bit_rate=24000; format=MP4; sound=System; countdown=5
- Silent loop | resolution=720p; frame_rate=15; bit_rate=900; format=GIF; sound=None; countdown=0
item recording project|folder|recording folder: Name!;Owner~Ida Moreau|Kofi Asante;Description:long;Shared with;~Recordings:number#0-100000
- Help films | owner=Ida Moreau; recordings=21
- Bug reports | owner=Kofi Asante; shared_with=Support team; recordings=140
- Demos | owner=Ida Moreau; recordings=8
- Lessons | owner=Kofi Asante; recordings=12
record share|share link|shared recording: Title!;Recording->@recording|screencast~How to export;Way=Link|Email|Embed|Chat;With;Password;Ends on:date;~Opened:number#0-1000000
- Export film for clients | recording=How to export; way=Link; with=All customers; opened=298
- Bug to the team | recording=Bug in the basket; way=Chat; with=Support team; opened=4
- Demo by mail | recording=Demo, take 2; way=Email; with=Leaf Media; opened=3
- Embedded help | recording=How to export; way=Embed; with=Help page; opened=1020
# music production|music creation|beat maker|beat making|music maker|music studio|drum machine|online daw|music composition
item music project|project|song project|beat: Title!;Genre->@genre|style~Slow house;Tempo:number(bpm)#20-300;Key;Bars:number#1-10000;Length:number(s)#0-36000;Visibility=Private|By link|Public;Cover:image;Changed on:date;~Status=Sketch|Arranged|Mixed|Released
- Salt tram | genre=Slow house; tempo=112; key=A minor; bars=96; length=206; visibility=Public; status=Released
- Rain loop | genre=Lo-fi; tempo=78; key=D major; bars=32; length=98; visibility=Private; status=Sketch
- Bell march | genre=Drum and bass; tempo=172; key=F minor; bars=128; length=178; visibility=By link; status=Mixed
- Paper drums | genre=Lo-fi; tempo=84; key=C major; bars=16; length=46; visibility=Private; status=Arranged
record track|project track|channel|layer: Title!;Project->@music project|project~Salt tram;Instrument->@instrument|sound~Soft keys;Kind=Audio|Instrument|Drums|Voice;Volume:percent;Pan:number#-100-100;Muted:boolean;Solo:boolean;Order:number#1-200
- Keys in Salt tram | project=Salt tram; instrument=Soft keys; kind=Instrument; volume=70; pan=-10; order=1
- Kick in Salt tram | project=Salt tram; instrument=Round kit; kind=Drums; volume=90; pan=0; order=2
- Voice in Bell march | project=Bell march; instrument=Dry microphone; kind=Voice; volume=65; pan=0; order=5
- Rain in Rain loop | project=Rain loop; instrument=Window rain; kind=Audio; volume=40; pan=20; order=1
! record sound clip|pattern clip|arrangement clip|pattern: Title!;Track->@track|project track~Kick in Salt tram;Starts at bar:number#1-10000;Bars:number#1-10000;Notes:long;File:file;Loop:boolean;Colour
- Four on the floor | track=Kick in Salt tram; starts_at_bar=1; bars=8; notes=x---x---x---x---
- Keys, part A | track=Keys in Salt tram; starts_at_bar=9; bars=16; notes=Am Am F G
- Rain | track=Rain in Rain loop; starts_at_bar=1; bars=32
- Shout | track=Voice in Bell march; starts_at_bar=33; bars=2
! record applied effect|track effect|effect setting: Title!;Track->@track|project track~Keys in Salt tram;Effect=Reverb|Delay|Equalizer|Compressor|Chorus|Distortion;Strength:percent;Settings:long;Order:number#1-20;On:boolean
- Room on the keys | track=Keys in Salt tram; effect=Reverb; strength=35; settings=Small room; order=1
- Tight kick | track=Kick in Salt tram; effect=Compressor; strength=60; order=1
- Far voice | track=Voice in Bell march; effect=Delay; strength=40; settings=Three eighths; order=2
- Warm rain | track=Rain in Rain loop; effect=Equalizer; strength=20; order=1
item instrument|sound|sample|loop|sound pack: Name!;Family=Drums|Keys|Bass|Guitar|Synth|Voice|Noise;File:file;Tempo:number(bpm)#0-300;Key;Licence=Free|Bought|Own;Price:money;~Uses:number#0-10000000
- Soft keys | family=Keys; tempo=0; licence=Free; price=0; uses=4120
- Round kit | family=Drums; tempo=0; licence=Free; price=0; uses=9100
- Dry microphone | family=Voice; tempo=0; licence=Own; price=0; uses=12
- Window rain | family=Noise; tempo=0; licence=Bought; price=2; uses=310
item genre|style|music style: Name!;Typical tempo:number(bpm)#20-300;Description:long;Position:number#1-100
- Slow house | typical_tempo=112; position=1
- Lo-fi | typical_tempo=80; position=2
- Drum and bass | typical_tempo=172; position=3
- Chamber pop | typical_tempo=104; position=4
record export|mixdown|rendered song|song export: Title!;Project->@music project|project~Salt tram;Format=WAV|MP3|FLAC|MIDI;Quality=Draft|Normal|Master;File:file;Size:number(MB)#0-10000;Made on:date;~Downloads:number#0-1000000
- Salt tram master | project=Salt tram; format=WAV; quality=Master; size=36; downloads=4
- Salt tram for the phone | project=Salt tram; format=MP3; quality=Normal; size=5; downloads=210
- Bell march draft | project=Bell march; format=MP3; quality=Draft; size=3; downloads=2
- Paper drums notes | project=Paper drums; format=MIDI; quality=Normal; size=1; downloads=1
# sound effect|sound effects|sound library|audio library|ringtone|ringtones|royalty-free music|sound download
item sound|sound effect|audio|ringtone|audio file: Title!;Category->@sound category|category~Weather;Creator->@sound creator|recordist~Ruta Klein;File:file;Length:number(s)#0-7200;Format=WAV|MP3|OGG|FLAC;Sample rate:number(kHz)#8-192;Loopable:boolean;Licence->@sound licence|licence~Free with name;Price:money;Published on:date;~Downloads:number#0-100000000
- Rain on tin | category=Weather; creator=Ruta Klein; length=62; format=WAV; sample_rate=96; licence=Free with name; price=0; downloads=8120
- Tram door | category=City; creator=Ruta Klein; length=4; format=WAV; sample_rate=48; licence=Standard; price=1.5; downloads=940
- Wooden click | category=Buttons; creator=Jonas Kell; length=1; format=OGG; sample_rate=48; licence=Standard; price=0.5; downloads=12400
- Crowd, small hall | category=People; creator=Pia Moreno; length=120; format=FLAC; sample_rate=48; licence=Extended; price=6; downloads=210
item sound category|category|sound group: Name!;Parent category;Description;Icon:image;Position:number#1-100;~Sounds:number#0-1000000
- Weather | position=1; sounds=310
- City | position=2; sounds=520
- Buttons | position=3; sounds=900
- People | position=4; sounds=140
person sound creator|recordist|sound designer|contributor: Name!;Biography:long;Equipment;Country;Website:url;Portrait:image;~Sounds:number#0-100000;~Followers:number#0-1000000
- Ruta Klein | equipment=Two small microphones; country=Lithuania; sounds=212; followers=900
- Jonas Kell | equipment=Table and wood; country=Austria; sounds=640; followers=2100
- Pia Moreno | equipment=Field recorder; country=Chile; sounds=75; followers=310
- Tom Hale | equipment=Phone; country=England; sounds=9; followers=12
! item sound licence|licence type|usage licence: Name!;Commercial use:boolean;Name must be given:boolean;Copies allowed:number#0-100000000;Price factor:number#0-100;Text:long
- Free with name | copies_allowed=0; price_factor=0; text=Give the name of the recordist.
- Standard | copies_allowed=10000; price_factor=1; text=One product, any medium.
- Extended | copies_allowed=0; price_factor=4; text=Any number of products.
- Private | copies_allowed=1; price_factor=0; text=At home only.
! record sound tag|audio tag|sound keyword: Title!;Sound->@sound|sound effect~Rain on tin;Tag~wet|metal|short;Added on:date
- Rain: wet | sound=Rain on tin; tag=wet
- Rain: metal | sound=Rain on tin; tag=metal
- Click: short | sound=Wooden click; tag=short
- Door: metal | sound=Tram door; tag=metal
+ favorite: Sound->@sound|sound effect;List
# face swap|face swapping|photo restoration|restore old|colorize|old photo repair|ai portrait|photo animation
record generation|generated picture|face swap|restoration|face swap picture|repair task|result: Title!;Original->@uploaded photo|source photo~Grandfather 1931;Template->@picture template|template~Knight in snow;Operation=Face swap|Repair|Colorize|Sharpen|Animate;Strength:percent;Result picture:image;Credits used:number#0-1000;Seconds:number(s)#0-3600;Made on:date;~Status=Waiting|Running|Done|Failed
- Grandfather, repaired | original=Grandfather 1931; operation=Repair; strength=80; credits_used=2; seconds=14; status=Done
- Grandfather in colour | original=Grandfather 1931; operation=Colorize; strength=60; credits_used=2; seconds=11; status=Done
- Mara as knight | original=Mara, front; template=Knight in snow; operation=Face swap; strength=90; credits_used=3; seconds=9; status=Done
- Joel at the opera | original=Joel, side; template=Opera night; operation=Face swap; strength=90; credits_used=0; seconds=2; status=Failed
! record uploaded photo|photo upload|source photo: Title!;Picture:image;Faces found:number#0-100;Year about:number#1830-2100;Damage=None|Scratches|Tears|Stains|Faded;Width:number(px)#1-30000;Height:number(px)#1-30000;Uploaded on:date;Delete after:date
- Grandfather 1931 | faces_found=1; year_about=1931; damage=Scratches; width=1800; height=2400
- Mara, front | faces_found=1; year_about=2026; damage=None; width=3024; height=4032
- Joel, side | faces_found=0; year_about=2026; damage=None; width=2400; height=3200
- Wedding group | faces_found=14; year_about=1958; damage=Tears; width=4000; height=2800
! item picture template|face template|scene template: Name!;Category->@template category|category~History;Picture:image;Faces:number#1-20;Level=Free|Premium;Credits:number#0-1000;Active:boolean;~Used:number#0-10000000
- Knight in snow | category=History; faces=1; level=Free; credits=3; used=8100
- Opera night | category=Stage; faces=2; level=Premium; credits=5; used=940
- Moon walk | category=Space; faces=1; level=Free; credits=3; used=12200
- Village fair | category=History; faces=4; level=Premium; credits=8; used=210
item template category|category: Name!;Description;Cover:image;Position:number#1-100
- History | position=1
- Stage | position=2
- Space | position=3
- Film | position=4
record credit entry|credit|credit record|purchase: Title!;Kind=Bought|Used|Gift|Refund;Credits:number#-10000-10000;Amount paid:money;Generation->@generation|generated picture~Mara as knight;Balance after:number#0-1000000;Booked on:date
- 50 credits | kind=Bought; credits=50; amount_paid=4.9; balance_after=50
- Knight made | kind=Used; credits=-3; amount_paid=0; generation=Mara as knight; balance_after=47
- Opera given back | kind=Refund; credits=5; amount_paid=0; generation=Joel at the opera; balance_after=52
- Welcome gift | kind=Gift; credits=5; amount_paid=0; balance_after=5
# gif maker|gif creation|gif editor|create gif|gif website|animated gif|gif generator|video to gif
record gif|animated gif|created gif|generated gif: Title!;Source->@source clip|source video~Cat on the stairs;Width:number(px)#16-4000;Height:number(px)#16-4000;Frames:number#1-2000;Frame rate:number#1-60;Loops:number#0-1000;Size:number(KB)#1-100000;File:image;Visibility=Private|Link|Public;Made on:date;~Views:number#0-100000000;~Likes:number#0-10000000
- Cat slides | source=Cat on the stairs; width=480; height=270; frames=36; frame_rate=12; loops=0; size=1400; visibility=Public; views=8120; likes=640
- Yes, no, yes | source=Nodding boss; width=320; height=320; frames=24; frame_rate=10; loops=0; size=700; visibility=Link; views=52; likes=4
- Seven slides | source=Trip pictures; width=640; height=480; frames=7; frame_rate=1; loops=3; size=2100; visibility=Private; views=1; likes=0
- Kettle boils | source=Kettle; width=480; height=480; frames=60; frame_rate=15; loops=0; size=3300; visibility=Public; views=410; likes=31
! item source clip|source video|source material: Name!;Kind=Video|Pictures|Camera|Link;File:file;Link:url;From second:number(s)#0-36000;To second:number(s)#0-36000;Pictures:number#0-1000;Uploaded on:date
- Cat on the stairs | kind=Video; from_second=12; to_second=15; pictures=0
- Nodding boss | kind=Camera; from_second=0; to_second=3; pictures=0
- Trip pictures | kind=Pictures; from_second=0; to_second=0; pictures=7
- Kettle | kind=Video; from_second=40; to_second=44; pictures=0
! record text caption|gif caption|sticker layer [text|caption|sticker]: Text!;GIF->@gif|animated gif~Cat slides;Font;Size:number(px)#6-400;Colour;Position=Top|Middle|Bottom;From frame:number#1-2000;To frame:number#1-2000
- Monday | gif=Cat slides; font=Impact; size=48; colour=White; position=Bottom; from_frame=1; to_frame=36
- Maybe | gif=Yes, no, yes; font=Sans; size=36; colour=Yellow; position=Top; from_frame=10; to_frame=24
- Tea? | gif=Kettle boils; font=Serif; size=40; colour=White; position=Middle; from_frame=45; to_frame=60
- Day three | gif=Seven slides; font=Sans; size=24; colour=Black; position=Bottom; from_frame=3; to_frame=3
item gif category|category|topic: Name!;Description;Cover:image;Position:number#1-100
- Animals | position=1
- Reactions | position=2
- Kitchen | position=3
- Travel | position=4
record share|gif share|shared gif: Title!;GIF->@gif|animated gif~Cat slides;Way=Link|Chat|Embed|Social media;Shared on:date;~Opened:number#0-10000000
- Cat in the chat | gif=Cat slides; way=Chat; opened=31
- Kettle embedded | gif=Kettle boils; way=Embed; opened=210
- Boss by link | gif=Yes, no, yes; way=Link; opened=52
- Cat for everybody | gif=Cat slides; way=Social media; opened=6400
# anime website|anime site|anime streaming|watching anime|anime platform|anime series|cartoon website|watch anime
item anime|anime series|anime title|cartoon series: Title!;Original title;Studio->@studio|animation studio~Paper Crane;Genre->@anime genre|genre~Adventure;Kind=Series|Film|Special|Web;Episodes:number#1-5000;Age rating:number#0-21;Cover:image;Description:long;Starts on:date;~Score:rating;~Followers:number#0-100000000;~Status=Announced|Running|Finished
- River of Lanterns | studio=Paper Crane; genre=Adventure; kind=Series; episodes=12; age_rating=6; score=4.6; followers=8120; status=Running
- Nine Bakers | studio=Low Tide; genre=Everyday life; kind=Series; episodes=24; age_rating=0; score=4.3; followers=3100; status=Finished
- The Glass Fox | studio=Paper Crane; genre=Fantasy; kind=Film; episodes=1; age_rating=12; score=4.8; followers=21400; status=Finished
- Robot Orchard | studio=Iron Pear; genre=Science fiction; kind=Web; episodes=6; age_rating=12; score=0; followers=410; status=Announced
record episode|anime episode|part: Title!;Anime->@anime|anime series~River of Lanterns;Number:number#1-5000;Length:number(min)#1-300;Video:url;Subtitles~English, German;Dubbed:boolean;Members only:boolean;Released on:date;~Plays:number#0-100000000
- The first lantern | anime=River of Lanterns; number=1; length=24; subtitles=English, German; plays=41000
- Under the bridge | anime=River of Lanterns; number=2; length=24; subtitles=English; plays=33000
- Flour everywhere | anime=Nine Bakers; number=1; length=12; subtitles=English; plays=9800
- The Glass Fox | anime=The Glass Fox; number=1; length=98; subtitles=English, French; plays=77000
! item anime character|cast character|anime role: Name!;Anime->@anime|anime series~River of Lanterns;Role=Main|Supporting|Opponent;Voice~N. Orr;Age:number#0-10000;Description:long;Picture:image;~Fans:number#0-10000000
- Tama | anime=River of Lanterns; role=Main; voice=N. Orr; age=14; fans=5100
- The ferryman | anime=River of Lanterns; role=Supporting; voice=T. Vale; age=70; fans=900
- Baker Six | anime=Nine Bakers; role=Main; voice=L. Tran; age=31; fans=410
- Fox | anime=The Glass Fox; role=Opponent; voice=M. Roy; age=900; fans=12100
! record watch progress|watch list entry|watchlist entry|series progress: Title!;Anime->@anime|anime series~River of Lanterns;Viewer~Mara Lindt|Joel Abara;State=Wanted|Watching|Finished|Dropped;Episodes seen:number#0-5000;Last episode->@episode|anime episode~Under the bridge;Score:rating;Changed on:date
- Mara, lanterns | anime=River of Lanterns; viewer=Mara Lindt; state=Watching; episodes_seen=2; last_episode=Under the bridge; score=5
- Joel, bakers | anime=Nine Bakers; viewer=Joel Abara; state=Finished; episodes_seen=24; last_episode=Flour everywhere; score=4
- Pia, fox | anime=The Glass Fox; viewer=Pia Moreno; state=Wanted; episodes_seen=0
- Lars, lanterns | anime=River of Lanterns; viewer=Lars Finn; state=Dropped; episodes_seen=1; last_episode=The first lantern; score=2
item anime genre|genre|category|theme: Name!;Description;Cover:image;Position:number#1-100
- Adventure | position=1
- Everyday life | position=2
- Fantasy | position=3
- Science fiction | position=4
item studio|animation studio: Name!;Country;Founded:number#1900-2100;Website:url;Logo:image;~Titles:number#0-10000
- Paper Crane | country=Japan; founded=1998; titles=31
- Low Tide | country=France; founded=2010; titles=12
- Iron Pear | country=Korea; founded=2019; titles=3
- Moss Hill | country=Ireland; founded=1987; titles=44
+ review: Anime->@anime|anime series;Stars:rating;Spoiler:boolean
+ comment: Episode->@episode|anime episode;At second:number#0-20000
# voice room|voice chat|voice chat room|audio room|voice social|live audio|voice party
item voice room|room|chat room|audio room: Name!;Host->@host|room host~Nika;Topic->@room topic|category~Music;Seats:number#1-50;Access=Public|Password|Friends|Invited;Password;Cover:image;Notice:long;Opened on:date;~Listeners:number#0-1000000;~Status=Open|Closed|Blocked
- Night piano | host=Nika; topic=Music; seats=8; access=Public; notice=Quiet, please.; listeners=212; status=Open
- Tell me a story | host=Bo; topic=Stories; seats=4; access=Public; listeners=91; status=Open
- Only friends | host=Nika; topic=Talk; seats=10; access=Friends; listeners=6; status=Open
- Riddle hour | host=Sam Oyelaran; topic=Games; seats=8; access=Password; listeners=0; status=Closed
person host|room host|anchor|room owner: Name!;Portrait:image;About:long;Voice=Deep|Soft|Bright;Level:number#1-100;Share of gifts:percent;~Followers:number#0-100000000;~Status=Applied|Approved|Suspended
- Nika | voice=Soft; level=24; share_of_gifts=50; followers=8100; status=Approved
- Bo | voice=Deep; level=11; share_of_gifts=45; followers=1200; status=Approved
- Sam Oyelaran | voice=Bright; level=3; share_of_gifts=40; followers=88; status=Applied
- Rita Moor | voice=Deep; level=40; share_of_gifts=55; followers=41000; status=Suspended
! record microphone seat|mic seat|seat booking|microphone: Title!;Room->@voice room|room~Night piano;Seat:number#1-50;Person~Mara Lindt|Joel Abara;Role=Host|Speaker|Guest;Muted:boolean;Taken on:date;Minutes:number(min)#0-10000;~State=Free|Taken|Locked
- Piano, seat 1 | room=Night piano; seat=1; person=Mara Lindt; role=Speaker; minutes=41; state=Taken
- Piano, seat 2 | room=Night piano; seat=2; person=Joel Abara; role=Guest; minutes=5; state=Taken
- Story, seat 4 | room=Tell me a story; seat=4; role=Guest; minutes=0; state=Locked
- Friends, seat 3 | room=Only friends; seat=3; role=Guest; minutes=0; state=Free
! record room visit|listener visit|room entry: Title!;Room->@voice room|room~Night piano;Person~Mara Lindt|Joel Abara;Joined on:date;Joined at:time;Minutes:number(min)#0-10000;Left by=Self|Removed|Room closed
- Mara at the piano | room=Night piano; person=Mara Lindt; minutes=61; left_by=Self
- Joel at the piano | room=Night piano; person=Joel Abara; minutes=5; left_by=Removed
- Pia at the story | room=Tell me a story; person=Pia Moreno; minutes=30; left_by=Self
- Lars and riddles | room=Riddle hour; person=Lars Finn; minutes=12; left_by=Room closed
record sent gift|gift record|gift: Title!;Room->@voice room|room~Night piano;Gift->@virtual gift|gift kind~Rose;From~Mara Lindt;To->@host|room host~Nika;Quantity:number#1-10000;Coins:number#1-10000000;Sent on:date
- Roses for Nika | room=Night piano; gift=Rose; from=Mara Lindt; to=Nika; quantity=9; coins=9
- Castle for Bo | room=Tell me a story; gift=Castle; from=Pia Moreno; to=Bo; quantity=1; coins=500
- Cake for Nika | room=Only friends; gift=Cake; from=Joel Abara; to=Nika; quantity=2; coins=40
- Note for Sam | room=Riddle hour; gift=Golden note; from=Lars Finn; to=Sam Oyelaran; quantity=1; coins=99
item virtual gift|gift kind: Name!;Coins:number#1-1000000;Effect=None|Small|Full screen;Picture:image;Animation:file;Order:number#1-1000;On sale:boolean
- Rose | coins=1; effect=None; order=1
- Cake | coins=20; effect=Small; order=2
- Golden note | coins=99; effect=Small; order=3
- Castle | coins=500; effect=Full screen; order=4
item room topic|category|topic: Name!;Description;Icon:image;Position:number#1-100
- Music | position=1
- Stories | position=2
- Talk | position=3
- Games | position=4
# training video analysis|sports video|video analysis|movement analysis|technique analysis|match video|shooting video
item training video|video|match video|shooting video|basketball shooting video: Title!;Athlete->@athlete|player~Lena Forst;Exercise->@movement|technique~Jump shot;Video file:file!;Camera=Front|Side|Behind|Above;Length:number(s)#1-36000;Effect->@special effect|effect~Ball trail;Place;Recorded on:date;Hits:number#0-10000;Attempts:number#0-10000;~Status=Uploaded|Being looked at|Commented
- Lena, free throws | athlete=Lena Forst; exercise=Free throw; camera=Side; length=64; place=Hall East; hits=14; attempts=20; status=Commented
- Lena, jump shots | athlete=Lena Forst; exercise=Jump shot; camera=Front; length=120; place=Hall East; hits=9; attempts=25; status=Uploaded
- Ben, sprint start | athlete=Ben Orr; exercise=Sprint start; camera=Side; length=18; place=Track; hits=0; attempts=3; status=Being looked at
- Ida, serve | athlete=Ida Roth; exercise=Serve; camera=Behind; length=45; place=Court 2; hits=7; attempts=12; status=Commented
! record video marking|movement mark|time mark: Title!;Video->@training video|match video~Lena, free throws;At second:number(s)#0-36000;Kind=Point|Angle|Line|Hit|Miss|Note;Value:number#-10000-10000;Text:long;Marked by~Coach Moor;Marked on:date
- Elbow at release | video=Lena, free throws; at_second=12; kind=Angle; value=168; text=Nearly straight, good.; marked_by=Coach Moor
- Miss to the left | video=Lena, free throws; at_second=31; kind=Miss; value=0; marked_by=Coach Moor
- Hip at the start | video=Ben, sprint start; at_second=3; kind=Angle; value=112; marked_by=Coach Vale
- Toss too low | video=Ida, serve; at_second=20; kind=Note; value=0; text=Thirty centimetres more.; marked_by=Coach Moor
person athlete|player|sportsperson: Name!;Sport=Basketball|Athletics|Tennis|Football|Swimming;Team;Coach~Coach Moor|Coach Vale;Height:number(cm)#50-250;Date of birth:date;Hand=Right|Left;Portrait:image
- Lena Forst | sport=Basketball; team=East Gulls; coach=Coach Moor; height=181; hand=Right
- Ben Orr | sport=Athletics; team=Track club; coach=Coach Vale; height=176; hand=Right
- Ida Roth | sport=Tennis; team=Court 2; coach=Coach Moor; height=169; hand=Left
- Sunil Rao | sport=Basketball; team=East Gulls; coach=Coach Moor; height=190; hand=Left
item movement|technique: Name!;Sport=Basketball|Athletics|Tennis|Football|Swimming;What to look at:long;Model video:url;Target value;Level=Beginner|Advanced|Top
- Free throw | sport=Basketball; what_to_look_at=Elbow, follow-through.; target_value=165 to 180°; level=Beginner
- Jump shot | sport=Basketball; what_to_look_at=Release at the top.; target_value=Highest point; level=Advanced
- Sprint start | sport=Athletics; what_to_look_at=Hip and first step.; target_value=110 to 120°; level=Top
- Serve | sport=Tennis; what_to_look_at=Toss and hip.; target_value=Toss above 3 m; level=Advanced
record coach feedback|feedback|video feedback: Title!;Video->@training video|match video~Lena, free throws;Coach~Coach Moor|Coach Vale;Text:long!;Marks:number#1-10;Next exercise->@movement|technique~Jump shot;Given on:date;~Read:boolean
- Good elbow | video=Lena, free throws; coach=Coach Moor; text=Keep the hand up longer.; marks=8; next_exercise=Jump shot
- Higher toss | video=Ida, serve; coach=Coach Moor; text=Throw against the fence top.; marks=5; next_exercise=Serve
- Hip | video=Ben, sprint start; coach=Coach Vale; text=Lower by a hand.; marks=6; next_exercise=Sprint start
- Again from the side | video=Lena, jump shots; coach=Coach Moor; text=Please film from the side.; marks=5; next_exercise=Jump shot
! record video comparison|side by side|technique comparison [compar\\w*|side by side|progress]: Title!;First video->@training video|match video~Lena, free throws;Second video->@training video|match video~Lena, jump shots;First start:number(s)#0-36000;Second start:number(s)#0-36000;Result:long;Made on:date
- Lena, two throws | first_video=Lena, free throws; second_video=Lena, jump shots; first_start=12; second_start=40; result=Elbow wider in the jump.
- Ben and model | first_video=Ben, sprint start; second_video=Lena, jump shots; first_start=3; second_start=0; result=No match.
- Serve, then and now | first_video=Ida, serve; second_video=Ida, serve; first_start=2; second_start=30; result=Toss is 20 cm higher.
- Lena, week 3 | first_video=Lena, free throws; second_video=Lena, free throws; first_start=5; second_start=48; result=Same rhythm.
item special effect|effect|video effect: Name!;Kind=Colour|Slow motion|Zoom|Trail|Vintage;Strength:percent;Preview:image;Description;~Uses:number#0-10000000
- Slow release | kind=Slow motion; strength=50; uses=410
- Ball trail | kind=Trail; strength=80; uses=900
- Warm hall | kind=Colour; strength=30; uses=120
- Zoom on the rim | kind=Zoom; strength=60; uses=230
record edited video|video edit|edit|clip: Title!;Video->@training video|match video~Lena, free throws;Effect->@special effect|effect~Ball trail;Music~Low Meadow;From second:number(s)#0-36000;To second:number(s)#0-36000;File:file;Made on:date;~Status=Draft|Finished
- Best six throws | video=Lena, free throws; effect=Ball trail; music=Low Meadow; from_second=4; to_second=40; status=Finished
- Jump in slow | video=Lena, jump shots; effect=Slow release; from_second=10; to_second=18; status=Finished
- Start, zoomed | video=Ben, sprint start; effect=Zoom on the rim; from_second=0; to_second=6; status=Draft
- Serve, warm | video=Ida, serve; effect=Warm hall; music=Market day; from_second=2; to_second=30; status=Draft

# playlist app|music playlist|collaborative playlist|shared playlist|listening room|listening party|playlist sharing|playlist maker
item playlist|mix: Name!;Owner~Mara Lindt|Joel Abara;Mood;Visibility=Private|By link|Public;Collaborative:boolean;Cover:image;Description:long;~Tracks:number#0-10000;~Followers:number#0-10000000
- Rain on the tram | owner=Mara Lindt; mood=Calm; visibility=Public; description=Slow songs for grey mornings.; tracks=24; followers=310
- Saturday kitchen | owner=Joel Abara; mood=Happy; visibility=By link; description=Everyone adds two.; tracks=41; followers=18
- Long road south | owner=Mara Lindt; mood=Driving; visibility=Private; description=No skips allowed.; tracks=66; followers=2
- Brass and basements | owner=Joel Abara; mood=Loud; visibility=Public; description=Bands from small clubs.; tracks=30; followers=95
item track|song: Title!;Artist->@artist|musician~Field Hour|Lo Panter;Album->@album|record~Tin Roofs|Low Ceiling;Genre=Pop|Rock|Folk|Jazz|Electronic|Hip hop;Length:number(s)#1-7200;Audio file:file;Cover:image;~Plays:number#0-1000000000
- Rain on tin | artist=Field Hour; album=Tin Roofs; genre=Folk; length=204; plays=1240
- Kettle song | artist=Field Hour; album=Tin Roofs; genre=Folk; length=187; plays=880
- Kitchen beat | artist=Lo Panter; album=Low Ceiling; genre=Electronic; length=233; plays=5400
- Stairwell | artist=Lo Panter; album=Low Ceiling; genre=Electronic; length=301; plays=2100
item artist|musician|band: Name!;Genre=Pop|Rock|Folk|Jazz|Electronic|Hip hop;Country;Picture:image;About:long;~Followers:number#0-100000000
- Field Hour | genre=Folk; country=Ireland; about=Two voices and a harmonium.; followers=820
- Lo Panter | genre=Electronic; country=Portugal; about=Beats from kitchen sounds.; followers=4300
- Ida Moor | genre=Jazz; country=Norway; about=Accordion and double bass.; followers=260
- The Copper Steps | genre=Rock; country=Canada; about=Five friends from one stairwell.; followers=1900
item album|record: Title!;Artist->@artist|musician~Field Hour|Lo Panter;Released on:date;Tracks:number#1-100;Cover:image;Label
- Tin Roofs | artist=Field Hour; tracks=10; label=Quiet Hill
- Low Ceiling | artist=Lo Panter; tracks=12; label=Own release
- Slow Bellows | artist=Ida Moor; tracks=8; label=Fjord Sounds
- Third Floor | artist=The Copper Steps; tracks=11; label=Stairwell
! record playlist entry|playlist track|playlist song [playlist\\w*|track\\w*|songs?]: Title!;Playlist->@playlist|mix~Rain on the tram|Saturday kitchen;Track->@track|song~Rain on tin|Kitchen beat;Position:number#1-10000;Added by~Mara Lindt|Joel Abara;Added on:date;~Votes:number#-1000-1000
- Tin opens the tram list | playlist=Rain on the tram; track=Rain on tin; position=1; added_by=Mara Lindt; votes=6
- Kettle second | playlist=Rain on the tram; track=Kettle song; position=2; added_by=Joel Abara; votes=3
- Kitchen beat on Saturday | playlist=Saturday kitchen; track=Kitchen beat; position=1; added_by=Joel Abara; votes=9
- Stairwell after dinner | playlist=Saturday kitchen; track=Stairwell; position=7; added_by=Mara Lindt; votes=-1
! record track vote|song vote [vote\\w*|voting|upvote\\w*]: Title!;Track->@track|song~Rain on tin|Kitchen beat;Playlist->@playlist|mix~Rain on the tram|Saturday kitchen;Voter~Mara Lindt|Joel Abara;Direction=Up|Down;Voted on:date
- Mara lifts the beat | track=Kitchen beat; playlist=Saturday kitchen; voter=Mara Lindt; direction=Up
- Joel lifts the rain | track=Rain on tin; playlist=Rain on the tram; voter=Joel Abara; direction=Up
- Joel lowers the stairwell | track=Stairwell; playlist=Saturday kitchen; voter=Joel Abara; direction=Down
- Mara lifts the kettle | track=Kettle song; playlist=Rain on the tram; voter=Mara Lindt; direction=Up
item music room|listening room|listening party|session room: Name!;Host~Mara Lindt|Joel Abara;Playlist->@playlist|mix~Rain on the tram|Saturday kitchen;Now playing->@track|song~Rain on tin|Kitchen beat;Visibility=Private|By link|Public;Listeners at most:number#2-1000;~Listeners:number#0-1000;~State=Open|Playing|Paused|Closed
- Morning tram | host=Mara Lindt; playlist=Rain on the tram; now_playing=Rain on tin; visibility=Public; listeners_at_most=50; listeners=7; state=Playing
- Kitchen live | host=Joel Abara; playlist=Saturday kitchen; now_playing=Kitchen beat; visibility=By link; listeners_at_most=12; listeners=4; state=Playing
- Road test | host=Mara Lindt; playlist=Long road south; visibility=Private; listeners_at_most=5; listeners=0; state=Closed
- Basement Friday | host=Joel Abara; playlist=Brass and basements; visibility=Public; listeners_at_most=100; listeners=0; state=Open
record listening record|listening history|play history|play: Title!;Track->@track|song~Rain on tin|Kitchen beat;Listener~Mara Lindt|Joel Abara;Room->@music room|listening room~Morning tram|Kitchen live;Played on:date!;Seconds heard:number(s)#0-7200;Skipped:boolean
- Mara hears the rain | track=Rain on tin; listener=Mara Lindt; room=Morning tram; seconds_heard=204
- Joel in the kitchen | track=Kitchen beat; listener=Joel Abara; room=Kitchen live; seconds_heard=233
- Mara skips the stairwell | track=Stairwell; listener=Mara Lindt; room=Kitchen live; seconds_heard=40
- Joel and the kettle | track=Kettle song; listener=Joel Abara; room=Morning tram; seconds_heard=187
`
