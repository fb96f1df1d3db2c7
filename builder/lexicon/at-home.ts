import { remembered } from '../remember.ts'
import { abroad, type Home, home } from './home.ts'
import { computingHomes } from './homes-computing.ts'
import { landHomes } from './homes-land.ts'
import { makingHomes } from './homes-making.ts'
import { playHomes } from './homes-play.ts'
import { scienceHomes } from './homes-science.ts'
import { thingHomes } from './homes-things.ts'
import { tradeHomes } from './homes-trade.ts'
import { headOf } from './inflect.ts'
import { isKnownNoun, kitOf } from './nouns.ts'
import type { Named } from './shape.ts'
import { isToldWhole } from './shapes.ts'
import { within } from './within.ts'

const coding = 'software|code|coding|api|apis|developers?|programm\\w+|website builder|front-?end|back-?end|components?|deploy\\w*|low-?code|plugins?'
const studying = 'courses?|class(?:es)?|learn\\w*|students?|teach\\w*|train\\w*|school|education|curricul\\w+|tutor\\w*|instructors?'
const gaming = 'games?|gaming|players?|puzzles?|guilds?|quests?|rpg|esports?|e-sports?|characters?'
const paying = 'banks?|banking|credit|debit|wallets?|payments?|accounts?|fund|funds|financ\\w+|mone(?:y|tary)|transactions?'
const computing = `${coding}|ai|ai-\\w+|artificial intelligence|machine learning|algorithms?|automat\\w+|cloud|servers?|databases?`
const converting = `${computing}|models?|data|files?|text|images?|pictures?|photos?|audio|video\\w*|formats?|currenc\\w+|ads?|marketing|affiliate`
const health = 'patients?|hospitals?|clinics?|doctors?|medical|health\\w*|nurses?|medicines?|therap\\w+'
const selling = 'shops?|shopping|stores?|mall|cart|products?|e-?commerce|orders?|buy\\w*|sell\\w*|sales?|merchants?|customers?'
const travelling = 'tourist\\w*|touris[mt]\\w*|travel\\w*|destinations?|holidays?|itinerar\\w+|vacations?|sightseeing|attractions?|hotels?|agency|scenic'
const farming = 'farm\\w*|garden\\w*|crops?|plant\\w*|fields?|allotments?|grow\\w*|vines?|vineyards?|orchards?|agricultur\\w+|seeds?|harvest\\w*|irrigat\\w+'

