/** Practices, written as `practicesOfLines` reads them. */
export const cultureTrades = `
# pottery|potter|ceramics|ceramic studio|kiln|glaze
! item kiln [kiln\\w*|firing\\w*]: Name!;Type=Electric|Gas|Wood|Raku;Maximum temperature:number(°C)#800-1350;Chamber volume:number(l)#20-1500;Shelves:number#1-12;Location;Status=Ready|Loading|Firing|Cooling|Out of service
- Big electric | type=Electric; maximum_temperature=1300; chamber_volume=240; shelves=5; location=Kiln room; status=Ready
- Raku bin | type=Raku; maximum_temperature=1000; chamber_volume=80; shelves=1; location=Back yard; status=Ready
- Old gas kiln | type=Gas; maximum_temperature=1320; chamber_volume=420; shelves=8; location=Kiln shed; status=Cooling
- Test kiln | type=Electric; maximum_temperature=1250; chamber_volume=38; shelves=2; location=Glaze room; status=Firing
item glaze|glaze recipe: Name!;Colour;Finish=Glossy|Satin|Matt|Crackle;Cone=04|06|5|6|10;Firing atmosphere=Oxidation|Reduction;Food safe:boolean;Photo:image;Recipe:long
- Tenmoku | colour=Dark brown; finish=Glossy; cone=10; firing_atmosphere=Reduction; recipe=Feldspar 45, silica 27, whiting 17, kaolin 11, plus 9 iron oxide
- Chalk white | colour=White; finish=Matt; cone=6; firing_atmosphere=Oxidation; recipe=Nepheline 40, dolomite 20, kaolin 25, silica 15
- Copper green | colour=Sea green; finish=Satin; cone=6; firing_atmosphere=Oxidation; recipe=Frit 30, feldspar 30, silica 25, kaolin 15, plus 3 copper carbonate
- White crackle | colour=Clear white; finish=Crackle; cone=06; firing_atmosphere=Oxidation; recipe=Frit 85, kaolin 15
item clay body|clay: Name!;Type=Earthenware|Stoneware|Porcelain|Raku clay;Colour;Firing range;Shrinkage:percent;Price per bag:money;Bags in stock:number#0-500;Supplier
- Buff stoneware | type=Stoneware; colour=Buff; firing_range=1220-1280 °C; shrinkage=11; price_per_bag=14.5; bags_in_stock=32; supplier=Northern Clay Works
- Fine porcelain | type=Porcelain; colour=White; firing_range=1240-1280 °C; shrinkage=14; price_per_bag=26; bags_in_stock=9; supplier=Northern Clay Works
- Red terracotta | type=Earthenware; colour=Brick red; firing_range=1000-1120 °C; shrinkage=8; price_per_bag=10.5; bags_in_stock=21; supplier=Vale Ceramics
- Grogged white | type=Raku clay; colour=Off-white; firing_range=1000-1260 °C; shrinkage=9; price_per_bag=16; bags_in_stock=14; supplier=Vale Ceramics
record piece|pot|work|ceramic piece: Title!;Maker~Ines Vollmer|Tom Achebe;Clay->@clay body|clay~Buff stoneware|Fine porcelain;Glaze->@glaze|glaze recipe~Tenmoku|Chalk white;Height:number(cm)#1-120;Width:number(cm)#1-100;Shelf;Photo:image;~Stage=Greenware|Bone dry|Bisque fired|Glazed|Finished|Collected|Cracked
- Tea bowl | maker=Ines Vollmer; clay=Buff stoneware; glaze=Tenmoku; height=8; width=13; shelf=B3; stage=Glazed
- Bud vase | maker=Tom Achebe; clay=Fine porcelain; glaze=Chalk white; height=16; width=7; shelf=A1; stage=Bisque fired
- Lidded jar | maker=Ines Vollmer; clay=Red terracotta; glaze=White crackle; height=22; width=17; shelf=C2; stage=Bone dry
- Serving platter | maker=Tom Achebe; clay=Buff stoneware; glaze=Copper green; height=4; width=38; shelf=D1; stage=Finished
! record firing|kiln firing|firing log|kiln load|firing result: Title!;Kiln->@kiln~Big electric|Raku bin;Type=Bisque|Glaze|Raku|Test;Fired on:date!;Cone=04|06|5|6|10;Top temperature:number(°C)#600-1350;Duration:number(h)#1-48;Pieces loaded:number#1-300;Loaded by~Ines Vollmer|Tom Achebe;Result:long
- Bisque load 41 | kiln=Big electric; type=Bisque; cone=04; top_temperature=1060; duration=11; pieces_loaded=74; loaded_by=Ines Vollmer; result=No losses.
- Raku evening | kiln=Raku bin; type=Raku; top_temperature=980; duration=2; pieces_loaded=12; loaded_by=Tom Achebe; result=One bowl cracked in the sawdust.
- Glaze load 17 | kiln=Old gas kiln; type=Glaze; cone=10; top_temperature=1290; duration=14; pieces_loaded=96; loaded_by=Tom Achebe; result=Reduction even, tenmoku broke well on the rims.
- Copper tests | kiln=Test kiln; type=Test; cone=6; top_temperature=1222; duration=8; pieces_loaded=18; loaded_by=Ines Vollmer; result=Tile 7 is the one to keep.
request firing request|firing service: Title!;Number of pieces:number#1-100;Firing type=Bisque|Glaze|Raku;Clay->@clay body|clay~Buff stoneware|Fine porcelain;Largest height:number(cm)#1-80;Needed by:date;Phone:phone;Notes:long
- Six mugs for glaze firing | number_of_pieces=6; firing_type=Glaze; clay=Buff stoneware; largest_height=11; notes=Commercial glaze, cone 6.
- Bisque for twelve bowls | number_of_pieces=12; firing_type=Bisque; clay=Red terracotta; largest_height=9; notes=Thrown last week, bone dry.
- Raku vases from the school | number_of_pieces=20; firing_type=Raku; clay=Grogged white; largest_height=18; notes=Year 9 class, glazed already.
- One tall vase | number_of_pieces=1; firing_type=Glaze; clay=Fine porcelain; largest_height=42; notes=Needs a half shelf free above.
item wheel|potter's wheel|workspace: Name!;Position;Direction=Both|Clockwise|Anticlockwise;Hourly rate:money;Status=Available|In use|Broken
- Wheel 1 | position=By the window; direction=Both; hourly_rate=9; status=Available
- Wheel 4 | position=Back row; direction=Both; hourly_rate=9; status=Broken
- Wheel 2 | position=By the sink; direction=Clockwise; hourly_rate=9; status=In use
- Kick wheel | position=Corner; direction=Anticlockwise; hourly_rate=6; status=Available
! record firing item|firing load [load\\w*|firing\\w*|track\\w*]: Title!;Firing->@firing|kiln firing~Bisque load 41|Raku evening;Piece->@piece|pot~Tea bowl|Bud vase;Shelf level:number#1-12;Outcome=Good|Cracked|Glaze run|Underfired
- Tea bowl in load 41 | firing=Bisque load 41; piece=Tea bowl; shelf_level=2; outcome=Good
- Bud vase in load 41 | firing=Bisque load 41; piece=Bud vase; shelf_level=4; outcome=Good
- Platter in load 17 | firing=Glaze load 17; piece=Serving platter; shelf_level=1; outcome=Glaze run
- Lidded jar in load 41 | firing=Bisque load 41; piece=Lidded jar; shelf_level=5; outcome=Cracked
+ booking|reservation: Wheel->@wheel|potter's wheel~Wheel 1|Wheel 4;Day:date;Starts at:time;Ends at:time;Clay bags:number#0-10
event pottery class|class|course|workshop|wheel class: Title!;Teacher~Ines Vollmer|Tom Achebe;Date:date!;Starts at:time;Minutes:number(min)#30-360;Technique=Wheel|Hand-building|Glazing|Sculpture;Level=Beginner|Intermediate|Advanced;Places:number#1-24;Price:money;Description:long
- First bowls on the wheel | teacher=Ines Vollmer; minutes=150; technique=Wheel; level=Beginner; places=8; price=48
- Slab boxes | teacher=Tom Achebe; minutes=180; technique=Hand-building; level=Intermediate; places=10; price=52
- Glaze testing day | teacher=Ines Vollmer; minutes=300; technique=Glazing; level=Advanced; places=6; price=75
- Open Friday wheel | teacher=Tom Achebe; minutes=120; technique=Wheel; level=Intermediate; places=8; price=35
item shelf|member shelf|locker: Number!;Place;Size=Small|Medium|Large;Rent per month:money;Rented by~Ines Vollmer|Tom Achebe;Rented until:date;~Status=Free|Rented
- B3 | place=Drying room; size=Medium; rent_per_month=12; rented_by=Ines Vollmer; status=Rented
- A1 | place=Drying room; size=Small; rent_per_month=8; rented_by=Tom Achebe; status=Rented
- C2 | place=Glaze room; size=Large; rent_per_month=18; status=Free
- D1 | place=Glaze room; size=Large; rent_per_month=18; status=Free
+ membership: Member;Level=Day|Half|Full|Unlimited;Starts on:date;Renews on:date;Firing credit:money;~Status=Active|Paused|Ended

# knitting|crochet|yarn|knitting pattern|yarn shop|knitter
item yarn|wool|yarn line: Name!;Brand;Fibre~100% merino|80% wool, 20% nylon;Weight=Lace|Fingering|DK|Worsted|Aran|Bulky;Ball weight:number(g)#10-500;Length:number(m)#20-1200;Needle size:number(mm)#1.5-25;Price:money;Photo:image
- Harbour Merino DK | brand=Harbour Wool; fibre=100% merino; weight=DK; ball_weight=50; length=112; needle_size=4; price=6.9
- Trail Sock | brand=Fell & Fold; fibre=75% wool, 25% nylon; weight=Fingering; ball_weight=100; length=420; needle_size=2.5; price=14.5
- Cloud Mohair Lace | brand=Fell & Fold; fibre=70% mohair, 30% silk; weight=Lace; ball_weight=25; length=210; needle_size=3; price=9.8
- Croft Aran | brand=Harbour Wool; fibre=100% wool; weight=Aran; ball_weight=100; length=166; needle_size=5; price=8.4
item pattern|knitting pattern|crochet pattern: Title!;Designer~Hedda Lunde|Rosa Quill;Craft=Knitting|Crochet;Category=Sweater|Socks|Hat|Shawl|Blanket|Toy;Difficulty=Beginner|Easy|Intermediate|Advanced;Yarn->@yarn|wool~Harbour Merino DK|Trail Sock;Gauge~22 st x 30 rows;Sizes;Price:money;Pattern file:file;Photo:image
- Lighthouse Pullover | designer=Hedda Lunde; craft=Knitting; category=Sweater; difficulty=Intermediate; yarn=Harbour Merino DK; gauge=22 st x 30 rows; sizes=XS-3XL; price=7
- Ridge Socks | designer=Rosa Quill; craft=Knitting; category=Socks; difficulty=Easy; yarn=Trail Sock; gauge=32 st x 44 rows; sizes=36-45; price=5.5
- Mist Shawl | designer=Hedda Lunde; craft=Knitting; category=Shawl; difficulty=Advanced; yarn=Cloud Mohair Lace; gauge=20 st x 28 rows; price=6.5
- Granny Square Blanket | designer=Rosa Quill; craft=Crochet; category=Blanket; difficulty=Beginner; yarn=Croft Aran; sizes=120 x 150 cm; price=4
! record stash entry|yarn stash|stash yarn|stash [stash\\w*]: Title!;Yarn->@yarn|wool~Harbour Merino DK|Trail Sock;Colourway;Dye lot;Balls:number#0-100;Remaining grams:number(g)#0-10000;Stored in;Bought on:date;Price paid:money
- Navy merino | yarn=Harbour Merino DK; colourway=Deep navy; dye_lot=2207; balls=9; remaining_grams=450; stored_in=Blue box; price_paid=62.1
- Moss sock wool | yarn=Trail Sock; colourway=Moss; dye_lot=118; balls=1; remaining_grams=64; stored_in=Basket; price_paid=14.5
- Rose mohair | yarn=Cloud Mohair Lace; colourway=Old rose; dye_lot=0451; balls=4; remaining_grams=100; stored_in=Cedar drawer; price_paid=39.2
- Oatmeal aran | yarn=Croft Aran; colourway=Oatmeal; dye_lot=77B; balls=12; remaining_grams=1180; stored_in=Attic bag; price_paid=100.8
record knitting project|crochet project|project: Title!;Pattern->@pattern|knitting pattern~Lighthouse Pullover|Ridge Socks;Yarn->@yarn|wool~Harbour Merino DK|Trail Sock;Size made;For whom;Needle size:number(mm)#1.5-25;Started on:date;Finished on:date;~Progress:percent;~Status=Queued|On the needles|Hibernating|Finished|Frogged;Photo:image
- Pullover for Jon | pattern=Lighthouse Pullover; yarn=Harbour Merino DK; size_made=L; for_whom=Jon; needle_size=4; progress=55; status=On the needles
- Holiday socks | pattern=Ridge Socks; yarn=Trail Sock; size_made=39; for_whom=Myself; needle_size=2.5; progress=100; status=Finished
- Wedding shawl | pattern=Mist Shawl; yarn=Cloud Mohair Lace; for_whom=Elin; needle_size=3; progress=20; status=Hibernating
- Sofa blanket | pattern=Granny Square Blanket; yarn=Croft Aran; size_made=120 x 150 cm; for_whom=Home; needle_size=5; progress=0; status=Queued
record project journal|journal entry|row counter|progress note|row count: Title!;Project->@knitting project|project~Pullover for Jon|Holiday socks;Section~Body|Left sleeve|Heel;Row:number#0-2000;Repeats:number#0-200;Knitted on:date;Notes:long
- Body to armhole | project=Pullover for Jon; section=Body; row=118; repeats=14; notes=Try on before the underarm bind-off.
- Left sleeve increases | project=Pullover for Jon; section=Left sleeve; row=42; repeats=7; notes=Increase every sixth row.
- Heel flap done | project=Holiday socks; section=Heel; row=30; repeats=15; notes=Slip the first stitch.
- Lace chart B | project=Wedding shawl; section=Border; row=64; repeats=4; notes=Lifeline at row 60.
item needle|hook|needle set: Name!;Type=Straight|Circular|Double pointed|Crochet hook;Size:number(mm)#1-25;Length:number(cm)#10-150;Material=Bamboo|Metal|Wood|Plastic;In use:boolean
- Circular 4 mm | type=Circular; size=4; length=80; material=Metal
- Sock needles 2.5 mm | type=Double pointed; size=2.5; length=15; material=Bamboo
- Straight 5 mm | type=Straight; size=5; length=35; material=Wood
- Hook 5.5 mm | type=Crochet hook; size=5.5; length=15; material=Plastic
event knit night|knitting circle|knit-along: Title!;Host~Hedda Lunde|Rosa Quill;Date:date!;Starts at:time;Place;Pattern->@pattern|knitting pattern~Lighthouse Pullover|Ridge Socks;Seats:number#2-60;Description:long
- Thursday stitch circle | host=Rosa Quill; place=Back room of the shop; seats=14; description=Bring what you are working on. Tea is on us.
- Shawl clinic | host=Hedda Lunde; place=Library reading room; pattern=Mist Shawl; seats=10; description=Reading lace charts without tears.
- Sock Sunday | host=Rosa Quill; place=Corner cafe; pattern=Ridge Socks; seats=12; description=We all turn a heel together.
- Beginners welcome | host=Hedda Lunde; place=Back room of the shop; pattern=Granny Square Blanket; seats=16; description=Hooks and wool are provided.
+ product: Yarn->@yarn|wool;Colourway;Dye lot;Stock:number#0-1000
! record project yarn|yarn used [yarns?]: Title!;Project->@knitting project|project~Pullover for Jon|Holiday socks;Yarn->@yarn|wool~Harbour Merino DK|Trail Sock;Colourway;Balls used:number#0-100;Needle->@needle|hook
- Navy in the pullover | project=Pullover for Jon; yarn=Harbour Merino DK; colourway=Deep navy; balls_used=8
- Moss in the socks | project=Holiday socks; yarn=Trail Sock; colourway=Moss; balls_used=1
- Rose in the shawl | project=Wedding shawl; yarn=Cloud Mohair Lace; colourway=Old rose; balls_used=3
- Oatmeal in the blanket | project=Sofa blanket; yarn=Croft Aran; colourway=Oatmeal; balls_used=11
! record pattern purchase|pattern sale [sell\\w*|sold|buy\\w*|purchas\\w*|shop\\w*]: Title!;Pattern->@pattern|knitting pattern~Lighthouse Pullover|Ridge Socks;Buyer~Hedda Lunde|Rosa Quill;Price paid:money;Bought on:date;Downloads:number#0-20
- Rosa buys the pullover | pattern=Lighthouse Pullover; buyer=Rosa Quill; price_paid=7; downloads=2
- Hedda buys the socks | pattern=Ridge Socks; buyer=Hedda Lunde; price_paid=5.5; downloads=1
- Rosa buys the shawl | pattern=Mist Shawl; buyer=Rosa Quill; price_paid=6.5; downloads=1
- Hedda buys the blanket | pattern=Granny Square Blanket; buyer=Hedda Lunde; price_paid=4; downloads=3
+ comment: Project->@knitting project|project;Pattern->@pattern|knitting pattern

# quilting|quilt|quilter|patchwork|quilt block|longarm
item fabric|quilt fabric|fabric cut: Name!;Designer;Colour;Print=Solid|Floral|Geometric|Batik|Novelty;Width:number(cm)#90-300;Length left:number(m)#0-100;Price per metre:money;Photo:image
- Indigo dots | designer=Mill Street; colour=Indigo; print=Geometric; width=110; length_left=3.5; price_per_metre=15.9
- Cream solid | designer=Plain & Good; colour=Cream; print=Solid; width=112; length_left=7; price_per_metre=9.5
- Meadow poppies | designer=Anna Field; colour=Red; print=Floral; width=110; length_left=2.2; price_per_metre=17.5
- Sea batik | designer=Tide Cloth; colour=Turquoise; print=Batik; width=108; length_left=5; price_per_metre=19
item quilt block|block pattern|block: Name!;Finished size:number(cm)#5-60;Difficulty=Beginner|Intermediate|Advanced;Technique=Pieced|Applique|Foundation paper|Hand pieced;Pieces:number#2-200;Instructions:long;Diagram:image
- Ohio star | finished_size=30; difficulty=Beginner; technique=Pieced; pieces=21; instructions=Cut four squares and make four quarter-square triangles.
- Flying geese | finished_size=20; difficulty=Intermediate; technique=Foundation paper; pieces=24; instructions=Print the foundation at full size.
- Log cabin | finished_size=25; difficulty=Beginner; technique=Pieced; pieces=17; instructions=Start from a red centre and add strips clockwise.
- Dresden plate | finished_size=40; difficulty=Advanced; technique=Applique; pieces=21; instructions=Sew twenty blades, press and apply to the ground.
record quilt|quilt project: Title!;Block->@quilt block|block~Ohio star|Flying geese;Main fabric->@fabric~Indigo dots|Cream solid;Width:number(cm)#20-350;Length:number(cm)#20-350;Batting~Cotton|Wool|Bamboo;For whom;Started on:date;~Stage=Planned|Cutting|Piecing|Quilting|Binding|Finished;Photo:image
- Night sky throw | block=Ohio star; main_fabric=Indigo dots; width=150; length=180; batting=Cotton; for_whom=Greta; stage=Piecing
- Baby geese quilt | block=Flying geese; main_fabric=Cream solid; width=90; length=110; batting=Bamboo; for_whom=Nephew; stage=Binding
- Poppy plates | block=Dresden plate; main_fabric=Meadow poppies; width=200; length=200; batting=Wool; for_whom=Sister; stage=Quilting
- Cabin by the sea | block=Log cabin; main_fabric=Sea batik; width=140; length=200; batting=Cotton; for_whom=Guest room; stage=Planned
request longarm order|quilting request|quilting service: Title!;Quilt->@quilt|quilt project~Night sky throw|Baby geese quilt;Quilting pattern~Edge to edge waves|Feathers;Thread colour;Batting supplied:boolean;Needed by:date;Estimated price:money;Notes:long
- Waves on the throw | quilt=Night sky throw; quilting_pattern=Edge to edge waves; thread_colour=Silver grey; estimated_price=165; notes=Please trim the edges.
- Feathers on the plates | quilt=Poppy plates; quilting_pattern=Feathers; thread_colour=Cream; estimated_price=240; notes=Leave the plates unquilted.
- Loops for the baby quilt | quilt=Baby geese quilt; quilting_pattern=Loops and stars; thread_colour=White; estimated_price=78; notes=Soft bamboo batting from us.
- Shells on the cabin | quilt=Cabin by the sea; quilting_pattern=Clam shells; thread_colour=Aqua; estimated_price=185; notes=Top comes in March.
event quilting bee|sewing bee|quilt show: Title!;Date:date!;Starts at:time;Place;Leader~Martha Engel|Ruth Osei;Places:number#2-80;What to bring:long
- Saturday bee | place=Parish hall; leader=Martha Engel; places=18; what_to_bring=Machine, rotary cutter and a mat.
- Binding evening | place=Shop workroom; leader=Ruth Osei; places=10; what_to_bring=A quilt ready to bind and hand needles.
- Charity quilt day | place=School gym; leader=Martha Engel; places=40; what_to_bring=Leftover strips, irons are there.
- Foundation paper class | place=Parish hall; leader=Ruth Osei; places=12; what_to_bring=Machine with fine needle and paper scissors.
record block swap|block exchange|swap: Title!;Block->@quilt block|block~Ohio star|Flying geese;Colour theme;Sender~Martha Engel|Ruth Osei;Receiver;Blocks:number#1-60;Send by:date;~Status=Open|Sent|Received
- Spring star swap | block=Ohio star; colour_theme=Blue and cream; sender=Ruth Osei; receiver=Martha Engel; blocks=6; status=Sent
- Autumn geese swap | block=Flying geese; colour_theme=Rust and gold; sender=Martha Engel; receiver=Ruth Osei; blocks=12; status=Received
- Scrappy cabins | block=Log cabin; colour_theme=Scraps with red centre; sender=Jo Lister; receiver=Martha Engel; blocks=8; status=Open
- Christmas stars | block=Ohio star; colour_theme=Red and green; sender=Martha Engel; receiver=Jo Lister; blocks=4; status=Sent
! record fabric cut list|cutting line [cut\\w*|yardage|fabric]: Title!;Quilt->@quilt|quilt project~Night sky throw|Baby geese quilt;Fabric->@fabric~Indigo dots|Cream solid;Shape=Square|Triangle|Strip|Rectangle;Size~11.4 cm;Pieces:number#1-1000;Cut:boolean
- Dots for star points | quilt=Night sky throw; fabric=Indigo dots; shape=Triangle; size=13.3 cm; pieces=160
- Cream background | quilt=Night sky throw; fabric=Cream solid; shape=Square; size=11.4 cm; pieces=80
- Plate blades | quilt=Poppy plates; fabric=Meadow poppies; shape=Rectangle; size=5 x 14 cm; pieces=180
- Cabin strips | quilt=Cabin by the sea; fabric=Sea batik; shape=Strip; size=4 cm; pieces=96
+ order: Fabric->@fabric;Metres:number(m)#0.25-50;Cut as one piece:boolean

# sewing|seamstress|dressmaker|tailor|tailoring|alteration|atelier
person client|customer measurement card|measured client: Full name!;Phone:phone;Email:email;Chest:number(cm)#60-170;Waist:number(cm)#50-170;Hips:number(cm)#60-180;Inside leg:number(cm)#50-110;Sleeve:number(cm)#40-90;Fit notes:long
- Amalia Brandt | phone=+44 20 5550 143; chest=92; waist=74; hips=99; inside_leg=78; sleeve=58; fit_notes=Left shoulder slightly lower.
- Idris Kone | phone=+44 20 5550 178; chest=106; waist=91; hips=104; inside_leg=84; sleeve=66; fit_notes=Prefers a slim leg.
- Noor Haddad | phone=+44 20 5550 121; chest=88; waist=70; hips=95; inside_leg=74; sleeve=56; fit_notes=Long torso, add 2 cm above the waist.
- Graham Pell | phone=+44 20 5550 196; chest=114; waist=104; hips=112; inside_leg=79; sleeve=64; fit_notes=Right sleeve 1 cm longer.
item fabric|cloth|material: Name!;Composition~100% wool|Linen and cotton;Weight:number(g/m²)#40-800;Width:number(cm)#70-320;Colour;Price per metre:money;Metres in stock:number(m)#0-500;Supplier;Photo:image
- Charcoal flannel | composition=100% wool; weight=340; width=150; colour=Charcoal; price_per_metre=58; metres_in_stock=22; supplier=Dale Mills
- Ivory crepe | composition=100% silk; weight=180; width=140; colour=Ivory; price_per_metre=64; metres_in_stock=9.5; supplier=Seta Como
- Blue chambray | composition=100% cotton; weight=130; width=145; colour=Sky blue; price_per_metre=14; metres_in_stock=31; supplier=Dale Mills
- Natural linen blend | composition=Linen and cotton; weight=210; width=140; colour=Natural; price_per_metre=22; metres_in_stock=17; supplier=Flax House
item sewing pattern|pattern|cut: Name!;Garment=Dress|Skirt|Shirt|Trousers|Jacket|Coat|Bag;Sizes;Difficulty=Beginner|Intermediate|Advanced;Fabric needed:number(m)#0.3-10;Notions:long;Pattern file:file
- Wrap dress | garment=Dress; sizes=34-46; difficulty=Intermediate; fabric_needed=3.2; notions=One button, fusible interfacing
- Two-button jacket | garment=Jacket; sizes=46-58; difficulty=Advanced; fabric_needed=2.4; notions=Canvas, shoulder pads, six buttons
- Camp shirt | garment=Shirt; sizes=S-XXL; difficulty=Beginner; fabric_needed=1.9; notions=Six buttons, light interfacing
- Pleated trousers | garment=Trousers; sizes=36-48; difficulty=Intermediate; fabric_needed=2.1; notions=Zip 18 cm, hook and bar
record garment|commission|made-to-measure garment: Title!;Client->@client~Amalia Brandt|Idris Kone;Pattern->@sewing pattern|pattern~Wrap dress|Two-button jacket;Fabric->@fabric|cloth~Charcoal flannel|Ivory crepe;Price:money;Deposit:money;Due on:date;Sewn by~Lotte Marin|Sergio Paz;~Stage=Measured|Cut|First fitting|Second fitting|Finishing|Ready|Collected
- Wedding suit jacket | client=Idris Kone; pattern=Two-button jacket; fabric=Charcoal flannel; price=780; deposit=300; sewn_by=Sergio Paz; stage=First fitting
- Summer wrap dress | client=Amalia Brandt; pattern=Wrap dress; fabric=Ivory crepe; price=340; deposit=100; sewn_by=Lotte Marin; stage=Cut
- Linen trousers | client=Graham Pell; pattern=Pleated trousers; fabric=Natural linen blend; price=210; deposit=60; sewn_by=Sergio Paz; stage=Finishing
- Chambray camp shirt | client=Noor Haddad; pattern=Camp shirt; fabric=Blue chambray; price=125; deposit=40; sewn_by=Lotte Marin; stage=Ready
record fitting|fitting note: Title!;Garment->@garment|commission~Wedding suit jacket|Summer wrap dress;Date:date!;Time:time;Fitted by~Lotte Marin|Sergio Paz;Changes:long;Next fitting:date
- Jacket first fitting | garment=Wedding suit jacket; fitted_by=Sergio Paz; changes=Take in the side seams 1 cm, shorten the sleeve 1.5 cm.
- Wrap dress toile | garment=Summer wrap dress; fitted_by=Lotte Marin; changes=Raise the waist 1.5 cm.
- Trousers second fitting | garment=Linen trousers; fitted_by=Sergio Paz; changes=Let out the seat seam 1 cm.
- Jacket second fitting | garment=Wedding suit jacket; fitted_by=Sergio Paz; changes=Collar sits well, mark buttonholes.
request alteration|repair|alteration request: Title!;Client->@client~Amalia Brandt|Idris Kone;Garment type=Trousers|Skirt|Dress|Shirt|Jacket|Coat;Work=Hem|Take in|Let out|Zip|Patch|Shorten sleeves;Ready by:date;Price:money;Photo:image;Instructions:long
- Shorten jeans | client=Idris Kone; garment_type=Trousers; work=Hem; price=14; instructions=Keep the original hem.
- New coat zip | client=Amalia Brandt; garment_type=Coat; work=Zip; price=32; instructions=Two-way metal zip in brown.
- Take in bridesmaid dress | client=Noor Haddad; garment_type=Dress; work=Take in; price=45; instructions=2 cm at each side seam.
- Shorten jacket sleeves | client=Graham Pell; garment_type=Jacket; work=Shorten sleeves; price=38; instructions=Move the buttons up.
! record price list entry|alteration price|service price [price\\w*|quote\\w*|invoice\\w*]: Title!;Garment type=Trousers|Skirt|Dress|Shirt|Jacket|Coat;Price:money;Working days:number(days)#1-30;Express surcharge:percent
- Trouser hem | garment_type=Trousers; price=14; working_days=3; express_surcharge=50
- New jacket zip | garment_type=Jacket; price=30; working_days=5; express_surcharge=40
- Take in a dress | garment_type=Dress; price=45; working_days=6; express_surcharge=50
- Shirt sleeve shortening | garment_type=Shirt; price=18; working_days=4; express_surcharge=50
+ appointment: Client->@client;Purpose=Measuring|Fitting|Collection|Consultation;Garment->@garment|commission
+ order: Garment->@garment|commission;Deposit paid:money;Collect on:date

# woodworking|woodworker|carpentry workshop|joinery|cabinet maker|furniture maker|wood shop
item timber|wood|lumber|board: Name!;Species~Oak|Ash|Walnut;Form=Plank|Slab|Sheet|Turning blank|Veneer;Length:number(mm)#100-6000;Width:number(mm)#20-2500;Thickness:number(mm)#1-150;Moisture:percent;Quantity:number#0-500;Price:money;Rack
- Oak plank 27 | species=Oak; form=Plank; length=2400; width=210; thickness=27; moisture=9; quantity=18; price=46; rack=R2
- Walnut slab | species=Walnut; form=Slab; length=1900; width=640; thickness=52; moisture=11; quantity=2; price=380; rack=Floor
- Ash turning blank | species=Ash; form=Turning blank; length=300; width=150; thickness=75; moisture=12; quantity=26; price=14; rack=R5
- Birch ply 18 | species=Birch; form=Sheet; length=2440; width=1220; thickness=18; moisture=8; quantity=7; price=72; rack=Sheet store
item machine|workshop machine|power tool: Name!;Type=Table saw|Band saw|Planer|Lathe|Router|Drill press|Sander;Maker;Room;Induction needed:boolean;Last serviced:date;Blade or bit;Status=Ready|In use|Out of service
- Panel saw | type=Table saw; room=Machine room; blade_or_bit=250 mm 48T; status=Ready
- Small lathe | type=Lathe; room=Bench room; blade_or_bit=Roughing gouge; status=Out of service
- Big band saw | type=Band saw; room=Machine room; blade_or_bit=19 mm 3 TPI; status=Ready
- Planer 410 | type=Planer; room=Machine room; blade_or_bit=Spiral head; status=In use
record furniture piece|build|commission|woodworking project: Title!;Client~Nadia Holm|Peter Asante;Timber->@timber|wood~Oak plank 27|Walnut slab;Joinery=Mortise and tenon|Dovetail|Dowel|Biscuit|Screws;Finish=Oil|Wax|Lacquer|Paint|Unfinished;Dimensions~1800 x 850 x 740 mm;Quoted price:money;Delivery on:date;~Stage=Design|Stock prep|Joinery|Assembly|Finishing|Delivered
- Dining table for Holm | client=Nadia Holm; timber=Walnut slab; joinery=Mortise and tenon; finish=Oil; dimensions=1850 x 900 x 745 mm; quoted_price=2600; stage=Joinery
- Blanket chest | client=Peter Asante; timber=Oak plank 27; joinery=Dovetail; finish=Wax; dimensions=1000 x 450 x 480 mm; quoted_price=980; stage=Design
- Hall bench | client=Nadia Holm; timber=Ash turning blank; joinery=Dowel; finish=Lacquer; dimensions=1200 x 350 x 450 mm; quoted_price=640; stage=Assembly
- Workshop cupboard | client=Peter Asante; timber=Birch ply 18; joinery=Biscuit; finish=Paint; dimensions=1000 x 400 x 2000 mm; quoted_price=870; stage=Finishing
record cut list line|cut list|part: Title!;Piece->@furniture piece|build~Dining table for Holm|Blanket chest;Timber->@timber|wood~Oak plank 27|Walnut slab;Length:number(mm)#5-6000;Width:number(mm)#5-2500;Thickness:number(mm)#1-150;Quantity:number#1-200;Cut:boolean
- Table leg | piece=Dining table for Holm; timber=Oak plank 27; length=720; width=70; thickness=70; quantity=4
- Chest side | piece=Blanket chest; timber=Oak plank 27; length=450; width=420; thickness=22; quantity=2
- Cupboard shelf | piece=Workshop cupboard; timber=Birch ply 18; length=964; width=380; thickness=18; quantity=5
- Table top board | piece=Dining table for Holm; timber=Walnut slab; length=1850; width=450; thickness=40; quantity=2
record time entry|workshop hours|hours: Title!;Piece->@furniture piece|build~Dining table for Holm|Blanket chest;Maker~Ulf Renner|Carla Mbeki;Worked on:date!;Hours:number(h)#0.25-14;Activity=Design|Machining|Bench work|Sanding|Finishing
- Legs squared up | piece=Dining table for Holm; maker=Ulf Renner; hours=3.5; activity=Machining
- Dovetails marked | piece=Blanket chest; maker=Carla Mbeki; hours=2; activity=Bench work
- Sanded to 240 | piece=Hall bench; maker=Ulf Renner; hours=1.5; activity=Sanding
- Second coat of paint | piece=Workshop cupboard; maker=Carla Mbeki; hours=2.25; activity=Finishing
request quote request|furniture request|enquiry: Title!;Furniture=Table|Chair|Bed|Shelf|Cupboard|Other;Wood wanted~Oak|Walnut;Width:number(cm)#10-500;Depth:number(cm)#5-300;Height:number(cm)#5-300;Budget:money;Wanted by:date;Sketch:image;Wishes:long
- Alcove bookshelf | furniture=Shelf; wood_wanted=Oak; width=118; depth=28; height=240; budget=1400; wishes=Adjustable shelves, must clear the skirting board.
- Kitchen table for six | furniture=Table; wood_wanted=Ash; width=180; depth=90; height=75; budget=1900; wishes=Rounded corners, small children.
- Bed with drawers | furniture=Bed; wood_wanted=Oak; width=160; depth=205; height=95; budget=2400; wishes=Two drawers on each side.
- Set of four chairs | furniture=Chair; wood_wanted=Walnut; width=46; depth=50; height=82; budget=2200; wishes=Woven seats.
! work maintenance job|machine service [maintenance|service\\w*|blade\\w*|sharpen\\w*]: Title!;Machine->@machine|power tool~Panel saw|Small lathe;Due on:date;Assigned to~Ulf Renner|Carla Mbeki;Notes:long
- Change saw blade | machine=Panel saw; assigned_to=Ulf Renner; notes=Send the old one for sharpening.
- Turn the planer knives | machine=Planer 410; assigned_to=Carla Mbeki; notes=Two chipped inserts on the left.
- Replace lathe belt | machine=Small lathe; assigned_to=Ulf Renner; notes=Belt ordered, size J6.
- Align band saw wheels | machine=Big band saw; assigned_to=Ulf Renner; notes=Blade drifts to the right.
+ booking: Machine->@machine|power tool;Day:date;Starts at:time;Ends at:time

# luthier|instrument maker|instrument repair|guitar maker|violin maker|instrument making
item instrument|stringed instrument: Name!;Type=Acoustic guitar|Electric guitar|Violin|Cello|Mandolin|Ukulele;Serial number;Year:number#1650-2100;Scale length:number(mm)#300-1100;Top wood;Back and sides;Price:money;Photo:image;Status=In progress|For sale|Sold|In repair
- Parlour guitar no. 31 | type=Acoustic guitar; serial_number=P-031; year=2025; scale_length=630; top_wood=Engelmann spruce; back_and_sides=Plum; price=3400; status=For sale
- Violin after Guarneri | type=Violin; serial_number=V-012; year=2024; scale_length=328; top_wood=Val di Fiemme spruce; back_and_sides=Bosnian maple; price=7200; status=In progress
- Soprano ukulele no. 8 | type=Ukulele; serial_number=U-008; year=2026; scale_length=350; top_wood=Mango; back_and_sides=Mango; price=950; status=Sold
- F-style mandolin | type=Mandolin; serial_number=M-004; year=2023; scale_length=352; top_wood=Red spruce; back_and_sides=Maple; price=5100; status=In repair
item tonewood|wood billet|wood set: Name!;Species~Sitka spruce|Maple;Use=Top|Back and sides|Neck|Fingerboard|Bridge;Grade=A|AA|AAA|Master;Origin;Seasoned since:number#1950-2100;Moisture:percent;Sets in stock:number#0-200;Cost:money
- Alpine spruce top AAA | species=Norway spruce; use=Top; grade=AAA; origin=Val di Fiemme; seasoned_since=2012; moisture=8; sets_in_stock=6; cost=95
- Flamed maple back | species=Maple; use=Back and sides; grade=Master; origin=Bosnia; seasoned_since=2009; moisture=8; sets_in_stock=3; cost=240
- Ebony fingerboard | species=Ebony; use=Fingerboard; grade=AA; origin=Cameroon; seasoned_since=2016; moisture=7; sets_in_stock=11; cost=38
- Cedro neck blank | species=Spanish cedar; use=Neck; grade=A; origin=Nicaragua; seasoned_since=2018; moisture=9; sets_in_stock=14; cost=29
record build step|build log|construction log: Title!;Instrument->@instrument~Parlour guitar no. 31|Violin after Guarneri;Stage=Wood selection|Bending|Bracing|Assembly|Fretting|Varnish|Set-up;Done on:date!;Hours:number(h)#0.5-40;Wood->@tonewood~Alpine spruce top AAA|Flamed maple back;Top thickness:number(mm)#1-6;Photo:image;Notes:long
- Graduating the top | instrument=Violin after Guarneri; stage=Bracing; hours=6; wood=Alpine spruce top AAA; top_thickness=2.6; notes=Tap tone F sharp.
- Final set-up | instrument=Parlour guitar no. 31; stage=Set-up; hours=3; notes=Action 2.2 mm at the twelfth fret.
- Bending the ribs | instrument=Soprano ukulele no. 8; stage=Bending; hours=2.5; wood=Flamed maple back; notes=Soaked ten minutes, iron at 180 °C.
- First varnish coat | instrument=F-style mandolin; stage=Varnish; hours=4; notes=Oil varnish, three days to dry.
request repair|repair request|repair job: Title!;Instrument brought~Student cello|Old mandolin;Owner;Phone:phone;Problem=Crack|Fret wear|Buzz|Neck angle|Electronics|Bow rehair|Set-up;Received on:date;Estimate:money;Ready by:date;Photo:image;Details:long
- Cello top crack | instrument_brought=Student cello; owner=Jana Fiala; problem=Crack; estimate=290; details=Crack below the bass f-hole, needs cleats.
- Refret of a steel-string | instrument_brought=Dreadnought 1978; owner=Marco Bell; problem=Fret wear; estimate=320; details=Wants medium nickel wire.
- Violin bow rehair | instrument_brought=Violin bow, round stick; owner=Jana Fiala; problem=Bow rehair; estimate=65; details=White hair, check the wedge.
- Bass pickup hum | instrument_brought=Electric bass 1994; owner=Dev Sandhu; problem=Electronics; estimate=110; details=Hum stops when strings are touched.
record custom order|commission: Title!;Client~Jana Fiala|Marco Bell;Type=Acoustic guitar|Electric guitar|Violin|Cello|Mandolin|Ukulele;Tonewood->@tonewood~Alpine spruce top AAA|Flamed maple back;Agreed price:money;Deposit:money;Promised for:date;Specification:long;~Status=Waiting list|Building|Ready|Delivered
- Left-handed parlour | client=Marco Bell; type=Acoustic guitar; tonewood=Alpine spruce top AAA; agreed_price=3900; deposit=1000; specification=Nut width 46 mm, slotted head.; status=Waiting list
- Three-quarter cello | client=Jana Fiala; type=Cello; tonewood=Flamed maple back; agreed_price=9800; deposit=3000; specification=Light varnish, rosewood fittings.; status=Building
- Tenor ukulele in plum | client=Dev Sandhu; type=Ukulele; tonewood=Cedro neck blank; agreed_price=1250; deposit=400; specification=Side port and low G set-up.; status=Ready
- Baritone electric | client=Marco Bell; type=Electric guitar; tonewood=Ebony fingerboard; agreed_price=2800; deposit=800; specification=Scale 686 mm, two humbuckers.; status=Waiting list
record rental|instrument rental|hire: Title!;Instrument->@instrument~Parlour guitar no. 31|Violin after Guarneri;Renter~Jana Fiala|Marco Bell;From:date!;Until:date;Monthly fee:money;Deposit:money;~Status=Active|Returned|Overdue
- Guitar trial hire | instrument=Parlour guitar no. 31; renter=Marco Bell; monthly_fee=60; deposit=400; status=Active
- Violin for the school year | instrument=Violin after Guarneri; renter=Jana Fiala; monthly_fee=75; deposit=800; status=Active
- Ukulele summer hire | instrument=Soprano ukulele no. 8; renter=Dev Sandhu; monthly_fee=18; deposit=100; status=Returned
- Mandolin tour hire | instrument=F-style mandolin; renter=Marco Bell; monthly_fee=90; deposit=600; status=Overdue
! record set-up measurement|setup sheet [set-?up\\w*|measure\\w*|action]: Title!;Instrument->@instrument~Parlour guitar no. 31|Violin after Guarneri;Measured on:date;Action:number(mm)#0.5-8;Neck relief:number(mm)#0-1;Strings;Luthier~Oskar Lind|Pia Romano
- Guitar 31 set-up | instrument=Parlour guitar no. 31; action=2.2; neck_relief=0.2; strings=Light bronze 12-53; luthier=Oskar Lind
- Violin first measure | instrument=Violin after Guarneri; action=3.5; neck_relief=0.5; strings=Synthetic core medium; luthier=Pia Romano
- Mandolin after refret | instrument=F-style mandolin; action=1.5; neck_relief=0.1; strings=Phosphor bronze 11-40; luthier=Oskar Lind
- Ukulele 8 check | instrument=Soprano ukulele no. 8; action=2.4; neck_relief=0.1; strings=Fluorocarbon; luthier=Pia Romano
+ appointment: Instrument->@instrument;Purpose=Try out|Drop off|Collection|Set-up
+ review: Instrument->@instrument;Tone:rating;Playability:rating

# jewelry|jewellery|goldsmith|jeweler|jeweller|silversmith|gemstone
item jewelry piece|piece|jewel: Name!;Type=Ring|Necklace|Earrings|Bracelet|Brooch|Pendant;Metal->@metal|alloy~Silver 925|Yellow gold 750;Gemstone->@gemstone|stone~Blue sapphire 0.8 ct|River pearl;Weight:number(g)#0.2-500;Size;Price:money;Photo:image;Status=Available|On loan|Reserved|Sold
- Tide ring | type=Ring; metal=Silver 925; gemstone=Blue sapphire 0.8 ct; weight=6.4; size=54; price=690; status=Available
- Pearl drop earrings | type=Earrings; metal=Yellow gold 750; gemstone=River pearl; weight=4.1; size=Length 28 mm; price=540; status=Reserved
- Garnet pendant | type=Pendant; metal=Silver 925; gemstone=Almandine garnet 2 ct; weight=8.2; size=Chain 45 cm; price=320; status=Available
- Braided bangle | type=Bracelet; metal=Yellow gold 750; weight=21.5; size=Inner 60 mm; price=2150; status=Sold
item gemstone|stone|gem: Name!;Species~Sapphire|Garnet|Pearl;Cut=Round|Oval|Cushion|Emerald|Cabochon|Drop;Carat:number(ct)#0.01-100;Colour;Clarity;Origin;Certificate number;Cost:money;In stock:number#0-1000
- Blue sapphire 0.8 ct | species=Sapphire; cut=Oval; carat=0.8; colour=Cornflower blue; clarity=VS; origin=Sri Lanka; certificate_number=GL-20417; cost=310; in_stock=1
- River pearl | species=Pearl; cut=Drop; carat=5.2; colour=White; origin=Freshwater farm; cost=24; in_stock=14
- Almandine garnet 2 ct | species=Garnet; cut=Cushion; carat=2.04; colour=Wine red; clarity=VVS; origin=Zambia; cost=85; in_stock=3
- Moonstone cabochon | species=Moonstone; cut=Cabochon; carat=3.6; colour=Blue sheen; origin=Tanzania; cost=42; in_stock=6
item metal|alloy|precious metal: Name!;Fineness:number(‰)#333-999;Form=Wire|Sheet|Tube|Casting grain;Price per gram:money;Stock:number(g)#0-20000;Supplier;Recycled:boolean
- Silver 925 | fineness=925; form=Sheet; price_per_gram=0.95; stock=840; supplier=Assay & Sons
- Yellow gold 750 | fineness=750; form=Wire; price_per_gram=58; stock=62; supplier=Assay & Sons
- Rose gold 585 | fineness=585; form=Sheet; price_per_gram=44; stock=118; supplier=Hallmark Metals
- Platinum 950 | fineness=950; form=Casting grain; price_per_gram=36; stock=75; supplier=Hallmark Metals
record custom order|commission|bespoke order: Title!;Client~Helene Dorn|Rafi Amsel;Type=Ring|Necklace|Earrings|Bracelet|Brooch|Pendant;Metal->@metal|alloy~Silver 925|Yellow gold 750;Stone->@gemstone|stone~Blue sapphire 0.8 ct|River pearl;Ring size:number#40-76;Engraving;Quote:money;Deposit:money;Due on:date;~Stage=Enquiry|Sketch|Wax model|Casting|Setting|Polishing|Ready|Collected
- Engagement ring Amsel | client=Rafi Amsel; type=Ring; metal=Yellow gold 750; stone=Blue sapphire 0.8 ct; ring_size=52; engraving=R & L; quote=1850; deposit=600; stage=Wax model
- Brooch from grandmother's pearls | client=Helene Dorn; type=Brooch; metal=Silver 925; stone=River pearl; quote=420; deposit=120; stage=Sketch
- Moonstone necklace | client=Nina Skov; type=Necklace; metal=Rose gold 585; stone=Moonstone cabochon; quote=980; deposit=300; stage=Casting
- Wedding bands, pair | client=Rafi Amsel; type=Ring; metal=Platinum 950; ring_size=58; engraving=12 June; quote=2400; deposit=800; stage=Polishing
request repair|repair request|repair ticket: Title!;Owner;Item=Ring|Chain|Earrings|Watch|Bracelet|Other;Work=Resize|Solder|Replace stone|Clean and polish|New clasp|Restring;Estimate:money;Promised for:date;Photo:image;Bag number;Details:long
- Resize wedding band | owner=Helene Dorn; item=Ring; work=Resize; estimate=55; bag_number=118; details=From 54 to 57, yellow gold.
- Restring pearls | owner=Nina Skov; item=Chain; work=Restring; estimate=70; bag_number=121; details=Knot between pearls.
- Replace lost garnet | owner=Rafi Amsel; item=Earrings; work=Replace stone; estimate=85; bag_number=124; details=Round garnet 4 mm, match the other.
- New lobster clasp | owner=Helene Dorn; item=Bracelet; work=New clasp; estimate=28; bag_number=129; details=Silver, same size.
record design sketch|design|sketch: Title!;Order->@custom order|commission~Engagement ring Amsel|Brooch from grandmother's pearls;Designer~Wim Castell|Aya Moreno;Version:number#1-20;Drawing:image;Drawn on:date;Approved:boolean;Notes:long
- Ring with hidden halo | order=Engagement ring Amsel; designer=Aya Moreno; version=2; notes=Lower the setting by 1 mm.
- Brooch with leaf spray | order=Brooch from grandmother's pearls; designer=Wim Castell; version=1; notes=Three pearls off centre.
- Moonstone bezel | order=Moonstone necklace; designer=Aya Moreno; version=3; notes=Thinner bezel, hidden bail.
- Bands with brushed edge | order=Wedding bands, pair; designer=Wim Castell; version=1; notes=5 mm and 3.5 mm wide.
! record valuation|appraisal|insurance valuation [valu\\w*|apprais\\w*|certificate\\w*]: Title!;Piece->@jewelry piece|piece~Tide ring|Pearl drop earrings;Appraiser~Wim Castell|Aya Moreno;Valued on:date;Replacement value:money;Certificate:file
- Tide ring valuation | piece=Tide ring; appraiser=Wim Castell; replacement_value=820
- Pearl earrings valuation | piece=Pearl drop earrings; appraiser=Aya Moreno; replacement_value=640
- Garnet pendant valuation | piece=Garnet pendant; appraiser=Wim Castell; replacement_value=380
- Bangle for insurance | piece=Braided bangle; appraiser=Aya Moreno; replacement_value=2600
+ order: Ring size:number#40-76;Engraving text;Gift box:boolean
+ appointment: Purpose=Consultation|Fitting|Collection|Valuation;Goldsmith~Wim Castell|Aya Moreno
# candle making|handmade soap|scented candle|candle maker|soap maker|soapmaking|wax melt
item recipe|soap recipe|candle recipe|formula: Name!;Kind=Soap|Candle|Wax melt|Bath bomb;Base~Olive oil|Soy wax;Fragrance->@fragrance|scent~Lavender oil|Cedar and fig;Fragrance load:percent;Lye:number(g)#0-5000;Water:number(g)#0-10000;Superfat:percent;Yield:number#1-1000;Method:long
- Lavender bar | kind=Soap; base=Olive and coconut oil; fragrance=Lavender oil; fragrance_load=3; lye=136; water=304; superfat=5; yield=12; method=Blend at 38 °C to light trace, insulate for 24 hours.
- Cedar jar candle | kind=Candle; base=Soy wax; fragrance=Cedar and fig; fragrance_load=8; yield=20; method=Add scent at 65 °C, pour at 57 °C.
- Citrus wax melt | kind=Wax melt; base=Soy and rapeseed wax; fragrance=Blood orange; fragrance_load=10; yield=48; method=Add scent at 70 °C, pour into clamshells at 60 °C.
- Vanilla milk bath bomb | kind=Bath bomb; base=Bicarbonate and citric acid; fragrance=Vanilla milk; fragrance_load=2; yield=16; method=Mix dry, spritz with witch hazel, press firmly.
item fragrance|scent|essential oil|fragrance oil: Name!;Type=Essential oil|Fragrance oil;Notes~Citrus top, woody base;Flash point:number(°C)#30-200;Maximum in soap:percent;Maximum in candles:percent;Stock:number(ml)#0-50000;Price per 100 ml:money;Supplier
- Lavender oil | type=Essential oil; notes=Herbal, floral; flash_point=68; maximum_in_soap=3; maximum_in_candles=6; stock=900; price_per_100_ml=14; supplier=Drome Distillers
- Cedar and fig | type=Fragrance oil; notes=Woody, green; flash_point=93; maximum_in_soap=4; maximum_in_candles=10; stock=450; price_per_100_ml=9; supplier=Wick & Co
- Blood orange | type=Essential oil; notes=Citrus top, sweet; flash_point=46; maximum_in_soap=3; maximum_in_candles=7; stock=600; price_per_100_ml=11; supplier=Drome Distillers
- Vanilla milk | type=Fragrance oil; notes=Creamy, warm base; flash_point=96; maximum_in_soap=5; maximum_in_candles=10; stock=300; price_per_100_ml=8; supplier=Wick & Co
item ingredient|raw material|supply: Name!;Type=Oil|Wax|Lye|Colourant|Wick|Container|Packaging;Unit=g|ml|piece;Quantity:number#0-100000;Reorder at:number#0-100000;Cost per unit:money;Best before:date;Lot number
- Soy wax flakes | type=Wax; unit=g; quantity=18000; reorder_at=5000; cost_per_unit=0.01; lot_number=SW-88
- Cotton wick 8 | type=Wick; unit=piece; quantity=240; reorder_at=60; cost_per_unit=0.12; lot_number=CW-15
- Olive oil pomace | type=Oil; unit=ml; quantity=9500; reorder_at=3000; cost_per_unit=0.01; lot_number=OO-31
- Amber jar 220 ml | type=Container; unit=piece; quantity=84; reorder_at=40; cost_per_unit=1.1; lot_number=AJ-07
record batch|production batch|pour: Batch number!;Recipe->@recipe|soap recipe~Lavender bar|Cedar jar candle;Made on:date!;Made by~Freya Holt|Samir Das;Pieces:number#1-2000;Pouring temperature:number(°C)#20-95;pH:number#6-12;Cure until:date;~Status=Pouring|Curing|Ready|Sold out|Rejected;Notes:long
- B-0142 | recipe=Lavender bar; made_by=Freya Holt; pieces=12; pouring_temperature=38; ph=9; status=Curing; notes=Slight soda ash.
- B-0143 | recipe=Cedar jar candle; made_by=Samir Das; pieces=20; pouring_temperature=57; status=Ready; notes=Smooth tops.
- B-0144 | recipe=Citrus wax melt; made_by=Freya Holt; pieces=48; pouring_temperature=60; status=Sold out; notes=All to the spring fair.
- B-0145 | recipe=Lavender bar; made_by=Samir Das; pieces=12; pouring_temperature=41; ph=11; status=Rejected; notes=False trace, lye pockets.
record burn test|test|curing check: Title!;Batch->@batch|production batch~B-0142|B-0143;Tested on:date!;Wick size;Burn time:number(h)#0.5-100;Melt pool:number(mm)#0-150;Scent throw=Weak|Medium|Strong;Result=Pass|Adjust|Fail;Notes:long
- Four-hour burn | batch=B-0143; wick_size=8; burn_time=4; melt_pool=68; scent_throw=Strong; result=Pass; notes=No soot, full melt pool after three hours.
- Wick 6 trial | batch=B-0143; wick_size=6; burn_time=4; melt_pool=49; scent_throw=Weak; result=Adjust; notes=Tunnelling at the wall.
- Wick 10 trial | batch=B-0143; wick_size=10; burn_time=3; melt_pool=72; scent_throw=Strong; result=Fail; notes=Sooting and mushrooming.
- Full burn down | batch=B-0143; wick_size=8; burn_time=42; melt_pool=70; scent_throw=Medium; result=Pass; notes=Ends clean with 6 mm wax left.
event making class|candle workshop|soap class: Title!;Date:date!;Starts at:time;Duration:number(h)#1-8;Place;Teacher~Freya Holt|Samir Das;Seats:number#2-30;Price:money;What you take home:long
- Cold process for beginners | duration=3; place=Old dairy; teacher=Freya Holt; seats=8; price=55; what_you_take_home=One loaf of soap and the recipe.
- Jar candle afternoon | duration=2; place=Old dairy; teacher=Samir Das; seats=12; price=42; what_you_take_home=Two scented candles.
- Bath bombs with children | duration=1.5; place=Craft barn; teacher=Freya Holt; seats=16; price=22; what_you_take_home=Four bath bombs in a box.
- Swirls and colour | duration=4; place=Old dairy; teacher=Freya Holt; seats=6; price=75; what_you_take_home=Two swirled loaves.
! record batch ingredient|recipe ingredient [ingredient\\w*|stock|cost\\w*]: Title!;Recipe->@recipe|soap recipe~Lavender bar|Cedar jar candle;Ingredient->@ingredient|raw material~Soy wax flakes|Cotton wick 8;Amount:number#0-100000;Unit=g|ml|piece
- Wax for jar candle | recipe=Cedar jar candle; ingredient=Soy wax flakes; amount=3600; unit=g
- Olive oil for lavender bar | recipe=Lavender bar; ingredient=Olive oil pomace; amount=600; unit=ml
- Jars for cedar candle | recipe=Cedar jar candle; ingredient=Amber jar 220 ml; amount=20; unit=piece
- Wicks for cedar candle | recipe=Cedar jar candle; ingredient=Cotton wick 8; amount=20; unit=piece
+ product: Fragrance->@fragrance|scent;Net weight:number(g)#10-2000;Burn time:number(h)#0-150;Batch->@batch
+ order: Gift wrap:boolean;Label text

# leathercraft|leather|leatherworker|saddlery|saddler|leather goods
item hide|leather hide|leather: Name!;Tannage=Vegetable|Chrome|Combination;Animal=Cow|Goat|Sheep|Pig|Horse;Thickness:number(mm)#0.4-6;Area:number(sq ft)#0.5-60;Colour;Grade=A|B|C;Price per square foot:money;Tannery
- Bridle butt London tan | tannage=Vegetable; animal=Cow; thickness=3.5; area=14; colour=London tan; grade=A; price_per_square_foot=17; tannery=Oakbark Tannery
- Goat lining black | tannage=Chrome; animal=Goat; thickness=0.8; area=6.5; colour=Black; grade=B; price_per_square_foot=6; tannery=Levant Skins
- Horse butt natural | tannage=Vegetable; animal=Horse; thickness=1.6; area=8; colour=Natural; grade=A; price_per_square_foot=21; tannery=Oakbark Tannery
- Waxed calf cognac | tannage=Combination; animal=Cow; thickness=1.8; area=19; colour=Cognac; grade=B; price_per_square_foot=11; tannery=Arno Conceria
item leather good|product design|design: Name!;Category=Belt|Bag|Wallet|Case|Saddle|Bridle|Strap;Leather->@hide|leather hide~Bridle butt London tan|Goat lining black;Stitches per inch:number#4-14;Hours to make:number(h)#0.5-120;Price:money;Photo:image;Description:long
- Field satchel | category=Bag; leather=Bridle butt London tan; stitches_per_inch=7; hours_to_make=14; price=420; description=Hand stitched, brass fittings.
- Card wallet | category=Wallet; leather=Goat lining black; stitches_per_inch=9; hours_to_make=2.5; price=65; description=Four pockets, painted edges.
- Ranger belt | category=Belt; leather=Waxed calf cognac; stitches_per_inch=8; hours_to_make=3; price=95; description=38 mm, roller buckle, five holes.
- Snaffle bridle | category=Bridle; leather=Bridle butt London tan; stitches_per_inch=10; hours_to_make=18; price=360; description=Full size, padded headpiece.
item hardware|buckle|fitting: Name!;Type=Buckle|Rivet|D-ring|Zip|Snap|Clasp;Metal=Brass|Nickel|Steel|Antique brass;Size:number(mm)#3-100;In stock:number#0-5000;Reorder at:number#0-1000;Unit cost:money
- Roller buckle 38 | type=Buckle; metal=Brass; size=38; in_stock=46; reorder_at=15; unit_cost=3.8
- Sam Browne stud | type=Snap; metal=Antique brass; size=8; in_stock=210; reorder_at=50; unit_cost=0.45
- D-ring 25 | type=D-ring; metal=Nickel; size=25; in_stock=132; reorder_at=40; unit_cost=0.6
- Bag zip 60 cm | type=Zip; metal=Antique brass; size=8; in_stock=18; reorder_at=10; unit_cost=4.2
record commission|custom order|bespoke piece: Title!;Client~Owen Thrale|Mette Juhl;Design->@leather good|product design~Field satchel|Card wallet;Hide->@hide|leather hide~Bridle butt London tan|Goat lining black;Monogram;Measurements;Price:money;Deposit:money;Promised for:date;~Stage=Ordered|Pattern|Cut|Stitching|Edge finishing|Ready|Collected
- Satchel for Thrale | client=Owen Thrale; design=Field satchel; hide=Bridle butt London tan; monogram=O.T.; measurements=38 x 28 x 10 cm; price=440; deposit=150; stage=Stitching
- Wedding wallets | client=Mette Juhl; design=Card wallet; hide=Goat lining black; monogram=M+S; price=260; deposit=100; stage=Cut
- Belt for Fox | client=Greta Fox; design=Ranger belt; hide=Waxed calf cognac; measurements=Waist 86 cm; price=95; deposit=30; stage=Edge finishing
- Bridle for Comet | client=Hugo Lamb; design=Snaffle bridle; hide=Bridle butt London tan; monogram=Brass plate; price=385; deposit=120; stage=Ordered
request repair|repair request|saddle repair: Title!;Owner;Item=Bag|Belt|Saddle|Bridle|Jacket|Shoe|Other;Damage=Seam|Strap|Buckle|Tear|Dry leather;Estimate:money;Needed by:date;Photo:image;Details:long
- Broken girth strap | owner=Mette Juhl; item=Saddle; damage=Strap; estimate=48; details=Both straps on the left side to be replaced as a pair.
- Satchel handle | owner=Greta Fox; item=Bag; damage=Seam; estimate=30; details=Restitch with linen thread.
- Torn jacket pocket | owner=Hugo Lamb; item=Jacket; damage=Tear; estimate=55; details=Patch from behind, black thread.
- Belt buckle change | owner=Owen Thrale; item=Belt; damage=Buckle; estimate=18; details=New roller buckle and keeper.
record saddle fitting|fitting: Title!;Horse~Bramble|Comet;Owner;Saddle size:number(in)#14-19;Gullet width=Narrow|Medium|Wide|Extra wide;Fitted on:date!;Fitter~Hal Bowen|Ruth Lacey;Flocking changed:boolean;Next check:date;Notes:long
- Bramble spring fitting | horse=Bramble; owner=Mette Juhl; saddle_size=17; gullet_width=Wide; fitter=Ruth Lacey; notes=Added flock at the right rear panel.
- Comet first fitting | horse=Comet; owner=Hugo Lamb; saddle_size=17.5; gullet_width=Medium; fitter=Hal Bowen; notes=Bridging slightly, shim at the back.
- Juniper after rest | horse=Juniper; owner=Greta Fox; saddle_size=16.5; gullet_width=Narrow; fitter=Ruth Lacey; notes=Lost muscle, recheck in eight weeks.
- Bramble autumn fitting | horse=Bramble; owner=Mette Juhl; saddle_size=17; gullet_width=Extra wide; fitter=Hal Bowen; notes=Gullet plate changed up one size.
! record material use|cut record [hide\\w*|material\\w*|cost\\w*]: Title!;Commission->@commission|custom order~Satchel for Thrale|Wedding wallets;Hide->@hide|leather hide~Bridle butt London tan|Goat lining black;Area used:number(sq ft)#0.1-60;Waste:percent;Cut on:date
- Satchel body panels | commission=Satchel for Thrale; hide=Bridle butt London tan; area_used=5.5; waste=18
- Wallet linings | commission=Wedding wallets; hide=Goat lining black; area_used=3.2; waste=12
- Belt strap cut | commission=Belt for Fox; hide=Waxed calf cognac; area_used=1.4; waste=9
- Bridle straps | commission=Bridle for Comet; hide=Bridle butt London tan; area_used=4.8; waste=15
+ order: Monogram text;Strap length:number(cm)#20-200;Colour of thread

# blacksmith|smithy|metalwork|bladesmith|knife making|ironwork|anvil
item forge|hearth|forge station: Name!;Fuel=Coal|Coke|Gas|Induction;Anvil weight:number(kg)#10-300;Maximum temperature:number(°C)#800-1500;Bay;Status=Ready|Booked|Out of service
- Coke hearth north | fuel=Coke; anvil_weight=118; maximum_temperature=1350; bay=North bay; status=Ready
- Gas forge 2 | fuel=Gas; anvil_weight=80; maximum_temperature=1250; bay=South bay; status=Ready
- Teaching forge | fuel=Coal; anvil_weight=65; maximum_temperature=1200; bay=Yard shelter; status=Booked
- Induction heater | fuel=Induction; anvil_weight=95; maximum_temperature=1250; bay=South bay; status=Out of service
item steel stock|bar stock|steel: Name!;Grade~1095|S235;Shape=Round|Square|Flat|Sheet|Billet;Size;Length:number(mm)#50-6000;Quantity:number#0-1000;Price per kilo:money;Supplier
- 1095 flat 5 x 40 | grade=1095; shape=Flat; size=5 x 40 mm; length=1000; quantity=12; price_per_kilo=6.4; supplier=Ridge Steel
- Mild square 16 | grade=S235; shape=Square; size=16 mm; length=3000; quantity=25; price_per_kilo=1.9; supplier=Ridge Steel
- 5160 flat 6 x 50 | grade=5160; shape=Flat; size=6 x 50 mm; length=2000; quantity=8; price_per_kilo=4.9; supplier=Northgate Metals
- Round bar 12 | grade=S235; shape=Round; size=12 mm; length=6000; quantity=40; price_per_kilo=1.7; supplier=Ridge Steel
record commission|ironwork commission|custom piece: Title!;Client~Town of Brook|Lena Aspen;Type=Gate|Railing|Hook|Knife|Tool|Sculpture;Steel->@steel stock|bar stock~1095 flat 5 x 40|Mild square 16;Drawing:image;Quote:money;Deposit:money;Due on:date;Smith~Bram Hollis|Ada Kerr;~Stage=Quoted|Forging|Heat treatment|Grinding|Finishing|Fitted
- Churchyard gate | client=Town of Brook; type=Gate; steel=Mild square 16; quote=3200; deposit=1000; smith=Bram Hollis; stage=Forging
- Chef's knife 210 mm | client=Lena Aspen; type=Knife; steel=1095 flat 5 x 40; quote=340; deposit=100; smith=Ada Kerr; stage=Heat treatment
- Coat hooks, set of ten | client=Cafe Linden; type=Hook; steel=Round bar 12; quote=190; deposit=50; smith=Ada Kerr; stage=Finishing
- Stair railing | client=Lena Aspen; type=Railing; steel=Mild square 16; quote=2450; deposit=800; smith=Bram Hollis; stage=Quoted
record heat treatment|heat treat log|hardening: Title!;Piece->@commission|ironwork commission~Churchyard gate|Chef's knife 210 mm;Steel->@steel stock|bar stock~1095 flat 5 x 40|Mild square 16;Soak temperature:number(°C)#700-1200;Soak time:number(min)#1-120;Quench=Oil|Water|Brine|Air;Tempering temperature:number(°C)#100-650;Hardness:number(HRC)#20-68;Done on:date!;Notes:long
- Knife hardening | piece=Chef's knife 210 mm; steel=1095 flat 5 x 40; soak_temperature=800; soak_time=8; quench=Oil; tempering_temperature=205; hardness=60; notes=Straight after quench.
- Knife tempering | piece=Chef's knife 210 mm; steel=1095 flat 5 x 40; soak_temperature=800; soak_time=8; quench=Oil; tempering_temperature=220; hardness=58; notes=Two cycles of two hours.
- Chisel test | piece=Coat hooks, set of ten; steel=5160 flat 6 x 50; soak_temperature=840; soak_time=12; quench=Oil; tempering_temperature=260; hardness=55; notes=Tool for punching the hooks.
- Hinge pin normalised | piece=Churchyard gate; steel=Round bar 12; soak_temperature=880; soak_time=15; quench=Air; hardness=22; notes=Only to relieve stress.
item forging course|forge course|smithing course: Title!;Smith~Bram Hollis|Ada Kerr;Level=Beginner|Intermediate|Advanced;Length:number(h)#2-40;Price:money;Places:number#1-12;What you make;Description:long
- First fire | smith=Bram Hollis; level=Beginner; length=6; price=145; places=6; what_you_make=A coat hook and a poker
- Make a knife in two days | smith=Ada Kerr; level=Intermediate; length=14; price=360; places=4; what_you_make=A small utility knife
- Forge welding day | smith=Bram Hollis; level=Advanced; length=8; price=210; places=4; what_you_make=A basket twist poker
- Parent and child | smith=Ada Kerr; level=Beginner; length=3; price=95; places=8; what_you_make=A leaf keyring
record safety briefing|safety check|induction: Title!;Person~Lena Aspen|Joe Marsh;Forge->@forge|hearth~Coke hearth north|Gas forge 2;Date:date!;Given by~Bram Hollis|Ada Kerr;Passed:boolean;Protective gear=Complete|Missing glasses|Missing apron;Notes:long
- Lena's induction | person=Lena Aspen; forge=Gas forge 2; given_by=Ada Kerr; protective_gear=Complete; notes=Shown the gas shut-off.
- Joe's induction | person=Joe Marsh; forge=Coke hearth north; given_by=Bram Hollis; protective_gear=Missing apron; notes=Apron lent from the rack.
- Course group March | person=Six learners; forge=Teaching forge; given_by=Ada Kerr; protective_gear=Complete; notes=Fire bucket and burns kit shown.
- Induction heater rules | person=Joe Marsh; forge=Induction heater; given_by=Bram Hollis; protective_gear=Missing glasses; notes=Repeat once repaired.
+ booking: Forge->@forge|hearth;Day:date;Starts at:time;Hours:number(h)#1-10;Gas or coke included:boolean
+ review: Course->@forging course|forge course

# stained glass|glassblowing|glass studio|glassblower|hot shop|fused glass
item furnace|glory hole|annealer|glass kiln: Name!;Type=Furnace|Glory hole|Annealer|Fusing kiln|Torch;Working temperature:number(°C)#400-1250;Capacity;Hourly rate:money;Status=Heating|Ready|Cooling|Out of service
- Main furnace | type=Furnace; working_temperature=1120; capacity=180 kg clear; hourly_rate=0; status=Ready
- Annealer A | type=Annealer; working_temperature=510; capacity=0.4 m³; hourly_rate=12; status=Cooling
- Glory hole 2 | type=Glory hole; working_temperature=1150; capacity=Opening 30 cm; hourly_rate=35; status=Heating
- Fusing kiln wide | type=Fusing kiln; working_temperature=820; capacity=90 x 120 cm bed; hourly_rate=9; status=Ready
item glass sheet|glass colour|glass stock|glass rod: Name!;Type=Cathedral|Opalescent|Fusible|Frit|Rod;Colour;Expansion:number(COE)#30-110;Sheet size;Sheets in stock:number#0-500;Price:money;Rack
- Amber cathedral | type=Cathedral; colour=Amber; expansion=90; sheet_size=60 x 90 cm; sheets_in_stock=7; price=28; rack=G4
- Cobalt rod | type=Rod; colour=Cobalt blue; expansion=104; sheet_size=Rod 8 mm; sheets_in_stock=60; price=4; rack=T1
- Clear fusible 3 mm | type=Fusible; colour=Clear; expansion=90; sheet_size=50 x 50 cm; sheets_in_stock=24; price=19; rack=F2
- Ruby opal | type=Opalescent; colour=Ruby and white; expansion=96; sheet_size=40 x 60 cm; sheets_in_stock=5; price=36; rack=G1
record glass piece|panel|piece|window: Title!;Artist~Noor Elias|Finn Behr;Technique=Stained glass|Blown|Fused|Lampwork|Engraved;Main glass->@glass sheet|glass colour~Amber cathedral|Cobalt rod;Width:number(cm)#1-400;Height:number(cm)#1-400;Price:money;Photo:image;~Stage=Drawing|Cutting|Leading|Annealing|Polishing|Finished|Sold
- Heron window | artist=Noor Elias; technique=Stained glass; main_glass=Amber cathedral; width=45; height=90; price=980; stage=Leading
- Cobalt tumbler set | artist=Finn Behr; technique=Blown; main_glass=Cobalt rod; width=8; height=11; price=140; stage=Annealing
- River bowl | artist=Noor Elias; technique=Fused; main_glass=Clear fusible 3 mm; width=32; height=6; price=165; stage=Polishing
- Tulip lamp shade | artist=Finn Behr; technique=Stained glass; main_glass=Ruby opal; width=40; height=24; price=620; stage=Cutting
record annealing run|kiln schedule|annealing log: Title!;Kiln->@furnace|annealer~Main furnace|Annealer A;Started on:date!;Hold temperature:number(°C)#350-900;Hold time:number(h)#0.25-72;Cooling rate:number(°C/h)#5-300;Thickest piece:number(mm)#1-200;Operator~Noor Elias|Finn Behr;Result=Good|Cracked|Devitrified
- Tumbler run | kiln=Annealer A; hold_temperature=510; hold_time=1.5; cooling_rate=60; thickest_piece=12; operator=Finn Behr; result=Good
- Paperweights | kiln=Annealer A; hold_temperature=515; hold_time=6; cooling_rate=20; thickest_piece=70; operator=Noor Elias; result=Good
- River bowl slump | kiln=Fusing kiln wide; hold_temperature=482; hold_time=1; cooling_rate=55; thickest_piece=9; operator=Noor Elias; result=Devitrified
- Thick vase trial | kiln=Annealer A; hold_temperature=510; hold_time=1; cooling_rate=90; thickest_piece=25; operator=Finn Behr; result=Cracked
request commission|window commission|restoration request: Title!;Client~St Anne chapel|Laura Finch;Kind=New window|Restoration|Lamp|Trophy|Other;Width:number(cm)#5-500;Height:number(cm)#5-500;Budget:money;Wanted by:date;Photo:image;Wishes:long
- Chapel rose repair | client=St Anne chapel; kind=Restoration; width=120; height=120; budget=4500; wishes=Six cracked pieces and new lead.
- Front door panel | client=Laura Finch; kind=New window; width=40; height=70; budget=700; wishes=Irises, not too dark.
- Regatta trophy | client=Lakeside sailing club; kind=Trophy; width=18; height=32; budget=480; wishes=Blue wave with engraved plate.
- Library lamp | client=Hugo Barr; kind=Lamp; width=45; height=30; budget=900; wishes=Green and amber, no flowers.
item glass class|glass workshop: Title!;Teacher~Noor Elias|Finn Behr;Technique=Stained glass|Blown|Fused|Lampwork;Length:number(h)#1-40;Seats:number#1-16;Price:money;Description:long
- Blow your own bauble | teacher=Finn Behr; technique=Blown; length=1; seats=4; price=48; description=No experience needed.
- Copper foil weekend | teacher=Noor Elias; technique=Stained glass; length=12; seats=8; price=190; description=Make a small sun catcher.
- Beads at the torch | teacher=Finn Behr; technique=Lampwork; length=4; seats=6; price=90; description=Make six glass beads.
- Fused coasters | teacher=Noor Elias; technique=Fused; length=3; seats=10; price=65; description=Cut and lay out four coasters, collect after firing.
+ booking: Furnace->@furnace|annealer;Assistant needed:boolean;Hours:number(h)#1-8

# bookbinding|bookbinder|printmaking|letterpress|calligraphy|print studio
item press|printing press: Name!;Type=Etching|Letterpress|Screen|Relief|Lithography|Nipping;Bed size;Hourly rate:money;Room;Induction needed:boolean;Status=Ready|In use|Out of service
- Large etching press | type=Etching; bed_size=80 x 150 cm; hourly_rate=12; room=Press hall; status=Ready
- Proofing press | type=Letterpress; bed_size=40 x 60 cm; hourly_rate=9; room=Type room; status=Ready
- Screen table 1 | type=Screen; bed_size=70 x 100 cm; hourly_rate=8; room=Wet room; status=In use
- Iron nipping press | type=Nipping; bed_size=30 x 45 cm; hourly_rate=4; room=Bindery; status=Ready
item paper|paper stock: Name!;Weight:number(g/m²)#20-640;Size;Colour;Material=Cotton|Wood pulp|Mulberry|Hemp;Deckle edge:boolean;Sheets in stock:number#0-10000;Price per sheet:money
- Cotton etching 300 | weight=300; size=56 x 76 cm; colour=Warm white; material=Cotton; sheets_in_stock=140; price_per_sheet=4.6
- Kozo 40 | weight=40; size=64 x 97 cm; colour=Natural; material=Mulberry; sheets_in_stock=60; price_per_sheet=5.2
- Ingres grey 110 | weight=110; size=48 x 62 cm; colour=Grey; material=Wood pulp; sheets_in_stock=310; price_per_sheet=0.9
- Hemp cover 180 | weight=180; size=50 x 70 cm; colour=Straw; material=Hemp; sheets_in_stock=85; price_per_sheet=2.7
record edition|print edition|print: Title!;Artist~Clara Voss|Jun Takeda;Technique=Etching|Linocut|Screen print|Lithograph|Woodcut|Letterpress;Paper->@paper|paper stock~Cotton etching 300|Kozo 40;Edition size:number#1-1000;Artist proofs:number#0-50;Year:number#1900-2100;Price:money;Image:image;~Status=Proofing|Printing|Complete|Sold out
- Harbour at five | artist=Clara Voss; technique=Etching; paper=Cotton etching 300; edition_size=30; artist_proofs=3; year=2025; price=160; status=Printing
- Two cranes | artist=Jun Takeda; technique=Woodcut; paper=Kozo 40; edition_size=50; artist_proofs=5; year=2024; price=120; status=Complete
- Bread and salt | artist=Clara Voss; technique=Linocut; paper=Hemp cover 180; edition_size=40; artist_proofs=4; year=2026; price=85; status=Proofing
- Neon orchard | artist=Jun Takeda; technique=Screen print; paper=Cotton etching 300; edition_size=75; artist_proofs=6; year=2023; price=140; status=Sold out
record numbered print|impression|copy: Title!;Edition->@edition|print edition~Harbour at five|Two cranes;Number:number#1-1000;Signed:boolean;Printed on:date;Owner;Sold price:money;~Status=In drawer|On consignment|Sold|Damaged
- Two cranes 12/50 | edition=Two cranes; number=12; owner=R. Delgado; sold_price=120; status=Sold
- Harbour at five 3/30 | edition=Harbour at five; number=3; status=In drawer
- Neon orchard 75/75 | edition=Neon orchard; number=75; owner=M. Achterberg; sold_price=140; status=Sold
- Two cranes 31/50 | edition=Two cranes; number=31; owner=Gallery Steen; status=On consignment
record binding job|book|bound book: Title!;Client~University archive|Ellen Roth;Binding=Case|Coptic|Quarter leather|Japanese|Perfect;Pages:number#8-3000;Height:number(mm)#40-600;Cover material~Buckram|Goat leather;Price:money;Due on:date;~Stage=Folding|Sewing|Gluing|Covering|Titling|Ready
- Family bible rebacking | client=Ellen Roth; binding=Quarter leather; pages=1240; height=270; cover_material=Goat leather; price=380; stage=Sewing
- Thesis set | client=University archive; binding=Case; pages=210; height=297; cover_material=Buckram; price=96; stage=Titling
- Guest book for inn | client=The Ferry Inn; binding=Coptic; pages=160; height=240; cover_material=Printed linen; price=120; stage=Folding
- Haiku chapbooks | client=Ellen Roth; binding=Japanese; pages=48; height=180; cover_material=Kozo paper; price=210; stage=Ready
item print course|binding course|calligraphy course: Title!;Teacher~Clara Voss|Jun Takeda;Subject=Printmaking|Bookbinding|Calligraphy|Marbling;Level=Beginner|Intermediate|Advanced;Seats:number#2-20;Price:money;Description:long
- Linocut in a day | teacher=Jun Takeda; subject=Printmaking; level=Beginner; seats=8; price=85; description=Cut, ink and pull an edition of ten.
- Copperplate script | teacher=Clara Voss; subject=Calligraphy; level=Beginner; seats=12; price=60; description=Pointed pen basics in four evenings.
- Coptic stitch journal | teacher=Clara Voss; subject=Bookbinding; level=Intermediate; seats=10; price=75; description=Sew a journal that opens flat.
- Suminagashi evening | teacher=Jun Takeda; subject=Marbling; level=Advanced; seats=6; price=55; description=Fine line control on water.
request commission|lettering request|restoration request: Title!;Client name;Kind=Invitations|Certificate|Book repair|Print|Box;Quantity:number#1-2000;Budget:money;Needed by:date;Text:long;Sample:image
- Wedding envelopes | client_name=Ellen Roth; kind=Invitations; quantity=90; budget=270; text=Addresses follow as a list.
- Honour certificates | client_name=University archive; kind=Certificate; quantity=14; budget=420; text=Name and faculty in italic hand.
- Slipcase for atlas | client_name=Piet Groen; kind=Box; quantity=1; budget=160; text=Cloth covered, 38 x 28 x 5 cm.
- Menu linocut | client_name=The Ferry Inn; kind=Print; quantity=50; budget=600; text=Pike and reeds in two colours.
+ booking: Press->@press|printing press;Technique=Etching|Screen|Relief|Letterpress;Day:date;Starts at:time;Ends at:time
+ order: Edition->@edition|print edition;Framed:boolean

# makerspace|hackerspace|fab lab|maker space|laser cutter|shared workshop
item machine|equipment|tool station: Name!;Type=Laser cutter|3D printer|CNC mill|Lathe|Sewing machine|Soldering station|Table saw;Area->@area|workshop area~Digital lab|Wood shop;Model;Induction required:boolean;Hourly fee:money;Maximum booking:number(h)#0.5-24;Last service:date;Status=Working|Limited|Broken|In maintenance;Photo:image
- Laser 80 W | type=Laser cutter; area=Digital lab; model=LX-1060; hourly_fee=8; maximum_booking=3; status=Working
- Panel saw | type=Table saw; area=Wood shop; model=TS-315; hourly_fee=5; maximum_booking=2; status=In maintenance
- FDM printer large | type=3D printer; area=Digital lab; model=FD-400; hourly_fee=2; maximum_booking=24; status=Limited
- Heavy sewing machine | type=Sewing machine; area=Textile corner; model=SW-7; hourly_fee=3; maximum_booking=4; status=Working
item area|workshop area|zone: Name!;Floor;Workplaces:number#1-60;Supervisor~Mika Roos|Dalia Haddad;Opening hours;Rules:long
- Digital lab | floor=1; workplaces=10; supervisor=Mika Roos; opening_hours=Mon-Sat 10-22; rules=No PVC in the laser.
- Wood shop | floor=Ground; workplaces=6; supervisor=Dalia Haddad; opening_hours=Tue-Sat 12-20; rules=Closed shoes and ear protection.
- Textile corner | floor=1; workplaces=4; supervisor=Mika Roos; opening_hours=Mon-Fri 14-21; rules=Empty the bobbin and tidy the table.
- Electronics bench | floor=2; workplaces=8; supervisor=Dalia Haddad; opening_hours=Mon-Sat 10-22; rules=Extraction on while soldering.
record induction|machine training|safety training: Title!;Machine->@machine|equipment~Laser 80 W|Panel saw;Trainee~Peer Lang|Sina Ovari;Trainer~Mika Roos|Dalia Haddad;Trained on:date!;Valid until:date;~Result=Passed|Repeat|Failed;Notes:long
- Laser induction Lang | machine=Laser 80 W; trainee=Peer Lang; trainer=Mika Roos; result=Passed; notes=Knows the fire procedure.
- Saw induction Ovari | machine=Panel saw; trainee=Sina Ovari; trainer=Dalia Haddad; result=Repeat; notes=Push stick use to be practised.
- Printer induction Ovari | machine=FDM printer large; trainee=Sina Ovari; trainer=Mika Roos; result=Passed; notes=Can level the bed alone.
- Saw induction Kemal | machine=Panel saw; trainee=Kemal Aydin; trainer=Dalia Haddad; result=Failed; notes=Reached across the blade.
request fault report|machine fault|broken tool: Title!;Machine->@machine|equipment~Laser 80 W|Panel saw;Severity=Cosmetic|Limited use|Unsafe;Noticed on:date;Photo:image;Description:long
- Riving knife bent | machine=Panel saw; severity=Unsafe; description=Knife touches the blade at 45 degrees.
- Lens dirty | machine=Laser 80 W; severity=Limited use; description=Cuts only 3 mm plywood.
- Nozzle clogged | machine=FDM printer large; severity=Limited use; description=Under-extrusion after ten minutes.
- Cracked side cover | machine=Heavy sewing machine; severity=Cosmetic; description=Works, but the cover rattles.
item material|consumable: Name!;Category=Wood|Acrylic|Filament|Fabric|Electronics|Metal;Unit=sheet|roll|metre|piece|kg;Price:money;Quantity:number#0-10000;Reorder at:number#0-1000;Shelf
- Birch plywood 4 mm | category=Wood; unit=sheet; price=6.5; quantity=38; reorder_at=10; shelf=W2
- PLA black 1 kg | category=Filament; unit=roll; price=22; quantity=7; reorder_at=4; shelf=D1
- Acrylic clear 3 mm | category=Acrylic; unit=sheet; price=11; quantity=16; reorder_at=6; shelf=A1
- Solder 0.8 mm lead-free | category=Electronics; unit=roll; price=18; quantity=5; reorder_at=3; shelf=E3
record project|member project|build: Title!;Maker~Peer Lang|Sina Ovari;Machine->@machine|equipment~Laser 80 W|Panel saw;Started on:date;Licence=CC BY|CC BY-SA|All rights reserved;Photo:image;~Status=Idea|Building|Finished;Description:long
- Plywood lamp | maker=Sina Ovari; machine=Laser 80 W; licence=CC BY; status=Finished; description=Living hinge, no glue.
- Bike trailer | maker=Peer Lang; machine=Panel saw; licence=All rights reserved; status=Building; description=Ash frame for two crates.
- Plant watering alarm | maker=Kemal Aydin; machine=FDM printer large; licence=CC BY-SA; status=Idea; description=Beeps when the soil is dry.
- Waxed roll-top bag | maker=Sina Ovari; machine=Heavy sewing machine; licence=CC BY; status=Building; description=Canvas with webbing straps.
event workshop evening|open night|maker course: Title!;Date:date!;Starts at:time;Area->@area|workshop area~Digital lab|Wood shop;Host~Mika Roos|Dalia Haddad;Places:number#1-60;Fee:money;Description:long
- Soldering for starters | area=Digital lab; host=Mika Roos; places=10; fee=15; description=Build a blinking badge.
- Laser cut boxes | area=Digital lab; host=Dalia Haddad; places=6; fee=20; description=Finger joints from a web generator.
- Repair your clothes | area=Textile corner; host=Mika Roos; places=8; fee=5; description=Darning, patches and zips.
- Spoon carving | area=Wood shop; host=Dalia Haddad; places=6; fee=18; description=Green birch and two knives.
! record material use|consumption [material\\w*|consumable\\w*|stock]: Title!;Material->@material|consumable~Birch plywood 4 mm|PLA black 1 kg;Taken by~Peer Lang|Sina Ovari;Amount:number#0.1-1000;Taken on:date;Paid:boolean
- Two plywood sheets | material=Birch plywood 4 mm; taken_by=Sina Ovari; amount=2
- Lamp acrylic | material=Acrylic clear 3 mm; taken_by=Peer Lang; amount=1
- Solder for badges | material=Solder 0.8 mm lead-free; taken_by=Kemal Aydin; amount=0.5
- Black filament | material=PLA black 1 kg; taken_by=Kemal Aydin; amount=0.3
+ booking|reservation: Machine->@machine|equipment;Day:date;Starts at:time;Ends at:time;Purpose
+ user: Access card number;Plan=Day pass|Monthly|Yearly|Student

# 3d print|3d printing|3d printer|print farm|filament|resin print
item printer|3d printer: Name!;Technology=FDM|SLA|SLS;Build volume~256 x 256 x 256 mm;Nozzle:number(mm)#0.1-2;Loaded material->@material|filament~PLA galaxy black|PETG clear;Print hours:number(h)#0-50000;Location;Status=Idle|Printing|Paused|Error|Maintenance
- Falcon 1 | technology=FDM; build_volume=256 x 256 x 256 mm; nozzle=0.4; loaded_material=PLA galaxy black; print_hours=1840; location=Shelf A; status=Printing
- Falcon 2 | technology=FDM; build_volume=350 x 350 x 350 mm; nozzle=0.6; loaded_material=PETG clear; print_hours=920; location=Shelf A; status=Idle
- Resin Owl | technology=SLA; build_volume=218 x 123 x 260 mm; loaded_material=Resin tough grey; print_hours=410; location=Vented cabinet; status=Maintenance
- Falcon 3 | technology=FDM; build_volume=256 x 256 x 256 mm; nozzle=0.4; loaded_material=TPU orange; print_hours=2260; location=Shelf B; status=Error
item material|filament|resin|spool: Name!;Type=PLA|PETG|ABS|TPU|Nylon|Resin;Colour;Diameter:number(mm)#1.75-3;Remaining:number(g)#0-10000;Print temperature:number(°C)#20-320;Price per kilo:money;Opened on:date;Supplier
- PLA galaxy black | type=PLA; colour=Sparkling black; diameter=1.75; remaining=640; print_temperature=215; price_per_kilo=24; supplier=Plastoline
- PETG clear | type=PETG; colour=Clear; diameter=1.75; remaining=910; print_temperature=240; price_per_kilo=22; supplier=Plastoline
- Resin tough grey | type=Resin; colour=Grey; remaining=750; print_temperature=25; price_per_kilo=48; supplier=Lumen Resins
- TPU orange | type=TPU; colour=Orange; diameter=1.75; remaining=380; print_temperature=225; price_per_kilo=31; supplier=Plastoline
item model|3d model|part design: Name!;Designer~Yara Benning|Luc Moret;Category=Spare part|Toy|Prototype|Household|Art;Model file:file;Print time:number(h)#0.1-200;Weight:number(g)#1-10000;Supports needed:boolean;Licence=CC BY|CC BY-NC|Commercial;Preview:image
- Shelf bracket | designer=Luc Moret; category=Household; print_time=3.5; weight=62; licence=CC BY
- Gear for coffee grinder | designer=Yara Benning; category=Spare part; print_time=1.2; weight=18; licence=Commercial
- Articulated lizard | designer=Luc Moret; category=Toy; print_time=5; weight=74; licence=CC BY-NC
- Sensor housing v4 | designer=Yara Benning; category=Prototype; print_time=2.6; weight=41; licence=Commercial
record print job|job|print: Title!;Model->@model|3d model~Shelf bracket|Gear for coffee grinder;Printer->@printer|3d printer~Falcon 1|Falcon 2;Material->@material|filament~PLA galaxy black|PETG clear;Copies:number#1-500;Layer height:number(mm)#0.05-1;Infill:percent;Started on:date;~Material used:number(g)#0-20000;~Status=Queued|Printing|Finished|Failed|Cancelled
- Brackets for the office | model=Shelf bracket; printer=Falcon 1; material=PLA galaxy black; copies=8; layer_height=0.2; infill=30; material_used=496; status=Printing
- Grinder gear rush | model=Gear for coffee grinder; printer=Falcon 2; material=PETG clear; copies=2; layer_height=0.15; infill=60; material_used=36; status=Queued
- Lizards for the fair | model=Articulated lizard; printer=Falcon 3; material=TPU orange; copies=6; layer_height=0.2; infill=15; material_used=120; status=Failed
- Housing pre-series | model=Sensor housing v4; printer=Resin Owl; material=Resin tough grey; copies=10; layer_height=0.05; infill=100; material_used=430; status=Finished
request print request|quote request|print order: Title!;Uploaded file:file;Material wanted=PLA|PETG|ABS|TPU|Nylon|Resin;Colour;Copies:number#1-1000;Needed by:date;Quote:money;Wishes:long
- Drone arm x4 | material_wanted=Nylon; colour=Black; copies=4; quote=38; wishes=High strength along the arm.
- Board game insert | material_wanted=PLA; colour=Grey; copies=1; quote=26; wishes=Sleeved cards must fit.
- Phone stand for desk | material_wanted=PETG; colour=White; copies=2; quote=17; wishes=Angle of 60 degrees.
- Miniature castle gate | material_wanted=Resin; colour=Grey; copies=3; quote=45; wishes=Fine detail, no support marks in front.
record failure|failed print|print failure: Title!;Job->@print job|job~Brackets for the office|Grinder gear rush;Cause=Adhesion|Layer shift|Clog|Warping|Spaghetti|Power cut;Happened on:date;Wasted:number(g)#0-5000;Photo:image;Fix:long
- Corner lifted | job=Brackets for the office; cause=Warping; wasted=45; fix=Cleaned the plate and added a brim.
- Tail came loose | job=Lizards for the fair; cause=Adhesion; wasted=80; fix=Glue stick and slower first layer.
- Gear print stopped | job=Grinder gear rush; cause=Power cut; wasted=14; fix=Restarted from zero.
- Nozzle jam on Falcon 3 | job=Lizards for the fair; cause=Clog; wasted=40; fix=Cold pull, dried the filament.
! record maintenance log|printer service [maintenance|nozzle\\w*|calibrat\\w*]: Title!;Printer->@printer|3d printer~Falcon 1|Falcon 2;Work=Nozzle change|Belt tension|Bed levelling|Lubrication|Firmware;Done on:date;Done by~Yara Benning|Luc Moret;Notes:long
- New nozzle Falcon 2 | printer=Falcon 2; work=Nozzle change; done_by=Luc Moret; notes=Hardened 0.6.
- Levelled Falcon 1 | printer=Falcon 1; work=Bed levelling; done_by=Yara Benning; notes=Mesh within 0.08 mm.
- Rails greased | printer=Falcon 3; work=Lubrication; done_by=Yara Benning; notes=Z screws wiped first.
- Resin Owl update | printer=Resin Owl; work=Firmware; done_by=Luc Moret; notes=Exposure table reset, retest needed.
+ order: Model->@model|3d model;Copies:number#1-1000;Post-processing=None|Sanding|Painting|Threaded inserts
record print quote|instant quote|quote|price quote: Title!;Model->@model|3d model~Shelf bracket|Gear for coffee grinder;Material->@material|filament~PLA galaxy black|PETG clear;Colour;Layer height:number(mm)#0.05-1;Infill:percent;Copies:number#1-1000;Volume:number(cm³)#0-100000;Print time:number(h)#0-1000;Price:money;Valid until:date;~Status=Open|Ordered|Expired
- Ten brackets | model=Shelf bracket; material=PLA galaxy black; colour=Black; layer_height=0.2; infill=20; copies=10; volume=38; print_time=9; price=46; status=Ordered
- One grinder gear | model=Gear for coffee grinder; material=PETG clear; colour=Clear; layer_height=0.1; infill=60; copies=1; volume=12; print_time=2; price=14; status=Open
- Bracket sample | model=Shelf bracket; material=PETG clear; layer_height=0.2; infill=20; copies=1; volume=38; print_time=1; price=8; status=Expired
- Two lizards for a gift | model=Articulated lizard; material=PLA galaxy black; colour=Black; layer_height=0.16; infill=15; copies=2; volume=44; print_time=7; price=19; status=Open
! record order item|print order line|order line [order\\w*|cart\\w*|reorder\\w*]: Title!;Order->@order;Model->@model|3d model~Shelf bracket|Gear for coffee grinder;Material->@material|filament~PLA galaxy black|PETG clear;Colour;Layer height:number(mm)#0.05-1;Copies:number#1-1000;Unit price:money;~Line total:money
- Brackets, black | model=Shelf bracket; material=PLA galaxy black; colour=Black; layer_height=0.2; copies=10; unit_price=4.6; line_total=46
- Gear, clear | model=Gear for coffee grinder; material=PETG clear; colour=Clear; layer_height=0.1; copies=1; unit_price=14; line_total=14
- Lizard, orange | model=Articulated lizard; material=TPU orange; colour=Orange; layer_height=0.2; copies=3; unit_price=9.5; line_total=28.5
- Housings, grey | model=Sensor housing v4; material=Resin tough grey; colour=Grey; layer_height=0.05; copies=25; unit_price=6.2; line_total=155

# embroidery|weaving|weaver|loom|cross stitch|natural dye|handspinning|spinning wheel
item loom|embroidery machine|wheel: Name!;Type=Floor loom|Table loom|Rigid heddle|Embroidery machine|Spinning wheel;Weaving width:number(cm)#10-300;Shafts:number#0-32;Room;Daily fee:money;Status=Free|Warped|In repair
- Countermarch 120 | type=Floor loom; weaving_width=120; shafts=8; room=Loom room; daily_fee=15; status=Warped
- Table loom blue | type=Table loom; weaving_width=60; shafts=4; room=Attic; daily_fee=8; status=Free
- Oak floor loom | type=Floor loom; weaving_width=90; shafts=4; room=Loom room; daily_fee=12; status=In repair
- Castle wheel | type=Spinning wheel; shafts=0; room=Attic; daily_fee=5; status=Free
item thread|yarn|floss|fibre: Name!;Material=Cotton|Wool|Linen|Silk|Hemp;Colour code;Colour;Length per unit:number(m)#5-10000;Units in stock:number#0-1000;Price:money;Dye=Undyed|Natural|Acid|Reactive
- Linen 16/2 natural | material=Linen; colour_code=L-00; colour=Natural; length_per_unit=1900; units_in_stock=6; price=19; dye=Undyed
- Madder red wool | material=Wool; colour_code=M-14; colour=Brick red; length_per_unit=350; units_in_stock=11; price=16; dye=Natural
- Six-strand cotton 310 | material=Cotton; colour_code=310; colour=Black; length_per_unit=8; units_in_stock=44; price=1.4; dye=Reactive
- Mulberry silk gold | material=Silk; colour_code=S-22; colour=Old gold; length_per_unit=120; units_in_stock=9; price=12; dye=Acid
item pattern|weaving draft|chart|design: Title!;Craft=Weaving|Embroidery|Cross stitch|Tapestry;Designer~Ylva Storm|Karim Aziz;Width in stitches:number#10-2000;Height in stitches:number#10-2000;Colours:number#1-120;Difficulty=Easy|Medium|Hard;Chart file:file;Preview:image
- Rose path draft | craft=Weaving; designer=Ylva Storm; width_in_stitches=240; height_in_stitches=80; colours=2; difficulty=Medium
- Botanical sampler | craft=Cross stitch; designer=Karim Aziz; width_in_stitches=140; height_in_stitches=180; colours=22; difficulty=Easy
- Fisher at dawn | craft=Tapestry; designer=Ylva Storm; width_in_stitches=400; height_in_stitches=300; colours=34; difficulty=Hard
- Monogram wreath | craft=Embroidery; designer=Karim Aziz; width_in_stitches=90; height_in_stitches=90; colours=5; difficulty=Easy
record textile project|piece|weaving project: Title!;Maker~Ylva Storm|Karim Aziz;Pattern->@pattern|weaving draft~Rose path draft|Botanical sampler;Thread->@thread|yarn~Linen 16/2 natural|Madder red wool;Loom->@loom~Countermarch 120|Table loom blue;Width:number(cm)#1-300;Length:number(cm)#1-2000;Started on:date;~Progress:percent;~Status=Planned|Warping|In work|Finishing|Finished
- Linen towels | maker=Ylva Storm; pattern=Rose path draft; thread=Linen 16/2 natural; loom=Countermarch 120; width=52; length=420; progress=40; status=In work
- Sampler for Aunt May | maker=Karim Aziz; pattern=Botanical sampler; thread=Madder red wool; width=28; length=36; progress=75; status=In work
- Dawn tapestry | maker=Ylva Storm; pattern=Fisher at dawn; thread=Madder red wool; loom=Oak floor loom; width=80; length=60; progress=10; status=Warping
- Bridal handkerchief | maker=Lena Fuchs; pattern=Monogram wreath; thread=Mulberry silk gold; width=30; length=30; progress=100; status=Finished
record dye bath|dyeing log|dye recipe: Title!;Plant~Madder|Weld|Indigo;Mordant=Alum|Iron|Tannin|None;Fibre->@thread|yarn~Linen 16/2 natural|Madder red wool;Fibre weight:number(g)#5-20000;Dye weight:number(g)#1-20000;Temperature:number(°C)#15-100;Time:number(min)#5-1440;Dyed on:date!;Colour result;Swatch:image
- Madder bath 7 | plant=Madder; mordant=Alum; fibre=Madder red wool; fibre_weight=500; dye_weight=400; temperature=65; time=90; colour_result=Brick red
- Weld yellow 3 | plant=Weld; mordant=Alum; fibre=Mulberry silk gold; fibre_weight=120; dye_weight=120; temperature=75; time=60; colour_result=Lemon yellow
- Indigo vat 2 | plant=Indigo; mordant=None; fibre=Linen 16/2 natural; fibre_weight=300; dye_weight=15; temperature=50; time=15; colour_result=Mid blue after three dips
- Walnut grey | plant=Walnut hulls; mordant=Iron; fibre=Linen 16/2 natural; fibre_weight=250; dye_weight=500; temperature=85; time=120; colour_result=Warm grey
item course|weaving course|embroidery class: Title!;Teacher~Ylva Storm|Karim Aziz;Craft=Weaving|Embroidery|Dyeing|Spinning;Days:number#1-14;Seats:number#2-20;Fee:money;Materials included:boolean;Description:long
- Warp your first loom | teacher=Ylva Storm; craft=Weaving; days=2; seats=6; fee=170; description=Bring nothing, take home a scarf.
- Plant dye day | teacher=Karim Aziz; craft=Dyeing; days=1; seats=10; fee=95; description=Six colours from the garden.
- Goldwork basics | teacher=Lena Fuchs; craft=Embroidery; days=1; seats=8; fee=110; description=Laid thread and spangles on silk.
- From fleece to yarn | teacher=Ylva Storm; craft=Spinning; days=3; seats=8; fee=220; description=Wash, card and spin your own skein.
request commission|embroidery order|monogram order: Title!;Client name;Item=Cap|Shirt|Towel|Badge|Flag|Wall hanging;Quantity:number#1-1000;Text or motif;Size:number(mm)#5-1000;Colours:number#1-15;Artwork:file;Needed by:date
- Club badges | client_name=Rowing club Lune; item=Badge; quantity=60; text_or_motif=Swan and oar; size=80; colours=4
- Work shirts | client_name=Bakery Horn; item=Shirt; quantity=14; text_or_motif=Pretzel and name; size=90; colours=2
- Parish flag | client_name=St Olaf parish; item=Flag; quantity=1; text_or_motif=Ship and cross; size=900; colours=7
- Bath towels for hotel | client_name=Hotel Seeblick; item=Towel; quantity=120; text_or_motif=Initials HS; size=60; colours=1
+ booking: Loom->@loom;From:date;Until:date
# choir|choral society|chorister|sheet music|singing group|vocal ensemble
! person singer|member|chorister|choir member: Full name!;Voice part=Soprano|Alto|Tenor|Bass;Email:email;Phone:phone;Joined on:date;Folder number:number#1-500;Subscription paid:boolean;~Status=Active|On leave|Alumni
- Hanne Westby | voice_part=Soprano; email=hanne@stmarkchoir.example; folder_number=12; status=Active
- Gareth Pugh | voice_part=Bass; email=gareth@stmarkchoir.example; folder_number=41; status=Active
- Mina Castellano | voice_part=Alto; email=mina@stmarkchoir.example; folder_number=23; status=On leave
- Owen Tarr | voice_part=Tenor; email=owen@stmarkchoir.example; folder_number=35; status=Alumni
item piece|choral work|sheet music|score: Title!;Composer;Arranger;Voicing=SATB|SSA|TTBB|SSAATTBB|Unison;Language~Latin|English;Duration:number(min)#1-120;Copies owned:number#0-300;Library number;Score file:file;Practice recording:file
- Evening hymn | composer=Traditional; voicing=SATB; language=English; duration=4; copies_owned=48; library_number=C-113
- Magnificat in D | composer=Anonymous, 18th century; voicing=SATB; language=Latin; duration=24; copies_owned=52; library_number=C-027
- Three river songs | composer=J. Halvorsen; arranger=P. Long; voicing=SSA; language=Norwegian; duration=9; copies_owned=30; library_number=C-158
- Shepherds awake | composer=Traditional; arranger=R. Alder; voicing=TTBB; language=English; duration=3; copies_owned=24; library_number=C-090
event rehearsal|choir practice|sectional: Title!;Date:date!;Starts at:time;Ends at:time;Place;Conductor~Ruth Alder|Piers Long;Voices=All|Soprano and alto|Tenor and bass;Piece->@piece|choral work~Evening hymn|Magnificat in D;Plan:long
- Tuesday rehearsal | place=Church hall; conductor=Ruth Alder; voices=All; piece=Magnificat in D; plan=Movements 3 to 5, then the fugue slowly.
- Men's sectional | place=Vestry; conductor=Piers Long; voices=Tenor and bass; piece=Evening hymn; plan=Verse two from memory.
- Women's sectional | place=Vestry; conductor=Ruth Alder; voices=Soprano and alto; piece=Three river songs; plan=Vowels in song two, breathing marks.
- Run-through with strings | place=St Mark's church; conductor=Ruth Alder; voices=All; piece=Magnificat in D; plan=Whole work without stops.
event concert|performance|choir concert: Title!;Date:date!;Starts at:time;Venue;Dress=Black|Robes|Casual|Coloured scarf;Call time:time;Conductor~Ruth Alder|Piers Long;Ticket price:money;Seats:number#10-5000;Description:long
- Advent by candlelight | venue=St Mark's church; dress=Black; conductor=Ruth Alder; ticket_price=14; seats=320; description=Carols and a Magnificat with strings.
- Summer serenade | venue=Castle courtyard; dress=Coloured scarf; conductor=Piers Long; ticket_price=10; seats=180; description=Folk songs and madrigals.
- Harvest evensong | venue=St Mark's church; dress=Robes; conductor=Ruth Alder; ticket_price=0; seats=250; description=Psalms, anthem and evening hymn.
- Carols at the station | venue=Central station hall; dress=Casual; conductor=Piers Long; ticket_price=0; seats=120; description=Half an hour of carols for charity.
record attendance|rehearsal attendance: Title!;Singer->@singer|chorister~Hanne Westby|Gareth Pugh;Rehearsal->@rehearsal|choir practice~Tuesday rehearsal|Men's sectional;Attendance=Present|Late|Excused|Absent;Reason
- Hanne on Tuesday | singer=Hanne Westby; rehearsal=Tuesday rehearsal; attendance=Present
- Gareth on Tuesday | singer=Gareth Pugh; rehearsal=Tuesday rehearsal; attendance=Excused; reason=Night shift
- Mina at sectional | singer=Mina Castellano; rehearsal=Women's sectional; attendance=Absent; reason=On leave
- Owen at run-through | singer=Owen Tarr; rehearsal=Run-through with strings; attendance=Late; reason=Train delay
record practice track|rehearsal track|practice recording: Title!;Piece->@piece|choral work|sheet music~Evening hymn|Magnificat in D;Voice part=Soprano|Alto|Tenor|Bass|All;Audio file:file;Length:number(s)#1-7200;Tempo=Slow|Original;Uploaded by~Ruth Alder|Piers Long
- Hymn alto line | piece=Evening hymn; voice_part=Alto; length=210; tempo=Original; uploaded_by=Ruth Alder
- Hymn bass line | piece=Evening hymn; voice_part=Bass; length=212; tempo=Original; uploaded_by=Ruth Alder
- Magnificat soprano slow | piece=Magnificat in D; voice_part=Soprano; length=640; tempo=Slow; uploaded_by=Piers Long
- Magnificat all parts | piece=Magnificat in D; voice_part=All; length=610; tempo=Original; uploaded_by=Piers Long
record score loan|sheet music loan|copy loan: Title!;Singer->@singer|chorister~Hanne Westby|Gareth Pugh;Piece->@piece|choral work~Evening hymn|Magnificat in D;Copy number:number#1-500;Lent on:date;Return by:date;~Returned:boolean
- Magnificat copy 12 | singer=Hanne Westby; piece=Magnificat in D; copy_number=12
- River songs copy 5 | singer=Mina Castellano; piece=Three river songs; copy_number=5
- Hymn copy 41 | singer=Gareth Pugh; piece=Evening hymn; copy_number=41
- Shepherds copy 8 | singer=Owen Tarr; piece=Shepherds awake; copy_number=8
request audition|membership request|audition request: Name!;Email:email;Voice part=Soprano|Alto|Tenor|Bass|Unsure;Experience:long;Reads music:boolean;Preferred date:date
- Lucas Ferri | email=lucas@mailbox.example; voice_part=Tenor; experience=Sang in a student choir for four years.
- Priya Nambiar | email=priya@mailbox.example; voice_part=Soprano; experience=School choir and two years of lessons.
- Tom Whitlock | email=tomw@mailbox.example; voice_part=Bass; experience=Barbershop quartet, little sight reading.
- Elke Sommerfeld | email=elke@mailbox.example; voice_part=Unsure; experience=Never sang in a choir, plays the flute.
! record programme item|concert programme|setlist entry [program\\w*|set ?list|repertoire]: Title!;Concert->@concert|performance~Advent by candlelight|Summer serenade;Piece->@piece|choral work~Evening hymn|Magnificat in D;Position:number#1-60;Soloist;Accompaniment=A cappella|Organ|Piano|Strings
- Closing hymn | concert=Advent by candlelight; piece=Evening hymn; position=14; accompaniment=Organ
- Opening Magnificat | concert=Advent by candlelight; piece=Magnificat in D; position=1; soloist=Hanne Westby; accompaniment=Strings
- River songs in the yard | concert=Summer serenade; piece=Three river songs; position=4; accompaniment=Piano
- Shepherds for the men | concert=Carols at the station; piece=Shepherds awake; position=3; accompaniment=A cappella
+ ticket: Concert->@concert|performance;Price category=Full|Reduced|Child;Seat
+ member: Voice part=Soprano|Alto|Tenor|Bass;Joined on:date;Folder number:number#1-500
! record soloist assignment|solo|soloist [solo\\w*]: Title!;Concert->@concert|performance~Advent by candlelight|Summer serenade;Piece->@piece|choral work|sheet music~Evening hymn|Magnificat in D;Singer->@singer|member~Hanne Westby|Gareth Pugh;Voice part=Soprano|Alto|Tenor|Bass;~Status=Asked|Agreed|Declined
- Hanne in the hymn | concert=Advent by candlelight; piece=Evening hymn; singer=Hanne Westby; voice_part=Soprano; status=Agreed
- Gareth in the Magnificat | concert=Summer serenade; piece=Magnificat in D; singer=Gareth Pugh; voice_part=Bass; status=Asked
- Hanne in the Magnificat | concert=Summer serenade; piece=Magnificat in D; singer=Hanne Westby; voice_part=Soprano; status=Agreed
- Gareth in the hymn | concert=Advent by candlelight; piece=Evening hymn; singer=Gareth Pugh; voice_part=Tenor; status=Declined

# band|live gig|rehearsal room|setlist|musician|band member
item song|tune|track: Title!;Artist or writer;Key=C|D|E|F|G|A|Bb|Other;Tempo:number(bpm)#40-260;Duration:number(min)#1-20;Lead vocals~Kat Doyle|Ben Ruiz;State=Idea|In rehearsal|Stage ready|Retired;Lyrics:long;Demo:file
- Paper Lanterns | artist_or_writer=Own song; key=D; tempo=124; duration=4; lead_vocals=Kat Doyle; state=Stage ready; lyrics=Paper lanterns over the river road
- Slow Harbour | artist_or_writer=Own song; key=A; tempo=76; duration=5; lead_vocals=Ben Ruiz; state=In rehearsal; lyrics=Tie the boat and let it rain
- Signal Fires | artist_or_writer=Own song; key=E; tempo=148; duration=3; lead_vocals=Kat Doyle; state=Idea; lyrics=Signal fires on the other side
- Old Mill Reel | artist_or_writer=Traditional; key=G; tempo=112; duration=4; lead_vocals=Ben Ruiz; state=Retired; lyrics=Instrumental
event gig|show|concert: Title!;Venue->@venue|club~Cellar 9|Harbour Stage;Date:date!;Load-in:time;Sound check:time;Stage time:time;Set length:number(min)#10-240;Fee:money;Deposit received:boolean;~Status=Enquiry|Offered|Confirmed|Played|Cancelled;Notes:long
- Cellar night | venue=Cellar 9; set_length=60; fee=450; status=Confirmed; notes=Backline shared with the support act.
- Harbour festival | venue=Harbour Stage; set_length=40; fee=900; status=Offered; notes=Bring own monitors.
- Library garden set | venue=Linden Library; set_length=30; fee=200; status=Played; notes=Acoustic, no drums.
- Mill reopening | venue=The Old Mill; set_length=90; fee=650; status=Enquiry; notes=Asked for two sets with a break.
item venue|club|stage: Name!;City;Address;Capacity:number#20-50000;Contact person;Email:email;Phone:phone;Stage size;Backline:long
- Cellar 9 | city=Bremen; capacity=160; contact_person=Ivo; email=booking@cellar9.example; stage_size=5 x 3 m; backline=Drum kit, bass cabinet
- Harbour Stage | city=Aarhus; capacity=1200; contact_person=Signe; email=signe@harbour.example; stage_size=10 x 8 m; backline=Full
- Linden Library | city=Ghent; capacity=80; contact_person=Els; email=events@linden.example; stage_size=3 x 2 m; backline=None
- The Old Mill | city=York; capacity=240; contact_person=Dave; email=dave@oldmill.example; stage_size=6 x 4 m; backline=PA and two monitors
event rehearsal|band practice: Title!;Date:date!;Starts at:time;Ends at:time;Room;Goal:long;Cost:money
- Wednesday practice | room=Room 4, Gasworks; goal=Run the festival set twice and fix the bridge of Slow Harbour.; cost=28
- Festival run | room=Room 2, Gasworks; goal=Set in 40 minutes with changeovers.; cost=35
- Acoustic session | room=Kat's kitchen; goal=Arrange three songs without drums.; cost=0
- New songs | room=Room 4, Gasworks; goal=Try Signal Fires in two keys.; cost=28
record setlist entry|setlist|set: Title!;Gig->@gig|show~Cellar night|Harbour festival;Song->@song|tune~Paper Lanterns|Slow Harbour;Position:number#1-60;Tuning=Standard|Drop D|Half step down;Encore:boolean;Cue
- Cellar opener | gig=Cellar night; song=Paper Lanterns; position=1; tuning=Standard; cue=Starts from the intro tape
- Cellar slow one | gig=Cellar night; song=Slow Harbour; position=5; tuning=Drop D; cue=Capo 2 for Kat
- Festival closer | gig=Harbour festival; song=Paper Lanterns; position=9; tuning=Standard; cue=Crowd claps in the break
- Library reel | gig=Library garden set; song=Old Mill Reel; position=3; tuning=Half step down; cue=Ben counts in
item gear|equipment|instrument: Name!;Type=Guitar|Bass|Drums|Keys|Amplifier|Microphone|Light|Cable;Owner~Kat Doyle|Band;Serial number;Value:money;Insured:boolean;Case number:number#1-200;Status=Ready|In repair|Lent
- Tube amp 30 W | type=Amplifier; owner=Kat Doyle; serial_number=TA-3391; value=1100; case_number=3; status=Ready
- Vocal mic pair | type=Microphone; owner=Band; value=210; case_number=7; status=Ready
- Short-scale bass | type=Bass; owner=Ben Ruiz; serial_number=SB-0712; value=780; case_number=5; status=Lent
- Stage keyboard 73 | type=Keys; owner=Band; serial_number=K73-204; value=950; case_number=9; status=In repair
record band expense|band income|band money|cash entry: Title!;Type=Income|Expense;Category=Fee|Merchandise|Travel|Rehearsal room|Recording|Gear;Amount:money!;Paid by~Kat Doyle|Ben Ruiz;Gig->@gig|show~Cellar night|Harbour festival;Date:date;~Settled:boolean
- Van fuel Bremen | type=Expense; category=Travel; amount=68; paid_by=Ben Ruiz; gig=Cellar night
- Cellar door share | type=Income; category=Fee; amount=450; paid_by=Kat Doyle; gig=Cellar night
- T-shirts printed | type=Expense; category=Merchandise; amount=310; paid_by=Kat Doyle; gig=Harbour festival
- Demo day at studio | type=Expense; category=Recording; amount=240; paid_by=Ben Ruiz
! record availability|gig availability [availab\\w*|vote\\w*|poll\\w*]: Title!;Person~Kat Doyle|Ben Ruiz;Gig->@gig|show~Cellar night|Harbour festival;Answer=Yes|No|Maybe;Remark
- Kat for the festival | person=Kat Doyle; gig=Harbour festival; answer=Yes
- Ben for the cellar | person=Ben Ruiz; gig=Cellar night; answer=Yes
- Drummer for the mill | person=Zoe Adler; gig=Mill reopening; answer=Maybe; remark=Exam week, knows by Friday
- Zoe for the library | person=Zoe Adler; gig=Library garden set; answer=No; remark=No drums needed
+ booking: Room~Room 4|Room 7;Day:date;Starts at:time;Ends at:time;PA needed:boolean

# orchestra|symphony|string ensemble|chamber music|wind band|brass band|philharmonic
person musician|player|orchestra member: Full name!;Instrument->@instrument|section~Violin|French horn;Desk:number#1-20;Role=Principal|Tutti|Substitute|Guest;Email:email;Phone:phone;Member since:date;~Status=Active|On leave|Left
- Adele Fournier | instrument=Violin; desk=1; role=Principal; email=adele@valephil.example; status=Active
- Stefan Krol | instrument=French horn; desk=1; role=Tutti; email=stefan@valephil.example; status=Active
- Yuki Brandt | instrument=Oboe; desk=1; role=Principal; email=yuki@valephil.example; status=On leave
- Nils Aker | instrument=Timpani; desk=1; role=Guest; email=nils@valephil.example; status=Active
item instrument|section: Name!;Family=Strings|Woodwind|Brass|Percussion|Keyboard;Seats:number#1-40;Section leader~Adele Fournier|Stefan Krol
- Violin | family=Strings; seats=22; section_leader=Adele Fournier
- French horn | family=Brass; seats=4; section_leader=Stefan Krol
- Oboe | family=Woodwind; seats=2; section_leader=Yuki Brandt
- Timpani | family=Percussion; seats=1; section_leader=Nils Aker
item work|score|repertoire piece: Title!;Composer;Year:number#1500-2100;Duration:number(min)#1-180;Scoring~2222 4231 timp strings;Publisher;Parts owned:boolean;Hire fee:money;Shelf
- Pastoral overture | composer=E. Lindqvist; year=1888; duration=11; scoring=2222 4230 timp strings; publisher=Nordic Edition; hire_fee=0; shelf=O-14
- Serenade for winds | composer=A. Marek; year=1904; duration=26; scoring=2222 3000; publisher=Praha Print; hire_fee=140; shelf=S-03
- Cello concerto in B minor | composer=R. Hallam; year=1912; duration=32; scoring=2222 4231 timp strings; publisher=Albion Hire; hire_fee=260; shelf=Hire
- Four village dances | composer=L. Varga; year=1931; duration=15; scoring=2222 2200 perc strings; publisher=Duna Press; hire_fee=0; shelf=D-07
event rehearsal|orchestra rehearsal: Title!;Date:date!;Starts at:time;Ends at:time;Hall;Conductor~Martin Oake|Lia Sandoval;Kind=Tutti|Strings|Winds|Sectional|Dress rehearsal;Works planned:long
- Tutti 3 | hall=Corn exchange; conductor=Lia Sandoval; kind=Tutti; works_planned=Overture from the top, then serenade movements 1 and 2.
- Wind sectional | hall=Music school room 8; conductor=Martin Oake; kind=Winds; works_planned=Serenade, intonation in the adagio.
- String sectional | hall=Music school room 2; conductor=Martin Oake; kind=Strings; works_planned=Concerto finale, bowings in the dances.
- Gala dress rehearsal | hall=City hall; conductor=Lia Sandoval; kind=Dress rehearsal; works_planned=Whole programme in concert order.
event concert|performance: Title!;Date:date!;Starts at:time;Hall;Conductor~Martin Oake|Lia Sandoval;Soloist;Dress=Tails|All black|Long black|Casual;Seats:number#20-5000;Ticket price:money;Programme:long
- Winter gala | hall=City hall; conductor=Lia Sandoval; soloist=Guest cellist; dress=All black; seats=640; ticket_price=28; programme=Pastoral overture, cello concerto, dances
- Open air in the park | hall=Bandstand; conductor=Martin Oake; dress=Casual; seats=400; ticket_price=0; programme=Serenade for winds and marches
- Young ears matinee | hall=Corn exchange; conductor=Martin Oake; dress=Casual; seats=350; ticket_price=6; programme=Four village dances with stories
- Spring subscription | hall=City hall; conductor=Lia Sandoval; soloist=Yuki Brandt, oboe; dress=Tails; seats=640; ticket_price=32; programme=Overture, oboe concerto, symphony
record casting|roster entry|seating: Title!;Concert->@concert|performance~Winter gala|Open air in the park;Musician->@musician|player~Adele Fournier|Stefan Krol;Part~Violin I|Horn 2;Desk:number#1-20;Answer=Invited|Accepted|Declined|Replaced;Fee:money
- Adele in the gala | concert=Winter gala; musician=Adele Fournier; part=Violin I; desk=1; answer=Accepted; fee=180
- Stefan in the park | concert=Open air in the park; musician=Stefan Krol; part=Horn 2; desk=1; answer=Invited; fee=90
- Yuki as soloist | concert=Spring subscription; musician=Yuki Brandt; part=Solo oboe; desk=1; answer=Accepted; fee=600
- Nils in the matinee | concert=Young ears matinee; musician=Nils Aker; part=Timpani; desk=1; answer=Declined; fee=110
record part loan|music loan|sheet music loan: Title!;Work->@work|score~Pastoral overture|Serenade for winds;Musician->@musician|player~Adele Fournier|Stefan Krol;Part name;Lent on:date;Return by:date;~State=Out|Returned|Lost
- Horn 2 serenade | work=Serenade for winds; musician=Stefan Krol; part_name=Horn 2; state=Out
- Violin I overture | work=Pastoral overture; musician=Adele Fournier; part_name=Violin I desk 1; state=Out
- Oboe 1 dances | work=Four village dances; musician=Yuki Brandt; part_name=Oboe 1; state=Returned
- Timpani concerto | work=Cello concerto in B minor; musician=Nils Aker; part_name=Timpani; state=Lost
request absence|leave request: Title!;Musician->@musician|player~Adele Fournier|Stefan Krol;From:date;Until:date;Rehearsals missed:number#1-40;Substitute;Reason:long
- Horn away in March | musician=Stefan Krol; rehearsals_missed=2; substitute=Third horn of the student orchestra; reason=Family wedding.
- Adele at competition | musician=Adele Fournier; rehearsals_missed=1; substitute=Desk 2 leads; reason=Jury duty.
- Oboe parental leave | musician=Yuki Brandt; rehearsals_missed=14; substitute=Cor anglais player moves up; reason=Parental leave.
- Nils on tour | musician=Nils Aker; rehearsals_missed=4; substitute=Conservatory student; reason=Chamber tour.
! record instrument loan|orchestra instrument [instrument loan\\w*|instrument inventory|lend\\w*]: Title!;Instrument name;Inventory number;Musician->@musician|player~Adele Fournier|Stefan Krol;Value:money;Lent on:date;Due back:date
- Orchestra horn 3 | instrument_name=Double horn; inventory_number=H-03; musician=Stefan Krol; value=3200
- Violin for the leader | instrument_name=Violin, Mirecourt 1890; inventory_number=V-01; musician=Adele Fournier; value=18500
- Cor anglais | instrument_name=Cor anglais; inventory_number=CA-1; musician=Yuki Brandt; value=6400
- Pair of timpani | instrument_name=Timpani 26 and 29 inch; inventory_number=T-02; musician=Nils Aker; value=7900
+ ticket: Concert->@concert|performance;Row;Seat;Category=A|B|C|Student

# recording studio|music studio|mixing console|audio mastering|audio engineer|music producer|sound engineer
item studio room|room|control room|live room: Name!;Type=Live room|Control room|Vocal booth|Mixing suite|Podcast room;Area:number(m²)#4-400;Hourly rate:money;Day rate:money;Capacity:number#1-60;Console;Photo:image;Status=Available|In session|Maintenance
- Room A | type=Live room; area=64; hourly_rate=65; day_rate=480; capacity=20; console=32-channel analogue; status=Available
- Vocal booth 2 | type=Vocal booth; area=6; hourly_rate=30; day_rate=210; capacity=2; console=Digital interface; status=In session
- Mix suite north | type=Mixing suite; area=22; hourly_rate=50; day_rate=360; capacity=4; console=Summing desk; status=Maintenance
- Talk corner | type=Podcast room; area=14; hourly_rate=35; day_rate=240; capacity=4; console=Four-mic interface; status=Available
item microphone|studio gear|equipment: Name!;Category=Microphone|Preamp|Compressor|Instrument|Monitor|Interface|Cable;Serial number;Room->@studio room|room~Room A|Vocal booth 2;Value:money;Extra fee:money;Last checked:date;Status=Working|In repair|Lent
- Large diaphragm C-12 | category=Microphone; serial_number=2217; room=Vocal booth 2; value=2400; extra_fee=15; status=Working
- Upright piano | category=Instrument; serial_number=PN-88; room=Room A; value=5200; extra_fee=40; status=Working
- Bus compressor | category=Compressor; serial_number=BC-410; room=Mix suite north; value=1900; extra_fee=0; status=In repair
- Dynamic broadcast mic | category=Microphone; serial_number=DB-77; room=Talk corner; value=380; extra_fee=0; status=Lent
record project|album project|production: Title!;Artist~Ember Lane|The Low Tides;Type=Single|EP|Album|Podcast|Voice-over|Film score;Producer~Dario Vance|Sun-mi Park;Started on:date;Deadline:date;Budget:money;~Stage=Pre-production|Recording|Editing|Mixing|Mastering|Delivered
- Low Tides second album | artist=The Low Tides; type=Album; producer=Dario Vance; budget=8200; stage=Mixing
- Ember Lane single | artist=Ember Lane; type=Single; producer=Sun-mi Park; budget=1400; stage=Recording
- River Talks season 2 | artist=River Talks; type=Podcast; producer=Sun-mi Park; budget=2100; stage=Editing
- Short film Saltmarsh | artist=Ina Kolb; type=Film score; producer=Dario Vance; budget=3600; stage=Pre-production
record session|recording session: Title!;Project->@project|album project~Low Tides second album|Ember Lane single;Room->@studio room|room~Room A|Vocal booth 2;Engineer~Dario Vance|Sun-mi Park;Date:date!;Starts at:time;Hours:number(h)#0.5-24;Work=Tracking|Overdubs|Editing|Mixing|Mastering;Notes:long
- Drum day one | project=Low Tides second album; room=Room A; engineer=Dario Vance; hours=9; work=Tracking; notes=Keep take 4 of track 2.
- Lead vocal | project=Ember Lane single; room=Vocal booth 2; engineer=Sun-mi Park; hours=3.5; work=Overdubs; notes=Comp chorus from takes 3 and 5.
- Episode 4 talk | project=River Talks season 2; room=Talk corner; engineer=Sun-mi Park; hours=2; work=Editing; notes=Cut the phone ring at 12 minutes.
- Album mix day three | project=Low Tides second album; room=Mix suite north; engineer=Dario Vance; hours=10; work=Mixing; notes=Recall saved for tracks 1 to 4.
record track|song|recording: Title!;Project->@project|album project~Low Tides second album|Ember Lane single;Number:number#1-40;Key;Tempo:number(bpm)#30-260;Duration:number(min)#0.5-60;ISRC;Sample rate=44.1 kHz|48 kHz|96 kHz;~Status=Demo|Tracked|Mixed|Mastered
- Salt Roads | project=Low Tides second album; number=2; key=E minor; tempo=112; duration=4.2; sample_rate=96 kHz; status=Mixed
- Half Awake | project=Ember Lane single; number=1; key=G; tempo=92; duration=3.4; sample_rate=48 kHz; status=Tracked
- Glass Weather | project=Low Tides second album; number=5; key=A minor; tempo=78; duration=5.6; sample_rate=96 kHz; status=Mastered
- Saltmarsh main theme | project=Short film Saltmarsh; number=1; key=D minor; tempo=64; duration=2.8; sample_rate=48 kHz; status=Demo
record mix version|mix|revision: Title!;Track->@track|song~Salt Roads|Half Awake;Version:number#1-50;Audio file:file;Uploaded on:date;Engineer~Dario Vance|Sun-mi Park;Feedback:long;Decision=Waiting|Changes wanted|Approved
- Salt Roads mix 3 | track=Salt Roads; version=3; engineer=Dario Vance; feedback=Bass up one dB in the verses.; decision=Changes wanted
- Half Awake mix 1 | track=Half Awake; version=1; engineer=Sun-mi Park; feedback=Vocal a touch dry.; decision=Waiting
- Glass Weather mix 5 | track=Glass Weather; version=5; engineer=Dario Vance; feedback=Love it, print it.; decision=Approved
- Saltmarsh theme mix 2 | track=Saltmarsh main theme; version=2; engineer=Dario Vance; feedback=Less reverb under dialogue.; decision=Changes wanted
! record credit|performer credit|split [credit\\w*|royalt\\w*|split\\w*]: Title!;Track->@track|song~Salt Roads|Half Awake;Person;Role=Vocals|Guitar|Bass|Drums|Keys|Writer|Producer;Share:percent
- Bass on Salt Roads | track=Salt Roads; person=Joss Tarrant; role=Bass; share=25
- Lead vocal Half Awake | track=Half Awake; person=Ember Lane; role=Vocals; share=60
- Drums on Glass Weather | track=Glass Weather; person=Cleo Hart; role=Drums; share=20
- Producer of Saltmarsh | track=Saltmarsh main theme; person=Dario Vance; role=Producer; share=10
+ booking: Studio room->@studio room|room;Engineer wanted:boolean;Date:date;Starts at:time;Hours:number(h)#1-24
+ invoice: Project->@project|album project;Studio hours:number(h)#0-1000;Rate:money

# record label|music label|music release|royalty statement|music distribution|artist roster
person artist|band|act: Name!;Real name;Genre~Indie folk|Techno;City;Email:email;Contract until:date;Royalty share:percent;Photo:image;~Status=Signed|In talks|Released
- Moss & Copper | genre=Indie folk; city=Leeds; email=hello@mosscopper.example; royalty_share=50; status=Signed
- Delta Null | genre=Techno; city=Rotterdam; email=mail@deltanull.example; royalty_share=60; status=Signed
- Juno Parish | real_name=June Parish; genre=Dream pop; city=Bristol; email=juno@harbourrec.example; royalty_share=50; status=Released
- The Kiln Brothers | genre=Garage rock; city=Antwerp; email=kiln@harbourrec.example; royalty_share=45; status=In talks
item release|album|record release|single: Title!;Artist->@artist|band~Moss & Copper|Delta Null;Format=Digital|Vinyl|CD|Cassette;Catalogue number;UPC;Release date:date;Genre;Cover:image;Retail price:money;Units pressed:number#0-100000;~Status=Planned|In production|Announced|Out|Deleted
- Field Notes | artist=Moss & Copper; format=Vinyl; catalogue_number=HBR-017; genre=Indie folk; retail_price=24; units_pressed=500; status=Announced
- Voltage EP | artist=Delta Null; format=Digital; catalogue_number=HBR-018; genre=Techno; retail_price=6; units_pressed=0; status=Out
- Paper Moons | artist=Juno Parish; format=CD; catalogue_number=HBR-014; genre=Dream pop; retail_price=12; units_pressed=300; status=Deleted
- Live at the Silo | artist=The Kiln Brothers; format=Cassette; catalogue_number=HBR-020; genre=Garage rock; retail_price=9; units_pressed=150; status=Planned
record track|song|recording: Title!;Release->@release|album~Field Notes|Voltage EP;Position:number#1-60;ISRC;Duration:number(s)#10-7200;Writers;Explicit:boolean;Master file:file
- Hedgerow | release=Field Notes; position=1; isrc=GBHBR2500171; duration=214; writers=Moss, Copper
- Sine Garden | release=Voltage EP; position=2; isrc=NLHBR2500182; duration=392; writers=Delta Null
- Stile and Gate | release=Field Notes; position=2; isrc=GBHBR2500172; duration=187; writers=Moss
- Tin Lanterns | release=Paper Moons; position=4; isrc=GBHBR2300144; duration=251; writers=J. Parish
record contract|recording contract|deal: Title!;Artist->@artist|band~Moss & Copper|Delta Null;Type=Recording|Licence|Distribution|Publishing;Signed on:date;Ends on:date;Advance:money;Royalty share:percent;Territory;Document:file
- Moss two-album deal | artist=Moss & Copper; type=Recording; advance=4000; royalty_share=50; territory=World
- Delta Null licence | artist=Delta Null; type=Licence; advance=0; royalty_share=60; territory=Europe
- Juno publishing | artist=Juno Parish; type=Publishing; advance=1500; royalty_share=70; territory=World
- Kiln live tape | artist=The Kiln Brothers; type=Distribution; advance=300; royalty_share=45; territory=Benelux
record royalty statement|royalty|sales statement: Title!;Artist->@artist|band~Moss & Copper|Delta Null;Release->@release|album~Field Notes|Voltage EP;Period;Streams:number#0-1000000000;Units sold:number#0-1000000;Gross income:money;Artist share:money;~Paid:boolean
- Voltage EP first quarter | artist=Delta Null; release=Voltage EP; period=Q1; streams=418000; units_sold=120; gross_income=1620; artist_share=972
- Field Notes pre-orders | artist=Moss & Copper; release=Field Notes; period=Q1; streams=0; units_sold=210; gross_income=4410; artist_share=2205
- Paper Moons second half | artist=Juno Parish; release=Paper Moons; period=H2; streams=96000; units_sold=34; gross_income=640; artist_share=320
- Voltage EP second quarter | artist=Delta Null; release=Voltage EP; period=Q2; streams=512000; units_sold=45; gross_income=1740; artist_share=1044
request demo|demo submission: Title!;Artist name;Email:email;Genre;Listening link:url;Audio file:file;Location;Message:long
- Night Ferry demo | artist_name=Ferryman; email=ferryman@mailbox.example; genre=Ambient; location=Oslo; message=Four tracks recorded at home.
- Quarry girls | artist_name=Slate; email=slate@mailbox.example; genre=Post-punk; location=Bangor; message=Two singles, live in one room.
- Kora sessions | artist_name=Amadou and Lise; email=kora@mailbox.example; genre=World; location=Lyon; message=We look for a label for a vinyl.
- Bedroom garage | artist_name=Tilly B; email=tilly@mailbox.example; genre=UK garage; location=London; message=Six beats, one with vocals.
record promotion|press contact log|promo campaign: Title!;Release->@release|album~Field Notes|Voltage EP;Outlet;Contact person;Channel=Press|Radio|Playlist|Blog|Social;Sent on:date;Result=Waiting|Declined|Featured|Interview;Link:url
- Field Notes to Dawn Radio | release=Field Notes; outlet=Dawn Radio; contact_person=Ola; channel=Radio; result=Featured
- Voltage EP on Pulse list | release=Voltage EP; outlet=Pulse Weekly; contact_person=Remco; channel=Playlist; result=Waiting
- Field Notes in The Quaver | release=Field Notes; outlet=The Quaver; contact_person=Jill; channel=Press; result=Interview
- Live tape to Grotto Blog | release=Live at the Silo; outlet=Grotto Blog; contact_person=Sam; channel=Blog; result=Declined
+ product: Release->@release|album;Format=Vinyl|CD|Cassette|Shirt;Stock:number#0-10000
+ order: Signed copy:boolean;Dedication

# theatre|theater|stage play|drama group|playhouse|amateur dramatics|stage production
! item production|play|show|musical|production planning|production plan: Title!;Author;Director~Celia Marsh|Tobias Kern;Genre=Drama|Comedy|Musical|Opera|Children|Improvised;Duration:number(min)#10-360;Premiere:date;Age from:number#0-18;Poster:image;Synopsis:long;~Status=Planned|In rehearsal|Running|Closed
- The Lighthouse Keeper | author=Nora Blythe; director=Celia Marsh; genre=Drama; duration=115; age_from=12; synopsis=A storm keeps two strangers in a tower.; status=In rehearsal
- Seven Left Shoes | author=Ensemble; director=Tobias Kern; genre=Children; duration=60; age_from=5; synopsis=A cobbler looks for the missing right shoes.; status=Running
- Three Aunts and a Goat | author=Paul Renner; director=Tobias Kern; genre=Comedy; duration=95; age_from=10; synopsis=An inheritance comes with hooves.; status=Closed
- Harbour Lights | author=M. Osgood; director=Celia Marsh; genre=Musical; duration=140; age_from=8; synopsis=Dock workers put on a show to save the pier.; status=Planned
event performance|show date: Title!;Production->@production|play~The Lighthouse Keeper|Seven Left Shoes;Date:date!;Starts at:time;Stage->@stage|auditorium~Main stage|Studio;Full price:money;Reduced price:money;Sign language:boolean;~Seats left:number#0-3000
- Opening night | production=The Lighthouse Keeper; stage=Main stage; full_price=26; reduced_price=15; seats_left=84
- Sunday matinee | production=Seven Left Shoes; stage=Studio; full_price=12; reduced_price=8; seats_left=31
- Shoes for schools | production=Seven Left Shoes; stage=Studio; full_price=6; reduced_price=4; seats_left=5
- Goat farewell | production=Three Aunts and a Goat; stage=Main stage; full_price=22; reduced_price=13; seats_left=0
item stage|auditorium|hall: Name!;Seats:number#10-5000;Stage width:number(m)#2-40;Stage depth:number(m)#2-40;Step-free:boolean;Seating plan:image;Address
- Main stage | seats=280; stage_width=11; stage_depth=9; address=Mill square 2
- Studio | seats=80; stage_width=7; stage_depth=6; address=Mill square 2, first floor
- Courtyard | seats=150; stage_width=9; stage_depth=6; address=Mill square 2, rear gate
- Rehearsal room 1 | seats=35; stage_width=8; stage_depth=7; address=Mill square 4
person actor|cast member|ensemble member|performer: Full name!;Playing age;Voice=Soprano|Alto|Tenor|Baritone|Bass|Does not sing;Skills;Email:email;Phone:phone;Photo:image;~Status=Ensemble|Guest|Former
- Imogen Vale | playing_age=25-38; voice=Alto; skills=Fencing, accordion; email=imogen@millstage.example; status=Ensemble
- Rufus Tandy | playing_age=45-60; voice=Baritone; skills=Dialects; email=rufus@millstage.example; status=Guest
- Dafna Levy | playing_age=18-28; voice=Soprano; skills=Tap, juggling; email=dafna@millstage.example; status=Ensemble
- Casper Bloom | playing_age=30-50; voice=Does not sing; skills=Clowning, stilts; email=casper@millstage.example; status=Former
! record role|part|casting [role\\w*|cast\\w*|actor\\w*]: Title!;Production->@production|play~The Lighthouse Keeper|Seven Left Shoes;Actor->@actor|cast member~Imogen Vale|Rufus Tandy;Understudy->@actor|cast member~Imogen Vale|Rufus Tandy;Scenes;Lines:number#0-2000;Costume size
- The keeper | production=The Lighthouse Keeper; actor=Rufus Tandy; scenes=1-9; lines=412; costume_size=52
- The stranger | production=The Lighthouse Keeper; actor=Imogen Vale; scenes=2-9; lines=366; costume_size=38
- The cobbler | production=Seven Left Shoes; actor=Casper Bloom; scenes=1-8; lines=188; costume_size=50
- Aunt Clothilde | production=Three Aunts and a Goat; actor=Dafna Levy; understudy=Imogen Vale; scenes=1-6; lines=240; costume_size=36
event rehearsal|rehearsal call: Title!;Production->@production|play~The Lighthouse Keeper|Seven Left Shoes;Date:date!;Starts at:time;Ends at:time;Room;Scenes;Kind=Read-through|Blocking|Run|Technical|Dress rehearsal;Called:long
- Blocking act two | production=The Lighthouse Keeper; room=Rehearsal room 1; scenes=5-7; kind=Blocking; called=Keeper, stranger, sound.
- Dress rehearsal | production=The Lighthouse Keeper; room=Main stage; scenes=All; kind=Dress rehearsal; called=Full company in costume.
- Harbour Lights read-through | production=Harbour Lights; room=Rehearsal room 1; scenes=All; kind=Read-through; called=Full company, pianist.
- Technical for lighthouse | production=The Lighthouse Keeper; room=Main stage; scenes=Storm; kind=Technical; called=Light, sound, keeper.
item prop|costume|set piece: Name!;Type=Prop|Costume|Furniture|Set piece|Wig;Production->@production|play~The Lighthouse Keeper|Seven Left Shoes;Size;Store location;Condition=Good|Needs repair|Broken;Photo:image;Value:money
- Brass lantern | type=Prop; production=The Lighthouse Keeper; store_location=Shelf P4; condition=Good; value=60
- Cobbler's apron | type=Costume; production=Seven Left Shoes; size=M; store_location=Rail 2; condition=Needs repair; value=25
- Stuffed goat | type=Prop; production=Three Aunts and a Goat; size=90 cm; store_location=Cage 1; condition=Broken; value=140
- Harbour wall flat | type=Set piece; production=Harbour Lights; size=4 x 2.4 m; store_location=Dock; condition=Good; value=320
request audition|audition request|prop request: Title!;Production->@production|play~The Lighthouse Keeper|Seven Left Shoes;Email:email;Part wanted;Experience:long;Slot wanted:time;Photo:image
- Audition as the stranger | production=The Lighthouse Keeper; email=petra@mailbox.example; part_wanted=The stranger; experience=Two years of evening drama school.
- Audition for dockers' chorus | production=Harbour Lights; email=hal@mailbox.example; part_wanted=Chorus, baritone; experience=Male voice choir, no acting.
- Audition as shoe thief | production=Seven Left Shoes; email=suki@mailbox.example; part_wanted=Shoe thief; experience=Circus school, acrobatics.
- Understudy for the keeper | production=The Lighthouse Keeper; email=walt@mailbox.example; part_wanted=The keeper; experience=Twenty years of amateur drama.
! record show report|performance report [show report\\w*|stage manager\\w*|incident\\w*]: Title!;Performance->@performance|show date~Opening night|Sunday matinee;Running time:number(min)#5-400;Audience:number#0-5000;Technical problems:long;Stage manager~Wanda Pike|Lou Ferris
- Matinee report | performance=Sunday matinee; running_time=63; audience=49; technical_problems=Late light cue 22.; stage_manager=Wanda Pike
- Opening night report | performance=Opening night; running_time=118; audience=196; technical_problems=None.; stage_manager=Lou Ferris
- School show report | performance=Shoes for schools; running_time=61; audience=75; technical_problems=Trapdoor stuck, cut the jump.; stage_manager=Wanda Pike
- Goat farewell report | performance=Goat farewell; running_time=101; audience=280; technical_problems=Goat lost an ear in act two.; stage_manager=Lou Ferris
+ ticket|booking|reservation: Performance->@performance|show date;Row;Seat:number#1-100;Price category=Full|Reduced|Child|Group
! item costume|costume piece [costume\\w*|wardrobe]: Name!;Production->@production|play~The Lighthouse Keeper|Seven Left Shoes;Size;Colour;Worn by->@actor|cast member~Imogen Vale|Rufus Tandy;Store location;Condition=Good|Needs repair|Broken;Photo:image;~Status=In store|At fitting|On stage|In cleaning
- Keeper's oilskin | production=The Lighthouse Keeper; size=L; colour=Yellow; store_location=Rail 4; condition=Good; status=On stage
- Seven odd shoes | production=Seven Left Shoes; size=Mixed; colour=Many; store_location=Box 12; condition=Good; status=In store
- Widow's mourning dress | production=The Lighthouse Keeper; size=M; colour=Black; store_location=Rail 2; condition=Needs repair; status=At fitting
- Postman's coat | production=Seven Left Shoes; size=XL; colour=Blue; store_location=Rail 7; condition=Good; status=In cleaning
+ audition: Production->@production|play;Role->@role|part;Panel

# cinema|movie theater|film screening|movie theatre|film club|picture house
item film|movie: Title!;Original title;Director;Year:number#1890-2100;Running time:number(min)#1-600;Genre=Drama|Comedy|Thriller|Animation|Documentary|Classic|Horror;Age rating=All|6|12|16|18;Language;Distributor;Poster:image;Trailer:url;Synopsis:long
- The Salt Line | director=M. Ferrand; year=2024; running_time=108; genre=Drama; age_rating=12; language=French; distributor=Meridian Films; synopsis=A ferry captain takes one last passenger.
- Owl Street | director=P. Nakamura; year=2025; running_time=86; genre=Animation; age_rating=All; language=Japanese; distributor=Small Lantern; synopsis=An owl loses the sense of night.
- Nine Winters | director=A. Kallio; year=2023; running_time=127; genre=Documentary; age_rating=6; language=Finnish; distributor=Borealis; synopsis=A reindeer family filmed over nine years.
- The Attic Lodger | director=H. Crane; year=1958; running_time=94; genre=Classic; age_rating=12; language=English; distributor=Archive House; synopsis=Somebody pays the rent but is never seen.
item screen|auditorium|hall: Name!;Cinema->@cinema|branch~Palace Old Town|Palace Harbour;Seats:number#10-1000;Rows:number#1-50;Wheelchair places:number#0-20;Projection=2K|4K|35 mm|IMAX;Sound=Stereo|5.1|7.1|Atmos;Air conditioned:boolean
- Screen 1 | seats=184; rows=12; wheelchair_places=3; projection=4K; sound=7.1
- Salon | seats=42; rows=6; wheelchair_places=1; projection=2K; sound=5.1
- Screen 2 | seats=96; rows=8; wheelchair_places=2; projection=35 mm; sound=5.1
- Dome | seats=260; rows=14; wheelchair_places=6; projection=IMAX; sound=Atmos
event screening|showing|show|showtime|showtime schedule|film screening: Title!;Film->@film|movie~The Salt Line|Owl Street;Screen->@screen|auditorium~Screen 1|Salon;Date:date!;Starts at:time;Version=Original|Subtitled|Dubbed;Price:money;Format=2D|3D|35 mm;~Seats sold:number#0-1000
- The Salt Line, evening | film=The Salt Line; screen=Screen 1; version=Subtitled; price=11; format=2D; seats_sold=97
- Owl Street, family Sunday | film=Owl Street; screen=Salon; version=Dubbed; price=7.5; format=2D; seats_sold=38
- Nine Winters, matinee | film=Nine Winters; screen=Dome; version=Original; price=13; format=3D; seats_sold=141
- The Attic Lodger, film club | film=The Attic Lodger; screen=Screen 2; version=Original; price=8; format=35 mm; seats_sold=52
record seat|seat booking|booked seat: Title!;Screening->@screening|showing~The Salt Line, evening|Owl Street, family Sunday;Row;Number:number#1-60;Category=Standard|Love seat|Wheelchair|Premium;Fare=Adult|Child|Student|Senior;Price:money;~Status=Held|Sold|Checked in|Released
- Row F seat 8 | screening=The Salt Line, evening; row=F; number=8; category=Standard; fare=Adult; price=11; status=Sold
- Row B seat 3 | screening=Owl Street, family Sunday; row=B; number=3; category=Standard; fare=Child; price=6; status=Checked in
- Row D seat 11 | screening=Nine Winters, matinee; row=D; number=11; category=Premium; fare=Adult; price=15; status=Held
- Wheelchair place 1 | screening=The Attic Lodger, film club; row=A; number=1; category=Wheelchair; fare=Senior; price=6; status=Sold
item snack|concession|menu item: Name!;Category=Popcorn|Drink|Sweet|Ice cream|Hot food;Size=Small|Medium|Large;Price:money;Stock:number#0-5000;Allergens;Photo:image
- Salted popcorn | category=Popcorn; size=Large; price=6.2; stock=300; allergens=None
- Elderflower fizz | category=Drink; size=Medium; price=3.8; stock=96; allergens=None
- Pistachio cone | category=Ice cream; size=Small; price=3.2; stock=60; allergens=Milk, nuts
- Nachos with cheese | category=Hot food; size=Medium; price=5.9; stock=45; allergens=Milk
request film suggestion|private screening|hall hire request: Title!;Film wanted;Kind=Suggestion|Private screening|School screening;Guests:number#1-500;Date wanted:date;Phone:phone;Wishes:long
- School screening class 4b | film_wanted=Owl Street; kind=School screening; guests=27; wishes=Morning, with a talk afterwards.
- Birthday for Lena | film_wanted=Owl Street; kind=Private screening; guests=18; wishes=Popcorn bags ready on the seats.
- More silent films | film_wanted=Any with live piano; kind=Suggestion; guests=2; wishes=A winter series would be lovely.
- Company evening | film_wanted=The Salt Line; kind=Private screening; guests=70; wishes=Reception in the foyer at six.
record box office return|daily takings|admissions: Title!;Screening->@screening|showing~The Salt Line, evening|Owl Street, family Sunday;Day:date!;Admissions:number#0-1000;Ticket income:money;Snack income:money;Counted by~Greg Palmer|Ana Sousa;Remarks:long
- Salt Line Friday | screening=The Salt Line, evening; admissions=97; ticket_income=1012; snack_income=388; counted_by=Ana Sousa; remarks=Two refunds.
- Owl Street Sunday | screening=Owl Street, family Sunday; admissions=38; ticket_income=251; snack_income=196; counted_by=Greg Palmer; remarks=Card machine down for ten minutes.
- Nine Winters Saturday | screening=Nine Winters, matinee; admissions=139; ticket_income=1780; snack_income=520; counted_by=Ana Sousa; remarks=Two no-shows.
- Film club Monday | screening=The Attic Lodger, film club; admissions=52; ticket_income=388; snack_income=74; counted_by=Greg Palmer; remarks=Eight club cards.
+ ticket|booking: Screening->@screening|showing;Row;Seat:number#1-60;Fare=Adult|Child|Student|Senior
+ review: Film->@film|movie;Stars:rating;Spoilers:boolean
! item cinema|branch|cinema location|theatre [cinemas|chain\\w*|branch\\w*|location\\w*|theat\\w+s]: Name!;Address;City;Phone:phone;Manager~Greg Palmer|Ana Sousa;Screens:number#1-40;Opens at:time;Photo:image
- Palace Old Town | address=Bridge street 4; city=Alderby; manager=Greg Palmer; screens=3
- Palace Harbour | address=Quay 12; city=Alderby; manager=Ana Sousa; screens=6
- Lantern North | address=Station square 1; city=Merrow; manager=Greg Palmer; screens=2
- Salon on the Hill | address=Vine lane 30; city=Torfell; manager=Ana Sousa; screens=1
! record order item|snack order|order line [snack\\w*|concession\\w*|popcorn|food]: Title!;Order->@order;Snack->@snack|concession~Large popcorn|Lemonade;Quantity:number#1-50;Price:money;~State=To prepare|Ready|Collected
- Two popcorn for row F | quantity=2; price=13; state=Ready
- Lemonade for the family | quantity=3; price=10.5; state=Collected
- Nachos before the late show | quantity=1; price=6.5; state=To prepare
- Ice cream in the break | quantity=4; price=14; state=To prepare

# film production|film crew|shooting day|call sheet|screenplay|filmmaker|video production
item film project|production|short film|film: Title!;Format=Feature|Short|Documentary|Commercial|Series|Music video;Director~Renata Cole|Abel Fisk;Producer~Ilse Horvat|Tom Quade;Budget:money;Shoot starts:date;Shoot ends:date;Logline:long;~Phase=Development|Pre-production|Shooting|Post-production|Released
- Glass Orchard | format=Short; director=Renata Cole; producer=Ilse Horvat; budget=38000; logline=A gardener finds letters in a greenhouse.; phase=Shooting
- Tide Table | format=Documentary; director=Abel Fisk; producer=Tom Quade; budget=120000; logline=A year with the last mussel farmers.; phase=Pre-production
- Cold Brew | format=Commercial; director=Renata Cole; producer=Tom Quade; budget=64000; logline=A barista races the sunrise.; phase=Post-production
- Six Doors Down | format=Series; director=Abel Fisk; producer=Ilse Horvat; budget=540000; logline=Neighbours share a wall and a secret.; phase=Development
record scene|script scene: Title!;Film->@film project|production~Glass Orchard|Tide Table;Scene number;Place=Interior|Exterior;Time of day=Day|Night|Dawn|Dusk;Location->@location|filming location~Old greenhouse|Pier 3;Pages:number#0.125-20;Cast needed;Props:long;~Status=To shoot|Shot|Reshoot|Cut
- Letters in the soil | film=Glass Orchard; scene_number=12; place=Interior; time_of_day=Day; location=Old greenhouse; pages=1.5; cast_needed=Gardener; props=Three letters, trowel; status=To shoot
- Boats at dawn | film=Tide Table; scene_number=3; place=Exterior; time_of_day=Dawn; location=Pier 3; pages=0.5; cast_needed=Farmers; props=None; status=To shoot
- Last cup | film=Cold Brew; scene_number=4; place=Interior; time_of_day=Dawn; location=Corner cafe; pages=0.25; cast_needed=Barista; props=Glass cup, timer; status=Shot
- Rain on the glass | film=Glass Orchard; scene_number=14; place=Exterior; time_of_day=Night; location=Old greenhouse; pages=0.75; cast_needed=Gardener, niece; props=Umbrella; status=Reshoot
item location|filming location|set: Name!;Address;Owner;Phone:phone;Day fee:money;Power supply;Parking:number#0-100;Permit needed:boolean;Permit until:date;Photo:image;Notes:long
- Old greenhouse | address=Nursery lane 8; owner=Mrs Adler; day_fee=250; power_supply=32 A; parking=6; notes=Warm after noon.
- Pier 3 | address=Fish harbour; owner=Harbour office; day_fee=0; power_supply=None; parking=3; notes=Tide changes the framing.
- Corner cafe | address=Foundry street 19; owner=Mr Lindo; day_fee=400; power_supply=16 A x 3; parking=2; notes=Closed on Mondays only.
- Stairwell flat 6 | address=Rosen court 6; owner=Housing trust; day_fee=180; power_supply=16 A; parking=4; notes=Quiet after ten at night.
person crew member|cast member|crew|actor: Full name!;Department=Direction|Camera|Sound|Light|Art|Costume|Production|Cast;Job~Gaffer|Boom operator;Day rate:money;Phone:phone;Email:email;Diet=None|Vegetarian|Vegan|Halal|Gluten free;Driving licence:boolean
- Bea Lomas | department=Camera; job=Camera operator; day_rate=380; phone=+44 20 5550 121; diet=Vegetarian
- Deniz Arkan | department=Sound; job=Boom operator; day_rate=290; phone=+44 20 5550 122; diet=None
- Hugo Pell | department=Light; job=Gaffer; day_rate=350; phone=+44 20 5550 123; diet=Gluten free
- Amira Saleh | department=Costume; job=Costume designer; day_rate=310; phone=+44 20 5550 124; diet=Halal
event shooting day|call sheet|shoot day: Title!;Film->@film project|production~Glass Orchard|Tide Table;Date:date!;General call:time;Wrap:time;Location->@location|filming location~Old greenhouse|Pier 3;Scenes;Weather;Nearest hospital;Lunch at:time;Notes:long
- Day 4 | film=Glass Orchard; location=Old greenhouse; scenes=11, 12, 14; weather=Overcast, 17 °C; nearest_hospital=St Luke, 4 km; notes=Unit base on the gravel.
- Day 1 | film=Tide Table; location=Pier 3; scenes=3; weather=Clear, cold; nearest_hospital=Harbour clinic; notes=Life jackets for all.
- Day 5 | film=Glass Orchard; location=Old greenhouse; scenes=14; weather=Rain needed, hoses on standby; nearest_hospital=St Luke, 4 km; notes=Night shoot, warm drinks.
- Cafe day | film=Cold Brew; location=Corner cafe; scenes=1-4; weather=Indoors; nearest_hospital=City hospital, 2 km; notes=Steam test before call.
item camera gear|equipment|lens|kit: Name!;Category=Camera|Lens|Light|Sound|Grip|Monitor|Battery;Serial number;Owner=Own|Rented|Crew;Day rate:money;Value:money;Case;Status=Available|On set|In repair
- Prime lens 35 mm | category=Lens; serial_number=35-20918; owner=Rented; day_rate=35; value=2800; case=L1; status=On set
- Wireless mic set | category=Sound; serial_number=WM-4; owner=Own; day_rate=0; value=900; case=S2; status=Available
- LED panel 60 x 60 | category=Light; serial_number=LP-0817; owner=Own; day_rate=0; value=1150; case=T5; status=Available
- Field monitor 7 inch | category=Monitor; serial_number=FM7-33; owner=Crew; day_rate=20; value=620; case=C1; status=In repair
record take|shot log|clip: Title!;Scene->@scene|script scene~Letters in the soil|Boats at dawn;Shot;Take:number#1-99;Camera roll;Lens;Duration:number(s)#1-3600;Circled:boolean;Remarks:long
- 12A take 3 | scene=Letters in the soil; shot=12A; take=3; camera_roll=A007; lens=35 mm; duration=48; remarks=Focus late at the end.
- 3C take 1 | scene=Boats at dawn; shot=3C; take=1; camera_roll=A001; lens=85 mm; duration=120; remarks=Best light.
- 4B take 6 | scene=Last cup; shot=4B; take=6; camera_roll=B003; lens=100 mm macro; duration=12; remarks=Perfect pour.
- 14A take 2 | scene=Rain on the glass; shot=14A; take=2; camera_roll=A011; lens=50 mm; duration=66; remarks=Hose visible at left edge.
! record budget line|expense|production expense [budget\\w*|expens\\w*|cost\\w*]: Title!;Film->@film project|production~Glass Orchard|Tide Table;Department=Direction|Camera|Sound|Light|Art|Costume|Production|Cast;Planned:money;Spent:money;Receipt:file
- Greenhouse rent | film=Glass Orchard; department=Production; planned=1000; spent=750
- Lens hire Glass Orchard | film=Glass Orchard; department=Camera; planned=1400; spent=1540
- Boat and skipper | film=Tide Table; department=Production; planned=6000; spent=0
- Grade and sound mix | film=Cold Brew; department=Sound; planned=5200; spent=3100
+ booking: Gear->@camera gear|equipment;From:date;Until:date;Film->@film project|production
# dance studio|dance school|dancer|ballet|dance company|ballroom dance|choreograph
item dance class|class|dance course|style class: Title!;Style=Ballet|Contemporary|Salsa|Tango|Hip hop|Tap|Ballroom;Level=Beginner|Improver|Intermediate|Advanced;Teacher->@dance teacher|teacher~Paloma Reyes|Kit Warner;Room->@room|studio room~Mirror hall|Attic studio;Weekday=Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday;Starts at:time;Minutes:number(min)#30-180;Places:number#2-60;Age group~6-8 years|Adults;Fee per term:money
- Salsa on Tuesday | style=Salsa; level=Beginner; teacher=Kit Warner; room=Mirror hall; weekday=Tuesday; minutes=75; places=24; age_group=Adults; fee_per_term=120
- Ballet 1 for children | style=Ballet; level=Beginner; teacher=Paloma Reyes; room=Attic studio; weekday=Saturday; minutes=45; places=14; age_group=6-8 years; fee_per_term=95
- Tango improvers | style=Tango; level=Improver; teacher=Lidia Ferro; room=Mirror hall; weekday=Thursday; minutes=90; places=20; age_group=Adults; fee_per_term=140
- Hip hop crew | style=Hip hop; level=Intermediate; teacher=Dre Okafor; room=Attic studio; weekday=Friday; minutes=60; places=16; age_group=13-17 years; fee_per_term=105
item room|studio room|dance hall: Name!;Floor area:number(m²)#20-600;Floor=Sprung wood|Vinyl|Parquet;Mirrors:boolean;Barres:boolean;Capacity:number#4-200;Hourly rent:money
- Mirror hall | floor_area=140; floor=Sprung wood; capacity=40; hourly_rent=28
- Attic studio | floor_area=65; floor=Vinyl; capacity=18; hourly_rent=18
- Ballroom | floor_area=220; floor=Parquet; capacity=80; hourly_rent=45
- Barre room | floor_area=48; floor=Sprung wood; capacity=12; hourly_rent=16
person dance teacher|teacher|choreographer|instructor: Full name!;Styles~Ballet, contemporary;Email:email;Phone:phone;Hourly pay:money;Biography:long;Photo:image
- Paloma Reyes | styles=Ballet, contemporary; email=paloma@barrehouse.example; hourly_pay=38; biography=Danced for nine years in a city ballet.
- Kit Warner | styles=Salsa, bachata; email=kit@barrehouse.example; hourly_pay=34; biography=Teaches partner dance without fixed roles.
- Lidia Ferro | styles=Tango, ballroom; email=lidia@barrehouse.example; hourly_pay=40; biography=Learnt in Rosario and danced competitions for years.
- Dre Okafor | styles=Hip hop, breaking; email=dre@barrehouse.example; hourly_pay=32; biography=Started on the street, now leads a youth crew.
record dancer enrolment|enrolment|class enrolment: Title!;Dancer~Mia Larsson|Oscar Bell;Course->@dance course|dance class~Salsa on Tuesday|Ballet 1 for children;Role=Leader|Follower|Both|Solo;Enrolled on:date;Ends on:date;Emergency phone:phone;~Status=Trial|Active|Waiting list|Left
- Mia in ballet 1 | dancer=Mia Larsson; course=Ballet 1 for children; role=Solo; emergency_phone=+44 20 5550 166; status=Active
- Oscar in salsa | dancer=Oscar Bell; course=Salsa on Tuesday; role=Leader; status=Trial
- Anouk in tango | dancer=Anouk Visser; course=Tango improvers; role=Both; emergency_phone=+44 20 5550 171; status=Active
- Jay in hip hop | dancer=Jay Malik; course=Hip hop crew; role=Solo; emergency_phone=+44 20 5550 175; status=Waiting list
record attendance|class attendance: Title!;Enrolment->@dancer enrolment|enrolment~Mia in ballet 1|Oscar in salsa;Date:date!;Attendance=Present|Late|Absent|Make-up;Remark
- Mia week 3 | enrolment=Mia in ballet 1; attendance=Present
- Oscar week 1 | enrolment=Oscar in salsa; attendance=Late; remark=Arrived after the warm-up
- Anouk week 5 | enrolment=Anouk in tango; attendance=Make-up; remark=For the missed week 4
- Jay trial day | enrolment=Jay in hip hop; attendance=Absent; remark=Sprained ankle
record routine|choreography|dance piece: Title!;Choreographer->@dance teacher|choreographer~Paloma Reyes|Kit Warner;Music;Duration:number(min)#1-120;Dancers:number#1-80;Costume;Video:url;Counts:long
- Snow geese | choreographer=Paloma Reyes; music=Piano waltz; duration=4; dancers=12; costume=White tunic; counts=Entry on 8 counts from upstage left.
- Midnight on Corrientes | choreographer=Lidia Ferro; music=Tango orchestra, 1941; duration=3; dancers=8; costume=Black and red; counts=Couples enter from both wings.
- Block Party | choreographer=Dre Okafor; music=Own mix at 96 bpm; duration=5; dancers=16; costume=Track suits; counts=Freeze on the last 8.
- Sugar plums | choreographer=Paloma Reyes; music=Celesta; duration=2; dancers=10; costume=Lilac skirts; counts=Two lines, change on 16.
event recital|show|social dance|milonga: Title!;Date:date!;Starts at:time;Venue;Kind=Recital|Social dance|Competition|Workshop;Ticket price:money;Places:number#5-2000;Description:long
- Spring recital | venue=Town theatre; kind=Recital; ticket_price=9; places=350; description=All children's groups.
- Friday salsa social | venue=Mirror hall; kind=Social dance; ticket_price=6; places=60; description=Taster at eight, open floor until midnight.
- Tango milonga | venue=Ballroom; kind=Social dance; ticket_price=8; places=80; description=Live trio and a class for starters.
- Street battle | venue=Youth centre; kind=Competition; ticket_price=5; places=200; description=Crews of four, three judges.
! record class pass|pass|punch card [pass\\w*|card\\w*|credit\\w*|package\\w*]: Title!;Holder~Mia Larsson|Oscar Bell;Classes bought:number#1-100;~Classes left:number#0-100;Price:money;Valid until:date
- Ten classes Oscar | holder=Oscar Bell; classes_bought=10; classes_left=7; price=110
- Five classes Mia | holder=Mia Larsson; classes_bought=5; classes_left=2; price=60
- Twenty classes Anouk | holder=Anouk Visser; classes_bought=20; classes_left=20; price=200
- Single trial Jay | holder=Jay Malik; classes_bought=1; classes_left=1; price=8
+ booking: Room->@room|studio room;Day:date;Starts at:time;Ends at:time;Number of dancers:number#1-60
! record dancer costume|costume order|costume size [costume\\w*]: Title!;Dancer~Mia Larsson|Oscar Bell;Costume;Recital->@recital|show;Size=XS|S|M|L|XL;Quantity:number#1-50;Price:money;Ordered on:date;~Status=To order|Ordered|Arrived|Handed out
- Tutu for Mia | dancer=Mia Larsson; costume=White tutu; size=S; quantity=1; price=38; status=Ordered
- Waistcoat for Oscar | dancer=Oscar Bell; costume=Red waistcoat; size=M; quantity=1; price=29; status=Arrived
- Ribbons for Mia | dancer=Mia Larsson; costume=Hair ribbons; size=S; quantity=4; price=6; status=Handed out
- Second shirt for Oscar | dancer=Oscar Bell; costume=Black shirt; size=M; quantity=1; price=22; status=To order
! record progress note|progress|dancer progress [progress|note\\w*]: Title!;Dancer~Mia Larsson|Oscar Bell;Class->@dance class|class~Salsa on Tuesday|Ballet 1 for children;Written on:date!;Skill;Level reached:number#1-10;Note:long
- Mia turns well | dancer=Mia Larsson; class=Ballet 1 for children; skill=Pirouette; level_reached=4; note=Spotting is steady now.
- Oscar leads clearly | dancer=Oscar Bell; class=Salsa on Tuesday; skill=Leading; level_reached=6; note=Try smaller steps.
- Mia at the barre | dancer=Mia Larsson; class=Ballet 1 for children; skill=Plié; level_reached=5; note=Heels stay down.
- Oscar on the beat | dancer=Oscar Bell; class=Salsa on Tuesday; skill=Timing; level_reached=5; note=Counts aloud still help.

# photographer|photography|photo shoot|photo studio|portrait session|photo gallery|wedding photographer
item package|photo package|session type: Name!;Type=Portrait|Wedding|Newborn|Family|Product|Event|Headshot;Duration:number(h)#0.5-14;Edited pictures:number#1-1500;Outfits:number#1-10;Price:money;Deposit:money;Sample:image;Description:long
- Family hour | type=Family; duration=1; edited_pictures=20; outfits=2; price=220; deposit=60; description=Outdoors or in the studio, up to six people.
- Full wedding day | type=Wedding; duration=10; edited_pictures=500; outfits=1; price=2300; deposit=600; description=From getting ready to the first dance.
- Newborn at home | type=Newborn; duration=2; edited_pictures=25; outfits=3; price=340; deposit=80; description=Within three weeks of birth, wraps provided.
- Business headshot | type=Headshot; duration=0.5; edited_pictures=3; outfits=1; price=120; deposit=30; description=Neutral backdrop, ready in two days.
record shoot|photo shoot|session|photo session: Title!;Client~Bianca Ortiz|Kessler family;Package->@package|photo package~Family hour|Full wedding day;Photographer~Joao Lindh|Erin Tate;Date:date!;Starts at:time;Place;Shot list:long;~Stage=Booked|Shot|Selecting|Editing|Delivered
- Kesslers in the park | client=Kessler family; package=Family hour; photographer=Erin Tate; place=Botanic garden; shot_list=Grandparents with all children; stage=Editing
- Ortiz wedding | client=Bianca Ortiz; package=Full wedding day; photographer=Joao Lindh; place=Manor Elmwood; shot_list=First look, group on the stairs; stage=Booked
- Team of Lund & Co | client=Lund & Co; package=Business headshot; photographer=Erin Tate; place=Client office; shot_list=Nine people, grey backdrop; stage=Delivered
- Baby Theo | client=Mara Quist; package=Newborn at home; photographer=Joao Lindh; place=At home; shot_list=With brother, tiny feet; stage=Selecting
item gallery|album|client gallery: Title!;Shoot->@shoot|photo shoot~Kesslers in the park|Ortiz wedding;Pictures:number#0-5000;Access code;Downloads allowed:boolean;Expires on:date;Cover:image;~Status=Draft|Published|Expired
- Kessler autumn gallery | shoot=Kesslers in the park; pictures=64; access_code=MAPLE7; status=Published
- Lund headshots | shoot=Team of Lund & Co; pictures=27; access_code=LUND9; status=Expired
- Theo first days | shoot=Baby Theo; pictures=41; access_code=THEO3; status=Draft
- Ortiz engagement preview | shoot=Ortiz wedding; pictures=18; access_code=ELM22; status=Published
record photo|picture|image: Title!;Gallery->@gallery|album~Kessler autumn gallery;Picture:image;File name;Camera;Lens;Exposure~1/250 f2.8 ISO 200;Taken on:date;Tags;Rating:rating;~Selected:boolean
- Leaf throwing | gallery=Kessler autumn gallery; file_name=KES_0231.jpg; camera=Full frame body; lens=85 mm; exposure=1/500 f2.2 ISO 200; tags=Children, leaves
- Grandparents on the bench | gallery=Kessler autumn gallery; file_name=KES_0262.jpg; camera=Full frame body; lens=50 mm; exposure=1/250 f2.8 ISO 320; tags=Portrait
- Director by the window | gallery=Lund headshots; file_name=LUN_0014.jpg; lens=85 mm; exposure=1/200 f4 ISO 100; tags=Headshot
- Tiny feet | gallery=Theo first days; file_name=THE_0107.jpg; lens=100 mm macro; exposure=1/160 f3.2 ISO 800; tags=Newborn, detail
request print order|photo selection|retouch request: Title!;Photo->@photo|picture~Leaf throwing|Grandparents on the bench;Product=Print|Canvas|Album|Digital file;Size~20 x 30 cm;Finish=Matt|Glossy|Fine art;Copies:number#1-200;Retouching wishes:long
- Bench on canvas | photo=Grandparents on the bench; product=Canvas; size=50 x 75 cm; finish=Fine art; copies=1; retouching_wishes=Remove the bin in the background.
- Leaves for the hallway | photo=Leaf throwing; product=Print; size=40 x 60 cm; finish=Matt; copies=1; retouching_wishes=Warmer colours.
- Feet album page | photo=Tiny feet; product=Album; size=25 x 25 cm; finish=Fine art; copies=2; retouching_wishes=Black and white.
- Director web file | photo=Director by the window; product=Digital file; size=2400 px; copies=1; retouching_wishes=Soften reflections on glasses.
item camera|equipment|lens|gear: Name!;Category=Camera|Lens|Flash|Tripod|Backdrop|Drone;Serial number;Value:money;Shutter count:number#0-1000000;Last serviced:date;Status=Ready|In use|In repair|Lent
- Full frame body 1 | category=Camera; serial_number=FF-77120; value=2400; shutter_count=88400; status=Ready
- Grey backdrop 2.7 m | category=Backdrop; value=70; status=Ready
- Portrait lens 85 mm | category=Lens; serial_number=PL-20331; value=1350; status=In use
- Foldable drone | category=Drone; serial_number=DR-118; value=980; status=In repair
record contract|model release|release form: Title!;Shoot->@shoot|photo shoot~Kesslers in the park|Ortiz wedding;Signed by;Signed on:date;Usage=Private only|Portfolio|Advertising|Social media;Document:file
- Kessler release | shoot=Kesslers in the park; signed_by=Mara Kessler; usage=Portfolio
- Ortiz agreement | shoot=Ortiz wedding; signed_by=Bianca Ortiz; usage=Private only
- Lund usage rights | shoot=Team of Lund & Co; signed_by=Henrik Lund; usage=Advertising
- Theo consent | shoot=Baby Theo; signed_by=Mara Quist; usage=Social media
+ booking|appointment: Package->@package|photo package;Place;Number of people:number#1-300;Occasion
+ invoice: Shoot->@shoot|photo shoot;Deposit paid:money
! record photo selection|favorite photo|favourite photo|proof selection [select\\w*|favou?rite\\w*|proof\\w*|gallery|galleries]: Title!;Gallery->@gallery|album|client gallery~Kessler autumn gallery;Photo->@photo|picture~Leaf throwing|Grandparents on the bench;Client~Bianca Ortiz|Kessler family;Use=Print|Album|Retouch|Wall art;Comment;~Status=Chosen|Confirmed|Delivered
- Leaves for the wall | gallery=Kessler autumn gallery; photo=Leaf throwing; client=Kessler family; use=Wall art; comment=A bit warmer please; status=Chosen
- Bench for the album | gallery=Kessler autumn gallery; photo=Grandparents on the bench; client=Kessler family; use=Album; status=Confirmed
- Leaves as a print | gallery=Kessler autumn gallery; photo=Leaf throwing; client=Bianca Ortiz; use=Print; status=Delivered
- Bench to retouch | gallery=Kessler autumn gallery; photo=Grandparents on the bench; client=Kessler family; use=Retouch; comment=Remove the bin; status=Chosen
+ package: Duration:number(h)#0.5-14;Edited pictures:number#1-1500

# art gallery|artwork|oil painting|sculpture|art exhibition|vernissage|art dealer
person artist|painter|sculptor|artist profile: Name!;Born:number#1400-2020;Lives in;Medium~Oil|Bronze;Commission rate:percent;Email:email;Website:url;Biography:long;Portrait:image;~Status=Represented|Guest|Former
- Salome Whitaker | born=1979; lives_in=Bristol; medium=Oil; commission_rate=50; email=studio@swhitaker.example; biography=Paints tidal rivers at night.; status=Represented
- Emre Solak | born=1988; lives_in=Izmir; medium=Bronze; commission_rate=45; email=emre@solak.example; biography=Casts found rope.; status=Guest
- Ottoline Reyes | born=1991; lives_in=Lisbon; medium=Photography; commission_rate=40; email=ottoline@reyes.example; biography=Photographs empty swimming pools.; status=Represented
- Gerhart Lohm | born=1946; lives_in=Graz; medium=Watercolour; commission_rate=50; email=post@lohm.example; biography=Alpine weather on wet paper.; status=Former
item artwork|painting|sculpture|work|contemporary art|artwork listing: Title!;Artist->@artist|painter~Salome Whitaker|Emre Solak;Year:number#1400-2100;Medium=Oil|Acrylic|Watercolour|Bronze|Photograph|Print|Mixed media;Height:number(cm)#1-1000;Width:number(cm)#1-2000;Depth:number(cm)#0-1000;Inventory number;Price:money;Image:image;~Status=Available|Reserved|Sold|On loan|In storage
- Low water, midnight | artist=Salome Whitaker; year=2024; medium=Oil; height=120; width=160; depth=4; inventory_number=SW-2024-07; price=6800; status=Available
- Knot III | artist=Emre Solak; year=2023; medium=Bronze; height=34; width=22; depth=20; inventory_number=ES-2023-02; price=4200; status=Reserved
- Deep end, August | artist=Ottoline Reyes; year=2025; medium=Photograph; height=80; width=120; depth=3; inventory_number=OR-2025-11; price=2100; status=Sold
- Foehn over the ridge | artist=Gerhart Lohm; year=2009; medium=Watercolour; height=38; width=56; depth=2; inventory_number=GL-2009-04; price=1450; status=In storage
item exhibition|show|art show: Title!;Opens on:date!;Closes on:date;Curator~Beatrix Moon|Cyril Adomako;Room->@room|gallery room~White room|Vault;Opening night:date;Entry fee:money;Poster:image;Text:long;~Status=Planned|Hanging|Open|Closed
- Rivers at rest | curator=Beatrix Moon; room=White room; entry_fee=0; text=Eleven paintings of the estuary.; status=Open
- Rope and weight | curator=Cyril Adomako; room=Vault; entry_fee=0; text=Small bronzes and drawings.; status=Planned
- Empty pools | curator=Beatrix Moon; room=Long corridor; entry_fee=0; text=Fourteen photographs without water.; status=Hanging
- Weather on paper | curator=Cyril Adomako; room=White room; entry_fee=3; text=Forty years of watercolour.; status=Closed
item room|gallery room|wall: Name!;Wall length:number(m)#1-300;Height:number(m)#2-15;Floor;Light=Daylight|Track light|Mixed;Humidity:percent
- White room | wall_length=42; height=3.8; floor=Ground; light=Daylight; humidity=50
- Vault | wall_length=18; height=2.6; floor=Basement; light=Track light; humidity=48
- Long corridor | wall_length=26; height=3; floor=First; light=Mixed; humidity=47
- Project space | wall_length=15; height=4.5; floor=Courtyard; light=Daylight; humidity=52
record exhibit|hanging list entry|exhibited work: Title!;Exhibition->@exhibition|show~Rivers at rest|Rope and weight;Artwork->@artwork|painting~Low water, midnight|Knot III;Position:number#1-500;Wall;Label text:long;Insurance value:money
- Rivers no. 1 | exhibition=Rivers at rest; artwork=Low water, midnight; position=1; wall=North; label_text=Oil on linen, 2024.; insurance_value=6800
- Rope no. 4 | exhibition=Rope and weight; artwork=Knot III; position=4; wall=Plinth 2; label_text=Bronze, edition of five.; insurance_value=4200
- Pools no. 3 | exhibition=Empty pools; artwork=Deep end, August; position=3; wall=East; label_text=Pigment print, edition 2 of 7.; insurance_value=2100
- Paper no. 12 | exhibition=Weather on paper; artwork=Foehn over the ridge; position=12; wall=South; label_text=Watercolour, 2009.; insurance_value=1450
record sale|art sale|acquisition: Title!;Artwork->@artwork|painting~Low water, midnight|Knot III;Buyer~P. Lindgren|Harbour Bank collection;Sold on:date;Price:money;Artist share:money;Certificate number;Delivery=Collected|Shipped|Stored;~Paid:boolean
- Sale of Knot III | artwork=Knot III; buyer=P. Lindgren; price=4200; artist_share=2310; certificate_number=C-0188; delivery=Stored
- Sale of Deep end | artwork=Deep end, August; buyer=Harbour Bank collection; price=2100; artist_share=1260; certificate_number=C-0191; delivery=Shipped
- Sale of a Lohm sheet | artwork=Foehn over the ridge; buyer=T. Wessel; price=1400; artist_share=700; certificate_number=C-0164; delivery=Collected
- Deposit on Low water | artwork=Low water, midnight; buyer=M. Okonjo; price=6500; artist_share=3250; certificate_number=C-0194; delivery=Stored
record loan|art loan|consignment: Title!;Artwork->@artwork|painting~Low water, midnight|Knot III;Lender or borrower;Direction=Incoming|Outgoing|Consignment;From:date;Until:date;Insurance value:money;Condition on receipt:long
- Low water to town museum | artwork=Low water, midnight; lender_or_borrower=Town museum; direction=Outgoing; insurance_value=6800; condition_on_receipt=No losses, frame edge lightly rubbed.
- Knot III on consignment | artwork=Knot III; lender_or_borrower=Emre Solak; direction=Consignment; insurance_value=4200; condition_on_receipt=Patina even.
- Foehn from private lender | artwork=Foehn over the ridge; lender_or_borrower=Family Lohm; direction=Incoming; insurance_value=1450; condition_on_receipt=Slight foxing at lower margin.
- Pool print to bank lobby | artwork=Deep end, August; lender_or_borrower=Harbour Bank; direction=Outgoing; insurance_value=2100; condition_on_receipt=As new, glazed.
request enquiry|purchase enquiry|artist submission: Title!;Artwork->@artwork|painting~Low water, midnight|Knot III;Kind=Price|Reservation|Viewing|Portfolio submission;Email:email;Phone:phone;Offer:money;Text:long;Portfolio:file
- Viewing of Low water | artwork=Low water, midnight; kind=Viewing; email=collector@mailbox.example; text=Could I see it in daylight on Thursday?
- Price of Knot III | artwork=Knot III; kind=Price; email=lindgren@mailbox.example; offer=4000; text=Is there another cast of the edition?
- Hold Deep end for a week | artwork=Deep end, August; kind=Reservation; email=bank.art@mailbox.example; offer=2100; text=Committee meets on Tuesday.
- Portfolio of Ines Tolo | kind=Portfolio submission; email=ines.tolo@mailbox.example; text=Ten collages, all 50 x 50 cm.
! record condition report|condition check [condition|restor\\w*|conservat\\w*]: Title!;Artwork->@artwork|painting~Low water, midnight|Knot III;Checked on:date;Checked by~Beatrix Moon|Cyril Adomako;Condition=Excellent|Good|Fair|Poor;Findings:long;Photo:image
- Knot III on arrival | artwork=Knot III; checked_by=Cyril Adomako; condition=Excellent; findings=Patina even, base felt intact.
- Low water before loan | artwork=Low water, midnight; checked_by=Beatrix Moon; condition=Good; findings=Frame edge lightly rubbed.
- Foehn unframed | artwork=Foehn over the ridge; checked_by=Cyril Adomako; condition=Fair; findings=Foxing, old tape on the back.
- Deep end after transport | artwork=Deep end, August; checked_by=Beatrix Moon; condition=Excellent; findings=No change.
+ event registration: Exhibition->@exhibition|show;Guests:number#1-10;Tour language=English|German|French

# museum|curator|museum exhibit|museum website|museum management
! item museum object|object|collection object|artifact|artefact [object\\w*|art[ei]fact\\w*|collection\\w*|catalog\\w*]: Name!;Accession number!;Collection->@collection|department~Local history|Natural history;Period~Bronze Age|19th century;Material;Dimensions~24 x 11 cm;Found at;Acquired=Purchase|Donation|Loan|Excavation|Bequest;Acquired on:date;Insurance value:money;Photo:image;~Status=On display|In storage|On loan|In conservation
- Miner's lamp | accession_number=1998.14.3; collection=Local history; period=19th century; material=Brass, glass; dimensions=24 x 9 cm; found_at=Hope shaft; acquired=Donation; insurance_value=450; status=On display
- Ammonite slab | accession_number=2006.2.1; collection=Natural history; period=Jurassic; material=Limestone; dimensions=60 x 45 cm; found_at=Cliff quarry; acquired=Excavation; insurance_value=1200; status=In storage
- Guild chest | accession_number=1974.3.8; collection=Trades and guilds; period=17th century; material=Oak, iron; dimensions=110 x 55 x 60 cm; acquired=Purchase; insurance_value=8500; status=In conservation
- Bronze fibula | accession_number=2011.5.22; collection=Archaeology; period=Bronze Age; material=Bronze; dimensions=7 x 3 cm; found_at=Gravel pit east; acquired=Excavation; insurance_value=2300; status=On loan
item collection|department: Name!;Curator~Irma Soll|Desmond Fry;Focus:long;Objects:number#0-1000000;Storage room
- Local history | curator=Irma Soll; focus=Mining and trades of the valley since 1700; objects=4200; storage_room=Depot 1
- Natural history | curator=Desmond Fry; focus=Fossils and minerals; objects=2800; storage_room=Depot 3
- Trades and guilds | curator=Irma Soll; focus=Chests, signs and tools of the town guilds; objects=960; storage_room=Depot 1
- Archaeology | curator=Leon Abt; focus=Finds from the valley gravel pits; objects=11300; storage_room=Depot 2
item exhibition|special exhibition|permanent exhibition: Title!;Opens on:date;Closes on:date;Curator~Irma Soll|Desmond Fry;Hall;Kind=Permanent|Special|Travelling;Entry fee:money;Poster:image;Text:long;~Status=Planned|Open|Closed
- Light below | curator=Irma Soll; hall=Hall 2; kind=Permanent; entry_fee=7; text=How miners saw in the dark.; status=Open
- Sea before us | curator=Desmond Fry; hall=Hall 4; kind=Special; entry_fee=10; text=The valley as an ocean floor.; status=Planned
- Locked and sealed | curator=Irma Soll; hall=Hall 1; kind=Special; entry_fee=8; text=What guilds hid in their chests.; status=Closed
- Bronze on the road | curator=Leon Abt; hall=Hall 3; kind=Travelling; entry_fee=9; text=Trade routes of early metal.; status=Open
record loan|object loan: Title!;Object->@object|collection object~Miner's lamp|Ammonite slab;Borrower;Direction=Outgoing|Incoming;From:date;Until:date;Insurance value:money;Transport~Art courier;~Status=Requested|Agreed|On loan|Returned
- Lamp to county museum | object=Miner's lamp; borrower=County museum; direction=Outgoing; insurance_value=450; transport=Own van; status=Agreed
- Fibula to state museum | object=Bronze fibula; borrower=State museum; direction=Outgoing; insurance_value=2300; transport=Courier with hand case; status=On loan
- Chest for guild jubilee | object=Guild chest; borrower=Carpenters' guild; direction=Outgoing; insurance_value=8500; transport=Art courier; status=Requested
- Ammonite back from school | object=Ammonite slab; borrower=Valley school; direction=Outgoing; insurance_value=1200; transport=Own van; status=Returned
record conservation report|condition report|restoration: Title!;Object->@object|collection object~Miner's lamp|Ammonite slab;Examined on:date!;Conservator~Noa Peled|Hugh Carr;Condition=Stable|Needs care|Urgent;Treatment:long;Before:image;After:image
- Slab crack filled | object=Ammonite slab; conservator=Hugh Carr; condition=Stable; treatment=Crack filled with reversible resin.
- Woodworm in chest | object=Guild chest; conservator=Noa Peled; condition=Urgent; treatment=Nitrogen chamber for five weeks.
- Fibula desalinated | object=Bronze fibula; conservator=Noa Peled; condition=Stable; treatment=Three baths, then wax coating.
- Lamp glass loose | object=Miner's lamp; conservator=Hugh Carr; condition=Needs care; treatment=Glass padded, no display at height.
event guided tour|museum tour|school programme: Title!;Exhibition->@exhibition|special exhibition~Light below|Sea before us;Date:date!;Starts at:time;Guide~Irma Soll|Leon Abt;Language=English|German|French|Easy language;Places:number#1-60;Price:money
- Lamp tour for families | exhibition=Light below; guide=Leon Abt; language=English; places=20; price=4
- Fossil hunt for schools | exhibition=Sea before us; guide=Leon Abt; language=Easy language; places=28; price=3
- Curator's bronze walk | exhibition=Bronze on the road; guide=Leon Abt; language=German; places=15; price=6
- Lamps in French | exhibition=Light below; guide=Irma Soll; language=French; places=18; price=5
request donation offer|object offer|loan request: Title!;Object description:long;Email:email;Phone:phone;Origin;Photo:image;Wish=Donation|Sale|Valuation|Loan
- Grandfather's pit helmet | object_description=Leather helmet, about 1930, with lamp bracket.; email=kirsten@mailbox.example; origin=Family of a miner; wish=Donation
- Box of minerals | object_description=Forty labelled minerals from an old school.; email=rector@mailbox.example; origin=School attic; wish=Donation
- Painted guild sign | object_description=Baker's sign, iron, about 1820.; email=baecker@mailbox.example; origin=House in Market street; wish=Sale
- Roman coin found | object_description=Small bronze coin, portrait worn.; email=finder@mailbox.example; origin=Field near the brook; wish=Valuation
! record climate reading|storage climate [climate|humidity|temperature]: Title!;Room~Depot 1|Depot 3;Measured on:date;Temperature:number(°C)#-10-40;Humidity:percent;Measured by~Noa Peled|Hugh Carr
- Depot 1 Monday | room=Depot 1; temperature=18; humidity=49; measured_by=Noa Peled
- Depot 3 Monday | room=Depot 3; temperature=19; humidity=53; measured_by=Hugh Carr
- Hall 2 after school visit | room=Hall 2; temperature=22; humidity=58; measured_by=Noa Peled
- Depot 2 Thursday | room=Depot 2; temperature=17; humidity=42; measured_by=Hugh Carr
+ ticket|booking: Exhibition->@exhibition|special exhibition;Category=Adult|Child|Family|School class;Persons:number#1-60;Guided tour:boolean
! item artist|painter|maker [artist\\w*|painter\\w*|sculptor\\w*]: Name!;Born in:number#-3000-2030;Died in:number#-3000-2100;Country;Movement;Biography:long;Portrait:image
- Unknown potter | country=Greece; movement=Red figure
- Jonas Brandl | born_in=1812; died_in=1880; country=Austria; movement=Realism
- Mathilde Corvin | born_in=1867; died_in=1941; country=France; movement=Impressionism
- Master of the Guild Chest | born_in=1590; died_in=1655; country=Germany; movement=Late Renaissance
! event entry slot|time slot|timed slot|visit slot [time slot\\w*|timed|slot\\w*|capacit\\w*]: Title!;Exhibition->@exhibition|special exhibition~Light below;Date:date!;Starts at:time;Ends at:time;Capacity:number#1-10000;~Booked:number#0-10000;~Status=Open|Full|Closed
- Saturday 10:00 | exhibition=Light below; capacity=60; booked=22; status=Open
- Saturday 11:00 | exhibition=Light below; capacity=60; booked=60; status=Full
- Sunday 14:00 | exhibition=Bronze on the road; capacity=40; booked=31; status=Open
- Monday 10:00 | exhibition=Sea before us; capacity=50; booked=0; status=Closed
! item ticket type|admission|ticket category [ticket type\\w*|ticket\\w*|admission]: Name!;Price:money;Who=Adult|Child|Student|Family|Group;Exhibition->@exhibition|special exhibition~Light below;Valid days:number#1-400;Note
- Adult day ticket | price=9; who=Adult
- Family ticket | price=20; who=Family
- Child under 14 | price=4; who=Child; exhibition=Sea before us; valid_days=1
- Student year pass | price=25; who=Student; valid_days=365; note=With student card
! record exhibition object|exhibition artwork|displayed work [assign\\w*|exhibit\\w*|artwork\\w*]: Title!;Exhibition->@exhibition|special exhibition~Light below;Object->@object|artwork~Miner's lamp;Room;Position:number#1-5000;Label text:long;On show from:date;On show until:date
- Lamp at the entrance | exhibition=Light below; object=Miner's lamp; room=Hall 1; position=1
- Ammonite in hall 2 | exhibition=Sea before us; object=Ammonite slab; room=Hall 2; position=4
- Chest in the strong room | exhibition=Locked and sealed; object=Guild chest; room=Hall 3; position=2; label_text=Three locks, three masters.
- Fibula in the travel case | exhibition=Bronze on the road; object=Bronze fibula; room=Hall 4; position=7; label_text=It held a cloak for forty years.

# book publisher|publishing house|book manuscript|literary agent|small press|book publishing
person author|writer|illustrator|translator: Name!;Pen name;Email:email;City;Agent;Genre~Crime|Poetry;Biography:long;Photo:image;~Status=Under contract|Submitted|Former
- Fiona Hartley | email=fiona@hartleywrites.example; city=Galway; agent=Own; genre=Crime; biography=Former ferry purser.; status=Under contract
- Milan Dvorsky | email=milan@dvorsky.example; city=Brno; agent=Linden Literary; genre=Poetry; biography=Third collection out next year.; status=Under contract
- Ruth Abiola | pen_name=R. A. Bright; email=ruth@abiola.example; city=Leeds; agent=North Agency; genre=Children; biography=Teaches primary school.; status=Submitted
- Konrad Pfeil | email=konrad@pfeil.example; city=Vienna; agent=None; genre=Non-fiction; biography=Railway historian.; status=Former
record manuscript|submission: Title!;Author->@author|writer~Fiona Hartley|Milan Dvorsky;Genre=Novel|Crime|Poetry|Children|Non-fiction|Short stories;Words:number#100-500000;Received on:date;Text file:file;Editor~Olga Reiss|Ben Otway;Synopsis:long;~Stage=Received|Reading|Revising|Accepted|Rejected|In production
- The Purser's Ledger | author=Fiona Hartley; genre=Crime; words=88000; editor=Ben Otway; synopsis=A ledger from a sunken ferry turns up dry.; stage=In production
- Frost Grammar | author=Milan Dvorsky; genre=Poetry; words=11000; editor=Olga Reiss; synopsis=Forty poems of one winter.; stage=Revising
- The Button Dragon | author=Ruth Abiola; genre=Children; words=4200; editor=Olga Reiss; synopsis=A dragon eats only buttons.; stage=Reading
- Night Trains North | author=Konrad Pfeil; genre=Non-fiction; words=102000; editor=Ben Otway; synopsis=Sleeping cars from 1870 to today.; stage=Rejected
item book|edition: Title!;Author->@author|writer~Fiona Hartley|Milan Dvorsky;ISBN;Format=Hardback|Paperback|E-book|Audiobook;Pages:number#8-3000;Price:money;Publication date:date;Print run:number#0-1000000;Stock:number#0-1000000;Cover:image;Blurb:long
- The Purser's Ledger (paperback) | author=Fiona Hartley; isbn=978-1-0000-0417-2; format=Paperback; pages=312; price=12.99; print_run=3000; stock=2140; blurb=A dry ledger, a wet secret.
- Frost Grammar (hardback) | author=Milan Dvorsky; isbn=978-1-0000-0423-3; format=Hardback; pages=88; price=18; print_run=600; stock=600; blurb=One winter, forty poems.
- The Purser's Ledger (e-book) | author=Fiona Hartley; isbn=978-1-0000-0418-9; format=E-book; pages=312; price=6.99; print_run=0; stock=0; blurb=The dry ledger for your pocket.
- Branch Lines (audiobook) | author=Konrad Pfeil; isbn=978-1-0000-0388-8; format=Audiobook; pages=240; price=16; blurb=Nine hours along closed railways.
record reader report|editorial review|reading report: Title!;Manuscript->@manuscript|submission~The Purser's Ledger|Frost Grammar;Reader~Olga Reiss|Ben Otway;Read on:date!;Style:rating;Market:rating;Recommendation=Accept|Revise|Reject;Comments:long
- First reading Ledger | manuscript=The Purser's Ledger; reader=Olga Reiss; recommendation=Accept; comments=Strong voice, trim the middle third.
- Second reading Frost | manuscript=Frost Grammar; reader=Ben Otway; recommendation=Revise; comments=Order of the second part.
- Dragon first look | manuscript=The Button Dragon; reader=Ben Otway; recommendation=Accept; comments=Funny, needs an illustrator early.
- Night Trains reading | manuscript=Night Trains North; reader=Olga Reiss; recommendation=Reject; comments=Too close to our backlist.
record contract|author contract: Title!;Author->@author|writer~Fiona Hartley|Milan Dvorsky;Book->@book|edition~The Purser's Ledger (paperback)|Frost Grammar (hardback);Signed on:date;Advance:money;Royalty:percent;Territory;Rights=World|English|Translation|Audio;Document:file
- Hartley Ledger contract | author=Fiona Hartley; book=The Purser's Ledger (paperback); advance=2500; royalty=8; territory=World; rights=World
- Dvorsky Frost contract | author=Milan Dvorsky; book=Frost Grammar (hardback); advance=600; royalty=10; territory=World; rights=English
- Ledger e-book addendum | author=Fiona Hartley; book=The Purser's Ledger (e-book); advance=0; royalty=25; territory=World; rights=World
- Pfeil audio licence | author=Konrad Pfeil; book=Branch Lines (audiobook); advance=800; royalty=12; territory=Europe; rights=Audio
work production step|production task|deadline: Title!;Book->@book|edition~The Purser's Ledger (paperback)|Frost Grammar (hardback);Step=Editing|Proofreading|Layout|Cover|Printing|Launch;Due on:date;Assigned to~Olga Reiss|Ben Otway;Notes:long
- Cover proof Frost | book=Frost Grammar (hardback); step=Cover; assigned_to=Olga Reiss; notes=Foil on the title only.
- Second proof Ledger | book=The Purser's Ledger (paperback); step=Proofreading; assigned_to=Ben Otway; notes=Check ship terms.
- Layout of poems | book=Frost Grammar (hardback); step=Layout; assigned_to=Ben Otway; notes=One poem a page, old style numbers.
- E-book conversion check | book=The Purser's Ledger (e-book); step=Editing; assigned_to=Olga Reiss; notes=Tables of the ledger as text.
record royalty statement|royalty|sales report: Title!;Author->@author|writer~Fiona Hartley|Milan Dvorsky;Book->@book|edition~The Purser's Ledger (paperback)|Frost Grammar (hardback);Period;Copies sold:number#0-1000000;Returns:number#0-100000;Royalty due:money;~Paid:boolean
- Ledger first half | author=Fiona Hartley; book=The Purser's Ledger (paperback); period=First half-year; copies_sold=810; returns=42; royalty_due=798
- Frost first half | author=Milan Dvorsky; book=Frost Grammar (hardback); period=First half-year; copies_sold=145; returns=0; royalty_due=261
- Ledger e-book second half | author=Fiona Hartley; book=The Purser's Ledger (e-book); period=Second half-year; copies_sold=520; returns=6; royalty_due=898
- Branch Lines audio | author=Konrad Pfeil; book=Branch Lines (audiobook); period=Full year; copies_sold=310; returns=0; royalty_due=595
+ order: Book->@book|edition;Copies:number#1-10000;Discount:percent
+ review: Book->@book|edition;Outlet

# book club|reading group|book lover|reader community|bookshelf
item book|title|novel: Title!;Author;Genre=Novel|Crime|Fantasy|Biography|History|Poetry|Science;Pages:number#1-5000;Year:number#1400-2100;ISBN;Language;Cover:image;Synopsis:long
- The Winter Orchard | author=E. Castellan; genre=Novel; pages=284; year=2021; language=English; synopsis=Three sisters inherit frozen land.
- A Short Walk by Sea | author=J. Morrow; genre=Biography; pages=212; year=2018; language=English; synopsis=A memoir in twelve harbours.
- The Clockmaker's Debt | author=H. Pryce; genre=Crime; pages=336; year=2023; language=English; synopsis=A watch stops at the hour of a murder.
- Orbiting Home | author=S. Menon; genre=Science; pages=258; year=2022; language=English; synopsis=How satellites changed farming.
event meeting|book club meeting|reading evening: Title!;Book->@book|title~The Winter Orchard|A Short Walk by Sea;Date:date!;Starts at:time;Place;Host~Vera Blum|Andy Cross;Chapters;Seats:number#2-60;Questions:long
- October meeting | book=The Winter Orchard; place=Vera's kitchen; host=Vera Blum; chapters=All; seats=12; questions=Who tells the truth about the fire?
- November meeting | book=A Short Walk by Sea; place=Café Anker; host=Andy Cross; chapters=1-12; seats=14; questions=Which harbour would you cut?
- December meeting | book=The Clockmaker's Debt; place=Library room 2; host=Vera Blum; chapters=1-20; seats=16; questions=When did you guess?
- January meeting | book=Orbiting Home; place=Andy's flat; host=Andy Cross; chapters=All; seats=10; questions=What surprised you most?
record reading progress|reading log|reading entry: Title!;Book->@book|title~The Winter Orchard|A Short Walk by Sea;Reader~Vera Blum|Andy Cross;Page reached:number#0-5000;Read on:date!;Minutes:number(min)#1-1000;~Status=To read|Reading|Finished|Abandoned;Notes:long
- Vera at page 140 | book=The Winter Orchard; reader=Vera Blum; page_reached=140; minutes=50; status=Reading; notes=The letters are the best part.
- Andy finished | book=A Short Walk by Sea; reader=Andy Cross; page_reached=212; minutes=45; status=Finished; notes=Slow start.
- Nadia gave up | book=Orbiting Home; reader=Nadia Frey; page_reached=88; minutes=30; status=Abandoned; notes=Too technical for me now.
- Clockmaker on the pile | book=The Clockmaker's Debt; reader=Vera Blum; page_reached=0; minutes=1; status=To read; notes=Start next week.
record nomination|book suggestion|proposal: Title!;Book->@book|title~The Winter Orchard|A Short Walk by Sea;Suggested by~Vera Blum|Andy Cross;For month:date;Reason:long;~Votes:number#0-500;~Status=Open|Chosen|Not chosen
- For November | book=A Short Walk by Sea; suggested_by=Andy Cross; reason=Short and funny after the orchard.; votes=7; status=Chosen
- For December | book=The Clockmaker's Debt; suggested_by=Vera Blum; reason=A crime novel for dark evenings.; votes=9; status=Chosen
- For January | book=Orbiting Home; suggested_by=Nadia Frey; reason=We never read science.; votes=5; status=Open
- Orchard again | book=The Winter Orchard; suggested_by=Andy Cross; reason=Worth a second reading.; votes=1; status=Not chosen
record discussion|thread|discussion post: Title!;Book->@book|title~The Winter Orchard|A Short Walk by Sea;Started by~Vera Blum|Andy Cross;Chapter;Spoilers:boolean;Text:long
- The unreliable aunt | book=The Winter Orchard; started_by=Vera Blum; chapter=9; text=Did anyone believe her account of the barn?
- Harbour seven | book=A Short Walk by Sea; started_by=Andy Cross; chapter=7; text=Is the storm invented?
- The broken watch | book=The Clockmaker's Debt; started_by=Nadia Frey; chapter=3; text=Why does nobody ask about the spring?
- Who owns the orbit | book=Orbiting Home; started_by=Vera Blum; chapter=5; text=Should small countries get a slot?
record quote|favourite passage|quotation: Title!;Book->@book|title~The Winter Orchard|A Short Walk by Sea;Page:number#1-5000;Text:long;Added by~Vera Blum|Andy Cross
- On frost | book=The Winter Orchard; page=61; text=Frost is only water being careful.; added_by=Vera Blum
- On leaving port | book=A Short Walk by Sea; page=18; text=Every harbour is a sentence that ends in water.; added_by=Andy Cross
- On time | book=The Clockmaker's Debt; page=204; text=A stopped clock keeps its promise twice a day.; added_by=Nadia Frey
- On distance | book=Orbiting Home; page=112; text=From up there a fence is a rumour.; added_by=Vera Blum
item reading list|shelf: Name!;Owner~Vera Blum|Andy Cross;Goal:number(books)#1-500;From:date;Until:date;Public:boolean;Description:long
- Twelve by the sea | owner=Andy Cross; goal=12; description=A maritime book each month.
- Winter crime | owner=Vera Blum; goal=6; description=One case for each dark week.
- Science for the curious | owner=Nadia Frey; goal=8; description=No formulas, please.
- Poetry before breakfast | owner=Andy Cross; goal=10; description=Thin books only.
! record vote|ballot|book vote [vote\\w*|poll\\w*|ballot]: Title!;Nomination->@nomination|book suggestion~For November;Voter~Vera Blum|Andy Cross;Points:number#0-10;Voted on:date
- Vera's vote | nomination=For November; voter=Vera Blum; points=2
- Andy's vote | nomination=For November; voter=Andy Cross; points=3
- Nadia for December | nomination=For December; voter=Nadia Frey; points=3
- Vera for January | nomination=For January; voter=Vera Blum; points=1
! record book loan|lending [lend\\w*|loan\\w*|borrow\\w*]: Title!;Book->@book|title~The Winter Orchard|A Short Walk by Sea;Owner;Borrower;Lent on:date;Return by:date;~Returned:boolean
- Orchard to Andy | book=The Winter Orchard; owner=Vera Blum; borrower=Andy Cross
- Short Walk to Nadia | book=A Short Walk by Sea; owner=Andy Cross; borrower=Nadia Frey
- Clockmaker to Vera | book=The Clockmaker's Debt; owner=Nadia Frey; borrower=Vera Blum
- Orbiting to Andy | book=Orbiting Home; owner=Nadia Frey; borrower=Andy Cross
+ review: Book->@book|title;Stars:rating;Spoilers:boolean
! item book club|club|reading group [clubs?|groups?]: Name!;Owner~Vera Blum|Andy Cross;Book of the month->@book|title~The Winter Orchard|A Short Walk by Sea;Meets=Weekly|Fortnightly|Monthly;Place;Members at most:number#2-500;Public:boolean;Cover:image;Description:long
- Lantern readers | owner=Vera Blum; book_of_the_month=The Winter Orchard; meets=Monthly; place=Library cafe; members_at_most=20; description=Novels with weather in them.
- Crime on Thursday | owner=Andy Cross; book_of_the_month=A Short Walk by Sea; meets=Fortnightly; place=Online; members_at_most=40; description=Guess before page 200.
- Slow poets | owner=Vera Blum; book_of_the_month=A Short Walk by Sea; meets=Weekly; place=Tea room; members_at_most=12; description=One poem an evening.
- Harbour book table | owner=Andy Cross; book_of_the_month=The Winter Orchard; meets=Monthly; place=Old quay pub; members_at_most=15; description=Talk first, fish soup later.
! record club membership|club member|membership [join\\w*|members?]: Title!;Club->@book club|club~Lantern readers|Crime on Thursday;Member~Vera Blum|Andy Cross;Role=Owner|Moderator|Member;Joined on:date;~Status=Asked|Active|Left
- Vera in Lantern | club=Lantern readers; member=Vera Blum; role=Owner; status=Active
- Andy in Lantern | club=Lantern readers; member=Andy Cross; role=Member; status=Active
- Vera in Crime | club=Crime on Thursday; member=Vera Blum; role=Member; status=Asked
- Andy in Slow poets | club=Slow poets; member=Andy Cross; role=Moderator; status=Left
+ challenge: Goal:number(books)#1-500;Read so far:number#0-500

# creative writing|writers group|short story|novelist|fiction writing|poetry|writing workshop
record story|short story|text|poem|manuscript: Title!;Author~Hollis Grey|Amara Finch;Genre=Short story|Novel|Poem|Flash fiction|Script|Essay;Words:number#1-500000;Prompt->@prompt|writing prompt~A locked boathouse|Letter never sent;Draft:number#1-50;Text:long;Written on:date;~Status=Draft|For feedback|Revised|Submitted|Published
- The Boathouse Key | author=Hollis Grey; genre=Short story; words=3200; prompt=A locked boathouse; draft=2; text=The key had been cut twice.; status=For feedback
- Dear Nobody | author=Amara Finch; genre=Poem; words=140; prompt=Letter never sent; draft=4; text=Dear nobody, the kettle sings again.; status=Submitted
- Bus 19, Last Stop | author=Petra Solo; genre=Flash fiction; words=480; prompt=First line with a bus; draft=1; text=The driver knew my name before I did.; status=Draft
- Salt in the Wound | author=Hollis Grey; genre=Novel; words=61000; draft=3; text=The family sold salt and secrets.; status=Revised
record chapter|scene: Title!;Story->@story|short story~The Boathouse Key|Dear Nobody;Number:number#1-200;Words:number#0-50000;Point of view;Text:long;~Status=Outline|Draft|Revised|Final
- Low tide | story=The Boathouse Key; number=1; words=1100; point_of_view=Mara; text=Mara waits for the water to leave.; status=Draft
- The second lock | story=The Boathouse Key; number=2; words=1300; point_of_view=Mara; text=Inside is another door.; status=Outline
- The salt merchants | story=Salt in the Wound; number=1; words=4200; point_of_view=Ines; text=Ines counts sacks and debts.; status=Final
- A letter from Cadiz | story=Salt in the Wound; number=2; words=3900; point_of_view=Tomas; text=The seal is already broken.; status=Revised
record critique|feedback|peer feedback: Title!;Story->@story|short story~The Boathouse Key|Dear Nobody;Reviewer~Hollis Grey|Amara Finch;Given on:date!;Plot:rating;Style:rating;Characters:rating;Strengths:long;Suggestions:long
- Amara on the Boathouse | story=The Boathouse Key; reviewer=Amara Finch; strengths=Clean opening image.; suggestions=Let us meet the brother earlier.
- Hollis on Dear Nobody | story=Dear Nobody; reviewer=Hollis Grey; strengths=The kettle returns at the right time.; suggestions=Cut the last couplet.
- Petra on the salt novel | story=Salt in the Wound; reviewer=Petra Solo; strengths=Rich setting, good villains.; suggestions=Fewer letters in part one.
- Amara on Bus 19 | story=Bus 19, Last Stop; reviewer=Amara Finch; strengths=Great first line.; suggestions=End one sentence earlier.
item prompt|writing prompt|exercise: Title!;Kind=Picture|First line|Situation|Form;Words at most:number#10-10000;Deadline:date;Set by~Hollis Grey|Amara Finch;Picture:image;Text:long
- A locked boathouse | kind=Situation; words_at_most=3500; set_by=Amara Finch; text=Somebody has changed the lock over night.
- Letter never sent | kind=Form; words_at_most=300; set_by=Hollis Grey; text=Write to a person who cannot answer.
- First line with a bus | kind=First line; words_at_most=500; set_by=Petra Solo; text=The driver knew my name before I did.
- Empty carousel | kind=Picture; words_at_most=1200; set_by=Amara Finch; text=Write what happened an hour before the photo.
item contest|magazine|market|writing contest: Name!;Kind=Contest|Magazine|Anthology|Agent;Genre;Deadline:date;Entry fee:money;Word limit:number#10-200000;Prize:money;Guidelines:url
- Estuary short fiction prize | kind=Contest; genre=Short story; entry_fee=10; word_limit=4000; prize=1000
- Lantern quarterly | kind=Magazine; genre=Poetry; entry_fee=0; word_limit=600; prize=40
- Northern first novel award | kind=Contest; genre=Novel; entry_fee=25; word_limit=120000; prize=5000
- Pocket anthology 9 | kind=Anthology; genre=Flash fiction; entry_fee=0; word_limit=500; prize=25
record submission|story submission: Title!;Story->@story|short story~The Boathouse Key|Dear Nobody;Market->@contest|magazine~Estuary short fiction prize|Lantern quarterly;Sent on:date!;Answer by:date;Fee paid:money;~Result=Waiting|Shortlisted|Accepted|Rejected|Withdrawn
- Dear Nobody to Lantern | story=Dear Nobody; market=Lantern quarterly; fee_paid=0; result=Waiting
- Boathouse to Estuary | story=The Boathouse Key; market=Estuary short fiction prize; fee_paid=10; result=Shortlisted
- Bus 19 to Pocket | story=Bus 19, Last Stop; market=Pocket anthology 9; fee_paid=0; result=Accepted
- Salt to Northern award | story=Salt in the Wound; market=Northern first novel award; fee_paid=25; result=Rejected
event writers meeting|reading|workshop session|open mic: Title!;Date:date!;Starts at:time;Place;Leader~Hollis Grey|Amara Finch;Theme;Places:number#2-80;Description:long
- Dialogue evening | place=Library annex; leader=Amara Finch; theme=Dialogue; places=12; description=Bring two pages of talk.
- Novel clinic | place=Café Quill; leader=Hollis Grey; theme=Opening chapters; places=8; description=First five pages, read aloud.
- Poetry walk | place=River path; leader=Amara Finch; theme=Images; places=15; description=Notebook and good shoes.
- Flash fiction slam | place=Library annex; leader=Petra Solo; theme=Endings; places=30; description=Three minutes each.
! record writing session|word count|writing log [word count\\w*|goal\\w*|streak\\w*|progress]: Title!;Story->@story|short story~The Boathouse Key|Dear Nobody;Written on:date;Words added:number#0-20000;Minutes:number(min)#1-900
- Sunday morning session | story=The Boathouse Key; words_added=640; minutes=75
- Train to work | story=Bus 19, Last Stop; words_added=220; minutes=35
- Chapter two push | story=Salt in the Wound; words_added=1450; minutes=160
- Poem polish | story=Dear Nobody; words_added=12; minutes=50

# comic|webcomic|graphic novel|manga|comic artist|comic shop
item series|comic series|webcomic: Title!;Writer~Tess Oduya|Rolf Aden;Artist~Tess Oduya|Rolf Aden;Genre=Superhero|Fantasy|Slice of life|Horror|Humour|Science fiction;Publisher;Rating=All ages|Teen|Mature;Cover:image;Synopsis:long;~Status=Ongoing|Finished|Hiatus
- Moth Patrol | writer=Tess Oduya; artist=Rolf Aden; genre=Humour; publisher=Attic Ink; rating=All ages; synopsis=Night insects run a detective agency.; status=Ongoing
- Salt Knights | writer=Rolf Aden; artist=Tess Oduya; genre=Fantasy; publisher=Attic Ink; rating=Teen; synopsis=Two knights guard the last dry road.; status=Hiatus
- Corner Shop Cosmos | writer=Tess Oduya; artist=Mei Rowan; genre=Science fiction; publisher=Half Moon Press; rating=All ages; synopsis=A grocer sells to passing aliens.; status=Ongoing
- The Damp Room | writer=Rolf Aden; artist=Mei Rowan; genre=Horror; publisher=Half Moon Press; rating=Mature; synopsis=The stain on the wall learns names.; status=Finished
item issue|volume|chapter|episode: Title!;Series->@series|comic series~Moth Patrol|Salt Knights;Number:number#1-2000;Pages:number#1-600;Release date:date;Price:money;Cover:image;Barcode;Stock:number#0-10000
- Moth Patrol 3: The Lamp | series=Moth Patrol; number=3; pages=28; price=4.5; stock=35
- Salt Knights 1: Dry Road | series=Salt Knights; number=1; pages=32; price=5; stock=12
- Corner Shop Cosmos 2: Change for a Comet | series=Corner Shop Cosmos; number=2; pages=24; price=4; stock=60
- The Damp Room 5: Paint | series=The Damp Room; number=5; pages=40; price=6.5; stock=8
record page|comic page|strip|panel: Title!;Issue->@issue|volume~Moth Patrol 3: The Lamp|Salt Knights 1: Dry Road;Page number:number#1-600;Image:image;Alt text:long;Publish on:date;~Stage=Script|Thumbnail|Pencils|Inks|Colours|Lettering|Published
- Lamp page 1 | issue=Moth Patrol 3: The Lamp; page_number=1; alt_text=A moth in a trench coat looks at a street lamp.; stage=Inks
- Lamp page 2 | issue=Moth Patrol 3: The Lamp; page_number=2; alt_text=The lamp flickers and goes out.; stage=Pencils
- Comet page 11 | issue=Corner Shop Cosmos 2: Change for a Comet; page_number=11; alt_text=The till floats above the counter.; stage=Colours
- Paint page 40 | issue=The Damp Room 5: Paint; page_number=40; alt_text=A white wall with one small dot.; stage=Published
item character|comic character: Name!;Series->@series|comic series~Moth Patrol|Salt Knights;Role=Hero|Villain|Side character;First appearance;Creator~Tess Oduya|Rolf Aden;Reference sheet:image;Description:long
- Inspector Fluff | series=Moth Patrol; role=Hero; first_appearance=Issue 1; creator=Tess Oduya; description=Drawn to light, embarrassed about it.
- Dame Brine | series=Salt Knights; role=Hero; first_appearance=Issue 1; creator=Rolf Aden; description=Never takes off her gloves.
- Mr Patel-9 | series=Corner Shop Cosmos; role=Side character; first_appearance=Issue 1; creator=Tess Oduya; description=Robot cashier with a soft heart.
- The Stain | series=The Damp Room; role=Villain; first_appearance=Issue 1; creator=Rolf Aden; description=Spreads when nobody looks.
record collection entry|owned comic|copy: Title!;Issue->@issue|volume~Moth Patrol 3: The Lamp|Salt Knights 1: Dry Road;Owner~Nils Abend|June Ward;Grade=Mint|Near mint|Very fine|Fine|Good|Poor;Price paid:money;Value:money;Box;Signed:boolean
- Nils's Dry Road | issue=Salt Knights 1: Dry Road; owner=Nils Abend; grade=Near mint; price_paid=5; value=18; box=B2
- June's Lamp issue | issue=Moth Patrol 3: The Lamp; owner=June Ward; grade=Mint; price_paid=4.5; value=5; box=A1
- Nils's Paint | issue=The Damp Room 5: Paint; owner=Nils Abend; grade=Very fine; price_paid=9; value=14; box=B4
- Cosmos flea market copy | issue=Corner Shop Cosmos 2: Change for a Comet; owner=June Ward; grade=Good; price_paid=1; value=3; box=A2
record subscription|pull list entry|pull list: Title!;Reader~Nils Abend|June Ward;Series->@series|comic series~Moth Patrol|Salt Knights;Copies:number#1-20;Since:date;~Status=Active|Paused|Ended
- June reads Moth Patrol | reader=June Ward; series=Moth Patrol; copies=1; status=Active
- Nils reads Salt Knights | reader=Nils Abend; series=Salt Knights; copies=2; status=Paused
- Nils reads the Damp Room | reader=Nils Abend; series=The Damp Room; copies=1; status=Ended
- Library box Cosmos | reader=Town library; series=Corner Shop Cosmos; copies=3; status=Active
request commission|art commission|sketch request: Title!;Client name;Kind=Sketch|Inked|Full colour|Cover;Characters:number#1-10;Budget:money;Needed by:date;Reference:image;Wishes:long
- Fluff as pirate | client_name=June Ward; kind=Inked; characters=1; budget=60; wishes=Coat instead of hat, please.
- Knights cover for a club | client_name=Fencing club Arrow; kind=Cover; characters=4; budget=320; wishes=Landscape format for a banner.
- Dog as superhero | client_name=Pavel Hrad; kind=Full colour; characters=1; budget=110; wishes=Yellow cape, his dog is called Bolt.
- Quick sketch of Dame Brine | client_name=Nils Abend; kind=Sketch; characters=1; budget=25; wishes=With her gloves on.
+ comment: Page->@page|comic page
+ order: Issue->@issue|volume;Bag and board:boolean;Signed copy:boolean

# podcast|podcaster|radio show|radio station|audio show|community radio
item show|podcast|programme|series: Title!;Host~Ravi Menon|Lisbeth Quick;Topic~Local history|Science;Language;Rhythm=Daily|Weekly|Fortnightly|Monthly|Irregular;Feed address:url;Cover:image;Description:long;~Status=Running|Season break|Ended
- Tide and Time | host=Lisbeth Quick; topic=Local history; language=English; rhythm=Fortnightly; description=Stories of the harbour quarter.; status=Running
- Small Sparks | host=Ravi Menon; topic=Science; language=English; rhythm=Weekly; description=One experiment per episode.; status=Running
- Second Helping | host=Yo Castell; topic=Food; language=Spanish; rhythm=Monthly; description=Family recipes and who cooked them.; status=Season break
- Night Shift | host=Ravi Menon; topic=Work; language=English; rhythm=Irregular; description=People who work while we sleep.; status=Ended
record episode|broadcast|audio episode: Title!;Show->@show|podcast~Tide and Time|Small Sparks;Season:number#1-60;Number:number#1-3000;Published on:date;Duration:number(min)#1-300;Audio file:file;Show notes:long;Transcript:long;~Downloads:number#0-10000000;~Status=Idea|Recorded|Editing|Scheduled|Published
- The rope makers | show=Tide and Time; season=2; number=14; duration=38; show_notes=With the last rope maker of the quay.; downloads=2140; status=Published
- Why ice floats | show=Small Sparks; season=1; number=7; duration=22; show_notes=A freezer, a jar and patience.; downloads=0; status=Editing
- Grandmother's lentils | show=Second Helping; season=1; number=5; duration=31; show_notes=With recipe for six.; downloads=980; status=Published
- The bakery at three | show=Night Shift; season=3; number=9; duration=44; show_notes=Flour, radio and buses.; downloads=0; status=Recorded
person guest|interview guest|speaker: Name!;Topic;Email:email;Phone:phone;City;Biography:long;Photo:image;~Status=Idea|Invited|Confirmed|Recorded
- Walter Hemp | topic=Rope making; email=walter@mailbox.example; city=Lowestoft; biography=Fourth generation on the rope walk.; status=Recorded
- Dr Priya Nair | topic=Ice physics; email=priya@mailbox.example; city=Leeds; biography=Measures sea ice in winter.; status=Confirmed
- Elena Rubio | topic=Lentils and exile; email=elena@mailbox.example; city=Toledo; biography=Keeps her family's recipe book.; status=Recorded
- Josef Krantz | topic=Night baking; email=josef@mailbox.example; city=Linz; biography=Baker for forty years.; status=Invited
record recording session|recording|studio slot: Title!;Episode->@episode|broadcast~The rope makers|Why ice floats;Guest->@guest|interview guest~Walter Hemp|Dr Priya Nair;Date:date!;Starts at:time;Place=Studio|Remote|On site;Producer~Ravi Menon|Yo Castell;Questions:long
- Rope walk recording | episode=The rope makers; guest=Walter Hemp; place=On site; producer=Yo Castell; questions=What does the sea do to hemp?
- Ice call | episode=Why ice floats; guest=Dr Priya Nair; place=Remote; producer=Ravi Menon; questions=How old is the oldest ice you held?
- Kitchen recording | episode=Grandmother's lentils; guest=Elena Rubio; place=On site; producer=Yo Castell; questions=Who taught you to salt?
- Bakery studio talk | episode=The bakery at three; guest=Josef Krantz; place=Studio; producer=Ravi Menon; questions=When do you sleep?
record chapter|segment|playlist entry: Title!;Episode->@episode|broadcast~The rope makers|Why ice floats;Starts at second:number(s)#0-20000;Kind=Talk|Music|Interview|Jingle|Advert;Duration:number(s)#1-7200;Artist;Link:url
- Interview on the walk | episode=The rope makers; starts_at_second=240; kind=Interview; duration=1500
- Opening jingle | episode=Why ice floats; starts_at_second=0; kind=Jingle; duration=20
- Lentil advert | episode=Grandmother's lentils; starts_at_second=900; kind=Advert; duration=45
- Night radio song | episode=The bakery at three; starts_at_second=1320; kind=Music; duration=180; artist=The Early Trams
record sponsorship|ad slot|sponsor: Title!;Company;Episode->@episode|broadcast~The rope makers|Why ice floats;Position=Pre-roll|Mid-roll|Post-roll;Fee:money;Text:long;Booked on:date;~Paid:boolean
- Harbour bakery mid-roll | company=Harbour Bakery; episode=The rope makers; position=Mid-roll; fee=120; text=Rolls from six in the morning.
- Freezer shop pre-roll | company=Polar Appliances; episode=Why ice floats; position=Pre-roll; fee=90; text=Cold made simple.
- Olive oil post-roll | company=Sierra Oils; episode=Grandmother's lentils; position=Post-roll; fee=60; text=One spoon is enough.
- Bus company mid-roll | company=City Lines; episode=The bakery at three; position=Mid-roll; fee=150; text=Night buses every half hour.
request listener message|topic suggestion|song request: Title!;Show->@show|podcast~Tide and Time|Small Sparks;Name;Email:email;Message:long;Voice message:file;May be read out:boolean
- Lighthouse story idea | show=Tide and Time; name=Gwen; email=gwen@mailbox.example; message=My grandmother kept the east light.
- Ice question | show=Small Sparks; name=Benny, 9; email=benny.mum@mailbox.example; message=Does hot water freeze faster?
- Wrong date in part two | show=Tide and Time; name=Archivist Lowe; email=lowe@mailbox.example; message=The quay burnt in 1874, not 1847.
- Recipe thanks | show=Second Helping; name=Carmen; email=carmen@mailbox.example; message=I cooked it and cried a little.
! record broadcast slot|programme slot|airtime [slot\\w*|broadcast\\w*|timetable\\w*|live]: Title!;Show->@show|podcast~Tide and Time|Small Sparks;Weekday=Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday;Starts at:time;Minutes:number(min)#5-360;Live:boolean
- Sunday harbour hour | show=Tide and Time; weekday=Sunday; minutes=60
- Weekday sparks | show=Small Sparks; weekday=Wednesday; minutes=30
- Late shift | show=Night Shift; weekday=Friday; minutes=120
- Kitchen Saturday | show=Second Helping; weekday=Saturday; minutes=45
+ comment: Episode->@episode|broadcast

# film festival|short film festival|film submission|festival jury|festival programme
item film|submitted film|entry: Title!;Director;Country;Year:number#1900-2100;Running time:number(min)#1-400;Category->@category|competition section~International shorts|Student films;Language;Subtitles;Screening copy:url;Still:image;Synopsis:long;~Status=Submitted|Shortlisted|Selected|Rejected|Awarded
- Paper Ferry | director=Ling Osman; country=Malaysia; year=2025; running_time=14; category=International shorts; language=Malay; subtitles=English; synopsis=A boy folds a boat large enough to sit in.; status=Selected
- Room 12 | director=Jakub Zeman; country=Czechia; year=2025; running_time=9; category=Student films; language=Czech; subtitles=English; synopsis=A night porter answers a phone that is not plugged in.; status=Shortlisted
- Salt in the Radio | director=Inés Vidal; country=Chile; year=2024; running_time=52; category=Documentaries; language=Spanish; subtitles=English; synopsis=A pirate station in the desert.; status=Awarded
- The Long Lunch | director=Greg Ashby; country=Canada; year=2025; running_time=6; category=Animation; language=No dialogue; synopsis=Two snails share a leaf.; status=Submitted
item category|competition section|section: Name!;Maximum length:number(min)#1-400;Entry fee:money;Opens on:date;Deadline:date;Prize:money;Rules:long
- International shorts | maximum_length=25; entry_fee=18; prize=2500; rules=Finished within the last 18 months.
- Student films | maximum_length=20; entry_fee=0; prize=800; rules=Proof of enrolment needed.
- Documentaries | maximum_length=90; entry_fee=25; prize=3000; rules=No commissioned films.
- Animation | maximum_length=15; entry_fee=12; prize=1200; rules=Any technique.
person juror|jury member: Name!;Job;Country;Category->@category|competition section~International shorts|Student films;Email:email;Biography:long;Photo:image
- Alma Brights | job=Editor; country=Ireland; category=International shorts; email=alma@mailbox.example; biography=Edits documentaries.
- Tunde Falade | job=Director; country=Nigeria; category=Student films; email=tunde@mailbox.example; biography=Two features and a stubborn short.
- Hana Sato | job=Animator; country=Japan; category=Animation; email=hana@mailbox.example; biography=Works with sand on glass.
- Piotr Wal | job=Critic; country=Poland; category=Documentaries; email=piotr@mailbox.example; biography=Writes for a film monthly.
record jury score|score|evaluation: Title!;Film->@film|submitted film~Paper Ferry|Room 12;Juror->@juror|jury member~Alma Brights|Tunde Falade;Story:number#1-10;Image:number#1-10;Sound:number#1-10;Originality:number#1-10;~Total:number#4-40;Remarks:long
- Alma on Paper Ferry | film=Paper Ferry; juror=Alma Brights; story=8; image=9; sound=7; originality=9; total=33; remarks=The last shot stays.
- Tunde on Room 12 | film=Room 12; juror=Tunde Falade; story=7; image=7; sound=8; originality=6; total=28; remarks=Sound carries it.
- Piotr on Salt in the Radio | film=Salt in the Radio; juror=Piotr Wal; story=9; image=8; sound=10; originality=8; total=35; remarks=The radio is the main character.
- Hana on Long Lunch | film=The Long Lunch; juror=Hana Sato; story=6; image=9; sound=6; originality=8; total=29; remarks=Lovely timing, thin end.
event screening|film block|programme block: Title!;Cinema->@cinema|screen~Astra|Open-air wall;Date:date!;Starts at:time;Category->@category|competition section~International shorts|Student films;Moderator;Price:money;Seats:number#5-3000;Talk afterwards:boolean
- Shorts block 1 | cinema=Astra; category=International shorts; moderator=Sol Weaver; price=9; seats=210
- Student night | cinema=Open-air wall; category=Student films; moderator=Petra Lang; price=0; seats=150
- Desert radio evening | cinema=Kino Pier; category=Documentaries; moderator=Sol Weaver; price=8; seats=90
- Animated breakfast | cinema=Library hall; category=Animation; moderator=Petra Lang; price=5; seats=60
item cinema|screen|screening venue: Name!;Address;Seats:number#5-3000;Projection=2K|4K|35 mm|Beamer;Step-free:boolean;Contact person
- Astra | address=Bridge street 5; seats=210; projection=4K; contact_person=Olive
- Open-air wall | address=Old brewery yard; seats=150; projection=Beamer; contact_person=Sam
- Kino Pier | address=Pier road 1; seats=90; projection=35 mm; contact_person=Bruno
- Library hall | address=School lane 3; seats=60; projection=2K; contact_person=Marta
record award|prize: Title!;Category->@category|competition section~International shorts|Student films;Film->@film|submitted film~Paper Ferry|Room 12;Prize money:money;Sponsor;Reason:long
- Best short | category=International shorts; film=Paper Ferry; prize_money=2500; sponsor=City of Arden; reason=For a whole world out of one sheet of paper.
- Best documentary | category=Documentaries; film=Salt in the Radio; prize_money=3000; sponsor=Radio Arden; reason=For listening so closely.
- Student prize | category=Student films; film=Room 12; prize_money=800; sponsor=Film school; reason=For a telephone that frightened us.
- Audience choice | category=Animation; film=The Long Lunch; prize_money=300; sponsor=Friends of the festival; reason=Most votes of all blocks.
! record programme entry|film slot [program\\w*|block\\w*|schedul\\w*]: Title!;Screening->@screening|film block~Shorts block 1|Student night;Film->@film|submitted film~Paper Ferry|Room 12;Position:number#1-40;Director present:boolean
- Paper Ferry in block 1 | screening=Shorts block 1; film=Paper Ferry; position=3
- Room 12 at student night | screening=Student night; film=Room 12; position=1
- Radio in the evening | screening=Desert radio evening; film=Salt in the Radio; position=1
- Snails at breakfast | screening=Animated breakfast; film=The Long Lunch; position=5
+ ticket: Screening->@screening|film block;Pass type=Single|Day pass|Festival pass|Press
+ event registration: Accreditation=Press|Industry|Filmmaker|Guest

# dj|nightclub dj|wedding dj|disc jockey|lighting rental|sound system rental|pa rental
item equipment|sound system|light|rental item: Name!;Category=Speaker|Mixer|Microphone|Light|Fog machine|Stage|Cable;Power:number(W)#0-50000;Weight:number(kg)#0-500;Day price:money;Deposit:money;Quantity:number#1-500;Photo:image;Status=Available|Out|In repair
- Active speaker pair 15 inch | category=Speaker; power=2000; weight=44; day_price=60; deposit=200; quantity=4; status=Available
- Moving head spot | category=Light; power=300; weight=14; day_price=25; deposit=100; quantity=8; status=Available
- Fog machine 1500 | category=Fog machine; power=1500; weight=7; day_price=18; deposit=50; quantity=2; status=Out
- Radio microphone set | category=Microphone; power=5; weight=2; day_price=22; deposit=80; quantity=3; status=In repair
item package|dj package|party package: Name!;Occasion=Wedding|Birthday|Company party|Club|School ball;Hours:number(h)#1-14;Guests up to:number#10-3000;Price:money;Extra hour:money;Contents:long
- Wedding 8 hours | occasion=Wedding; hours=8; guests_up_to=150; price=1150; extra_hour=110; contents=DJ, speakers, dance floor light, microphone
- Garden birthday | occasion=Birthday; hours=5; guests_up_to=60; price=520; extra_hour=80; contents=DJ with compact system
- Club night set | occasion=Club; hours=4; guests_up_to=400; price=600; extra_hour=120; contents=DJ only, house system
- School ball special | occasion=School ball; hours=5; guests_up_to=300; price=850; extra_hour=90; contents=DJ, large speakers, moving lights
event gig|party|dj gig: Title!;Client~Harriet Bloom|Nordlicht GmbH;Package->@package|dj package~Wedding 8 hours|Garden birthday;DJ~Max Volta|Ines Beat;Date:date!;Set-up at:time;Starts at:time;Ends at:time;Venue;Guests:number#1-5000;~Status=Enquiry|Offered|Confirmed|Played|Cancelled
- Bloom wedding | client=Harriet Bloom; package=Wedding 8 hours; dj=Max Volta; venue=Barn Hollow; guests=110; status=Confirmed
- Nordlicht summer party | client=Nordlicht GmbH; package=Garden birthday; dj=Ines Beat; venue=Roof terrace; guests=55; status=Offered
- Gymnasium ball | client=Gymnasium West; package=School ball special; dj=Max Volta; venue=School gym; guests=240; status=Enquiry
- Basement Friday | client=Club Keller; package=Club night set; dj=Ines Beat; venue=Club Keller; guests=310; status=Played
record music wish|song request|playlist entry|wish list: Title!;Gig->@gig|party~Bloom wedding|Nordlicht summer party;Artist;Kind=Must play|Nice to have|Do not play|First dance|Last song;Requested by;Link:url
- River Waltz | gig=Bloom wedding; artist=The Lamplighters; kind=First dance; requested_by=Harriet
- Chicken polka | gig=Bloom wedding; artist=Traditional; kind=Do not play; requested_by=Harriet
- Sunrise Avenue Mix | gig=Nordlicht summer party; artist=House classics; kind=Nice to have; requested_by=Team lead
- Goodnight Town | gig=Gymnasium ball; artist=The Paper Kites Club; kind=Last song; requested_by=Ball committee
record equipment hire|rental|hire: Title!;Equipment->@equipment|sound system~Active speaker pair 15 inch|Moving head spot;Gig->@gig|party~Bloom wedding|Nordlicht summer party;Quantity:number#1-200;Out on:date!;Back on:date;Price:money;~State=Reserved|Out|Returned|Damaged
- Spots for Bloom | equipment=Moving head spot; gig=Bloom wedding; quantity=4; price=100; state=Reserved
- Fog for the ball | equipment=Fog machine 1500; gig=Gymnasium ball; quantity=1; price=18; state=Out
- Speakers for terrace | equipment=Active speaker pair 15 inch; gig=Nordlicht summer party; quantity=1; price=60; state=Returned
- Speech microphones | equipment=Radio microphone set; gig=Bloom wedding; quantity=2; price=44; state=Damaged
request offer request|enquiry|quote request: Title!;Email:email;Phone:phone;Occasion=Wedding|Birthday|Company party|Club|School ball;Event date:date;Place;Guests:number#1-5000;Music style;Budget:money;Wishes:long
- School ball June | email=ball@school.example; occasion=School ball; place=Gymnasium; guests=240; music_style=Charts; budget=900; wishes=Fog only if the alarm is off.
- Silver wedding Lang | email=lang@mailbox.example; occasion=Wedding; place=Inn at the lake; guests=70; music_style=Sixties; budget=800; wishes=Slow songs until ten.
- Firm jubilee | email=office@krause.example; occasion=Company party; place=Warehouse 2; guests=180; music_style=Mixed; budget=1500; wishes=Microphone for three speeches.
- Thirtieth of Mel | email=mel@mailbox.example; occasion=Birthday; place=Garden; guests=35; music_style=Techno; budget=400; wishes=Quiet after midnight.
! record equipment check|safety check [check\\w*|repair\\w*|maintenance|damage\\w*]: Title!;Equipment->@equipment|sound system~Active speaker pair 15 inch|Moving head spot;Checked on:date;Checked by~Max Volta|Ines Beat;Result=OK|Cable damaged|Lamp weak|Out of order;Notes:long
- Spot after Saturday | equipment=Moving head spot; checked_by=Ines Beat; result=OK; notes=Cleaned the lens.
- Mic set after wedding | equipment=Radio microphone set; checked_by=Max Volta; result=Out of order; notes=Receiver dead, sent for repair.
- Speaker cables | equipment=Active speaker pair 15 inch; checked_by=Max Volta; result=Cable damaged; notes=One XLR replaced.
- Fog fluid and heat | equipment=Fog machine 1500; checked_by=Ines Beat; result=OK; notes=Tank rinsed.
+ booking: Package->@package|dj package;Venue;Guests:number#1-5000;First dance song
# stamp collecting|stamp collector|philately|postage stamp|philatelic|stamp album
item stamp|postage stamp: Title!;Country;Catalogue number~Mi 142;Year of issue:number#1840-2100;Face value;Colour;Perforation~14 x 13.5;Motif~Birds|Ships;Condition=Mint never hinged|Mint hinged|Used|On cover;Catalogue value:money;Picture:image
- Swan 10 cents blue | country=Western Isles; catalogue_number=WI 22; year_of_issue=1912; face_value=10 c; colour=Blue; perforation=14 x 13.5; motif=Birds; condition=Used; catalogue_value=85
- Steamship 5 pence | country=Northmark; catalogue_number=NM 141; year_of_issue=1936; face_value=5 p; colour=Green; perforation=12; motif=Ships; condition=Mint hinged; catalogue_value=14
- Mountain hut 20 cents | country=Alpenland; catalogue_number=AL 77; year_of_issue=1951; face_value=20 c; colour=Brown; perforation=14 x 13.5; motif=Mountains; condition=Mint never hinged; catalogue_value=6
- First post rider 1 penny | country=Northmark; catalogue_number=NM 3; year_of_issue=1864; face_value=1 p; colour=Rose; motif=Post riders; condition=On cover; catalogue_value=420
item series|set|stamp set: Title!;Country;Year:number#1840-2100;Stamps in the set:number#1-200;Designer;Printing=Engraved|Lithograph|Photogravure|Offset;Catalogue value:money;Note:long
- Sea birds 1912 | country=Western Isles; year=1912; stamps_in_the_set=6; designer=H. Clay; printing=Engraved; catalogue_value=310
- Shipping lines | country=Northmark; year=1936; stamps_in_the_set=4; designer=L. Vik; printing=Photogravure; catalogue_value=48
- Alpine huts | country=Alpenland; year=1951; stamps_in_the_set=8; designer=T. Rosser; printing=Offset; catalogue_value=39
- Post riders | country=Northmark; year=1864; stamps_in_the_set=3; designer=Unknown; printing=Lithograph; catalogue_value=1250
record collection item|owned stamp|holding: Title!;Stamp->@stamp|postage stamp~Swan 10 cents blue|Steamship 5 pence;Set->@series|set~Sea birds 1912|Shipping lines;Album->@album|stock book~Isles to 1940|Ships;Page:number#1-500;Quality=Superb|Very fine|Fine|Average|Faulty;Bought on:date;Price paid:money;Certificate:boolean;Note:long
- My blue swan | stamp=Swan 10 cents blue; set=Sea birds 1912; album=Isles to 1940; page=4; quality=Fine; price_paid=60; note=Harbour postmark of 3 May 1913.
- Steamship duplicate | stamp=Steamship 5 pence; set=Shipping lines; album=Ships; page=11; quality=Average; price_paid=4; note=For swapping.
- Rider on letter | stamp=First post rider 1 penny; set=Post riders; album=Northmark covers; page=1; quality=Very fine; price_paid=380; note=Sent to a mill owner.
- Hut from kiloware | stamp=Mountain hut 20 cents; set=Alpine huts; album=Alps; page=7; quality=Superb; price_paid=1; note=Full gum.
item album|stock book: Name!;Theme;Pages:number#1-500;Shelf;Owner~Harald Brun|Meg Tilly;Insured value:money
- Isles to 1940 | theme=Western Isles classic; pages=60; shelf=Cabinet 1; owner=Harald Brun; insured_value=2400
- Ships | theme=Ships worldwide; pages=32; shelf=Cabinet 2; owner=Meg Tilly; insured_value=300
- Northmark covers | theme=Postal history; pages=24; shelf=Safe; owner=Harald Brun; insured_value=5200
- Alps | theme=Mountains and huts; pages=40; shelf=Cabinet 2; owner=Meg Tilly; insured_value=150
item want list entry|want|missing stamp: Title!;Stamp->@stamp|postage stamp~Swan 10 cents blue|Steamship 5 pence;Collector~Harald Brun|Meg Tilly;Wanted condition=Mint never hinged|Mint hinged|Used|On cover;Highest price:money;Priority=Low|Normal|High;Note:long
- Swan on cover wanted | stamp=Swan 10 cents blue; collector=Meg Tilly; wanted_condition=On cover; highest_price=180; priority=High
- Steamship never hinged | stamp=Steamship 5 pence; collector=Harald Brun; wanted_condition=Mint never hinged; highest_price=30; priority=Normal
- Used hut for album | stamp=Mountain hut 20 cents; collector=Meg Tilly; wanted_condition=Used; highest_price=2; priority=Low
- Second rider cover | stamp=First post rider 1 penny; collector=Harald Brun; wanted_condition=On cover; highest_price=450; priority=High
request swap offer|exchange|trade offer: Title!;Offered->@collection item|owned stamp~My blue swan|Steamship duplicate;Wanted in return;Collector~Harald Brun|Meg Tilly;Value:money;Answer by:date;Message:long
- Steamship for a bird | offered=Steamship duplicate; wanted_in_return=Any bird stamp before 1950; collector=Harald Brun; value=5
- Hut for a lighthouse | offered=Hut from kiloware; wanted_in_return=Lighthouse stamps, any country; collector=Meg Tilly; value=6
- Swan for two ships | offered=My blue swan; wanted_in_return=Two early ships in mint; collector=Harald Brun; value=80
- Steamship for a mountain | offered=Steamship duplicate; wanted_in_return=Any Alpine motif; collector=Harald Brun; value=8
record auction lot|lot: Title!;Stamp->@stamp|postage stamp~Swan 10 cents blue|Steamship 5 pence;Lot number:number#1-20000;Estimate:money;Reserve:money;Ends on:date;Consignor;~Highest bid:money;~Status=Upcoming|Open|Sold|Unsold
- Lot 118 blue swan | stamp=Swan 10 cents blue; lot_number=118; estimate=80; reserve=50; consignor=Harald Brun; highest_bid=66; status=Open
- Lot 204 rider cover | stamp=First post rider 1 penny; lot_number=204; estimate=400; reserve=300; consignor=Estate Holm; highest_bid=410; status=Sold
- Lot 310 hut block | stamp=Mountain hut 20 cents; lot_number=310; estimate=25; reserve=10; consignor=Meg Tilly; highest_bid=0; status=Upcoming
- Lot 155 steamship sheet | stamp=Steamship 5 pence; lot_number=155; estimate=200; reserve=150; consignor=Harald Brun; highest_bid=120; status=Unsold
! record bid|auction bid [bid\\w*|auction\\w*]: Title!;Lot->@auction lot|lot~Lot 118 blue swan;Bidder;Amount:money;Bid on:date
- Bid of 66 | lot=Lot 118 blue swan; bidder=Meg Tilly; amount=66
- Bid of 410 | lot=Lot 204 rider cover; bidder=Harald Brun; amount=410
- Bid of 390 | lot=Lot 204 rider cover; bidder=Anders Lie; amount=390
- Bid of 120 | lot=Lot 155 steamship sheet; bidder=Anders Lie; amount=120

# coin collecting|coin collector|numismatic|numismatics|banknote|coin collection
item coin|banknote|coin type: Name!;Country;Denomination;Year:number#1-2100;Mint mark;Metal=Gold|Silver|Copper|Bronze|Nickel|Bimetal|Paper;Weight:number(g)#0.1-1000;Diameter:number(mm)#5-120;Catalogue number~KM 12;Mintage:number#1-10000000000;Obverse:image;Reverse:image
- Crown 1821 | country=Albia; denomination=Crown; year=1821; metal=Silver; weight=28.3; diameter=38; catalogue_number=KM 680; mintage=437000
- Harvest penny 1933 | country=Albia; denomination=Penny; year=1933; mint_mark=H; metal=Bronze; weight=9.4; diameter=31; catalogue_number=KM 838; mintage=2100000
- Eagle ducat 1764 | country=Montara; denomination=Ducat; year=1764; metal=Gold; weight=3.5; diameter=21; catalogue_number=KM 41; mintage=18000
- Bridge euro 2012 | country=Pontia; denomination=2 euro; year=2012; metal=Bimetal; weight=8.5; diameter=26; catalogue_number=KM 210; mintage=1000000
record collection piece|collection item|owned coin|holding: Title!;Country;Year:number#1-2100;Condition=Mint|Very good|Good|Worn;Picture:image;Coin->@coin|coin type~Crown 1821|Harvest penny 1933;Grade=Proof|Uncirculated|Extremely fine|Very fine|Fine|Poor;Quantity:number#1-10000;Price paid:money;Certificate number;Storage->@storage place|album|tray~Tray 3|Bank box;Present value:money;Note:long
- My 1821 crown | coin=Crown 1821; grade=Very fine; quantity=1; price_paid=120; storage=Bank box; present_value=165; note=Old cleaning, pleasant tone.
- Penny roll | coin=Harvest penny 1933; grade=Fine; quantity=12; price_paid=24; storage=Tray 3; present_value=36
- Ducat from grandfather | coin=Eagle ducat 1764; grade=Extremely fine; quantity=1; price_paid=540; storage=Bank box; present_value=690; note=Certificate from the dealer.
- Bridge euros | coin=Bridge euro 2012; grade=Uncirculated; quantity=5; price_paid=10; storage=Euro album; present_value=20; note=For swapping.
item storage place|album|tray: Name!;Kind=Tray|Album|Capsule box|Bank box|Folder;Places:number#1-2000;Location;Insured value:money
- Tray 3 | kind=Tray; places=45; location=Study; insured_value=600
- Bank box | kind=Bank box; places=100; location=Savings bank; insured_value=9000
- Euro album | kind=Album; places=240; location=Shelf; insured_value=500
- Capsules A | kind=Capsule box; places=20; location=Safe; insured_value=3000
record valuation|price history entry|appraisal: Title!;Piece->@collection piece|collection item~My 1821 crown|Penny roll;Valued on:date!;Value:money;Source=Auction result|Dealer|Price guide|Own estimate;Valued by~Edgar Munz|Salma Riad
- Crown spring value | piece=My 1821 crown; value=165; source=Auction result; valued_by=Edgar Munz
- Pennies spring value | piece=Penny roll; value=36; source=Price guide; valued_by=Salma Riad
- Ducat dealer value | piece=Ducat from grandfather; value=690; source=Dealer; valued_by=Edgar Munz
- Euros own estimate | piece=Bridge euros; value=20; source=Own estimate; valued_by=Salma Riad
record want|want list entry|wish list entry: Title!;Coin->@coin|coin type~Crown 1821|Harvest penny 1933;Lowest grade=Proof|Uncirculated|Extremely fine|Very fine|Fine|Poor;Price limit:money;Priority=Low|Normal|High;~Found:boolean
- Better 1933 penny | coin=Harvest penny 1933; lowest_grade=Uncirculated; price_limit=40; priority=Normal
- Proof crown | coin=Crown 1821; lowest_grade=Proof; price_limit=1800; priority=Low
- Second ducat | coin=Eagle ducat 1764; lowest_grade=Very fine; price_limit=600; priority=High
- Bridge euro proof | coin=Bridge euro 2012; lowest_grade=Proof; price_limit=25; priority=Normal
request trade offer|sale offer|swap: Title!;Piece->@collection piece|collection item~My 1821 crown|Penny roll;Kind=Sell|Swap;Asking price:money;Wanted in return;Collector~Edgar Munz|Salma Riad;Message:long
- Six pennies to swap | piece=Penny roll; kind=Swap; asking_price=18; wanted_in_return=Halfpennies before 1900; collector=Salma Riad
- Two euros for sale | piece=Bridge euros; kind=Sell; asking_price=9; collector=Edgar Munz; message=Straight from the roll.
- Crown for a better one | piece=My 1821 crown; kind=Swap; asking_price=165; wanted_in_return=Same coin, extremely fine; collector=Edgar Munz
- Ducat on offer | piece=Ducat from grandfather; kind=Sell; asking_price=720; collector=Salma Riad; message=Only with certificate.
event coin fair|meeting|auction: Title!;Date:date!;Starts at:time;Venue;Organiser;Tables:number#1-500;Entry fee:money;Description:long
- Weston coin fair | venue=Assembly rooms; organiser=Weston coin society; tables=40; entry_fee=3; description=Dealers from nine, valuations until noon.
- Autumn bourse | venue=Town hall cellar; organiser=Montara numismatists; tables=65; entry_fee=5; description=Ancient coins on the first floor.
- Swap Sunday | venue=Inn Golden Star; organiser=Weston coin society; tables=12; entry_fee=0; description=Collectors only, no dealers.
- Banknote day | venue=Savings bank hall; organiser=Paper money circle; tables=25; entry_fee=2; description=Talks on printing plates.
+ order: Piece->@collection piece|collection item;Insured shipping:boolean
! record certificate|certification|expert opinion [certif\\w*|expert\\w*|authentic\\w*]: Certificate number!;Item->@collection piece|collection item~My 1821 crown|Penny roll;Expert~Edgar Munz|Salma Riad;Result=Genuine|Altered|Forgery|Undecided;Grade=Proof|Uncirculated|Extremely fine|Very fine|Fine|Poor;Issued on:date;File:file
- C-1042 | item=My 1821 crown; expert=Salma Riad; result=Genuine; grade=Very fine
- C-1043 | item=Penny roll; expert=Edgar Munz; result=Genuine; grade=Fine
- C-1051 | item=My 1821 crown; expert=Edgar Munz; result=Undecided; grade=Extremely fine
- C-1060 | item=Penny roll; expert=Salma Riad; result=Altered; grade=Poor

# vinyl collection|vinyl record|record collection|record shop|lp collection|turntable
item album|vinyl record|lp|pressing: Title!;Artist;Label;Catalogue number;Year:number#1900-2100;Format=LP|12 inch|10 inch|7 inch|Box set;Speed=33|45|78;Genre=Rock|Jazz|Soul|Classical|Electronic|Folk;Pressing country;Cover:image;Barcode
- Night Train to Oslo | artist=The Copper Trio; label=Blue Door; catalogue_number=BD-1104; year=1968; format=LP; speed=33; genre=Jazz; pressing_country=Norway
- Concrete Garden | artist=Vesper Lines; label=Motorpool; catalogue_number=MP-77; year=1984; format=12 inch; speed=45; genre=Electronic; pressing_country=Germany
- Songs for a Barn Owl | artist=Mabel Thorne; label=Hedge; catalogue_number=HDG-3; year=1973; format=LP; speed=33; genre=Folk; pressing_country=United Kingdom
- Hold My Coat | artist=The Avenue Five; label=Starling Soul; catalogue_number=SS-411; year=1966; format=7 inch; speed=45; genre=Soul; pressing_country=United States
record collection copy|copy|owned record: Title!;Album->@album|vinyl record~Night Train to Oslo|Concrete Garden;Owner~Dell Harper|Yuki Arno;Media grade=Mint|Near mint|VG+|VG|Good|Poor;Sleeve grade=Mint|Near mint|VG+|VG|Good|Poor;Shelf;Price paid:money;Value:money;Bought at;Bought on:date;Note:long
- Dell's Night Train | album=Night Train to Oslo; owner=Dell Harper; media_grade=VG+; sleeve_grade=VG; shelf=J-4; price_paid=22; value=48; bought_at=Flea market; note=Light crackle at the start of side B.
- Yuki's Concrete Garden | album=Concrete Garden; owner=Yuki Arno; media_grade=Near mint; sleeve_grade=VG+; shelf=E-1; price_paid=15; value=30; bought_at=Swap meet
- Dell's Barn Owl | album=Songs for a Barn Owl; owner=Dell Harper; media_grade=VG; sleeve_grade=Good; shelf=F-2; price_paid=40; value=95; bought_at=Charity shop
- Yuki's Hold My Coat | album=Hold My Coat; owner=Yuki Arno; media_grade=Good; sleeve_grade=Poor; shelf=S-9; price_paid=3; value=8; bought_at=Record fair
record track|song: Title!;Album->@album|vinyl record~Night Train to Oslo|Concrete Garden;Side=A|B|C|D;Position:number#1-30;Duration:number(s)#10-3600;Writer
- Midnight Points | album=Night Train to Oslo; side=A; position=1; duration=342; writer=Copper
- Lawn of Wires | album=Concrete Garden; side=B; position=1; duration=405; writer=Vesper
- Owl in the Rafters | album=Songs for a Barn Owl; side=A; position=3; duration=227; writer=M. Thorne
- Hold My Coat | album=Hold My Coat; side=A; position=1; duration=154; writer=Avenue Five
record listening session|play|listening log: Title!;Copy->@collection copy|copy~Dell's Night Train|Yuki's Concrete Garden;Played on:date!;Turntable;Cartridge;Side=A|B|C|D;Rating:rating;Mood;Notes:long
- Sunday side A | copy=Dell's Night Train; turntable=Belt drive; cartridge=Elliptical; side=A; mood=Rainy; notes=Cleaned before, much quieter.
- Late night wires | copy=Yuki's Concrete Garden; turntable=Direct drive; cartridge=Conical; side=B; mood=Awake; notes=Bass is huge at 45.
- Owl with tea | copy=Dell's Barn Owl; turntable=Belt drive; cartridge=Elliptical; side=A; mood=Calm; notes=Skips once on track 3.
- Soul warm-up | copy=Yuki's Hold My Coat; turntable=Direct drive; cartridge=Conical; side=A; mood=Party; notes=Played twice in a row.
item want|wantlist entry|wish list entry: Title!;Album->@album|vinyl record~Night Train to Oslo|Concrete Garden;Collector~Dell Harper|Yuki Arno;Lowest grade=Mint|Near mint|VG+|VG|Good|Poor;Price limit:money;Pressing wanted;~Found:boolean
- Yuki wants Night Train | album=Night Train to Oslo; collector=Yuki Arno; lowest_grade=VG+; price_limit=50; pressing_wanted=First pressing
- Dell wants Concrete Garden | album=Concrete Garden; collector=Dell Harper; lowest_grade=VG; price_limit=25; pressing_wanted=Any German
- Clean Barn Owl | album=Songs for a Barn Owl; collector=Dell Harper; lowest_grade=Near mint; price_limit=180; pressing_wanted=With lyric sheet
- Better Hold My Coat | album=Hold My Coat; collector=Yuki Arno; lowest_grade=VG+; price_limit=30; pressing_wanted=US original
request trade|swap offer|trade offer: Title!;Offered->@collection copy|copy~Dell's Night Train|Yuki's Concrete Garden;Wanted;Collector~Dell Harper|Yuki Arno;Cash on top:money;Message:long
- Garden for a jazz LP | offered=Yuki's Concrete Garden; wanted=Any Blue Door title in VG+; collector=Yuki Arno; cash_on_top=5
- Barn Owl for soul singles | offered=Dell's Barn Owl; wanted=Five soul 45s; collector=Dell Harper; cash_on_top=0
- Coat for anything clean | offered=Yuki's Hold My Coat; wanted=Any VG+ single; collector=Yuki Arno; cash_on_top=4
- Night Train for a box set | offered=Dell's Night Train; wanted=Blue Door anthology; collector=Dell Harper; cash_on_top=60
! record cleaning|cleaning log [clean\\w*|care|condition]: Title!;Copy->@collection copy|copy~Dell's Night Train|Yuki's Concrete Garden;Cleaned on:date;Method=Brush|Wet wash|Ultrasonic|Glue;New inner sleeve:boolean;Result:long
- Night Train wet wash | copy=Dell's Night Train; method=Wet wash; result=Crackle almost gone.
- Barn Owl glue peel | copy=Dell's Barn Owl; method=Glue; result=Dust gone, scratch remains.
- Coat quick brush | copy=Yuki's Hold My Coat; method=Brush; result=Still noisy.
- Garden ultrasonic | copy=Yuki's Concrete Garden; method=Ultrasonic; result=Silent run-in groove.
+ order: Copy->@collection copy|copy;Mailer type=Single|Double|Box
+ review: Album->@album|vinyl record

# card game|deck building|card game shop
! item card|trading card|graded card|card catalogue: Name!;Set->@card set|set~Embers of Dawn|Tidal Crown;Collector number;Rarity=Common|Uncommon|Rare|Mythic|Promo;Type=Creature|Spell|Item|Land|Player card;Cost:number#0-20;Language;Market price:money;Picture:image;Card text:long
- Ashwing Drake | set=Embers of Dawn; collector_number=014; rarity=Rare; type=Creature; cost=4; language=English; market_price=6.5; card_text=Flies. Burns one item when it enters.
- Pearl Diver | set=Tidal Crown; collector_number=102; rarity=Common; type=Creature; cost=2; language=English; market_price=0.2; card_text=Draw a card when it surfaces.
- Lantern of Accord | set=Roots Awakened; collector_number=201; rarity=Mythic; type=Item; cost=3; language=English; market_price=22; card_text=Untap it whenever a player draws.
- Undertow | set=Tidal Crown; collector_number=058; rarity=Uncommon; type=Spell; cost=1; language=German; market_price=0.8; card_text=Return a creature to its owner's hand.
! item card set|set|expansion [set\\w*|expansion\\w*|rarity]: Name!;Code;Released on:date;Cards:number#1-1000;Publisher;Logo:image
- Embers of Dawn | code=EOD; cards=245; publisher=Hearth Games
- Tidal Crown | code=TCR; cards=268; publisher=Hearth Games
- Roots Awakened | code=RAW; cards=252; publisher=Hearth Games
- Winter Promos | code=WPR; cards=24; publisher=Hearth Games
! record listing|collection entry|owned card|inventory card|card listing: Title!;Card->@card|trading card~Ashwing Drake|Pearl Diver;Owner~Robin Steel|Maya Fox;Quantity:number#1-1000;Condition=Mint|Near mint|Played|Heavily played|Damaged;Foil:boolean;Graded score:number#1-10;Binder page:number#1-500;Price paid:money;For trade:boolean
- Robin's drakes | card=Ashwing Drake; owner=Robin Steel; quantity=3; condition=Near mint; binder_page=2; price_paid=15
- Maya's divers | card=Pearl Diver; owner=Maya Fox; quantity=12; condition=Played; binder_page=31; price_paid=1
- Maya's lantern | card=Lantern of Accord; owner=Maya Fox; quantity=1; condition=Mint; graded_score=9; binder_page=1; price_paid=18
- Robin's undertows | card=Undertow; owner=Robin Steel; quantity=5; condition=Heavily played; binder_page=40; price_paid=2
! record deck|decklist|deck building [deck\\w*]: Name!;Player~Robin Steel|Maya Fox;Format=Standard|Modern|Limited|Casual;Colours;Cards:number#1-250;Archetype=Aggro|Control|Midrange|Combo;Description:long;~Wins:number#0-10000;~Losses:number#0-10000
- Burnt Sky | player=Robin Steel; format=Standard; colours=Red; cards=60; archetype=Aggro; description=Drakes from turn three.; wins=14; losses=6
- Deep Hand | player=Maya Fox; format=Standard; colours=Blue; cards=60; archetype=Control; description=Draw, wait, close.; wins=9; losses=8
- Green Ledger | player=Theo Banks; format=Modern; colours=Green, white; cards=60; archetype=Midrange; description=Value from lanterns.; wins=4; losses=5
- Loop the Loop | player=Maya Fox; format=Casual; colours=Blue, red; cards=100; archetype=Combo; description=Infinite draws if nobody notices.; wins=2; losses=7
! record deck card|decklist line [deck\\w*]: Title!;Deck->@deck|decklist~Burnt Sky|Deep Hand;Card->@card|trading card~Ashwing Drake|Pearl Diver;Copies:number#1-60;Board=Main|Side
- Drakes in Burnt Sky | deck=Burnt Sky; card=Ashwing Drake; copies=4; board=Main
- Divers in Deep Hand | deck=Deep Hand; card=Pearl Diver; copies=4; board=Main
- Lanterns in Green Ledger | deck=Green Ledger; card=Lantern of Accord; copies=2; board=Main
- Undertow against drakes | deck=Deep Hand; card=Undertow; copies=3; board=Side
request trade|trade offer|swap: Title!;Offered->@listing|owned card~Robin's drakes|Maya's divers;Wanted card->@card|trading card~Ashwing Drake|Pearl Diver;With whom;Quantity:number#1-100;Value difference:money;Message:long
- One drake for eight divers | offered=Robin's drakes; wanted_card=Pearl Diver; with_whom=Maya Fox; quantity=8; value_difference=4.9
- Lantern for three drakes | offered=Maya's lantern; wanted_card=Ashwing Drake; with_whom=Robin Steel; quantity=3; value_difference=2.5
- Undertows for commons | offered=Robin's undertows; wanted_card=Pearl Diver; with_whom=Theo Banks; quantity=20; value_difference=0
- Divers for an undertow | offered=Maya's divers; wanted_card=Undertow; with_whom=Theo Banks; quantity=2; value_difference=0.8
event tournament|game night|prerelease: Title!;Date:date!;Starts at:time;Place;Format=Standard|Modern|Limited|Casual;Entry fee:money;Places:number#4-500;Prizes:long
- Friday standard | place=Guild corner; format=Standard; entry_fee=8; places=32; prizes=One booster per win.
- Roots release draft | place=Guild corner; format=Limited; entry_fee=15; places=24; prizes=Boosters to top four.
- Modern Sunday | place=Library cellar; format=Modern; entry_fee=10; places=48; prizes=Store credit.
- Casual commanders | place=Café Dice; format=Casual; entry_fee=0; places=16; prizes=Promo card for everyone.
! record match result|match|pairing [match\\w*|round\\w*|result\\w*|pairing\\w*|tournament\\w*]: Title!;Tournament->@tournament|game night~Friday standard;Round:number#1-20;Deck->@deck|decklist~Burnt Sky|Deep Hand;Opponent;Score~2-1;Result=Win|Loss|Draw
- Round 1 Burnt Sky | tournament=Friday standard; round=1; deck=Burnt Sky; opponent=Maya Fox; score=2-1; result=Win
- Round 2 Deep Hand | tournament=Friday standard; round=2; deck=Deep Hand; opponent=Theo Banks; score=1-1; result=Draw
- Round 1 Green Ledger | tournament=Modern Sunday; round=1; deck=Green Ledger; opponent=Robin Steel; score=0-2; result=Loss
- Round 3 Loop | tournament=Casual commanders; round=3; deck=Loop the Loop; opponent=Kim Adair; score=1-0; result=Win
! record price record|price history|price history entry [price histor\\w*|market price\\w*|price track\\w*]: Title!;Card->@card|trading card~Ashwing Drake|Pearl Diver;Condition=Mint|Near mint|Played|Heavily played|Damaged;Price:money;Source=Own sales|Auction|Price guide;Recorded on:date!
- Drake in January | card=Ashwing Drake; condition=Near mint; price=18.5; source=Own sales
- Drake in March | card=Ashwing Drake; condition=Near mint; price=22; source=Auction
- Diver in January | card=Pearl Diver; condition=Mint; price=4.2; source=Price guide
- Diver in March | card=Pearl Diver; condition=Mint; price=3.9; source=Own sales
record want|want list|want list entry|wish list: Title!;Card->@card|trading card~Ashwing Drake|Pearl Diver;Collector~Robin Steel|Maya Fox;Quantity:number#1-100;Lowest condition=Mint|Near mint|Played|Heavily played|Damaged;Price limit:money;~Found:boolean
- Robin wants divers | card=Pearl Diver; collector=Robin Steel; quantity=3; lowest_condition=Near mint; price_limit=4
- Maya wants a drake | card=Ashwing Drake; collector=Maya Fox; quantity=1; lowest_condition=Played; price_limit=15
- Robin's fourth drake | card=Ashwing Drake; collector=Robin Steel; quantity=1; lowest_condition=Mint; price_limit=25
- Maya completes divers | card=Pearl Diver; collector=Maya Fox; quantity=1; lowest_condition=Played; price_limit=2
+ order: Listing->@listing|owned card;Card->@card|trading card;Shipping method
+ review: Seller~Robin Steel|Maya Fox;Packaging:rating

# genealogy|ancestor|family tree|family history|genealogist|ancestry
person ancestor|relative|family member|person: Full name!;Maiden name;Sex=Female|Male|Unknown;Born on:date;Birthplace->@place|parish~Kirkby|Port Ellis;Died on:date;Father->@ancestor|relative~Josiah Thorne;Mother->@ancestor|relative~Agnes Thorne;Occupation~Weaver|Shipwright;Portrait:image;Living:boolean;Biography:long
- Josiah Thorne | sex=Male; birthplace=Kirkby; occupation=Weaver; biography=Moved to the coast in 1851 when the mill closed.
- Agnes Thorne | maiden_name=Pell; sex=Female; birthplace=Port Ellis; occupation=Net maker; biography=Raised seven children.
- Edwin Thorne | sex=Male; birthplace=Port Ellis; father=Josiah Thorne; mother=Agnes Thorne; occupation=Shipwright; biography=Served his time at the lower yard.
- Hester Thorne | maiden_name=Marsh; sex=Female; birthplace=Kirkby; occupation=Schoolmistress; biography=Wife of Edwin, kept the family letters.
record marriage|family|relationship|union: Title!;Partner one->@ancestor|relative~Josiah Thorne|Agnes Thorne;Partner two->@ancestor|relative~Josiah Thorne|Agnes Thorne;Kind=Marriage|Partnership|Adoption|Godparent;Married on:date;Place->@place|parish~Kirkby|Port Ellis;Ended on:date;Children:number#0-25;Note:long
- Thorne and Pell | partner_one=Josiah Thorne; partner_two=Agnes Thorne; kind=Marriage; place=Port Ellis; children=7
- Thorne and Marsh | partner_one=Edwin Thorne; partner_two=Hester Thorne; kind=Marriage; place=Kirkby; children=3
- Godmother of Edwin | partner_one=Edwin Thorne; partner_two=Agnes Thorne; kind=Godparent; place=Port Ellis; children=0
- Josiah and Martha Lowe | partner_one=Josiah Thorne; kind=Partnership; place=Kirkby; children=1; note=Before the marriage, mentioned in a letter.
record life event|event|family event: Title!;Person->@ancestor|relative~Josiah Thorne|Agnes Thorne;Type=Birth|Baptism|Census|Emigration|Military service|Death|Burial;Date:date;Date as written~about 1851;Place->@place|parish~Kirkby|Port Ellis;Source->@source|record~Census 1851|Parish register Kirkby;Certainty=Proven|Likely|Guess;Note:long
- Census household 1851 | person=Josiah Thorne; type=Census; date_as_written=30 March 1851; place=Kirkby; source=Census 1851; certainty=Proven; note=Lodger, age 27.
- Baptism of Josiah | person=Josiah Thorne; type=Baptism; date_as_written=about 1824; place=Kirkby; source=Parish register Kirkby; certainty=Likely
- Edwin enlists | person=Edwin Thorne; type=Military service; date_as_written=spring 1877; place=Port Ellis; certainty=Guess; note=Family tale only.
- Burial of Agnes | person=Agnes Thorne; type=Burial; date_as_written=9 Nov 1896; place=Port Ellis; source=Chapel gravestone; certainty=Proven
item source|record|document|archive record: Title!;Type=Parish register|Census|Certificate|Newspaper|Letter|Photograph|Gravestone;Archive;Reference~HO 107/2311;Year:number#1400-2100;Scan:file;Link:url;Transcript:long
- Census 1851 | type=Census; archive=National archive; reference=HO 107/2311 f. 44; year=1851; transcript=Josiah Thorne, lodger, unm., 27, handloom weaver
- Parish register Kirkby | type=Parish register; archive=County record office; reference=PR 88/1; year=1824; transcript=Josias son of Wm Thorne, weaver
- Chapel gravestone | type=Gravestone; archive=Port Ellis chapel; reference=Row C 12; year=1896; transcript=Agnes wife of Josiah Thorne aged 68
- Letter from Hester | type=Letter; archive=Aunt Rosalind; reference=Box 2; year=1899; transcript=The yard has paid Edwin off at last
item place|parish: Name!;County;Country;Latitude:number#-90-90;Longitude:number#-180-180;Other names;Note:long
- Kirkby | county=Westmarch; country=England; latitude=54.2; longitude=-2.6; other_names=Kirkeby
- Port Ellis | county=Seashire; country=England; latitude=53.4; longitude=-3.1; other_names=Ellis Haven
- Saltmoor | county=Westmarch; country=England; latitude=54.5; longitude=-3.2; other_names=Salte More
- Halden | county=Ontario; country=Canada; latitude=44.1; longitude=-79.6; note=Where two cousins emigrated.
record photograph|family photo|picture: Title!;Picture:image;Taken in:number#1830-2100;Place->@place|parish~Kirkby|Port Ellis;People shown;Photographer;Owner~Aunt Rosalind|Ned Thorne;Story:long
- Thornes at the yard | taken_in=1892; place=Port Ellis; people_shown=Edwin Thorne and two apprentices; owner=Ned Thorne; story=Taken on launch day.
- Hester at her school | taken_in=1884; place=Kirkby; people_shown=Hester Thorne and thirty pupils; owner=Aunt Rosalind; story=She stands at the far left.
- Agnes in mourning | taken_in=1889; place=Port Ellis; people_shown=Agnes Thorne; photographer=J. Bell; owner=Ned Thorne; story=After Josiah's death.
- Cousins in Halden | taken_in=1911; place=Halden; people_shown=Two sons of Edwin; owner=Aunt Rosalind; story=Sent home as a postcard.
work research task|research question|to-do: Title!;Person->@ancestor|relative~Josiah Thorne|Edwin Thorne;Archive;Question:long;Priority=Low|Normal|High;Assigned to~Aunt Rosalind|Ned Thorne;Due on:date
- Find Josiah's burial | person=Josiah Thorne; archive=Seashire record office; question=Was he buried with the chapel people?; priority=High; assigned_to=Ned Thorne
- Ship to Canada | person=Edwin Thorne; archive=Passenger lists online; question=Which ship took his sons?; priority=Normal; assigned_to=Aunt Rosalind
- Agnes's baptism | person=Agnes Thorne; archive=Port Ellis chapel; question=Were the Pells nonconformists?; priority=Low; assigned_to=Ned Thorne
- Hester's training | person=Hester Thorne; archive=Diocesan college; question=Did she train as a teacher?; priority=Normal; assigned_to=Aunt Rosalind
request record request|copy request|connection request: Title!;Surname;Place;Period;Kind=Record copy|Possible relative|Correction;Email:email;Message:long
- Pell cousins | surname=Pell; place=Port Ellis; period=1830-1870; kind=Possible relative; email=pell@mailbox.example; message=My great-grandmother was a sister of Agnes.
- Copy of chapel register | surname=Thorne; place=Port Ellis; period=1889-1896; kind=Record copy; email=rosalind@mailbox.example; message=Two burials, please.
- Wrong year for Edwin | surname=Thorne; place=Port Ellis; period=1853; kind=Correction; email=ned@mailbox.example; message=He was born in 1853, not 1855.
- Marsh family of Kirkby | surname=Marsh; place=Kirkby; period=1800-1860; kind=Possible relative; email=marsh@mailbox.example; message=I have a family bible.
! record dna match|dna result [dna|genetic\\w*]: Title!;Match name;Shared:number(cM)#6-4000;Side=Maternal|Paternal|Unknown;Common ancestor->@ancestor|relative~Josiah Thorne|Agnes Thorne;Contacted:boolean
- Match G. Pell | match_name=G. Pell; shared=74; side=Paternal; common_ancestor=Agnes Thorne
- Match R. Marsh | match_name=R. Marsh; shared=212; side=Maternal; common_ancestor=Hester Thorne
- Match Halden kit | match_name=T. Thorne; shared=480; side=Paternal; common_ancestor=Edwin Thorne
- Match K. Lowe | match_name=K. Lowe; shared=31; side=Unknown; common_ancestor=Josiah Thorne

# model railway|model railroad|model train|train layout
item locomotive|rolling stock|wagon|model train: Name!;Type=Steam|Diesel|Electric|Railcar|Wagon|Coach;Scale=Z|N|TT|H0|0|G;Running number;Railway company;Epoch=I|II|III|IV|V|VI;Decoder address:number#0-9999;Maker;Price paid:money;Bought on:date;Photo:image;Status=Running|In repair|Display only|Stored
- Tank engine 64 | type=Steam; scale=H0; running_number=64 212; railway_company=State railway; epoch=III; decoder_address=64; price_paid=189; status=Running
- Grain hopper | type=Wagon; scale=H0; running_number=0764; railway_company=State railway; epoch=IV; decoder_address=0; price_paid=32; status=Stored
- Green shunter | type=Diesel; scale=H0; running_number=V 36 204; railway_company=Dock railway; epoch=III; decoder_address=36; price_paid=142; status=In repair
- Branch railcar | type=Railcar; scale=H0; running_number=VT 98 11; railway_company=State railway; epoch=IV; decoder_address=98; price_paid=210; status=Running
item layout|module|scene: Name!;Scale=Z|N|TT|H0|0|G;Length:number(cm)#20-5000;Width:number(cm)#10-1000;Track system;Control=Analogue|DCC|Digital|Battery;Owner~Kurt Adler|Jill Peat;Theme:long;Photo:image
- Birchwold branch line | scale=H0; length=480; width=70; track_system=Code 83; control=DCC; owner=Kurt Adler; theme=Rural terminus in the fifties
- Harbour module | scale=H0; length=120; width=50; track_system=Code 83; control=DCC; owner=Jill Peat; theme=Quay with cranes
- Attic loop | scale=N; length=260; width=110; track_system=Code 55; control=Digital; owner=Jill Peat; theme=Double track through hills
- Garden railway | scale=G; length=1800; width=300; track_system=Brass 45 mm; control=Battery; owner=Kurt Adler; theme=Narrow gauge in the rockery
record train|train set|consist: Name!;Locomotive->@locomotive|rolling stock~Tank engine 64|Grain hopper;Wagons:number#0-60;Length:number(cm)#10-600;Service=Passenger|Goods|Special;Home track;Note:long
- Afternoon mixed | locomotive=Tank engine 64; wagons=5; length=92; service=Goods; home_track=Track 2
- Market day railcar | locomotive=Branch railcar; wagons=1; length=54; service=Passenger; home_track=Track 1
- Quay shunt | locomotive=Green shunter; wagons=3; length=48; service=Goods; home_track=Quay siding
- Santa special | locomotive=Tank engine 64; wagons=4; length=88; service=Special; home_track=Track 3
record timetable run|run|operating session run: Title!;Train->@train|train set~Afternoon mixed;Layout->@layout|module~Birchwold branch line|Harbour module;From station;To station;Departs:time;Arrives:time;Driver~Kurt Adler|Jill Peat;Run on:date;Remarks:long
- Run 12 to harbour | train=Afternoon mixed; layout=Birchwold branch line; from_station=Birchwold; to_station=Quay; driver=Jill Peat; remarks=Shunt two wagons at the dairy.
- Run 3 market | train=Market day railcar; layout=Birchwold branch line; from_station=Millbrook; to_station=Birchwold; driver=Kurt Adler; remarks=Waits for the mixed at the loop.
- Run 20 quay | train=Quay shunt; layout=Harbour module; from_station=Quay; to_station=Warehouse; driver=Jill Peat; remarks=Uncouple at crane 2.
- Run 25 special | train=Santa special; layout=Birchwold branch line; from_station=Quay; to_station=Birchwold; driver=Kurt Adler; remarks=Slow through the platform.
record maintenance|service record|repair log: Title!;Vehicle->@locomotive|rolling stock~Tank engine 64|Grain hopper;Work=Cleaning wheels|Lubrication|Decoder|Coupling|Motor|Paint;Done on:date!;Done by~Kurt Adler|Jill Peat;Hours since last:number(h)#0-2000;Parts used;Notes:long
- Wheels cleaned | vehicle=Tank engine 64; work=Cleaning wheels; done_by=Kurt Adler; hours_since_last=22; notes=Pick-ups adjusted.
- New decoder shunter | vehicle=Green shunter; work=Decoder; done_by=Jill Peat; hours_since_last=80; parts_used=Six-pin decoder; notes=Reset to address 36.
- Railcar oiled | vehicle=Branch railcar; work=Lubrication; done_by=Kurt Adler; hours_since_last=35; notes=One drop per bearing.
- Hopper couplings | vehicle=Grain hopper; work=Coupling; done_by=Kurt Adler; hours_since_last=0; parts_used=Two close couplings
work building task|layout task|scenery task: Title!;Layout->@layout|module~Birchwold branch line|Harbour module;Kind=Track|Wiring|Scenery|Building|Signals;Assigned to~Kurt Adler|Jill Peat;Due on:date;Estimated hours:number(h)#0.5-200;Notes:long
- Wire the quay points | layout=Harbour module; kind=Wiring; assigned_to=Jill Peat; estimated_hours=4; notes=Slow motors, feed from bus 2.
- Ballast platform track | layout=Birchwold branch line; kind=Track; assigned_to=Kurt Adler; estimated_hours=6; notes=Fine grey, thinned glue.
- Plant the hill | layout=Attic loop; kind=Scenery; assigned_to=Jill Peat; estimated_hours=12; notes=Static grass, 4 mm.
- Home signal | layout=Birchwold branch line; kind=Signals; assigned_to=Jill Peat; estimated_hours=3; notes=Servo under the board.
event running day|exhibition|club evening: Title!;Date:date!;Starts at:time;Place;Layouts shown;Entry fee:money;Helpers:number#0-100;Description:long
- Autumn running day | place=Clubhouse; layouts_shown=Branch line, harbour; entry_fee=3; helpers=8; description=Children may drive the goods train.
- Open garden trains | place=Adler garden; layouts_shown=Garden railway; entry_fee=0; helpers=4; description=Coffee and steam from two.
- Winter exhibition | place=School hall; layouts_shown=Six club layouts; entry_fee=5; helpers=22; description=Second-hand stalls in the foyer.
- Night running | place=Clubhouse; layouts_shown=Branch line with lights; entry_fee=2; helpers=5; description=Room dark, all lamps on.
+ booking: Layout->@layout|module;Time slot:time;Train->@train|train set

# scale model|miniature|miniature painting|model kit|wargame|tabletop wargaming
item kit|model kit|miniature|figure: Name!;Scale=1:72|1:48|1:35|1:24|28 mm|32 mm;Maker;Subject=Aircraft|Ship|Tank|Car|Figure|Building;Parts:number#1-3000;Material=Plastic|Resin|Metal|3D print;Price:money;Shelf;Box picture:image;~Status=In stash|Started|Built|Painted|Sold
- Coastal patrol plane | scale=1:72; maker=Gannet Kits; subject=Aircraft; parts=128; material=Plastic; price=24; shelf=S2; status=Started
- Marsh rangers box | scale=28 mm; maker=Fenland Miniatures; subject=Figure; parts=40; material=Plastic; price=35; shelf=S5; status=In stash
- Harbour tug | scale=1:72; maker=Gannet Kits; subject=Ship; parts=212; material=3D print; price=58; shelf=S1; status=Built
- Rally coupe 1974 | scale=1:24; maker=Apex Models; subject=Car; parts=96; material=Plastic; price=31; shelf=S3; status=Painted
item paint|model paint|colour: Name!;Brand;Code;Type=Base|Layer|Wash|Primer|Metallic|Varnish;Finish=Matt|Satin|Gloss;Colour;Volume left:percent;Price:money
- Sea grey | brand=Reed Colours; code=RC-031; type=Base; finish=Matt; colour=Grey; volume_left=60; price=3.2
- Peat wash | brand=Reed Colours; code=RC-114; type=Wash; finish=Matt; colour=Brown; volume_left=25; price=3.6
- Signal red | brand=Tidewater; code=TW-07; type=Layer; finish=Gloss; colour=Red; volume_left=85; price=2.9
- Gun steel | brand=Tidewater; code=TW-52; type=Metallic; finish=Satin; colour=Dark silver; volume_left=40; price=3.4
record build|build log|project: Title!;Kit->@kit|model kit~Coastal patrol plane|Marsh rangers box;Builder~Arno Keel|Tilda Moss;Started on:date;Finished on:date;Stage=Assembly|Priming|Painting|Decals|Weathering|Basing|Done;Hours:number(h)#0-1000;Photo:image;Notes:long
- Patrol plane build | kit=Coastal patrol plane; builder=Arno Keel; stage=Painting; hours=14; notes=Canopy masked, wings need filler.
- Rangers squad one | kit=Marsh rangers box; builder=Tilda Moss; stage=Assembly; hours=3; notes=Ten poses.
- Tug for the quay | kit=Harbour tug; builder=Arno Keel; stage=Done; hours=46; notes=Rust on the fenders only.
- Red coupe | kit=Rally coupe 1974; builder=Tilda Moss; stage=Decals; hours=19; notes=Stripe decals split, ordered new ones.
record paint recipe|colour recipe|painting step: Title!;Build->@build|build log~Patrol plane build|Rangers squad one;Paint->@paint|model paint~Sea grey|Peat wash;Area~Upper wing|Cloak;Step:number#1-40;Method=Brush|Airbrush|Dry brush|Sponge|Glaze;Ratio~2:1 with thinner
- Upper wings grey | build=Patrol plane build; paint=Sea grey; area=Upper wing; step=2; method=Airbrush; ratio=2:1 with thinner
- Cloak shading | build=Rangers squad one; paint=Peat wash; area=Cloak; step=3; method=Brush; ratio=Neat
- Coupe body red | build=Red coupe; paint=Signal red; area=Body shell; step=4; method=Airbrush; ratio=3:1 with thinner
- Tug winch metal | build=Tug for the quay; paint=Gun steel; area=Winch; step=6; method=Dry brush; ratio=Neat
item army|army list|warband: Name!;Player~Arno Keel|Tilda Moss;Faction;Game system;Points:number#0-10000;Models:number#1-500;Painted:percent;List:long
- Rangers of the Fen | player=Tilda Moss; faction=Marsh folk; game_system=Skirmish 28; points=600; models=22; painted=30; list=Captain, two squads, one boat
- Iron Garrison | player=Arno Keel; faction=Garrison; game_system=Skirmish 28; points=600; models=18; painted=85; list=Sergeant, three gun teams
- Clockwork Court | player=Lars Friis; faction=Automata; game_system=Brass Wars; points=1000; models=31; painted=100; list=Duke, four walkers, drones
- River Pirates | player=Tilda Moss; faction=Free crews; game_system=Skirmish 28; points=400; models=14; painted=65; list=Captain and two boats
record battle|game|battle report: Title!;Played on:date!;Army->@army|army list~Rangers of the Fen|Iron Garrison;Opponent army->@army|army list~Rangers of the Fen|Iron Garrison;Mission;Rounds:number#1-20;Points for:number#0-200;Points against:number#0-200;Result=Win|Loss|Draw;Report:long
- Battle at the ford | army=Rangers of the Fen; opponent_army=Iron Garrison; mission=Hold the crossing; rounds=6; points_for=12; points_against=9; result=Win; report=The boat saved the day.
- Siege of the pump house | army=Iron Garrison; opponent_army=River Pirates; mission=Breakthrough; rounds=5; points_for=7; points_against=7; result=Draw; report=Nobody held the pump.
- Ambush in reeds | army=Rangers of the Fen; opponent_army=Clockwork Court; mission=Ambush; rounds=4; points_for=3; points_against=11; result=Loss; report=Walkers ignore mud.
- Boat race | army=River Pirates; opponent_army=Rangers of the Fen; mission=First to the jetty; rounds=6; points_for=9; points_against=8; result=Win; report=Decided on the last die.
event contest|painting contest|game day|model show: Title!;Date:date!;Starts at:time;Place;Categories;Entry fee:money;Places:number#2-500;Prizes:long
- Brush and glue day | place=Scout hut; categories=Single figure, vehicle, diorama; entry_fee=5; places=60; prizes=Medals in each category.
- Spring diorama cup | place=Museum foyer; categories=Diorama only; entry_fee=8; places=25; prizes=Engraved plate.
- Speed paint night | place=Shop cellar; categories=One figure in ninety minutes; entry_fee=3; places=20; prizes=Paint set.
- Wheels and wings | place=Aero club; categories=Aircraft, cars; entry_fee=6; places=80; prizes=Vouchers for the best three.
! record contest entry|judging|score [contest\\w*|judg\\w*|vote\\w*|competition\\w*]: Title!;Contest->@contest|painting contest~Brush and glue day;Build->@build|build log~Patrol plane build|Rangers squad one;Category;Judge;Technique:number#1-10;Overall:number#1-10
- Patrol plane at brush day | contest=Brush and glue day; build=Patrol plane build; category=Vehicle; judge=Lars; technique=7; overall=8
- Tug at the diorama cup | contest=Spring diorama cup; build=Tug for the quay; category=Diorama; judge=Marit; technique=9; overall=9
- Coupe at wheels and wings | contest=Wheels and wings; build=Red coupe; category=Cars; judge=Lars; technique=6; overall=7
- Rangers speed painted | contest=Speed paint night; build=Rangers squad one; category=One figure; judge=Marit; technique=5; overall=6

# board game|game night|tabletop game|board gaming|game cafe|boardgame|board game collection
! item board game|game|title: Name!;Publisher;Year:number#1900-2100;Players from:number#1-20;Players to:number#1-100;Minutes:number(min)#5-600;Age from:number#0-21;Complexity=Light|Medium|Heavy;Mechanics~Worker placement|Deck building;Language;Shelf;Box picture:image
- Orchard Lanes | publisher=Wooden Fox; year=2022; players_from=2; players_to=4; minutes=60; age_from=10; complexity=Medium; mechanics=Tile placement; language=English; shelf=B3
- Smugglers' Cove | publisher=Tin Whistle; year=2019; players_from=3; players_to=6; minutes=90; age_from=12; complexity=Heavy; mechanics=Auction, hidden cargo; language=English; shelf=C1
- Moss & Lantern | publisher=Wooden Fox; year=2024; players_from=1; players_to=2; minutes=30; age_from=8; complexity=Light; mechanics=Cooperative, cards; language=English; shelf=A1
- Silk Caravan | publisher=Dune Games; year=2016; players_from=2; players_to=5; minutes=100; age_from=12; complexity=Medium; mechanics=Worker placement; language=German; shelf=C4
record play|game session|session|played game: Title!;Game->@board game|game~Orchard Lanes|Smugglers' Cove;Played on:date!;Place;Players:number#1-20;Minutes:number(min)#1-900;Winner;Expansion;Rating:rating;Notes:long
- Orchard on Thursday | game=Orchard Lanes; place=Back table; players=4; minutes=70; winner=Suki; notes=Closest end so far, 61 to 60.
- Cove for six | game=Smugglers' Cove; place=Cellar; players=6; minutes=140; winner=Barnaby; notes=Too long with six.
- Two by lantern light | game=Moss & Lantern; place=Window table; players=2; minutes=35; winner=Both; notes=Lost the first try.
- Caravan final | game=Silk Caravan; place=Long table; players=5; minutes=115; winner=Nell; notes=Camel rule played wrong until turn 4.
! record player score|score|result [score\\w*|play\\w*|result\\w*]: Title!;Session->@play|game session~Orchard on Thursday|Cove for six;Player~Suki Lamb|Barnaby Cox;Points:number#-1000-10000;Place:number#1-20;Colour or faction;First play:boolean
- Suki in the orchard | session=Orchard on Thursday; player=Suki Lamb; points=61; place=1; colour_or_faction=Red
- Barnaby in the cove | session=Cove for six; player=Barnaby Cox; points=118; place=1; colour_or_faction=Harbour master
- Nell in the caravan | session=Caravan final; player=Nell Arden; points=84; place=1; colour_or_faction=Saffron
- Barnaby in the orchard | session=Orchard on Thursday; player=Barnaby Cox; points=60; place=2; colour_or_faction=Green
event game night|meetup|game evening|tournament: Title!;Date:date!;Starts at:time;Venue;Host~Suki Lamb|Barnaby Cox;Game->@board game|game~Orchard Lanes|Smugglers' Cove;Seats:number#2-300;Entry fee:money;Description:long
- First Thursday | venue=Café Meeple Corner; host=Suki Lamb; game=Orchard Lanes; seats=24; entry_fee=3; description=New players get a teacher at every table.
- Heavy Sunday | venue=Community house; host=Barnaby Cox; game=Smugglers' Cove; seats=12; entry_fee=0; description=Long games from noon.
- Two-player Tuesday | venue=Café Meeple Corner; host=Nell Arden; game=Moss & Lantern; seats=16; entry_fee=2; description=Come alone, we match you.
- Caravan league | venue=Library; host=Barnaby Cox; game=Silk Caravan; seats=20; entry_fee=5; description=Four rounds over four weeks.
record loan|game loan|borrowed game: Title!;Game->@board game|game~Orchard Lanes|Smugglers' Cove;Borrower~Suki Lamb|Barnaby Cox;Lent on:date!;Return by:date;Deposit:money;Parts complete:boolean;~Status=Out|Returned|Overdue
- Orchard to Barnaby | game=Orchard Lanes; borrower=Barnaby Cox; deposit=10; status=Out
- Cove to Suki | game=Smugglers' Cove; borrower=Suki Lamb; deposit=20; status=Overdue
- Lantern to Nell | game=Moss & Lantern; borrower=Nell Arden; deposit=5; status=Returned
- Caravan for the weekend | game=Silk Caravan; borrower=Barnaby Cox; deposit=15; status=Out
item table|gaming table: Name!;Seats:number#2-20;Room;Size~180 x 90 cm;Hourly fee:money;Status=Free|Reserved|Occupied
- Window table | seats=4; room=Front; size=120 x 80 cm; hourly_fee=3; status=Free
- Long table | seats=8; room=Cellar; size=240 x 110 cm; hourly_fee=5; status=Reserved
- Round table | seats=6; room=Back; size=140 cm round; hourly_fee=4; status=Occupied
- Garden table | seats=4; room=Terrace; size=100 x 100 cm; hourly_fee=2; status=Free
request game suggestion|purchase wish|missing part report: Title!;Game->@board game|game~Orchard Lanes|Smugglers' Cove;Kind=Buy this game|Missing part|Damaged|Rules question;Text:long;Link:url
- Red wagon missing | game=Orchard Lanes; kind=Missing part; text=Only three red wagons left in the box.
- Please buy Glacier Post | kind=Buy this game; text=Short, for six players, and very funny.
- Torn cove map | game=Smugglers' Cove; kind=Damaged; text=The fold has split at the harbour.
- Camel movement | game=Silk Caravan; kind=Rules question; text=May two camels share an oasis?
! record vote|poll vote|game vote [vote\\w*|poll\\w*]: Title!;Game night->@game night|meetup~First Thursday|Heavy Sunday;Game->@board game|game~Orchard Lanes|Smugglers' Cove;Voter;Points:number#0-10
- Suki votes orchard | game_night=First Thursday; game=Orchard Lanes; voter=Suki Lamb; points=3
- Barnaby votes cove | game_night=Heavy Sunday; game=Smugglers' Cove; voter=Barnaby Cox; points=5
- Nell votes lantern | game_night=Two-player Tuesday; game=Moss & Lantern; voter=Nell Arden; points=4
- Suki votes caravan | game_night=Caravan league; game=Silk Caravan; voter=Suki Lamb; points=2
+ booking|reservation: Table->@table|gaming table;Game->@board game|game;Players:number#1-20
+ review: Game->@board game|game;Complexity:number#1-5
+ wish list|favorite: Game->@board game|game;Priority=Low|Normal|High;Price limit:money

# jigsaw|jigsaw puzzle|crossword|sudoku|brain teaser|puzzle swap|puzzle library
item puzzle|jigsaw|jigsaw puzzle|crossword: Title!;Type=Jigsaw|Crossword|Sudoku|Logic|Word search|Mechanical;Pieces:number#4-50000;Difficulty=Easy|Medium|Hard|Expert;Theme~Landscape|Animals;Brand;Finished size~68 x 48 cm;Picture:image;All pieces there:boolean;Shelf
- Mountain railway 1000 | type=Jigsaw; pieces=1000; difficulty=Medium; theme=Landscape; brand=Blue Pine; finished_size=68 x 48 cm; shelf=P2
- Night garden 2000 | type=Jigsaw; pieces=2000; difficulty=Hard; theme=Flowers; brand=Quietwork; finished_size=98 x 68 cm; shelf=P4
- Saturday grid 412 | type=Crossword; pieces=225; difficulty=Easy; theme=Birds; brand=Own setter; shelf=Folder 1
- Seven-bar lock box | type=Mechanical; pieces=11; difficulty=Expert; theme=Burr; brand=Old Cabinet; finished_size=9 x 9 x 9 cm; shelf=V1
record solve|solving session|attempt|puzzle log: Title!;Puzzle->@puzzle|jigsaw~Mountain railway 1000|Night garden 2000;Solver~Ottilie Frost|Ken Abara;Started on:date!;Finished on:date;Minutes:number(min)#1-50000;Hints used:number#0-100;Mistakes:number#0-1000;Rating:rating;Photo:image;~Status=In progress|Solved|Given up
- Railway weekend | puzzle=Mountain railway 1000; solver=Ottilie Frost; minutes=410; hints_used=0; mistakes=0; status=Solved
- Night garden on the big board | puzzle=Night garden 2000; solver=Ken Abara; minutes=260; hints_used=0; mistakes=0; status=In progress
- Grid 412 on the train | puzzle=Saturday grid 412; solver=Rosa Dunn; minutes=38; hints_used=2; mistakes=1; status=Solved
- Lock box, first try | puzzle=Seven-bar lock box; solver=Ottilie Frost; minutes=190; hints_used=1; mistakes=0; status=Given up
record loan|puzzle loan|swap: Title!;Puzzle->@puzzle|jigsaw~Mountain railway 1000|Night garden 2000;Borrower~Ottilie Frost|Ken Abara;Lent on:date!;Return by:date;Pieces counted:boolean;Missing pieces:number#0-100;~Status=Out|Returned|Overdue
- Night garden to Ken | puzzle=Night garden 2000; borrower=Ken Abara; missing_pieces=0; status=Out
- Railway to Rosa | puzzle=Mountain railway 1000; borrower=Rosa Dunn; missing_pieces=1; status=Returned
- Lock box to Ken | puzzle=Seven-bar lock box; borrower=Ken Abara; missing_pieces=0; status=Overdue
- Night garden to school | puzzle=Night garden 2000; borrower=Ottilie Frost; missing_pieces=3; status=Returned
item contest|speed contest|daily challenge|competition: Title!;Puzzle->@puzzle|jigsaw~Mountain railway 1000|Night garden 2000;Starts on:date;Ends on:date;Team size:number#1-8;Entry fee:money;Prize;Rules:long
- Pairs race spring | puzzle=Mountain railway 1000; team_size=2; entry_fee=6; prize=A puzzle of your choice; rules=Unopened box, two hours.
- Solo crossword sprint | puzzle=Saturday grid 412; team_size=1; entry_fee=2; prize=Fountain pen; rules=No phones, first full grid wins.
- Garden marathon | puzzle=Night garden 2000; team_size=4; entry_fee=12; prize=Hamper; rules=Eight hours with one break.
- Box opening duel | puzzle=Seven-bar lock box; team_size=1; entry_fee=0; prize=The box; rules=Two boxes, knockout.
record contest result|ranking|score|leaderboard entry: Title!;Contest->@contest|speed contest~Pairs race spring;Team;Time:number(min)#1-1000;Pieces placed:number#0-50000;Place:number#1-500
- Corner Hunters | contest=Pairs race spring; team=Ottilie and Ken; time=104; pieces_placed=1000; place=2
- Edge First | contest=Pairs race spring; team=Rosa and Jim; time=97; pieces_placed=1000; place=1
- Petal Pushers | contest=Garden marathon; team=Four from the library; time=471; pieces_placed=1884; place=1
- Rosa alone | contest=Solo crossword sprint; team=Rosa Dunn; time=14; pieces_placed=225; place=1
request donation|swap offer|missing piece report: Title!;Puzzle->@puzzle|jigsaw~Mountain railway 1000|Night garden 2000;Kind=Donation|Swap|Missing piece|Wish;Text:long;Photo:image
- Sky piece lost | puzzle=Mountain railway 1000; kind=Missing piece; text=One light blue piece near the top edge.
- Twenty boxes from attic | kind=Donation; text=All 500 pieces, counted except two.
- Swap my lock box | puzzle=Seven-bar lock box; kind=Swap; text=For any other burr puzzle.
- More 300 piece puzzles | kind=Wish; text=Large pieces for our care home group.
! record clue|crossword clue [crossword\\w*|clue\\w*]: Title!;Number:number#1-100;Direction=Across|Down;Answer;Letters:number#2-30;Setter~Ottilie Frost|Ken Abara
- Quiet bird in a barn | number=7; direction=Across; answer=Owl; letters=3; setter=Ottilie Frost
- Opposite of fast bread | number=12; direction=Down; answer=Slow; letters=4; setter=Ken Abara
- Wading bird on one leg | number=3; direction=Across; answer=Heron; letters=5; setter=Ottilie Frost
- Sings before dawn | number=5; direction=Down; answer=Robin; letters=5; setter=Rosa Dunn
+ review: Puzzle->@puzzle|jigsaw;Fit of pieces:rating;Image quality:rating
# chess|chess club|chess player|chess tournament|elo rating|grandmaster
! person player|chess player|club player|club member: Full name!;Rating:number#100-3000;Title=None|Candidate master|FIDE master|International master|Grandmaster;Federation id;Club;Born on:date;Email:email;Board order:number#1-60;~Status=Active|Resting|Guest
- Petra Novak | rating=1872; title=None; federation_id=418822; club=Rook & Bishop; email=petra@rookbishop.example; board_order=2; status=Active
- Samuel Oduro | rating=2104; title=Candidate master; federation_id=402917; club=Rook & Bishop; email=samuel@rookbishop.example; board_order=1; status=Active
- Yelena Marr | rating=1540; title=None; federation_id=431190; club=Rook & Bishop; email=yelena@rookbishop.example; board_order=7; status=Resting
- Dirk Hollander | rating=2318; title=FIDE master; federation_id=388041; club=Millbrook; email=dirk@millbrook.example; board_order=1; status=Guest
event tournament|chess tournament|open: Title!;Starts on:date!;Ends on:date;Place;System=Swiss|Round robin|Knockout|Team;Rounds:number#1-15;Time control~90 min + 30 s;Entry fee:money;Arbiter~Greta Holm|Ivo Tal;Places:number#2-1000;Rated:boolean;Description:long
- Riverside open | place=Town hall; system=Swiss; rounds=7; time_control=90 min + 30 s; entry_fee=35; arbiter=Greta Holm; places=80; description=Prizes in four rating groups.
- Club blitz | place=Club room; system=Round robin; rounds=9; time_control=3 min + 2 s; entry_fee=3; arbiter=Ivo Tal; places=16; description=First Friday of the month.
- County team cup | place=Grammar school; system=Team; rounds=5; time_control=60 min + 10 s; entry_fee=40; arbiter=Greta Holm; places=16; description=Teams of four.
- Winter knockout | place=Club room; system=Knockout; rounds=4; time_control=25 min + 10 s; entry_fee=5; arbiter=Ivo Tal; places=16; description=Two games a round.
record game|match|pairing|chess game: Title!;Tournament->@tournament|chess tournament~Riverside open|Club blitz;Round:number#1-30;Board:number#1-500;White->@player|chess player~Petra Novak|Samuel Oduro;Black->@player|chess player~Petra Novak|Samuel Oduro;Played on:date;Opening~Sicilian|Caro-Kann;Moves:long;~Result=Not played|1-0|0-1|Draw
- Novak v Oduro | tournament=Riverside open; round=3; board=4; white=Petra Novak; black=Samuel Oduro; opening=Caro-Kann; moves=1.e4 c6 2.d4 d5 3.e5 Bf5; result=Draw
- Oduro v Novak blitz | tournament=Club blitz; round=2; board=1; white=Samuel Oduro; black=Petra Novak; opening=Sicilian; moves=1.e4 c5 2.Nf3 d6; result=1-0
- Marr v Hollander | tournament=Riverside open; round=1; board=9; white=Yelena Marr; black=Dirk Hollander; opening=Italian; moves=1.e4 e5 2.Nf3 Nc6 3.Bc4 Bc5; result=0-1
- Hollander v Oduro | tournament=Winter knockout; round=4; board=1; white=Dirk Hollander; black=Samuel Oduro; opening=Queen's Gambit; result=Not played
record standing|ranking|table entry|rating entry: Title!;Tournament->@tournament|chess tournament~Riverside open|Club blitz;Player->@player|chess player~Petra Novak|Samuel Oduro;Points:number#0-30;Buchholz:number#0-500;Rank:number#1-1000;Rating change:number#-200-200
- Samuel in the open | tournament=Riverside open; player=Samuel Oduro; points=5; buchholz=28; rank=6; rating_change=9
- Petra in the open | tournament=Riverside open; player=Petra Novak; points=4.5; buchholz=27; rank=11; rating_change=14
- Dirk in the open | tournament=Riverside open; player=Dirk Hollander; points=6.5; buchholz=31; rank=1; rating_change=12
- Yelena in blitz | tournament=Club blitz; player=Yelena Marr; points=3; buchholz=19; rank=12; rating_change=-8
item puzzle|chess puzzle|tactic|study: Title!;Board position;Theme=Mate in two|Fork|Pin|Endgame|Defence|Sacrifice;Level:number#400-3000;Side to move=White|Black;Solution:long;Added by~Greta Holm|Ivo Tal
- Quiet rook move | board_position=6k1/5ppp/8/8/8/8/5PPP/3R2K1 w; theme=Mate in two; level=900; side_to_move=White; solution=1.Rd8 mate
- Royal knight fork | board_position=4k3/8/8/3N4/8/8/8/q3K3 w; theme=Fork; level=700; side_to_move=White; solution=1.Nc7+
- Cornered bishop | board_position=8/8/2k5/8/1B6/8/5K1p/8 w; theme=Defence; level=1400; side_to_move=White; solution=1.Kg2
- Queen for a knight | board_position=6k1/5p1p/8/6N1/8/8/7Q/6K1 w; theme=Sacrifice; level=1800; side_to_move=White; solution=1.Qxh7+
event club evening|training|simul|lecture: Title!;Date:date!;Starts at:time;Place;Trainer~Greta Holm|Ivo Tal;Theme;Level=Beginner|Club|Advanced;Places:number#2-60
- Rook endings | place=Club room; trainer=Ivo Tal; theme=Lucena and Philidor; level=Club; places=20
- First checkmates | place=Library; trainer=Greta Holm; theme=Ladder and queen mate; level=Beginner; places=16
- Calculation hour | place=Club room; trainer=Ivo Tal; theme=Candidate moves; level=Advanced; places=10
- Caro-Kann evening | place=Club room; trainer=Greta Holm; theme=Advance variation; level=Club; places=24
record team match|league match: Title!;Team~First team|Second team;Opponent;Date:date!;Home=Home|Away;Captain~Petra Novak|Samuel Oduro;Boards:number#1-12;Our points:number#0-12;Their points:number#0-12
- First team v Millbrook | team=First team; opponent=Millbrook; home=Home; captain=Samuel Oduro; boards=8; our_points=4.5; their_points=3.5
- First team at Harwick | team=First team; opponent=Harwick; home=Away; captain=Samuel Oduro; boards=8; our_points=2; their_points=6
- Second team v Castle | team=Second team; opponent=Castle Knights; home=Home; captain=Petra Novak; boards=6; our_points=3; their_points=3
- Second team at Millbrook B | team=Second team; opponent=Millbrook B; home=Away; captain=Petra Novak; boards=6; our_points=5; their_points=1
! record puzzle attempt|attempt [puzzle\\w*|tactic\\w*|solv\\w*|exercise\\w*]: Title!;Puzzle->@puzzle|chess puzzle~Quiet rook move;Solver;Solved:boolean;Seconds:number(s)#1-36000;Tried on:date
- Petra on the rook move | puzzle=Quiet rook move; solver=Petra Novak; seconds=21
- Yelena on the fork | puzzle=Royal knight fork; solver=Yelena Marr; seconds=9
- Samuel on the sacrifice | puzzle=Queen for a knight; solver=Samuel Oduro; seconds=74
- Petra on the bishop | puzzle=Cornered bishop; solver=Petra Novak; seconds=130
+ event registration: Rating:number#100-3000;Bye wanted in round:number#0-15

# esports|gaming team|e-sports|gamer|scrim|gaming tournament|video game league
item team|esports team|roster: Name!;Tag;Game->@game|title~Siege Arena|Rocket Cup;Region=Europe|North America|South America|Asia|Oceania;Captain~Vex|Nimbus;Founded on:date;Logo:image;~Status=Active|Recruiting|Disbanded
- Iron Herons | tag=IHN; game=Siege Arena; region=Europe; captain=Vex; status=Active
- Night Shift | tag=NSH; game=Rocket Cup; region=Europe; captain=Nimbus; status=Recruiting
- Glass Foxes | tag=GFX; game=Lane Legends; region=Asia; captain=Miru; status=Active
- Old Pedals | tag=OPD; game=Asphalt League; region=South America; captain=Torque; status=Disbanded
person player|gamer|pro player: Nickname!;Real name;Team->@team|esports team~Iron Herons|Night Shift;Position=Captain|Support|Entry|Sniper|Flex|Coach|Substitute;Country;Born on:date;Rank;Email:email;Stream:url;Photo:image
- Vex | real_name=Linus Berg; team=Iron Herons; position=Captain; country=Sweden; rank=Diamond; email=vex@herons.example
- Nimbus | real_name=Clara Mendes; team=Night Shift; position=Flex; country=Portugal; rank=Champion; email=nimbus@nightshift.example
- Miru | real_name=Hana Ito; team=Glass Foxes; position=Support; country=Japan; rank=Master; email=miru@foxes.example
- Torque | real_name=Bruno Paz; team=Old Pedals; position=Captain; country=Chile; rank=Gold; email=torque@pedals.example
item game|title|video game: Name!;Genre=Shooter|MOBA|Racing|Sports|Fighting|Strategy;Publisher;Team size:number#1-20;Platforms~PC|Console;Age rating:number#0-18;Cover:image
- Siege Arena | genre=Shooter; publisher=Northgate; team_size=5; platforms=PC; age_rating=16
- Rocket Cup | genre=Sports; publisher=Boostworks; team_size=3; platforms=PC, console; age_rating=3
- Lane Legends | genre=MOBA; publisher=Sunken Gate; team_size=5; platforms=PC; age_rating=12
- Asphalt League | genre=Racing; publisher=Boostworks; team_size=2; platforms=Console; age_rating=3
event tournament|cup|league|bracket: Title!;Game->@game|title~Siege Arena|Rocket Cup;Starts on:date!;Ends on:date;Format=Single elimination|Double elimination|Swiss|Round robin;Teams at most:number#2-512;Prize pool:money;Entry fee:money;Check-in:time;Rules:long;~Status=Registration|Running|Finished
- Spring siege cup | game=Siege Arena; format=Double elimination; teams_at_most=16; prize_pool=1500; entry_fee=0; rules=Best of three, final best of five.; status=Registration
- Rocket weekly 31 | game=Rocket Cup; format=Single elimination; teams_at_most=32; prize_pool=100; entry_fee=0; rules=Best of five.; status=Running
- Legends league split 2 | game=Lane Legends; format=Round robin; teams_at_most=8; prize_pool=4000; entry_fee=50; rules=Best of two, tie is one point each.; status=Finished
- Night asphalt 6 | game=Asphalt League; format=Swiss; teams_at_most=64; prize_pool=250; entry_fee=5; rules=Five tracks, no shortcuts.; status=Registration
record match|fixture|scrim: Title!;Tournament->@tournament|cup~Spring siege cup|Rocket weekly 31;Home team->@team|esports team~Iron Herons|Night Shift;Away team->@team|esports team~Iron Herons|Night Shift;Date:date;Starts at:time;Round:number#1-20;Best of:number#1-9;Home score:number#0-99;Away score:number#0-99;Stream:url;~Status=Planned|Live|Finished|Protest
- Herons semi-final | tournament=Spring siege cup; home_team=Iron Herons; away_team=Night Shift; round=4; best_of=3; home_score=2; away_score=1; status=Finished
- Weekly opener | tournament=Rocket weekly 31; home_team=Night Shift; away_team=Iron Herons; round=1; best_of=5; home_score=0; away_score=0; status=Planned
- Foxes split final | tournament=Legends league split 2; home_team=Glass Foxes; away_team=Iron Herons; round=7; best_of=5; home_score=3; away_score=2; status=Protest
- Asphalt heat 2 | tournament=Night asphalt 6; home_team=Old Pedals; away_team=Night Shift; round=2; best_of=1; home_score=41; away_score=38; status=Live
record player statistic|match statistic|statistic: Title!;Match->@match|fixture~Herons semi-final|Weekly opener;Player->@player|gamer~Vex|Nimbus;Map;Kills:number#0-200;Deaths:number#0-200;Assists:number#0-200;Score:number#0-100000;Best player:boolean
- Vex on Foundry | match=Herons semi-final; player=Vex; map=Foundry; kills=24; deaths=15; assists=6; score=2410
- Nimbus on Foundry | match=Herons semi-final; player=Nimbus; map=Foundry; kills=19; deaths=18; assists=9; score=2150
- Miru in game five | match=Foxes split final; player=Miru; map=River; kills=3; deaths=4; assists=21; score=1890
- Torque on Dockside | match=Asphalt heat 2; player=Torque; map=Dockside; kills=0; deaths=0; assists=0; score=41
event practice|training|scrim block: Title!;Team->@team|esports team~Iron Herons|Night Shift;Date:date!;Starts at:time;Ends at:time;Focus=Strategy|Aim|Replay review|Scrim;Coach~Marek|Oona;Notes:long
- Herons replay night | team=Iron Herons; focus=Replay review; coach=Oona; notes=Watch map two of the semi-final.
- Foxes scrim block | team=Glass Foxes; focus=Scrim; coach=Marek; notes=Two games, draft from the blue side.
- Shift aim hour | team=Night Shift; focus=Aim; coach=Marek; notes=Aerial shots only.
- Herons set plays | team=Iron Herons; focus=Strategy; coach=Oona; notes=New opening on Harbour.
request tryout application|team application|score dispute: Title!;Nickname;Team->@team|esports team~Iron Herons|Night Shift;Kind=Tryout|Score dispute|Cheating report;Rank;Hours per week:number(h)#1-80;Evidence:url;Text:long
- Tryout as support | nickname=Pebble; team=Night Shift; kind=Tryout; rank=Diamond; hours_per_week=15; text=Played support for two seasons.
- Split final protest | nickname=Vex; team=Iron Herons; kind=Score dispute; rank=Diamond; hours_per_week=20; text=Pause in game five was longer than allowed.
- Suspicious aim in heat | nickname=Nimbus; team=Night Shift; kind=Cheating report; rank=Champion; hours_per_week=18; text=See replay at minute four.
- Sniper for the Herons | nickname=Quill; team=Iron Herons; kind=Tryout; rank=Platinum; hours_per_week=12; text=Free on weekends.
+ event registration: Team->@team|esports team;Substitute;Seed:number#1-512

# tabletop role|role playing|role-playing|dungeon master|game master|rpg campaign|pen and paper|character sheet
item campaign|adventure: Title!;Game master~Edda Winter|Lou Barkley;Rule system~5th edition|Homebrew;Setting;Starting level:number#1-20;Players at most:number#1-12;Rhythm=Weekly|Fortnightly|Monthly|Irregular;Cover:image;Synopsis:long;~Status=Planned|Running|Paused|Finished
- Crown of Silt | game_master=Edda Winter; rule_system=5th edition; setting=Drowned river kingdom; starting_level=1; players_at_most=5; rhythm=Fortnightly; synopsis=The old queen's crown surfaces downstream.; status=Running
- Nine Bells | game_master=Lou Barkley; rule_system=Homebrew; setting=Fogbound city; starting_level=3; players_at_most=4; rhythm=Monthly; synopsis=Each bell wakes something.; status=Paused
- The Salted Throne | game_master=Rina Okafor; rule_system=Old school; setting=Desert of dry seas; starting_level=1; players_at_most=6; rhythm=Weekly; synopsis=Ships stand in sand and wait.; status=Planned
- Winter Post | game_master=Edda Winter; rule_system=Homebrew; setting=Mountain mail coaches; starting_level=2; players_at_most=4; rhythm=Irregular; synopsis=Every letter is delivered, somehow.; status=Finished
! record player character|character|hero|character sheet: Name!;Player~Toby Marsh|Ingrid Sol;Campaign->@campaign|adventure~Crown of Silt|Nine Bells;Race=Human|Elf|Dwarf|Halfling|Orc|Other;Profession=Fighter|Wizard|Rogue|Cleric|Ranger|Bard;Level:number#1-30;Hit points:number#0-500;Armour class:number#1-40;Experience:number#0-1000000;Gold:number#0-1000000;Portrait:image;Background:long
- Wren Halloway | player=Toby Marsh; campaign=Crown of Silt; race=Halfling; profession=Rogue; level=4; hit_points=29; armour_class=15; experience=3100; gold=142; background=Ferry thief turned scout.
- Orla Stonebrow | player=Ingrid Sol; campaign=Crown of Silt; race=Dwarf; profession=Cleric; level=4; hit_points=34; armour_class=18; experience=3100; gold=60; background=Keeps the lamps of a flooded temple.
- Brother Anselm | player=Rina Okafor; campaign=Nine Bells; race=Human; profession=Bard; level=5; hit_points=31; armour_class=13; experience=6900; gold=210; background=Bell founder who lost his hearing once.
- Thistle | player=Ingrid Sol; campaign=Winter Post; race=Elf; profession=Ranger; level=6; hit_points=44; armour_class=16; experience=14200; gold=95; background=Knows each pass by its wind.
event session|game session|play session: Title!;Campaign->@campaign|adventure~Crown of Silt|Nine Bells;Number:number#1-1000;Date:date!;Starts at:time;Place=Online|At the table|Game shop;Location;Experience given:number#0-100000;Recap:long
- Session 14: The sluice | campaign=Crown of Silt; number=14; place=At the table; location=Edda's flat; experience_given=450; recap=The party opened the sluice and met the eel priest.
- Session 15: Downstream | campaign=Crown of Silt; number=15; place=Online; location=Video call; experience_given=0; recap=Planned boat chase.
- Session 3: Fog school | campaign=Nine Bells; number=3; place=Game shop; location=Table 6; experience_given=600; recap=The children knew the ninth bell's name.
- Session 22: Last letter | campaign=Winter Post; number=22; place=At the table; location=Ingrid's kitchen; experience_given=1000; recap=The coach arrived a year late.
item npc|monster|creature|non-player character: Name!;Campaign->@campaign|adventure~Crown of Silt|Nine Bells;Kind=Ally|Neutral|Enemy|Monster;Place;Hit points:number#0-1000;Armour class:number#1-40;Challenge:number#0-30;Picture:image;Secret:long
- The eel priest | campaign=Crown of Silt; kind=Enemy; place=Sluice chapel; hit_points=66; armour_class=14; challenge=5; secret=Once the queen's cook.
- Bellwarden Crake | campaign=Nine Bells; kind=Neutral; place=Fifth tower; hit_points=38; armour_class=13; challenge=3; secret=Is deaf to the ninth bell.
- Postmistress Ulla | campaign=Winter Post; kind=Ally; place=Pass station; hit_points=22; armour_class=11; challenge=1; secret=Reads every letter.
- Silt crawler | campaign=Crown of Silt; kind=Monster; place=River bed; hit_points=52; armour_class=15; challenge=4; secret=Hunts by warmth.
record inventory item|inventory|item|equipment|loot: Title!;Character->@character sheet|player character|character~Wren Halloway|Orla Stonebrow;Type=Weapon|Armour|Potion|Scroll|Treasure|Tool;Quantity:number#1-1000;Weight:number(kg)#0-200;Value:number(gp)#0-100000;Magical:boolean;Properties:long
- Silt dagger | character=Wren Halloway; type=Weapon; quantity=1; weight=0.5; value=75; properties=1d4, never rusts
- Lamp of the drowned | character=Orla Stonebrow; type=Tool; quantity=1; weight=1; value=200; properties=Burns under water for an hour
- Bell clapper mace | character=Brother Anselm; type=Weapon; quantity=1; weight=2; value=40; properties=1d6, rings on a hit
- Frost salve | character=Thistle; type=Potion; quantity=3; weight=0.2; value=50; properties=Ignores cold for four hours
record quest|mission|plot thread: Title!;Campaign->@campaign|adventure~Crown of Silt|Nine Bells;Given by->@npc|monster~The eel priest|Bellwarden Crake;Reward:number(gp)#0-100000;Description:long;~State=Rumour|Accepted|Solved|Failed
- Silence the fifth bell | campaign=Nine Bells; given_by=Bellwarden Crake; reward=300; description=Before the new moon.; state=Rumour
- Bring back the ladle | campaign=Crown of Silt; given_by=The eel priest; reward=120; description=It lies in the drowned kitchen.; state=Accepted
- The unsigned parcel | campaign=Winter Post; given_by=Postmistress Ulla; reward=80; description=It moves when put down.; state=Solved
- Cast a tenth bell | campaign=Nine Bells; given_by=Bellwarden Crake; reward=900; description=Bronze from three towers.; state=Failed
request seat request|join request|campaign application: Title!;Campaign->@campaign|adventure~Crown of Silt|Nine Bells;Player name;Experience=New|Some|Veteran;Character idea:long;Days possible
- Bard for Nine Bells | campaign=Nine Bells; player_name=Jude; experience=Some; character_idea=A bell founder who sings.; days_possible=Fridays
- Cleric for the throne | campaign=The Salted Throne; player_name=Amina; experience=New; character_idea=A priest of rain nobody has seen.; days_possible=Tuesdays, Sundays
- Second seat at Silt | campaign=Crown of Silt; player_name=Piet; experience=Veteran; character_idea=An orc cartographer.; days_possible=Every other Saturday
- Wizard for desert | campaign=The Salted Throne; player_name=Jo; experience=Some; character_idea=Collects dead languages.; days_possible=Wednesdays
! record dice roll|roll [dice|roll\\w*]: Title!;Character->@character sheet|player character|character~Wren Halloway|Orla Stonebrow;Dice~1d20+5;Result:number#0-1000;Purpose=Attack|Damage|Saving throw|Skill check|Initiative
- Sneak past the priest | character=Wren Halloway; dice=1d20+8; result=23; purpose=Skill check
- Orla strikes the crawler | character=Orla Stonebrow; dice=1d20+6; result=18; purpose=Attack
- Anselm resists the fog | character=Brother Anselm; dice=1d20+3; result=9; purpose=Saving throw
- Thistle goes first | character=Thistle; dice=1d20+4; result=22; purpose=Initiative
! record spell|ability [spell\\w*|abilit\\w*|magic]: Name!;Character->@character sheet|player character|character~Wren Halloway|Orla Stonebrow;Level:number#0-9;Range;Casting time;Effect:long
- Breathe water | character=Orla Stonebrow; level=3; range=9 m; casting_time=1 action; effect=Ten willing creatures for a day.
- Lull of bells | character=Brother Anselm; level=2; range=18 m; casting_time=1 action; effect=Up to four beasts fall asleep.
- Track of snow | character=Thistle; level=1; range=Touch; casting_time=10 minutes; effect=Shows footprints of the last day.
- Mending light | character=Orla Stonebrow; level=1; range=Touch; casting_time=1 action; effect=Heals 1d8 plus 3.
record encounter|encounter building|battle|fight: Title!;Campaign->@campaign|adventure~Crown of Silt|Nine Bells;Session->@session|game session;Place;Difficulty=Easy|Medium|Hard|Deadly;Reward:number(gp)#0-100000;Tactics:long;~Status=Planned|Under way|Over
- Eels in the cistern | campaign=Crown of Silt; place=Old cistern; difficulty=Medium; reward=120; status=Planned
- Bell tower ambush | campaign=Nine Bells; place=Third landing; difficulty=Hard; reward=300; status=Over
- Toll bridge quarrel | campaign=Crown of Silt; place=Reed bridge; difficulty=Easy; reward=20; status=Over
- The ninth bell wakes | campaign=Nine Bells; place=Belfry; difficulty=Deadly; reward=2000; status=Planned
! record encounter monster|combatant [encounter\\w*|combat\\w*|battle\\w*]: Title!;Encounter->@encounter|battle~Eels in the cistern|Bell tower ambush;Monster->@npc|monster~The eel priest|Bellwarden Crake;Count:number#1-100;Initiative:number#0-40;~Hit points left:number#0-1000
- Priest in the cistern | encounter=Eels in the cistern; monster=The eel priest; count=1; initiative=14; hit_points_left=45
- Warden on the landing | encounter=Bell tower ambush; monster=Bellwarden Crake; count=1; initiative=18; hit_points_left=0
- Priest at the bridge | encounter=Toll bridge quarrel; monster=The eel priest; count=1; initiative=9; hit_points_left=30
- Warden at the ninth bell | encounter=The ninth bell wakes; monster=Bellwarden Crake; count=1; initiative=20; hit_points_left=90
+ invitation: Campaign->@campaign|adventure;Player

# larp|live action role|reenactment|medieval camp|cosplay|cosplayer|costume play
person character|participant|persona: Character name!;Player~Nele Brook|Ian Forde;Group->@group|faction~River guard|House Alder;Rank;Experience points:number#0-10000;Skills:long;Allergies;Emergency phone:phone;Portrait:image
- Sir Aldous the Damp | player=Ian Forde; group=River guard; rank=Sergeant; experience_points=120; skills=Sword, shield, loud voice; allergies=Nuts; emergency_phone=+44 20 5550 187
- Merilde of Alder | player=Nele Brook; group=House Alder; rank=Envoy; experience_points=85; skills=Healing, letters; allergies=None; emergency_phone=+44 20 5550 188
- Goody Thatch | player=Lise Tham; group=Market folk; rank=Baker; experience_points=40; skills=Rumours, brewing; allergies=Wheat; emergency_phone=+44 20 5550 189
- Karrak Ashhand | player=Jorn Haas; group=Ember horde; rank=Warleader; experience_points=210; skills=Two-handed axe, fire spit; allergies=None; emergency_phone=+44 20 5550 190
item group|faction|camp: Name!;Leader~Nele Brook|Ian Forde;Colours;Camp size:number(m²)#0-5000;Tents:number#0-200;Banner:image;Story:long
- River guard | leader=Ian Forde; colours=Blue and grey; camp_size=400; tents=9; story=Paid by the toll bridge.
- House Alder | leader=Nele Brook; colours=Green and gold; camp_size=250; tents=5; story=Traders in timber and secrets.
- Market folk | leader=Lise Tham; colours=Brown and madder; camp_size=150; tents=4; story=They sell to everyone, even orcs.
- Ember horde | leader=Jorn Haas; colours=Black and red; camp_size=600; tents=14; story=Driven from the burnt hills.
event larp event|weekend event|reenactment|convention: Title!;Starts on:date!;Ends on:date;Place;Organiser~Nele Brook|Jorn Haas;Setting;Age from:number#0-21;Fee:money;Player places:number#5-10000;Crew places:number#0-1000;Description:long
- Battle of Toll Bridge | place=Castle meadow Raven; organiser=Jorn Haas; setting=Low fantasy; age_from=16; fee=85; player_places=120; crew_places=30; description=Three days in character.
- Market of 1340 | place=Open-air museum; organiser=Nele Brook; setting=Historical; age_from=0; fee=20; player_places=60; crew_places=10; description=Crafts and drill, no plastic in sight.
- Night of embers | place=Forest camp Oak; organiser=Jorn Haas; setting=Dark fantasy; age_from=18; fee=60; player_places=80; crew_places=25; description=One night without torches.
- Cosplay picnic | place=Palm garden; organiser=Nele Brook; setting=Free choice; age_from=0; fee=0; player_places=200; crew_places=6; description=Photo spots and a small stage.
item costume|garment|armour|prop: Name!;Owner~Nele Brook|Ian Forde;Type=Costume|Armour|Weapon|Wig|Prop;Period or source;Size;Material;Cost:money;Photo:image;Safety checked:boolean;~Stage=Idea|Pattern|Sewing|Foam work|Painting|Finished
- Blue gambeson | owner=Ian Forde; type=Armour; period_or_source=14th century; size=L; material=Linen, cotton wadding; cost=140; stage=Finished
- Moth wings | owner=Nele Brook; type=Prop; period_or_source=Own design; size=160 cm span; material=Wire and organza; cost=60; stage=Painting
- Foam war axe | owner=Jorn Haas; type=Weapon; period_or_source=Fantasy; size=110 cm; material=EVA foam, fibreglass rod; cost=75; stage=Foam work
- Star captain jacket | owner=Lise Tham; type=Costume; period_or_source=Space series; size=S; material=Red twill; cost=90; stage=Sewing
record weapon check|safety check: Title!;Item->@costume|garment~Blue gambeson|Moth wings;Event->@larp event|weekend event~Battle of Toll Bridge|Market of 1340;Checked on:date!;Checked by~Jorn Haas|Lise Tham;Result=Passed|Repair|Refused;Remarks:long
- Gambeson at Toll Bridge | item=Blue gambeson; event=Battle of Toll Bridge; checked_by=Lise Tham; result=Passed; remarks=No loose buckles.
- War axe at embers | item=Foam war axe; event=Night of embers; checked_by=Jorn Haas; result=Repair; remarks=Latex cracked at the tip.
- Axe at Toll Bridge | item=Foam war axe; event=Battle of Toll Bridge; checked_by=Lise Tham; result=Refused; remarks=Rod felt through the foam.
- Wings at the market | item=Moth wings; event=Market of 1340; checked_by=Lise Tham; result=Passed; remarks=Wire ends capped.
record plot|scene|plot line: Title!;Event->@larp event|weekend event~Battle of Toll Bridge|Market of 1340;Starts at:time;Place in camp;Crew needed:number#0-100;Characters involved;Script:long;~Status=Draft|Ready|Played
- The toll is doubled | event=Battle of Toll Bridge; place_in_camp=Bridge; crew_needed=6; characters_involved=River guard; script=A herald reads the new rate at dusk.; status=Ready
- The stolen oven | event=Market of 1340; place_in_camp=Bakery; crew_needed=3; characters_involved=Goody Thatch; script=At noon the oven door is gone.; status=Draft
- Embers at the well | event=Night of embers; place_in_camp=Well; crew_needed=8; characters_involved=Ember horde; script=Smoke rises at midnight, then drums.; status=Played
- A letter for Alder | event=Battle of Toll Bridge; place_in_camp=Alder tent; crew_needed=1; characters_involved=Merilde of Alder; script=Courier falls from his horse.; status=Ready
request costume commission|workshop request|crew application: Title!;Name;Kind=Costume commission|Crew|Camp space|Question;Budget:money;Needed by:date;Measurements;Text:long
- Cloak for the envoy | name=Nele Brook; kind=Costume commission; budget=120; measurements=Height 168 cm; text=Green wool with a golden hem.
- Helping crew for embers | name=Sander Mol; kind=Crew; budget=0; text=I can do make-up and night shifts.
- Space for three tents | name=Lise Tham; kind=Camp space; budget=30; text=Near the market, please.
- Elf ears in size S | name=Fenja Lund; kind=Costume commission; budget=45; measurements=Ear 6 cm; text=Latex free.
! record build step|progress photo [progress|build\\w*|craft\\w*|wip]: Title!;Costume->@costume|garment~Blue gambeson|Moth wings;Done on:date;Hours:number(h)#0.25-100;Photo:image;Notes:long
- Wing frame bent | costume=Moth wings; hours=4; notes=1.6 mm wire, taped joints.
- Axe head glued | costume=Foam war axe; hours=3; notes=Three layers of 10 mm foam.
- Gambeson quilted | costume=Blue gambeson; hours=11; notes=Lines 4 cm apart.
- Jacket collar set | costume=Star captain jacket; hours=2.5; notes=Interfacing doubled.
+ event registration: Character->@character|participant;Tent size:number(m²)#0-100;Food=All|Vegetarian|Vegan|Own food;Arrival:date

# antique shop|antiques dealer|antique furniture|auction house|vintage shop|flea market|auction lot|antique dealer
item antique|piece|object|vintage item: Title!;Category=Furniture|Porcelain|Clock|Silver|Toy|Painting|Textile|Glass;Period~Art nouveau|Biedermeier;Year about:number#1000-2000;Origin;Material;Dimensions;Condition=Excellent|Good|Fair|To restore;Asking price:money;Photo:image;~Status=In stock|Reserved|Sold|Consigned|In restoration
- Walnut bureau | category=Furniture; period=Biedermeier; year_about=1830; origin=Vienna; material=Walnut veneer; dimensions=102 x 98 x 48 cm; condition=Good; asking_price=1450; status=In stock
- Mantel clock with swans | category=Clock; period=Art nouveau; year_about=1905; origin=France; material=Bronze; dimensions=38 x 30 cm; condition=To restore; asking_price=620; status=In restoration
- Cobalt tea service | category=Porcelain; period=Victorian; year_about=1870; origin=Staffordshire; material=Bone china; dimensions=15 pieces; condition=Excellent; asking_price=280; status=Consigned
- Tin clown on drum | category=Toy; period=Between the wars; year_about=1928; origin=Nuremberg; material=Lithographed tin; dimensions=22 x 12 cm; condition=Fair; asking_price=190; status=Sold
event auction|sale day|flea market: Title!;Date:date!;Starts at:time;Place;Viewing from:date;Auctioneer~Lord Finch|Mona Reeve;Buyer's premium:percent;Catalogue:file;Description:long;~Status=Cataloguing|Open for bids|Finished
- Autumn country sale | place=Drill hall; auctioneer=Mona Reeve; buyer_s_premium=22; description=Two hundred lots from three estates.; status=Open for bids
- Sunday flea market | place=Canal quay; auctioneer=Lord Finch; buyer_s_premium=0; description=Sixty stalls, weather permitting.; status=Cataloguing
- Toy and doll auction | place=Hotel Crown; auctioneer=Mona Reeve; buyer_s_premium=20; description=One hundred and twenty lots, tin first.; status=Finished
- Silver evening | place=Showroom; auctioneer=Lord Finch; buyer_s_premium=24; description=Tea, spoons and two candelabra.; status=Cataloguing
record lot|auction lot: Title!;Auction->@auction|sale day~Autumn country sale|Sunday flea market;Antique->@antique|piece~Walnut bureau|Mantel clock with swans;Lot number:number#1-20000;Low estimate:money;High estimate:money;Reserve:money;Starting bid:money;~Hammer price:money;~Status=Listed|Open|Sold|Passed|Withdrawn
- Lot 41 bureau | auction=Autumn country sale; antique=Walnut bureau; lot_number=41; low_estimate=1000; high_estimate=1500; reserve=900; starting_bid=600; hammer_price=0; status=Open
- Lot 88 clock | auction=Autumn country sale; antique=Mantel clock with swans; lot_number=88; low_estimate=300; high_estimate=500; reserve=250; starting_bid=150; hammer_price=0; status=Listed
- Lot 12 clown | auction=Toy and doll auction; antique=Tin clown on drum; lot_number=12; low_estimate=120; high_estimate=180; reserve=100; starting_bid=60; hammer_price=170; status=Sold
- Lot 55 tea service | auction=Autumn country sale; antique=Cobalt tea service; lot_number=55; low_estimate=150; high_estimate=250; reserve=140; starting_bid=80; hammer_price=0; status=Withdrawn
record bid|offer: Title!;Lot->@lot|auction lot~Lot 41 bureau|Lot 88 clock;Bidder;Paddle number:number#1-2000;Amount:money!;Bid on:date;Way=In the room|Online|Phone|Absentee;~Highest:boolean
- Paddle 17 on the bureau | lot=Lot 41 bureau; bidder=Mrs Calloway; paddle_number=17; amount=950; way=Online
- Paddle 22 on the clock | lot=Lot 88 clock; bidder=R. Stoke; paddle_number=22; amount=180; way=Absentee
- Paddle 9 on the clown | lot=Lot 12 clown; bidder=Otto Brandl; paddle_number=9; amount=170; way=In the room
- Paddle 31 on the bureau | lot=Lot 41 bureau; bidder=Villa Rose; paddle_number=31; amount=900; way=Phone
person consignor|seller: Full name!;Email:email;Phone:phone;Address;Commission rate:percent;Bank details;Note:long
- Estate of A. Perrin | email=lawyer@perrin.example; phone=+44 20 5550 155; address=Mill house, Upper Lane; commission_rate=15; note=Contact through the lawyer.
- Wilf Garner | email=wilf@mailbox.example; phone=+44 20 5550 159; address=Station road 4; commission_rate=18
- Ida Brandl | email=ida@mailbox.example; phone=+44 20 5550 162; address=Toll house, Bridge end; commission_rate=20; note=Collects old toys herself.
- Convent of St Clare | email=office@stclare.example; phone=+44 20 5550 168; address=Convent lane 1; commission_rate=10; note=Payment by cheque only.
record consignment|consignment agreement|restoration: Title!;Consignor->@consignor|seller~Estate of A. Perrin|Wilf Garner;Antique->@antique|piece~Walnut bureau|Mantel clock with swans;Received on:date!;Agreed reserve:money;Commission:percent;~Paid out:money;~Status=Received|Listed|Sold|Returned
- Perrin bureau | consignor=Estate of A. Perrin; antique=Walnut bureau; agreed_reserve=900; commission=15; paid_out=0; status=Listed
- Garner clock | consignor=Wilf Garner; antique=Mantel clock with swans; agreed_reserve=250; commission=18; paid_out=0; status=Received
- Brandl clown | consignor=Ida Brandl; antique=Tin clown on drum; agreed_reserve=100; commission=20; paid_out=136; status=Sold
- Convent tea service | consignor=Convent of St Clare; antique=Cobalt tea service; agreed_reserve=140; commission=10; paid_out=0; status=Returned
request valuation|valuation request|purchase offer: Title!;Object description:long;Category=Furniture|Porcelain|Clock|Silver|Toy|Painting|Textile|Glass;Photo:image;Email:email;Phone:phone;Known history;Wish=Valuation|Sale|Purchase
- Silver teapot | object_description=Teapot with swan spout, marks under the base.; category=Silver; email=owner@mailbox.example; known_history=Wedding gift of 1921; wish=Valuation
- Grandfather clock | object_description=Painted dial, case 210 cm, one weight missing.; category=Clock; email=hale@mailbox.example; known_history=From a farm near Weston; wish=Sale
- Looking for blue glass | object_description=Bristol blue decanter, any size.; category=Glass; email=collector4@mailbox.example; wish=Purchase
- Sampler of 1802 | object_description=Alphabet and house, framed, faded.; category=Textile; email=mary@mailbox.example; known_history=Made by an ancestor; wish=Valuation
! record provenance entry|ownership history [provenance|ownership|history]: Title!;Antique->@antique|piece~Walnut bureau|Mantel clock with swans;Owner;From year:number#1000-2100;Until year:number#1000-2100;Proof=Invoice|Letter|Photograph|Family tradition
- Bureau at Mill house | antique=Walnut bureau; owner=Perrin family; from_year=1890; until_year=2024; proof=Photograph
- Clown in Nuremberg | antique=Tin clown on drum; owner=Toy shop Engel; from_year=1928; until_year=1931; proof=Invoice
- Tea service at convent | antique=Cobalt tea service; owner=Convent of St Clare; from_year=1902; until_year=2025; proof=Letter
- Clock with the Garners | antique=Mantel clock with swans; owner=Garner family; from_year=1950; until_year=2025; proof=Family tradition
+ booking: Stall number:number#1-500;Stall metres:number(m)#1-20

# mineral specimen|fossil collection|rockhound|mineral collection|crystal collection|fossil hunting|metal detecting
item specimen|mineral|fossil|find: Name!;Specimen number!;Kind=Mineral|Fossil|Rock|Meteorite|Coin|Artefact;Species~Fluorite|Trilobite;Locality->@locality|site~Old lead mine|Shale cliff;Size~6 x 4 x 3 cm;Weight:number(g)#0.01-100000;Hardness:number#1-10;Age~Ordovician;Found on:date;Drawer;Value:money;Photo:image
- Green fluorite cube | specimen_number=M-0112; kind=Mineral; species=Fluorite; locality=Old lead mine; size=5 x 4 x 4 cm; weight=210; hardness=4; drawer=D4; value=60
- Rolled trilobite | specimen_number=F-0031; kind=Fossil; species=Trilobite; locality=Shale cliff; size=2 x 2 cm; weight=14; age=Silurian; drawer=F1; value=35
- Iron meteorite slice | specimen_number=X-0004; kind=Meteorite; species=Octahedrite; locality=Desert purchase; size=7 x 5 x 0.4 cm; weight=96; drawer=D1; value=180
- Banded agate half | specimen_number=M-0187; kind=Mineral; species=Agate; locality=Basalt quarry; size=9 x 8 x 4 cm; weight=520; hardness=7; drawer=D7; value=25
item locality|site|collecting site: Name!;Region;Latitude:number#-90-90;Longitude:number#-180-180;Rock type;Landowner;Permission=Open|Permit needed|Closed;Access:long;Photo:image
- Old lead mine | region=North dale; latitude=54.7; longitude=-2.3; rock_type=Limestone vein; landowner=Estate office; permission=Permit needed; access=Spoil heap only, helmet.
- Shale cliff | region=Marches; latitude=52.4; longitude=-2.9; rock_type=Shale; landowner=Common land; permission=Open; access=From the ford at low water.
- Basalt quarry | region=West hills; latitude=49.7; longitude=7.3; rock_type=Basalt; landowner=Hartstein GmbH; permission=Closed; access=Only on open days.
- Gravel bar | region=Lower river; latitude=48.6; longitude=8.1; rock_type=Mixed gravel; landowner=Water board; permission=Open; access=Cycle path, then ten minutes.
record trip|field trip|outing|dig: Title!;Locality->@locality|site~Old lead mine|Shale cliff;Date:date!;Leader~Mavis Stone|Theo Clay;Participants:number#1-60;Weather;Hours:number(h)#0.5-14;Finds:number#0-1000;Notes:long
- Spoil heap Sunday | locality=Old lead mine; leader=Mavis Stone; participants=8; weather=Drizzle; hours=5; finds=23; notes=Fresh slide at the east end.
- Ford walk | locality=Shale cliff; leader=Theo Clay; participants=4; weather=Dry; hours=3; finds=9; notes=River low.
- Quarry open day | locality=Basalt quarry; leader=Theo Clay; participants=22; weather=Sunny; hours=4; finds=41; notes=Agates in the north wall.
- Gravel with children | locality=Gravel bar; leader=Mavis Stone; participants=15; weather=Windy; hours=2.5; finds=60; notes=Jasper everywhere.
record identification|determination|test: Title!;Specimen->@specimen|mineral~Green fluorite cube|Rolled trilobite;Identified by~Mavis Stone|Theo Clay;Done on:date!;Method=Visual|Hardness|Streak|Acid|UV light|Microscope;Result;Certainty=Sure|Likely|Open;Notes:long
- Fluorite under UV | specimen=Green fluorite cube; identified_by=Mavis Stone; method=UV light; result=Fluorite; certainty=Sure; notes=Strong blue glow.
- Trilobite to genus | specimen=Rolled trilobite; identified_by=Theo Clay; method=Microscope; result=Calymene; certainty=Likely; notes=Tail segments counted.
- Agate scratch test | specimen=Banded agate half; identified_by=Mavis Stone; method=Hardness; result=Agate; certainty=Sure; notes=Scratches steel.
- Slice etched | specimen=Iron meteorite slice; identified_by=Theo Clay; method=Acid; result=Octahedrite; certainty=Open; notes=Pattern faint, repeat.
record preparation|prep log|cleaning: Title!;Specimen->@specimen|mineral~Green fluorite cube|Rolled trilobite;Done on:date!;Technique=Water|Air pen|Acid|Glue|Saw|Polish;Hours:number(h)#0.1-200;Before:image;After:image;Notes:long
- Trilobite air pen | specimen=Rolled trilobite; technique=Air pen; hours=6; notes=Left eye exposed.
- Agate cut and polish | specimen=Banded agate half; technique=Polish; hours=5; notes=Finished with cerium oxide.
- Fluorite rinsed | specimen=Green fluorite cube; technique=Water; hours=0.5; notes=Clay gone from the cleft.
- Slice resawn | specimen=Iron meteorite slice; technique=Saw; hours=1.5; notes=Slow blade with oil.
request swap offer|trade|identification request: Title!;Specimen->@specimen|mineral~Green fluorite cube|Rolled trilobite;Kind=Swap|Sale|Identify;Wanted in return;Photo:image;Text:long
- Fluorite for a calcite | specimen=Green fluorite cube; kind=Swap; wanted_in_return=Calcite, well terminated; text=Small chip at one corner.
- Agate halves for sale | specimen=Banded agate half; kind=Sale; text=25 each, pair for 45.
- What is this shell? | kind=Identify; text=Found at the gravel bar, coiled, 4 cm.
- Trilobite for an ammonite | specimen=Rolled trilobite; kind=Swap; wanted_in_return=Ammonite of similar quality; text=Prepared, no restoration.
! record permit|landowner permission [permit\\w*|permission\\w*|landowner\\w*]: Title!;Locality->@locality|site~Old lead mine|Shale cliff;Granted by;Valid from:date;Valid until:date;Persons:number#1-60;Document:file
- Lead mine permit | locality=Old lead mine; granted_by=Estate office; persons=10
- Quarry open day list | locality=Basalt quarry; granted_by=Hartstein GmbH; persons=25
- Cliff study permit | locality=Shale cliff; granted_by=Parish council; persons=12
- Gravel bar group visit | locality=Gravel bar; granted_by=Water board; persons=30
+ event registration: Trip->@trip|field trip;Helmet needed:boolean;Car seats offered:number#0-8

# ham radio|amateur radio|radio amateur|shortwave
item station|transceiver|radio|rig: Name!;Type=Transceiver|Receiver|Handheld|Repeater|Amplifier;Bands~HF|VHF;Power:number(W)#0.1-2000;Antenna->@antenna|aerial~End-fed wire|Yagi 2 m;Power supply;Serial number;Location;Status=Working|In repair|Lent
- Shack HF rig | type=Transceiver; bands=160-10 m; power=100; antenna=End-fed wire; power_supply=13.8 V 25 A; location=Attic; status=Working
- Hilltop handheld | type=Handheld; bands=2 m, 70 cm; power=5; antenna=Yagi 2 m; power_supply=Battery; location=Backpack; status=Working
- Hilltop repeater | type=Repeater; bands=70 cm; power=25; power_supply=Mains with battery backup; location=Water tower; status=In repair
- Loan shortwave receiver | type=Receiver; bands=HF; power=1; antenna=Magnetic loop; power_supply=12 V; location=Club shelf; status=Lent
item antenna|aerial: Name!;Type=Dipole|Vertical|Yagi|Loop|End-fed|Dish;Bands;Height:number(m)#0-100;Gain:number(dBi)#-20-40;SWR:number#1-20;Direction:number(°)#0-360;Installed on:date;Photo:image
- End-fed wire | type=End-fed; bands=40-10 m; height=9; gain=2; swr=1.6; direction=0
- Yagi 2 m | type=Yagi; bands=2 m; height=3; gain=10; swr=1.3; direction=135
- Magnetic loop | type=Loop; bands=40-15 m; height=2; gain=-4; swr=1.4; direction=90
- Garage dipole | type=Dipole; bands=20 m; height=6; gain=2; swr=1.2; direction=45
record contact|qso|log entry|radio contact: Callsign worked!;Date:date!;Time in UTC:time;Frequency:number(MHz)#0.1-250000;Band=160 m|80 m|40 m|20 m|10 m|2 m|70 cm;Mode=SSB|CW|FM|FT8|RTTY;Report sent~59;Report received~57;Locator~JO62|IO91;Country;Station->@station|transceiver~Shack HF rig|Hilltop handheld;Power:number(W)#0.1-2000;Note:long
- XX9ABC | frequency=14.205; band=20 m; mode=SSB; report_sent=59; report_received=57; locator=OL62; country=Macao; station=Shack HF rig; power=100; note=Fading, good audio.
- YY1QRP | frequency=7.032; band=40 m; mode=CW; report_sent=579; report_received=559; locator=JN58; country=Germany; station=Shack HF rig; power=5; note=Both running 5 watts.
- ZZ3LOO | frequency=28.074; band=10 m; mode=FT8; report_sent=-08; report_received=-12; locator=GF05; country=Argentina; station=Shack HF rig; power=30
- QQ5HTP | frequency=145.5; band=2 m; mode=FM; report_sent=59; report_received=55; locator=IO93; country=England; station=Hilltop handheld; power=5; note=From the summit cairn.
record qsl card|confirmation: Title!;Contact->@contact|qso~XX9ABC|YY1QRP;Way=Bureau|Direct|Electronic;Sent on:date;Received on:date;Card picture:image;~Confirmed:boolean
- Card from Macao | contact=XX9ABC; way=Bureau
- Card from Argentina | contact=ZZ3LOO; way=Electronic
- Card for both QRP | contact=YY1QRP; way=Direct
- Summit card | contact=QQ5HTP; way=Bureau
event net|contest|activation|field day: Title!;Date:date!;Time in UTC:time;Frequency:number(MHz)#0.1-250000;Mode=SSB|CW|FM|FT8|RTTY;Net control~Bert Hale|Moira Finn;Place;Description:long
- Sunday club net | frequency=145.425; mode=FM; net_control=Moira Finn; place=Repeater Hilltop; description=Check-ins, news, questions.
- Summer field day | frequency=14.25; mode=SSB; net_control=Bert Hale; place=Beacon hill; description=24 hours on batteries.
- Morse practice | frequency=3.555; mode=CW; net_control=Bert Hale; place=80 metres; description=Slow code, ten words a minute.
- Emergency exercise | frequency=145.5; mode=FM; net_control=Moira Finn; place=Town hall; description=Message forms and relay stations.
record award progress|award|score: Title!;Operator~Bert Hale|Moira Finn;Programme~100 countries|Summits;Confirmed:number#0-10000;Needed:number#1-10000;Band=All|80 m|40 m|20 m|10 m|2 m;Note:long
- Moira's hundred | operator=Moira Finn; programme=100 countries; confirmed=83; needed=100; band=All
- Bert's summits | operator=Bert Hale; programme=Summits; confirmed=41; needed=50; band=2 m
- Bert on forty | operator=Bert Hale; programme=100 countries; confirmed=37; needed=100; band=40 m
- Moira's islands | operator=Moira Finn; programme=50 islands; confirmed=12; needed=50; band=20 m
work station task|antenna work|repair: Title!;Station->@station|transceiver~Shack HF rig|Hilltop handheld;Antenna->@antenna|aerial~End-fed wire|Yagi 2 m;Assigned to~Bert Hale|Moira Finn;Due on:date;Notes:long
- Raise the end-fed | station=Shack HF rig; antenna=End-fed wire; assigned_to=Bert Hale; notes=New rope over the birch.
- Repair repeater fan | station=Hilltop repeater; assigned_to=Moira Finn; notes=Access with the warden on Thursday.
- New coax for Yagi | station=Hilltop handheld; antenna=Yagi 2 m; assigned_to=Bert Hale; notes=Five metres, crimp plugs.
- Tune the loop | station=Loan shortwave receiver; antenna=Magnetic loop; assigned_to=Moira Finn; notes=Capacitor sticks at 7 MHz.
! record propagation report|signal spot [propagation|spot\\w*|solar|condition\\w*]: Title!;Observed on:date;Band=80 m|40 m|20 m|10 m|2 m;Solar flux:number#60-400;K index:number#0-9;Heard;Remark:long
- Ten metres open | band=10 m; solar_flux=172; k_index=2; heard=South America; remark=Until an hour after sunset.
- Forty is noisy | band=40 m; solar_flux=168; k_index=5; heard=Only Europe; remark=Aurora warning.
- Sporadic E on two | band=2 m; solar_flux=150; k_index=1; heard=Spain and Italy; remark=Forty minutes around noon.
- Twenty fades early | band=20 m; solar_flux=121; k_index=3; heard=North America; remark=Closed at 18 UTC.
+ booking: Station->@station|transceiver;Date:date;Starts at:time;Ends at:time

# drone pilot|rc model|rc plane|model aircraft|model flying|fpv|radio controlled
item aircraft|drone|model|rc model: Name!;Type=Quadcopter|Plane|Helicopter|Glider|Car|Boat;Weight:number(g)#10-25000;Wingspan:number(mm)#50-6000;Registration number;Owner~Piet Sand|Noor Vega;Bought on:date;Value:money;Photo:image;Status=Airworthy|In repair|Grounded|Sold
- Trainer high wing | type=Plane; weight=1450; wingspan=1500; registration_number=REG-4471; owner=Piet Sand; value=260; status=Airworthy
- Racing quad 5 inch | type=Quadcopter; weight=620; wingspan=220; registration_number=REG-4480; owner=Noor Vega; value=410; status=In repair
- Slope glider two metre | type=Glider; weight=980; wingspan=2000; registration_number=REG-4502; owner=Piet Sand; value=320; status=Grounded
- Survey helicopter | type=Helicopter; weight=2600; wingspan=900; registration_number=REG-4511; owner=Iris Falk; value=1100; status=Airworthy
item battery|flight battery|pack: Label!;Chemistry=LiPo|Li-ion|NiMH;Cells:number#1-14;Capacity:number(mAh)#50-30000;Bought on:date;Cycles:number#0-2000;Internal resistance:number(mΩ)#0-500;Fits->@aircraft|drone~Trainer high wing|Racing quad 5 inch;Status=Good|Weak|Storage|Disposed
- B-07 | chemistry=LiPo; cells=4; capacity=1500; cycles=62; internal_resistance=5; fits=Racing quad 5 inch; status=Good
- B-11 | chemistry=LiPo; cells=3; capacity=2200; cycles=140; internal_resistance=14; fits=Trainer high wing; status=Weak
- B-15 | chemistry=LiPo; cells=6; capacity=5000; cycles=18; internal_resistance=3; fits=Survey helicopter; status=Storage
- B-03 | chemistry=NiMH; cells=4; capacity=2000; cycles=310; internal_resistance=45; fits=Slope glider two metre; status=Disposed
record flight|flight log|flight entry: Title!;Aircraft->@aircraft|drone~Trainer high wing|Racing quad 5 inch;Pilot~Piet Sand|Noor Vega;Field->@flying field|location~Heath strip|Quarry;Battery->@battery|flight battery~B-07|B-11;Date:date!;Starts at:time;Minutes:number(min)#0.5-300;Greatest height:number(m)#0-500;Wind:number(km/h)#0-80;Incident:boolean;Notes:long
- Circuits on the heath | aircraft=Trainer high wing; pilot=Piet Sand; field=Heath strip; battery=B-11; minutes=9; greatest_height=80; wind=12; notes=Ten landings, one bounce.
- Gate practice | aircraft=Racing quad 5 inch; pilot=Noor Vega; field=Quarry; battery=B-07; minutes=4; greatest_height=15; wind=8; notes=Prop damaged on the last gate.
- Ridge lift | aircraft=Slope glider two metre; pilot=Piet Sand; field=North ridge; minutes=42; greatest_height=110; wind=28; notes=Thermal at the quarry edge.
- Hover tuning | aircraft=Survey helicopter; pilot=Iris Falk; field=Heath strip; battery=B-15; minutes=7; greatest_height=6; wind=5; notes=Gyro gain down to 42.
item flying field|location|airfield: Name!;Address;Latitude:number#-90-90;Longitude:number#-180-180;Height limit:number(m)#0-500;Opening hours;Permission=Open|Members only|Permit needed|No-fly zone;Rules:long;Photo:image
- Heath strip | address=Heath road 40; latitude=52.1; longitude=5.8; height_limit=120; opening_hours=9-19; permission=Members only; rules=No flights over the car park.
- Quarry | address=Old quarry; latitude=52.2; longitude=5.9; height_limit=50; opening_hours=10-17; permission=Permit needed; rules=Spotter needed for goggles.
- North ridge | address=Ridge car park; latitude=52.3; longitude=6.1; height_limit=120; opening_hours=Sunrise to sunset; permission=Open; rules=Give way to walkers.
- Airfield buffer | address=East of runway 27; latitude=52; longitude=5.7; height_limit=0; opening_hours=Closed; permission=No-fly zone; rules=No models at any time.
record repair|maintenance|service log: Title!;Aircraft->@aircraft|drone~Trainer high wing|Racing quad 5 inch;Fault;Part replaced~Propeller|Servo;Cost:money;Done on:date!;Done by~Piet Sand|Noor Vega;Test flight passed:boolean;Notes:long
- New arm and props | aircraft=Racing quad 5 inch; fault=Cracked arm; part_replaced=Arm, four propellers; cost=28; done_by=Noor Vega; notes=Balance checked.
- Rudder servo | aircraft=Trainer high wing; fault=Jitter; part_replaced=Servo 9 g; cost=12; done_by=Piet Sand; notes=Extension lead was worn.
- Wing spar glued | aircraft=Slope glider two metre; fault=Broken spar; part_replaced=Carbon tube; cost=19; done_by=Piet Sand; notes=24 hours to cure.
- Main blades | aircraft=Survey helicopter; fault=Blade nick; part_replaced=Blade pair 430; cost=44; done_by=Iris Falk; notes=Tracked at half throttle.
record pre-flight check|checklist|pre-flight: Title!;Aircraft->@aircraft|drone~Trainer high wing|Racing quad 5 inch;Pilot~Piet Sand|Noor Vega;Date:date!;Control surfaces ok:boolean;Battery voltage:number(V)#0-60;Range test ok:boolean;Airspace clear:boolean;Result=Go|No go;Remarks:long
- Heath check | aircraft=Trainer high wing; pilot=Piet Sand; battery_voltage=12.5; result=Go; remarks=Elevator clevis tightened.
- Quarry check | aircraft=Racing quad 5 inch; pilot=Noor Vega; battery_voltage=16.7; result=Go; remarks=Spotter present.
- Ridge check | aircraft=Slope glider two metre; pilot=Piet Sand; battery_voltage=4.7; result=No go; remarks=Receiver pack too low.
- Helicopter hover check | aircraft=Survey helicopter; pilot=Iris Falk; battery_voltage=25.1; result=Go; remarks=Skids tightened.
event fly-in|race|club day|flying day: Title!;Date:date!;Starts at:time;Field->@flying field|location~Heath strip|Quarry;Category;Places:number#2-300;Fee:money;Description:long
- Spring fly-in | field=Heath strip; category=Planes and gliders; places=40; fee=5; description=Frequency board at the hut.
- Slope weekend | field=North ridge; category=Gliders; places=25; fee=0; description=Meet at the car park, wind decides.
- Quad race | field=Quarry; category=Racing quads; places=24; fee=10; description=Heats of four, goggles frequencies assigned.
- Helicopter day | field=Heath strip; category=Helicopters; places=15; fee=8; description=Tuning help for beginners.
! record pilot licence|licence|insurance [licen[cs]e\\w*|insurance|certificat\\w*]: Title!;Pilot~Piet Sand|Noor Vega;Kind=Licence|Insurance|Competence proof;Number;Issued on:date;Valid until:date;Document:file
- Piet's proof | pilot=Piet Sand; kind=Competence proof; number=CP-20881
- Noor's insurance | pilot=Noor Vega; kind=Insurance; number=IN-77120
- Iris's licence | pilot=Iris Falk; kind=Licence; number=LC-30417
- Noor's proof | pilot=Noor Vega; kind=Competence proof; number=CP-21440
+ booking: Field->@flying field|location;Day:date;Starts at:time;Ends at:time

# quiz night|pub quiz|trivia|quizmaster|trivia night|quiz team
item quiz|quiz night|trivia game: Title!;Quizmaster~Barney Oakes|Lena Quist;Venue->@venue|pub~The Crooked Oar|Library café;Date:date!;Starts at:time;Rounds:number#1-20;Teams at most:number#2-100;Entry fee:money;Prize;~Status=Planned|Open|Running|Finished
- Harbour quiz 52 | quizmaster=Barney Oakes; venue=The Crooked Oar; rounds=6; teams_at_most=18; entry_fee=3; prize=Bar tab of 50; status=Open
- Bookworm special | quizmaster=Lena Quist; venue=Library café; rounds=4; teams_at_most=10; entry_fee=0; prize=Book vouchers; status=Planned
- Charity quiz for the lifeboat | quizmaster=Barney Oakes; venue=Rugby clubhouse; rounds=8; teams_at_most=30; entry_fee=5; prize=Weekend on a boat; status=Running
- Nineties night | quizmaster=Lena Quist; venue=The Copper Kettle; rounds=5; teams_at_most=12; entry_fee=2; prize=Round of drinks; status=Finished
item venue|pub: Name!;Address;Seats:number#10-1000;Contact person;Phone:phone;Beamer:boolean;Photo:image
- The Crooked Oar | address=Quay 7; seats=90; contact_person=Mags; phone=+44 20 5550 131
- Library café | address=Market square 1; seats=45; contact_person=Piotr; phone=+44 20 5550 136
- Rugby clubhouse | address=Playing fields; seats=180; contact_person=Dai; phone=+44 20 5550 139
- The Copper Kettle | address=Mill hill 12; seats=60; contact_person=Jess; phone=+44 20 5550 142
item round|quiz round: Title!;Quiz->@quiz|quiz night~Harbour quiz 52|Bookworm special;Position:number#1-20;Theme;Kind=General|Music|Picture|Wipeout|Speed;Questions:number#1-40;Joker allowed:boolean
- Rivers and bridges | quiz=Harbour quiz 52; position=2; theme=Geography; kind=General; questions=10
- Covers without titles | quiz=Bookworm special; position=1; theme=Books; kind=Picture; questions=12
- One-hit summers | quiz=Nineties night; position=3; theme=Music; kind=Music; questions=10
- Against the clock | quiz=Charity quiz for the lifeboat; position=8; theme=Mixed; kind=Speed; questions=20
item question|quiz question|trivia question: Question!;Round->@round|quiz round~Rivers and bridges|Covers without titles;Category=Geography|History|Science|Music|Film|Sport|Literature;Difficulty=Easy|Medium|Hard;Answer;Wrong answers:long;Points:number#1-20;Seconds:number(s)#5-600;Picture:image;Source:url
- Which river flows through Vienna? | round=Rivers and bridges; category=Geography; difficulty=Easy; answer=Danube; wrong_answers=Rhine, Elbe, Inn; points=1; seconds=20
- Who wrote about a white whale? | round=Covers without titles; category=Literature; difficulty=Medium; answer=Herman Melville; points=2; seconds=30
- How many strings has a violin? | round=Against the clock; category=Music; difficulty=Easy; answer=Four; wrong_answers=Five, six, three; points=1; seconds=10
- Which gas do plants take in? | round=Against the clock; category=Science; difficulty=Hard; answer=Carbon dioxide; points=1; seconds=10
record team|quiz team: Name!;Captain;Email:email;Players:number#1-12;Quiz->@quiz|quiz night~Harbour quiz 52|Bookworm special;Table:number#1-100;Fee paid:boolean;~Total:number#0-1000;~Rank:number#1-200
- Quizzy Rascals | captain=Dot; email=dot@mailbox.example; players=5; quiz=Harbour quiz 52; table=4; total=41; rank=2
- Anchors Away | captain=Finn; email=finn@mailbox.example; players=6; quiz=Harbour quiz 52; table=9; total=44; rank=1
- The Shelf Lives | captain=Agnes; email=agnes@mailbox.example; players=4; quiz=Bookworm special; table=2; total=0; rank=1
- Dial-Up Tones | captain=Raj; email=raj@mailbox.example; players=6; quiz=Nineties night; table=7; total=38; rank=3
record round score|score: Title!;Team->@team|quiz team~Quizzy Rascals|Anchors Away;Round->@round|quiz round~Rivers and bridges|Covers without titles;Points:number#0-100;Joker played:boolean;Marked by~Barney Oakes|Lena Quist
- Rascals on rivers | team=Quizzy Rascals; round=Rivers and bridges; points=8; marked_by=Barney Oakes
- Anchors on rivers | team=Anchors Away; round=Rivers and bridges; points=9; marked_by=Barney Oakes
- Tones on one-hit summers | team=Dial-Up Tones; round=One-hit summers; points=10; marked_by=Lena Quist
- Shelf Lives on covers | team=The Shelf Lives; round=Covers without titles; points=7; marked_by=Lena Quist
request question suggestion|answer dispute: Title!;Question->@question|quiz question~Which river flows through Vienna?|Who wrote about a white whale?;Kind=New question|Dispute|Mistake;Text:long;Source:url
- Spelling accepted? | question=Who wrote about a white whale?; kind=Dispute; text=We wrote Mellville.
- Longest bridge question | kind=New question; text=Which country has the longest rail bridge?; source=https://example.org/bridges
- Danube also in Ulm | question=Which river flows through Vienna?; kind=Mistake; text=Add that it is the main river.
- Guitar or violin? | question=How many strings has a violin?; kind=Dispute; text=Five-string violins exist.
! record answer|given answer [answer\\w*|live|online|buzzer\\w*]: Title!;Question->@question|quiz question~Which river flows through Vienna?|Who wrote about a white whale?;Team->@team|quiz team~Quizzy Rascals|Anchors Away;Given answer;Seconds:number(s)#0-600;Correct:boolean;Points:number#0-20
- Anchors say Danube | question=Which river flows through Vienna?; team=Anchors Away; given_answer=Danube; seconds=6; points=1
- Rascals say Rhine | question=Which river flows through Vienna?; team=Quizzy Rascals; given_answer=Rhine; seconds=11; points=0
- Shelf Lives say Melville | question=Who wrote about a white whale?; team=The Shelf Lives; given_answer=Melville; seconds=4; points=2
- Tones say four | question=How many strings has a violin?; team=Dial-Up Tones; given_answer=Four; seconds=3; points=1
+ booking: Quiz->@quiz|quiz night;Team name;Players:number#1-12

# video game collection|game backlog|retro gaming|arcade|video game collector|console collection|video game library|video game review|gaming backlog|video game tracker|video game catalogue
! item game|video game|title: Title!;Platform->@platform|console~Sixteen-bit console|Handheld|PC;Genre=Platformer|RPG|Shooter|Puzzle|Racing|Adventure|Strategy;Developer;Year:number#1970-2100;Age rating:number#0-18;Hours to beat:number(h)#0.5-500;Cover:image;Description:long
- Lantern Hollow | platform=Sixteen-bit console; genre=Adventure; developer=Owl Pixel; year=1994; age_rating=6; hours_to_beat=12; description=A lamp is the only weapon.
- Turbo Ferry | platform=Handheld; genre=Racing; developer=Gull Works; year=2001; age_rating=3; hours_to_beat=5; description=Water races with cargo.
- Brick Garden | platform=PC; genre=Puzzle; developer=Small Hours; year=2019; age_rating=0; hours_to_beat=9; description=Plant blocks until they bloom.
- Crown of Circuits | platform=Sixteen-bit console; genre=RPG; developer=Owl Pixel; year=1996; age_rating=12; hours_to_beat=38; description=A robot prince in exile.
! item platform|console|arcade machine|game platform [platform\\w*|console\\w*|arcade]: Name!;Maker;Generation:number#1-12;Serial number;Colour;Region=PAL|NTSC|NTSC-J|Free;Modified:boolean;Bought on:date;Price paid:money;Photo:image;Status=Working|Defect|On display|Lent
- Sixteen-bit console | maker=Northlight; generation=4; serial_number=NL-220918; region=PAL; price_paid=80; status=Working
- Handheld | maker=Northlight; generation=6; serial_number=NH-0471; region=Free; price_paid=45; status=Working
- Eight-bit home computer | maker=Kestrel; generation=3; serial_number=KH-10022; region=NTSC; colour=Beige; price_paid=120; status=Defect
- Dream cube | maker=Polygon Works; generation=6; serial_number=DC-7719; region=NTSC-J; colour=Violet; price_paid=65; status=On display
record collection copy|owned game|copy: Title!;Game->@game|video game~Lantern Hollow|Turbo Ferry;Owner~Casey Wolfe|Mina Roth;Completeness=Loose|Boxed|Complete|Sealed|Digital;Condition=Mint|Good|Worn|Damaged;Price paid:money;Value:money;Shelf;Bought on:date;For trade:boolean
- Casey's Hollow | game=Lantern Hollow; owner=Casey Wolfe; completeness=Complete; condition=Good; price_paid=38; value=95; shelf=R2
- Mina's Ferry | game=Turbo Ferry; owner=Mina Roth; completeness=Loose; condition=Worn; price_paid=6; value=9; shelf=Box 1
- Casey's Circuits | game=Crown of Circuits; owner=Casey Wolfe; completeness=Boxed; condition=Worn; price_paid=55; value=70; shelf=R3
- Mina's Brick Garden | game=Brick Garden; owner=Mina Roth; completeness=Digital; condition=Mint; price_paid=12; value=12; shelf=Library
record play session|playthrough|play time|playtime|progress: Title!;Game->@game|video game~Lantern Hollow|Turbo Ferry;Player~Casey Wolfe|Mina Roth;Started on:date;Finished on:date;Hours played:number(h)#0-5000;Completion:percent;Difficulty=Easy|Normal|Hard;Rating:rating;~Status=Backlog|Playing|Beaten|Completed|Dropped;Notes:long
- Hollow replay | game=Lantern Hollow; player=Casey Wolfe; hours_played=7; completion=60; difficulty=Normal; status=Playing; notes=Stuck at the well.
- Ferry all cups | game=Turbo Ferry; player=Mina Roth; hours_played=6; completion=100; difficulty=Hard; status=Completed
- Circuits first run | game=Crown of Circuits; player=Mina Roth; hours_played=3; completion=8; difficulty=Easy; status=Dropped; notes=Too many battles.
- Garden before bed | game=Brick Garden; player=Casey Wolfe; hours_played=9; completion=72; difficulty=Normal; status=Beaten
record high score|speedrun|record time: Title!;Game->@game|video game~Lantern Hollow|Turbo Ferry;Player~Casey Wolfe|Mina Roth;Category~Any %|Gold cup;Score:number#0-1000000000;Time:number(s)#1-360000;Reached on:date!;Video:url;~Verified:boolean
- Gold cup best | game=Turbo Ferry; player=Mina Roth; category=Gold cup; score=88200; time=742
- Hollow any percent | game=Lantern Hollow; player=Casey Wolfe; category=Any %; score=0; time=5240
- Garden endless | game=Brick Garden; player=Casey Wolfe; category=Endless; score=412900; time=3100
- Gold cup Casey | game=Turbo Ferry; player=Casey Wolfe; category=Gold cup; score=79400; time=801
item wish|wish list entry|want: Title!;Game->@game|video game~Lantern Hollow|Turbo Ferry;Collector~Casey Wolfe|Mina Roth;Completeness wanted=Loose|Boxed|Complete|Sealed|Digital;Price limit:money;Priority=Low|Normal|High
- Mina wants Hollow | game=Lantern Hollow; collector=Mina Roth; completeness_wanted=Boxed; price_limit=60; priority=High
- Sealed Turbo Ferry | game=Turbo Ferry; collector=Casey Wolfe; completeness_wanted=Sealed; price_limit=90; priority=Low
- Complete Circuits | game=Crown of Circuits; collector=Mina Roth; completeness_wanted=Complete; price_limit=110; priority=Normal
- Loose Hollow to play | game=Lantern Hollow; collector=Jory Pine; completeness_wanted=Loose; price_limit=25; priority=Normal
request trade offer|loan request|repair request: Title!;Copy->@collection copy|owned game~Casey's Hollow|Mina's Ferry;Kind=Trade|Loan|Repair;Wanted in return;Until:date;Text:long
- Ferry for a puzzle game | copy=Mina's Ferry; kind=Trade; wanted_in_return=Any puzzle cartridge; text=Battery inside was replaced.
- Lend Hollow for a month | copy=Casey's Hollow; kind=Loan; text=Please no saving over slot 1.
- Save battery swap | copy=Casey's Circuits; kind=Repair; text=Loses the save, box is fine.
- Circuits for a racer | copy=Casey's Circuits; kind=Trade; wanted_in_return=Racing game, boxed; text=Manual is missing.
! record achievement|trophy [achievement\\w*|troph\\w*|badge\\w*]: Title!;Game->@game|video game~Lantern Hollow|Turbo Ferry;Player~Casey Wolfe|Mina Roth;Points:number#0-1000;Rarity=Common|Rare|Very rare;Unlocked on:date
- Never in the dark | game=Lantern Hollow; player=Casey Wolfe; points=50; rarity=Rare
- Full hold | game=Turbo Ferry; player=Mina Roth; points=20; rarity=Common
- First bloom | game=Brick Garden; player=Casey Wolfe; points=10; rarity=Common
- King without armour | game=Crown of Circuits; player=Casey Wolfe; points=100; rarity=Very rare
+ review: Game->@game|video game;Hours played:number(h)#0-5000
record game list|themed list|list: Name!;Owner~Casey Wolfe|Mina Roth;Theme;Public:boolean;Description:long;~Games:number#0-10000
- Rainy island games | owner=Casey Wolfe; theme=Short adventures; description=All done in one weekend.; games=9
- Couch for two | owner=Mina Roth; theme=Two players; description=No online needed.; games=14
- Speedrun practice | owner=Casey Wolfe; theme=Under an hour; description=Easy to reset.; games=6
- Winter backlog | owner=Mina Roth; theme=Long stories; description=One each month.; games=5
! record list entry|game on list [list\\w*]: Title!;List->@game list|themed list~Rainy island games|Couch for two;Game->@game|video game~Lantern Hollow|Turbo Ferry;Position:number#1-1000;Comment
- Hollow on the rainy list | list=Rainy island games; game=Lantern Hollow; position=1; comment=Start here.
- Ferry for two | list=Couch for two; game=Turbo Ferry; position=1; comment=Split screen still shines.
- Ferry on practice list | list=Speedrun practice; game=Turbo Ferry; position=2; comment=Gold cup in 38 minutes.
- Hollow for winter | list=Winter backlog; game=Lantern Hollow; position=3; comment=Second ending is missing.
! record backlog entry|backlog|backlog item [backlog\\w*|to play|unplayed]: Title!;Game->@game|video game~Lantern Hollow|Turbo Ferry;Player~Casey Wolfe|Mina Roth;Priority=Low|Normal|High;Added on:date!;Position:number#1-10000;~Hours played:number(h)#0-5000;~Completion=Not started|Playing|Finished|Completed|Dropped
- Casey will play Hollow | game=Lantern Hollow; player=Casey Wolfe; priority=High; position=1; hours_played=0; completion=Not started
- Mina is in the Hollow | game=Lantern Hollow; player=Mina Roth; priority=Normal; position=2; hours_played=11; completion=Playing
- Casey finished Ferry | game=Turbo Ferry; player=Casey Wolfe; priority=Low; position=5; hours_played=18; completion=Finished
- Mina dropped Ferry | game=Turbo Ferry; player=Mina Roth; priority=Low; position=9; hours_played=2; completion=Dropped

# astronomy club|stargazing|telescope|amateur astronomer|astrophotography|observatory
item telescope|instrument: Name!;Type=Refractor|Newtonian|Schmidt-Cassegrain|Dobsonian|Binoculars;Aperture:number(mm)#30-2000;Focal length:number(mm)#100-20000;Mount=Equatorial|Altazimuth|Dobson|Fork;Location;Introduction needed:boolean;Photo:image;Status=Ready|On loan|In repair
- Dome refractor | type=Refractor; aperture=150; focal_length=1200; mount=Equatorial; location=Dome; status=Ready
- Loan Dobsonian | type=Dobsonian; aperture=200; focal_length=1200; mount=Dobson; location=Store; status=On loan
- Travel binoculars 15x70 | type=Binoculars; aperture=70; focal_length=280; mount=Altazimuth; location=Cupboard; status=Ready
- Imaging Newtonian | type=Newtonian; aperture=254; focal_length=1016; mount=Equatorial; location=Roll-off hut; status=In repair
item celestial object|object|target: Name!;Catalogue number~M 31|NGC 7000;Type=Planet|Moon|Galaxy|Nebula|Star cluster|Double star|Comet;Constellation;Right ascension~00h 42m;Declination~+41° 16';Magnitude:number#-30-30;Best month;Picture:image;Note:long
- Andromeda galaxy | catalogue_number=M 31; type=Galaxy; constellation=Andromeda; right_ascension=00h 42m; declination=+41° 16'; magnitude=3.4; best_month=October
- Albireo | catalogue_number=Beta Cygni; type=Double star; constellation=Cygnus; right_ascension=19h 31m; declination=+27° 58'; magnitude=3.1; best_month=August
- Orion nebula | catalogue_number=M 42; type=Nebula; constellation=Orion; right_ascension=05h 35m; declination=-05° 27'; magnitude=4; best_month=January
- Hercules cluster | catalogue_number=M 13; type=Star cluster; constellation=Hercules; right_ascension=16h 42m; declination=+36° 28'; magnitude=5.8; best_month=June
record observation|observing log|sighting: Title!;Object->@celestial object|object~Andromeda galaxy|Albireo;Telescope->@telescope|instrument~Dome refractor|Loan Dobsonian;Observer~Selma Dahl|Ruben Ochoa;Date:date!;Time:time;Site;Magnification:number#1-1000;Seeing=I|II|III|IV|V;Sky brightness:number(mag/arcsec²)#14-23;Sketch:image;Notes:long
- Colours of Albireo | object=Albireo; telescope=Dome refractor; observer=Selma Dahl; site=Dome; magnification=60; seeing=II; sky_brightness=20.4; notes=Gold and blue, easy split.
- M 31 with dust lane | object=Andromeda galaxy; telescope=Loan Dobsonian; observer=Ruben Ochoa; site=Ridge field; magnification=40; seeing=III; sky_brightness=21.3; notes=One dust lane suspected.
- Trapezium steady | object=Orion nebula; telescope=Loan Dobsonian; observer=Hana Kline; site=Ridge field; magnification=150; seeing=I; sky_brightness=21; notes=E star held for seconds.
- M 13 from town | object=Hercules cluster; telescope=Travel binoculars 15x70; observer=Ruben Ochoa; site=Balcony; magnification=15; seeing=IV; sky_brightness=18.2; notes=Round glow, no stars.
record astrophoto|photo|image: Title!;Object->@celestial object|object~Andromeda galaxy|Albireo;Telescope->@telescope|instrument~Dome refractor|Loan Dobsonian;Photographer~Selma Dahl|Ruben Ochoa;Taken on:date;Camera;Single exposure:number(s)#0.001-3600;Frames:number#1-5000;Filter;Picture:image;Processing:long
- Andromeda 3 hours | object=Andromeda galaxy; telescope=Dome refractor; photographer=Selma Dahl; camera=Cooled colour; single_exposure=180; frames=60; filter=None; processing=Stacked, gradient removed.
- Orion core HDR | object=Orion nebula; telescope=Imaging Newtonian; photographer=Hana Kline; camera=Cooled mono; single_exposure=30; frames=120; filter=H-alpha; processing=Two exposure sets blended.
- Albireo close-up | object=Albireo; telescope=Dome refractor; photographer=Selma Dahl; camera=Planetary; single_exposure=0.2; frames=900; filter=None; processing=Best ten percent stacked.
- Globular in June | object=Hercules cluster; telescope=Imaging Newtonian; photographer=Ruben Ochoa; camera=Cooled colour; single_exposure=60; frames=90; filter=UV/IR cut; processing=Star core protected.
event star party|observing evening|public night|lecture: Title!;Date:date!;Starts at:time;Place;Leader~Selma Dahl|Ruben Ochoa;Moon phase=New|First quarter|Full|Last quarter;Places:number#1-500;Weather backup;Description:long
- Public night October | place=Observatory hill; leader=Ruben Ochoa; moon_phase=First quarter; places=40; weather_backup=Talk in the library; description=Moon, Saturn and double stars.
- Perseid picnic | place=Ridge field; leader=Selma Dahl; moon_phase=New; places=120; weather_backup=Following night; description=Blankets, no white light.
- Deep sky camp | place=Alpine hut; leader=Hana Kline; moon_phase=New; places=18; weather_backup=None; description=Two nights at 1900 m.
- Moon for schools | place=Playground West; leader=Ruben Ochoa; moon_phase=Last quarter; places=60; weather_backup=Indoor planetarium; description=Craters and shadows.
record telescope loan|loan: Title!;Telescope->@telescope|instrument~Dome refractor|Loan Dobsonian;Borrower;Lent on:date!;Return by:date;Accessories;Deposit:money;~Status=Requested|Out|Returned
- Dobsonian to Ruben | telescope=Loan Dobsonian; borrower=Ruben Ochoa; accessories=Two eyepieces, red torch; deposit=50; status=Out
- Binoculars to Hana | telescope=Travel binoculars 15x70; borrower=Hana Kline; accessories=Tripod adapter; deposit=20; status=Returned
- Dobsonian for scouts | telescope=Loan Dobsonian; borrower=Scout group 4; accessories=Moon filter; deposit=50; status=Requested
- Binoculars holiday | telescope=Travel binoculars 15x70; borrower=Selma Dahl; accessories=Star chart; deposit=20; status=Out
! work maintenance|telescope service [maintenance|clean\\w*|repair\\w*|collimat\\w*]: Title!;Telescope->@telescope|instrument~Dome refractor|Loan Dobsonian;Due on:date;Assigned to~Selma Dahl|Ruben Ochoa;Notes:long
- Collimate the Dobsonian | telescope=Loan Dobsonian; assigned_to=Selma Dahl; notes=When it is back.
- Re-aluminise mirror | telescope=Imaging Newtonian; assigned_to=Ruben Ochoa; notes=Send off in summer.
- Grease dome rails | telescope=Dome refractor; assigned_to=Hana Kline; notes=Before the wet season.
- Replace binocular cap | telescope=Travel binoculars 15x70; assigned_to=Selma Dahl; notes=70 mm, left one lost.
+ booking|reservation: Telescope->@telescope|instrument;Night:date;Starts at:time;Ends at:time;Target

# geocaching|geocache|treasure hunt|scavenger hunt|orienteering
item cache|geocache|station|treasure: Name!;Code!;Type=Traditional|Multi|Mystery|Letterbox|Earth|Event;Latitude:number#-90-90;Longitude:number#-180-180;Size=Micro|Small|Regular|Large;Difficulty:number#1-5;Terrain:number#1-5;Owner~Fern Tully|Odd Berg;Placed on:date;Hint;Description:long;~Status=Active|Needs maintenance|Disabled|Archived
- Ferryman's knot | code=GQ71A2; type=Traditional; latitude=52.51; longitude=4.96; size=Small; difficulty=2; terrain=1.5; owner=Fern Tully; hint=Look where ropes end; description=By the old slipway.; status=Active
- Seven arches | code=GQ88K0; type=Multi; latitude=52.49; longitude=5.01; size=Regular; difficulty=3; terrain=3; owner=Odd Berg; hint=Count twice; description=Seven stages under the viaduct.; status=Needs maintenance
- Letter to the lock keeper | code=GQ92TT; type=Letterbox; latitude=52.47; longitude=4.9; size=Large; difficulty=1.5; terrain=2; owner=Suna Dale; hint=Under the third bench; description=Bring your own stamp.; status=Disabled
- The prime suspect | code=GQ9B04; type=Mystery; latitude=52.53; longitude=5.07; size=Micro; difficulty=4.5; terrain=1; owner=Odd Berg; hint=Two is odd; description=Solve eleven numbers first.; status=Active
record find|log entry|visit|found log: Title!;Cache->@cache|geocache~Ferryman's knot|Seven arches;Finder~Fern Tully|Odd Berg;Result=Found|Not found|Note|Needs maintenance;Found on:date!;Log text:long;Photo:image;Favourite point:boolean;Distance walked:number(km)#0-200
- Odd at the slipway | cache=Ferryman's knot; finder=Odd Berg; result=Found; log_text=Quick find before the rain.; distance_walked=1.2
- Fern under the arches | cache=Seven arches; finder=Fern Tully; result=Not found; log_text=Stage five is gone.; distance_walked=4.5
- Suna solves the suspect | cache=The prime suspect; finder=Suna Dale; result=Found; log_text=Three evenings of head scratching.; distance_walked=0.6
- Wet book at the lock | cache=Letter to the lock keeper; finder=Fern Tully; result=Needs maintenance; log_text=Log book soaked.; distance_walked=2.1
record waypoint|stage|clue: Title!;Cache->@cache|geocache~Ferryman's knot|Seven arches;Number:number#1-60;Latitude:number#-90-90;Longitude:number#-180-180;Question;Answer;Visible:boolean
- Arches stage 1 | cache=Seven arches; number=1; latitude=52.491; longitude=5.012; question=Year on the keystone?; answer=1869
- Arches stage 2 | cache=Seven arches; number=2; latitude=52.492; longitude=5.014; question=How many rings?; answer=4
- Suspect final | cache=The prime suspect; number=1; latitude=52.531; longitude=5.072; question=Sum of all primes?; answer=160
- Lock keeper parking | cache=Letter to the lock keeper; number=1; latitude=52.468; longitude=4.897; question=Which tree stands here?; answer=Lime
item trackable|travel item|token: Name!;Code;Owner~Fern Tully|Odd Berg;Present cache->@cache|geocache~Ferryman's knot|Seven arches;Goal:long;~Distance travelled:number(km)#0-1000000;Photo:image
- Brass snail | code=TB4K2; owner=Fern Tully; present_cache=Ferryman's knot; goal=Reach the Black Sea; distance_travelled=1310
- Wooden whale | code=TB7QX; owner=Odd Berg; present_cache=Seven arches; goal=Visit ten islands; distance_travelled=4120
- Travel sock | code=TB9MM; owner=Suna Dale; present_cache=Letter to the lock keeper; goal=Find the other sock; distance_travelled=260
- Coin of the north | code=TBC31; owner=Fern Tully; present_cache=The prime suspect; goal=Cross the Arctic Circle; distance_travelled=980
work maintenance visit|cache maintenance|repair: Title!;Cache->@cache|geocache~Ferryman's knot|Seven arches;Assigned to~Fern Tully|Odd Berg;Due on:date;Problem=Wet log|Box missing|Stage missing|Lid broken;Notes:long
- Replace stage five | cache=Seven arches; assigned_to=Odd Berg; problem=Stage missing; notes=Use a magnet holder.
- Dry the lock box | cache=Letter to the lock keeper; assigned_to=Suna Dale; problem=Wet log; notes=New seal and silica bags.
- New lid at slipway | cache=Ferryman's knot; assigned_to=Fern Tully; problem=Lid broken; notes=Clip box 400 ml.
- Suspect vanished | cache=The prime suspect; assigned_to=Odd Berg; problem=Box missing; notes=Check with the last finder.
event hunt|treasure hunt|meet-up|hunt day: Title!;Date:date!;Starts at:time;Meeting place;Organiser~Fern Tully|Odd Berg;Team size:number#1-20;Length:number(km)#0.2-60;Fee:money;Description:long
- Midsummer night hunt | meeting_place=Mill café; organiser=Fern Tully; team_size=4; length=6; fee=5; description=Torches and sturdy shoes.
- Children's pirate trail | meeting_place=Park kiosk; organiser=Suna Dale; team_size=6; length=2; fee=3; description=Six stations and a chest.
- City riddle rally | meeting_place=Old market; organiser=Odd Berg; team_size=5; length=5; fee=8; description=Phones allowed, taxis not.
- Winter lights search | meeting_place=Canal bridge; organiser=Fern Tully; team_size=4; length=3.5; fee=5; description=Reflectors lead the way.
record team result|team|team score: Team name!;Hunt->@hunt|treasure hunt~Midsummer night hunt;Players:number#1-20;Stations solved:number#0-100;Points:number#0-10000;Minutes:number(min)#1-1500;Rank:number#1-500
- Night Otters | hunt=Midsummer night hunt; players=4; stations_solved=9; points=86; minutes=132; rank=1
- Torch Crew | hunt=Midsummer night hunt; players=3; stations_solved=8; points=79; minutes=140; rank=2
- Captain Cookies | hunt=Children's pirate trail; players=6; stations_solved=6; points=60; minutes=75; rank=1
- Lost Property | hunt=City riddle rally; players=4; stations_solved=5; points=41; minutes=188; rank=9
+ report: Cache->@cache|geocache;Problem=Wet log|Box missing|Stage missing|Lid broken
# wedding|bride|wedding planner|bridal|wedding guest|newlywed|wedding couple
item wedding|celebration: Title!;Couple~Ida and Marten;Date:date!;Venue->@venue|location~Orangery Park|Lake barn;Style~Rustic|Classic;Guests planned:number#2-1000;Budget:money;Planner~Vivian Cole|Hugo Sand;Colours;Cover:image;~Status=Enquiry|Planning|Final week|Celebrated|Cancelled
- Ida and Marten | couple=Ida and Marten; venue=Lake barn; style=Rustic; guests_planned=90; budget=18000; planner=Vivian Cole; colours=Sage and cream; status=Planning
- Leila and Jon | couple=Leila and Jon; venue=Orangery Park; style=Classic; guests_planned=140; budget=32000; planner=Hugo Sand; colours=White and gold; status=Final week
- Chiara and Sven | couple=Chiara and Sven; venue=Old rectory; style=Vintage; guests_planned=45; budget=9500; planner=Vivian Cole; colours=Dusty blue; status=Celebrated
- Amy and Ruth | couple=Amy and Ruth; venue=Roof garden 11; style=Modern; guests_planned=70; budget=15000; planner=Hugo Sand; colours=Terracotta; status=Enquiry
person guest|wedding guest|invitee: Full name!;Wedding->@wedding|celebration~Ida and Marten|Leila and Jon;Side=Bride|Groom|Both;Email:email;Plus ones:number#0-10;Children:number#0-10;Menu=Meat|Fish|Vegetarian|Vegan|Children;Allergies;Table->@table|guest table~Table 1|Table 2;Needs a room:boolean;~Answer=Open|Accepted|Declined
- Rosalie Brenner | wedding=Ida and Marten; side=Bride; email=rosalie@mailbox.example; plus_ones=1; children=0; menu=Fish; allergies=None; table=Table 1; answer=Accepted
- Uncle Piet | wedding=Ida and Marten; side=Groom; email=piet@mailbox.example; plus_ones=0; children=0; menu=Vegetarian; allergies=Nuts; table=Table 2; answer=Open
- Family Osman | wedding=Leila and Jon; side=Bride; email=osman@mailbox.example; plus_ones=1; children=3; menu=Meat; table=Table 7; answer=Declined
- Greta Holst | wedding=Amy and Ruth; side=Both; email=greta@mailbox.example; plus_ones=0; children=1; menu=Vegan; allergies=Sesame; table=Garden table; answer=Accepted
item table|guest table|seating table: Name!;Wedding->@wedding|celebration~Ida and Marten|Leila and Jon;Seats:number#1-30;Shape=Round|Long|Square|U-shape;Position;Note:long
- Table 1 | wedding=Ida and Marten; seats=10; shape=Round; position=Next to the couple
- Table 2 | wedding=Ida and Marten; seats=8; shape=Long; position=Window side
- Table 7 | wedding=Leila and Jon; seats=12; shape=Square; position=Near the dance floor
- Garden table | wedding=Amy and Ruth; seats=14; shape=U-shape; position=Under the pergola
item vendor|supplier|service provider: Name!;Service=Catering|Flowers|Music|Photography|Cake|Hair and make-up|Transport|Stationery;Contact person;Email:email;Phone:phone;Price from:money;Region;Website:url;Photo:image;Description:long
- Meadow Blooms | service=Flowers; contact_person=Tina; email=hello@meadowblooms.example; price_from=450; region=Lake district; description=Seasonal flowers from their own field.
- Sugar & Spoon | service=Cake; contact_person=Marco; email=cake@sugarspoon.example; price_from=280; region=City; description=Four-tier cakes and a dessert table.
- The Velvet Trio | service=Music; contact_person=Dora; email=dora@velvettrio.example; price_from=900; region=Nationwide; description=Jazz for the reception, soul for the night.
- Old Timer Rides | service=Transport; contact_person=Walt; email=walt@oldtimer.example; price_from=320; region=City; description=Cream saloon of 1952 with driver.
record budget item|cost|expense: Title!;Wedding->@wedding|celebration~Ida and Marten|Leila and Jon;Vendor->@vendor|supplier~Meadow Blooms|Sugar & Spoon;Category=Venue|Food|Flowers|Dress|Music|Photos|Other;Planned:money;Actual:money;Deposit paid:money;Due on:date;~Paid:boolean
- Table flowers | wedding=Ida and Marten; vendor=Meadow Blooms; category=Flowers; planned=900; actual=860; deposit_paid=200
- Wedding cake | wedding=Leila and Jon; vendor=Sugar & Spoon; category=Food; planned=600; actual=640; deposit_paid=150
- Ceremony trio | wedding=Leila and Jon; vendor=The Velvet Trio; category=Music; planned=1000; actual=950; deposit_paid=300
- Barn hire | wedding=Ida and Marten; category=Venue; planned=2400; actual=2400; deposit_paid=800
work planning task|checklist item|to-do: Title!;Wedding->@wedding|celebration~Ida and Marten|Leila and Jon;Due on:date;Assigned to~Vivian Cole|Hugo Sand;Phase=12 months before|6 months before|3 months before|Last month|Day itself|Afterwards;Notes:long
- Send the invitations | wedding=Ida and Marten; assigned_to=Vivian Cole; phase=3 months before; notes=Include the map to the barn.
- Confirm the final head count | wedding=Leila and Jon; assigned_to=Hugo Sand; phase=Last month; notes=Caterer needs it ten days ahead.
- Book the registrar | wedding=Amy and Ruth; assigned_to=Hugo Sand; phase=12 months before; notes=Roof ceremonies need a permit.
- Thank-you cards | wedding=Chiara and Sven; assigned_to=Vivian Cole; phase=Afterwards; notes=45 cards with the church photo.
item venue|location: Name!;Address;Capacity:number#10-2000;Price per day:money;Rooms for the night:number#0-300;Ceremony possible=Inside|Outside|Both|No;Curfew:time;Photo:image;Description:long
- Lake barn | address=Shore road 14; capacity=120; price_per_day=2400; rooms_for_the_night=12; ceremony_possible=Both; description=Oak barn with a jetty.
- Orangery Park | address=Castle park 1; capacity=180; price_per_day=3900; rooms_for_the_night=0; ceremony_possible=Outside; description=Glass house in a listed park.
- Old rectory | address=Church lane 3; capacity=60; price_per_day=1300; rooms_for_the_night=6; ceremony_possible=Inside; description=Library and walled garden.
- Roof garden 11 | address=Dock street 11; capacity=90; price_per_day=2800; rooms_for_the_night=0; ceremony_possible=Both; description=City view, lift to the top.
! record gift|registry gift|wish list item [gift\\w*|registry|wish\\w*]: Title!;Wedding->@wedding|celebration~Ida and Marten|Leila and Jon;Price:money;Reserved by->@guest|wedding guest~Rosalie Brenner|Uncle Piet;Link:url;Thank-you sent:boolean
- Cast iron pot | wedding=Ida and Marten; price=180; reserved_by=Rosalie Brenner
- Picnic basket for four | wedding=Amy and Ruth; price=120; reserved_by=Greta Holst
- Honeymoon night in a hut | wedding=Ida and Marten; price=95; reserved_by=Uncle Piet
- Set of linen sheets | wedding=Leila and Jon; price=210; reserved_by=Family Osman
! record programme point|schedule item|day plan [schedule|timeline|program\\w*|day plan]: Title!;Wedding->@wedding|celebration~Ida and Marten|Leila and Jon;Starts at:time;Minutes:number(min)#5-600;Place;Responsible
- First dance | wedding=Ida and Marten; minutes=10; place=Barn floor; responsible=DJ
- Cake cutting | wedding=Leila and Jon; minutes=15; place=Glass house; responsible=Hugo Sand
- Boat arrival | wedding=Ida and Marten; minutes=20; place=Jetty; responsible=Best man
- Rings and readings | wedding=Amy and Ruth; minutes=35; place=Pergola; responsible=Registrar
+ booking: Vendor->@vendor|supplier;Wedding->@wedding|celebration;Arrives at:time
+ appointment: Purpose=Dress fitting|Tasting|Venue visit|Consultation
! record meal choice|menu choice|meal selection [meal\\w*|menu\\w*|dietary|catering]: Title!;Guest->@guest|wedding guest~Rosalie Brenner|Uncle Piet;Course=Starter|Main|Dessert|Full menu;Dish;Diet=None|Vegetarian|Vegan|Gluten free;Note
- Rosalie's main | guest=Rosalie Brenner; course=Main; dish=Mushroom risotto; diet=Vegetarian
- Piet's main | guest=Uncle Piet; course=Main; dish=Roast beef; diet=None; note=Well done
- Rosalie's dessert | guest=Rosalie Brenner; course=Dessert; dish=Lemon tart; diet=Vegetarian
- Piet's starter | guest=Uncle Piet; course=Starter; dish=Pea soup; diet=Gluten free

# event venue|function room|banquet hall|event space|hall hire|venue hire|event location
item room|hall|function room|event space: Name!;Area:number(m²)#10-20000;Seated:number#5-5000;Standing:number#5-10000;Seating=Rows|Banquet|U-shape|Standing|Parliament;Hourly price:money;Day price:money;Daylight:boolean;Step-free:boolean;Floor plan:image;Photo:image;Description:long
- Loft 3 | area=180; seated=110; standing=180; seating=Banquet; hourly_price=120; day_price=890; description=Brick walls, roof windows, own bar.
- Small salon | area=45; seated=28; standing=40; seating=U-shape; hourly_price=45; day_price=320; description=For meetings and family dinners.
- Grand hall | area=520; seated=380; standing=700; seating=Rows; hourly_price=290; day_price=2100; description=Stage, gallery and cloakroom.
- Seminar room East | area=70; seated=42; standing=60; seating=Parliament; hourly_price=60; day_price=420; description=Whiteboards on two walls.
event event|function|hire: Title!;Client->@client|organiser~Harbour Choir|Bexley Tech;Room->@room|hall~Loft 3|Small salon;Date:date!;Set-up from:time;Starts at:time;Ends at:time;Guests:number#1-10000;Kind=Wedding|Conference|Party|Concert|Meeting|Exhibition;Total price:money;Deposit:money;~Status=Option|Confirmed|Held|Cancelled
- Bexley kick-off | client=Bexley Tech; room=Loft 3; guests=95; kind=Conference; total_price=1640; deposit=500; status=Confirmed
- Choir anniversary dinner | client=Harbour Choir; room=Small salon; guests=26; kind=Party; total_price=480; deposit=100; status=Option
- Spring jazz concert | client=Blue Note Society; room=Grand hall; guests=360; kind=Concert; total_price=2300; deposit=700; status=Held
- Planning hearing | client=District council; room=Seminar room East; guests=40; kind=Meeting; total_price=420; deposit=0; status=Cancelled
person client|organiser|hirer: Name!;Contact person;Email:email;Phone:phone;Address;Type=Private|Company|Association|Public body;Note:long
- Bexley Tech | contact_person=Ronja Weiss; email=ronja@bexley.example; phone=+44 20 5550 112; address=Dock 4; type=Company
- Harbour Choir | contact_person=Al Pierce; email=al@harbourchoir.example; phone=+44 20 5550 117; address=Chapel street 9; type=Association
- Blue Note Society | contact_person=Mina Ott; email=mina@bluenote.example; phone=+44 20 5550 118; address=Cellar row 2; type=Association; note=Pays by invoice.
- District council | contact_person=R. Hume; email=rooms@district.example; phone=+44 20 5550 121; address=Town square 1; type=Public body
item equipment|extra|add-on: Name!;Category=Furniture|Sound|Light|Projection|Tableware|Stage|Staff;Quantity:number#1-5000;Price:money;Unit=piece|hour|day|person;Store;Photo:image
- Beamer with screen | category=Projection; quantity=3; price=80; unit=day; store=Cupboard A
- Round table 180 cm | category=Furniture; quantity=24; price=9; unit=piece; store=Cellar
- Stage element 2 x 1 m | category=Stage; quantity=18; price=15; unit=piece; store=Hall back
- Sound technician | category=Staff; quantity=2; price=45; unit=hour; store=On call
record equipment booking|extra booked|order item: Title!;Event->@event|function~Bexley kick-off|Choir anniversary dinner;Equipment->@equipment|extra~Beamer with screen|Round table 180 cm;Quantity:number#1-5000;Price:money;Remark
- Beamer for Bexley | event=Bexley kick-off; equipment=Beamer with screen; quantity=1; price=80
- Tables for the choir | event=Choir anniversary dinner; equipment=Round table 180 cm; quantity=4; price=36
- Stage for jazz | event=Spring jazz concert; equipment=Stage element 2 x 1 m; quantity=12; price=180
- Technician for jazz | event=Spring jazz concert; equipment=Sound technician; quantity=1; price=270; remark=From sound check to end
request enquiry|hire request|quote request|viewing request: Title!;Email:email;Phone:phone;Date wanted:date;Room->@room|hall~Loft 3|Small salon;Guests:number#1-10000;Kind=Wedding|Conference|Party|Concert|Meeting|Exhibition;Budget:money;Catering wanted:boolean;Wishes:long
- Christmas party for 60 | email=office@kelling.example; room=Loft 3; guests=60; kind=Party; budget=2500; wishes=Buffet, music until one.
- Silver wedding for 25 | email=hofer@mailbox.example; room=Small salon; guests=25; kind=Party; budget=700; wishes=Piano, if there is one.
- Dental congress | email=team@dentcon.example; room=Grand hall; guests=300; kind=Conference; budget=9000; wishes=Two side rooms for posters.
- Print fair | email=print@mailbox.example; room=Loft 3; guests=120; kind=Exhibition; budget=1800; wishes=Thirty tables along the walls.
work set-up task|turnaround task|event task: Title!;Event->@event|function~Bexley kick-off|Choir anniversary dinner;Room->@room|hall~Loft 3|Small salon;Due on:date;Start:time;Assigned to~Nils Roder|Chanel Obi;Kind=Set-up|Cleaning|Technical|Catering|Breakdown;Notes:long
- Rows for 95 | event=Bexley kick-off; room=Loft 3; assigned_to=Nils Roder; kind=Set-up; notes=Centre aisle, lectern left.
- Tune the piano | event=Spring jazz concert; room=Grand hall; assigned_to=Chanel Obi; kind=Technical; notes=Before noon.
- Lay dinner for 26 | event=Choir anniversary dinner; room=Small salon; assigned_to=Chanel Obi; kind=Catering; notes=Blue napkins.
- Clear the loft | event=Bexley kick-off; room=Loft 3; assigned_to=Nils Roder; kind=Breakdown; notes=Lift until ten only.
! record damage report|handover record [damage\\w*|handover|deposit\\w*|inspect\\w*]: Title!;Event->@event|function~Bexley kick-off|Choir anniversary dinner;Room->@room|hall~Loft 3|Small salon;Recorded on:date;Damage:long;Cost:money;Photo:image;Charged to deposit:boolean
- Scratch in the parquet | event=Bexley kick-off; room=Loft 3; damage=50 cm scratch near the bar; cost=120
- Broken gallery lamp | event=Spring jazz concert; room=Grand hall; damage=Glass shade cracked by a stand.; cost=85
- Wine on the carpet | event=Choir anniversary dinner; room=Small salon; damage=Stain 20 cm by the door.; cost=60
- Missing remote | event=Bexley kick-off; room=Loft 3; damage=Beamer remote not returned.; cost=35
+ booking|reservation: Room->@room|hall;Guests:number#1-10000;Seating=Rows|Banquet|U-shape|Standing|Parliament;Starts at:time;Ends at:time
+ invoice: Event->@event|function;Deposit deducted:money

# event planning|event planner|event agency|party planner|event manager|corporate event|gala
event event|project|celebration: Title!;Client->@client~Fenwick Bank|Lotta Berg;Type=Gala|Birthday|Company party|Launch|Anniversary|Charity;Date:date!;Venue->@venue|location~Glass pavilion|Old mill;Guests:number#2-20000;Budget:money;Planner~Sonja Pratt|Gil Moreau;Theme;~Status=Brief|Concept|Planning|Live|Closed
- Fenwick winter gala | client=Fenwick Bank; type=Gala; venue=Glass pavilion; guests=220; budget=64000; planner=Gil Moreau; theme=Northern lights; status=Planning
- Lotta turns fifty | client=Lotta Berg; type=Birthday; venue=Old mill; guests=70; budget=9000; planner=Sonja Pratt; theme=Garden picnic; status=Concept
- Nimbus phone launch | client=Nimbus Devices; type=Launch; venue=Hangar 9; guests=400; budget=150000; planner=Gil Moreau; theme=Weightless; status=Live
- Run for the hospice | client=Hospice Friends; type=Charity; venue=City park; guests=900; budget=21000; planner=Sonja Pratt; theme=Sunrise; status=Closed
person client: Name!;Contact person;Email:email;Phone:phone;Billing address:long;Type=Private|Company|Charity|Public body
- Fenwick Bank | contact_person=Hal Dorsey; email=events@fenwick.example; phone=+44 20 5550 119; billing_address=1 Exchange Row; type=Company
- Lotta Berg | contact_person=Lotta Berg; email=lotta@mailbox.example; phone=+44 20 5550 120; billing_address=Elm close 7; type=Private
- Nimbus Devices | contact_person=Ravi Sen; email=launch@nimbusdev.example; phone=+44 20 5550 151; billing_address=Tech park 12; type=Company
- Hospice Friends | contact_person=Jean Abbot; email=jean@hospicefriends.example; phone=+44 20 5550 152; billing_address=Hill road 30; type=Charity
item venue|location: Name!;Address;Capacity:number#5-20000;Day price:money;Kitchen:boolean;Curfew:time;Contact person;Photo:image;Notes:long
- Glass pavilion | address=Botanic garden; capacity=300; day_price=5200; contact_person=Ms Ito; notes=No open flames.
- Old mill | address=Mill lane 2; capacity=90; day_price=1400; contact_person=Mr Reed; notes=Stream side terrace.
- Hangar 9 | address=Old airfield; capacity=1500; day_price=8800; contact_person=Captain Ruiz; notes=Heating to be hired.
- City park | address=North gate; capacity=5000; day_price=300; contact_person=Parks office; notes=Permit eight weeks ahead.
item supplier|vendor|contractor: Name!;Service=Catering|Music|Flowers|Technical|Decoration|Security|Transport|Photography;Email:email;Phone:phone;Price level=Low|Medium|High;Rating:rating;Notes:long
- Green Fork Catering | service=Catering; email=mail@greenfork.example; phone=+44 20 5550 126; price_level=Medium; notes=Good vegan menus.
- Beam & Bass | service=Technical; email=crew@beambass.example; phone=+44 20 5550 127; price_level=High; notes=Own generator.
- Petal & Stem | service=Flowers; email=studio@petalstem.example; phone=+44 20 5550 128; price_level=Medium; notes=Rents vases.
- Blue Line Stewards | service=Security; email=ops@blueline.example; phone=+44 20 5550 129; price_level=Low; notes=Minimum four people.
record budget line|cost item|expense: Title!;Event->@event|project~Fenwick winter gala|Lotta turns fifty;Supplier->@supplier|vendor~Green Fork Catering|Beam & Bass;Category=Venue|Catering|Technical|Decoration|Artists|Staff|Other;Planned:money;Offered:money;Actual:money;~Status=Planned|Offered|Ordered|Paid
- Gala dinner | event=Fenwick winter gala; supplier=Green Fork Catering; category=Catering; planned=18000; offered=17600; actual=0; status=Ordered
- Light for the mill | event=Lotta turns fifty; supplier=Beam & Bass; category=Technical; planned=900; offered=980; actual=0; status=Offered
- Stewards for the run | event=Run for the hospice; supplier=Blue Line Stewards; category=Staff; planned=2400; offered=2200; actual=2200; status=Paid
- Launch laser show | event=Nimbus phone launch; supplier=Beam & Bass; category=Technical; planned=26000; offered=0; actual=0; status=Planned
record guest|invitee|attendee: Full name!;Event->@event|project~Fenwick winter gala|Lotta turns fifty;Email:email;Company;Table:number#1-200;Diet=None|Vegetarian|Vegan|Halal|Gluten free;~Answer=Invited|Accepted|Declined|Checked in
- Priyanka Shah | event=Fenwick winter gala; email=priyanka@mailbox.example; company=Shah Logistics; table=4; diet=Vegetarian; answer=Accepted
- Bruno Keller | event=Lotta turns fifty; email=bruno@mailbox.example; table=2; diet=None; answer=Invited
- Dr Tessa Hume | event=Nimbus phone launch; email=tessa@mailbox.example; company=Gadget Weekly; table=1; diet=Vegan; answer=Checked in
- Yusuf Demir | event=Fenwick winter gala; email=yusuf@mailbox.example; company=Demir Bau; table=9; diet=Halal; answer=Declined
work task|milestone|checklist item: Title!;Event->@event|project~Fenwick winter gala|Lotta turns fifty;Due on:date;Assigned to~Sonja Pratt|Gil Moreau;Priority=Low|Normal|High;Notes:long
- Sign the pavilion contract | event=Fenwick winter gala; assigned_to=Gil Moreau; priority=High; notes=Two dates held until Friday.
- Choose picnic blankets | event=Lotta turns fifty; assigned_to=Sonja Pratt; priority=Normal; notes=Forty pieces, red check.
- Order finish-line arch | event=Run for the hospice; assigned_to=Sonja Pratt; priority=Normal; notes=Inflatable, 6 m.
- Press list check | event=Nimbus phone launch; assigned_to=Gil Moreau; priority=Low; notes=Remove bounced addresses.
! record run sheet entry|cue|programme point [run ?sheet|timeline|agenda|program\\w*|schedule]: Title!;Event->@event|project~Fenwick winter gala|Lotta turns fifty;Starts at:time;Minutes:number(min)#1-600;Responsible;Place;Technical cue
- Welcome speech | event=Fenwick winter gala; minutes=8; responsible=Chair of the bank; place=Main stage; technical_cue=Spot 1, lectern mic
- Curtain drop | event=Nimbus phone launch; minutes=2; responsible=Stage manager; place=Hangar centre; technical_cue=Blackout, laser 4
- Starting gun | event=Run for the hospice; minutes=5; responsible=Mayor; place=North gate; technical_cue=Horn, music off
- Birthday toast | event=Lotta turns fifty; minutes=10; responsible=Lotta's brother; place=Terrace; technical_cue=Handheld mic
+ message: Event->@event|project
+ invoice: Event->@event|project;Agency fee:percent

# music festival|festival site|festival stage|festival goer|open air festival
item stage|festival stage: Name!;Capacity:number#50-200000;Size~12 x 10 m;Area;Stage manager~Ronan Pike|Freja Lund;Sound limit:number(dB)#60-120;Power:number(kW)#1-2000;Covered:boolean
- River stage | capacity=8000; size=16 x 12 m; area=Main meadow; stage_manager=Ronan Pike; sound_limit=99; power=220
- Willow tent | capacity=900; size=8 x 6 m; area=Orchard; stage_manager=Freja Lund; sound_limit=95; power=60
- Lakeside deck | capacity=2500; size=10 x 8 m; area=Lake shore; stage_manager=Ivo Brandt; sound_limit=92; power=90
- Kids' wagon | capacity=200; size=5 x 3 m; area=Family field; stage_manager=Freja Lund; sound_limit=80; power=8
person artist|act|band|performer: Name!;Genre~Folk|Electro;Country;Agent;Email:email;Fee:money;Crew size:number#0-100;Photo:image;Rider:file;~Status=Wanted|Offered|Confirmed|Announced|Cancelled
- The Larksong Five | genre=Folk; country=Ireland; agent=Kite Bookings; email=agent@kite.example; fee=6500; crew_size=3; status=Announced
- Mono Orchard | genre=Electro; country=Belgium; agent=Own; email=mail@monoorchard.example; fee=2400; crew_size=1; status=Confirmed
- Sister Volcano | genre=Rock; country=Iceland; agent=Fjord Live; email=live@fjord.example; fee=18000; crew_size=7; status=Offered
- Uncle Bubble | genre=Children; country=Denmark; agent=Own; email=uncle@bubble.example; fee=600; crew_size=0; status=Cancelled
record performance|set|slot|show: Title!;Artist->@artist|act~The Larksong Five|Mono Orchard;Stage->@festival stage|stage~River stage|Willow tent;Day:date!;Starts at:time;Ends at:time;Sound check:time;Headliner:boolean;Notes:long
- Larksong on Saturday | artist=The Larksong Five; stage=River stage; notes=Acoustic encore planned.
- Mono Orchard late set | artist=Mono Orchard; stage=Willow tent; notes=Needs haze.
- Volcano closes Friday | artist=Sister Volcano; stage=River stage; notes=Flames need the fire officer.
- Bubble at noon | artist=Uncle Bubble; stage=Kids' wagon; notes=Soap machine, keep cables dry.
item ticket type|pass: Name!;Kind=Day|Weekend|Camping|VIP|Child|Parking;Price:money;Available:number#0-200000;~Sold:number#0-200000;On sale from:date;Conditions:long
- Weekend with camping | kind=Camping; price=149; available=6000; sold=3870; conditions=Wristband at the gate.
- Saturday day pass | kind=Day; price=69; available=2000; sold=1120; conditions=Re-entry until 22:00.
- River VIP | kind=VIP; price=290; available=300; sold=212; conditions=Own bar and viewing deck.
- Child under 12 | kind=Child; price=10; available=1500; sold=640; conditions=Only with an adult.
person volunteer|helper|crew member|steward: Full name!;Email:email;Phone:phone;Team=Gate|Bar|Camping|First aid|Stage|Clean-up;Shirt size=S|M|L|XL;First aid trained:boolean;~Status=Applied|Accepted|On site|Declined
- Tamsin Rowe | email=tamsin@mailbox.example; phone=+44 20 5550 133; team=Gate; shirt_size=M; status=Accepted
- Obi Lander | email=obi@mailbox.example; phone=+44 20 5550 134; team=Bar; shirt_size=L; status=Applied
- Jonna Ek | email=jonna@mailbox.example; phone=+44 20 5550 135; team=First aid; shirt_size=S; status=On site
- Marcus Vale | email=marcus@mailbox.example; phone=+44 20 5550 137; team=Clean-up; shirt_size=XL; status=Declined
record shift|volunteer shift|duty: Title!;Volunteer->@volunteer|helper~Tamsin Rowe|Obi Lander;Team=Gate|Bar|Camping|First aid|Stage|Clean-up;Day:date!;Starts at:time;Ends at:time;Place;~Status=Planned|Checked in|Done|No show
- Gate Friday evening | volunteer=Tamsin Rowe; team=Gate; place=North gate; status=Planned
- Bar Saturday | volunteer=Obi Lander; team=Bar; place=River bar; status=Planned
- First aid Sunday noon | volunteer=Jonna Ek; team=First aid; place=Tent behind Willow; status=Done
- Clean-up Monday | volunteer=Marcus Vale; team=Clean-up; place=Main meadow; status=No show
item vendor|food stall|trader|stall: Name!;Offer=Food|Drink|Craft|Clothing|Information;Pitch number;Frontage:number(m)#1-30;Fee:money;Power:number(kW)#0-64;Contact person;Phone:phone;Hygiene certificate:file;~Status=Applied|Accepted|Paid|Refused
- Dumpling Cart | offer=Food; pitch_number=F-12; frontage=4; fee=650; power=9; contact_person=Mei; status=Paid
- Leaf & Loom | offer=Craft; pitch_number=C-03; frontage=3; fee=280; power=1; contact_person=Ash; status=Accepted
- Cold Press Bus | offer=Drink; pitch_number=D-07; frontage=6; fee=540; power=6; contact_person=Lou; status=Applied
- Rainy Day Ponchos | offer=Clothing; pitch_number=C-09; frontage=3; fee=300; power=0; contact_person=Hedy; status=Refused
request incident|incident report|lost property: Title!;Place;Time:time;Kind=First aid|Security|Lost item|Noise|Weather|Lost child;Severity=Low|Medium|High;Reported by;Photo:image;Description:long
- Blue rucksack lost | place=Willow tent; kind=Lost item; severity=Low; reported_by=Info desk; description=Key ring with a fox.
- Boy of six at info desk | place=Family field; kind=Lost child; severity=High; reported_by=Tamsin Rowe; description=Found after twelve minutes.
- Sprained ankle at deck | place=Lakeside deck; kind=First aid; severity=Medium; reported_by=Jonna Ek; description=Cooled and bandaged.
- Wind over 60 km/h | place=River stage; kind=Weather; severity=High; reported_by=Ronan Pike; description=Banners lowered, pause of twenty minutes.
! record wristband scan|admission scan|gate scan [scan\\w*|wristband\\w*|check-?in|qr|gate]: Code!;Ticket type->@ticket type|pass~Weekend with camping|Saturday day pass;Gate=North|South|Camping;Scanned on:date;Scanned at:time;Result=Valid|Already used|Wrong day|Blocked
- WB-204418 | ticket_type=Weekend with camping; gate=North; result=Valid
- WB-118902 | ticket_type=Saturday day pass; gate=South; result=Wrong day
- WB-204777 | ticket_type=Weekend with camping; gate=Camping; result=Already used
- WB-300051 | ticket_type=River VIP; gate=North; result=Blocked
+ ticket: Ticket type->@ticket type|pass;Holder name;QR code;Camping pitch
+ order: Shuttle bus:boolean;Tickets:number#1-20
! record schedule entry|personal schedule|favorite performance|schedule [schedule|timetable|favou?rite\\w*|planner]: Title!;Visitor~Tamsin Rowe|Obi Lander;Performance->@performance|set;Reminder:boolean;Note
- Larksong at dusk | visitor=Tamsin Rowe; note=Front left
- Orchard after midnight | visitor=Obi Lander; note=Meet at the bar
- Willow opener | visitor=Tamsin Rowe; note=Bring the kids
- Last set on the river | visitor=Obi Lander; note=Leave before the queue
+ booking: Artist->@artist|act;Stage->@stage|festival stage;Fee:money
+ contract: Artist->@artist|act;Fee:money;Signed on:date

# trade fair|expo|exhibitor|trade show|exhibition stand|fair organiser|exhibitor booth
item fair|trade fair|expo|trade show: Title!;Starts on:date!;Ends on:date;Venue;Sector;Halls:number#1-60;Exhibitors expected:number#1-5000;Entry fee:money;Website:url;Poster:image;Description:long;~Status=Planned|Open for exhibitors|Running|Closed
- Garden and Home Expo | venue=Fair park; sector=Gardening; halls=3; exhibitors_expected=180; entry_fee=12; description=For buyers on day one, public after.; status=Open for exhibitors
- Craft Tool Days | venue=Dock hall; sector=Tools; halls=1; exhibitors_expected=60; entry_fee=8; description=Live demos on every stand.; status=Planned
- Bread and Oven Show | venue=Hall North; sector=Bakery; halls=2; exhibitors_expected=95; entry_fee=15; description=Ovens, flour and packaging.; status=Running
- Electric Bike Forum | venue=Velodrome; sector=Cycling; halls=1; exhibitors_expected=70; entry_fee=6; description=Test track in the centre.; status=Closed
item stand|booth|plot: Number!;Fair->@fair|trade fair~Garden and Home Expo|Craft Tool Days;Hall;Area:number(m²)#1-2000;Type=Row|Corner|Island|Open air;Price per square metre:money;Power:number(kW)#0-200;Water:boolean;~Status=Free|Reserved|Booked
- A-12 | fair=Garden and Home Expo; hall=Hall A; area=24; type=Corner; price_per_square_metre=145; power=6; status=Booked
- D-03 | fair=Craft Tool Days; hall=Dock hall; area=12; type=Row; price_per_square_metre=95; power=3; status=Free
- B-40 | fair=Bread and Oven Show; hall=Hall 2; area=60; type=Island; price_per_square_metre=160; power=64; status=Booked
- O-05 | fair=Electric Bike Forum; hall=Forecourt; area=36; type=Open air; price_per_square_metre=48; power=10; status=Reserved
person exhibitor|company|stallholder: Company name!;Contact person;Email:email;Phone:phone;Country;Products:long;Website:url;Logo:image;VAT number
- Fernhill Pumps | contact_person=Greta Nys; email=greta@fernhill.example; phone=+44 20 5550 144; country=Belgium; products=Solar pumps and timers; vat_number=BE-0000-311
- Hollow Grind | contact_person=Seth Orr; email=seth@hollowgrind.example; phone=+44 20 5550 147; country=United Kingdom; products=Hand planes and chisels; vat_number=GB-0000-872
- Ofenbau Kern | contact_person=Uli Kern; email=uli@ofenkern.example; phone=+44 20 5550 148; country=Germany; products=Deck ovens and proofers; vat_number=DE-0000-514
- Ventura Cycles | contact_person=Paola Rizzi; email=paola@ventura.example; phone=+44 20 5550 149; country=Italy; products=Cargo bikes with motor; vat_number=IT-0000-209
record stand booking|stand rental|exhibitor registration: Title!;Exhibitor->@exhibitor|company~Fernhill Pumps|Hollow Grind;Stand->@stand|booth~A-12|D-03;Booked on:date!;Price:money;Deposit:money;Badges:number#0-100;Stand builder;Extra power:boolean;~Status=Requested|Confirmed|Paid|Cancelled
- Fernhill at A-12 | exhibitor=Fernhill Pumps; stand=A-12; price=3480; deposit=1000; badges=6; stand_builder=Own; status=Paid
- Hollow Grind at D-03 | exhibitor=Hollow Grind; stand=D-03; price=1140; deposit=300; badges=3; stand_builder=System stand; status=Requested
- Kern at B-40 | exhibitor=Ofenbau Kern; stand=B-40; price=9600; deposit=3000; badges=12; stand_builder=Messebau Lang; status=Confirmed
- Ventura at O-05 | exhibitor=Ventura Cycles; stand=O-05; price=1728; deposit=500; badges=4; stand_builder=Own tent; status=Cancelled
record lead|contact scan|visitor contact: Name!;Exhibitor->@exhibitor|company~Fernhill Pumps|Hollow Grind;Company;Email:email;Interest=Hot|Warm|Cold;Met on:date;Topic;Follow-up:long
- Ana Petit | exhibitor=Fernhill Pumps; company=Petit Nurseries; email=ana@petit.example; interest=Hot; topic=Pumps for 3 ha; follow_up=Send the price list.
- Jonas Beck | exhibitor=Ofenbau Kern; company=Beck bakeries; email=jonas@beck.example; interest=Warm; topic=Two deck ovens; follow_up=Visit in March.
- Sally Orme | exhibitor=Hollow Grind; company=Orme Tools; email=sally@ormetools.example; interest=Cold; topic=Resale discount; follow_up=Add to newsletter.
- Tim de Boer | exhibitor=Ventura Cycles; company=Parcel Green; email=tim@parcelgreen.example; interest=Hot; topic=Fleet of 20; follow_up=Quote by Friday.
event talk|demo|side event|matchmaking meeting: Title!;Fair->@fair|trade fair~Garden and Home Expo|Craft Tool Days;Date:date!;Starts at:time;Minutes:number(min)#5-480;Stage;Speaker;Seats:number#2-2000;Description:long
- Water-wise planting | fair=Garden and Home Expo; minutes=40; stage=Forum B; speaker=Greta Nys; seats=120; description=Beds that survive August.
- Sharpen in five minutes | fair=Craft Tool Days; minutes=20; stage=Demo bench; speaker=Seth Orr; seats=30; description=Bring a blunt chisel.
- Sourdough at scale | fair=Bread and Oven Show; minutes=30; stage=Baking theatre; speaker=Uli Kern; seats=80; description=Tank, timing and temperature.
- Batteries after five years | fair=Electric Bike Forum; minutes=45; stage=Track side; speaker=Paola Rizzi; seats=60; description=What remains and who recycles.
request service order|stand service request|exhibitor question: Title!;Stand->@stand|booth~A-12|D-03;Service=Power|Water|Internet|Furniture|Cleaning|Forklift;Quantity:number#1-500;Needed by:date;Price:money;Text:long
- Two bar tables | stand=A-12; service=Furniture; quantity=2; price=70; text=With black covers.
- Three-phase for ovens | stand=B-40; service=Power; quantity=2; price=840; text=32 A each, left rear corner.
- Forklift on build day | stand=B-40; service=Forklift; quantity=1; price=160; text=Oven of 900 kg.
- Daily cleaning | stand=A-12; service=Cleaning; quantity=3; price=54; text=Before opening.
+ ticket: Fair->@fair|trade fair;Visitor type=Trade|Public|Press|Student;Company
+ appointment: Exhibitor->@exhibitor|company;Stand->@stand|booth

# conference|symposium|keynote|call for papers|conference talk|attendee badge
item conference|congress|symposium: Title!;Starts on:date!;Ends on:date;Venue;City;Theme;Regular fee:money;Early fee:money;Early fee until:date;Places:number#10-20000;Chair~Prof Ada Lim|Dr Ole Brandt;Website:url;~Status=Planned|Call open|Registration open|Running|Closed
- Soil and Water 12 | venue=Congress house; city=Ghent; theme=Living soils; regular_fee=340; early_fee=260; places=400; chair=Prof Ada Lim; status=Call open
- Open Map Days | venue=Old tram depot; city=Tampere; theme=Community mapping; regular_fee=90; early_fee=60; places=250; chair=Dr Ole Brandt; status=Registration open
- Museums and Memory | venue=Town library; city=Porto; theme=Oral history; regular_fee=180; early_fee=140; places=160; chair=Prof Ada Lim; status=Planned
- Small Ports Summit | venue=Cruise terminal; city=Esbjerg; theme=Green harbours; regular_fee=520; early_fee=430; places=300; chair=Dr Ole Brandt; status=Closed
! item session|talk|programme item|conference session [session\\w*|schedul\\w*|program\\w*|agenda\\w*]: Title!;Conference->@conference|congress~Soil and Water 12|Open Map Days;Speaker->@speaker|presenter~Hana Mori|Luca Ferrante;Room->@room|track~Aula|Room 2;Date:date;Starts at:time;Ends at:time;Kind=Keynote|Talk|Workshop|Panel|Poster|Break;Language;Abstract:long;Slides:file
- Worms as engineers | conference=Soil and Water 12; speaker=Hana Mori; room=Aula; kind=Keynote; language=English; abstract=What burrows do for infiltration.
- Mapping footpaths by bike | conference=Open Map Days; speaker=Luca Ferrante; room=Room 2; kind=Talk; language=English; abstract=A summer of sensors and mud.
- Shore power panel | conference=Small Ports Summit; speaker=Ingeborg Lien; room=Quay hall; kind=Panel; language=English; abstract=Who pays for the plug?
- Recording grandparents | conference=Museums and Memory; speaker=Rui Tavares; room=Reading room; kind=Workshop; language=Portuguese; abstract=Questions, consent and microphones.
person speaker|presenter|author: Full name!;Affiliation;Email:email;Country;Biography:long;Photo:image;Travel paid:boolean;Hotel nights:number#0-14;~Status=Invited|Confirmed|Declined
- Hana Mori | affiliation=Institute of Soil Life; email=hana@soillife.example; country=Japan; biography=Studies burrow networks.; hotel_nights=3; status=Confirmed
- Luca Ferrante | affiliation=Path Collective; email=luca@paths.example; country=Italy; biography=Maps on two wheels.; hotel_nights=2; status=Invited
- Ingeborg Lien | affiliation=Port of Hamnvik; email=ingeborg@hamnvik.example; country=Norway; biography=Harbour master for ten years.; hotel_nights=1; status=Confirmed
- Rui Tavares | affiliation=City archive; email=rui@archive.example; country=Portugal; biography=Collects voices of dock workers.; hotel_nights=0; status=Declined
request submission|paper|abstract|proposal: Title!;Conference->@conference|congress~Soil and Water 12|Open Map Days;Authors;Email:email;Kind=Talk|Poster|Workshop|Panel;Track;Abstract:long;Paper:file;Preferred day:date
- Clay cracks after drought | conference=Soil and Water 12; authors=M. Ngata, S. Ruiz; email=ngata@mailbox.example; kind=Poster; track=Physics; abstract=Time lapse of 14 plots.
- Trails in wheelchairs | conference=Open Map Days; authors=P. Sorsa; email=sorsa@mailbox.example; kind=Talk; track=Access; abstract=Slope data from volunteers.
- Biochar in sandy fields | conference=Soil and Water 12; authors=L. Chen, A. Boateng; email=chen@mailbox.example; kind=Talk; track=Chemistry; abstract=Five years, four doses.
- Teach mapping at school | conference=Open Map Days; authors=M. Hedlund; email=hedlund@mailbox.example; kind=Workshop; track=Education; abstract=Two hours with paper and phones.
record review of a submission|paper review|peer review: Title!;Submission->@submission|paper~Clay cracks after drought;Reviewer~Prof Ada Lim|Dr Ole Brandt;Originality:number#1-5;Quality:number#1-5;Relevance:number#1-5;Recommendation=Accept|Minor changes|Reject;Comments:long;Reviewed on:date
- Review 1 clay cracks | submission=Clay cracks after drought; reviewer=Dr Ole Brandt; originality=4; quality=4; relevance=5; recommendation=Accept; comments=Show the scale bar.
- Review 2 clay cracks | submission=Clay cracks after drought; reviewer=Prof Ada Lim; originality=3; quality=4; relevance=4; recommendation=Minor changes; comments=Explain plot selection.
- Review 1 biochar | submission=Biochar in sandy fields; reviewer=Prof Ada Lim; originality=2; quality=2; relevance=4; recommendation=Reject; comments=No control plots.
- Review 1 wheelchairs | submission=Trails in wheelchairs; reviewer=Dr Ole Brandt; originality=5; quality=4; relevance=5; recommendation=Accept; comments=Ready for the main room.
item room|track|hall: Name!;Seats:number#5-5000;Floor;Beamer:boolean;Live stream:boolean;Step-free:boolean
- Aula | seats=400; floor=Ground
- Room 2 | seats=80; floor=1
- Quay hall | seats=300; floor=Ground
- Reading room | seats=45; floor=2
record attendee|participant|registration: Full name!;Conference->@conference|congress~Soil and Water 12|Open Map Days;Email:email;Organisation;Ticket type=Regular|Early|Student|Speaker|Online;Fee:money;Diet=None|Vegetarian|Vegan|Halal|Gluten free;Badge number:number#1-100000;~Status=Registered|Paid|Checked in|Cancelled
- Yusuf Demir | conference=Open Map Days; email=yusuf@mailbox.example; organisation=City of Izmir; ticket_type=Early; fee=60; diet=None; badge_number=112; status=Paid
- Karin Olsen | conference=Soil and Water 12; email=karin@mailbox.example; organisation=Agri College; ticket_type=Student; fee=150; diet=Vegetarian; badge_number=48; status=Registered
- Marek Duda | conference=Small Ports Summit; email=marek@mailbox.example; organisation=Port authority; ticket_type=Regular; fee=520; diet=Gluten free; badge_number=207; status=Checked in
- Ines Prado | conference=Museums and Memory; email=ines@mailbox.example; organisation=Freelance; ticket_type=Online; fee=60; diet=Vegan; badge_number=31; status=Cancelled
item sponsor|exhibitor: Name!;Level=Gold|Silver|Bronze|Media;Amount:money;Contact person;Email:email;Booth;Logo:image;Website:url
- Rootworks Labs | level=Gold; amount=6000; contact_person=Ivy; email=ivy@rootworks.example; booth=1
- Nordic Cranes | level=Silver; amount=3000; contact_person=Arne; email=arne@nordiccranes.example; booth=4
- Tile and Trail | level=Bronze; amount=1000; contact_person=Lumi; email=lumi@tiletrail.example; booth=7
- Soil Weekly | level=Media; amount=0; contact_person=Beth; email=beth@soilweekly.example; booth=9
! record session feedback|talk rating [feedback|rat\\w*|question\\w*]: Title!;Session->@session|talk~Worms as engineers|Mapping footpaths by bike;Attendee->@attendee|participant~Yusuf Demir|Karin Olsen;Stars:rating;Question:long;Given on:date
- Yusuf on footpaths | session=Mapping footpaths by bike; attendee=Yusuf Demir; question=Which sensor did you use?
- Karin on worms | session=Worms as engineers; attendee=Karin Olsen; question=Does tillage reset the network?
- Marek on shore power | session=Shore power panel; attendee=Marek Duda; question=What about small ferries?
- Ines on recording | session=Recording grandparents; attendee=Ines Prado; question=Is there a consent form to copy?
+ event registration: Conference->@conference|congress;Ticket type=Regular|Early|Student|Online;Dinner:boolean
! record agenda item|personal agenda|saved session|agenda [agenda\\w*|bookmark\\w*|personal]: Title!;Attendee->@attendee|participant~Yusuf Demir|Karin Olsen;Session->@session|talk~Worms as engineers|Mapping footpaths by bike;Added on:date;Reminder:boolean;Note
- Yusuf at the worms | attendee=Yusuf Demir; session=Worms as engineers; note=Ask about clay
- Karin on footpaths | attendee=Karin Olsen; session=Mapping footpaths by bike; note=Sit near the screen
- Yusuf by bike | attendee=Yusuf Demir; session=Mapping footpaths by bike
- Karin and the worms | attendee=Karin Olsen; session=Worms as engineers; note=Meet the speaker

# event ticketing|ticket office|box office|event tickets|seat map|concert tickets|ticket shop
event show|concert|performance: Title!;Artist;Venue->@venue|hall~Harmony hall|Dock arena;Date:date!;Doors:time;Starts at:time;Genre=Concert|Theatre|Comedy|Sport|Family|Talk;Age from:number#0-21;Poster:image;Description:long;~Status=Draft|On sale|Sold out|Cancelled|Moved
- Brass under the roof | artist=Copper Street Band; venue=Harmony hall; genre=Concert; age_from=0; description=Two hours of loud brass.; status=On sale
- Laughing Late | artist=Four comedians; venue=Dock arena; genre=Comedy; age_from=16; description=Stand-up in the round.; status=Sold out
- The Paper Moon Circus | artist=Circus Luna; venue=Park tent; genre=Family; age_from=4; description=Acrobats, no animals.; status=Draft
- North v South handball | artist=League final; venue=Dock arena; genre=Sport; age_from=0; description=Moved from Friday for television.; status=Moved
item venue|hall|arena: Name!;Address;Capacity:number#10-100000;Seat map:image;Parking:number#0-20000;Step-free:boolean;Phone:phone
- Harmony hall | address=Lindenplatz 2; capacity=640; parking=80; phone=+44 20 5550 162
- Dock arena | address=Dock road 90; capacity=4200; parking=900; phone=+44 20 5550 163
- Park tent | address=Meadow park; capacity=800; parking=150; phone=+44 20 5550 164
- Cellar theatre | address=Guild street 6; capacity=90; parking=0; phone=+44 20 5550 165
item price category|ticket type|seat block: Name!;Show->@show|concert~Brass under the roof|Laughing Late;Price:money;Fee:money;Places:number#1-100000;~Sold:number#0-100000;On sale from:date;On sale until:date;Per person at most:number#1-50;Block
- Brass stalls | show=Brass under the roof; price=38; fee=2.5; places=300; sold=214; per_person_at_most=8; block=Stalls
- Late ring side | show=Laughing Late; price=29; fee=2; places=200; sold=200; per_person_at_most=4; block=Ring
- Circus family bench | show=The Paper Moon Circus; price=18; fee=1; places=400; sold=0; per_person_at_most=10; block=Blue
- Final south stand | show=North v South handball; price=24; fee=2; places=1500; sold=930; per_person_at_most=6; block=South
item seat: Title!;Venue->@venue|hall~Harmony hall|Dock arena;Block;Row;Number:number#1-500;Wheelchair:boolean;View limited:boolean
- Stalls row 4 seat 11 | venue=Harmony hall; block=Stalls; row=4; number=11
- Ring row 1 seat 2 | venue=Dock arena; block=Ring; row=1; number=2
- Blue bench row 2 seat 5 | venue=Park tent; block=Blue; row=2; number=5
- South row 18 seat 40 | venue=Dock arena; block=South; row=18; number=40
record discount code|voucher|promo code: Code!;Show->@show|concert~Brass under the roof|Laughing Late;Discount:percent;Uses at most:number#1-100000;~Used:number#0-100000;Valid until:date;Note
- BRASS10 | show=Brass under the roof; discount=10; uses_at_most=100; used=37
- LUNAKIDS | show=The Paper Moon Circus; discount=20; uses_at_most=300; used=0; note=Schools only
- FINALFAN | show=North v South handball; discount=15; uses_at_most=200; used=200; note=Club members
- LATE5 | show=Laughing Late; discount=5; uses_at_most=50; used=12; note=Newsletter
record scan|admission|check-in: Title!;Ticket code;Show->@show|concert~Brass under the roof|Laughing Late;Gate;Scanned on:date;Scanned at:time;Result=Valid|Already used|Wrong show|Cancelled
- Stalls 4-11 admitted | ticket_code=BR-88123; show=Brass under the roof; gate=Main; result=Valid
- Second scan stalls 4-11 | ticket_code=BR-88123; show=Brass under the roof; gate=Side; result=Already used
- Wrong evening | ticket_code=LL-10392; show=Brass under the roof; gate=Main; result=Wrong show
- Refunded ticket shown | ticket_code=BR-88140; show=Brass under the roof; gate=Main; result=Cancelled
record payout|settlement|organiser statement: Title!;Show->@show|concert~Brass under the roof|Laughing Late;Organiser;Tickets sold:number#0-100000;Gross:money;Fees:money;Payout:money;Paid on:date;~Status=Open|Approved|Paid
- Late settlement | show=Laughing Late; organiser=Dock comedy club; tickets_sold=200; gross=5800; fees=400; payout=5400; status=Approved
- Brass first part | show=Brass under the roof; organiser=Copper Street Band; tickets_sold=214; gross=8132; fees=535; payout=7597; status=Open
- Handball advance | show=North v South handball; organiser=City handball; tickets_sold=930; gross=22320; fees=1860; payout=20460; status=Paid
- Circus deposit | show=The Paper Moon Circus; organiser=Circus Luna; tickets_sold=0; gross=0; fees=0; payout=0; status=Open
request refund request|ticket return|waiting list entry: Title!;Ticket code;Show->@show|concert~Brass under the roof|Laughing Late;Kind=Refund|Rebooking|Waiting list|Lost ticket;Quantity:number#1-50;Email:email;Reason:long
- Two seats back | ticket_code=BR-88140; show=Brass under the roof; kind=Refund; quantity=2; email=guest@mailbox.example; reason=Illness.
- New date does not suit | ticket_code=HB-50213; show=North v South handball; kind=Refund; quantity=4; email=fan@mailbox.example; reason=Working on Sunday.
- Waiting for ring side | show=Laughing Late; kind=Waiting list; quantity=2; email=joke@mailbox.example; reason=Sold out.
- Ticket mail never came | ticket_code=BR-88171; show=Brass under the roof; kind=Lost ticket; quantity=1; email=olga@mailbox.example; reason=Typo in the address.
+ ticket: Show->@show|concert;Price category->@price category|ticket type;Seat->@seat;Barcode;Holder name
+ order: Show->@show|concert;Delivery=Print at home|Mobile|Box office|Post;Discount code

# nightclub|club night|bar event|guest list|bouncer|bottle service|vip table
event club night|party|event: Title!;Date:date!;Doors:time;Closes at:time;Floor->@floor|room~Main floor|Cellar;Music=House|Techno|Hip hop|Latin|Disco|Live;Headliner;Entry fee:money;Age from:number#16-30;Dress code;Capacity:number#20-20000;Flyer:image;~Status=Planned|Announced|Open|Finished
- Velvet Saturday | floor=Main floor; music=House; headliner=DJ Solenne; entry_fee=14; age_from=21; dress_code=Smart; capacity=600; status=Announced
- Cellar Sessions | floor=Cellar; music=Techno; headliner=Grau; entry_fee=10; age_from=18; dress_code=None; capacity=220; status=Planned
- Salsa Caliente | floor=Roof terrace; music=Latin; headliner=La Banda Azul; entry_fee=12; age_from=18; dress_code=Summer; capacity=180; status=Open
- Mirrorball Revival | floor=Main floor; music=Disco; headliner=Miss Foxtrot; entry_fee=9; age_from=25; dress_code=Glitter; capacity=600; status=Finished
item table|vip table|lounge: Name!;Floor->@floor|room~Main floor|Cellar;Seats:number#1-40;Minimum spend:money;Deposit:money;Position;Photo:image;Status=Free|Reserved|Occupied|Blocked
- Balcony 1 | floor=Main floor; seats=8; minimum_spend=400; deposit=100; position=Above the booth; status=Reserved
- Arch 3 | floor=Cellar; seats=6; minimum_spend=200; deposit=50; position=Next to the bar; status=Free
- Terrace sofa 2 | floor=Roof terrace; seats=5; minimum_spend=250; deposit=50; position=West rail; status=Occupied
- Stage left 4 | floor=Main floor; seats=10; minimum_spend=600; deposit=150; position=Left of the stage; status=Blocked
record guest list entry|guest|list entry: Name!;Club night->@club night|party~Velvet Saturday|Cellar Sessions;Persons:number#1-30;Added by~Marlo|Fifi;Entry=Free|Reduced|VIP;Arrive before:time;~Status=Open|Checked in|No show
- Tova Reyes | club_night=Velvet Saturday; persons=3; added_by=Marlo; entry=Free; status=Open
- Ken Adler | club_night=Cellar Sessions; persons=1; added_by=Fifi; entry=Reduced; status=Checked in
- Bianca Roy | club_night=Salsa Caliente; persons=2; added_by=Fifi; entry=VIP; status=Checked in
- Crew of Foxtrot | club_night=Mirrorball Revival; persons=6; added_by=Marlo; entry=Free; status=No show
person artist|dj|performer: Name!;Music=House|Techno|Hip hop|Latin|Disco|Live;Email:email;Phone:phone;Fee:money;Technical rider:file;Photo:image;~Status=Resident|Guest|Wanted
- DJ Solenne | music=House; email=solenne@mailbox.example; fee=700; status=Resident
- Grau | music=Techno; email=grau@mailbox.example; fee=450; status=Guest
- La Banda Azul | music=Live; email=azul@mailbox.example; fee=950; status=Guest
- Miss Foxtrot | music=Disco; email=foxtrot@mailbox.example; fee=520; status=Wanted
item floor|room|bar: Name!;Capacity:number#10-10000;Bars:number#0-20;Sound system;Opening hours
- Main floor | capacity=600; bars=2; sound_system=Four point
- Cellar | capacity=220; bars=1; sound_system=Stacked subs
- Roof terrace | capacity=180; bars=1; sound_system=Weatherproof pair
- Red lounge | capacity=90; bars=1; sound_system=Wall speakers
record set time|slot|line-up entry: Title!;Club night->@club night|party~Velvet Saturday|Cellar Sessions;Artist->@artist|dj~DJ Solenne|Grau;Starts at:time;Ends at:time;Fee:money
- Solenne main set | club_night=Velvet Saturday; artist=DJ Solenne; fee=700
- Grau closing | club_night=Cellar Sessions; artist=Grau; fee=450
- Azul first set | club_night=Salsa Caliente; artist=La Banda Azul; fee=950
- Foxtrot all night | club_night=Mirrorball Revival; artist=Miss Foxtrot; fee=520
record door count|nightly report|takings: Title!;Club night->@club night|party~Velvet Saturday|Cellar Sessions;Time:time;Inside:number#0-20000;Paid entries:number#0-20000;Entry income:money;Bar income:money;Reported by~Marlo|Fifi
- Velvet at one | club_night=Velvet Saturday; inside=488; paid_entries=401; entry_income=5614; bar_income=7120; reported_by=Fifi
- Cellar at midnight | club_night=Cellar Sessions; inside=142; paid_entries=128; entry_income=1280; bar_income=1460; reported_by=Marlo
- Salsa at eleven | club_night=Salsa Caliente; inside=165; paid_entries=150; entry_income=1800; bar_income=2050; reported_by=Fifi
- Mirrorball close | club_night=Mirrorball Revival; inside=60; paid_entries=512; entry_income=4608; bar_income=9830; reported_by=Marlo
record incident|door ban|house ban: Title!;Club night->@club night|party~Velvet Saturday|Cellar Sessions;Kind=Refused entry|Fight|Medical|Theft|House ban;Time:time;Staff~Marlo|Fifi;Police called:boolean;Ban until:date;Description:long
- Phone stolen | club_night=Velvet Saturday; kind=Theft; staff=Marlo; description=At the cloakroom queue.
- Group refused at door | club_night=Cellar Sessions; kind=Refused entry; staff=Fifi; description=Two without identity card.
- Circulation collapse | club_night=Salsa Caliente; kind=Medical; staff=Fifi; description=Ambulance came in eight minutes.
- Ban after bottle throw | club_night=Mirrorball Revival; kind=House ban; staff=Marlo; description=One year, photo on file.
+ booking|reservation: Table->@table|vip table;Club night->@club night|party;Persons:number#1-40;Occasion
+ ticket: Club night->@club night|party;Cloakroom included:boolean
# escape room|escape game|puzzle room|game room operator|gamemaster
item room|escape room|game room: Name!;Theme~Submarine|Pharaoh's tomb;Difficulty=Easy|Medium|Hard|Expert;Minutes:number(min)#15-180;Players from:number#1-20;Players to:number#1-30;Age from:number#0-18;Price per person:money;Success rate:percent;Photo:image;Story:long;Status=Open|Maintenance|Coming soon
- Deep Six | theme=Submarine; difficulty=Hard; minutes=60; players_from=2; players_to=6; age_from=14; price_per_person=27; success_rate=38; story=Air for one hour, and the hatch is jammed.; status=Open
- The Baker's Secret | theme=Village bakery; difficulty=Easy; minutes=60; players_from=2; players_to=5; age_from=8; price_per_person=22; success_rate=71; story=The recipe vanished before the wedding.; status=Open
- Tomb of the Scribe | theme=Pharaoh's tomb; difficulty=Expert; minutes=75; players_from=3; players_to=7; age_from=16; price_per_person=32; success_rate=22; story=Write the last line or stay.; status=Coming soon
- Station Zero | theme=Space station; difficulty=Medium; minutes=60; players_from=2; players_to=6; age_from=12; price_per_person=26; success_rate=54; story=The crew sleeps and the sun comes nearer.; status=Maintenance
record game|played game|session: Title!;Room->@room|escape room~Deep Six|The Baker's Secret;Team name!;Players:number#1-30;Game master->@game master|host~Zoe Trent|Amir Lund;Date:date!;Starts at:time;Time used:number(min)#1-200;Hints given:number#0-50;Team photo:image;~Result=Booked|Escaped|Not escaped|No show
- Deep Six for Team Anchor | room=Deep Six; team_name=Team Anchor; players=5; game_master=Zoe Trent; time_used=57; hints_given=3; result=Escaped
- Baker for the Crumbs | room=The Baker's Secret; team_name=The Crumbs; players=4; game_master=Amir Lund; time_used=60; hints_given=6; result=Not escaped
- Zero for office crew | room=Station Zero; team_name=Orbiters; players=6; game_master=Priya Wells; time_used=49; hints_given=1; result=Escaped
- Deep Six Saturday late | room=Deep Six; team_name=Wet Socks; players=2; game_master=Zoe Trent; time_used=1; hints_given=0; result=No show
person game master|host: Full name!;Phone:phone;Email:email;Rooms known;Languages;Hourly pay:money;Employed since:date
- Zoe Trent | phone=+44 20 5550 137; email=zoe@lockhouse.example; rooms_known=All; languages=English, French; hourly_pay=15
- Amir Lund | phone=+44 20 5550 138; email=amir@lockhouse.example; rooms_known=The Baker's Secret; languages=English, Danish; hourly_pay=14
- Priya Wells | phone=+44 20 5550 139; email=priya@lockhouse.example; rooms_known=Station Zero, Deep Six; languages=English, Hindi; hourly_pay=15
- Joris Maas | phone=+44 20 5550 141; email=joris@lockhouse.example; rooms_known=All; languages=Dutch, English, German; hourly_pay=17
item puzzle|riddle|prop|lock: Name!;Room->@room|escape room~Deep Six|The Baker's Secret;Order:number#1-60;Kind=Lock|Electronic|Search|Logic|Physical;Solution;Hint 1:long;Hint 2:long;Reset instructions:long;Photo:image;Condition=Good|Worn|Broken
- Pressure valves | room=Deep Six; order=3; kind=Physical; solution=2-4-1; hint_1=Listen to the pipes.; hint_2=Three valves, one order.; reset_instructions=Close all valves, red on top.; condition=Good
- Flour scale lock | room=The Baker's Secret; order=2; kind=Lock; solution=750; hint_1=What does the bride's cake weigh?; reset_instructions=Set to 000, refill the flour bag.; condition=Worn
- Oxygen maze | room=Station Zero; order=4; kind=Electronic; solution=Blue path; hint_1=Follow the cold pipe.; reset_instructions=Hold reset for five seconds.; condition=Broken
- Scribe's alphabet | room=Tomb of the Scribe; order=1; kind=Logic; solution=REED; hint_1=Birds look left.; reset_instructions=Tiles back in the tray.; condition=Good
work repair|room maintenance|reset task: Title!;Room->@room|escape room~Deep Six|The Baker's Secret;Puzzle->@puzzle|riddle~Pressure valves|Flour scale lock;Due on:date;Assigned to~Zoe Trent|Amir Lund;Priority=Low|Normal|High;Notes:long
- New flour bag | room=The Baker's Secret; puzzle=Flour scale lock; assigned_to=Amir Lund; priority=Normal; notes=Use rice, flour clumps.
- Oxygen maze short circuit | room=Station Zero; puzzle=Oxygen maze; assigned_to=Joris Maas; priority=High; notes=Room closed until fixed.
- Valve 2 is stiff | room=Deep Six; puzzle=Pressure valves; assigned_to=Zoe Trent; priority=Low; notes=Silicone spray.
- Paint worn tiles | room=Tomb of the Scribe; puzzle=Scribe's alphabet; assigned_to=Amir Lund; priority=Normal; notes=Before opening night.
item voucher|gift voucher|gift card: Code!;Room->@room|escape room~Deep Six|The Baker's Secret;Value:money;Players:number#1-30;Buyer email:email;Bought on:date;Valid until:date;~Redeemed:boolean
- GV-4417 | room=Deep Six; value=108; players=4; buyer_email=buyer@mailbox.example
- GV-4430 | room=The Baker's Secret; value=88; players=4; buyer_email=grandma@mailbox.example
- GV-4431 | room=Station Zero; value=156; players=6; buyer_email=hr@bexley.example
- GV-4438 | room=Deep Six; value=54; players=2; buyer_email=valentin@mailbox.example
request group enquiry|team event request|birthday request: Title!;Company or family;Email:email;Players:number#2-200;Date wanted:date;Occasion=Team event|Birthday|School|Hen party|Other;Language;Wishes:long
- Team event for 24 | company_or_family=Bexley Tech; email=hr@bexley.example; players=24; occasion=Team event; language=English; wishes=All rooms in parallel, drinks after.
- Class 7a outing | company_or_family=Brook school; email=teacher@brook.example; players=26; occasion=School; language=English; wishes=Two groups, one after the other.
- Ninth birthday of Max | company_or_family=Family Huber; email=huber@mailbox.example; players=7; occasion=Birthday; language=German; wishes=Cake in the lobby.
- Hen party Laura | company_or_family=Friends of Laura; email=maid@mailbox.example; players=10; occasion=Hen party; language=English; wishes=Hide a veil in the room.
! record hint|given hint [hint\\w*|clue\\w*]: Title!;Game->@game|played game~Deep Six for Team Anchor|Baker for the Crumbs;Puzzle->@puzzle|riddle~Pressure valves|Flour scale lock;Minute:number(min)#0-180;Text:long;Asked for:boolean
- Hint at minute 24 | game=Deep Six for Team Anchor; puzzle=Pressure valves; minute=24; text=Listen to the pipes.
- Hint at minute 41 | game=Baker for the Crumbs; puzzle=Flour scale lock; minute=41; text=What does the bride's cake weigh?
- Hint at minute 12 | game=Zero for office crew; puzzle=Oxygen maze; minute=12; text=Follow the cold pipe.
- Hint at minute 33 | game=Deep Six for Team Anchor; puzzle=Pressure valves; minute=33; text=Three valves, one order.
+ booking|reservation: Room->@room|escape room;Players:number#1-30;Language;Voucher code
+ review: Room->@room|escape room;Escaped:boolean;Fear level:number#1-5
! record waiver|team waiver|liability waiver|signed waiver [waiver\\w*|liabilit\\w*|consent\\w*]: Participant!;Booking->@booking|reservation;Room->@room|escape room~Deep Six|The Baker's Secret;Email:email;Date of birth:date;Emergency phone:phone;Signature:image;Signed on:date;~Status=Open|Signed
- Nora Bly | room=Deep Six; email=nora@mailbox.example; status=Signed
- Theo Bly | room=Deep Six; email=theo@mailbox.example; status=Open
- Sana Idris | room=The Baker's Secret; email=sana@mailbox.example; status=Signed
- Milo Frei | room=The Baker's Secret; email=milo@mailbox.example; status=Open
item price|room price|price list: Name!;Room->@room|escape room~Deep Six|The Baker's Secret;Players from:number#1-20;Players to:number#1-30;Day type=Weekday|Weekend|Holiday;Price per person:money;Valid from:date
- Deep Six weekday pair | room=Deep Six; players_from=2; players_to=2; day_type=Weekday; price_per_person=34
- Deep Six weekend group | room=Deep Six; players_from=4; players_to=6; day_type=Weekend; price_per_person=27
- Baker weekday group | room=The Baker's Secret; players_from=3; players_to=6; day_type=Weekday; price_per_person=24
- Baker holiday pair | room=The Baker's Secret; players_from=2; players_to=2; day_type=Holiday; price_per_person=38

# christmas market|craft fair|craft market|stallholder|market stall|makers market|street market
item market|craft fair|craft market: Title!;Starts on:date!;Ends on:date;Place;Opens at:time;Closes at:time;Stalls:number#1-1000;Organiser~Kath Bowler|Emil Roth;Application until:date;Site plan:image;Description:long;~Status=Planned|Applications open|Full|Running|Closed
- Old Town advent market | place=Cathedral square; stalls=64; organiser=Kath Bowler; description=Wooden huts, local crafts only.; status=Applications open
- Spring makers market | place=Wool exchange; stalls=30; organiser=Emil Roth; description=One day, under a glass roof.; status=Planned
- Castle barn Christmas | place=Barn courtyard; stalls=22; organiser=Kath Bowler; description=Three weekends, hot punch by the fire.; status=Full
- Harvest craft fair | place=Village green; stalls=45; organiser=Emil Roth; description=Baskets, cider and wool.; status=Closed
item stall|pitch|hut: Number!;Market->@market|craft fair~Old Town advent market|Spring makers market;Kind=Hut|Table|Pitch|Food truck;Width:number(m)#1-20;Depth:number(m)#1-10;Fee:money;Power:number(kW)#0-32;Water:boolean;~Status=Free|Reserved|Taken
- H-07 | market=Old Town advent market; kind=Hut; width=3; depth=2; fee=780; power=3; status=Taken
- T-15 | market=Spring makers market; kind=Table; width=2; depth=1; fee=55; power=0; status=Free
- P-02 | market=Harvest craft fair; kind=Pitch; width=4; depth=3; fee=70; power=0; status=Reserved
- F-01 | market=Castle barn Christmas; kind=Food truck; width=6; depth=2.5; fee=950; power=16; status=Taken
person stallholder|trader|maker|exhibitor: Name!;Business name;Goods=Ceramics|Textiles|Wood|Jewellery|Food|Drink|Candles|Toys;Email:email;Phone:phone;Website:url;Insurance until:date;Photo:image;Description:long
- Berta Wolle | business_name=Wolle & Filz; goods=Textiles; email=berta@wollefilz.example; phone=+44 20 5550 152; description=Felt slippers and mobiles.
- Tam Gillies | business_name=Gillies Turnery; goods=Wood; email=tam@gillies.example; phone=+44 20 5550 153; description=Bowls from storm-felled ash.
- Rosa Engel | business_name=Engel Punch; goods=Drink; email=rosa@engelpunch.example; phone=+44 20 5550 154; description=Elderberry and apple punch.
- Colin Ward | business_name=Ward Toys; goods=Toys; email=colin@wardtoys.example; phone=+44 20 5550 156; description=Beech animals and pull-along ducks.
request application|stall application: Title!;Stallholder->@stallholder|trader~Berta Wolle|Tam Gillies;Market->@market|craft fair~Old Town advent market|Spring makers market;Stall kind=Hut|Table|Pitch|Food truck;Metres:number(m)#1-20;Power needed:number(kW)#0-32;Days wanted:number#1-60;Goods on sale:long;Photo:image
- Turnery in advent | stallholder=Tam Gillies; market=Old Town advent market; stall_kind=Hut; metres=3; power_needed=1; days_wanted=24; goods_on_sale=Bowls, spoons and baubles
- Felt in spring | stallholder=Berta Wolle; market=Spring makers market; stall_kind=Table; metres=2; power_needed=0; days_wanted=1; goods_on_sale=Slippers, mobiles
- Punch at the barn | stallholder=Rosa Engel; market=Castle barn Christmas; stall_kind=Food truck; metres=6; power_needed=12; days_wanted=9; goods_on_sale=Punch, roasted almonds
- Toys at harvest fair | stallholder=Colin Ward; market=Harvest craft fair; stall_kind=Pitch; metres=4; power_needed=0; days_wanted=2; goods_on_sale=Wooden animals, puzzles
record stall assignment|stall rental|allocation: Title!;Stallholder->@stallholder|trader~Berta Wolle|Tam Gillies;Stall->@stall|pitch~H-07|T-15;From:date;Until:date;Fee:money;Deposit:money;~Paid:boolean;~State=Offered|Accepted|Set up|Left
- Gillies in hut 7 | stallholder=Tam Gillies; stall=H-07; fee=780; deposit=150; state=Accepted
- Wolle at table 15 | stallholder=Berta Wolle; stall=T-15; fee=55; deposit=0; state=Offered
- Engel in the truck pitch | stallholder=Rosa Engel; stall=F-01; fee=950; deposit=200; state=Set up
- Ward on pitch 2 | stallholder=Colin Ward; stall=P-02; fee=70; deposit=0; state=Left
event programme|stage act|workshop: Title!;Market->@market|craft fair~Old Town advent market|Spring makers market;Date:date!;Starts at:time;Place;Performer;Kind=Music|Craft demo|Children|Procession;Description:long
- Brass on the steps | market=Old Town advent market; place=Cathedral steps; performer=Town band; kind=Music; description=Carols, half an hour.
- Spoon carving for all | market=Spring makers market; place=Bay 4; performer=Tam Gillies; kind=Craft demo; description=Green wood, blunt knives for children.
- Lantern walk | market=Castle barn Christmas; place=Barn gate; performer=Kindergarten; kind=Procession; description=Bring your own lantern.
- Puppet corner | market=Harvest craft fair; place=Oak tree; performer=Colin Ward; kind=Children; description=Three short plays.
record stall check|site check|safety check: Title!;Stall->@stall|pitch~H-07|T-15;Checked on:date!;Checked by~Kath Bowler|Emil Roth;Fire extinguisher:boolean;Electrics ok:boolean;Hygiene ok:boolean;Result=OK|To correct|Closed;Notes:long
- Hut 7 before opening | stall=H-07; checked_by=Kath Bowler; result=OK; notes=Cable covered.
- Truck gas check | stall=F-01; checked_by=Emil Roth; result=To correct; notes=Gas hose older than ten years.
- Pitch 2 tent weights | stall=P-02; checked_by=Kath Bowler; result=Closed; notes=No weights in strong wind.
- Table 15 set-up | stall=T-15; checked_by=Emil Roth; result=OK; notes=Aisle stays free.
+ payment: Stallholder->@stallholder|trader;Purpose=Stall fee|Deposit|Power|Cleaning

# party rental|tent rental|marquee|bouncy castle|party supplies|children's party|birthday party
item rental item|party item|marquee|bouncy castle: Name!;Category=Tent|Furniture|Tableware|Bouncy castle|Decoration|Sound|Heating;Size~6 x 12 m;Suitable for:number(people)#1-2000;Set-up time:number(min)#5-1000;Day price:money;Weekend price:money;Deposit:money;Quantity:number#1-5000;Photo:image;Status=Available|Cleaning|In repair|Retired
- Marquee 6 x 12 | category=Tent; size=6 x 12 m; suitable_for=80; set_up_time=180; day_price=390; weekend_price=540; deposit=200; quantity=2; status=Available
- Pirate bouncy castle | category=Bouncy castle; size=4 x 5 m; suitable_for=10; set_up_time=30; day_price=95; weekend_price=150; deposit=50; quantity=1; status=Cleaning
- Patio heater | category=Heating; size=220 cm; suitable_for=12; set_up_time=10; day_price=28; weekend_price=42; deposit=30; quantity=9; status=Available
- Dinner service for 50 | category=Tableware; size=4 crates; suitable_for=50; set_up_time=20; day_price=110; weekend_price=150; deposit=80; quantity=3; status=In repair
item package|party package: Name!;Theme~Pirates|Space;Age from:number#1-99;Guests:number#2-300;Hours:number(h)#1-12;Price:money;Contents:long;Photo:image
- Pirate party 10 | theme=Pirates; age_from=5; guests=10; hours=3; price=260; contents=Castle, hats, treasure hunt, cake table
- Garden party 40 | theme=Summer; age_from=18; guests=40; hours=8; price=480; contents=Small tent, tables, lights
- Space cadets 12 | theme=Space; age_from=6; guests=12; hours=3; price=290; contents=Rocket castle, helmets, star projector
- Winter wedding tent 80 | theme=Winter; age_from=18; guests=80; hours=12; price=1350; contents=Marquee, six heaters, tableware
record rental|hire|rental contract: Title!;Customer name;Item->@rental item|party item~Marquee 6 x 12|Pirate bouncy castle;Quantity:number#1-5000;From:date!;Until:date;Delivery address;Price:money;Deposit:money;~Status=Reserved|Delivered|Collected|Cancelled
- Marquee for Ashdown | customer_name=Ashdown cricket club; item=Marquee 6 x 12; quantity=1; delivery_address=Cricket ground; price=540; deposit=200; status=Reserved
- Castle for Milo | customer_name=Dana Weller; item=Pirate bouncy castle; quantity=1; delivery_address=Hazel drive 11; price=95; deposit=50; status=Delivered
- Heaters for chapel yard | customer_name=St Luke parish; item=Patio heater; quantity=4; delivery_address=Chapel yard; price=112; deposit=120; status=Collected
- Plates for the Lunds | customer_name=Erik Lund; item=Dinner service for 50; quantity=1; delivery_address=Mill lane 8; price=150; deposit=80; status=Cancelled
work delivery|set-up|collection: Title!;Rental->@rental|hire~Marquee for Ashdown|Castle for Milo;Date:date!;Time:time;Driver~Rob Yates|Sally Quill;Vehicle=Van|Trailer|Truck;Address;Kind=Delivery|Set-up|Collection;Notes:long
- Deliver the marquee | rental=Marquee for Ashdown; driver=Rob Yates; vehicle=Truck; address=Cricket ground; kind=Set-up; notes=Ground anchors, no stakes near the pitch.
- Castle to Hazel drive | rental=Castle for Milo; driver=Sally Quill; vehicle=Trailer; address=Hazel drive 11; kind=Delivery; notes=Blower needs 230 V near the lawn.
- Fetch the heaters | rental=Heaters for chapel yard; driver=Rob Yates; vehicle=Van; address=Chapel yard; kind=Collection; notes=Gas bottles separately.
- Fetch the marquee | rental=Marquee for Ashdown; driver=Rob Yates; vehicle=Truck; address=Cricket ground; kind=Collection; notes=Only if the canvas is dry.
record return check|damage report|item check: Title!;Rental->@rental|hire~Marquee for Ashdown|Castle for Milo;Checked on:date!;Checked by~Rob Yates|Sally Quill;Complete:boolean;Condition=Clean|Dirty|Damaged|Missing parts;Charge:money;Photo:image;Notes:long
- Castle back | rental=Castle for Milo; checked_by=Sally Quill; condition=Dirty; charge=15; notes=Juice on the slide.
- Heaters counted | rental=Heaters for chapel yard; checked_by=Rob Yates; condition=Clean; charge=0; notes=All four complete.
- Marquee side wall | rental=Marquee for Ashdown; checked_by=Sally Quill; condition=Damaged; charge=60; notes=Tear of 30 cm near the window.
- Plates short | rental=Plates for the Lunds; checked_by=Sally Quill; condition=Missing parts; charge=18; notes=Two dessert spoons and a plate.
request quote request|enquiry|party request: Title!;Email:email;Phone:phone;Occasion=Birthday|Wedding|Company party|Street party|Other;Event date:date;Guests:number#1-5000;Place;Power nearby:boolean;Wishes:long
- Street party June | email=street@mailbox.example; occasion=Street party; guests=60; place=Elm road; wishes=Two tents and benches.
- Firm barbecue | email=hr@kelm.example; occasion=Company party; guests=110; place=Car park; wishes=Tables, heaters and a small stage.
- Princess birthday | email=nora@mailbox.example; occasion=Birthday; guests=9; place=Garden; wishes=Pink castle if you have one.
- Garden wedding | email=ella@mailbox.example; occasion=Wedding; guests=75; place=Orchard, slight slope; wishes=Tent with floor and lights.
record safety inspection|annual test: Title!;Item->@rental item|party item~Marquee 6 x 12|Pirate bouncy castle;Inspected on:date!;Inspector;Certificate number;Valid until:date;Result=Passed|Failed|Conditions;Document:file
- Castle yearly test | item=Pirate bouncy castle; inspector=TestSafe; certificate_number=TS-5521; result=Passed
- Marquee anchors | item=Marquee 6 x 12; inspector=TestSafe; certificate_number=TS-5530; result=Passed
- Heater gas test | item=Patio heater; inspector=GasCheck North; certificate_number=GC-118; result=Conditions
- Castle seam test | item=Pirate bouncy castle; inspector=TestSafe; certificate_number=TS-5490; result=Failed
+ booking|order: Item->@rental item|party item;Quantity:number#1-5000;Delivery date:date;Collection date:date;Set-up wanted:boolean

# carnival|parade|street festival|village fete|town festival|fun fair|neighbourhood festival
item festival|fete|street festival|carnival: Title!;Starts on:date!;Ends on:date;Place;Motto;Organiser~Willem Tack|Rosa Imhof;Budget:money;Visitors expected:number#10-1000000;Poster:image;Description:long;~Status=Idea|Planned|Permitted|Running|Closed
- Mill Street summer fete | place=Mill Street; motto=Water everywhere; organiser=Rosa Imhof; budget=4200; visitors_expected=1500; description=Games, cake and a raft race.; status=Permitted
- Shrove carnival | place=Old town; motto=Upside down; organiser=Willem Tack; budget=18000; visitors_expected=12000; description=Parade with 40 groups.; status=Planned
- Lantern night in Eastfield | place=Eastfield park; motto=Small lights; organiser=Rosa Imhof; budget=2600; visitors_expected=2000; description=Children's procession and soup.; status=Closed
- Wine village kermis | place=Church square; motto=Three days, three wells; organiser=Willem Tack; budget=9500; visitors_expected=5000; description=Carousel, dance floor, vintners.; status=Running
record parade group|float|walking group: Name!;Festival->@festival|fete~Mill Street summer fete|Shrove carnival;Leader;Phone:phone;Position:number#1-300;Kind=Float|Walking group|Band|Riders|Children;People:number#1-500;Vehicle length:number(m)#0-40;Theme;Music:boolean;~Status=Registered|Accepted|Checked|Refused
- The Drowned Bakers | festival=Shrove carnival; leader=Hanno; phone=+44 20 5550 172; position=7; kind=Float; people=24; vehicle_length=12; theme=Bread at sea; status=Accepted
- Little Frogs nursery | festival=Shrove carnival; leader=Mrs Amsel; phone=+44 20 5550 173; position=3; kind=Children; people=35; vehicle_length=0; theme=Pond; status=Registered
- Brass of the brickworks | festival=Shrove carnival; leader=Otto; phone=+44 20 5550 176; position=12; kind=Band; people=28; vehicle_length=0; theme=Upside-down uniforms; status=Checked
- Riders of the moor | festival=Shrove carnival; leader=Svea; phone=+44 20 5550 177; position=20; kind=Riders; people=8; vehicle_length=0; theme=Backwards knights; status=Refused
item stall|stand|attraction|ride: Name!;Festival->@festival|fete~Mill Street summer fete|Shrove carnival;Kind=Food|Drink|Game|Ride|Sale|Information;Run by;Place on site;Power:number(kW)#0-400;Fee:money;Opens at:time;Closes at:time;Photo:image
- Cake table | festival=Mill Street summer fete; kind=Food; run_by=Parents' circle; place_on_site=In front of no. 12; power=1; fee=0
- Chain carousel | festival=Shrove carnival; kind=Ride; run_by=Haller family; place_on_site=Market square; power=60; fee=900
- Tin can alley | festival=Lantern night in Eastfield; kind=Game; run_by=Scouts; place_on_site=Pond path; power=0; fee=20
- Vintner's press | festival=Wine village kermis; kind=Drink; run_by=Weingut Amsel; place_on_site=Second well; power=6; fee=350
event programme point|act|performance|raft race: Title!;Festival->@festival|fete~Mill Street summer fete|Shrove carnival;Date:date!;Starts at:time;Minutes:number(min)#5-600;Place;Performer;Fee:money;Description:long
- Raft race | festival=Mill Street summer fete; minutes=60; place=Mill pond; performer=Everyone; fee=0; description=Home-built rafts only.
- Parade | festival=Shrove carnival; minutes=150; place=Ring road; performer=All groups; fee=0; description=From the north gate to the market.
- Lighting of lanterns | festival=Lantern night in Eastfield; minutes=20; place=Band lawn; performer=School choir; fee=150; description=One song, then all lights at once.
- Tapping the barrel | festival=Wine village kermis; minutes=15; place=First well; performer=Mayor; fee=0; description=Speech of at most three minutes.
person volunteer|helper: Full name!;Phone:phone;Email:email;Team=Build-up|Stalls|Stewards|First aid|Clean-up;Hours free:number(h)#1-60;First aid trained:boolean;Shirt size=S|M|L|XL
- Conrad Till | phone=+44 20 5550 174; email=conrad@mailbox.example; team=Stewards; hours_free=6; shirt_size=L
- Bibi Hansen | phone=+44 20 5550 175; email=bibi@mailbox.example; team=Stalls; hours_free=4; shirt_size=S
- Marlene Ost | phone=+44 20 5550 178; email=marlene@mailbox.example; team=First aid; hours_free=12; shirt_size=M
- Jip de Wit | phone=+44 20 5550 179; email=jip@mailbox.example; team=Clean-up; hours_free=3; shirt_size=XL
record shift|helper shift|duty: Title!;Festival->@festival|fete~Mill Street summer fete|Shrove carnival;Volunteer->@volunteer|helper~Conrad Till|Bibi Hansen;Station;Date:date!;Starts at:time;Ends at:time;~Status=Open|Taken|Done
- Barrier north gate | festival=Shrove carnival; volunteer=Conrad Till; station=North gate; status=Taken
- Cake shift one | festival=Mill Street summer fete; volunteer=Bibi Hansen; station=Cake table; status=Taken
- First aid at the pond | festival=Mill Street summer fete; volunteer=Marlene Ost; station=Mill pond; status=Done
- Square clean-up | festival=Wine village kermis; volunteer=Jip de Wit; station=Church square; status=Open
work permit|permit task|preparation task: Title!;Festival->@festival|fete~Mill Street summer fete|Shrove carnival;Authority;Due on:date;Responsible~Willem Tack|Rosa Imhof;Document:file;Notes:long
- Road closure | festival=Mill Street summer fete; authority=Town traffic office; responsible=Rosa Imhof; notes=Six weeks ahead.
- Parade insurance | festival=Shrove carnival; authority=City insurer; responsible=Willem Tack; notes=List of floats attached.
- Open fire permit | festival=Lantern night in Eastfield; authority=Fire brigade; responsible=Rosa Imhof; notes=Two extinguishers at the soup.
- Alcohol licence | festival=Wine village kermis; authority=Trade office; responsible=Willem Tack; notes=Until one in the morning.
record income or expense|budget entry|cash entry: Title!;Festival->@festival|fete~Mill Street summer fete|Shrove carnival;Type=Income|Expense;Category=Fees|Sponsors|Music|Safety|Material|Food;Amount:money!;Date:date;Paid by;Receipt:file
- Portable toilets | festival=Mill Street summer fete; type=Expense; category=Safety; amount=380; paid_by=Rosa Imhof
- Stall fees kermis | festival=Wine village kermis; type=Income; category=Fees; amount=2450; paid_by=Stall keepers
- Choir donation | festival=Lantern night in Eastfield; type=Expense; category=Music; amount=150; paid_by=Rosa Imhof
- Float subsidy | festival=Shrove carnival; type=Expense; category=Material; amount=3200; paid_by=Willem Tack
! record sponsor|sponsorship [sponsor\\w*|donat\\w*]: Name!;Festival->@festival|fete~Mill Street summer fete|Shrove carnival;Amount:money;Gift in kind;Contact person;Banner wanted:boolean
- Brewery Anker | festival=Shrove carnival; amount=1500; contact_person=Mr Voss
- Eastfield savings bank | festival=Lantern night in Eastfield; amount=600; contact_person=Ms Kern
- Hardware Hollis | festival=Mill Street summer fete; amount=0; gift_in_kind=Timber and barrels for rafts; contact_person=Pete
- Weingut Amsel | festival=Wine village kermis; amount=800; contact_person=Frau Amsel

# amusement park|theme park|roller coaster|ride operator|water park|fairground
item ride|attraction|roller coaster: Name!;Type=Coaster|Family ride|Water ride|Dark ride|Show|Playground;Area->@area|zone~Pirate bay|Fairy forest;Minimum height:number(cm)#0-200;Seats per hour:number#10-5000;Duration:number(min)#1-60;Thrill=Mild|Medium|Wild;Opened in:number#1850-2100;Photo:image;Status=Open|Delayed|Closed|Maintenance
- Kraken Drop | type=Coaster; area=Pirate bay; minimum_height=130; seats_per_hour=900; duration=2; thrill=Wild; opened_in=2019; status=Open
- Toadstool Train | type=Family ride; area=Fairy forest; minimum_height=0; seats_per_hour=400; duration=6; thrill=Mild; opened_in=1998; status=Maintenance
- Log flume Otter | type=Water ride; area=Beaver river; minimum_height=100; seats_per_hour=720; duration=5; thrill=Medium; opened_in=2007; status=Delayed
- Cellar of whispers | type=Dark ride; area=Old town; minimum_height=110; seats_per_hour=560; duration=4; thrill=Medium; opened_in=2015; status=Closed
item area|zone|themed area: Name!;Theme;Opens at:time;Closes at:time;Manager~Dora Quinn|Lars Holt;Map:image;Description:long
- Pirate bay | theme=Pirates; manager=Lars Holt; description=Ships, cannons, wet seats.
- Fairy forest | theme=Fairy tales; manager=Dora Quinn; description=For small visitors.
- Beaver river | theme=Wild north; manager=Dora Quinn; description=Canoes, flume and log houses.
- Old town | theme=Gothic; manager=Tess Albrecht; description=Crooked streets after dark.
record waiting time|queue time: Title!;Ride->@ride|attraction~Kraken Drop|Toadstool Train;Day:date!;Time:time;Minutes:number(min)#0-300;Reported by~Dora Quinn|Lars Holt;Single rider minutes:number(min)#0-300
- Kraken noon | ride=Kraken Drop; minutes=55; reported_by=Lars Holt; single_rider_minutes=20
- Train ten o'clock | ride=Toadstool Train; minutes=5; reported_by=Dora Quinn; single_rider_minutes=0
- Otter at two | ride=Log flume Otter; minutes=75; reported_by=Dora Quinn; single_rider_minutes=40
- Cellar evening | ride=Cellar of whispers; minutes=25; reported_by=Lars Holt; single_rider_minutes=10
record daily ride inspection|ride check|safety check: Title!;Ride->@ride|attraction~Kraken Drop|Toadstool Train;Date:date!;Inspector~Mick Farrow|Ana Duarte;Restraints ok:boolean;Brakes ok:boolean;Test runs:number#0-50;Result=Released|Released with remarks|Closed;Remarks:long
- Kraken morning check | ride=Kraken Drop; inspector=Ana Duarte; test_runs=3; result=Released; remarks=Seat 14 belt replaced.
- Train morning check | ride=Toadstool Train; inspector=Mick Farrow; test_runs=1; result=Closed; remarks=Axle noise.
- Otter morning check | ride=Log flume Otter; inspector=Mick Farrow; test_runs=4; result=Released with remarks; remarks=Pump 2 on reserve.
- Cellar morning check | ride=Cellar of whispers; inspector=Ana Duarte; test_runs=2; result=Closed; remarks=Emergency light out in room 5.
record downtime|breakdown|incident: Title!;Ride->@ride|attraction~Kraken Drop|Toadstool Train;Date:date!;From:time;Until:time;Cause=Technical|Weather|Guest|Power|Staff;Guests affected:number#0-5000;Injuries:boolean;Description:long
- Train axle stop | ride=Toadstool Train; cause=Technical; guests_affected=18; description=Evacuated at the mushroom gate.
- Kraken in thunderstorm | ride=Kraken Drop; cause=Weather; guests_affected=240; description=Queue cleared, vouchers given.
- Otter pump trip | ride=Log flume Otter; cause=Power; guests_affected=60; description=Boats towed to the dock.
- Phone in the Cellar | ride=Cellar of whispers; cause=Guest; guests_affected=32; description=Guest left the car for a phone.
event show|parade|opening: Title!;Area->@area|zone~Pirate bay|Fairy forest;Date:date!;Starts at:time;Minutes:number(min)#5-180;Stage;Seats:number#10-5000;Description:long
- Cannon duel | area=Pirate bay; minutes=20; stage=Harbour wall; seats=400; description=Front rows get wet.
- Toad king's court | area=Fairy forest; minutes=15; stage=Lily stage; seats=120; description=Songs with the children.
- Lumberjack games | area=Beaver river; minutes=30; stage=Log pond; seats=350; description=Sawing, climbing, falling in.
- Night of lanterns | area=Old town; minutes=25; stage=Clock square; seats=800; description=Projection with fire dancers.
item ticket type|pass|season pass: Name!;Guest=Adult|Child|Senior|Family|Group;Kind=Day|Two days|Season|Evening;Price:money;Online price:money;Valid days:number#1-400;Parking included:boolean;Conditions:long
- Day adult | guest=Adult; kind=Day; price=38; online_price=34; valid_days=1; conditions=Valid on the chosen day.
- Season family | guest=Family; kind=Season; price=289; online_price=279; valid_days=240; conditions=Photo at first entry.
- Evening student | guest=Adult; kind=Evening; price=19; online_price=17; valid_days=1; conditions=From five in the afternoon.
- School group | guest=Group; kind=Day; price=18; online_price=16; valid_days=1; conditions=From fifteen pupils, one adult free.
work maintenance order|repair order: Title!;Ride->@ride|attraction~Kraken Drop|Toadstool Train;Due on:date;Assigned to~Mick Farrow|Ana Duarte;Priority=Low|Normal|High;Parts;Hours:number(h)#0.5-500;Notes:long
- Replace front axle | ride=Toadstool Train; assigned_to=Mick Farrow; priority=High; parts=Axle, two bearings; hours=12
- Overhaul pump 2 | ride=Log flume Otter; assigned_to=Ana Duarte; priority=Normal; parts=Seal set; hours=8
- Emergency light room 5 | ride=Cellar of whispers; assigned_to=Mick Farrow; priority=High; parts=LED module; hours=1.5
- Repaint Kraken gate | ride=Kraken Drop; assigned_to=Mick Farrow; priority=Low; parts=Blue enamel 5 l; hours=16
+ ticket: Ticket type->@ticket type|pass;Visit date:date;Persons:number#1-60;Fast lane:boolean
+ review: Ride->@ride|attraction

# comedy club|stand-up comedy|open mic|improv|comedian|poetry slam|variety show
event show|comedy night|open mic|slam: Title!;Date:date!;Doors:time;Starts at:time;Room->@room|stage~Red brick cellar|Upstairs bar;Format=Stand-up|Open mic|Improv|Poetry slam|Mixed bill;Host~Gwen Pell|Dario Katz;Ticket price:money;Seats:number#10-2000;Age from:number#0-21;Poster:image;~Status=Planned|On sale|Sold out|Played
- Monday open mic | room=Upstairs bar; format=Open mic; host=Gwen Pell; ticket_price=4; seats=60; age_from=16; status=On sale
- Best of the bricks | room=Red brick cellar; format=Mixed bill; host=Dario Katz; ticket_price=15; seats=120; age_from=18; status=Sold out
- Slam in the cellar | room=Red brick cellar; format=Poetry slam; host=Gwen Pell; ticket_price=8; seats=120; age_from=14; status=Planned
- Yes And Thursday | room=Barge stage; format=Improv; host=Dario Katz; ticket_price=10; seats=75; age_from=12; status=Played
person act|comedian|performer|poet: Stage name!;Real name;Email:email;Phone:phone;Style=Stand-up|Improv|Poetry|Music comedy|Magic;Minutes ready:number(min)#3-120;Town;Fee:money;Video:url;Photo:image;~Status=New|Regular|Headliner|Paused
- Marge Sarge | real_name=Margaret Dunn; email=marge@mailbox.example; style=Stand-up; minutes_ready=20; town=Leeds; fee=90; status=Regular
- Theo Quill | real_name=Theo Quill; email=theo@mailbox.example; style=Poetry; minutes_ready=10; town=York; fee=0; status=New
- The Spare Keys | real_name=Lin, Bo and Kerry; email=keys@mailbox.example; style=Improv; minutes_ready=45; town=Hull; fee=180; status=Regular
- Uncle Trill | real_name=Amir Trilling; email=trill@mailbox.example; style=Music comedy; minutes_ready=60; town=Bath; fee=350; status=Headliner
item room|stage: Name!;Seats:number#10-2000;Address;Microphones:number#0-20;Step-free:boolean;Bar:boolean;Photo:image
- Red brick cellar | seats=120; address=Canal row 3; microphones=2
- Upstairs bar | seats=60; address=Canal row 3, first floor; microphones=1
- Barge stage | seats=75; address=Mooring 9; microphones=3
- Garden hut | seats=35; address=Canal row 3, rear; microphones=1
record slot|spot|line-up entry: Title!;Show->@show|comedy night~Monday open mic|Best of the bricks;Act->@act|comedian~Marge Sarge|Theo Quill;Position:number#1-40;Minutes:number(min)#1-120;Fee:money;~Status=Requested|Confirmed|Played|Dropped out
- Marge closes | show=Best of the bricks; act=Marge Sarge; position=5; minutes=20; fee=90; status=Confirmed
- Theo's first five | show=Monday open mic; act=Theo Quill; position=2; minutes=5; fee=0; status=Requested
- Keys play forty | show=Yes And Thursday; act=The Spare Keys; position=1; minutes=40; fee=180; status=Played
- Trill headlines bricks | show=Best of the bricks; act=Uncle Trill; position=6; minutes=45; fee=350; status=Dropped out
record audience score|vote|jury score: Title!;Show->@show|comedy night~Monday open mic|Best of the bricks;Act->@act|comedian~Marge Sarge|Theo Quill;Round:number#1-5;Juror;Points:number#0-10;Remark
- Theo round one | show=Monday open mic; act=Theo Quill; round=1; juror=Table 4; points=8
- Theo in the slam final | show=Slam in the cellar; act=Theo Quill; round=2; juror=Table 1; points=9
- Marge tries a poem | show=Slam in the cellar; act=Marge Sarge; round=1; juror=Table 7; points=6
- Theo second juror | show=Monday open mic; act=Theo Quill; round=1; juror=Bar; points=7
request spot request|open mic sign-up|booking request: Stage name!;Email:email;Show->@show|comedy night~Monday open mic|Best of the bricks;Minutes wanted:number(min)#3-60;Style=Stand-up|Improv|Poetry|Music comedy|Magic;First time:boolean;Video:url;Message:long
- Nervous Nigel | email=nigel@mailbox.example; show=Monday open mic; minutes_wanted=5; style=Stand-up; message=About my allotment.
- Card Sharp Cara | email=cara@mailbox.example; show=Best of the bricks; minutes_wanted=15; style=Magic; message=One table and a brave volunteer.
- Rhyme Minister | email=rhyme@mailbox.example; show=Slam in the cellar; minutes_wanted=6; style=Poetry; message=Three new texts.
- Two Left Feet | email=feet@mailbox.example; show=Yes And Thursday; minutes_wanted=25; style=Improv; message=Duo from the evening class.
record takings|night report|door report: Title!;Show->@show|comedy night~Monday open mic|Best of the bricks;Guests:number#0-2000;Ticket income:money;Bar income:money;Fees paid:money;Written by~Gwen Pell|Dario Katz;Notes:long
- Bricks in March | show=Best of the bricks; guests=118; ticket_income=1770; bar_income=940; fees_paid=420; written_by=Dario Katz; notes=Heckler at table 2.
- Open mic first Monday | show=Monday open mic; guests=54; ticket_income=216; bar_income=310; fees_paid=0; written_by=Gwen Pell; notes=Eleven acts.
- Improv on the barge | show=Yes And Thursday; guests=71; ticket_income=710; bar_income=420; fees_paid=180; written_by=Dario Katz; notes=Rain on deck.
- Slam preview | show=Slam in the cellar; guests=88; ticket_income=704; bar_income=505; fees_paid=120; written_by=Gwen Pell; notes=Timer broke.
+ ticket|booking: Show->@show|comedy night;Table;Persons:number#1-20

# circus|acrobat|juggler|magician|clown|street artist|busker|puppet theatre
item act|number|show piece: Title!;Performer->@performer|artist~Duo Silberling|Fabio Brandt;Discipline=Acrobatics|Juggling|Magic|Clown|Aerial|Puppets|Fire;Minutes:number(min)#1-120;Space needed~6 x 6 m, height 5 m;Music:file;Fee:money;Audience=Children|Families|Adults;Photo:image;Video:url;Description:long
- Silver trapeze | performer=Duo Silberling; discipline=Aerial; minutes=8; space_needed=8 x 8 m, height 6 m; fee=900; audience=Families; description=Double trapeze without a net change.
- The lost suitcase | performer=Fabio Brandt; discipline=Clown; minutes=30; space_needed=4 x 4 m; fee=420; audience=Children; description=A traveller, one suitcase, too many hats.
- Five red clubs | performer=Mila Toran; discipline=Juggling; minutes=7; space_needed=5 x 5 m, height 5 m; fee=350; audience=Families; description=Clubs, hats and one cup of tea.
- Ember rings | performer=Kasimir; discipline=Fire; minutes=10; space_needed=8 x 8 m, outdoors; fee=520; audience=Adults; description=Fire hoops to live drums.
person performer|artist|troupe member: Name!;Discipline=Acrobatics|Juggling|Magic|Clown|Aerial|Puppets|Fire;Email:email;Phone:phone;Home town;Insurance until:date;Photo:image;Biography:long
- Duo Silberling | discipline=Aerial; email=duo@silberling.example; phone=+44 20 5550 191; home_town=Basel; biography=Sisters, on the bar since they were six.
- Fabio Brandt | discipline=Clown; email=fabio@brandt.example; phone=+44 20 5550 192; home_town=Graz; biography=Trained as a baker.
- Mila Toran | discipline=Juggling; email=mila@toran.example; phone=+44 20 5550 193; home_town=Maribor; biography=World record with a teapot, nearly.
- Kasimir | discipline=Fire; email=kasimir@mailbox.example; phone=+44 20 5550 194; home_town=Gdansk; biography=Former chemist.
event show|performance|gala: Title!;Date:date!;Starts at:time;Place->@place|tour stop~Festival meadow|Town hall square;Director~Lucia Bern|Otis Hay;Ticket price:money;Seats:number#10-5000;Minutes:number(min)#10-240;Poster:image;~Status=Planned|On sale|Played|Cancelled
- Saturday evening show | place=Festival meadow; director=Lucia Bern; ticket_price=24; seats=700; minutes=130; status=On sale
- Hat show at noon | place=Town hall square; director=Otis Hay; ticket_price=0; seats=200; minutes=30; status=Planned
- Fire on the quay | place=Old quay; director=Otis Hay; ticket_price=12; seats=350; minutes=60; status=Cancelled
- School tour morning | place=Sports hall Brook; director=Lucia Bern; ticket_price=6; seats=240; minutes=75; status=Played
item place|tour stop|pitch|venue: Name!;Town;Address;Ground=Grass|Gravel|Asphalt|Stage;Length:number(m)#3-300;Width:number(m)#3-300;Power:number(kW)#0-400;Rent:money;Permit until:date;Contact person
- Festival meadow | town=Lindau; address=Lake road; ground=Grass; length=80; width=60; power=63; rent=400; contact_person=Parks office
- Town hall square | town=Bregenz; address=Town hall 1; ground=Asphalt; length=20; width=20; power=3; rent=0; contact_person=Culture office
- Old quay | town=Konstanz; address=Harbour 5; ground=Gravel; length=45; width=25; power=32; rent=150; contact_person=Harbour master
- Sports hall Brook | town=Brook; address=School lane 2; ground=Stage; length=27; width=15; power=16; rent=90; contact_person=Caretaker
record running order entry|programme entry|line-up: Title!;Show->@show|performance~Saturday evening show|Hat show at noon;Act->@act|number~Silver trapeze|The lost suitcase;Position:number#1-60;Minutes:number(min)#1-120;Light cue;Props on stage
- Trapeze before the break | show=Saturday evening show; act=Silver trapeze; position=6; minutes=8; light_cue=Blue, spot 2; props_on_stage=Trapeze, mat
- Suitcase at noon | show=Hat show at noon; act=The lost suitcase; position=1; minutes=30; light_cue=None; props_on_stage=Suitcase, bench
- Clubs to open | show=Saturday evening show; act=Five red clubs; position=1; minutes=7; light_cue=Warm wash; props_on_stage=Clubs, side table
- Ember finale | show=Fire on the quay; act=Ember rings; position=5; minutes=10; light_cue=Blackout; props_on_stage=Hoops, fire blankets
item equipment|rigging|prop: Name!;Kind=Rigging|Mat|Trapeze|Costume|Prop|Tent part;Load limit:number(kg)#0-5000;Owner;Last checked:date;Check due:date;Photo:image;Condition=Good|Watch|Withdrawn
- Double trapeze bar | kind=Trapeze; load_limit=600; owner=Duo Silberling; condition=Good
- Landing mat 30 cm | kind=Mat; load_limit=0; owner=Circus; condition=Watch
- King pole winch | kind=Rigging; load_limit=2000; owner=Circus; condition=Good
- Fire hoop set | kind=Prop; load_limit=0; owner=Kasimir; condition=Withdrawn
record rigging check|safety check: Title!;Equipment->@equipment|rigging~Double trapeze bar|Landing mat 30 cm;Show->@show|performance~Saturday evening show|Hat show at noon;Checked on:date!;Rigger;Result=Safe|Replace|Blocked;Notes:long
- Trapeze before Saturday | equipment=Double trapeze bar; show=Saturday evening show; rigger=Yann; result=Safe; notes=Shackles renewed.
- Winch on the meadow | equipment=King pole winch; show=Saturday evening show; rigger=Yann; result=Safe; notes=Oil topped up.
- Mat cover torn | equipment=Landing mat 30 cm; show=School tour morning; rigger=Bea; result=Replace; notes=Seam open at one corner.
- Hoops after the quay | equipment=Fire hoop set; show=Fire on the quay; rigger=Bea; result=Blocked; notes=Two wicks loose.
request booking request|engagement request|workshop request: Title!;Act->@act|number~Silver trapeze|The lost suitcase;Email:email;Phone:phone;Event date:date;Place;Audience size:number#1-10000;Budget:money;Wishes:long
- Clown for a school fete | act=The lost suitcase; email=fete@school.example; place=School yard; audience_size=150; budget=450; wishes=Please no balloons.
- Fire for midsummer | act=Ember rings; email=midsummer@mailbox.example; place=Lake beach; audience_size=400; budget=700; wishes=After dark, ten minutes.
- Juggler for a gala | act=Five red clubs; email=gala@mailbox.example; place=Town theatre; audience_size=280; budget=400; wishes=Low stage, height 4.5 m.
- Trapeze in factory hall | act=Silver trapeze; email=events@foundry.example; place=Foundry hall; audience_size=500; budget=1500; wishes=Crane beam can be used.
+ ticket: Show->@show|performance;Category=Box|Stalls|Gallery;Seats:number#1-30

# school reunion|class reunion|alumni meeting|meetup group|community meetup|hackathon|social club evening
item group|meetup group|organising group: Name!;Topic;Town;Organiser~Dina Farrow|Per Lunde;Founded on:date;Group picture:image;Description:long;Rules:long
- Class of 2005 | topic=School reunion; town=Arlen; organiser=Dina Farrow; description=Thirty-one of us, spread over nine countries.
- Arlen Makers | topic=Hackathons; town=Arlen; organiser=Per Lunde; description=We build odd things on weekends.
- Riverside Walkers | topic=Hiking; town=Denby; organiser=Moira Platt; description=Every second Sunday, ten kilometres.
- Old Boys' Rowing Eight | topic=Rowing alumni; town=Arlen; organiser=Per Lunde; description=Crew of 1998 and friends.
event meetup|reunion|hackathon|get-together: Title!;Group->@group|meetup group~Class of 2005|Arlen Makers;Date:date!;Starts at:time;Ends at:time;Place;Address;Places:number#2-2000;Fee:money;Cover:image;Description:long;~Status=Date poll|Announced|Full|Held|Cancelled
- Twenty-year reunion | group=Class of 2005; place=Old gym; address=School road 1; places=60; fee=25; description=Tour of the school, dinner, slides.; status=Announced
- Weekend build | group=Arlen Makers; place=Library lab; address=Market 4; places=40; fee=0; description=48 hours, teams of four.; status=Date poll
- Bluebell walk | group=Riverside Walkers; place=Denby mill; address=Mill road; places=25; fee=0; description=Nine kilometres, tea at the end.; status=Held
- Regatta breakfast | group=Old Boys' Rowing Eight; place=Boat house; address=Towpath 2; places=20; fee=12; description=Eggs, then one slow kilometre.; status=Full
record date option|date poll option|poll option: Title!;Meetup->@meetup|reunion~Twenty-year reunion|Weekend build;Date:date!;Starts at:time;~Yes:number#0-2000;~Maybe:number#0-2000;~No:number#0-2000
- First weekend of May | meetup=Weekend build; yes=14; maybe=6; no=2
- Third weekend of May | meetup=Weekend build; yes=9; maybe=8; no=5
- Last Saturday of April | meetup=Bluebell walk; yes=18; maybe=3; no=1
- Sunday after regatta | meetup=Regatta breakfast; yes=11; maybe=2; no=6
record rsvp|answer|sign-up: Title!;Meetup->@meetup|reunion~Twenty-year reunion|Weekend build;Person~Dina Farrow|Per Lunde;Answer=Yes|Maybe|No;Companions:number#0-10;Diet=None|Vegetarian|Vegan|Halal|Gluten free;Brings along;~Paid:boolean
- Dina comes | meetup=Twenty-year reunion; person=Dina Farrow; answer=Yes; companions=1; diet=None; brings_along=Yearbook
- Per comes | meetup=Weekend build; person=Per Lunde; answer=Yes; companions=0; diet=Vegan; brings_along=Soldering irons
- Moira is unsure | meetup=Bluebell walk; person=Moira Platt; answer=Maybe; companions=2; diet=Vegetarian; brings_along=Thermos
- Jens cannot come | meetup=Regatta breakfast; person=Jens Aker; answer=No; companions=0; diet=None
record team|project|hack project: Name!;Meetup->@meetup|reunion~Twenty-year reunion|Weekend build;Idea:long;Members wanted:number#1-12;Skills wanted;Repository:url;Pitch slides:file;~Points:number#0-100
- Bus stop that sings | meetup=Weekend build; idea=The stop hums when the bus is two minutes away.; members_wanted=4; skills_wanted=Audio, sensors; points=78
- Lost mitten map | meetup=Weekend build; idea=Pin found mittens on a map.; members_wanted=3; skills_wanted=Web, graphics; points=71
- Compost whisperer | meetup=Weekend build; idea=A probe tells when to turn the heap.; members_wanted=5; skills_wanted=Electronics; points=64
- Library queue | meetup=Weekend build; idea=Shows free desks at the door.; members_wanted=4; skills_wanted=Cameras, privacy; points=82
record photo|memory|picture: Title!;Meetup->@meetup|reunion~Twenty-year reunion|Weekend build;Picture:image;Taken on:date;Uploaded by~Dina Farrow|Per Lunde;People shown;Caption:long
- Back row in the gym | meetup=Twenty-year reunion; uploaded_by=Dina Farrow; people_shown=Ulla, Piotr, Sam; caption=Same bench as 2005.
- Foggy start | meetup=Bluebell walk; uploaded_by=Moira Platt; people_shown=Eighteen walkers; caption=You have to believe the bluebells.
- Catch of a crab | meetup=Regatta breakfast; uploaded_by=Per Lunde; people_shown=Stroke seat; caption=Still no blade work.
- Prototype at three | meetup=Weekend build; uploaded_by=Per Lunde; people_shown=Team bus stop; caption=It hummed, then smoked.
work organising task|to-do: Title!;Meetup->@meetup|reunion~Twenty-year reunion|Weekend build;Assigned to~Dina Farrow|Per Lunde;Due on:date;Cost:money;Notes:long
- Book the caterer | meetup=Twenty-year reunion; assigned_to=Dina Farrow; cost=900; notes=Ask for a vegan dish.
- Order name badges | meetup=Twenty-year reunion; assigned_to=Per Lunde; cost=45; notes=With the old class photo.
- Scout the footpath | meetup=Bluebell walk; assigned_to=Moira Platt; cost=0; notes=Bridge at the ford is closed.
- Borrow the eight | meetup=Regatta breakfast; assigned_to=Per Lunde; cost=60; notes=Deposit for the oars.
! record judging score|jury vote [jury|judg\\w*|vote\\w*|score\\w*|hackathon]: Title!;Team->@team|project~Bus stop that sings|Lost mitten map;Judge;Idea:number#1-10;Execution:number#1-10;Presentation:number#1-10
- Judge Ada on the bus stop | team=Bus stop that sings; judge=Ada; idea=9; execution=7; presentation=8
- Judge Ben on mittens | team=Lost mitten map; judge=Ben; idea=7; execution=8; presentation=6
- Judge Ada on compost | team=Compost whisperer; judge=Ada; idea=6; execution=6; presentation=7
- Judge Chris on queue | team=Library queue; judge=Chris; idea=8; execution=9; presentation=8
# hotel|hotel room|inn|housekeeping|hotel guest|hotelier
item room|hotel room|suite: Room number!;Type->@room type|room category~Double garden|Single courtyard;Floor:number#-1-60;Beds=Single|Double|Twin|Queen|King;Sleeps:number#1-8;Area:number(m²)#8-300;Balcony:boolean;Step-free:boolean;Photo:image;~Status=Free|Occupied|To clean|Blocked
- 204 | type=Double garden; floor=2; beds=Queen; sleeps=2; area=24; status=Free
- 112 | type=Single courtyard; floor=1; beds=Single; sleeps=1; area=15; status=To clean
- 301 | type=Family suite; floor=3; beds=King; sleeps=4; area=42; status=Occupied
- 118 | type=Twin street; floor=1; beds=Twin; sleeps=2; area=20; status=Blocked
item room type|room category: Name!;Sleeps:number#1-12;Base rate:money;Weekend rate:money;Extra bed:money;Amenities:long;Photo:image;Description:long
- Double garden | sleeps=2; base_rate=118; weekend_rate=136; extra_bed=28; amenities=Desk, kettle, walk-in shower; description=Looks onto the walled garden.
- Single courtyard | sleeps=1; base_rate=79; weekend_rate=89; extra_bed=0; amenities=Desk, shower; description=Quiet and small.
- Family suite | sleeps=4; base_rate=189; weekend_rate=215; extra_bed=20; amenities=Two rooms, bath, fridge; description=Under the roof with a sleeping niche for children.
- Twin street | sleeps=2; base_rate=98; weekend_rate=108; extra_bed=0; amenities=Shower, double glazing; description=Tram stop in front of the door.
record stay|guest stay|check-in: Title!;Guest->@guest|hotel guest~Marianne Holt|Kofi Asare;Room->@room|hotel room~204|112;Arrival:date!;Departure:date!;Adults:number#1-8;Children:number#0-6;Board=Room only|Breakfast|Half board|Full board;Rate per night:money;~Total:money;~Status=Reserved|Checked in|Checked out|No show|Cancelled
- Holt weekend | guest=Marianne Holt; room=204; adults=2; children=0; board=Breakfast; rate_per_night=136; total=272; status=Reserved
- Asare business | guest=Kofi Asare; room=112; adults=1; children=0; board=Room only; rate_per_night=79; total=237; status=Checked in
- Ferrer family holiday | guest=Lucia Ferrer; room=301; adults=2; children=2; board=Half board; rate_per_night=215; total=1075; status=Checked out
- Brandt trade fair | guest=Udo Brandt; room=118; adults=1; children=0; board=Breakfast; rate_per_night=98; total=0; status=Cancelled
person guest|hotel guest: Full name!;Email:email;Phone:phone;Nationality;Passport number;Born on:date;Address;Company;Preferences:long;Regular guest:boolean
- Marianne Holt | email=marianne@mailbox.example; phone=+44 20 5550 201; nationality=British; preferences=High floor, feather-free pillow.
- Kofi Asare | email=kofi@mailbox.example; phone=+44 20 5550 202; nationality=Ghanaian; company=Asare Trading; preferences=Early breakfast.
- Lucia Ferrer | email=lucia@mailbox.example; phone=+44 20 5550 203; nationality=Spanish; preferences=Cot not needed, quiet side.
- Udo Brandt | email=udo@mailbox.example; phone=+44 20 5550 204; nationality=German; company=Brandt Tools; preferences=Invoice to the company.
work housekeeping task|cleaning task|room cleaning: Title!;Room->@room|hotel room~204|112;Kind=Departure clean|Stay-over clean|Deep clean|Turndown|Inspection;Day:date!;Assigned to~Teresa Lima|Jana Kos;Linen change:boolean;Minutes:number(min)#5-240;Remarks:long
- Clean 112 for noon | room=112; kind=Departure clean; assigned_to=Teresa Lima; minutes=30; remarks=Late departure agreed at eleven.
- Turndown in suite | room=301; kind=Turndown; assigned_to=Jana Kos; minutes=10; remarks=Chocolate for the children.
- Stay-over 204 | room=204; kind=Stay-over clean; assigned_to=Teresa Lima; minutes=20; remarks=No linen change wished.
- Deep clean 118 | room=118; kind=Deep clean; assigned_to=Jana Kos; minutes=120; remarks=After repainting.
request service request|guest request|maintenance request: Title!;Room->@room|hotel room~204|112;Kind=Towels|Room service|Repair|Taxi|Wake-up call|Extra bed;Wanted at:time;Urgency=Low|Normal|High;Text:long
- Dripping tap | room=204; kind=Repair; urgency=Normal; text=Cold tap in the basin.
- Wake-up at six | room=112; kind=Wake-up call; urgency=High; text=Two calls, five minutes apart.
- Extra bed for Saturday | room=301; kind=Extra bed; urgency=Normal; text=Grandmother joins for one night.
- More bath towels | room=204; kind=Towels; urgency=Low; text=Two, any time today.
record folio charge|extra charge|room charge|consumption: Title!;Stay->@stay|guest stay~Holt weekend|Asare business;Category=Breakfast|Minibar|Restaurant|Laundry|Parking|City tax;Quantity:number#1-100;Amount:money!;Charged on:date;~Settled:boolean
- Garage two nights | stay=Holt weekend; category=Parking; quantity=2; amount=24
- Shirt laundry | stay=Asare business; category=Laundry; quantity=3; amount=13.5
- Suite minibar | stay=Ferrer family holiday; category=Minibar; quantity=5; amount=18
- Holt dinner | stay=Holt weekend; category=Restaurant; quantity=2; amount=74
! record seasonal rate|rate plan|season price [rate\\w*|season\\w*|pric\\w*|tariff\\w*]: Name!;Room type->@room type|room category~Double garden|Single courtyard;From:date;Until:date;Rate:money;Minimum nights:number#1-30;Breakfast included:boolean
- Summer double | room_type=Double garden; rate=149; minimum_nights=2
- Winter single | room_type=Single courtyard; rate=69; minimum_nights=1
- Easter suite | room_type=Family suite; rate=235; minimum_nights=3
- Fair week twin | room_type=Twin street; rate=165; minimum_nights=2
+ booking|reservation: Room type->@room type|room category;Arrival:date;Departure:date;Adults:number#1-8;Children:number#0-6;Board=Room only|Breakfast|Half board|Full board
+ review: Room->@room|hotel room;Cleanliness:rating;Service:rating;Breakfast:rating

# hostel|guesthouse|bed and breakfast|backpacker|b&b
item dorm|room|guest room: Name!;Kind=Mixed dorm|Female dorm|Private double|Private single|Family room;Beds:number#1-30;Price per bed:money;Price per room:money;Bathroom=Shared|En suite;Lockers:boolean;Photo:image;Description:long
- Tide dorm | kind=Mixed dorm; beds=8; price_per_bed=26; price_per_room=0; bathroom=Shared; description=Bunks with curtains and a reading lamp.
- Gull room | kind=Private double; beds=1; price_per_bed=0; price_per_room=74; bathroom=En suite; description=Under the roof, view of the harbour.
- Shell room | kind=Female dorm; beds=6; price_per_bed=29; price_per_room=0; bathroom=En suite; description=Quiet corner on the first floor.
- Lighthouse family | kind=Family room; beds=4; price_per_bed=0; price_per_room=98; bathroom=En suite; description=Two bunks and a sofa.
item bed|bunk: Bed number!;Room->@dorm|room~Tide dorm|Gull room;Position=Lower bunk|Upper bunk|Single|Double;Locker number:number#1-500;~Status=Free|Taken|To clean|Blocked
- T-03 | room=Tide dorm; position=Lower bunk; locker_number=3; status=Taken
- T-04 | room=Tide dorm; position=Upper bunk; locker_number=4; status=Free
- S-01 | room=Shell room; position=Lower bunk; locker_number=21; status=To clean
- G-01 | room=Gull room; position=Double; locker_number=40; status=Blocked
record stay|guest stay|check-in: Title!;Guest->@guest|traveller~Aiko Tan|Bram de Wit;Bed->@bed|bunk~T-03|T-04;Arrival:date!;Departure:date!;Nights:number#1-90;Price:money;Key deposit:money;Breakfast:boolean;~Status=Reserved|Checked in|Checked out|No show
- Aiko three nights | guest=Aiko Tan; bed=T-03; nights=3; price=78; key_deposit=10; status=Checked in
- Bram weekend | guest=Bram de Wit; bed=T-04; nights=2; price=52; key_deposit=10; status=Reserved
- Carmen in the shell | guest=Carmen Vidal; bed=S-01; nights=4; price=116; key_deposit=10; status=Checked out
- Noah's one night | guest=Noah Clarke; bed=T-04; nights=1; price=26; key_deposit=10; status=No show
person guest|traveller|backpacker: Full name!;Nationality;Passport number;Born on:date;Email:email;Phone:phone;Languages;Coming from;Going to
- Aiko Tan | nationality=Singaporean; email=aiko@mailbox.example; languages=English, Mandarin; coming_from=Porto; going_to=Vigo
- Bram de Wit | nationality=Dutch; email=bram@mailbox.example; languages=Dutch, English; coming_from=Lisbon; going_to=Coimbra
- Carmen Vidal | nationality=Chilean; email=carmen@mailbox.example; languages=Spanish; coming_from=Madrid; going_to=Porto
- Noah Clarke | nationality=Canadian; email=noah@mailbox.example; languages=English, French; coming_from=Faro; going_to=Braga
event house activity|hostel event|walking tour|pub crawl: Title!;Date:date!;Starts at:time;Meeting point;Host~Inês Faro|Matt Dole;Price:money;Places:number#2-100;Description:long
- Paella night | meeting_point=Kitchen; host=Inês Faro; price=8; places=20; description=Cook together, eat together.
- Free old town walk | meeting_point=Reception; host=Matt Dole; price=0; places=15; description=Two hours, comfortable shoes.
- Surf for beginners | meeting_point=Board shed; host=Matt Dole; price=25; places=8; description=Board and wetsuit included.
- Language swap | meeting_point=Roof terrace; host=Inês Faro; price=0; places=30; description=Ten minutes a table, then swap.
work cleaning task|housekeeping task|bed change: Title!;Room->@dorm|room~Tide dorm|Gull room;Day:date!;Assigned to~Inês Faro|Matt Dole;Beds to change:number#0-30;Notes:long
- Change Tide beds | room=Tide dorm; assigned_to=Matt Dole; beds_to_change=3; notes=Check under bunk 5.
- Shell room turn | room=Shell room; assigned_to=Inês Faro; beds_to_change=4; notes=Drain in the shower is slow.
- Gull room fresh | room=Gull room; assigned_to=Matt Dole; beds_to_change=1; notes=Two towels.
- Lighthouse family turn | room=Lighthouse family; assigned_to=Inês Faro; beds_to_change=4; notes=Cot back to the store.
request guest request|problem report|lost property: Title!;Room->@dorm|room~Tide dorm|Gull room;Kind=Repair|Noise|Lost item|Late checkout|Laundry|Luggage storage;Description:long;Photo:image
- Blue towel left behind | room=Tide dorm; kind=Lost item; description=On the hook behind the door.
- Snoring in Tide dorm | room=Tide dorm; kind=Noise; description=Could I change to another dorm tonight?
- Bags until six | room=Shell room; kind=Luggage storage; description=Two rucksacks after check-out.
- Reading light dead | room=Gull room; kind=Repair; description=Left side of the bed.
+ booking|reservation: Room->@dorm|room;Arrival:date;Departure:date;Beds:number#1-30;Arrival time:time
+ review: Atmosphere:rating;Cleanliness:rating;Location:rating

# holiday home|vacation rental|holiday rental|holiday apartment|vacation home|holiday let|holiday cottage
item property|holiday home|cottage|apartment: Name!;Region~North coast|Lake district;Price per night:money;Owner->@owner|landlord|host~Hilda Bruns|Paolo Greco;Address;Type=Apartment|House|Cottage|Chalet|Cabin|Studio;Sleeps:number#1-40;Bedrooms:number#0-20;Bathrooms:number#1-15;Cleaning fee:money;Pets allowed:boolean;Amenities:long;Photo:image
- Dune cottage | address=Marram path 6; type=Cottage; sleeps=5; bedrooms=2; bathrooms=1; price_per_night=135; cleaning_fee=70; amenities=Wood stove, garden, bike shed
- Alpine studio 14 | address=Station road 14; type=Studio; sleeps=2; bedrooms=0; bathrooms=1; price_per_night=85; cleaning_fee=45; amenities=Balcony, ski cellar
- Vineyard farmhouse | address=Via dei Colli 20; type=House; sleeps=10; bedrooms=5; bathrooms=3; price_per_night=340; cleaning_fee=160; amenities=Pool, pizza oven, parking for four
- Lake cabin Alder | address=Boat lane 2; type=Cabin; sleeps=4; bedrooms=1; bathrooms=1; price_per_night=105; cleaning_fee=55; amenities=Rowing boat, sauna
person owner|landlord|host: Full name!;Email:email;Phone:phone;Commission:percent;Bank account;Language;Note:long
- Hilda Bruns | email=hilda@mailbox.example; phone=+44 20 5550 211; commission=18; language=German
- Paolo Greco | email=paolo@mailbox.example; phone=+44 20 5550 212; commission=15; language=Italian
- Marit Solberg | email=marit@mailbox.example; phone=+44 20 5550 213; commission=20; language=Norwegian; note=Wants photos after each turnover.
- Estate Conti | email=office@conti.example; phone=+44 20 5550 214; commission=12; language=Italian; note=Payout each quarter.
record stay|let|rental|booking request|stay request|reservation request|booking enquiry: Title!;Property->@property|holiday home~Dune cottage|Alpine studio 14;Guest name!;Arrival:date!;Departure:date!;Adults:number#1-30;Children:number#0-20;Dogs:number#0-5;Total price:money;Deposit:money;Source=Own site|Portal|Phone|Regular guest;~Status=Enquiry|Confirmed|Paid|In house|Left|Cancelled
- Family Osei at the dunes | property=Dune cottage; guest_name=Abena Osei; adults=2; children=2; dogs=0; total_price=1015; deposit=200; source=Own site; status=Confirmed
- Lind in the studio | property=Alpine studio 14; guest_name=Per Lind; adults=2; children=0; dogs=0; total_price=385; deposit=100; source=Portal; status=Paid
- Choir trip to the farmhouse | property=Vineyard farmhouse; guest_name=Anke Reuter; adults=9; children=0; dogs=0; total_price=2540; deposit=500; source=Phone; status=Enquiry
- Dog weekend at the lake | property=Lake cabin Alder; guest_name=Tom Birch; adults=2; children=0; dogs=2; total_price=265; deposit=80; source=Regular guest; status=Left
item season|season price|price period: Name!;Property->@property|holiday home~Dune cottage|Alpine studio 14;From:date!;Until:date!;Price per night:money;Minimum nights:number#1-30;Arrival day=Any|Saturday|Sunday|Friday
- Dunes high summer | property=Dune cottage; price_per_night=165; minimum_nights=7; arrival_day=Saturday
- Studio ski weeks | property=Alpine studio 14; price_per_night=110; minimum_nights=4; arrival_day=Any
- Harvest weeks | property=Vineyard farmhouse; price_per_night=390; minimum_nights=7; arrival_day=Saturday
- Lake off season | property=Lake cabin Alder; price_per_night=80; minimum_nights=2; arrival_day=Friday
work turnover|cleaning|changeover: Title!;Property->@property|holiday home~Dune cottage|Alpine studio 14;Stay->@stay|let~Family Osei at the dunes|Lind in the studio;Day:date!;From:time;Cleaner~Danuta|Sanna;Linen sets:number#0-40;Pay:money;Remarks:long
- Dunes before Osei | property=Dune cottage; stay=Family Osei at the dunes; cleaner=Sanna; linen_sets=4; pay=65; remarks=Put up the cot.
- Studio after Lind | property=Alpine studio 14; stay=Lind in the studio; cleaner=Danuta; linen_sets=2; pay=35; remarks=Descale the kettle.
- Cabin after dogs | property=Lake cabin Alder; stay=Dog weekend at the lake; cleaner=Sanna; linen_sets=2; pay=55; remarks=Vacuum twice.
- Farmhouse before the choir | property=Vineyard farmhouse; stay=Choir trip to the farmhouse; cleaner=Danuta; linen_sets=9; pay=140; remarks=Pool cover off.
request damage report|repair request|guest question: Title!;Property->@property|holiday home~Dune cottage|Alpine studio 14;Kind=Damage|Repair|Question|Key problem|Noise;Urgency=Low|Normal|High;Photo:image;Text:long
- Stove smokes | property=Dune cottage; kind=Repair; urgency=High; text=Chimney flap seems stuck.
- Key box code fails | property=Alpine studio 14; kind=Key problem; urgency=High; text=We stand outside in the snow.
- Broken wine glass | property=Vineyard farmhouse; kind=Damage; urgency=Low; text=Two glasses, happy to pay.
- How does the sauna start? | property=Lake cabin Alder; kind=Question; urgency=Normal; text=The timer does not react.
record owner statement|payout|settlement: Title!;Owner->@owner|landlord~Hilda Bruns|Paolo Greco;Property->@property|holiday home~Dune cottage|Alpine studio 14;Month:date;Nights let:number#0-31;Income:money;Commission:money;Costs:money;Payout:money;~Paid:boolean
- Dunes in June | owner=Hilda Bruns; property=Dune cottage; nights_let=22; income=2970; commission=535; costs=260; payout=2175
- Studio in February | owner=Paolo Greco; property=Alpine studio 14; nights_let=24; income=2640; commission=396; costs=180; payout=2064
- Cabin in October | owner=Marit Solberg; property=Lake cabin Alder; nights_let=9; income=720; commission=144; costs=110; payout=466
- Farmhouse in August | owner=Estate Conti; property=Vineyard farmhouse; nights_let=28; income=9520; commission=1142; costs=640; payout=7738
! record blocked period|calendar block|availability [calendar|availab\\w*|block\\w*|sync\\w*]: Title!;Property->@property|holiday home~Dune cottage|Alpine studio 14;From:date;Until:date;Reason=Owner stay|Repair|Portal booking|Closed season
- Owner week in May | property=Dune cottage; reason=Owner stay
- New roof on the studio | property=Alpine studio 14; reason=Repair
- Portal guests in July | property=Vineyard farmhouse; reason=Portal booking
- Cabin closed for ice | property=Lake cabin Alder; reason=Closed season
+ booking|reservation: Property->@property|holiday home;Arrival:date;Departure:date;Adults:number#1-30;Children:number#0-20;Pets:number#0-5
+ review: Property->@property|holiday home;Cleanliness:rating;Location:rating;Value:rating
! record guest review|stay review|property review [review\\w*|rating\\w*]: Title!;Property->@property|holiday home~Dune cottage|Alpine studio 14;Guest name;Rating:rating;Cleanliness:rating;Location:rating;Value:rating;Stayed in:date;Text:long;Answer of the host:long
- A week of wind and sun | property=Dune cottage; guest_name=Efua Osei; rating=5; cleanliness=5; location=5; value=4; text=Everything was there, even boots.
- Close to the lift | property=Alpine studio 14; guest_name=Sven Lind; rating=4; cleanliness=4; location=5; value=4; text=Small but clever.
- Come back in autumn | property=Dune cottage; guest_name=Marta Reyes; rating=5; cleanliness=4; location=5; value=5; text=The stove is wonderful.
- A bit loud at night | property=Alpine studio 14; guest_name=Jon Frei; rating=3; cleanliness=4; location=4; value=3; text=Road below the window.

# campsite|campground|camping|caravan park|motorhome|glamping|tent pitch|rv park
item pitch|camping pitch|plot|site: Number!;Kind=Tent|Caravan|Motorhome|Glamping tent|Cabin;Area->@area|field~Riverside|Pine terrace;Size:number(m²)#10-400;Electricity:number(A)#0-32;Water tap:boolean;Shade=None|Some|Full;Price per night:money;Dogs allowed:boolean;Photo:image;~Status=Free|Occupied|Reserved|Closed
- R-12 | kind=Motorhome; area=Riverside; size=100; electricity=16; shade=Some; price_per_night=32; status=Free
- P-03 | kind=Tent; area=Pine terrace; size=60; electricity=0; shade=Full; price_per_night=19; status=Occupied
- G-01 | kind=Glamping tent; area=Orchard; size=45; electricity=10; shade=Some; price_per_night=78; status=Reserved
- C-08 | kind=Caravan; area=Meadow ring; size=110; electricity=16; shade=None; price_per_night=35; status=Closed
item area|field|section: Name!;Pitches:number#1-1000;Distance to washrooms:number(m)#0-1000;Character=Quiet|Family|Groups|Naturist|Car-free;Map:image;Description:long
- Riverside | pitches=40; distance_to_washrooms=80; character=Family; description=Flat grass along the water.
- Pine terrace | pitches=22; distance_to_washrooms=150; character=Car-free; description=Terraces under old pines.
- Orchard | pitches=8; distance_to_washrooms=40; character=Quiet; description=Safari tents between apple trees.
- Meadow ring | pitches=55; distance_to_washrooms=60; character=Groups; description=Open field around a fire ring.
record stay|camping stay|arrival|check-in: Title!;Camper name!;Pitch->@pitch|camping pitch~R-12|P-03;Arrival:date!;Departure:date!;Adults:number#1-20;Children:number#0-20;Dogs:number#0-5;Number plate;Electricity used:number(kWh)#0-2000;~Total:money;~Status=Reserved|On site|Left|No show
- Bakker on the river | camper_name=Joost Bakker; pitch=R-12; adults=2; children=1; dogs=1; number_plate=AB-123-C; electricity_used=14; total=224; status=Reserved
- Two hikers in the pines | camper_name=Lea Sommer; pitch=P-03; adults=2; children=0; dogs=0; electricity_used=0; total=57; status=On site
- Keller glamping | camper_name=Mona Keller; pitch=G-01; adults=2; children=2; dogs=0; electricity_used=9; total=312; status=Left
- Scout leader caravan | camper_name=Rik Daems; pitch=C-08; adults=1; children=0; dogs=1; number_plate=1-XYZ-234; total=0; status=No show
item price|tariff|fee: Name!;Season=Low|Middle|High;Applies to=Pitch|Adult|Child|Dog|Car|Electricity|Tourist tax;Amount:money!;Unit=per night|per kWh|once;Valid from:date
- Adult high season | season=High; applies_to=Adult; amount=8.5; unit=per night
- Electricity | season=Low; applies_to=Electricity; amount=0.6; unit=per kWh
- Child middle season | season=Middle; applies_to=Child; amount=4; unit=per night
- Dog all year | season=Low; applies_to=Dog; amount=15; unit=once
item rental item|hire item: Name!;Category=Tent|Bicycle|Boat|Barbecue|Fridge|Cot;Quantity:number#1-200;Price per day:money;Deposit:money;Photo:image;Status=Available|Out|Broken
- Kayak double | category=Boat; quantity=6; price_per_day=28; deposit=50; status=Available
- Gas barbecue | category=Barbecue; quantity=4; price_per_day=9; deposit=20; status=Out
- Travel cot | category=Cot; quantity=8; price_per_day=3; deposit=10; status=Available
- Mountain bike L | category=Bicycle; quantity=10; price_per_day=18; deposit=50; status=Broken
event activity|animation|campfire: Title!;Date:date!;Starts at:time;Meeting point;Leader~Fenna|Yves;Age from:number#0-99;Places:number#2-200;Price:money;Description:long
- Stick bread at the fire | meeting_point=Fire ring; leader=Fenna; age_from=0; places=40; price=2; description=Dough is ready, bring a stick.
- Bat walk by the river | meeting_point=Reception; leader=Yves; age_from=6; places=20; price=4; description=Detectors are handed out.
- Pine yoga at eight | meeting_point=Top terrace; leader=Fenna; age_from=14; places=15; price=6; description=Bring a towel.
- Raft building day | meeting_point=Boat landing; leader=Yves; age_from=10; places=24; price=8; description=Barrels, poles and knots.
request problem report|maintenance request|camper request: Title!;Pitch->@pitch|camping pitch~R-12|P-03;Kind=Electricity|Water|Noise|Washroom|Late arrival|Bread order;Urgency=Low|Normal|High;Photo:image;Text:long
- Fuse out on R-12 | pitch=R-12; kind=Electricity; urgency=High; text=Since seven this morning.
- Loud music in the ring | pitch=C-08; kind=Noise; urgency=Normal; text=After eleven, second night.
- Six rolls for tomorrow | pitch=P-03; kind=Bread order; urgency=Low; text=Four plain, two rye.
- Tent arrives at midnight | pitch=G-01; kind=Late arrival; urgency=Normal; text=Train is late, please leave the key.
! record washroom check|cleaning round [clean\\w*|washroom\\w*|sanitary|check\\w*]: Title!;Building;Checked on:date;Checked at:time;Cleaner;Result=Clean|Needs refill|Defect;Notes:long
- Block A noon | building=Block A; cleaner=Irena; result=Needs refill; notes=Soap in the left row.
- Block A evening | building=Block A; cleaner=Irena; result=Clean; notes=Floor dry.
- Block B morning | building=Block B; cleaner=Paul; result=Defect; notes=Shower 4 stays cold.
- Orchard cabins | building=Orchard house; cleaner=Irena; result=Clean; notes=Paper towels refilled.
+ booking|reservation: Pitch->@pitch|camping pitch;Arrival:date;Departure:date;Vehicle length:number(m)#0-15;Dogs:number#0-5

# tour operator|guided tour|city tour|tour guide|sightseeing|walking tour|excursion|travel guide
item tour|guided tour|excursion|trip: Title!;Destination->@destination|place~Old harbour|Salt valley;Difficulty=Easy|Moderate|Hard;Included:long;Price adult:money;Price child:money;Duration:number(h)#0.5-300;Group size:number#1-80;Kind=Walking|Bus|Bike|Boat|Food|Hiking|Private;Meeting point;Languages;Photo:image;Description:long
- Harbour after dark | destination=Old harbour; kind=Walking; duration=2; difficulty=Easy; group_size=18; languages=English, Spanish; price_adult=19; price_child=9; meeting_point=Crane no. 3; included=Lantern, one hot drink; description=Smugglers, sirens and a haunted warehouse.
- Salt valley by bike | destination=Salt valley; kind=Bike; duration=6; difficulty=Moderate; group_size=10; languages=English; price_adult=68; price_child=45; meeting_point=Station forecourt; included=Bike, helmet, picnic; description=38 km past pans and flamingos.
- Market bites | destination=Hope market; kind=Food; duration=3; difficulty=Easy; group_size=12; languages=Spanish, French; price_adult=55; price_child=30; meeting_point=Flower stall; included=Eight tastings; description=Anchovies, cheese and a very old bakery.
- Three summits trek | destination=Eagle ridge; kind=Hiking; duration=54; difficulty=Hard; group_size=8; languages=English; price_adult=310; price_child=0; meeting_point=Bus station; included=Huts, dinners; description=Three days above the tree line.
event departure|tour date|scheduled tour: Title!;Tour->@tour|guided tour~Harbour after dark|Salt valley by bike;Guide->@guide|tour guide~Alba Prieto|Sven Hald;Date:date!;Starts at:time;Language;Places:number#1-80;~Places left:number#0-80;~Status=Planned|Guaranteed|Full|Run|Cancelled
- Dark harbour Friday | tour=Harbour after dark; guide=Alba Prieto; language=English; places=18; places_left=5; status=Guaranteed
- Salt ride Sunday | tour=Salt valley by bike; guide=Sven Hald; language=English; places=10; places_left=7; status=Planned
- Bites Saturday | tour=Market bites; guide=Noemi Lacroix; language=French; places=12; places_left=0; status=Full
- Trek in July | tour=Three summits trek; guide=Iker Ruiz; language=English; places=8; places_left=6; status=Cancelled
person guide|tour guide: Full name!;Languages;Email:email;Phone:phone;Licence number;Licence until:date;Day rate:money;Regions;Photo:image;Biography:long
- Alba Prieto | languages=Spanish, English; email=alba@lanternwalks.example; licence_number=G-2217; day_rate=160; regions=Harbour; biography=Grew up above the fish hall.
- Sven Hald | languages=Danish, English; email=sven@lanternwalks.example; licence_number=G-2304; day_rate=190; regions=Salt valley; biography=Cycles everywhere.
- Noemi Lacroix | languages=French, Spanish; email=noemi@lanternwalks.example; licence_number=G-2350; day_rate=170; regions=City; biography=Trained as a cheese maker.
- Iker Ruiz | languages=Basque, English; email=iker@lanternwalks.example; licence_number=M-0412; day_rate=240; regions=Mountains; biography=Mountain rescuer in winter.
item destination|place|sight|attraction: Name!;Region;Country;Latitude:number#-90-90;Longitude:number#-180-180;Category=Monument|Nature|Museum|Viewpoint|Market|Beach;Opening hours;Entry fee:money;Photo:image;Description:long
- Old harbour | region=Coast; country=Spain; latitude=43.46; longitude=-3.8; category=Monument; opening_hours=Always; entry_fee=0; description=Cranes of 1898 and a fish hall.
- Salt valley | region=South; country=Spain; latitude=37.8; longitude=-0.7; category=Nature; opening_hours=Dawn to dusk; entry_fee=3; description=Pink pans and flamingos.
- Hope market | region=City; country=Spain; latitude=43.46; longitude=-3.81; category=Market; opening_hours=Mon-Sat 8-14; entry_fee=0; description=Iron hall with fish below and cheese above.
- Eagle ridge | region=Mountains; country=Spain; latitude=43.19; longitude=-4.85; category=Viewpoint; opening_hours=June to October; entry_fee=0; description=Limestone crest at 2400 m.
record tour stop|itinerary stop|programme point: Title!;Tour->@tour|guided tour~Harbour after dark|Salt valley by bike;Place->@destination|place~Old harbour|Salt valley;Order:number#1-60;Day:number#1-60;Minutes:number(min)#5-1440;Activity;Notes:long
- Crane no. 3 | tour=Harbour after dark; place=Old harbour; order=1; day=1; minutes=15; activity=Welcome and lanterns
- Flamingo hide | tour=Salt valley by bike; place=Salt valley; order=3; day=1; minutes=40; activity=Watching and picnic
- Anchovy bar | tour=Market bites; place=Hope market; order=2; day=1; minutes=25; activity=Tasting and a short story
- Hut under the crest | tour=Three summits trek; place=Eagle ridge; order=4; day=2; minutes=720; activity=Dinner and night
! record participant|traveller|passenger [travell?er\\w*|participant\\w*|passenger\\w*|guest\\w*]: Full name!;Booking->@booking;Departure->@departure|tour date~Dark harbour Friday|Salt ride Sunday;Age:number#0-110;Phone:phone;Diet=None|Vegetarian|Vegan|Gluten free;Special needs:long;Emergency contact;~Checked in:boolean
- Joan Whitby | departure=Dark harbour Friday; age=61; phone=+44 20 5550 221; diet=None; special_needs=Slow on stairs; emergency_contact=Son, +44 20 5550 222
- Timo Kallio | departure=Salt ride Sunday; age=34; phone=+44 20 5550 223; diet=Vegan; emergency_contact=Wife, +44 20 5550 224
- Amélie Roux | departure=Bites Saturday; age=45; phone=+44 20 5550 225; diet=Gluten free; emergency_contact=Paul, +44 20 5550 226
- George Lamb | departure=Trek in July; age=52; phone=+44 20 5550 227; diet=Vegetarian; special_needs=Knee brace; emergency_contact=Ann, +44 20 5550 228
request group request|private tour request|custom tour: Title!;Email:email;Phone:phone;Destination->@destination|place~Old harbour|Salt valley;Persons:number#1-300;Date wanted:date;Language;Budget:money;Wishes:long
- School class harbour | email=class7@school.example; destination=Old harbour; persons=26; language=English; budget=250; wishes=Ninety minutes, before noon.
- Cheese club visit | email=club@mailbox.example; destination=Hope market; persons=14; language=French; budget=900; wishes=Private tasting upstairs.
- Bird society salt day | email=birds@mailbox.example; destination=Salt valley; persons=20; language=English; budget=1500; wishes=Telescopes and a slow pace.
- Team trek | email=hr@summit.example; destination=Eagle ridge; persons=8; language=English; budget=3000; wishes=Two days, one hut.
! record tour report|guide report|incident [report\\w*|incident\\w*|guide log]: Title!;Departure->@departure|tour date~Dark harbour Friday|Salt ride Sunday;Guide->@guide|tour guide~Alba Prieto|Sven Hald;Guests:number#0-80;Weather;Incident:long;Tips:money
- Dark harbour report | departure=Dark harbour Friday; guide=Alba Prieto; guests=13; weather=Clear, windy; incident=None; tips=32
- Salt ride report | departure=Salt ride Sunday; guide=Sven Hald; guests=9; weather=Hot, 34 °C; incident=One puncture; tips=18
- Bites report | departure=Bites Saturday; guide=Noemi Lacroix; guests=12; weather=Indoors; incident=Late by ten minutes; tips=41
- Trek called off | departure=Trek in July; guide=Iker Ruiz; guests=0; weather=Thunderstorms; incident=Cancelled at the station; tips=0
+ booking: Departure->@departure|tour date;Adults:number#1-80;Children:number#0-80;Hotel pick-up:boolean
+ review: Tour->@tour|guided tour;Guide:rating;Value:rating
record voucher|tour voucher|e-voucher: Voucher number!;Booking->@booking;Departure->@departure|tour date~Dark harbour Friday|Salt ride Sunday;Holder;Persons:number#1-80;Meeting point;Issued on:date;File:file;~Status=Valid|Used|Cancelled
- V-2201 | departure=Dark harbour Friday; holder=Lia Brandt; persons=2; meeting_point=Harbour gate; status=Valid
- V-2202 | departure=Salt ride Sunday; holder=Tom Falk; persons=4; meeting_point=Station square; status=Used
- V-2203 | departure=Salt ride Sunday; holder=Ida Berg; persons=1; meeting_point=Station square; status=Cancelled
- V-2204 | departure=Bites Saturday; holder=Amélie Roux; persons=3; meeting_point=Hope market fountain; status=Valid
! record cancellation|refund|booking cancellation [cancell?at\\w*|refund\\w*]: Title!;Booking->@booking;Reason;Cancelled on:date;Fee:money;Refund:money;~Status=Asked|Approved|Paid back|Refused
- Brandt steps back | reason=Illness; fee=20; refund=118; status=Paid back
- Falk, one person less | reason=Change of plans; fee=15; refund=54; status=Asked
- Storm on Sunday | reason=Called off by us; fee=0; refund=276; status=Approved
- Kallio after the deadline | reason=Missed the train; fee=69; refund=0; status=Refused
+ deposit: Booking->@booking;Amount:money;Balance due on:date

# travel agency|package holiday|holiday package|travel agent|visa service|cruise holiday
item package|holiday package|offer|cruise: Title!;Destination->@destination|resort~Azure coast|Fjord region;Kind=Beach|City break|Cruise|Round trip|Ski|Adventure;Nights:number#1-120;Departure airport;Board=Room only|Breakfast|Half board|All inclusive;Price per person:money;Places:number#1-5000;Starts on:date;Flight included:boolean;Photo:image;Description:long
- Azure week | destination=Azure coast; kind=Beach; nights=7; departure_airport=Manchester; board=Half board; price_per_person=690; places=40; description=Small hotel, two minutes to the sand.
- Five fjords cruise | destination=Fjord region; kind=Cruise; nights=9; departure_airport=Bergen; board=All inclusive; price_per_person=1890; places=120; description=Small ship with kayak stops.
- Lagoon city weekend | destination=Lagoon city; kind=City break; nights=3; departure_airport=Bristol; board=Breakfast; price_per_person=410; places=25; description=Old palace rooms near the canal.
- White valley ski | destination=White valley; kind=Ski; nights=6; departure_airport=Birmingham; board=Room only; price_per_person=780; places=16; description=Apartment at the lift, pass included.
item destination|resort|country: Name!;Country;Climate;Best months;Visa needed:boolean;Vaccinations;Currency;Time difference:number(h)#-12-14;Photo:image;Description:long
- Azure coast | country=Greece; climate=Mediterranean; best_months=May-October; currency=Euro; time_difference=2; description=Coves, pines, slow ferries.
- Fjord region | country=Norway; climate=Cool and wet; best_months=June-August; currency=Krone; time_difference=1; description=Steep walls and long light.
- Lagoon city | country=Italy; climate=Humid, mild winter; best_months=April, October; currency=Euro; time_difference=1; description=Canals, quiet after the last ferry.
- White valley | country=Austria; climate=Alpine; best_months=January-March; currency=Euro; time_difference=1; description=Snow-sure from 1400 m.
person traveller|client|passenger: Full name!;Email:email;Phone:phone;Born on:date;Nationality;Passport number;Passport until:date;Diet=None|Vegetarian|Vegan|Halal|Gluten free;Insurance:boolean;Preferences:long
- Deborah Quaye | email=deborah@mailbox.example; phone=+44 20 5550 231; nationality=British; diet=None; preferences=Aisle seat.
- Ulrich Stamm | email=ulrich@mailbox.example; phone=+44 20 5550 232; nationality=German; diet=Vegetarian; preferences=Outside cabin.
- Lionel Abara | email=lionel@mailbox.example; phone=+44 20 5550 233; nationality=Nigerian; diet=Halal; preferences=Window seat, ground floor.
- Sigrid Thorn | email=sigrid@mailbox.example; phone=+44 20 5550 234; nationality=Swedish; diet=Gluten free; preferences=Train rather than plane.
record trip|travel file|itinerary|journey: Title!;Traveller->@traveller|client~Deborah Quaye|Ulrich Stamm;Package->@package|holiday package~Azure week|Five fjords cruise;Departure:date!;Return:date;Persons:number#1-60;Agent~Milly Crane|Otto Behn;Total price:money;Deposit:money;~Status=Quote|Option|Booked|Paid|Travelling|Completed|Cancelled
- Quaye in the azure | traveller=Deborah Quaye; package=Azure week; persons=2; agent=Milly Crane; total_price=1380; deposit=300; status=Booked
- Stamm to the fjords | traveller=Ulrich Stamm; package=Five fjords cruise; persons=1; agent=Otto Behn; total_price=2190; deposit=500; status=Option
- Thorn ski week | traveller=Sigrid Thorn; package=White valley ski; persons=4; agent=Milly Crane; total_price=3120; deposit=800; status=Travelling
- Abara in the lagoon | traveller=Lionel Abara; package=Lagoon city weekend; persons=2; agent=Otto Behn; total_price=820; deposit=200; status=Completed
record travel segment|flight|transfer|hotel night: Title!;Trip->@trip|travel file~Quaye in the azure|Stamm to the fjords;Kind=Flight|Train|Ferry|Transfer|Hotel|Excursion;From;To;Departs on:date;Departs at:time;Arrives at:time;Confirmation code;Supplier;Price:money
- Manchester to Corfu | trip=Quaye in the azure; kind=Flight; from=Manchester; to=Corfu; confirmation_code=XQ4T7L; supplier=Blue Wing; price=240
- Outside cabin 312 | trip=Stamm to the fjords; kind=Ferry; from=Bergen; to=Bergen; confirmation_code=FJ-8821; supplier=Norline; price=1590
- Night train to the valley | trip=Thorn ski week; kind=Train; from=Hamburg; to=Zell; confirmation_code=NT-0419; supplier=Alpine Night; price=460
- Water taxi to the hotel | trip=Abara in the lagoon; kind=Transfer; from=Airport; to=San Polo; confirmation_code=WT-77; supplier=Laguna Boats; price=110
record travel document|visa application|visa|passport copy: Title!;Traveller->@traveller|client~Deborah Quaye|Ulrich Stamm;Kind=Visa|Passport|Insurance|Voucher|Vaccination;Country;Number;Issued on:date;Valid until:date;File:file;~Status=Missing|Applied|Granted|Refused|Expired
- Ulrich's insurance | traveller=Ulrich Stamm; kind=Insurance; country=World; number=TR-55120; status=Granted
- Lionel's visa | traveller=Lionel Abara; kind=Visa; country=Italy; number=V-330912; status=Granted
- Deborah's passport | traveller=Deborah Quaye; kind=Passport; country=United Kingdom; number=GB-51200; status=Expired
- Sigrid's hotel voucher | traveller=Sigrid Thorn; kind=Voucher; country=Austria; number=HV-1182; status=Missing
request travel enquiry|quote request|trip request: Title!;Email:email;Phone:phone;Destination->@destination|resort~Azure coast|Fjord region;Travel from:date;Travel until:date;Adults:number#1-60;Children:number#0-30;Budget:money;Wishes:long
- Honeymoon in June | email=pair@mailbox.example; destination=Azure coast; adults=2; children=0; budget=3000; wishes=Adults-only hotel with a pool.
- Fjords with grandparents | email=eriksen@mailbox.example; destination=Fjord region; adults=4; children=3; budget=9000; wishes=Ship with a children's club.
- Half-term ski | email=hobbs@mailbox.example; destination=White valley; adults=2; children=2; budget=2800; wishes=Ski school in English.
- Class reunion weekend | email=anna@mailbox.example; destination=Lagoon city; adults=16; children=0; budget=6500; wishes=One hotel for all.
+ booking: Package->@package|holiday package;Adults:number#1-60;Children:number#0-30;Travel insurance:boolean;Departure:date
+ payment: Trip->@trip|travel file;Kind=Deposit|Balance|Refund

# trip planner|travel itinerary|travel diary|travel journal|road trip|backpacking|travel blog
item trip|journey|vacation|holiday: Title!;Destination;Country;Starts on:date!;Ends on:date;Travellers;Budget:money;Currency~EUR|JPY;Purpose=Holiday|City break|Road trip|Hiking|Family visit|Business;Cover:image;Notes:long;~Status=Idea|Planned|Booked|On the way|Over
- Two weeks in Hokkaido | destination=Hokkaido; country=Japan; travellers=Nell and Kaz; budget=5200; currency=JPY; purpose=Road trip; notes=Rental car from Sapporo.; status=Booked
- Lake weekend | destination=Lake Maggiore; country=Italy; travellers=Nell, Kaz, Ida; budget=650; currency=EUR; purpose=Family visit; notes=Aunt's birthday on Sunday.; status=Planned
- Coast path in five days | destination=Pembrokeshire; country=Wales; travellers=Ida; budget=380; currency=GBP; purpose=Hiking; notes=Hostels every second night.; status=Idea
- Kick-off in Lisbon | destination=Lisbon; country=Portugal; travellers=Kaz; budget=900; currency=EUR; purpose=Business; notes=Stay one extra day.; status=Over
record itinerary entry|day plan|stop|activity: Title!;Trip->@trip|journey~Two weeks in Hokkaido|Lake weekend;Day:date!;Starts at:time;Ends at:time;Place->@place|sight~Blue pond|Ferry pier;Kind=Sight|Food|Transport|Hotel|Walk|Free time;Cost:money;Booking code;Notes:long;~Done:boolean
- Morning at the blue pond | trip=Two weeks in Hokkaido; place=Blue pond; kind=Sight; cost=0; notes=Be there before eight.
- Boat to the islands | trip=Lake weekend; place=Ferry pier; kind=Transport; cost=38; booking_code=LM-204; notes=Return by five.
- Cliffs to the lighthouse | trip=Coast path in five days; place=Strumble lighthouse; kind=Walk; cost=0; notes=18 km, carry water.
- Custard tarts at four | trip=Kick-off in Lisbon; place=Tram 28 bakery; kind=Food; cost=6; notes=Queue moves fast.
item place|sight|point of interest: Name!;Address;Latitude:number#-90-90;Longitude:number#-180-180;Category=Sight|Restaurant|Hotel|Beach|Viewpoint|Shop;Opening hours;Website:url;Photo:image;Rating:rating;Notes:long
- Blue pond | address=Biei; latitude=43.49; longitude=142.61; category=Sight; opening_hours=Always; notes=Best colour without wind.
- Ferry pier | address=Stresa; latitude=45.88; longitude=8.54; category=Viewpoint; opening_hours=7-20; notes=Tickets at the kiosk.
- Strumble lighthouse | address=Strumble Head; latitude=52.03; longitude=-5.07; category=Viewpoint; opening_hours=Always; notes=Seals below the wall.
- Tram 28 bakery | address=Rua da Graça 11; latitude=38.72; longitude=-9.13; category=Restaurant; opening_hours=8-19; notes=Cash only.
record accommodation|flight|transport booking|travel booking detail: Title!;Trip->@trip|journey~Two weeks in Hokkaido|Lake weekend;Type=Flight|Train|Hotel|Car|Ferry|Ticket;Provider;Confirmation number;Starts on:date;Ends on:date;Price:money;Document:file;Free cancellation until:date
- Rental car Sapporo | trip=Two weeks in Hokkaido; type=Car; provider=North Wheels; confirmation_number=NW-77192; price=610
- Guesthouse Stresa | trip=Lake weekend; type=Hotel; provider=Casa Lago; confirmation_number=CL-118; price=240
- Hostel at the cliff | trip=Coast path in five days; type=Hotel; provider=Pwll Hostel; confirmation_number=PH-31; price=54
- Flight to Lisbon | trip=Kick-off in Lisbon; type=Flight; provider=Atlantic Air; confirmation_number=K7Q2MN; price=210
record travel expense|expense|cost: Title!;Trip->@trip|journey~Two weeks in Hokkaido|Lake weekend;Category=Transport|Lodging|Food|Tickets|Shopping|Other;Amount:money!;Currency~EUR|JPY;Paid by~Nell|Kaz;Split with;Paid on:date;Receipt:image
- Ramen in Asahikawa | trip=Two weeks in Hokkaido; category=Food; amount=21; currency=JPY; paid_by=Kaz; split_with=Nell
- Island ferry tickets | trip=Lake weekend; category=Tickets; amount=38; currency=EUR; paid_by=Nell; split_with=Kaz, Ida
- Night at the hostel | trip=Coast path in five days; category=Lodging; amount=27; currency=GBP; paid_by=Ida
- Tile for the kitchen | trip=Kick-off in Lisbon; category=Shopping; amount=35; currency=EUR; paid_by=Kaz; split_with=Nell
record packing item|packing list entry|luggage item: Name!;Trip->@trip|journey~Two weeks in Hokkaido|Lake weekend;Category=Clothes|Toiletries|Documents|Electronics|Medicine|Outdoor;Quantity:number#1-50;Carried by~Nell|Kaz;Weight:number(g)#0-30000;~Packed:boolean
- Rain jacket | trip=Two weeks in Hokkaido; category=Clothes; quantity=1; carried_by=Nell; weight=380
- Plug adapter | trip=Two weeks in Hokkaido; category=Electronics; quantity=2; carried_by=Kaz; weight=90
- Blister plasters | trip=Coast path in five days; category=Medicine; quantity=6; carried_by=Ida; weight=20
- Passport copies | trip=Lake weekend; category=Documents; quantity=3; carried_by=Nell; weight=15
record diary entry|journal entry|travel memory: Title!;Trip->@trip|journey~Two weeks in Hokkaido|Lake weekend;Day:date!;Place->@place|sight~Blue pond|Ferry pier;Weather=Sun|Cloud|Rain|Snow|Wind;Mood=Great|Good|Tired|Bad;Text:long;Photo:image;Shared:boolean
- The pond was milk | trip=Two weeks in Hokkaido; place=Blue pond; weather=Cloud; mood=Great; text=No wind, the trees stood in the sky.
- Aunt in the rain | trip=Lake weekend; place=Ferry pier; weather=Rain; mood=Good; text=The cake survived under an umbrella.
- Feet on day two | trip=Coast path in five days; place=Strumble lighthouse; weather=Wind; mood=Tired; text=Eighteen kilometres were twenty-two.
- One day extra | trip=Kick-off in Lisbon; place=Tram 28 bakery; weather=Sun; mood=Great; text=Four tarts, no meetings.
! record traveller|travel companion|trip member [share\\w*|companion\\w*|group|friend\\w*|invite\\w*]: Name!;Trip->@trip|journey~Two weeks in Hokkaido|Lake weekend;Email:email;May edit:boolean;Passport until:date;Emergency contact
- Kaz | trip=Two weeks in Hokkaido; email=kaz@mailbox.example; emergency_contact=Sister Mio
- Ida | trip=Coast path in five days; email=ida@mailbox.example; emergency_contact=Nell
- Nell | trip=Two weeks in Hokkaido; email=nell@mailbox.example; emergency_contact=Mother
- Aunt Grazia | trip=Lake weekend; email=grazia@mailbox.example; emergency_contact=Uncle Renzo
+ comment: Diary entry->@diary entry|journal entry

# ski resort|ski rental|ski school|ski lift|snowboard|ski pass|piste|ski instructor
item lift|slope|piste|run: Name!;Kind=Chairlift|Gondola|Drag lift|Slope|Cross-country trail|Toboggan run;Difficulty=Blue|Red|Black|None;Length:number(m)#50-30000;Height difference:number(m)#0-2500;Persons per hour:number#0-5000;Snow depth:number(cm)#0-800;Groomed on:date;Photo:image;Status=Open|Closed|Wind hold|Grooming
- Hornspitz chair | kind=Chairlift; difficulty=None; length=1480; height_difference=420; persons_per_hour=1800; snow_depth=95; status=Open
- Larch run | kind=Slope; difficulty=Red; length=2300; height_difference=410; persons_per_hour=0; snow_depth=90; status=Grooming
- Village drag | kind=Drag lift; difficulty=Blue; length=320; height_difference=60; persons_per_hour=700; snow_depth=45; status=Closed
- Moonlight toboggan | kind=Toboggan run; difficulty=None; length=3600; height_difference=480; persons_per_hour=0; snow_depth=55; status=Wind hold
item ski set|rental equipment|snowboard|boots: Name!;Category=Alpine ski|Snowboard|Boots|Helmet|Touring ski|Sledge;Length:number(cm)#60-220;Size;Level=Beginner|Intermediate|Expert;Day price:money;Serial number;Last serviced:date;Photo:image;Status=Available|Rented|In service|Retired
- Carver 165 no. 18 | category=Alpine ski; length=165; level=Intermediate; day_price=26; serial_number=C165-18; status=Rented
- Boots 27.5 no. 6 | category=Boots; length=0; size=27.5; level=Beginner; day_price=11; serial_number=B275-06; status=Available
- Freestyle board 154 | category=Snowboard; length=154; level=Expert; day_price=29; serial_number=FB154-02; status=In service
- Wooden sledge 110 | category=Sledge; length=110; level=Beginner; day_price=7; serial_number=WS-31; status=Available
record equipment rental|rental|hire: Title!;Renter name!;Equipment->@ski set|rental equipment~Carver 165 no. 18|Boots 27.5 no. 6;From:date!;Until:date!;Body height:number(cm)#60-220;Body weight:number(kg)#10-180;Boot sole:number(mm)#180-380;DIN setting:number#0.5-14;Insurance:boolean;Price:money;~State=Reserved|Out|Returned|Damaged
- Skis for Nora | renter_name=Nora Vik; equipment=Carver 165 no. 18; body_height=172; body_weight=66; boot_sole=305; din_setting=6; price=130; state=Out
- Boots for Ben | renter_name=Ben Ashby; equipment=Boots 27.5 no. 6; body_height=180; body_weight=82; boot_sole=317; din_setting=5; price=33; state=Reserved
- Board for Elif | renter_name=Elif Kaya; equipment=Freestyle board 154; body_height=166; body_weight=58; boot_sole=290; price=87; state=Damaged
- Sledge for the Webers | renter_name=Karl Weber; equipment=Wooden sledge 110; body_height=178; body_weight=80; price=14; state=Returned
item ski course|lesson offer|group course: Title!;Kind=Group|Private|Children|Race|Freeride;Discipline=Ski|Snowboard|Cross-country|Touring;Level=Beginner|Intermediate|Advanced;Days:number#1-14;Hours per day:number(h)#1-7;Places:number#1-20;Price:money;Age from:number#3-99;Meeting point
- Snow foxes 4-6 | kind=Children; discipline=Ski; level=Beginner; days=5; hours_per_day=3; places=8; price=220; age_from=4; meeting_point=Fox flag
- First turns on a board | kind=Group; discipline=Snowboard; level=Beginner; days=3; hours_per_day=4; places=8; price=195; age_from=8; meeting_point=Practice lift
- Gates before breakfast | kind=Race; discipline=Ski; level=Advanced; days=3; hours_per_day=2; places=6; price=240; age_from=12; meeting_point=Race hut
- Quiet forest tour | kind=Private; discipline=Touring; level=Intermediate; days=1; hours_per_day=5; places=3; price=290; age_from=16; meeting_point=Gondola base
person instructor|ski teacher|guide: Full name!;Disciplines;Languages;Licence level=1|2|3|State;Phone:phone;Email:email;Day rate:money;Photo:image
- Hedi Gruber | disciplines=Ski; languages=German, English; licence_level=State; phone=+44 20 5550 241; email=hedi@hornspitz.example; day_rate=170
- Jonas Lie | disciplines=Snowboard; languages=Norwegian, English; licence_level=2; phone=+44 20 5550 242; email=jonas@hornspitz.example; day_rate=150
- Margaux Petit | disciplines=Ski, touring; languages=French, English; licence_level=State; phone=+44 20 5550 243; email=margaux@hornspitz.example; day_rate=190
- Luka Horn | disciplines=Ski, children; languages=German, Slovene; licence_level=1; phone=+44 20 5550 244; email=luka@hornspitz.example; day_rate=110
record snow report|avalanche report|weather report: Title!;Date:date!;Valley snow:number(cm)#0-400;Summit snow:number(cm)#0-900;Fresh snow:number(cm)#0-200;Temperature:number(°C)#-40-25;Wind:number(km/h)#0-200;Avalanche level:number#1-5;Open lifts:number#0-200;Text:long
- Friday report | valley_snow=40; summit_snow=160; fresh_snow=12; temperature=-7; wind=25; avalanche_level=2; open_lifts=11; text=Powder on the shady side.
- Saturday report | valley_snow=55; summit_snow=185; fresh_snow=28; temperature=-9; wind=60; avalanche_level=4; open_lifts=6; text=Upper lifts on wind hold.
- Sunday report | valley_snow=52; summit_snow=180; fresh_snow=0; temperature=-3; wind=10; avalanche_level=3; open_lifts=14; text=Blue sky, all runs groomed.
- Thaw Wednesday | valley_snow=30; summit_snow=150; fresh_snow=0; temperature=4; wind=20; avalanche_level=2; open_lifts=9; text=Soft below 1500 m, start early.
item ski pass|lift pass|pass type: Name!;Days:number(days)#0.5-200;Guest=Adult|Youth|Child|Senior|Family;Price:money;Season=Low|High|Whole winter;Valid lifts;Deposit:money
- Day adult high | days=1; guest=Adult; price=54; season=High; valid_lifts=All; deposit=3
- Six days child | days=6; guest=Child; price=120; season=Low; valid_lifts=All; deposit=3
- Family weekend | days=2; guest=Family; price=175; season=High; valid_lifts=All; deposit=10
- Winter senior | days=140; guest=Senior; price=390; season=Whole winter; valid_lifts=All except night skiing; deposit=3
request accident report|rescue call|lost item: Title!;Lift or slope->@lift|slope~Hornspitz chair|Larch run;Kind=Accident|Lost item|Lost child|Lift fault;Time:time;Injury;Reported by;Helmet worn:boolean;Description:long
- Knee on the Larch run | lift_or_slope=Larch run; kind=Accident; injury=Knee; reported_by=Patrol 2; description=At the second bend, sledge sent.
- Chair stopped ten minutes | lift_or_slope=Hornspitz chair; kind=Lift fault; injury=None; reported_by=Lift crew; description=Safety gate sensor.
- Red glove found | lift_or_slope=Village drag; kind=Lost item; injury=None; reported_by=Luka Horn; description=Child size, at the cash desk.
- Toboggan into fence | lift_or_slope=Moonlight toboggan; kind=Accident; injury=Wrist; reported_by=Patrol 1; description=Fence at the third lamp bent.
+ booking: Course->@ski course|lesson offer;Instructor->@instructor|ski teacher;First day:date;Level=Beginner|Intermediate|Advanced
+ ticket: Pass->@ski pass|lift pass;Card number;Valid from:date
# boat rental|yacht charter|marina|kayak|canoe|sailing boat|boat hire|marina berth
item boat|yacht|kayak|canoe: Name!;Type=Sailing yacht|Motor boat|Kayak|Canoe|Pedal boat|Houseboat|SUP;Length:number(m)#2-60;Berths:number#0-20;Persons at most:number#1-50;Engine:number(hp)#0-1000;Licence needed:boolean;Price per hour:money;Price per day:money;Deposit:money;Photo:image;Status=In port|Out|Maintenance|Winter storage
- Seeschwalbe | type=Sailing yacht; length=9.8; berths=6; persons_at_most=8; engine=18; price_per_hour=0; price_per_day=260; deposit=800; status=In port
- Kayak red 4 | type=Kayak; length=4.8; berths=0; persons_at_most=2; engine=0; price_per_hour=9; price_per_day=38; deposit=30; status=Out
- Houseboat Linde | type=Houseboat; length=11.5; berths=8; persons_at_most=10; engine=40; price_per_hour=0; price_per_day=320; deposit=1000; status=Winter storage
- Pedal swan 2 | type=Pedal boat; length=2.9; berths=0; persons_at_most=4; engine=0; price_per_hour=12; price_per_day=60; deposit=20; status=Maintenance
item berth|mooring|jetty place: Number!;Jetty;Length:number(m)#2-60;Depth:number(m)#0.5-15;Power:number(A)#0-63;Water:boolean;Season price:money;Night price:money;~Status=Free|Rented|Guest|Closed
- B-14 | jetty=B; length=12; depth=2.6; power=16; season_price=1450; night_price=24; status=Rented
- G-02 | jetty=Guest; length=10; depth=2.2; power=16; season_price=0; night_price=22; status=Free
- A-03 | jetty=A; length=8; depth=1.9; power=10; season_price=890; night_price=18; status=Guest
- C-20 | jetty=C; length=16; depth=3.4; power=32; season_price=2600; night_price=38; status=Closed
record charter|boat rental|hire|trip: Title!;Renter name!;Boat->@boat|yacht~Seeschwalbe|Kayak red 4;From:date!;Out at:time;Until:date;Back at:time;Persons:number#1-50;Licence number;Price:money;Deposit:money;~State=Reserved|Out|Returned|Overdue|Damaged
- Week for the Hartmanns | renter_name=Lutz Hartmann; boat=Seeschwalbe; persons=4; licence_number=SBF-20117; price=1690; deposit=800; state=Reserved
- Red kayak Sunday | renter_name=Mina Osei; boat=Kayak red 4; persons=2; price=38; deposit=30; state=Out
- Linde for the scouts | renter_name=Petra Voss; boat=Houseboat Linde; persons=9; licence_number=BI-40092; price=960; deposit=1000; state=Returned
- Swan for an hour | renter_name=Ali Deniz; boat=Pedal swan 2; persons=3; price=12; deposit=20; state=Damaged
record handover check|check-out|return check: Title!;Charter->@charter|boat rental~Week for the Hartmanns|Red kayak Sunday;Date:date!;Checked by~Keno Brandt|Silke Aust;Engine hours:number(h)#0-20000;Life jackets:number#0-50;Hull ok:boolean;Sails ok:boolean;Damage:long;Photo:image
- Red kayak out | charter=Red kayak Sunday; checked_by=Silke Aust; engine_hours=0; life_jackets=2; damage=Old scratch at the bow.
- Seeschwalbe briefing | charter=Week for the Hartmanns; checked_by=Keno Brandt; engine_hours=1204; life_jackets=6; damage=None
- Linde back | charter=Linde for the scouts; checked_by=Keno Brandt; engine_hours=811; life_jackets=10; damage=Scuff on the port rail.
- Swan back | charter=Swan for an hour; checked_by=Silke Aust; engine_hours=0; life_jackets=4; damage=Left pedal bent.
record logbook entry|log entry|voyage: Title!;Boat->@boat|yacht~Seeschwalbe|Kayak red 4;Skipper;Date:date!;From port;To port;Distance:number(nm)#0-2000;Wind:number(Bft)#0-12;Engine hours:number(h)#0-500;Remarks:long
- Crossing to the island | boat=Seeschwalbe; skipper=Lutz Hartmann; from_port=Home marina; to_port=Island quay; distance=22; wind=4; engine_hours=1.2; remarks=One reef after noon.
- Island to outer reef | boat=Seeschwalbe; skipper=Lutz Hartmann; from_port=Island quay; to_port=Reef anchorage; distance=9; wind=2; engine_hours=0.4; remarks=Anchored in six metres.
- Canal day with scouts | boat=Houseboat Linde; skipper=Petra Voss; from_port=Home marina; to_port=Lock 3; distance=14; wind=1; engine_hours=4; remarks=Forty minutes at the lock.
- Home in a blow | boat=Seeschwalbe; skipper=Keno Brandt; from_port=Island quay; to_port=Home marina; distance=23; wind=6; engine_hours=2; remarks=Two reefs, wet crew.
work boat maintenance|repair|service job: Title!;Boat->@boat|yacht~Seeschwalbe|Kayak red 4;Kind=Engine|Hull|Rigging|Safety gear|Antifouling|Cleaning;Due on:date;Assigned to~Keno Brandt|Silke Aust;Cost:money;Notes:long
- Change impeller | boat=Seeschwalbe; kind=Engine; assigned_to=Keno Brandt; cost=85; notes=Spare in locker 3.
- Antifouling Linde | boat=Houseboat Linde; kind=Antifouling; assigned_to=Silke Aust; cost=640; notes=Two coats, blue.
- Weld swan pedal | boat=Pedal swan 2; kind=Hull; assigned_to=Keno Brandt; cost=45; notes=Check the right one too.
- Renew flares | boat=Seeschwalbe; kind=Safety gear; assigned_to=Silke Aust; cost=120; notes=Old ones to the fire station.
request berth request|charter enquiry|damage report: Title!;Email:email;Phone:phone;Kind=Berth|Charter|Damage|Crane date;Boat length:number(m)#1-60;From:date;Until:date;Text:long
- Guest berth for 11 m | email=skipper@mailbox.example; kind=Berth; boat_length=11; text=Two nights, shore power please.
- Crane for the keel | email=moor@mailbox.example; kind=Crane date; boat_length=9; text=Four tons, any weekday.
- Ten kayaks for a class | email=pe@school.example; kind=Charter; boat_length=5; text=With a guide, two hours.
- Scratch on my hull | email=a03@mailbox.example; kind=Damage; boat_length=8; text=Guest boat touched me at the jetty.
+ booking|reservation: Boat->@boat|yacht;From:date;Until:date;Persons:number#1-50;Skipper wanted:boolean;Licence number
+ invoice: Berth->@berth|mooring;Season

# bike rental|bicycle rental|e-bike|bike sharing|bike hire|scooter rental|cargo bike
item bike|bicycle|e-bike|scooter: Number!;Type=City bike|E-bike|Mountain bike|Cargo bike|Child bike|Scooter;Frame size~M|54 cm;Station->@station|rental station~Main station|Lake kiosk;Battery:percent;Mileage:number(km)#0-100000;Price per hour:money;Price per day:money;Last serviced:date;Photo:image;Status=Available|Rented|In repair|Missing
- E-21 | type=E-bike; frame_size=M; station=Main station; battery=88; mileage=2310; price_per_hour=6; price_per_day=32; status=Available
- C-03 | type=Cargo bike; frame_size=One size; station=Lake kiosk; battery=64; mileage=1180; price_per_hour=7; price_per_day=38; status=Rented
- M-14 | type=Mountain bike; frame_size=L; station=Forest gate; battery=0; mileage=3920; price_per_hour=8; price_per_day=36; status=In repair
- K-02 | type=Child bike; frame_size=20 inch; station=Campus; battery=0; mileage=540; price_per_hour=3; price_per_day=12; status=Missing
item station|rental station|dock|branch: Name!;Address;Latitude:number#-90-90;Longitude:number#-180-180;Docks:number#1-500;~Bikes present:number#0-500;Opens at:time;Closes at:time;Phone:phone
- Main station | address=Station square 1; latitude=47.05; longitude=8.31; docks=40; bikes_present=27; phone=+44 20 5550 251
- Lake kiosk | address=Quay 18; latitude=47.04; longitude=8.33; docks=15; bikes_present=9; phone=+44 20 5550 252
- Forest gate | address=Pine road 70; latitude=47.08; longitude=8.29; docks=20; bikes_present=16; phone=+44 20 5550 253
- Campus | address=Library steps; latitude=47.06; longitude=8.3; docks=60; bikes_present=12; phone=+44 20 5550 254
record rental|bike rental|ride|hire: Title!;Renter name!;Bike->@bike|bicycle~E-21|C-03;From station->@station|rental station~Main station|Lake kiosk;To station->@station|rental station~Main station|Lake kiosk;Out on:date!;Out at:time;Back on:date;Back at:time;Distance:number(km)#0-1000;Deposit:money;~Price:money;~State=Reserved|Out|Returned|Overdue
- Cargo for the move | renter_name=Juri Baum; bike=C-03; from_station=Lake kiosk; to_station=Lake kiosk; distance=14; deposit=100; price=38; state=Out
- E-bike lake tour | renter_name=Anouk Favre; bike=E-21; from_station=Main station; to_station=Lake kiosk; distance=31; deposit=50; price=32; state=Returned
- Trail day | renter_name=Nico Frei; bike=M-14; from_station=Forest gate; to_station=Forest gate; distance=42; deposit=80; price=36; state=Overdue
- Child bike for Lio | renter_name=Sara Keller; bike=K-02; from_station=Campus; to_station=Lake kiosk; distance=0; deposit=20; price=12; state=Reserved
record return check|bike check|inspection: Title!;Rental->@rental|bike rental~Cargo for the move|E-bike lake tour;Checked on:date!;Checked by~Rico Lang|Eva Brun;Brakes ok:boolean;Lights ok:boolean;Tyres ok:boolean;Damage:long;Charge:money;Photo:image
- Lake tour back | rental=E-bike lake tour; checked_by=Eva Brun; damage=None; charge=0
- Trail day back | rental=Trail day; checked_by=Rico Lang; damage=Bent derailleur hanger; charge=25
- Cargo after the move | rental=Cargo for the move; checked_by=Eva Brun; damage=Box scratched; charge=0
- Lio brings it back | rental=Child bike for Lio; checked_by=Eva Brun; damage=Bell missing; charge=4
work repair|bike service|repair order: Title!;Bike->@bike|bicycle~E-21|C-03;Work=Puncture|Brakes|Gears|Battery|Wheel|Full service;Due on:date;Mechanic~Rico Lang|Dario Senn;Parts;Cost:money;Notes:long
- New brake pads | bike=C-03; work=Brakes; mechanic=Dario Senn; parts=Two pairs of pads; cost=28; notes=Front squeals.
- Hanger and gears | bike=M-14; work=Gears; mechanic=Rico Lang; parts=Hanger; cost=32; notes=Index after test ride.
- Battery swap | bike=E-21; work=Battery; mechanic=Dario Senn; parts=500 Wh pack; cost=410; notes=Old pack at 61 percent.
- Winter service small bike | bike=K-02; work=Full service; mechanic=Rico Lang; parts=Chain, bell; cost=30; notes=When found.
request damage report|fault report|lost bike: Title!;Bike->@bike|bicycle~E-21|C-03;Kind=Puncture|Broken|Stolen|Wrongly parked|Battery empty;Place;Photo:image;Phone:phone;Text:long
- Flat tyre at the pier | bike=E-21; kind=Puncture; place=Pier 4; text=Rear wheel, glass.
- Cargo in the fire lane | bike=C-03; kind=Wrongly parked; place=Market hall; text=Blocks the gate.
- Child bike gone | bike=K-02; kind=Stolen; place=Campus; text=Lock lies cut on the ground.
- No power on the hill | bike=E-21; kind=Battery empty; place=Castle road; text=Showed 80 percent at the start.
item accessory|extra: Name!;Kind=Helmet|Child seat|Lock|Pannier|Trailer|Map;Quantity:number#1-500;Price per day:money;Size;Photo:image
- Helmet M | kind=Helmet; quantity=25; price_per_day=3; size=M
- Child trailer | kind=Trailer; quantity=4; price_per_day=14; size=Two children
- Frame lock long chain | kind=Lock; quantity=40; price_per_day=1; size=120 cm
- Rear pannier pair | kind=Pannier; quantity=12; price_per_day=6; size=40 l
item tariff|pass|price plan: Name!;Kind=Pay per ride|Day pass|Week|Season|Yearly;Price:money;Free minutes:number(min)#0-1440;Price per extra hour:money;Bike types;Conditions:long
- Yearly commuter | kind=Yearly; price=89; free_minutes=30; price_per_extra_hour=3; bike_types=City bike; conditions=One bike at a time.
- Single ride | kind=Pay per ride; price=1.5; free_minutes=20; price_per_extra_hour=4; bike_types=City bike; conditions=Back at any station.
- Day pass e-bike | kind=Day pass; price=32; free_minutes=0; price_per_extra_hour=5; bike_types=E-bike; conditions=Same station by closing time.
- Holiday week | kind=Week; price=120; free_minutes=0; price_per_extra_hour=0; bike_types=City bike, mountain bike; conditions=Helmet and lock included.
+ booking|reservation: Bike->@bike|bicycle;Pick-up station->@station|rental station;From:date;Until:date;Rider height:number(cm)#90-220

# car rental|camper van|campervan|motorhome rental|rental car|car hire|van rental
item vehicle|car|camper|van: Name!;Class->@vehicle class|car class|car category~Small|Compact|Estate|Van|Camper|Luxury;Number plate!;Seats:number#1-20;Sleeps:number#0-8;Gearbox=Manual|Automatic;Fuel=Petrol|Diesel|Electric|Hybrid;Mileage:number(km)#0-1000000;Price per day:money;Free km per day:number(km)#0-2000;Branch->@branch|location~Airport|City depot;Photo:image;Status=Available|Rented|Workshop|Cleaning|Sold
- Camper Fuchs | class=Camper; number_plate=KX-440-F; seats=4; sleeps=4; gearbox=Manual; fuel=Diesel; mileage=48200; price_per_day=119; free_km_per_day=300; branch=City depot; status=Available
- Compact blue | class=Compact; number_plate=KX-118-B; seats=5; sleeps=0; gearbox=Automatic; fuel=Hybrid; mileage=22900; price_per_day=49; free_km_per_day=250; branch=Airport; status=Rented
- Estate Marten | class=Estate; number_plate=KX-205-M; seats=5; sleeps=0; gearbox=Manual; fuel=Diesel; mileage=61300; price_per_day=62; free_km_per_day=400; branch=North station; status=Workshop
- City spark | class=Small; number_plate=KX-731-E; seats=4; sleeps=0; gearbox=Automatic; fuel=Electric; mileage=9800; price_per_day=39; free_km_per_day=200; branch=Airport; status=Cleaning
item branch|location|depot: Name!;Address;Phone:phone;Email:email;Opens at:time;Closes at:time;Key box:boolean;One-way fee:money
- Airport | address=Terminal 1; phone=+44 20 5550 261; email=airport@roamwheels.example; one_way_fee=60
- City depot | address=Dock street 30; phone=+44 20 5550 262; email=city@roamwheels.example; one_way_fee=40
- North station | address=Station yard 5; phone=+44 20 5550 263; email=north@roamwheels.example; one_way_fee=50
- Camper yard | address=Ring road 88; phone=+44 20 5550 266; email=campers@roamwheels.example; one_way_fee=120
record rental|rental contract|hire|rental agreement: Contract number!;Driver->@driver|renter~Sofia Lund|Max Okafor;Vehicle->@vehicle|car~Camper Fuchs|Compact blue;Pick-up branch->@branch|location~Airport|City depot;From:date!;Until:date!;Insurance=Basic|Reduced excess|Full cover;Price:money;Deposit:money;~Km driven:number(km)#0-100000;~Status=Reserved|On the road|Returned|Closed|Cancelled
- R-3301 | driver=Sofia Lund; vehicle=Camper Fuchs; pick_up_branch=City depot; insurance=Full cover; price=1190; deposit=1000; km_driven=0; status=Reserved
- R-3302 | driver=Max Okafor; vehicle=Compact blue; pick_up_branch=Airport; insurance=Basic; price=147; deposit=300; km_driven=410; status=On the road
- R-3303 | driver=Eileen Marsh; vehicle=Estate Marten; pick_up_branch=North station; insurance=Reduced excess; price=310; deposit=500; km_driven=1120; status=Closed
- R-3304 | driver=Tomas Ruiz; vehicle=City spark; pick_up_branch=Airport; insurance=Basic; price=78; deposit=300; km_driven=0; status=Cancelled
person driver|renter|licence holder: Full name!;Born on:date;Email:email;Phone:phone;Address;Licence number;Licence since:date;Licence country;Licence copy:file;Additional driver:boolean
- Sofia Lund | email=sofia@mailbox.example; phone=+44 20 5550 264; address=Elm row 4; licence_number=SL-881204; licence_country=Sweden
- Max Okafor | email=max@mailbox.example; phone=+44 20 5550 265; address=Hill street 90; licence_number=MO-119031; licence_country=United Kingdom
- Eileen Marsh | email=eileen@mailbox.example; phone=+44 20 5550 267; address=Orchard way 2; licence_number=EM-440921; licence_country=Ireland
- Tomas Ruiz | email=tomas@mailbox.example; phone=+44 20 5550 268; address=Quay court 17; licence_number=TR-702215; licence_country=Spain
record handover protocol|check-out|return check|vehicle check|mileage|mileage reading|fuel level: Title!;Rental->@rental|rental contract|rental agreement~R-3301|R-3302;Vehicle->@vehicle|car~Camper Fuchs|Compact blue;Kind=Handover|Return;Date:date!;Mileage:number(km)#0-1000000;Fuel level:percent;Damage found:long;Cleanliness=Clean|Dirty|Very dirty;Checked by~Ilka Roth|Sam Peel;Photo:image;Signature:image
- Blue out to Okafor | rental=R-3302; kind=Handover; mileage=22490; fuel_level=100; damage_found=Scratch on the rear bumper; cleanliness=Clean; checked_by=Sam Peel
- Marten back from Marsh | rental=R-3303; kind=Return; mileage=61300; fuel_level=75; damage_found=None; cleanliness=Dirty; checked_by=Ilka Roth
- Marten out to Marsh | rental=R-3303; kind=Handover; mileage=60180; fuel_level=100; damage_found=Small dent, left rear door; cleanliness=Clean; checked_by=Sam Peel
- Blue back | rental=R-3302; kind=Return; mileage=22900; fuel_level=40; damage_found=None new; cleanliness=Very dirty; checked_by=Ilka Roth
record damage|damage report|accident: Title!;Vehicle->@vehicle|car~Camper Fuchs|Compact blue;Rental->@rental|rental contract~R-3301|R-3302;Happened on:date;Part=Bumper|Door|Windscreen|Mirror|Wheel|Interior;Estimate:money;Charged to renter:money;Photo:image;Description:long;~Status=Reported|Estimated|Repaired|Closed
- Mirror of the Fuchs | vehicle=Camper Fuchs; part=Mirror; estimate=180; charged_to_renter=0; description=Cracked glass, found in the yard.; status=Estimated
- Bumper of the blue | vehicle=Compact blue; rental=R-3302; part=Bumper; estimate=240; charged_to_renter=0; description=Scratch was there before.; status=Reported
- Stone chip Marten | vehicle=Estate Marten; rental=R-3303; part=Windscreen; estimate=95; charged_to_renter=95; description=Chip right of the mirror.; status=Repaired
- Wheel of the spark | vehicle=City spark; part=Wheel; estimate=130; charged_to_renter=130; description=Kerb mark on the rim.; status=Closed
work vehicle service|maintenance|cleaning job: Title!;Vehicle->@vehicle|car~Camper Fuchs|Compact blue;Kind=Service|Tyres|Cleaning|Inspection|Gas test|Repair;Due on:date;Workshop;Cost:money;Assigned to~Ilka Roth|Sam Peel;Notes:long
- Gas test Fuchs | vehicle=Camper Fuchs; kind=Gas test; workshop=Caravan centre; cost=60; assigned_to=Ilka Roth; notes=Before the July rental.
- Winter tyres Marten | vehicle=Estate Marten; kind=Tyres; workshop=Own yard; cost=0; assigned_to=Sam Peel; notes=Set is in rack 14.
- Battery check spark | vehicle=City spark; kind=Inspection; workshop=Volt garage; cost=75; assigned_to=Ilka Roth; notes=Range dropped in frost.
- Deep clean blue | vehicle=Compact blue; kind=Cleaning; workshop=Own yard; cost=20; assigned_to=Sam Peel; notes=Sand in the boot.
item extra|equipment|add-on: Name!;Kind=Child seat|Bike rack|Bedding|Camping chairs|Navigation|Snow chains;Quantity:number#0-500;Price per rental:money;Price per day:money
- Child seat group 1 | kind=Child seat; quantity=12; price_per_rental=25; price_per_day=5
- Bedding for two | kind=Bedding; quantity=20; price_per_rental=39; price_per_day=0
- Snow chains 205 | kind=Snow chains; quantity=9; price_per_rental=30; price_per_day=4
- Rack for two bikes | kind=Bike rack; quantity=6; price_per_rental=45; price_per_day=6
+ booking|reservation: Vehicle->@vehicle|car;Pick-up branch->@branch|location;From:date;Until:date;Extras;Driver age:number#18-99
+ invoice: Rental->@rental|rental contract;Extra km:number(km)#0-100000
! item vehicle class|car class|car category|vehicle category [class\\w*|categor\\w*]: Name!;Code;Example model;Seats:number#1-20;Doors:number#1-6;Suitcases:number#0-20;Price per day:money;Deposit:money;Minimum age:number(years)#17-30;Picture:image
- Small | code=S; example_model=Town hatch; seats=4; doors=3; suitcases=1; price_per_day=29; deposit=200; minimum_age=19
- Compact | code=C; example_model=Compact blue; seats=5; doors=5; suitcases=2; price_per_day=38; deposit=250; minimum_age=19
- Estate | code=E; example_model=Family estate; seats=5; doors=5; suitcases=4; price_per_day=52; deposit=300; minimum_age=21
- Van | code=V; example_model=Nine-seater; seats=9; doors=5; suitcases=6; price_per_day=78; deposit=500; minimum_age=21
- Camper | code=K; example_model=Camper Fuchs; seats=4; doors=4; suitcases=4; price_per_day=99; deposit=900; minimum_age=23
- Luxury | code=L; example_model=Saloon long; seats=5; doors=4; suitcases=3; price_per_day=140; deposit=1200; minimum_age=25

# library of things|tool library|lending library|borrow tools|neighbour sharing|tool sharing|lend and borrow
item thing|item|tool|object: Name!;Category=Tools|Garden|Kitchen|Camping|Sports|Party|Electronics|Toys;Owner->@lender|neighbour~Greta Lind|House fund;Condition=New|Good|Used|Needs repair;Replacement value:money;Deposit:money;Fee per day:money;Longest loan:number(days)#1-90;Location;Photo:image;Instructions:long;~Status=Available|Lent|Reserved|In repair|Retired
- Hammer drill | category=Tools; owner=House fund; condition=Good; replacement_value=140; deposit=30; fee_per_day=4; longest_loan=5; location=Cellar shelf 2; instructions=Pull the trigger gently, dust mask in the case.; status=Available
- Six-person tent | category=Camping; owner=Greta Lind; condition=Used; replacement_value=260; deposit=40; fee_per_day=6; longest_loan=14; location=Greta, 3rd floor; instructions=Dry before packing.; status=Lent
- Waffle iron | category=Kitchen; owner=Tobi Raman; condition=Good; replacement_value=45; deposit=10; fee_per_day=2; longest_loan=3; location=Cellar shelf 1; status=Reserved
- Hedge trimmer | category=Garden; owner=House fund; condition=Needs repair; replacement_value=120; deposit=30; fee_per_day=4; longest_loan=4; location=Shed; status=In repair
person lender|neighbour|borrower: Full name!;Address;Phone:phone;Email:email;Joined on:date;Identity checked:boolean;~Rating:rating;Yearly fee paid:boolean;Note:long
- Greta Lind | address=Linden row 12, 3rd floor; phone=+44 20 5550 271; email=greta@mailbox.example
- House fund | address=Linden row 12; phone=+44 20 5550 272; email=house@mailbox.example; note=Things bought together.
- Tobi Raman | address=Linden row 18; phone=+44 20 5550 273; email=tobi@mailbox.example
- Yvonne Castro | address=Linden row 20; phone=+44 20 5550 274; email=yvonne@mailbox.example; note=Home after six.
record loan|lending|borrowing|hire: Title!;Thing->@thing|item~Hammer drill|Six-person tent;Borrower->@lender|neighbour~Greta Lind|Tobi Raman;From:date!;Due back on:date!;~Returned on:date;Deposit paid:money;Fee:money;Condition out=New|Good|Used|Needs repair;~State=Reserved|Lent|Returned|Overdue|Damaged
- Tent to Tobi | thing=Six-person tent; borrower=Tobi Raman; deposit_paid=40; fee=18; condition_out=Used; state=Lent
- Drill for Greta | thing=Hammer drill; borrower=Greta Lind; deposit_paid=30; fee=4; condition_out=Good; state=Reserved
- Waffles for the fete | thing=Waffle iron; borrower=Yvonne Castro; deposit_paid=10; fee=2; condition_out=Good; state=Returned
- Trimmer to Tobi | thing=Hedge trimmer; borrower=Tobi Raman; deposit_paid=30; fee=8; condition_out=Used; state=Damaged
record return check|condition check|damage report: Title!;Loan->@loan|lending~Tent to Tobi|Drill for Greta;Checked on:date!;Checked by~Greta Lind|Tobi Raman;Complete:boolean;Clean:boolean;Damage:long;Charge:money;Photo:image
- Tent before Tobi | loan=Tent to Tobi; checked_by=Greta Lind; damage=One peg missing; charge=0
- Waffle iron back | loan=Waffles for the fete; checked_by=Tobi Raman; damage=None; charge=0
- Trimmer blade chipped | loan=Trimmer to Tobi; checked_by=Greta Lind; damage=Two teeth broken; charge=15
- Drill dust | loan=Drill for Greta; checked_by=Tobi Raman; damage=Not cleaned; charge=3
request borrow request|loan request|wish|search request: Title!;Thing->@thing|item~Hammer drill|Six-person tent;From:date;Until:date;Purpose;Message:long;Pick-up time:time
- Drill on Saturday | thing=Hammer drill; purpose=Hang a shelf; message=I can fetch it at nine.
- Tent for a festival | thing=Six-person tent; purpose=Music festival; message=Four nights, I will dry it.
- Waffles at school | thing=Waffle iron; purpose=Cake sale; message=Only Friday morning.
- Trimmer when repaired | thing=Hedge trimmer; purpose=Front hedge; message=No hurry.
work repair|maintenance|repair task: Title!;Thing->@thing|item~Hammer drill|Six-person tent;Due on:date;Assigned to~Tobi Raman|Greta Lind;Cost:money;Notes:long
- Sew the tent bag | thing=Six-person tent; assigned_to=Tobi Raman; cost=0; notes=Seam open at the bottom.
- Replace trimmer blade | thing=Hedge trimmer; assigned_to=Tobi Raman; cost=28; notes=Blade 50 cm ordered.
- New drill chuck key | thing=Hammer drill; assigned_to=Greta Lind; cost=6; notes=Tie it to the cable.
- Check waffle plug | thing=Waffle iron; assigned_to=Tobi Raman; cost=4; notes=Cable warm near the plug.
! record waiting list entry|reservation queue [waiting|queue|reserv\\w*|wait list]: Title!;Thing->@thing|item~Hammer drill|Six-person tent;Neighbour->@lender|neighbour~Greta Lind|Tobi Raman;Wanted from:date;Position:number#1-100
- Tobi waits for the drill | thing=Hammer drill; neighbour=Tobi Raman; position=1
- Yvonne waits for the tent | thing=Six-person tent; neighbour=Yvonne Castro; position=1
- Greta waits for the trimmer | thing=Hedge trimmer; neighbour=Greta Lind; position=2
- Yvonne waits for the trimmer | thing=Hedge trimmer; neighbour=Yvonne Castro; position=1
+ booking|reservation: Thing->@thing|item;From:date;Until:date;Pick-up=At the shelf|From the neighbour|Delivery
+ review: Thing->@thing|item;Reliability:rating
+ payment: Loan->@loan|lending;Kind=Deposit|Fee|Deposit back|Damage

# hiking|hiker|mountain hut|hiking route|trekking|alpine club|mountain guide
item trail|route|hike|hiking trail: Name!;Region;Start;End;Length:number(km)#0.5-5000;Ascent:number(m)#0-20000;Duration:number(h)#0.5-500;Grade=T1|T2|T3|T4|T5;Best season;GPX track:file;Photo:image;Description:long;Status=Open|Partly closed|Closed
- Marmot ridge loop | region=Upper valley; start=Bus stop Grund; end=Bus stop Grund; length=13.5; ascent=940; duration=5.5; grade=T3; best_season=June-October; description=Airy ridge, one short chain.; status=Open
- Mill gorge path | region=Lower valley; start=Old mill; end=Chapel; length=6.2; ascent=280; duration=2; grade=T1; best_season=All year; description=Bridges and spray.; status=Partly closed
- Glacier balcony | region=High valley; start=Cable car; end=Marmot hut; length=9.8; ascent=620; duration=4; grade=T4; best_season=July-September; description=Scree, ladders and a wide view of the ice.; status=Closed
- Larch meadow round | region=Upper valley; start=Car park Boden; end=Car park Boden; length=8.1; ascent=350; duration=3; grade=T2; best_season=May-November; description=Golden in October.; status=Open
item hut|mountain hut|shelter: Name!;Altitude:number(m)#0-5000;Beds:number#0-400;Winter room:number#0-60;Warden~Resi Moser|Luc Favre;Phone:phone;Opens on:date;Closes on:date;Price bed:money;Half board:money;Latitude:number#-90-90;Longitude:number#-180-180;Photo:image
- Marmot hut | altitude=2310; beds=64; winter_room=8; warden=Resi Moser; phone=+44 20 5550 281; price_bed=28; half_board=62
- Gorge shelter | altitude=980; beds=12; winter_room=12; warden=Luc Favre; phone=+44 20 5550 282; price_bed=12; half_board=0
- Balcony bivouac | altitude=2740; beds=9; winter_room=9; warden=None; price_bed=10; half_board=0
- Larch inn | altitude=1620; beds=30; winter_room=0; warden=Vreni Caduff; phone=+44 20 5550 283; price_bed=35; half_board=70
record hike log|walked tour|tour entry|hike: Title!;Trail->@trail|route~Marmot ridge loop|Mill gorge path;Hiker~Anka Weber|Joe Birch;Walked on:date!;Start time:time;Minutes:number(min)#10-3000;Distance:number(km)#0.5-200;Ascent:number(m)#0-8000;Weather=Sun|Cloud|Rain|Snow|Fog;Companions;Rating:rating;Photo:image;Notes:long
- Ridge in June | trail=Marmot ridge loop; hiker=Anka Weber; minutes=345; distance=13.5; ascent=940; weather=Sun; companions=Joe; notes=Snow field below the saddle.
- Gorge after rain | trail=Mill gorge path; hiker=Joe Birch; minutes=110; distance=6.2; ascent=280; weather=Cloud; notes=Second bridge slippery.
- Larches in gold | trail=Larch meadow round; hiker=Anka Weber; minutes=190; distance=8.1; ascent=350; weather=Sun; notes=Cows still up there.
- Turned back on the balcony | trail=Glacier balcony; hiker=Joe Birch; minutes=150; distance=4; ascent=300; weather=Fog; notes=Ladder 2 iced.
record condition report|trail report|hazard: Title!;Trail->@trail|route~Marmot ridge loop|Mill gorge path;Reported on:date!;Reported by~Anka Weber|Joe Birch;Condition=Good|Wet|Snow|Blocked|Washed out;Latitude:number#-90-90;Longitude:number#-180-180;Photo:image;Description:long;~Resolved:boolean
- Tree across the gorge path | trail=Mill gorge path; reported_by=Joe Birch; condition=Blocked; latitude=46.41; longitude=9.71; description=Large spruce after bridge three.
- Ladder 2 loose | trail=Glacier balcony; reported_by=Joe Birch; condition=Blocked; latitude=46.64; longitude=9.95; description=Upper bolts turn by hand.
- Snow at the saddle | trail=Marmot ridge loop; reported_by=Anka Weber; condition=Snow; latitude=46.61; longitude=9.91; description=Thirty metres, steps kicked.
- Meadow soft | trail=Larch meadow round; reported_by=Anka Weber; condition=Wet; latitude=46.58; longitude=9.88; description=Gaiters helpful.
event guided hike|tour|club tour|outing: Title!;Trail->@trail|route~Marmot ridge loop|Mill gorge path;Date:date!;Starts at:time;Meeting point;Leader~Anka Weber|Resi Moser;Places:number#2-60;Fee:money;Equipment:long;~Status=Planned|Full|Done|Cancelled
- Sunrise on the ridge | trail=Marmot ridge loop; meeting_point=Bus stop Grund; leader=Resi Moser; places=10; fee=15; equipment=Head torch, warm layer, 1.5 l water; status=Planned
- Gorge for families | trail=Mill gorge path; meeting_point=Old mill; leader=Anka Weber; places=20; fee=5; equipment=Spare socks; status=Full
- Ladders with rope | trail=Glacier balcony; meeting_point=Cable car; leader=Luc Favre; places=4; fee=60; equipment=Helmet, harness; status=Cancelled
- Gold of the larches | trail=Larch meadow round; meeting_point=Car park Boden; leader=Anka Weber; places=15; fee=8; equipment=Picnic; status=Done
work trail maintenance|path work|maintenance job: Title!;Trail->@trail|route~Marmot ridge loop|Mill gorge path;Kind=Clear trees|Signs|Bridge|Steps|Drainage;Due on:date;Assigned to~Joe Birch|Luc Favre;Hours:number(h)#0.5-500;Notes:long
- Clear the spruce | trail=Mill gorge path; kind=Clear trees; assigned_to=Luc Favre; hours=4; notes=Saw licence needed.
- Fix ladder 2 | trail=Glacier balcony; kind=Steps; assigned_to=Luc Favre; hours=10; notes=Drill, resin bolts, two people.
- Repaint ridge signs | trail=Marmot ridge loop; kind=Signs; assigned_to=Joe Birch; hours=6; notes=White-red-white, eleven marks.
- Ditch at the meadow | trail=Larch meadow round; kind=Drainage; assigned_to=Joe Birch; hours=8; notes=Three wooden channels.
item waypoint|point of interest|signpost: Name!;Trail->@trail|route~Marmot ridge loop|Mill gorge path;Order:number#1-200;Kind=Signpost|Spring|Viewpoint|Hut|Bench|Danger;Altitude:number(m)#-400-9000;Latitude:number#-90-90;Longitude:number#-180-180;Photo:image
- Saddle signpost | trail=Marmot ridge loop; order=4; kind=Signpost; altitude=2420; latitude=46.61; longitude=9.91
- Bridge three | trail=Mill gorge path; order=5; kind=Viewpoint; altitude=940; latitude=46.41; longitude=9.71
- Ladder 2 | trail=Glacier balcony; order=7; kind=Danger; altitude=2610; latitude=46.64; longitude=9.95
- Larch spring | trail=Larch meadow round; order=2; kind=Spring; altitude=1710; latitude=46.58; longitude=9.88
+ booking|reservation: Hut->@hut|mountain hut;Arrival:date;Nights:number#1-14;Persons:number#1-60;Half board:boolean;Vegetarians:number#0-60
+ review: Trail->@trail|route;Difficulty felt=Easy|As stated|Hard
+ event registration: Hike->@guided hike|tour;Emergency phone:phone;Fitness=Good|Average|Beginner

# safari lodge|safari tour|wildlife tour|game drive|nature lodge|eco lodge|whale watching|birding tour
item lodge|camp|base: Name!;Region;Rooms:number#1-200;Sleeps:number#1-400;Rate per person:money;Season~June-October;Power=Solar|Grid|Generator;Contact person;Phone:phone;Photo:image;Description:long
- Acacia river camp | region=River bend; rooms=10; sleeps=20; rate_per_person=210; season=June-October; power=Solar; contact_person=Naledi; description=Tents on decks, hippos at night.
- Fig tree lodge | region=Plateau; rooms=16; sleeps=34; rate_per_person=165; season=All year; power=Grid; contact_person=Pieter; description=Waterhole below the terrace.
- Saltpan bush camp | region=White pans; rooms=6; sleeps=12; rate_per_person=280; season=May-September; power=Solar; contact_person=Tumelo; description=Beds under the stars.
- Mopane cottages | region=North gate; rooms=20; sleeps=60; rate_per_person=95; season=All year; power=Generator; contact_person=Ruth; description=Self-catering, fence around the garden.
item excursion|game drive|boat trip|activity: Title!;Lodge->@lodge|camp~Acacia river camp|Fig tree lodge;Kind=Game drive|Walking safari|Boat trip|Night drive|Birding|Village visit;Duration:number(h)#0.5-14;Guests at most:number#1-40;Age from:number#0-18;Price:money;Starts at:time;Photo:image;Description:long
- Dawn drive | lodge=Acacia river camp; kind=Game drive; duration=4; guests_at_most=6; age_from=6; price=70; description=Coffee at the sunrise bend.
- Waterhole walk | lodge=Fig tree lodge; kind=Walking safari; duration=2.5; guests_at_most=8; age_from=14; price=45; description=Tracks, dung and patience.
- Pan by night | lodge=Saltpan bush camp; kind=Night drive; duration=3; guests_at_most=6; age_from=10; price=65; description=Brown hyena, springhare and silence.
- Reed channel by boat | lodge=Acacia river camp; kind=Boat trip; duration=2; guests_at_most=10; age_from=6; price=55; description=Kingfishers at arm's length.
person guide|ranger|tracker: Full name!;Licence level=Trainee|Field guide|Senior|Trails guide;Licence until:date;Languages;Speciality;Phone:phone;First aid until:date;Photo:image
- Naledi Mokoena | licence_level=Trails guide; languages=English, Setswana; speciality=Birds; phone=+44 20 5550 291
- Pieter Vos | licence_level=Senior; languages=English, Afrikaans; speciality=Tracking; phone=+44 20 5550 292
- Tumelo Kgosi | licence_level=Field guide; languages=English, Setswana; speciality=Night animals; phone=+44 20 5550 293
- Ruth Banda | licence_level=Trainee; languages=English, Nyanja; speciality=Plants; phone=+44 20 5550 294
item vehicle|boat: Name!;Type=Open 4x4|Closed 4x4|Boat|Canoe;Seats:number#1-40;Number plate;Mileage:number(km)#0-1000000;Last serviced:date;Radio channel;Status=Ready|Out|Workshop
- Landcruiser 2 | type=Open 4x4; seats=9; number_plate=B 412 ACM; mileage=148000; radio_channel=4; status=Ready
- Kingfisher boat | type=Boat; seats=10; mileage=0; radio_channel=6; status=Workshop
- Pan cruiser | type=Open 4x4; seats=6; number_plate=B 977 BPA; mileage=61000; radio_channel=9; status=Out
- Transfer bus | type=Closed 4x4; seats=12; number_plate=B 205 ACX; mileage=203000; radio_channel=2; status=Ready
event outing|scheduled drive|departure: Title!;Excursion->@excursion|game drive~Dawn drive|Waterhole walk;Guide->@guide|ranger~Naledi Mokoena|Pieter Vos;Vehicle->@vehicle|boat~Landcruiser 2|Kingfisher boat;Date:date!;Starts at:time;Guests:number#0-40;Route;~Status=Planned|Out|Back|Cancelled
- Monday dawn drive | excursion=Dawn drive; guide=Naledi Mokoena; vehicle=Landcruiser 2; guests=5; route=East loop; status=Planned
- Friday pan night | excursion=Pan by night; guide=Tumelo Kgosi; vehicle=Pan cruiser; guests=4; route=South pan; status=Out
- Tuesday waterhole walk | excursion=Waterhole walk; guide=Pieter Vos; guests=6; route=Fig loop; status=Back
- Thursday reed boat | excursion=Reed channel by boat; guide=Naledi Mokoena; vehicle=Kingfisher boat; guests=0; route=Upper channel; status=Cancelled
record sighting|wildlife sighting|observation: Species!;Outing->@outing|scheduled drive~Monday dawn drive;Guide->@guide|ranger~Naledi Mokoena|Pieter Vos;Seen on:date!;Seen at:time;Count:number#1-10000;Behaviour=Resting|Feeding|Moving|Hunting|With young;Latitude:number#-90-90;Longitude:number#-180-180;Photo:image;Notes:long
- African wild dog | outing=Monday dawn drive; guide=Naledi Mokoena; count=7; behaviour=Moving; latitude=-19.2; longitude=23.4; notes=Three pups behind.
- Southern carmine bee-eater | outing=Monday dawn drive; guide=Naledi Mokoena; count=40; behaviour=Feeding; latitude=-19.21; longitude=23.42; notes=Bank colony.
- Brown hyena | outing=Friday pan night; guide=Tumelo Kgosi; count=1; behaviour=Hunting; latitude=-20.4; longitude=25.1; notes=Crossed ahead of the car.
- Greater kudu | outing=Tuesday waterhole walk; guide=Pieter Vos; count=9; behaviour=With young; latitude=-19.6; longitude=24.2; notes=Two calves.
request travel enquiry|booking enquiry|special request: Title!;Email:email;Lodge->@lodge|camp~Acacia river camp|Fig tree lodge;Arrival:date;Nights:number#1-60;Adults:number#1-40;Children:number#0-20;Budget:money;Wishes:long
- Birders in September | email=birders@mailbox.example; lodge=Acacia river camp; nights=5; adults=6; children=0; budget=6000; wishes=Private vehicle with guide Naledi.
- Family with teenagers | email=family@mailbox.example; lodge=Fig tree lodge; nights=4; adults=2; children=2; budget=2600; wishes=Walking allowed for a 15-year-old?
- Star photographers | email=stars@mailbox.example; lodge=Saltpan bush camp; nights=3; adults=4; children=0; budget=3600; wishes=New moon week.
- Cottage for a month | email=ranger@mailbox.example; lodge=Mopane cottages; nights=28; adults=1; children=0; budget=2400; wishes=Long-stay rate.
+ booking|reservation: Lodge->@lodge|camp;Arrival:date;Nights:number#1-60;Guests:number#1-40;Diet=None|Vegetarian|Vegan|Halal|Gluten free
+ booking: Outing->@outing|scheduled drive
# baby|newborn|baby tracker|diaper
person baby|child|infant: Name!;Born on:date!;Sex=Girl|Boy|Not stated;Birth weight:number(g)#300-7000;Birth length:number(cm)#20-65;Blood type;Allergies;Paediatrician~Dr Hale|Dr Nwosu;Photo:image
- Mila | sex=Girl; birth_weight=3420; birth_length=51; allergies=None; paediatrician=Dr Hale
- Jonah | sex=Boy; birth_weight=2980; birth_length=48; allergies=Cow's milk; paediatrician=Dr Nwosu
- Leni | sex=Girl; birth_weight=3105; birth_length=49; allergies=None; paediatrician=Dr Nwosu
- Emil | sex=Boy; birth_weight=3880; birth_length=54; allergies=Egg; paediatrician=Dr Hale
record feeding|feed|breastfeeding|bottle|meal: Title!;Baby->@baby|child~Mila|Jonah;Date:date!;Starts at:time;Kind=Breast left|Breast right|Bottle|Solid food;Duration:number(min)#0-120;Amount:number(ml)#0-500;Food~Carrot mash|Formula;Given by~Mum|Dad|Grandma;Remark:long
- Morning bottle | baby=Jonah; kind=Bottle; duration=15; amount=120; food=Formula without milk; given_by=Dad; remark=Burped well.
- Left side at night | baby=Mila; kind=Breast left; duration=18; amount=0; given_by=Mum
- First carrots | baby=Emil; kind=Solid food; duration=20; amount=60; food=Carrot mash; given_by=Grandma; remark=Half on the bib.
- Evening right side | baby=Leni; kind=Breast right; duration=22; amount=0; given_by=Mum
record sleep|nap|sleep entry: Title!;Baby->@baby|child~Mila|Jonah;Date:date!;Fell asleep at:time;Woke up at:time;Minutes:number(min)#1-900;Place=Cot|Pram|Arms|Car|Parents' bed;Quality=Calm|Restless|Woke often;Remark:long
- Noon nap | baby=Mila; minutes=95; place=Pram; quality=Calm
- First night stretch | baby=Jonah; minutes=240; place=Cot; quality=Woke often; remark=Teething?
- Drive to grandma | baby=Emil; minutes=50; place=Car; quality=Calm
- After the vaccination | baby=Leni; minutes=35; place=Arms; quality=Restless; remark=A bit warm.
record diaper change|diaper|nappy: Title!;Baby->@baby|child~Mila|Jonah;Date:date!;Time:time;Content=Wet|Dirty|Both|Dry;Colour=Yellow|Brown|Green|Other;Rash:boolean;Changed by~Mum|Dad|Grandma
- After breakfast | baby=Mila; content=Both; colour=Yellow; changed_by=Dad
- Before the nap | baby=Jonah; content=Wet; changed_by=Grandma
- Middle of the night | baby=Emil; content=Dirty; colour=Brown; changed_by=Mum
- Check before the walk | baby=Leni; content=Dry; changed_by=Dad
record growth measurement|measurement|weight: Title!;Baby->@baby|child~Mila|Jonah;Measured on:date!;Weight:number(g)#300-30000;Length:number(cm)#20-130;Head:number(cm)#20-60;Percentile:percent;Measured by~Midwife|Dr Hale
- Mila at three months | baby=Mila; weight=5900; length=61; head=40; percentile=58; measured_by=Dr Hale
- Jonah at six weeks | baby=Jonah; weight=4210; length=54; head=37; percentile=35; measured_by=Midwife
- Emil at six months | baby=Emil; weight=8100; length=69; head=44; percentile=72; measured_by=Dr Hale
- Leni at four weeks | baby=Leni; weight=3950; length=53; head=36; percentile=41; measured_by=Midwife
record milestone|first time|memory: Title!;Baby->@baby|child~Mila|Jonah;Reached on:date!;Area=Movement|Speech|Social|Teeth|Food|Sleep;Photo:image;Story:long
- First smile | baby=Mila; area=Social; story=At the ceiling lamp, then at us.
- First tooth | baby=Jonah; area=Teeth; story=Lower left, after three loud nights.
- Rolled onto his belly | baby=Emil; area=Movement; story=Surprised himself and cried.
- First ba-ba-ba | baby=Mila; area=Speech; story=To the cat, for ten minutes.
event check-up|doctor visit|vaccination visit: Title!;Baby->@baby|child~Mila|Jonah;Date:date!;Time:time;Doctor~Dr Hale|Dr Nwosu;Kind=Check-up|Vaccination|Illness|Midwife;Questions:long
- U4 check-up | baby=Mila; doctor=Dr Hale; kind=Check-up; questions=Vitamin D until when?
- Rotavirus appointment | baby=Leni; doctor=Dr Nwosu; kind=Vaccination; questions=Together with six-in-one?
- Midwife at home | baby=Jonah; doctor=Dr Nwosu; kind=Midwife; questions=Weight gain enough?
- Cough and fever | baby=Emil; doctor=Dr Hale; kind=Illness; questions=When to give the syrup?
record vaccination|vaccine dose: Title!;Baby->@baby|child~Mila|Jonah;Vaccine~Six-in-one|Rotavirus;Dose:number#1-6;Given on:date;Next dose due:date;Doctor~Dr Hale|Dr Nwosu;Batch number;Reaction:long
- Six-in-one dose 1 | baby=Mila; vaccine=Six-in-one; dose=1; doctor=Dr Hale; batch_number=A44K2; reaction=Slight fever one evening
- Rotavirus dose 1 | baby=Leni; vaccine=Rotavirus; dose=1; doctor=Dr Nwosu; batch_number=R902B; reaction=None
- Six-in-one dose 2 | baby=Emil; vaccine=Six-in-one; dose=2; doctor=Dr Hale; batch_number=A51C7; reaction=Sleepy for a day
- Pneumococcal dose 1 | baby=Jonah; vaccine=Pneumococcal; dose=1; doctor=Dr Nwosu; batch_number=P118D; reaction=Red spot on the thigh
! record medicine dose|medication|temperature [medicine\\w*|medication\\w*|fever|temperature|ill\\w*]: Title!;Baby->@baby|child~Mila|Jonah;Given on:date;Given at:time;Medicine~Vitamin D drops;Amount;Temperature:number(°C)#34-43
- Vitamin D Monday | baby=Mila; medicine=Vitamin D drops; amount=1 drop
- Fever syrup at night | baby=Emil; medicine=Paracetamol syrup; amount=3 ml; temperature=39.1
- Nose drops | baby=Jonah; medicine=Saline drops; amount=1 drop each side; temperature=36.9
- Vitamin D for Leni | baby=Leni; medicine=Vitamin D drops; amount=1 drop
! record caregiver|family member [caregiver\\w*|partner\\w*|grandparent\\w*|babysitter\\w*|share\\w*]: Name!;Relation=Mother|Father|Grandparent|Babysitter|Other;Email:email;Phone:phone;May edit:boolean
- Grandma Ruth | relation=Grandparent; phone=+44 20 5550 301
- Babysitter Noor | relation=Babysitter; email=noor@mailbox.example; phone=+44 20 5550 302
- Dad Simon | relation=Father; email=simon@mailbox.example; phone=+44 20 5550 303
- Mum Alina | relation=Mother; email=alina@mailbox.example; phone=+44 20 5550 304

# household chore|chore|housework|chore chart|flatmate|roommate|shared flat
person household member|family member|flatmate|roommate: Name!;Role=Parent|Child|Flatmate|Guest;Born on:date;Colour=Red|Blue|Green|Yellow|Orange|Purple;Room;Phone:phone;~Points:number#0-100000;Picture:image
- Ella | role=Child; colour=Green; room=Attic; points=145
- Pim | role=Child; colour=Orange; room=Garden room; points=110
- Sanne | role=Parent; colour=Blue; room=Front; points=60
- Uncle Bram | role=Guest; colour=Purple; room=Sofa bed; points=5
item chore|household chore|task template|duty: Name!;Room->@room|area~Kitchen|Bathroom;Rhythm=Daily|Twice a week|Weekly|Fortnightly|Monthly;Minutes:number(min)#1-240;Points:number#0-100;Effort=Easy|Medium|Hard;Age from:number#0-99;Instructions:long;Icon:image
- Empty the dishwasher | room=Kitchen; rhythm=Daily; minutes=8; points=5; effort=Easy; age_from=6; instructions=Glasses top left, knives handle first.
- Clean the bathroom | room=Bathroom; rhythm=Weekly; minutes=35; points=25; effort=Hard; age_from=12; instructions=Mirror, basin, shower, floor last.
- Water the plants | room=Living room; rhythm=Twice a week; minutes=15; points=8; effort=Easy; age_from=5; instructions=Fern gets double, cactus nothing.
- Descale the kettle | room=Kitchen; rhythm=Monthly; minutes=20; points=10; effort=Medium; age_from=10; instructions=Vinegar, boil, rinse twice.
item room|area: Name!;Floor;Size:number(m²)#1-300;Note:long
- Kitchen | floor=Ground; size=14
- Bathroom | floor=First; size=7
- Living room | floor=Ground; size=28; note=No shoes on the carpet.
- Attic | floor=Second; size=18
record chore assignment|assigned chore|task|turn: Title!;Chore->@chore|household chore~Empty the dishwasher|Clean the bathroom;Person->@household member|family member~Ella|Pim|Sanne;Due on:date!;Due at:time;~Done on:date;~Status=Open|Done|Checked|Skipped|Overdue;Photo:image;Remark
- Pim dishwasher Monday | chore=Empty the dishwasher; person=Pim; status=Done
- Ella bathroom this week | chore=Clean the bathroom; person=Ella; status=Open
- Sanne kettle this month | chore=Descale the kettle; person=Sanne; status=Checked
- Uncle waters the plants | chore=Water the plants; person=Uncle Bram; status=Overdue
item reward|prize|pocket money reward: Name!;Cost in points:number#1-10000;Kind=Treat|Screen time|Trip|Money|Other;Limit per week:number#1-50;Picture:image;Description:long
- Film night choice | cost_in_points=60; kind=Treat; limit_per_week=1; description=You choose the film and the snack.
- Half an hour of screen | cost_in_points=30; kind=Screen time; limit_per_week=3
- Swimming pool trip | cost_in_points=150; kind=Trip; limit_per_week=1; description=With one friend.
- Five for the piggy bank | cost_in_points=100; kind=Money; limit_per_week=1
record reward redemption|points entry|payout: Title!;Person->@household member|family member~Ella|Pim|Sanne;Reward->@reward|prize~Film night choice|Half an hour of screen;Points:number#-10000-10000;Date:date!;~State=Wished|Granted|Refused
- Pim chooses the film | person=Pim; reward=Film night choice; points=-60; state=Granted
- Ella takes screen time | person=Ella; reward=Half an hour of screen; points=-30; state=Granted
- Pim saves for the pool | person=Pim; reward=Swimming pool trip; points=-150; state=Wished
- Uncle asks for five | person=Uncle Bram; reward=Five for the piggy bank; points=-100; state=Refused
record shopping item|shopping list entry|grocery: Name!;Quantity~2 packs|1 kg;Category=Fresh|Dairy|Bread|Frozen|Drinks|Household;Shop;Added by->@household member|family member~Ella|Pim|Sanne;Price:money;Urgent:boolean;~Bought:boolean
- Oat milk | quantity=2 cartons; category=Dairy; shop=Corner market; added_by=Sanne; price=3.2
- Dish soap | quantity=1 bottle; category=Household; shop=Drugstore; added_by=Ella; price=2.1
- Rye bread | quantity=1 loaf; category=Bread; shop=Baker; added_by=Pim; price=4.1
- Frozen peas | quantity=1 kg; category=Frozen; shop=Corner market; added_by=Sanne; price=2.6
record household expense|shared cost|expense: Title!;Amount:money!;Paid by->@household member|family member~Ella|Pim|Sanne;Category=Food|Rent|Energy|Internet|Cleaning|Other;Split=Equally|By share|One person;Paid on:date;Receipt:image;~Settled:boolean
- Electricity March | amount=88; paid_by=Sanne; category=Energy; split=Equally
- Weekly market | amount=64; paid_by=Sanne; category=Food; split=Equally
- Internet April | amount=35; paid_by=Uncle Bram; category=Internet; split=By share
- Window cleaner | amount=45; paid_by=Sanne; category=Cleaning; split=One person
! request chore swap|swap request [swap\\w*|trade\\w*|exchange\\w*]: Title!;Assignment->@chore assignment|assigned chore~Pim dishwasher Monday|Ella bathroom this week;Offered to->@household member|family member~Ella|Pim|Sanne;In return;Message
- Bathroom for two dishwashers | assignment=Ella bathroom this week; offered_to=Pim; in_return=Two dishwasher turns
- Plants for a story | assignment=Uncle waters the plants; offered_to=Ella; in_return=A bedtime story
- Monday for Thursday | assignment=Pim dishwasher Monday; offered_to=Ella; in_return=Her Thursday
- Kettle for shopping | assignment=Sanne kettle this month; offered_to=Pim; in_return=I carry the shopping

# mood|mood diary|mood tracker|gratitude|journaling|emotion|self-care
record mood entry|mood|journal entry|check-in: Title!;Date:date!;Time:time;Mood=Very low|Low|Neutral|Good|Very good;Energy:number#1-10;Stress:number#1-10;Emotion->@emotion|feeling~Calm|Irritated;Trigger->@trigger|factor~Poor sleep|Walk outside;Place=Home|Work|School|Outside|Travel;Text:long;Photo:image
- Slow Tuesday | mood=Neutral; energy=5; stress=4; emotion=Calm; trigger=Walk outside; place=Home; text=Rain all day, but the walk helped.
- Short night | mood=Low; energy=3; stress=7; emotion=Irritated; trigger=Poor sleep; place=Work; text=Snapped at the printer.
- Concert evening | mood=Very good; energy=8; stress=2; emotion=Excited; trigger=Seeing friends; place=Outside; text=Sang all the way home.
- Exam morning | mood=Very low; energy=4; stress=9; emotion=Nervous; trigger=Too much coffee; place=School; text=Hands cold, stomach tight.
item emotion|feeling: Name!;Group=Pleasant|Unpleasant|Mixed;Intensity:number#1-5;Colour=Red|Orange|Yellow|Green|Blue|Purple;Icon:image;Description:long
- Calm | group=Pleasant; intensity=2; colour=Green; description=Breath is slow, shoulders down.
- Irritated | group=Unpleasant; intensity=3; colour=Orange; description=Small things grate.
- Excited | group=Mixed; intensity=4; colour=Yellow; description=Heart quick, hard to sit still.
- Nervous | group=Unpleasant; intensity=4; colour=Purple; description=Thoughts run ahead.
item trigger|factor|activity|tag: Name!;Kind=Activity|Person|Place|Body|Weather;Usual effect=Lifts|Lowers|Mixed;Note:long
- Poor sleep | kind=Body; usual_effect=Lowers; note=Under six hours
- Walk outside | kind=Activity; usual_effect=Lifts; note=Twenty minutes is enough
- Seeing friends | kind=Person; usual_effect=Lifts; note=Best in small groups
- Too much coffee | kind=Body; usual_effect=Mixed; note=More than two cups
record sleep entry|sleep|night: Title!;Night of:date!;Went to bed:time;Got up:time;Hours:number(h)#0-16;Quality:number#1-10;Wake-ups:number#0-30;Dream:long
- Night before Tuesday | hours=7.5; quality=7; wake_ups=1
- Night of the storm | hours=5; quality=3; wake_ups=4; dream=Looking for a train platform.
- Night after the concert | hours=6; quality=8; wake_ups=0; dream=Flying over a lake.
- Night before the exam | hours=4.5; quality=2; wake_ups=6
record gratitude entry|gratitude|good thing: Title!;Date:date!;Reason:long;Person thanked;Photo:image;Favourite:boolean
- Soup from the neighbour | reason=She heard me coughing.; person_thanked=Mrs Lind
- The bus waited | reason=The driver saw me run.; person_thanked=Driver of line 4
- Sun on the desk | reason=Ten warm minutes at lunch.; person_thanked=Nobody
- Jonas called back | reason=He remembered the exam.; person_thanked=Jonas
item goal|self-care goal|habit goal: Title!;Area=Rest|Movement|Friends|Food|Mind;Times per week:number#1-21;Starts on:date;Ends on:date;Reason:long;~Progress:percent
- Three walks a week | area=Movement; times_per_week=3; reason=They lift every low day.; progress=66
- In bed by eleven | area=Rest; times_per_week=5; reason=Short nights make me snap.; progress=40
- Cook twice a week | area=Food; times_per_week=2; reason=Better evenings.; progress=100
- One call to a friend | area=Friends; times_per_week=1; reason=I hide when I am low.; progress=25
item exercise|coping strategy|breathing exercise: Name!;Kind=Breathing|Writing|Movement|Grounding|Music;Minutes:number(min)#1-120;Suits=Stress|Sadness|Anger|Sleep;Steps:long;Audio:file
- Four-seven-eight breath | kind=Breathing; minutes=4; suits=Sleep; steps=In for 4, hold for 7, out for 8.
- Name five things | kind=Grounding; minutes=3; suits=Stress; steps=Five you see, four you hear, three you touch.
- Letter never sent | kind=Writing; minutes=15; suits=Anger; steps=Write, read once, tear up.
- Three-song dance | kind=Movement; minutes=10; suits=Sadness; steps=Pick three songs, close the door, move.
! record exercise use|strategy use [exercis\\w*|strateg\\w*|breath\\w*|coping]: Title!;Exercise->@exercise|coping strategy~Four-seven-eight breath|Name five things;Used on:date;Before:number#1-10;After:number#1-10
- Breath before bed | exercise=Four-seven-eight breath; before=7; after=4
- Five things before the exam | exercise=Name five things; before=9; after=6
- Torn letter | exercise=Letter never sent; before=8; after=5
- Kitchen dance | exercise=Three-song dance; before=6; after=2
! record shared note for therapist|therapist share [therap\\w*|coach\\w*|share\\w*|export\\w*]: Title!;Entry->@mood entry|mood~Slow Tuesday|Short night;Shared with~Therapist Dr Imhof;Shared on:date;Message:long
- About the short night | entry=Short night; shared_with=Therapist Dr Imhof; message=Third time this month.
- Exam panic | entry=Exam morning; shared_with=Therapist Dr Imhof; message=Cold hands again, grounding helped a bit.
- A good one | entry=Concert evening; shared_with=Therapist Dr Imhof; message=Note how little I planned.
- Quiet rain | entry=Slow Tuesday; shared_with=Counsellor Ms Ray; message=Walked although I did not want to.

# habit|habit tracker|new year's resolution
item habit|routine|daily habit: Name!;Category=Health|Learning|Home|Mind|Money|Social;Kind=Build|Quit;Target:number#0.1-100000;Unit~minutes|pages|glasses;Rhythm=Daily|Weekdays|Weekly|Monthly;Reminder at:time;Started on:date;Reason:long;Colour=Red|Blue|Green|Yellow|Orange|Purple;~Current streak:number(days)#0-5000;~Status=Active|Paused|Archived
- Read before bed | category=Learning; kind=Build; target=20; unit=pages; rhythm=Daily; reason=Fewer screens at night.; colour=Blue; current_streak=12; status=Active
- No sugar in coffee | category=Health; kind=Quit; target=1; unit=day; rhythm=Daily; reason=Dentist looked serious.; colour=Green; current_streak=31; status=Active
- Budget check | category=Money; kind=Build; target=1; unit=check; rhythm=Weekly; reason=No surprises in rent week.; colour=Yellow; current_streak=4; status=Paused
- Call mum | category=Social; kind=Build; target=15; unit=minutes; rhythm=Weekly; reason=She never calls first.; colour=Purple; current_streak=0; status=Archived
record habit check|check-in|completion|habit log: Title!;Habit->@habit|routine~Read before bed|No sugar in coffee;Date:date!;Time:time;Amount:number#0-100000;Result=Done|Partly|Skipped|Failed;Mood=Great|Good|Neutral|Bad;Note:long
- Twenty-four pages | habit=Read before bed; amount=24; result=Done; mood=Good
- Coffee with syrup | habit=No sugar in coffee; amount=0; result=Failed; mood=Neutral; note=At the station, forgot to say.
- Only six pages | habit=Read before bed; amount=6; result=Partly; mood=Bad; note=Fell asleep.
- Sunday numbers | habit=Budget check; amount=1; result=Skipped; mood=Neutral; note=Away for the weekend.
item goal|milestone|resolution: Title!;Habit->@habit|routine~Read before bed|No sugar in coffee;Target value:number#0.1-1000000;Unit;Deadline:date;Reward;~Progress:percent;~Status=Open|Reached|Missed|Dropped
- Twenty books this year | habit=Read before bed; target_value=20; unit=books; reward=A weekend by the sea; progress=35; status=Open
- A hundred days | habit=No sugar in coffee; target_value=100; unit=days; reward=Good coffee grinder; progress=31; status=Open
- Three months of checks | habit=Budget check; target_value=13; unit=weeks; reward=New running shoes; progress=100; status=Reached
- Fifty calls | habit=Call mum; target_value=50; unit=calls; reward=Trip together; progress=18; status=Missed
item challenge|group challenge: Title!;Habit->@habit|routine~Read before bed|No sugar in coffee;Starts on:date!;Ends on:date;Days:number(days)#1-366;Participants at most:number#1-10000;Prize;Rules:long
- Screen-free March | habit=Read before bed; days=31; participants_at_most=30; prize=Bragging rights; rules=No screen after nine.
- Sugar-free June | habit=No sugar in coffee; days=30; participants_at_most=50; prize=Bag of beans; rules=Honey counts as sugar.
- No-spend fortnight | habit=Budget check; days=14; participants_at_most=12; prize=Potluck dinner; rules=Rent, food and transport only.
- Ten calls in ten weeks | habit=Call mum; days=70; participants_at_most=20; prize=A postcard; rules=At least ten minutes.
record challenge entry|participation|leaderboard entry: Title!;Challenge->@challenge|group challenge~Screen-free March;Person~Dorothea|Malik;Joined on:date;~Points:number#0-100000;~Rank:number#1-10000
- Malik in March | challenge=Screen-free March; person=Malik; points=210; rank=2
- Dorothea in March | challenge=Screen-free March; person=Dorothea; points=240; rank=1
- Malik without sugar | challenge=Sugar-free June; person=Malik; points=95; rank=1
- Irina saves | challenge=No-spend fortnight; person=Irina; points=120; rank=3
record weekly reflection|reflection|review of the week: Title!;Week starting:date!;Went well:long;Was hard:long;Change next week:long;Satisfaction:number#1-10
- First week of March | went_well=Five nights with a book.; was_hard=Friday after the party.; change_next_week=Put the phone in the hall.; satisfaction=7
- Second week of March | went_well=Phone stayed in the hall.; was_hard=Late train on Tuesday.; change_next_week=Book in the bag.; satisfaction=8
- Holiday week | went_well=Slept well.; was_hard=No routine at all.; change_next_week=Start small on Monday.; satisfaction=5
- Week of the move | went_well=Asked for help.; was_hard=Everything in boxes.; change_next_week=Only one habit.; satisfaction=4
item reminder|habit reminder: Title!;Habit->@habit|routine~Read before bed|No sugar in coffee;Time:time;Days=Every day|Weekdays|Weekend;Channel=Push|Email|Text message;Active:boolean
- Book at half past nine | habit=Read before bed; days=Every day; channel=Push
- Black coffee at eight | habit=No sugar in coffee; days=Weekdays; channel=Text message
- Sunday budget mail | habit=Budget check; days=Weekend; channel=Email
- Ring on Saturday | habit=Call mum; days=Weekend; channel=Push
! record badge|earned badge|achievement [badge\\w*|achievement\\w*|reward\\w*|level\\w*]: Title!;Habit->@habit|routine~Read before bed|No sugar in coffee;Person~Dorothea|Malik;Streak:number(days)#1-5000;Earned on:date
- Thirty days sugar-free | habit=No sugar in coffee; person=Malik; streak=30
- Seven nights of reading | habit=Read before bed; person=Dorothea; streak=7
- Four weeks of numbers | habit=Budget check; person=Irina; streak=28
- Hundred days of books | habit=Read before bed; person=Dorothea; streak=100

# recipe|cookbook|home cook|home cooking|meal plan|meal planner
item recipe|dish: Title!;Course=Starter|Main|Side|Dessert|Breakfast|Bread|Drink;Cuisine~Italian|Indian;Servings:number#1-50;Preparation:number(min)#0-600;Cooking:number(min)#0-1440;Difficulty=Easy|Medium|Hard;Diet=None|Vegetarian|Vegan|Gluten free|Dairy free;Calories per serving:number(kcal)#0-3000;Source~Grandma|Own;Photo:image;Steps:long
- Lemon lentil soup | course=Main; cuisine=Levantine; servings=4; preparation=10; cooking=30; difficulty=Easy; diet=Vegan; calories_per_serving=310; source=Own; steps=Soften onion, add lentils and stock, finish with lemon.
- Plum crumble | course=Dessert; cuisine=English; servings=6; preparation=20; cooking=40; difficulty=Easy; diet=Vegetarian; calories_per_serving=420; source=Grandma; steps=Halve plums, rub butter into flour, bake at 190 °C.
- Chana masala | course=Main; cuisine=Indian; servings=4; preparation=15; cooking=35; difficulty=Medium; diet=Vegan; calories_per_serving=380; source=Jamal's aunt; steps=Toast spices, add tomato, simmer chickpeas.
- Overnight rye loaf | course=Bread; cuisine=Nordic; servings=12; preparation=30; cooking=60; difficulty=Hard; diet=Dairy free; calories_per_serving=190; source=Own; steps=Feed starter, mix, rest twelve hours, bake at 220 °C.
item ingredient|food: Name!;Category=Vegetable|Fruit|Grain|Dairy|Meat|Fish|Spice|Baking;Usual unit=g|ml|piece|tbsp|tsp|pinch;Price per unit:money;Calories per 100 g:number(kcal)#0-950;Allergen=None|Gluten|Milk|Nuts|Egg|Soy|Fish;Season~August-October
- Red lentils | category=Grain; usual_unit=g; price_per_unit=0.01; calories_per_100_g=350; allergen=None; season=All year
- Plums | category=Fruit; usual_unit=g; price_per_unit=0.01; calories_per_100_g=46; allergen=None; season=August-October
- Rye flour | category=Grain; usual_unit=g; price_per_unit=0.01; calories_per_100_g=335; allergen=Gluten; season=All year
- Chickpeas, cooked | category=Vegetable; usual_unit=g; price_per_unit=0.01; calories_per_100_g=164; allergen=None; season=All year
record recipe ingredient|ingredient line|amount: Title!;Recipe->@recipe|dish~Lemon lentil soup|Plum crumble;Ingredient->@ingredient|food~Red lentils|Plums;Amount:number#0-100000;Unit=g|ml|piece|tbsp|tsp|pinch;Note;Order:number#1-100
- 250 g lentils | recipe=Lemon lentil soup; ingredient=Red lentils; amount=250; unit=g; order=1
- 900 g plums | recipe=Plum crumble; ingredient=Plums; amount=900; unit=g; note=Halved; order=1
- 500 g chickpeas | recipe=Chana masala; ingredient=Chickpeas, cooked; amount=500; unit=g; note=Drained; order=4
- 650 g rye flour | recipe=Overnight rye loaf; ingredient=Rye flour; amount=650; unit=g; order=1
record planned meal|meal plan entry|meal|menu entry: Title!;Recipe->@recipe|dish~Lemon lentil soup|Plum crumble;Date:date!;Meal=Breakfast|Lunch|Dinner|Snack;Servings:number#1-50;Cook~Bettina|Jamal;Guests:number#0-50;Note:long;~Status=Planned|Cooked|Moved|Skipped
- Soup on Wednesday | recipe=Lemon lentil soup; meal=Dinner; servings=4; cook=Jamal; guests=0; status=Planned
- Crumble for Sunday | recipe=Plum crumble; meal=Dinner; servings=6; cook=Bettina; guests=2; status=Planned
- Chana for friends | recipe=Chana masala; meal=Lunch; servings=8; cook=Jamal; guests=4; status=Cooked
- Rye for breakfast | recipe=Overnight rye loaf; meal=Breakfast; servings=4; cook=Bettina; guests=0; status=Moved
record shopping item|shopping list entry|grocery: Name!;Ingredient->@ingredient|food~Red lentils|Plums;Amount:number#0-100000;Unit=g|ml|piece|pack;Shop;For meal->@planned meal|meal plan entry~Soup on Wednesday|Crumble for Sunday;Price:money;~Bought:boolean
- Plums from the market | ingredient=Plums; amount=900; unit=g; shop=Saturday market; for_meal=Crumble for Sunday; price=3.6
- Lentils | ingredient=Red lentils; amount=500; unit=g; shop=Supermarket; for_meal=Soup on Wednesday; price=2.2
- Three tins of chickpeas | ingredient=Chickpeas, cooked; amount=3; unit=piece; shop=Corner shop; for_meal=Chana for friends; price=3.3
- Rye from the mill | ingredient=Rye flour; amount=1; unit=pack; shop=Old mill; for_meal=Rye for breakfast; price=4.5
record pantry item|stock|fridge item: Name!;Ingredient->@ingredient|food~Red lentils|Plums;Quantity:number#0-100000;Unit=g|ml|piece|pack;Place=Fridge|Freezer|Pantry|Cellar;Best before:date;Opened on:date;Reorder at:number#0-10000
- Lentil jar | ingredient=Red lentils; quantity=180; unit=g; place=Pantry; reorder_at=200
- Frozen plums | ingredient=Plums; quantity=1200; unit=g; place=Freezer; reorder_at=0
- Rye sack | ingredient=Rye flour; quantity=2400; unit=g; place=Cellar; reorder_at=1000
- Tins of chickpeas | ingredient=Chickpeas, cooked; quantity=5; unit=piece; place=Pantry; reorder_at=2
record cooking log|cooked dish|cooking note: Title!;Recipe->@recipe|dish~Lemon lentil soup|Plum crumble;Cooked on:date!;Cook~Bettina|Jamal;Rating:rating;Changes:long;Photo:image;Again:boolean
- Crumble with oats | recipe=Plum crumble; cook=Bettina; changes=Swapped a third of the flour for oats.
- Soup with cumin | recipe=Lemon lentil soup; cook=Jamal; changes=Cumin and less lemon.
- First rye attempt | recipe=Overnight rye loaf; cook=Bettina; changes=Too wet, 50 ml less water next time.
- Chana for eight | recipe=Chana masala; cook=Jamal; changes=Doubled, spices only one and a half times.
item cookbook|collection|recipe collection: Name!;Owner~Bettina|Jamal;Public:boolean;Cover:image;Description:long
- Grandma's tin box | owner=Bettina; description=Cards from 1958 on, some stained.
- Weeknights in half an hour | owner=Jamal; description=Nothing with more than eight ingredients.
- Bread log | owner=Bettina; description=Loaves with notes on flour and weather.
- Feeding ten | owner=Jamal; description=Big pots for big tables.
! record cookbook entry|collection entry [cookbook\\w*|collection\\w*|folder\\w*]: Title!;Cookbook->@cookbook|collection~Grandma's tin box;Recipe->@recipe|dish~Lemon lentil soup|Plum crumble;Page:number#1-2000
- Crumble card | cookbook=Grandma's tin box; recipe=Plum crumble; page=12
- Soup on page 3 | cookbook=Weeknights in half an hour; recipe=Lemon lentil soup; page=3
- Rye on page 1 | cookbook=Bread log; recipe=Overnight rye loaf; page=1
- Chana on page 7 | cookbook=Feeding ten; recipe=Chana masala; page=7
+ comment: Recipe->@recipe|dish;Tip:boolean
+ review: Recipe->@recipe|dish;Stars:rating;Would cook again:boolean

# wardrobe|outfit planner|closet|capsule wardrobe|wardrobe planner
item garment|clothing item|piece|clothes: Name!;Category=Top|Trousers|Dress|Skirt|Jacket|Shoes|Accessory|Underwear;Colour;Size;Brand;Material~Cotton|Wool;Season=All year|Summer|Winter|Between seasons;Price:money;Bought on:date;Place->@storage place|closet|shelf~Hall closet|Blue drawer;Photo:image;~Times worn:number#0-5000;~Status=In use|In the wash|Stored|To mend|Given away
- Navy wool coat | category=Jacket; colour=Navy; size=40; material=Wool; season=Winter; price=180; place=Hall closet; times_worn=64; status=In use
- White linen shirt | category=Top; colour=White; size=M; material=Linen; season=Summer; price=55; place=Blue drawer; times_worn=22; status=In the wash
- Black running shoes | category=Shoes; colour=Black; size=41; material=Mesh; season=All year; price=110; place=Shoe rack; times_worn=140; status=To mend
- Moss green knit dress | category=Dress; colour=Green; size=40; material=Merino; season=Between seasons; price=95; place=Winter box; times_worn=18; status=Stored
item storage place|closet|shelf|drawer: Name!;Room;Kind=Closet|Drawer|Box|Rail|Shoe rack;Season=All year|Summer|Winter;Note:long
- Hall closet | room=Hall; kind=Closet; season=Winter
- Blue drawer | room=Bedroom; kind=Drawer; season=Summer
- Shoe rack | room=Hall; kind=Shoe rack; season=All year
- Winter box | room=Attic; kind=Box; season=Winter; note=Cedar chips inside.
item outfit|look|combination: Title!;Occasion=Everyday|Office|Party|Sport|Formal|Travel;Season=All year|Summer|Winter|Between seasons;Temperature from:number(°C)#-40-45;Temperature to:number(°C)#-40-50;Favourite:boolean;Photo:image;Note:long
- Rainy office day | occasion=Office; season=Between seasons; temperature_from=5; temperature_to=13; note=Boots, not the suede.
- Seaside dinner | occasion=Party; season=Summer; temperature_from=20; temperature_to=32
- Morning run | occasion=Sport; season=All year; temperature_from=0; temperature_to=20
- Knit dress for theatre | occasion=Formal; season=Winter; temperature_from=-5; temperature_to=10; note=With the silver belt.
record outfit piece|outfit item: Title!;Outfit->@outfit|look~Rainy office day|Seaside dinner;Garment->@garment|clothing item~Navy wool coat|White linen shirt;Layer=Base|Middle|Outer|Shoes|Accessory
- Coat over all | outfit=Rainy office day; garment=Navy wool coat; layer=Outer
- Linen at the sea | outfit=Seaside dinner; garment=White linen shirt; layer=Base
- Shoes for the run | outfit=Morning run; garment=Black running shoes; layer=Shoes
- Dress for theatre | outfit=Knit dress for theatre; garment=Moss green knit dress; layer=Middle
record wear entry|worn outfit|outfit log: Title!;Outfit->@outfit|look~Rainy office day|Seaside dinner;Worn on:date!;Occasion;Weather=Sun|Cloud|Rain|Snow;Temperature:number(°C)#-40-50;Comfort:rating;Photo:image;Remark:long
- Team day | outfit=Rainy office day; occasion=Workshop; weather=Rain; temperature=9; remark=Coat too warm in the train.
- Anniversary at the pier | outfit=Seaside dinner; occasion=Dinner; weather=Sun; temperature=26; remark=Needed a scarf after ten.
- Park loop | outfit=Morning run; occasion=Run; weather=Cloud; temperature=8; remark=Left sole is worn.
- Opera premiere | outfit=Knit dress for theatre; occasion=Opera; weather=Snow; temperature=-2; remark=Warm and got compliments.
record laundry|wash|care entry: Title!;Garment->@garment|clothing item~Navy wool coat|White linen shirt;Care=Machine wash|Hand wash|Dry cleaning|Ironing|Mending;Date:date!;Temperature:number(°C)#0-95;Cost:money;~State=To do|At the cleaner|Done
- Coat to the cleaner | garment=Navy wool coat; care=Dry cleaning; temperature=0; cost=19; state=At the cleaner
- Linen wash | garment=White linen shirt; care=Machine wash; temperature=40; cost=0; state=Done
- Dress by hand | garment=Moss green knit dress; care=Hand wash; temperature=20; cost=0; state=To do
- New soles | garment=Black running shoes; care=Mending; temperature=0; cost=35; state=At the cleaner
record wish|wish list entry|shopping wish: Title!;Category=Top|Trousers|Dress|Skirt|Jacket|Shoes|Accessory;Colour;Price limit:money;Link:url;Reason:long;Priority=Low|Normal|High;~Bought:boolean
- Brown ankle boots | category=Shoes; colour=Brown; price_limit=140; reason=The old pair leaks.; priority=High
- Rust midi skirt | category=Skirt; colour=Rust; price_limit=70; reason=Goes with three tops.; priority=Normal
- Light rain jacket | category=Jacket; colour=Yellow; price_limit=120; reason=For the bike.; priority=High
- Silk scarf | category=Accessory; colour=Blue; price_limit=60; reason=Just pretty.; priority=Low
! record packing list entry|suitcase item [pack\\w*|trip\\w*|travel\\w*|suitcase]: Title!;Trip;Garment->@garment|clothing item~Navy wool coat|White linen shirt;Quantity:number#1-30;Packed:boolean
- Shirt for Lisbon | trip=Lisbon weekend; garment=White linen shirt; quantity=1
- Coat for Oslo | trip=Oslo in January; garment=Navy wool coat; quantity=1
- Shoes for Oslo | trip=Oslo in January; garment=Black running shoes; quantity=1
- Dress for the wedding | trip=Wedding in York; garment=Moss green knit dress; quantity=1
! record sale or donation|given away piece [sell\\w*|donat\\w*|second ?hand|give away|declutter\\w*]: Title!;Garment->@garment|clothing item~Navy wool coat|White linen shirt;Way=Sale|Donation|Gift|Recycling;Date:date;Price:money;Receiver
- Linen to Cousin Bo | garment=White linen shirt; way=Gift; price=0; receiver=Bo
- Coat at the swap party | garment=Navy wool coat; way=Sale; price=60; receiver=Swap party
- Shoes to the bin bank | garment=Black running shoes; way=Recycling; price=0; receiver=Shoe bank
- Dress to the shelter shop | garment=Moss green knit dress; way=Donation; price=0; receiver=Shelter shop

# houseplant|house plant|indoor plant|plant care|potted plant|plant parent|balcony plant
item plant|houseplant|potted plant: Name!;Species->@species|plant species~Monstera|Peace lily;Place->@place|window~South window|Bathroom shelf;Pot size:number(cm)#4-80;Height:number(cm)#1-400;Bought on:date;Bought at;Price:money;Water every:number(days)#1-90;~Last watered:date;Photo:image;~Condition=Thriving|Fine|Weak|Sick|Died
- Big Monty | species=Monstera; place=South window; pot_size=28; height=120; bought_at=Market; price=18; water_every=8; condition=Thriving
- Lily by the sink | species=Peace lily; place=Bathroom shelf; pot_size=16; height=45; bought_at=Gift; price=0; water_every=5; condition=Weak
- Spike | species=Snake plant; place=North hall; pot_size=18; height=60; bought_at=Flea market; price=5; water_every=21; condition=Fine
- Curly fern | species=Boston fern; place=Balcony corner; pot_size=20; height=35; bought_at=Nursery; price=12; water_every=3; condition=Sick
item species|plant species|care profile: Name!;Botanical name;Light=Shade|Half shade|Bright|Full sun;Water=Low|Medium|High;Humidity=Low|Medium|High;Lowest temperature:number(°C)#-10-25;Fertilise every:number(days)#7-365;Toxic for pets:boolean;Photo:image;Care tips:long
- Monstera | botanical_name=Monstera deliciosa; light=Bright; water=Medium; humidity=Medium; lowest_temperature=15; fertilise_every=14; care_tips=Wipe the leaves, give it a moss pole.
- Peace lily | botanical_name=Spathiphyllum wallisii; light=Half shade; water=High; humidity=High; lowest_temperature=16; fertilise_every=21; care_tips=Droops when thirsty, recovers in hours.
- Snake plant | botanical_name=Dracaena trifasciata; light=Shade; water=Low; humidity=Low; lowest_temperature=12; fertilise_every=60; care_tips=Forget it, it likes that.
- Boston fern | botanical_name=Nephrolepis exaltata; light=Half shade; water=High; humidity=High; lowest_temperature=10; fertilise_every=28; care_tips=Never let the ball dry out.
item place|window|location|shelf: Name!;Room;Direction=North|East|South|West|None;Light=Shade|Half shade|Bright|Full sun;Temperature:number(°C)#5-40;Humidity:percent;Photo:image
- South window | room=Living room; direction=South; light=Bright; temperature=22; humidity=40
- Bathroom shelf | room=Bathroom; direction=East; light=Half shade; temperature=23; humidity=65
- North hall | room=Hall; direction=North; light=Shade; temperature=18; humidity=45
- Balcony corner | room=Balcony; direction=West; light=Full sun; temperature=20; humidity=55
record watering|care entry|care log|care action|care activity|care history: Title!;Plant->@plant|houseplant~Big Monty|Lily by the sink;Action=Watered|Fertilised|Misted|Pruned|Rotated|Cleaned;Date:date!;Amount:number(ml)#0-20000;Fertiliser;Done by~Suri|Jens;Note:long
- Sunday water Monty | plant=Big Monty; action=Watered; amount=600; done_by=Suri
- Lily feed | plant=Lily by the sink; action=Fertilised; amount=200; fertiliser=Liquid green; done_by=Jens; note=Half dose.
- Fern misting | plant=Curly fern; action=Misted; amount=50; done_by=Suri; note=Twice a day in June.
- Spike turned | plant=Spike; action=Rotated; amount=0; done_by=Jens
record repotting|repot|potting entry: Title!;Plant->@plant|houseplant~Big Monty|Lily by the sink;Date:date!;Old pot:number(cm)#4-80;New pot:number(cm)#4-80;Soil~Aroid mix|Potting soil;Roots=Healthy|Bound|Rotten;Photo:image;Note:long
- Monty moves up | plant=Big Monty; old_pot=24; new_pot=28; soil=Aroid mix; roots=Bound
- Fern into peat-free soil | plant=Curly fern; old_pot=17; new_pot=20; soil=Potting soil; roots=Healthy
- Lily rescued | plant=Lily by the sink; old_pot=18; new_pot=16; soil=Aroid mix; roots=Rotten; note=Cut away a third.
- Spike split the pot | plant=Spike; old_pot=14; new_pot=18; soil=Cactus mix; roots=Bound
record pest|problem|disease|plant problem|diagnosis|problem diagnosis|plant diagnosis: Title!;Plant->@plant|houseplant~Big Monty|Lily by the sink;Noticed on:date!;Problem=Spider mites|Thrips|Fungus gnats|Root rot|Yellow leaves|Brown tips;Severity=Light|Medium|Severe;Treatment:long;Photo:image;~Status=Watching|Treating|Solved|Lost
- Brown tips on the lily | plant=Lily by the sink; problem=Brown tips; severity=Light; treatment=Rain water instead of tap water; status=Watching
- Mites on the fern | plant=Curly fern; problem=Spider mites; severity=Severe; treatment=Shower, then soap solution; status=Treating
- Gnats around Monty | plant=Big Monty; problem=Fungus gnats; severity=Medium; treatment=Sand layer, yellow cards; status=Solved
- Soft base on Spike | plant=Spike; problem=Root rot; severity=Light; treatment=Dry for a month; status=Watching
record growth entry|measurement|growth photo: Title!;Plant->@plant|houseplant~Big Monty|Lily by the sink;Measured on:date!;Height:number(cm)#1-400;Leaves:number#0-2000;Flowers:number#0-500;Photo:image;Note:long
- Monty new leaf | plant=Big Monty; height=121; leaves=14; flowers=0; note=First leaf with inner holes.
- Lily flowers | plant=Lily by the sink; height=45; leaves=19; flowers=2; note=First since the move.
- Spike slow | plant=Spike; height=60; leaves=9; flowers=0; note=One centimetre since spring.
- Fern after shower | plant=Curly fern; height=33; leaves=48; flowers=0; note=Lost many fronds.
work care task|watering task|reminder [remind|task|to-?do|schedule]: Title!;Plant->@plant|houseplant~Big Monty|Lily by the sink;Action=Water|Fertilise|Mist|Prune|Repot;Due on:date;Assigned to~Suri|Jens;Notes:long
- Water both by Friday | plant=Big Monty; action=Water; assigned_to=Jens; notes=Also the lily.
- Feed the lily | plant=Lily by the sink; action=Fertilise; assigned_to=Suri; notes=Half dose.
- Prune dead fronds | plant=Curly fern; action=Prune; assigned_to=Jens; notes=At the soil.
- Repot Spike in spring | plant=Spike; action=Repot; assigned_to=Suri; notes=Clay pot, heavy.
! record cutting|propagation|offshoot [cutting\\w*|propagat\\w*|swap\\w*|offshoot\\w*]: Title!;Mother plant->@plant|houseplant~Big Monty|Lily by the sink;Taken on:date;Method=Water|Soil|Division|Air layer;Rooted on:date;Given to
- Monty node 1 | mother_plant=Big Monty; method=Water; given_to=Ida
- Lily half | mother_plant=Lily by the sink; method=Division; given_to=Neighbour Kim
- Spike leaf piece | mother_plant=Spike; method=Soil; given_to=Office
- Monty top air layer | mother_plant=Big Monty; method=Air layer; given_to=Suri's sister
+ photo: Plant->@plant|houseplant~Big Monty|Lily by the sink

# family calendar|family organizer|family organiser|family life|family planner|parenting|co-parenting
person family member|child|parent: Name!;Role=Mother|Father|Child|Grandparent|Babysitter|Other;Born on:date;Phone:phone;Email:email;School or work;Clothing size;Shoe size:number#15-50;Allergies;Colour=Red|Blue|Green|Yellow|Orange|Purple;Photo:image
- Juno | role=Child; school_or_work=Hill primary, 2b; clothing_size=128; shoe_size=31; allergies=Hazelnut; colour=Yellow
- Mats | role=Child; school_or_work=Sunflower nursery; clothing_size=104; shoe_size=26; allergies=None; colour=Green
- Papa Olaf | role=Father; school_or_work=Harbour office; colour=Blue
- Grandma Elsa | role=Grandparent; school_or_work=Retired; allergies=None; colour=Purple
event family event|activity|family appointment|family date: Title!;Date:date!;Starts at:time;Ends at:time;Person->@family member|child~Juno|Mats|Papa Olaf;Kind=School|Sport|Doctor|Birthday|Holiday|Visit;Place;Brought by->@family member|parent~Juno|Mats|Papa Olaf;Repeats=Never|Weekly|Monthly|Yearly;Notes:long
- Swimming lesson Juno | person=Juno; kind=Sport; place=Indoor pool; brought_by=Papa Olaf; repeats=Weekly; notes=Goggles and two euros for the locker.
- Nursery summer party | person=Mats; kind=School; place=Sunflower garden; brought_by=Papa Olaf; repeats=Never; notes=We bring fruit skewers.
- Dentist Mats | person=Mats; kind=Doctor; place=Clinic road 2; brought_by=Grandma Elsa; repeats=Never; notes=Bring the bear.
- Birthday of Grandma | person=Grandma Elsa; kind=Birthday; place=Her garden; brought_by=Papa Olaf; repeats=Yearly; notes=Juno plays the recorder.
work family task|to-do|errand: Title!;Assigned to->@family member|parent~Juno|Mats|Papa Olaf;Due on:date;Category=School|House|Shopping|Paperwork|Gifts;Priority=Low|Normal|High;Notes:long
- Sign the swim badge form | assigned_to=Papa Olaf; category=School; priority=High; notes=In the red folder.
- Buy a present for Lea | assigned_to=Papa Olaf; category=Gifts; priority=Normal; notes=Party on Saturday, budget 15.
- Renew child passports | assigned_to=Papa Olaf; category=Paperwork; priority=Normal; notes=New photos first.
- Bake for the party | assigned_to=Grandma Elsa; category=House; priority=Low; notes=No hazelnuts for Juno.
record custody day|care day|handover|care plan: Title!;Child->@family member|child~Juno|Mats|Papa Olaf;With->@family member|parent~Juno|Mats|Papa Olaf;From:date!;Until:date;Handover at:time;Handover place;Remark:long
- Long weekend with Papa | child=Juno; with=Papa Olaf; handover_place=School gate; remark=Recorder in the bag.
- Mats at Papa's midweek | child=Mats; with=Papa Olaf; handover_place=Nursery; remark=Bear and pyjamas.
- Easter at Grandma's | child=Juno; with=Grandma Elsa; handover_place=Station; remark=Return ticket in the side pocket.
- Mats with Grandma | child=Mats; with=Grandma Elsa; handover_place=At home; remark=Papa works late.
record family expense|child expense|shared cost: Title!;Amount:money!;For->@family member|child~Juno|Mats|Papa Olaf;Paid by->@family member|parent~Juno|Mats|Papa Olaf;Category=Clothes|School|Health|Hobby|Food|Travel;Paid on:date;Receipt:image;Share of other parent:percent;~Settled:boolean
- Winter boots Mats | amount=46; for=Mats; paid_by=Papa Olaf; category=Clothes; share_of_other_parent=50
- Swim course spring | amount=110; for=Juno; paid_by=Papa Olaf; category=Hobby; share_of_other_parent=50
- School trip Juno | amount=34; for=Juno; paid_by=Papa Olaf; category=School; share_of_other_parent=50
- Ear drops | amount=9.5; for=Mats; paid_by=Grandma Elsa; category=Health; share_of_other_parent=0
item contact|important contact|emergency contact: Name!;Kind=Doctor|School|Babysitter|Relative|Coach|Neighbour;Phone:phone;Email:email;Address;Hours;Note:long
- Dr Ebba Stroem | kind=Doctor; phone=+44 20 5550 311; address=Clinic road 2; hours=8-12; note=Call before seven-thirty for the same day.
- Aunt Signe | kind=Relative; phone=+44 20 5550 312; note=Can collect from nursery.
- Babysitter Lotte | kind=Babysitter; phone=+44 20 5550 313; email=lotte@mailbox.example; hours=Fri and Sat evenings; note=Twelve an hour.
- Coach Henrik | kind=Coach; phone=+44 20 5550 314; address=Indoor pool; hours=Tue 16-18; note=Swimming group seahorse.
item wish|gift idea|wish list entry: Title!;For->@family member|child~Juno|Mats|Papa Olaf;Occasion=Birthday|Christmas|Just so;Price:money;Link:url;Size;Given by;~Bought:boolean
- Marble run extension | for=Juno; occasion=Birthday; price=35; given_by=Aunt Signe
- Rain trousers dinosaur | for=Mats; occasion=Just so; price=24; size=104
- Thermos for the garden | for=Grandma Elsa; occasion=Christmas; price=29; given_by=Papa Olaf
- Running socks | for=Papa Olaf; occasion=Birthday; price=18; size=44
record health note|medicine|illness|vaccination: Title!;Person->@family member|child~Juno|Mats|Papa Olaf;Date:date!;Kind=Illness|Vaccination|Medicine|Check-up|Injury;Temperature:number(°C)#34-43;Doctor;Medicine;Sick note until:date;Text:long
- Mats fever | person=Mats; kind=Illness; temperature=38.9; medicine=Fever syrup 5 ml; text=Slept all afternoon.
- Juno bee sting | person=Juno; kind=Injury; doctor=Dr Ebba Stroem; medicine=Cooling gel; text=Left hand, swelling gone by evening.
- Tetanus booster Papa | person=Papa Olaf; kind=Vaccination; doctor=Dr Ebba Stroem; text=Next one in ten years.
- Eye test Mats | person=Mats; kind=Check-up; doctor=Dr Lind; text=No glasses needed.
! record document|family document [document\\w*|passport\\w*|paper\\w*|file\\w*]: Title!;Person->@family member|child~Juno|Mats|Papa Olaf;Kind=Passport|Birth certificate|Insurance|Report card|Contract;Valid until:date;File:file;Kept in
- Juno's passport | person=Juno; kind=Passport; kept_in=Desk drawer
- Report card 2b | person=Juno; kind=Report card; kept_in=Blue binder
- Birth certificate Mats | person=Mats; kind=Birth certificate; kept_in=Desk drawer
- Health insurance Olaf | person=Papa Olaf; kind=Insurance; kept_in=Grey binder
+ message: Person->@family member|child;Urgent:boolean

# memory book|memories|family album|scrapbook|photo album|time capsule|memoir|life story
item album|memory book|chapter|scrapbook: Title!;Owner~Ursula Brandt|Theo Brandt;Theme=Childhood|Travel|Wedding|Year|Friends|Home;From:date;Until:date;Cover:image;Shared with;Public:boolean;Description:long
- Summer house years | owner=Ursula Brandt; theme=Childhood; shared_with=Family; description=1964 to 1979 at the lake.
- Our first year | owner=Theo Brandt; theme=Year; shared_with=Only us; description=From the flat to the garden.
- Wedding in the barn | owner=Theo Brandt; theme=Wedding; shared_with=All guests; description=One rainy Saturday in May.
- The postcards | owner=Ursula Brandt; theme=Travel; shared_with=Family; description=Everything Emil sent home.
record memory|story|entry|moment: Title!;Album->@album|memory book~Summer house years|Our first year;Date:date;Date in words~Summer 1968;Place->@place|location~Lake Arn|Garden flat;People->@person|relative~Grandpa Emil|Aunt Rosi;Mood=Happy|Funny|Sad|Proud|Quiet;Text:long;Photo:image;Told by~Ursula Brandt|Theo Brandt
- The boat without a plug | album=Summer house years; date_in_words=Summer 1968; place=Lake Arn; people=Grandpa Emil; mood=Funny; text=We rowed ten metres before the water reached our sandwiches.; told_by=Ursula Brandt
- First tomatoes | album=Our first year; date_in_words=August; place=Garden flat; people=Aunt Rosi; mood=Proud; text=Seven, all crooked, all eaten warm.; told_by=Theo Brandt
- Rain on the barn roof | album=Wedding in the barn; date_in_words=A Saturday in May; place=Hay barn Moor; people=Cousin Ludo; mood=Happy; text=Nobody heard the vows, so we said them twice.; told_by=Theo Brandt
- Card from Trieste | album=The postcards; date_in_words=Easter 1956; place=Trieste station; people=Grandpa Emil; mood=Quiet; text=Three words only: still on time.; told_by=Ursula Brandt
record photo|picture|scan: Title!;Memory->@memory|story~The boat without a plug|First tomatoes;Picture:image;Year:number#1830-2100;Photographer;Original=Print|Slide|Negative|Digital;Back of the print;Box number;Caption:long
- Emil bailing | memory=The boat without a plug; year=1968; photographer=Grandma Hanne; original=Slide; box_number=4; caption=Emil with a saucepan.
- Seven tomatoes | memory=First tomatoes; year=2023; photographer=Theo; original=Digital; caption=On the blue plate.
- Umbrellas in a row | memory=Rain on the barn roof; year=2022; photographer=Cousin Ludo; original=Digital; caption=Forty umbrellas, one bride.
- Trieste postcard front | memory=Card from Trieste; year=1956; photographer=Unknown; original=Print; box_number=1; caption=The station from the sea.
person person|relative|friend: Name!;Relation~Grandfather|Aunt;Born on:date;Died on:date;Lives in;Portrait:image;About:long
- Grandpa Emil | relation=Grandfather; lives_in=Arn; about=Postman, fixed clocks at night.
- Aunt Rosi | relation=Aunt; lives_in=Munich; about=Knows every plant by its first name.
- Cousin Ludo | relation=Cousin; lives_in=Graz; about=Takes pictures at every party and is in none.
- Grandma Hanne | relation=Grandmother; lives_in=Arn; about=Sewed sails and shirts.
item place|location: Name!;Address;Latitude:number#-90-90;Longitude:number#-180-180;From year:number#1800-2100;Until year:number#1800-2100;Photo:image;Note:long
- Lake Arn | address=North shore, hut 9; latitude=47.9; longitude=11.2; from_year=1964; until_year=1979
- Garden flat | address=Weaver street 21; latitude=48.1; longitude=11.5; from_year=2022; until_year=2100
- Hay barn Moor | address=Moor farm 3; latitude=47.8; longitude=11.4; from_year=2022; until_year=2022
- Trieste station | address=Piazza della Libertà; latitude=45.7; longitude=13.8; from_year=1956; until_year=1956; note=Emil waited four hours.
record audio recording|interview|voice memo|question answer: Title!;Person->@person|relative~Grandpa Emil|Aunt Rosi;Recorded on:date!;Minutes:number(min)#1-300;Audio:file;Question:long;Transcript:long;Interviewer~Ursula Brandt|Theo Brandt
- Rosi about school | person=Aunt Rosi; minutes=22; question=Who sat next to you?; transcript=Nobody wanted to, I talked.; interviewer=Theo Brandt
- Emil on clocks | person=Grandpa Emil; minutes=41; question=Why always at night?; transcript=Because then you can hear them.; interviewer=Ursula Brandt
- Ludo's toast again | person=Cousin Ludo; minutes=6; question=Can you say it once more?; interviewer=Theo Brandt
- Hanne sings | person=Grandma Hanne; minutes=9; question=How did the sail song go?; interviewer=Ursula Brandt
item time capsule|letter to the future|capsule: Title!;From person;To person;Open on:date!;Text:long;Attachment:file;~Opened:boolean
- Letter to Lena at eighteen | from_person=Ursula Brandt; to_person=Lena; text=Today you threw your porridge at the cat.
- To ourselves in ten years | from_person=Theo; to_person=Theo and Mia; text=Do we still have the blue plate?
- For the next owner of the hut | from_person=Ursula Brandt; to_person=Whoever comes; text=The third step creaks on purpose.
- Ludo to his nephew | from_person=Cousin Ludo; to_person=Jakob; text=Here is the film I never developed.
! record heirloom|keepsake|object [heirloom\\w*|keepsake\\w*|object\\w*|souvenir\\w*]: Name!;Memory->@memory|story~The boat without a plug|First tomatoes;Owner;Year:number#1500-2100;Kept in;Photo:image
- Saucepan of the boat | memory=The boat without a plug; owner=Ursula Brandt; year=1960; kept_in=Kitchen
- Emil's postcard tin | memory=Card from Trieste; owner=Ursula Brandt; year=1950; kept_in=Bookcase
- Blue plate | memory=First tomatoes; owner=Theo Brandt; year=1931; kept_in=Kitchen wall
- Barn key | memory=Rain on the barn roof; owner=Mia; year=1902; kept_in=Jewellery box
+ comment: Memory->@memory|story

# household budget|pocket money|family budget|personal budget|spending tracker|savings goal|piggy bank|budgeting web app|budgeting app|personal budgeting|family finance|family budgeting
item budget category|category|envelope: Name!;Kind=Income|Fixed cost|Variable cost|Saving;Monthly limit:money;Colour=Red|Blue|Green|Yellow|Orange|Purple;Icon:image;Rollover:boolean;Note:long
- Groceries | kind=Variable cost; monthly_limit=420; colour=Green; note=Market on Saturdays included
- Rent | kind=Fixed cost; monthly_limit=880; colour=Blue
- Holiday | kind=Saving; monthly_limit=120; colour=Yellow
- Salary | kind=Income; monthly_limit=0; colour=Purple; note=Both wages, end of the month
record transaction|expense|income|spending|entry: Title!;Amount:money!;Type=Expense|Income|Transfer;Category->@budget category|category~Groceries|Rent|Holiday;Account->@money account|bank account|purse~Joint account|Cash purse;Date:date!;Payee;Paid by~Lio|Femke;Receipt:image;Repeats=Never|Weekly|Monthly|Yearly;Note:long
- Saturday market | amount=38.4; type=Expense; category=Groceries; account=Cash purse; payee=Market stalls; paid_by=Femke; repeats=Never
- Rent May | amount=880; type=Expense; category=Rent; account=Joint account; payee=Housing society; paid_by=Lio; repeats=Monthly
- Salary Lio | amount=1950; type=Income; category=Salary; account=Joint account; payee=City theatre; paid_by=Lio; repeats=Monthly
- To the holiday pot | amount=120; type=Transfer; category=Holiday; account=Rainy day savings; payee=Own account; paid_by=Femke; repeats=Monthly
item money account|bank account|purse: Name!;Kind=Current|Savings|Cash|Credit card|Child's account;Bank;Opening balance:money;~Balance:money;Owner~Lio|Femke;Last reconciled:date
- Joint account | kind=Current; bank=Town savings bank; opening_balance=1200; balance=1640; owner=Lio
- Cash purse | kind=Cash; opening_balance=60; balance=44; owner=Femke
- Rainy day savings | kind=Savings; bank=Town savings bank; opening_balance=2000; balance=3120; owner=Femke
- Blue credit card | kind=Credit card; bank=Postbank; opening_balance=0; balance=-86; owner=Lio
record monthly budget|budget|plan: Title!;Month:date!;Category->@budget category|category~Groceries|Rent|Holiday;Planned:money;~Spent:money;~Left:money;Comment:long
- Groceries May | category=Groceries; planned=420; spent=212; left=208
- Holiday May | category=Holiday; planned=120; spent=0; left=120
- Rent May plan | category=Rent; planned=880; spent=880; left=0
- Groceries April | category=Groceries; planned=420; spent=447; left=-27; comment=Easter guests.
item savings goal|goal|piggy bank: Name!;Target:money;~Saved:money;Deadline:date;Person~Lio|Femke;Monthly amount:money;Picture:image;Reason:long;~Status=Saving|Reached|Paused
- Train trip to Lapland | target=1500; saved=610; person=Femke; monthly_amount=120; reason=Northern lights by sleeper.; status=Saving
- New washing machine | target=600; saved=480; person=Lio; monthly_amount=60; status=Saving
- Emergency three months | target=6000; saved=6000; person=Femke; monthly_amount=0; reason=Sleep better.; status=Reached
- Second-hand piano | target=900; saved=90; person=Lio; monthly_amount=0; status=Paused
record standing order|subscription|recurring bill|bill: Name!;Amount:money!;Rhythm=Weekly|Monthly|Quarterly|Yearly;Next due on:date;Category->@budget category|category~Groceries|Rent|Holiday;Account->@money account|bank account~Joint account|Cash purse;Cancel by:date;Provider;~Active:boolean
- Housing society rent | amount=880; rhythm=Monthly; category=Rent; account=Joint account; provider=Housing society
- Internet line | amount=32; rhythm=Monthly; account=Joint account; provider=FiberNet
- Household insurance | amount=96; rhythm=Yearly; account=Joint account; provider=Harbour Mutual
- Vegetable box | amount=18; rhythm=Weekly; category=Groceries; account=Cash purse; provider=Field & Fork
record debt|loan between people|owed money: Title!;Who owes;To whom;Amount:money!;Since:date;Due on:date;Reason;~Settled:boolean
- Femke lent for the bike | who_owes=Lio; to_whom=Femke; amount=150; reason=Bike repair
- Cinema for four | who_owes=Nils; to_whom=Femke; amount=36; reason=Tickets
- Deposit from Lio's father | who_owes=Lio; to_whom=Father; amount=1000; reason=Flat deposit
- Pizza round | who_owes=Femke; to_whom=Lio; amount=14; reason=Friday pizza
! record pocket money payment|allowance [pocket money|allowance|child\\w*|kid\\w*]: Title!;Child;Amount:money;Week starting:date;Bonus for;Saved part:money;Paid:boolean
- Bas this week | child=Bas; amount=4; bonus_for=Swept the yard; saved_part=1
- Roos this week | child=Roos; amount=6; saved_part=2
- Bas with bonus | child=Bas; amount=4; bonus_for=Fed the hens; saved_part=0
- Roos holiday week | child=Roos; amount=6; bonus_for=Good report; saved_part=6
! record account transfer|transfer|money transfer [transfer\\w*]: Title!;From account->@money account|bank account|purse~Joint account;To account->@money account|bank account|purse~Cash purse;Amount:money!;Date:date;Note;Made by~Lio|Femke
- Cash for May | from_account=Joint account; to_account=Cash purse; amount=300; made_by=Femke
- Back from the purse | from_account=Cash purse; to_account=Joint account; amount=40; made_by=Lio
- Holiday cash | from_account=Joint account; to_account=Cash purse; amount=500; made_by=Lio
- Cash for June | from_account=Joint account; to_account=Cash purse; amount=300; made_by=Femke
! record family member|household member|member [famil\\w*|member\\w*|invit\\w*|household]: Name!;Role=Parent|Child|Partner|Guest;Email:email;Monthly spending limit:money;~Spent this month:money;Needs approval above:money;Joined on:date;~Status=Invited|Active|Left
- Lio | role=Parent; monthly_spending_limit=2000; spent_this_month=840; needs_approval_above=400; status=Active
- Femke | role=Parent; monthly_spending_limit=2000; spent_this_month=1120; needs_approval_above=400; status=Active
- Bas | role=Child; monthly_spending_limit=40; spent_this_month=12; needs_approval_above=15; status=Active
- Granny Ans | role=Guest; monthly_spending_limit=100; spent_this_month=0; status=Invited
# home inventory|household inventory|moving house|home maintenance|appliance manual|decluttering|warranty tracker
item room|place|storage place: Name!;Floor;Size:number(m²)#1-500;Kind=Room|Cellar|Attic|Garage|Storage unit|Garden shed;Photo:image
- Study | floor=First; size=12; kind=Room
- Cellar left | floor=Basement; size=9; kind=Cellar
- Garage north | floor=Ground; size=18; kind=Garage
- Loft | floor=Second; size=22; kind=Attic
item thing|item|belonging|appliance: Name!;Category=Appliance|Furniture|Electronics|Tool|Document|Art|Sports;Room->@room|place~Study|Cellar left;Box->@box|moving box~Box 12|Box 13;Brand;Serial number;Price:money;Bought on:date;Shop;Present value:money;Photo:image;Receipt:file;~Status=In use|Stored|Lent|Sold|Thrown away
- Sewing table oak | category=Furniture; room=Study; price=240; shop=Flea market; present_value=200; status=In use
- Dehumidifier | category=Appliance; room=Cellar left; serial_number=DH-20-1188; price=169; shop=Appliance house; present_value=110; status=In use
- Watercolour of the harbour | category=Art; room=Loft; price=380; shop=Studio sale; present_value=450; status=Stored
- Cordless drill | category=Tool; room=Garage north; brand=Rapido; serial_number=CD-7714; price=129; shop=Tool barn; present_value=70; status=Lent
item box|moving box|container: Label!;Room->@room|place~Study|Cellar left;Target room;Contents:long;Fragile:boolean;Weight:number(kg)#0-60;QR code;~Packed:boolean;Photo:image
- Box 12 | room=Study; target_room=Library; contents=Atlases and two globes; weight=17
- Box 13 | room=Cellar left; target_room=Garage; contents=Skates, tent pegs, lamp; weight=9
- Box 14 | room=Loft; target_room=Children; contents=Winter clothes 110 to 116; weight=8
- Box 15 | room=Garage north; target_room=Cellar; contents=Paint tins and brushes; weight=21
record warranty|manual|insurance document: Title!;Thing->@thing|item~Sewing table oak|Dehumidifier;Valid until:date;Provider;Contract number;Document:file;Phone:phone;Note:long
- Dehumidifier warranty | thing=Dehumidifier; provider=Appliance house; contract_number=W-55102; note=Keep the carton until next year.
- Drill three years | thing=Cordless drill; provider=Tool barn; contract_number=TB-90117; note=Battery only one year.
- Art insurance | thing=Watercolour of the harbour; provider=Harbour Mutual; contract_number=HM-3308; note=Photo sent with the form.
- Table restorer's guarantee | thing=Sewing table oak; provider=Restorer Pauwels; contract_number=P-41; note=On the glued leg.
record maintenance|service entry|repair: Title!;Thing->@thing|item~Sewing table oak|Dehumidifier;Done on:date!;Work=Cleaning|Filter|Repair|Inspection|Oil or wax;Done by;Cost:money;Next due:date;Note:long
- Filter changed | thing=Dehumidifier; work=Filter; done_by=Roel; cost=14
- Oak oiled | thing=Sewing table oak; work=Oil or wax; done_by=Hanneke; cost=9
- Drill chuck cleaned | thing=Cordless drill; work=Cleaning; done_by=Roel; cost=0
- Frame inspected | thing=Watercolour of the harbour; work=Inspection; done_by=Framer Smits; cost=25
work home task|maintenance task|moving task: Title!;Room->@room|place~Study|Cellar left;Due on:date;Assigned to~Roel|Hanneke;Rhythm=Once|Monthly|Quarterly|Yearly;Cost:money;Notes:long
- Bleed the radiators | room=Study; assigned_to=Roel; rhythm=Yearly; cost=0; notes=Key in the left drawer.
- Cancel the old electricity | assigned_to=Hanneke; rhythm=Once; cost=0; notes=Send meter reading.
- Sweep the gutters | room=Loft; assigned_to=Roel; rhythm=Quarterly; cost=0; notes=Ladder is at Nora's.
- Test smoke alarms | room=Study; assigned_to=Hanneke; rhythm=Monthly; cost=6; notes=Five alarms, two 9 V batteries.
record loan|lent thing|lending: Title!;Thing->@thing|item~Sewing table oak|Dehumidifier;Lent to;Phone:phone;Lent on:date!;Back on:date;~Returned:boolean;Note
- Dehumidifier to Nora | thing=Dehumidifier; lent_to=Nora next door; note=Cellar flooded
- Drill to brother Wim | thing=Cordless drill; lent_to=Wim; note=Building a loft bed
- Sewing table to theatre | thing=Sewing table oak; lent_to=Amateur theatre; note=As a prop
- Picture to the library | thing=Watercolour of the harbour; lent_to=Town library; note=Summer exhibition
! record meter reading|energy reading [meter\\w*|energy|electricity|water|gas]: Title!;Meter=Electricity|Gas|Cold water|Hot water|Heating;Read on:date;Value:number#0-10000000;Unit=kWh|m³|units;Photo:image
- Electricity first of May | meter=Electricity; value=20418; unit=kWh
- Gas first of May | meter=Gas; value=8120; unit=m³
- Cold water first of May | meter=Cold water; value=412; unit=m³
- Heating at move-in | meter=Heating; value=233; unit=units

# bucket list|life goal|dream list|couple app|date night|relationship diary|long-distance couple
item wish|bucket list item|dream|goal: Title!;Category=Travel|Adventure|Learning|Family|Creativity|Health;Owner~Mira|Ole;Priority=Someday|Soon|This year;Target date:date;Estimated cost:money;Place;Picture:image;Reason:long;~Progress:percent;~Status=Dream|Planned|Under way|Done|Dropped
- See the northern lights | category=Travel; owner=Mira; priority=This year; estimated_cost=1400; place=Tromsø; reason=Promised at fifteen.; progress=40; status=Planned
- Learn the accordion | category=Creativity; owner=Ole; priority=Soon; estimated_cost=600; reason=Grandfather's instrument in the attic.; progress=10; status=Under way
- Run ten kilometres together | category=Health; owner=Mira; priority=This year; estimated_cost=60; place=Bergen; reason=We never train together.; progress=100; status=Done
- Sleep in a tree house | category=Adventure; owner=Ole; priority=Someday; estimated_cost=250; place=Black Forest; reason=Because we never had one.; progress=0; status=Dream
record step|milestone|sub-goal: Title!;Wish->@wish|bucket list item~See the northern lights|Learn the accordion;Order:number#1-100;Due on:date;Cost:money;Note:long;~Done:boolean
- Book the sleeper train | wish=See the northern lights; order=1; cost=320; note=Opens 90 days ahead.
- Have the bellows repaired | wish=Learn the accordion; order=1; cost=180
- Enter the autumn run | wish=Run ten kilometres together; order=2; cost=50; note=Two starting numbers.
- Compare tree houses | wish=Sleep in a tree house; order=1; cost=0
event date|date night|shared evening|anniversary: Title!;Date:date!;Starts at:time;Place;Planned by~Mira|Ole;Kind=Dinner|Film|Walk|Video call|Trip|Anniversary;Budget:money;Idea->@date idea|idea~Cook blindfolded|Night swim;Notes:long
- Friday video dinner | place=At our screens; planned_by=Ole; kind=Video call; budget=20; idea=Cook blindfolded; notes=Same shopping list.
- Seven years | place=The old boathouse; planned_by=Mira; kind=Anniversary; budget=90
- Short film marathon | place=Ole's sofa; planned_by=Mira; kind=Film; budget=15; idea=Worst film contest
- Picnic on the ferry | place=Upper deck; planned_by=Ole; kind=Trip; budget=35; notes=Bring the blue blanket.
item date idea|idea: Title!;Kind=At home|Outside|Food|Culture|Online|Sport;Minutes:number(min)#10-2000;Cost:money;Season=All year|Summer|Winter;Description:long;~Tried:boolean
- Cook blindfolded | kind=At home; minutes=90; cost=20; season=All year; description=One cooks, one gives directions.
- Night swim | kind=Outside; minutes=60; cost=0; season=Summer; description=Towels, thermos, no phones.
- Worst film contest | kind=Online; minutes=180; cost=5; season=Winter; description=Each picks one, loser washes up.
- Museum in silence | kind=Culture; minutes=120; cost=24; season=All year; description=Talk only afterwards.
record diary entry|memory|love note|journal entry: Title!;Date:date!;Written by~Mira|Ole;Wish->@wish|bucket list item~See the northern lights|Learn the accordion;Mood=Happy|Calm|Longing|Proud|Sad;Text:long;Photo:image;Private:boolean
- First full song | written_by=Ole; wish=Learn the accordion; mood=Proud; text=Slow, wrong twice, but to the end.
- Green over the fjord | written_by=Mira; wish=See the northern lights; mood=Happy; text=Only ten minutes, but enough.
- Two weeks apart | written_by=Mira; mood=Longing; text=The screen froze on your smile.
- Eight kilometres | written_by=Ole; wish=Run ten kilometres together; mood=Calm; text=Slow, in rain, without stopping.
record visit|meeting|trip: Title!;Who travels~Mira|Ole;From:date!;Until:date;Place;Train or flight;Cost:money;Booked:boolean;Notes:long
- Ole to Bergen in June | who_travels=Ole; place=Bergen; train_or_flight=Night ferry; cost=140
- Mira to Hamburg in July | who_travels=Mira; place=Hamburg; train_or_flight=Train, one change; cost=95
- Both to Tromsø | who_travels=Mira; place=Tromsø; train_or_flight=Flight via Oslo; cost=310
- Ole for Christmas | who_travels=Ole; place=Bergen; train_or_flight=Flight; cost=180
record important date|birthday|countdown: Title!;Date:date!;Person;Kind=Birthday|Anniversary|Holiday|Visit;Remind days before:number(days)#0-90;Gift idea;Repeats yearly:boolean
- Mira's mother | person=Ingrid; kind=Birthday; remind_days_before=10; gift_idea=Rose cuttings
- Day we met | person=Mira and Ole; kind=Anniversary; remind_days_before=14; gift_idea=Photo from the pier
- Ole's birthday | person=Ole; kind=Birthday; remind_days_before=21; gift_idea=Accordion straps
- Midsummer visit | person=Ole; kind=Visit; remind_days_before=30; gift_idea=Rhubarb jam
! record savings entry|contribution [saving\\w*|budget\\w*|money|fund\\w*]: Title!;Wish->@wish|bucket list item~See the northern lights|Learn the accordion;Person~Mira|Ole;Amount:money;Date:date
- Mira puts in May | wish=See the northern lights; person=Mira; amount=60
- Ole for the bellows | wish=Learn the accordion; person=Ole; amount=45
- Tree house jar | wish=Sleep in a tree house; person=Ole; amount=20
- Mira sells the bike | wish=See the northern lights; person=Mira; amount=150

# allotment at home|home garden|vegetable garden|kitchen garden|garden planner|garden diary|raised bed
item bed|garden bed|raised bed|container: Name!;Kind=Bed|Raised bed|Greenhouse|Pot|Window box;Length:number(cm)#10-5000;Width:number(cm)#10-5000;Sun=Full sun|Half shade|Shade;Soil=Loam|Clay|Sand|Compost mix;Photo:image;Notes:long
- Raised bed east | kind=Raised bed; length=200; width=100; sun=Full sun; soil=Compost mix; notes=Refilled this spring.
- Bean row | kind=Bed; length=400; width=60; sun=Half shade; soil=Loam
- Tomato house | kind=Greenhouse; length=300; width=200; sun=Full sun; soil=Compost mix
- Herb box | kind=Window box; length=80; width=20; sun=Half shade; soil=Sand; notes=Outside the kitchen.
item plant variety|crop|vegetable|seed: Name!;Species~Tomato|Climbing bean;Kind=Vegetable|Herb|Fruit|Flower;Sow from:date;Sow until:date;Depth:number(cm)#0-30;Spacing:number(cm)#1-300;Days to harvest:number(days)#15-400;Seeds left:number#0-100000;Good neighbours;Seed until:number#2000-2100;Photo:image
- Black cherry tomato | species=Tomato; kind=Vegetable; depth=1; spacing=60; days_to_harvest=75; seeds_left=18; good_neighbours=Basil, carrot; seed_until=2028
- Blue lake bean | species=Climbing bean; kind=Vegetable; depth=3; spacing=15; days_to_harvest=65; seeds_left=120; good_neighbours=Savory, cucumber; seed_until=2027
- Genovese basil | species=Basil; kind=Herb; depth=0.5; spacing=20; days_to_harvest=45; seeds_left=300; good_neighbours=Tomato; seed_until=2029
- Long white radish | species=Radish; kind=Vegetable; depth=1; spacing=8; days_to_harvest=40; seeds_left=60; good_neighbours=Lettuce, bean; seed_until=2026
record planting|sowing|planting entry: Title!;Bed->@bed|garden bed~Raised bed east|Bean row;Variety->@plant variety|crop~Black cherry tomato|Blue lake bean;Sown on:date!;Planted out on:date;Number of plants:number#1-5000;Way=Direct sowing|Indoors|Bought seedling;~Stage=Sown|Germinated|Planted out|Growing|Harvesting|Cleared;Note:long
- Tomatoes east | bed=Raised bed east; variety=Black cherry tomato; number_of_plants=5; way=Indoors; stage=Growing; note=Tied to the bamboo.
- Beans on the row | bed=Bean row; variety=Blue lake bean; number_of_plants=26; way=Direct sowing; stage=Germinated
- Basil at the kitchen | bed=Herb box; variety=Genovese basil; number_of_plants=9; way=Bought seedling; stage=Harvesting
- Radish between beans | bed=Bean row; variety=Long white radish; number_of_plants=40; way=Direct sowing; stage=Cleared; note=Sown too thick.
record harvest|picking|yield: Title!;Planting->@planting|sowing~Tomatoes east|Beans on the row;Harvested on:date!;Weight:number(g)#1-100000;Pieces:number#0-5000;Quality=Poor|Good|Excellent;Used for=Fresh|Frozen|Preserved|Given away;Note:long
- First bowl | planting=Tomatoes east; weight=640; pieces=48; quality=Excellent; used_for=Fresh
- Radish bunch | planting=Radish between beans; weight=350; pieces=12; quality=Good; used_for=Given away
- Beans for the freezer | planting=Beans on the row; weight=2100; pieces=0; quality=Good; used_for=Frozen
- Basil for pesto | planting=Basil at the kitchen; weight=180; pieces=0; quality=Excellent; used_for=Preserved
record garden log|care entry|watering|garden diary entry: Title!;Bed->@bed|garden bed~Raised bed east|Bean row;Date:date!;Work=Watering|Weeding|Fertilising|Pruning|Mulching|Tying;Amount:number(l)#0-2000;Minutes:number(min)#1-600;Done by~Piet|Wilma;Weather;Note:long
- Evening water | bed=Raised bed east; work=Watering; amount=20; minutes=15; done_by=Wilma; weather=Hot, dry
- Weeded the row | bed=Bean row; work=Weeding; amount=0; minutes=40; done_by=Piet; weather=Cloudy
- Tied the tomatoes | bed=Tomato house; work=Tying; amount=0; minutes=25; done_by=Piet; weather=Warm
- Straw on the bed | bed=Raised bed east; work=Mulching; amount=0; minutes=20; done_by=Wilma; weather=Dry
record pest sighting|disease|problem: Title!;Planting->@planting|sowing~Tomatoes east|Beans on the row;Noticed on:date!;Problem=Aphids|Slugs|Blight|Mildew|Deficiency|Birds;Severity=Light|Medium|Severe;Treatment:long;Photo:image;~Solved:boolean
- Aphids on the beans | planting=Beans on the row; problem=Aphids; severity=Light; treatment=Hosed off, ladybirds seen
- Blight on low leaves | planting=Tomatoes east; problem=Blight; severity=Severe; treatment=Leaves off, roof over the bed
- Slugs at the basil | planting=Basil at the kitchen; problem=Slugs; severity=Medium; treatment=Copper tape
- Birds in the radish | planting=Radish between beans; problem=Birds; severity=Light; treatment=Net on hoops
work garden task|gardening task|to-do: Title!;Bed->@bed|garden bed~Raised bed east|Bean row;Due on:date;Month=January|March|April|May|June|August|October;Assigned to~Piet|Wilma;Notes:long
- Sow the second beans | bed=Bean row; month=June; assigned_to=Piet; notes=Every ten centimetres.
- Prick out tomatoes | bed=Tomato house; month=April; assigned_to=Wilma; notes=Nine into larger pots.
- Sow green manure | bed=Raised bed east; month=August; assigned_to=Piet; notes=Phacelia.
- Bring in the herb box | bed=Herb box; month=October; assigned_to=Wilma; notes=Before the first frost.
! record bed plan entry|crop rotation entry [rotation|plan\\w*|season\\w*]: Title!;Bed->@bed|garden bed~Raised bed east|Bean row;Variety->@plant variety|crop~Black cherry tomato|Blue lake bean;Year:number#2000-2100;Feeder=Heavy|Medium|Light
- East next year | bed=Raised bed east; variety=Blue lake bean; year=2027; feeder=Light
- Row next year | bed=Bean row; variety=Black cherry tomato; year=2027; feeder=Heavy
- Herb box next year | bed=Herb box; variety=Genovese basil; year=2027; feeder=Medium
- Radish before tomatoes | bed=Tomato house; variety=Long white radish; year=2027; feeder=Light

# gift exchange|secret santa|gift list|birthday reminder|gift registry
item gift list|occasion|wish list|gift exchange: Title!;Owner~Tilda|Rob;Occasion=Birthday|Christmas|Wedding|Baby|Secret Santa|Other;Date:date;Budget per gift:money;Visible=Everyone|With link|Family only;Cover:image;Message:long;~Status=Open|Drawn|Closed
- Office secret Santa | owner=Rob; occasion=Secret Santa; budget_per_gift=15; visible=With link; message=Nothing with batteries.; status=Open
- Tilda turns thirty | owner=Tilda; occasion=Birthday; budget_per_gift=40; visible=Family only; message=Second hand is welcome.; status=Open
- Baby of Jo and Sam | owner=Tilda; occasion=Baby; budget_per_gift=30; visible=Everyone; message=No more soft toys, please.; status=Closed
- Christmas at the Berglunds | owner=Rob; occasion=Christmas; budget_per_gift=25; visible=Family only; message=Names drawn on the first of Advent.; status=Drawn
item gift|wish|wished item: Title!;List->@gift list|occasion~Office secret Santa|Tilda turns thirty;Price:money;Link:url;Quantity:number#1-50;Priority=Nice|Wanted|Dream;Size or colour;Picture:image;Note:long;~Status=Free|Reserved|Bought|Received
- Enamel teapot | list=Tilda turns thirty; price=38; quantity=1; priority=Dream; size_or_colour=Green; status=Reserved
- Pocket notebook | list=Office secret Santa; price=9; quantity=1; priority=Nice; size_or_colour=A6 dotted; status=Free
- Merino blanket | list=Baby of Jo and Sam; price=30; quantity=1; priority=Wanted; size_or_colour=Grey; status=Received
- Wooden train | list=Christmas at the Berglunds; price=24; quantity=1; priority=Wanted; size_or_colour=Six wagons; status=Bought
person person|recipient|participant|friend: Name!;Email:email;Phone:phone;Birthday:date;Relation=Family|Friend|Colleague|Partner|Neighbour;Likes:long;Dislikes;Clothing size;Address
- Marlon | email=marlon@mailbox.example; relation=Colleague; likes=Tea, crosswords; dislikes=Scented candles
- Aunt Bea | email=bea@mailbox.example; relation=Family; likes=Gardening, crime novels; clothing_size=42
- Kerstin | email=kerstin@mailbox.example; relation=Friend; likes=Climbing, coffee; dislikes=Alcohol; clothing_size=38
- Mr Oyelaran | email=oyelaran@mailbox.example; relation=Neighbour; likes=Jazz records; address=Flat 3b
record gift reservation|claim|pledge: Title!;Gift->@gift|wish~Enamel teapot|Pocket notebook;Giver->@person|recipient~Marlon|Aunt Bea;Reserved on:date;Share:money;Shared gift:boolean;Secret:boolean;~Bought:boolean
- Bea takes the teapot | gift=Enamel teapot; giver=Aunt Bea; share=38
- Kerstin half of the train | gift=Wooden train; giver=Kerstin; share=12
- Marlon buys the notebook | gift=Pocket notebook; giver=Marlon; share=9
- Neighbour for the blanket | gift=Merino blanket; giver=Mr Oyelaran; share=30
record draw|pairing|santa pair: Title!;List->@gift list|occasion~Office secret Santa|Tilda turns thirty;Giver->@person|recipient~Marlon|Aunt Bea;Receiver->@person|recipient~Marlon|Aunt Bea;Drawn on:date;~Revealed:boolean
- Marlon's draw | list=Office secret Santa; giver=Marlon; receiver=Aunt Bea
- Bea's draw | list=Christmas at the Berglunds; giver=Aunt Bea; receiver=Kerstin
- Kerstin's draw | list=Christmas at the Berglunds; giver=Kerstin; receiver=Mr Oyelaran
- Neighbour's draw | list=Office secret Santa; giver=Mr Oyelaran; receiver=Marlon
record given gift|gift history|gift log: Title!;Person->@person|recipient~Marlon|Aunt Bea;Occasion=Birthday|Christmas|Wedding|Baby|Secret Santa|Other;Given on:date!;Price:money;Reaction=Loved it|Liked it|Neutral|Exchanged;Thank-you received:boolean;Photo:image;Note:long
- Seed box for Bea | person=Aunt Bea; occasion=Birthday; price=22; reaction=Loved it; note=Heirloom beans inside.
- Teapot for Kerstin | person=Kerstin; occasion=Birthday; price=38; reaction=Liked it; note=Wrapped in a tea towel.
- Jazz LP for the neighbour | person=Mr Oyelaran; occasion=Christmas; price=19; reaction=Loved it
- Scarf for Marlon | person=Marlon; occasion=Secret Santa; price=15; reaction=Exchanged; note=Wrong colour.
item gift idea|idea: Title!;For->@person|recipient~Marlon|Aunt Bea;Price:money;Shop;Link:url;Noted on:date;Source=Heard in talk|Own idea|Shop window;~Used:boolean
- Puzzle calendar | for=Marlon; price=14; shop=Paper corner; source=Heard in talk
- Chalk bag | for=Kerstin; price=20; shop=Summit store; source=Own idea
- Old pruning knife | for=Aunt Bea; price=28; shop=Flea market; source=Shop window
- Record brush | for=Mr Oyelaran; price=12; shop=Vinyl cellar; source=Heard in talk
! record exclusion|draw rule [exclu\\w*|rule\\w*|draw\\w*|couple\\w*]: Title!;List->@gift list|occasion~Office secret Santa;Person->@person|recipient~Marlon|Aunt Bea;Must not draw->@person|recipient~Marlon|Aunt Bea;Reason
- Not twice in a row | list=Office secret Santa; person=Aunt Bea; must_not_draw=Marlon; reason=Drew him last year
- Sisters at Christmas | list=Christmas at the Berglunds; person=Kerstin; must_not_draw=Aunt Bea; reason=Already exchange gifts
- Boss and team | list=Office secret Santa; person=Mr Oyelaran; must_not_draw=Marlon; reason=Same team
- Budget agreement | list=Christmas at the Berglunds; person=Marlon; must_not_draw=Kerstin; reason=Bought together
+ event registration: List->@gift list|occasion;Wishes:long
# home library|personal library|book collection|book catalogue|bookworm|reading tracker
item book|title|volume: Title!;Author->@author|writer~M. Ellery|S. Okoro;ISBN;Publisher;Year:number#1400-2100;Pages:number#1-5000;Genre=Novel|Crime|Fantasy|Biography|History|Science|Children;Language;Format=Hardback|Paperback|E-book|Audiobook;Shelf->@shelf|bookcase~Hall case 2|Bedside;Price:money;Cover:image;~Status=To read|Reading|Read|Lent|Given away
- The Clockmaker's Tide | author=M. Ellery; isbn=978-1-0000-1188-0; publisher=Gull House; year=2016; pages=342; genre=Novel; language=English; format=Paperback; shelf=Hall case 2; price=11; status=Read
- Rivers Without Maps | author=S. Okoro; publisher=North Quay; year=2021; pages=268; genre=History; language=English; format=Hardback; shelf=Bedside; price=24; status=Reading
- A Cold Spoon | author=D. Verhoeven; isbn=978-1-0000-2211-4; publisher=Quayside; year=2019; pages=298; genre=Crime; language=Dutch; format=E-book; shelf=Bedside; price=8; status=To read
- The Fox Who Counted | author=L. Amari; publisher=Little Gull; year=2012; pages=40; genre=Children; language=English; format=Hardback; shelf=Children's box; price=13; status=Given away
person author|writer: Name!;Born:number#-800-2020;Country;Website:url;Portrait:image;About:long
- M. Ellery | born=1961; country=Ireland; about=Writes about tides and machines.
- S. Okoro | born=1980; country=Nigeria; about=Historian of waterways.
- D. Verhoeven | born=1974; country=Belgium; about=Kitchen crime novels.
- L. Amari | born=1959; country=Tunisia; about=Writes and paints for children.
item shelf|bookcase|location: Name!;Room;Rows:number#1-20;Capacity:number(books)#1-5000;Theme;Photo:image
- Hall case 2 | room=Hall; rows=6; capacity=180; theme=Novels A-M
- Bedside | room=Bedroom; rows=1; capacity=15; theme=Next reads
- Children's box | room=Children; rows=1; capacity=60; theme=Picture books
- Study wall | room=Study; rows=8; capacity=420; theme=History and science
record reading session|reading entry|reading log: Title!;Book->@book|title~The Clockmaker's Tide|Rivers Without Maps;Read on:date!;From page:number#0-5000;To page:number#0-5000;Minutes:number(min)#1-1000;Note:long
- Train to York | book=Rivers Without Maps; from_page=88; to_page=131; minutes=70; note=The chapter on locks.
- Sunday bath | book=The Clockmaker's Tide; from_page=300; to_page=342; minutes=65; note=Did not see it coming.
- Before sleep | book=A Cold Spoon; from_page=1; to_page=14; minutes=20; note=Fell asleep at the soup.
- Read aloud twice | book=The Fox Who Counted; from_page=1; to_page=40; minutes=25; note=Seven is the favourite page.
record loan|lent book|lending: Title!;Book->@book|title~The Clockmaker's Tide|Rivers Without Maps;Borrower;Phone:phone;Lent on:date!;Return by:date;~Returned on:date;~State=Lent|Returned|Overdue|Lost
- Tide to Hester | book=The Clockmaker's Tide; borrower=Hester; state=Lent
- Rivers to the teacher | book=Rivers Without Maps; borrower=Mr Dunne; state=Returned
- Fox to the nursery | book=The Fox Who Counted; borrower=Sunflower nursery; state=Lost
- Tide to book club | book=The Clockmaker's Tide; borrower=Book club; state=Overdue
record quote|note|highlight|annotation: Title!;Book->@book|title~The Clockmaker's Tide|Rivers Without Maps;Page:number#1-5000;Text:long;Thought:long;Topic
- On locks | book=Rivers Without Maps; page=97; text=A lock is a stair for boats.; topic=Water
- On waiting | book=The Clockmaker's Tide; page=212; text=The sea never asks what time it is.; topic=Time
- On soup | book=A Cold Spoon; page=9; text=Poison needs salt too.; topic=Cooking
- On seven | book=The Fox Who Counted; page=22; text=Seven is six and a friend.; topic=Numbers
item reading goal|challenge|goal: Title!;Year:number#2000-2100;Books:number#1-1000;Pages:number#0-500000;~Read so far:number#0-1000;Reward
- Thirty this year | year=2026; books=30; pages=9000; read_so_far=11; reward=A new lamp
- Last year | year=2025; books=24; pages=7000; read_so_far=26; reward=Weekend in Hay
- Big books only | year=2027; books=8; pages=6400; read_so_far=0; reward=New armchair
- Start small | year=2024; books=12; pages=3000; read_so_far=9; reward=None
record wish|wish list entry|book wish: Title!;Author;Recommended by;Price limit:money;Priority=Low|Normal|High;Link:url;~Bought:boolean
- Atlas of Lost Ferries | author=J. Penn; recommended_by=Hester; price_limit=30; priority=High
- Spoon, volume two | author=D. Verhoeven; recommended_by=Publisher letter; price_limit=10; priority=Normal
- Letters from the Locks | author=S. Okoro; recommended_by=Mr Dunne; price_limit=26; priority=High
- Fox and the Moon | author=L. Amari; recommended_by=Nursery; price_limit=14; priority=Low
+ review: Book->@book|title;Stars:rating;Spoilers:boolean

# movie watchlist|film watchlist|series tracker|tv series|film diary|movie night|tv show|binge
item film|movie|series|show: Title!;Kind=Film|Series|Documentary|Short;Director;Year:number#1890-2100;Genre=Drama|Comedy|Thriller|Science fiction|Animation|Documentary|Horror;Running time:number(min)#1-900;Seasons:number#0-60;Where to watch~Disc|Streaming;Country;Age rating:number#0-18;Poster:image;Synopsis:long
- Harbour Lights | kind=Film; director=N. Alder; year=2019; genre=Drama; running_time=112; seasons=0; where_to_watch=Disc; country=Norway; age_rating=12; synopsis=A pilot boat captain gets one last ship.
- The Long Corridor | kind=Series; director=Various; year=2022; genre=Thriller; running_time=45; seasons=3; where_to_watch=Streaming; country=Belgium; age_rating=16; synopsis=A hotel that gains a door every night.
- Six Legs Under | kind=Documentary; director=P. Amsel; year=2021; genre=Documentary; running_time=88; seasons=0; where_to_watch=Streaming; country=Austria; age_rating=0; synopsis=A year in an anthill.
- Paper Planet | kind=Short; director=Yuna Seo; year=2018; genre=Animation; running_time=14; seasons=0; where_to_watch=Disc; country=South Korea; age_rating=6; synopsis=A folded astronaut looks for scissors.
record episode|season episode: Title!;Series->@film|series~Harbour Lights|The Long Corridor;Season:number#1-60;Number:number#1-500;Minutes:number(min)#1-300;First shown on:date;Synopsis:long
- The first new door | series=The Long Corridor; season=1; number=1; minutes=48; synopsis=The night porter counts eleven.
- Twelve | series=The Long Corridor; season=1; number=2; minutes=44; synopsis=Someone checks into the wrong number.
- Thirteen is missing | series=The Long Corridor; season=2; number=1; minutes=51; synopsis=A door that nobody remembers.
- Checkout | series=The Long Corridor; season=3; number=8; minutes=62; synopsis=The porter hands in the keys.
! record watch entry|viewing|diary entry|watched film|watch log|viewing log [watched|diary|log\\w*|histor\\w*|progress]: Title!;Film->@film|movie~Harbour Lights|The Long Corridor;Episode->@episode|season episode~The first new door|Twelve;Watched on:date!;Place=Home|Cinema|Friend|Plane;Watched with;Stars:rating;Rewatch:boolean;Review:long
- Harbour on Sunday | film=Harbour Lights; place=Home; watched_with=Ines; review=The fog is the best actor.
- Corridor pilot | film=The Long Corridor; episode=The first new door; place=Home; watched_with=Alone
- Ants on the plane | film=Six Legs Under; place=Plane; watched_with=Rolf; review=Tiny screen, huge battle.
- Planet before the main film | film=Paper Planet; place=Cinema; watched_with=Ines, Rolf; review=Best fourteen minutes of the evening.
record watchlist entry|list entry: Title!;Film->@film|movie~Harbour Lights|The Long Corridor;Person~Ines|Rolf;Priority=Low|Normal|High;Added on:date;Recommended by;~Status=To watch|Watching|Watched|Dropped
- Rolf wants the corridor | film=The Long Corridor; person=Rolf; priority=High; recommended_by=Ines; status=Watching
- Ines wants the harbour | film=Harbour Lights; person=Ines; priority=Normal; status=Watched
- Paulo wants ants | film=Six Legs Under; person=Paulo; priority=Low; recommended_by=Rolf; status=To watch
- Ines gave up corridor | film=The Long Corridor; person=Ines; priority=Low; status=Dropped
event movie night|film evening|watch party: Title!;Date:date!;Starts at:time;Host~Ines|Rolf;Place;Film->@film|movie~Harbour Lights|The Long Corridor;Seats:number#1-60;Snacks;Notes:long
- Friday at Rolf's | host=Rolf; place=Rolf's attic; film=Harbour Lights; seats=7; snacks=Popcorn, olives
- Shorts and soup | host=Ines; place=Ines's kitchen; film=Paper Planet; seats=5; snacks=Soup, bread
- Insect evening | host=Paulo; place=Garden wall; film=Six Legs Under; seats=12; snacks=Crisps; notes=Bring mosquito spray.
- Corridor marathon | host=Rolf; place=Rolf's attic; film=The Long Corridor; seats=4; snacks=Pizza at episode three
item list|collection|ranking: Name!;Owner~Ines|Rolf;Public:boolean;Cover:image;Description:long
- Films with boats | owner=Ines; description=Nothing sinks before the last act.
- Under fifteen minutes | owner=Rolf; description=For evenings that started late.
- No dialogue needed | owner=Paulo; description=Pictures do the talking.
- Hotels with secrets | owner=Ines; description=Keys, corridors, night porters.
! record vote|film vote [vote\\w*|poll\\w*|choose]: Title!;Movie night->@movie night|film evening~Friday at Rolf's;Film->@film|movie~Harbour Lights|The Long Corridor;Person~Ines|Rolf;Points:number#0-10
- Ines for the harbour | movie_night=Friday at Rolf's; film=Harbour Lights; person=Ines; points=5
- Rolf for the planet | movie_night=Shorts and soup; film=Paper Planet; person=Rolf; points=4
- Paulo for the ants | movie_night=Insect evening; film=Six Legs Under; person=Paulo; points=5
- Rolf for the corridor | movie_night=Corridor marathon; film=The Long Corridor; person=Rolf; points=5
+ review: Film->@film|movie;Stars:rating;Spoilers:boolean

# classic car|vintage car|oldtimer|car club|car restoration|car meet|motorcycle club
item car|classic car|vehicle|motorcycle: Name!;Make;Model;Year:number#1885-2100;Chassis number;Engine~2.0 l four;Power:number(hp)#1-1500;Mileage:number(km)#0-1000000;Colour;Owner~Gerd Moll|Sheila Park;Value:money;Photo:image;Status=On the road|In restoration|Laid up|For sale
- Green roadster | make=Albany; model=Sprite 2; year=1963; chassis_number=AS2-11840; engine=1.1 l four; power=55; mileage=74200; colour=Almond green; owner=Sheila Park; value=14500; status=On the road
- Grey saloon | make=Norden; model=180; year=1958; chassis_number=N180-0331; engine=1.8 l four; power=68; mileage=121000; colour=Pearl grey; owner=Gerd Moll; value=9000; status=In restoration
- Red coupe | make=Volare; model=GT 1600; year=1971; chassis_number=VG16-20419; engine=1.6 l twin cam; power=109; mileage=88400; colour=Corsa red; owner=Emil Santi; value=32000; status=Laid up
- Cream camper | make=Norden; model=Kombi 2; year=1974; chassis_number=NK2-7714; engine=1.6 l flat four; power=50; mileage=203000; colour=Cream; owner=Ruth Ames; value=21000; status=For sale
record restoration step|restoration entry|work entry: Title!;Car->@car|classic car~Green roadster|Grey saloon;Area=Body|Engine|Gearbox|Brakes|Interior|Electrics|Paint;Done on:date!;Hours:number(h)#0.25-1000;Cost:money;Done by;Before:image;After:image;Notes:long
- New sills | car=Grey saloon; area=Body; hours=22; cost=340; done_by=Gerd; notes=Both sides, seam sealed.
- Carburettor rebuild | car=Green roadster; area=Engine; hours=5; cost=85; done_by=Sheila
- Camper wiring loom | car=Cream camper; area=Electrics; hours=16; cost=220; done_by=Ruth; notes=Fuse box renewed.
- Coupe respray | car=Red coupe; area=Paint; hours=60; cost=4200; done_by=Lackwerk Huber; notes=Two-layer, original code.
item part|spare part: Name!;Part number;Fits->@car|classic car~Green roadster|Grey saloon;Condition=New|New old stock|Used|Reproduction;Quantity:number#0-500;Price:money;Supplier;Shelf;Photo:image
- Head gasket 1.1 | part_number=AS-1107; fits=Green roadster; condition=New old stock; quantity=2; price=24; supplier=Old Parts Barn; shelf=G3
- Door handle left | part_number=N-4410; fits=Grey saloon; condition=Used; quantity=1; price=35; supplier=Swap meet; shelf=G5
- Twin cam timing belt | part_number=VG-9021; fits=Red coupe; condition=New; quantity=1; price=32; supplier=Italparts; shelf=G1
- Sliding door seal | part_number=NK-337; fits=Cream camper; condition=Reproduction; quantity=2; price=46; supplier=Kombi corner; shelf=G6
event car meet|rally|club drive|exhibition: Title!;Date:date!;Starts at:time;Meeting point;Route;Distance:number(km)#0-5000;Organiser~Gerd Moll|Sheila Park;Places:number#2-2000;Fee:money;Description:long
- Hop field drive | meeting_point=Brewery yard; route=River road, monastery, hop museum; distance=120; organiser=Sheila Park; places=40; fee=25; description=Road book at eight, lunch included.
- Campers at the lake | meeting_point=Lake car park; route=North shore; distance=45; organiser=Sheila Park; places=25; fee=10; description=Two nights, fire allowed.
- Pass before breakfast | meeting_point=Petrol station Tal; route=Three passes; distance=180; organiser=Gerd Moll; places=15; fee=0; description=Start at six, coats on.
- Parts swap and coffee | meeting_point=Old tram shed; route=None; distance=0; organiser=Gerd Moll; places=120; fee=5; description=Tables from seven.
record service|maintenance|fuel entry|trip log: Title!;Car->@car|classic car~Green roadster|Grey saloon;Kind=Oil change|Inspection|Fuel|Trip|Repair|Tyres;Date:date!;Mileage:number(km)#0-1000000;Litres:number(l)#0-300;Cost:money;Next due on:date;Notes:long
- Spring oil | car=Green roadster; kind=Oil change; mileage=74200; litres=4; cost=38
- Saloon brake repair | car=Grey saloon; kind=Repair; mileage=121000; litres=0; cost=145; notes=Wheel cylinders rear.
- Coupe tyres | car=Red coupe; kind=Tyres; mileage=88400; litres=0; cost=410
- Camper fill-up | car=Cream camper; kind=Fuel; mileage=203000; litres=38; cost=66; notes=With lead additive.
record document|insurance|appraisal|valuation: Title!;Car->@car|classic car~Green roadster|Grey saloon;Kind=Insurance|Appraisal|Registration|Historic pass|Invoice;Issued on:date;Valid until:date;Value:money;File:file
- Roadster appraisal | car=Green roadster; kind=Appraisal; value=14500
- Saloon historic pass | car=Grey saloon; kind=Historic pass; value=0
- Coupe insurance | car=Red coupe; kind=Insurance; value=32000
- Camper loom invoice | car=Cream camper; kind=Invoice; value=220
request part wanted|part request|wanted ad: Title!;Part number;For car;Condition=New|New old stock|Used|Reproduction;Price limit:money;Phone:phone;Photo:image;Text:long
- Grille badge 180 | for_car=Norden 180; condition=Used; price_limit=60; text=Chrome may be dull.
- Wooden steering wheel | part_number=VG-1180; for_car=Volare GT 1600; condition=New old stock; price_limit=300; text=No cracks, 38 cm.
- Side window roadster | for_car=Albany Sprite 2; condition=Reproduction; price_limit=90; text=Left side, with frame.
- Camper table leg | for_car=Norden Kombi 2; condition=Used; price_limit=25; text=Any condition.
+ event registration: Car->@car|classic car;Co-driver;Start number:number#1-999;Shirt size=S|M|L|XL

# birdwatching|birder|birding|bird species|bird sighting|nest box|ornithology
item species|bird species|bird: Name!;Scientific name;Family;Status=Resident|Breeding|Winter guest|Passage|Rare;Red list=Safe|Near threatened|Vulnerable|Endangered;Length:number(cm)#5-200;Months;Call:file;Photo:image;Description:long
- Common kingfisher | scientific_name=Alcedo atthis; family=Kingfishers; status=Resident; red_list=Vulnerable; length=17; months=All year; description=Blue flash low over water.
- Northern lapwing | scientific_name=Vanellus vanellus; family=Plovers; status=Breeding; red_list=Near threatened; length=30; months=February-October; description=Crest and tumbling flight.
- Bohemian waxwing | scientific_name=Bombycilla garrulus; family=Waxwings; status=Winter guest; red_list=Safe; length=19; months=November-March; description=Crested, silky, loves rowan berries.
- Black-winged stilt | scientific_name=Himantopus himantopus; family=Stilts; status=Rare; red_list=Safe; length=36; months=April-August; description=Endless pink legs.
item site|hotspot|observation site|hide: Name!;Region;Habitat=Woodland|Wetland|Farmland|Coast|Town|Mountain;Latitude:number#-90-90;Longitude:number#-180-180;Access;Hide:boolean;Best time;Photo:image;Notes:long
- Weir meadow | region=Lower Lune; habitat=Wetland; latitude=54.1; longitude=-2.8; access=Path from the mill; best_time=Dawn; notes=Keep dogs on the lead.
- Salt flat hide | region=Estuary; habitat=Coast; latitude=54; longitude=-2.9; access=Boardwalk; best_time=Two hours before high water
- Cemetery limes | region=Old town; habitat=Town; latitude=54.05; longitude=-2.79; access=Main gate until dusk; best_time=Winter mornings; notes=Berries along the north wall.
- Raven crag | region=High dale; habitat=Mountain; latitude=54.3; longitude=-2.5; access=Steep path, one hour; best_time=March
record sighting|observation|bird sighting: Title!;Species->@species|bird species~Common kingfisher|Northern lapwing;Site->@site|hotspot~Weir meadow|Salt flat hide;Observer~Maud Finlay|Nic Adair;Seen on:date!;Time:time;Count:number#1-100000;Sex and age=Male|Female|Pair|Young|Unknown;Behaviour=Feeding|Singing|Nesting|Flying over|Resting;Photo:image;Notes:long;~Verified:boolean
- Kingfisher at the weir | species=Common kingfisher; site=Weir meadow; observer=Maud Finlay; count=1; sex_and_age=Female; behaviour=Feeding; notes=Two dives, one stickleback.
- Lapwing flock | species=Northern lapwing; site=Salt flat hide; observer=Nic Adair; count=140; sex_and_age=Unknown; behaviour=Resting
- Waxwings on rowan | species=Bohemian waxwing; site=Cemetery limes; observer=Maud Finlay; count=23; sex_and_age=Young; behaviour=Feeding; notes=Stayed forty minutes.
- Stilt pair | species=Black-winged stilt; site=Salt flat hide; observer=Tess Coyle; count=2; sex_and_age=Pair; behaviour=Nesting; notes=Location kept quiet.
record checklist|outing|bird walk|count: Title!;Site->@site|hotspot~Weir meadow|Salt flat hide;Observer~Maud Finlay|Nic Adair;Date:date!;Starts at:time;Minutes:number(min)#5-1440;Distance:number(km)#0-60;Weather=Sun|Cloud|Rain|Fog|Wind;Species seen:number#0-400;Complete list:boolean
- Sunday dawn list | site=Weir meadow; observer=Maud Finlay; minutes=95; distance=2.4; weather=Cloud; species_seen=31
- High water count | site=Salt flat hide; observer=Nic Adair; minutes=120; distance=0.5; weather=Wind; species_seen=42
- Lunch at the limes | site=Cemetery limes; observer=Tess Coyle; minutes=35; distance=1; weather=Sun; species_seen=14
- Crag in fog | site=Raven crag; observer=Maud Finlay; minutes=180; distance=6.5; weather=Fog; species_seen=9
item nest box|nesting box|nest: Number!;Site->@site|hotspot~Weir meadow|Salt flat hide;Type=Tit box|Open front|Owl box|Swift box|Natural nest;Hole:number(mm)#20-200;Direction=North|East|South|West;Height:number(m)#0-20;Put up on:date;Condition=Good|Repair|Lost
- NB-07 | site=Weir meadow; type=Tit box; hole=32; direction=East; height=2.8; condition=Good
- NB-11 | site=Cemetery limes; type=Open front; hole=0; direction=North; height=3.2; condition=Repair
- NB-15 | site=Weir meadow; type=Owl box; hole=130; direction=South; height=5; condition=Good
- NB-02 | site=Cemetery limes; type=Swift box; hole=65; direction=East; height=9; condition=Lost
record nest check|box check|brood record: Title!;Nest box->@nest box|nesting box~NB-07;Species->@species|bird species~Common kingfisher|Northern lapwing;Checked on:date!;Eggs:number#0-20;Chicks:number#0-20;Fledged:number#0-20;Checked by~Maud Finlay|Nic Adair;Notes:long
- Box 7 mid-May | nest_box=NB-07; eggs=0; chicks=8; fledged=0; checked_by=Nic Adair; notes=Great tits, eyes open.
- Box 15 in April | nest_box=NB-15; eggs=4; chicks=0; fledged=0; checked_by=Maud Finlay; notes=Female sat tight.
- Box 11 first look | nest_box=NB-11; eggs=0; chicks=0; fledged=0; checked_by=Nic Adair; notes=Moss only.
- Box 7 in June | nest_box=NB-07; eggs=0; chicks=0; fledged=7; checked_by=Nic Adair; notes=One dead chick left.
event bird walk|count day|excursion: Title!;Date:date!;Starts at:time;Site->@site|hotspot~Weir meadow|Salt flat hide;Leader~Maud Finlay|Nic Adair;Places:number#2-80;Fee:money;Bring along
- Wader morning | site=Salt flat hide; leader=Nic Adair; places=14; fee=0; bring_along=Telescope if you have one
- Dawn chorus | site=Weir meadow; leader=Maud Finlay; places=20; fee=3; bring_along=Warm jacket
- Swifts over town | site=Cemetery limes; leader=Tess Coyle; places=30; fee=0; bring_along=Nothing
- Raven courtship | site=Raven crag; leader=Nic Adair; places=8; fee=5; bring_along=Boots and tea
! record ringing record|ring recovery [ring\\w*|band\\w*|biometric\\w*]: Ring number!;Species->@species|bird species~Common kingfisher|Northern lapwing;Ringed on:date;Wing:number(mm)#30-800;Weight:number(g)#3-15000;Ringer
- VT 41882 | species=Common kingfisher; wing=78; weight=38; ringer=Nic Adair
- VT 41883 | species=Northern lapwing; wing=226; weight=211; ringer=Nic Adair
- BX 20317 | species=Bohemian waxwing; wing=118; weight=59; ringer=Maud Finlay
- ST 00412 | species=Black-winged stilt; wing=239; weight=164; ringer=Nic Adair

# wine cellar|cellar inventory|wine inventory|wine collection|wine tasting|wine lover|whisky|whiskey tasting|wine bottle
item wine|whisky|label: Name!;Producer->@producer|winery|distillery~Domaine Perrault|Glen Orrin;Kind=Red|White|Rosé|Sparkling|Sweet|Whisky;Vintage:number#1800-2100;Grape~Pinot noir|Riesling;Region;Alcohol:percent;Bottle size:number(ml)#50-15000;Price:money;Drink from:number#1900-2150;Drink until:number#1900-2150;Photo:image
- Perrault Les Pierres | producer=Domaine Perrault; kind=Red; vintage=2018; grape=Pinot noir; region=Burgundy; alcohol=13; bottle_size=750; price=38; drink_from=2024; drink_until=2034
- Glen Orrin 12 | producer=Glen Orrin; kind=Whisky; vintage=2010; grape=Malted barley; region=Highlands; alcohol=46; bottle_size=700; price=54; drink_from=2022; drink_until=2100
- Steilhang Riesling | producer=Weingut Lauber; kind=White; vintage=2021; grape=Riesling; region=Mosel; alcohol=11.5; bottle_size=750; price=17; drink_from=2024; drink_until=2036
- Cava Roca Brut | producer=Celler Roca; kind=Sparkling; vintage=2020; grape=Xarel-lo; region=Penedès; alcohol=12; bottle_size=1500; price=29; drink_from=2023; drink_until=2027
item producer|winery|distillery: Name!;Region;Country;Hectares:number(ha)#0-5000;Founded:number#1000-2100;Organic:boolean;Website:url;Contact person;Notes:long
- Domaine Perrault | region=Burgundy; country=France; hectares=9; founded=1921; contact_person=Luc; notes=Cellar door by appointment.
- Glen Orrin | region=Highlands; country=Scotland; hectares=0; founded=1838
- Weingut Lauber | region=Mosel; country=Germany; hectares=5; founded=1888; contact_person=Petra; notes=Sells from the kitchen.
- Celler Roca | region=Penedès; country=Spain; hectares=22; founded=1954; contact_person=Joan
record stock entry|bottle|bottle record|cellar bottle|cellar entry|holding|bottle stock: Title!;Wine->@wine~Perrault Les Pierres|Glen Orrin 12;Place->@cellar place|rack|shelf~Rack A row 3|Cabinet;Bottles:number#0-5000;Bought on:date;Bought from;Price per bottle:money;Present value:money;~Status=In cellar|Reserved|Drunk|Sold|Given away
- Six Perrault | wine=Perrault Les Pierres; place=Rack A row 3; bottles=6; bought_from=At the domaine; price_per_bottle=34; present_value=252; status=In cellar
- Orrin open bottle | wine=Glen Orrin 12; place=Cabinet; bottles=1; bought_from=Duty free; price_per_bottle=48; present_value=50; status=In cellar
- Twelve Steilhang | wine=Steilhang Riesling; place=Rack B row 1; bottles=12; bought_from=Wine fair; price_per_bottle=15; present_value=204; status=Reserved
- Magnum for New Year | wine=Cava Roca Brut; place=Fridge door; bottles=0; bought_from=Corner shop; price_per_bottle=29; present_value=0; status=Drunk
item cellar place|rack|shelf|fridge|cellar location|storage location: Name!;Room;Capacity:number(bottles)#1-10000;Temperature:number(°C)#0-30;Humidity:percent;Note:long
- Rack A row 3 | room=Cellar; capacity=24; temperature=13; humidity=70
- Cabinet | room=Living room; capacity=18; temperature=20; humidity=45
- Rack B row 1 | room=Cellar; capacity=36; temperature=12; humidity=72; note=Coldest corner.
- Fridge door | room=Kitchen; capacity=4; temperature=7; humidity=35
record tasting note|tasting|degustation: Title!;Wine->@wine~Perrault Les Pierres|Glen Orrin 12;Taster~Odile Haas|Murdo Bain;Tasted on:date!;Colour;Nose:long;Palate:long;Finish=Short|Medium|Long;Points:number#50-100;Food;Buy again:boolean
- Pierres in the fifth year | wine=Perrault Les Pierres; taster=Odile Haas; colour=Garnet; nose=Cherry, forest floor; palate=Fine tannin, fresh; finish=Long; points=91; food=Roast duck
- Orrin by the fire | wine=Glen Orrin 12; taster=Murdo Bain; colour=Old gold; nose=Honey, heather; palate=Malt, orange peel; finish=Medium; points=86; food=None
- Riesling on slate | wine=Steilhang Riesling; taster=Odile Haas; colour=Pale lemon; nose=Peach, wet stone; palate=Crisp, a little sweet; finish=Long; points=90; food=Trout
- Cava at midnight | wine=Cava Roca Brut; taster=Murdo Bain; colour=Straw; nose=Apple, brioche; palate=Dry, fine bubbles; finish=Short; points=84; food=Almonds
event tasting evening|wine tasting|cellar tour: Title!;Date:date!;Starts at:time;Place;Host~Odile Haas|Murdo Bain;Theme;Places:number#2-200;Price:money;Description:long
- Pinot around the world | place=Vault of the old mint; host=Odile Haas; theme=Pinot noir; places=16; price=45; description=Eight glasses, bread, cheese.
- Smoke and sea | place=Boat house; host=Murdo Bain; theme=Island whisky; places=12; price=60; description=Six drams and oysters.
- Riesling dry to sweet | place=Odile's kitchen; host=Odile Haas; theme=Riesling; places=10; price=30; description=Ten glasses up the sweetness ladder.
- Bubbles before Christmas | place=Wine shop; host=Odile Haas; theme=Sparkling; places=24; price=35; description=Seven corks, blind.
! record tasting flight entry|flight wine [flight|line-?up|tasting\\w*]: Title!;Tasting->@tasting evening|wine tasting~Pinot around the world;Wine->@wine~Perrault Les Pierres|Glen Orrin 12;Position:number#1-30;Blind:boolean
- Glass four | tasting=Pinot around the world; wine=Perrault Les Pierres; position=4
- Riesling glass two | tasting=Riesling dry to sweet; wine=Steilhang Riesling; position=2
- Cork number five | tasting=Bubbles before Christmas; wine=Cava Roca Brut; position=5
- Opening dram | tasting=Smoke and sea; wine=Glen Orrin 12; position=1
+ order: Wine->@wine;Bottles:number#1-600;Age confirmed:boolean
! record bottle movement|bottle move|cellar movement [mov\\w+|transfer\\w*]: Title!;Bottle->@stock entry|bottle|cellar entry;From place->@cellar place|rack|shelf~Rack A row 3|Cabinet;To place->@cellar place|rack|shelf~Rack A row 3|Cabinet;Bottles:number#1-5000;Moved on:date;Kind=Moved|Added|Drunk|Given away;Note
- Down from the cabinet | from_place=Cabinet; to_place=Rack A row 3; bottles=3; kind=Moved
- Two for Sunday | from_place=Rack A row 3; bottles=2; kind=Drunk
- New case in | to_place=Rack A row 3; bottles=12; kind=Added
- One for Murdo | from_place=Cabinet; bottles=1; kind=Given away
record drinking window|maturity window|drink window: Title!;Wine->@wine~Perrault Les Pierres|Glen Orrin 12;Drink from:number#1900-2150;Best in:number#1900-2150;Drink until:number#1900-2150;Source=Producer|Critic|Own guess;Remind me:boolean
- Les Pierres, slow | wine=Perrault Les Pierres; drink_from=2027; best_in=2031; drink_until=2038; source=Producer
- Orrin, any time | wine=Glen Orrin 12; drink_from=2020; best_in=2025; drink_until=2060; source=Own guess
- Les Pierres by the critic | wine=Perrault Les Pierres; drink_from=2026; best_in=2029; drink_until=2035; source=Critic
- Orrin once opened | wine=Glen Orrin 12; drink_from=2025; best_in=2025; drink_until=2027; source=Own guess

# art class|painting class|art studio|drawing class|artist residency|art supplies|paint and sip
item art class|painting class|course|workshop|class: Title!;Technique=Watercolour|Oil|Acrylic|Drawing|Life drawing|Collage|Sculpture;Level=Beginner|Intermediate|Advanced|All levels;Teacher->@art teacher|teacher~Anouk Lavigne|Bo Sterling;Sessions:number#1-40;Minutes:number(min)#30-480;Seats:number#2-40;Fee:money;Material fee:money;Photo:image;Description:long
- Loose watercolour | technique=Watercolour; level=Beginner; teacher=Anouk Lavigne; sessions=6; minutes=120; seats=10; fee=150; material_fee=20; description=Skies first, then everything under them.
- Life drawing Thursday | technique=Life drawing; level=All levels; teacher=Bo Sterling; sessions=1; minutes=150; seats=14; fee=22; material_fee=0; description=Short poses, then one long one.
- Wire and plaster | technique=Sculpture; level=Intermediate; teacher=Ida Falk; sessions=5; minutes=180; seats=8; fee=210; material_fee=45; description=Build an armature, then add weight.
- Torn paper evening | technique=Collage; level=All levels; teacher=Marcus Dray; sessions=3; minutes=90; seats=12; fee=75; material_fee=10; description=Old magazines, new stories.
person art teacher|teacher|artist|resident: Full name!;Techniques;Email:email;Phone:phone;Hourly pay:money;Website:url;Portrait:image;Biography:long
- Anouk Lavigne | techniques=Watercolour, ink; email=anouk@northlight.example; hourly_pay=40; biography=Paints weather.
- Bo Sterling | techniques=Charcoal, oil; email=bo@northlight.example; hourly_pay=38; biography=Former stage painter.
- Ida Falk | techniques=Plaster, clay; email=ida@northlight.example; hourly_pay=42; biography=Makes animals too large for doors.
- Marcus Dray | techniques=Collage, print; email=marcus@northlight.example; hourly_pay=34; biography=Designed book covers.
event class session|class date|session: Title!;Class->@art class|painting class~Loose watercolour|Life drawing Thursday;Date:date!;Starts at:time;Studio->@studio|atelier~North light room|Garden studio;Model or motif;~Seats left:number#0-40
- Watercolour week 2 | class=Loose watercolour; studio=North light room; model_or_motif=Wet-in-wet clouds; seats_left=2
- Life drawing 14 | class=Life drawing Thursday; studio=Garden studio; model_or_motif=Model Jens; seats_left=5
- Plaster week 3 | class=Wire and plaster; studio=Sculpture shed; model_or_motif=Running hare; seats_left=0
- Collage night 1 | class=Torn paper evening; studio=North light room; model_or_motif=Own photographs; seats_left=4
item studio|atelier|workspace: Name!;Area:number(m²)#5-500;Light=North|Skylight|Mixed|Artificial;Easels:number#0-60;Sink:boolean;Monthly rent:money;Hourly rent:money;Photo:image;~Status=Free|Rented|Class use
- North light room | area=60; light=North; easels=14; monthly_rent=0; hourly_rent=18; status=Class use
- Garden studio | area=38; light=Skylight; easels=10; monthly_rent=320; hourly_rent=12; status=Free
- Sculpture shed | area=75; light=Artificial; easels=0; monthly_rent=410; hourly_rent=15; status=Rented
- Attic corner | area=22; light=Mixed; easels=4; monthly_rent=190; hourly_rent=8; status=Free
item material|art supply|supply: Name!;Kind=Paint|Paper|Canvas|Brush|Charcoal|Clay|Medium;Size or colour;Quantity:number#0-5000;Reorder at:number#0-1000;Price:money;Supplier;Photo:image
- Cold press 300 g A3 | kind=Paper; size_or_colour=A3; quantity=120; reorder_at=40; price=0.9; supplier=Paper barn
- Ultramarine tube 37 ml | kind=Paint; size_or_colour=Ultramarine; quantity=18; reorder_at=6; price=6.4; supplier=Pigment house
- Willow charcoal box | kind=Charcoal; size_or_colour=Medium sticks; quantity=9; reorder_at=12; price=7.5; supplier=Pigment house
- Flat hog brush 20 mm | kind=Brush; size_or_colour=20 mm; quantity=31; reorder_at=10; price=4.8; supplier=Brush & Co
record artwork|student work|sketch|painting|finished artwork|student gallery|gallery: Title!;Artist~Lorna Best|Rui Sá;Class->@art class|painting class~Loose watercolour|Life drawing Thursday;Technique=Watercolour|Oil|Acrylic|Drawing|Life drawing|Collage|Sculpture;Made on:date;Width:number(cm)#1-500;Height:number(cm)#1-500;Picture:image;Teacher's comment:long;For exhibition:boolean
- Storm over the allotments | artist=Lorna Best; class=Loose watercolour; technique=Watercolour; width=42; height=30; teacher_s_comment=Keep that edge hard.
- Jens, twenty minutes | artist=Rui Sá; class=Life drawing Thursday; technique=Life drawing; width=50; height=70; teacher_s_comment=Weight on the right foot is there.
- Hare at full speed | artist=Mei Tan; class=Wire and plaster; technique=Sculpture; width=60; height=35; teacher_s_comment=Leave the wire visible.
- Map of a kitchen | artist=Lorna Best; class=Torn paper evening; technique=Collage; width=30; height=30; teacher_s_comment=Fewer reds.
record enrolment|course place|sign-up: Title!;Student~Lorna Best|Rui Sá;Class->@art class|painting class~Loose watercolour|Life drawing Thursday;Enrolled on:date;Fee:money;Materials needed:boolean;~Status=Waiting list|Booked|Paid|Attended|Cancelled
- Lorna in watercolour | student=Lorna Best; class=Loose watercolour; fee=170; status=Paid
- Rui in life drawing | student=Rui Sá; class=Life drawing Thursday; fee=22; status=Attended
- Mei in plaster | student=Mei Tan; class=Wire and plaster; fee=255; status=Booked
- Lorna in collage | student=Lorna Best; class=Torn paper evening; fee=85; status=Waiting list
request residency application|studio request|private event request: Title!;Applicant;Email:email;Kind=Residency|Studio rent|Private party|Commission;From:date;Until:date;Portfolio:url;Project:long;Persons:number#1-60
- Two months of tidal ink | applicant=Rui Sá; email=rui@mailbox.example; kind=Residency; project=Ink made from estuary mud.; persons=1
- Garden studio for a year | applicant=Mei Tan; email=mei@mailbox.example; kind=Studio rent; project=Large animals in wire.; persons=1
- Painting party for eight | applicant=Gina Holt; email=gina@mailbox.example; kind=Private party; project=Birthday with acrylic canvases.; persons=8
- Mural in the stairwell | applicant=Housing society; email=office@housing.example; kind=Commission; project=Four floors, birds of the park.; persons=2
+ booking: Session->@class session|class date;Seats:number#1-20;Materials needed:boolean
! record class material|material list item [material\\w*|suppl\\w*]: Title!;Class->@art class|painting class|class|workshop~Loose watercolour|Life drawing Thursday;Supply->@material|art supply|supply;Quantity per person:number#0-100;Brought by=Studio|Student;Note
- Paper for watercolour | class=Loose watercolour; quantity_per_person=3; brought_by=Studio; note=300 gram sheets
- Round brushes | class=Loose watercolour; quantity_per_person=2; brought_by=Student; note=Sizes 6 and 12
- Charcoal sticks | class=Life drawing Thursday; quantity_per_person=4; brought_by=Studio; note=Soft
- Drawing board | class=Life drawing Thursday; quantity_per_person=1; brought_by=Student; note=A2 or larger

# repair cafe|repair event|upcycling|fixer|mending|repair volunteer|upholstery
event repair cafe|repair day|repair event: Title!;Date:date!;Opens at:time;Closes at:time;Place;Organiser~Hilde Kamp|Amos Reed;Repair tables:number#1-60;Slots:number#1-500;Description:long;~Status=Planned|Open|Held
- March repair day | place=Parish hall; organiser=Hilde Kamp; repair_tables=8; slots=40; description=Cake by the choir.; status=Open
- Bike special | place=Fire station yard; organiser=Amos Reed; repair_tables=4; slots=24; description=Brakes, chains, lights.; status=Planned
- Clock and radio Saturday | place=Library basement; organiser=Amos Reed; repair_tables=5; slots=20; description=Bring valves and patience.; status=Held
- Toys before Christmas | place=Primary school; organiser=Hilde Kamp; repair_tables=6; slots=45; description=Bears, trains and talking dolls.; status=Planned
person fixer|repairer|volunteer: Full name!;Skills=Electrics|Sewing|Bicycles|Wood|Electronics|Clocks|Jewellery|Upholstery;Email:email;Phone:phone;Qualification;Tested for electrics:boolean;Joined on:date
- Otto Brem | skills=Electrics; email=otto@mailbox.example; phone=+44 20 5550 321; qualification=Electrician, retired
- Sita Rao | skills=Sewing; email=sita@mailbox.example; phone=+44 20 5550 322; qualification=Theatre tailor
- Bram Vogel | skills=Bicycles; email=bram@mailbox.example; phone=+44 20 5550 323; qualification=Bike courier
- Grete Lang | skills=Clocks; email=grete@mailbox.example; phone=+44 20 5550 324; qualification=Watchmaker
record repair|repair job|repaired item: Title!;Object~Toaster|Coat;Owner name;Repair day->@repair cafe|repair day~March repair day|Bike special;Fixer->@fixer|repairer~Otto Brem|Sita Rao;Category=Electrical|Textile|Bicycle|Furniture|Toy|Electronics|Clock;Weight:number(kg)#0-200;Fault:long;Minutes:number(min)#1-600;Photo:image;~Result=Waiting|Under repair|Repaired|Advice given|Not repairable
- Toaster without heat | object=Toaster; owner_name=Mrs Lowe; repair_day=March repair day; fixer=Otto Brem; category=Electrical; weight=1.8; fault=Does not stay down; minutes=35; result=Repaired
- Torn lining | object=Coat; owner_name=J. Peck; repair_day=March repair day; fixer=Sita Rao; category=Textile; weight=1.4; fault=Lining torn at the pocket; minutes=50; result=Repaired
- Slipping chain | object=City bike; owner_name=Ida Moor; repair_day=Bike special; fixer=Bram Vogel; category=Bicycle; weight=16; fault=Chain jumps on third gear; minutes=0; result=Waiting
- Silent cuckoo | object=Cuckoo clock; owner_name=Mr Haller; repair_day=Clock and radio Saturday; fixer=Grete Lang; category=Clock; weight=2.2; fault=Bellows torn; minutes=90; result=Advice given
record part used|spare part use|material: Title!;Repair->@repair|repair job~Toaster without heat|Torn lining;Part;Quantity:number#0.1-500;Cost:money;Paid by=Owner|Cash box|Donated
- Magnet switch | repair=Toaster without heat; part=Holding magnet; quantity=1; cost=3.5; paid_by=Owner
- Lining cloth | repair=Torn lining; part=Viscose lining 0.5 m; quantity=0.5; cost=2; paid_by=Donated
- Nine-speed chain | repair=Slipping chain; part=Chain; quantity=1; cost=14; paid_by=Owner
- Bellows paper | repair=Silent cuckoo; part=Bellows paper; quantity=1; cost=1; paid_by=Cash box
item tool|repair tool|equipment: Name!;Kind=Hand tool|Power tool|Tester|Sewing machine|Soldering|Bicycle stand;Quantity:number#1-200;Owner;Storage box;Last tested:date;Status=Ready|Lent|Defect
- Appliance tester | kind=Tester; quantity=1; owner=Club; storage_box=Box 1; status=Ready
- Sewing machine green | kind=Sewing machine; quantity=1; owner=Sita; storage_box=Box 4; status=Ready
- Bike stand | kind=Bicycle stand; quantity=3; owner=Amos; storage_box=Wall; status=Lent
- Soldering station | kind=Soldering; quantity=2; owner=Club; storage_box=Box 2; status=Defect
request repair request|pre-registration|repair enquiry: Title!;Object;Brand and model;Category=Electrical|Textile|Bicycle|Furniture|Toy|Electronics|Clock;Fault:long;Repair day->@repair cafe|repair day~March repair day|Bike special;Email:email;Phone:phone;Photo:image
- Radio hums | object=Kitchen radio; brand_and_model=Unknown, 1980s; category=Electronics; fault=Loud hum, station drifts.; repair_day=March repair day; email=radio@mailbox.example
- Bear without an arm | object=Teddy bear; brand_and_model=Mohair, old; category=Toy; fault=Left arm hangs by a thread.; repair_day=Toys before Christmas; email=bear@mailbox.example
- Wobbly stool | object=Kitchen stool; brand_and_model=Beech; category=Furniture; fault=One leg loose in the socket.; repair_day=March repair day; email=stool@mailbox.example
- Front light flickers | object=Bicycle dynamo light; brand_and_model=LED 40 lux; category=Bicycle; fault=Goes out on cobbles.; repair_day=Bike special; email=light@mailbox.example
record safety test|electrical test|test: Title!;Repair->@repair|repair job~Toaster without heat|Torn lining;Tested by->@fixer|repairer~Otto Brem|Sita Rao;Tested on:date!;Earth resistance:number(Ω)#0-100;Insulation:number(MΩ)#0-1000;Passed:boolean;Label number
- Toaster after repair | repair=Toaster without heat; tested_by=Otto Brem; earth_resistance=0.1; insulation=200; label_number=RC-0418
- Cuckoo not electric | repair=Silent cuckoo; tested_by=Grete Lang; earth_resistance=0; insulation=0; label_number=RC-0419
- Toaster second test | repair=Toaster without heat; tested_by=Otto Brem; earth_resistance=0.1; insulation=210; label_number=RC-0420
- Dynamo light test | repair=Slipping chain; tested_by=Bram Vogel; earth_resistance=0.3; insulation=50; label_number=RC-0421
record donation|cash entry: Title!;Repair day->@repair cafe|repair day~March repair day|Bike special;Amount:money!;Date:date;Kind=Donation|Cake sale|Material|Rent;Remark
- Cake box March | repair_day=March repair day; amount=86; kind=Cake sale
- Jar at the bike yard | repair_day=Bike special; amount=54; kind=Donation
- Hall rent | repair_day=March repair day; amount=40; kind=Rent; remark=Paid to the parish
- Solder and wire | repair_day=Clock and radio Saturday; amount=23; kind=Material
+ appointment|booking: Repair day->@repair cafe|repair day;Object;Slot:time

# costume hire|costume rental|dress rental|fancy dress|suit hire|prom dress|bridal wear|clothing rental|outfit rental|fashion rental|clothes rental|party dress|dress hire|rent clothes
item costume|dress|suit|rental garment|garment|outfit|clothing item: Name!;Category=Costume|Evening dress|Wedding dress|Suit|Children's costume|Accessory;Theme~Twenties|Fairy tale;Size=XS|S|M|L|XL|XXL|Child;Colour;Rental price:money;Deposit:money;Replacement value:money;Rail number;Photo:image;~Status=Available|Reserved|Out|Cleaning|Mending|Retired
- Twenties fringe dress | category=Costume; theme=Twenties; size=M; colour=Black and silver; rental_price=35; deposit=60; replacement_value=180; rail_number=R2-14; status=Available
- Midnight blue tuxedo | category=Suit; theme=Formal; size=L; colour=Midnight blue; rental_price=85; deposit=100; replacement_value=420; rail_number=S1-03; status=Reserved
- Snow queen gown | category=Costume; theme=Fairy tale; size=S; colour=Ice blue; rental_price=45; deposit=80; replacement_value=260; rail_number=R4-02; status=Cleaning
- Little bear suit | category=Children's costume; theme=Animals; size=Child; colour=Brown; rental_price=15; deposit=20; replacement_value=55; rail_number=C1-09; status=Out
record rental|hire|rental contract: Title!;Renter name!;Costume->@costume|dress~Twenties fringe dress|Midnight blue tuxedo;Out on:date!;Back on:date!;Occasion=Party|Theatre|Wedding|Prom|Carnival|Photo shoot;Rental price:money;Deposit:money;Insurance:boolean;~State=Reserved|Out|Returned|Late|Damaged
- Fringe for the gala | renter_name=Edie Ross; costume=Twenties fringe dress; occasion=Party; rental_price=35; deposit=60; state=Reserved
- Tuxedo for the best man | renter_name=Carl Munro; costume=Midnight blue tuxedo; occasion=Wedding; rental_price=85; deposit=100; state=Out
- Bear for carnival | renter_name=Paula Stern; costume=Little bear suit; occasion=Carnival; rental_price=15; deposit=20; state=Returned
- Gown for a photo shoot | renter_name=Frost Studio; costume=Snow queen gown; occasion=Photo shoot; rental_price=45; deposit=80; state=Damaged
record fitting|measurement|try-on: Title!;Renter name;Costume->@costume|dress~Twenties fringe dress|Midnight blue tuxedo;Date:date!;Time:time;Chest:number(cm)#40-180;Waist:number(cm)#40-180;Hips:number(cm)#40-190;Height:number(cm)#80-220;Alterations:long;Fitted by~Vera Plum|Joost Elk
- Munro fitting | renter_name=Carl Munro; costume=Midnight blue tuxedo; chest=108; waist=92; hips=104; height=184; alterations=Shorten the trousers 2 cm; fitted_by=Joost Elk
- Ross fitting | renter_name=Edie Ross; costume=Twenties fringe dress; chest=90; waist=74; hips=98; height=169; alterations=Straps 1 cm shorter; fitted_by=Vera Plum
- Model fitting at Frost | renter_name=Frost Studio; costume=Snow queen gown; chest=84; waist=64; hips=90; height=176; alterations=Hem let down 3 cm; fitted_by=Vera Plum
- Little Stern fitting | renter_name=Paula Stern; costume=Little bear suit; chest=60; waist=56; hips=62; height=112; alterations=None; fitted_by=Joost Elk
record return check|return: Title!;Rental->@rental|hire~Fringe for the gala|Tuxedo for the best man;Checked on:date!;Checked by~Vera Plum|Joost Elk;Condition=Fine|Stained|Torn|Parts missing;Accessories complete:boolean;Charge:money;Photo:image;Notes:long
- Fringe after last party | rental=Fringe for the gala; checked_by=Vera Plum; condition=Fine; charge=0
- Bear after confetti | rental=Bear for carnival; checked_by=Joost Elk; condition=Stained; charge=5
- Gown hem torn | rental=Gown for a photo shoot; checked_by=Vera Plum; condition=Torn; charge=40; notes=Stepped on at the back.
- Tuxedo without tie | rental=Tuxedo for the best man; checked_by=Joost Elk; condition=Parts missing; charge=15
work cleaning|mending|garment care|repair|cleaning and repair: Title!;Costume->@costume|dress~Twenties fringe dress|Midnight blue tuxedo;Kind=Cleaning|Mending|Ironing|Alteration;Due on:date;Assigned to~Vera Plum|Joost Elk;Cost:money;Notes:long
- Sew fringe row | costume=Twenties fringe dress; kind=Mending; assigned_to=Vera Plum; cost=0; notes=Third row, left side.
- Gown to the specialist | costume=Snow queen gown; kind=Cleaning; assigned_to=Joost Elk; cost=38; notes=Silk, no steam.
- Press the tuxedo | costume=Midnight blue tuxedo; kind=Ironing; assigned_to=Vera Plum; cost=0; notes=Cloth between on the lapels.
- Longer bear legs | costume=Little bear suit; kind=Alteration; assigned_to=Vera Plum; cost=4; notes=Add cuffs.
item accessory|extra: Name!;Kind=Hat|Wig|Shoes|Mask|Jewellery|Bag;Goes with->@costume|dress~Twenties fringe dress|Midnight blue tuxedo;Size;Quantity:number#1-200;Price:money;Photo:image
- Feather headband | kind=Hat; goes_with=Twenties fringe dress; size=One size; quantity=4; price=6
- Patent shoes 43 | kind=Shoes; goes_with=Midnight blue tuxedo; size=43; quantity=2; price=12
- Silver wig long | kind=Wig; goes_with=Snow queen gown; size=One size; quantity=2; price=14
- Bear paws mittens | kind=Bag; goes_with=Little bear suit; size=Child; quantity=3; price=3
request enquiry|group request|theatre order: Title!;Email:email;Phone:phone;Theme;Persons:number#1-200;Sizes;Needed from:date;Needed until:date;Budget:money;Wishes:long
- Twelve pirates | email=drama@school.example; theme=Pirates; persons=12; sizes=Child 128-152; budget=250; wishes=No plastic swords.
- Gatsby staff party | email=hr@oakley.example; theme=Twenties; persons=25; sizes=S-XXL; budget=900; wishes=Headbands for everybody.
- Six bears for a musical | email=jungle@mailbox.example; theme=Animals; persons=6; sizes=S-L; budget=180; wishes=Must be able to dance.
- Page boys wedding | email=bride@mailbox.example; theme=Formal; persons=2; sizes=Child 110; budget=80; wishes=Navy, matching bow ties.
+ booking|reservation: Costume->@costume|dress;From:date;Until:date;Size
+ appointment: Purpose=Fitting|Pick-up|Return|Advice
! record shipment|garment shipment|parcel [ship\\w*|send\\w*|post\\w*|deliver\\w*]: Tracking number!;Rental->@rental|hire~Fringe for the gala|Tuxedo for the best man;Way=Out|Back;Carrier~Post|Parcel Express;Sent on:date;Arrived on:date;~Status=To send|On the way|Arrived
- GS-2210 | rental=Fringe for the gala; way=Out; carrier=Post; status=Arrived
- GS-2211 | rental=Fringe for the gala; way=Back; carrier=Post; status=On the way
- GS-2212 | rental=Tuxedo for the best man; way=Out; carrier=Parcel Express; status=Arrived
- GS-2213 | rental=Tuxedo for the best man; way=Back; carrier=Parcel Express; status=To send
record body measurement|measurement profile|size profile|measurements: Title!;Chest:number(cm)#40-180;Waist:number(cm)#40-180;Hips:number(cm)#40-190;Height:number(cm)#80-220;Shoe size:number#15-52;Usual size=XS|S|M|L|XL|XXL;Measured on:date;Note
- Sina, everyday | chest=92; waist=74; hips=98; height=171; shoe_size=39; usual_size=M
- Marek for suits | chest=104; waist=90; hips=101; height=186; shoe_size=44; usual_size=L
- Ola in heels | chest=86; waist=66; hips=92; height=165; shoe_size=38; usual_size=S
- Ben, slim cut | chest=96; waist=80; hips=95; height=178; shoe_size=42; usual_size=M
record damage fee|damage charge|damage report: Title!;Rental->@rental|hire~Fringe for the gala|Tuxedo for the best man;Costume->@costume|dress~Twenties fringe dress|Midnight blue tuxedo;Kind=Stain|Tear|Missing part|Late|Lost;Amount:money;Photo:image;Charged on:date;~Status=Open|Charged|Waived|Paid
- Wine on the hem | rental=Fringe for the gala; costume=Twenties fringe dress; kind=Stain; amount=25; status=Charged
- Button gone | rental=Tuxedo for the best man; costume=Midnight blue tuxedo; kind=Missing part; amount=8; status=Paid
- Two days late | rental=Fringe for the gala; costume=Twenties fringe dress; kind=Late; amount=30; status=Open
- Torn lining | rental=Tuxedo for the best man; costume=Midnight blue tuxedo; kind=Tear; amount=40; status=Waived
+ review: Costume->@costume|dress;Fit=Small|True to size|Large;Worn for
+ product: Size=XS|S|M|L|XL|XXL;Colour;Occasion=Party|Theatre|Wedding|Prom|Carnival;Rental price:money;Deposit:money

# photo contest|photography club|camera club|photo walk|photo exhibition|darkroom
item contest|photo contest|theme|competition: Title!;Theme;Opens on:date;Closes on:date!;Photos per person:number#1-50;Entry fee:money;Prize;Organiser~Lene Moss|Diego Farr;Cover:image;Rules:long;~Status=Planned|Open|Judging|Finished
- Light on water | theme=Water; photos_per_person=3; entry_fee=0; prize=Print on aluminium; organiser=Lene Moss; rules=Taken this year, light editing only.; status=Open
- Hands at work | theme=Crafts; photos_per_person=2; entry_fee=5; prize=Day in the darkroom; organiser=Diego Farr; rules=Written consent of the person.; status=Planned
- One lens only | theme=50 mm; photos_per_person=1; entry_fee=3; prize=Lens cleaning kit; organiser=Diego Farr; rules=No cropping.; status=Judging
- Winter greys | theme=Snow and fog; photos_per_person=4; entry_fee=0; prize=Calendar cover; organiser=Lene Moss; rules=Black and white allowed.; status=Finished
record photo|entry|picture|submission: Title!;Photographer~Wanda Kerr|Silas Ode;Contest->@contest|photo contest~Light on water|Hands at work;Picture:image!;Taken on:date;Camera->@camera|gear~Rangefinder no. 1|Medium format;Lens;Exposure~1/125 f8 ISO 100;Place;Caption:long;~Score:number#0-100;~Status=Submitted|Accepted|Disqualified|Awarded
- Ferry wake at six | photographer=Wanda Kerr; contest=Light on water; camera=Rangefinder no. 1; lens=35 mm; exposure=1/250 f5.6 ISO 200; place=Ferry stern; caption=First boat.; score=87; status=Accepted
- Puddle theatre | photographer=Silas Ode; contest=Light on water; camera=Medium format; lens=80 mm; exposure=1/60 f4 ISO 400; place=Market; caption=Upside down shoppers.; score=82; status=Accepted
- Net mender | photographer=Noor Bali; contest=Hands at work; camera=Rangefinder no. 1; lens=50 mm; exposure=1/125 f4 ISO 400; place=Fish quay; caption=Forty years of knots.; score=0; status=Submitted
- Fence in fog | photographer=Wanda Kerr; contest=Winter greys; camera=Folding camera; lens=75 mm; exposure=1/50 f8 ISO 100; place=Moor road; caption=Seven posts.; score=91; status=Awarded
record rating|jury score|vote: Title!;Photo->@photo|entry~Ferry wake at six|Puddle theatre;Juror~Lene Moss|Diego Farr;Composition:number#1-10;Technique:number#1-10;Idea:number#1-10;~Total:number#3-30;Comment:long
- Lene on the wake | photo=Ferry wake at six; juror=Lene Moss; composition=9; technique=8; idea=9; total=26; comment=The diagonal holds it.
- Diego on the puddle | photo=Puddle theatre; juror=Diego Farr; composition=8; technique=7; idea=9; total=24
- Diego on the fence | photo=Fence in fog; juror=Diego Farr; composition=10; technique=9; idea=8; total=27; comment=Nothing to take away.
- Lene on the net mender | photo=Net mender; juror=Lene Moss; composition=7; technique=8; idea=7; total=22
event photo walk|club evening|workshop|outing: Title!;Date:date!;Starts at:time;Meeting point;Leader~Lene Moss|Diego Farr;Topic;Places:number#2-60;Fee:money;Bring along:long
- Blue hour at the docks | meeting_point=Crane 5; leader=Diego Farr; topic=Long exposure; places=12; fee=0; bring_along=Tripod, torch
- Faces of the market | meeting_point=Flower stall; leader=Lene Moss; topic=Street portrait; places=10; fee=5; bring_along=50 mm lens
- Frost before work | meeting_point=Moor car park; leader=Wanda Kerr; topic=Close-up; places=8; fee=0; bring_along=Gloves, spare battery
- Darkroom walk and print | meeting_point=Club room; leader=Diego Farr; topic=Film; places=6; fee=12; bring_along=One roll of 100 ISO
item camera|gear|equipment|enlarger: Name!;Kind=Camera|Lens|Enlarger|Flash|Tripod|Projector;Format~35 mm|6 x 6;Owner;Value:money;Loan fee:money;Last serviced:date;Photo:image;Status=Available|Lent|In repair
- Rangefinder no. 1 | kind=Camera; format=35 mm; owner=Club; value=650; loan_fee=5; status=Available
- Medium format | kind=Camera; format=6 x 6; owner=Club; value=900; loan_fee=8; status=Lent
- Folding camera | kind=Camera; format=6 x 6; owner=Wanda Kerr; value=180; loan_fee=3; status=In repair
- Enlarger B2 | kind=Enlarger; format=35 mm to 6 x 6; owner=Club; value=300; loan_fee=0; status=Available
record loan|gear loan|lending: Title!;Gear->@camera|gear~Rangefinder no. 1|Medium format;Borrower~Wanda Kerr|Silas Ode;Lent on:date!;Return by:date;Deposit:money;~State=Reserved|Out|Returned|Overdue
- Medium format to Silas | gear=Medium format; borrower=Silas Ode; deposit=50; state=Out
- Rangefinder to Noor | gear=Rangefinder no. 1; borrower=Noor Bali; deposit=50; state=Returned
- Enlarger to school | gear=Enlarger B2; borrower=Valley school; deposit=80; state=Reserved
- Folding camera to Silas | gear=Folding camera; borrower=Silas Ode; deposit=30; state=Overdue
item exhibition|show: Title!;Opens on:date;Closes on:date;Place;Curator~Lene Moss|Diego Farr;Wall length:number(m)#1-200;Poster:image;Text:long;~Status=Planned|Hanging|Open|Closed
- Twelve months of harbour | place=Library foyer; curator=Lene Moss; wall_length=18; text=Forty prints from the club.; status=Planned
- Winter greys on the wall | place=Café Ilford; curator=Diego Farr; wall_length=9; text=Sixteen framed prints.; status=Open
- Hands, large | place=Guild hall; curator=Lene Moss; wall_length=30; text=Portraits of trades at one metre.; status=Hanging
- First rolls | place=Club room; curator=Wanda Kerr; wall_length=6; text=Pictures of the beginners' class.; status=Closed
! record exhibit|hung print [exhib\\w*|hang\\w*|print\\w*]: Title!;Exhibition->@exhibition|show~Twelve months of harbour;Photo->@photo|entry~Ferry wake at six|Puddle theatre;Position:number#1-300;Print size;Frame;Price:money
- Print 7 wake | exhibition=Twelve months of harbour; photo=Ferry wake at six; position=7; print_size=40 x 60 cm; frame=Black wood; price=120
- Fence over the counter | exhibition=Winter greys on the wall; photo=Fence in fog; position=1; print_size=50 x 50 cm; frame=White box; price=180
- Net mender large | exhibition=Hands, large; photo=Net mender; position=12; print_size=100 x 70 cm; frame=None; price=260
- Puddle no. 8 | exhibition=Twelve months of harbour; photo=Puddle theatre; position=8; print_size=40 x 40 cm; frame=Black wood; price=110
+ booking: Darkroom place:number#1-10;Day:date;Starts at:time;Ends at:time;Process=Black and white|Colour|Film developing
+ comment: Photo->@photo|entry
# brick building|building bricks|brick collection|minifigure|brick builder|construction toy
item set|brick set|kit: Name!;Set number!;Theme=City|Castle|Space|Trains|Technic|Botanical;Pieces:number#5-20000;Minifigures:number#0-100;Released in:number#1950-2100;Retired:boolean;List price:money;Market value:money;Photo:image;Instructions:file
- Harbour fire boat | set_number=60318; theme=City; pieces=540; minifigures=4; released_in=2021; list_price=60; market_value=85
- Raven castle | set_number=6086; theme=Castle; pieces=1210; minifigures=12; released_in=1994; list_price=90; market_value=420
- Moon buggy relay | set_number=6991; theme=Space; pieces=286; minifigures=2; released_in=1991; list_price=35; market_value=140
- Night express | set_number=60510; theme=Trains; pieces=820; minifigures=5; released_in=2023; list_price=110; market_value=110
item part|brick|piece: Name!;Part number;Colour;Category=Brick|Plate|Tile|Slope|Technic|Minifigure;Quantity:number#0-100000;Drawer;Price per piece:money;Photo:image
- Brick 2 x 4 red | part_number=3001; colour=Red; category=Brick; quantity=318; drawer=A1; price_per_piece=0.12
- Axle 8 black | part_number=3707; colour=Black; category=Technic; quantity=44; drawer=T3; price_per_piece=0.08
- Slope 45 dark grey | part_number=3040; colour=Dark grey; category=Slope; quantity=206; drawer=C2; price_per_piece=0.09
- Tile 1 x 2 white | part_number=3069; colour=White; category=Tile; quantity=512; drawer=B4; price_per_piece=0.06
record owned set|collection entry|copy: Title!;Set->@set|brick set~Harbour fire boat|Raven castle;Owner~Jelle|Noa;Condition=Sealed|Complete|Parts missing|Built|In pieces;Box:boolean;Instructions there:boolean;Price paid:money;Bought on:date;Storage;Photo:image;For sale:boolean
- Jelle's castle | set=Raven castle; owner=Jelle; condition=Parts missing; price_paid=180; storage=Attic box 4
- Noa's fire boat | set=Harbour fire boat; owner=Noa; condition=Built; price_paid=49; storage=Shelf
- Sealed express | set=Night express; owner=Jelle; condition=Sealed; price_paid=95; storage=Wardrobe
- Noa's buggy | set=Moon buggy relay; owner=Noa; condition=In pieces; price_paid=40; storage=Sorting tray
record build|own creation|moc|building project: Title!;Builder~Jelle|Noa;Theme=City|Castle|Space|Trains|Technic|Botanical;Pieces:number#5-500000;Scale;Started on:date;Hours:number(h)#0-5000;Photo:image;~Stage=Idea|Digital draft|Building|Finished|Taken apart;Description:long
- Windmill with real sails | builder=Noa; theme=City; pieces=1480; scale=Minifigure; hours=22; stage=Building; description=Gear train under the floor.
- Raven tower extension | builder=Jelle; theme=Castle; pieces=2600; scale=Minifigure; hours=41; stage=Finished; description=Opens on a hinge.
- Crater base | builder=Noa; theme=Space; pieces=900; scale=Minifigure; hours=3; stage=Digital draft; description=Domes from old radar dishes.
- Walking crane | builder=Sem; theme=Technic; pieces=1750; scale=1 to 40; hours=60; stage=Taken apart; description=Two motors, four legs.
record missing part|wanted part|part list entry: Title!;Owned set->@owned set|collection entry~Jelle's castle|Noa's fire boat;Part->@part|brick~Brick 2 x 4 red|Axle 8 black;Quantity:number#1-1000;Source;Price:money;~Status=Missing|Ordered|Arrived
- Six red bricks for the castle | owned_set=Jelle's castle; part=Brick 2 x 4 red; quantity=6; source=Part shop; price=0.72; status=Ordered
- Axles for the buggy | owned_set=Noa's buggy; part=Axle 8 black; quantity=2; source=Own drawer; price=0; status=Arrived
- Slopes for the castle | owned_set=Jelle's castle; part=Slope 45 dark grey; quantity=14; source=Part shop; price=1.26; status=Missing
- White tiles fire boat | owned_set=Noa's fire boat; part=Tile 1 x 2 white; quantity=3; source=Swap; price=0.2; status=Ordered
event exhibition|building day|brick fair: Title!;Date:date!;Starts at:time;Place;Organiser~Jelle|Noa;Theme;Tables:number#1-300;Entry fee:money;Description:long
- Bricks in the barn | place=Village barn; organiser=Jelle; theme=Trains; tables=24; entry_fee=4; description=Round layout of eleven metres.
- Castle weekend | place=Museum loft; organiser=Jelle; theme=Castle; tables=16; entry_fee=6; description=Siege of nine square metres.
- Build day for children | place=Library; organiser=Noa; theme=Free; tables=10; entry_fee=0; description=Two hundred kilos of loose bricks.
- Northern space fest | place=Sports hall; organiser=Sem; theme=Space; tables=50; entry_fee=5; description=Moonbase of joined modules.
request trade offer|swap|sale offer: Title!;Offered->@owned set|collection entry~Jelle's castle|Noa's fire boat;Kind=Swap|Sale|Wanted;Price:money;Wanted in return;Message:long
- Fire boat for a train | offered=Noa's fire boat; kind=Swap; price=80; wanted_in_return=Any boxed train
- Castle to a good home | offered=Jelle's castle; kind=Sale; price=300
- Looking for radar dishes | kind=Wanted; price=10; wanted_in_return=Loose minifigures; message=At least eight, any grey.
- Buggy for tiles | offered=Noa's buggy; kind=Swap; price=60; wanted_in_return=Five hundred white tiles
+ order: Part->@part|brick;Quantity:number#1-10000;Colour

# watch collection|wristwatch|watchmaker|watch repair|horology|clock repair|timepiece
item watch|clock|timepiece: Name!;Kind=Wristwatch|Pocket watch|Wall clock|Mantel clock|Longcase;Maker;Reference;Serial number;Year:number#1500-2100;Movement=Automatic|Hand wound|Quartz|Pendulum;Calibre;Case size:number(mm)#15-2500;Material;Value:money;Photo:image;Status=In collection|In service|For sale|Sold
- Diver 39 | kind=Wristwatch; maker=Nordsee; reference=ND-39; serial_number=11840; year=1972; movement=Automatic; calibre=N23; case_size=39; material=Steel; value=900; status=In collection
- Station clock | kind=Wall clock; maker=Rail works; reference=RW-4; year=1934; movement=Pendulum; case_size=420; material=Oak; value=650; status=In service
- Silver hunter | kind=Pocket watch; maker=Lever & Lund; reference=LL-7; serial_number=20417; year=1896; movement=Hand wound; calibre=LL15; case_size=50; material=Silver; value=420; status=For sale
- Marble mantel | kind=Mantel clock; maker=Vidal; reference=VM-2; serial_number=551; year=1880; movement=Pendulum; case_size=380; material=Black marble; value=380; status=Sold
person owner|client|collector: Full name!;Email:email;Phone:phone;Address;Collector since:number#1930-2100;Note:long
- Hedda Krone | email=hedda@mailbox.example; phone=+44 20 5550 331; address=Gate street 8; collector_since=2009
- Basil Orme | email=basil@mailbox.example; phone=+44 20 5550 332; address=Tower hill 3; collector_since=1988
- Tamsin Quay | email=tamsin@mailbox.example; phone=+44 20 5550 333; address=Mill bank 14; collector_since=2019; note=Only divers.
- Rupert Lang | email=rupert@mailbox.example; phone=+44 20 5550 334; address=Old rectory; collector_since=1975
record service|repair|service order|repair ticket: Ticket number!;Watch->@watch|clock~Diver 39|Station clock;Owner->@owner|client~Hedda Krone|Basil Orme;Fault=Stopped|Runs fast|Runs slow|Broken glass|Water inside|Battery|Strap;Work:long;Watchmaker~Lucien Abt|Faye Dorn;Received on:date;Estimate:money;Ready by:date;~Status=Received|Estimated|Approved|On the bench|Testing|Ready|Collected
- S-0811 | watch=Diver 39; owner=Hedda Krone; fault=Runs slow; work=Clean, oil, new mainspring; watchmaker=Lucien Abt; estimate=280; status=On the bench
- S-0812 | watch=Station clock; owner=Basil Orme; fault=Stopped; work=Bush two pivots, adjust beat; watchmaker=Faye Dorn; estimate=340; status=Approved
- S-0813 | watch=Silver hunter; owner=Rupert Lang; fault=Broken glass; work=New mineral glass; watchmaker=Lucien Abt; estimate=45; status=Collected
- S-0814 | watch=Marble mantel; owner=Tamsin Quay; fault=Runs fast; work=Regulate, new suspension spring; watchmaker=Faye Dorn; estimate=120; status=Testing
record timing measurement|rate test|accuracy reading: Title!;Watch->@watch|clock~Diver 39|Station clock;Measured on:date!;Position=Dial up|Dial down|Crown up|Crown down|Wall;Rate:number(s/day)#-600-600;Amplitude:number(°)#100-360;Beat error:number(ms)#0-20;After service:boolean
- Diver dial up after oiling | watch=Diver 39; position=Dial up; rate=4; amplitude=288; beat_error=0.2
- Station clock on the wall | watch=Station clock; position=Wall; rate=-12; amplitude=100; beat_error=0.6
- Hunter crown up | watch=Silver hunter; position=Crown up; rate=-35; amplitude=232; beat_error=1.4
- Diver crown down before | watch=Diver 39; position=Crown down; rate=-48; amplitude=205; beat_error=0.9
item spare part|part|strap: Name!;Part number;Kind=Mainspring|Glass|Crown|Gasket|Strap|Battery|Hand|Gear;Fits calibre;Quantity:number#0-5000;Reorder at:number#0-500;Price:money;Drawer
- Mainspring N23 | part_number=N23-770; kind=Mainspring; fits_calibre=N23; quantity=4; reorder_at=2; price=18; drawer=M7
- Battery 377 | part_number=377; kind=Battery; fits_calibre=Many; quantity=60; reorder_at=20; price=1.2; drawer=B1
- Diver gasket set | part_number=ND-G39; kind=Gasket; fits_calibre=N23; quantity=7; reorder_at=3; price=9; drawer=G2
- Spade hands 12 size | part_number=SH-12; kind=Hand; fits_calibre=LL15; quantity=1; reorder_at=2; price=16; drawer=H5
record wear entry|wrist check|worn watch: Title!;Watch->@watch|clock~Diver 39|Station clock;Worn on:date!;Strap;Occasion;Photo:image;Note
- Diver at the regatta | watch=Diver 39; strap=Canvas grey; occasion=Regatta
- Hunter at a wedding | watch=Silver hunter; strap=Silver chain; occasion=Wedding
- Diver in the office | watch=Diver 39; strap=Brown leather; occasion=Monday
- Diver on holiday | watch=Diver 39; strap=Rubber black; occasion=Snorkelling; note=Dry inside.
request valuation request|repair request|purchase offer: Title!;Watch description:long;Kind=Valuation|Repair|Sale|Question;Email:email;Phone:phone;Photo:image;Price idea:money
- Grandfather's pocket watch | watch_description=Silver case, key wound, chain.; kind=Valuation; email=heir@mailbox.example
- Sell a longcase clock | watch_description=Oak case, brass dial, one hand.; kind=Sale; email=attic@mailbox.example; price_idea=900
- Quartz stopped | watch_description=Ladies' quartz on a bracelet.; kind=Repair; email=nora@mailbox.example
- Which year is it? | watch_description=Steel case, three-digit reference on the back.; kind=Question; email=young@mailbox.example
! record provenance entry|paper|box and papers [provenance|paper\\w*|certificate\\w*|histor\\w*]: Title!;Watch->@watch|clock~Diver 39|Station clock;Kind=Original box|Papers|Invoice|Service paper|Previous owner;Year:number#1500-2100;Document:file
- Diver first invoice | watch=Diver 39; kind=Invoice; year=1972
- Hunter service of 1921 | watch=Silver hunter; kind=Service paper; year=1921
- Clock from Brook station | watch=Station clock; kind=Previous owner; year=1968
- Diver papers | watch=Diver 39; kind=Papers; year=1972
+ appointment: Watch->@watch|clock;Purpose=Drop off|Collection|Viewing

# home exchange|house swap|couch surfing|couchsurfing|host family|house sitting|homestay
item home|house|apartment|couch: Name!;Host->@host|member profile~Elin Sander|Rafa Montes;Kind=House|Apartment|Room|Couch|Boat;City;Country;Sleeps:number#1-20;Bedrooms:number#0-12;Pets to care for:boolean;Children welcome:boolean;Amenities:long;Photo:image;House rules:long;~Status=Listed|Paused
- Tram-side flat | host=Elin Sander; kind=Apartment; city=Gothenburg; country=Sweden; sleeps=3; bedrooms=1; amenities=Bikes, balcony, piano; house_rules=Shoes off.; status=Listed
- White house with cats | host=Rafa Montes; kind=House; city=Ronda; country=Spain; sleeps=5; bedrooms=3; amenities=Patio, two cats; house_rules=Feed the cats at eight.; status=Listed
- Canal boat Juliana | host=Wim Post; kind=Boat; city=Utrecht; country=Netherlands; sleeps=4; bedrooms=2; amenities=Roof deck, wood stove; house_rules=Pump the bilge on Sundays.; status=Paused
- Couch near the dome | host=Giulia Neri; kind=Couch; city=Florence; country=Italy; sleeps=1; bedrooms=0; amenities=Espresso, roof view; house_rules=Home by midnight.; status=Listed
person host|member profile|guest|traveller: Full name!;City;Languages;Born on:date;Job;Email:email;Phone:phone;Identity checked:boolean;~Stars:rating;Photo:image;About:long
- Elin Sander | city=Gothenburg; languages=Swedish, English; job=Tram driver; email=elin@mailbox.example; about=Quiet, early riser, plays the piano badly.
- Rafa Montes | city=Ronda; languages=Spanish, French; job=Teacher; email=rafa@mailbox.example; about=Cooks for anyone who stands still.
- Wim Post | city=Utrecht; languages=Dutch, English; job=Boat carpenter; email=wim@mailbox.example; about=Away every May.
- Giulia Neri | city=Florence; languages=Italian, German; job=Restorer; email=giulia@mailbox.example; about=Will show you three frescoes nobody visits.
record exchange|stay|swap|house sit: Title!;Home->@home|house~Tram-side flat|White house with cats;Guest->@host|member profile~Elin Sander|Rafa Montes;Kind=Simultaneous swap|Points|Hosted|House sitting;From:date!;Until:date!;Persons:number#1-20;Points per night:number#0-1000;~Status=Proposed|Agreed|Under way|Completed|Cancelled
- Elin to Ronda | home=White house with cats; guest=Elin Sander; kind=Simultaneous swap; persons=2; points_per_night=0; status=Agreed
- Rafa to Gothenburg | home=Tram-side flat; guest=Rafa Montes; kind=Simultaneous swap; persons=3; points_per_night=0; status=Agreed
- Elin house-sits the boat | home=Canal boat Juliana; guest=Elin Sander; kind=House sitting; persons=1; points_per_night=0; status=Proposed
- Wim on the couch | home=Couch near the dome; guest=Wim Post; kind=Hosted; persons=1; points_per_night=40; status=Completed
request stay request|exchange request|couch request: Title!;Home->@home|house~Tram-side flat|White house with cats;From:date;Until:date;Persons:number#1-20;Offered in return;About us:long;Message:long
- Four nights for a concert | home=Tram-side flat; persons=1; offered_in_return=My room in Leipzig; about_us=Cellist, non-smoker.; message=Arriving on the night train.
- Family week with cats | home=White house with cats; persons=4; offered_in_return=Our flat in Lyon; about_us=Two adults, two careful children.; message=Any week in April.
- Boat for two writers | home=Canal boat Juliana; persons=2; offered_in_return=600 points; about_us=We sit still all day.; message=Ten nights in October.
- One night near the dome | home=Couch near the dome; persons=1; offered_in_return=Dinner cooked by me; about_us=Walking to Rome.; message=Short notice, sorry.
record reference|host review|guest review: Title!;Exchange->@exchange|stay~Elin to Ronda|Rafa to Gothenburg;About->@host|member profile~Elin Sander|Rafa Montes;Stars:rating;Cleanliness:rating;Text:long;Written on:date;Would host again:boolean
- Rafa about Elin | exchange=Elin to Ronda; about=Elin Sander; text=The cats asked when she returns.
- Elin about Rafa | exchange=Rafa to Gothenburg; about=Rafa Montes; text=Left a stew in the freezer.
- Giulia about Wim | exchange=Wim on the couch; about=Wim Post; text=Repaired my window before breakfast.
- Wim about Giulia | exchange=Wim on the couch; about=Giulia Neri; text=The frescoes were worth the stairs.
record points entry|credit|guest points: Title!;Member->@host|member profile~Elin Sander|Rafa Montes;Points:number#-10000-10000;Reason=Welcome|Stay given|Stay taken|Correction;Date:date!
- Welcome points Rafa | member=Rafa Montes; points=250; reason=Welcome
- Giulia hosted Wim | member=Giulia Neri; points=80; reason=Stay given
- Wim stayed two nights | member=Wim Post; points=-80; reason=Stay taken
- Correction for Elin | member=Elin Sander; points=15; reason=Correction
item house guide entry|house manual|instruction: Title!;Home->@home|house~Tram-side flat|White house with cats;Area=Keys|Internet|Heating|Waste|Animals|Emergency;Text:long;Photo:image
- Where the key lives | home=Tram-side flat; area=Keys; text=Kiosk on the corner, ask for Stig.
- Feeding the cats | home=White house with cats; area=Animals; text=Half a tin each at eight and at six.
- Boat stove | home=Canal boat Juliana; area=Heating; text=Open the flue before lighting.
- Recycling days | home=Couch near the dome; area=Waste; text=Paper on Tuesday, glass at the corner.
! record availability|free period|calendar entry [calendar|availab\\w*|free dates]: Title!;Home->@home|house~Tram-side flat|White house with cats;From:date;Until:date;Open for=Swap|Points|Hosting|Not available
- Flat free in July | home=Tram-side flat; open_for=Swap
- White house at Easter | home=White house with cats; open_for=Points
- Boat in the dry dock | home=Canal boat Juliana; open_for=Not available
- Couch all autumn | home=Couch near the dome; open_for=Hosting
+ message: Home->@home|house

# tourist information|visitor centre|visitor center|tourism board|tourist office|points of interest|city guide
item attraction|sight|place|point of interest: Name!;Category=Museum|Church|Castle|Park|Viewpoint|Beach|Market|Monument;Address;Latitude:number#-90-90;Longitude:number#-180-180;Opening hours;Entry fee:money;Step-free:boolean;Minutes to visit:number(min)#5-600;Website:url;Photo:image;Description:long
- Salt tower | category=Monument; address=Quay 1; latitude=53.9; longitude=10.7; opening_hours=10-17; entry_fee=4; minutes_to_visit=45; description=188 steps and a view over three rivers.
- Lime market | category=Market; address=Lime square; latitude=53.91; longitude=10.69; opening_hours=Wed and Sat 7-13; entry_fee=0; minutes_to_visit=60; description=Smoked fish and honey.
- Church of the pilots | category=Church; address=Dyke 12; latitude=53.93; longitude=10.71; opening_hours=9-18; entry_fee=0; minutes_to_visit=25; description=Ship models hang from the ceiling.
- Spa garden | category=Park; address=Garden avenue; latitude=53.92; longitude=10.67; opening_hours=Always; entry_fee=0; minutes_to_visit=50; description=Old lime trees and a music shell.
item route|walk|trail|city walk: Title!;Length:number(km)#0.2-200;Minutes:number(min)#10-2000;Start;Kind=Walk|Bike|Boat|Audio walk|Food;Step-free:boolean;Audio:file;Map:image;Description:long
- Around the salt island | length=3.4; minutes=80; start=Salt tower; kind=Walk; description=Warehouses, bridges, one good bench.
- Fish and bread | length=2.1; minutes=120; start=Lime market; kind=Food; description=Five bites on the way.
- Three dykes by bike | length=24; minutes=150; start=Station; kind=Bike; description=Sheep, locks and a ferry for bicycles.
- Voices of the harbour | length=2.6; minutes=60; start=Salt tower; kind=Audio walk; description=Eight pilots tell their stories.
record route stop|stop: Title!;Route->@route|walk~Around the salt island|Fish and bread;Attraction->@attraction|sight~Salt tower|Lime market;Order:number#1-60;Minutes:number(min)#1-300;Text:long
- Start at the tower | route=Around the salt island; attraction=Salt tower; order=1; minutes=20; text=Look for the flood marks.
- Honey stall | route=Fish and bread; attraction=Lime market; order=2; minutes=15; text=Ask for the heather comb.
- Pilot's pew | route=Voices of the harbour; attraction=Church of the pilots; order=5; minutes=10; text=Third row, knife marks of 1811.
- Rest in the garden | route=Three dykes by bike; attraction=Spa garden; order=4; minutes=20; text=Drinking fountain by the shell.
item accommodation|hotel|host|place to stay: Name!;Kind=Hotel|Guesthouse|Hostel|Campsite|Apartment;Address;Beds:number#1-2000;Price from:money;Stars:number#0-5;Phone:phone;Email:email;Website:url;Photo:image
- Anchor guesthouse | kind=Guesthouse; address=Rope lane 4; beds=18; price_from=62; stars=3; phone=+44 20 5550 341; email=stay@anchor.example
- Tide hostel | kind=Hostel; address=Dyke 40; beds=64; price_from=24; stars=0; phone=+44 20 5550 345; email=hi@tidehostel.example
- Grand Lime Hotel | kind=Hotel; address=Lime square 1; beds=110; price_from=139; stars=4; phone=+44 20 5550 346; email=desk@grandlime.example
- Sheep meadow camping | kind=Campsite; address=Outer dyke; beds=200; price_from=14; stars=2; phone=+44 20 5550 347; email=meadow@camping.example
item restaurant|cafe|place to eat: Name!;Kitchen;Address;Price level=Low|Medium|High;Seats:number#4-1000;Opening hours;Terrace:boolean;Phone:phone;Photo:image
- Smokehouse Lotte | kitchen=Fish; address=Lime square 6; price_level=Medium; seats=34; opening_hours=11-21; phone=+44 20 5550 342
- The Crooked Lock | kitchen=Regional; address=Lock lane 2; price_level=Low; seats=60; opening_hours=12-22; phone=+44 20 5550 348
- Casa Fiorella | kitchen=Italian; address=Quay 9; price_level=Medium; seats=48; opening_hours=17-23; phone=+44 20 5550 349
- Saltroom | kitchen=Tasting menu; address=Quay 1; price_level=High; seats=22; opening_hours=Thu-Sun 18-23; phone=+44 20 5550 350
event event|festival|local event: Title!;Starts on:date!;Ends on:date;Starts at:time;Place;Category=Music|Market|Sport|Tradition|Exhibition|Children;Entry fee:money;Organiser;Poster:image;Description:long
- Night of the barges | place=Salt quay; category=Tradition; entry_fee=0; organiser=Harbour club; description=Lanterns on forty boats.
- Herring weekend | place=Lime square; category=Market; entry_fee=0; organiser=Market guild; description=Fresh herring and brass bands.
- Dyke run | place=Outer dyke; category=Sport; entry_fee=12; organiser=Athletics club; description=Five, ten and twenty kilometres, always wind.
- Puppets in the shell | place=Spa garden; category=Children; entry_fee=3; organiser=Puppet stage; description=Every Sunday in July.
record visitor enquiry|counter statistic|enquiry log: Title!;Date:date!;Origin~Netherlands|Domestic;Topic=Sights|Accommodation|Transport|Events|Souvenirs|Toilets;Persons:number#1-200;Channel=Counter|Phone|Email;Handled by~Merle|Joris
- Family asks for a beach | origin=Netherlands; topic=Sights; persons=4; channel=Counter; handled_by=Merle
- Where is the nearest toilet | origin=Domestic; topic=Toilets; persons=2; channel=Counter; handled_by=Joris
- Bus to the outer dyke | origin=United Kingdom; topic=Transport; persons=1; channel=Phone; handled_by=Merle
- Rooms for a cycling club | origin=Belgium; topic=Accommodation; persons=18; channel=Email; handled_by=Joris
item brochure|city card|souvenir|map: Name!;Kind=Brochure|City card|Map|Souvenir|Ticket;Language=English|German|French|Dutch;Price:money;Stock:number#0-100000;Reorder at:number#0-10000;File:file;Photo:image
- City map | kind=Map; language=English; price=0; stock=3400; reorder_at=500
- City card 48 hours | kind=City card; language=English; price=19; stock=260; reorder_at=50
- Pilot magnet | kind=Souvenir; language=Dutch; price=4.5; stock=120; reorder_at=30
- Dyke cycling booklet | kind=Brochure; language=French; price=2; stock=410; reorder_at=100
+ review: Attraction->@attraction|sight;Visited on:date
+ booking: Route->@route|walk;Guide language;Persons:number#1-60;Date:date

# retreat|retreat centre|retreat center|yoga retreat|seminar house|meditation retreat|silent retreat
item retreat|programme|seminar: Title!;Theme=Yoga|Meditation|Silence|Writing|Fasting|Nature;Starts on:date!;Ends on:date;Leader->@leader|teacher~Ananda Weiss|Brother Lukas;House->@house|venue~Cedar house|Mill cloister;Places:number#2-200;Course fee:money;Language;Level=Beginner|Experienced|All;Photo:image;Description:long;~Status=Planned|Open|Full|Running|Finished
- Five days of silence | theme=Silence; leader=Brother Lukas; house=Mill cloister; places=16; course_fee=190; language=English; level=All; description=Bells, bread, and long walks.; status=Open
- Yoga by the lake | theme=Yoga; leader=Ananda Weiss; house=Cedar house; places=20; course_fee=280; language=English; level=Beginner; description=Two practices a day, swimming between.; status=Full
- Writing in November | theme=Writing; leader=Carys Penn; house=Cedar house; places=12; course_fee=340; language=English; level=Experienced; description=Mornings alone, evenings aloud.; status=Planned
- Week of light fasting | theme=Fasting; leader=Dr Runa Holm; house=Forest lodge; places=14; course_fee=420; language=German; level=All; description=Broth, walks and warmth.; status=Running
person leader|teacher|facilitator: Full name!;Speciality;Email:email;Phone:phone;Fee per day:money;Languages;Photo:image;Biography:long
- Ananda Weiss | speciality=Hatha yoga; email=ananda@stillwater.example; fee_per_day=220; languages=English, German; biography=Teaches slowly, on purpose.
- Brother Lukas | speciality=Contemplation; email=lukas@stillwater.example; fee_per_day=0; languages=English; biography=Keeper of the cloister garden.
- Carys Penn | speciality=Writing; email=carys@stillwater.example; fee_per_day=260; languages=English, Welsh; biography=Three novels and many notebooks.
- Dr Runa Holm | speciality=Fasting; email=runa@stillwater.example; fee_per_day=300; languages=German, English; biography=Physician and hiker.
item house|venue|centre: Name!;Address;Rooms:number#1-200;Beds:number#1-500;Group rooms:number#1-30;Kitchen=Vegetarian|Vegan|Mixed|Self-catering;Day rate:money;Photo:image;Description:long
- Cedar house | address=Lake road 18; rooms=12; beds=24; group_rooms=2; kitchen=Vegetarian; day_rate=68
- Mill cloister | address=Mill valley 1; rooms=18; beds=18; group_rooms=1; kitchen=Vegan; day_rate=54
- Forest lodge | address=Deer path 7; rooms=8; beds=14; group_rooms=1; kitchen=Self-catering; day_rate=41; description=Sauna hut in the clearing.
- Old vicarage | address=Church hill 2; rooms=6; beds=15; group_rooms=2; kitchen=Mixed; day_rate=47
item room|guest room: Name!;House->@house|venue~Cedar house|Mill cloister;Beds:number#1-12;Kind=Single|Double|Dormitory|Tent;Bathroom=Shared|En suite;Surcharge per night:money;Step-free:boolean;~Status=Free|Occupied|Closed
- Cell 9 | house=Mill cloister; beds=1; kind=Single; bathroom=Shared; surcharge_per_night=0; status=Free
- Cedar 3 | house=Cedar house; beds=2; kind=Double; bathroom=En suite; surcharge_per_night=14; status=Occupied
- Lodge loft | house=Forest lodge; beds=5; kind=Dormitory; bathroom=Shared; surcharge_per_night=0; status=Free
- Blue room | house=Old vicarage; beds=2; kind=Double; bathroom=Shared; surcharge_per_night=6; status=Closed
record participant|registration|guest: Full name!;Retreat->@retreat|programme~Five days of silence|Yoga by the lake;Room->@room|guest room~Cell 9|Cedar 3;Email:email;Phone:phone;Diet=None|Vegetarian|Vegan|Gluten free;Health notes:long;Total price:money;Deposit:money;~Status=Registered|Confirmed|Paid|Arrived|Cancelled|Waiting list
- Nuala Fern | retreat=Five days of silence; room=Cell 9; email=nuala@mailbox.example; diet=Vegan; total_price=406; deposit=100; status=Confirmed
- Bert Ohm | retreat=Yoga by the lake; room=Cedar 3; email=bert@mailbox.example; diet=Vegetarian; health_notes=Old knee injury; total_price=608; deposit=150; status=Paid
- Iwan Lowe | retreat=Writing in November; room=Cedar 3; email=iwan@mailbox.example; diet=None; total_price=680; deposit=150; status=Waiting list
- Sabine Korn | retreat=Week of light fasting; room=Lodge loft; email=sabine@mailbox.example; diet=Gluten free; health_notes=Low blood pressure; total_price=707; deposit=200; status=Arrived
record schedule item|daily programme entry|session: Title!;Retreat->@retreat|programme~Five days of silence|Yoga by the lake;Day:number#1-60;Starts at:time;Minutes:number(min)#5-480;Place;Led by->@leader|teacher~Ananda Weiss|Brother Lukas;Kind=Practice|Meal|Talk|Walk|Rest
- Morning sitting | retreat=Five days of silence; day=1; minutes=40; place=Chapel; led_by=Brother Lukas; kind=Practice
- Lake practice | retreat=Yoga by the lake; day=2; minutes=90; place=Jetty deck; led_by=Ananda Weiss; kind=Practice
- Evening reading round | retreat=Writing in November; day=1; minutes=75; place=Library; led_by=Carys Penn; kind=Talk
- Forest walk with tea | retreat=Week of light fasting; day=3; minutes=120; place=Deer path; led_by=Dr Runa Holm; kind=Walk
request enquiry|house hire request|group request: Title!;Email:email;House->@house|venue~Cedar house|Mill cloister;From:date;Until:date;Persons:number#1-500;Purpose;Kitchen=Vegetarian|Vegan|Mixed|Self-catering;Wishes:long
- Choir weekend | email=choir@mailbox.example; house=Cedar house; persons=22; purpose=Singing; kitchen=Vegetarian; wishes=A piano, please.
- Team days in the forest | email=team@mailbox.example; house=Forest lodge; persons=12; purpose=Strategy; kitchen=Self-catering; wishes=Flip chart and sauna.
- Family gathering of fifteen | email=clan@mailbox.example; house=Old vicarage; persons=15; purpose=Birthday; kitchen=Mixed; wishes=Cots for two babies.
- Silent weekend group | email=zen@mailbox.example; house=Mill cloister; persons=16; purpose=Meditation; kitchen=Vegan; wishes=Cushions on site?
work house task|kitchen duty|room preparation: Title!;House->@house|venue~Cedar house|Mill cloister;Due on:date;Assigned to~Ilse|Tom;Kind=Rooms|Kitchen|Garden|Repair;Notes:long
- Make up eighteen cells | house=Mill cloister; assigned_to=Ilse; kind=Rooms; notes=Extra blankets, cold nights.
- Prune the pear trees | house=Mill cloister; assigned_to=Tom; kind=Garden; notes=Before March.
- Leak in room 5 | house=Cedar house; assigned_to=Tom; kind=Repair; notes=Basin trap.
- Stock broth vegetables | house=Forest lodge; assigned_to=Ilse; kind=Kitchen; notes=20 kg carrots, leeks, celery.
+ booking: Retreat->@retreat|programme;Room->@room|guest room;Diet=None|Vegetarian|Vegan|Gluten free;Arrival time:time
+ review: Retreat->@retreat|programme

# public art|street art|mural|graffiti|public sculpture|art trail
item artwork|mural|sculpture|monument: Title!;Artist->@artist|muralist~Kesi Oran|Brio Collective;Kind=Mural|Sculpture|Mosaic|Installation|Memorial;Year:number#1000-2100;Address;Latitude:number#-90-90;Longitude:number#-180-180;Material;Height:number(m)#0.1-200;Owner;Photo:image;Story:long;~Condition=Good|Worn|Damaged|Removed
- Heron over Mill Street | artist=Kesi Oran; kind=Mural; year=2021; address=Mill Street 40; latitude=51.45; longitude=-2.58; material=Facade paint; height=14; owner=Housing society; story=Painted after the flood.; condition=Good
- Ring of chairs | artist=Brio Collective; kind=Sculpture; year=2016; address=Station garden; latitude=51.44; longitude=-2.57; material=Cast iron; height=1.1; owner=City; story=One chair for each closed mill.; condition=Worn
- River in nine colours | artist=Lina Duarte; kind=Mosaic; year=2011; address=Swimming hall; latitude=51.46; longitude=-2.6; material=Glass tesserae; height=3; owner=City; story=Made with four school classes.; condition=Damaged
- Listening post | artist=Otto Frame; kind=Installation; year=2024; address=Harbour walk; latitude=51.45; longitude=-2.6; material=Oak, copper pipe; height=2.4; owner=Port authority; story=Put your ear to the river.; condition=Good
person artist|muralist|sculptor: Name!;City;Country;Website:url;Email:email;Portrait:image;Biography:long
- Kesi Oran | city=Bristol; country=United Kingdom; email=kesi@mailbox.example; biography=Paints birds larger than buses.
- Brio Collective | city=Turin; country=Italy; email=brio@mailbox.example; biography=Four metalworkers and a poet.
- Lina Duarte | city=Lisbon; country=Portugal; email=lina@mailbox.example; biography=Tiles since her apprenticeship.
- Otto Frame | city=Leeds; country=United Kingdom; email=otto@mailbox.example; biography=Builds instruments for weather.
item wall|site|location: Name!;Address;Owner;Width:number(m)#1-300;Height:number(m)#1-100;Surface=Plaster|Brick|Concrete|Metal|Wood;Permission=Legal|With permit|Requested|Refused;Permit until:date;Photo:image;~Status=Free|Reserved|Painted
- Depot gable | address=Depot road 2; owner=Transport company; width=18; height=9; surface=Brick; permission=With permit; status=Free
- Underpass east | address=Ring road; owner=City; width=40; height=3; surface=Concrete; permission=Legal; status=Painted
- School yard wall | address=Orchard school; owner=Education office; width=25; height=4; surface=Plaster; permission=Requested; status=Reserved
- Silo 3 | address=Dock 7; owner=Grain company; width=30; height=32; surface=Metal; permission=Refused; status=Free
item art trail|walk|route: Title!;Length:number(km)#0.2-60;Minutes:number(min)#10-600;Start;Step-free:boolean;Map:image;Audio guide:file;Description:long
- Birds of the mill quarter | length=2.8; minutes=70; start=Station garden; description=Nine walls and one gate.
- Iron and oak | length=4.5; minutes=110; start=Harbour walk; description=Sculptures along the water.
- Tiles and tales | length=1.9; minutes=50; start=Swimming hall; description=Six mosaics, suitable for children.
- Memorials of the docks | length=3.2; minutes=80; start=Dock gate; description=Names, dates and one empty plinth.
record trail stop|route stop: Title!;Trail->@art trail|walk~Birds of the mill quarter;Artwork->@artwork|mural~Heron over Mill Street|Ring of chairs;Order:number#1-60;Directions:long;Audio:file
- Stop 1 chairs | trail=Birds of the mill quarter; artwork=Ring of chairs; order=1; directions=Behind the taxi stand.
- Stop 2 heron | trail=Birds of the mill quarter; artwork=Heron over Mill Street; order=2; directions=Under the bridge, then left.
- Stop 1 listening post | trail=Iron and oak; artwork=Listening post; order=1; directions=At the second crane.
- Stop 3 river mosaic | trail=Tiles and tales; artwork=River in nine colours; order=3; directions=Entrance wall, left of the door.
record condition check|inspection|maintenance record: Title!;Artwork->@artwork|mural~Heron over Mill Street|Ring of chairs;Checked on:date!;Inspector~Marta Voss|Eli Strand;Condition=Good|Worn|Damaged;Damage=None|Tagging|Flaking|Rust|Crack|Missing part;Cost estimate:money;Photo:image;Notes:long
- Chairs after winter | artwork=Ring of chairs; inspector=Eli Strand; condition=Worn; damage=Rust; cost_estimate=420; notes=Chair 4 wobbles.
- Mosaic lost tesserae | artwork=River in nine colours; inspector=Marta Voss; condition=Damaged; damage=Missing part; cost_estimate=950; notes=About sixty pieces at the base.
- Heron in spring | artwork=Heron over Mill Street; inspector=Marta Voss; condition=Good; damage=None; cost_estimate=0
- Post after the storm | artwork=Listening post; inspector=Eli Strand; condition=Worn; damage=Crack; cost_estimate=180; notes=Oak split at the rim.
request commission request|wall application|damage report|tip: Title!;Kind=Commission|Wall application|Damage|New artwork;Artwork->@artwork|mural~Heron over Mill Street|Ring of chairs;Address;Sketch:image;Email:email;Budget:money;Text:long
- Tag on the heron's foot | kind=Damage; artwork=Heron over Mill Street; address=Mill Street 40; text=Silver spray, lower left.
- Mural for the school | kind=Commission; address=Orchard school; email=head@orchard.example; budget=6000; text=Pupils would like an orchard at night.
- I want to paint the gable | kind=Wall application; address=Depot road 2; email=zed@mailbox.example; budget=0; text=Sketch in three colours.
- Missing on your map | kind=New artwork; address=Fountain lane; email=walker@mailbox.example; text=Small bronze otter by the fountain.
! record visit|check-in|found artwork [visit\\w*|check-?in|stamp\\w*|collect\\w*|found]: Title!;Artwork->@artwork|mural~Heron over Mill Street|Ring of chairs;Visitor;Visited on:date;Photo:image;Comment:long
- Heron seen by Lou | artwork=Heron over Mill Street; visitor=Lou; comment=Even better in rain.
- Sitting on chair four | artwork=Ring of chairs; visitor=Amal; comment=It really wobbles.
- Hearing a barge | artwork=Listening post; visitor=Grandpa Ron; comment=Like my old engine room.
- Counting colours | artwork=River in nine colours; visitor=Class 3a; comment=We found ten.
+ comment: Artwork->@artwork|mural

# home brewing|homebrew|home brewer|beer recipe|brew day|mead|cider making
item recipe|beer recipe|brew recipe: Name!;Style~Pale ale|Stout;Batch size:number(l)#1-500;Original gravity:number(g/l)#1000-1200;Final gravity:number(g/l)#980-1100;Bitterness:number(IBU)#0-150;Colour:number(EBC)#1-120;Alcohol:percent;Boil:number(min)#0-240;Mash temperature:number(°C)#30-80;Brewer~Arvid|Tessa;Steps:long
- Garden gate pale | style=Pale ale; batch_size=20; original_gravity=1048; final_gravity=1011; bitterness=34; colour=10; alcohol=4.9; boil=60; mash_temperature=66; brewer=Tessa; steps=Single infusion, late hops at five minutes.
- Night ferry stout | style=Stout; batch_size=20; original_gravity=1058; final_gravity=1016; bitterness=40; colour=75; alcohol=5.5; boil=60; mash_temperature=68; brewer=Arvid; steps=Add roast barley for the last ten minutes of mash.
- Lawn mower kolsch | style=Kolsch; batch_size=23; original_gravity=1045; final_gravity=1009; bitterness=24; colour=7; alcohol=4.7; boil=75; mash_temperature=65; brewer=Arvid; steps=Ferment at 16 degrees, lager four weeks.
- Raspberry sour | style=Fruit beer; batch_size=10; original_gravity=1042; final_gravity=1006; bitterness=8; colour=14; alcohol=4.6; boil=15; mash_temperature=67; brewer=Tessa; steps=Kettle sour two days, berries in secondary.
item ingredient|malt|hop|yeast: Name!;Kind=Malt|Hop|Yeast|Sugar|Spice|Water salt;Quantity:number#0-100000;Unit=g|kg|packet|ml;Alpha acid:percent;Colour:number(EBC)#0-1500;Lot number;Best before:date;Price:money;Supplier
- Pale malt | kind=Malt; quantity=18; unit=kg; colour=6; lot_number=PM-88; price=2.1; supplier=Maltings shop
- East hop | kind=Hop; quantity=240; unit=g; alpha_acid=5.8; lot_number=EH-12; price=4.8; supplier=Hop yard
- Ale yeast US type | kind=Yeast; quantity=6; unit=packet; lot_number=YA-301; price=3.9; supplier=Hop yard
- Gypsum | kind=Water salt; quantity=350; unit=g; lot_number=GY-5; price=2.5; supplier=Maltings shop
record batch|brew|brew day|brewing session: Batch number!;Recipe->@recipe|beer recipe~Garden gate pale|Night ferry stout;Brewed on:date!;Brewer~Arvid|Tessa;Fermenter->@fermenter|vessel|tank~Steel 30|Glass 25;Volume:number(l)#1-500;Measured gravity:number(g/l)#1000-1200;Efficiency:percent;Pitch temperature:number(°C)#2-40;Notes:long;~Stage=Mashing|Boiling|Fermenting|Conditioning|Bottled|Drunk|Discarded
- HB-31 | recipe=Garden gate pale; brewer=Tessa; fermenter=Steel 30; volume=21; measured_gravity=1047; efficiency=72; pitch_temperature=19; notes=Slow sparge.; stage=Fermenting
- HB-30 | recipe=Night ferry stout; brewer=Arvid; fermenter=Glass 25; volume=19; measured_gravity=1059; efficiency=70; pitch_temperature=20; stage=Conditioning
- HB-29 | recipe=Lawn mower kolsch; brewer=Arvid; fermenter=Bucket B; volume=22; measured_gravity=1044; efficiency=74; pitch_temperature=16; stage=Drunk
- HB-32 | recipe=Raspberry sour; brewer=Tessa; fermenter=Keg 10; volume=9; measured_gravity=1042; efficiency=69; pitch_temperature=22; notes=Mould on the berries.; stage=Discarded
item fermenter|vessel|tank|keg: Name!;Kind=Bucket|Glass|Steel|Keg;Volume:number(l)#1-1000;Place;Cleaned on:date;~Status=Empty|In use|To clean|Defect
- Steel 30 | kind=Steel; volume=30; place=Cellar; status=In use
- Glass 25 | kind=Glass; volume=25; place=Pantry; status=In use
- Bucket B | kind=Bucket; volume=30; place=Shed; status=To clean
- Keg 10 | kind=Keg; volume=10; place=Cellar; status=Empty
record fermentation reading|gravity reading|measurement: Title!;Batch->@batch|brew~HB-31|HB-30;Measured on:date!;Gravity:number(g/l)#980-1200;Temperature:number(°C)#0-45;pH:number#2-8;Taste:long
- HB-31 day 4 | batch=HB-31; gravity=1019; temperature=20; ph=4.4; taste=Fruity, still sweet
- HB-30 day 12 | batch=HB-30; gravity=1016; temperature=18; ph=4.2
- HB-29 day 9 | batch=HB-29; gravity=1010; temperature=16; ph=4.3; taste=Clean, a little sulphur
- HB-32 day 2 | batch=HB-32; gravity=1035; temperature=36; ph=3.4; taste=Sharp, yoghurt
record bottling|packaging|bottling day: Title!;Batch->@batch|brew~HB-31|HB-30;Date:date!;Bottles:number#1-2000;Bottle size:number(ml)#100-5000;Sugar:number(g/l)#0-15;Carbonation:number(vol)#0-5;Bottles left:number#0-2000
- HB-30 in bottles | batch=HB-30; bottles=36; bottle_size=500; sugar=5; carbonation=2.1; bottles_left=36
- HB-29 in bottles | batch=HB-29; bottles=64; bottle_size=330; sugar=6; carbonation=2.6; bottles_left=0
- HB-31 large bottles | batch=HB-31; bottles=26; bottle_size=750; sugar=5.5; carbonation=2.4; bottles_left=26
- HB-30 gift bottles | batch=HB-30; bottles=4; bottle_size=250; sugar=5; carbonation=2.1; bottles_left=1
record tasting note|tasting|score sheet: Title!;Batch->@batch|brew~HB-31|HB-30;Taster;Tasted on:date!;Aroma:number#0-12;Appearance:number#0-3;Flavour:number#0-20;Mouthfeel:number#0-5;~Total:number#0-50;Comment:long
- Stout after three weeks | batch=HB-30; taster=Arvid; aroma=9; appearance=3; flavour=15; mouthfeel=4; total=38; comment=Coffee, a little thin.
- Kolsch in the heat | batch=HB-29; taster=Tessa; aroma=8; appearance=3; flavour=17; mouthfeel=4; total=40; comment=Gone too fast.
- Pale from the tank | batch=HB-31; taster=Tessa; aroma=7; appearance=1; flavour=13; mouthfeel=3; total=30; comment=Still green apple.
- Sour at the meeting | batch=HB-32; taster=Uwe; aroma=3; appearance=2; flavour=6; mouthfeel=3; total=19; comment=Please do not.
! record recipe ingredient|ingredient line|hop addition [ingredient\\w*|hop\\w*|recipe\\w*]: Title!;Recipe->@recipe|beer recipe~Garden gate pale|Night ferry stout;Ingredient->@ingredient|malt~Pale malt|East hop;Amount:number#0-100000;Unit=g|kg|packet|ml;Minute:number(min)#0-240
- Late hops | recipe=Garden gate pale; ingredient=East hop; amount=40; unit=g; minute=5
- Base malt pale | recipe=Garden gate pale; ingredient=Pale malt; amount=4.2; unit=kg; minute=0
- Stout yeast | recipe=Night ferry stout; ingredient=Ale yeast US type; amount=1; unit=packet; minute=0
- Kolsch water | recipe=Lawn mower kolsch; ingredient=Gypsum; amount=4; unit=g; minute=0

# music practice|practice log|piano|guitar lesson|instrument lesson|violin student|music lesson
item piece|repertoire piece|song|etude: Title!;Composer;Instrument=Piano|Guitar|Violin|Flute|Drums|Voice|Cello;Level=Beginner|Intermediate|Advanced;Key;Target tempo:number(bpm)#20-300;Bars:number#1-2000;Score:file;Recording:file;~State=New|Learning|Polishing|Concert ready|Resting
- Minuet in G | composer=Anonymous; instrument=Piano; level=Beginner; key=G; target_tempo=104; bars=32; state=Polishing
- Rainy etude 4 | composer=L. Castro; instrument=Guitar; level=Intermediate; key=A minor; target_tempo=80; bars=40; state=Learning
- Swan on the lake | composer=C. Duval; instrument=Cello; level=Advanced; key=G; target_tempo=66; bars=28; state=Concert ready
- Sixteen bars of swing | composer=T. Mercer; instrument=Drums; level=Beginner; key=None; target_tempo=120; bars=16; state=New
record practice session|practice entry|practice log: Title!;Student->@student|pupil~Nell Hart|Ivo Brandt;Piece->@piece|repertoire piece~Minuet in G|Rainy etude 4;Date:date!;Minutes:number(min)#1-600;Tempo reached:number(bpm)#20-300;Focus=Technique|Rhythm|Memory|Expression|Sight reading;Mood=Great|Good|Tired|Frustrated;Recording:file;Notes:long
- Left hand alone | student=Nell Hart; piece=Minuet in G; minutes=25; tempo_reached=92; focus=Rhythm; mood=Good; notes=Bar 17 still stumbles.
- Slow with metronome | student=Ivo Brandt; piece=Rainy etude 4; minutes=40; tempo_reached=60; focus=Technique; mood=Tired
- Long bows first | student=Mina Olsen; piece=Swan on the lake; minutes=55; tempo_reached=64; focus=Expression; mood=Great
- Ride pattern only | student=Theo Lamm; piece=Sixteen bars of swing; minutes=15; tempo_reached=90; focus=Rhythm; mood=Frustrated; notes=Left foot gets lost.
person student|pupil: Full name!;Instrument=Piano|Guitar|Violin|Flute|Drums|Voice|Cello;Level=Beginner|Intermediate|Advanced;Born on:date;Parent;Email:email;Phone:phone;Teacher->@music teacher|teacher~Olga Fenn|Marc Rios;Started on:date;~Status=Trial|Active|Paused|Left
- Nell Hart | instrument=Piano; level=Beginner; parent=Joan Hart; email=joan@mailbox.example; teacher=Olga Fenn; status=Active
- Ivo Brandt | instrument=Guitar; level=Intermediate; email=ivo@mailbox.example; teacher=Marc Rios; status=Active
- Mina Olsen | instrument=Cello; level=Advanced; email=mina@mailbox.example; teacher=Eva Stark; status=Paused
- Theo Lamm | instrument=Drums; level=Beginner; parent=Gerd Lamm; email=gerd@mailbox.example; teacher=Jules Pope; status=Trial
person music teacher|teacher: Full name!;Instruments;Email:email;Phone:phone;Price per 30 minutes:money;Room;Teaches at=Studio|Home visit|Online;Photo:image;Biography:long
- Olga Fenn | instruments=Piano; email=olga@keynote.example; price_per_30_minutes=24; room=Studio 1; teaches_at=Studio; biography=Plays for dance classes too.
- Marc Rios | instruments=Guitar, ukulele; email=marc@keynote.example; price_per_30_minutes=22; room=Studio 3; teaches_at=Online
- Eva Stark | instruments=Cello, violin; email=eva@keynote.example; price_per_30_minutes=28; room=Studio 2; teaches_at=Studio; biography=Orchestra player on leave.
- Jules Pope | instruments=Drums; email=jules@keynote.example; price_per_30_minutes=21; room=Cellar; teaches_at=Home visit
event music lesson|lesson|recital|pupil concert: Title!;Student->@student|pupil~Nell Hart|Ivo Brandt;Teacher->@music teacher|teacher~Olga Fenn|Marc Rios;Date:date!;Starts at:time;Minutes:number(min)#15-180;Place;Content:long;~Status=Planned|Held|Cancelled|Moved
- Nell lesson 14 | student=Nell Hart; teacher=Olga Fenn; minutes=30; place=Studio 1; content=Minuet second half; status=Planned
- Ivo lesson 22 | student=Ivo Brandt; teacher=Marc Rios; minutes=45; place=Video call; content=Right-hand arpeggios; status=Held
- Mina lesson 61 | student=Mina Olsen; teacher=Eva Stark; minutes=60; place=Studio 2; content=Swan from memory; status=Moved
- Theo trial lesson | student=Theo Lamm; teacher=Jules Pope; minutes=30; place=Cellar; content=Grip and first groove; status=Cancelled
record homework|assignment|practice task: Title!;Student->@student|pupil~Nell Hart|Ivo Brandt;Lesson->@music lesson|lesson~Nell lesson 14|Ivo lesson 22;Piece->@piece|repertoire piece~Minuet in G|Rainy etude 4;Bars;Tempo:number(bpm)#20-300;Due on:date;Instructions:long;~Done:boolean
- Bars 17 to 24 hands together | student=Nell Hart; lesson=Nell lesson 14; piece=Minuet in G; bars=17-24; tempo=80; instructions=Five times without a stop.
- Arpeggio line 2 | student=Ivo Brandt; lesson=Ivo lesson 22; piece=Rainy etude 4; bars=9-16; tempo=56; instructions=Plant the fingers before each beat.
- Swan without music | student=Mina Olsen; lesson=Mina lesson 61; piece=Swan on the lake; bars=1-28; tempo=60; instructions=Record and listen once.
- Count aloud | student=Theo Lamm; lesson=Theo trial lesson; piece=Sixteen bars of swing; bars=1-4; tempo=80; instructions=Only ride and hi-hat.
item practice goal|goal: Title!;Student->@student|pupil~Nell Hart|Ivo Brandt;Minutes per week:number(min)#5-3000;From:date;Until:date;Reward;~Reached:percent
- Ninety minutes a week | student=Nell Hart; minutes_per_week=90; reward=Choose the next piece; reached=70
- Two hours of guitar | student=Ivo Brandt; minutes_per_week=120; reward=New strings; reached=45
- Five hours before the concert | student=Mina Olsen; minutes_per_week=300; reward=Dinner out; reached=90
- First groove by June | student=Theo Lamm; minutes_per_week=45; reward=Own sticks; reached=10
! record instrument hire|loan instrument|tuning [instrument hire|rent\\w*|tuning|loan\\w*]: Title!;Instrument;Serial number;Student->@student|pupil~Nell Hart|Ivo Brandt;From:date;Monthly fee:money;Last tuned:date
- Half-size guitar for Ivo | instrument=Guitar 1/2; serial_number=G-0311; student=Ivo Brandt; monthly_fee=9
- Cello 4/4 for Mina | instrument=Cello; serial_number=C-0102; student=Mina Olsen; monthly_fee=28
- Digital piano for Nell | instrument=Digital piano; serial_number=P-0440; student=Nell Hart; monthly_fee=19
- Practice pad kit | instrument=Drum pads; serial_number=D-0023; student=Theo Lamm; monthly_fee=12
+ booking|appointment: Teacher->@music teacher|teacher;Instrument=Piano|Guitar|Violin|Flute|Drums|Voice|Cello;Trial lesson:boolean
# bowling|karting|go-kart|laser tag|trampoline park|mini golf|minigolf|paintball|karaoke
item lane|track|arena|leisure room|booth: Name!;Kind=Bowling lane|Kart track|Laser tag arena|Trampoline hall|Mini golf course|Karaoke booth|Paintball field;Players at most:number#1-200;Price per hour:money;Price per person:money;Minutes per game:number(min)#5-240;Age from:number#0-18;Photo:image;Status=Open|In use|Cleaning|Defect
- Lane 3 | kind=Bowling lane; players_at_most=8; price_per_hour=28; price_per_person=0; minutes_per_game=60; age_from=4; status=Open
- Neon arena | kind=Laser tag arena; players_at_most=16; price_per_hour=0; price_per_person=9; minutes_per_game=20; age_from=8; status=Cleaning
- Kart oval | kind=Kart track; players_at_most=10; price_per_hour=0; price_per_person=15; minutes_per_game=10; age_from=12; status=In use
- Lagoon eighteen | kind=Mini golf course; players_at_most=36; price_per_hour=0; price_per_person=7; minutes_per_game=75; age_from=3; status=Open
record game|round|race|session: Title!;Lane->@lane|track~Lane 3|Neon arena;Group name!;Players:number#1-200;Date:date!;Starts at:time;Minutes:number(min)#5-240;Host~Jamie|Petra;~Status=Booked|Checked in|Playing|Finished|No show
- Lane 3 Friday seven | lane=Lane 3; group_name=Office Strikers; players=6; minutes=60; host=Jamie; status=Booked
- Neon birthday round | lane=Neon arena; group_name=Milo is nine; players=10; minutes=20; host=Petra; status=Finished
- Kart heat 4 | lane=Kart oval; group_name=Apprentices; players=9; minutes=10; host=Jamie; status=Playing
- Golf with grandparents | lane=Lagoon eighteen; group_name=Family Ruiz; players=5; minutes=75; host=Petra; status=No show
record player score|score|lap time|result: Player!;Game->@game|round~Lane 3 Friday seven|Neon birthday round;Points:number#0-100000;Best lap:number(s)#5-600;Strikes or hits:number#0-500;Rank:number#1-200;Team=Red|Blue|Green|None
- Milo | game=Neon birthday round; points=3120; strikes_or_hits=41; rank=2; team=Red
- Ada | game=Neon birthday round; points=3480; strikes_or_hits=47; rank=1; team=Blue
- Sven Kart | game=Kart heat 4; points=0; best_lap=29; strikes_or_hits=0; rank=1; team=None
- Maria L. | game=Lane 3 Friday seven; points=142; strikes_or_hits=3; rank=4; team=Green
item birthday package|party package|offer: Name!;Guests from:number#1-100;Guests to:number#1-200;Hours:number(h)#1-8;Price per child:money;Included:long;Days=Every day|Weekdays|Weekend;Photo:image
- Neon birthday | guests_from=6; guests_to=14; hours=2; price_per_child=19; included=Two rounds, pizza, drink, invitation cards; days=Every day
- Strike party | guests_from=4; guests_to=16; hours=2; price_per_child=16; included=One lane, shoes, fries; days=Weekdays
- Kart junior cup | guests_from=6; guests_to=10; hours=2; price_per_child=29; included=Training, race, podium, drinks; days=Weekend
- Pirate mini golf | guests_from=5; guests_to=20; hours=3; price_per_child=14; included=Round of golf, treasure map, ice cream; days=Every day
item rental gear|shoes|kart|vest|equipment: Name!;Kind=Shoes|Kart|Vest|Helmet|Club|Marker;Size;Quantity:number#1-500;Last checked:date;Price:money;Status=Ready|In use|Defect
- Shoes 42 | kind=Shoes; size=42; quantity=14; price=2.5; status=Ready
- Vest 7 red | kind=Vest; size=One size; quantity=1; price=0; status=Defect
- Kart 5 | kind=Kart; size=Adult; quantity=1; price=0; status=In use
- Helmet M | kind=Helmet; size=M; quantity=12; price=1; status=Ready
work repair|maintenance|cleaning job: Title!;Lane->@lane|track~Lane 3|Neon arena;Gear->@rental gear|shoes~Shoes 42|Vest 7 red;Due on:date;Assigned to~Jamie|Petra;Priority=Low|Normal|High;Notes:long
- Vest 7 sensor | lane=Neon arena; gear=Vest 7 red; assigned_to=Jamie; priority=Normal; notes=Back sensor dead.
- Pin setter jams | lane=Lane 3; assigned_to=Petra; priority=High; notes=Belt slipped, pin 7.
- Kart 5 brake | lane=Kart oval; gear=Kart 5; assigned_to=Jamie; priority=High; notes=Pads at 2 mm.
- Repaint hole 11 | lane=Lagoon eighteen; assigned_to=Petra; priority=Low; notes=Blue for the water.
event tournament|league night|special night: Title!;Date:date!;Starts at:time;Kind=League|Tournament|Disco|Family day;Teams at most:number#2-200;Fee:money;Prize;Description:long
- Thursday league | kind=League; teams_at_most=12; fee=60; prize=Golden pin; description=Teams of four, ten weeks.
- Glow disco Saturday | kind=Disco; teams_at_most=20; fee=0; prize=None; description=Black light and eighties.
- Twilight kart cup | kind=Tournament; teams_at_most=16; fee=45; prize=Season pass; description=Teams of two, one hour.
- Grandparents' Sunday | kind=Family day; teams_at_most=30; fee=10; prize=Cake; description=Mini golf for three generations.
record voucher|gift card|ten-visit card: Code!;Value:money;Visits:number#0-100;Bought on:date;Valid until:date;~Left:number#0-1000
- FUN-2281 | value=50; visits=0; left=50
- FUN-2290 | value=0; visits=10; left=7
- FUN-2304 | value=116; visits=0; left=0
- FUN-2311 | value=25; visits=0; left=25
+ booking|reservation: Lane->@lane|track;Players:number#1-200;Package->@birthday package|party package;Shoe sizes;Name of the birthday child

# castle|historic house|historic site|heritage railway|steam train|stately home|heritage site|palace
item site|castle|historic house|station: Name!;Built in:number#-3000-2100;Style~Gothic|Baroque;Address;Owner;Opens at:time;Closes at:time;Season;Entry fee:money;Step-free:boolean;Photo:image;History:long
- Castle Rabenfels | built_in=1240; style=Gothic; address=Castle hill 1; owner=State heritage trust; season=April-October; entry_fee=9; history=Burned twice, rebuilt three times.
- Valley station | built_in=1889; style=Brick; address=Rail lane 2; owner=Steam line society; season=May-September; entry_fee=0; history=Terminus of the slate line.
- Garden palace Linde | built_in=1742; style=Baroque; address=Palace avenue 1; owner=City; season=All year; entry_fee=7; history=Summer seat of a bishop.
- Mill fort | built_in=1370; style=Stone keep; address=Weir 3; owner=Village association; season=May-October; entry_fee=4; history=Toll, prison, then granary.
item room|hall|exhibit|carriage: Name!;Site->@site|castle~Castle Rabenfels|Valley station;Period~15th century;Area:number(m²)#2-3000;Visitors at most:number#1-500;Contents:long;Audio guide:file;Photo:image;Status=Open|Closed|In restoration
- Knights' hall | site=Castle Rabenfels; period=15th century; area=220; visitors_at_most=60; contents=Fireplace, painted ceiling; status=Open
- Saloon carriage 3 | site=Valley station; period=1904; area=28; visitors_at_most=32; contents=Plush seats, oil lamps; status=In restoration
- Mirror cabinet | site=Garden palace Linde; period=18th century; area=36; visitors_at_most=12; contents=Porcelain and 84 mirrors; status=Closed
- Prison cellar | site=Mill fort; period=14th century; area=50; visitors_at_most=20; contents=Wall drawings, iron ring; status=Open
event guided tour|tour|train ride|departure: Title!;Site->@site|castle~Castle Rabenfels|Valley station;Date:date!;Starts at:time;Guide->@guide|driver|volunteer~Ottilia Kern|Frank Tolley;Language=English|German|French|Easy language;Places:number#2-500;Price:money;Kind=Standard|Children|Night|Special train;~Status=Planned|Full|Held|Cancelled
- Torchlight tour | site=Castle Rabenfels; guide=Ottilia Kern; language=English; places=20; price=14; kind=Night; status=Planned
- Noon slate train | site=Valley station; guide=Frank Tolley; language=English; places=96; price=11; kind=Standard; status=Planned
- Ghosts for children | site=Mill fort; guide=Hugo Lenz; language=German; places=15; price=6; kind=Children; status=Full
- Santa slate special | site=Valley station; guide=Frank Tolley; language=English; places=120; price=19; kind=Special train; status=Cancelled
person guide|driver|volunteer|conductor: Full name!;Role=Guide|Driver|Fireman|Conductor|Cashier|Restorer;Languages;Email:email;Phone:phone;Licence until:date;Hours this season:number(h)#0-3000
- Ottilia Kern | role=Guide; languages=English, German; email=ottilia@mailbox.example; hours_this_season=64
- Frank Tolley | role=Driver; languages=English; email=frank@mailbox.example; hours_this_season=120
- Hugo Lenz | role=Guide; languages=German, French; email=hugo@mailbox.example; hours_this_season=38
- Mary Penrose | role=Restorer; languages=English; email=mary@mailbox.example; hours_this_season=210
record restoration|restoration step|conservation record: Title!;Room->@room|hall~Knights' hall|Saloon carriage 3;Started on:date!;Finished on:date;Company or team;Cost:money;Funding;Before:image;After:image;Description:long;~Status=Planned|Under way|Completed
- Saloon roof canvas | room=Saloon carriage 3; company_or_team=Tuesday gang; cost=2800; funding=Raffle 2025; description=New canvas and linseed paint.; status=Under way
- Painted ceiling cleaned | room=Knights' hall; company_or_team=Atelier Roth; cost=46000; funding=State and donors; description=Soot removed, losses toned.; status=Completed
- Mirrors resilvered | room=Mirror cabinet; company_or_team=Penrose and team; cost=18500; funding=Friends of Linde; description=Eleven of 84 mirrors.; status=Planned
- Drainage for the cellar | room=Prison cellar; company_or_team=Hollis Masonry; cost=9200; funding=Village association; description=French drain, new lime joints.; status=Under way
record shift|volunteer duty|roster entry: Title!;Volunteer->@guide|driver~Ottilia Kern|Frank Tolley;Tour->@guided tour|tour~Torchlight tour|Noon slate train;Date:date!;From:time;Until:time;Station;~Status=Open|Taken|Done
- Frank on the noon train | volunteer=Frank Tolley; tour=Noon slate train; station=Footplate; status=Taken
- Ottilia with torches | volunteer=Ottilia Kern; tour=Torchlight tour; station=Gate; status=Taken
- Ghost in the cellar | volunteer=Hugo Lenz; tour=Ghosts for children; station=Prison cellar; status=Done
- Platform marshal | volunteer=Mary Penrose; tour=Noon slate train; station=Platform; status=Open
request group request|wedding request|school request|filming request: Title!;Email:email;Phone:phone;Site->@site|castle~Castle Rabenfels|Valley station;Kind=Group|School|Wedding|Filming;Persons:number#1-500;Date wanted:date;Wishes:long
- Wedding in the knights' hall | email=couple@mailbox.example; site=Castle Rabenfels; kind=Wedding; persons=50; wishes=Harp at the fireplace.
- Class 5c at the fort | email=school5c@mailbox.example; site=Mill fort; kind=School; persons=27; wishes=Knight's lunch possible?
- Period drama, two days | email=location@mailbox.example; site=Garden palace Linde; kind=Filming; persons=40; wishes=Mirror cabinet without visitors.
- Rail club outing | email=rails@mailbox.example; site=Valley station; kind=Group; persons=34; wishes=Shed visit with the driver.
record donation|sponsorship|adoption: Title!;Donor;Amount:money!;Date:date;Purpose=Roof|Locomotive|Garden|General|Adopt a seat;Receipt sent:boolean;Named on plaque:boolean
- Seat 12 for Grandad | donor=Tolley family; amount=150; purpose=Adopt a seat
- For the tower roof | donor=Brook savings bank; amount=5000; purpose=Roof
- Roses in memory | donor=A. Sommer; amount=80; purpose=Garden
- New boiler tubes | donor=Anonymous; amount=1200; purpose=Locomotive
+ ticket|booking: Tour->@guided tour|tour;Adults:number#0-300;Children:number#0-300;Family ticket:boolean

# babysitter|babysitting|nanny|childminder|au pair
person babysitter|sitter|nanny|childminder: Full name!;Born on:date;District;Languages;Experience:number(years)#0-50;Hourly rate:money;First aid course:boolean;Police check until:date;Age groups~From 1 year;Car:boolean;Phone:phone;Photo:image;About:long
- Lotta Friis | district=Harbour; languages=Danish, English; experience=4; hourly_rate=12; age_groups=From 1 year; phone=+44 20 5550 351; about=Studies teaching, sings a lot.
- Mrs Adeyemi | district=Hill; languages=English, Yoruba; experience=22; hourly_rate=16; age_groups=From birth; phone=+44 20 5550 352; about=Retired nurse.
- Jonas Wick | district=Station; languages=German, English; experience=2; hourly_rate=10; age_groups=From 3 years; phone=+44 20 5550 355; about=Football coach for under sevens.
- Amélie Dufour | district=Park; languages=French, English; experience=7; hourly_rate=15; age_groups=From 6 months; phone=+44 20 5550 356; about=Former au pair, drives.
person child: First name!;Parent!;Born on:date;Allergies;Medicine;Bedtime:time;Sleeps with;Favourite games:long;Rules:long;Emergency phone:phone
- Elias | parent=Karla Voss; allergies=Egg; sleeps_with=Grey rabbit; favourite_games=Trains, hiding; rules=One story, then light off.; emergency_phone=+44 20 5550 353
- Nika | parent=Tom Reyes; allergies=None; sleeps_with=Night light; favourite_games=Drawing; emergency_phone=+44 20 5550 354
- Twins Bo and Lia | parent=Anna Kirsch; allergies=None; sleeps_with=Each other; favourite_games=Everything with water; rules=Never alone in the bath.; emergency_phone=+44 20 5550 357
- Samir | parent=Leila Haddad; allergies=Peanut; medicine=Emergency pen in the hall; sleeps_with=Dragon; favourite_games=Puzzles; emergency_phone=+44 20 5550 358
record sitting|babysitting job|job|care session: Title!;Babysitter->@babysitter|sitter~Lotta Friis|Mrs Adeyemi;Child->@child~Elias|Nika;Date:date!;From:time;Until:time;Address;Hours:number(h)#0.5-72;Hourly rate:money;~Total:money;~Status=Requested|Confirmed|Under way|Done|Cancelled;Notes:long
- Friday evening Voss | babysitter=Lotta Friis; child=Elias; address=Quay 11; hours=4; hourly_rate=12; total=48; status=Confirmed; notes=Dinner is in the blue bowl.
- Saturday Reyes | babysitter=Mrs Adeyemi; child=Nika; address=Hill road 6; hours=6; hourly_rate=16; total=96; status=Requested
- Twins Wednesday | babysitter=Amélie Dufour; child=Twins Bo and Lia; address=Park lane 20; hours=5; hourly_rate=18; total=90; status=Done; notes=Fetch from nursery at three.
- Samir during the meeting | babysitter=Jonas Wick; child=Samir; address=Station road 8; hours=2; hourly_rate=10; total=20; status=Cancelled
record availability|free time|available slot: Title!;Babysitter->@babysitter|sitter~Lotta Friis|Mrs Adeyemi;Day=Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday;From:time;Until:time;Every week:boolean
- Lotta Friday evening | babysitter=Lotta Friis; day=Friday
- Mrs Adeyemi Saturday | babysitter=Mrs Adeyemi; day=Saturday
- Jonas Sunday morning | babysitter=Jonas Wick; day=Sunday
- Amélie Wednesday afternoon | babysitter=Amélie Dufour; day=Wednesday
record care diary entry|sitting report|evening report: Title!;Sitting->@sitting|babysitting job~Friday evening Voss|Saturday Reyes;Time:time;Kind=Meal|Sleep|Play|Mood|Accident|Medicine;Text:long;Photo:image
- Asleep after one story | sitting=Friday evening Voss; kind=Sleep; text=Rabbit found under the sofa first.
- Puddle in the garden | sitting=Twins Wednesday; kind=Play; text=Both soaked, both happy.
- Two bowls of pasta | sitting=Twins Wednesday; kind=Meal; text=Lia without sauce.
- Missed mummy a little | sitting=Saturday Reyes; kind=Mood; text=Better after drawing her a card.
request sitter request|care request|request: Title!;Child->@child~Elias|Nika;Date:date;From:time;Until:time;District;Hourly rate:money;Ride home:boolean;Message:long
- New Year's Eve sitter | child=Elias; district=Harbour; hourly_rate=18; message=Until one o'clock, taxi paid.
- School holidays mornings | child=Samir; district=Station; hourly_rate=12; message=Five mornings, from eight.
- Twins on our anniversary | child=Twins Bo and Lia; district=Park; hourly_rate=18; message=They sleep by half past seven.
- Cinema night Reyes | child=Nika; district=Hill; hourly_rate=14; message=Three hours, next Thursday.
record application|offer: Title!;Request->@sitter request|care request~New Year's Eve sitter;Babysitter->@babysitter|sitter~Lotta Friis|Mrs Adeyemi;Message:long;Asked rate:money;~Status=Sent|Accepted|Refused
- Lotta for New Year | request=New Year's Eve sitter; babysitter=Lotta Friis; message=I can stay until two.; asked_rate=18; status=Sent
- Amélie for the anniversary | request=Twins on our anniversary; babysitter=Amélie Dufour; message=They know me already.; asked_rate=18; status=Accepted
- Jonas for the mornings | request=School holidays mornings; babysitter=Jonas Wick; message=We could go to the pitch.; asked_rate=11; status=Sent
- Mrs Adeyemi for cinema night | request=Cinema night Reyes; babysitter=Mrs Adeyemi; message=Gladly.; asked_rate=16; status=Refused
+ review: Babysitter->@babysitter|sitter;Punctuality:rating;Kindness:rating
+ payment: Sitting->@sitting|babysitting job;Hours:number(h)#0.5-72

# potluck|dinner party|picnic|supper club|cooking together|shared dinner|street dinner
event dinner|potluck|supper|picnic: Title!;Date:date!;Starts at:time;Place;Address;Host~Salma|Greg;Theme;Seats:number#2-300;Price:money;Kitchen there:boolean;Cover:image;Description:long;~Status=Planned|Open|Full|Held|Cancelled
- Harvest potluck | place=Courtyard; address=Linden row 12; host=Salma; theme=Pumpkin; seats=24; price=0; description=Bring one dish and one chair.; status=Open
- Noodle supper club | place=Greg's loft; address=Mill lane 9; host=Greg; theme=Noodles; seats=12; price=18; description=Five small bowls.; status=Full
- Brunch on the roof | place=Roof terrace; address=Dock street 11; host=Bianca; theme=Eggs; seats=16; price=0; description=From eleven, bring sunglasses.; status=Held
- Soup swap night | place=Community kitchen; address=Mill lane 2; host=Salma; theme=Soup; seats=30; price=2; description=Bring four litres, take home four.; status=Planned
record dish|contribution|bring-along item: Title!;Dinner->@dinner|potluck~Harvest potluck|Noodle supper club;Brought by->@guest|attendee~Joana|Piet;Course=Starter|Main|Side|Dessert|Drink|Bread|Tableware;Servings:number#1-200;Diet=None|Vegetarian|Vegan|Gluten free;Allergens;Needs oven:boolean;Photo:image;Recipe:long
- Pumpkin gnocchi | dinner=Harvest potluck; brought_by=Joana; course=Main; servings=10; diet=Vegetarian; allergens=Gluten, milk
- Apple cider | dinner=Harvest potluck; brought_by=Piet; course=Drink; servings=16; diet=Vegan; allergens=None
- Green shakshuka | dinner=Brunch on the roof; brought_by=Salma's sister Huda; course=Main; servings=8; diet=Gluten free; allergens=Egg
- Rye rolls | dinner=Soup swap night; brought_by=Mats; course=Bread; servings=24; diet=Vegan; allergens=Gluten
person guest|attendee|neighbour: Name!;Email:email;Phone:phone;Diet=None|Vegetarian|Vegan|Halal|Gluten free;Allergies;Children:number#0-10;Note:long
- Joana | email=joana@mailbox.example; diet=Vegetarian; allergies=None; children=1
- Piet | email=piet@mailbox.example; diet=None; allergies=Walnut; children=0
- Salma's sister Huda | email=huda@mailbox.example; diet=Halal; allergies=None; children=3
- Mats | email=mats@mailbox.example; diet=Vegan; allergies=Soy; children=0; note=Brings his own chair.
record rsvp|sign-up|answer|seat: Title!;Dinner->@dinner|potluck~Harvest potluck|Noodle supper club;Guest->@guest|attendee~Joana|Piet;Persons:number#1-20;Answer=Yes|Maybe|No|Waiting list;Comes at:time;Comment
- Joana and daughter | dinner=Harvest potluck; guest=Joana; persons=2; answer=Yes
- Piet for noodles | dinner=Noodle supper club; guest=Piet; persons=1; answer=Waiting list
- Huda with children | dinner=Brunch on the roof; guest=Salma's sister Huda; persons=4; answer=Yes
- Mats maybe for soup | dinner=Soup swap night; guest=Mats; persons=1; answer=Maybe; comment=Late shift until seven
item slot|needed item|wanted dish: Title!;Dinner->@dinner|potluck~Harvest potluck|Noodle supper club;Course=Starter|Main|Side|Dessert|Drink|Bread|Tableware;Number needed:number#1-50;~Taken:number#0-50
- Three desserts | dinner=Harvest potluck; course=Dessert; number_needed=3; taken=1
- Twenty glasses | dinner=Harvest potluck; course=Tableware; number_needed=20; taken=0
- Five salads | dinner=Brunch on the roof; course=Side; number_needed=5; taken=5
- Two breads for soup | dinner=Soup swap night; course=Bread; number_needed=2; taken=1
record shared cost|expense: Title!;Dinner->@dinner|potluck~Harvest potluck|Noodle supper club;Paid by->@guest|attendee~Joana|Piet;Amount:money!;Date:date;Receipt:image;Split between:number#1-300;~Settled:boolean
- Charcoal and paper plates | dinner=Harvest potluck; paid_by=Piet; amount=27; split_between=24
- Noodles and broth bones | dinner=Noodle supper club; paid_by=Piet; amount=64; split_between=12
- Kitchen rent | dinner=Soup swap night; paid_by=Mats; amount=40; split_between=30
- Eggs, six dozen | dinner=Brunch on the roof; paid_by=Salma's sister Huda; amount=22; split_between=16
work helper task|set-up task|task: Title!;Dinner->@dinner|potluck~Harvest potluck|Noodle supper club;Assigned to->@guest|attendee~Joana|Piet;Due on:date;Kind=Set-up|Cooking|Washing up|Children|Shopping;Notes:long
- Fetch the long table | dinner=Harvest potluck; assigned_to=Piet; kind=Set-up; notes=From the cellar, two people.
- Label the soup jars | dinner=Soup swap night; assigned_to=Mats; kind=Set-up; notes=Allergens in red.
- Games in the courtyard | dinner=Harvest potluck; assigned_to=Joana; kind=Children; notes=Sack race at four.
- Wash after noodles | dinner=Noodle supper club; assigned_to=Piet; kind=Washing up; notes=Sixty small bowls.
+ booking: Dinner->@dinner|potluck;Seats:number#1-20;Allergies

# pen pal|penpal|letter writing|postcard exchange|postcrossing|snail mail
person pen pal|correspondent|letter writer: Name!;Country;Town;Languages;Born on:date;Interests:long;Address:long;Writes by=Hand|Typewriter|Email;Letters per month:number#0-60;Photo:image;~Status=Looking|Writing|Pause
- Keiko from Nara | country=Japan; town=Nara; languages=Japanese, English; interests=Deer, paper, trains; address=1 Deer Lane, Nara; writes_by=Hand; letters_per_month=2; status=Writing
- Anselm from Graz | country=Austria; town=Graz; languages=German, English; interests=Clocks, chess by post; address=Clock alley 4, Graz; writes_by=Typewriter; letters_per_month=1; status=Looking
- Amara from Accra | country=Ghana; town=Accra; languages=English, Twi; interests=Fabric, radio plays; address=14 Palm Road, Accra; writes_by=Hand; letters_per_month=4; status=Writing
- Old Tom from Wick | country=Scotland; town=Wick; languages=English; interests=Lighthouses, knitting; address=3 Harbour Brae, Wick; writes_by=Hand; letters_per_month=1; status=Pause
record letter|postcard|card|mail: Title!;Sender->@pen pal|correspondent~Keiko from Nara|Anselm from Graz;Receiver->@pen pal|correspondent~Keiko from Nara|Anselm from Graz;Kind=Letter|Postcard|Parcel;Card code;Sent on:date!;Arrived on:date;Days travelled:number(days)#0-400;Distance:number(km)#0-20100;Picture:image;Text:long;~Status=Written|Sent|Arrived|Lost|Answered
- Autumn deer card | sender=Keiko from Nara; receiver=Anselm from Graz; kind=Postcard; card_code=NA-0418; days_travelled=11; distance=9300; text=The deer bowed twice today.; status=Arrived
- Reply with a chess move | sender=Anselm from Graz; receiver=Keiko from Nara; kind=Letter; distance=9300; text=Knight to f3. Your turn.; status=Sent
- Parcel of cloth | sender=Amara from Accra; receiver=Old Tom from Wick; kind=Parcel; days_travelled=31; distance=6100; text=For a cushion, or a flag.; status=Answered
- Card that never came | sender=Old Tom from Wick; receiver=Keiko from Nara; kind=Postcard; card_code=WK-0077; distance=9000; text=The light is automatic now.; status=Lost
request match request|pen pal request|address request: Title!;Age group=Child|Teen|Adult|Senior;Language;Country wanted;Interests:long;Message:long
- Class 4 looks for a class | age_group=Child; language=English; country_wanted=Any; interests=Animals, football; message=24 pupils, one letter a month.
- Someone who writes slowly | age_group=Senior; language=English; country_wanted=Any with sea; interests=Boats, birds; message=Four letters a year are plenty.
- French practice | age_group=Adult; language=French; country_wanted=France; interests=Baking; message=Please correct me in red.
- Stationery lover, 15 | age_group=Teen; language=English; country_wanted=Japan; interests=Stickers, ink; message=I decorate every envelope.
record match|pairing|pen friendship: Title!;First->@pen pal|correspondent~Keiko from Nara|Anselm from Graz;Second->@pen pal|correspondent~Keiko from Nara|Anselm from Graz;Since:date;Letters exchanged:number#0-5000;~Status=Proposed|Active|Ended
- Nara and Graz | first=Keiko from Nara; second=Anselm from Graz; letters_exchanged=6; status=Active
- Accra and Wick | first=Amara from Accra; second=Old Tom from Wick; letters_exchanged=14; status=Active
- Wick and Nara | first=Old Tom from Wick; second=Keiko from Nara; letters_exchanged=2; status=Ended
- Graz and Accra | first=Anselm from Graz; second=Amara from Accra; letters_exchanged=0; status=Proposed
item stamp|stationery|card stock: Name!;Kind=Stamp|Postcard|Paper|Envelope|Ink|Sticker;Theme;Quantity:number#0-10000;Price:money;Postage to=Domestic|Europe|World;Picture:image
- World stamp lighthouse | kind=Stamp; theme=Lighthouses; quantity=18; price=1.7; postage_to=World
- Town card clock tower | kind=Postcard; theme=Graz; quantity=30; price=0.8
- Violet iron gall ink | kind=Ink; theme=Writing; quantity=2; price=9.5
- Airmail envelope C6 | kind=Envelope; theme=Airmail; quantity=85; price=0.15; postage_to=Europe
record swap|trade|round robin: Title!;Theme;Host->@pen pal|correspondent~Keiko from Nara|Anselm from Graz;Items to send:number#1-50;Sign-up until:date;Send until:date;Participants at most:number#2-1000;Rules:long;~Status=Open|Assigned|Sending|Finished
- Three cards with bridges | theme=Bridges; host=Keiko from Nara; items_to_send=3; participants_at_most=30; rules=Written, stamped, no envelope.; status=Open
- Lighthouse letters | theme=Lighthouses; host=Old Tom from Wick; items_to_send=1; participants_at_most=12; rules=At least one handwritten page.; status=Sending
- Fabric scraps by post | theme=Fabric; host=Amara from Accra; items_to_send=5; participants_at_most=40; rules=Flat, washed, labelled.; status=Assigned
- Clock faces | theme=Clocks; host=Anselm from Graz; items_to_send=2; participants_at_most=20; rules=Own photographs only.; status=Finished
! record letter draft|draft [draft\\w*|compos\\w*|editor]: Title!;To->@pen pal|correspondent~Keiko from Nara|Anselm from Graz;Text:long;Started on:date
- Draft about the snow | to=Keiko from Nara; text=It arrived over night.
- Draft with a chess move | to=Anselm from Graz; text=Bishop to c4, and how is the clock?
- Draft about the radio play | to=Amara from Accra; text=I listened twice, the storm was real.
- Draft never finished | to=Old Tom from Wick; text=Dear Tom, it is a year since

# dream journal|dream diary|lucid dream|sleep diary|sleep tracker|sleep log
record dream|dream entry|dream journal entry: Title!;Night of:date!;Kind=Ordinary|Lucid|Nightmare|Recurring|Fragment;Vividness:number#1-10;Mood=Happy|Afraid|Sad|Curious|Angry|Calm;People;Place;Text:long;Sketch:image;Interpretation:long;Private:boolean
- The train with a garden | kind=Ordinary; vividness=8; mood=Curious; people=Aunt Bea; place=Sleeping car; text=Beans grew along the corridor.
- Teeth in the drawer | kind=Recurring; vividness=6; mood=Afraid; people=Nobody; place=Old kitchen; text=Every drawer had one more.
- Flying over the salt flats | kind=Lucid; vividness=9; mood=Happy; people=My brother; place=Salt flats; text=I knew and turned left on purpose.; interpretation=More freedom than I use.
- The exam in the pool | kind=Nightmare; vividness=7; mood=Afraid; people=Old teacher; place=Swimming hall; text=The paper dissolved while I wrote.
record sleep entry|sleep|night: Title!;Night of:date!;Went to bed:time;Fell asleep:time;Woke up:time;Hours:number(h)#0-20;Wake-ups:number#0-40;Quality:number#1-10;Nap:boolean;Remarks:long
- Monday night | hours=7; wake_ups=2; quality=6; remarks=Neighbour's music until twelve.
- Tuesday night | hours=8.2; wake_ups=0; quality=9
- Friday after the party | hours=4.5; wake_ups=5; quality=3; remarks=Two glasses of wine.
- Sunday nap | hours=1.2; wake_ups=0; quality=7
item symbol|dream sign|theme|tag: Name!;Category=Person|Place|Object|Animal|Action|Feeling;Personal meaning:long;~Times seen:number#0-5000;Picture:image
- Train | category=Object; personal_meaning=Decisions; times_seen=9
- Teeth | category=Object; personal_meaning=Being late; times_seen=4
- Grandmother's dog | category=Animal; personal_meaning=Being looked after; times_seen=6
- Flying | category=Action; personal_meaning=I am rested; times_seen=11
record dream symbol entry|symbol in a dream: Title!;Dream->@dream|dream entry~The train with a garden|Teeth in the drawer;Symbol->@symbol|dream sign~Train|Teeth;Note
- Train in the garden dream | dream=The train with a garden; symbol=Train
- Flying over salt | dream=Flying over the salt flats; symbol=Flying; note=Arms, not wings
- Teeth again | dream=Teeth in the drawer; symbol=Teeth; note=Fourth time this year
- Dog at the poolside | dream=The exam in the pool; symbol=Grandmother's dog; note=Barked when I sank
record evening factor|evening entry|evening routine: Title!;Date:date!;Caffeine after noon:number(cups)#0-20;Alcohol:number(glasses)#0-20;Screen time:number(min)#0-600;Exercise:boolean;Stress:number#1-10;Room temperature:number(°C)#5-35;Remarks:long
- Monday evening | caffeine_after_noon=2; alcohol=0; screen_time=95; stress=6; room_temperature=21
- Tuesday evening | caffeine_after_noon=0; alcohol=0; screen_time=20; stress=3; room_temperature=18; remarks=Read in bed.
- Party Friday | caffeine_after_noon=1; alcohol=3; screen_time=10; stress=4; room_temperature=23; remarks=Late dinner.
- Quiet Sunday | caffeine_after_noon=0; alcohol=0; screen_time=45; stress=2; room_temperature=17
item goal|sleep goal: Title!;Hours per night:number(h)#3-14;Bedtime:time;Wake time:time;From:date;Until:date;~Nights reached:number#0-1000
- Eight hours in May | hours_per_night=8; nights_reached=12
- Up at six | hours_per_night=7.5; nights_reached=5
- No screens, nine hours | hours_per_night=9; nights_reached=2
- Weekdays seven and a half | hours_per_night=7.5; nights_reached=31
item technique|exercise|sleep exercise: Name!;Kind=Relaxation|Reality check|Breathing|Journalling|Imagery;Minutes:number(min)#1-90;Steps:long;Audio:file
- Body scan | kind=Relaxation; minutes=12; steps=Toes first, forehead last.
- Count fingers | kind=Reality check; minutes=1; steps=Look twice, five times a day.
- Four long breaths | kind=Breathing; minutes=3; steps=In for four, hold two, out for eight.
- Rewrite the ending | kind=Imagery; minutes=10; steps=Close your eyes and let the dream turn out well.

# model agency|casting agency|casting call|talent agency|voice actor|extras casting|modelling agency
person talent|model|actor|voice actor|extra: Full name!;Stage name;Born on:date;Gender=Female|Male|Non-binary;Height:number(cm)#50-230;Clothing size;Shoe size:number#15-52;Hair colour;Eye colour;Skills:long;Languages;Day rate:money;Photo:image
- Ayla Storm | stage_name=Ayla Storm; gender=Female; height=176; clothing_size=36; shoe_size=39; hair_colour=Red; eye_colour=Green; skills=Riding, tap dance; languages=English, Turkish; day_rate=450
- Hugh Bellamy | gender=Male; height=183; clothing_size=50; shoe_size=44; hair_colour=Grey; eye_colour=Brown; skills=Bass voice, fencing; languages=English; day_rate=380
- Sunniva Dahl | gender=Female; height=169; clothing_size=40; shoe_size=38; hair_colour=Blonde; eye_colour=Blue; skills=Singing, skiing; languages=Norwegian, English; day_rate=350
- Remy Okoye | stage_name=Remy O; gender=Non-binary; height=180; clothing_size=46; shoe_size=43; hair_colour=Black; eye_colour=Brown; skills=Breaking, skateboard; languages=English, French; day_rate=420
item casting call|job|role|casting: Title!;Client->@client|production company~Lakeside Films|Moth Fashion;Kind=Film|Commercial|Photo|Voice-over|Catwalk|Extras;Role description:long;Age from:number#0-99;Age to:number#0-110;Gender=Any|Female|Male|Non-binary;Shoot from:date;Shoot until:date;Place;Fee:money;Apply until:date!;~Status=Open|Shortlist|Cast|Closed
- Innkeeper in a period film | client=Lakeside Films; kind=Film; role_description=Gruff, warm, real beard welcome.; age_from=45; age_to=65; gender=Male; place=Lake valley; fee=900; status=Shortlist
- Rainwear look book | client=Moth Fashion; kind=Photo; role_description=Two faces, real rain.; age_from=20; age_to=40; gender=Any; place=Harbour; fee=600; status=Open
- Warm voice for a bank | client=Clear Note Radio; kind=Voice-over; role_description=Calm, close, no announcer tone.; age_from=30; age_to=60; gender=Any; place=Sound studio; fee=450; status=Cast
- Autumn runway | client=Moth Fashion; kind=Catwalk; role_description=Twelve walkers, all sizes.; age_from=18; age_to=50; gender=Female; place=Old tram depot; fee=500; status=Closed
person client|production company|brand: Name!;Contact person;Email:email;Phone:phone;Billing address;Industry=Film|Advertising|Fashion|Radio|Theatre;Note:long
- Lakeside Films | contact_person=Inga Moll; email=casting@lakeside.example; phone=+44 20 5550 361; billing_address=Studio road 3; industry=Film
- Moth Fashion | contact_person=Raf Duval; email=raf@mothfashion.example; phone=+44 20 5550 362; billing_address=Mill yard 8; industry=Fashion
- Clear Note Radio | contact_person=Pia Sund; email=pia@clearnote.example; phone=+44 20 5550 363; billing_address=Wave street 2; industry=Radio
- Red Kite Advertising | contact_person=Glen Marsh; email=glen@redkite.example; phone=+44 20 5550 364; billing_address=Kite house; industry=Advertising; note=Pays after 45 days.
request application|casting application|submission: Title!;Talent->@talent|model~Ayla Storm|Hugh Bellamy;Casting->@casting call|job~Innkeeper in a period film|Rainwear look book;Message:long;Self-tape:url;Availability;Fee expected:money
- Hugh as the innkeeper | talent=Hugh Bellamy; casting=Innkeeper in a period film; message=Beard is my own.; fee_expected=950; availability=All of June
- Ayla in rainwear | talent=Ayla Storm; casting=Rainwear look book; message=I love bad weather.; fee_expected=600; availability=Any weekday
- Sunniva for the voice | talent=Sunniva Dahl; casting=Warm voice for a bank; message=Sample attached.; fee_expected=450; availability=Mornings
- Remy on the runway | talent=Remy Okoye; casting=Autumn runway; message=Walked two seasons.; fee_expected=550; availability=Show week
event audition|casting appointment|call-back: Title!;Casting->@casting call|job~Innkeeper in a period film|Rainwear look book;Talent->@talent|model~Ayla Storm|Hugh Bellamy;Date:date!;Time:time;Place;Round=First|Call-back|Final;Text to learn:file;Rating:number#1-10;Notes:long
- Hugh call-back | casting=Innkeeper in a period film; talent=Hugh Bellamy; place=Studio 2; round=Call-back; rating=8; notes=Warmer in the second take.
- Ayla first look | casting=Rainwear look book; talent=Ayla Storm; place=Harbour office; round=First; rating=9; notes=Strong with the hood up.
- Sunniva final take | casting=Warm voice for a bank; talent=Sunniva Dahl; place=Sound studio; round=Final; rating=8; notes=Second version chosen.
- Remy walk test | casting=Autumn runway; talent=Remy Okoye; place=Old tram depot; round=First; rating=7; notes=Slow down at the turn.
record engagement|booked job|assignment|contract: Title!;Talent->@talent|model~Ayla Storm|Hugh Bellamy;Casting->@casting call|job~Innkeeper in a period film|Rainwear look book;From:date!;Until:date;Fee:money;Commission:percent;Usage=Print|Online|TV|Cinema|All media;Usage until:date;Contract:file;~Status=Option|Confirmed|Done|Invoiced|Paid
- Ayla in the rain | talent=Ayla Storm; casting=Rainwear look book; fee=600; commission=20; usage=Online; status=Confirmed
- Hugh at the inn | talent=Hugh Bellamy; casting=Innkeeper in a period film; fee=950; commission=15; usage=Cinema; status=Option
- Sunniva bank spot | talent=Sunniva Dahl; casting=Warm voice for a bank; fee=450; commission=20; usage=TV; status=Paid
- Remy autumn show | talent=Remy Okoye; casting=Autumn runway; fee=500; commission=20; usage=All media; status=Invoiced
item portfolio item|picture|showreel|voice sample: Title!;Talent->@talent|model~Ayla Storm|Hugh Bellamy;Kind=Photo|Showreel|Voice sample|Sedcard;File:file;Picture:image;Photographer;Taken on:date;Public:boolean
- Ayla in profile | talent=Ayla Storm; kind=Photo; photographer=Nils Orre
- Hugh reads a fairy tale | talent=Hugh Bellamy; kind=Voice sample
- Sunniva reel | talent=Sunniva Dahl; kind=Showreel; photographer=Lakeside Films
- Remy sedcard | talent=Remy Okoye; kind=Sedcard; photographer=Tuva Lind
+ invoice: Engagement->@engagement|booked job;Commission:percent

# fan fiction|fanfiction|fandom|fan club|fan art|fan site|fan community
item work|fan fiction|fan art|story: Title!;Author~Quillfeather|Moonpie;Fandom->@fandom|universe~Harbour of Stars|The Long Corridor;Kind=Story|Drawing|Comic|Video|Poem;Rating=General|Teen|Mature;Pairing;Words:number#0-2000000;Language;Tags;Cover:image;Summary:long;~Status=Draft|In progress|Complete|Abandoned
- Second Tide | author=Quillfeather; fandom=Harbour of Stars; kind=Story; rating=Teen; pairing=Captain and pilot; words=18400; language=English; tags=Slow burn, storms; summary=What if the ferry had turned back?; status=In progress
- Door Twelve | author=Moonpie; fandom=The Long Corridor; kind=Drawing; rating=General; words=0; language=English; tags=Ink; summary=The door nobody filmed.; status=Complete
- Lanterns Over Quay Nine | author=Saltwick; fandom=Harbour of Stars; kind=Comic; rating=General; words=900; language=English; tags=Festival, found family; summary=Crew of misfits opens a noodle stall.; status=Complete
- Room Service | author=Lou; fandom=The Long Corridor; kind=Story; rating=Mature; pairing=Porter and guest; words=41200; language=German; tags=Mystery; summary=Somebody orders from a room that does not exist.; status=Abandoned
record chapter|part: Title!;Work->@work|fan fiction~Second Tide|Door Twelve;Number:number#1-1000;Words:number#0-60000;Text:long;Author's note:long;Published on:date;~Hits:number#0-10000000
- The lamp goes out | work=Second Tide; number=1; words=3100; text=The lamp went out at four.; hits=212
- Rope and radio | work=Second Tide; number=2; words=2800; text=Nobody answered channel nine.; hits=177
- Steam | work=Lanterns Over Quay Nine; number=1; words=400; text=Four panels of steam, then a bell.; hits=530
- Tray for nobody | work=Room Service; number=7; words=5600; text=The lid was cold and so was the key.; hits=98
item fandom|universe|series: Name!;Medium=Book|Series|Film|Game|Comic|Band;Creator;Since:number#1800-2100;Logo:image;Description:long;~Works:number#0-1000000
- Harbour of Stars | medium=Game; creator=Owl Pixel; since=2019; works=340; description=Space port as a fishing town.
- The Long Corridor | medium=Series; creator=Various; since=2022; works=128
- Crown of Circuits | medium=Game; creator=Owl Pixel; since=1996; works=75; description=Robot prince in exile.
- The Copper Trio | medium=Band; creator=Blue Door; since=1966; works=12
item character|figure: Name!;Fandom->@fandom|universe~Harbour of Stars|The Long Corridor;Nickname;Species or role;First appearance;Picture:image;Biography:long
- Captain Ilvane | fandom=Harbour of Stars; nickname=Old Tide; species_or_role=Captain; first_appearance=Prologue
- The night porter | fandom=The Long Corridor; species_or_role=Porter; first_appearance=Season 1, episode 1
- Pilot Anwen | fandom=Harbour of Stars; nickname=Wing; species_or_role=Pilot; first_appearance=Chapter 2; biography=Navigates by smell of fuel.
- Prince Volt | fandom=Crown of Circuits; nickname=Sparky; species_or_role=Robot; first_appearance=Opening scene
record bookmark|reading list entry|kudos: Title!;Work->@work|fan fiction~Second Tide|Door Twelve;Reader;Kind=Bookmark|Kudos|To read|Recommendation;Added on:date;Private:boolean;Note:long
- Moonpie recommends Second Tide | work=Second Tide; reader=Moonpie; kind=Recommendation; note=Read with the window open.
- Lou saves Door Twelve | work=Door Twelve; reader=Lou; kind=Bookmark; note=Reference for the keyhole.
- Quillfeather loves the lanterns | work=Lanterns Over Quay Nine; reader=Quillfeather; kind=Kudos
- Saltwick for later | work=Room Service; reader=Saltwick; kind=To read; note=When it is finished.
event fan meeting|convention|challenge|fan event: Title!;Date:date!;Starts at:time;Place;Fandom->@fandom|universe~Harbour of Stars|The Long Corridor;Host;Places:number#2-10000;Fee:money;Description:long
- Harbour night in Leeds | place=Arcade bar; fandom=Harbour of Stars; host=Quillfeather; places=40; fee=5; description=Readings, quiz, ferry punch.
- Corridor walk-through | place=Hotel Metropole; fandom=The Long Corridor; host=Moonpie; places=25; fee=8; description=Twelve doors, twelve scenes.
- Circuit jam | place=Online; fandom=Crown of Circuits; host=Saltwick; places=100; fee=0; description=Write a scene in one hour.
- Copper listening party | place=Record shop cellar; fandom=The Copper Trio; host=Lou; places=15; fee=3; description=First pressing, lights off.
request prompt|story request|fan art request|beta request: Title!;Fandom->@fandom|universe~Harbour of Stars|The Long Corridor;Kind=Prompt|Beta reader|Art request|Content report;Requested by;Deadline:date;Text:long
- Porter as a child | fandom=The Long Corridor; kind=Prompt; requested_by=Lou; text=His first door.
- Beta for chapter three | fandom=Harbour of Stars; kind=Beta reader; requested_by=Quillfeather; text=Check the storm and the commas.
- Cover for Room Service | fandom=The Long Corridor; kind=Art request; requested_by=Lou; text=A silver tray in an empty hall.
- Missing rating on a story | fandom=Crown of Circuits; kind=Content report; requested_by=Moonpie; text=Tagged general, is not.
+ comment: Chapter->@chapter|part
+ report: Work->@work|fan fiction;Reason=Wrong rating|Copied|Abuse|Other

# sneaker collection|doll collection|toy collection|teddy bear|action figure|collectible
item collectible|toy|figure|doll|sneaker: Name!;Category=Doll|Teddy bear|Action figure|Tin toy|Sneaker|Model car|Plush;Series->@series|line~Meadow bears|Star pilots;Maker;Year:number#1850-2100;Edition size:number#1-1000000;Height:number(cm)#1-200;Original price:money;Barcode;Photo:image;Description:long
- Bramble bear | category=Teddy bear; series=Meadow bears; maker=Hollow Toys; year=1989; edition_size=3000; height=32; original_price=45; description=Mohair, growler, red ribbon.
- Pilot Vega | category=Action figure; series=Star pilots; maker=Tin Comet; year=1984; edition_size=100000; height=10; original_price=4; description=With helmet and tool.
- Clockwork hen | category=Tin toy; series=Farmyard tins; maker=Pressler; year=1952; edition_size=20000; height=9; original_price=1; description=Pecks when wound, lays a tin egg.
- Court Low Sage | category=Sneaker; series=Court classics; maker=Stride; year=2019; edition_size=1200; height=12; original_price=120; description=Suede, gum sole, size 42.
item series|line|wave: Name!;Maker;From year:number#1850-2100;Until year:number#1850-2100;Pieces:number#1-5000;Logo:image;Description:long
- Meadow bears | maker=Hollow Toys; from_year=1986; until_year=1994; pieces=14
- Star pilots | maker=Tin Comet; from_year=1983; until_year=1987; pieces=36
- Farmyard tins | maker=Pressler; from_year=1949; until_year=1958; pieces=11
- Court classics | maker=Stride; from_year=2017; until_year=2022; pieces=24; description=Small runs with regional colours.
record collection item|owned piece|copy: Title!;Collectible->@collectible|toy~Bramble bear|Pilot Vega;Owner~Gitta|Lars;Condition=Mint in box|Near mint|Good|Played|Damaged;Box there:boolean;Parts missing;Price paid:money;Bought on:date;Bought at;Value:money;Place->@place|cabinet|shelf~Glass cabinet|Box 4;Photo:image;For sale:boolean
- Gitta's Bramble | collectible=Bramble bear; owner=Gitta; condition=Good; parts_missing=None; price_paid=60; bought_at=Toy fair; value=140; place=Glass cabinet
- Lars's Vega | collectible=Pilot Vega; owner=Lars; condition=Played; parts_missing=Helmet; price_paid=5; bought_at=Flea market; value=18; place=Box 4
- Mona's hen | collectible=Clockwork hen; owner=Mona; condition=Damaged; parts_missing=Key and egg; price_paid=12; bought_at=Attic sale; value=35; place=Window shelf
- Deadstock Sage | collectible=Court Low Sage; owner=Lars; condition=Mint in box; parts_missing=None; price_paid=120; bought_at=Shop draw; value=310; place=Sneaker wall
item place|cabinet|shelf|box: Name!;Room;Kind=Cabinet|Shelf|Box|Display case;Capacity:number#1-2000;Light protected:boolean;Insured value:money
- Glass cabinet | room=Living room; kind=Cabinet; capacity=40; insured_value=3000
- Box 4 | room=Attic; kind=Box; capacity=60; insured_value=200
- Window shelf | room=Kitchen; kind=Shelf; capacity=15; insured_value=100
- Sneaker wall | room=Hall; kind=Display case; capacity=36; insured_value=6500
record valuation|price entry|market price: Title!;Item->@collection item|owned piece~Gitta's Bramble|Lars's Vega;Valued on:date!;Value:money;Source=Auction|Fair|Price guide|Own estimate;Link:url
- Bramble autumn auction | item=Gitta's Bramble; value=140; source=Auction
- Vega price guide | item=Lars's Vega; value=18; source=Price guide
- Hen at the fair | item=Mona's hen; value=35; source=Fair
- Sage own guess | item=Deadstock Sage; value=310; source=Own estimate
item want|want list entry|wish: Title!;Collectible->@collectible|toy~Bramble bear|Pilot Vega;Collector~Gitta|Lars;Condition wanted=Mint in box|Near mint|Good|Played;Price limit:money;Priority=Low|Normal|High;~Found:boolean
- Vega with helmet | collectible=Pilot Vega; collector=Lars; condition_wanted=Good; price_limit=40; priority=High
- Hen with egg | collectible=Clockwork hen; collector=Mona; condition_wanted=Near mint; price_limit=120; priority=Normal
- Second Sage to wear | collectible=Court Low Sage; collector=Lars; condition_wanted=Played; price_limit=100; priority=Low
- Boxed Bramble | collectible=Bramble bear; collector=Gitta; condition_wanted=Mint in box; price_limit=250; priority=High
request trade offer|swap|sale offer: Title!;Offered->@collection item|owned piece~Gitta's Bramble|Lars's Vega;Kind=Swap|Sale;Price:money;Wanted in return;Message:long
- Vega for a rover | offered=Lars's Vega; kind=Swap; wanted_in_return=Any star pilots vehicle
- Hen for parts | offered=Mona's hen; kind=Sale; price=30; message=Spring still works.
- Sage for two classics | offered=Deadstock Sage; kind=Swap; wanted_in_return=Two Court classics in size 42
- Bramble only to a collector | offered=Gitta's Bramble; kind=Sale; price=160; message=Collected in person.
event toy fair|collectors' meeting|swap meet: Title!;Date:date!;Starts at:time;Place;Tables:number#1-500;Entry fee:money;Description:long
- Spring toy fair | place=Sports hall; tables=60; entry_fee=4; description=Doll doctor on site until three.
- Sole swap | place=Skate hall; tables=40; entry_fee=6; description=Legit check at the entrance.
- Tin and clockwork day | place=Town museum; tables=22; entry_fee=3; description=Repair bench with old springs.
- Bear picnic market | place=Castle meadow; tables=35; entry_fee=0; description=Best-dressed bear wins honey.
! record restoration|repair|care entry [restor\\w*|repair\\w*|clean\\w*|care]: Title!;Item->@collection item|owned piece~Gitta's Bramble|Lars's Vega;Done on:date;Work=Cleaning|Sewing|Paint|Joint|Part replaced;Cost:money;Done by;Photo:image
- Bramble paw pad | item=Gitta's Bramble; work=Sewing; cost=22; done_by=Doll doctor
- Hen new spring | item=Mona's hen; work=Part replaced; cost=18; done_by=Clock Lenz
- Vega arm joint | item=Lars's Vega; work=Joint; cost=4; done_by=Lars
- Sage sole cleaned | item=Deadstock Sage; work=Cleaning; cost=9; done_by=Sole lab
# travel buddy|travel companion|visited countries|world traveller|globetrotter|travel partner|digital nomad
person traveller|member profile|nomad|buddy: Name!;Home town;Born on:date;Languages;Travel style=Backpack|Comfort|Adventure|Culture|Beach|Work and travel;Budget per day:money;Smoker:boolean;Photo:image;About:long;~Verified:boolean
- Signe Holm | home_town=Aarhus; languages=Danish, English; travel_style=Adventure; budget_per_day=55; about=Early riser, bad singer.
- Taro Beck | home_town=Bern; languages=German, Japanese; travel_style=Culture; budget_per_day=80; about=Museums first, noodles second.
- Inês Prata | home_town=Porto; languages=Portuguese, English; travel_style=Work and travel; budget_per_day=45; about=Needs a desk until two, then the sea.
- Malcolm Yeo | home_town=Perth; languages=English, Malay; travel_style=Beach; budget_per_day=70; about=Diver, slow eater.
item trip|planned trip|journey|travel offer: Title!;Organiser->@traveller|member profile~Signe Holm|Taro Beck;Destination->@country|destination|place~Georgia|Vietnam;From:date!;Until:date;Companions wanted:number#1-30;Travel style=Backpack|Comfort|Adventure|Culture|Beach|Work and travel;Budget:money;Cover:image;Description:long;~Status=Looking|Full|Under way|Over
- Caucasus on foot | organiser=Signe Holm; destination=Georgia; companions_wanted=2; travel_style=Adventure; budget=1100; description=Two valleys, one pass, guesthouses.; status=Looking
- North to south by train | organiser=Taro Beck; destination=Vietnam; companions_wanted=1; travel_style=Culture; budget=1600; description=Three weeks, sleeper berths.; status=Full
- Desk and surf month | organiser=Inês Prata; destination=Morocco; companions_wanted=3; travel_style=Work and travel; budget=1300; description=Shared flat with fibre, waves after work.; status=Under way
- Reefs of the south | organiser=Malcolm Yeo; destination=Fiji; companions_wanted=4; travel_style=Beach; budget=2400; description=Twelve dives from a small boat.; status=Over
item country|destination|place|city: Name!;Continent=Africa|Asia|Europe|North America|South America|Oceania|Antarctica;Best months;Visa needed:boolean;Currency;Daily cost:money;Internet:number(Mbit/s)#0-2000;Safety=High|Medium|Low;Photo:image;Tips:long
- Georgia | continent=Asia; best_months=June-September; currency=Lari; daily_cost=40; internet=45; safety=High; tips=Share taxis leave when full.
- Vietnam | continent=Asia; best_months=February-April; currency=Dong; daily_cost=35; internet=60; safety=High
- Morocco | continent=Africa; best_months=April, October; currency=Dirham; daily_cost=38; internet=50; safety=Medium; tips=Agree the taxi price first.
- Fiji | continent=Oceania; best_months=May-October; currency=Fiji dollar; daily_cost=75; internet=20; safety=High
request join request|companion request|application: Title!;Trip->@trip|planned trip~Caucasus on foot|North to south by train;Traveller->@traveller|member profile~Signe Holm|Taro Beck;Message:long;From:date;Until:date;Experience=First trip|Some|A lot
- Taro for the Caucasus | trip=Caucasus on foot; traveller=Taro Beck; message=I carry the tent if you pick the route.; experience=Some
- Malcolm by train | trip=North to south by train; traveller=Malcolm Yeo; message=I snore, but I bring earplugs.; experience=A lot
- Signe to the desk month | trip=Desk and surf month; traveller=Signe Holm; message=Two weeks, remote contract.; experience=Some
- Inês under water | trip=Reefs of the south; traveller=Inês Prata; message=Only four dives so far.; experience=First trip
record visit|visited country|travel stamp: Title!;Traveller->@traveller|member profile~Signe Holm|Taro Beck;Country->@country|destination~Georgia|Vietnam;From:date!;Until:date;Days:number(days)#1-3000;Kind=Holiday|Work|Study|Transit;Rating:rating;Photo:image;Note:long
- Signe in Georgia | traveller=Signe Holm; country=Georgia; days=19; kind=Holiday; note=Missed one pass because of snow.
- Taro in Vietnam | traveller=Taro Beck; country=Vietnam; days=24; kind=Holiday; note=All by rail except the delta.
- Inês in Morocco | traveller=Inês Prata; country=Morocco; days=60; kind=Work; note=Ramadan hours are quiet.
- Malcolm through Fiji | traveller=Malcolm Yeo; country=Fiji; days=2; kind=Transit; note=Missed the boat, saw a rugby match.
record reference|buddy review|rating: Title!;About->@traveller|member profile~Signe Holm|Taro Beck;Trip->@trip|planned trip~Caucasus on foot|North to south by train;Stars:rating;Text:long;Would travel again:boolean
- Taro about Signe | about=Signe Holm; trip=Caucasus on foot; text=Never lost, always hungry.
- Signe about Taro | about=Taro Beck; trip=Caucasus on foot; text=Knows every church, carries too many books.
- Malcolm about Inês | about=Inês Prata; trip=Reefs of the south; text=Calm on her first night dive.
- Inês about Malcolm | about=Malcolm Yeo; trip=Reefs of the south; text=Checked my gear twice, every time.
record stay|nomad stop|stopover: Title!;Traveller->@traveller|member profile~Signe Holm|Taro Beck;Place->@country|destination~Georgia|Vietnam;From:date!;Until:date;Monthly rent:money;Workplace=Cafe|Coworking|At home|Library;Internet:number(Mbit/s)#0-2000;Remarks:long
- Taro in Hoi An | traveller=Taro Beck; place=Vietnam; monthly_rent=390; workplace=Cafe; internet=70
- Inês in Taghazout | traveller=Inês Prata; place=Morocco; monthly_rent=430; workplace=Coworking; internet=80; remarks=Power cut on Tuesdays.
- Signe in Tbilisi | traveller=Signe Holm; place=Georgia; monthly_rent=350; workplace=Library; internet=40
- Malcolm in Suva | traveller=Malcolm Yeo; place=Fiji; monthly_rent=600; workplace=At home; internet=15
! record shared cost|trip cost|expense [cost\\w*|expens\\w*|split\\w*|budget]: Title!;Trip->@trip|planned trip~Caucasus on foot|North to south by train;Paid by->@traveller|member profile~Signe Holm|Taro Beck;Amount:money!;Currency;Date:date;Settled:boolean
- Taxi to the trailhead | trip=Caucasus on foot; paid_by=Signe Holm; amount=22; currency=Lari
- Sleeper tickets to Hue | trip=North to south by train; paid_by=Taro Beck; amount=74; currency=Euro
- First month's flat | trip=Desk and surf month; paid_by=Inês Prata; amount=860; currency=Euro
- Boat fuel | trip=Reefs of the south; paid_by=Malcolm Yeo; amount=310; currency=Fiji dollar
+ message: Trip->@trip|planned trip

# concert diary|gig diary|concert log|live music|concert goer|attended concerts|music lover
item artist|band|musician: Name!;Genre=Rock|Folk|Jazz|Classical|Electronic|Hip hop|Metal|Pop;Country;Active since:number#1900-2100;Website:url;Picture:image;~Times seen:number#0-1000;Note:long
- The Harbour Lamps | genre=Folk; country=Ireland; active_since=2009; times_seen=4
- Glass Pilots | genre=Electronic; country=Germany; active_since=2016; times_seen=1
- Mara Quintet | genre=Jazz; country=Poland; active_since=2001; times_seen=2
- Iron Orchard | genre=Metal; country=Finland; active_since=1998; times_seen=7; note=Bring ear protection.
item venue|club|hall: Name!;City;Address;Capacity:number#10-200000;Sound:rating;Standing:boolean;Public transport;Photo:image;Note:long
- Salt Shed | city=Bergen; address=Quay 3; capacity=600; public_transport=Tram 1; note=Stand left of the pillar.
- Cellar 40 | city=Leeds; address=Mill row 40; capacity=180
- Lake Bowl | city=Zug; address=Shore 1; capacity=12000; public_transport=Ferry; note=Grass, bring a mat.
- Old synagogue hall | city=Krakow; address=Ulica Szeroka 24; capacity=220; public_transport=Tram 3
event concert|show|live gig|festival: Title!;Artist->@artist|band~The Harbour Lamps|Glass Pilots;Venue->@venue|club~Salt Shed|Cellar 40;Date:date!;Doors:time;Support act;Ticket price:money;Ticket link:url;Tour name;Poster:image;~Status=Announced|On sale|Sold out|Played|Cancelled
- Lamps at the Salt Shed | artist=The Harbour Lamps; venue=Salt Shed; support_act=Wren; ticket_price=32; tour_name=Low Water; status=Played
- Pilots in the cellar | artist=Glass Pilots; venue=Cellar 40; support_act=None; ticket_price=18; status=On sale
- Quintet by candles | artist=Mara Quintet; venue=Old synagogue hall; support_act=None; ticket_price=25; tour_name=Winter Sets; status=Sold out
- Orchard in the bowl | artist=Iron Orchard; venue=Lake Bowl; support_act=Rust Choir; ticket_price=68; tour_name=Harvest; status=Cancelled
record attendance|concert entry|visit|diary entry: Title!;Concert->@concert|show~Lamps at the Salt Shed|Pilots in the cellar;Fan~Ruth|Tomek;Company;Rating:rating;Best moment:long;Paid:money;Place=Standing|Seat|Balcony|Front row;Photo:image;Text:long
- Ruth and the Lamps | concert=Lamps at the Salt Shed; fan=Ruth; company=Tomek; best_moment=The power went out and they sang on.; paid=32; place=Front row
- Tomek near the drums | concert=Quintet by candles; fan=Tomek; company=Alone; best_moment=A solo played only with brushes.; paid=25; place=Seat
- Ruth tries electronics | concert=Pilots in the cellar; fan=Ruth; company=Tomek; best_moment=The bass in the handrail.; paid=18; place=Standing
- Tomek and the Lamps | concert=Lamps at the Salt Shed; fan=Tomek; company=Ruth; best_moment=Low Water without microphones.; paid=32; place=Balcony
record setlist entry|played song|song: Title!;Concert->@concert|show~Lamps at the Salt Shed|Pilots in the cellar;Position:number#1-80;Encore:boolean;Cover version:boolean;Guest;Note
- Ferry Home | concert=Lamps at the Salt Shed; position=1
- Low Water | concert=Lamps at the Salt Shed; position=14; note=Sung without microphones
- Snow Suite | concert=Quintet by candles; position=3; guest=Clarinet of the school; note=Eleven minutes
- Static Garden | concert=Pilots in the cellar; position=6; note=New song
record wish|want to see|wish list entry: Title!;Artist->@artist|band~The Harbour Lamps|Glass Pilots;Fan~Ruth|Tomek;Farthest city;Price limit:money;Priority=Low|Normal|High
- Tomek wants Glass Pilots | artist=Glass Pilots; fan=Tomek; farthest_city=York; price_limit=40; priority=High
- Ruth wants the Quintet | artist=Mara Quintet; fan=Ruth; farthest_city=Berlin; price_limit=60; priority=Normal
- Tomek wants the Orchard again | artist=Iron Orchard; fan=Tomek; farthest_city=Helsinki; price_limit=90; priority=High
- Lamps at home | artist=The Harbour Lamps; fan=Ruth; farthest_city=Cork; price_limit=45; priority=Low
record souvenir|ticket stub|keepsake: Title!;Concert->@concert|show~Lamps at the Salt Shed|Pilots in the cellar;Kind=Ticket stub|Setlist|Plectrum|Shirt|Poster|Record;Kept in;Price:money;Picture:image
- Setlist with coffee stain | concert=Lamps at the Salt Shed; kind=Setlist; kept_in=Blue folder; price=0
- Candle stub of the Quintet | concert=Quintet by candles; kind=Poster; kept_in=Tube in the hall; price=10
- Orchard ticket, never used | concert=Orchard in the bowl; kind=Ticket stub; kept_in=Shoe box; price=0
- Pilots seven inch | concert=Pilots in the cellar; kind=Record; kept_in=Record shelf; price=9
+ ticket: Concert->@concert|show;Seat;Ticket file:file
+ review: Concert->@concert|show;Sound:rating;Atmosphere:rating

# event staff|event staffing|hostess agency|promoter agency|event crew|temporary event staff
person staff member|crew member|host|steward: Full name!;Phone:phone;Email:email;Born on:date;Skills=Bar|Service|Wardrobe|Entrance|Set-up|Security|Promotion|Driver;Languages;Shirt size=XS|S|M|L|XL|XXL;Hourly pay:money;Driving licence:boolean;Health card until:date;Photo:image;~Status=Applied|Active|Paused|Blocked
- Mona Reis | phone=+44 20 5550 371; email=mona@mailbox.example; skills=Bar; languages=English, Portuguese; shirt_size=S; hourly_pay=14; status=Active
- Kip Arden | phone=+44 20 5550 372; email=kip@mailbox.example; skills=Set-up; languages=English; shirt_size=XL; hourly_pay=13.5; status=Active
- Yara Lindt | phone=+44 20 5550 375; email=yara@mailbox.example; skills=Service; languages=German, English, Arabic; shirt_size=M; hourly_pay=14.5; status=Paused
- Boris Klein | phone=+44 20 5550 376; email=boris@mailbox.example; skills=Security; languages=English, Russian; shirt_size=XXL; hourly_pay=17; status=Applied
item job|event job|assignment|event: Title!;Client->@client|event organiser~Dock arena|Fenwick Bank;Place;Address;Date:date!;Meeting time:time;Ends at:time;Dress code;Contact on site;Phone:phone;Briefing:long;~Status=Request|Open|Staffed|Done|Invoiced
- Arena rock night | client=Dock arena; place=Dock arena; address=Dock road 90; dress_code=Black polo; contact_on_site=Jule; briefing=Meet at gate 6.; status=Open
- Bank summer party | client=Fenwick Bank; place=Roof terrace; address=1 Exchange Row; dress_code=White shirt; contact_on_site=Hal; briefing=Silver service.; status=Staffed
- Museum night cloakroom | client=Town museum; place=Town museum; address=Museum square 3; dress_code=Dark, name badge; contact_on_site=Vera; briefing=Nine hundred coats expected.; status=Done
- Soda sampling tour | client=Fizz & Co; place=Station hall; address=Station square 1; dress_code=Orange shirt; contact_on_site=Nick; briefing=Three hundred cans an hour.; status=Invoiced
person client|event organiser: Name!;Contact person;Email:email;Phone:phone;Billing address;Hourly rate:money;Payment days:number(days)#0-90
- Dock arena | contact_person=Jule; email=jule@dockarena.example; phone=+44 20 5550 373; billing_address=Dock road 90; hourly_rate=24; payment_days=14
- Fenwick Bank | contact_person=Hal Dorsey; email=events@fenwick.example; phone=+44 20 5550 374; billing_address=1 Exchange Row; hourly_rate=27; payment_days=30
- Town museum | contact_person=Vera Holm; email=vera@townmuseum.example; phone=+44 20 5550 377; billing_address=Museum square 3; hourly_rate=22; payment_days=30
- Fizz & Co | contact_person=Nick Bower; email=nick@fizzco.example; phone=+44 20 5550 378; billing_address=Bottle lane 5; hourly_rate=25; payment_days=7
record shift|duty|position: Title!;Job->@job|event job~Arena rock night|Bank summer party;Staff member->@staff member|crew member~Mona Reis|Kip Arden;Role=Bar|Service|Wardrobe|Entrance|Set-up|Security|Promotion|Driver;From:time;Until:time;Break:number(min)#0-180;Hourly pay:money;~Status=Open|Offered|Confirmed|Checked in|Done|No show
- Mona at bar 2 | job=Arena rock night; staff_member=Mona Reis; role=Bar; break=30; hourly_pay=14; status=Confirmed
- Kip sets up the terrace | job=Bank summer party; staff_member=Kip Arden; role=Set-up; break=15; hourly_pay=13.5; status=Offered
- Yara at the coats | job=Museum night cloakroom; staff_member=Yara Lindt; role=Wardrobe; break=20; hourly_pay=14.5; status=Done
- Boris at gate 6 | job=Arena rock night; staff_member=Boris Klein; role=Security; break=45; hourly_pay=17; status=Open
record time sheet|worked hours|time entry: Title!;Shift->@shift|duty~Mona at bar 2|Kip sets up the terrace;Date:date!;Clock in:time;Clock out:time;Break:number(min)#0-180;Hours:number(h)#0-24;Pay:money;Signed by client:boolean;~Approved:boolean
- Mona arena hours | shift=Mona at bar 2; break=30; hours=7.5; pay=105
- Kip terrace hours | shift=Kip sets up the terrace; break=15; hours=5; pay=67.5
- Yara museum hours | shift=Yara at the coats; break=20; hours=6; pay=87
- Boris gate hours | shift=Boris at gate 6; break=45; hours=8; pay=136
request application|shift application|staff request: Title!;Job->@job|event job~Arena rock night|Bank summer party;Staff member->@staff member|crew member~Mona Reis|Kip Arden;Role=Bar|Service|Wardrobe|Entrance|Set-up|Security|Promotion|Driver;Message:long;People needed:number#1-500
- Kip for the arena wardrobe | job=Arena rock night; staff_member=Kip Arden; role=Wardrobe; message=Can stay until the end.
- Yara for silver service | job=Bank summer party; staff_member=Yara Lindt; role=Service; message=Trained in a hotel.; people_needed=4
- Mona with the cans | job=Soda sampling tour; staff_member=Mona Reis; role=Promotion; message=Mornings only.; people_needed=6
- Boris for the arena | job=Arena rock night; staff_member=Boris Klein; role=Security; message=Licence valid until next year.; people_needed=12
record availability|free day|absence: Title!;Staff member->@staff member|crew member~Mona Reis|Kip Arden;From:date!;Until:date;Kind=Available|Not available|Holiday|Evenings only;Remark
- Kip away in August | staff_member=Kip Arden; kind=Holiday
- Mona evenings in June | staff_member=Mona Reis; kind=Evenings only; remark=Lectures until four
- Yara exam weeks | staff_member=Yara Lindt; kind=Not available; remark=Back in July
- Boris free weekends | staff_member=Boris Klein; kind=Available
+ invoice: Job->@job|event job;Hours:number(h)#0-10000;Rate:money

# raffle|tombola|lottery draw|prize draw|sweepstake|bingo night|charity raffle
item raffle|tombola|prize draw|bingo night: Title!;Organiser~Parents' circle|Fire brigade club;Purpose:long;Tickets:number#10-1000000;Ticket price:money;Sale from:date;Sale until:date!;Draw on:date;Place;Permit number;Poster:image;~Sold:number#0-1000000;~Status=Planned|On sale|Sold out|Drawn|Closed
- Summer fete tombola | organiser=Parents' circle; purpose=New climbing frame; tickets=800; ticket_price=1; place=School yard; permit_number=T-118; sold=512; status=On sale
- Siren raffle | organiser=Fire brigade club; purpose=Youth camp; tickets=1500; ticket_price=2; place=Fire station; permit_number=T-124; sold=0; status=Planned
- Winter church raffle | organiser=Parish council; purpose=Organ repair; tickets=600; ticket_price=3; place=Parish hall; permit_number=T-131; sold=600; status=Sold out
- Rowing club tombola | organiser=Rowing club Lune; purpose=New double scull; tickets=400; ticket_price=2.5; place=Boat house; permit_number=T-109; sold=387; status=Drawn
item prize|win: Title!;Raffle->@raffle|tombola~Summer fete tombola|Siren raffle;Rank:number#1-5000;Value:money;Donor->@donor|sponsor~Bakery Lind|Bike shop Ritter;Quantity:number#1-1000;Winning number;Photo:image;~Handed over:boolean
- City bike | raffle=Summer fete tombola; rank=1; value=380; donor=Bike shop Ritter; quantity=1
- Bread for a month | raffle=Summer fete tombola; rank=2; value=90; donor=Bakery Lind; quantity=1
- Weekend in a hut | raffle=Winter church raffle; rank=1; value=220; donor=Alpine inn Larch; quantity=1
- Set of head torches | raffle=Siren raffle; rank=3; value=25; donor=Hardware Hollis; quantity=6
person donor|sponsor: Name!;Contact person;Email:email;Phone:phone;Address;Logo:image;Thank-you sent:boolean
- Bakery Lind | contact_person=Britta; email=lind@mailbox.example; phone=+44 20 5550 381; address=Mill street 2
- Bike shop Ritter | contact_person=Ole; email=ritter@mailbox.example; phone=+44 20 5550 382; address=Station road 30
- Alpine inn Larch | contact_person=Vreni; email=larch@mailbox.example; phone=+44 20 5550 386; address=Boden 4
- Hardware Hollis | contact_person=Pete; email=hollis@mailbox.example; phone=+44 20 5550 387; address=Foundry row 12
record sold ticket|raffle ticket|lot|number: Number!;Raffle->@raffle|tombola~Summer fete tombola|Siren raffle;Buyer;Phone:phone;Email:email;Seller->@seller|helper~Anouk|Ludo;Sold on:date;Price:money;~Paid:boolean;~State=Reserved|Sold|Winner|Blank
- 0418 | raffle=Summer fete tombola; buyer=Mrs Kettler; phone=+44 20 5550 383; seller=Anouk; price=1; state=Sold
- 0419 | raffle=Summer fete tombola; buyer=Mrs Kettler; phone=+44 20 5550 383; seller=Anouk; price=1; state=Sold
- 0077 | raffle=Winter church raffle; buyer=Alfred Sommer; phone=+44 20 5550 388; seller=Sister Agnes; price=3; state=Winner
- 0231 | raffle=Rowing club tombola; buyer=Tina Moor; phone=+44 20 5550 389; seller=Cox Danny; price=2.5; state=Blank
person seller|helper: Name!;Phone:phone;Tickets received:number#0-100000;~Tickets sold:number#0-100000;~Cash handed in:money;Remark
- Anouk | phone=+44 20 5550 384; tickets_received=200; tickets_sold=141; cash_handed_in=120
- Ludo | phone=+44 20 5550 385; tickets_received=150; tickets_sold=88; cash_handed_in=88
- Sister Agnes | phone=+44 20 5550 390; tickets_received=300; tickets_sold=300; cash_handed_in=900
- Cox Danny | phone=+44 20 5550 391; tickets_received=120; tickets_sold=95; cash_handed_in=230; remark=Two rolls returned
record draw|drawing|winner: Title!;Raffle->@raffle|tombola~Summer fete tombola|Siren raffle;Prize->@prize|win~City bike|Bread for a month;Ticket->@sold ticket|raffle ticket~0418|0419;Drawn on:date!;Witness;Announced:boolean;Collected on:date
- Bread goes to 0418 | raffle=Summer fete tombola; prize=Bread for a month; ticket=0418; witness=Head teacher
- Hut goes to 0077 | raffle=Winter church raffle; prize=Weekend in a hut; ticket=0077; witness=Notary Klee
- Bike second draw | raffle=Summer fete tombola; prize=City bike; ticket=0419; witness=Caretaker
- No prize for 0231 | raffle=Rowing club tombola; ticket=0231; witness=Club secretary
request prize donation|ticket request|claim: Title!;Raffle->@raffle|tombola~Summer fete tombola|Siren raffle;Kind=Donate a prize|Buy tickets|Claim a prize;Name;Email:email;Quantity:number#1-1000;Value:money;Text:long
- Two cinema passes | raffle=Siren raffle; kind=Donate a prize; name=Astra cinema; quantity=2; value=24; text=Valid until December.
- Fifty tickets for the office | raffle=Winter church raffle; kind=Buy tickets; name=Sommer & Sons; email=office@sommer.example; quantity=50; value=150
- I have number 0077 | raffle=Winter church raffle; kind=Claim a prize; name=Alfred Sommer; email=alfred@mailbox.example; quantity=1; value=220
- Life jacket for children | raffle=Rowing club tombola; kind=Donate a prize; name=Marine shop; quantity=1; value=65
+ payment: Raffle->@raffle|tombola;Seller->@seller|helper
+ order: Raffle->@raffle|tombola;Tickets:number#1-1000

# personal contacts|friends list|personal crm|keep in touch|friendship|relationship tracker|birthday calendar
person friend|contact|acquaintance: Full name!;Nickname;Birthday:date;Circle->@circle|group~School friends|Family;Phone:phone;Email:email;City;Job;Met at;Contact every:number(days)#1-1000;~Last contact:date;Photo:image;Notes:long
- Wilma Staal | nickname=Wil; circle=School friends; phone=+44 20 5550 391; city=Utrecht; job=Nurse; met_at=Grade five; contact_every=30; notes=Training for a half marathon.
- Uncle Jost | circle=Family; phone=+44 20 5550 392; city=Kiel; job=Retired pilot; contact_every=60; notes=Hip operation in spring.
- Jamal Reed | nickname=Jay; circle=Choir people; phone=+44 20 5550 393; city=Leiden; job=Cook; met_at=Bass row; contact_every=21; notes=Allergic to cats.
- Ingrid Moe | circle=Old colleagues; phone=+44 20 5550 394; email=ingrid@mailbox.example; city=Oslo; job=Editor; met_at=Print office; contact_every=90
item circle|group: Name!;Contact every:number(days)#1-1000;Colour=Red|Blue|Green|Yellow|Orange|Purple;Description
- School friends | contact_every=45; colour=Green; description=Class of 2004
- Family | contact_every=30; colour=Blue
- Choir people | contact_every=21; colour=Purple; description=Tuesday rehearsal
- Old colleagues | contact_every=90; colour=Orange; description=Print office 2010 to 2018
record interaction|contact entry|call|meeting: Title!;Friend->@friend|contact~Wilma Staal|Uncle Jost;Date:date!;Kind=Call|Meeting|Message|Letter|Video call;Minutes:number(min)#1-2000;Place;Mood=Great|Good|Neutral|Difficult;Text:long
- Coffee at the lock | friend=Wilma Staal; kind=Meeting; minutes=90; place=Lock café; mood=Great; text=She changes wards in June.
- Call after the operation | friend=Uncle Jost; kind=Call; minutes=25; mood=Good; text=Walks with one stick.
- Voice note from Jay | friend=Jamal Reed; kind=Message; minutes=3; mood=Good; text=New restaurant opens in May.
- Argument about the book | friend=Ingrid Moe; kind=Video call; minutes=50; mood=Difficult; text=Agreed to let it rest.
work reminder|follow-up|promise: Title!;Friend->@friend|contact~Wilma Staal|Uncle Jost;Due on:date;Kind=Call|Write|Gift|Ask|Give back;Notes:long
- Ask how the new ward is | friend=Wilma Staal; kind=Ask; notes=After the tenth.
- Send the photo of the boat | friend=Uncle Jost; kind=Write; notes=Print it, he has no email.
- Opening present for Jay | friend=Jamal Reed; kind=Gift; notes=Something for the kitchen wall.
- Return the dictionary | friend=Ingrid Moe; kind=Give back; notes=Two years is enough.
item important date|birthday|anniversary: Title!;Friend->@friend|contact~Wilma Staal|Uncle Jost;Date:date!;Kind=Birthday|Anniversary|Name day|Memorial day;Remind days before:number(days)#0-60;Yearly:boolean
- Wilma's birthday | friend=Wilma Staal; kind=Birthday; remind_days_before=7
- Wedding day of Jay | friend=Jamal Reed; kind=Anniversary; remind_days_before=14
- Aunt Tine's day | friend=Uncle Jost; kind=Memorial day; remind_days_before=3
- Ingrid's name day | friend=Ingrid Moe; kind=Name day; remind_days_before=2
record gift|gift idea|present: Title!;Friend->@friend|contact~Wilma Staal|Uncle Jost;Direction=Idea|Given|Received;Occasion;Date:date;Price:money;Link:url
- Running belt | friend=Wilma Staal; direction=Idea; occasion=Birthday; price=24
- Woollen socks from Jost | friend=Uncle Jost; direction=Received; occasion=Christmas; price=0
- Copper pan for Jay | friend=Jamal Reed; direction=Given; occasion=Restaurant opening; price=55
- Signed first edition | friend=Ingrid Moe; direction=Idea; occasion=Fiftieth birthday; price=80
record relation|connection|relative of a friend: Title!;Friend->@friend|contact~Wilma Staal|Uncle Jost;Name;Kind=Partner|Child|Parent|Sibling|Pet|Colleague;Birthday:date;Note
- Bo, Wilma's son | friend=Wilma Staal; name=Bo; kind=Child; note=Likes excavators
- Tine, Jost's late wife | friend=Uncle Jost; name=Tine; kind=Partner; note=Loved sea poems
- Miso the parrot | friend=Jamal Reed; name=Miso; kind=Pet; note=Repeats orders
- Halvard, Ingrid's brother | friend=Ingrid Moe; name=Halvard; kind=Sibling; note=Lives in Bergen
! record lent thing|debt [lend\\w*|lent|debt\\w*|owe\\w*|borrow\\w*]: Title!;Friend->@friend|contact~Wilma Staal|Uncle Jost;Direction=I lent|I borrowed;Amount:money;Date:date;Returned:boolean
- Tent to Wilma | friend=Wilma Staal; direction=I lent; amount=0
- Jost's chart book | friend=Uncle Jost; direction=I borrowed; amount=0
- Twenty for the taxi | friend=Jamal Reed; direction=I lent; amount=20
- Ingrid's dictionary | friend=Ingrid Moe; direction=I borrowed; amount=0

# fuel log|car logbook|mileage log|vehicle logbook|car expenses|fuel tracker|driving log
item vehicle|car|motorbike: Name!;Make;Model;Year:number#1900-2100;Number plate;Fuel=Petrol|Diesel|Electric|Hybrid|Gas;Tank or battery:number#1-500;~Mileage:number(km)#0-2000000;Bought on:date;Price:money;Insurance number;Photo:image;Status=In use|Laid up|Sold
- Blue estate | make=Norden; model=V6; year=2017; number_plate=KX-902; fuel=Diesel; tank_or_battery=60; mileage=141300; price=13900; status=In use
- City electric | make=Volta; model=Mini; year=2022; number_plate=KX-E77; fuel=Electric; tank_or_battery=42; mileage=28400; price=19800; status=In use
- Grandad's roadster | make=Albany; model=Sprite; year=1966; number_plate=KX-66H; fuel=Petrol; tank_or_battery=30; mileage=88100; price=9500; status=Laid up
- Old hybrid | make=Kumo; model=H3; year=2012; number_plate=KX-317; fuel=Hybrid; tank_or_battery=43; mileage=212800; price=6200; status=Sold
record fill-up|refuelling|charging|fuel entry: Title!;Vehicle->@vehicle|car~Blue estate|City electric;Date:date!;Mileage:number(km)#0-2000000;Amount:number#0.5-1000;Unit=l|kWh|kg;Price per unit:money;Total:money;Full:boolean;Station;Driver~Hanna|Joris;~Consumption:number(per 100 km)#0-100
- Diesel at the bypass | vehicle=Blue estate; mileage=141300; amount=51; unit=l; price_per_unit=1.62; total=82.6; station=Bypass; driver=Hanna; consumption=5.6
- Night charge at home | vehicle=City electric; mileage=28400; amount=31; unit=kWh; price_per_unit=0.29; total=9; station=Home; driver=Joris; consumption=15.2
- Petrol before the pass | vehicle=Grandad's roadster; mileage=88100; amount=24; unit=l; price_per_unit=1.78; total=42.7; station=Valley pumps; driver=Hanna; consumption=8.1
- Last tank of the hybrid | vehicle=Old hybrid; mileage=212800; amount=33; unit=l; price_per_unit=1.7; total=56.1; station=Bypass; driver=Joris; consumption=4.9
record trip|journey|log entry: Title!;Vehicle->@vehicle|car~Blue estate|City electric;Driver~Hanna|Joris;Date:date!;From;To;Start mileage:number(km)#0-2000000;End mileage:number(km)#0-2000000;Distance:number(km)#0-5000;Purpose=Private|Business|Commute;Passengers:number#0-8;Note
- To the trade fair | vehicle=Blue estate; driver=Hanna; from=Home; to=Fair park; start_mileage=140980; end_mileage=141184; distance=204; purpose=Business; passengers=1
- Nursery and back | vehicle=City electric; driver=Joris; from=Home; to=Nursery; start_mileage=28372; end_mileage=28380; distance=8; purpose=Private; passengers=2
- Office Monday | vehicle=City electric; driver=Hanna; from=Home; to=Office; start_mileage=28380; end_mileage=28400; distance=20; purpose=Commute; passengers=0
- Pass road in May | vehicle=Grandad's roadster; driver=Hanna; from=Valley; to=Pass inn; start_mileage=88042; end_mileage=88100; distance=58; purpose=Private; passengers=1; note=Top down
record service|repair|maintenance: Title!;Vehicle->@vehicle|car~Blue estate|City electric;Kind=Oil change|Brakes|Tyres|Inspection|Battery|Body|Other;Date:date!;Mileage:number(km)#0-2000000;Garage;Cost:money;Next due on:date;Next due at:number(km)#0-2000000;Invoice:file
- Winter tyres on | vehicle=Blue estate; kind=Tyres; mileage=138200; garage=Garage Holt; cost=60; next_due_at=150000
- Oil for the estate | vehicle=Blue estate; kind=Oil change; mileage=140200; garage=Garage Holt; cost=145; next_due_at=155000
- Brake fluid electric | vehicle=City electric; kind=Brakes; mileage=27900; garage=Volta centre; cost=88; next_due_at=60000
- Roadster sill rust | vehicle=Grandad's roadster; kind=Body; mileage=87900; garage=Moll classics; cost=640
record car cost|expense|fixed cost: Title!;Vehicle->@vehicle|car~Blue estate|City electric;Category=Insurance|Tax|Parking|Wash|Toll|Fine|Loan;Amount:money!;Date:date;Repeats=Never|Monthly|Yearly;Receipt:image
- Insurance estate | vehicle=Blue estate; category=Insurance; amount=512; repeats=Yearly
- Resident parking | vehicle=City electric; category=Parking; amount=30; repeats=Yearly
- Wash after winter | vehicle=Blue estate; category=Wash; amount=14; repeats=Never
- Camera on the ring road | vehicle=Old hybrid; category=Fine; amount=35; repeats=Never
work vehicle reminder|reminder|due date: Title!;Vehicle->@vehicle|car~Blue estate|City electric;Kind=Inspection|Service|Tyres|Insurance|Tax;Due on:date;Due at:number(km)#0-2000000;Notes:long
- Main inspection estate | vehicle=Blue estate; kind=Inspection; notes=Check the left headlamp first.
- Summer tyres electric | vehicle=City electric; kind=Tyres; notes=Stored at Volta centre.
- Oil estate again | vehicle=Blue estate; kind=Service; due_at=155000; notes=5W-30.
- Classic insurance | vehicle=Grandad's roadster; kind=Insurance; notes=Send new photos.
! record driver|family driver [driver\\w*|family|share\\w*]: Full name!;Licence number;Licence until:date;Phone:phone;Main vehicle->@vehicle|car~Blue estate|City electric
- Hanna | licence_number=HN-2044; phone=+44 20 5550 395; main_vehicle=Blue estate
- Joris | licence_number=JR-3310; phone=+44 20 5550 396; main_vehicle=City electric
- Grandad Wim | licence_number=WM-0008; phone=+44 20 5550 397; main_vehicle=Grandad's roadster
- Au pair Sofie | licence_number=SF-7021; phone=+44 20 5550 398; main_vehicle=City electric

# stock photo|sound library|sample pack|beat store|sound effect|royalty-free music|stock footage
item asset|photo|sound|sample|beat|track: Title!;Kind=Photo|Video|Music|Sound effect|Sample pack|Font|Illustration;Creator->@creator|producer~Lumen Vale|Beat Otter;Category->@category|collection~City at night|Lo-fi;File:file;Preview:file;Duration:number(s)#0-36000;Resolution~6000 x 4000|48 kHz;Tempo:number(bpm)#0-300;Key;Tags;Price:money;~Status=Uploaded|In review|Published|Rejected
- Tram in the rain | kind=Photo; creator=Lumen Vale; category=City at night; duration=0; resolution=6000 x 4000; tags=tram, rain, reflection; price=12; status=Published
- Dusty keys loop | kind=Sample pack; creator=Beat Otter; category=Lo-fi; duration=48; resolution=48 kHz; tempo=78; key=F minor; tags=piano, warm; price=9; status=In review
- Lighthouse Grotesk | kind=Font; creator=Type Harbour; category=Signs and letters; duration=0; tags=sans, six weights; price=25; status=Published
- Gulls over harbour | kind=Sound effect; creator=Nour Field; category=Coast ambience; duration=95; resolution=96 kHz; tags=gulls, waves; price=4; status=Rejected
person creator|producer|contributor: Name!;Email:email;Country;Website:url;Commission:percent;Bank details;Portrait:image;Biography:long;~Published works:number#0-1000000
- Lumen Vale | email=lumen@mailbox.example; country=Belgium; commission=60; biography=Walks at night with a tripod.
- Beat Otter | email=otter@mailbox.example; country=Canada; commission=55; biography=Records old pianos.
- Type Harbour | email=type@harbour.example; country=Norway; commission=70; biography=Draws letters seen on boats.
- Nour Field | email=nour@mailbox.example; country=Morocco; commission=60; biography=Records places before sunrise.
item category|collection: Name!;Kind=Photo|Video|Music|Sound effect|Sample pack|Font|Illustration;Curator;Cover:image;Description:long;~Works:number#0-1000000
- City at night | kind=Photo; curator=Nele; works=410
- Lo-fi | kind=Music; curator=Jay; works=188
- Signs and letters | kind=Font; curator=Nele; works=62
- Coast ambience | kind=Sound effect; curator=Jay; works=133
item licence|license type|usage right: Name!;Use=Personal|Editorial|Commercial|Extended;Price factor:number#1-100;Copies at most:number#0-100000000;Credit needed:boolean;Territory;Text:long
- Standard commercial | use=Commercial; price_factor=1; copies_at_most=500000; territory=World; text=One project, no resale.
- Extended | use=Extended; price_factor=5; copies_at_most=0; territory=World; text=Unlimited copies.
- Newspaper and blog | use=Editorial; price_factor=1; copies_at_most=100000; territory=Europe; text=Credit beside the work.
- Private use | use=Personal; price_factor=1; copies_at_most=10; territory=World; text=No publication.
record sale|sold licence|download: Title!;Asset->@asset|photo~Tram in the rain|Dusty keys loop;Licence->@licence|license type~Standard commercial|Extended;Buyer;Sold on:date!;Price:money;Creator share:money;Project;Invoice number
- Tram for a book cover | asset=Tram in the rain; licence=Standard commercial; buyer=Small Lantern Press; price=12; creator_share=7.2; project=Book cover; invoice_number=A-2214
- Keys in a film trailer | asset=Dusty keys loop; licence=Extended; buyer=Meridian Films; price=45; creator_share=24.75; project=Trailer; invoice_number=A-2219
- Grotesk for a museum | asset=Lighthouse Grotesk; licence=Standard commercial; buyer=Town museum; price=25; creator_share=17.5; project=Wall texts; invoice_number=A-2223
- Tram in the evening paper | asset=Tram in the rain; licence=Newspaper and blog; buyer=Evening Post; price=12; creator_share=7.2; project=Weather page; invoice_number=A-2230
record creator payout|payout|statement: Title!;Creator->@creator|producer~Lumen Vale|Beat Otter;Period;Sales:number#0-1000000;Amount:money;Paid on:date;~Status=Open|Approved|Paid
- Lumen first quarter | creator=Lumen Vale; period=Q1; sales=31; amount=214; status=Approved
- Otter first quarter | creator=Beat Otter; period=Q1; sales=12; amount=98; status=Paid
- Harbour first quarter | creator=Type Harbour; period=Q1; sales=9; amount=157.5; status=Open
- Nour fourth quarter | creator=Nour Field; period=Q4; sales=3; amount=7.2; status=Paid
record release form|model release|property release: Title!;Asset->@asset|photo~Tram in the rain|Dusty keys loop;Kind=Model|Property|Sample clearance;Signed by;Signed on:date;Document:file
- Tram company consent | asset=Tram in the rain; kind=Property; signed_by=City tram office
- Piano owner's note | asset=Dusty keys loop; kind=Sample clearance; signed_by=Church of St Jude
- Woman with umbrella | asset=Tram in the rain; kind=Model; signed_by=Ina Roels
- Boat name lettering | asset=Lighthouse Grotesk; kind=Property; signed_by=Skipper Aune
request custom request|asset review|takedown request: Title!;Kind=Custom work|Takedown|Licence question;Asset->@asset|photo~Tram in the rain|Dusty keys loop;Email:email;Budget:money;Deadline:date;Text:long
- Ferry horn in stereo | kind=Custom work; email=sound@mailbox.example; budget=60; text=Recorded from the quay, no wind.
- May I print this on mugs? | kind=Licence question; asset=Tram in the rain; email=mugs@mailbox.example; budget=0; text=About two hundred pieces.
- This is my melody | kind=Takedown; asset=Dusty keys loop; email=pianist@mailbox.example; text=Bars 3 and 4, see my release of 2016.
- Greek letters for Grotesk | kind=Custom work; asset=Lighthouse Grotesk; email=design@mailbox.example; budget=400; text=Regular and bold.
+ order: Asset->@asset|photo;Licence->@licence|license type
# handmade|handmade marketplace|craft shop|artisan|craft supplies|handcrafted|macrame|craft workshop
item creation|handmade item|piece|craft item|handmade product: Title!;Maker->@shop|maker|artisan~Studio Fern|Knot & Tide;Craft=Ceramics|Textile|Wood|Jewellery|Paper|Macrame|Leather|Candles;Material;Dimensions~30 x 20 cm;Made to order:boolean;Days to make:number(days)#0-180;Price:money;In stock:number#0-1000;Photo:image;Description:long;~Status=Draft|For sale|Reserved|Sold out
- Driftwood wall hanging | maker=Knot & Tide; craft=Macrame; material=Cotton cord, driftwood; dimensions=70 x 90 cm; days_to_make=6; price=85; in_stock=2; description=Each branch is different.; status=For sale
- Fern print tea towel | maker=Studio Fern; craft=Textile; material=Linen; dimensions=50 x 70 cm; days_to_make=2; price=19; in_stock=34; description=Block printed by hand.; status=For sale
- Walnut letter tray | maker=Holt Woodworks; craft=Wood; material=Walnut; dimensions=33 x 24 cm; days_to_make=10; price=72; in_stock=0; description=Dovetailed, oiled.; status=Sold out
- Seed paper cards, set of six | maker=Papier Linnea; craft=Paper; material=Recycled pulp, poppy seed; dimensions=10 x 15 cm; days_to_make=4; price=14; in_stock=50; description=Plant it after reading.; status=Draft
! person shop|maker|artisan|crafter|seller|maker shop|shop creation: Name!;Owner name;Town;Craft=Ceramics|Textile|Wood|Jewellery|Paper|Macrame|Leather|Candles;Email:email;Phone:phone;Commission:percent;Logo:image;Portrait:image;Story:long;~Status=Applied|Active|Holiday|Closed
- Studio Fern | owner_name=Ilka Farn; town=Lindau; craft=Textile; email=ilka@studiofern.example; commission=12; story=Prints what grows behind the shed.; status=Active
- Knot & Tide | owner_name=Maren Voss; town=Husum; craft=Macrame; email=maren@knottide.example; commission=12; story=Collects driftwood after storms.; status=Active
- Holt Woodworks | owner_name=Gus Holt; town=Ghent; craft=Wood; email=gus@holtwood.example; commission=15; story=Former cabinet maker of ships.; status=Holiday
- Papier Linnea | owner_name=Linnea Berg; town=Malmö; craft=Paper; email=linnea@papier.example; commission=12; story=Makes sheets in a bathtub.; status=Applied
item material|craft supply|supply: Name!;Kind=Cord|Fabric|Paint|Bead|Paper|Wood|Wax|Tool;Colour;Unit=metre|piece|gram|sheet;Quantity:number#0-100000;Reorder at:number#0-10000;Unit cost:money;Supplier
- Cotton cord 4 mm natural | kind=Cord; colour=Natural; unit=metre; quantity=420; reorder_at=100; unit_cost=0.18; supplier=Rope yard
- Linen ivory 150 cm | kind=Fabric; colour=Ivory; unit=metre; quantity=28; reorder_at=10; unit_cost=9.5; supplier=Flax mill
- Walnut board 20 mm | kind=Wood; colour=Dark brown; unit=piece; quantity=7; reorder_at=4; unit_cost=31; supplier=Timber yard Claes
- Poppy seed | kind=Paper; colour=Black; unit=gram; quantity=900; reorder_at=200; unit_cost=0.02; supplier=Seed merchant
record material use|recipe line|cost line: Title!;Creation->@creation|handmade item~Driftwood wall hanging|Fern print tea towel;Material->@material|craft supply~Cotton cord 4 mm natural|Linen ivory 150 cm;Amount:number#0.01-10000;Cost:money;Work time:number(min)#0-10000
- Cord for the wall hanging | creation=Driftwood wall hanging; material=Cotton cord 4 mm natural; amount=95; cost=17.1; work_time=240
- Linen per towel | creation=Fern print tea towel; material=Linen ivory 150 cm; amount=0.35; cost=3.33; work_time=25
- Board for a tray | creation=Walnut letter tray; material=Walnut board 20 mm; amount=0.5; cost=15.5; work_time=180
- Seed per card set | creation=Seed paper cards, set of six; material=Poppy seed; amount=6; cost=0.12; work_time=40
request custom request|custom order request|order request|custom order|commission|personalisation request|custom piece|piece request: Title!;Maker->@shop|maker|artisan~Studio Fern|Knot & Tide;Like this piece->@creation|handmade item~Driftwood wall hanging|Fern print tea towel;Colours;Size wanted;Budget:money;Needed by:date;Picture:image;Wishes:long
- Wall hanging two metres wide | maker=Knot & Tide; like_this_piece=Driftwood wall hanging; colours=Natural, grey; size_wanted=200 x 90 cm; budget=240; wishes=For a stairwell.
- Towels with our initials | maker=Studio Fern; like_this_piece=Fern print tea towel; colours=Olive; size_wanted=50 x 70 cm; budget=120; wishes=Six pieces, letters A and M.
- Tray for A3 paper | maker=Holt Woodworks; like_this_piece=Walnut letter tray; colours=Walnut; size_wanted=46 x 34 cm; budget=110; wishes=Low front edge.
- Wedding invitations that grow | maker=Papier Linnea; like_this_piece=Seed paper cards, set of six; colours=White, pale green; size_wanted=A5; budget=300; wishes=Eighty pieces.
event workshop|craft workshop|craft evening: Title!;Maker->@shop|maker|artisan~Studio Fern|Knot & Tide;Date:date!;Starts at:time;Hours:number(h)#0.5-16;Place;Seats:number#2-40;Price:money;Material included:boolean;Description:long
- First knots | maker=Knot & Tide; hours=3; place=Harbour shed; seats=8; price=48; description=Take home a plant hanger.
- Print your own towel | maker=Studio Fern; hours=2; place=Garden studio; seats=10; price=39
- Carve a butter knife | maker=Holt Woodworks; hours=4; place=Holt's yard; seats=6; price=58; description=Green cherry, one knife.
- Pulp and petals | maker=Papier Linnea; hours=2.5; place=Wash house; seats=12; price=35; description=Five sheets to take home.
+ order: Creation->@creation|handmade item;Personal text;Gift wrap:boolean
+ review: Creation->@creation|handmade item;Quality:rating;Shipping:rating
! record order item|order line [order\\w*|checkout|cart]: Title!;Order->@order;Item->@creation|handmade item|product~Driftwood wall hanging|Fern print tea towel;Quantity:number#1-100;Unit price:money;Personal text
- Wall hanging for Ida | item=Driftwood wall hanging; quantity=1; unit_price=84
- Two fern towels | item=Fern print tea towel; quantity=2; unit_price=16
- Towels as a gift | item=Fern print tea towel; quantity=4; unit_price=16; personal_text=For Aunt Rosa
- Hanging for the cafe | item=Driftwood wall hanging; quantity=3; unit_price=79
! item product variant|variant|product option [variant\\w*|option\\w*|colou?rs?|sizes?]: Name!;Product->@product;Creation->@creation|handmade item~Driftwood wall hanging|Fern print tea towel;Colour;Size;Extra price:money;In stock:number#0-1000;SKU
- Hanging, large, natural | creation=Driftwood wall hanging; colour=Natural; size=Large; extra_price=18; in_stock=2; sku=DWH-L
- Hanging, small, rust | creation=Driftwood wall hanging; colour=Rust; size=Small; extra_price=0; in_stock=4; sku=DWH-S
- Towel, green | creation=Fern print tea towel; colour=Green; size=50 x 70; extra_price=0; in_stock=12; sku=FTT-G
- Towel, blue | creation=Fern print tea towel; colour=Blue; size=50 x 70; extra_price=0; in_stock=7; sku=FTT-B

# pregnancy|expectant mother|pregnant|midwife|birth plan|due date tracker|birth preparation
record pregnancy: Title!;Expecting parent~Nora Feld|Aisha Karim;Due date:date!;Last period:date;Midwife->@midwife|doula|doctor~Gesa Brandt|Dr Amin;Hospital;Blood type;Number of babies:number#1-5;Earlier births:number#0-15;Risks:long;~Week:number#1-42
- Nora's second | expecting_parent=Nora Feld; midwife=Gesa Brandt; hospital=St Anne clinic; blood_type=A positive; number_of_babies=1; earlier_births=1; week=24
- Aisha's first | expecting_parent=Aisha Karim; midwife=Dr Amin; hospital=City hospital; blood_type=0 negative; number_of_babies=1; earlier_births=0; week=11
- Twins of Maud | expecting_parent=Maud Iversen; midwife=Doula Pia; hospital=University clinic; blood_type=B positive; number_of_babies=2; earlier_births=0; risks=Twin pregnancy; week=31
- Selin's third | expecting_parent=Selin Kaya; midwife=Gesa Brandt; hospital=Birth house; blood_type=A negative; number_of_babies=1; earlier_births=2; week=38
person midwife|doula|doctor: Full name!;Role=Midwife|Doula|Gynaecologist|Paediatrician;Phone:phone;Email:email;Address;Hours;Home visits:boolean;Languages
- Gesa Brandt | role=Midwife; phone=+44 20 5550 401; email=gesa@birthhouse.example; address=Birth house, Elm road; hours=8-16; languages=German, English
- Dr Amin | role=Gynaecologist; phone=+44 20 5550 402; email=amin@clinic.example; address=Clinic road 8; hours=9-17; languages=English, Arabic
- Doula Pia | role=Doula; phone=+44 20 5550 403; email=pia@doula.example; address=Harbour lane 6; hours=Any time from week 37; languages=Danish, English
- Dr Ebba Wolff | role=Paediatrician; phone=+44 20 5550 404; email=wolff@kids.example; address=Market 12; hours=8-13; languages=German, English
event check-up|antenatal visit|ultrasound|visit: Title!;Pregnancy->@pregnancy~Nora's second|Aisha's first;Date:date!;Time:time;With->@midwife|doctor~Gesa Brandt|Dr Amin;Kind=Check-up|Ultrasound|Blood test|Birth talk|Home visit;Week:number#1-42;Baby weight:number(g)#0-6000;Heart rate:number(bpm)#60-220;Picture:image;Findings:long
- Ultrasound week 20 | pregnancy=Nora's second; with=Dr Amin; kind=Ultrasound; week=20; baby_weight=330; heart_rate=148; findings=All as expected.
- First blood test | pregnancy=Aisha's first; with=Dr Amin; kind=Blood test; week=9; findings=Rhesus negative, plan the injection.
- Birth talk twins | pregnancy=Twins of Maud; with=Doula Pia; kind=Birth talk; week=30; baby_weight=1450; heart_rate=141; findings=Both head down.
- Home visit week 38 | pregnancy=Selin's third; with=Gesa Brandt; kind=Home visit; week=38; baby_weight=3100; heart_rate=136; findings=Pool fits in the kitchen.
record measurement|weight entry|blood pressure|symptom entry: Title!;Pregnancy->@pregnancy~Nora's second|Aisha's first;Date:date!;Weight:number(kg)#35-200;Systolic:number(mmHg)#70-220;Diastolic:number(mmHg)#40-140;Symptom=None|Nausea|Back pain|Tired|Swelling|Heartburn;Mood=Good|Neutral|Low;Note:long
- Week 24 Monday | pregnancy=Nora's second; weight=71; systolic=118; diastolic=74; symptom=Heartburn; mood=Good
- Aisha week 11 | pregnancy=Aisha's first; weight=58; systolic=108; diastolic=66; symptom=Nausea; mood=Low; note=Crackers help.
- Maud week 31 | pregnancy=Twins of Maud; weight=83; systolic=128; diastolic=80; symptom=Swelling; mood=Neutral
- Selin Friday | pregnancy=Selin's third; weight=76; systolic=115; diastolic=72; symptom=Back pain; mood=Good
record contraction|kick count|movement entry: Title!;Pregnancy->@pregnancy~Nora's second|Aisha's first;Kind=Contraction|Kicks;Date:date!;Starts at:time;Duration:number(s)#0-3600;Interval:number(min)#0-180;Kicks:number#0-200;Strength=Light|Medium|Strong
- Evening kicks | pregnancy=Nora's second; kind=Kicks; duration=1800; kicks=14; strength=Medium
- Practice wave at noon | pregnancy=Selin's third; kind=Contraction; duration=40; interval=20; kicks=0; strength=Light
- Regular since three | pregnancy=Selin's third; kind=Contraction; duration=55; interval=6; kicks=0; strength=Strong
- Twins after dinner | pregnancy=Twins of Maud; kind=Kicks; duration=1200; kicks=22; strength=Strong
work preparation task|checklist item|to-do: Title!;Pregnancy->@pregnancy~Nora's second|Aisha's first;Due on:date;Category=Hospital bag|Paperwork|Nursery|Shopping|Course;Assigned to;Notes:long
- Pack the hospital bag | pregnancy=Nora's second; category=Hospital bag; assigned_to=Nora; notes=Charger and warm socks.
- Register at the clinic | pregnancy=Aisha's first; category=Paperwork; assigned_to=Aisha; notes=Before week 20.
- Second cot from Anna | pregnancy=Twins of Maud; category=Nursery; assigned_to=Erik; notes=Needs new screws.
- Breathing evening | pregnancy=Selin's third; category=Course; assigned_to=Both; notes=Only a refresher.
item baby name|name idea|name: Name!;Sex=Girl|Boy|Either;Origin;Meaning;Suggested by;~Likes:number#0-100;~State=Maybe|Favourite|Out
- Liv | sex=Girl; origin=Norse; meaning=Life; suggested_by=Nora; likes=3; state=Favourite
- Emil | sex=Boy; origin=Latin; meaning=Eager; suggested_by=Jon; likes=2; state=Maybe
- Noor | sex=Either; origin=Arabic; meaning=Light; suggested_by=Aisha; likes=4; state=Favourite
- Sigurd | sex=Boy; origin=Norse; meaning=Guardian of victory; suggested_by=Erik; likes=0; state=Out
record birth plan entry|birth wish: Title!;Pregnancy->@pregnancy~Nora's second|Aisha's first;Phase=Before|Labour|Birth|Afterwards;Wish:long;Important:boolean
- Water birth if free | pregnancy=Nora's second; phase=Birth; wish=Tub, dim light, no students.
- Music until the last stage | pregnancy=Aisha's first; phase=Labour; wish=Own playlist, low volume.
- Skin contact with both | pregnancy=Twins of Maud; phase=Afterwards; wish=One each for the parents.
- Call grandmother first | pregnancy=Selin's third; phase=Before; wish=She takes the older two.

# home renovation|renovation diary|diy project|house renovation|do-it-yourself|home improvement|room makeover
item renovation project|project|room project: Title!;Room->@room|area~Bathroom|Attic;Owner~Jule|Ben;Started on:date;Finish by:date;Budget:money;~Spent:money;Before:image;After:image;Goal:long;~Status=Idea|Planning|Under way|Paused|Finished
- Bathroom without steps | room=Bathroom; owner=Jule; budget=9500; spent=4120; goal=Level shower, dry floor, more light.; status=Under way
- Attic to study | room=Attic; owner=Ben; budget=6000; spent=300; goal=Insulate and lay a floor.; status=Planning
- Kitchen front doors | room=Kitchen; owner=Ben; budget=1800; spent=1640; goal=New fronts, old carcasses.; status=Finished
- Cellar damp proofing | room=Cellar; owner=Jule; budget=4200; spent=900; goal=A dry store for jars and bikes.; status=Paused
item room|area: Name!;Floor;Length:number(m)#0.5-60;Width:number(m)#0.5-60;Height:number(m)#1-8;Photo:image;Notes:long
- Bathroom | floor=First; length=2.8; width=2.1; height=2.4
- Attic | floor=Top; length=7; width=4.5; height=2.2; notes=Sloping on both sides.
- Kitchen | floor=Ground; length=4.1; width=3.2; height=2.6
- Cellar | floor=Basement; length=5.5; width=3; height=1.9; notes=North wall is wet.
work task|step|renovation task: Title!;Project->@renovation project|project~Bathroom without steps|Attic to study;Trade=Demolition|Electrics|Plumbing|Tiling|Painting|Carpentry|Insulation;Assigned to~Jule|Plumber Kroll;Due on:date;Hours:number(h)#0.25-500;Notes:long
- Move the drain | project=Bathroom without steps; trade=Plumbing; assigned_to=Plumber Kroll; hours=6; notes=Slope two percent.
- Insulate the rafters | project=Attic to study; trade=Insulation; assigned_to=Jule; hours=16; notes=Wood fibre, 160 mm.
- Oil the new fronts | project=Kitchen front doors; trade=Carpentry; assigned_to=Ben; hours=5; notes=Two thin coats.
- Socket for the dryer | project=Cellar damp proofing; trade=Electrics; assigned_to=Electrician Oz; hours=2; notes=Separate breaker.
record material|purchase|shopping item: Name!;Project->@renovation project|project~Bathroom without steps|Attic to study;Quantity:number#0.1-10000;Unit=piece|m²|m|l|kg|pack;Price:money;Shop;Bought on:date;Receipt:image;~State=Needed|Ordered|Delivered|Used|Returned
- Grey tile 30 x 60 | project=Bathroom without steps; quantity=14; unit=m²; price=420; shop=Tile market; state=Delivered
- Wood fibre board 160 | project=Attic to study; quantity=32; unit=m²; price=780; shop=Builders' yard; state=Needed
- Oak front 60 x 70 | project=Kitchen front doors; quantity=11; unit=piece; price=990; shop=Joinery Falk; state=Used
- Sealing slurry | project=Cellar damp proofing; quantity=50; unit=kg; price=135; shop=Builders' yard; state=Ordered
record quote|offer of a craftsman|tradesman quote: Title!;Project->@renovation project|project~Bathroom without steps|Attic to study;Company;Contact person;Phone:phone;Amount:money!;Received on:date;Valid until:date;Document:file;~Decision=Open|Accepted|Refused
- Kroll plumbing offer | project=Bathroom without steps; company=Kroll Plumbing; contact_person=Mr Kroll; phone=+44 20 5550 411; amount=2900; decision=Accepted
- Second plumber | project=Bathroom without steps; company=Aqua Dorn; contact_person=Ms Dorn; amount=3450; decision=Refused
- Loft floor by Falk | project=Attic to study; company=Joinery Falk; contact_person=Mr Falk; phone=+44 20 5550 412; amount=2150; decision=Open
- Digging out the north wall | project=Cellar damp proofing; company=Hollis Groundworks; contact_person=Ms Hollis; phone=+44 20 5550 413; amount=3800; decision=Open
record diary entry|progress entry|photo: Title!;Project->@renovation project|project~Bathroom without steps|Attic to study;Date:date!;Photo:image;Hours worked:number(h)#0-24;Who worked;Surprises:long;Text:long
- Behind the old tiles | project=Bathroom without steps; hours_worked=5; who_worked=Jule and Ben; surprises=Newspaper of 1961 and a wet beam.
- Fronts hung at last | project=Kitchen front doors; hours_worked=7; who_worked=Ben; surprises=No two corners are square.; text=Soft-close on all eleven.
- Water after the storm | project=Cellar damp proofing; hours_worked=3; who_worked=Jule; surprises=It comes through the old coal hatch.
- First board between rafters | project=Attic to study; hours_worked=6; who_worked=Jule and her father; surprises=A wasp nest, empty.
record measurement|paint colour|colour choice: Title!;Room->@room|area~Bathroom|Attic;Kind=Measurement|Paint|Tile|Floor|Lamp;Value~RAL 9010|84 cm;Maker;Where;Photo:image
- Wall white | room=Bathroom; kind=Paint; value=RAL 9010; maker=Lime works; where=Above the tiles
- Ridge height | room=Attic; kind=Measurement; value=2.2 m; where=Under the ridge beam
- Worktop lamp | room=Kitchen; kind=Lamp; value=LED strip 3000 K, 180 cm; maker=Lumo; where=Under the wall cupboards
- Cellar floor paint | room=Cellar; kind=Floor; value=RAL 7032; maker=Beton & Co; where=Whole floor
! record tool loan|borrowed tool|rented tool [tool\\w*|rent\\w*|borrow\\w*]: Title!;Tool;From whom;Fee per day:money;From:date;Until:date;Returned:boolean
- Tile saw | tool=Tile saw; from_whom=Tool hire west; fee_per_day=28
- Building dryer | tool=Condensation dryer; from_whom=Tool hire west; fee_per_day=19
- Insulation saw | tool=Alligator saw; from_whom=Neighbour Kim; fee_per_day=0
- Demolition hammer | tool=Demolition hammer; from_whom=Builders' yard; fee_per_day=32

# cultural centre|cultural center|arts centre|community hall|village hall|culture house|town hall events
event event|performance|cultural event: Title!;Category=Concert|Theatre|Reading|Film|Exhibition|Dance|Talk|Children;Date:date!;Starts at:time;Room->@room|hall~Great hall|Blue salon;Artist->@artist|group|performer~Wren Quartet|Paper Puppets;Full price:money;Reduced price:money;Seats:number#5-3000;Poster:image;Description:long;~Status=Planned|Announced|Sold out|Held|Cancelled
- Wren Quartet by candlelight | category=Concert; room=Great hall; artist=Wren Quartet; full_price=18; reduced_price=10; seats=180; description=Haydn and new songs.; status=Announced
- The fox's suitcase | category=Children; room=Blue salon; artist=Paper Puppets; full_price=7; reduced_price=5; seats=60; description=Shadow play from four years.; status=Planned
- Poets of the ring road | category=Reading; room=Foyer bar; artist=Mila and the Commas; full_price=6; reduced_price=4; seats=40; description=Four voices, one bus line.; status=Held
- Tango until midnight | category=Dance; room=Great hall; artist=Orquesta Sur; full_price=14; reduced_price=9; seats=120; description=Beginners' hour at eight.; status=Sold out
item room|hall|rehearsal room: Name!;Seats:number#2-3000;Area:number(m²)#8-3000;Price per hour:money;Price per day:money;Piano:boolean;Stage:boolean;Step-free:boolean;Equipment:long;Photo:image
- Great hall | seats=180; area=240; price_per_hour=60; price_per_day=380; equipment=Grand piano, sound, beamer
- Blue salon | seats=60; area=70; price_per_hour=22; price_per_day=140; equipment=Beamer, kitchenette
- Foyer bar | seats=40; area=55; price_per_hour=18; price_per_day=110; equipment=Bar, two microphones
- Rehearsal cellar | seats=15; area=38; price_per_hour=9; price_per_day=60; equipment=Drum kit, small amplifier
person artist|group|performer: Name!;Contact person;Email:email;Phone:phone;Genre;Fee:money;Town;Rider:file;Photo:image;Biography:long
- Wren Quartet | contact_person=Elsa Wren; email=elsa@wrenquartet.example; genre=Chamber music; fee=1200; town=Lund
- Paper Puppets | contact_person=Rob Pape; email=rob@paperpuppets.example; genre=Puppet theatre; fee=450; town=York
- Mila and the Commas | contact_person=Mila Sand; email=mila@commas.example; genre=Spoken word; fee=300; town=Leeds
- Orquesta Sur | contact_person=Dario Luz; email=dario@sur.example; genre=Tango; fee=900; town=Hamburg; biography=Six players, one bandoneon older than all of them.
item course|group offer|club|weekly group: Title!;Leader~Ines Noll|Bo Karlsson;Room->@room|hall~Great hall|Blue salon;Weekday=Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday;Starts at:time;Ends at:time;Places:number#2-200;Fee:money;Age group;Description:long
- Folk dance for all | leader=Bo Karlsson; room=Great hall; weekday=Thursday; places=40; fee=4; age_group=All ages
- Watercolour circle | leader=Ines Noll; room=Blue salon; weekday=Tuesday; places=12; fee=8; age_group=Adults
- Ukulele from zero | leader=Tilo Brand; room=Rehearsal cellar; weekday=Monday; places=10; fee=9; age_group=From ten years
- Theatre club for seniors | leader=Ines Noll; room=Great hall; weekday=Wednesday; places=20; fee=5; age_group=60 and over
request hire request|room request|programme proposal: Title!;Kind=Room hire|Programme proposal|Exhibition;Room->@room|hall~Great hall|Blue salon;Date wanted:date;From:time;Until:time;Persons:number#1-3000;Email:email;Phone:phone;Text:long
- Silver wedding of the Bergs | kind=Room hire; room=Blue salon; persons=45; email=berg@mailbox.example; text=With kitchen, until midnight.
- Photographs of the docks | kind=Exhibition; room=Foyer bar; persons=80; email=dockphotos@mailbox.example; text=Twenty frames for one month.
- A choir from Gdansk | kind=Programme proposal; room=Great hall; persons=30; email=tour@choirgd.example; text=On tour in May, fee negotiable.
- Band rehearsal weekly | kind=Room hire; room=Rehearsal cellar; persons=4; email=band@mailbox.example; text=Thursdays from seven.
work event task|set-up task|volunteer task: Title!;Event->@event|performance~Wren Quartet by candlelight|The fox's suitcase;Kind=Set-up|Box office|Bar|Technical|Clean-up;Due on:date;Assigned to~Ines Noll|Tilo;Notes:long
- Bar for the quartet | event=Wren Quartet by candlelight; kind=Bar; assigned_to=Tilo; notes=Break of twenty minutes.
- Black out the salon | event=The fox's suitcase; kind=Technical; assigned_to=Ines Noll; notes=Curtains and emergency light.
- Door for the tango | event=Tango until midnight; kind=Box office; assigned_to=Tilo; notes=Stamp on the wrist.
- Clear chairs after poets | event=Poets of the ring road; kind=Clean-up; assigned_to=Ines Noll; notes=Chairs back to the salon.
record grant|funding|sponsorship: Title!;Giver;Event->@event|performance~Wren Quartet by candlelight|The fox's suitcase;Applied for:money;Granted:money;Applied on:date;Report due:date;Document:file;~Status=Applied|Granted|Refused|Reported
- Children's culture fund | giver=County; event=The fox's suitcase; applied_for=400; granted=300; status=Granted
- City music fund | giver=City of Arden; event=Wren Quartet by candlelight; applied_for=1000; granted=0; status=Applied
- Literature pot | giver=Book foundation; event=Poets of the ring road; applied_for=250; granted=250; status=Reported
- Dance together programme | giver=State ministry; event=Tango until midnight; applied_for=1500; granted=0; status=Refused
+ ticket: Event->@event|performance;Price category=Full|Reduced|Child|Member;Seats:number#1-30
+ booking|reservation: Room->@room|hall;Starts at:time;Ends at:time;Equipment

# plane spotting|trainspotting|train spotting|plane spotter|ship spotting|aviation enthusiast|railway enthusiast
item vehicle|aircraft|locomotive|ship|train: Registration!;Kind=Aircraft|Locomotive|Railcar|Ship|Bus|Tram;Type~Twin turboprop|Class 218;Operator->@operator|airline|railway~Northlink Air|Valley Rail;Maker;Serial number;Built in:number#1800-2100;Name or livery;Photo:image;Status=In service|Stored|Museum|Scrapped
- LN-ABX | kind=Aircraft; type=Twin turboprop; operator=Northlink Air; serial_number=4471; built_in=2009; name_or_livery=Puffin livery; status=In service
- 218 464 | kind=Locomotive; type=Class 218; operator=Valley Rail; serial_number=30012; built_in=1975; name_or_livery=Old red; status=In service
- MV Sandvig | kind=Ship; type=Ro-ro ferry; operator=Skerry Lines; serial_number=IMO 900417; built_in=1991; name_or_livery=Blue hull; status=Stored
- Tram 307 | kind=Tram; type=Two-axle tram; operator=Old Town Tramways; serial_number=307; built_in=1938; name_or_livery=Cream and green; status=Museum
item operator|airline|railway|shipping company: Name!;Code;Country;Founded:number#1800-2100;Fleet size:number#0-10000;Logo:image;Website:url
- Northlink Air | code=NLK; country=Norway; founded=1994; fleet_size=22
- Valley Rail | code=VR; country=Germany; founded=2003; fleet_size=41
- Skerry Lines | code=SKL; country=Scotland; founded=1962; fleet_size=9
- Old Town Tramways | code=OTT; country=Poland; founded=1898; fleet_size=64
record sighting|spot|log entry|observation: Title!;Vehicle->@vehicle|aircraft~LN-ABX|218 464;Spotter~Finn|Marta;Place->@spotting place|station|airport~Hill 09 fence|Junction bridge;Seen on:date!;Time:time;Service number~NLK 214|RE 5;From;To;Weather=Sun|Cloud|Rain|Fog|Night;First sighting:boolean;Photo:image;Notes:long
- Puffin on short final | vehicle=LN-ABX; spotter=Finn; place=Hill 09 fence; service_number=NLK 214; from=Bodø; to=Bergen; weather=Sun; notes=Gear already down at the church.
- Old red with five coaches | vehicle=218 464; spotter=Marta; place=Junction bridge; service_number=RE 5; from=Kempten; to=Lindau; weather=Cloud
- Blue ferry laid up | vehicle=MV Sandvig; spotter=Callum; place=Ferry pier head; from=Skerry Bay; to=Laid up; weather=Rain; notes=Ramp rusted open.
- Tram 307 on parade | vehicle=Tram 307; spotter=Marta; place=Old Town loop; service_number=Special; from=Depot; to=Market; weather=Night
item spotting place|station|airport|viewpoint: Name!;Code;Country;Latitude:number#-90-90;Longitude:number#-180-180;Best light=Morning|Noon|Evening|All day;Access:long;Fence:boolean;Lens;Photo:image
- Hill 09 fence | code=BGO; country=Norway; latitude=60.3; longitude=5.2; best_light=Morning; access=Path from the car park, five minutes.; lens=200 mm
- Junction bridge | country=Germany; latitude=47.7; longitude=10.3; best_light=Evening; access=Footbridge, low railing.; lens=85 mm
- Ferry pier head | country=Scotland; latitude=57.3; longitude=-5.6; best_light=All day; access=End of the pier, open until nine.; lens=135 mm
- Old Town loop | country=Poland; latitude=52.4; longitude=16.9; best_light=Noon; access=Tram stop, wide pavement.; lens=35 mm
record photo|picture|image: Title!;Sighting->@sighting|spot~Puffin on short final|Old red with five coaches;Picture:image;Camera;Lens;Exposure;Taken on:date;Licence=CC BY|CC BY-NC|All rights reserved;Rating:rating
- Puffin against snow | sighting=Puffin on short final; camera=Crop body; lens=100-400 mm; exposure=1/1000 f8 ISO 200; licence=CC BY-NC
- Old red on the curve | sighting=Old red with five coaches; camera=Full frame body; lens=85 mm; exposure=1/800 f4 ISO 400; licence=CC BY
- Rust and gulls | sighting=Blue ferry laid up; camera=Phone; lens=Wide; exposure=1/120 f1.8 ISO 80; licence=All rights reserved
- Lamps on 307 | sighting=Tram 307 on parade; camera=Crop body; lens=35 mm; exposure=1/30 f2 ISO 1600; licence=CC BY-NC
event outing|spotting day|special train|meet-up: Title!;Date:date!;Starts at:time;Place->@spotting place|station~Hill 09 fence|Junction bridge;Organiser~Finn|Marta;Places:number#2-500;Fee:money;Description:long
- Farewell to the old reds | place=Junction bridge; organiser=Marta; places=40; fee=0; description=Last timetable day, tripods welcome.
- Dawn at the threshold | place=Hill 09 fence; organiser=Finn; places=12; fee=0; description=First wave from six, thermos shared.
- Night of the old trams | place=Old Town loop; organiser=Marta; places=30; fee=4; description=Charter with two photo stops.
- Pier weekend | place=Ferry pier head; organiser=Callum; places=15; fee=10; description=Three ferries and a bridge visit.
record ride|flight taken|journey|mileage entry: Title!;Traveller~Finn|Marta;Vehicle->@vehicle|aircraft~LN-ABX|218 464;From;To;Date:date!;Distance:number(km)#1-20000;Delay:number(min)#-60-3000;Seat;Note
- Marta behind 218 464 | traveller=Marta; vehicle=218 464; from=Kempten; to=Lindau; distance=88; delay=4
- Finn over the fjords | traveller=Finn; vehicle=LN-ABX; from=Bergen; to=Bodø; distance=910; delay=-5; seat=4A
- Last crossing | traveller=Callum; vehicle=MV Sandvig; from=Skerry Bay; to=Mainland; distance=31; delay=40; note=Band on deck
- Round the old town | traveller=Marta; vehicle=Tram 307; from=Depot; to=Market; distance=4; delay=12; seat=Rear platform
request correction|data correction|identification request: Title!;Vehicle->@vehicle|aircraft~LN-ABX|218 464;Kind=Correction|Identification|New vehicle;Photo:image;Text:long;Source:url
- 218 464 now repainted | vehicle=218 464; kind=Correction; text=Grey since the May overhaul.
- Which ferry is this? | kind=Identification; text=White hull, two funnels, seen off the skerries.
- Sandvig built a year earlier | vehicle=MV Sandvig; kind=Correction; text=Keel laid 1989, delivered 1990.
- Please add tram 308 | kind=New vehicle; text=Sister of 307, back from the workshop.

# songwriting|songwriter|lyrics|chord sheet|song lyrics|guitar chords|songbook
item song|lyric|chord sheet: Title!;Writer->@writer|songwriter~Nell Arden|Joss Pine;Genre=Folk|Rock|Pop|Country|Blues|Hip hop|Worship;Key=C|D|E|F|G|A|Bb|Other;Tempo:number(bpm)#40-260;Time signature=4/4|3/4|6/8|Other;Capo:number#0-11;Chords~G D Em C;Language;Lyrics:long;Demo:file;~Status=Idea|Draft|Demo|Finished|Released
- Ferryman's Daughter | writer=Nell Arden; genre=Folk; key=G; tempo=92; time_signature=3/4; capo=2; chords=G D Em C; language=English; lyrics=She counts the lamps on the other shore; status=Demo
- Cheap Umbrella | writer=Joss Pine; genre=Pop; key=A; tempo=118; time_signature=4/4; capo=0; chords=A E F#m D; language=English; lyrics=You turned inside out at the first wind; status=Draft
- Harvest of Static | writer=Ida Romer; genre=Rock; key=E; tempo=140; time_signature=4/4; capo=0; chords=E5 G5 A5; language=English; lyrics=We planted radios and waited for rain; status=Idea
- Kitchen Blues in Three | writer=Abe Lind; genre=Blues; key=Bb; tempo=72; time_signature=6/8; capo=3; chords=G7 C7 D7; language=English; lyrics=The kettle knows what time you came home; status=Released
person writer|songwriter|composer|lyricist: Name!;Email:email;Rights society;Member number;Publisher name;Instruments;Photo:image
- Nell Arden | email=nell@mailbox.example; rights_society=Northern rights; member_number=20418; instruments=Guitar, accordion
- Joss Pine | email=joss@mailbox.example; rights_society=Northern rights; member_number=20533; instruments=Piano
- Ida Romer | email=ida@mailbox.example; rights_society=Alpine music rights; member_number=11207; instruments=Bass, sampler
- Abe Lind | email=abe@mailbox.example; rights_society=None; publisher_name=Back Door Music; instruments=Harmonica, guitar
record song version|version|draft: Title!;Song->@song|lyric~Ferryman's Daughter|Cheap Umbrella;Number:number#1-200;Written on:date!;Changed by->@writer|songwriter~Nell Arden|Joss Pine;Lyrics:long;Audio:file;What changed:long
- Daughter version 3 | song=Ferryman's Daughter; number=3; changed_by=Nell Arden; lyrics=She counts the lamps, she counts them twice; what_changed=New second verse
- Umbrella version 2 | song=Cheap Umbrella; number=2; changed_by=Joss Pine; lyrics=You folded wrong at the first wind; what_changed=Softer first line
- Static first take | song=Harvest of Static; number=1; changed_by=Ida Romer; lyrics=We planted radios; what_changed=Only a riff and four lines
- Kitchen final | song=Kitchen Blues in Three; number=6; changed_by=Abe Lind; lyrics=The kettle knows, the floorboards know; what_changed=Last verse cut
record section|verse|chorus: Title!;Song->@song|lyric~Ferryman's Daughter|Cheap Umbrella;Kind=Intro|Verse|Pre-chorus|Chorus|Bridge|Outro;Order:number#1-40;Lyrics:long;Chords;Bars:number#1-200
- Daughter chorus | song=Ferryman's Daughter; kind=Chorus; order=2; lyrics=Row, row, the tide is slow; chords=C G D G; bars=8
- Umbrella verse 1 | song=Cheap Umbrella; kind=Verse; order=1; lyrics=Bought you at the station; chords=A E; bars=16
- Static bridge | song=Harvest of Static; kind=Bridge; order=4; lyrics=Turn the dial, turn the field; chords=A5 B5; bars=8
- Kitchen outro | song=Kitchen Blues in Three; kind=Outro; order=6; lyrics=Whistle, kettle, whistle; chords=G7; bars=12
record rights split|split|share|credit: Title!;Song->@song|lyric~Ferryman's Daughter|Cheap Umbrella;Writer->@writer|songwriter~Nell Arden|Joss Pine;Role=Lyrics|Music|Both|Arrangement;Share:percent;Agreed on:date
- Nell on Daughter | song=Ferryman's Daughter; writer=Nell Arden; role=Both; share=70
- Joss on Daughter | song=Ferryman's Daughter; writer=Joss Pine; role=Music; share=30
- Abe on Kitchen | song=Kitchen Blues in Three; writer=Abe Lind; role=Lyrics; share=50
- Ida arranges Umbrella | song=Cheap Umbrella; writer=Ida Romer; role=Arrangement; share=10
record idea|voice memo|line|title idea: Title!;Kind=Line|Melody|Title|Riff|Theme;Noted on:date!;Writer->@writer|songwriter~Nell Arden|Joss Pine;Audio:file;Text:long;Used in->@song|lyric~Ferryman's Daughter|Cheap Umbrella
- Lamp that counts back | kind=Line; writer=Nell Arden; text=The lamp that counts me back; used_in=Ferryman's Daughter
- Riff in seven | kind=Riff; writer=Ida Romer; text=Low E, skip the last beat; used_in=Harvest of Static
- Song about lost gloves | kind=Theme; writer=Joss Pine; text=Every glove has a twin that waits
- Second-Hand Sunday | kind=Title; writer=Abe Lind; text=Title first, maybe waltz
item songbook|setlist|playlist: Name!;Owner->@writer|songwriter~Nell Arden|Joss Pine;Occasion;Cover:image;Public:boolean;Description:long
- Porch set | owner=Nell Arden; occasion=Summer evenings; description=Nine songs without amplifier.
- Rainy busking list | owner=Joss Pine; occasion=Street music; description=Short songs, loud choruses.
- Cellar loud set | owner=Ida Romer; occasion=Club; description=Thirty minutes, no ballads.
- Blues supper | owner=Abe Lind; occasion=Restaurant; description=Quiet enough for soup.
! record songbook entry|setlist entry [songbook\\w*|set ?list\\w*|playlist\\w*]: Title!;Songbook->@songbook|setlist~Porch set;Song->@song|lyric~Ferryman's Daughter|Cheap Umbrella;Position:number#1-200;Key played
- Porch opener | songbook=Porch set; song=Ferryman's Daughter; position=1; key_played=G
- Umbrella on the street | songbook=Rainy busking list; song=Cheap Umbrella; position=1; key_played=A
- Static to close | songbook=Cellar loud set; song=Harvest of Static; position=8; key_played=E
- Kettle with dessert | songbook=Blues supper; song=Kitchen Blues in Three; position=5; key_played=G
+ comment: Song->@song|lyric

# audiobook|audio book|narrator|audio drama|radio play|narration|audiobook library
item audiobook|audio book|title|radio play: Title!;Author;Narrator->@narrator|speaker|voice~Maud Ellery|Cyril Haye;Genre=Novel|Crime|Fantasy|Children|Biography|Non-fiction;Language;Duration:number(min)#1-6000;Publisher name;Release date:date;ISBN;Price:money;Cover:image;Synopsis:long;~Status=In production|Published|Withdrawn
- The Lamp Keeper | author=J. Corran; narrator=Maud Ellery; genre=Novel; language=English; duration=512; publisher_name=Quiet Ear; price=19; synopsis=Forty years on a rock with one light.; status=Published
- Fox in the Post Office | author=L. Amman; narrator=Cyril Haye; genre=Children; language=English; duration=95; publisher_name=Quiet Ear; price=9; synopsis=Parcels vanish on Tuesdays.; status=In production
- Salt on the Stairs | author=H. Varga; narrator=Imre Toth; genre=Crime; language=Hungarian; duration=430; publisher_name=Night Radio; price=16; synopsis=An inspector follows wet footprints.; status=Published
- How Bread Rises | author=C. Dubois; narrator=Lucie Marchand; genre=Non-fiction; language=French; duration=260; publisher_name=Quiet Ear; price=14; synopsis=Flour, water, time and a little chemistry.; status=Withdrawn
record chapter|audio chapter|track|part: Title!;Audiobook->@audiobook|audio book~The Lamp Keeper|Fox in the Post Office;Number:number#1-500;Duration:number(s)#1-30000;Audio file:file;Starts at second:number(s)#0-400000;~State=To record|Recorded|Edited|Approved
- The first night | audiobook=The Lamp Keeper; number=1; duration=1840; starts_at_second=0; state=Approved
- A parcel hums | audiobook=Fox in the Post Office; number=1; duration=610; starts_at_second=0; state=Recorded
- Wet footprints | audiobook=Salt on the Stairs; number=1; duration=1510; starts_at_second=0; state=Edited
- The second proof | audiobook=How Bread Rises; number=4; duration=1980; starts_at_second=5600; state=To record
person narrator|speaker|voice: Full name!;Languages;Voice=Low|Medium|High|Child;Email:email;Rate per hour:money;Sample:file;Portrait:image;Biography:long
- Maud Ellery | languages=English, Irish; voice=Low; email=maud@mailbox.example; rate_per_hour=180; biography=Stage actor for thirty years.
- Cyril Haye | languages=English; voice=Medium; email=cyril@mailbox.example; rate_per_hour=150; biography=Does eleven different foxes.
- Imre Toth | languages=Hungarian, German; voice=Low; email=imre@mailbox.example; rate_per_hour=130; biography=Radio newsreader at night.
- Lucie Marchand | languages=French; voice=High; email=lucie@mailbox.example; rate_per_hour=160; biography=Dubs cartoons and documentaries.
record recording session|studio session: Title!;Audiobook->@audiobook|audio book~The Lamp Keeper|Fox in the Post Office;Narrator->@narrator|speaker~Maud Ellery|Cyril Haye;Date:date!;Starts at:time;Hours:number(h)#0.5-12;Studio;Engineer;Pages read:number#0-400;Notes:long
- Fox day one | audiobook=Fox in the Post Office; narrator=Cyril Haye; hours=4; studio=Booth 2; engineer=Rana; pages_read=38; notes=Chapter 3 again, rain on the roof.
- Lamp final chapters | audiobook=The Lamp Keeper; narrator=Maud Ellery; hours=5; studio=Booth 1; engineer=Rana; pages_read=61; notes=Voice tired after page 300.
- Footprints pick-ups | audiobook=Salt on the Stairs; narrator=Imre Toth; hours=1.5; studio=Remote; engineer=Zsolt; pages_read=9; notes=Names of streets corrected.
- Bread test reading | audiobook=How Bread Rises; narrator=Lucie Marchand; hours=2; studio=Booth 2; engineer=Rana; pages_read=20; notes=Slower with the tables.
record listening progress|bookmark|listening session: Title!;Audiobook->@audiobook|audio book~The Lamp Keeper|Fox in the Post Office;Chapter->@chapter|audio chapter~The first night|A parcel hums;Listener;Position:number(s)#0-400000;Speed:number#0.5-4;Last heard on:date;Sleep timer:number(min)#0-180;~Finished:boolean;Note:long
- Ines at the lamp | audiobook=The Lamp Keeper; chapter=The first night; listener=Ines; position=920; speed=1; sleep_timer=20
- Max and the fox | audiobook=Fox in the Post Office; chapter=A parcel hums; listener=Max; position=600; speed=1; sleep_timer=15; note=Asks for it every night.
- Judit on the tram | audiobook=Salt on the Stairs; chapter=Wet footprints; listener=Judit; position=1380; speed=1.25; sleep_timer=0
- Paul in the kitchen | audiobook=How Bread Rises; chapter=The second proof; listener=Paul; position=5900; speed=1.5; sleep_timer=0
record loan|download|licence: Title!;Audiobook->@audiobook|audio book~The Lamp Keeper|Fox in the Post Office;Listener;From:date!;Until:date;Kind=Loan|Purchase|Subscription|Credit;Price:money;~State=Active|Returned|Expired
- Lamp loan Ines | audiobook=The Lamp Keeper; listener=Ines; kind=Loan; price=0; state=Active
- Max keeps the fox | audiobook=Fox in the Post Office; listener=Max; kind=Purchase; price=9; state=Active
- Judit's subscription title | audiobook=Salt on the Stairs; listener=Judit; kind=Subscription; price=0; state=Expired
- Paul's bread credit | audiobook=How Bread Rises; listener=Paul; kind=Credit; price=0; state=Returned
item series|collection|shelf: Name!;Curator;Audience=Children|Teen|Adult;Cover:image;Description:long;~Titles:number#0-100000
- Rainy day stories | curator=Rana; audience=Children; description=Under two hours each.; titles=24
- Islands and lights | curator=Ines Kolb; audience=Adult; description=Novels surrounded by water.; titles=11
- Night shift crime | curator=Zsolt; audience=Adult; description=Chapters of exactly half an hour.; titles=37
- First voices | curator=Rana; audience=Teen; description=Debut authors read by young actors.; titles=8
request audio correction|wish|narration request: Title!;Audiobook->@audiobook|audio book~The Lamp Keeper|Fox in the Post Office;Kind=Correction|Title wish|Narration request;At second:number(s)#0-400000;Text:long;Email:email
- Click at minute twelve | audiobook=The Lamp Keeper; kind=Correction; at_second=735; text=A mouse click between two sentences.
- More by J. Corran | kind=Title wish; at_second=0; text=Is the second novel planned?; email=reader@mailbox.example
- Let me read the fox | audiobook=Fox in the Post Office; kind=Narration request; at_second=0; text=Demo of ten animal voices attached.; email=voice@mailbox.example
- Grams instead of kilos | audiobook=How Bread Rises; kind=Correction; at_second=6120; text=He says five hundred kilos of flour.; email=baker@mailbox.example
+ review: Audiobook->@audiobook|audio book;Narration:rating;Story:rating
`
