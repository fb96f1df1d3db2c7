/** Practices, written as `practicesOfLines` reads them. */
export const linesOfWeb1 = `
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
item video|clip|video clip|movie: Title!;Channel->@channel~Slow Kitchen|Trail Notes;Category->@category|video category~Cooking|Travel;Thumbnail:image;Video file:file;Description:long;Length:number(s)#1-20000;Resolution=480p|720p|1080p|4K;Visibility=Public|Unlisted|Private;Published on:date;~Views:number#0-10000000;~Status=Processing|Published|Blocked
- Sourdough in one day | channel=Slow Kitchen; category=Cooking; description=From starter to loaf without a mixer.; length=745; resolution=1080p; visibility=Public; views=18420; status=Published
- Three huts in the rain | channel=Trail Notes; category=Travel; description=A wet weekend above the tree line.; length=1260; resolution=4K; visibility=Public; views=5310; status=Published
- Reseating a violin bridge | channel=Workbench Nine; category=Crafts; description=Tools, angles and what to leave to a luthier.; length=1980; resolution=720p; visibility=Unlisted; views=960; status=Processing
- Fractions with paper strips | channel=Blackboard Lane; category=Learning; description=Halves, thirds and sixths by folding.; length=512; resolution=1080p; visibility=Private; views=140; status=Blocked
item channel|creator channel|creator: Name!;Banner:image;About:long;Language~English|French;Country~Canada|Austria;~Subscribers:number#0-5000000
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
! record watch history|viewing history|view|watch progress: Viewing!;Video->@video|clip~Sourdough in one day|Three huts in the rain;Watched on:date;Position:number(s)#0-20000;Finished:boolean;Device=Phone|Tablet|Computer|TV
- Sourdough on the phone | video=Sourdough in one day; position=410; device=Phone
- Huts on the TV | video=Three huts in the rain; position=1260; device=TV
- Bridge on the tablet | video=Reseating a violin bridge; position=1105; device=Tablet
- Fractions at the desk | video=Fractions with paper strips; position=512; device=Computer
record subscription|channel subscription|follow: Label!;Channel->@channel~Slow Kitchen|Trail Notes;Notify=All|Highlights|None;Since:date
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

# e-book|ebook|digital book|ebook store|digital library|book reading|ebook reader
item book|e-book|ebook|title: Title!;Author->@author|writer~Iris Landau|Peter Moss;Category->@category|book category~Fiction|Gardening;Cover:image;Description:long;ISBN;Pages:number#10-2000;Language~English|Dutch;Format=EPUB|PDF|MOBI;File:file;Price:money;~Status=Draft|Available|Withdrawn
- The Paper Garden | author=Iris Landau; category=Fiction; description=A bookbinder inherits a walled garden and its debts.; isbn=978-1-4028-9462-6; pages=318; language=English; format=EPUB; price=8.99; status=Available
- Soil for Beginners | author=Peter Moss; category=Gardening; description=Test, feed and rest the ground you have.; isbn=978-1-86197-271-2; pages=164; language=English; format=PDF; price=6.50; status=Available
- Night Ferry to Oran | author=Salma Benali; category=Travel writing; description=A crossing, a cabin and forty years of letters.; isbn=978-0-306-40615-7; pages=242; language=English; format=MOBI; price=7.25; status=Draft
- De kleine sterrenkijker | author=Bram de Wit; category=Children; description=Stars and planets for readers from seven.; isbn=978-90-274-3964-2; pages=88; language=Dutch; format=EPUB; price=5.95; status=Withdrawn
item author|writer|novelist: Name!;Portrait:image;Biography:long;Country~Israel|England;Website:url
- Iris Landau | biography=Writes novels about crafts and families.; country=Israel
- Peter Moss | biography=Allotment keeper for thirty years.; country=England
- Salma Benali | biography=Reporter who writes about ports.; country=Algeria
- Bram de Wit | biography=Runs a school observatory.; country=Netherlands
item category|book category|genre|subject: Name!;Description:long;Picture:image;Position:number#1-100
- Fiction | description=Novels and stories.; position=1
- Gardening | description=Soil, seeds and tools.; position=2
- Travel writing | description=Journeys told from close by.; position=3
- Children | description=First readers up to age twelve.; position=4
! item chapter|book chapter|section: Title!;Book->@book|title~The Paper Garden|Soil for Beginners;Number:number#1-200!;Text:long;Free preview:boolean
- The key in the spine | book=The Paper Garden; number=1; text=Nobody had opened the gate since the war.
- What is under your feet | book=Soil for Beginners; number=1; text=Dig a hole as deep as your arm and look.
- Cabin 214 | book=Night Ferry to Oran; number=2; text=The steward kept the light on until the breakwater.
- De maan in de emmer | book=De kleine sterrenkijker; number=3; text=Zet een emmer water buiten en wacht.
! record reading progress|reading history|reading position|reading session: Place!;Book->@book|title~The Paper Garden|Soil for Beginners;Chapter->@chapter|section~The key in the spine|What is under your feet;Page:number#1-2000;Percent read:percent;Read on:date;Minutes:number(min)#1-600;Finished:boolean
- Garden before bed | book=The Paper Garden; chapter=The key in the spine; page=12; percent_read=4; minutes=25
- Soil on Sunday | book=Soil for Beginners; chapter=What is under your feet; page=20; percent_read=12; minutes=40
- Ferry on holiday | book=Night Ferry to Oran; chapter=Cabin 214; page=121; percent_read=50; minutes=75
- Stars with Noor | book=De kleine sterrenkijker; chapter=De maan in de emmer; page=88; percent_read=100; minutes=20
record bookmark|highlight|annotation|reading note: Label!;Book->@book|title~The Paper Garden|Soil for Beginners;Page:number#1-2000;Quoted text:long;Note:long;Colour=Yellow|Green|Blue|Pink
- The gate | book=The Paper Garden; page=9; quoted_text=A gate is a question.; note=Title of the last part.; colour=Yellow
- Clay test | book=Soil for Beginners; page=17; quoted_text=Roll it into a worm.; note=Try behind the shed.; colour=Green
- Harbour smell | book=Night Ferry to Oran; page=64; quoted_text=Diesel and oranges.; note=Quote for the reading circle.; colour=Blue
- Moon bucket | book=De kleine sterrenkijker; page=31; quoted_text=Zet een emmer water buiten.; note=Do this on Friday.; colour=Pink
item shelf|bookshelf|reading list|collection: Name!;Description:long;Visibility=Private|Public;Cover:image
- To read in spring | description=Waiting since Christmas.; visibility=Private
- Quiet novels | description=For friends who ask.; visibility=Public
- Ports and ships | description=For the sailing club.; visibility=Public
- Read with the children | description=Short chapters, pictures.; visibility=Private
record loan|borrowing|book loan|checkout [borrow\\w*|loan|lend\\w*|librar\\w*|return]: Loan!;Book->@book|title~The Paper Garden|Soil for Beginners;Borrower;Borrowed on:date!;Due on:date;Returned on:date;~Status=On loan|Returned|Overdue
- Paper Garden for Ms Reyes | book=The Paper Garden; borrower=Clara Reyes; status=On loan
- Soil for Mr Tan | book=Soil for Beginners; borrower=Wei Tan; status=Returned
- Night Ferry for Mr Adeyemi | book=Night Ferry to Oran; borrower=Tunde Adeyemi; status=Overdue
- Stars for class 4b | book=De kleine sterrenkijker; borrower=Els Vermeer; status=On loan
+ review: Book->@book|title;Stars:rating;Contains spoilers:boolean
+ order: Book->@book|title;Format=EPUB|PDF|MOBI;Download link:url;Price paid:money

# comic|comics|manga|webtoon|comic book
item comic|series|manga|webtoon|title: Title!;Artist->@artist|author|creator~Yuna Park|Felix Brandt;Genre->@genre|category|comic category~Adventure|Slice of life;Cover:image;Synopsis:long;Reading direction=Left to right|Right to left|Scroll down;Age rating=All ages|Teen|Mature;Started on:date;~Views:number#0-50000000;~Status=Ongoing|Completed|On break
- Moth and Lantern | artist=Yuna Park; genre=Adventure; synopsis=A girl who lights street lamps follows a moth into the old city.; reading_direction=Scroll down; age_rating=All ages; views=83000; status=Ongoing
- Third Floor | artist=Felix Brandt; genre=Slice of life; synopsis=Five neighbours and one lift that never works.; reading_direction=Left to right; age_rating=Teen; views=20400; status=Completed
- Iron Radish | artist=Teo Marchetti; genre=Comedy; synopsis=A failed knight opens a vegetable stall.; reading_direction=Right to left; age_rating=All ages; views=47100; status=On break
- Black Salt | artist=Nadja Orlov; genre=Horror; synopsis=A mining town stops hearing its own echoes.; reading_direction=Scroll down; age_rating=Mature; views=12650; status=Ongoing
item chapter|comic chapter|episode|issue|volume: Title!;Comic->@comic|series~Moth and Lantern|Third Floor;Number:number#1-2000!;Cover:image;Released on:date;Access=Free|Coins|Members only;Price:money;~Status=Draft|Scheduled|Published
- The first lamp | comic=Moth and Lantern; number=1; access=Free; price=0; status=Published
- Out of order | comic=Third Floor; number=1; access=Free; price=0; status=Published
- The turnip duel | comic=Iron Radish; number=14; access=Coins; price=0.40; status=Published
- No echo | comic=Black Salt; number=5; access=Members only; price=0; status=Scheduled
! item page|comic page|panel|page image: Page!;Chapter->@chapter|issue~The first lamp|Out of order;Number:number#1-300!;Image:image;Width:number(px)#100-4000;Height:number(px)#100-20000
- First lamp page 1 | chapter=The first lamp; number=1; width=1080; height=1920
- Out of order page 1 | chapter=Out of order; number=1; width=1200; height=1700
- Turnip duel page 3 | chapter=The turnip duel; number=3; width=1114; height=1600
- No echo page 12 | chapter=No echo; number=12; width=800; height=12000
item artist|author|creator|illustrator: Name!;Portrait:image;Biography:long;Website:url;Country~Korea|Germany
- Yuna Park | biography=Draws at night and teaches by day.; country=Korea
- Felix Brandt | biography=Former architect who likes stairwells.; country=Germany
- Teo Marchetti | biography=Market trader who inks on Sundays.; country=Italy
- Nadja Orlov | biography=Engraver with a love for caves.; country=Bulgaria
item genre|category|comic category: Name!;Description:long;Picture:image;Position:number#1-100
- Adventure | description=Journeys and secrets.; position=1
- Slice of life | description=Small days, well drawn.; position=2
- Comedy | description=Knights, fools and vegetables.; position=3
- Horror | description=Slow dread in black ink.; position=4
! record reading history|reading progress|last read: Place!;Comic->@comic|series~Moth and Lantern|Third Floor;Chapter->@chapter|issue~The first lamp|Out of order;Page:number#1-300;Read on:date;Finished:boolean
- Moth on the tram | comic=Moth and Lantern; chapter=The first lamp; page=8
- Third Floor done | comic=Third Floor; chapter=Out of order; page=22
- Radish at lunch | comic=Iron Radish; chapter=The turnip duel; page=11
- Black Salt, lights on | comic=Black Salt; chapter=No echo; page=4
record subscription|follow|collection entry [follow\\w*|subscri\\w*|collect\\w*|bookshelf|librar\\w*]: Label!;Comic->@comic|series~Moth and Lantern|Third Floor;Notify of updates:boolean;Since:date
- Following the moth | comic=Moth and Lantern
- Neighbours shelf | comic=Third Floor
- Waiting for radishes | comic=Iron Radish
- Salt at midnight | comic=Black Salt
! record unlock|chapter purchase|chapter unlock [coin|pay|paid|unlock|purchase|buy|vip]: Unlocked!;Chapter->@chapter|issue~The first lamp|Out of order;Coins spent:number#0-500;Method=Coins|Ticket|Membership;Unlocked on:date
- Lamp early access | chapter=The first lamp; coins_spent=30; method=Coins
- Lift bonus pages | chapter=Out of order; coins_spent=0; method=Ticket
- Duel with coins | chapter=The turnip duel; coins_spent=25; method=Coins
- Echo for members | chapter=No echo; coins_spent=0; method=Membership
+ comment: Comic->@comic|series;Chapter->@chapter|issue;Spoiler:boolean
+ favorite: Comic->@comic|series

# web novel|novel|online novel|novel reading|light novel|serial fiction|fiction site
item novel|book|web novel|story|work: Title!;Author->@author|writer~Quill Harrow|Anya Soren;Category->@category|genre~Fantasy|Romance;Cover:image;Summary:long;Words:number#0-5000000;Tags~magic, school|slow burn;Started on:date;~Views:number#0-100000000;~Status=Ongoing|Completed|Paused
- The Ninth Gatekeeper | author=Quill Harrow; category=Fantasy; summary=An apprentice finds that the city has one gate too many.; words=240000; tags=magic, school; views=91200; status=Ongoing
- Letters to Platform Two | author=Anya Soren; category=Romance; summary=Two strangers write to each other on a station noticeboard.; words=96000; tags=slow burn; views=38700; status=Completed
- Forty Floors Down | author=Ivo Strand; category=Science fiction; summary=A lift mechanic lives in a tower that nobody may leave.; words=158000; tags=tower, survival; views=57400; status=Paused
- The Inn at Crow Ford | author=Della Marsh; category=Mystery; summary=An innkeeper keeps the luggage of guests who never came back.; words=121500; tags=cosy, detective; views=16300; status=Ongoing
item chapter|novel chapter|instalment|section: Title!;Novel->@novel|book|story~The Ninth Gatekeeper|Letters to Platform Two;Number:number#1-5000!;Text:long!;Words:number#0-20000;Access=Free|Paid|Members only;Published on:date;~Status=Draft|Scheduled|Published
- A gate too many | novel=The Ninth Gatekeeper; number=1; text=Eight gates were on every map that Tam had ever copied.; words=3100; access=Free; status=Published
- The first note | novel=Letters to Platform Two; number=1; text=Whoever left the umbrella, it is safe with me.; words=2200; access=Free; status=Published
- Level thirty-nine | novel=Forty Floors Down; number=22; text=The cable hummed a note that Rae had never heard.; words=2750; access=Paid; status=Published
- The green suitcase | novel=The Inn at Crow Ford; number=8; text=It had stood under the stairs since the fair.; words=1980; access=Members only; status=Scheduled
person author|writer|novelist: Pen name!;Portrait:image;Biography:long;Email:email;Website:url;~Status=Applied|Signed|Inactive
- Quill Harrow | biography=Writes a chapter every Tuesday.; email=quill@example.com; status=Signed
- Anya Soren | biography=Commuter with a notebook.; email=anya@example.com; status=Signed
- Ivo Strand | biography=Maintains lifts and invents taller ones.; email=ivo@example.com; status=Signed
- Della Marsh | biography=Former hotel night porter.; email=della@example.com; status=Applied
item category|genre|book category: Name!;Description:long;Audience=All readers|Teen|Adult;Position:number#1-100
- Fantasy | description=Magic, gates and dragons.; audience=Teen; position=1
- Romance | description=Hearts, letters and trains.; audience=All readers; position=2
- Science fiction | description=Towers, ships and machines.; audience=Adult; position=3
- Mystery | description=Cases, clues and locked trunks.; audience=All readers; position=4
! record reading history|reading progress|reading record: Place!;Novel->@novel|book|story~The Ninth Gatekeeper|Letters to Platform Two;Chapter->@chapter~A gate too many|The first note;Percent read:percent;Read on:date;Minutes:number(min)#1-600
- Gatekeeper at lunch | novel=The Ninth Gatekeeper; chapter=A gate too many; percent_read=60; minutes=14
- Platform Two on the train | novel=Letters to Platform Two; chapter=The first note; percent_read=100; minutes=11
- Forty Floors overnight | novel=Forty Floors Down; chapter=Level thirty-nine; percent_read=85; minutes=19
- Crow Ford with tea | novel=The Inn at Crow Ford; chapter=The green suitcase; percent_read=35; minutes=7
record bookshelf entry|bookmark|collection entry|shelf entry|bookshelf [bookshelf|shelf|bookmark|collect\\w*|librar\\w*|follow\\w*]: Label!;Novel->@novel|book|story~The Ninth Gatekeeper|Letters to Platform Two;Shelf=Reading|Finished|To read|Dropped;Notify of chapters:boolean;Added on:date
- Gatekeeper in progress | novel=The Ninth Gatekeeper; shelf=Reading
- Platform finished | novel=Letters to Platform Two; shelf=Finished
- Floors for later | novel=Forty Floors Down; shelf=To read
- Crow Ford set aside | novel=The Inn at Crow Ford; shelf=Dropped
! record volume|book volume|arc [volume|arc|chapter\\w*]: Title!;Novel->@novel|book|story~The Ninth Gatekeeper|Letters to Platform Two;Number:number#1-50;Summary:long
- Volume one, The Map | novel=The Ninth Gatekeeper; number=1; summary=Tam copies the forbidden map.
- Part one, Winter | novel=Letters to Platform Two; number=1; summary=Notes pass until the snow melts.
- Volume two, The Shaft | novel=Forty Floors Down; number=2; summary=Rae climbs below the flooded levels.
- Book one, Autumn Guests | novel=The Inn at Crow Ford; number=1; summary=Three suitcases and one name.
item ranking|leaderboard|ranking list|recommendation [rank\\w*|leaderboard|recommend\\w*|popular|hot]: Title!;Novel->@novel|book|story~The Ninth Gatekeeper|Letters to Platform Two;List=Daily|Weekly|Monthly|Editors' choice;Place:number#1-500;Score:number#0-1000000;Date:date
- Gatekeeper of the week | novel=The Ninth Gatekeeper; list=Weekly; place=2; score=8420
- Editors like Platform | novel=Letters to Platform Two; list=Editors' choice; place=1; score=7900
- Forty Floors today | novel=Forty Floors Down; list=Daily; place=5; score=3110
- Crow Ford this month | novel=The Inn at Crow Ford; list=Monthly; place=18; score=5240
+ comment: Novel->@novel|book|story;Chapter->@chapter;Spoiler:boolean
+ payment: Chapter->@chapter;Coins:number#0-10000;Method=Card|Wallet|Coins

# image gallery|picture gallery|photo gallery site|gallery website|photo album|photo sharing|gallery of photos|photo gallery app
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

# design tool|graphic design|online design|design editor|poster maker|logo maker|design platform
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
item brand kit|palette|colour palette|style guide [brand|palette|colou?r|style]: Name!;Primary colour;Secondary colour;Heading font;Text font;Logo:image;Note:long
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
record export|download|export file [export|download|print|pdf|png]: Export!;Design->@design|artwork~Harvest market poster|Thank-you card;Format=PNG|JPG|PDF|SVG;Quality=Screen|Print;File:file;Exported on:date
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

# instant messaging|messenger|chat app|chat room|messaging app|chat application|messaging platform
item conversation|chat|chat room|group chat|channel|room: Name!;Type=Direct|Group|Channel;Picture:image;Topic:long;Visibility=Private|Invite only|Public;Muted:boolean;Created on:date;~Members:number#1-10000;~Last message on:date
- Hiking crew | type=Group; topic=Where to on Sunday.; visibility=Invite only; members=6
- Town events | type=Channel; topic=Announcements only.; visibility=Public; members=214
- Petra and Marta | type=Direct; topic=Everything and nothing.; visibility=Private; members=2
- Flat 3B | type=Group; topic=Bins, bills and visitors.; visibility=Private; members=4
person contact|friend|buddy: Name!;Nickname;Email:email;Phone:phone;Portrait:image;Note:long;~Status=Online|Away|Busy|Offline
- Petra Nowak | nickname=Pet; email=petra@example.com; phone=+48 500 100 200; status=Online
- Sam Idowu | nickname=Sam; email=sam@example.com; phone=+44 7700 900123; status=Away
- Marta Zielinska | nickname=Mar; email=marta@example.com; phone=+48 500 300 400; status=Busy
- Gio Ferrante | nickname=Gio; email=gio@example.com; phone=+39 320 555 0123; note=Flatmate, works nights.; status=Offline
! record participant|chat member|group member|membership: Label!;Conversation->@conversation|chat|room~Hiking crew|Town events;Contact->@contact|friend~Petra Nowak|Sam Idowu;Role=Owner|Moderator|Member;Joined on:date;Last read on:date;Muted:boolean
- Petra in Hiking crew | conversation=Hiking crew; contact=Petra Nowak; role=Owner
- Sam in Hiking crew | conversation=Hiking crew; contact=Sam Idowu; role=Member
- Gio in Flat 3B | conversation=Flat 3B; contact=Gio Ferrante; role=Moderator
- Marta with Petra | conversation=Petra and Marta; contact=Marta Zielinska; role=Member
request friend request|contact request|invitation: Subject!;From;To;Greeting:long;Sent on:date
- Sam would like to connect | from=Sam Idowu; to=Petra Nowak; greeting=We met at the hut.
- Gio from flat 3B | from=Gio Ferrante; to=Sam Idowu; greeting=I have the spare key.
- Marta would like to chat | from=Marta Zielinska; to=Petra Nowak; greeting=Same choir, second row.
- New neighbour upstairs | from=Hedda Lorenz; to=Gio Ferrante; greeting=Is there a house group?
record attachment|shared file|media|file [file|attach\\w*|media|image|picture|photo|share]: File name!;Conversation->@conversation|chat|room~Hiking crew|Town events;Sender->@contact|friend~Petra Nowak|Sam Idowu;File:file;Type=Picture|Video|Voice|Document;Size:number(KB)#1-500000;Sent on:date
- route.gpx | conversation=Hiking crew; sender=Petra Nowak; type=Document; size=84
- summit.jpg | conversation=Hiking crew; sender=Sam Idowu; type=Picture; size=2400
- electricity-march.pdf | conversation=Flat 3B; sender=Gio Ferrante; type=Document; size=310
- choir-line.m4a | conversation=Petra and Marta; sender=Marta Zielinska; type=Voice; size=640
! record reaction|message reaction|emoji reaction [reaction|emoji|like|sticker]: Label!;Conversation->@conversation|chat|room~Hiking crew|Town events;Message text:long;Emoji=Thumbs up|Heart|Laugh|Surprise|Sad;Given on:date
- Heart for the summit | conversation=Hiking crew; message_text=We made it.; emoji=Heart
- Thumbs up for ten o'clock | conversation=Hiking crew; message_text=Ten o'clock at the station.; emoji=Thumbs up
- Laugh for the burnt pan | conversation=Flat 3B; message_text=The pan was already black.; emoji=Laugh
- Surprise for the solo | conversation=Petra and Marta; message_text=They gave me the solo.; emoji=Surprise
record call|voice call|video call [call|voice|video]: Title!;Conversation->@conversation|chat|room~Hiking crew|Town events;Type=Voice|Video;Caller->@contact|friend~Petra Nowak|Sam Idowu;Called on:date;Length:number(min)#0-600;Outcome=Answered|Missed|Declined
- Plan for Sunday | conversation=Hiking crew; type=Voice; caller=Petra Nowak; length=12; outcome=Answered
- Where are you | conversation=Hiking crew; type=Voice; caller=Sam Idowu; length=0; outcome=Missed
- Choir warm-up | conversation=Petra and Marta; type=Video; caller=Marta Zielinska; length=35; outcome=Answered
- Keys forgotten | conversation=Flat 3B; type=Voice; caller=Gio Ferrante; length=0; outcome=Declined
record block|blocked contact|blacklist entry [block\\w*|blacklist|spam|abuse]: Name!;Contact->@contact|friend~Petra Nowak|Sam Idowu;Reason=Spam|Harassment|Unknown|Other;Blocked on:date;Note:long
- Unknown seller | reason=Spam; note=Sends links every day.
- Insulting stranger | reason=Harassment; note=Came from a public channel.
- Number without name | reason=Unknown; note=Calls at four in the morning.
- Former flatmate | reason=Other; note=Asks for the deposit every week.
+ message: Conversation->@conversation|chat|room;Type=Text|Picture|Voice|File;Edited:boolean;Reply to;Read on:date

# social network|social networking|micro-blog|microblog|social app|social platform|social media platform|social media app
person profile|member profile|user profile|member: Display name!;Handle!;Portrait:image;Banner:image;Biography:long;City;Website:url;Joined on:date;Private profile:boolean;~Followers:number#0-10000000
- Rosa Amaral | handle=rosa_a; biography=Ceramics, bikes, bad puns.; city=Faro; followers=412
- Jonas Weil | handle=jweil; biography=Trains and bread.; city=Graz; followers=1280
- Kerstin Aho | handle=kersti; biography=Knits on ferries.; city=Turku; followers=2310
- Babak Tahan | handle=btahan; biography=Chess in parks, tea everywhere.; city=Cologne; followers=148
record follow|follower|friendship|connection|friend: Label!;Follower->@profile|member profile~Rosa Amaral|Jonas Weil;Followed->@profile|member profile~Rosa Amaral|Jonas Weil;Since:date;Close friend:boolean;~Status=Requested|Accepted|Blocked
- Rosa follows Jonas | follower=Rosa Amaral; followed=Jonas Weil; status=Accepted
- Jonas follows Rosa | follower=Jonas Weil; followed=Rosa Amaral; status=Requested
- Kerstin follows Rosa | follower=Kerstin Aho; followed=Rosa Amaral; status=Accepted
- Babak follows Kerstin | follower=Babak Tahan; followed=Kerstin Aho; status=Blocked
item group|community|circle|interest group: Name!;Topic=Hobby|Local|Work|Support|Culture;Cover:image;Description:long;Rules:long;Visibility=Open|By request|Hidden;Founded on:date;~Members:number#0-1000000
- Kiln talk | topic=Hobby; description=Glazes, cracks and firing curves.; rules=Show your failures too.; visibility=Open; members=318
- Graz night trains | topic=Local; description=Timetables and platform photos.; rules=No spam.; visibility=By request; members=95
- Wool and waves | topic=Culture; description=Patterns from islands and coasts.; rules=Name your source.; visibility=Open; members=1204
- After the redundancy | topic=Support; description=Looking for work together.; rules=What is said here stays here.; visibility=Hidden; members=37
! record group member|membership|group membership [group|communit\\w*|circle]: Label!;Group->@group|community~Kiln talk|Graz night trains;Profile->@profile|member profile~Rosa Amaral|Jonas Weil;Role=Admin|Moderator|Member;Joined on:date
- Rosa in Kiln talk | group=Kiln talk; profile=Rosa Amaral; role=Admin
- Jonas in Night trains | group=Graz night trains; profile=Jonas Weil; role=Member
- Kerstin in Wool and waves | group=Wool and waves; profile=Kerstin Aho; role=Moderator
- Babak in After the redundancy | group=After the redundancy; profile=Babak Tahan; role=Member
! record like|reaction|post like: Label!;Profile->@profile|member profile~Rosa Amaral|Jonas Weil;Liked post~Blue glaze at last|Sleeper to Rijeka;Reaction=Like|Love|Laugh|Sad|Angry;Given on:date
- Jonas likes the glaze | profile=Jonas Weil; liked_post=Blue glaze at last; reaction=Love
- Rosa likes the sleeper | profile=Rosa Amaral; liked_post=Sleeper to Rijeka; reaction=Like
- Kerstin laughs at the lid | profile=Kerstin Aho; liked_post=Kiln lid, part two; reaction=Laugh
- Babak sad about the bench | profile=Babak Tahan; liked_post=They took our chess bench; reaction=Sad
item hashtag|topic|trend [hashtag|topic|trend\\w*|tag]: Name!;Description:long;~Posts:number#0-10000000;~Trending:boolean;First used on:date
- glazefail | description=Pots that went wrong.; posts=87
- nighttrain | description=Sleepers and couchettes.; posts=240
- ferryknit | description=Knitting between two harbours.; posts=512
- parkchess | description=Boards under trees.; posts=63
item story|moment|status update [story|stories|moment|status]: Title!;Profile->@profile|member profile~Rosa Amaral|Jonas Weil;Picture:image;Text:long;Audience=Everyone|Followers|Close friends;Posted on:date;Expires on:date
- Kiln is at 1240 | profile=Rosa Amaral; text=Nobody opens the lid.; audience=Followers
- Platform six | profile=Jonas Weil; text=Forty minutes late.; audience=Everyone
- Third sock lost | profile=Kerstin Aho; text=Somewhere between deck four and five.; audience=Followers
- Mate in two | profile=Babak Tahan; text=White to move, tea to drink.; audience=Close friends
request content report|flag|abuse report|post report [flag|abuse|moderat\\w*|report\\w*]: Subject!;Reported profile->@profile|member profile~Rosa Amaral|Jonas Weil;Reason=Spam|Harassment|Hate|Nudity|Other;Details:long;Moderator~Ines Falk|Tom Reed
- Same advert ten times | reported_profile=Jonas Weil; reason=Spam; details=Copies in every group.; moderator=Ines Falk
- Insults under a picture | reported_profile=Babak Tahan; reason=Harassment; details=Three comments since Monday.; moderator=Tom Reed
- Slogan on a banner | reported_profile=Jonas Weil; reason=Hate; details=Visible at the edge of the photo.; moderator=Ines Falk
- Stolen pattern | reported_profile=Kerstin Aho; reason=Other; details=The pattern is from a paid booklet.; moderator=Tom Reed
+ post: Profile->@profile|member profile;Group->@group|community;Picture:image;Place;Audience=Everyone|Followers|Only me;~Likes:number#0-1000000;~Shares:number#0-1000000
+ comment: Profile->@profile|member profile;~Likes:number#0-100000
+ message: Sender->@profile|member profile;Recipient->@profile|member profile;Picture:image;Read:boolean

# dating|dating site|dating app|dating profile|matchmaking for singles|marriage site
person profile|dating profile|single|member profile: First name!;Age:number(years)#18-99!;Gender=Woman|Man|Other;Looking for=Women|Men|Everyone;Portrait:image;City;Height:number(cm)#130-220;Profession;Goal=Friendship|Dating|Relationship|Marriage;About me:long;Verified:boolean;~Status=New|Approved|Hidden
- Elena | age=34; gender=Woman; looking_for=Men; city=Split; height=169; profession=Vet; goal=Relationship; about_me=Two cats and a sea kayak.; status=Approved
- Marcus | age=37; gender=Man; looking_for=Women; city=Zadar; height=182; profession=Carpenter; goal=Relationship; about_me=Builds boats, burns toast.; status=Approved
- Noor | age=29; gender=Woman; looking_for=Everyone; city=Rijeka; height=163; profession=Sound engineer; goal=Dating; about_me=Owns too many cables.; status=New
- Davor | age=46; gender=Man; looking_for=Women; city=Pula; height=177; profession=Baker; goal=Friendship; about_me=Free after eleven in the morning.; status=Hidden
! item profile photo|picture|photo: Caption!;Profile->@profile|dating profile~Elena|Marcus;Picture:image;Position:number#1-12;~Status=Waiting|Approved|Rejected
- Kayak in May | profile=Elena; position=1; status=Approved
- In the workshop | profile=Marcus; position=1; status=Approved
- Behind the mixing desk | profile=Noor; position=1; status=Waiting
- Flour everywhere | profile=Davor; position=2; status=Rejected
record like|swipe|interest: Label!;From->@profile|dating profile~Elena|Marcus;To->@profile|dating profile~Elena|Marcus;Kind=Like|Super like|Pass;Given on:date
- Elena likes Marcus | from=Elena; to=Marcus; kind=Like
- Marcus likes Elena | from=Marcus; to=Elena; kind=Super like
- Noor likes Davor | from=Noor; to=Davor; kind=Like
- Davor passes on Elena | from=Davor; to=Elena; kind=Pass
record match|mutual match|couple: Label!;First profile->@profile|dating profile~Elena|Marcus;Second profile->@profile|dating profile~Elena|Marcus;Score:percent;Matched on:date;~Status=New|Chatting|Met|Ended
- Elena and Marcus | first_profile=Elena; second_profile=Marcus; score=87; status=Chatting
- Noor and Marcus | first_profile=Noor; second_profile=Marcus; score=64; status=New
- Elena and Davor | first_profile=Elena; second_profile=Davor; score=58; status=Ended
- Noor and Davor | first_profile=Noor; second_profile=Davor; score=71; status=Met
record date|date plan|meeting|first date: Title!;Match->@match|mutual match~Elena and Marcus;Place;Date:date;Starts at:time;Idea;~Status=Proposed|Agreed|Happened|Cancelled
- Coffee at the harbour | match=Elena and Marcus; place=Harbour kiosk; idea=Walk to the lighthouse; status=Agreed
- Concert in the fortress | match=Noor and Marcus; place=Fortress courtyard; idea=Stand near the sound desk; status=Proposed
- Bread before sunrise | match=Noor and Davor; place=Bakery on Forum square; idea=Watch the first batch come out; status=Happened
- Market and olives | match=Elena and Davor; place=Green market; idea=Taste and vote; status=Cancelled
! record preference|search filter|partner preference|criterion [prefer\\w*|filter|criteri\\w*|search]: Name!;Profile->@profile|dating profile~Elena|Marcus;Age from:number#18-99;Age to:number#18-99;Distance:number(km)#1-1000;Gender=Woman|Man|Any;Smoker=Yes|No|Does not matter;Children=Yes|No|Does not matter
- What Elena seeks | profile=Elena; age_from=32; age_to=44; distance=80; gender=Man; smoker=No; children=Does not matter
- What Marcus seeks | profile=Marcus; age_from=28; age_to=40; distance=150; gender=Woman; smoker=Does not matter; children=Does not matter
- What Noor seeks | profile=Noor; age_from=26; age_to=48; distance=120; gender=Any; smoker=No; children=No
- What Davor seeks | profile=Davor; age_from=38; age_to=52; distance=60; gender=Woman; smoker=Does not matter; children=Yes
item interest|hobby|personality question|question [interest|hobb\\w*|question\\w*|personality|quiz]: Name!;Category=Sport|Culture|Food|Values|Travel;Question text:long;Position:number#1-200
- Sea sports | category=Sport; question_text=Do you like being on the water?; position=1
- Early mornings | category=Values; question_text=Up before the sun or after?; position=2
- Live music | category=Culture; question_text=Front row or back wall?; position=3
- Cooking together | category=Food; question_text=Recipe or instinct?; position=4
item membership plan|premium plan|subscription plan|vip plan [premium|plan|membership|subscription|vip|paid]: Name!;Price:money;Period=Month|Quarter|Year;Likes per day:number#0-1000;Sees who liked:boolean;Description:long
- Free | price=0; period=Month; likes_per_day=10; description=Profile, ten likes and chat with matches.
- Open sea | price=14.90; period=Month; likes_per_day=200; description=Unlimited filters and read receipts.
- Harbour | price=29.90; period=Quarter; likes_per_day=50; description=See who liked you and travel mode.
- Lighthouse | price=89; period=Year; likes_per_day=500; description=Everything, plus events for members.
request profile report|complaint|block [report\\w*|complaint|block\\w*|moderat\\w*|safe\\w*]: Subject!;Reported profile->@profile|dating profile~Elena|Marcus;Reason=Fake profile|Harassment|Under age|Spam|Other;Details:long;Moderator~Lea Vuk|Ivo Grant
- Pictures from a catalogue | reported_profile=Marcus; reason=Fake profile; details=Same picture on another site.; moderator=Lea Vuk
- Rude after a refusal | reported_profile=Davor; reason=Harassment; details=Five messages in one night.; moderator=Ivo Grant
- Looks younger than eighteen | reported_profile=Noor; reason=Under age; details=Please check the papers.; moderator=Lea Vuk
- Sells concert tickets | reported_profile=Noor; reason=Spam; details=Sends the same offer to all matches.; moderator=Ivo Grant
+ message: Match->@match|mutual match;Picture:image;Read:boolean
+ payment: Plan->@membership plan|premium plan;Paid until:date

# matching platform|matching site|matching service|partner finder|buddy finder|skill exchange|roommate
person candidate|participant|seeker|profile|applicant: Name!;Portrait:image;Email:email;City;Skills~Spanish, guitar|Bookkeeping;Interests~Climbing, cooking|Board games;Availability=Weekdays|Evenings|Weekends|Flexible;About:long;~Status=New|Active|Matched|Paused
- Lucia Ferro | email=lucia@example.com; city=Turin; skills=Spanish, guitar; interests=Climbing, cooking; availability=Evenings; about=Wants to swap Spanish for German.; status=Matched
- Hannes Dorn | email=hannes@example.com; city=Turin; skills=German, bicycle repair; interests=Climbing, maps; availability=Evenings; about=New in town and learning Spanish.; status=Active
- Femi Bello | email=femi@example.com; city=Milan; skills=Web design, French; interests=Board games, football; availability=Weekends; about=Looks for a co-founder with sales skills.; status=New
- Greta Moroni | email=greta@example.com; city=Milan; skills=Sales, Italian sign language; interests=Board games, theatre; availability=Flexible; about=Has sold machines and now wants her own firm.; status=Paused
item offer|listing|ad|opportunity: Title!;Candidate->@candidate|participant|profile~Lucia Ferro|Hannes Dorn;Category->@category|field~Languages|Housing;Type=Offering|Seeking;City;Description:long;Valid until:date;~Status=Open|Matched|Closed
- Spanish for German | candidate=Lucia Ferro; category=Languages; type=Offering; city=Turin; description=One hour each, once a week.; status=Matched
- Room near the park | candidate=Hannes Dorn; category=Housing; type=Seeking; city=Turin; description=Quiet flat, two people.; status=Open
- Co-founder for a booking tool | candidate=Femi Bello; category=Business partners; type=Seeking; city=Milan; description=Prototype is ready, sales are missing.; status=Open
- Sign language hour | candidate=Greta Moroni; category=Volunteering; type=Offering; city=Milan; description=Free beginners' hour on Saturdays.; status=Closed
item category|field|area of interest: Name!;Description:long;Icon:image;Position:number#1-100
- Languages | description=Tandems and conversation.; position=1
- Housing | description=Rooms and flat shares.; position=2
- Business partners | description=Founders, freelancers and investors.; position=3
- Volunteering | description=Time given for others.; position=4
record match|pairing|matching result|suggestion: Title!;First->@candidate|participant|profile~Lucia Ferro|Hannes Dorn;Second->@candidate|participant|profile~Lucia Ferro|Hannes Dorn;Offer->@offer|listing~Spanish for German|Room near the park;Score:percent;Reason:long;Suggested on:date;~Status=Suggested|Accepted|Declined|Ended
- Lucia with Hannes | first=Lucia Ferro; second=Hannes Dorn; offer=Spanish for German; score=92; reason=Languages cross and both climb.; status=Accepted
- Femi with Greta | first=Femi Bello; second=Greta Moroni; offer=Co-founder for a booking tool; score=88; reason=Design meets sales in one city.; status=Suggested
- Hannes with Femi | first=Hannes Dorn; second=Femi Bello; offer=Room near the park; score=49; reason=Both look for a flat share.; status=Declined
- Greta with Lucia | first=Greta Moroni; second=Lucia Ferro; offer=Sign language hour; score=75; reason=Lucia wants to learn to sign.; status=Ended
request contact request|invitation|interest|application: Subject!;Offer->@offer|listing~Spanish for German|Room near the park;From;Message:long;Sent on:date
- Tuesday evenings work for me | offer=Spanish for German; from=Hannes Dorn; message=I can meet near the station.
- I have sold software for six years | offer=Co-founder for a booking tool; from=Greta Moroni; message=Can we talk on Saturday?
- Is the room still wanted | offer=Room near the park; from=Femi Bello; message=My flatmate moves out in May.
- Two places for Saturday | offer=Sign language hour; from=Lucia Ferro; message=I would bring my sister.
! record preference|criterion|matching criterion|requirement: Name!;Candidate->@candidate|participant|profile~Lucia Ferro|Hannes Dorn;Attribute=City|Skill|Interest|Age|Language|Budget;Wanted value;Weight:number#1-10;Must have:boolean
- Lucia needs German | candidate=Lucia Ferro; attribute=Skill; wanted_value=German; weight=10
- Hannes prefers climbers | candidate=Hannes Dorn; attribute=Interest; wanted_value=Climbing; weight=6
- Femi wants sales skills | candidate=Femi Bello; attribute=Skill; wanted_value=Sales; weight=9
- Greta stays in Milan | candidate=Greta Moroni; attribute=City; wanted_value=Milan; weight=8
record meeting|session|get-together [meet\\w*|session|call|schedul\\w*]: Title!;Match->@match|pairing~Lucia with Hannes;Place;Date:date!;Starts at:time;Length:number(min)#10-300;Outcome:long;~Status=Planned|Held|Cancelled
- First tandem | match=Lucia with Hannes; place=Cafe by the river; length=60; outcome=Half an hour each.; status=Held
- Pitch over espresso | match=Femi with Greta; place=Bar at Lambrate; length=90; status=Planned
- Flat viewing together | match=Hannes with Femi; place=Via Po 12; length=30; outcome=Femi was ill.; status=Cancelled
- First signs | match=Greta with Lucia; place=Community room; length=75; outcome=Alphabet learned.; status=Held
! record matching run|algorithm run|match run [algorithm|automatic\\w*|engine|score|recommend\\w*]: Title!;Run on:date;Candidates compared:number#0-1000000;Matches found:number#0-100000;Lowest score:percent;Started by~Rita Gallo|Leon Beck
- Monday run | candidates_compared=84; matches_found=19; lowest_score=70; started_by=Rita Gallo
- Test with new weights | candidates_compared=84; matches_found=26; lowest_score=60; started_by=Leon Beck
- Founders only | candidates_compared=22; matches_found=4; lowest_score=80; started_by=Rita Gallo
- Nightly run in May | candidates_compared=131; matches_found=37; lowest_score=65; started_by=Leon Beck
+ review: Match->@match|pairing;Would meet again:boolean;Stars:rating
+ message: Match->@match|pairing;Read:boolean

# discussion forum|online forum|forum site|forum for|message board|bulletin board|discussion board|forum platform
item board|forum section|section|subforum|forum category|category: Name!;Description:long;Icon:image;Position:number#1-200;Moderator~Greta Sund|Paul Okafor;Who may write=Everyone|Members|Moderators;~Threads:number#0-1000000
- Getting started | description=First questions welcome.; position=1; moderator=Greta Sund; who_may_write=Everyone; threads=128
- Workshop | description=Projects with pictures.; position=2; moderator=Paul Okafor; who_may_write=Members; threads=342
- Tools and machines | description=Reviews, repairs and settings.; position=3; moderator=Paul Okafor; who_may_write=Members; threads=519
- House rules and news | description=Announcements of the team.; position=4; moderator=Greta Sund; who_may_write=Moderators; threads=17
item thread|topic|discussion|forum topic|forum thread: Title!;Board->@board|section|category~Getting started|Workshop;Author name~dovetail_dan|mira77;Text:long!;Tags~beginner, tools|glue;Started on:date;Pinned:boolean;Locked:boolean;~Views:number#0-10000000;~Replies:number#0-100000
- Which saw to buy first | board=Getting started; author_name=mira77; text=I have fifty euros and a balcony.; tags=beginner, tools; views=940; replies=2
- Glue line opened in winter | board=Workshop; author_name=dovetail_dan; text=The table top split along one joint.; tags=glue; views=310; replies=1
- Plane iron rusts in two days | board=Tools and machines; author_name=coastal_kit; text=My shed is fifty metres from the sea.; tags=rust, plane; views=621; replies=1
- Picture size is now 5 MB | board=House rules and news; author_name=greta_sund; text=Bigger pictures are shrunk on upload.; tags=news; views=1480; replies=1
record reply|answer|forum post|thread reply: Summary!;Thread->@thread|topic|discussion~Which saw to buy first|Glue line opened in winter;Author name~dovetail_dan|mira77;Text:long!;Quoted text:long;Written on:date;Edited:boolean;~Likes:number#0-100000
- A Japanese pull saw | thread=Which saw to buy first; author_name=dovetail_dan; text=Cheap, thin and forgiving.; likes=14
- Dry air shrinks wood | thread=Glue line opened in winter; author_name=mira77; text=Check the humidity first.; likes=5
- Camellia oil and a sock | thread=Plane iron rusts in two days; author_name=dovetail_dan; text=Wipe after use and store in wool.; likes=21
- Thank you, team | thread=Picture size is now 5 MB; author_name=coastal_kit; text=My phone pictures fit at last.; likes=3
! record vote|like|upvote [vote|like|upvot\\w*|reputation|point|popular]: Label!;Reply->@reply|answer~A Japanese pull saw|Dry air shrinks wood;Value=Up|Down;Given on:date
- Mira thanks Dan | reply=A Japanese pull saw; value=Up
- Dan agrees | reply=Dry air shrinks wood; value=Up
- Kit thanks Dan | reply=Camellia oil and a sock; value=Up
- Lou disagrees | reply=Thank you, team; value=Down
record watched thread|subscription|bookmark|followed topic [subscri\\w*|follow\\w*|watch|bookmark|notif\\w*]: Label!;Thread->@thread|topic~Which saw to buy first|Glue line opened in winter;Notify by=E-mail|On the site|Never;Since:date;Last read on:date
- Saw answers | thread=Which saw to buy first; notify_by=E-mail
- Glue answers | thread=Glue line opened in winter; notify_by=On the site
- Rust answers | thread=Plane iron rusts in two days; notify_by=E-mail
- Picture news | thread=Picture size is now 5 MB; notify_by=Never
item badge|rank|member rank|level [badge|rank|level|point|reputation]: Name!;Icon:image;Description:long;Points needed:number#0-100000;Colour
- Apprentice | description=Ten posts written.; points_needed=10; colour=Bronze
- Old hand | description=Five hundred useful answers.; points_needed=2500; colour=Gold
- Journeyman | description=Fifty posts and one finished project.; points_needed=250; colour=Silver
- Photographer | description=Twenty threads with pictures.; points_needed=400; colour=Blue
item tag|keyword|topic tag [tag|keyword]: Name!;Description:long;Colour;~Threads:number#0-100000
- beginner | description=No question is too simple.; colour=Green; threads=77
- glue | description=Adhesives and clamps.; colour=Brown; threads=23
- rust | description=Keeping steel bright.; colour=Orange; threads=18
- news | description=From the team.; colour=Grey; threads=17
request flag|post report|complaint [flag|report\\w*|moderat\\w*|abuse|spam]: Subject!;Thread->@thread|topic~Which saw to buy first|Glue line opened in winter;Reason=Spam|Insult|Off topic|Duplicate|Other;Details:long;Moderator~Greta Sund|Paul Okafor
- Advert for saws | thread=Which saw to buy first; reason=Spam; details=Third link to the same shop.; moderator=Greta Sund
- Name-calling in the glue thread | thread=Glue line opened in winter; reason=Insult; details=Second reply calls the writer lazy.; moderator=Paul Okafor
- Fishing talk | thread=Plane iron rusts in two days; reason=Off topic; details=The last page is about mackerel.; moderator=Paul Okafor
- Saw question again | thread=Which saw to buy first; reason=Duplicate; details=Pinned guide answers this.; moderator=Greta Sund
! record ban|warning|sanction [ban|warn\\w*|moderat\\w*|block\\w*]: Label!;Member name~saw_deals|loud_lou;Kind=Warning|Mute|Ban;Reason:long;From:date;Until:date;Decided by~Greta Sund|Paul Okafor
- Seven days for saw_deals | member_name=saw_deals; kind=Ban; reason=Repeated adverts.; decided_by=Greta Sund
- Warning for loud_lou | member_name=loud_lou; kind=Warning; reason=Insult in the glue thread.; decided_by=Paul Okafor
- Two days without posting for mira77 | member_name=mira77; kind=Mute; reason=Argument went on after a warning.; decided_by=Greta Sund
- Ban of glue4u | member_name=glue4u; kind=Ban; reason=Second account of saw_deals.; decided_by=Greta Sund
+ post: Board->@board|section;Pinned:boolean;~Views:number#0-10000000
+ comment: Thread->@thread|topic;~Likes:number#0-100000
+ message: Subject;Recipient;Read:boolean

# question-and-answer|q&a|questions and answers|ask and answer|q&a site|q&a platform|answer site
item question|asked question|problem|query: Title!;Details:long!;Category->@category|topic~Plumbing|Tax;Asked by~nervous_tenant|first_year;Tags~leak, kitchen|deduction;Asked on:date;Bounty:number(points)#0-5000;~Views:number#0-10000000;~Votes:number#-1000-100000;~Status=Open|Answered|Solved|Closed
- Tap drips only at night | details=The kitchen tap drips from midnight on.; category=Plumbing; asked_by=nervous_tenant; tags=leak, kitchen; bounty=50; views=412; votes=9; status=Solved
- May I deduct a desk | details=I work from home two days a week.; category=Tax; asked_by=first_year; tags=deduction; bounty=0; views=880; votes=15; status=Answered
- Cat refuses the new litter | details=Since the brand changed she uses the bath mat.; category=Pets; asked_by=tabby_help; tags=cat, litter; bounty=20; views=233; votes=6; status=Open
- Route over the pass with a pram | details=We want to walk two hours at most.; category=Hiking; asked_by=pram_pair; tags=family, trail; bounty=0; views=97; votes=-1; status=Closed
record answer|response|solution: Summary!;Question->@question|asked question~Tap drips only at night|May I deduct a desk;Text:long!;Answered by->@expert|specialist|answerer~Marta Pipe|Leo Ledger;Sources:url;Answered on:date;Accepted:boolean;~Votes:number#-1000-100000
- Pressure rises at night | question=Tap drips only at night; text=Fit a pressure reducer and replace the seat washer.; answered_by=Marta Pipe; votes=12
- Yes, by share of use | question=May I deduct a desk; text=Keep the bill and note the days.; answered_by=Leo Ledger; votes=8
- Mix old and new for a week | question=Cat refuses the new litter; text=Start with a quarter of the new litter and add daily.; answered_by=Sunniva Dahl; votes=7
- Take the forest road instead | question=Route over the pass with a pram; text=The pass has steps, the forest road is gravel.; answered_by=Bero Kranz; votes=4
person expert|specialist|answerer|consultant: Name!;Field;Portrait:image;Biography:long;Fee per answer:money;Verified:boolean;~Answers:number#0-100000;~Reputation:number#0-1000000
- Marta Pipe | field=Plumbing; biography=Master plumber for twenty years.; fee_per_answer=0; answers=210; reputation=4300
- Leo Ledger | field=Tax; biography=Adviser for small incomes.; fee_per_answer=15; answers=96; reputation=2100
- Sunniva Dahl | field=Animal behaviour; biography=Works in a cat shelter.; fee_per_answer=8; answers=57; reputation=1320
- Bero Kranz | field=Mountain hiking; biography=Hut warden and map maker.; fee_per_answer=0; answers=143; reputation=2980
item category|topic|subject|tag: Name!;Description:long;Icon:image;Position:number#1-100;~Questions:number#0-1000000
- Plumbing | description=Taps, pipes and boilers.; position=1; questions=64
- Tax | description=Forms, dates and deductions.; position=2; questions=131
- Pets | description=Feeding, habits and health.; position=3; questions=88
- Hiking | description=Routes, huts and boots.; position=4; questions=49
! record vote|upvote|rating|like: Label!;Answer->@answer|solution~Pressure rises at night|Yes, by share of use;Voter;Value=Up|Down;Given on:date
- Tenant thanks Marta | answer=Pressure rises at night; voter=nervous_tenant; value=Up
- First year thanks Leo | answer=Yes, by share of use; voter=first_year; value=Up
- Tabby thanks Sunniva | answer=Mix old and new for a week; voter=tabby_help; value=Up
- Pair doubts the road | answer=Take the forest road instead; voter=pram_pair; value=Down
! record reputation change|point entry|points history [reputation|point|score|level|reward]: Reason!;Member name~nervous_tenant|first_year;Points:number#-1000-1000;Question->@question|asked question~Tap drips only at night|May I deduct a desk;Changed on:date
- Bounty given | member_name=nervous_tenant; points=-50; question=Tap drips only at night
- Good question | member_name=first_year; points=10; question=May I deduct a desk
- Answer accepted | member_name=Sunniva Dahl; points=25; question=Cat refuses the new litter
- Question voted down | member_name=pram_pair; points=-2; question=Route over the pass with a pram
item badge|achievement|medal [badge|achievement|medal|level]: Name!;Icon:image;Rule:long;Level=Bronze|Silver|Gold;Points:number#0-5000
- First answer | rule=One answer with a vote.; level=Bronze; points=10
- Trusted voice | rule=Fifty accepted answers.; level=Gold; points=500
- Curious | rule=Ten questions with a vote.; level=Bronze; points=20
- Good source | rule=Twenty answers with sources.; level=Silver; points=150
record followed question|question follow|bookmark [follow\\w*|bookmark|subscri\\w*|notif\\w*]: Label!;Question->@question|asked question~Tap drips only at night|May I deduct a desk;Notify by=E-mail|On the site;Since:date
- Drip news | question=Tap drips only at night; notify_by=E-mail
- Desk news | question=May I deduct a desk; notify_by=On the site
- Litter news | question=Cat refuses the new litter; notify_by=On the site
- Pram route news | question=Route over the pass with a pram; notify_by=E-mail
request flag|moderation request|report of a question [flag|moderat\\w*|report\\w*|duplicate|spam]: Subject!;Question->@question|asked question~Tap drips only at night|May I deduct a desk;Reason=Duplicate|Spam|Rude|Unclear|Other;Details:long;Moderator~Nils Hage|Rada Ilic
- Asked before | question=May I deduct a desk; reason=Duplicate; details=Same as a question of last year.; moderator=Nils Hage
- No place named | question=Route over the pass with a pram; reason=Unclear; details=Which pass is meant?; moderator=Rada Ilic
- Link to a litter shop | question=Cat refuses the new litter; reason=Spam; details=Comment with a discount code.; moderator=Nils Hage
- Mocking the tenant | question=Tap drips only at night; reason=Rude; details=Second comment laughs at the question.; moderator=Rada Ilic
+ comment: Question->@question|asked question;Answer->@answer|solution

# blog site|blog website|blog platform|blog app|personal blog|blogging|blogger|blog with
item category|blog category|topic|column: Name!;Slug;Description:long;Picture:image;Position:number#1-100
- Field notes | slug=field-notes; description=Walks, weather and small finds.; position=1
- Tools | slug=tools; description=What I use and why.; position=2
- Recipes | slug=recipes; description=Soup, bread and flask drinks.; position=3
- Letters | slug=letters; description=Answers to readers.; position=4
item tag|label|keyword: Name!;Slug;Description:long;Colour;~Posts:number#0-10000
- rain | slug=rain; description=Wet days.; colour=Blue; posts=6
- notebook | slug=notebook; description=Paper and pens.; colour=Ochre; posts=4
- soup | slug=soup; description=Warm bowls.; colour=Red; posts=9
- readers | slug=readers; description=You asked.; colour=Green; posts=12
! record post tag|article tag|tagging: Label!;Tagged post~Three days of drizzle|Pens that survive rain;Tag->@tag|label~rain|notebook;Added on:date
- Drizzle and rain | tagged_post=Three days of drizzle; tag=rain
- Pens and paper | tagged_post=Pens that survive rain; tag=notebook
- Barley soup and soup | tagged_post=Barley soup on one burner; tag=soup
- Umbrella letter and readers | tagged_post=A letter about umbrellas; tag=readers
person author|writer|blogger|contributor: Name!;Portrait:image;Biography:long;Email:email;Website:url;Role=Owner|Editor|Guest
- Freya Lund | biography=Walks first and writes later.; email=freya@example.com; role=Owner
- Idris Cole | biography=Tests stationery on wet trains.; email=idris@example.com; role=Guest
- Hamid Rostami | biography=Cooks on camp stoves in every weather.; email=hamid@example.com; role=Guest
- Odile Perrin | biography=Reads the letters and corrects the commas.; email=odile@example.com; role=Editor
item series|post series|collection [series|collection|archive]: Title!;Description:long;Cover:image;Author->@author|writer~Freya Lund|Idris Cole;Position:number#1-100
- A year by the river | description=One post for each month.; author=Freya Lund; position=1
- Desk of a traveller | description=What fits in one pouch.; author=Idris Cole; position=2
- One burner | description=Meals for a single flame.; author=Hamid Rostami; position=3
- The letter box | description=Readers' questions of the month.; author=Odile Perrin; position=4
item page|static page|about page [page|about|imprint]: Title!;Slug;Text:long!;Picture:image;In menu:boolean;Position:number#1-50
- About this blog | slug=about; text=Started on a ferry with a borrowed laptop.; position=1
- Imprint | slug=imprint; text=Written and run by Freya Lund.; position=2
- Contact | slug=contact; text=Letters are answered on Sundays.; position=3
- Privacy | slug=privacy; text=This blog stores your comment and nothing more.; position=4
! record draft version|revision|post revision|version [draft|version|revision|edit\\w*|publish\\w*]: Label!;Post title~Three days of drizzle|Pens that survive rain;Number:number#1-500;Author->@author|writer~Freya Lund|Idris Cole;Text:long;Saved on:date;Change
- Drizzle, second version | post_title=Three days of drizzle; number=2; author=Freya Lund; text=It began with the gutter.; change=New opening
- Pens, first version | post_title=Pens that survive rain; number=1; author=Idris Cole; text=Eleven pens and one bathtub.; change=First text
- Barley soup, fourth version | post_title=Barley soup on one burner; number=4; author=Hamid Rostami; text=Soak the barley before the hike.; change=Quantities for two
- Umbrellas, third version | post_title=A letter about umbrellas; number=3; author=Odile Perrin; text=Dear Mr Finn, yes, they can be mended.; change=Shorter ending
record subscriber|email subscriber|reader subscription|newsletter subscriber [subscri\\w*|newsletter|e-?mail]: Email address:email!;Name;Category->@category|topic~Field notes|Tools;Rhythm=Every post|Weekly|Monthly;Since:date;~Status=To confirm|Active|Left
- walker@example.com | name=Anders; category=Field notes; rhythm=Every post; status=Active
- inky@example.com | name=Priya; category=Tools; rhythm=Monthly; status=To confirm
- campcook@example.com | name=Lotte; category=Recipes; rhythm=Weekly; status=Active
- old.reader@example.com | name=Finn; category=Letters; rhythm=Monthly; status=Left
item blogroll link|friend link|link|recommended blog [link|friend|blogroll|recommend\\w*]: Name!;Address:url!;Description:long;Logo:image;Position:number#1-100
- Wet boots | address=https://example.com/boots; description=A neighbour with a similar umbrella.; position=1
- The slow desk | address=https://example.com/desk; description=Furniture and patience.; position=2
- Spoon and stove | address=https://example.com/spoon; description=Camp cooking with a scale.; position=3
- Umbrella clinic | address=https://example.com/umbrella; description=Mends what others throw away.; position=4
+ post|article|blog post: Slug;Summary:long;Cover:image;Category->@category|topic;Author->@author|writer;Tags->@tag|label;Reading time:number(min)#1-120;Published on:date;~Status=Draft|Scheduled|Published|Archived;~Views:number#0-10000000
+ comment: Author name;Author email:email;Website:url;~Status=Waiting|Approved|Spam

# news site|news portal|newspaper|online magazine|news website|news app|newsroom|news platform
item section|news category|category|column|desk: Name!;Slug;Description:long;Editor->@journalist|reporter|editor~Hilda Stern|Rafael Nunes;Position:number#1-50;Colour
- Town | slug=town; description=Council, schools and streets.; editor=Hilda Stern; position=1; colour=Red
- Harbour and trade | slug=harbour; description=Ships, markets and work.; editor=Rafael Nunes; position=2; colour=Blue
- Sport | slug=sport; description=Clubs, results and youth teams.; editor=Bea Lindholm; position=3; colour=Green
- Culture | slug=culture; description=Stages, books and feasts.; editor=Omar Haddad; position=4; colour=Purple
person journalist|reporter|editor|correspondent|news author: Name!;Role=Reporter|Editor|Photographer|Columnist|Guest;Portrait:image;Biography:long;Email:email;Phone:phone
- Hilda Stern | role=Editor; biography=Covers the council since 2009.; email=hilda@example.com
- Rafael Nunes | role=Reporter; biography=Grew up on the fish quay.; email=rafael@example.com
- Bea Lindholm | role=Columnist; biography=Former handball player with a sharp pen.; email=bea@example.com; phone=+46 70 555 0102
- Omar Haddad | role=Photographer; biography=Pictures from stages and streets.; email=omar@example.com; phone=+46 70 555 0177
item news story|story|headline|news item|news: Headline!;Section->@section|news category~Town|Harbour and trade;Journalist->@journalist|reporter~Hilda Stern|Rafael Nunes;Lead:long!;Text:long!;Picture:image;Picture credit;Place;Breaking:boolean;Published on:date;~Status=Draft|In review|Published|Corrected;~Views:number#0-10000000
- Council votes for night buses | section=Town; journalist=Hilda Stern; lead=From May buses run until two.; text=Nineteen of thirty members voted for the plan.; picture_credit=L. Ahn; place=Town hall; status=Published; views=5400
- Cold store reopens after fire | section=Harbour and trade; journalist=Rafael Nunes; lead=Forty jobs return to the quay.; text=The new hall holds nine hundred tonnes.; picture_credit=R. Nunes; place=North quay; status=Published; views=2100
- Handball girls win in overtime | section=Sport; journalist=Bea Lindholm; lead=One goal in the last six seconds.; text=The hall was sold out for the first time since 2017.; picture_credit=O. Haddad; place=East hall; status=Corrected; views=3350
- Old cinema seeks a tenant | section=Culture; journalist=Omar Haddad; lead=Two groups want the hall.; text=The owner wants films on at least three nights a week.; picture_credit=O. Haddad; place=Mill street; status=In review; views=0
item tag|topic|keyword|dossier: Name!;Description:long;Slug;~Stories:number#0-100000
- night buses | description=Plans, votes and timetables.; slug=night-buses; stories=7
- fish quay | description=Work and trade at the port.; slug=fish-quay; stories=12
- handball | description=League and youth matches.; slug=handball; stories=21
- old cinema | description=The future of the hall.; slug=old-cinema; stories=4
! record story version|correction|revision [correct\\w*|version|revision|edit\\w*|workflow|review|approv\\w*]: Label!;Story->@news story|story|news~Council votes for night buses|Cold store reopens after fire;Number:number#1-200;Changed by->@journalist|editor~Hilda Stern|Rafael Nunes;Change:long;Changed on:date;Shown to readers:boolean
- Votes corrected | story=Council votes for night buses; number=2; changed_by=Hilda Stern; change=Nineteen votes, not eighteen.
- Tonnage added | story=Cold store reopens after fire; number=2; changed_by=Rafael Nunes; change=Capacity from the owner.
- Goal scorer named | story=Handball girls win in overtime; number=3; changed_by=Bea Lindholm; change=It was number 9, not number 6.
- Owner's reply added | story=Old cinema seeks a tenant; number=2; changed_by=Omar Haddad; change=Two paragraphs with the owner.
work assignment|story idea|editorial plan|pitch [assign\\w*|editorial|plan|pitch|newsroom|workflow]: Title!;Section->@section~Town|Harbour and trade;Journalist->@journalist|reporter~Hilda Stern|Rafael Nunes;Due on:date;Length:number(words)#50-10000;Brief:long;Priority=Low|Normal|High
- Ride the first night bus | section=Town; journalist=Hilda Stern; length=900; brief=Talk to drivers and late workers.; priority=High
- Price of mackerel | section=Harbour and trade; journalist=Rafael Nunes; length=600; brief=Compare three mornings.; priority=Normal
- Portrait of the goalkeeper | section=Sport; journalist=Bea Lindholm; length=750; brief=Training at six, school at eight.; priority=Low
- Last projectionist | section=Culture; journalist=Omar Haddad; length=1200; brief=Get him to show the booth.; priority=High
! item media file|news picture|gallery picture [gallery|media|video|picture|photo]: Caption!;Story->@news story|story|news~Council votes for night buses|Cold store reopens after fire;File:file;Type=Picture|Video|Audio|Document;Credit;Position:number#1-50
- Show of hands | story=Council votes for night buses; type=Picture; credit=L. Ahn; position=1
- New cold hall | story=Cold store reopens after fire; type=Picture; credit=R. Nunes; position=1
- Final whistle | story=Handball girls win in overtime; type=Video; credit=B. Lindholm; position=1
- Plan of the hall | story=Old cinema seeks a tenant; type=Document; credit=Town archive; position=2
request reader tip|letter to editor|tip|letter [tip|letter|submit\\w*|contribut\\w*]: Subject!;Name;Email:email;Text:long!;Attachment:file;May be printed:boolean
- Lamp broken since March | name=J. Carew; email=carew@example.com; text=The lane behind the school is dark.
- Crane works at night | name=Olga Vint; email=olga@example.com; text=Since Monday unloading goes on until three.
- School team without a hall | name=P. Sandell; email=sandell@example.com; text=The floor has been wet for two weeks.
- Film posters in the cellar | name=Rune Falk; email=rune@example.com; text=My uncle kept posters of the old cinema since 1961.
item advert|banner|ad placement [advert\\w*|banner|sponsor\\w*|ads?\\b]: Title!;Client;Section->@section~Town|Harbour and trade;Picture:image;Link:url;From:date;Until:date;Price:money;~Clicks:number#0-1000000
- Bakery opening | client=Old Mill bakery; section=Town; link=https://example.com/mill; price=180; clicks=96
- Boat paint week | client=Keel and Co; section=Harbour and trade; link=https://example.com/keel; price=240; clicks=41
- Sport shop sale | client=Fast Feet; section=Sport; link=https://example.com/feet; price=150; clicks=73
- Spring concert | client=Chamber Society; section=Culture; link=https://example.com/chamber; price=95; clicks=28
+ article|post: Section->@section|news category;Journalist->@journalist|reporter;Lead:long;Picture:image;Breaking:boolean
+ comment: Story->@news story|story|news;~Status=Waiting|Approved|Hidden

# newsletter platform|newsletter tool|newsletter service|email newsletter|mailing list|email marketing|email campaign|newsletter editor
item newsletter|mailing list|list|publication: Name!;Description:long;Sender name;Sender address:email;Rhythm=Daily|Weekly|Fortnightly|Monthly;Language~English|Italian;Logo:image;~Subscribers:number#0-1000000
- The Friday Seed | description=One plant and one chore a week.; sender_name=Agnes at Seed; sender_address=agnes@example.com; rhythm=Weekly; language=English; subscribers=1840
- Mercato | description=What is on the stalls this month.; sender_name=Mercato team; sender_address=ciao@example.com; rhythm=Monthly; language=Italian; subscribers=620
- Second Gear | description=Used bicycles and how to fix them.; sender_name=Tor from Second Gear; sender_address=tor@example.com; rhythm=Fortnightly; language=English; subscribers=3105
- Dock at Six | description=Arrivals, berths and weather.; sender_name=Harbour desk; sender_address=dock@example.com; rhythm=Daily; language=English; subscribers=275
item issue|edition|campaign|newsletter issue|email campaign: Subject line!;Newsletter->@newsletter|mailing list~The Friday Seed|Mercato;Number:number#1-2000;Preview text;Text:long!;Template->@template|email template~Plain letter|Three columns;Segment->@segment|audience~Everyone|Balcony growers;Send on:date;Send at:time;~Status=Draft|Scheduled|Sent|Cancelled
- Sow beans twice | newsletter=The Friday Seed; number=88; preview_text=And why slugs wait.; text=The second sowing often overtakes the first.; template=Plain letter; segment=Everyone; status=Sent
- Artichokes are here | newsletter=Mercato; number=14; preview_text=Three ways to cook them.; text=The first boxes came from the coast on Tuesday.; template=Three columns; segment=Everyone; status=Scheduled
- Three brakes compared | newsletter=Second Gear; number=31; preview_text=Rain changes the winner.; text=We rode the same hill in wet and dry.; template=Photo first; segment=City riders; status=Draft
- No arrivals today | newsletter=Dock at Six; number=412; preview_text=Storm from the west.; text=The port is closed until the wind drops.; template=Short notice; segment=Skippers; status=Cancelled
person subscriber|reader|recipient|mailing contact: Email address:email!;Name;Newsletter->@newsletter|mailing list~The Friday Seed|Mercato;Source=Website|Event|Import|Recommendation;Subscribed on:date;Confirmed:boolean;~Status=To confirm|Active|Unsubscribed|Bounced
- bean.lover@example.com | name=Doris Hay; newsletter=The Friday Seed; source=Website; status=Active
- cuoco@example.com | name=Paolo Neri; newsletter=Mercato; source=Event; status=Active
- brake.fan@example.com | name=Lena Holt; newsletter=Second Gear; source=Recommendation; status=To confirm
- skipper7@example.com | name=Hugh Moran; newsletter=Dock at Six; source=Import; status=Bounced
item segment|audience|subscriber group|group: Name!;Newsletter->@newsletter|mailing list~The Friday Seed|Mercato;Rule:long;Description:long;~Subscribers:number#0-1000000
- Everyone | newsletter=The Friday Seed; rule=All active subscribers; description=Default audience.; subscribers=1840
- Balcony growers | newsletter=The Friday Seed; rule=Tag is balcony; description=Readers without a garden.; subscribers=412
- City riders | newsletter=Second Gear; rule=Tag is city; description=Readers without a car.; subscribers=1290
- Skippers | newsletter=Dock at Six; rule=Boat is filled in; description=Those who have a berth.; subscribers=88
item template|email template|layout: Name!;Subject pattern;Body:long!;Preview:image;Columns:number#1-4;Colour
- Plain letter | subject_pattern=Friday, {title}; body=Dear {name}, this week in the garden.; columns=1; colour=Green
- Three columns | subject_pattern=Mercato, {month}; body=Stalls, recipes and dates.; columns=3; colour=Tomato
- Photo first | subject_pattern=Second Gear {number}; body=Large picture, then text for {name}.; columns=1; colour=Orange
- Short notice | subject_pattern=Dock today, {date}; body=Wind, arrivals, berths.; columns=2; colour=Navy
! record delivery|sending|sent email|send log: Recipient!;Issue->@issue|edition|campaign~Sow beans twice|Artichokes are here;Subscriber->@subscriber|reader~bean.lover@example.com|cuoco@example.com;Sent on:date;Opened:boolean;Clicks:number#0-100;~Result=Delivered|Bounced|Spam|Failed
- Beans to Doris | issue=Sow beans twice; subscriber=bean.lover@example.com; clicks=2; result=Delivered
- Beans to Paolo | issue=Sow beans twice; subscriber=cuoco@example.com; clicks=0; result=Bounced
- Brakes to Lena | issue=Three brakes compared; subscriber=brake.fan@example.com; clicks=4; result=Spam
- Storm to Hugh | issue=No arrivals today; subscriber=skipper7@example.com; clicks=0; result=Failed
! record click|link click|open|tracking event [click|open|track\\w*|analytic\\w*|statistic|rate]: Link address:url!;Issue->@issue|edition|campaign~Sow beans twice|Artichokes are here;Subscriber->@subscriber|reader~bean.lover@example.com|cuoco@example.com;Clicked on:date;Device=Phone|Computer|Tablet
- https://example.com/beans | issue=Sow beans twice; subscriber=bean.lover@example.com; device=Phone
- https://example.com/slugs | issue=Sow beans twice; subscriber=bean.lover@example.com; device=Computer
- https://example.com/brakes | issue=Three brakes compared; subscriber=brake.fan@example.com; device=Tablet
- https://example.com/artichokes | issue=Artichokes are here; subscriber=cuoco@example.com; device=Phone
record unsubscription|opt-out|bounce [unsubscri\\w*|opt-?out|bounce|leave]: Email:email!;Newsletter->@newsletter|mailing list~The Friday Seed|Mercato;Reason=Too many mails|No longer of use|Never signed up|Other;Remark:long;Left on:date
- gone@example.com | newsletter=The Friday Seed; reason=Too many mails; remark=Moved to a flat.
- wrong@example.com | newsletter=Mercato; reason=Never signed up; remark=Typing error at the fair.
- soldbike@example.com | newsletter=Second Gear; reason=No longer of use; remark=Sold the bicycle.
- inland@example.com | newsletter=Dock at Six; reason=Other; remark=Moved away from the coast.
item sequence|automation|welcome series [automat\\w*|sequence|welcome|drip|series]: Name!;Newsletter->@newsletter|mailing list~The Friday Seed|Mercato;Trigger=Subscribes|Clicks a link|Birthday|No opens;Wait:number(days)#0-365;Subject line;Text:long;Active:boolean
- Welcome to Seed | newsletter=The Friday Seed; trigger=Subscribes; wait=0; subject_line=Your first packet; text=Here is what we send on Fridays.
- Still there | newsletter=Mercato; trigger=No opens; wait=90; subject_line=Shall we go on?; text=One click keeps you on the list.
- Brake guide | newsletter=Second Gear; trigger=Clicks a link; wait=2; subject_line=More on brakes; text=A guide with pictures for your workshop.
- Happy birthday from the dock | newsletter=Dock at Six; trigger=Birthday; wait=0; subject_line=Fair winds; text=One free night at the guest berth.

# office suite|online office|web office|office software|office automation|collaborative office
item document|text document|word document|doc: Title!;Folder->@folder|directory~Contracts|Board;Content:long!;Owner~Helga Ruud|Amit Shah;Language~English|Norwegian;Pages:number#1-5000;Changed on:date;Template:boolean;~Status=Draft|In review|Final
- Lease of the north hall | folder=Contracts; content=The landlord lets the north hall to the tenant from the first of March.; owner=Helga Ruud; language=English; pages=9; status=In review
- Minutes of the spring board | folder=Board; content=Present were seven of nine members.; owner=Amit Shah; language=English; pages=3; status=Final
- Staff handbook | folder=Personnel; content=Working hours are from eight to four, breaks are paid.; owner=Dorte Bull; language=Norwegian; pages=36; status=Draft
- Letter to the roofers | folder=Building; content=The leak above office four came back last night.; owner=Nasser Amin; language=English; pages=1; status=Final
item spreadsheet|workbook|table|sheet: Title!;Folder->@folder|directory~Contracts|Board;Owner~Helga Ruud|Amit Shah;Rows:number#1-1000000;Columns:number#1-20000;Description:long;Changed on:date
- Rent overview | folder=Contracts; owner=Helga Ruud; rows=48; columns=9; description=All leases with indexation.
- Budget by quarter | folder=Board; owner=Amit Shah; rows=120; columns=14; description=Plan against actual.
- Holiday calendar | folder=Personnel; owner=Dorte Bull; rows=31; columns=13; description=Days off by person and month.
- Repair costs | folder=Building; owner=Nasser Amin; rows=212; columns=7; description=Offers and bills of craftsmen.
! record cell|sheet cell|cell value: Address!;Spreadsheet->@spreadsheet|workbook~Rent overview|Budget by quarter;Sheet name;Row:number#1-1000000;Column;Value;Formula;Format=Text|Number|Money|Percent|Date
- B2 | spreadsheet=Rent overview; sheet_name=Leases; row=2; column=B; value=1850; format=Money
- D14 | spreadsheet=Budget by quarter; sheet_name=Q1; row=14; column=D; value=42600; formula=SUM(D2:D13); format=Money
- F5 | spreadsheet=Holiday calendar; sheet_name=June; row=5; column=F; value=12; format=Number
- G213 | spreadsheet=Repair costs; sheet_name=Bills; row=213; column=G; value=18 %; formula=G212/G200; format=Percent
item presentation|slide deck|deck|slideshow: Title!;Folder->@folder|directory~Contracts|Board;Owner~Helga Ruud|Amit Shah;Theme=Plain|Dark|Company|Colourful;Slides:number#1-500;Changed on:date
- Plans for the north hall | folder=Board; owner=Helga Ruud; theme=Company; slides=12
- First quarter in figures | folder=Board; owner=Amit Shah; theme=Plain; slides=8
- Welcome to new staff | folder=Personnel; owner=Dorte Bull; theme=Colourful; slides=20
- State of the roof | folder=Building; owner=Nasser Amin; theme=Dark; slides=15
! item slide|presentation slide [slide|presentation|deck]: Heading!;Presentation->@presentation|slide deck~Plans for the north hall|First quarter in figures;Number:number#1-500;Content:long;Layout=Title|Text|Two columns|Picture;Picture:image;Speaker notes:long
- Three uses for the hall | presentation=Plans for the north hall; number=2; content=Market, workshop or rehearsal room.; layout=Text; speaker_notes=Ask for a show of hands.
- Income by month | presentation=First quarter in figures; number=3; content=March was the best since 2018.; layout=Picture; speaker_notes=Mention the one-off sale.
- Who does what | presentation=Welcome to new staff; number=4; content=Seven desks, seven names.; layout=Two columns; speaker_notes=Walk through the office afterwards.
- Leaks since 2019 | presentation=State of the roof; number=1; content=Nine leaks, three repairs.; layout=Title; speaker_notes=Start with the photo of the bucket.
item folder|directory|workspace: Name!;Parent folder;Owner~Helga Ruud|Amit Shah;Colour;Description:long
- Contracts | parent_folder=Office; owner=Helga Ruud; colour=Blue; description=Signed and open contracts.
- Board | parent_folder=Office; owner=Amit Shah; colour=Grey; description=Meetings and figures.
- Personnel | parent_folder=Office; owner=Dorte Bull; colour=Red; description=Staff and working time.
- Building | parent_folder=Office; owner=Nasser Amin; colour=Green; description=Repairs and suppliers.
! record version|document version|revision|change history: Label!;Document->@document|text document~Lease of the north hall|Minutes of the spring board;Number:number#1-10000;Saved by~Helga Ruud|Amit Shah;Content:long;Change;Saved on:date
- Lease with new term | document=Lease of the north hall; number=4; saved_by=Helga Ruud; content=The lease ends after ten years.; change=Term from five to ten years
- Minutes as read | document=Minutes of the spring board; number=2; saved_by=Amit Shah; content=Present were seven of nine members.; change=Attendance corrected
- Handbook with breaks | document=Staff handbook; number=7; saved_by=Dorte Bull; content=Breaks are paid.; change=Chapter on breaks added
- Letter before sending | document=Letter to the roofers; number=1; saved_by=Nasser Amin; content=The leak came back last night.; change=First text
record collaborator|share|access right|permission [share|collaborat\\w*|permission|access|co-?edit\\w*|real-?time]: Name!;Document->@document|text document~Lease of the north hall|Minutes of the spring board;Email:email;Right=View|Comment|Edit|Own;Granted on:date;Expires on:date
- Lawyer on the lease | document=Lease of the north hall; email=lawyer@example.com; right=Comment
- Secretary on minutes | document=Minutes of the spring board; email=office@example.com; right=Edit
- Staff council on the handbook | document=Staff handbook; email=council@example.com; right=Edit
- Caretaker on the letter | document=Letter to the roofers; email=caretaker@example.com; right=View
request approval|approval request|leave application|signature request [approv\\w*|signature|workflow|sign]: Subject!;Document->@document|text document~Lease of the north hall|Minutes of the spring board;Approver~Helga Ruud|Amit Shah;Due on:date;Remark:long
- Sign the lease | document=Lease of the north hall; approver=Amit Shah; remark=Needed before the keys change hands.
- Release the handbook | document=Staff handbook; approver=Helga Ruud; remark=Valid from the first of June.
- Send to the roofers | document=Letter to the roofers; approver=Helga Ruud; remark=Mention the warranty.
- Minutes for the website | document=Minutes of the spring board; approver=Amit Shah; remark=Without the names of guests.
+ comment: Document->@document|text document;Quoted text:long;Resolved:boolean

# document editor|document collaboration|collaborative editing|document management system|online document|document library|wiki|knowledge base
item document|page|doc|wiki page: Title!;Folder->@folder|space|category~Handbook|Recipes of the lab;Content:long!;Author~Sigrid Holt|Kwame Mensah;Type=Guide|Policy|Minutes|Template|Note;Tags~safety, bench|travel;File:file;Changed on:date;~Version:number#1-1000;~Status=Draft|In review|Approved|Archived
- How to close the lab | folder=Handbook; content=Switch off the gas, the pumps and then the lights.; author=Sigrid Holt; type=Guide; tags=safety, bench; version=3; status=Approved
- Travel rules | folder=Handbook; content=Take the train for trips under six hours.; author=Kwame Mensah; type=Policy; tags=travel; version=5; status=In review
- Buffer 7, one litre | folder=Recipes of the lab; content=Dissolve 8.7 g of salt in 900 ml and fill up.; author=Leila Moradi; type=Note; tags=buffer; version=2; status=Draft
- Minutes of the move | folder=Projects; content=The centrifuge goes first, the freezers last.; author=Arne Vik; type=Minutes; tags=moving; version=1; status=Archived
item folder|space|category|section|notebook: Name!;Parent;Description:long;Owner~Sigrid Holt|Kwame Mensah;Visibility=Private|Team|Everyone;Position:number#1-500
- Handbook | parent=Home; description=Rules and routines.; owner=Sigrid Holt; visibility=Everyone; position=1
- Recipes of the lab | parent=Home; description=Buffers, media and mixes.; owner=Kwame Mensah; visibility=Team; position=2
- Projects | parent=Home; description=One folder for each project.; owner=Arne Vik; visibility=Private; position=3
- Purchasing | parent=Home; description=Offers, orders and warranty.; owner=Leila Moradi; visibility=Team; position=4
! record version|revision|document version|edit history|change: Label!;Document->@document|page~How to close the lab|Travel rules;Number:number#1-10000;Edited by~Sigrid Holt|Kwame Mensah;Content:long;Summary of change;Edited on:date
- Pumps added | document=How to close the lab; number=3; edited_by=Sigrid Holt; content=Switch off the gas, the pumps and then the lights.; summary_of_change=Pumps named
- Six-hour limit | document=Travel rules; number=5; edited_by=Kwame Mensah; content=Take the train for trips under six hours.; summary_of_change=Limit raised
- Salt weighed again | document=Buffer 7, one litre; number=2; edited_by=Leila Moradi; content=Dissolve 8.7 g of salt in 900 ml.; summary_of_change=8.7 g instead of 8.5 g
- Minutes as spoken | document=Minutes of the move; number=1; edited_by=Arne Vik; content=The centrifuge goes first.; summary_of_change=First text
! record collaborator|share|permission|access right: Name!;Document->@document|page~How to close the lab|Travel rules;Email:email;Right=View|Comment|Edit|Own;Invited on:date;Link expires on:date
- Night guard | document=How to close the lab; email=guard@example.com; right=View
- Travel desk | document=Travel rules; email=travel@example.com; right=Edit
- Student assistant | document=Buffer 7, one litre; email=student@example.com; right=Comment
- Moving firm | document=Minutes of the move; email=movers@example.com; right=Own
request approval|review request|document approval|signature [approv\\w*|review\\w*|sign\\w*|workflow]: Subject!;Document->@document|page~How to close the lab|Travel rules;Reviewer~Sigrid Holt|Kwame Mensah;Due on:date;Decision=Open|Approved|Changes wanted;Remark:long
- Travel rules for summer | document=Travel rules; reviewer=Sigrid Holt; decision=Open; remark=Please check the hotel limit.
- Closing routine in spring | document=How to close the lab; reviewer=Kwame Mensah; decision=Approved; remark=Tried on three evenings.
- Buffer recipe for students | document=Buffer 7, one litre; reviewer=Sigrid Holt; decision=Changes wanted; remark=Name the grade of the salt.
- Close the move | document=Minutes of the move; reviewer=Kwame Mensah; decision=Approved; remark=All points done.
item tag|label|keyword: Name!;Colour;Description:long;~Documents:number#0-100000
- safety | colour=Red; description=Must be known by everyone.; documents=18
- travel | colour=Blue; description=Trips and costs.; documents=4
- buffer | colour=Green; description=Solutions and pH.; documents=9
- moving | colour=Grey; description=Change of rooms.; documents=3
item template|document template [template]: Name!;Type=Guide|Policy|Minutes|Report|Letter;Content:long!;Description:long;~Uses:number#0-100000
- Minutes of a meeting | type=Minutes; content=Present, agenda, decisions, next steps.; description=One page at most.; uses=61
- Bench routine | type=Guide; content=Goal, tools, steps, waste.; description=For repeated lab work.; uses=22
- Travel report | type=Report; content=Where, why, costs, contacts.; description=Within a week of the trip.; uses=14
- Letter to a supplier | type=Letter; content=Address, order number, complaint, deadline.; description=For wrong or late goods.; uses=8
record attachment|linked file|file|upload [attach\\w*|file|upload|picture]: File name!;Document->@document|page~How to close the lab|Travel rules;File:file;Type=Picture|PDF|Sheet|Other;Size:number(KB)#1-500000;Uploaded on:date
- valve-plan.pdf | document=How to close the lab; type=PDF; size=412
- rates.xlsx | document=Travel rules; type=Sheet; size=38
- balance-display.jpg | document=Buffer 7, one litre; type=Picture; size=1650
- floor-plan.dwg | document=Minutes of the move; type=Other; size=5200
record access log|view|reading|audit entry [audit|log|view\\w*|track\\w*|read]: Action!;Document->@document|page~How to close the lab|Travel rules;Person;Kind=Viewed|Edited|Downloaded|Shared;Happened on:date;Device
- Opened before the shift | document=How to close the lab; person=Kwame Mensah; kind=Viewed; device=Tablet
- Rates saved | document=Travel rules; person=Sigrid Holt; kind=Downloaded; device=Laptop
- Weight corrected | document=Buffer 7, one litre; person=Leila Moradi; kind=Edited; device=Desktop
- Sent to the movers | document=Minutes of the move; person=Arne Vik; kind=Shared; device=Phone
+ comment: Document->@document|page;Quoted text:long;Resolved:boolean
+ favorite: Document->@document|page

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
! record cell|cell value|cell entry: Address!;Sheet->@sheet|worksheet~Apples|Plan 2026;Row:number#1-1000000!;Column:number#1-18000!;Value;Formula;Format=Text|Number|Money|Percent|Date|Yes or no;Bold:boolean;Background
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

# whiteboard|online whiteboard|collaborative whiteboard|drawing board|sketch board|drawing app|collaborative canvas
item board|whiteboard|canvas|drawing|sketch: Title!;Owner~Fatou Ndiaye|Piet Kuiper;Room->@room|session|workspace~Sprint corner|Maths 8b;Width:number(px)#100-100000;Height:number(px)#100-100000;Background=Plain|Grid|Dots|Lines;Preview:image;Visibility=Private|Link|Public;Changed on:date;~Objects:number#0-100000
- Retro of week 14 | owner=Piet Kuiper; room=Sprint corner; width=6000; height=4000; background=Dots; visibility=Link; objects=38
- Angles in a triangle | owner=Fatou Ndiaye; room=Maths 8b; width=3000; height=2000; background=Grid; visibility=Private; objects=16
- Shop floor plan | owner=Aino Salmi; room=New branch; width=8000; height=5000; background=Lines; visibility=Public; objects=71
- Names for the app | owner=Renzo Gatti; room=Idea lunch; width=4000; height=3000; background=Plain; visibility=Link; objects=54
! item board object|element|shape|sticky note|stroke|object: Label!;Board->@board|whiteboard~Retro of week 14|Angles in a triangle;Type=Stroke|Sticky note|Text|Rectangle|Circle|Arrow|Picture;Text:long;Points:long;Left:number(px)#-100000-100000;Top:number(px)#-100000-100000;Width:number(px)#0-100000;Height:number(px)#0-100000;Colour;Line width:number(px)#1-100;Order:number#1-100000
- Builds are slow | board=Retro of week 14; type=Sticky note; text=Twelve minutes for one line.; left=400; top=300; width=200; height=200; colour=Yellow; line_width=1; order=4
- Triangle ABC | board=Angles in a triangle; type=Stroke; points=100,100 500,100 320,420 100,100; left=100; top=100; width=400; height=320; colour=Blue; line_width=4; order=1
- Counter | board=Shop floor plan; type=Rectangle; text=Counter with two tills; left=900; top=1200; width=1400; height=300; colour=Grey; line_width=3; order=2
- Favourite name | board=Names for the app; type=Circle; text=Pebble; left=1500; top=800; width=260; height=260; colour=Red; line_width=6; order=41
item room|session|workspace|meeting room: Name!;Access code;Host~Fatou Ndiaye|Piet Kuiper;Largest number of people:number#1-1000;Locked:boolean;Description:long
- Sprint corner | access_code=SPR-4410; host=Piet Kuiper; largest_number_of_people=12; description=Team boards of the sprint.
- Maths 8b | access_code=MAT-8820; host=Fatou Ndiaye; largest_number_of_people=30; description=Boards of the geometry unit.
- New branch | access_code=BRN-1203; host=Aino Salmi; largest_number_of_people=8; description=Plans for the second shop.
- Idea lunch | access_code=IDE-5077; host=Renzo Gatti; largest_number_of_people=20; description=Half an hour of wild ideas.
! record participant|collaborator|board member|cursor: Name!;Board->@board|whiteboard~Retro of week 14|Angles in a triangle;Email:email;Right=View|Comment|Draw|Own;Cursor colour;Joined on:date;~Online=Yes|No
- Marit | board=Retro of week 14; email=marit@example.com; right=Draw; cursor_colour=Orange; online=Yes
- Ousmane | board=Angles in a triangle; email=ousmane@example.com; right=View; cursor_colour=Green; online=No
- Builder Jukka | board=Shop floor plan; email=jukka@example.com; right=Comment; cursor_colour=Purple; online=No
- Chiara | board=Names for the app; email=chiara@example.com; right=Own; cursor_colour=Pink; online=Yes
item template|board template: Name!;Category=Retro|Planning|Teaching|Design|Brainstorming;Preview:image;Description:long;Objects:number#0-5000;~Uses:number#0-1000000
- Start, stop, continue | category=Retro; description=Three columns and a parking lot.; objects=5; uses=140
- Coordinate plane | category=Teaching; description=Axes from minus ten to ten.; objects=3; uses=77
- Floor plan grid | category=Design; description=One square is half a metre.; objects=12; uses=33
- Six hats | category=Brainstorming; description=Six corners for six points of view.; objects=7; uses=205
record version|snapshot|board version|history|drawing history [version|snapshot|histor\\w*|undo|replay|restore]: Label!;Board->@board|whiteboard~Retro of week 14|Angles in a triangle;Number:number#1-100000;Saved by~Fatou Ndiaye|Piet Kuiper;Objects:number#0-100000;Picture:image;Saved on:date
- After voting | board=Retro of week 14; number=3; saved_by=Piet Kuiper; objects=38
- Before the proof | board=Angles in a triangle; number=2; saved_by=Fatou Ndiaye; objects=9
- Counter moved | board=Shop floor plan; number=9; saved_by=Aino Salmi; objects=71
- Forty names | board=Names for the app; number=1; saved_by=Renzo Gatti; objects=40
record vote|dot vote|sticker vote [vote|voting|poll|rank\\w*]: Label!;Board object->@board object|sticky note~Builds are slow|Triangle ABC;Voter;Dots:number#1-10;Given on:date
- Marit on builds | board_object=Builds are slow; voter=Marit; dots=2
- Piet on builds | board_object=Builds are slow; voter=Piet Kuiper; dots=1
- Chiara on the name | board_object=Favourite name; voter=Chiara; dots=3
- Jukka on the counter | board_object=Counter; voter=Builder Jukka; dots=1
record export|image export|download [export|download|png|pdf|save]: File name!;Board->@board|whiteboard~Retro of week 14|Angles in a triangle;Format=PNG|SVG|PDF|JSON;File:file;Exported by~Fatou Ndiaye|Piet Kuiper;Exported on:date
- retro-14.png | board=Retro of week 14; format=PNG; exported_by=Piet Kuiper
- angles.pdf | board=Angles in a triangle; format=PDF; exported_by=Fatou Ndiaye
- branch-plan.svg | board=Shop floor plan; format=SVG; exported_by=Aino Salmi
- names.json | board=Names for the app; format=JSON; exported_by=Renzo Gatti
+ comment: Board->@board|whiteboard;Left:number(px)#-100000-100000;Top:number(px)#-100000-100000;Resolved:boolean
+ message: Room->@room|session;Board->@board|whiteboard

# survey|questionnaire|form builder|online survey|survey platform|poll app|form generator|voting site
item survey|questionnaire|form|poll: Title!;Introduction:long;Category->@category|survey category~Town life|Workplace;Opens on:date;Closes on:date;Anonymous:boolean;One answer each:boolean;Thanks:long;Target responses:number#0-1000000;~Responses:number#0-1000000;~Status=Draft|Open|Closed
- Cycling in the old town | introduction=Five minutes for safer lanes.; category=Town life; thanks=Results go to the council in June.; target_responses=400; responses=2; status=Open
- Canteen menu | introduction=What would you like on Mondays?; category=Workplace; thanks=See you at lunch.; target_responses=80; responses=1; status=Closed
- After your stay | introduction=How was your weekend with us?; category=Guests; thanks=A voucher is on its way.; target_responses=250; responses=48; status=Open
- Open day of the school | introduction=Three questions for parents.; category=Education; thanks=We read every line.; target_responses=120; responses=0; status=Draft
item question|survey question|form field|field|poll question: Text!;Survey->@survey|questionnaire|form~Cycling in the old town|Canteen menu;Type=Single choice|Multiple choice|Scale|Short text|Long text|Date|File;Position:number#1-300;Required:boolean;Help:long;Shown if
- How often do you cycle | survey=Cycling in the old town; type=Single choice; position=1; help=Think of a normal week.
- Rate the soup | survey=Canteen menu; type=Scale; position=1; help=One is poor, five is great.
- What should we change | survey=After your stay; type=Long text; position=4; help=Anything from pillows to breakfast.
- Which stands did you visit | survey=Open day of the school; type=Multiple choice; position=2; help=Tick all of them.
! item answer option|choice|option|question option: Label!;Question->@question|survey question~How often do you cycle|Rate the soup;Position:number#1-100;Score:number#-100-100;Opens text field:boolean;Leads to question
- Every day | question=How often do you cycle; position=1; score=4
- Only on Sundays | question=How often do you cycle; position=3; score=1
- The robot corner | question=Which stands did you visit; position=1; score=1
- The school garden | question=Which stands did you visit; position=2; score=1
record response|submission|filled form|participation|survey response: Reference!;Survey->@survey|questionnaire|form~Cycling in the old town|Canteen menu;Respondent;Email:email;Submitted on:date;Took:number(s)#1-86400;Source=Link|E-mail|QR code|Embedded;~Status=Started|Complete|Discarded
- R-0001 | survey=Cycling in the old town; respondent=Anonymous; took=214; source=QR code; status=Complete
- R-0002 | survey=Canteen menu; respondent=Kitchen fan; took=65; source=Link; status=Complete
- R-0003 | survey=After your stay; respondent=Room 12; took=340; source=E-mail; status=Complete
- R-0004 | survey=Open day of the school; respondent=Test parent; took=41; source=Embedded; status=Discarded
! record answer|given answer|response value|vote: Answer text!;Response->@response|submission~R-0001|R-0002;Question->@question|survey question~How often do you cycle|Rate the soup;Chosen option->@answer option|choice~Every day|Only on Sundays;Number:number#-1000000-1000000;File:file
- Every day, with the children | response=R-0001; question=How often do you cycle; chosen_option=Every day; number=4
- Four of five | response=R-0002; question=Rate the soup; number=4
- Quieter fridge, please | response=R-0003; question=What should we change; number=0
- Robots, twice | response=R-0004; question=Which stands did you visit; chosen_option=The robot corner; number=1
item category|survey category|topic|folder: Name!;Description:long;Colour;Position:number#1-100
- Town life | description=Streets, parks and transport.; colour=Green; position=1
- Workplace | description=Inside the firm.; colour=Blue; position=2
- Guests | description=Hotels, cafes and visitors.; colour=Orange; position=3
- Education | description=Schools, courses and parents.; colour=Purple; position=4
item template|survey template|form template [template]: Name!;Category->@category|topic~Town life|Workplace;Description:long;Questions:number#1-300;Preview:image;~Uses:number#0-100000
- Satisfaction in five questions | category=Workplace; description=Short and comparable.; questions=5; uses=210
- Neighbourhood check | category=Town life; description=Noise, paths, light and benches.; questions=12; uses=44
- Guest farewell | category=Guests; description=Room, food, staff, one wish.; questions=6; uses=97
- Course feedback | category=Education; description=Pace, material and teacher.; questions=8; uses=156
record invitation|recipient|survey invitation|distribution [invit\\w*|distribut\\w*|e-?mail|send|recipient|share]: Recipient!;Survey->@survey|questionnaire|form~Cycling in the old town|Canteen menu;Email:email;Access code;Sent on:date;Reminders:number#0-10;~Status=Waiting|Sent|Opened|Answered
- Ring cyclists' club | survey=Cycling in the old town; email=ring@example.com; access_code=CY-771; reminders=1; status=Opened
- Second floor | survey=Canteen menu; email=floor2@example.com; access_code=CM-204; reminders=0; status=Answered
- Guests of May | survey=After your stay; email=guests@example.com; access_code=ST-518; reminders=0; status=Sent
- Parents of year four | survey=Open day of the school; email=year4@example.com; access_code=OD-033; reminders=2; status=Waiting
record analysis|result chart|evaluation|survey report [analy\\w*|chart|statistic\\w*|result|evaluat\\w*|report]: Title!;Survey->@survey|questionnaire|form~Cycling in the old town|Canteen menu;Question->@question~How often do you cycle|Rate the soup;Chart=Bar|Pie|Line|Table;Answers:number#0-1000000;Mean:number#-1000-1000;Finding:long
- Cyclists by frequency | survey=Cycling in the old town; question=How often do you cycle; chart=Bar; answers=312; mean=3; finding=Most ride four days a week.
- Soup mark | survey=Canteen menu; question=Rate the soup; chart=Pie; answers=71; mean=4; finding=Lentil wins.
- Wishes of guests | survey=After your stay; question=What should we change; chart=Table; answers=48; mean=0; finding=One in four names the fridge.
- Most visited stands | survey=Open day of the school; question=Which stands did you visit; chart=Line; answers=12; mean=1; finding=Test data only.

# online course|e-learning|elearning|online learning|course platform|learning platform|video course|online education
item course|online course|class|training: Title!;Instructor->@instructor|teacher|tutor~Dr Amy Castell|Ruben Vries;Category->@category|subject~Design|Bookkeeping;Level=Beginner|Intermediate|Advanced;Picture:image;Description:long;Goals:long;Length:number(h)#1-500;Price:money;Language~English|Dutch;~Enrolled:number#0-1000000;~Status=Draft|Published|Archived
- Type and layout | instructor=Dr Amy Castell; category=Design; level=Beginner; description=From letter shapes to a finished leaflet.; goals=Choose, pair and set type with confidence.; length=14; price=49; language=English; enrolled=318; status=Published
- Books of a small shop | instructor=Ruben Vries; category=Bookkeeping; level=Beginner; description=Cash, invoices and the year end.; goals=Keep your own books.; length=20; price=65; language=English; enrolled=142; status=Published
- Sourdough science | instructor=Marit Foss; category=Food; level=Intermediate; description=Why dough rises and when it stops.; goals=Read a dough and plan a bake.; length=9; price=35; language=English; enrolled=507; status=Published
- Statistiek met R | instructor=Pieter Claes; category=Data; level=Advanced; description=Modellen, toetsen en grafieken.; goals=Zelf een analyse uitvoeren.; length=40; price=180; language=Dutch; enrolled=64; status=Draft
person instructor|teacher|tutor|lecturer|course author: Name!;Portrait:image;Email:email;Field;Biography:long;Website:url;~Rating:rating
- Dr Amy Castell | email=amy@example.com; field=Typography; biography=Sets books for small presses.
- Ruben Vries | email=ruben@example.com; field=Accounting; biography=Advises shops since 1998.
- Marit Foss | email=marit@example.com; field=Baking; biography=Runs a mill and a test kitchen.
- Pieter Claes | email=pieter@example.com; field=Statistics; biography=Taught at a polytechnic for twelve years.
item module|chapter|unit|course section: Title!;Course->@course|training~Type and layout|Books of a small shop;Number:number#1-100!;Summary:long;Opens on:date
- Letters up close | course=Type and layout; number=1; summary=Serif, stroke and space.
- The cash book | course=Books of a small shop; number=1; summary=Every coin leaves a line.
- Life of a starter | course=Sourdough science; number=1; summary=Yeast, acid and warmth.
- Lineaire modellen | course=Statistiek met R; number=3; summary=Van punt naar lijn.
item lesson|lecture|course video|learning unit: Title!;Module->@module|chapter|unit~Letters up close|The cash book;Number:number#1-200;Type=Video|Text|Quiz|Exercise|Live;Video:url;Text:long;Length:number(min)#1-300;Free preview:boolean;File:file
- What a serif does | module=Letters up close; number=1; type=Video; video=https://example.com/serif; text=Look at three letters for ten minutes.; length=11
- Entering a receipt | module=The cash book; number=1; type=Text; text=Date, number, purpose, amount.; length=8
- Feeding times | module=Life of a starter; number=3; type=Exercise; text=Measure the rise every hour.; length=25
- Vragenuur | module=Lineaire modellen; number=5; type=Live; video=https://example.com/vragen; text=Stel vooraf een vraag.; length=60
record enrolment|enrollment|course registration|course participation: Label!;Course->@course|training~Type and layout|Books of a small shop;Learner~Nadja Kern|Tim Oduya;Enrolled on:date;Price paid:money;~Progress:percent;Finished on:date;~Status=Active|Completed|Dropped
- Nadja in Type | course=Type and layout; learner=Nadja Kern; price_paid=49; progress=60; status=Active
- Tim in Books | course=Books of a small shop; learner=Tim Oduya; price_paid=65; progress=100; status=Completed
- Hugo in Sourdough | course=Sourdough science; learner=Hugo Brandt; price_paid=35; progress=15; status=Dropped
- Saskia in Statistiek | course=Statistiek met R; learner=Saskia Bos; price_paid=162; progress=40; status=Active
! record lesson progress|learning progress|watch progress|study record: Label!;Lesson->@lesson|lecture~What a serif does|Entering a receipt;Learner~Nadja Kern|Tim Oduya;Position:number(s)#0-20000;Minutes spent:number(min)#0-1000;Studied on:date;Completed:boolean
- Nadja at serifs | lesson=What a serif does; learner=Nadja Kern; position=410; minutes_spent=9
- Tim at receipts | lesson=Entering a receipt; learner=Tim Oduya; position=0; minutes_spent=12
- Hugo at feeding | lesson=Feeding times; learner=Hugo Brandt; position=0; minutes_spent=31
- Saskia in the vragenuur | lesson=Vragenuur; learner=Saskia Bos; position=2700; minutes_spent=45
record submission|homework|assignment|exercise hand-in [homework|assignment|exercise|submi\\w*|task|grad\\w*]: Title!;Lesson->@lesson|lecture~What a serif does|Entering a receipt;Learner~Nadja Kern|Tim Oduya;File:file;Answer:long;Handed in on:date;Points:number#0-100;Feedback:long;~Status=Handed in|Graded|Returned
- Leaflet draft | lesson=What a serif does; learner=Nadja Kern; answer=Two typefaces, one margin.; points=84; feedback=Tighten the heading.; status=Graded
- Ten receipts | lesson=Entering a receipt; learner=Tim Oduya; answer=Balance is 214.60.; points=96; feedback=Clean work.; status=Graded
- Rise table | lesson=Feeding times; learner=Hugo Brandt; answer=Doubled after five hours.; points=0; status=Handed in
- Three questions on residuals | lesson=Vragenuur; learner=Saskia Bos; answer=Why is the third plot curved?; points=72; feedback=Look at a log scale.; status=Returned
! record quiz attempt|test attempt|quiz result [quiz|test|exam|assess\\w*]: Label!;Lesson->@lesson|lecture~What a serif does|Entering a receipt;Learner~Nadja Kern|Tim Oduya;Attempt:number#1-20;Score:percent;Minutes:number(min)#0-300;Taken on:date;Passed:boolean
- Nadja on serifs, first try | lesson=What a serif does; learner=Nadja Kern; attempt=1; score=70; minutes=6
- Tim on receipts, second try | lesson=Entering a receipt; learner=Tim Oduya; attempt=2; score=95; minutes=5
- Hugo on starters, first try | lesson=Feeding times; learner=Hugo Brandt; attempt=1; score=45; minutes=9
- Saskia on models, third try | lesson=Vragenuur; learner=Saskia Bos; attempt=3; score=88; minutes=14
record certificate|course certificate|diploma [certificat\\w*|diploma|badge]: Number!;Course->@course|training~Type and layout|Books of a small shop;Learner~Nadja Kern|Tim Oduya;Grade;Issued on:date;File:file
- C-2041 | course=Books of a small shop; learner=Tim Oduya; grade=Very good
- C-2042 | course=Type and layout; learner=Nadja Kern; grade=Good
- C-2047 | course=Sourdough science; learner=Hugo Brandt; grade=Attended
- C-2055 | course=Statistiek met R; learner=Saskia Bos; grade=Distinction
item coupon|discount code|voucher [coupon|discount|promo\\w*|voucher]: Code!;Course->@course|training~Type and layout|Books of a small shop;Discount:percent;Amount off:money;Valid from:date;Valid until:date;Uses allowed:number#1-100000;~Uses:number#0-100000;~Status=Active|Used up|Expired
- SERIF20 | course=Type and layout; discount=20; uses_allowed=100; uses=1; status=Active
- LEDGER10 | course=Books of a small shop; discount=10; uses_allowed=50; uses=1; status=Active
- DOUGH5 | course=Sourdough science; discount=15; uses_allowed=30; uses=30; status=Used up
- STATVROEG | course=Statistiek met R; discount=10; uses_allowed=40; uses=12; status=Expired
! record coupon redemption|redeemed coupon|coupon use [coupon|discount|promo\\w*|voucher]: Label!;Coupon->@coupon|discount code~SERIF20|LEDGER10;Learner~Nadja Kern|Tim Oduya;Amount saved:money;Redeemed on:date
- Nadja uses SERIF20 | coupon=SERIF20; learner=Nadja Kern; amount_saved=9.80
- Tim uses LEDGER10 | coupon=LEDGER10; learner=Tim Oduya; amount_saved=6.50
- Hugo uses DOUGH5 | coupon=DOUGH5; learner=Hugo Brandt; amount_saved=5.25
- Saskia uses STATVROEG | coupon=STATVROEG; learner=Saskia Bos; amount_saved=18
+ review: Course->@course|training;Stars:rating;Text:long
+ order: Course->@course|training;Coupon;Price paid:money
+ comment: Lesson->@lesson|lecture;At second:number(s)#0-20000

# quiz site|quiz app|quiz platform|online quiz|quiz maker|quiz application
item quiz|test|quiz set: Title!;Category->@category|subject|topic~Rivers|Cinema;Description:long;Cover:image;Difficulty=Easy|Medium|Hard;Time limit:number(min)#0-240;Pass mark:percent;Attempts allowed:number#0-50;Shuffle questions:boolean;~Plays:number#0-10000000;~Status=Draft|Published|Closed
- Rivers of Europe | category=Rivers; description=Sources, mouths and bridges.; difficulty=Medium; time_limit=10; pass_mark=60; attempts_allowed=3; plays=812; status=Published
- Silent film | category=Cinema; description=Before the talkies.; difficulty=Hard; time_limit=15; pass_mark=70; attempts_allowed=2; plays=233; status=Published
- Kitchen chemistry | category=Science; description=Salt, acid and heat.; difficulty=Easy; time_limit=5; pass_mark=50; attempts_allowed=10; plays=1540; status=Published
- Flags with animals | category=Countries; description=Eagles, lions and one bird of paradise.; difficulty=Medium; time_limit=8; pass_mark=65; attempts_allowed=1; plays=97; status=Closed
item question|quiz question|item: Text!;Quiz->@quiz|test~Rivers of Europe|Silent film;Type=Single choice|Multiple choice|True or false|Short answer;Correct answer;Explanation:long;Picture:image;Points:number#1-100;Position:number#1-500
- Which river flows through Vienna? | quiz=Rivers of Europe; type=Single choice; correct_answer=Danube; explanation=It passes four capitals.; points=5; position=1
- Intertitles are spoken lines shown as text | quiz=Silent film; type=True or false; correct_answer=True; explanation=They were cut between shots.; points=5; position=1
- Which gas makes cake batter rise? | quiz=Kitchen chemistry; type=Short answer; correct_answer=Carbon dioxide; explanation=Baking powder sets it free.; points=10; position=3
- Which flags show an eagle? | quiz=Flags with animals; type=Multiple choice; correct_answer=Albania and Egypt; explanation=Both carry an eagle in the centre.; points=8; position=2
! item answer option|choice|option|answer: Text!;Question->@question|quiz question~Which river flows through Vienna?|Intertitles are spoken lines shown as text;Letter=A|B|C|D|E;Correct:boolean;Feedback
- Danube | question=Which river flows through Vienna?; letter=A; feedback=Right, it comes from the Black Forest.
- Rhine | question=Which river flows through Vienna?; letter=B; feedback=That one flows north.
- True | question=Intertitles are spoken lines shown as text; letter=A; feedback=Right.
- Albania | question=Which flags show an eagle?; letter=C; feedback=Right, with two heads.
- Carbon dioxide | question=Which gas makes cake batter rise?; letter=D; feedback=Right, small bubbles of it.
! record attempt|quiz attempt|result|quiz result|score: Player!;Quiz->@quiz|test~Rivers of Europe|Silent film;Attempt number:number#1-50;Started on:date;Took:number(s)#0-20000;Score:number#0-10000;Percent:percent;Passed:boolean;~Status=Running|Finished|Abandoned
- Ottilie | quiz=Rivers of Europe; attempt_number=1; took=402; score=45; percent=90; status=Finished
- Desmond | quiz=Silent film; attempt_number=2; took=611; score=30; percent=60; status=Finished
- Ludmila | quiz=Kitchen chemistry; attempt_number=3; took=150; score=10; percent=20; status=Abandoned
- Kwesi | quiz=Flags with animals; attempt_number=1; took=300; score=40; percent=80; status=Running
! record given answer|attempt answer|player answer|response: Chosen answer!;Attempt->@attempt|result~Ottilie|Desmond;Question->@question|quiz question~Which river flows through Vienna?|Intertitles are spoken lines shown as text;Correct:boolean;Points:number#0-100;Seconds:number(s)#0-3600
- Danube | attempt=Ottilie; question=Which river flows through Vienna?; points=5; seconds=6
- False | attempt=Desmond; question=Intertitles are spoken lines shown as text; points=0; seconds=14
- Oxygen | attempt=Ludmila; question=Which gas makes cake batter rise?; points=0; seconds=21
- Albania and Egypt | attempt=Kwesi; question=Which flags show an eagle?; points=8; seconds=17
item category|subject|topic: Name!;Description:long;Icon:image;Colour;Position:number#1-100
- Rivers | description=Water on the map.; colour=Blue; position=1
- Cinema | description=Films old and new.; colour=Black; position=2
- Science | description=Kitchen, lab and universe.; colour=Green; position=3
- Countries | description=Flags, borders and capitals.; colour=Red; position=4
record leaderboard entry|ranking|high score|leaderboard [leaderboard|rank\\w*|high score|compet\\w*]: Player!;Quiz->@quiz|test~Rivers of Europe|Silent film;Score:number#0-10000;Rank:number#1-100000;Period=Today|Week|Month|All time;Reached on:date
- Ottilie | quiz=Rivers of Europe; score=45; rank=3; period=Week
- Desmond | quiz=Silent film; score=30; rank=12; period=All time
- Ludmila | quiz=Kitchen chemistry; score=10; rank=240; period=Today
- Kwesi | quiz=Flags with animals; score=40; rank=1; period=Month
item badge|achievement|reward [badge|achievement|reward|gamif\\w*]: Name!;Icon:image;Rule:long;Points:number#0-10000;Colour
- Perfect round | rule=All answers right in one go.; points=50; colour=Gold
- Seven days | rule=One quiz a day for a week.; points=70; colour=Silver
- Lightning | rule=Ten right answers in under a minute.; points=30; colour=Yellow
- Quiz maker | rule=Publish a quiz that is played 100 times.; points=200; colour=Blue
+ comment: Quiz->@quiz|test;Question->@question|quiz question
+ review: Quiz->@quiz|test;Stars:rating

# online exam|exam system|examination system|exam platform|test paper|mock exam|online test|question bank
item exam|paper|test paper|mock exam|test: Title!;Subject->@subject|course|category~Chemistry|Traffic rules;Description:long;Date:date;Starts at:time;Length:number(min)#5-480!;Total points:number#1-1000;Pass mark:number#0-1000;Attempts allowed:number#1-20;Shuffle:boolean;~Status=Draft|Open|Running|Closed
- Chemistry midterm | subject=Chemistry; description=Bonds, moles and acids.; length=90; total_points=100; pass_mark=50; attempts_allowed=1; status=Closed
- Moped theory, set 3 | subject=Traffic rules; description=Thirty items from the bank.; length=30; total_points=30; pass_mark=26; attempts_allowed=5; status=Open
- Bookkeeping entry test | subject=Accounting; description=Debit, credit and balance.; length=60; total_points=50; pass_mark=25; attempts_allowed=2; status=Running
- French listening B1 | subject=French; description=Four dialogues, played twice.; length=40; total_points=40; pass_mark=24; attempts_allowed=1; status=Draft
item subject|course|category|question category: Name!;Code;Description:long;Teacher~Ingrid Moll|Farid Aslan
- Chemistry | code=CH-11; description=Eleventh year.; teacher=Ingrid Moll
- Traffic rules | code=TR-01; description=Signs and right of way.; teacher=Farid Aslan
- Accounting | code=AC-02; description=Evening school, first term.; teacher=Renate Pohl
- French | code=FR-B1; description=Language certificate.; teacher=Luc Girard
item question|test item|exam question|bank question: Text!;Subject->@subject|category~Chemistry|Traffic rules;Type=Single choice|Multiple choice|True or false|Fill in|Essay;Option A;Option B;Option C;Option D;Correct answer;Explanation:long;Difficulty=Easy|Medium|Hard;Points:number#1-100
- How many moles are in 36 g of water? | subject=Chemistry; type=Single choice; option_a=1; option_b=2; option_c=3; option_d=18; correct_answer=B; explanation=The molar mass is 18 g.; difficulty=Easy; points=5
- Who goes first at an unmarked crossing? | subject=Traffic rules; type=Single choice; option_a=Traffic from the right; option_b=Traffic from the left; option_c=The larger vehicle; option_d=The faster vehicle; correct_answer=A; explanation=Right before left.; difficulty=Easy; points=1
- A loan raises assets and liabilities | subject=Accounting; type=True or false; option_a=True; option_b=False; correct_answer=A; explanation=Cash comes in and a debt arises.; difficulty=Medium; points=2
- Décrivez la gare en cinq phrases | subject=French; type=Essay; correct_answer=Marked by the teacher; explanation=Two tenses are expected.; difficulty=Hard; points=12
! record exam question entry|paper line|paper question|exam item: Label!;Exam->@exam|paper~Chemistry midterm|Moped theory, set 3;Question->@question|test item~How many moles are in 36 g of water?|Who goes first at an unmarked crossing?;Position:number#1-500;Points:number#1-100
- Midterm, item 1 | exam=Chemistry midterm; question=How many moles are in 36 g of water?; position=1; points=5
- Set 3, item 1 | exam=Moped theory, set 3; question=Who goes first at an unmarked crossing?; position=1; points=1
- Entry test, item 8 | exam=Bookkeeping entry test; question=A loan raises assets and liabilities; position=8; points=2
- Listening, item 20 | exam=French listening B1; question=Décrivez la gare en cinq phrases; position=20; points=12
person candidate|examinee|student|test taker: Name!;Candidate number;Email:email;Class name~11b|Evening course;Phone:phone;~Status=Active|Blocked|Finished
- Lotte Behrens | candidate_number=K-0117; email=lotte@example.com; class_name=11b; status=Active
- Samir Haddad | candidate_number=K-0342; email=samir@example.com; class_name=Evening course; status=Active
- Milena Kostova | candidate_number=K-0408; email=milena@example.com; class_name=Evening course; status=Blocked
- Tobias Renner | candidate_number=K-0261; email=tobias@example.com; class_name=B1 group; status=Finished
! record attempt|exam attempt|sitting|exam record|exam result|result|score: Label!;Exam->@exam|paper~Chemistry midterm|Moped theory, set 3;Candidate->@candidate|student~Lotte Behrens|Samir Haddad;Started on:date;Minutes:number(min)#0-480;Attempt number:number#1-20;~Points:number#0-1000;~Grade;Marked by~Ingrid Moll|Farid Aslan;~Status=Running|Handed in|Marked
- Lotte, midterm | exam=Chemistry midterm; candidate=Lotte Behrens; minutes=81; attempt_number=1; points=77; grade=B; marked_by=Ingrid Moll; status=Marked
- Samir, set 3 | exam=Moped theory, set 3; candidate=Samir Haddad; minutes=19; attempt_number=2; points=28; grade=Pass; marked_by=Farid Aslan; status=Marked
- Milena, entry test | exam=Bookkeeping entry test; candidate=Milena Kostova; minutes=34; attempt_number=1; marked_by=Farid Aslan; status=Running
- Tobias, listening | exam=French listening B1; candidate=Tobias Renner; minutes=40; attempt_number=1; points=31; marked_by=Ingrid Moll; status=Handed in
! record given answer|candidate answer|answer|response: Answer text!;Attempt->@attempt|sitting|result~Lotte, midterm|Samir, set 3;Question->@question|test item~How many moles are in 36 g of water?|Who goes first at an unmarked crossing?;Correct:boolean;Points:number#0-100;Marker note:long
- B | attempt=Lotte, midterm; question=How many moles are in 36 g of water?; points=5
- A | attempt=Samir, set 3; question=Who goes first at an unmarked crossing?; points=1
- False | attempt=Milena, entry test; question=A loan raises assets and liabilities; points=0; marker_note=Forgot the cash side.
- La gare est grande et bruyante | attempt=Tobias, listening; question=Décrivez la gare en cinq phrases; points=9; marker_note=Only one tense.
record mistake|wrong answer|wrong question|error notebook entry [wrong|mistake|error|review|retry|practi\\w*]: Label!;Candidate->@candidate|student~Lotte Behrens|Samir Haddad;Question->@question|test item~How many moles are in 36 g of water?|Who goes first at an unmarked crossing?;Times wrong:number#1-100;Note:long;Last tried on:date;Mastered:boolean
- Lotte and moles | candidate=Lotte Behrens; question=How many moles are in 36 g of water?; times_wrong=2; note=Divide, do not multiply.
- Samir at crossings | candidate=Samir Haddad; question=Who goes first at an unmarked crossing?; times_wrong=1; note=Look for signs first.
- Milena and loans | candidate=Milena Kostova; question=A loan raises assets and liabilities; times_wrong=3; note=Draw the two accounts.
- Tobias and the past tense | candidate=Tobias Renner; question=Décrivez la gare en cinq phrases; times_wrong=1; note=Use imparfait for scenes.
record incident|proctoring event|violation|cheating alert [cheat\\w*|proctor\\w*|monitor\\w*|violation|anti-?cheat\\w*]: Title!;Attempt->@attempt|sitting~Lotte, midterm|Samir, set 3;Type=Left window|Second person|No camera|Copying|Other;Happened on:date;Invigilator~Vera Thorn|Max Udo;Decision=Open|Warning|Cancelled|No fault;Note:long
- Window left twice | attempt=Samir, set 3; type=Left window; invigilator=Vera Thorn; decision=Warning; note=Said that a pop-up came.
- Second voice in the room | attempt=Milena, entry test; type=Second person; invigilator=Max Udo; decision=Open; note=Candidate says it was the radio.
- Camera dark for six minutes | attempt=Tobias, listening; type=No camera; invigilator=Vera Thorn; decision=No fault; note=Power cut in the street.
- Same wording as a neighbour | attempt=Lotte, midterm; type=Copying; invigilator=Max Udo; decision=Cancelled; note=Item 4 was taken out for both.

# idiom game|idiom|idiom solitaire|idiom puzzle|proverb game|chengyu|idiom quiz
item idiom|proverb|phrase|saying|idiom entry: Idiom!;Meaning:long!;Pronunciation;Origin:long;Example sentence:long;Category->@category|idiom category|theme~Animals|Weather;Difficulty=Easy|Medium|Hard;First word;Last word;~Times used:number#0-1000000
- Let sleeping dogs lie | meaning=Leave a calm matter alone.; origin=Known since the fourteenth century.; example_sentence=Do not mention the bill, let sleeping dogs lie.; category=Animals; difficulty=Easy; first_word=Let; last_word=lie; times_used=84
- It never rains but it pours | meaning=Troubles come together.; origin=Title of an essay of 1726.; example_sentence=First the tyre and then the train, it never rains but it pours.; category=Weather; difficulty=Medium; first_word=It; last_word=pours; times_used=41
- Spill the beans | meaning=Tell a secret too early.; origin=First printed in the United States before 1920.; example_sentence=Who spilled the beans about the party?; category=Food; difficulty=Easy; first_word=Spill; last_word=beans; times_used=133
- Cut your coat according to your cloth | meaning=Spend no more than you have.; origin=From tailors of the sixteenth century.; example_sentence=The club must cut its coat according to its cloth.; category=Clothes; difficulty=Hard; first_word=Cut; last_word=cloth; times_used=9
item category|idiom category|theme|topic: Name!;Description:long;Icon:image;Position:number#1-100
- Animals | description=Dogs, cats and early birds.; position=1
- Weather | description=Rain, sun and storms.; position=2
- Food | description=Beans, pies and cakes.; position=3
- Clothes | description=Coats, hats and sleeves.; position=4
item level|stage|game level|puzzle|round: Title!;Number:number#1-5000!;Category->@category|theme~Animals|Weather;Type=Chain|Fill in|Guess from picture|Match meaning|Word order;Idiom->@idiom|proverb~Let sleeping dogs lie|It never rains but it pours;Clue:long;Picture:image;Time limit:number(s)#0-600;Points:number#1-1000
- Four words and a dog | number=1; category=Animals; type=Fill in; idiom=Let sleeping dogs lie; clue=Let ___ dogs lie; time_limit=30; points=10
- A wet proverb | number=2; category=Weather; type=Guess from picture; idiom=It never rains but it pours; clue=An umbrella turned inside out; time_limit=45; points=15
- Secret beans | number=3; category=Food; type=Match meaning; idiom=Spill the beans; clue=To tell a secret; time_limit=20; points=10
- Tailor's order | number=4; category=Clothes; type=Word order; idiom=Cut your coat according to your cloth; clue=cloth coat your cut to according your; time_limit=60; points=40
record game|match|battle|game session|play|chain: Title!;Player!;Opponent;Mode=Solo|Two players|Against computer|Daily challenge;Level->@level|stage~Four words and a dog|A wet proverb;Rounds:number#1-200;Score:number#0-100000;Opponent score:number#0-100000;Played on:date;~Status=Waiting|Running|Won|Lost|Drawn
- Evening duel | player=Robin; opponent=Priya; mode=Two players; level=A wet proverb; rounds=8; score=95; opponent_score=80; status=Won
- Robin alone | player=Robin; mode=Solo; level=Four words and a dog; rounds=5; score=50; opponent_score=0; status=Won
- Priya's daily | player=Priya; mode=Daily challenge; level=Secret beans; rounds=1; score=0; opponent_score=0; status=Lost
- Milo against the machine | player=Milo; opponent=Computer; mode=Against computer; level=Tailor's order; rounds=6; score=60; opponent_score=60; status=Drawn
! record move|turn|guess|answer|chain link: Text!;Game->@game|match|battle~Evening duel|Robin alone;Idiom->@idiom|proverb~Let sleeping dogs lie|It never rains but it pours;Player;Number:number#1-500;Correct:boolean;Points:number#0-1000;Seconds:number(s)#0-600
- It never rains but it pours | game=Evening duel; idiom=It never rains but it pours; player=Robin; number=3; points=15; seconds=12
- Let sleeping dogs lie | game=Robin alone; idiom=Let sleeping dogs lie; player=Robin; number=1; points=10; seconds=8
- Spill the beans | game=Priya's daily; idiom=Spill the beans; player=Priya; number=1; points=0; seconds=20
- Cut your coat according to your cloth | game=Milo against the machine; idiom=Cut your coat according to your cloth; player=Milo; number=6; points=40; seconds=53
! record score|ranking|leaderboard entry|high score|leaderboard: Player!;Points:number#0-1000000;Rank:number#1-100000;Period=Today|Week|Month|All time;Longest chain:number#0-1000;Games won:number#0-100000;Reached on:date
- Robin | points=1240; rank=2; period=Week; longest_chain=11; games_won=18
- Priya | points=1310; rank=1; period=Week; longest_chain=14; games_won=21
- Milo | points=940; rank=5; period=Month; longest_chain=7; games_won=12
- Tamsin | points=18400; rank=1; period=All time; longest_chain=39; games_won=402
record learned idiom|collection entry|wrong answer|study record|favorite idiom [learn\\w*|collect\\w*|review|wrong|mistake|stud\\w*]: Label!;Idiom->@idiom|proverb~Let sleeping dogs lie|It never rains but it pours;Player;State=New|Learning|Known|Wrong;Times seen:number#0-1000;Next review on:date
- Robin and the dogs | idiom=Let sleeping dogs lie; player=Robin; state=Known; times_seen=6
- Priya and the rain | idiom=It never rains but it pours; player=Priya; state=Learning; times_seen=2
- Milo and the cloth | idiom=Cut your coat according to your cloth; player=Milo; state=Wrong; times_seen=3
- Tamsin and the beans | idiom=Spill the beans; player=Tamsin; state=New; times_seen=1
request idiom suggestion|new idiom|correction|contribution [suggest\\w*|contribut\\w*|submit|correct\\w*]: Idiom!;Meaning:long;Source:url;Remark:long;Proposed by
- A stitch in time saves nine | meaning=Mend small faults early.; remark=Missing in the list.; proposed_by=Priya
- Bark up the wrong tree | meaning=Blame or ask the wrong one.; remark=Fits under Animals.; proposed_by=Milo
- Storm in a teacup | meaning=Much noise about little.; source=https://example.com/teacup; remark=With a picture of a cup?; proposed_by=Tamsin
- Wear your heart on your sleeve | meaning=Show openly what you feel.; remark=Missing in Clothes.; proposed_by=Robin

# word game|word puzzle|crossword|vocabulary game|word guessing|spelling game|hangman|word search
item word|dictionary word|word entry|vocabulary item: Word!;Meaning:long;Language~English|German;Letters:number#1-45;Category->@category|word list|theme~Kitchen|Sea;Difficulty=Easy|Medium|Hard;Hint;~Times solved:number#0-10000000
- ladle | meaning=A deep spoon with a long handle.; language=English; letters=5; category=Kitchen; difficulty=Easy; hint=Serves soup; times_solved=402
- kelp | meaning=A large brown seaweed.; language=English; letters=4; category=Sea; difficulty=Medium; hint=Grows in forests below the waves; times_solved=188
- marmalade | meaning=Jam made of citrus fruit.; language=English; letters=9; category=Breakfast; difficulty=Easy; hint=Bears love it; times_solved=655
- Gewitter | meaning=Storm with thunder and lightning.; language=German; letters=8; category=Wetter; difficulty=Hard; hint=Es blitzt und donnert; times_solved=47
item category|word list|theme|pack: Name!;Description:long;Language~English|German;Icon:image;Words:number#0-100000
- Kitchen | description=Tools and dishes.; language=English; words=120
- Sea | description=Fish, ships and shores.; language=English; words=95
- Breakfast | description=Breads, spreads and eggs.; language=English; words=64
- Wetter | description=Wolken, Wind und Regen.; language=German; words=82
item puzzle|level|daily puzzle|word puzzle|grid: Title!;Type=Crossword|Word search|Anagram|Guess the word|Fill in;Category->@category|theme~Kitchen|Sea;Solution->@word~ladle|kelp;Rows:number#1-40;Columns:number#1-40;Grid:long;Guesses allowed:number#1-20;Points:number#1-1000;Published on:date
- Soup time | type=Guess the word; category=Kitchen; solution=ladle; rows=6; columns=5; guesses_allowed=6; points=20
- Under the waves | type=Word search; category=Sea; solution=kelp; rows=10; columns=10; grid=KELPA, OTTER; guesses_allowed=3; points=30
- Toast and more | type=Crossword; category=Breakfast; solution=marmalade; rows=12; columns=12; guesses_allowed=10; points=50
- Buchstaben im Sturm | type=Anagram; category=Wetter; solution=Gewitter; rows=1; columns=8; grid=TREGWITE; guesses_allowed=4; points=35
! item clue|puzzle word|placed word [crossword|clue|hint|word search|grid]: Clue text!;Puzzle->@puzzle|level~Soup time|Under the waves;Word->@word~ladle|kelp;Number:number#1-300;Direction=Across|Down|Diagonal;Row:number#1-40;Column:number#1-40
- Deep spoon | puzzle=Soup time; word=ladle; number=1; direction=Across; row=1; column=1
- Brown seaweed | puzzle=Under the waves; word=kelp; number=1; direction=Across; row=1; column=1
- Orange spread | puzzle=Toast and more; word=marmalade; number=7; direction=Down; row=2; column=5
- Donner und Blitz | puzzle=Buchstaben im Sturm; word=Gewitter; number=1; direction=Diagonal; row=1; column=1
record game|play|round|match|game session: Title!;Player!;Opponent;Puzzle->@puzzle|level~Soup time|Under the waves;Guesses used:number#0-100;Hints used:number#0-20;Score:number#0-100000;Seconds:number(s)#0-36000;Played on:date;~Status=Running|Won|Lost|Given up
- Mabel and the soup | player=Mabel; puzzle=Soup time; guesses_used=4; hints_used=0; score=20; seconds=95; status=Won
- Oskar dives | player=Oskar; puzzle=Under the waves; guesses_used=2; hints_used=1; score=25; seconds=210; status=Won
- Ines at breakfast | player=Ines; puzzle=Toast and more; guesses_used=10; hints_used=3; score=0; seconds=640; status=Lost
- Bodo against Mabel | player=Bodo; opponent=Mabel; puzzle=Buchstaben im Sturm; guesses_used=1; hints_used=0; score=0; seconds=30; status=Running
! record guess|attempt|move|try: Guessed word!;Game->@game|play|round~Mabel and the soup|Oskar dives;Number:number#1-100;Right places:number#0-45;Right letters:number#0-45;Correct:boolean;Seconds:number(s)#0-3600
- label | game=Mabel and the soup; number=3; right_places=3; right_letters=4; seconds=20
- kelp | game=Oskar dives; number=2; right_places=4; right_letters=4; seconds=80
- margarine | game=Ines at breakfast; number=9; right_places=4; right_letters=5; seconds=48
- Gewitter | game=Bodo against Mabel; number=1; right_places=8; right_letters=8; seconds=30
! record score|leaderboard entry|ranking|streak|leaderboard [score|leaderboard|rank\\w*|streak|high score|statistic|point]: Player!;Points:number#0-1000000;Rank:number#1-1000000;Streak:number(days)#0-5000;Games won:number#0-100000;Period=Today|Week|Month|All time;Reached on:date
- Mabel | points=820; rank=4; streak=12; games_won=61; period=Month
- Oskar | points=790; rank=5; streak=3; games_won=58; period=Month
- Ines | points=95; rank=31; streak=1; games_won=6; period=Week
- Bodo | points=14250; rank=1; streak=210; games_won=903; period=All time
item achievement|badge|reward [achievement|badge|reward|trophy]: Name!;Icon:image;Rule:long;Points:number#0-10000;Level=Bronze|Silver|Gold
- First try | rule=Guess the word at once.; points=100; level=Gold
- Ten in a row | rule=Ten days without a miss.; points=50; level=Silver
- Without hints | rule=Solve five puzzles without a hint.; points=75; level=Silver
- Early bird | rule=Play before seven in the morning.; points=20; level=Bronze

# trivia|trivia game|trivia quiz|pub quiz|knowledge quiz|general knowledge
item question|trivia question|trivia item: Text!;Category->@category|topic~Space|Food;Difficulty=Easy|Medium|Hard;Correct answer!;Wrong answer 1;Wrong answer 2;Wrong answer 3;Fun fact:long;Picture:image;~Asked:number#0-10000000;~Share right:percent
- Which planet has the shortest day? | category=Space; difficulty=Medium; correct_answer=Jupiter; wrong_answer_1=Mars; wrong_answer_2=Venus; wrong_answer_3=Saturn; fun_fact=A day takes under ten hours.; asked=920; share_right=48
- Which spice is a flower's stigma? | category=Food; difficulty=Easy; correct_answer=Saffron; wrong_answer_1=Cumin; wrong_answer_2=Clove; wrong_answer_3=Mace; fun_fact=One gram needs about 150 flowers.; asked=610; share_right=71
- Which country has the most islands? | category=Geography; difficulty=Hard; correct_answer=Sweden; wrong_answer_1=Indonesia; wrong_answer_2=Greece; wrong_answer_3=Canada; fun_fact=Most of them are uninhabited.; asked=344; share_right=22
- How many strings has a viola? | category=Music; difficulty=Easy; correct_answer=Four; wrong_answer_1=Five; wrong_answer_2=Six; wrong_answer_3=Three; fun_fact=They are tuned a fifth below a violin.; asked=505; share_right=80
item category|topic|theme: Name!;Description:long;Icon:image;Colour;Position:number#1-100
- Space | description=Planets, probes and stars.; colour=Navy; position=1
- Food | description=From field to plate.; colour=Orange; position=2
- Geography | description=Capitals, islands and borders.; colour=Green; position=3
- Music | description=Notes, bands and instruments.; colour=Purple; position=4
record game|round|match|battle|game session|quiz night: Title!;Host;Mode=Solo|Two players|Teams|Tournament;Category->@category|topic~Space|Food;Questions:number#1-200;Seconds each:number(s)#5-300;Access code;Played on:date;~Status=Waiting|Running|Finished
- Thursday at the Anchor | host=Bridget; mode=Teams; category=Food; questions=20; seconds_each=30; access_code=ANC20; status=Finished
- Lunch break duel | host=Cem; mode=Two players; category=Space; questions=7; seconds_each=15; access_code=LB07; status=Running
- League final | host=Salome; mode=Tournament; category=Geography; questions=40; seconds_each=20; access_code=FIN40; status=Waiting
- Oboe practice break | host=Jiro; mode=Solo; category=Music; questions=10; seconds_each=45; access_code=OB10; status=Finished
record player|team|participant|contestant|quiz team: Name!;Game->@game|round~Thursday at the Anchor|Lunch break duel;Members:number#1-12;Score:number#0-100000;Rank:number#1-1000;Joined on:date;Colour
- The Salt Cellars | game=Thursday at the Anchor; members=5; score=160; rank=1; colour=Green
- Cem | game=Lunch break duel; members=1; score=50; rank=2; colour=Blue
- Map Nerds | game=League final; members=4; score=0; rank=1; colour=Yellow
- Jiro | game=Oboe practice break; members=1; score=80; rank=1; colour=Red
! record given answer|answer|response|guess: Chosen answer!;Game->@game|round~Thursday at the Anchor|Lunch break duel;Player->@player|team~The Salt Cellars|Cem;Question->@question|trivia question~Which planet has the shortest day?|Which spice is a flower's stigma?;Correct:boolean;Points:number#0-1000;Seconds:number(s)#0-300
- Saffron | game=Thursday at the Anchor; player=The Salt Cellars; question=Which spice is a flower's stigma?; points=10; seconds=4
- Saturn | game=Lunch break duel; player=Cem; question=Which planet has the shortest day?; points=0; seconds=11
- Four | game=Oboe practice break; player=Jiro; question=How many strings has a viola?; points=10; seconds=3
- Indonesia | game=League final; player=Map Nerds; question=Which country has the most islands?; points=0; seconds=18
! record game question|round question|question in a game: Label!;Game->@game|round~Thursday at the Anchor|Lunch break duel;Question->@question|trivia question~Which planet has the shortest day?|Which spice is a flower's stigma?;Number:number#1-200;Points:number#1-1000;Asked on:date
- Anchor, question 1 | game=Thursday at the Anchor; question=Which spice is a flower's stigma?; number=1; points=10
- Duel, question 1 | game=Lunch break duel; question=Which planet has the shortest day?; number=1; points=10
- Final, question 12 | game=League final; question=Which country has the most islands?; number=12; points=30
- Oboe break, question 4 | game=Oboe practice break; question=How many strings has a viola?; number=4; points=10
record leaderboard entry|ranking|high score|leaderboard: Player name!;Points:number#0-1000000;Rank:number#1-1000000;Games:number#0-100000;Wins:number#0-100000;Period=Today|Week|Month|All time;Reached on:date
- The Salt Cellars | points=1920; rank=1; games=14; wins=6; period=All time
- Cem | points=870; rank=9; games=22; wins=10; period=Month
- Map Nerds | points=640; rank=2; games=5; wins=2; period=Week
- Jiro | points=120; rank=4; games=2; wins=2; period=Today
request question suggestion|submitted question|new question|error report [suggest\\w*|submit\\w*|contribut\\w*|error]: Question text!;Category->@category|topic~Space|Food;Correct answer;Source:url;Proposed by
- Which moon has lakes of methane? | category=Space; correct_answer=Titan; source=https://example.com/titan; proposed_by=Cem
- Which sea has no coast? | category=Geography; correct_answer=Sargasso Sea; source=https://example.com/sargasso; proposed_by=Salome
- What is the root of wasabi used for? | category=Food; correct_answer=A sharp paste; source=https://example.com/wasabi; proposed_by=Bridget
- Which instrument gives the tuning note? | category=Music; correct_answer=Oboe; source=https://example.com/oboe; proposed_by=Jiro

# two-player battle|player battle|duel game|pk game|battle game|multiplayer game|knowledge battle|online battle
person player|fighter|opponent|gamer: Nickname!;Avatar:image;Country~Chile|Latvia;Level:number#1-200;~Points:number#0-1000000;~Wins:number#0-100000;~Losses:number#0-100000;~Rank=Bronze|Silver|Gold|Diamond;~Status=Online|In a battle|Offline
- Copperfox | country=Chile; level=14; points=1320; wins=61; losses=40; rank=Silver; status=Online
- NordWind | country=Latvia; level=22; points=1810; wins=120; losses=71; rank=Gold; status=In a battle
- PixelPuma | country=Peru; level=3; points=210; wins=4; losses=9; rank=Bronze; status=Offline
- Katana77 | country=Japan; level=61; points=5240; wins=880; losses=302; rank=Diamond; status=Online
record battle|match|duel|game|fight: Title!;First player->@player~Copperfox|NordWind;Second player->@player~Copperfox|NordWind;Room->@room|lobby|arena~Quick arena|Friends table;Mode=Ranked|Friendly|Practice|Tournament;First score:number#0-10000;Second score:number#0-10000;Winner;Played on:date;Seconds:number(s)#0-36000;~Status=Waiting|Running|Finished|Abandoned
- Fox against Wind | first_player=Copperfox; second_player=NordWind; room=Quick arena; mode=Ranked; first_score=6; second_score=9; winner=NordWind; seconds=184; status=Finished
- Wind wants revenge | first_player=NordWind; second_player=Copperfox; room=Friends table; mode=Friendly; first_score=2; second_score=3; seconds=60; status=Running
- Puma learns | first_player=PixelPuma; second_player=Katana77; room=Training hall; mode=Practice; first_score=1; second_score=5; winner=Katana77; seconds=95; status=Abandoned
- Summer cup, quarter-final | first_player=Katana77; second_player=NordWind; room=Cup stage; mode=Tournament; first_score=0; second_score=0; seconds=0; status=Waiting
! record round|turn|move|battle round: Label!;Battle->@battle|match|duel~Fox against Wind|Wind wants revenge;Player->@player~Copperfox|NordWind;Number:number#1-500;Action;Correct:boolean;Points:number#-1000-1000;Seconds:number(s)#0-3600
- Fox answers first | battle=Fox against Wind; player=Copperfox; number=1; action=Chose answer B; points=1; seconds=4
- Wind replies | battle=Fox against Wind; player=NordWind; number=1; action=Chose answer B; points=2; seconds=3
- Puma guesses wrong | battle=Puma learns; player=PixelPuma; number=2; action=Played card 7; points=-1; seconds=12
- Katana sweeps | battle=Puma learns; player=Katana77; number=2; action=Doubled the stake; points=3; seconds=2
item room|lobby|arena|battle room: Name!;Access code;Mode=Ranked|Friendly|Practice|Tournament;Host->@player~Copperfox|NordWind;Rounds:number#1-100;Seconds per turn:number(s)#3-600;Private:boolean;~Status=Open|Full|Closed
- Quick arena | access_code=QA-100; mode=Ranked; host=NordWind; rounds=10; seconds_per_turn=10; status=Open
- Friends table | access_code=FT-777; mode=Friendly; host=Copperfox; rounds=5; seconds_per_turn=20; status=Full
- Training hall | access_code=TH-001; mode=Practice; host=Katana77; rounds=20; seconds_per_turn=60; status=Open
- Cup stage | access_code=CS-016; mode=Tournament; host=Katana77; rounds=3; seconds_per_turn=8; status=Closed
item challenge|question|task|puzzle|card: Title!;Category~Maths|Words;Difficulty=Easy|Medium|Hard;Text:long!;Correct answer;Points:number#1-1000;Picture:image
- Seven times thirteen | category=Maths; difficulty=Easy; text=What is 7 x 13?; correct_answer=91; points=1
- Opposite of scarce | category=Words; difficulty=Medium; text=Which word means the opposite of scarce?; correct_answer=Abundant; points=2
- Capital of the salt desert country | category=Geography; difficulty=Hard; text=Which city is the seat of government of Bolivia?; correct_answer=La Paz; points=5
- Odd one out | category=Logic; difficulty=Medium; text=2, 3, 5, 9, 11. Which does not fit?; correct_answer=9; points=3
request battle invitation|challenge request|friend request|invitation: Subject!;From->@player~Copperfox|NordWind;To->@player~Copperfox|NordWind;Room->@room|lobby~Quick arena|Friends table;Message
- Rematch tonight? | from=NordWind; to=Copperfox; room=Friends table; message=Best of five.
- Teach me the opening | from=PixelPuma; to=Katana77; room=Training hall; message=Slow rounds, please.
- Warm-up before the cup | from=Katana77; to=NordWind; room=Quick arena; message=One battle, ten rounds.
- Coffee duel | from=Copperfox; to=PixelPuma; room=Friends table; message=Loser brings the cake.
! record rating change|points history|rank history [rank\\w*|rating|elo|point|ladder|leaderboard]: Label!;Player->@player~Copperfox|NordWind;Battle->@battle|match~Fox against Wind|Wind wants revenge;Change:number#-500-500;New points:number#0-1000000;Changed on:date
- Fox loses ranked | player=Copperfox; battle=Fox against Wind; change=-14; new_points=1320
- Wind wins ranked | player=NordWind; battle=Fox against Wind; change=14; new_points=1810
- Puma stays | player=PixelPuma; battle=Puma learns; change=0; new_points=210
- Fox wins the revenge | player=Copperfox; battle=Wind wants revenge; change=9; new_points=1329
item season|tournament|league [season|tournament|league|cup]: Name!;From:date;Until:date;Prize;Rules:long;Places:number#2-10000;~Status=Planned|Running|Finished
- Autumn ladder | prize=Gold frame for the avatar; rules=Thirty ranked battles at most.; places=500; status=Running
- Sunday cup | prize=500 points; rules=Knock-out, best of three.; places=16; status=Planned
- Summer cup | prize=Trophy and 2000 points; rules=Knock-out from the round of 32.; places=32; status=Finished
- Beginners' week | prize=Bronze frame; rules=Only for levels below ten.; places=200; status=Planned

# flash card|flashcard|spaced repetition|memory card|vocabulary trainer|memorization|word memorizing
item deck|card set|study set|flashcard set|collection: Name!;Subject->@subject|topic|category~Portuguese|Anatomy;Description:long;Cover:image;Front language~English|Latin;Back language~Portuguese|English;New cards a day:number#0-500;Visibility=Private|Link|Public;~Cards:number#0-50000
- Market Portuguese | subject=Portuguese; description=Words for stalls and prices.; front_language=English; back_language=Portuguese; new_cards_a_day=15; visibility=Public; cards=2
- Bones of the hand | subject=Anatomy; description=Eight carpals and more.; front_language=English; back_language=Latin; new_cards_a_day=10; visibility=Private; cards=1
- Chess openings | subject=Board games; description=First eight moves and their names.; front_language=English; back_language=English; new_cards_a_day=4; visibility=Link; cards=1
- Hiragana | subject=Japanese; description=All signs with a picture.; front_language=Japanese; back_language=English; new_cards_a_day=6; visibility=Public; cards=46
item card|flash card|flashcard|memory card|word card: Front!;Back:long!;Deck->@deck|card set~Market Portuguese|Bones of the hand;Hint;Example:long;Picture:image;Audio:file;Tags~noun, food|hand;Position:number#1-50000
- cherry | back=a cereja; deck=Market Portuguese; hint=Red, in June; example=Um quilo de cerejas, por favor.; tags=noun, food; position=1
- change (coins) | back=o troco; deck=Market Portuguese; hint=You get it back; example=Não tenho troco.; tags=noun; position=2
- boat-shaped bone | back=Os scaphoideum; deck=Bones of the hand; hint=Often broken; example=Below the thumb.; tags=hand; position=1
- ね | back=ne; deck=Hiragana; hint=Looks like a sleeping cat; example=ねこ, a cat; tags=n row; position=24
item subject|topic|category|folder: Name!;Description:long;Icon:image;Colour;Position:number#1-100
- Portuguese | description=For a summer in Setubal.; colour=Green; position=1
- Anatomy | description=First year of medicine.; colour=Red; position=2
- Board games | description=Openings and endgames.; colour=Brown; position=3
- Japanese | description=Signs before words.; colour=Pink; position=4
record study session|review session|learning session|practice session: Title!;Deck->@deck|card set~Market Portuguese|Bones of the hand;Learner~Greg|Mei;Mode=Learn|Review|Test|Match;Cards studied:number#0-2000;Correct:number#0-2000;Minutes:number(min)#0-600;Studied on:date
- Greg before breakfast | deck=Market Portuguese; learner=Greg; mode=Review; cards_studied=40; correct=33; minutes=12
- Mei on the bus | deck=Bones of the hand; learner=Mei; mode=Learn; cards_studied=10; correct=6; minutes=9
- Vera after the club | deck=Chess openings; learner=Vera; mode=Test; cards_studied=16; correct=15; minutes=22
- Jamal with signs | deck=Hiragana; learner=Jamal; mode=Match; cards_studied=12; correct=7; minutes=5
! record card review|card answer|answer|repetition: Label!;Card->@card|flash card~cherry|change (coins)|boat-shaped bone;Session->@study session|review session~Greg before breakfast|Mei on the bus;Rating=Again|Hard|Good|Easy;Seconds:number(s)#0-600;Reviewed on:date
- cherry, good | card=cherry; session=Greg before breakfast; rating=Good; seconds=4
- scaphoid, again | card=boat-shaped bone; session=Mei on the bus; rating=Again; seconds=15
- change, hard | card=change (coins); session=Greg before breakfast; rating=Hard; seconds=11
- ne, easy | card=ね; session=Jamal with signs; rating=Easy; seconds=2
! record card schedule|card state|learning state|memory state|progress: Label!;Card->@card|flash card~cherry|change (coins)|boat-shaped bone;Learner~Greg|Mei;Interval:number(days)#0-5000;Ease:number(%)#100-400;Repetitions:number#0-1000;Lapses:number#0-500;Next review on:date;~Status=New|Learning|Review|Mastered
- Greg and cherry | card=cherry; learner=Greg; interval=12; ease=250; repetitions=5; lapses=0; status=Review
- Mei and the scaphoid | card=boat-shaped bone; learner=Mei; interval=1; ease=210; repetitions=2; lapses=1; status=Learning
- Greg and change | card=change (coins); learner=Greg; interval=0; ease=230; repetitions=0; lapses=0; status=New
- Jamal and ne | card=ね; learner=Jamal; interval=90; ease=280; repetitions=11; lapses=1; status=Mastered
record study goal|streak|daily goal|plan [goal|streak|daily|plan|remind\\w*]: Title!;Learner~Greg|Mei;Deck->@deck|card set~Market Portuguese|Bones of the hand;Cards a day:number#1-1000;Streak:number(days)#0-5000;Remind at:time;Until:date
- Greg before the trip | learner=Greg; deck=Market Portuguese; cards_a_day=30; streak=17
- Mei before the test | learner=Mei; deck=Bones of the hand; cards_a_day=20; streak=4
- Vera before the league | learner=Vera; deck=Chess openings; cards_a_day=8; streak=2
- Jamal all year | learner=Jamal; deck=Hiragana; cards_a_day=12; streak=143
record shared deck|deck share|copy [share|public|class|group|copy]: Label!;Deck->@deck|card set~Market Portuguese|Bones of the hand;Email:email;Right=Study|Copy|Edit;Shared on:date
- Market words for Ines | deck=Market Portuguese; email=ines@example.com; right=Copy
- Bones for the group | deck=Bones of the hand; email=group@example.com; right=Study
- Openings for the youth team | deck=Chess openings; email=youth@example.com; right=Edit
- Signs for Aiko's class | deck=Hiragana; email=class@example.com; right=Study

# coding practice|coding challenge|online judge|programming practice|code practice|coding interview|algorithm practice|competitive programming
item problem|challenge|exercise|coding problem|coding challenge: Title!;Topic->@topic|category|tag~Arrays|Graphs;Difficulty=Easy|Medium|Hard;Description:long!;Input format:long;Output format:long;Starter code:long;Model solution:long;Time limit:number(ms)#100-20000;Memory limit:number(MB)#16-4096;Points:number#1-1000;~Acceptance:percent
- Longest dry spell | topic=Arrays; difficulty=Easy; description=Find the longest run of zeros in a list of rainfall values.; input_format=n, then n numbers; output_format=One number; starter_code=def longest(values): pass; time_limit=1000; memory_limit=128; points=10; acceptance=64
- Ferry routes | topic=Graphs; difficulty=Medium; description=Print the least number of ferries between two islands.; input_format=n, m, then m pairs; output_format=One number or -1; starter_code=def ferries(edges, a, b): pass; time_limit=2000; memory_limit=256; points=25; acceptance=41
- Mirror words | topic=Strings; difficulty=Easy; description=Print whether a word reads the same backwards.; input_format=One word; output_format=YES or NO; starter_code=def mirror(word): pass; time_limit=500; memory_limit=64; points=5; acceptance=82
- Warehouse robots | topic=Dynamic programming; difficulty=Hard; description=Find the cheapest way through a grid with moving robots.; input_format=n, m, then n rows; output_format=One number; starter_code=def cheapest(grid): pass; time_limit=4000; memory_limit=512; points=60; acceptance=13
item topic|category|tag|skill: Name!;Description:long;Icon:image;Position:number#1-200
- Arrays | description=Lists, windows and sums.; position=1
- Graphs | description=Nodes, paths and trees.; position=2
- Strings | description=Words, search and patterns.; position=3
- Dynamic programming | description=Small answers build large ones.; position=4
! record test case|example case|hidden test|checker case: Label!;Problem->@problem|challenge|exercise~Longest dry spell|Ferry routes;Input:long!;Expected output:long!;Hidden:boolean;Weight:number#1-100;Explanation:long
- Dry sample 1 | problem=Longest dry spell; input=5, 0 0 3 0 1; expected_output=2; weight=1; explanation=The first two values are zero.
- Ferry sample 1 | problem=Ferry routes; input=4, 3, 1 2, 2 3, 3 4; expected_output=3; weight=1; explanation=One chain of islands.
- Mirror sample 2 | problem=Mirror words; input=level; expected_output=YES; weight=1; explanation=The word is the same backwards.
- Robots big grid | problem=Warehouse robots; input=200, 200, then rows; expected_output=1874; weight=10; explanation=Checks the time limit.
record submission|solution|code submission|attempt: Title!;Problem->@problem|challenge~Longest dry spell|Ferry routes;Coder~kiwi_dev|lena.codes;Language=Python|JavaScript|Java|C++|Go|Rust;Code:long!;Submitted on:date;~Runtime:number(ms)#0-60000;~Memory:number(MB)#0-8192;~Tests passed:number#0-1000;~Verdict=Waiting|Accepted|Wrong answer|Time limit|Runtime error|Compile error
- Dry spell with a counter | problem=Longest dry spell; coder=kiwi_dev; language=Python; code=best = run = 0; runtime=31; memory=14; tests_passed=20; verdict=Accepted
- Ferries by breadth | problem=Ferry routes; coder=lena.codes; language=Java; code=queue.add(start); runtime=210; memory=42; tests_passed=17; verdict=Time limit
- Mirror with two pointers | problem=Mirror words; coder=tabs4life; language=Go; code=for i < j; runtime=2; memory=5; tests_passed=0; verdict=Compile error
- Robots by memo | problem=Warehouse robots; coder=mei_lin; language=Rust; code=let mut best = vec![0]; runtime=870; memory=96; tests_passed=11; verdict=Wrong answer
! record test result|case result|run result [test\\w*|judge|run|execut\\w*|result|feedback]: Label!;Submission->@submission|solution~Dry spell with a counter|Ferries by breadth;Test case->@test case~Dry sample 1|Ferry sample 1;Passed:boolean;Output:long;Runtime:number(ms)#0-60000
- Dry spell on sample 1 | submission=Dry spell with a counter; test_case=Dry sample 1; output=2; runtime=3
- Ferries on sample 1 | submission=Ferries by breadth; test_case=Ferry sample 1; output=3; runtime=8
- Mirror on sample 2 | submission=Mirror with two pointers; test_case=Mirror sample 2; output=none; runtime=0
- Robots on the big grid | submission=Robots by memo; test_case=Robots big grid; output=1880; runtime=870
event contest|competition|round|hackathon: Title!;Date:date;Starts at:time;Length:number(min)#15-2880;Description:long;Level=Beginners|Open|Team;Prize;~Status=Planned|Running|Finished
- Saturday sprint 12 | length=90; description=Four problems, rising difficulty.; level=Open; prize=Sticker set; status=Planned
- First steps cup | length=120; description=For people with under fifty solved.; level=Beginners; prize=Mug; status=Finished
- Campus relay | length=300; description=Teams of three at one keyboard.; level=Team; prize=Pizza for the team; status=Running
- Night owl round | length=60; description=Three short problems at midnight.; level=Open; prize=Badge; status=Planned
record ranking|leaderboard entry|contest result|score|leaderboard: Coder!;Contest->@contest|competition~Saturday sprint 12|First steps cup;Solved:number#0-10000;Points:number#0-1000000;Penalty:number(min)#0-10000;Rank:number#1-1000000;Rating:number#0-5000
- kiwi_dev | contest=First steps cup; solved=4; points=85; penalty=61; rank=2; rating=1430
- lena.codes | contest=First steps cup; solved=4; points=85; penalty=54; rank=1; rating=1512
- tabs4life | contest=Campus relay; solved=2; points=30; penalty=140; rank=18; rating=1090
- mei_lin | contest=Saturday sprint 12; solved=3; points=95; penalty=77; rank=6; rating=1985
record discussion|solution discussion|editorial|hint [discuss\\w*|editorial|hint|explan\\w*|communit\\w*]: Title!;Problem->@problem|challenge~Longest dry spell|Ferry routes;Author;Text:long!;Language~Python|Java;Written on:date;~Votes:number#-1000-100000
- One pass is enough | problem=Longest dry spell; author=lena.codes; text=Keep a counter and reset it at rain.; language=Python; votes=22
- Why depth first fails | problem=Ferry routes; author=kiwi_dev; text=The first path is not the shortest.; language=Java; votes=15
- Empty words count too | problem=Mirror words; author=mei_lin; text=The fourth test is an empty line.; language=Go; votes=9
- State is cell and minute | problem=Warehouse robots; author=tabs4life; text=Robots repeat every twelve minutes.; language=Rust; votes=48
item study plan|learning track|problem list|path [plan|track|path|roadmap|list]: Name!;Topic->@topic|category~Arrays|Graphs;Description:long;Level=Beginner|Intermediate|Advanced;Length:number(days)#1-365;Problems:number#1-1000
- Two weeks of arrays | topic=Arrays; description=Two problems each evening.; level=Beginner; length=14; problems=28
- Graphs for interviews | topic=Graphs; description=From search to shortest paths.; level=Intermediate; length=21; problems=40
- Strings in a week | topic=Strings; description=From loops to pattern search.; level=Beginner; length=7; problems=14
- Serious about tables | topic=Dynamic programming; description=One hard problem every second day.; level=Advanced; length=60; problems=30
+ comment: Problem->@problem|challenge;Submission->@submission|solution

# programming tutorial|learn programming|learn to code|programming learning|coding education|learn python|front-end learning|programming course
item tutorial|course|learning course|programming course: Title!;Language->@technology|programming language|topic~Python|CSS;Author~Mona Ek|Tariq Jalal;Level=Beginner|Intermediate|Advanced;Cover:image;Description:long;Requirements:long;Length:number(h)#1-300;Price:money;~Learners:number#0-1000000;~Status=Draft|Published|Outdated
- Python for gardeners | language=Python; author=Mona Ek; level=Beginner; description=From print to a watering script.; requirements=None; length=12; price=0; learners=830; status=Published
- Layout without tears | language=CSS; author=Tariq Jalal; level=Intermediate; description=Grid, flex and gaps.; requirements=Some HTML; length=8; price=19; learners=412; status=Published
- Git for two | language=Git; author=Ewa Lis; level=Beginner; description=Branches, merges and no fear.; requirements=A terminal; length=5; price=9; learners=1240; status=Outdated
- Services in Go | language=Go; author=Sipho Dube; level=Advanced; description=Handlers, tests and deploys.; requirements=One other language; length=26; price=39; learners=0; status=Draft
item technology|programming language|topic|category|framework: Name!;Type=Language|Framework|Tool|Concept;Description:long;Icon:image;Website:url;Position:number#1-200
- Python | type=Language; description=Readable and everywhere.; website=https://example.com/py; position=1
- CSS | type=Language; description=Style for web pages.; website=https://example.com/css; position=2
- Git | type=Tool; description=History of files and teams.; website=https://example.com/git; position=3
- Go | type=Language; description=Small language for servers.; website=https://example.com/go; position=4
item chapter|lesson|tutorial page|section|knowledge point: Title!;Tutorial->@tutorial|course~Python for gardeners|Layout without tears;Number:number#1-300!;Text:long!;Code example:long;Video:url;Length:number(min)#1-300
- Lists of plants | tutorial=Python for gardeners; number=3; text=A list keeps things in order.; code_example=beds = ["mint", "leek"]; length=18
- A grid of cards | tutorial=Layout without tears; number=2; text=Let the browser count the columns.; code_example=grid-template-columns: repeat(3, 1fr); length=15
- Your first conflict | tutorial=Git for two; number=5; text=Two people, one line.; code_example=git merge feature; length=22
- A handler and its test | tutorial=Services in Go; number=4; text=Write the test before the route.; code_example=http.HandleFunc("/ping", ping); length=40
item exercise|coding exercise|practice task|assignment: Title!;Chapter->@chapter|lesson~Lists of plants|A grid of cards;Task:long!;Starter code:long;Expected output:long;Hint:long;Difficulty=Easy|Medium|Hard;Points:number#1-100
- Count the herbs | chapter=Lists of plants; task=Print how many plants start with m.; starter_code=beds = []; expected_output=1; hint=Use startswith.; difficulty=Easy; points=5
- Cards on a phone | chapter=A grid of cards; task=One column below 500 pixels.; starter_code=.cards; expected_output=One card a row; hint=A media query.; difficulty=Medium; points=10
- Merge two menus | chapter=Your first conflict; task=Keep both dishes when you merge.; starter_code=menu.txt on two branches; expected_output=Two dishes in one file; hint=Remove the markers.; difficulty=Medium; points=8
- Ping with a counter | chapter=A handler and its test; task=Answer how often the route was called.; starter_code=func ping; expected_output=pong 3; hint=Mind parallel calls.; difficulty=Hard; points=20
! record submission|exercise attempt|attempt|code run: Title!;Exercise->@exercise|practice task~Count the herbs|Cards on a phone;Learner~Bo|Safiya;Code:long!;Output:long;Passed:boolean;Points:number#0-100;Submitted on:date;Feedback:long
- Bo counts herbs | exercise=Count the herbs; learner=Bo; code=print(len([b for b in beds if b.startswith("m")])); output=1; points=5; feedback=Neat.
- Safiya stacks cards | exercise=Cards on a phone; learner=Safiya; code=@media (max-width: 500px); output=One card a row; points=10; feedback=Works on all widths.
- Lars merges menus | exercise=Merge two menus; learner=Lars; code=git add menu.txt; output=One dish only; points=3; feedback=Soup got lost.
- Abena counts pings | exercise=Ping with a counter; learner=Abena; code=atomic.AddInt64(&n, 1); output=pong 3; points=20; feedback=Safe under load.
! record learning progress|chapter progress|study record|progress: Label!;Chapter->@chapter|lesson~Lists of plants|A grid of cards;Learner~Bo|Safiya;Minutes:number(min)#0-1000;Percent:percent;Studied on:date;Completed:boolean
- Bo at lists | chapter=Lists of plants; learner=Bo; minutes=25; percent=100
- Safiya at grids | chapter=A grid of cards; learner=Safiya; minutes=14; percent=60
- Lars at conflicts | chapter=Your first conflict; learner=Lars; minutes=38; percent=45
- Abena at handlers | chapter=A handler and its test; learner=Abena; minutes=90; percent=100
item snippet|code snippet|code example|playground|sandbox [snippet|playground|sandbox|example|editor|run]: Title!;Language->@technology|programming language~Python|CSS;Code:long!;Explanation:long;Author;Public:boolean
- Read a CSV | language=Python; code=import csv; explanation=Row by row with a header.; author=Mona Ek
- Centre a box | language=CSS; code=place-items: center; explanation=Works in a grid container.; author=Tariq Jalal
- Undo the last commit | language=Git; code=git reset --soft HEAD~1; explanation=Keeps your changes.; author=Ewa Lis
- Read with a deadline | language=Go; code=context.WithTimeout(ctx, time.Second); explanation=Stops after one second.; author=Sipho Dube
item project|practice project|case study|learning project [project|case|portfolio|hands-on]: Title!;Tutorial->@tutorial|course~Python for gardeners|Layout without tears;Brief:long;Repository:url;Level=Beginner|Intermediate|Advanced;Hours:number(h)#1-200;Picture:image
- Watering log | tutorial=Python for gardeners; brief=Store dates and litres and show the week.; repository=https://example.com/water; level=Beginner; hours=6
- Seed shop page | tutorial=Layout without tears; brief=Build the page from a picture.; repository=https://example.com/seed; level=Intermediate; hours=8
- Recipe book with a friend | tutorial=Git for two; brief=Ten recipes, two people, no lost line.; repository=https://example.com/recipes; level=Beginner; hours=3
- Link shortener | tutorial=Services in Go; brief=Store, redirect, count and limit.; repository=https://example.com/short; level=Advanced; hours=18
item roadmap|learning path|learning track|path [roadmap|path|track|stage]: Name!;Goal:long;Technology->@technology|topic~Python|CSS;Level=Beginner|Intermediate|Advanced;Weeks:number#1-104;Steps:long
- From zero to scripts | goal=Automate small chores.; technology=Python; level=Beginner; weeks=8; steps=Values, lists, files, time
- Page designer | goal=Build any layout from a sketch.; technology=CSS; level=Intermediate; weeks=5; steps=Box, flex, grid, motion
- Team ready | goal=Work with others on one code base.; technology=Git; level=Beginner; weeks=3; steps=Commit, branch, review
- Backend in a season | goal=Run a service on your own.; technology=Go; level=Advanced; weeks=14; steps=Handlers, storage, tests, metrics
+ question: Chapter->@chapter|lesson;Solved:boolean
+ comment: Chapter->@chapter|lesson

# cybersecurity training|cyber security|capture the flag|ctf|security training|hacking lab|security awareness|penetration testing course
item challenge|lab|ctf challenge|security lab|room: Title!;Category->@category|security topic~Web|Forensics;Difficulty=Easy|Medium|Hard|Insane;Points:number#10-1000;Description:long!;Flag!;Author~0xmara|J. Teller;File:file;Address:url;Attempts allowed:number#1-1000;~Solves:number#0-100000;~Status=Draft|Online|Retired
- Cookie monster | category=Web; difficulty=Easy; points=100; description=The admin page trusts a cookie.; flag=flag{crumbs}; author=0xmara; address=https://example.com/cookie; attempts_allowed=50; solves=214; status=Online
- Lost memory card | category=Forensics; difficulty=Medium; points=250; description=Recover the deleted picture.; flag=flag{carved}; author=J. Teller; address=https://example.com/card; attempts_allowed=20; solves=61; status=Online
- Baby overflow | category=Binary; difficulty=Hard; points=400; description=Jump to the function nobody calls.; flag=flag{return}; author=0xmara; address=https://example.com/baby; attempts_allowed=100; solves=19; status=Retired
- Seven rotors | category=Cryptography; difficulty=Insane; points=900; description=Break a machine with a faulty rotor.; flag=flag{rotor5}; author=J. Teller; address=https://example.com/rotors; attempts_allowed=10; solves=0; status=Draft
item category|security topic|domain|topic: Name!;Description:long;Icon:image;Colour;Position:number#1-50
- Web | description=Injection, sessions and access.; colour=Blue; position=1
- Forensics | description=Images, logs and memory.; colour=Green; position=2
- Binary | description=Stacks, heaps and reversing.; colour=Red; position=3
- Cryptography | description=Ciphers, hashes and mistakes.; colour=Purple; position=4
! item hint|challenge hint|clue: Label!;Challenge->@challenge|lab~Cookie monster|Lost memory card;Text:long!;Cost:number(points)#0-500;Order:number#1-20
- Look at the jar | challenge=Cookie monster; text=What does base64 look like?; cost=10; order=1
- Magic numbers | challenge=Lost memory card; text=JPEG files start alike.; cost=25; order=1
- Count the bytes | challenge=Baby overflow; text=The buffer holds 64.; cost=40; order=1
- One rotor stands still | challenge=Seven rotors; text=Compare two messages of equal length.; cost=120; order=2
record attempt|lab attempt|flag submission|submission|lab session: Submitted flag!;Challenge->@challenge|lab~Cookie monster|Lost memory card;Player~nightowl|rootberry;Team->@team|group~Packet Rats|Blue Otters;Submitted on:date;Correct:boolean;Points:number#0-1000;Minutes:number(min)#0-1000
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
item learning module|training module|course|learning path: Title!;Category->@category|topic~Web|Forensics;Level=Beginner|Intermediate|Advanced;Text:long;Length:number(min)#5-3000;Video:url;Certificate:boolean
- How sessions work | category=Web; level=Beginner; text=Cookies, tokens and expiry.; length=60; video=https://example.com/sessions
- Reading a disk image | category=Forensics; level=Intermediate; text=Partitions, slack and carving.; length=90; video=https://example.com/disk
- Stack frames drawn | category=Binary; level=Advanced; text=Where the return address sits.; length=120; video=https://example.com/stack
- Hash or cipher | category=Cryptography; level=Beginner; text=What can be undone and what cannot.; length=35; video=https://example.com/hash
record writeup|solution writeup|walkthrough [write-?up|walkthrough|solution]: Title!;Challenge->@challenge|lab~Cookie monster|Lost memory card;Author;Text:long!;Tools~browser console|carver;Published on:date;~Likes:number#0-10000
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
item lesson|chapter|notebook|lecture: Title!;Course->@course|module~First regressions|Seeing with networks;Number:number#1-200!;Text:long;Code:long;Notebook file:file;Video:url;Length:number(min)#1-300
- Least squares by hand | course=First regressions; number=2; text=Minimise the squared gaps.; code=np.linalg.lstsq(X, y); video=https://example.com/lsq; length=25
- What a filter sees | course=Seeing with networks; number=3; text=Edges first, shapes later.; code=Conv2d(1, 8, 3); video=https://example.com/filter; length=35
- Where to split | course=Trees and forests; number=1; text=Choose the cut with the purest halves.; code=DecisionTreeClassifier(max_depth=3); video=https://example.com/split; length=20
- Words as arrows | course=Reading reviews by machine; number=4; text=Similar words point the same way.; code=Embedding(8000, 64); video=https://example.com/arrows; length=55
item dataset|data set|data file: Name!;Description:long;Rows:number#1-1000000000;Features:number#1-100000;Size:number(MB)#0-1000000;File:file;Licence;Target
- House prices of a small town | description=Area, age and price of 412 sales.; rows=412; features=7; size=1; licence=Public domain; target=price
- Leaves on paper | description=Scans of forty species.; rows=2400; features=65536; size=310; licence=CC BY; target=species
- Mushrooms by cap | description=Shape, colour and smell of 1,900 finds.; rows=1900; features=22; size=2; licence=CC BY; target=edible
- Hotel reviews in four languages | description=Short texts with stars.; rows=56000; features=3; size=88; licence=Research only; target=stars
item model|trained model|algorithm: Name!;Type=Linear|Tree|Forest|Neural network|Clustering;Dataset->@dataset|data set~House prices of a small town|Leaves on paper;Framework;Parameters:number#0-1000000000;Model file:file;Description:long;~Status=Draft|Trained|Published
- Price line | type=Linear; dataset=House prices of a small town; framework=scikit; parameters=8; description=Seven weights and an offset.; status=Trained
- Leaf net | type=Neural network; dataset=Leaves on paper; framework=torch; parameters=420000; description=Four convolution layers.; status=Published
- Mushroom forest | type=Forest; dataset=Mushrooms by cap; framework=scikit; parameters=100; description=A hundred shallow trees.; status=Published
- Review groups | type=Clustering; dataset=Hotel reviews in four languages; framework=torch; parameters=512000; description=Groups reviews by complaint.; status=Draft
! record experiment|training run|run|training job: Title!;Model->@model~Price line|Leaf net;Learner~Hugo|Amina;Learning rate:number#0-10;Epochs:number#1-100000;Batch size:number#1-100000;Accuracy:percent;Loss:number#0-1000000;Took:number(min)#0-100000;Run on:date;~Status=Waiting|Running|Finished|Failed
- Line, third try | model=Price line; learner=Hugo; learning_rate=0.1; epochs=200; batch_size=32; accuracy=81; loss=0.4; took=1; status=Finished
- Leaf net, 20 epochs | model=Leaf net; learner=Amina; learning_rate=0.001; epochs=20; batch_size=64; accuracy=93; loss=0.2; took=42; status=Finished
- Forest with depth three | model=Mushroom forest; learner=Pia; learning_rate=0; epochs=1; batch_size=1900; accuracy=97; loss=0.1; took=2; status=Finished
- Groups, first run | model=Review groups; learner=Dawit; learning_rate=0.01; epochs=5; batch_size=128; accuracy=0; loss=9.4; took=75; status=Failed
! record metric|epoch value|training metric|measurement [metric|chart|curve|visuali\\w*|monitor\\w*|accuracy]: Label!;Experiment->@experiment|training run~Line, third try|Leaf net, 20 epochs;Epoch:number#0-100000!;Training loss:number#0-1000000;Validation loss:number#0-1000000;Validation accuracy:percent
- Leaf epoch 1 | experiment=Leaf net, 20 epochs; epoch=1; training_loss=2.9; validation_loss=2.4; validation_accuracy=38
- Leaf epoch 20 | experiment=Leaf net, 20 epochs; epoch=20; training_loss=0.1; validation_loss=0.2; validation_accuracy=93
- Line epoch 100 | experiment=Line, third try; epoch=100; training_loss=0.6; validation_loss=0.7; validation_accuracy=74
- Forest only epoch | experiment=Forest with depth three; epoch=1; training_loss=0.1; validation_loss=0.1; validation_accuracy=97
record submission|assignment submission|exercise submission|competition entry [assignment|exercise|submi\\w*|compet\\w*|homework|practice]: Title!;Lesson->@lesson|chapter~Least squares by hand|What a filter sees;Learner~Hugo|Amina;File:file;Code:long;Score:number#0-100;Feedback:long;Submitted on:date;~Status=Handed in|Graded|Returned
- Hugo's normal equations | lesson=Least squares by hand; learner=Hugo; code=inv(X.T @ X) @ X.T @ y; score=88; feedback=Check for collinear columns.; status=Graded
- Amina's edge filter | lesson=What a filter sees; learner=Amina; code=[[-1,0,1]] * 3; score=95; feedback=Lovely pictures.; status=Graded
- Pia's split table | lesson=Where to split; learner=Pia; code=gini(left) + gini(right); score=0; status=Handed in
- Dawit's arrows | lesson=Words as arrows; learner=Dawit; code=cos(a, b); score=61; feedback=Normalise before you compare.; status=Returned
record enrolment|enrollment|learning progress|course progress: Label!;Course->@course|module~First regressions|Seeing with networks;Learner~Hugo|Amina;Enrolled on:date;~Progress:percent;~Lessons done:number#0-500;~Status=Active|Completed|Dropped
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
item tutorial|course|learning unit|lesson: Title!;Topic->@topic|category~Sensors|Basics;Level=Beginner|Intermediate|Advanced;Text:long!;Video:url;Picture:image;Length:number(min)#5-3000;Author~Jules Arden|Keiko Mori
- Light your first LED | topic=Basics; level=Beginner; text=Resistor, LED and a battery in one loop.; video=https://example.com/led; length=20; author=Jules Arden
- Reading a temperature | topic=Sensors; level=Intermediate; text=Turn millivolts into degrees.; video=https://example.com/temp; length=45; author=Keiko Mori
- A robot on two wheels | topic=Motors; level=Advanced; text=Two motors, one driver and a line to follow.; video=https://example.com/robot; length=180; author=Keiko Mori
- Send data by radio | topic=Internet of things; level=Intermediate; text=A value every minute to a gateway.; video=https://example.com/radio; length=70; author=Jules Arden
item topic|category|subject: Name!;Description:long;Icon:image;Position:number#1-100
- Basics | description=Voltage, current, resistance.; position=1
- Sensors | description=Measure the world.; position=2
- Motors | description=Make things turn.; position=3
- Internet of things | description=Devices that report home.; position=4
item circuit|schematic|circuit diagram|project|design: Title!;Tutorial->@tutorial|course~Light your first LED|Reading a temperature;Board~Uno board|Nano board;Schematic:image;Code:long;Supply:number(V)#1-48;Description:long;Author~Jules Arden|Keiko Mori;~Status=Draft|Tested|Published
- Blinking lighthouse | tutorial=Light your first LED; board=Uno board; code=digitalWrite(13, HIGH); supply=5; description=One second on and one off.; author=Jules Arden; status=Tested
- Greenhouse thermometer | tutorial=Reading a temperature; board=Nano board; code=analogRead(A0) * 0.49; supply=5; description=Shows degrees on a small display.; author=Keiko Mori; status=Published
- Line follower | tutorial=A robot on two wheels; board=Uno board; code=analogWrite(5, 180); supply=9; description=Follows a black tape.; author=Keiko Mori; status=Draft
- Letterbox sender | tutorial=Send data by radio; board=Nano board; code=radio.send(1); supply=3; description=Reports when the flap opens.; author=Jules Arden; status=Tested
! record parts list line|bill of materials line|circuit part|bom line: Label!;Circuit->@circuit|project~Blinking lighthouse|Greenhouse thermometer;Component->@component|part~Red LED 5 mm|Temperature sensor TS-35;Quantity:number#1-1000!;Reference;Note
- Lamp of the lighthouse | circuit=Blinking lighthouse; component=Red LED 5 mm; quantity=1; reference=D1; note=With 220 ohm
- Sensor of the greenhouse | circuit=Greenhouse thermometer; component=Temperature sensor TS-35; quantity=2; reference=U1, U2; note=One inside and one outside
- Series resistor of the lighthouse | circuit=Blinking lighthouse; component=Resistor 220 ohm; quantity=1; reference=R1; note=Before the LED
- Wheels of the line follower | circuit=Line follower; component=Geared motor 6 V; quantity=2; reference=M1, M2; note=Mirror the second
record experiment|lab session|lab record|experiment record|simulation: Title!;Circuit->@circuit|project~Blinking lighthouse|Greenhouse thermometer;Learner~Pia|Rashid;Done on:date;Voltage:number(V)#0-1000;Current:number(mA)#0-10000;Result:long;Photo:image;Score:number#0-100;~Status=Under way|Handed in|Graded
- Pia lights the lamp | circuit=Blinking lighthouse; learner=Pia; voltage=5; current=14; result=Blinks once a second.; score=95; status=Graded
- Rashid warms the sensor | circuit=Greenhouse thermometer; learner=Rashid; voltage=5; current=8; result=Reads 24 degrees in the hand.; score=90; status=Graded
- Ngozi drives the curve | circuit=Line follower; learner=Ngozi; voltage=9; current=420; result=Leaves the tape in tight curves.; score=0; status=Under way
- Emre waits for the post | circuit=Letterbox sender; learner=Emre; voltage=3; current=6; result=Two messages for one letter.; score=70; status=Handed in
! record reading|sensor reading|measurement|measured value [reading|sensor|measure\\w*|monitor\\w*|real-?time|oscilloscope]: Label!;Device->@device|board|kit~Bench kit 1|Bench kit 2;Experiment->@experiment|lab session~Pia lights the lamp|Rashid warms the sensor;Value:number#-10000-10000!;Unit=V|mA|ohm|degrees|Hz;Measured on:date
- LED current | device=Bench kit 1; experiment=Pia lights the lamp; value=14; unit=mA
- Hand warmth | device=Bench kit 2; experiment=Rashid warms the sensor; value=24; unit=degrees
- Motor current | device=Rover board 5; experiment=Ngozi drives the curve; value=420; unit=mA
- Battery of the letterbox | device=Radio gateway; experiment=Emre waits for the post; value=2.9; unit=V
item device|board|kit|development board [device|board|kit|hardware|iot|remote|lab]: Name!;Type=Microcontroller|Single-board computer|Measuring kit|Gateway;Serial number;Firmware;Place;~Status=Free|Lent|Faulty
- Bench kit 1 | type=Measuring kit; serial_number=BK-001; firmware=2.1; place=Lab room A; status=Free
- Bench kit 2 | type=Microcontroller; serial_number=BK-002; firmware=2.0; place=Lab room A; status=Lent
- Rover board 5 | type=Single-board computer; serial_number=RB-005; firmware=3.4; place=Cupboard 2; status=Lent
- Radio gateway | type=Gateway; serial_number=RG-001; firmware=1.9; place=Roof window; status=Faulty
+ booking: Kit->@device|board|kit;Day:date;Starts at:time;Ends at:time
+ comment: Tutorial->@tutorial|course;Circuit->@circuit|project

# sql practice|sql learning|database course|database learning|database training|learn sql
item exercise|sql exercise|query task|question|problem: Title!;Chapter->@chapter|topic|lesson~Joins|Grouping;Sample database->@sample database|schema|data set~Bakery|Library;Task:long!;Model query:long!;Expected rows:number#0-100000;Difficulty=Easy|Medium|Hard;Hint:long;Points:number#1-100
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
! item sample table|database table|table definition|table column: Table name!;Sample database->@sample database|schema~Bakery|Library;Columns:long;Primary key;Foreign keys;Rows:number#0-10000000
- loaf | sample_database=Bakery; columns=loaf_id, name, flour, price; primary_key=loaf_id; foreign_keys=None; rows=24
- loan | sample_database=Library; columns=loan_id, reader_id, book_id, due; primary_key=loan_id; foreign_keys=reader_id, book_id; rows=310
- cabin | sample_database=Ferries; columns=cabin_id, crossing_id, beds, price; primary_key=cabin_id; foreign_keys=crossing_id; rows=2240
- player | sample_database=Handball league; columns=player_id, name, club_id, goals; primary_key=player_id; foreign_keys=club_id; rows=196
record submission|attempt|query attempt|query run|answer: Title!;Exercise->@exercise|query task~Loaves never sold|Loans per reader;Learner~Vikram|Jule;Query:long!;Rows returned:number#0-1000000;Correct:boolean;Runtime:number(ms)#0-600000;Error message;Points:number#0-100;Submitted on:date
- Vikram's left join | exercise=Loaves never sold; learner=Vikram; query=SELECT name FROM loaf LEFT JOIN sale USING (loaf_id) WHERE sale_id IS NULL; rows_returned=3; runtime=4; points=15
- Jule forgets GROUP BY | exercise=Loans per reader; learner=Jule; query=SELECT reader_id, COUNT(*) FROM loan; rows_returned=1; runtime=2; error_message=reader_id must be grouped; points=0
- Noemi's correlated query | exercise=Cheapest cabin each night; learner=Noemi; query=SELECT * FROM cabin c WHERE price = (SELECT MIN(price) FROM cabin WHERE crossing_id = c.crossing_id); rows_returned=14; runtime=38; points=30
- Stefan compares with null | exercise=Players without a club; learner=Stefan; query=SELECT name FROM player WHERE club_id = NULL; rows_returned=0; runtime=1; points=0
! record progress|chapter progress|study record|learning progress: Label!;Chapter->@chapter|topic~Joins|Grouping;Learner~Vikram|Jule;Exercises solved:number#0-1000;Percent:percent;Minutes:number(min)#0-10000;Studied on:date;Completed:boolean
- Vikram at joins | chapter=Joins; learner=Vikram; exercises_solved=9; percent=75; minutes=110
- Jule at grouping | chapter=Grouping; learner=Jule; exercises_solved=3; percent=30; minutes=35
- Noemi at subqueries | chapter=Subqueries; learner=Noemi; exercises_solved=12; percent=100; minutes=240
- Stefan at filters | chapter=Filtering; learner=Stefan; exercises_solved=1; percent=10; minutes=15
record exam|test|quiz result|assessment [exam|test|quiz|assess\\w*|score]: Title!;Learner~Vikram|Jule;Chapter->@chapter|topic~Joins|Grouping;Questions:number#1-200;Right:number#0-200;Score:percent;Taken on:date;Passed:boolean
- Vikram's joins test | learner=Vikram; chapter=Joins; questions=12; right=11; score=92
- Jule's grouping test | learner=Jule; chapter=Grouping; questions=10; right=6; score=60
- Noemi's subquery test | learner=Noemi; chapter=Subqueries; questions=8; right=8; score=100
- Stefan's filter test | learner=Stefan; chapter=Filtering; questions=20; right=9; score=45
record saved query|query history|snippet [saved|histor\\w*|snippet|editor|playground]: Name!;Sample database->@sample database|schema~Bakery|Library;Query:long!;Note:long;Saved on:date
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
item lab|hands-on lab|experiment|exercise|scenario: Title!;Course->@course|track~Routing from the ground|Containers in a week;Goal:long!;Instructions:long!;Environment->@lab environment|virtual machine~Two routers|One host;Topology:image;Length:number(min)#5-600;Difficulty=Easy|Medium|Hard;Points:number#1-500
- Static route between two sites | course=Routing from the ground; goal=Ping from left to right.; instructions=Address both ports and add one route each.; environment=Two routers; length=40; difficulty=Easy; points=20
- A web server in a box | course=Containers in a week; goal=Serve one page on port 8080.; instructions=Write the file, build, run, look.; environment=One host; length=30; difficulty=Easy; points=15
- Block one subnet | course=Firewalls for practitioners; goal=Guests reach the internet only.; instructions=Write three rules in the right order.; environment=Firewall pair; length=75; difficulty=Hard; points=60
- Restore a lost folder | course=Storage and backup; goal=Bring back yesterday's folder.; instructions=Find the snapshot, mount it, copy.; environment=Backup server; length=50; difficulty=Medium; points=35
! item lab environment|virtual machine|lab machine|environment|instance: Name!;Image;Processors:number#1-64;Memory:number(GB)#1-512;Disk:number(GB)#1-4096;Address;Expires after:number(min)#10-1440;~Status=Stopped|Starting|Running|Failed
- Two routers | image=router-lite 4.2; processors=2; memory=2; disk=8; address=10.9.0.0/24; expires_after=90; status=Running
- One host | image=linux-small 24; processors=2; memory=4; disk=20; address=10.9.1.5; expires_after=120; status=Stopped
- Firewall pair | image=wall-os 9; processors=4; memory=8; disk=40; address=10.9.4.0/28; expires_after=180; status=Starting
- Backup server | image=linux-store 22; processors=4; memory=16; disk=500; address=10.9.6.2; expires_after=240; status=Failed
! record lab attempt|attempt|lab session|lab run|lab result: Label!;Lab->@lab|exercise~Static route between two sites|A web server in a box;Learner~Kofi|Hanne;Environment->@lab environment|virtual machine~Two routers|One host;Started on:date;Minutes:number(min)#0-600;Commands:long;Steps passed:number#0-100;Score:percent;~Status=Running|Passed|Failed|Expired
- Kofi's first route | lab=Static route between two sites; learner=Kofi; environment=Two routers; minutes=35; commands=ip route 10.2.0.0/24; steps_passed=4; score=100; status=Passed
- Hanne's web box | lab=A web server in a box; learner=Hanne; environment=One host; minutes=30; commands=docker build -t page .; steps_passed=2; score=50; status=Failed
- Zsofia's guest rules | lab=Block one subnet; learner=Zsofia; environment=Firewall pair; minutes=20; commands=permit guest any 443; steps_passed=1; score=33; status=Running
- Arvid's lost folder | lab=Restore a lost folder; learner=Arvid; environment=Backup server; minutes=240; commands=mount /dev/snap1; steps_passed=3; score=60; status=Expired
item lesson|chapter|lecture|module: Title!;Course->@course|track~Routing from the ground|Containers in a week;Number:number#1-200;Text:long;Video:url;Slides:file;Length:number(min)#1-300
- What a routing table says | course=Routing from the ground; number=3; text=Longest match wins.; video=https://example.com/table; length=22
- Layers of an image | course=Containers in a week; number=2; text=Each line adds one layer.; video=https://example.com/layers; length=18
- Order of rules | course=Firewalls for practitioners; number=7; text=The first match decides.; video=https://example.com/rules; length=30
- Snapshot or copy | course=Storage and backup; number=4; text=A snapshot on the same disk is no backup.; video=https://example.com/snap; length=26
record practice exam|mock exam|exam attempt|certification exam [exam|certif\\w*|test|quiz]: Title!;Course->@course|track~Routing from the ground|Containers in a week;Learner~Kofi|Hanne;Questions:number#1-300;Right:number#0-300;Score:percent;Taken on:date;Passed:boolean
- Kofi, mock 1 | course=Routing from the ground; learner=Kofi; questions=60; right=49; score=82
- Hanne, mock 1 | course=Containers in a week; learner=Hanne; questions=40; right=25; score=63
- Zsofia, mock 2 | course=Firewalls for practitioners; learner=Zsofia; questions=80; right=74; score=93
- Arvid, mock 1 | course=Storage and backup; learner=Arvid; questions=50; right=21; score=42
record enrolment|enrollment|course progress|learning progress: Label!;Course->@course|track~Routing from the ground|Containers in a week;Learner~Kofi|Hanne;Enrolled on:date;~Progress:percent;~Labs passed:number#0-200;~Status=Active|Completed|Dropped
- Kofi in routing | course=Routing from the ground; learner=Kofi; progress=65; labs_passed=9; status=Active
- Hanne in containers | course=Containers in a week; learner=Hanne; progress=30; labs_passed=2; status=Active
- Zsofia in firewalls | course=Firewalls for practitioners; learner=Zsofia; progress=100; labs_passed=16; status=Completed
- Arvid in storage | course=Storage and backup; learner=Arvid; progress=15; labs_passed=1; status=Dropped
+ booking: Environment->@lab environment|virtual machine;Day:date;Starts at:time;Ends at:time

# language learning|learn english|learn chinese|english learning|foreign language|vocabulary learning|language app|speaking practice
item course|language course|level|learning path: Title!;Language~Spanish|Japanese;Level=A1|A2|B1|B2|C1|C2;Description:long;Cover:image;Teacher~Carmen Solis|Kenji Abe;Length:number(h)#1-500;Price:money;~Learners:number#0-1000000
- Spanish for the market | language=Spanish; level=A1; description=Buy, ask and greet.; teacher=Carmen Solis; length=20; price=0; learners=640
- Kana in ten days | language=Japanese; level=A1; description=Two scripts with pictures.; teacher=Kenji Abe; length=15; price=25; learners=288
- Norwegian at work | language=Norwegian; level=B1; description=Meetings, mails and small talk.; teacher=Ragnhild Moe; length=45; price=140; learners=97
- Italian through songs | language=Italian; level=A2; description=Eight songs, line by line.; teacher=Dario Conti; length=12; price=18; learners=356
item unit|lesson|chapter|dialogue: Title!;Course->@course|language course~Spanish for the market|Kana in ten days;Number:number#1-200!;Text:long;Grammar:long;Audio:file;Video:url;Length:number(min)#1-200
- How much is it? | course=Spanish for the market; number=2; text=Cuanto cuesta? Dos euros.; grammar=Question words carry an accent.; video=https://example.com/cuanto; length=15
- The vowels | course=Kana in ten days; number=1; text=a, i, u, e, o; grammar=One sign for each sound.; video=https://example.com/kana; length=20
- The morning meeting | course=Norwegian at work; number=4; text=Skal vi begynne?; grammar=Modal verbs come second.; video=https://example.com/mote; length=30
- Song three, the sea | course=Italian through songs; number=3; text=Il mare non dorme mai.; grammar=Non stands before the verb.; video=https://example.com/mare; length=25
item word|vocabulary item|vocabulary|phrase|expression: Word!;Translation!;Unit->@unit|lesson~How much is it?|The vowels;Pronunciation;Part of speech=Noun|Verb|Adjective|Phrase|Sign;Example sentence:long;Audio:file;Picture:image;Level=A1|A2|B1|B2|C1|C2
- el precio | translation=the price; unit=How much is it?; pronunciation=el PREH-thyo; part_of_speech=Noun; example_sentence=El precio es bueno.; level=A1
- a | translation=sound a; unit=The vowels; pronunciation=ah; part_of_speech=Sign; example_sentence=asa, morning; level=A1
- begynne | translation=to begin; unit=The morning meeting; pronunciation=beh-YIN-neh; part_of_speech=Verb; example_sentence=Vi begynner klokka ni.; level=B1
- profondo | translation=deep; unit=Song three, the sea; pronunciation=pro-FON-do; part_of_speech=Adjective; example_sentence=Il mare è profondo.; level=A2
item exercise|question|drill|listening exercise|grammar exercise: Title!;Unit->@unit|lesson~How much is it?|The vowels;Type=Choice|Fill in|Listening|Speaking|Translation|Ordering;Task:long!;Correct answer;Audio:file;Points:number#1-100
- Ask for the price | unit=How much is it?; type=Fill in; task=___ cuesta el pan?; correct_answer=Cuanto; points=5
- Hear the vowel | unit=The vowels; type=Listening; task=Which vowel do you hear?; correct_answer=u; points=5
- Open the meeting | unit=The morning meeting; type=Speaking; task=Greet four colleagues and start.; correct_answer=God morgen, skal vi begynne?; points=20
- Order the line | unit=Song three, the sea; type=Ordering; task=mai / dorme / il / non / mare; correct_answer=Il mare non dorme mai; points=10
! record exercise attempt|answer|exercise result|attempt: Given answer!;Exercise->@exercise|drill~Ask for the price|Hear the vowel;Learner~Annika|Diego;Correct:boolean;Points:number#0-100;Seconds:number(s)#0-3600;Tried on:date
- Cuanto | exercise=Ask for the price; learner=Annika; points=5; seconds=9
- o | exercise=Hear the vowel; learner=Diego; points=0; seconds=6
- God morgen, vi skal begynne | exercise=Open the meeting; learner=Tariq; points=12; seconds=41
- Il mare non dorme mai | exercise=Order the line; learner=Wendy; points=10; seconds=18
! record word progress|vocabulary review|word book entry|learned word|wordbook [word|vocabular\\w*|review|memor\\w*|flash]: Label!;Word->@word|vocabulary item~el precio|a;Learner~Annika|Diego;State=New|Learning|Known|Difficult;Times right:number#0-1000;Times wrong:number#0-1000;Next review on:date
- Annika, el precio | word=el precio; learner=Annika; state=Known; times_right=7; times_wrong=1
- Diego, a | word=a; learner=Diego; state=Learning; times_right=2; times_wrong=2
- Tariq, begynne | word=begynne; learner=Tariq; state=Difficult; times_right=3; times_wrong=8
- Wendy, profondo | word=profondo; learner=Wendy; state=New; times_right=0; times_wrong=0
record study session|learning record|study record|check-in|daily study|streak: Title!;Learner~Annika|Diego;Unit->@unit|lesson~How much is it?|The vowels;Minutes:number(min)#1-600!;New words:number#0-500;Points:number#0-10000;Studied on:date
- Annika on Monday | learner=Annika; unit=How much is it?; minutes=25; new_words=8; points=60
- Diego on the tram | learner=Diego; unit=The vowels; minutes=12; new_words=5; points=30
- Tariq before work | learner=Tariq; unit=The morning meeting; minutes=40; new_words=12; points=85
- Wendy in the kitchen | learner=Wendy; unit=Song three, the sea; minutes=18; new_words=6; points=45
record recording|speaking recording|pronunciation attempt|speech sample [speak\\w*|pronunc\\w*|record\\w*|oral|voice]: Title!;Word->@word|phrase~el precio|a;Learner~Annika|Diego;Audio file:file;Score:percent;Feedback:long;Recorded on:date
- Annika says precio | word=el precio; learner=Annika; score=84; feedback=Stress the first syllable.
- Diego says a | word=a; learner=Diego; score=92; feedback=Clear and short.
- Tariq opens the meeting | word=begynne; learner=Tariq; score=61; feedback=The y is rounder.
- Wendy sings profondo | word=profondo; learner=Wendy; score=77; feedback=Open the second o.
person tutor|language partner|native speaker|language teacher [tutor|partner|native|teacher|exchange]: Name!;Native language;Languages;Portrait:image;About:long;Price per hour:money;Email:email
- Carmen Solis | native_language=Spanish; languages=Spanish, English; about=Taught in three countries.; price_per_hour=22; email=carmen@example.com
- Kenji Abe | native_language=Japanese; languages=Japanese, German; about=Draws while he explains.; price_per_hour=26; email=kenji@example.com
- Ragnhild Moe | native_language=Norwegian; languages=Norwegian, English, Arabic; about=Trains hospital staff.; price_per_hour=34; email=ragnhild@example.com
- Dario Conti | native_language=Italian; languages=Italian, French; about=Brings a guitar to the lesson.; price_per_hour=19; email=dario@example.com
+ booking: Tutor->@tutor|language partner;Date:date;Starts at:time;Length:number(min)#15-180;Goal

# company showcase|corporate website|company website|enterprise website|company site|business website|corporate site|enterprise showcase
item service|solution|business area|service offered: Title!;Summary!;Description:long;Icon:image;Picture:image;Category->@category|industry|sector~Industry|Public buildings;Price from:money;Position:number#1-100
- Heat audits | summary=Find where the warmth goes.; description=Two engineers, one day, one clear list.; category=Industry; price_from=1200; position=1
- Quiet ventilation | summary=Fresh air without noise.; description=Planned for schools and offices.; category=Public buildings; price_from=8500; position=2
- Solar roofs for rented houses | summary=Power that tenants can use.; description=Metering, contracts and panels from one hand.; category=Housing; price_from=14000; position=3
- Cold storage planning | summary=Keep food cold for less.; description=Doors, fans and heat recovery.; category=Food trade; price_from=3900; position=4
item case study|case|reference|success story|project case|client project: Title!;Client;Service->@service|solution~Heat audits|Quiet ventilation;Category->@category|industry~Industry|Public buildings;Picture:image;Challenge:long;Solution:long;Result:long;Finished on:date;Shown on home page:boolean
- Brewery saves a third | client=Hollow Hill brewery; service=Heat audits; category=Industry; challenge=Steam lines without lagging.; solution=Lagging and one heat pump.; result=Gas use fell by 33 percent.
- A silent school | client=Town of Ebern; service=Quiet ventilation; category=Public buildings; challenge=Stuffy rooms beside a road.; solution=Units above each door.; result=Air is fresh with windows shut.
- Forty-eight flats with one roof | client=Linden housing cooperative; service=Solar roofs for rented houses; category=Housing; challenge=Three stairs and three owners.; solution=One roof and a shared meter.; result=Tenants pay a fifth less for power.
- The fish hall breathes | client=Harbour fish hall; service=Cold storage planning; category=Food trade; challenge=Ice on every door.; solution=Air curtains and new seals.; result=Two hours of defrosting saved each day.
person team member|staff member|employee profile|executive|founder: Name!;Position title;Portrait:image;Department~Planning|Sales;Email:email;Phone:phone;Biography:long;Display order:number#1-500
- Gunda Reiss | position_title=Managing director; department=Planning; email=gunda@example.com; phone=+49 911 0001; biography=Engineer and glider pilot.; display_order=1
- Teo Marin | position_title=Head of sales; department=Sales; email=teo@example.com; phone=+49 911 0002; biography=Explains heat pumps at parties.; display_order=2
- Selma Yildiz | position_title=Site engineer; department=Installation; email=selma@example.com; phone=+49 911 0003; biography=Has stood on two hundred roofs.; display_order=3
- Kurt Ahlers | position_title=Bookkeeper; department=Office; email=kurt@example.com; phone=+49 911 0004; biography=Finds every missing cent.; display_order=4
item category|industry|sector|field of business: Name!;Description:long;Icon:image;Position:number#1-100
- Industry | description=Plants, halls and breweries.; position=1
- Public buildings | description=Schools, halls and baths.; position=2
- Housing | description=Flats, cooperatives and owners.; position=3
- Food trade | description=Shops, cold stores and kitchens.; position=4
item job opening|vacancy|career|job|position [career|job|vacanc\\w*|recruit\\w*|hiring|talent]: Title!;Department~Planning|Sales;City;Type=Full time|Part time|Internship|Apprentice;Description:long!;Requirements:long;Salary from:money;Apply by:date;~Status=Open|Paused|Filled
- Ventilation planner | department=Planning; city=Nuremberg; type=Full time; description=Plan units for schools.; requirements=Technical degree or master's; salary_from=48000; status=Open
- Sales intern | department=Sales; city=Nuremberg; type=Internship; description=Prepare offers and visits.; requirements=Curious and careful; salary_from=14000; status=Open
- Apprentice plant mechanic | department=Installation; city=Fuerth; type=Apprentice; description=Three and a half years on site.; requirements=School leaving certificate; salary_from=13200; status=Filled
- Office assistant | department=Office; city=Nuremberg; type=Part time; description=Calls, mail and travel, 20 hours.; requirements=Two years in an office; salary_from=19000; status=Paused
request inquiry|contact request|contact message|quote request|business inquiry|contact form: Subject!;Name!;Company;Email:email;Phone:phone;Service->@service|solution~Heat audits|Quiet ventilation;Message:long!;Reply:long
- Audit for a dairy | name=Britta Sollas; company=Sollas dairy; email=britta@example.com; phone=+49 921 5551; service=Heat audits; message=We would like a date in autumn.
- Panels on a listed house | name=Henrik Pauli; company=Pauli estate; email=henrik@example.com; phone=+49 9131 5553; service=Solar roofs for rented houses; message=Is it allowed on the rear side?
- Noise above the library | name=Anke Dorn; company=Town of Lauf; email=anke@example.com; phone=+49 9123 5554; service=Quiet ventilation; message=The present unit hums at 38 decibels.
- Two new cold rooms | name=Giulio Resta; company=Resta delicatessen; email=giulio@example.com; phone=+49 911 5555; service=Cold storage planning; message=Forty square metres in a cellar.
item client logo|partner|client|certificate|award [partner|client|certificat\\w*|award|honou?r|trust]: Name!;Type=Client|Partner|Certificate|Award;Logo:image;Website:url;Year:number#1950-2035;Position:number#1-200
- Hollow Hill brewery | type=Client; website=https://example.com/hollow; year=2024; position=1
- Energy prize of the region | type=Award; website=https://example.com/prize; year=2025; position=2
- Chamber of engineers | type=Partner; website=https://example.com/chamber; year=2016; position=3
- Quality mark ISO 9001 | type=Certificate; website=https://example.com/iso; year=2019; position=4
! item milestone|company milestone|history entry|timeline entry [histor\\w*|milestone|timeline|about|development]: Title!;Year:number#1800-2035!;Text:long;Picture:image
- Two people and a van | year=1994; text=Founded in a former bakery.
- The new workshop | year=2011; text=Forty people under one roof.
- First solar roof | year=2005; text=Twelve panels on our own shed.
- Owned by the staff | year=2022; text=Thirty-one colleagues bought the firm.
item banner|carousel slide|home page section|page section [banner|carousel|slide\\w*|hero|home|edit\\w*|content|admin\\w*|backend]: Heading!;Text:long;Picture:image;Button label;Link:url;Page=Home|About|Services|Contact;Position:number#1-50;Shown:boolean
- Warm rooms, low bills | text=Since 1994 in the region.; button_label=Our services; link=https://example.com/services; page=Home; position=1
- Talk to us | text=One call, one visit, one list.; button_label=Contact; link=https://example.com/contact; page=Home; position=2
- Thirty-one owners | text=We work for ourselves and for you.; button_label=Meet the team; link=https://example.com/team; page=About; position=1
- From roof to cellar | text=Four services, one team.; button_label=See prices; link=https://example.com/list; page=Services; position=1
+ article|post: Category->@category|industry;Picture:image;Author->@team member|staff member;Pinned:boolean
+ product: Category->@category|industry;Data sheet:file;Model number

# portfolio website|portfolio site|personal portfolio|online portfolio|personal website|personal homepage|online resume|freelancer site
item project|work|portfolio item|piece|case study: Title!;Category->@category|discipline|work type~Illustration|Web;Summary!;Description:long;Cover:image;Client;Role;Tools;Year:number#1980-2035;Link:url;Source code:url;Featured:boolean;Position:number#1-500
- Birds of the canal | category=Illustration; summary=Twelve ink drawings for a trail.; description=Boards along four kilometres of water.; client=Canal trust; role=Drawing and lettering; tools=Ink, scanner; year=2025; link=https://example.com/birds; position=1
- Timetable for a ferry | category=Web; summary=One page that works offline.; description=Built for old phones and bad signal.; client=Island line; role=Design and code; tools=HTML, CSS; year=2024; link=https://example.com/ferry; position=2
- Salt market, a photo essay | category=Photography; summary=Two winters among salt workers.; description=Forty black-and-white pictures and a booklet.; client=Own work; role=Photography and text; tools=Medium format; year=2022; link=https://example.com/salt; position=3
- Signs for a hospital | category=Wayfinding; summary=Colours lead from gate to ward.; description=Eighty signs in three languages.; client=Saint Anna clinic; role=Concept and drawings; tools=Vector program; year=2023; link=https://example.com/signs; position=4
! item project picture|gallery image|work image|screenshot: Caption!;Project->@project|work|piece~Birds of the canal|Timetable for a ferry;Picture:image;Alternative text;Position:number#1-100
- Kingfisher board | project=Birds of the canal; alternative_text=Ink drawing of a kingfisher on a post; position=1
- Winter timetable | project=Timetable for a ferry; alternative_text=Phone with departure times; position=1
- Hands with crystals | project=Salt market, a photo essay; alternative_text=Two cracked hands full of coarse salt; position=3
- Blue line to radiology | project=Signs for a hospital; alternative_text=Corridor with a blue line on the floor; position=2
item category|discipline|work type: Name!;Description:long;Icon:image;Position:number#1-100
- Illustration | description=Ink and paper.; position=1
- Web | description=Small fast pages.; position=2
- Photography | description=Reportage and portraits.; position=3
- Wayfinding | description=Signs for large houses.; position=4
item skill|technology|tool: Name!;Group=Design|Code|Language|Craft|Other;Level:percent;Years:number#0-60;Icon:image;Position:number#1-200
- Ink drawing | group=Craft; level=95; years=18; position=1
- CSS | group=Code; level=85; years=9; position=2
- Portuguese | group=Language; level=60; years=4; position=3
- Type design | group=Design; level=75; years=7; position=4
item experience|work experience|job|career entry|education entry|education: Title!;Organisation!;Type=Job|Education|Volunteering|Course;City;From:date;Until:date;Text:long;Link:url
- Illustrator, half-time | organisation=City museum; type=Job; city=Bruges; text=Labels and maps for three shows.
- Diploma in graphic arts | organisation=Academy on the quay; type=Education; city=Ghent; text=Final work on harbour signs.
- Signs for a night shelter | organisation=Harbour shelter; type=Volunteering; city=Ostend; text=Painted with the guests.
- Summer course in letter cutting | organisation=Stone school; type=Course; city=Namur; text=Two weeks of slate and chisel.
item testimonial|client quote|recommendation|reference [testimonial|recommend\\w*|reference|client|quote]: Name!;Position title;Company;Text:long!;Portrait:image;Project->@project|work~Birds of the canal|Timetable for a ferry;Stars:rating
- Lieve Maes | position_title=Director; company=Canal trust; text=Walkers now stop at every board.; project=Birds of the canal; stars=5
- Captain Ode | position_title=Skipper; company=Island line; text=Nobody phones about times any more.; project=Timetable for a ferry; stars=5
- Dr Nele Goossens | position_title=Head physician; company=Saint Anna clinic; text=Visitors stopped asking for the lift.; project=Signs for a hospital; stars=4
- Rui Antunes | position_title=Salt worker; company=Salinas cooperative; text=My father is on page nine.; project=Salt market, a photo essay; stars=5
item service|offered service|package [service|offer\\w*|package|pric\\w*|hire]: Name!;Description:long;Price from:money;Delivery time:number(days)#1-365;Icon:image;Position:number#1-50
- Trail board | description=Drawing, lettering and print file.; price_from=480; delivery_time=21; position=1
- One-page site | description=Text, design and launch.; price_from=900; delivery_time=14; position=2
- Portrait session | description=Two hours, ten pictures, one print.; price_from=260; delivery_time=7; position=3
- Sign survey | description=Walk-through and list of weak points.; price_from=640; delivery_time=10; position=4
request contact message|inquiry|contact request|project request|hire request: Subject!;Name!;Email:email;Phone:phone;Service->@service|offered service~Trail board|One-page site;Budget:money;Message:long!
- Boards for a bog walk | name=Rune Aker; email=rune@example.com; service=Trail board; budget=3000; message=Eight boards by May, please.
- Page for a small hotel | name=Amelie Faye; email=amelie@example.com; service=One-page site; budget=1200; message=Eleven rooms and no booking tool.
- Team pictures in a foundry | name=Wout Peeters; email=wout@example.com; service=Portrait session; budget=800; message=Fourteen people, in working clothes.
- Lost visitors in our archive | name=Sofie Claes; email=sofie@example.com; service=Sign survey; budget=1500; message=Three entrances and one lift.
item award|certificate|publication|exhibition [award|certificat\\w*|publication|exhibition|honou?r]: Title!;Issuer;Year:number#1980-2035;Description:long;File:file;Link:url
- Regional book prize | issuer=Writers' house; year=2023; description=For a picture book about mud.; link=https://example.com/mud
- Web access certificate | issuer=Open pages; year=2024; description=For contrast and keyboard use.; link=https://example.com/access
- Photo book of the year, shortlist | issuer=Coast festival; year=2022; description=For Salt market.; link=https://example.com/shortlist
- Clear sign mark | issuer=Blind union; year=2023; description=For the hospital signs.; link=https://example.com/clear
+ post|article: Cover:image;Project->@project|work;Tags

# landing page for|product landing page|launch page|one-page site|coming soon page|product page site|promotion page|landing site
item section|page section|block|content block: Heading!;Page->@page|landing page|campaign page~Early birds|Trade fair;Type=Hero|Features|Prices|Questions|Quotes|Contact|Gallery;Text:long;Picture:image;Button label;Button link:url;Position:number#1-50;Shown:boolean
- Coffee that cools slowly | page=Early birds; type=Hero; text=A cup with two walls and one promise.; button_label=Get early access; button_link=https://example.com/early; position=1
- What you get | page=Trade fair; type=Features; text=Three sizes and a lid that closes.; button_label=See prices; button_link=https://example.com/prices; position=2
- Ask before you buy | page=Waiting list; type=Questions; text=Eight short answers.; button_label=Ask us; button_link=https://example.com/ask; position=4
- Tables that wear our cups | page=Cafes only; type=Gallery; text=Pictures from six cafes.; button_label=Become a partner; button_link=https://example.com/partner; position=2
item page|landing page|campaign page|variant: Title!;Slug!;Description:long;Headline;Theme=Light|Dark|Colourful;Variant=A|B;Campaign~Spring launch|Fair in Lyon;Published on:date;~Visits:number#0-10000000;~Status=Draft|Live|Ended
- Early birds | slug=early; description=Collects addresses before the launch.; headline=Coffee that cools slowly; theme=Light; variant=A; campaign=Spring launch; visits=4210; status=Live
- Trade fair | slug=fair; description=For visitors of the stand.; headline=You held it in your hand; theme=Dark; variant=B; campaign=Fair in Lyon; visits=860; status=Ended
- Waiting list | slug=wait; description=Keeps people informed when sold out.; headline=Back in your hands by June; theme=Colourful; variant=B; campaign=Second batch; visits=0; status=Draft
- Cafes only | slug=cafes; description=Prices and offers for cafe owners.; headline=Your guests will ask for it; theme=Dark; variant=A; campaign=Trade letters; visits=312; status=Live
item feature|benefit|selling point|highlight: Title!;Text:long!;Icon:image;Page->@page|landing page~Early birds|Trade fair;Position:number#1-50
- Six hours warm | text=Measured at ten degrees outside.; page=Early birds; position=1
- Mends for life | text=Every part can be ordered.; page=Early birds; position=2
- Closes with one hand | text=Half a turn and it is tight.; page=Trade fair; position=2
- Stacks by twelve | text=Fits under every machine.; page=Cafes only; position=1
request lead|sign-up|waitlist entry|early access request|contact request|subscriber|inquiry: Name!;Email:email!;Company;Phone:phone;Page->@page|landing page~Early birds|Trade fair;Source=Search|Advert|Social|Friend|Fair;Message:long;Agreed to mails:boolean
- Odile Perrin | email=odile@example.com; company=Cafe Perrin; page=Trade fair; source=Fair; message=Forty cups with our logo?
- Benoit Caron | email=benoit@example.com; company=Kiosk on the quay; phone=+33 4 72 55 01 02; page=Cafes only; source=Friend; message=Do you deliver in small boxes?
- Linnea Strom | email=linnea@example.com; page=Waiting list; source=Social; message=Blue, if there is blue.
- Ahmed Sy | email=ahmed@example.com; company=Sy logistics; page=Early birds; source=Advert; message=Two hundred for our drivers.
item pricing plan|plan|price tier|package [pric\\w*|plan|package|tier]: Name!;Price:money!;Period=Once|Monthly|Yearly;Features:long;Button label;Recommended:boolean;Position:number#1-20
- Single cup | price=24; period=Once; features=One cup and one lid.; button_label=Order; position=1
- Office box | price=210; period=Once; features=Ten cups, ten lids, a brush.; button_label=Order the box; position=2
- Cafe crate | price=880; period=Once; features=Fifty cups, spare lids, your logo.; button_label=Ask for a sample; position=3
- Lid service | price=3; period=Monthly; features=A new lid each quarter.; button_label=Subscribe; position=4
item testimonial|customer quote|quote: Name!;Company;Portrait:image;Text:long!;Stars:rating;Position:number#1-100
- Marguerite D. | company=Night nurse; text=Still warm at the end of my round.; stars=5; position=1
- Joost K. | company=Surveyor; text=Survived a fall from a roof.; stars=4; position=2
- Beatrix L. | company=Owner of Cafe Eck; text=Only two of fifty got lost in a year.; stars=4; position=3
- Tom A. | company=Train driver; text=It fits the holder, at last.; stars=5; position=4
item question|faq|faq entry|frequent question: Question!;Answer:long!;Category=Product|Delivery|Payment|Other;Page->@page|landing page~Early birds|Trade fair;Position:number#1-100
- May it go in the dishwasher? | answer=Yes, the lid too.; category=Product; page=Early birds; position=1
- When do you ship? | answer=From the second week of May.; category=Delivery; page=Early birds; position=2
- Can I pay by invoice? | answer=Yes, from ten cups on.; category=Payment; page=Cafes only; position=1
- Who makes the cups? | answer=A pottery of nine people in Limoges.; category=Other; page=Waiting list; position=2
! record visit|page view|click|conversion|visitor event [analytic\\w*|track\\w*|conversion|visit\\w*|statistic\\w*|click|a\\/b]: Action!;Page->@page|landing page~Early birds|Trade fair;Kind=View|Click|Sign-up|Leave;Source=Search|Advert|Social|Direct;Device=Phone|Computer|Tablet;Happened on:date;Seconds:number(s)#0-36000
- Opened from a search | page=Early birds; kind=View; source=Search; device=Phone; seconds=48
- Pressed early access | page=Early birds; kind=Click; source=Social; device=Phone; seconds=12
- Joined the list | page=Waiting list; kind=Sign-up; source=Direct; device=Computer; seconds=95
- Left at the prices | page=Cafes only; kind=Leave; source=Advert; device=Tablet; seconds=7

# template site|website template|template marketplace|theme store|design template|ui kit|template library|template download
item template|website template|theme|ui kit|design resource: Name!;Category->@category|template category~Restaurant|Agency;Author->@author|designer|seller~Linnea Ros|Studio Kanto;Preview:image;Demo:url;File:file;Description:long;Technology=HTML|React|Vue|WordPress|Figma;Pages:number#1-500;Price:money;~Downloads:number#0-10000000;~Status=Draft|Approved|Withdrawn
- Trattoria | category=Restaurant; author=Linnea Ros; demo=https://example.com/trattoria; description=Menu, tables and a map on five pages.; technology=HTML; pages=5; price=19; downloads=640; status=Approved
- Bold Agency | category=Agency; author=Studio Kanto; demo=https://example.com/bold; description=Cases first and big type.; technology=React; pages=12; price=39; downloads=288; status=Approved
- Slow Ceramics | category=Shop; author=Ikram Sadiq; demo=https://example.com/ceramics; description=Product pages with large pictures.; technology=WordPress; pages=9; price=49; downloads=0; status=Draft
- One Evening Gala | category=Event; author=Paper Fox; demo=https://example.com/gala; description=Programme, speakers and seats.; technology=Figma; pages=3; price=12; downloads=95; status=Withdrawn
item category|template category|style|industry: Name!;Description:long;Icon:image;Position:number#1-100
- Restaurant | description=Menus, rooms and bookings.; position=1
- Agency | description=Cases, teams and offers.; position=2
- Shop | description=Products, baskets and stories.; position=3
- Event | description=Programmes, speakers and tickets.; position=4
person author|designer|seller|creator: Name!;Portrait:image;Email:email;Website:url;Biography:long;Share:percent;~Earnings:money
- Linnea Ros | email=linnea@example.com; website=https://example.com/linnea; biography=Draws layouts on napkins.; share=70; earnings=5120
- Studio Kanto | email=kanto@example.com; website=https://example.com/kanto; biography=Two designers and one coder.; share=75; earnings=3300
- Ikram Sadiq | email=ikram@example.com; website=https://example.com/ikram; biography=Builds shops for potters and weavers.; share=65; earnings=890
- Paper Fox | email=fox@example.com; website=https://example.com/fox; biography=Posters first, pages second.; share=80; earnings=1410
! item template page|layout|page layout|screenshot|block: Title!;Template->@template|theme~Trattoria|Bold Agency;Screenshot:image;Type=Home|About|Shop|Blog|Contact|Gallery;Position:number#1-200
- Trattoria home | template=Trattoria; type=Home; position=1
- Agency cases | template=Bold Agency; type=Gallery; position=2
- Ceramics shelf | template=Slow Ceramics; type=Shop; position=2
- Gala contact | template=One Evening Gala; type=Contact; position=3
! record version|template version|release|changelog entry|update [version|update|changelog|release]: Number!;Template->@template|theme~Trattoria|Bold Agency;Changes:long!;File:file;Released on:date;Size:number(MB)#0-500
- Trattoria 1.2 | template=Trattoria; changes=Menu prints on one sheet.; size=4
- Agency 2.0 | template=Bold Agency; changes=New case page and dark colours.; size=9
- Ceramics 0.9 | template=Slow Ceramics; changes=First version for testers.; size=22
- Gala 1.4 | template=One Evening Gala; changes=Seat plan added and fonts swapped.; size=6
record download|template download|licence|purchase: Download!;Template->@template|theme~Trattoria|Bold Agency;Buyer;Licence=Personal|Commercial|Extended;Licence key;Price paid:money;Downloaded on:date
- Trattoria for Da Pino | template=Trattoria; buyer=Pino Sala; licence=Commercial; licence_key=TR-9981; price_paid=19
- Agency for North Nine | template=Bold Agency; buyer=Ylva Berg; licence=Commercial; licence_key=BA-1204; price_paid=39
- Ceramics for a friend | template=Slow Ceramics; buyer=Lale Kurt; licence=Personal; licence_key=SC-0007; price_paid=49
- Gala for the fire brigade | template=One Evening Gala; buyer=Hamish Orr; licence=Extended; licence_key=OG-3310; price_paid=48
item collection|template collection|bundle [collection|bundle|set|featured]: Name!;Description:long;Cover:image;Price:money;Position:number#1-100
- Food and drink | description=Three sites for kitchens.; price=45; position=1
- Studio starters | description=Sites for makers.; price=60; position=2
- Small shops | description=Five sites with a basket.; price=120; position=3
- Evenings and feasts | description=Sites that live for one month.; price=25; position=4
request support request|template request|custom request|customisation request: Subject!;Template->@template|theme~Trattoria|Bold Agency;Name;Email:email;Message:long!;Budget:money
- Reservations in Trattoria | template=Trattoria; name=Pino Sala; email=pino@example.com; message=Can tables be booked by the hour?; budget=150
- Colours of Bold Agency | template=Bold Agency; name=Ylva Berg; email=ylva@example.com; message=How do I change the yellow?; budget=0
- Gift wrapping in the basket | template=Slow Ceramics; name=Lale Kurt; email=lale@example.com; message=We need a tick box and two euros more.; budget=220
- Seats for wheelchair users | template=One Evening Gala; name=Hamish Orr; email=hamish@example.com; message=Four places in row one.; budget=80
+ review: Template->@template|theme;Stars:rating;Text:long
+ order: Template->@template|theme;Licence=Personal|Commercial|Extended;Coupon
+ favorite: Template->@template|theme

# website builder|site builder|page builder|no-code|drag-and-drop builder|content management system|cms|website maker
item site|website|web project: Name!;Owner~Cosima Veit|Ahmed Sabry;Domain->@domain|web address~bakehouse.example|tidepool.example;Theme->@theme|template~Plain paper|Deep sea;Language~English|Arabic;Description:long;Logo:image;Favicon:image;Published on:date;~Status=Draft|Published|Offline
- Bakehouse | owner=Cosima Veit; domain=bakehouse.example; theme=Plain paper; language=English; description=Bread, opening hours and a form.; status=Published
- Tide pool museum | owner=Ahmed Sabry; domain=tidepool.example; theme=Deep sea; language=English; description=Visits, tickets and species.; status=Draft
- Kite school Brise | owner=Lucie Morel; domain=brise.example; theme=Wind; language=French; description=Courses, weather and prices.; status=Published
- Marek mends clocks | owner=Marek Dudek; domain=marekclocks.example; theme=Brass; language=Polish; description=Workshop with pictures and a form.; status=Offline
item page|web page|site page: Title!;Site->@site|website~Bakehouse|Tide pool museum;Slug!;Parent page;Meta description:long;Template=Blank|Home|Article|Gallery|Contact;In menu:boolean;Position:number#1-500;~Status=Draft|Published|Hidden
- Our breads | site=Bakehouse; slug=breads; meta_description=Seven loaves baked every night.; template=Gallery; position=2; status=Published
- Plan a visit | site=Tide pool museum; slug=visit; meta_description=Hours, prices and how to get here.; template=Article; position=1; status=Draft
- Stage d'été | site=Kite school Brise; slug=ete; meta_description=Cinq jours de kite en juillet.; template=Home; position=1; status=Published
- Ask for a repair | site=Marek mends clocks; slug=repair; parent_page=Workshop; meta_description=Describe your clock in three lines.; template=Contact; position=3; status=Hidden
! item block|section|component|page element|widget: Label!;Page->@page|web page~Our breads|Plan a visit;Type=Heading|Text|Picture|Gallery|Button|Form|Map|Video;Content:long;Settings:long;Picture:image;Link:url;Position:number#1-500;Hidden:boolean
- Loaf gallery | page=Our breads; type=Gallery; content=Seven pictures of loaves; settings=3 columns; position=1
- Opening hours | page=Plan a visit; type=Text; content=Daily from ten to five, in July until seven.; settings=Wide; position=1
- Beach map | page=Stage d'été; type=Map; content=Meeting point at dune 4; settings=Half width; position=3
- Send button | page=Ask for a repair; type=Button; content=Send; settings=Brass, round; link=https://example.com/send; position=5
item theme|template|style: Name!;Category=Business|Food|Culture|Shop|Personal;Primary colour;Font;Preview:image;Description:long;Price:money
- Plain paper | category=Food; primary_colour=Brown; font=Serif; description=White, wide and warm.; price=0
- Deep sea | category=Culture; primary_colour=Navy; font=Sans; description=Dark with large pictures.; price=15
- Wind | category=Business; primary_colour=Turquoise; font=Condensed; description=Slanted pictures, short lines.; price=9
- Brass | category=Personal; primary_colour=Gold; font=Slab; description=For workshops and collectors.; price=0
item media file|media|upload|picture|asset: File name!;Site->@site|website~Bakehouse|Tide pool museum;File:file;Type=Picture|Video|Document|Font;Alternative text;Size:number(KB)#1-500000;Uploaded on:date
- rye-loaf.jpg | site=Bakehouse; type=Picture; alternative_text=Dark round loaf on a board; size=310
- map-of-pools.pdf | site=Tide pool museum; type=Document; alternative_text=Map of six pools; size=820
- dune4.mp4 | site=Kite school Brise; type=Video; alternative_text=Kites above a dune; size=42000
- clockface.woff2 | site=Marek mends clocks; type=Font; alternative_text=Numerals of an old dial; size=88
item menu item|navigation item|menu entry|navigation link [menu|navigation|nav|link]: Label!;Site->@site|website~Bakehouse|Tide pool museum;Page->@page|web page~Our breads|Plan a visit;Place=Header|Footer|Side;Position:number#1-100
- Breads | site=Bakehouse; page=Our breads; place=Header; position=1
- Visit | site=Tide pool museum; page=Plan a visit; place=Header; position=1
- Stages | site=Kite school Brise; page=Stage d'été; place=Side; position=2
- Repair form | site=Marek mends clocks; page=Ask for a repair; place=Footer; position=1
record version|page version|revision|backup|publication [version|revision|backup|publish\\w*|restore|histor\\w*]: Label!;Page->@page|web page~Our breads|Plan a visit;Number:number#1-10000;Content:long;Saved by~Cosima Veit|Ahmed Sabry;Saved on:date;Published:boolean
- Breads with rye | page=Our breads; number=4; content=Rye loaf added.; saved_by=Cosima Veit
- Visit, first text | page=Plan a visit; number=1; content=Hours only.; saved_by=Ahmed Sabry
- July prices | page=Stage d'été; number=12; content=Five days for 310 euros.; saved_by=Lucie Morel
- Form with picture | page=Ask for a repair; number=2; content=Upload field added.; saved_by=Marek Dudek
item domain|web address [domain|address|hosting|dns|ssl]: Name!;Site->@site|website~Bakehouse|Tide pool museum;Registrar;Certificate until:date;Renews on:date;Price per year:money;~Status=Waiting|Connected|Expired
- bakehouse.example | site=Bakehouse; registrar=Namehouse; price_per_year=12; status=Connected
- tidepool.example | site=Tide pool museum; registrar=Namehouse; price_per_year=14; status=Waiting
- brise.example | site=Kite school Brise; registrar=Domaine Sud; price_per_year=9; status=Connected
- marekclocks.example | site=Marek mends clocks; registrar=Nazwa Plus; price_per_year=16; status=Expired
record form submission|form entry|contact message|lead [form|contact|lead|submission]: Subject!;Site->@site|website~Bakehouse|Tide pool museum;Page->@page|web page~Our breads|Plan a visit;Name;Email:email;Message:long;Sent on:date;Read:boolean
- Cake for forty | site=Bakehouse; page=Our breads; name=Irma Holz; email=irma@example.com; message=With plums, by Saturday noon.
- School visit | site=Tide pool museum; page=Plan a visit; name=Mr Bell; email=bell@example.com; message=Twenty-six children in May.
- Two places in week 29 | site=Kite school Brise; page=Stage d'été; name=Noah Petit; email=noah@example.com; message=We are 14 and 16 years old.
- Cuckoo without voice | site=Marek mends clocks; page=Ask for a repair; name=Zofia Banas; email=zofia@example.com; message=The door opens and nothing is heard.

# website redesign|redesign project|site relaunch|web design agency|site migration|web agency|web design studio
item site|website|redesign project|website project|relaunch project: Name!;Client->@client~Lakeside clinic|Ferro tools;Current address:url;New address:url;Goals:long!;Pages:number#1-10000;Budget:money;Lead designer~Vesna Kralj|Hugh Penn;Starts on:date;Launch on:date;~Status=Discovery|Design|Build|Test|Live
- Clinic site 2.0 | client=Lakeside clinic; current_address=https://example.com/oldclinic; new_address=https://example.com/clinic; goals=Find a doctor in two clicks.; pages=64; budget=28000; lead_designer=Vesna Kralj; status=Design
- Tool catalogue relaunch | client=Ferro tools; current_address=https://example.com/ferro-old; new_address=https://example.com/ferro; goals=Search by size and use.; pages=420; budget=46000; lead_designer=Hugh Penn; status=Build
- Zoo pages for phones | client=Aare animal park; current_address=https://example.com/zoo-old; new_address=https://example.com/zoo; goals=Buy a ticket at the gate in one minute.; pages=38; budget=19500; lead_designer=Lia Brunner; status=Test
- Choir archive | client=Bern cathedral choir; current_address=https://example.com/choir-old; new_address=https://example.com/choir; goals=Find a concert of any year.; pages=1100; budget=7200; lead_designer=Hugh Penn; status=Live
person client|client company|contact person: Name!;Company;Email:email;Phone:phone;City;Industry;Note:long
- Lakeside clinic | company=Lakeside clinic; email=web@clinic.example; phone=+41 44 000 11; city=Zug; industry=Health; note=Decisions by the board on Mondays.
- Ferro tools | company=Ferro tools; email=web@ferro.example; phone=+41 44 000 22; city=Olten; industry=Trade; note=Has a printed catalogue.
- Aare animal park | company=Aare park foundation; email=media@aarepark.example; phone=+41 31 000 33; city=Bern; industry=Leisure; note=Closed to visitors on Tuesdays.
- Bern cathedral choir | company=Choir association; email=office@choir.example; phone=+41 31 000 44; city=Bern; industry=Culture; note=Volunteers enter the texts.
item page|web page|page inventory entry|content page: Title!;Site->@site|website~Clinic site 2.0|Tool catalogue relaunch;Old path;New path;Type=Home|Landing|Article|Product|Form|Contact;Decision=Keep|Rewrite|Merge|Delete;Monthly visits:number#0-10000000;Owner;~Status=Open|Text ready|Design ready|Built
- Find a doctor | site=Clinic site 2.0; old_path=/staff.html; new_path=/doctors; type=Landing; decision=Rewrite; monthly_visits=5200; owner=Vesna Kralj; status=Design ready
- Torque wrenches | site=Tool catalogue relaunch; old_path=/cat/17; new_path=/wrenches/torque; type=Product; decision=Merge; monthly_visits=910; owner=Hugh Penn; status=Open
- Tickets at the gate | site=Zoo pages for phones; old_path=/tickets.php; new_path=/tickets; type=Form; decision=Keep; monthly_visits=12400; owner=Lia Brunner; status=Built
- Concert of 1987 | site=Choir archive; old_path=/a/1987.htm; new_path=/concerts/1987; type=Article; decision=Delete; monthly_visits=3; owner=Hugh Penn; status=Text ready
! record redirect|url redirect|old address: Old path!;New path!;Site->@site|website~Clinic site 2.0|Tool catalogue relaunch;Kind=Permanent|Temporary;Checked on:date;~Result=Not checked|Works|Broken
- /staff.html | new_path=/doctors; site=Clinic site 2.0; kind=Permanent; result=Works
- /cat/17 | new_path=/wrenches/torque; site=Tool catalogue relaunch; kind=Permanent; result=Not checked
- /tickets.php | new_path=/tickets; site=Zoo pages for phones; kind=Permanent; result=Broken
- /advent | new_path=/concerts/advent; site=Choir archive; kind=Temporary; result=Works
item mock-up|design draft|wireframe|design|prototype|layout: Title!;Page->@page|web page~Find a doctor|Torque wrenches;Version:number#1-100;Picture:image;Link:url;Device=Phone|Tablet|Desktop;Designer~Vesna Kralj|Hugh Penn;~Status=Draft|Shown|Approved|Rejected
- Doctor search on a phone | page=Find a doctor; version=3; link=https://example.com/mock1; device=Phone; designer=Vesna Kralj; status=Approved
- Wrench list | page=Torque wrenches; version=1; link=https://example.com/mock2; device=Desktop; designer=Hugh Penn; status=Shown
- Gate ticket in three steps | page=Tickets at the gate; version=5; link=https://example.com/mock3; device=Phone; designer=Lia Brunner; status=Draft
- Archive with a timeline | page=Concert of 1987; version=2; link=https://example.com/mock4; device=Tablet; designer=Hugh Penn; status=Rejected
record feedback|design feedback|remark|client feedback: Summary!;Mock-up->@mock-up|design draft~Doctor search on a phone|Wrench list;From;Text:long!;Priority=Low|Normal|High;Given on:date;Resolved:boolean
- Larger phone number | mock_up=Doctor search on a phone; from=Dr Imhof; text=Older patients call first.; priority=High
- Show the bore size | mock_up=Wrench list; from=Ferro sales; text=Buyers ask for it at once.; priority=Normal
- Price above the picture | mock_up=Gate ticket in three steps; from=Gate team; text=Families ask for the price first.; priority=High
- Timeline too playful | mock_up=Archive with a timeline; from=Choir board; text=A plain list of years would do.; priority=Low
record audit|site audit|performance test|accessibility check|test result [audit|performance|accessib\\w*|speed|seo|test|analy\\w*]: Title!;Site->@site|website~Clinic site 2.0|Tool catalogue relaunch;Kind=Speed|Accessibility|Search|Security|Content;Score:number#0-100;Load time:number(ms)#0-60000;Findings:long;Checked on:date
- Old clinic site, speed | site=Clinic site 2.0; kind=Speed; score=38; load_time=6200; findings=Four megabytes of pictures.
- Old catalogue, access | site=Tool catalogue relaunch; kind=Accessibility; score=51; load_time=3100; findings=No labels on the filters.
- Zoo tickets, security | site=Zoo pages for phones; kind=Security; score=67; load_time=1900; findings=Old payment library in use.
- Choir texts, content | site=Choir archive; kind=Content; score=74; load_time=2400; findings=Ninety concerts without a place.
work task|redesign task|milestone: Title!;Site->@site|website~Clinic site 2.0|Tool catalogue relaunch;Assigned to~Vesna Kralj|Hugh Penn;Due on:date;Effort:number(h)#1-500;Priority=Low|Normal|High;Notes:long
- Write the doctor texts | site=Clinic site 2.0; assigned_to=Vesna Kralj; effort=24; priority=High; notes=Forty short portraits.
- Import 400 tools | site=Tool catalogue relaunch; assigned_to=Hugh Penn; effort=30; priority=Normal; notes=From the printed list.
- Photograph the lynx | site=Zoo pages for phones; assigned_to=Lia Brunner; effort=6; priority=Low; notes=Morning light, feeding at nine.
- Redirect 1,100 pages | site=Choir archive; assigned_to=Hugh Penn; effort=16; priority=High; notes=Rule by year.
+ invoice: Site->@site|website;Milestone;Hours:number(h)#0-5000
+ comment: Mock-up->@mock-up|design draft;Resolved:boolean

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

# dictionary|online dictionary|glossary|word lookup|thesaurus|encyclopedia|encyclopaedia|lexicon
item entry|word|term|headword|dictionary entry|encyclopedia article: Headword!;Language->@language~English|Frisian;Part of speech=Noun|Verb|Adjective|Adverb|Phrase|Other;Pronunciation;Audio:file;Short meaning!;Etymology:long;Category->@category|subject|field~Seafaring|Home;Picture:image;~Looked up:number#0-100000000;~Status=Draft|Reviewed|Published
- hawser | language=English; part_of_speech=Noun; pronunciation=HAW-zer; short_meaning=Thick rope for mooring a ship; etymology=From Old French for lifting.; category=Seafaring; looked_up=412; status=Published
- tsjerke | language=Frisian; part_of_speech=Noun; pronunciation=TSYER-keh; short_meaning=Church; etymology=Related to English church.; category=Home; looked_up=96; status=Published
- to haul | language=English; part_of_speech=Verb; pronunciation=HAWL; short_meaning=Pull with effort; etymology=From Old French for dragging.; category=Work; looked_up=238; status=Reviewed
- leaf | language=Frisian; part_of_speech=Adjective; pronunciation=LAY-af; short_meaning=Dear, loved; etymology=Related to English lief.; category=Feelings; looked_up=41; status=Draft
! item sense|meaning|definition: Definition:long!;Entry->@entry|word|headword~hawser|tsjerke;Number:number#1-50;Usage=General|Formal|Slang|Technical|Dated;Region
- A rope of large girth used to tow or moor a ship. | entry=hawser; number=1; usage=Technical; region=Everywhere
- A building for worship. | entry=tsjerke; number=1; usage=General; region=Friesland
- To pull or drag something heavy. | entry=to haul; number=1; usage=General; region=Everywhere
- Held in affection, as in a letter. | entry=leaf; number=1; usage=Formal; region=Friesland
! item example|example sentence|usage example|quotation: Sentence:long!;Entry->@entry|word|headword~hawser|tsjerke;Translation:long;Source;Audio:file
- They made the hawser fast to the bollard. | entry=hawser; translation=They tied the big rope to the post.; source=Harbour diary
- De tsjerke is hast tuzen jier âld. | entry=tsjerke; translation=The church is nearly a thousand years old.; source=Village guide
- Six men hauled the boat above the tide line. | entry=to haul; translation=They pulled the boat up.; source=Lifeboat log
- Leave mem, it giet goed. | entry=leaf; translation=Dear mother, all is well.; source=Family letters
record relation|synonym|antonym|translation|related word: Related word!;Entry->@entry|word|headword~hawser|tsjerke;Kind=Synonym|Antonym|Translation|Broader|Narrower;Language->@language~English|Frisian;Note
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
record lookup|search history|search|look-up [histor\\w*|search|recent|popular|statistic\\w*]: Searched word!;Entry->@entry|word|headword~hawser|tsjerke;Searched on:date;Found:boolean;Device=Phone|Computer|Tablet
- hawser | entry=hawser; device=Computer
- tsjerk | entry=tsjerke; device=Phone
- halling | entry=to haul; device=Tablet
- leave mem | entry=leaf; device=Phone
record word list entry|saved word|vocabulary entry|wordbook entry|word list [save\\w*|list|vocabular\\w*|wordbook|favou?rit\\w*|learn\\w*|flash]: Word!;Entry->@entry|headword~hawser|tsjerke;List name;Note:long;State=New|Learning|Known;Added on:date
- hawser | entry=hawser; list_name=Sailing course; note=Not the same as a sheet.; state=Learning
- tsjerke | entry=tsjerke; list_name=Trip to Leeuwarden; note=On every sign.; state=Known
- to haul | entry=to haul; list_name=Sailing course; note=Against heave.; state=Known
- leaf | entry=leaf; list_name=Letters of grandmother; note=At the top of each page.; state=New
request new word|entry suggestion|correction|suggested edit|contribution: Word!;Meaning:long;Kind=New word|Correction|Example|Pronunciation;Source:url;Remark:long;Proposed by
- bowline | meaning=Knot that forms a fixed loop.; kind=New word; remark=Needed beside hawser.; proposed_by=Skipper Dee
- hoist | meaning=Lift with ropes.; kind=Example; source=https://example.com/log; remark=We hoisted the lamp at dusk.; proposed_by=Harbour school
- tsjerkhôf | meaning=Churchyard.; kind=New word; remark=Missing beside tsjerke.; proposed_by=Sietske B.
- hawser | meaning=Said with a short first vowel here.; kind=Pronunciation; remark=West coast only.; proposed_by=Skipper Dee
+ comment: Entry->@entry|headword
+ favorite: Entry->@entry|headword

# bookmark manager|bookmarking|link collection|link directory|navigation site|website directory|read later|link manager
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
item live room|stream|broadcast|live stream|channel: Title!;Streamer->@streamer|host|anchor|creator~PixelPetra|Chef Anton;Category->@category|topic~Games|Cooking;Cover:image;Stream address:url;Stream key;Description:long;Starts on:date;Starts at:time;~Viewers:number#0-10000000;~Status=Planned|Live|Ended|Banned
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

# video conference|video conferencing|video meeting|online meeting|web conference|meeting platform|webinar|webinars
item meeting|conference|webinar|video meeting|meeting room|room: Title!;Access code!;Host~Dagny Foss|Luis Prado;Agenda:long;Date:date;Starts at:time;Length:number(min)#5-600;Largest number of people:number#2-10000;Waiting room:boolean;Recorded:boolean;~Status=Planned|Running|Ended|Cancelled
- Budget talk | access_code=418-220-7; host=Dagny Foss; agenda=Figures, gaps, decision.; length=45; largest_number_of_people=20; status=Planned
- Pruning for beginners | access_code=770-135-2; host=Luis Prado; agenda=Tools, cuts, questions.; length=60; largest_number_of_people=300; status=Ended
- Interview for the ward post | access_code=605-914-3; host=Hanna Krol; agenda=Questions, tour by camera, next steps.; length=30; largest_number_of_people=4; status=Running
- Parents of class 5c | access_code=233-708-1; host=Ola Nygard; agenda=Trip, phones, election.; length=90; largest_number_of_people=60; status=Cancelled
record participant|attendee|meeting participant|attendance: Name!;Meeting->@meeting|conference|webinar~Budget talk|Pruning for beginners;Email:email;Role=Host|Co-host|Speaker|Listener;Joined at:time;Left at:time;Minutes:number(min)#0-1000;~Status=Waiting|Inside|Left|Removed
- Dagny Foss | meeting=Budget talk; email=dagny@example.com; role=Host; minutes=45; status=Left
- Ada Quist | meeting=Pruning for beginners; email=ada@example.com; role=Listener; minutes=52; status=Left
- Jamila Reed | meeting=Interview for the ward post; email=jamila@example.com; role=Speaker; minutes=12; status=Inside
- Loud caller | meeting=Parents of class 5c; email=caller@example.com; role=Listener; minutes=3; status=Removed
record invitation|invite|webinar registration: Email:email!;Meeting->@meeting|webinar~Budget talk|Pruning for beginners;Name;Answer=No answer|Yes|No|Maybe;Sent on:date;Reminder sent:boolean
- finance@example.com | meeting=Budget talk; name=Finance team; answer=Yes
- ada@example.com | meeting=Pruning for beginners; name=Ada Quist; answer=Yes
- jamila@example.com | meeting=Interview for the ward post; name=Jamila Reed; answer=Yes
- families5c@example.com | meeting=Parents of class 5c; name=Families of 5c; answer=Maybe
item recording|meeting recording|replay: Title!;Meeting->@meeting|webinar~Budget talk|Pruning for beginners;File:file;Length:number(min)#1-1000;Size:number(MB)#1-100000;Visibility=Host|Participants|Everyone;Recorded on:date
- Pruning, full talk | meeting=Pruning for beginners; length=58; size=640; visibility=Participants
- Budget, first part | meeting=Budget talk; length=22; size=240; visibility=Host
- Interview, with consent | meeting=Interview for the ward post; length=29; size=310; visibility=Host
- Parents, short version | meeting=Parents of class 5c; length=14; size=120; visibility=Everyone
! record transcript|minutes|meeting minutes|summary|caption line [transcript\\w*|minutes|summar\\w*|caption|subtitle|note]: Title!;Meeting->@meeting~Budget talk|Pruning for beginners;Speaker;Starts at second:number(s)#0-36000;Text:long!;Decision:long
- Where the gap is | meeting=Budget talk; speaker=Dagny Foss; starts_at_second=610; text=Heating was higher than planned.; decision=Ask for two offers.
- First cut | meeting=Pruning for beginners; speaker=Luis Prado; starts_at_second=240; text=Dead wood goes first.
- Why nights | meeting=Interview for the ward post; speaker=Jamila Reed; starts_at_second=415; text=I sleep well by day and like the calm.; decision=Trial shift in June.
- Phones in the bag | meeting=Parents of class 5c; speaker=Ola Nygard; starts_at_second=1980; text=They stay in the bag until two.; decision=Vote at the next evening.
work action item|follow-up task|action point [action|task|follow-?up|to-?do|minutes]: Title!;Meeting->@meeting~Budget talk|Pruning for beginners;Assigned to;Due on:date;Priority=Low|Normal|High;Note:long
- Two offers for the boiler | meeting=Budget talk; assigned_to=Finance team; priority=High; note=Before the next talk.
- Send the tool list | meeting=Pruning for beginners; assigned_to=Luis Prado; priority=Normal; note=With prices.
- Plan the trial shift | meeting=Interview for the ward post; assigned_to=Hanna Krol; priority=High; note=Two nights on ward 3.
- Find a new evening | meeting=Parents of class 5c; assigned_to=Ola Nygard; priority=Low; note=Not on Thursdays.
record poll|meeting poll|audience question|question [poll|vote|question|q&a|audience]: Question!;Meeting->@meeting|webinar~Budget talk|Pruning for beginners;Asked by;Options;Leading answer;Votes:number#0-100000;Answered:boolean
- Cut or keep the fair? | meeting=Budget talk; asked_by=Dagny Foss; options=Cut, keep, smaller; leading_answer=Smaller; votes=14
- When to prune plums? | meeting=Pruning for beginners; asked_by=Ada Quist; options=Spring, summer; leading_answer=Summer; votes=88
- Trip to the sea or the hills? | meeting=Parents of class 5c; asked_by=Ola Nygard; options=Sea, hills; leading_answer=Hills; votes=23
- Can you start in July? | meeting=Interview for the ward post; asked_by=Hanna Krol; options=Yes, no, later; leading_answer=Yes; votes=1
! record shared file|screen share|handout|presentation [file|share|screen|slide|handout|document]: Name!;Meeting->@meeting|webinar~Budget talk|Pruning for beginners;File:file;Kind=Slides|Document|Screen|Whiteboard;Shared by;Shared on:date
- figures.pdf | meeting=Budget talk; kind=Document; shared_by=Dagny Foss
- cuts.pdf | meeting=Pruning for beginners; kind=Slides; shared_by=Luis Prado
- ward-tour | meeting=Interview for the ward post; kind=Screen; shared_by=Hanna Krol
- trip-costs board | meeting=Parents of class 5c; kind=Whiteboard; shared_by=Ola Nygard
+ message: Meeting->@meeting|conference;Recipient;Private:boolean

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

# poetry|poem|poems|literary site|quotes site|famous quotes|short story|literature site
item poem|work|text|story|quote|literary work: Title!;Poet->@poet|author|writer~Lin Aster|Cosmo Weald;Form->@form|category|genre~Sonnet|Haiku;Text:long!;Era~Contemporary|Nineteenth century;Language~English|Japanese;Notes:long;Translation:long;Audio:file;Picture:image;~Reads:number#0-10000000;~Status=Draft|Published|Hidden
- October field | poet=Lin Aster; form=Haiku; text=Stubble after rain, one crow counts the empty rows, the cart has gone home.; era=Contemporary; language=English; notes=Written at a bus stop.; reads=310; status=Published
- To a borrowed coat | poet=Cosmo Weald; form=Sonnet; text=You came to me with someone's winter in the sleeve.; era=Nineteenth century; language=English; notes=First printed in a parish paper.; reads=144; status=Published
- Inventory of a kitchen drawer | poet=Ada Quill; form=Free verse; text=String, a key for nothing, the candle of a ninth birthday.; era=Contemporary; language=English; notes=Written in one evening.; reads=522; status=Draft
- The Ballad of Long Meg | poet=Unknown singer; form=Ballad; text=Long Meg came down by Carlisle gate with her shoes in her hand.; era=Eighteenth century; language=English; notes=Sung at fairs.; reads=87; status=Hidden
item poet|author|writer: Name!;Portrait:image;Biography:long;Era~Contemporary|Nineteenth century;Country~Canada|England;Lived
- Lin Aster | biography=Postwoman and poet.; era=Contemporary; country=Canada; lived=Born 1981
- Cosmo Weald | biography=Schoolmaster with debts.; era=Nineteenth century; country=England; lived=1821 to 1879
- Ada Quill | biography=Writes lists that turn into poems.; era=Contemporary; country=Ireland; lived=Born 1994
- Unknown singer | biography=Known only from two broadsheets.; era=Eighteenth century; country=England; lived=About 1760
item form|category|genre|theme|dynasty: Name!;Description:long;Example:long;Position:number#1-100
- Sonnet | description=Fourteen lines and a turn.; example=Love, loss, a coat.; position=1
- Haiku | description=Three lines, one moment.; example=Field, crow, rain.; position=2
- Free verse | description=Lines without metre or rhyme.; example=Drawer, key, candle.; position=3
- Ballad | description=A story to be sung.; example=Gate, shoes, river.; position=4
item collection|anthology|volume|book: Title!;Description:long;Cover:image;Editor~R. Holm|T. Vance;Year:number#1500-2035;Visibility=Public|Private
- Poems for waiting rooms | description=Short and kind.; editor=R. Holm; year=2025; visibility=Public
- Coats, hats, gloves | description=Clothes in verse.; editor=T. Vance; year=2024; visibility=Public
- Lists and drawers | description=Small things counted.; editor=A. Quill; year=2026; visibility=Private
- Songs from the road | description=Ballads of fairs and gates.; editor=R. Holm; year=2021; visibility=Public
! record collection entry|anthology entry|poem in collection: Label!;Collection->@collection|anthology~Poems for waiting rooms|Coats, hats, gloves;Poem->@poem|work~October field|To a borrowed coat;Page:number#1-5000;Position:number#1-1000
- Field for waiting | collection=Poems for waiting rooms; poem=October field; page=12; position=1
- Coat among coats | collection=Coats, hats, gloves; poem=To a borrowed coat; page=3; position=1
- Drawer among lists | collection=Lists and drawers; poem=Inventory of a kitchen drawer; page=7; position=2
- Meg on the road | collection=Songs from the road; poem=The Ballad of Long Meg; page=44; position=9
! record annotation|line note|commentary|appreciation [annotat\\w*|note|comment\\w*|appreciat\\w*|explain|explan\\w*|analys\\w*|learn\\w*]: Title!;Poem->@poem|work~October field|To a borrowed coat;Line:number#1-5000;Text:long!;Author;Written on:date
- The crow counts | poem=October field; line=2; text=The only verb with a will.; author=Reader June
- Winter in the sleeve | poem=To a borrowed coat; line=1; text=A season as a thing one can lend.; author=Reader Hal
- The ninth birthday | poem=Inventory of a kitchen drawer; line=3; text=The only thing with a date.; author=Reader Ilse
- Shoes in her hand | poem=The Ballad of Long Meg; line=2; text=She does not want to be heard.; author=Reader Tam
record recitation|reading|audio reading|recording [recit\\w*|read aloud|audio|listen|record\\w*]: Title!;Poem->@poem|work~October field|To a borrowed coat;Reader;Audio file:file;Length:number(s)#1-10000;Recorded on:date;~Plays:number#0-1000000
- June reads the field | poem=October field; reader=June; length=14; plays=61
- Hal reads the coat | poem=To a borrowed coat; reader=Hal; length=70; plays=25
- Ilse reads the drawer | poem=Inventory of a kitchen drawer; reader=Ilse; length=48; plays=133
- Tam sings Long Meg | poem=The Ballad of Long Meg; reader=Tam; length=310; plays=77
request submission|poem submission|contribution|contest entry: Title!;Name!;Email:email;Form->@form|genre~Sonnet|Haiku;Text:long!;Note:long;Editor~R. Holm|T. Vance
- Kettle at four | name=Bruno Lamb; email=bruno@example.com; form=Haiku; text=Steam writes on the glass, the night shift reads it slowly, then wipes it away.; editor=R. Holm
- Sonnet for a parking meter | name=Gus Field; email=gus@example.com; form=Sonnet; text=You eat my coins and give me back the hour.; note=Second try.; editor=T. Vance
- What the ferry forgot | name=Yuki Arden; email=yuki@example.com; form=Free verse; text=A glove, a pram wheel, my voice.; editor=R. Holm
- Ballad of the night nurse | name=Moira Keane; email=moira@example.com; form=Ballad; text=At two she oils the trolley wheels.; note=Twelve verses.; editor=T. Vance
event reading evening|poetry slam|literary event|contest [event|slam|reading|contest|workshop]: Title!;Date:date;Starts at:time;Place;Host~R. Holm|T. Vance;Description:long;Places:number#5-2000
- Slam at the laundry | place=Soap lane 8; host=T. Vance; description=Three minutes each.; places=60
- Quiet hour | place=Town library; host=R. Holm; description=Poems and tea.; places=25
- Ballads by the fire | place=Miller's barn; host=A. Quill; description=Bring a verse or a log.; places=40
- Lists aloud | place=Corner bookshop; host=T. Vance; description=Five poets read lists.; places=18
+ comment: Poem->@poem|work
+ favorite: Poem->@poem|work;Folder

# confession wall|anonymous wall|tree hole|anonymous message|wish wall|guestbook app|message wall|memory wall
item wall|board|category|topic|section: Name!;Description:long;Cover:image;Rules:long;Position:number#1-100;~Notes:number#0-1000000
- Thank you | description=For people who helped.; rules=No surnames.; position=1; notes=2
- Lost and longing | description=What was never said.; rules=Be gentle.; position=2; notes=1
- Apologies | description=For words that came out wrong.; rules=No excuses longer than the apology.; position=3; notes=1
- Small wishes | description=For this week, not for life.; rules=One wish each.; position=4; notes=1
record note|confession|wish|secret|wall entry|guestbook entry: Title!;Wall->@wall|board|topic~Thank you|Lost and longing;Text:long!;Pen name;Dedicated to;Colour=Yellow|Pink|Blue|Green|White;Mood=Happy|Sad|Grateful|In love|Angry|Calm;Picture:image;Anonymous:boolean;Written on:date;~Likes:number#0-1000000;~Status=Waiting|Shown|Hidden
- To the girl on tram 9 | wall=Thank you; text=You picked up my sheet music in the rain.; pen_name=Cellist; dedicated_to=Red umbrella; colour=Pink; mood=Grateful; likes=48; status=Shown
- I kept the ticket | wall=Lost and longing; text=Row F, seat 12, and an empty seat 13.; pen_name=F12; dedicated_to=F13; colour=Blue; mood=Sad; likes=31; status=Shown
- I broke the blue mug | wall=Apologies; text=It was me and not the cat, in March.; pen_name=Flatmate; dedicated_to=Kitchen 4; colour=White; mood=Calm; likes=77; status=Waiting
- One dry Saturday | wall=Small wishes; text=The tent is packed and so is the dog.; pen_name=Camper; dedicated_to=The sky; colour=Yellow; mood=Happy; likes=12; status=Shown
! record reply|answer|hug|response: Text:long!;Note->@note|confession|wish~To the girl on tram 9|I kept the ticket;Pen name;Anonymous:boolean;Written on:date;~Likes:number#0-100000;~Status=Shown|Hidden
- That was me, the Bach was lovely. | note=To the girl on tram 9; pen_name=Red umbrella; likes=90; status=Shown
- Go again on Friday. | note=I kept the ticket; pen_name=Usher; likes=22; status=Shown
- The cat accepts. | note=I broke the blue mug; pen_name=Kitchen 4; likes=140; status=Shown
- Buy a better tent. | note=One dry Saturday; pen_name=Grump; likes=1; status=Hidden
! record like|reaction|hug given|heart: Label!;Note->@note|confession~To the girl on tram 9|I kept the ticket;Kind=Like|Hug|Tear|Smile;Given on:date
- A smile for tram 9 | note=To the girl on tram 9; kind=Smile
- A hug for F12 | note=I kept the ticket; kind=Hug
- A like for the mug | note=I broke the blue mug; kind=Like
- A tear for the tent | note=One dry Saturday; kind=Tear
item tag|mood tag|keyword [tag|mood|keyword|filter|search]: Name!;Colour;Description:long;~Notes:number#0-100000
- tram | colour=Red; description=Met on the way.; notes=6
- theatre | colour=Violet; description=Seats and scenes.; notes=3
- flat share | colour=Green; description=Kitchens and mugs.; notes=15
- weather | colour=Blue; description=Rain, snow and hope.; notes=8
item theme|background|card style|sticker [theme|background|style|card|sticker|decorat\\w*]: Name!;Picture:image;Colour;Font;Position:number#1-100
- Torn paper | colour=Cream; font=Handwritten; position=1
- Night window | colour=Navy; font=Typewriter; position=2
- Chalkboard | colour=Black; font=Chalk; position=3
- Postcard | colour=Sand; font=Serif; position=4
request flag|report of a note|abuse report|deletion request [report\\w*|flag|moderat\\w*|delet\\w*|review]: Subject!;Note->@note|confession~To the girl on tram 9|I kept the ticket;Reason=Names a person|Insult|Spam|Other;Details:long;Moderator~Kaja|Wim
- Seat number is mine | note=I kept the ticket; reason=Names a person; details=My friends will know.; moderator=Kaja
- Meant to hurt | note=I broke the blue mug; reason=Insult; details=The first reply mocked the writer.; moderator=Wim
- Tent shop link | note=One dry Saturday; reason=Spam; details=A reply with a discount code.; moderator=Kaja
- Posted twice | note=To the girl on tram 9; reason=Other; details=Same text on two walls.; moderator=Wim
item sensitive word|blocked word|filter word [filter\\w*|sensitive|block\\w*|moderat\\w*|review]: Word!;Category=Insult|Advert|Personal data|Other;Action=Hide|Replace|Review;Replacement;Added on:date
- casino bonus | category=Advert; action=Hide
- phone number | category=Personal data; action=Replace; replacement=(number removed)
- old maid | category=Insult; action=Review
- class list | category=Other; action=Replace; replacement=(list removed)

# fan club|fan site|fan community|idol|celebrity|fandom|fan page|band site
item idol|artist|star|member of the group|celebrity: Name!;Stage name;Portrait:image;Group;Role=Vocal|Dance|Rap|Actor|Leader|Other;Birthday:date;Country~Norway|Philippines;Biography:long;Official page:url
- Elin Sunde | stage_name=Ellie; group=Polar Five; role=Vocal; country=Norway; biography=Sang in a fishing village choir.; official_page=https://example.com/ellie
- Rafa Santos | stage_name=RAF; group=Polar Five; role=Dance; country=Philippines; biography=Taught dance at sixteen.; official_page=https://example.com/raf
- Min Castell | stage_name=MINT; group=Quiet Riot Girls; role=Rap; country=Spain; biography=Wrote her first lines on a night bus.; official_page=https://example.com/mint
- Jo Harlan | stage_name=Harlan; group=Solo; role=Actor; country=Scotland; biography=Played the doctor in two series.; official_page=https://example.com/harlan
item release|album|song|work|film: Title!;Idol->@idol|artist|star~Elin Sunde|Rafa Santos;Type=Album|Single|Film|Series|Show;Cover:image;Released on:date;Description:long;Link:url
- Northern Lamp | idol=Elin Sunde; type=Single; description=Her first song alone.; link=https://example.com/lamp
- Five Steps | idol=Rafa Santos; type=Show; description=Six nights of dance.; link=https://example.com/steps
- Three in the Morning Bus | idol=Min Castell; type=Album; description=Eleven tracks about night lines.; link=https://example.com/bus3
- The Island Doctor, series 2 | idol=Jo Harlan; type=Series; description=Eight new episodes by the sea.; link=https://example.com/doctor
event schedule entry|appearance|concert|fan meeting|activity: Title!;Idol->@idol|artist~Elin Sunde|Rafa Santos;Type=Concert|TV|Radio|Fan meeting|Signing|Birthday;Date:date!;Starts at:time;Place;City;Places:number#1-100000;Ticket price:money;Link:url
- Lamp release party | idol=Elin Sunde; type=Fan meeting; place=Dock 4; city=Bergen; places=300; ticket_price=25
- Dance class with RAF | idol=Rafa Santos; type=Signing; place=Studio Sol; city=Oslo; places=40; ticket_price=30
- MINT on late radio | idol=Min Castell; type=Radio; place=Studio 2; city=Valencia; places=10; ticket_price=0
- Harlan turns forty | idol=Jo Harlan; type=Birthday; place=Leith theatre; city=Edinburgh; places=150; ticket_price=15
item photo|gallery picture|fan photo|video|clip: Caption!;Idol->@idol|artist~Elin Sunde|Rafa Santos;Type=Photo|Video|Poster|Wallpaper;Picture:image;Video:url;Source;Taken on:date;~Likes:number#0-1000000
- Ellie at the fish market | idol=Elin Sunde; type=Photo; source=Fan camera; likes=410
- Rehearsal in socks | idol=Rafa Santos; type=Video; video=https://example.com/socks; source=Group channel; likes=655
- MINT, bus stop | idol=Min Castell; type=Wallpaper; source=Album booklet; likes=1240
- Doctor Harlan on the pier | idol=Jo Harlan; type=Poster; source=Channel press page; likes=302
record fan work|fan art|fan fiction|cover [fan art|fan fiction|fan work|creat\\w*|draw\\w*|write]: Title!;Idol->@idol|artist~Elin Sunde|Rafa Santos;Type=Drawing|Story|Cover|Edit|Craft;Text:long;Picture:image;Fan name;Shared on:date;~Likes:number#0-1000000
- Ellie in wool | idol=Elin Sunde; type=Craft; text=A doll knitted in five colours.; fan_name=stitchfan; likes=77
- RAF, forty frames | idol=Rafa Santos; type=Drawing; text=One turn in forty sketches.; fan_name=inky; likes=120
- Night line, my verse | idol=Min Castell; type=Cover; text=My own second verse over her beat.; fan_name=ritmo; likes=34
- The letter he never read | idol=Jo Harlan; type=Story; text=What happened before series one.; fan_name=pierwriter; likes=210
! record fan membership|club membership|fan level [member\\w*|level|club|check-?in|point]: Fan name!;Idol->@idol|artist~Elin Sunde|Rafa Santos;Level=New|Fan|Gold|Founder;Card number;Points:number#0-1000000;Fee:money;Since:date;Until:date
- stitchfan | idol=Elin Sunde; level=Gold; card_number=P5-0042; points=880; fee=20
- inky | idol=Rafa Santos; level=Fan; card_number=P5-0310; points=240; fee=0
- ritmo | idol=Min Castell; level=New; card_number=QR-1188; points=15; fee=5
- pierwriter | idol=Jo Harlan; level=Founder; card_number=JH-0001; points=4200; fee=35
item merchandise|goods|fan article|photo card [merch\\w*|goods|shop|card|sell]: Name!;Idol->@idol|artist~Elin Sunde|Rafa Santos;Type=Photo card|Light stick|Clothing|Poster|Album;Picture:image;Price:money;Stock:number#0-100000;Description:long
- Lamp light stick | idol=Elin Sunde; type=Light stick; price=18; stock=240; description=Glows amber.
- Sock set | idol=Rafa Santos; type=Clothing; price=12; stock=90; description=From the rehearsal video.
- Bus ticket photo cards | idol=Min Castell; type=Photo card; price=6; stock=800; description=Eleven cards, one for each track.
- Pier poster, signed | idol=Jo Harlan; type=Poster; price=28; stock=14; description=Numbered from 1 to 100.
! record vote|poll vote|support vote|ranking entry [vote|poll|rank\\w*|support|chart]: Label!;Idol->@idol|artist~Elin Sunde|Rafa Santos;Fan name;Votes:number#1-100000;Poll;Given on:date
- Ten for Ellie | idol=Elin Sunde; fan_name=stitchfan; votes=10; poll=Song of the month
- Five for RAF | idol=Rafa Santos; fan_name=inky; votes=5; poll=Dancer of the month
- Twenty for MINT | idol=Min Castell; fan_name=ritmo; votes=20; poll=Lyrics of the year
- Three for Harlan | idol=Jo Harlan; fan_name=pierwriter; votes=3; poll=Best supporting part
+ post: Idol->@idol|artist;Picture:image;Spoiler:boolean
+ order: Merchandise->@merchandise|goods;Size;Quantity:number#1-100

# email client|webmail|mail app|email app|mailbox|email management|email system
item mailbox|mail account|email account|inbox: Address:email!;Display name;Incoming server;Outgoing server;Port:number#1-65535;Signature:long;Default:boolean;~Unread:number#0-1000000;~Status=Connected|Error|Paused
- nadine@post.example | display_name=Nadine Holz; incoming_server=in.post.example; outgoing_server=out.post.example; port=993; signature=Kind regards, Nadine; unread=4; status=Connected
- shop@tea.example | display_name=Tea shop; incoming_server=in.tea.example; outgoing_server=out.tea.example; port=993; signature=Your tea shop; unread=11; status=Connected
- board@allotment.example | display_name=Allotment board; incoming_server=mx.allotment.example; outgoing_server=smtp.allotment.example; port=143; signature=The board, plots 1 to 90; unread=0; status=Error
- henrik.old@post.example | display_name=Henrik, old address; incoming_server=in.post.example; outgoing_server=out.post.example; port=995; unread=312; status=Paused
record mail|email|letter|email message|mail message: Subject!;Mailbox->@mailbox|mail account~nadine@post.example|shop@tea.example;Folder->@folder|mail folder~Inbox|Drafts;Sender:email!;Recipients!;Copy to;Text:long!;Sent on:date;Read:boolean;Starred:boolean;Priority=Low|Normal|High;~Status=Draft|Queued|Sent|Received|Failed
- Boat keys | mailbox=nadine@post.example; folder=Inbox; sender=ole@example.com; recipients=nadine@post.example; text=They hang behind the red door.; priority=Normal; status=Received
- Your tea is on the way | mailbox=shop@tea.example; folder=Drafts; sender=shop@tea.example; recipients=mina@example.com; text=Parcel left us at noon.; priority=Normal; status=Draft
- Water is off on Friday | mailbox=board@allotment.example; folder=Sent; sender=board@allotment.example; recipients=all-plots@allotment.example; text=From eight to noon, please fill your cans.; priority=High; status=Sent
- Photos of the class reunion | mailbox=henrik.old@post.example; folder=Archive; sender=karin@example.com; recipients=henrik.old@post.example; text=You are in the third row.; priority=Low; status=Failed
item folder|mail folder|label: Name!;Mailbox->@mailbox|mail account~nadine@post.example|shop@tea.example;Parent;Colour;Position:number#1-200;~Unread:number#0-1000000
- Inbox | mailbox=nadine@post.example; colour=Blue; position=1; unread=4
- Drafts | mailbox=shop@tea.example; colour=Grey; position=2; unread=0
- Sent | mailbox=board@allotment.example; colour=Green; position=3; unread=0
- Archive | mailbox=henrik.old@post.example; parent=Inbox; colour=Orange; position=9; unread=12
! record attachment|mail attachment|attached file: File name!;Mail->@mail|email|letter~Boat keys|Your tea is on the way;File:file;Type;Size:number(KB)#0-1000000;Inline:boolean
- door.jpg | mail=Boat keys; type=image/jpeg; size=340
- slip.pdf | mail=Your tea is on the way; type=application/pdf; size=58
- plot-plan.png | mail=Water is off on Friday; type=image/png; size=720
- reunion.zip | mail=Photos of the class reunion; type=application/zip; size=48200
person contact|address book entry|correspondent|address: Name!;Email:email!;Phone:phone;Company;Group->@contact group|distribution list~Sailing|Customers;Note:long;Picture:image
- Ole Strand | email=ole@example.com; phone=+47 900 11 222; company=Boat yard; group=Sailing; note=Call before eight.
- Mina Roth | email=mina@example.com; phone=+49 160 4411; group=Customers; note=Green tea only.
- Ruth Ekdal | email=ruth@example.com; phone=+47 900 33 444; company=Plot 17; group=Plot holders; note=Keeps the spare key.
- Karin Moe | email=karin@example.com; company=School friends; group=Reunion 1989; note=New surname since May.
item contact group|distribution list|mail group: Name!;Description:long;Colour;~Members:number#0-100000
- Sailing | description=Crew and yard.; colour=Blue; members=8
- Customers | description=Bought within a year.; colour=Green; members=210
- Plot holders | description=All who rent a plot.; colour=Orange; members=90
- Reunion 1989 | description=Class 10b.; colour=Purple; members=24
! item mail rule|filter|filter rule|spam rule [rule|filter|spam|automat\\w*|sort]: Name!;Mailbox->@mailbox|mail account~nadine@post.example|shop@tea.example;Field=Sender|Subject|Text|Recipient;Contains!;Action=Move|Mark read|Delete|Star|Forward;Target folder->@folder|mail folder~Inbox|Drafts;Active:boolean
- Yard to Inbox | mailbox=nadine@post.example; field=Sender; contains=boatyard.example; action=Move; target_folder=Inbox
- Lottery away | mailbox=shop@tea.example; field=Subject; contains=You have won; action=Delete
- Water notes starred | mailbox=board@allotment.example; field=Text; contains=water; action=Star
- Old address to new | mailbox=henrik.old@post.example; field=Recipient; contains=henrik.old; action=Forward
item template|mail template|canned reply|quick reply [template|canned|quick|reply]: Name!;Subject;Text:long!;Language~English|German;~Uses:number#0-100000
- Parcel sent | subject=Your tea is on the way; text=Dear {name}, your parcel left us today.; language=English; uses=164
- Out of stock | subject=A short wait; text=Dear {name}, the next harvest comes in May.; language=English; uses=21
- Plot free | subject=A plot for you; text=Dear {name}, plot {number} is free from March.; language=English; uses=12
- Erinnerung Jahresbeitrag | subject=Ihr Beitrag; text=Guten Tag {name}, der Beitrag ist noch offen.; language=German; uses=38
record scheduled mail|reminder|snooze|send later [schedul\\w*|later|snooze|remind\\w*]: Label!;Mail->@mail|email~Boat keys|Your tea is on the way;Send on:date;Send at:time;Kind=Send later|Remind me|Snooze;~Status=Waiting|Done|Cancelled
- Answer Ole on Monday | mail=Boat keys; kind=Snooze; status=Waiting
- Tea mail at nine | mail=Your tea is on the way; kind=Send later; status=Waiting
- Water note on Thursday | mail=Water is off on Friday; kind=Send later; status=Done
- Thank Karin | mail=Photos of the class reunion; kind=Remind me; status=Cancelled

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
! record chat turn|prompt and reply|dialogue message|conversation message|chat record: Text:long!;Conversation->@conversation|chat~Two leeks and an egg|Essay on lighthouses;Sender=Person|Assistant|System;Number:number#1-100000;Tokens:number#0-1000000;Took:number(ms)#0-600000;Feedback=None|Helpful|Not helpful;Sent on:date
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

# presentation maker|presentation tool|slide deck|slideshow maker|ppt|pitch deck|slide editor
item presentation|deck|slide deck|slideshow: Title!;Owner~Renske Vos|Abel Tesfaye;Theme->@theme|template|design~Chalk|Orange peel;Folder;Aspect=16:9|4:3|Square;Description:long;Visibility=Private|Link|Public;Changed on:date;~Slides:number#0-1000;~Views:number#0-1000000
- Why bees need hedges | owner=Renske Vos; theme=Chalk; folder=Talks; aspect=16:9; description=For the village hall.; visibility=Public; slides=2; views=88
- Bakery on wheels | owner=Abel Tesfaye; theme=Orange peel; folder=Pitch; aspect=16:9; description=For the bank.; visibility=Link; slides=1; views=12
- The water cycle, grade 4 | owner=Ilse Kampen; theme=Blue sky; folder=Lessons; aspect=4:3; description=Twelve slides and one experiment.; visibility=Public; slides=12; views=640
- Forty years together | owner=Momo Diallo; theme=Golden frame; folder=Family; aspect=Square; description=For the wedding anniversary.; visibility=Private; slides=30; views=5
item slide|page: Heading!;Presentation->@presentation|deck~Why bees need hedges|Bakery on wheels;Number:number#1-1000!;Layout=Title|Text|Two columns|Picture|Chart|Quote;Text:long;Picture:image;Speaker notes:long;Transition=None|Fade|Push|Zoom;Hidden:boolean
- A hedge feeds from March | presentation=Why bees need hedges; number=2; layout=Picture; text=Willow first, ivy last.; speaker_notes=Pass the twig around.; transition=Fade
- Where we park | presentation=Bakery on wheels; number=3; layout=Two columns; text=School gate at ten, station at five.; speaker_notes=Show the map.; transition=None
- Where does the puddle go? | presentation=The water cycle, grade 4; number=1; layout=Title; text=Look outside after the rain.; speaker_notes=Let the children guess first.; transition=Push
- You said yes in the rain | presentation=Forty years together; number=7; layout=Quote; text=Only if we get out of this rain.; speaker_notes=Wait for the laugh.; transition=Zoom
! item slide element|element|object|shape|text box: Label!;Slide->@slide|page~A hedge feeds from March|Where we park;Type=Text|Picture|Shape|Chart|Video|Table;Content:long;Left:number(px)#0-10000;Top:number(px)#0-10000;Width:number(px)#1-10000;Height:number(px)#1-10000;Colour;Animation=None|Appear|Fly in|Grow;Order:number#1-500
- Flower calendar | slide=A hedge feeds from March; type=Chart; content=Willow, plum, lime, ivy; left=120; top=220; width=900; height=420; colour=Green; animation=Grow; order=2
- Route map | slide=Where we park; type=Picture; content=Town with two stops; left=640; top=160; width=560; height=440; colour=None; animation=Appear; order=1
- Cloud shape | slide=Where does the puddle go?; type=Shape; content=Cloud with three drops; left=700; top=90; width=380; height=220; colour=Light blue; animation=Fly in; order=3
- Wedding film | slide=You said yes in the rain; type=Video; content=Twenty seconds without sound; left=0; top=0; width=1080; height=1080; colour=None; animation=None; order=1
item theme|template|design: Name!;Category=Business|School|Event|Plain;Background;Heading font;Text font;Preview:image;Premium:boolean;~Uses:number#0-1000000
- Chalk | category=School; background=Dark green; heading_font=Handwritten; text_font=Plain sans; uses=310
- Orange peel | category=Business; background=White; heading_font=Bold sans; text_font=Plain sans; uses=190
- Blue sky | category=Plain; background=Pale blue; heading_font=Rounded; text_font=Rounded; uses=77
- Golden frame | category=Event; background=Ivory; heading_font=Script; text_font=Serif; uses=142
record collaborator|share|editor|shared access [share|collaborat\\w*|team|edit\\w*|permission|together]: Name!;Presentation->@presentation|deck~Why bees need hedges|Bakery on wheels;Email:email;Right=View|Comment|Edit;Invited on:date
- Beekeepers' chair | presentation=Why bees need hedges; email=chair@example.com; right=Edit
- Bank adviser | presentation=Bakery on wheels; email=bank@example.com; right=View
- Colleague in 4b | presentation=The water cycle, grade 4; email=class4b@example.com; right=Comment
- Cousins | presentation=Forty years together; email=cousins@example.com; right=Edit
! record version|presentation version|revision [version|histor\\w*|revision|restore|undo]: Label!;Presentation->@presentation|deck~Why bees need hedges|Bakery on wheels;Number:number#1-10000;Saved by~Renske Vos|Abel Tesfaye;Change:long;Saved on:date
- With calendar | presentation=Why bees need hedges; number=3; saved_by=Renske Vos; change=Chart of flowers added.
- For the first visit | presentation=Bakery on wheels; number=1; saved_by=Abel Tesfaye; change=Nine slides.
- Experiment moved up | presentation=The water cycle, grade 4; number=6; saved_by=Ilse Kampen; change=Jar and plate now on slide 3.
- Without the blurred ones | presentation=Forty years together; number=14; saved_by=Momo Diallo; change=Six photos taken out.
item asset|media file|picture|icon|upload: Name!;Type=Picture|Icon|Video|Audio|Font;File:file;Size:number(KB)#0-1000000;Tags;Uploaded on:date
- willow.jpg | type=Picture; size=640; tags=hedge, spring
- van.svg | type=Icon; size=8; tags=van, food
- rain-on-tin.mp3 | type=Audio; size=910; tags=rain, sound
- wedding-1986.mp4 | type=Video; size=84000; tags=family, film
record showing|presentation session|live session|viewing [present\\w*|live|audience|session|view|analytic\\w*]: Title!;Presentation->@presentation|deck~Why bees need hedges|Bakery on wheels;Presenter~Renske Vos|Abel Tesfaye;Place;Viewers:number#0-100000;Minutes:number(min)#1-600;Shown on:date
- Village hall evening | presentation=Why bees need hedges; presenter=Renske Vos; place=Village hall; viewers=46; minutes=40
- First bank visit | presentation=Bakery on wheels; presenter=Abel Tesfaye; place=Branch office; viewers=2; minutes=25
- Lesson in 4a | presentation=The water cycle, grade 4; presenter=Ilse Kampen; place=Room 7; viewers=27; minutes=45
- Anniversary dinner | presentation=Forty years together; presenter=Momo Diallo; place=Restaurant Lagune; viewers=62; minutes=15
+ comment: Slide->@slide|page;Resolved:boolean

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

# resume builder|cv builder|resume maker|cv maker|resume template|curriculum vitae|resume generator
item resume|cv|curriculum vitae|document: Title!;Full name!;Wanted position;Email:email;Phone:phone;City;Summary:long;Portrait:image;Template->@template|resume template~Two columns|Quiet lines;Language~English|Spanish;Visibility=Private|Link|Public;Changed on:date;~Status=Draft|Complete|Sent
- Nurse, night shifts | full_name=Abena Frost; wanted_position=Ward nurse; email=abena@example.com; phone=+44 7700 900555; city=Leeds; summary=Eight years on cardiology.; template=Quiet lines; language=English; visibility=Link; status=Complete
- Welder abroad | full_name=Julian Mora; wanted_position=Pipe welder; email=julian@example.com; phone=+34 600 000 111; city=Vigo; summary=Stainless and titanium.; template=Two columns; language=Spanish; visibility=Private; status=Draft
- First job after school | full_name=Linh Carter; wanted_position=Trainee at a bank; email=linh@example.com; phone=+44 7700 900777; city=Bristol; summary=Good with numbers and people.; template=Bright start; language=English; visibility=Private; status=Draft
- Lecturer in geology | full_name=Dr Ines Falcon; wanted_position=University lecturer; email=ines@example.com; phone=+34 600 222 333; city=Granada; summary=Twelve papers on karst caves.; template=Long form; language=Spanish; visibility=Public; status=Sent
! item work experience|job entry|experience|employment entry: Position title!;Resume->@resume|cv~Nurse, night shifts|Welder abroad;Employer!;City;From:date;Until:date;Current:boolean;Tasks:long;Position:number#1-50
- Staff nurse | resume=Nurse, night shifts; employer=North infirmary; city=Leeds; tasks=Led a night team of five.; position=1
- Pipe welder | resume=Welder abroad; employer=Ria shipyard; city=Vigo; tasks=Cooling lines on trawlers.; position=1
- Weekend cashier | resume=First job after school; employer=Corner market; city=Bristol; tasks=Till, shelves and returns.; position=1
- Research assistant | resume=Lecturer in geology; employer=Institute of caves; city=Granada; tasks=Field work and two lectures a week.; position=2
! item education entry|education|degree|course entry: Degree!;Resume->@resume|cv~Nurse, night shifts|Welder abroad;School!;City;From:date;Until:date;Grade;Note:long;Position:number#1-50
- Diploma in nursing | resume=Nurse, night shifts; school=Moor college; city=York; grade=Merit; note=Thesis on sleep; position=1
- Welding certificate 6G | resume=Welder abroad; school=Harbour training centre; city=Ferrol; grade=Pass; note=Renewed each two years; position=1
- A levels | resume=First job after school; school=Avon sixth form; city=Bristol; grade=A, B, B; note=Mathematics, economics, Vietnamese; position=1
- Doctorate in geology | resume=Lecturer in geology; school=University of Granada; city=Granada; grade=With honours; note=On flooded caves; position=1
item skill|language skill|ability|competence: Name!;Resume->@resume|cv~Nurse, night shifts|Welder abroad;Kind=Technical|Language|Personal|Computer;Level=Basic|Good|Very good|Expert;Years:number#0-60;Position:number#1-100
- ECG reading | resume=Nurse, night shifts; kind=Technical; level=Expert; years=8; position=1
- TIG welding | resume=Welder abroad; kind=Technical; level=Expert; years=12; position=1
- Vietnamese | resume=First job after school; kind=Language; level=Very good; years=18; position=2
- Map software | resume=Lecturer in geology; kind=Computer; level=Good; years=6; position=3
item template|resume template|layout: Name!;Category=Classic|Modern|Creative|Academic;Columns:number#1-3;Colour;Font;Preview:image;Premium:boolean;~Uses:number#0-1000000
- Two columns | category=Modern; columns=2; colour=Teal; font=Sans; uses=820
- Quiet lines | category=Classic; columns=1; colour=Black; font=Serif; uses=1140
- Bright start | category=Creative; columns=2; colour=Orange; font=Rounded; uses=305
- Long form | category=Academic; columns=1; colour=Navy; font=Serif; uses=96
item cover letter|application letter|letter [cover letter|letter|appl\\w*]: Title!;Resume->@resume|cv~Nurse, night shifts|Welder abroad;Employer;Recipient;Text:long!;Written on:date;~Status=Draft|Sent|Answered
- To the heart clinic | resume=Nurse, night shifts; employer=Heart clinic; recipient=Matron Ellis; text=Nights are when I work best.; status=Sent
- To the Norway yard | resume=Welder abroad; employer=Fjord yard; recipient=Hiring office; text=I can start in May.; status=Draft
- To the savings bank | resume=First job after school; employer=Harbour savings bank; recipient=Ms Okello; text=At the till I learned to listen.; status=Answered
- To the faculty in Oviedo | resume=Lecturer in geology; employer=Faculty of geology; recipient=Dean Suarez; text=I would bring a field course.; status=Sent
record export|resume download|download|shared resume|share [export|download|pdf|share|link|print]: Label!;Resume->@resume|cv~Nurse, night shifts|Welder abroad;Format=PDF|DOCX|Web link|PNG;File:file;Address:url;Recipient;Exported on:date;~Views:number#0-100000
- PDF for the clinic | resume=Nurse, night shifts; format=PDF; recipient=Heart clinic; views=3
- Link for agencies | resume=Welder abroad; format=Web link; address=https://example.com/r/mora; recipient=Two agencies; views=7
- Picture for a job board | resume=First job after school; format=PNG; recipient=School job board; views=21
- Editable copy for the dean | resume=Lecturer in geology; format=DOCX; recipient=Dean's office; views=2
record job application|sent application|application [application|track\\w*|job|employer|apply\\w*]: Position title!;Employer;Resume->@resume|cv~Nurse, night shifts|Welder abroad;Sent on:date;Channel=E-mail|Portal|Agency|In person;Note:long;~Status=Sent|Interview|Offer|Refused
- Ward nurse, cardiology | employer=Heart clinic; resume=Nurse, night shifts; channel=Portal; note=Interview by video.; status=Interview
- Pipe welder, Bergen | employer=Fjord yard; resume=Welder abroad; channel=E-mail; note=Asks for papers.; status=Sent
- Bank trainee, autumn | employer=Harbour savings bank; resume=First job after school; channel=In person; note=Took the letter along.; status=Offer
- Lecturer, Oviedo | employer=Faculty of geology; resume=Lecturer in geology; channel=Agency; note=Place went to an internal candidate.; status=Refused

# greeting card|e-card|ecard|online invitation|digital invitation|wedding invitation|invitation maker|greeting cards
item card|greeting card|invitation|e-card: Title!;Template->@template|card template|design~Lantern|Wild meadow;Occasion->@occasion|category~Birthday|Wedding;Heading;Text:long!;Picture:image;Music:file;Sender;Event date:date;Event place;Page link:url;~Opened:number#0-1000000;~Status=Draft|Sent|Expired
- Grandpa turns eighty | template=Lantern; occasion=Birthday; heading=Eighty candles; text=Come and help to blow.; sender=The grandchildren; event_place=Old boathouse; page_link=https://example.com/c/eighty; opened=31; status=Sent
- Lotte and Sven marry | template=Wild meadow; occasion=Wedding; heading=Yes, in June; text=Bring shoes for grass.; sender=Lotte and Sven; event_place=Mill meadow; page_link=https://example.com/c/ls; opened=0; status=Draft
- Welcome, little Yuna | template=Paper crane; occasion=Birth; heading=She is here; text=3,200 grams and a loud voice.; sender=Mira and Ken; event_place=At home; page_link=https://example.com/c/yuna; opened=57; status=Sent
- Thank you, night team | template=Postage stamp; occasion=Thanks; heading=For eleven nights; text=You were there at four in the morning.; sender=Family Osei; event_place=Ward 6; page_link=https://example.com/c/night; opened=12; status=Expired
item template|card template|design: Name!;Occasion->@occasion|category~Birthday|Wedding;Preview:image;Style=Elegant|Funny|Floral|Plain|Photo;Designer~Ilka Brand|Tomo Sato;Price:money;~Uses:number#0-1000000
- Lantern | occasion=Birthday; style=Elegant; designer=Tomo Sato; price=0; uses=420
- Wild meadow | occasion=Wedding; style=Floral; designer=Ilka Brand; price=4; uses=215
- Paper crane | occasion=Birth; style=Plain; designer=Tomo Sato; price=2; uses=88
- Postage stamp | occasion=Thanks; style=Funny; designer=Ilka Brand; price=0; uses=133
item occasion|category|holiday: Name!;Description:long;Icon:image;Date of year;Position:number#1-100
- Birthday | description=Round and other birthdays.; date_of_year=Any; position=1
- Wedding | description=Save the date, invitation, thanks.; date_of_year=Any; position=2
- Birth | description=Announcements and baptisms.; date_of_year=Any; position=3
- Thanks | description=For gifts, help and visits.; date_of_year=Any; position=4
person recipient|guest|invited guest|contact: Name!;Email:email;Phone:phone;Group=Family|Friends|Work|Other;Address:long;Birthday:date
- Aunt Gerda | email=gerda@example.com; phone=+49 30 1234; group=Family; address=Lime street 4
- Paul from work | email=paul@example.com; phone=+49 30 9876; group=Work; address=Canal 12
- Ward 6 | email=ward6@example.com; phone=+49 30 4455; group=Other; address=City hospital, floor 3
- Sinja Voss | email=sinja@example.com; phone=+49 171 2233; group=Friends; address=Birch lane 9
! record delivery|sent card|invitation sent|card recipient: Label!;Card->@card|invitation~Grandpa turns eighty|Lotte and Sven marry;Recipient->@recipient|guest~Aunt Gerda|Paul from work;Channel=E-mail|SMS|Link|Print;Send on:date;Opened on:date;~Status=Waiting|Sent|Opened|Failed
- Gerda, eighty | card=Grandpa turns eighty; recipient=Aunt Gerda; channel=E-mail; status=Opened
- Paul, wedding | card=Lotte and Sven marry; recipient=Paul from work; channel=Link; status=Waiting
- Sinja, Yuna is here | card=Welcome, little Yuna; recipient=Sinja Voss; channel=SMS; status=Failed
- Ward 6, thanks | card=Thank you, night team; recipient=Ward 6; channel=Print; status=Sent
! record rsvp|guest reply|answer|attendance reply [rsvp|repl\\w*|invit\\w*|guest|attend\\w*|wedding]: Guest name!;Card->@card|invitation~Grandpa turns eighty|Lotte and Sven marry;Answer=Yes|No|Maybe;Adults:number#0-20;Children:number#0-20;Food=Everything|Vegetarian|Vegan|Without gluten;Note:long;Answered on:date
- Aunt Gerda | card=Grandpa turns eighty; answer=Yes; adults=2; children=0; food=Everything; note=Brings plum cake.
- Paul from work | card=Lotte and Sven marry; answer=Maybe; adults=1; children=1; food=Vegetarian; note=Depends on the shift.
- Sinja Voss | card=Welcome, little Yuna; answer=No; adults=0; children=0; food=Vegan; note=In Lisbon until June.
- Cousin Henrik | card=Lotte and Sven marry; answer=Yes; adults=2; children=3; food=Without gluten; note=Needs a high chair.
record wish|guestbook entry|blessing|congratulation [wish|guest ?book|bless\\w*|congrat\\w*|message]: Name!;Card->@card|invitation~Grandpa turns eighty|Lotte and Sven marry;Text:long!;Picture:image;Written on:date;Shown:boolean
- Your skat round | card=Grandpa turns eighty; text=Eighteen, twenty, eighty!
- Cousin Nele | card=Lotte and Sven marry; text=May the meadow stay dry.
- Mira's mother | card=Welcome, little Yuna; text=May she sleep better than you did.
- Nurse Anil | card=Thank you, night team; text=We still talk about your cake.
item picture|decoration|sticker|music track|asset [picture|photo|sticker|music|decorat\\w*|album]: Name!;Type=Picture|Sticker|Music|Frame|Font;File:file;Tags;Premium:boolean
- Paper lantern | type=Sticker; tags=light, evening
- Slow waltz | type=Music; tags=wedding, piano
- Pressed poppies | type=Frame; tags=flower, red
- Handwriting of Ilka | type=Font; tags=script, soft
+ order: Card->@card|invitation;Copies:number#1-5000;Paper=Matt|Gloss|Recycled;Delivery address:long

# typing practice|typing test|typing speed|typing game|touch typing|keyboard practice|typing trainer
item text|typing text|passage|typing passage: Title!;Text:long!;Category->@category|topic~Proverbs|Code;Language~English|Swedish;Difficulty=Easy|Medium|Hard;Characters:number#1-100000;Words:number#1-20000;Source;~Runs:number#0-1000000
- Early bird | text=The early bird catches the worm, but the second mouse gets the cheese.; category=Proverbs; language=English; difficulty=Easy; characters=70; words=13; source=Saying; runs=410
- A small loop | text=for (let i = 0, n = 10, i < n, i++) total += i; category=Code; language=English; difficulty=Hard; characters=50; words=14; source=Own; runs=95
- Snö i april | text=Det snöade i april och ingen hade handskar kvar.; category=Diaries; language=Swedish; difficulty=Medium; characters=48; words=9; source=Village diary; runs=63
- Invoice numbers | text=4471, 0918, 22-305 and 7,640.50 due by the 14th.; category=Office; language=English; difficulty=Hard; characters=47; words=8; source=Own; runs=128
item lesson|exercise|level|typing lesson: Title!;Number:number#1-500!;Keys;Text->@text|passage~Early bird|A small loop;Goal:number(wpm)#5-200;Accuracy goal:percent;Explanation:long
- Home row | number=1; keys=a s d f j k l; text=Early bird; goal=15; accuracy_goal=95; explanation=Fingers rest on eight keys.
- Brackets and signs | number=14; keys=( ) { } = +; text=A small loop; goal=25; accuracy_goal=92; explanation=Little finger and shift.
- Letters with dots | number=9; keys=å ä ö; text=Snö i april; goal=20; accuracy_goal=94; explanation=Right little finger moves out.
- Digits without looking | number=18; keys=1 2 3 4 5 6 7 8 9 0; text=Invoice numbers; goal=22; accuracy_goal=90; explanation=Stretch up and come back.
record test|run|typing run|result|typing result|attempt|score: Title!;Typist~Svea|Otis;Text->@text|passage~Early bird|A small loop;Lesson->@lesson|exercise~Home row|Brackets and signs;Speed:number(wpm)#0-300;Accuracy:percent;Errors:number#0-10000;Seconds:number(s)#1-3600;Mode=Lesson|Timed|Race|Free;Typed on:date
- Svea, Monday | typist=Svea; text=Early bird; lesson=Home row; speed=48; accuracy=97; errors=2; seconds=18; mode=Lesson
- Otis races | typist=Otis; text=A small loop; lesson=Brackets and signs; speed=31; accuracy=91; errors=5; seconds=27; mode=Race
- Rebecka, two minutes | typist=Rebecka; text=Snö i april; lesson=Letters with dots; speed=36; accuracy=95; errors=4; seconds=120; mode=Timed
- Kofi after lunch | typist=Kofi; text=Invoice numbers; lesson=Digits without looking; speed=19; accuracy=88; errors=6; seconds=26; mode=Free
! record key error|key statistic|weak key|mistake [error|mistake|key|statistic\\w*|analy\\w*|weak|heat]: Label!;Run->@test|run|result~Svea, Monday|Otis races;Key!;Finger=Little|Ring|Middle|Index|Thumb;Hits:number#0-100000;Misses:number#0-100000
- Svea and b | run=Svea, Monday; key=b; finger=Index; hits=3; misses=1
- Otis and the brace | run=Otis races; key=left brace; finger=Little; hits=1; misses=2
- Rebecka and ö | run=Rebecka, two minutes; key=ö; finger=Little; hits=11; misses=3
- Kofi and 7 | run=Kofi after lunch; key=7; finger=Index; hits=2; misses=2
item category|topic|text category: Name!;Description:long;Icon:image;Position:number#1-100
- Proverbs | description=Short sayings.; position=1
- Code | description=Signs and brackets.; position=2
- Diaries | description=Days of other people.; position=3
- Office | description=Numbers, dates and letters.; position=4
record race|match|battle|typing race [race|battle|match|multiplayer|compet\\w*|opponent]: Title!;Text->@text|passage~Early bird|A small loop;First typist;Second typist;First speed:number(wpm)#0-300;Second speed:number(wpm)#0-300;Winner;Raced on:date;~Status=Waiting|Running|Finished
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

# puzzle game|sudoku|memory game|minesweeper|jigsaw|browser game|mini game|web game
item game|puzzle|mini game|web game: Title!;Category->@category|game category~Numbers|Memory;Cover:image;Description:long;Rules:long!;Difficulty=Easy|Medium|Hard|Expert;Players:number#1-8;Address:url;~Plays:number#0-100000000;~Status=Draft|Online|Offline
- Nine by nine | category=Numbers; description=Classic number squares.; rules=Each digit once in row, column and box.; difficulty=Medium; players=1; address=https://example.com/nine; plays=4210; status=Online
- Pairs of shells | category=Memory; description=Turn two cards and remember.; rules=Find all twelve pairs.; difficulty=Easy; players=2; address=https://example.com/pairs; plays=1980; status=Online
- Bridges of Orm | category=Logic; description=Join islands with one or two bridges.; rules=Each island has as many bridges as its number.; difficulty=Hard; players=1; address=https://example.com/orm; plays=690; status=Offline
- Slide the tram | category=Sliding; description=Clear the depot so that tram 9 can leave.; rules=Wagons move only along their rails.; difficulty=Expert; players=1; address=https://example.com/tram; plays=0; status=Draft
item category|game category|genre: Name!;Description:long;Icon:image;Position:number#1-100
- Numbers | description=Squares, sums and logic.; position=1
- Memory | description=Cards and places.; position=2
- Logic | description=Islands, lamps and fences.; position=3
- Sliding | description=Blocks, wagons and tiles.; position=4
item level|stage|puzzle board|board: Title!;Game->@game|puzzle~Nine by nine|Pairs of shells;Number:number#1-10000!;Layout:long!;Solution:long;Difficulty=Easy|Medium|Hard|Expert;Time limit:number(s)#0-36000;Stars:number#0-3
- Monday square | game=Nine by nine; number=1; layout=53..7....; solution=534678912; difficulty=Medium; time_limit=0; stars=3
- Beach, 24 cards | game=Pairs of shells; number=4; layout=4 x 6; solution=Twelve pairs; difficulty=Easy; time_limit=180; stars=3
- Six islands | game=Bridges of Orm; number=2; layout=3..2, .4.., 1..2; solution=Seven bridges; difficulty=Medium; time_limit=600; stars=2
- Depot in winter | game=Slide the tram; number=31; layout=7 x 7 with 11 wagons; solution=44 moves; difficulty=Expert; time_limit=0; stars=0
! record game session|play|saved game|game record|score: Player!;Game->@game|puzzle~Nine by nine|Pairs of shells;Level->@level|stage~Monday square|Beach, 24 cards;Score:number#0-10000000;Moves:number#0-100000;Mistakes:number#0-10000;Hints:number#0-100;Seconds:number(s)#0-360000;State:long;Played on:date;~Status=Running|Won|Lost|Given up
- Irina | game=Nine by nine; level=Monday square; score=880; moves=51; mistakes=1; hints=0; seconds=612; state=All filled; status=Won
- Caleb | game=Pairs of shells; level=Beach, 24 cards; score=340; moves=31; mistakes=19; hints=1; seconds=144; state=12 pairs; status=Won
- Thandi | game=Bridges of Orm; level=Six islands; score=120; moves=9; mistakes=4; hints=3; seconds=600; state=Five bridges; status=Lost
- Gustav | game=Slide the tram; level=Depot in winter; score=0; moves=207; mistakes=0; hints=0; seconds=1840; state=Tram at row 3; status=Given up
! record move|turn|step [move|undo|replay|step|turn|histor\\w*]: Label!;Session->@game session|play|score~Irina|Caleb;Number:number#1-100000;Row:number#1-100;Column:number#1-100;Value;Correct:boolean
- Five in the corner | session=Irina; number=1; row=1; column=1; value=5
- Two scallops | session=Caleb; number=7; row=2; column=3; value=Scallop
- Double bridge north | session=Thandi; number=4; row=2; column=2; value=2 bridges
- Wagon 5 two left | session=Gustav; number=88; row=4; column=6; value=Left 2
record leaderboard entry|ranking|high score|best time|leaderboard: Player name!;Game->@game|puzzle~Nine by nine|Pairs of shells;Score:number#0-10000000;Best time:number(s)#0-360000;Rank:number#1-1000000;Period=Today|Week|Month|All time;Reached on:date
- Irina | game=Nine by nine; score=880; best_time=612; rank=3; period=Today
- Caleb | game=Pairs of shells; score=340; best_time=144; rank=9; period=Week
- Thandi | game=Bridges of Orm; score=5210; best_time=88; rank=1; period=All time
- Gustav | game=Slide the tram; score=960; best_time=301; rank=22; period=Month
item achievement|badge|reward|trophy [achievement|badge|reward|troph\\w*|unlock]: Name!;Game->@game|puzzle~Nine by nine|Pairs of shells;Icon:image;Rule:long;Points:number#0-10000
- No pencil marks | game=Nine by nine; rule=Solve a hard square without notes.; points=50
- Elephant | game=Pairs of shells; rule=Find all pairs in under thirty moves.; points=40
- Engineer | game=Bridges of Orm; rule=Solve twenty maps without undoing.; points=80
- On time | game=Slide the tram; rule=Clear a depot in the fewest moves.; points=120
item daily challenge|challenge|tournament [daily|challenge|tournament|event]: Title!;Game->@game|puzzle~Nine by nine|Pairs of shells;Level->@level|stage~Monday square|Beach, 24 cards;Day:date;Prize;Ends on:date
- Square of the day | game=Nine by nine; level=Monday square; prize=20 points
- Weekend shells | game=Pairs of shells; level=Beach, 24 cards; prize=Golden shell
- Tuesday islands | game=Bridges of Orm; level=Six islands; prize=30 points
- Frozen depot | game=Slide the tram; level=Depot in winter; prize=Driver's cap
+ review: Game->@game|puzzle;Stars:rating
+ favorite: Game->@game|puzzle

# chess|board game online|go game|checkers|gomoku|poker|chess club site|tic-tac-toe
person player|opponent|member of the ladder: Nickname!;Portrait:image;Country~Iceland|India;Title=None|Candidate|Master|Grandmaster;Rating:number#0-3500;~Wins:number#0-100000;~Draws:number#0-100000;~Losses:number#0-100000;~Status=Online|Playing|Offline
- QuietRook | country=Iceland; title=None; rating=1540; wins=88; draws=21; losses=79; status=Online
- Meera64 | country=India; title=Candidate; rating=1985; wins=310; draws=64; losses=180; status=Playing
- PawnStormPia | country=Germany; title=Master; rating=2310; wins=902; draws=188; losses=411; status=Offline
- SlowBishop | country=Cuba; title=None; rating=1120; wins=14; draws=6; losses=33; status=Online
record game|match|played game|duel: Title!;White->@player~QuietRook|Meera64;Black->@player~QuietRook|Meera64;Time control->@time control|game type~Ten minutes|Three plus two;Opening;Result=Running|White wins|Black wins|Draw;Ended by=Mate|Resignation|Time|Agreement|Stalemate|Open;Position:long;Rated:boolean;Played on:date;Moves:number#0-1000
- Rook against Meera | white=QuietRook; black=Meera64; time_control=Ten minutes; opening=Italian; result=Black wins; ended_by=Time; position=8/5k2/8/8/3R4/8/5K2/8; moves=44
- Meera's revenge | white=Meera64; black=QuietRook; time_control=Three plus two; opening=Slav; result=Running; ended_by=Open; position=Move 12; moves=12
- Pia at the lake | white=PawnStormPia; black=Meera64; time_control=One minute; opening=Sicilian; result=White wins; ended_by=Resignation; position=Move 31; moves=31
- Bishop holds on | white=SlowBishop; black=QuietRook; time_control=Three days a move; opening=London; result=Draw; ended_by=Stalemate; position=7k/5Q2/6K1/8/8/8/8/8; moves=72
! record move|turn|half-move|ply: Notation!;Game->@game|match~Rook against Meera|Meera's revenge;Number:number#1-1000!;Colour=White|Black;From square;To square;Seconds left:number(s)#0-36000;Comment:long
- Bc4 | game=Rook against Meera; number=3; colour=White; from_square=f1; to_square=c4; seconds_left=588; comment=Aims at f7.
- c6 | game=Meera's revenge; number=2; colour=Black; from_square=c7; to_square=c6; seconds_left=178; comment=Solid.
- Nxd4 | game=Pia at the lake; number=4; colour=White; from_square=f3; to_square=d4; seconds_left=57; comment=Main line.
- Bf4 | game=Bishop holds on; number=2; colour=White; from_square=c1; to_square=f4; seconds_left=36000; comment=As always.
item time control|game type|variant|mode: Name!;Minutes:number(min)#0-600;Increment:number(s)#0-180;Type=Bullet|Blitz|Rapid|Daily;Rated:boolean;Description:long
- Ten minutes | minutes=10; increment=0; type=Rapid; description=Ten minutes for each side.
- Three plus two | minutes=3; increment=2; type=Blitz; description=Two seconds added for each move.
- One minute | minutes=1; increment=0; type=Bullet; description=For quick fingers.
- Three days a move | minutes=0; increment=0; type=Daily; description=Correspondence, at most three days for a move.
request challenge|invitation|game invitation|seek: Subject!;From->@player~QuietRook|Meera64;To->@player~QuietRook|Meera64;Time control->@time control~Ten minutes|Three plus two;Colour=White|Black|Random;Message
- One more? | from=Meera64; to=QuietRook; time_control=Three plus two; colour=Random; message=Last one today.
- Teach me the London | from=SlowBishop; to=PawnStormPia; time_control=Three days a move; colour=White; message=Unrated is fine.
- Bullet at nine | from=PawnStormPia; to=Meera64; time_control=One minute; colour=Random; message=First to five wins.
- Return match | from=QuietRook; to=SlowBishop; time_control=Ten minutes; colour=Black; message=I owe you a draw.
event tournament|swiss|arena|cup: Title!;Date:date;Starts at:time;Time control->@time control~Ten minutes|Three plus two;System=Swiss|Round robin|Knock-out|Arena;Rounds:number#1-30;Places:number#2-10000;Prize;~Status=Planned|Running|Finished
- Friday blitz | time_control=Three plus two; system=Arena; rounds=1; places=100; prize=Honour; status=Planned
- Winter Swiss | time_control=Ten minutes; system=Swiss; rounds=7; places=64; prize=Book; status=Finished
- Club championship | time_control=Ten minutes; system=Round robin; rounds=9; places=10; prize=Cup of 1952; status=Running
- Bullet knock-out | time_control=One minute; system=Knock-out; rounds=5; places=32; prize=Month of membership; status=Planned
item puzzle|tactics puzzle|problem|study [puzzle|tactic|problem|training|learn\\w*|practi\\w*]: Title!;Position:long!;Solution!;Theme=Mate|Fork|Pin|Endgame|Sacrifice;Rating:number#400-3200;Moves:number#1-20;~Solved:number#0-10000000
- Back rank | position=6k1/5ppp/8/8/8/8/5PPP/3R2K1; solution=Rd8#; theme=Mate; rating=900; moves=1; solved=410
- Knight takes two | position=4k3/8/8/3N4/8/8/8/4K2q; solution=Nc7+; theme=Fork; rating=1100; moves=2; solved=255
- No room to breathe | position=6rk/6pp/8/6N1/8/8/8/6K1; solution=Nf7#; theme=Mate; rating=1250; moves=1; solved=980
- King and pawn race | position=8/5P2/8/8/8/8/8/k6K; solution=f8=Q; theme=Endgame; rating=500; moves=1; solved=1504
! record rating change|rating history|ladder entry [rating|elo|rank\\w*|ladder|leaderboard|statistic]: Label!;Player->@player~QuietRook|Meera64;Game->@game|match~Rook against Meera|Meera's revenge;Change:number#-200-200;New rating:number#0-3500;Changed on:date
- Rook loses six | player=QuietRook; game=Rook against Meera; change=-6; new_rating=1540
- Meera gains six | player=Meera64; game=Rook against Meera; change=6; new_rating=1985
- Pia gains three | player=PawnStormPia; game=Pia at the lake; change=3; new_rating=2310
- Bishop gains nine | player=SlowBishop; game=Bishop holds on; change=9; new_rating=1120
+ message: Game->@game|match;Visible to=Players|Spectators|Everyone

# wallpaper|wallpapers|meme|meme generator|sticker site|icon library|avatar site|desktop background
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

# driving theory|driving test|driver's license test|driving exam|traffic rules test|theory test|learner driver
item question|theory question|test question: Text!;Topic->@topic|chapter|category~Right of way|Signs;Licence class=Car|Motorcycle|Moped|Truck|Bus;Picture:image;Option A!;Option B!;Option C;Correct=A|B|C;Explanation:long;Points:number#1-10;~Share wrong:percent
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
! record test attempt|attempt|mock result|result|practice result: Title!;Mock test->@mock test|exam~Car sheet 4|Moped sheet 1;Learner~Lovro|Ditte;Error points:number#0-200;Right:number#0-200;Minutes:number(min)#0-180;Passed:boolean;Taken on:date
- Lovro, third try | mock_test=Car sheet 4; learner=Lovro; error_points=7; right=28; minutes=31
- Ditte, first try | mock_test=Moped sheet 1; learner=Ditte; error_points=12; right=16; minutes=22
- Runa, second try | mock_test=Motorcycle sheet 2; learner=Runa; error_points=5; right=29; minutes=26
- Achim, first try | mock_test=Bus sheet 7; learner=Achim; error_points=21; right=41; minutes=77
! record given answer|answer|attempt answer: Label!;Attempt->@test attempt|attempt~Lovro, third try|Ditte, first try;Question->@question|theory question~The light is amber and you can still stop|Two cars meet on a narrow hill;Chosen=A|B|C;Correct:boolean;Seconds:number(s)#0-600
- Lovro at the hill | attempt=Lovro, third try; question=Two cars meet on a narrow hill; chosen=A; seconds=14
- Ditte at the light | attempt=Ditte, first try; question=The light is amber and you can still stop; chosen=B; seconds=9
- Runa on wet leaves | attempt=Runa, second try; question=Your rear tyre slides on wet leaves; chosen=B; seconds=21
- Achim at the stop | attempt=Achim, first try; question=A bus signals to leave the stop in town; chosen=C; seconds=6
record marked question|wrong question|mistake|weak question [wrong|mistake|mark\\w*|review|weak|bookmark]: Label!;Question->@question~The light is amber and you can still stop|Two cars meet on a narrow hill;Learner~Lovro|Ditte;Times wrong:number#0-100;Note:long;Learned:boolean
- Ditte and amber | question=The light is amber and you can still stop; learner=Ditte; times_wrong=2; note=Amber is not a hurry.
- Lovro and hills | question=Two cars meet on a narrow hill; learner=Lovro; times_wrong=1; note=Down waits.
- Achim and the bus stop | question=A bus signals to leave the stop in town; learner=Achim; times_wrong=4; note=Town only.
- Runa and leaves | question=Your rear tyre slides on wet leaves; learner=Runa; times_wrong=1; note=Gently.
record driving lesson|practical lesson|practice drive [practical|drive|instructor|driving school|lesson]: Title!;Learner~Lovro|Ditte;Instructor~Bodil Aas|Zoran Pek;Vehicle;Minutes:number(min)#30-240;Kind=Town|Country road|Motorway|Night|Parking;Note:long;Driven on:date
- Night drive to the dam | learner=Lovro; instructor=Zoran Pek; vehicle=Small blue car; minutes=90; kind=Night; note=Dips the lights late.
- Parking at the market | learner=Ditte; instructor=Bodil Aas; vehicle=Moped 45; minutes=45; kind=Parking; note=Looks over the shoulder.
- First motorway | learner=Runa; instructor=Bodil Aas; vehicle=Motorcycle 500; minutes=120; kind=Motorway; note=Keeps good distance.
- Bus through the old town | learner=Achim; instructor=Zoran Pek; vehicle=Training bus 12 m; minutes=180; kind=Town; note=Watches the rear in bends.
+ booking: Mock test->@mock test|exam;Licence class;Date:date;Place

# math learning|maths|mathematics|math practice|arithmetic|math game|physics learning|virtual lab
item topic|chapter|unit|subject: Name!;Grade:number#1-13;Subject=Arithmetic|Algebra|Geometry|Statistics|Physics|Chemistry;Explanation:long;Picture:image;Position:number#1-500
- Fractions of a cake | grade=5; subject=Arithmetic; explanation=Equal parts of one whole.; position=3
- Angles of a roof | grade=7; subject=Geometry; explanation=Three angles make 180 degrees.; position=8
- Dice and chance | grade=8; subject=Statistics; explanation=Chance is wanted cases by all cases.; position=12
- Speed of a sledge | grade=9; subject=Physics; explanation=Way divided by time.; position=17
item exercise|problem|question|task: Title!;Topic->@topic|chapter~Fractions of a cake|Angles of a roof;Task:long!;Picture:image;Answer!;Unit;Solution steps:long;Hint:long;Difficulty=Easy|Medium|Hard;Points:number#1-100
- Three friends, one cake | topic=Fractions of a cake; task=Each eats 1/4. What is left?; answer=1/4; unit=cake; solution_steps=4/4 - 3/4 = 1/4; hint=Draw four parts.; difficulty=Easy; points=5
- The third angle | topic=Angles of a roof; task=Two angles are 50 and 60. Find the third.; answer=70; unit=degrees; solution_steps=180 - 50 - 60 = 70; hint=The sum is fixed.; difficulty=Medium; points=8
- Two sixes | topic=Dice and chance; task=How likely are two sixes with two dice?; answer=1/36; solution_steps=1/6 x 1/6 = 1/36; hint=Both must happen.; difficulty=Hard; points=12
- Down the hill | topic=Speed of a sledge; task=90 metres in 15 seconds. How fast?; answer=6; unit=m/s; solution_steps=90 / 15 = 6; hint=Metres by seconds.; difficulty=Easy; points=5
! record answer|attempt|exercise attempt|solution attempt|result: Given answer!;Exercise->@exercise|problem~Three friends, one cake|The third angle;Learner~Juno|Emeka;Steps:long;Correct:boolean;Points:number#0-100;Seconds:number(s)#0-7200;Tried on:date
- 1/4 | exercise=Three friends, one cake; learner=Juno; steps=Drew four parts.; points=5; seconds=40
- 80 | exercise=The third angle; learner=Emeka; steps=180 - 100; points=0; seconds=62
- 2/12 | exercise=Two sixes; learner=Lior; steps=1/6 + 1/6; points=2; seconds=130
- 6 m/s | exercise=Down the hill; learner=Pilar; steps=90 / 15; points=5; seconds=19
item explanation video|video lesson|worked example|example: Title!;Topic->@topic|chapter~Fractions of a cake|Angles of a roof;Video:url;Text:long!;Length:number(min)#1-120;Teacher~Ms Orlo|Mr Banda
- Cutting without arguing | topic=Fractions of a cake; video=https://example.com/cake; text=Halves, quarters, eighths.; length=7; teacher=Ms Orlo
- Paper triangle | topic=Angles of a roof; video=https://example.com/roof; text=Tear the corners and lay them in a row.; length=5; teacher=Mr Banda
- Thirty-six squares | topic=Dice and chance; video=https://example.com/dice; text=A table of all throws.; length=9; teacher=Mr Banda
- Sledge and stopwatch | topic=Speed of a sledge; video=https://example.com/sledge; text=We measured on a real hill.; length=12; teacher=Dr Wieland
item simulation|virtual experiment|virtual lab|experiment|tool [simulat\\w*|lab|experiment|virtual|physics|chemistry|visuali\\w*|calculator|graph]: Title!;Topic->@topic|chapter~Fractions of a cake|Angles of a roof;Description:long;Parameters:long;Smallest value:number#-1000000-1000000;Largest value:number#-1000000-1000000;Address:url
- Slider of parts | topic=Fractions of a cake; description=Choose how many parts.; parameters=parts, eaten; smallest_value=2; largest_value=12; address=https://example.com/parts
- Roof with handles | topic=Angles of a roof; description=Pull the ridge.; parameters=left angle, right angle; smallest_value=10; largest_value=160; address=https://example.com/ridge
- Thousand throws | topic=Dice and chance; description=Throw two dice a thousand times.; parameters=dice, throws; smallest_value=1; largest_value=1000; address=https://example.com/throws
- Hill with ice | topic=Speed of a sledge; description=Change slope and friction.; parameters=slope, friction; smallest_value=0; largest_value=45; address=https://example.com/ice
record progress|topic progress|mastery|learning progress: Label!;Learner~Juno|Emeka;Topic->@topic|chapter~Fractions of a cake|Angles of a roof;Mastery:percent;Right:number#0-100000;Wrong:number#0-100000;Minutes:number(min)#0-100000;Last practised on:date
- Juno, fractions | learner=Juno; topic=Fractions of a cake; mastery=82; right=41; wrong=6; minutes=95
- Emeka, angles | learner=Emeka; topic=Angles of a roof; mastery=45; right=11; wrong=9; minutes=40
- Lior, chance | learner=Lior; topic=Dice and chance; mastery=30; right=6; wrong=14; minutes=55
- Pilar, speed | learner=Pilar; topic=Speed of a sledge; mastery=97; right=33; wrong=1; minutes=28
record worksheet|homework sheet|test sheet|test [worksheet|homework|test|print|assign\\w*|exam]: Title!;Topic->@topic|chapter~Fractions of a cake|Angles of a roof;Exercises:number#1-200;Teacher~Ms Orlo|Mr Banda;Due on:date;Total points:number#1-1000;Note:long
- Sheet 12, cakes | topic=Fractions of a cake; exercises=10; teacher=Ms Orlo; total_points=50; note=Show the drawing.
- Roof test | topic=Angles of a roof; exercises=8; teacher=Mr Banda; total_points=64; note=No calculator.
- Lottery sheet | topic=Dice and chance; exercises=6; teacher=Mr Banda; total_points=60; note=Work in pairs.
- Winter physics | topic=Speed of a sledge; exercises=15; teacher=Dr Wieland; total_points=75; note=Units count one point.
! record badge earned|reward|star|achievement [badge|reward|star|achievement|game|point]: Title!;Learner~Juno|Emeka;Rule;Points:number#0-10000;Earned on:date
- Ten in a row | learner=Juno; rule=Ten right answers; points=20
- Never gave up | learner=Emeka; rule=Five tries at one task; points=15
- Helper of the week | learner=Pilar; rule=Explain three tasks to others; points=30
- Dice master | learner=Lior; rule=All chance tasks solved; points=50
+ question: Topic->@topic|chapter;Exercise->@exercise|problem;Solved:boolean

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
item smart contract|contract|contract example|code sample: Name!;Course->@course|tutorial~What a block holds|A contract for a raffle;Language=Solidity|Rust|Vyper|Move;Code:long!;Network=Local|Test network|Main network;Address;Version;Audited:boolean;~Status=Draft|Deployed|Retired
- Raffle | course=A contract for a raffle; language=Solidity; code=contract Raffle - address list of tickets; network=Test network; address=0x51c0ffee; version=1.1; status=Deployed
- Counter | course=What a block holds; language=Solidity; code=contract Counter - one number n; network=Local; address=0x0000beef; version=1.0; status=Draft
- Open vault | course=Find the bug in a vault; language=Vyper; code=def withdraw sends before it subtracts; network=Test network; address=0x7aul7000; version=0.3; status=Retired
- Guild votes | course=A contract for a raffle; language=Rust; code=struct Ballot with votes per member; network=Main network; address=0x9u11d123; version=2.0; status=Deployed
item wallet|address|account of a chain: Label!;Address!;Network=Local|Test network|Main network;Owner;Balance:number#0-1000000000;Created on:date;Note:long
- Dina's test wallet | address=0xd1aa77; network=Test network; owner=Dina Roos; balance=12; note=Only test coins.
- Class wallet | address=0xc1a550; network=Test network; owner=Owen Tak; balance=300; note=Hands out coins for exercises.
- Marta's cold wallet | address=0x3a97c0; network=Main network; owner=Marta Lund; balance=2; note=Keys on paper.
- Local miner | address=0x10ca15; network=Local; owner=Ivo; balance=5000; note=Starts new each week.
record transaction|transfer|chain transaction|block entry: Hash!;From->@wallet|address~Dina's test wallet|Class wallet;To->@wallet|address~Dina's test wallet|Class wallet;Amount:number#0-1000000000!;Fee:number#0-1000000;Block:number#0-1000000000;Purpose;Sent on:date;~Status=Waiting|Confirmed|Failed
- 0x9a41 | from=Class wallet; to=Dina's test wallet; amount=5; fee=0; block=1204; purpose=Exercise coins; status=Confirmed
- 0x9a42 | from=Dina's test wallet; to=Class wallet; amount=1; fee=0; block=1207; purpose=Raffle ticket; status=Confirmed
- 0x9a57 | from=Local miner; to=Class wallet; amount=250; fee=1; block=88; purpose=Trial of a block; status=Waiting
- 0x9a61 | from=Marta's cold wallet; to=Dina's test wallet; amount=2; fee=3; block=1219; purpose=Wrong network on purpose; status=Failed
! record block|mined block|chain block [block|chain|explorer|simulat\\w*|demo]: Number!;Hash;Previous hash;Nonce:number#0-4000000000;Transactions:number#0-100000;Miner;Mined on:date
- 1204 | hash=000a81; previous_hash=000f22; nonce=48112; transactions=1; miner=Node A
- 1207 | hash=0003c4; previous_hash=000b19; nonce=9120; transactions=1; miner=Node B
- 88 | hash=00071d; previous_hash=000aa0; nonce=310447; transactions=4; miner=Local miner
- 1219 | hash=000f5e; previous_hash=0003c4; nonce=771203; transactions=12; miner=Node A
! record exercise attempt|quiz attempt|lab attempt|submission [quiz|exercise|lab|practice|test|submi\\w*]: Title!;Course->@course|tutorial~What a block holds|A contract for a raffle;Learner~Ivo|Nana;Answer:long;Score:percent;Attempt:number#1-50;Taken on:date;Passed:boolean
- Ivo links three blocks | course=What a block holds; learner=Ivo; answer=Each holds the hash before.; score=90; attempt=1
- Nana draws a winner | course=A contract for a raffle; learner=Nana; answer=Random from a later block.; score=75; attempt=2
- Tove signs a message | course=Keys and who holds them; learner=Tove; answer=Signed with the private key.; score=100; attempt=1
- Raj empties the vault | course=Find the bug in a vault; learner=Raj; answer=Call withdraw again before the balance changes.; score=40; attempt=5
item token|collectible|nft|coin [nft|token|collect\\w*|coin|art]: Name!;Symbol;Contract->@smart contract|contract~Raffle|Counter;Owner->@wallet~Dina's test wallet|Class wallet;Picture:image;Supply:number#1-1000000000;Price:number#0-1000000000;Description:long
- Raffle ticket 7 | symbol=RFL; contract=Raffle; owner=Dina's test wallet; supply=1; price=1; description=Ticket number seven.
- Course badge | symbol=CBG; contract=Counter; owner=Class wallet; supply=200; price=0; description=For those who finish.
- Guild seat | symbol=GLD; contract=Guild votes; owner=Marta's cold wallet; supply=40; price=10; description=One vote for each seat.
- Vault share | symbol=VLT; contract=Open vault; owner=Local miner; supply=1000; price=2; description=For the attack exercise.
record enrolment|course progress|learning progress|enrollment: Label!;Course->@course|tutorial~What a block holds|A contract for a raffle;Learner~Ivo|Nana;~Progress:percent;Started on:date;Finished on:date;~Status=Active|Completed|Dropped
- Ivo, basics | course=What a block holds; learner=Ivo; progress=100; status=Completed
- Nana, raffle | course=A contract for a raffle; learner=Nana; progress=55; status=Active
- Tove, keys | course=Keys and who holds them; learner=Tove; progress=80; status=Active
- Raj, vault | course=Find the bug in a vault; learner=Raj; progress=10; status=Dropped

# picture book|children's story|bedtime story|fairy tale|children's book|interactive story|kids' reading|story website
item story|picture book|book|tale|fairy tale: Title!;Author~Mette Vang|Old tale;Illustrator~Cleo Bann|Raj Patil;Category->@category|theme~Animals|Courage;Cover:image;Age from:number(years)#0-16;Age to:number(years)#0-18;Reading time:number(min)#1-120;Language~English|Danish;Summary:long;~Reads:number#0-10000000;~Status=Draft|Published|Hidden
- The snail who kept a lighthouse | author=Mette Vang; illustrator=Cleo Bann; category=Courage; age_from=4; age_to=7; reading_time=8; language=English; summary=Slow, but always on time.; reads=1420; status=Published
- Seven geese and a bell | author=Old tale; illustrator=Raj Patil; category=Animals; age_from=3; age_to=6; reading_time=6; language=English; summary=Who will warn the farm?; reads=980; status=Published
- Grandma's button jar | author=Hilde Osei; illustrator=Cleo Bann; category=Family; age_from=5; age_to=9; reading_time=11; language=English; summary=Every button has come from a coat with a story.; reads=310; status=Draft
- Månen vil ikke sove | author=Mette Vang; illustrator=Noor Lindqvist; category=Bedtime; age_from=2; age_to=4; reading_time=4; language=Danish; summary=Solen synger for månen.; reads=2260; status=Hidden
! item page|story page|scene|picture page: Label!;Story->@story|book~The snail who kept a lighthouse|Seven geese and a bell;Number:number#1-300!;Text:long!;Picture:image;Audio:file;Next page
- Snail, page 1 | story=The snail who kept a lighthouse; number=1; text=Every evening Otto began to climb at noon.; next_page=Snail, page 2
- Geese, page 1 | story=Seven geese and a bell; number=1; text=The bell hung too high for six of them.; next_page=Geese, page 2
- Buttons, page 4 | story=Grandma's button jar; number=4; text=The green one had been to sea.; next_page=Buttons, page 5
- Månen, page 2 | story=Månen vil ikke sove; number=2; text=Så trak solen gardinet for.; next_page=Månen, page 3
item category|theme|series|topic: Name!;Description:long;Icon:image;Colour;Position:number#1-100
- Animals | description=Geese, snails and foxes.; colour=Green; position=1
- Courage | description=Small ones who dare.; colour=Orange; position=2
- Family | description=Grandmothers, brothers and breakfast.; colour=Red; position=3
- Bedtime | description=Quiet pages for the evening.; colour=Blue; position=4
person child|young reader|reader profile|kid: Name!;Birthday:date;Avatar:image;Reading level=Listens|First words|Reads alone;Parent~Hilde Rost|Adil Kaya;Minutes a day:number(min)#5-240;Favourite theme
- Pelle | reading_level=First words; parent=Hilde Rost; minutes_a_day=20; favourite_theme=Courage
- Defne | reading_level=Reads alone; parent=Adil Kaya; minutes_a_day=40; favourite_theme=Animals
- Amara | reading_level=Listens; parent=Joy Amadi; minutes_a_day=10; favourite_theme=Bedtime
- Villads | reading_level=Reads alone; parent=Hilde Rost; minutes_a_day=30; favourite_theme=Family
! record reading session|reading history|reading record|reading progress: Title!;Child->@child|reader profile~Pelle|Defne;Story->@story|book~The snail who kept a lighthouse|Seven geese and a bell;Page reached:number#1-300;Minutes:number(min)#1-240;Mode=Read|Listened|Read together;Read on:date;Finished:boolean
- Pelle before sleep | child=Pelle; story=The snail who kept a lighthouse; page_reached=14; minutes=9; mode=Read together
- Defne on the sofa | child=Defne; story=Seven geese and a bell; page_reached=10; minutes=7; mode=Read
- Amara in her cot | child=Amara; story=Månen vil ikke sove; page_reached=8; minutes=4; mode=Listened
- Villads under the table | child=Villads; story=Grandma's button jar; page_reached=22; minutes=15; mode=Read
item choice|story branch|branch|decision [interactive|choice|branch|decision|ending|choose]: Text!;Story->@story~The snail who kept a lighthouse|Seven geese and a bell;From page->@page|scene~Snail, page 1|Geese, page 1;To page;Position:number#1-10
- Climb by the rope | story=The snail who kept a lighthouse; from_page=Snail, page 1; to_page=Snail, page 4; position=1
- Ask the owl | story=Seven geese and a bell; from_page=Geese, page 1; to_page=Geese, page 6; position=2
- Take the green button | story=Grandma's button jar; from_page=Buttons, page 4; to_page=Buttons, page 9; position=1
- Syng med solen | story=Månen vil ikke sove; from_page=Månen, page 2; to_page=Månen, page 5; position=2
item narration|audio version|read-aloud|recording [audio|narrat\\w*|listen|voice|read aloud|read-aloud]: Title!;Story->@story|book~The snail who kept a lighthouse|Seven geese and a bell;Narrator~Grandpa Nis|Aylin;Audio file:file;Length:number(min)#1-180;Language~English|Danish
- Snail, slow voice | story=The snail who kept a lighthouse; narrator=Grandpa Nis; length=11; language=English
- Geese with bells | story=Seven geese and a bell; narrator=Aylin; length=8; language=English
- Buttons with sea sounds | story=Grandma's button jar; narrator=Joy Amadi; length=13; language=English
- Månen, hvisket | story=Månen vil ikke sove; narrator=Grandpa Nis; length=5; language=Danish
record quiz question|story question|comprehension question [quiz|question|comprehension|game|activity]: Question!;Story->@story|book~The snail who kept a lighthouse|Seven geese and a bell;Right answer;Wrong answer;Age from:number(years)#2-16;Points:number#1-20
- Why does Otto start at noon? | story=The snail who kept a lighthouse; right_answer=He is slow; wrong_answer=He is hungry; age_from=4; points=2
- Who rings in the end? | story=Seven geese and a bell; right_answer=The smallest goose; wrong_answer=The farmer; age_from=3; points=2
- Which button had been to sea? | story=Grandma's button jar; right_answer=The green one; wrong_answer=The gold one; age_from=5; points=3
- Hvem synger? | story=Månen vil ikke sove; right_answer=Solen; wrong_answer=Katten; age_from=2; points=1
+ favorite: Story->@story|book;Child->@child|reader profile
+ review: Story->@story|book;Stars:rating;Age of child:number#0-18

# alumni|alumni network|class reunion|classmates|campus social|student community|campus forum|alumni association
person alumnus|graduate|alumni profile|former student|classmate: Name!;Graduation year:number#1940-2035!;Department->@department|faculty|programme~Forestry|Graphic arts;Email:email;Phone:phone;City;Employer;Position title;Portrait:image;About:long;Mentor:boolean;~Status=Waiting|Verified|Hidden
- Solveig Brun | graduation_year=2009; department=Forestry; email=solveig@example.com; phone=+46 70 111; city=Umea; employer=Northern woods; position_title=District forester; about=Plants birch against the advice.; status=Verified
- Emil Tadros | graduation_year=2014; department=Graphic arts; email=emil@example.com; phone=+46 70 222; city=Malmo; employer=Own studio; position_title=Type designer; about=Draws letters for road signs.; status=Verified
- Ottilia Berg | graduation_year=1987; department=Marine biology; email=ottilia@example.com; phone=+46 70 333; city=Lysekil; employer=Fjord station; position_title=Head of research; about=Counts seals from a kayak.; status=Hidden
- Hassan Farah | graduation_year=2021; department=Rescue engineering; email=hassan@example.com; phone=+46 70 444; city=Orebro; employer=City fire service; position_title=Shift engineer; about=Plays bass in a fire band.; status=Waiting
item department|faculty|programme|major: Name!;Degree=Diploma|Bachelor|Master|Doctorate;Description:long;Contact~Office of forestry|Print room;Founded in:number#1800-2035
- Forestry | degree=Master; description=Woods, soils and machines.; contact=Office of forestry; founded_in=1912
- Graphic arts | degree=Bachelor; description=Print, type and screens.; contact=Print room; founded_in=1956
- Marine biology | degree=Doctorate; description=Coasts, seals and seagrass.; contact=Boat house; founded_in=1931
- Rescue engineering | degree=Diploma; description=Fire, flood and planning.; contact=Training yard; founded_in=1998
item class group|chapter|class|regional group|club: Name!;Graduation year:number#1940-2035;Department->@department~Forestry|Graphic arts;City;Organiser->@alumnus|graduate~Solveig Brun|Emil Tadros;Description:long;~Members:number#0-10000
- Foresters of 2009 | graduation_year=2009; department=Forestry; city=Umea; organiser=Solveig Brun; description=Meets each autumn in a hut.; members=28
- Printers in the south | graduation_year=2014; department=Graphic arts; city=Malmo; organiser=Emil Tadros; description=Open print evenings.; members=41
- Tide class of 1987 | graduation_year=1987; department=Marine biology; city=Lysekil; organiser=Ottilia Berg; description=Sails together each June.; members=12
- Rescue Orebro | graduation_year=2021; department=Rescue engineering; city=Orebro; organiser=Hassan Farah; description=Breakfast after the night shift.; members=19
! record group membership|chapter member|membership: Label!;Class group->@class group|chapter~Foresters of 2009|Printers in the south;Alumnus->@alumnus|graduate~Solveig Brun|Emil Tadros;Role=Member|Organiser|Treasurer;Fee paid:boolean;Joined on:date
- Solveig, foresters | class_group=Foresters of 2009; alumnus=Solveig Brun; role=Organiser
- Emil, printers | class_group=Printers in the south; alumnus=Emil Tadros; role=Organiser
- Ottilia, tide class | class_group=Tide class of 1987; alumnus=Ottilia Berg; role=Treasurer
- Hassan, rescue | class_group=Rescue Orebro; alumnus=Hassan Farah; role=Member
event reunion|alumni event|get-together|homecoming: Title!;Class group->@class group|chapter~Foresters of 2009|Printers in the south;Date:date!;Starts at:time;Place;City;Fee:money;Places:number#1-5000;Description:long
- Hut weekend | class_group=Foresters of 2009; place=Bear hut; city=Umea; fee=45; places=30; description=Soup, saws and songs.
- Open press night | class_group=Printers in the south; place=Cellar press; city=Malmo; fee=10; places=25; description=Bring paper.
- Sail to the skerries | class_group=Tide class of 1987; place=Guest harbour; city=Lysekil; fee=80; places=14; description=Three boats and a picnic.
- Shift breakfast | class_group=Rescue Orebro; place=Fire station 1; city=Orebro; fee=0; places=40; description=Eggs, coffee and stories.
item job offer|vacancy|internship|career offer|job [job|career|internship|vacanc\\w*|mentor\\w*]: Title!;Employer!;City;Department->@department~Forestry|Graphic arts;Posted by->@alumnus|graduate~Solveig Brun|Emil Tadros;Type=Full time|Part time|Internship|Thesis;Description:long;Apply by:date
- Summer in the nursery | employer=Northern woods; city=Umea; department=Forestry; posted_by=Solveig Brun; type=Internship; description=Forty thousand seedlings.
- Sign letters, thesis | employer=Own studio; city=Malmo; department=Graphic arts; posted_by=Emil Tadros; type=Thesis; description=Legibility at dusk.
- Diver for seagrass survey | employer=Fjord station; city=Lysekil; department=Marine biology; posted_by=Ottilia Berg; type=Part time; description=Forty dives from May to August.
- Fire safety planner | employer=City fire service; city=Orebro; department=Rescue engineering; posted_by=Hassan Farah; type=Full time; description=Plans for schools and hospitals.
request mentoring request|mentorship|mentor request|contact request [mentor\\w*|advice|connect|contact|network\\w*]: Subject!;Mentor->@alumnus|graduate~Solveig Brun|Emil Tadros;Student;Email:email;Topic=Career|Studies|Thesis|Abroad;Message:long
- How to start a studio | mentor=Emil Tadros; student=Petra Lund; email=petra@example.com; topic=Career; message=One hour of advice, please.
- Doctorate or a job at sea | mentor=Ottilia Berg; student=Nils Aberg; email=nils@example.com; topic=Studies; message=I have both offers until May.
- A year in Finland | mentor=Solveig Brun; student=Tuva Holm; email=tuva@example.com; topic=Abroad; message=How did you find your host farm?
- Numbers for my thesis | mentor=Hassan Farah; student=Leo Sand; email=leo@example.com; topic=Thesis; message=I need response times of two stations.
record donation|gift|contribution|fundraising gift [donat\\w*|fund\\w*|gift|scholarship|giving]: Purpose!;Alumnus->@alumnus|graduate~Solveig Brun|Emil Tadros;Amount:money!;Anonymous:boolean;Method=Card|Transfer|Cash;Given on:date;Message:long
- Seedling fund | alumnus=Solveig Brun; amount=200; method=Transfer; message=For first-years.
- New rollers | alumnus=Emil Tadros; amount=350; method=Card; message=The old ones squeak.
- Sonar for the boat | alumnus=Ottilia Berg; amount=1200; method=Transfer; message=In memory of Captain Roos.
- Boots for first-years | alumnus=Hassan Farah; amount=60; method=Cash; message=Two pairs.
+ post: Class group->@class group|chapter;Picture:image
+ event registration: Reunion->@reunion|alumni event;Guests:number#0-10;Food=Everything|Vegetarian|Vegan

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

# book club|book review|reading club|reading community|book recommendation|book sharing|reading notes|reading group
item book|title|club book: Title!;Author!;Genre->@genre|category~Novel|Memoir;Cover:image;Pages:number#10-3000;Year:number#1450-2035;ISBN;Summary:long;Language~English|Hungarian;~Average stars:rating
- The Salt Ledger | author=Edda Kohl; genre=Novel; pages=342; year=2021; isbn=978-0-306-40615-7; summary=A clerk finds a ghost in the books.; language=English
- My Father's Bees | author=Bela Toth; genre=Memoir; pages=198; year=2017; isbn=978-3-16-148410-0; summary=A village told through hives.; language=Hungarian
- Tall Ships in the Suburb | author=Marcus Wren; genre=Short stories; pages=224; year=2019; isbn=978-1-4028-9462-6; summary=Eleven neighbours and one dry dock.; language=English
- A Hundred Words for Rust | author=Ilse Marten; genre=Science; pages=276; year=2023; isbn=978-0-19-852663-6; summary=What corrosion does to bridges and people.; language=English
item club|reading group|book club|group: Name!;Description:long;Host~Winnie Clark|Gabor Sipos;City;Place;Rhythm=Weekly|Fortnightly|Monthly;Largest number of members:number#2-500;Visibility=Open|By request|Private;Cover:image
- Thursday Pages | description=Novels and soup.; host=Winnie Clark; city=Cork; place=Library cellar; rhythm=Monthly; largest_number_of_members=14; visibility=By request
- Slow Readers | description=Fifty pages between meetings.; host=Gabor Sipos; city=Pecs; place=Tea room; rhythm=Fortnightly; largest_number_of_members=10; visibility=Open
- Lunch Break Lines | description=Stories of less than twenty pages.; host=Dara Quinn; city=Limerick; place=Canteen, window table; rhythm=Weekly; largest_number_of_members=8; visibility=Private
- Night Shift Readers | description=For those who are awake at three.; host=Oto Balla; city=Miskolc; place=Online; rhythm=Monthly; largest_number_of_members=40; visibility=Open
! record club membership|member of club|membership: Label!;Club->@club|reading group~Thursday Pages|Slow Readers;Reader~Fionn Daly|Zita Nagy;Role=Host|Member|Guest;Joined on:date
- Fionn, Thursday | club=Thursday Pages; reader=Fionn Daly; role=Member
- Zita, Slow Readers | club=Slow Readers; reader=Zita Nagy; role=Member
- Saoirse, Lunch Break | club=Lunch Break Lines; reader=Saoirse Hill; role=Host
- Levente, Night Shift | club=Night Shift Readers; reader=Levente Papp; role=Guest
event meeting|club meeting|discussion evening|session: Title!;Club->@club|reading group~Thursday Pages|Slow Readers;Book->@book|title~The Salt Ledger|My Father's Bees;Date:date!;Starts at:time;Place;Read up to page:number#1-3000;Questions:long;~Status=Planned|Held|Cancelled
- Ghosts and numbers | club=Thursday Pages; book=The Salt Ledger; place=Library cellar; read_up_to_page=342; questions=Who wrote the red lines?; status=Planned
- Hives, second half | club=Slow Readers; book=My Father's Bees; place=Tea room; read_up_to_page=198; questions=Why did he stop?; status=Held
- Ships, stories one to four | club=Lunch Break Lines; book=Tall Ships in the Suburb; place=Canteen; read_up_to_page=90; questions=Which house would you visit?; status=Planned
- Rust at three o'clock | club=Night Shift Readers; book=A Hundred Words for Rust; place=Online; read_up_to_page=140; questions=What rusts at your work?; status=Cancelled
record reading entry|reading progress|bookshelf entry|reading log|shelf entry: Label!;Book->@book|title~The Salt Ledger|My Father's Bees;Reader~Fionn Daly|Zita Nagy;Shelf=To read|Reading|Read|Given up;Page:number#0-3000;Started on:date;Finished on:date;Stars:rating
- Fionn in the Ledger | book=The Salt Ledger; reader=Fionn Daly; shelf=Reading; page=120
- Zita and the bees | book=My Father's Bees; reader=Zita Nagy; shelf=Read; page=198; stars=5
- Saoirse and the ships | book=Tall Ships in the Suburb; reader=Saoirse Hill; shelf=To read; page=0
- Levente stopped at rust | book=A Hundred Words for Rust; reader=Levente Papp; shelf=Given up; page=66; stars=2
record reading note|quote|excerpt|note: Title!;Book->@book|title~The Salt Ledger|My Father's Bees;Reader~Fionn Daly|Zita Nagy;Page:number#1-3000;Quoted text:long;Thought:long;Public:boolean;Written on:date
- The red lines | book=The Salt Ledger; reader=Fionn Daly; page=88; quoted_text=Someone had been paid twice.; thought=Is it the widow?
- Smoke | book=My Father's Bees; reader=Zita Nagy; page=31; quoted_text=Smoke is a kind of talk.; thought=For my mother.
- The empty dock | book=Tall Ships in the Suburb; reader=Saoirse Hill; page=12; quoted_text=Nobody asked where the water had gone.; thought=Best first line this year.
- Bridge 17 | book=A Hundred Words for Rust; reader=Levente Papp; page=51; quoted_text=Paint is a promise.; thought=My uncle painted bridges.
! record book vote|nomination|next book vote|proposal [vote|nominat\\w*|next book|propos\\w*|suggest\\w*|choose|poll]: Title!;Club->@club|reading group~Thursday Pages|Slow Readers;Book->@book|title~The Salt Ledger|My Father's Bees;Proposed by;Reason:long;Votes:number#0-500;~Status=Open|Chosen|Dropped
- Bees for Thursday | club=Thursday Pages; book=My Father's Bees; proposed_by=Fionn Daly; reason=Short and in translation.; votes=6; status=Chosen
- Ledger for Slow Readers | club=Slow Readers; book=The Salt Ledger; proposed_by=Zita Nagy; reason=Winter is long.; votes=3; status=Open
- Rust for Lunch Break | club=Lunch Break Lines; book=A Hundred Words for Rust; proposed_by=Dara Quinn; reason=Chapters are short.; votes=1; status=Dropped
- Ships for Night Shift | club=Night Shift Readers; book=Tall Ships in the Suburb; proposed_by=Levente Papp; reason=One story fits one break.; votes=17; status=Chosen
item genre|category|theme: Name!;Description:long;Picture:image;Position:number#1-100
- Novel | description=Long stories.; position=1
- Memoir | description=Lives told by those who lived them.; position=2
- Short stories | description=Finished in one sitting.; position=3
- Science | description=How the world works, told well.; position=4
record book loan|swap|book exchange|lending [lend\\w*|borrow\\w*|swap|exchange|shar\\w*|loan]: Title!;Book->@book|title~The Salt Ledger|My Father's Bees;Owner~Winnie Clark|Zita Nagy;Borrower;Lent on:date;Due on:date;~Status=Offered|Lent|Returned
- Winnie's Ledger | book=The Salt Ledger; owner=Winnie Clark; borrower=Fionn Daly; status=Lent
- Zita's bees | book=My Father's Bees; owner=Zita Nagy; status=Offered
- Dara's ships | book=Tall Ships in the Suburb; owner=Dara Quinn; borrower=Saoirse Hill; status=Returned
- Oto's rust | book=A Hundred Words for Rust; owner=Oto Balla; borrower=Levente Papp; status=Lent
+ review: Book->@book|title;Stars:rating;Title;Spoilers:boolean
+ comment: Meeting->@meeting;Book->@book|title

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

# gaming community|game guide|game review|game wiki|esports|gamer|game guild|game forum
item game|video game|title: Title!;Genre->@genre|category~Strategy|Racing;Studio;Platforms~Computer, console|Phone;Cover:image;Description:long;Released on:date;Age rating=Everyone|Teen|Adult;Website:url;~Score:rating
- Harbour of Cogs | genre=Strategy; studio=Small Anchor; platforms=Computer, console; description=Run a port of clockwork ships.; age_rating=Everyone; website=https://example.com/cogs
- Gravel Night | genre=Racing; studio=Two Ravens; platforms=Phone; description=Rally by headlight only.; age_rating=Everyone; website=https://example.com/gravel
- Letters to the Deep | genre=Adventure; studio=Cold Kettle; platforms=Console; description=A diver answers mail from the sea floor.; age_rating=Teen; website=https://example.com/letters
- Ward of Ashes | genre=Role playing; studio=Old Oak Forge; platforms=Computer; description=Four exiles defend a burned town.; age_rating=Adult; website=https://example.com/ward
item genre|category|game type: Name!;Description:long;Icon:image;Position:number#1-100
- Strategy | description=Plan and build.; position=1
- Racing | description=Be first.; position=2
- Adventure | description=Stories and riddles.; position=3
- Role playing | description=Grow a hero or four.; position=4
item guide|walkthrough|strategy guide|tip: Title!;Game->@game|title~Harbour of Cogs|Gravel Night;Author~crane_op|mudflap;Text:long!;Level=Beginner|Advanced|Expert;Version of game;Cover:image;Published on:date;~Helpful votes:number#0-1000000
- First ten days at the port | game=Harbour of Cogs; author=crane_op; text=Build two cranes before the first pier.; level=Beginner; version_of_game=1.4; helpful_votes=210
- Reading the dark | game=Gravel Night; author=mudflap; text=Brake when the trees end.; level=Advanced; version_of_game=2.0; helpful_votes=96
- All nine letters | game=Letters to the Deep; author=blueflipper; text=Letter six lies under the bell.; level=Beginner; version_of_game=1.0; helpful_votes=44
- Solo in the burned chapel | game=Ward of Ashes; author=cinderwitch; text=Bring salt, leave the axe.; level=Expert; version_of_game=3.2; helpful_votes=871
item team|guild|clan|squad: Name!;Game->@game|title~Harbour of Cogs|Gravel Night;Captain~crane_op|mudflap;Tag;Logo:image;Region=Europe|America|Asia|World;Looking for members:boolean;Description:long;~Points:number#0-1000000
- Brass Gulls | game=Harbour of Cogs; captain=crane_op; tag=BGL; region=Europe; description=Evenings after eight.; points=420
- Low Beams | game=Gravel Night; captain=mudflap; tag=LOB; region=World; description=Relaxed but quick.; points=310
- Nine Fathoms | game=Letters to the Deep; captain=blueflipper; tag=NFA; region=Asia; description=We share letters and never spoil.; points=85
- Salt Circle | game=Ward of Ashes; captain=cinderwitch; tag=SLT; region=America; description=Raids on Saturdays, voice needed.; points=1960
! record team member|guild member|roster entry: Nickname!;Team->@team|guild~Brass Gulls|Low Beams;Role=Captain|Regular|Substitute|Coach;Position in game;Joined on:date;Rating:number#0-10000
- crane_op | team=Brass Gulls; role=Captain; position_in_game=Builder; rating=1620
- mudflap | team=Low Beams; role=Captain; position_in_game=Driver; rating=1540
- blueflipper | team=Nine Fathoms; role=Coach; position_in_game=Diver; rating=980
- emberjack | team=Salt Circle; role=Substitute; position_in_game=Healer; rating=2040
event tournament|cup|league|competition: Title!;Game->@game|title~Harbour of Cogs|Gravel Night;Date:date!;Starts at:time;Format=Knock-out|League|Swiss|Time trial;Places:number#2-1024;Prize;Rules:long;~Status=Planned|Open|Running|Finished
- Port Cup 3 | game=Harbour of Cogs; format=Knock-out; places=16; prize=300 in vouchers; rules=Best of three.; status=Open
- Night stage league | game=Gravel Night; format=Time trial; places=40; prize=Headlamp; rules=Two runs a week.; status=Running
- Deep dive weekend | game=Letters to the Deep; format=Swiss; places=24; prize=Artbook; rules=Fewest breaths wins.; status=Planned
- Chapel league, winter | game=Ward of Ashes; format=League; places=12; prize=500 in vouchers; rules=Teams of four, no salt bombs.; status=Finished
! record match|tournament match|fixture|result [match|fixture|result|bracket|tournament|league|score]: Title!;Tournament->@tournament|cup~Port Cup 3|Night stage league;First team->@team|guild~Brass Gulls|Low Beams;Second team->@team|guild~Brass Gulls|Low Beams;First score:number#0-1000;Second score:number#0-1000;Round;Played on:date;~Status=Planned|Played|Protest
- Gulls and Beams, opener | tournament=Port Cup 3; first_team=Brass Gulls; second_team=Low Beams; first_score=2; second_score=1; round=Quarter-final; status=Played
- Stage 5 duel | tournament=Night stage league; first_team=Low Beams; second_team=Brass Gulls; first_score=0; second_score=0; round=Week 5; status=Planned
- Circle against Gulls | tournament=Chapel league, winter; first_team=Salt Circle; second_team=Brass Gulls; first_score=4; second_score=4; round=Week 9; status=Protest
- Fathoms open the weekend | tournament=Deep dive weekend; first_team=Nine Fathoms; second_team=Low Beams; first_score=0; second_score=0; round=Round 1; status=Planned
! record library entry|played game|game collection entry|play log [library|collection|backlog|played|wish|track\\w*|log]: Label!;Game->@game|title~Harbour of Cogs|Gravel Night;Gamer;State=Wanted|Playing|Finished|Given up;Hours:number(h)#0-20000;Stars:rating;Since:date
- crane_op in the harbour | game=Harbour of Cogs; gamer=crane_op; state=Playing; hours=140; stars=5
- Late night rally | game=Gravel Night; gamer=mudflap; state=Finished; hours=62; stars=4
- Letters for the holidays | game=Letters to the Deep; gamer=blueflipper; state=Wanted; hours=0
- Too many ashes | game=Ward of Ashes; gamer=emberjack; state=Given up; hours=19; stars=2
request team application|join request|guild application [join|appl\\w*|recruit\\w*|team|guild|member]: Subject!;Team->@team|guild~Brass Gulls|Low Beams;Nickname;Rank;Available~Evenings|Weekends;Message:long
- Builder looking for a port | team=Brass Gulls; nickname=slowpier; rank=Silver; available=Evenings; message=Two hundred hours with cranes.
- Healer with patience | team=Salt Circle; nickname=mossaid; rank=Gold; available=Weekends; message=I have never left a raid early.
- Quick driver, slow phone | team=Low Beams; nickname=gritty; rank=Bronze; available=Evenings; message=I train on stage five every day.
- Reader of letters | team=Nine Fathoms; nickname=paperfin; rank=Unranked; available=Weekends; message=Found letter seven without a hint.
+ review: Game->@game|title;Stars:rating;Hours played:number(h)#0-20000;Platform
+ comment: Guide->@guide|walkthrough
+ post: Game->@game|title;Picture:image

# virtual exhibition|online exhibition|virtual museum|online museum|virtual gallery|digital museum|virtual tour
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
item exhibit|object|artefact|artifact|museum object: Name!;Room->@room|hall~Cork and bladder|Horn;Inventory number!;Maker;Dated;Material;Place of origin;Picture:image;Model file:file;Description:long;Width:number(cm)#0-5000;Position:number#1-1000
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

# writing platform|writing app|screenplay|screenwriting|story writing|manuscript|self-publishing|writing contest
item manuscript|work|story|screenplay|script|book project: Title!;Writer->@writer|author~Cara Molnar|Felix Osei;Genre=Fantasy|Crime|Romance|Drama|Comedy|Non-fiction;Type=Novel|Short story|Screenplay|Stage play|Essay;Summary:long;Cover:image;Goal:number(words)#100-1000000;Deadline:date;Visibility=Private|Readers|Public;~Words:number#0-5000000;~Status=Idea|Draft|Revision|Finished
- The Cellar Choir | writer=Cara Molnar; genre=Crime; type=Novel; summary=Singers meet where a judge vanished.; goal=80000; visibility=Readers; words=31200; status=Draft
- Last Bus to Volta | writer=Felix Osei; genre=Drama; type=Screenplay; summary=Nine people and one flat tyre.; goal=20000; visibility=Private; words=18400; status=Revision
- What the Orchard Owes | writer=Juno Hale; genre=Non-fiction; type=Essay; summary=Debts between a farm and three generations.; goal=6000; visibility=Public; words=6120; status=Finished
- Dragons, Second Class | writer=Marek Bily; genre=Fantasy; type=Stage play; summary=Two dragons share a train compartment.; goal=15000; visibility=Readers; words=0; status=Idea
item chapter|scene|act|section: Title!;Manuscript->@manuscript|story|script~The Cellar Choir|Last Bus to Volta;Number:number#1-1000!;Text:long!;Place;Time of day=Morning|Day|Evening|Night;Summary:long;Words:number#0-100000;~Status=Outline|Draft|Revised|Final
- A note too low | manuscript=The Cellar Choir; number=1; text=The bass did not come on Tuesday.; place=Cellar of the law court; time_of_day=Evening; summary=The choir is one short.; words=2900; status=Revised
- The bang | manuscript=Last Bus to Volta; number=2; text=A bang. The bus leans into the ditch.; place=Road by the dam; time_of_day=Day; summary=The tyre goes.; words=640; status=Draft
- The ledger in the attic | manuscript=What the Orchard Owes; number=3; text=My grandmother counted apples and favours.; place=Attic; time_of_day=Morning; summary=The first debt is found.; words=1480; status=Final
- Tickets, please | manuscript=Dragons, Second Class; number=1; text=The guard looks at the tail in the corridor.; place=Compartment 12; time_of_day=Night; summary=They meet and quarrel.; words=0; status=Outline
item character|story character|figure|role: Name!;Manuscript->@manuscript|story~The Cellar Choir|Last Bus to Volta;Part=Lead|Opponent|Helper|Minor;Age:number(years)#0-200;Looks:long;Wish:long;Secret:long;Picture:image
- Bettina Rau | manuscript=The Cellar Choir; part=Lead; age=52; looks=Tall, in a raincoat.; wish=To sing solo once.; secret=She kept the key.
- Driver Kwesi | manuscript=Last Bus to Volta; part=Lead; age=44; looks=Cap and toothpick.; wish=To arrive.; secret=It is his last trip.
- Great-aunt Wilma | manuscript=What the Orchard Owes; part=Opponent; age=88; looks=Straight back, apron with pockets.; wish=To be paid back.; secret=She burned a page.
- The ticket guard | manuscript=Dragons, Second Class; part=Helper; age=31; looks=Cap too large.; wish=A calm shift.; secret=Is afraid of lighters.
person writer|author|co-author|editor: Name!;Pen name;Portrait:image;Email:email;Biography:long;Website:url
- Cara Molnar | pen_name=C. M. Rook; email=cara@example.com; biography=Court clerk who listens.
- Felix Osei | pen_name=Felix Osei; email=felix@example.com; biography=Drove buses for six years.
- Juno Hale | pen_name=J. Hale; email=juno@example.com; biography=Fruit grower with a notebook.
- Marek Bily | pen_name=M. White; email=marek@example.com; biography=Works in a puppet theatre.
! record version|chapter version|draft|revision: Label!;Chapter->@chapter|scene~A note too low|The bang;Number:number#1-1000;Text:long;Words:number#0-100000;Saved by->@writer|author~Cara Molnar|Felix Osei;Change;Saved on:date
- Low note, third | chapter=A note too low; number=3; text=The bass did not come on Tuesday.; words=2900; saved_by=Cara Molnar; change=Shorter opening
- Bang, first | chapter=The bang; number=1; text=A bang. The bus leans.; words=610; saved_by=Felix Osei; change=First text
- Ledger, final | chapter=The ledger in the attic; number=6; text=My grandmother counted apples and favours.; words=1480; saved_by=Juno Hale; change=Last paragraph cut
- Tickets, outline | chapter=Tickets, please; number=1; text=Guard, tail, quarrel, tunnel.; words=4; saved_by=Marek Bily; change=Beats only
! record writing session|writing log|word count entry|daily words [goal|log|track\\w*|statistic\\w*|progress|streak|word count|daily]: Label!;Manuscript->@manuscript|story~The Cellar Choir|Last Bus to Volta;Words written:number#0-50000!;Minutes:number(min)#1-1440;Written on:date;Note:long
- Tuesday before work | manuscript=The Cellar Choir; words_written=640; minutes=50; note=The judge has a dog now.
- Sunday rewrite | manuscript=Last Bus to Volta; words_written=210; minutes=120; note=Cut the priest.
- Harvest night | manuscript=What the Orchard Owes; words_written=1120; minutes=95; note=Found the ending in the barn.
- On the train to Brno | manuscript=Dragons, Second Class; words_written=85; minutes=40; note=The tunnel must come earlier.
record feedback|reader feedback|critique|beta reading|note: Summary!;Chapter->@chapter|scene~A note too low|The bang;Reader;Quoted text:long;Text:long!;Kind=Praise|Plot|Language|Pace|Question;Given on:date;Resolved:boolean
- Who has the key? | chapter=A note too low; reader=Mirko; quoted_text=The door was locked.; text=Say it earlier.; kind=Plot
- Great bang | chapter=The bang; reader=Esi; quoted_text=A bang.; text=I jumped.; kind=Praise
- Beautiful and a little slow | chapter=The ledger in the attic; reader=Noreen; quoted_text=My grandmother counted apples and favours.; text=Two pages of ledger would be enough.; kind=Pace
- Is it a comedy? | chapter=Tickets, please; reader=Vasek; quoted_text=The guard looks at the tail.; text=I laughed, was that meant?; kind=Question
item plot note|world note|research note|place|outline point [plot|world|research|outline|note|timeline|idea]: Title!;Manuscript->@manuscript|story~The Cellar Choir|Last Bus to Volta;Kind=Plot|Place|Object|Research|Timeline;Text:long!;Position:number#1-1000;Picture:image
- Where the key hangs | manuscript=The Cellar Choir; kind=Object; text=Behind the score cabinet.; position=4
- Bus models of 1998 | manuscript=Last Bus to Volta; kind=Research; text=Thirty-two seats and a roof rack.; position=2
- Debts by year | manuscript=What the Orchard Owes; kind=Timeline; text=1931 loan, 1948 land, 1977 silence.; position=1
- Compartment 12 | manuscript=Dragons, Second Class; kind=Place; text=Six seats, one window that jams.; position=3
request contest entry|submission|publishing request|manuscript submission [contest|submi\\w*|publish\\w*|competition|call]: Title!;Manuscript->@manuscript|story~The Cellar Choir|Last Bus to Volta;Name;Email:email;Contest;Cover letter:long;File:file
- Bus for the spring contest | manuscript=Last Bus to Volta; name=Felix Osei; email=felix@example.com; contest=Short film scripts; cover_letter=Eighteen minutes and one location.
- Orchard for the essay prize | manuscript=What the Orchard Owes; name=Juno Hale; email=juno@example.com; contest=Rural essay prize; cover_letter=All names have been changed.
- Choir for first novels | manuscript=The Cellar Choir; name=Cara Molnar; email=cara@example.com; contest=First crime novel; cover_letter=Three chapters and an outline.
- Dragons on a small stage | manuscript=Dragons, Second Class; name=Marek Bily; email=marek@example.com; contest=One-act plays; cover_letter=Two actors and a cardboard tail.
+ comment: Chapter->@chapter|scene;Quoted text:long;Resolved:boolean

# chart maker|data visualization|data visualisation|chart tool|dashboard builder|chart generator|visualization platform|infographic
item dataset|data set|data source|data table|data file: Name!;Description:long;Source=Upload|Web address|Database|By hand;File:file;Address:url;Rows:number#0-100000000;Columns:number#1-10000;Owner~Ilona Beck|Sandro Pires;Refresh=Never|Hourly|Daily|Weekly;Updated on:date
- Rain at four stations | description=Millimetres by month since 2015.; source=Upload; rows=528; columns=3; owner=Ilona Beck; refresh=Never
- Tram riders | description=Boardings by line and hour.; source=Web address; address=https://example.com/tram.csv; rows=8760; columns=5; owner=Sandro Pires; refresh=Daily
- Library loans | description=Loans by branch, age group and month.; source=Database; rows=42000; columns=8; owner=Hedda Falk; refresh=Hourly
- Harvest of plot 17 | description=Kilograms by crop, weighed at home.; source=By hand; rows=63; columns=4; owner=Ilona Beck; refresh=Weekly
item chart|diagram|graph|visualization|visualisation: Title!;Dataset->@dataset|data source~Rain at four stations|Tram riders;Dashboard->@dashboard|board~Weather wall|Town traffic;Type=Column|Bar|Line|Area|Pie|Scatter|Map|Heat map;Horizontal column;Horizontal title;Vertical title;Legend=None|Right|Bottom;Colours;Note:long;Visibility=Private|Link|Public
- Rain by month | dataset=Rain at four stations; dashboard=Weather wall; type=Column; horizontal_column=month; horizontal_title=Month; vertical_title=mm; legend=Bottom; colours=Blues; note=Gaps in 2018.; visibility=Public
- Riders by hour | dataset=Tram riders; dashboard=Town traffic; type=Line; horizontal_column=hour; horizontal_title=Hour; vertical_title=Riders; legend=Right; colours=Reds; note=Holidays left out.; visibility=Link
- Loans by age group | dataset=Library loans; dashboard=Reading town; type=Pie; horizontal_column=age_group; horizontal_title=Age; vertical_title=Loans; legend=Right; colours=Pastel; note=Without renewals.; visibility=Public
- What the plot gave | dataset=Harvest of plot 17; dashboard=Garden board; type=Bar; horizontal_column=crop; horizontal_title=Crop; vertical_title=kg; legend=None; colours=Greens; note=Courgettes win again.; visibility=Private
! item data series|chart series|series: Name!;Chart->@chart|diagram~Rain by month|Riders by hour;Value column!;Sum by=Sum|Mean|Count|Smallest|Largest;Colour;Axis=Left|Right;Shown as=Column|Line|Area|Points;Order:number#1-100
- Hill station | chart=Rain by month; value_column=mm; sum_by=Sum; colour=Navy; axis=Left; shown_as=Column; order=1
- Line 4 | chart=Riders by hour; value_column=boardings; sum_by=Mean; colour=Red; axis=Left; shown_as=Line; order=1
- Children | chart=Loans by age group; value_column=loans; sum_by=Count; colour=Yellow; axis=Left; shown_as=Area; order=2
- Best harvest day | chart=What the plot gave; value_column=kg; sum_by=Largest; colour=Green; axis=Right; shown_as=Points; order=1
! record data point|data row|data value|value: Label!;Dataset->@dataset|data source~Rain at four stations|Tram riders;Series->@data series|series~Hill station|Line 4;Value:number#-1000000000-1000000000!;Unit;Measured on:date;Row:number#1-100000000
- Hill station, May | dataset=Rain at four stations; series=Hill station; value=84; unit=mm; row=5
- Line 4, eight o'clock | dataset=Tram riders; series=Line 4; value=1210; unit=riders; row=9
- Children, March | dataset=Library loans; series=Children; value=1873; unit=loans; row=312
- Courgettes, third week of July | dataset=Harvest of plot 17; series=Best harvest day; value=6.4; unit=kg; row=28
item dashboard|board|panel page|report page: Title!;Description:long;Owner~Ilona Beck|Sandro Pires;Columns:number#1-12;Theme=Light|Dark;Refresh every:number(min)#0-1440;Visibility=Private|Link|Public
- Weather wall | description=For the foyer screen.; owner=Ilona Beck; columns=3; theme=Dark; refresh_every=60; visibility=Public
- Town traffic | description=For the transport office.; owner=Sandro Pires; columns=2; theme=Light; refresh_every=15; visibility=Link
- Reading town | description=For the library board.; owner=Hedda Falk; columns=4; theme=Light; refresh_every=60; visibility=Public
- Garden board | description=For me and my neighbours.; owner=Ilona Beck; columns=1; theme=Dark; refresh_every=0; visibility=Private
! item dashboard widget|widget|tile|dashboard filter [dashboard|widget|tile|layout|drag\\w*|filter]: Label!;Dashboard->@dashboard|board~Weather wall|Town traffic;Chart->@chart|diagram~Rain by month|Riders by hour;Kind=Chart|Number|Table|Text|Filter;Left:number#0-24;Top:number#0-1000;Width:number#1-24;Height:number#1-100
- Rain tile | dashboard=Weather wall; chart=Rain by month; kind=Chart; left=0; top=0; width=2; height=4
- Riders tile | dashboard=Town traffic; chart=Riders by hour; kind=Chart; left=0; top=0; width=1; height=4
- Loans this month | dashboard=Reading town; chart=Loans by age group; kind=Number; left=0; top=0; width=1; height=2
- Harvest table | dashboard=Garden board; chart=What the plot gave; kind=Table; left=0; top=4; width=1; height=6
record share|embed link|shared chart|collaborator [share|embed|collaborat\\w*|public|link|team]: Name!;Chart->@chart|diagram~Rain by month|Riders by hour;Dashboard->@dashboard~Weather wall|Town traffic;Email:email;Right=View|Edit;Expires on:date;~Views:number#0-10000000
- Rain in the newspaper | chart=Rain by month; dashboard=Weather wall; email=paper@example.com; right=View; views=2100
- Traffic office | dashboard=Town traffic; email=office@example.com; right=Edit; views=88
- Library board | chart=Loans by age group; dashboard=Reading town; email=board@example.com; right=View; views=37
- Plot neighbours | chart=What the plot gave; dashboard=Garden board; email=plots@example.com; right=Edit; views=5
record import|data import|refresh run|export [import|export|upload|refresh|csv|excel|download]: Label!;Dataset->@dataset|data source~Rain at four stations|Tram riders;Direction=Import|Export;Format=CSV|XLSX|JSON|PNG|PDF;Rows:number#0-100000000;Errors:number#0-1000000;Done on:date
- Rain of last year | dataset=Rain at four stations; direction=Import; format=CSV; rows=48; errors=0
- Riders for the council | dataset=Tram riders; direction=Export; format=PDF; rows=24; errors=0
- Loans from the desk system | dataset=Library loans; direction=Import; format=JSON; rows=1873; errors=12
- Harvest for the club sheet | dataset=Harvest of plot 17; direction=Export; format=XLSX; rows=63; errors=0
+ comment: Chart->@chart|diagram;Dashboard->@dashboard;Resolved:boolean
+ favorite: Chart->@chart|diagram;Dashboard->@dashboard
`
