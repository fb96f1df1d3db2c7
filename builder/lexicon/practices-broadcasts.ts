import { essential } from './essential.ts'
import { has, means, type Practice, passes, practice } from './practice.ts'
import { living } from './shape.ts'

const episode = 'Episode->@episode|podcast episode~A year without a phone|The bread that failed'
const video = 'Video->@video|short video|movie|film|lesson|meme|reel|clip~Three minutes of silence|Inside the workshop'
const recording = 'Recording->@recording|sound recording|field recording|track|song|tape~Songs of the boatmen|Harvest dance'
const stream = 'Stream->@stream|live stream|livestream|broadcast|live broadcast|live room~Questions over tea|Evening songs'

/** What those keep who publish podcasts, stream live, show videos with subtitles and open archives of sound. */
// biome-ignore format: a table
export const practicesOfBroadcasts: readonly Practice[] = [
  practice('podcast|podcaster|podcasting|podcast hosting|podcast platform|podcast episode|show note|audio show',
    has('episode|podcast episode', 'Number:number#1-180;Length:number(min)#8-75;Release at:date;State=Draft|Scheduled|Released'),
    has('=rating|listener rating|=review|listener review', 'Show->@=show|podcast show|podcast'),
    means('trade_item', 'chapter marker|chapter mark|episode chapter|podcast chapter', `Title!;${episode};Starts at minute:number#0-75!;Order:number#1-12;Link:url`, 'Welcome | starts_at_minute=0; order=1', 'The first week | starts_at_minute=7; order=2', 'What the guest says | starts_at_minute=19; order=3', 'Questions of listeners | starts_at_minute=38; order=4'),
    means('trade_record', 'episode download|podcast download', `Title!;${episode};App=Browser|Phone app|Car radio|Smart speaker!;Country~Norway|Portugal|Japan;Downloaded on:date!;Time:time`, 'Morning, phone app | app=Phone app', 'In the car | app=Car radio', 'Kitchen speaker | app=Smart speaker', 'Late, browser | app=Browser'),
    means('trade_record', 'listening position', `Listener!;${episode};Minute:number#0-75!;Finished:boolean;Updated on:date`, 'Ana Silva | minute=18; finished=no', 'Ben Carter | minute=41; finished=no', 'Mei Chen | minute=52; finished=yes', 'Hugo Weber | minute=3; finished=no'),
    means('trade_item', 'ad slot|advertising slot|sponsor slot|sponsored slot', `Title!;${episode};Sponsor->@sponsor|advertiser|brand~Summit Partners|Bluebird;Place=Before|Middle|After!;Seconds:number#15-90;Price:money#40-600;State=Free|Booked|Recorded`, 'Before the first chapter | place=Before; seconds=30; price=120; state=Booked', 'Middle of the talk | place=Middle; seconds=60; price=240; state=Recorded', 'After the last word | place=After; seconds=20; price=60; state=Free', 'Second break | place=Middle; seconds=45; price=180; state=Booked'),
    essential(/chapter/, 'Podcasters can add chapter markers.', /\bchapters?\b/),
    essential(/download/, 'Users can view episode downloads.', /\bdownloads?\b|\bdownloaded\b/),
    essential(/position|progress/, 'Users can record listening positions.', /\bwhere (?:they|he|she|i|you) (?:stopped|left off)\b|\b(?:continue|resume) listening\b|\bresume\b/),
    essential(/\bslot|\bads?\b/, 'Podcasters can manage ad slots.', /\bad slots?\b|\bsponsors?\b/),
  ),
  practice('streamer|live streaming platform|streaming platform|go live|peak viewer',
    has('stream|live stream|livestream|live broadcast', 'Tip goal:money#20-900;Peak viewers:number#10-4000;Gift income:money#0-900'),
    has('=chat message|live chat message|stream message', 'Stream->@stream|live stream|livestream|broadcast|live room'),
    living('Requested; Play: Requested > Played; Decline: Requested > Declined', means('trade_request', 'song request|requested song|viewer request', `Song!;${stream};Viewer~Ana Silva|Ben Carter;Message;Tip:money#0-20;Asked at:time`, 'Harbour Lights | message=For my sister; status=Played', 'Slow Tide | message=The slow one, please; status=Requested', 'North Window | status=Requested', 'Paper Boats | status=Declined')),
    means('trade_record', 'viewer mute|mute|muted viewer|chat mute', `Viewer!;${stream};Minutes:number(min)#1-60!;Reason;Moderator~Wen Zhang|Nina Okafor;Muted at:date`, '@nightowl | minutes=10; reason=The same line again and again', '@redkite | minutes=5; reason=Rude words', '@moonfish | minutes=30; reason=Advertising', '@harbourfox | minutes=15; reason=Insults'),
    means('trade_item', 'stream replay|replay|live replay|stream recording', `Title!;${stream};File:file!;Length:number(min)#12-180;Views:number#0-9000;Recorded on:date`, 'Questions over tea, all of it | length=84; views=412', 'Evening songs, second half | length=47; views=960', 'Walking home | length=31; views=120', 'The long rehearsal | length=152; views=88'),
    essential(/song request|requested/, 'Viewers can send song requests.', /\brequest(?:s|ed)? (?:a )?songs?\b|\bsong requests?\b/),
    essential(/mute/, 'Moderators can add viewer mutes.', /\bmut(?:e|es|ed|ing)\b/),
    essential(/replay|recording/, 'Viewers can view stream replays.', /\breplays?\b|\brecordings?\b|\bwatched? again\b/),
    passes('peak viewer'),
  ),
  practice('video learning|video channel|video platform|video sharing|short video|playlist|playback speed|watch time|video community|video course',
    has('video|short video', 'Playlist->@playlist|video playlist;Sound->@sound|music track;Views:number#0-90000;Likes:number#0-9000'),
    has('subtitle|subtitle file', 'Translator~Ana Silva|Ben Carter;State=In work|In review|Approved'),
    has('subtitle translation', 'Video->@video|short video;Translator~Ana Silva|Ben Carter'),
    living('In review; Approve: In review > Approved; Send back: In review > Sent back', means('trade_request', 'subtitle line|caption line', `Text!;Subtitle->@subtitle|subtitle file|subtitle translation~Three minutes of silence, Spanish|Inside the workshop, French;Line:number#1-400!;From second:number#0-600;To second:number#2-605;Reviewer~Tara Novak|Nikhil Rao;Remark`, 'Llovía desde el martes. | line=1; from_second=2; to_second=5; status=Approved', 'Nadie salió a la calle. | line=2; from_second=6; to_second=9; status=In review', 'On ouvre la porte. | line=14; from_second=71; to_second=74; remark=Too literal; status=Sent back', 'Le four est déjà chaud. | line=15; from_second=75; to_second=79; status=In review')),
    means('trade_record', 'video bookmark|moment bookmark|bookmarked moment|video note', `Note!;${video};Second:number#0-900!;Viewer~Ana Silva|Ben Carter;Saved on:date`, 'The trick with the rope | second=212', 'Where the theme begins | second=44', 'Look up this word | second=305', 'Best cut of all | second=601'),
    means('trade_record', 'video view|view record', `Viewer!;${video};Watched seconds:number#5-900!;Speed=0.75|1|1.25|1.5|2;Date:date!`, 'Ana Silva | watched_seconds=420; speed=1', 'Ben Carter | watched_seconds=88; speed=1.5', 'Mei Chen | watched_seconds=612; speed=1', 'Hugo Weber | watched_seconds=15; speed=2'),
    living('New; Correct: New > Corrected; Reject: New > Rejected', means('trade_request', 'subtitle report|wrong subtitle', `What is wrong!;Subtitle->@subtitle|subtitle file|subtitle translation~Three minutes of silence, Spanish|Inside the workshop, French;Second:number#0-900;Proposed text;Reported on:date`, 'The name is misspelt | second=31; status=New', 'Two seconds too late | second=204; status=Corrected', 'A line is missing | second=77; status=New', 'Means the opposite | second=412; proposed_text=He never came back.; status=Corrected')),
    means('trade_item', 'video playlist', 'Name!;Creator~Ben Carter|Ines Moreau;Videos:number#2-40;Open to=Everybody|Only me;Description:long;Picture:image', 'From the beginning | videos=12; open_to=Everybody', 'Ten minutes each | videos=8; open_to=Everybody', 'For the train | videos=5; open_to=Only me', 'Workshops | videos=16; open_to=Everybody'),
    essential(/playlist/, 'Creators can manage video playlists.', /\bplaylists?\b/),
    essential(/bookmark/, 'Viewers can add video bookmarks.', /\bbookmark(?:s|ed)?\b/),
    essential(/subtitle report|wrong/, 'Viewers can send subtitle reports.', /\breport(?:s|ed)? (?:wrong|bad|missing) (?:subtitles?|captions?)\b/),
    essential(/view record|video view|video play/, 'Users can view video views.', /\bwatch time\b/),
  ),
  practice('sound archive|music archive|folk music|field recording|audio archive|oral history|folk song|dialect',
    has('recording|sound recording|field recording', 'Collector~Hana Sato|Georg Huber;Access=Open|Restricted'),
    living('Requested; Grant: Requested > Granted; Refuse: Requested > Refused; End: Granted > Ended', means('trade_request', 'access request|recording access', `Purpose!;${recording};Researcher~Marta Kowalska|Hugo Weber;Institution;Requested on:date!;Granted until:date`, 'A thesis on lullabies | institution=Riverside University; status=Granted', 'A radio feature | institution=Harbour Radio; status=Requested', 'Comparison of dialects | institution=Institute of Languages; status=Requested', 'An exhibition | institution=Town museum; status=Refused')),
    living('Proposed; Accept: Proposed > Accepted; Reject: Proposed > Rejected', means('trade_request', 'metadata correction|correction|proposed correction|correction proposal', `What is wrong!;${recording};Field=Title|Performer|Place|Year|Instrument|Dialect!;Proposed value!;Source;Proposed on:date`, 'The village is upstream | field=Place; proposed_value=Upper Valley; status=Proposed', 'Played a year later | field=Year; proposed_value=1962; status=Accepted', 'That is a hurdy-gurdy | field=Instrument; proposed_value=Hurdy-gurdy; status=Proposed', 'His brother sings | field=Performer; proposed_value=Josef Lind; status=Rejected')),
    essential(/access/, 'Researchers can send access requests.', /\baccess\b/),
    essential(/correction/, 'Listeners can send metadata corrections.', /\bcorrections?\b/),
  ),
  practice('meme|short video|short-video|hashtag|meme community|repost|video challenge',
    has('meme|short video|short-video|reel|=clip', 'Sound->@sound|music track;Views:number#0-90000'),
    means('trade_record', 'repost|shared post|reshare', 'Reposted by!;Post->@meme|short video|=post|moment|video~The last cinema on Mill Lane|First bread;Comment;Date:date!', 'Ana Silva | comment=Every Monday', 'Ben Carter | comment=Look at second nine', 'Mei Chen | comment=My brother', 'Hugo Weber | comment=Again'),
    means('trade_item', 'weekly challenge|challenge|hashtag challenge|video challenge', 'Title!;Hashtag!;Starts on:date!;Ends on:date!;Prize~500 coins|A voucher|A week on the front page;Entries:number#0-900;Rules:long;Picture:image', 'Slow mornings | hashtag=#slowmornings; entries=412', 'First bread | hashtag=#firstbread; entries=188', 'One colour | hashtag=#onecolour; entries=240', 'Ten seconds | hashtag=#tenseconds; entries=76'),
    means('trade_record', 'coin transaction|coin record|earned coin|coin', 'Reason!;Creator~Ines Moreau|Theo Dubois;Coins:number#-500-900!;Balance:number#0-9000;Date:date!', '10,000 views | coins=100; balance=420', 'Voucher for the cinema | coins=-300; balance=120', 'Challenge won | coins=500; balance=620', '1,000 likes | coins=50; balance=670'),
    means('trade_record', 'voucher exchange|exchanged voucher', 'Code!;Voucher->@voucher|gift voucher~Cinema for two|Ten euros at the bakery;Creator~Ines Moreau|Theo Dubois;Coins:number#50-900!;Exchanged on:date!;Used:boolean', 'VX-20411 | coins=300; used=no', 'VX-20412 | coins=150; used=yes', 'VX-20413 | coins=600; used=no', 'VX-20414 | coins=300; used=yes'),
    essential(/challenge/, 'Users can browse weekly challenges.', /\bchallenges?\b/),
    essential(/\bcoin/, 'Creators can view coin transactions.', /\bcoins\b/),
    essential(/voucher$/, 'Creators can browse gift vouchers.', /\bvouchers?\b/),
    essential(/exchange/, 'Creators can add voucher exchanges.', /\bexchange\b[^.]{0,30}\bvouchers?\b/),
  ),
]
