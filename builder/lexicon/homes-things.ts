import { abroad, type Home, home } from './home.ts'

const selling =
  'listings?|bedrooms?|viewings?|real[- ]estate|(?:browse|search|find|compare|publish|post) (?:\\w+ ){0,2}(?:flats?|apartments?|houses?|rentals?|rooms?|properties)'
const gaming =
  'gaming|guilds?|quests?|rpg|esports?|e-sports?|(?:online|web|mini|video|adventure|role-playing|survival|strategy|card|mobile)[- ]games?|level(?:s|ling)? up|monsters?|weapons?|skins?'
const coding = 'software|code|coding|apis?|developers?|programm\\w+|front-?end|back-?end|low-?code|plugins?|servers?'
const making = 'knit\\w*|crochet\\w*|sew\\w*|quilt\\w*|weav\\w*|embroider\\w*|dressmak\\w*|tailor\\w*|yarns?|fabrics?'
const stages = 'theat(?:re|er)\\w*|operas?|actors?|rehears\\w+|audition\\w*|playwrights?|stage plays?|drama (?:club|group|school)'

/** Things that belong to a trade where the words tell of it, and are plainly what they are called anywhere else. */
// biome-ignore format: a table
export const thingHomes: readonly Home[] = [
  home('camera', 'secur\\w+|surveill\\w+|monitor\\w*|cctv|stream\\w*|motion|alarms?|smart|traffic|detect\\w*|live|guards?|parking|wildlife|trap|networks?|sensors?|factory|store', 'trade_item', 'Name!;Maker;Model;Format~35 mm|Medium format|Digital;Bought on:date;Condition=New|Good|Worn;Note:long;Picture:image'),
  home('heater|boiler|humidifier|dehumidifier|ventilator|thermostat', 'smart|home automation|switch\\w*|turn(?:ed|ing|s)? (?:on|off)|remote\\w*|iot|devices?|automat\\w+|scenes?|control\\w*|greenhouses?|sensors?|appliances?', 'trade_item', 'Name!;Kind;Power:number(W)#5-300;For;Place;Price:money#5-200;Note:long'),
  abroad('bulb', 'flowers?|garden\\w*|tulips?|daffodils?|planting', 'plant'),
  home('swatch', 'palettes?|hex|colou?r schemes?|gradients?|design tokens?|css|paints?|contrast', 'product', 'Name!;Material;Colour;Size~10 × 10 cm|A6|A5;Price:money#0-5;In stock:number#0-90;Picture:image'),
  home('rent', selling, 'payment', 'Title!;Payer;Period~Year 1|Year 2|Year 3;Amount:money!;Due on:date;Paid on:date;Note'),
  abroad('rule|house rule', 'room-?mates?|flat-?mates?|households?|shared flats?|diet\\w*|patients?|allotments?|garden\\w*|swimm\\w*|playgrounds?|saunas?|dormitor\\w+|neighbou?rs?|kindergarten\\w*|clubs?|parish\\w*|residents', 'conduct_rule', 'Title!;Applies to;Order:number#0-;Text:long!', 'Ask first | applies_to=Everybody; order=1; text=Whoever is not sure asks before, not afterwards.', 'What is written down | applies_to=Everybody; order=2; text=What was agreed stands here, so that nobody has to remember it.', 'Exceptions | applies_to=Those concerned; order=3; text=Whoever needs one asks for it in time and says why.', 'When a rule changes | applies_to=Everybody; order=4; text=It is told here a week before it holds.'),
  abroad('train', 'rail\\w*|tickets?|passengers?|timetables?|locomotives?|steam', 'trade_item', 'Name!;Number;From;To;Leaves at:time;Arrives at:time;Seats:number#20-;Description:long;Picture:image', 'Morning express | number=101; from=Riverside; to=Old Town; leaves_at=08:10; arrives_at=09:35; seats=180', 'Valley line | number=204; from=Old Town; to=Hillcrest; leaves_at=10:20; arrives_at=11:05; seats=96', 'Lake excursion | number=310; from=Harbour; to=Lakeside; leaves_at=13:00; arrives_at=14:10; seats=120', 'Evening train | number=118; from=Old Town; to=Riverside; leaves_at=18:40; arrives_at=20:05; seats=180'),
  home('stock', 'shares?|trad(?:e|es|ing|ers?)|portfolios?|brokers?|invest\\w*|markets?|quotes?|tickers?|dividends?|exchange|securities|financ\\w+|funds?|watch ?lists?|indicators?', 'stock'),
  abroad('bottle', 'laborator\\w*|labs?|chemi\\w+|reagents?|substances?|hazard\\w*|solvents?', 'trade_item', 'Name!;Content;Amount:number#5-500;Unit=ml|g|l;Opened on:date;Expires on:date;Kept at~Cabinet 1|Fridge 2|Shelf B;Note'),
  abroad('tool', 'workshops?|tool inventory|potter\\w*|kilns?|craft studios?|maker ?spaces?|lend\\w*|borrow\\w*|repair (?:shops?|workshops?|caf[eé]s?)|mechanics?|construction|garden\\w*|garages?|hand tools|carpent\\w*|woodwork\\w*|toolbox\\w*|calibrat\\w*|technicians?|sheds?|weld\\w*|excavat\\w*', 'trade_item', 'Name!;Kind;Number;Place;Condition=Good|Worn|In repair;Person in charge;Checked on:date;Note:long;Picture:image'),
  home('character', `${gaming}|games?|players?|chat\\w*|ai`, 'trade_item', 'Name!;Role~Main|Side|Narrator;Story->@story|play|novel|book|comic|script;Description:long;Picture:image'),
  home('camp', gaming, 'trade_item', 'Name!;Place;Starts on:date;Ends on:date;Ages~6 to 9|10 to 13|14 to 17;Places:number#8-60;Price:money#0-300;Description:long;Picture:image'),
  home('league', gaming, 'trade_item', 'Name!;Sport;Season;Teams:number#4-20;Starts on:date;Description:long'),
  home('stall', 'horses?|stables?|cows?|cattle|pigs?|animals?|barns?|livestock|riding', 'trade_item', 'Name!;Number:number#1-60;Holder;Goods;Size~2 × 2 m|3 × 3 m|4 × 3 m;Fee:money#10-120;Place;Picture:image'),
  home('patch', `${coding}|versions?|releases?|bugs?|vulnerabilit\\w+|security`, 'trade_item', 'Name!;Kind;Size~Small|Medium|Large;Place;Made on:date;Note:long;Picture:image'),
  home('vessel', 'ships?|ports?|harbou?rs?|cargo|marine|maritime|sail\\w*|fleet|crews?|voyages?|shipping|boats?|fish\\w*|ferr(?:y|ies)|anchor\\w*', 'trade_item', 'Name!;Kind;Material;Height:number(cm)#5-60;Maker;Made on:date;Note:long;Picture:image'),
  home('ride', 'cars?|carpool\\w*|taxis?|drivers?|passengers?|bik\\w*|bicycles?|cycl\\w*|horses?|motor\\w*|lifts?|commut\\w*|travel\\w*|seats?|fares?|scooters?|kilomet\\w+|miles|distance', 'trade_item', 'Name!;Kind;Smallest height:number(cm)#90-140;Minutes:number#2-12;Seats:number#4-40;Description:long;Picture:image'),
  abroad('film', 'film rolls?|rolls? of film|analog(?:ue)?|darkroom|aperture|35 ?mm film|shoot film|film stocks?', 'trade_item', 'Name!;Maker;Speed:number#50-3200;Format~35 mm|120|4 × 5;Rolls:number#1-20;Expires on:date;Kept at;Note'),
  abroad('pattern', making, 'trade_item', 'Name!;Kind;Size~S|M|L;Level=Easy|Medium|Hard;Materials:long;Steps:long;File:file;Picture:image'),
  abroad('score', 'sheet music|music library|composers?|arrangements?', 'trade_item', 'Title!;Composer;For~Strings|Choir|Brass;Copies:number#1-60;Kept at;File:file'),
  abroad('role', stages, 'trade_item', 'Name!;Play->@play|production|film;Played by->@actor|performer|member;Description:long'),
  abroad('production', stages, 'trade_item', 'Title!;Director;Opens on:date;Closes on:date;Venue;Description:long;Picture:image'),
  abroad('volume', 'encyclop\\w+|manga|bound (?:volumes|journals)|bookbind\\w+|rare books?', 'trade_item', 'Title!;Number:number#1-30;Author;Year:number#1800-2024;Pages:number#80-900;Kept at;Note'),
  abroad('bug', 'insects?|garden\\w*|pests?|nature|beetles?|entomolog\\w+', 'species'),
  home('virus', `${coding}|secur\\w+|malware|scan\\w*|antivirus|computers?|files?|threats?|networks?`, 'trade_item', 'Name!;Family;Host;First found on:date;Symptoms:long;Note:long'),
  abroad('block', 'quilt\\w*|patchwork|linocuts?|woodcuts?|printmak\\w+', 'trade_item', 'Name!;Kind;Size~Small|Medium|Large;Place;Note:long;Picture:image'),
  home('pitch', 'camp\\w*|tents?|caravans?|nights?|motorhomes?|overnight|startups?|investors?|holiday parks?', 'trade_item', 'Name!;Surface~Grass|Artificial turf|Hall floor;Size~Full|Half|Small;Place;Floodlights:boolean;Note:long'),
  abroad('substitute', 'ingredients?|recipes?|materials?|parts?|components?|bom', 'trade_item', 'Name!;Replaces->@material|raw material|component|inventory item~Resistor 10 kΩ|Steel plate 2 mm|Cable, black;Ratio:number#1-5;Supplier;Price:money#0-40;Approved:boolean;Note:long'),
]
