/** Practices, written as `practicesOfLines` reads them. */
export const playSites = `
# immersive world|immersive experience|script murder|escape game|role-play store|immersive theatre|murder mystery
item game|script|immersive game|game ticket|theme room: Name!;Genre=Mystery|Horror|Comedy|History|Romance|Adventure;Players:number#1-30;Duration:number(min)#10-480;Difficulty=Easy|Medium|Hard;Price per person:money;Rating:rating;Popular:boolean;Story:long;Poster:image;~Status=Playing|Coming soon|Retired
- The Clockmaker's Debt | genre=Mystery; players=6; duration=240; difficulty=Hard; price_per_person=128; rating=4.8; status=Playing
- Midnight Ferry | genre=Horror; players=5; duration=120; difficulty=Medium; price_per_person=98; rating=4.5; status=Playing
- Wedding in Willow Lane | genre=Comedy; players=7; duration=180; difficulty=Easy; price_per_person=88; rating=4.6; status=Playing
- Embers of the Palace | genre=History; players=8; duration=300; difficulty=Hard; price_per_person=168; rating=4.9; status=Coming soon
item store|shop|venue|branch|nearby store: Name!;City~Hangzhou|Lyon;Address;Phone:phone;Opening hours;Rooms:number#1-50;Latitude:number#-90-90;Longitude:number#-180-180;Picture:image;~Status=Open|Closed|Full
- Canal Street store | city=Hangzhou; address=Canal Street 88, 2nd floor; opening_hours=12:00-24:00; rooms=6; latitude=30.27; longitude=120.16; status=Open
- Old Mill store | city=Hangzhou; address=Mill Yard 5; opening_hours=13:00-23:00; rooms=4; latitude=30.31; longitude=120.1; status=Open
- Station store | city=Suzhou; address=Station Plaza B1; opening_hours=10:00-22:00; rooms=8; status=Full
- Lake store | city=Suzhou; address=Lakeside 17; opening_hours=12:00-22:00; rooms=3; status=Closed
record game session|session|game slot|show: Title!;Game->@game|script~Midnight Ferry;Store->@store|venue~Canal Street store;Plays on:date!;Starts at:time;Host~Lin Okafor;Places:number#1-30;Booked:number#0-30;~Status=Open|Full|Played|Cancelled
- Ferry, Friday night | game=Midnight Ferry; store=Canal Street store; host=Lin Okafor; places=5; booked=5; status=Full
- Clockmaker, Saturday | game=The Clockmaker's Debt; store=Old Mill store; host=Tao Wen; places=6; booked=4; status=Open
- Wedding, Sunday lunch | game=Wedding in Willow Lane; store=Station store; host=Mara Lindt; places=7; booked=7; status=Played
- Ferry, Sunday | game=Midnight Ferry; store=Canal Street store; host=Tao Wen; places=5; booked=1; status=Open
record personality test|test result|personality test result|test: Title!;Player~Ida Moreau;Taken on:date;Type=Detective|Leader|Dreamer|Trickster|Guardian;Score:number#0-100;Suits game->@game|script~The Clockmaker's Debt;Summary:long
- Ida's result | player=Ida Moreau; type=Detective; score=86; suits_game=The Clockmaker's Debt; summary=Likes evidence and long plots.
- Jun's result | player=Jun Arai; type=Trickster; score=74; suits_game=Wedding in Willow Lane
- Petra's result | player=Petra Hill; type=Guardian; score=69; suits_game=Midnight Ferry
- Kofi's result | player=Kofi Asante; type=Leader; score=91; suits_game=Embers of the Palace
! item test question [test|personalit\\w+]: Question!;Answer A;Points for A=Detective|Leader|Dreamer|Trickster|Guardian;Answer B;Points for B=Detective|Leader|Dreamer|Trickster|Guardian;Position:number#1-100
- A door is locked. What now? | answer_a=Look for traces; points_for_a=Detective; answer_b=Talk the guard round; points_for_b=Trickster; position=1
- Your group is lost. | answer_a=Take the lead; points_for_a=Leader; answer_b=Keep all together; points_for_b=Guardian; position=2
- You find a diary. | answer_a=Read every date; points_for_a=Detective; answer_b=Imagine its writer; points_for_b=Dreamer; position=3
- Someone lies to you. | answer_a=Lie back; points_for_a=Trickster; answer_b=Ask a third person; points_for_b=Detective; position=4
item coupon|voucher|discount coupon: Name!;Type=Amount off|Percent off|Free ticket;Value:number#0-1000;Minimum spend:money;Game->@game|script~Midnight Ferry;Valid until:date;Pieces:number#1-100000;Claimed:number#0-100000;~Status=Active|Used up|Expired
- 20 off on weekdays | type=Amount off; value=20; minimum_spend=90; pieces=500; claimed=212; status=Active
- Ferry half price | type=Percent off; value=50; minimum_spend=0; game=Midnight Ferry; pieces=50; claimed=50; status=Used up
- Birthday ticket | type=Free ticket; value=1; pieces=1000; claimed=88; status=Active
- Opening week | type=Percent off; value=30; pieces=300; claimed=240; status=Expired
item ticket package|game ticket package|package|pass: Name!;Tickets included:number#1-100;Price:money!;Normal price:money;Games allowed~All games up to 128;Valid days:number#1-1000;Stores~All stores;~Status=On sale|Sold out|Ended
- Five evenings | tickets_included=5; price=450; normal_price=560; games_allowed=All games up to 128; valid_days=180; stores=All stores; status=On sale
- Team of eight | tickets_included=8; price=690; normal_price=820; valid_days=90; stores=Station store; status=On sale
- Horror month | tickets_included=3; price=240; normal_price=294; games_allowed=Horror games; valid_days=30; status=Ended
- Student ten | tickets_included=10; price=780; normal_price=980; valid_days=365; status=Sold out
record recharge|balance recharge|top-up|balance record: Title!;Player~Ida Moreau;Amount:money!;Bonus:money;Paid with=WeChat Pay|Card|Cash;Recharged on:date;Balance after:money;~Status=Pending|Done|Failed
- Ida 300 | player=Ida Moreau; amount=300; bonus=30; paid_with=WeChat Pay; balance_after=412; status=Done
- Jun 100 | player=Jun Arai; amount=100; bonus=0; paid_with=Card; balance_after=100; status=Done
- Petra 500 | player=Petra Hill; amount=500; bonus=80; paid_with=WeChat Pay; balance_after=640; status=Done
- Kofi 200 | player=Kofi Asante; amount=200; bonus=15; paid_with=Card; balance_after=0; status=Failed
+ order: Ticket package->@ticket package|package~Five evenings;Session->@game session|session~Clockmaker, Saturday;Store->@store|venue~Canal Street store;Coupon->@coupon~20 off on weekdays;Verification code~7714-2086;~Verification=Not verified|Verified|Expired
# simulation game|mobile game|role-playing game|adventure game|strategy game|multiplayer game|game application
person character|game character|player character|hero|role: Name!;Player~Ida Moreau|Kofi Asante;Class=Builder|Trader|Explorer|Fighter|Healer;Level:number#1-200;Experience:number#0-10000000;Health:number#0-10000;Strength:number#0-1000;Skill:number#0-1000;Coins:number#0-100000000;Portrait:image;~State=Active|Resting|Retired
- Marla of the Docks | player=Ida Moreau; class=Trader; level=14; experience=18200; health=240; strength=31; skill=58; coins=4120; state=Active
- Old Fenn | player=Kofi Asante; class=Builder; level=22; experience=46900; health=410; strength=74; skill=35; coins=980; state=Active
- Siv Longstep | player=Jun Arai; class=Explorer; level=9; experience=7100; health=180; strength=26; skill=49; coins=315; state=Resting
- Brother Oswin | player=Petra Hill; class=Healer; level=17; experience=27400; health=260; strength=19; skill=81; coins=2200; state=Active
item scenario|scene|map|chapter|game mode|module: Name!;Mode=Story|Map play|Competition|Co-operation|Training;Difficulty=Easy|Medium|Hard|Extreme;Unlocks at level:number#1-200;Max players:number#1-1000;Time limit:number(min)#0-600;Story:long;Picture:image;~State=Open|Locked|Coming soon
- Harbour at dawn | mode=Story; difficulty=Easy; unlocks_at_level=1; max_players=1; story=A ship without crew drifts in.; state=Open
- Salt road | mode=Map play; difficulty=Medium; unlocks_at_level=8; max_players=4; time_limit=40; state=Open
- Arena of bridges | mode=Competition; difficulty=Hard; unlocks_at_level=12; max_players=8; time_limit=15; state=Open
- Drowned city | mode=Co-operation; difficulty=Extreme; unlocks_at_level=20; max_players=5; time_limit=60; state=Locked
item game task|task|mission|quest|challenge: Title!;Scenario->@scenario|map~Harbour at dawn;Type=Main|Side|Daily|Event;Goal:long!;Target:number#1-1000000;Experience reward:number#0-1000000;Coin reward:number#0-1000000;Item reward->@game item|item~Rope ladder;Needs level:number#1-200
- Board the ghost ship | scenario=Harbour at dawn; type=Main; goal=Reach the deck unseen.; target=1; experience_reward=300; coin_reward=50; item_reward=Rope ladder; needs_level=1
- Ten sacks of salt | scenario=Salt road; type=Daily; goal=Carry ten sacks to the gate.; target=10; experience_reward=120; coin_reward=80; needs_level=8
- Hold the middle bridge | scenario=Arena of bridges; type=Side; goal=Hold it for three minutes.; target=3; experience_reward=450; coin_reward=150; item_reward=Bronze shield; needs_level=12
- Light the six lamps | scenario=Drowned city; type=Main; goal=Light all lamps in one dive.; target=6; experience_reward=1200; coin_reward=400; item_reward=Diver's lamp; needs_level=20
record task progress|completed task|game progress|progress|mission record: Title!;Character->@character|hero~Marla of the Docks;Task->@game task|quest~Ten sacks of salt;Done so far:number#0-1000000;Started on:date;Finished on:date;Tries:number#0-1000;~State=Accepted|Under way|Completed|Failed|Reward taken
- Marla and the ship | character=Marla of the Docks; task=Board the ghost ship; done_so_far=1; tries=2; state=Reward taken
- Marla carries salt | character=Marla of the Docks; task=Ten sacks of salt; done_so_far=6; tries=1; state=Under way
- Fenn on the bridge | character=Old Fenn; task=Hold the middle bridge; done_so_far=3; tries=4; state=Completed
- Siv and the salt | character=Siv Longstep; task=Ten sacks of salt; done_so_far=2; tries=1; state=Failed
record game result|score|match|match result|game record|competition: Title!;Scenario->@scenario|map~Arena of bridges;Character->@character|hero~Old Fenn;Played on:date!;Score:number#0-100000000;Rank:number#1-1000000;Duration:number(min)#0-600;Opponents;~Outcome=Won|Lost|Draw|Left
- Fenn, bridges, round 1 | scenario=Arena of bridges; character=Old Fenn; score=8420; rank=1; duration=14; opponents=Seven players; outcome=Won
- Oswin, bridges, round 1 | scenario=Arena of bridges; character=Brother Oswin; score=6110; rank=3; duration=14; outcome=Lost
- Marla on the salt road | scenario=Salt road; character=Marla of the Docks; score=3900; rank=12; duration=37; outcome=Won
- Siv on the salt road | scenario=Salt road; character=Siv Longstep; score=1250; rank=88; duration=40; outcome=Lost
item game item|item|equipment|reward|unlocked content: Name!;Kind=Weapon|Tool|Clothing|Potion|Skin|Map piece;Rarity=Common|Rare|Epic|Legendary;Effect;Price:number(coins)#0-1000000;Unlocks at level:number#1-200;Picture:image
- Rope ladder | kind=Tool; rarity=Common; effect=Climb without noise; price=60; unlocks_at_level=1
- Bronze shield | kind=Clothing; rarity=Rare; effect=Blocks 20; price=450; unlocks_at_level=10
- Diver's lamp | kind=Tool; rarity=Epic; effect=Light for ten minutes under water; price=1800; unlocks_at_level=20
- Healing broth | kind=Potion; rarity=Common; effect=Health plus 50; price=25; unlocks_at_level=1
! record inventory entry|owned item|inventory: Title!;Character->@character|hero~Marla of the Docks;Item->@game item|item~Rope ladder;Quantity:number#1-10000;Got by=Task|Bought|Gift|Chest;Worn:boolean
- Marla's ladder | character=Marla of the Docks; item=Rope ladder; quantity=1; got_by=Task
- Fenn's shield | character=Old Fenn; item=Bronze shield; quantity=1; got_by=Task
- Oswin's broth | character=Brother Oswin; item=Healing broth; quantity=12; got_by=Bought
- Siv's broth | character=Siv Longstep; item=Healing broth; quantity=3; got_by=Gift
record friendship|friend|friend request|social link: Title!;Player~Ida Moreau;Friend~Kofi Asante;Since:date;Gifts sent:number#0-100000;~State=Asked|Friends|Blocked
- Ida and Kofi | player=Ida Moreau; friend=Kofi Asante; gifts_sent=14; state=Friends
- Jun and Ida | player=Jun Arai; friend=Ida Moreau; gifts_sent=2; state=Friends
- Petra asks Kofi | player=Petra Hill; friend=Kofi Asante; gifts_sent=0; state=Asked
- Jun and Sid | player=Jun Arai; friend=Sid Marlow; gifts_sent=0; state=Blocked
! item achievement|badge|honour: Name!;Condition;Points:number#0-10000;Reached by:percent;Icon:image
- First tide | condition=Finish Harbour at dawn; points=10; reached_by=82
- Salt merchant | condition=Carry 500 sacks; points=50; reached_by=14
- Bridge keeper | condition=Win 20 bridge matches; points=80; reached_by=6
- Six lamps | condition=Light all lamps; points=120; reached_by=2
# arcade game|jump-style|ping pong game|doodle jump|jumping game|paddle game|browser game|mini game|pong
record game session|game|game record|score|game score|high score: Title!;Player~Ida Moreau|Kofi Asante;Level->@game level|level~Level 1, Warm-up;Control=Mouse|Keyboard|Touch;Played on:date;Score:number!#0-100000000;Reached level:number#1-1000;Duration:number(s)#0-36000;Lives left:number#0-20;~Status=Running|Paused|Finished|Restarted
- Ida, Tuesday evening | player=Ida Moreau; level=Level 2, Faster; control=Mouse; score=4180; reached_level=4; duration=312; lives_left=0; status=Finished
- Kofi's best | player=Kofi Asante; level=Level 3, Moving ledges; control=Keyboard; score=9660; reached_level=9; duration=745; lives_left=0; status=Finished
- Jun on the train | player=Jun Arai; level=Level 1, Warm-up; control=Touch; score=820; reached_level=1; duration=95; lives_left=2; status=Paused
- Petra, second try | player=Petra Hill; level=Level 2, Faster; control=Keyboard; score=2310; reached_level=3; duration=201; lives_left=1; status=Restarted
item game level|level|stage|difficulty level: Name!;Number:number#1-1000;Difficulty=Easy|Medium|Hard|Extreme;Speed:number#1-100;Obstacles:number#0-200;Score to pass:number#0-10000000;Time limit:number(s)#0-3600;Background:image
- Level 1, Warm-up | number=1; difficulty=Easy; speed=4; obstacles=3; score_to_pass=500
- Level 2, Faster | number=2; difficulty=Medium; speed=7; obstacles=6; score_to_pass=1500
- Level 3, Moving ledges | number=3; difficulty=Hard; speed=9; obstacles=12; score_to_pass=3000; time_limit=180
- Level 4, Night | number=4; difficulty=Extreme; speed=12; obstacles=20; score_to_pass=6000; time_limit=240
item bonus round|bonus|power-up|reward|bonus item: Name!;Kind=Extra points|Extra life|Shield|Slow motion|Big paddle|Rocket;Level->@game level|level~Level 2, Faster;Points:number#0-100000;Lasts:number(s)#0-600;Chance:percent;Sound:file;Icon:image
- Rocket boots | kind=Rocket; level=Level 2, Faster; points=300; lasts=6; chance=8
- Wide bat | kind=Big paddle; level=Level 1, Warm-up; points=0; lasts=15; chance=12
- Star shower | kind=Extra points; level=Level 3, Moving ledges; points=1000; lasts=20; chance=4
- Spare heart | kind=Extra life; level=Level 4, Night; points=0; lasts=0; chance=3
record ranking|leaderboard entry|leaderboard|player ranking: Player!;Best score:number#0-100000000;Rank:number#1-10000000;Games played:number#0-1000000;Best level->@game level|level~Level 4, Night;Period=Today|This week|All time;Country~Ghana
- Kofi Asante | best_score=9660; rank=1; games_played=48; best_level=Level 4, Night; period=All time; country=Ghana
- Ida Moreau | best_score=4180; rank=2; games_played=31; best_level=Level 3, Moving ledges; period=All time; country=France
- Petra Hill | best_score=2310; rank=3; games_played=12; best_level=Level 2, Faster; period=This week; country=Kenya
- Jun Arai | best_score=1900; rank=4; games_played=20; best_level=Level 2, Faster; period=All time; country=Japan
! item achievement|badge: Name!;Condition;Points:number#0-10000;Icon:image;Reached by:percent
- Hundred hits | condition=Hit the ball 100 times in one game; points=50; reached_by=38
- No miss | condition=Pass a level without losing a life; points=80; reached_by=21
- Night owl | condition=Reach Level 4; points=120; reached_by=7
- Comeback | condition=Win after being ten points behind; points=60; reached_by=12
! item game setting|player setting|sound setting: Player!;Control=Mouse|Keyboard|Touch;Sound volume:percent;Music:boolean;Ball speed=Slow|Normal|Fast;Skin=Classic|Neon|Paper
- Ida Moreau | control=Mouse; sound_volume=60; ball_speed=Normal; skin=Paper
- Kofi Asante | control=Keyboard; sound_volume=90; ball_speed=Fast; skin=Neon
- Jun Arai | control=Touch; sound_volume=0; ball_speed=Normal; skin=Classic
- Petra Hill | control=Keyboard; sound_volume=40; ball_speed=Slow; skin=Classic
# game box|h5 game|game portal|game platform|game center|game hall
item game|h5 game|recommended game|game listing: Name!;Category->@game category|category~Puzzle|Cards;Developer~Paper Fox;Players online:number#0-10000000;Plays:number#0-1000000000;Rating:rating;Address:url;Icon:image;Introduction:long;Recommended:boolean;~Status=Online|In review|Taken down
- Tile Garden | category=Puzzle; developer=Paper Fox; players_online=812; plays=204500; rating=4.6; introduction=Match three tiles, grow a garden.; status=Online
- Harbour Rummy | category=Cards; developer=Quay Games; players_online=1430; plays=611200; rating=4.4; status=Online
- Drift Lane | category=Racing; developer=Red Kite; players_online=390; plays=98100; rating=4.1; status=Online
- Tower of Tea | category=Idle; developer=Paper Fox; players_online=0; plays=0; rating=0; status=In review
item game category|category|game type: Name!;Description;Position:number#1-100;Games:number#0-10000;Icon:image
- Puzzle | position=1; games=48
- Cards | position=2; games=22
- Racing | position=3; games=17
- Idle | position=4; games=31
item membership level|membership|monthly card|honorary membership|member card|membership plan: Name!;Kind=Monthly card|Yearly card|Honorary membership|Free;Price:money;Valid days:number#0-4000;Points per day:number#0-100000;Discount:percent;Privileges:long;~Status=On sale|Off sale
- Silver monthly card | kind=Monthly card; price=6; valid_days=30; points_per_day=50; discount=5; privileges=No advertising; status=On sale
- Gold monthly card | kind=Monthly card; price=12; valid_days=30; points_per_day=120; discount=10; privileges=No advertising, double sign-in; status=On sale
- Honorary member | kind=Honorary membership; price=0; valid_days=365; points_per_day=300; discount=20; privileges=By invitation, own badge; status=On sale
- Free player | kind=Free; price=0; valid_days=0; points_per_day=10; discount=0; status=On sale
record member subscription|member record|card purchase|member: Member!;Level->@membership level|monthly card~Gold monthly card;Started on:date;Ends on:date;Paid:money;Renews itself:boolean;~Status=Active|Expired|Cancelled
- Ida Moreau | level=Gold monthly card; paid=12; status=Active
- Kofi Asante | level=Silver monthly card; paid=6; status=Active
- Jun Arai | level=Honorary member; paid=0; status=Active
- Petra Hill | level=Silver monthly card; paid=6; status=Expired
record check-in|sign-in|daily check-in|sign-in record: Title!;Player~Ida Moreau;Checked in on:date!;Days in a row:number#1-10000;Points earned:number#0-10000;Extra reward;Made up later:boolean
- Ida day 7 | player=Ida Moreau; days_in_a_row=7; points_earned=70; extra_reward=One draw
- Ida day 6 | player=Ida Moreau; days_in_a_row=6; points_earned=20
- Kofi day 1 | player=Kofi Asante; days_in_a_row=1; points_earned=5
- Jun day 30 | player=Jun Arai; days_in_a_row=30; points_earned=300; extra_reward=Honour frame
item point task|task|points task|daily task: Title!;Game->@game|h5 game~Tile Garden;Kind=Daily|Weekly|Newcomer|Invite;Condition;Points:number#1-100000;Limit per day:number#1-100;Active:boolean
- Play three rounds | game=Tile Garden; kind=Daily; condition=Three rounds finished; points=30; limit_per_day=1
- Win at cards | game=Harbour Rummy; kind=Daily; condition=One win; points=40; limit_per_day=2
- Invite a friend | kind=Invite; condition=Friend signs in once; points=200; limit_per_day=5
- First drift | game=Drift Lane; kind=Newcomer; condition=First race; points=50; limit_per_day=1
item mall gift|gift|reward item|point mall item|point product: Name!;Kind=Voucher|Physical gift|Game item|Card;Points needed:number#1-10000000;Stock:number#0-1000000;Limit per person:number#1-1000;Picture:image;~Status=Available|Sold out|Hidden
- Phone credit 5 | kind=Voucher; points_needed=1200; stock=40; limit_per_person=2; status=Available
- Silver card for 30 days | kind=Card; points_needed=1500; stock=500; limit_per_person=1; status=Available
- Fox plush toy | kind=Physical gift; points_needed=6000; stock=0; limit_per_person=1; status=Sold out
- Golden tile set | kind=Game item; points_needed=400; stock=9999; limit_per_person=5; status=Available
record exchange record|redemption|point exchange|points record|point record|exchange: Title!;Player~Ida Moreau;Gift->@mall gift|gift~Phone credit 5;Change of points:number#-10000000-10000000;Reason=Exchange|Task|Check-in|Treasure hunt|Purchase;Booked on:date;Balance:number#0-100000000;~Status=Waiting|Sent|Done|Refused
- Ida takes phone credit | player=Ida Moreau; gift=Phone credit 5; change_of_points=-1200; reason=Exchange; balance=340; status=Sent
- Kofi's three rounds | player=Kofi Asante; change_of_points=30; reason=Task; balance=95; status=Done
- Jun's 30th day | player=Jun Arai; change_of_points=300; reason=Check-in; balance=7120; status=Done
- Petra's hunt | player=Petra Hill; change_of_points=-100; reason=Treasure hunt; balance=210; status=Done
record treasure hunt|point treasure hunt|lucky draw|draw: Title!;Prize->@mall gift|gift~Fox plush toy;Points per ticket:number#1-100000;Tickets needed:number#1-1000000;Tickets sold:number#0-1000000;Draws on:date;Winner~Jun Arai;Winning number~10044;~Status=Open|Full|Drawn|Cancelled
- Fox for a hundred | prize=Fox plush toy; points_per_ticket=100; tickets_needed=80; tickets_sold=52; status=Open
- Credit round 12 | prize=Phone credit 5; points_per_ticket=20; tickets_needed=70; tickets_sold=70; winner=Jun Arai; winning_number=10044; status=Drawn
- Silver round 3 | prize=Silver card for 30 days; points_per_ticket=30; tickets_needed=60; tickets_sold=60; status=Full
- Tiles round 9 | prize=Golden tile set; points_per_ticket=10; tickets_needed=50; tickets_sold=4; status=Cancelled
# club challenge|all-around challenge|team challenge|outdoor activity|company sports|team building|sports challenge
item team|club team|challenge team: Name!;Captain~Ravi Patel;Company~Orca Bikes;Slogan;Members:number#0-100;Places:number#1-100;Points:number#0-1000000;Rank:number#1-10000;Badge:image;~Status=Forming|Complete|Withdrawn
- Chain Gang | captain=Ravi Patel; company=Orca Bikes; slogan=Never slip; members=6; places=6; points=840; rank=1; status=Complete
- Leaf Runners | captain=Mei Otani; company=Lindenhof Tea; members=4; places=6; points=610; rank=2; status=Forming
- Steel Legs | captain=Greta Olsen; company=Frame Works; members=6; places=6; points=590; rank=3; status=Complete
- Lab Rats | captain=Ana Duarte; company=Pier Labs; members=2; places=6; points=120; rank=4; status=Forming
person team member|member|participant: Name!;Team->@team|club team~Chain Gang;Company~Orca Bikes;Phone:phone;Shirt size=S|M|L|XL|XXL;Emergency contact;Points:number#0-100000;~State=Asked to join|Member|Refused
- Ida Moreau | team=Chain Gang; company=Orca Bikes; shirt_size=M; points=190; state=Member
- Jun Arai | team=Leaf Runners; company=Lindenhof Tea; shirt_size=S; points=220; state=Member
- Sid Marlow | team=Steel Legs; company=Frame Works; shirt_size=XL; points=145; state=Member
- Kofi Asante | team=Lab Rats; company=Pier Labs; shirt_size=L; points=0; state=Asked to join
event activity|outdoor activity|challenge event|challenge: Title!;Kind=Hike|Run|Bike ride|Climbing|Orienteering|Paddling;Place~Crane Lake;Date:date!;Starts at:time;Distance:number(km)#0-500;Height gain:number(m)#0-9000;Difficulty=Easy|Medium|Hard;Places:number#1-100000;Points for finishing:number#0-10000;Description:long;~Status=Planned|Open|Full|Finished|Cancelled
- Lake loop | kind=Run; place=Crane Lake; distance=12; height_gain=80; difficulty=Easy; places=120; points_for_finishing=40; status=Finished
- Ridge before noon | kind=Hike; place=North hills; distance=18; height_gain=940; difficulty=Hard; places=60; points_for_finishing=90; status=Open
- Ten flags in the wood | kind=Orienteering; place=Mill forest; distance=7; difficulty=Medium; places=80; points_for_finishing=60; status=Open
- Harbour paddle | kind=Paddling; place=Pier 9; distance=5; difficulty=Medium; places=40; points_for_finishing=50; status=Planned
record activity registration|registration|sign-up|registered activity: Title!;Activity->@activity|outdoor activity~Ridge before noon;Team->@team|club team~Chain Gang;Member->@team member|participant~Ida Moreau;Registered on:date;Health declaration:boolean;Bus seat:boolean;~Status=Registered|Waiting list|Checked in|Finished|Did not start
- Ida on the ridge | activity=Ridge before noon; team=Chain Gang; member=Ida Moreau; status=Registered
- Jun on the ridge | activity=Ridge before noon; team=Leaf Runners; member=Jun Arai; status=Waiting list
- Sid round the lake | activity=Lake loop; team=Steel Legs; member=Sid Marlow; status=Finished
- Jun round the lake | activity=Lake loop; team=Leaf Runners; member=Jun Arai; status=Finished
record activity record|result|activity information|completed activity|activity log: Title!;Activity->@activity|outdoor activity~Lake loop;Member->@team member|participant~Jun Arai;Team->@team|club team~Leaf Runners;Time:number(min)#0-10000;Distance:number(km)#0-500;Place reached:number#1-100000;Points:number#0-10000;Photo:image;Remark:long;~Check=Waiting|Confirmed|Refused
- Jun, lake loop | activity=Lake loop; member=Jun Arai; team=Leaf Runners; time=58; distance=12; place_reached=3; points=60; check=Confirmed
- Sid, lake loop | activity=Lake loop; member=Sid Marlow; team=Steel Legs; time=74; distance=12; place_reached=31; points=42; check=Confirmed
- Ida, lake loop | activity=Lake loop; member=Ida Moreau; team=Chain Gang; time=61; distance=12; place_reached=6; points=56; check=Confirmed
- Kofi, lake loop | activity=Lake loop; member=Kofi Asante; team=Lab Rats; time=40; distance=6; points=0; remark=Turned back, knee; check=Waiting
record point ranking|ranking|points record|point record|leaderboard entry: Title!;Team->@team|club team~Chain Gang;Member->@team member|participant~Ida Moreau;Reason=Finish|Place|Team bonus|Photo|Penalty;Points:number#-10000-10000;Activity->@activity|outdoor activity~Lake loop;Booked on:date;Total:number#0-1000000
- Ida finishes | team=Chain Gang; member=Ida Moreau; reason=Finish; points=40; activity=Lake loop; total=174
- Ida sixth | team=Chain Gang; member=Ida Moreau; reason=Place; points=16; activity=Lake loop; total=190
- Whole team there | team=Steel Legs; member=Sid Marlow; reason=Team bonus; points=30; activity=Lake loop; total=590
- Wrong turn | team=Leaf Runners; member=Jun Arai; reason=Penalty; points=-5; activity=Lake loop; total=610
item reward|prize|award|gift: Name!;For=Rank 1|Rank 2|Rank 3|Points exchange|Finishers;Points needed:number#0-1000000;Pieces:number#0-100000;Left:number#0-100000;Sponsor~Orca Bikes;Picture:image;Description:long
- Touring bike | for=Rank 1; points_needed=0; pieces=1; left=1; sponsor=Orca Bikes
- Head lamp | for=Points exchange; points_needed=150; pieces=40; left=28; sponsor=Vento Controls
- Finisher cup | for=Finishers; points_needed=0; pieces=200; left=96
- Tea for a year | for=Rank 2; points_needed=0; pieces=6; left=6; sponsor=Lindenhof Tea
! record reward claim|redemption|prize claim: Title!;Reward->@reward|prize~Head lamp;Member->@team member|participant~Sid Marlow;Points spent:number#0-100000;Claimed on:date;Hand-out point~Town hall;~Status=Claimed|Handed out|Cancelled
- Sid's lamp | reward=Head lamp; member=Sid Marlow; points_spent=150; hand_out_point=Town hall; status=Claimed
- Jun's lamp | reward=Head lamp; member=Jun Arai; points_spent=150; hand_out_point=Town hall; status=Handed out
- Ida's cup | reward=Finisher cup; member=Ida Moreau; points_spent=0; hand_out_point=Finish tent; status=Handed out
- Kofi's cup | reward=Finisher cup; member=Kofi Asante; points_spent=0; status=Cancelled
# player statistics|club statistics|football data|sports statistics|basketball data
item club|team|squad: Name!;Short name;City;Stadium;Founded:number#1850-2030;Coach~Per Lindahl|Sara Oduya;League->@league|competition;Crest:image
- Harbour United | short_name=HAR; city=Aarwick; stadium=Dock Road; founded=1904; coach=Per Lindahl; league=Northern League
- Millbrook Rovers | short_name=MIL; city=Millbrook; stadium=The Weir; founded=1921; coach=Sara Oduya; league=Northern League
- FC Stellen | short_name=STE; city=Stellen; stadium=Parkkamp; founded=1933; coach=Nico Brandt; league=Northern League
- Eastgate Athletic | short_name=EAS; city=Eastgate; stadium=Gasworks; founded=1910; coach=Tom Ferris; league=Coast Cup
person player|athlete|footballer: Name!;Club->@club|team;Position=Goalkeeper|Defender|Midfielder|Forward;Shirt number:number#1-99;Nationality;Born on:date;Height:number(cm)#150-220;Weight:number(kg)#45-130;Market value:money
- Emil Drago | club=Harbour United; position=Forward; shirt_number=9; nationality=Croatia; height=186; weight=81; market_value=4200000
- Kofi Larsen | club=Harbour United; position=Midfielder; shirt_number=8; nationality=Ghana; height=178; weight=73; market_value=2900000
- Ben Ashdown | club=Millbrook Rovers; position=Goalkeeper; shirt_number=1; nationality=England; height=193; weight=88; market_value=1100000
- Luca Vetter | club=FC Stellen; position=Defender; shirt_number=4; nationality=Austria; height=189; weight=84; market_value=1700000
item league|competition|tournament: Name!;Country;Level:number#1-10;Season->@season|year~2025/26;Teams:number#2-48;Points for a win:number#2-3
- Northern League | country=Norland; level=1; season=2025/26; teams=16; points_for_a_win=3
- Coast Cup | country=Norland; level=2; season=2025/26; teams=32; points_for_a_win=3
- Reserve League | country=Norland; level=3; season=2024/25; teams=12; points_for_a_win=3
- Youth Trophy | country=Norland; level=4; season=2024/25; teams=24; points_for_a_win=3
event match|game|fixture|match result: Title!;Home->@club|team;Away->@club|team;League->@league|competition;Played on:date;Kick-off:time;Home goals:number#0-20;Away goals:number#0-20;Attendance:number#0-120000;~Status=Scheduled|Live|Finished|Postponed
- HAR - MIL, round 11 | home=Harbour United; away=Millbrook Rovers; league=Northern League; home_goals=2; away_goals=1; attendance=18240; status=Finished
- STE - HAR, round 12 | home=FC Stellen; away=Harbour United; league=Northern League; home_goals=0; away_goals=0; attendance=9100; status=Finished
- MIL - EAS, cup | home=Millbrook Rovers; away=Eastgate Athletic; league=Coast Cup; home_goals=1; away_goals=0; attendance=6200; status=Live
- HAR - EAS, cup | home=Harbour United; away=Eastgate Athletic; league=Coast Cup; status=Scheduled
record player statistic|player statistics|match statistic|performance|player performance|stat line: Title!;Player->@player|athlete;Match->@match|game;Minutes:number#0-130;Goals:number#0-10;Assists:number#0-10;Shots:number#0-30;Passes:number#0-200;Yellow cards:number#0-2;Rating:number#0-10
- Drago v Millbrook | player=Emil Drago; match=HAR - MIL, round 11; minutes=90; goals=2; assists=0; shots=5; passes=21; yellow_cards=0; rating=9
- Larsen v Millbrook | player=Kofi Larsen; match=HAR - MIL, round 11; minutes=84; goals=0; assists=1; shots=2; passes=63; yellow_cards=1; rating=8
- Ashdown v Harbour | player=Ben Ashdown; match=HAR - MIL, round 11; minutes=90; goals=0; assists=0; shots=0; passes=30; yellow_cards=0; rating=6
- Vetter v Harbour | player=Luca Vetter; match=STE - HAR, round 12; minutes=90; goals=0; assists=0; shots=1; passes=55; yellow_cards=0; rating=7
record standing|league table|ranking|table position: Title!;League->@league|competition;Club->@club|team;Position:number#1-48;Played:number#0-60;Won:number#0-60;Drawn:number#0-60;Lost:number#0-60;Goals for:number#0-200;Goals against:number#0-200;Points:number#0-180
- Northern League 1 | league=Northern League; club=Harbour United; position=1; played=12; won=8; drawn=3; lost=1; goals_for=24; goals_against=10; points=27
- Northern League 2 | league=Northern League; club=FC Stellen; position=2; played=12; won=7; drawn=3; lost=2; goals_for=19; goals_against=9; points=24
- Northern League 3 | league=Northern League; club=Millbrook Rovers; position=3; played=12; won=6; drawn=2; lost=4; goals_for=17; goals_against=15; points=20
- Coast Cup group A 1 | league=Coast Cup; club=Eastgate Athletic; position=1; played=3; won=2; drawn=1; lost=0; goals_for=5; goals_against=2; points=7
! item season [season|history|year]: Name!;Starts on:date;Ends on:date;~Status=Running|Finished|Planned
- 2025/26 | status=Running
- 2024/25 | status=Finished
- 2023/24 | status=Finished
- 2026/27 | status=Planned
! record transfer [transfer|market|career]: Title!;Player->@player|athlete;From->@club|team;To->@club|team;Fee:money;Transferred on:date;Type=Sale|Loan|Free
- Drago to Harbour | player=Emil Drago; from=FC Stellen; to=Harbour United; fee=1800000; type=Sale
- Ashdown to Millbrook | player=Ben Ashdown; from=Eastgate Athletic; to=Millbrook Rovers; fee=0; type=Free
- Vetter to Stellen | player=Luca Vetter; from=Harbour United; to=FC Stellen; fee=650000; type=Sale
- Larsen to Harbour | player=Kofi Larsen; from=Millbrook Rovers; to=Harbour United; fee=90000; type=Loan
# puzzle game|cartoon puzzle|jigsaw|brain teaser|puzzle website|puzzle web game|solving puzzles|puzzle game website
! item puzzle|riddle|brain teaser|game puzzle|jigsaw [puzzl|riddle|jigsaw]: Title!;Level->@level|stage;Type=Jigsaw|Hidden object|Word|Number|Maze|Logic;Picture:image;Pieces:number#0-2000;Time limit:number(s)#0-3600;Question:long;Answer;Difficulty=Easy|Medium|Hard
- Picnic of the bears | level=Meadow 1; type=Jigsaw; pieces=24; time_limit=180; difficulty=Easy
- Find the seven mice | level=Meadow 2; type=Hidden object; time_limit=120; question=Where are the seven mice?; answer=Barn; difficulty=Easy
- The owl's number lock | level=Forest 1; type=Number; time_limit=300; question=2, 6, 12, 20, ?; answer=30; difficulty=Medium
- Way out of the cellar | level=Castle 3; type=Maze; time_limit=240; answer=Left stairs; difficulty=Hard
item level|stage|chapter|game level: Name!;World=Meadow|Forest|Castle;Number:number#1-500;Stars to unlock:number#0-1500;Story:long;Background:image
- Meadow 1 | world=Meadow; number=1; stars_to_unlock=0; story=The bears want to eat outside.
- Meadow 2 | world=Meadow; number=2; stars_to_unlock=2; story=Mice took the cheese.
- Forest 1 | world=Forest; number=11; stars_to_unlock=20; story=The owl locked her diary.
- Castle 3 | world=Castle; number=23; stars_to_unlock=48; story=The lamp went out below.
! item clue|hint|tip [hint|clue|tip|feedback]: Title!;Puzzle->@puzzle|riddle;Position:number#1-10;Text:long;Cost:number(coins)#0-500
- Look at the differences | puzzle=The owl's number lock; position=1; text=The steps grow by two.; cost=10
- Next step | puzzle=The owl's number lock; position=2; text=Add ten to twenty.; cost=25
- Near the hay | puzzle=Find the seven mice; position=1; text=Three mice hide where cows sleep.; cost=10
- Start with the edge | puzzle=Picnic of the bears; position=1; text=Blue sky pieces have a flat side.; cost=5
item character|cartoon character|role|avatar: Name!;Kind;Picture:image;Price:number(coins)#0-10000;Ability;Description:long
- Bruno Bear | kind=Bear; price=0; ability=None; description=Always hungry.
- Tilda Owl | kind=Owl; price=300; ability=One free clue a day; description=Reads at night.
- Pip Mouse | kind=Mouse; price=150; ability=Ten more seconds; description=Fits through every gap.
- Sir Hedge | kind=Hedgehog; price=500; ability=Skips one puzzle; description=Knight with needles.
record game attempt|attempt|game record|play record|score|result: Reference!;Puzzle->@puzzle|riddle;Player name~Kira|Benno;Time:number(s)#0-3600;Clues used:number#0-10;Stars:number#0-3;Points:number#0-10000;Played on:date;~Result=Solved|Given up|Time over
- A-501 | puzzle=Picnic of the bears; player_name=Kira; time=95; clues_used=0; stars=3; points=300; result=Solved
- A-502 | puzzle=The owl's number lock; player_name=Benno; time=211; clues_used=2; stars=1; points=140; result=Solved
- A-503 | puzzle=Way out of the cellar; player_name=Kira; time=240; clues_used=0; stars=0; points=0; result=Time over
- A-504 | puzzle=Find the seven mice; player_name=Oskar; time=60; clues_used=1; stars=2; points=220; result=Solved
record leaderboard entry|leaderboard|ranking|high score: Title!;Player name;Level->@level|stage;Stars:number#0-1500;Points:number#0-1000000;Rank:number#1-100000
- Kira in Meadow 1 | player_name=Kira; level=Meadow 1; stars=3; points=300; rank=1
- Oskar in Meadow 2 | player_name=Oskar; level=Meadow 2; stars=2; points=220; rank=4
- Benno in Forest 1 | player_name=Benno; level=Forest 1; stars=1; points=140; rank=12
- Kira in Castle 3 | player_name=Kira; level=Castle 3; stars=0; points=0; rank=30
! record coin transaction [coin|reward|prop|shop|purchase|gold]: Title!;Player name;Kind=Earned|Spent|Bought|Daily gift;Coins:number#0-10000;Balance:number#0-100000;Date:date
- Kira, three stars | player_name=Kira; kind=Earned; coins=30; balance=180
- Benno, two clues | player_name=Benno; kind=Spent; coins=35; balance=15
- Oskar, daily gift | player_name=Oskar; kind=Daily gift; coins=20; balance=90
- Kira, small purse | player_name=Kira; kind=Bought; coins=200; balance=380
# lottery|lucky draw|prize wheel|lucky wheel|raffle
item lottery activity|lottery|lucky draw|draw|raffle|activity|campaign: Title!;Type=Wheel|Scratch card|Golden egg|Draw of names;Starts on:date;Ends on:date;Chances per person:number#1-100;Points per chance:number#0-10000;Rules:long;Cover:image;~Status=Draft|Running|Paused|Ended
- Anniversary wheel | type=Wheel; chances_per_person=3; points_per_chance=0; rules=Three free spins a day.; status=Running
- Staff party raffle | type=Draw of names; chances_per_person=1; points_per_chance=0; rules=Everybody present takes part.; status=Draft
- Scratch and save | type=Scratch card; chances_per_person=1; points_per_chance=50; status=Ended
- Egg week | type=Golden egg; chances_per_person=2; points_per_chance=20; status=Paused
item prize|award|gift: Name!;Activity->@lottery activity|lucky draw;Level=First|Second|Third|Consolation|No prize;Quantity:number#0-100000;~Left:number#0-100000;Probability:percent;Value:money;Picture:image
- City bike | activity=Anniversary wheel; level=First; quantity=1; left=1; probability=1; value=600
- Coffee voucher | activity=Anniversary wheel; level=Third; quantity=200; left=148; probability=20; value=5
- Weekend trip | activity=Staff party raffle; level=First; quantity=1; left=1; probability=1; value=450
- Ten percent coupon | activity=Scratch and save; level=Consolation; quantity=1000; left=0; probability=60; value=3
person participant|player|entrant: Name!;Phone:phone;Department;Ticket number;Chances left:number#0-100;Joined on:date;Excluded:boolean
- Dunja Kral | department=Sales; ticket_number=0041; chances_left=1
- Henk Bos | department=Warehouse; ticket_number=0042; chances_left=0
- Amara Diallo | department=Accounts; ticket_number=0043; chances_left=3
- Lewis Chan | department=IT; ticket_number=0044; chances_left=2
record draw record|lottery record|spin|winning record|winner|draw result|lottery result: Reference!;Activity->@lottery activity|lucky draw;Participant->@participant|player;Prize->@prize|award;Drawn on:date;Drawn at:time;~Status=Not won|Won|Claimed|Expired
- W-101 | activity=Anniversary wheel; participant=Dunja Kral; prize=Coffee voucher; status=Claimed
- W-102 | activity=Anniversary wheel; participant=Henk Bos; status=Not won
- W-103 | activity=Scratch and save; participant=Amara Diallo; prize=Ten percent coupon; status=Won
- W-104 | activity=Anniversary wheel; participant=Lewis Chan; prize=Coffee voucher; status=Expired
request prize claim|claim|redemption|prize collection: Title!;Draw->@draw record|winning record;Receiver;Phone:phone;Address;Method=Collect|Post|Coupon code;Code
- Dunja's voucher | draw=W-101; receiver=Dunja Kral; method=Coupon code; code=CF-88-12
- Amara's coupon | draw=W-103; receiver=Amara Diallo; method=Coupon code; code=TEN-4410
- Lewis asks again | draw=W-104; receiver=Lewis Chan; method=Collect
- Voucher by post | draw=W-101; receiver=Dunja Kral; address=Park Lane 6; method=Post
! record chance [chance|share|invite|task|point]: Title!;Participant->@participant|player;Activity->@lottery activity|lucky draw;Source=Daily|Share|Invite|Purchase|Points;Chances:number#1-100;Got on:date
- Dunja daily | participant=Dunja Kral; activity=Anniversary wheel; source=Daily; chances=3
- Henk shared | participant=Henk Bos; activity=Anniversary wheel; source=Share; chances=1
- Amara bought | participant=Amara Diallo; activity=Egg week; source=Purchase; chances=2
- Lewis points | participant=Lewis Chan; activity=Scratch and save; source=Points; chances=1
# sports community|team sports|community sports|amateur sports|neighbourhood sports
event team sport|team activity|sports activity|match|game meeting|team sports|community sport|community sports: Title!;Sport->@sport|discipline~Football|Volleyball;Team->@sports team|team~Quay Rovers;Venue->@sports venue|venue~Mill field;Day:date!;Starts at:time;Minutes:number#10-600;Players wanted:number#2-200;~Joined:number#0-200;Level=Beginner|Mixed|Advanced;Fee:money;Organizer->@user;~Status=Open|Full|Played|Cancelled
- Sunday seven-a-side | sport=Football; team=Quay Rovers; venue=Mill field; minutes=90; players_wanted=14; joined=11; level=Mixed; fee=3; status=Open
- Beach volley evening | sport=Volleyball; venue=Lake beach; minutes=120; players_wanted=12; joined=12; level=Beginner; fee=0; status=Full
- Hill run, 8 km | sport=Running; team=Early Birds; venue=Castle gate; minutes=60; players_wanted=30; joined=17; level=Advanced; fee=0; status=Open
- Table tennis round | sport=Table tennis; venue=School hall; minutes=120; players_wanted=16; joined=9; level=Mixed; fee=2; status=Played
item sports team|team|club|sports group: Name!;Sport->@sport|discipline~Football;District~Quay|Hill;Captain->@user;Level=Beginner|Mixed|Advanced;Members:number#1-1000;Meets~Sundays 10:00;Logo:image;About:long;~Status=Open|Full|Resting
- Quay Rovers | sport=Football; district=Quay; level=Mixed; members=22; meets=Sundays 10:00; status=Open
- Early Birds | sport=Running; district=Hill; level=Advanced; members=41; meets=Tuesdays 06:00; status=Open
- Net Gains | sport=Volleyball; district=Lake; level=Beginner; members=14; meets=Fridays 18:00; status=Full
- Spin Doctors | sport=Table tennis; district=Mill; level=Mixed; members=18; meets=Wednesdays 19:00; status=Open
record sports record|exercise record|sport record|workout: Title!;Sportsperson->@user;Sport->@sport|discipline~Running;Activity->@team sport|team activity~Hill run, 8 km;Minutes:number#1-1440;Distance:number(km)#0-500;Calories:number(kcal)#0-10000;Result;Feeling=Great|Good|Tired;Done on:date
- Hill run in 44 minutes | sport=Running; activity=Hill run, 8 km; minutes=44; distance=8; calories=610; result=4th; feeling=Great
- Seven-a-side, two goals | sport=Football; activity=Sunday seven-a-side; minutes=90; distance=6; calories=720; result=5:3; feeling=Good
- Doubles, lost in five | sport=Table tennis; activity=Table tennis round; minutes=70; calories=380; result=2:3; feeling=Tired
- First time at the net | sport=Volleyball; activity=Beach volley evening; minutes=100; calories=450; feeling=Good
item sport|discipline|sports category|sports: Name!;Kind=Ball|Endurance|Racket|Water|Fitness;Players per side:number#1-30;Icon:image;Description
- Football | kind=Ball; players_per_side=7
- Volleyball | kind=Ball; players_per_side=6
- Running | kind=Endurance; players_per_side=1
- Table tennis | kind=Racket; players_per_side=2
item sports venue|venue|sports field|court: Name!;Address;Kind=Field|Hall|Court|Track|Beach;Places:number#1-10000;Fee per hour:money;Floodlight:boolean;Open from:time;Open until:time;Photo:image
- Mill field | address=Mill lane 9; kind=Field; places=60; fee_per_hour=0
- School hall | address=School street 2; kind=Hall; places=80; fee_per_hour=18
- Lake beach | address=North shore; kind=Beach; places=40; fee_per_hour=0
- Castle gate | address=Castle hill; kind=Track; places=100; fee_per_hour=0
! record activity participation|participant|activity registration|team member: Title!;Activity->@team sport|team activity~Sunday seven-a-side;Player~Mara Lindt|Joel Abara;Position;Joined on:date;~Status=Joined|Waiting|Came|Left
- Goalkeeper for Sunday | activity=Sunday seven-a-side; position=Goal; status=Joined
- Runner 17 | activity=Hill run, 8 km; status=Joined
- Waiting for the beach | activity=Beach volley evening; status=Waiting
- Pair 4 | activity=Table tennis round; position=Doubles; status=Came
+ news: Sport->@sport|discipline~Football;Team->@sports team|team~Quay Rovers;Source~Town paper
# fighting game|action game|game introduction|themed action|shikigami|game guide|demon search|single-player game
item game character|character|hero|shikigami|demon|fighter: Name!;Faction~Wei|Shu|Forest;Role=Fighter|Tank|Mage|Support|Archer;Rarity=Common|Rare|Epic|Legendary;Attack:number#0-10000;Defence:number#0-10000;Life:number#0-100000;Weapon->@weapon~Crescent blade;Portrait:image;Story:long;Where found
- Red Crane | faction=Shu; role=Fighter; rarity=Legendary; attack=920; defence=610; life=8400; weapon=Crescent blade; where_found=Chapter 6, river fort
- Iron Gatekeeper | faction=Wei; role=Tank; rarity=Epic; attack=540; defence=990; life=12800; weapon=Gate hammer; where_found=Chapter 3, north gate
- Lantern Fox | faction=Forest; role=Mage; rarity=Rare; attack=780; defence=320; life=5200; weapon=Fox lantern; where_found=Night forest, 2 of 4
- Reed Archer | faction=Shu; role=Archer; rarity=Common; attack=650; defence=300; life=4900; weapon=Reed bow; where_found=Chapter 1, marsh
item weapon|equipment|game item: Name!;Kind=Sword|Spear|Bow|Hammer|Staff;Rarity=Common|Rare|Epic|Legendary;Attack:number#0-10000;Level needed:number#1-200;Effect;Picture:image;How to get
- Crescent blade | kind=Spear; rarity=Legendary; attack=480; level_needed=60; effect=Sweeps three enemies; how_to_get=Arena rank 10
- Gate hammer | kind=Hammer; rarity=Epic; attack=390; level_needed=45; effect=Stuns for two seconds; how_to_get=Boss of chapter 3
- Fox lantern | kind=Staff; rarity=Rare; attack=260; level_needed=20; effect=Burns for five seconds; how_to_get=Night market
- Reed bow | kind=Bow; rarity=Common; attack=140; level_needed=1; effect=None; how_to_get=Start
item skill|spirit beast skill|beast skill|spirit beast|ability: Name!;Owner->@game character|character~Lantern Fox;Kind=Active|Passive|Ultimate|Beast;Cost:number#0-1000;Pause:number(s)#0-600;Damage:number#0-100000;Description:long;Icon:image
- Tail of sparks | owner=Lantern Fox; kind=Active; cost=30; pause=8; damage=900
- Closed gate | owner=Iron Gatekeeper; kind=Passive; cost=0; pause=0; damage=0
- Crane dance | owner=Red Crane; kind=Ultimate; cost=100; pause=60; damage=5200
- White tiger roar | owner=Red Crane; kind=Beast; cost=50; pause=30; damage=2100
item game level|level|stage|mystery location|clue: Name!;Mode=Story|Arena|Endless|Time trial;Chapter:number#1-200;Difficulty=Easy|Normal|Hard|Nightmare;Enemies->@game character|character~Reed Archer;Number of enemies:number#0-1000;Par score:number#0-10000000;Clue;Picture:image
- Marsh crossing | mode=Story; chapter=1; difficulty=Easy; enemies=Reed Archer; number_of_enemies=12; par_score=2000; clue=Frogs and reed
- North gate | mode=Story; chapter=3; difficulty=Normal; enemies=Iron Gatekeeper; number_of_enemies=8; par_score=5400; clue=Iron and snow
- Night forest 2 | mode=Time trial; chapter=4; difficulty=Hard; enemies=Lantern Fox; number_of_enemies=4; par_score=7000; clue=Lights that move
- Endless tower | mode=Endless; chapter=9; difficulty=Nightmare; number_of_enemies=100; par_score=50000; clue=No way back
item game guide|tutorial|gameplay tutorial|game introduction|guide: Title!;Kind=Basics|Character|Boss|Combo|Patch notes;Character->@game character|character~Red Crane;Text:long;Video:url;Picture:image;Author->@user;~Views:number#0-10000000
- Ten moves to start with | kind=Basics; views=21400
- Break the closed gate | kind=Boss; character=Iron Gatekeeper; views=8120
- Crane dance in three steps | kind=Combo; character=Red Crane; views=15230
- Where foxes hide | kind=Character; character=Lantern Fox; views=6040
! record level result|score|game record|play record|high score [score|level|play|record]: Title!;Level->@game level|level~North gate;Player~Mara Lindt|Joel Abara;Score:number#0-100000000;Stars:number#0-3;Seconds:number#0-100000;Played on:date;~Result=Won|Lost|Left
- North gate, three stars | level=North gate; score=6120; stars=3; seconds=210; result=Won
- Marsh, first try | level=Marsh crossing; score=1800; stars=1; seconds=320; result=Won
- Fox hunt, too slow | level=Night forest 2; score=2200; stars=0; seconds=400; result=Lost
- Tower floor 31 | level=Endless tower; score=18900; stars=2; seconds=1820; result=Lost
! record search record|search history|personal search history|hot search [search]: Words!;User~Mara Lindt|Joel Abara;Found->@game character|character~Lantern Fox;Results:number#0-10000;Searched on:date;~Times today:number#0-1000000
- moving lights | found=Lantern Fox; results=2; times_today=840
- fox | found=Lantern Fox; results=1; times_today=512
- iron and snow | found=Iron Gatekeeper; results=1; times_today=97
- crane | found=Red Crane; results=1; times_today=1310
# spot the difference|find the differences|difference game|picture puzzle
item picture pair|image pair|puzzle|level|round: Title!;Left picture:image;Right picture:image;Differences:number#1-50;Time limit:number(s)#10-3600;Difficulty=Easy|Medium|Hard;Theme->@picture theme|theme~At the seaside;Order:number#1-1000;~Played:number#0-10000000;~Status=Draft|Open|Hidden
- The sandcastle | differences=7; time_limit=120; difficulty=Easy; theme=At the seaside; order=1; played=4120; status=Open
- Haircut trouble | differences=7; time_limit=90; difficulty=Medium; theme=In town; order=2; played=2980; status=Open
- Turkey dinner | differences=7; time_limit=75; difficulty=Hard; theme=Holidays; order=3; played=1640; status=Open
- Sleeping on the bus | differences=7; time_limit=90; difficulty=Medium; theme=In town; order=4; played=0; status=Draft
item difference|hidden difference|spot: Name!;Pair->@picture pair|puzzle~The sandcastle;X:percent;Y:percent;Radius:percent;Hint
- Flag is missing | pair=The sandcastle; x=42; y=18; radius=4; hint=Look up
- Other bucket colour | pair=The sandcastle; x=71; y=80; radius=6; hint=Near the water
- Comb turned round | pair=Haircut trouble; x=30; y=55; radius=4; hint=On the shelf
- Fewer peas | pair=Turkey dinner; x=58; y=66; radius=5; hint=On the plate
record game round|game|play|game record|result: Title!;Pair->@picture pair|puzzle~The sandcastle;Player->@user;Found:number#0-50;Wrong clicks:number#0-1000;Hints used:number#0-50;Seconds:number#0-3600;Score:number#0-1000000;Played on:date;~Result=Won|Time over|Given up
- Sandcastle in 64 seconds | pair=The sandcastle; found=7; wrong_clicks=2; hints_used=0; seconds=64; score=920; result=Won
- Haircut, one short | pair=Haircut trouble; found=6; wrong_clicks=9; hints_used=1; seconds=90; score=410; result=Time over
- Turkey, three found | pair=Turkey dinner; found=3; wrong_clicks=4; hints_used=0; seconds=31; score=150; result=Given up
- Sandcastle again | pair=The sandcastle; found=7; wrong_clicks=0; hints_used=0; seconds=38; score=1180; result=Won
! record submitted answer|answer|guess|click: Title!;Round->@game round|round~Sandcastle in 64 seconds;Difference->@difference~Flag is missing;X:percent;Y:percent;Second:number#0-3600;Correct:boolean
- Flag after 5 s | round=Sandcastle in 64 seconds; difference=Flag is missing; x=43; y=19; second=5
- Bucket after 22 s | round=Sandcastle in 64 seconds; difference=Other bucket colour; x=70; y=81; second=22
- Comb after 11 s | round=Haircut, one short; difference=Comb turned round; x=31; y=54; second=11
- Wrong corner | round=Turkey, three found; x=2; y=96; second=14
item picture theme|theme|category: Name!;Cover:image;Style=Cartoon|Photo|Drawing;Pairs:number#0-1000;Unlock after points:number#0-1000000
- At the seaside | style=Cartoon; pairs=6; unlock_after_points=0
- In town | style=Cartoon; pairs=9; unlock_after_points=500
- Holidays | style=Cartoon; pairs=4; unlock_after_points=2000
- Old photos | style=Photo; pairs=3; unlock_after_points=5000
item game rule|rule|rule page: Title!;Text:long;Picture:image;Position:number#1-50;Penalty:number(s)#0-60
- Seven differences | text=Each pair hides seven.; position=1; penalty=0
- The clock | text=The time runs from the first look.; position=2; penalty=0
- Wrong clicks | text=A wrong click costs five seconds.; position=3; penalty=5
- Hints | text=A hint shows the quarter to look in.; position=4; penalty=15
! record best score|leaderboard entry|ranking: Title!;Player~Mara Lindt|Joel Abara;Pair->@picture pair|puzzle~The sandcastle;Score:number#0-1000000;Seconds:number#0-3600;Rank:number#1-1000000
- First on the sandcastle | pair=The sandcastle; score=1180; seconds=38; rank=1
- Second on the sandcastle | pair=The sandcastle; score=1110; seconds=44; rank=2
- First at the barber | pair=Haircut trouble; score=870; seconds=61; rank=1
- First at dinner | pair=Turkey dinner; score=640; seconds=70; rank=1
# dice game|fantasy dice|board game online|game lobby
item game character|character|hero|player character: Name!;Owner->@user;Folk=Human|Elf|Dwarf|Orc|Halfling;Calling=Warrior|Wizard|Rogue|Healer;Level:number#1-100;Life:number#0-1000;Strength:number#1-30;Magic:number#0-30;Gold:number#0-1000000;Portrait:image;~Status=Alive|Resting|Fallen
- Bramble Oakfoot | folk=Halfling; calling=Rogue; level=4; life=31; strength=9; magic=3; gold=140; status=Alive
- Sigrun Stonehand | folk=Dwarf; calling=Warrior; level=6; life=58; strength=18; magic=1; gold=85; status=Alive
- Ilvar of the Mist | folk=Elf; calling=Wizard; level=5; life=27; strength=7; magic=17; gold=210; status=Resting
- Gruk | folk=Orc; calling=Healer; level=3; life=36; strength=14; magic=8; gold=12; status=Fallen
item game room|room|game table|lobby room: Name!;Host->@user;Board->@game board|board|map~Dragon pass;Players:number#2-8;Joined:number#0-8;Turn limit:number(s)#10-600;Private:boolean;Password;~Status=Waiting|Playing|Finished
- Friday dragons | board=Dragon pass; players=4; joined=3; turn_limit=60; status=Waiting
- Quick duel | board=Ring of stones; players=2; joined=2; turn_limit=30; status=Playing
- Family table | board=Goblin market; players=6; joined=5; turn_limit=120; status=Waiting
- Long night | board=Dragon pass; players=4; joined=4; turn_limit=90; status=Finished
record game turn|turn|dice roll|move|roll: Title!;Room->@game room|room~Quick duel;Character->@game character|character~Sigrun Stonehand;Dice~2d6;Result:number#1-200;Action=Move|Attack|Trade|Magic|Rest;From field:number#0-1000;To field:number#0-1000;Turn:number#1-10000
- Sigrun moves 9 | room=Quick duel; character=Sigrun Stonehand; dice=2d6; result=9; action=Move; from_field=12; to_field=21; turn=7
- Ilvar throws fire | room=Quick duel; character=Ilvar of the Mist; dice=1d20; result=17; action=Magic; from_field=20; to_field=20; turn=8
- Bramble moves 4 | room=Friday dragons; character=Bramble Oakfoot; dice=2d6; result=4; action=Move; from_field=0; to_field=4; turn=1
- Gruk rests | room=Long night; character=Gruk; dice=1d6; result=3; action=Rest; from_field=44; to_field=44; turn=52
record battle|fight|combat: Title!;Room->@game room|room~Quick duel;Attacker->@game character|character~Ilvar of the Mist;Defender->@game character|character~Sigrun Stonehand;Attack roll:number#1-100;Defence roll:number#1-100;Damage:number#0-1000;Gold won:number#0-100000;~Result=Hit|Missed|Draw|Fallen
- Fire at the bridge | room=Quick duel; attacker=Ilvar of the Mist; defender=Sigrun Stonehand; attack_roll=17; defence_roll=9; damage=14; gold_won=0; result=Hit
- Axe answer | room=Quick duel; attacker=Sigrun Stonehand; defender=Ilvar of the Mist; attack_roll=6; defence_roll=12; damage=0; gold_won=0; result=Missed
- Last stand of Gruk | room=Long night; attacker=Sigrun Stonehand; defender=Gruk; attack_roll=20; defence_roll=4; damage=36; gold_won=12; result=Fallen
- Knife in the market | room=Family table; attacker=Bramble Oakfoot; defender=Gruk; attack_roll=11; defence_roll=11; damage=0; gold_won=0; result=Draw
record trade|exchange|trade offer: Title!;Room->@game room|room~Family table;Seller->@game character|character~Bramble Oakfoot;Buyer->@game character|character~Gruk;Item->@game item|item~Healing herb;Gold:number#0-100000;~Status=Offered|Accepted|Refused
- Herb for Gruk | room=Family table; seller=Bramble Oakfoot; buyer=Gruk; item=Healing herb; gold=10; status=Accepted
- Rune axe on offer | room=Friday dragons; seller=Sigrun Stonehand; item=Rune axe; gold=80; status=Offered
- Cloak for Bramble | room=Friday dragons; seller=Ilvar of the Mist; buyer=Bramble Oakfoot; item=Grey cloak; gold=45; status=Refused
- Map of the pass | room=Long night; seller=Ilvar of the Mist; buyer=Sigrun Stonehand; item=Torn map; gold=25; status=Accepted
item game board|board|map|game rule: Name!;Fields:number#4-1000;Players:number#2-8;Difficulty=Easy|Medium|Hard;Rules:long;Picture:image
- Dragon pass | fields=60; players=4; difficulty=Hard; rules=Double six wakes the dragon.
- Ring of stones | fields=24; players=2; difficulty=Easy; rules=First round the ring wins.
- Goblin market | fields=40; players=6; difficulty=Medium; rules=Trade on every fifth field.
- Sunken tower | fields=52; players=5; difficulty=Hard; rules=The water rises each round.
! item game item|item|equipment: Name!;Owner->@game character|character~Sigrun Stonehand;Kind=Weapon|Armour|Potion|Tool|Treasure;Bonus:number#0-100;Price:number(gold)#0-100000
- Rune axe | owner=Sigrun Stonehand; kind=Weapon; bonus=4; price=80
- Healing herb | owner=Gruk; kind=Potion; bonus=8; price=10
- Grey cloak | owner=Ilvar of the Mist; kind=Armour; bonus=2; price=45
- Torn map | owner=Sigrun Stonehand; kind=Tool; bonus=1; price=25
! record room player|seat|participant: Title!;Room->@game room|room~Quick duel;Character->@game character|character~Sigrun Stonehand;Seat:number#1-8;Field:number#0-1000;Points:number#0-100000;~Status=Ready|Playing|Out|Winner
- Sigrun in Quick duel | room=Quick duel; character=Sigrun Stonehand; seat=1; field=21; points=40; status=Playing
- Ilvar in Quick duel | room=Quick duel; character=Ilvar of the Mist; seat=2; field=20; points=55; status=Playing
- Bramble in Friday dragons | room=Friday dragons; character=Bramble Oakfoot; seat=1; field=4; points=4; status=Ready
- Gruk in Long night | room=Long night; character=Gruk; seat=3; field=44; points=12; status=Out
# personality test|psychological test|q&a game|entertainment test|character test|fun test|trivia test
item personality test|test|q&a game|test game|quiz game: Title!;Category->@test category|category~Friendship|Work;Questions:number#1-200;Minutes:number#1-120;Kind=Points|Types|Right or wrong;Cover:image;Intro:long;~Players:number#0-100000000;~Status=Draft|Online|Offline
- Which weather are you? | category=Character; questions=4; minutes=2; kind=Types; players=40210; status=Online
- How good a friend are you? | category=Friendship; questions=10; minutes=4; kind=Points; players=18800; status=Online
- Your animal at work | category=Work; questions=8; minutes=3; kind=Types; players=9450; status=Online
- Do you know your town? | category=Knowledge; questions=12; minutes=5; kind=Right or wrong; players=0; status=Draft
item test question|question|quiz question: Question!;Test->@personality test|test~Which weather are you?;Position:number#1-200;Kind=One answer|Several answers|Scale|Picture;Picture:image;Points:number#0-100
- A free Sunday begins with... | test=Which weather are you?; position=1; kind=One answer; points=3
- Someone is late again. You... | test=Which weather are you?; position=2; kind=One answer; points=3
- A friend calls at 2 a.m. | test=How good a friend are you?; position=1; kind=Scale; points=5
- Your desk looks like... | test=Your animal at work; position=1; kind=Picture; points=2
! item answer option|option|answer: Answer!;Question->@test question|question~A free Sunday begins with...;Position:number#1-20;Points:number#0-100;Leads to->@result type|test result|outcome~Summer storm;Picture:image
- Ten plans at once | question=A free Sunday begins with...; position=1; points=3; leads_to=Summer storm
- Tea and a window | question=A free Sunday begins with...; position=2; points=1; leads_to=Soft rain
- I laugh it off | question=Someone is late again. You...; position=1; points=1; leads_to=Clear sky
- I say so at once | question=Someone is late again. You...; position=2; points=3; leads_to=Summer storm
item result type|outcome|personality type|result text: Name!;Test->@personality test|test~Which weather are you?;Points from:number#0-1000;Points to:number#0-1000;Text:long;Picture:image;Share text
- Summer storm | test=Which weather are you?; points_from=9; points_to=12; text=You arrive and the air is different.
- Soft rain | test=Which weather are you?; points_from=0; points_to=4; text=Things grow around you.
- Clear sky | test=Which weather are you?; points_from=5; points_to=8; text=People breathe out near you.
- Office otter | test=Your animal at work; points_from=0; points_to=8; text=Playful, quick and never alone.
record test record|test result|play record|test attempt|participation: Title!;Test->@personality test|test~Which weather are you?;Player->@user;Points:number#0-1000;Result->@result type|outcome~Soft rain;Seconds:number#0-10000;Taken on:date;Shared:boolean
- Lea is soft rain | test=Which weather are you?; points=3; result=Soft rain; seconds=70
- Omar is a storm | test=Which weather are you?; points=11; result=Summer storm; seconds=52
- Yun is an otter | test=Your animal at work; points=6; result=Office otter; seconds=95
- Pia, clear sky | test=Which weather are you?; points=7; result=Clear sky; seconds=64
! record given answer|answer record|chosen answer: Title!;Attempt->@test record|test result~Lea is soft rain;Question->@test question|question~A free Sunday begins with...;Chosen->@answer option|option~Tea and a window;Points:number#0-100
- Lea, Sunday | attempt=Lea is soft rain; question=A free Sunday begins with...; chosen=Tea and a window; points=1
- Lea, late friend | attempt=Lea is soft rain; question=Someone is late again. You...; chosen=I laugh it off; points=1
- Omar, Sunday | attempt=Omar is a storm; question=A free Sunday begins with...; chosen=Ten plans at once; points=3
- Omar, late friend | attempt=Omar is a storm; question=Someone is late again. You...; chosen=I say so at once; points=3
item mini-program theme|theme|theme setting: Name!;Main color;Background:image;Font;Music:file;Season=Any|Spring|Summer|Autumn|Winter;~Status=Active|Off
- Sunny paper | main_color=gold; font=Rounded; season=Summer; status=Active
- Deep night | main_color=indigo; font=Serif; season=Any; status=Off
- First snow | main_color=ice blue; font=Rounded; season=Winter; status=Off
- Blossom | main_color=pink; font=Script; season=Spring; status=Off
item test category|category: Name!;Position:number#1-99;Icon:image;Color
- Character | position=1; color=gold
- Friendship | position=2; color=pink
- Work | position=3; color=teal
- Knowledge | position=4; color=blue
# game api|game interface|game server|game backend|payment callback
item game server|server|server list|game zone: Name!;Region=Europe|Asia|America|Oceania;Address;Port:number#1-65535;Players online:number#0-1000000;Most players:number#1-1000000;Client version;Opened on:date;~Status=Smooth|Busy|Full|Maintenance|Closed
- Emberfall 1 | region=Europe; address=eu1.example.com; port=7001; players_online=3120; most_players=5000; client_version=1.8.2; status=Smooth
- Emberfall 2 | region=Europe; address=eu2.example.com; port=7001; players_online=4990; most_players=5000; client_version=1.8.2; status=Full
- Lotus Gate | region=Asia; address=as1.example.com; port=7002; players_online=4410; most_players=5000; client_version=1.8.2; status=Busy
- Pine Ridge | region=America; address=us1.example.com; port=7001; players_online=0; most_players=4000; client_version=1.8.1; status=Maintenance
record game character|character|character information|role report|character report: Name!;Player->@user;Server->@game server|server~Emberfall 1;Calling=Knight|Mage|Ranger|Monk;Level:number#1-300;Power:number#0-100000000;Gold:number#0-1000000000;Guild;Event=Created|Level up|Sign-in|Renamed;Reported on:date
- Ashwin | server=Emberfall 1; calling=Knight; level=62; power=184200; gold=91400; guild=Dawn; event=Level up
- Moonpetal | server=Lotus Gate; calling=Mage; level=88; power=402100; gold=220000; guild=Nine Lakes; event=Sign-in
- Tuck | server=Emberfall 2; calling=Monk; level=7; power=2100; gold=340; event=Created
- Longstep | server=Pine Ridge; calling=Ranger; level=45; power=97000; gold=12800; guild=Cedar; event=Renamed
record payment callback|callback|recharge order|payment notice: Order number!;Character->@game character|character~Ashwin;Server->@game server|server~Emberfall 1;Item~600 gems;Amount:money;Channel=App store|Play store|Card|Wallet;Signature valid:boolean;Tries:number#1-20;Called on:date;~Status=Received|Checked|Delivered|Refused|Refunded
- PAY-90021 | character=Ashwin; server=Emberfall 1; item=600 gems; amount=9.99; channel=App store; tries=1; status=Delivered
- PAY-90022 | character=Moonpetal; server=Lotus Gate; item=Month card; amount=4.99; channel=Wallet; tries=2; status=Checked
- PAY-90023 | character=Tuck; server=Emberfall 2; item=Starter pack; amount=0.99; channel=Play store; tries=1; status=Delivered
- PAY-90024 | character=Longstep; server=Pine Ridge; item=600 gems; amount=9.99; channel=Card; tries=4; status=Refused
record game login|login record|login|sign-in record|session: Title!;Player->@user;Server->@game server|server~Emberfall 1;Channel=Own account|Guest|Store account;Device;Client version;Network address;Token;Signed in on:date;~Result=Success|Wrong password|Banned|Expired
- Ashwin on a phone | server=Emberfall 1; channel=Store account; device=Phone; client_version=1.8.2; result=Success
- Moonpetal on a tablet | server=Lotus Gate; channel=Own account; device=Tablet; client_version=1.8.2; result=Success
- Guest 4471 | server=Emberfall 2; channel=Guest; device=Phone; client_version=1.8.0; result=Expired
- Unknown key | server=Pine Ridge; channel=Own account; device=Desktop; client_version=1.7.9; result=Banned
item api interface|interface|api|endpoint|game api: Name!;Path;Method=GET|POST;Version;Parameters:long;Response:long;Signed:boolean;Calls per minute:number#1-1000000;~Status=Live|Test|Retired
- Sign in | path=/v2/login; method=POST; version=2.0; parameters=account, token, device; calls_per_minute=600; status=Live
- Server list | path=/v2/servers; method=GET; version=2.0; parameters=region, version; calls_per_minute=1200; status=Live
- Report character | path=/v2/character; method=POST; version=2.0; parameters=character, level, power; calls_per_minute=900; status=Live
- Payment callback | path=/v1/pay; method=POST; version=1.0; parameters=order, amount, sign; calls_per_minute=300; status=Live
! record api call|interface log|call log: Title!;Interface->@api interface|interface~Server list;Caller;Response code:number#100-599;Duration:number(ms)#0-60000;Message;Called on:date
- Server list, client 1.8.2 | interface=Server list; caller=Phone client; response_code=200; duration=21
- Sign in with bad token | interface=Sign in; caller=Desktop client; response_code=401; duration=9; message=Token expired
- Callback 90024 | interface=Payment callback; caller=Card service; response_code=403; duration=14; message=Signature is wrong
- Ashwin level 62 | interface=Report character; caller=Phone client; response_code=200; duration=33
item analysis platform|third-party platform|data platform|analytics connection: Name!;Address:url;Events sent;Key;Every:number(min)#1-1440;~Sent today:number#0-100000000;~Status=Connected|Paused|Error
- Funnel One | events_sent=login, create, pay; every=5; sent_today=41200; status=Connected
- Heatboard | events_sent=level up; every=15; sent_today=9300; status=Connected
- Adtrace | events_sent=install, pay; every=1; sent_today=880; status=Error
- House warehouse | events_sent=all; every=60; sent_today=120400; status=Connected
! record daily statistic|game statistic|statistic [statist|analy]: Title!;Server->@game server|server~Emberfall 1;Day:date;New players:number#0-10000000;Active players:number#0-10000000;Paying players:number#0-10000000;Revenue:money;Back next day:percent
- Emberfall 1, Monday | server=Emberfall 1; new_players=210; active_players=8120; paying_players=302; revenue=2810; back_next_day=41
- Lotus Gate, Monday | server=Lotus Gate; new_players=640; active_players=15100; paying_players=910; revenue=6920; back_next_day=44
- Emberfall 2, Monday | server=Emberfall 2; new_players=80; active_players=9900; paying_players=420; revenue=3105; back_next_day=38
- Pine Ridge, Monday | server=Pine Ridge; new_players=12; active_players=1810; paying_players=61; revenue=390; back_next_day=35
# radius search|perimeter search|running competition|running event|marathon calendar|listing grid
event running competition|competition|race|running event|listing|run: Name!;City~Kassel|Ulm;Postcode;Latitude:number;Longitude:number;Day:date!;Starts at:time;Distances~5 km, 10 km|Half marathon;Surface=Road|Trail|Track|Mixed;Entry fee:money;Organizer->@race organizer|organizer~TSV Ulm;Website:url;~Status=Open|Full|Held|Cancelled
- Danube half marathon | city=Ulm; postcode=89073; latitude=48.4; longitude=10; distances=Half marathon; surface=Road; entry_fee=39; organizer=TSV Ulm; status=Open
- Hercules hill run | city=Kassel; postcode=34131; latitude=51.3; longitude=9.4; distances=12 km; surface=Trail; entry_fee=22; organizer=Runners Kassel; status=Open
- Night ten | city=Bremen; postcode=28195; latitude=53.1; longitude=8.8; distances=5 km, 10 km; surface=Road; entry_fee=18; organizer=Weser Sport; status=Full
- Lake ultra | city=Konstanz; postcode=78462; latitude=47.7; longitude=9.2; distances=52 km; surface=Mixed; entry_fee=64; organizer=Lake Runners; status=Open
item place|zip code|postal code|postcode|location: Postcode!;Town~Ulm;State~Hesse|Bavaria;Latitude:number;Longitude:number;Inhabitants:number#0-10000000
- 89073 | town=Ulm; state=Baden-Württemberg; latitude=48.4; longitude=10; inhabitants=128900
- 34131 | town=Kassel; state=Hesse; latitude=51.3; longitude=9.4; inhabitants=204700
- 28195 | town=Bremen; state=Bremen; latitude=53.1; longitude=8.8; inhabitants=577000
- 78462 | town=Konstanz; state=Baden-Württemberg; latitude=47.7; longitude=9.2; inhabitants=85800
record search|radius search|search record|search query|saved search: Title!;Place or postcode;Radius:number(km)#1-500;From:date;Until:date;Distance wanted~10 km;Results:number#0-10000;Duration:number(ms)#0-60000;User->@user;Searched on:date
- 50 km round Ulm | place_or_postcode=89073; radius=50; results=41; duration=310
- 25 km round Kassel, trail | place_or_postcode=Kassel; radius=25; distance_wanted=12 km; results=6; duration=220
- 100 km round Bremen | place_or_postcode=Bremen; radius=100; results=118; duration=640
- 10 km round Konstanz | place_or_postcode=78462; radius=10; results=3; duration=140
item search filter|filter|filter setting|radius option: Name!;Field=Radius|Date|Distance|Surface|State|Fee;Default value;Choices;Position:number#1-20;Shown:boolean
- Radius | field=Radius; default_value=50 km; choices=10, 25, 50, 100, 200 km; position=1
- Date | field=Date; default_value=Next three months; position=2
- Distance | field=Distance; choices=5 km, 10 km, half, full, ultra; position=3
- Surface | field=Surface; choices=Road, trail, track; position=4
item race organizer|organizer|club: Name!;City~Ulm;Contact person;Email:email;Phone:phone;Website:url;~Races:number#0-1000
- TSV Ulm | city=Ulm; contact_person=Gerd Haas; races=3
- Runners Kassel | city=Kassel; contact_person=Jule Arndt; races=5
- Weser Sport | city=Bremen; contact_person=Kai Behn; races=2
- Lake Runners | city=Konstanz; contact_person=Anna Moos; races=1
! record race entry|race registration|saved race|participation: Title!;Race->@running competition|race~Night ten;Runner~Mara Lindt|Joel Abara;Distance~10 km;Bib:number#1-100000;Finish time;Entered on:date;~Status=Saved|Entered|Finished|Did not start
- Ten kilometres by night | race=Night ten; distance=10 km; bib=412; finish_time=48:20; status=Finished
- Half along the Danube | race=Danube half marathon; distance=21.1 km; status=Entered
- Hill run, maybe | race=Hercules hill run; distance=12 km; status=Saved
- Ultra with Tom | race=Lake ultra; distance=52 km; bib=77; status=Did not start
# game of life|cellular automaton|cellular automata|life simulation
item rule|life rule|classic rule|user-defined rule|game rule: Name!;Rule code;Born with;Survives with;Kind=Classic|Own;Behaviour=Chaotic|Stable|Growing|Replicating;Description:long;Author->@user;~Uses:number#0-1000000
- Conway's Life | rule_code=B3/S23; born_with=3; survives_with=2, 3; kind=Classic; behaviour=Chaotic; uses=8120
- HighLife | rule_code=B36/S23; born_with=3, 6; survives_with=2, 3; kind=Classic; behaviour=Replicating; uses=944
- Day and Night | rule_code=B3678/S34678; born_with=3, 6, 7, 8; survives_with=3, 4, 6, 7, 8; kind=Classic; behaviour=Stable; uses=512
- Seeds | rule_code=B2/S; born_with=2; survives_with=none; kind=Classic; behaviour=Growing; uses=377
item pattern|start pattern|cell pattern|initial state: Name!;Kind=Still life|Oscillator|Spaceship|Gun|Methuselah|Own;Cells:long;Width:number#1-10000;Height:number#1-10000;Period:number#0-10000;Rule->@rule|life rule~Conway's Life;Picture:image;Author->@user
- Glider | kind=Spaceship; cells=.O.,..O,OOO; width=3; height=3; period=4; rule=Conway's Life
- Pulsar | kind=Oscillator; width=13; height=13; period=3; rule=Conway's Life
- Gosper gun | kind=Gun; width=36; height=9; period=30; rule=Conway's Life
- R-pentomino | kind=Methuselah; cells=.OO,OO.,.O.; width=3; height=3; period=0; rule=Conway's Life
record simulation|game|simulation run|game record|game process|run: Title!;Rule->@rule|life rule~Conway's Life;Pattern->@pattern|start pattern~Glider;Width:number#3-10000;Height:number#3-10000;Edges=Torus|Dead|Mirror;Speed:number(gen/s)#1-1000;Fill:percent;Seed:number#0-1000000000;~Generation:number#0-100000000;~Living cells:number#0-100000000;Started by->@user;~Status=Ready|Running|Paused|Stable|Died out
- Glider on a torus | rule=Conway's Life; pattern=Glider; width=40; height=40; edges=Torus; speed=10; fill=0; generation=640; living_cells=5; status=Running
- Five cells, long life | rule=Conway's Life; pattern=R-pentomino; width=400; height=400; edges=Dead; speed=60; fill=0; generation=1103; living_cells=116; status=Stable
- Random HighLife | rule=HighLife; width=120; height=80; edges=Torus; speed=20; fill=30; seed=4711; generation=210; living_cells=802; status=Paused
- Seeds explosion | rule=Seeds; width=200; height=200; edges=Dead; speed=30; fill=1; seed=12; generation=90; living_cells=6120; status=Running
! record generation record|generation|recording|snapshot: Title!;Simulation->@simulation|game~Five cells, long life;Generation:number#0-100000000;Living cells:number#0-100000000;Born:number#0-100000000;Died:number#0-100000000;Cells:long;Picture:image
- Five cells, generation 0 | simulation=Five cells, long life; generation=0; living_cells=5; born=0; died=0
- Five cells, generation 500 | simulation=Five cells, long life; generation=500; living_cells=201; born=61; died=58
- Five cells, the end | simulation=Five cells, long life; generation=1103; living_cells=116; born=0; died=0
- HighLife, generation 210 | simulation=Random HighLife; generation=210; living_cells=802; born=144; died=151
record analysis|game analysis|simulation analysis|result: Title!;Simulation->@simulation|game~Five cells, long life;Stable after:number#0-100000000;Most cells:number#0-100000000;Period:number#0-10000;Gliders sent:number#0-10000;Remark:long;Made on:date
- R-pentomino settles | simulation=Five cells, long life; stable_after=1103; most_cells=319; period=2; gliders_sent=6
- Glider goes round | simulation=Glider on a torus; stable_after=0; most_cells=5; period=160; gliders_sent=1
- HighLife soup | simulation=Random HighLife; stable_after=0; most_cells=2880; period=0; gliders_sent=0
- Seeds front | simulation=Seeds explosion; stable_after=0; most_cells=6120; period=0; gliders_sent=0
! item game setting|game parameter|parameter|setting: Name!;User~Mara Lindt|Joel Abara;Width:number#3-10000;Height:number#3-10000;Speed:number(gen/s)#1-1000;Edges=Torus|Dead|Mirror;Cell colour;Show grid:boolean;Record every:number(gen)#1-10000
- Small and slow | width=40; height=40; speed=5; edges=Torus; cell_colour=teal; record_every=1
- Big field | width=400; height=400; speed=60; edges=Dead; cell_colour=black; record_every=50
- Classroom | width=60; height=40; speed=2; edges=Torus; cell_colour=orange; record_every=1
- Night mode | width=120; height=80; speed=20; edges=Mirror; cell_colour=lime; record_every=10
# score counter|scoreboard|score board|score keeper|scoring website|vs score
event match|game|vs match|contest|score counter|battle: Title!;Side A->@side|team~Red Corner|Blue Corner;Side B->@side|team~Blue Corner|Green Hawks;Sport=Table tennis|Basketball|Badminton|Debate|Board game|Other;Played on:date;Starts at:time;Points to win:number#1-1000;~Score A:number#0-1000;~Score B:number#0-1000;~Status=Planned|Running|Paused|Finished
- Table tennis, club evening | side_a=Red Corner; side_b=Blue Corner; sport=Table tennis; points_to_win=11; score_a=11; score_b=8; status=Finished
- Hawks against Owls | side_a=Green Hawks; side_b=Night Owls; sport=Basketball; points_to_win=100; score_a=54; score_b=61; status=Running
- School debate final | side_a=Blue Corner; side_b=Night Owls; sport=Debate; points_to_win=50; score_a=0; score_b=0; status=Planned
- Badminton double | side_a=Red Corner; side_b=Green Hawks; sport=Badminton; points_to_win=21; score_a=14; score_b=14; status=Paused
item side|team|player|contestant: Name!;Short name;Colour=Red|Blue|Green|Yellow|Black|White;Players:long;Logo:image;~Wins:number#0-10000;~Losses:number#0-10000
- Red Corner | short_name=RED; colour=Red; players=Ana and Lev; wins=12; losses=7
- Blue Corner | short_name=BLU; colour=Blue; players=Timo and Ruth; wins=9; losses=10
- Green Hawks | short_name=GRH; colour=Green; players=Eight players from Hill school; wins=15; losses=4
- Night Owls | short_name=OWL; colour=Black; players=Nine players from the evening club; wins=6; losses=8
record score|point|score entry|score record|scoring: Title!;Match->@match|game~Hawks against Owls|Badminton double;Side->@side|team~Green Hawks|Night Owls;Points:number#-100-100;Period:number#1-20;Scored at:time;Entered by~Scorer's table|Phone of the referee;Taken back:boolean
- Three from the corner | match=Hawks against Owls; side=Night Owls; points=3; period=2; entered_by=Scorer's table
- Free throw | match=Hawks against Owls; side=Green Hawks; points=1; period=2; entered_by=Scorer's table
- Long rally | match=Badminton double; side=Red Corner; points=1; period=1; entered_by=Phone of the referee
- Last point | match=Table tennis, club evening; side=Red Corner; points=1; period=1; entered_by=Scorer's table
item announcement|voice broadcast|voice announcement|broadcast text|voice template: Title!;Text:long!;Said when=Point|Lead change|Set won|Match won|By hand;Voice->@voice setting|voice~Hall voice|Quiet room;Enabled:boolean;Sound:file
- Point call | text=Point for {side}, {score a} to {score b}; said_when=Point; voice=Hall voice
- New leader | text={side} takes the lead; said_when=Lead change; voice=Hall voice
- Set call | text=Set to {side}; said_when=Set won; voice=Quiet room
- Winner | text={side} wins the match; said_when=Match won; voice=Hall voice
! record broadcast log|broadcast record|voice broadcast record: Text!;Match->@match|game~Hawks against Owls|Table tennis, club evening;Announcement->@announcement|voice broadcast~Point call|Winner;Said at:time;Started by=Score|Hand;~Result=Played|Skipped|No sound
- Point for Night Owls, 54 to 61 | match=Hawks against Owls; announcement=Point call; started_by=Score; result=Played
- Night Owls takes the lead | match=Hawks against Owls; announcement=New leader; started_by=Score; result=Played
- Red Corner wins the match | match=Table tennis, club evening; announcement=Winner; started_by=Score; result=Played
- Point for Red Corner, 14 to 14 | match=Badminton double; announcement=Point call; started_by=Hand; result=No sound
! item voice setting|voice|display setting: Name!;Language=English|German|Spanish|French|Chinese;Speed:number#1-10;Volume:percent;Large digits:boolean;Screen=Phone|Tablet|Television|Projector
- Hall voice | language=English; speed=5; volume=100; screen=Projector
- Quiet room | language=English; speed=4; volume=40; screen=Tablet
- Spanish hall | language=Spanish; speed=6; volume=90; screen=Television
- Phone in the pocket | language=German; speed=6; volume=60; screen=Phone
# casual game|feeding chicken|collecting egg|virtual farm|pet game|raising game|egg exchange
item chicken|pet|animal|virtual pet|hen: Name!;Owner;Breed=Brown hen|White hen|Golden hen|Speckled hen;Level:number#1-100;Hunger:percent;Happiness:percent;Eggs per day:number#0-20;Hatched on:date;~State=Hungry|Fed|Laying|Asleep
- Henrietta | owner=mika; breed=Brown hen; level=7; hunger=20; happiness=90; eggs_per_day=3; state=Laying
- Cloud | owner=mika; breed=White hen; level=3; hunger=65; happiness=60; eggs_per_day=1; state=Hungry
- Nugget of Joy | owner=tessa; breed=Golden hen; level=15; hunger=10; happiness=98; eggs_per_day=6; state=Fed
- Pepper | owner=oleg; breed=Speckled hen; level=4; hunger=35; happiness=75; eggs_per_day=2; state=Asleep
item task|daily task|game task|mission: Name!;Description:long;Kind=Daily|Weekly|Once;Reward in feed:number(g)#0-10000;Times a day:number#1-100;Starts on:date;Ends on:date;~Status=Open|Ended
- Sign in | description=Open the game once.; kind=Daily; reward_in_feed=50; times_a_day=1; status=Open
- Visit a friend's yard | description=Say hello to three hens.; kind=Daily; reward_in_feed=30; times_a_day=3; status=Open
- Invite a friend | description=A friend hatches the first hen.; kind=Once; reward_in_feed=500; times_a_day=1; status=Open
- Harvest feast | description=Collect forty eggs in a week.; kind=Weekly; reward_in_feed=300; times_a_day=1; status=Ended
! record completed task|task completion|task record: Title!;Task->@task|mission~Sign in|Invite a friend;Player;Done on:date;Feed earned:number(g)#0-10000;~State=Done|Reward taken
- mika signed in | task=Sign in; player=mika; feed_earned=50; state=Reward taken
- tessa invited oleg | task=Invite a friend; player=tessa; feed_earned=500; state=Reward taken
- oleg said hello | task=Visit a friend's yard; player=oleg; feed_earned=30; state=Done
- mika said hello | task=Visit a friend's yard; player=mika; feed_earned=90; state=Reward taken
record feeding|feeding record|feed record: Title!;Chicken->@chicken|pet~Henrietta|Cloud;Player;Feed=Corn|Wheat|Worms|Magic grain;Amount:number(g)#1-1000;Fed on:date;Fed at:time
- Corn for Henrietta | chicken=Henrietta; player=mika; feed=Corn; amount=60
- Wheat for Cloud | chicken=Cloud; player=mika; feed=Wheat; amount=40
- Worms for Pepper | chicken=Pepper; player=oleg; feed=Worms; amount=20
- Magic for Nugget | chicken=Nugget of Joy; player=tessa; feed=Magic grain; amount=10
record egg|egg collection|collected egg|egg record: Title!;Chicken->@chicken|pet~Henrietta|Nugget of Joy;Player;Kind=Plain|Brown|Golden;Eggs:number#1-1000;Collected on:date;Used:boolean
- Morning eggs of Henrietta | chicken=Henrietta; player=mika; kind=Brown; eggs=3
- Golden egg | chicken=Nugget of Joy; player=tessa; kind=Golden; eggs=1
- First egg of Cloud | chicken=Cloud; player=mika; kind=Plain; eggs=1
- Two of Pepper | chicken=Pepper; player=oleg; kind=Brown; eggs=2
item exchange item|exchange good|goods|reward|prize: Name!;Price in eggs:number#1-100000;Kind=Real good|Coupon|Game item;Stock:number#0-100000;Picture:image;Description:long;~Status=Available|Sold out
- Box of ten real eggs | price_in_eggs=200; kind=Real good; stock=40; description=From a farm near you.; status=Available
- Straw hat for the hen | price_in_eggs=25; kind=Game item; stock=9999; description=Two percent happier.; status=Available
- Bakery coupon | price_in_eggs=120; kind=Coupon; stock=150; description=Five off a cake.; status=Available
- Egg cup of oak | price_in_eggs=400; kind=Real good; stock=0; description=Turned by hand.; status=Sold out
record exchange|exchange record|goods exchange|redemption: Title!;Exchange item->@exchange item|goods~Box of ten real eggs|Straw hat for the hen;Player;Eggs paid:number#1-100000;Address;Exchanged on:date;~Status=New|Sent|Delivered|Cancelled
- Eggs for mika | exchange_item=Box of ten real eggs; player=mika; eggs_paid=200; address=Lime street 4; status=Sent
- Hat for Nugget | exchange_item=Straw hat for the hen; player=tessa; eggs_paid=25; address=In the game; status=Delivered
- Cake coupon | exchange_item=Bakery coupon; player=oleg; eggs_paid=120; address=By email; status=Delivered
- Egg cup | exchange_item=Egg cup of oak; player=tessa; eggs_paid=400; address=Hill road 2; status=Cancelled
# character customization|character creator|avatar creator|avatar maker|character design|customize the appearance
item character|customized character|avatar|final character: Name!;Creator;Hair->@appearance option|option~Red curls|Short grey;Skin tone->@appearance option|option~Warm brown|Pale rose;Eyes->@appearance option|option~Green almond|Round blue;Mouth->@appearance option|option~Wide smile|Thin line;Background colour;Picture:image;Made on:date;~Status=Draft|Submitted|Public
- Captain Reed | creator=ilja; hair=Short grey; skin_tone=Pale rose; eyes=Round blue; mouth=Thin line; background_colour=Navy; status=Public
- Sunny | creator=ama; hair=Red curls; skin_tone=Warm brown; eyes=Green almond; mouth=Wide smile; background_colour=Yellow; status=Submitted
- Professor Owl | creator=ilja; hair=Short grey; skin_tone=Warm brown; eyes=Round blue; mouth=Thin line; background_colour=Brown; status=Public
- Test face | creator=max; hair=Red curls; skin_tone=Pale rose; eyes=Green almond; mouth=Thin line; background_colour=White; status=Draft
item appearance option|option|customization option|part: Name!;Feature->@feature|feature category~Hair|Eyes;Picture:image;Colour;Position in slider:number#1-1000;Price in coins:number#0-100000;~Chosen:number#0-10000000;~Status=Available|Hidden
- Red curls | feature=Hair; colour=Red; position_in_slider=1; price_in_coins=0; chosen=812; status=Available
- Short grey | feature=Hair; colour=Grey; position_in_slider=2; price_in_coins=0; chosen=405; status=Available
- Warm brown | feature=Skin tone; colour=Brown; position_in_slider=3; price_in_coins=0; chosen=990; status=Available
- Pale rose | feature=Skin tone; colour=Rose; position_in_slider=1; price_in_coins=0; chosen=730; status=Available
- Green almond | feature=Eyes; colour=Green; position_in_slider=2; price_in_coins=0; chosen=640; status=Available
- Round blue | feature=Eyes; colour=Blue; position_in_slider=1; price_in_coins=0; chosen=705; status=Available
- Wide smile | feature=Mouth; colour=Red; position_in_slider=1; price_in_coins=0; chosen=880; status=Available
- Thin line | feature=Mouth; colour=Dark red; position_in_slider=2; price_in_coins=5; chosen=210; status=Available
item feature|feature category|category|slider: Name!;Position:number#1-100;Layer:number#1-100;Required:boolean;Icon;~Options:number#0-1000
- Hair | position=1; layer=5; icon=hair; options=24
- Skin tone | position=2; layer=1; icon=face; options=12
- Eyes | position=3; layer=3; icon=eye; options=18
- Mouth | position=4; layer=2; icon=mouth; options=15
record exported picture|png file|image export|submission|final image: Title!;Character->@character|avatar~Captain Reed|Sunny;Format=PNG|SVG|JPEG;Width:number(px)#16-10000;Transparent:boolean;File:file;Made on:date;~State=Waiting|Made|Failed
- Captain for the forum | character=Captain Reed; format=PNG; width=256; state=Made
- Sunny, large | character=Sunny; format=PNG; width=2048; state=Made
- Owl for a badge | character=Professor Owl; format=SVG; width=512; state=Made
- Test face small | character=Test face; format=PNG; width=64; state=Failed
! record character history|change history|saved step: Title!;Character->@character|avatar~Sunny|Captain Reed;Feature->@feature|slider~Hair|Mouth;Before;After;Changed on:date
- Sunny gets curls | character=Sunny; feature=Hair; before=Short grey; after=Red curls
- Captain stops smiling | character=Captain Reed; feature=Mouth; before=Wide smile; after=Thin line
- Owl gets blue eyes | character=Professor Owl; feature=Eyes; before=Green almond; after=Round blue
- Sunny warmer | character=Sunny; feature=Skin tone; before=Pale rose; after=Warm brown
# mobile game|car game|racing game|browser game|game logic|level progression|multiplayer game|mini game
item level|game level|stage|track|map: Name!;Number:number#1-1000;Difficulty=Easy|Medium|Hard|Expert;Goal:long;Time limit:number(s)#0-3600;Points to pass:number#0-1000000;Obstacles:long;Picture:image;~Status=Open|Locked|In test
- Harbour road | number=1; difficulty=Easy; goal=Reach the lighthouse.; time_limit=90; points_to_pass=500; obstacles=Barrels; status=Open
- Forest bends | number=2; difficulty=Medium; goal=Three laps without a crash.; time_limit=140; points_to_pass=1200; obstacles=Logs and deer; status=Open
- Night market | number=3; difficulty=Hard; goal=Collect ten lanterns.; time_limit=160; points_to_pass=2500; obstacles=Carts; status=Open
- Storm bridge | number=4; difficulty=Expert; goal=Beat the captain.; time_limit=200; points_to_pass=5000; obstacles=Waves and wind; status=Locked
person player|player profile|game character: Name!;Nickname;Avatar:image;Level reached->@level|stage~Harbour road|Night market;Experience:number#0-10000000;Coins:number#0-10000000;Joined on:date;~Games played:number#0-1000000;~Best score:number#0-100000000
- Rapid Rita | nickname=rita; level_reached=Night market; experience=4200; coins=310; games_played=88; best_score=3920
- Slow Joe | nickname=joe; level_reached=Harbour road; experience=610; coins=45; games_played=19; best_score=940
- Comet | nickname=comet9; level_reached=Storm bridge; experience=9800; coins=1220; games_played=240; best_score=8810
- Mossy | nickname=moss; level_reached=Forest bends; experience=1900; coins=80; games_played=52; best_score=1760
record game session|game record|play record|round|run|game: Title!;Player->@player~Rapid Rita|Comet;Level->@level|stage~Forest bends|Night market;Started on:date;Length:number(s)#0-36000;Score:number#0-100000000;Collisions:number#0-10000;Pauses:number#0-1000;Device=Phone|Tablet|Computer;~Result=Won|Lost|Left|Running
- Rita in the forest | player=Rapid Rita; level=Forest bends; length=131; score=1480; collisions=1; pauses=0; device=Phone; result=Won
- Rita at the market | player=Rapid Rita; level=Night market; length=160; score=2210; collisions=4; pauses=1; device=Phone; result=Lost
- Comet on the bridge | player=Comet; level=Storm bridge; length=188; score=5350; collisions=0; pauses=0; device=Tablet; result=Won
- Joe stops early | player=Slow Joe; level=Harbour road; length=22; score=90; collisions=3; pauses=2; device=Phone; result=Left
record score|high score|leaderboard entry|leaderboard|ranking: Title!;Player->@player~Comet|Mossy;Level->@level|stage~Harbour road|Storm bridge;Score:number#0-100000000;Rank:number#1-1000000;Period=Today|This week|All time;Reached on:date
- Comet, storm bridge | player=Comet; level=Storm bridge; score=8810; rank=1; period=All time
- Rita, night market | player=Rapid Rita; level=Night market; score=3920; rank=4; period=All time
- Mossy, forest | player=Mossy; level=Forest bends; score=1760; rank=2; period=This week
- Joe, harbour | player=Slow Joe; level=Harbour road; score=940; rank=11; period=Today
item car|vehicle|game item|weapon|opponent|enemy: Name!;Kind=Car|Weapon|Shield|Opponent|Boost;Speed:number#0-1000;Strength:number#0-1000;Handling:number#0-100;Price in coins:number#0-1000000;Unlocked at level:number#1-1000;Picture:image
- Rusty van | kind=Car; speed=90; strength=60; handling=55; price_in_coins=0; unlocked_at_level=1
- Silver wing | kind=Car; speed=160; strength=40; handling=80; price_in_coins=600; unlocked_at_level=3
- Bubble shield | kind=Shield; speed=0; strength=120; handling=0; price_in_coins=90; unlocked_at_level=2
- The Captain | kind=Opponent; speed=150; strength=200; handling=70; price_in_coins=0; unlocked_at_level=4
! record achievement|badge|reward: Title!;Player->@player~Comet|Rapid Rita;Condition:long;Coins:number#0-100000;Reached on:date
- No scratch | player=Comet; condition=Finish a level without a collision.; coins=100
- Early bird | player=Rapid Rita; condition=Play before six.; coins=20
- Ten lanterns | player=Comet; condition=Collect all lanterns.; coins=60
- First flag | player=Mossy; condition=Finish the first level.; coins=10
! record multiplayer room|game room|room|match [multi-?player|online|connection|room|opponent]: Room name!;Host->@player~Comet|Rapid Rita;Level->@level|stage~Night market|Storm bridge;Players at most:number#2-100;Players joined:number#0-100;Server=Europe|America|Asia;Started on:date;~Status=Waiting|Playing|Ended|Connection lost
- Evening race | host=Comet; level=Storm bridge; players_at_most=4; players_joined=4; server=Europe; status=Playing
- Beginners welcome | host=Rapid Rita; level=Harbour road; players_at_most=8; players_joined=3; server=Europe; status=Waiting
- Rain cup | host=Mossy; level=Forest bends; players_at_most=6; players_joined=6; server=America; status=Ended
- Two friends | host=Slow Joe; level=Harbour road; players_at_most=2; players_joined=1; server=Asia; status=Connection lost
# football match|soccer match|football score|football information|match information|football live score
event match|football match|fixture|match list|game: Title!;League->@league~Coast League|Valley Cup;Season->@season~2024/25|2023/24;Home team->@team|club~FC Quay|Mill United;Away team->@team|club~Mill United|Hill Rovers;Venue->@stadium|venue~Harbour Park|Mill Ground;Played on:date;Kick-off:time;Referee;~Home goals:number#0-50;~Away goals:number#0-50;~Status=Planned|Live|Half-time|Finished|Postponed
- Quay against Mill | league=Coast League; season=2024/25; home_team=FC Quay; away_team=Mill United; venue=Harbour Park; referee=S. Roth; home_goals=2; away_goals=1; status=Finished
- Rovers against Quay | league=Coast League; season=2024/25; home_team=Hill Rovers; away_team=FC Quay; venue=Hill Lane; referee=M. Ito; home_goals=0; away_goals=0; status=Live
- Mill against Rovers | league=Valley Cup; season=2024/25; home_team=Mill United; away_team=Hill Rovers; venue=Mill Ground; referee=L. Costa; home_goals=0; away_goals=0; status=Planned
- Stars against Mill | league=Valley Cup; season=2024/25; home_team=Lake Stars; away_team=Mill United; venue=Lake Arena; referee=S. Roth; home_goals=0; away_goals=0; status=Postponed
item league|competition|league list: Name!;Country;Level:number#1-20;Teams:number#2-100;Logo:image;Founded:number#1850-2100;~Status=Running|Ended
- Coast League | country=Northland; level=1; teams=14; founded=1921; status=Running
- Valley Cup | country=Northland; level=1; teams=32; founded=1934; status=Running
- Second Coast League | country=Northland; level=2; teams=16; founded=1950; status=Running
- Island Shield | country=Isles; level=1; teams=8; founded=1977; status=Ended
item season|season list: Name!;League->@league~Coast League|Valley Cup;Starts on:date;Ends on:date;Rounds:number#1-100;Champion;~Current:boolean
- 2024/25 | league=Coast League; rounds=26; champion=open
- 2023/24 | league=Coast League; rounds=26; champion=FC Quay
- 2022/23 | league=Coast League; rounds=26; champion=Hill Rovers
- Cup 2024 | league=Valley Cup; rounds=5; champion=Mill United
item team|club|football team: Name!;City;Founded:number#1850-2100;Colours;Stadium->@stadium|venue~Harbour Park|Hill Lane;League->@league~Coast League|Valley Cup;Logo:image;~Points:number#0-200;~Place:number#1-100
- FC Quay | city=Quayhaven; founded=1908; colours=Blue and white; stadium=Harbour Park; league=Coast League; points=41; place=1
- Mill United | city=Millbrook; founded=1921; colours=Green; stadium=Mill Ground; league=Coast League; points=36; place=3
- Hill Rovers | city=Highfield; founded=1899; colours=Red and black; stadium=Hill Lane; league=Coast League; points=38; place=2
- Lake Stars | city=Lakeside; founded=1954; colours=Yellow; stadium=Lake Arena; league=Coast League; points=12; place=13
person football player|player|player information: Name!;Team->@team|club~FC Quay|Mill United;Position=Goalkeeper|Defender|Midfielder|Forward;Shirt number:number#1-99;Born on:date;Nationality;Height:number(cm)#140-230;Photo:image;~Goals:number#0-2000;~Matches:number#0-2000;~Status=Fit|Injured|Suspended
- Arno Feld | team=FC Quay; position=Forward; shirt_number=9; nationality=Northland; height=184; goals=14; matches=21; status=Fit
- Teo Marin | team=Mill United; position=Midfielder; shirt_number=8; nationality=Isles; height=176; goals=5; matches=22; status=Fit
- Sam Okoro | team=Hill Rovers; position=Goalkeeper; shirt_number=1; nationality=Northland; height=191; goals=0; matches=20; status=Injured
- Luca Brandt | team=Lake Stars; position=Defender; shirt_number=4; nationality=Northland; height=187; goals=1; matches=18; status=Suspended
person coach|coach information|trainer: Name!;Team->@team|club~FC Quay|Hill Rovers;Born on:date;Nationality;Under contract until:date;Former clubs:long;Photo:image;~Wins:number#0-2000;~Losses:number#0-2000
- Pia Sund | team=FC Quay; nationality=Northland; former_clubs=Lake Stars; wins=48; losses=20
- Greg Mallow | team=Hill Rovers; nationality=Isles; former_clubs=Mill United, Island FC; wins=71; losses=55
- Enzo Riva | team=Mill United; nationality=Northland; former_clubs=Youth teams; wins=19; losses=17
- Tove Lind | team=Lake Stars; nationality=Northland; former_clubs=FC Quay; wins=6; losses=14
item stadium|venue|venue information|football ground: Name!;City;Address;Seats:number#0-200000;Surface=Grass|Artificial|Hybrid;Opened:number#1850-2100;Picture:image
- Harbour Park | city=Quayhaven; address=Pier road 1; seats=18400; surface=Grass; opened=1931
- Mill Ground | city=Millbrook; address=Mill lane 40; seats=9200; surface=Hybrid; opened=1965
- Hill Lane | city=Highfield; address=Hill lane 2; seats=12100; surface=Grass; opened=1912
- Lake Arena | city=Lakeside; address=Shore 8; seats=6000; surface=Artificial; opened=2009
! record match event|goal|live event|card: Title!;Match->@match|football match~Quay against Mill|Rovers against Quay;Minute:number#0-130;Kind=Goal|Own goal|Penalty|Yellow card|Red card|Substitution;Player->@football player|player~Arno Feld|Teo Marin;Team->@team|club~FC Quay|Mill United;Note
- 1 to 0, Feld | match=Quay against Mill; minute=14; kind=Goal; player=Arno Feld; team=FC Quay; note=Header
- 1 to 1, Marin | match=Quay against Mill; minute=52; kind=Penalty; player=Teo Marin; team=Mill United; note=Low left
- 2 to 1, Feld | match=Quay against Mill; minute=88; kind=Goal; player=Arno Feld; team=FC Quay; note=After a corner
- Okoro booked | match=Rovers against Quay; minute=31; kind=Yellow card; player=Sam Okoro; team=Hill Rovers; note=Time wasting
# coin flip|bet game|coin toss|flip betting
item game|game round type|coin flip game|bet type: Name!;Kind=Coin flip|Dice|Wheel|Number guess;Smallest bet:money;Largest bet:money;Win factor:number#1-100;House edge:percent;Picture:image;~Status=Open|Paused
- Classic coin | kind=Coin flip; smallest_bet=1; largest_bet=100; win_factor=1.95; house_edge=2.5; status=Open
- Silver coin | kind=Coin flip; smallest_bet=0.1; largest_bet=10; win_factor=1.9; house_edge=5; status=Open
- High coin | kind=Coin flip; smallest_bet=50; largest_bet=2000; win_factor=1.98; house_edge=1; status=Paused
- Two dice | kind=Dice; smallest_bet=1; largest_bet=50; win_factor=5.5; house_edge=4; status=Open
record bet|flip|coin flip|wager|game record|placed bet: Title!;Game->@game|coin flip game~Classic coin;Side=Heads|Tails;Amount:money!;Message->@message text|random message~Fortune likes the bold;Own message;Placed on:date;Placed at:time;Seed~8f31a0;~Landed on=Heads|Tails;~Payout:money;~Status=Open|Won|Lost|Cancelled
- Heads for 5 | game=Classic coin; side=Heads; amount=5; message=Fortune likes the bold; seed=8f31a0; landed_on=Heads; payout=9.75; status=Won
- Tails for 20 | game=Classic coin; side=Tails; amount=20; own_message=For my birthday; seed=11c9e4; landed_on=Heads; payout=0; status=Lost
- Small tails | game=Silver coin; side=Tails; amount=0.5; message=Edge or not; seed=aa7240; landed_on=Tails; payout=0.95; status=Won
- Waiting heads | game=High coin; side=Heads; amount=100; seed=003bd1; status=Open
item message text|random message|custom message|landing message: Text!;Shown on=Win|Loss|Both;Source=House|Player;Tone=Funny|Kind|Dramatic;~Shown:number#0-10000000;~Status=Active|Under review|Refused
- Fortune likes the bold | shown_on=Win; source=House; tone=Dramatic; shown=412; status=Active
- Edge or not | shown_on=Both; source=House; tone=Funny; shown=390; status=Active
- Next one is yours | shown_on=Loss; source=House; tone=Kind; shown=377; status=Active
- For my birthday | shown_on=Both; source=Player; tone=Kind; shown=1; status=Under review
record deposit|top-up|recharge: Title!;Amount:money!;Way=Card|Bank transfer|Wallet|Crypto;Reference;Paid on:date;Bonus:money;~Status=Waiting|Received|Failed
- Card deposit 50 | amount=50; way=Card; reference=DP-7001; bonus=5; status=Received
- Wallet deposit 10 | amount=10; way=Wallet; reference=DP-7002; bonus=0; status=Received
- Transfer 200 | amount=200; way=Bank transfer; reference=DP-7003; bonus=20; status=Waiting
- Card refused | amount=30; way=Card; reference=DP-7004; status=Failed
request withdrawal|payout request|cash-out: Title!;Amount:money!;Way=Card|Bank transfer|Wallet|Crypto;Account!;Requested on:date;Fee:money
- Payout 120 | amount=120; way=Bank transfer; account=Ending 4410; fee=1
- Payout 15 | amount=15; way=Wallet; account=lena.wallet; fee=0
- Payout 800 | amount=800; way=Bank transfer; account=Ending 9071; fee=1
- Payout 40 | amount=40; way=Card; account=Ending 2255; fee=0.5
record referral|referral feature|invitation|invited friend: Title!;Code!;Invited friend;Joined on:date;First deposit:money;~Bonus:money;~Status=Invited|Joined|Bonus paid
- Lena invited Tom | code=LENA7; invited_friend=Tom; first_deposit=50; bonus=5; status=Bonus paid
- Lena invited Ravi | code=LENA7; invited_friend=Ravi; status=Invited
- Max invited Ida | code=MAXFLIP; invited_friend=Ida; first_deposit=0; status=Joined
- Ida invited Noa | code=IDA22; invited_friend=Noa; first_deposit=10; bonus=1; status=Bonus paid
! record balance entry|wallet entry|balance history: Title!;Kind=Deposit|Bet|Win|Withdrawal|Bonus|Fee;Amount:money;Balance after:money;Booked on:date;Reference
- Bet on heads | kind=Bet; amount=-5; balance_after=50; reference=Heads for 5
- Win on heads | kind=Win; amount=9.75; balance_after=59.75; reference=Heads for 5
- Deposit by card | kind=Deposit; amount=50; balance_after=55; reference=DP-7001
- Welcome bonus | kind=Bonus; amount=5; balance_after=5; reference=LENA7
# web application game|mobile game|game application|in-app purchase|whac-a-mole|mini-game|dome game|game platform
item game|game content|game mode|game level: Name!;Mode=Map|Competitive|Story|Arcade|Practice;Description:long;Cover:image;Players:number#1-100;Duration:number(min)#1-600;Price:money;Smallest level:number#0-1000;Link:url;~Plays:number#0-1000000000;~Status=Online|Testing|Offline
- Island map | mode=Map; description=Explore and collect; players=1; duration=20; price=0; smallest_level=1; plays=18400; status=Online
- Arena duel | mode=Competitive; description=One against one; players=2; duration=5; price=0; smallest_level=5; plays=9200; status=Online
- Mole garden | mode=Arcade; description=Hit as many as you can in a minute; players=1; duration=1; price=0.5; smallest_level=1; plays=30100; status=Online
- Star voyage | mode=Story; description=Dome film with choices; players=8; duration=12; price=4; smallest_level=1; plays=640; status=Testing
record game session|play|game record|game launch|match|game participation: Title!;Game->@game|game mode~Arena duel;Player~Mika|Jo;Played on:date;Started at:time;Score:number#0-1000000000;Duration:number(s)#0-36000;Device~Dome 2;~Result=Running|Won|Lost|Finished|Aborted
- Mika in the arena | game=Arena duel; player=Mika; score=1840; duration=260; result=Won
- Jo hits moles | game=Mole garden; player=Jo; score=57; duration=60; result=Finished
- Mika on the island | game=Island map; player=Mika; score=12200; duration=1400; result=Running
- Class 4b in the dome | game=Star voyage; player=Class 4b; score=300; duration=720; device=Dome 2; result=Finished
record game progress|progress|level progress|save state: Title!;Game->@game|game mode~Island map;Player~Mika;Level:number#0-10000;Experience:number#0-1000000000;Stars:number#0-10000;Checkpoint;Saved on:date;Completed:percent
- Mika, island 14 | game=Island map; player=Mika; level=14; experience=22800; stars=31; checkpoint=Lighthouse; completed=46
- Jo, island 3 | game=Island map; player=Jo; level=3; experience=2100; stars=6; checkpoint=Harbour; completed=9
- Mika, arena | game=Arena duel; player=Mika; level=8; experience=9400; stars=0; completed=40
- Jo, moles | game=Mole garden; player=Jo; level=21; experience=5100; stars=44; completed=70
item shop item|store item|virtual item|prop|in-app item|game item: Name!;Kind=Currency|Skin|Boost|Level pack|Subscription;Game->@game|game mode~Island map;Price:money;Coins:number#0-10000000;Description:long;Picture:image;Limited until:date;~Sold:number#0-100000000;~Status=For sale|Hidden
- 500 gems | kind=Currency; price=4.99; coins=500; description=For every mode; sold=2100; status=For sale
- Captain coat | kind=Skin; game=Island map; price=2.49; coins=200; sold=640; status=For sale
- Golden hammer | kind=Boost; game=Mole garden; price=0.99; coins=80; description=Double points for a round; sold=1800; status=For sale
- Ice island | kind=Level pack; game=Island map; price=5.99; coins=450; sold=310; status=Hidden
record purchase|in-app purchase|purchase record|purchase history: Title!;Item->@shop item|virtual item~500 gems;Player~Mika;Quantity:number#1-1000;Amount:money;Way=Card|Wallet|QR code|Coins;Bought on:date;~Status=Waiting|Paid|Refunded|Failed
- Mika buys gems | item=500 gems; player=Mika; quantity=1; amount=4.99; way=Card; status=Paid
- Jo buys a hammer | item=Golden hammer; player=Jo; quantity=2; amount=1.98; way=Wallet; status=Paid
- Mika buys the coat | item=Captain coat; player=Mika; quantity=1; amount=0; way=Coins; status=Paid
- Ivo, ice island | item=Ice island; player=Ivo; quantity=1; amount=5.99; way=QR code; status=Refunded
record ranking|leaderboard|rank|ranking entry: Title!;Game->@game|game mode~Arena duel;Player~Mika;Place:number#1-1000000;Score:number#0-1000000000;Season~Spring;Updated on:date
- Arena 1 Mika | game=Arena duel; player=Mika; place=1; score=1840; season=Spring
- Arena 2 Ivo | game=Arena duel; player=Ivo; place=2; score=1795; season=Spring
- Moles 1 Jo | game=Mole garden; player=Jo; place=1; score=57; season=Spring
- Moles 2 Mika | game=Mole garden; player=Mika; place=2; score=51; season=Spring
record reward|red packet|game reward|prize [reward|red packet|prize]: Title!;Kind=Coins|Red packet|Coupon|Badge|Item;Amount:money;Game->@game|game mode~Mole garden;Sender;Receiver~Jo;Given on:date;Valid until:date;~Status=Waiting|Received|Expired
- 50 moles hit | kind=Red packet; amount=2; game=Mole garden; sender=House; receiver=Jo; status=Received
- Packet from Jo to Mika | kind=Red packet; amount=1.5; game=Mole garden; sender=Jo; receiver=Mika; status=Waiting
- Duel season badge | kind=Badge; game=Arena duel; sender=House; receiver=Mika; status=Received
- Dome voucher | kind=Coupon; amount=4; game=Star voyage; sender=House; receiver=Class 4b; status=Expired
! record player setting|game setting [setting]: Title!;Sound:percent;Music:percent;Graphics=Low|Medium|High;Language=English|Chinese|Spanish;Vibration:boolean;Control=Touch|Keyboard|Gamepad
- Mika's phone | sound=80; music=30; graphics=High; language=English; control=Touch
- Jo's tablet | sound=50; music=0; graphics=Medium; language=English; control=Touch
- Living room | sound=100; music=70; graphics=High; language=Spanish; control=Gamepad
- School computer | sound=0; music=0; graphics=Low; language=English; control=Keyboard
+ order: Game->@game|game mode~Star voyage;Device~Dome 2;Players:number#1-100;Payment code;~Amount:money;~Status=Waiting for payment|Paid|Launched|Finished|Refunded
# guessing game|rapport|friend quiz|quiz between friends|red packet quiz
record red packet|packet|created red packet|sent red packet: Title!;Amount:money!;Number of shares:number#1-500;Share kind=Equal|Random;Quiz->@quiz|guessing game~How well do you know Yan;Right answers needed:number#1-50;Valid until:date;Greeting;Created on:date;~Left:money;~Status=Not paid|Open|Used up|Expired|Refunded
- Yan's birthday packet | amount=20; number_of_shares=5; share_kind=Random; quiz=How well do you know Yan; right_answers_needed=3; greeting=Prove it!; left=7.4; status=Open
- Flat-mates packet | amount=12; number_of_shares=3; share_kind=Equal; quiz=Flat 4 quiz; right_answers_needed=2; left=0; status=Used up
- New Year packet | amount=50; number_of_shares=10; share_kind=Random; quiz=Family riddles; right_answers_needed=1; left=18; status=Expired
- Thanks to the team | amount=30; number_of_shares=6; share_kind=Equal; quiz=Flat 4 quiz; right_answers_needed=1; left=30; status=Not paid
item quiz|guessing game|rapport test|question set|friendship test|rapport question: Title!;Created by~Yan;Description:long;Questions:number#1-100;Cover:image;Public:boolean;~Taken:number#0-1000000;~Average score:percent
- How well do you know Yan | created_by=Yan; description=Five questions on my habits; questions=5; taken=14; average_score=61
- Flat 4 quiz | created_by=Bea; description=Only for those who live here; questions=4; taken=3; average_score=83
- Family riddles | created_by=Uncle Han; questions=6; taken=22; average_score=48
- Old school days | created_by=Piet; questions=8; taken=0; average_score=0
item question|custom question|quiz question: Question!;Quiz->@quiz|guessing game~How well do you know Yan;Answer A!;Answer B!;Answer C;Answer D;Right answer=A|B|C|D;Points:number#0-100;Position:number#1-100
- What do I drink in the morning? | quiz=How well do you know Yan; answer_a=Tea; answer_b=Coffee; answer_c=Water; right_answer=B; points=1; position=1
- My first pet? | quiz=How well do you know Yan; answer_a=A turtle; answer_b=A cat; answer_c=None; right_answer=A; points=2; position=2
- Who cooks on Monday? | quiz=Flat 4 quiz; answer_a=Bea; answer_b=Lars; right_answer=B; points=1; position=1
- Where did grandpa work? | quiz=Family riddles; answer_a=Mill; answer_b=Railway; answer_c=Post; right_answer=B; points=1; position=1
record answer|attempt|answered question|guess|quiz attempt: Title!;Quiz->@quiz|guessing game~How well do you know Yan;Friend~Lars;Right answers:number#0-100;Points:number#0-1000;Rapport:percent;Answered on:date;~Result=Passed|Not passed
- Lars on Yan | quiz=How well do you know Yan; friend=Lars; right_answers=4; points=6; rapport=80; result=Passed
- Bea on Yan | quiz=How well do you know Yan; friend=Bea; right_answers=2; points=2; rapport=40; result=Not passed
- Lars on the flat | quiz=Flat 4 quiz; friend=Lars; right_answers=3; points=3; rapport=75; result=Passed
- Mei on the family | quiz=Family riddles; friend=Mei; right_answers=1; points=1; rapport=17; result=Passed
record received packet|received red packet|receipt|received share: Title!;Red packet->@red packet|packet~Yan's birthday packet;Friend~Lars;Attempt->@answer|attempt~Lars on Yan;Amount:money;Received on:date;Luckiest:boolean;~Status=Received|Paid out|Returned
- Lars got 4.60 | red_packet=Yan's birthday packet; friend=Lars; attempt=Lars on Yan; amount=4.6; status=Received
- Lars, flat share | red_packet=Flat-mates packet; friend=Lars; attempt=Lars on the flat; amount=4; status=Paid out
- Mei got 3.20 | red_packet=New Year packet; friend=Mei; attempt=Mei on the family; amount=3.2; status=Paid out
- Rest to Uncle Han | red_packet=New Year packet; friend=Uncle Han; amount=18; status=Returned
! record wallet entry|balance|balance record: Title!;Kind=Top-up|Packet sent|Packet received|Refund|Withdrawal;Amount:money;Balance after:money;Booked on:date
- Yan pays the packet | kind=Packet sent; amount=-20; balance_after=11
- Lars receives | kind=Packet received; amount=4.6; balance_after=9.1
- Uncle Han gets the rest | kind=Refund; amount=18; balance_after=25
- Bea tops up | kind=Top-up; amount=15; balance_after=15
# football|soccer|football match|football statistic|football statistics
record match|football match|fixture|game: Title!;Home team->@team~Northend;Away team->@team~Rovers;League->@league|tournament~First division;Date:date!;Kick-off:time;Stadium;Home goals:number#0-50;Away goals:number#0-50;Minute:number(min)#0-130;~Status=Upcoming|Live|Half-time|Completed|Postponed
- Northend - Rovers | home_team=Northend; away_team=Rovers; league=First division; stadium=Pier Park; home_goals=1; away_goals=0; minute=34; status=Live
- Albion - Castle Town | home_team=Albion; away_team=Castle Town; league=First division; stadium=Mill Ground; home_goals=2; away_goals=2; minute=90; status=Completed
- Rovers - Albion | home_team=Rovers; away_team=Albion; league=First division; stadium=The Hollow; status=Upcoming
- Castle Town - Northend | home_team=Castle Town; away_team=Northend; league=National cup; stadium=Castle Field; status=Postponed
item league|tournament|competition: Name!;Country;Season~2025/26;Kind=League|Cup|Friendly|International;Teams:number#2-128;Logo:image;~Current round:number#0-100
- First division | country=Northland; season=2025/26; kind=League; teams=18; current_round=24
- National cup | country=Northland; season=2025/26; kind=Cup; teams=64; current_round=4
- Youth league | country=Northland; season=2025/26; kind=League; teams=12; current_round=15
- Summer friendlies | country=Northland; season=2026; kind=Friendly; teams=8; current_round=1
item team|club: Name!;City;Coach~Uwe Strand;Stadium;Founded:number#1850-2100;League->@league|tournament~First division;Logo:image
- Northend | city=Northend; coach=Uwe Strand; stadium=Pier Park; founded=1898; league=First division
- Rovers | city=Hollow; coach=Piers Dahl; stadium=The Hollow; founded=1904; league=First division
- Albion | city=Millham; coach=Ana Costa; stadium=Mill Ground; founded=1911; league=First division
- Castle Town | city=Castle; coach=Rob Finn; stadium=Castle Field; founded=1923; league=First division
! record standing|team standing|table position|league table|league standing [standing\\w*|table|league\\w*]: Title!;Team->@team~Northend;League->@league|tournament~First division;Position:number#1-128;Played:number#0-100;Won:number#0-100;Drawn:number#0-100;Lost:number#0-100;Goals for:number#0-500;Goals against:number#0-500;~Points:number#0-300
- 1 Albion | team=Albion; league=First division; position=1; played=23; won=15; drawn=5; lost=3; goals_for=44; goals_against=19; points=50
- 2 Northend | team=Northend; league=First division; position=2; played=23; won=14; drawn=4; lost=5; goals_for=39; goals_against=24; points=46
- 7 Rovers | team=Rovers; league=First division; position=7; played=23; won=9; drawn=7; lost=7; goals_for=30; goals_against=28; points=34
- 12 Castle Town | team=Castle Town; league=First division; position=12; played=23; won=7; drawn=6; lost=10; goals_for=25; goals_against=33; points=27
person player|player statistic: Name!;Team->@team~Northend;Position=Goalkeeper|Defender|Midfielder|Forward;Shirt number:number#1-99;Nationality;Appearances:number#0-1000;Goals:number#0-1000;Assists:number#0-1000;Yellow cards:number#0-100;Red cards:number#0-50
- Jari Holm | team=Northend; position=Forward; shirt_number=9; nationality=Finland; appearances=22; goals=13; assists=4; yellow_cards=2; red_cards=0
- Teo Banks | team=Albion; position=Midfielder; shirt_number=8; nationality=Wales; appearances=23; goals=6; assists=11; yellow_cards=5; red_cards=0
- Idris Cole | team=Rovers; position=Goalkeeper; shirt_number=1; nationality=Ghana; appearances=21; goals=0; assists=0; yellow_cards=1; red_cards=0
- Max Verne | team=Castle Town; position=Defender; shirt_number=4; nationality=France; appearances=19; goals=2; assists=1; yellow_cards=7; red_cards=1
record match event|match statistic|live match statistic|statistic|match data: Title!;Match->@match|football match~Northend - Rovers;Minute:number(min)#0-130;Kind=Goal|Yellow card|Red card|Corner|Shot|Substitution|Penalty;Team->@team~Northend;Player->@player~Jari Holm;Text
- Goal for Northend | match=Northend - Rovers; minute=31; kind=Goal; team=Northend; player=Jari Holm; text=Header after a corner
- Corner Northend | match=Northend - Rovers; minute=30; kind=Corner; team=Northend
- Late equaliser | match=Albion - Castle Town; minute=88; kind=Goal; team=Castle Town; player=Max Verne
- Card for Teo Banks | match=Albion - Castle Town; minute=61; kind=Yellow card; team=Albion; player=Teo Banks
record match reminder|reminder|filter|match filter|notification filter|alert: Name!;Match->@match|football match~Rovers - Albion;League->@league|tournament~First division;Event=Kick-off|Goal|Red card|Corners above|Shots above|Full time;Threshold:number#0-100;From minute:number(min)#0-130;Channel=Push|E-mail|Telegram;Active:boolean;~Hits:number#0-1000000
- Kick-off of Rovers - Albion | match=Rovers - Albion; league=First division; event=Kick-off; channel=Push; hits=0
- More than 8 corners by 60 | league=First division; event=Corners above; threshold=8; from_minute=60; channel=Telegram; hits=17
- Red cards in the cup | league=National cup; event=Red card; threshold=1; channel=Telegram; hits=4
- Full time of Northend | match=Northend - Rovers; league=First division; event=Full time; channel=E-mail; hits=1
! record filter hit|sent notification [filter|telegram]: Title!;Filter->@match reminder|filter~More than 8 corners by 60;Match->@match|football match~Albion - Castle Town;Sent on:date;Sent at:time;Channel=Push|E-mail|Telegram;~Outcome=Open|Right|Wrong
- Corners at Albion | filter=More than 8 corners by 60; match=Albion - Castle Town; channel=Telegram; outcome=Right
- Full time told | filter=Full time of Northend; match=Northend - Rovers; channel=E-mail; outcome=Open
- Corners at Pier Park | filter=More than 8 corners by 60; match=Northend - Rovers; channel=Telegram; outcome=Open
- Cup red card | filter=Red cards in the cup; match=Castle Town - Northend; channel=Telegram; outcome=Wrong
! item subscription plan|plan [subscri\\w*|plan|paypal]: Name!;Price per month:money;Filters:number#1-1000;Notifications per day:number#1-100000;Description:long;~Status=Offered|Withdrawn
- Fan | price_per_month=0; filters=1; notifications_per_day=5; status=Offered
- Analyst | price_per_month=9; filters=10; notifications_per_day=100; status=Offered
- Pro | price_per_month=29; filters=100; notifications_per_day=2000; status=Offered
- Early bird | price_per_month=5; filters=5; notifications_per_day=50; status=Withdrawn
! record line-up|lineup|team sheet [line-?ups?|team sheet\\w*|squad\\w*]: Title!;Match->@match|fixture~Northend - Rovers;Team->@team~Northend;Player->@player~Jari Holm;Position=Goalkeeper|Defender|Midfielder|Forward;Shirt number:number#1-99;Role=Starting|Substitute
- Holm starts | match=Northend - Rovers; team=Northend; player=Jari Holm; position=Forward; shirt_number=9; role=Starting
- Holm from the bench | match=Northend - Rovers; team=Northend; player=Jari Holm; position=Midfielder; shirt_number=9; role=Substitute
- Holm in round two | match=Northend - Rovers; team=Northend; player=Jari Holm; position=Forward; shirt_number=11; role=Starting
- Holm at left wing | match=Northend - Rovers; team=Northend; player=Jari Holm; position=Forward; shirt_number=11; role=Starting

# sports venue|fitness website|sports event|event registration|venue booking|sports website
item venue|sports venue|court|venue information|hall: Name!;Sport=Badminton|Tennis|Basketball|Swimming|Football|Fitness;Address;Courts:number#1-200;Price per hour:money;Opens at:time;Closes at:time;Capacity:number#1-100000;Facilities;Picture:image;Rating:rating;~Status=Open|Maintenance|Closed
- Hall East badminton | sport=Badminton; address=East road 10; courts=8; price_per_hour=12; capacity=60; facilities=Showers, rackets; rating=4.5; status=Open
- Riverside tennis | sport=Tennis; address=River lane 3; courts=4; price_per_hour=18; capacity=30; rating=4.7; status=Open
- Blue pool | sport=Swimming; address=Station road 22; courts=6; price_per_hour=7; capacity=150; facilities=Sauna; rating=4.2; status=Maintenance
- Dome basketball | sport=Basketball; address=Park 1; courts=2; price_per_hour=35; capacity=400; rating=4.4; status=Open
item time slot|slot|available slot: Title!;Venue->@venue|sports venue~Hall East badminton;Court~Court 1;Date:date!;Starts at:time;Ends at:time;Price:money;~Status=Free|Booked|Blocked
- East court 1, evening | venue=Hall East badminton; court=Court 1; price=12; status=Booked
- East court 2, evening | venue=Hall East badminton; court=Court 2; price=12; status=Free
- Tennis 3, morning | venue=Riverside tennis; court=Court 3; price=15; status=Free
- Dome 1, Saturday | venue=Dome basketball; court=Court 1; price=35; status=Blocked
event sports event|competition|activity|event: Name!;Sport=Badminton|Tennis|Basketball|Swimming|Running|Fitness;Venue->@venue|sports venue~Dome basketball;Date:date!;Starts at:time;Entry fee:money;Places:number#1-100000;Registration until:date;Description:long;Picture:image;~Registered:number#0-100000;~Status=Planned|Registration open|Full|Finished|Cancelled
- City mile | sport=Running; entry_fee=15; places=800; registered=512; description=One mile through the old town.; status=Registration open
- Spring doubles | sport=Badminton; venue=Hall East badminton; entry_fee=20; places=32; registered=32; status=Full
- Street ball night | sport=Basketball; venue=Dome basketball; entry_fee=5; places=64; registered=18; status=Registration open
- Open water swim | sport=Swimming; entry_fee=25; places=120; registered=0; status=Planned
item group|participating group|event group|age group: Name!;Event->@sports event|competition~City mile;Sex=Open|Women|Men|Mixed;Age from:number#0-100;Age to:number#0-110;Places:number#1-100000;Fee:money;Required papers
- Mile, under 18 | event=City mile; sex=Open; age_from=10; age_to=17; places=200; fee=8; required_papers=ID card
- Mile, women | event=City mile; sex=Women; age_from=18; age_to=99; places=300; fee=15; required_papers=ID card, physical examination report
- Mile, men | event=City mile; sex=Men; age_from=18; age_to=99; places=300; fee=15; required_papers=ID card, physical examination report
- Mixed doubles | event=Spring doubles; sex=Mixed; age_from=16; age_to=99; places=16; fee=20; required_papers=ID card
person participant|athlete|participant information: Name!;ID number;Date of birth:date;Sex=Female|Male|Other;Phone:phone;Emergency contact;Best result;Shirt size=XS|S|M|L|XL;Photo:image
- Lena Forst | id_number=L88201; sex=Female; emergency_contact=Udo Forst; best_result=Mile 5:48; shirt_size=S
- Karim Aydin | id_number=K10337; sex=Male; best_result=Mile 5:02; shirt_size=M
- Joy Chen | id_number=J55120; sex=Female; best_result=Doubles quarter-final; shirt_size=M
- Piet Vos | id_number=P90417; sex=Male; shirt_size=L
record document audit|audit|registration audit: Title!;Participant->@participant|athlete~Lena Forst;Document=ID card|Physical examination report|Consent|Payment proof;File:file;Recognised name;Recognised number;Recommended group->@group|participating group~Mile, women;Checked on:date;Checked by~Race office;~Result=Waiting|Passed|Refused|Cannot be read
- ID of Lena | participant=Lena Forst; document=ID card; recognised_name=Lena Forst; recognised_number=L88201; recommended_group=Mile, women; checked_by=Race office; result=Passed
- Report of Karim | participant=Karim Aydin; document=Physical examination report; recognised_name=Karim Aydin; recommended_group=Mile, men; result=Waiting
- ID of Joy | participant=Joy Chen; document=ID card; recognised_name=Joy Chen; recognised_number=J55120; recommended_group=Mixed doubles; result=Passed
- Report of Piet | participant=Piet Vos; document=Physical examination report; recommended_group=Mile, men; checked_by=Race office; result=Cannot be read
item instructional video|video|training video [video]: Title!;Sport=Badminton|Tennis|Basketball|Swimming|Running|Fitness;Coach~Rita Moor;Video file:file;Duration:number(min)#1-300;Level=Beginner|Middle|Advanced;Cover:image;~Views:number#0-100000000
- Clear and drop | sport=Badminton; coach=Rita Moor; duration=14; level=Beginner; views=820
- Serve in four steps | sport=Tennis; coach=Jan Holl; duration=18; level=Middle; views=412
- Breathing in crawl | sport=Swimming; coach=Ada Lin; duration=11; level=Beginner; views=633
- Ten minutes core | sport=Fitness; coach=Rita Moor; duration=10; level=Middle; views=2010
item mall item|redemption item|points mall item|reward [point|redeem|redemption|mall]: Name!;Points:number#1-10000000;Stock:number#0-100000;Kind=Voucher|Gear|Drink|Court hour;Description:long;Picture:image;~Redeemed:number#0-1000000
- One court hour | points=1200; stock=100; kind=Court hour; redeemed=38
- Shuttlecocks, tube | points=800; stock=40; kind=Gear; redeemed=22
- Isotonic drink | points=150; stock=300; kind=Drink; redeemed=140
- Ten off an event | points=1000; stock=50; kind=Voucher; redeemed=9
! record points redemption|redemption|points record [point|redeem|redemption]: Title!;Item->@mall item|redemption item~Isotonic drink;Points:number#-10000000-10000000;Balance after:number#0-10000000;Booked on:date;Code;~Status=Redeemed|Handed out|Cancelled
- Drink for Lena | item=Isotonic drink; points=-150; balance_after=640; code=RD-101; status=Handed out
- Court hour for Piet | item=One court hour; points=-1200; balance_after=80; code=RD-102; status=Redeemed
- Tube for Joy | item=Shuttlecocks, tube; points=-800; balance_after=310; code=RD-103; status=Handed out
- Voucher for Karim | item=Ten off an event; points=-1000; balance_after=45; code=RD-104; status=Cancelled
+ booking: Venue->@venue|sports venue~Hall East badminton;Time slot->@time slot|slot~East court 2, evening;Players:number#1-100;~Price:money;~Status=Booked|Paid|Played|Cancelled
+ event registration: Event->@sports event|competition~City mile;Group->@group|participating group~Mile, women;Participant->@participant|athlete~Lena Forst;Start number:number#1-100000;~Fee:money;~Status=Sent|Under audit|Accepted|Paid|Refused
# guess the picture|picture guessing|photo quiz|old photo quiz|guess the photo
item old photo|photo|picture|picture puzzle: Title!;Photo:image!;Year:number#1826-2100;Place;Question~What is this building?;Answer!;Hint;Difficulty=Easy|Medium|Hard;Reward:number(coins)#0-10000;~Shown:number#0-10000000
- Market with tram | year=1931; place=Bremen; question=Which square is this?; answer=Market square; hint=A stone knight stands there; difficulty=Easy; reward=10; shown=820
- Wooden bridge | year=1908; place=Lucerne; question=Which bridge?; answer=Chapel bridge; hint=It has a tower; difficulty=Medium; reward=20; shown=512
- Strange machine | year=1955; place=Leipzig; question=What does it make?; answer=Paper cups; difficulty=Hard; reward=40; shown=300
- First school day | year=1962; place=Village school; question=What do the children hold?; answer=Paper cones; difficulty=Easy; reward=10; shown=640
record answer|guess|answer record|answered question: Title!;Photo->@old photo|photo~Market with tram;Answer given!;Answered on:date;Seconds:number(s)#0-3600;Coins:number#0-10000;~Result=Right|Wrong|Shown answer
- Jule knows the market | photo=Market with tram; answer_given=Market square; seconds=9; coins=10; result=Right
- Ben and the bridge | photo=Wooden bridge; answer_given=Rialto; seconds=21; coins=0; result=Wrong
- Ida and the machine | photo=Strange machine; answer_given=no idea; seconds=60; coins=0; result=Shown answer
- Jule and the cones | photo=First school day; answer_given=Paper cones; seconds=6; coins=10; result=Right
item daily task|task|task list|picture task: Name!;Kind=Guess pictures|Sign in|Share|Watch video|Invite;Target:number#1-1000;Reward:number(coins)#0-100000;Repeat=Once|Daily|Weekly;Description:long;~Status=Active|Ended
- Five pictures a day | kind=Guess pictures; target=5; reward=30; repeat=Daily; status=Active
- Sign in | kind=Sign in; target=1; reward=5; repeat=Daily; status=Active
- Share a photo | kind=Share; target=1; reward=10; repeat=Daily; status=Active
- Invite two friends | kind=Invite; target=2; reward=100; repeat=Once; status=Ended
record task completion|completed task|task record: Title!;Task->@daily task|task~Five pictures a day;Done:number#0-1000;Target:number#1-1000;Completed on:date;Coins:number#0-100000;~Status=In progress|Done|Collected
- Jule, five pictures | task=Five pictures a day; done=5; target=5; coins=30; status=Collected
- Ben, five pictures | task=Five pictures a day; done=2; target=5; coins=0; status=In progress
- Ida signs in | task=Sign in; done=1; target=1; coins=5; status=Collected
- Jule shares | task=Share a photo; done=1; target=1; coins=10; status=Done
record coin exchange|gold coin exchange|exchange|coin record: Title!;Kind=Earned|Exchanged|Corrected;Coins:number#-1000000-1000000;Money:money;Rate~1000 coins = 1;Booked on:date;~Coins after:number#0-10000000
- Jule changes 3000 | kind=Exchanged; coins=-3000; money=3; rate=1000 coins = 1; coins_after=420
- Ben earns 30 | kind=Earned; coins=30; money=0; coins_after=1210
- Ida changes 1000 | kind=Exchanged; coins=-1000; money=1; rate=1000 coins = 1; coins_after=55
- Correction for Ben | kind=Corrected; coins=-10; money=0; coins_after=1200
request withdrawal|user withdrawal|payout request: Title!;Amount:money!;Way=Wallet|Bank card|Transfer;Account!;Requested on:date;Fee:money
- Jule 3 | amount=3; way=Wallet; account=jule.w; fee=0
- Ida 1 | amount=1; way=Wallet; account=ida.k; fee=0
- Ben 5 | amount=5; way=Bank card; account=Ending 4410; fee=0.2
- Timo 10 | amount=10; way=Transfer; account=Ending 7781; fee=0.3
# small game website|gray industry|game website|casual game|game point|mini game website|leaderboard game|entertainment service
item game|small game|casual game|entertainment service: Name!;Category->@game category|genre~Puzzle|Action;Description:long;Instructions:long;Players=Single|Two players|Multiplayer;Points per win:number#0-10000;Entry points:number#0-10000;Age from:number(years)#3-21;Cover:image;Plays:number#0-100000000;~Status=Online|Maintenance|Retired
- Brick Garden | category=Puzzle; description=Fit stones into flower beds.; instructions=Fill a row to clear it.; players=Single; points_per_win=20; entry_points=0; age_from=6; plays=48210; status=Online
- Night Courier | category=Action; description=Ride through the old town.; instructions=Arrow keys steer, space jumps.; players=Single; points_per_win=35; entry_points=5; age_from=10; plays=30112; status=Online
- Harbour Dominoes | category=Board; instructions=Lay matching ends.; players=Two players; points_per_win=15; entry_points=2; age_from=8; plays=9020; status=Online
- Duck Derby | category=Action; players=Multiplayer; points_per_win=50; entry_points=10; age_from=12; plays=2110; status=Maintenance
record game round|game record|play record|score|game history: Title!;Game->@game|small game~Brick Garden;Player->@player|member~marzipan;Score:number#0-10000000;Level:number#1-1000;Duration:number(s)#1-36000;Points earned:number#0-100000;Played on:date;Result=Won|Lost|Draw|Given up
- marzipan in Brick Garden | game=Brick Garden; player=marzipan; score=18400; level=9; duration=620; points_earned=20; result=Won
- bluefox in Night Courier | game=Night Courier; player=bluefox; score=7200; level=4; duration=240; points_earned=0; result=Lost
- tilda at dominoes | game=Harbour Dominoes; player=tilda; score=61; level=1; duration=410; points_earned=15; result=Won
- bluefox in Brick Garden | game=Brick Garden; player=bluefox; score=9100; level=5; duration=330; points_earned=0; result=Given up
person player|member|gamer: Name!;Email:email;Avatar:image;Level:number#1-200;Points:number#0-10000000;Games played:number#0-1000000;Joined on:date;~Status=Active|Muted|Blocked
- marzipan | level=14; points=2310; games_played=412; status=Active
- bluefox | level=8; points=640; games_played=190; status=Active
- tilda | level=21; points=5120; games_played=833; status=Active
- speedy99 | level=3; points=0; games_played=51; status=Blocked
record point record|point entry|points|point system|points record: Title!;Player->@player|member~marzipan;Reason=Win|Daily sign-in|Invitation|Entry|Redeemed|Correction;Points:number!#-100000-100000;Balance:number#0-10000000;Game->@game|small game~Brick Garden;Booked on:date
- Win in Brick Garden | player=marzipan; reason=Win; points=20; balance=2310; game=Brick Garden
- Entry to Night Courier | player=bluefox; reason=Entry; points=-5; balance=640; game=Night Courier
- Seven days in a row | player=tilda; reason=Daily sign-in; points=70; balance=5120
- Cheating taken back | player=speedy99; reason=Correction; points=-900; balance=0
record ranking|ranking list|leaderboard|rank: Title!;Game->@game|small game~Brick Garden;Period=Today|This week|This month|All time;Rank:number#1-1000000;Player->@player|member~tilda;Best score:number#0-10000000;Updated on:date
- Brick Garden, first | game=Brick Garden; period=This week; rank=1; player=tilda; best_score=22950
- Brick Garden, second | game=Brick Garden; period=This week; rank=2; player=marzipan; best_score=18400
- Night Courier, first | game=Night Courier; period=All time; rank=1; player=marzipan; best_score=40120
- Dominoes, first | game=Harbour Dominoes; period=This month; rank=1; player=tilda; best_score=88
item game category|genre|game type: Name!;Description;Icon:image;Games:number#0-10000;Order:number#1-100
- Puzzle | description=Think before you move; games=12; order=1
- Action | description=Fast hands; games=9; order=2
- Board | description=Classics for two; games=6; order=3
- Quiz | description=Know it all; games=4; order=4
! item reward|point reward|prize [point|reward|redeem]: Name!;Cost:number(points)#1-1000000;Kind=Badge|Avatar frame|Extra life|Voucher;Left:number#0-100000;Picture:image;~Status=Available|Gone
- Gold frame | cost=1500; kind=Avatar frame; left=1000; status=Available
- Three extra lives | cost=120; kind=Extra life; left=9000; status=Available
- Cinema voucher | cost=6000; kind=Voucher; left=0; status=Gone
- Early bird badge | cost=200; kind=Badge; left=500; status=Available
# ar game|ar games|augmented reality|ar shopping|ar product|virtual try-on
item ar game|game|ar experience|ar activity: Name!;Kind=Treasure hunt|Shooting|Puzzle|Pet|Try-on|Racing;Product->@game product|physical product~Dragon egg set;Description:long;How to play:long;Marker:image;Model file:file;Minutes per round:number(min)#1-120;Coins per win:number#0-10000;Cover:image;Plays:number#0-100000000;~Status=Online|Coming soon|Off
- Hatch the dragon | kind=Pet; product=Dragon egg set; description=The egg opens on your table.; how_to_play=Point the camera at the egg.; minutes_per_round=6; coins_per_win=20; plays=18400; status=Online
- Attic ghosts | kind=Shooting; product=Ghost lantern; description=Catch ghosts in your own rooms.; minutes_per_round=4; coins_per_win=15; plays=9300; status=Online
- City of blocks | kind=Puzzle; product=Block city starter; minutes_per_round=10; coins_per_win=25; plays=4200; status=Online
- Carpet rally | kind=Racing; product=Rally car pair; minutes_per_round=5; coins_per_win=30; plays=0; status=Coming soon
item game product|physical product|ar product|toy: Name!;Category=Toy|Card set|Book|Figure|Clothing;Unlocks->@ar game|ar experience~Hatch the dragon;Code needed:boolean;Price:money;Stock:number#0-100000;Picture:image;3D model:file;~Status=On sale|Sold out|Announced
- Dragon egg set | category=Toy; unlocks=Hatch the dragon; price=34; stock=310; status=On sale
- Ghost lantern | category=Toy; unlocks=Attic ghosts; price=29; stock=0; status=Sold out
- Block city starter | category=Card set; unlocks=City of blocks; price=19; stock=940; status=On sale
- Rally car pair | category=Figure; unlocks=Carpet rally; price=39; stock=0; status=Announced
! record ar play session|game round|game record|play record|ar session|round: Title!;Game->@ar game|ar experience~Attic ghosts;Player~Juno;Device~Phone;Score:number#0-10000000;Level:number#1-1000;Duration:number(s)#0-36000;Coins earned:number#0-100000;Snapshot:image;Played on:date;Result=Won|Lost|Left
- Juno hatches a dragon | game=Hatch the dragon; player=Juno; device=Tablet; score=1200; level=2; duration=340; coins_earned=20; result=Won
- Max and the ghosts | game=Attic ghosts; player=Max; device=Phone; score=880; level=1; duration=210; coins_earned=0; result=Lost
- Juno builds a city | game=City of blocks; player=Juno; device=Tablet; score=2400; level=4; duration=610; coins_earned=25; result=Won
- Lia tries the ghosts | game=Attic ghosts; player=Lia; device=Phone; score=60; level=1; duration=20; coins_earned=0; result=Left
record consumption record|consumption|spending record|coin record|purchase record: Title!;Buyer~Juno;Kind=Product|Game coins|Extra level|Refund;Product->@game product|toy~Dragon egg set;Amount:money;Coins:number#-100000-100000;Paid with=Bank card|Wallet|Coins;Spent on:date;~Status=Paid|Waiting|Refunded
- Juno buys an egg | buyer=Juno; kind=Product; product=Dragon egg set; amount=34; coins=0; paid_with=Bank card; status=Paid
- Max buys coins | buyer=Max; kind=Game coins; amount=5; coins=500; paid_with=Wallet; status=Paid
- Lia opens level 2 | buyer=Lia; kind=Extra level; amount=0; coins=-120; paid_with=Coins; status=Paid
- Lantern sent back | buyer=Max; kind=Refund; product=Ghost lantern; amount=-29; coins=0; paid_with=Bank card; status=Refunded
! record unlock code|activation code|unlocked game: Code!;Product->@game product|toy~Dragon egg set;Game->@ar game|ar experience~Hatch the dragon;Order number~AR-5012;Unlocked by~Juno;Unlocked on:date;~Status=New|Used|Blocked
- DRG-44KQ | product=Dragon egg set; game=Hatch the dragon; order_number=AR-5012; unlocked_by=Juno; status=Used
- GHO-81ZT | product=Ghost lantern; game=Attic ghosts; order_number=AR-4980; unlocked_by=Max; status=Blocked
- BLK-20PM | product=Block city starter; game=City of blocks; order_number=AR-5012; unlocked_by=Juno; status=Used
- DRG-45AA | product=Dragon egg set; game=Hatch the dragon; status=New
! record ranking entry|ranking|leaderboard [rank|leaderboard|game]: Title!;Game->@ar game|ar experience~City of blocks;Player~Juno;Best score:number#0-10000000;Rank:number#1-1000000;Period=Week|Month|All time
- City, first | game=City of blocks; player=Juno; best_score=2400; rank=1; period=Week
- City, second | game=City of blocks; player=Max; best_score=2110; rank=2; period=Week
- Ghosts, first | game=Attic ghosts; player=Lia; best_score=3900; rank=1; period=All time
- Dragon, first | game=Hatch the dragon; player=Juno; best_score=1200; rank=1; period=Month
+ order: Order number!;Product->@game product|toy~Dragon egg set;Unlock code;Quantity:number#1-100;Total:money;~Status=New|Paid|Shipped|Delivered|Cancelled
# slot game|slot machine|pay line|payline|casino game
item slot game|game|slot machine|game theme: Name!;Theme~Mountain of the gods|Pirate bay;Reels:number#3-8;Rows:number#1-8;Pay lines:number#1-243;Smallest bet:money;Largest bet:money;Return to player:percent;Volatility=Low|Medium|High;Free spins:boolean;Picture:image;~Status=Draft|Live|Paused
- Thunder over Olympus | theme=Mountain of the gods; reels=5; rows=3; pay_lines=20; smallest_bet=0.2; largest_bet=50; return_to_player=96.1; volatility=High; status=Live
- Temple Treasures | theme=Greek temple; reels=5; rows=4; pay_lines=40; smallest_bet=0.4; largest_bet=80; return_to_player=95.4; volatility=Medium; status=Live
- Harpy Hunt | theme=Greek legends; reels=3; rows=3; pay_lines=5; smallest_bet=0.05; largest_bet=5; return_to_player=94.8; volatility=Low; status=Paused
- Nectar Night | theme=Feast of the gods; reels=6; rows=4; pay_lines=50; smallest_bet=0.5; largest_bet=100; return_to_player=96.5; volatility=High; status=Draft
item symbol|slot symbol|game symbol: Name!;Game->@slot game|game~Thunder over Olympus;Kind=Low|High|Wild|Scatter|Bonus;Pays for three:number(x)#0-1000;Pays for four:number(x)#0-5000;Pays for five:number(x)#0-10000;Weight:number#1-1000;Picture:image
- Lightning bolt | game=Thunder over Olympus; kind=Wild; pays_for_three=10; pays_for_four=50; pays_for_five=250; weight=4
- Golden eagle | game=Thunder over Olympus; kind=High; pays_for_three=5; pays_for_four=25; pays_for_five=100; weight=9
- Temple gate | game=Temple Treasures; kind=Scatter; pays_for_three=2; pays_for_four=10; pays_for_five=50; weight=3
- Laurel wreath | game=Thunder over Olympus; kind=Low; pays_for_three=1; pays_for_four=4; pays_for_five=15; weight=30
item pay line|payline|winning line|line: Name!;Game->@slot game|game~Thunder over Olympus;Number:number#1-243;Rows by reel~2-2-2-2-2|1-2-3-2-1;Colour~gold|blue;Active:boolean
- Middle line | game=Thunder over Olympus; number=1; rows_by_reel=2-2-2-2-2; colour=gold
- Top line | game=Thunder over Olympus; number=2; rows_by_reel=1-1-1-1-1; colour=blue
- Bottom line | game=Thunder over Olympus; number=3; rows_by_reel=3-3-3-3-3; colour=red
- Valley | game=Thunder over Olympus; number=4; rows_by_reel=1-2-3-2-1; colour=green
record spin|game round|game history|game record|spin history: Spin number!;Player~Mira Kos|Dan Ortiz;Game->@slot game|game~Thunder over Olympus;Bet per line:money;Lines played:number#1-243;Total bet:money;Symbols shown~eagle, bolt, bolt, wreath, gate;Winning line->@pay line|payline~Middle line;~Win:money;Balance after:money;Played on:date;~Result=Win|No win|Free spin|Bonus round
- SP-88012 | player=Mira Kos; game=Thunder over Olympus; bet_per_line=0.05; lines_played=20; total_bet=1; symbols_shown=eagle, bolt, eagle, wreath, gate; winning_line=Middle line; win=5; balance_after=54; result=Win
- SP-88013 | player=Mira Kos; game=Thunder over Olympus; bet_per_line=0.05; lines_played=20; total_bet=1; symbols_shown=wreath, gate, eagle, wreath, bolt; win=0; balance_after=53; result=No win
- SP-88014 | player=Dan Ortiz; game=Temple Treasures; bet_per_line=0.01; lines_played=40; total_bet=0.4; symbols_shown=gate, gate, gate, vase, coin; win=0.8; balance_after=20.4; result=Free spin
- SP-88015 | player=Dan Ortiz; game=Harpy Hunt; bet_per_line=0.01; lines_played=5; total_bet=0.05; symbols_shown=harpy, harpy, feather; win=0; balance_after=20.35; result=No win
record reward|player reward|bonus|jackpot|prize: Title!;Player~Mira Kos|Dan Ortiz;Spin->@spin|game round~SP-88012;Type=Line win|Jackpot|Free spins|Daily bonus|Level prize;Amount:money;Free spins:number#0-500;Granted on:date;Expires on:date;~Status=Granted|Claimed|Expired
- Three eagles on the middle line | player=Mira Kos; spin=SP-88012; type=Line win; amount=5; free_spins=0; status=Claimed
- Ten spins at the temple gate | player=Dan Ortiz; spin=SP-88014; type=Free spins; amount=0; free_spins=10; status=Granted
- Monday welcome | player=Mira Kos; type=Daily bonus; amount=2; free_spins=0; status=Claimed
- Level 5 reached | player=Dan Ortiz; type=Level prize; amount=10; free_spins=5; status=Expired
! record wallet entry|balance record|credit record|coin record: Entry!;Player~Mira Kos|Dan Ortiz;Type=Deposit|Bet|Win|Bonus|Withdrawal;Spin->@spin|game round~SP-88012;Amount:money!;Balance after:money;Booked on:date
- WE-3301 | player=Mira Kos; type=Deposit; amount=50; balance_after=50
- WE-3302 | player=Mira Kos; type=Bet; spin=SP-88012; amount=-1; balance_after=49
- WE-3303 | player=Mira Kos; type=Win; spin=SP-88012; amount=5; balance_after=54
- WE-3304 | player=Dan Ortiz; type=Bet; spin=SP-88014; amount=-0.4; balance_after=19.6
! item player setting|play limit|player limit: Player!;Sound:boolean;Fast spin:boolean;Autoplay spins:number#0-500;Daily loss limit:money;Session limit:number(min)#5-600;Preferred game->@slot game|game~Thunder over Olympus
- Mira Kos | autoplay_spins=10; daily_loss_limit=20; session_limit=60; preferred_game=Thunder over Olympus
- Dan Ortiz | autoplay_spins=0; daily_loss_limit=10; session_limit=45; preferred_game=Temple Treasures
- Sefa Yilmaz | autoplay_spins=25; daily_loss_limit=30; session_limit=90; preferred_game=Thunder over Olympus
- Lotte Brink | autoplay_spins=0; daily_loss_limit=5; session_limit=30; preferred_game=Harpy Hunt
# game development project|upcoming game|game announcement|game studio|temporary landing|coming soon|teaser page
item game project|game|development project|project|project information: Name!;Genre=Sports|Adventure|Racing|Puzzle|Strategy|Role playing;Tagline;Story:long;Engine~own engine|open engine;Platforms~PC, console, phone;Studio~Low Tide Games;Planned release:date;Key picture:image;Trailer:url;~Status=Announced|In development|Playable test|Released
- Extra Time 2089 | genre=Sports; tagline=Football after the last stadium; story=A team of former rivals plays for a city that has forgotten the game.; engine=open engine; platforms=PC, console; studio=Low Tide Games; status=In development
- Ghost Regatta | genre=Racing; tagline=Row against those who lost; story=Eight oars, one fog, no finish line in sight.; engine=own engine; platforms=PC; studio=Low Tide Games; status=Announced
- The Long Serve | genre=Sports; tagline=One rally that lasts a lifetime; story=A tennis tale told point by point.; engine=open engine; platforms=Phone; studio=Court Nine; status=Playable test
- Peak Relay | genre=Adventure; tagline=Hand on the flame; story=Runners carry a fire across seven mountains.; engine=own engine; platforms=PC, console; studio=Court Nine; status=Announced
item landing page section|page section|section|text block|page content: Heading!;Project->@game project|game~Extra Time 2089;Type=Opening|Story|Features|Team|Pictures|Contact;Text:long;Picture:image;Link label;Link:url;Order:number#1-100;Visible:boolean
- The ball is the last thing that bounces | project=Extra Time 2089; type=Opening; text=A new sports fiction game is in the making.; link_label=Watch the teaser; order=1
- What it is about | project=Extra Time 2089; type=Story; text=Choose seven players out of forty and win back the pitch.; order=2
- Who makes it | project=Extra Time 2089; type=Team; text=Nine people, two dogs and a lot of training footage.; order=3
- Write to us | project=Extra Time 2089; type=Contact; text=Press, publishers and testers are welcome.; link_label=Send a message; order=4
record development update|update|news|devlog|development log|progress report: Title!;Project->@game project|game~Extra Time 2089;Author->@team member|developer~Isa Quint;Text:long!;Published on:date;Version~0.3;Picture:image;~Status=Draft|Published
- Running finally feels right | project=Extra Time 2089; author=Isa Quint; text=We rewrote the way players shift their weight.; version=0.3; status=Published
- First stadium finished | project=Extra Time 2089; author=Mo Castell; text=The roofless arena with rain that changes the ball.; version=0.4; status=Published
- Fog that listens | project=Ghost Regatta; author=Mo Castell; text=The fog thickens when the crew talks.; version=0.1; status=Draft
- Test week results | project=The Long Serve; author=Jun Abe; text=Two hundred testers, one bug with the net.; version=0.8; status=Published
person team member|developer|artist|team: Name!;Role=Design|Programming|Art|Sound|Writing|Production;Project->@game project|game~Extra Time 2089;Biography:long;Picture:image;Profile page:url
- Isa Quint | role=Programming; project=Extra Time 2089; biography=Makes bodies move.
- Mo Castell | role=Art; project=Extra Time 2089; biography=Paints weather and crowds.
- Jun Abe | role=Design; project=The Long Serve; biography=Counts points in sleep.
- Freya Holm | role=Sound; project=Ghost Regatta; biography=Records oars and ropes.
item screenshot|image|picture|concept art|media: Title!;Project->@game project|game~Extra Time 2089;Type=Screenshot|Concept art|Logo|Video|Press picture;Picture:image;Video:url;Caption;Order:number#1-500
- Rain over the arena | project=Extra Time 2089; type=Concept art; caption=First sketch of the roofless stadium; order=1
- Penalty at dawn | project=Extra Time 2089; type=Screenshot; caption=Version 0.4; order=2
- Eight in the fog | project=Ghost Regatta; type=Concept art; caption=The boat without a cox; order=1
- Centre court | project=The Long Serve; type=Press picture; caption=Free to print; order=1
record newsletter sign-up|sign-up|subscriber|waiting list entry|mailing list: Email:email!;Name;Project->@game project|game~Extra Time 2089;Interest=News|Testing|Press|Publishing;Country~Portugal|Canada;Signed up on:date;Confirmed:boolean
- kit@players.example | name=Kit Doyle; project=Extra Time 2089; interest=Testing; country=Canada
- desk@gamepaper.example | name=Rui Matos; project=Extra Time 2089; interest=Press; country=Portugal
- hello@northpub.example | name=Signe Dahl; project=Ghost Regatta; interest=Publishing; country=Denmark
- bo@mail.example | name=Bo Lindh; project=The Long Serve; interest=News; country=Sweden
! item milestone|roadmap entry|release plan [mileston\\w*|roadmap|plan\\w*|progress]: Title!;Project->@game project|game~Extra Time 2089;Due on:date;Progress:percent;Note:long;~Status=Planned|Under way|Reached|Moved
- Playable match | project=Extra Time 2089; progress=100; note=Seven against seven, no keeper yet; status=Reached
- Story mode, first act | project=Extra Time 2089; progress=45; note=Four of nine chapters; status=Under way
- Open test | project=The Long Serve; progress=80; note=Phones only; status=Under way
- Announcement film | project=Ghost Regatta; progress=10; note=Waits for the music; status=Moved
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
# sudoku|puzzle game|minesweeper|jigsaw|logic puzzle|number puzzle|memory puzzle
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
# casino|slot machine|online casino|poker|roulette|gambling|blackjack
item casino game|game|slot: Name!;Kind=Slot|Roulette|Blackjack|Poker|Baccarat|Dice|Live table;Provider->@game provider|provider~Blue Fox Games|Table Nine;Lowest stake:money;Highest stake:money;Return to player:percent;Volatility=Low|Medium|High;Picture:image;~Rounds played:number#0-1000000000;~Status=Live|Hidden|Maintenance
- Copper Comet | kind=Slot; provider=Blue Fox Games; lowest_stake=0.1; highest_stake=50; return_to_player=96.2; volatility=High; rounds_played=81200; status=Live
- European wheel | kind=Roulette; provider=Table Nine; lowest_stake=1; highest_stake=500; return_to_player=97.3; volatility=Medium; rounds_played=22100; status=Live
- Night Baccarat | kind=Baccarat; provider=Velvet Table Live; lowest_stake=5; highest_stake=2000; return_to_player=98.9; volatility=Low; rounds_played=9100; status=Maintenance
- Pixel Dice | kind=Dice; provider=Hexagon Play; lowest_stake=0.01; highest_stake=100; return_to_player=99; volatility=Medium; rounds_played=410000; status=Hidden
item game provider|provider: Name!;Country;Games:number#0-10000;Share:percent;Contact email:email;~Status=Active|Ended
- Blue Fox Games | country=Malta; games=48; share=12; status=Active
- Table Nine | country=Sweden; games=9; share=15; status=Active
- Velvet Table Live | country=Latvia; games=6; share=18; status=Active
- Hexagon Play | country=Estonia; games=14; share=9; status=Ended
record wager|bet|game round|round: Reference!;Game->@casino game|game~Copper Comet|European wheel;Player;Stake:money!;Choice;Result;Multiplier:number#0-100000;Played on:date;Played at:time;~Win:money;~Status=Open|Won|Lost|Refunded
- R-770012 | game=Copper Comet; stake=1; result=Three comets; multiplier=12; win=12; status=Won
- R-770013 | game=European wheel; stake=5; choice=Red; result=22 black; multiplier=0; win=0; status=Lost
- R-770014 | game=Night Baccarat; stake=20; choice=Banker; result=Round was stopped; multiplier=1; win=20; status=Refunded
- R-770015 | game=Pixel Dice; stake=2; choice=Over 60; multiplier=0; win=0; status=Open
item bonus|promotion|bonus offer: Name!;Kind=Welcome|Free spins|Cashback|Reload|No deposit;Amount:money;Percent of deposit:percent#0-500;Free spins:number#0-1000;Wagering factor:number#0-100;Valid for:number(days)#1-365;Terms:long;Active:boolean
- Welcome 100 | kind=Welcome; amount=100; percent_of_deposit=100; wagering_factor=30; valid_for=30
- Comet spins | kind=Free spins; free_spins=20; wagering_factor=20; valid_for=7
- Monday cashback | kind=Cashback; percent_of_deposit=10; amount=50; wagering_factor=1; valid_for=7
- Friday reload | kind=Reload; percent_of_deposit=50; amount=40; wagering_factor=25; valid_for=3
record deposit|top-up: Reference!;Player;Amount:money!;Method=Card|Bank transfer|Wallet|Crypto|Voucher;Bonus->@bonus|promotion~Welcome 100|Comet spins;Paid on:date;~Status=Pending|Credited|Failed
- DP-51 | amount=100; method=Card; bonus=Welcome 100; status=Credited
- DP-52 | amount=20; method=Voucher; status=Pending
- DP-53 | amount=80; method=Bank transfer; bonus=Friday reload; status=Credited
- DP-54 | amount=500; method=Crypto; status=Failed
request withdrawal|cash out|payout request: Reference!;Player;Amount:money!;Method=Card|Bank transfer|Wallet|Crypto;Account;Identity checked:boolean;Fee:money;Reviewed by
- WD-31 | amount=240; method=Bank transfer; fee=0
- WD-32 | amount=60; method=Wallet; fee=1
- WD-33 | amount=1200; method=Card; fee=0; reviewed_by=Payments desk
- WD-34 | amount=35; method=Crypto; fee=2.5; reviewed_by=Payments desk
event tournament|table|game room: Name!;Game->@casino game|game~Copper Comet|European wheel;Entry fee:money;Prize pool:money;Seats:number#2-100000;Starts on:date;Starts at:time;Rules:long;~Status=Open|Running|Finished
- Comet race Sunday | game=Copper Comet; entry_fee=5; prize_pool=1000; seats=200; status=Open
- Wheel night | game=European wheel; entry_fee=0; prize_pool=300; seats=50; status=Finished
- Baccarat masters | game=Night Baccarat; entry_fee=50; prize_pool=4000; seats=64; rules=Best of five shoes.; status=Running
- Dice sprint | game=Pixel Dice; entry_fee=1; prize_pool=150; seats=500; status=Open
! record balance transaction|account transaction|wallet entry: Title!;Player;Kind=Deposit|Stake|Win|Withdrawal|Bonus|Correction;Amount:money;Balance after:money;Round->@wager|bet|game round~R-770012|R-770013;Booked on:date;Booked at:time
- Win of R-770012 | kind=Win; amount=12; balance_after=131; round=R-770012
- Stake of R-770013 | kind=Stake; amount=-5; balance_after=126; round=R-770013
- Baccarat stake returned | kind=Correction; amount=20; balance_after=146; round=R-770014
- Friday reload bonus | kind=Bonus; amount=40; balance_after=186
! record player limit|self-exclusion|playing limit: Title!;Player;Kind=Deposit limit|Loss limit|Time limit|Pause|Exclusion;Amount:money;Hours:number(h)#0-720;From:date;Until:date;~Status=Active|Ended
- Weekly deposit 50 | kind=Deposit limit; amount=50; status=Active
- Pause of a month | kind=Pause; hours=720; status=Ended
- Two hours a day | kind=Time limit; hours=2; status=Active
- Lost 200 a month | kind=Loss limit; amount=200; status=Active
! record leaderboard entry|tournament result [tournament\\w*|leaderboard|rank\\w*|jackpot\\w*]: Title!;Tournament->@tournament|table~Comet race Sunday|Wheel night;Player;Rank:number#1-100000;Points:number#0-100000000;Prize:money
- First of wheel night | tournament=Wheel night; rank=1; points=840; prize=120
- Second of wheel night | tournament=Wheel night; rank=2; points=790; prize=80
- Leader of the masters | tournament=Baccarat masters; rank=1; points=31; prize=0
- Third of wheel night | tournament=Wheel night; rank=3; points=655; prize=40
+ user: ~Balance:money;~Bonus balance:money;VIP level=Bronze|Silver|Gold;Birth date:date;Verified:boolean
# raffle|lottery|lucky draw|lotto|prize draw|sweepstake|lucky wheel
event draw|lottery draw|raffle: Title!;Game->@lottery game|lottery type~Six of 45|Charity raffle;Draw number:number#1-1000000;Draw on:date;Draw at:time;Sales close at:time;Jackpot:money;~Winning numbers;~Tickets sold:number#0-1000000000;~Status=Open|Closed|Drawn|Paid out
- Six of 45, draw 812 | game=Six of 45; draw_number=812; jackpot=1200000; winning_numbers=4 11 19 27 33 45; tickets_sold=418200; status=Drawn
- Spring raffle | game=Charity raffle; draw_number=9; jackpot=5000; tickets_sold=840; status=Open
- Scratch series Clover | game=Clover scratch card; draw_number=3; jackpot=25000; tickets_sold=61000; status=Paid out
- Noon three, draw 2044 | game=Noon three; draw_number=2044; jackpot=500; winning_numbers=7 0 4; tickets_sold=1920; status=Closed
item lottery game|lottery type|game: Name!;Kind=Numbers|Raffle|Scratch card|Wheel|Daily;Pick:number#1-50;Out of:number#1-1000;Ticket price:money;Draw days;Payout:percent;Rules:long;Active:boolean
- Six of 45 | kind=Numbers; pick=6; out_of=45; ticket_price=1.4; draw_days=Wed, Sun; payout=50
- Charity raffle | kind=Raffle; pick=1; out_of=1000; ticket_price=5; draw_days=Once a season; payout=40
- Clover scratch card | kind=Scratch card; pick=1; out_of=10; ticket_price=2; draw_days=Any day; payout=55
- Noon three | kind=Daily; pick=3; out_of=10; ticket_price=1; draw_days=Daily; payout=50
record lottery ticket|lottery entry|raffle ticket|entry: Ticket number!;Draw->@draw|lottery draw~Six of 45, draw 812|Spring raffle;Player;Chosen numbers;Quick pick:boolean;Rows:number#1-100;Price:money;Bought on:date;~Hits:number#0-50;~Win:money;~Status=Valid|Won|Lost|Paid|Cancelled
- T-812-00418 | draw=Six of 45, draw 812; chosen_numbers=4 8 19 27 30 41; rows=1; price=1.4; hits=3; win=5.2; status=Won
- SR-0077 | draw=Spring raffle; chosen_numbers=77; rows=1; price=5; status=Valid
- CL-3-55120 | draw=Scratch series Clover; chosen_numbers=Field 5; rows=1; price=2; hits=1; win=50; status=Paid
- N3-2044-018 | draw=Noon three, draw 2044; chosen_numbers=7 1 4; rows=2; price=2; hits=2; win=0; status=Lost
item prize|prize class|raffle prize: Name!;Draw->@draw|lottery draw~Six of 45, draw 812|Spring raffle;Rank:number#1-1000;Quantity:number#1-1000000;Value:money;Chance:number(percent)#0-100;Sponsor;Photo:image;~Left:number#0-1000000
- Three right | draw=Six of 45, draw 812; rank=6; quantity=9000; value=5.2; left=0
- Cargo bike | draw=Spring raffle; rank=1; quantity=1; value=2400; sponsor=Wheel House; left=1
- Clover fifty | draw=Scratch series Clover; rank=3; quantity=120; value=50; left=2
- Hamper of the bakery | draw=Spring raffle; rank=2; quantity=5; value=60; sponsor=Brook Bakery; left=5
record winner|winning claim|prize winner: Name!;Draw->@draw|lottery draw~Six of 45, draw 812|Spring raffle;Ticket->@lottery ticket|raffle ticket~T-812-00418|SR-0077;Prize->@prize|prize class~Three right|Cargo bike;Amount:money;Won on:date;Address:long;Shown by name:boolean;~Status=Waiting|Informed|Paid|Collected|Expired
- Nils A. | draw=Six of 45, draw 812; ticket=T-812-00418; prize=Three right; amount=5.2; status=Paid
- Greta P. | draw=Scratch series Clover; ticket=CL-3-55120; prize=Clover fifty; amount=50; status=Collected
- Tom V. | draw=Six of 45, draw 812; prize=Three right; amount=5.2; status=Expired
- Choir of Saint Ann | draw=Spring raffle; prize=Hamper of the bakery; amount=60; status=Informed
request payout|withdrawal|prize claim: Reference!;Ticket->@lottery ticket|raffle ticket~T-812-00418|SR-0077;Claimant;Amount:money;Account;Identity document:file;Note:long
- CL-201 | ticket=T-812-00418; amount=5.2
- CL-202 | ticket=SR-0077; note=Would collect on Saturday.
- CL-203 | ticket=CL-3-55120; claimant=Greta P.; amount=50; note=Paid in cash at the kiosk.
- CL-204 | ticket=N3-2044-018; claimant=Ola Brix; amount=0; note=Two of three do not win.
! record number statistic|number frequency|result history [statistic\\w*|histor\\w*|trend\\w*|predict\\w*|analy\\w*|number\\w*|result\\w*]: Title!;Game->@lottery game|lottery type~Six of 45|Charity raffle;Number:number#0-1000;Times drawn:number#0-100000;Draws since last:number#0-100000;Share:percent;Counted until:date
- Number 19 | game=Six of 45; number=19; times_drawn=122; draws_since_last=0; share=15
- Number 13 | game=Six of 45; number=13; times_drawn=88; draws_since_last=21; share=10.8
- Noon digit 7 | game=Noon three; number=7; times_drawn=631; draws_since_last=0; share=10.3
- Number 45 | game=Six of 45; number=45; times_drawn=104; draws_since_last=0; share=12.8
! record balance entry|account transaction: Title!;Player;Kind=Deposit|Ticket|Win|Withdrawal|Bonus;Amount:money;Balance after:money;Ticket->@lottery ticket|raffle ticket~T-812-00418|SR-0077;Booked on:date
- Ticket 00418 | kind=Ticket; amount=-1.4; balance_after=8.6; ticket=T-812-00418
- Three right paid | kind=Win; amount=5.2; balance_after=13.8; ticket=T-812-00418
- Clover fifty paid | kind=Win; amount=50; balance_after=63.8; ticket=CL-3-55120
- Moved to the bank | kind=Withdrawal; amount=-40; balance_after=23.8
+ user: ~Balance:money;Birth date:date;Invite code;Draws left:number
+ order: Draw->@draw|lottery draw;Tickets:number#1-1000
# sports betting|match prediction|prediction market|tipster|football prediction|betting odds|bookmaker|football betting|sportsbook
event match|fixture|game|prediction event: Title!;Competition->@competition|league~Northern League|City Marathon;Home side;Away side;Starts on:date;Starts at:time;Venue;~Home score:number#0-300;~Away score:number#0-300;~Status=Upcoming|Live|Finished|Postponed|Cancelled
- Harbour Town vs Old Forge | competition=Northern League; home_side=Harbour Town; away_side=Old Forge; venue=Quay Park; status=Upcoming
- Rovers vs Mill United | competition=Northern League; home_side=Rovers; away_side=Mill United; home_score=2; away_score=1; status=Finished
- Lakers Lund vs Bears Borg | competition=Baltic Basket; home_side=Lakers Lund; away_side=Bears Borg; venue=Ice Hall 2; home_score=61; away_score=58; status=Live
- Marlow vs Ito | competition=Clay Open; home_side=Marlow; away_side=Ito; venue=Court 1; status=Postponed
item competition|league|tournament: Name!;Sport=Football|Basketball|Tennis|Racing|Esports|Politics|Other;Country;Season;Logo:image;Starts on:date;Ends on:date;Active:boolean
- Northern League | sport=Football; country=Scotland; season=2025/26
- City Marathon | sport=Racing; country=Norway; season=2026
- Baltic Basket | sport=Basketball; country=Sweden; season=2025/26
- Clay Open | sport=Tennis; country=Spain; season=2026
item market|odds|betting market|question: Title!;Match->@match|fixture~Harbour Town vs Old Forge|Rovers vs Mill United;Kind=Winner|Over or under|Both score|Exact score|Yes or no;Outcome;Odds:number#1-1000;Closes on:date;Closes at:time;~Pool:money;~Result=Open|Yes|No|Void
- Harbour Town wins | match=Harbour Town vs Old Forge; kind=Winner; outcome=Home; odds=1.85; pool=2100; result=Open
- Over 2.5 in Rovers match | match=Rovers vs Mill United; kind=Over or under; outcome=Over; odds=1.95; pool=900; result=Yes
- Under 140 points in Lund | match=Lakers Lund vs Bears Borg; kind=Over or under; outcome=Under; odds=1.9; pool=640; result=Open
- Marlow 2 to 1 | match=Marlow vs Ito; kind=Exact score; outcome=2 to 1; odds=4.2; pool=310; result=Void
record prediction|bet|tip|forecast: Reference!;Match->@match|fixture~Harbour Town vs Old Forge|Rovers vs Mill United;Market->@market|odds~Harbour Town wins|Over 2.5 in Rovers match;Player;Stake:money;Odds:number#1-1000;Predicted home score:number#0-300;Predicted away score:number#0-300;Confidence:percent;Placed on:date;~Points:number#0-1000;~Win:money;~Status=Open|Won|Lost|Void
- P-4401 | match=Harbour Town vs Old Forge; market=Harbour Town wins; stake=5; odds=1.85; predicted_home_score=2; predicted_away_score=0; confidence=70; status=Open
- P-4402 | match=Rovers vs Mill United; market=Over 2.5 in Rovers match; stake=10; odds=1.95; points=3; win=19.5; status=Won
- P-4403 | match=Lakers Lund vs Bears Borg; market=Under 140 points in Lund; stake=8; odds=1.9; predicted_home_score=66; predicted_away_score=64; confidence=55; points=0; status=Lost
- P-4404 | match=Marlow vs Ito; market=Marlow 2 to 1; stake=4; odds=4.2; predicted_home_score=2; predicted_away_score=1; confidence=30; status=Void
person tipster|analyst|expert: Name!;Sport=Football|Basketball|Tennis|Racing|Esports;About:long;Monthly price:money;Photo:image;~Tips:number#0-100000;~Hit rate:percent;~Followers:number#0-1000000
- Corner Flag Carl | sport=Football; monthly_price=9; tips=340; hit_rate=56; followers=1210
- Baseline Bea | sport=Tennis; monthly_price=12; tips=190; hit_rate=61; followers=640
- Rebound Rita | sport=Basketball; monthly_price=7; tips=95; hit_rate=53; followers=280
- Pit Lane Pete | sport=Racing; about=Tips on wet races only.; monthly_price=0; tips=48; hit_rate=48; followers=1900
item team|side|contestant: Name!;Country;Sport=Football|Basketball|Tennis|Racing|Esports;Logo:image;Form~WWDLW|LDWWW;~Rank:number#1-10000;~Points:number#0-1000
- Harbour Town | country=Scotland; sport=Football; form=WWDLW; rank=2; points=21
- Old Forge | country=Scotland; sport=Football; form=LDWWW; rank=5; points=17
- Lakers Lund | country=Sweden; sport=Basketball; form=LWLWW; rank=4; points=26
- Pixel Wolves | country=Poland; sport=Esports; form=WWWWD; rank=1; points=48
! record odds change|odds history: Title!;Market->@market|odds~Harbour Town wins|Over 2.5 in Rovers match;Old odds:number#1-1000;New odds:number#1-1000;Changed on:date;Changed at:time;Reason
- Home shorter | market=Harbour Town wins; old_odds=1.95; new_odds=1.85; reason=Line-ups
- Over longer | market=Over 2.5 in Rovers match; old_odds=1.88; new_odds=1.95; reason=Rain
- Lund slower than thought | market=Under 140 points in Lund; old_odds=2.1; new_odds=1.9; reason=Two fouled out
- Marlow with sore ankle | market=Marlow 2 to 1; old_odds=3.8; new_odds=4.2; reason=Injury news
! record leaderboard entry|ranking|score table: Title!;Competition->@competition|league~Northern League|City Marathon;Player;Rank:number#1-1000000;Points:number#0-100000;Right tips:number#0-100000;Round;~Change:number#-10000-10000
- Round 7 first | competition=Northern League; rank=1; points=41; right_tips=14; round=7; change=2
- Round 7 second | competition=Northern League; rank=2; points=39; right_tips=13; round=7; change=-1
- Basket round 3 first | competition=Baltic Basket; rank=1; points=18; right_tips=6; round=3; change=0
- Clay last | competition=Clay Open; rank=214; points=0; right_tips=0; round=1; change=-12
! record account transaction|balance entry|points transaction [balance|wallet|deposit\\w*|withdraw\\w*|points|coins|stake\\w*]: Title!;Player;Kind=Deposit|Stake|Win|Refund|Withdrawal|Bonus;Amount:money;Balance after:money;Prediction->@prediction|bet~P-4401|P-4402;Booked on:date
- Win P-4402 | kind=Win; amount=19.5; balance_after=64.5; prediction=P-4402
- Stake of P-4403 | kind=Stake; amount=-8; balance_after=56.5; prediction=P-4403
- Clay match off, stake back | kind=Refund; amount=4; balance_after=60.5; prediction=P-4404
- First deposit | kind=Deposit; amount=50; balance_after=50
+ user: ~Balance:money;~Points:number;Favorite team->@team|side
+ comment: Match->@match|fixture;Tip
# strategy game|turn-based|war game|kingdom game|tower defense|army units|build an empire
item unit type|unit|troop|hero: Name!;Kind=Infantry|Cavalry|Archer|Siege|Ship|Hero;Attack:number#0-10000;Defense:number#0-10000;Health:number#1-100000;Speed:number#0-100;Gold cost:number(gold)#0-1000000;Food cost:number(food)#0-1000000;Training time:number(s)#1-1000000;Needs building->@building type|building~Barracks|Workshop;Picture:image
- Pikeman | kind=Infantry; attack=12; defense=22; health=80; speed=5; gold_cost=40; food_cost=15; training_time=45; needs_building=Barracks
- Ballista | kind=Siege; attack=60; defense=8; health=120; speed=2; gold_cost=220; food_cost=0; training_time=300; needs_building=Workshop
- Steppe rider | kind=Cavalry; attack=28; defense=14; health=110; speed=12; gold_cost=90; food_cost=40; training_time=120; needs_building=Stables
- Coast longbow | kind=Archer; attack=20; defense=6; health=60; speed=6; gold_cost=55; food_cost=18; training_time=70; needs_building=Archery range
item building type|building: Name!;Kind=Economy|Military|Research|Defense|Wonder;Highest level:number#1-100;Wood cost:number(wood)#0-1000000;Stone cost:number(stone)#0-1000000;Build time:number(s)#1-1000000;Effect;Picture:image
- Barracks | kind=Military; highest_level=20; wood_cost=200; stone_cost=120; build_time=240; effect=Trains infantry
- Workshop | kind=Military; highest_level=10; wood_cost=400; stone_cost=200; build_time=600; effect=Builds siege engines
- Stables | kind=Military; highest_level=15; wood_cost=300; stone_cost=80; build_time=360; effect=Trains riders
- Archery range | kind=Defense; highest_level=12; wood_cost=260; stone_cost=60; build_time=300; effect=Trains archers, range plus 1
record city|kingdom|base|village: Name!;Ruler;World->@game world|map~World 3|Iron Coast;X:number#-10000-10000;Y:number#-10000-10000;Level:number#1-100;~Gold:number#0-1000000000;~Wood:number#0-1000000000;~Stone:number#0-1000000000;~Food:number#0-1000000000;~Population:number#0-1000000000
- Ravenholt | world=World 3; x=14; y=-8; level=9; gold=4100; wood=2800; stone=1900; food=5200; population=840
- Saltgate | world=Iron Coast; x=2; y=31; level=4; gold=900; wood=700; stone=410; food=1100; population=230
- Thornfield | ruler=Queen Maud; world=World 3; x=-22; y=5; level=13; gold=9700; wood=6100; stone=4400; food=8800; population=1510
- Grayhaven | ruler=Captain Orm; world=Ember Isles; x=40; y=-17; level=6; gold=1800; wood=950; stone=640; food=2100; population=390
item game world|map|level|scenario: Name!;Size:number(tiles)#10-1000000;Difficulty=Easy|Normal|Hard;Players allowed:number#1-100000;Speed:number#1-100;Terrain~Forest|Coast;Starts on:date;Picture:image;~Status=Open|Running|Ended
- World 3 | size=40000; difficulty=Normal; players_allowed=500; speed=1; terrain=Forest; status=Running
- Iron Coast | size=10000; difficulty=Hard; players_allowed=60; speed=2; terrain=Coast; status=Open
- Ember Isles | size=6400; difficulty=Hard; players_allowed=40; speed=4; terrain=Volcano; status=Ended
- Green Valley | size=2500; difficulty=Easy; players_allowed=20; speed=1; terrain=Meadow; status=Open
record battle|attack|match|battle report: Title!;Attacker->@city|kingdom~Ravenholt|Saltgate;Defender->@city|kingdom~Ravenholt|Saltgate;World->@game world|map~World 3|Iron Coast;Units sent:long;Turns:number#1-1000;Fought on:date;Fought at:time;~Losses:long;~Gold won:number(gold)#0-1000000000;~Result=Victory|Defeat|Draw|Under way
- Raid on Saltgate | attacker=Ravenholt; defender=Saltgate; units_sent=60 pikemen, 2 ballistas; turns=7; gold_won=310; result=Victory
- Counter raid | attacker=Saltgate; defender=Ravenholt; units_sent=40 pikemen; turns=4; result=Defeat
- Siege of Grayhaven | attacker=Thornfield; defender=Grayhaven; world=Ember Isles; units_sent=200 longbows, 6 ballistas; turns=12; gold_won=0; result=Draw
- Ambush at the ford | attacker=Grayhaven; defender=Thornfield; units_sent=90 riders; turns=2; result=Under way
item alliance|clan|guild: Name!;Tag;Leader;Description:long;Banner:image;Entry=Open|On request|Closed;Member limit:number#2-1000;~Members:number#0-1000;~Points:number#0-1000000000
- Order of the Oak | tag=OAK; entry=On request; member_limit=40; members=33; points=81200
- Salt Brothers | tag=SLT; entry=Open; member_limit=30; members=12; points=20400
- Maud's Court | tag=MAU; leader=Queen Maud; entry=Closed; member_limit=12; members=12; points=140300
- Free Captains | tag=CAP; leader=Captain Orm; entry=Open; member_limit=100; members=57; points=61800
item technology|research|skill: Name!;Branch=Economy|Military|Defense|Exploration;Level:number#1-50;Gold cost:number(gold)#0-10000000;Research time:number(s)#1-10000000;Effect;Needs->@technology|research~Iron tips|Crop rotation
- Iron tips | branch=Military; level=1; gold_cost=300; research_time=1800; effect=Attack plus 5 percent
- Crop rotation | branch=Economy; level=1; gold_cost=200; research_time=1200; effect=Food plus 8 percent
- Double walls | branch=Defense; level=3; gold_cost=1800; research_time=14400; effect=Wall strength plus 25 percent; needs=Iron tips
- Sea charts | branch=Exploration; level=2; gold_cost=700; research_time=5400; effect=Ships see 3 tiles farther
! record city unit|army|garrison: Title!;City->@city|kingdom~Ravenholt|Saltgate;Unit type->@unit type|unit~Pikeman|Ballista;Quantity:number#0-1000000;Level:number#1-100;~Status=At home|Marching|In training|Returning
- Pikemen of Ravenholt | city=Ravenholt; unit_type=Pikeman; quantity=140; level=3; status=At home
- Ballistas of Ravenholt | city=Ravenholt; unit_type=Ballista; quantity=4; level=1; status=Marching
- Longbows of Thornfield | city=Thornfield; unit_type=Coast longbow; quantity=200; level=5; status=Returning
- Riders of Grayhaven | city=Grayhaven; unit_type=Steppe rider; quantity=90; level=2; status=In training
! record city building|built building|construction: Title!;City->@city|kingdom~Ravenholt|Saltgate;Building->@building type|building~Barracks|Workshop;Level:number#0-100;Started on:date;Ready at:time;~Status=Building|Ready|Damaged
- Barracks of Ravenholt | city=Ravenholt; building=Barracks; level=8; status=Ready
- Workshop of Saltgate | city=Saltgate; building=Workshop; level=1; status=Building
- Archery range of Thornfield | city=Thornfield; building=Archery range; level=9; status=Ready
- Stables of Grayhaven | city=Grayhaven; building=Stables; level=3; status=Damaged
! record game move|turn|saved game [turn\\w*|move\\w*|save\\w*|replay\\w*]: Title!;Battle->@battle|attack|match~Raid on Saltgate|Counter raid;Turn:number#1-10000;Player;Action=Move|Attack|Build|Defend|Skip;From;To;Played at:time
- Turn 3 ballista fires | battle=Raid on Saltgate; turn=3; action=Attack; from=B4; to=D4
- Turn 1 riders cross the ford | battle=Ambush at the ford; turn=1; player=Captain Orm; action=Move; from=A1; to=C2
- Turn 12 gate holds | battle=Siege of Grayhaven; turn=12; player=Captain Orm; action=Defend; from=E5; to=E5
- Turn 2 waits for fog | battle=Ambush at the ford; turn=2; player=Queen Maud; action=Skip
+ user: ~Points:number;~Rank:number;Alliance->@alliance|clan;Avatar:image
+ message: Alliance->@alliance|clan
# resource game|idle game|farm game|tycoon|resource management game|survival game|mining game
item resource|material|resource type: Name!;Kind=Raw|Crafted|Food|Energy|Currency;Rarity=Common|Uncommon|Rare|Epic;Base value:number(coins)#0-1000000;Stack size:number#1-1000000;Icon:image;Description:long
- Copper ore | kind=Raw; rarity=Common; base_value=3; stack_size=999
- Glass lens | kind=Crafted; rarity=Rare; base_value=85; stack_size=50
- River trout | kind=Food; rarity=Uncommon; base_value=9; stack_size=40
- Storm crystal | kind=Energy; rarity=Epic; base_value=640; stack_size=5
item producer|building|generator|mine: Name!;Makes->@resource|material~Copper ore|Glass lens;Output:number(per minute)#0-1000000;Cost:number(coins)#0-1000000000;Cost growth:number#1-10;Energy use:number#0-100000;Level needed:number#1-1000;Picture:image
- Copper pit | makes=Copper ore; output=12; cost=150; cost_growth=1.15; energy_use=2; level_needed=1
- Lens kiln | makes=Glass lens; output=1; cost=4000; cost_growth=1.2; energy_use=9; level_needed=12
- Fishing weir | makes=River trout; output=4; cost=600; cost_growth=1.12; energy_use=0; level_needed=5
- Storm mast | makes=Storm crystal; output=0.1; cost=60000; cost_growth=1.5; energy_use=0; level_needed=30
item recipe|crafting recipe|blueprint: Name!;Result->@resource|material~Copper ore|Glass lens;Result quantity:number#1-10000;Ingredients:long;Time:number(s)#0-1000000;Station->@producer|building~Copper pit|Lens kiln;Level needed:number#1-1000
- Lens from sand | result=Glass lens; result_quantity=1; ingredients=4 sand, 1 charcoal; time=40; station=Lens kiln; level_needed=12
- Washed ore | result=Copper ore; result_quantity=3; ingredients=5 rubble; time=10; station=Copper pit; level_needed=2
- Smoked trout | result=River trout; result_quantity=2; ingredients=2 trout, 1 wood; time=90; station=Fishing weir; level_needed=6
- Crystal from three sparks | result=Storm crystal; result_quantity=1; ingredients=3 sparks, 1 glass lens; time=600; station=Storm mast; level_needed=30
item quest|mission|task|achievement: Name!;Kind=Story|Daily|Weekly|Achievement;Goal:long;Target amount:number#1-1000000000;Reward coins:number(coins)#0-1000000000;Reward experience:number(xp)#0-1000000;Level needed:number#1-1000;Active:boolean
- First hundred ore | kind=Story; goal=Dig 100 copper ore; target_amount=100; reward_coins=50; reward_experience=20; level_needed=1
- Ten lenses today | kind=Daily; goal=Craft ten glass lenses; target_amount=10; reward_coins=300; reward_experience=60; level_needed=12
- Feed the miners | kind=Weekly; goal=Deliver 300 trout; target_amount=300; reward_coins=1500; reward_experience=250; level_needed=6
- Master of storms | kind=Achievement; goal=Own 25 storm crystals; target_amount=25; reward_coins=20000; reward_experience=3000; level_needed=30
item upgrade|technology|boost: Name!;Producer->@producer|building~Copper pit|Lens kiln;Effect;Factor:number#0-1000;Cost:number(coins)#0-1000000000;Lasts:number(min)#0-100000;Level needed:number#1-1000
- Steel picks | producer=Copper pit; effect=Output doubled; factor=2; cost=900; lasts=0; level_needed=4
- Hot hour | producer=Lens kiln; effect=Kiln speed; factor=3; cost=120; lasts=60; level_needed=12
- Finer nets | producer=Fishing weir; effect=More trout; factor=1.5; cost=1400; lasts=0; level_needed=7
- Night of thunder | producer=Storm mast; effect=Mast output; factor=10; cost=9000; lasts=15; level_needed=32
record game save|settlement|farm|player world: Name!;Player;Level:number#1-1000;~Coins:number#0-1000000000;~Experience:number#0-1000000000;~Energy:number#0-100000;Day:number#1-1000000;Last played on:date;Difficulty=Easy|Normal|Hard
- Amber Hollow | level=14; coins=8120; experience=4410; energy=60; day=88; difficulty=Normal
- Dustford | level=3; coins=240; experience=310; energy=20; day=9; difficulty=Hard
- Trout Bend | player=Marit; level=21; coins=44300; experience=15200; energy=85; day=160; difficulty=Easy
- Peak Nine | player=Jonas; level=34; coins=310000; experience=61000; energy=5; day=402; difficulty=Hard
record market offer|trade|player trade: Title!;Seller;Resource->@resource|material~Copper ore|Glass lens;Quantity:number#1-1000000;Price each:number(coins)#0-1000000;Buyer;Listed on:date;~Status=Open|Sold|Withdrawn|Expired
- 200 copper ore | resource=Copper ore; quantity=200; price_each=3; status=Open
- Five lenses | resource=Glass lens; quantity=5; price_each=92; status=Sold
- Forty fresh trout | seller=Trout Bend; resource=River trout; quantity=40; price_each=11; status=Expired
- One storm crystal | seller=Peak Nine; resource=Storm crystal; quantity=1; price_each=720; buyer=Trout Bend; status=Withdrawn
! record inventory|stored resource|stock: Title!;Save->@game save|settlement~Amber Hollow|Dustford;Resource->@resource|material~Copper ore|Glass lens;Quantity:number#0-1000000000;Capacity:number#0-1000000000;~Growth a minute:number
- Ore of Amber Hollow | save=Amber Hollow; resource=Copper ore; quantity=1840; capacity=5000; growth_a_minute=36
- Ore of Dustford | save=Dustford; resource=Copper ore; quantity=120; capacity=500; growth_a_minute=12
- Trout of Trout Bend | save=Trout Bend; resource=River trout; quantity=310; capacity=400; growth_a_minute=16
- Crystals of Peak Nine | save=Peak Nine; resource=Storm crystal; quantity=11; capacity=25; growth_a_minute=0.2
! record owned building|built producer: Title!;Save->@game save|settlement~Amber Hollow|Dustford;Producer->@producer|building~Copper pit|Lens kiln;Quantity:number#0-100000;Level:number#1-1000;Workers:number#0-10000;~Running:boolean
- Pits of Amber Hollow | save=Amber Hollow; producer=Copper pit; quantity=3; level=2; workers=6
- Pit of Dustford | save=Dustford; producer=Copper pit; quantity=1; level=1; workers=1
- Weirs of Trout Bend | save=Trout Bend; producer=Fishing weir; quantity=4; level=3; workers=8
- Masts of Peak Nine | save=Peak Nine; producer=Storm mast; quantity=2; level=1; workers=0
! record quest progress|player quest: Title!;Save->@game save|settlement~Amber Hollow|Dustford;Quest->@quest|mission~First hundred ore|Ten lenses today;Amount done:number#0-1000000000;Started on:date;~Status=Open|Done|Claimed
- Lenses in Amber Hollow | save=Amber Hollow; quest=Ten lenses today; amount_done=6; status=Open
- Ore in Dustford | save=Dustford; quest=First hundred ore; amount_done=100; status=Claimed
- Miners fed by Trout Bend | save=Trout Bend; quest=Feed the miners; amount_done=300; status=Done
- Storms of Peak Nine | save=Peak Nine; quest=Master of storms; amount_done=11; status=Open
+ user: ~Coins:number;~Level:number;Avatar:image
# endless runner|runner game|running game|flying game|aviator|climbing game|obstacle game|aircraft game|rock climbing web
record game session|run|game run|game|play|game record|flight: Title!;Player~Mara Lindt|Joel Abara;Level->@level|stage~Harbour road;Character->@character|runner~Swift Courier;Score:number#0-100000000;Distance:number(m)#0-1000000;Coins collected:number#0-1000000;Obstacles hit:number#0-1000;Lives left:number#0-20;Duration:number(s)#0-36000;Played on:date;~Status=Running|Paused|Finished|Given up
- Mara's third run | player=Mara Lindt; level=Harbour road; character=Swift Courier; score=18420; distance=2310; coins_collected=144; obstacles_hit=1; lives_left=0; duration=192; status=Finished
- Joel, first try | player=Joel Abara; level=Harbour road; character=Night Kite; score=4210; distance=640; coins_collected=31; obstacles_hit=3; lives_left=0; duration=58; status=Finished
- Mara in the gorge | player=Mara Lindt; level=Red gorge; character=Night Kite; score=9900; distance=1150; coins_collected=72; obstacles_hit=0; lives_left=3; duration=101; status=Paused
- Pia at noon | player=Pia Moreno; level=Old town roofs; character=Roof Cat; score=120; distance=35; coins_collected=0; obstacles_hit=1; lives_left=2; duration=6; status=Given up
item level|stage|scene|game level|track: Name!;Number:number#1-1000;Difficulty=Easy|Medium|Hard;Speed:number#1-1000;Length:number(m)#1-1000000;Score to pass:number#0-100000000;Theme=City|Mountains|Sky|Forest|Space;Background:image;Active:boolean
- Harbour road | number=1; difficulty=Easy; speed=40; length=2500; score_to_pass=5000; theme=City
- Red gorge | number=2; difficulty=Medium; speed=55; length=3200; score_to_pass=9000; theme=Mountains
- Old town roofs | number=3; difficulty=Medium; speed=60; length=3600; score_to_pass=12000; theme=City
- Cloud pass | number=4; difficulty=Hard; speed=85; length=5000; score_to_pass=20000; theme=Sky
item character|runner|aircraft|plane|player aircraft|hero: Name!;Kind=Runner|Flyer|Climber|Vehicle;Speed:number#1-1000;Lives:number#1-20;Special ability;Price in coins:number#0-1000000;Unlocked at level:number#1-1000;Picture:image
- Swift Courier | kind=Runner; speed=50; lives=3; special_ability=Slides under gates; price_in_coins=0; unlocked_at_level=1
- Night Kite | kind=Flyer; speed=60; lives=3; special_ability=Glides for two seconds; price_in_coins=900; unlocked_at_level=2
- Roof Cat | kind=Climber; speed=70; lives=4; special_ability=Double jump; price_in_coins=2400; unlocked_at_level=3
- Mail Drone | kind=Vehicle; speed=80; lives=2; special_ability=Flies over one wall; price_in_coins=5000; unlocked_at_level=4
! item obstacle|barrier|hazard: Name!;Level->@level|stage~Harbour road;Kind=Fixed|Moving|Falling|Flying;Damage:number#0-100;Speed:number#0-1000;Appears after:number(m)#0-1000000;Avoid by=Jump|Slide|Change lane|Fly higher;Picture:image
- Fish crates | level=Harbour road; kind=Fixed; damage=1; speed=0; appears_after=100; avoid_by=Jump
- Rolling barrel | level=Harbour road; kind=Moving; damage=1; speed=20; appears_after=600; avoid_by=Change lane
- Falling stone | level=Red gorge; kind=Falling; damage=2; speed=30; appears_after=200; avoid_by=Change lane
- Gull swarm | level=Cloud pass; kind=Flying; damage=1; speed=45; appears_after=300; avoid_by=Fly higher
! item power-up|power up|prop|collectible|bonus: Name!;Effect=Shield|Magnet|Double points|Extra life|Speed;Lasts:number(s)#0-600;Value:number#0-100000;Chance:percent;Price in coins:number#0-1000000;Picture:image
- Tin shield | effect=Shield; lasts=8; value=0; chance=6; price_in_coins=120
- Coin magnet | effect=Magnet; lasts=12; value=0; chance=8; price_in_coins=90
- Twin star | effect=Double points; lasts=15; value=2; chance=4; price_in_coins=200
- Spare heart | effect=Extra life; lasts=0; value=1; chance=2; price_in_coins=400
! record leaderboard entry|high score|ranking|leaderboard|best score: Title!;Player~Mara Lindt|Joel Abara;Level->@level|stage~Harbour road;Session->@game session|run~Mara's third run;Best score:number#0-100000000;Rank:number#1-1000000;Period=Today|Week|All time;Reached on:date
- Mara, harbour | player=Mara Lindt; level=Harbour road; session=Mara's third run; best_score=18420; rank=1; period=All time
- Joel, harbour | player=Joel Abara; level=Harbour road; session=Joel, first try; best_score=4210; rank=2; period=Week
- Mara, gorge | player=Mara Lindt; level=Red gorge; session=Mara in the gorge; best_score=9900; rank=1; period=Week
- Pia, roofs | player=Pia Moreno; level=Old town roofs; session=Pia at noon; best_score=120; rank=8; period=Today
item achievement|challenge|mission: Name!;Rule:long;Target:number#1-100000000;Reward coins:number#0-1000000;Icon:image;Active:boolean
- First kilometre | rule=Run one kilometre in one go.; target=1000; reward_coins=50
- Untouched | rule=Finish a level without a hit.; target=1; reward_coins=200
- Coin hunter | rule=Collect 1000 coins.; target=1000; reward_coins=150
- Ten days | rule=Play on ten days.; target=10; reward_coins=100
# happy farm|leisure town|virtual farm|smart farm mini|farm mini|farm game|virtual crops
item farm|virtual farm|happy farm|town|leisure town: Name!;Owner~Mara Lindt|Joel Abara;Level:number#1-1000;Experience:number#0-100000000;Coins:number#0-1000000000;Plots:number#0-1000;Founded on:date;Description:long;Picture:image
- Clover Bend | owner=Mara Lindt; level=12; experience=8400; coins=3120; plots=14
- Dry Well | owner=Joel Abara; level=3; experience=610; coins=240; plots=6
- Moon Acre | owner=Pia Moreno; level=27; experience=41200; coins=18900; plots=30
- Goose Hill | owner=Lars Finn; level=1; experience=20; coins=100; plots=4
item crop|seed|plant|virtual crop|crop type: Name!;Seed price:number(coins)#0-1000000;Sells for:number(coins)#0-1000000;Growing time:number(min)#1-100000;Yield:number#1-1000;Experience:number#0-100000;Level needed:number#1-1000;Season=Any|Spring|Summer|Autumn|Winter;Picture:image
- Radish | seed_price=5; sells_for=3; growing_time=10; yield=4; experience=2; level_needed=1; season=Any
- Sweetcorn | seed_price=20; sells_for=9; growing_time=120; yield=5; experience=10; level_needed=4; season=Summer
- Pumpkin | seed_price=60; sells_for=40; growing_time=480; yield=3; experience=30; level_needed=8; season=Autumn
- Moonflower | seed_price=400; sells_for=310; growing_time=1440; yield=2; experience=150; level_needed=20; season=Any
! item farmland|farm plot|land plot: Name!;Farm->@farm|virtual farm~Clover Bend;Number:number#1-1000;Soil=Plain|Rich|Golden;Crop->@crop|seed~Radish;Unlocked:boolean;~State=Empty|Growing|Thirsty|Pests|Ripe
- Clover 1 | farm=Clover Bend; number=1; soil=Plain; crop=Radish; state=Growing
- Clover 2 | farm=Clover Bend; number=2; soil=Rich; crop=Pumpkin; state=Thirsty
- Dry Well 1 | farm=Dry Well; number=1; soil=Plain; crop=Sweetcorn; state=Ripe
- Moon 7 | farm=Moon Acre; number=7; soil=Golden; crop=Moonflower; state=Pests
! record planting|planting record|sowing: Title!;Plot->@farm plot|land plot~Clover 1;Crop->@crop|seed~Radish;Player~Mara Lindt|Joel Abara;Planted on:date;Ripe on:date;Watered:number#0-1000;~Status=Growing|Ripe|Harvested|Withered
- Radish on Clover 1 | plot=Clover 1; crop=Radish; player=Mara Lindt; watered=2; status=Growing
- Pumpkin on Clover 2 | plot=Clover 2; crop=Pumpkin; player=Mara Lindt; watered=0; status=Growing
- Corn on Dry Well 1 | plot=Dry Well 1; crop=Sweetcorn; player=Joel Abara; watered=5; status=Ripe
- Moonflower on Moon 7 | plot=Moon 7; crop=Moonflower; player=Pia Moreno; watered=9; status=Withered
record harvest|harvest record|harvesting: Title!;Planting->@planting|sowing~Corn on Dry Well 1;Crop->@crop|seed~Sweetcorn;Quantity:number#0-100000;Experience:number#0-100000;Stolen by friends:number#0-1000;Harvested on:date
- Corn, first | planting=Corn on Dry Well 1; crop=Sweetcorn; quantity=5; experience=10; stolen_by_friends=1
- Radish, basket | planting=Radish on Clover 1; crop=Radish; quantity=4; experience=2; stolen_by_friends=0
- Pumpkin for the fair | planting=Pumpkin on Clover 2; crop=Pumpkin; quantity=3; experience=30; stolen_by_friends=0
- Moonflower rest | planting=Moonflower on Moon 7; crop=Moonflower; quantity=1; experience=60; stolen_by_friends=0
! record warehouse item|backpack|backpack item|inventory|virtual resource: Name!;Farm->@farm|virtual farm~Clover Bend;Kind=Seed|Crop|Tool|Building material|Fertilizer|Pesticide;Crop->@crop|seed~Radish;Quantity:number#0-10000000;Worth:number(coins)#0-1000000000;Picture:image
- Radish seeds | farm=Clover Bend; kind=Seed; crop=Radish; quantity=20; worth=100
- Sweetcorn | farm=Dry Well; kind=Crop; crop=Sweetcorn; quantity=5; worth=45
- Watering can | farm=Clover Bend; kind=Tool; quantity=1; worth=80
- Bricks | farm=Moon Acre; kind=Building material; quantity=140; worth=560
record pest control|pest event|crop care|pest control record: Title!;Plot->@farm plot|land plot~Moon 7;Pest=Aphids|Snails|Weeds|Crows;Remedy=By hand|Spray|Net;Helped by~Joel Abara;Lost:percent;Found on:date;~Status=Open|Treated|Crop lost
- Aphids on Moon 7 | plot=Moon 7; pest=Aphids; remedy=Spray; helped_by=Joel Abara; lost=40; status=Treated
- Weeds on Clover 1 | plot=Clover 1; pest=Weeds; remedy=By hand; helped_by=Pia Moreno; lost=0; status=Treated
- Crows at Dry Well | plot=Dry Well 1; pest=Crows; remedy=Net; lost=10; status=Open
- Snails on Clover 2 | plot=Clover 2; pest=Snails; remedy=By hand; lost=5; status=Open
record trade|store transaction|store trading|market offer|resource trade: Title!;Seller~Mara Lindt|Joel Abara;Buyer~Pia Moreno;Item->@warehouse item|backpack~Sweetcorn;Quantity:number#1-1000000;Price each:number(coins)#0-1000000;Total:number(coins)#0-1000000000;Listed on:date;~Status=Open|Sold|Withdrawn
- Corn for Pia | seller=Joel Abara; buyer=Pia Moreno; item=Sweetcorn; quantity=5; price_each=11; total=55; status=Sold
- Bricks, one stack | seller=Pia Moreno; item=Bricks; quantity=100; price_each=4; total=400; status=Open
- Seeds, spare | seller=Mara Lindt; buyer=Lars Finn; item=Radish seeds; quantity=8; price_each=5; total=40; status=Sold
- Old can | seller=Mara Lindt; item=Watering can; quantity=1; price_each=70; total=70; status=Withdrawn
# pokémon|pokemon|pokémon-themed|monster game|breeding game|creature collecting|pet battle|monster battle|monster collecting
item species|monster species|pokédex entry|creature: Name!;Element->@element|type~Fire;Base health:number#1-1000;Base attack:number#1-1000;Base defence:number#1-1000;Base speed:number#1-1000;Rarity=Common|Rare|Epic|Legendary;Evolves at level:number#1-100;Picture:image
- Emberling | element=Fire; base_health=44; base_attack=52; base_defence=40; base_speed=61; rarity=Common; evolves_at_level=16
- Puddlefin | element=Water; base_health=50; base_attack=45; base_defence=58; base_speed=43; rarity=Common; evolves_at_level=18
- Thornback | element=Leaf; base_health=62; base_attack=49; base_defence=66; base_speed=30; rarity=Rare; evolves_at_level=20
- Stormox | element=Thunder; base_health=80; base_attack=88; base_defence=70; base_speed=75; rarity=Legendary; evolves_at_level=50
item owned monster|pokémon|pokemon|pokémon character|pet|monster|character: Nickname!;Species->@species|creature~Emberling;Owner~Mara Lindt|Joel Abara;Level:number#1-100;Experience:number#0-10000000;Health:number#0-10000;Attack:number#0-10000;Defence:number#0-10000;Speed:number#0-10000;Nature=Bold|Calm|Quick|Stubborn;In team:boolean;Caught on:date
- Cinder | species=Emberling; owner=Mara Lindt; level=14; experience=3120; health=61; attack=70; defence=52; speed=80; nature=Quick
- Drip | species=Puddlefin; owner=Joel Abara; level=9; experience=1290; health=64; attack=52; defence=66; speed=48; nature=Calm
- Bramble | species=Thornback; owner=Mara Lindt; level=20; experience=8200; health=96; attack=77; defence=99; speed=44; nature=Stubborn
- Volt | species=Stormox; owner=Pia Moreno; level=51; experience=91000; health=180; attack=190; defence=150; speed=160; nature=Bold
item element|type|element type: Name!;Strong against;Weak against;Colour;Icon:image
- Fire | strong_against=Leaf; weak_against=Water; colour=Red
- Water | strong_against=Fire; weak_against=Thunder; colour=Blue
- Leaf | strong_against=Water; weak_against=Fire; colour=Green
- Thunder | strong_against=Water; weak_against=Leaf; colour=Yellow
item skill|move|battle move|ability: Name!;Element->@element|type~Fire;Power:number#0-500;Accuracy:percent;Uses:number#1-99;Effect;Learned at level:number#1-100
- Spark Bite | element=Fire; power=45; accuracy=95; uses=25; effect=May burn; learned_at_level=5
- Wave Slap | element=Water; power=50; accuracy=90; uses=20; effect=None; learned_at_level=6
- Vine Bind | element=Leaf; power=30; accuracy=100; uses=20; effect=Slows the foe; learned_at_level=8
- Thunder Charge | element=Thunder; power=120; accuracy=75; uses=5; effect=Hurts the user; learned_at_level=45
record battle|turn-based battle|match|duel: Title!;Mode=Single player|Multiplayer|Ranked|Training;Player~Mara Lindt|Joel Abara;Opponent~Pia Moreno|Wild monster;Monster->@owned monster|pet~Cinder;Foe->@owned monster|pet~Drip;Turns:number#0-1000;Experience gained:number#0-100000;Fought on:date;~Result=Running|Won|Lost|Draw|Fled
- Cinder against Drip | mode=Multiplayer; player=Mara Lindt; opponent=Joel Abara; monster=Cinder; foe=Drip; turns=9; experience_gained=0; result=Lost
- Volt's ranked game | mode=Ranked; player=Pia Moreno; opponent=Mara Lindt; monster=Volt; foe=Bramble; turns=4; experience_gained=640; result=Won
- Training of Drip | mode=Training; player=Joel Abara; opponent=Wild monster; monster=Drip; foe=Cinder; turns=6; experience_gained=80; result=Won
- Bramble in the wood | mode=Single player; player=Mara Lindt; opponent=Wild monster; monster=Bramble; foe=Drip; turns=3; experience_gained=0; result=Running
! record battle turn|turn|battle log: Title!;Battle->@battle|match~Cinder against Drip;Number:number#1-1000;Monster->@owned monster|pet~Cinder;Skill->@skill|move~Spark Bite;Damage:number#0-10000;Health left:number#0-10000;Effect
- Turn 1 | battle=Cinder against Drip; number=1; monster=Cinder; skill=Spark Bite; damage=12; health_left=52
- Turn 2 | battle=Cinder against Drip; number=2; monster=Drip; skill=Wave Slap; damage=31; health_left=30; effect=Very effective
- Opening charge | battle=Volt's ranked game; number=1; monster=Volt; skill=Thunder Charge; damage=58; health_left=38
- Binding | battle=Volt's ranked game; number=2; monster=Bramble; skill=Vine Bind; damage=14; health_left=166; effect=Slower
! record hatching egg|breeding record|breeding|breeding egg: Title!;First parent->@owned monster|pet~Cinder;Second parent->@owned monster|pet~Bramble;Offspring->@species|creature~Emberling;Owner~Mara Lindt|Joel Abara;Started on:date;Hatches on:date;Steps left:number#0-100000;~Status=Waiting|Egg laid|Hatched|Failed
- Cinder and Bramble | first_parent=Cinder; second_parent=Bramble; offspring=Emberling; owner=Mara Lindt; steps_left=900; status=Egg laid
- Drip and Volt | first_parent=Drip; second_parent=Volt; offspring=Puddlefin; owner=Joel Abara; steps_left=0; status=Hatched
- Bramble twice | first_parent=Bramble; second_parent=Drip; offspring=Thornback; owner=Mara Lindt; steps_left=2400; status=Waiting
- Volt's line | first_parent=Volt; second_parent=Cinder; offspring=Stormox; owner=Pia Moreno; steps_left=0; status=Failed
# memory matching|card flipping|flip cards|memory card|matching pairs|matching game|concentration game|card flip|memory flip|flip game to|memory training game
record game session|game|game round|play|flip game|memory game: Title!;Player~Mara Lindt|Joel Abara;Level->@level|difficulty~Easy 4 x 3;Card set->@card set|theme~Sea animals;Score:number#0-1000000;Flips:number#0-10000;Pairs found:number#0-100;Mistakes:number#0-10000;Seconds:number(s)#0-36000;Played on:date;~Status=Running|Paused|Won|Time over
- Mara, sea, easy | player=Mara Lindt; level=Easy 4 x 3; card_set=Sea animals; score=860; flips=18; pairs_found=6; mistakes=3; seconds=41; status=Won
- Joel, tools, medium | player=Joel Abara; level=Medium 4 x 4; card_set=Garden tools; score=540; flips=30; pairs_found=8; mistakes=7; seconds=88; status=Won
- Pia, stars, hard | player=Pia Moreno; level=Hard 6 x 5; card_set=Night sky; score=210; flips=44; pairs_found=7; mistakes=15; seconds=180; status=Time over
- Mara, again | player=Mara Lindt; level=Medium 4 x 4; card_set=Sea animals; score=90; flips=6; pairs_found=2; mistakes=1; seconds=15; status=Running
item level|difficulty|difficulty level: Name!;Number:number#1-100;Rows:number#2-12;Columns:number#2-12;Pairs:number#2-72;Time limit:number(s)#0-3600;Look at start:number(s)#0-60;Points per pair:number#1-10000
- Easy 4 x 3 | number=1; rows=3; columns=4; pairs=6; time_limit=0; look_at_start=5; points_per_pair=100
- Medium 4 x 4 | number=2; rows=4; columns=4; pairs=8; time_limit=120; look_at_start=4; points_per_pair=120
- Hard 6 x 5 | number=3; rows=5; columns=6; pairs=15; time_limit=180; look_at_start=3; points_per_pair=150
- Master 6 x 6 | number=4; rows=6; columns=6; pairs=18; time_limit=150; look_at_start=2; points_per_pair=200
! item card set|theme|deck|card pattern set: Name!;Description;Back:image;Cards:number#2-100;Price in coins:number#0-100000;Active:boolean
- Sea animals | description=Whales, crabs, shells; cards=20; price_in_coins=0
- Garden tools | description=Rakes and cans; cards=16; price_in_coins=0
- Night sky | description=Moons and stars; cards=18; price_in_coins=300
- Flags | description=Signal flags; cards=30; price_in_coins=500
! item card|pattern|memory card|picture card: Name!;Card set->@card set|theme~Sea animals;Picture:image;Colour;Sound:file;Order:number#1-100
- Whale | card_set=Sea animals; colour=Blue; order=1
- Crab | card_set=Sea animals; colour=Red; order=2
- Rake | card_set=Garden tools; colour=Green; order=1
- New moon | card_set=Night sky; colour=Silver; order=1
! record move|flip|card flip|turn: Title!;Session->@game session|game round~Mara, sea, easy;Number:number#1-10000;First card->@card|pattern~Whale;Second card->@card|pattern~Crab;Match:boolean;Points:number#-1000-10000;At second:number(s)#0-36000
- Flip 1 | session=Mara, sea, easy; number=1; first_card=Whale; second_card=Crab; points=0; at_second=4
- Flip 2 | session=Mara, sea, easy; number=2; first_card=Whale; second_card=Whale; points=100; at_second=8
- Flip 9 | session=Joel, tools, medium; number=9; first_card=Rake; second_card=Rake; points=120; at_second=29
- Flip 30 | session=Pia, stars, hard; number=30; first_card=New moon; second_card=New moon; points=150; at_second=121
! record leaderboard entry|leaderboard|ranking|player score|best score: Title!;Player~Mara Lindt|Joel Abara;Level->@level|difficulty~Easy 4 x 3;Session->@game session|game round~Mara, sea, easy;Best score:number#0-1000000;Best time:number(s)#0-36000;Rank:number#1-1000000;Period=Today|Week|All time
- Mara, easy | player=Mara Lindt; level=Easy 4 x 3; session=Mara, sea, easy; best_score=860; best_time=41; rank=1; period=All time
- Joel, medium | player=Joel Abara; level=Medium 4 x 4; session=Joel, tools, medium; best_score=540; best_time=88; rank=1; period=Week
- Pia, hard | player=Pia Moreno; level=Hard 6 x 5; session=Pia, stars, hard; best_score=210; best_time=180; rank=4; period=Week
- Lars, easy | player=Lars Finn; level=Easy 4 x 3; session=Mara, sea, easy; best_score=700; best_time=55; rank=2; period=Today
# cricket|cricket website|cricket score|cricket match|cricket league|cricket live
event match|cricket match|fixture|current match|upcoming match|schedule: Title!;Series->@series|tournament~Harbour Cup;Home team->@team|side~Port Gulls;Away team->@team|side~Hill Rangers;Ground->@ground|venue~Mill Oval;Format=Test|One-day|T20;Date:date!;Starts at:time;Toss won by;Overs:number#1-500;~Result;~Status=Upcoming|Live|Stumps|Finished|Abandoned
- Gulls against Rangers | series=Harbour Cup; home_team=Port Gulls; away_team=Hill Rangers; ground=Mill Oval; format=T20; toss_won_by=Port Gulls; overs=20; result=Port Gulls won by 14 runs; status=Finished
- Rangers against Foxes | series=Harbour Cup; home_team=Hill Rangers; away_team=Lake Foxes; ground=Quarry End; format=T20; toss_won_by=Lake Foxes; overs=20; status=Live
- Foxes against Gulls | series=Harbour Cup; home_team=Lake Foxes; away_team=Port Gulls; ground=Mill Oval; format=T20; overs=20; status=Upcoming
- Kites against Gulls | series=County One-Day; home_team=Field Kites; away_team=Port Gulls; ground=Quarry End; format=One-day; overs=50; status=Upcoming
! record innings|inning|live score|scorecard: Title!;Match->@match|fixture~Gulls against Rangers;Batting team->@team|side~Port Gulls;Number:number#1-4;Runs:number#0-2000;Wickets:number#0-10;Overs bowled:number#0-500;Extras:number#0-500;Run rate:number#0-40;Target:number#0-2000;~Status=Not started|Batting|Closed
- Gulls first | match=Gulls against Rangers; batting_team=Port Gulls; number=1; runs=168; wickets=6; overs_bowled=20; extras=9; run_rate=8.4; status=Closed
- Rangers chase | match=Gulls against Rangers; batting_team=Hill Rangers; number=2; runs=154; wickets=8; overs_bowled=20; extras=5; run_rate=7.7; target=169; status=Closed
- Rangers at home | match=Rangers against Foxes; batting_team=Hill Rangers; number=1; runs=72; wickets=2; overs_bowled=9; extras=4; run_rate=8; status=Batting
- Foxes chase | match=Rangers against Foxes; batting_team=Lake Foxes; number=2; runs=0; wickets=0; overs_bowled=0; extras=0; run_rate=0; status=Not started
! record batting figure|batting score|player score: Title!;Innings->@innings|scorecard~Gulls first;Player->@player|player profile~Dev Marsh;Runs:number#0-500;Balls:number#0-1000;Fours:number#0-100;Sixes:number#0-60;How out=Not out|Bowled|Caught|LBW|Run out|Stumped;Bowler->@player|player profile~Tom Hale
- Marsh 61 | innings=Gulls first; player=Dev Marsh; runs=61; balls=43; fours=6; sixes=2; how_out=Caught; bowler=Tom Hale
- Abara 12 | innings=Gulls first; player=Joel Abara; runs=12; balls=15; fours=1; sixes=0; how_out=Bowled; bowler=Tom Hale
- Hale 33 not out | innings=Rangers chase; player=Tom Hale; runs=33; balls=20; fours=2; sixes=2; how_out=Not out
- Rao 4 | innings=Rangers at home; player=Sunil Rao; runs=4; balls=9; fours=0; sixes=0; how_out=LBW; bowler=Dev Marsh
! record bowling spell|bowling figure|bowling score: Title!;Innings->@innings|scorecard~Rangers chase;Player->@player|player profile~Dev Marsh;Overs:number#0-100;Maidens:number#0-50;Runs given:number#0-500;Wickets:number#0-10;Economy:number#0-40
- Hale 2 for 30 | innings=Gulls first; player=Tom Hale; overs=4; maidens=0; runs_given=30; wickets=2; economy=7.5
- Marsh 1 for 22 | innings=Rangers chase; player=Dev Marsh; overs=4; maidens=0; runs_given=22; wickets=1; economy=5.5
- Abara 3 for 27 | innings=Rangers chase; player=Joel Abara; overs=4; maidens=1; runs_given=27; wickets=3; economy=6.75
- Rao 0 for 40 | innings=Gulls first; player=Sunil Rao; overs=4; maidens=0; runs_given=40; wickets=0; economy=10
item team|side|cricket team: Name!;City;Captain;Coach;Home ground->@ground|venue~Mill Oval;Logo:image;~Rank:number#1-500;~Points:number#0-1000
- Port Gulls | city=Port Ness; captain=Dev Marsh; coach=R. Holm; home_ground=Mill Oval; rank=1; points=14
- Hill Rangers | city=Upper Hill; captain=Tom Hale; coach=P. Lott; home_ground=Quarry End; rank=2; points=12
- Lake Foxes | city=Lakeside; captain=Sunil Rao; coach=M. Roy; home_ground=Mill Oval; rank=3; points=8
- Field Kites | city=Longfield; captain=Ned Orr; coach=J. Beck; home_ground=Quarry End; rank=4; points=2
person player|player profile|cricketer: Name!;Team->@team|side~Port Gulls;Role=Batter|Bowler|All-rounder|Wicket-keeper;Batting=Right-handed|Left-handed;Bowling style;Date of birth:date;Country;Matches:number#0-2000;Runs:number#0-100000;Wickets:number#0-5000;Average:number#0-200;Photo:image
- Dev Marsh | team=Port Gulls; role=All-rounder; batting=Right-handed; bowling_style=Leg spin; country=Ireland; matches=84; runs=2410; wickets=66; average=34
- Joel Abara | team=Port Gulls; role=Bowler; batting=Left-handed; bowling_style=Fast medium; country=Kenya; matches=41; runs=212; wickets=71; average=11
- Tom Hale | team=Hill Rangers; role=All-rounder; batting=Right-handed; bowling_style=Off spin; country=England; matches=97; runs=1980; wickets=88; average=27
- Sunil Rao | team=Lake Foxes; role=Batter; batting=Right-handed; bowling_style=None; country=India; matches=60; runs=2115; wickets=1; average=41
item series|tournament|competition|cricket series: Name!;Format=Test|One-day|T20;Season;Starts on:date;Ends on:date;Teams:number#2-100;~Status=Upcoming|Running|Ended
- Harbour Cup | format=T20; season=2026; teams=4; status=Running
- County One-Day | format=One-day; season=2026; teams=10; status=Upcoming
- Winter Tests | format=Test; season=2025; teams=2; status=Ended
- Village T20 | format=T20; season=2026; teams=16; status=Upcoming
! record team ranking|ranking|points table|standing: Title!;Series->@series|tournament~Harbour Cup;Team->@team|side~Port Gulls;Position:number#1-500;Played:number#0-100;Won:number#0-100;Lost:number#0-100;No result:number#0-100;Points:number#0-1000;Net run rate:number#-20-20
- Gulls, Harbour Cup | series=Harbour Cup; team=Port Gulls; position=1; played=8; won=7; lost=1; no_result=0; points=14; net_run_rate=1.2
- Rangers, Harbour Cup | series=Harbour Cup; team=Hill Rangers; position=2; played=8; won=6; lost=2; no_result=0; points=12; net_run_rate=0.7
- Foxes, Harbour Cup | series=Harbour Cup; team=Lake Foxes; position=3; played=8; won=4; lost=4; no_result=0; points=8; net_run_rate=-0.2
- Kites, Harbour Cup | series=Harbour Cup; team=Field Kites; position=4; played=8; won=1; lost=7; no_result=0; points=2; net_run_rate=-1.6
item ground|venue|stadium|cricket ground: Name!;City;Capacity:number#100-200000;Ends;Pitch=Dry|Green|Flat|Turning;Floodlights:boolean;Photo:image
- Mill Oval | city=Port Ness; capacity=8000; ends=Mill End and Sea End; pitch=Flat
- Quarry End | city=Upper Hill; capacity=5200; ends=Quarry End and Road End; pitch=Green
- Long Meadow | city=Longfield; capacity=1500; ends=Church End and Farm End; pitch=Dry
- Lakeside Park | city=Lakeside; capacity=3000; ends=Pier End and Town End; pitch=Turning
# secure mining|mining game|tap to earn|coin mining|mobile mining|mining app|cloud mining|mine coins
record mining session|mining|mining record|mining run: Title!;Player~Mara Lindt|Joel Abara;Rig->@mining rig|miner~Starter pick;Started on:date;Hours:number(h)#0-1000;Rate:number(coins/h)#0-100000;Coins mined:number#0-1000000000;Boost:percent;~Status=Running|Finished|Claimed|Stopped for check
- Mara, Monday shift | player=Mara Lindt; rig=Starter pick; hours=24; rate=2; coins_mined=48; boost=0; status=Claimed
- Joel, night shift | player=Joel Abara; rig=Steam drill; hours=8; rate=9; coins_mined=86; boost=20; status=Finished
- Pia, running | player=Pia Moreno; rig=Starter pick; hours=3; rate=2; coins_mined=6; boost=0; status=Running
- Lars, flagged | player=Lars Finn; rig=Laser arm; hours=24; rate=40; coins_mined=960; boost=0; status=Stopped for check
item mining rig|miner|mine|mining tool|upgrade: Name!;Level:number#1-100;Rate:number(coins/h)#0-100000;Price:number(coins)#0-1000000000;Runs for:number(h)#1-1000;Picture:image;~Status=For sale|Hidden
- Starter pick | level=1; rate=2; price=0; runs_for=24; status=For sale
- Steam drill | level=4; rate=9; price=400; runs_for=24; status=For sale
- Laser arm | level=12; rate=40; price=5200; runs_for=48; status=For sale
- Moon digger | level=30; rate=160; price=48000; runs_for=72; status=Hidden
! record wallet entry|balance entry|coin record|coin transaction|wallet: Title!;Player~Mara Lindt|Joel Abara;Kind=Mined|Referral bonus|Reward|Ad|Spent|Withdrawn;Coins:number#-1000000000-1000000000;Balance after:number#0-1000000000;Mining session->@mining session|mining~Mara, Monday shift;Booked on:date
- Monday shift booked | player=Mara Lindt; kind=Mined; coins=48; balance_after=148; mining_session=Mara, Monday shift
- Joel invited Pia | player=Joel Abara; kind=Referral bonus; coins=25; balance_after=210
- Joel's drill | player=Joel Abara; kind=Spent; coins=-400; balance_after=12
- Pia's advert | player=Pia Moreno; kind=Ad; coins=3; balance_after=28
! record referral|referral code|referral record|invited friend: Title!;Code!;Invited by~Joel Abara;New player~Pia Moreno;Joined on:date;Bonus:number(coins)#0-1000000;Level:number#1-10;~Status=Invited|Joined|Verified|Bonus paid
- Pia by Joel | code=JOEL7; invited_by=Joel Abara; new_player=Pia Moreno; bonus=25; level=1; status=Bonus paid
- Lars by Joel | code=JOEL7; invited_by=Joel Abara; new_player=Lars Finn; bonus=25; level=1; status=Joined
- Tess by Pia | code=PIA22; invited_by=Pia Moreno; new_player=Tess Moor; bonus=10; level=2; status=Invited
- Nils by Mara | code=MARA1; invited_by=Mara Lindt; new_player=Nils Aune; bonus=25; level=1; status=Verified
! request identity check|verification|identity verification|account verification: Title!;Player~Mara Lindt|Joel Abara;Way=Email|Phone|ID document|Two-factor code;Document:file;Sent on:date;Checked by~Ida Roth;Reason
- Mara's phone | player=Mara Lindt; way=Phone; checked_by=Automatic
- Joel's passport | player=Joel Abara; way=ID document; checked_by=Ida Roth
- Lars' passport | player=Lars Finn; way=ID document; checked_by=Ida Roth; reason=Picture not readable
- Pia's app | player=Pia Moreno; way=Two-factor code; checked_by=Automatic
item achievement|badge|trophy: Name!;Rule:long;Target:number#1-1000000000;Reward:number(coins)#0-1000000;Icon:image;Active:boolean
- First ore | rule=Finish one session.; target=1; reward=5
- Week of dust | rule=Mine on seven days.; target=7; reward=40
- Good company | rule=Invite five friends.; target=5; reward=100
- Deep shaft | rule=Mine 1000 coins.; target=1000; reward=150
! record account block|suspension|blocked user|sanction [block|suspend\\w*|ban|admin]: Title!;Player~Lars Finn;Kind=Blocked|Suspended|Warned;Reason!;From:date;Until:date;Decided by~Ida Roth;~Status=Active|Lifted
- Lars, odd rate | player=Lars Finn; kind=Suspended; reason=Two accounts on one phone; decided_by=Ida Roth; status=Active
- Spam in chat | player=Rob Tann; kind=Warned; reason=Adverts in the chat; decided_by=Ida Roth; status=Lifted
- Script mining | player=Zed Oll; kind=Blocked; reason=Used a script; decided_by=Ida Roth; status=Active
- Wrong document | player=Kim Vane; kind=Suspended; reason=Forged document; decided_by=Ida Roth; status=Active
# simulation management|factory game|production line game|automation game|industrial theme|technology tree|technological tree|city building game|tycoon game
item building|factory|structure|road|machine type: Name!;Kind=Factory|Mine|Road|Storage|Power|Laboratory;Cost:number(coins)#0-1000000000;Speed:number(items/min)#0-100000;Energy use:number(kW)#0-1000000;Width:number#1-50;Height:number#1-50;Unlocked by->@technology|research~Iron smelting;Picture:image
- Ore drill | kind=Mine; cost=120; speed=30; energy_use=90; width=2; height=2; unlocked_by=Basic mining
- Smelter | kind=Factory; cost=300; speed=20; energy_use=180; width=3; height=3; unlocked_by=Iron smelting
- Gravel road | kind=Road; cost=5; speed=0; energy_use=0; width=1; height=1; unlocked_by=Basic mining
- Assembler | kind=Factory; cost=900; speed=12; energy_use=250; width=3; height=3; unlocked_by=Assembly
! record placed structure|building site: Title!;World->@game world|save~Rust Valley;Building->@building|factory~Smelter;X:number#0-10000;Y:number#0-10000;Level:number#1-100;Formula->@crafting formula|production formula~Iron plate;Built on:date;~Status=Under construction|Running|No material|No power|Stopped
- Smelter north | world=Rust Valley; building=Smelter; x=14; y=22; level=2; formula=Iron plate; status=Running
- Drill 1 | world=Rust Valley; building=Ore drill; x=9; y=21; level=1; status=Running
- Gear hall | world=Rust Valley; building=Assembler; x=20; y=22; level=1; formula=Gear; status=No material
- Smelter south | world=Cold Flats; building=Smelter; x=3; y=5; level=1; formula=Copper plate; status=No power
item resource|item|mineral|material|product item: Name!;Kind=Mineral|Plate|Part|Fuel|Product;Stack size:number#1-10000;Base value:number(coins)#0-1000000;Mined:boolean;Unlocked by->@technology|research~Iron smelting;Icon:image
- Iron ore | kind=Mineral; stack_size=50; base_value=1; unlocked_by=Basic mining
- Copper ore | kind=Mineral; stack_size=50; base_value=1; unlocked_by=Basic mining
- Iron sheet | kind=Plate; stack_size=100; base_value=3; unlocked_by=Iron smelting
- Gear wheel | kind=Part; stack_size=100; base_value=8; unlocked_by=Assembly
! item crafting formula|production formula: Name!;Makes->@resource|item~Iron sheet;Quantity:number#1-10000;First input->@resource|item~Iron ore;First quantity:number#1-10000;Second input->@resource|item~Copper ore;Second quantity:number#0-10000;Seconds:number(s)#1-36000;Made in->@building|factory~Smelter
- Iron plate | makes=Iron sheet; quantity=1; first_input=Iron ore; first_quantity=1; seconds=3; made_in=Smelter
- Gear | makes=Gear wheel; quantity=1; first_input=Iron sheet; first_quantity=2; seconds=1; made_in=Assembler
- Copper plate | makes=Iron sheet; quantity=1; first_input=Copper ore; first_quantity=1; seconds=3; made_in=Smelter
- Double gear | makes=Gear wheel; quantity=3; first_input=Iron sheet; first_quantity=5; seconds=4; made_in=Assembler
record production line|line|assembly line: Name!;World->@game world|save~Rust Valley;Product->@resource|item~Iron sheet;First building->@placed structure|building site~Smelter north;Buildings:number#1-1000;Output:number(items/min)#0-100000;Usage:percent;~Status=Planned|Running|Blocked|Stopped
- Plate line | world=Rust Valley; product=Iron sheet; first_building=Smelter north; buildings=4; output=38; usage=95; status=Running
- Gear line | world=Rust Valley; product=Gear wheel; first_building=Gear hall; buildings=2; output=0; usage=0; status=Blocked
- Cold line | world=Cold Flats; product=Iron sheet; first_building=Smelter south; buildings=1; output=0; usage=0; status=Stopped
- Ore line | world=Rust Valley; product=Iron ore; first_building=Drill 1; buildings=6; output=120; usage=88; status=Running
item technology|research|technological research|technology node|tech tree: Name!;Requires->@technology|research~Basic mining;Cost:number(points)#0-1000000;Time:number(min)#0-100000;Effect:long;Branch=Mining|Smelting|Transport|Energy|Assembly;Order:number#1-1000
- Basic mining | cost=0; time=0; effect=Unlocks the ore drill.; branch=Mining; order=1
- Iron smelting | requires=Basic mining; cost=40; time=5; effect=Unlocks the smelter.; branch=Smelting; order=2
- Assembly | requires=Iron smelting; cost=120; time=15; effect=Unlocks the assembler.; branch=Assembly; order=3
- Fast drills | requires=Iron smelting; cost=150; time=20; effect=Drills 25 % faster.; branch=Mining; order=4
! record research progress|player technology|unlocked technology: Title!;World->@game world|save~Rust Valley;Technology->@technology|research~Assembly;Points spent:number#0-1000000;Started on:date;Done:percent;~Status=Waiting|Running|Done
- Assembly in Rust Valley | world=Rust Valley; technology=Assembly; points_spent=120; done=100; status=Done
- Fast drills in Rust Valley | world=Rust Valley; technology=Fast drills; points_spent=60; done=40; status=Running
- Smelting in Cold Flats | world=Cold Flats; technology=Iron smelting; points_spent=40; done=100; status=Done
- Assembly in Cold Flats | world=Cold Flats; technology=Assembly; points_spent=0; done=0; status=Waiting
! item game world|save|map|terrain|game save: Name!;Player~Mara Lindt|Joel Abara;Terrain=Plain|Hills|Desert|Snow|Islands;Width:number#10-10000;Height:number#10-10000;Coins:number#0-1000000000;Energy:number(kW)#0-10000000;Play time:number(h)#0-10000;Saved on:date
- Rust Valley | player=Mara Lindt; terrain=Hills; width=200; height=200; coins=4120; energy=800; play_time=14
- Cold Flats | player=Joel Abara; terrain=Snow; width=120; height=120; coins=310; energy=0; play_time=2
- Copper Isles | player=Pia Moreno; terrain=Islands; width=300; height=180; coins=19800; energy=3600; play_time=61
- Dune Works | player=Mara Lindt; terrain=Desert; width=200; height=200; coins=900; energy=120; play_time=5
# newbie card|gift code|card center|game gift pack|gift pack center|redeem code|game account retrieval
item gift pack|newbie card|gift|card|game gift: Title!;Game->@game|game title~Amber Realm;Server;Contents:long;Kind=Newbie card|Activity|VIP|Holiday;Codes:number#0-10000000;Starts on:date;Ends on:date;Picture:image;~Left:number#0-10000000;~Status=Coming soon|Open|Used up|Ended
- Amber starter card | game=Amber Realm; server=All; contents=500 gold, bronze sword, three potions.; kind=Newbie card; codes=5000; left=1240; status=Open
- Storm spring gift | game=Storm Riders; server=East 3; contents=Green saddle.; kind=Holiday; codes=800; left=0; status=Used up
- Puzzle inn VIP | game=Puzzle Inn; server=All; contents=Seven days without adverts.; kind=VIP; codes=300; left=288; status=Open
- Amber siege pack | game=Amber Realm; server=West 1; contents=Two ladders, 100 stone.; kind=Activity; codes=1000; left=1000; status=Coming soon
! record claimed code|code claim|received card|claim record|gift code: Code!;Gift pack->@gift pack|newbie card~Amber starter card;Player~Mara Lindt|Joel Abara;Claimed on:date;Used on:date;~Status=Claimed|Used|Expired
- AMB-7F21 | gift_pack=Amber starter card; player=Mara Lindt; status=Used
- AMB-7F22 | gift_pack=Amber starter card; player=Joel Abara; status=Claimed
- STO-0117 | gift_pack=Storm spring gift; player=Mara Lindt; status=Expired
- PUZ-9001 | gift_pack=Puzzle Inn VIP; player=Pia Moreno; status=Claimed
item game|game title|online game: Name!;Genre=Role-playing|Strategy|Shooter|Puzzle|Sport;Publisher;Platform=Phone|PC|Web|Console;Introduction:long;Cover:image;Website:url;Opens on:date;~Score:rating;~Status=Announced|In test|Open
- Amber Realm | genre=Role-playing; publisher=Lantern Works; platform=PC; introduction=Nine houses fight for one river.; score=4.4; status=Open
- Storm Riders | genre=Sport; publisher=Low Tide; platform=Phone; introduction=Races on flying rafts.; score=4.1; status=Open
- Puzzle Inn | genre=Puzzle; publisher=Marzipan; platform=Web; introduction=Every guest brings a riddle.; score=4.6; status=Open
- Iron Orchard | genre=Strategy; publisher=Lantern Works; platform=PC; introduction=Machines harvest and fight.; score=0; status=In test
request account retrieval|account appeal|game account retrieval|account recovery: Title!;Game->@game|game title~Amber Realm;Account name!;Server;Lost=Password|Email|Phone|Stolen account;Proof:file;Contact:email;Last used on:date;Handled by~Ida Roth;Answer:long
- Old Amber account | game=Amber Realm; account_name=riverfox; server=West 1; lost=Password; handled_by=Ida Roth; answer=New password sent.
- Stolen rider | game=Storm Riders; account_name=raftking; server=East 3; lost=Stolen account; handled_by=Ida Roth
- Changed phone | game=Puzzle Inn; account_name=inn_pia; lost=Phone; handled_by=Omar Said
- Mail no longer mine | game=Amber Realm; account_name=nils.a; server=West 2; lost=Email; handled_by=Omar Said
event game activity|game event|test activity: Title!;Game->@game|game title~Amber Realm;Kind=Test|Festival|Contest|Live stream;Date:date!;Ends on:date;Places:number#1-1000000;Rewards:long;Rules:long;~Status=Upcoming|Open|Ended
- Orchard closed test | game=Iron Orchard; kind=Test; places=2000; rewards=Tester badge; rules=One account a person.; status=Open
- River festival | game=Amber Realm; kind=Festival; places=100000; rewards=Lantern; status=Upcoming
- Raft contest | game=Storm Riders; kind=Contest; places=64; rewards=Gold raft; status=Ended
- Inn night stream | game=Puzzle Inn; kind=Live stream; places=5000; rewards=Code at the end; status=Upcoming
item game video|video: Title!;Game->@game|game title~Amber Realm;Kind=Trailer|Guide|Match|Replay;Video:url;Length:number(s)#1-36000;Author;Cover:image;Published on:date;~Plays:number#0-100000000
- River in nine minutes | game=Amber Realm; kind=Trailer; length=540; author=Lantern Works; plays=41000
- Cornering on rafts | game=Storm Riders; kind=Guide; length=312; author=raftking; plays=8200
- Semi-final 2 | game=Storm Riders; kind=Match; length=1410; author=Low Tide; plays=15400
- Guest seven solved | game=Puzzle Inn; kind=Guide; length=95; author=inn_pia; plays=2100
# esports platform|esports tournament|esport tournament|web3-based esports|esports team|gaming tournament|tournament platform
item squad|clan|team|esports team: Name!;Game~Gravel Night|Port Siege;Captain~Mara Lindt|Joel Abara;Tag;Region=Europe|America|Asia|World;Logo:image;Founded on:date;~Rating:number#0-10000;~Wins:number#0-100000;~Status=Active|Recruiting|Dissolved
- Brass Gulls | game=Gravel Night; captain=Mara Lindt; tag=BRG; region=Europe; rating=1840; wins=41; status=Active
- Low Beams | game=Gravel Night; captain=Joel Abara; tag=LOW; region=America; rating=1720; wins=33; status=Recruiting
- Nine Lamps | game=Port Siege; captain=Pia Moreno; tag=9LM; region=Asia; rating=1915; wins=58; status=Active
- Copper Owls | game=Port Siege; captain=Lars Finn; tag=OWL; region=Europe; rating=1510; wins=12; status=Active
! record bracket match|fixture|bracket|pairing: Title!;Tournament->@tournament|cup~Harbour Open;Round=Group|Quarter-final|Semi-final|Final;First team->@squad|team~Brass Gulls;Second team->@squad|team~Low Beams;First score:number#0-1000;Second score:number#0-1000;Best of:number#1-9;Starts on:date;Starts at:time;Stream:url;~Status=Planned|Live|Finished|Protest
- Gulls against Beams | tournament=Harbour Open; round=Semi-final; first_team=Brass Gulls; second_team=Low Beams; first_score=2; second_score=1; best_of=3; status=Finished
- Lamps against Owls | tournament=Siege Masters; round=Final; first_team=Nine Lamps; second_team=Copper Owls; first_score=1; second_score=1; best_of=5; status=Live
- Harbour final | tournament=Harbour Open; round=Final; first_team=Brass Gulls; second_team=Nine Lamps; first_score=0; second_score=0; best_of=5; status=Planned
- Owls in the group | tournament=Siege Masters; round=Group; first_team=Copper Owls; second_team=Low Beams; first_score=2; second_score=0; best_of=3; status=Protest
record tournament entry|team entry|tournament registration|team registration: Title!;Tournament->@tournament|cup~Harbour Open;Team->@squad|team~Brass Gulls;Seed:number#1-1000;Fee:money;Paid with=Card|Crypto wallet|Free;Signed up on:date;Checked in:boolean;Place reached:number#1-1000;~Status=Applied|Confirmed|Out|Winner
- Gulls in the Open | tournament=Harbour Open; team=Brass Gulls; seed=1; fee=20; paid_with=Crypto wallet; status=Confirmed
- Beams in the Open | tournament=Harbour Open; team=Low Beams; seed=4; fee=20; paid_with=Card; place_reached=3; status=Out
- Lamps in the Masters | tournament=Siege Masters; team=Nine Lamps; seed=1; fee=0; paid_with=Free; status=Confirmed
- Owls in the Masters | tournament=Siege Masters; team=Copper Owls; seed=2; fee=0; paid_with=Free; status=Applied
event tournament|cup|competition|esports event: Title!;Date:date!;Ends on:date;Format=Single elimination|Double elimination|Swiss|Round robin;Places:number#2-1024;Entry fee:money;Prize pool:money;Prize currency=Euro|Dollar|Crypto;Rules:long;Organizer;~Status=Announced|Registration open|Running|Finished
- Harbour Open | format=Single elimination; places=16; entry_fee=20; prize_pool=2000; prize_currency=Crypto; organizer=Quay League; status=Running
- Siege Masters | format=Double elimination; places=32; entry_fee=0; prize_pool=5000; prize_currency=Euro; organizer=Lantern Works; status=Running
- Winter Ladder | format=Swiss; places=128; entry_fee=5; prize_pool=900; prize_currency=Dollar; organizer=Quay League; status=Registration open
- School Cup | format=Round robin; places=8; entry_fee=0; prize_pool=0; prize_currency=Euro; organizer=Mill School; status=Finished
person player profile|player|esports player|gamer: Nickname!;Real name;Team->@squad|team~Brass Gulls;Role;Country;Wallet address;Rank:number#1-1000000;Rating:number#0-10000;Matches:number#0-100000;Wins:number#0-100000;Picture:image;About:long
- crane_op | real_name=Mara Lindt; team=Brass Gulls; role=Driver; country=Sweden; rank=12; rating=1890; matches=120; wins=74
- mudflap | real_name=Joel Abara; team=Low Beams; role=Navigator; country=Kenya; rank=31; rating=1730; matches=98; wins=51
- ninth | real_name=Pia Moreno; team=Nine Lamps; role=Commander; country=Chile; rank=3; rating=2010; matches=160; wins=118
- owlet | real_name=Lars Finn; team=Copper Owls; role=Support; country=Finland; rank=210; rating=1490; matches=40; wins=15
record wallet transaction|crypto transaction|cryptocurrency transaction|prize payment|transaction: Title!;Player->@player profile|player~crane_op;Tournament->@tournament|cup~Harbour Open;Kind=Entry fee|Prize|Deposit|Withdrawal|Tip;Amount:number#0-1000000000;Currency=ETH|USDT|SOL|Euro;Hash;Date:date;~Status=Pending|Confirmed|Failed
- Gulls' fee | player=crane_op; tournament=Harbour Open; kind=Entry fee; amount=20; currency=USDT; hash=0x7f21ab; status=Confirmed
- Third prize | player=mudflap; tournament=Harbour Open; kind=Prize; amount=200; currency=USDT; hash=0x81c002; status=Pending
- Top-up of ninth | player=ninth; tournament=Siege Masters; kind=Deposit; amount=0.4; currency=ETH; hash=0xaa0191; status=Confirmed
- Tip for the caster | player=owlet; tournament=Siege Masters; kind=Tip; amount=3; currency=USDT; hash=0x0c11de; status=Failed
! record ranking|game ranking|leaderboard entry|ranking entry [rank\\w*|leaderboard\\w*]: Title!;Game->@game;Team->@squad|team~Brass Gulls;Player->@player profile|player~crane_op;Position:number#1-1000000;Points:number#0-1000000;Wins:number#0-10000;Losses:number#0-10000;Season~Spring 2026
- Gulls in Gravel Night | team=Brass Gulls; position=1; points=1840; wins=22; losses=4; season=Spring 2026
- Crane in Gravel Night | player=crane_op; position=7; points=1310; wins=31; losses=15; season=Spring 2026
- Gulls in Port Siege | team=Brass Gulls; position=12; points=760; wins=9; losses=8; season=Spring 2026
- Crane in Port Siege | player=crane_op; position=3; points=1502; wins=28; losses=9; season=Winter 2025
! item game|game title [game\\w*]: Name!;Genre=Shooter|MOBA|Racing|Sports|Fighting|Strategy;Team size:number#1-20;Platforms~PC|Console;Cover:image
- Gravel Night | genre=Shooter; team_size=5; platforms=PC
- Port Siege | genre=Strategy; team_size=3; platforms=PC, console
- Rally Delta | genre=Racing; team_size=1; platforms=Console
- Iron Circle | genre=Fighting; team_size=1; platforms=Console
+ dispute: Match->@bracket match|match;Tournament->@tournament|cup;Evidence:url

# ludo|ludo game|ludo betting|parchisi|board game betting|multiplayer ludo
record ludo match|match|game|game record|ludo game: Title!;Room->@ludo room|room~Red Table;Players:number#2-4;Stake:money;Pot:money;Turn of~Mara Lindt|Joel Abara;Winner~Mara Lindt|Joel Abara;Started on:date;Minutes:number(min)#0-600;~Status=Waiting|Running|Finished|Cancelled
- Red Table, round 1 | room=Red Table; players=4; stake=5; pot=20; turn_of=Joel Abara; minutes=14; status=Running
- Green Table, final | room=Green Table; players=2; stake=20; pot=40; winner=Mara Lindt; minutes=22; status=Finished
- Blue Table, evening | room=Blue Table; players=3; stake=1; pot=3; winner=Pia Moreno; minutes=31; status=Finished
- Red Table, round 2 | room=Red Table; players=4; stake=5; pot=0; minutes=0; status=Cancelled
item ludo room|room|table|game room: Name!;Code!;Host~Mara Lindt|Joel Abara;Stake:money;Places:number#2-4;Private:boolean;Time per turn:number(s)#5-120;Pieces home to win:number#1-4;~Players in:number#0-4;~Status=Open|Full|Playing|Closed
- Red Table | code=RT55; host=Mara Lindt; stake=5; places=4; time_per_turn=20; pieces_home_to_win=4; players_in=4; status=Playing
- Green Table | code=GT02; host=Joel Abara; stake=20; places=2; time_per_turn=15; pieces_home_to_win=4; players_in=2; status=Closed
- Blue Table | code=BT91; host=Pia Moreno; stake=1; places=4; time_per_turn=30; pieces_home_to_win=2; players_in=3; status=Open
- Gold Table | code=AU10; host=Lars Finn; stake=50; places=4; time_per_turn=20; pieces_home_to_win=4; players_in=1; status=Open
record room seat|seated player|room player|match player: Title!;Match->@ludo match|match~Red Table, round 1;Player~Mara Lindt|Joel Abara;Colour=Red|Green|Yellow|Blue;Seat:number#1-4;Pieces home:number#0-4;Place reached:number#1-4;Ready:boolean;~Status=Ready|Playing|Left|Finished
- Mara on red | match=Red Table, round 1; player=Mara Lindt; colour=Red; seat=1; pieces_home=2; status=Playing
- Joel on blue | match=Red Table, round 1; player=Joel Abara; colour=Blue; seat=2; pieces_home=1; status=Playing
- Pia on green | match=Red Table, round 1; player=Pia Moreno; colour=Green; seat=3; pieces_home=0; status=Playing
- Mara in the final | match=Green Table, final; player=Mara Lindt; colour=Yellow; seat=1; pieces_home=4; place_reached=1; status=Finished
! record dice throw|piece move|dice roll|move|turn: Title!;Match->@ludo match|match~Red Table, round 1;Player~Mara Lindt|Joel Abara;Number:number#1-10000;Dice:number#1-6;Piece:number#1-4;From field:number#0-60;To field:number#0-60;Captured~Joel Abara;At time:time
- Roll 41 | match=Red Table, round 1; player=Mara Lindt; number=41; dice=6; piece=2; from_field=0; to_field=1
- Roll 42 | match=Red Table, round 1; player=Mara Lindt; number=42; dice=3; piece=2; from_field=1; to_field=4
- Roll 43 | match=Red Table, round 1; player=Joel Abara; number=43; dice=4; piece=1; from_field=0; to_field=4; captured=Mara Lindt
- Last roll | match=Green Table, final; player=Mara Lindt; number=118; dice=2; piece=4; from_field=55; to_field=57
record bet|placed bet|stake|wager: Title!;Match->@ludo match|match~Red Table, round 1;Player~Mara Lindt|Joel Abara;On player~Mara Lindt;Amount:money!;Odds:number#1-1000;Placed on:date;~Payout:money;~Status=Open|Won|Lost|Refunded
- Pia on Mara | match=Red Table, round 1; player=Pia Moreno; on_player=Mara Lindt; amount=5; odds=2.1; status=Open
- Mara on herself | match=Green Table, final; player=Mara Lindt; on_player=Mara Lindt; amount=20; odds=2; payout=38; status=Won
- Joel on himself | match=Green Table, final; player=Joel Abara; on_player=Joel Abara; amount=20; odds=2; payout=0; status=Lost
- Lars, cancelled | match=Red Table, round 2; player=Lars Finn; on_player=Joel Abara; amount=5; odds=3.4; payout=5; status=Refunded
! record balance entry|wallet entry|wallet|transaction: Title!;Player~Mara Lindt|Joel Abara;Kind=Deposit|Withdrawal|Stake|Win|Commission|Refund;Amount:money;Balance after:money;Bet->@bet|placed bet~Mara on herself;Way=Card|Bank transfer|Wallet|Crypto;Booked on:date;~Status=Pending|Done|Failed
- Mara's deposit | player=Mara Lindt; kind=Deposit; amount=50; balance_after=50; way=Card; status=Done
- Mara's win | player=Mara Lindt; kind=Win; amount=38; balance_after=68; bet=Mara on herself; way=Wallet; status=Done
- Joel's stake | player=Joel Abara; kind=Stake; amount=20; balance_after=11; bet=Joel on himself; way=Wallet; status=Done
- Lars' refund | player=Lars Finn; kind=Refund; amount=5; balance_after=55; bet=Lars, cancelled; way=Wallet; status=Pending
record leaderboard entry|ranking|leaderboard|player ranking: Title!;Player~Mara Lindt|Joel Abara;Period=Day|Week|Season|All time;Rank:number#1-1000000;Matches:number#0-100000;Wins:number#0-100000;Won in total:money;Points:number#0-10000000
- Mara, week | player=Mara Lindt; period=Week; rank=1; matches=14; wins=9; won_in_total=122; points=2140
- Joel, week | player=Joel Abara; period=Week; rank=2; matches=18; wins=7; won_in_total=88; points=1810
- Pia, season | player=Pia Moreno; period=Season; rank=5; matches=120; wins=41; won_in_total=310; points=6900
- Lars, day | player=Lars Finn; period=Day; rank=12; matches=2; wins=0; won_in_total=0; points=40
# mobile card game|card game|online card game|deck building|card battle|collectible card game|trading card game
item hand card|game card|card|playing card: Name!;Suit or faction=Fire|Water|Forest|Sky|Neutral;Kind=Creature|Spell|Weapon|Number;Cost:number#0-20;Attack:number#0-100;Health:number#0-100;Effect:long;Rarity=Common|Rare|Epic|Legendary;Set;Picture:image
- Ember Fox | suit_or_faction=Fire; kind=Creature; cost=2; attack=3; health=1; effect=Attacks at once.; rarity=Common; set=First Winds
- Tide Wall | suit_or_faction=Water; kind=Creature; cost=3; attack=0; health=7; effect=Protects its neighbours.; rarity=Common; set=First Winds
- Falling Star | suit_or_faction=Sky; kind=Spell; cost=6; attack=5; health=0; effect=Five damage to each foe.; rarity=Epic; set=First Winds
- Root Mother | suit_or_faction=Forest; kind=Creature; cost=8; attack=6; health=9; effect=Calls two seedlings.; rarity=Legendary; set=Deep Wood
! item battle deck|deck|card deck|player deck: Name!;Owner~Mara Lindt|Joel Abara;Faction=Fire|Water|Forest|Sky|Mixed;Mode->@game mode|game type~Classic;Cards:number#0-100;Average cost:number#0-20;Wins:number#0-100000;Losses:number#0-100000;Changed on:date;Active:boolean
- Quick embers | owner=Mara Lindt; faction=Fire; mode=Classic; cards=30; average_cost=2.4; wins=41; losses=22
- Slow tide | owner=Joel Abara; faction=Water; mode=Classic; cards=30; average_cost=4.1; wins=18; losses=19
- Tall trees | owner=Pia Moreno; faction=Forest; mode=Ranked; cards=30; average_cost=4.8; wins=77; losses=40
- Anything goes | owner=Mara Lindt; faction=Mixed; mode=Custom; cards=40; average_cost=3.3; wins=5; losses=9
! record deck entry|deck list|deck slot|owned copy: Title!;Deck->@battle deck|deck~Quick embers;Card->@hand card|game card~Ember Fox;Copies:number#1-10;Position:number#1-100;Added on:date
- Foxes in Quick embers | deck=Quick embers; card=Ember Fox; copies=2; position=1
- Star in Quick embers | deck=Quick embers; card=Falling Star; copies=1; position=2
- Walls in Slow tide | deck=Slow tide; card=Tide Wall; copies=3; position=1
- Mother in Tall trees | deck=Tall trees; card=Root Mother; copies=1; position=1
record match|card match|game|battle|duel: Title!;Mode->@game mode|game type~Classic;First player~Mara Lindt|Joel Abara;Second player~Joel Abara|Computer;First deck->@battle deck|deck~Quick embers;Second deck->@battle deck|deck~Slow tide;Turns:number#0-1000;Winner~Mara Lindt;Minutes:number(min)#0-600;Played on:date;~Status=Searching|Running|Finished|Given up
- Embers against tide | mode=Classic; first_player=Mara Lindt; second_player=Joel Abara; first_deck=Quick embers; second_deck=Slow tide; turns=9; winner=Mara Lindt; minutes=8; status=Finished
- Trees, ranked | mode=Ranked; first_player=Pia Moreno; second_player=Joel Abara; first_deck=Tall trees; second_deck=Slow tide; turns=14; winner=Pia Moreno; minutes=15; status=Finished
- Against the computer | mode=Custom; first_player=Mara Lindt; second_player=Computer; first_deck=Anything goes; second_deck=Tall trees; turns=3; minutes=2; status=Running
- Nobody found | mode=Ranked; first_player=Joel Abara; second_player=Computer; first_deck=Slow tide; second_deck=Slow tide; turns=0; minutes=0; status=Searching
item game mode|game type: Name!;Kind=Single player|Multiplayer|Tournament;Ranked:boolean;Deck size:number#1-100;Time per turn:number(s)#5-600;Opponent=Human|Computer easy|Computer hard;Rules:long;Active:boolean
- Classic | kind=Multiplayer; deck_size=30; time_per_turn=60; opponent=Human; rules=Thirty life each.
- Ranked | kind=Multiplayer; deck_size=30; time_per_turn=45; opponent=Human; rules=Wins give stars.
- Custom | kind=Single player; deck_size=40; time_per_turn=120; opponent=Computer easy; rules=Own rules.
- Trial | kind=Single player; deck_size=20; time_per_turn=60; opponent=Computer hard; rules=Ten opponents in a row.
item shop offer|card pack|in-app purchase|booster pack|store item: Name!;Kind=Card pack|Coins|Skin|Premium month;Cards:number#0-100;Price:money;Coins:number#0-10000000;Guaranteed=Nothing|Rare|Epic|Legendary;Picture:image;~Sold:number#0-100000000;~Status=For sale|Hidden
- First Winds pack | kind=Card pack; cards=5; price=1.5; coins=100; guaranteed=Rare; sold=18200; status=For sale
- Purse of coins | kind=Coins; cards=0; price=4.9; coins=500; guaranteed=Nothing; sold=3100; status=For sale
- Premium month | kind=Premium month; cards=0; price=5.9; coins=0; guaranteed=Nothing; sold=740; status=For sale
- Deep Wood pack | kind=Card pack; cards=5; price=2; coins=140; guaranteed=Epic; sold=900; status=Hidden
# game fan website|fan website|game fan site|gameplay explanation|game storyline|unofficial game site|game lore
item storyline|game storyline|chapter|story chapter|plot: Title!;Number:number#1-1000;Place->@game region|location~Grey Coast;Summary:long;Spoiler=None|Light|Full;Picture:image;Written by~Mara Lindt|Joel Abara;Published on:date
- The last parcel | number=1; place=Grey Coast; summary=A porter crosses the dead beach.; spoiler=Light; written_by=Mara Lindt
- Rope over the gorge | number=2; place=Split Gorge; summary=Two towns trust each other again.; spoiler=Light; written_by=Joel Abara
- Night of the tower | number=3; place=Relay Tower; summary=The light goes out.; spoiler=Full; written_by=Mara Lindt
- Home road | number=4; place=Grey Coast; summary=The way back is longer.; spoiler=Full; written_by=Pia Moreno
item character|game character|character profile|role: Name!;Role=Hero|Companion|Opponent|Side character;Faction;Voice actor;First appears in->@storyline|chapter~The last parcel;Abilities:long;Story:long;Picture:image
- Sander Low | role=Hero; faction=Porters; voice_actor=T. Vale; first_appears_in=The last parcel; abilities=Carries 120 kilograms.
- Iris Bell | role=Companion; faction=Relay; voice_actor=N. Orr; first_appears_in=Rope over the gorge; abilities=Repairs masts.
- The Pale Driver | role=Opponent; faction=None; voice_actor=J. Beck; first_appears_in=Night of the tower; abilities=Moves in rain.
- Old Keeper | role=Side character; faction=Relay; voice_actor=M. Roy; first_appears_in=Night of the tower; abilities=Knows every path.
item gameplay guide|gameplay|gameplay explanation|guide|walkthrough: Title!;Kind=Controls|Combat|Building|Travel|Secrets;Chapter->@storyline|chapter~The last parcel;Text:long!;Level=Beginner|Advanced|Expert;Video:url;Author~Mara Lindt|Joel Abara;Published on:date;~Helpful votes:number#0-1000000
- Keep your balance | kind=Travel; chapter=The last parcel; text=Hold both straps downhill.; level=Beginner; author=Joel Abara; helpful_votes=212
- Ropes and ladders | kind=Building; chapter=Rope over the gorge; text=Anchor on dry rock.; level=Beginner; author=Mara Lindt; helpful_votes=141
- The driver's rain | kind=Combat; chapter=Night of the tower; text=Stay under the roof.; level=Advanced; author=Pia Moreno; helpful_votes=98
- Five hidden letters | kind=Secrets; chapter=Home road; text=Look behind the keeper's stove.; level=Expert; author=Mara Lindt; helpful_votes=340
! item game region|location|game world place: Name!;Kind=Town|Coast|Mountain|Ruin|Tower;Description:long;Dangers;Picture:image;Position:number#1-1000
- Grey Coast | kind=Coast; description=Tar and old ships.; dangers=Rain; position=1
- Split Gorge | kind=Mountain; description=Two cliffs, one rope.; dangers=Falling rocks; position=2
- Relay Tower | kind=Tower; description=Last working mast.; dangers=Pale Driver; position=3
- Port Mercy | kind=Town; description=Market and workshop.; dangers=None; position=4
! item game item|gear|equipment guide: Name!;Kind=Tool|Vehicle|Weapon|Clothes|Letter;Effect;Weight:number(kg)#0-1000;Found in->@game region|location~Grey Coast;Picture:image
- Folding ladder | kind=Tool; effect=Spans eight metres; weight=4; found_in=Grey Coast
- Three-wheeler | kind=Vehicle; effect=Carries ten parcels; weight=180; found_in=Port Mercy
- Dry boots | kind=Clothes; effect=Last twice as long; weight=1; found_in=Split Gorge
- Keeper's letter | kind=Letter; effect=Opens the attic; weight=0; found_in=Relay Tower
record discussion|discussion topic|topic|thread|forum post: Title!;About=Story|Characters|Gameplay|Theories|Help;Chapter->@storyline|chapter~Home road;Character->@character|role~Sander Low;Text:long!;Author~Mara Lindt|Joel Abara;Written on:date;Spoiler:boolean;~Replies:number#0-1000000;~Likes:number#0-1000000
- Who lit the tower? | about=Theories; chapter=Night of the tower; character=Old Keeper; text=The match was still warm.; author=Joel Abara; replies=41; likes=63
- Stuck in the gorge | about=Help; chapter=Rope over the gorge; character=Sander Low; text=My rope is too short.; author=Lars Finn; replies=6; likes=2
- Favourite side walk | about=Gameplay; chapter=The last parcel; character=Sander Low; text=Mine is the dune at dawn.; author=Pia Moreno; replies=19; likes=30
- Iris and the mast | about=Characters; chapter=Home road; character=Iris Bell; text=She knew all along.; author=Mara Lindt; replies=12; likes=25
# troop training|online game management|game account management|account monitoring|game bot|train troops
record troop training|training|training order|training queue|training task: Title!;Game account->@game account|player account~Stonegate main;Troop->@troop|troop type~Pike line;Quantity:number#1-1000000;Level:number#1-100;Instruction->@training instruction|instruction~Defend first;Started on:date;Ready on:date;Minutes left:number(min)#0-100000;Cost:number(gold)#0-100000000;~Status=Waiting|Training|Ready|Stopped
- 200 pikes | game_account=Stonegate main; troop=Pike line; quantity=200; level=3; instruction=Defend first; minutes_left=40; cost=6000; status=Training
- 50 riders | game_account=Stonegate main; troop=Light riders; quantity=50; level=2; instruction=Raid at dawn; minutes_left=0; cost=4000; status=Ready
- 10 rams | game_account=Mill farm; troop=Rams; quantity=10; level=1; instruction=Raid at dawn; minutes_left=300; cost=9000; status=Waiting
- 400 bows | game_account=North spare; troop=Hill bows; quantity=400; level=4; instruction=Defend first; minutes_left=90; cost=16000; status=Stopped
item troop|troop type|unit|army unit: Name!;Kind=Infantry|Archers|Cavalry|Siege;Attack:number#0-10000;Defence:number#0-10000;Speed:number#0-1000;Training time:number(s)#1-100000;Price:number(gold)#0-1000000;Upkeep:number#0-1000;Picture:image
- Pike line | kind=Infantry; attack=30; defence=60; speed=10; training_time=40; price=30; upkeep=1
- Hill bows | kind=Archers; attack=45; defence=20; speed=12; training_time=45; price=40; upkeep=1
- Light riders | kind=Cavalry; attack=60; defence=35; speed=30; training_time=80; price=80; upkeep=3
- Rams | kind=Siege; attack=90; defence=15; speed=5; training_time=300; price=900; upkeep=6
item game account|player account|monitored account: Account name!;Game;Server;Owner~Mara Lindt|Joel Abara;Level:number#1-1000;Power:number#0-1000000000;Gold:number#0-1000000000;Last seen on:date;Note:long;~Status=Online|Offline|Under attack|Locked
- Stonegate main | game=Nine Keeps; server=West 4; owner=Mara Lindt; level=41; power=182000; gold=91000; status=Online
- Mill farm | game=Nine Keeps; server=West 4; owner=Mara Lindt; level=18; power=24000; gold=310000; status=Offline
- North spare | game=Nine Keeps; server=North 1; owner=Joel Abara; level=30; power=88000; gold=12000; status=Under attack
- Test keep | game=Keep Wars; server=Beta; owner=Joel Abara; level=2; power=900; gold=500; status=Locked
! record status check|account status|monitoring record|account monitoring|status log: Title!;Game account->@game account|player account~Stonegate main;State=Online|Offline|Under attack|Resources full|Error;Power:number#0-1000000000;Gold:number#0-1000000000;Troops:number#0-100000000;Checked on:date;Checked at:time;Message
- Stonegate 08:00 | game_account=Stonegate main; state=Online; power=181200; gold=88000; troops=4100
- Stonegate 09:00 | game_account=Stonegate main; state=Online; power=182000; gold=91000; troops=4300
- Mill 09:00 | game_account=Mill farm; state=Resources full; power=24000; gold=310000; troops=600; message=Storage is full
- North 09:00 | game_account=North spare; state=Under attack; power=88000; gold=12000; troops=2100; message=Attack by Red Crow
! item training instruction|instruction|command plan: Name!;Kind=Train|Gather|Defend|Attack|Upgrade;Condition;Troop->@troop|troop type~Pike line;Quantity:number#0-1000000;Repeat=Once|Daily|Always;Priority=Low|Normal|High;Active:boolean
- Defend first | kind=Train; condition=Defence under 50 000; troop=Pike line; quantity=200; repeat=Always; priority=High
- Raid at dawn | kind=Attack; condition=At 05:00; troop=Light riders; quantity=50; repeat=Daily; priority=Normal
- Fill the bows | kind=Train; condition=Gold above 20 000; troop=Hill bows; quantity=100; repeat=Always; priority=Low
- Wall first | kind=Upgrade; condition=Builder free; repeat=Once; priority=High; quantity=0
record alarm|alert|account alert|notification rule: Title!;Game account->@game account|player account~North spare;Kind=Attack|Storage full|Queue empty|Signed out;Message;Raised on:date;Handled by~Joel Abara;~Status=New|Seen|Closed
- Red Crow attacks | game_account=North spare; kind=Attack; message=120 riders, 12 minutes; handled_by=Joel Abara; status=Seen
- Mill is full | game_account=Mill farm; kind=Storage full; message=310 000 gold; status=New
- No training at Stonegate | game_account=Stonegate main; kind=Queue empty; message=Barracks idle; handled_by=Mara Lindt; status=Closed
- Test keep out | game_account=Test keep; kind=Signed out; message=Password changed; status=New
# screw game|screw puzzle|elimination game|match-3|match three|color sorting|sorting game|sort puzzle|bubble shooter
item level|stage|game level|puzzle level: Name!;Number:number#1-10000!;Difficulty=Easy|Medium|Hard;Pieces:number#1-1000;Colours:number#1-20;Boxes:number#1-50;Storage slots:number#0-20;Moves allowed:number#0-1000;Time limit:number(s)#0-3600;Layout:long;Stars:number#0-3
- First plank | number=1; difficulty=Easy; pieces=12; colours=3; boxes=3; storage_slots=5; moves_allowed=0; time_limit=0; stars=3
- Two glass plates | number=8; difficulty=Medium; pieces=30; colours=5; boxes=8; storage_slots=5; moves_allowed=60; time_limit=0; stars=3
- Clock tower | number=21; difficulty=Hard; pieces=66; colours=7; boxes=18; storage_slots=4; moves_allowed=120; time_limit=300; stars=3
- Daily board | number=900; difficulty=Medium; pieces=45; colours=6; boxes=12; storage_slots=5; moves_allowed=80; time_limit=240; stars=3
! item color box|colour box|target box|toolbox|box: Name!;Level->@level|stage~First plank;Colour=Red|Blue|Green|Yellow|Purple|Orange;Holes:number#1-10;Filled:number#0-10;Order:number#1-100;~Status=Waiting|Open|Full|Removed
- Red box 1 | level=First plank; colour=Red; holes=3; filled=2; order=1; status=Open
- Blue box 1 | level=First plank; colour=Blue; holes=3; filled=3; order=2; status=Removed
- Green box 1 | level=Two glass plates; colour=Green; holes=3; filled=0; order=1; status=Waiting
- Yellow box 4 | level=Clock tower; colour=Yellow; holes=4; filled=4; order=4; status=Full
! item screw|piece|tile|game piece|block: Name!;Level->@level|stage~First plank;Colour=Red|Blue|Green|Yellow|Purple|Orange;Row:number#1-100;Column:number#1-100;Layer:number#1-50;Covered by;~State=On the board|In storage|In a box|Removed
- Screw 1 | level=First plank; colour=Red; row=1; column=2; layer=1; state=In a box
- Screw 2 | level=First plank; colour=Blue; row=1; column=4; layer=1; state=Removed
- Screw 3 | level=First plank; colour=Red; row=2; column=1; layer=2; covered_by=Plank A; state=On the board
- Screw 17 | level=Two glass plates; colour=Green; row=5; column=3; layer=1; covered_by=Glass plate; state=In storage
record game session|game|play|game record|score: Title!;Player~Mara Lindt|Joel Abara;Level->@level|stage~First plank;Score:number#0-100000000;Moves:number#0-10000;Boxes filled:number#0-1000;Slots used:number#0-20;Props used:number#0-100;Seconds:number(s)#0-36000;Played on:date;~Status=Running|Won|Storage full|Given up
- Mara, plank | player=Mara Lindt; level=First plank; score=1200; moves=14; boxes_filled=3; slots_used=2; props_used=0; seconds=48; status=Won
- Joel, glass | player=Joel Abara; level=Two glass plates; score=610; moves=22; boxes_filled=3; slots_used=5; props_used=1; seconds=102; status=Storage full
- Pia, tower | player=Pia Moreno; level=Clock tower; score=8800; moves=97; boxes_filled=18; slots_used=4; props_used=3; seconds=281; status=Won
- Lars, daily | player=Lars Finn; level=Daily board; score=90; moves=3; boxes_filled=0; slots_used=1; props_used=0; seconds=11; status=Running
record prop use|tool use|booster|prop|power tool|helper: Title!;Kind=Extra slot|Break glass|Clear storage|Undo|Shuffle;Session->@game session|play~Joel, glass;Price in coins:number#0-100000;Left:number#0-1000;Used on:date;Effect
- Joel breaks the glass | kind=Break glass; session=Joel, glass; price_in_coins=150; left=2; effect=Glass plate removed
- Pia adds a slot | kind=Extra slot; session=Pia, tower; price_in_coins=100; left=0; effect=Slot 5 opened
- Pia clears the storage | kind=Clear storage; session=Pia, tower; price_in_coins=200; left=1; effect=Three screws put back
- Lars undoes | kind=Undo; session=Lars, daily; price_in_coins=50; left=4; effect=Last move taken back
record storage slot|temporary storage|temporary storage slot|slot: Title!;Session->@game session|play~Joel, glass;Number:number#1-20;Holds->@screw|piece~Screw 17;Colour=Red|Blue|Green|Yellow|Purple|Orange;Bought:boolean;~State=Free|Occupied|Locked
- Slot 1 of Joel | session=Joel, glass; number=1; holds=Screw 17; colour=Green; state=Occupied
- Slot 2 of Joel | session=Joel, glass; number=2; holds=Screw 3; colour=Red; state=Occupied
- Slot 5 of Pia | session=Pia, tower; number=5; holds=Screw 1; colour=Red; state=Free
- Slot 6 of Lars | session=Lars, daily; number=6; holds=Screw 2; colour=Blue; state=Locked
# robotics competition|robot competition|judge scoring|competition management|contest management|skills competition|science competition
item competition team|team|robot team|participating team: Name!;Number!;School;Coach~Ida Roth;Members:number#1-50;Robot name;Division->@division|category~Middle school;Email:email;Logo:image;~Rank:number#1-1000;~Status=Registered|Inspected|Disqualified
- Iron Finches | number=114A; school=Mill School; coach=Ida Roth; members=6; robot_name=Pecker; division=Middle school; rank=2; status=Inspected
- Low Voltage | number=207; school=Harbour College; coach=Tom Hale; members=8; robot_name=Ohm; division=High school; rank=1; status=Inspected
- Gear Girls | number=331B; school=Quarry School; coach=Nora Beck; members=5; robot_name=Pinion; division=Middle school; rank=5; status=Registered
- Crab Walk | number=402; school=Lake School; coach=Sunil Rao; members=7; robot_name=Pincer; division=High school; rank=9; status=Disqualified
record competition match|match|round|game: Title!;Competition->@competition|event~Spring Robotics Day;Round=Qualification|Quarter-final|Semi-final|Final;Field->@competition field|field~Field 1;First team->@competition team|team~Iron Finches;Second team->@competition team|team~Gear Girls;First score:number#0-10000;Second score:number#0-10000;Date:date;Time:time;~Status=Planned|Called|Running|Finished
- Qualification 12 | competition=Spring Robotics Day; round=Qualification; field=Field 1; first_team=Iron Finches; second_team=Gear Girls; first_score=88; second_score=61; status=Finished
- Qualification 13 | competition=Spring Robotics Day; round=Qualification; field=Field 2; first_team=Low Voltage; second_team=Crab Walk; first_score=0; second_score=0; status=Called
- Semi-final 1 | competition=Spring Robotics Day; round=Semi-final; field=Field 1; first_team=Iron Finches; second_team=Low Voltage; first_score=0; second_score=0; status=Planned
- Final | competition=Spring Robotics Day; round=Final; field=Field 1; first_team=Low Voltage; second_team=Iron Finches; first_score=0; second_score=0; status=Planned
record queue entry|queue|team queue|skills queue: Title!;Team->@competition team|team~Iron Finches;For=Match|Driving skills|Programming skills|Inspection;Match->@competition match|match~Qualification 13;Field->@competition field|field~Skills field;Place in the queue:number#1-1000;Joined at:time;Called at:time;~Status=Waiting|Called|On the field|Done|Left
- Finches, driving | team=Iron Finches; for=Driving skills; field=Skills field; place_in_the_queue=1; status=Called
- Gear Girls, programming | team=Gear Girls; for=Programming skills; field=Skills field; place_in_the_queue=2; status=Waiting
- Voltage, match 13 | team=Low Voltage; for=Match; match=Qualification 13; field=Field 2; place_in_the_queue=1; status=On the field
- Crab, inspection | team=Crab Walk; for=Inspection; field=Field 2; place_in_the_queue=4; status=Left
! record score sheet|judge score|skills score|score|scoring: Title!;Team->@competition team|team~Iron Finches;Judge->@judge|referee~Maud Reyes;Match->@competition match|match~Qualification 12;Criterion->@judging criterion|criterion~Autonomous part;Points:number#0-10000;Attempt:number#1-10;Remark:long;Given on:date;~Status=Draft|Final|Protest
- Finches, autonomous | team=Iron Finches; judge=Maud Reyes; match=Qualification 12; criterion=Autonomous part; points=32; attempt=1; status=Final
- Finches, driving | team=Iron Finches; judge=Maud Reyes; match=Qualification 12; criterion=Driving; points=56; attempt=1; status=Final
- Girls, design book | team=Gear Girls; judge=Otto Brandt; match=Qualification 12; criterion=Design book; points=18; attempt=1; remark=Fine sketches.; status=Draft
- Voltage, autonomous | team=Low Voltage; judge=Otto Brandt; match=Qualification 13; criterion=Autonomous part; points=40; attempt=2; status=Protest
! item judging criterion|criterion|scoring rule: Name!;Kind=Match|Skills|Interview|Design;Largest points:number#1-10000;Weight:percent;Description:long;Order:number#1-100
- Autonomous part | kind=Match; largest_points=50; weight=40; description=First 15 seconds without driver.; order=1
- Driving | kind=Match; largest_points=80; weight=40; description=Blocks moved in 105 seconds.; order=2
- Design book | kind=Design; largest_points=30; weight=10; description=Notebook of the building.; order=3
- Interview | kind=Interview; largest_points=30; weight=10; description=Ten minutes with two judges.; order=4
person judge|referee: Name!;Email:email;Phone:phone;Division->@division|category~Middle school;Field->@competition field|field~Field 1;Role=Head judge|Referee|Skills judge|Inspector;~Status=Invited|Confirmed|On duty
- Maud Reyes | email=maud@example.com; division=Middle school; field=Field 1; role=Head judge; status=On duty
- Otto Brandt | email=otto@example.com; division=High school; field=Field 2; role=Referee; status=On duty
- Lin Fei | email=lin@example.com; division=Middle school; field=Skills field; role=Skills judge; status=Confirmed
- Rosa Keller | email=rosa@example.com; division=High school; field=Field 2; role=Inspector; status=Invited
item competition field|field|arena: Name!;Kind=Match|Skills|Practice|Inspection;Hall;Open from:time;Open until:time;~Waiting teams:number#0-500;~Status=Free|Occupied|Closed
- Field 1 | kind=Match; hall=Hall A; waiting_teams=2; status=Occupied
- Field 2 | kind=Match; hall=Hall A; waiting_teams=1; status=Free
- Skills field | kind=Skills; hall=Hall B; waiting_teams=3; status=Occupied
- Practice corner | kind=Practice; hall=Hall B; waiting_teams=0; status=Closed
item division|category|age division: Name!;Age from:number#3-99;Age to:number#3-99;Teams:number#0-1000;Rules:file;Prize
- Middle school | age_from=11; age_to=14; teams=24; prize=Cup
- High school | age_from=14; age_to=18; teams=30; prize=Cup and trip
- University | age_from=18; age_to=30; teams=12; prize=Money
- Primary | age_from=6; age_to=11; teams=10; prize=Medals
+ message: Team->@competition team|team;To=One team|All teams|Judges;Urgent:boolean
# telegram-based game|telegram game|red packet game|packet mine|minesweeper red packet|mine game
record game round|round|game|red packet game|initiated game: Title!;Chat group->@chat group|group~Harbour club;Started by~Mara Lindt|Joel Abara;Red packet->@red packet|packet~Packet 8812;Mine digit:number#0-9;Multiplier:number#1-20;Started on:date;Started at:time;~Players:number#0-1000;~Status=Open|All taken|Settled|Cancelled
- Round 8812 | chat_group=Harbour club; started_by=Mara Lindt; red_packet=Packet 8812; mine_digit=7; multiplier=1.8; players=5; status=Settled
- Round 8813 | chat_group=Harbour club; started_by=Joel Abara; red_packet=Packet 8813; mine_digit=3; multiplier=1.8; players=2; status=Open
- Round 441 | chat_group=Night market; started_by=Pia Moreno; red_packet=Packet 441; mine_digit=0; multiplier=1.5; players=7; status=All taken
- Round 442 | chat_group=Night market; started_by=Pia Moreno; red_packet=Packet 442; mine_digit=5; multiplier=1.5; players=0; status=Cancelled
record red packet|packet|sent packet: Number!;Sender~Mara Lindt|Joel Abara;Amount:money!;Shares:number#1-100;Left:number#0-100;Mine digit:number#0-9;Message;Sent on:date;Ends on:date;~Status=Open|Empty|Expired|Refunded
- Packet 8812 | sender=Mara Lindt; amount=20; shares=5; left=0; mine_digit=7; message=Good luck; status=Empty
- Packet 8813 | sender=Joel Abara; amount=10; shares=5; left=3; mine_digit=3; status=Open
- Packet 441 | sender=Pia Moreno; amount=50; shares=7; left=0; mine_digit=0; status=Empty
- Packet 442 | sender=Pia Moreno; amount=5; shares=5; left=5; mine_digit=5; status=Refunded
! record packet grab|taken share|grab record|share taken|mine hit: Title!;Round->@game round|round~Round 8812;Player~Joel Abara|Pia Moreno;Amount:money;Last digit:number#0-9;Hit the mine:boolean;To pay:money;Taken on:date;Taken at:time
- Joel takes 4.37 | round=Round 8812; player=Joel Abara; amount=4.37; last_digit=7; to_pay=36
- Pia takes 2.10 | round=Round 8812; player=Pia Moreno; amount=2.1; last_digit=0; to_pay=0
- Lars takes 6.02 | round=Round 441; player=Lars Finn; amount=6.02; last_digit=2; to_pay=0
- Tess takes 8.40 | round=Round 441; player=Tess Moor; amount=8.4; last_digit=0; to_pay=75
! record round settlement|settlement|payout|settled game: Title!;Round->@game round|round~Round 8812;Winner~Mara Lindt;Loser~Joel Abara;Amount:money;House fee:money;Settled on:date;~Status=Waiting|Paid|Failed
- Joel pays Mara | round=Round 8812; winner=Mara Lindt; loser=Joel Abara; amount=36; house_fee=1.8; status=Paid
- Tess pays Pia | round=Round 441; winner=Pia Moreno; loser=Tess Moor; amount=75; house_fee=3.75; status=Waiting
- Nobody in 8813 | round=Round 8813; winner=Joel Abara; amount=0; house_fee=0; status=Waiting
- Refund of 442 | round=Round 442; winner=Pia Moreno; amount=5; house_fee=0; status=Paid
record bot message|telegram message|telegram bot message|received message: Title!;Chat group->@chat group|group~Harbour club;From~Mara Lindt|Joel Abara;Text:long!;Command=Start|Send|Grab|Balance|Help|Other;Round->@game round|round~Round 8812;Received on:date;Received at:time;~Status=New|Handled|Not understood
- Send 20 by 5 | chat_group=Harbour club; from=Mara Lindt; text=/send 20 5 7; command=Send; round=Round 8812; status=Handled
- Grab of Joel | chat_group=Harbour club; from=Joel Abara; text=/grab; command=Grab; round=Round 8812; status=Handled
- Balance of Pia | chat_group=Night market; from=Pia Moreno; text=/balance; command=Balance; status=Handled
- Odd text | chat_group=Night market; from=Lars Finn; text=hello?; command=Other; status=Not understood
item chat group|group|telegram group: Name!;Chat number;Owner~Mara Lindt;Smallest packet:money;Largest packet:money;Multiplier:number#1-20;Members:number#0-1000000;Bot active:boolean
- Harbour club | chat_number=-100412; owner=Mara Lindt; smallest_packet=1; largest_packet=100; multiplier=1.8; members=84
- Night market | chat_number=-100977; owner=Pia Moreno; smallest_packet=5; largest_packet=500; multiplier=1.5; members=240
- Test room | chat_number=-100001; owner=Joel Abara; smallest_packet=1; largest_packet=5; multiplier=1.2; members=3
- Quiet table | chat_number=-100555; owner=Lars Finn; smallest_packet=1; largest_packet=20; multiplier=1.6; members=19
record wallet entry|balance record|balance|wallet: Title!;Player~Mara Lindt|Joel Abara;Kind=Deposit|Packet sent|Packet taken|Mine paid|Win|Withdrawal;Amount:money;Balance after:money;Round->@game round|round~Round 8812;Booked on:date
- Mara sends | player=Mara Lindt; kind=Packet sent; amount=-20; balance_after=80; round=Round 8812
- Joel hits | player=Joel Abara; kind=Mine paid; amount=-36; balance_after=14; round=Round 8812
- Mara wins | player=Mara Lindt; kind=Win; amount=34.2; balance_after=114.2; round=Round 8812
- Pia takes | player=Pia Moreno; kind=Packet taken; amount=2.1; balance_after=52.1; round=Round 8812
# snake game|tetris|snake|brick breaker|falling block|2048 game|flappy|breakout game|pac-man|pinball
record score|game session|high score|best result|game round: Title!;Player~Mara Lindt|Joel Abara;Level->@level|speed level~Level 1;Score:number#0-100000000;Lines or food:number#0-1000000;Length reached:number#0-100000;Lives used:number#0-100;Control=Keyboard|Touch|Gamepad;Played on:date
- Mara, level 4 | player=Mara Lindt; level=Level 4; score=18240; lines_or_food=92; length_reached=95; lives_used=1; control=Keyboard
- Joel, level 1 | player=Joel Abara; level=Level 1; score=640; lines_or_food=8; length_reached=11; lives_used=3; control=Touch
- Pia, level 9 | player=Pia Moreno; level=Level 9; score=77100; lines_or_food=310; length_reached=313; lives_used=0; control=Keyboard
- Lars, level 2 | player=Lars Finn; level=Level 2; score=2100; lines_or_food=21; length_reached=24; lives_used=2; control=Gamepad
item level|speed level|stage: Name!;Number:number#1-1000;Speed:number(steps/s)#1-100;Board width:number#4-100;Board height:number#4-100;Walls=None|Border|Maze;Target score:number#0-100000000;Active:boolean
- Level 1 | number=1; speed=4; board_width=20; board_height=20; walls=None; target_score=500
- Level 2 | number=2; speed=6; board_width=20; board_height=20; walls=Border; target_score=1500
- Level 4 | number=4; speed=9; board_width=24; board_height=20; walls=Border; target_score=6000
- Level 9 | number=9; speed=18; board_width=30; board_height=24; walls=Maze; target_score=40000
! item power food|bonus food|food kind|special block: Name!;Effect=Grow|Slow|Double points|Shorten|Clear lines|Extra life;Points:number#-1000-100000;Lasts:number(s)#0-600;Chance:percent;Colour;Picture:image
- Red apple | effect=Grow; points=10; lasts=0; chance=80; colour=Red
- Blue plum | effect=Slow; points=5; lasts=8; chance=8; colour=Blue
- Gold pear | effect=Double points; points=20; lasts=10; chance=5; colour=Gold
- Bomb block | effect=Clear lines; points=50; lasts=0; chance=3; colour=Black
! item game theme|board theme|skin: Name!;Board colour;Main colour;Sound=Silent|Classic|Modern;Price in coins:number#0-100000;Needs score:number#0-100000000;Preview:image
- Classic green | board_colour=Pale green; main_colour=Dark green; sound=Classic; price_in_coins=0; needs_score=0
- Night | board_colour=Black; main_colour=Neon blue; sound=Modern; price_in_coins=200; needs_score=5000
- Paper | board_colour=White; main_colour=Ink; sound=Silent; price_in_coins=150; needs_score=2000
- Desert | board_colour=Sand; main_colour=Rust; sound=Classic; price_in_coins=300; needs_score=10000
record game setting|setting|player setting: Title!;Player~Mara Lindt|Joel Abara;Sound:percent;Music:percent;Control=Keyboard|Touch|Gamepad;Show grid:boolean;Start level->@level|speed level~Level 1
- Mara's settings | player=Mara Lindt; sound=60; music=20; control=Keyboard; start_level=Level 2
- Joel's settings | player=Joel Abara; sound=0; music=0; control=Touch; start_level=Level 1
- Pia's settings | player=Pia Moreno; sound=80; music=80; control=Keyboard; start_level=Level 4
- Guest settings | player=Guest; sound=50; music=50; control=Keyboard; start_level=Level 1
item achievement|badge|trophy: Name!;Rule:long;Points:number#0-10000;Needed:number#1-100000000;Icon:image
- First hundred | rule=Reach 100 points.; points=10; needed=100
- Long one | rule=Reach a length of 50.; points=30; needed=50
- No walls hit | rule=Finish a level without losing a life.; points=40; needed=1
- Night owl | rule=Play after midnight.; points=5; needed=1
# shooting game|shooter game|space shooter|plane war|airplane battle|tank battle|shoot enemy
record score|game session|battle record|mission result|game record: Title!;Player~Mara Lindt|Joel Abara;Level->@level|mission~Cloud bank;Craft->@player craft|player aircraft~Swift;Score:number#0-100000000;Enemies shot:number#0-1000000;Hit rate:percent;Lives left:number#0-20;Boss beaten:boolean;Played on:date
- Mara over the bank | player=Mara Lindt; level=Cloud bank; craft=Swift; score=12400; enemies_shot=84; hit_rate=61; lives_left=2
- Joel in the canyon | player=Joel Abara; level=Red canyon; craft=Heron; score=4100; enemies_shot=30; hit_rate=44; lives_left=0
- Pia against the Whale | player=Pia Moreno; level=Last harbour; craft=Thorn; score=58200; enemies_shot=310; hit_rate=73; lives_left=1
- Lars, training | player=Lars Finn; level=Cloud bank; craft=Swift; score=700; enemies_shot=9; hit_rate=20; lives_left=0
item level|mission|stage|wave: Name!;Number:number#1-1000;Difficulty=Easy|Medium|Hard;Enemies:number#1-10000;Time limit:number(s)#0-3600;Points to pass:number#0-100000000;Boss->@enemy|enemy plane~Iron Whale;Background:image
- Cloud bank | number=1; difficulty=Easy; enemies=60; time_limit=180; points_to_pass=3000; boss=Grey Kite
- Red canyon | number=2; difficulty=Medium; enemies=110; time_limit=240; points_to_pass=8000; boss=Grey Kite
- Last harbour | number=3; difficulty=Hard; enemies=200; time_limit=300; points_to_pass=30000; boss=Iron Whale
- Endless night | number=4; difficulty=Hard; enemies=9999; time_limit=0; points_to_pass=0; boss=Iron Whale
item enemy|enemy plane|opponent|boss: Name!;Kind=Scout|Gunner|Heavy|Boss;Health:number#1-100000;Speed:number#1-1000;Damage:number#0-1000;Points:number#0-100000;Shot pattern=Straight|Fan|Homing|Ring;Picture:image
- Midge | kind=Scout; health=5; speed=60; damage=1; points=10; shot_pattern=Straight
- Hornet | kind=Gunner; health=20; speed=40; damage=3; points=40; shot_pattern=Fan
- Grey Kite | kind=Boss; health=400; speed=20; damage=8; points=1000; shot_pattern=Ring
- Iron Whale | kind=Boss; health=1800; speed=10; damage=15; points=5000; shot_pattern=Homing
! item weapon|gun|arm upgrade: Name!;Kind=Gun|Rocket|Laser|Bomb;Damage:number#1-10000;Shots a second:number#1-100;Ammunition:number#0-100000;Level needed:number#1-1000;Price in coins:number#0-1000000;Picture:image
- Twin gun | kind=Gun; damage=2; shots_a_second=8; ammunition=0; level_needed=1; price_in_coins=0
- Dart rocket | kind=Rocket; damage=20; shots_a_second=1; ammunition=30; level_needed=2; price_in_coins=400
- Blue beam | kind=Laser; damage=6; shots_a_second=20; ammunition=200; level_needed=3; price_in_coins=1200
- Sun bomb | kind=Bomb; damage=200; shots_a_second=1; ammunition=3; level_needed=3; price_in_coins=900
! item power-up|supply drop|bonus drop: Name!;Effect=Shield|Repair|Double shot|Extra bomb|Slow time;Lasts:number(s)#0-600;Chance:percent;Dropped by->@enemy|enemy plane~Hornet;Picture:image
- Blue shield | effect=Shield; lasts=8; chance=6; dropped_by=Hornet
- Wrench | effect=Repair; lasts=0; chance=5; dropped_by=Midge
- Second barrel | effect=Double shot; lasts=15; chance=4; dropped_by=Hornet
- Still clock | effect=Slow time; lasts=5; chance=1; dropped_by=Grey Kite
item player craft|player aircraft|aircraft|plane|tank|ship: Name!;Health:number#1-100000;Speed:number#1-1000;Weapon->@weapon|gun~Twin gun;Upgrade stage:number#0-20;Price in coins:number#0-1000000;Unlocked at level:number#1-1000;Picture:image
- Swift | health=100; speed=60; weapon=Twin gun; upgrade_stage=0; price_in_coins=0; unlocked_at_level=1
- Heron | health=140; speed=50; weapon=Dart rocket; upgrade_stage=1; price_in_coins=800; unlocked_at_level=2
- Thorn | health=90; speed=85; weapon=Blue beam; upgrade_stage=3; price_in_coins=2500; unlocked_at_level=3
- Ox | health=300; speed=30; weapon=Sun bomb; upgrade_stage=2; price_in_coins=3000; unlocked_at_level=3
# bingo|bingo website|bingo hall|bingo card|number calling|bingo game
item bingo room|room|hall|game room: Name!;Kind=75 balls|90 balls|30 balls;Card price:money;Largest number of cards:number#1-1000;Pot:money;Starts at:time;Places:number#1-100000;~Players in:number#0-100000;~Status=Open|Playing|Closed
- Lucky Quay | kind=90 balls; card_price=1; largest_number_of_cards=24; pot=180; places=500; players_in=112; status=Open
- Fast Thirty | kind=30 balls; card_price=0.5; largest_number_of_cards=12; pot=40; places=200; players_in=61; status=Playing
- Tea Time | kind=75 balls; card_price=2; largest_number_of_cards=12; pot=300; places=300; players_in=0; status=Closed
- Night Owl | kind=90 balls; card_price=0.2; largest_number_of_cards=48; pot=25; places=1000; players_in=9; status=Open
record bingo round|round|bingo game|game: Title!;Room->@bingo room|room~Lucky Quay;Number:number#1-10000000;Pattern=Line|Two lines|Full house|Four corners;Starts on:date;Cards sold:number#0-1000000;Prize money:money;~Balls called:number#0-90;~Status=Waiting|Calling|Won|Cancelled
- Quay 5012 | room=Lucky Quay; number=5012; pattern=Full house; cards_sold=410; prize_money=180; balls_called=61; status=Won
- Thirty 881 | room=Fast Thirty; number=881; pattern=Full house; cards_sold=140; prize_money=40; balls_called=12; status=Calling
- Quay 5013 | room=Lucky Quay; number=5013; pattern=Two lines; cards_sold=98; prize_money=60; balls_called=0; status=Waiting
- Owl 12 | room=Night Owl; number=12; pattern=Line; cards_sold=0; prize_money=5; balls_called=0; status=Cancelled
record bingo card|bought card|bingo ticket: Card number!;Round->@bingo round|round~Quay 5012;Player~Mara Lindt|Joel Abara;Numbers:long;Price:money;Marked:number#0-90;Bought on:date;~Status=In play|Line|Bingo|Lost
- C-5012-118 | round=Quay 5012; player=Mara Lindt; numbers=4 11 27 38 52 60 71 83; price=1; marked=15; status=Bingo
- C-5012-119 | round=Quay 5012; player=Joel Abara; numbers=2 19 23 41 57 66 70 88; price=1; marked=11; status=Lost
- C-881-020 | round=Thirty 881; player=Pia Moreno; numbers=1 5 9 14 18 22 25 29; price=0.5; marked=4; status=In play
- C-5013-003 | round=Quay 5013; player=Mara Lindt; numbers=7 12 20 39 44 61 75 90; price=1; marked=0; status=In play
! record ball call|called ball|drawn ball: Title!;Round->@bingo round|round~Thirty 881;Ball:number#1-90;Order:number#1-90;Called at:time;Caller~Automatic|Rosa Keller
- First of 881 | round=Thirty 881; ball=18; order=1; caller=Automatic
- Second of 881 | round=Thirty 881; ball=5; order=2; caller=Automatic
- Last of 5012 | round=Quay 5012; ball=83; order=61; caller=Rosa Keller
- First of 5012 | round=Quay 5012; ball=11; order=1; caller=Rosa Keller
record winning record|winner|win|claim: Title!;Round->@bingo round|round~Quay 5012;Card->@bingo card|bingo ticket~C-5012-118;Player~Mara Lindt|Joel Abara;Pattern=Line|Two lines|Full house|Four corners;Prize:money;Won on:date;~Status=Claimed|Checked|Paid|Refused
- Mara's full house | round=Quay 5012; card=C-5012-118; player=Mara Lindt; pattern=Full house; prize=180; status=Paid
- Joel's call | round=Quay 5012; card=C-5012-119; player=Joel Abara; pattern=Line; prize=0; status=Refused
- Pia's line | round=Thirty 881; card=C-881-020; player=Pia Moreno; pattern=Line; prize=5; status=Claimed
- Mara's corners | round=Quay 5013; card=C-5013-003; player=Mara Lindt; pattern=Four corners; prize=10; status=Checked
! record balance entry|wallet booking|chip entry: Title!;Player~Mara Lindt|Joel Abara;Kind=Deposit|Card|Win|Withdrawal|Bonus;Amount:money;Balance after:money;Round->@bingo round|round~Quay 5012;Booked on:date
- Mara's card | player=Mara Lindt; kind=Card; amount=-1; balance_after=19; round=Quay 5012
- Mara's win | player=Mara Lindt; kind=Win; amount=180; balance_after=199; round=Quay 5012
- Joel's deposit | player=Joel Abara; kind=Deposit; amount=20; balance_after=24
- Pia's bonus | player=Pia Moreno; kind=Bonus; amount=2; balance_after=6
# dress-up|dress up game|dressing game|fashion game|makeover game|styling game|outfit game
item clothing item|clothes|garment|item|accessory|hairstyle: Name!;Kind=Top|Skirt|Dress|Shoes|Hair|Accessory;Style->@style theme|theme~Garden party;Colour;Rarity=Common|Rare|Epic;Price in coins:number#0-1000000;Points:number#0-10000;Layer:number#1-50;Picture:image;Unlocked at level:number#1-1000
- Linen blouse | kind=Top; style=Garden party; colour=Cream; rarity=Common; price_in_coins=40; points=12; layer=3; unlocked_at_level=1
- Storm boots | kind=Shoes; style=Rainy city; colour=Black; rarity=Rare; price_in_coins=160; points=30; layer=2; unlocked_at_level=3
- Silver bob | kind=Hair; style=Moon ball; colour=Silver; rarity=Epic; price_in_coins=500; points=70; layer=5; unlocked_at_level=6
- Straw hat | kind=Accessory; style=Garden party; colour=Straw; rarity=Common; price_in_coins=25; points=8; layer=6; unlocked_at_level=1
item character|model|doll|avatar: Name!;Skin tone;Eye colour;Body=Slim|Medium|Strong|Tall;Story:long;Picture:image;Price in coins:number#0-1000000
- Lio | skin_tone=Olive; eye_colour=Brown; body=Tall; price_in_coins=0
- Marta | skin_tone=Fair; eye_colour=Green; body=Medium; price_in_coins=0
- Abeni | skin_tone=Dark; eye_colour=Brown; body=Slim; price_in_coins=200
- Yuki | skin_tone=Light; eye_colour=Grey; body=Strong; price_in_coins=200
record outfit|look|saved outfit|styled look: Title!;Player~Mara Lindt|Joel Abara;Character->@character|model~Lio;Theme->@style theme|theme~Garden party;Background;Picture:image;Points:number#0-100000;Public:boolean;Saved on:date;~Likes:number#0-1000000
- Lunch under the pear tree | player=Mara Lindt; character=Marta; theme=Garden party; background=Orchard; points=84; likes=120
- Last tram | player=Joel Abara; character=Lio; theme=Rainy city; background=Stop; points=71; likes=44
- Silver hour | player=Pia Moreno; character=Yuki; theme=Moon ball; background=Stairs; points=190; likes=610
- Try-out | player=Mara Lindt; character=Abeni; theme=Rainy city; background=None; points=15; likes=0
! record outfit piece|worn piece|outfit layer: Title!;Outfit->@outfit|look~Lunch under the pear tree;Item->@clothing item|clothes~Linen blouse;Layer:number#1-50;Colour;Position x:number#-2000-2000;Position y:number#-2000-2000
- Blouse at lunch | outfit=Lunch under the pear tree; item=Linen blouse; layer=3; colour=Cream; position_x=0; position_y=40
- Hat at lunch | outfit=Lunch under the pear tree; item=Straw hat; layer=6; colour=Straw; position_x=0; position_y=-80
- Boots on the tram | outfit=Last tram; item=Storm boots; layer=2; colour=Black; position_x=0; position_y=190
- Silver hair | outfit=Silver hour; item=Silver bob; layer=5; colour=Silver; position_x=0; position_y=-90
! item style theme|dress theme|styling theme: Name!;Task:long;Points to pass:number#0-100000;Reward coins:number#0-1000000;Background:image;Starts on:date;Ends on:date;Number:number#1-1000
- Garden party | task=Light and flowery.; points_to_pass=60; reward_coins=50; number=1
- Rainy city | task=Dry feet, no umbrella.; points_to_pass=70; reward_coins=80; number=2
- Moon ball | task=Something silver.; points_to_pass=150; reward_coins=200; number=3
- School play | task=A tree that can dance.; points_to_pass=90; reward_coins=120; number=4
record wardrobe entry|owned item|unlocked item|unlock: Title!;Player~Mara Lindt|Joel Abara;Item->@clothing item|clothes~Straw hat;Got by=Start|Bought|Reward|Gift;Coins paid:number#0-1000000;Since:date
- Mara's blouse | player=Mara Lindt; item=Linen blouse; got_by=Start; coins_paid=0
- Mara's hat | player=Mara Lindt; item=Straw hat; got_by=Bought; coins_paid=25
- Joel's boots | player=Joel Abara; item=Storm boots; got_by=Reward; coins_paid=0
- Pia's bob | player=Pia Moreno; item=Silver bob; got_by=Bought; coins_paid=500
# fantasy football|fantasy sports|fantasy league|fantasy team|fantasy cricket|fantasy basketball
item fantasy team|team|squad|my team: Name!;Manager~Mara Lindt|Joel Abara;League->@fantasy league|league~Office eleven;Budget left:money;Free transfers:number#0-20;Captain->@player|athlete~Arno Feld;~Points:number#0-100000;~Rank:number#1-10000000
- Late Tacklers | manager=Mara Lindt; league=Office eleven; budget_left=1.5; free_transfers=1; captain=Arno Feld; points=812; rank=1
- Bench Warmers | manager=Joel Abara; league=Office eleven; budget_left=0.2; free_transfers=0; captain=Teo Marin; points=744; rank=3
- Nine and a Half | manager=Pia Moreno; league=Harbour open; budget_left=4; free_transfers=2; captain=Arno Feld; points=901; rank=12
- Own Goal Club | manager=Lars Finn; league=Harbour open; budget_left=0; free_transfers=1; captain=Ilo Sand; points=610; rank=188
person player|athlete|footballer: Name!;Club;Position=Goalkeeper|Defender|Midfielder|Forward;Price:money;Total points:number#-100-10000;Form:number#0-20;Goals:number#0-1000;Assists:number#0-1000;Chosen by:percent;~Status=Fit|Doubtful|Injured|Suspended
- Arno Feld | club=FC Quay; position=Forward; price=11.5; total_points=142; form=8; goals=16; assists=5; chosen_by=61; status=Fit
- Teo Marin | club=Mill United; position=Midfielder; price=8; total_points=98; form=5; goals=6; assists=9; chosen_by=22; status=Doubtful
- Ilo Sand | club=Hill Rovers; position=Defender; price=5.5; total_points=77; form=4; goals=2; assists=3; chosen_by=12; status=Fit
- Ben Orr | club=FC Quay; position=Goalkeeper; price=5; total_points=90; form=6; goals=0; assists=1; chosen_by=30; status=Injured
item fantasy league|league|private league: Name!;Code;Kind=Private|Public|Head to head;Organizer~Mara Lindt;Entry fee:money;Prize;Teams:number#1-10000000;Starts in round:number#1-60
- Office eleven | code=OFF11; kind=Private; organizer=Mara Lindt; entry_fee=5; prize=Lunch; teams=11; starts_in_round=1
- Harbour open | code=HARB; kind=Public; organizer=Site; entry_fee=0; prize=Shirt; teams=4120; starts_in_round=1
- Brothers | code=BRO2; kind=Head to head; organizer=Joel Abara; entry_fee=0; prize=None; teams=2; starts_in_round=4
- Winter league | code=WINT; kind=Public; organizer=Site; entry_fee=2; prize=Ball; teams=300; starts_in_round=18
! record line-up pick|lineup pick|squad pick|chosen player: Title!;Team->@fantasy team|team~Late Tacklers;Player->@player|athlete~Arno Feld;Round->@game week|round~Round 7;Place=Starting|Bench;Captain:boolean;Points:number#-20-100
- Feld, Tacklers | team=Late Tacklers; player=Arno Feld; round=Round 7; place=Starting; points=18
- Orr, Tacklers | team=Late Tacklers; player=Ben Orr; round=Round 7; place=Bench; points=0
- Marin, Warmers | team=Bench Warmers; player=Teo Marin; round=Round 7; place=Starting; points=6
- Sand, Own Goal | team=Own Goal Club; player=Ilo Sand; round=Round 8; place=Starting; points=2
! item game week|round|gameweek: Name!;Number:number#1-60;Deadline:date;Deadline time:time;Average points:number#0-300;Highest points:number#0-300;~Status=Upcoming|Running|Finished
- Round 7 | number=7; average_points=48; highest_points=121; status=Finished
- Round 8 | number=8; average_points=31; highest_points=77; status=Running
- Round 9 | number=9; average_points=0; highest_points=0; status=Upcoming
- Round 6 | number=6; average_points=52; highest_points=130; status=Finished
record transfer|player transfer|swap: Title!;Team->@fantasy team|team~Late Tacklers;Player out->@player|athlete~Ben Orr;Player in->@player|athlete~Ilo Sand;Round->@game week|round~Round 8;Price difference:money;Point cost:number#0-100;Made on:date
- Orr out, Sand in | team=Late Tacklers; player_out=Ben Orr; player_in=Ilo Sand; round=Round 8; price_difference=-0.5; point_cost=0
- Marin in | team=Own Goal Club; player_out=Ilo Sand; player_in=Teo Marin; round=Round 9; price_difference=2.5; point_cost=4
- Feld in | team=Bench Warmers; player_out=Teo Marin; player_in=Arno Feld; round=Round 8; price_difference=3.5; point_cost=0
- Sand back | team=Nine and a Half; player_out=Ben Orr; player_in=Ilo Sand; round=Round 7; price_difference=0.5; point_cost=0
# rock paper scissors|rock-paper-scissors|finger guessing|noughts and crosses
record match|game match|game|duel: Title!;First player~Mara Lindt|Joel Abara;Second player~Computer|Pia Moreno;Mode=Computer|Friend|Online;Best of:number#1-99;First score:number#0-99;Second score:number#0-99;Winner~Mara Lindt;Played on:date;~Status=Waiting|Playing|Finished|Left
- Mara against the computer | first_player=Mara Lindt; second_player=Computer; mode=Computer; best_of=5; first_score=3; second_score=1; winner=Mara Lindt; status=Finished
- Joel against Pia | first_player=Joel Abara; second_player=Pia Moreno; mode=Friend; best_of=3; first_score=1; second_score=2; winner=Pia Moreno; status=Finished
- Lars online | first_player=Lars Finn; second_player=Tess Moor; mode=Online; best_of=3; first_score=0; second_score=1; status=Playing
- Open table | first_player=Mara Lindt; second_player=Computer; mode=Online; best_of=7; first_score=0; second_score=0; status=Waiting
! record played hand|round throw|game hand: Title!;Match->@match|game match~Mara against the computer;Number:number#1-99;First choice=Rock|Paper|Scissors;Second choice=Rock|Paper|Scissors;Result=First wins|Second wins|Draw;Seconds:number(s)#0-60
- Hand 1 | match=Mara against the computer; number=1; first_choice=Rock; second_choice=Scissors; result=First wins; seconds=3
- Hand 2 | match=Mara against the computer; number=2; first_choice=Paper; second_choice=Paper; result=Draw; seconds=4
- Hand 3 | match=Joel against Pia; number=1; first_choice=Rock; second_choice=Paper; result=Second wins; seconds=2
- Hand 4 | match=Joel against Pia; number=2; first_choice=Scissors; second_choice=Paper; result=First wins; seconds=5
record player statistic|statistic|score|ranking: Title!;Player~Mara Lindt|Joel Abara;Matches:number#0-1000000;Wins:number#0-1000000;Losses:number#0-1000000;Draws:number#0-1000000;Longest run:number#0-10000;Favourite hand=Rock|Paper|Scissors;Points:number#0-10000000;Rank:number#1-1000000
- Mara in total | player=Mara Lindt; matches=84; wins=50; losses=31; draws=3; longest_run=9; favourite_hand=Rock; points=1510; rank=2
- Joel in total | player=Joel Abara; matches=41; wins=18; losses=22; draws=1; longest_run=4; favourite_hand=Scissors; points=640; rank=17
- Pia in total | player=Pia Moreno; matches=120; wins=77; losses=40; draws=3; longest_run=14; favourite_hand=Paper; points=2290; rank=1
- Lars in total | player=Lars Finn; matches=6; wins=1; losses=5; draws=0; longest_run=1; favourite_hand=Rock; points=30; rank=310
! item computer opponent|computer level|bot opponent: Name!;Difficulty=Easy|Medium|Hard;Strategy=Random|Copies the player|Counts hands|Learns;Win rate:percent;Picture:image
- Pebble | difficulty=Easy; strategy=Random; win_rate=33
- Mirror | difficulty=Medium; strategy=Copies the player; win_rate=41
- Counter | difficulty=Hard; strategy=Counts hands; win_rate=55
- Old fox | difficulty=Hard; strategy=Learns; win_rate=62
# game account trading|account trading|game trading|game item trading|game marketplace|virtual item trading|game currency trading
item listing|account listing|game item|offer|item for sale: Title!;Game->@game|game title~Amber Realm;Kind=Account|Item|Currency|Boosting;Server;Seller~Mara Lindt|Joel Abara;Level:number#0-10000;Equipment:long;Price:money!;Negotiable:boolean;Screenshot:image;Listed on:date;~Views:number#0-10000000;~Status=Under check|On sale|Reserved|Sold|Withdrawn
- Ranger, level 80 | game=Amber Realm; kind=Account; server=West 1; seller=Mara Lindt; level=80; equipment=Full river set; price=120; views=340; status=On sale
- 5000 river gold | game=Amber Realm; kind=Currency; server=West 1; seller=Joel Abara; level=0; price=14; views=91; status=Sold
- Golden raft | game=Storm Riders; kind=Item; server=East 3; seller=Pia Moreno; level=0; price=35; views=212; status=Reserved
- Old starter account | game=Puzzle Inn; kind=Account; server=All; seller=Lars Finn; level=12; price=6; views=18; status=Under check
item game|game title: Name!;Publisher;Platform=Phone|PC|Web|Console;Genre=Role-playing|Strategy|Shooter|Puzzle|Sport;Servers:long;Cover:image;Fee:percent;Active:boolean
- Amber Realm | publisher=Lantern Works; platform=PC; genre=Role-playing; fee=6
- Storm Riders | publisher=Low Tide; platform=Phone; genre=Sport; fee=8
- Puzzle Inn | publisher=Marzipan; platform=Web; genre=Puzzle; fee=5
- Iron Orchard | publisher=Lantern Works; platform=PC; genre=Strategy; fee=6
record price offer|bargain|negotiation|counter offer: Title!;Listing->@listing|game item~Ranger, level 80;Buyer~Joel Abara|Pia Moreno;Amount:money!;Message:long;Answer:long;Offered on:date;~Status=Open|Accepted|Refused|Expired
- 100 for the ranger | listing=Ranger, level 80; buyer=Joel Abara; amount=100; message=Paid today.; answer=110 and it is yours.; status=Refused
- 110 for the ranger | listing=Ranger, level 80; buyer=Joel Abara; amount=110; status=Open
- Raft for 30 | listing=Golden raft; buyer=Mara Lindt; amount=30; status=Accepted
- Starter for 3 | listing=Old starter account; buyer=Pia Moreno; amount=3; status=Expired
! record handover|account handover|transfer step: Title!;Order->@order~GT-118;Listing->@listing|game item~Golden raft;Step=Login sent|Password changed|Phone changed|Item traded in game|Confirmed by buyer;Proof:image;Done by~Pia Moreno;Done on:date;~Status=Waiting|Done|Disputed
- Raft traded | listing=Golden raft; step=Item traded in game; done_by=Pia Moreno; status=Done
- Raft confirmed | listing=Golden raft; step=Confirmed by buyer; done_by=Mara Lindt; status=Waiting
- Gold delivered | listing=5000 river gold; step=Item traded in game; done_by=Joel Abara; status=Done
- Ranger login | listing=Ranger, level 80; step=Login sent; done_by=Mara Lindt; status=Waiting
! request dispute|dispute case|trade dispute [disput\\w*|complain\\w*|appeal|refund|after-sales|safe\\w*|secur\\w*|confirm\\w*]: Title!;Listing->@listing|game item~5000 river gold;Opened by~Lars Finn;Reason=Not delivered|Wrong item|Account taken back|Other;Details:long;Proof:image;Amount:money;Handled by~Ida Roth
- Gold is missing | listing=5000 river gold; opened_by=Lars Finn; reason=Not delivered; amount=14; handled_by=Ida Roth
- Taken back after a day | listing=Old starter account; opened_by=Pia Moreno; reason=Account taken back; amount=6; handled_by=Ida Roth
- Raft is silver | listing=Golden raft; opened_by=Mara Lindt; reason=Wrong item; amount=30; handled_by=Omar Said
- Wrong server | listing=Ranger, level 80; opened_by=Joel Abara; reason=Other; amount=110; handled_by=Omar Said
person seller profile|seller|shop: Name!;About:long;Deposit paid:money;Verified:boolean;Answers within:number(min)#0-100000;~Sold:number#0-1000000;~Rating:rating;~Status=Active|Under check|Blocked
- Mara's Realm shop | about=Only own accounts.; deposit_paid=100; answers_within=15; sold=41; rating=4.9; status=Active
- Joel Gold | about=Gold and nothing else.; deposit_paid=50; answers_within=60; sold=310; rating=4.6; status=Active
- Raft corner | deposit_paid=0; answers_within=300; sold=2; rating=4; status=Under check
- Quick accounts | deposit_paid=0; answers_within=5; sold=9; rating=2.1; status=Blocked
+ order: Listing->@listing|game item~Golden raft;Buyer character;Server;Handling fee:money;~Status=Waiting for payment|Paid|Handed over|Confirmed|Disputed|Refunded
+ review: Listing->@listing|game item;Seller~Mara Lindt|Joel Abara
# game top-up|game recharge|game currency|game credits|top up games|diamond top-up|point card
item recharge package|top-up package|package|denomination: Name!;Game->@game|game title~Amber Realm;Units:number#1-10000000;Unit name~Gold|Diamonds;Bonus units:number#0-1000000;Price:money;Old price:money;Picture:image;~Sold:number#0-100000000;~Status=On sale|Sold out|Hidden
- 500 river gold | game=Amber Realm; units=500; unit_name=Gold; bonus_units=20; price=4.9; old_price=5.5; sold=8120; status=On sale
- 60 diamonds | game=Storm Riders; units=60; unit_name=Diamonds; bonus_units=0; price=0.99; old_price=0.99; sold=21400; status=On sale
- Month card | game=Storm Riders; units=30; unit_name=Days; bonus_units=0; price=4.5; old_price=5; sold=3100; status=On sale
- 5000 river gold | game=Amber Realm; units=5000; unit_name=Gold; bonus_units=400; price=42; old_price=49; sold=310; status=Sold out
item game|game title: Name!;Publisher;Platform=Phone|PC|Web|Console;Cover:image;Asks for=Player ID|Player ID and server|Login;Servers:long;Region=World|Europe|Asia|America;Order:number#1-1000;Active:boolean
- Amber Realm | publisher=Lantern Works; platform=PC; asks_for=Player ID and server; servers=West 1, West 2, North 1; region=Europe; order=1
- Storm Riders | publisher=Low Tide; platform=Phone; asks_for=Player ID; region=World; order=2
- Puzzle Inn | publisher=Marzipan; platform=Web; asks_for=Login; region=World; order=3
- Iron Orchard | publisher=Lantern Works; platform=PC; asks_for=Player ID; region=Asia; order=4
record recharge|recharge order|top-up|recharge history|top-up order: Number!;Package->@recharge package|top-up package~60 diamonds;Player ID!;Server;Quantity:number#1-1000;Amount:money;Paid with=Card|Wallet|Bank transfer|Voucher;Ordered on:date;Delivered on:date;Error message;~Status=Waiting for payment|Paid|Delivered|Failed|Refunded
- TU-88120 | package=60 diamonds; player_id=77120491; quantity=2; amount=1.98; paid_with=Wallet; status=Delivered
- TU-88121 | package=500 river gold; player_id=riverfox; server=West 1; quantity=1; amount=4.9; paid_with=Card; status=Paid
- TU-88122 | package=Month card; player_id=0000; quantity=1; amount=4.5; paid_with=Card; error_message=Player not found; status=Refunded
- TU-88123 | package=60 diamonds; player_id=55102233; quantity=1; amount=0.99; paid_with=Voucher; status=Waiting for payment
! item saved player id|saved game id|player account: Label!;Game->@game|game title~Storm Riders;Player ID!;Server;Nickname;Owner~Mara Lindt|Joel Abara;Default:boolean
- My raft | game=Storm Riders; player_id=77120491; nickname=raftking; owner=Mara Lindt
- Ranger | game=Amber Realm; player_id=riverfox; server=West 1; nickname=Riverfox; owner=Joel Abara
- Little brother | game=Storm Riders; player_id=55102233; nickname=tiny; owner=Mara Lindt
- Inn | game=Puzzle Inn; player_id=inn_pia; nickname=Pia; owner=Pia Moreno
! item discount voucher|voucher code|promotion code: Code!;Discount:percent;Game->@game|game title~Amber Realm;Least amount:money;Uses:number#0-1000000;Valid until:date;~Used:number#0-1000000;~Status=Active|Used up|Ended
- SPRING10 | discount=10; game=Amber Realm; least_amount=10; uses=500; used=212; status=Active
- RAFT5 | discount=5; game=Storm Riders; least_amount=0; uses=10000; used=8100; status=Active
- HELLO | discount=20; least_amount=5; uses=1; used=1; status=Used up
- WINTER | discount=15; least_amount=20; uses=300; used=120; status=Ended
# game mod|game mods|mod download|modding|mod website|game addon|game add-ons|custom maps
item game mod|add-on|addon|modification|custom map: Title!;Game->@game|game title~Amber Realm;Category->@mod category|category~Graphics;Author~crane_op|mudflap;Description:long;Version;Game version;File:file;Picture:image;Published on:date;~Downloads:number#0-100000000;~Rating:rating;~Status=Draft|Under check|Published|Removed
- Clear river water | game=Amber Realm; category=Graphics; author=crane_op; description=Water you can look into.; version=1.4; game_version=3.2; downloads=41000; rating=4.8; status=Published
- Bigger backpack | game=Amber Realm; category=Gameplay; author=mudflap; description=Forty more places.; version=2.0; game_version=3.2; downloads=120000; rating=4.5; status=Published
- Night stage | game=Storm Riders; category=Maps; author=crane_op; version=0.9; game_version=1.1; downloads=910; rating=4.1; status=Published
- Loud guests | game=Puzzle Inn; category=Sound; author=ninth; version=0.1; game_version=2.0; downloads=0; rating=0; status=Under check
! record mod version|mod release|changelog entry: Title!;Mod->@game mod|add-on~Clear river water;Version!;Changes:long;File:file;Game version;Published on:date;~Downloads:number#0-100000000
- Clear water 1.4 | mod=Clear river water; version=1.4; changes=Works at night.; game_version=3.2; downloads=12000
- Clear water 1.3 | mod=Clear river water; version=1.3; changes=Faster.; game_version=3.1; downloads=29000
- Backpack 2.0 | mod=Bigger backpack; version=2.0; changes=Sorted by weight.; game_version=3.2; downloads=40000
- Night stage 0.9 | mod=Night stage; version=0.9; changes=First public version.; game_version=1.1; downloads=910
! record mod dependency|required mod|compatibility note: Title!;Mod->@game mod|add-on~Night stage;Needs->@game mod|add-on~Clear river water;Kind=Required|Recommended|Conflicts;Least version;Note
- Stage needs water | mod=Night stage; needs=Clear river water; kind=Recommended; least_version=1.2
- Backpack and water | mod=Bigger backpack; needs=Clear river water; kind=Recommended; least_version=1.0
- Guests and backpack | mod=Loud guests; needs=Bigger backpack; kind=Conflicts; least_version=2.0
- Guests and stage | mod=Loud guests; needs=Night stage; kind=Required; least_version=0.9
item mod category|category: Name!;Description;Icon:image;Position:number#1-100
- Graphics | position=1
- Gameplay | position=2
- Maps | position=3
- Sound | position=4
item installation guide|guide|tutorial: Title!;Mod->@game mod|add-on~Clear river water;Steps:long!;System=Windows|Mac|Linux|Console;Difficulty=Easy|Medium|Hard;Author~crane_op|mudflap;Written on:date
- Water in three steps | mod=Clear river water; steps=Unpack, copy, start.; system=Windows; difficulty=Easy; author=crane_op
- Backpack by hand | mod=Bigger backpack; steps=Open the settings file.; system=Windows; difficulty=Medium; author=mudflap
- Stage on Linux | mod=Night stage; steps=Use the folder in your home.; system=Linux; difficulty=Medium; author=crane_op
- Guests | mod=Loud guests; steps=Wait for the check.; system=Windows; difficulty=Easy; author=ninth
item game|game title: Name!;Publisher;Current version;Platform=PC|Console|Phone;Cover:image;~Mods:number#0-1000000
- Amber Realm | publisher=Lantern Works; current_version=3.2; platform=PC; mods=812
- Storm Riders | publisher=Low Tide; current_version=1.1; platform=Phone; mods=41
- Puzzle Inn | publisher=Marzipan; current_version=2.0; platform=PC; mods=19
- Iron Orchard | publisher=Lantern Works; current_version=0.8; platform=PC; mods=3
+ review: Mod->@game mod|add-on
+ comment: Mod->@game mod|add-on
# speedrun|speedrunning|speed run|world record runs|run verification
record speedrun|run|submitted run|record run: Title!;Game->@game|game title~Amber Realm;Category->@run category|category~Any percent;Runner~Mara Lindt|Joel Abara;Time hours:number#0-1000;Time minutes:number#0-59;Time seconds:number#0-60;Platform=PC|Console|Phone|Emulator;Video:url!;Run on:date;Comment:long;~Rank:number#1-1000000;~Status=New|Under check|Verified|Rejected
- Realm in 41:07 | game=Amber Realm; category=Any percent; runner=Mara Lindt; time_hours=0; time_minutes=41; time_seconds=7; platform=PC; rank=1; status=Verified
- Realm in 42:30 | game=Amber Realm; category=Any percent; runner=Joel Abara; time_hours=0; time_minutes=42; time_seconds=30; platform=PC; rank=2; status=Verified
- Inn, all guests | game=Puzzle Inn; category=All guests; runner=Pia Moreno; time_hours=2; time_minutes=11; time_seconds=49; platform=Console; rank=1; status=Under check
- Riders, cut video | game=Storm Riders; category=Glitchless; runner=Lars Finn; time_hours=0; time_minutes=9; time_seconds=2; platform=Phone; rank=1; status=Rejected
item run category|category|ruleset: Name!;Game->@game|game title~Amber Realm;Rules:long;Timing=Real time|Game time;Video needed:boolean;Position:number#1-100
- Any percent | game=Amber Realm; rules=Reach the end by any way.; timing=Real time; position=1
- All guests | game=Puzzle Inn; rules=Every riddle solved.; timing=Real time; position=1
- Glitchless | game=Storm Riders; rules=No tricks of the engine.; timing=Game time; position=1
- Any percent, pairs | game=Amber Realm; rules=Two players.; timing=Real time; position=2
! record split time|run split|segment time: Title!;Run->@speedrun|run~Realm in 41:07;Number:number#1-200;Segment;Seconds:number(s)#0-1000000;Best seconds:number(s)#0-1000000
- Start to river | run=Realm in 41:07; number=1; segment=River; seconds=410; best_seconds=402
- River to tower | run=Realm in 41:07; number=2; segment=Tower; seconds=980; best_seconds=980
- First guest | run=Inn, all guests; number=1; segment=Guest 1; seconds=300; best_seconds=270
- Start to river, Joel | run=Realm in 42:30; number=1; segment=River; seconds=431; best_seconds=405
! record verification decision|run check|verifier note: Title!;Run->@speedrun|run~Inn, all guests;Verifier~Ida Roth|Omar Said;Decision=Verified|Rejected|Changes asked;Reason:long;Checked on:date
- Realm checked | run=Realm in 41:07; verifier=Ida Roth; decision=Verified
- Second Realm checked | run=Realm in 42:30; verifier=Omar Said; decision=Verified
- Riders refused | run=Riders, cut video; verifier=Ida Roth; decision=Rejected; reason=Video jumps at 4:10.
- Inn, sound missing | run=Inn, all guests; verifier=Omar Said; decision=Changes asked; reason=Add the sound, please.
item game|game title: Name!;Series;Released on:date;Platforms;Cover:image;Moderator~Ida Roth;~Runs:number#0-1000000
- Amber Realm | platforms=PC; moderator=Ida Roth; runs=410
- Puzzle Inn | platforms=PC, console; moderator=Omar Said; runs=77
- Storm Riders | platforms=Phone; moderator=Ida Roth; runs=31
- Iron Orchard | platforms=PC; moderator=Omar Said; runs=0
# cooking game|restaurant game|kitchen game|diner game|food game|chef game
record score|game session|shift result|day result: Title!;Player~Mara Lindt|Joel Abara;Level->@level|restaurant day~Harbour snack, day 1;Coins earned:number#0-1000000;Guests served:number#0-1000;Guests lost:number#0-1000;Dishes burnt:number#0-1000;Stars:number#0-3;Played on:date
- Mara, day 1 | player=Mara Lindt; level=Harbour snack, day 1; coins_earned=140; guests_served=12; guests_lost=0; dishes_burnt=1; stars=3
- Joel, day 1 | player=Joel Abara; level=Harbour snack, day 1; coins_earned=80; guests_served=8; guests_lost=3; dishes_burnt=4; stars=1
- Mara, day 2 | player=Mara Lindt; level=Harbour snack, day 2; coins_earned=210; guests_served=17; guests_lost=1; dishes_burnt=0; stars=2
- Pia, noodle day | player=Pia Moreno; level=Noodle corner, day 1; coins_earned=330; guests_served=20; guests_lost=0; dishes_burnt=0; stars=3
item level|restaurant day|stage: Name!;Restaurant=Snack bar|Noodle corner|Bakery|Pizzeria;Number:number#1-1000;Guests:number#1-500;Time limit:number(s)#10-3600;Target coins:number#0-1000000;Difficulty=Easy|Medium|Hard;Background:image
- Harbour snack, day 1 | restaurant=Snack bar; number=1; guests=12; time_limit=120; target_coins=90; difficulty=Easy
- Harbour snack, day 2 | restaurant=Snack bar; number=2; guests=18; time_limit=150; target_coins=160; difficulty=Easy
- Noodle corner, day 1 | restaurant=Noodle corner; number=11; guests=20; time_limit=180; target_coins=260; difficulty=Medium
- Bakery, feast | restaurant=Bakery; number=30; guests=40; time_limit=240; target_coins=700; difficulty=Hard
item recipe|dish|game dish|meal: Name!;Ingredients:long;Cooking time:number(s)#1-600;Burns after:number(s)#1-600;Price:number(coins)#0-10000;Unlocked at level:number#1-1000;Unlock price:number(coins)#0-1000000;Picture:image
- Fish roll | ingredients=Roll, fish, onion; cooking_time=6; burns_after=5; price=10; unlocked_at_level=1; unlock_price=0
- Noodle soup | ingredients=Noodles, broth, egg; cooking_time=12; burns_after=8; price=22; unlocked_at_level=11; unlock_price=300
- Plum cake | ingredients=Flour, plums, butter; cooking_time=20; burns_after=6; price=18; unlocked_at_level=20; unlock_price=500
- Lemonade | ingredients=Lemon, water; cooking_time=3; burns_after=600; price=5; unlocked_at_level=1; unlock_price=0
! item kitchen upgrade|kitchen appliance|cooker upgrade: Name!;Kind=Cooker|Oven|Plate warmer|Counter|Decoration;Stage:number#1-20;Effect;Price:number(coins)#0-1000000;Unlocked at level:number#1-1000;Picture:image
- Second plate | kind=Cooker; stage=2; effect=Two dishes at once; price=150; unlocked_at_level=2
- Quick oven | kind=Oven; stage=2; effect=Bakes 20 % faster; price=400; unlocked_at_level=20
- Warm shelf | kind=Plate warmer; stage=1; effect=Dishes do not burn; price=600; unlocked_at_level=8
- Sea picture | kind=Decoration; stage=1; effect=Guests wait longer; price=90; unlocked_at_level=1
! item guest type|diner|guest figure: Name!;Patience:number(s)#5-600;Tip:percent;Favourite dish->@recipe|dish~Fish roll;Behaviour=Calm|In a hurry|Fussy|Generous;Appears from level:number#1-1000;Picture:image
- Sailor | patience=40; tip=10; favourite_dish=Fish roll; behaviour=Calm; appears_from_level=1
- Courier | patience=20; tip=0; favourite_dish=Lemonade; behaviour=In a hurry; appears_from_level=2
- Critic | patience=30; tip=50; favourite_dish=Noodle soup; behaviour=Fussy; appears_from_level=11
- Aunt Rose | patience=60; tip=30; favourite_dish=Plum cake; behaviour=Generous; appears_from_level=20
# fishing game|fish catching game|fishing simulator
record catch|caught fish|fish catch|fishing record: Title!;Player~Mara Lindt|Joel Abara;Fish->@fish|fish species~Lake perch;Place->@fishing spot|spot~Mill pond;Rod->@rod|fishing rod~Willow rod;Weight:number(kg)#0-1000;Length:number(cm)#1-1000;Worth:number(coins)#0-1000000;Caught on:date;~Status=Kept|Sold|Released
- Mara's perch | player=Mara Lindt; fish=Lake perch; place=Mill pond; rod=Willow rod; weight=0.6; length=31; worth=12; status=Sold
- Joel's pike | player=Joel Abara; fish=Old pike; place=Mill pond; rod=Steel rod; weight=7.4; length=98; worth=140; status=Kept
- Pia's moonfish | player=Pia Moreno; fish=Moonfish; place=Night reef; rod=Reef rod; weight=18; length=120; worth=900; status=Released
- Lars' boot | player=Lars Finn; fish=Old boot; place=Mill pond; rod=Willow rod; weight=1.1; length=29; worth=0; status=Kept
item fish|fish species|sea animal: Name!;Rarity=Common|Rare|Epic|Legendary|Junk;Least weight:number(kg)#0-1000;Most weight:number(kg)#0-1000;Value per kilogram:number(coins)#0-100000;Lives in->@fishing spot|spot~Mill pond;Bites at=Any time|Morning|Evening|Night;Picture:image
- Lake perch | rarity=Common; least_weight=0.1; most_weight=2; value_per_kilogram=20; lives_in=Mill pond; bites_at=Any time
- Old pike | rarity=Rare; least_weight=2; most_weight=16; value_per_kilogram=19; lives_in=Mill pond; bites_at=Morning
- Moonfish | rarity=Legendary; least_weight=5; most_weight=40; value_per_kilogram=50; lives_in=Night reef; bites_at=Night
- Old boot | rarity=Junk; least_weight=1; most_weight=2; value_per_kilogram=0; lives_in=Mill pond; bites_at=Any time
item rod|fishing rod|gear: Name!;Stage:number#1-50;Strength:number(kg)#1-1000;Casting distance:number(m)#1-500;Luck:percent;Price:number(coins)#0-1000000;Level needed:number#1-1000;Picture:image
- Willow rod | stage=1; strength=3; casting_distance=15; luck=0; price=0; level_needed=1
- Steel rod | stage=2; strength=12; casting_distance=30; luck=5; price=400; level_needed=5
- Reef rod | stage=4; strength=60; casting_distance=60; luck=15; price=5200; level_needed=20
- Whale rod | stage=8; strength=500; casting_distance=90; luck=30; price=90000; level_needed=60
! item fishing spot|spot|fishing ground: Name!;Kind=Pond|River|Lake|Sea|Reef;Depth:number(m)#1-5000;Level needed:number#1-1000;Entry price:number(coins)#0-100000;Picture:image
- Mill pond | kind=Pond; depth=4; level_needed=1; entry_price=0
- Slow river | kind=River; depth=6; level_needed=4; entry_price=20
- Grey sea | kind=Sea; depth=80; level_needed=12; entry_price=100
- Night reef | kind=Reef; depth=40; level_needed=20; entry_price=250
! item bait|lure: Name!;Attracts->@fish|fish species~Lake perch;Bite chance:percent;Price:number(coins)#0-100000;Pieces in a pack:number#1-1000;Picture:image
- Worm | attracts=Lake perch; bite_chance=20; price=2; pieces_in_a_pack=10
- Silver spoon | attracts=Old pike; bite_chance=35; price=40; pieces_in_a_pack=1
- Glow shrimp | attracts=Moonfish; bite_chance=8; price=90; pieces_in_a_pack=5
- Bread | attracts=Lake perch; bite_chance=12; price=1; pieces_in_a_pack=20
# truth or dare|party game|drinking game|dare game|would you rather
item question|truth question|party question|truth or dare question|dare task: Text!;Kind=Truth|Dare|Would you rather|Never have I;Category->@question category|category~Friends;Level=Mild|Medium|Bold;Players needed:number#1-30;Written by~Mara Lindt|Joel Abara;Public:boolean;~Used:number#0-10000000;~Status=Active|Under review|Refused
- What did you last search for? | kind=Truth; category=Friends; level=Mild; players_needed=2; written_by=Mara Lindt; used=410; status=Active
- Sing the weather report. | kind=Dare; category=Family; level=Mild; players_needed=2; written_by=Joel Abara; used=290; status=Active
- Call the third contact. | kind=Dare; category=Friends; level=Bold; players_needed=3; written_by=Mara Lindt; used=88; status=Active
- Sea or mountains for ever? | kind=Would you rather; category=Couples; level=Mild; players_needed=2; written_by=Pia Moreno; used=0; status=Under review
record game round|round|party round|game: Title!;Started by~Mara Lindt;Category->@question category|category~Friends;Players:number#2-30;Level=Mild|Medium|Bold;Place;Started on:date;Turns:number#0-1000;~Status=Running|Finished
- Mara's birthday | started_by=Mara Lindt; category=Friends; players=7; level=Medium; place=Kitchen; turns=31; status=Finished
- Train to Graz | started_by=Joel Abara; category=Family; players=4; level=Mild; place=Train; turns=12; status=Finished
- Office evening | started_by=Pia Moreno; category=Friends; players=9; level=Mild; place=Roof; turns=3; status=Running
- Two of us | started_by=Lars Finn; category=Couples; players=2; level=Bold; place=Home; turns=18; status=Finished
! record drawn card|drawn question|game turn: Title!;Round->@game round|round~Mara's birthday;Question->@question|truth question~Sing the weather report.;Player~Joel Abara;Number:number#1-1000;Result=Done|Refused|Skipped;Punishment->@punishment|forfeit~Ten squats;Points:number#-100-100
- Joel sings | round=Mara's birthday; question=Sing the weather report.; player=Joel Abara; number=1; result=Done; points=2
- Pia refuses | round=Mara's birthday; question=Call the third contact.; player=Pia Moreno; number=2; result=Refused; punishment=Ten squats; points=-1
- Mara tells | round=Train to Graz; question=What did you last search for?; player=Mara Lindt; number=1; result=Done; points=1
- Lars skips | round=Two of us; question=Sea or mountains for ever?; player=Lars Finn; number=4; result=Skipped; points=0
! item punishment|forfeit|penalty: Name!;Text:long;Level=Mild|Medium|Bold;Points:number#0-100;Written by~Joel Abara;Active:boolean
- Ten squats | text=Slowly, with counting.; level=Mild; points=1; written_by=Joel Abara
- Wash the dishes | text=All of them.; level=Medium; points=3; written_by=Mara Lindt
- No phone for an hour | text=It lies on the fridge.; level=Medium; points=2; written_by=Pia Moreno
- Socks on the hands | text=For three rounds.; level=Mild; points=1; written_by=Lars Finn
item question category|category|question pack: Name!;Description;Age from:number#0-21;Price:money;Picture:image;~Questions:number#0-100000
- Friends | age_from=12; price=0; questions=310
- Family | age_from=6; price=0; questions=180
- Couples | age_from=18; price=2; questions=140
- School trip | age_from=10; price=0; questions=90
person player|party member: Name!;Nickname;Round->@game round|round~Mara's birthday;Colour;Points:number#-1000-10000;Seat:number#1-30
- Joel | nickname=Jo; round=Mara's birthday; colour=Blue; points=7; seat=1
- Pia | nickname=Pip; round=Mara's birthday; colour=Red; points=3; seat=2
- Mara | nickname=Mim; round=Train to Graz; colour=Green; points=5; seat=1
- Lars | nickname=Lal; round=Two of us; colour=Yellow; points=2; seat=2
`