/** Nouns with the trade that they belong to, and what they are where nothing of it is told. */
// biome-ignore format: a table
const homes: readonly Home[] = [
  home('borrower', 'banks?|banking|credit|loan officers?|lenders?|mortgage|interest|repay\\w*|lending platform', 'person', 'Name!;Phone:phone;Email:email;Note:long'),
  home('route|routing', 'logistics?|deliver\\w*|freight|shipp?\\w*|cargo|couriers?|trucks?|transport\\w*|dispatch\\w*|goods|parcels?|routers?|network\\w*|rules?|tickets?|bus(?:es)?|trains?|tours?|travel\\w*|hik\\w+|cycl\\w+', 'trade_item', 'Name!;From;To;Stops:number#2-14;Length:number(km)#1-60;Day=Monday|Tuesday|Wednesday|Thursday|Friday;Person in charge;Description:long'),
  home('call', 'video calls?|voice|chat\\w*|messag\\w+|waiters?|andon|call cent(?:er|re)s?|sales|customers?|leads?|crm|papers|proposals|hotline|api', 'trade_record', 'About!;Caller;Room or place~Room 4|Room 12|East wing|Desk 2;Date:date;Time:time;Answered after:number(min)#1-20;Answered by;Outcome~Helped at once|Passed on|Called back;Note:long'),
  home('collection', 'art\\w*|museums?|galler(?:y|ies)|favou?rites?|nfts?|fashion|paintings?|crafts?|poems?|poetry|works?|exhibit\\w*|designers?|bookmarks?|debts?', 'trade_item', 'Name!;Kind;Date:date;Place;Items:number#3-60;Person in charge;Description:long'),
  home('press', 'news|media|journalis\\w+|publicit\\w+|releases?|articles?|company website|coverage', 'machine', 'Name!;Type~Offset|Digital|Hydraulic;Place;Working width:number(cm)#30-120;In charge;Checked on:date;Status=Running|Stopped|In repair'),
  home('sample', 'prompts?|demos?|code|examples?|portfolio|templates?|designs?|works?|music', 'trade_record', 'Number!;Kind~Soil|Water|Leaf|Swab;Taken from;Taken on:date;Taken by;Amount:number#1-50;Unit=g|ml|piece;Result~As expected|To be repeated|Above the limit;Note:long'),
  home('piece', 'art\\w*|galler(?:y|ies)|paintings?|music|compos\\w+|writ\\w+|poems?|fashion|jewel\\w*|chess|puzzle|games?', 'trade_item', 'Name!;Kind;Material;Size~Small|Medium|Large;Maker->@member|maker|artist|student;Made on:date;Note:long;Picture:image'),
  home('script', `${coding}|automat\\w+|python|javascript|shell|sql|screen ?plays?|film\\w*|drama|murder|larp|commands?|servers?|tasks?`, 'trade_item', 'Title!;For;Text:long;Version~1.0|1.1|2.0;Author;Updated on:date'),
  home('filing', 'apply\\w*|applicants?|business registration|approv\\w+|trademarks?|patents?', 'trade_record', 'Title!;Kind~Statement|Motion|Annual return|Evidence;Case->@case|matter|client;Filed on:date;Filed by;File:file;Note:long'),
  home('loan', `${paying}|lenders?|applicants?|mortgages?|interest|repay\\w*|instal\\w+|loan (?:products?|applications?|platforms?)|apply for (?:an? )?loans?|lending website`, 'trade_request', 'Borrower!;Item->@item|artifact|artwork|object|piece|tool|book|equipment|game;From:date;Until:date;Purpose;Note:long'),
  home('submission', `${studying}|homework|assignments?|quiz\\w*|exams?|forms?|surveys?|questionnaires?|contests?|competitions?|manuscripts?|papers?|abstracts?|journals?|code|coding|problems?|tasks?|challenges?`, 'trade_request', 'Title!;Kind=New entry|Correction|Addition;About;Text:long!;Source;Submitted by;Email:email'),
  home('accession', '(?!)', 'trade_item', 'Number!;Name~Emmer wheat|Runner bean|Wild apple|Alpine clover;Kind;Origin~Norway|Peru|Georgia|Ethiopia;Collected by;Received on:date;Quantity:number#10-900;Kept at;Notes:long'),
  home('measurement', 'body|tailor\\w*|weight|waist|fit(?:ness|ting)|vitals?|blood|height|patients?', 'trade_record', 'Measure!;Value:number#1-90;Unit=°C|%|kg|cm|pH;Date:date;Time:time;Taken by;Note'),
  home('tasting', 'events?|book\\w*|tickets?|reserv\\w+|tours?', 'trade_record', 'Name!;Date:date;Aroma~Fruity|Malty|Floral;Taste~Dry|Sweet|Bitter;Score:number#1-10;Taster;Notes:long'),
  home('protocol', `${coding}|network\\w*|interfaces?|iot|devices?|mqtt`, 'trade_item', 'Title!;Purpose;Steps:long;Version~1.0|1.2|2.0;Author;Approved on:date'),
  home('library', `${coding}|frameworks?|packages?`, 'trade_item', 'Name!;Address;Opening hours;Phone;Description:long;Picture:image'),
  home('module', `${coding}|dashboards?|permissions?|systems?`, 'trade_item', 'Title!;Order:number#1-12;Hours:number#1-20;Goals;Description:long'),
  home('extension', `${coding}|browser|phone|chrome|loans?|repay\\w*`, 'trade_request', 'For!;Until:date;Reason:long;Asked on:date'),
  home('element|control', `${coding}|pages?|design\\w*|canvas|editor|forms?|ui|drag`, 'trade_item', 'Name!;Kind;Value~Low|Medium|High;Description:long'),
  home('key', `${coding}|encrypt\\w*|cipher\\w*|secur\\w+|values?|databases?|redis|activation|crypt\\w*|ssh|map\\w*|music`, 'trade_item', 'Number!;Opens~Front door|Store room|Archive|Van 2;Kind~Main|Copy|Card;Held by;Handed out on:date;Due back on:date;Note'),
  home('deck', `${gaming}|cards?|flash|slides?|learn\\w*|study\\w*|presentation`, 'trade_item', 'Name!;Area:number(m²)#4-60;Place;Note:long'),
  home('card', `${gaming}|${paying}|pay|recharge|prepaid|members?|membership|gift|greeting|charging|balance|decks?|flash|learn\\w*|tarot|boards?|kanban|tasks?|postcard|birthday|digital business`, 'trade_item', 'Title!;Kind;Number;Holder;Issued on:date;Text:long;Picture:image'),
  home('channel', 'chat\\w*|messag\\w+|tv|video\\w*|youtube|podcast\\w*|stream\\w*|subscrib\\w+|news|radio|teams?|discord|slack', 'trade_item', 'Name!;Kind;Number:number#1-40;Purpose;Note:long'),
  home('share', 'social|posts?|moments|friends?|stocks?|invest\\w*|shareholders?|trad\\w+|portfolio|links?|feed|photos?', 'trade_record', 'Holder!;Shares:number#1-40;Amount:money;Since:date;Note'),
  home('coin', 'points?|rewards?|earn\\w*|virtual|wallets?|crypto\\w*|bitcoin|exchange|gold coins|games?|invite\\w*|check-?in|tasks', 'trade_item', 'Name!;Country;Year:number#1780-2024;Material~Silver|Gold|Copper;Condition=Fine|Very fine|Uncirculated;Bought for:money;Worth:money;Note:long;Picture:image'),
  home('point', 'collect points|quiz\\w*|rewards?|earn\\w*|redeem\\w*|loyalty|members?|coins?|games?|scor\\w+|exchange|leader ?boards?|teams?|bonus|shop\\w*|students?|kids?|children', 'trade_item', 'Name!;Place;Kind;Person in charge;Opening hours;Note:long'),
  home('token', `${paying}|crypto\\w*|coins?|games?|${coding}|ai|rewards?`, 'trade_item', 'Number!;Held by;Given on:date;Due back on:date;Note'),
  abroad('position', 'freezers?|racks?|shel(?:f|ves)|storage|warehouse\\w*', 'trade_item', 'Name!;Sample->@sample|specimen|item|product;Freezer or shelf~Freezer 1|Freezer 2|Shelf A;Rack~R1|R2|R4;Box~B03|B07|B12;Free:boolean;Note'),
  home('position', 'appl(?:y|ies|ying|icants?)|recruit\\w*|jobs?|hir(?:e|es|ing)|vacanc\\w+|candidates?|resumes?|elect\\w*|career\\w*|invest\\w*|trad\\w+|stocks?', 'trade_item', 'Name!;Department;Holder;Duties:long;Since:date;Note'),
  home('opening', 'appl(?:y|ies|ying|icants?)|recruit\\w*|jobs?|hir(?:e|es|ing)|vacanc\\w+|candidates?|chess', 'trade_item', 'Name!;Date:date;Time:time;Place;Description:long'),
  home('program|programme', `${studying}|${coding}|fitness|workouts?|tv|radio|loyalty|referral`, 'trade_item', 'Title!;Starts on:date;Ends on:date;Place;Person in charge;Goal;Description:long'),
  home('session', `${studying}|yoga|gym|studio|coach\\w*|conference|summit|congress|speakers?|webinar\\w*|book\\w*|log ?in|film|cinema|show`, 'trade_record', 'Title!;Date:date;Starts at:time;Minutes:number#15-120;Place;With;Notes:long'),
  home('pass', 'members?|membership|gym|price|plans?|subscri\\w+|buy\\w*|day pass|satellites?', 'trade_record', 'Number!;Holder;Kind~Day|Month|Season;Valid from:date;Valid until:date;Note'),
  home('tariff|pricing', 'plans?|subscri\\w+|members?|membership|saas|software|premium|tier\\w*|wholesal\\w*|energy|electric\\w*|meters?|products?', 'trade_item', 'Name!;For;Price:money#1-90;Unit=Hour|Day|Month|kWh|m³;Valid from:date;Note'),
  home('consumption', 'services?|restaurant|salon|spa|members?|cards?', 'reading', 'Measure!;Value:number#5-900;Unit=kWh|m³|l|kg;From:date;Until:date;Place;Note'),
  home('run', `fitness|running|jog\\w*|runners?|workouts?|exercis\\w+|health|marathon|train\\w*|scripts?|pipeline|tests?`, 'trade_record', 'Name!;Date:date;From:time;Until:time;Quantity:number#1-200;Person in charge;Result~As planned|Repeated|Stopped early;Note:long'),
  home('round|turn', `${gaming}|match(?:es)?|tournaments?|chess|cards?|dice|interviews?|fund\\w*|invest\\w*`, 'trade_record', 'Name!;Date:date;Starts at:time;Ends at:time;Person in charge;Findings:long'),
  home('conversion', converting, 'trade_record', 'Title!;From;To;Result;Date:date;Note:long'),
  home('calculation', 'queues?|batch\\w*|clusters?|distributed|hpc|jobs?', 'trade_record', 'Title!;Values:long;Result;Date:date;Note:long'),
  home('mass', 'church\\w*|parish\\w*|priests?|worship|sermons?|congregations?|services?', 'reading', 'Measure!;Value:number#1-900;Unit=g|kg|mg;Date:date;Note'),
  home('migration', `${converting}`, 'trade_record', 'Name!;From;To;Leaves on:date;Arrives on:date;Person in charge;Note:long'),
  home('test', `${converting}|exams?|quiz\\w*|questions?|students?|psycholog\\w+|personality|driving|english|love|score`, 'trade_record', 'Name!;Kind;Of;Date:date;Value:number#1-90;Result=Passed|Failed|To repeat;Tested by;Note:long'),
  home('processing', `${converting}`, 'trade_work', 'Name!;Step~Washing|Cutting|Drying|Packing;Quantity:number#1-400;Unit=kg|piece|l;Date:date;Person in charge;Note:long'),
  home('diagnosis', 'ai|automat\\w*|vehicles?|cars?|computers?|devices?|models?|databases?|faults?', 'trade_record', 'Diagnosis!;Patient->@patient|pet|animal|client;Date:date;Doctor->@doctor|vet|veterinarian;Treatment;Note:long'),
  home('scan', `${converting}|secur\\w+|network\\w*|documents?|qr|barcodes?|virus\\w*|vulnerab\\w+`, 'trade_record', 'Name!;Of;Date:date;Done by;Result;File:file;Note:long'),
  home('transcript', 'audio|recordings?|speech|voice|video\\w*|meetings?|podcasts?|ai|transcri(?:be|ption)\\w*', 'document', 'Title!;Student->@student|applicant;Year;Grade average:number#60-99;Issued on:date;File:file'),
  home('finding', health, 'trade_record', 'Title!;Severity=Small|Medium|Large;Place;Found on:date;Found by;Details:long;Measure;Picture:image'),
  home('copy', `${computing}|backups?|generat\\w+|advertis\\w+|marketing`, 'trade_item', 'Number!;Of->@book|title|game|film|record;Condition=New|Good|Worn;Place;Available:boolean;Note'),
  home('recovery|restore', `${computing}|backups?|passwords?`, 'trade_record', 'Name!;From;Began on:date;Ended on:date;Person in charge;Note:long'),
  home('appeal', 'fund\\w*|donat\\w+|charit\\w+|rais\\w+', 'trade_request', 'Subject!;Against;Reason:long;Filed on:date;Decided on:date;File:file'),
  home('draw|spin|wheel|turntable', `lotter\\w+|prizes?|raffles?|luck\\w*|${gaming}|chance|winners?|giveaways?|campaigns?`, 'trade_item', 'Name!;Kind;Size;Condition=New|Good|Worn;Place;Note:long'),
  home('die', 'mou?lds?|injection|stamping|press\\w*|tool\\w*|factory|plastics?', 'trade_item', 'Name!;Sides:number#4-20;Colour;Note'),
  home('figure', 'collect\\w+|toys?|anime|models?', 'trade_record', 'Name!;Value:number#1-900;Unit;Source;Date:date;Note'),
  home('prop', 'fashion|models?|clothes', 'trade_item', 'Name!;Category~Furniture|Hand prop|Costume piece|Decoration;Era~1890s|1920s|1950s;Material;Colour;Kept at~Shelf A|Shelf B|Store room;Condition=Good|Worn|In repair;Description:long;Picture:image'),
  home('case', 'portfolio|stud(?:y|ies)|clients?.{0,20}(?:stor(?:y|ies)|showcase)|design\\w*|renovation|decoration|success|company website|works?|products?|agency|show\\w*', 'trade_work', 'Title!;Number;Client->@client|customer|resident|patient|family;Kind;Opened on:date;Person in charge;Details:long'),
  home('design', 'portfolio|agency|studios?|interior|renovation|decoration|showcase|cases?|designers?', 'trade_item', 'Title!;Kind;Designer;Version~1|2|3;Made on:date;File:file;Description:long;Picture:image'),
  home('solution', 'company|enterprise|services?|products?|business|industr\\w+', 'trade_record', 'Title!;For->@problem|challenge|exercise|puzzle|question|task;Text:long;Author;Date:date'),
  home('culture', 'company|article\\w*|news|histor\\w+|heritage|tradition\\w*|travel\\w*|local|country|countries|education\\w*|language\\w*|chinese', 'trade_record', 'Name!;Species or strain~Yeast 34|Rye starter|Blue mould;Medium~Agar|Malt|Flour and water;Started on:date;Temperature:number(°C)#4-37;Condition=Good|Weak|Lost;Note:long'),
  home('crop|seed', 'games?|virtual|players?', 'species', 'Name!;Variety;Plant family~Nightshades|Legumes|Cabbages|Squashes;Sown from~February|March|May;Harvested in:number#2022-2025;Quantity:number#10-400;Note:long;Picture:image'),
  home('office', 'rent\\w*|leas\\w+|real[- ]estate|propert(?:y|ies)|listings?|buildings?|commercial', 'trade_item', 'Name!;Address;Phone;Email:email;Opening hours;Person in charge'),
  home('house|home|flat|apartment|estate|land', 'rent\\w*|leas\\w+|real[- ]estate|propert(?:y|ies)|listings?|agents?|tenan\\w+|landlords?|buy\\w*|sell\\w*|sales?|bedrooms?|viewings?|smart|housing|hous(?:e|ing) search|mortgages?|holiday|nights?|guests?|book\\w*', 'trade_item', 'Name!;Address;Owner;Kind=House|Flat|Farm|Other;Area:number(m²)#30-400;Built in:number#1890-2024;Note:long'),
  home('node|cluster', `${computing}|network\\w*`, 'trade_item', 'Name!;Kind;Place;Description:long'),
  home('network', `${computing}|monitor\\w*|bandwidth`, 'trade_item', 'Name!;Members:number#3-60;Region;Person in charge;Description:long'),
  home('ward', `${health}|beds?|care`, 'trade_item', 'Name!;Number:number#1-20;Households:number#80-2000;Councillor;Office;Note:long'),
  home('ministry', 'church\\w*|congregations?|worship|parish|sermons?|faith|bible', 'organisation', 'Name!;Minister;Address;Phone;Email:email;Website:url;Tasks:long'),
  home('fellowship', 'church\\w*|congregations?|worship|parish|faith|bible|prayer', 'trade_item', 'Title!;Given by;Amount:money;Length;Apply by:date;Description:long'),
  home('cast|casting', 'films?|theat(?:re|er)\\w*|plays?|actors?|actress\\w*|drama|roles?|movies?|tv|auditions?|performances?|fish\\w*|angl\\w+', 'trade_record', 'Number!;Material~Bronze|Iron|Plaster;Mould;Poured on:date;Weight:number(kg)#1-90;Result=Good|Flawed;Note:long'),
  home('shot', 'films?|video\\w*|scenes?|cameras?|shoot\\w*|movies?|photograph\\w*|storyboards?', 'trade_record', 'Name!;Date:date;Time:time;Amount:number#1-40;Result;Note:long'),
  home('set', 'art\\w*|works?|paintings?', 'trade_item', 'Name!;Kind;Pieces:number#2-80;Year:number#1950-2024;Condition=Complete|Incomplete;Description:long;Picture:image'),
  home('track', 'music\\w*|audio|songs?|albums?|listen\\w*|playlists?|artists?|podcasts?|singers?|sounds?|playback', 'trade_item', 'Name!;Kind;Length:number(km)#1-40;Place;Surface~Gravel|Tarmac|Grass;Description:long'),
  home('level|stage|world|arena', gaming, 'trade_item', 'Name!;Order:number#1-12;Description:long'),
  home('mission', `${gaming}|rewards?|daily|points?`, 'trade_work', 'Title!;Goal;Place;Leader;Starts on:date;Ends on:date;People:number#2-20;Report:long'),
  home('exercise|practice', `projects?|homework|students?|questions?|quiz\\w*|exam\\w*|fitness|workouts?|gym|practice areas?|law\\w*`, 'trade_item', 'Name!;Kind;Level=Easy|Medium|Hard;Minutes:number#5-60;Instructions:long;Picture:image'),
  home('credit', `${paying}|ai|generat\\w+|games?|video|buy|recharge`, 'trade_record', 'Name!;Holder;Credits:number#1-12;Given on:date;For;Note'),
  home('criterion|criteria', 'rules?|alerts?|triggers?|screen\\w*|stocks?|filter\\w*', 'trade_item', 'Name!;Weight:number(%)#5-40;Most points:number#5-20;Description:long'),
  home('condition', 'rules?|alerts?|triggers?|automat\\w+|filter\\w*|strateg\\w+|smart|devices?|monitor\\w*', 'trade_record', 'Name!;Of;Kind;Severity=Mild|Medium|Severe;Since:date;Note:long'),
  home('trigger', 'rules?|alerts?|automat\\w+|workflows?|devices?|smart|events?|databases?|webhooks?', 'trade_item', 'Name!;Kind~Food|Weather|Stress|Sleep;How often=Rarely|Sometimes|Often;First noticed on:date;Note:long'),
  home('theme', `colou?rs?|dark|appearance|fonts?|styles?|website|skins?|templates?|customi[sz]\\w*|interface|plugins?|blogs?|cms|content management|switch\\w*`, 'trade_item', 'Name!;Order:number#1-12;Description:long;Picture:image'),
  home('skin', `${gaming}|theme\\w*|appearance|interface`, 'trade_record', 'Name!;Type=Dry|Normal|Oily|Mixed;Condition;Date:date;Note:long;Picture:image'),
  home('violation', `monitor\\w*|systems?|detect\\w*|secur\\w+|network\\w*|real-time|platform|users?`, 'trade_record', 'Title!;Rule;Who;Place;Date:date;Fine:money;Details:long;Picture:image'),
  home('risk', 'monitor\\w*|real-time|alarms?|detect\\w*|fraud\\w*|financ\\w+|credit', 'trade_record', 'Title!;Likelihood=Low|Medium|High;Impact=Low|Medium|High;In charge;Measures:long;Reviewed on:date'),
  home('attack', 'cyber\\w*|secur\\w+|network\\w*|threats?|malware|intrusions?|firewalls?|games?|monsters?|enem(?:y|ies)|hack\\w*', 'trade_record', 'Title!;Date:date;Began at:time;Lasted:number(h)#1-48;Severity=Light|Medium|Strong|Very strong;Signs;Taken against it;Note:long'),
  home('defect', 'produc\\w+|factory|manufactur\\w+|batch\\w*|orders?|quality|lines?|pieces', 'trade_record', 'Title!;Place;Kind;Severity=Small|Medium|Large;Found on:date;Found by;Measure;Picture:image'),
  home('accident', 'vehicles?|cars?|traffic|drivers?|insur\\w+|fleet|road', 'trade_record', 'What happened!;Person;Place;Date:date;Time:time;Severity=Small|Medium|Serious;Measure;Details:long'),
  home('specimen', `${health}|tests?|laborator\\w+ (?:results|orders)|blood`, 'trade_item', 'Number!;Species;Found at;Collected by;Collected on:date;Kept at~Cabinet A|Cabinet B|Freezer 1;Condition=Good|Damaged;Notes:long;Picture:image'),
  home('observation|sighting', 'birds?|wild\\w*|species|nature|animals?|plants?|insects?|butterfl\\w+', 'trade_record', 'Title!;Place;Date:date;Time:time;Observer;What was seen:long;Picture:image'),
  home('evidence', 'police|crimes?|legal|court|law\\w*|cases?|detectives?|investigat\\w+', 'trade_record', 'Title!;Kind~Photo|Letter|Receipt|Report;For;Date:date;Given by;File:file;Note:long'),
  home('signature', 'documents?|contracts?|e-?sign\\w*|sign\\w* online|pdf|electronic|agreements?', 'trade_record', 'Name!;Town;Email:email;Signed on:date;Comment:long'),
  home('licence|license|certification', 'appl(?:y|ies|ying)|submit\\w*|approv\\w+|activation|software|keys?', 'trade_item', 'Name!;Number;Kind;Holder;Issued by;Issued on:date;Valid until:date;File:file'),
  home('launch', 'rockets?|space\\w*|satellites?|missions?|orbit\\w*', 'trade_item', 'Title!;Product;Date:date;Place;Person in charge;Budget:money;Description:long'),
  home('interview', 'hir(?:e|es|ing)|jobs?|candidates?|recruit\\w*|resumes?|applicants?|positions?|hr|questions?|mock', 'trade_record', 'With!;Topic;Date:date;Place;Interviewer;Minutes:number#20-120;Recording:file;Summary:long'),
  home('visit', 'patients?|clinics?|hospitals?|propert(?:y|ies)|real[- ]estate|houses?|websites?|sales|clients?|customers?|museums?|crm', 'meeting', 'Visitor!;Visited;Date:date;Time:time;Purpose;Note:long'),
  home('referral', 'invit\\w+|friends?|rewards?|codes?|commission|jobs?|candidates?|employees?|affiliate', 'trade_work', 'Name!;Referred by;Referred to;Reason:long;Date:date;Phone:phone'),
  home('transfer', `${paying}|crypto\\w*|games?|coins?|domains?|employees?|hr|stock|warehouse|assets?`, 'trade_record', 'What!;From;To;Date:date;Time:time;Done by;Note:long'),
  home('withdrawal', `${paying}|wallets?|earn\\w*|balance|commission|cash|coins?|bonus|commissions?|withdraw (?:money|cash|funds|commissions?|earnings|balances?|their)`, 'trade_record', 'What!;Amount:number#1-20;Taken by;Date:date;Time:time;Purpose;Note:long'),
  home('contribution', 'donat\\w+|charit\\w+|fund\\w*|crowd\\w*|pension\\w*|causes?', 'trade_record', 'Title!;From;Kind~Text|Photo|Money|Help;Date:date;Amount:money;Note:long'),
  home('pledge', 'loans?|pawn\\w*|lend\\w*|banks?|collateral|credit|borrow\\w*', 'trade_record', 'Name!;For;Amount:money;Pledged on:date;Kept on:date;Note:long'),
  home('opportunity|pipeline|deal', 'sales|crm|customers?|leads?|clients?|business|ci|deploy\\w*|discounts?|coupons?|invest\\w*|shop\\w*|price\\w*', 'trade_item', 'Title!;Organisation~Food bank|River trust|Town library;Place;Date:date;People needed:number#1-20;Contact;Description:long'),
  home('director|actor|actress|dancer|performer|comedian|entertainer|celebrity', 'films?|movies?|tv|dramas?|celebrit\\w+|fans?|cinemas?|stars?|box office|series', 'trade_item', `Name!;Role;Phone:phone;Email:email;Since:date;Note:long`),
  home('artist|singer|musician|band', 'music\\w*|songs?|albums?|concerts?|listen\\w*|tours?|galler(?:y|ies)|art\\w*|paint\\w*|works?|exhibit\\w*|festivals?|tattoos?|book\\w*|fans?|models?|nfts?|record\\w*', 'trade_item', `Name!;Part;Phone:phone;Email:email;Since:date;Note:long`),
  home('rider|mover|carrier|shipper', 'deliver\\w*|couriers?|orders?|freight|logistics?|cargo|takeaway|take-?out|dispatch\\w*|goods|parcels?', 'trade_item', 'Name!;Phone:phone;Email:email;Age:number#8-60;Level=Beginner|Middle|Advanced;Emergency contact;Note:long'),
  home('booster', `${gaming}|ranks?`, 'trade_record', 'Name!;For;Given on:date;Next due on:date;Given by;Note'),
  home('family', `${gaming}|clans?|tree|genealog\\w+|ancest\\w+|share\\w*`, 'trade_item', 'Name!;Contact;Address;Phone:phone;Adults:number#1-3;Children:number#0-5;Since:date;Note:long'),
  home('plot', `${farming}|real[- ]estate|cemeter\\w+|burial|graves?|land|forest\\w*|charts?|data|graphs?`, 'trade_item', 'Title!;Summary:long;Characters;Place;Order:number#1-12'),
  abroad('survey', 'surveyors?|site visits?|wildlife|species|land|boundar\\w+|damp|roofs?|geolog\\w+|archaeolog\\w+|hydrograph\\w+|hives?|trees?|underwater', 'trade_record', 'Title!;Place;Date:date;Surveyor;Method;Findings:long;File:file'),
  home('trip|journey|expedition|cruise|outing', `${travelling}|book\\w*|carpool\\w*|ride\\w*|taxi\\w*|passengers?|commut\\w+|planner|explor\\w+|adventure\\w*`, 'trade_record', 'Title!;From;To;Date:date;Starts at:time;Ends at:time;Leader;People:number#1-20;Distance:number(km)#1-60;Note:long'),
  home('flight', `book\\w*|tickets?|passengers?|airlines?|airports?|fares?|price\\w*|${travelling}`, 'trade_record', 'Number!;Aircraft->@aircraft|plane|glider|drone|helicopter;Pilot;From;To;Date:date;Takes off at:time;Minutes:number#10-180;Note:long'),
  home('connection', 'trains?|bus(?:es)?|travel\\w*|timetables?|tickets?|ferr(?:y|ies)|networks?|databases?|friends?|social|devices?', 'trade_record', 'From!;To;Kind;Since:date;Note:long'),
  home('journal', 'diar(?:y|ies)|mood\\w*|writ\\w+|daily|personal|entr(?:y|ies)|reflect\\w*|gratitude|thoughts?|log\\w*|travel\\w*|dream\\w*|bullet|account\\w*|bookkeep\\w*', 'trade_item', 'Title!;Publisher;Field;ISSN~1234-5679|2049-3630|0378-5955;Issues a year:number#2-24;Website:url'),
  home('index', 'stocks?|markets?|invest\\w*|financ\\w+|funds?|trad\\w+|securit\\w+', 'trade_record', 'Name!;Value:number#1-150;Date:date;Source;Note'),
  home('return', `${selling}|refunds?|items?`, 'trade_record', 'What!;Returned by;Returned on:date;Condition=Good|Worn|Damaged;Taken in by;Note:long'),
  home('offer', `discounts?|coupons?|promotion\\w*|deals?|vouchers?|restaurants?|hotels?|affiliate|members?|${selling}`, 'trade_request', 'Title!;From;For;Text:long;Price:money;Valid until:date;Phone:phone'),
  home('renewal', 'subscri\\w+|hosting plans?|insur\\w+|policy|policies|contracts?|nann\\w+', 'trade_record', 'Name!;Of->@certificate|licence|license|permit|contract|membership|pass|registration;Ended on:date;Valid until:date;Fee:money;Paid:boolean;Note'),
  home('parameter', `${computing}|devices?|customi[sz]\\w*|configur\\w*|simulat\\w+|calculat\\w+`, 'trade_record', 'Name!;Value:number#1-90;Unit;Measured on:date;Note'),
  home('attempt', 'exams?|quiz\\w*|questions?|games?|tests?', 'trade_record', 'Name!;Date:date;Result;Score:number#1-100;Note:long'),
  home('loss report|near-miss report|near miss report|damage report|theft report|condition report|hazard report|problem report|disease report|pest report|pollution report|litter report|noise report|field report|trip report|found report|flood report|graffiti report|breakage report|wear report|incident report|collection report', '(?!)', 'trade_request', 'Title!;Where~Main street|Hall 2|Bus 14|Storage room;Date:date;Time:time;Severity=Small|Medium|Large;Reported by;Details:long;Measure;Picture:image'),
  home('trail report|catch report|trip report|field report|snow report|surf report', '(?!)', 'trade_record', 'Title!;Where~Ridge path|North lake|Old pass;Date:date;Conditions~Dry|Muddy|Snow above 1,800 m;Written by;Details:long;Picture:image'),
  home('depreciation schedule|amortization schedule|amortisation schedule', '(?!)', 'trade_record', 'Year!;Asset->@asset|company asset|fixed asset|loan;Book value at the start:money;Depreciation:money;Book value at the end:money'),
  home('split time', '(?!)', 'trade_record', 'Runner!;Course->@course|race|event;Checkpoint~Control 1|Control 2|Finish;Time~00:06:12|00:14:40|00:31:05;Place:number#1-40'),
  home('draft', 'e?mails?|posts?|articles?|orders?|posters?', 'article', 'Title!;Text:long;Version:number#1-6;Author;Changed on:date'),
  home('speech', 'voices?|audio|text-to-speech|tts|recogni\\w+|synthe\\w+|transcri\\w+|therap\\w+', 'article', 'Title!;Occasion~Wedding|Birthday|Farewell;Text:long;Minutes:number#2-12;Saved on:date'),
  abroad('recipe', 'laborator\\w*|chemi\\w+|buffers?|glaz\\w+|kilns?|dye\\w*|soaps?|paints?|perfumes?|cosmetics?|pharma\\w*|concrete|inks?|candles?|resins?', 'trade_item', 'Name!;For;What is in it:long;Amounts:long;Steps:long;Author;Tried on:date;Note'),
  home('guide', `tours?|hik\\w+|mountains?|${travelling}|museums?|book\\w*|hir(?:e|es|ing)|languages spoken|rate per`, 'article', 'Title!;Category=@categories;Author;Published on:date;Text:long'),
  abroad('treatment', '(?:record|log|document|note)\\w* (?:(?:the|each|their|an?) )?(?:[a-z]+ )?treatments?', 'trade_record', 'Name!;Date:date;Done by;Size or amount;Findings:long;Next due on:date;Note'),
  home('treatment', `spas?|salons?|beauty|massages?|facials?|nails|book\\w*|price\\w*|appointments?|customers?|clinics?|pets?|vets?|veterinar\\w+|hospitals?|dental|patients?|services?`, 'trade_item', 'Name!;Kind;Dose or amount;How long:number#1-30;Begun on:date;Done by;Note:long'),
  home('work', 'art\\w*|galler(?:y|ies)|paintings?|craft\\w*|music|writ\\w+|poems?|design\\w*|novels?|photograph\\w*|exhibit\\w*|portfolio|upload\\w*|copyright|students?|comics?|films?|videos?|competition|contests?', 'trade_work', 'Title!;Kind;Place;Person in charge;Begun on:date;Done on:date;Cost:money;Note:long'),
  home('quota', 'cloud|servers?|storage|api|apis|containers?|memory|tokens?', 'trade_item', 'Name!;For;Most:number#5-400;Used:number#1-200;Valid from:date;Note'),
  home('train', 'rail\\w*|tickets?|stations?|passengers?|metro|timetables?|locomotives?|model', 'trade_item', 'Name!;For;Starts on:date;Ends on:date;Organiser;Note:long'),
  home('ballot', 'elect\\w*|vot\\w+|polls?|candidates?', 'trade_record', 'For!;Judge;Winner;Points:number#10-100;Comment:long;Handed in on:date'),
  home('research', 'papers?|journals?|publications?|academic\\w*|universit\\w+|scholar\\w*|articles?|literature', 'trade_work', 'Title!;Question;Where;Begun on:date;Findings:long;Note:long'),
  home('constellation', 'zodiac|horoscopes?|fortune\\w*|astrolog\\w+|birth|luck\\w*|tarot', 'trade_item', 'Name!;Abbreviation;Hemisphere=Northern|Southern;Brightest star;Best seen in;Description:long;Picture:image'),
  abroad('unit', 'convert\\w*|conversions?|measur\\w*|physics|metric|imperial|substances?|formulas?|recipes?|length|weights', 'trade_item', 'Name!;Symbol;Kind~Length|Weight|Volume;Equals:number#1-900;Of~metres|grams|litres;Used in;Note'),
  abroad('bed', 'garden\\w*|plots?|allotments?|crops?|vegetables?|flowers?|soil|compost\\w*', 'trade_item', 'Name!;Length:number(m)#1-12;Width:number(m)#1-3;Soil~Loam|Sand|Clay;Planted with;Sun=Full sun|Half shade|Shade;Note'),
  home('mark', 'students?|exams?|school|scor\\w+|grad(?:e|es|ing)|class(?:es)?|teachers?|pupils?|tests?|trade ?marks?|attendance', 'trade_item', 'Title!;At~02:15|11:40|27:05;Order:number#1-12;Note'),
  home('passage|verse|stanza|excerpt|paragraph|monologue', '(?!)', 'article', 'Title!;Order:number#1-12;Text:long;Author'),
  abroad('line', 'poems?|poetry|haikus?|verses?|lyrics?|dialogues?|screenplays?', 'trade_record', 'Line!;Order:number#1-12;Author;Written on:date;Note'),
  abroad('bookmark', 'stor(?:y|ies)|books?|chapters?|novels?|readers?|e-?books?|passages?|episodes?', 'favorite', 'Title!;Place~Chapter 3|Page 41|Passage 7;Note;Marked on:date'),
  home('table', 'restaurants?|caf[eé]s?|seats?|seating|dining|din(?:e|er|ers|ing)|guests?|reserv\\w+|waiters?|orders?|weddings?|games?|billiards?|tennis|desks?|databases?|poker|mahjong|furniture|booking', 'trade_record', 'Title!;Figure;Value:number#1-900;Period~Year 1|Year 2|Year 3;Note'),
  home('quote', 'price\\w*|quotations?|request\\w*|customers?|clients?|estimat\\w+|insur\\w+|suppliers?|sales|costs?|services?|repairs?|moving|purchas\\w*|stocks?|market|vendors?', 'trade_item', 'Quote!;Said by;From~Episode 12|Chapter 4|Interview;At~02:15|Page 41;Saved on:date;Note'),
  home('job role', '(?!)', 'trade_item', 'Name!;Field~Software|Sales|Design|Nursing;Level=Junior|Middle|Senior;Skills wanted;Description:long'),
  abroad('feedback', 'practi[cs]\\w+|interviews?|essays?|speech\\w*|drafts?|coach\\w*|rehears\\w+|critique|pitch\\w*', 'trade_record', 'For!;Score:number#40-100;Strengths:long;To improve:long;Given by;Date:date'),
  home('puzzle', 'exams?|quiz\\w*|questions?|lessons?|students?', 'trade_item', 'Name!;Difficulty=Easy|Medium|Hard;Size~4 × 4|6 × 6|9 × 9;Given:long;Hint;Solution:long;Added on:date'),
  home('container', 'ships?|shipping|freight|ports?|terminals?|cargo|docker|cloud|vessels?|yards?|logistics|kubernetes|deploy\\w*', 'product', 'Name!;Size~3 litres|5 litres|10 litres;Price:money;In stock:number#0-90;Description:long;Picture:image'),
  home('weight', 'body|fitness|gym|diets?|patients?|lose|calor\\w+|bmi|workouts?|health|bab(?:y|ies)|midwi\\w+|children', 'trade_record', 'Measure!;Weight:number(g)#50-4000;Date:date;Taken by;Note'),
  home('count', '(?!)', 'trade_record', 'Name!;Station->@counting station|station|counter|site|sensor;Date:date;Hour:time;Count:number#3-900;Note'),
  home('substitute', 'ingredients?|materials?|bom|components?|recipes?|products?|medicines?|drugs?|parts?', 'employee', 'Name!;Subjects~Mathematics and physics|Languages|Arts;Phone:phone;Email:email;Free on=Monday|Tuesday|Wednesday|Thursday|Friday;Since:date'),
  home('unit conversion|weight conversion|volume conversion|value conversion|length conversion|measurement conversion|measure conversion', '(?!)', 'trade_record', 'Title!;Value:number#1-900;From~ell|bushel|gallon;To~metre|litre|gram;Result:number#1-900;Date:date;Note'),
  home('collector', 'art\\w*|paintings?|auctions?|galler(?:y|ies)|nfts?|stamps?|coins?|antiques?|debts?|data|works?', 'employee', 'Name!;Area;Phone:phone;Email:email;Vehicle;Works on=Weekdays|Weekends|Every day;Since:date'),
]

/** The nouns of each, without the end that their plural changes. */
const stemmed = [...makingHomes, ...scienceHomes, ...playHomes, ...computingHomes, ...landHomes, ...tradeHomes, ...homes, ...thingHomes].map((one) => ({
  ...one,
  stems: one.plain.nouns.map((noun) => (noun.length > 4 ? noun.replace(/(?:is|[eyx]|on|a)$/, '') : noun)),
}))
/** What nouns of these words mean in the trades that the words tell of, then what those plainly mean that belong to trades of which they tell nothing. */
export const plainlyIn = remembered((words: string): readonly Named[] => {
  const says = within(words.toLowerCase())
  const meant = stemmed.flatMap(({ stems, near, far, isPlain, plain }) =>
    stems.some(says) && near.test(words) === isPlain && !far?.test(words) ? [plain] : [],
  )
  return [...meant.filter(({ isTold }) => isTold), ...meant.filter(({ isTold }) => !isTold)]
})

/** What the words before these tell of is no matter of one trade: "course plans", "call services". */
const ofAnySort = / (?:plan|service|unit|job|record|test)$/
/** The plain meaning of a noun by its last word; undefined for one that has none, and for one that is known with the words before it. */
export function plainOf(plainly: readonly Named[], noun: string): Named | undefined {
  const whole = noun.includes(' ') ? plainly.find(({ nouns }) => nouns.includes(noun)) : undefined
  const found = whole ?? named(plainly, noun)
  if (found && !whole && ofAnySort.test(noun) && (found.isTold || noun.endsWith(' unit'))) return undefined
  return found && (whole || isOfHead(noun)) ? found : undefined
}

/** Whether a noun of several words is told by no more than its last one. */
const isOfHead = (noun: string): boolean => {
  const kit = kitOf(noun)
  return kit === undefined || (kit === kitOf(headOf(noun)) && !isToldWhole(kit, noun))
}
function named(plainly: readonly Named[], noun: string): Named | undefined {
  const head = headOf(noun)
  if (head !== noun && isKnownNoun(noun.split(' ').slice(-2).join(' '))) return undefined
  return plainly.find(({ nouns }) => nouns.includes(head))
}
