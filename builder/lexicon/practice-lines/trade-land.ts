/** Practices, written as `practicesOfLines` reads them. */
export const landTrades = `
# beekeeping|beekeeper|apiary|hive|honey bee|bee colony
item apiary|bee yard|hive site: Name!;Address;Landowner;Altitude:number(m)#0-2500;Forage=Orchard|Forest|Meadow|Rapeseed|Town;Set up on:date;Note:long
- Home meadow | address=Mill lane 3; landowner=Own; altitude=340; forage=Meadow
- Lime avenue | address=Town park, north gate; landowner=Town council; altitude=310; forage=Town
- Rape field edge | address=Farm track 12; landowner=Hollis farm; altitude=280; forage=Rapeseed
- Beech clearing | address=Forest road, hut 7; landowner=Forest office; altitude=610; forage=Forest
item hive|bee colony|colony|beehive: Number!;Apiary->@apiary|bee yard~Home meadow|Lime avenue;Type=Dadant|Langstroth|Zander|Top bar;Frames:number#4-24;Queen->@queen~Q-24-03|Q-25-11;Strength=Weak|Medium|Strong;~Status=Active|Wintering|Lost
- H-01 | apiary=Home meadow; type=Dadant; frames=11; queen=Q-24-03; strength=Strong; status=Active
- H-04 | apiary=Lime avenue; type=Zander; frames=9; queen=Q-25-11; strength=Weak; status=Wintering
- H-07 | apiary=Rape field edge; type=Langstroth; frames=20; queen=Q-25-14; strength=Medium; status=Active
- H-09 | apiary=Beech clearing; type=Top bar; frames=16; queen=Q-23-08; strength=Weak; status=Lost
item queen|queen bee: Code!;Year:number#2015-2035;Marking colour=White|Yellow|Red|Green|Blue;Breed=Carnica|Buckfast|Ligustica|Local;Breeder~Oskar Weir|Own rearing;Mated at;~Status=Laying|Replaced|Dead
- Q-24-03 | year=2024; marking_colour=Green; breed=Carnica; breeder=Own rearing; status=Laying
- Q-25-11 | year=2025; marking_colour=Blue; breed=Buckfast; breeder=Oskar Weir; mated_at=Island station; status=Laying
- Q-25-14 | year=2025; marking_colour=Blue; breed=Ligustica; breeder=Own rearing; mated_at=Home meadow; status=Laying
- Q-23-08 | year=2023; marking_colour=Red; breed=Local; breeder=Oskar Weir; status=Dead
record inspection|hive inspection|hive check|hive visit: Title!;Hive->@hive|bee colony|colony~H-01|H-04;Inspected on:date!;Temperament=Calm|Nervous|Aggressive;Brood frames:number#0-14;Food stores=Low|Enough|Plenty;Queen seen:boolean;Swarm cells:number#0-40;Notes:long
- Spring check | hive=H-01; temperament=Calm; brood_frames=5; food_stores=Enough; swarm_cells=0; notes=Brood in four frames, no disease.
- Before the first super | hive=H-04; temperament=Nervous; brood_frames=3; food_stores=Low; swarm_cells=0; notes=Fed two litres of syrup.
- Swarm control in May | hive=H-07; temperament=Calm; brood_frames=8; food_stores=Plenty; swarm_cells=6; notes=Cells broken, nucleus made.
- Autumn check | hive=H-09; temperament=Aggressive; brood_frames=2; food_stores=Low; swarm_cells=0
record honey harvest|harvest|extraction: Batch!;Hive->@hive|bee colony|colony~H-01|H-04;Harvested on:date!;Honey type=Blossom|Forest|Lime|Acacia|Rapeseed;Weight:number(kg)#0-200;Water content:number(%)#14-23;Jars filled:number#0-500;Notes:long
- L-2025-01 | hive=H-01; honey_type=Blossom; weight=18.5; water_content=17.2; jars_filled=37
- L-2025-02 | hive=H-04; honey_type=Lime; weight=9; water_content=16.8; jars_filled=18
- L-2025-03 | hive=H-07; honey_type=Rapeseed; weight=26; water_content=17.9; jars_filled=52
- L-2025-04 | hive=H-09; honey_type=Forest; weight=6.5; water_content=16.1; jars_filled=13
record treatment|varroa treatment|mite treatment: Title!;Hive->@hive|bee colony|colony~H-01|H-04;Treated on:date!;Agent=Formic acid|Oxalic acid|Lactic acid|Thymol;Dose:number(ml)#1-300;Mites fallen:number#0-2000;Done by~Ines Holt|Oskar Weir;Notes:long
- Late summer treatment | hive=H-01; agent=Formic acid; dose=120; mites_fallen=210; done_by=Ines Holt
- Winter treatment | hive=H-04; agent=Oxalic acid; dose=30; mites_fallen=46; done_by=Ines Holt
- Thymol strips August | hive=H-07; agent=Thymol; dose=25; mites_fallen=140; done_by=Oskar Weir
- Swarm spraying | hive=H-09; agent=Lactic acid; dose=60; mites_fallen=18; done_by=Ines Holt
! work apiary task|hive task|reminder [remind|task|to-?do]: Title!;Hive->@hive|bee colony|colony~H-01|H-04;Due on:date;Assigned to~Ines Holt|Oskar Weir;Priority=Low|Normal|High;Notes:long
- Feed the nuclei | priority=High; assigned_to=Ines Holt; notes=Two litres each.
- Put on the second super | hive=H-07; assigned_to=Oskar Weir; priority=Normal
- Scrape and flame empty boxes | hive=H-09; assigned_to=Ines Holt; priority=Low; notes=Hive lost in winter.
- Fit mouse guards | hive=H-04; assigned_to=Ines Holt; priority=Normal
+ order: Honey type=Blossom|Forest|Lime;Jars:number#1-200;Collect on:date;Pick-up point~Home meadow|Market stall

# dairy farm|dairy cow|dairy herd|milking|milk yield|calving
item cow|dairy cow|cattle|animal: Ear tag!;Name;Breed=Holstein|Jersey|Brown Swiss|Simmental|Ayrshire;Born on:date;Group->@group|herd group~High yielders|Dry cows;Lactation:number#0-12;Dam;Sire;~Status=Milking|Dry|In calf|Sold|Culled
- UK 0412 | name=Bluebell; breed=Holstein; group=High yielders; lactation=3; dam=UK 0218; status=Milking
- UK 0455 | name=Clover; breed=Jersey; group=Dry cows; lactation=2; dam=UK 0301; status=Dry
- UK 0478 | name=Daisy; breed=Ayrshire; group=Fresh cows; lactation=1; dam=UK 0333; status=Milking
- UK 0391 | name=Marigold; breed=Brown Swiss; group=Heifers in calf; lactation=0; sire=Ranger; status=In calf
item group|herd group|pen: Name!;Barn~North barn|South barn;Places:number#1-400;Ration~Maize silage mix|Hay and minerals;Note:long
- High yielders | barn=North barn; places=60; ration=Maize silage mix
- Dry cows | barn=South barn; places=20; ration=Hay and minerals
- Fresh cows | barn=North barn; places=15; ration=Maize silage mix
- Heifers in calf | barn=South barn; places=25; ration=Hay and minerals
record milk recording|milk yield|milking record|milking: Title!;Cow->@cow|dairy cow|cattle~UK 0412|UK 0455;Milked on:date!;Session=Morning|Midday|Evening;Yield:number(l)#0-50;Fat:number(%)#2-8;Protein:number(%)#2-6;Cell count:number(thousand/ml)#0-2000;Milker~Jan Pruett|Alba Senn
- Bluebell morning | cow=UK 0412; session=Morning; yield=17.4; fat=3.9; protein=3.3; cell_count=110; milker=Jan Pruett
- Clover evening | cow=UK 0455; session=Evening; yield=6.2; fat=5.1; protein=3.9; cell_count=240; milker=Alba Senn
- Daisy morning | cow=UK 0478; session=Morning; yield=13.8; fat=4.1; protein=3.4; cell_count=85; milker=Alba Senn
- Bluebell evening | cow=UK 0412; session=Evening; yield=14.9; fat=4.2; protein=3.4; cell_count=125; milker=Jan Pruett
record calving|calf birth: Calf tag!;Cow->@cow|dairy cow|cattle~UK 0412|UK 0455;Born on:date!;Sex=Heifer|Bull;Weight:number(kg)#15-70;Ease=Unassisted|Assisted|Vet needed|Caesarean;Colostrum given:boolean;Notes:long
- UK 0521 | cow=UK 0412; sex=Heifer; weight=41; ease=Unassisted
- UK 0522 | cow=UK 0455; sex=Bull; weight=33; ease=Assisted; notes=Slow to suck, tube fed once.
- UK 0523 | cow=UK 0478; sex=Heifer; weight=37; ease=Vet needed; notes=Backwards, alive and well.
- UK 0519 | cow=UK 0412; sex=Bull; weight=46; ease=Caesarean
record insemination|heat|breeding record: Title!;Cow->@cow|dairy cow|cattle~UK 0412|UK 0455;Served on:date!;Bull~Ranger|Polder Max;Method=Artificial|Natural;Technician~Alba Senn|Vet service;Result=Open|In calf|Returned;Expected calving:date
- First service Bluebell | cow=UK 0412; bull=Ranger; method=Artificial; technician=Vet service; result=In calf
- Second service Clover | cow=UK 0455; bull=Polder Max; method=Artificial; technician=Alba Senn; result=Returned
- First service Daisy | cow=UK 0478; bull=Polder Max; method=Artificial; technician=Vet service; result=Open
- Marigold with the bull | cow=UK 0391; bull=Ranger; method=Natural; technician=Alba Senn; result=In calf
record treatment|health event|vet treatment|medication: Title!;Cow->@cow|dairy cow|cattle~UK 0412|UK 0455;Treated on:date!;Diagnosis=Mastitis|Lameness|Milk fever|Ketosis|Other;Medicine~Intramammary tube|Calcium infusion;Dose:number(ml)#0-1000;Milk withheld until:date;Treated by~Dr Lowe|Jan Pruett;Notes:long
- Mastitis rear left | cow=UK 0412; diagnosis=Mastitis; medicine=Intramammary tube; dose=10; treated_by=Dr Lowe
- Milk fever after calving | cow=UK 0455; diagnosis=Milk fever; medicine=Calcium infusion; dose=500; treated_by=Dr Lowe
- Sole ulcer hind right | cow=UK 0478; diagnosis=Lameness; medicine=Hoof block; dose=0; treated_by=Jan Pruett
- Ketosis after calving | cow=UK 0455; diagnosis=Ketosis; medicine=Propylene glycol; dose=300; treated_by=Jan Pruett
record milk collection|tank collection|milk delivery: Docket!;Collected on:date!;Volume:number(l)#0-30000;Temperature:number(°C)#0-10;Dairy~Valley creamery|Hill co-op;Price per litre:money;Driver~Tom Ashe|Rita Bolt
- D-3311 | volume=2840; temperature=3.6; dairy=Valley creamery; price_per_litre=0.46; driver=Tom Ashe
- D-3312 | volume=2795; temperature=3.9; dairy=Valley creamery; price_per_litre=0.46; driver=Rita Bolt
- D-3313 | volume=2910; temperature=3.4; dairy=Hill co-op; price_per_litre=0.48; driver=Tom Ashe
- D-3314 | volume=2760; temperature=4.2; dairy=Hill co-op; price_per_litre=0.47; driver=Rita Bolt
! work farm task|chore|work order [task|chore|to-?do|remind]: Title!;Group->@group|herd group|pen~High yielders|Dry cows;Due on:date;Assigned to~Jan Pruett|Alba Senn;Priority=Low|Normal|High;Notes:long
- Trim hooves of the dry cows | group=Dry cows; assigned_to=Alba Senn; priority=Normal
- Clean the water troughs | group=High yielders; assigned_to=Jan Pruett; priority=Low
- Dry off three cows | group=High yielders; assigned_to=Alba Senn; priority=High; notes=Mark with red leg bands.
- Lime the cubicles | group=Fresh cows; assigned_to=Jan Pruett; priority=Normal

# sheep|flock|lambing|ewe|shepherd|sheep farm
item sheep|ewe|ram|animal: Tag number!;Name;Kind=Ewe|Ram|Wether|Lamb;Breed=Texel|Suffolk|Merino|Romney|Shetland;Born on:date;Flock->@flock|mob~Hill flock|Home flock;Dam;Sire;~Status=In flock|In lamb|Sold|Dead
- E-1042 | name=Heather; kind=Ewe; breed=Romney; flock=Hill flock; sire=R-014; status=In lamb
- R-014 | name=Bruno; kind=Ram; breed=Texel; flock=Home flock; status=In flock
- E-1077 | name=Bramble; kind=Ewe; breed=Suffolk; flock=Shearling ewes; sire=R-014; status=In flock
- L-2519 | kind=Lamb; breed=Romney; flock=Ram lambs; dam=E-1042; sire=R-014; status=Sold
item flock|mob: Name!;Pasture->@pasture|paddock|field~Top fell|Brook field;Head count:number#0-5000;Shepherd~Nell Garth|Ivo Brand;Purpose=Meat|Wool|Milk|Breeding;Note:long
- Hill flock | pasture=Top fell; head_count=210; shepherd=Nell Garth; purpose=Wool
- Home flock | pasture=Brook field; head_count=38; shepherd=Ivo Brand; purpose=Breeding
- Shearling ewes | pasture=River flat; head_count=65; shepherd=Nell Garth; purpose=Breeding
- Ram lambs | pasture=Chapel paddock; head_count=48; shepherd=Ivo Brand; purpose=Meat
item pasture|paddock|field|grazing: Name!;Area:number(ha)#0-500;Water=Stream|Trough|None;Fence=Stone wall|Electric|Wire mesh;Rest days:number#0-90;~Status=Grazed|Resting|Closed
- Top fell | area=64; water=Stream; fence=Stone wall; rest_days=0; status=Grazed
- Brook field | area=5.5; water=Trough; fence=Electric; rest_days=21; status=Grazed
- River flat | area=12; water=Stream; fence=Wire mesh; rest_days=28; status=Resting
- Chapel paddock | area=3.2; water=None; fence=Electric; rest_days=14; status=Closed
record lambing|birth|lambing record: Title!;Ewe->@sheep|ewe~E-1042;Lambed on:date!;Lambs born:number#1-5;Lambs alive:number#0-5;Birth weight:number(kg)#1-8;Ease=Unassisted|Assisted|Vet needed;Mothering=Good|Fair|Rejected;Notes:long
- Twins of Heather | ewe=E-1042; lambs_born=2; lambs_alive=2; birth_weight=4.4; ease=Unassisted; mothering=Good
- Triplets in pen 3 | lambs_born=3; lambs_alive=2; birth_weight=3.1; ease=Assisted; mothering=Fair; notes=Third lamb on the bottle.
- Single of Bramble | ewe=E-1077; lambs_born=1; lambs_alive=1; birth_weight=5.6; ease=Vet needed; mothering=Good
- Twins by the wall | lambs_born=2; lambs_alive=2; birth_weight=3.8; ease=Unassisted; mothering=Rejected; notes=Fostered one to Bramble.
record shearing|fleece|wool clip: Fleece number!;Sheep->@sheep|ewe|ram~E-1042|R-014;Shorn on:date!;Weight:number(kg)#0-12;Micron:number(µm)#14-45;Grade=Fine|Medium|Coarse|Waste;Colour=White|Grey|Brown|Black;Shearer~Dale Moss|Una Reid
- F-2201 | sheep=E-1042; weight=3.6; micron=33; grade=Medium; colour=White; shearer=Dale Moss
- F-2202 | sheep=R-014; weight=4.1; micron=31; grade=Medium; colour=White; shearer=Una Reid
- F-2203 | sheep=E-1077; weight=2.8; micron=27; grade=Fine; colour=Grey; shearer=Dale Moss
- F-2204 | sheep=L-2519; weight=1.9; micron=38; grade=Coarse; colour=Brown; shearer=Una Reid
record treatment|worming|dosing|health record|medicine record: Title!;Sheep->@sheep|ewe|ram~E-1042|R-014;Treated on:date!;Product~White drench|Footrot spray;Reason=Worms|Footrot|Fly strike|Vaccination|Other;Dose:number(ml)#0-50;Withdrawal until:date;Done by~Nell Garth|Ivo Brand
- Autumn drench | sheep=E-1042; product=White drench; reason=Worms; dose=12; done_by=Nell Garth
- Lame near fore | sheep=R-014; product=Footrot spray; reason=Footrot; dose=5; done_by=Ivo Brand
- Fly strike on the tail | sheep=E-1077; product=Pour-on; reason=Fly strike; dose=30; done_by=Nell Garth
- Clostridial booster | sheep=L-2519; product=Seven-way vaccine; reason=Vaccination; dose=2; done_by=Ivo Brand
record movement|grazing move|flock move: Title!;Flock->@flock|mob~Hill flock|Home flock;From pasture->@pasture|paddock|field~Top fell|Brook field;To pasture->@pasture|paddock|field~Top fell|Brook field;Moved on:date!;Head moved:number#1-5000;Reason=Rotation|Lambing|Sale|Weather
- Down for lambing | flock=Hill flock; from_pasture=Top fell; to_pasture=Brook field; head_moved=84; reason=Lambing
- Back to the fell | flock=Hill flock; from_pasture=Brook field; to_pasture=Top fell; head_moved=80; reason=Rotation
- Shearlings off the flood | flock=Shearling ewes; from_pasture=River flat; to_pasture=Brook field; head_moved=65; reason=Weather
- Ram lambs to market pen | flock=Ram lambs; from_pasture=Brook field; to_pasture=Chapel paddock; head_moved=24; reason=Sale
+ order: Cut=Half lamb|Whole lamb|Fleece|Yarn;Weight:number(kg)#1-60;Collect on:date

# pig farm|piggery|breeding sow|farrowing|pig|piglet
item sow|breeding sow|boar|pig: Tag!;Kind=Sow|Gilt|Boar;Breed=Landrace|Large White|Duroc|Saddleback;Born on:date;Pen->@pen|sty|stall~Farrowing 2|Gestation 1;Parity:number#0-12;~Status=Empty|Served|In pig|Suckling|Culled
- S-118 | kind=Sow; breed=Landrace; pen=Farrowing 2; parity=4; status=Suckling
- S-131 | kind=Gilt; breed=Large White; pen=Gestation 1; parity=0; status=In pig
- S-097 | kind=Sow; breed=Duroc; pen=Gestation 1; parity=7; status=Culled
- B-012 | kind=Boar; breed=Saddleback; pen=Gestation 1; parity=0; status=Empty
item pen|sty|stall|pig house: Name!;House~House A|House B;Use=Farrowing|Gestation|Weaners|Fattening|Quarantine;Places:number#1-500;Area:number(m²)#2-1000;Bedding=Straw|Slats|Deep litter;~Occupied:number#0-500
- Farrowing 2 | house=House A; use=Farrowing; places=1; area=6; bedding=Straw; occupied=1
- Fattening 5 | house=House B; use=Fattening; places=40; area=52; bedding=Slats; occupied=38
- Gestation 1 | house=House A; use=Gestation; places=20; area=60; bedding=Straw; occupied=17
- Weaner 3 | house=House B; use=Weaners; places=60; area=24; bedding=Deep litter; occupied=54
item batch|fattening batch|pig batch|group: Code!;Pen->@pen|sty|pig house~Fattening 5;Head:number#1-1000;Entered on:date;Entry weight:number(kg)#5-60;Target weight:number(kg)#60-180;~Status=Growing|Ready|Sold
- B-25-07 | pen=Fattening 5; head=38; entry_weight=28; target_weight=118; status=Growing
- B-25-04 | pen=Fattening 5; head=40; entry_weight=27; target_weight=115; status=Sold
- B-25-09 | pen=Weaner 3; head=54; entry_weight=8; target_weight=115; status=Growing
- B-25-05 | pen=Fattening 5; head=39; entry_weight=30; target_weight=120; status=Ready
record farrowing|litter: Title!;Sow->@sow|breeding sow|pig~S-118;Farrowed on:date!;Born alive:number#0-25;Stillborn:number#0-15;Fostered:number#-10-10;Weaned:number#0-25;Weaned on:date;Notes:long
- Litter 4 of S-118 | sow=S-118; born_alive=13; stillborn=1; fostered=0; weaned=12
- Litter 3 of S-118 | sow=S-118; born_alive=11; stillborn=2; fostered=1; weaned=11
- Litter 7 of S-097 | sow=S-097; born_alive=9; stillborn=3; fostered=-1; weaned=8
- Litter 1 of S-131 | sow=S-131; born_alive=12; stillborn=0; fostered=2; weaned=13
record service|mating|insemination: Title!;Sow->@sow|breeding sow|pig~S-118|S-131;Served on:date!;Boar~Duke|Semen batch 77;Method=Artificial|Natural;Pregnancy check=Not yet|Positive|Negative;Due on:date;Done by~Petr Wynn|Lola Gant
- First service S-131 | sow=S-131; boar=Semen batch 77; method=Artificial; pregnancy_check=Positive; done_by=Lola Gant
- Fifth service S-118 | sow=S-118; boar=Duke; method=Natural; pregnancy_check=Not yet; done_by=Petr Wynn
- Repeat service S-097 | sow=S-097; boar=Duke; method=Natural; pregnancy_check=Negative; done_by=Petr Wynn
- Fourth service S-118 | sow=S-118; boar=Semen batch 71; method=Artificial; pregnancy_check=Positive; done_by=Lola Gant
record weighing|weight record|growth record: Title!;Batch->@batch|fattening batch|pig batch~B-25-07|B-25-04;Weighed on:date!;Head weighed:number#1-1000;Average weight:number(kg)#1-200;Daily gain:number(g)#0-1500;Feed used:number(kg)#0-50000
- Week 6 | batch=B-25-07; head_weighed=10; average_weight=62; daily_gain=810; feed_used=2900
- Week 14 | batch=B-25-04; head_weighed=40; average_weight=116; daily_gain=870; feed_used=9800
- Entry weaners | batch=B-25-09; head_weighed=54; average_weight=8; daily_gain=0; feed_used=0
- Week 12 | batch=B-25-05; head_weighed=15; average_weight=104; daily_gain=840; feed_used=8200
record treatment|medication|health record: Title!;Batch->@batch|fattening batch|pig batch~B-25-07|B-25-04;Treated on:date!;Illness=Cough|Scour|Lameness|Tail biting|Vaccination;Medicine~Iron injection|Oral rehydration;Head treated:number#1-1000;Withdrawal days:number#0-60;Vet~Dr Marsh|Dr Adeyo
- Scour after weaning | batch=B-25-07; illness=Scour; medicine=Oral rehydration; head_treated=6; withdrawal_days=0; vet=Dr Marsh
- Mycoplasma vaccination | batch=B-25-04; illness=Vaccination; medicine=Vaccine M; head_treated=40; withdrawal_days=0; vet=Dr Adeyo
- Tail biting in weaners | batch=B-25-09; illness=Tail biting; medicine=Wound spray; head_treated=4; withdrawal_days=0; vet=Dr Adeyo
- Cough in house B | batch=B-25-05; illness=Cough; medicine=Tiamulin in feed; head_treated=39; withdrawal_days=6; vet=Dr Marsh
record feed delivery|feed purchase: Docket!;Feed=Starter|Grower|Finisher|Lactation|Gestation;Delivered on:date!;Amount:number(t)#0-40;Silo~Silo 1|Silo 3;Supplier~Corn mill East|Farm supply co-op;Price per tonne:money
- FD-880 | feed=Finisher; amount=6; silo=Silo 3; supplier=Corn mill East; price_per_tonne=318
- FD-881 | feed=Lactation; amount=2.5; silo=Silo 1; supplier=Farm supply co-op; price_per_tonne=362
- FD-882 | feed=Starter; amount=1.2; silo=Silo 2; supplier=Farm supply co-op; price_per_tonne=540
- FD-883 | feed=Gestation; amount=4; silo=Silo 1; supplier=Corn mill East; price_per_tonne=296

# poultry|laying hen|hen house|egg farm|egg production|chicken coop|free-range egg
item flock|hen flock|coop flock: Name!;House->@house|hen house|coop|barn~House 1|Mobile coop;Breed=Lohmann Brown|Leghorn|Sussex|Marans;Hens:number#1-50000;Hatched on:date;Housed on:date;~Status=Rearing|Laying|Moulting|Sold
- Flock 25A | house=House 1; breed=Lohmann Brown; hens=3000; status=Laying
- Orchard hens | house=Mobile coop; breed=Sussex; hens=220; status=Laying
- Flock 24C | house=Barn 2; breed=Leghorn; hens=5200; status=Moulting
- Chocolate layers | house=Wood hut; breed=Marans; hens=90; status=Rearing
item house|hen house|coop|barn: Name!;System=Free range|Organic|Barn|Mobile;Places:number#1-60000;Nest boxes:number#1-5000;Range area:number(m²)#0-200000;Ventilation=Natural|Fan;Note:long
- House 1 | system=Free range; places=3000; nest_boxes=430; range_area=12000; ventilation=Fan
- Mobile coop | system=Mobile; places=225; nest_boxes=40; range_area=2500; ventilation=Natural
- Barn 2 | system=Barn; places=5500; nest_boxes=780; range_area=0; ventilation=Fan
- Wood hut | system=Organic; places=100; nest_boxes=18; range_area=1200; ventilation=Natural
record egg collection|laying record|egg count|daily record: Title!;Flock->@flock|hen flock~Flock 25A|Orchard hens;Collected on:date!;Eggs:number#0-50000;Cracked:number#0-2000;Floor eggs:number#0-2000;Average weight:number(g)#35-80;Collected by~Vera Quist|Sam Odum
- Monday House 1 | flock=Flock 25A; eggs=2790; cracked=22; floor_eggs=31; average_weight=62; collected_by=Vera Quist
- Monday orchard | flock=Orchard hens; eggs=171; cracked=3; floor_eggs=5; average_weight=58; collected_by=Sam Odum
- Tuesday barn 2 | flock=Flock 24C; eggs=4110; cracked=61; floor_eggs=48; average_weight=65; collected_by=Vera Quist
- Tuesday House 1 | flock=Flock 25A; eggs=2812; cracked=19; floor_eggs=27; average_weight=62; collected_by=Sam Odum
record egg grading|packing|egg batch: Batch code!;Flock->@flock|hen flock~Flock 25A|Orchard hens;Packed on:date!;Size=S|M|L|XL;Boxes:number#0-5000;Eggs per box:number#6-30;Best before:date;Rejected:number#0-1000
- P-0610-L | flock=Flock 25A; size=L; boxes=140; eggs_per_box=10; rejected=18
- P-0610-M | flock=Orchard hens; size=M; boxes=26; eggs_per_box=6; rejected=2
- P-0611-XL | flock=Flock 24C; size=XL; boxes=95; eggs_per_box=6; rejected=24
- P-0611-S | flock=Chocolate layers; size=S; boxes=4; eggs_per_box=10; rejected=1
record mortality|loss|cull: Title!;Flock->@flock|hen flock~Flock 25A|Orchard hens;Found on:date!;Birds:number#1-5000;Cause=Fox|Illness|Pecking|Heat|Unknown;Noted by~Vera Quist|Sam Odum;Notes:long
- Fox at dusk | flock=Orchard hens; birds=3; cause=Fox; noted_by=Sam Odum; notes=Fence battery was flat.
- Two dead on the litter | flock=Flock 25A; birds=2; cause=Unknown; noted_by=Vera Quist
- Heat in barn 2 | flock=Flock 24C; birds=14; cause=Heat; noted_by=Vera Quist; notes=Fan 3 had tripped.
- Pecked pullet | flock=Chocolate layers; birds=1; cause=Pecking; noted_by=Sam Odum
record feeding|feed and water record|feed record: Title!;Flock->@flock|hen flock~Flock 25A|Orchard hens;Fed on:date!;Feed=Layer mash|Pellets|Grain|Grit;Feed amount:number(kg)#0-5000;Water:number(l)#0-10000;House temperature:number(°C)#-5-40
- House 1 daily ration | flock=Flock 25A; feed=Layer mash; feed_amount=366; water=690; house_temperature=19
- Orchard ration | flock=Orchard hens; feed=Pellets; feed_amount=27; water=52; house_temperature=16
- Grit for the barn | flock=Flock 24C; feed=Grit; feed_amount=25; water=1150; house_temperature=22
- Evening grain | flock=Chocolate layers; feed=Grain; feed_amount=5; water=18; house_temperature=12
record vaccination|treatment|health check|vet visit: Title!;Flock->@flock|hen flock~Flock 25A|Orchard hens;Done on:date!;Against=Salmonella|Newcastle|Bronchitis|Red mite|Worms;Product~Drinking water vaccine|Silica dust;Birds treated:number#1-50000;Vet~Dr Hale|Dr Ndiaye;Egg withdrawal days:number#0-30
- Newcastle booster | flock=Flock 25A; against=Newcastle; product=Drinking water vaccine; birds_treated=3000; vet=Dr Hale; egg_withdrawal_days=0
- Red mite dusting | flock=Orchard hens; against=Red mite; product=Silica dust; birds_treated=220; vet=Dr Ndiaye; egg_withdrawal_days=0
- Salmonella at week 14 | flock=Chocolate layers; against=Salmonella; product=Injection; birds_treated=90; vet=Dr Ndiaye; egg_withdrawal_days=0
- Worming before moult | flock=Flock 24C; against=Worms; product=Flubendazole in feed; birds_treated=5200; vet=Dr Hale; egg_withdrawal_days=0
+ order: Egg size=S|M|L|XL;Boxes:number#1-500;Delivery day=Tuesday|Friday;Collect from~Farm gate|Village shop

# goat|goat herd|goat farm|kidding|dairy goat
item goat|doe|buck|animal: Ear tag!;Name;Kind=Doe|Buck|Kid|Wether;Breed=Saanen|Toggenburg|Nubian|Boer|Alpine;Born on:date;Dam;Sire;Horned:boolean;~Status=Milking|In kid|Dry|For sale|Sold
- G-207 | name=Juniper; kind=Doe; breed=Saanen; dam=G-150; sire=Bartok; status=Milking
- G-219 | name=Nutmeg; kind=Doe; breed=Nubian; dam=G-161; sire=Bartok; status=In kid
- G-231 | name=Bartok; kind=Buck; breed=Toggenburg; dam=G-120; status=For sale
- G-244 | name=Pip; kind=Kid; breed=Saanen; dam=G-207; sire=Bartok; status=Sold
record milking|milk record|milk yield: Title!;Goat->@goat|doe~G-207|G-219;Milked on:date!;Session=Morning|Evening;Yield:number(l)#0-8;Fat:number(%)#2-8;Milker~Rhea Lund|Paco Sil;Notes:long
- Juniper morning | goat=G-207; session=Morning; yield=2.1; fat=3.6; milker=Rhea Lund
- Juniper evening | goat=G-207; session=Evening; yield=1.6; fat=3.8; milker=Paco Sil
- Nutmeg morning | goat=G-219; session=Morning; yield=1.4; fat=5.2; milker=Rhea Lund
- Nutmeg evening | goat=G-219; session=Evening; yield=1.1; fat=5.4; milker=Paco Sil; notes=Kicked the bucket.
record kidding|birth record|birth: Title!;Doe->@goat|doe~G-207|G-219;Kidded on:date!;Kids born:number#1-5;Kids alive:number#0-5;Sexes~1 doe, 1 buck|2 bucks;Birth weight:number(kg)#1-6;Ease=Unassisted|Assisted|Vet needed;Notes:long
- Twins of Juniper | doe=G-207; kids_born=2; kids_alive=2; sexes=1 doe, 1 buck; birth_weight=3.4; ease=Unassisted
- First kid of Nutmeg | doe=G-219; kids_born=1; kids_alive=1; sexes=1 doe; birth_weight=3.9; ease=Assisted
- Triplets of Juniper | doe=G-207; kids_born=3; kids_alive=2; sexes=2 bucks; birth_weight=2.7; ease=Vet needed
- Second kidding of Nutmeg | doe=G-219; kids_born=2; kids_alive=2; sexes=2 does; birth_weight=3.2; ease=Unassisted
record mating|breeding|service: Title!;Doe->@goat|doe~G-207|G-219;Buck~Bartok|Hired buck;Mated on:date!;Due on:date;Method=Hand mating|In herd|Artificial;Result=Unknown|In kid|Returned
- Nutmeg in October | doe=G-219; buck=Bartok; method=Hand mating; result=In kid
- Juniper in November | doe=G-207; buck=Hired buck; method=In herd; result=Unknown
- Juniper again in December | doe=G-207; buck=Bartok; method=Hand mating; result=In kid
- Nutmeg by straw | doe=G-219; buck=Alpine semen 12; method=Artificial; result=Returned
record health record|treatment|worming|vaccination|hoof trim: Title!;Goat->@goat|doe|buck~G-207|G-219;Done on:date!;Kind=Worming|Vaccination|Hoof trim|Illness|Injury;Product~Drench A|Clostridial vaccine;Body score:number#1-5;Milk withdrawal days:number#0-40;Done by~Rhea Lund|Dr Moth
- Spring worming | goat=G-207; kind=Worming; product=Drench A; body_score=3; milk_withdrawal_days=4; done_by=Rhea Lund
- Booster Nutmeg | goat=G-219; kind=Vaccination; product=Clostridial vaccine; body_score=3; milk_withdrawal_days=0; done_by=Dr Moth
- Hooves of Bartok | goat=G-231; kind=Hoof trim; product=Hoof shears; body_score=4; done_by=Rhea Lund
- Torn ear of Pip | goat=G-244; kind=Injury; product=Wound spray; body_score=3; milk_withdrawal_days=0; done_by=Dr Moth
record weighing|weight record: Title!;Goat->@goat|doe|buck~G-207|G-219;Weighed on:date!;Weight:number(kg)#1-150;Girth:number(cm)#20-140;Note:long
- Juniper after winter | goat=G-207; weight=61; girth=92
- Nutmeg before mating | goat=G-219; weight=54; girth=87
- Bartok after the rut | goat=G-231; weight=88; girth=108
- Pip at eight weeks | goat=G-244; weight=17; girth=56; note=Ready to wean.
work herd task|chore|farm task: Title!;Goat->@goat|doe|buck~G-207|G-219;Due on:date;Assigned to~Rhea Lund|Paco Sil;Kind=Feeding|Cleaning|Fencing|Hoof trim|Other;Priority=Low|Normal|High
- Trim the hooves of the does | kind=Hoof trim; assigned_to=Paco Sil; priority=Normal
- Repair the hill fence | kind=Fencing; assigned_to=Rhea Lund; priority=High
- Muck out the kid pen | kind=Cleaning; assigned_to=Paco Sil; priority=Normal
- Bottle for Pip at noon | goat=G-244; kind=Feeding; assigned_to=Rhea Lund; priority=High
request purchase enquiry|reservation request|sale enquiry: Title!;Goat->@goat|doe|buck~G-207|G-219;Buyer name!;Email:email;Phone:phone;Offer:money;Collect on:date;Message:long
- Two milkers for a smallholding | goat=G-207; buyer_name=Ada Fenn; offer=280; message=Is she used to hand milking?
- Breeding buck for a small herd | goat=G-231; buyer_name=Lorne Pitt; offer=350; message=Has he been tested for CAE?
- Pet kid for the children | goat=G-244; buyer_name=Mira Vasko; offer=90
- Nubian doe in kid | goat=G-219; buyer_name=Tess Oduya; offer=320; message=Can she stay until she has kidded?

# beef cattle|cattle ranch|suckler herd|ranch|cattle herd|beef herd|cattle rancher|rancher|cattle farm|cattle management|cattle tracking|livestock tracking
item animal|cattle|cow|steer|bull|heifer|livestock|animal registration: Tag number!;Kind=Cow|Heifer|Bull|Steer|Calf;Breed=Angus|Hereford|Charolais|Limousin|Highland;Born on:date;Dam;Sire;Pasture->@pasture|paddock|field~River flat|Oak ridge;Last weight:number(kg)#25-1300;~Status=On pasture|In feedlot|Sold|Dead
- 7-0312 | kind=Cow; breed=Angus; sire=Ironbark; pasture=River flat; last_weight=612; status=On pasture
- 7-0498 | kind=Steer; breed=Hereford; dam=7-0227; pasture=Oak ridge; last_weight=385; status=On pasture
- 7-0227 | kind=Bull; breed=Charolais; pasture=Mill paddock; last_weight=1040; status=On pasture
- 7-0533 | kind=Heifer; breed=Limousin; sire=Old Smoke; pasture=Creek hay block; last_weight=318; status=In feedlot
item pasture|paddock|field: Name!;Area:number(ha)#0-5000;Carrying capacity:number(head)#0-2000;Grass height:number(cm)#0-80;Water source=Dam|Bore|Creek|Trough;~Status=Grazed|Resting|Hay
- River flat | area=46; carrying_capacity=60; grass_height=14; water_source=Creek; status=Grazed
- Oak ridge | area=71; carrying_capacity=55; grass_height=9; water_source=Bore; status=Grazed
- Mill paddock | area=9; carrying_capacity=12; grass_height=18; water_source=Trough; status=Resting
- Creek hay block | area=24; carrying_capacity=0; grass_height=46; water_source=Dam; status=Hay
record weighing|weight record|weigh-in: Title!;Animal->@animal|cattle|cow|steer~7-0312|7-0498;Weighed on:date!;Weight:number(kg)#25-1300;Daily gain:number(kg)#-2-3;Body condition=Thin|Moderate|Good|Fat;Weighed by~Cole Harte|Mina Rowe
- Autumn weigh-in 0498 | animal=7-0498; weight=385; daily_gain=0.9; body_condition=Good; weighed_by=Cole Harte
- Weaning weight 0312 | animal=7-0312; weight=612; daily_gain=0.1; body_condition=Moderate; weighed_by=Mina Rowe
- Bull before joining | animal=7-0227; weight=1040; daily_gain=0.2; body_condition=Fat; weighed_by=Cole Harte
- Feedlot entry 0533 | animal=7-0533; weight=318; daily_gain=0.6; body_condition=Thin; weighed_by=Mina Rowe
record grazing move|rotation|pasture move|movement: Title!;From pasture->@pasture|paddock~River flat|Oak ridge;To pasture->@pasture|paddock~River flat|Oak ridge;Moved on:date!;Head:number#1-2000;Days planned:number#1-120;Moved by~Cole Harte|Mina Rowe
- Steers up the ridge | from_pasture=River flat; to_pasture=Oak ridge; head=42; days_planned=18; moved_by=Cole Harte
- Cows to the river | from_pasture=Oak ridge; to_pasture=River flat; head=51; days_planned=12; moved_by=Mina Rowe
- Bull to the mill | from_pasture=River flat; to_pasture=Mill paddock; head=1; days_planned=40; moved_by=Cole Harte
- Heifers after the hay cut | from_pasture=Oak ridge; to_pasture=Creek hay block; head=26; days_planned=9; moved_by=Mina Rowe
record calving|calf birth: Calf tag!;Dam->@animal|cattle|cow~7-0312;Born on:date!;Sex=Heifer|Bull;Birth weight:number(kg)#15-70;Ease=Unassisted|Easy pull|Hard pull|Caesarean;Sire~Ironbark|Old Smoke;Notes:long
- 7-0561 | dam=7-0312; sex=Bull; birth_weight=38; ease=Unassisted; sire=Ironbark
- 7-0562 | sex=Heifer; birth_weight=34; ease=Easy pull; sire=Old Smoke; notes=Twin was stillborn.
- 7-0563 | dam=7-0312; sex=Heifer; birth_weight=41; ease=Hard pull; sire=Ironbark
- 7-0564 | dam=7-0533; sex=Bull; birth_weight=46; ease=Caesarean; sire=Old Smoke; notes=First calf, dam recovering well.
record treatment|vaccination|health record|vet visit|health event|diagnosis|medical record: Title!;Animal->@animal|cattle|cow|steer~7-0312|7-0498;Treated on:date!;Reason=Vaccination|Parasites|Pinkeye|Lameness|Other;Product~Pour-on|Eight-way vaccine;Dose:number(ml)#0-200;Slaughter withdrawal until:date;Given by~Dr Tarn|Cole Harte
- Pinkeye left eye | animal=7-0498; reason=Pinkeye; product=Eye ointment; dose=5; given_by=Dr Tarn
- Annual vaccination | animal=7-0312; reason=Vaccination; product=Eight-way vaccine; dose=2; given_by=Cole Harte
- Pour-on before winter | animal=7-0533; reason=Parasites; product=Pour-on; dose=32; given_by=Cole Harte
- Foot abscess on the bull | animal=7-0227; reason=Lameness; product=Long-acting antibiotic; dose=60; given_by=Dr Tarn
record cattle sale|sale|sale lot: Lot!;Animal->@animal|cattle|cow|steer~7-0312|7-0498;Sold on:date!;Buyer~Plains butchers|Saleyard;Live weight:number(kg)#50-1300;Price per kilo:money;Total:money;Transport~Own trailer|Hired truck
- Lot 14 | animal=7-0498; buyer=Saleyard; live_weight=402; price_per_kilo=3.2; total=1286.4; transport=Own trailer
- Lot 15 | animal=7-0312; buyer=Plains butchers; live_weight=610; price_per_kilo=2.1; total=1281; transport=Hired truck
- Lot 16 | animal=7-0533; buyer=Plains butchers; live_weight=420; price_per_kilo=3.4; total=1428; transport=Own trailer
- Lot 17 | animal=7-0227; buyer=Saleyard; live_weight=1020; price_per_kilo=2.5; total=2550; transport=Hired truck
+ order: Share=Quarter|Half|Whole;Hanging weight:number(kg)#20-400;Cutting instructions:long;Collect on:date
record breeding record|breeding|mating|insemination|service: Title!;Cow->@animal|cattle|cow~7-0312|7-0498;Bull~Ironbark|Old Smoke;Method=Natural|Artificial|Embryo;Served on:date!;Pregnancy checked on:date;Result=Open|In calf|Empty;Expected calving:date;Technician~Dr Tarn|Cole Harte
- Ironbark on 0312 | cow=7-0312; bull=Ironbark; method=Natural; result=In calf; technician=Cole Harte
- Straw for 0498 | cow=7-0498; bull=Old Smoke; method=Artificial; result=Open; technician=Dr Tarn
- Second straw for 0498 | cow=7-0498; bull=Ironbark; method=Artificial; result=In calf; technician=Dr Tarn
- Cover in June | cow=7-0312; bull=Old Smoke; method=Natural; result=Empty; technician=Cole Harte
record pedigree|family tree|lineage|ancestry: Title!;Animal->@animal|cattle|cow|steer~7-0312|7-0498;Sire->@animal|bull~7-0498;Dam->@animal|cow~7-0312;Grandsire;Granddam;Generation:number#1-20;Herd book number;Inbreeding:percent
- Line of 0498 | animal=7-0498; dam=7-0312; grandsire=Ironbark; generation=3; herd_book_number=HB-4498; inbreeding=1
- Line of 0312 | animal=7-0312; grandsire=Old Smoke; generation=2; herd_book_number=HB-4312; inbreeding=0
- Bull line Smoke | animal=7-0498; grandsire=Old Smoke; generation=4; inbreeding=3
- Founder cow | animal=7-0312; generation=1; inbreeding=0
! record animal movement|pasture change|animal move [mov\\w+|transfer\\w*|pastur\\w*]: Title!;Animal->@animal|cattle|cow|steer~7-0312|7-0498;From pasture->@pasture|paddock~River flat|Oak ridge;To pasture->@pasture|paddock~River flat|Oak ridge;Moved on:date!;Reason=Grazing|Treatment|Sale|Weaning;Moved by~Cole Harte|Mina Rowe
- 0312 to the ridge | animal=7-0312; from_pasture=River flat; to_pasture=Oak ridge; reason=Grazing; moved_by=Cole Harte
- 0498 in for the vet | animal=7-0498; from_pasture=Oak ridge; to_pasture=River flat; reason=Treatment; moved_by=Mina Rowe
- 0312 back down | animal=7-0312; from_pasture=Oak ridge; to_pasture=River flat; reason=Weaning; moved_by=Cole Harte
- 0498 out again | animal=7-0498; from_pasture=River flat; to_pasture=Oak ridge; reason=Grazing; moved_by=Mina Rowe

# arable farm|crop field|grain farm|crop rotation|wheat field|agronomist
item field|plot|parcel|paddock: Name!;Parcel code;Area:number(ha)#0-1000;Soil type=Clay|Loam|Sand|Silt|Peat;Soil pH:number#4-9;Current crop->@crop|crop variety~Winter wheat Aurora|Spring barley Lyra;Owner or lease=Owned|Leased;~Status=Sown|Growing|Harvested|Fallow
- Church acre | parcel_code=114/2; area=12.4; soil_type=Loam; soil_ph=6.8; current_crop=Winter wheat Aurora; owner_or_lease=Owned; status=Growing
- Long bottom | parcel_code=118/5; area=8.1; soil_type=Clay; soil_ph=7.2; current_crop=Spring barley Lyra; owner_or_lease=Leased; status=Sown
- Windmill piece | parcel_code=121/1; area=21.7; soil_type=Sand; soil_ph=6.1; current_crop=Rapeseed Solis; owner_or_lease=Owned; status=Harvested
- Fen strip | parcel_code=130/4; area=5.3; soil_type=Peat; soil_ph=5.6; current_crop=Sugar beet Karla; owner_or_lease=Leased; status=Fallow
item crop|crop variety|variety|seed variety: Name!;Kind=Wheat|Barley|Maize|Rapeseed|Sugar beet|Beans;Season=Winter|Spring;Seed rate:number(kg/ha)#2-400;Expected yield:number(t/ha)#0-100;Seed supplier~Granary co-op|Eastfield seeds
- Winter wheat Aurora | kind=Wheat; season=Winter; seed_rate=175; expected_yield=8.2; seed_supplier=Granary co-op
- Spring barley Lyra | kind=Barley; season=Spring; seed_rate=160; expected_yield=6.1; seed_supplier=Eastfield seeds
- Rapeseed Solis | kind=Rapeseed; season=Winter; seed_rate=3.5; expected_yield=3.9; seed_supplier=Granary co-op
- Sugar beet Karla | kind=Sugar beet; season=Spring; seed_rate=4; expected_yield=78; seed_supplier=Eastfield seeds
item machine|tractor|implement|equipment: Name!;Kind=Tractor|Combine|Sprayer|Drill|Plough;Plate or serial;Working width:number(m)#0-40;Engine hours:number(h)#0-30000;Next service:date;~Status=Ready|In use|In repair
- Green tractor 180 | kind=Tractor; plate_or_serial=TR-180; engine_hours=4120; status=Ready
- Boom sprayer 24 m | kind=Sprayer; working_width=24; engine_hours=0; status=In use
- Combine 760 | kind=Combine; plate_or_serial=CB-760; working_width=7.6; engine_hours=2310; status=In repair
- Seed drill 3 m | kind=Drill; plate_or_serial=SD-3031; working_width=3; engine_hours=0; status=Ready
record sowing|planting|drilling: Title!;Field->@field|plot|parcel~Church acre|Long bottom;Crop->@crop|crop variety|variety~Winter wheat Aurora|Spring barley Lyra;Sown on:date!;Seed rate:number(kg/ha)#2-400;Depth:number(cm)#1-15;Row spacing:number(cm)#5-90;Machine->@machine|tractor~Green tractor 180;Done by~Wim Aster|Hana Prokop
- Church acre wheat | field=Church acre; crop=Winter wheat Aurora; seed_rate=175; depth=4; row_spacing=12.5; machine=Green tractor 180; done_by=Wim Aster
- Long bottom barley | field=Long bottom; crop=Spring barley Lyra; seed_rate=160; depth=3; row_spacing=12.5; machine=Green tractor 180; done_by=Hana Prokop
- Windmill rapeseed | field=Windmill piece; crop=Rapeseed Solis; seed_rate=3.5; depth=2; row_spacing=25; machine=Seed drill 3 m; done_by=Wim Aster
- Fen beet | field=Fen strip; crop=Sugar beet Karla; seed_rate=4; depth=2.5; row_spacing=50; machine=Seed drill 3 m; done_by=Hana Prokop
record spray application|spraying|treatment|pesticide application: Title!;Field->@field|plot|parcel~Church acre|Long bottom;Applied on:date!;Product~Fungicide F2|Herbicide H7;Dose:number(l/ha)#0-20;Target=Weeds|Fungus|Aphids|Slugs;Wind:number(km/h)#0-40;Waiting days:number#0-90;Operator~Wim Aster|Hana Prokop
- T1 fungicide | field=Church acre; product=Fungicide F2; dose=1; target=Fungus; wind=8; waiting_days=35; operator=Wim Aster
- Blackgrass herbicide | field=Long bottom; product=Herbicide H7; dose=0.5; target=Weeds; wind=11; waiting_days=28; operator=Hana Prokop
- Aphids in the beet | field=Fen strip; product=Insecticide I3; dose=0.2; target=Aphids; wind=6; waiting_days=30; operator=Hana Prokop
- Slug pellets rapeseed | field=Windmill piece; product=Iron pellets; dose=7; target=Slugs; wind=14; waiting_days=0; operator=Wim Aster
record fertilising|fertilizer application|fertiliser application|manure spreading: Title!;Field->@field|plot|parcel~Church acre|Long bottom;Spread on:date!;Product~Ammonium nitrate|Cattle slurry;Amount:number(kg/ha)#0-60000;Nitrogen:number(kg/ha)#0-300;Phosphate:number(kg/ha)#0-200;Done by~Wim Aster|Hana Prokop
- First nitrogen | field=Church acre; product=Ammonium nitrate; amount=180; nitrogen=62; phosphate=0; done_by=Hana Prokop
- Slurry before barley | field=Long bottom; product=Cattle slurry; amount=25000; nitrogen=70; phosphate=30; done_by=Wim Aster
- Sulphur nitrogen rapeseed | field=Windmill piece; product=Ammonium sulphate; amount=240; nitrogen=50; phosphate=0; done_by=Wim Aster
- Phosphate before beet | field=Fen strip; product=Triple superphosphate; amount=150; nitrogen=0; phosphate=69; done_by=Hana Prokop
record harvest|yield record|crop yield: Title!;Field->@field|plot|parcel~Church acre|Long bottom;Harvested on:date!;Yield:number(t)#0-20000;Yield per hectare:number(t/ha)#0-100;Moisture:number(%)#5-40;Protein:number(%)#5-20;Stored in~Silo 2|Flat store
- Church acre harvest | field=Church acre; yield=99; yield_per_hectare=8; moisture=14.1; protein=12.6; stored_in=Silo 2
- Long bottom harvest | field=Long bottom; yield=47; yield_per_hectare=5.8; moisture=13.6; protein=10.4; stored_in=Flat store
- Windmill rapeseed harvest | field=Windmill piece; yield=82; yield_per_hectare=3.8; moisture=8.4; protein=19; stored_in=Flat store
- Fen beet lifting | field=Fen strip; yield=398; yield_per_hectare=75; stored_in=Clamp by the road
work field task|field work|farm task|work order: Title!;Field->@field|plot|parcel~Church acre|Long bottom;Machine->@machine|tractor~Green tractor 180|Boom sprayer 24 m;Due on:date;Assigned to~Wim Aster|Hana Prokop;Priority=Low|Normal|High;Notes:long
- Roll the wheat | field=Church acre; machine=Green tractor 180; assigned_to=Wim Aster; priority=Normal
- Check slug traps | field=Long bottom; assigned_to=Hana Prokop; priority=High
- Repair the combine header | machine=Combine 760; assigned_to=Wim Aster; priority=High; notes=Two knife sections are broken.
- Soil samples at the mill | field=Windmill piece; assigned_to=Hana Prokop; priority=Low

# vegetable box|market garden|community supported agriculture|csa|veg box|vegetable farm
item vegetable|crop|produce|vegetable variety: Name!;Family=Brassica|Root|Legume|Leaf|Fruit vegetable|Onion;Sow in~March to May|July;Days to harvest:number#20-300;Unit=kg|Bunch|Piece|Punnet;Price:money;Note:long
- Nantes carrot | family=Root; sow_in=March to May; days_to_harvest=95; unit=kg; price=2.8
- Rainbow chard | family=Leaf; sow_in=April; days_to_harvest=55; unit=Bunch; price=2.2
- Red kuri squash | family=Fruit vegetable; sow_in=May; days_to_harvest=110; unit=Piece; price=3.5
- Sugar snap pea | family=Legume; sow_in=March to May; days_to_harvest=70; unit=Punnet; price=3.2
item bed|plot|tunnel|field bed: Name!;Kind=Open bed|Tunnel|Glasshouse;Length:number(m)#1-200;Width:number(m)#0.5-12;Irrigated:boolean;Last crop~Peas|Potatoes;~Status=Empty|Sown|Cropping|Green manure
- East 4 | kind=Open bed; length=30; width=1.2; last_crop=Peas; status=Cropping
- Tunnel B2 | kind=Tunnel; length=18; width=1.5; last_crop=Spinach; status=Sown
- West 7 | kind=Open bed; length=45; width=1.2; last_crop=Potatoes; status=Green manure
- Glass 1 | kind=Glasshouse; length=22; width=2; last_crop=Lamb's lettuce; status=Empty
item box size|box type|share type|share: Name!;Items:number#3-20;Feeds~1 to 2 people|Family of four;Price per week:money;Weeks per season:number#4-52;Description:long
- Small box | items=6; feeds=1 to 2 people; price_per_week=13; weeks_per_season=40
- Family box | items=10; feeds=Family of four; price_per_week=22; weeks_per_season=40
- Single box | items=4; feeds=1 person; price_per_week=9.5; weeks_per_season=40
- Large box | items=14; feeds=Shared house of six; price_per_week=31; weeks_per_season=44
item pick-up point|collection point|depot|drop-off point: Name!;Address;Collection day=Tuesday|Thursday|Friday|Saturday;Opens at:time;Closes at:time;Host~Bike shop|Parish hall;Capacity:number#1-300
- Canal bike shop | address=Canal street 18; collection_day=Thursday; host=Bike shop; capacity=45
- Farm gate | address=Low lane 2; collection_day=Friday; host=Own farm; capacity=80
- Parish hall porch | address=Church square 1; collection_day=Saturday; host=Parish hall; capacity=60
- Station kiosk | address=Platform 1; collection_day=Tuesday; host=Coffee kiosk; capacity=25
record planting|sowing|bed plan|crop plan: Title!;Vegetable->@vegetable|crop|produce~Nantes carrot|Rainbow chard;Bed->@bed|plot|tunnel~East 4|Tunnel B2;Planted on:date!;Rows:number#1-20;Plants:number#1-20000;Expected harvest:date;Done by~Freya Dunn|Kofi Lamb
- Main crop carrots | vegetable=Nantes carrot; bed=East 4; rows=4; plants=3600; done_by=Freya Dunn
- Early chard | vegetable=Rainbow chard; bed=Tunnel B2; rows=3; plants=180; done_by=Kofi Lamb
- Squash under mulch | vegetable=Red kuri squash; bed=West 7; rows=1; plants=45; done_by=Freya Dunn
- Peas along the net | vegetable=Sugar snap pea; bed=Glass 1; rows=2; plants=600; done_by=Kofi Lamb
record harvest|harvest log|picking: Title!;Vegetable->@vegetable|crop|produce~Nantes carrot|Rainbow chard;Bed->@bed|plot|tunnel~East 4|Tunnel B2;Harvested on:date!;Amount:number(kg)#0-5000;Quality=First|Second|Compost;Picked by~Freya Dunn|Kofi Lamb
- Carrots week 31 | vegetable=Nantes carrot; bed=East 4; amount=64; quality=First; picked_by=Kofi Lamb
- Chard week 22 | vegetable=Rainbow chard; bed=Tunnel B2; amount=17; quality=First; picked_by=Freya Dunn
- Squash week 39 | vegetable=Red kuri squash; bed=West 7; amount=112; quality=First; picked_by=Freya Dunn
- Overgrown peas week 24 | vegetable=Sugar snap pea; bed=Glass 1; amount=9; quality=Compost; picked_by=Kofi Lamb
record weekly box|box content|box plan: Title!;Box size->@box size|box type|share type~Small box|Family box;Packing day:date!;Vegetable->@vegetable|crop|produce~Nantes carrot|Rainbow chard;Quantity:number#0.1-20;Unit=kg|Bunch|Piece|Punnet;Note:long
- Week 31 small carrots | box_size=Small box; vegetable=Nantes carrot; quantity=0.7; unit=kg
- Week 31 family chard | box_size=Family box; vegetable=Rainbow chard; quantity=2; unit=Bunch
- Week 39 large squash | box_size=Large box; vegetable=Red kuri squash; quantity=2; unit=Piece
- Week 24 single peas | box_size=Single box; vegetable=Sugar snap pea; quantity=1; unit=Punnet
record subscription|share|membership|box subscription: Title!;Box size->@box size|box type|share type~Small box|Family box;Pick-up point->@pick-up point|collection point|depot~Canal bike shop|Farm gate;Rhythm=Weekly|Fortnightly;Starts on:date!;Ends on:date;Dislikes;~Status=Active|Paused|Cancelled
- Hollis household | box_size=Family box; pick_up_point=Canal bike shop; rhythm=Weekly; dislikes=Celery; status=Active
- Okafor flat 6 | box_size=Small box; pick_up_point=Farm gate; rhythm=Fortnightly; status=Paused
- Marchetti family | box_size=Large box; pick_up_point=Parish hall porch; rhythm=Weekly; dislikes=Beetroot; status=Active
- Lundy studio | box_size=Single box; pick_up_point=Station kiosk; rhythm=Fortnightly; status=Cancelled
! record work day|helping day|volunteer shift [volunteer|help\\w*|work day|shift]: Title!;Takes place on:date!;Starts at:time;Places:number#1-60;Work=Weeding|Planting|Harvest|Packing;Led by~Freya Dunn|Kofi Lamb
- Carrot weeding Saturday | places=15; work=Weeding; led_by=Freya Dunn
- Leek planting morning | places=20; work=Planting; led_by=Kofi Lamb
- Squash harvest day | places=25; work=Harvest; led_by=Freya Dunn
- Thursday packing shift | places=6; work=Packing; led_by=Kofi Lamb
+ order: Box size->@box size|box type|share type~Small box|Family box;Extra items;Pick-up point->@pick-up point|collection point|depot~Canal bike shop|Farm gate;Packing day:date

# orchard|fruit grower|apple tree|fruit farm|fruit tree|fruit picking
item orchard block|orchard|block|row: Name!;Variety->@variety|fruit variety|apple variety~Braeburn type|Conference pear;Trees:number#1-50000;Planted in:number#1900-2040;Area:number(ha)#0-300;Row spacing:number(m)#1-12;Irrigation=Drip|Sprinkler|None;~Status=Young|Bearing|To be grubbed
- South block 3 | variety=Braeburn type; trees=640; planted_in=2014; area=0.8; row_spacing=3.5; irrigation=Drip; status=Bearing
- Old pears | variety=Conference pear; trees=90; planted_in=1978; area=0.6; row_spacing=6; irrigation=None; status=Bearing
- Plum terrace | variety=Blue plum; trees=150; planted_in=2021; area=0.4; row_spacing=4.5; irrigation=Sprinkler; status=Young
- North cherries | variety=Black cherry; trees=70; planted_in=1985; area=0.5; row_spacing=6; irrigation=None; status=To be grubbed
item variety|fruit variety|apple variety|cultivar: Name!;Fruit=Apple|Pear|Plum|Cherry|Apricot|Quince;Rootstock~M9|Quince A;Flowers=Early|Mid|Late;Picking month=July|August|September|October|November;Pollinator;Stores for:number(weeks)#0-40;Taste:long
- Braeburn type | fruit=Apple; rootstock=M9; flowers=Mid; picking_month=October; pollinator=Gala type; stores_for=24; taste=Crisp, sharp and sweet.
- Conference pear | fruit=Pear; rootstock=Quince A; flowers=Early; picking_month=September; stores_for=16; taste=Juicy and mild.
- Blue plum | fruit=Plum; rootstock=St Julien A; flowers=Early; picking_month=August; stores_for=2; taste=Sweet, freestone.
- Black cherry | fruit=Cherry; rootstock=Gisela 5; flowers=Late; picking_month=July; stores_for=1; taste=Dark and firm.
item tree|fruit tree: Number!;Orchard block->@orchard block|orchard|block~South block 3|Old pears;Row:number#1-500;Position:number#1-500;Variety->@variety|fruit variety~Braeburn type|Conference pear;Planted in:number#1900-2040;Vigour=Weak|Medium|Strong;~Condition=Healthy|Sick|Dead
- S3-12-07 | orchard_block=South block 3; row=12; position=7; variety=Braeburn type; planted_in=2014; vigour=Medium; condition=Healthy
- OP-02-03 | orchard_block=Old pears; row=2; position=3; variety=Conference pear; planted_in=1978; vigour=Weak; condition=Sick
- PT-03-11 | orchard_block=Plum terrace; row=3; position=11; variety=Blue plum; planted_in=2021; vigour=Strong; condition=Healthy
- NC-01-05 | orchard_block=North cherries; row=1; position=5; variety=Black cherry; planted_in=1985; vigour=Weak; condition=Dead
record spraying|spray record|treatment|plant protection: Title!;Orchard block->@orchard block|orchard|block~South block 3|Old pears;Sprayed on:date!;Against=Scab|Codling moth|Aphids|Mildew|Canker;Product~Sulphur|Granulosis virus;Dose:number(l/ha)#0-20;Waiting days:number#0-60;Operator~Lotte Brink|Emil Sarr
- Scab at green tip | orchard_block=South block 3; against=Scab; product=Sulphur; dose=4; waiting_days=7; operator=Emil Sarr
- Codling moth second flight | orchard_block=South block 3; against=Codling moth; product=Granulosis virus; dose=0.1; waiting_days=3; operator=Lotte Brink
- Aphids on the plums | orchard_block=Plum terrace; against=Aphids; product=Soft soap; dose=15; waiting_days=0; operator=Emil Sarr
- Copper at leaf fall | orchard_block=Old pears; against=Canker; product=Copper; dose=2; waiting_days=14; operator=Lotte Brink
record pruning|thinning|tree work: Title!;Orchard block->@orchard block|orchard|block~South block 3|Old pears;Done on:date!;Kind=Winter pruning|Summer pruning|Thinning|Grafting;Trees done:number#1-50000;Hours:number(h)#0-500;Done by~Lotte Brink|Emil Sarr;Notes:long
- Winter pruning pears | orchard_block=Old pears; kind=Winter pruning; trees_done=90; hours=34; done_by=Lotte Brink
- Hand thinning row 1 to 8 | orchard_block=South block 3; kind=Thinning; trees_done=320; hours=48; done_by=Emil Sarr
- Summer cut cherries | orchard_block=North cherries; kind=Summer pruning; trees_done=70; hours=21; done_by=Lotte Brink
- Top grafting plums | orchard_block=Plum terrace; kind=Grafting; trees_done=12; hours=9; done_by=Emil Sarr; notes=Ten grafts have taken.
record harvest|picking|harvest record|bin: Title!;Orchard block->@orchard block|orchard|block~South block 3|Old pears;Picked on:date!;Bins:number#1-2000;Weight:number(kg)#1-500000;Sugar:number(°Brix)#5-25;Class=Extra|I|II|Juice;Picker or team~Team A|Team B
- Braeburn first pick | orchard_block=South block 3; bins=22; weight=7040; sugar=12.8; class=I; picker_or_team=Team A
- Pears for juice | orchard_block=Old pears; bins=6; weight=1850; sugar=11.9; class=Juice; picker_or_team=Team B
- Plums main pick | orchard_block=Plum terrace; bins=4; weight=960; sugar=16.4; class=Extra; picker_or_team=Team A
- Cherries second pick | orchard_block=North cherries; bins=2; weight=310; sugar=17.9; class=II; picker_or_team=Team B
record cold store lot|storage lot|stock lot: Lot!;Variety->@variety|fruit variety~Braeburn type|Conference pear;Room~Room 1|Room 2;Stored on:date!;Bins:number#1-2000;Temperature:number(°C)#-2-15;Firmness:number(kg/cm²)#2-14;~Status=Stored|Sorted|Sold
- CS-25-031 | variety=Braeburn type; room=Room 1; bins=22; temperature=1; firmness=8.2; status=Stored
- CS-25-018 | variety=Conference pear; room=Room 2; bins=9; temperature=-0.5; firmness=6.1; status=Sold
- CS-25-007 | variety=Black cherry; room=Room 2; bins=2; temperature=0; firmness=3.1; status=Sold
- CS-25-012 | variety=Blue plum; room=Room 1; bins=4; temperature=0.5; firmness=4.4; status=Sorted
+ booking: Orchard block->@orchard block|orchard|block~South block 3|Old pears;Pick-your-own slot:time;Adults:number#1-20;Children:number#0-20
+ order: Variety->@variety|fruit variety~Braeburn type|Conference pear;Crates:number#1-200;Collect on:date

# vineyard|grape grower|vine|grape harvest|viticulture|vine row
item vineyard block|parcel|vineyard plot|block|vineyard: Name!;Grape variety->@grape variety|grape|variety~Riesling|Pinot noir;Area:number(ha)#0-200;Vines:number#1-500000;Planted in:number#1900-2040;Slope:number(%)#0-80;Exposure=North|East|South|West;Soil~Slate|Limestone
- Castle slope | grape_variety=Riesling; area=1.1; vines=5200; planted_in=1996; slope=42; exposure=South; soil=Slate
- Lower terrace | grape_variety=Pinot noir; area=0.7; vines=3300; planted_in=2011; slope=18; exposure=East; soil=Limestone
- Monk's garden | grape_variety=Chardonnay; area=0.9; vines=4300; planted_in=2004; slope=8; exposure=West; soil=Chalk
- Forest edge | grape_variety=Sylvaner; area=0.5; vines=2100; planted_in=1968; slope=25; exposure=North; soil=Slate
item grape variety|grape|variety: Name!;Colour=White|Red|Rosé;Clone;Rootstock~SO4|125AA;Ripens=Early|Mid|Late;Typical yield:number(kg/ha)#500-30000;Description:long
- Riesling | colour=White; clone=239; rootstock=SO4; ripens=Late; typical_yield=7500
- Pinot noir | colour=Red; clone=777; rootstock=125AA; ripens=Mid; typical_yield=6000
- Chardonnay | colour=White; clone=95; rootstock=SO4; ripens=Early; typical_yield=7000
- Sylvaner | colour=White; clone=92; rootstock=125AA; ripens=Mid; typical_yield=9000
record phenology|growth stage|observation|vine inspection: Title!;Vineyard block->@vineyard block|parcel|block~Castle slope|Lower terrace;Observed on:date!;Stage=Bud break|Flowering|Fruit set|Veraison|Ripe;Damage=None|Frost|Hail|Mildew|Birds;Damaged share:percent;Observer~Livia Orth|Bas Corvin;Notes:long
- Bud break on the slope | vineyard_block=Castle slope; stage=Bud break; damage=None; damaged_share=0; observer=Livia Orth
- Frost in the terrace | vineyard_block=Lower terrace; stage=Bud break; damage=Frost; damaged_share=15; observer=Bas Corvin
- Flowering in the garden | vineyard_block=Monk's garden; stage=Flowering; damage=None; damaged_share=0; observer=Livia Orth
- Starlings at the forest | vineyard_block=Forest edge; stage=Ripe; damage=Birds; damaged_share=8; observer=Bas Corvin; notes=Net has two holes.
record ripeness sample|must sample|ripeness test|berry sample: Title!;Vineyard block->@vineyard block|parcel|block~Castle slope|Lower terrace;Sampled on:date!;Sugar:number(°Oe)#30-200;Acidity:number(g/l)#2-20;pH:number#2.7-4.2;Berries:number#50-500;Sampled by~Livia Orth|Bas Corvin
- Slope week 38 | vineyard_block=Castle slope; sugar=82; acidity=9.4; ph=3.1; berries=200; sampled_by=Livia Orth
- Terrace week 37 | vineyard_block=Lower terrace; sugar=91; acidity=7.8; ph=3.3; berries=200; sampled_by=Bas Corvin
- Garden week 36 | vineyard_block=Monk's garden; sugar=84; acidity=8.6; ph=3.2; berries=150; sampled_by=Livia Orth
- Forest week 39 | vineyard_block=Forest edge; sugar=74; acidity=10.1; ph=3; berries=200; sampled_by=Bas Corvin
record spraying|plant protection|spray record|treatment: Title!;Vineyard block->@vineyard block|parcel|block~Castle slope|Lower terrace;Sprayed on:date!;Against=Downy mildew|Powdery mildew|Botrytis|Moth;Product~Copper|Wettable sulphur;Dose:number(kg/ha)#0-20;Water:number(l/ha)#50-2000;Operator~Livia Orth|Bas Corvin
- Pre-flower spray | vineyard_block=Castle slope; against=Downy mildew; product=Copper; dose=0.5; water=400; operator=Bas Corvin
- Sulphur in June | vineyard_block=Lower terrace; against=Powdery mildew; product=Wettable sulphur; dose=3.6; water=400; operator=Bas Corvin
- Bunch closure spray | vineyard_block=Monk's garden; against=Botrytis; product=Bicarbonate; dose=5; water=600; operator=Livia Orth
- Grape moth in July | vineyard_block=Forest edge; against=Moth; product=Bacillus preparation; dose=1; water=500; operator=Bas Corvin
record grape harvest|harvest|picking|grape lot: Lot!;Vineyard block->@vineyard block|parcel|block~Castle slope|Lower terrace;Picked on:date!;Weight:number(kg)#1-200000;Sugar:number(°Oe)#30-200;Method=By hand|Machine;Sorting=None|Light|Strict;Team~Harvest team 1|Family;Delivered to~Own cellar|Co-operative
- RS-01 | vineyard_block=Castle slope; weight=2150; sugar=88; method=By hand; sorting=Strict; team=Harvest team 1; delivered_to=Own cellar
- PN-01 | vineyard_block=Lower terrace; weight=1720; sugar=94; method=By hand; sorting=Light; team=Family; delivered_to=Own cellar
- CH-01 | vineyard_block=Monk's garden; weight=5400; sugar=87; method=Machine; sorting=Light; team=Contractor; delivered_to=Own cellar
- SY-01 | vineyard_block=Forest edge; weight=3900; sugar=76; method=By hand; sorting=None; team=Harvest team 1; delivered_to=Co-operative
work vineyard task|vineyard work|task: Title!;Vineyard block->@vineyard block|parcel|block~Castle slope|Lower terrace;Kind=Pruning|Tying|Leaf removal|Mowing|Harvest;Due on:date;Assigned to~Livia Orth|Bas Corvin;Hours planned:number(h)#0-500;Notes:long
- Winter pruning slope | vineyard_block=Castle slope; kind=Pruning; assigned_to=Bas Corvin; hours_planned=95
- Leaf removal terrace | vineyard_block=Lower terrace; kind=Leaf removal; assigned_to=Livia Orth; hours_planned=28
- Tie canes in the garden | vineyard_block=Monk's garden; kind=Tying; assigned_to=Livia Orth; hours_planned=36
- Mow every second row | vineyard_block=Forest edge; kind=Mowing; assigned_to=Bas Corvin; hours_planned=4
! item vine sponsorship|vine adoption|vine lease [sponsor\\w*|adopt\\w*|lease]: Title!;Vineyard block->@vineyard block|parcel|block~Castle slope|Lower terrace;Vine number;Sponsor name;Years:number#1-10;Starts on:date;Bottles per year:number#1-24
- Vine 117 for a birthday | vineyard_block=Castle slope; vine_number=117; sponsor_name=Gerda Klein; years=3; bottles_per_year=6
- Wedding vine 42 | vineyard_block=Lower terrace; vine_number=42; sponsor_name=Paul and Ines Roth; years=10; bottles_per_year=12
- Choir vine 208 | vineyard_block=Castle slope; vine_number=208; sponsor_name=St Kilian choir; years=5; bottles_per_year=6
- Old row vine 9 | vineyard_block=Forest edge; vine_number=9; sponsor_name=Theo Brandt; years=1; bottles_per_year=3

# greenhouse|hydroponic|hydroponics|vertical farm|glasshouse|aquaponic
item greenhouse|glasshouse|growing room|house: Name!;Area:number(m²)#1-200000;Cover=Glass|Film|Polycarbonate|Indoor;Heating=Gas|Heat pump|None;Target temperature:number(°C)#5-40;Target humidity:number(%)#20-100;Lighting hours:number(h)#0-24
- House 2 | area=1800; cover=Glass; heating=Gas; target_temperature=21; target_humidity=70; lighting_hours=14
- Leaf room | area=160; cover=Indoor; heating=Heat pump; target_temperature=19; target_humidity=65; lighting_hours=16
- Film tunnel 5 | area=420; cover=Film; heating=None; target_temperature=16; target_humidity=75; lighting_hours=0
- Seedling house | area=90; cover=Polycarbonate; heating=Heat pump; target_temperature=23; target_humidity=80; lighting_hours=16
item zone|bay|rack|bench|growing unit: Name!;Greenhouse->@greenhouse|glasshouse|growing room~House 2|Leaf room;System=NFT channel|Deep water|Drip|Soil|Ebb and flow;Plant sites:number#1-50000;Substrate=Rockwool|Coco|Perlite|None;~Status=Empty|Planted|Cleaning
- Bay 2-A | greenhouse=House 2; system=Drip; plant_sites=640; substrate=Coco; status=Planted
- Rack L3 | greenhouse=Leaf room; system=NFT channel; plant_sites=432; substrate=Rockwool; status=Planted
- Tunnel 5 row C | greenhouse=Film tunnel 5; system=Soil; plant_sites=260; substrate=None; status=Cleaning
- Flood table 1 | greenhouse=Seedling house; system=Ebb and flow; plant_sites=1800; substrate=Perlite; status=Empty
item crop|variety|plant variety: Name!;Kind=Tomato|Cucumber|Pepper|Lettuce|Herb|Strawberry;Days to harvest:number#15-300;Target EC:number(mS/cm)#0.5-5;Target pH:number#5-7.5;Spacing:number(cm)#2-120;Price per kilo:money
- Vine tomato Rubra | kind=Tomato; days_to_harvest=75; target_ec=2.8; target_ph=5.8; spacing=50; price_per_kilo=3.4
- Butterhead Mila | kind=Lettuce; days_to_harvest=38; target_ec=1.4; target_ph=5.9; spacing=18; price_per_kilo=7.5
- Basil Genova | kind=Herb; days_to_harvest=32; target_ec=1.6; target_ph=6; spacing=10; price_per_kilo=19
- Strawberry Elsa | kind=Strawberry; days_to_harvest=85; target_ec=1.5; target_ph=5.8; spacing=20; price_per_kilo=9
record crop cycle|planting|batch|growing batch: Batch!;Crop->@crop|variety~Vine tomato Rubra|Butterhead Mila;Zone->@zone|bay|rack~Bay 2-A|Rack L3;Sown on:date!;Transplanted on:date;Plants:number#1-50000;Expected harvest:date;~Stage=Seedling|Vegetative|Flowering|Harvest|Finished
- T-25-02 | crop=Vine tomato Rubra; zone=Bay 2-A; plants=620; stage=Harvest
- L-25-19 | crop=Butterhead Mila; zone=Rack L3; plants=430; stage=Vegetative
- B-25-06 | crop=Basil Genova; zone=Flood table 1; plants=1600; stage=Seedling
- S-25-01 | crop=Strawberry Elsa; zone=Tunnel 5 row C; plants=250; stage=Finished
record climate reading|sensor reading|reading|measurement: Title!;Greenhouse->@greenhouse|glasshouse|growing room~House 2|Leaf room;Measured on:date!;Measured at:time;Temperature:number(°C)#-10-55;Humidity:number(%)#0-100;CO2:number(ppm)#300-2500;Light:number(µmol/m²s)#0-2500
- House 2 noon | greenhouse=House 2; temperature=24.6; humidity=68; co2=820; light=910
- Leaf room night | greenhouse=Leaf room; temperature=17.8; humidity=71; co2=640; light=0
- Tunnel 5 frost alarm | greenhouse=Film tunnel 5; temperature=1.4; humidity=94; co2=430; light=0
- Seedling house morning | greenhouse=Seedling house; temperature=22.8; humidity=82; co2=700; light=240
record nutrient check|nutrient solution|water test|dosing: Title!;Zone->@zone|bay|rack~Bay 2-A|Rack L3;Checked on:date!;pH:number#3-9;EC:number(mS/cm)#0-8;Water temperature:number(°C)#5-35;Nutrient added:number(ml)#0-50000;Checked by~Sina Vold|Marek Ito;Notes:long
- Bay 2-A Monday | zone=Bay 2-A; ph=5.9; ec=2.7; water_temperature=20.5; nutrient_added=900; checked_by=Sina Vold
- Rack L3 Monday | zone=Rack L3; ph=6.4; ec=1.2; water_temperature=19; nutrient_added=300; checked_by=Marek Ito; notes=Acid pump was empty.
- Flood table weekly | zone=Flood table 1; ph=6; ec=1.6; water_temperature=21; nutrient_added=450; checked_by=Sina Vold
- Tunnel 5 drip line | zone=Tunnel 5 row C; ph=5.7; ec=1.9; water_temperature=15; nutrient_added=0; checked_by=Marek Ito
record pest scouting|pest sighting|scouting|disease record: Title!;Zone->@zone|bay|rack~Bay 2-A|Rack L3;Found on:date!;Pest=Whitefly|Thrips|Spider mite|Mildew|Root rot;Severity=Low|Medium|High;Count on trap:number#0-1000;Measure~Released predatory mites|Removed leaves;Scouted by~Sina Vold|Marek Ito
- Whitefly near the door | zone=Bay 2-A; pest=Whitefly; severity=Medium; count_on_trap=23; measure=Hung ten more yellow traps; scouted_by=Sina Vold
- Thrips on rack 3 | zone=Rack L3; pest=Thrips; severity=Low; count_on_trap=4; measure=Released predatory mites; scouted_by=Marek Ito
- Mildew on strawberries | zone=Tunnel 5 row C; pest=Mildew; severity=High; count_on_trap=0; measure=Removed leaves; scouted_by=Marek Ito
- Spider mite at the heater | zone=Bay 2-A; pest=Spider mite; severity=Low; count_on_trap=0; measure=Released predatory mites; scouted_by=Sina Vold
record harvest|yield|harvest record: Title!;Crop cycle->@crop cycle|planting|batch~T-25-02|L-25-19;Harvested on:date!;Weight:number(kg)#0-20000;Heads:number#0-50000;Grade=A|B|Waste;Picked by~Sina Vold|Marek Ito
- Tomatoes week 24 | crop_cycle=T-25-02; weight=412; grade=A; picked_by=Marek Ito
- Butterhead first cut | crop_cycle=L-25-19; weight=38; heads=215; grade=A; picked_by=Sina Vold
- Basil cut week 20 | crop_cycle=B-25-06; weight=21; grade=B; picked_by=Sina Vold
- Last strawberries | crop_cycle=S-25-01; weight=14; grade=Waste; picked_by=Marek Ito
+ order: Crop->@crop|variety~Vine tomato Rubra|Butterhead Mila;Kilograms:number(kg)#0.5-5000;Delivery on:date
item device|actuator|climate device|climate control|controller|vent: Name!;Greenhouse->@greenhouse|glasshouse|growing room~House 2|Leaf room;Zone->@zone|bay|rack~Bay 2-A|Rack L3;Kind=Vent|Heater|Fan|Pump|Lamp|Shade screen|Valve;Mode=Automatic|Manual|Off;Set value:number#-50-1000;Switched on:boolean;Power:number(W)#0-100000;~Last switched on:date
- Roof vent north | greenhouse=House 2; zone=Bay 2-A; kind=Vent; mode=Automatic; set_value=26; power=180
- Heating pipe bay A | greenhouse=House 2; zone=Bay 2-A; kind=Heater; mode=Automatic; set_value=18; power=12000
- Lamp row L3 | greenhouse=Leaf room; zone=Rack L3; kind=Lamp; mode=Manual; set_value=220; power=900
- Nutrient pump | greenhouse=Leaf room; zone=Rack L3; kind=Pump; mode=Off; set_value=0; power=250
! record device switching|switching|device command|control action [switch\\w*|control\\w*|device\\w*|actuator\\w*]: Title!;Device->@device|actuator|climate device~Roof vent north|Lamp row L3;Action=On|Off|Open|Close|Set;Value:number#-50-1000;Switched on:date;At:time;By=Rule|Person|Schedule;Reason
- Vent opened at noon | device=Roof vent north; action=Open; value=40; by=Rule; reason=Above 26 °C
- Lamps off | device=Lamp row L3; action=Off; value=0; by=Schedule; reason=18 hours reached
- Heating to 18 | device=Heating pipe bay A; action=Set; value=18; by=Person; reason=Frost tonight
- Pump stopped | device=Nutrient pump; action=Off; value=0; by=Person; reason=Filter change
! record sensor calibration|calibration [calibrat\\w*]: Title!;Sensor->@sensor;Calibrated on:date!;Reference value:number;Shown before:number;Offset:number;Technician~Sina Vold|Marek Ito;Next due:date;Result=Passed|Adjusted|Replaced
- Humidity probe bay A | reference_value=75; shown_before=71; offset=4; technician=Sina Vold; result=Adjusted
- Thermometer House 2 | reference_value=20; shown_before=20.1; offset=0; technician=Sina Vold; result=Passed
- pH probe rack L3 | reference_value=7; shown_before=6.4; offset=0.6; technician=Marek Ito; result=Replaced
- CO2 sensor leaf room | reference_value=400; shown_before=425; offset=-25; technician=Marek Ito; result=Adjusted

# mushroom farm|mushroom grower|mushroom|mycelium|mushroom spawn|fruiting room
item strain|mushroom|mushroom strain|species|culture: Name!;Species~Pleurotus ostreatus|Lentinula edodes;Code;Source~Culture bank|Own isolate;Incubation days:number#5-180;Fruiting temperature:number(°C)#5-32;Price per kilo:money;~Status=In use|On slant|Retired
- Grey oyster | species=Pleurotus ostreatus; code=PO-2; source=Culture bank; incubation_days=16; fruiting_temperature=16; price_per_kilo=11; status=In use
- Shiitake cold | species=Lentinula edodes; code=LE-5; source=Own isolate; incubation_days=70; fruiting_temperature=14; price_per_kilo=18; status=In use
- Lion's mane | species=Hericium erinaceus; code=HE-1; source=Culture bank; incubation_days=21; fruiting_temperature=18; price_per_kilo=24; status=On slant
- Pink oyster | species=Pleurotus djamor; code=PD-3; source=Own isolate; incubation_days=12; fruiting_temperature=24; price_per_kilo=13; status=Retired
item room|fruiting room|incubation room|grow room: Name!;Use=Lab|Incubation|Fruiting|Cold store;Block places:number#1-20000;Target temperature:number(°C)#0-35;Target humidity:number(%)#30-100;CO2 limit:number(ppm)#300-20000
- Fruiting 1 | use=Fruiting; block_places=900; target_temperature=15; target_humidity=90; co2_limit=900
- Incubation A | use=Incubation; block_places=2400; target_temperature=23; target_humidity=65; co2_limit=5000
- Spawn lab | use=Lab; block_places=120; target_temperature=21; target_humidity=50; co2_limit=1000
- Chill 2 | use=Cold store; block_places=300; target_temperature=3; target_humidity=85; co2_limit=2000
record batch|substrate batch|block batch|inoculation: Batch!;Strain->@strain|mushroom|culture~Grey oyster|Shiitake cold;Room->@room|fruiting room|incubation room~Fruiting 1|Incubation A;Inoculated on:date!;Substrate=Straw|Sawdust|Coffee grounds|Compost;Blocks:number#1-5000;Spawn rate:number(%)#1-20;~Stage=Incubating|Pinning|Fruiting|Spent|Contaminated
- OY-25-11 | strain=Grey oyster; room=Fruiting 1; substrate=Straw; blocks=240; spawn_rate=5; stage=Fruiting
- SH-25-03 | strain=Shiitake cold; room=Incubation A; substrate=Sawdust; blocks=300; spawn_rate=4; stage=Incubating
- LM-25-02 | strain=Lion's mane; room=Fruiting 1; substrate=Sawdust; blocks=110; spawn_rate=6; stage=Pinning
- PO-25-08 | strain=Pink oyster; room=Incubation A; substrate=Coffee grounds; blocks=60; spawn_rate=8; stage=Contaminated
record flush|harvest|picking: Title!;Batch->@batch|substrate batch|block batch~OY-25-11|SH-25-03;Picked on:date!;Flush number:number#1-8;Weight:number(kg)#0-3000;Biological efficiency:percent;Grade=A|B|Waste;Picked by~Noor Elst|Caleb Finn
- Oyster first flush | batch=OY-25-11; flush_number=1; weight=118; biological_efficiency=49; grade=A; picked_by=Noor Elst
- Oyster second flush | batch=OY-25-11; flush_number=2; weight=57; biological_efficiency=24; grade=B; picked_by=Caleb Finn
- Lion's mane first flush | batch=LM-25-02; flush_number=1; weight=46; biological_efficiency=42; grade=A; picked_by=Caleb Finn
- Oyster third flush | batch=OY-25-11; flush_number=3; weight=19; biological_efficiency=8; grade=Waste; picked_by=Noor Elst
record contamination|contamination report|loss: Title!;Batch->@batch|substrate batch|block batch~OY-25-11|SH-25-03;Found on:date!;Kind=Green mould|Bacterial blotch|Cobweb mould|Flies;Blocks lost:number#1-5000;Cause~Wet substrate|Torn bag;Action:long;Found by~Noor Elst|Caleb Finn
- Green mould on shelf 4 | batch=SH-25-03; kind=Green mould; blocks_lost=9; cause=Torn bag; action=Removed the blocks and wiped the shelf.; found_by=Caleb Finn
- Blotch after misting | batch=OY-25-11; kind=Bacterial blotch; blocks_lost=4; cause=Too much misting; found_by=Noor Elst
- Cobweb on the pink oyster | batch=PO-25-08; kind=Cobweb mould; blocks_lost=31; cause=Wet substrate; action=Whole batch taken out.; found_by=Noor Elst
- Gnats in fruiting 1 | batch=LM-25-02; kind=Flies; blocks_lost=2; cause=Open filter patch; found_by=Caleb Finn
record climate reading|reading|room check: Title!;Room->@room|fruiting room|incubation room~Fruiting 1|Incubation A;Measured on:date!;Measured at:time;Temperature:number(°C)#0-40;Humidity:number(%)#20-100;CO2:number(ppm)#300-20000;Measured by~Noor Elst|Caleb Finn
- Fruiting 1 morning | room=Fruiting 1; temperature=15.2; humidity=91; co2=860; measured_by=Noor Elst
- Incubation A morning | room=Incubation A; temperature=23.6; humidity=64; co2=3900; measured_by=Noor Elst
- Chill 2 evening | room=Chill 2; temperature=3.4; humidity=84; co2=1250; measured_by=Caleb Finn
- Spawn lab noon | room=Spawn lab; temperature=21.3; humidity=48; co2=610; measured_by=Noor Elst
work production task|grow task|task: Title!;Batch->@batch|substrate batch|block batch~OY-25-11|SH-25-03;Kind=Sterilise|Inoculate|Move|Mist|Harvest|Clean;Due on:date;Assigned to~Noor Elst|Caleb Finn;Notes:long
- Move blocks to fruiting | batch=SH-25-03; kind=Move; assigned_to=Caleb Finn
- Clean shelves after second flush | batch=OY-25-11; kind=Clean; assigned_to=Noor Elst
- Sterilise 80 bags | kind=Sterilise; assigned_to=Noor Elst; notes=Two and a half hours at 121 degrees.
- Pick lion's mane at dawn | batch=LM-25-02; kind=Harvest; assigned_to=Caleb Finn
+ order: Strain->@strain|mushroom~Grey oyster|Shiitake cold;Kilograms:number(kg)#0.2-500;Pack=Loose|Punnet 250 g|Crate;Delivery on:date

# olive grove|olive oil|olive mill|olive grower|olive harvest
item grove|olive grove|parcel|plot: Name!;Village;Area:number(ha)#0-500;Trees:number#1-100000;Variety=Koroneiki|Arbequina|Picual|Frantoio|Leccino;Age:number(years)#1-2000;Irrigated:boolean;Owner~Stavros family|Co-operative
- Chapel grove | village=Kato Lofos; area=1.6; trees=310; variety=Koroneiki; age=60; owner=Stavros family
- Valley rows | village=Kato Lofos; area=3.2; trees=980; variety=Arbequina; age=12; owner=Co-operative
- Monastery terrace | village=Pano Lofos; area=0.9; trees=140; variety=Frantoio; age=220; owner=Stavros family
- Airport field | village=Drosia; area=7.5; trees=2400; variety=Picual; age=8; owner=Co-operative
person grower|olive grower|farmer|supplier: Name!;Village;Phone:phone;Email:email;Grower number;Organic:boolean;Bank account;Note:long
- Despina Roka | village=Kato Lofos; grower_number=G-118
- Milo Banti | village=Pano Lofos; grower_number=G-131
- Eleni Stavrou | village=Pano Lofos; grower_number=G-102
- Pietro Salvi | village=Drosia; grower_number=G-144; note=Brings his own crates.
record olive delivery|delivery|intake|weigh-in: Ticket!;Grower->@grower|olive grower|farmer~Despina Roka|Milo Banti;Grove->@grove|olive grove|parcel~Chapel grove|Valley rows;Delivered on:date!;Weight:number(kg)#1-30000;Leaves share:percent;Ripeness=Green|Turning|Black;Crates:number#1-1000
- IN-0451 | grower=Despina Roka; grove=Chapel grove; weight=1240; leaves_share=3; ripeness=Turning; crates=62
- IN-0452 | grower=Milo Banti; grove=Valley rows; weight=3180; leaves_share=2; ripeness=Green; crates=159
- IN-0453 | grower=Eleni Stavrou; grove=Monastery terrace; weight=860; leaves_share=4; ripeness=Black; crates=43
- IN-0454 | grower=Pietro Salvi; grove=Airport field; weight=5420; leaves_share=1; ripeness=Green; crates=271
record pressing|milling|oil batch|extraction: Batch!;Olive delivery->@olive delivery|delivery|intake~IN-0451|IN-0452;Milled on:date!;Oil:number(l)#1-8000;Yield:number(%)#5-35;Malaxing minutes:number(min)#10-90;Paste temperature:number(°C)#15-40;Tank->@tank|oil tank~T3|T5;Miller~Ana Veli|Jorge Pim
- OB-0451 | olive_delivery=IN-0451; oil=218; yield=16.1; malaxing_minutes=35; paste_temperature=26; tank=T3; miller=Ana Veli
- OB-0452 | olive_delivery=IN-0452; oil=486; yield=14; malaxing_minutes=30; paste_temperature=25; tank=T5; miller=Jorge Pim
- OB-0453 | olive_delivery=IN-0453; oil=182; yield=19.4; malaxing_minutes=40; paste_temperature=28; tank=T8; miller=Ana Veli
- OB-0454 | olive_delivery=IN-0454; oil=710; yield=12; malaxing_minutes=30; paste_temperature=24; tank=T2; miller=Jorge Pim
item tank|oil tank: Number!;Capacity:number(l)#50-50000;~Filled:number(l)#0-50000;Quality=Extra virgin|Virgin|Lampante;Nitrogen cover:boolean;Harvest year:number#2015-2040
- T3 | capacity=2000; filled=1430; quality=Extra virgin; harvest_year=2025
- T5 | capacity=5000; filled=3120; quality=Extra virgin; harvest_year=2025
- T2 | capacity=1000; filled=710; quality=Virgin; harvest_year=2025
- T8 | capacity=500; filled=182; quality=Lampante; harvest_year=2024
record oil analysis|lab test|quality test|tasting: Title!;Pressing->@pressing|milling|oil batch~OB-0451|OB-0452;Tested on:date!;Acidity:number(%)#0-5;Peroxide value:number(meq/kg)#0-30;Fruitiness:number#0-10;Bitterness:number#0-10;Pungency:number#0-10;Grade=Extra virgin|Virgin|Lampante
- Panel for 0451 | pressing=OB-0451; acidity=0.24; peroxide_value=5.8; fruitiness=5.5; bitterness=3.4; pungency=4.1; grade=Extra virgin
- Panel for 0452 | pressing=OB-0452; acidity=0.31; peroxide_value=7.2; fruitiness=4.2; bitterness=2.1; pungency=2.8; grade=Extra virgin
- Panel for 0453 | pressing=OB-0453; acidity=2.3; peroxide_value=16; fruitiness=1.8; bitterness=1; pungency=1.2; grade=Lampante
- Panel for 0454 | pressing=OB-0454; acidity=0.9; peroxide_value=9.4; fruitiness=3.1; bitterness=2.6; pungency=2.2; grade=Virgin
! record grower settlement|settlement|payout [pay\\w*|settle\\w*|price|account]: Title!;Grower->@grower|olive grower|farmer~Despina Roka|Milo Banti;Oil credited:number(l)#0-8000;Milling fee:money;Amount paid:money;Paid on:date;~Status=Open|Paid
- Roka November | grower=Despina Roka; oil_credited=218; milling_fee=148.8; amount_paid=1290; status=Paid
- Banti November | grower=Milo Banti; oil_credited=486; milling_fee=381.6; amount_paid=2750; status=Open
- Stavrou December | grower=Eleni Stavrou; oil_credited=182; milling_fee=103.2; amount_paid=540; status=Paid
- Salvi December | grower=Pietro Salvi; oil_credited=710; milling_fee=650.4; amount_paid=3900; status=Open
+ order: Container=250 ml bottle|500 ml bottle|5 l can;Containers:number#1-500;Harvest year:number#2015-2040
+ appointment: Grower->@grower|olive grower|farmer~Despina Roka|Milo Banti;Expected weight:number(kg)#50-30000;Arrives at:time
# community garden|allotment|garden plot|garden bed|allotment garden|urban garden
item plot|allotment|garden plot|bed|parcel: Number!;Area:number(m²)#2-1000;Kind=Open plot|Raised bed|Greenhouse;Sun=Full sun|Half shade|Shade;Water tap nearby:boolean;Gardener->@gardener|plot holder|tenant~Beatrix Kohl|Omar Dene;Yearly rent:money;~Status=Free|Let|Reserved|Overgrown
- A-07 | area=24; kind=Open plot; sun=Full sun; gardener=Beatrix Kohl; yearly_rent=48; status=Let
- R-02 | area=4; kind=Raised bed; sun=Half shade; gardener=Omar Dene; yearly_rent=20; status=Let
- A-11 | area=24; kind=Open plot; sun=Full sun; yearly_rent=48; status=Free
- G-01 | area=12; kind=Greenhouse; sun=Shade; yearly_rent=65; status=Overgrown
person gardener|plot holder|tenant|allotment holder: Name!;Email:email;Phone:phone;Joined on:date;Work hours owed:number(h)#0-60;Key number;Skills;Note:long
- Beatrix Kohl | work_hours_owed=6; key_number=K14; skills=Pruning
- Omar Dene | work_hours_owed=2; key_number=K22; skills=Carpentry
- Wanda Piotr | work_hours_owed=0; key_number=K09; skills=Beekeeping
- Felix Amann | work_hours_owed=8; key_number=K31; skills=Bricklaying; note=Only free at weekends.
record waiting list entry|waiting list|waitlist|plot application: Applicant name!;Email:email;Phone:phone;Wanted kind=Open plot|Raised bed|Any;Applied on:date!;Position:number#1-500;~Status=Waiting|Offered|Accepted|Withdrawn;Note:long
- Yusra Hane | wanted_kind=Raised bed; position=1; status=Offered
- Colin Bray | wanted_kind=Any; position=2; status=Waiting
- Noemi Tal | wanted_kind=Open plot; position=3; status=Waiting
- Greg Holt | wanted_kind=Raised bed; position=4; status=Withdrawn
record planting|crop|planting log|plant: Title!;Plot->@plot|allotment|bed~A-07|R-02;Plant~Runner bean|Courgette|Lettuce;Sown on:date!;Amount:number#1-1000;Method=Direct sown|Seedlings|Tubers;Expected harvest:date;Notes:long
- Runner beans on canes | plot=A-07; plant=Runner bean; amount=24; method=Direct sown
- Cut-and-come lettuce | plot=R-02; plant=Lettuce; amount=18; method=Seedlings
- Seed potatoes in rows | plot=A-11; plant=Potato; amount=40; method=Tubers
- Courgettes under fleece | plot=A-07; plant=Courgette; amount=3; method=Seedlings
record harvest|harvest log|crop harvest: Title!;Plot->@plot|allotment|bed~A-07|R-02;Harvested on:date!;Crop~Courgette|Runner bean;Weight:number(kg)#0-500;Shared with=Own kitchen|Food bank|Neighbours;Notes:long
- First courgettes | plot=A-07; crop=Courgette; weight=2.6; shared_with=Neighbours
- Lettuce for the food bank | plot=R-02; crop=Lettuce; weight=1.4; shared_with=Food bank
- Potatoes of A-11 | plot=A-11; crop=Potato; weight=31; shared_with=Food bank
- Beans for supper | plot=A-07; crop=Runner bean; weight=0.9; shared_with=Own kitchen
event work day|working party|garden event|workshop: Title!;Takes place on:date!;Starts at:time;Meeting point~Tool shed|Main gate;Places:number#1-200;Hours credited:number(h)#0-10;Led by~Beatrix Kohl|Omar Dene;Description:long
- Compost turning morning | meeting_point=Tool shed; places=12; hours_credited=3; led_by=Omar Dene
- Spring opening | meeting_point=Main gate; places=60; hours_credited=2; led_by=Beatrix Kohl
- Path gravel day | meeting_point=Main gate; places=18; hours_credited=4; led_by=Beatrix Kohl
- Autumn leaf clearing | meeting_point=Tool shed; places=25; hours_credited=2; led_by=Omar Dene
item shared tool|garden tool|tool|equipment: Name!;Kind=Hand tool|Machine|Wheelbarrow|Watering;Stored in~Tool shed|Greenhouse;Quantity:number#1-50;Condition=Good|Worn|Broken;Last serviced on:date
- Push mower | kind=Machine; stored_in=Tool shed; quantity=1; condition=Good
- Wheelbarrow | kind=Wheelbarrow; stored_in=Tool shed; quantity=4; condition=Worn
- Digging fork | kind=Hand tool; stored_in=Tool shed; quantity=6; condition=Good
- Hose reel 30 m | kind=Watering; stored_in=Greenhouse; quantity=2; condition=Broken
work garden task|watering duty|task|watering shift: Title!;Plot->@plot|allotment|bed~A-07|R-02;Due on:date;Assigned to~Beatrix Kohl|Omar Dene;Kind=Watering|Weeding|Repair|Compost;Hours:number(h)#0-20;Notes:long
- Water the raised beds | plot=R-02; assigned_to=Omar Dene; kind=Watering; hours=1
- Mend the north fence | assigned_to=Beatrix Kohl; kind=Repair; hours=3
- Sieve the ripe compost | assigned_to=Omar Dene; kind=Compost; hours=2
- Weed the strawberry path | plot=A-11; assigned_to=Beatrix Kohl; kind=Weeding; hours=1.5
! request damage report|problem report|problem|issue [report|problem|damage|issue|broken]: Title!;Plot->@plot|allotment|bed~A-07|R-02;Kind=Vandalism|Water leak|Pests|Fence;Seen on:date;Photo:image;Description:long
- Leaking tap by A row | plot=A-07; kind=Water leak; description=Drips day and night, the butt overflows.
- Greenhouse pane smashed | plot=G-01; kind=Vandalism; description=Stone found inside.
- Slugs in the raised bed | plot=R-02; kind=Pests; description=All lettuce eaten overnight.
- Fence post snapped | plot=A-11; kind=Fence; description=Post near the brook leans outwards.

# plant nursery|garden centre|garden center|tree nursery|seedling nursery|potted plant
item plant|plant variety|stock plant|cultivar: Name!;Botanical name~Lavandula angustifolia|Acer palmatum;Kind=Perennial|Shrub|Tree|Annual|Herb|Climber;Height:number(cm)#5-3000;Light=Full sun|Half shade|Shade;Hardiness zone:number#1-12;Flowers in~May to July|Autumn leaves;Price:money;Photo:image
- English lavender | botanical_name=Lavandula angustifolia; kind=Shrub; height=60; light=Full sun; hardiness_zone=5; flowers_in=June to August; price=6.5
- Japanese maple | botanical_name=Acer palmatum; kind=Tree; height=300; light=Half shade; hardiness_zone=6; flowers_in=Autumn leaves; price=48
- Climbing hydrangea | botanical_name=Hydrangea petiolaris; kind=Climber; height=800; light=Shade; price=19
- Thyme silver queen | botanical_name=Thymus citriodorus; kind=Herb; height=25; light=Full sun; price=4.2
item growing area|greenhouse|nursery bed|bench|location: Name!;Kind=Greenhouse|Poly tunnel|Open bed|Shade house;Area:number(m²)#1-100000;Heated:boolean;Irrigation=Drip|Overhead|By hand;Responsible~Thea Munk|Rafi Sol
- Tunnel 2 | kind=Poly tunnel; area=320; irrigation=Overhead; responsible=Thea Munk
- Shade house | kind=Shade house; area=180; irrigation=Drip; responsible=Rafi Sol
- Warm house 1 | kind=Greenhouse; area=150; irrigation=By hand; responsible=Rafi Sol
- South field | kind=Open bed; area=2400; irrigation=Overhead; responsible=Thea Munk
record batch|plant batch|stock lot|pot lot|stock: Batch!;Plant->@plant|plant variety|cultivar~English lavender|Japanese maple;Growing area->@growing area|greenhouse|bench~Tunnel 2|Shade house;Pot size=9 cm|2 l|5 l|10 l|Bare root;Quantity:number#0-100000;Potted on:date!;Ready on:date;~Stage=Propagation|Growing on|Saleable|Sold out
- LAV-25-3 | plant=English lavender; growing_area=Tunnel 2; pot_size=2 l; quantity=840; stage=Saleable
- ACE-24-1 | plant=Japanese maple; growing_area=Shade house; pot_size=10 l; quantity=55; stage=Growing on
- HYD-25-1 | plant=Climbing hydrangea; growing_area=South field; pot_size=5 l; quantity=120; stage=Sold out
- THY-25-4 | plant=Thyme silver queen; growing_area=Warm house 1; pot_size=9 cm; quantity=1500; stage=Propagation
record propagation|sowing|cutting|grafting: Title!;Plant->@plant|plant variety|cultivar~English lavender|Japanese maple;Done on:date!;Method=Seed|Cutting|Grafting|Division;Pieces:number#1-100000;Rooted share:percent;Medium~Perlite and peat-free mix|Seed compost;Done by~Thea Munk|Rafi Sol
- Lavender softwood cuttings | plant=English lavender; method=Cutting; pieces=1200; rooted_share=82; medium=Perlite and peat-free mix; done_by=Thea Munk
- Maple side grafts | plant=Japanese maple; method=Grafting; pieces=90; rooted_share=64; medium=Peat-free mix; done_by=Rafi Sol
- Thyme division | plant=Thyme silver queen; method=Division; pieces=600; rooted_share=95; medium=Herb mix; done_by=Rafi Sol
- Lavender from seed | plant=English lavender; method=Seed; pieces=900; rooted_share=58; medium=Seed compost; done_by=Thea Munk
record stock movement|stock count|write-off: Title!;Batch->@batch|plant batch|stock lot~LAV-25-3|ACE-24-1;Moved on:date!;Kind=Sale|Repotting|Loss|Count correction|Purchase;Quantity:number#-100000-100000;Reason;Noted by~Thea Munk|Rafi Sol
- Frost loss in the shade house | batch=ACE-24-1; kind=Loss; quantity=-6; reason=Late frost; noted_by=Rafi Sol
- Market Saturday | batch=LAV-25-3; kind=Sale; quantity=-72; noted_by=Thea Munk
- Hydrangeas into 5 l | batch=HYD-25-1; kind=Repotting; quantity=120; noted_by=Thea Munk
- Thyme recount | batch=THY-25-4; kind=Count correction; quantity=-14; reason=Counted twice; noted_by=Rafi Sol
record care log|treatment|spraying|feeding|pest treatment: Title!;Batch->@batch|plant batch|stock lot~LAV-25-3|ACE-24-1;Done on:date!;Kind=Feeding|Pruning|Pest control|Watering|Potting on;Product~Slow-release feed|Soap spray;Amount:number(l)#0-1000;Done by~Thea Munk|Rafi Sol
- Trim after flowering | batch=LAV-25-3; kind=Pruning; done_by=Thea Munk
- Aphids on young leaves | batch=ACE-24-1; kind=Pest control; product=Soap spray; amount=6; done_by=Rafi Sol
- Slow feed for hydrangeas | batch=HYD-25-1; kind=Feeding; product=Slow-release feed; done_by=Thea Munk
- Misting the thyme trays | batch=THY-25-4; kind=Watering; amount=40; done_by=Rafi Sol
item supplier|grower|wholesaler: Name!;Contact person;Email:email;Phone:phone;Supplies~Young plants|Pots|Seeds;Delivery days:number(days)#1-60;Plant passport number
- Northfield young plants | contact_person=Hedda Roux; supplies=Young plants; delivery_days=7; plant_passport_number=NL-40412
- Clayworks pots | contact_person=Ben Turi; supplies=Pots; delivery_days=10
- Heather seed house | contact_person=Lina Aster; supplies=Seeds; delivery_days=5; plant_passport_number=DE-22018
- Moor bark and peat-free | contact_person=Jon Keld; supplies=Potting mix; delivery_days=14
+ order: Plant->@plant|plant variety|cultivar~English lavender|Japanese maple;Pot size=9 cm|2 l|5 l|10 l;Plants:number#1-5000;Collect on:date;Planting service:boolean

# landscaping|landscape gardener|garden design|garden maintenance|lawn care|gardening company
item client garden|garden|property|site: Name!;Client->@client|garden owner~Ridley family|Park View flats;Address!;Area:number(m²)#5-200000;Soil=Clay|Sand|Loam|Chalk;Lawn area:number(m²)#0-100000;Access notes:long;Photo:image
- Ridley back garden | client=Ridley family; address=Elm close 9; area=340; soil=Clay; lawn_area=150; access_notes=Side gate, code on file.
- Park View courtyard | client=Park View flats; address=Park View 1 to 12; area=1200; soil=Loam; lawn_area=700
- Vicarage garden | client=St Anne's parish; address=Church hill 2; area=900; soil=Chalk; lawn_area=420
- Bakewell office front | client=Bakewell Tools; address=Foundry road 30; area=260; soil=Sand; lawn_area=0
person client|garden owner: Name!;Email:email;Phone:phone;Billing address;Kind=Private|Housing|Company|Council;Client since:date;Note:long
- Ridley family | billing_address=Elm close 9; kind=Private
- Park View flats | billing_address=Managing office, Mill square 2; kind=Housing
- St Anne's parish | billing_address=Parish office, Church hill 4; kind=Council
- Bakewell Tools | billing_address=Foundry road 30; kind=Company; note=Invoice by the 5th.
item service|garden service|work type: Name!;Unit=Hour|m²|Visit|Piece;Price per unit:money;Season=All year|Spring|Summer|Autumn|Winter;Usual minutes:number(min)#10-960;Description:long
- Lawn mowing | unit=m²; price_per_unit=0.25; season=Summer; usual_minutes=60; description=Cut, edges and clippings taken away.
- Hedge trimming | unit=Hour; price_per_unit=42; season=Autumn; usual_minutes=180
- Leaf clearance | unit=Visit; price_per_unit=85; season=Autumn; usual_minutes=150
- Turf laying | unit=m²; price_per_unit=14; season=Spring; usual_minutes=480; description=Soil levelled, turf rolled and watered in.
work job|garden visit|maintenance visit|landscaping job|job card: Title!;Client garden->@client garden|garden|property~Ridley back garden|Park View courtyard;Service->@service|garden service~Lawn mowing|Hedge trimming;Due on:date;Starts at:time;Crew->@crew|team~Crew North|Crew South;Hours planned:number(h)#0-200;Notes:long
- Mow and edge Ridley | client_garden=Ridley back garden; service=Lawn mowing; crew=Crew North; hours_planned=1.5
- Courtyard hornbeam hedge | client_garden=Park View courtyard; service=Hedge trimming; crew=Crew South; hours_planned=7
- Leaves at the vicarage | client_garden=Vicarage garden; service=Leaf clearance; crew=Crew North; hours_planned=3
- New lawn behind Ridley | client_garden=Ridley back garden; service=Turf laying; crew=Stone crew; hours_planned=16
item crew|team|work crew: Name!;Foreman~Pauline Dray|Tarik Onu;Members:number#1-12;Vehicle~Van 3|Pick-up 1;Phone:phone;Skills=Maintenance|Paving|Planting|Tree work
- Crew North | foreman=Pauline Dray; members=2; vehicle=Van 3; skills=Maintenance
- Crew South | foreman=Tarik Onu; members=3; vehicle=Pick-up 1; skills=Tree work
- Stone crew | foreman=Gus Ferro; members=4; vehicle=Tipper 2; skills=Paving
- Border crew | foreman=Ailsa Wynn; members=2; vehicle=Van 5; skills=Planting
record estimate|quote|offer|cost estimate: Number!;Client garden->@client garden|garden|property~Ridley back garden|Park View courtyard;Drawn up on:date!;Scope:long;Labour:money;Materials:money;Total:money;Valid until:date;~Status=Draft|Sent|Accepted|Declined
- Q-2207 | client_garden=Ridley back garden; scope=Sandstone terrace of 28 m² with drainage; labour=2600; materials=1900; total=4500; status=Sent
- Q-2209 | client_garden=Park View courtyard; scope=Replant the entrance beds; labour=840; materials=620; total=1460; status=Accepted
- Q-2212 | client_garden=Vicarage garden; scope=Crown lift of two yews; labour=480; materials=0; total=480; status=Draft
- Q-2214 | client_garden=Bakewell office front; scope=Gravel garden with grasses; labour=1900; materials=1650; total=3550; status=Declined
record time entry|timesheet|work log|hours: Title!;Job->@job|garden visit|maintenance visit~Mow and edge Ridley|Courtyard hornbeam hedge;Worked on:date!;Worker~Pauline Dray|Tarik Onu;Hours:number(h)#0-16;Travel:number(km)#0-300;Green waste:number(m³)#0-50;Notes:long
- Ridley Monday | job=Mow and edge Ridley; worker=Pauline Dray; hours=1.25; travel=8; green_waste=0.4
- Courtyard day 1 | job=Courtyard hornbeam hedge; worker=Tarik Onu; hours=7.5; travel=14; green_waste=3
- Vicarage leaves | job=Leaves at the vicarage; worker=Pauline Dray; hours=3.25; travel=11; green_waste=2
- Turf day 1 | job=New lawn behind Ridley; worker=Gus Ferro; hours=8; travel=8; green_waste=1.5
record material use|material|plant list: Title!;Job->@job|garden visit|maintenance visit~Mow and edge Ridley|Courtyard hornbeam hedge;Item~Bark mulch|Hornbeam 80 cm;Quantity:number#0-10000;Unit=Piece|m²|m³|kg|Bag;Unit cost:money;Supplier~Tree nursery East|Builders yard
- Mulch for the hedge foot | job=Courtyard hornbeam hedge; item=Bark mulch; quantity=2; unit=m³; unit_cost=48; supplier=Builders yard
- Lawn feed Ridley | job=Mow and edge Ridley; item=Lawn feed; quantity=1; unit=Bag; unit_cost=22; supplier=Builders yard
- Turf rolls Ridley | job=New lawn behind Ridley; item=Turf; quantity=150; unit=m²; unit_cost=4.1; supplier=Turf farm Low
- Replacement hornbeams | job=Courtyard hornbeam hedge; item=Hornbeam 80 cm; quantity=6; unit=Piece; unit_cost=9; supplier=Tree nursery East
+ invoice: Job->@job|garden visit~Mow and edge Ridley|Courtyard hornbeam hedge;Labour hours:number(h)#0-500;Materials:money
+ appointment: Client garden->@client garden|garden|property~Ridley back garden|Park View courtyard;Purpose=First visit|Design talk|Handover

# houseplant|house plant|indoor plant|plant care|watering reminder|repotting
item plant|houseplant|house plant|indoor plant: Name!;Species->@species|plant species|care guide~Monstera deliciosa|Zamioculcas;Room->@room|spot|location~Living room window|Bathroom shelf;Acquired on:date;Pot diameter:number(cm)#3-80;Source=Bought|Gift|Cutting|Swap;Photo:image;~Health=Thriving|Fine|Struggling|Dead
- Big Monty | species=Monstera deliciosa; room=Living room window; pot_diameter=27; source=Bought; health=Thriving
- Zara | species=Zamioculcas; room=Bathroom shelf; pot_diameter=15; source=Gift; health=Fine
- Pearl strings | species=Senecio rowleyanus; room=Kitchen sill; pot_diameter=10; source=Cutting; health=Struggling
- Boston | species=Nephrolepis exaltata; room=Bedroom corner; pot_diameter=19; source=Swap; health=Dead
item species|plant species|care guide|plant type: Name!;Common name;Light=Bright|Indirect|Shade;Water every:number(days)#1-60;Feed every:number(days)#0-180;Humidity=Low|Medium|High;Minimum temperature:number(°C)#0-25;Toxic to pets:boolean;Care tips:long
- Monstera deliciosa | common_name=Swiss cheese plant; light=Indirect; water_every=8; feed_every=21; humidity=Medium; minimum_temperature=16; care_tips=Let the top third dry out.
- Zamioculcas | common_name=ZZ plant; light=Shade; water_every=18; feed_every=45; humidity=Low; minimum_temperature=14; care_tips=Rather too dry than too wet.
- Senecio rowleyanus | common_name=String of pearls; light=Bright; water_every=14; humidity=Low; minimum_temperature=10
- Nephrolepis exaltata | common_name=Boston fern; light=Indirect; water_every=4; humidity=High; minimum_temperature=15
item room|spot|location|shelf: Name!;Window=North|East|South|West|None;Light=Bright|Medium|Dim;Temperature:number(°C)#5-35;Humidity:number(%)#10-100;Note
- Living room window | window=East; light=Bright; temperature=21; humidity=45
- Bathroom shelf | window=North; light=Dim; temperature=22; humidity=65
- Kitchen sill | window=South; light=Bright; temperature=23; humidity=50
- Bedroom corner | window=West; light=Medium; temperature=18; humidity=40
record watering|watering log|care log|care entry|care action|care activity|care history: Title!;Plant->@plant|houseplant|house plant~Big Monty|Zara;Done on:date!;Kind=Watering|Feeding|Misting|Pruning|Cleaning leaves;Amount:number(ml)#0-10000;Feed used:boolean;Notes:long
- Sunday watering Monty | plant=Big Monty; kind=Watering; amount=700
- Feed for Zara | plant=Zara; kind=Feeding; amount=250; notes=Half strength.
- Misting Boston | plant=Boston; kind=Misting; amount=80
- Dusting Monty's leaves | plant=Big Monty; kind=Cleaning leaves; notes=Soft cloth, lukewarm water.
record repotting|repot: Title!;Plant->@plant|houseplant|house plant~Big Monty|Zara;Repotted on:date!;Old pot:number(cm)#3-80;New pot:number(cm)#3-80;Soil mix~Bark and perlite|Cactus mix;Roots=Healthy|Pot-bound|Rotten;Notes:long
- Monty moves up | plant=Big Monty; old_pot=24; new_pot=27; soil_mix=Bark and perlite; roots=Pot-bound
- Zara after four years | plant=Zara; old_pot=12; new_pot=15; soil_mix=Cactus mix; roots=Healthy
- Pearls into clay | plant=Pearl strings; old_pot=8; new_pot=10; soil_mix=Cactus mix; roots=Healthy
- Rescue of Boston | plant=Boston; old_pot=19; new_pot=15; soil_mix=Coir and perlite; roots=Rotten
record growth note|growth log|growth photo|plant diary: Title!;Plant->@plant|houseplant|house plant~Big Monty|Zara;Noted on:date!;Height:number(cm)#1-400;New leaves:number#0-50;Flowering:boolean;Photo:image;Notes:long
- Monty in June | plant=Big Monty; height=96; new_leaves=2; notes=First leaf with inner holes.
- Zara new shoot | plant=Zara; height=44; new_leaves=1
- Pearls over the edge | plant=Pearl strings; height=22; new_leaves=12
- Boston losing fronds | plant=Boston; height=30; new_leaves=0; notes=Tips are crisp.
record pest sighting|plant problem|pest treatment|disease|problem|diagnosis|problem diagnosis|plant diagnosis: Title!;Plant->@plant|houseplant|house plant~Big Monty|Zara;Seen on:date!;Problem=Thrips|Spider mites|Fungus gnats|Yellow leaves|Root rot;Severity=Light|Medium|Heavy;Treatment~Soap spray|Nematodes;Solved:boolean
- Gnats in the soil | plant=Zara; problem=Fungus gnats; severity=Light; treatment=Nematodes
- Silver spots on Monty | plant=Big Monty; problem=Thrips; severity=Medium; treatment=Soap spray
- Webs on the fern | plant=Boston; problem=Spider mites; severity=Heavy; treatment=Shower and soap
- Mushy pearls | plant=Pearl strings; problem=Root rot; severity=Medium; treatment=Dry repotting
work care reminder|reminder|care task|watering schedule: Title!;Plant->@plant|houseplant|house plant~Big Monty|Zara;Kind=Water|Feed|Repot|Mist|Rotate;Due on:date;Every:number(days)#1-365;Assigned to~Me|Flatmate;Notes:long
- Water Monty | plant=Big Monty; kind=Water; every=8; assigned_to=Me
- Rotate Zara | plant=Zara; kind=Rotate; every=30; assigned_to=Flatmate
- Feed the pearls | plant=Pearl strings; kind=Feed; every=60; assigned_to=Me
- Mist the fern | plant=Boston; kind=Mist; every=2; assigned_to=Flatmate
! request cutting offer|plant swap|swap [swap\\w*|cutting\\w*|exchange]: Title!;Plant->@plant|houseplant|house plant~Big Monty|Zara;Offered by~Me|Flatmate;Cuttings:number#1-20;Wants in return;Pick-up place
- Two rooted monstera cuttings | plant=Big Monty; offered_by=Me; cuttings=2; wants_in_return=Any hoya; pick_up_place=Station kiosk
- Strands of pearls | plant=Pearl strings; offered_by=Me; cuttings=6; wants_in_return=Nothing; pick_up_place=Front door
- ZZ leaf stems | plant=Zara; offered_by=Flatmate; cuttings=3; wants_in_return=Pothos
- Top cut of Monty | plant=Big Monty; offered_by=Me; cuttings=1; wants_in_return=A terracotta pot; pick_up_place=Office kitchen
+ photo: Plant->@plant|houseplant|house plant~Big Monty|Zara

# seed library|seed bank|seed swap|seed saver|heirloom seed|seed catalogue
item variety|seed variety|heirloom|seed: Name!;Species~Solanum lycopersicum|Phaseolus vulgaris;Crop=Tomato|Bean|Lettuce|Squash|Herb|Flower;Origin;Sow in~February indoors|May outdoors;Days to maturity:number#20-250;Plant spacing:number(cm)#2-200;Difficulty=Easy|Medium|Advanced;Story:long
- Black Plum tomato | species=Solanum lycopersicum; crop=Tomato; origin=Garden of a miner, 1950s; sow_in=February indoors; days_to_maturity=82; plant_spacing=60; difficulty=Medium
- Purple Teepee bean | species=Phaseolus vulgaris; crop=Bean; origin=Village fair; sow_in=May outdoors; days_to_maturity=58; plant_spacing=15; difficulty=Easy
- Wold winter lettuce | species=Lactuca sativa; crop=Lettuce; origin=Upper Wold; sow_in=August; days_to_maturity=60; difficulty=Easy
- Harvest moon squash | species=Cucurbita maxima; crop=Squash; origin=Lakeside; sow_in=April indoors; days_to_maturity=115; difficulty=Advanced
record seed lot|packet|accession|seed packet: Lot number!;Variety->@variety|seed variety|heirloom~Black Plum tomato|Purple Teepee bean;Harvest year:number#1990-2040;Grower->@seed grower|guardian|donor~Hester Lyle|Paolo Grun;Packets:number#0-5000;Seeds per packet:number#1-500;Received on:date!;Drawer~B3|F1;~Status=Available|Low|Out|Expired
- SL-0231 | variety=Black Plum tomato; harvest_year=2024; grower=Hester Lyle; packets=18; seeds_per_packet=20; drawer=B3; status=Available
- SL-0240 | variety=Purple Teepee bean; harvest_year=2023; grower=Paolo Grun; packets=3; seeds_per_packet=25; drawer=F1; status=Low
- SL-0246 | variety=Wold winter lettuce; harvest_year=2025; grower=Agnes Tull; packets=40; seeds_per_packet=200; status=Available
- SL-0118 | variety=Harvest moon squash; harvest_year=2018; grower=Mo Farid; packets=5; seeds_per_packet=8; status=Expired
person seed grower|guardian|donor|seed guardian: Name!;Email:email;Village;Garden altitude:number(m)#0-3000;Grows since:number#1950-2040;Organic:boolean;Note:long
- Hester Lyle | village=Upper Wold; garden_altitude=210; grows_since=1998
- Paolo Grun | village=Lakeside; garden_altitude=430; grows_since=2015
- Agnes Tull | village=Upper Wold; garden_altitude=195; grows_since=1982
- Mo Farid | village=Canal side; garden_altitude=60; grows_since=2020; note=Keeps squash isolated by hand.
record germination test|viability test|seed test: Title!;Seed lot->@seed lot|packet|accession~SL-0231|SL-0240;Tested on:date!;Seeds tested:number#5-400;Germinated:number#0-400;Rate:percent;Temperature:number(°C)#5-35;Tested by~Hester Lyle|Ida Noll
- Spring test 0231 | seed_lot=SL-0231; seeds_tested=50; germinated=44; rate=88; temperature=22; tested_by=Ida Noll
- Spring test 0240 | seed_lot=SL-0240; seeds_tested=25; germinated=16; rate=64; temperature=20; tested_by=Ida Noll
- Lettuce 0246 cold start | seed_lot=SL-0246; seeds_tested=100; germinated=93; rate=93; temperature=15
- Old squash 0118 | seed_lot=SL-0118; seeds_tested=10; germinated=2; rate=20; temperature=24; tested_by=Ida Noll
record loan|seed loan|checkout|seed request|withdrawal: Title!;Seed lot->@seed lot|packet|accession~SL-0231|SL-0240;Borrower name!;Taken on:date!;Packets taken:number#1-20;Promises to return:boolean;Return by:date;~Status=Out|Returned|Not returned
- Tomato for the school garden | seed_lot=SL-0231; borrower_name=Primary school Wold; packets_taken=2; status=Out
- Beans for plot A-9 | seed_lot=SL-0240; borrower_name=Lena Obi; packets_taken=1; status=Returned
- Lettuce for the care home | seed_lot=SL-0246; borrower_name=Elm house; packets_taken=3; status=Out
- Squash trial row | seed_lot=SL-0118; borrower_name=Iqbal Rana; packets_taken=1; status=Not returned
record seed return|donation|seed donation: Title!;Variety->@variety|seed variety~Black Plum tomato|Purple Teepee bean;Donor name!;Returned on:date!;Weight:number(g)#0.1-5000;Isolated:boolean;Plants saved from:number#1-200;Notes:long
- Beans back in autumn | variety=Purple Teepee bean; donor_name=Lena Obi; weight=120; plants_saved_from=14
- Tomato from Upper Wold | variety=Black Plum tomato; donor_name=Hester Lyle; weight=6; plants_saved_from=5
- Lettuce heads gone to seed | variety=Wold winter lettuce; donor_name=Agnes Tull; weight=45; plants_saved_from=12
- One perfect squash | variety=Harvest moon squash; donor_name=Mo Farid; weight=60; plants_saved_from=6
event swap day|seed swap|workshop|seed exchange: Title!;Takes place on:date!;Starts at:time;Venue~Library hall|Town garden;Places:number#1-500;Led by~Ida Noll|Hester Lyle;Description:long
- February swap | venue=Library hall; places=120; led_by=Ida Noll
- Saving tomato seed | venue=Town garden; places=20; led_by=Hester Lyle
- Autumn seed cleaning | venue=Library hall; places=30; led_by=Hester Lyle
- Bean threshing afternoon | venue=Town garden; places=25; led_by=Ida Noll
! record growing report|grower note [report|diary|log|result\\w*|feedback]: Title!;Variety->@variety|seed variety~Black Plum tomato|Purple Teepee bean;Season:number#2000-2040;Yield:rating;Taste:rating;Disease seen;Notes:long
- Good despite the rain | variety=Black Plum tomato; season=2025; yield=4; taste=5; disease_seen=Late blight in September
- Beans cropped early | variety=Purple Teepee bean; season=2025; yield=5; taste=4; disease_seen=None
- Lettuce stood the frost | variety=Wold winter lettuce; season=2024; yield=4; taste=3
- Squash sulked in the cold | variety=Harvest moon squash; season=2024; yield=2; taste=5; disease_seen=Powdery mildew

# botanical garden|arboretum|plant collection|glasshouse collection|living collection|botanic garden
item taxon|plant species|species|plant: Name!;Family~Orchidaceae|Arecaceae;Common name;Native to;Life form=Tree|Shrub|Perennial|Succulent|Orchid|Fern;Conservation status=Least concern|Near threatened|Vulnerable|Endangered|Critically endangered;Flowering months;Photo:image
- Encephalartos woodii | family=Zamiaceae; common_name=Wood's cycad; native_to=South Africa; life_form=Shrub; conservation_status=Critically endangered
- Paphiopedilum insigne | family=Orchidaceae; common_name=Splendid slipper orchid; native_to=Himalaya; life_form=Orchid; conservation_status=Endangered; flowering_months=November to February
- Sarracenia oreophila | family=Sarraceniaceae; common_name=Green pitcher plant; native_to=Appalachians; life_form=Perennial; conservation_status=Vulnerable
- Echinocactus grusonii | family=Cactaceae; common_name=Golden barrel; native_to=Mexico; life_form=Succulent; conservation_status=Endangered
record accession|plant accession|plant record: Accession number!;Taxon->@taxon|plant species|species~Encephalartos woodii|Paphiopedilum insigne;Received on:date!;Provenance=Wild|Cultivated|Unknown;Source~Botanic garden exchange|Field trip 112;Quantity:number#0-1000;Bed->@bed|garden area|section~Cycad house|Orchid bench 3;~Status=Alive|Propagating|Dead|Given away
- 1987-0032 | taxon=Encephalartos woodii; provenance=Cultivated; source=Botanic garden exchange; quantity=1; bed=Cycad house; status=Alive
- 2019-0410 | taxon=Paphiopedilum insigne; provenance=Wild; source=Field trip 112; quantity=6; bed=Orchid bench 3; status=Alive
- 2008-0117 | taxon=Echinocactus grusonii; provenance=Unknown; source=Police seizure; quantity=12; bed=Desert rockery; status=Propagating
- 2022-0056 | taxon=Sarracenia oreophila; provenance=Wild; source=Field trip 131; quantity=3; bed=Bog pond; status=Given away
item bed|garden area|section|glasshouse|garden section: Name!;Code;Kind=Outdoor bed|Glasshouse|Pond|Rockery|Arboretum;Area:number(m²)#1-500000;Curator~Sofia Brandt|Hugo Pell;Open to visitors:boolean;Description:long
- Cycad house | code=GH2; kind=Glasshouse; area=240; curator=Hugo Pell
- Orchid bench 3 | code=GH5-3; kind=Glasshouse; area=12; curator=Sofia Brandt
- Desert rockery | code=OB7; kind=Rockery; area=160; curator=Hugo Pell
- Bog pond | code=P2; kind=Pond; area=75; curator=Sofia Brandt
record condition check|inventory check|plant inspection|check: Title!;Accession->@accession|plant accession~1987-0032|2019-0410;Checked on:date!;Condition=Excellent|Good|Fair|Poor|Dead;Height:number(cm)#1-5000;Flowering:boolean;Fruiting:boolean;Label present:boolean;Checked by~Sofia Brandt|Hugo Pell
- Cycad spring check | accession=1987-0032; condition=Good; height=210; checked_by=Hugo Pell
- Slipper orchid in flower | accession=2019-0410; condition=Excellent; height=28; checked_by=Sofia Brandt
- Barrels after winter | accession=2008-0117; condition=Fair; height=44; checked_by=Hugo Pell
- Pitchers in May | accession=2022-0056; condition=Good; height=38; checked_by=Sofia Brandt
record propagation|sowing|cutting: Title!;Accession->@accession|plant accession~1987-0032|2019-0410;Started on:date!;Method=Seed|Cutting|Division|Tissue culture|Offset;Quantity:number#1-5000;Success:percent;Propagator~Sofia Brandt|Hugo Pell;Notes:long
- Offset of the cycad | accession=1987-0032; method=Offset; quantity=2; success=50; propagator=Hugo Pell
- Division in spring | accession=2019-0410; method=Division; quantity=4; success=100; propagator=Sofia Brandt
- Barrel cactus sowing | accession=2008-0117; method=Seed; quantity=400; success=71; propagator=Hugo Pell
- Orchid in flasks | accession=2019-0410; method=Tissue culture; quantity=60; success=35; propagator=Sofia Brandt
request seed request|plant request|exchange request|material request: Title!;Taxon->@taxon|plant species|species~Encephalartos woodii|Paphiopedilum insigne;Institution!;Contact email:email;Material=Seed|Cutting|Leaf sample|Pollen;Amount;Purpose=Research|Exchange|Teaching;Agreement:file
- Leaf sample for genetics | taxon=Encephalartos woodii; institution=University of the Coast; material=Leaf sample; amount=2 g; purpose=Research
- Pollen for a breeding group | taxon=Paphiopedilum insigne; institution=Lake garden; material=Pollen; amount=1 vial; purpose=Exchange
- Cactus seed for school beds | taxon=Echinocactus grusonii; institution=Harbour school garden; material=Seed; amount=50 seeds; purpose=Teaching
- Pitcher rhizome cutting | taxon=Sarracenia oreophila; institution=Mountain botanic garden; material=Cutting; amount=2 pieces; purpose=Exchange
event guided tour|tour|exhibition|workshop: Title!;Takes place on:date!;Starts at:time;Meeting point~Palm house entrance|Main gate;Guide~Sofia Brandt|Hugo Pell;Places:number#1-100;Price:money;Description:long
- Plants of the dinosaurs | meeting_point=Palm house entrance; guide=Hugo Pell; places=20; price=8
- Orchid evening | meeting_point=Main gate; guide=Sofia Brandt; places=15; price=12
- Plants that eat insects | meeting_point=Bog pond; guide=Sofia Brandt; places=18; price=9
- Cacti at dusk | meeting_point=Main gate; guide=Hugo Pell; places=25; price=10
work garden task|gardening task|work order: Title!;Bed->@bed|garden area|section~Cycad house|Orchid bench 3;Due on:date;Assigned to~Sofia Brandt|Hugo Pell;Kind=Watering|Pruning|Labelling|Repotting|Pest control;Notes:long
- Relabel the orchid bench | bed=Orchid bench 3; assigned_to=Sofia Brandt; kind=Labelling
- Scale insects in the cycad house | bed=Cycad house; assigned_to=Hugo Pell; kind=Pest control
- Repot the barrel seedlings | bed=Desert rockery; assigned_to=Hugo Pell; kind=Repotting
- Top up the pond with rainwater | bed=Bog pond; assigned_to=Sofia Brandt; kind=Watering
+ booking: Guided tour->@guided tour|tour~Plants of the dinosaurs|Orchid evening;Visitors:number#1-60;Language=English|German|French|Spanish

# tree surgeon|arborist|tree inventory|urban tree|tree inspection|street tree
item tree|street tree|urban tree|park tree: Tree number!;Species~Tilia cordata|Platanus acerifolia;Site->@site|street|park~Linden avenue|Castle park;Trunk girth:number(cm)#5-1500;Height:number(m)#1-90;Crown width:number(m)#0-50;Planted in:number#1600-2040;Protected:boolean;~Condition=Good|Fair|Poor|Dead|Felled
- T-00412 | species=Tilia cordata; site=Linden avenue; trunk_girth=182; height=17; crown_width=9; planted_in=1938; condition=Fair
- T-01093 | species=Platanus acerifolia; site=Castle park; trunk_girth=410; height=28; crown_width=22; planted_in=1850; condition=Good
- T-02210 | species=Fraxinus excelsior; site=Hill school; trunk_girth=240; height=21; crown_width=12; condition=Poor
- T-00077 | species=Taxus baccata; site=St Mary churchyard; trunk_girth=520; height=11; planted_in=1650; condition=Good
item site|street|park|location: Name!;District;Owner=City|Private|School|Church;Address;Latitude:number#-90-90;Longitude:number#-180-180;Footfall=Low|Medium|High
- Linden avenue | district=North; owner=City; latitude=50.1102; longitude=8.6821; footfall=High
- Castle park | district=Old town; owner=City; latitude=50.1171; longitude=8.6753; footfall=Medium
- Hill school | district=South; owner=School; address=Hill road 8; footfall=High
- St Mary churchyard | district=Old town; owner=Church; address=Church lane 1; footfall=Low
record tree inspection|inspection|safety check|tree check: Title!;Tree->@tree|street tree|park tree~T-00412|T-01093;Inspected on:date!;Method=Visual|Climbing|Tomograph|Pull test;Decay=None|Slight|Moderate|Severe;Deadwood=None|Little|Much;Risk=Low|Medium|High|Immediate;Next inspection:date;Inspector~Mads Iversen|Priya Cole
- Linden 412 yearly check | tree=T-00412; method=Visual; decay=Moderate; deadwood=Much; risk=Medium; inspector=Priya Cole
- Plane 1093 tomograph | tree=T-01093; method=Tomograph; decay=Slight; deadwood=Little; risk=Low; inspector=Mads Iversen
- Ash dieback check | tree=T-02210; method=Climbing; decay=Severe; deadwood=Much; risk=Immediate; inspector=Mads Iversen
- Yew pull test | tree=T-00077; method=Pull test; decay=None; deadwood=None; risk=Low; inspector=Priya Cole
work tree work|pruning job|work order|job: Title!;Tree->@tree|street tree|park tree~T-00412|T-01093;Kind=Deadwood removal|Crown reduction|Felling|Stump grinding|Cabling;Due on:date;Crew~Climbers 1|Platform crew;Hours planned:number(h)#0-100;Road closure:boolean;Priority=Low|Normal|High;Notes:long
- Deadwood over the footpath | tree=T-00412; kind=Deadwood removal; crew=Platform crew; hours_planned=3; priority=High
- Renew the crown cable | tree=T-01093; kind=Cabling; crew=Climbers 1; hours_planned=5; priority=Normal
- Fell the school ash | tree=T-02210; kind=Felling; crew=Climbers 1; hours_planned=14; priority=High
- Lift the yew off the roof | tree=T-00077; kind=Crown reduction; crew=Platform crew; hours_planned=4; priority=Low
request citizen report|tree report|damage report|felling permit: Title!;Tree->@tree|street tree|park tree~T-00412|T-01093;Reason=Broken branch|Disease|Felling permit|Roots;Reporter name;Email:email;Place;Photo:image;Description:long
- Branch hangs over the bus stop | tree=T-00412; reason=Broken branch; reporter_name=Gil Sanders; place=Linden avenue 14
- Roots lift the paving | tree=T-01093; reason=Roots; reporter_name=Mona Rake; place=Castle park, west path
- Bare crown in summer | tree=T-02210; reason=Disease; reporter_name=Ruth Adler; place=Hill road 8
- May I fell the yew | tree=T-00077; reason=Felling permit; reporter_name=Parish clerk; place=Church lane 1
record tree planting|planting|replacement planting: Title!;Site->@site|street|park~Linden avenue|Castle park;Planted on:date!;Species~Acer campestre|Ulmus resista;Quantity:number#1-5000;Stem girth:number(cm)#6-60;Watering until:date;Nursery~Tree nursery Bruns|City nursery;Sponsor
- Replacement limes | site=Linden avenue; species=Tilia cordata; quantity=3; stem_girth=18; nursery=City nursery
- Field maples at the pond | site=Castle park; species=Acer campestre; quantity=5; stem_girth=16; nursery=City nursery; sponsor=Rotary of the old town
- School shade trees | site=Hill school; species=Ulmus resista; quantity=4; stem_girth=20; nursery=Tree nursery Bruns
- Yew hedge churchyard | site=St Mary churchyard; species=Taxus baccata; quantity=30; stem_girth=8; sponsor=Friends of St Mary
! record tree photo|photo log [photo\\w*|picture\\w*|image\\w*]: Title!;Tree->@tree|street tree|park tree~T-00412|T-01093;Taken on:date!;Photo:image;Side=North|East|South|West|Crown|Foot;Taken by~Mads Iversen|Priya Cole
- Fungus at the foot | tree=T-00412; side=Foot; taken_by=Priya Cole
- Crown of the ash in July | tree=T-02210; side=Crown; taken_by=Mads Iversen
- Yew from the gate | tree=T-00077; side=South; taken_by=Priya Cole
- Plane trunk bark | tree=T-01093; side=East; taken_by=Priya Cole
+ invoice: Tree work->@tree work|pruning job~Deadwood over the footpath;Hours:number(h)#0-200;Disposal fee:money
# forestry|forester|forest stand|woodland|timber harvest|forest district
item stand|forest stand|compartment|woodland|forest parcel: Code!;District~Upper forest|Mill wood;Area:number(ha)#0.1-5000;Main species=Spruce|Pine|Beech|Oak|Fir|Larch;Age:number(years)#0-400;Growing stock:number(m³/ha)#0-1200;Site quality=Low|Medium|High;Owner~Municipality|Haug family;Protected:boolean
- UF-12a | district=Upper forest; area=7.4; main_species=Spruce; age=78; growing_stock=410; site_quality=High; owner=Municipality
- MW-03 | district=Mill wood; area=3.1; main_species=Beech; age=115; growing_stock=330; site_quality=Medium; owner=Haug family
- HR-21 | district=High ridge; area=15.2; main_species=Larch; age=45; growing_stock=240; site_quality=Low; owner=Diocese
- BB-07b | district=Brook bottom; area=2.4; main_species=Oak; age=160; growing_stock=290; site_quality=High; owner=Municipality
record inventory plot|sample plot|forest inventory|stand survey: Title!;Stand->@stand|forest stand|compartment~UF-12a|MW-03;Measured on:date!;Plot radius:number(m)#2-25;Trees counted:number#0-300;Mean diameter:number(cm)#3-150;Mean height:number(m)#1-60;Basal area:number(m²/ha)#0-100;Forester~Liv Hagen|Otto Ramm
- UF-12a plot 1 | stand=UF-12a; plot_radius=12; trees_counted=28; mean_diameter=36; mean_height=27; basal_area=38; forester=Liv Hagen
- MW-03 plot 1 | stand=MW-03; plot_radius=12; trees_counted=14; mean_diameter=46; mean_height=29; basal_area=29; forester=Otto Ramm
- HR-21 plot 3 | stand=HR-21; plot_radius=10; trees_counted=34; mean_diameter=24; mean_height=19; forester=Liv Hagen
- BB-07b plot 1 | stand=BB-07b; plot_radius=15; trees_counted=9; mean_diameter=62; mean_height=31; forester=Otto Ramm
work felling|harvest operation|thinning|logging job|harvest: Title!;Stand->@stand|forest stand|compartment~UF-12a|MW-03;Kind=Thinning|Clear felling|Salvage|Selection cut;Planned volume:number(m³)#1-50000;Due on:date;Contractor->@contractor|crew|logging crew~Berg timber crew|Horse logging Sund;Machine=Harvester|Chainsaw|Cable yarder|Horse;Notes:long
- Thinning UF-12a | stand=UF-12a; kind=Thinning; planned_volume=380; contractor=Berg timber crew; machine=Harvester
- Selection cut MW-03 | stand=MW-03; kind=Selection cut; planned_volume=90; contractor=Horse logging Sund; machine=Horse
- Salvage on the ridge | stand=HR-21; kind=Salvage; planned_volume=120; contractor=Ridge cable crew; machine=Cable yarder
- Single oaks BB-07b | stand=BB-07b; kind=Selection cut; planned_volume=30; contractor=Kallio forest service; machine=Chainsaw
item contractor|crew|logging crew|forest company: Name!;Contact person;Phone:phone;Email:email;Services=Felling|Hauling|Planting|Road work;Price per cubic metre:money;Certified until:date
- Berg timber crew | contact_person=Anders Berg; services=Felling; price_per_cubic_metre=22
- Horse logging Sund | contact_person=Tilde Sund; services=Hauling; price_per_cubic_metre=31
- Ridge cable crew | contact_person=Matteo Ferri; services=Felling; price_per_cubic_metre=44
- Kallio forest service | contact_person=Saara Kallio; services=Planting; price_per_cubic_metre=27
record log pile|timber lot|wood pile|timber stack: Pile number!;Stand->@stand|forest stand|compartment~UF-12a|MW-03;Assortment=Saw logs|Pulpwood|Firewood|Veneer;Species=Spruce|Pine|Beech|Oak;Volume:number(m³)#0.1-5000;Length:number(m)#1-22;Location;Measured on:date!;~Status=At roadside|Sold|Hauled
- P-25-118 | stand=UF-12a; assortment=Saw logs; species=Spruce; volume=64; length=5.1; location=Ridge road, bend 4; status=At roadside
- P-25-119 | stand=MW-03; assortment=Firewood; species=Beech; volume=22; length=3; location=Mill bridge; status=Sold
- P-25-124 | stand=HR-21; assortment=Pulpwood; species=Pine; volume=48; length=2; location=Ridge turnaround; status=At roadside
- P-25-131 | stand=BB-07b; assortment=Veneer; species=Oak; volume=6.5; length=4.2; location=Brook ford; status=Hauled
record timber sale|sale|wood sale: Contract!;Log pile->@log pile|timber lot|wood pile~P-25-118|P-25-119;Buyer~Fjell sawmill|Local household;Sold on:date!;Volume:number(m³)#0.1-5000;Price per cubic metre:money;Total:money;Stand->@stand|forest stand|compartment~UF-12a|MW-03;Hauled by:date
- C-0771 | log_pile=P-25-119; buyer=Local household; volume=22; price_per_cubic_metre=55; total=1210
- C-0772 | log_pile=P-25-118; buyer=Fjell sawmill; volume=64; price_per_cubic_metre=92; total=5888
- C-0773 | log_pile=P-25-124; buyer=North paper mill; volume=48; price_per_cubic_metre=38; total=1824
- C-0774 | log_pile=P-25-131; buyer=Veneer works Lahn; volume=6.5; price_per_cubic_metre=720; total=4680
record planting|reforestation|regeneration: Title!;Stand->@stand|forest stand|compartment~UF-12a|MW-03;Planted on:date!;Species=Oak|Fir|Douglas fir|Maple|Spruce;Seedlings:number#1-500000;Spacing:number(m)#0.5-5;Protection=Fence|Tubes|None;Survival:percent;Crew~Planting team 2|School class
- Firs under the gaps | stand=UF-12a; species=Fir; seedlings=1800; spacing=2; protection=Fence; survival=88; crew=Planting team 2
- Oak corner | stand=MW-03; species=Oak; seedlings=400; spacing=1.5; protection=Tubes; survival=93; crew=School class
- Douglas on the ridge | stand=HR-21; species=Douglas fir; seedlings=2500; spacing=2.5; protection=None; survival=74
- Maples along the brook | stand=BB-07b; species=Maple; seedlings=250; spacing=2; protection=Tubes; survival=96; crew=Planting team 2
record forest damage|damage report|bark beetle finding|storm damage: Title!;Stand->@stand|forest stand|compartment~UF-12a|MW-03;Found on:date!;Cause=Bark beetle|Storm|Snow|Fire|Browsing|Drought;Volume hit:number(m³)#0-50000;Area hit:number(ha)#0-5000;Urgency=Low|Medium|High;Found by~Liv Hagen|Otto Ramm;Photo:image
- Beetle nest at bend 4 | stand=UF-12a; cause=Bark beetle; volume_hit=18; area_hit=0.1; urgency=High; found_by=Otto Ramm
- Windthrow MW-03 | stand=MW-03; cause=Storm; volume_hit=35; area_hit=0.4; urgency=Medium; found_by=Liv Hagen
- Snow break on the ridge | stand=HR-21; cause=Snow; volume_hit=60; area_hit=1.1; urgency=Medium; found_by=Liv Hagen
- Browsed oak seedlings | stand=BB-07b; cause=Browsing; volume_hit=0; area_hit=0.3; urgency=Low; found_by=Otto Ramm
record inventory tree|tree|tree inventory|sample tree|tree measurement|marked tree|measured tree: Tree number!;Stand->@stand|forest stand|compartment~UF-12a|MW-03;Species=Spruce|Pine|Beech|Oak|Fir|Larch;Diameter:number(cm)#1-300;Height:number(m)#1-70;Age:number(years)#1-500;Health=Healthy|Damaged|Dead;Marked for felling:boolean;Latitude:number#-90-90;Longitude:number#-180-180;Measured on:date;Measured by~Liv Hagen|Otto Ramm
- UF-12a-017 | stand=UF-12a; species=Spruce; diameter=42; height=29; age=78; health=Healthy; measured_by=Liv Hagen
- UF-12a-018 | stand=UF-12a; species=Spruce; diameter=36; height=27; age=76; health=Damaged; measured_by=Liv Hagen
- MW-03-004 | stand=MW-03; species=Beech; diameter=55; height=31; age=120; health=Healthy; measured_by=Otto Ramm
- MW-03-009 | stand=MW-03; species=Oak; diameter=61; height=28; age=140; health=Dead; measured_by=Otto Ramm
request felling permit|permit|harvest permit|felling licence: Number!;Stand->@stand|forest stand|compartment~UF-12a|MW-03;Holder->@contractor|crew|forest company~Berg timber crew|Horse logging Sund;Kind=Felling|Hauling|Access road|Burning;Volume:number(m³)#0-50000;Valid from:date;Valid until:date;Issued by~Liv Hagen|Otto Ramm;Conditions:long
- FP-25-11 | stand=UF-12a; holder=Berg timber crew; kind=Felling; volume=420; issued_by=Liv Hagen
- FP-25-12 | stand=MW-03; holder=Horse logging Sund; kind=Felling; volume=60; issued_by=Otto Ramm
- FP-25-13 | stand=UF-12a; holder=Berg timber crew; kind=Hauling; volume=420; issued_by=Liv Hagen
- FP-25-14 | stand=MW-03; kind=Access road; volume=0; issued_by=Otto Ramm
work forest work|work|work order|contractor order|forest job: Title!;Stand->@stand|forest stand|compartment~UF-12a|MW-03;Contractor->@contractor|crew|forest company~Berg timber crew|Horse logging Sund;Kind=Felling|Hauling|Planting|Tending|Road work;Volume:number(m³)#0-50000;Price:money;Due on:date;Ordered by~Haug family|Municipality;Notes:long
- Thin the upper spruce | stand=UF-12a; contractor=Berg timber crew; kind=Felling; volume=420; price=9800; ordered_by=Municipality
- Haul P-25-118 | stand=UF-12a; contractor=Berg timber crew; kind=Hauling; volume=180; price=1500; ordered_by=Municipality
- Horses into the beech | stand=MW-03; contractor=Horse logging Sund; kind=Felling; volume=60; price=2700; ordered_by=Haug family
- Plant oaks after the storm | stand=MW-03; kind=Planting; volume=0; price=3100; ordered_by=Haug family

# sawmill|firewood|lumber|timber yard|log yard|cordwood
item timber product|wood product|firewood type|lumber product|board: Name!;Species=Beech|Oak|Ash|Spruce|Larch|Birch;Kind=Firewood|Beam|Board|Batten|Pellets|Slab;Length:number(cm)#10-1300;Thickness:number(mm)#5-400;Moisture:number(%)#5-80;Unit=Stacked m³|m³|Running metre|Piece|Sack;Price per unit:money
- Beech firewood 33 cm | species=Beech; kind=Firewood; length=33; moisture=17; unit=Stacked m³; price_per_unit=128
- Larch board 27 mm | species=Larch; kind=Board; length=400; thickness=27; moisture=15; unit=m³; price_per_unit=690
- Oak beam 16 by 16 | species=Oak; kind=Beam; length=420; thickness=160; moisture=35; unit=Running metre; price_per_unit=31
- Spruce batten 24 by 48 | species=Spruce; kind=Batten; length=300; thickness=24; moisture=16; unit=Piece; price_per_unit=2.6
record log intake|log delivery|timber intake|raw log: Docket!;Supplier->@supplier|forest owner~Municipal forest|Kern woodland;Delivered on:date!;Species=Beech|Oak|Ash|Spruce|Larch|Birch;Volume:number(m³)#0.1-200;Mid diameter:number(cm)#8-150;Grade=A|B|C|D;Yard place~Row 1|Row 4
- LI-402 | supplier=Municipal forest; species=Beech; volume=18.4; mid_diameter=32; grade=C; yard_place=Row 4
- LI-403 | supplier=Kern woodland; species=Larch; volume=12.7; mid_diameter=41; grade=B; yard_place=Row 1
- LI-404 | supplier=Abbey forest; species=Oak; volume=9.2; mid_diameter=54; grade=A; yard_place=Row 2
- LI-405 | supplier=Farmer Lutz; species=Spruce; volume=26; mid_diameter=28; grade=B; yard_place=Row 3
item supplier|forest owner|log supplier: Name!;Contact person;Phone:phone;Email:email;Distance:number(km)#0-500;Certificate=PEFC|FSC|None
- Municipal forest | contact_person=Udo Frey; distance=9; certificate=PEFC
- Kern woodland | contact_person=Rosa Kern; distance=23; certificate=FSC
- Abbey forest | contact_person=Brother Klemens; distance=31; certificate=FSC
- Farmer Lutz | contact_person=Hanno Lutz; distance=4; certificate=None
record sawing job|cutting job|production run|sawing batch: Batch!;Log intake->@log intake|log delivery~LI-402|LI-403;Timber product->@timber product|wood product|board~Beech firewood 33 cm|Larch board 27 mm;Sawn on:date!;Input:number(m³)#0.1-200;Output:number(m³)#0.1-200;Yield:percent;Machine=Band saw|Frame saw|Splitter;Operator~Mattis Voll|Jana Reh
- SB-118 | log_intake=LI-403; timber_product=Larch board 27 mm; input=12.7; output=7.4; yield=58; machine=Band saw; operator=Mattis Voll
- SB-119 | log_intake=LI-402; timber_product=Beech firewood 33 cm; input=18.4; output=17.5; yield=95; machine=Splitter; operator=Jana Reh
- SB-120 | log_intake=LI-404; timber_product=Oak beam 16 by 16; input=9.2; output=4.9; yield=53; machine=Frame saw; operator=Mattis Voll
- SB-121 | log_intake=LI-405; timber_product=Spruce batten 24 by 48; input=26; output=15.6; yield=60; machine=Band saw; operator=Jana Reh
record drying batch|kiln run|kiln batch|drying: Title!;Sawing job->@sawing job|production run|sawing batch~SB-118|SB-119;Place=Kiln 1|Kiln 2|Open shed;Started on:date!;Ended on:date;Start moisture:number(%)#5-120;End moisture:number(%)#5-40;Temperature:number(°C)#0-90
- Larch in kiln 1 | sawing_job=SB-118; place=Kiln 1; start_moisture=46; end_moisture=14; temperature=62
- Beech in the open shed | sawing_job=SB-119; place=Open shed; start_moisture=58; end_moisture=18; temperature=12
- Battens in kiln 2 | sawing_job=SB-121; place=Kiln 2; start_moisture=52; end_moisture=16; temperature=68
- Oak beams outside | sawing_job=SB-120; place=Open shed; start_moisture=70; end_moisture=35; temperature=14
record stock|yard stock|stock lot|inventory: Lot!;Timber product->@timber product|wood product|firewood type~Beech firewood 33 cm|Larch board 27 mm;Place~Shed 2|Rack 7;Quantity:number#0-5000;Moisture:number(%)#5-80;Counted on:date!;Reorder level:number#0-1000
- ST-33B | timber_product=Beech firewood 33 cm; place=Shed 2; quantity=74; moisture=17; reorder_level=20
- ST-27L | timber_product=Larch board 27 mm; place=Rack 7; quantity=6.8; moisture=14; reorder_level=2
- ST-160O | timber_product=Oak beam 16 by 16; place=Yard row B; quantity=38; moisture=35; reorder_level=10
- ST-24S | timber_product=Spruce batten 24 by 48; place=Rack 3; quantity=640; moisture=16; reorder_level=200
work delivery tour|delivery|delivery run: Title!;Due on:date;Vehicle~Tipper 12 t|Crane lorry;Driver name~Mattis Voll|Jana Reh;Stops:number#1-20;Load:number(m³)#0.5-60;Notes:long
- North villages Friday | vehicle=Tipper 12 t; driver_name=Jana Reh; stops=4; load=11; notes=Narrow lane at stop 2.
- Roof beams for the barn | vehicle=Crane lorry; driver_name=Mattis Voll; stops=1; load=9
- Battens to the roofers | vehicle=Crane lorry; driver_name=Jana Reh; stops=2; load=6
- Firewood round south | vehicle=Tipper 12 t; driver_name=Mattis Voll; stops=5; load=14; notes=Call before stop 4.
+ order: Timber product->@timber product|wood product|firewood type~Beech firewood 33 cm|Larch board 27 mm;Quantity:number#0.5-500;Cut to length:number(cm)#20-1300;Delivery=Pick-up|Tipped|Stacked;Delivery on:date

# angling club|angler|fishing licence|fishing permit|anglers|fishing log
item water|fishing water|fishing spot|lake|river stretch|swim: Name!;Kind=Lake|River|Canal|Pond|Sea;Area:number(ha)#0-50000;Depth:number(m)#0-300;Fish species~Pike, perch, tench|Brown trout;Access;Night fishing allowed:boolean;Day limit:number#0-20;Rules:long
- Gravel pit lake | kind=Lake; area=11; depth=9; fish_species=Carp, pike, tench; access=Gate at the east bank; day_limit=2
- Upper Wend | kind=River; depth=1.6; fish_species=Brown trout, grayling; access=Bridge at the old mill; day_limit=3; rules=Fly only, single barbless hook.
- Lock canal | kind=Canal; area=6; depth=2.5; fish_species=Roach, perch, zander; access=Towpath; day_limit=3
- Mill pond | kind=Pond; area=0.8; depth=2; fish_species=Tench, crucian carp; access=Key at the bakery; day_limit=1
item fish species|species|fish: Name!;Scientific name;Minimum size:number(cm)#0-150;Closed season~1 Oct to 15 Mar|None;Daily bag:number#0-30;Protected:boolean;Photo:image
- Pike | scientific_name=Esox lucius; minimum_size=60; closed_season=1 Feb to 30 Apr; daily_bag=1
- Brown trout | scientific_name=Salmo trutta; minimum_size=28; closed_season=1 Oct to 15 Mar; daily_bag=3
- Tench | scientific_name=Tinca tinca; minimum_size=28; closed_season=None; daily_bag=2
- Grayling | scientific_name=Thymallus thymallus; minimum_size=35; closed_season=1 Mar to 30 Apr; daily_bag=1
record catch|catch report|catch log|fishing log: Title!;Angler;Water->@water|fishing water|fishing spot|lake~Gravel pit lake|Upper Wend;Fish species->@fish species|species|fish~Pike|Brown trout;Caught on:date!;Length:number(cm)#1-300;Weight:number(kg)#0-200;Bait~Spinner|Nymph size 14;Released:boolean;Photo:image
- Pike at the reed edge | angler=Eddie Vance; water=Gravel pit lake; fish_species=Pike; length=82; weight=4.1; bait=Spinner
- Trout below the weir | angler=Maud Eriks; water=Upper Wend; fish_species=Brown trout; length=34; weight=0.5; bait=Nymph size 14
- Tench by the lilies | angler=Rudy Falk; water=Mill pond; fish_species=Tench; length=46; weight=1.8; bait=Sweetcorn
- Grayling on a dry fly | angler=Maud Eriks; water=Upper Wend; fish_species=Grayling; length=38; weight=0.6; bait=Dry fly size 16
record permit|fishing permit|day ticket|fishing licence: Permit number!;Holder name!;Water->@water|fishing water|lake~Gravel pit lake|Upper Wend;Kind=Day|Week|Season|Youth;Valid from:date!;Valid until:date;State licence number;Fee:money;~Status=Valid|Expired|Revoked
- DP-1180 | holder_name=Rudy Falk; water=Gravel pit lake; kind=Day; state_licence_number=AN-55102; fee=14; status=Valid
- SP-0042 | holder_name=Maud Eriks; water=Upper Wend; kind=Season; state_licence_number=AN-40877; fee=165; status=Valid
- WP-0217 | holder_name=Hans Otten; water=Lock canal; kind=Week; fee=38; status=Expired
- YP-0033 | holder_name=Benny Tarr; water=Mill pond; kind=Youth; fee=20; status=Revoked
record stocking|fish stocking|restocking: Title!;Water->@water|fishing water|lake~Gravel pit lake|Upper Wend;Fish species->@fish species|species|fish~Pike|Brown trout;Stocked on:date!;Quantity:number#1-1000000;Weight:number(kg)#0-20000;Size class=Fry|Fingerling|Yearling|Adult;Hatchery~Valley hatchery;Cost:money
- Spring fingerlings | water=Upper Wend; fish_species=Brown trout; quantity=2500; weight=75; size_class=Fingerling; hatchery=Valley hatchery; cost=1350
- Pike fry | water=Gravel pit lake; fish_species=Pike; quantity=4000; size_class=Fry; hatchery=Valley hatchery; cost=600
- Tench for the pond | water=Mill pond; fish_species=Tench; quantity=150; weight=60; size_class=Adult; cost=540
- Yearling grayling | water=Upper Wend; fish_species=Grayling; quantity=800; weight=40; size_class=Yearling; hatchery=Valley hatchery; cost=960
event fishing match|competition|club event|tournament: Title!;Water->@water|fishing water|lake~Gravel pit lake|Upper Wend;Takes place on:date!;Starts at:time;Pegs:number#2-200;Entry fee:money;Scoring=Weight|Length|Number;Organiser~Eddie Vance|Maud Eriks
- Opening match | water=Gravel pit lake; pegs=24; entry_fee=10; scoring=Weight; organiser=Eddie Vance
- Fly day for juniors | water=Upper Wend; pegs=12; entry_fee=0; scoring=Number; organiser=Maud Eriks
- Canal night match | water=Lock canal; pegs=30; entry_fee=15; scoring=Weight; organiser=Eddie Vance
- Longest tench | water=Mill pond; pegs=10; entry_fee=5; scoring=Length; organiser=Maud Eriks
record match result|weigh-in|ranking: Title!;Fishing match->@fishing match|competition|tournament~Opening match|Fly day for juniors;Angler!;Peg:number#1-200;Fish caught:number#0-500;Weight:number(kg)#0-500;Rank:number#1-200
- Vance at the opening | fishing_match=Opening match; angler=Eddie Vance; peg=7; fish_caught=11; weight=8.4; rank=1
- Falk at the opening | fishing_match=Opening match; angler=Rudy Falk; peg=15; fish_caught=6; weight=5.1; rank=3
- Tarr on junior day | fishing_match=Fly day for juniors; angler=Benny Tarr; peg=4; fish_caught=3; weight=1.2; rank=1
- Otten on the canal | fishing_match=Canal night match; angler=Hans Otten; peg=22; fish_caught=17; weight=12.6; rank=2
work work party|bank work|club work|warden round: Title!;Water->@water|fishing water|lake~Gravel pit lake|Upper Wend;Due on:date;Led by~Eddie Vance|Maud Eriks;Helpers needed:number#1-60;Kind=Reed cutting|Litter|Platform repair|Patrol;Notes:long
- Mend pegs 3 to 6 | water=Gravel pit lake; led_by=Eddie Vance; helpers_needed=5; kind=Platform repair
- Sunday patrol | water=Upper Wend; led_by=Maud Eriks; helpers_needed=2; kind=Patrol
- Cut reeds at the pond | water=Mill pond; led_by=Maud Eriks; helpers_needed=6; kind=Reed cutting
- Towpath litter pick | water=Lock canal; led_by=Eddie Vance; helpers_needed=10; kind=Litter

# fishing vessel|fishing boat|fishing fleet|trawler|fish auction|fishing harbour
item vessel|fishing vessel|fishing boat|trawler|boat: Name!;Registration;Kind=Trawler|Gillnetter|Longliner|Potter|Seiner;Length:number(m)#3-120;Engine power:number(kW)#5-8000;Home port->@port|harbour|landing place~Skarvik|Port Ellin;Skipper~Einar Holm|Bridget Rowe;Hold:number(t)#0-3000;~Status=At sea|In port|In repair
- Nordlys | registration=SK-41; kind=Trawler; length=18; engine_power=221; home_port=Skarvik; skipper=Einar Holm; hold=22; status=At sea
- Bridie | registration=PE-118; kind=Potter; length=9.8; engine_power=90; home_port=Port Ellin; skipper=Bridget Rowe; hold=3; status=In port
- Solveig | registration=SK-77; kind=Longliner; length=27; engine_power=480; home_port=Skarvik; skipper=Jon Aune; hold=60; status=In repair
- Star of Kell | registration=KL-23; kind=Gillnetter; length=12; engine_power=140; home_port=Kell harbour; skipper=Mary Dunne; hold=6; status=At sea
item port|harbour|landing place: Name!;Country;Auction hall:boolean;Ice supply:boolean;Depth:number(m)#1-30;Harbour master;Phone:phone
- Skarvik | country=Norway; depth=7; harbour_master=Grete Lund
- Port Ellin | country=Ireland; depth=4; harbour_master=Con Daly
- Kell harbour | country=Scotland; depth=5; harbour_master=Fiona Muir
- Hvalnes | country=Iceland; depth=9; harbour_master=Orri Jonsson
record fishing trip|trip|voyage|trip log: Trip number!;Vessel->@vessel|fishing vessel|fishing boat|trawler~Nordlys|Bridie;Left on:date!;Returned on:date;Fishing area~IVa|VIIg;Gear=Bottom trawl|Gill net|Longline|Pots;Crew:number#1-60;Fuel used:number(l)#0-200000;~Status=At sea|Landed|Cancelled
- N-25-31 | vessel=Nordlys; fishing_area=IVa; gear=Bottom trawl; crew=5; fuel_used=4100; status=Landed
- B-25-88 | vessel=Bridie; fishing_area=VIIg; gear=Pots; crew=2; fuel_used=210; status=Landed
- S-25-12 | vessel=Solveig; fishing_area=IIa; gear=Longline; crew=9; fuel_used=11500; status=Landed
- K-25-54 | vessel=Star of Kell; fishing_area=VIa; gear=Gill net; crew=3; fuel_used=640; status=At sea
record haul|tow|catch record|catch|logbook entry: Title!;Fishing trip->@fishing trip|trip|voyage~N-25-31|B-25-88;Hauled on:date!;Set at:time;Hauled at:time;Depth:number(m)#1-2500;Species->@species|fish species|fish~Cod|Brown crab;Catch weight:number(kg)#0-100000;Discards:number(kg)#0-100000;Position~58.4 N 1.2 E
- Tow 4 | fishing_trip=N-25-31; depth=140; species=Cod; catch_weight=820; discards=35; position=58.4 N 1.2 E
- String 2 of pots | fishing_trip=B-25-88; depth=32; species=Brown crab; catch_weight=140; discards=22; position=51.6 N 7.9 W
- Longline set 9 | fishing_trip=S-25-12; depth=320; species=Haddock; catch_weight=1450; discards=60; position=67.1 N 9.8 E
- Night net 2 | fishing_trip=K-25-54; depth=48; species=Mackerel; catch_weight=390; discards=12; position=56.2 N 7.1 W
item species|fish species|fish: Name!;Code=COD|HAD|CRE|MAC|HER|SOL;Scientific name;Minimum size:number(cm)#0-200;Quota:number(t)#0-1000000;~Quota used:number(t)#0-1000000
- Cod | code=COD; scientific_name=Gadus morhua; minimum_size=35; quota=140; quota_used=91
- Brown crab | code=CRE; scientific_name=Cancer pagurus; minimum_size=14; quota=60; quota_used=27
- Haddock | code=HAD; scientific_name=Melanogrammus aeglefinus; minimum_size=30; quota=95; quota_used=40
- Mackerel | code=MAC; scientific_name=Scomber scombrus; minimum_size=20; quota=310; quota_used=288
record landing|landing declaration|catch landing: Docket!;Fishing trip->@fishing trip|trip|voyage~N-25-31|B-25-88;Port->@port|harbour|landing place~Skarvik|Port Ellin;Landed on:date!;Species->@species|fish species|fish~Cod|Brown crab;Weight:number(kg)#0-500000;Boxes:number#0-20000;Grade=E|A|B;Buyer~Skarvik fish hall|Shell & co
- LD-9001 | fishing_trip=N-25-31; port=Skarvik; species=Cod; weight=3900; boxes=156; grade=E; buyer=Skarvik fish hall
- LD-9002 | fishing_trip=B-25-88; port=Port Ellin; species=Brown crab; weight=420; boxes=21; grade=A; buyer=Shell & co
- LD-9003 | fishing_trip=S-25-12; port=Hvalnes; species=Haddock; weight=9200; boxes=368; grade=A; buyer=Nes fish market
- LD-9004 | fishing_trip=K-25-54; port=Kell harbour; species=Mackerel; weight=780; boxes=39; grade=B; buyer=Kell smokehouse
record auction lot|lot|fish sale|auction sale: Lot!;Landing->@landing|landing declaration~LD-9001|LD-9002;Sold on:date!;Weight:number(kg)#1-50000;Start price:money;Price per kilo:money;Buyer~Fjord kitchens|Bay fishmonger;~Status=Open|Sold|Withdrawn
- A-551 | landing=LD-9001; weight=1200; start_price=3; price_per_kilo=4.1; buyer=Fjord kitchens; status=Sold
- A-552 | landing=LD-9002; weight=200; start_price=2.5; price_per_kilo=3.2; buyer=Bay fishmonger; status=Sold
- A-553 | landing=LD-9003; weight=2500; start_price=2; price_per_kilo=2.7; buyer=Fjord kitchens; status=Open
- A-554 | landing=LD-9004; weight=300; start_price=1.4; status=Withdrawn
! work maintenance job|vessel maintenance|repair [maint\\w*|repair\\w*|service\\w*]: Title!;Vessel->@vessel|fishing vessel|fishing boat~Nordlys|Bridie;Due on:date;Kind=Engine|Hull|Gear|Safety;Yard~Skarvik slip;Cost:money
- Winch brake lining | vessel=Nordlys; kind=Gear; yard=Skarvik slip; cost=1450
- Hull blast and paint | vessel=Solveig; kind=Hull; yard=Skarvik slip; cost=18400
- Injector change | vessel=Bridie; kind=Engine; yard=Ellin marine; cost=620
- Life raft service | vessel=Star of Kell; kind=Safety; yard=Kell raft station; cost=390

# fish farm|aquaculture|trout farm|fish hatchery|salmon farm|oyster farm
item pond|tank|cage|raceway|sea pen: Name!;Kind=Earth pond|Tank|Raceway|Sea cage|Recirculation;Volume:number(m³)#0.5-100000;Depth:number(m)#0.3-60;Inflow:number(l/s)#0-5000;Max density:number(kg/m³)#1-150;~Status=Stocked|Empty|Cleaning
- Raceway 3 | kind=Raceway; volume=120; depth=1.2; inflow=45; max_density=30; status=Stocked
- Pond 1 | kind=Earth pond; volume=1800; depth=1.8; inflow=20; max_density=8; status=Stocked
- Fry tank 6 | kind=Tank; volume=4; depth=1; inflow=1.5; max_density=20; status=Cleaning
- Cage north | kind=Sea cage; volume=6500; depth=15; max_density=22; status=Stocked
record fish batch|batch|stock|fish lot|cohort: Batch!;Species=Rainbow trout|Salmon|Carp|Char|Oyster|Shrimp;Pond->@pond|tank|cage|raceway~Raceway 3|Pond 1;Stocked on:date!;Start count:number#1-5000000;~Count:number#0-5000000;Average weight:number(g)#0.1-15000;Origin~Own hatchery|Spring hatchery;~Stage=Fry|Fingerling|Growing|Market size|Sold
- RT-25-A | species=Rainbow trout; pond=Raceway 3; start_count=12000; count=11640; average_weight=180; origin=Own hatchery; stage=Growing
- CA-24-B | species=Carp; pond=Pond 1; start_count=1500; count=1410; average_weight=1450; origin=Spring hatchery; stage=Market size
- CH-25-C | species=Char; pond=Fry tank 6; start_count=6000; count=5730; average_weight=4; origin=Own hatchery; stage=Fry
- SA-24-N | species=Salmon; pond=Cage north; start_count=48000; count=46100; average_weight=3200; origin=Spring hatchery; stage=Growing
record feeding|feeding log|feed record: Title!;Fish batch->@fish batch|batch|fish lot~RT-25-A|CA-24-B;Fed on:date!;Feed~Trout pellet 4 mm|Carp pellet 6 mm;Amount:number(kg)#0-50000;Feed rate:number(%)#0-10;Appetite=Poor|Normal|Good;Fed by~Tove Ness|Gabor Szil
- Raceway 3 morning | fish_batch=RT-25-A; feed=Trout pellet 4 mm; amount=31; feed_rate=1.5; appetite=Good; fed_by=Tove Ness
- Pond 1 evening | fish_batch=CA-24-B; feed=Carp pellet 6 mm; amount=18; feed_rate=0.9; appetite=Normal; fed_by=Gabor Szil
- Cage north noon | fish_batch=SA-24-N; feed=Salmon pellet 9 mm; amount=1180; feed_rate=0.8; appetite=Normal; fed_by=Tove Ness
- Char fry hourly | fish_batch=CH-25-C; feed=Starter crumble; amount=0.8; feed_rate=3.5; appetite=Poor; fed_by=Gabor Szil
record water reading|water quality reading|water test|measurement: Title!;Pond->@pond|tank|cage|raceway~Raceway 3|Pond 1;Measured on:date!;Measured at:time;Temperature:number(°C)#-1-38;Oxygen:number(mg/l)#0-20;pH:number#4-10;Ammonia:number(mg/l)#0-10;Measured by~Tove Ness|Gabor Szil
- Raceway 3 at seven | pond=Raceway 3; temperature=11.2; oxygen=9.1; ph=7.4; ammonia=0.04; measured_by=Tove Ness
- Pond 1 at noon | pond=Pond 1; temperature=21.6; oxygen=6.3; ph=8.1; ammonia=0.12; measured_by=Gabor Szil
- Cage north at 5 m | pond=Cage north; temperature=9.4; oxygen=8.7; ph=8; ammonia=0.01; measured_by=Tove Ness
- Fry tank night alarm | pond=Fry tank 6; temperature=8.9; oxygen=5.8; ph=7.2; ammonia=0.2; measured_by=Gabor Szil
record weighing|growth sample|sampling|sample weighing: Title!;Fish batch->@fish batch|batch|fish lot~RT-25-A|CA-24-B;Sampled on:date!;Fish sampled:number#1-1000;Average weight:number(g)#0.1-15000;Average length:number(cm)#1-150;Feed conversion:number#0.5-5;Notes:long
- Trout sample May | fish_batch=RT-25-A; fish_sampled=60; average_weight=180; average_length=25; feed_conversion=1.1
- Carp sample May | fish_batch=CA-24-B; fish_sampled=25; average_weight=1450; average_length=43; feed_conversion=2.0
- Salmon sample June | fish_batch=SA-24-N; fish_sampled=100; average_weight=3200; average_length=66; feed_conversion=1.2
- Char fry dip net | fish_batch=CH-25-C; fish_sampled=200; average_weight=4; average_length=7; feed_conversion=0.9
record mortality|loss|treatment|disease record: Title!;Fish batch->@fish batch|batch|fish lot~RT-25-A|CA-24-B;Found on:date!;Dead fish:number#0-500000;Cause=Parasites|Low oxygen|Heron|Bacteria|Unknown;Treatment~Salt bath|Aeration;Withdrawal days:number#0-500;Vet~Dr Lind
- Gill parasites | fish_batch=RT-25-A; dead_fish=42; cause=Parasites; treatment=Salt bath; withdrawal_days=0; vet=Dr Lind
- Heron losses | fish_batch=CA-24-B; dead_fish=6; cause=Heron; treatment=Net renewed
- Pump failure overnight | fish_batch=CH-25-C; dead_fish=190; cause=Low oxygen; treatment=Aeration; withdrawal_days=0
- Winter sores in the cage | fish_batch=SA-24-N; dead_fish=75; cause=Bacteria; treatment=Medicated feed; withdrawal_days=40; vet=Dr Lind
record harvest|fish harvest|slaughter|grading: Title!;Fish batch->@fish batch|batch|fish lot~RT-25-A|CA-24-B;Harvested on:date!;Fish:number#1-500000;Weight:number(kg)#1-500000;Product=Live|Whole gutted|Fillet|Smoked;Price per kilo:money;Buyer~Market hall|Farm shop
- Carp for the holidays | fish_batch=CA-24-B; fish=300; weight=450; product=Live; price_per_kilo=8.5; buyer=Farm shop
- First trout of the year | fish_batch=RT-25-A; fish=400; weight=128; product=Whole gutted; price_per_kilo=13; buyer=Market hall
- Salmon for the smokehouse | fish_batch=SA-24-N; fish=500; weight=1610; product=Smoked; price_per_kilo=29; buyer=Hill smokehouse
- Trout fillets Friday | fish_batch=RT-25-A; fish=250; weight=44; product=Fillet; price_per_kilo=24; buyer=Farm shop
+ order: Product=Whole gutted|Fillet|Smoked|Live;Kilograms:number(kg)#0.3-1000;Collect on:date

# hunting club|hunting lease|hunting ground|game bag|hunting season|deer hunt
item hunting ground|district|beat|hunting area: Name!;Area:number(ha)#1-50000;Habitat=Forest|Field|Wetland|Mountain;Tenant~Gamekeeper Hollen|Club;Lease until:date;Boundaries:long
- Oak beat | area=320; habitat=Forest; tenant=Club; boundaries=Rail line in the north, brook in the south.
- Marsh beat | area=190; habitat=Wetland; tenant=Gamekeeper Hollen
- Field strip | area=410; habitat=Field; tenant=Club; boundaries=County road to the canal.
- Ridge beat | area=780; habitat=Mountain; tenant=Club
item stand|high seat|tree stand|blind: Number!;Hunting ground->@hunting ground|beat|district~Oak beat|Marsh beat;Kind=High seat|Ladder|Ground blind|Box;Height:number(m)#0-12;Latitude:number#-90-90;Longitude:number#-180-180;Last checked on:date;~Condition=Safe|Repair|Closed
- HS-03 | hunting_ground=Oak beat; kind=High seat; height=4.5; latitude=48.412; longitude=9.201; condition=Safe
- LD-11 | hunting_ground=Marsh beat; kind=Ladder; height=3; latitude=48.398; longitude=9.226; condition=Repair
- GB-05 | hunting_ground=Field strip; kind=Ground blind; height=0; latitude=48.377; longitude=9.244; condition=Safe
- BX-02 | hunting_ground=Ridge beat; kind=Box; height=6; latitude=48.431; longitude=9.187; condition=Closed
person hunter|club hunter|huntsman: Name!;Licence number;Licence until:date;Insurance until:date;Phone:phone;Email:email;Dog;~Status=Active|Guest|Suspended
- Arne Kessler | licence_number=HL-2041; dog=Wirehaired pointer; status=Active
- Nora Pint | licence_number=HL-3190; dog=None; status=Guest
- Bodo Lenz | licence_number=HL-1170; dog=Dachshund; status=Suspended
- Elin Straub | licence_number=HL-2688; dog=Bavarian hound; status=Active
record harvest|kill|bag entry|game bag|harvest report: Title!;Hunter->@hunter|club hunter~Arne Kessler|Nora Pint;Hunting ground->@hunting ground|beat|district~Oak beat|Marsh beat;Shot on:date!;Shot at:time;Species=Roe deer|Red deer|Wild boar|Fox|Duck|Hare;Sex=Male|Female|Unknown;Weight:number(kg)#0.2-300;Tag number;Notes:long
- Roe buck at HS-03 | hunter=Arne Kessler; hunting_ground=Oak beat; species=Roe deer; sex=Male; weight=17; tag_number=RD-118
- Boar in the maize | hunter=Nora Pint; hunting_ground=Marsh beat; species=Wild boar; sex=Female; weight=54; tag_number=WB-031
- Vixen at the straw stack | hunter=Elin Straub; hunting_ground=Field strip; species=Fox; sex=Female; weight=6.2; tag_number=FX-014
- Stag on the ridge | hunter=Arne Kessler; hunting_ground=Ridge beat; species=Red deer; sex=Male; weight=118; tag_number=RE-006
record quota|harvest quota|shooting plan: Title!;Hunting ground->@hunting ground|beat|district~Oak beat|Marsh beat;Species=Roe deer|Red deer|Wild boar|Duck;Season:number#2015-2040;Allowed:number#0-1000;~Taken:number#0-1000;Deadline:date
- Roe deer Oak beat | hunting_ground=Oak beat; species=Roe deer; season=2025; allowed=14; taken=6
- Duck Marsh beat | hunting_ground=Marsh beat; species=Duck; season=2025; allowed=40; taken=11
- Red deer Ridge beat | hunting_ground=Ridge beat; species=Red deer; season=2025; allowed=8; taken=3
- Wild boar Field strip | hunting_ground=Field strip; species=Wild boar; season=2025; allowed=25; taken=19
record sighting|game sighting|wildlife sighting|trail camera photo: Title!;Hunting ground->@hunting ground|beat|district~Oak beat|Marsh beat;Seen on:date!;Seen at:time;Species=Roe deer|Red deer|Wild boar|Fox|Lynx;Count:number#1-500;Seen by;Photo:image
- Sounder at the feeding place | hunting_ground=Marsh beat; species=Wild boar; count=9; seen_by=Nora Pint
- Three does at dawn | hunting_ground=Oak beat; species=Roe deer; count=3; seen_by=Arne Kessler
- Lynx on camera 4 | hunting_ground=Ridge beat; species=Lynx; count=1; seen_by=Elin Straub
- Fox cubs at the drain | hunting_ground=Field strip; species=Fox; count=4; seen_by=Arne Kessler
event driven hunt|drive|club hunt|hunt: Title!;Hunting ground->@hunting ground|beat|district~Oak beat|Marsh beat;Takes place on:date!;Starts at:time;Meeting point;Guns:number#2-100;Beaters:number#0-100;Hunt leader~Arne Kessler|Gamekeeper Hollen;Safety notes:long
- November drive | hunting_ground=Oak beat; meeting_point=Forester lodge; guns=18; beaters=12; hunt_leader=Arne Kessler; safety_notes=Orange vests for all.
- Duck morning | hunting_ground=Marsh beat; meeting_point=Sluice bridge; guns=8; beaters=2; hunt_leader=Gamekeeper Hollen
- Maize drive | hunting_ground=Field strip; meeting_point=Canal bridge; guns=14; beaters=9; hunt_leader=Arne Kessler
- Ridge winter drive | hunting_ground=Ridge beat; meeting_point=Alpine hut; guns=22; beaters=15; hunt_leader=Gamekeeper Hollen; safety_notes=No shots uphill.
! request game damage claim|damage claim [damage\\w*|claim\\w*|farmer\\w*]: Title!;Hunting ground->@hunting ground|beat~Oak beat|Marsh beat;Farmer name;Crop;Area hit:number(m²)#1-500000;Estimated loss:money;Seen on:date;Photo:image
- Boar in the potatoes | hunting_ground=Marsh beat; farmer_name=Jost Ammann; crop=Potatoes; area_hit=600; estimated_loss=340
- Sounder in the silage maize | hunting_ground=Field strip; farmer_name=Vreni Koch; crop=Maize; area_hit=2300; estimated_loss=610
- Deer in the young orchard | hunting_ground=Oak beat; farmer_name=Till Baur; crop=Apple trees; area_hit=900; estimated_loss=1150
- Boar turned the meadow | hunting_ground=Ridge beat; farmer_name=Rosi Ender; crop=Hay meadow; area_hit=4000; estimated_loss=480
+ reservation: Stand->@stand|high seat|blind~HS-03|LD-11;Evening or morning=Morning|Evening;Hunter->@hunter|club hunter~Arne Kessler|Nora Pint

# compost|composting|worm farm|green waste|compost heap|vermicompost
item compost bin|pile|heap|compost heap|bay|windrow: Name!;Site->@site|compost site|collection site~Riverside bay|School yard;Kind=Open heap|Closed bin|Windrow|Worm bin|Drum;Volume:number(m³)#0.01-5000;Started on:date;~Stage=Filling|Hot|Curing|Ready|Emptied
- Bay 2 | site=Riverside bay; kind=Open heap; volume=3; stage=Hot
- Worm tower | site=School yard; kind=Worm bin; volume=0.12; stage=Filling
- Windrow C | site=Farm pad; kind=Windrow; volume=180; stage=Curing
- Drum 1 | site=Market court; kind=Drum; volume=0.4; stage=Emptied
item site|compost site|collection site|drop-off point: Name!;Address;Open on~Wednesday and Saturday|School days;Opens at:time;Closes at:time;Caretaker~Juno Prat|Ulla Keil;Accepts:long
- Riverside bay | address=Quay road 40; open_on=Wednesday and Saturday; caretaker=Juno Prat; accepts=Garden waste, raw kitchen scraps, coffee grounds
- School yard | address=Birch street 5; open_on=School days; caretaker=Ulla Keil; accepts=Fruit and vegetable scraps
- Farm pad | address=Low road 77; open_on=By appointment; caretaker=Juno Prat; accepts=Manure, straw, leaves by the load
- Market court | address=Market square 9; open_on=Market days; caretaker=Ulla Keil; accepts=Stall vegetable waste
record drop-off|intake|waste delivery|contribution: Title!;Compost bin->@compost bin|pile|heap~Bay 2|Worm tower;Brought on:date!;Brought by;Material=Kitchen scraps|Leaves|Grass|Wood chips|Coffee grounds|Manure;Weight:number(kg)#0.1-20000;Contaminated:boolean;Notes:long
- Saturday scraps | compost_bin=Bay 2; brought_by=Household Reyes; material=Kitchen scraps; weight=4.2
- Canteen peelings | compost_bin=Worm tower; brought_by=Class 4b; material=Kitchen scraps; weight=1.1
- Horse manure load | compost_bin=Windrow C; brought_by=Livery yard; material=Manure; weight=1800
- Café grounds | compost_bin=Drum 1; brought_by=Corner café; material=Coffee grounds; weight=6.5
record temperature reading|reading|heap check|pile check: Title!;Compost bin->@compost bin|pile|heap~Bay 2|Worm tower;Measured on:date!;Core temperature:number(°C)#-5-85;Moisture=Dry|Moist|Wet;Smell=Earthy|Sour|Ammonia;Turned:boolean;Measured by~Juno Prat|Ulla Keil
- Bay 2 day 5 | compost_bin=Bay 2; core_temperature=62; moisture=Moist; smell=Earthy; measured_by=Juno Prat
- Worm tower Monday | compost_bin=Worm tower; core_temperature=20; moisture=Wet; smell=Earthy; measured_by=Ulla Keil
- Windrow C week 4 | compost_bin=Windrow C; core_temperature=48; moisture=Dry; smell=Earthy; measured_by=Juno Prat
- Drum 1 after grass | compost_bin=Drum 1; core_temperature=41; moisture=Wet; smell=Ammonia; measured_by=Ulla Keil
record turning|maintenance log|heap turning|care entry: Title!;Compost bin->@compost bin|pile|heap~Bay 2|Worm tower;Done on:date!;Kind=Turned|Watered|Added browns|Sieved|Fed worms;Minutes:number(min)#1-600;Done by~Juno Prat|Ulla Keil;Notes:long
- Second turning of bay 2 | compost_bin=Bay 2; kind=Turned; minutes=50; done_by=Juno Prat
- Shredded card for the worms | compost_bin=Worm tower; kind=Added browns; minutes=10; done_by=Ulla Keil
- Watering the windrow | compost_bin=Windrow C; kind=Watered; minutes=90; done_by=Juno Prat
- Sieving the drum | compost_bin=Drum 1; kind=Sieved; minutes=35; done_by=Ulla Keil
record finished compost|compost harvest|batch|compost batch: Batch!;Compost bin->@compost bin|pile|heap~Bay 2|Worm tower;Sieved on:date!;Volume:number(l)#1-1000000;Grade=Fine|Medium|Mulch;pH:number#4-9;Nitrogen:number(%)#0-5;Given to~Gardeners|School garden
- C-25-04 | compost_bin=Bay 2; volume=1400; grade=Medium; ph=7.3; nitrogen=1.4; given_to=Gardeners
- C-25-05 | compost_bin=Worm tower; volume=35; grade=Fine; ph=6.9; nitrogen=1.9; given_to=School garden
- C-25-06 | compost_bin=Windrow C; volume=42000; grade=Mulch; ph=7.6; nitrogen=1.1; given_to=Landscapers
- C-25-07 | compost_bin=Drum 1; volume=160; grade=Fine; ph=7.1; nitrogen=1.7; given_to=Balcony gardeners
request compost request|pick-up request|bin request: Title!;Name;Email:email;Wanted=Finished compost|Bin emptying|Worms|New bin;Amount:number(l)#1-5000;Wanted on:date;Site->@site|compost site~Riverside bay|School yard
- Compost for raised beds | name=Dina Marsh; wanted=Finished compost; amount=200; site=Riverside bay
- A handful of worms | name=Leo Unger; wanted=Worms; amount=1; site=School yard
- Empty our block's bin | name=Hauser house board; wanted=Bin emptying; amount=240; site=Riverside bay
- Drum for the kindergarten | name=Petra Lamm; wanted=New bin; amount=400; site=School yard
# brewery|craft beer|homebrew|brewing|microbrewery|brewhouse|taproom
item beer|beer style|recipe|beer recipe|brew recipe: Name!;Style=Pale ale|IPA|Lager|Stout|Wheat beer|Sour|Saison;Batch size:number(l)#5-50000;Original gravity:number(°P)#5-35;Target alcohol:number(%)#0-16;Bitterness:number(IBU)#0-120;Colour:number(EBC)#2-140;Yeast~Ale yeast A1|Lager yeast L2;Price:money;Description:long
- Harbour pale | style=Pale ale; batch_size=1000; original_gravity=12; target_alcohol=4.8; bitterness=32; colour=12; yeast=Ale yeast A1; price=3.2
- Night shift stout | style=Stout; batch_size=1000; original_gravity=15.5; target_alcohol=6; bitterness=38; colour=90; yeast=Ale yeast A1; price=3.8
- Orchard saison | style=Saison; batch_size=500; original_gravity=13; target_alcohol=6.4; bitterness=24; colour=9; price=4.4
- Kiln lager | style=Lager; batch_size=2000; original_gravity=11.5; target_alcohol=4.9; bitterness=22; colour=14; yeast=Lager yeast L2; price=2.9
record batch|brew|brew batch|brew day: Batch number!;Beer->@beer|recipe|beer recipe~Harbour pale|Night shift stout;Brewed on:date!;Brewer~Sanne Oor|Rob Tully;Volume:number(l)#5-50000;Measured gravity:number(°P)#5-35;Mash temperature:number(°C)#55-80;Tank->@tank|fermenter|vessel~FV 2|BBT 1;~Status=Brewed|Fermenting|Conditioning|Packaged|Dumped
- 25-041 | beer=Harbour pale; brewer=Sanne Oor; volume=980; measured_gravity=12.1; mash_temperature=66; tank=FV 2; status=Fermenting
- 25-038 | beer=Night shift stout; brewer=Rob Tully; volume=960; measured_gravity=15.3; mash_temperature=68; tank=BBT 1; status=Conditioning
- 25-043 | beer=Kiln lager; brewer=Rob Tully; volume=1960; measured_gravity=11.6; mash_temperature=64; tank=FV 4; status=Brewed
- 25-029 | beer=Orchard saison; brewer=Sanne Oor; volume=480; measured_gravity=12.8; mash_temperature=65; tank=Cask 9; status=Packaged
item tank|fermenter|fermentation tank|vessel: Name!;Kind=Fermenter|Bright tank|Kettle|Barrel;Capacity:number(l)#5-100000;Cooling:boolean;Max pressure:number(bar)#0-5;Last cleaned on:date;~Status=Empty|Filled|Cleaning|In repair
- FV 2 | kind=Fermenter; capacity=1000; max_pressure=1.5; status=Filled
- BBT 1 | kind=Bright tank; capacity=1000; max_pressure=2.5; status=Filled
- FV 4 | kind=Fermenter; capacity=2000; max_pressure=1.5; status=Cleaning
- Cask 9 | kind=Barrel; capacity=500; max_pressure=0; status=Empty
record fermentation reading|gravity reading|measurement|reading|fermentation log: Title!;Batch->@batch|brew|brew batch~25-041|25-038;Measured on:date!;Gravity:number(°P)#-2-35;Temperature:number(°C)#-2-40;pH:number#3-7;Pressure:number(bar)#0-5;Measured by~Sanne Oor|Rob Tully;Notes:long
- 25-041 day 3 | batch=25-041; gravity=6.2; temperature=19.5; ph=4.5; pressure=0.4; measured_by=Sanne Oor
- 25-038 day 9 | batch=25-038; gravity=4.4; temperature=12; ph=4.3; pressure=0.9; measured_by=Rob Tully
- 25-043 day 1 | batch=25-043; gravity=11.2; temperature=9.5; ph=5.1; pressure=0; measured_by=Rob Tully
- 25-029 day 14 | batch=25-029; gravity=0.9; temperature=25; ph=3.9; pressure=0; measured_by=Sanne Oor; notes=Dry enough to package.
item ingredient|raw material|malt|hop|hops: Name!;Kind=Malt|Hops|Yeast|Adjunct|Cleaning agent;Stock:number(kg)#0-50000;Reorder level:number(kg)#0-5000;Alpha acid:number(%)#0-25;Supplier~Valley maltings|Hop barn;Price per kilo:money;Best before:date
- Pilsner malt | kind=Malt; stock=1450; reorder_level=500; supplier=Valley maltings; price_per_kilo=0.78
- Citra hops | kind=Hops; stock=18; reorder_level=10; alpha_acid=12.5; supplier=Hop barn; price_per_kilo=34
- Saison yeast S3 | kind=Yeast; stock=2; reorder_level=1; supplier=Culture lab; price_per_kilo=140
- Peracetic acid | kind=Cleaning agent; stock=35; reorder_level=20; supplier=Clean brew; price_per_kilo=3.9
record packaging run|bottling|kegging|packaging|canning: Title!;Batch->@batch|brew|brew batch~25-041|25-038;Packaged on:date!;Format=Bottle 0.33 l|Can 0.44 l|Keg 20 l|Keg 30 l;Units:number#1-200000;Losses:number(l)#0-5000;Best before:date;Lot code
- Stout in cans | batch=25-038; format=Can 0.44 l; units=1320; losses=18; lot_code=L25038C
- Stout in kegs | batch=25-038; format=Keg 20 l; units=16; losses=4; lot_code=L25038K
- Saison in bottles | batch=25-029; format=Bottle 0.33 l; units=1380; losses=11; lot_code=L25029B
- Lager in big kegs | batch=25-043; format=Keg 30 l; units=62; losses=25; lot_code=L25043K
record keg movement|keg|keg log: Keg number!;Size=20 l|30 l|50 l;Beer->@beer|recipe|beer recipe~Harbour pale|Night shift stout;Location~Cold room|The Anchor pub;Sent out on:date!;Returned on:date;Deposit:money;~Status=Full|At customer|Returned|Lost
- K-0211 | size=30 l; beer=Harbour pale; location=The Anchor pub; deposit=50; status=At customer
- K-0215 | size=20 l; beer=Night shift stout; location=Cold room; deposit=50; status=Full
- K-0233 | size=50 l; beer=Kiln lager; location=Festival tent; deposit=60; status=Returned
- K-0187 | size=30 l; beer=Orchard saison; location=Closed bar on the quay; deposit=50; status=Lost
! record recipe ingredient|grain bill line|hop addition [recipe\\w*|ingredient\\w*]: Title!;Beer->@beer|recipe|beer recipe~Harbour pale|Night shift stout;Ingredient->@ingredient|raw material|malt~Pilsner malt|Citra hops;Amount:number(kg)#0-5000;Added at=Mash|Boil start|Flame-out|Dry hop;Minutes:number(min)#0-120
- Harbour pale base malt | beer=Harbour pale; ingredient=Pilsner malt; amount=170; added_at=Mash; minutes=60
- Harbour pale dry hop | beer=Harbour pale; ingredient=Citra hops; amount=4; added_at=Dry hop; minutes=0
- Lager base malt | beer=Kiln lager; ingredient=Pilsner malt; amount=330; added_at=Mash; minutes=75
- Stout bittering | beer=Night shift stout; ingredient=Citra hops; amount=1.2; added_at=Boil start; minutes=60
! record tasting note|tasting|beer rating [tast\\w*|rat\\w*|panel|sensory]: Title!;Batch->@batch|brew|brew batch~25-041|25-038;Tasted on:date!;Taster;Aroma:rating;Flavour:rating;Mouthfeel:rating;Off flavours;Notes:long
- Stout before canning | batch=25-038; taster=Rob Tully; aroma=4; flavour=5; mouthfeel=4; off_flavours=None
- Pale from the fermenter | batch=25-041; taster=Sanne Oor; aroma=4; flavour=3; mouthfeel=3; off_flavours=Green apple
- Saison after six weeks | batch=25-029; taster=Mei Tran; aroma=5; flavour=5; mouthfeel=4; off_flavours=None
- Lager wort | batch=25-043; taster=Rob Tully; aroma=3; flavour=3; mouthfeel=3; notes=Clean and malty.
+ order: Beer->@beer|recipe|beer recipe~Harbour pale|Night shift stout;Format=Bottle 0.33 l|Can 0.44 l|Keg 20 l|Keg 30 l;Units:number#1-5000;Deposit:money;Delivery on:date
+ booking: Tour or tasting=Brewery tour|Tasting|Brew day;Guests:number#1-40;Starts at:time

# bakery|baker|sourdough|pastry shop|bread|patisserie|dough
item baked good|bread|pastry|cake|bakery product: Name!;Kind=Bread|Roll|Pastry|Cake|Cookie|Savoury;Weight:number(g)#10-5000;Price:money;Allergens~Wheat, rye|Wheat, milk, egg;Baked on days=Every day|Weekdays|Weekend|Friday;Shelf life:number(days)#1-60;Photo:image;~Status=On sale|Seasonal|Retired
- Country sourdough | kind=Bread; weight=1000; price=6.4; allergens=Wheat, rye; baked_on_days=Every day; shelf_life=5; status=On sale
- Cardamom bun | kind=Pastry; weight=95; price=3.1; allergens=Wheat, milk, egg; baked_on_days=Weekend; shelf_life=1; status=On sale
- Poppy roll | kind=Roll; weight=60; price=0.9; allergens=Wheat; baked_on_days=Weekdays; shelf_life=1; status=On sale
- Plum streusel cake | kind=Cake; weight=1800; price=24; allergens=Wheat, milk; baked_on_days=Friday; shelf_life=3; status=Seasonal
item recipe|formula|dough recipe|dough: Name!;Baked good->@baked good|bread|pastry~Country sourdough|Cardamom bun;Yield:number(pieces)#1-5000;Flour:number(kg)#0.1-500;Hydration:number(%)#40-110;Proof minutes:number(min)#0-2880;Bake minutes:number(min)#5-180;Oven temperature:number(°C)#100-320;Method:long
- Levain country dough | baked_good=Country sourdough; yield=20; flour=12; hydration=76; proof_minutes=840; bake_minutes=42; oven_temperature=245
- Bun dough | baked_good=Cardamom bun; yield=60; flour=3; hydration=58; proof_minutes=90; bake_minutes=12; oven_temperature=220
- Roll dough | baked_good=Poppy roll; yield=150; flour=6; hydration=60; proof_minutes=75; bake_minutes=16; oven_temperature=230
- Plum sheet cake | baked_good=Plum streusel cake; yield=8; flour=4; hydration=48; proof_minutes=60; bake_minutes=40; oven_temperature=185
record production batch|bake|baking plan line|production|batch: Title!;Recipe->@recipe|formula|dough recipe~Levain country dough|Bun dough;Baked on:date!;Planned pieces:number#1-5000;~Baked pieces:number#0-5000;Waste:number(pieces)#0-5000;Baker~Ilka Renn|Tomas Bede;Oven=Deck 1|Deck 2|Rack oven;Notes:long
- Friday country loaves | recipe=Levain country dough; planned_pieces=80; baked_pieces=78; waste=2; baker=Ilka Renn; oven=Deck 1
- Saturday buns | recipe=Bun dough; planned_pieces=180; baked_pieces=180; waste=11; baker=Tomas Bede; oven=Rack oven
- Monday rolls | recipe=Roll dough; planned_pieces=300; baked_pieces=296; waste=4; baker=Ilka Renn; oven=Deck 2
- Friday plum cakes | recipe=Plum sheet cake; planned_pieces=8; baked_pieces=8; waste=0; baker=Tomas Bede; oven=Rack oven
item ingredient|raw material|flour: Name!;Kind=Flour|Dairy|Fat|Sugar|Seed|Spice|Yeast;Stock:number(kg)#0-10000;Reorder level:number(kg)#0-2000;Supplier->@supplier|mill~Weir mill|Green dairy;Price per kilo:money;Allergen;Best before:date
- Wheat flour T65 | kind=Flour; stock=310; reorder_level=150; supplier=Weir mill; price_per_kilo=0.94; allergen=Wheat
- Cultured butter | kind=Dairy; stock=24; reorder_level=15; supplier=Green dairy; price_per_kilo=9.2; allergen=Milk
- Blue poppy seed | kind=Seed; stock=8; reorder_level=5; supplier=Spice quay; price_per_kilo=7.4
- Raw cane sugar | kind=Sugar; stock=65; reorder_level=40; supplier=Sweet trade; price_per_kilo=1.6
item supplier|mill: Name!;Contact person;Phone:phone;Email:email;Delivery days~Tuesday, Friday|Monday;Order until:time;Minimum order:money
- Weir mill | contact_person=Lew Carrow; delivery_days=Tuesday, Friday; minimum_order=150
- Green dairy | contact_person=Pia Holt; delivery_days=Monday; minimum_order=60
- Spice quay | contact_person=Amin Daou; delivery_days=Thursday; minimum_order=40
- Sweet trade | contact_person=Kaja Lunde; delivery_days=Monday, Thursday; minimum_order=100
record leftover|waste|end of day count|unsold goods|day end: Title!;Baked good->@baked good|bread|pastry~Country sourdough|Cardamom bun;Counted on:date!;Baked:number#0-5000;Sold:number#0-5000;Left over:number#0-5000;Given to=Waste|Food bank|Next day basket|Staff;Counted by~Ilka Renn|Shop team
- Country loaves Friday | baked_good=Country sourdough; baked=78; sold=71; left_over=7; given_to=Next day basket; counted_by=Shop team
- Buns Saturday | baked_good=Cardamom bun; baked=169; sold=160; left_over=9; given_to=Food bank; counted_by=Shop team
- Rolls Monday | baked_good=Poppy roll; baked=296; sold=281; left_over=15; given_to=Staff; counted_by=Shop team
- Plum cake Friday | baked_good=Plum streusel cake; baked=8; sold=7; left_over=1; given_to=Waste; counted_by=Ilka Renn
item shop|branch|market stall|delivery customer: Name!;Address;Phone:phone;Kind=Own shop|Café|Grocer|Market stall;Delivery by:time;Discount:percent
- Mill street shop | address=Mill street 4; kind=Own shop; discount=0
- Corner café | address=Station square 2; kind=Café; discount=15
- Saturday market | address=Cathedral square; kind=Market stall; discount=0
- Green basket grocer | address=Linden road 19; kind=Grocer; discount=20
! request cake request|custom cake|celebration cake [cake\\w*|custom\\w*|celebrat\\w*|birthday|wedding]: Title!;Name;Phone:phone;Occasion=Birthday|Wedding|Christening|Company;Servings:number#4-300;Flavour;Allergies;Wanted on:date;Inscription;Budget:money
- Two-tier lemon cake | name=Jo Ashby; occasion=Wedding; servings=60; flavour=Lemon and elderflower; budget=320
- Dinosaur cake for Tom | name=Lisa Brand; occasion=Birthday; servings=16; flavour=Chocolate; allergies=Nuts; budget=75
- Christening roses | name=Maria Sol; occasion=Christening; servings=30; flavour=Vanilla and raspberry; inscription=Welcome Elsa; budget=140
- Logo sheet for the jubilee | name=Brandt Optics; occasion=Company; servings=80; flavour=Carrot; budget=260
! record sourdough feeding|starter feeding [starter|sourdough|levain]: Title!;Starter name;Fed on:date!;Ratio=1:1:1|1:2:2|1:5:5;Temperature:number(°C)#2-40;Rise:percent;Peak after:number(h)#0-48
- Evening feed of Bruno | starter_name=Bruno; ratio=1:2:2; temperature=24; rise=110; peak_after=6
- Rye starter at noon | starter_name=Greta; ratio=1:5:5; temperature=27; rise=85; peak_after=9
- Bruno from the fridge | starter_name=Bruno; ratio=1:1:1; temperature=21; rise=60; peak_after=5
- Spelt refresh | starter_name=Otto; ratio=1:2:2; temperature=25; rise=130; peak_after=4
+ order: Baked good->@baked good|bread|pastry~Country sourdough|Cardamom bun;Pieces:number#1-500;Collect on:date;Collect at:time;Shop->@shop|branch~Mill street shop|Corner café;Sliced:boolean
+ product: Allergens~Wheat, rye|Wheat, milk, egg;Weight:number(g)#10-5000;Shelf life:number(days)#1-60
record loyalty card|loyalty programme|loyalty program|stamp card|stamp|loyalty account: Card number!;Customer name;Email:email;Stamps:number#0-20;Stamps needed:number#1-20;Rewards earned:number#0-500;Reward=Free coffee|Free loaf|Cake slice;Issued on:date;Last stamp on:date;~Status=Active|Full|Expired
- LC-0441 | customer_name=Mirjam Oster; stamps=7; stamps_needed=10; rewards_earned=2; reward=Free loaf; status=Active
- LC-0442 | customer_name=Deniz Kaya; stamps=10; stamps_needed=10; rewards_earned=0; reward=Free loaf; status=Full
- LC-0443 | customer_name=Paul Greve; stamps=1; stamps_needed=10; rewards_earned=5; reward=Cake slice; status=Active
- LC-0444 | customer_name=Iva Horn; stamps=0; stamps_needed=10; rewards_earned=0; reward=Free coffee; status=Expired

# cheese dairy|cheesemaker|creamery|cheese|cheese maker|cheese cellar
item cheese|cheese variety|cheese type: Name!;Kind=Fresh|Soft|Semi-hard|Hard|Blue|Washed rind;Milk=Cow|Goat|Sheep|Mixed;Raw milk:boolean;Ripening:number(days)#0-1500;Wheel weight:number(kg)#0.05-60;Fat in dry matter:number(%)#5-80;Price per kilo:money;Description:long
- Alder tomme | kind=Semi-hard; milk=Cow; ripening=90; wheel_weight=3.2; fat_in_dry_matter=48; price_per_kilo=26
- Ash log | kind=Soft; milk=Goat; ripening=14; wheel_weight=0.18; fat_in_dry_matter=45; price_per_kilo=38
- Blue of the mill | kind=Blue; milk=Sheep; ripening=75; wheel_weight=1.8; fat_in_dry_matter=52; price_per_kilo=34
- Garden curd | kind=Fresh; milk=Mixed; ripening=0; wheel_weight=0.25; fat_in_dry_matter=40; price_per_kilo=14
record milk intake|milk delivery|milk batch: Docket!;Farm~Ober farm|Goat yard Lim;Received on:date!;Milk=Cow|Goat|Sheep;Volume:number(l)#1-50000;Fat:number(%)#1-9;Protein:number(%)#1-8;Temperature:number(°C)#0-40;Inhibitor test=Negative|Positive
- M-1201 | farm=Ober farm; milk=Cow; volume=620; fat=4.1; protein=3.4; temperature=6; inhibitor_test=Negative
- M-1202 | farm=Goat yard Lim; milk=Goat; volume=140; fat=3.6; protein=3.1; temperature=5; inhibitor_test=Negative
- M-1203 | farm=Heath sheep farm; milk=Sheep; volume=210; fat=6.8; protein=5.5; temperature=5; inhibitor_test=Negative
- M-1204 | farm=Ober farm; milk=Cow; volume=590; fat=4; protein=3.3; temperature=7; inhibitor_test=Positive
record cheese batch|make|vat|batch|make sheet: Batch!;Cheese->@cheese|cheese variety|cheese type~Alder tomme|Ash log;Milk intake->@milk intake|milk delivery~M-1201|M-1202;Made on:date!;Milk used:number(l)#1-50000;Starter culture~MA 11|Flora D;Rennet:number(ml)#0-5000;Scald temperature:number(°C)#18-60;Pieces:number#1-5000;Cheesemaker~Resi Auer|Lionel Matt
- AT-25-22 | cheese=Alder tomme; milk_intake=M-1201; milk_used=600; starter_culture=MA 11; rennet=180; scald_temperature=39; pieces=19; cheesemaker=Resi Auer
- AL-25-31 | cheese=Ash log; milk_intake=M-1202; milk_used=140; starter_culture=Flora D; rennet=8; scald_temperature=20; pieces=110; cheesemaker=Lionel Matt
- BM-25-09 | cheese=Blue of the mill; milk_intake=M-1203; milk_used=200; rennet=55; scald_temperature=32; pieces=18; cheesemaker=Resi Auer
- GC-25-44 | cheese=Garden curd; milk_intake=M-1202; milk_used=60; starter_culture=Flora D; rennet=2; scald_temperature=22; pieces=48; cheesemaker=Lionel Matt
item cellar|ripening room|cave|maturing room: Name!;Temperature:number(°C)#1-20;Humidity:number(%)#50-100;Shelves:number#1-2000;Capacity:number(wheels)#1-50000;Use=Drying|Ripening|Cold store|Brine
- Vault 1 | temperature=12; humidity=92; shelves=60; capacity=480; use=Ripening
- Drying room | temperature=14; humidity=80; shelves=20; capacity=300; use=Drying
- Blue cave | temperature=9; humidity=95; shelves=16; capacity=140; use=Ripening
- Brine bath room | temperature=13; humidity=85; shelves=4; capacity=60; use=Brine
record ripening check|turning|affinage log|rind care|care log: Title!;Cheese batch->@cheese batch|make|batch~AT-25-22|AL-25-31;Cellar->@cellar|ripening room|cave~Vault 1|Drying room;Checked on:date!;Work=Turned|Washed|Brushed|Salted|Wrapped;pH:number#4-7;Average weight:number(kg)#0.05-60;Rind=Dry|Good|Wet|Mould fault;Done by~Resi Auer|Lionel Matt
- Tomme week 5 | cheese_batch=AT-25-22; cellar=Vault 1; work=Brushed; ph=5.3; average_weight=3.1; rind=Good; done_by=Resi Auer
- Ash log day 6 | cheese_batch=AL-25-31; cellar=Drying room; work=Turned; ph=4.6; average_weight=0.19; rind=Dry; done_by=Lionel Matt
- Blue pierced at week 3 | cheese_batch=BM-25-09; cellar=Blue cave; work=Salted; ph=5; average_weight=1.9; rind=Wet; done_by=Resi Auer
- Tomme week 8 | cheese_batch=AT-25-22; cellar=Vault 1; work=Washed; ph=5.5; average_weight=3; rind=Mould fault; done_by=Lionel Matt
record lab test|quality test|sample|milk test: Title!;Cheese batch->@cheese batch|make|batch~AT-25-22|AL-25-31;Sampled on:date!;Test=Listeria|Salmonella|E. coli|Staphylococci|Moisture;Result=Negative|Positive|Within limit|Above limit;Value:number#0-1000000;Laboratory~Dairy lab South;Released:boolean
- Listeria Ash log 31 | cheese_batch=AL-25-31; test=Listeria; result=Negative; value=0; laboratory=Dairy lab South
- Moisture tomme 22 | cheese_batch=AT-25-22; test=Moisture; result=Within limit; value=41; laboratory=Dairy lab South
- Coli in curd 44 | cheese_batch=GC-25-44; test=E. coli; result=Within limit; value=40; laboratory=Dairy lab South
- Staph in blue 09 | cheese_batch=BM-25-09; test=Staphylococci; result=Above limit; value=12000; laboratory=Hill food lab
record stock|wheel|stock lot|wheel stock: Lot!;Cheese batch->@cheese batch|make|batch~AT-25-22|AL-25-31;Pieces:number#0-5000;Weight:number(kg)#0-50000;Ready on:date;Best before:date;Counted on:date!;~Status=Ripening|Ready|Reserved|Sold out
- Lot 22-A | cheese_batch=AT-25-22; pieces=19; weight=59; status=Ripening
- Lot 31-A | cheese_batch=AL-25-31; pieces=84; weight=15; status=Ready
- Lot 09-B | cheese_batch=BM-25-09; pieces=18; weight=32; status=Reserved
- Lot 44-C | cheese_batch=GC-25-44; pieces=0; weight=0; status=Sold out
+ order: Cheese->@cheese|cheese variety~Alder tomme|Ash log;Weight:number(kg)#0.1-500;Cut=Whole wheel|Half|Wedges|Grated;Collect on:date

# winery|winemaker|wine production|wine club|wine estate
item wine|bottle|wine label: Name!;Vintage:number#1900-2040;Grape~Chardonnay|Syrah;Colour=Red|White|Rosé|Sparkling|Sweet;Region;Alcohol:number(%)#5-22;Residual sugar:number(g/l)#0-300;Bottles in stock:number#0-500000;Price:money;Drink until:number#1950-2080;Tasting note:long
- Chalk hill Chardonnay | vintage=2023; grape=Chardonnay; colour=White; region=Chalk hills; alcohol=12.5; residual_sugar=2; bottles_in_stock=840; price=19; drink_until=2029
- Old post Syrah | vintage=2021; grape=Syrah; colour=Red; region=River terraces; alcohol=13.5; residual_sugar=1; bottles_in_stock=310; price=27; drink_until=2035
- Quarry brut | vintage=2022; grape=Pinot noir; colour=Sparkling; region=Chalk hills; alcohol=12; residual_sugar=6; bottles_in_stock=420; price=31
- Dawn rosé | vintage=2024; grape=Grenache; colour=Rosé; region=River terraces; alcohol=12; residual_sugar=3; bottles_in_stock=1150; price=12
item vessel|tank|barrel|cask: Name!;Kind=Steel tank|Barrique|Large oak cask|Amphora|Concrete egg;Capacity:number(l)#10-200000;Wood=French|American|None;Filled times:number#0-20;Cellar place~Row A|Tank hall;~Status=Empty|Filled|Cleaning
- Tank 7 | kind=Steel tank; capacity=3000; wood=None; cellar_place=Tank hall; status=Filled
- B-044 | kind=Barrique; capacity=225; wood=French; filled_times=2; cellar_place=Row A; status=Filled
- Egg 1 | kind=Concrete egg; capacity=900; wood=None; cellar_place=Tank hall; status=Cleaning
- Cask 12 | kind=Large oak cask; capacity=2400; wood=French; filled_times=9; cellar_place=Row A; status=Empty
record wine lot|lot|wine batch|cuvée|batch: Lot!;Wine->@wine|wine label~Chalk hill Chardonnay|Old post Syrah;Grapes:number(kg)#1-500000;Volume:number(l)#1-500000;Vessel->@vessel|tank|barrel~Tank 7|B-044;Pressed on:date!;Winemaker~Ottilie Kern|Remy Vand;~Stage=Must|Fermenting|Malolactic|Ageing|Bottled
- CH-25-1 | wine=Chalk hill Chardonnay; grapes=4100; volume=2850; vessel=Tank 7; winemaker=Ottilie Kern; stage=Ageing
- SY-25-2 | wine=Old post Syrah; grapes=340; volume=225; vessel=B-044; winemaker=Remy Vand; stage=Malolactic
- RO-25-1 | wine=Dawn rosé; grapes=3200; volume=2240; vessel=Egg 1; winemaker=Ottilie Kern; stage=Fermenting
- QB-24-3 | wine=Quarry brut; grapes=2900; volume=1800; vessel=Cask 12; winemaker=Remy Vand; stage=Bottled
record fermentation reading|cellar reading|analysis|lab analysis|measurement: Title!;Wine lot->@wine lot|lot|wine batch~CH-25-1|SY-25-2;Measured on:date!;Density:number(°Oe)#-10-200;Temperature:number(°C)#0-40;Acidity:number(g/l)#2-20;pH:number#2.7-4.3;Free sulphur:number(mg/l)#0-150;Measured by~Ottilie Kern|Remy Vand
- Chardonnay day 6 | wine_lot=CH-25-1; density=38; temperature=16.5; acidity=7.1; ph=3.2; free_sulphur=8; measured_by=Ottilie Kern
- Syrah after press | wine_lot=SY-25-2; density=-3; temperature=21; acidity=5.8; ph=3.6; free_sulphur=12; measured_by=Remy Vand
- Rosé day 2 | wine_lot=RO-25-1; density=76; temperature=15; acidity=6.9; ph=3.3; free_sulphur=15; measured_by=Ottilie Kern
- Brut base dry | wine_lot=QB-24-3; density=-4; temperature=17; acidity=8.2; ph=3; free_sulphur=10; measured_by=Remy Vand
record cellar work|racking|cellar operation|addition: Title!;Wine lot->@wine lot|lot|wine batch~CH-25-1|SY-25-2;Done on:date!;Kind=Racking|Topping up|Sulphur|Fining|Filtration|Blending;To vessel->@vessel|tank|barrel~Tank 7|B-044;Agent;Amount:number(g)#0-100000;Done by~Ottilie Kern|Remy Vand
- Sulphur after malolactic | wine_lot=SY-25-2; kind=Sulphur; agent=Potassium metabisulphite; amount=18; done_by=Remy Vand
- First racking Chardonnay | wine_lot=CH-25-1; kind=Racking; to_vessel=Tank 7; done_by=Ottilie Kern
- Bentonite for the rosé | wine_lot=RO-25-1; kind=Fining; agent=Bentonite; amount=1100; done_by=Ottilie Kern
- Topping the barrique | wine_lot=SY-25-2; kind=Topping up; to_vessel=B-044; agent=Same wine; done_by=Remy Vand
record bottling|bottling run: Title!;Wine lot->@wine lot|lot|wine batch~CH-25-1|SY-25-2;Bottled on:date!;Bottle size=0.375 l|0.75 l|1.5 l;Bottles:number#1-500000;Closure=Cork|Screw cap|Glass;Lot code;Official test number
- Chardonnay spring bottling | wine_lot=CH-25-1; bottle_size=0.75 l; bottles=3700; closure=Screw cap; lot_code=L2501
- Syrah magnums | wine_lot=SY-25-2; bottle_size=1.5 l; bottles=120; closure=Cork; lot_code=L2502
- Brut tirage | wine_lot=QB-24-3; bottle_size=0.75 l; bottles=2350; closure=Cork; lot_code=L2411
- Rosé half bottles | wine_lot=RO-25-1; bottle_size=0.375 l; bottles=800; closure=Glass; lot_code=L2506
event tasting|wine tasting|cellar tour|vineyard tour: Title!;Takes place on:date!;Starts at:time;Host~Ottilie Kern|Remy Vand;Wines poured:number#2-20;Places:number#2-120;Price per person:money;Venue~Barrel room|Terrace;Description:long
- Six vintages of Syrah | host=Remy Vand; wines_poured=6; places=16; price_per_person=45; venue=Barrel room
- Sunday terrace tasting | host=Ottilie Kern; wines_poured=4; places=40; price_per_person=18; venue=Terrace
- Sparkling at noon | host=Ottilie Kern; wines_poured=5; places=24; price_per_person=28; venue=Terrace
- Blind barrel evening | host=Remy Vand; wines_poured=8; places=12; price_per_person=62; venue=Barrel room
! record tasting note|wine rating|tasting sheet [tast\\w*|rat\\w*|note\\w*|scor\\w*]: Title!;Wine->@wine|bottle|wine label~Chalk hill Chardonnay|Old post Syrah;Tasted on:date!;Nose:long;Palate:long;Points:number#50-100;Drink=Now|Keep|Past peak
- Syrah from the cask | wine=Old post Syrah; nose=Violet and black pepper; palate=Firm tannin, long; points=92; drink=Keep
- Chardonnay on the lees | wine=Chalk hill Chardonnay; nose=Pear, brioche; palate=Salty, fine; points=89; drink=Now
- Brut after disgorging | wine=Quarry brut; nose=Red apple; palate=Lively mousse, dry end; points=90; drink=Keep
- Old rosé opened | wine=Dawn rosé; nose=Faded strawberry; palate=Flat; points=74; drink=Past peak
! item wine club plan|club tier|wine subscription [club|subscri\\w*|allocation]: Name!;Bottles:number#1-60;Rhythm=Monthly|Quarterly|Twice a year;Price:money;Discount:percent;Benefits:long
- Cellar door six | bottles=6; rhythm=Quarterly; price=110; discount=10; benefits=Free tasting for two
- Taster three | bottles=3; rhythm=Monthly; price=48; discount=5; benefits=Tasting cards
- Collector case | bottles=24; rhythm=Twice a year; price=520; discount=18; benefits=Library wines, harvest lunch
- White only | bottles=6; rhythm=Quarterly; price=96; discount=8
+ order: Wine->@wine|wine label~Chalk hill Chardonnay|Old post Syrah;Bottles:number#1-600;Gift box:boolean;Age checked:boolean;Delivery on:date

# coffee roaster|coffee roastery|coffee bean|roastery|cupping|green coffee|roast profile
item coffee|coffee bean|blend|single origin|roasted coffee: Name!;Origin~Ethiopia, Guji|Colombia, Huila;Process=Washed|Natural|Honey|Anaerobic;Variety~Heirloom|Caturra;Altitude:number(m)#200-2600;Roast=Light|Medium|Dark|Omni;Bag size=250 g|500 g|1 kg;Price:money;Flavour notes~Peach, jasmine|Cocoa, red apple;~Status=On sale|Coming soon|Sold out
- Guji spring | origin=Ethiopia, Guji; process=Washed; variety=Heirloom; altitude=2050; roast=Light; bag_size=250 g; price=13.5; flavour_notes=Peach, jasmine; status=On sale
- Night train espresso | origin=Colombia, Huila; process=Natural; variety=Caturra; altitude=1700; roast=Medium; bag_size=1 kg; price=32; flavour_notes=Cocoa, red apple; status=On sale
- Kirinyaga AA | origin=Kenya, Kirinyaga; process=Washed; variety=SL28; altitude=1800; roast=Light; bag_size=250 g; price=15.5; flavour_notes=Blackcurrant, grapefruit; status=Sold out
- Honey of Tarrazu | origin=Costa Rica, Tarrazu; process=Honey; variety=Catuai; altitude=1650; roast=Omni; bag_size=500 g; price=22; flavour_notes=Fig, honeycomb; status=Coming soon
record green lot|green coffee|green bean lot|raw coffee lot: Lot!;Producer->@producer|farm|importer~Guji growers|Finca La Loma;Coffee->@coffee|single origin|blend~Guji spring|Night train espresso;Received on:date!;Bags:number#1-5000;~Stock:number(kg)#0-500000;Moisture:number(%)#5-16;Price per kilo:money;Harvest~2024/25;Storage place~Rack 2|Pallet 5
- GR-119 | producer=Guji growers; coffee=Guji spring; bags=10; stock=412; moisture=10.6; price_per_kilo=8.9; harvest=2024/25; storage_place=Rack 2
- GR-123 | producer=Finca La Loma; coffee=Night train espresso; bags=20; stock=1140; moisture=11.1; price_per_kilo=6.4; harvest=2024/25; storage_place=Pallet 5
- GR-127 | producer=Kii washing station; coffee=Kirinyaga AA; bags=4; stock=0; moisture=10.9; price_per_kilo=11.4; storage_place=Rack 1
- GR-130 | producer=Beneficio Sol; coffee=Honey of Tarrazu; bags=12; stock=828; moisture=11.4; price_per_kilo=7.2; storage_place=Pallet 2
item producer|farm|importer|cooperative: Name!;Country;Region;Altitude:number(m)#200-2600;Contact person;Email:email;Certificate=Organic|Fair trade|None;Story:long
- Guji growers | country=Ethiopia; region=Guji; altitude=2050; certificate=Organic
- Finca La Loma | country=Colombia; region=Huila; altitude=1700; certificate=None
- Kii washing station | country=Kenya; region=Kirinyaga; altitude=1800; certificate=Fair trade
- Beneficio Sol | country=Costa Rica; region=Tarrazu; altitude=1650; certificate=Organic
record roast|roast batch|roasting batch|roast log: Batch!;Green lot->@green lot|green coffee|raw coffee lot~GR-119|GR-123;Roasted on:date!;Charge weight:number(kg)#0.05-500;Roasted weight:number(kg)#0.05-500;Loss:number(%)#5-30;First crack:number(s)#200-1200;End temperature:number(°C)#170-250;Roast time:number(s)#240-1800;Roaster~Imke Sol|Dario Penn
- R-0611-1 | green_lot=GR-119; charge_weight=12; roasted_weight=10.3; loss=14.2; first_crack=510; end_temperature=208; roast_time=590; roaster=Imke Sol
- R-0611-2 | green_lot=GR-123; charge_weight=12; roasted_weight=10.1; loss=15.8; first_crack=545; end_temperature=217; roast_time=690; roaster=Dario Penn
- R-0612-1 | green_lot=GR-127; charge_weight=6; roasted_weight=5.2; loss=13.3; first_crack=495; end_temperature=206; roast_time=570; roaster=Imke Sol
- R-0612-2 | green_lot=GR-130; charge_weight=10; roasted_weight=8.5; loss=15; first_crack=530; end_temperature=212; roast_time=640; roaster=Dario Penn
item roast profile|profile|roast curve: Name!;Coffee->@coffee|blend|single origin~Guji spring|Night train espresso;Charge temperature:number(°C)#120-240;Turning point:number(s)#30-180;Development:number(%)#5-35;End temperature:number(°C)#170-250;Machine~Drum 12 kg|Sample roaster;Notes:long
- Guji filter v3 | coffee=Guji spring; charge_temperature=195; turning_point=80; development=14; end_temperature=208; machine=Drum 12 kg
- Night train v7 | coffee=Night train espresso; charge_temperature=190; turning_point=85; development=20; end_temperature=217; machine=Drum 12 kg
- Kirinyaga filter v1 | coffee=Kirinyaga AA; charge_temperature=200; turning_point=75; development=13; end_temperature=206; machine=Sample roaster
- Tarrazu omni v2 | coffee=Honey of Tarrazu; charge_temperature=192; turning_point=82; development=17; end_temperature=212; machine=Drum 12 kg
record cupping|cupping score|tasting|quality check: Title!;Roast->@roast|roast batch~R-0611-1|R-0611-2;Cupped on:date!;Aroma:number#0-10;Flavour:number#0-10;Acidity:number#0-10;Body:number#0-10;Total score:number#0-100;Defects:number#0-50;Cupper~Imke Sol|Dario Penn;Notes:long
- Guji table A | roast=R-0611-1; aroma=8.5; flavour=8.25; acidity=8.5; body=7.75; total_score=87.5; defects=0; cupper=Imke Sol
- Espresso table A | roast=R-0611-2; aroma=7.75; flavour=8; acidity=7.25; body=8.25; total_score=84; defects=1; cupper=Dario Penn
- Kenya arrival sample | roast=R-0612-1; aroma=8.75; flavour=8.5; acidity=9; body=7.5; total_score=88.25; defects=0; cupper=Imke Sol
- Tarrazu table B | roast=R-0612-2; aroma=7.5; flavour=7.75; acidity=7.25; body=8; total_score=83.5; defects=2; cupper=Dario Penn
record subscription|coffee subscription|standing order: Title!;Coffee->@coffee|blend|single origin~Guji spring|Night train espresso;Bags:number#1-50;Grind=Whole bean|Espresso|Filter|French press;Every=Week|Two weeks|Month;Next shipment:date;~Status=Active|Paused|Cancelled
- Desk refill for studio 9 | coffee=Night train espresso; bags=3; grind=Whole bean; every=Two weeks; status=Active
- Filter at home | coffee=Guji spring; bags=1; grind=Filter; every=Month; status=Paused
- Lark café weekly | coffee=Night train espresso; bags=12; grind=Espresso; every=Week; status=Active
- Gift for Dad | coffee=Honey of Tarrazu; bags=1; grind=French press; every=Month; status=Cancelled
+ order: Coffee->@coffee|blend|single origin~Guji spring|Night train espresso;Grind=Whole bean|Espresso|Filter|French press;Bag size=250 g|500 g|1 kg;Bags:number#1-500;Roast date:date

# distillery|distiller|whisky|gin|spirits|pot still|whisky cask
item spirit|expression|bottling|gin|whisky: Name!;Kind=Whisky|Gin|Rum|Fruit brandy|Vodka|Liqueur;Strength:number(%)#15-75;Age:number(years)#0-60;Botanicals~Juniper, lemon peel, angelica|None;Bottle size=0.2 l|0.5 l|0.7 l;Price:money;Tasting note:long
- Harbour dry gin | kind=Gin; strength=44; age=0; botanicals=Juniper, lemon peel, sea buckthorn; bottle_size=0.5 l; price=36
- Peat road single malt | kind=Whisky; strength=46; age=6; botanicals=None; bottle_size=0.7 l; price=68
- Old pear tree | kind=Fruit brandy; strength=42; age=2; botanicals=None; bottle_size=0.5 l; price=44
- Sloe liqueur | kind=Liqueur; strength=24; age=0; botanicals=Sloe, vanilla; bottle_size=0.2 l; price=15
record mash|ferment|wash|fermentation: Batch!;Raw material~Malted barley|Williams pears;Amount:number(kg)#1-50000;Mashed on:date!;Volume:number(l)#1-100000;Yeast~M1|Wild;Start gravity:number(°P)#5-30;End gravity:number(°P)#-3-15;Alcohol:number(%)#0-18
- W-25-14 | raw_material=Malted barley; amount=500; volume=2400; yeast=M1; start_gravity=15; end_gravity=0.8; alcohol=8.1
- W-25-15 | raw_material=Williams pears; amount=800; volume=780; yeast=Wild; start_gravity=13; end_gravity=1.2; alcohol=5.6
- W-25-16 | raw_material=Molasses; amount=350; volume=1500; yeast=M1; start_gravity=20; end_gravity=3; alcohol=9.4
- W-25-17 | raw_material=Mirabelles; amount=620; volume=600; yeast=Wild; start_gravity=16; end_gravity=1.5; alcohol=6.9
record distillation|distillation run|still run|run: Run number!;Mash->@mash|ferment|wash~W-25-14|W-25-15;Still=Pot still 1|Pot still 2|Column;Run on:date!;Kind=Stripping|Spirit|Gin;Heads:number(l)#0-5000;Hearts:number(l)#0-20000;Tails:number(l)#0-10000;Hearts strength:number(%)#20-96;Distiller~Moira Tane|Jules Rigg
- D-25-31 | mash=W-25-14; still=Pot still 1; kind=Stripping; heads=0; hearts=780; tails=0; hearts_strength=24; distiller=Moira Tane
- D-25-32 | mash=W-25-15; still=Pot still 2; kind=Spirit; heads=4; hearts=58; tails=31; hearts_strength=66; distiller=Jules Rigg
- D-25-33 | mash=W-25-16; still=Column; kind=Spirit; heads=6; hearts=175; tails=20; hearts_strength=82; distiller=Moira Tane
- D-25-34 | mash=W-25-17; still=Pot still 1; kind=Spirit; heads=1; hearts=44; tails=12; hearts_strength=71; distiller=Jules Rigg
item cask|barrel|maturation cask: Cask number!;Wood=Bourbon oak|Sherry oak|New oak|Wine cask;Capacity:number(l)#5-700;Fill->@distillation|distillation run|still run~D-25-31|D-25-32;Filled on:date;Fill strength:number(%)#30-75;Warehouse place~Dunnage 1, row 4|Rack 2;Owner~Distillery|Private owner;~Status=Filled|Empty|Bottled
- 118 | wood=Bourbon oak; capacity=200; fill=D-25-31; fill_strength=63.5; warehouse_place=Dunnage 1, row 4; owner=Distillery; status=Filled
- 121 | wood=Sherry oak; capacity=250; warehouse_place=Rack 2; owner=Private owner; status=Filled
- 134 | wood=New oak; capacity=50; fill=D-25-33; fill_strength=62; warehouse_place=Rack 2; owner=Private owner; status=Filled
- 097 | wood=Wine cask; capacity=225; warehouse_place=Dunnage 1, row 1; owner=Distillery; status=Bottled
record cask sample|regauge|cask check|sample: Title!;Cask->@cask|barrel~118|121;Sampled on:date!;Volume:number(l)#0-700;Strength:number(%)#20-75;Colour=Straw|Gold|Amber|Mahogany;Nose;Taste;Sampled by~Moira Tane|Jules Rigg
- Cask 118 after three years | cask=118; volume=184; strength=61.8; colour=Gold; nose=Vanilla, hay; taste=Oily, sweet smoke; sampled_by=Moira Tane
- Cask 121 yearly check | cask=121; volume=236; strength=59.2; colour=Amber; nose=Raisin; taste=Dry spice; sampled_by=Jules Rigg
- Cask 134 at six months | cask=134; volume=47; strength=61.2; colour=Straw; nose=Toffee, fresh oak; taste=Hot, sweet; sampled_by=Moira Tane
- Cask 097 before bottling | cask=097; volume=188; strength=56.4; colour=Mahogany; nose=Dark cherry; taste=Tannin, chocolate; sampled_by=Jules Rigg
record bottling run|bottling batch|packaging: Batch!;Spirit->@spirit|expression~Harbour dry gin|Peat road single malt;Bottled on:date!;Bottles:number#1-100000;Bottle strength:number(%)#15-75;Lot code;Losses:number(l)#0-500;Bottled by~Moira Tane|Jules Rigg
- Gin batch 22 | spirit=Harbour dry gin; bottles=480; bottle_strength=44; lot_code=HG22; losses=3; bottled_by=Jules Rigg
- Malt release 3 | spirit=Peat road single malt; bottles=290; bottle_strength=46; lot_code=PR3; losses=2; bottled_by=Moira Tane
- Pear spring run | spirit=Old pear tree; bottles=210; bottle_strength=42; lot_code=OP25; losses=1; bottled_by=Jules Rigg
- Sloe minis | spirit=Sloe liqueur; bottles=1100; bottle_strength=24; lot_code=SL07; losses=5; bottled_by=Moira Tane
record excise entry|duty record|duty return|tax entry: Title!;Entered on:date!;Kind=Produced|Released|Loss|Sample;Litres of alcohol:number(l)#0-100000;Duty rate:money;Duty due:money;~Status=Open|Filed|Paid
- May release | kind=Released; litres_of_alcohol=105.6; duty_rate=13.03; duty_due=1375.97; status=Filed
- Angels' share 2024 | kind=Loss; litres_of_alcohol=41; duty_rate=0; duty_due=0; status=Filed
- Pear run June | kind=Produced; litres_of_alcohol=38.3; duty_rate=13.03; duty_due=499.05; status=Open
- Lab samples Q2 | kind=Sample; litres_of_alcohol=1.2; duty_rate=13.03; duty_due=15.64; status=Paid
+ order: Spirit->@spirit|expression~Harbour dry gin|Peat road single malt;Bottles:number#1-600;Age checked:boolean;Engraving
+ booking: Tour=Still house tour|Tasting|Gin school;Guests:number#1-24;Starts at:time

# chocolate maker|chocolatier|praline|cocoa|chocolate shop|confectionery
item chocolate|praline|chocolate bar|confection: Name!;Kind=Bar|Praline|Truffle|Spread|Figure;Cocoa content:number(%)#0-100;Chocolate=Dark|Milk|White|Ruby;Weight:number(g)#5-5000;Allergens~Milk, hazelnut|Soy;Shelf life:number(days)#5-720;Price:money;Photo:image
- Sea salt caramel | kind=Praline; cocoa_content=54; chocolate=Milk; weight=12; allergens=Milk, soy; shelf_life=42; price=1.6
- Piura 72 bar | kind=Bar; cocoa_content=72; chocolate=Dark; weight=70; allergens=Soy; shelf_life=540; price=7.5
- Hazelnut spread | kind=Spread; cocoa_content=18; chocolate=Milk; weight=220; allergens=Milk, hazelnut; shelf_life=180; price=9.8
- White raspberry truffle | kind=Truffle; cocoa_content=32; chocolate=White; weight=14; allergens=Milk, soy; shelf_life=28; price=1.9
item bean origin|cocoa origin|cocoa bean|cocoa lot: Name!;Country;Producer;Variety=Trinitario|Criollo|Forastero|Nacional;Ferment days:number(days)#2-10;Stock:number(kg)#0-50000;Price per kilo:money;Received on:date
- Piura white | country=Peru; producer=Norandino growers; variety=Criollo; ferment_days=5; stock=320; price_per_kilo=9.8
- Kokoa Kamili type | country=Tanzania; producer=Kilombero station; variety=Trinitario; ferment_days=6; stock=180; price_per_kilo=8.4
- Arriba river | country=Ecuador; producer=Los Rios growers; variety=Nacional; ferment_days=4; stock=260; price_per_kilo=8.9
- Tafo Forastero | country=Ghana; producer=Tafo union; variety=Forastero; ferment_days=6; stock=900; price_per_kilo=6.1
item recipe|filling recipe|ganache|filling: Name!;Chocolate->@chocolate|praline|confection~Sea salt caramel|Piura 72 bar;Yield:number(pieces)#1-5000;Sugar:number(g)#0-50000;Cream:number(g)#0-50000;Couverture:number(g)#0-100000;Water activity:number#0.2-1;Method:long
- Salt caramel ganache | chocolate=Sea salt caramel; yield=240; sugar=600; cream=500; couverture=1900; water_activity=0.72
- Piura bar mass | chocolate=Piura 72 bar; yield=140; sugar=2740; cream=0; couverture=7060; water_activity=0.35
- Gianduja jar mass | chocolate=Hazelnut spread; yield=90; sugar=6200; cream=0; couverture=5200; water_activity=0.4
- Raspberry white ganache | chocolate=White raspberry truffle; yield=180; sugar=200; cream=450; couverture=1500; water_activity=0.8
record production batch|batch|chocolate batch|tempering: Batch!;Recipe->@recipe|filling recipe|ganache~Salt caramel ganache|Piura bar mass;Made on:date!;Pieces:number#1-20000;Conching:number(h)#0-96;Temper temperature:number(°C)#26-34;Rejects:number(pieces)#0-5000;Best before:date;Chocolatier~Odile Marn|Tim Stahl
- SC-25-18 | recipe=Salt caramel ganache; pieces=236; conching=0; temper_temperature=30; rejects=4; chocolatier=Odile Marn
- PI-25-06 | recipe=Piura bar mass; pieces=139; conching=48; temper_temperature=31.5; rejects=1; chocolatier=Tim Stahl
- HS-25-03 | recipe=Gianduja jar mass; pieces=88; conching=12; temper_temperature=28; rejects=2; chocolatier=Tim Stahl
- RT-25-11 | recipe=Raspberry white ganache; pieces=176; conching=0; temper_temperature=28.5; rejects=9; chocolatier=Odile Marn
item gift box|assortment|box|hamper: Name!;Pieces:number#4-60;Occasion=Everyday|Easter|Christmas|Valentine|Wedding;Contents:long;Weight:number(g)#30-3000;Price:money;Personal card:boolean
- Nine mixed pralines | pieces=9; occasion=Everyday; contents=Caramel, hazelnut, raspberry, three of each; weight=108; price=16
- Easter nest | pieces=14; occasion=Easter; contents=Eggs with praline and a milk hare; weight=210; price=24
- Heart of eight | pieces=8; occasion=Valentine; contents=Raspberry truffles and caramel; weight=104; price=18
- Advent tray | pieces=24; occasion=Christmas; contents=One praline for each day; weight=290; price=45
record stock|stock count|inventory|stock lot: Title!;Production batch->@production batch|batch|chocolate batch~SC-25-18|PI-25-06;Counted on:date!;Pieces left:number#0-50000;Shop~Old town|Market hall;Storage temperature:number(°C)#8-24
- Caramels old town | production_batch=SC-25-18; pieces_left=88; shop=Old town; storage_temperature=17
- Piura bars market hall | production_batch=PI-25-06; pieces_left=61; shop=Market hall; storage_temperature=18
- Spread jars old town | production_batch=HS-25-03; pieces_left=27; shop=Old town; storage_temperature=18
- Truffles market hall | production_batch=RT-25-11; pieces_left=42; shop=Market hall; storage_temperature=15
event workshop|praline course|chocolate tasting|chocolate course: Title!;Takes place on:date!;Starts at:time;Led by~Odile Marn|Tim Stahl;Places:number#2-30;Duration:number(min)#30-480;Price:money;Minimum age:number(years)#4-18;Description:long
- Truffles by hand | led_by=Odile Marn; places=10; duration=150; price=72; minimum_age=12
- From bean to bar | led_by=Tim Stahl; places=16; duration=90; price=35; minimum_age=8
- Easter eggs with children | led_by=Odile Marn; places=14; duration=90; price=28; minimum_age=6
- Pairing with rum | led_by=Tim Stahl; places=12; duration=120; price=64; minimum_age=18
+ order: Gift box->@gift box|assortment|box~Nine mixed pralines|Easter nest;Boxes:number#1-1000;Gift message:long;Collect on:date
# butcher|butchery|meat shop|charcuterie|sausage|meat cut
item cut|meat cut|meat product|sausage|charcuterie: Name!;Animal=Beef|Pork|Lamb|Veal|Poultry|Game;Kind=Fresh cut|Minced|Sausage|Cured|Ready to cook;Price per kilo:money;Usual portion:number(g)#50-5000;Storage temperature:number(°C)#-25-8;Shelf life:number(days)#1-365;Allergens~Mustard, celery|None;Photo:image
- Rib eye on the bone | animal=Beef; kind=Fresh cut; price_per_kilo=42; usual_portion=600; storage_temperature=2; shelf_life=7; allergens=None
- Fennel salsiccia | animal=Pork; kind=Sausage; price_per_kilo=17.5; usual_portion=120; storage_temperature=2; shelf_life=5; allergens=Mustard
- Lamb shoulder boned | animal=Lamb; kind=Ready to cook; price_per_kilo=24; usual_portion=1400; storage_temperature=2; shelf_life=6; allergens=None
- Venison ham | animal=Game; kind=Cured; price_per_kilo=58; usual_portion=100; storage_temperature=4; shelf_life=60; allergens=Celery
record carcass|animal intake|half carcass|carcass intake: Carcass number!;Animal=Beef|Pork|Lamb|Veal|Game;Ear tag;Farm->@farm|supplier|farmer~Hollow farm|Steep meadow;Slaughtered on:date;Received on:date!;Cold weight:number(kg)#1-700;Grade~R3|U2;Price per kilo:money;~Status=Hanging|Cut|Sold
- C-0318 | animal=Beef; ear_tag=DE 08 4411; farm=Hollow farm; cold_weight=162; grade=R3; price_per_kilo=5.9; status=Hanging
- C-0321 | animal=Pork; ear_tag=4471; farm=Steep meadow; cold_weight=92; grade=U2; price_per_kilo=3.4; status=Cut
- C-0324 | animal=Lamb; ear_tag=L-7719; farm=Dune pasture; cold_weight=21; grade=R3; price_per_kilo=8.2; status=Hanging
- C-0327 | animal=Game; farm=Forest office North; cold_weight=14; grade=None; price_per_kilo=6.5; status=Sold
item farm|supplier|farmer|slaughterhouse: Name!;Contact person;Phone:phone;Address;Distance:number(km)#0-500;Husbandry=Organic|Free range|Barn;Approval number
- Hollow farm | contact_person=Nils Tobler; address=Hollow 2; distance=14; husbandry=Free range; approval_number=DE-4401
- Steep meadow | contact_person=Uma Rist; address=Steep lane 8; distance=22; husbandry=Organic; approval_number=DE-4419
- Dune pasture | contact_person=Okke Rijn; address=Dike road 15; distance=61; husbandry=Free range; approval_number=NL-2207
- Forest office North | contact_person=Ranger Beck; address=Lodge 4; distance=18; husbandry=Free range; approval_number=DE-4460
record cutting record|cutting|breakdown|cut yield: Title!;Carcass->@carcass|animal intake~C-0318|C-0321;Cut->@cut|meat cut~Rib eye on the bone|Fennel salsiccia;Cut on:date!;Weight:number(kg)#0.1-500;Bone and trim:number(kg)#0-300;Butcher~Sepp Lang|Ewa Kos;Lot code
- Ribs of 0318 | carcass=C-0318; cut=Rib eye on the bone; weight=9.4; bone_and_trim=1.8; butcher=Sepp Lang; lot_code=L0318R
- Shoulder for salsiccia | carcass=C-0321; cut=Fennel salsiccia; weight=14; bone_and_trim=2.1; butcher=Ewa Kos; lot_code=L0321S
- Shoulders of 0324 | carcass=C-0324; cut=Lamb shoulder boned; weight=4.2; bone_and_trim=1.1; butcher=Sepp Lang; lot_code=L0324L
- Legs for ham | carcass=C-0327; cut=Venison ham; weight=3.6; bone_and_trim=0.9; butcher=Ewa Kos; lot_code=L0327H
record production batch|sausage batch|batch|curing batch: Batch!;Cut->@cut|meat product|sausage~Fennel salsiccia;Made on:date!;Meat:number(kg)#0.5-2000;Salt:number(g)#0-50000;Spices;Casing=Natural|Collagen|None;Pieces:number#1-10000;Best before:date;Made by~Sepp Lang|Ewa Kos
- SA-25-40 | cut=Fennel salsiccia; meat=20; salt=380; spices=Fennel seed, garlic, pepper; casing=Natural; pieces=165; made_by=Ewa Kos
- SA-25-41 | cut=Fennel salsiccia; meat=15; salt=285; spices=Fennel, chilli; casing=Collagen; pieces=122; made_by=Sepp Lang
- VH-25-03 | cut=Venison ham; meat=3.6; salt=120; spices=Juniper, bay; casing=None; pieces=2; made_by=Ewa Kos
- LS-25-08 | cut=Lamb shoulder boned; meat=4.2; salt=50; spices=Rosemary, garlic; casing=None; pieces=3; made_by=Sepp Lang
record temperature log|cold room check|temperature check|haccp check: Title!;Checked on:date!;Checked at:time;Place=Cold room|Counter|Freezer|Cutting room|Van;Temperature:number(°C)#-30-25;Within limit:boolean;Action taken;Checked by~Sepp Lang|Ewa Kos
- Cold room morning | place=Cold room; temperature=1.8; checked_by=Sepp Lang
- Counter at noon | place=Counter; temperature=5.6; action_taken=Lowered the thermostat; checked_by=Ewa Kos
- Freezer evening | place=Freezer; temperature=-19.5; checked_by=Ewa Kos
- Van before loading | place=Van; temperature=8.2; action_taken=Waited 20 minutes with cooling on; checked_by=Sepp Lang
record ageing|dry ageing|dry-aged piece|maturing piece: Piece number!;Carcass->@carcass|animal intake~C-0318;Hung on:date!;Start weight:number(kg)#1-100;Current weight:number(kg)#1-100;Target days:number(days)#7-120;Reserved for;~Status=Ageing|Ready|Sold
- DA-17 | carcass=C-0318; start_weight=9.4; current_weight=8.3; target_days=35; reserved_for=Family Odin; status=Ageing
- DA-18 | carcass=C-0318; start_weight=11.2; current_weight=9.1; target_days=42; reserved_for=Inn at the gate; status=Ready
- DA-16 | carcass=C-0318; start_weight=8; current_weight=6.7; target_days=28; reserved_for=Counter; status=Sold
- LA-02 | carcass=C-0324; start_weight=3.1; current_weight=3; target_days=10; reserved_for=Chef Amiel; status=Ageing
+ order: Cut->@cut|meat cut|sausage~Rib eye on the bone|Fennel salsiccia;Weight:number(kg)#0.1-200;Preparation=As it is|Sliced|Minced|Marinated|Vacuum packed;Collect on:date

# ice cream|gelato|gelateria|ice cream parlour|sorbet|gelato shop
item flavour|flavor|ice cream flavour|gelato flavour: Name!;Base=Milk|Yoghurt|Sorbet|Vegan;Allergens~Milk, pistachio|None;Season=All year|Summer|Winter|Limited;Colour;Price per scoop:money;Energy:number(kcal/100 g)#40-450;Photo:image;~Status=In the case|In rotation|Retired
- Bronte pistachio | base=Milk; allergens=Milk, pistachio; season=All year; colour=Olive green; price_per_scoop=2.4; energy=230; status=In the case
- Blood orange sorbet | base=Sorbet; allergens=None; season=Winter; colour=Coral; price_per_scoop=2; energy=118; status=In rotation
- Honey yoghurt | base=Yoghurt; allergens=Milk; season=Summer; colour=Ivory; price_per_scoop=2; energy=165; status=In rotation
- Oat chocolate | base=Vegan; allergens=Oats; season=Limited; colour=Dark brown; price_per_scoop=2.2; energy=205; status=Retired
item recipe|mix|base mix|balance sheet: Name!;Flavour->@flavour|flavor~Bronte pistachio|Blood orange sorbet;Milk:number(g)#0-50000;Cream:number(g)#0-20000;Sugars:number(g)#0-20000;Solids:number(%)#15-55;Fat:number(%)#0-25;Anti-freezing power:number#10-40;Yield:number(l)#1-100;Method:long
- Pistachio 5 kg | flavour=Bronte pistachio; milk=2900; cream=500; sugars=850; solids=40; fat=9; anti_freezing_power=26; yield=6.5
- Blood orange 5 kg | flavour=Blood orange sorbet; milk=0; cream=0; sugars=1250; solids=30; fat=0; anti_freezing_power=28; yield=6.2
- Yoghurt 4 kg | flavour=Honey yoghurt; milk=800; cream=400; sugars=700; solids=34; fat=6; anti_freezing_power=27; yield=5.2
- Oat chocolate 5 kg | flavour=Oat chocolate; milk=0; cream=0; sugars=900; solids=38; fat=8; anti_freezing_power=25; yield=6.4
record batch|churn|production batch|production: Batch!;Recipe->@recipe|mix|base mix~Pistachio 5 kg|Blood orange 5 kg;Churned on:date!;Tubs:number#1-100;Weight:number(kg)#0.5-500;Overrun:percent;Drawing temperature:number(°C)#-15-0;Best before:date;Made by~Gia Ferro|Luc Amant
- P-0704 | recipe=Pistachio 5 kg; tubs=2; weight=5; overrun=30; drawing_temperature=-8; made_by=Gia Ferro
- B-0704 | recipe=Blood orange 5 kg; tubs=2; weight=5; overrun=24; drawing_temperature=-9; made_by=Luc Amant
- H-0705 | recipe=Yoghurt 4 kg; tubs=2; weight=4; overrun=35; drawing_temperature=-7; made_by=Luc Amant
- O-0705 | recipe=Oat chocolate 5 kg; tubs=3; weight=5; overrun=22; drawing_temperature=-8; made_by=Gia Ferro
record tub|stock tub|display stock|case plan: Title!;Batch->@batch|churn~P-0704|B-0704;Place=Blast freezer|Cold store|Display case|Cart;Case position:number#1-48;Fill level=Full|Half|Low|Empty;Opened on:date;Weight left:number(kg)#0-10
- Pistachio tub in case | batch=P-0704; place=Display case; case_position=7; fill_level=Half; weight_left=1.3
- Orange tub in store | batch=B-0704; place=Cold store; fill_level=Full; weight_left=2.5
- Yoghurt tub on the cart | batch=H-0705; place=Cart; case_position=2; fill_level=Low; weight_left=0.4
- Oat chocolate hardening | batch=O-0705; place=Blast freezer; fill_level=Full; weight_left=1.7
record daily sale|scoop count|sales count|daily count: Title!;Flavour->@flavour|flavor~Bronte pistachio|Blood orange sorbet;Counted on:date!;Scoops:number#0-5000;Outdoor temperature:number(°C)#-10-45;Weather=Sunny|Cloudy|Rain;Waste:number(kg)#0-20;Counted by~Gia Ferro|Luc Amant
- Pistachio Saturday | flavour=Bronte pistachio; scoops=214; outdoor_temperature=29; weather=Sunny; waste=0.2; counted_by=Gia Ferro
- Orange Saturday | flavour=Blood orange sorbet; scoops=97; outdoor_temperature=29; weather=Sunny; waste=0; counted_by=Gia Ferro
- Yoghurt Sunday | flavour=Honey yoghurt; scoops=131; outdoor_temperature=24; weather=Cloudy; waste=0.1; counted_by=Luc Amant
- Oat chocolate Sunday | flavour=Oat chocolate; scoops=38; outdoor_temperature=18; weather=Rain; waste=0.3; counted_by=Luc Amant
record freezer check|temperature log|cleaning log|hygiene check: Title!;Checked on:date!;Checked at:time;Equipment=Display case|Cold store|Pasteuriser|Batch freezer|Cart;Temperature:number(°C)#-30-95;Cleaned:boolean;Finding;Checked by~Gia Ferro|Luc Amant
- Display case at opening | equipment=Display case; temperature=-13.5; checked_by=Luc Amant
- Pasteuriser Monday mix | equipment=Pasteuriser; temperature=85; checked_by=Gia Ferro
- Cart after the fair | equipment=Cart; temperature=-9; finding=Cold packs were thawed; checked_by=Luc Amant
- Cold store weekly | equipment=Cold store; temperature=-21; checked_by=Gia Ferro
request cart hire|event request|ice cream cart|catering request: Title!;Name;Email:email;Event=Wedding|Company party|School fair|Birthday;Guests:number#10-2000;Flavours wanted;Wanted on:date;Place;Budget:money
- Cart for a garden wedding | name=Tess Moran; event=Wedding; guests=90; flavours_wanted=Pistachio, lemon, strawberry; place=Orchard house; budget=480
- School fair in June | name=Parents council; event=School fair; guests=300; flavours_wanted=Vanilla, mango; place=Hill school; budget=600
- Roof party at Lumen | name=Lumen Software; event=Company party; guests=140; flavours_wanted=Oat chocolate, blood orange; place=Dock 12; budget=700
- Tenth birthday of Ava | name=Kit Rowan; event=Birthday; guests=22; flavours_wanted=Honey yoghurt, strawberry; place=Fern close 3; budget=150
+ order: Tub size=0.5 l|1 l|2.5 l|5 l;Flavour->@flavour|flavor~Bronte pistachio|Blood orange sorbet;Tubs:number#1-100;Collect on:date
+ review: Flavour->@flavour|flavor~Bronte pistachio|Blood orange sorbet;Creaminess:rating;Taste:rating

# tea house|tea shop|tea garden|tea leaf|loose tea|tea blend|tea tasting
item tea|loose tea|tea blend|leaf tea: Name!;Kind=Green|Black|Oolong|White|Pu-erh|Herbal;Origin~Darjeeling|Uji|Wuyi;Garden->@garden|tea garden|estate|producer~Cloud ridge|Stone creek;Harvest=First flush|Second flush|Autumn|Winter;Steep minutes:number(min)#1-15;Water temperature:number(°C)#50-100;Grams per litre:number(g)#2-60;Price per 100 g:money;Notes of taste
- First flush Cloud ridge | kind=Black; origin=Darjeeling; garden=Cloud ridge; harvest=First flush; steep_minutes=3; water_temperature=90; grams_per_litre=12; price_per_100_g=18; notes_of_taste=Muscat, green almond
- Stone creek oolong | kind=Oolong; origin=Wuyi; garden=Stone creek; harvest=Second flush; steep_minutes=2; water_temperature=95; grams_per_litre=20; price_per_100_g=24; notes_of_taste=Roasted chestnut
- Silver needle Fuding | kind=White; origin=Fuding; garden=Taimu slope; harvest=First flush; steep_minutes=5; water_temperature=80; grams_per_litre=14; price_per_100_g=39; notes_of_taste=Melon, hay
- Evening verbena | kind=Herbal; origin=Provence; garden=Lune herbs; harvest=Autumn; steep_minutes=8; water_temperature=100; grams_per_litre=8; price_per_100_g=11; notes_of_taste=Lemon peel
item garden|tea garden|estate|producer: Name!;Country;Region;Altitude:number(m)#0-2600;Area:number(ha)#0.1-5000;Cultivar~AV2|Shui Xian;Organic:boolean;Contact email:email;Story:long
- Cloud ridge | country=India; region=Darjeeling; altitude=1900; area=140; cultivar=AV2
- Stone creek | country=China; region=Wuyi; altitude=650; area=12; cultivar=Shui Xian
- Taimu slope | country=China; region=Fuding; altitude=800; area=9; cultivar=Da Bai
- Lune herbs | country=France; region=Provence; altitude=420; area=4; cultivar=Verbena
record tea lot|lot|invoice lot|stock lot|batch: Lot!;Tea->@tea|loose tea|tea blend~First flush Cloud ridge|Stone creek oolong;Picked on:date;Received on:date!;Weight:number(kg)#0.1-20000;~Stock:number(kg)#0-20000;Purchase price per kilo:money;Moisture:number(%)#2-12;Storage place~Tin room A|Shelf 6
- DJ-12 | tea=First flush Cloud ridge; weight=20; stock=13.4; purchase_price_per_kilo=74; moisture=4.2; storage_place=Tin room A
- WY-03 | tea=Stone creek oolong; weight=10; stock=6.1; purchase_price_per_kilo=96; moisture=3.8; storage_place=Shelf 6
- FD-07 | tea=Silver needle Fuding; weight=5; stock=1.2; purchase_price_per_kilo=190; moisture=5.1; storage_place=Shelf 6
- PR-21 | tea=Evening verbena; weight=15; stock=11.8; purchase_price_per_kilo=28; moisture=7.5; storage_place=Tin room A
record tasting|tea tasting|tasting note|cupping: Title!;Tea->@tea|loose tea|tea blend~First flush Cloud ridge|Stone creek oolong;Tasted on:date!;Taster;Dry leaf:rating;Liquor:rating;Aroma:rating;Infusions:number#1-15;Verdict=Buy|Keep|Pass;Notes:long
- Sample table in May | tea=First flush Cloud ridge; taster=Hanae Doi; dry_leaf=4; liquor=5; aroma=5; infusions=2; verdict=Buy
- Oolong six infusions | tea=Stone creek oolong; taster=Piet Rau; dry_leaf=4; liquor=4; aroma=5; infusions=6; verdict=Keep
- White teas side by side | tea=Silver needle Fuding; taster=Hanae Doi; dry_leaf=5; liquor=4; aroma=4; infusions=4; verdict=Buy
- Verbena of two years | tea=Evening verbena; taster=Piet Rau; dry_leaf=2; liquor=3; aroma=2; infusions=1; verdict=Pass
record brewing log|brew|steeping note|tea session: Title!;Tea->@tea|loose tea|tea blend~First flush Cloud ridge|Stone creek oolong;Brewed on:date!;Leaf:number(g)#1-50;Water:number(ml)#50-5000;Temperature:number(°C)#50-100;Seconds:number(s)#5-1800;Vessel=Gaiwan|Teapot|Cup|Kyusu;Rating:rating;Notes:long
- Morning pot | tea=First flush Cloud ridge; leaf=5; water=400; temperature=90; seconds=180; vessel=Teapot; rating=5
- Gaiwan round 3 | tea=Stone creek oolong; leaf=7; water=110; temperature=96; seconds=25; vessel=Gaiwan; rating=4
- Silver needle in glass | tea=Silver needle Fuding; leaf=3; water=200; temperature=80; seconds=300; vessel=Cup; rating=4
- Verbena after dinner | tea=Evening verbena; leaf=4; water=500; temperature=100; seconds=480; vessel=Teapot; rating=3
item teaware|tea accessory|teapot: Name!;Kind=Teapot|Gaiwan|Kettle|Cup|Strainer;Material=Clay|Porcelain|Glass|Iron;Volume:number(ml)#20-3000;Maker;Stock:number#0-1000;Price:money;Photo:image
- Side-handle kyusu | kind=Teapot; material=Clay; volume=280; maker=Studio Aki; stock=9; price=64
- White gaiwan | kind=Gaiwan; material=Porcelain; volume=110; maker=Kiln 3; stock=22; price=19
- Cast iron kettle | kind=Kettle; material=Iron; volume=1200; maker=Foundry Mori; stock=4; price=145
- Double-wall cup | kind=Cup; material=Glass; volume=180; maker=Clear works; stock=60; price=8.5
event tea ceremony|tasting evening|workshop|tea class: Title!;Takes place on:date!;Starts at:time;Host~Hanae Doi|Piet Rau;Teas served:number#1-12;Seats:number#2-40;Price:money;Venue~Back room|Garden pavilion;Description:long
- Ceremony for beginners | host=Hanae Doi; teas_served=2; seats=6; price=38; venue=Garden pavilion
- Six oolongs | host=Piet Rau; teas_served=6; seats=12; price=29; venue=Back room
- White tea at noon | host=Hanae Doi; teas_served=3; seats=8; price=42; venue=Garden pavilion
- Tea and sweets | host=Piet Rau; teas_served=4; seats=20; price=24; venue=Back room
+ order: Tea->@tea|loose tea|tea blend~First flush Cloud ridge|Stone creek oolong;Weight:number(g)#25-20000;Packing=Bag|Tin|Sample;Gift wrapping:boolean

# jam|preserves|marmalade|pickles|chutney|canning kitchen|preserving
item preserve|jam|marmalade|chutney|pickle: Name!;Kind=Jam|Jelly|Chutney|Pickle|Syrup|Relish;Main ingredient~Apricot|Gherkin;Fruit content:number(%)#0-100;Jar size:number(ml)#20-5000;Allergens~Mustard|None;Shelf life:number(months)#1-36;Price:money;Photo:image
- Apricot and thyme jam | kind=Jam; main_ingredient=Apricot; fruit_content=65; jar_size=225; allergens=None; shelf_life=18; price=5.8
- Bread-and-butter pickle | kind=Pickle; main_ingredient=Gherkin; fruit_content=60; jar_size=370; allergens=Mustard; shelf_life=12; price=6.4
- Plum chutney | kind=Chutney; main_ingredient=Plum; fruit_content=70; jar_size=200; allergens=None; shelf_life=24; price=6.2
- Quince jelly | kind=Jelly; main_ingredient=Quince; fruit_content=50; jar_size=110; allergens=None; shelf_life=18; price=4.6
item recipe|preserve recipe|jam recipe: Name!;Preserve->@preserve|jam|pickle~Apricot and thyme jam|Bread-and-butter pickle;Fruit or vegetables:number(kg)#0.1-500;Sugar:number(kg)#0-300;Vinegar:number(l)#0-200;Pectin:number(g)#0-5000;Cook minutes:number(min)#1-300;Target pH:number#2.5-4.6;Method:long
- Apricot pan no. 4 | preserve=Apricot and thyme jam; fruit_or_vegetables=8; sugar=4.2; vinegar=0; pectin=60; cook_minutes=25; target_ph=3.4
- Gherkin jar mix | preserve=Bread-and-butter pickle; fruit_or_vegetables=12; sugar=2; vinegar=5; pectin=0; cook_minutes=12; target_ph=3.8
- Spiced plum pan | preserve=Plum chutney; fruit_or_vegetables=10; sugar=3; vinegar=2; pectin=0; cook_minutes=90; target_ph=3.6
- Quince cloth jelly | preserve=Quince jelly; fruit_or_vegetables=9; sugar=5.5; vinegar=0; pectin=0; cook_minutes=50; target_ph=3.2
record fruit intake|fruit delivery|produce intake|raw fruit: Docket!;Grower->@grower|fruit supplier|farm~Sonn orchard|Low field garden;Received on:date!;Produce=Apricot|Strawberry|Plum|Gherkin|Quince|Onion;Weight:number(kg)#0.5-20000;Quality=First|Second|For pulp;Price per kilo:money;Frozen:boolean
- FI-088 | grower=Sonn orchard; produce=Apricot; weight=64; quality=Second; price_per_kilo=1.6
- FI-093 | grower=Low field garden; produce=Gherkin; weight=40; quality=First; price_per_kilo=1.9
- FI-101 | grower=Zwetsch farm; produce=Plum; weight=90; quality=For pulp; price_per_kilo=0.9
- FI-107 | grower=Convent garden; produce=Quince; weight=36; quality=First; price_per_kilo=1.4
item grower|fruit supplier|farm: Name!;Contact person;Phone:phone;Address;Grows~Apricots, plums|Gherkins, onions;Organic:boolean
- Sonn orchard | contact_person=Milena Sonn; address=South slope 6; grows=Apricots, plums
- Low field garden | contact_person=Bertil Ros; address=Low field 1; grows=Gherkins, onions
- Zwetsch farm | contact_person=Alois Zwetsch; address=Hill 14; grows=Plums, onions
- Convent garden | contact_person=Sister Beata; address=Convent yard 2; grows=Quinces, strawberries
record cooking batch|batch|boil|preserve batch: Batch!;Recipe->@recipe|preserve recipe~Apricot pan no. 4|Gherkin jar mix;Fruit intake->@fruit intake|fruit delivery~FI-088|FI-093;Cooked on:date!;Jars:number#1-20000;Sugar content:number(°Brix)#0-80;pH:number#2.5-5;Fill temperature:number(°C)#20-105;Best before:date;Cook~Greta Holl|Ivan Pech
- AP-25-07 | recipe=Apricot pan no. 4; fruit_intake=FI-088; jars=52; sugar_content=58; ph=3.3; fill_temperature=88; cook=Greta Holl
- GH-25-02 | recipe=Gherkin jar mix; fruit_intake=FI-093; jars=44; sugar_content=12; ph=3.7; fill_temperature=85; cook=Ivan Pech
- PC-25-05 | recipe=Spiced plum pan; fruit_intake=FI-101; jars=61; sugar_content=42; ph=3.6; fill_temperature=90; cook=Greta Holl
- QJ-25-01 | recipe=Quince cloth jelly; fruit_intake=FI-107; jars=84; sugar_content=64; ph=3.1; fill_temperature=92; cook=Ivan Pech
record jar stock|stock|pantry stock|inventory: Title!;Cooking batch->@cooking batch|batch~AP-25-07|GH-25-02;Jars left:number#0-20000;Shelf~Cellar 1|Shop shelf;Counted on:date!;Label printed:boolean;Reorder level:number#0-1000
- Apricot cellar count | cooking_batch=AP-25-07; jars_left=31; shelf=Cellar 1; reorder_level=12
- Pickle shop count | cooking_batch=GH-25-02; jars_left=18; shelf=Shop shelf; reorder_level=10
- Chutney cellar count | cooking_batch=PC-25-05; jars_left=48; shelf=Cellar 2; reorder_level=15
- Jelly shop count | cooking_batch=QJ-25-01; jars_left=6; shelf=Shop shelf; reorder_level=12
record quality check|seal check|lab test|jar check: Title!;Cooking batch->@cooking batch|batch~AP-25-07|GH-25-02;Checked on:date!;Check=Seal|pH|Taste|Mould|Label;Result=Pass|Fail;Jars rejected:number#0-1000;Checked by~Greta Holl|Ivan Pech;Notes:long
- Seals of AP-25-07 | cooking_batch=AP-25-07; check=Seal; result=Pass; jars_rejected=1; checked_by=Greta Holl
- pH of the pickles | cooking_batch=GH-25-02; check=pH; result=Pass; jars_rejected=0; checked_by=Ivan Pech
- Chutney label check | cooking_batch=PC-25-05; check=Label; result=Fail; jars_rejected=61; checked_by=Ivan Pech; notes=Wrong best-before date printed.
- Jelly set and taste | cooking_batch=QJ-25-01; check=Taste; result=Pass; jars_rejected=0; checked_by=Greta Holl
+ order: Preserve->@preserve|jam|pickle~Apricot and thyme jam|Bread-and-butter pickle;Jars:number#1-2000;Jars returned:number#0-500;Collect on:date

# cider|cider maker|cider press|apple juice|juice press|perry
item cider|juice|perry|drink: Name!;Kind=Dry cider|Medium cider|Sweet cider|Perry|Apple juice|Ice cider;Apple blend~Dabinett and Bramley|Quince blend;Vintage:number#2000-2040;Alcohol:number(%)#0-12;Bottle size=0.33 l|0.75 l|3 l box|5 l box;Bottles in stock:number#0-100000;Price:money;Tasting note:long
- Brook dry | kind=Dry cider; apple_blend=Dabinett and Bramley; vintage=2024; alcohol=6.8; bottle_size=0.75 l; bottles_in_stock=410; price=8.5
- Windfall juice | kind=Apple juice; apple_blend=Mixed garden apples; vintage=2025; alcohol=0; bottle_size=5 l box; bottles_in_stock=130; price=11
- Old wall perry | kind=Perry; apple_blend=Blakeney red pears; vintage=2024; alcohol=5.9; bottle_size=0.33 l; bottles_in_stock=720; price=3.9
- Frost ice cider | kind=Ice cider; apple_blend=Frozen russets; vintage=2023; alcohol=10.5; bottle_size=0.33 l; bottles_in_stock=95; price=18
record apple intake|fruit intake|apple delivery: Ticket!;Grower name~Own orchard|Village garden;Variety~Dabinett|Mixed dessert;Delivered on:date!;Weight:number(kg)#10-50000;Sugar:number(°Oe)#30-100;Rot share:percent;Price per 100 kg:money;Juice returned:boolean
- AI-31 | grower_name=Own orchard; variety=Dabinett; weight=1840; sugar=58; rot_share=2; price_per_100_kg=0
- AI-32 | grower_name=Village garden; variety=Mixed dessert; weight=320; sugar=49; rot_share=4; price_per_100_kg=14
- AI-33 | grower_name=Perry field; variety=Blakeney red; weight=980; sugar=54; rot_share=3; price_per_100_kg=22
- AI-34 | grower_name=Manor park; variety=Egremont russet; weight=610; sugar=66; rot_share=1; price_per_100_kg=26
record pressing|press run|press day: Title!;Apple intake->@apple intake|fruit intake~AI-31|AI-32;Pressed on:date!;Juice:number(l)#5-50000;Yield:number(%)#30-85;Press=Rack and cloth|Belt press|Hydro press;Tank->@tank|vat|fermenter~Vat 2|Tank 5;Pressed by~Wilf Garland|Maren Ost
- Dabinett press 1 | apple_intake=AI-31; juice=1230; yield=67; press=Belt press; tank=Vat 2; pressed_by=Wilf Garland
- Garden apples day | apple_intake=AI-32; juice=198; yield=62; press=Hydro press; tank=Tank 5; pressed_by=Maren Ost
- Perry pear press | apple_intake=AI-33; juice=590; yield=60; press=Rack and cloth; tank=IBC 1; pressed_by=Wilf Garland
- Frozen russet press | apple_intake=AI-34; juice=180; yield=30; press=Rack and cloth; tank=Barrel 8; pressed_by=Maren Ost
item tank|vat|fermenter|barrel: Name!;Kind=Oak vat|Steel tank|Barrel|IBC;Capacity:number(l)#20-100000;~Filled:number(l)#0-100000;Cooling:boolean;Cellar place;~Status=Empty|Fermenting|Ageing|Ready
- Vat 2 | kind=Oak vat; capacity=2200; filled=1230; cellar_place=Stone barn; status=Fermenting
- Tank 5 | kind=Steel tank; capacity=300; filled=198; cellar_place=Cold room; status=Ready
- IBC 1 | kind=IBC; capacity=1000; filled=590; cellar_place=Stone barn; status=Fermenting
- Barrel 8 | kind=Barrel; capacity=225; filled=180; cellar_place=Cold room; status=Ageing
record fermentation check|gravity reading|cellar reading|reading: Title!;Tank->@tank|vat|fermenter~Vat 2|Tank 5;Measured on:date!;Gravity:number(SG)#0.99-1.12;Temperature:number(°C)#0-35;pH:number#2.8-4.5;Sulphite:number(mg/l)#0-200;Measured by~Wilf Garland|Maren Ost;Notes:long
- Vat 2 week 3 | tank=Vat 2; gravity=1.028; temperature=13; ph=3.6; sulphite=30; measured_by=Wilf Garland
- Vat 2 week 8 | tank=Vat 2; gravity=1.006; temperature=9; ph=3.7; sulphite=22; measured_by=Maren Ost
- Perry week 2 | tank=IBC 1; gravity=1.034; temperature=12; ph=3.8; sulphite=25; measured_by=Wilf Garland
- Ice cider month 3 | tank=Barrel 8; gravity=1.07; temperature=6; ph=3.4; sulphite=40; measured_by=Maren Ost
record bottling|bottling run|packaging: Title!;Cider->@cider|juice|perry~Brook dry|Windfall juice;Tank->@tank|vat|fermenter~Vat 2|Tank 5;Bottled on:date!;Units:number#1-50000;Pasteurised:boolean;Carbonation=Still|Sparkling|Bottle-fermented;Lot code;Best before:date
- Brook dry bottling | cider=Brook dry; tank=Vat 2; units=1580; carbonation=Sparkling; lot_code=BD24A
- Juice boxes October | cider=Windfall juice; tank=Tank 5; units=38; carbonation=Still; lot_code=WJ25B
- Perry spring bottling | cider=Old wall perry; tank=IBC 1; units=1700; carbonation=Bottle-fermented; lot_code=OW24B
- Ice cider small run | cider=Frost ice cider; tank=Barrel 8; units=500; carbonation=Still; lot_code=FI23A
+ order: Cider->@cider|juice|perry~Brook dry|Windfall juice;Units:number#1-500;Deposit boxes:number#0-100;Collect on:date
+ appointment: Press slot:time;Expected apples:number(kg)#50-5000;Own containers:boolean

# kombucha|fermentation|ferment|kimchi|sauerkraut|kefir|koji
item culture|scoby|starter|mother culture|ferment culture: Name!;Kind=Kombucha scoby|Water kefir|Milk kefir|Koji|Vinegar mother|Sourdough;Started on:date;Parent culture;Source~Friend|Own line;Fed every:number(days)#1-60;Stored in~Hotel jar 1|Fridge door;~Health=Strong|Slow|Resting|Dead
- Auntie K | kind=Kombucha scoby; source=Friend; fed_every=10; stored_in=Hotel jar 1; health=Strong
- Grain pot | kind=Milk kefir; source=Own line; fed_every=1; stored_in=Fridge door; health=Strong
- Rice koji tray | kind=Koji; source=Spore shop; fed_every=60; stored_in=Freezer box; health=Resting
- Cider mother | kind=Vinegar mother; source=Own line; fed_every=30; stored_in=Demijohn 2; health=Slow
item recipe|ferment recipe|ferment type: Name!;Kind=Kombucha|Kimchi|Sauerkraut|Kefir|Miso|Pickle|Hot sauce;Salt:number(%)#0-20;Sugar:number(g/l)#0-200;Temperature:number(°C)#2-40;Days:number(days)#1-720;Target pH:number#2.5-5;Ingredients:long;Steps:long
- Ginger kombucha | kind=Kombucha; salt=0; sugar=70; temperature=24; days=9; target_ph=3.1; ingredients=Black tea, sugar, fresh ginger
- Winter kimchi | kind=Kimchi; salt=2.5; sugar=5; temperature=18; days=7; target_ph=4.2; ingredients=Napa cabbage, radish, chilli flakes, garlic
- Garden sauerkraut | kind=Sauerkraut; salt=2; sugar=0; temperature=20; days=28; target_ph=3.6; ingredients=White cabbage, caraway
- Chilli mango sauce | kind=Hot sauce; salt=3; sugar=10; temperature=22; days=14; target_ph=3.5; ingredients=Red chillies, mango, garlic
record batch|ferment|ferment batch|brew: Batch!;Recipe->@recipe|ferment recipe~Ginger kombucha|Winter kimchi;Culture->@culture|scoby|starter~Auntie K|Grain pot;Vessel->@vessel|jar|crock~Jar 5 l A|Crock 10 l;Started on:date!;Volume:number(l)#0.2-2000;Start pH:number#2-8;Ready on:date;~Stage=First ferment|Second ferment|Cold store|Finished|Discarded
- KB-44 | recipe=Ginger kombucha; culture=Auntie K; vessel=Jar 5 l A; volume=4.5; start_ph=4.4; stage=Second ferment
- KC-12 | recipe=Winter kimchi; vessel=Crock 10 l; volume=8; start_ph=5.9; stage=First ferment
- SK-07 | recipe=Garden sauerkraut; vessel=Bucket 25 l; volume=20; start_ph=6; stage=Cold store
- HS-03 | recipe=Chilli mango sauce; vessel=Mason 1 l; volume=0.9; start_ph=5.2; stage=Discarded
record reading|ph reading|measurement|check|fermentation log: Title!;Batch->@batch|ferment|brew~KB-44|KC-12;Measured on:date!;pH:number#2-8;Temperature:number(°C)#0-45;Sugar:number(°Brix)#0-40;Smell=Fresh|Sour|Yeasty|Off;Surface=Clear|Pellicle|Kahm yeast|Mould;Notes:long
- KB-44 day 5 | batch=KB-44; ph=3.4; temperature=23.5; sugar=5.2; smell=Sour; surface=Pellicle
- KC-12 day 3 | batch=KC-12; ph=4.7; temperature=18; sugar=3; smell=Fresh; surface=Clear
- SK-07 day 20 | batch=SK-07; ph=3.7; temperature=19; sugar=1; smell=Sour; surface=Kahm yeast
- HS-03 day 8 | batch=HS-03; ph=4.9; temperature=24; sugar=6; smell=Off; surface=Mould
item vessel|jar|crock|fermenter: Name!;Material=Glass|Ceramic|Steel|Plastic;Volume:number(l)#0.2-2000;Lid=Cloth|Airlock|Water seal|Clamp;Place~Kitchen shelf|Cellar;~Status=Free|In use|Cleaning
- Jar 5 l A | material=Glass; volume=5; lid=Cloth; place=Kitchen shelf; status=In use
- Crock 10 l | material=Ceramic; volume=10; lid=Water seal; place=Cellar; status=In use
- Bucket 25 l | material=Plastic; volume=25; lid=Airlock; place=Cellar; status=In use
- Mason 1 l | material=Glass; volume=1; lid=Clamp; place=Kitchen shelf; status=Cleaning
record tasting note|tasting|taste test: Title!;Batch->@batch|ferment|brew~KB-44|KC-12;Tasted on:date!;Taster;Sourness:rating;Sweetness:rating;Fizz=None|Light|Lively|Too much;Overall:rating;Change next time:long
- Ginger on day 9 | batch=KB-44; taster=Remi Ode; sourness=3; sweetness=3; fizz=Lively; overall=4; change_next_time=A little more ginger.
- Kimchi first taste | batch=KC-12; taster=Sunny Pak; sourness=2; sweetness=2; fizz=Light; overall=4
- Kraut after four weeks | batch=SK-07; taster=Jo Lind; sourness=4; sweetness=1; fizz=None; overall=5
- Sauce spoilt | batch=HS-03; taster=Remi Ode; sourness=2; sweetness=3; fizz=Too much; overall=1; change_next_time=Keep chillies under the brine.
record bottling|bottle batch|jarring: Title!;Batch->@batch|ferment|brew~KB-44|KC-12;Bottled on:date!;Containers:number#1-5000;Size:number(ml)#100-5000;Flavouring~Raspberry|Ginger;Best before:date;Stored at:number(°C)#-2-25
- Twelve with raspberry | batch=KB-44; containers=12; size=330; flavouring=Raspberry; stored_at=4
- Kimchi jars | batch=KC-12; containers=10; size=720; stored_at=3
- Kraut in half litres | batch=SK-07; containers=36; size=500; stored_at=4
- Ginger bottles second run | batch=KB-44; containers=9; size=500; flavouring=Ginger; stored_at=5
+ order: Ferment->@recipe|ferment recipe~Ginger kombucha|Winter kimchi;Bottles:number#1-500;Deposit bottles returned:number#0-200;Collect on:date

# flour mill|grain mill|miller|flour milling|pasta maker|stone mill|oil mill
item flour|mill product|meal|semolina|grain product: Name!;Grain=Wheat|Spelt|Rye|Durum|Buckwheat|Maize;Grade~T65|Wholemeal|00;Protein:number(%)#4-20;Ash:number(%)#0.2-2.5;Bag size=1 kg|2.5 kg|10 kg|25 kg;Price:money;Shelf life:number(months)#2-24;Allergens~Gluten|None
- Spelt wholemeal | grain=Spelt; grade=Wholemeal; protein=13.8; ash=1.7; bag_size=2.5 kg; price=7.2; shelf_life=8; allergens=Gluten
- Bread wheat T65 | grain=Wheat; grade=T65; protein=12.4; ash=0.65; bag_size=25 kg; price=29; shelf_life=12; allergens=Gluten
- Rye type 1150 | grain=Rye; grade=1150; protein=8.6; ash=1.15; bag_size=10 kg; price=13; shelf_life=9; allergens=Gluten
- Buckwheat fine | grain=Buckwheat; grade=Fine; protein=11; ash=1.4; bag_size=1 kg; price=4.8; shelf_life=10; allergens=None
record grain intake|grain delivery|grain lot: Lot!;Farmer->@farmer|grain grower|grain supplier~Hedge farm|Toll field farm;Delivered on:date!;Grain=Wheat|Spelt|Rye|Durum|Buckwheat|Maize;Weight:number(t)#0.1-500;Moisture:number(%)#8-25;Protein:number(%)#5-20;Falling number:number(s)#60-500;Silo->@silo|bin~Silo A|Silo C;Price per tonne:money
- GL-25-14 | farmer=Hedge farm; grain=Spelt; weight=12.4; moisture=13.2; protein=14.1; falling_number=290; silo=Silo A; price_per_tonne=410
- GL-25-15 | farmer=Toll field farm; grain=Wheat; weight=24.8; moisture=13.9; protein=12.6; falling_number=310; silo=Silo C; price_per_tonne=265
- GL-25-16 | farmer=Moor edge farm; grain=Rye; weight=18.6; moisture=14.2; protein=9.1; falling_number=160; silo=Silo D; price_per_tonne=230
- GL-25-17 | farmer=Sand hill farm; grain=Buckwheat; weight=4.1; moisture=12.6; protein=11.4; falling_number=300; silo=Bin E; price_per_tonne=720
item farmer|grain grower|grain supplier: Name!;Contact person;Phone:phone;Village;Organic:boolean;Certificate until:date;Hectares under contract:number(ha)#0-2000
- Hedge farm | contact_person=Ruben Hecke; village=Hedge; hectares_under_contract=18
- Toll field farm | contact_person=Lia Zoll; village=Tollfield; hectares_under_contract=40
- Moor edge farm | contact_person=Wiebke Moor; village=Moorsee; hectares_under_contract=26
- Sand hill farm | contact_person=Jan Kloss; village=Sandau; hectares_under_contract=9
item silo|bin|storage silo: Name!;Capacity:number(t)#1-5000;~Filled:number(t)#0-5000;Grain=Wheat|Spelt|Rye|Durum|Buckwheat|Maize;Temperature:number(°C)#-10-50;Last fumigated or cleaned on:date
- Silo A | capacity=30; filled=11.8; grain=Spelt; temperature=14
- Silo C | capacity=60; filled=44.2; grain=Wheat; temperature=15
- Silo D | capacity=40; filled=18.6; grain=Rye; temperature=17
- Bin E | capacity=8; filled=3.7; grain=Buckwheat; temperature=13
record milling run|milling batch|production run|grind: Batch!;Flour->@flour|mill product|meal~Spelt wholemeal|Bread wheat T65;Grain intake->@grain intake|grain lot~GL-25-14|GL-25-15;Milled on:date!;Grain used:number(kg)#1-100000;Flour out:number(kg)#1-100000;Bran:number(kg)#0-50000;Extraction:number(%)#30-100;Mill=Stone mill|Roller mill|Hammer mill;Miller~Bruno Quell|Ada Stern
- MR-118 | flour=Spelt wholemeal; grain_intake=GL-25-14; grain_used=600; flour_out=594; bran=0; extraction=99; mill=Stone mill; miller=Ada Stern
- MR-119 | flour=Bread wheat T65; grain_intake=GL-25-15; grain_used=2000; flour_out=1540; bran=410; extraction=77; mill=Roller mill; miller=Bruno Quell
- MR-120 | flour=Rye type 1150; grain_intake=GL-25-16; grain_used=1500; flour_out=1260; bran=215; extraction=84; mill=Roller mill; miller=Bruno Quell
- MR-121 | flour=Buckwheat fine; grain_intake=GL-25-17; grain_used=400; flour_out=280; bran=110; extraction=70; mill=Hammer mill; miller=Ada Stern
record flour test|lab test|quality test|baking test: Title!;Milling run->@milling run|milling batch~MR-118|MR-119;Tested on:date!;Moisture:number(%)#5-20;Gluten:number(%)#0-50;Ash:number(%)#0.2-2.5;Water absorption:number(%)#40-85;Loaf volume:number(ml/100 g)#200-900;Released:boolean
- Test MR-118 | milling_run=MR-118; moisture=13; gluten=31; ash=1.7; water_absorption=66; loaf_volume=410
- Test MR-119 | milling_run=MR-119; moisture=13.6; gluten=28; ash=0.66; water_absorption=58; loaf_volume=620
- Test MR-120 | milling_run=MR-120; moisture=14.1; gluten=0; ash=1.16; water_absorption=70; loaf_volume=320
- Test MR-121 | milling_run=MR-121; moisture=12.4; gluten=0; ash=1.4; water_absorption=62; loaf_volume=240
work maintenance|stone dressing|machine service|maintenance task: Title!;Machine=Stone mill|Roller mill|Sifter|Bagging line|Elevator;Due on:date;Assigned to~Bruno Quell|Ada Stern;Hours:number(h)#0-80;Cost:money;Notes:long
- Dress the runner stone | machine=Stone mill; assigned_to=Bruno Quell; hours=9; cost=0
- New sieve frames | machine=Sifter; assigned_to=Ada Stern; hours=2; cost=180
- Grease the bucket elevator | machine=Elevator; assigned_to=Ada Stern; hours=1.5; cost=25
- New belt for the bagger | machine=Bagging line; assigned_to=Bruno Quell; hours=3; cost=340
+ order: Flour->@flour|mill product~Spelt wholemeal|Bread wheat T65;Bags:number#1-2000;Bag size=1 kg|2.5 kg|10 kg|25 kg;Delivery on:date
# restaurant|bistro|trattoria|waiter|table reservation|dining room
item dish|menu item|meal|menu dish: Name!;Menu section->@menu section|menu category|course~Starters|Mains;Price:money;Allergens~Gluten, milk|Nuts;Diet=Meat|Fish|Vegetarian|Vegan;Spiciness=None|Mild|Medium|Hot;Preparation:number(min)#1-180;Energy:number(kcal)#20-3000;Photo:image;~Status=On the menu|Sold out|Off the menu
- Beetroot carpaccio | menu_section=Starters; price=11.5; allergens=Nuts, milk; diet=Vegetarian; spiciness=None; preparation=8; energy=260; status=On the menu
- Braised lamb shoulder | menu_section=Mains; price=26; allergens=Celery; diet=Meat; spiciness=None; preparation=18; energy=780; status=On the menu
- Saffron mussels | menu_section=Weekend specials; price=19; allergens=Molluscs, milk; diet=Fish; spiciness=Mild; preparation=14; energy=520; status=Sold out
- Dark chocolate pot | menu_section=Desserts; price=8.5; allergens=None; diet=Vegan; spiciness=None; preparation=4; energy=410; status=On the menu
item menu section|menu category|course|menu: Name!;Position:number#1-40;Served=Lunch|Dinner|All day|Weekend;Valid from:date;Valid until:date;Description:long
- Starters | position=1; served=All day
- Mains | position=2; served=Dinner
- Desserts | position=3; served=All day; description=Made in the house every morning.
- Weekend specials | position=4; served=Weekend
item dining table|table|seating: Number!;Area=Main room|Terrace|Bar|Private room;Seats:number#1-24;Window:boolean;Wheelchair access:boolean;Can join with;~Status=Free|Reserved|Seated|Out of use
- T4 | area=Main room; seats=4; can_join_with=T5; status=Reserved
- T12 | area=Terrace; seats=2; status=Free
- B2 | area=Bar; seats=3; status=Seated
- P1 | area=Private room; seats=14; can_join_with=P2; status=Out of use
person guest|diner|regular guest: Name!;Phone:phone;Email:email;Allergies~Shellfish|None;Favourite table;Visits:number#0-1000;Birthday:date;Note:long
- Helene Marsan | allergies=Shellfish; favourite_table=T12; visits=14
- Duncan Ruiz | allergies=None; favourite_table=T4; visits=3
- Oriol Baines | allergies=Gluten; favourite_table=B2; visits=27; note=Likes the corner seat.
- Tamsin Quill | allergies=Nuts; favourite_table=P1; visits=1
record order line|ordered dish|order item|kitchen ticket: Title!;Dish->@dish|menu item|menu dish~Beetroot carpaccio|Braised lamb shoulder;Dining table->@dining table|table~T4|T12;Quantity:number#1-50;Course=Starter|Main|Dessert|Drink;Wishes~Without nuts|Well done;Ordered at:time;~Status=Sent|Cooking|Ready|Served|Cancelled
- Two lamb for T4 | dish=Braised lamb shoulder; dining_table=T4; quantity=2; course=Main; status=Cooking
- Carpaccio for T12 | dish=Beetroot carpaccio; dining_table=T12; quantity=1; course=Starter; wishes=Without nuts; status=Served
- Mussels at the bar | dish=Saffron mussels; dining_table=B2; quantity=1; course=Main; status=Sent
- Six chocolate pots | dish=Dark chocolate pot; dining_table=P1; quantity=6; course=Dessert; wishes=One with a candle; status=Ready
record shift|roster entry|staff shift|rota entry: Title!;Employee~Aleksi Norr|Bianca Toll;Role=Waiter|Cook|Bar|Dishwasher|Host;Works on:date!;Starts at:time;Ends at:time;Section=Main room|Terrace|Bar|Kitchen;Notes
- Aleksi Friday evening | employee=Aleksi Norr; role=Waiter; section=Terrace
- Bianca Friday evening | employee=Bianca Toll; role=Cook; section=Kitchen
- Marco Saturday bar | employee=Marco Dee; role=Bar; section=Bar
- Yuna Sunday lunch | employee=Yuna Park; role=Host; section=Main room
item ingredient|stock item|kitchen stock: Name!;Unit=kg|l|Piece|Bunch;Stock:number#0-5000;Reorder level:number#0-1000;Supplier~Green market|Bay fish;Unit cost:money;Best before:date;Storage=Cold room|Freezer|Dry store
- Lamb shoulder | unit=kg; stock=14; reorder_level=6; supplier=Hill butcher; unit_cost=13.5; storage=Cold room
- Beetroot | unit=kg; stock=9; reorder_level=4; supplier=Green market; unit_cost=1.8; storage=Cold room
- Rope mussels | unit=kg; stock=0; reorder_level=5; supplier=Bay fish; unit_cost=6.2; storage=Cold room
- Dark couverture | unit=kg; stock=7; reorder_level=3; supplier=Cocoa trade; unit_cost=12; storage=Dry store
record opening time|opening hours|closing day|special opening: Title!;Weekday=Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday;Opens at:time!;Closes at:time!;Last order:time;Kitchen=Lunch|Dinner|All day;Closed:boolean
- Friday dinner | weekday=Friday; kitchen=Dinner
- Sunday lunch | weekday=Sunday; kitchen=Lunch
- Wednesday all day | weekday=Wednesday; kitchen=All day
- Monday rest day | weekday=Monday; kitchen=Lunch
+ reservation: Guests:number#1-40;Reserved for:date;Arrives at:time;Dining table->@dining table|table~T4|T12;Occasion=None|Birthday|Business|Anniversary;Allergies;High chair:boolean
+ order: Dining table->@dining table|table~T4|T12;Guests:number#1-40;Waiter~Aleksi Norr|Bianca Toll;Tip:money;Service=Dine in|Takeaway|Delivery
+ review: Food:rating;Service:rating;Atmosphere:rating;Visited on:date
+ booking: Guests:number#1-80;Dining table->@dining table|table~T4|T12;Starts at:time;Occasion=None|Birthday|Business|Anniversary
record waiting list entry|waitlist entry|waiting list|waitlist|walk-in: Name!;Guests:number#1-40;Phone:phone;Wanted on:date;Wanted at:time;Quoted wait:number(min)#0-240;Dining table->@dining table|table~T4|T12
- Ferran, party of four | guests=4; quoted_wait=25; dining_table=T12
- Mo, two at the bar | guests=2; quoted_wait=10; dining_table=T4
- Group Hallberg | guests=6; quoted_wait=45
- Zoe and family | guests=3; quoted_wait=15

# catering|caterer|buffet|banquet|event catering|catering company
item menu package|catering menu|buffet|menu: Name!;Style=Buffet|Seated|Finger food|Barbecue|Breakfast;Price per person:money;Minimum guests:number#5-500;Dishes:long;Diet=Mixed|Vegetarian|Vegan|Halal;Lead time:number(days)#1-60;Photo:image
- Garden party buffet | style=Buffet; price_per_person=34; minimum_guests=25; dishes=Herb chicken, grilled vegetables, three salads, berry cream; diet=Mixed; lead_time=7
- Green canapés | style=Finger food; price_per_person=22; minimum_guests=20; dishes=Beet tartlets, pea cream, filled dates; diet=Vegan; lead_time=5
- Smoke and embers | style=Barbecue; price_per_person=39; minimum_guests=40; dishes=Brisket, corn, slaw, grilled peaches; diet=Halal; lead_time=10
- Early meeting tray | style=Breakfast; price_per_person=14; minimum_guests=8; dishes=Rolls, fruit, porridge pots; diet=Vegetarian; lead_time=2
item dish|menu item|recipe: Name!;Menu package->@menu package|catering menu|buffet~Garden party buffet|Green canapés;Kind=Starter|Main|Side|Dessert|Canapé;Portion:number(g)#5-800;Cost per portion:money;Allergens~Milk, egg|None;Served=Hot|Cold;Method:long
- Herb chicken | menu_package=Garden party buffet; kind=Main; portion=180; cost_per_portion=2.9; allergens=None; served=Hot
- Beet tartlet | menu_package=Green canapés; kind=Canapé; portion=25; cost_per_portion=0.6; allergens=Gluten; served=Cold
- Smoked brisket | menu_package=Smoke and embers; kind=Main; portion=220; cost_per_portion=5.4; allergens=Mustard; served=Hot
- Porridge pot | menu_package=Early meeting tray; kind=Starter; portion=160; cost_per_portion=0.9; allergens=Oats, milk; served=Hot
event catering event|catered event|function|banquet|event|client event: Title!;Client->@client|host|event client~Loft architects|Marlow wedding;Takes place on:date!;Serving at:time;Venue;Guests:number#5-5000;Menu package->@menu package|catering menu|buffet~Garden party buffet|Green canapés;Dietary notes:long;~Status=Enquiry|Confirmed|Prepared|Served|Invoiced
- Loft summer party | client=Loft architects; venue=Roof terrace, Dock 3; guests=70; menu_package=Garden party buffet; dietary_notes=8 vegetarian, 1 nut allergy; status=Confirmed
- Marlow reception | client=Marlow wedding; venue=Old orangery; guests=110; menu_package=Green canapés; status=Enquiry
- Harbour works barbecue | client=Harbour works; venue=Slipway 4; guests=160; menu_package=Smoke and embers; dietary_notes=12 vegetarian; status=Invoiced
- Council breakfast | client=Town council; venue=Council chamber; guests=24; menu_package=Early meeting tray; status=Served
person client|host|event client: Name!;Contact person;Email:email;Phone:phone;Billing address;Kind=Company|Private|Public body;Note:long
- Loft architects | contact_person=Ingrid Sato; billing_address=Dock 3; kind=Company
- Marlow wedding | contact_person=Faye Marlow; billing_address=Mill lane 20; kind=Private
- Harbour works | contact_person=Bea Kolt; billing_address=Slipway 1; kind=Company
- Town council | contact_person=Clerk Amos Reed; billing_address=Town hall; kind=Public body; note=Order number on the invoice.
record quote|offer|proposal|catering quote|quotation: Number!;Catering event->@catering event|catered event|function~Loft summer party|Marlow reception;Sent on:date!;Food:money;Staff:money;Hire:money;Total:money;Deposit:money;Valid until:date;~Status=Draft|Sent|Accepted|Declined
- AN-0231 | catering_event=Loft summer party; food=2380; staff=640; hire=310; total=3330; deposit=1000; status=Accepted
- AN-0235 | catering_event=Marlow reception; food=2420; staff=720; hire=450; total=3590; deposit=1200; status=Sent
- AN-0238 | catering_event=Harbour works barbecue; food=6240; staff=1100; hire=580; total=7920; deposit=2000; status=Accepted
- AN-0240 | catering_event=Council breakfast; food=336; staff=90; hire=0; total=426; deposit=0; status=Draft
! record staff assignment|shift|crew assignment|staffing [staff\\w*|crew\\w*|shifts?|waiters?]: Title!;Catering event->@catering event|catered event|function~Loft summer party|Marlow reception;Employee~Nico Brandl|Salma Idris;Role=Chef|Service|Bar|Driver|Dishwasher;Works on:date!;Starts at:time;Ends at:time;Hourly rate:money
- Nico at Loft | catering_event=Loft summer party; employee=Nico Brandl; role=Chef; hourly_rate=26
- Salma at Loft | catering_event=Loft summer party; employee=Salma Idris; role=Service; hourly_rate=18
- Remo at the slipway | catering_event=Harbour works barbecue; employee=Remo Tanner; role=Bar; hourly_rate=19
- Ines drives breakfast | catering_event=Council breakfast; employee=Ines Falk; role=Driver; hourly_rate=17
item equipment|hire item|tableware|rental item: Name!;Kind=Chafing dish|Glassware|Cutlery|Linen|Furniture|Oven;Quantity:number#1-10000;Hire price:money;Stored in~Store A|Van;Replacement cost:money;~Condition=Good|Worn|In repair
- White wine glass | kind=Glassware; quantity=240; hire_price=0.4; stored_in=Store A; replacement_cost=4; condition=Good
- Chafing dish 9 l | kind=Chafing dish; quantity=12; hire_price=9; stored_in=Store A; replacement_cost=85; condition=Good
- Round table 180 cm | kind=Furniture; quantity=30; hire_price=11; stored_in=Store B; replacement_cost=120; condition=Worn
- Smoker trailer | kind=Oven; quantity=1; hire_price=150; stored_in=Yard; replacement_cost=4800; condition=In repair
work preparation task|prep task|kitchen task|checklist item: Title!;Catering event->@catering event|catered event|function~Loft summer party|Marlow reception;Due on:date;Assigned to~Nico Brandl|Salma Idris;Kind=Shopping|Cooking|Packing|Set-up|Clearing;Notes:long
- Marinate 75 chicken portions | catering_event=Loft summer party; assigned_to=Nico Brandl; kind=Cooking
- Count linen for ten tables | catering_event=Marlow reception; assigned_to=Salma Idris; kind=Packing
- Buy charcoal and corn | catering_event=Harbour works barbecue; assigned_to=Nico Brandl; kind=Shopping
- Set trays in the chamber | catering_event=Council breakfast; assigned_to=Salma Idris; kind=Set-up; notes=Doors open at seven.
+ invoice: Catering event->@catering event|catered event|function~Loft summer party|Marlow reception;Guests:number#5-5000;Deposit paid:money
+ order: Menu package->@menu package|catering menu~Garden party buffet|Green canapés;Guests:number#5-5000;Serve on:date;Serve at:time;Delivery address;Dietary notes:long
! record quote line|quotation line|quote item|quotation item [quot\\w*|offer\\w*|propos\\w*]: Item!;Quote->@quote|offer|proposal|quotation;Kind=Food|Drinks|Staff|Hire|Transport;Quantity:number#1-5000;Unit price:money;~Line total:money
- Garden buffet per guest | kind=Food; quantity=80; unit_price=34; line_total=2720
- Four waiters, six hours | kind=Staff; quantity=24; unit_price=26; line_total=624
- Glass hire | kind=Hire; quantity=160; unit_price=0.6; line_total=96
- Van to the loft | kind=Transport; quantity=1; unit_price=90; line_total=90
! record equipment assignment|event equipment|equipment booking [equipment|hire|tableware|inventory]: Title!;Catering event->@catering event|catered event|event~Loft summer party|Marlow reception;Equipment->@equipment|hire item|tableware;Quantity:number#1-10000;Out on:date;Back on:date;Missing:number#0-10000;~Status=Reserved|Packed|Out|Back
- Glasses for the loft | catering_event=Loft summer party; quantity=160; missing=3; status=Back
- Chafing dishes at Marlow | catering_event=Marlow reception; quantity=8; missing=0; status=Packed
- Linen at Marlow | catering_event=Marlow reception; quantity=40; missing=0; status=Reserved
- Ovens for the loft | catering_event=Loft summer party; quantity=2; missing=0; status=Back
! record event guest note|guest allergy|dietary requirement [allerg\\w*|dietary|diets?]: Title!;Catering event->@catering event|catered event|event~Loft summer party|Marlow reception;Guest name;Allergy=Gluten|Milk|Nuts|Egg|Fish|Other;Diet=None|Vegetarian|Vegan|Halal|Kosher;Persons:number#1-1000;Note
- Table 3, gluten | catering_event=Marlow reception; guest_name=Ada Marlow; allergy=Gluten; diet=None; persons=1
- Eight vegans at the loft | catering_event=Loft summer party; allergy=Other; diet=Vegan; persons=8
- Nuts at the children's table | catering_event=Marlow reception; allergy=Nuts; diet=None; persons=2
- Two without milk | catering_event=Loft summer party; allergy=Milk; diet=None; persons=2
! record dish ingredient|recipe ingredient|ingredient line [ingredient\\w*]: Title!;Dish->@dish|menu item|recipe;Ingredient->@ingredient;Amount per guest:number#0-5000;Unit=g|ml|Piece;Cost:money
- Salmon per canapé | amount_per_guest=18; unit=g; cost=0.55
- Peas per guest | amount_per_guest=60; unit=g; cost=0.2
- Bread per guest | amount_per_guest=2; unit=Piece; cost=0.3
- Lemonade per guest | amount_per_guest=400; unit=ml; cost=0.35

# school canteen|canteen|cafeteria|school meal|lunch menu|school lunch|staff restaurant
item dish|meal|canteen dish|menu item: Name!;Kind=Main|Soup|Side|Salad|Dessert;Diet=Meat|Fish|Vegetarian|Vegan|Halal;Allergens~Gluten, milk|None;Energy:number(kcal)#20-1800;Portion:number(g)#50-900;Cost per portion:money;Photo:image
- Lentil bolognese | kind=Main; diet=Vegan; allergens=Gluten, celery; energy=520; portion=350; cost_per_portion=1.35
- Baked hake with rice | kind=Main; diet=Fish; allergens=Fish, milk; energy=560; portion=340; cost_per_portion=2.1
- Apple compote | kind=Dessert; diet=Vegan; allergens=None; energy=110; portion=120; cost_per_portion=0.4
- Chicken noodle soup | kind=Soup; diet=Halal; allergens=Gluten, celery; energy=240; portion=300; cost_per_portion=0.95
record daily menu|menu plan entry|menu day|weekly menu|menu: Title!;Dish->@dish|meal|canteen dish~Lentil bolognese|Baked hake with rice;Served on:date!;Line=Menu 1|Menu 2|Vegetarian|Salad bar;Price pupil:money;Price adult:money;Order until:time;Portions planned:number#0-5000
- Monday menu 1 | dish=Lentil bolognese; line=Menu 1; price_pupil=3.2; price_adult=5.6; portions_planned=180
- Monday menu 2 | dish=Baked hake with rice; line=Menu 2; price_pupil=3.6; price_adult=6.2; portions_planned=120
- Tuesday soup line | dish=Chicken noodle soup; line=Salad bar; price_pupil=2.4; price_adult=4.2; portions_planned=90
- Tuesday vegetarian | dish=Lentil bolognese; line=Vegetarian; price_pupil=3.2; price_adult=5.6; portions_planned=110
person diner|pupil|child|meal participant: Name!;Class~3b|Staff;Card number;Allergies~Egg|None;Diet=No restriction|Vegetarian|Vegan|No pork;Balance:money;Reduced price:boolean;Guardian email:email
- Milla Ahrend | class=3b; card_number=7041; allergies=None; diet=Vegetarian; balance=18.4
- Tariq Boon | class=5a; card_number=7112; allergies=Egg; diet=No pork; balance=6.2
- Signe Aalto | class=Staff; card_number=9003; allergies=None; diet=Vegan; balance=31
- Noah Petit | class=1c; card_number=7205; allergies=Fish; diet=No restriction; balance=-2.4
record meal order|lunch order|pre-order|meal booking: Title!;Diner->@diner|pupil|child~Milla Ahrend|Tariq Boon;Daily menu->@daily menu|menu plan entry|menu day~Monday menu 1|Monday menu 2;Ordered on:date!;Quantity:number#1-10;Special diet;Price:money;~Status=Ordered|Collected|Cancelled|No-show
- Milla Monday | diner=Milla Ahrend; daily_menu=Monday menu 1; quantity=1; price=3.2; status=Ordered
- Tariq Monday | diner=Tariq Boon; daily_menu=Monday menu 2; quantity=1; special_diet=Egg free; price=3.6; status=Collected
- Noah Tuesday | diner=Noah Petit; daily_menu=Tuesday soup line; quantity=1; price=2.4; status=No-show
- Signe Tuesday | diner=Signe Aalto; daily_menu=Tuesday vegetarian; quantity=1; special_diet=Vegan; price=5.6; status=Cancelled
record top-up|balance entry|account top-up|transaction: Title!;Diner->@diner|pupil|child~Milla Ahrend|Tariq Boon;Booked on:date!;Amount:money;Method=Card|Transfer|Cash|Subsidy;Balance after:money;Reference
- September top-up Milla | diner=Milla Ahrend; amount=40; method=Transfer; balance_after=42.8; reference=TU-0912
- Subsidy Tariq | diner=Tariq Boon; amount=25; method=Subsidy; balance_after=27.4; reference=SB-0077
- Cash from Noah | diner=Noah Petit; amount=10; method=Cash; balance_after=7.6; reference=CA-0318
- Signe by card | diner=Signe Aalto; amount=50; method=Card; balance_after=81; reference=CD-1140
record food waste|waste log|leftover record|production record: Title!;Daily menu->@daily menu|menu plan entry|menu day~Monday menu 1|Monday menu 2;Weighed on:date!;Portions cooked:number#0-5000;Portions served:number#0-5000;Kitchen waste:number(kg)#0-500;Plate waste:number(kg)#0-500;Noted by~Head cook Berit|Canteen team
- Bolognese leftovers | daily_menu=Monday menu 1; portions_cooked=180; portions_served=171; kitchen_waste=3.2; plate_waste=6.5; noted_by=Head cook Berit
- Hake leftovers | daily_menu=Monday menu 2; portions_cooked=120; portions_served=98; kitchen_waste=5; plate_waste=8.1; noted_by=Canteen team
- Soup leftovers | daily_menu=Tuesday soup line; portions_cooked=90; portions_served=83; kitchen_waste=1.2; plate_waste=2.9; noted_by=Canteen team
- Vegetarian leftovers | daily_menu=Tuesday vegetarian; portions_cooked=110; portions_served=109; kitchen_waste=2; plate_waste=3.3; noted_by=Head cook Berit
record temperature check|hygiene check|haccp check|food temperature: Title!;Dish->@dish|meal|canteen dish~Lentil bolognese|Baked hake with rice;Checked on:date!;Checked at:time;Point=Delivery|Cooking|Serving|Cold store;Core temperature:number(°C)#-25-110;Within limit:boolean;Checked by~Head cook Berit|Canteen team
- Hake at serving | dish=Baked hake with rice; point=Serving; core_temperature=68; checked_by=Canteen team
- Bolognese after cooking | dish=Lentil bolognese; point=Cooking; core_temperature=82; checked_by=Head cook Berit
- Soup delivery box | dish=Chicken noodle soup; point=Delivery; core_temperature=74; checked_by=Canteen team
- Compote in the cold store | dish=Apple compote; point=Cold store; core_temperature=5; checked_by=Head cook Berit
! record meal rating|dish feedback [feedback|rat\\w*|review\\w*|survey|like\\w*]: Title!;Dish->@dish|meal|canteen dish~Lentil bolognese|Baked hake with rice;Rated on:date;Taste:rating;Portion size=Too small|Right|Too big;Remark:long
- More basil please | dish=Lentil bolognese; taste=4; portion_size=Right
- Hake was dry | dish=Baked hake with rice; taste=2; portion_size=Right; remark=Please add a sauce.
- Soup too little | dish=Chicken noodle soup; taste=5; portion_size=Too small
- Compote every week | dish=Apple compote; taste=4; portion_size=Too big
+ order: Daily menu->@daily menu|menu day~Monday menu 1|Monday menu 2;Collect at:time;Special diet;Table or class

# food bank|food pantry|food parcel|food donation|pantry client|food aid
item food item|pantry item|product line|stock item: Name!;Category=Tinned|Dry goods|Fresh|Frozen|Baby|Hygiene;Unit=Piece|kg|Box|Litre;Stock:number#0-100000;Minimum stock:number#0-10000;Shelf~A2|Cold room;Allergens~Gluten|None;Best before:date
- Tinned chickpeas 400 g | category=Tinned; unit=Piece; stock=640; minimum_stock=200; shelf=A2; allergens=None
- Rolled oats 1 kg | category=Dry goods; unit=Piece; stock=85; minimum_stock=100; shelf=B1; allergens=Gluten
- Baby porridge 500 g | category=Baby; unit=Box; stock=42; minimum_stock=30; shelf=C4; allergens=Gluten
- Frozen peas 1 kg | category=Frozen; unit=kg; stock=120; minimum_stock=50; shelf=Freezer 2; allergens=None
person household|client household|pantry client|beneficiary|family: Name!;Client number;Adults:number#1-15;Children:number#0-15;Dietary needs~Halal|None;Postcode;Phone:phone;Registered on:date;Need checked until:date;~Status=Active|Paused|Ended
- Household 1041 | client_number=1041; adults=2; children=3; dietary_needs=Halal; postcode=4410; status=Active
- Household 1077 | client_number=1077; adults=1; children=0; dietary_needs=None; postcode=4413; status=Active
- Household 1090 | client_number=1090; adults=2; children=1; dietary_needs=Nut free; postcode=4401; status=Paused
- Household 0988 | client_number=988; adults=3; children=0; dietary_needs=Vegetarian; postcode=4410; status=Ended
person donor|food donor|supermarket|supplier: Name!;Kind=Supermarket|Bakery|Farm|Private|School|Company;Contact person;Phone:phone;Email:email;Pick-up address;Pick-up days~Tuesday, Friday|Saturday
- Corner market North | kind=Supermarket; contact_person=Ola Reiss; pick_up_address=North road 41; pick_up_days=Tuesday, Friday
- Hill school | kind=School; contact_person=Mrs Amadi; pick_up_address=School lane 3; pick_up_days=Saturday
- Dawn bakery | kind=Bakery; contact_person=Sven Ohle; pick_up_address=Oven lane 6; pick_up_days=Daily
- Low meadow farm | kind=Farm; contact_person=Grace Tuck; pick_up_address=Meadow road 90; pick_up_days=Saturday
record food donation|donation|delivery in|intake: Title!;Donor->@donor|food donor|supplier~Corner market North|Hill school;Food item->@food item|pantry item~Tinned chickpeas 400 g|Rolled oats 1 kg;Received on:date!;Quantity:number#1-100000;Weight:number(kg)#0.1-50000;Best before:date;Taken in by~Petra Voss|Ken Aluko
- Oats from the market | donor=Corner market North; food_item=Rolled oats 1 kg; quantity=60; weight=60; taken_in_by=Petra Voss
- Harvest collection | donor=Hill school; food_item=Tinned chickpeas 400 g; quantity=140; weight=56; taken_in_by=Ken Aluko
- Porridge boxes from the bakery | donor=Dawn bakery; food_item=Baby porridge 500 g; quantity=24; weight=12; taken_in_by=Petra Voss
- Pea harvest surplus | donor=Low meadow farm; food_item=Frozen peas 1 kg; quantity=80; weight=80; taken_in_by=Ken Aluko
record food parcel|parcel|distribution|handout|pantry visit: Title!;Household->@household|client household|beneficiary~Household 1041|Household 1077;Handed out on:date!;Parcel size=Single|Couple|Family|Large family;Items:number#1-200;Weight:number(kg)#0.5-200;Distribution point->@distribution point|pantry site|outlet~St Mark's hall|Mobile van;Handed out by~Petra Voss|Ken Aluko;~Status=Packed|Collected|Delivered|Not collected
- Week 22 for 1041 | household=Household 1041; parcel_size=Family; items=34; weight=21; distribution_point=St Mark's hall; handed_out_by=Ken Aluko; status=Collected
- Week 22 for 1077 | household=Household 1077; parcel_size=Single; items=14; weight=8; distribution_point=Mobile van; handed_out_by=Petra Voss; status=Packed
- Week 22 for 1090 | household=Household 1090; parcel_size=Couple; items=22; weight=13; distribution_point=Library annex; handed_out_by=Petra Voss; status=Delivered
- Last parcel for 0988 | household=Household 0988; parcel_size=Large family; items=40; weight=26; distribution_point=Harbour mission; handed_out_by=Ken Aluko; status=Not collected
item distribution point|pantry site|outlet|pick-up point: Name!;Address;Open on~Wednesday|Friday;Opens at:time;Closes at:time;Coordinator~Petra Voss|Ken Aluko;Households per session:number#1-1000
- St Mark's hall | address=Church square 1; open_on=Wednesday; coordinator=Ken Aluko; households_per_session=60
- Mobile van | address=Three stops in the east; open_on=Friday; coordinator=Petra Voss; households_per_session=35
- Library annex | address=Book lane 2; open_on=Tuesday; coordinator=Petra Voss; households_per_session=25
- Harbour mission | address=Pier 6; open_on=Saturday; coordinator=Ken Aluko; households_per_session=45
record volunteer shift|shift|helper shift: Title!;Works on:date!;Starts at:time;Ends at:time;Helper~Lars Bohm|Judy Abel;Job=Sorting|Packing|Driving|Front desk;Distribution point->@distribution point|pantry site|outlet~St Mark's hall|Mobile van;Hours:number(h)#0-12
- Lars sorting Wednesday | helper=Lars Bohm; job=Sorting; distribution_point=St Mark's hall; hours=3
- Judy on the van | helper=Judy Abel; job=Driving; distribution_point=Mobile van; hours=4
- Tilda packs Tuesday | helper=Tilda Renn; job=Packing; distribution_point=Library annex; hours=2.5
- Omar at the desk | helper=Omar Vail; job=Front desk; distribution_point=Harbour mission; hours=3
! request referral|parcel request [refer\\w*|request\\w*|apply|application\\w*]: Title!;Household->@household|client household~Household 1041|Household 1077;Referred by;Agency=Social services|Doctor|School|Self;Reason:long;Needed by:date;Delivery needed:boolean
- Benefit delay | household=Household 1077; referred_by=Advice centre; agency=Social services; reason=Payment delayed by three weeks.
- New baby at home | household=Household 1090; referred_by=Midwife Ros; agency=Doctor; reason=Needs baby food until the grant is paid.
- School welfare note | household=Household 1041; referred_by=Form teacher; agency=School; reason=Children come without breakfast.
- Rang us herself | household=Household 0988; referred_by=Client; agency=Self; reason=Hours cut at work.
+ appointment: Household->@household|client household~Household 1041|Household 1077;Distribution point->@distribution point|pantry site~St Mark's hall|Mobile van;Slot:time

# café|coffee shop|coffee bar|barista|espresso bar|cafe
item drink|menu item|coffee drink|café item: Name!;Kind=Coffee|Tea|Cold drink|Cake|Breakfast|Sandwich;Sizes=Small|Medium|Large|One size;Price:money;Allergens~Milk|Gluten, egg;Milk choices~Cow, oat, soy|None;Caffeine:number(mg)#0-400;Photo:image;~Status=Available|Sold out|Seasonal
- Flat white | kind=Coffee; sizes=One size; price=3.9; allergens=Milk; milk_choices=Cow, oat, soy; caffeine=130; status=Available
- Banana bread | kind=Cake; sizes=One size; price=3.6; allergens=Gluten, egg; milk_choices=None; caffeine=0; status=Available
- Cold brew tonic | kind=Cold drink; sizes=Large; price=4.8; allergens=None; milk_choices=None; caffeine=180; status=Seasonal
- Egg and cress roll | kind=Sandwich; sizes=One size; price=5.2; allergens=Gluten, egg; milk_choices=None; caffeine=0; status=Sold out
item extra|add-on|option|modifier: Name!;Drink->@drink|menu item|coffee drink~Flat white|Banana bread;Kind=Milk|Syrup|Shot|Topping;Extra price:money;Available:boolean
- Oat milk | drink=Flat white; kind=Milk; extra_price=0.5
- Salted butter | drink=Banana bread; kind=Topping; extra_price=0.4
- Double shot | drink=Flat white; kind=Shot; extra_price=0.8
- Vanilla syrup | drink=Cold brew tonic; kind=Syrup; extra_price=0.6
record loyalty card|stamp card|punch card: Card number!;Customer name;Email:email;Stamps:number#0-10;Free drinks earned:number#0-500;Issued on:date!;Last stamp on:date;~Status=Active|Full|Expired
- LC-0341 | customer_name=Mona Veit; stamps=7; free_drinks_earned=3; status=Active
- LC-0342 | customer_name=Raj Pell; stamps=10; free_drinks_earned=1; status=Full
- LC-0343 | customer_name=Inga Frost; stamps=2; free_drinks_earned=0; status=Active
- LC-0108 | customer_name=Paul Deng; stamps=4; free_drinks_earned=9; status=Expired
record dial-in|espresso log|grind setting|shot log: Title!;Coffee~House blend|Guest single origin;Pulled on:date!;Dose:number(g)#6-25;Yield:number(g)#10-80;Time:number(s)#10-60;Grinder setting:number#0-50;Taste=Sour|Balanced|Bitter;Barista~Lou Anders|Kiki Mart
- House blend opening | coffee=House blend; dose=18.5; yield=38; time=28; grinder_setting=4.2; taste=Balanced; barista=Lou Anders
- Guest coffee Monday | coffee=Guest single origin; dose=18; yield=42; time=24; grinder_setting=3.8; taste=Sour; barista=Kiki Mart
- Decaf afternoon | coffee=Decaf Peru; dose=18; yield=36; time=34; grinder_setting=4.6; taste=Bitter; barista=Lou Anders
- House blend after refill | coffee=House blend; dose=18.5; yield=39; time=27; grinder_setting=4.1; taste=Balanced; barista=Kiki Mart
record shift|rota entry|roster entry|staff shift: Title!;Barista~Lou Anders|Kiki Mart;Works on:date!;Starts at:time;Ends at:time;Position=Bar|Till|Kitchen|Floor;Break:number(min)#0-90;Notes
- Lou early bar | barista=Lou Anders; position=Bar; break=30
- Kiki weekend till | barista=Kiki Mart; position=Till; break=30
- Noor Monday kitchen | barista=Noor Selim; position=Kitchen; break=30
- Lou Sunday floor | barista=Lou Anders; position=Floor; break=45; notes=Terrace opens at ten.
item ingredient|stock item|supply|stock: Name!;Unit=kg|l|Piece|Carton;Stock:number#0-5000;Reorder level:number#0-1000;Supplier~Roastery Kern|Dairy co-op;Unit cost:money;Best before:date
- House blend beans | unit=kg; stock=22; reorder_level=10; supplier=Roastery Kern; unit_cost=19
- Oat drink barista | unit=Carton; stock=36; reorder_level=24; supplier=Dairy co-op; unit_cost=1.7
- Whole milk | unit=l; stock=48; reorder_level=30; supplier=Dairy co-op; unit_cost=1.2
- Eggs | unit=Piece; stock=90; reorder_level=60; supplier=Hen farm Ost; unit_cost=0.35
work daily checklist|opening task|cleaning task|checklist item: Title!;When=Opening|During the day|Closing|Weekly;Due on:date;Assigned to~Lou Anders|Kiki Mart;Minutes:number(min)#1-120;Notes:long
- Backflush the machine | when=Closing; assigned_to=Kiki Mart; minutes=10
- Calibrate the grinder | when=Opening; assigned_to=Lou Anders; minutes=15
- Check milk fridge temperature | when=During the day; assigned_to=Lou Anders; minutes=3
- Descale the kettle | when=Weekly; assigned_to=Kiki Mart; minutes=25
event café event|coffee workshop|open mic|event: Title!;Takes place on:date!;Starts at:time;Kind=Workshop|Live music|Reading|Tasting;Host~Lou Anders|Kiki Mart;Places:number#2-120;Price:money;Description:long
- Latte art basics | kind=Workshop; host=Lou Anders; places=6; price=45
- Thursday readings | kind=Reading; host=Kiki Mart; places=30; price=0
- Cupping three Kenyans | kind=Tasting; host=Lou Anders; places=12; price=15
- Sunday jazz duo | kind=Live music; host=Kiki Mart; places=45; price=5
+ order: Drink->@drink|menu item|coffee drink~Flat white|Banana bread;Size=Small|Medium|Large|One size;Extras;Service=Here|To go;Collect at:time;Name on the cup
+ reservation: Guests:number#1-20;Arrives at:time;Table~Window bench|Table 3
record till session|till|cash drawer|cash count|till closing|shift closing: Title!;Opened on:date!;Opened at:time;Closed at:time;Opened by~Lou Anders|Kiki Mart;Opening float:money;Cash sales:money;Card sales:money;Counted:money;~Difference:money;~Status=Open|Counted|Closed
- Tuesday bar till | opened_by=Lou Anders; opening_float=150; cash_sales=412.4; card_sales=981.2; counted=562.4; difference=0; status=Closed
- Wednesday bar till | opened_by=Kiki Mart; opening_float=150; cash_sales=388.1; card_sales=1040.5; counted=536.1; difference=-2; status=Closed
- Thursday bar till | opened_by=Lou Anders; opening_float=150; cash_sales=0; card_sales=0; status=Open
- Market stand box | opened_by=Kiki Mart; opening_float=80; cash_sales=210; card_sales=95; counted=290; difference=0; status=Counted
! item happy hour|happy hour price|price rule|special price [happy hour\\w*|special price\\w*|discount\\w*]: Name!;Drink->@drink|menu item|coffee drink~Flat white|Banana bread;Weekdays=Every day|Monday to Friday|Weekend;From:time;Until:time;Price:money;Discount:percent;Valid until:date;Active:boolean
- Afternoon flat white | drink=Flat white; weekdays=Monday to Friday; price=2.8; discount=20
- Late banana bread | drink=Banana bread; weekdays=Every day; price=1.9; discount=40
- Student Monday | drink=Flat white; weekdays=Monday to Friday; price=3; discount=15
- Weekend treat | drink=Banana bread; weekdays=Weekend; price=2.5; discount=20
! record recipe ingredient|recipe line [recipe\\w*]: Title!;Recipe->@recipe;Drink->@drink|menu item|coffee drink~Flat white|Banana bread;Ingredient->@ingredient|stock item|supply;Amount:number#0-10000;Unit=g|ml|Piece
- Beans for a flat white | drink=Flat white; amount=18; unit=g
- Milk for a flat white | drink=Flat white; amount=130; unit=ml
- Bananas for the bread | drink=Banana bread; amount=3; unit=Piece
- Flour for the bread | drink=Banana bread; amount=250; unit=g

# food truck|street food|snack van|mobile kitchen|street food stall|food stall
item dish|menu item|street food dish: Name!;Kind=Main|Side|Dessert|Drink;Diet=Meat|Fish|Vegetarian|Vegan;Price:money;Allergens~Gluten, sesame|None;Portions per hour:number#5-300;Ingredient cost:money;Photo:image;~Status=On the board|Sold out|Resting
- Pulled jackfruit bun | kind=Main; diet=Vegan; price=9.5; allergens=Gluten, sesame; portions_per_hour=60; ingredient_cost=2.6; status=On the board
- Masala fries | kind=Side; diet=Vegan; price=5; allergens=None; portions_per_hour=80; ingredient_cost=1.1; status=On the board
- Mango lassi | kind=Drink; diet=Vegetarian; price=4; allergens=Milk; portions_per_hour=120; ingredient_cost=0.9; status=Resting
- Cod pakora | kind=Main; diet=Fish; price=11; allergens=Fish, gluten; portions_per_hour=50; ingredient_cost=3.8; status=Sold out
item truck|food truck|trailer|van: Name!;Plate number;Kind=Truck|Trailer|Cargo bike|Container;Power=Generator|Mains|Gas;Length:number(m)#1-14;Water tank:number(l)#10-500;Inspection until:date;Driver~Benji Cruz|Ash Poole;~Status=Ready|On tour|In repair
- Big Olive | plate_number=OL 404; kind=Truck; power=Gas; length=6.2; water_tank=120; driver=Benji Cruz; status=Ready
- Little Olive | plate_number=OL 12; kind=Cargo bike; power=Gas; length=2.4; water_tank=20; driver=Ash Poole; status=On tour
- Green Caper | plate_number=OL 77; kind=Trailer; power=Mains; length=4.1; water_tank=80; driver=Benji Cruz; status=In repair
- Box Olive | plate_number=None; kind=Container; power=Mains; length=6; water_tank=300; driver=Ash Poole; status=Ready
item location|pitch|spot|stand: Name!;Address;Latitude:number#-90-90;Longitude:number#-180-180;Daily fee:money;Power supply:boolean;Contact person;Usual guests:number#0-10000;Note:long
- Riverside market | address=Quay 12; latitude=52.375; longitude=9.732; daily_fee=45; contact_person=Market office; usual_guests=400
- Tech park gate 2 | address=Innovation ring 8; latitude=52.401; longitude=9.811; daily_fee=30; contact_person=Facility desk; usual_guests=220
- Lake stage | address=Lake road 1; latitude=52.351; longitude=9.745; daily_fee=120; contact_person=Festival desk; usual_guests=2500
- Hospital forecourt | address=Clinic way 3; latitude=52.384; longitude=9.803; daily_fee=20; contact_person=Porter; usual_guests=140; note=No generator noise.
event stop|tour stop|tour date|service date|truck stop: Title!;Truck->@truck|food truck|trailer~Big Olive|Little Olive;Location->@location|pitch|spot~Riverside market|Tech park gate 2;Takes place on:date!;Opens at:time;Closes at:time;Weather=Sunny|Cloudy|Rain|Cold;~Turnover:money
- Thursday market | truck=Big Olive; location=Riverside market; weather=Sunny; turnover=1180
- Tech park lunch | truck=Little Olive; location=Tech park gate 2; weather=Cloudy; turnover=540
- Lake festival Saturday | truck=Green Caper; location=Lake stage; weather=Rain; turnover=2140
- Hospital Monday | truck=Big Olive; location=Hospital forecourt; weather=Cold; turnover=390
record daily sale|sale|sales report|day total: Title!;Stop->@stop|tour stop|tour date~Thursday market|Tech park lunch;Dish->@dish|menu item~Pulled jackfruit bun|Masala fries;Sold on:date!;Portions sold:number#0-2000;Left over:number#0-500;Cash:money;Card:money
- Jackfruit at the market | stop=Thursday market; dish=Pulled jackfruit bun; portions_sold=92; left_over=6; cash=210; card=664
- Fries at the tech park | stop=Tech park lunch; dish=Masala fries; portions_sold=41; left_over=4; cash=30; card=175
- Pakora at the lake | stop=Lake festival Saturday; dish=Cod pakora; portions_sold=118; left_over=0; cash=520; card=778
- Lassi at the hospital | stop=Hospital Monday; dish=Mango lassi; portions_sold=22; left_over=9; cash=16; card=72
item ingredient|stock item|supply: Name!;Unit=kg|l|Piece|Pack;Stock:number#0-2000;Reorder level:number#0-500;Stored in=Truck|Prep kitchen|Freezer;Supplier~Cash and carry|Green market;Unit cost:money;Best before:date
- Brioche style bun | unit=Piece; stock=180; reorder_level=100; stored_in=Freezer; supplier=Cash and carry; unit_cost=0.45
- Young jackfruit tin | unit=Piece; stock=60; reorder_level=24; stored_in=Prep kitchen; supplier=Cash and carry; unit_cost=3.1
- Cod loin | unit=kg; stock=6; reorder_level=8; stored_in=Freezer; supplier=Port fish; unit_cost=14.5
- Masala mix | unit=Pack; stock=15; reorder_level=5; stored_in=Truck; supplier=Spice arch; unit_cost=4.2
request event enquiry|booking request|catering request|hire request: Title!;Name;Email:email;Phone:phone;Event=Wedding|Festival|Company|Birthday;Guests:number#20-10000;Wanted on:date;Place;Budget:money;Message:long
- Evening snack at a wedding | name=Nell Brandt; event=Wedding; guests=80; place=Barn at Wiesen; budget=900
- Office summer party | name=Kubik GmbH; event=Company; guests=150; place=Courtyard, Ring 4; budget=1700
- Two days at the folk festival | name=Folk on the Hill; event=Festival; guests=3000; place=Hill meadow; budget=4500
- Fiftieth in the garden | name=Rike Sommer; event=Birthday; guests=60; place=Birch way 7; budget=850
+ order: Stop->@stop|tour stop|tour date~Thursday market|Tech park lunch;Dish->@dish|menu item~Pulled jackfruit bun|Masala fries;Portions:number#1-50;Collect at:time;Wishes

# pizza|pizzeria|food delivery|takeaway|delivery rider|takeout
item pizza|dish|menu item|meal: Name!;Category=Pizza|Pasta|Salad|Starter|Dessert|Drink;Size=Small|Medium|Large|Family;Price:money;Toppings~Tomato, mozzarella, basil|Mushrooms, thyme;Allergens~Gluten, milk|Fish;Diet=Meat|Fish|Vegetarian|Vegan;Photo:image;~Status=Available|Sold out|Hidden
- Margherita | category=Pizza; size=Medium; price=9; toppings=Tomato, mozzarella, basil; allergens=Gluten, milk; diet=Vegetarian; status=Available
- Funghi e timo | category=Pizza; size=Large; price=13.5; toppings=Mushrooms, thyme, fontina; allergens=Gluten, milk; diet=Vegetarian; status=Available
- Penne arrabbiata | category=Pasta; size=Medium; price=10.5; toppings=Tomato, chilli, garlic; allergens=Gluten; diet=Vegan; status=Available
- Tonno rosso | category=Pizza; size=Small; price=11; toppings=Tuna, red onion, capers; allergens=Gluten, milk, fish; diet=Fish; status=Sold out
item topping|extra|ingredient: Name!;Kind=Cheese|Vegetable|Meat|Fish|Sauce;Extra price:money;Allergens~Milk|None;Vegan:boolean;Stock:number(kg)#0-500;~Status=Available|Out
- Buffalo mozzarella | kind=Cheese; extra_price=2.5; allergens=Milk; stock=11; status=Available
- Anchovies | kind=Fish; extra_price=1.8; allergens=Fish; stock=2; status=Available
- Grilled aubergine | kind=Vegetable; extra_price=1.5; allergens=None; stock=4; status=Available
- Fennel salami | kind=Meat; extra_price=2.2; allergens=None; stock=0; status=Out
item delivery zone|delivery area|zone: Name!;Postcodes~1050, 1052|1060;Minimum order:money;Delivery fee:money;Usual time:number(min)#10-120;Free delivery from:money;Active:boolean
- Inner ring | postcodes=1050, 1052; minimum_order=15; delivery_fee=1.9; usual_time=30; free_delivery_from=35
- North hill | postcodes=1060; minimum_order=25; delivery_fee=3.5; usual_time=45; free_delivery_from=60
- East docks | postcodes=1071, 1073; minimum_order=20; delivery_fee=2.5; usual_time=40; free_delivery_from=50
- Campus | postcodes=1055; minimum_order=10; delivery_fee=0; usual_time=20; free_delivery_from=10
person rider|courier|delivery rider|delivery driver: Name!;Phone:phone;Vehicle=Bicycle|E-bike|Scooter|Car;Zone->@delivery zone|delivery area~Inner ring|North hill;Started on:date;~Status=Free|On tour|Off duty
- Enzo Pral | vehicle=E-bike; zone=Inner ring; status=On tour
- Kaja Wolff | vehicle=Scooter; zone=North hill; status=Free
- Yusuf Adan | vehicle=Bicycle; zone=Campus; status=Off duty
- Lena Mohr | vehicle=Car; zone=East docks; status=On tour
record delivery|delivery run|delivery tour: Title!;Rider->@rider|courier|delivery driver~Enzo Pral|Kaja Wolff;Zone->@delivery zone|delivery area~Inner ring|North hill;Delivered on:date!;Left at:time;Arrived at:time;Address;Distance:number(km)#0-60;Tip:money;~Status=Waiting|On the way|Delivered|Failed
- Elm street 7 | rider=Enzo Pral; zone=Inner ring; address=Elm street 7, bell Roth; distance=2.1; tip=2; status=On the way
- Hill view 19 | rider=Kaja Wolff; zone=North hill; address=Hill view 19; distance=5.8; tip=1; status=Delivered
- Pier 9 workshop | rider=Lena Mohr; zone=East docks; address=Pier 9, hall C; distance=4.4; tip=0; status=Waiting
- Dorm block B | rider=Yusuf Adan; zone=Campus; address=Dorm B, room 214; distance=1.2; tip=0.5; status=Failed
item discount code|coupon|voucher|promotion: Code!;Kind=Percent|Amount|Free item|Free delivery;Value:number#0-100;Minimum order:money;Valid from:date;Valid until:date;Uses allowed:number#1-100000;~Used:number#0-100000
- MONDAY2 | kind=Percent; value=20; minimum_order=20; uses_allowed=500; used=131
- FIRSTPIE | kind=Free delivery; value=0; minimum_order=15; uses_allowed=1000; used=402
- TIRAMISU | kind=Free item; value=1; minimum_order=40; uses_allowed=200; used=57
- SAVE5 | kind=Amount; value=5; minimum_order=30; uses_allowed=300; used=300
! record order item|order line|cart line [cart|basket|order\\w*]: Title!;Pizza->@pizza|dish|menu item~Margherita|Funghi e timo;Quantity:number#1-50;Size=Small|Medium|Large|Family;Extras;Unit price:money;Note
- Two margherita with anchovies | pizza=Margherita; quantity=2; size=Medium; extras=Anchovies; unit_price=10.8
- Large funghi, extra cheese | pizza=Funghi e timo; quantity=1; size=Large; extras=Buffalo mozzarella; unit_price=16
- Three penne | pizza=Penne arrabbiata; quantity=3; size=Medium; unit_price=10.5; note=One without chilli
- Small tonno | pizza=Tonno rosso; quantity=1; size=Small; unit_price=11
+ order: Service=Delivery|Pick-up|Eat in;Delivery address;Delivery zone->@delivery zone|delivery area~Inner ring|North hill;Rider->@rider|courier~Enzo Pral|Kaja Wolff;Wanted at:time;Delivery fee:money;Discount code;Paid by=Cash|Card|Online;Note to the kitchen
+ review: Taste:rating;Delivery time:rating;Still hot:boolean
# meal planner|meal plan|recipe collection|recipe box|grocery list|home cook|recipe book
item recipe|dish|meal: Name!;Cuisine=Italian|Indian|Mexican|Chinese|French|Nordic|Other;Meal type=Breakfast|Lunch|Dinner|Snack|Dessert;Servings:number#1-50;Preparation:number(min)#0-600;Cooking:number(min)#0-1440;Difficulty=Easy|Medium|Hard;Energy:number(kcal)#20-3000;Diet=Meat|Fish|Vegetarian|Vegan;Photo:image;Method:long
- Chickpea spinach curry | cuisine=Indian; meal_type=Dinner; servings=4; preparation=10; cooking=25; difficulty=Easy; energy=420; diet=Vegan; method=Fry onion and spices, add chickpeas and tomato, simmer, stir in spinach.
- Overnight oats | cuisine=Nordic; meal_type=Breakfast; servings=2; preparation=5; cooking=0; difficulty=Easy; energy=350; diet=Vegetarian; method=Mix and leave in the fridge overnight.
- Chicken tinga tacos | cuisine=Mexican; meal_type=Lunch; servings=4; preparation=20; cooking=35; difficulty=Medium; energy=510; diet=Meat; method=Poach chicken, shred, fry with chipotle and onion, fill tortillas.
- Clafoutis | cuisine=French; meal_type=Dessert; servings=6; preparation=15; cooking=40; difficulty=Easy; energy=290; diet=Vegetarian; method=Whisk batter, pour over cherries, bake until set.
item ingredient|food|grocery: Name!;Aisle=Vegetables|Dairy|Bakery|Meat and fish|Dry goods|Frozen|Spices;Unit=g|ml|Piece|Tablespoon|Tin;Energy per 100 g:number(kcal)#0-900;Allergen;Price per unit:money
- Chickpeas, tinned | aisle=Dry goods; unit=Tin; energy_per_100_g=119; price_per_unit=0.9
- Rolled oats | aisle=Dry goods; unit=g; energy_per_100_g=372; allergen=Gluten; price_per_unit=0.002
- Chicken thigh | aisle=Meat and fish; unit=g; energy_per_100_g=177; price_per_unit=0.009
- Cherries, frozen | aisle=Frozen; unit=g; energy_per_100_g=50; price_per_unit=0.006
record recipe ingredient|ingredient line|recipe line: Title!;Recipe->@recipe|dish|meal~Chickpea spinach curry|Overnight oats;Ingredient->@ingredient|food|grocery~Chickpeas, tinned|Rolled oats;Quantity:number#0-5000;Unit=g|ml|Piece|Tablespoon|Tin;Note;Position:number#1-60
- Chickpeas in the curry | recipe=Chickpea spinach curry; ingredient=Chickpeas, tinned; quantity=2; unit=Tin; note=Drained; position=3
- Oats in overnight oats | recipe=Overnight oats; ingredient=Rolled oats; quantity=100; unit=g; position=1
- Chicken in the tinga | recipe=Chicken tinga tacos; ingredient=Chicken thigh; quantity=600; unit=g; note=Boneless; position=1
- Cherries in the clafoutis | recipe=Clafoutis; ingredient=Cherries, frozen; quantity=450; unit=g; position=2
record planned meal|meal plan entry|meal plan|plan entry|weekly plan: Title!;Recipe->@recipe|dish|meal~Chickpea spinach curry|Overnight oats;Planned for:date!;Meal=Breakfast|Lunch|Dinner|Snack;Servings:number#1-50;Cook~Mo|Elin;~Cooked:boolean;Note
- Curry on Tuesday | recipe=Chickpea spinach curry; meal=Dinner; servings=4; cook=Mo
- Oats on Wednesday | recipe=Overnight oats; meal=Breakfast; servings=2; cook=Elin
- Tacos on Saturday | recipe=Chicken tinga tacos; meal=Lunch; servings=6; cook=Elin; note=Guests
- Clafoutis for coffee | recipe=Clafoutis; meal=Snack; servings=6; cook=Mo
record shopping list item|shopping item|grocery list item|shopping list|grocery list: Title!;Ingredient->@ingredient|food|grocery~Chickpeas, tinned|Rolled oats;Quantity:number#0-5000;Unit=g|ml|Piece|Tin|Pack;Aisle=Vegetables|Dairy|Bakery|Meat and fish|Dry goods|Frozen;Buy by:date;Added by~Mo|Elin;~Bought:boolean
- Two tins of chickpeas | ingredient=Chickpeas, tinned; quantity=2; unit=Tin; aisle=Dry goods; added_by=Mo
- Oats, large pack | ingredient=Rolled oats; quantity=1; unit=Pack; aisle=Dry goods; added_by=Elin
- Chicken for the tacos | ingredient=Chicken thigh; quantity=900; unit=g; aisle=Meat and fish; added_by=Elin
- Bag of cherries | ingredient=Cherries, frozen; quantity=1; unit=Pack; aisle=Frozen; added_by=Mo
record pantry item|pantry stock|fridge item|larder item: Title!;Ingredient->@ingredient|food|grocery~Chickpeas, tinned|Rolled oats;Place=Pantry|Fridge|Freezer|Spice rack;Quantity:number#0-5000;Unit=g|ml|Piece|Tin|Pack;Bought on:date;Use by:date
- Oats jar | ingredient=Rolled oats; place=Pantry; quantity=350; unit=g
- One tin left | ingredient=Chickpeas, tinned; place=Pantry; quantity=1; unit=Tin
- Frozen chicken | ingredient=Chicken thigh; place=Freezer; quantity=800; unit=g
- Half bag of cherries | ingredient=Cherries, frozen; place=Fridge; quantity=250; unit=g
! record cooking note|cooked log [cooked|history|note\\w*|log|tried]: Title!;Recipe->@recipe|dish|meal~Chickpea spinach curry|Overnight oats;Cooked on:date!;Rating:rating;Changes made:long;Photo:image;Would cook again:boolean
- Curry with coconut milk | recipe=Chickpea spinach curry; rating=5; changes_made=Coconut milk in place of water.
- Oats with rye flakes | recipe=Overnight oats; rating=3; changes_made=Half rye flakes, more milk needed.
- Tinga too hot | recipe=Chicken tinga tacos; rating=4; changes_made=One chipotle instead of three.
- Clafoutis with plums | recipe=Clafoutis; rating=5; changes_made=Plums for cherries, ten minutes longer.
! item recipe collection|cookbook|collection [collection\\w*|cookbook\\w*|folder\\w*|categor\\w*]: Name!;Occasion=Weeknight|Guests|Batch cooking|Holidays;Description:long;Cover:image
- Under thirty minutes | occasion=Weeknight; description=What gets on the table fast.
- Big Sunday pots | occasion=Batch cooking; description=Stews and sauces that freeze well.
- Table for eight | occasion=Guests; description=Can be made the day before.
- Winter feast | occasion=Holidays; description=Roasts, sides and puddings.
+ favorite: Recipe->@recipe|dish~Chickpea spinach curry|Overnight oats;Note
+ review: Recipe->@recipe|dish~Chickpea spinach curry|Overnight oats;Taste:rating;Effort:rating

# cocktail|cocktail bar|bartender|mixology|mixologist|spirits bar
item cocktail|drink|cocktail recipe|recipe: Name!;Family=Sour|Highball|Stirred|Tiki|Spritz|Alcohol-free;Glass=Coupe|Rocks|Highball|Nick and Nora|Flute;Method=Shaken|Stirred|Built|Blended;Garnish;Strength:number(%)#0-60;Volume:number(ml)#30-600;Price:money;Steps:long;Photo:image
- Rosemary gimlet | family=Sour; glass=Coupe; method=Shaken; garnish=Rosemary sprig; strength=19; volume=120; price=13
- Smoked oolong highball | family=Highball; glass=Highball; method=Built; garnish=Lemon peel; strength=9; volume=260; price=12
- Fig leaf martini | family=Stirred; glass=Nick and Nora; method=Stirred; garnish=Fig leaf; strength=28; volume=95; price=15
- Garden zero spritz | family=Alcohol-free; glass=Flute; method=Built; garnish=Cucumber ribbon; strength=0; volume=200; price=9
item bottle|spirit|ingredient|bar stock: Name!;Kind=Spirit|Liqueur|Bitters|Syrup|Juice|Soda|Wine;Strength:number(%)#0-80;Bottle size:number(ml)#50-5000;Stock:number#0-1000;Par level:number#0-200;Bottle cost:money;Supplier~City spirits|House made
- London dry gin | kind=Spirit; strength=43; bottle_size=700; stock=14; par_level=8; bottle_cost=21; supplier=City spirits
- Rosemary syrup | kind=Syrup; strength=0; bottle_size=500; stock=5; par_level=4; bottle_cost=1.6; supplier=House made
- Dry vermouth | kind=Wine; strength=18; bottle_size=750; stock=6; par_level=4; bottle_cost=12; supplier=City spirits
- Cucumber soda | kind=Soda; strength=0; bottle_size=200; stock=72; par_level=48; bottle_cost=0.9; supplier=Soda works
record recipe line|cocktail ingredient|spec line: Title!;Cocktail->@cocktail|drink|cocktail recipe~Rosemary gimlet|Smoked oolong highball;Bottle->@bottle|spirit|ingredient~London dry gin|Rosemary syrup;Amount:number(ml)#0-300;Unit=ml|Dash|Barspoon|Piece;Position:number#1-15;Note
- Gin in the gimlet | cocktail=Rosemary gimlet; bottle=London dry gin; amount=60; unit=ml; position=1
- Syrup in the gimlet | cocktail=Rosemary gimlet; bottle=Rosemary syrup; amount=20; unit=ml; position=3
- Vermouth in the martini | cocktail=Fig leaf martini; bottle=Dry vermouth; amount=20; unit=ml; position=2
- Soda on the spritz | cocktail=Garden zero spritz; bottle=Cucumber soda; amount=120; unit=ml; position=3; note=Top up
record stock count|inventory count|bar inventory|stocktake: Title!;Bottle->@bottle|spirit|ingredient~London dry gin|Rosemary syrup;Counted on:date!;Full bottles:number#0-1000;Open bottle:percent;Expected:number#0-1000;Difference:number#-500-500;Counted by~Jonah Bex|Lilou Carr
- Gin Sunday count | bottle=London dry gin; full_bottles=13; open_bottle=40; expected=14; difference=-1; counted_by=Jonah Bex
- Syrup Sunday count | bottle=Rosemary syrup; full_bottles=4; open_bottle=70; expected=5; difference=0; counted_by=Lilou Carr
- Vermouth Sunday count | bottle=Dry vermouth; full_bottles=5; open_bottle=60; expected=6; difference=0; counted_by=Jonah Bex
- Soda Sunday count | bottle=Cucumber soda; full_bottles=66; open_bottle=0; expected=72; difference=-6; counted_by=Lilou Carr
record prep batch|house syrup|batch|infusion: Batch!;Makes->@bottle|spirit|ingredient~Rosemary syrup;Made on:date!;Volume:number(ml)#50-20000;Best before:date;Made by~Jonah Bex|Lilou Carr;Method:long;~Status=Fresh|Low|Used up|Discarded
- RS-19 | makes=Rosemary syrup; volume=2500; made_by=Lilou Carr; method=Equal parts sugar and water, rosemary for 20 minutes.; status=Fresh
- RS-20 | makes=Rosemary syrup; volume=1500; made_by=Jonah Bex; status=Low
- FV-03 | makes=Dry vermouth; volume=750; made_by=Lilou Carr; method=Fig leaves steeped for 24 hours.; status=Fresh
- RS-17 | makes=Rosemary syrup; volume=2000; made_by=Lilou Carr; status=Discarded
event bar night|guest shift|masterclass|cocktail class|event: Title!;Takes place on:date!;Starts at:time;Kind=Masterclass|Guest shift|Live music|Tasting;Host~Jonah Bex|Lilou Carr;Places:number#2-200;Price:money;Description:long
- Sours masterclass | kind=Masterclass; host=Lilou Carr; places=10; price=59
- Vermouth tasting | kind=Tasting; host=Jonah Bex; places=14; price=35
- Guest shift from Porto | kind=Guest shift; host=Jonah Bex; places=80; price=0
- Trio at the counter | kind=Live music; host=Lilou Carr; places=60; price=8
record shift|roster entry|rota entry: Title!;Bartender~Jonah Bex|Lilou Carr;Works on:date!;Starts at:time;Ends at:time;Station=Well|Service bar|Floor|Door;Notes
- Jonah Saturday well | bartender=Jonah Bex; station=Well
- Lilou Saturday floor | bartender=Lilou Carr; station=Floor
- Tove Friday service bar | bartender=Tove Grant; station=Service bar
- Amal Saturday door | bartender=Amal Rizk; station=Door; notes=Guest list until eleven.
+ reservation: Guests:number#1-30;Arrives at:time;Seat=Bar counter|Booth|Lounge|Terrace;Occasion;Minimum spend:money
+ order: Cocktail->@cocktail|drink~Rosemary gimlet|Smoked oolong highball;Quantity:number#1-30;Seat or table;Wishes~Less sweet|No ice
+ review: Cocktail->@cocktail|drink~Rosemary gimlet|Smoked oolong highball;Taste:rating;Balance:rating

# food rescue|surplus food|food sharing|food waste|foodsharing|rescued food|leftover food
item food store|donor business|partner shop|food partner|business: Name!;Kind=Bakery|Supermarket|Restaurant|Canteen|Market stall|Farm;Address;Contact person;Phone:phone;Pick-up days~Daily|Tuesday and Friday;Pick-up at:time;Usual amount:number(kg)#0.5-2000;~Status=Active|Paused|Ended
- Sunrise bakery | kind=Bakery; address=East street 14; contact_person=Ulli Storm; pick_up_days=Daily; usual_amount=8; status=Active
- Campus canteen | kind=Canteen; address=University ring 1; contact_person=Dora Lenz; pick_up_days=Tuesday and Friday; usual_amount=20; status=Active
- Veg stand Olga | kind=Market stall; address=Cathedral square; contact_person=Olga Prin; pick_up_days=Saturday; usual_amount=35; status=Active
- Corner bistro Mies | kind=Restaurant; address=Mies street 3; contact_person=Jan Mies; pick_up_days=Sunday; usual_amount=5; status=Paused
item food offer|surplus bag|food basket|offer|surplus listing: Title!;Food store->@food store|donor business|partner shop~Sunrise bakery|Campus canteen;Category=Bread|Fruit and vegetables|Cooked meals|Dairy|Mixed;Portions:number#1-500;Original value:money;Price:money;Best before:date;Pick-up from:time;Pick-up until:time;Allergens~Gluten|Not known;~Status=Available|Reserved|Collected|Expired
- Evening bread bag | food_store=Sunrise bakery; category=Bread; portions=6; original_value=12; price=3.5; allergens=Gluten; status=Available
- Ten portions of lentil stew | food_store=Campus canteen; category=Cooked meals; portions=10; original_value=45; price=0; allergens=Celery; status=Reserved
- Crate of soft tomatoes | food_store=Veg stand Olga; category=Fruit and vegetables; portions=12; original_value=18; price=2; allergens=None; status=Collected
- Yoghurts one day over | food_store=Corner bistro Mies; category=Dairy; portions=8; original_value=10; price=0; allergens=Milk; status=Expired
person rescuer|food saver|volunteer|collector: Name!;Phone:phone;Email:email;District;Vehicle=None|Bicycle|Cargo bike|Car;Hygiene briefing on:date;Pick-ups done:number#0-2000;~Status=New|Confirmed|Paused
- Ilja Bern | district=East; vehicle=Cargo bike; pick_ups_done=64; status=Confirmed
- Rosalie Mint | district=Centre; vehicle=Bicycle; pick_ups_done=3; status=New
- Tarek Blum | district=North; vehicle=Car; pick_ups_done=121; status=Confirmed
- Wiebke Ohl | district=Centre; vehicle=None; pick_ups_done=17; status=Paused
record pick-up|collection|rescue|food rescue: Title!;Food store->@food store|donor business|partner shop~Sunrise bakery|Campus canteen;Rescuer->@rescuer|food saver|volunteer|collector~Ilja Bern|Rosalie Mint;Collected on:date!;Weight:number(kg)#0.1-2000;Category=Bread|Fruit and vegetables|Cooked meals|Dairy|Mixed;Taken to->@sharing point|community fridge|charity~Fridge Old post|Night shelter;Notes:long;~Status=Planned|Done|Missed
- Bakery on Monday night | food_store=Sunrise bakery; rescuer=Ilja Bern; weight=9.5; category=Bread; taken_to=Fridge Old post; status=Done
- Canteen on Friday | food_store=Campus canteen; rescuer=Rosalie Mint; weight=14; category=Cooked meals; taken_to=Night shelter; status=Planned
- Stand on Saturday | food_store=Veg stand Olga; rescuer=Tarek Blum; weight=38; category=Fruit and vegetables; taken_to=Shelf Allee 9; status=Done
- Bistro on Sunday | food_store=Corner bistro Mies; rescuer=Wiebke Ohl; weight=3; category=Mixed; taken_to=Tafel North; status=Missed
item sharing point|community fridge|charity|fairteiler|drop-off point: Name!;Kind=Community fridge|Shelf|Charity|Shelter;Address;Open hours~Day and night|8 to 20;Caretaker~Ilja Bern|Hanno Pils;Temperature:number(°C)#-25-25;Last cleaned on:date
- Fridge Old post | kind=Community fridge; address=Post square 2; open_hours=Day and night; caretaker=Hanno Pils; temperature=5
- Night shelter | kind=Shelter; address=Dock road 30; open_hours=18 to 9; caretaker=Ilja Bern
- Shelf Allee 9 | kind=Shelf; address=Allee 9, courtyard; open_hours=8 to 20; caretaker=Hanno Pils
- Tafel North | kind=Charity; address=North ring 22; open_hours=10 to 16; caretaker=Ilja Bern; temperature=4
record fridge check|cleaning log|hygiene check: Title!;Sharing point->@sharing point|community fridge|charity~Fridge Old post|Night shelter;Checked on:date!;Temperature:number(°C)#-25-25;Cleaned:boolean;Thrown away:number(kg)#0-100;Checked by~Ilja Bern|Hanno Pils;Notes:long
- Old post Saturday | sharing_point=Fridge Old post; temperature=5.5; thrown_away=0.6; checked_by=Hanno Pils
- Shelter fridge weekly | sharing_point=Night shelter; temperature=4; thrown_away=0; checked_by=Ilja Bern
- Old post Tuesday | sharing_point=Fridge Old post; temperature=8.5; thrown_away=2.1; checked_by=Ilja Bern; notes=Door seal is loose.
- Tafel cold room | sharing_point=Tafel North; temperature=3.5; thrown_away=0.2; checked_by=Hanno Pils
record food waste record|waste log|waste entry|waste measurement: Title!;Food store->@food store|donor business~Sunrise bakery|Campus canteen;Weighed on:date!;Category=Bread|Fruit and vegetables|Cooked meals|Dairy|Mixed;Weight:number(kg)#0.1-5000;Reason=Overproduction|Expired|Damaged|Plate leftovers;Cost:money;CO2 saved:number(kg)#0-20000
- Canteen overproduction Monday | food_store=Campus canteen; category=Cooked meals; weight=11; reason=Overproduction; cost=38; co2_saved=27
- Rolls left on Tuesday | food_store=Sunrise bakery; category=Bread; weight=6; reason=Overproduction; cost=18; co2_saved=9
- Bruised peaches | food_store=Veg stand Olga; category=Fruit and vegetables; weight=9; reason=Damaged; cost=15; co2_saved=8
- Bistro plates Sunday | food_store=Corner bistro Mies; category=Mixed; weight=4; reason=Plate leftovers; cost=22; co2_saved=0
+ reservation: Food offer->@food offer|surplus bag|offer~Evening bread bag|Ten portions of lentil stew;Portions:number#1-50;Collect at:time;Own container:boolean
+ order: Food offer->@food offer|surplus bag|offer~Evening bread bag|Ten portions of lentil stew;Bags:number#1-20;Collect on:date;Collect at:time

# cooking school|cooking class|cookery course|culinary school|cooking course|cookery class
item cooking course|cooking class|cookery class|class|course: Title!;Cuisine=Italian|Thai|Indian|French|Japanese|Pastry|Vegan;Level=Beginner|Intermediate|Advanced;Duration:number(min)#45-600;Price:money;Places:number#2-40;Dishes cooked:long;What to bring;Photo:image;~Status=Open|Full|Retired
- Fresh pasta from scratch | cuisine=Italian; level=Beginner; duration=180; price=85; places=12; dishes_cooked=Tagliatelle, ravioli with ricotta, sage butter; what_to_bring=Apron, box for leftovers; status=Open
- Thai street kitchen | cuisine=Thai; level=Intermediate; duration=210; price=92; places=10; dishes_cooked=Som tam, pad krapao, mango sticky rice; status=Open
- Croissant weekend | cuisine=Pastry; level=Advanced; duration=480; price=165; places=8; dishes_cooked=Croissants, pain au chocolat; what_to_bring=Apron; status=Full
- Dosa and chutney | cuisine=Indian; level=Beginner; duration=150; price=70; places=12; dishes_cooked=Dosa, coconut chutney, sambar; status=Retired
event class date|course date|session|class session: Title!;Cooking course->@cooking course|cooking class|course~Fresh pasta from scratch|Thai street kitchen;Takes place on:date!;Starts at:time;Chef->@chef|instructor|cooking teacher~Amara Bello|Joost Winkel;Kitchen->@kitchen|studio|kitchen studio~Studio 1|Studio 2;Places:number#2-40;~Places taken:number#0-40
- Pasta first Saturday | cooking_course=Fresh pasta from scratch; chef=Joost Winkel; kitchen=Studio 1; places=12; places_taken=9
- Thai on a Wednesday | cooking_course=Thai street kitchen; chef=Amara Bello; kitchen=Studio 2; places=10; places_taken=4
- Croissants in March | cooking_course=Croissant weekend; chef=Lise Morand; kitchen=Pastry room; places=8; places_taken=8
- Dosa farewell | cooking_course=Dosa and chutney; chef=Priti Nair; kitchen=Garden kitchen; places=12; places_taken=5
item chef|instructor|cooking teacher|course leader: Name!;Speciality~Pasta and bread|South-east Asia;Languages~English, Dutch|English;Email:email;Phone:phone;Fee per class:money;Bio:long;Photo:image
- Amara Bello | speciality=South-east Asia; languages=English; fee_per_class=180
- Joost Winkel | speciality=Pasta and bread; languages=English, Dutch; fee_per_class=170
- Lise Morand | speciality=Viennoiserie; languages=French, English; fee_per_class=240
- Priti Nair | speciality=South Indian home cooking; languages=English; fee_per_class=160
item kitchen|studio|kitchen studio: Name!;Address;Work stations:number#1-30;Capacity:number#2-60;Equipment:long;Wheelchair access:boolean;Hire per hour:money
- Studio 1 | address=Tannery yard 5; work_stations=6; capacity=14; equipment=Induction, two ovens, pasta rollers; hire_per_hour=60
- Studio 2 | address=Tannery yard 5; work_stations=5; capacity=10; equipment=Gas woks, rice steamers; hire_per_hour=55
- Pastry room | address=Tannery yard 7; work_stations=4; capacity=8; equipment=Marble tops, proofer, deck oven; hire_per_hour=75
- Garden kitchen | address=Park lane 2; work_stations=6; capacity=16; equipment=Fire bowl, induction; hire_per_hour=48
item recipe|class recipe|dish|recipe card: Name!;Cooking course->@cooking course|cooking class|course~Fresh pasta from scratch|Thai street kitchen;Servings:number#1-30;Ingredients:long;Steps:long;Time:number(min)#5-480;Allergens~Gluten, egg|Peanut, fish;Handout:file
- Ricotta ravioli | cooking_course=Fresh pasta from scratch; servings=4; ingredients=Flour 400 g, eggs 4, ricotta 250 g, lemon; time=70; allergens=Gluten, egg, milk
- Som tam | cooking_course=Thai street kitchen; servings=4; ingredients=Green papaya, lime, palm sugar, peanuts; time=20; allergens=Peanut, fish
- Laminated croissant | cooking_course=Croissant weekend; servings=12; ingredients=Flour 500 g, butter 280 g, milk 250 ml; time=420; allergens=Gluten, milk, egg
- Coconut chutney | cooking_course=Dosa and chutney; servings=6; ingredients=Coconut, green chilli, curry leaves; time=15; allergens=None
record shopping list item|ingredient order|shopping list|ingredient: Title!;Class date->@class date|course date|session~Pasta first Saturday|Thai on a Wednesday;Quantity:number#0-1000;Unit=g|kg|ml|l|Piece|Bunch;Supplier~Market hall|Asia shop;Cost:money;Buy by:date;~Bought:boolean
- Eggs for the pasta class | class_date=Pasta first Saturday; quantity=40; unit=Piece; supplier=Market hall; cost=14
- Green papaya | class_date=Thai on a Wednesday; quantity=3; unit=Piece; supplier=Asia shop; cost=13.5
- Dry butter sheets | class_date=Croissants in March; quantity=4; unit=kg; supplier=Dairy house; cost=46
- Curry leaves | class_date=Dosa farewell; quantity=6; unit=Bunch; supplier=Asia shop; cost=7.2
record participant|attendee|class participant|guest: Name!;Class date->@class date|course date|session~Pasta first Saturday|Thai on a Wednesday;Email:email;Allergies~Egg|None;Diet=No restriction|Vegetarian|Vegan|Halal;Experience=None|Some|Much;~Attended:boolean
- Quentin Ray | class_date=Pasta first Saturday; allergies=None; diet=Vegetarian; experience=Some
- Bea Lindqvist | class_date=Thai on a Wednesday; allergies=Peanut; diet=No restriction; experience=None
- Ansel Roy | class_date=Croissants in March; allergies=None; diet=No restriction; experience=Much
- Hiba Saleh | class_date=Dosa farewell; allergies=Nuts; diet=Halal; experience=Some
! record gift voucher|voucher [voucher\\w*|gift\\w*]: Code!;Value:money;Buyer name;Recipient name;Bought on:date;Valid until:date;~Redeemed:boolean
- GV-77120 | value=85; buyer_name=Odo Lamm; recipient_name=Bea Lindqvist
- GV-77121 | value=165; buyer_name=Maren Quist; recipient_name=Ansel Roy
- GV-77134 | value=50; buyer_name=Rowing club; recipient_name=Trainer Udo
- GV-77140 | value=140; buyer_name=Fam. Saleh; recipient_name=Hiba Saleh
+ booking: Class date->@class date|course date|session~Pasta first Saturday|Thai on a Wednesday;Seats:number#1-20;Allergies;Diet=No restriction|Vegetarian|Vegan|Halal;Voucher code

# soup kitchen|homeless meal|community kitchen|hot meal|meals on wheels|street outreach meal|community meal
item serving site|kitchen site|site|kitchen: Name!;Address;Meals served on~Daily|Tuesday and Sunday;Serving from:time;Serving until:time;Seats:number#5-500;Coordinator~Father Emil Ross|Wanda Heath;Phone:phone;Wheelchair access:boolean
- Harbour street kitchen | address=Harbour street 61; meals_served_on=Daily; seats=70; coordinator=Wanda Heath
- St Anne crypt | address=St Anne square; meals_served_on=Tuesday and Sunday; seats=45; coordinator=Father Emil Ross
- Railway mission | address=Station, track 1; meals_served_on=Weekdays; seats=30; coordinator=Sister Ada
- Park bus | address=West park gate; meals_served_on=Friday and Saturday; seats=12; coordinator=Wanda Heath
record meal service|serving|meal session|service: Title!;Serving site->@serving site|kitchen site~Harbour street kitchen|St Anne crypt;Served on:date!;Meal=Breakfast|Lunch|Supper;Menu->@dish|meal|menu dish~Bean and barley soup|Chicken rice pot;Guests:number#0-1000;Second helpings:number#0-500;Take-away portions:number#0-500;Cook in charge~Wanda Heath|Milos Petr;Notes:long
- Tuesday supper crypt | serving_site=St Anne crypt; meal=Supper; menu=Bean and barley soup; guests=61; second_helpings=22; take_away_portions=10; cook_in_charge=Milos Petr
- Monday lunch harbour | serving_site=Harbour street kitchen; meal=Lunch; menu=Chicken rice pot; guests=118; second_helpings=35; take_away_portions=24; cook_in_charge=Wanda Heath
- Friday bus supper | serving_site=Park bus; meal=Supper; menu=Lentil dhal; guests=44; second_helpings=12; take_away_portions=44; cook_in_charge=Milos Petr
- Mission breakfast | serving_site=Railway mission; meal=Breakfast; menu=Porridge with apple; guests=37; second_helpings=9; take_away_portions=5; cook_in_charge=Sister Ada
item dish|meal|menu dish|recipe: Name!;Portions:number#10-1000;Cost per portion:money;Diet=Meat|Vegetarian|Vegan|Halal;Allergens~Celery, gluten|None;Ingredients:long;Method:long
- Bean and barley soup | portions=80; cost_per_portion=0.85; diet=Vegan; allergens=Celery, gluten; ingredients=Barley 4 kg, white beans 5 kg, carrots 6 kg
- Chicken rice pot | portions=120; cost_per_portion=1.6; diet=Halal; allergens=None; ingredients=Chicken 18 kg, rice 10 kg, peppers 6 kg
- Lentil dhal | portions=100; cost_per_portion=0.7; diet=Vegan; allergens=None; ingredients=Red lentils 8 kg, onions 4 kg, tinned tomato 6 kg
- Porridge with apple | portions=40; cost_per_portion=0.45; diet=Vegetarian; allergens=Oats, milk
person meal recipient|guest|recipient|home meal guest: Name!;Address;Phone:phone;Diet=No restriction|Vegetarian|Diabetic|Soft food|Halal;Allergies;Delivery days~Weekdays|Monday, Thursday;Emergency contact;Started on:date;~Status=Active|Paused|Ended
- Mrs Odell | address=Canal side 4, flat 2; diet=Diabetic; delivery_days=Weekdays; emergency_contact=Niece Carla; status=Active
- Mr Brandt | address=Rope walk 11; diet=Soft food; delivery_days=Monday, Thursday; emergency_contact=Neighbour Lutz; status=Active
- Ms Farouk | address=Tower 7, floor 9; diet=Halal; delivery_days=Tuesday, Friday; emergency_contact=Son Amin; status=Paused
- Mr Quigley | address=Mill row 3; diet=Vegetarian; delivery_days=Weekdays; emergency_contact=Warden; status=Ended
record meal delivery|home delivery|delivery round|delivery: Title!;Meal recipient->@meal recipient|recipient|home meal guest~Mrs Odell|Mr Brandt;Delivered on:date!;Dish->@dish|meal|menu dish~Bean and barley soup|Chicken rice pot;Driver name~Otis Vane|Lena Pohl;Delivered at:time;Wellbeing=Fine|Tired|Worrying|No answer;~Status=Planned|Delivered|Not at home
- Mrs Odell Monday | meal_recipient=Mrs Odell; dish=Chicken rice pot; driver_name=Otis Vane; wellbeing=Fine; status=Delivered
- Mr Brandt Monday | meal_recipient=Mr Brandt; dish=Bean and barley soup; driver_name=Otis Vane; wellbeing=Tired; status=Delivered
- Ms Farouk Tuesday | meal_recipient=Ms Farouk; dish=Chicken rice pot; driver_name=Lena Pohl; wellbeing=No answer; status=Not at home
- Mrs Odell Thursday | meal_recipient=Mrs Odell; dish=Lentil dhal; driver_name=Otis Vane; wellbeing=Worrying; status=Planned
record food donation|donation|gift in kind: Title!;Donor name~Wholesale market|Bakery Ohm;Received on:date!;Goods=Vegetables|Bread|Meat|Dry goods|Money|Clothing;Weight:number(kg)#0-5000;Value:money;Best before:date;Thanked:boolean
- Carrots and leeks | donor_name=Wholesale market; goods=Vegetables; weight=85; value=90
- Day-old bread | donor_name=Bakery Ohm; goods=Bread; weight=14; value=40
- Chicken from the halal butcher | donor_name=Butcher Demir; goods=Meat; weight=22; value=150
- Winter coats | donor_name=St Anne school; goods=Clothing; weight=35; value=400
record volunteer shift|helper shift|shift: Title!;Helper~Otis Vane|Lena Pohl;Serving site->@serving site|kitchen site~Harbour street kitchen|St Anne crypt;Works on:date!;Starts at:time;Ends at:time;Job=Cooking|Serving|Washing up|Driving|Welcome;~Attended:boolean
- Lena serves Tuesday | helper=Lena Pohl; serving_site=St Anne crypt; job=Serving
- Otis drives Monday | helper=Otis Vane; serving_site=Harbour street kitchen; job=Driving
- Jonas chops Friday | helper=Jonas Weit; serving_site=Park bus; job=Cooking
- Edda washes up | helper=Edda Brook; serving_site=Railway mission; job=Washing up

# meal prep|nutrition plan|diet plan|calorie tracker|dietitian|nutritionist
item meal|meal kit|prepared meal|dish: Name!;Kind=Breakfast|Lunch|Dinner|Snack|Shake;Energy:number(kcal)#50-1800;Protein:number(g)#0-150;Carbohydrate:number(g)#0-250;Fat:number(g)#0-150;Fibre:number(g)#0-60;Diet=Balanced|High protein|Low carb|Vegan|Gluten free;Allergens~Egg|None;Price:money;Photo:image
- Teriyaki tofu bowl | kind=Lunch; energy=540; protein=28; carbohydrate=66; fat=17; fibre=9; diet=Vegan; allergens=Soy, sesame; price=9.9
- Turkey chilli box | kind=Dinner; energy=590; protein=46; carbohydrate=48; fat=20; fibre=12; diet=High protein; allergens=None; price=10.9
- Berry protein oats | kind=Breakfast; energy=410; protein=30; carbohydrate=48; fat=10; fibre=8; diet=High protein; allergens=Milk, oats; price=6.5
- Salmon quinoa salad | kind=Lunch; energy=480; protein=34; carbohydrate=36; fat=22; fibre=7; diet=Gluten free; allergens=Fish; price=11.9
item diet plan|nutrition plan|meal plan|plan: Name!;Goal=Lose weight|Build muscle|Keep weight|Medical|Sport;Daily energy:number(kcal)#800-5000;Protein share:percent;Meals per day:number#1-8;Weeks:number#1-52;Dietitian~Renske Bol|Adil Khan;Price per week:money;Description:long
- Lean four weeks | goal=Lose weight; daily_energy=1700; protein_share=30; meals_per_day=3; weeks=4; dietitian=Renske Bol; price_per_week=95
- Marathon build | goal=Sport; daily_energy=2900; protein_share=20; meals_per_day=5; weeks=12; dietitian=Adil Khan; price_per_week=135
- Steady blood sugar | goal=Medical; daily_energy=1900; protein_share=25; meals_per_day=4; weeks=8; dietitian=Renske Bol; price_per_week=115
- Lift and grow | goal=Build muscle; daily_energy=3200; protein_share=28; meals_per_day=6; weeks=10; dietitian=Adil Khan; price_per_week=149
person client|patient|diet client: Name!;Email:email;Phone:phone;Born on:date;Height:number(cm)#100-230;Start weight:number(kg)#30-300;Target weight:number(kg)#30-300;Activity=Low|Moderate|High;Allergies~Lactose|None;Diet plan->@diet plan|nutrition plan|plan~Lean four weeks|Marathon build
- Maren Feld | height=168; start_weight=82; target_weight=74; activity=Moderate; allergies=Lactose; diet_plan=Lean four weeks
- Theo Adeyemi | height=181; start_weight=70; target_weight=70; activity=High; allergies=None; diet_plan=Marathon build
- Ewan Prior | height=176; start_weight=96; target_weight=88; activity=Low; allergies=None; diet_plan=Steady blood sugar
- Noa Levin | height=164; start_weight=57; target_weight=61; activity=High; allergies=Fish; diet_plan=Lift and grow
record food entry|food diary entry|meal log|food log|diary entry: Title!;Client->@client|patient|diet client~Maren Feld|Theo Adeyemi;Eaten on:date!;Meal=Breakfast|Lunch|Dinner|Snack;Food->@meal|meal kit|dish~Teriyaki tofu bowl|Turkey chilli box;Portion:number(g)#1-2000;Energy:number(kcal)#0-3000;Protein:number(g)#0-200;Hunger before:rating;Note
- Lunch bowl | client=Maren Feld; meal=Lunch; food=Teriyaki tofu bowl; portion=420; energy=540; protein=28; hunger_before=4
- Dinner after the long run | client=Theo Adeyemi; meal=Dinner; food=Turkey chilli box; portion=600; energy=790; protein=61; hunger_before=5
- Ewan's oats | client=Ewan Prior; meal=Breakfast; food=Berry protein oats; portion=320; energy=410; protein=30; hunger_before=3
- Noa before training | client=Noa Levin; meal=Snack; food=Teriyaki tofu bowl; portion=210; energy=270; protein=14; hunger_before=2
record weigh-in|body measurement|weight entry|measurement: Title!;Client->@client|patient|diet client~Maren Feld|Theo Adeyemi;Measured on:date!;Weight:number(kg)#30-300;Body fat:number(%)#3-65;Waist:number(cm)#40-200;Mood:rating;Note:long
- Week 2 Maren | client=Maren Feld; weight=80.6; body_fat=33; waist=88; mood=4
- Week 2 Theo | client=Theo Adeyemi; weight=70.2; body_fat=12; waist=78; mood=5
- Week 4 Ewan | client=Ewan Prior; weight=93.8; body_fat=29; waist=104; mood=3
- Week 3 Noa | client=Noa Levin; weight=58.1; body_fat=20; waist=68; mood=5; note=Sleeps better.
record consultation|counselling session|check-in|visit note: Title!;Client->@client|patient|diet client~Maren Feld|Theo Adeyemi;Held on:date!;Kind=First talk|Follow-up|Online|Phone;Dietitian~Renske Bol|Adil Khan;Goals agreed:long;Notes:long;Next visit:date
- First talk Maren | client=Maren Feld; kind=First talk; dietitian=Renske Bol; goals_agreed=Breakfast every day, two litres of water
- Race week Theo | client=Theo Adeyemi; kind=Follow-up; dietitian=Adil Khan; goals_agreed=8 g of carbohydrate per kg from Thursday
- Ewan by video | client=Ewan Prior; kind=Online; dietitian=Renske Bol; goals_agreed=No sweet drinks, walk after lunch
- Noa on the phone | client=Noa Levin; kind=Phone; dietitian=Adil Khan; goals_agreed=One more snack on lifting days
record subscription|meal subscription|weekly box: Title!;Client->@client|patient~Maren Feld|Theo Adeyemi;Meals per week:number#3-28;Delivery day=Sunday|Monday|Wednesday;Price per week:money;Next delivery:date;~Status=Active|Paused|Cancelled
- Ten lunches Maren | client=Maren Feld; meals_per_week=10; delivery_day=Sunday; price_per_week=95; status=Active
- Fourteen meals Theo | client=Theo Adeyemi; meals_per_week=14; delivery_day=Wednesday; price_per_week=135; status=Paused
- Twelve boxes Ewan | client=Ewan Prior; meals_per_week=12; delivery_day=Monday; price_per_week=115; status=Active
- Five breakfasts Noa | client=Noa Levin; meals_per_week=5; delivery_day=Sunday; price_per_week=32; status=Cancelled
+ appointment: Client->@client|patient~Maren Feld|Theo Adeyemi;Kind=First talk|Follow-up|Online;Minutes:number(min)#15-120
+ order: Meal->@meal|meal kit|prepared meal~Teriyaki tofu bowl|Turkey chilli box;Portions:number#1-60;Delivery day=Sunday|Monday|Wednesday;Delivery address

# supper club|private chef|pop-up dinner|home dining|chef's table|personal chef
item dinner menu|menu|tasting menu|supper menu: Name!;Theme~Coast in five plates|Grandmother's Sunday;Courses:number#1-14;Price per seat:money;Diet=Mixed|Vegetarian|Vegan|Pescatarian;Drinks pairing:money;Dishes:long;Allergens~Shellfish, milk|Nuts;Photo:image
- Coast in five plates | theme=Coast in five plates; courses=5; price_per_seat=68; diet=Pescatarian; drinks_pairing=32; dishes=Oyster, mackerel tartare, mussel broth, turbot, seaweed caramel; allergens=Shellfish, milk
- Sunday garden table | theme=Everything from the allotment; courses=4; price_per_seat=49; diet=Vegetarian; drinks_pairing=22; dishes=Pea soup, beans on toast, stuffed courgette, gooseberry fool; allergens=Gluten, milk
- Ember and root | theme=All over fire; courses=6; price_per_seat=74; diet=Vegan; drinks_pairing=30; dishes=Leek ash, celeriac, smoked grapes; allergens=Nuts
- Grandmother's Sunday | theme=Grandmother's Sunday; courses=3; price_per_seat=42; diet=Mixed; drinks_pairing=18; dishes=Broth, roast veal, plum dumplings; allergens=Gluten, egg, milk
event supper|dinner event|supper evening|dinner: Title!;Dinner menu->@dinner menu|menu|tasting menu~Coast in five plates|Sunday garden table;Takes place on:date!;Doors at:time;Host->@chef|host|cook~Yannis Prell|Dalia Roth;Venue->@venue|dining venue|location~Boathouse|Dalia's flat;Seats:number#2-80;~Seats taken:number#0-80;Bring your own:boolean
- Coast night at the boathouse | dinner_menu=Coast in five plates; host=Yannis Prell; venue=Boathouse; seats=24; seats_taken=19
- Garden table in June | dinner_menu=Sunday garden table; host=Dalia Roth; venue=Dalia's flat; seats=10; seats_taken=10
- Fire night in the barn | dinner_menu=Ember and root; host=Ros Tierney; venue=Hay barn; seats=32; seats_taken=21
- Sunday roast on the roof | dinner_menu=Grandmother's Sunday; host=Anton Weiss; venue=Roof 12; seats=18; seats_taken=6
item chef|host|cook|private chef: Name!;Style~Coastal|Levantine home cooking;Trained at;Email:email;Phone:phone;Fee per evening:money;Hygiene certificate until:date;Bio:long;Photo:image
- Yannis Prell | style=Coastal; trained_at=Two island kitchens; fee_per_evening=480
- Dalia Roth | style=Levantine home cooking; trained_at=Self-taught; fee_per_evening=350
- Ros Tierney | style=Live fire; trained_at=Bakery and smokehouse; fee_per_evening=520
- Anton Weiss | style=Alpine classics; trained_at=Hotel school; fee_per_evening=400
item venue|dining venue|location: Name!;Kind=Home|Studio|Barn|Rooftop|Boat;Address;Seats:number#2-120;Kitchen=Full|Small|None;Hire fee:money;Step-free:boolean;Directions:long
- Boathouse | kind=Studio; address=Lake road 2; seats=26; kitchen=Small; hire_fee=220
- Dalia's flat | kind=Home; address=Given after booking; seats=10; kitchen=Full; hire_fee=0
- Hay barn | kind=Barn; address=Upper farm 1; seats=40; kitchen=None; hire_fee=180
- Roof 12 | kind=Rooftop; address=Ring 12, sixth floor; seats=20; kitchen=Small; hire_fee=260
record guest|seat|attendee|diner: Name!;Supper->@supper|dinner event|supper evening~Coast night at the boathouse|Garden table in June;Email:email;Phone:phone;Allergies~Shellfish|None;Diet=No restriction|Vegetarian|Vegan|Pescatarian;Sits with;~Arrived:boolean
- Ottoline Hay | supper=Coast night at the boathouse; allergies=None; diet=Pescatarian; sits_with=Hay party of 4
- Fitz Romero | supper=Garden table in June; allergies=Sesame; diet=Vegetarian
- Priya Onslow | supper=Fire night in the barn; allergies=Nuts; diet=Vegan; sits_with=Dev Onslow
- Jean Kuhl | supper=Sunday roast on the roof; allergies=None; diet=No restriction
record shopping item|ingredient|shopping list: Title!;Supper->@supper|dinner event|supper evening~Coast night at the boathouse|Garden table in June;Quantity:number#0-1000;Unit=g|kg|l|Piece|Bunch;Source~Fish quay|Allotment;Cost:money;Buy by:date;~Bought:boolean
- Oysters | supper=Coast night at the boathouse; quantity=30; unit=Piece; source=Fish quay; cost=36
- Gooseberries | supper=Garden table in June; quantity=1.5; unit=kg; source=Allotment; cost=0
- Celeriac | supper=Fire night in the barn; quantity=16; unit=Piece; source=Market gardener; cost=24
- Veal shoulder | supper=Sunday roast on the roof; quantity=5; unit=kg; source=Butcher Sepp; cost=95
request private dinner request|chef request|private event request: Title!;Name;Email:email;Chef->@chef|host|cook~Yannis Prell|Dalia Roth;Guests:number#2-60;Wanted on:date;Address;Budget:money;Dietary needs;Message:long
- Birthday at home for eight | name=Silke Amann; chef=Dalia Roth; guests=8; address=Park lane 30; budget=700; dietary_needs=One vegan
- Board dinner | name=Kite Studio; chef=Yannis Prell; guests=12; address=Dock 8; budget=1500; dietary_needs=None
- Wedding eve by the fire | name=Ola and Finn; chef=Ros Tierney; guests=28; address=Lake house 3; budget=2600; dietary_needs=Four vegetarians
- Retirement roast | name=Dr Heike Lang; chef=Anton Weiss; guests=14; address=Garden street 9; budget=1100
+ booking: Supper->@supper|dinner event|supper evening~Coast night at the boathouse|Garden table in June;Seats:number#1-20;Allergies;Drinks pairing:boolean
+ review: Supper->@supper|dinner event~Coast night at the boathouse|Garden table in June;Food:rating;Hospitality:rating
# veterinary|veterinarian|vet clinic|vet practice|animal clinic|animal hospital|vet
item pet|animal|animal patient|patient: Name!;Owner->@owner|pet owner|client~Karin Dahl|Luis Amador;Species=Dog|Cat|Rabbit|Bird|Reptile|Horse|Other;Breed~Beagle|European shorthair;Sex=Male|Female|Neutered male|Spayed female;Born on:date;Weight:number(kg)#0.01-900;Chip number;Allergies;Photo:image;~Status=Active|Moved away|Deceased
- Biscuit | owner=Karin Dahl; species=Dog; breed=Beagle; sex=Neutered male; weight=13.4; chip_number=276098104; allergies=Chicken; status=Active
- Miso | owner=Luis Amador; species=Cat; breed=European shorthair; sex=Spayed female; weight=4.1; chip_number=276098377; status=Active
- Clover | owner=Sanna Eriksen; species=Rabbit; breed=Lionhead; sex=Female; weight=1.8; chip_number=276099012; status=Active
- Sultan | owner=Piotr Mazur; species=Horse; breed=Hucul; sex=Neutered male; weight=390; allergies=Penicillin; status=Moved away
! person owner|pet owner|owner record|client|animal owner [owner\\w*|client\\w*|customer\\w*]: Name!;Email:email;Phone:phone;Address;Preferred contact=Phone|Email|Text;Insurance;Note:long
- Karin Dahl | address=Fjord lane 8; preferred_contact=Text; insurance=PetSure
- Luis Amador | address=Mill street 33; preferred_contact=Phone
- Sanna Eriksen | address=Pine road 14; preferred_contact=Email; insurance=PetSure
- Piotr Mazur | address=Stable lane 1; preferred_contact=Phone; note=Calls after six only.
record visit|consultation|examination|medical record|treatment: Title!;Pet->@pet|animal|patient~Biscuit|Miso;Visited on:date!;Vet->@vet|veterinarian~Dr Ines Pallas|Dr Owen Tait;Complaint;Temperature:number(°C)#30-45;Heart rate:number(bpm)#15-400;Diagnosis;Treatment given:long;Fee:money;Follow-up on:date
- Itchy ears | pet=Biscuit; vet=Dr Ines Pallas; complaint=Shakes head since Sunday; temperature=38.6; heart_rate=96; diagnosis=Ear infection, left; treatment_given=Ear flushed, drops for 7 days; fee=64
- Yearly check of Miso | pet=Miso; vet=Dr Owen Tait; complaint=None; temperature=38.4; heart_rate=168; diagnosis=Healthy, slight tartar; fee=48
- Clover not eating | pet=Clover; vet=Dr Mila Stroud; complaint=No food since yesterday; temperature=38.9; heart_rate=210; diagnosis=Molar spurs; treatment_given=Teeth trimmed under sedation; fee=135
- Sultan lame | pet=Sultan; vet=Dr Bram Oss; complaint=Limps on the left fore; temperature=37.8; heart_rate=40; diagnosis=Hoof abscess; treatment_given=Opened and poulticed; fee=110
record vaccination|vaccine|immunisation: Title!;Pet->@pet|animal|patient~Biscuit|Miso;Given on:date!;Vaccine=Rabies|Distemper and parvo|Leptospirosis|Cat flu|Kennel cough|Myxomatosis;Batch number;Next due:date;Given by->@vet|veterinarian~Dr Ines Pallas|Dr Owen Tait
- Rabies booster Biscuit | pet=Biscuit; vaccine=Rabies; batch_number=RB4471; given_by=Dr Ines Pallas
- Cat flu Miso | pet=Miso; vaccine=Cat flu; batch_number=CF0932; given_by=Dr Owen Tait
- Myxo Clover | pet=Clover; vaccine=Myxomatosis; batch_number=MX2290; given_by=Dr Mila Stroud
- Lepto Biscuit | pet=Biscuit; vaccine=Leptospirosis; batch_number=LP7714; given_by=Dr Ines Pallas
record prescription|medication: Title!;Pet->@pet|animal|patient~Biscuit|Miso;Medicine->@medicine|drug~Ear drops otic|Meloxicam 0.5 mg/ml;Dose~4 drops left ear|0.2 ml;Times a day:number#1-6;Days:number#1-365;Prescribed on:date!;Refills:number#0-12;Vet->@vet|veterinarian~Dr Ines Pallas|Dr Owen Tait
- Ear drops Biscuit | pet=Biscuit; medicine=Ear drops otic; dose=4 drops left ear; times_a_day=2; days=7; refills=0; vet=Dr Ines Pallas
- Pain relief Miso | pet=Miso; medicine=Meloxicam 0.5 mg/ml; dose=0.2 ml; times_a_day=1; days=3; refills=0; vet=Dr Owen Tait
- Gut motility Clover | pet=Clover; medicine=Metoclopramide syrup; dose=0.5 ml; times_a_day=3; days=4; refills=1; vet=Dr Mila Stroud
- Anti-inflammatory Sultan | pet=Sultan; medicine=Phenylbutazone powder; dose=1 sachet; times_a_day=2; days=5; refills=0; vet=Dr Bram Oss
item vet|veterinarian|doctor: Name!;Speciality=General|Surgery|Dentistry|Exotics|Horses|Dermatology;Licence number;Email:email;Phone:phone;Room~Room 1|Room 2;Works on~Monday to Thursday;Photo:image
- Dr Ines Pallas | speciality=Dermatology; licence_number=V-2204; room=Room 1; works_on=Monday to Thursday
- Dr Owen Tait | speciality=Dentistry; licence_number=V-1871; room=Room 2; works_on=Tuesday to Saturday
- Dr Mila Stroud | speciality=Exotics; licence_number=V-2310; room=Room 3; works_on=Wednesday to Friday
- Dr Bram Oss | speciality=Horses; licence_number=V-1650; room=Mobile; works_on=Monday to Friday
record lab result|test result|x-ray|lab test: Title!;Pet->@pet|animal|patient~Biscuit|Miso;Taken on:date!;Test=Blood count|Biochemistry|Urine|Cytology|X-ray|Ultrasound;Result:long;Normal:boolean;Laboratory~In house|Vetlab North;File:file
- Ear swab Biscuit | pet=Biscuit; test=Cytology; result=Yeast, many; laboratory=In house
- Kidney values Miso | pet=Miso; test=Biochemistry; result=Creatinine 118, in range; laboratory=Vetlab North
- Skull x-ray Clover | pet=Clover; test=X-ray; result=Long molar roots, lower left; laboratory=In house
- Blood count Sultan | pet=Sultan; test=Blood count; result=White cells slightly raised; laboratory=Vetlab North
! item medicine|drug|medicine stock|drug stock|clinic supply [stock|inventor\\w*|suppl\\w*|drug\\w*|pharmacy|medicine\\w*]: Name!;Strength;Quantity:number#0-10000;Unit=Piece|ml|Box|Vial;Minimum stock:number#0-1000;Batch number;Expires on:date;Supplier~Vet wholesale
- Ear drops otic 10 ml | quantity=22; unit=Vial; minimum_stock=8; batch_number=ED883; supplier=Vet wholesale
- Meloxicam oral 32 ml | strength=0.5 mg/ml; quantity=14; unit=Vial; minimum_stock=6; batch_number=ML210; supplier=Vet wholesale
- Rabies vaccine single dose | quantity=48; unit=Piece; minimum_stock=20; batch_number=RB4471; supplier=Vaccine depot
- Hay-based recovery food | quantity=5; unit=Box; minimum_stock=6; supplier=Exotic care
! record invoice|bill [invoic\\w*|bill\\w*|payment\\w*]: Number!;Owner->@owner|pet owner|client~Karin Dahl|Luis Amador;Pet->@pet|animal|patient~Biscuit|Miso;Visit->@visit|consultation|treatment;Amount:money;Tax:money;Issued on:date!;Due on:date;~Status=Open|Paid|Overdue|Cancelled
- V-2031 | owner=Karin Dahl; pet=Biscuit; amount=84; tax=14; status=Paid
- V-2032 | owner=Luis Amador; pet=Miso; amount=62; tax=10; status=Open
- V-2033 | owner=Karin Dahl; pet=Biscuit; amount=310; tax=52; status=Overdue
- V-2034 | owner=Luis Amador; pet=Miso; amount=38; tax=6; status=Cancelled
! record invoice line|invoice item|billed item [invoic\\w*|bill\\w*]: Item!;Invoice->@invoice|bill~V-2031;Kind=Examination|Medicine|Vaccination|Lab test|Surgery|Material;Quantity:number#0-1000;Unit price:money;Amount:money
- Examination | invoice=V-2031; kind=Examination; quantity=1; unit_price=48; amount=48
- Ear drops | invoice=V-2031; kind=Medicine; quantity=2; unit_price=18; amount=36
- Rabies vaccine | invoice=V-2032; kind=Vaccination; quantity=1; unit_price=62; amount=62
- Removal of a tooth | invoice=V-2033; kind=Surgery; quantity=1; unit_price=310; amount=310
record vaccination reminder|reminder|recall|recall reminder: Title!;Pet->@pet|animal|patient~Biscuit|Miso;Vaccination->@vaccination|vaccine;Owner->@owner|pet owner|client~Karin Dahl;Due on:date!;Send on:date;Channel=Email|Text|Push|Letter;~Status=Planned|Sent|Answered|Done
- Rabies booster for Biscuit | pet=Biscuit; owner=Karin Dahl; channel=Email; status=Planned
- Yearly shot for Miso | pet=Miso; owner=Luis Amador; channel=Text; status=Sent
- Distemper booster for Biscuit | pet=Biscuit; owner=Karin Dahl; channel=Push; status=Done
- Leukaemia shot for Miso | pet=Miso; owner=Luis Amador; channel=Letter; status=Answered
+ appointment: Pet->@pet|animal|patient~Biscuit|Miso;Owner->@owner|pet owner|client~Karin Dahl|Luis Amador;Vet->@vet|veterinarian~Dr Ines Pallas|Dr Owen Tait;Reason=Vaccination|Check-up|Illness|Surgery|Dental|Emergency;Starts at:time;Minutes:number(min)#10-240
+ invoice: Pet->@pet|animal|patient~Biscuit|Miso;Visit->@visit|consultation~Itchy ears|Yearly check of Miso;Insurance claim number

# animal shelter|pet adoption|animal rescue|rescue dog|adoptable|foster home|animal adoption
item animal|pet|shelter animal|dog|cat|adoptable animal: Name!;Species=Dog|Cat|Rabbit|Guinea pig|Bird|Other;Breed~Shepherd mix|Domestic shorthair;Sex=Male|Female;Age:number(years)#0-25;Size=Small|Medium|Large;Neutered:boolean;Kennel->@kennel|cage|enclosure~K7|Cat room 2;Shelter->@shelter|rescue centre~Riverside shelter|Hill rescue;Adoption fee:money;Description:long;Photo:image;~Status=In quarantine|Available|Reserved|Fostered|Adopted
- Rolf | species=Dog; breed=Shepherd mix; sex=Male; age=4; size=Large; kennel=K7; adoption_fee=280; description=Calm, walks well on the lead.; status=Available
- Pixel | species=Cat; breed=Domestic shorthair; sex=Female; age=1; size=Small; kennel=Cat room 2; adoption_fee=120; status=Reserved
- Mocha | species=Rabbit; breed=Dwarf lop; sex=Female; age=2; size=Small; kennel=Hutch 3; adoption_fee=45; status=Fostered
- Ajax | species=Dog; breed=Terrier mix; sex=Male; age=9; size=Medium; kennel=Q1; adoption_fee=150; description=Deaf, very gentle.; status=In quarantine
record intake|arrival|admission|animal intake: Intake number!;Animal->@animal|pet|shelter animal~Rolf|Pixel;Arrived on:date!;Reason=Stray|Surrendered|Seized|Born here|Transfer;Found at;Brought by;Condition=Good|Thin|Injured|Sick;Chip number;Quarantine until:date;Notes:long
- IN-25-118 | animal=Rolf; reason=Surrendered; brought_by=Former owner; condition=Good; chip_number=968000114
- IN-25-131 | animal=Pixel; reason=Stray; found_at=Harbour road 12; brought_by=City patrol; condition=Thin
- IN-25-140 | animal=Mocha; reason=Seized; brought_by=Vet office; condition=Sick
- IN-25-146 | animal=Ajax; reason=Transfer; brought_by=Shelter South; condition=Injured; chip_number=968000377
request adoption application|adoption request|application|adoption: Title!;Animal->@animal|pet|shelter animal~Rolf|Pixel;Applicant name!;Email:email;Phone:phone;Home=House with garden|Flat|Farm;Household members:number#1-12;Other pets;Hours alone a day:number(h)#0-24;Experience:long;Home visit on:date
- Rolf for the Brenner family | animal=Rolf; applicant_name=Jutta Brenner; home=House with garden; household_members=4; other_pets=None; hours_alone_a_day=3; experience=Had two shepherds before.
- Pixel to a quiet flat | animal=Pixel; applicant_name=Malik Soto; home=Flat; household_members=1; other_pets=One cat; hours_alone_a_day=6
- Mocha as a second rabbit | animal=Mocha; applicant_name=Rena Holz; home=House with garden; household_members=3; other_pets=One rabbit; hours_alone_a_day=4
- Ajax to the mill farm | animal=Ajax; applicant_name=Bert Mill; home=Farm; household_members=2; other_pets=Two dogs; hours_alone_a_day=1
! person foster home|foster family|fosterer|foster carer [foster\\w*]: Name!;Email:email;Phone:phone;Address;Takes=Dogs|Cats|Kittens|Small animals|Any;Places:number#1-20;Other pets;Approved on:date;~Status=Free|Full|Paused
- Wilma Gray | address=Fern road 5; takes=Kittens; places=5; other_pets=Old tomcat; status=Full
- The Osei family | address=Field lane 18; takes=Dogs; places=1; other_pets=None; status=Free
- Nils Ekman | address=Shore road 2; takes=Small animals; places=4; other_pets=None; status=Free
- Paula Crane | address=High street 60; takes=Any; places=3; other_pets=Parrot; status=Paused
record health record|treatment|vet treatment|medical treatment|vaccination|medical record: Title!;Animal->@animal|pet|shelter animal~Rolf|Pixel;Done on:date!;Kind=Vaccination|Worming|Neutering|Surgery|Check|Medication;Vet~Dr Sable|Dr Nunez;Weight:number(kg)#0.05-120;Cost:money;Next due:date;Notes:long
- First vaccination Pixel | animal=Pixel; kind=Vaccination; vet=Dr Nunez; weight=2.9; cost=32
- Hip check Rolf | animal=Rolf; kind=Check; vet=Dr Sable; weight=34; cost=75; notes=Mild stiffness, no medication.
- Mites on Mocha | animal=Mocha; kind=Medication; vet=Dr Nunez; weight=1.6; cost=28
- Ajax eye surgery | animal=Ajax; kind=Surgery; vet=Dr Sable; weight=12.5; cost=340
item kennel|cage|enclosure|cat room: Name!;Kind=Kennel|Cat room|Quarantine|Small animal cage|Aviary;Places:number#1-40;Outdoor run:boolean;Heated:boolean;Cleaned on:date;~Status=Free|Occupied|Cleaning
- K7 | kind=Kennel; places=2; status=Occupied
- Cat room 2 | kind=Cat room; places=6; status=Occupied
- Hutch 3 | kind=Small animal cage; places=2; status=Free
- Q1 | kind=Quarantine; places=1; status=Cleaning
record dog walk|care log|care|walk|feeding log|daily care: Title!;Animal->@animal|pet|shelter animal~Rolf|Pixel;Done on:date!;Kind=Walk|Feeding|Cleaning|Playing|Training;Minutes:number(min)#1-300;Volunteer~Sina Falk|Ed Murray;Behaviour=Relaxed|Playful|Nervous|Aggressive;Notes:long
- Morning walk Rolf | animal=Rolf; kind=Walk; minutes=45; volunteer=Ed Murray; behaviour=Relaxed
- Play with Pixel | animal=Pixel; kind=Playing; minutes=20; volunteer=Sina Falk; behaviour=Playful
- Feeding round rabbits | animal=Mocha; kind=Feeding; minutes=15; volunteer=Lou Brandt; behaviour=Nervous
- Hand signals with Ajax | animal=Ajax; kind=Training; minutes=25; volunteer=Ed Murray; behaviour=Relaxed
record donation|sponsorship|animal sponsorship: Title!;Donor name!;Email:email;Animal->@animal|pet|shelter animal~Rolf|Pixel;Amount:money;Given on:date!;Rhythm=Once|Monthly|Yearly;Receipt sent:boolean;Message
- Monthly for Rolf | donor_name=Anita Kehl; animal=Rolf; amount=25; rhythm=Monthly
- Food fund | donor_name=Primary school Weil; amount=312; rhythm=Once
- Eye surgery for Ajax | donor_name=Harald Nim; animal=Ajax; amount=150; rhythm=Once
- Yearly rabbit gift | donor_name=Zita Moll; animal=Mocha; amount=60; rhythm=Yearly
! record foster placement|placement|foster stay [foster\\w*]: Title!;Animal->@animal|pet|shelter animal~Rolf|Pixel;Foster home->@foster home|foster family|foster carer~Wilma Gray|The Osei family;Starts on:date!;Ends on:date;Supplies given;~Status=Running|Ended
- Pixel at Wilma's | animal=Pixel; foster_home=Wilma Gray; supplies_given=Kitten food, carrier; status=Running
- Mocha at Nils's | animal=Mocha; foster_home=Nils Ekman; supplies_given=Hay, hutch; status=Running
- Rolf over Easter | animal=Rolf; foster_home=The Osei family; supplies_given=Lead, food for a week; status=Ended
- Ajax after surgery | animal=Ajax; foster_home=Paula Crane; supplies_given=Cone, eye drops; status=Ended
+ appointment: Animal->@animal|pet|shelter animal~Rolf|Pixel;Purpose=Meet the animal|Home visit|Hand-over;Starts at:time
! item shelter|rescue centre|branch [shelters|rescues|rescue cent\\w+|branches]: Name!;City;Address;Phone:phone;Email:email;Places:number#1-2000;Opening hours;Photo:image;Description:long
- Riverside shelter | city=Brenham; address=Mill lane 14; places=80; opening_hours=Wed to Sun, 13 to 17
- Hill rescue | city=Oberdorf; address=Hill road 3; places=35; opening_hours=Sat, 10 to 16
- Harbour cats | city=Port Ellis; address=Quay 9; places=45; opening_hours=Daily, 14 to 18
- Meadow farm home | city=Lund; address=Meadow farm; places=60; opening_hours=Thu to Sun, 12 to 16
! record home check|pre-adoption check|home visit report [home check\\w*|home visit\\w*|home inspect\\w*|house check\\w*]: Title!;Adoption application->@adoption application|adoption request|application;Checked on:date!;Checked by~Sina Falk|Ed Murray;Fenced garden:boolean;Landlord agrees:boolean;Other pets seen;Result=Suitable|With conditions|Not suitable;Notes:long
- Check at the Linden flat | checked_by=Sina Falk; result=Suitable; other_pets_seen=One old cat
- Farm near Brenham | checked_by=Ed Murray; result=With conditions; notes=Close the yard gate first.
- Garden flat, ground floor | checked_by=Sina Falk; result=Suitable
- Third floor without lift | checked_by=Ed Murray; result=Not suitable; notes=Dog is too old for the stairs.
record lost pet|lost pet report|found pet|missing pet: Title!;Kind=Lost|Found;Species=Dog|Cat|Rabbit|Bird|Other;Breed;Colour;Chip number;Last seen at;Date:date;Latitude:number#-90-90;Longitude:number#-180-180;Phone:phone;Photo:image;~Status=Open|Back home|Closed
- Tabby gone since Sunday | kind=Lost; species=Cat; colour=Grey tabby; last_seen_at=Loom Lane; status=Open
- Small white dog at the station | kind=Found; species=Dog; colour=White; last_seen_at=North station; status=Back home
- Green parakeet flew out | kind=Lost; species=Bird; colour=Green; last_seen_at=Poplar court; status=Closed
- Lop rabbit in the car park | kind=Found; species=Rabbit; colour=Brown and white; last_seen_at=Market car park; status=Open
! record home visit|home check [home visit\\w*|home check\\w*|adopt\\w*]: Title!;Application->@adoption application|application;Animal->@animal|pet;Visitor~Sina Falk|Ed Murray;Date:date;Time:time;Home suitable=Yes|With conditions|No;Findings:long
- Visit at the garden house | visitor=Sina Falk; home_suitable=Yes
- Flat on the fourth floor | visitor=Ed Murray; home_suitable=With conditions
- Farm by the main road | visitor=Ed Murray; home_suitable=No; findings=No fence, lorries pass ten metres away.
- Terrace house with a cat | visitor=Sina Falk; home_suitable=Yes; findings=The old cat keeps the upper floor.

# dog breeder|kennel club|puppy|puppy litter|pedigree|stud dog|cat breeder
item dog|breeding dog|stud dog|bitch|animal: Name!;Pedigree name;Breed~Golden Retriever|Whippet;Sex=Male|Female;Born on:date;Registration number;Sire;Dam;Hip score=A|B|C|D|Not tested;Height:number(cm)#10-100;Colour;~Status=Breeding|Retired|Young dog|Sold
- Juno | pedigree_name=Juno of Amber Brook; breed=Golden Retriever; sex=Female; registration_number=GR-20771; sire=Atlas of Nordwood; dam=Ivy of Amber Brook; hip_score=A; height=54; colour=Gold; status=Breeding
- Falco | pedigree_name=Falco of Windmere; breed=Golden Retriever; sex=Male; registration_number=GR-19902; sire=Orion of Windmere; dam=Tess of Elms; hip_score=B; height=59; colour=Cream; status=Breeding
- Saga | pedigree_name=Saga of Silver Fen; breed=Golden Retriever; sex=Female; registration_number=GR-21805; sire=Falco of Windmere; dam=Juno of Amber Brook; hip_score=Not tested; height=52; colour=Light gold; status=Young dog
- Bosun | pedigree_name=Bosun of Harbour Light; breed=Golden Retriever; sex=Male; registration_number=GR-17340; hip_score=A; height=60; colour=Dark gold; status=Retired
record mating|breeding|covering: Title!;Dam->@dog|breeding dog|bitch~Juno;Sire->@dog|breeding dog|stud dog~Falco;Mated on:date!;Progesterone:number(ng/ml)#0-60;Method=Natural|Fresh semen|Frozen semen;Due on:date;Pregnancy=Not checked|Confirmed|Negative;Stud fee:money
- Juno and Falco spring | dam=Juno; sire=Falco; progesterone=16; method=Natural; pregnancy=Confirmed; stud_fee=1200
- Juno and Bosun last year | dam=Juno; sire=Bosun; progesterone=14; method=Natural; pregnancy=Confirmed; stud_fee=900
- Saga first attempt | dam=Saga; sire=Bosun; progesterone=21; method=Fresh semen; pregnancy=Not checked; stud_fee=1000
- Juno frozen trial | dam=Juno; sire=Falco; progesterone=25; method=Frozen semen; pregnancy=Negative; stud_fee=1500
record litter|whelping: Title!;Dam->@dog|breeding dog|bitch~Juno;Sire->@dog|breeding dog|stud dog~Falco;Born on:date!;Males:number#0-15;Females:number#0-15;Stillborn:number#0-15;Ready from:date;Price per puppy:money;~Status=Expected|Born|Reserved|All placed
- C litter | dam=Juno; sire=Falco; males=4; females=3; stillborn=0; price_per_puppy=1900; status=Born
- B litter | dam=Juno; sire=Falco; males=2; females=5; stillborn=1; price_per_puppy=1850; status=All placed
- A litter | dam=Juno; sire=Bosun; males=3; females=4; stillborn=0; price_per_puppy=1700; status=All placed
- D litter | dam=Saga; sire=Bosun; males=0; females=0; stillborn=0; price_per_puppy=2000; status=Expected
item puppy|pup|kitten: Name!;Litter->@litter|whelping~C litter|B litter;Collar colour=Red|Blue|Green|Yellow|Purple|White;Sex=Male|Female;Birth weight:number(g)#50-1200;Chip number;Temperament=Bold|Balanced|Calm|Shy;Photo:image;~Status=Available|Reserved|Sold|Stays
- Cosmo | litter=C litter; collar_colour=Blue; sex=Male; birth_weight=420; temperament=Bold; status=Reserved
- Calla | litter=C litter; collar_colour=Yellow; sex=Female; birth_weight=395; temperament=Balanced; status=Available
- Basil | litter=B litter; collar_colour=Green; sex=Male; birth_weight=440; chip_number=276098551; temperament=Calm; status=Sold
- Birdie | litter=B litter; collar_colour=Red; sex=Female; birth_weight=360; temperament=Shy; status=Stays
record puppy weight|weighing|weight log|growth record: Title!;Puppy->@puppy|pup|kitten~Cosmo|Calla;Weighed on:date!;Weight:number(g)#50-30000;Gain:number(g)#-500-2000;Milestone=None|Eyes open|First walk|First solid food|Socialised;Notes:long
- Cosmo day 7 | puppy=Cosmo; weight=810; gain=58; milestone=None
- Calla day 14 | puppy=Calla; weight=1240; gain=70; milestone=Eyes open
- Basil week 6 | puppy=Basil; weight=4100; gain=130; milestone=First solid food
- Birdie week 8 | puppy=Birdie; weight=4900; gain=95; milestone=Socialised
record health test|dna test|vet check|health certificate|vaccination: Title!;Dog->@dog|breeding dog|stud dog~Juno|Falco;Tested on:date!;Test=Hips|Elbows|Eyes|Heart|DNA panel|Vaccination;Result=Clear|Carrier|Affected|Done;Laboratory~Canine gene lab|Dr Hoof;Valid until:date;Certificate:file
- Eyes Juno | dog=Juno; test=Eyes; result=Clear; laboratory=Dr Hoof
- PRA panel Falco | dog=Falco; test=DNA panel; result=Clear; laboratory=Canine gene lab
- Saga heart scan | dog=Saga; test=Heart; result=Clear; laboratory=Dr Hoof
- Bosun ichthyosis | dog=Bosun; test=DNA panel; result=Carrier; laboratory=Canine gene lab
request puppy enquiry|puppy application|waiting list entry|buyer application: Title!;Applicant name!;Email:email;Phone:phone;Litter->@litter|whelping~C litter|B litter;Wishes=Male|Female|Either;Home=House with garden|Flat|Farm;Children:number#0-10;Experience:long;Position:number#1-100
- Family Tarn | applicant_name=Inka Tarn; litter=C litter; wishes=Female; home=House with garden; children=2; position=1
- Retired ranger | applicant_name=Walt Hume; litter=C litter; wishes=Male; home=Farm; children=0; position=2
- City couple | applicant_name=Tom Asare; litter=D litter; wishes=Either; home=Flat; children=0; position=3
- Vet nurse with garden | applicant_name=Maud Lisle; litter=D litter; wishes=Female; home=House with garden; children=1; position=1
+ reservation: Puppy->@puppy|pup|kitten~Cosmo|Calla;Deposit:money;Collect on:date
+ payment: Puppy->@puppy|pup~Cosmo|Calla;Kind=Deposit|Rest|Stud fee

# dog grooming|pet grooming|groomer|pet salon|dog salon|dog spa
item pet|dog|cat|animal: Name!;Owner->@owner|pet owner|client~Trudy Vance|Karl Obi;Species=Dog|Cat|Rabbit;Breed~Toy poodle|Airedale terrier;Weight:number(kg)#0.5-100;Coat=Short|Long|Curly|Wire|Double;Temperament=Calm|Nervous|Bites|Excitable;Allergies;Vaccinated until:date;Photo:image
- Coco | owner=Trudy Vance; species=Dog; breed=Toy poodle; weight=3.6; coat=Curly; temperament=Calm
- Major | owner=Karl Obi; species=Dog; breed=Airedale terrier; weight=24; coat=Wire; temperament=Excitable; allergies=Oatmeal shampoo
- Duchess | owner=Ana Prieto; species=Cat; breed=Persian; weight=4.4; coat=Long; temperament=Nervous
- Bear | owner=Leif Strom; species=Dog; breed=Newfoundland; weight=58; coat=Double; temperament=Calm
person owner|pet owner|client: Name!;Email:email;Phone:phone;Address;Reminder by=Text|Email|None;Client since:date;Note:long
- Trudy Vance | address=Vine street 7; reminder_by=Text
- Karl Obi | address=Garden row 22; reminder_by=Email
- Ana Prieto | address=Plaza 3; reminder_by=Email; note=Waits in the shop.
- Leif Strom | address=Quarry road 18; reminder_by=None
item grooming service|service|treatment|package: Name!;Size=Small|Medium|Large|Giant;Duration:number(min)#10-300;Price:money;Includes:long;Species=Dog|Cat|Rabbit;~Active=Yes|No
- Bath and cut, small dog | size=Small; duration=75; price=52; includes=Bath, blow-dry, scissor cut, claws; species=Dog; active=Yes
- Hand strip, large dog | size=Large; duration=150; price=98; includes=Hand stripping, ears, claws; species=Dog; active=Yes
- Lion cut, cat | size=Small; duration=90; price=75; includes=Clip, mat removal, claws; species=Cat; active=Yes
- De-shed, giant dog | size=Giant; duration=180; price=120; includes=Bath, blow-out, undercoat rake; species=Dog; active=No
record grooming record|groom|visit|salon visit|grooming session: Title!;Pet->@pet|dog|cat~Coco|Major;Grooming service->@grooming service|service|package~Bath and cut, small dog|Hand strip, large dog;Groomed on:date!;Groomer->@groomer|stylist~Bibi Lark|Stan Roe;Blade~7F|Scissors;Skin=Good|Dry|Red|Hot spot|Parasites;Photo before:image;Photo after:image;Notes:long
- Teddy cut Coco | pet=Coco; grooming_service=Bath and cut, small dog; groomer=Bibi Lark; blade=Scissors; skin=Good
- Spring strip Major | pet=Major; grooming_service=Hand strip, large dog; groomer=Stan Roe; blade=Stripping knife; skin=Dry; notes=Owner told about dry belly.
- Lion cut Duchess | pet=Duchess; grooming_service=Lion cut, cat; groomer=Miri Sol; blade=10F; skin=Red; notes=Stopped twice for a break.
- Autumn coat Bear | pet=Bear; grooming_service=De-shed, giant dog; groomer=Gus Holm; blade=Undercoat rake; skin=Hot spot
item groomer|stylist: Name!;Speciality=Poodles|Terriers|Cats|Large dogs|All breeds;Phone:phone;Email:email;Works on~Tuesday to Saturday;Commission:percent;Photo:image
- Bibi Lark | speciality=Poodles; works_on=Tuesday to Saturday; commission=40
- Stan Roe | speciality=Terriers; works_on=Monday to Friday; commission=45
- Miri Sol | speciality=Cats; works_on=Thursday and Friday; commission=50
- Gus Holm | speciality=Large dogs; works_on=Wednesday to Sunday; commission=42
item care product|retail item|shampoo: Name!;Kind=Shampoo|Conditioner|Brush|Treat|Parasite care;Size:number(ml)#0-5000;Stock:number#0-1000;Reorder level:number#0-100;Price:money;Suitable for=All coats|Curly|Wire|Sensitive skin
- Aloe shampoo | kind=Shampoo; size=500; stock=14; reorder_level=5; price=14.5; suitable_for=Sensitive skin
- Slicker brush M | kind=Brush; stock=9; reorder_level=4; price=18; suitable_for=Curly
- Liver bites 200 g | kind=Treat; stock=30; reorder_level=10; price=6.9; suitable_for=All coats
- Detangling conditioner | kind=Conditioner; size=300; stock=2; reorder_level=4; price=16; suitable_for=Curly
record opening slot|availability|time slot: Title!;Groomer->@groomer|stylist~Bibi Lark|Stan Roe;Free on:date!;Starts at:time!;Ends at:time;~Taken:boolean
- Bibi Tuesday morning | groomer=Bibi Lark
- Stan Monday noon | groomer=Stan Roe
- Miri Friday afternoon | groomer=Miri Sol
- Gus Sunday morning | groomer=Gus Holm
+ appointment: Pet->@pet|dog|cat~Coco|Major;Grooming service->@grooming service|service|package~Bath and cut, small dog|Hand strip, large dog;Groomer->@groomer|stylist~Bibi Lark|Stan Roe;Starts at:time;Wishes:long;Price:money
+ booking: Pet->@pet|dog|cat~Coco|Major;Grooming service->@grooming service|service~Bath and cut, small dog|Hand strip, large dog;Groomer->@groomer|stylist~Bibi Lark|Stan Roe;Starts at:time

# pet sitting|pet sitter|dog walker|dog walking|pet care visit|cat sitter
item pet|dog|cat|animal: Name!;Owner->@owner|pet owner|client~Nadja Weil|Rory Finch;Species=Dog|Cat|Rabbit|Bird|Fish;Breed;Age:number(years)#0-30;Feeding:long;Medication;Behaviour=Friendly|Shy|Pulls on lead|Not with dogs;Vet contact;Photo:image
- Otto | owner=Nadja Weil; species=Dog; breed=Labrador mix; age=5; feeding=200 g at 8 and 18; behaviour=Pulls on lead; vet_contact=Dr Pohl, clinic West
- Suki | owner=Rory Finch; species=Cat; breed=Siamese; age=9; feeding=Half a tin twice a day; medication=Thyroid pill at breakfast; behaviour=Shy
- Pepper | owner=Imke Land; species=Rabbit; breed=Rex; age=3; feeding=Hay always, greens at 17; behaviour=Friendly
- Zeus | owner=Marco Bell; species=Dog; breed=Boxer; age=7; feeding=300 g at 7; medication=Joint tablet; behaviour=Not with dogs; vet_contact=Dr Mahr
person owner|pet owner|client|pet parent: Name!;Email:email;Phone:phone;Address;Key number;Alarm notes;Emergency contact;Note:long
- Nadja Weil | address=Chestnut road 12; key_number=K-08; emergency_contact=Sister Olga
- Rory Finch | address=Quay 3, flat 9; key_number=K-15; emergency_contact=Neighbour Pam
- Imke Land | address=Tower lane 5; key_number=K-21; emergency_contact=Mother Ute
- Marco Bell | address=Station road 40; key_number=K-27; alarm_notes=Code in the key box; emergency_contact=Colleague Fay
person sitter|pet sitter|dog walker|walker: Name!;Email:email;Phone:phone;District;Price per walk:money;Price per night:money;Max dogs:number#1-10;Has car:boolean;First aid until:date;Bio:long;Photo:image;~Status=Active|New|Paused
- Ebba Strand | district=West; price_per_walk=16; price_per_night=45; max_dogs=4; status=Active
- Duke Mallory | district=Harbour; price_per_walk=14; price_per_night=38; max_dogs=2; status=Active
- Hana Koch | district=Centre; price_per_walk=18; price_per_night=50; max_dogs=3; status=New
- Silas Grove | district=East; price_per_walk=12; price_per_night=35; max_dogs=1; status=Paused
item care service|service|service listing|walk type: Name!;Sitter->@sitter|pet sitter|dog walker|groomer~Ebba Strand|Duke Mallory;Kind=Walk|Home visit|Overnight|Boarding|Taxi;Minutes:number(min)#10-1440;Price:money;Max pets:number#1-10;Description:long
- Group walk 60 | kind=Walk; minutes=60; price=16; max_pets=4; description=Off-lead in the dog meadow.
- Home visit 30 | kind=Home visit; minutes=30; price=14; max_pets=3; description=Food, water, litter and a cuddle.
- Overnight at yours | kind=Overnight; minutes=720; price=48; max_pets=4; description=Evening walk and breakfast.
- Vet taxi | kind=Taxi; minutes=60; price=25; max_pets=2; description=Crate and seat belt on board.
record visit report|walk report|visit|walk|walk log: Title!;Pet->@pet|dog|cat~Otto|Suki;Sitter->@sitter|pet sitter|dog walker~Ebba Strand|Duke Mallory;Done on:date!;Started at:time;Ended at:time;Distance:number(km)#0-40;Ate=All|Half|Nothing|Not fed;Toilet=None|Pee|Poo|Both;Photo:image;Notes:long
- Meadow round Otto | pet=Otto; sitter=Ebba Strand; distance=4.2; ate=Not fed; toilet=Both; notes=Played with a spaniel.
- Suki morning visit | pet=Suki; sitter=Duke Mallory; distance=0; ate=All; toilet=Both; notes=Pill taken in cheese.
- Pepper evening greens | pet=Pepper; sitter=Hana Koch; distance=0; ate=Half; toilet=Poo; notes=Left the kale.
- Zeus quiet round | pet=Zeus; sitter=Silas Grove; distance=2.5; ate=Not fed; toilet=Pee
! record availability|free day|sitter availability|time off [availab\\w*|calendar\\w*]: Title!;Sitter->@sitter|pet sitter|dog walker~Ebba Strand|Duke Mallory;From date:date!;To date:date;Starts at:time;Ends at:time;Available=Yes|Partly|No;Note
- Ebba in August | sitter=Ebba Strand; available=Yes
- Duke off | sitter=Duke Mallory; available=No; note=Exams
- Hana weekends | sitter=Hana Koch; available=Partly; note=Saturday only
- Silas back in October | sitter=Silas Grove; available=Yes
request meet and greet|sitter request|enquiry: Title!;Owner name;Email:email;Pet name;Species=Dog|Cat|Rabbit|Bird|Fish;Sitter->@sitter|pet sitter~Ebba Strand|Duke Mallory;Wanted from:date;Wanted until:date;District;Message:long
- Two weeks for Momo | owner_name=Clea Janssen; pet_name=Momo; species=Cat; sitter=Duke Mallory; district=Harbour
- Daily walks from May | owner_name=Piet Mols; pet_name=Rex; species=Dog; sitter=Ebba Strand; district=West
- Parrot over Christmas | owner_name=Rita Voss; pet_name=Kiwi; species=Bird; sitter=Hana Koch; district=Centre
- Rabbit pair in spring | owner_name=Dan Oyelo; pet_name=Salt and Pip; species=Rabbit; sitter=Ebba Strand; district=West
record photo update|update|walk photo|pet update: Title!;Pet->@pet|dog|cat~Otto|Suki;Booking->@booking;Sitter->@sitter|pet sitter|dog walker~Ebba Strand|Duke Mallory;Sent on:date!;Photo:image;Text:long
- Otto at the lake | pet=Otto; sitter=Ebba Strand; text=Two sticks later he was tired.
- Suki on the sofa | pet=Suki; sitter=Duke Mallory; text=She let me brush her today.
- Otto after the rain | pet=Otto; sitter=Duke Mallory; text=Dried off, he sleeps by the door.
- Suki at her bowl | pet=Suki; sitter=Ebba Strand; text=She ate everything, even the tablet.
+ payout: Sitter->@sitter|pet sitter|dog walker;Booking->@booking;Commission:percent;Net amount:money
+ booking: Pet->@pet|dog|cat~Otto|Suki;Sitter->@sitter|pet sitter|dog walker~Ebba Strand|Duke Mallory;Care service->@care service|service|walk type~Group walk 60|Home visit 30;Starts on:date;Ends on:date;Starts at:time;Key handed over:boolean;Instructions:long;Total price:money
+ review: Sitter->@sitter|pet sitter|dog walker~Ebba Strand|Duke Mallory;Reliability:rating;Care:rating
+ invoice: Sitter->@sitter|pet sitter~Ebba Strand|Duke Mallory;Visits:number#1-100;Period~May|June

# dog training|dog school|dog trainer|puppy class|obedience|agility course
item dog|training dog|pupil dog: Name!;Owner->@owner|handler|dog owner~Greta Moor|Sam Iwu;Breed~Border collie|Mixed breed;Born on:date;Sex=Male|Female|Neutered male|Spayed female;Chip number;Vaccinated until:date;Temperament=Confident|Fearful|Reactive|Easy-going;Issues:long;Photo:image
- Skye | owner=Greta Moor; breed=Border collie; sex=Female; temperament=Confident; issues=Herds joggers.
- Bruno | owner=Sam Iwu; breed=Mixed breed; sex=Neutered male; temperament=Reactive; issues=Barks at dogs on the lead.
- Luna | owner=Yara Stein; breed=Labrador; sex=Spayed female; temperament=Easy-going; issues=Eats everything outside.
- Fido | owner=Walt Perrin; breed=Spanish greyhound; sex=Male; temperament=Fearful; issues=Will not pass doors.
person owner|handler|dog owner|client: Name!;Email:email;Phone:phone;Address;Experience=First dog|Some|Experienced;Liability insurance:boolean;Lessons left:number#0-100;Note:long
- Greta Moor | address=Heath road 4; experience=Experienced; lessons_left=6
- Sam Iwu | address=Low street 29; experience=First dog; lessons_left=3
- Yara Stein | address=Lake view 3; experience=Some; lessons_left=8
- Walt Perrin | address=Cross lane 11; experience=First dog; lessons_left=0
item training course|course|class|puppy class: Name!;Kind=Puppy|Basic obedience|Agility|Scent work|Recall|Behaviour;Weeks:number#1-30;Minutes per lesson:number(min)#20-180;Places:number#1-20;Price:money;Minimum age:number(months)#2-36;Field->@training field|field|hall~North field|Hall 1;Description:long
- Puppy play and learn | kind=Puppy; weeks=6; minutes_per_lesson=45; places=8; price=120; minimum_age=2; field=Hall 1
- Agility basics | kind=Agility; weeks=8; minutes_per_lesson=60; places=6; price=160; minimum_age=15; field=North field
- Nose work intro | kind=Scent work; weeks=5; minutes_per_lesson=60; places=6; price=130; minimum_age=6; field=Forest edge
- Come when called | kind=Recall; weeks=4; minutes_per_lesson=50; places=7; price=95; minimum_age=5; field=South meadow
event training session|lesson|class date|session: Title!;Training course->@training course|course|class~Puppy play and learn|Agility basics;Takes place on:date!;Starts at:time;Trainer->@trainer|instructor|dog trainer~Vroni Pabst|Neil Aske;Field->@training field|field|hall~North field|Hall 1;Topic;Places:number#1-20
- Puppies week 1 | training_course=Puppy play and learn; trainer=Vroni Pabst; field=Hall 1; topic=Name, sit, calm greeting; places=8
- Agility week 3 | training_course=Agility basics; trainer=Neil Aske; field=North field; topic=Tunnel and contact zones; places=6
- Nose work week 2 | training_course=Nose work intro; trainer=Ruben Hald; field=Forest edge; topic=Finding clove in boxes; places=6
- Recall week 1 | training_course=Come when called; trainer=Ilse Karg; field=South meadow; topic=Whistle and reward; places=7
person trainer|instructor|dog trainer: Name!;Qualification;Speciality=Puppies|Agility|Behaviour|Scent work|All;Email:email;Phone:phone;Hourly rate:money;Photo:image
- Vroni Pabst | qualification=Certified behaviour adviser; speciality=Puppies; hourly_rate=60
- Neil Aske | qualification=Agility judge; speciality=Agility; hourly_rate=55
- Ruben Hald | qualification=Search dog handler; speciality=Scent work; hourly_rate=65
- Ilse Karg | qualification=Animal psychologist; speciality=Behaviour; hourly_rate=75
record progress record|training log|progress|skill record|homework: Title!;Dog->@dog|training dog~Skye|Bruno;Noted on:date!;Exercise=Sit|Down|Stay|Recall|Loose lead|Weave poles;Score:rating;Distraction=None|Low|High;Repetitions:number#1-200;Homework:long;Trainer->@trainer|instructor|dog trainer~Vroni Pabst|Neil Aske
- Skye weave poles | dog=Skye; exercise=Weave poles; score=4; distraction=Low; repetitions=12; trainer=Neil Aske
- Bruno loose lead | dog=Bruno; exercise=Loose lead; score=2; distraction=High; repetitions=20; homework=Five minutes a day in a quiet street.; trainer=Vroni Pabst
- Luna recall with food | dog=Luna; exercise=Recall; score=3; distraction=Low; repetitions=10; trainer=Ilse Karg
- Fido on the mat | dog=Fido; exercise=Down; score=4; distraction=None; repetitions=15; homework=Mat by the front door.; trainer=Vroni Pabst
item training field|field|hall|venue: Name!;Address;Area:number(m²)#20-20000;Fenced:boolean;Floodlight:boolean;Equipment:long;Hire per hour:money
- North field | address=Heath road 40; area=3200; equipment=Full agility course; hire_per_hour=18
- Hall 1 | address=Heath road 40; area=260; equipment=Mats, puppy parcours; hire_per_hour=25
- Forest edge | address=Wood road 2; area=6000; equipment=Search boxes; hire_per_hour=10
- South meadow | address=Meadow lane 15; area=4500; equipment=Long lines, whistles; hire_per_hour=12
! record enrolment|course place|participant [enrol\\w*|register\\w*|sign\\w*|participa\\w*|join\\w*]: Title!;Dog->@dog|training dog~Skye|Bruno;Training course->@training course|course|class~Puppy play and learn|Agility basics;Enrolled on:date!;Paid:boolean;Lessons attended:number#0-30;~Status=Waiting list|Confirmed|Finished|Dropped out
- Skye in agility | dog=Skye; training_course=Agility basics; lessons_attended=2; status=Confirmed
- Luna in recall | dog=Luna; training_course=Come when called; lessons_attended=1; status=Confirmed
- Fido in nose work | dog=Fido; training_course=Nose work intro; lessons_attended=5; status=Finished
- Bruno waits for recall | dog=Bruno; training_course=Come when called; lessons_attended=0; status=Waiting list
+ booking: Dog->@dog|training dog~Skye|Bruno;Training session->@training session|lesson|session~Puppies week 1|Agility week 3;Trainer->@trainer|instructor~Vroni Pabst|Neil Aske

# boarding kennel|pet boarding|dog boarding|cattery|pet hotel|dog daycare|doggy daycare|dog hotel
item guest pet|pet|dog|cat|boarder: Name!;Owner->@owner|pet owner|client~Meike Hart|Jules Ferrand;Species=Dog|Cat|Rabbit|Bird;Breed;Born on:date;Weight:number(kg)#0.1-100;Vaccinated until:date;Feeding plan:long;Medication;Gets along=All dogs|Females only|Alone;Photo:image
- Balu | owner=Meike Hart; species=Dog; breed=Bernese; weight=46; feeding_plan=Own dry food, 350 g at 7 and 17; gets_along=All dogs
- Trixie | owner=Jules Ferrand; species=Cat; breed=Maine Coon; weight=6.2; feeding_plan=Wet food three times; medication=Eye drops in the evening; gets_along=Alone
- Nala | owner=Ruth Engel; species=Dog; breed=Vizsla; weight=24; feeding_plan=Raw food, 400 g at 18; gets_along=Females only
- Hopper | owner=Emil Toft; species=Rabbit; breed=Mixed; weight=2.1; feeding_plan=Hay and herbs; gets_along=Alone
person owner|pet owner|client: Name!;Email:email;Phone:phone;Address;Emergency contact;Own vet;Agreement signed on:date;Note:long
- Meike Hart | address=Oak ring 2; emergency_contact=Brother Jan; own_vet=Clinic South
- Jules Ferrand | address=Port street 71; emergency_contact=Neighbour Liv; own_vet=Dr Sand
- Ruth Engel | address=Beech close 6; emergency_contact=Daughter Mia; own_vet=Dr Sand
- Emil Toft | address=Canal row 33; emergency_contact=Flatmate Kim; own_vet=Clinic South
item room|kennel|suite|run|cat room: Name!;Kind=Kennel|Family suite|Cat room|Day area;Size:number(m²)#1-60;Pets at most:number#1-12;Outdoor run:boolean;Camera:boolean;Price per night:money;~Status=Free|Occupied|Cleaning|Closed
- Suite 3 | kind=Family suite; size=9; pets_at_most=2; price_per_night=38; status=Occupied
- Cat room B | kind=Cat room; size=4; pets_at_most=1; price_per_night=22; status=Occupied
- Kennel 8 | kind=Kennel; size=6; pets_at_most=1; price_per_night=27; status=Free
- Playroom | kind=Day area; size=40; pets_at_most=10; price_per_night=0; status=Cleaning
record stay|boarding stay|check-in|visit: Title!;Guest pet->@guest pet|pet|boarder~Balu|Trixie;Room->@room|kennel|suite~Suite 3|Cat room B;Arrives on:date!;Leaves on:date!;Brought along~Blanket, toy rope;Weight on arrival:number(kg)#0.1-100;Total price:money;~Status=Booked|Checked in|Checked out|Cancelled
- Balu in July | guest_pet=Balu; room=Suite 3; brought_along=Blanket, toy rope; weight_on_arrival=46; total_price=380; status=Checked in
- Trixie long weekend | guest_pet=Trixie; room=Cat room B; weight_on_arrival=6.2; total_price=66; status=Booked
- Nala at Whitsun | guest_pet=Nala; room=Kennel 8; brought_along=Raw food box; weight_on_arrival=24; total_price=135; status=Checked out
- Hopper in autumn | guest_pet=Hopper; room=Cat room B; brought_along=Tunnel; weight_on_arrival=2.1; total_price=88; status=Cancelled
record daily report|care log|day report|feeding log: Title!;Stay->@stay|boarding stay~Balu in July|Trixie long weekend;Noted on:date!;Ate=All|Half|Little|Nothing;Medication given:boolean;Activity=Walk|Play group|Rest|Swim;Mood=Happy|Calm|Stressed;Photo:image;Carer~Pavel Ostrow|Lia Munro;Notes:long
- Balu day 2 | stay=Balu in July; ate=All; activity=Play group; mood=Happy; carer=Lia Munro
- Trixie first evening | stay=Trixie long weekend; ate=Little; activity=Rest; mood=Stressed; carer=Pavel Ostrow; notes=Hid in the box, took the drops well.
- Nala day 1 | stay=Nala at Whitsun; ate=Half; activity=Walk; mood=Calm; carer=Pavel Ostrow
- Balu day 5 | stay=Balu in July; ate=All; activity=Swim; mood=Happy; carer=Lia Munro; notes=Would not leave the pond.
item extra service|add-on|service: Name!;Kind=Walk|Bath|Pick-up|Training|Claws;Minutes:number(min)#5-240;Price:money;Description:long
- Single walk | kind=Walk; minutes=40; price=12; description=One carer, one dog.
- Home pick-up | kind=Pick-up; minutes=60; price=20; description=Within 15 km.
- Farewell bath | kind=Bath; minutes=45; price=28; description=Shampoo and blow-dry before pick-up.
- Lead lesson | kind=Training; minutes=30; price=22; description=With the house trainer.
record daycare day|daycare attendance|daycare visit|attendance: Title!;Guest pet->@guest pet|pet|dog~Balu;Came on:date!;Arrived at:time;Picked up at:time;Play group=Small dogs|Large dogs|Puppies|Seniors;Passes left:number#0-60;Notes
- Balu Tuesday | guest_pet=Balu; play_group=Large dogs; passes_left=7
- Nala Thursday | guest_pet=Nala; play_group=Large dogs; passes_left=3
- Balu Friday | guest_pet=Balu; play_group=Seniors; passes_left=6; notes=Short morning only.
- Nala trial day | guest_pet=Nala; play_group=Puppies; passes_left=10
work cleaning task|kennel task|task: Title!;Room->@room|kennel|suite~Suite 3|Cat room B;Due on:date;Assigned to~Pavel Ostrow|Lia Munro;Kind=Cleaning|Disinfecting|Repair|Feeding;Notes:long
- Disinfect Suite 3 on departure | room=Suite 3; assigned_to=Pavel Ostrow; kind=Disinfecting
- Wash the bedding | room=Cat room B; assigned_to=Lia Munro; kind=Cleaning
- Fix the latch of kennel 8 | room=Kennel 8; assigned_to=Pavel Ostrow; kind=Repair
- Breakfast round playroom | room=Playroom; assigned_to=Lia Munro; kind=Feeding; notes=Nala eats apart.
+ booking: Guest pet->@guest pet|pet|dog|cat~Balu|Trixie;Room->@room|kennel|suite~Suite 3|Cat room B;Arrives on:date;Leaves on:date;Extra service->@extra service|add-on~Single walk|Home pick-up;Special needs:long
# zoo|zookeeper|zoological|animal park|safari park|zoo keeper|wildlife park
item animal|zoo animal|specimen|resident: Name!;Species->@species|animal species~Red panda|Humboldt penguin;House number;Sex=Male|Female|Unknown;Born on:date;Enclosure->@enclosure|exhibit|habitat~Bamboo hill|Penguin bay;Origin=Born here|Other zoo|Confiscated|Wild;Weight:number(kg)#0.01-8000;Chip or ring;Photo:image;~Status=On show|Off show|In quarantine|Moved|Dead
- Lian | species=Red panda; house_number=M-0412; sex=Female; enclosure=Bamboo hill; origin=Other zoo; weight=5.2; chip_or_ring=9851120; status=On show
- Pedro | species=Humboldt penguin; house_number=B-1107; sex=Male; enclosure=Penguin bay; origin=Born here; weight=4.4; chip_or_ring=Red 14; status=On show
- Kibo | species=Leopard tortoise; house_number=R-0071; sex=Male; enclosure=Savanna house; origin=Confiscated; weight=14; status=Off show
- Tara | species=Snow leopard; house_number=M-0388; sex=Female; enclosure=Rock canyon; origin=Other zoo; weight=36; chip_or_ring=9851088; status=In quarantine
item species|animal species|taxon: Name!;Scientific name;Class=Mammal|Bird|Reptile|Amphibian|Fish|Insect;Red list status=Least concern|Near threatened|Vulnerable|Endangered|Critically endangered|Extinct in the wild;Region;Diet;Breeding programme:boolean;Fun facts:long;Photo:image
- Red panda | scientific_name=Ailurus fulgens; class=Mammal; red_list_status=Endangered; region=Himalaya; diet=Bamboo, fruit; fun_facts=Has a false thumb.
- Humboldt penguin | scientific_name=Spheniscus humboldti; class=Bird; red_list_status=Vulnerable; region=Coast of Peru and Chile; diet=Small fish
- Leopard tortoise | scientific_name=Stigmochelys pardalis; class=Reptile; red_list_status=Least concern; region=Eastern Africa; diet=Grasses, hay
- Snow leopard | scientific_name=Panthera uncia; class=Mammal; red_list_status=Vulnerable; region=Central Asia; diet=Meat; fun_facts=Cannot roar.
item enclosure|exhibit|habitat|animal house: Name!;Area of the zoo~Asia|Coast;Size:number(m²)#1-100000;Indoor area:number(m²)#0-10000;Temperature:number(°C)#-5-40;Keeper->@keeper|zookeeper|animal keeper~Hanka Riedl|Moses Tambo;Visitor feeding at:time;~Status=Open|Closed|Under repair
- Bamboo hill | area_of_the_zoo=Asia; size=420; indoor_area=24; temperature=16; keeper=Hanka Riedl; status=Open
- Penguin bay | area_of_the_zoo=Coast; size=310; indoor_area=45; temperature=14; keeper=Moses Tambo; status=Open
- Savanna house | area_of_the_zoo=Africa; size=180; indoor_area=60; temperature=27; keeper=Paul Quint; status=Under repair
- Rock canyon | area_of_the_zoo=Asia; size=950; indoor_area=40; temperature=10; keeper=Hanka Riedl; status=Closed
person keeper|zookeeper|animal keeper: Name!;Section=Mammals|Birds|Reptiles|Aquarium|Children's zoo;Phone:phone;Email:email;Started on:date;Dangerous animals licence:boolean;~Status=On duty|Off duty|Leave
- Hanka Riedl | section=Mammals; status=On duty
- Moses Tambo | section=Birds; status=On duty
- Paul Quint | section=Reptiles; status=Leave
- Oda Simm | section=Children's zoo; status=Off duty
record feeding|feeding log|diet record|feeding record: Title!;Animal->@animal|zoo animal~Lian|Pedro;Fed on:date!;Fed at:time;Food~Bamboo shoots|Herring;Amount:number(g)#1-100000;Eaten=All|Half|Little|Nothing;Supplement;Keeper->@keeper|zookeeper~Hanka Riedl|Moses Tambo
- Lian morning bamboo | animal=Lian; food=Bamboo shoots; amount=1500; eaten=Half; keeper=Hanka Riedl
- Pedro noon fish | animal=Pedro; food=Herring; amount=380; eaten=All; supplement=Vitamin B1; keeper=Moses Tambo
- Kibo hay and cactus | animal=Kibo; food=Hay and cactus pad; amount=600; eaten=Little; supplement=Calcium; keeper=Paul Quint
- Tara fasting check | animal=Tara; food=Rabbit; amount=1800; eaten=Nothing; keeper=Hanka Riedl
record health record|medical record|vet treatment|examination|treatment|health check|check-up: Title!;Animal->@animal|zoo animal~Lian|Pedro;Done on:date!;Kind=Check|Vaccination|Anaesthesia|Wound|Parasites|Birth;Vet~Dr Elif Aras|Dr Koen Baas;Weight:number(kg)#0.01-8000;Medicine;Diagnosis;Follow-up on:date
- Yearly check Lian | animal=Lian; kind=Check; vet=Dr Elif Aras; weight=5.2; diagnosis=Healthy
- Bumblefoot Pedro | animal=Pedro; kind=Wound; vet=Dr Koen Baas; weight=4.4; medicine=Iodine bath; diagnosis=Mild bumblefoot, left
- Worm count Kibo | animal=Kibo; kind=Parasites; vet=Dr Koen Baas; weight=14; medicine=Fenbendazole
- Tara transport scan | animal=Tara; kind=Anaesthesia; vet=Dr Elif Aras; weight=36; diagnosis=Clear lungs
record behaviour observation|enrichment|observation|daily report|keeper report: Title!;Animal->@animal|zoo animal~Lian|Pedro;Observed on:date!;Kind=Enrichment|Breeding|Aggression|Training|Unusual;Minutes:number(min)#1-600;Reaction=Strong interest|Some interest|None;Keeper->@keeper|zookeeper~Hanka Riedl|Moses Tambo;Notes:long
- Puzzle feeder on the hill | animal=Lian; kind=Enrichment; minutes=25; reaction=Strong interest; keeper=Hanka Riedl
- Nest building Pedro | animal=Pedro; kind=Breeding; minutes=40; reaction=Some interest; keeper=Moses Tambo
- Tara takes the target | animal=Tara; kind=Training; minutes=12; reaction=Strong interest; keeper=Hanka Riedl
- Kibo rams the fence | animal=Kibo; kind=Unusual; minutes=30; reaction=None; keeper=Paul Quint; notes=Moved the heat lamp.
event keeper talk|feeding show|zoo event|tour|show: Title!;Takes place on:date!;Starts at:time;Enclosure->@enclosure|exhibit|habitat~Bamboo hill|Penguin bay;Host->@keeper|zookeeper~Hanka Riedl|Moses Tambo;Minutes:number(min)#5-240;Places:number#1-500;Price:money;Description:long
- Penguin parade | enclosure=Penguin bay; host=Moses Tambo; minutes=20; places=200; price=0
- Behind the red pandas | enclosure=Bamboo hill; host=Hanka Riedl; minutes=60; places=8; price=35
- Tortoises up close | enclosure=Savanna house; host=Paul Quint; minutes=30; places=25; price=5
- Cat of the mountains | enclosure=Rock canyon; host=Hanka Riedl; minutes=20; places=120; price=0
! request animal sponsorship|adoption of an animal|sponsorship|adoption application|adoption|animal adoption|symbolic adoption [sponsor\\w*|adopt\\w*|donat\\w*]: Title!;Animal->@animal|zoo animal~Lian|Pedro;Sponsor name;Email:email;Amount per year:money;Starts on:date;Name on the board:boolean;Gift for
- A year with Pedro | animal=Pedro; sponsor_name=Class 2a; amount_per_year=60
- Bamboo for Lian | animal=Lian; sponsor_name=Greta Amsel; amount_per_year=120; gift_for=Grandson Paul
- Snow leopard circle | animal=Tara; sponsor_name=Alpine club; amount_per_year=1000
- Kibo for Grandma | animal=Kibo; sponsor_name=Family Zorn; amount_per_year=80; gift_for=Grandma Ilse
+ ticket: Visit on:date;Category=Adult|Child|Family|Reduced|Group;Persons:number#1-60;Price:money
+ booking: Keeper talk->@keeper talk|tour|zoo event~Penguin parade|Behind the red pandas;Persons:number#1-60;School or group

# public aquarium|sea life centre|oceanarium|aquarium exhibit|aquarist|aquariums
item exhibit tank|tank|exhibit|aquarium|display tank: Name!;Zone~Atlantic hall|Tropical reef;Water=Salt|Fresh|Brackish;Volume:number(l)#50-10000000;Temperature:number(°C)#0-32;Salinity:number(ppt)#0-45;Life support~Sand filter and skimmer;Aquarist->@aquarist|keeper~Signe Holt|Ravi Prem;~Status=On show|Quarantine|Closed
- Kelp forest | zone=Atlantic hall; water=Salt; volume=180000; temperature=12; salinity=33; life_support=Sand filter and skimmer; aquarist=Signe Holt; status=On show
- Lagoon | zone=Tropical reef; water=Salt; volume=42000; temperature=25; salinity=35; life_support=Skimmer and refugium; aquarist=Ravi Prem; status=On show
- Moon jelly ring | zone=Drifters; water=Salt; volume=3500; temperature=15; salinity=34; aquarist=Mina Tolv; status=On show
- Mangrove edge | zone=Tropical reef; water=Brackish; volume=9000; temperature=26; salinity=12; aquarist=Ravi Prem; status=Closed
item species|fish species|marine species|animal: Name!;Scientific name;Group=Bony fish|Shark or ray|Coral|Jellyfish|Crustacean|Turtle;Tank->@exhibit tank|tank|aquarium~Kelp forest|Lagoon;Number kept:number#0-10000;Origin;Red list status=Least concern|Near threatened|Vulnerable|Endangered|Not evaluated;Facts:long;Photo:image
- Small-spotted catshark | scientific_name=Scyliorhinus canicula; group=Shark or ray; tank=Kelp forest; number_kept=9; origin=North-east Atlantic; red_list_status=Least concern
- Clown anemonefish | scientific_name=Amphiprion ocellaris; group=Bony fish; tank=Lagoon; number_kept=24; origin=Indo-Pacific; red_list_status=Least concern
- Moon jelly | scientific_name=Aurelia aurita; group=Jellyfish; tank=Moon jelly ring; number_kept=140; origin=North Sea; red_list_status=Not evaluated
- Staghorn coral | scientific_name=Acropora cervicornis; group=Coral; tank=Lagoon; number_kept=12; origin=Coral nursery; red_list_status=Endangered
person aquarist|keeper|diver: Name!;Section=Cold water|Tropical|Jellyfish|Quarantine;Phone:phone;Email:email;Diving certificate until:date;~Status=On duty|Off duty|Leave
- Signe Holt | section=Cold water; status=On duty
- Ravi Prem | section=Tropical; status=On duty
- Mina Tolv | section=Jellyfish; status=Leave
- Georg Anders | section=Quarantine; status=Off duty
record water test|water quality test|water reading|water parameter: Title!;Tank->@exhibit tank|tank|aquarium~Kelp forest|Lagoon;Tested on:date!;Tested at:time;Temperature:number(°C)#0-35;Salinity:number(ppt)#0-45;pH:number#6-9.5;Ammonia:number(mg/l)#0-10;Nitrate:number(mg/l)#0-500;Oxygen:number(%)#0-150;Tested by->@aquarist|keeper~Signe Holt|Ravi Prem
- Kelp Monday | tank=Kelp forest; temperature=12.1; salinity=33; ph=8; ammonia=0.02; nitrate=18; oxygen=98; tested_by=Signe Holt
- Lagoon Monday | tank=Lagoon; temperature=25.3; salinity=35; ph=8.2; ammonia=0; nitrate=6; oxygen=101; tested_by=Ravi Prem
- Jelly ring Tuesday | tank=Moon jelly ring; temperature=15.4; salinity=34; ph=8.1; ammonia=0.05; nitrate=9; oxygen=96; tested_by=Mina Tolv
- Mangrove after repair | tank=Mangrove edge; temperature=24.2; salinity=11; ph=7.6; ammonia=0.4; nitrate=30; oxygen=82; tested_by=Georg Anders
record feeding|feeding log|feed record: Title!;Tank->@exhibit tank|tank|aquarium~Kelp forest|Lagoon;Fed on:date!;Food~Chopped squid|Mysis;Amount:number(g)#1-100000;Response=Eager|Normal|Weak;Vitamin added:boolean;Aquarist->@aquarist|keeper~Signe Holt|Ravi Prem;Notes:long
- Sharks at three | tank=Kelp forest; food=Chopped squid; amount=900; response=Eager; aquarist=Signe Holt
- Lagoon morning | tank=Lagoon; food=Mysis; amount=150; response=Normal; aquarist=Ravi Prem
- Brine shrimp for jellies | tank=Moon jelly ring; food=Brine shrimp; amount=60; response=Normal; aquarist=Mina Tolv
- Mudskippers crickets | tank=Mangrove edge; food=Crickets; amount=25; response=Weak; aquarist=Georg Anders
record health observation|quarantine record|treatment|mortality: Title!;Species->@species|fish species|marine species~Small-spotted catshark|Clown anemonefish;Seen on:date!;Finding=Parasites|Wound|Not eating|Breeding|Death|Arrival;Animals affected:number#1-10000;Treatment;Dose:number(mg/l)#0-1000;Vet~Dr Amrit Lall;Cleared on:date
- White spots in the lagoon | species=Clown anemonefish; finding=Parasites; animals_affected=3; treatment=Copper bath; dose=0.2; vet=Dr Amrit Lall
- Egg cases laid | species=Small-spotted catshark; finding=Breeding; animals_affected=2
- Jellies with torn bells | species=Moon jelly; finding=Wound; animals_affected=6; treatment=Flow reduced; vet=Dr Amrit Lall
- New coral fragments | species=Staghorn coral; finding=Arrival; animals_affected=12; treatment=Iodine dip; dose=5
work tank maintenance|maintenance task|dive task|water change: Title!;Tank->@exhibit tank|tank|aquarium~Kelp forest|Lagoon;Kind=Water change|Window cleaning|Filter backwash|Dive|Repair;Due on:date;Assigned to->@aquarist|keeper|diver~Signe Holt|Ravi Prem;Water changed:number(l)#0-1000000;Notes:long
- Window dive kelp | tank=Kelp forest; kind=Dive; assigned_to=Signe Holt; water_changed=0
- Ten percent change lagoon | tank=Lagoon; kind=Water change; assigned_to=Ravi Prem; water_changed=4200
- Backwash the jelly filter | tank=Moon jelly ring; kind=Filter backwash; assigned_to=Mina Tolv; water_changed=300
- Seal the mangrove pane | tank=Mangrove edge; kind=Repair; assigned_to=Georg Anders; notes=Silicone cures for four days.
event feeding show|talk|night tour|dive show: Title!;Takes place on:date!;Starts at:time;Tank->@exhibit tank|tank|aquarium~Kelp forest|Lagoon;Host->@aquarist|keeper~Signe Holt|Ravi Prem;Places:number#1-400;Price:money;Description:long
- Shark feeding | tank=Kelp forest; host=Signe Holt; places=80; price=0
- Sleep by the lagoon | tank=Lagoon; host=Ravi Prem; places=20; price=55
- Glowing jellies | tank=Moon jelly ring; host=Mina Tolv; places=30; price=4
- Mudskipper race | tank=Mangrove edge; host=Georg Anders; places=25; price=0
+ ticket: Visit on:date;Enters at:time;Category=Adult|Child|Family|Group;Persons:number#1-60

# home aquarium|fish tank|fishkeeping|aquascape|reef tank|aquarium hobby|fishkeeper
item tank|aquarium|fish tank: Name!;Kind=Planted|Community|Reef|Shrimp|Cichlid|Pond;Volume:number(l)#5-20000;Length:number(cm)#15-600;Started on:date;Filter~Canister 250|Sponge;Light hours:number(h)#0-16;CO2:boolean;Substrate=Soil|Sand|Gravel|Bare;Photo:image;~Status=Cycling|Running|Dismantled
- Living room 180 | kind=Planted; volume=180; length=100; filter=Canister 250; light_hours=8; substrate=Soil; status=Running
- Shrimp cube | kind=Shrimp; volume=30; length=30; filter=Sponge; light_hours=9; substrate=Sand; status=Running
- Reef 90 | kind=Reef; volume=90; length=60; filter=Skimmer; light_hours=10; substrate=Bare; status=Cycling
- Malawi 300 | kind=Cichlid; volume=300; length=120; filter=Canister 400; light_hours=8; substrate=Gravel; status=Dismantled
record livestock|fish|inhabitant|stock|fish group: Name!;Tank->@tank|aquarium|fish tank~Living room 180|Shrimp cube;Species->@species|species profile|care sheet~Cardinal tetra|Cherry shrimp;Number:number#1-1000;Bought on:date;Shop;Price:money;~Number alive:number#0-1000;Note
- Tetra school | tank=Living room 180; species=Cardinal tetra; number=25; shop=Aqua corner; price=50; number_alive=23
- Red shrimp colony | tank=Shrimp cube; species=Cherry shrimp; number=12; shop=Hobby breeder; price=24; number_alive=60
- Pair of clowns | tank=Reef 90; species=Ocellaris clownfish; number=2; shop=Reef barn; price=70; number_alive=2
- Yellow labs | tank=Malawi 300; species=Electric yellow; number=10; shop=Cichlid cellar; price=90; number_alive=8
item species|species profile|care sheet|fish species: Name!;Scientific name;Kind=Fish|Shrimp|Snail|Plant|Coral;Adult size:number(cm)#0.5-120;Minimum tank:number(l)#5-5000;Temperature~23 to 27|18 to 26;pH range~5.5 to 7;Social=Single|Pair|Group|School;Temperament=Peaceful|Territorial|Predator
- Cardinal tetra | scientific_name=Paracheirodon axelrodi; kind=Fish; adult_size=4; minimum_tank=80; temperature=23 to 27; ph_range=5 to 7; social=School; temperament=Peaceful
- Cherry shrimp | scientific_name=Neocaridina davidi; kind=Shrimp; adult_size=3; minimum_tank=10; temperature=18 to 26; ph_range=6.5 to 7.8; social=Group; temperament=Peaceful
- Ocellaris clownfish | scientific_name=Amphiprion ocellaris; kind=Fish; adult_size=9; minimum_tank=75; temperature=24 to 27; ph_range=8 to 8.4; social=Pair; temperament=Territorial
- Electric yellow | scientific_name=Labidochromis caeruleus; kind=Fish; adult_size=10; minimum_tank=200; temperature=24 to 27; ph_range=7.5 to 8.5; social=Group; temperament=Territorial
record water test|parameter reading|water parameter|water reading|test: Title!;Tank->@tank|aquarium|fish tank~Living room 180|Shrimp cube;Tested on:date!;Temperature:number(°C)#5-35;pH:number#4-10;Ammonia:number(mg/l)#0-10;Nitrite:number(mg/l)#0-10;Nitrate:number(mg/l)#0-300;General hardness:number(°dH)#0-40;Phosphate:number(mg/l)#0-20
- Sunday living room | tank=Living room 180; temperature=24.8; ph=6.8; ammonia=0; nitrite=0; nitrate=12; general_hardness=8; phosphate=0.5
- Sunday cube | tank=Shrimp cube; temperature=22.5; ph=7.1; ammonia=0; nitrite=0; nitrate=8; general_hardness=7; phosphate=0.2
- Reef week 3 | tank=Reef 90; temperature=25.5; ph=8.2; ammonia=0.2; nitrite=0.5; nitrate=10; phosphate=0.08
- Malawi last test | tank=Malawi 300; temperature=26; ph=8; ammonia=0; nitrite=0; nitrate=45; general_hardness=16; phosphate=1
record maintenance log|water change|care log|maintenance: Title!;Tank->@tank|aquarium|fish tank~Living room 180|Shrimp cube;Done on:date!;Kind=Water change|Filter cleaning|Trimming|Fertiliser|Algae removal;Water changed:percent;Product;Amount:number(ml)#0-2000;Notes:long
- Half water living room | tank=Living room 180; kind=Water change; water_changed=40; product=Conditioner; amount=15
- Moss trim in the cube | tank=Shrimp cube; kind=Trimming; water_changed=15
- Scraping the reef glass | tank=Reef 90; kind=Algae removal; water_changed=10
- Canister of the Malawi | tank=Malawi 300; kind=Filter cleaning; water_changed=30; notes=Hose was clogged.
record health issue|disease|loss|treatment: Title!;Livestock->@livestock|fish|fish group~Tetra school|Red shrimp colony;Seen on:date!;Symptom=White spots|Fin rot|Gasping|Not eating|Death;Animals:number#1-1000;Treatment;Days treated:number#0-60;~Outcome=Open|Recovered|Died
- White spots on two tetras | livestock=Tetra school; symptom=White spots; animals=2; treatment=Warm water and salt; days_treated=10; outcome=Died
- Failed moult | livestock=Red shrimp colony; symptom=Death; animals=1; days_treated=0; outcome=Died
- Clown breathing fast | livestock=Pair of clowns; symptom=Gasping; animals=1; treatment=Air stone; days_treated=3; outcome=Recovered
- Frayed tail fin | livestock=Yellow labs; symptom=Fin rot; animals=2; treatment=Antibacterial bath; days_treated=7; outcome=Open
work care reminder|reminder|tank task|maintenance schedule: Title!;Tank->@tank|aquarium|fish tank~Living room 180|Shrimp cube;Kind=Water change|Feed|Test|Filter|Fertiliser;Due on:date;Every:number(days)#1-365;Notes:long
- Water change living room | tank=Living room 180; kind=Water change; every=7
- Rinse the sponge | tank=Shrimp cube; kind=Filter; every=30
- Test nitrite in the reef | tank=Reef 90; kind=Test; every=2
- Dose liquid fertiliser | tank=Living room 180; kind=Fertiliser; every=3

# riding stable|riding school|horse|equestrian|livery yard|stable yard|riding lesson
item horse|pony|school horse: Name!;Kind=School horse|Livery|Pony|Competition;Breed~Haflinger|Hanoverian;Sex=Mare|Gelding|Stallion;Born on:date;Height:number(cm)#60-200;Max rider weight:number(kg)#20-120;Level=Beginner|Novice|Advanced;Box->@box|stall|stable~Box 4|Box 11;Owner name;Photo:image;~Status=Fit|Light work|Lame|Resting
- Nougat | kind=School horse; breed=Haflinger; sex=Gelding; height=146; max_rider_weight=75; level=Beginner; box=Box 4; owner_name=Riding school; status=Fit
- Calypso | kind=Livery; breed=Hanoverian; sex=Mare; height=168; max_rider_weight=85; level=Advanced; box=Box 11; owner_name=Tanja Ruhl; status=Light work
- Smartie | kind=Pony; breed=Welsh; sex=Mare; height=122; max_rider_weight=45; level=Novice; box=Open stable 1; owner_name=Riding school; status=Resting
- Dragon Fire | kind=Competition; breed=Irish sport horse; sex=Gelding; height=172; max_rider_weight=90; level=Advanced; box=Box 12; owner_name=Des Keane; status=Lame
item box|stall|stable|paddock: Name!;Kind=Box|Paddock box|Open stable|Field;Size:number(m²)#4-100000;Bedding=Straw|Shavings|Pellets;Monthly fee:money;Includes:long;~Status=Free|Occupied|Closed
- Box 4 | kind=Box; size=12; bedding=Shavings; monthly_fee=320; status=Occupied
- Box 11 | kind=Paddock box; size=14; bedding=Straw; monthly_fee=410; includes=Mucking out, hay three times, turnout; status=Occupied
- Open stable 1 | kind=Open stable; size=400; bedding=Straw; monthly_fee=250; status=Occupied
- Box 12 | kind=Box; size=13; bedding=Pellets; monthly_fee=360; status=Occupied
person rider|riding pupil|client: Name!;Email:email;Phone:phone;Born on:date;Level=Beginner|Novice|Intermediate|Advanced;Weight:number(kg)#15-130;Emergency contact;Lessons left on card:number#0-50;Waiver signed:boolean
- Emmi Lauer | level=Beginner; weight=38; emergency_contact=Mother Ruth; lessons_left_on_card=7
- Viktor Hals | level=Intermediate; weight=72; emergency_contact=Partner Jo; lessons_left_on_card=2
- Ludo Brandt | level=Novice; weight=41; emergency_contact=Father Olaf; lessons_left_on_card=0
- Maren Tusk | level=Advanced; weight=63; emergency_contact=Sister Eva; lessons_left_on_card=12
event riding lesson|lesson|class|training: Title!;Takes place on:date!;Starts at:time;Minutes:number(min)#20-120;Instructor->@instructor|riding teacher|trainer~Carla Voss|Des Keane;Arena->@arena|riding hall|ring~Indoor hall|Dressage ring;Level=Beginner|Novice|Intermediate|Advanced;Places:number#1-10;Price:money
- Beginners on Tuesday | minutes=45; instructor=Carla Voss; arena=Indoor hall; level=Beginner; places=5; price=28
- Jumping grid | minutes=60; instructor=Des Keane; arena=Dressage ring; level=Intermediate; places=4; price=38
- Pony club Friday | minutes=60; instructor=Fee Landau; arena=Sand paddock; level=Novice; places=8; price=22
- Lateral work | minutes=45; instructor=Uwe Stern; arena=Dressage ring; level=Advanced; places=2; price=55
person instructor|riding teacher|trainer: Name!;Qualification;Discipline=Dressage|Jumping|Western|Vaulting|All-round;Phone:phone;Email:email;Hourly rate:money
- Carla Voss | qualification=Trainer C; discipline=All-round; hourly_rate=34
- Des Keane | qualification=Trainer A; discipline=Jumping; hourly_rate=48
- Fee Landau | qualification=Vaulting coach; discipline=Vaulting; hourly_rate=30
- Uwe Stern | qualification=Master rider; discipline=Dressage; hourly_rate=65
item arena|riding hall|ring|facility: Name!;Kind=Indoor hall|Outdoor arena|Dressage ring|Cross-country;Length:number(m)#10-2000;Width:number(m)#10-2000;Footing=Sand|Fibre sand|Grass;Floodlight:boolean;Riders at most:number#1-20
- Indoor hall | kind=Indoor hall; length=40; width=20; footing=Fibre sand; riders_at_most=6
- Dressage ring | kind=Dressage ring; length=60; width=20; footing=Sand; riders_at_most=4
- Sand paddock | kind=Outdoor arena; length=50; width=30; footing=Sand; riders_at_most=8
- Oak course | kind=Cross-country; length=1600; width=40; footing=Grass; riders_at_most=3
record horse care|health record|farrier visit|vet visit|vaccination|farrier|visit: Title!;Horse->@horse|pony~Nougat|Calypso;Done on:date!;Kind=Farrier|Vet|Vaccination|Worming|Dentist|Injury;Done by~Farrier Moss|Dr Hahn;Cost:money;Next due:date;Notes:long
- New shoes in front | horse=Nougat; kind=Farrier; done_by=Farrier Moss; cost=95
- Swollen hind leg | horse=Calypso; kind=Vet; done_by=Dr Hahn; cost=140; notes=Walk only for a week.
- Teeth of Smartie | horse=Smartie; kind=Dentist; done_by=Dr Hahn; cost=85
- Cut on the fetlock | horse=Dragon Fire; kind=Injury; done_by=Dr Hahn; cost=190; notes=Bandage daily, box rest.
record horse workload|work log|training log|ride|ride log: Title!;Horse->@horse|pony~Nougat|Calypso;Ridden on:date!;Rider->@rider|riding pupil~Emmi Lauer|Viktor Hals;Work=Lesson|Hack|Lunge|Jumping|Rest;Minutes:number(min)#5-300;Intensity=Light|Medium|Hard;Notes
- Nougat lesson 1 | horse=Nougat; rider=Emmi Lauer; work=Lesson; minutes=45; intensity=Light
- Calypso at the walk | horse=Calypso; rider=Viktor Hals; work=Hack; minutes=30; intensity=Light
- Smartie in pony club | horse=Smartie; rider=Ludo Brandt; work=Lesson; minutes=60; intensity=Medium
- Dragon Fire grid | horse=Dragon Fire; rider=Maren Tusk; work=Jumping; minutes=50; intensity=Hard
! work stable duty|yard task|feeding duty [dut\\w*|task\\w*|feeding|chore\\w*|muck\\w*]: Title!;Due on:date;Kind=Feeding|Mucking out|Turnout|Repairs;Horse->@horse|pony~Nougat|Calypso;Assigned to~Stable hand Pia|Stable hand Mo;Notes:long
- Evening hay | kind=Feeding; assigned_to=Stable hand Mo
- Turn out the ponies | kind=Turnout; horse=Smartie; assigned_to=Stable hand Pia
- Muck out boxes 1 to 12 | kind=Mucking out; assigned_to=Stable hand Mo
- Mend the manger in box 11 | kind=Repairs; horse=Calypso; assigned_to=Stable hand Pia
+ booking: Riding lesson->@riding lesson|lesson|class~Beginners on Tuesday|Jumping grid;Horse->@horse|pony~Nougat|Calypso;Rider->@rider|riding pupil~Emmi Lauer|Viktor Hals;Arena->@arena|riding hall~Indoor hall|Dressage ring;Starts at:time
+ invoice: Horse->@horse|pony~Nougat|Calypso;Month;Box fee:money;Extras:money
! record rider progress|riding progress|skill assessment|lesson note [progress|skill\\w*|lesson note\\w*|assess\\w*]: Title!;Rider->@rider|riding pupil~Emmi Lauer|Viktor Hals;Riding lesson->@riding lesson|lesson|class~Beginners on Tuesday|Jumping grid;Horse->@horse|pony~Nougat|Calypso;Skill=Seat|Trot|Canter|Jumping|Dressage;Level=Beginner|Novice|Intermediate|Advanced;Rating:rating;Noted on:date;Notes:long
- Emmi's first canter | rider=Emmi Lauer; riding_lesson=Beginners on Tuesday; horse=Nougat; skill=Canter; level=Beginner; rating=3
- Emmi sits quieter | rider=Emmi Lauer; riding_lesson=Beginners on Tuesday; horse=Nougat; skill=Seat; level=Novice; rating=4
- Viktor over the grid | rider=Viktor Hals; riding_lesson=Jumping grid; horse=Calypso; skill=Jumping; level=Intermediate; rating=4
- Viktor's half halts | rider=Viktor Hals; horse=Calypso; skill=Dressage; level=Intermediate; rating=3
! record competition entry|show entry|start [competition\\w*|tournament\\w*|shows?]: Title!;Competition->@competition;Rider->@rider|riding pupil~Emmi Lauer|Viktor Hals;Horse->@horse|pony~Nougat|Calypso;Class=Dressage|Jumping|Cross-country;Start number:number#1-999;Entry fee:money;Score:number#0-1000;Placed:number#1-200;~Status=Entered|Started|Withdrawn
- Viktor in the jumping class | rider=Viktor Hals; horse=Calypso; class=Jumping; start_number=14; entry_fee=25; status=Entered
- Emmi in the walk and trot | rider=Emmi Lauer; horse=Nougat; class=Dressage; start_number=3; entry_fee=15; score=640; placed=4; status=Started
- Viktor cross-country | rider=Viktor Hals; horse=Calypso; class=Cross-country; start_number=22; entry_fee=30; status=Withdrawn
- Emmi at the summer show | rider=Emmi Lauer; horse=Nougat; class=Dressage; start_number=8; entry_fee=15; status=Entered

# wildlife rehabilitation|wildlife rescue|wildlife hospital|injured wild animal|hedgehog|orphaned wildlife|bird rescue
record patient|wild animal|case|animal patient|animal: Case number!;Species->@species|wild species~European hedgehog|Common buzzard;Admitted on:date!;Found at;Finder name;Finder phone:phone;Age class=Nestling|Juvenile|Adult|Unknown;Sex=Male|Female|Unknown;Cause=Car|Cat|Window|Orphaned|Illness|Poison|Unknown;Weight on arrival:number(g)#1-100000;Enclosure->@enclosure|cage|aviary~Box 6|Flight aviary;~Status=Intensive care|Rehabilitating|Ready|Released|Died|Transferred
- W-25-0211 | species=European hedgehog; found_at=Garden, Birch lane 4; finder_name=Rolf Ander; age_class=Juvenile; sex=Female; cause=Orphaned; weight_on_arrival=240; enclosure=Box 6; status=Rehabilitating
- W-25-0187 | species=Common buzzard; found_at=Road B4 near the quarry; finder_name=Police patrol; age_class=Adult; sex=Unknown; cause=Car; weight_on_arrival=780; enclosure=Flight aviary; status=Ready
- W-25-0230 | species=Mute swan; found_at=Lock 2; finder_name=Boat crew; age_class=Adult; sex=Male; cause=Poison; weight_on_arrival=8400; enclosure=Pool 1; status=Intensive care
- W-25-0198 | species=Common pipistrelle; found_at=Attic, Mill 9; finder_name=Vera Unger; age_class=Nestling; sex=Unknown; cause=Cat; weight_on_arrival=3; enclosure=Incubator 2; status=Died
item species|wild species|species guide: Name!;Scientific name;Group=Mammal|Songbird|Raptor|Waterbird|Bat|Reptile;Protected:boolean;Release weight:number(g)#1-100000;Diet in care;Handling notes:long;First aid advice:long
- European hedgehog | scientific_name=Erinaceus europaeus; group=Mammal; release_weight=600; diet_in_care=Cat food, scrambled egg; first_aid_advice=Warm box, water, no milk.
- Common buzzard | scientific_name=Buteo buteo; group=Raptor; release_weight=850; diet_in_care=Day-old chicks, mice; handling_notes=Gloves, hold the feet.
- Mute swan | scientific_name=Cygnus olor; group=Waterbird; release_weight=9000; diet_in_care=Grain, lettuce; handling_notes=Hold the wings first.
- Common pipistrelle | scientific_name=Pipistrellus pipistrellus; group=Bat; release_weight=5; diet_in_care=Mealworm innards; first_aid_advice=Shoebox with cloth, no food.
item enclosure|cage|aviary|box|ward: Name!;Kind=Indoor box|Incubator|Outdoor pen|Aviary|Pool;Places:number#1-60;Temperature:number(°C)#-5-40;Group=Mammal|Songbird|Raptor|Waterbird|Bat|Reptile;Cleaned on:date;~Status=Free|Occupied|Cleaning
- Box 6 | kind=Indoor box; places=1; temperature=22; group=Mammal; status=Occupied
- Flight aviary | kind=Aviary; places=4; group=Raptor; status=Occupied
- Pool 1 | kind=Pool; places=3; temperature=15; group=Waterbird; status=Occupied
- Incubator 2 | kind=Incubator; places=4; temperature=30; group=Bat; status=Cleaning
record treatment|medication|vet examination|examination: Title!;Patient->@patient|wild animal|case~W-25-0211|W-25-0187;Treated on:date!;Diagnosis;Medicine~Fluids|Meloxicam;Dose:number(ml)#0-500;Vet~Dr Runa Sild|Dr Abe Tor;Next treatment:date;Notes:long
- Lungworm course | patient=W-25-0211; diagnosis=Lungworm; medicine=Levamisole; dose=0.1; vet=Dr Runa Sild
- Wing strapped | patient=W-25-0187; diagnosis=Ulna fracture, right; medicine=Meloxicam; dose=0.3; vet=Dr Abe Tor
- Lead chelation swan | patient=W-25-0230; diagnosis=Lead poisoning; medicine=Calcium EDTA; dose=12; vet=Dr Abe Tor
- Wing tear bat | patient=W-25-0198; diagnosis=Torn membrane; medicine=Fluids; dose=0.1; vet=Dr Runa Sild
record daily care|feeding and weight|weighing|care log|feeding log: Title!;Patient->@patient|wild animal|case~W-25-0211|W-25-0187;Noted on:date!;Weight:number(g)#1-100000;Food~Cat food|Mice;Amount:number(g)#0-10000;Eaten=All|Half|Little|Nothing;Droppings=Normal|Soft|Green|None;Carer~Yasmin Kroll|Jens Ude
- Hedgehog day 9 | patient=W-25-0211; weight=318; food=Cat food; amount=80; eaten=All; droppings=Normal; carer=Yasmin Kroll
- Buzzard week 5 | patient=W-25-0187; weight=865; food=Mice; amount=120; eaten=All; droppings=Normal; carer=Jens Ude
- Swan day 2 | patient=W-25-0230; weight=8350; food=Soaked grain; amount=200; eaten=Little; droppings=Green; carer=Jens Ude
- Bat night 1 | patient=W-25-0198; weight=3; food=Milk replacer; amount=1; eaten=Nothing; droppings=None; carer=Yasmin Kroll
record release|outcome|release record: Title!;Patient->@patient|wild animal|case~W-25-0187;Released on:date!;Place;Latitude:number#-90-90;Longitude:number#-180-180;Weight:number(g)#1-100000;Ring or chip;Release kind=Hard|Soft;Released by~Yasmin Kroll|Jens Ude
- Buzzard over the quarry | patient=W-25-0187; place=Quarry edge; latitude=51.204; longitude=10.447; weight=890; ring_or_chip=RA-40712; release_kind=Hard; released_by=Jens Ude
- Hedgehog back to Birch lane | patient=W-25-0211; place=Birch lane hedge; weight=680; release_kind=Soft; released_by=Yasmin Kroll
- Swan to the upper lake | patient=W-25-0230; place=Upper lake; weight=9100; ring_or_chip=SW-1190; release_kind=Hard; released_by=Jens Ude
- Second buzzard flight test | patient=W-25-0187; place=Aviary field; weight=880; release_kind=Soft; released_by=Yasmin Kroll
request found animal report|animal report|rescue request|emergency report: Title!;Reporter name;Phone:phone;Species->@species|wild species~European hedgehog|Common buzzard;Place!;Seen on:date;Condition=Bleeding|Cannot fly|Orphaned|Trapped|Weak;Can bring it:boolean;Photo:image;Description:long
- Hedgehog out in daylight | reporter_name=Ana Kumar; species=European hedgehog; place=School yard, West road; condition=Weak; description=Lies in the sun, flies around it.
- Buzzard beside the motorway | reporter_name=Driver Stein; species=Common buzzard; place=A7, km 212; condition=Cannot fly
- Swan caught in a line | reporter_name=Lock keeper; species=Mute swan; place=Lock 3; condition=Trapped
- Bat pup on the stairs | reporter_name=Toni Ebert; species=Common pipistrelle; place=Mill 11; condition=Orphaned; description=Naked, still moving.
! record transport|rescue drive|volunteer drive [transport\\w*|volunteer\\w*|driver\\w*|shift\\w*]: Title!;Patient->@patient|wild animal|case~W-25-0211|W-25-0187;Driven on:date!;Volunteer~Lutz Rahn|Esi Bonsu;From place;To place;Distance:number(km)#0-1000
- Hedgehog to the clinic | patient=W-25-0211; volunteer=Esi Bonsu; from_place=Birch lane 4; to_place=Centre; distance=12
- Swan from lock 2 | patient=W-25-0230; volunteer=Lutz Rahn; from_place=Lock 2; to_place=Centre; distance=27
- Buzzard to x-ray | patient=W-25-0187; volunteer=Esi Bonsu; from_place=Centre; to_place=Clinic Tor; distance=9
- Bat to the specialist | patient=W-25-0198; volunteer=Lutz Rahn; from_place=Mill 9; to_place=Bat station; distance=41

# reptile|terrarium|pet snake|gecko|herpetology|vivarium|reptile keeper
item reptile|animal|snake|gecko|tortoise: Name!;Species->@species|reptile species|care sheet~Corn snake|Leopard gecko;Morph~Amel|Tangerine;Sex=Male|Female|Unknown;Hatched on:date;Terrarium->@terrarium|enclosure|vivarium~T1 oak|Rack 2-4;Breeder;Permit or CITES number;Photo:image;~Status=Kept|For sale|Sold|Dead
- Ember | species=Corn snake; morph=Amel; sex=Female; terrarium=T1 oak; breeder=Own hatch; status=Kept
- Pip | species=Leopard gecko; morph=Tangerine; sex=Male; terrarium=Rack 2-4; breeder=Desert line; status=Kept
- Basalt | species=Bearded dragon; morph=Leatherback; sex=Male; terrarium=Desert 150; breeder=Outback line; status=For sale
- Old Tess | species=Hermann's tortoise; morph=Wild type; sex=Female; terrarium=Cold frame; permit_or_cites_number=CIT-10442; status=Kept
item species|reptile species|care sheet: Name!;Scientific name;Origin;Adult length:number(cm)#3-900;Hot spot:number(°C)#20-60;Cool side:number(°C)#10-32;Humidity:number(%)#5-100;UV needed:boolean;Diet;Protected status=Not listed|CITES I|CITES II|CITES III
- Corn snake | scientific_name=Pantherophis guttatus; origin=South-east USA; adult_length=130; hot_spot=31; cool_side=23; humidity=50; diet=Mice; protected_status=Not listed
- Leopard gecko | scientific_name=Eublepharis macularius; origin=Pakistan; adult_length=24; hot_spot=34; cool_side=24; humidity=40; diet=Crickets, roaches; protected_status=Not listed
- Bearded dragon | scientific_name=Pogona vitticeps; origin=Australia; adult_length=50; hot_spot=42; cool_side=25; humidity=35; diet=Insects, greens; protected_status=Not listed
- Hermann's tortoise | scientific_name=Testudo hermanni; origin=Mediterranean; adult_length=22; hot_spot=36; cool_side=20; humidity=60; diet=Wild herbs; protected_status=CITES II
item terrarium|enclosure|vivarium|rack: Name!;Length:number(cm)#10-600;Depth:number(cm)#10-300;Height:number(cm)#10-300;Substrate=Bark|Sand|Soil|Paper;Heating=Mat|Lamp|Cable|Room;Lamp changed on:date;Bioactive:boolean
- T1 oak | length=120; depth=60; height=60; substrate=Bark; heating=Lamp
- Rack 2-4 | length=60; depth=40; height=20; substrate=Paper; heating=Cable
- Desert 150 | length=150; depth=70; height=70; substrate=Sand; heating=Lamp
- Cold frame | length=200; depth=100; height=60; substrate=Soil; heating=Room
record feeding|feeding log|meal: Title!;Reptile->@reptile|animal|snake|gecko~Ember|Pip;Fed on:date!;Prey~Mouse, adult|Crickets;Number:number#1-200;Prey weight:number(g)#0-2000;Supplement=None|Calcium|Vitamins;Accepted=Taken|Refused|Regurgitated;Notes
- Ember weekly mouse | reptile=Ember; prey=Mouse, adult; number=1; prey_weight=22; supplement=None; accepted=Taken
- Pip crickets | reptile=Pip; prey=Crickets; number=6; prey_weight=3; supplement=Calcium; accepted=Taken
- Basalt roaches | reptile=Basalt; prey=Dubia roaches; number=12; prey_weight=10; supplement=Vitamins; accepted=Taken
- Ember before shed | reptile=Ember; prey=Mouse, adult; number=1; prey_weight=20; supplement=None; accepted=Refused
record weight and shed|shedding|shed|weighing|growth record: Title!;Reptile->@reptile|animal|snake|gecko~Ember|Pip;Noted on:date!;Weight:number(g)#0.5-200000;Length:number(cm)#1-900;Shed=None|In one piece|In pieces|Stuck shed;Droppings:boolean;Notes:long
- Ember sheds in May | reptile=Ember; weight=480; length=122; shed=In one piece
- Pip monthly weight | reptile=Pip; weight=63; length=22; shed=None
- Basalt tail tip | reptile=Basalt; weight=415; length=46; shed=Stuck shed; notes=Soaked twice.
- Tess after hibernation | reptile=Old Tess; weight=1380; length=19; shed=In pieces
record climate reading|temperature reading|reading|sensor reading: Title!;Terrarium->@terrarium|enclosure|vivarium~T1 oak|Rack 2-4;Measured on:date!;Measured at:time;Hot spot:number(°C)#5-65;Cool side:number(°C)#5-40;Humidity:number(%)#0-100;UV index:number#0-15
- T1 noon | terrarium=T1 oak; hot_spot=31.2; cool_side=23.4; humidity=52; uv_index=1.5
- Rack evening | terrarium=Rack 2-4; hot_spot=33.5; cool_side=24; humidity=38; uv_index=0
- Desert basking spot | terrarium=Desert 150; hot_spot=43; cool_side=25.5; humidity=33; uv_index=5
- Cold frame in May | terrarium=Cold frame; hot_spot=31; cool_side=18; humidity=64; uv_index=4
record clutch|breeding|egg clutch|incubation|pairing: Title!;Mother->@reptile|snake|gecko~Ember;Father name;Laid on:date!;Eggs:number#1-200;Fertile:number#0-200;Incubation temperature:number(°C)#20-36;Hatch expected:date;Hatched:number#0-200
- Ember 2025 clutch | mother=Ember; father_name=Flint; eggs=17; fertile=14; incubation_temperature=28; hatched=0
- Tess in the sand hill | mother=Old Tess; father_name=Nero; eggs=5; fertile=4; incubation_temperature=32; hatched=4
- Ember 2023 clutch | mother=Ember; father_name=Flint; eggs=14; fertile=12; incubation_temperature=28; hatched=11
- Ember 2024 clutch | mother=Ember; father_name=Storm; eggs=15; fertile=0; incubation_temperature=28; hatched=0
record vet visit|health record|illness: Title!;Reptile->@reptile|animal|snake|gecko~Ember|Pip;Visited on:date!;Vet~Dr Saura Lind;Problem=Mites|Respiratory|Stuck shed|Parasites|Check;Treatment:long;Cost:money;Follow-up on:date
- Faecal check Pip | reptile=Pip; vet=Dr Saura Lind; problem=Parasites; treatment=Two doses, two weeks apart; cost=46
- Yearly check Ember | reptile=Ember; vet=Dr Saura Lind; problem=Check; cost=38
- Wheezing tortoise | reptile=Old Tess; vet=Dr Saura Lind; problem=Respiratory; treatment=Seven injections; cost=120
- Mites on Ember | reptile=Ember; vet=Dr Jon Pike; problem=Mites; treatment=Spray, new substrate; cost=55

# lost pet|missing pet|lost animal|missing dog|missing cat|found pet|stray animal
record lost pet|missing pet|missing animal|lost report|lost listing: Title!;Pet name!;Species=Dog|Cat|Bird|Rabbit|Tortoise|Other;Breed and colour;Chip number;Lost on:date!;Last seen at;Latitude:number#-90-90;Longitude:number#-180-180;Reward:money;Phone:phone;Photo:image;~Status=Missing|Sighted|Reunited|Closed
- Tabby cat near the mill | pet_name=Fussel; species=Cat; breed_and_colour=Domestic shorthair, brown tabby, white paws; chip_number=276099441; last_seen_at=Mill bridge; latitude=50.871; longitude=6.104; reward=50; status=Sighted
- Beagle ran off in the woods | pet_name=Ziggy; species=Dog; breed_and_colour=Beagle, tricolour; chip_number=276097210; last_seen_at=Forest car park 3; latitude=50.902; longitude=6.151; reward=100; status=Missing
- Tortoise gone from the garden | pet_name=Helga; species=Tortoise; breed_and_colour=Hermann's, olive; last_seen_at=Fern row 12; latitude=50.861; longitude=6.098; reward=0; status=Closed
- White rabbit under the hedge | pet_name=Flake; species=Rabbit; breed_and_colour=White, red eyes; last_seen_at=Park entrance; latitude=50.884; longitude=6.113; reward=30; status=Reunited
record found pet|found animal|found report|found listing: Title!;Species=Dog|Cat|Bird|Rabbit|Tortoise|Other;Colour;Size=Small|Medium|Large;Collar=None|Red|Blue|Leather|Other;Chip read:boolean;Found on:date!;Found at;Kept at=With the finder|Shelter|Vet|Set free;Finder name;Phone:phone;Photo:image;~Status=Open|Claimed|Adopted
- Grey parakeet on a balcony | species=Bird; colour=Green-grey; size=Small; collar=None; found_at=Rose lane 8; kept_at=With the finder; finder_name=Ivo Petric; status=Open
- Brown tabby in a cellar | species=Cat; colour=Brown tabby; size=Medium; collar=None; found_at=Bridge street 2; kept_at=Vet; finder_name=Greta Ohm; status=Open
- Limping terrier at the station | species=Dog; colour=White and tan; size=Small; collar=Red; found_at=Platform 2; kept_at=Shelter; finder_name=Rail staff; status=Claimed
- Tortoise on the cycle path | species=Tortoise; colour=Olive; size=Small; collar=None; found_at=Canal path; kept_at=Shelter; finder_name=Mo Hart; status=Adopted
record sighting|sighting report|tip: Title!;Lost pet->@lost pet|missing pet|lost report~Tabby cat near the mill|Beagle ran off in the woods;Seen on:date!;Seen at:time;Place;Latitude:number#-90-90;Longitude:number#-180-180;Certainty=Sure|Likely|Unsure;Witness name;Phone:phone;Photo:image;Description:long
- Cat under the bridge | lost_pet=Tabby cat near the mill; place=Mill bridge, west side; latitude=50.872; longitude=6.106; certainty=Likely; witness_name=Anglers
- Beagle crossing the road | lost_pet=Beagle ran off in the woods; place=County road, km 4; latitude=50.911; longitude=6.163; certainty=Unsure; witness_name=Bus driver
- Rabbit on the lawn | lost_pet=White rabbit under the hedge; place=Bandstand; latitude=50.885; longitude=6.114; certainty=Sure; witness_name=Gardener
- Tortoise in the allotments | lost_pet=Tortoise gone from the garden; place=Plot 40; latitude=50.859; longitude=6.101; certainty=Likely; witness_name=Tenant Bo
record match|possible match|match suggestion: Title!;Lost pet->@lost pet|missing pet|lost report~Tabby cat near the mill|Beagle ran off in the woods;Found pet->@found pet|found animal|found report~Grey parakeet on a balcony|Brown tabby in a cellar;Score:percent;Suggested on:date!;Checked by~Helper Ruth|Helper Sol;~Status=Open|Confirmed|Rejected
- Fussel and the cellar tabby | lost_pet=Tabby cat near the mill; found_pet=Brown tabby in a cellar; score=82; checked_by=Helper Ruth; status=Open
- Helga and the path tortoise | lost_pet=Tortoise gone from the garden; found_pet=Tortoise on the cycle path; score=91; checked_by=Helper Sol; status=Confirmed
- Ziggy and the terrier | lost_pet=Beagle ran off in the woods; found_pet=Limping terrier at the station; score=22; checked_by=Helper Ruth; status=Rejected
- Fussel and the parakeet | lost_pet=Tabby cat near the mill; found_pet=Grey parakeet on a balcony; score=1; checked_by=Helper Sol; status=Rejected
item shelter|vet|partner|animal shelter|contact point: Name!;Kind=Shelter|Vet|Police|City office|Pet shop;Address;Phone:phone;Email:email;Open hours;Chip reader:boolean;Latitude:number#-90-90;Longitude:number#-180-180
- Shelter Brook meadow | kind=Shelter; address=Brook meadow 1; open_hours=10 to 17; latitude=50.880; longitude=6.120
- Clinic West | kind=Vet; address=West ring 40; open_hours=8 to 19; latitude=50.866; longitude=6.091
- Police post North | kind=Police; address=North road 1; open_hours=Day and night; latitude=50.893; longitude=6.087
- Lost property office | kind=City office; address=Town hall, room 4; open_hours=9 to 12; latitude=50.874; longitude=6.101
event search party|search action|search: Title!;Lost pet->@lost pet|missing pet~Tabby cat near the mill|Beagle ran off in the woods;Takes place on:date!;Starts at:time;Meeting point;Area;Leader~Helper Ruth|Helper Sol;Helpers wanted:number#1-200;What to bring
- Torch walk for Ziggy | lost_pet=Beagle ran off in the woods; meeting_point=Forest car park 3; area=Pine section; leader=Helper Sol; helpers_wanted=12; what_to_bring=Torch, boots, sausage
- Cellars round the mill | lost_pet=Tabby cat near the mill; meeting_point=Mill bridge; area=Bridge street; leader=Helper Ruth; helpers_wanted=6
- Park lawn at dawn | lost_pet=White rabbit under the hedge; meeting_point=Park entrance; area=Rose garden; leader=Helper Ruth; helpers_wanted=4; what_to_bring=Carrots, net
- Car parks 4 and 5 | lost_pet=Beagle ran off in the woods; meeting_point=Forest car park 4; area=Beech section; leader=Helper Sol; helpers_wanted=8
! item flyer|poster [flyer\\w*|poster\\w*|print\\w*]: Title!;Lost pet->@lost pet|missing pet~Tabby cat near the mill|Beagle ran off in the woods;Headline;Copies:number#1-5000;Hung at:long;Printed on:date;File:file
- Ziggy A4 poster | lost_pet=Beagle ran off in the woods; headline=Please do not chase, call us; copies=80; hung_at=Car parks 1 to 5, bakery, station
- Fussel letterbox card | lost_pet=Tabby cat near the mill; headline=Please look in your cellar; copies=300; hung_at=Bridge street, Mill lane
- Flake park notice | lost_pet=White rabbit under the hedge; headline=Have you seen Flake?; copies=15; hung_at=Park gates
- Helga street sheet | lost_pet=Tortoise gone from the garden; headline=She is faster than you think; copies=40; hung_at=Fern row, allotments
+ message: Lost pet->@lost pet|missing pet~Tabby cat near the mill|Beagle ran off in the woods;Phone:phone
# nature reserve|protected area|park ranger|ranger|conservation area|national park|nature conservation
item area|reserve|protected area|zone|site: Name!;Protection=Core zone|Buffer zone|Recreation zone|Bird sanctuary;Size:number(ha)#0.1-1000000;Main habitat=Forest|Wetland|Meadow|Dune|Alpine|Heath;Ranger->@ranger|warden~Signy Dahlke|Mateo Roos;Closed season~1 March to 31 July|None;Rules:long;Photo:image
- Reed lake | protection=Bird sanctuary; size=240; main_habitat=Wetland; ranger=Signy Dahlke; closed_season=1 March to 31 July; rules=No boats, dogs on the lead.
- High moor | protection=Core zone; size=610; main_habitat=Heath; ranger=Mateo Roos; closed_season=None
- Wandering dune | protection=Buffer zone; size=95; main_habitat=Dune; ranger=Ingmar Sol; closed_season=1 April to 31 July
- Picnic meadows | protection=Recreation zone; size=40; main_habitat=Meadow; ranger=Tuva Rehn; closed_season=None; rules=Barbecues at the marked places.
item trail|path|hiking trail: Name!;Area->@area|reserve|zone~Reed lake|High moor;Length:number(km)#0.1-300;Climb:number(m)#0-3000;Difficulty=Easy|Medium|Hard;Surface=Boardwalk|Gravel|Path|Road;Step-free:boolean;~Status=Open|Partly closed|Closed;Photo:image
- Boardwalk loop | area=Reed lake; length=3.2; climb=5; difficulty=Easy; surface=Boardwalk; status=Open
- Moor ridge path | area=High moor; length=11.5; climb=420; difficulty=Medium; surface=Path; status=Partly closed
- Dune crest track | area=Wandering dune; length=4.6; climb=60; difficulty=Hard; surface=Path; status=Closed
- Meadow wheel way | area=Picnic meadows; length=1.9; climb=8; difficulty=Easy; surface=Gravel; status=Open
person ranger|warden: Name!;Area~Reed lake|High moor;Phone:phone;Email:email;Radio call sign;Languages;~Status=On duty|Off duty|Leave
- Signy Dahlke | area=Reed lake; radio_call_sign=Heron 1; languages=Norwegian, English; status=On duty
- Mateo Roos | area=High moor; radio_call_sign=Heron 2; languages=Spanish, English; status=Off duty
- Ingmar Sol | area=Wandering dune; radio_call_sign=Heron 3; languages=Swedish; status=On duty
- Tuva Rehn | area=Picnic meadows; radio_call_sign=Heron 4; languages=Norwegian, German; status=Leave
record patrol|patrol log|ranger report|round: Title!;Ranger->@ranger|warden~Signy Dahlke|Mateo Roos;Area->@area|reserve|zone~Reed lake|High moor;Patrolled on:date!;Starts at:time;Ends at:time;Distance:number(km)#0-60;Visitors met:number#0-2000;Findings:long
- Lake round Sunday | ranger=Signy Dahlke; area=Reed lake; distance=9; visitors_met=64; findings=Two tents by the north shore.
- Ridge check after storm | ranger=Mateo Roos; area=High moor; distance=13; visitors_met=8; findings=Three trees across the path.
- Dune fence walk | ranger=Ingmar Sol; area=Wandering dune; distance=6; visitors_met=21; findings=Fence down at post 14.
- Holiday meadow round | ranger=Tuva Rehn; area=Picnic meadows; distance=3; visitors_met=190
record sighting|species record|species observation|observation|wildlife sighting: Title!;Species->@species|protected species~Bittern|Black grouse;Area->@area|reserve|zone~Reed lake|High moor;Seen on:date!;Count:number#1-100000;Behaviour=Feeding|Breeding|Resting|Passing|Track only;Latitude:number#-90-90;Longitude:number#-180-180;Observer;Photo:image;~Verified:boolean
- Bittern booming | species=Bittern; area=Reed lake; count=1; behaviour=Breeding; latitude=59.101; longitude=10.882; observer=Signy Dahlke
- Lek on the ridge | species=Black grouse; area=High moor; count=7; behaviour=Breeding; latitude=59.214; longitude=10.641; observer=Kari Sten
- Sand lizards on the crest | species=Sand lizard; area=Wandering dune; count=9; behaviour=Resting; latitude=59.081; longitude=10.902; observer=Ingmar Sol
- Marsh orchids by the brook | species=Marsh orchid; area=Picnic meadows; count=63; observer=Kari Sten
item species|protected species|animal|plant: Name!;Scientific name;Group=Bird|Mammal|Amphibian|Insect|Plant|Fungus;Red list status=Least concern|Near threatened|Vulnerable|Endangered|Critically endangered;Habitat;Sensitive location:boolean;Description:long;Photo:image
- Bittern | scientific_name=Botaurus stellaris; group=Bird; red_list_status=Vulnerable; habitat=Reed beds
- Black grouse | scientific_name=Lyrurus tetrix; group=Bird; red_list_status=Near threatened; habitat=Heath and bog edge
- Sand lizard | scientific_name=Lacerta agilis; red_list_status=Endangered; habitat=Dunes and heath
- Marsh orchid | scientific_name=Dactylorhiza majalis; group=Plant; red_list_status=Near threatened; habitat=Wet meadow
record incident|violation|incident report|offence: Title!;Area->@area|reserve|zone~Reed lake|High moor;Happened on:date!;Kind=Litter|Fire|Dog off lead|Camping|Poaching|Damage;Severity=Low|Medium|High;Persons involved:number#0-500;Fine:money;Ranger->@ranger|warden~Signy Dahlke|Mateo Roos;Photo:image;Description:long
- Tents in the sanctuary | area=Reed lake; kind=Camping; severity=Medium; persons_involved=4; fine=120; ranger=Signy Dahlke
- Fire ring on the ridge | area=High moor; kind=Fire; severity=High; persons_involved=0; fine=0; ranger=Mateo Roos
- Dog among the lizards | area=Wandering dune; kind=Dog off lead; severity=Low; persons_involved=1; fine=40; ranger=Ingmar Sol
- Rubbish after the holiday | area=Picnic meadows; kind=Litter; severity=Medium; persons_involved=12; fine=0; ranger=Tuva Rehn
work maintenance task|habitat work|conservation task|trail work: Title!;Area->@area|reserve|zone~Reed lake|High moor;Kind=Mowing|Scrub clearing|Trail repair|Signs|Nest boxes|Fence;Due on:date;Led by->@ranger|warden~Signy Dahlke|Mateo Roos;Volunteers needed:number#0-100;Notes:long
- Clear trees from the ridge | area=High moor; kind=Trail repair; led_by=Mateo Roos; volunteers_needed=4
- Autumn reed mowing | area=Reed lake; kind=Mowing; led_by=Signy Dahlke; volunteers_needed=10
- New fence posts on the dune | area=Wandering dune; kind=Fence; led_by=Ingmar Sol; volunteers_needed=6
- Hang tit boxes | area=Picnic meadows; kind=Nest boxes; led_by=Tuva Rehn; volunteers_needed=8
! event guided walk|ranger walk|excursion [walk\\w*|tour\\w*|excursion\\w*|guid\\w*|event\\w*]: Title!;Takes place on:date!;Starts at:time;Meeting point;Led by->@ranger|warden~Signy Dahlke|Mateo Roos;Places:number#2-60;Price:money
- Dawn at the hide | meeting_point=Car park north; led_by=Signy Dahlke; places=12; price=0
- Lizards in the sun | meeting_point=Dune hut; led_by=Ingmar Sol; places=15; price=4
- Orchid Sunday | meeting_point=Meadow bridge; led_by=Tuva Rehn; places=25; price=0
- Grouse lek by snowshoe | meeting_point=Ridge parking; led_by=Mateo Roos; places=6; price=30
+ booking: Area->@area|reserve~Reed lake|High moor;Persons:number#1-60;Starts on:date;Nights:number#0-14

# bird watching|birdwatching|bird ringing|birding|birder|bird sighting|ornithology|bird count
item bird species|species|bird: Name!;Scientific name;Family~Waders|Warblers;Red list status=Least concern|Near threatened|Vulnerable|Endangered|Critically endangered;Length:number(cm)#5-300;Season=Resident|Summer|Winter|Passage;Call;Field marks:long;Photo:image
- Curlew | scientific_name=Numenius arquata; family=Waders; red_list_status=Near threatened; length=55; season=Passage; call=Rising cur-lee
- Reed warbler | scientific_name=Acrocephalus scirpaceus; family=Warblers; red_list_status=Least concern; length=13; season=Summer
- Red kite | scientific_name=Milvus milvus; family=Hawks; red_list_status=Least concern; length=66; season=Summer; call=Whistling mewing
- Long-tailed duck | scientific_name=Clangula hyemalis; family=Ducks; red_list_status=Vulnerable; length=45; season=Winter; call=Yodelling ow-ow
item birding site|site|hotspot|hide|location|observation site: Name!;Habitat=Estuary|Reed bed|Forest|Farmland|Lake|Coast;Latitude:number#-90-90;Longitude:number#-180-180;Best months;Access:long;Hide:boolean;Species count:number#0-600
- Mud point | habitat=Estuary; latitude=53.561; longitude=8.233; best_months=August to October; access=Dyke path, 400 m; species_count=184
- Willow pond | habitat=Reed bed; latitude=53.488; longitude=8.301; best_months=May; access=Hide at the car park; species_count=121
- Mole end | habitat=Coast; latitude=53.602; longitude=8.152; best_months=December to February; access=Harbour wall, slippery; species_count=143
- Kite hill | habitat=Farmland; latitude=53.401; longitude=8.402; best_months=April to July; access=Field track; species_count=88
record sighting|bird sighting|observation|bird record: Title!;Species->@bird species|species|bird~Curlew|Reed warbler;Site->@birding site|site|hotspot|hide~Mud point|Willow pond;Seen on:date!;Seen at:time;Count:number#1-100000;Age=Adult|Juvenile|Unknown;Behaviour=Feeding|Singing|Breeding|Flying over|Roosting;Observer;Photo:image;Notes:long;~Verified=Open|Accepted|Rejected
- Curlews on the mud | species=Curlew; site=Mud point; count=64; age=Unknown; behaviour=Feeding; observer=Hedvig Norr; verified=Accepted
- First reed warbler | species=Reed warbler; site=Willow pond; count=1; age=Adult; behaviour=Singing; observer=Ted Moxon; verified=Open
- Kite over fresh hay | species=Red kite; site=Kite hill; count=4; age=Adult; behaviour=Flying over; observer=Hedvig Norr; verified=Accepted
- Duck far out | species=Long-tailed duck; site=Mole end; count=2; age=Juvenile; behaviour=Roosting; observer=Lin Osei; verified=Rejected
record checklist|outing|birding trip|trip|field trip: Title!;Site->@birding site|site|hotspot~Mud point|Willow pond;Went on:date!;Started at:time;Minutes:number(min)#1-1440;Distance:number(km)#0-100;Observers:number#1-60;Species seen:number#0-400;Weather=Clear|Cloudy|Rain|Fog|Windy
- High tide roost count | site=Mud point; minutes=150; distance=2; observers=3; species_seen=31; weather=Windy
- Pond at dawn | site=Willow pond; minutes=90; distance=1; observers=1; species_seen=38; weather=Clear
- Mole in a gale | site=Mole end; minutes=60; distance=0.8; observers=2; species_seen=19; weather=Rain
- Hay day on Kite hill | site=Kite hill; minutes=120; distance=4; observers=4; species_seen=33; weather=Cloudy
record ringing record|bird ring|capture|banding record|ring: Ring number!;Species->@bird species|species|bird~Curlew|Reed warbler;Site->@birding site|site~Mud point|Willow pond;Caught on:date!;New or retrap=New|Retrap|Control;Age code~3|4;Sex=Male|Female|Unknown;Wing:number(mm)#30-700;Weight:number(g)#4-15000;Fat score:number#0-8;Ringer~Hedvig Norr|Ted Moxon
- AX40221 | species=Reed warbler; site=Willow pond; new_or_retrap=New; age_code=4; sex=Unknown; wing=66; weight=11.9; fat_score=2; ringer=Hedvig Norr
- 7088113 | species=Curlew; site=Mud point; new_or_retrap=Retrap; age_code=4; sex=Female; wing=305; weight=870; fat_score=3; ringer=Ted Moxon
- JN1180 | species=Red kite; site=Kite hill; new_or_retrap=New; age_code=3; sex=Unknown; wing=410; weight=950; fat_score=4; ringer=Hedvig Norr
- AX38817 | species=Reed warbler; site=Willow pond; new_or_retrap=Control; age_code=4; sex=Male; wing=68; weight=12.4; fat_score=3; ringer=Ted Moxon
record nest record|nest|nest box|nest check: Title!;Species->@bird species|species|bird~Curlew|Reed warbler;Site->@birding site|site~Mud point|Willow pond;Checked on:date!;Stage=Building|Eggs|Chicks|Fledged|Failed;Eggs:number#0-20;Chicks:number#0-20;Observer;Notes:long
- Reed nest 4 | species=Reed warbler; site=Willow pond; stage=Eggs; eggs=4; chicks=0; observer=Ted Moxon
- Box 12 empty | site=Willow pond; stage=Failed; eggs=0; chicks=0; observer=Hedvig Norr
- Kite oak 2 | species=Red kite; site=Kite hill; stage=Chicks; eggs=0; chicks=2; observer=Hedvig Norr
- Reed nest 9 | species=Reed warbler; site=Willow pond; stage=Fledged; eggs=0; chicks=3; observer=Ted Moxon
event excursion|guided walk|bird count|bird race: Title!;Takes place on:date!;Starts at:time;Site->@birding site|site|hotspot~Mud point|Willow pond;Leader~Hedvig Norr|Ted Moxon;Places:number#2-200;Level=Beginner|Experienced|All;What to bring;Description:long
- Waders for beginners | site=Mud point; leader=Hedvig Norr; places=15; level=Beginner; what_to_bring=Binoculars, windproof coat
- New year count | site=Willow pond; leader=Ted Moxon; places=30; level=All
- Sea ducks with a scope | site=Mole end; leader=Ted Moxon; places=12; level=Experienced; what_to_bring=Scope, warm gloves
- Kites at haymaking | site=Kite hill; leader=Hedvig Norr; places=20; level=All
! item life list entry|wish list|target species [list|lifer\\w*|target\\w*|wish\\w*]: Title!;Species->@bird species|species~Curlew|Reed warbler;Birder;Kind=Seen|Wanted;First seen on:date;Country
- Reed warbler seen | species=Reed warbler; birder=Ted Moxon; kind=Seen; country=Germany
- Long-tailed duck wanted | species=Long-tailed duck; birder=Lin Osei; kind=Wanted; country=Denmark
- Curlew, first ever | species=Curlew; birder=Hedvig Norr; kind=Seen; country=Netherlands
- Red kite from the train | species=Red kite; birder=Lin Osei; kind=Seen; country=Germany

# weather station|weather data|meteorology|rainfall|weather observation|meteorologist|rain gauge
item station|weather station|site|rain gauge: Name!;Code;Latitude!:number#-90-90;Longitude!:number#-180-180;Altitude:number(m)#-430-8000;Kind=Automatic|Manual|Rain gauge only|School;Operator;Set up on:date;Surroundings=Open field|Garden|Roof|Forest edge|City;Photo:image;~Status=Online|Offline|Maintenance
- Hill farm | code=HF01; latitude=47.381; longitude=11.204; altitude=812; kind=Automatic; operator=Annelie Trost; surroundings=Open field; status=Online
- School roof | code=SR02; latitude=47.301; longitude=11.142; altitude=598; kind=School; operator=Class 8a; surroundings=Roof; status=Maintenance
- Lake jetty | code=LJ03; latitude=47.342; longitude=11.181; altitude=640; kind=Rain gauge only; operator=Boat club; surroundings=Garden; status=Offline
- Forest edge West | code=FW04; latitude=47.362; longitude=11.098; altitude=905; kind=Manual; operator=Ulf Bader; surroundings=Forest edge; status=Online
item sensor|instrument|gauge: Name!;Station->@station|weather station|site~Hill farm|School roof;Measures=Temperature|Humidity|Pressure|Wind|Rain|Sunshine|Soil;Model;Serial number;Height above ground:number(m)#-2-100;Calibrated on:date;Accuracy;~Status=Working|Faulty|Replaced
- Hill farm thermometer | station=Hill farm; measures=Temperature; model=PT100; serial_number=T-4471; height_above_ground=2; accuracy=0.1 °C; status=Working
- School anemometer | station=School roof; measures=Wind; model=Cup 3; serial_number=W-0918; height_above_ground=12; accuracy=0.5 m/s; status=Faulty
- Jetty tipping bucket | station=Lake jetty; measures=Rain; model=TB 200; serial_number=R-3307; height_above_ground=1; accuracy=0.2 mm; status=Replaced
- West soil probe | station=Forest edge West; measures=Soil; model=SP 10; serial_number=S-0042; height_above_ground=-0.1; accuracy=0.3 °C; status=Working
record reading|weather reading|measurement|observation|weather observation: Title!;Station->@station|weather station|site~Hill farm|School roof;Measured on:date!;Measured at:time;Temperature:number(°C)#-60-55;Humidity:number(%)#0-100;Pressure:number(hPa)#850-1090;Wind speed:number(km/h)#0-350;Wind direction=N|NE|E|SE|S|SW|W|NW;Rain:number(mm)#0-500;Sky=Clear|Partly cloudy|Overcast|Fog|Thunder
- Hill farm seven o'clock | station=Hill farm; temperature=4.2; humidity=91; pressure=1012; wind_speed=6; wind_direction=NE; rain=0; sky=Fog
- School at noon | station=School roof; temperature=13.8; humidity=54; pressure=1014; wind_speed=14; wind_direction=W; rain=0.2; sky=Partly cloudy
- Jetty thunderstorm | station=Lake jetty; temperature=18.3; humidity=96; pressure=1004; wind_speed=52; wind_direction=SW; rain=14.6; sky=Thunder
- West at nine | station=Forest edge West; temperature=6.9; humidity=72; pressure=1019; wind_speed=9; wind_direction=N; rain=0; sky=Clear
record daily summary|day summary|climate record|monthly summary: Title!;Station->@station|weather station|site~Hill farm|School roof;Date:date!;Minimum:number(°C)#-60-45;Maximum:number(°C)#-50-58;Mean:number(°C)#-55-50;Rain total:number(mm)#0-900;Sunshine:number(h)#0-24;Gust:number(km/h)#0-400;Snow depth:number(cm)#0-1500
- Hill farm 3 May | station=Hill farm; minimum=2.9; maximum=15.4; mean=8.8; rain_total=1.4; sunshine=6.1; gust=38; snow_depth=0
- School 3 May | station=School roof; minimum=5.2; maximum=17.1; mean=11; rain_total=0.8; sunshine=6.4; gust=44; snow_depth=0
- Jetty 9 July | station=Lake jetty; minimum=14.8; maximum=27.2; mean=20.4; rain_total=31; sunshine=7; gust=86; snow_depth=0
- West 12 January | station=Forest edge West; minimum=-13.1; maximum=-4; mean=-8.6; rain_total=0; sunshine=5.2; gust=20; snow_depth=38
record severe weather report|storm report|weather event|hail report: Title!;Happened on:date!;Happened at:time;Kind=Hail|Thunderstorm|Tornado|Flood|Heavy snow|Gale;Place;Latitude:number#-90-90;Longitude:number#-180-180;Hail size:number(cm)#0-20;Damage:long;Reporter name;Photo:image;~Checked:boolean
- Hail over Hill farm | kind=Hail; place=Hill farm and south; latitude=47.379; longitude=11.207; hail_size=2.5; damage=Greenhouse panes, dented cars; reporter_name=Annelie Trost
- Gale in the lower valley | kind=Gale; place=Railway crossing; latitude=47.296; longitude=11.139; damage=Poplar on the line; reporter_name=Ulf Bader
- Snow cut off the hamlet | kind=Heavy snow; place=Upper hamlet; latitude=47.371; longitude=11.081; damage=Two barns roofs bent; reporter_name=Mail driver
- Brook over the road | kind=Flood; place=Lake road bend; latitude=47.340; longitude=11.176; damage=Cellars in three houses; reporter_name=Fire brigade
item warning|weather warning|alert rule|weather alert: Title!;Station->@station|weather station~Hill farm|School roof;Element=Temperature|Wind|Rain|Snow|Frost;Threshold:number#-60-500;Direction=Above|Below;Level=Yellow|Orange|Red;Valid from:date;Valid until:date;~Status=Active|Expired
- Frost at Hill farm | station=Hill farm; element=Frost; threshold=0; direction=Below; level=Yellow; status=Active
- Gale at the school | station=School roof; element=Wind; threshold=75; direction=Above; level=Orange; status=Expired
- Cloudburst at the jetty | station=Lake jetty; element=Rain; threshold=40; direction=Above; level=Red; status=Active
- Deep snow West | station=Forest edge West; element=Snow; threshold=50; direction=Above; level=Orange; status=Expired
work station maintenance|maintenance visit|sensor service: Title!;Station->@station|weather station|site~Hill farm|School roof;Sensor->@sensor|instrument|gauge~Hill farm thermometer|School anemometer;Due on:date;Kind=Cleaning|Calibration|Battery|Replacement;Assigned to~Annelie Trost|Ulf Bader;Notes:long
- Replace the cup wheel | station=School roof; sensor=School anemometer; kind=Replacement; assigned_to=Ulf Bader
- Clean the radiation shield | station=Hill farm; sensor=Hill farm thermometer; kind=Cleaning; assigned_to=Annelie Trost
- Level the rain gauge | station=Lake jetty; sensor=Jetty tipping bucket; kind=Calibration; assigned_to=Annelie Trost
- Battery of the soil logger | station=Forest edge West; sensor=West soil probe; kind=Battery; assigned_to=Ulf Bader

# observatory|telescope|astronomy|stargazing|astronomer|astrophotography|star party
item telescope|instrument|scope: Name!;Type=Refractor|Reflector|Schmidt-Cassegrain|Dobsonian|Solar|Radio;Aperture:number(mm)#50-3000;Focal length:number(mm)#200-20000;Mount~Equatorial|Fork;Dome->@dome|site|observing site~Main dome|Meadow field;Camera~Mono CMOS|None;Remote control:boolean;Photo:image;~Status=Ready|In use|In repair
- Big Newton | type=Reflector; aperture=500; focal_length=2000; mount=Equatorial; dome=Main dome; camera=Mono CMOS; status=Ready
- Sun watcher | type=Solar; aperture=90; focal_length=600; mount=Fork; dome=Meadow field; camera=None; status=Ready
- Old refractor | type=Refractor; aperture=150; focal_length=2250; mount=Equatorial; dome=Roll-off shed; camera=None; status=In repair
- Light bucket | type=Dobsonian; aperture=400; focal_length=1800; mount=Rocker box; dome=Meadow field; camera=None; status=In use
item dome|site|observing site|location: Name!;Latitude:number#-90-90;Longitude:number#-180-180;Altitude:number(m)#-100-5500;Sky brightness:number(mag/arcsec²)#16-22.1;Bortle class:number#1-9;Power supply:boolean;Access notes:long
- Main dome | latitude=46.792; longitude=9.681; altitude=1420; sky_brightness=21.3; bortle_class=3; access_notes=Code at the gate.
- Meadow field | latitude=46.799; longitude=9.690; altitude=1390; sky_brightness=21.1; bortle_class=3
- Roll-off shed | latitude=46.791; longitude=9.679; altitude=1415; sky_brightness=21.2; bortle_class=3; access_notes=Crank behind the door.
- Village green | latitude=46.771; longitude=9.652; altitude=980; sky_brightness=20.1; bortle_class=5
item celestial object|target|deep sky object|object|star: Name!;Catalogue number~M 57|NGC 7000;Type=Galaxy|Nebula|Open cluster|Globular cluster|Planet|Double star|Variable star|Comet;Constellation;Right ascension;Declination;Magnitude:number#-27-25;Best months;Description:long;Photo:image
- Ring nebula | catalogue_number=M 57; type=Nebula; constellation=Lyra; right_ascension=18h 53m 35s; declination=+33° 01'; magnitude=8.8; best_months=June to October
- Hercules cluster | catalogue_number=M 13; type=Globular cluster; constellation=Hercules; right_ascension=16h 41m 41s; declination=+36° 27'; magnitude=5.8; best_months=May to August
- Saturn | catalogue_number=None; type=Planet; constellation=Aquarius; magnitude=0.6; best_months=August to November
- Albireo | catalogue_number=Beta Cygni; type=Double star; constellation=Cygnus; right_ascension=19h 30m 43s; declination=+27° 57'; magnitude=3.1; best_months=July to October
record observation|observing log|observing session|log entry: Title!;Object->@celestial object|target|object~Ring nebula|Hercules cluster;Telescope->@telescope|instrument~Big Newton|Sun watcher;Observed on:date!;Starts at:time;Seeing:number#1-5;Transparency:number#1-7;Magnification:number#10-1000;Observer;Sketch or image:image;Notes:long
- Ring at 250 times | object=Ring nebula; telescope=Big Newton; seeing=4; transparency=6; magnification=250; observer=Selma Brugg; notes=Central star held at moments.
- Cluster resolved to the core | object=Hercules cluster; telescope=Big Newton; seeing=3; transparency=6; magnification=200; observer=Idris Falk
- Cassini gap steady | object=Saturn; telescope=Old refractor; seeing=5; transparency=4; magnification=280; observer=Idris Falk
- Gold and blue pair | object=Albireo; telescope=Light bucket; seeing=2; transparency=5; magnification=75; observer=Nora Steen
record exposure|image|astrophoto|imaging run|astro image: Title!;Object->@celestial object|target|object~Ring nebula|Hercules cluster;Telescope->@telescope|instrument~Big Newton;Taken on:date!;Filter=Luminance|Red|Green|Blue|H-alpha|OIII|SII|None;Sub exposure:number(s)#0.001-3600;Frames:number#1-5000;Gain:number#0-1000;Total time:number(h)#0-200;Image:image;~Status=Raw|Calibrated|Processed
- M 57 luminance | object=Ring nebula; telescope=Big Newton; filter=Luminance; sub_exposure=60; frames=120; gain=100; total_time=2; status=Processed
- M 57 OIII | object=Ring nebula; telescope=Big Newton; filter=OIII; sub_exposure=300; frames=48; gain=200; total_time=4; status=Calibrated
- Saturn red video | object=Saturn; telescope=Big Newton; filter=Red; sub_exposure=0.01; frames=5000; gain=350; total_time=0.01; status=Raw
- M 13 blue | object=Hercules cluster; telescope=Big Newton; filter=Blue; sub_exposure=90; frames=40; gain=100; total_time=1; status=Calibrated
request observing proposal|telescope time request|proposal|observation request: Title!;Object->@celestial object|target|object~Ring nebula|Hercules cluster;Telescope->@telescope|instrument~Big Newton|Sun watcher;Proposer name;Email:email;Hours requested:number(h)#0.5-100;Earliest night:date;Moon limit:percent;Science case:long
- Variable stars in M 13 | object=Hercules cluster; telescope=Big Newton; proposer_name=Student group Orion; hours_requested=12; moon_limit=50; science_case=Follow six RR Lyrae stars over three weeks.
- Halo of the Ring | object=Ring nebula; telescope=Big Newton; proposer_name=Idris Falk; hours_requested=8; moon_limit=20
- Saturn ring tilt series | object=Saturn; telescope=Old refractor; proposer_name=Nora Steen; hours_requested=6; moon_limit=100
- Colours of double stars | object=Albireo; telescope=Light bucket; proposer_name=School Class 10b; hours_requested=3; moon_limit=80; science_case=Compare perceived colours of 20 pupils.
event star party|public night|observing evening|tour|guided night: Title!;Takes place on:date!;Starts at:time;Site->@dome|site|observing site~Main dome|Meadow field;Guide~Selma Brugg|Idris Falk;Places:number#2-500;Price:money;Moon phase=New|Waxing|Full|Waning;If cloudy=Cancelled|Talk indoors|Moved;Description:long
- Summer milky way | site=Meadow field; guide=Selma Brugg; places=60; price=12; moon_phase=New; if_cloudy=Talk indoors
- Moon for families | site=Main dome; guide=Idris Falk; places=25; price=8; moon_phase=Waxing; if_cloudy=Moved
- Ring planet night | site=Village green; guide=Idris Falk; places=120; price=0; moon_phase=Full; if_cloudy=Cancelled
- Deep sky camp | site=Roll-off shed; guide=Nora Steen; places=16; price=25; moon_phase=Waning; if_cloudy=Talk indoors
! record sky condition|weather log|night log [weather|cloud\\w*|seeing|condition\\w*|sky quality]: Title!;Site->@dome|site|observing site~Main dome|Meadow field;Night:date!;Cloud cover:percent;Humidity:number(%)#0-100;Temperature:number(°C)#-40-40;Wind:number(km/h)#0-200;Sky brightness:number(mag/arcsec²)#16-22.1
- Dome before midnight | site=Main dome; cloud_cover=10; humidity=62; temperature=7; wind=5; sky_brightness=21.2
- Meadow haze | site=Meadow field; cloud_cover=35; humidity=88; temperature=11; wind=2; sky_brightness=20.6
- Shed in the foehn | site=Roll-off shed; cloud_cover=0; humidity=28; temperature=14; wind=41; sky_brightness=21.4
- Village lamps off | site=Village green; cloud_cover=5; humidity=70; temperature=3; wind=6; sky_brightness=20.4
+ booking: Telescope->@telescope|instrument~Big Newton|Sun watcher;Object->@celestial object|target|object~Ring nebula|Hercules cluster;Night:date;Starts at:time;Ends at:time;Experience=Beginner|Some|Expert
+ reservation: Telescope->@telescope|instrument~Big Newton|Sun watcher;Night:date;Starts at:time;Ends at:time;Persons:number#1-30

# geology|geologist|rock sample|drill core|mineral|borehole|geological survey|mineral collection
item locality|site|outcrop|sampling site|location: Name!;Country;Latitude:number#-90-90;Longitude:number#-180-180;Altitude:number(m)#-500-8000;Formation~Buntsandstein|Kaiserstuhl volcanics;Age=Precambrian|Palaeozoic|Mesozoic|Cenozoic;Kind=Outcrop|Quarry|Mine|River bed|Drill site;Access notes:long;Photo:image
- Red quarry | country=Germany; latitude=48.712; longitude=8.203; altitude=410; formation=Buntsandstein; age=Mesozoic; kind=Quarry; access_notes=Ask the owner, helmet needed.
- Badberg cut | country=Germany; latitude=48.098; longitude=7.672; altitude=380; formation=Kaiserstuhl volcanics; age=Cenozoic; kind=Outcrop
- Silver gallery 2 | country=Germany; latitude=47.892; longitude=7.951; altitude=720; formation=Gneiss complex; age=Precambrian; kind=Mine
- Fern brook bed | country=Germany; latitude=49.301; longitude=7.121; altitude=260; formation=Coal measures; age=Palaeozoic; kind=River bed; access_notes=Only at low water.
record sample|rock sample|specimen|mineral|hand specimen: Sample number!;Locality->@locality|site|outcrop~Red quarry|Badberg cut;Collected on:date!;Collector;Rock type=Igneous|Sedimentary|Metamorphic|Mineral|Fossil|Soil;Name of rock~Sandstone|Carbonatite;Weight:number(g)#1-1000000;Colour;Hardness:number(Mohs)#1-10;Storage place->@storage place|drawer|shelf~Cabinet 3, drawer 4|Core shed A;Photo:image;~Status=In field|In store|In lab|On loan
- RQ-014 | locality=Red quarry; collector=Oda Freund; rock_type=Sedimentary; name_of_rock=Sandstone; weight=820; colour=Red-brown; hardness=6; storage_place=Cabinet 3, drawer 4; status=In store
- BB-003 | locality=Badberg cut; collector=Lucas Perl; rock_type=Igneous; name_of_rock=Carbonatite; weight=640; colour=Cream; hardness=3.5; storage_place=Cabinet 3, drawer 4; status=In lab
- SG-021 | locality=Silver gallery 2; collector=Nils Ohm; rock_type=Mineral; name_of_rock=Fluorite; weight=310; colour=Honey; hardness=4; storage_place=Showcase 2; status=On loan
- FB-007 | locality=Fern brook bed; collector=Oda Freund; rock_type=Fossil; name_of_rock=Fern imprint; weight=1450; colour=Grey; hardness=3; storage_place=Fossil box 9; status=In field
item storage place|drawer|shelf|core box: Name!;Room~Collection room|Core shed;Kind=Drawer|Shelf|Core box|Showcase;Capacity:number#1-1000;Locked:boolean;Note:long
- Cabinet 3, drawer 4 | room=Collection room; kind=Drawer; capacity=40
- Core shed A | room=Core shed; kind=Shelf; capacity=300
- Showcase 2 | room=Entrance hall; kind=Showcase; capacity=25
- Fossil box 9 | room=Collection room; kind=Core box; capacity=12; note=Pad with foam.
item borehole|drill hole|well|drilling: Hole number!;Locality->@locality|site~Red quarry|Badberg cut;Latitude:number#-90-90;Longitude:number#-180-180;Depth:number(m)#0.5-12000;Inclination:number(°)#-90-0;Drilled on:date;Contractor;Groundwater level:number(m)#0-1000;~Status=Planned|Drilling|Finished|Sealed
- BH-01 | locality=Red quarry; latitude=48.713; longitude=8.204; depth=120; inclination=-90; contractor=Deep drill Kolb; groundwater_level=18; status=Finished
- BH-02 | locality=Badberg cut; latitude=48.099; longitude=7.673; depth=60; inclination=-60; contractor=Deep drill Kolb; status=Drilling
- BH-03 | locality=Silver gallery 2; latitude=47.893; longitude=7.952; depth=250; inclination=-75; contractor=Alpine core; groundwater_level=64; status=Planned
- BH-04 | locality=Fern brook bed; latitude=49.302; longitude=7.122; depth=35; inclination=-90; contractor=Deep drill Kolb; groundwater_level=2; status=Sealed
record core log|layer|lithology log|stratum|core interval: Title!;Borehole->@borehole|drill hole|well~BH-01|BH-02;From depth:number(m)#0-12000;To depth:number(m)#0-12000;Rock~Sandstone, medium|Claystone;Colour;Grain size=Clay|Silt|Sand|Gravel|Crystalline;Recovery:percent;Logged by~Oda Freund|Lucas Perl;Photo:image
- BH-01 0 to 14 m | borehole=BH-01; from_depth=0; to_depth=14; rock=Weathered sandstone; colour=Rust; grain_size=Sand; recovery=72; logged_by=Oda Freund
- BH-01 14 to 41 m | borehole=BH-01; from_depth=14; to_depth=41; rock=Sandstone, medium; colour=Red; grain_size=Sand; recovery=96; logged_by=Oda Freund
- BH-02 0 to 9 m | borehole=BH-02; from_depth=0; to_depth=9; rock=Loess loam; colour=Yellow; grain_size=Silt; recovery=85; logged_by=Lucas Perl
- BH-04 12 to 20 m | borehole=BH-04; from_depth=12; to_depth=20; rock=Claystone; colour=Black; grain_size=Clay; recovery=98; logged_by=Oda Freund
record analysis|lab analysis|assay|thin section|test result: Title!;Sample->@sample|rock sample|specimen~RQ-014|BB-003;Analysed on:date!;Method=XRF|XRD|Thin section|ICP-MS|Dating|Density;Element or mineral~SiO2|Calcite;Value:number#0-1000000;Unit=%|ppm|g/cm³|Million years;Laboratory;Analyst;Report:file
- Silica of RQ-014 | sample=RQ-014; method=XRF; element_or_mineral=SiO2; value=88.4; unit=%; laboratory=Rock lab; analyst=Dr Hennig
- Niobium of BB-003 | sample=BB-003; method=ICP-MS; element_or_mineral=Nb; value=640; unit=ppm; laboratory=Geo institute; analyst=Dr Saito
- Density of SG-021 | sample=SG-021; method=Density; element_or_mineral=Fluorite; value=3.18; unit=g/cm³; laboratory=Rock lab; analyst=Nils Ohm
- Age of FB-007 | sample=FB-007; method=Dating; element_or_mineral=Zircon; value=308; unit=Million years; laboratory=Geo institute; analyst=Dr Saito
event field trip|excursion|field campaign|mapping trip: Title!;Locality->@locality|site|outcrop~Red quarry|Badberg cut;Starts on:date!;Ends on:date;Leader~Oda Freund|Lucas Perl;Participants:number#1-60;Equipment:long;Permit number;Goal:long
- Carbonatite weekend | locality=Badberg cut; leader=Lucas Perl; participants=14; equipment=Hammer, hand lens, acid; permit_number=RP-118; goal=Sample the dyke margin.
- Quarry mapping day | locality=Red quarry; leader=Oda Freund; participants=8; goal=Log the east face.
- Fluorite by lamp light | locality=Silver gallery 2; leader=Lucas Perl; participants=6; equipment=Helmet, lamp, rope; permit_number=RP-121
- Ferns at low water | locality=Fern brook bed; leader=Oda Freund; participants=18; goal=Collect plates for the school set.
! record loan|sample loan [loan\\w*|lend\\w*|borrow\\w*]: Title!;Sample->@sample|rock sample|specimen~RQ-014|BB-003;Borrower name;Institution;Lent on:date!;Due back:date;Purpose=Research|Exhibition|Teaching;~Status=Out|Returned|Overdue
- BB-003 for dating | sample=BB-003; borrower_name=Dr Saito; institution=Geo institute; purpose=Research; status=Out
- Fluorite for the crystal show | sample=SG-021; borrower_name=Mara Lenz; institution=City museum; purpose=Exhibition; status=Out
- Fern plate for class 6 | sample=FB-007; borrower_name=Teacher Rolf; institution=Brook school; purpose=Teaching; status=Returned
- Sandstone thin section | sample=RQ-014; borrower_name=Dr Hennig; institution=Rock lab; purpose=Research; status=Overdue

# marine biology|coral reef|research vessel|oceanography|marine research|reef survey|marine station
item site|reef|dive site|sampling station|survey site: Name!;Region;Latitude:number#-90-90;Longitude:number#-180-180;Depth:number(m)#0-11000;Habitat=Coral reef|Seagrass|Kelp|Mangrove|Open water|Sea floor;Protected:boolean;Description:long;Photo:image
- North bommie | region=Lagoon; latitude=-14.671; longitude=145.462; depth=12; habitat=Coral reef
- Eelgrass bay | region=Inner sound; latitude=58.252; longitude=11.451; depth=4; habitat=Seagrass
- Kelp stack | region=Outer coast; latitude=58.301; longitude=11.202; depth=16; habitat=Kelp
- Mangrove gut | region=River mouth; latitude=-14.702; longitude=145.381; depth=2; habitat=Mangrove
event expedition|cruise|field campaign|voyage|survey trip: Title!;Vessel->@vessel|research vessel|boat~RV Sula|Dinghy Kittiwake;Starts on:date!;Ends on:date;Chief scientist~Dr Noa Reyes|Dr Elin Vass;Berths:number#1-120;Goal:long;Permit number;~Status=Planned|At sea|Finished
- Lagoon bleaching survey | vessel=RV Sula; chief_scientist=Dr Noa Reyes; berths=14; goal=Forty transects before the hot season; permit_number=P-2208; status=Planned
- Eelgrass mapping | vessel=Dinghy Kittiwake; chief_scientist=Dr Elin Vass; berths=3; goal=Map the lower edge; permit_number=M-117; status=Finished
- Kelp winter dive | vessel=RIB Skua; chief_scientist=Dr Elin Vass; berths=5; goal=Count holdfasts at twelve stations; permit_number=M-121; status=At sea
- Mangrove nursery trawl | vessel=Skiff Mud; chief_scientist=Dr Noa Reyes; berths=4; goal=Juvenile fish in four creeks; permit_number=P-2215; status=Planned
item vessel|research vessel|boat: Name!;Length:number(m)#3-200;Berths:number#0-150;Range:number(nmi)#1-20000;Home port;Equipment~CTD, winch, grab|Echo sounder;Day rate:money;~Status=In port|At sea|In dock
- RV Sula | length=32; berths=16; range=3000; home_port=Cairn harbour; equipment=CTD, winch, grab; day_rate=7800; status=In port
- Dinghy Kittiwake | length=6; berths=0; range=40; home_port=Station pier; equipment=Echo sounder; day_rate=150; status=In port
- RIB Skua | length=8; berths=0; range=120; home_port=Station pier; equipment=Dive ladder, oxygen; day_rate=420; status=At sea
- Skiff Mud | length=4.5; berths=0; range=15; home_port=Cairn harbour; equipment=Beam trawl; day_rate=90; status=In dock
record survey|transect|reef survey|dive survey|dive log: Title!;Site->@site|reef|survey site~North bommie|Eelgrass bay;Expedition->@expedition|cruise~Lagoon bleaching survey|Eelgrass mapping;Surveyed on:date!;Diver or observer;Method=Belt transect|Point intercept|Quadrat|Video|Trawl;Transect length:number(m)#1-1000;Live cover:percent;Bleached:percent;Visibility:number(m)#0-60;Notes:long
- Bommie transect 1 | site=North bommie; expedition=Lagoon bleaching survey; diver_or_observer=Dr Noa Reyes; method=Point intercept; transect_length=50; live_cover=38; bleached=21; visibility=18
- Bay quadrats A | site=Eelgrass bay; expedition=Eelgrass mapping; diver_or_observer=Jonas Pike; method=Quadrat; transect_length=100; live_cover=64; bleached=0; visibility=5
- Kelp belt 3 | site=Kelp stack; expedition=Kelp winter dive; diver_or_observer=Mia Strand; method=Belt transect; transect_length=30; live_cover=71; bleached=0; visibility=9
- Gut trawl 1 | site=Mangrove gut; expedition=Mangrove nursery trawl; diver_or_observer=Jonas Pike; method=Trawl; transect_length=150; live_cover=0; bleached=0; visibility=1
record species observation|species count|sighting|observation: Title!;Survey->@survey|transect~Bommie transect 1|Bay quadrats A;Species->@species|marine species~Staghorn coral|Green crab;Seen on:date!;Count:number#0-1000000;Size:number(cm)#0-3500;Behaviour or condition=Healthy|Bleached|Diseased|Breeding|Dead;Observer;Photo:image
- Staghorn on transect 1 | survey=Bommie transect 1; species=Staghorn coral; count=14; size=45; behaviour_or_condition=Bleached; observer=Dr Noa Reyes
- Crabs in quadrats A | survey=Bay quadrats A; species=Green crab; count=31; size=4; behaviour_or_condition=Healthy; observer=Jonas Pike
- Lumpsucker on kelp 3 | survey=Kelp belt 3; species=Lumpsucker; count=2; size=31; behaviour_or_condition=Breeding; observer=Mia Strand
- Dead oysters in the gut | survey=Gut trawl 1; species=Mangrove oyster; count=85; size=6; behaviour_or_condition=Dead; observer=Jonas Pike
item species|marine species|taxon: Name!;Scientific name;Group=Coral|Fish|Mammal|Mollusc|Crustacean|Algae|Plant;Red list status=Least concern|Near threatened|Vulnerable|Endangered|Critically endangered|Not evaluated;Invasive:boolean;Depth range;Photo:image
- Staghorn coral | scientific_name=Acropora cervicornis; group=Coral; red_list_status=Critically endangered; depth_range=1 to 25 m
- Green crab | scientific_name=Carcinus maenas; group=Crustacean; red_list_status=Not evaluated; depth_range=0 to 60 m
- Lumpsucker | scientific_name=Cyclopterus lumpus; group=Fish; red_list_status=Near threatened; depth_range=0 to 300 m
- Mangrove oyster | scientific_name=Saccostrea cuccullata; group=Mollusc; red_list_status=Not evaluated; depth_range=0 to 3 m
record water sample|ctd cast|water measurement|sensor reading|sample: Sample number!;Site->@site|sampling station~North bommie|Eelgrass bay;Taken on:date!;Depth:number(m)#0-11000;Temperature:number(°C)#-2-40;Salinity:number(PSU)#0-45;pH:number#6.5-9;Oxygen:number(mg/l)#0-20;Chlorophyll:number(µg/l)#0-200;Taken by~Jonas Pike|Dr Elin Vass
- WS-0411 | site=North bommie; depth=10; temperature=29.4; salinity=34.8; ph=8; oxygen=6.1; chlorophyll=0.4; taken_by=Jonas Pike
- WS-0412 | site=Eelgrass bay; depth=3; temperature=16.2; salinity=22.5; ph=8.1; oxygen=9.2; chlorophyll=3.1; taken_by=Dr Elin Vass
- WS-0413 | site=Kelp stack; depth=15; temperature=5.8; salinity=31.2; ph=8; oxygen=10.4; chlorophyll=0.9; taken_by=Dr Elin Vass
- WS-0414 | site=Mangrove gut; depth=1; temperature=30.6; salinity=18; ph=7.4; oxygen=3.8; chlorophyll=9.5; taken_by=Jonas Pike
! item equipment|instrument|dive gear [equipment|gear|instrument\\w*|sensor\\w*|loan]: Name!;Kind=CTD|Camera|Dive set|Grab|Net|ROV;Serial number;Serviced on:date;Depth rating:number(m)#0-11000;~Status=Ready|At sea|In service
- CTD 2 | kind=CTD; serial_number=C-9912; depth_rating=3000; status=Ready
- Drop camera | kind=Camera; serial_number=V-204; depth_rating=150; status=At sea
- Dry suit set M | kind=Dive set; serial_number=D-018; depth_rating=50; status=In service
- Van Veen grab | kind=Grab; serial_number=G-007; depth_rating=500; status=Ready
+ booking: Vessel->@vessel|research vessel|boat~RV Sula|Dinghy Kittiwake;Starts on:date;Ends on:date;Berths:number#1-60;Purpose:long

# herbarium|plant specimen|botanist|plant press|botanical collection|herbarium sheet
record specimen|herbarium specimen|sheet|plant specimen|herbarium sheet: Barcode!;Taxon->@taxon|species|plant name~Gentiana lutea|Drosera rotundifolia;Collector->@collector|botanist~Minna Aro|Theodor Wick;Collector number;Collected on:date!;Locality->@locality|collecting site|site~Alp Grindel|Black bog;Habitat;Flowering=Flower|Fruit|Sterile|Bud;Cabinet->@cabinet|storage|shelf~C12|C31;Type status=None|Holotype|Isotype|Paratype;Image:image;~Status=Pressed|Mounted|Digitised|On loan
- HB-004411 | taxon=Gentiana lutea; collector=Minna Aro; collector_number=218; locality=Alp Grindel; habitat=Limestone pasture; flowering=Flower; cabinet=C12; type_status=None; status=Digitised
- HB-004527 | taxon=Drosera rotundifolia; collector=Theodor Wick; collector_number=77; locality=Black bog; habitat=Sphagnum carpet; flowering=Fruit; cabinet=C31; type_status=None; status=Mounted
- HB-004602 | taxon=Eryngium maritimum; collector=Saskia Boon; collector_number=41; locality=Dune slack 4; habitat=Yellow dune; flowering=Bud; cabinet=C7; type_status=None; status=Pressed
- HB-000019 | taxon=Rosa pouzinii; collector=Abbé Lemoine; collector_number=9; locality=Old rampart; habitat=Wall foot; flowering=Sterile; cabinet=C22; type_status=Isotype; status=On loan
item taxon|species|plant name|plant species: Name!;Family~Gentianaceae|Droseraceae;Genus;Author;Common name;Rank=Species|Subspecies|Variety|Genus;Red list status=Least concern|Near threatened|Vulnerable|Endangered|Not evaluated;Accepted name:boolean;Synonyms:long
- Gentiana lutea | family=Gentianaceae; genus=Gentiana; author=L.; common_name=Great yellow gentian; rank=Species; red_list_status=Least concern; synonyms=Asterias lutea
- Drosera rotundifolia | family=Droseraceae; genus=Drosera; author=L.; common_name=Round-leaved sundew; rank=Species; red_list_status=Vulnerable
- Eryngium maritimum | family=Apiaceae; genus=Eryngium; author=L.; common_name=Sea holly; rank=Species; red_list_status=Near threatened
- Rosa pouzinii | family=Rosaceae; genus=Rosa; author=Tratt.; common_name=Pouzin's rose; rank=Species; red_list_status=Not evaluated
person collector|botanist: Name!;Abbreviation;Institution;Active from:number#1600-2040;Active until:number#1600-2040;Email:email;Biography:long
- Minna Aro | abbreviation=Aro; institution=Alpine herbarium; active_from=1998
- Theodor Wick | abbreviation=T.Wick; institution=Natural history society; active_from=1911; active_until=1948
- Saskia Boon | abbreviation=S.Boon; institution=Dune survey; active_from=2016
- Abbé Lemoine | abbreviation=Lem.; institution=Seminary; active_from=1861; active_until=1894
item locality|collecting site|site: Name!;Country;Region;Latitude:number#-90-90;Longitude:number#-180-180;Altitude:number(m)#-430-8000;Uncertainty:number(m)#1-100000;Habitat=Forest|Meadow|Bog|Alpine|Coast|Town
- Alp Grindel | country=Switzerland; region=Bernese Alps; latitude=46.651; longitude=8.031; altitude=1840; uncertainty=200; habitat=Alpine
- Black bog | country=Austria; region=Salzkammergut; latitude=47.781; longitude=13.602; altitude=720; uncertainty=500; habitat=Bog
- Dune slack 4 | country=Netherlands; region=Terschelling; latitude=53.411; longitude=5.312; altitude=3; uncertainty=25; habitat=Coast
- Old rampart | country=France; region=Languedoc; latitude=43.211; longitude=2.363; altitude=150; uncertainty=2000; habitat=Town
item cabinet|storage|shelf|storage unit: Name!;Room~Herbarium hall|Basement;Families held~Gentianaceae to Geraniaceae|Droseraceae;Capacity:number(sheets)#10-100000;Last frozen on:date;Humidity:number(%)#10-90
- C12 | room=Herbarium hall; families_held=Gentianaceae to Geraniaceae; capacity=1200; humidity=45
- C31 | room=Basement; families_held=Droseraceae; capacity=900; humidity=48
- C7 | room=Herbarium hall; families_held=Apiaceae; capacity=1500; humidity=44
- C22 | room=Basement; families_held=Rosaceae; capacity=2100; humidity=51
record determination|identification|annotation|det slip: Title!;Specimen->@specimen|herbarium specimen|sheet~HB-004411|HB-004527;Taxon->@taxon|species|plant name~Gentiana lutea|Drosera rotundifolia;Determined on:date!;Determined by;Certainty=Certain|Likely|Doubtful;Current:boolean;Remarks:long
- First det HB-004411 | specimen=HB-004411; taxon=Gentiana lutea; determined_by=Minna Aro; certainty=Certain
- Revision HB-004527 | specimen=HB-004527; taxon=Drosera rotundifolia; determined_by=Dr Ulf Sander; certainty=Certain; remarks=Leaf blade rounder than D. anglica.
- First det HB-004602 | specimen=HB-004602; taxon=Eryngium maritimum; determined_by=Saskia Boon; certainty=Certain
- Doubt about HB-000019 | specimen=HB-000019; taxon=Rosa pouzinii; determined_by=Minna Aro; certainty=Doubtful; remarks=Glands hard to see on the old sheet.
record loan|specimen loan|exchange|sending: Loan number!;Specimen->@specimen|herbarium specimen|sheet~HB-004411|HB-004527;Institution!;Contact person;Email:email;Sent on:date!;Due back:date;Sheets:number#1-2000;Purpose=Research|Exhibition|Exchange|Gift;~Status=Out|Returned|Extended|Overdue
- L-25-08 | specimen=HB-004527; institution=Botanic museum North; contact_person=Dr Ulf Sander; sheets=1; purpose=Research; status=Returned
- L-25-11 | specimen=HB-004411; institution=University herbarium East; contact_person=Prof Kim; sheets=1; purpose=Research; status=Out
- L-25-14 | specimen=HB-000019; institution=Rose garden museum; contact_person=Ilja Rozen; sheets=4; purpose=Exhibition; status=Overdue
- L-25-15 | specimen=HB-004602; institution=Island school; contact_person=Teacher Mok; sheets=2; purpose=Exchange; status=Extended
work digitisation task|mounting task|transcription task|curation task: Title!;Specimen->@specimen|herbarium specimen|sheet~HB-004411|HB-004527;Kind=Mounting|Photographing|Label transcription|Freezing|Repair;Due on:date;Assigned to~Volunteer Lou|Curator Minna;Notes:long
- Transcribe the Wick labels | specimen=HB-004527; kind=Label transcription; assigned_to=Volunteer Lou
- Reattach a leaf | specimen=HB-004411; kind=Repair; assigned_to=Curator Minna
- Photograph the dune sheets | specimen=HB-004602; kind=Photographing; assigned_to=Volunteer Lou
- Freeze the incoming bundle | specimen=HB-000019; kind=Freezing; assigned_to=Curator Minna; notes=Four days at -30 °C.
# natural history museum|insect collection|entomology|fossil collection|palaeontology|paleontology|taxidermy|natural history collection
record specimen|museum specimen|object|collection item|fossil|insect: Catalogue number!;Taxon->@taxon|species|taxonomic name~Papilio machaon|Ammonites planulatus;Collection=Insects|Fossils|Birds|Mammals|Minerals|Shells;Collected on:date;Locality;Collector;Sex=Male|Female|Unknown;Preparation=Pinned|Skin|Skeleton|Alcohol|Rock|Mounted;Drawer->@drawer|storage unit|cabinet~Lep 14-3|Pal 2-11;Condition=Good|Fair|Poor|Damaged;Image:image;~Status=In store|On show|On loan|Missing
- ENT-10442 | taxon=Papilio machaon; collection=Insects; locality=South slope, Valais; collector=O. Brandis; sex=Female; preparation=Pinned; drawer=Lep 14-3; condition=Good; status=In store
- PAL-00871 | taxon=Ammonites planulatus; collection=Fossils; locality=Quarry Holz; collector=School group 1932; sex=Unknown; preparation=Rock; drawer=Pal 2-11; condition=Fair; status=On show
- AVE-02217 | taxon=Alcedo atthis; collection=Birds; locality=Mill pond; collector=T. Ruoff; sex=Male; preparation=Mounted; drawer=Av 3-2; condition=Fair; status=On loan
- MOL-00519 | taxon=Nautilus pompilius; collection=Shells; locality=Coral Sea; sex=Unknown; preparation=Alcohol; drawer=Wet 1-8; condition=Damaged; status=Missing
item taxon|species|taxonomic name: Name!;Author and year;Order~Lepidoptera|Ammonitida;Family;Rank=Species|Genus|Family|Order;Common name;Geological age=Recent|Quaternary|Cretaceous|Jurassic|Triassic|Palaeozoic;Description:long
- Papilio machaon | author_and_year=Linnaeus, 1758; order=Lepidoptera; family=Papilionidae; rank=Species; common_name=Swallowtail; geological_age=Recent
- Ammonites planulatus | author_and_year=Sowerby, 1827; order=Ammonitida; family=Perisphinctidae; rank=Species; common_name=Ammonite; geological_age=Jurassic
- Alcedo atthis | author_and_year=Linnaeus, 1758; order=Coraciiformes; family=Alcedinidae; rank=Species; common_name=Kingfisher; geological_age=Recent
- Nautilus pompilius | author_and_year=Linnaeus, 1758; order=Nautilida; family=Nautilidae; rank=Species; common_name=Chambered nautilus; geological_age=Recent
item drawer|storage unit|cabinet|collection room: Name!;Room~Entomology store|Fossil store;Cabinet number;Capacity:number#1-10000;Temperature:number(°C)#-30-30;Humidity:number(%)#10-90;Pest check on:date;Locked:boolean
- Lep 14-3 | room=Entomology store; cabinet_number=14; capacity=180; temperature=18; humidity=48
- Pal 2-11 | room=Fossil store; cabinet_number=2; capacity=60; temperature=19; humidity=50
- Av 3-2 | room=Bird store; cabinet_number=3; capacity=40; temperature=17; humidity=46
- Wet 1-8 | room=Spirit store; cabinet_number=1; capacity=90; temperature=15; humidity=55
record accession|acquisition|donation of objects: Accession number!;Received on:date!;Source=Donation|Purchase|Field work|Exchange|Bequest;Donor name;Objects:number#1-1000000;Value:money;Permit:file;Notes:long
- 2025-017 | source=Bequest; donor_name=Estate Brandis; objects=4200; notes=Butterflies of the Alps, 31 drawers.
- 2025-019 | source=Field work; donor_name=Museum; objects=85; notes=Ammonites from quarry Holz.
- 2025-022 | source=Exchange; donor_name=Museum of the coast; objects=140; notes=Shells against duplicates of butterflies.
- 2025-026 | source=Purchase; donor_name=Dealer Horn; objects=1; value=2400; notes=Mounted kingfisher pair of 1890.
record loan|object loan|specimen loan: Loan number!;Specimen->@specimen|museum specimen|object~ENT-10442|PAL-00871;Institution!;Contact person;Email:email;Sent on:date!;Due back:date;Insurance value:money;Purpose=Research|Exhibition|Photography;~Status=Requested|Out|Returned|Overdue
- LO-331 | specimen=PAL-00871; institution=City museum West; contact_person=Frida Holt; insurance_value=800; purpose=Exhibition; status=Out
- LO-332 | specimen=ENT-10442; institution=University zoology; contact_person=Dr Mbeki; insurance_value=50; purpose=Research; status=Returned
- LO-335 | specimen=AVE-02217; institution=River centre; contact_person=Olaf Berg; insurance_value=1200; purpose=Exhibition; status=Overdue
- LO-338 | specimen=MOL-00519; institution=Photo school; contact_person=Mia Rolf; insurance_value=90; purpose=Photography; status=Requested
record condition report|conservation record|preparation record|pest check: Title!;Specimen->@specimen|museum specimen|object~ENT-10442|PAL-00871;Done on:date!;Kind=Condition check|Cleaning|Repair|Freezing|Preparation;Damage=None|Pests|Mould|Crack|Fading;Treatment:long;Conservator~Ilse Tamm|Ravi Desh;Next check:date
- Beetle trace in drawer 14-3 | specimen=ENT-10442; kind=Freezing; damage=Pests; treatment=Two weeks at -25 °C; conservator=Ilse Tamm
- Crack in the ammonite | specimen=PAL-00871; kind=Repair; damage=Crack; treatment=Reversible resin; conservator=Ravi Desh
- Kingfisher colours | specimen=AVE-02217; kind=Condition check; damage=Fading; treatment=Light cut to 50 lux; conservator=Ilse Tamm
- Topping up the nautilus jar | specimen=MOL-00519; kind=Preparation; damage=None; treatment=New alcohol and seal; conservator=Ravi Desh
item exhibition|gallery|display|showcase: Title!;Hall~Hall 1|Dinosaur hall;Opens on:date;Closes on:date;Curator~Ilse Tamm|Ravi Desh;Objects on show:number#1-10000;Visitors expected:number#0-1000000;Description:long;Photo:image
- Wings of the Alps | hall=Hall 1; curator=Ilse Tamm; objects_on_show=240; visitors_expected=18000
- Sea over our town | hall=Dinosaur hall; curator=Ravi Desh; objects_on_show=75; visitors_expected=25000
- Blue feathers | hall=Hall 3; curator=Ilse Tamm; objects_on_show=60; visitors_expected=9000
- Spiral wonders | hall=Hall 2; curator=Ravi Desh; objects_on_show=130; visitors_expected=14000
request research request|visit request|image request|loan request: Title!;Researcher name;Institution;Email:email;Specimen->@specimen|museum specimen|object~ENT-10442|PAL-00871;Kind=Visit|Loan|Photographs|Tissue sample|Scan;Wanted from:date;Purpose:long
- Photograph swallowtails | researcher_name=Lea Onken; institution=University zoology; specimen=ENT-10442; kind=Photographs; purpose=Wing pattern study
- Scan of the ammonite | researcher_name=Paul Eide; institution=Technical college; specimen=PAL-00871; kind=Scan; purpose=Teaching model
- Toe pad of the kingfisher | researcher_name=Dr Yara Nunes; institution=Gene lab; specimen=AVE-02217; kind=Tissue sample; purpose=Population history
- Two days with the shells | researcher_name=Bo Lindgren; institution=Shell club; specimen=MOL-00519; kind=Visit; purpose=Drawing plates
+ booking: Exhibition->@exhibition|gallery|display~Wings of the Alps|Sea over our town;Tour=Overview|Behind the scenes|School;Persons:number#1-40
+ ticket: Exhibition->@exhibition|gallery~Wings of the Alps|Sea over our town;Category=Adult|Child|Family|Reduced;Persons:number#1-40

# water quality|river monitoring|stream monitoring|water sampling|bathing water|water monitoring|lake monitoring
item sampling site|monitoring site|site|river section|station: Name!;Code;Water body~River Alder|Mirror lake;Kind=River|Stream|Lake|Well|Beach|Outfall;Latitude:number#-90-90;Longitude:number#-180-180;Access notes:long;Bathing site:boolean;Photo:image
- Alder at the footbridge | code=AL-04; water_body=River Alder; kind=River; latitude=52.118; longitude=-2.331; access_notes=Steep bank, wear boots.
- Lido beach | code=ML-01; water_body=Mirror lake; kind=Beach; latitude=52.142; longitude=-2.298
- Well of Hay farm | code=HF-02; water_body=Gravel aquifer; kind=Well; latitude=52.131; longitude=-2.352; access_notes=Ring at the house.
- Works outfall | code=AL-07; water_body=River Alder; kind=Outfall; latitude=52.104; longitude=-2.322
record sample|water sample|reading|measurement|water test: Title!;Site->@sampling site|monitoring site|site~Alder at the footbridge|Lido beach;Sampled on:date!;Sampled at:time;Temperature:number(°C)#-1-40;pH:number#3-11;Oxygen:number(mg/l)#0-20;Nitrate:number(mg/l)#0-300;Phosphate:number(mg/l)#0-20;Turbidity:number(NTU)#0-2000;E. coli:number(per 100 ml)#0-1000000;Sampler~Olive Trent|Hari Mehta;~Status=Draft|Checked|Published
- Footbridge Monday | site=Alder at the footbridge; temperature=11.4; ph=7.8; oxygen=9.6; nitrate=14; phosphate=0.18; turbidity=6; sampler=Olive Trent; status=Published
- Lido before the weekend | site=Lido beach; temperature=20.1; ph=8.3; oxygen=8.7; nitrate=3; phosphate=0.04; turbidity=3; sampler=Hari Mehta; status=Checked
- Hay farm quarterly | site=Well of Hay farm; temperature=10.2; ph=7.1; oxygen=5.4; nitrate=38; phosphate=0.02; turbidity=0.5; sampler=Olive Trent; status=Draft
- Outfall after rain | site=Works outfall; temperature=14.6; ph=7.4; oxygen=6.1; nitrate=22; phosphate=0.9; turbidity=48; sampler=Hari Mehta; status=Published
item parameter|limit value|threshold|standard: Name!;Unit~mg/l|per 100 ml;Lower limit:number#0-1000000;Upper limit:number#0-1000000;Applies to=River|Lake|Bathing water|Drinking water;Law or standard;Method
- Nitrate in rivers | unit=mg/l; lower_limit=0; upper_limit=50; applies_to=River; law_or_standard=Nitrates directive; method=Photometer
- E. coli at bathing sites | unit=per 100 ml; lower_limit=0; upper_limit=900; applies_to=Bathing water; law_or_standard=Bathing water directive; method=Plate count
- Phosphate in lakes | unit=mg/l; lower_limit=0; upper_limit=0.1; applies_to=Lake; law_or_standard=National lake order; method=Molybdate blue
- Turbidity of drinking water | unit=NTU; lower_limit=0; upper_limit=1; applies_to=Drinking water; law_or_standard=Drinking water directive; method=Turbidity meter
record macroinvertebrate count|kick sample|invertebrate survey|bioassessment: Title!;Site->@sampling site|monitoring site|site~Alder at the footbridge;Sampled on:date!;Group=Mayfly|Stonefly|Caddis|Freshwater shrimp|Worm|Snail;Count:number#0-10000;Index score:number#0-300;Surveyor~Olive Trent|Hari Mehta;Notes:long
- Mayflies at the footbridge | site=Alder at the footbridge; group=Mayfly; count=64; index_score=92; surveyor=Olive Trent
- Shrimps at the footbridge | site=Alder at the footbridge; group=Freshwater shrimp; count=210; index_score=92; surveyor=Hari Mehta
- Worms below the outfall | site=Works outfall; group=Worm; count=480; index_score=24; surveyor=Hari Mehta
- Stoneflies at the footbridge | site=Alder at the footbridge; group=Stonefly; count=12; index_score=92; surveyor=Olive Trent
request pollution report|incident report|citizen report|pollution incident: Title!;Site->@sampling site|monitoring site|site~Alder at the footbridge|Lido beach;Seen on:date!;Kind=Foam|Oil|Dead fish|Sewage|Algae bloom|Litter;Extent=Small|Medium|Large;Reporter name;Email:email;Latitude:number#-90-90;Longitude:number#-180-180;Photo:image;Description:long
- Foam below the weir | site=Alder at the footbridge; kind=Foam; extent=Medium; reporter_name=Angling club; description=White foam since Thursday, smells of soap.
- Green film at the Lido | site=Lido beach; kind=Algae bloom; extent=Large; reporter_name=Lifeguard
- Oil film on Sunday | site=Works outfall; kind=Oil; extent=Small; reporter_name=Dog walker Jan; description=Rainbow film along the left bank.
- Roach floating at the weir | site=Alder at the footbridge; kind=Dead fish; extent=Medium; reporter_name=Miller Coe
record alert|exceedance|warning|threshold breach: Title!;Sample->@sample|water sample|reading~Footbridge Monday|Lido before the weekend;Parameter->@parameter|limit value|threshold~Nitrate in rivers|E. coli at bathing sites;Value:number#0-1000000;Raised on:date!;Level=Notice|Warning|Bathing ban;Action taken:long;~Status=Open|Resolved
- E. coli high at the Lido | sample=Lido before the weekend; parameter=E. coli at bathing sites; value=1400; level=Bathing ban; action_taken=Signs put up, repeat sample on Sunday.; status=Open
- Nitrate close to the limit | sample=Footbridge Monday; parameter=Nitrate in rivers; value=46; level=Notice; status=Resolved
- Phosphate at the outfall | sample=Outfall after rain; parameter=Phosphate in lakes; value=0.9; level=Warning; action_taken=Works informed.; status=Open
- Well still below the limit | sample=Hay farm quarterly; parameter=Nitrate in rivers; value=38; level=Notice; status=Resolved
item instrument|sensor|test kit|probe: Name!;Kind=Probe|Photometer|Test kit|Logger|Bottle set;Serial number;Calibrated on:date;Calibration due:date;Held by~Olive Trent|Hari Mehta;~Status=Ready|In the field|Faulty
- Oxygen probe 2 | kind=Probe; serial_number=OX-20; held_by=Olive Trent; status=Ready
- Nitrate photometer | kind=Photometer; serial_number=PH-71; held_by=Hari Mehta; status=In the field
- River logger 1 | kind=Logger; serial_number=LG-004; held_by=Olive Trent; status=Faulty
- Sterile bottles 500 ml | kind=Bottle set; serial_number=BS-12; held_by=Hari Mehta; status=Ready
work sampling round|sampling trip|fieldwork|monitoring visit: Title!;Site->@sampling site|monitoring site|site~Alder at the footbridge|Lido beach;Due on:date;Assigned to~Olive Trent|Hari Mehta;Bottles:number#1-60;Tide or flow=Low|Normal|High;Notes:long
- June round Alder | site=Alder at the footbridge; assigned_to=Olive Trent; bottles=6; tide_or_flow=Normal
- Weekly Lido sample | site=Lido beach; assigned_to=Hari Mehta; bottles=2; tide_or_flow=Low
- Wells in autumn | site=Well of Hay farm; assigned_to=Olive Trent; bottles=12; tide_or_flow=Normal
- Outfall in a storm | site=Works outfall; assigned_to=Hari Mehta; bottles=4; tide_or_flow=High; notes=Go within two hours of the rain.

# air quality|air pollution|particulate|noise monitoring|emission monitoring|air sensor|noise level
item station|sensor site|monitoring station|air sensor|sensor: Name!;Code;Latitude:number#-90-90;Longitude:number#-180-180;Surroundings=Traffic|Background|Industry|School|Home;Height above ground:number(m)#0-60;Operator;Set up on:date;Last calibrated on:date;~Status=Online|Offline|Maintenance
- Ring road north | code=RR-N; latitude=45.471; longitude=9.188; surroundings=Traffic; height_above_ground=3; operator=City lab; status=Online
- School Via Prato | code=SCH-3; latitude=45.482; longitude=9.203; surroundings=School; height_above_ground=2.5; operator=Parents group; status=Online
- Steel gate | code=IND-1; latitude=45.441; longitude=9.231; surroundings=Industry; height_above_ground=4; operator=Works lab; status=Maintenance
- Park oak | code=BG-2; latitude=45.490; longitude=9.171; surroundings=Background; height_above_ground=3; operator=City lab; status=Offline
record measurement|air reading|reading|air measurement|hourly value: Title!;Station->@station|sensor site|monitoring station~Ring road north|School Via Prato;Measured on:date!;Measured at:time;PM2.5:number(µg/m³)#0-1000;PM10:number(µg/m³)#0-2000;NO2:number(µg/m³)#0-1000;Ozone:number(µg/m³)#0-600;CO2:number(ppm)#300-10000;Temperature:number(°C)#-50-55;Humidity:number(%)#0-100;~Air index=Good|Fair|Moderate|Poor|Very poor
- Ring road at eight | station=Ring road north; pm2_5=28; pm10=46; no2=71; ozone=22; temperature=9; humidity=81; air_index=Moderate
- School at noon | station=School Via Prato; pm2_5=12; pm10=21; no2=29; ozone=64; co2=430; temperature=15; humidity=58; air_index=Fair
- Steel gate at dusk | station=Steel gate; pm2_5=44; pm10=118; no2=38; ozone=30; temperature=12; humidity=70; air_index=Poor
- Park after rain | station=Park oak; pm2_5=4; pm10=8; no2=11; ozone=52; co2=415; temperature=14; humidity=88; air_index=Good
item pollutant|limit value|threshold|guideline: Name!;Formula~NO2|PM2.5;Unit=µg/m³|mg/m³|ppm|dB;Daily limit:number#0-1000;Yearly limit:number#0-1000;Standard~WHO guideline|EU directive;Health effects:long
- Fine particles | formula=PM2.5; unit=µg/m³; daily_limit=15; yearly_limit=5; standard=WHO guideline; health_effects=Reach deep into the lungs.
- Nitrogen dioxide | formula=NO2; unit=µg/m³; daily_limit=25; yearly_limit=10; standard=WHO guideline; health_effects=Irritates the airways.
- Coarse dust | formula=PM10; unit=µg/m³; daily_limit=50; yearly_limit=40; standard=EU directive; health_effects=Irritates throat and eyes.
- Carbon monoxide | formula=CO; unit=mg/m³; daily_limit=4; yearly_limit=0; standard=WHO guideline
record alert|exceedance|air alert|warning: Title!;Station->@station|sensor site|monitoring station~Ring road north|School Via Prato;Pollutant->@pollutant|limit value|threshold~Fine particles|Nitrogen dioxide;Value:number#0-2000;Raised on:date!;Level=Info|Warning|Alarm;Advice:long;~Status=Active|Ended
- Smog on the ring road | station=Ring road north; pollutant=Nitrogen dioxide; value=71; level=Warning; advice=Avoid sport along the road.; status=Active
- Particles at the school | station=School Via Prato; pollutant=Fine particles; value=31; level=Info; status=Ended
- Dust at the steel gate | station=Steel gate; pollutant=Coarse dust; value=118; level=Alarm; advice=Keep windows closed.; status=Active
- Quiet park again | station=Park oak; pollutant=Coarse dust; value=52; level=Info; status=Ended
record noise reading|noise measurement|sound level: Title!;Station->@station|sensor site~Ring road north|School Via Prato;Measured on:date!;Measured at:time;Average level:number(dB)#20-140;Peak level:number(dB)#20-160;Source=Traffic|Aircraft|Building site|Bar|Railway;Period=Day|Evening|Night
- Ring road at night | station=Ring road north; average_level=61; peak_level=84; source=Traffic; period=Night
- School morning | station=School Via Prato; average_level=55; peak_level=78; source=Building site; period=Day
- Goods trains at night | station=Steel gate; average_level=58; peak_level=91; source=Railway; period=Night
- Bar by the park | station=Park oak; average_level=52; peak_level=73; source=Bar; period=Evening
request complaint|citizen report|odour report|smell report|pollution report: Title!;Reporter name;Email:email;Kind=Smoke|Odour|Dust|Noise|Burning;Place;Noticed on:date;Noticed at:time;Strength:rating;Photo:image;Description:long
- Burnt plastic in the evening | reporter_name=Rina Corso; kind=Odour; place=Via Prato 19; strength=4; description=Every day from nine.
- Dust from the yard | reporter_name=Shop Verdi; kind=Dust; place=Ring road 210; strength=3
- Garden waste burning | reporter_name=Elio Grassi; kind=Burning; place=Allotments East; strength=3
- Hammering at six | reporter_name=House Via Ferro 2; kind=Noise; place=Steel gate; strength=5; description=Every weekday before work hours.
work sensor maintenance|calibration|station visit|maintenance: Title!;Station->@station|sensor site|monitoring station~Ring road north|School Via Prato;Kind=Calibration|Filter change|Repair|Battery;Due on:date;Assigned to~Dino Bassi|Uma Weir;Notes:long
- Filter change ring road | station=Ring road north; kind=Filter change; assigned_to=Dino Bassi
- Check the school sensor | station=School Via Prato; kind=Calibration; assigned_to=Uma Weir
- Repair the inlet fan | station=Steel gate; kind=Repair; assigned_to=Dino Bassi
- New battery at the oak | station=Park oak; kind=Battery; assigned_to=Uma Weir; notes=Bring the long ladder.
+ report: Station->@station|sensor site~Ring road north|School Via Prato;Period=Day|Week|Month|Year;From:date;To:date
item polluter|emission source|polluting facility|industrial site: Name!;Sector=Power|Chemistry|Metal|Farm|Traffic|Waste;Address;Permit number;Contact person;Phone:phone;Latitude:number#-90-90;Longitude:number#-180-180;Pollutants;~Status=In order|Warned|Fined|Closed
- Eastfield incinerator | sector=Waste; address=Eastfield Road 1; permit_number=EP-114; status=In order
- Forge works | sector=Metal; address=Works Road 21; permit_number=EP-120; status=Warned
- Lime Quay power plant | sector=Power; address=Lime Quay 9; permit_number=EP-131; pollutants=Nitrogen oxides; status=Fined
- Marsh pig farm | sector=Farm; address=Marsh Track 2; permit_number=EP-137; pollutants=Ammonia; status=Closed
! request pollution report|pollution complaint [pollution report\\w*|report\\w* pollution|report pollution|complain\\w*]: Title!;Kind=Smoke|Smell|Waste water|Dust|Noise;Place;Latitude:number#-90-90;Longitude:number#-180-180;Noticed on:date;Polluter->@polluter|emission source~Forge works;Photo:image;Description:long
- Black smoke at dawn | kind=Smoke; place=Works Road; polluter=Forge works
- Foam on the brook | kind=Waste water; place=Brook Lane bridge
- Slurry smell over the village | kind=Smell; place=Marsh Track; polluter=Marsh pig farm; description=Every evening since Thursday.
- Grey film on the window sills | kind=Dust; place=Lime Quay flats; polluter=Lime Quay power plant

# beach cleanup|litter cleanup|river cleanup|clean-up event|litter picking|plastic pollution|beach clean
event cleanup|clean-up|cleanup event|beach clean|litter pick: Title!;Site->@site|beach|cleanup site|location~Seal bay|Canal basin;Takes place on:date!;Starts at:time;Ends at:time;Meeting point;Organiser~Ailsa Brody|Ruben Kast;Places:number#2-2000;Bring along;Minimum age:number(years)#0-18;Description:long;~Status=Announced|Full|Held|Cancelled
- Spring clean Seal bay | site=Seal bay; meeting_point=Slipway car park; organiser=Ailsa Brody; places=80; bring_along=Boots, gloves; minimum_age=6; status=Held
- Canal paddle clean | site=Canal basin; meeting_point=Rowing club; organiser=Ruben Kast; places=24; bring_along=Life vest provided; minimum_age=14; status=Announced
- Lake ring Saturday | site=Moor lake; meeting_point=Boat shed; organiser=Ailsa Brody; places=40; bring_along=Bucket; minimum_age=4; status=Full
- Forest fly-tip morning | site=Pine lay-by; meeting_point=Lay-by 3; organiser=Ruben Kast; places=15; bring_along=Strong gloves; minimum_age=16; status=Cancelled
item site|beach|cleanup site|location|river bank: Name!;Kind=Beach|River bank|Lake|Park|Street|Forest;Latitude:number#-90-90;Longitude:number#-180-180;Length:number(m)#10-100000;Access;Hazards;Photo:image;~Litter level=Low|Medium|High
- Seal bay | kind=Beach; latitude=55.482; longitude=-4.631; length=1200; access=Steps from the car park; hazards=Tide cuts off the east end; litter_level=Medium
- Canal basin | kind=River bank; latitude=55.861; longitude=-4.252; length=600; access=Pontoon; hazards=Deep water; litter_level=High
- Moor lake | kind=Lake; latitude=55.731; longitude=-4.402; length=2400; access=Ring path; hazards=Boggy edge; litter_level=Low
- Pine lay-by | kind=Forest; latitude=55.792; longitude=-4.518; length=200; access=Road A9; hazards=Traffic, glass; litter_level=High
record litter count|collected litter|waste record|litter record|tally: Title!;Cleanup->@cleanup|clean-up|cleanup event~Spring clean Seal bay|Canal paddle clean;Counted on:date!;Litter type->@litter type|waste category|item category~Drink bottle|Fishing rope;Pieces:number#0-1000000;Weight:number(kg)#0-100000;Brand or origin;Counted by;Photo:image
- Bottles at Seal bay | cleanup=Spring clean Seal bay; litter_type=Drink bottle; pieces=312; weight=9.4; counted_by=Team 2
- Rope at Seal bay | cleanup=Spring clean Seal bay; litter_type=Fishing rope; pieces=47; weight=38; brand_or_origin=Trawl; counted_by=Team 1
- Bags in the canal | cleanup=Canal paddle clean; litter_type=Carrier bag; pieces=96; weight=2.1; counted_by=Canoe 3
- Tyres from the lay-by | cleanup=Forest fly-tip morning; litter_type=Car tyre; pieces=14; weight=112; counted_by=Ranger
item litter type|waste category|item category|litter category: Name!;Code;Material=Plastic|Metal|Glass|Paper|Textile|Rubber|Organic;Recyclable:boolean;Usual weight:number(g)#0-50000;Example photo:image
- Drink bottle | code=G7; material=Plastic; usual_weight=30
- Fishing rope | code=G50; material=Plastic; usual_weight=800
- Carrier bag | code=G3; material=Plastic; usual_weight=8
- Car tyre | code=G128; material=Rubber; usual_weight=8000
record participation|volunteer hours|attendance|volunteer entry: Title!;Volunteer name!;Cleanup->@cleanup|clean-up|cleanup event~Spring clean Seal bay|Canal paddle clean;Hours:number(h)#0-16;Team->@team|group|volunteer group~Bay watchers|Class 9c;Email:email;Bags filled:number#0-100;~Attended:boolean
- Greer at Seal bay | volunteer_name=Greer Doyle; cleanup=Spring clean Seal bay; hours=3; team=Bay watchers; bags_filled=2
- Samir at Seal bay | volunteer_name=Samir Nadir; cleanup=Spring clean Seal bay; hours=2.5; team=Class 9c; bags_filled=1
- Bryony on the canal | volunteer_name=Bryony Tate; cleanup=Canal paddle clean; hours=4; team=Kite Studio; bags_filled=3
- Finn at the lake | volunteer_name=Finn Hale; cleanup=Lake ring Saturday; hours=2; team=Hale family; bags_filled=1
item team|group|volunteer group: Name!;Leader;Kind=Club|School|Company|Family|Friends;Members:number#1-500;Email:email;~Total weight:number(kg)#0-1000000
- Bay watchers | leader=Ailsa Brody; kind=Club; members=34; total_weight=410
- Class 9c | leader=Mr Lowry; kind=School; members=26; total_weight=95
- Kite Studio | leader=Bea Kolt; kind=Company; members=18; total_weight=63
- Hale family | leader=Dora Hale; kind=Family; members=5; total_weight=22
request litter report|dumping report|hotspot report|litter hotspot: Title!;Kind=Fly-tipping|Washed-up litter|Ghost net|Overflowing bin|Hazardous;Latitude:number#-90-90;Longitude:number#-180-180;Place;Seen on:date;Amount=One bag|Car load|Truck load;Photo:image;Reporter name;Description:long
- Net in the rocks | kind=Ghost net; latitude=55.484; longitude=-4.628; place=Seal bay, east end; amount=Car load; reporter_name=Diver Una
- Sofa by the lock | kind=Fly-tipping; latitude=55.860; longitude=-4.250; place=Canal lock 3; amount=Car load; reporter_name=Jogger
- Bins overflow at the lake | kind=Overflowing bin; latitude=55.732; longitude=-4.401; place=Boat shed; amount=One bag; reporter_name=Swimmer Jo
- Canisters in the lay-by | kind=Hazardous; latitude=55.791; longitude=-4.519; place=Lay-by 3; amount=Truck load; reporter_name=Lorry driver
item kit|cleanup kit|equipment: Name!;Contents:long;Quantity:number#1-1000;Stored at;Contact person;~Status=In store|Lent out|To be refilled
- Family kit | contents=Four pickers, gloves, two hoops, scale; quantity=12; stored_at=Harbour office; status=In store
- Big group kit | contents=Thirty pickers, gloves, first aid, scale; quantity=3; stored_at=Harbour office; status=Lent out
- Canoe kit | contents=Two canoes, nets, life vests; quantity=4; stored_at=Rowing club; status=Lent out
- School kit | contents=Twenty small pickers, gloves S; quantity=2; stored_at=Library; status=To be refilled
+ event registration: Cleanup->@cleanup|clean-up~Spring clean Seal bay|Canal paddle clean;Helpers:number#1-60;Children:number#0-40;Needs equipment:boolean

# tree planting|reforestation|carbon offset|afforestation|rewilding|carbon credit
item planting site|project|planting project|site|forest project: Name!;Country;Region;Area:number(ha)#0.01-100000;Latitude:number#-90-90;Longitude:number#-180-180;Landowner;Kind=Reforestation|Agroforestry|Mangrove|Hedgerow|Urban trees;Target trees:number#1-100000000;~Planted trees:number#0-100000000;Photo:image;~Status=Preparing|Planting|Growing|Finished
- Bare hill | country=Scotland; region=Borders; area=38; latitude=55.612; longitude=-2.771; landowner=Community trust; kind=Reforestation; target_trees=60000; planted_trees=21400; status=Planting
- Tidal edge | country=Kenya; region=Kilifi; area=12; latitude=-3.631; longitude=39.851; landowner=Village council; kind=Mangrove; target_trees=40000; planted_trees=40000; status=Growing
- Hedge for Lark farm | country=England; region=Suffolk; area=1.4; latitude=52.201; longitude=1.102; landowner=Lark farm; kind=Hedgerow; target_trees=5000; planted_trees=0; status=Preparing
- Cocoa shade plots | country=Ghana; region=Ashanti; area=55; latitude=6.702; longitude=-1.602; landowner=Farmers union; kind=Agroforestry; target_trees=22000; planted_trees=22000; status=Finished
item tree species|species|seedling type: Name!;Scientific name;Native:boolean;Price per tree:money;Carbon per year:number(kg)#0.1-200;Mature height:number(m)#0.5-100;Survival:percent;Photo:image;Description:long
- Rowan | scientific_name=Sorbus aucuparia; price_per_tree=3.5; carbon_per_year=8; mature_height=12; survival=82
- Red mangrove | scientific_name=Rhizophora mucronata; price_per_tree=1.2; carbon_per_year=12; mature_height=20; survival=74
- Hawthorn | scientific_name=Crataegus monogyna; price_per_tree=1.6; carbon_per_year=3; mature_height=8; survival=90
- Limba | scientific_name=Terminalia superba; price_per_tree=2.4; carbon_per_year=22; mature_height=40; survival=78
record planting|planting batch|planting log|tree batch: Title!;Planting site->@planting site|project|site~Bare hill|Tidal edge;Tree species->@tree species|species~Rowan|Red mangrove;Planted on:date!;Trees:number#1-1000000;Spacing:number(m)#0.3-10;Nursery;Team leader~Isla Kerr|Juma Said;Volunteers:number#0-5000;Photo:image
- Rowan on the west flank | planting_site=Bare hill; tree_species=Rowan; trees=2400; spacing=2; nursery=Tweed nursery; team_leader=Isla Kerr; volunteers=31
- Mangroves at creek 2 | planting_site=Tidal edge; tree_species=Red mangrove; trees=5200; spacing=1; nursery=Village nursery; team_leader=Juma Said; volunteers=48
- Limba between the cocoa | planting_site=Cocoa shade plots; tree_species=Limba; trees=3800; spacing=9; nursery=Union nursery; team_leader=Efua Mensah; volunteers=0
- First hedge double row | planting_site=Hedge for Lark farm; tree_species=Hawthorn; trees=900; spacing=0.4; nursery=Fen plants; team_leader=Isla Kerr; volunteers=22
record monitoring visit|survival check|growth check|monitoring record: Title!;Planting batch->@planting|planting batch~Rowan on the west flank|Mangroves at creek 2;Checked on:date!;Trees checked:number#1-100000;Alive:number#0-100000;Average height:number(cm)#1-6000;Damage=None|Deer|Drought|Fire|Pests|Flood;Checked by~Isla Kerr|Juma Said;Photo:image
- West flank after one year | planting_batch=Rowan on the west flank; trees_checked=200; alive=171; average_height=68; damage=Deer; checked_by=Isla Kerr
- Creek 2 after six months | planting_batch=Mangroves at creek 2; trees_checked=300; alive=236; average_height=54; damage=Flood; checked_by=Juma Said
- Shade trees, third year | planting_batch=Limba between the cocoa; trees_checked=400; alive=318; average_height=410; damage=Pests; checked_by=Efua Mensah
- Hedge in the dry May | planting_batch=First hedge double row; trees_checked=100; alive=87; average_height=55; damage=Drought; checked_by=Isla Kerr
record sponsorship|tree sponsorship|donation|tree gift|contribution: Title!;Donor name!;Email:email;Planting site->@planting site|project|site~Bare hill|Tidal edge;Trees:number#1-1000000;Amount:money;Given on:date!;Dedicated to;Certificate number;~Status=Pledged|Paid|Planted
- Fifty rowans for a wedding | donor_name=Maeve Lunn; planting_site=Bare hill; trees=50; amount=175; dedicated_to=Ada and Finn; certificate_number=TC-2091; status=Paid
- Office mangroves | donor_name=Kubo design; planting_site=Tidal edge; trees=1000; amount=1200; certificate_number=TC-2094; status=Planted
- A metre of hedge | donor_name=Village school; planting_site=Hedge for Lark farm; trees=30; amount=48; certificate_number=TC-2101; status=Pledged
- Shade for chocolate | donor_name=Bar and bean; planting_site=Cocoa shade plots; trees=400; amount=960; dedicated_to=Our customers; certificate_number=TC-2077; status=Planted
record footprint entry|carbon footprint|emission entry|activity|footprint: Title!;Person or company;Category=Flight|Car|Heating|Electricity|Food|Goods;Amount:number#0-10000000;Unit=km|kWh|l|kg|Night;Emissions:number(kg CO2)#0-10000000;Entered on:date!;Trees needed:number#0-1000000;Offset:boolean
- Return flight to Rome | person_or_company=Maeve Lunn; category=Flight; amount=3900; unit=km; emissions=980; trees_needed=45
- Office power in May | person_or_company=Kubo design; category=Electricity; amount=2100; unit=kWh; emissions=760; trees_needed=35
- School bus year | person_or_company=Village school; category=Car; amount=1400; unit=l; emissions=3700; trees_needed=170
- Beef for the feast | person_or_company=Bar and bean; category=Food; amount=40; unit=kg; emissions=1080; trees_needed=50
event planting day|volunteer day|tree event: Title!;Planting site->@planting site|project|site~Bare hill|Tidal edge;Takes place on:date!;Starts at:time;Meeting point;Places:number#2-5000;Trees planned:number#1-100000;Leader~Isla Kerr|Juma Said;Bring along
- November planting weekend | planting_site=Bare hill; meeting_point=Sheepfold gate; places=60; trees_planned=3000; leader=Isla Kerr; bring_along=Spade, waterproofs
- Mangrove morning | planting_site=Tidal edge; meeting_point=Boat landing; places=80; trees_planned=4000; leader=Juma Said; bring_along=Old shoes, hat
- Hedge Sunday | planting_site=Hedge for Lark farm; meeting_point=Farm yard; places=35; trees_planned=1200; leader=Isla Kerr; bring_along=Gloves
- Gap filling in the shade | planting_site=Cocoa shade plots; meeting_point=Union hall; places=20; trees_planned=500; leader=Efua Mensah
+ order: Tree species->@tree species|species~Rowan|Red mangrove;Trees:number#1-100000;Dedicated to;Certificate:boolean;Gift message:long
+ payment: Sponsorship->@sponsorship|tree sponsorship~Fifty rowans for a wedding|Office mangroves;Receipt wanted:boolean
item tree|planted tree|sponsored tree: Tree number!;Planting site->@planting site|project~Bare hill;Species->@tree species|species~Rowan;Planted on:date;Latitude:number#-90-90;Longitude:number#-180-180;Height:number(cm)#1-6000;Planted by~Isla Kerr|Juma Said;Photo:image;~Status=Seedling|Growing|Grown|Lost
- T-0001 | planting_site=Bare hill; species=Rowan; latitude=57.1; longitude=-4.2; height=48; planted_by=Isla Kerr; status=Growing
- T-0002 | planting_site=Tidal edge; species=Red mangrove; latitude=-4.1; longitude=39.6; height=30; planted_by=Juma Said; status=Seedling
- T-0003 | planting_site=Bare hill; species=Rowan; latitude=57.1; longitude=-4.2; height=310; planted_by=Isla Kerr; status=Grown
- T-0004 | planting_site=Tidal edge; species=Red mangrove; latitude=-4.1; longitude=39.6; height=22; planted_by=Juma Said; status=Lost
! record growth update|growth record|tree update|growth photo [growth|grow\\w*|follow\\w*|track\\w*]: Title!;Tree->@tree|planted tree~T-0001;Measured on:date;Height:number(cm)#1-6000;Trunk:number(cm)#0-500;Health=Good|Weak|Dead;Photo:image;Carbon stored:number(kg)#0-10000;Note:long
- First spring of T-0001 | tree=T-0001; height=62; health=Good; carbon_stored=1
- T-0002 after the storm | tree=T-0002; height=34; health=Weak
- T-0003 in its tenth year | tree=T-0003; height=310; trunk=19; health=Good; carbon_stored=14
- T-0004 after the flood | tree=T-0004; height=22; trunk=1; health=Dead; note=Washed out, to be replanted.
! record tree certificate|sponsorship certificate|certificate [certificate\\w*|gift\\w*]: Certificate number!;Sponsorship->@sponsorship|tree sponsorship;Tree->@tree|planted tree~T-0001;Holder;Dedicated to;Issued on:date;File:file
- TC-101 | tree=T-0001; holder=Mara Lindt; dedicated_to=Grandmother Ida
- TC-102 | tree=T-0002; holder=Joel Abara
- TC-103 | tree=T-0003; holder=Petra Vogel; dedicated_to=Class 4b
- TC-104 | tree=T-0004; holder=Luis Amador; dedicated_to=Our wedding

# camera trap|wildlife camera|wildlife monitoring|biodiversity survey|species monitoring|citizen science|biodiversity
item camera|camera trap|wildlife camera|trap station: Camera number!;Model;Site->@site|study site|survey site~Lynx valley|Otter reach;Latitude:number#-90-90;Longitude:number#-180-180;Height:number(cm)#10-1000;Facing=N|NE|E|SE|S|SW|W|NW;Battery:percent;Memory free:percent;Set up on:date;~Status=Active|Retrieved|Stolen|Faulty
- CT-07 | model=IR 24; site=Lynx valley; latitude=49.021; longitude=13.402; height=60; facing=N; battery=74; memory_free=55; status=Active
- CT-12 | model=IR 24; site=Otter reach; latitude=48.962; longitude=13.441; height=40; facing=E; battery=31; memory_free=20; status=Active
- CT-19 | model=Mini 4K; site=Marmot meadow; latitude=48.902; longitude=13.502; height=90; facing=SW; battery=0; memory_free=80; status=Faulty
- CT-21 | model=Mini 4K; site=Old brewery yard; latitude=48.871; longitude=13.421; height=150; facing=W; battery=55; memory_free=64; status=Stolen
item site|study site|survey site|transect: Name!;Habitat=Forest|River|Meadow|Wetland|Alpine|Town;Area:number(ha)#0.1-1000000;Altitude:number(m)#-430-6000;Landowner;Permit until:date;Latitude:number#-90-90;Longitude:number#-180-180;Notes:long
- Lynx valley | habitat=Forest; area=1800; altitude=840; landowner=State forest; latitude=49.021; longitude=13.402
- Otter reach | habitat=River; area=60; altitude=520; landowner=Water board; latitude=48.962; longitude=13.441
- Marmot meadow | habitat=Alpine; area=210; altitude=1620; landowner=Alpine co-op; latitude=48.902; longitude=13.502
- Old brewery yard | habitat=Town; area=1.5; altitude=360; landowner=City; latitude=48.871; longitude=13.421; notes=Close the gate.
record capture|camera image|detection|photo|trap photo|image: Title!;Camera->@camera|camera trap|wildlife camera~CT-07|CT-12;Taken on:date!;Taken at:time;Photo:image;Species->@species|animal species~Eurasian lynx|Otter;Animals:number#0-200;Behaviour=Passing|Feeding|Marking|Resting|Young;Temperature:number(°C)#-40-50;Tagged by;~Status=New|Tagged|Verified|Empty
- Lynx at the rock | camera=CT-07; species=Eurasian lynx; animals=1; behaviour=Marking; temperature=-4; tagged_by=Volunteer Jana; status=Verified
- Otter with a fish | camera=CT-12; species=Otter; animals=1; behaviour=Feeding; temperature=6; tagged_by=Volunteer Uwe; status=Tagged
- Beech marten at the bins | camera=CT-21; species=Beech marten; animals=1; behaviour=Feeding; temperature=11; tagged_by=Volunteer Uwe; status=New
- Grass in the wind | camera=CT-19; animals=0; temperature=18; tagged_by=Volunteer Jana; status=Empty
item species|animal species|taxon: Name!;Scientific name;Group=Mammal|Bird|Reptile|Amphibian|Insect|Plant;Red list status=Least concern|Near threatened|Vulnerable|Endangered|Critically endangered;Native:boolean;Activity=Day|Night|Twilight;Identification tips:long;Photo:image
- Eurasian lynx | scientific_name=Lynx lynx; group=Mammal; red_list_status=Least concern; activity=Twilight; identification_tips=Ear tufts, short black-tipped tail.
- Otter | scientific_name=Lutra lutra; group=Mammal; red_list_status=Near threatened; activity=Night
- Beech marten | scientific_name=Martes foina; group=Mammal; red_list_status=Least concern; activity=Night; identification_tips=White forked bib.
- Golden eagle | scientific_name=Aquila chrysaetos; group=Bird; red_list_status=Least concern; activity=Day
record individual|known animal|marked animal: Name!;Species->@species|animal species~Eurasian lynx|Otter;Code;Sex=Male|Female|Unknown;Age class=Young|Subadult|Adult;Marks:long;First seen on:date;Last seen on:date;Photo:image
- Vela | species=Eurasian lynx; code=B-31; sex=Female; age_class=Adult; marks=Three rosettes on the left shoulder.
- Notch | species=Otter; code=O-04; sex=Male; age_class=Adult; marks=Notch in the right ear.
- Old Bib | species=Beech marten; code=M-02; sex=Male; age_class=Adult; marks=Split bib, torn ear
- Kit of Vela | species=Eurasian lynx; code=B-44; sex=Unknown; age_class=Young; marks=Dense small spots
record survey visit|survey|field visit|count: Title!;Site->@site|study site|survey site~Lynx valley|Otter reach;Visited on:date!;Surveyor;Method=Transect walk|Point count|Track search|Trap check|Pitfall;Minutes:number(min)#1-1440;Species found:number#0-1000;Weather=Clear|Cloudy|Rain|Snow;Notes:long
- Snow tracking January | site=Lynx valley; surveyor=Dr Anke Zell; method=Track search; minutes=260; species_found=6; weather=Snow
- Spraint walk in May | site=Otter reach; surveyor=Uwe Lorenz; method=Transect walk; minutes=140; species_found=3; weather=Cloudy
- Point count on the meadow | site=Marmot meadow; surveyor=Dr Anke Zell; method=Point count; minutes=60; species_found=14; weather=Clear
- Yard check in the rain | site=Old brewery yard; surveyor=Jana Frei; method=Trap check; minutes=35; species_found=2; weather=Rain
record identification|classification|species vote|annotation: Title!;Capture->@capture|camera image|detection~Lynx at the rock|Otter with a fish;Species->@species|animal species~Eurasian lynx|Otter;Identified by!;Identified on:date!;Confidence=Sure|Likely|Unsure;Remark
- Vote by Jana | capture=Lynx at the rock; species=Eurasian lynx; identified_by=Jana Frei; confidence=Sure
- Vote by Uwe | capture=Otter with a fish; species=Otter; identified_by=Uwe Lorenz; confidence=Likely; remark=Tail partly hidden
- Vote by Anke | capture=Beech marten at the bins; species=Beech marten; identified_by=Dr Anke Zell; confidence=Sure
- Second vote on the otter | capture=Otter with a fish; species=Otter; identified_by=Jana Frei; confidence=Unsure; remark=Could be a mink
work camera check|trap check|battery change|field task: Title!;Camera->@camera|camera trap~CT-07|CT-12;Due on:date;Assigned to~Jana Frei|Uwe Lorenz;Kind=Battery|Memory card|Move|Retrieve;Notes:long
- New batteries CT-12 | camera=CT-12; assigned_to=Uwe Lorenz; kind=Battery
- Swap card CT-07 | camera=CT-07; assigned_to=Jana Frei; kind=Memory card
- Bring CT-19 home | camera=CT-19; assigned_to=Jana Frei; kind=Retrieve
- Hang a new one in the yard | camera=CT-21; assigned_to=Uwe Lorenz; kind=Move; notes=Two metres higher, lock box.

# earthquake|seismic|seismology|volcano|glacier|avalanche|landslide|snow pack
item station|seismic station|measuring station|monitoring station|observation point: Name!;Code;Kind=Seismometer|GPS|Snow station|Tilt meter|Glacier stake;Latitude:number#-90-90;Longitude:number#-180-180;Altitude:number(m)#-500-8848;Operator;Installed on:date;Battery:percent;~Status=Online|Offline|Maintenance
- East ridge | code=ERG; kind=Seismometer; latitude=46.551; longitude=8.562; altitude=2310; operator=Survey office; battery=88; status=Online
- Upper basin | code=UBS; kind=Snow station; latitude=46.602; longitude=8.491; altitude=2540; operator=Avalanche service; battery=61; status=Online
- Dam crest | code=DCR; kind=GPS; latitude=46.571; longitude=8.402; altitude=1980; operator=Power company; battery=95; status=Maintenance
- Long ice 4 | code=LI4; kind=Glacier stake; latitude=46.631; longitude=8.402; altitude=2710; operator=Glacier group; battery=0; status=Offline
record seismic event|earthquake|event|quake: Title!;Occurred on:date!;Occurred at:time;Magnitude:number#-2-10;Depth:number(km)#0-700;Latitude:number#-90-90;Longitude:number#-180-180;Region;Stations used:number#1-500;Kind=Earthquake|Quarry blast|Volcanic|Landslide|Unknown;Felt:boolean;~Review=Automatic|Reviewed|Rejected
- Tremor near Andermatt | magnitude=2.9; depth=6.4; latitude=46.621; longitude=8.601; region=Uri; stations_used=14; kind=Earthquake; review=Reviewed
- Quarry shot Lower gorge | magnitude=1.2; depth=0; latitude=46.481; longitude=8.712; region=Lower gorge; stations_used=5; kind=Quarry blast; review=Automatic
- Rockslide at Dry wall | magnitude=1.6; depth=0; latitude=46.551; longitude=8.521; region=Urseren; stations_used=7; kind=Landslide; review=Reviewed
- Glitch on two stations | magnitude=0.4; depth=3; latitude=46.601; longitude=8.501; region=Uri; stations_used=2; kind=Unknown; review=Rejected
record reading|station reading|measurement|snow profile|observation: Title!;Station->@station|seismic station|measuring station~East ridge|Upper basin;Measured on:date!;Measured at:time;Snow depth:number(cm)#0-1500;New snow:number(cm)#0-300;Air temperature:number(°C)#-60-40;Wind:number(km/h)#0-300;Ground movement:number(mm)#-10000-10000;Observer;Notes:long
- Upper basin at six | station=Upper basin; snow_depth=184; new_snow=22; air_temperature=-9; wind=35; ground_movement=0; observer=Reto Amsler
- East ridge weekly | station=East ridge; snow_depth=96; new_snow=0; air_temperature=-4; wind=18; ground_movement=1.4; observer=Linn Berge
- Dam crest at noon | station=Dam crest; snow_depth=40; new_snow=3; air_temperature=1; wind=22; ground_movement=0.8; observer=Dam keeper
- Upper basin storm day | station=Upper basin; snow_depth=231; new_snow=47; air_temperature=-6; wind=78; ground_movement=0; observer=Reto Amsler
record felt report|citizen report|damage report|avalanche observation: Title!;Seismic event->@seismic event|earthquake|event~Tremor near Andermatt;Reporter name;Place!;Felt on:date;Intensity:number#1-12;Floor:number#-2-100;Damage=None|Slight|Moderate|Heavy;Photo:image;Description:long
- Glasses rattled | seismic_event=Tremor near Andermatt; reporter_name=Rosa Furrer; place=Hospental; intensity=4; floor=2; damage=None
- Plaster crack in the church | seismic_event=Tremor near Andermatt; reporter_name=Sexton Zgraggen; place=Realp; intensity=5; floor=0; damage=Slight
- Woke up from a jolt | seismic_event=Tremor near Andermatt; reporter_name=Nils Baumann; place=Göschenen; intensity=3; floor=4; damage=None
- Dust cloud and rumble | seismic_event=Rockslide at Dry wall; reporter_name=Hut warden; place=Dry wall hut; intensity=4; floor=0; damage=Moderate
record bulletin|hazard bulletin|avalanche bulletin|warning|hazard warning: Title!;Region;Valid from:date!;Valid until:date;Danger level=Low|Moderate|Considerable|High|Very high;Hazard=Avalanche|Landslide|Rockfall|Volcanic ash|Aftershock;Above altitude:number(m)#0-6000;Exposed slopes;Forecaster~Reto Amsler|Linn Berge;Text:long
- Wind slab in the high valleys | region=Urseren; danger_level=Considerable; hazard=Avalanche; above_altitude=2200; exposed_slopes=North to east; forecaster=Reto Amsler; text=Fresh drifts break easily.
- Rockfall at the gorge road | region=Lower gorge; danger_level=Moderate; hazard=Rockfall; above_altitude=900; forecaster=Linn Berge
- Aftershocks possible | region=Uri; danger_level=Low; hazard=Aftershock; above_altitude=0; forecaster=Linn Berge
- Debris in the side valleys | region=Urseren; danger_level=High; hazard=Landslide; above_altitude=1200; forecaster=Reto Amsler; text=Stay off the gully paths after rain.
record glacier measurement|mass balance|stake reading|glacier survey: Title!;Glacier~Long ice|Little horn;Station->@station|observation point~Upper basin;Measured on:date!;Stake height:number(cm)#0-1200;Ice loss:number(cm)#-500-1500;Snow density:number(kg/m³)#50-917;Tongue change:number(m)#-500-200;Team
- Stake 4 in September | glacier=Long ice; station=Upper basin; stake_height=310; ice_loss=210; snow_density=540; tongue_change=-23; team=Autumn crew
- Little horn stake 1 | glacier=Little horn; stake_height=180; ice_loss=260; snow_density=560; tongue_change=-11; team=Autumn crew
- Stake 4 in May | glacier=Long ice; station=Long ice 4; stake_height=520; ice_loss=0; snow_density=430; tongue_change=0; team=Spring crew
- Blue wall tongue | glacier=Blue wall; stake_height=95; ice_loss=310; snow_density=570; tongue_change=-41; team=Drone team
work station service|maintenance visit|field work: Title!;Station->@station|seismic station|measuring station~East ridge|Upper basin;Kind=Battery|Antenna|Calibration|Snow clearing;Due on:date;Assigned to~Reto Amsler|Linn Berge;Access=Foot|Ski|Helicopter|Car;Cost:money;Notes:long
- New battery Upper basin | station=Upper basin; kind=Battery; assigned_to=Reto Amsler; access=Helicopter; cost=1800
- Realign the antenna | station=East ridge; kind=Antenna; assigned_to=Linn Berge; access=Ski; cost=0
- Dig out the snow mast | station=Upper basin; kind=Snow clearing; assigned_to=Reto Amsler; access=Foot; cost=0
- Calibrate the dam receiver | station=Dam crest; kind=Calibration; assigned_to=Linn Berge; access=Car; cost=350

# soil survey|soil sample|soil test|soil science|soil profile|soil lab
item plot|sampling plot|field|site|sampling site: Name!;Owner name;Area:number(ha)#0.001-5000;Land use=Arable|Grassland|Forest|Garden|Orchard|Building land;Latitude:number#-90-90;Longitude:number#-180-180;Altitude:number(m)#-430-6000;Slope:number(%)#0-100;Parent material~Loess|Granite;Notes:long
- Loess field 3 | owner_name=Farm Lindner; area=6.2; land_use=Arable; latitude=51.402; longitude=11.903; altitude=140; slope=3; parent_material=Loess
- Allotment row B | owner_name=Garden club; area=0.03; land_use=Garden; latitude=51.482; longitude=11.968; altitude=95; slope=0; parent_material=River gravel
- Spruce slope 7 | owner_name=Forest office; area=2.1; land_use=Forest; latitude=51.701; longitude=10.602; altitude=620; slope=28; parent_material=Granite
- Old depot site | owner_name=Town council; area=0.8; land_use=Building land; latitude=51.491; longitude=11.951; altitude=98; slope=1; parent_material=Fill
record soil sample|sample|probe: Sample number!;Plot->@plot|sampling plot|field|site~Loess field 3|Allotment row B;Taken on:date!;From depth:number(cm)#0-500;To depth:number(cm)#1-500;Cores mixed:number#1-60;Moisture=Dry|Moist|Wet;Weight:number(g)#10-50000;Taken by~Henrike Saal|Tobi Mansa;~Status=Taken|In the lab|Analysed|Discarded
- S-2041 | plot=Loess field 3; from_depth=0; to_depth=30; cores_mixed=15; moisture=Moist; weight=500; taken_by=Henrike Saal; status=Analysed
- S-2042 | plot=Allotment row B; from_depth=0; to_depth=20; cores_mixed=8; moisture=Dry; weight=400; taken_by=Tobi Mansa; status=In the lab
- S-2043 | plot=Spruce slope 7; from_depth=0; to_depth=10; cores_mixed=20; moisture=Wet; weight=650; taken_by=Henrike Saal; status=Taken
- S-2044 | plot=Old depot site; from_depth=30; to_depth=60; cores_mixed=6; moisture=Moist; weight=900; taken_by=Tobi Mansa; status=Discarded
record test result|soil analysis|analysis|lab result|soil test: Title!;Sample->@soil sample|sample~S-2041|S-2042;Analysed on:date!;pH:number#3-10;Organic carbon:number(%)#0-60;Phosphorus:number(mg/100 g)#0-300;Potassium:number(mg/100 g)#0-300;Magnesium:number(mg/100 g)#0-200;Nitrogen:number(kg/ha)#0-500;Lead:number(mg/kg)#0-20000;Laboratory
- Nutrients S-2041 | sample=S-2041; ph=6.9; organic_carbon=1.8; phosphorus=9; potassium=14; magnesium=10; nitrogen=48; lead=18; laboratory=County soil lab
- Garden screen S-2042 | sample=S-2042; ph=7.3; organic_carbon=3.6; phosphorus=31; potassium=38; magnesium=16; nitrogen=72; lead=96; laboratory=County soil lab
- Acid humus S-2043 | sample=S-2043; ph=3.9; organic_carbon=9.4; phosphorus=2; potassium=6; magnesium=3; nitrogen=20; lead=44; laboratory=Forest lab
- Metals S-2044 | sample=S-2044; ph=7.8; organic_carbon=1.1; phosphorus=6; potassium=11; magnesium=9; nitrogen=8; lead=640; laboratory=City environment lab
record soil profile|profile pit|pit|profile: Title!;Plot->@plot|sampling plot|field|site~Loess field 3|Allotment row B;Dug on:date!;Depth:number(cm)#20-500;Soil type~Chernozem|Anthrosol;Groundwater depth:number(cm)#0-2000;Rooting depth:number(cm)#0-500;Described by~Henrike Saal|Tobi Mansa;Photo:image
- Pit at loess field 3 | plot=Loess field 3; depth=140; soil_type=Chernozem; groundwater_depth=600; rooting_depth=110; described_by=Henrike Saal
- Garden pit B | plot=Allotment row B; depth=80; soil_type=Anthrosol; groundwater_depth=210; rooting_depth=55; described_by=Tobi Mansa
- Road cut spruce | plot=Spruce slope 7; depth=95; soil_type=Podzol; groundwater_depth=1200; rooting_depth=60; described_by=Henrike Saal
- Depot trench | plot=Old depot site; depth=180; soil_type=Technosol; groundwater_depth=240; rooting_depth=20; described_by=Tobi Mansa
record horizon|soil horizon|soil layer|layer: Title!;Soil profile->@soil profile|profile pit|pit~Pit at loess field 3|Garden pit B;Symbol~Ap|Bw|C;From depth:number(cm)#0-500;To depth:number(cm)#1-500;Texture=Sand|Loamy sand|Loam|Silt loam|Clay loam|Clay;Colour~10YR 3/2;Stones:percent;Structure=Crumb|Blocky|Prismatic|Massive|Single grain
- Ap of loess field 3 | soil_profile=Pit at loess field 3; symbol=Ap; from_depth=0; to_depth=30; texture=Silt loam; colour=10YR 2/2; stones=0; structure=Crumb
- C of loess field 3 | soil_profile=Pit at loess field 3; symbol=C; from_depth=85; to_depth=140; texture=Silt loam; colour=10YR 6/4; stones=0; structure=Massive
- E of the road cut | soil_profile=Road cut spruce; symbol=E; from_depth=8; to_depth=24; texture=Loamy sand; colour=10YR 6/2; stones=15; structure=Single grain
- Fill layer of the trench | soil_profile=Depot trench; symbol=yC; from_depth=10; to_depth=90; texture=Sand; colour=7.5YR 4/1; stones=40; structure=Massive
record recommendation|fertiliser advice|advice|fertilizer recommendation: Title!;Test result->@test result|soil analysis|analysis~Nutrients S-2041|Garden screen S-2042;Crop~Winter wheat|Vegetables;Lime:number(kg/ha)#0-10000;Nitrogen:number(kg/ha)#0-300;Phosphate:number(kg/ha)#0-300;Potash:number(kg/ha)#0-400;Issued on:date!;Adviser~Henrike Saal|Tobi Mansa;Text:long
- Wheat on loess field 3 | test_result=Nutrients S-2041; crop=Winter wheat; lime=0; nitrogen=140; phosphate=40; potash=60; adviser=Henrike Saal
- Raised beds for leaf crops | test_result=Garden screen S-2042; crop=Vegetables; lime=0; nitrogen=40; phosphate=0; potash=0; adviser=Tobi Mansa; text=Lead a little high, grow leaf crops in raised beds.
- Liming the slope | test_result=Acid humus S-2043; crop=Spruce and beech; lime=3000; nitrogen=0; phosphate=0; potash=0; adviser=Henrike Saal
- No gardens on the depot | test_result=Metals S-2044; crop=None; lime=0; nitrogen=0; phosphate=0; potash=0; adviser=Tobi Mansa; text=Exchange 60 cm before planting.
request test order|analysis request|lab order|sample submission: Title!;Name;Email:email;Plot->@plot|sampling plot|field~Loess field 3|Allotment row B;Package=Basic nutrients|Garden|Heavy metals|Humus|Full;Samples:number#1-500;Price:money;Sent on:date;Remarks:long
- Ten fields before sowing | name=Farm Lindner; plot=Loess field 3; package=Basic nutrients; samples=10; price=190
- Lead in our beds | name=Garden club; plot=Allotment row B; package=Heavy metals; samples=2; price=118
- Forest liming check | name=Forest office; plot=Spruce slope 7; package=Humus; samples=24; price=610
- Site report before sale | name=Town council; plot=Old depot site; package=Full; samples=12; price=1740
# vegetable garden|garden planner|kitchen garden|home garden|gardener|garden diary|garden journal
item bed|garden bed|raised bed|plot: Name!;Kind=Ground bed|Raised bed|Pot|Greenhouse|Herb spiral;Length:number(cm)#10-5000;Width:number(cm)#10-2000;Sun=Full sun|Half shade|Shade;Soil=Loam|Sand|Clay|Potting mix;Last year's crop;Photo:image
- Long bed | kind=Ground bed; length=600; width=120; sun=Full sun; soil=Loam; last_year_s_crop=Beans
- Box by the wall | kind=Raised bed; length=180; width=80; sun=Half shade; soil=Potting mix; last_year_s_crop=Lettuce
- Potato pots | kind=Pot; length=50; width=50; sun=Full sun; soil=Potting mix; last_year_s_crop=None
- Stone spiral | kind=Herb spiral; length=150; width=150; sun=Full sun; soil=Sand; last_year_s_crop=Herbs
item plant|crop|vegetable|plant variety|garden plant: Name!;Family=Nightshade|Cabbage|Legume|Gourd|Onion|Daisy|Herb;Sow indoors~February to March|Not needed;Sow outdoors~April to June;Spacing:number(cm)#1-300;Depth:number(cm)#0-20;Days to harvest:number#15-400;Water need=Low|Medium|High;Good neighbours;Bad neighbours;Photo:image
- Moneymaker tomato | family=Nightshade; sow_indoors=February to March; sow_outdoors=After the last frost; spacing=50; depth=1; days_to_harvest=80; water_need=High; good_neighbours=Basil; bad_neighbours=Fennel
- Dwarf bean | family=Legume; sow_indoors=Not needed; sow_outdoors=May to July; spacing=15; depth=3; days_to_harvest=60; water_need=Medium; good_neighbours=Savory; bad_neighbours=Onion
- Red onion sets | family=Onion; sow_indoors=Not needed; sow_outdoors=March to April; spacing=10; depth=2; days_to_harvest=110; water_need=Low; good_neighbours=Carrot; bad_neighbours=Bean
- Butternut squash | family=Gourd; sow_indoors=April; sow_outdoors=Late May; spacing=100; depth=3; days_to_harvest=115; water_need=High; good_neighbours=Maize
record planting|sowing|bed plan|planting plan|crop plan: Title!;Plant->@plant|crop|vegetable~Moneymaker tomato|Dwarf bean;Bed->@bed|garden bed|raised bed~Long bed|Box by the wall;Planted on:date!;Kind=Sown|Pricked out|Planted out;Quantity:number#1-5000;Expected harvest:date;~Stage=Seed|Seedling|Growing|Harvest|Over;Note:long
- Tomatoes in the long bed | plant=Moneymaker tomato; bed=Long bed; kind=Planted out; quantity=6; stage=Growing
- Second row of beans | plant=Dwarf bean; bed=Box by the wall; kind=Sown; quantity=30; stage=Seedling
- Onions along the edge | plant=Red onion sets; bed=Long bed; kind=Planted out; quantity=80; stage=Over
- Squash in the big pot | plant=Butternut squash; bed=Potato pots; kind=Pricked out; quantity=2; stage=Seed
record harvest|harvest log|crop harvest: Title!;Planting->@planting|sowing~Tomatoes in the long bed|Second row of beans;Harvested on:date!;Weight:number(kg)#0.01-500;Pieces:number#0-5000;Taste:rating;Used for=Fresh|Frozen|Preserved|Given away
- First ripe tomatoes | planting=Tomatoes in the long bed; weight=1.2; pieces=11; taste=5; used_for=Fresh
- Bowl of beans | planting=Second row of beans; weight=0.8; pieces=140; taste=4; used_for=Frozen
- Onion plaits | planting=Onions along the edge; weight=6.4; pieces=72; taste=4; used_for=Preserved
- Two squash for the neighbours | planting=Squash in the big pot; weight=3.1; pieces=2; taste=3; used_for=Given away
record garden note|diary entry|journal entry|observation|garden log: Title!;Noted on:date!;Bed->@bed|garden bed|raised bed~Long bed|Box by the wall;Kind=Weather|Pest|Disease|Watering|Feeding|Flowering;Temperature:number(°C)#-30-45;Rain:number(mm)#0-300;Photo:image;Notes:long
- Slugs after the rain | bed=Box by the wall; kind=Pest; temperature=14; rain=22; notes=Collected forty by torchlight.
- First tomato flowers | bed=Long bed; kind=Flowering; temperature=21; rain=0
- Late frost in May | bed=Long bed; kind=Weather; temperature=-2; rain=0; notes=Fleece saved the tomatoes.
- Grey film on the squash | bed=Potato pots; kind=Disease; temperature=23; rain=2; notes=Milk spray tried.
work garden task|task|reminder|garden work: Title!;Bed->@bed|garden bed|raised bed~Long bed|Box by the wall;Kind=Sow|Water|Weed|Prune|Feed|Harvest;Due on:date;Repeat=Once|Weekly|Monthly|Yearly;Assigned to~Me|Grandma;Notes:long
- Pinch out the tomatoes | bed=Long bed; kind=Prune; repeat=Weekly; assigned_to=Me
- Sow winter spinach | bed=Box by the wall; kind=Sow; repeat=Yearly; assigned_to=Grandma
- Feed the pots with nettle tea | bed=Potato pots; kind=Feed; repeat=Weekly; assigned_to=Grandma
- Cut the herbs for drying | bed=Stone spiral; kind=Harvest; repeat=Monthly; assigned_to=Me
item seed packet|seed stock|seed: Name!;Plant->@plant|crop|vegetable~Moneymaker tomato|Dwarf bean;Brand or source;Bought on:date;Best before:date;Seeds left:number#0-10000;Germination:percent;Stored in
- Moneymaker 2024 | plant=Moneymaker tomato; brand_or_source=Own saved; seeds_left=45; germination=85; stored_in=Tin 1
- Bean bag | plant=Dwarf bean; brand_or_source=Seed swap; seeds_left=80; germination=90; stored_in=Tin 2
- Onion set net | plant=Red onion sets; brand_or_source=Garden centre; seeds_left=0; germination=95; stored_in=Shed
- Butternut of last year | plant=Butternut squash; brand_or_source=Seed library; seeds_left=9; germination=70; stored_in=Tin 2

# farmers market|market stall|market vendor|stallholder|weekly market|farm shop|farmers' market
item vendor|stallholder|market vendor|producer|farm: Name!;Contact person;Email:email;Phone:phone;Sells=Vegetables|Fruit|Cheese|Bread|Meat|Flowers|Honey|Crafts;Village;Distance:number(km)#0-500;Organic:boolean;Permit until:date;Description:long;Photo:image;~Status=Applied|Approved|Paused|Left
- Brook end greens | contact_person=Hattie Cole; sells=Vegetables; village=Brook end; distance=9; description=Salads and roots in forty sorts.; status=Approved
- Goat path dairy | contact_person=Enno Faber; sells=Cheese; village=Hillside; distance=21; status=Approved
- Heather hives | contact_person=Bram Oakes; sells=Honey; village=Moorgate; distance=27; status=Applied
- Posy cart | contact_person=Lena Wicks; sells=Flowers; village=Brook end; distance=8; description=Seasonal bunches without foam.; status=Paused
item stall|pitch|market stall|stand: Number!;Market->@market|market place|market site~Church square|Harbour market;Width:number(m)#1-20;Depth:number(m)#1-10;Power:boolean;Water:boolean;Daily fee:money;Vendor->@vendor|stallholder|producer~Brook end greens|Goat path dairy;~Status=Free|Let|Closed
- A3 | market=Church square; width=4; depth=3; daily_fee=28; vendor=Brook end greens; status=Let
- B1 | market=Harbour market; width=3; depth=2.5; daily_fee=22; status=Free
- A7 | market=Church square; width=3; depth=3; daily_fee=24; vendor=Posy cart; status=Let
- C2 | market=Station forecourt; width=5; depth=3; daily_fee=35; status=Closed
item market|market place|market site: Name!;Address;Market day=Wednesday|Thursday|Friday|Saturday|Sunday;Opens at:time;Closes at:time;Stalls:number#1-500;Manager~Rupert Kane|Lotta Sjo;Parking;Description:long;Photo:image
- Church square | address=Church square 1; market_day=Saturday; stalls=34; manager=Lotta Sjo; parking=School yard
- Harbour market | address=Quay 4; market_day=Thursday; stalls=18; manager=Rupert Kane; parking=None
- Station forecourt | address=Station road 1; market_day=Wednesday; stalls=12; manager=Rupert Kane; parking=Park and ride
- Mill green | address=Mill green; market_day=Sunday; stalls=22; manager=Lotta Sjo; parking=Meadow
item market product|produce|farm product|produce listing: Name!;Vendor->@vendor|stallholder|producer~Brook end greens|Goat path dairy;Category=Vegetables|Fruit|Dairy|Bread|Meat|Flowers|Preserves;Unit=kg|Bunch|Piece|Jar|100 g;Price:money;Season~May to October|All year;Stock:number#0-10000;Photo:image;~Available:boolean
- Bunched carrots | vendor=Brook end greens; category=Vegetables; unit=Bunch; price=2.4; season=June to November; stock=60
- Hay-aged goat cheese | vendor=Goat path dairy; category=Dairy; unit=100 g; price=3.9; season=All year; stock=25
- Heather honey 350 g | vendor=Heather hives; category=Preserves; unit=Jar; price=7.5; season=All year; stock=48
- Sweet pea bunch | vendor=Posy cart; category=Flowers; unit=Bunch; price=5; season=May to July; stock=30
event market day|market date|market event: Title!;Market->@market|market place~Church square|Harbour market;Takes place on:date!;Starts at:time;Ends at:time;Theme~Apple day|Regular;Weather=Sunny|Cloudy|Rain|Storm;~Visitors:number#0-50000;Notes:long
- Saturday Church square | market=Church square; theme=Regular; weather=Sunny; visitors=1400
- Apple day | market=Harbour market; theme=Apple day; weather=Cloudy; visitors=900
- Wet Wednesday station | market=Station forecourt; theme=Regular; weather=Rain; visitors=210
- Flower Sunday | market=Mill green; theme=Flower day; weather=Storm; visitors=120; notes=Closed at noon.
record attendance|stall booking|vendor attendance|stall allocation: Title!;Market day->@market day|market date~Saturday Church square|Apple day;Vendor->@vendor|stallholder|producer~Brook end greens|Goat path dairy;Stall->@stall|pitch~A3|B1;Fee:money;Paid:boolean;Takings:money;~Status=Planned|Present|Absent excused|No-show
- Brook end on Saturday | market_day=Saturday Church square; vendor=Brook end greens; stall=A3; fee=28; takings=860; status=Present
- Goat path on apple day | market_day=Apple day; vendor=Goat path dairy; stall=B1; fee=22; takings=540; status=Present
- Posy cart on Flower Sunday | market_day=Flower Sunday; vendor=Posy cart; stall=A7; fee=24; takings=95; status=Absent excused
- Heather hives at the station | market_day=Wet Wednesday station; vendor=Heather hives; stall=C2; fee=35; takings=0; status=No-show
request vendor application|stall application|application: Title!;Farm or business!;Contact person;Email:email;Phone:phone;Market->@market|market place~Church square|Harbour market;Sells=Vegetables|Fruit|Cheese|Bread|Meat|Flowers|Honey|Crafts;Stall width:number(m)#1-20;Wanted from:date;Insurance:file;Message:long
- Sourdough on Thursdays | farm_or_business=Crumb lane bakers; contact_person=Ivy Strand; market=Harbour market; sells=Bread; stall_width=3
- Honey four times a year | farm_or_business=Lime hives; contact_person=Abel Moor; market=Church square; sells=Honey; stall_width=2
- Smoked trout on Sundays | farm_or_business=Mill pond trout; contact_person=Ewa Lis; market=Mill green; sells=Meat; stall_width=4
- Willow baskets in December | farm_or_business=Withy works; contact_person=Cal Reed; market=Station forecourt; sells=Crafts; stall_width=2
+ order: Vendor->@vendor|stallholder|producer~Brook end greens|Goat path dairy;Market day->@market day|market date~Saturday Church square|Apple day;Collect at:time;Bag number
+ product: Vendor->@vendor|stallholder|producer~Brook end greens|Goat path dairy;Unit=kg|Bunch|Piece|Jar;Season~May to October|All year
+ review: Vendor->@vendor|stallholder|producer~Brook end greens|Goat path dairy;Freshness:rating;Friendliness:rating

# farm machinery|machinery ring|tractor|combine harvester|machinery sharing|farm equipment|agricultural contractor|agricultural equipment|agricultural machinery|machine sharing
item machine|tractor|implement|farm machine|farm equipment: Name!;Kind=Tractor|Combine|Baler|Sprayer|Plough|Seed drill|Trailer;Make and year~Green 6130, 2019;Plate or serial;Power:number(hp)#0-800;Working width:number(m)#0-40;Meter reading:number(h)#0-30000;Hourly rate:money;Rate per hectare:money;Depot->@depot|yard|location~Mill yard|North shed;Photo:image;~Status=Ready|Lent out|In repair|Sold
- Tractor 130 hp | kind=Tractor; make_and_year=Green 6130, 2019; plate_or_serial=AG 1130; power=130; meter_reading=4210; hourly_rate=38; depot=Mill yard; status=Ready
- Round baler 125 | kind=Baler; make_and_year=Red RB 125, 2021; plate_or_serial=RB-7781; power=0; working_width=2.2; meter_reading=640; rate_per_hectare=45; depot=North shed; status=Lent out
- Disc drill 4 m | kind=Seed drill; make_and_year=Blue D4, 2017; plate_or_serial=D4-2210; power=0; working_width=4; meter_reading=1900; rate_per_hectare=28; depot=Mill yard; status=In repair
- Tipper 14 t | kind=Trailer; make_and_year=Grey T14, 2012; plate_or_serial=AG 774; power=0; meter_reading=0; hourly_rate=9; depot=South barn; status=Sold
person farmer|member farm|machine borrower|farm: Name!;Contact person;Phone:phone;Email:email;Village;Area:number(ha)#0-5000;Shares:number#0-500;Driving licence class;~Account balance:money
- Ebner farm | contact_person=Rosl Ebner; village=Oberau; area=42; shares=4; driving_licence_class=T; account_balance=-120
- Lindhof | contact_person=Jakob Lind; village=Unterau; area=88; shares=9; driving_licence_class=T; account_balance=340
- Kogler alm | contact_person=Simon Kogler; village=Hochau; area=26; shares=2; driving_licence_class=F; account_balance=0
- Mair brothers | contact_person=Toni Mair; village=Unterau; area=130; shares=14; driving_licence_class=T; account_balance=-860
record machine use|usage record|lending|machine hire|use record|usage|usage billing|hours used|machine hour: Title!;Machine->@machine|tractor|implement~Tractor 130 hp|Round baler 125;Farmer->@farmer|member farm|machine borrower~Ebner farm|Lindhof;Used on:date!;Hours start:number(h)#0-30000;Hours end:number(h)#0-30000;Area:number(ha)#0-2000;Fuel:number(l)#0-5000;Cost:money;~Status=Reserved|Out|Returned|Invoiced
- Baling at Lindhof | machine=Round baler 125; farmer=Lindhof; hours_start=632; hours_end=640; area=14; fuel=95; cost=630; status=Invoiced
- Ploughing at Ebner | machine=Tractor 130 hp; farmer=Ebner farm; hours_start=4198; hours_end=4210; area=9; fuel=180; cost=456; status=Returned
- Sowing for the Mairs | machine=Disc drill 4 m; farmer=Mair brothers; hours_start=1890; hours_end=1900; area=31; fuel=240; cost=868; status=Out
- Silage haul at Kogler | machine=Tipper 14 t; farmer=Kogler alm; hours_start=0; hours_end=0; area=6; fuel=40; cost=54; status=Reserved
record service record|maintenance record|repair|workshop record|maintenance: Title!;Machine->@machine|tractor|implement~Tractor 130 hp|Round baler 125;Done on:date!;Kind=Oil change|Inspection|Repair|Tyres|Greasing;At hours:number(h)#0-30000;Parts used;Cost:money;Next at hours:number(h)#0-30000;Mechanic~Sepp Graf|Workshop Auer
- 4000 h service | machine=Tractor 130 hp; kind=Oil change; at_hours=4002; parts_used=Engine oil, three filters; cost=410; next_at_hours=4500; mechanic=Workshop Auer
- New pick-up tines | machine=Round baler 125; kind=Repair; at_hours=610; parts_used=12 tines; cost=96; mechanic=Sepp Graf
- Drill bearings | machine=Disc drill 4 m; kind=Greasing; at_hours=1880; parts_used=Grease, two seals; cost=38; next_at_hours=1980; mechanic=Sepp Graf
- Trailer tyres | machine=Tipper 14 t; kind=Tyres; at_hours=0; parts_used=Two 560/60; cost=1240; mechanic=Workshop Auer
record damage report|fault report|defect|breakdown: Title!;Machine->@machine|tractor|implement~Tractor 130 hp|Round baler 125;Reported on:date!;Reported by;Severity=Can be used|Use with care|Out of order;Photo:image;Description:long;~Status=Open|Ordered parts|Fixed
- Net wrap does not cut | machine=Round baler 125; reported_by=Jakob Lind; severity=Out of order; description=Knife arm hangs.; status=Fixed
- Left work light dark | machine=Tractor 130 hp; reported_by=Rosl Ebner; severity=Can be used; status=Open
- Bent coulter on the drill | machine=Disc drill 4 m; reported_by=Toni Mair; severity=Out of order; status=Ordered parts
- Tailgate rattles | machine=Tipper 14 t; reported_by=Simon Kogler; severity=Use with care; description=Hook does not close by itself.; status=Fixed
item depot|yard|location|shed: Name!;Address;Caretaker~Sepp Graf|Vroni Auer;Phone:phone;Key box code;Covered:boolean;Fuel station:boolean
- Mill yard | address=Mill 1, Oberau; caretaker=Sepp Graf; key_box_code=On request
- North shed | address=Field road 12; caretaker=Vroni Auer; key_box_code=On request
- South barn | address=Barn lane 3, Unterau; caretaker=Vroni Auer; key_box_code=On request
- Alm garage | address=Hochau 9; caretaker=Sepp Graf; key_box_code=At the farm
work contract job|field job|contract work|job: Title!;Machine->@machine|tractor|implement~Tractor 130 hp|Round baler 125;Farmer->@farmer|member farm~Ebner farm|Lindhof;Work=Ploughing|Sowing|Baling|Spraying|Threshing;Field;Area:number(ha)#0.1-2000;Due on:date;Driver name~Sepp Graf|Toni Mair;Notes:long
- Bale 14 ha at Lindhof | machine=Round baler 125; farmer=Lindhof; work=Baling; field=Lower meadow; area=14; driver_name=Toni Mair
- Plough the stubble | machine=Tractor 130 hp; farmer=Ebner farm; work=Ploughing; field=Chapel field; area=9; driver_name=Sepp Graf
- Drill wheat for the Mairs | machine=Disc drill 4 m; farmer=Mair brothers; work=Sowing; field=River strip; area=31; driver_name=Toni Mair
- Spray the thistles | machine=Tractor 130 hp; farmer=Kogler alm; work=Spraying; field=Alm meadow; area=3; driver_name=Sepp Graf
+ booking: Machine->@machine|tractor|implement~Tractor 130 hp|Round baler 125;Starts on:date;Ends on:date;Area:number(ha)#0.1-2000;With driver:boolean;Field
+ reservation: Machine->@machine|tractor|implement~Tractor 130 hp|Round baler 125;Starts on:date;Ends on:date;With driver:boolean
+ invoice: Machine use->@machine use|lending~Baling at Lindhof|Ploughing at Ebner;Hours:number(h)#0-1000;Area:number(ha)#0-2000
person operator|machine operator|tractor driver: Name!;Phone:phone;Email:email;Licences~Tractor, combine|Tractor;Hourly rate:money;Home yard->@depot|yard|location~Mill yard|North shed;Available from:date;~Status=Free|On a job|Away
- Sepp Graf | licences=Tractor, combine; hourly_rate=28; home_yard=Mill yard; status=Free
- Toni Mair | licences=Tractor; hourly_rate=24; home_yard=North shed; status=On a job
- Vroni Auer | licences=Tractor, forklift; hourly_rate=26; home_yard=North shed; status=Free
- Karl Ebner | licences=Combine; hourly_rate=30; home_yard=Mill yard; status=Away
item machine rate|rate|hire price|price list: Name!;Machine->@machine|tractor|implement~Tractor 130 hp|Round baler 125;Per=Hour|Hectare|Day|Bale;Price:money;With operator:boolean;Fuel included:boolean;Valid from:date;Valid until:date
- Tractor by the hour | machine=Tractor 130 hp; per=Hour; price=42
- Tractor by the day | machine=Tractor 130 hp; per=Day; price=310
- Baler by the bale | machine=Round baler 125; per=Bale; price=2.8
- Baler by the hectare | machine=Round baler 125; per=Hectare; price=36
! record machine availability|availability|blocked period [availab\\w*|calendar\\w*]: Title!;Machine->@machine|tractor|implement~Tractor 130 hp|Round baler 125;From:date;Until:date;Kind=Free|Booked|Maintenance|Own use;Note
- Tractor free in May | machine=Tractor 130 hp; kind=Free
- Tractor at the dealer | machine=Tractor 130 hp; kind=Maintenance; note=Clutch
- Baler booked in June | machine=Round baler 125; kind=Booked
- Own hay first | machine=Round baler 125; kind=Own use

# irrigation|soil moisture|smart farm|precision farming|crop sensor|irrigation valve|smart farming
item field|plot|zone|irrigation zone|block: Name!;Crop~Potatoes|Lettuce;Area:number(ha)#0.01-1000;Soil=Sand|Loam|Clay|Peat;Field capacity:number(%)#5-60;Wilting point:number(%)#2-40;Method=Drip|Sprinkler|Pivot|Furrow;Latitude:number#-90-90;Longitude:number#-180-180
- South 2 | crop=Potatoes; area=8.4; soil=Sand; field_capacity=18; wilting_point=6; method=Pivot; latitude=52.611; longitude=5.702
- Tunnel row C | crop=Lettuce; area=0.3; soil=Loam; field_capacity=30; wilting_point=12; method=Drip; latitude=52.604; longitude=5.711
- Polder 5 | crop=Onions; area=12; soil=Clay; field_capacity=38; wilting_point=20; method=Sprinkler; latitude=52.622; longitude=5.690
- Peach block | crop=Peaches; area=2.2; soil=Loam; field_capacity=28; wilting_point=11; method=Furrow; latitude=52.598; longitude=5.725
item sensor|soil probe|device|moisture sensor: Name!;Field->@field|plot|zone~South 2|Tunnel row C;Measures=Soil moisture|Temperature|Rain|Leaf wetness|Flow;Depth:number(cm)#0-200;Serial number;Battery:percent;Installed on:date;~Status=Online|Offline|Faulty
- Probe S2-30 | field=South 2; measures=Soil moisture; depth=30; serial_number=SM-2201; battery=81; status=Online
- Flow meter C | field=Tunnel row C; measures=Flow; depth=0; serial_number=FM-0031; battery=54; status=Online
- Rain bucket P5 | field=Polder 5; measures=Rain; depth=0; serial_number=RB-0119; battery=12; status=Offline
- Leaf probe peach | field=Peach block; measures=Leaf wetness; depth=0; serial_number=LW-0047; battery=73; status=Faulty
record reading|sensor reading|moisture reading|measurement: Title!;Sensor->@sensor|soil probe|device~Probe S2-30|Flow meter C;Measured on:date!;Measured at:time;Value:number#-50-5000;Unit=%|°C|mm|l/min;Soil temperature:number(°C)#-20-50;Alarm=None|Too dry|Too wet|No signal
- S2-30 at six | sensor=Probe S2-30; value=9.4; unit=%; soil_temperature=17.2; alarm=Too dry
- Flow C at run | sensor=Flow meter C; value=22; unit=l/min; alarm=None
- Bucket after the shower | sensor=Rain bucket P5; value=14.2; unit=mm; alarm=Too wet
- Peach leaves at dawn | sensor=Leaf probe peach; value=100; unit=%; soil_temperature=12; alarm=No signal
item valve|pump|irrigation valve|controller: Name!;Field->@field|plot|zone~South 2|Tunnel row C;Kind=Valve|Pump|Filter|Controller;Flow rate:number(m³/h)#0.1-1000;Pressure:number(bar)#0-20;Automatic:boolean;Serviced on:date;~State=Closed|Open|Fault
- Pivot pump | field=South 2; kind=Pump; flow_rate=85; pressure=4.5; state=Closed
- Valve C1 | field=Tunnel row C; kind=Valve; flow_rate=1.4; pressure=1.2; state=Open
- Polder controller | field=Polder 5; kind=Controller; flow_rate=60; pressure=3.8; state=Fault
- Peach head filter | field=Peach block; kind=Filter; flow_rate=18; pressure=2; state=Open
record irrigation run|watering|irrigation event|irrigation log: Title!;Field->@field|plot|zone~South 2|Tunnel row C;Valve->@valve|pump|irrigation valve~Pivot pump|Valve C1;Ran on:date!;Starts at:time;Minutes:number(min)#1-1440;Water:number(m³)#0-50000;Depth:number(mm)#0-200;Started by=Schedule|Sensor|By hand;~Status=Planned|Running|Done|Stopped
- South 2 first pass | field=South 2; valve=Pivot pump; minutes=720; water=1010; depth=12; started_by=Sensor; status=Done
- Row C morning | field=Tunnel row C; valve=Valve C1; minutes=40; water=0.9; depth=0.3; started_by=Schedule; status=Done
- Onions by hand | field=Polder 5; valve=Polder controller; minutes=180; water=180; depth=1.5; started_by=By hand; status=Stopped
- Peach furrows weekly | field=Peach block; valve=Peach head filter; minutes=300; water=90; depth=4; started_by=Schedule; status=Planned
item irrigation schedule|schedule|irrigation plan|watering plan: Name!;Field->@field|plot|zone~South 2|Tunnel row C;Days~Monday, Thursday|Daily;Starts at:time;Minutes:number(min)#1-1440;Start below:number(%)#1-60;Skip if rain above:number(mm)#0-100;Valid from:date;Valid until:date;~Active:boolean
- Pivot twice a week | field=South 2; days=Monday, Thursday; minutes=720; start_below=10; skip_if_rain_above=8
- Lettuce daily | field=Tunnel row C; days=Daily; minutes=40; start_below=20; skip_if_rain_above=100
- Onion nights | field=Polder 5; days=Tuesday, Friday; minutes=240; start_below=26; skip_if_rain_above=5
- Peach Saturday | field=Peach block; days=Saturday; minutes=300; start_below=16; skip_if_rain_above=10
record alert|alarm|notice: Title!;Field->@field|plot|zone~South 2|Tunnel row C;Sensor->@sensor|soil probe|device~Probe S2-30|Flow meter C;Raised on:date!;Kind=Too dry|Too wet|Leak|Frost|Low battery|Pump fault;Value:number#-50-5000;~Status=Open|Acknowledged|Solved;Action taken:long
- South 2 too dry | field=South 2; sensor=Probe S2-30; kind=Too dry; value=9.4; status=Solved; action_taken=Pivot started.
- Flow C above normal | field=Tunnel row C; sensor=Flow meter C; kind=Leak; value=31; status=Open
- Bucket battery low | field=Polder 5; sensor=Rain bucket P5; kind=Low battery; value=12; status=Acknowledged
- Frost in the peaches | field=Peach block; sensor=Leaf probe peach; kind=Frost; value=-1.8; status=Solved; action_taken=Sprinklers ran till eight.

# flower farm|cut flower|flower grower|tulip|dahlia|flower field|christmas tree farm
item flower|flower variety|variety|cultivar|plant: Name!;Kind=Annual|Perennial|Bulb|Shrub|Tree;Colour;Blooms~July to October|April;Stem length:number(cm)#10-250;Vase life:number(days)#1-30;Spacing:number(cm)#2-500;Price per stem:money;Photo:image
- Café cream dahlia | kind=Bulb; colour=Blush; blooms=August to October; stem_length=70; vase_life=5; spacing=45; price_per_stem=2.2
- White triumph tulip | kind=Bulb; colour=White; blooms=April; stem_length=45; vase_life=8; spacing=10; price_per_stem=0.9
- Sarah peony | kind=Perennial; colour=Pink; blooms=May to June; stem_length=60; vase_life=7; spacing=90; price_per_stem=3.4
- Silver eucalyptus | kind=Tree; colour=Grey green; blooms=All year foliage; stem_length=80; vase_life=20; spacing=150; price_per_stem=1.5
item bed|field|tunnel|row|plot: Name!;Length:number(m)#1-500;Width:number(m)#0.5-50;Kind=Open field|Tunnel|Shade house;Irrigation=Drip|Overhead|None;~Status=Empty|Planted|In bloom|Cleared
- Row 6 | length=40; width=1.2; kind=Open field; irrigation=Drip; status=In bloom
- Tunnel 1 | length=25; width=6; kind=Tunnel; irrigation=Drip; status=Planted
- Peony strip | length=60; width=1; kind=Open field; irrigation=None; status=Cleared
- Shade 3 | length=20; width=8; kind=Shade house; irrigation=Overhead; status=Empty
record planting|crop|sowing|succession: Title!;Flower->@flower|flower variety|variety~Café cream dahlia|White triumph tulip;Bed->@bed|field|tunnel~Row 6|Tunnel 1;Planted on:date!;Plants:number#1-100000;Support net:boolean;First cut expected:date;Cost:money;Notes:long
- Dahlias row 6 | flower=Café cream dahlia; bed=Row 6; plants=180; cost=540
- Tulips for Easter | flower=White triumph tulip; bed=Tunnel 1; plants=4000; cost=1100
- Peony roots | flower=Sarah peony; bed=Peony strip; plants=120; cost=780; notes=First cut only in year three.
- Gum hedge | flower=Silver eucalyptus; bed=Shade 3; plants=40; cost=320
record harvest|stem count|cut|harvest record: Title!;Planting->@planting|crop~Dahlias row 6|Tulips for Easter;Cut on:date!;Stems:number#0-100000;Bunches:number#0-10000;Quality=A|B|Waste;Cut by~Saoirse Penn|Bo Karl;Bucket place~Cold room left
- Dahlias Tuesday | planting=Dahlias row 6; stems=260; bunches=26; quality=A; cut_by=Bo Karl; bucket_place=Cold room left
- First tulips | planting=Tulips for Easter; stems=1200; bunches=120; quality=A; cut_by=Saoirse Penn; bucket_place=Cold room right
- Peonies in bud | planting=Peony roots; stems=340; bunches=68; quality=B; cut_by=Bo Karl; bucket_place=Cold room left
- Wind-torn foliage | planting=Gum hedge; stems=90; bunches=0; quality=Waste; cut_by=Saoirse Penn
item bouquet|bunch|arrangement|flower box: Name!;Size=Small|Medium|Large;Stems:number#1-100;Season=Spring|Summer|Autumn|Winter;Price:money;Contents:long;Photo:image;~Available:boolean
- Market bunch | size=Medium; stems=12; season=Summer; price=14; contents=Dahlia, cosmos, ammi, mint
- Easter armful | size=Large; stems=30; season=Spring; price=24; contents=Thirty white tulips
- Bud vase posy | size=Small; stems=5; season=Autumn; price=6.5; contents=Dahlia, seed heads
- Winter greens | size=Medium; stems=10; season=Winter; price=15; contents=Eucalyptus, dried hydrangea
record flower subscription|subscription|bouquet subscription: Title!;Bouquet->@bouquet|bunch|flower box~Market bunch|Easter armful;Rhythm=Weekly|Fortnightly|Monthly;Starts on:date!;Deliveries:number#1-52;Deliver to;Pick-up point~Farm gate|Bakery;~Status=Active|Paused|Ended
- Reception desk flowers | bouquet=Market bunch; rhythm=Weekly; deliveries=20; deliver_to=Law office, Bank street 2; status=Active
- Gift for Aunt Vi | bouquet=Market bunch; rhythm=Monthly; deliveries=6; pick_up_point=Bakery; status=Active
- Hotel lobby vases | bouquet=Easter armful; rhythm=Fortnightly; deliveries=12; deliver_to=Hotel Anker, Quay 1; status=Paused
- Winter table | bouquet=Winter greens; rhythm=Monthly; deliveries=3; pick_up_point=Farm gate; status=Ended
work farm task|task|field task: Title!;Bed->@bed|field|tunnel~Row 6|Tunnel 1;Kind=Weeding|Netting|Pinching|Digging tubers|Planting;Due on:date;Assigned to~Saoirse Penn|Bo Karl;Hours:number(h)#0.5-100;Notes:long
- Dig and divide the dahlias | bed=Row 6; kind=Digging tubers; assigned_to=Bo Karl; hours=12
- Vent the tulip tunnel | bed=Tunnel 1; kind=Weeding; assigned_to=Saoirse Penn; hours=2
- Net the peonies | bed=Peony strip; kind=Netting; assigned_to=Saoirse Penn; hours=3
- Pinch the young gums | bed=Shade 3; kind=Pinching; assigned_to=Bo Karl; hours=1.5
+ order: Bouquet->@bouquet|bunch|flower box~Market bunch|Easter armful;Bouquets:number#1-500;Occasion=Everyday|Wedding|Funeral|Event;Colour wishes;Card message:long;Delivery on:date
+ booking: Pick-your-own slot:time;Persons:number#1-20;Workshop=None|Wreath|Bouquet

# alpaca|llama|alpaca farm|fibre animal|alpaca walk|angora
item animal|alpaca|llama: Name!;Registration number;Kind=Huacaya|Suri|Llama|Angora goat;Sex=Female|Stud male|Gelding;Born on:date;Colour=White|Fawn|Brown|Black|Grey;Herd->@herd|group|paddock~Female herd|Trekking boys;Dam;Sire;Temperament=Calm|Curious|Shy|Pushy;Photo:image;~Status=In herd|Pregnant|For sale|Sold
- Inka | registration_number=AZ-4401; kind=Huacaya; sex=Female; colour=Fawn; herd=Female herd; dam=Lima; sire=Cusco King; temperament=Calm; status=Pregnant
- Pablo | registration_number=AZ-4388; kind=Huacaya; sex=Gelding; colour=White; herd=Trekking boys; dam=Rosa; sire=Andes Rey; temperament=Curious; status=In herd
- Nube | registration_number=AZ-4452; kind=Suri; sex=Stud male; colour=Grey; herd=Stud pens; dam=Luna; sire=Silver Inti; temperament=Pushy; status=For sale
- Tito | registration_number=AZ-4461; kind=Llama; sex=Gelding; colour=Brown; herd=Weaners; temperament=Shy; status=Sold
item herd|group|paddock: Name!;Pasture;Area:number(ha)#0.1-200;Animals:number#1-500;Shelter:boolean;Last moved on:date;Note:long
- Female herd | pasture=Upper meadow; area=3.5; animals=14
- Trekking boys | pasture=Barn paddock; area=1.8; animals=7
- Stud pens | pasture=Yard; area=0.6; animals=3
- Weaners | pasture=Orchard; area=1.1; animals=9; note=Halter training on Mondays.
record shearing|fleece|fleece record|fibre test: Title!;Animal->@animal|alpaca|llama~Inka|Pablo;Shorn on:date!;Blanket weight:number(kg)#0-8;Neck and legs:number(kg)#0-5;Micron:number(µm)#12-45;Staple length:number(mm)#20-300;Grade=Royal|Baby|Fine|Medium|Strong;Shearer~Gus Arden
- Inka spring fleece | animal=Inka; blanket_weight=1.9; neck_and_legs=0.8; micron=20.4; staple_length=95; grade=Baby; shearer=Gus Arden
- Pablo spring fleece | animal=Pablo; blanket_weight=2.2; neck_and_legs=0.9; micron=24.8; staple_length=105; grade=Fine; shearer=Gus Arden
- Nube suri locks | animal=Nube; blanket_weight=1.6; neck_and_legs=0.7; micron=18.9; staple_length=160; grade=Royal; shearer=Gus Arden
- Tito coarse coat | animal=Tito; blanket_weight=2.5; neck_and_legs=1.4; micron=32; staple_length=120; grade=Strong; shearer=Gus Arden
record mating|breeding record|birth|cria: Title!;Dam->@animal|alpaca~Inka;Sire name;Mated on:date!;Spit-off on:date;Result=Open|Pregnant|Lost|Born;Due on:date;Cria name;Birth weight:number(kg)#2-15
- Inka and Cusco Boy | dam=Inka; sire_name=Cusco Boy; result=Pregnant
- Inka last year | dam=Inka; sire_name=Nube; result=Born; cria_name=Pico; birth_weight=7.4
- Inka and Silver Inti | dam=Inka; sire_name=Silver Inti; result=Lost
- Inka autumn try | dam=Inka; sire_name=Andes Rey; result=Open
record health record|treatment|vaccination|toenail trim|weighing: Title!;Animal->@animal|alpaca|llama~Inka|Pablo;Done on:date!;Kind=Vaccination|Worming|Toenails|Teeth|Vitamin D|Illness;Product;Weight:number(kg)#5-250;Body score:number#1-5;Done by~Gus Arden|Dr Mayr;Next due:date
- Vitamin D Inka | animal=Inka; kind=Vitamin D; product=AD3E; weight=68; body_score=3; done_by=Dr Mayr
- Toenails Pablo | animal=Pablo; kind=Toenails; weight=76; body_score=3; done_by=Gus Arden
- Worming Nube | animal=Nube; kind=Worming; product=Drench B; weight=81; body_score=4; done_by=Gus Arden
- Fighting teeth of Tito | animal=Tito; kind=Teeth; weight=128; body_score=3; done_by=Dr Mayr
event alpaca walk|walk|trek|farm experience|farm visit: Title!;Takes place on:date!;Starts at:time;Minutes:number(min)#20-480;Guide~Ruth Arden|Mika Toll;Animals:number#1-30;Places:number#1-60;Price:money;Minimum age:number(years)#0-18;Description:long
- Forest walk | minutes=90; guide=Ruth Arden; animals=7; places=14; price=28; minimum_age=6
- Feeding hour for families | minutes=45; guide=Mika Toll; animals=12; places=25; price=9; minimum_age=0
- Sunset walk for two | minutes=60; guide=Ruth Arden; animals=2; places=2; price=55; minimum_age=12
- Picnic day trek | minutes=240; guide=Mika Toll; animals=6; places=12; price=49; minimum_age=10
item yarn product|yarn|wool product|fibre product: Name!;Kind=Yarn|Blanket|Socks|Felt|Duvet;Animal->@animal|alpaca~Inka|Pablo;Colour;Weight:number(g)#10-5000;Length:number(m)#0-2000;Stock:number#0-5000;Price:money;Photo:image
- Fawn double knit | kind=Yarn; animal=Inka; colour=Fawn; weight=50; length=110; stock=84; price=11
- White duvet | kind=Duvet; animal=Pablo; colour=White; weight=900; length=0; stock=6; price=240
- Silver suri lace | kind=Yarn; animal=Nube; colour=Grey; weight=100; length=800; stock=12; price=28
- Hiking socks M | kind=Socks; animal=Pablo; colour=White; weight=90; length=0; stock=35; price=19
+ booking: Alpaca walk->@alpaca walk|walk|trek~Forest walk|Feeding hour for families;Adults:number#1-20;Children:number#0-20;Favourite animal;Voucher code
+ order: Yarn product->@yarn product|yarn~Fawn double knit|White duvet;Quantity:number#1-100
# pet health|pet owner app|pet care diary|pet medication|pet vaccination|pet tracker|pet records
item pet|animal|dog|cat: Name!;Species=Dog|Cat|Rabbit|Bird|Guinea pig|Other;Breed;Sex=Male|Female|Neutered male|Spayed female;Born on:date;Weight:number(kg)#0.01-120;Chip number;Passport number;Insurance;Allergies;Vet->@vet contact|vet|clinic~Dr Amelie Stock|Clinic Westend;Photo:image
- Luna | species=Dog; breed=Vizsla; sex=Spayed female; weight=22.4; chip_number=276095540; insurance=Tail cover; allergies=Beef; vet=Dr Amelie Stock
- Pepper | species=Cat; breed=British shorthair; sex=Neutered male; weight=5.6; chip_number=276095711; vet=Clinic Westend
- Klecks | species=Guinea pig; breed=Rosette; sex=Male; weight=1.05; vet=Dr Hanno Rist
- Kiwi | species=Bird; breed=Budgerigar; sex=Female; weight=0.04; vet=Bird clinic Aue
item vet contact|vet|clinic|veterinary practice: Name!;Address;Phone:phone;Emergency phone:phone;Email:email;Open hours;Speciality=General|Dentistry|Eyes|Heart|Emergency
- Dr Amelie Stock | address=Linden 14; open_hours=Monday to Friday 8 to 18; speciality=General
- Clinic Westend | address=Ring 201; open_hours=Day and night; speciality=Emergency
- Dr Hanno Rist | address=Park row 3; open_hours=Tuesday to Saturday 9 to 17; speciality=Dentistry
- Bird clinic Aue | address=Aue road 50; open_hours=By appointment; speciality=General
record vet visit|visit|health event|health record|illness: Title!;Pet->@pet|animal|dog|cat~Luna|Pepper;Visited on:date!;Vet->@vet contact|vet|clinic~Dr Amelie Stock|Clinic Westend;Reason=Check-up|Illness|Injury|Vaccination|Dental|Surgery;Diagnosis;Treatment:long;Cost:money;Next visit:date;Document:file
- Limping after the lake | pet=Luna; vet=Dr Amelie Stock; reason=Injury; diagnosis=Cut pad, right front; treatment=Bandage for five days; cost=72
- Teeth of Pepper | pet=Pepper; vet=Clinic Westend; reason=Dental; diagnosis=Tartar grade 2; treatment=Cleaning under anaesthetic; cost=240
- Klecks loses weight | pet=Klecks; vet=Dr Hanno Rist; reason=Illness; diagnosis=Overgrown molars; treatment=Trimmed, recovery feed; cost=88
- Yearly look at Kiwi | pet=Kiwi; vet=Bird clinic Aue; reason=Check-up; diagnosis=Healthy; cost=35
record vaccination|vaccine|parasite treatment|worming: Title!;Pet->@pet|animal|dog|cat~Luna|Pepper;Given on:date!;Against=Rabies|Distemper and parvo|Cat flu|Worms|Ticks and fleas;Product;Batch number;Next due:date;Given by
- Rabies Luna | pet=Luna; against=Rabies; product=Vaccine R; batch_number=R77120; given_by=Dr Amelie Stock
- Spot-on Pepper | pet=Pepper; against=Ticks and fleas; product=Spot-on cat; given_by=Owner
- Parvo Luna | pet=Luna; against=Distemper and parvo; product=Vaccine DP; batch_number=D20331; given_by=Dr Amelie Stock
- Cat flu Pepper | pet=Pepper; against=Cat flu; product=Vaccine C; batch_number=C11907; given_by=Clinic Westend
record medication|medicine|medication plan|prescription: Title!;Pet->@pet|animal|dog|cat~Luna|Pepper;Medicine!;Dose~1 tablet|0.4 ml;Times a day:number#1-6;Starts on:date!;Ends on:date;With food:boolean;~Status=Running|Finished|Stopped;Notes:long
- Painkiller Luna | pet=Luna; medicine=Carprofen 50 mg; dose=1 tablet; times_a_day=1; status=Finished
- Thyroid Pepper | pet=Pepper; medicine=Thiamazole; dose=0.4 ml; times_a_day=2; status=Running
- Vitamin C Klecks | pet=Klecks; medicine=Vitamin C drops; dose=0.3 ml; times_a_day=1; status=Running
- Mite drops Kiwi | pet=Kiwi; medicine=Ivermectin spot-on; dose=1 drop; times_a_day=1; status=Stopped
record weight entry|weight log|weighing|measurement: Title!;Pet->@pet|animal|dog|cat~Luna|Pepper;Weighed on:date!;Weight:number(kg)#0.01-120;Body score:number#1-9;Note
- Luna in April | pet=Luna; weight=22.4; body_score=5
- Pepper in April | pet=Pepper; weight=5.6; body_score=7; note=A little less dry food
- Klecks in May | pet=Klecks; weight=1.05; body_score=4
- Kiwi on the kitchen scale | pet=Kiwi; weight=0.04; body_score=5; note=Weighed in the box
record feeding|feeding log|activity|walk|symptom note: Title!;Pet->@pet|animal|dog|cat~Luna|Pepper;Noted on:date!;Kind=Feeding|Walk|Symptom|Toilet|Play;Amount:number(g)#0-5000;Minutes:number(min)#0-600;Food;Noted by~Me|Jo;Notes:long
- Morning bowl Luna | pet=Luna; kind=Feeding; amount=180; food=Lamb and rice; noted_by=Me
- Pepper vomited | pet=Pepper; kind=Symptom; noted_by=Jo; notes=Once, hair ball.
- Evening walk Luna | pet=Luna; kind=Walk; minutes=45; noted_by=Jo
- Klecks in the run | pet=Klecks; kind=Play; minutes=60; noted_by=Me; notes=Popcorn jumps.
work reminder|care reminder|pet task|care task: Title!;Pet->@pet|animal|dog|cat~Luna|Pepper;Kind=Vaccination|Medication|Grooming|Vet|Feeding;Due on:date;Repeat=Once|Daily|Weekly|Monthly|Yearly;Assigned to~Me|Jo;Notes:long
- Tick tablet Luna | pet=Luna; kind=Medication; repeat=Monthly; assigned_to=Me
- Brush Pepper | pet=Pepper; kind=Grooming; repeat=Weekly; assigned_to=Jo
- Claws of Klecks | pet=Klecks; kind=Grooming; repeat=Monthly; assigned_to=Jo
- Vet date for Kiwi | pet=Kiwi; kind=Vet; repeat=Yearly; assigned_to=Me
+ appointment: Pet->@pet|animal|dog|cat~Luna|Pepper;Vet->@vet contact|vet|clinic~Dr Amelie Stock|Clinic Westend;Reason=Check-up|Illness|Vaccination|Dental;Starts at:time

# stud farm|horse breeding|foal|broodmare|racehorse|stallion|horse breeder
item horse|broodmare|stallion|mare|racehorse: Name!;Kind=Broodmare|Stallion|Young horse|Racehorse|Foal;Breed~Thoroughbred|Trakehner;Sex=Mare|Stallion|Gelding;Born on:date;Colour=Bay|Chestnut|Grey|Black|Palomino;Sire;Dam;Studbook number;Owner->@owner|horse owner|client~Stud Heron field|Partnership Lark;Height:number(cm)#60-200;Photo:image;~Status=At stud|In training|For sale|Sold|Retired
- Silver Tern | kind=Broodmare; breed=Thoroughbred; sex=Mare; colour=Grey; sire=North Gale; dam=Sea Swift; studbook_number=TB-2011-448; owner=Stud Heron field; height=163; status=At stud
- Amber Road | kind=Stallion; breed=Thoroughbred; sex=Stallion; colour=Chestnut; sire=Old Highway; dam=Amberina; studbook_number=TB-2009-102; owner=Partnership Lark; height=166; status=At stud
- Quiet Harbour | kind=Young horse; breed=Thoroughbred; sex=Gelding; colour=Bay; sire=Amber Road; dam=Still Water; studbook_number=TB-2023-771; owner=Mrs Ida Lowell; height=158; status=For sale
- Feather Dance | kind=Broodmare; breed=Trakehner; sex=Mare; colour=Black; sire=Donau; dam=Finesse; studbook_number=TR-2015-090; owner=Blue Gate Racing; height=165; status=Retired
person owner|horse owner|client|syndicate: Name!;Kind=Private|Partnership|Stud|Company;Email:email;Phone:phone;Address;Share:percent;Note:long
- Stud Heron field | kind=Stud; address=Heron field 1; share=100
- Partnership Lark | kind=Partnership; address=Lark hill 7; share=50
- Mrs Ida Lowell | kind=Private; address=Lowell court 2; share=100
- Blue Gate Racing | kind=Company; address=Course road 40; share=75; note=Monthly statement by email.
record covering|mating|breeding record|service|insemination: Title!;Mare->@horse|broodmare|mare~Silver Tern;Stallion->@horse|stallion~Amber Road;Covered on:date!;Method=Natural|Fresh semen|Chilled semen|Frozen semen;Follicle:number(mm)#10-70;Vet~Dr Pell|Dr Osei;Scan result=Not scanned|In foal|Empty|Twins;Due on:date;Stud fee:money
- Tern to Amber Road | mare=Silver Tern; stallion=Amber Road; method=Natural; follicle=42; vet=Dr Pell; scan_result=In foal; stud_fee=4500
- Feather to Donau line | mare=Feather Dance; stallion=Amber Road; method=Chilled semen; follicle=38; vet=Dr Osei; scan_result=Empty; stud_fee=2200
- Tern last season | mare=Silver Tern; stallion=Amber Road; method=Natural; follicle=40; vet=Dr Pell; scan_result=Twins; stud_fee=4000
- Feather second try | mare=Feather Dance; stallion=Amber Road; method=Frozen semen; follicle=44; vet=Dr Osei; scan_result=Not scanned; stud_fee=2200
record foaling|foal birth|foal: Title!;Mare->@horse|broodmare|mare~Silver Tern;Stallion->@horse|stallion~Amber Road;Foaled on:date!;Foaled at:time;Sex=Colt|Filly;Colour=Bay|Chestnut|Grey|Black;Weight:number(kg)#15-80;Stood after:number(min)#5-600;Antibodies=Good|Low|Not tested;Attended by~Night watch Lou|Dr Pell
- Grey filly of 2025 | mare=Silver Tern; stallion=Amber Road; sex=Filly; colour=Grey; weight=52; stood_after=55; antibodies=Good; attended_by=Night watch Lou
- Bay colt of 2024 | mare=Silver Tern; stallion=Amber Road; sex=Colt; colour=Bay; weight=58; stood_after=70; antibodies=Low; attended_by=Dr Pell
- Black filly of Feather | mare=Feather Dance; stallion=Amber Road; sex=Filly; colour=Black; weight=49; stood_after=45; antibodies=Good; attended_by=Night watch Lou
- Chestnut colt of 2022 | mare=Feather Dance; stallion=Amber Road; sex=Colt; colour=Chestnut; weight=55; stood_after=90; antibodies=Not tested; attended_by=Groom Bea
record health record|vet treatment|farrier visit|vaccination|worming: Title!;Horse->@horse|broodmare|stallion~Silver Tern|Amber Road;Done on:date!;Kind=Scan|Vaccination|Worming|Farrier|Dentist|Injury;Product;Done by~Dr Pell|Farrier Finch;Cost:money;Next due:date;Notes:long
- Day 16 scan | horse=Silver Tern; kind=Scan; done_by=Dr Pell; cost=85
- Trim Amber Road | horse=Amber Road; kind=Farrier; done_by=Farrier Finch; cost=45
- Flu booster Quiet Harbour | horse=Quiet Harbour; kind=Vaccination; product=Flu and tetanus; done_by=Dr Osei; cost=62
- Kick wound Feather | horse=Feather Dance; kind=Injury; done_by=Dr Pell; cost=210; notes=Six stitches, box rest.
item paddock|stable|box|barn: Name!;Kind=Paddock|Foaling box|Barn|Isolation;Area:number(m²)#9-500000;Camera:boolean;Horses at most:number#1-60;~Status=Free|Occupied|Resting
- Foaling box 2 | kind=Foaling box; area=25; horses_at_most=2; status=Occupied
- River paddock | kind=Paddock; area=18000; horses_at_most=6; status=Occupied
- Youngstock barn | kind=Barn; area=320; horses_at_most=10; status=Free
- Isolation box | kind=Isolation; area=16; horses_at_most=1; status=Resting
record race|race entry|training gallop|competition result|training session: Title!;Horse->@horse|racehorse~Silver Tern|Amber Road;Held on:date!;Kind=Race|Gallop|Show|Trial;Track;Distance:number(m)#200-8000;Time:number(s)#10-900;Place:number#1-60;Prize:money;Rider
- Amber Road last start | horse=Amber Road; kind=Race; track=Meadow course; distance=2000; time=123.4; place=1; prize=12000; rider=J. Harrow
- Show at grass | horse=Silver Tern; kind=Show; track=County ring; distance=200; place=2; prize=150
- Morning gallop Harbour | horse=Quiet Harbour; kind=Gallop; track=Heath strip; distance=1000; time=66.2; rider=M. Vale
- Loose jumping trial | horse=Feather Dance; kind=Trial; track=Indoor school; distance=200; place=4; prize=0
+ booking: Stallion->@horse|stallion~Amber Road;Mare name;Method=Natural|Fresh semen|Chilled semen|Frozen semen;Arrives on:date;Stud fee:money

# racing pigeon|pigeon|pigeon loft|pigeon club|fancy pigeon|budgerigar|aviculture|cage bird
item pigeon|bird|racing pigeon: Ring number!;Name;Sex=Cock|Hen|Unknown;Colour=Blue bar|Chequer|Red|Grizzle|White;Hatched in:number#2005-2040;Loft->@loft|aviary|cage~Main loft|Young bird loft;Father;Mother;Breeder;Eye colour;Photo:image;~Status=Racing|Breeding|Lost|Sold|Dead
- BE-24-300118 | name=Blitz; sex=Cock; colour=Blue bar; hatched_in=2024; loft=Main loft; father=BE-20-311; mother=BE-21-902; breeder=Own; status=Racing
- BE-25-300204 | name=Nimbus; sex=Hen; colour=Chequer; hatched_in=2025; loft=Young bird loft; father=BE-24-300118; breeder=Own; status=Racing
- BE-21-300902 | name=Oma; sex=Hen; colour=Red; hatched_in=2021; loft=Breeding aviary; breeder=Ida Brandt; eye_colour=Pearl; status=Breeding
- BE-23-300417 | name=Storm; sex=Cock; colour=Grizzle; hatched_in=2023; loft=Brandt loft; breeder=Ida Brandt; status=Lost
item loft|aviary|cage: Name!;Owner->@fancier|loft owner|breeder~Marcel Toussaint|Ida Brandt;Address;Latitude:number#-90-90;Longitude:number#-180-180;Nest boxes:number#1-500;Birds at most:number#1-1000;Cleaned on:date
- Main loft | owner=Marcel Toussaint; latitude=50.881; longitude=4.702; nest_boxes=24; birds_at_most=48
- Young bird loft | owner=Marcel Toussaint; latitude=50.881; longitude=4.702; nest_boxes=0; birds_at_most=60
- Breeding aviary | owner=Joris Maes; latitude=50.902; longitude=4.741; nest_boxes=12; birds_at_most=24
- Brandt loft | owner=Ida Brandt; latitude=50.861; longitude=4.688; nest_boxes=18; birds_at_most=40
person fancier|loft owner|breeder|club fancier: Name!;Club number;Email:email;Phone:phone;Birds:number#0-1000;Joined on:date;~Points:number#0-100000
- Marcel Toussaint | club_number=204; birds=96; points=1280
- Ida Brandt | club_number=231; birds=44; points=905
- Joris Maes | club_number=187; birds=22; points=310
- Lea Van Dam | club_number=245; birds=60; points=1012
event race|pigeon race|flight|race day: Title!;Released on:date!;Released at:time;Release point;Latitude:number#-90-90;Longitude:number#-180-180;Distance:number(km)#5-1500;Category=Old birds|Yearlings|Young birds;Wind=Head|Tail|Side|Calm;Birds entered:number#0-20000;~Status=Planned|Basketed|Released|Closed
- Orleans young birds | release_point=Orleans; latitude=47.902; longitude=1.909; distance=395; category=Young birds; wind=Tail; birds_entered=412; status=Closed
- Quievrain training | release_point=Quievrain; latitude=50.407; longitude=3.683; distance=90; category=Yearlings; wind=Side; birds_entered=180; status=Planned
- Bourges old birds | release_point=Bourges; latitude=47.081; longitude=2.398; distance=480; category=Old birds; wind=Head; birds_entered=655; status=Released
- Noyon yearlings | release_point=Noyon; latitude=49.582; longitude=3.001; distance=190; category=Yearlings; wind=Calm; birds_entered=240; status=Basketed
record race result|arrival|clocking|race arrival: Title!;Race->@race|pigeon race|flight~Orleans young birds|Quievrain training;Pigeon->@pigeon|bird|racing pigeon~BE-24-300118|BE-25-300204;Arrived at:time;Distance:number(km)#1-1500;Speed:number(m/min)#300-2200;Place:number#1-20000;Prize:money;Noted by
- Nimbus from Orleans | race=Orleans young birds; pigeon=BE-25-300204; distance=394.6; speed=1412; place=9; prize=40
- Blitz from Quievrain | race=Quievrain training; pigeon=BE-24-300118; distance=89.1; speed=1260; place=21; prize=0
- Oma from Bourges | race=Bourges old birds; pigeon=BE-21-300902; distance=481.2; speed=1105; place=3; prize=120
- Storm from Noyon | race=Noyon yearlings; pigeon=BE-23-300417; distance=188.4; speed=980; place=112; prize=0
record pairing|breeding pair|clutch|nest record: Title!;Cock->@pigeon|bird~BE-24-300118;Hen->@pigeon|bird~BE-25-300204;Paired on:date!;First egg on:date;Eggs:number#0-6;Hatched:number#0-6;Young rings;Nest box;~Status=Paired|Sitting|Feeding|Finished
- Blitz and Nimbus | cock=BE-24-300118; hen=BE-25-300204; eggs=2; hatched=2; young_rings=BE-26-300311, BE-26-300312; nest_box=7; status=Feeding
- Storm and Oma | cock=BE-23-300417; hen=BE-21-300902; eggs=2; hatched=1; young_rings=BE-26-300340; nest_box=3; status=Finished
- Blitz and Oma | cock=BE-24-300118; hen=BE-21-300902; eggs=2; hatched=0; nest_box=9; status=Sitting
- Storm and Nimbus | cock=BE-23-300417; hen=BE-25-300204; eggs=0; hatched=0; nest_box=1; status=Paired
record health record|treatment|vaccination|medication: Title!;Pigeon->@pigeon|bird~BE-24-300118|BE-25-300204;Done on:date!;Against=Paramyxovirus|Pox|Coccidia|Worms|Canker;Product;Dose;Birds treated:number#1-1000;Done by~Marcel Toussaint|Dr Vink
- Paramyxo whole loft | pigeon=BE-24-300118; against=Paramyxovirus; product=PMV vaccine; dose=0.2 ml; birds_treated=46; done_by=Dr Vink
- Canker before racing | pigeon=BE-25-300204; against=Canker; product=Tablet; dose=1; birds_treated=30; done_by=Marcel Toussaint
- Pox for the young | pigeon=BE-25-300204; against=Pox; product=Brush vaccine; dose=2 follicles; birds_treated=28; done_by=Marcel Toussaint
- Coccidia in the aviary | pigeon=BE-21-300902; against=Coccidia; product=Powder in water; dose=5 g per 2 l; birds_treated=22; done_by=Dr Vink

# cat café|cat cafe|animal café|petting zoo|petting farm|pet café|city farm
item animal|resident|cat|farm animal: Name!;Species=Cat|Rabbit|Goat|Sheep|Pony|Guinea pig|Chicken;Breed;Sex=Male|Female;Age:number(years)#0-30;Character=Cuddly|Playful|Shy|Bossy;Likes;May be stroked:boolean;Adoptable:boolean;Photo:image;~Status=On the floor|Resting|At the vet|Adopted
- Duchess | species=Cat; breed=Ragdoll; sex=Female; age=6; character=Bossy; likes=Window seat, salmon; status=On the floor
- Biscotti | species=Cat; breed=Ginger mix; sex=Male; age=2; character=Playful; likes=Feather wand; status=On the floor
- Pickle | species=Guinea pig; breed=Sheltie; sex=Female; age=1; character=Shy; likes=Parsley; status=Resting
- Mango | species=Rabbit; breed=Lop mix; sex=Male; age=3; character=Cuddly; likes=Tunnels; status=Adopted
item visit slot|time slot|session|slot: Title!;Takes place on:date!;Starts at:time;Minutes:number(min)#15-180;Places:number#1-60;~Places taken:number#0-60;Price per person:money;Kind=Regular|Children|Quiet hour|Kitten hour
- Saturday 2 pm | minutes=60; places=14; places_taken=9; price_per_person=9; kind=Regular
- Sunday quiet hour | minutes=60; places=8; places_taken=8; price_per_person=11; kind=Quiet hour
- Wednesday children's hour | minutes=45; places=10; places_taken=6; price_per_person=7; kind=Children
- Friday kitten hour | minutes=30; places=6; places_taken=2; price_per_person=12; kind=Kitten hour
record health check|care log|daily check|vet visit: Title!;Animal->@animal|resident|cat~Duchess|Biscotti;Checked on:date!;Weight:number(kg)#0.05-600;Appetite=Good|Less|None;Stress=None|Some|High;Kind=Daily check|Vet|Vaccination|Grooming;Checked by~Yuki Tran|Lars Odd;Notes:long
- Duchess morning check | animal=Duchess; weight=5.4; appetite=Good; stress=None; kind=Daily check; checked_by=Yuki Tran
- Biscotti booster | animal=Biscotti; weight=4.8; appetite=Good; stress=Some; kind=Vaccination; checked_by=Lars Odd
- Pickle eats less | animal=Pickle; weight=0.9; appetite=Less; stress=High; kind=Vet; checked_by=Yuki Tran
- Mango combed out | animal=Mango; weight=2.3; appetite=Good; stress=None; kind=Grooming; checked_by=Lars Odd
item drink|menu item|snack|café item: Name!;Kind=Coffee|Tea|Cake|Snack|Cat treat;Price:money;Allergens;Vegan:boolean;Photo:image;~Status=Available|Sold out
- Paw latte | kind=Coffee; price=4.6; allergens=Milk; status=Available
- Salmon cat stick | kind=Cat treat; price=2; allergens=Fish; status=Available
- Whisker carrot cake | kind=Cake; price=4.9; allergens=Gluten, nuts, egg; status=Sold out
- Catnip mint tea | kind=Tea; price=3.8; allergens=None; status=Available
request adoption application|adoption request|application: Title!;Animal->@animal|resident|cat~Duchess|Biscotti;Applicant name!;Email:email;Phone:phone;Home=Flat|House with garden|Farm;Other pets;Visits so far:number#0-100;Message:long
- Biscotti for the Lowes | animal=Biscotti; applicant_name=Pam Lowe; home=House with garden; other_pets=One old cat; visits_so_far=4
- Duchess for a retired teacher | animal=Duchess; applicant_name=Hugo Bern; home=Flat; other_pets=None; visits_so_far=9
- Mango and a lonely doe | animal=Mango; applicant_name=Ria Sand; home=House with garden; other_pets=One rabbit; visits_so_far=6
- Pickle to the small farm | animal=Pickle; applicant_name=Udo Heck; home=Farm; other_pets=Three guinea pigs; visits_so_far=2
record sponsorship|animal sponsorship|donation: Title!;Sponsor name!;Email:email;Animal->@animal|resident|cat~Duchess|Biscotti;Amount:money;Rhythm=Once|Monthly|Yearly;Started on:date!;~Status=Active|Ended
- Food for Duchess | sponsor_name=Tilly Shaw; animal=Duchess; amount=10; rhythm=Monthly; status=Active
- Toys for Biscotti | sponsor_name=Class 3a; animal=Biscotti; amount=45; rhythm=Once; status=Ended
- A year for Pickle | sponsor_name=Marga Lenz; animal=Pickle; amount=60; rhythm=Yearly; status=Active
- Carrots for Mango | sponsor_name=Timo Rau; animal=Mango; amount=5; rhythm=Monthly; status=Ended
work care task|cleaning task|shift task: Title!;Kind=Litter|Feeding|Cleaning|Grooming|Play;Animal->@animal|resident|cat~Duchess|Biscotti;Due on:date;Assigned to~Yuki Tran|Lars Odd;Notes:long
- Comb Duchess | kind=Grooming; animal=Duchess; assigned_to=Yuki Tran
- Deep clean the litter room | kind=Cleaning; assigned_to=Lars Odd
- Greens for Pickle | kind=Feeding; animal=Pickle; assigned_to=Lars Odd
- Wand session before opening | kind=Play; animal=Biscotti; assigned_to=Yuki Tran; notes=Ten minutes.
+ reservation: Visit slot->@visit slot|time slot|session~Saturday 2 pm|Sunday quiet hour;Adults:number#1-14;Children:number#0-10;Rules accepted:boolean
+ booking: Visit slot->@visit slot|time slot|session~Saturday 2 pm|Sunday quiet hour;Adults:number#1-14;Children:number#0-10;Rules accepted:boolean

# farrier|hoof care|hoof trimming|horseshoe|barefoot trimmer|horse dentist
item horse|pony|donkey: Name!;Owner->@owner|horse owner|client~Beate Krug|Yard Hollow oak;Stable->@stable|yard|location~Hollow oak|Krug meadow;Breed;Born on:date;Shoeing=Barefoot|Front shoes|All round|Hoof boots|Special;Interval:number(weeks)#3-16;Temperament=Easy|Fidgety|Kicks|Needs two;Hoof problems:long;Photo:image
- Domino | owner=Beate Krug; stable=Krug meadow; breed=Pinto; shoeing=Barefoot; interval=8; temperament=Easy
- Rasmus | owner=Yard Hollow oak; stable=Hollow oak; breed=Warmblood; shoeing=All round; interval=6; temperament=Fidgety; hoof_problems=Thin soles, old crack left front
- Kaspar | owner=Riding club Elm; stable=Elm arena; breed=Haflinger; shoeing=Front shoes; interval=7; temperament=Kicks
- Mira | owner=Dr Jana Pohl; stable=Forest barn; breed=Icelandic; shoeing=Hoof boots; interval=8; temperament=Needs two; hoof_problems=Laminitis in 2024
person owner|horse owner|client: Name!;Email:email;Phone:phone;Address;Pays by=Cash|Transfer|Card;Note:long
- Beate Krug | address=Krug meadow 2; pays_by=Cash
- Yard Hollow oak | address=Hollow oak 1; pays_by=Transfer
- Riding club Elm | address=Arena way 1; pays_by=Transfer
- Dr Jana Pohl | address=Forest road 18; pays_by=Card; note=Text the day before.
item stable|yard|location: Name!;Address;Latitude:number#-90-90;Longitude:number#-180-180;Contact person;Phone:phone;Covered place:boolean;Horses on round:number#1-60
- Hollow oak | address=Hollow oak 1; latitude=52.201; longitude=9.081; contact_person=Tine Roth; horses_on_round=9
- Krug meadow | address=Krug meadow 2; latitude=52.233; longitude=9.121; contact_person=Beate Krug; horses_on_round=2
- Elm arena | address=Arena way 1; latitude=52.262; longitude=9.140; contact_person=Coach Ben; horses_on_round=12
- Forest barn | address=Forest road 18; latitude=52.181; longitude=9.041; contact_person=Jana Pohl; horses_on_round=3
record hoof record|shoeing|trim|visit|hoof visit: Title!;Horse->@horse|pony~Domino|Rasmus;Done on:date!;Work=Trim|Front shoes|All round|Reset|Hoof boots|Repair;Shoe size;Toe length:number(mm)#40-130;Angle:number(°)#40-65;Condition=Good|Cracks|Thrush|Laminitis|Abscess;Price:money;Farrier~Gerd Ohlsen|Nele Hauk;Photo:image;Notes:long
- Domino June trim | horse=Domino; work=Trim; toe_length=82; angle=52; condition=Good; price=45; farrier=Nele Hauk
- Rasmus new set | horse=Rasmus; work=All round; shoe_size=3; toe_length=88; angle=50; condition=Cracks; price=150; farrier=Gerd Ohlsen
- Kaspar lost a front shoe | horse=Kaspar; work=Front shoes; shoe_size=2; toe_length=80; angle=53; condition=Thrush; price=90; farrier=Gerd Ohlsen
- Mira boots refitted | horse=Mira; work=Hoof boots; toe_length=75; angle=55; condition=Laminitis; price=120; farrier=Nele Hauk
item service|hoof service|price item: Name!;Minutes:number(min)#10-240;Price:money;Travel included:boolean;Description:long
- Barefoot trim | minutes=40; price=45; description=All four, with gait check.
- Set of four shoes | minutes=90; price=150; description=New steel shoes, eight nails.
- Front shoes only | minutes=60; price=90; description=Two new shoes, hind trim included.
- Emergency shoe | minutes=30; price=60; description=One lost shoe within 24 hours.
item material|shoe stock|stock item: Name!;Kind=Shoe|Nail|Pad|Boot|Rasp|Glue;Size;Quantity:number#0-10000;Reorder level:number#0-1000;Unit cost:money;Supplier
- Steel shoe front 3 | kind=Shoe; size=3; quantity=24; reorder_level=12; unit_cost=4.8; supplier=Smith supply
- Nail E5 | kind=Nail; size=E5; quantity=900; reorder_level=300; unit_cost=0.11; supplier=Smith supply
- Gel pad medium | kind=Pad; size=M; quantity=6; reorder_level=4; unit_cost=14; supplier=Hoof shop
- Trail boot 4 | kind=Boot; size=4; quantity=1; reorder_level=2; unit_cost=75; supplier=Hoof shop
work round|tour|day round|route: Title!;Stable->@stable|yard|location~Hollow oak|Krug meadow;Due on:date;Starts at:time;Farrier~Gerd Ohlsen|Nele Hauk;Horses:number#1-20;Distance:number(km)#0-500;Notes:long
- Hollow oak Tuesday | stable=Hollow oak; farrier=Gerd Ohlsen; horses=5; distance=34
- Meadow round | stable=Krug meadow; farrier=Nele Hauk; horses=2; distance=18
- Elm arena Thursday | stable=Elm arena; farrier=Gerd Ohlsen; horses=8; distance=41
- Forest barn, Mira first | stable=Forest barn; farrier=Nele Hauk; horses=3; distance=26; notes=Second person needed.
+ appointment: Horse->@horse|pony~Domino|Rasmus;Stable->@stable|yard|location~Hollow oak|Krug meadow;Service->@service|hoof service~Barefoot trim|Set of four shoes;Starts at:time
+ invoice: Horse->@horse|pony~Domino|Rasmus;Hoof record->@hoof record|shoeing~Domino June trim|Rasmus new set;Travel:money

# assistance dog|guide dog|therapy dog|service dog|search dog|rescue dog team|detection dog
item dog|assistance dog|therapy dog|working dog: Name!;Breed~Labrador|Poodle;Sex=Male|Female;Born on:date;Role=Guide|Hearing|Mobility|Therapy|Search|Medical alert;Chip number;Trainer->@trainer|instructor~Malin Ekdal|Bram Teller;Weight:number(kg)#3-80;Photo:image;~Status=Puppy raising|In training|Matched|Retired|Withdrawn
- Oslo | breed=Labrador; sex=Male; role=Guide; chip_number=752098100; trainer=Malin Ekdal; weight=29; status=Matched
- Fern | breed=Poodle; sex=Female; role=Hearing; chip_number=752098144; trainer=Bram Teller; weight=21; status=In training
- Juno | breed=Golden retriever; sex=Female; role=Medical alert; chip_number=752098171; trainer=Kirsten Vahl; weight=26; status=Puppy raising
- Rex | breed=Shepherd; sex=Male; role=Search; chip_number=752097020; trainer=Owen Strand; weight=33; status=Retired
person handler|applicant|client|partner: Name!;Email:email;Phone:phone;Address;Need=Sight|Hearing|Mobility|Autism|Diabetes|Facility;Home=Flat|House|Facility;Walking speed=Slow|Normal|Fast;Other pets;Applied on:date;~Status=Waiting|Assessed|Matched|Closed
- Ingrid Falk | address=Station road 8; need=Sight; home=Flat; walking_speed=Normal; other_pets=None; status=Matched
- Corin Mayo | address=Park side 2; need=Hearing; home=House; walking_speed=Fast; other_pets=Cat; status=Waiting
- Bela Horvath | address=Mill row 7; need=Diabetes; home=House; walking_speed=Normal; other_pets=None; status=Assessed
- Rescue team North | address=Fire station 3; need=Facility; home=Facility; walking_speed=Fast; other_pets=None; status=Closed
person trainer|instructor: Name!;Qualification;Email:email;Phone:phone;Speciality=Guide|Hearing|Mobility|Therapy|Search;Dogs at once:number#1-12
- Malin Ekdal | qualification=Guide dog instructor; speciality=Guide; dogs_at_once=5
- Bram Teller | qualification=Behaviour therapist; speciality=Hearing; dogs_at_once=4
- Kirsten Vahl | qualification=Scent trainer; speciality=Mobility; dogs_at_once=3
- Owen Strand | qualification=Search dog examiner; speciality=Search; dogs_at_once=6
person puppy raiser|foster family|volunteer family: Name!;Email:email;Phone:phone;Address;Dog->@dog|assistance dog~Oslo|Fern;Since:date;Garden:boolean;Note:long
- Family Rehn | address=Field lane 21; dog=Oslo
- Nadia Cole | address=Green row 3; dog=Fern
- Couple Asante | address=Hill view 15; dog=Juno
- Old keeper Lutz | address=Kennel road 2; dog=Rex; note=Gave Rex a retirement home.
record training session|training log|session|exercise: Title!;Dog->@dog|assistance dog|working dog~Oslo|Fern;Trained on:date!;Trainer->@trainer|instructor~Malin Ekdal|Bram Teller;Exercise=Kerb stop|Obstacle|Sound alert|Retrieve|Public transport|Search;Place;Minutes:number(min)#5-240;Score:rating;Notes:long
- Oslo on the tram | dog=Oslo; trainer=Malin Ekdal; exercise=Public transport; place=Line 4; minutes=50; score=5
- Fern doorbell | dog=Fern; trainer=Bram Teller; exercise=Sound alert; place=Training flat; minutes=25; score=4
- Juno at the kerb | dog=Juno; trainer=Kirsten Vahl; exercise=Kerb stop; place=School road; minutes=20; score=3
- Rubble search with Rex | dog=Rex; trainer=Owen Strand; exercise=Search; place=Quarry site; minutes=90; score=5
record match|placement|matching|team: Title!;Dog->@dog|assistance dog~Oslo|Fern;Handler->@handler|applicant|client~Ingrid Falk|Corin Mayo;Matched on:date!;Training days:number(days)#1-60;Follow-up on:date;~Status=Trial|Certified|Ended;Notes:long
- Oslo with Ingrid | dog=Oslo; handler=Ingrid Falk; training_days=14; status=Certified
- Fern with Corin | dog=Fern; handler=Corin Mayo; training_days=10; status=Trial
- Juno with Bela | dog=Juno; handler=Bela Horvath; training_days=20; status=Trial
- Rex with the rescue team | dog=Rex; handler=Rescue team North; training_days=30; status=Ended
record exam|assessment|certification|test: Title!;Dog->@dog|assistance dog~Oslo|Fern;Held on:date!;Examiner;Kind=Temperament|Health|Team exam|Refresher;Points:number#0-100;Result=Passed|Failed|Repeat;Valid until:date;Certificate:file
- Team exam Oslo | dog=Oslo; examiner=Greta Pohl; kind=Team exam; points=91; result=Passed
- Temperament Fern | dog=Fern; examiner=Greta Pohl; kind=Temperament; points=84; result=Passed
- Hips and eyes Juno | dog=Juno; examiner=Dr Wim Aarts; kind=Health; points=78; result=Passed
- Yearly refresher Rex | dog=Rex; examiner=Owen Strand; kind=Refresher; points=55; result=Repeat
record therapy visit|deployment|visit|search mission: Title!;Dog->@dog|therapy dog~Oslo|Fern;Visited on:date!;Facility;Kind=School|Care home|Hospital|Search|Demonstration;Minutes:number(min)#10-600;People met:number#0-500;Dog's state=Relaxed|Tired|Stressed;Notes:long
- Reading dog at Hill school | dog=Fern; facility=Hill school; kind=School; minutes=45; people_met=12; dog_s_state=Relaxed
- Care home demonstration | dog=Oslo; facility=Elm house; kind=Demonstration; minutes=60; people_met=25; dog_s_state=Tired
- Children's ward with Fern | dog=Fern; facility=City hospital; kind=Hospital; minutes=30; people_met=9; dog_s_state=Relaxed
- Missing walker search | dog=Rex; facility=Heath forest; kind=Search; minutes=210; people_met=14; dog_s_state=Tired; notes=Found after three hours.
+ appointment: Dog->@dog|assistance dog~Oslo|Fern;Handler->@handler|applicant~Ingrid Falk|Corin Mayo;Kind=Home visit|First talk|Follow-up

# recycling|recycling centre|recycling center|waste collection|bin collection|waste sorting|garbage collection
item collection point|recycling centre|container|bin|drop-off site: Name!;Kind=Recycling centre|Glass container|Clothes bank|Battery box|Street bin;Address;Latitude:number#-90-90;Longitude:number#-180-180;Opens at:time;Closes at:time;Capacity:number(l)#10-100000;~Fill level:percent;Accepts:long;~Status=Open|Full|Closed|Damaged
- Depot East | kind=Recycling centre; address=Works road 9; latitude=48.301; longitude=14.311; capacity=80000; fill_level=45; accepts=Metal, wood, rubble, electronics, paint; status=Open
- Glass at the chapel | kind=Glass container; address=Chapel square; latitude=48.312; longitude=14.286; capacity=3000; fill_level=90; accepts=White and coloured glass; status=Full
- Clothes bank Mill | kind=Clothes bank; address=Mill car park; latitude=48.321; longitude=14.302; capacity=2000; fill_level=70; accepts=Clean clothes, paired shoes; status=Damaged
- Battery box library | kind=Battery box; address=Library hall; latitude=48.306; longitude=14.289; capacity=30; fill_level=20; accepts=Household batteries; status=Open
item waste type|material|fraction|waste category: Name!;Bin colour=Black|Blue|Yellow|Brown|Green|None;Examples:long;Not allowed:long;Hazardous:boolean;Fee per kilo:money;Recycling rate:percent;Where to=Home bin|Container|Recycling centre|Shop
- Waste glass | bin_colour=Green; examples=Bottles, jars; not_allowed=Mirrors, drinking glasses; fee_per_kilo=0; recycling_rate=92; where_to=Container
- Old paint | bin_colour=None; examples=Half-full tins, varnish; not_allowed=Dried brushes; fee_per_kilo=0.6; recycling_rate=0; where_to=Recycling centre
- Kitchen and garden waste | bin_colour=Brown; examples=Peelings, leaves, coffee filters; not_allowed=Plastic bags, ash; fee_per_kilo=0; recycling_rate=80; where_to=Home bin
- Spent batteries | bin_colour=None; examples=AA cells, button cells; not_allowed=Car batteries; fee_per_kilo=0; recycling_rate=55; where_to=Shop
record collection date|pickup date|collection day|collection calendar entry: Title!;Zone->@zone|district|collection zone~North villages|Old town;Waste type->@waste type|material|fraction~Waste glass|Old paint;Collected on:date!;Put out by:time;Vehicle->@vehicle|truck|collection vehicle~Truck 11|Truck 14;~Status=Planned|Done|Moved|Cancelled
- Hazardous round North | zone=North villages; waste_type=Old paint; vehicle=Truck 14; status=Planned
- Glass Old town | zone=Old town; waste_type=Waste glass; vehicle=Truck 11; status=Done
- Brown bins South | zone=South hill; waste_type=Kitchen and garden waste; vehicle=Truck 7; status=Moved
- Battery tour Works | zone=Works quarter; waste_type=Spent batteries; vehicle=Van 3; status=Cancelled
item zone|district|collection zone: Name!;Streets:long;Households:number#1-100000;Collection weekday=Monday|Tuesday|Wednesday|Thursday|Friday;Contact phone:phone
- North villages | streets=Mill, Oberau, Unterau; households=840; collection_weekday=Tuesday
- Old town | streets=All within the ring; households=2100; collection_weekday=Friday
- South hill | streets=Orchard way, Sun lane; households=1320; collection_weekday=Monday
- Works quarter | streets=Works road, Foundry street; households=450; collection_weekday=Wednesday
item vehicle|truck|collection vehicle: Name!;Plate number;Kind=Compactor|Crane truck|Mobile collection|Van;Payload:number(t)#0.5-30;Driver name~Ludwig Ettl|Sanja Maric;Inspection until:date;~Status=On tour|Depot|In repair
- Truck 11 | plate_number=LZ 11 RE; kind=Crane truck; payload=9; driver_name=Ludwig Ettl; status=On tour
- Truck 14 | plate_number=LZ 14 RE; kind=Mobile collection; payload=5; driver_name=Sanja Maric; status=Depot
- Truck 7 | plate_number=LZ 7 RE; kind=Compactor; payload=11; driver_name=Emil Hauser; status=In repair
- Van 3 | plate_number=LZ 3 RE; kind=Van; payload=1.2; driver_name=Sanja Maric; status=Depot
record delivery|drop-off|weighing|waste delivery|weighing slip: Slip number!;Collection point->@collection point|recycling centre~Depot East|Glass at the chapel;Waste type->@waste type|material|fraction~Waste glass|Old paint;Delivered on:date!;Weight:number(kg)#0.1-50000;Delivered by=Household|Business|City;Plate number;Fee:money;Paid:boolean
- WS-70112 | collection_point=Depot East; waste_type=Old paint; weight=14; delivered_by=Household; fee=8.4
- WS-70113 | collection_point=Depot East; waste_type=Waste glass; weight=320; delivered_by=Business; plate_number=LZ 880 K; fee=0
- WS-70114 | collection_point=Depot East; waste_type=Kitchen and garden waste; weight=85; delivered_by=Household; fee=0
- WS-70115 | collection_point=Battery box library; waste_type=Spent batteries; weight=18; delivered_by=City; fee=0
request bulky waste request|pickup request|bin request|missed collection|problem report: Title!;Name;Email:email;Phone:phone;Address!;Kind=Bulky waste|New bin|Missed collection|Full container|Illegal dumping;Zone->@zone|district~North villages|Old town;Amount:number(m³)#0.1-30;Wanted on:date;Photo:image;Description:long
- Sofa and two mattresses | name=Ewa Brandl; address=Mill 17; kind=Bulky waste; zone=North villages; amount=2.5
- Glass container is full | name=Passer-by; address=Chapel square; kind=Full container; zone=Old town; amount=0.5
- Second brown bin | name=Lutz Kern; address=Sun lane 40; kind=New bin; zone=South hill; amount=0.1
- Tyres in the alley | name=Night shift; address=Foundry street 12; kind=Illegal dumping; zone=Works quarter; amount=1.5
+ appointment: Collection point->@collection point|recycling centre~Depot East|Glass at the chapel;Waste type->@waste type|material~Waste glass|Old paint;Slot:time;Plate number
# wine collection|wine collector|cellar tracker|wine fridge|whisky collection|private wine cellar|bottle collection
item wine|bottle|label: Name!;Producer;Vintage:number#1850-2040;Region~Piedmont|Mosel;Grape~Nebbiolo|Riesling;Colour=Red|White|Rosé|Sparkling|Sweet|Fortified;Alcohol:number(%)#5-60;Drink from:number#1900-2080;Drink until:number#1900-2100;Current value:money;Food match;Photo:image
- Langhe Nebbiolo Costa | producer=Cascina Olmo; vintage=2019; region=Piedmont; grape=Nebbiolo; colour=Red; alcohol=14; drink_from=2023; drink_until=2031; current_value=32; food_match=Mushroom risotto
- Kabinett Steilhang | producer=Weingut Thal; vintage=2021; region=Mosel; grape=Riesling; colour=White; alcohol=9; drink_from=2024; drink_until=2040; current_value=21; food_match=Thai curry
- Vintage port Quinta Alta | producer=Quinta Alta; vintage=2003; region=Douro; grape=Touriga Nacional; colour=Fortified; alcohol=20; drink_from=2018; drink_until=2055; current_value=78; food_match=Stilton
- Blanc de blancs Aubin | producer=Maison Aubin; vintage=2015; region=Champagne; grape=Chardonnay; colour=Sparkling; alcohol=12; drink_from=2022; drink_until=2032; current_value=64; food_match=Oysters
item storage place|rack|shelf|wine fridge|cellar: Name!;Kind=Cellar|Rack|Wine fridge|Box|Warehouse;Rows:number#1-60;Columns:number#1-60;Capacity:number(bottles)#1-20000;Temperature:number(°C)#0-30;Humidity:number(%)#0-100
- Cellar rack A | kind=Rack; rows=8; columns=12; capacity=96; temperature=13; humidity=70
- Kitchen fridge | kind=Wine fridge; rows=5; columns=6; capacity=30; temperature=9; humidity=55
- Box under the stairs | kind=Box; rows=2; columns=3; capacity=6; temperature=18; humidity=50
- Bonded warehouse 2 | kind=Warehouse; rows=10; columns=20; capacity=200; temperature=12; humidity=75
record purchase|bottle lot|acquisition|cellar entry: Title!;Wine->@wine|bottle|label~Langhe Nebbiolo Costa|Kabinett Steilhang;Bought on:date!;Shop or merchant;Bottles:number#1-1000;Bottle size=0.375 l|0.75 l|1.5 l|3 l;Price per bottle:money;Storage place->@storage place|rack|wine fridge~Cellar rack A|Kitchen fridge;Position~A3|Row 2;~Bottles left:number#0-1000
- Six Nebbiolo from the estate | wine=Langhe Nebbiolo Costa; shop_or_merchant=Cascina Olmo; bottles=6; bottle_size=0.75 l; price_per_bottle=24; storage_place=Cellar rack A; position=A3; bottles_left=4
- Case of Kabinett | wine=Kabinett Steilhang; shop_or_merchant=Corner merchant; bottles=12; bottle_size=0.75 l; price_per_bottle=16; storage_place=Kitchen fridge; position=Row 2; bottles_left=9
- Three ports at auction | wine=Vintage port Quinta Alta; shop_or_merchant=City auction; bottles=3; bottle_size=0.75 l; price_per_bottle=55; storage_place=Bonded warehouse 2; position=C7; bottles_left=3
- Magnum for the jubilee | wine=Blanc de blancs Aubin; shop_or_merchant=Cellar door; bottles=1; bottle_size=1.5 l; price_per_bottle=120; storage_place=Box under the stairs; bottles_left=0
record tasting note|consumed bottle|tasting|drinking note|opened bottle: Title!;Wine->@wine|bottle|label~Langhe Nebbiolo Costa|Kabinett Steilhang;Opened on:date!;Points:number#50-100;Nose:long;Palate:long;Finish=Short|Medium|Long;Occasion;With whom;Maturity=Too young|Ready|Peak|Past it
- Nebbiolo with truffle eggs | wine=Langhe Nebbiolo Costa; points=91; nose=Rose, tar, cherry; palate=Grippy and fresh; finish=Long; occasion=Sunday; maturity=Ready
- Kabinett on the balcony | wine=Kabinett Steilhang; points=89; nose=Lime, slate; palate=Light, sweet and sour; finish=Medium; occasion=First warm evening; maturity=Too young
- Port on Christmas Eve | wine=Vintage port Quinta Alta; points=94; nose=Fig, violets; palate=Dense, warm; finish=Long; occasion=Christmas; with_whom=Uncle Per; maturity=Peak
- Magnum went flat | wine=Blanc de blancs Aubin; points=72; nose=Sherry, bruised apple; palate=Tired; finish=Short; occasion=Jubilee; maturity=Past it
item producer|estate|domaine|winery: Name!;Country;Region;Website:url;Email:email;Visited on:date;Style;Note:long
- Cascina Olmo | country=Italy; region=Piedmont; style=Traditional large casks
- Weingut Thal | country=Germany; region=Mosel; style=Spontaneous ferments
- Quinta Alta | country=Portugal; region=Douro; style=Foot-trodden ports
- Maison Aubin | country=France; region=Champagne; style=Grower champagne
record valuation|price entry|market value: Title!;Wine->@wine|bottle|label~Langhe Nebbiolo Costa|Kabinett Steilhang;Valued on:date!;Price per bottle:money;Source=Auction|Merchant|Own estimate;Change:percent
- Nebbiolo this spring | wine=Langhe Nebbiolo Costa; price_per_bottle=32; source=Merchant; change=33
- Kabinett this spring | wine=Kabinett Steilhang; price_per_bottle=21; source=Merchant; change=31
- Port after the sale | wine=Vintage port Quinta Alta; price_per_bottle=78; source=Auction; change=42
- Champagne own guess | wine=Blanc de blancs Aubin; price_per_bottle=64; source=Own estimate; change=-8
record wish|wish list item|wishlist entry: Title!;Wine or producer;Vintage:number#1850-2040;Top price:money;Priority=Low|Normal|High;Seen at;~Bought:boolean
- Barolo of the birth year | wine_or_producer=Cascina Olmo; vintage=2016; top_price=60; priority=High
- Half bottles of Auslese | wine_or_producer=Weingut Thal; vintage=2022; top_price=25; priority=Normal
- White port for summer | wine_or_producer=Quinta Alta; vintage=2022; top_price=18; priority=Low; seen_at=Market stall
- Aubin rosé | wine_or_producer=Maison Aubin; vintage=2018; top_price=70; priority=Normal

# haccp|food safety|food hygiene|kitchen hygiene|food inspector|food inspection|allergen
item control point|critical control point|check point|equipment: Name!;Kind=Refrigerator|Freezer|Hot holding|Cooking|Delivery|Cleaning|Fryer oil;Location~Main kitchen|Cold store;Lower limit:number#-40-250;Upper limit:number#-40-250;Unit=°C|pH|ppm|Minutes;Check every:number(h)#1-720;Corrective action:long;Active:boolean
- Walk-in fridge | kind=Refrigerator; location=Cold store; lower_limit=0; upper_limit=5; unit=°C; check_every=12; corrective_action=Move goods, call the technician.
- Poultry core | kind=Cooking; location=Main kitchen; lower_limit=74; upper_limit=100; unit=°C; check_every=24; corrective_action=Cook on, measure again.
- Dish machine rinse | kind=Cleaning; location=Wash-up; lower_limit=82; upper_limit=95; unit=°C; check_every=24; corrective_action=Run empty once, call service.
- Fryer 1 | kind=Fryer oil; location=Main kitchen; lower_limit=0; upper_limit=24; unit=ppm; check_every=72; corrective_action=Change the oil.
record temperature check|check|temperature log|reading|control check: Title!;Control point->@control point|critical control point|check point~Walk-in fridge|Poultry core;Checked on:date!;Checked at:time;Value:number#-50-260;Within limit:boolean;Corrective action taken:long;Checked by~Samira Roth|Eddy Blom;Signature
- Fridge morning | control_point=Walk-in fridge; value=3.4; checked_by=Samira Roth
- Chicken thighs lunch | control_point=Poultry core; value=78; checked_by=Eddy Blom
- Rinse at closing | control_point=Dish machine rinse; value=79; corrective_action_taken=Second run reached 84.; checked_by=Eddy Blom
- Fryer test strip | control_point=Fryer 1; value=18; checked_by=Samira Roth
record delivery check|goods receipt|goods inwards check|incoming goods: Title!;Supplier->@supplier|food supplier~Bay fish|Green wholesale;Received on:date!;Goods;Temperature:number(°C)#-30-70;Use by:date;Batch number;Packaging=Intact|Damaged;Accepted=Yes|Partly|Refused;Checked by~Samira Roth|Eddy Blom
- Salmon Tuesday | supplier=Bay fish; goods=Salmon sides 12 kg; temperature=1.8; batch_number=SF-0718; packaging=Intact; accepted=Yes; checked_by=Eddy Blom
- Cream pallet | supplier=Green wholesale; goods=Cream 30 l; temperature=8.9; batch_number=CR-201; packaging=Intact; accepted=Refused; checked_by=Samira Roth
- Flour sacks torn | supplier=Mill Anker; goods=Flour 10 x 25 kg; temperature=17; batch_number=FL-0440; packaging=Damaged; accepted=Partly; checked_by=Samira Roth
- Beef Thursday | supplier=Butcher Holm; goods=Beef shin 20 kg; temperature=2.6; batch_number=BH-331; packaging=Intact; accepted=Yes; checked_by=Eddy Blom
item supplier|food supplier: Name!;Contact person;Phone:phone;Email:email;Goods=Fish|Meat|Dairy|Vegetables|Dry goods|Bakery;Approval number;Certificate valid until:date;Rating:rating
- Bay fish | contact_person=Liv Strand; goods=Fish; approval_number=EF-220; rating=5
- Green wholesale | contact_person=Ott Gruber; goods=Dairy; approval_number=GW-014; rating=3
- Mill Anker | contact_person=Pia Anker; goods=Dry goods; approval_number=MA-077; rating=4
- Butcher Holm | contact_person=Jens Holm; goods=Meat; approval_number=EM-512; rating=5
work cleaning task|cleaning plan entry|cleaning|hygiene task: Title!;Area=Kitchen|Cold store|Bar|Toilets|Store room;Due on:date;Frequency=Daily|Weekly|Monthly|Quarterly;Cleaning agent;Dilution:number(%)#0-100;Assigned to~Samira Roth|Eddy Blom;Notes:long
- Degrease the hood filters | area=Kitchen; frequency=Weekly; cleaning_agent=Alkaline degreaser; dilution=5; assigned_to=Eddy Blom
- Empty and wipe the walk-in | area=Cold store; frequency=Monthly; cleaning_agent=Neutral cleaner; dilution=2; assigned_to=Samira Roth
- Wipe the bar taps | area=Bar; frequency=Daily; cleaning_agent=Sanitiser; dilution=1; assigned_to=Samira Roth
- Pull out the store shelves | area=Store room; frequency=Quarterly; cleaning_agent=Neutral cleaner; dilution=2; assigned_to=Eddy Blom
record non-conformity|deviation|incident|complaint: Title!;Found on:date!;Kind=Temperature|Pest|Foreign body|Allergen|Cleaning|Labelling;Severity=Minor|Major|Critical;Description:long;Corrective action:long;Responsible~Samira Roth|Eddy Blom;Due on:date;Photo:image;~Status=Open|In progress|Closed
- Mouse droppings in the dry store | kind=Pest; severity=Major; corrective_action=Pest controller called, shelf cleared.; responsible=Samira Roth; status=In progress
- Sesame not on the label | kind=Allergen; severity=Critical; corrective_action=Product withdrawn, label reprinted.; responsible=Eddy Blom; status=Closed
- Glass splinter in the salad bar | kind=Foreign body; severity=Critical; corrective_action=Tray thrown away, lamp cover replaced.; responsible=Eddy Blom; status=Closed
- Undated sauce tub | kind=Labelling; severity=Minor; corrective_action=Discarded, label gun refilled.; responsible=Samira Roth; status=Open
record audit|inspection|official inspection|hygiene inspection|kitchen inspection: Title!;Held on:date!;Inspector;Kind=Internal|Official|Customer|Certification;Area;Score:number#0-100;Findings:long;Grade=A|B|C|Failed;Follow-up on:date;File:file
- Spring internal audit | inspector=Quality team; kind=Internal; area=Main kitchen; score=91; grade=A
- Town food office | inspector=Officer Kern; kind=Official; area=Whole site; score=84; findings=Renew the seal of freezer 2.; grade=B
- Hotel group visit | inspector=Group auditor; kind=Customer; area=Cold store; score=77; findings=Thermometers not calibrated.; grade=C
- Food safety certificate | inspector=Cert body North; kind=Certification; area=Whole site; score=95; grade=A
item dish allergen sheet|dish|allergen sheet|recipe: Name!;Allergens~Gluten, milk, egg|Fish;Traces;Ingredients:long;Portion:number(g)#5-2000;Vegan:boolean;Updated on:date;Approved by~Samira Roth|Eddy Blom
- Fish cake with remoulade | allergens=Fish, egg, gluten, mustard; traces=Milk; portion=220; approved_by=Samira Roth
- Lentil dal | allergens=Mustard; traces=Sesame; portion=350; approved_by=Eddy Blom
- Beef goulash | allergens=Celery; traces=Gluten; portion=400; approved_by=Eddy Blom
- Walnut brownie | allergens=Nuts, gluten, egg, milk; traces=Peanut; portion=90; approved_by=Samira Roth
+ report: Control point->@control point|check point~Walk-in fridge|Poultry core;From:date;To:date
item inspection checklist|checklist|checklist template: Name!;Area=Kitchen|Cold store|Bar|Storage|Whole site;Questions:number#1-200;Frequency=Daily|Weekly|Monthly|Each visit;Designed by~Samira Roth|Eddy Blom;Pass score:percent;Active:boolean
- Opening check | area=Kitchen; questions=12; frequency=Daily; designed_by=Samira Roth; pass_score=100
- Monthly hygiene round | area=Whole site; questions=48; frequency=Monthly; designed_by=Eddy Blom; pass_score=85
- Cold store check | area=Cold store; questions=9; frequency=Weekly; designed_by=Samira Roth; pass_score=90
- Bar closing | area=Bar; questions=10; frequency=Daily; designed_by=Eddy Blom; pass_score=90
! record inspection answer|checklist answer|answered question|inspection item [checklist\\w*|inspect\\w*|audit\\w*]: Title!;Inspection->@audit|inspection;Question->@checklist question|checklist item|checklist;Answer=Yes|No|Not applicable;Points:number#0-20;Photo:image;Note;Answered on:date
- Hand wash basin has soap | answer=Yes; points=5
- Fridge below 5 °C | answer=No; points=0; note=7 °C at the door side
- Raw and cooked apart | answer=Yes; points=5
- Fryer oil tested | answer=Not applicable; points=0

# pantry tracker|expiry date|fridge inventory|household food|food inventory|pantry inventory|kitchen inventory
item food item|pantry item|stock item|grocery item: Name!;Category=Fruit and vegetables|Dairy|Meat and fish|Frozen|Dry goods|Drinks|Sauces;Barcode;Unit=g|ml|Piece|Pack|Tin;Minimum stock:number#0-5000;Usual shelf life:number(days)#1-3000;Usual price:money;Shop->@shop|store|supermarket~Corner shop|Market hall;Photo:image
- Plain yoghurt 500 g | category=Dairy; barcode=4001234500; unit=Piece; minimum_stock=2; usual_shelf_life=21; usual_price=1.5; shop=Corner shop
- Red lentils | category=Dry goods; unit=g; minimum_stock=500; usual_shelf_life=540; usual_price=2.4; shop=Market hall
- Frozen spinach 750 g | category=Frozen; barcode=4001234517; unit=Pack; minimum_stock=1; usual_shelf_life=365; usual_price=2.2; shop=Organic barn
- Soy sauce | category=Sauces; unit=ml; minimum_stock=200; usual_shelf_life=720; usual_price=3.6; shop=Asia mail order
record stock entry|stock|item in stock|batch|supply: Title!;Food item->@food item|pantry item|grocery item~Plain yoghurt 500 g|Red lentils;Place->@storage place|shelf|fridge|location~Fridge top|Larder;Quantity:number#0-10000;Bought on:date;Best before:date!;Opened on:date;Price:money;~Status=Closed|Open|Used up|Thrown away
- Two yoghurts | food_item=Plain yoghurt 500 g; place=Fridge top; quantity=2; price=3; status=Closed
- Lentil jar | food_item=Red lentils; place=Larder; quantity=800; price=2.4; status=Open
- Spinach pack | food_item=Frozen spinach 750 g; place=Chest freezer; quantity=1; price=2.2; status=Used up
- Forgotten soy bottle | food_item=Soy sauce; place=Spice cupboard; quantity=150; price=3.6; status=Thrown away
item storage place|shelf|fridge|freezer|location: Name!;Kind=Fridge|Freezer|Larder|Cupboard|Cellar;Temperature:number(°C)#-30-30;Room;Note
- Fridge top | kind=Fridge; temperature=6; room=Kitchen
- Larder | kind=Larder; temperature=16; room=Hall
- Chest freezer | kind=Freezer; temperature=-19; room=Cellar
- Spice cupboard | kind=Cupboard; temperature=21; room=Kitchen; note=Above the stove, too warm for oil.
record shopping list item|shopping item|grocery list item|shopping list: Title!;Food item->@food item|pantry item|grocery item~Plain yoghurt 500 g|Red lentils;Quantity:number#0.1-1000;Unit=g|ml|Piece|Pack|Tin;Shop->@shop|store|supermarket~Corner shop|Market hall;Added by~Noa|Ben;Needed by:date;~Bought:boolean
- Yoghurt for the week | food_item=Plain yoghurt 500 g; quantity=3; unit=Piece; shop=Corner shop; added_by=Noa
- Lentils to refill | food_item=Red lentils; quantity=500; unit=g; shop=Market hall; added_by=Ben
- New soy sauce | food_item=Soy sauce; quantity=500; unit=ml; shop=Asia mail order; added_by=Ben
- Spinach for the lasagne | food_item=Frozen spinach 750 g; quantity=2; unit=Pack; shop=Organic barn; added_by=Noa
record consumption|usage|use|removal: Title!;Stock entry->@stock entry|stock|batch~Two yoghurts|Lentil jar;Used on:date!;Quantity:number#0-10000;Reason=Eaten|Cooked|Expired|Spoiled|Given away;Used by~Noa|Ben
- Yoghurt for breakfast | stock_entry=Two yoghurts; quantity=1; reason=Eaten; used_by=Ben
- Dal on Sunday | stock_entry=Lentil jar; quantity=250; reason=Cooked; used_by=Noa
- Soy gone off | stock_entry=Forgotten soy bottle; quantity=150; reason=Spoiled; used_by=Ben
- Spinach to the neighbour | stock_entry=Spinach pack; quantity=1; reason=Given away; used_by=Noa
item shop|store|supermarket: Name!;Address;Kind=Supermarket|Market|Bakery|Online|Organic;Opens at:time;Closes at:time;Loyalty number
- Corner shop | address=Rose lane 1; kind=Supermarket
- Market hall | address=Town square; kind=Market
- Organic barn | address=Field road 6; kind=Organic; loyalty_number=OB-1140
- Asia mail order | address=Web shop; kind=Online
record waste entry|food waste|waste log: Title!;Food item->@food item|pantry item~Plain yoghurt 500 g|Red lentils;Thrown away on:date!;Weight:number(g)#1-50000;Value:money;Reason=Expired|Spoiled|Cooked too much|Did not like;Note
- Yoghurt behind the milk | food_item=Plain yoghurt 500 g; weight=500; value=1.5; reason=Expired
- Leftover dal | food_item=Red lentils; weight=300; value=1; reason=Cooked too much
- Soy down the drain | food_item=Soy sauce; weight=160; value=1.1; reason=Spoiled
- Spinach nobody liked | food_item=Frozen spinach 750 g; weight=250; value=0.7; reason=Did not like

# foraging|mushroom picking|wild food|wild herb|edible plant|forager|mycology|mushroom hunting
item species|mushroom|wild plant|edible plant|herb: Name!;Scientific name;Kind=Mushroom|Herb|Berry|Nut|Root|Seaweed;Edibility=Edible|Edible cooked|Inedible|Poisonous|Deadly;Season~May to June|August to November;Habitat;Features:long;Lookalikes:long;Use:long;Protected:boolean;Photo:image
- Chanterelle | scientific_name=Cantharellus cibarius; kind=Mushroom; edibility=Edible; season=June to October; habitat=Mossy spruce wood; features=Egg yellow, ridges run down the stem.; lookalikes=False chanterelle
- Ramsons | scientific_name=Allium ursinum; kind=Herb; edibility=Edible; season=March to May; habitat=Damp beech wood; features=Smell of garlic.; lookalikes=Lily of the valley, meadow saffron
- Sloe | scientific_name=Prunus spinosa; kind=Berry; edibility=Edible cooked; season=October to November; habitat=Hedges; features=Blue-black, bloom, thorns.; lookalikes=Bullace
- Death cap | scientific_name=Amanita phalloides; kind=Mushroom; edibility=Deadly; season=August to October; habitat=Under oak; features=Olive cap, ring, sack at the base.; lookalikes=Green brittlegill
item spot|location|foraging spot|place: Name!;Latitude:number#-90-90;Longitude:number#-180-180;Habitat=Spruce wood|Beech wood|Meadow|Hedge|Coast|Park;Access;Best months;Landowner permission:boolean;Secret:boolean;Note:long
- Mossy slope | latitude=47.702; longitude=12.601; habitat=Spruce wood; access=Forest road, then 300 m; best_months=August
- Brook beeches | latitude=47.688; longitude=12.633; habitat=Beech wood; access=Path along the brook; best_months=April
- Railway hedge | latitude=47.671; longitude=12.582; habitat=Hedge; access=Field path along the line; best_months=October
- Castle park oaks | latitude=47.690; longitude=12.611; habitat=Park; access=Open till dusk; best_months=September
record find|finding|mushroom find|sighting|harvest: Title!;Species->@species|mushroom|wild plant~Chanterelle|Ramsons;Spot->@spot|location|foraging spot~Mossy slope|Brook beeches;Found on:date!;Amount:number(g)#1-50000;Stage=Young|Prime|Old;Weather=Dry|After rain|Rain|Frost;Finder;Photo:image;Notes:long;~Identified=Open|Confirmed|Wrong
- Bowl of chanterelles | species=Chanterelle; spot=Mossy slope; amount=650; stage=Prime; weather=After rain; finder=Annika Lodd; identified=Confirmed
- Ramsons for pesto | species=Ramsons; spot=Brook beeches; amount=200; stage=Young; weather=Dry; finder=Petr Ahn; identified=Confirmed
- Sloes after the first frost | species=Sloe; spot=Railway hedge; amount=1800; stage=Old; weather=Frost; finder=Ulla Beck; identified=Confirmed
- Greenish cap left standing | species=Death cap; spot=Castle park oaks; amount=30; stage=Young; weather=Rain; finder=Annika Lodd; identified=Open
request identification request|id request|identification: Title!;Photo:image;Found at;Found on:date;Cap or leaf;Underside=Gills|Pores|Ridges|Spines|Not a mushroom;Smell;Spore print=White|Brown|Pink|Black|Not made;Habitat;Asked by;Description:long
- Orange cap under birch | found_at=Town park; cap_or_leaf=Orange, dry, 9 cm; underside=Pores; smell=Mild; spore_print=Not made; habitat=Birch; asked_by=Annika Lodd
- White bulb in the meadow | found_at=Sheep meadow; cap_or_leaf=White ball, 15 cm; underside=Not a mushroom; smell=Mushroomy; asked_by=Petr Ahn
- Green cap under oak | found_at=Castle park; cap_or_leaf=Olive, 8 cm, silky; underside=Gills; smell=Honey; spore_print=White; habitat=Oak; asked_by=Annika Lodd
- Spines on the underside | found_at=Ridge wood; cap_or_leaf=Cream, uneven; underside=Spines; smell=Fruity; spore_print=White; habitat=Beech; asked_by=Lars Ekdahl
record identification vote|answer|expert answer: Title!;Identification request->@identification request|id request~Orange cap under birch|White bulb in the meadow;Species name!;Certainty=Certain|Likely|Guess;Given by;Given on:date!;Warning:long
- Birch bolete says Ulla | identification_request=Orange cap under birch; species_name=Leccinum versipelle; certainty=Likely; given_by=Ulla Beck; warning=Cook for twenty minutes.
- Giant puffball says Ulla | identification_request=White bulb in the meadow; species_name=Calvatia gigantea; certainty=Certain; given_by=Ulla Beck; warning=Only while white inside.
- Death cap, says Petr | identification_request=Green cap under oak; species_name=Amanita phalloides; certainty=Certain; given_by=Petr Ahn; warning=Deadly, wash your hands and knife.
- Hedgehog fungus, guess | identification_request=Spines on the underside; species_name=Hydnum repandum; certainty=Guess; given_by=Annika Lodd
event foraging walk|guided walk|mushroom walk|course: Title!;Takes place on:date!;Starts at:time;Guide~Ulla Beck|Petr Ahn;Meeting point;Places:number#2-40;Price:money;Hours:number(h)#1-10;What to bring;Description:long
- Autumn mushrooms for beginners | guide=Ulla Beck; meeting_point=Forest inn; places=12; price=35; hours=4; what_to_bring=Basket, knife
- Spring herbs | guide=Petr Ahn; meeting_point=Brook bridge; places=15; price=24; hours=3; what_to_bring=Cloth bag
- Hedgerow fruits and jam | guide=Ulla Beck; meeting_point=Old station; places=10; price=42; hours=5; what_to_bring=Bucket, gloves
- Know the poisonous ones | guide=Petr Ahn; meeting_point=Castle gate; places=25; price=12; hours=2
item wild recipe|recipe|preparation: Name!;Species->@species|mushroom|wild plant~Chanterelle|Ramsons;Servings:number#1-20;Minutes:number(min)#5-600;Ingredients:long;Steps:long;Caution;Photo:image
- Chanterelles on toast | species=Chanterelle; servings=2; minutes=15; ingredients=Chanterelles 300 g, butter, parsley, bread; caution=Cook well
- Ramsons pesto | species=Ramsons; servings=6; minutes=10; ingredients=Ramsons 100 g, nuts, oil, hard cheese
- Sloe syrup | species=Sloe; servings=12; minutes=60; ingredients=Sloes 1 kg, sugar 600 g, water; caution=Do not eat the stones
- Chanterelle dumplings | species=Chanterelle; servings=4; minutes=75; ingredients=Stale rolls, chanterelles 400 g, eggs, chives
+ booking: Foraging walk->@foraging walk|guided walk|course~Autumn mushrooms for beginners|Spring herbs;Adults:number#1-12;Children:number#0-8

# coffee grower|coffee farm|cocoa farm|smallholder|farmer cooperative|growers cooperative|plantation|agricultural cooperative|farmers' cooperative|growers' cooperative|farming cooperative|farmers cooperative|producer cooperative|cooperative portal|fruit cooperative
person farmer|smallholder|grower|producer|cooperative farmer: Name!;Grower number;Village;Phone:phone;Area:number(ha)#0.05-500;Trees:number#0-500000;Certificate=None|Organic|Fair trade|Rainforest;Joined on:date;Bank or mobile money;Photo:image;~Status=Active|Suspended|Left
- Wanjiru Kamau | grower_number=GR-0117; village=Karogoto; area=0.8; trees=640; certificate=Fair trade; bank_or_mobile_money=Mobile; status=Active
- Ernesto Quispe | grower_number=GR-0242; village=Alto Verde; area=2.4; trees=5100; certificate=Organic; bank_or_mobile_money=Rural bank; status=Active
- Amina Juma | grower_number=GR-0305; village=Mbinga; area=1.1; trees=1400; certificate=None; bank_or_mobile_money=Mobile; status=Suspended
- Rosa Huanca | grower_number=GR-0188; village=San Isidro; area=3.2; trees=2600; certificate=Rainforest; bank_or_mobile_money=Rural bank; status=Left
item plot|farm plot|field|parcel: Name!;Farmer->@farmer|smallholder|grower~Wanjiru Kamau|Ernesto Quispe;Crop=Coffee|Cocoa|Tea|Banana|Vanilla|Rice;Variety~SL28|Caturra;Area:number(ha)#0.05-500;Latitude:number#-90-90;Longitude:number#-180-180;Altitude:number(m)#0-3000;Planted in:number#1950-2040;Shade trees:boolean
- Karogoto upper | farmer=Wanjiru Kamau; crop=Coffee; variety=SL28; area=0.8; latitude=-0.461; longitude=37.011; altitude=1760; planted_in=2006
- Alto Verde 2 | farmer=Ernesto Quispe; crop=Coffee; variety=Caturra; area=1.6; latitude=-13.011; longitude=-72.601; altitude=1680; planted_in=2014
- Mbinga stream | farmer=Amina Juma; crop=Banana; variety=Local; area=0.5; latitude=-10.931; longitude=35.021; altitude=1340; planted_in=2018
- San Isidro cocoa | farmer=Rosa Huanca; crop=Cocoa; variety=Nativo; area=3.2; latitude=-12.801; longitude=-72.702; altitude=980; planted_in=1999
record crop delivery|delivery|cherry delivery|intake|harvest delivery|delivery note|fruit delivery|delivery announcement: Receipt!;Farmer->@farmer|smallholder|grower~Wanjiru Kamau|Ernesto Quispe;Plot->@plot|farm plot~Karogoto upper|Alto Verde 2;Delivered on:date!;Weight:number(kg)#0.5-20000;Grade=A|B|C|Rejected;Moisture:number(%)#5-70;Price per kilo:money;Station->@collection station|washing station|buying station~Karogoto factory|Alto Verde depot;Clerk~Peter Njoro|Lucia Mamani
- R-10442 | farmer=Wanjiru Kamau; plot=Karogoto upper; weight=86; grade=A; moisture=62; price_per_kilo=0.95; station=Karogoto factory; clerk=Peter Njoro
- R-10447 | farmer=Ernesto Quispe; plot=Alto Verde 2; weight=240; grade=B; moisture=12; price_per_kilo=3.1; station=Alto Verde depot; clerk=Lucia Mamani
- R-10451 | farmer=Amina Juma; plot=Mbinga stream; weight=120; grade=C; moisture=65; price_per_kilo=0.3; station=Mbinga shed; clerk=Neema Ally
- R-10460 | farmer=Rosa Huanca; plot=San Isidro cocoa; weight=75; grade=Rejected; moisture=38; price_per_kilo=0; station=San Isidro yard; clerk=Lucia Mamani
item collection station|washing station|buying station|depot: Name!;Village;Manager;Phone:phone;Capacity per day:number(kg)#100-200000;Drying beds:number#0-500;Opens at:time;Closes at:time;Latitude:number#-90-90;Longitude:number#-180-180
- Karogoto factory | village=Karogoto; manager=Peter Njoro; capacity_per_day=12000; drying_beds=60; latitude=-0.455; longitude=37.020
- Alto Verde depot | village=Alto Verde; manager=Lucia Mamani; capacity_per_day=5000; drying_beds=24; latitude=-13.020; longitude=-72.610
- Mbinga shed | village=Mbinga; manager=Neema Ally; capacity_per_day=2500; drying_beds=10; latitude=-10.940; longitude=35.010
- San Isidro yard | village=San Isidro; manager=Teo Huaman; capacity_per_day=3000; drying_beds=14; latitude=-12.810; longitude=-72.690
record lot|processing lot|export lot|batch: Lot!;Station->@collection station|washing station~Karogoto factory|Alto Verde depot;Process=Washed|Natural|Honey|Fermented;Started on:date!;Input:number(kg)#1-500000;Output:number(kg)#1-500000;Bags:number#0-5000;Cup score:number#0-100;Buyer;~Status=Fermenting|Drying|In store|Shipped
- KF-25-08 | station=Karogoto factory; process=Washed; input=9800; output=1620; bags=27; cup_score=87; buyer=North roasters; status=In store
- AV-25-03 | station=Alto Verde depot; process=Honey; input=4100; output=3300; bags=55; cup_score=84.5; status=Drying
- MB-25-01 | station=Mbinga shed; process=Natural; input=1400; output=290; bags=5; cup_score=80; buyer=Local trader; status=Shipped
- SI-25-02 | station=San Isidro yard; process=Fermented; input=2100; output=820; bags=14; cup_score=0; buyer=Bean and bar; status=Fermenting
record farmer payment|payout|advance|loan: Title!;Farmer->@farmer|smallholder|grower~Wanjiru Kamau|Ernesto Quispe;Paid on:date!;Kind=First payment|Second payment|Premium|Advance|Loan;Amount:money;Method=Mobile money|Bank|Cash;Reference;~Status=Pending|Paid|Failed
- First payment Wanjiru | farmer=Wanjiru Kamau; kind=First payment; amount=81.7; method=Mobile money; reference=MM-8810; status=Paid
- Organic premium Ernesto | farmer=Ernesto Quispe; kind=Premium; amount=48; method=Bank; reference=BT-1022; status=Pending
- School fee advance Amina | farmer=Amina Juma; kind=Advance; amount=40; method=Cash; reference=CV-0711; status=Paid
- Second payment Rosa | farmer=Rosa Huanca; kind=Second payment; amount=66; method=Bank; reference=BT-1031; status=Failed
record farm inspection|inspection|farm visit|certification audit|extension visit: Title!;Farmer->@farmer|smallholder|grower~Wanjiru Kamau|Ernesto Quispe;Visited on:date!;Officer~Grace Otieno|Raul Condori;Purpose=Certification|Training|Pest check|Yield estimate;Estimated yield:number(kg)#0-200000;Findings:long;Result=Passed|Minor points|Major points|Failed;Next visit:date
- Yield estimate Karogoto | farmer=Wanjiru Kamau; officer=Grace Otieno; purpose=Yield estimate; estimated_yield=3100; result=Passed
- Organic check Alto Verde | farmer=Ernesto Quispe; officer=Raul Condori; purpose=Certification; estimated_yield=3400; findings=Store fertiliser sacks apart.; result=Minor points
- Banana weevil check | farmer=Amina Juma; officer=Grace Otieno; purpose=Pest check; estimated_yield=900; findings=Old stems left in the rows.; result=Failed
- Pruning lesson San Isidro | farmer=Rosa Huanca; officer=Raul Condori; purpose=Training; estimated_yield=1500; result=Major points
! record input distribution|seedling distribution|fertiliser distribution [seedling\\w*|fertili\\w*|input\\w*|distribut\\w*]: Title!;Farmer->@farmer|smallholder~Wanjiru Kamau|Ernesto Quispe;Item=Seedlings|Fertiliser|Tools|Lime;Quantity:number#1-100000;Given on:date!;On credit:boolean;Value:money
- Seedlings for gaps | farmer=Wanjiru Kamau; item=Seedlings; quantity=60; value=18
- Compost fertiliser Quispe | farmer=Ernesto Quispe; item=Fertiliser; quantity=12; value=144
- Pruning saws Huanca | farmer=Rosa Huanca; item=Tools; quantity=2; value=31
- Lime for Mbinga | farmer=Amina Juma; item=Lime; quantity=6; value=27
+ event registration: Farmer->@farmer|smallholder~Wanjiru Kamau|Ernesto Quispe;Training topic=Pruning|Composting|Pest control|Finance
record quality grading|grading|grading result|quality check|grade result: Title!;Delivery->@crop delivery|delivery|intake;Graded on:date!;Grade->@grade price|price list|price~Apples, class I 2025|Pears, class I 2025;Share:percent;Weight:number(kg)#0-20000;Sugar:number(°Brix)#0-30;Defects:percent;Grader~Peter Njoro|Lucia Mamani;Remark
- Class I of the first load | share=72; weight=610; sugar=13.1; defects=4; grader=Peter Njoro
- Class II of the first load | share=21; weight=180; sugar=12.4; defects=11; grader=Peter Njoro
- Rejects of the first load | share=7; weight=60; defects=100; grader=Peter Njoro
- Class I of the pears | share=88; weight=920; sugar=12.2; defects=3; grader=Lucia Mamani
item grade price|price list|price|season price: Name!;Crop;Grade=Extra|I|II|Juice|A|B|C;Season~2025|2026;Price per kilo:money;Valid from:date;Valid until:date
- Apples, class I 2025 | crop=Apples; grade=I; season=2025; price_per_kilo=0.62
- Apples, class II 2025 | crop=Apples; grade=II; season=2025; price_per_kilo=0.38
- Apples for juice 2025 | crop=Apples; grade=Juice; season=2025; price_per_kilo=0.14
- Pears, class I 2025 | crop=Pears; grade=I; season=2025; price_per_kilo=0.71
record packaging order|packaging|crate order|crate loan [packag\\w*|crates?|boxes|bins?]: Title!;Farmer->@farmer|smallholder|grower~Wanjiru Kamau|Ernesto Quispe;Item=Crate|Bulk bin|Tray|Bag|Carton;Quantity:number#1-100000;Wanted on:date;Returned:number#0-100000;Unit price:money;~Status=Ordered|Handed out|Returned
- Forty bulk bins | farmer=Wanjiru Kamau; item=Bulk bin; quantity=40; unit_price=0; status=Handed out
- Trays for cherries | farmer=Ernesto Quispe; item=Tray; quantity=300; unit_price=0.4; status=Ordered
- Sacks for drying | farmer=Wanjiru Kamau; item=Bag; quantity=120; unit_price=0.9; status=Handed out
- Cartons for the market | farmer=Ernesto Quispe; item=Carton; quantity=200; unit_price=0.7; status=Ordered
+ payout: Farmer->@farmer|smallholder|grower;Season;Weight paid:number(kg)#0-500000;Deductions:money
+ payment: Farmer->@farmer|smallholder|grower;Season

# plant breeding|field trial|crop trial|variety trial|trial plot|phenotyping|agronomy trial
item trial|field trial|experiment|variety trial: Name!;Crop~Winter wheat|Faba bean;Design=Randomised blocks|Split plot|Alpha lattice|Strip trial;Replications:number#1-12;Season:number#2000-2040;Site->@site|trial site|location~Station field 9|Dry ridge;Question:long;Lead~Dr Minh Tran|Dr Eva Holm;Sown on:date;~Status=Planned|Sown|Running|Harvested|Analysed
- Wheat drought 25 | crop=Winter wheat; design=Randomised blocks; replications=4; season=2025; site=Dry ridge; question=Which lines keep yield without June rain?; lead=Dr Minh Tran; status=Running
- Bean spacing 25 | crop=Faba bean; design=Split plot; replications=3; season=2025; site=Station field 9; question=Does 25 cm row spacing reduce chocolate spot?; lead=Dr Eva Holm; status=Sown
- Maize strip 24 | crop=Silage maize; design=Strip trial; replications=2; season=2024; site=Valley farm; question=Which hybrid ripens at 700 m?; lead=Dr Minh Tran; status=Analysed
- Barley lattice 26 | crop=Spring barley; design=Alpha lattice; replications=3; season=2026; site=Coast field; question=Rust resistance of 60 new lines; lead=Dr Eva Holm; status=Planned
item line|variety|genotype|accession|entry: Name!;Crop;Pedigree;Generation~F6|Released;Origin;Seed stock:number(g)#0-1000000;Traits:long;~Status=In trial|Advanced|Discarded|Released
- WD-118 | crop=Winter wheat; pedigree=Aurora x Desert gold; generation=F7; origin=Own crosses; seed_stock=4200; traits=Short, early, awned; status=In trial
- FB-22 | crop=Faba bean; pedigree=Nordic x Mira; generation=F5; origin=Own crosses; seed_stock=9800; traits=White flower; status=In trial
- MZ-07 | crop=Silage maize; pedigree=Inbred 4 x Inbred 19; generation=F1; origin=Partner institute; seed_stock=15000; traits=Tall, early silk; status=Released
- SB-301 | crop=Spring barley; pedigree=Lyra x Rust 9; generation=F4; origin=Own crosses; seed_stock=350; traits=Two-row, stiff straw; status=Discarded
item plot|trial plot|field plot: Plot number!;Trial->@trial|field trial|experiment~Wheat drought 25|Bean spacing 25;Line->@line|variety|genotype~WD-118|FB-22;Replication:number#1-12;Row:number#1-500;Column:number#1-500;Treatment~No irrigation|25 cm rows;Area:number(m²)#0.5-500
- 1-101 | trial=Wheat drought 25; line=WD-118; replication=1; row=1; column=1; treatment=No irrigation; area=9
- 2-104 | trial=Bean spacing 25; line=FB-22; replication=1; row=2; column=4; treatment=25 cm rows; area=12
- 1-014 | trial=Maize strip 24; line=MZ-07; replication=1; row=1; column=14; treatment=Slurry 30 m³; area=90
- 3-060 | trial=Barley lattice 26; line=SB-301; replication=3; row=6; column=10; treatment=No fungicide; area=6
record score|plot measurement|observation|phenotype|field score: Title!;Plot->@plot|trial plot|field plot~1-101|2-104;Scored on:date!;Trait->@trait|character|variable~Plant height|Chocolate spot;Value:number#0-100000;Growth stage:number#0-99;Scored by~Field team A|Lotte Ries;Photo:image;Remark
- Height 1-101 | plot=1-101; trait=Plant height; value=84; growth_stage=65; scored_by=Lotte Ries
- Spot 2-104 | plot=2-104; trait=Chocolate spot; value=3; growth_stage=70; scored_by=Field team A
- Lodging of 1-014 | plot=1-014; trait=Lodging; value=5; growth_stage=85; scored_by=Field team A
- Rust on 3-060 | plot=3-060; trait=Leaf rust; value=7; growth_stage=73; scored_by=Lotte Ries; remark=Border row of susceptible check
item trait|character|variable: Name!;Unit~cm|1 to 9;Scale=Number|Score 1 to 9|Percent|Date|Yes or no;Lowest:number#0-100000;Highest:number#0-100000;Method:long
- Plant height | unit=cm; scale=Number; lowest=10; highest=250; method=Ground to tip without awns, five plants.
- Chocolate spot | unit=1 to 9; scale=Score 1 to 9; lowest=1; highest=9; method=1 is free, 9 is fully infected.
- Lodging | unit=%; scale=Percent; lowest=0; highest=100; method=Share of plants leaning over 45 degrees.
- Leaf rust | unit=1 to 9; scale=Score 1 to 9; lowest=1; highest=9; method=Whole plot, flag leaf.
record harvest|plot yield|yield record: Title!;Plot->@plot|trial plot|field plot~1-101|2-104;Harvested on:date!;Grain weight:number(kg)#0-1000;Moisture:number(%)#5-45;Thousand grain weight:number(g)#1-2000;Protein:number(%)#3-60;Combine~Plot combine 2
- Yield 1-101 | plot=1-101; grain_weight=5.8; moisture=13.4; thousand_grain_weight=41; protein=13.1; combine=Plot combine 2
- Yield 2-104 | plot=2-104; grain_weight=5.1; moisture=14.8; thousand_grain_weight=480; protein=28.5; combine=Plot combine 2
- Silage 1-014 | plot=1-014; grain_weight=412; moisture=45; protein=8; combine=Chopper 1
- Hand cut 3-060 | plot=3-060; grain_weight=2.9; moisture=12.8; thousand_grain_weight=44; protein=11.2; combine=Sickle and thresher
item site|trial site|location|station: Name!;Address;Latitude:number#-90-90;Longitude:number#-180-180;Soil=Sand|Loam|Clay|Silt;Yearly rain:number(mm)#0-5000;Field manager;Area:number(ha)#0.1-500
- Station field 9 | address=Research station; latitude=52.301; longitude=10.441; soil=Loam; yearly_rain=610; field_manager=Kai Ott; area=4
- Dry ridge | address=Ridge farm; latitude=52.402; longitude=11.602; soil=Sand; yearly_rain=480; field_manager=Ilona Beer; area=2.5
- Valley farm | address=Upper valley 3; latitude=47.601; longitude=10.302; soil=Silt; yearly_rain=1350; field_manager=Vitus Haas; area=1.5
- Coast field | address=Dike road 8; latitude=53.701; longitude=8.902; soil=Clay; yearly_rain=790; field_manager=Antje Frese; area=6
work field operation|trial task|field task: Title!;Trial->@trial|field trial|experiment~Wheat drought 25|Bean spacing 25;Kind=Sowing|Spraying|Scoring|Labelling|Harvest;Due on:date;Assigned to~Field team A|Lotte Ries;Growth stage:number#0-99;Notes:long
- Score spot in all plots | trial=Bean spacing 25; kind=Scoring; assigned_to=Field team A; growth_stage=70
- Label the heads | trial=Wheat drought 25; kind=Labelling; assigned_to=Lotte Ries; growth_stage=59
- Drill the barley lattice | trial=Barley lattice 26; kind=Sowing; assigned_to=Field team A; growth_stage=0
- Chop the maize strips | trial=Maize strip 24; kind=Harvest; assigned_to=Lotte Ries; growth_stage=87

# bonsai|orchid grower|orchid society|succulent|cactus|rose garden|plant society
item tree|bonsai|orchid|plant|succulent: Name!;Species->@species|plant species~Juniperus chinensis|Phalaenopsis schilleriana;Style=Upright|Cascade|Slanting|Forest|Not styled;Age:number(years)#0-1000;Acquired on:date;Source=Nursery|Collected|Seed|Cutting|Gift;Height:number(cm)#1-300;Pot->@pot|container~Brown oval 32|Clear pot 12;Place~Bench south|East window;Value:money;Photo:image;~Health=Strong|Fair|Weak|Dead
- Old dragon | species=Juniperus chinensis; style=Cascade; age=45; source=Nursery; height=38; pot=Brown oval 32; place=Bench south; value=900; health=Strong
- Pink cloud | species=Phalaenopsis schilleriana; style=Not styled; age=6; source=Gift; height=45; pot=Clear pot 12; place=East window; value=40; health=Fair
- Seven sisters | species=Acer palmatum; style=Forest; age=18; source=Seed; height=52; pot=Slate slab 60; place=Bench north; value=650; health=Fair
- Rescue elm | species=Ulmus parvifolia; style=Slanting; age=12; source=Nursery; height=24; pot=Blue glaze 20; place=East window; value=60; health=Weak
item species|plant species|care guide: Name!;Common name;Light=Full sun|Bright shade|Shade;Water need=Low|Medium|High;Winter minimum:number(°C)#-40-25;Substrate~Akadama and pumice|Bark;Repot every:number(years)#1-10;Pruning months;Care:long
- Juniperus chinensis | common_name=Chinese juniper; light=Full sun; water_need=Medium; winter_minimum=-10; substrate=Akadama and pumice; repot_every=4; pruning_months=March to September
- Phalaenopsis schilleriana | common_name=Moth orchid; light=Bright shade; water_need=Medium; winter_minimum=16; substrate=Bark; repot_every=2; care=Cooler nights in autumn start the spikes.
- Acer palmatum | common_name=Japanese maple; light=Bright shade; water_need=High; winter_minimum=-8; substrate=Akadama and pumice; repot_every=2; pruning_months=May to July
- Ulmus parvifolia | common_name=Chinese elm; light=Full sun; water_need=Medium; winter_minimum=0; substrate=Akadama; repot_every=3
item pot|container: Name!;Maker;Material=Clay|Glazed|Plastic|Slab|Basket;Length:number(cm)#3-150;Depth:number(cm)#1-60;Colour;Price:money;~In use:boolean
- Brown oval 32 | maker=Kiln Tokoname style; material=Clay; length=32; depth=9; colour=Brown; price=85
- Clear pot 12 | maker=Trade; material=Plastic; length=12; depth=11; colour=Clear; price=2
- Slate slab 60 | maker=Found in a quarry; material=Slab; length=60; depth=2; colour=Grey; price=0
- Blue glaze 20 | maker=Ceramics Ruth; material=Glazed; length=20; depth=6; colour=Blue; price=48
record work log|care log|styling session|repotting|wiring: Title!;Tree->@tree|bonsai|orchid|plant~Old dragon|Pink cloud;Done on:date!;Kind=Wiring|Pruning|Repotting|Feeding|Pest control|Flowering;Hours:number(h)#0-60;Product or soil;Photo before:image;Photo after:image;Done by;Notes:long
- Wired the main cascade | tree=Old dragon; kind=Wiring; hours=5; done_by=Sumi Oda; notes=Remove the wire in ten months.
- Fresh bark for Pink cloud | tree=Pink cloud; kind=Repotting; hours=0.5; product_or_soil=Medium bark; done_by=Carl Beyer
- Leaf cut on the maples | tree=Seven sisters; kind=Pruning; hours=2.5; done_by=Sumi Oda
- Scale insects on the elm | tree=Rescue elm; kind=Pest control; hours=0.5; product_or_soil=Rapeseed oil spray; done_by=Mats Juhl
work care task|reminder|care reminder: Title!;Tree->@tree|bonsai|orchid|plant~Old dragon|Pink cloud;Kind=Water|Feed|Prune|Repot|Unwire;Due on:date;Repeat=Once|Daily|Weekly|Monthly|Yearly;Assigned to;Notes:long
- Unwire Old dragon | tree=Old dragon; kind=Unwire; repeat=Once; assigned_to=Sumi Oda
- Feed Pink cloud | tree=Pink cloud; kind=Feed; repeat=Monthly; assigned_to=Carl Beyer
- Water the forest twice | tree=Seven sisters; kind=Water; repeat=Daily; assigned_to=Mats Juhl
- Repot the elm in spring | tree=Rescue elm; kind=Repot; repeat=Yearly; assigned_to=Carl Beyer; notes=Use coarse akadama.
event exhibition|show|club meeting|workshop: Title!;Takes place on:date!;Starts at:time;Kind=Show|Workshop|Meeting|Sale;Venue~Town hall|Greenhouse;Led by;Places:number#2-500;Entry fee:money;Description:long
- Spring show | kind=Show; venue=Town hall; led_by=Carl Beyer; places=300; entry_fee=5
- Wiring for beginners | kind=Workshop; venue=Greenhouse; led_by=Sumi Oda; places=10; entry_fee=40
- October club night | kind=Meeting; venue=Garden centre; led_by=Mats Juhl; places=40; entry_fee=0
- Pre-bonsai sale | kind=Sale; venue=Greenhouse; led_by=Carl Beyer; places=150; entry_fee=2
record show entry|exhibit|judging result|award: Title!;Exhibition->@exhibition|show~Spring show;Tree->@tree|bonsai|orchid|plant~Old dragon|Pink cloud;Class=Conifer|Deciduous|Orchid|Miniature|Novice;Exhibitor;Points:number#0-100;Award=None|Commended|Bronze|Silver|Gold|Best in show;Table number:number#1-200
- Old dragon in conifers | exhibition=Spring show; tree=Old dragon; class=Conifer; exhibitor=Sumi Oda; points=93; award=Gold; table_number=4
- Pink cloud in orchids | exhibition=Spring show; tree=Pink cloud; class=Orchid; exhibitor=Carl Beyer; points=78; award=Bronze; table_number=17
- Seven sisters in deciduous | exhibition=Spring show; tree=Seven sisters; class=Deciduous; exhibitor=Sumi Oda; points=96; award=Best in show; table_number=1
- Rescue elm, novice table | exhibition=Spring show; tree=Rescue elm; class=Novice; exhibitor=Mats Juhl; points=61; award=None; table_number=22
! request plant swap|swap offer|sale offer [swap\\w*|sale|sell|offer\\w*|exchange]: Title!;Tree->@tree|bonsai|orchid|plant~Old dragon|Pink cloud;Offered by;Wants in return;Price:money;Pick-up place;Description:long
- Keiki of Pink cloud | tree=Pink cloud; offered_by=Carl Beyer; wants_in_return=Any species Paphiopedilum; price=0; pick_up_place=Club evening
- Elm cuttings, rooted | tree=Rescue elm; offered_by=Mats Juhl; wants_in_return=Training pot; price=0; pick_up_place=October club night
- Maple seedlings | tree=Seven sisters; offered_by=Sumi Oda; wants_in_return=Akadama, one bag; price=4; pick_up_place=Bench north gate
- Air layer of Old dragon | tree=Old dragon; offered_by=Sumi Oda; price=120; pick_up_place=Pre-bonsai sale; description=Needs one more year in pumice.
# sea turtle|whale watching|dolphin|marine mammal|turtle nest|whale sighting|seal colony
record sighting|whale sighting|dolphin sighting|marine mammal sighting|encounter: Title!;Species->@species|marine species~Humpback whale|Bottlenose dolphin;Seen on:date!;Seen at:time;Latitude:number#-90-90;Longitude:number#-180-180;Animals:number#1-5000;Calves:number#0-500;Behaviour=Travelling|Feeding|Breaching|Resting|Socialising|Stranded;Distance:number(m)#0-20000;Sea state:number#0-9;Observer;Photo:image
- Two humpbacks off the cape | species=Humpback whale; latitude=65.921; longitude=-17.602; animals=2; calves=0; behaviour=Feeding; distance=350; sea_state=2; observer=Skipper Bjarni
- Pod in the harbour mouth | species=Bottlenose dolphin; latitude=65.951; longitude=-17.552; animals=11; calves=2; behaviour=Travelling; distance=80; sea_state=1; observer=Guide Alma
- Grey seals on the skerry | species=Grey seal; latitude=65.931; longitude=-17.571; animals=34; calves=6; behaviour=Resting; distance=200; sea_state=3; observer=Guide Alma
- Turtle at the surface | species=Loggerhead turtle; latitude=37.310; longitude=21.651; animals=1; calves=0; behaviour=Socialising; distance=15; sea_state=1; observer=Kayaker Nikos
item species|marine species|whale species: Name!;Scientific name;Group=Baleen whale|Toothed whale|Seal|Turtle|Shark;Red list status=Least concern|Near threatened|Vulnerable|Endangered|Critically endangered;Length:number(m)#0.3-33;Best months;Identification:long;Photo:image
- Humpback whale | scientific_name=Megaptera novaeangliae; group=Baleen whale; red_list_status=Least concern; length=15; best_months=June to August; identification=Long white flippers, knobbly head.
- Bottlenose dolphin | scientific_name=Tursiops truncatus; group=Toothed whale; red_list_status=Least concern; length=3; best_months=All year
- Loggerhead turtle | scientific_name=Caretta caretta; group=Turtle; red_list_status=Vulnerable; length=1; best_months=May to August
- Grey seal | scientific_name=Halichoerus grypus; group=Seal; red_list_status=Least concern; length=2; best_months=September to December
record individual|known animal|photo id|tagged animal: Name!;Species->@species|marine species~Humpback whale|Loggerhead turtle;Catalogue number;Sex=Male|Female|Unknown;Marks:long;Tag number;First seen on:date;Last seen on:date;Photo:image
- Split fluke | species=Humpback whale; catalogue_number=HW-0118; sex=Female; marks=Left fluke tip missing
- Aurelia | species=Loggerhead turtle; catalogue_number=LT-044; sex=Female; marks=Barnacle scar on the shell; tag_number=GR-7712
- Nick | species=Bottlenose dolphin; catalogue_number=BD-027; sex=Male; marks=Two notches in the fin
- Harbour Meg | species=Grey seal; catalogue_number=GS-009; sex=Unknown; marks=Pale ring on the neck; tag_number=SE-114
record nest|turtle nest|nest record|nest check: Nest number!;Beach->@beach|site|survey site~Sand spit|Olive bay;Laid on:date!;Species->@species|marine species~Loggerhead turtle;Eggs:number#0-250;Distance to water:number(m)#0-200;Hatch expected:date;Hatched:number#0-250;Threat=None|Dogs|Flooding|Lights|People;~Status=In place|Moved|Hatched|Lost
- N-014 | beach=Sand spit; species=Loggerhead turtle; eggs=112; distance_to_water=18; hatched=94; threat=None; status=Hatched
- N-021 | beach=Olive bay; species=Loggerhead turtle; eggs=98; distance_to_water=9; hatched=0; threat=Flooding; status=Moved
- N-027 | beach=Lighthouse cove; species=Loggerhead turtle; eggs=105; distance_to_water=24; hatched=0; threat=Dogs; status=Lost
- N-030 | beach=Hotel strip; species=Loggerhead turtle; eggs=121; distance_to_water=14; hatched=0; threat=Lights; status=In place
item beach|site|survey site: Name!;Length:number(m)#20-100000;Latitude:number#-90-90;Longitude:number#-180-180;Sector;Lights at night=None|Few|Many;Access;Protected:boolean
- Sand spit | length=1800; latitude=37.301; longitude=21.702; sector=A; lights_at_night=None; access=Dune path
- Olive bay | length=600; latitude=37.322; longitude=21.688; sector=B; lights_at_night=Many; access=Hotel road
- Lighthouse cove | length=350; latitude=37.281; longitude=21.731; sector=C; lights_at_night=Few; access=Steps, 140
- Hotel strip | length=1200; latitude=37.331; longitude=21.671; sector=D; lights_at_night=Many; access=Promenade
event boat tour|whale tour|trip|tour: Title!;Takes place on:date!;Starts at:time;Boat->@boat|vessel~Alda|Kria;Guide~Guide Alma|Skipper Bjarni;Hours:number(h)#0.5-12;Places:number#2-300;Price adult:money;Price child:money;Sighting rate:percent;Weather=Good|Doubtful|Cancelled
- Morning whales | boat=Alda; guide=Guide Alma; hours=3; places=60; price_adult=75; price_child=35; sighting_rate=94; weather=Good
- Midnight sun trip | boat=Kria; guide=Skipper Bjarni; hours=2.5; places=12; price_adult=120; price_child=80; sighting_rate=90; weather=Doubtful
- Seal skerry for families | boat=Freyja; guide=Guide Alma; hours=2; places=40; price_adult=48; price_child=20; sighting_rate=99; weather=Good
- Turtle bay by kayak boat | boat=Nereid; guide=Nikos Vlachos; hours=4; places=10; price_adult=65; price_child=45; sighting_rate=70; weather=Cancelled
item boat|vessel: Name!;Kind=Sailing ship|Motor boat|RIB;Length:number(m)#3-60;Seats:number#2-400;Captain;Inspection until:date;~Status=Ready|At sea|In repair
- Alda | kind=Motor boat; length=24; seats=80; captain=Bjarni Olsen; status=Ready
- Kria | kind=RIB; length=9; seats=12; captain=Hekla Jons; status=Ready
- Freyja | kind=Sailing ship; length=19; seats=44; captain=Runa Holt; status=In repair
- Nereid | kind=Motor boat; length=8; seats=10; captain=Nikos Vlachos; status=At sea
! request stranding report|stranding [strand\\w*|injured|rescue|report]: Title!;Species->@species|marine species~Bottlenose dolphin|Loggerhead turtle;Place!;Latitude:number#-90-90;Longitude:number#-180-180;Seen on:date;Condition=Alive|Injured|Freshly dead|Decayed;Reporter name;Phone:phone;Photo:image
- Turtle with a line round the flipper | species=Loggerhead turtle; place=Olive bay, north end; condition=Injured; reporter_name=Hotel beach guard
- Dolphin calf in the shallows | species=Bottlenose dolphin; place=Harbour beach; condition=Alive; reporter_name=Lifeguard Tom
- Seal pup above the tide line | species=Grey seal; place=Lighthouse cove; condition=Freshly dead; reporter_name=Walker Ines
- Old carcass on the strip | species=Loggerhead turtle; place=Hotel strip, post 5; condition=Decayed; reporter_name=Beach cleaner
+ booking: Boat tour->@boat tour|whale tour|trip~Morning whales|Midnight sun trip;Adults:number#1-40;Children:number#0-20;Pick-up place

# bat survey|bat roost|cave|caving|speleology|bat detector|bats
item site|cave|roost|bat roost|survey site: Name!;Kind=Cave|Mine|Attic|Bridge|Tree|Bat box;Region;Latitude:number#-90-90;Longitude:number#-180-180;Length:number(m)#0-500000;Depth:number(m)#0-2500;Closed season~1 Oct to 30 Apr|None;Access=Free|Key needed|Permit|Closed;Hazards:long;Photo:image
- Drip hall cave | kind=Cave; region=Karst plateau; latitude=48.511; longitude=9.402; length=740; depth=42; closed_season=1 Oct to 30 Apr; access=Key needed; hazards=Flooding in the lower passage
- Church attic Hohen | kind=Attic; region=Hohen; latitude=48.533; longitude=9.431; length=0; depth=0; closed_season=None; access=Permit
- Ice gallery | kind=Mine; region=Iron hills; latitude=48.601; longitude=9.501; length=1900; depth=60; closed_season=1 Oct to 30 Apr; access=Closed; hazards=Rotten props
- Box row canal | kind=Bat box; region=Canal wood; latitude=48.490; longitude=9.380; length=800; depth=0; closed_season=None; access=Free
record bat count|count|roost count|winter count|emergence count: Title!;Site->@site|cave|roost~Drip hall cave|Church attic Hohen;Counted on:date!;Species->@species|bat species~Greater mouse-eared bat|Lesser horseshoe bat;Animals:number#0-100000;Young:number#0-50000;Method=Hibernation count|Emergence|Box check|Net;Temperature:number(°C)#-20-40;Counter~Ansgar Veit|Moni Huld;Notes:long
- January count Drip hall | site=Drip hall cave; species=Lesser horseshoe bat; animals=41; young=0; method=Hibernation count; temperature=8; counter=Moni Huld
- Attic in June | site=Church attic Hohen; species=Greater mouse-eared bat; animals=220; young=95; method=Emergence; temperature=21; counter=Ansgar Veit
- Box check in August | site=Box row canal; species=Noctule; animals=64; young=12; method=Box check; temperature=24; counter=Moni Huld
- Netting at the gallery | site=Ice gallery; species=Natterer's bat; animals=17; young=0; method=Net; temperature=12; counter=Ansgar Veit
item species|bat species: Name!;Scientific name;Peak frequency:number(kHz)#8-130;Red list status=Least concern|Near threatened|Vulnerable|Endangered;Roosts in;Wing span:number(cm)#10-180;Call notes:long;Photo:image
- Greater mouse-eared bat | scientific_name=Myotis myotis; peak_frequency=27; red_list_status=Least concern; roosts_in=Attics, caves; wing_span=40
- Lesser horseshoe bat | scientific_name=Rhinolophus hipposideros; peak_frequency=110; red_list_status=Least concern; roosts_in=Attics, caves; wing_span=23
- Noctule | scientific_name=Nyctalus noctula; peak_frequency=20; red_list_status=Least concern; roosts_in=Tree holes, boxes; wing_span=36
- Natterer's bat | scientific_name=Myotis nattereri; peak_frequency=47; red_list_status=Least concern; roosts_in=Caves, barns; wing_span=27
record call recording|recording|detector recording|acoustic recording: Title!;Site->@site|cave|roost~Drip hall cave|Church attic Hohen;Recorded on:date!;Starts at:time;Detector;Peak frequency:number(kHz)#8-160;Passes:number#1-100000;Species->@species|bat species~Greater mouse-eared bat|Lesser horseshoe bat;Certainty=Sure|Likely|Unsure;Sound file:file;Recorded by
- Entrance night 1 | site=Drip hall cave; detector=D500; peak_frequency=110; passes=64; species=Lesser horseshoe bat; certainty=Sure; recorded_by=Moni Huld
- Churchyard transect | site=Church attic Hohen; detector=Handheld; peak_frequency=27; passes=18; species=Greater mouse-eared bat; certainty=Likely; recorded_by=Ansgar Veit
- Canal at dusk | site=Box row canal; detector=Batlogger; peak_frequency=20; passes=140; species=Noctule; certainty=Sure; recorded_by=Moni Huld
- Gallery mouth in rain | site=Ice gallery; detector=D500; peak_frequency=48; passes=5; species=Natterer's bat; certainty=Unsure; recorded_by=Ansgar Veit
record cave trip|trip|expedition log|tour report|survey trip: Title!;Site->@site|cave~Drip hall cave;Went on:date!;Entered at:time;Left at:time;Leader;Team:number#1-30;Purpose=Survey|Training|Count|Tour|Rescue exercise;Metres surveyed:number(m)#0-20000;Water level=Dry|Normal|High;Notes:long
- Survey of the north rift | site=Drip hall cave; leader=Ansgar Veit; team=4; purpose=Survey; metres_surveyed=180; water_level=Normal
- Key handover tour | site=Drip hall cave; leader=Moni Huld; team=7; purpose=Tour; metres_surveyed=0; water_level=Dry
- Rope training in the shaft | site=Ice gallery; leader=Ansgar Veit; team=6; purpose=Training; metres_surveyed=0; water_level=Dry
- Stretcher through the rift | site=Drip hall cave; leader=Jonne Ratz; team=14; purpose=Rescue exercise; metres_surveyed=0; water_level=High
item equipment|caving gear|detector|club gear: Name!;Kind=Rope|Helmet|Detector|Ladder|Harness|Survey tool;Size or length;Bought on:date;Checked on:date;Discard after:date;~Status=Available|Lent|Discarded
- Static rope 60 m | kind=Rope; size_or_length=60 m; status=Available
- Detector handheld 2 | kind=Detector; size_or_length=One size; status=Lent
- Electron ladder 10 m | kind=Ladder; size_or_length=10 m; status=Available
- Laser distance meter | kind=Survey tool; size_or_length=Pocket; status=Discarded
request access request|cave permit|visit request|key request: Title!;Site->@site|cave|roost~Drip hall cave|Church attic Hohen;Name;Club;Email:email;Wanted on:date;Persons:number#1-30;Purpose:long;Insurance:boolean
- Day trip of the student club | site=Drip hall cave; name=Jonne Ratz; club=Student cavers; persons=6; purpose=Training on ladders
- Dung samples from the attic | site=Church attic Hohen; name=Dr Rhea Moll; club=University; persons=2; purpose=Diet study
- Minerals in the gallery | site=Ice gallery; name=Gitte Holm; club=Mineral friends; persons=4; purpose=Photographs of ice crystals
- Box row with a school class | site=Box row canal; name=Teacher Lars Bo; club=Canal school; persons=24; purpose=Bat evening
+ reservation: Equipment->@equipment|caving gear|detector~Static rope 60 m|Detector handheld 2;Taken on:date;Back on:date

# invasive species|alien species|butterfly|insect survey|dragonfly|pollinator|moth trap
record sighting|observation|species record|insect record|count: Title!;Species->@species|insect species~Asian hornet|Swallowtail;Site->@site|transect|survey site~Vineyard edge|Dry meadow;Seen on:date!;Count:number#0-100000;Stage=Egg|Larva|Adult|Nest|Plant stand;Latitude:number#-90-90;Longitude:number#-180-180;Observer;Photo:image;~Verified=Open|Confirmed|Rejected
- Hornet at the hives | species=Asian hornet; site=Vineyard edge; count=3; stage=Adult; latitude=49.101; longitude=8.121; observer=Beekeeper Holm; verified=Confirmed
- Swallowtail on fennel | species=Swallowtail; site=Dry meadow; count=5; stage=Larva; latitude=49.132; longitude=8.101; observer=Tessa Wolf; verified=Open
- Knotweed stand by the mill | species=Japanese knotweed; site=Mill stream bank; count=1; stage=Plant stand; latitude=49.121; longitude=8.151; observer=Warden Rolf; verified=Confirmed
- Eggs on the box hedge | species=Box tree moth; site=Castle garden; count=40; stage=Egg; latitude=49.111; longitude=8.132; observer=Gardener Uli; verified=Rejected
item species|insect species|invasive plant|butterfly species: Name!;Scientific name;Group=Butterfly|Moth|Bee|Beetle|Dragonfly|Plant|Mammal;Status=Native|Invasive|Migrant|Unknown;Flight season;Food plant;Identification:long;What to do:long;Photo:image
- Asian hornet | scientific_name=Vespa velutina; group=Bee; status=Invasive; flight_season=April to November; identification=Dark, yellow feet.; what_to_do=Photograph and report, do not touch the nest.
- Swallowtail | scientific_name=Papilio machaon; group=Butterfly; status=Native; flight_season=April to September; food_plant=Fennel, wild carrot
- Japanese knotweed | scientific_name=Reynoutria japonica; group=Plant; status=Invasive; flight_season=None; identification=Hollow red-spotted stems.; what_to_do=Do not mow, report the stand.
- Box tree moth | scientific_name=Cydalima perspectalis; group=Moth; status=Migrant; flight_season=May to October; food_plant=Box
item site|transect|survey site: Name!;Habitat=Meadow|Forest edge|Garden|Wetland|Vineyard|River bank;Length:number(m)#10-10000;Area:number(m²)#1-10000000;Latitude:number#-90-90;Longitude:number#-180-180;Owner;Mowing regime
- Dry meadow | habitat=Meadow; length=500; area=8200; latitude=49.132; longitude=8.101; owner=Nature union; mowing_regime=Once in September
- Vineyard edge | habitat=Vineyard; length=300; area=2500; latitude=49.101; longitude=8.121; owner=Weingut Rott
- Mill stream bank | habitat=River bank; length=900; area=5400; latitude=49.121; longitude=8.151; owner=Water board; mowing_regime=None
- Castle garden | habitat=Garden; length=250; area=12000; latitude=49.111; longitude=8.132; owner=Palace office
record transect walk|survey walk|survey|trap night: Title!;Site->@site|transect|survey site~Vineyard edge|Dry meadow;Walked on:date!;Starts at:time;Minutes:number(min)#5-720;Temperature:number(°C)#5-45;Cloud cover:percent;Wind:number#0-8;Species seen:number#0-300;Individuals:number#0-100000;Counter
- Dry meadow week 24 | site=Dry meadow; minutes=45; temperature=24; cloud_cover=20; wind=2; species_seen=17; individuals=96; counter=Tessa Wolf
- Vineyard week 24 | site=Vineyard edge; minutes=30; temperature=26; cloud_cover=10; wind=1; species_seen=9; individuals=41; counter=Ole Brand
- Stream bank week 26 | site=Mill stream bank; minutes=60; temperature=21; cloud_cover=50; wind=3; species_seen=11; individuals=58; counter=Warden Rolf
- Castle hedge round | site=Castle garden; minutes=35; temperature=28; cloud_cover=0; wind=0; species_seen=8; individuals=133; counter=Gardener Uli
work control action|removal|eradication task|management action: Title!;Species->@species|invasive plant~Asian hornet;Site->@site|transect~Vineyard edge|Dry meadow;Method=Nest removal|Pulling|Mowing|Trapping|Grazing;Due on:date;Team;Area:number(m²)#0-1000000;Cost:money;Result;Notes:long
- Remove the nest in the poplar | species=Asian hornet; site=Vineyard edge; method=Nest removal; team=Fire brigade; area=0; cost=280
- Pull goldenrod by hand | site=Dry meadow; method=Pulling; team=Volunteers; area=600; cost=0
- Cut the knotweed monthly | species=Japanese knotweed; site=Mill stream bank; method=Mowing; team=Water board; area=300; cost=450; result=Stand thinner
- Goats on the slope | site=Dry meadow; method=Grazing; team=Shepherd Ada; area=4000; cost=600
request public report|citizen report|report of invasive species: Title!;Reporter name;Email:email;Phone:phone;Suspected species;Place!;Latitude:number#-90-90;Longitude:number#-180-180;Seen on:date;Photo:image;Description:long
- Big nest in a hedge | reporter_name=Fritz Lahn; suspected_species=Asian hornet; place=School hedge, Ring 4; description=Football size, many insects.
- Knotweed by the stream | reporter_name=Maja Sand; suspected_species=Japanese knotweed; place=Mill stream bridge
- Balsam along the canal | reporter_name=Rower Kim; suspected_species=Himalayan balsam; place=Canal lock 4; description=Pink flowers for 200 m.
- Caterpillars strip my hedge | reporter_name=Ella Roth; suspected_species=Box tree moth; place=Garden street 18
event survey day|excursion|workshop|bioblitz: Title!;Takes place on:date!;Starts at:time;Site->@site|transect~Vineyard edge|Dry meadow;Leader;Places:number#2-300;Level=Beginner|Advanced|All;What to bring
- Butterflies for beginners | site=Dry meadow; leader=Tessa Wolf; places=15; level=Beginner; what_to_bring=Sun hat, hand lens
- Moth night | site=Vineyard edge; leader=Ole Brand; places=20; level=All; what_to_bring=Torch
- Knotweed mapping walk | site=Mill stream bank; leader=Warden Rolf; places=12; level=Advanced; what_to_bring=Rubber boots
- Hedge check with children | site=Castle garden; leader=Gardener Uli; places=25; level=All

# river level|flood|water level|wildfire|fire lookout|flood warning|forest fire
item gauge|gauging station|station|water gauge|lookout: Name!;River~Alder|Upper Wend;Kind=River gauge|Rain gauge|Fire lookout|Groundwater well|Camera;Latitude:number#-90-90;Longitude:number#-180-180;Warning level:number(cm)#0-3000;Alarm level:number(cm)#0-3000;Operator;Photo:image;~Status=Online|Offline|Maintenance
- Alder bridge | river=Alder; kind=River gauge; latitude=50.611; longitude=10.402; warning_level=220; alarm_level=310; operator=Water office; status=Online
- Pine hill tower | kind=Fire lookout; latitude=50.702; longitude=10.511; operator=Forest service; status=Online
- Old well Market | river=Alder; kind=Groundwater well; latitude=50.620; longitude=10.421; warning_level=60; alarm_level=30; operator=Town works; status=Maintenance
- Wend ford | river=Upper Wend; kind=Camera; latitude=50.651; longitude=10.352; warning_level=120; alarm_level=180; operator=Water office; status=Offline
record level reading|water level|reading|measurement|gauge reading: Title!;Gauge->@gauge|gauging station|station~Alder bridge|Pine hill tower;Measured on:date!;Measured at:time;Level:number(cm)#-200-3000;Flow:number(m³/s)#0-50000;Rain:number(mm)#0-500;Trend=Rising|Steady|Falling;Observer;Photo:image
- Bridge at six | gauge=Alder bridge; level=238; flow=96; rain=31; trend=Rising; observer=Ranger Tom
- Bridge at noon | gauge=Alder bridge; level=265; flow=121; rain=12; trend=Rising; observer=Automatic
- Ford in the evening | gauge=Wend ford; level=74; flow=11; rain=0; trend=Falling; observer=Camera
- Market well weekly | gauge=Old well Market; level=142; flow=0; rain=3; trend=Steady; observer=Town works
record warning|flood warning|fire danger bulletin|alert: Title!;Area;Gauge->@gauge|gauging station~Alder bridge|Pine hill tower;Hazard=Flood|Wildfire|Drought|Storm;Level=Notice|Warning|Alarm|All clear;Valid from:date!;Valid until:date;Advice:long;Issued by;~Status=Active|Ended
- Alder above warning level | area=Lower Alder; gauge=Alder bridge; hazard=Flood; level=Warning; advice=Clear cellars, move cars from the meadow.; issued_by=Duty officer Kern; status=Active
- High fire danger | area=Pine hills; gauge=Pine hill tower; hazard=Wildfire; level=Warning; advice=No open fire within 100 m of the wood.; issued_by=Forest service; status=Ended
- Wells running low | area=Market quarter; gauge=Old well Market; hazard=Drought; level=Notice; advice=Do not fill pools.; issued_by=Town works; status=Active
- Storm over the Wend valley | area=Upper Wend; gauge=Wend ford; hazard=Storm; level=All clear; issued_by=Duty officer Kern; status=Ended
record incident|fire|flood incident|damage report|wildfire: Title!;Started on:date!;Started at:time;Kind=Flooding|Forest fire|Grass fire|Dam leak|Landslide;Place;Latitude:number#-90-90;Longitude:number#-180-180;Area hit:number(ha)#0-1000000;Cause;Damage:money;Photo:image;~Status=Reported|Being fought|Under control|Closed
- Cellars in Mill lane | kind=Flooding; place=Mill lane; latitude=50.613; longitude=10.404; area_hit=2; cause=Alder over the bank; damage=42000; status=Closed
- Fire at the picnic place | kind=Forest fire; place=Pine hill, south; latitude=50.698; longitude=10.508; area_hit=0.8; cause=Barbecue; damage=3500; status=Under control
- Stubble burning at Low field | kind=Grass fire; place=Low field; latitude=50.602; longitude=10.391; area_hit=6; cause=Baler spark; damage=9000; status=Being fought
- Slide above the ford | kind=Landslide; place=Wend road; latitude=50.652; longitude=10.353; area_hit=0.3; cause=Soaked slope; damage=26000; status=Reported
request citizen report|sighting report|smoke report: Title!;Reporter name;Phone:phone;Kind=Smoke|Flooded road|Blocked culvert|Broken dam|Other;Place!;Latitude:number#-90-90;Longitude:number#-180-180;Seen on:date;Photo:image;Description:long
- Smoke over the pines | reporter_name=Hiker Ruth; kind=Smoke; place=South of the tower; description=White column, light wind.
- Culvert blocked by branches | reporter_name=Farmer Otto; kind=Blocked culvert; place=Field road 3
- Wend road under water | reporter_name=Bus driver Alf; kind=Flooded road; place=Wend road, km 2; description=About 20 cm deep.
- Fish ladder board missing | reporter_name=Angler Peer; kind=Broken dam; place=Mill weir
item resource|equipment|pump|vehicle|sandbag depot: Name!;Kind=Pump|Sandbags|Boat|Fire engine|Generator;Quantity:number#1-1000000;Location;Contact person;Phone:phone;~Status=Ready|In use|In repair
- Pump 2000 l | kind=Pump; quantity=3; location=Fire station; contact_person=Chief Renn; status=Ready
- Filled sandbags | kind=Sandbags; quantity=4000; location=Building yard; contact_person=Yard office; status=Ready
- Flat boat 2 | kind=Boat; quantity=1; location=Rowing club; contact_person=Coach Emmi; status=In repair
- Generator 20 kVA | kind=Generator; quantity=2; location=Building yard; contact_person=Yard office; status=In use
work deployment|mission|operation|shift: Title!;Incident->@incident|fire|flood incident~Cellars in Mill lane|Fire at the picnic place;Due on:date;Team;Resource->@resource|equipment|pump~Pump 2000 l|Filled sandbags;Persons:number#1-500;Task:long;Leader
- Pump Mill lane 4 to 12 | incident=Cellars in Mill lane; team=Fire brigade North; resource=Pump 2000 l; persons=9; leader=Chief Renn
- Fire watch overnight | incident=Fire at the picnic place; team=Forest crew; persons=3; leader=Ranger Tom
- Beat out the stubble edges | incident=Stubble burning at Low field; team=Fire brigade South; resource=Generator 20 kVA; persons=14; leader=Deputy Falk
- Sandbags below the slide | incident=Slide above the ford; team=Technical relief; resource=Filled sandbags; persons=20; leader=Chief Renn; task=Turn the water off the road.

# environmental education|forest school|nature school|nature club|field centre|outdoor classroom|forest kindergarten
item programme|activity|nature activity|forest lesson|program: Name!;Theme=Water|Forest|Insects|Farm|Stars|Climate;Age from:number(years)#2-18;Age to:number(years)#3-99;Hours:number(h)#0.5-48;Group size:number#3-60;Price per child:money;Season=All year|Spring|Summer|Autumn|Winter;Materials:long;Learning goals:long;Photo:image
- Life in the stream | theme=Water; age_from=7; age_to=12; hours=3; group_size=25; price_per_child=6; season=Summer; materials=Nets, trays, magnifiers; learning_goals=Five animals that show clean water
- Fire and bread | theme=Forest; age_from=5; age_to=10; hours=4; group_size=18; price_per_child=9; season=All year; materials=Flint, dough, sticks
- Milk, hay and muck | theme=Farm; age_from=4; age_to=9; hours=3; group_size=20; price_per_child=7; season=Spring; learning_goals=Where milk comes from
- Stars over the heath | theme=Stars; age_from=9; age_to=14; hours=2.5; group_size=15; price_per_child=8; season=Winter; materials=Red torches, star maps
item site|outdoor classroom|forest site|field centre: Name!;Address;Habitat=Forest|Stream|Meadow|Farm|Coast;Shelter:boolean;Toilets:boolean;Children at most:number#5-200;Emergency point;Risk notes:long;Photo:image
- Beech camp | address=Forest road 2; habitat=Forest; children_at_most=30; emergency_point=FR-204; risk_notes=Dead branches after storm
- Stream bend | address=Mill lane; habitat=Stream; children_at_most=25; emergency_point=FR-211; risk_notes=Water to the knee
- Heath ring | address=Heath lane 9; habitat=Meadow; children_at_most=40; emergency_point=FR-230; risk_notes=Adders in spring
- Lindner farm yard | address=Farm road 1; habitat=Farm; children_at_most=25; emergency_point=FR-219; risk_notes=Machines in the morning
event session|group visit|forest day|class visit: Title!;Programme->@programme|activity|nature activity~Life in the stream|Fire and bread;Site->@site|outdoor classroom|forest site~Beech camp|Stream bend;Takes place on:date!;Starts at:time;Educator->@educator|guide|leader~Ronja Kiel|Abe Marsh;School or group;Children:number#1-200;~Status=Booked|Held|Cancelled|Moved
- Class 3b at the stream | programme=Life in the stream; site=Stream bend; educator=Ronja Kiel; school_or_group=Hill school 3b; children=22; status=Booked
- Holiday fire day | programme=Fire and bread; site=Beech camp; educator=Abe Marsh; school_or_group=Open group; children=16; status=Held
- Kindergarten at the farm | programme=Milk, hay and muck; site=Lindner farm yard; educator=Svea Lindner; school_or_group=Sunflower group; children=14; status=Cancelled
- Scouts under the stars | programme=Stars over the heath; site=Heath ring; educator=Tim Oduro; school_or_group=Scout troop 4; children=15; status=Moved
person educator|guide|leader: Name!;Qualification;Email:email;Phone:phone;First aid until:date;Background check until:date;Themes;Hourly rate:money;Photo:image
- Ronja Kiel | qualification=Forest educator; themes=Water, insects; hourly_rate=32
- Abe Marsh | qualification=Forest school leader; themes=Forest, fire; hourly_rate=32
- Svea Lindner | qualification=Farm educator; themes=Farm, food; hourly_rate=28
- Tim Oduro | qualification=Physics teacher; themes=Stars, climate; hourly_rate=40
person child|participant|group child: Name!;Born on:date;Guardian name;Guardian phone:phone;Allergies;Medication;Swims:boolean;Photo consent:boolean;Group~Squirrels|Badgers
- Enie Falk | guardian_name=Jan Falk; allergies=Wasps; medication=Antihistamine; group=Squirrels
- Bo Larsen | guardian_name=Kaja Larsen; allergies=None; group=Badgers
- Pia Oduro | guardian_name=Tim Oduro; allergies=Nuts; medication=Adrenaline pen; group=Badgers
- Mats Engel | guardian_name=Ute Engel; allergies=Pollen; group=Squirrels
record attendance|register entry|participation: Title!;Session->@session|forest day|class visit~Class 3b at the stream|Holiday fire day;Child->@child|participant~Enie Falk|Bo Larsen;Came at:time;Left at:time;Picked up by;~Present=Yes|No|Excused;Note
- Enie on the fire day | session=Holiday fire day; child=Enie Falk; picked_up_by=Jan Falk; present=Yes
- Bo on the fire day | session=Holiday fire day; child=Bo Larsen; picked_up_by=Kaja Larsen; present=Yes
- Pia with the scouts | session=Scouts under the stars; child=Pia Oduro; picked_up_by=Tim Oduro; present=No; note=Ill
- Mats at the farm | session=Kindergarten at the farm; child=Mats Engel; picked_up_by=Grandpa Kurt; present=Excused
record nature observation|observation|find|nature diary entry: Title!;Site->@site|forest site~Beech camp|Stream bend;Seen on:date!;Found by;Kind=Plant|Animal|Track|Fungus|Weather;Species;Photo:image;Notes:long
- Caddis larva under a stone | site=Stream bend; found_by=Class 3b; kind=Animal; species=Caddis fly
- Badger track at the camp | site=Beech camp; found_by=Enie; kind=Track; species=Badger
- First cowslips on the heath | site=Heath ring; found_by=Mats; kind=Plant; species=Cowslip
- Hail as big as peas | site=Lindner farm yard; found_by=Sunflower group; kind=Weather; notes=Melted in ten minutes.
item equipment|material|loan box|kit: Name!;Contents:long;Quantity:number#1-500;Stored at;Checked on:date;~Status=Ready|Lent|Incomplete
- Stream kit | contents=12 nets, 12 trays, keys; quantity=2; stored_at=Shed; status=Ready
- Tool box | contents=10 knives, 4 saws, gloves; quantity=1; stored_at=Shed; status=Incomplete
- Star bag | contents=15 red torches, 8 maps, laser; quantity=1; stored_at=Office; status=Lent
- Rain set | contents=20 ponchos S to L; quantity=3; stored_at=Trailer; status=Ready
+ booking: Programme->@programme|activity~Life in the stream|Fire and bread;School or group;Children:number#3-60;Grade or age;Starts on:date;Starts at:time;Special needs:long

# food festival|restaurant guide|food critic|restaurant review|foodie|food blog|food tour
item restaurant|place|eatery|food place|venue: Name!;Cuisine=Italian|Japanese|Indian|Mexican|French|Turkish|Local|Other;Price level=Cheap|Moderate|Expensive|Luxury;Address;District->@district|neighbourhood|area~Harbour|Old town;Latitude:number#-90-90;Longitude:number#-180-180;Phone:phone;Website:url;Opening hours;Vegan options:boolean;Photo:image;~Average rating:rating
- Noodle counter Mi | cuisine=Japanese; price_level=Moderate; address=Quay 18; district=Harbour; latitude=53.541; longitude=9.971; opening_hours=12 to 21; average_rating=5
- Osteria del Vico | cuisine=Italian; price_level=Expensive; address=Cellar lane 3; district=Old town; latitude=53.551; longitude=9.992; opening_hours=18 to 23; average_rating=4
- Taco garage | cuisine=Mexican; price_level=Cheap; address=Rail arch 7; district=Rail arches; latitude=53.561; longitude=9.952; opening_hours=11 to 22; average_rating=4
- Table Aurelie | cuisine=French; price_level=Luxury; address=Villa road 2; district=Elm quarter; latitude=53.581; longitude=9.991; opening_hours=19 to 24; average_rating=5
item district|neighbourhood|area: Name!;City;Description:long;Known for;Photo:image
- Harbour | city=Hamburg; known_for=Fish rolls, ramen
- Old town | city=Hamburg; known_for=Cellar restaurants
- Rail arches | city=Hamburg; known_for=Street food, bars
- Elm quarter | city=Hamburg; known_for=Fine dining, bakeries
record restaurant visit|visit|critique|tasting visit|test visit: Title!;Restaurant->@restaurant|place|eatery~Noodle counter Mi|Osteria del Vico;Visited on:date!;Critic;Food:rating;Service:rating;Atmosphere:rating;Value:rating;Dishes eaten:long;Bill:money;Persons:number#1-30;Photo:image;Text:long
- Ramen at lunch | restaurant=Noodle counter Mi; critic=Paula Quint; food=5; service=4; atmosphere=4; value=5; dishes_eaten=Shio ramen, pickles; bill=19.5; persons=1
- Friday at the Vico | restaurant=Osteria del Vico; critic=Ferdi Lang; food=4; service=5; atmosphere=5; value=3; dishes_eaten=Vitello, tajarin, panna cotta; bill=142; persons=2
- Tacos in the rain | restaurant=Taco garage; critic=Paula Quint; food=4; service=3; atmosphere=3; value=5; dishes_eaten=Al pastor, horchata; bill=13; persons=1
- Ten courses at Aurelie | restaurant=Table Aurelie; critic=Ferdi Lang; food=5; service=5; atmosphere=4; value=2; dishes_eaten=Tasting menu; bill=420; persons=2
item dish|signature dish|recommended dish: Name!;Restaurant->@restaurant|place|eatery~Noodle counter Mi|Osteria del Vico;Price:money;Diet=Meat|Fish|Vegetarian|Vegan;Allergens;Rating:rating;Photo:image
- Shio ramen | restaurant=Noodle counter Mi; price=14.5; diet=Meat; allergens=Wheat, soy, egg; rating=5
- Tajarin with butter and sage | restaurant=Osteria del Vico; price=19; diet=Vegetarian; allergens=Wheat, egg, milk; rating=4
- Cauliflower taco | restaurant=Taco garage; price=4.2; diet=Vegan; allergens=None; rating=4
- Turbot with sorrel | restaurant=Table Aurelie; price=48; diet=Fish; allergens=Fish, milk; rating=5
event food festival|tasting event|food tour|food event: Title!;Takes place on:date!;Starts at:time;Ends at:time;Place;District->@district|neighbourhood~Harbour|Old town;Stands:number#1-500;Entry:money;Places:number#2-100000;Organiser;Description:long;Photo:image
- Night of the noodles | place=Pier 3; district=Harbour; stands=24; entry=5; places=3000; organiser=Harbour union
- Old town bite tour | place=Town hall steps; district=Old town; stands=6; entry=48; places=12; organiser=Paula Quint
- Street food under the arches | place=Rail arch 1 to 12; district=Rail arches; stands=30; entry=0; places=5000; organiser=Arch traders
- Cheese and cider fair | place=Elm park; district=Elm quarter; stands=18; entry=8; places=900; organiser=Slow table
record stand|festival stand|vendor|exhibitor: Title!;Food festival->@food festival|food event~Night of the noodles|Old town bite tour;Restaurant->@restaurant|place~Noodle counter Mi|Osteria del Vico;Stand number:number#1-500;Menu:long;Power:number(kW)#0-100;Fee:money;~Status=Applied|Confirmed|Paid|Refused
- Mi at the noodle night | food_festival=Night of the noodles; restaurant=Noodle counter Mi; stand_number=7; menu=Mini ramen, gyoza; power=9; fee=180; status=Paid
- Vico on the bite tour | food_festival=Old town bite tour; restaurant=Osteria del Vico; stand_number=3; menu=Vitello on toast; power=0; fee=0; status=Confirmed
- Garage under the arches | food_festival=Street food under the arches; restaurant=Taco garage; stand_number=12; menu=Three tacos; power=4; fee=150; status=Applied
- Aurelie at the cheese fair | food_festival=Cheese and cider fair; restaurant=Table Aurelie; stand_number=1; menu=Comté tart; power=2; fee=120; status=Refused
item list|collection|top list|food list: Title!;Theme~Best ramen|Under ten euros;Author;Places on it:number#1-100;Introduction:long;Photo:image;Published on:date
- Ten bowls by the water | theme=Best ramen; author=Paula Quint; places_on_it=10
- Date night, no regrets | theme=Special evenings; author=Ferdi Lang; places_on_it=8
- Lunch for seven fifty | theme=Under ten euros; author=Paula Quint; places_on_it=12
- Gardens to eat in | theme=Summer terraces; author=Mika Brandt; places_on_it=9
+ review: Restaurant->@restaurant|place|eatery~Noodle counter Mi|Osteria del Vico;Food:rating;Service:rating;Atmosphere:rating;Value:rating;Visited on:date;Photo:image
+ reservation: Restaurant->@restaurant|place|eatery~Noodle counter Mi|Osteria del Vico;Guests:number#1-20;Arrives at:time
+ favorite: Restaurant->@restaurant|place~Noodle counter Mi|Osteria del Vico;Want to try:boolean;Note
+ ticket: Food festival->@food festival|food tour~Night of the noodles|Old town bite tour;Persons:number#1-20

# charter fishing|fishing charter|fishing lodge|fishing guide|fly fishing|fishing trip|sea angling
item boat|charter boat|fishing boat: Name!;Kind=Cabin cruiser|Centre console|Drift boat|RIB;Length:number(m)#3-40;Anglers at most:number#1-40;Engine power:number(hp)#2-2000;Skipper->@captain|skipper|guide~Rory Keel|Lene Fisk;Equipment:long;Day price:money;Safety check until:date;Photo:image;~Status=Ready|At sea|In repair
- Grey Mullet | kind=Cabin cruiser; length=10.5; anglers_at_most=8; engine_power=380; skipper=Rory Keel; equipment=Rods, bait tank, sonar; day_price=780; status=Ready
- River Dory | kind=Drift boat; length=5; anglers_at_most=2; engine_power=4; skipper=Lene Fisk; equipment=Fly rods, waders; day_price=420; status=Ready
- Blue Petrel | kind=Centre console; length=7.4; anglers_at_most=4; engine_power=250; skipper=Tomas Vik; equipment=Tuna rods, harness; day_price=690; status=At sea
- Reed Runner | kind=RIB; length=5.2; anglers_at_most=3; engine_power=60; skipper=Greta Moll; equipment=Electric motor, sonar; day_price=310; status=In repair
person captain|skipper|guide|fishing guide: Name!;Licence number;Licence until:date;Speciality=Sea|Fly|Big game|Pike|Family;Languages;Phone:phone;Email:email;Day rate:money;Bio:long;Photo:image
- Rory Keel | licence_number=SK-221; speciality=Sea; languages=English; day_rate=260
- Lene Fisk | licence_number=FG-077; speciality=Fly; languages=Norwegian, English; day_rate=280
- Tomas Vik | licence_number=SK-340; speciality=Big game; languages=Danish, English; day_rate=320
- Greta Moll | licence_number=FG-112; speciality=Pike; languages=German; day_rate=210
item trip type|charter|fishing trip offer|package: Name!;Hours:number(h)#2-72;Price per person:money;Price whole boat:money;Target fish~Cod, pollack|Brown trout;Season;Includes:long;Level=Beginner|Experienced|All;Photo:image
- Wreck day | hours=9; price_per_person=110; price_whole_boat=780; target_fish=Cod, pollack; season=April to November; includes=Tackle, bait, lunch; level=All
- Drift for trout | hours=8; price_per_person=220; price_whole_boat=420; target_fish=Brown trout; season=May to September; includes=Flies, waders, lunch; level=Experienced
- Tuna run | hours=11; price_per_person=240; price_whole_boat=690; target_fish=Bluefin tuna; season=August to October; includes=Tackle, tagging; level=Experienced
- Family mackerel | hours=3; price_per_person=35; price_whole_boat=260; target_fish=Mackerel; season=June to September; includes=Rods, life vests; level=Beginner
event departure|trip date|fishing trip|sailing: Title!;Trip type->@trip type|charter|package~Wreck day|Drift for trout;Boat->@boat|charter boat~Grey Mullet|River Dory;Takes place on:date!;Starts at:time;Captain->@captain|skipper|guide~Rory Keel|Lene Fisk;Places:number#1-40;~Places taken:number#0-40;Tide=High|Low|Rising|Falling;Wind:number(kn)#0-80;~Status=Open|Full|Sailed|Blown off
- Wreck day Saturday | trip_type=Wreck day; boat=Grey Mullet; captain=Rory Keel; places=8; places_taken=6; tide=Rising; wind=9; status=Open
- Trout drift Monday | trip_type=Drift for trout; boat=River Dory; captain=Lene Fisk; places=2; places_taken=2; tide=Low; wind=4; status=Full
- Tuna run Thursday | trip_type=Tuna run; boat=Blue Petrel; captain=Tomas Vik; places=4; places_taken=3; tide=High; wind=24; status=Blown off
- Mackerel at five | trip_type=Family mackerel; boat=Grey Mullet; captain=Rory Keel; places=8; places_taken=8; tide=Falling; wind=6; status=Sailed
record catch|catch report|catch log|trophy: Title!;Departure->@departure|trip date|fishing trip~Wreck day Saturday|Trout drift Monday;Angler;Species~Cod|Brown trout|Pollack;Length:number(cm)#5-500;Weight:number(kg)#0.05-700;Bait or fly;Caught on:date!;Released:boolean;Photo:image
- Cod of 9 kg | departure=Wreck day Saturday; angler=Mo Tallis; species=Cod; length=94; weight=9.1; bait_or_fly=Pirk 200 g
- Trout on a dry fly | departure=Trout drift Monday; angler=Agnes Roy; species=Brown trout; length=47; weight=1.2; bait_or_fly=Elk hair caddis 14
- Bucket of mackerel | departure=Mackerel at five; angler=Lily Penn; species=Mackerel; length=33; weight=0.4; bait_or_fly=Feathers
- Pollack over the wreck | departure=Wreck day Saturday; angler=Ossi Laine; species=Pollack; length=71; weight=4.2; bait_or_fly=Rubber sandeel
item tackle|rental gear|fishing gear|equipment: Name!;Kind=Rod and reel|Waders|Fly box|Life jacket|Net;Size;Quantity:number#1-200;Price per day:money;Deposit:money;~Condition=Good|Worn|In repair
- Boat rod 20 lb | kind=Rod and reel; size=2.1 m; quantity=10; price_per_day=12; deposit=40; condition=Good
- Breathable waders | kind=Waders; size=M to XL; quantity=6; price_per_day=15; deposit=50; condition=Good
- Child life jacket | kind=Life jacket; size=20 to 40 kg; quantity=8; price_per_day=0; deposit=0; condition=Good
- Salmon fly box | kind=Fly box; size=48 flies; quantity=3; price_per_day=10; deposit=60; condition=Worn
record fishing report|condition report|water report|river report: Title!;Written on:date!;Water;Water temperature:number(°C)#-1-35;Visibility=Clear|Stained|Muddy;Level=Low|Normal|High;Hot fly or bait;Text:long;Author->@captain|guide~Rory Keel|Lene Fisk
- River in mid June | water=Upper Wend; water_temperature=12; visibility=Clear; level=Normal; hot_fly_or_bait=Blue-winged olive 16; author=Lene Fisk
- Wrecks after the gale | water=Grey bank; water_temperature=11; visibility=Stained; level=Normal; hot_fly_or_bait=Squid strip; author=Rory Keel
- Tuna seen at the ledge | water=South ledge; water_temperature=17; visibility=Clear; level=Normal; hot_fly_or_bait=Spreader bar; author=Tomas Vik
- Brown lake after the storm | water=Reed lake; water_temperature=14; visibility=Muddy; level=High; hot_fly_or_bait=Firetiger shad; author=Greta Moll
+ booking: Departure->@departure|trip date~Wreck day Saturday|Trout drift Monday;Anglers:number#1-40;Own tackle:boolean;Experience=None|Some|Expert;Deposit paid:money
+ review: Captain->@captain|guide~Rory Keel|Lene Fisk;Fishing:rating;Safety:rating
# food co-op|food cooperative|buying club|food hub|local food|bulk buying|food assembly
person producer|farmer|supplier|farm: Name!;Contact person;Email:email;Phone:phone;Village;Distance:number(km)#0-1000;Organic:boolean;Delivers on=Monday|Wednesday|Thursday|Friday;Minimum order:money;Description:long;Photo:image
- Sorrel farm | contact_person=Ute Sorg; village=Lower Marsh; distance=14; delivers_on=Thursday; minimum_order=80
- Two hills mill | contact_person=Anton Beier; village=Hillmill; distance=32; delivers_on=Wednesday; minimum_order=150
- Moor cheese | contact_person=Elke Thom; village=Moorend; distance=22; delivers_on=Friday; minimum_order=60
- Sun slope orchard | contact_person=Jakub Hanak; village=Sun slope; distance=41; delivers_on=Monday; minimum_order=100
item co-op product|produce|offer|food product|article offered: Name!;Producer->@producer|farmer|supplier~Sorrel farm|Two hills mill;Category=Vegetables|Fruit|Dairy|Bread and grain|Meat|Dry goods|Household;Unit=kg|Piece|Litre|Bag|Jar;Pack size:number#0.01-1000;Price:money;Deposit:money;Season;Stock:number#0-100000;Photo:image;~Available:boolean
- Salad mix | producer=Sorrel farm; category=Vegetables; unit=Bag; pack_size=0.25; price=3.2; deposit=0; season=April to October; stock=60
- Spelt flakes | producer=Two hills mill; category=Bread and grain; unit=kg; pack_size=5; price=13.5; deposit=0; season=All year; stock=40
- Moor tilsit | producer=Moor cheese; category=Dairy; unit=kg; pack_size=1; price=16.8; deposit=0; season=All year; stock=12
- Cloudy apple juice | producer=Sun slope orchard; category=Fruit; unit=Litre; pack_size=6; price=14.4; deposit=3.1; season=All year; stock=25
event order cycle|order round|delivery round|ordering window: Title!;Opens on:date!;Closes on:date!;Delivered on:date;Coordinator;Minimum total:money;~Total ordered:money;~Status=Open|Closed|Ordered|Delivered|Settled
- Week 23 | coordinator=Inga Moos; minimum_total=600; total_ordered=742; status=Delivered
- Week 24 | coordinator=Paul Reed; minimum_total=600; total_ordered=315; status=Open
- Week 22 | coordinator=Elke Thom; minimum_total=600; total_ordered=688; status=Settled
- Juice special | coordinator=Inga Moos; minimum_total=300; total_ordered=342; status=Ordered
record order line|ordered item|household order line|basket line: Title!;Household->@household|coop family|co-op household~Moos household|Flat share 12;Co-op product->@co-op product|produce|food product~Salad mix|Spelt flakes;Order cycle->@order cycle|order round~Week 23|Week 24;Quantity:number#0.1-1000;Price:money;Delivered quantity:number#0-1000;Note
- Moos salad week 23 | household=Moos household; co_op_product=Salad mix; order_cycle=Week 23; quantity=2; price=6.4; delivered_quantity=2
- Flat share flakes | household=Flat share 12; co_op_product=Spelt flakes; order_cycle=Week 24; quantity=1; price=13.5; delivered_quantity=0
- Tilsit for Garden lane | household=Garden lane 4; co_op_product=Moor tilsit; order_cycle=Week 22; quantity=0.5; price=8.4; delivered_quantity=0.6; note=Weighed
- Juice for the studio | household=Studio West; co_op_product=Cloudy apple juice; order_cycle=Juice special; quantity=4; price=57.6; delivered_quantity=0
person household|coop family|co-op household: Name!;Contact person;Email:email;Phone:phone;Persons:number#1-20;Pick-up point->@pick-up point|distribution point|depot~Bike cellar|Parish garage;Share paid:money;Joined on:date;~Balance:money;~Status=Active|Waiting|Left
- Moos household | contact_person=Inga Moos; persons=4; pick_up_point=Bike cellar; share_paid=50; balance=38.2; status=Active
- Flat share 12 | contact_person=Paul Reed; persons=3; pick_up_point=Parish garage; share_paid=50; balance=-4.5; status=Active
- Garden lane 4 | contact_person=Noor Aziz; persons=2; pick_up_point=Garden shed; share_paid=0; balance=0; status=Waiting
- Studio West | contact_person=Leif Ask; persons=8; pick_up_point=School kitchen; share_paid=100; balance=12; status=Left
item pick-up point|distribution point|depot: Name!;Address;Open on=Thursday|Friday|Saturday;Opens at:time;Closes at:time;Key holder;Fridge:boolean;Households:number#1-300
- Bike cellar | address=Elm road 40; open_on=Friday; key_holder=Inga Moos; households=28
- Parish garage | address=Church lane 2; open_on=Thursday; key_holder=Father Jo; households=17
- Garden shed | address=Garden lane 1; open_on=Saturday; key_holder=Noor Aziz; households=9
- School kitchen | address=Hill school, yard; open_on=Friday; key_holder=Caretaker Wim; households=22
record work shift|co-op shift|packing duty|shift: Title!;Household->@household|co-op household~Moos household|Flat share 12;Works on:date!;Starts at:time;Ends at:time;Job=Unloading|Packing|Weighing|Cleaning|Accounts;Pick-up point->@pick-up point|depot~Bike cellar|Parish garage;~Done:boolean
- Moos packs on Friday | household=Moos household; job=Packing; pick_up_point=Bike cellar
- Flat share cleans crates | household=Flat share 12; job=Cleaning; pick_up_point=Parish garage
- Garden lane unloads | household=Garden lane 4; job=Unloading; pick_up_point=Garden shed
- Studio does the books | household=Studio West; job=Accounts; pick_up_point=School kitchen
+ order: Order cycle->@order cycle|order round~Week 23|Week 24;Household->@household|co-op household~Moos household|Flat share 12;Pick-up point->@pick-up point|depot~Bike cellar|Parish garage;Total:money
+ payment: Household->@household|co-op household~Moos household|Flat share 12;Kind=Top-up|Share|Refund

# livestock market|livestock auction|cattle auction|cattle market|livestock trading|animal auction|saleyard
record lot|auction lot|livestock lot|animal lot: Lot number!;Sale day->@sale day|auction day|auction~Store cattle Tuesday|Breeding sheep sale;Seller->@seller|consignor|farmer~Hazel bank farm|J. Corrie;Species=Cattle|Sheep|Pigs|Goats|Horses|Poultry;Breed;Category=Store|Breeding|Finished|Calves|Cull;Head:number#1-2000;Average weight:number(kg)#0.5-1300;Age:number(months)#0-300;Pen;Reserve price:money;Photo:image;~Status=Entered|Sold|Passed in|Withdrawn
- 114 | sale_day=Store cattle Tuesday; seller=Hazel bank farm; species=Cattle; breed=Limousin cross; category=Store; head=8; average_weight=342; age=13; pen=C4; reserve_price=980; status=Sold
- 31 | sale_day=Breeding sheep sale; seller=J. Corrie; species=Sheep; breed=Texel; category=Breeding; head=20; average_weight=78; age=18; pen=S2; reserve_price=150; status=Entered
- 207 | sale_day=Weaner pigs Friday; seller=Low moor pigs; species=Pigs; breed=Landrace cross; category=Store; head=40; average_weight=31; age=3; pen=P1; reserve_price=48; status=Passed in
- 12 | sale_day=Autumn mixed sale; seller=A. Brodie; species=Goats; breed=Boer; category=Cull; head=6; average_weight=52; age=60; pen=G3; reserve_price=40; status=Withdrawn
event sale day|auction day|auction|market day: Title!;Takes place on:date!;Starts at:time;Mart~Dale mart|River saleyard;Auctioneer;Species=Cattle|Sheep|Pigs|Mixed;Commission:percent;~Lots:number#0-5000;~Status=Open for entries|Catalogue out|Held|Cancelled
- Store cattle Tuesday | mart=Dale mart; auctioneer=Hew Lorimer; species=Cattle; commission=3; lots=212; status=Held
- Breeding sheep sale | mart=River saleyard; auctioneer=Kit Doran; species=Sheep; commission=3.5; lots=96; status=Open for entries
- Weaner pigs Friday | mart=Dale mart; auctioneer=Hew Lorimer; species=Pigs; commission=4; lots=58; status=Catalogue out
- Autumn mixed sale | mart=Hill ring; auctioneer=Mairi Boyd; species=Mixed; commission=3; lots=0; status=Cancelled
person seller|consignor|farmer|vendor: Name!;Holding number;Address;Phone:phone;Email:email;Bank account;Health status=Accredited|Tested|Unknown;Note:long
- Hazel bank farm | holding_number=UK 581 204; address=Hazel bank; health_status=Accredited
- J. Corrie | holding_number=UK 581 377; address=Corrie; health_status=Accredited
- Low moor pigs | holding_number=UK 581 512; address=Low moor; health_status=Tested
- A. Brodie | holding_number=UK 581 690; address=Brodie croft; health_status=Unknown; note=New in 2025.
person buyer|bidder|purchaser|dealer: Name!;Bidder number;Holding number;Phone:phone;Email:email;Credit limit:money;Approved:boolean;~Owing:money
- Plain finishers | bidder_number=44; holding_number=UK 602 118; credit_limit=60000; owing=8240
- M. Tait | bidder_number=61; holding_number=UK 581 440; credit_limit=10000; owing=0
- Border abattoir | bidder_number=7; holding_number=UK 600 001; credit_limit=150000; owing=21400
- Croft collective | bidder_number=88; holding_number=UK 581 702; credit_limit=4000; owing=310
record bid|offer|online bid: Title!;Lot->@lot|auction lot|livestock lot~114|31;Buyer->@buyer|bidder|dealer~Plain finishers|M. Tait;Amount:money;Bid on:date;Bid at:time;Kind=Ring|Online|Commission;~Winning:boolean
- Finishers on 114 | lot=114; buyer=Plain finishers; amount=1030; kind=Ring
- Tait on 31 | lot=31; buyer=M. Tait; amount=140; kind=Commission
- Abattoir on 207 | lot=207; buyer=Border abattoir; amount=44; kind=Ring
- Collective on 12 | lot=12; buyer=Croft collective; amount=38; kind=Online
record sale|sale record|sold lot|settlement: Title!;Lot->@lot|auction lot~114|31;Buyer->@buyer|bidder~Plain finishers|M. Tait;Sold on:date!;Price per head:money;Total:money;Commission:money;Paid to seller:money;~Status=Sold|Paid|Collected
- 114 sold | lot=114; buyer=Plain finishers; price_per_head=1030; total=8240; commission=247.2; paid_to_seller=7992.8; status=Paid
- 31 sold | lot=31; buyer=M. Tait; price_per_head=160; total=3200; commission=112; paid_to_seller=3088; status=Sold
- 207 sold after the ring | lot=207; buyer=Border abattoir; price_per_head=47; total=1880; commission=75.2; paid_to_seller=1804.8; status=Collected
- 12 private deal | lot=12; buyer=Croft collective; price_per_head=42; total=252; commission=7.6; paid_to_seller=244.4; status=Sold
record movement document|movement licence|transport|animal movement: Document number!;Lot->@lot|auction lot~114|31;From holding;To holding;Moved on:date!;Haulier;Vehicle plate;Head:number#1-2000;Departed at:time;Inspected:boolean
- MD-90118 | lot=114; from_holding=UK 581 204; to_holding=UK 602 118; haulier=Dale haulage; vehicle_plate=DH 18 MRT; head=8
- MD-90131 | lot=31; from_holding=UK 581 377; to_holding=River saleyard; haulier=Own trailer; vehicle_plate=JC 4; head=20
- MD-90140 | lot=207; from_holding=UK 581 512; to_holding=UK 600 001; haulier=Moor transport; vehicle_plate=MT 55 PIG; head=40
- MD-90144 | lot=12; from_holding=UK 581 690; to_holding=UK 581 702; haulier=Own trailer; vehicle_plate=AB 9; head=6
+ invoice: Lot->@lot|auction lot~114|31;Buyer->@buyer|bidder~Plain finishers|M. Tait;Commission:money;Head:number#1-2000
+ payment: Buyer->@buyer|bidder~Plain finishers|M. Tait;Lot->@lot|auction lot~114|31

# berry farm|strawberry|pick-your-own|blueberry|raspberry|berry picking|pumpkin patch
item field|berry field|picking field|plot: Name!;Crop=Strawberry|Raspberry|Blueberry|Currant|Cherry|Pumpkin;Variety;Area:number(ha)#0.05-200;Planted in:number#2000-2040;Rows:number#1-1000;Parking;Latitude:number#-90-90;Longitude:number#-180-180;Photo:image;~Picking state=Not ripe|First ripe|Plenty|Nearly over|Closed
- Sunny strip | crop=Strawberry; variety=Clery; area=1.8; planted_in=2024; rows=62; parking=Meadow gate; latitude=54.301; longitude=10.102; picking_state=Plenty
- Blue hedge | crop=Blueberry; variety=Duke; area=0.9; planted_in=2015; rows=24; parking=Barn; latitude=54.305; longitude=10.110; picking_state=First ripe
- Cane block | crop=Raspberry; variety=Tulameen; area=0.6; planted_in=2020; rows=18; parking=Barn; latitude=54.308; longitude=10.115; picking_state=Not ripe
- Ghost acre | crop=Pumpkin; variety=Hokkaido; area=1.1; planted_in=2025; rows=30; parking=Meadow gate; latitude=54.298; longitude=10.095; picking_state=Closed
item price|price list entry|berry price: Name!;Crop=Strawberry|Raspberry|Blueberry|Currant|Cherry|Pumpkin;Kind=Pick-your-own|Ready picked|Frozen|Jam;Unit=kg|Punnet 500 g|Tray|Piece|Jar;Price:money;Valid from:date;Valid until:date
- Pick your own strawberries | crop=Strawberry; kind=Pick-your-own; unit=kg; price=4.2
- Blueberry punnet | crop=Blueberry; kind=Ready picked; unit=Punnet 500 g; price=5.9
- Raspberry jam 250 g | crop=Raspberry; kind=Jam; unit=Jar; price=4.9
- Carving pumpkin | crop=Pumpkin; kind=Ready picked; unit=Piece; price=6.5
record harvest|picking record|picker record|daily picking: Title!;Field->@field|berry field|picking field~Sunny strip|Blue hedge;Picked on:date!;Picker->@picker|seasonal worker|harvest hand~Ionela Radu|Tomek Baran;Trays:number#0-500;Weight:number(kg)#0-3000;Quality=First|Second|Processing;Hours:number(h)#0-14;Piece pay:money
- Ionela Monday | field=Sunny strip; picker=Ionela Radu; trays=38; weight=190; quality=First; hours=7.5; piece_pay=114
- Tomek Monday | field=Blue hedge; picker=Tomek Baran; trays=14; weight=56; quality=First; hours=7; piece_pay=101
- Radka in the canes | field=Cane block; picker=Radka Petrova; trays=11; weight=33; quality=Second; hours=6; piece_pay=72
- Pumpkins by trailer | field=Ghost acre; picker=Gheorghe Ene; trays=0; weight=1400; quality=Processing; hours=8; piece_pay=0
person picker|seasonal worker|harvest hand: Name!;Phone:phone;Email:email;Nationality;Arrives on:date;Leaves on:date;Room~Hut 3|Container 5;Pay=Hourly|Piece rate;Hourly wage:money;Documents:file;~Status=Applied|Confirmed|Working|Left
- Ionela Radu | nationality=Romanian; room=Hut 3; pay=Piece rate; hourly_wage=13.2; status=Working
- Tomek Baran | nationality=Polish; room=Container 5; pay=Hourly; hourly_wage=13.2; status=Working
- Radka Petrova | nationality=Bulgarian; room=Hut 3; pay=Piece rate; hourly_wage=13; status=Confirmed
- Gheorghe Ene | nationality=Romanian; room=Container 2; pay=Hourly; hourly_wage=13.5; status=Left
item farm stand|stall|selling point|sales hut: Name!;Address;Opens at:time;Closes at:time;Seller;Latitude:number#-90-90;Longitude:number#-180-180;~Open today:boolean
- Hut at the roundabout | address=Ring road, exit 2; seller=Lea Timm; latitude=54.321; longitude=10.131
- Farm yard | address=Berry lane 1; seller=Family Timm; latitude=54.300; longitude=10.100
- Beach kiosk | address=Promenade 40; seller=Fynn Rabe; latitude=54.401; longitude=10.201
- Supermarket car park | address=Ring 77; seller=Mona Riek; latitude=54.331; longitude=10.141
record daily sale|stand report|sales report|day sale: Title!;Farm stand->@farm stand|stall|sales hut~Hut at the roundabout|Farm yard;Sold on:date!;Crop=Strawberry|Raspberry|Blueberry|Currant|Cherry|Pumpkin;Delivered:number(kg)#0-3000;Sold:number(kg)#0-3000;Left over:number(kg)#0-1000;Takings:money
- Roundabout Saturday | farm_stand=Hut at the roundabout; crop=Strawberry; delivered=120; sold=111; left_over=9; takings=721
- Yard Saturday | farm_stand=Farm yard; crop=Blueberry; delivered=40; sold=37; left_over=3; takings=436
- Beach kiosk Sunday | farm_stand=Beach kiosk; crop=Raspberry; delivered=30; sold=24; left_over=6; takings=288
- Car park pumpkins | farm_stand=Supermarket car park; crop=Pumpkin; delivered=300; sold=210; left_over=90; takings=420
event farm event|picking day|berry festival|field tour: Title!;Takes place on:date!;Starts at:time;Field->@field|berry field~Sunny strip|Blue hedge;Places:number#5-5000;Entry:money;Description:long
- Moonlight picking | field=Sunny strip; places=120; entry=6
- Blueberry pancake Sunday | field=Blue hedge; places=200; entry=0
- Carving with lanterns | field=Ghost acre; places=300; entry=4
- Jam day in the barn | field=Cane block; places=40; entry=12; description=Every guest cooks three jars.
+ booking: Field->@field|berry field~Sunny strip|Blue hedge;Adults:number#1-30;Children:number#0-60;Starts at:time;Group or class
+ order: Crop=Strawberry|Raspberry|Blueberry|Currant|Cherry|Pumpkin;Kilograms:number(kg)#0.5-500;Farm stand->@farm stand|stall~Hut at the roundabout|Farm yard;Collect on:date

# pet shop|pet store|pet food|pet supplies|pet supply|animal feed store|aquarium shop
item pet product|pet food|pet supply|feed: Name!;Animal=Dog|Cat|Bird|Fish|Rodent|Reptile|Horse;Category=Dry food|Wet food|Treats|Toy|Litter|Housing|Care;Brand;Pack size;Price:money;Stock:number#0-100000;Reorder level:number#0-10000;Main ingredient;Best before:date;Barcode;Photo:image
- Salmon kibble adult | animal=Dog; category=Dry food; brand=Nordpaw; pack_size=12 kg; price=54.9; stock=31; reorder_level=10; main_ingredient=Salmon; barcode=4011223301
- Hay and herbs | animal=Rodent; category=Dry food; brand=Meadow box; pack_size=1 kg; price=5.8; stock=88; reorder_level=20; main_ingredient=Timothy hay; barcode=4011223318
- Crinkle fish toy | animal=Cat; category=Toy; brand=Mauz; pack_size=1 piece; price=3.9; stock=140; reorder_level=30; barcode=4011223325
- UV lamp 26 W | animal=Reptile; category=Housing; brand=Terra sun; pack_size=1 piece; price=28.5; stock=6; reorder_level=8; barcode=4011223332
item live animal|animal for sale|animal: Name!;Species~Guppy|Golden hamster;Animal=Fish|Rodent|Bird|Reptile|Invertebrate;Sex=Male|Female|Mixed|Unknown;Number in shop:number#0-5000;Price:money;Tank or cage;Breeder;Arrived on:date;Care level=Easy|Medium|Demanding;~Status=Quarantine|For sale|Reserved|Sold
- Blue guppy group | species=Guppy; animal=Fish; sex=Mixed; number_in_shop=40; price=3.5; tank_or_cage=Tank 12; breeder=Aqua south; care_level=Easy; status=For sale
- Hamster litter June | species=Golden hamster; animal=Rodent; sex=Female; number_in_shop=4; price=18; tank_or_cage=Cage 3; breeder=Home breeder Lutz; care_level=Easy; status=Quarantine
- Corn snake hatchling | species=Corn snake; animal=Reptile; sex=Unknown; number_in_shop=2; price=75; tank_or_cage=Terrarium 5; breeder=Reptile room Uhl; care_level=Medium; status=Reserved
- Pair of cockatiels | species=Cockatiel; animal=Bird; sex=Mixed; number_in_shop=0; price=120; tank_or_cage=Aviary 1; breeder=Aviary Dorn; care_level=Demanding; status=Sold
person pet owner|customer pet owner|loyalty customer: Name!;Email:email;Phone:phone;Pets~1 dog, 2 cats|Aquarium;Card number;Points:number#0-100000;Birthday of the pet:date;Note:long
- Vera Holz | pets=1 dog, 2 cats; card_number=PC-1102; points=340
- Ilias Roth | pets=Aquarium 200 l; card_number=PC-1177; points=85
- Sunniva Dahl | pets=3 guinea pigs; card_number=PC-1204; points=12
- Enzo Kraft | pets=Corn snake; card_number=PC-0981; points=910; note=Buys frozen mice in bulk.
record stock movement|goods receipt|stock entry|inventory count: Title!;Pet product->@pet product|pet food~Salmon kibble adult|Hay and herbs;Moved on:date!;Kind=Delivery|Sale|Loss|Count|Return;Quantity:number#-10000-10000;Supplier->@supplier|wholesaler~Nordpaw wholesale|Meadow trade;Noted by
- Pallet of kibble | pet_product=Salmon kibble adult; kind=Delivery; quantity=40; supplier=Nordpaw wholesale; noted_by=Jette Kamm
- Torn hay bags | pet_product=Hay and herbs; kind=Loss; quantity=-3; noted_by=Jette Kamm
- Shelf count toys | pet_product=Crinkle fish toy; kind=Count; quantity=-2; noted_by=Ole Pries
- Faulty lamp back | pet_product=UV lamp 26 W; kind=Return; quantity=1; supplier=Terra sun trade; noted_by=Jette Kamm
item supplier|wholesaler|animal supplier: Name!;Contact person;Email:email;Phone:phone;Supplies=Food|Accessories|Live animals|Plants;Delivery days;Minimum order:money
- Nordpaw wholesale | contact_person=Lasse Ry; supplies=Food; delivery_days=Tuesday; minimum_order=300
- Meadow trade | contact_person=Birte Ohl; supplies=Food; delivery_days=Friday; minimum_order=120
- Terra sun trade | contact_person=Malte Uhl; supplies=Accessories; delivery_days=Wednesday; minimum_order=150
- Aqua south | contact_person=Lucia Ferri; supplies=Live animals; delivery_days=Thursday; minimum_order=200
record animal care log|care log|feeding log|health check: Title!;Live animal->@live animal|animal~Blue guppy group|Hamster litter June;Done on:date!;Kind=Feeding|Cleaning|Water test|Health|Loss;Number lost:number#0-1000;Finding;Done by~Jette Kamm|Ole Pries
- Tank 12 water change | live_animal=Blue guppy group; kind=Cleaning; number_lost=0; done_by=Ole Pries
- Hamster weight check | live_animal=Hamster litter June; kind=Health; number_lost=0; finding=All active; done_by=Jette Kamm
- Nitrite in tank 12 | live_animal=Blue guppy group; kind=Water test; number_lost=2; finding=0.4 mg/l, half changed; done_by=Ole Pries
- Pinkie for the hatchling | live_animal=Corn snake hatchling; kind=Feeding; number_lost=0; finding=Taken; done_by=Jette Kamm
record food subscription|subscription|repeat delivery: Title!;Pet owner->@pet owner|loyalty customer~Vera Holz|Ilias Roth;Pet product->@pet product|pet food~Salmon kibble adult|Hay and herbs;Quantity:number#1-100;Every:number(weeks)#1-26;Next delivery:date!;Discount:percent;~Status=Active|Paused|Ended
- Kibble for Vera | pet_owner=Vera Holz; pet_product=Salmon kibble adult; quantity=1; every=5; discount=8; status=Active
- Hay for Sunniva | pet_owner=Sunniva Dahl; pet_product=Hay and herbs; quantity=3; every=4; discount=5; status=Active
- Lamp change for Enzo | pet_owner=Enzo Kraft; pet_product=UV lamp 26 W; quantity=1; every=26; discount=10; status=Paused
- Small kibble for Ilias | pet_owner=Ilias Roth; pet_product=Salmon kibble adult; quantity=1; every=8; discount=0; status=Ended
+ product: Animal=Dog|Cat|Bird|Fish|Rodent|Reptile|Horse;Pack size;Brand
+ order: Pet product->@pet product|pet food~Salmon kibble adult|Hay and herbs;Delivery=Pick-up|Parcel|Local courier;Pet name
+ reservation: Live animal->@live animal|animal~Blue guppy group|Hamster litter June;Number:number#1-50;Housing ready:boolean;Collect on:date

# dog show|cat show|pet show|breed show|agility competition|horse show|poultry show|rabbit show
event show|dog show|competition|trial: Title!;Takes place on:date!;Starts at:time;Venue;Kind=Conformation|Agility|Obedience|Fun show|Championship;Organiser;Entry fee:money;Entries close on:date;Rings:number#1-40;~Entries:number#0-10000;Description:long;~Status=Open|Closed|Running|Finished
- Lakeside spring show | venue=Lakeside hall; kind=Championship; organiser=Regional club; entry_fee=42; rings=8; entries=384; status=Closed
- Village fun show | venue=Cricket green; kind=Fun show; organiser=Village hall committee; entry_fee=4; rings=1; entries=46; status=Open
- Autumn agility cup | venue=Riverside field; kind=Agility; organiser=Jump club; entry_fee=18; rings=2; entries=120; status=Running
- Winter obedience test | venue=Sports hall; kind=Obedience; organiser=Regional club; entry_fee=25; rings=1; entries=35; status=Finished
person exhibitor|handler|owner: Name!;Club number;Email:email;Phone:phone;Address;Country;Note:long
- Annegret Lohse | club_number=E-5510; country=Germany
- Hamish Orr | club_number=E-6023; country=Scotland
- Marit Solheim | club_number=E-7110; country=Norway
- Gianni Riva | club_number=E-4402; country=Italy; note=Needs power at the bench.
item animal|dog|cat|show animal: Name!;Pedigree name;Species=Dog|Cat|Rabbit|Poultry|Horse;Breed~Whippet|Border terrier;Sex=Male|Female;Born on:date;Registration number;Sire;Dam;Owner->@exhibitor|handler|owner~Annegret Lohse|Hamish Orr;Height:number(cm)#5-200;Photo:image
- Silk | pedigree_name=Silk Route of Lee; species=Dog; breed=Whippet; sex=Female; registration_number=WH-2291; owner=Annegret Lohse; height=46
- Tuppence | pedigree_name=Tuppence of Ettrick; species=Dog; breed=Border terrier; sex=Male; registration_number=BT-1180; owner=Hamish Orr; height=35
- Zip | pedigree_name=Zip of Fell Edge; species=Dog; breed=Border collie; sex=Female; registration_number=BC-9014; owner=Marit Solheim; height=48
- Nerone | pedigree_name=Nerone della Riva; species=Dog; breed=Cane corso; sex=Male; registration_number=CC-0331; owner=Gianni Riva; height=67
item class|show class|category: Name!;Show->@show|dog show|competition~Lakeside spring show|Village fun show;Breed;Age group=Puppy|Junior|Open|Champion|Veteran|Any;Sex=Male|Female|Both;Ring:number#1-40;Judge->@judge~Iona Blythe|Serge Colin;Starts at:time;Places:number#1-500
- Whippet open female | show=Lakeside spring show; breed=Whippet; age_group=Open; sex=Female; ring=3; judge=Iona Blythe; places=40
- Waggiest tail | show=Village fun show; breed=Any; age_group=Any; sex=Both; ring=1; judge=Serge Colin; places=50
- Agility large open | show=Autumn agility cup; breed=Any; age_group=Open; sex=Both; ring=2; judge=Lotta Vik; places=60
- Cane corso champion male | show=Lakeside spring show; breed=Cane corso; age_group=Champion; sex=Male; ring=5; judge=Bruno Salis; places=12
person judge: Name!;Licence number;Breeds or groups;Country;Email:email;Phone:phone;Fee:money;Biography:long
- Iona Blythe | licence_number=J-220; breeds_or_groups=Sighthounds; country=Scotland; fee=300
- Serge Colin | licence_number=J-318; breeds_or_groups=All breeds; country=France; fee=0
- Lotta Vik | licence_number=J-410; breeds_or_groups=Agility; country=Sweden; fee=220
- Bruno Salis | licence_number=J-275; breeds_or_groups=Molossers; country=Italy; fee=350
record entry|show entry|competition entry|registration: Catalogue number!;Class->@class|show class~Whippet open female|Waggiest tail;Animal->@animal|dog|show animal~Silk|Tuppence;Exhibitor->@exhibitor|handler|owner~Annegret Lohse|Hamish Orr;Entered on:date!;Fee:money;Paid:boolean;Bench or cage;~Status=Entered|Confirmed|Absent|Withdrawn
- 214 | class=Whippet open female; animal=Silk; exhibitor=Annegret Lohse; fee=42; bench_or_cage=B17; status=Confirmed
- 7 | class=Waggiest tail; animal=Tuppence; exhibitor=Hamish Orr; fee=4; status=Entered
- 61 | class=Agility large open; animal=Zip; exhibitor=Marit Solheim; fee=18; status=Confirmed
- 305 | class=Cane corso champion male; animal=Nerone; exhibitor=Gianni Riva; fee=42; bench_or_cage=D2; status=Absent
record result|judging result|placing|critique|score: Title!;Entry->@entry|show entry~214|7;Judged on:date!;Grade=Excellent|Very good|Good|Sufficient|Disqualified;Place:number#1-500;Points:number#0-1000;Time:number(s)#0-600;Faults:number#0-100;Title won;Critique:long
- Silk wins open | entry=214; grade=Excellent; place=1; points=0; title_won=Best of breed; critique=Elegant outline, sound mover.
- Tuppence third | entry=7; grade=Very good; place=3; points=0
- Zip clear round | entry=61; grade=Good; place=2; points=20; time=34.8; faults=0
- Nerone did not show | entry=305; grade=Disqualified; points=0; critique=Absent from the ring.
+ event registration: Show->@show|dog show~Lakeside spring show|Village fun show;Class->@class|show class~Whippet open female|Waggiest tail;Animal->@animal|dog~Silk|Tuppence

# beer tasting|beer rating|beer list|bottle shop|pub|tap list|beer festival
item beer|tap beer|bottle: Name!;Brewery->@brewery|brewer~Tide works|Old barn;Style=Pale ale|IPA|Lager|Pilsner|Stout|Wheat beer|Sour|Belgian;Alcohol:number(%)#0-20;Bitterness:number(IBU)#0-150;Serving=Draught|Bottle|Can|Cask;Price:money;Stock:number#0-10000;Description:long;Photo:image;~Average rating:rating;~Status=On tap|In the fridge|Coming|Gone
- Low water pilsner | brewery=Tide works; style=Pilsner; alcohol=4.9; bitterness=34; serving=Draught; price=4.2; stock=3; average_rating=4; status=On tap
- Barn door stout | brewery=Old barn; style=Stout; alcohol=6.2; bitterness=40; serving=Bottle; price=5.5; stock=48; average_rating=5; status=In the fridge
- Hazy lighthouse | brewery=Pier nine; style=IPA; alcohol=6.5; bitterness=45; serving=Can; price=4.9; stock=0; average_rating=3; status=Gone
- Abbey plum sour | brewery=Brother Aloys; style=Sour; alcohol=5.4; bitterness=8; serving=Cask; price=6; stock=1; average_rating=4; status=Coming
item brewery|brewer|producer: Name!;Town;Country;Founded in:number#1000-2040;Website:url;Email:email;Description:long;Logo:image
- Tide works | town=Cuxhaven; country=Germany; founded_in=2014
- Old barn | town=Ludlow; country=England; founded_in=1998
- Pier nine | town=Gdynia; country=Poland; founded_in=2019
- Brother Aloys | town=Westmalle; country=Belgium; founded_in=1836
item tap|tap line|pump: Number!;Beer->@beer|tap beer~Low water pilsner|Barn door stout;Keg size:number(l)#5-60;Tapped on:date;~Level:percent;Line cleaned on:date;Gas=CO2|Nitro|Mixed|Hand pump;~Status=Pouring|Empty|Cleaning
- Tap 1 | beer=Low water pilsner; keg_size=30; level=60; gas=CO2; status=Pouring
- Tap 2 | beer=Barn door stout; keg_size=20; level=15; gas=Nitro; status=Pouring
- Tap 3 | beer=Hazy lighthouse; keg_size=20; level=0; gas=CO2; status=Empty
- Tap 4 | beer=Abbey plum sour; keg_size=40; level=100; gas=Hand pump; status=Cleaning
record tasting|check-in|beer rating|tasting note: Title!;Beer->@beer|tap beer|bottle~Low water pilsner|Barn door stout;Tasted on:date!;Taster;Rating:rating;Aroma:rating;Taste:rating;Place;Photo:image;Notes:long
- Pilsner after work | beer=Low water pilsner; taster=Cem Arslan; rating=4; aroma=3; taste=4; place=At the bar; notes=Bready, dry, herbal.
- Stout by the fire | beer=Barn door stout; taster=Lia Fonn; rating=5; aroma=5; taste=5; place=At home
- Can on the jetty | beer=Hazy lighthouse; taster=Mo Dietz; rating=3; aroma=4; taste=3; place=Lake; notes=Mango, a bit harsh.
- Plum sour preview | beer=Abbey plum sour; taster=Lia Fonn; rating=4; aroma=4; taste=5; place=Brewery
event beer event|tasting evening|quiz night|festival|live music: Title!;Takes place on:date!;Starts at:time;Kind=Tasting|Quiz|Live music|Tap takeover|Festival;Host;Places:number#2-10000;Price:money;Description:long;Photo:image
- Tide works takeover | kind=Tap takeover; host=Lia Fonn; places=90; price=0
- Six stouts | kind=Tasting; host=Cem Arslan; places=16; price=29
- Hop quiz Tuesday | kind=Quiz; host=Mo Dietz; places=60; price=3
- Courtyard beer days | kind=Festival; host=Cem Arslan; places=1200; price=10
item food item|snack|pub dish|menu item: Name!;Kind=Snack|Main|Burger|Cheese|Dessert;Price:money;Allergens;Diet=Meat|Fish|Vegetarian|Vegan;Goes with->@beer|tap beer~Low water pilsner|Barn door stout;~Available:boolean
- Obatzda with pretzel | kind=Snack; price=7.5; allergens=Milk, gluten; diet=Vegetarian; goes_with=Low water pilsner
- Stout brownie | kind=Dessert; price=5.9; allergens=Egg, gluten, milk; diet=Vegetarian; goes_with=Barn door stout
- Mussels in wheat beer | kind=Main; price=16.5; allergens=Molluscs, gluten; diet=Fish; goes_with=Abbey plum sour
- Smoky bean burger | kind=Burger; price=12.9; allergens=Gluten, mustard; diet=Vegan; goes_with=Hazy lighthouse
record delivery|keg delivery|purchase|stock delivery: Title!;Brewery->@brewery|producer~Tide works|Old barn;Beer->@beer|tap beer~Low water pilsner|Barn door stout;Delivered on:date!;Units:number#1-2000;Format=Keg 20 l|Keg 30 l|Case 24|Case 12;Cost:money;Deposit:money;Best before:date
- Three kegs of pilsner | brewery=Tide works; beer=Low water pilsner; units=3; format=Keg 30 l; cost=285; deposit=90
- Two cases of stout | brewery=Old barn; beer=Barn door stout; units=2; format=Case 24; cost=118; deposit=0
- Case of lighthouse cans | brewery=Pier nine; beer=Hazy lighthouse; units=4; format=Case 12; cost=134; deposit=0
- First cask of plum sour | brewery=Brother Aloys; beer=Abbey plum sour; units=2; format=Keg 20 l; cost=210; deposit=60
+ reservation: Guests:number#1-60;Arrives at:time;Area=Bar|Garden|Snug|Function room;Occasion
+ review: Beer->@beer|tap beer~Low water pilsner|Barn door stout;Taste:rating;Aroma:rating
+ order: Beer->@beer|tap beer~Low water pilsner|Barn door stout;Quantity:number#1-200;Table;Age checked:boolean

# coffee journal|home espresso|coffee brewing|brew log|pour over|espresso machine|coffee lover
item coffee|coffee bag|bean|beans: Name!;Roaster->@roaster|roastery~Kiln lane|North star;Origin~Kenya|Brazil;Process=Washed|Natural|Honey|Decaf|Other;Roast=Light|Medium|Dark;Roasted on:date;Opened on:date;Bag weight:number(g)#50-5000;~Grams left:number(g)#0-5000;Price:money;Notes of taste;Photo:image;~Status=Unopened|Open|Finished
- Nyeri AA | roaster=Kiln lane; origin=Kenya; process=Washed; roast=Light; bag_weight=250; grams_left=130; price=15; notes_of_taste=Blackcurrant, tomato leaf; status=Open
- Cerrado espresso | roaster=North star; origin=Brazil; process=Natural; roast=Medium; bag_weight=1000; grams_left=640; price=26; notes_of_taste=Hazelnut, cocoa; status=Open
- Sugarcane decaf | roaster=Gull roasters; origin=Colombia; process=Decaf; roast=Medium; bag_weight=350; grams_left=350; price=14; notes_of_taste=Caramel, orange; status=Unopened
- Flores dark | roaster=Old mill coffee; origin=Indonesia; process=Other; roast=Dark; bag_weight=500; grams_left=0; price=11; notes_of_taste=Cedar, tobacco; status=Finished
item roaster|roastery: Name!;Town;Country;Website:url;Ships:boolean;Rating:rating;Note:long
- Kiln lane | town=Bristol; country=England; rating=5
- North star | town=Oslo; country=Norway; rating=4
- Gull roasters | town=Porto; country=Portugal; rating=4
- Old mill coffee | town=Graz; country=Austria; rating=3; note=Good prices, dark style.
item brewer|grinder|machine|equipment|coffee gear: Name!;Kind=Espresso machine|Grinder|Dripper|French press|Kettle|Scale;Model;Bought on:date;Price:money;Last descaled or cleaned on:date;Burr age:number(kg)#0-2000;Photo:image
- Kitchen lever | kind=Espresso machine; model=Lever 58; price=690
- Flat burr 64 | kind=Grinder; model=FB 64; price=420; burr_age=35
- Glass cone 02 | kind=Dripper; model=Cone 02; price=24
- Swan kettle | kind=Kettle; model=Gooseneck 0.9; price=79
record brew|brewing log|shot|brew log|pour: Title!;Coffee->@coffee|coffee bag|bean~Nyeri AA|Cerrado espresso;Brewed on:date!;Method=Espresso|Pour over|French press|Aeropress|Moka|Cold brew;Equipment->@brewer|grinder|machine~Kitchen lever|Flat burr 64;Grind setting:number#0-100;Dose:number(g)#5-120;Water or yield:number(g)#10-2000;Time:number(s)#5-90000;Temperature:number(°C)#0-100;Rating:rating;Notes:long
- Nyeri pour over 3 | coffee=Nyeri AA; method=Pour over; equipment=Flat burr 64; grind_setting=62; dose=15; water_or_yield=250; time=175; temperature=94; rating=5; notes=Sweet, juicy, next time one click finer.
- Morning shot | coffee=Cerrado espresso; method=Espresso; equipment=Kitchen lever; grind_setting=18; dose=18; water_or_yield=36; time=29; temperature=93; rating=4
- Decaf after dinner | coffee=Sugarcane decaf; method=Aeropress; equipment=Flat burr 64; grind_setting=45; dose=16; water_or_yield=220; time=120; temperature=88; rating=4
- Last of the Flores | coffee=Flores dark; method=Moka; equipment=Flat burr 64; grind_setting=25; dose=20; water_or_yield=150; time=240; temperature=95; rating=2; notes=Ashy.
item recipe|brew recipe|brewing recipe: Name!;Method=Espresso|Pour over|French press|Aeropress|Moka|Cold brew;Dose:number(g)#5-120;Water:number(g)#10-2000;Temperature:number(°C)#0-100;Grind=Fine|Medium fine|Medium|Coarse;Total time:number(s)#5-90000;Steps:long;Author
- Four pours | method=Pour over; dose=15; water=250; temperature=94; grind=Medium; total_time=180; steps=50 g bloom, then 70, 70 and 60 g every 40 seconds.; author=Me
- Long cold steep | method=Cold brew; dose=80; water=1000; temperature=8; grind=Coarse; total_time=57600; author=Me
- Inverted two minutes | method=Aeropress; dose=16; water=220; temperature=88; grind=Medium fine; total_time=120; author=Gull roasters
- Slow press | method=French press; dose=30; water=500; temperature=96; grind=Coarse; total_time=540; steps=Break the crust at four minutes, wait five more.
record maintenance|cleaning log|descaling: Title!;Equipment->@brewer|grinder|machine~Kitchen lever|Flat burr 64;Done on:date!;Kind=Backflush|Descale|Burr cleaning|Gasket|Calibration;Cost:money;Next due:date;Note
- Descale in spring | equipment=Kitchen lever; kind=Descale; cost=4
- Burrs brushed | equipment=Flat burr 64; kind=Burr cleaning; cost=0
- New group gasket | equipment=Kitchen lever; kind=Gasket; cost=9
- Backflush with powder | equipment=Kitchen lever; kind=Backflush; cost=1; note=Every second Sunday
item café|cafe|coffee spot|place: Name!;Address;Latitude:number#-90-90;Longitude:number#-180-180;Roaster->@roaster|roastery~Kiln lane|North star;Wifi:boolean;Rating:rating;Best drink;Visited on:date;Photo:image
- Corner 12 | address=Quay 12; latitude=51.451; longitude=-2.594; roaster=Kiln lane; rating=5; best_drink=Filter of the day
- Stove | address=Hill road 3; latitude=59.921; longitude=10.751; roaster=North star; rating=4; best_drink=Cortado
- Gull window | address=Rua Nova 5; latitude=41.145; longitude=-8.614; roaster=Gull roasters; rating=5; best_drink=Iced filter
- Mill yard | address=Mühlgang 2; latitude=47.072; longitude=15.431; roaster=Old mill coffee; rating=3; best_drink=Melange
# animal sanctuary|farm sanctuary|donkey sanctuary|retired animal|rescued farm animal|animal refuge|equine rescue
item animal|resident|sanctuary animal|donkey|horse: Name!;Species=Donkey|Horse|Cow|Pig|Sheep|Goat|Chicken;Breed;Sex=Male|Female|Neutered;Age:number(years)#0-60;Arrived on:date;From=Neglect|Slaughter|Owner died|Research|Surrendered;Pasture->@pasture|barn|enclosure~Long meadow|Oak barn;Special needs;Story:long;Monthly cost:money;Photo:image;~Status=Resident|Quarantine|Fostered|Died
- Bartholomew | species=Donkey; breed=Grey donkey; sex=Neutered; age=24; from=Neglect; pasture=Long meadow; special_needs=Hoof trim every six weeks; monthly_cost=85; status=Resident
- Rosalind | species=Pig; breed=Large White; sex=Female; age=6; from=Slaughter; pasture=Oak barn; special_needs=Weight watch; monthly_cost=70; status=Resident
- Fennel | species=Sheep; breed=Shetland; sex=Female; age=9; from=Owner died; pasture=Top orchard; special_needs=Blind in one eye; monthly_cost=30; status=Fostered
- Captain | species=Chicken; breed=Brown hybrid; sex=Male; age=2; from=Surrendered; pasture=Quarantine pen; monthly_cost=8; status=Quarantine
item pasture|barn|enclosure|stable: Name!;Kind=Pasture|Barn|Stable|Quarantine|Pond;Area:number(m²)#4-500000;Animals at most:number#1-300;Shelter:boolean;Water=Trough|Stream|Automatic;Checked on:date;~Condition=Good|Needs repair|Closed
- Long meadow | kind=Pasture; area=24000; animals_at_most=10; water=Stream; condition=Good
- Oak barn | kind=Barn; area=260; animals_at_most=14; water=Automatic; condition=Needs repair
- Top orchard | kind=Pasture; area=9000; animals_at_most=15; water=Trough; condition=Good
- Quarantine pen | kind=Quarantine; area=40; animals_at_most=4; water=Trough; condition=Closed
record health record|vet visit|treatment|farrier visit|medication: Title!;Animal->@animal|resident|donkey~Bartholomew|Rosalind;Done on:date!;Kind=Vet|Farrier|Dentist|Vaccination|Worming|Medication;Diagnosis;Treatment:long;Done by;Weight:number(kg)#0.1-1300;Cost:money;Next due:date
- Hooves of Bartholomew | animal=Bartholomew; kind=Farrier; diagnosis=Seedy toe, healing; done_by=Farrier Amos; weight=178; cost=40
- Arthritis check Rosalind | animal=Rosalind; kind=Vet; diagnosis=Mild arthritis, hind legs; treatment=Anti-inflammatory with food; done_by=Dr Sahin; weight=260; cost=95
- Mite check Captain | animal=Captain; kind=Medication; diagnosis=Scaly leg; treatment=Oil bath weekly; done_by=Volunteer Ade; weight=2.9; cost=0
- Worming Fennel | animal=Fennel; kind=Worming; done_by=Dr Sahin; weight=41; cost=12
record daily care|feeding log|care log|daily check: Title!;Animal->@animal|resident~Bartholomew|Rosalind;Done on:date!;Kind=Feeding|Mucking out|Grooming|Check;Feed;Amount:number(kg)#0-50;Mood=Bright|Quiet|Off colour;Carer;Notes:long
- Morning feed Rosalind | animal=Rosalind; kind=Feeding; feed=Pig nuts, vegetables; amount=3; mood=Bright; carer=Volunteer Sue
- Grooming Bartholomew | animal=Bartholomew; kind=Grooming; amount=0; mood=Quiet; carer=Volunteer Ade
- Fennel off her hay | animal=Fennel; kind=Check; amount=0; mood=Off colour; carer=Volunteer Sue; notes=Vet told by phone.
- Captain's straw | animal=Captain; kind=Mucking out; amount=0; mood=Bright; carer=Volunteer Max
record sponsorship|animal sponsorship|donation|adoption: Title!;Sponsor name!;Email:email;Animal->@animal|resident|donkey~Bartholomew|Rosalind;Amount:money;Rhythm=Once|Monthly|Yearly;Started on:date!;Gift for;Certificate sent:boolean;~Status=Active|Lapsed|Ended
- Monthly for Bartholomew | sponsor_name=Delphine Roy; animal=Bartholomew; amount=12; rhythm=Monthly; status=Active
- Rosalind for a birthday | sponsor_name=Oskar Pohl; animal=Rosalind; amount=60; rhythm=Once; gift_for=Tessa; status=Active
- Yearly for Fennel | sponsor_name=Knitting circle; animal=Fennel; amount=180; rhythm=Yearly; status=Active
- Corn for Captain | sponsor_name=Leo, 7; animal=Captain; amount=3; rhythm=Monthly; status=Lapsed
record volunteer shift|shift|volunteer day: Title!;Volunteer;Works on:date!;Starts at:time;Ends at:time;Job=Mucking out|Feeding|Fencing|Visitors|Office;Hours:number(h)#0-12;~Status=Signed up|Done|Missed
- Sue on Saturday | volunteer=Sue Lark; job=Mucking out; hours=4; status=Done
- Ade on Sunday | volunteer=Ade Cole; job=Visitors; hours=5; status=Signed up
- Max on Wednesday | volunteer=Max Orr; job=Fencing; hours=6; status=Missed
- Ivy in the office | volunteer=Ivy Lund; job=Office; hours=3; status=Done
event open day|visitor day|tour|farm visit: Title!;Takes place on:date!;Starts at:time;Host;Places:number#2-1000;Price:money;Minimum age:number(years)#0-18;Description:long
- Summer open day | host=Sue Lark; places=300; price=5; minimum_age=0
- Quiet hour with donkeys | host=Ade Cole; places=8; price=15; minimum_age=6
- Lantern walk in November | host=Ivy Lund; places=80; price=8; minimum_age=4
- Sheep and wool day | host=Max Orr; places=120; price=6; minimum_age=0
request rescue request|surrender request|intake request: Title!;Contact name;Phone:phone;Email:email;Species=Donkey|Horse|Cow|Pig|Sheep|Goat|Chicken;Number of animals:number#1-500;Place;Reason=Neglect|Owner ill|Farm closes|Stray;Urgency=Low|Normal|High;Photo:image;Description:long
- Two ponies without shelter | contact_name=Walker Ruth; species=Horse; number_of_animals=2; place=Field by the B12; reason=Neglect; urgency=High
- Twelve hens from a closing farm | contact_name=Farmer Lenz; species=Chicken; number_of_animals=12; place=Lenz farm; reason=Farm closes; urgency=Normal
- Stray goat on the ring road | contact_name=Police post; species=Goat; number_of_animals=1; place=Exit 4; reason=Stray; urgency=High
- Pot-bellied pig outgrew the flat | contact_name=Jana Kos; species=Pig; number_of_animals=1; place=High street 90; reason=Owner ill; urgency=Low
+ booking: Open day->@open day|tour~Summer open day|Quiet hour with donkeys;Adults:number#1-20;Children:number#0-20

# gps collar|animal tracking|wildlife telemetry|radio collar|bird migration|animal migration|tagged animal
item tagged animal|animal|individual|study animal: Name!;Species->@species|animal species~White stork|Grey wolf;Sex=Male|Female|Unknown;Age class=Juvenile|Subadult|Adult;Tagged on:date;Tagged at;Weight:number(kg)#0.01-6000;Ring or ear tag;Tag->@tag|collar|transmitter~T-4471|C-0098;Photo:image;~Status=Alive|Signal lost|Dead|Tag dropped
- Lindo | species=White stork; sex=Male; age_class=Juvenile; tagged_at=Nest 12, Elbe; weight=3.4; ring_or_ear_tag=9X118; tag=T-4471; status=Alive
- F07 | species=Grey wolf; sex=Female; age_class=Adult; tagged_at=Heath south; weight=32; tag=C-0098; status=Alive
- Shelly | species=Loggerhead turtle; sex=Female; age_class=Adult; tagged_at=Sand spit; weight=78; ring_or_ear_tag=GR-7712; tag=S-2210; status=Tag dropped
- Roe 14 | species=Roe deer; sex=Female; age_class=Subadult; tagged_at=Field strip; weight=19; ring_or_ear_tag=Yellow 14; tag=V-031; status=Dead
item tag|collar|transmitter|device|gps collar: Number!;Kind=GPS backpack|GPS collar|VHF collar|Satellite tag|Ear tag;Maker;Weight:number(g)#0.2-2000;Battery:percent;Fix every:number(min)#1-1440;Drop-off on:date;Cost:money;~Status=In store|Deployed|Lost|Recovered
- T-4471 | kind=GPS backpack; maker=Ornitrack type; weight=50; battery=82; fix_every=30; cost=1150; status=Deployed
- C-0098 | kind=GPS collar; maker=Vertex type; weight=640; battery=57; fix_every=240; cost=2300; status=Deployed
- S-2210 | kind=Satellite tag; maker=Argo type; weight=180; battery=0; fix_every=720; cost=2900; status=Lost
- V-031 | kind=VHF collar; maker=Beacon type; weight=210; battery=40; fix_every=1440; cost=340; status=Recovered
record position|fix|location fix|gps position|track point: Title!;Animal->@tagged animal|individual~Lindo|F07;Recorded on:date!;Recorded at:time;Latitude:number#-90-90;Longitude:number#-180-180;Altitude:number(m)#-500-12000;Speed:number(km/h)#0-400;Temperature:number(°C)#-60-60;Accuracy:number(m)#0-5000;~Valid:boolean
- Lindo over the strait | animal=Lindo; latitude=36.002; longitude=-5.611; altitude=840; speed=52; temperature=24; accuracy=10
- F07 at the den | animal=F07; latitude=52.881; longitude=10.204; altitude=74; speed=0; temperature=11; accuracy=12
- Shelly south of Crete | animal=Shelly; latitude=34.602; longitude=24.101; altitude=0; speed=2; temperature=21; accuracy=350
- Roe 14 last fix | animal=Roe 14; latitude=48.376; longitude=9.245; altitude=512; speed=0; temperature=4; accuracy=40
item species|animal species: Name!;Scientific name;Group=Bird|Mammal|Reptile|Fish;Red list status=Least concern|Near threatened|Vulnerable|Endangered|Critically endangered;Migrates=Yes|No|Partly;Largest tag share:percent;Description:long;Photo:image
- White stork | scientific_name=Ciconia ciconia; group=Bird; red_list_status=Least concern; migrates=Yes; largest_tag_share=3
- Grey wolf | scientific_name=Canis lupus; group=Mammal; red_list_status=Least concern; migrates=No; largest_tag_share=3
- Loggerhead turtle | scientific_name=Caretta caretta; group=Reptile; red_list_status=Vulnerable; migrates=Yes; largest_tag_share=2
- Roe deer | scientific_name=Capreolus capreolus; group=Mammal; red_list_status=Least concern; migrates=Partly; largest_tag_share=3
record alert|event|mortality alert|geofence alert: Title!;Animal->@tagged animal|individual~Lindo|F07;Raised on:date!;Kind=Mortality|Geofence|No signal|Low battery|Near herd;Latitude:number#-90-90;Longitude:number#-180-180;Checked by;Result:long;~Status=Open|Checked|Closed
- F07 near the sheep at Rade | animal=F07; kind=Near herd; latitude=52.902; longitude=10.233; checked_by=Dr Pia Vogt; result=Shepherd informed, fence live.; status=Closed
- Lindo silent for 48 hours | animal=Lindo; kind=No signal; latitude=33.101; longitude=-6.202; checked_by=Emre Kaya; status=Open
- Roe 14 not moving | animal=Roe 14; kind=Mortality; latitude=48.376; longitude=9.245; checked_by=Jost Ammann; result=Found by the road, collar taken.; status=Closed
- Shelly leaves the study box | animal=Shelly; kind=Geofence; latitude=34.601; longitude=24.102; checked_by=Emre Kaya; status=Checked
record capture|capture event|handling|field capture: Title!;Animal->@tagged animal|individual~Lindo|F07;Captured on:date!;Place;Method=Net|Box trap|Nest|Dart;Handling minutes:number(min)#1-300;Sample=Blood|Feather|Hair|None;Sedation;Team;Permit number;Notes:long
- Lindo at the nest | animal=Lindo; place=Nest 12, Elbe; method=Nest; handling_minutes=18; sample=Feather; team=Ringers Elbe; permit_number=RP-22
- F07 in the box trap | animal=F07; place=Heath south; method=Box trap; handling_minutes=55; sample=Blood; sedation=Medetomidine; team=Dr Pia Vogt; permit_number=WP-07
- Roe 14 in the drop net | animal=Roe 14; place=Field strip; method=Net; handling_minutes=12; sample=Hair; team=Club and Dr Vogt; permit_number=RD-31
- Shelly after nesting | animal=Shelly; place=Sand spit; method=Nest; handling_minutes=40; sample=None; team=Night patrol B; permit_number=TU-18
item study area|project|study|geofence: Name!;Lead;Species->@species|animal species~White stork|Grey wolf;Starts on:date;Ends on:date;Area:number(km²)#0.1-10000000;Question:long;Data public:boolean;Partner
- Storks to Africa | lead=Emre Kaya; species=White stork; area=9000000; question=Where do young storks die on the way?; partner=Ringing centre
- Heath wolves | lead=Dr Pia Vogt; species=Grey wolf; area=1400; question=How often do they pass herds?; partner=Shepherds union
- Turtles of the bay | lead=Emre Kaya; species=Loggerhead turtle; area=250000; question=Where do they feed in winter?; partner=Turtle station
- Deer and roads | lead=Jost Ammann; species=Roe deer; area=60; question=Which crossings do they use?; partner=County roads
+ report: Study area->@study area|project~Storks to Africa|Heath wolves;From:date;To:date

# meteor|meteor shower|variable star|dark sky|light pollution|satellite pass|aurora|eclipse
record observation|sighting|sky observation|meteor report|aurora sighting: Title!;Sky event->@sky event|meteor shower|target|object~Perseids|Mira;Site->@site|observing site|dark sky site~Sheep hill|Harbour roof;Observed on:date!;Starts at:time;Minutes:number(min)#1-900;Count:number#0-10000;Magnitude:number#-15-18;Limiting magnitude:number#0-8;Cloud cover:percent;Observer;Photo:image;Notes:long
- Perseids peak watch | sky_event=Perseids; site=Sheep hill; minutes=120; count=96; magnitude=1; limiting_magnitude=6.4; cloud_cover=5; observer=Naima Berg
- Mira near maximum | sky_event=Mira; site=Harbour roof; minutes=15; count=1; magnitude=3.1; limiting_magnitude=4.6; cloud_cover=20; observer=Tor Lie
- Green curtain to the north | sky_event=May aurora; site=Dike end; minutes=95; count=1; magnitude=-2; limiting_magnitude=5.8; cloud_cover=0; observer=Naima Berg
- Copper Moon over the spire | sky_event=March eclipse; site=Church field; minutes=160; count=1; magnitude=-3; limiting_magnitude=5.5; cloud_cover=30; observer=Elsa Rude
item sky event|meteor shower|target|object|variable star: Name!;Kind=Meteor shower|Variable star|Aurora|Eclipse|Satellite|Comet|Conjunction;Starts on:date;Peak on:date;Ends on:date;Constellation;Right ascension;Declination;Rate per hour:number#0-100000;Magnitude range;Visible from;Description:long;Photo:image
- Perseids | kind=Meteor shower; constellation=Perseus; right_ascension=03h 13m; declination=+58°; rate_per_hour=100; visible_from=Northern hemisphere
- Mira | kind=Variable star; constellation=Cetus; right_ascension=02h 19m; declination=-03°; rate_per_hour=0; magnitude_range=2.0 to 10.1; visible_from=Worldwide
- May aurora | kind=Aurora; rate_per_hour=0; magnitude_range=Kp 8; visible_from=North of 45 degrees
- March eclipse | kind=Eclipse; constellation=Leo; rate_per_hour=0; visible_from=Europe, Americas; description=Total for 65 minutes.
item site|observing site|dark sky site|location: Name!;Latitude:number#-90-90;Longitude:number#-180-180;Altitude:number(m)#-430-6000;Bortle class:number#1-9;Horizon=Open|Partly blocked|Narrow;Access;Parking:boolean;Photo:image
- Sheep hill | latitude=54.001; longitude=-2.502; altitude=410; bortle_class=3; horizon=Open; access=Track, last 200 m on foot
- Harbour roof | latitude=54.052; longitude=-2.881; altitude=22; bortle_class=6; horizon=Partly blocked; access=Key at the desk
- Dike end | latitude=54.081; longitude=-2.921; altitude=4; bortle_class=4; horizon=Open; access=Dike path, 1 km
- Church field | latitude=54.021; longitude=-2.701; altitude=96; bortle_class=5; horizon=Narrow; access=Gate by the lychgate
record sky brightness reading|sqm reading|light measurement|reading: Title!;Site->@site|observing site~Sheep hill|Harbour roof;Measured on:date!;Measured at:time;Brightness:number(mag/arcsec²)#14-22.2;Device;Moon=None|Quarter|Half|Full;Cloud cover:percent;Observer
- Hill at new moon | site=Sheep hill; brightness=21.4; device=SQM-L; moon=None; cloud_cover=0; observer=Naima Berg
- Roof in May | site=Harbour roof; brightness=18.9; device=SQM-L; moon=Quarter; cloud_cover=10; observer=Tor Lie
- Dike under half moon | site=Dike end; brightness=19.6; device=SQM-LU; moon=Half; cloud_cover=0; observer=Elsa Rude
- Field with full moon | site=Church field; brightness=17.8; device=Phone app; moon=Full; cloud_cover=25; observer=Tor Lie
request light complaint|lamp report|light pollution report: Title!;Reporter name;Email:email;Place!;Lamp kind=Street lamp|Floodlight|Advertising|Private|Sports field;Latitude:number#-90-90;Longitude:number#-180-180;Seen on:date;Photo:image;Description:long
- Floodlight points at the sky | reporter_name=Ewan Hall; place=Timber yard; lamp_kind=Floodlight; description=On all night since March.
- Sign dazzles the lane | reporter_name=Bess Moor; place=Car wash; lamp_kind=Advertising
- Pitch lights past midnight | reporter_name=Una Clegg; place=Football ground; lamp_kind=Sports field; description=Nobody on the pitch.
- Lamp shines into bedrooms | reporter_name=Row 5 to 11; place=Church lane; lamp_kind=Street lamp
event star evening|observing night|watch party|talk: Title!;Takes place on:date!;Starts at:time;Site->@site|observing site~Sheep hill|Harbour roof;Sky event->@sky event|meteor shower~Perseids|Mira;Leader;Places:number#2-1000;Price:money;If cloudy=Cancelled|Talk instead|Next night
- Blankets for the Perseids | site=Sheep hill; sky_event=Perseids; leader=Naima Berg; places=80; price=0; if_cloudy=Next night
- Estimating Mira | site=Harbour roof; sky_event=Mira; leader=Tor Lie; places=12; price=5; if_cloudy=Talk instead
- Eclipse breakfast | site=Church field; sky_event=March eclipse; leader=Elsa Rude; places=40; price=3; if_cloudy=Cancelled
- Aurora alarm walk | site=Dike end; sky_event=May aurora; leader=Naima Berg; places=30; price=0; if_cloudy=Next night
item alert rule|alert subscription|notification rule: Name!;Kind=Aurora|Meteor shower|Satellite|Comet|Clear sky;Threshold:number#0-100000;Site->@site|observing site~Sheep hill|Harbour roof;Channel=Email|Text|Push;~Active:boolean
- Aurora above Kp 5 | kind=Aurora; threshold=5; site=Sheep hill; channel=Push
- Clear sky tonight | kind=Clear sky; threshold=20; site=Harbour roof; channel=Email
- Bright station pass | kind=Satellite; threshold=3; site=Dike end; channel=Text
- Shower over 40 an hour | kind=Meteor shower; threshold=40; site=Church field; channel=Push

# groundwater|well drilling|water well|borehole pump|village well|handpump|spring water
item well|borehole|spring|water point: Well number!;Kind=Drilled well|Dug well|Spring|Handpump|Monitoring well;Place;Latitude:number#-90-90;Longitude:number#-180-180;Depth:number(m)#0-1500;Diameter:number(mm)#30-3000;Drilled on:date;Owner;People served:number#0-100000;Photo:image;~Status=Working|Limited|Broken|Closed
- W-031 | kind=Handpump; place=Kisima; latitude=-3.402; longitude=37.301; depth=48; diameter=125; owner=Village committee; people_served=340; status=Working
- W-044 | kind=Monitoring well; place=Factory field; latitude=-3.418; longitude=37.322; depth=30; diameter=100; owner=Water office; people_served=0; status=Working
- W-052 | kind=Spring; place=Lower Kisima; latitude=-3.407; longitude=37.305; depth=2; owner=School; people_served=180; status=Limited
- W-060 | kind=Dug well; place=Mission; latitude=-3.391; longitude=37.290; depth=11; diameter=1200; owner=Mission; people_served=90; status=Closed
record level reading|water level|reading|flow measurement|pump reading: Title!;Well->@well|borehole|water point~W-031|W-044;Measured on:date!;Water level:number(m)#0-500;Flow:number(l/min)#0-100000;Meter reading:number(m³)#0-100000000;Temperature:number(°C)#0-60;Measured by;Notes:long
- Kisima in June | well=W-031; water_level=21.4; flow=16; meter_reading=0; temperature=24; measured_by=Asha Mollel
- Factory field in June | well=W-044; water_level=8.9; flow=0; temperature=23; measured_by=Asha Mollel
- Spring in the dry month | well=W-052; flow=4; meter_reading=0; temperature=19; measured_by=School head; notes=Half of May.
- Mission well after rain | well=W-060; water_level=6.2; flow=0; temperature=22; measured_by=Brother Paul
record water test|water quality test|lab result|sample: Title!;Well->@well|borehole|water point~W-031|W-044;Sampled on:date!;pH:number#3-12;Conductivity:number(µS/cm)#0-60000;Nitrate:number(mg/l)#0-1000;Fluoride:number(mg/l)#0-50;Arsenic:number(µg/l)#0-5000;E. coli:number(per 100 ml)#0-100000;Safe to drink=Yes|After boiling|No;Laboratory
- Kisima yearly test | well=W-031; ph=7.1; conductivity=540; nitrate=12; fluoride=1.1; arsenic=1; safe_to_drink=Yes; laboratory=District lab
- Factory field test | well=W-044; ph=6.6; conductivity=1480; nitrate=88; fluoride=0.6; arsenic=4; safe_to_drink=No; laboratory=District lab
- Spring after the flood | well=W-052; ph=6.9; conductivity=210; nitrate=4; fluoride=0.3; arsenic=0; safe_to_drink=After boiling; laboratory=Field kit
- Mission well closed test | well=W-060; ph=6.3; conductivity=920; nitrate=61; fluoride=0.5; arsenic=22; safe_to_drink=No; laboratory=District lab
work repair|maintenance|pump repair|service visit: Title!;Well->@well|borehole|water point~W-031|W-044;Kind=Pump|Pipe|Cleaning|Chlorination|Concrete|Solar;Due on:date;Mechanic;Parts;Cost:money;Hours:number(h)#0-200;Notes:long
- New seals for Kisima | well=W-031; kind=Pump; mechanic=Juma Okello; parts=Cup seals; cost=18; hours=3
- Clear the filter of W-044 | well=W-044; kind=Cleaning; mechanic=Drill crew; cost=240; hours=6
- New spring box | well=W-052; kind=Concrete; mechanic=Juma Okello; parts=Cement, pipe; cost=160; hours=24
- Shock chlorination Mission | well=W-060; kind=Chlorination; mechanic=Health officer; parts=Chlorine 2 kg; cost=22; hours=5
record drilling log|drilling|drill log|layer log: Title!;Well->@well|borehole~W-031|W-044;Drilled on:date!;From depth:number(m)#0-1500;To depth:number(m)#0-1500;Rock or soil;Water struck:boolean;Yield:number(l/min)#0-100000;Driller;Casing
- W-031 0 to 12 m | well=W-031; from_depth=0; to_depth=12; rock_or_soil=Red clay; yield=0; driller=Rift drilling; casing=PVC 125
- W-031 12 to 48 m | well=W-031; from_depth=12; to_depth=48; rock_or_soil=Fractured basalt; yield=22; driller=Rift drilling; casing=Screen
- W-044 0 to 9 m | well=W-044; from_depth=0; to_depth=9; rock_or_soil=Black cotton soil; yield=0; driller=Plains drill; casing=Steel 150
- W-044 9 to 30 m | well=W-044; from_depth=9; to_depth=30; rock_or_soil=Sand and gravel; yield=85; driller=Plains drill; casing=Screen
request fault report|breakdown report|well request|problem report: Title!;Reporter name;Phone:phone;Well->@well|water point~W-031|W-044;Kind=No water|Dirty water|Broken handle|New well wanted;Seen on:date;Village;Photo:image;Description:long
- Handle comes off | reporter_name=Mama Neema; well=W-031; kind=Broken handle; village=Kisima
- Brown water after rain | reporter_name=School head; kind=Dirty water; village=Lower Kisima
- Spring runs dry at noon | reporter_name=Pupil council; well=W-052; kind=No water; village=Lower Kisima
- Well for the new market | reporter_name=Chairman Ole; kind=New well wanted; village=Moshoni; description=400 people on market days.
record water committee fee|user fee|household fee|contribution: Title!;Household;Well->@well|water point~W-031;Month;Amount:money;Paid on:date!;Collected by;~Status=Paid|Owing
- Household 12 June | household=Household 12; well=W-031; month=June; amount=1.5; collected_by=Asha Mollel; status=Paid
- Household 19 June | household=Household 19; well=W-031; month=June; amount=1.5; status=Owing
- Household 7 July | household=Household 7; well=W-031; month=July; amount=1.5; collected_by=Asha Mollel; status=Paid
- School quarter fee | household=School; well=W-052; month=July; amount=12; collected_by=Asha Mollel; status=Owing

# open garden|garden tour|garden club|garden show|garden visit|horticultural society|flower show
item garden|open garden|show garden: Name!;Owner->@gardener|garden owner|host~Lavinia Poole|Hartmut Sieg;Address;Size:number(m²)#10-1000000;Style=Cottage|Formal|Wild|Kitchen garden|Japanese|Modern;Latitude:number#-90-90;Longitude:number#-180-180;Wheelchair access=Yes|Partly|No;Dogs allowed:boolean;Tea and cake:boolean;Description:long;Photo:image
- Old rectory | owner=Lavinia Poole; address=Church end 1; size=4200; style=Cottage; latitude=51.802; longitude=-1.701; wheelchair_access=Partly; description=Walled garden, old roses, orchard.
- Gravel yard | owner=Hartmut Sieg; address=Works lane 14; size=380; style=Modern; latitude=51.811; longitude=-1.690; wheelchair_access=Yes
- Bee meadow | owner=Inga Torp; address=Down lane 6; size=9000; style=Wild; latitude=51.790; longitude=-1.720; wheelchair_access=No; description=Mown paths through tall grass.
- Courtyard of stones | owner=Ken Mori; address=Mill yard 8; size=150; style=Japanese; latitude=51.815; longitude=-1.695; wheelchair_access=Yes
person gardener|garden owner|host: Name!;Email:email;Phone:phone;Village;Speciality;Opens since:number#1950-2040;Note:long
- Lavinia Poole | village=Church end; speciality=Old roses; opens_since=2004
- Hartmut Sieg | village=Works lane; speciality=Dry planting; opens_since=2021
- Inga Torp | village=Down lane; speciality=Wild flowers; opens_since=2016
- Ken Mori | village=Mill yard; speciality=Moss and maples; opens_since=2012; note=Shoes off on the deck.
event opening|open day|garden opening|visiting day|garden event: Title!;Garden->@garden|open garden|show garden~Old rectory|Gravel yard;Takes place on:date!;Opens at:time;Closes at:time;Entry:money;In aid of;Plant sale:boolean;Visitors expected:number#0-20000;~Visitors counted:number#0-20000;~Status=Planned|Confirmed|Held|Cancelled
- Rose Sunday | garden=Old rectory; entry=6; in_aid_of=Hospice; visitors_expected=300; visitors_counted=342; status=Held
- Evening in the gravel | garden=Gravel yard; entry=5; in_aid_of=Food bank; visitors_expected=60; status=Confirmed
- Meadow by moonlight | garden=Bee meadow; entry=4; in_aid_of=Bat group; visitors_expected=80; visitors_counted=0; status=Planned
- Maple weekend | garden=Courtyard of stones; entry=7; in_aid_of=Lifeboats; visitors_expected=150; visitors_counted=0; status=Cancelled
item plant|garden plant|plant list entry|variety: Name!;Garden->@garden|open garden~Old rectory|Gravel yard;Kind=Rose|Perennial|Tree|Shrub|Bulb|Grass;In flower~June|August to October;Colour;Bed;For sale:boolean;Price:money;Photo:image
- Rosa Tuscany type | garden=Old rectory; kind=Rose; in_flower=June; colour=Dark red; bed=Walled garden; price=18
- Stipa gigantea | garden=Gravel yard; kind=Grass; in_flower=June to August; colour=Gold; bed=Centre; price=12
- Oxeye daisy | garden=Bee meadow; kind=Perennial; in_flower=June; colour=White; bed=Long slope; price=3
- Maple Osakazuki | garden=Courtyard of stones; kind=Tree; in_flower=Autumn leaves; colour=Scarlet; bed=Pond edge; price=55
record show entry|competition entry|exhibit|flower show entry: Title!;Class=Roses|Dahlias|Vegetables|Pot plants|Floral art|Children;Exhibitor;Entered on:date!;Table:number#1-300;Fee:money;Points:number#0-100;Award=None|Third|Second|First|Best in show
- Three stems of one rose | class=Roses; exhibitor=Lavinia Poole; table=4; fee=1; points=92; award=First
- Longest carrot | class=Vegetables; exhibitor=Bert Doyle; table=11; fee=1; points=81; award=Second
- Sunflower face | class=Children; exhibitor=Poppy Doyle; table=30; fee=0; points=88; award=First
- Cactus in a teapot | class=Pot plants; exhibitor=Ken Mori; table=18; fee=1; points=74; award=Third
event club meeting|talk|lecture|excursion: Title!;Takes place on:date!;Starts at:time;Venue;Speaker;Kind=Talk|Workshop|Excursion|Plant swap;Places:number#2-500;Price:money;Description:long
- Pruning roses in March | venue=Village hall; speaker=Lavinia Poole; kind=Workshop; places=20; price=8
- Coach to the spring bulbs | venue=Market square; speaker=Hartmut Sieg; kind=Excursion; places=48; price=29
- Swap table in April | venue=Village hall; speaker=Inga Torp; kind=Plant swap; places=70; price=0
- Moss in dry summers | venue=Library; speaker=Ken Mori; kind=Talk; places=45; price=4
request opening application|garden application|host application: Title!;Garden name!;Owner name;Email:email;Phone:phone;Address;Size:number(m²)#10-1000000;Best month;Photo:image;Description:long
- Courtyard with ferns | garden_name=Fern court; owner_name=Ola Brandt; address=Mill yard 3; size=90; best_month=May
- Allotments open together | garden_name=Brook allotments; owner_name=Site secretary; address=Brook lane; size=8000; best_month=July
- Roof above the bakery | garden_name=Roof of loaves; owner_name=Ana Pires; address=Market 12; size=60; best_month=August
- School wildlife corner | garden_name=Newt pond; owner_name=Head teacher; address=School lane 1; size=500; best_month=June
+ booking: Opening->@opening|open day|garden opening~Rose Sunday|Evening in the gravel;Persons:number#1-60;Coach:boolean;Tea for:number#0-60
+ ticket: Opening->@opening|open day~Rose Sunday|Evening in the gravel;Adults:number#0-60;Children:number#0-60

# rabbit breeder|rabbitry|guinea pig|small animal breeder|ferret|chinchilla|hamster breeder
item animal|rabbit|guinea pig|breeding animal: Tattoo or number!;Name;Species=Rabbit|Guinea pig|Ferret|Chinchilla|Hamster;Breed~Dwarf lop|Abyssinian;Sex=Buck or male|Doe or female|Neutered;Born on:date;Colour;Sire;Dam;Weight:number(kg)#0.02-10;Hutch->@hutch|cage|pen~H3|Run 1;Photo:image;~Status=Breeding|Growing|For sale|Sold|Pet home
- L 4.2.118 | name=Clover; species=Rabbit; breed=Dwarf lop; sex=Doe or female; colour=Siamese; weight=1.8; hutch=H3; status=Breeding
- L 4.1.092 | name=Bramble; species=Rabbit; breed=Dwarf lop; sex=Buck or male; colour=Agouti; weight=1.7; hutch=Run 1; status=Breeding
- M-07 | name=Paprika; species=Guinea pig; breed=Abyssinian; sex=Doe or female; colour=Red; weight=0.95; hutch=Indoor 2; status=Growing
- F-02 | name=Sable; species=Ferret; breed=Standard; sex=Neutered; colour=Polecat; weight=1.3; hutch=Cage 5; status=Pet home
item hutch|cage|pen|run: Name!;Kind=Hutch|Cage|Run|Indoor pen;Length:number(cm)#30-1000;Width:number(cm)#30-600;Animals at most:number#1-40;Bedding=Straw|Shavings|Fleece|Hay;Cleaned on:date;~Status=Free|Occupied|Cleaning
- H3 | kind=Hutch; length=150; width=70; animals_at_most=2; bedding=Straw; status=Occupied
- Run 1 | kind=Run; length=300; width=200; animals_at_most=4; bedding=Hay; status=Occupied
- Indoor 2 | kind=Indoor pen; length=180; width=90; animals_at_most=5; bedding=Fleece; status=Cleaning
- Cage 5 | kind=Cage; length=120; width=60; animals_at_most=2; bedding=Shavings; status=Free
record mating|breeding|pairing: Title!;Doe->@animal|rabbit|guinea pig~L 4.2.118;Buck->@animal|rabbit~L 4.1.092;Mated on:date!;Due on:date;Nest box on:date;Result=Unknown|Pregnant|Missed;Notes
- Clover with Bramble | doe=L 4.2.118; buck=L 4.1.092; result=Pregnant
- Clover first pairing | doe=L 4.2.118; buck=L 4.1.092; result=Missed
- Clover summer pairing | doe=L 4.2.118; buck=L 4.1.092; result=Pregnant; notes=Nest box with extra straw
- Clover autumn pairing | doe=L 4.2.118; buck=L 4.1.092; result=Unknown
record litter|kindling|birth: Title!;Doe->@animal|rabbit~L 4.2.118;Buck->@animal|rabbit~L 4.1.092;Born on:date!;Born alive:number#0-20;Stillborn:number#0-20;Weaned:number#0-20;Weaned on:date;Colours;~Status=In nest|Weaned|All placed
- Clover second litter | doe=L 4.2.118; buck=L 4.1.092; born_alive=6; stillborn=0; weaned=6; colours=4 Siamese, 2 agouti; status=Weaned
- Clover first litter | doe=L 4.2.118; buck=L 4.1.092; born_alive=4; stillborn=1; weaned=4; colours=3 agouti, 1 white; status=All placed
- Clover third litter | doe=L 4.2.118; buck=L 4.1.092; born_alive=7; stillborn=0; weaned=0; status=In nest
- Clover spring litter | doe=L 4.2.118; buck=L 4.1.092; born_alive=5; stillborn=0; weaned=5; colours=5 agouti; status=Weaned
record weighing|growth record|weight log: Title!;Animal->@animal|rabbit|guinea pig~L 4.2.118|L 4.1.092;Weighed on:date!;Weight:number(kg)#0.01-10;Body score:number#1-5;Note
- Clover in April | animal=L 4.2.118; weight=1.8; body_score=3
- Bramble in April | animal=L 4.1.092; weight=1.7; body_score=3
- Paprika week 8 | animal=M-07; weight=0.62; body_score=3
- Sable after winter | animal=F-02; weight=1.3; body_score=4; note=Less fat in the food
record health record|vaccination|treatment|vet visit: Title!;Animal->@animal|rabbit|guinea pig~L 4.2.118|L 4.1.092;Done on:date!;Kind=Vaccination|Teeth|Claws|Parasites|Digestive|Other;Product;Vet or keeper;Cost:money;Next due:date
- RHD vaccination Clover | animal=L 4.2.118; kind=Vaccination; product=RHD 1 and 2; vet_or_keeper=Dr Lohmann; cost=28
- Claws of Bramble | animal=L 4.1.092; kind=Claws; vet_or_keeper=Breeder; cost=0
- Molars of Paprika | animal=M-07; kind=Teeth; vet_or_keeper=Dr Lohmann; cost=45
- Ear mites Sable | animal=F-02; kind=Parasites; product=Spot-on; vet_or_keeper=Dr Lohmann; cost=19
request purchase enquiry|buyer enquiry|reservation request|adoption request: Title!;Name;Email:email;Phone:phone;Litter->@litter|kindling~Clover second litter;Wishes=Male|Female|Pair|Any;Housing=Outdoor hutch|Indoor pen|Free in the house;Other animals;Collect on:date;Message:long
- Friend for a lonely doe | name=Sybille Kern; litter=Clover second litter; wishes=Male; housing=Indoor pen; other_animals=One doe, 2 years
- Pair for the children | name=Osman Tek; litter=Clover second litter; wishes=Pair; housing=Outdoor hutch; other_animals=None
- Two free-roaming agoutis | name=Lotte Frey; litter=Clover spring litter; wishes=Pair; housing=Free in the house; other_animals=Cat
- Doe for a garden hutch | name=Bernd Ulm; litter=Clover third litter; wishes=Female; housing=Outdoor hutch; other_animals=None
+ reservation: Animal->@animal|rabbit~L 4.2.118|L 4.1.092;Deposit:money;Collect on:date

# sustainability|zero waste|climate action|eco challenge|repair café|energy saving|green living
item challenge|eco challenge|action|climate action: Name!;Category=Mobility|Food|Energy|Waste|Water|Shopping;Days:number(days)#1-365;Points:number#1-10000;CO2 saved:number(kg)#0-100000;Difficulty=Easy|Medium|Hard;Steps:long;Tips:long;Photo:image;~Status=Open|Running|Over
- Car-free fortnight | category=Mobility; days=14; points=200; co2_saved=38; difficulty=Hard; steps=Plan three routes by bike and bus.; status=Open
- Plant-based weekdays | category=Food; days=5; points=80; co2_saved=9; difficulty=Easy; status=Running
- Cold wash month | category=Energy; days=30; points=120; co2_saved=6; difficulty=Easy; steps=Every load at 20 or 30 degrees.; status=Open
- Nothing new in Lent | category=Shopping; days=40; points=300; co2_saved=55; difficulty=Medium; status=Over
record logged action|activity|participation|progress entry|completed action: Title!;Person;Challenge->@challenge|eco challenge|action~Car-free fortnight|Plant-based weekdays;Done on:date!;Amount:number#0-100000;Unit=km|kWh|kg|l|Meal|Day;CO2 saved:number(kg)#0-100000;Points:number#0-10000;Proof:image;Note
- Seven km by bike | person=Milan Ost; challenge=Car-free fortnight; amount=7; unit=km; co2_saved=1.3; points=14
- Tuesday dal | person=Rania Holt; challenge=Plant-based weekdays; amount=1; unit=Meal; co2_saved=1.6; points=16
- Four loads at 20 | person=Till Behn; challenge=Cold wash month; amount=4; unit=kWh; co2_saved=1.2; points=12
- Mended boots instead of new | person=Asta Kroll; challenge=Nothing new in Lent; amount=1; unit=Day; co2_saved=10; points=25; note=Cobbler on Market street
record meter reading|consumption|energy reading|usage entry: Title!;Household or building;Kind=Electricity|Gas|Water|Heating oil|Waste;Read on:date!;Reading:number#0-100000000;Unit=kWh|m³|l|kg;Use since last:number#0-1000000;Cost:money;Emissions:number(kg)#0-1000000
- Power in May | household_or_building=Flat 3; kind=Electricity; reading=18442; unit=kWh; use_since_last=164; cost=52; emissions=61
- Water in May | household_or_building=Flat 3; kind=Water; reading=812; unit=m³; use_since_last=7; cost=31; emissions=3
- Gas at the school | household_or_building=Hill school; kind=Gas; reading=90214; unit=m³; use_since_last=640; cost=710; emissions=1290
- Residual bin in May | household_or_building=House 12; kind=Waste; reading=3310; unit=kg; use_since_last=28; cost=9; emissions=14
item team|group|class|department: Name!;Leader;Kind=School|Company|Neighbours|Family|Club;Persons:number#1-10000;Goal:number(kg)#0-10000000;~CO2 saved:number(kg)#0-10000000;~Points:number#0-10000000
- Street Lindenhof | leader=Milan Ost; kind=Neighbours; persons=34; goal=5000; co2_saved=1840; points=9200
- Class 7c | leader=Mrs Holt; kind=School; persons=27; goal=1500; co2_saved=620; points=3100
- Copper Works canteen | leader=Asta Kroll; kind=Company; persons=210; goal=30000; co2_saved=4100; points=15800
- Family Behn | leader=Till Behn; kind=Family; persons=4; goal=800; co2_saved=205; points=1010
item green place|eco shop|refill shop|repair café|place: Name!;Kind=Refill shop|Repair café|Swap shelf|Second hand|Bike workshop;Address;Latitude:number#-90-90;Longitude:number#-180-180;Open hours;Website:url;Description:long;Photo:image
- Loose goods Nord | kind=Refill shop; address=Market 4; latitude=53.081; longitude=8.801; open_hours=9 to 18
- Mend together | kind=Repair café; address=Old school; latitude=53.090; longitude=8.822; open_hours=First Saturday, 14 to 17
- Second spin | kind=Bike workshop; address=Canal 18; latitude=53.071; longitude=8.812; open_hours=Tuesday and Thursday, 16 to 20
- Shelf at the library | kind=Swap shelf; address=Library foyer; latitude=53.078; longitude=8.806; open_hours=10 to 19
event action day|workshop|repair day|swap party: Title!;Takes place on:date!;Starts at:time;Place->@green place|repair café~Loose goods Nord|Mend together;Host;Kind=Repair|Swap|Talk|Cleanup|Workshop;Places:number#2-2000;Price:money;Bring along
- June repair afternoon | place=Mend together; host=Rania Holt; kind=Repair; places=40; price=0; bring_along=One broken thing
- Soap from old oil | place=Loose goods Nord; host=Milan Ost; kind=Workshop; places=12; price=9; bring_along=Two jars
- Winter coat swap | place=Shelf at the library; host=Asta Kroll; kind=Swap; places=80; price=0; bring_along=Clean coats
- How heat pumps work | place=Second spin; host=Till Behn; kind=Talk; places=35; price=0
record repair|repair case|repair record: Title!;Item;Owner name;Brought on:date!;Fault;Repairer;Outcome=Repaired|Part needed|Not repairable;Minutes:number(min)#1-600;Weight:number(kg)#0.01-200;CO2 saved:number(kg)#0-1000
- Toaster that trips | item=Toaster; owner_name=Mrs Behn; fault=Crumbs across the heater; repairer=Milan Ost; outcome=Repaired; minutes=25; weight=1.6; co2_saved=9
- Zip of a rain jacket | item=Jacket; owner_name=Till; fault=Slider broken; repairer=Rania Holt; outcome=Repaired; minutes=40; weight=0.6; co2_saved=12
- Mixer with a burnt motor | item=Hand mixer; owner_name=Olga Rentz; fault=Motor winding burnt; repairer=Till Behn; outcome=Not repairable; minutes=30; weight=1.1; co2_saved=0
- Bike lamp flickers | item=Bike lamp; owner_name=Cem; fault=Loose dynamo contact; repairer=Milan Ost; outcome=Part needed; minutes=15; weight=0.2; co2_saved=1
+ event registration: Action day->@action day|repair day|workshop~June repair afternoon|Soap from old oil;What will you bring
# digital menu|qr menu|ghost kitchen|cloud kitchen|kitchen display|kitchen ticket|kitchen order
item menu item|dish|meal: Name!;Category->@menu category|menu section|category of dishes~Bowls|Sides;Station->@kitchen station|station~Wok|Cold prep;Price:money;Preparation:number(min)#1-120;Allergens~Soy, sesame|Milk;Diet=Meat|Fish|Vegetarian|Vegan;Energy:number(kcal)#0-3000;Photo:image;Description:long;~Status=Available|Sold out|Hidden
- Peanut noodle bowl | category=Bowls; station=Wok; price=12.9; preparation=9; allergens=Peanut, soy, gluten; diet=Vegan; energy=680; status=Available
- Cucumber sesame salad | category=Sides; station=Cold prep; price=4.9; preparation=3; allergens=Sesame, soy; diet=Vegan; energy=120; status=Available
- Glazed aubergine bao | category=Small plates; station=Steamer; price=7.5; preparation=6; allergens=Gluten, sesame; diet=Vegetarian; energy=310; status=Sold out
- Yuzu lemonade | category=Drinks; station=Bar; price=4.5; preparation=2; allergens=None; diet=Vegan; energy=95; status=Hidden
item menu category|menu section|category of dishes: Name!;Position:number#1-60;Brand~Noodle lane|Green spoon;Served from:time;Served until:time;Photo:image;~Visible:boolean
- Bowls | position=1; brand=Noodle lane
- Sides | position=2; brand=Noodle lane
- Small plates | position=3; brand=Green spoon
- Drinks | position=4; brand=Green spoon
item option|modifier|extra|add-on: Name!;Menu item->@menu item|dish~Peanut noodle bowl|Cucumber sesame salad;Kind=Size|Spice|Topping|Removal|Drink;Extra price:money;Required:boolean;Most choices:number#1-20
- Extra tofu | menu_item=Peanut noodle bowl; kind=Topping; extra_price=2; most_choices=2
- No coriander | menu_item=Peanut noodle bowl; kind=Removal; extra_price=0; most_choices=1
- Large lemonade | menu_item=Yuzu lemonade; kind=Size; extra_price=1.5; most_choices=1
- Very hot | menu_item=Peanut noodle bowl; kind=Spice; extra_price=0; most_choices=1
item kitchen station|station|screen: Name!;Cook in charge;Most tickets at once:number#1-100;Target minutes:number(min)#1-120;Printer or screen;~Status=Open|Paused|Closed
- Wok | cook_in_charge=Duc Pham; most_tickets_at_once=8; target_minutes=10; printer_or_screen=Screen 1; status=Open
- Cold prep | cook_in_charge=Zoe Marx; most_tickets_at_once=12; target_minutes=4; printer_or_screen=Screen 2; status=Open
- Steamer | cook_in_charge=Lin Qiao; most_tickets_at_once=6; target_minutes=7; printer_or_screen=Printer B; status=Paused
- Bar | cook_in_charge=Rafa Mendes; most_tickets_at_once=20; target_minutes=3; printer_or_screen=Screen 3; status=Closed
record kitchen ticket|ticket line|order line|order item: Title!;Menu item->@menu item|dish~Peanut noodle bowl|Cucumber sesame salad;Station->@kitchen station|station~Wok|Cold prep;Quantity:number#1-50;Options;Note to the kitchen;Fired at:time;Ready at:time;~State=New|Cooking|Ready|Handed over|Cancelled
- Two noodle bowls, no coriander | menu_item=Peanut noodle bowl; station=Wok; quantity=2; options=No coriander; state=Cooking
- Salad for the bowl order | menu_item=Cucumber sesame salad; station=Cold prep; quantity=1; state=Ready
- Three bao for the terrace | menu_item=Glazed aubergine bao; station=Steamer; quantity=3; state=New
- Lemonade handed to table 7 | menu_item=Yuzu lemonade; station=Bar; quantity=2; options=Large lemonade; state=Handed over
item dining table|table|qr table|seat: Number!;Area=Inside|Terrace|Bar|Pick-up shelf;Seats:number#1-20;QR code:image;~State=Free|Occupied|Bill asked
- 7 | area=Inside; seats=4; state=Occupied
- 12 | area=Terrace; seats=2; state=Free
- 3 | area=Bar; seats=2; state=Bill asked
- S1 | area=Pick-up shelf; seats=1; state=Free
item stock item|ingredient|kitchen stock: Name!;Unit=kg|l|Piece|Pack;Stock:number#0-5000;Reorder level:number#0-1000;Supplier;Unit cost:money;Best before:date;Storage=Cold room|Freezer|Dry store
- Wheat noodles | unit=kg; stock=24; reorder_level=10; supplier=Asia wholesale; unit_cost=2.1; storage=Cold room
- Peanut butter | unit=kg; stock=9; reorder_level=4; supplier=Asia wholesale; unit_cost=4.6; storage=Dry store
- Bao buns frozen | unit=Pack; stock=3; reorder_level=8; supplier=Asia wholesale; unit_cost=5.2; storage=Freezer
- Yuzu juice | unit=l; stock=4; reorder_level=2; supplier=Citrus import; unit_cost=22; storage=Cold room
+ order: Dining table->@dining table|table~7|12;Channel=Table|Counter|Website|Delivery app;Service=Eat in|Pick-up|Delivery;Wanted at:time;Name;Tip:money;Paid by=Card|Cash|Online

# juice bar|smoothie|salad bar|sandwich shop|delicatessen|deli counter|bubble tea
item menu item|drink|juice|smoothie|sandwich: Name!;Kind=Juice|Smoothie|Salad|Sandwich|Bowl|Tea|Deli;Sizes=Small|Medium|Large|One size;Price:money;Energy:number(kcal)#0-2000;Sugar:number(g)#0-200;Allergens;Diet=Meat|Fish|Vegetarian|Vegan;Photo:image;~Status=Available|Sold out|Seasonal
- Green engine | kind=Juice; sizes=Medium; price=5.9; energy=140; sugar=22; allergens=Celery; diet=Vegan; status=Available
- Pastrami on rye | kind=Sandwich; sizes=One size; price=9.8; energy=610; sugar=6; allergens=Gluten, mustard; diet=Meat; status=Available
- Lentil halloumi bowl | kind=Bowl; sizes=Large; price=10.5; energy=640; sugar=9; allergens=Milk; diet=Vegetarian; status=Seasonal
- Berry oat smoothie | kind=Smoothie; sizes=Small; price=4.9; energy=230; sugar=27; allergens=Oats; diet=Vegan; status=Sold out
item ingredient|base|topping|extra: Name!;Kind=Fruit|Vegetable|Base|Protein|Bread|Sauce|Topping;Unit=g|ml|Piece;Stock:number#0-100000;Reorder level:number#0-50000;Extra price:money;Supplier;Best before:date
- Spinach | kind=Vegetable; unit=g; stock=6000; reorder_level=2000; extra_price=0.8; supplier=Market hall
- Oat milk | kind=Base; unit=ml; stock=12000; reorder_level=4000; extra_price=0.5; supplier=Dairy free trade
- Halloumi | kind=Protein; unit=g; stock=3500; reorder_level=1500; extra_price=1.8; supplier=Dairy free trade
- Rye bread | kind=Bread; unit=Piece; stock=36; reorder_level=20; extra_price=0; supplier=Bakery Kern
record recipe line|ingredient line|recipe: Title!;Menu item->@menu item|juice|sandwich~Green engine|Pastrami on rye;Ingredient->@ingredient|base|topping~Spinach|Oat milk;Amount:number#0.1-5000;Unit=g|ml|Piece;Optional:boolean
- Spinach in green engine | menu_item=Green engine; ingredient=Spinach; amount=60; unit=g
- Oat milk on request | menu_item=Green engine; ingredient=Oat milk; amount=100; unit=ml
- Halloumi in the bowl | menu_item=Lentil halloumi bowl; ingredient=Halloumi; amount=90; unit=g
- Rye for the pastrami | menu_item=Pastrami on rye; ingredient=Rye bread; amount=2; unit=Piece
record custom mix|own creation|custom bowl|build your own: Name!;Made by;Base->@ingredient|base~Oat milk|Spinach;Ingredients:long;Size=Small|Medium|Large;Price:money;Made on:date;~Public:boolean
- Lena's morning | made_by=Lena Orth; base=Oat milk; ingredients=Banana, oats, cocoa; size=Medium; price=6.2
- Gym bowl | made_by=Kofi Ansah; base=Spinach; ingredients=Egg, lentils, feta; size=Large; price=9.5
- Late lecture | made_by=Timo Frei; base=Oat milk; ingredients=Coffee, dates, cardamom; size=Small; price=4.8
- Desk salad | made_by=Rita Senn; base=Spinach; ingredients=Halloumi, peach, mint; size=Medium; price=8.9
record loyalty card|stamp card|punch card: Card number!;Holder;Email:email;Stamps:number#0-12;Free items:number#0-100;Issued on:date!;~Status=Active|Full|Expired
- JB-0301 | holder=Lena Orth; stamps=6; free_items=2; status=Active
- JB-0317 | holder=Kofi Ansah; stamps=10; free_items=0; status=Full
- JB-0322 | holder=Timo Frei; stamps=1; free_items=0; status=Active
- JB-0109 | holder=Rita Senn; stamps=3; free_items=6; status=Expired
record daily prep|prep list entry|production record|waste record: Title!;Menu item->@menu item|juice|sandwich~Green engine|Pastrami on rye;Prepared on:date!;Prepared:number#0-2000;Sold:number#0-2000;Thrown away:number#0-500;Prepared by
- Green engine Monday | menu_item=Green engine; prepared=40; sold=37; thrown_away=3; prepared_by=Noemi
- Pastrami Monday | menu_item=Pastrami on rye; prepared=30; sold=30; thrown_away=0; prepared_by=Abdel
- Bowls Tuesday | menu_item=Lentil halloumi bowl; prepared=25; sold=19; thrown_away=6; prepared_by=Abdel
- Smoothies Tuesday | menu_item=Berry oat smoothie; prepared=50; sold=50; thrown_away=0; prepared_by=Noemi
item shop|branch|kiosk|counter: Name!;Address;Phone:phone;Opens at:time;Closes at:time;Latitude:number#-90-90;Longitude:number#-180-180;Manager
- Station kiosk | address=Platform 1; latitude=47.551; longitude=7.591; manager=Noemi Rey
- University branch | address=Library hall; latitude=47.561; longitude=7.581; manager=Abdel Karim
- Clinic foyer | address=Hospital, ground floor; latitude=47.570; longitude=7.601; manager=Rita Senn
- Riverside cart | address=Rhine steps; latitude=47.559; longitude=7.594; manager=Timo Frei
+ order: Menu item->@menu item|juice|sandwich~Green engine|Pastrami on rye;Size=Small|Medium|Large|One size;Extras;Shop->@shop|branch|kiosk~Station kiosk|University branch;Collect at:time;Name on the cup

# spice shop|spice blend|herb farm|medicinal herb|saffron|lavender farm|dried herb
item spice|herb|spice blend|herb product: Name!;Botanical name;Kind=Whole|Ground|Blend|Dried herb|Tea|Oil|Salt;Origin;Heat=None|Mild|Hot|Very hot;Aroma;Pack size:number(g)#1-5000;Price:money;Shelf life:number(months)#1-60;Use:long;Allergens;Photo:image;~Status=On sale|Sold out|New crop soon
- Black Kampot pepper | botanical_name=Piper nigrum; kind=Whole; origin=Cambodia; heat=Hot; aroma=Eucalyptus, citrus; pack_size=50; price=7.9; shelf_life=36; status=On sale
- Garden thyme dried | botanical_name=Thymus vulgaris; kind=Dried herb; origin=Own field; heat=None; aroma=Warm, resinous; pack_size=25; price=4.2; shelf_life=18; status=On sale
- Harvest curry mild | botanical_name=Blend of nine; kind=Blend; origin=House blend; heat=Mild; aroma=Fenugreek, turmeric; pack_size=70; price=6.2; shelf_life=24; allergens=Mustard; status=Sold out
- Smoked sea flakes | botanical_name=None; kind=Salt; origin=Cornwall; heat=None; aroma=Oak smoke; pack_size=125; price=8.4; shelf_life=60; status=New crop soon
record lot|spice lot|harvest lot|batch: Lot!;Spice->@spice|herb|spice blend~Black Kampot pepper|Garden thyme dried;Producer->@producer|grower|farm~Kep growers|Own herb field;Harvested on:date;Received on:date!;Weight:number(kg)#0.01-20000;~Stock:number(kg)#0-20000;Essential oil:number(%)#0-20;Moisture:number(%)#2-20;Price per kilo:money;Best before:date
- KP-25-02 | spice=Black Kampot pepper; producer=Kep growers; weight=60; stock=41; essential_oil=3.6; moisture=11; price_per_kilo=24
- TH-25-01 | spice=Garden thyme dried; producer=Own herb field; weight=18; stock=12.5; essential_oil=2.1; moisture=9; price_per_kilo=30
- CU-25-11 | spice=Harvest curry mild; producer=Malabar union; weight=40; stock=0; essential_oil=2.8; moisture=8; price_per_kilo=19
- SS-25-03 | spice=Smoked sea flakes; producer=Tide pan works; weight=120; stock=96; moisture=3; price_per_kilo=14
item producer|grower|farm: Name!;Country;Village;Contact person;Email:email;Area:number(ha)#0.01-500;Organic:boolean;Story:long
- Kep growers | country=Cambodia; village=Kampot; contact_person=Sok Dara; area=22
- Own herb field | country=France; village=Mane; contact_person=Odette Roux; area=1.4
- Malabar union | country=India; village=Wayanad; contact_person=Leela Nair; area=310
- Tide pan works | country=England; village=Porthmor; contact_person=Jory Penhale; area=0.5
item field|herb bed|plot|bed: Name!;Crop~Thyme|Lavender;Area:number(m²)#1-500000;Planted in:number#2000-2040;Irrigation=Drip|None|Sprinkler;Harvest month;~Status=Growing|Harvest|Resting
- Thyme terrace | crop=Thyme; area=1800; planted_in=2022; irrigation=Drip; harvest_month=June; status=Growing
- Lavender slope | crop=Lavender; area=6500; planted_in=2019; irrigation=None; harvest_month=July; status=Growing
- Sage corner | crop=Sage; area=400; planted_in=2021; irrigation=Sprinkler; harvest_month=August; status=Resting
- Saffron rows | crop=Saffron; area=250; planted_in=2023; irrigation=None; harvest_month=October; status=Harvest
record drying batch|distillation|processing batch|drying: Batch!;Lot->@lot|spice lot|harvest lot~KP-25-02|TH-25-01;Processed on:date!;Kind=Drying|Rubbing|Grinding|Distillation|Blending;Fresh weight:number(kg)#0.1-20000;Dry weight:number(kg)#0.01-20000;Temperature:number(°C)#15-120;Hours:number(h)#0.5-300;Done by
- Thyme drying June | lot=TH-25-01; kind=Drying; fresh_weight=72; dry_weight=18; temperature=38; hours=40; done_by=Odette Roux
- Pepper grinding 3 | lot=KP-25-02; kind=Grinding; fresh_weight=5; dry_weight=4.9; temperature=24; hours=2; done_by=Bruno Lam
- Curry blend 11 | lot=CU-25-11; kind=Blending; fresh_weight=20; dry_weight=20; temperature=20; hours=3; done_by=Bruno Lam
- Thyme oil run | lot=TH-25-01; kind=Distillation; fresh_weight=5; dry_weight=0.1; temperature=100; hours=2.5; done_by=Odette Roux
item recipe|blend recipe|spice recipe|blend: Name!;Spice->@spice|herb|spice blend~Black Kampot pepper|Garden thyme dried;Share:percent;Other ingredients:long;Goes with;Grind=Coarse|Medium|Fine;Method:long
- Four pepper mill | spice=Black Kampot pepper; share=55; other_ingredients=White, green and long pepper; goes_with=Steak, strawberries; grind=Coarse
- Shepherd's herbs | spice=Garden thyme dried; share=40; other_ingredients=Savory, rosemary, oregano; goes_with=Lamb, beans; grind=Medium
- Lentil pot curry | spice=Harvest curry mild; share=100; other_ingredients=None; goes_with=Lentils, cauliflower; grind=Fine
- Campfire rub | spice=Smoked sea flakes; share=30; other_ingredients=Paprika, brown sugar, garlic; goes_with=Ribs; grind=Coarse
record quality test|lab test|lab result: Title!;Lot->@lot|spice lot~KP-25-02|TH-25-01;Tested on:date!;Test=Pesticides|Aflatoxin|Salmonella|Oil content|Purity;Value:number#0-100000;Result=Passed|Failed;Laboratory;Report:file
- Aflatoxin of KP-25-02 | lot=KP-25-02; test=Aflatoxin; value=0.4; result=Passed; laboratory=Spice lab
- Oil in thyme | lot=TH-25-01; test=Oil content; value=2.1; result=Passed; laboratory=Aroma institute
- Salmonella in curry 11 | lot=CU-25-11; test=Salmonella; value=0; result=Passed; laboratory=Spice lab
- Purity of the flakes | lot=SS-25-03; test=Purity; value=94; result=Failed; laboratory=Sea lab West
+ order: Spice->@spice|herb|spice blend~Black Kampot pepper|Garden thyme dried;Packs:number#1-1000;Grind=Whole|Coarse|Fine;Gift box:boolean

# gemstone|lapidary|meteorite|crystal shop|rockhound|mineral collector|gem cutter
item specimen|mineral|gemstone|stone|crystal: Inventory number!;Mineral->@mineral species|species|variety~Amethyst|Pallasite;Locality;Weight:number(ct)#0.01-10000000;Length:number(mm)#1-5000;Colour;Cut=Rough|Cabochon|Faceted|Slice|Carved;Treatment=None|Heated|Irradiated|Oiled;Hardness:number(Mohs)#1-10;Price:money;Showcase->@showcase|drawer|tray~Window 1|Tray 14;Photo:image;~Status=In stock|Reserved|Sold|Collection
- AM-0231 | mineral=Amethyst; locality=Artigas, Uruguay; weight=1240; length=92; colour=Deep violet; cut=Rough; treatment=None; hardness=7; price=68; showcase=Window 1; status=In stock
- PA-0012 | mineral=Pallasite; locality=Atacama; weight=310; length=74; colour=Silver and olive; cut=Slice; treatment=None; hardness=6; price=890; showcase=Tray 14; status=Reserved
- OP-0105 | mineral=Boulder opal; locality=Queensland; weight=18.4; length=22; colour=Blue green; cut=Cabochon; treatment=None; hardness=6; price=240; showcase=Wall case 3; status=Sold
- EM-0044 | mineral=Emerald; locality=Muzo; weight=1.2; length=7; colour=Green; cut=Faceted; treatment=Oiled; hardness=7.5; price=1350; showcase=Safe drawer 2; status=Collection
item mineral species|species|variety: Name!;Formula;Crystal system=Cubic|Hexagonal|Trigonal|Tetragonal|Orthorhombic|Monoclinic|Amorphous|Mixed;Hardness:number(Mohs)#1-10;Density:number(g/cm³)#0.9-23;Lustre;Refractive index:number#1-4;Description:long;Photo:image
- Amethyst | formula=SiO2; crystal_system=Trigonal; hardness=7; density=2.65; lustre=Glassy; refractive_index=1.55
- Pallasite | formula=Fe-Ni with olivine; crystal_system=Mixed; hardness=6; density=4.8; lustre=Metallic
- Boulder opal | formula=SiO2 with water; crystal_system=Amorphous; hardness=6; density=2.1; lustre=Waxy; refractive_index=1.45
- Emerald | formula=Be3Al2Si6O18; crystal_system=Hexagonal; hardness=7.5; density=2.72; lustre=Glassy; refractive_index=1.58
item showcase|drawer|tray: Name!;Room;Places:number#1-1000;Lit:boolean;Insured for:money;Locked:boolean
- Window 1 | room=Shop front; places=40; insured_for=5000
- Tray 14 | room=Safe; places=24; insured_for=30000
- Wall case 3 | room=Workshop; places=15; insured_for=8000
- Safe drawer 2 | room=Safe; places=50; insured_for=60000
record acquisition|purchase|find|acquisition record: Title!;Specimen->@specimen|mineral|gemstone~AM-0231|PA-0012;Acquired on:date!;Kind=Bought|Found|Swapped|Gift|Auction;From whom;Price paid:money;Field note:long;Invoice:file
- Amethyst from the fair | specimen=AM-0231; kind=Bought; from_whom=Uruguay geodes; price_paid=31
- Slice at auction | specimen=PA-0012; kind=Auction; from_whom=Lot 88; price_paid=610
- Opal against a geode | specimen=OP-0105; kind=Swapped; from_whom=Club friend Ida; price_paid=0
- Emerald from the estate | specimen=EM-0044; kind=Gift; from_whom=Aunt Sofia; price_paid=0; field_note=Bought in Bogota in 1974.
record identification test|test|analysis|appraisal: Title!;Specimen->@specimen|mineral|gemstone~AM-0231|PA-0012;Tested on:date!;Method=Hardness|Streak|Refractometer|Density|UV light|Acid|Laboratory;Result;Appraised value:money;Tester;Certificate:file
- Nickel test of the slice | specimen=PA-0012; method=Laboratory; result=Nickel 11 percent; appraised_value=900; tester=Meteorite lab
- Refraction of AM-0231 | specimen=AM-0231; method=Refractometer; result=1.544 to 1.553; appraised_value=70; tester=Gitte Holm
- Emerald under UV | specimen=EM-0044; method=UV light; result=Oil glows yellow; appraised_value=1400; tester=Gem lab East
- Opal density | specimen=OP-0105; method=Density; result=2.12; appraised_value=250; tester=Lars Krog
work cutting job|polishing job|lapidary job|workshop job: Title!;Specimen->@specimen|gemstone|stone~AM-0231|PA-0012;Kind=Sawing|Cabochon|Faceting|Polishing|Setting;Due on:date;Cutter;Rough weight:number(ct)#0.1-1000000;Finished weight:number(ct)#0.01-1000000;Price:money;Notes:long
- Two cabochons from AM-0231 | specimen=AM-0231; kind=Cabochon; cutter=Gitte Holm; rough_weight=120; finished_weight=44; price=60
- Etch and seal the slice | specimen=PA-0012; kind=Polishing; cutter=Lars Krog; rough_weight=310; finished_weight=306; price=75
- Set the emerald in gold | specimen=EM-0044; kind=Setting; cutter=Gitte Holm; rough_weight=1.2; finished_weight=1.2; price=320
- Trim the opal back | specimen=OP-0105; kind=Sawing; cutter=Lars Krog; rough_weight=31; finished_weight=18.4; price=45
event mineral fair|excursion|collecting trip|workshop: Title!;Takes place on:date!;Starts at:time;Place;Kind=Fair|Collecting trip|Workshop|Talk;Leader;Places:number#2-5000;Price:money;What to bring
- Quarry collecting day | place=Basalt quarry Hoch; kind=Collecting trip; leader=Lars Krog; places=20; price=12; what_to_bring=Helmet, hammer
- Spring mineral fair | place=Town hall; kind=Fair; leader=Gitte Holm; places=900; price=5
- First cabochon evening | place=Workshop; kind=Workshop; leader=Gitte Holm; places=6; price=55; what_to_bring=Apron
- Opals under the lens | place=Club room; kind=Talk; leader=Ida Sten; places=50; price=0
+ order: Specimen->@specimen|mineral|gemstone~AM-0231|PA-0012;Setting=None|Ring|Pendant|Stand;Insured shipping:boolean

# pet cemetery|pet cremation|pet funeral|pet memorial|animal cemetery|pet loss
record deceased pet|pet|memorial|pet memorial|animal: Name!;Species=Dog|Cat|Rabbit|Bird|Horse|Other;Breed;Weight:number(kg)#0.01-900;Born on:date;Died on:date!;Owner->@owner|pet owner|client~Renate Voll|Idris Kane;Text of remembrance:long;Photo:image;Candles lit:number#0-100000;~Public:boolean
- Asko | species=Dog; breed=Shepherd; weight=34; owner=Renate Voll; text_of_remembrance=Thirteen years at my side.; candles_lit=41
- Mimi | species=Cat; breed=European shorthair; weight=3.9; owner=Idris Kane; text_of_remembrance=Queen of the windowsill.; candles_lit=17
- Sternchen | species=Horse; breed=Shetland; weight=180; owner=Family Rode; text_of_remembrance=Carried all three of us.; candles_lit=29
- Hoppel | species=Rabbit; breed=Dwarf; weight=1.4; owner=Lena Must; text_of_remembrance=Softest ears.; candles_lit=8
person owner|pet owner|client: Name!;Email:email;Phone:phone;Address;Preferred contact=Phone|Email|Post;Vet;Note:long
- Renate Voll | address=Elm end 4; preferred_contact=Phone; vet=Dr Kolb
- Idris Kane | address=Quay 30; preferred_contact=Email; vet=Clinic Port
- Family Rode | address=Meadow farm 3; preferred_contact=Phone; vet=Dr Hahn
- Lena Must | address=Tower 9; preferred_contact=Post; vet=Dr Kolb
record cremation|case|cremation order|funeral order|funeral: Case number!;Pet->@deceased pet|pet|animal~Asko|Mimi;Kind=Single cremation|Group cremation|Burial|Tree burial;Collected on:date;Collected from=Home|Vet|Brought in;Carried out on:date;Urn->@urn|urn model|memorial product~Oak heart|Blue clay;Ashes=Returned|Scattered|Buried here;Price:money;~Status=Registered|Collected|Cremated|Handed over
- K-25-088 | pet=Asko; kind=Single cremation; collected_from=Vet; urn=Oak heart; ashes=Returned; price=290; status=Handed over
- K-25-091 | pet=Mimi; kind=Single cremation; collected_from=Home; urn=Blue clay; ashes=Returned; price=190; status=Collected
- K-25-094 | pet=Hoppel; kind=Tree burial; collected_from=Brought in; urn=River stone; ashes=Buried here; price=150; status=Registered
- K-25-097 | pet=Sternchen; kind=Group cremation; collected_from=Home; urn=Glass drop; ashes=Scattered; price=620; status=Cremated
item urn|urn model|memorial product|keepsake: Name!;Kind=Urn|Pendant|Grave stone|Paw print|Candle;Material=Wood|Clay|Metal|Stone|Glass;Volume:number(l)#0-10;Up to pet weight:number(kg)#0-100;Price:money;Stock:number#0-1000;Engraving possible:boolean;Photo:image
- Oak heart | kind=Urn; material=Wood; volume=1.6; up_to_pet_weight=40; price=95; stock=7
- Blue clay | kind=Urn; material=Clay; volume=0.5; up_to_pet_weight=10; price=49; stock=12
- River stone | kind=Grave stone; material=Stone; volume=0; up_to_pet_weight=100; price=120; stock=3
- Glass drop | kind=Pendant; material=Glass; volume=0; up_to_pet_weight=100; price=78; stock=15
item grave|grave plot|plot|burial plot: Plot number!;Section=Meadow|Wood|Urn wall|Pond;Length:number(cm)#20-300;Kind=Single|Family|Tree|Urn;Yearly fee:money;Leased by->@owner|pet owner~Renate Voll|Idris Kane;Leased until:date;~Status=Free|Reserved|Occupied|Expired
- M-14 | section=Meadow; length=100; kind=Single; yearly_fee=60; leased_by=Renate Voll; status=Reserved
- U-03 | section=Urn wall; length=30; kind=Urn; yearly_fee=35; leased_by=Idris Kane; status=Occupied
- W-22 | section=Wood; length=60; kind=Tree; yearly_fee=45; leased_by=Lena Must; status=Occupied
- P-01 | section=Pond; length=200; kind=Family; yearly_fee=110; leased_by=Family Rode; status=Free
record condolence|candle|guestbook entry|memory: Title!;Memorial->@deceased pet|memorial|pet~Asko|Mimi;Written by;Written on:date!;Candle:boolean;Photo:image;Text:long;~Shown=Waiting|Shown|Hidden
- From the dog school | memorial=Asko; written_by=Dog school Heath; text=The best teacher of all puppies.; shown=Shown
- From next door | memorial=Mimi; written_by=Family Oh; text=We miss her on our wall.; shown=Shown
- The riding children | memorial=Sternchen; written_by=Stable Meadow farm; text=Thank you for the first canter.; shown=Waiting
- From the children next door | memorial=Hoppel; written_by=Mila and Jon; text=We will always save you a carrot.; shown=Hidden
work pick-up|collection tour|collection|transfer: Title!;Case->@cremation|case~K-25-088|K-25-091;Due on:date;Time:time;Address;Driver name;Distance:number(km)#0-500;Notes:long
- Collect Mimi at home | case=K-25-091; address=Quay 30; driver_name=Levi Brand; distance=12; notes=Please ring softly.
- Collect Asko from Dr Kolb | case=K-25-088; address=Clinic Elm; driver_name=Levi Brand; distance=8
- Horse trailer to Meadow farm | case=K-25-097; address=Meadow farm 3; driver_name=Ute Sand; distance=38; notes=Two helpers needed.
- Hoppel handed in at the gate | case=K-25-094; address=Cemetery gate; driver_name=Ute Sand; distance=0
+ appointment: Pet->@deceased pet|pet~Asko|Mimi;Kind=Farewell|Consultation|Hand-over;Persons:number#1-20
+ order: Urn->@urn|urn model|memorial product~Oak heart|Blue clay;Engraving;Pet->@deceased pet|pet~Asko|Mimi

# rice farm|potato farm|paddy field|potato grower|sugar cane|maize farm|onion grower
item field|paddy|plot|parcel: Name!;Area:number(ha)#0.01-2000;Soil=Clay|Loam|Sand|Silt|Peat;Crop->@crop variety|variety|crop~Agria potato|Jasmine rice;Water source=Canal|Rain|Well|River;Latitude:number#-90-90;Longitude:number#-180-180;Farmer;Leased:boolean;~Status=Prepared|Planted|Growing|Harvested|Fallow
- Sand field 4 | area=9.5; soil=Sand; crop=Agria potato; water_source=Well; latitude=52.701; longitude=7.301; farmer=Gerrit Bos; status=Growing
- Lower paddy | area=1.2; soil=Clay; crop=Jasmine rice; water_source=Canal; latitude=15.201; longitude=104.801; farmer=Niran Chai; status=Planted
- River corn | area=14; soil=Silt; crop=Pioneer maize; water_source=River; latitude=44.902; longitude=10.201; farmer=Carla Bassi; status=Harvested
- Dry terrace | area=0.7; soil=Loam; crop=Red creole onion; water_source=Rain; latitude=14.601; longitude=-16.502; farmer=Modou Fall; status=Fallow
item crop variety|variety|crop|seed: Name!;Crop=Potato|Rice|Maize|Onion|Sugar cane|Cassava;Growing days:number(days)#50-540;Seed rate:number(kg/ha)#5-10000;Usual yield:number(t/ha)#0.5-150;Use=Fresh|Chips|Starch|Seed|Export;Resistant to;Price per kilo:money
- Agria potato | crop=Potato; growing_days=130; seed_rate=2500; usual_yield=48; use=Chips; resistant_to=Nematodes; price_per_kilo=0.24
- Jasmine rice | crop=Rice; growing_days=120; seed_rate=60; usual_yield=3.2; use=Export; price_per_kilo=0.55
- Pioneer maize | crop=Maize; growing_days=140; seed_rate=25; usual_yield=11; use=Starch; resistant_to=Leaf blight; price_per_kilo=0.2
- Red creole onion | crop=Onion; growing_days=110; seed_rate=6; usual_yield=24; use=Fresh; price_per_kilo=0.38
record planting|transplanting|sowing: Title!;Field->@field|paddy|plot~Sand field 4|Lower paddy;Variety->@crop variety|variety~Agria potato|Jasmine rice;Planted on:date!;Seed used:number(kg)#1-100000;Row spacing:number(cm)#5-150;Plant spacing:number(cm)#2-100;Method=Machine|By hand|Broadcast|Transplanted;Done by
- Agria on sand 4 | field=Sand field 4; variety=Agria potato; seed_used=23700; row_spacing=75; plant_spacing=33; method=Machine; done_by=Gerrit Bos
- Seedlings in the lower paddy | field=Lower paddy; variety=Jasmine rice; seed_used=70; row_spacing=25; plant_spacing=20; method=Transplanted; done_by=Village team
- Maize by the river | field=River corn; variety=Pioneer maize; seed_used=350; row_spacing=75; plant_spacing=17; method=Machine; done_by=Carla Bassi
- Onions on the terrace | field=Dry terrace; variety=Red creole onion; seed_used=4; row_spacing=15; plant_spacing=8; method=By hand; done_by=Modou Fall
record field check|crop check|scouting|field observation: Title!;Field->@field|paddy|plot~Sand field 4|Lower paddy;Checked on:date!;Growth stage;Problem=None|Late blight|Colorado beetle|Stem borer|Weeds|Drought;Severity=Low|Medium|High;Water depth:number(cm)#0-60;Photo:image;Advice:long;Checked by
- Blight spots in the wet corner | field=Sand field 4; growth_stage=Canopy closed; problem=Late blight; severity=Medium; advice=Spray today, check again in five days.; checked_by=Adviser Mies
- Paddy at tillering | field=Lower paddy; growth_stage=Tillering; problem=None; severity=Low; water_depth=6; checked_by=Niran Chai
- Leaves rolling at noon | field=River corn; growth_stage=Tasselling; problem=Drought; severity=High; advice=Irrigate 30 mm this week.; checked_by=Adviser Rossi
- Terrace weedy | field=Dry terrace; growth_stage=Three leaves; problem=Weeds; severity=Low; checked_by=Modou Fall
record treatment|spraying|fertilising|input application: Title!;Field->@field|paddy|plot~Sand field 4|Lower paddy;Applied on:date!;Kind=Fungicide|Herbicide|Insecticide|Fertiliser|Irrigation;Product;Dose:number(kg/ha)#0-5000;Waiting days:number#0-120;Cost:money;Done by
- Blight spray 3 | field=Sand field 4; kind=Fungicide; product=Cymoxanil mix; dose=2.5; waiting_days=7; cost=410; done_by=Gerrit Bos
- First urea | field=Lower paddy; kind=Fertiliser; product=Urea; dose=60; waiting_days=0; cost=38; done_by=Niran Chai
- Water for the maize | field=River corn; kind=Irrigation; product=River water; dose=0; waiting_days=0; cost=260; done_by=Carla Bassi
- Weed killer in onions | field=Dry terrace; kind=Herbicide; product=Pendimethalin; dose=1.5; waiting_days=60; cost=22; done_by=Modou Fall
record harvest|yield record|lifting|crop harvest: Title!;Field->@field|paddy|plot~Sand field 4|Lower paddy;Harvested on:date!;Weight:number(t)#0.01-50000;Moisture or starch:number(%)#0-80;Size grade=Small|Medium|Large|Mixed;Tare:percent;Store->@store|storage box|warehouse|silo~Box 6|Rice barn;Workers:number#1-500
- Sand 4 lifted | field=Sand field 4; weight=446; moisture_or_starch=15; size_grade=Large; tare=4; store=Box 6; workers=5
- Lower paddy cut | field=Lower paddy; weight=3.7; moisture_or_starch=22; size_grade=Mixed; tare=1; store=Rice barn; workers=9
- River maize combined | field=River corn; weight=149; moisture_or_starch=24; size_grade=Mixed; tare=2; store=Silo North; workers=3
- Terrace onions pulled | field=Dry terrace; weight=15; moisture_or_starch=80; size_grade=Small; tare=6; store=Onion shed; workers=14
item store|storage box|warehouse|silo: Name!;Capacity:number(t)#0.1-50000;~Filled:number(t)#0-50000;Temperature:number(°C)#-2-45;Humidity:number(%)#5-100;Ventilation=Natural|Fan|Cooling;Last checked on:date
- Box 6 | capacity=500; filled=446; temperature=7; humidity=94; ventilation=Cooling
- Rice barn | capacity=20; filled=11.2; temperature=29; humidity=60; ventilation=Natural
- Silo North | capacity=300; filled=149; temperature=16; humidity=62; ventilation=Fan
- Onion shed | capacity=25; filled=9; temperature=31; humidity=48; ventilation=Natural
record sale|delivery|delivery note|sales lot: Docket!;Store->@store|storage box|warehouse~Box 6|Rice barn;Buyer;Delivered on:date!;Weight:number(t)#0.01-5000;Price per tonne:money;Deduction:percent;Total:money;~Status=Loaded|Delivered|Paid
- PD-1180 | store=Box 6; buyer=Chips works West; weight=28; price_per_tonne=240; deduction=4; total=6451.2; status=Delivered
- PD-1181 | store=Rice barn; buyer=Rice mill Ubon; weight=3; price_per_tonne=550; deduction=1; total=1633.5; status=Paid
- PD-1182 | store=Silo North; buyer=Starch plant Po; weight=60; price_per_tonne=200; deduction=2; total=11760; status=Loaded
- PD-1183 | store=Onion shed; buyer=Dakar market; weight=6; price_per_tonne=380; deduction=5; total=2166; status=Paid
# farm management|livestock|smallholding|homestead|mixed farm|farm animal|family farm|farmhand
item animal|livestock|farm animal: Tag or name!;Species=Cattle|Sheep|Goat|Pig|Chicken|Horse|Other;Breed~Angus|Suffolk;Sex=Male|Female|Castrated;Born on:date;Mother;Father;Weight:number(kg)#0.05-1300;Location->@field|pasture|pen|barn~Top pasture|Hen yard;Bought for:money;Photo:image;~Status=Healthy|Sick|Pregnant|Sold|Dead
- Cow 12 | species=Cattle; breed=Angus; sex=Female; mother=Cow 4; weight=590; location=Top pasture; status=Pregnant
- Ewe 7 | species=Sheep; breed=Suffolk; sex=Female; weight=74; location=Top pasture; status=Healthy
- Billy | species=Goat; breed=Boer; sex=Castrated; weight=66; location=Old orchard; status=Sick
- Saddle sow | species=Pig; breed=Saddleback; sex=Female; weight=210; location=Long barn; status=Sold
item field|pasture|pen|barn|plot: Name!;Kind=Arable|Pasture|Orchard|Pen|Barn|Garden;Area:number(ha)#0.001-5000;Soil=Clay|Loam|Sand|Peat;Crop->@crop|crop type~Fodder maize|Potatoes;Owner or lease=Owned|Leased;Latitude:number#-90-90;Longitude:number#-180-180;~Status=In use|Resting|Prepared
- Top pasture | kind=Pasture; area=6.4; soil=Loam; owner_or_lease=Owned; latitude=52.101; longitude=-3.402; status=In use
- Hen yard | kind=Pen; area=0.05; soil=Loam; owner_or_lease=Owned; latitude=52.100; longitude=-3.400; status=In use
- Old orchard | kind=Orchard; area=0.9; soil=Clay; owner_or_lease=Leased; latitude=52.102; longitude=-3.398; status=Resting
- Long barn | kind=Barn; area=0.06; owner_or_lease=Owned; latitude=52.099; longitude=-3.401; status=Prepared
item crop|crop type: Name!;Kind=Cereal|Root|Vegetable|Fodder|Fruit|Grass;Sow in;Harvest in;Seed rate:number(kg/ha)#0-5000;Expected yield:number(t/ha)#0-150;Price per tonne:money;Note:long
- Fodder maize | kind=Fodder; sow_in=May; harvest_in=September; seed_rate=28; expected_yield=42; price_per_tonne=38
- Potatoes | kind=Root; sow_in=April; harvest_in=September; seed_rate=2400; expected_yield=35; price_per_tonne=220
- Cider apples | kind=Fruit; sow_in=Winter planting; harvest_in=October; seed_rate=0; expected_yield=12; price_per_tonne=150
- Spring oats | kind=Cereal; sow_in=March; harvest_in=August; seed_rate=160; expected_yield=5; price_per_tonne=180
record health record|treatment|vaccination|vet visit|weighing: Title!;Animal->@animal|livestock|farm animal~Cow 12|Ewe 7;Done on:date!;Kind=Vaccination|Treatment|Weighing|Birth|Check;Product;Weight:number(kg)#0.05-1300;Cost:money;Done by;Withdrawal until:date;Next due:date
- Booster for Cow 12 | animal=Cow 12; kind=Vaccination; product=Seven-way vaccine; weight=590; cost=6.5; done_by=Dr Pugh
- Foot bath Ewe 7 | animal=Ewe 7; kind=Treatment; product=Zinc bath; weight=74; cost=1.2; done_by=Gwen Rees
- Billy's swollen knee | animal=Billy; kind=Check; weight=66; cost=45; done_by=Dr Pugh
- Sow weighed before sale | animal=Saddle sow; kind=Weighing; weight=210; cost=0; done_by=Huw Rees
record harvest|yield|production record|daily production: Title!;Crop->@crop|crop type~Fodder maize|Potatoes;Product=Milk|Eggs|Grain|Vegetables|Hay|Wool|Meat;Field or group->@field|pasture|pen~Top pasture|Hen yard;Recorded on:date!;Amount:number#0-1000000;Unit=kg|l|Piece|t|Bale;Quality=First|Second|Waste;Recorded by;Stored in
- Eggs on Monday | product=Eggs; field_or_group=Hen yard; amount=84; unit=Piece; quality=First; recorded_by=Huw Rees; stored_in=Larder
- First cut hay | product=Hay; field_or_group=Top pasture; amount=310; unit=Bale; quality=First; recorded_by=Gwen Rees; stored_in=Dutch barn
- Fleeces in June | product=Wool; field_or_group=Top pasture; amount=62; unit=kg; quality=Second; recorded_by=Gwen Rees; stored_in=Wool sack
- Lambs to the butcher | product=Meat; field_or_group=Long barn; amount=84; unit=kg; quality=First; recorded_by=Huw Rees; stored_in=Freezer
item farm supply|feed|stock item|inventory item|supply: Name!;Kind=Feed|Seed|Fertiliser|Medicine|Fuel|Tools;Quantity:number#0-1000000;Unit=kg|l|Bag|Piece|t;Reorder level:number#0-100000;Unit cost:money;Supplier;Expires on:date;Stored in
- Layer pellets | kind=Feed; quantity=14; unit=Bag; reorder_level=5; unit_cost=11.5; supplier=Border feeds; stored_in=Feed room
- Red diesel | kind=Fuel; quantity=620; unit=l; reorder_level=200; unit_cost=0.85; supplier=Hill fuels; stored_in=Tank
- Zinc sulphate | kind=Medicine; quantity=2; unit=Bag; reorder_level=1; unit_cost=38; supplier=Vet supplies; stored_in=Medicine cupboard
- Oat seed | kind=Seed; quantity=0; unit=kg; reorder_level=150; unit_cost=0.7; supplier=Border feeds; stored_in=Seed bin
work farm task|chore|task|work order: Title!;Field->@field|pasture|pen~Top pasture|Hen yard;Animal->@animal|livestock~Cow 12|Ewe 7;Kind=Feeding|Fencing|Field work|Repair|Health;Due on:date;Assigned to~Gwen Rees|Huw Rees;Priority=Low|Normal|High;Notes:long
- Mend the hen yard fence | field=Hen yard; kind=Fencing; assigned_to=Huw Rees; priority=High
- Check Cow 12 for calving | field=Top pasture; animal=Cow 12; kind=Health; assigned_to=Gwen Rees; priority=High
- Prune the cider trees | field=Old orchard; kind=Field work; assigned_to=Huw Rees; priority=Low
- Hang the barn door | field=Long barn; kind=Repair; assigned_to=Gwen Rees; priority=Normal; notes=New hinge in the van.
record income or expense|farm expense|farm income|sale|expense: Title!;Booked on:date!;Kind=Income|Expense;Amount:money;Cost type=Animals|Crops|Feed|Fuel|Vet|Machinery|Subsidy;Field->@field|pasture|pen~Top pasture|Hen yard;Partner;Receipt:file
- Two lambs to the mart | kind=Income; cost_type=Animals; amount=236; partner=Dale mart
- Vet call in March | kind=Expense; cost_type=Vet; amount=92; partner=Dr Pugh
- Hill payment 2025 | kind=Income; cost_type=Subsidy; amount=4180; partner=Rural office
- Baler twine and hire | kind=Expense; cost_type=Machinery; amount=310; partner=Mair contracting
! record planting|crop plan|sowing|planting plan|crop planning|crop season [crop\\w*|plant\\w*|sow\\w*|field\\w*]: Title!;Field->@field|pasture|pen~Top pasture|Old orchard;Crop->@crop|crop type~Fodder maize|Potatoes;Season=Spring|Summer|Autumn|Winter;Area:number(ha)#0.001-5000;Sown on:date;Harvest expected on:date;Planned yield:number(t)#0-10000;~Status=Planned|Sown|Growing|Harvested
- Maize on the top pasture | field=Top pasture; crop=Fodder maize; season=Spring; area=3.2; planned_yield=134; status=Growing
- Potatoes below the orchard | field=Old orchard; crop=Potatoes; season=Spring; area=0.4; planned_yield=14; status=Sown
- Cider apples this year | field=Old orchard; crop=Cider apples; season=Autumn; area=0.5; planned_yield=6; status=Growing
- Oats after the grass | field=Top pasture; crop=Spring oats; season=Spring; area=2; planned_yield=10; status=Planned
person farm worker|worker|farmhand|labourer|seasonal worker|staff member: Name!;Job=Stock keeper|Tractor driver|Field hand|Manager;Phone:phone;Email:email;Started on:date;Hourly pay:money;~Status=Active|Seasonal|Left
- Gwen Rees | job=Manager; hourly_pay=0; status=Active
- Huw Rees | job=Tractor driver; hourly_pay=14; status=Active
- Mattis Bohm | job=Field hand; hourly_pay=12.5; status=Seasonal
- Aoife Crane | job=Stock keeper; hourly_pay=13; status=Active
! record field treatment|spraying record|fertiliser application [treat\\w*|spray\\w*|fertili\\w*|pest\\w*|chemical\\w*]: Title!;Field->@field|pasture|pen~Top pasture|Hen yard;Crop->@crop|crop type~Fodder maize|Potatoes;Done on:date!;Kind=Fertiliser|Weed killer|Fungicide|Manure|Lime;Product;Dose:number(kg/ha)#0-5000;Waiting days:number#0-365;Done by~Gwen Rees|Huw Rees
- Manure before the maize | field=Top pasture; crop=Fodder maize; kind=Manure; product=Cattle slurry; dose=2500; done_by=Huw Rees
- Blight spray on potatoes | field=Old orchard; crop=Potatoes; kind=Fungicide; product=Copper; dose=2; waiting_days=14; done_by=Gwen Rees
- Lime in autumn | field=Top pasture; kind=Lime; product=Ground lime; dose=2000; done_by=Huw Rees
- Weeds in the oats | field=Top pasture; crop=Spring oats; kind=Weed killer; product=Broadleaf mix; dose=1; waiting_days=60; done_by=Huw Rees

# wedding cake|cake decorating|cake shop|cake order|cupcake|custom cake|cake studio
item cake|cake design|cupcake|design: Name!;Occasion=Wedding|Birthday|Christening|Anniversary|Company;Tiers:number#1-8;Servings:number#4-500;Style=Naked|Buttercream|Fondant|Drip|Floral;Base price:money;Lead time:number(days)#1-180;Description:long;Photo:image;~Status=Offered|On request|Retired
- Pressed flower tiers | occasion=Wedding; tiers=3; servings=80; style=Floral; base_price=420; lead_time=28; status=Offered
- Rocket drip cake | occasion=Birthday; tiers=1; servings=16; style=Drip; base_price=85; lead_time=7; status=Offered
- Naked fig stack | occasion=Anniversary; tiers=2; servings=40; style=Naked; base_price=210; lead_time=14; status=On request
- White dove block | occasion=Christening; tiers=1; servings=30; style=Fondant; base_price=130; lead_time=10; status=Retired
item flavour|filling|cake flavour|flavor: Name!;Kind=Sponge|Filling|Frosting;Allergens~Milk, egg, gluten|Nuts;Diet=Regular|Vegan|Gluten free;Extra per serving:money;Season;~Available:boolean
- Lemon and elderflower | kind=Sponge; allergens=Milk, egg, gluten; diet=Regular; extra_per_serving=0
- Hazelnut praline | kind=Filling; allergens=Nuts, milk; diet=Regular; extra_per_serving=0.6
- Raspberry curd | kind=Filling; allergens=Egg, milk; diet=Gluten free; extra_per_serving=0.4
- Coconut cream frosting | kind=Frosting; allergens=None; diet=Vegan; extra_per_serving=0.5
request cake enquiry|quote request|cake request|custom order: Title!;Name;Email:email;Phone:phone;Occasion=Wedding|Birthday|Christening|Anniversary|Company;Wanted on:date!;Servings:number#4-500;Cake->@cake|cake design|design~Pressed flower tiers|Rocket drip cake;Colours and theme;Allergies;Budget:money;Inspiration:image;Message:long
- September wedding for 90 | name=Orla Finch; occasion=Wedding; servings=90; cake=Pressed flower tiers; colours_and_theme=Sage and cream; allergies=One coeliac; budget=550
- Space party | name=Deniz Ak; occasion=Birthday; servings=16; cake=Rocket drip cake; colours_and_theme=Blue and silver; budget=100
- Golden anniversary | name=Edith Marlow; occasion=Anniversary; servings=35; cake=Naked fig stack; colours_and_theme=Gold and green; allergies=None; budget=240
- Logo cake for the launch | name=Kite Studio; occasion=Company; servings=120; colours_and_theme=Orange; allergies=Nuts; budget=600
record quote|offer|estimate: Number!;Cake enquiry->@cake enquiry|quote request~September wedding for 90|Space party;Sent on:date!;Cake price:money;Delivery fee:money;Extras;Total:money;Deposit:money;Valid until:date;~Status=Draft|Sent|Accepted|Declined
- CQ-118 | cake_enquiry=September wedding for 90; cake_price=495; delivery_fee=40; extras=Stand hire; total=535; deposit=200; status=Accepted
- CQ-121 | cake_enquiry=Space party; cake_price=92; delivery_fee=0; total=92; deposit=30; status=Sent
- CQ-124 | cake_enquiry=Golden anniversary; cake_price=205; delivery_fee=25; extras=Fresh figs; total=230; deposit=80; status=Draft
- CQ-126 | cake_enquiry=Logo cake for the launch; cake_price=690; delivery_fee=35; total=725; deposit=250; status=Declined
work bake task|production step|baking task|decorating task: Title!;Quote->@quote|offer~CQ-118|CQ-121;Kind=Baking|Filling|Covering|Decorating|Delivery;Due on:date;Assigned to~Mabel Quin|Teo Lind;Hours:number(h)#0.25-60;Notes:long
- Bake three tiers lemon | quote=CQ-118; kind=Baking; assigned_to=Mabel Quin; hours=4
- Model the rocket | quote=CQ-121; kind=Decorating; assigned_to=Teo Lind; hours=2
- Fill and stack the fig tiers | quote=CQ-124; kind=Filling; assigned_to=Mabel Quin; hours=2.5
- Drive the wedding cake | quote=CQ-118; kind=Delivery; assigned_to=Teo Lind; hours=1.5; notes=Two boxes, cool bag, spare flowers.
item ingredient|stock item|decoration: Name!;Kind=Flour|Dairy|Sugar|Colour|Decoration|Box;Unit=kg|g|Piece|l;Stock:number#0-10000;Reorder level:number#0-1000;Unit cost:money;Supplier;Best before:date
- White fondant | kind=Sugar; unit=kg; stock=9; reorder_level=4; unit_cost=6.2; supplier=Sugar craft trade
- Cake box 30 cm | kind=Box; unit=Piece; stock=44; reorder_level=20; unit_cost=1.1; supplier=Pack house
- Unsalted butter | kind=Dairy; unit=kg; stock=14; reorder_level=6; unit_cost=8.4; supplier=Green dairy
- Pressed pansies | kind=Decoration; unit=Piece; stock=120; reorder_level=50; unit_cost=0.35; supplier=Edible blooms
event cake tasting|decorating class|workshop|tasting: Title!;Takes place on:date!;Starts at:time;Kind=Tasting|Class|Children's class;Led by~Mabel Quin|Teo Lind;Places:number#1-30;Price:money;Description:long
- Six flavours for couples | kind=Tasting; led_by=Mabel Quin; places=8; price=25
- Buttercream flowers | kind=Class; led_by=Teo Lind; places=10; price=65
- Little bakers' Saturday | kind=Children's class; led_by=Teo Lind; places=12; price=28
- Vegan flavours evening | kind=Tasting; led_by=Mabel Quin; places=6; price=18
+ order: Cake->@cake|cake design~Pressed flower tiers|Rocket drip cake;Flavour->@flavour|filling~Lemon and elderflower|Hazelnut praline;Servings:number#4-500;Inscription;Delivery=Collect|Deliver|Set up at venue;Wanted on:date;Delivery address;Deposit paid:money
+ appointment: Kind=Tasting|Design talk|Collection;Cake enquiry->@cake enquiry~September wedding for 90|Space party
+ review: Taste:rating;Look:rating

# field research|expedition|field notes|field station|fieldwork|field sampling|polar station
item site|study site|field site|sampling plot: Name!;Region;Latitude:number#-90-90;Longitude:number#-180-180;Altitude:number(m)#-500-8848;Habitat=Forest|Tundra|Desert|Grassland|Wetland|Ice|Coast;Area:number(ha)#0-1000000;Permit number;Access notes:long;Photo:image
- Moraine plot A | region=North valley; latitude=78.901; longitude=11.902; altitude=64; habitat=Tundra; area=1; permit_number=SV-1188; access_notes=Boat, then 2 km on foot, bear watch.
- Lake core 2 | region=North valley; latitude=78.921; longitude=11.961; altitude=22; habitat=Wetland; area=0.1; permit_number=SV-1188
- Dune line 3 | region=Sand sea; latitude=-24.701; longitude=15.301; altitude=610; habitat=Desert; area=15; permit_number=NB-0402
- Stake net west | region=Ice cap; latitude=78.801; longitude=13.502; altitude=880; habitat=Ice; area=0; permit_number=SV-1190; access_notes=Snow scooter, roped.
event expedition|field campaign|field trip|campaign: Title!;Starts on:date!;Ends on:date;Leader~Dr Saga Holm|Dr Raul Pinto;Team size:number#1-200;Goal:long;Budget:money;Emergency contact;~Status=Planned|Under way|Finished|Cancelled
- Summer vegetation 25 | leader=Dr Saga Holm; team_size=6; goal=Repeat the 2005 plots; budget=38000; status=Planned
- Sediment cores 25 | leader=Dr Raul Pinto; team_size=4; goal=Three cores of five metres; budget=52000; status=Under way
- Fog and beetles 26 | leader=Dr Amara Voss; team_size=5; goal=Count beetles on foggy mornings; budget=21000; status=Cancelled
- Mass balance spring 25 | leader=Dr Raul Pinto; team_size=3; goal=Read 22 stakes, two snow pits; budget=14500; status=Finished
person researcher|team participant|scientist|crew: Name!;Institution;Role=Leader|Scientist|Student|Technician|Guide;Email:email;Phone:phone;Blood group=A|B|AB|0|Unknown;First aid until:date;Rifle or diving permit:boolean;Allergies
- Dr Saga Holm | institution=Polar institute; role=Leader; blood_group=A; allergies=None
- Ilya Marsh | institution=University; role=Student; blood_group=0; allergies=Nuts
- Dr Raul Pinto | institution=Lake centre; role=Scientist; blood_group=B; allergies=None
- Tuva Eide | institution=Field station; role=Guide; blood_group=Unknown; allergies=Penicillin
record observation|field note|field record|measurement: Title!;Site->@site|study site|field site~Moraine plot A|Lake core 2;Expedition->@expedition|field campaign~Summer vegetation 25|Sediment cores 25;Observed on:date!;Observed at:time;Observer->@researcher|scientist~Dr Saga Holm|Ilya Marsh;Variable~Cover of moss|Water temperature;Value:number#-1000-1000000;Unit;Weather=Clear|Cloudy|Rain|Snow|Fog;Photo:image;Notes:long
- Moss cover plot A | site=Moraine plot A; expedition=Summer vegetation 25; observer=Dr Saga Holm; variable=Cover of moss; value=42; unit=%; weather=Cloudy
- Lake temperature at 2 m | site=Lake core 2; expedition=Sediment cores 25; observer=Ilya Marsh; variable=Water temperature; value=3.8; unit=°C; weather=Clear
- Beetles before sunrise | site=Dune line 3; expedition=Fog and beetles 26; observer=Ilya Marsh; variable=Beetles on crest; value=37; unit=Animals; weather=Fog
- Stake W7 height | site=Stake net west; expedition=Mass balance spring 25; observer=Dr Raul Pinto; variable=Stake height; value=182; unit=cm; weather=Snow
record sample|specimen|field sample: Sample number!;Site->@site|study site~Moraine plot A|Lake core 2;Expedition->@expedition|field campaign~Summer vegetation 25|Sediment cores 25;Collected on:date!;Collected by->@researcher|scientist~Dr Saga Holm|Ilya Marsh;Material=Soil|Water|Plant|Ice|Sediment|Rock|Tissue;Amount:number(g)#0.001-1000000;Depth:number(cm)#0-400000;Stored at=Room|4 °C|-20 °C|-80 °C;Storage box;~Status=Collected|In transit|In the lab|Used up
- SV25-014 | site=Moraine plot A; expedition=Summer vegetation 25; collected_by=Dr Saga Holm; material=Soil; amount=250; depth=5; stored_at=4 °C; storage_box=Box 3; status=In transit
- SV25-031 | site=Lake core 2; expedition=Sediment cores 25; collected_by=Ilya Marsh; material=Sediment; amount=900; depth=120; stored_at=4 °C; storage_box=Core tube 2; status=Collected
- NB26-002 | site=Dune line 3; expedition=Fog and beetles 26; collected_by=Ilya Marsh; material=Tissue; amount=0.4; depth=0; stored_at=-20 °C; storage_box=Vial rack 1; status=Used up
- MB25-009 | site=Stake net west; expedition=Mass balance spring 25; collected_by=Tuva Eide; material=Ice; amount=1200; depth=150; stored_at=-20 °C; storage_box=Ice box 4; status=In the lab
item equipment|field equipment|instrument|gear: Name!;Kind=Instrument|Vehicle|Radio|Camp|Safety|Sampling;Serial number;Quantity:number#1-1000;Calibrated on:date;Kept at;~Status=Available|In the field|In repair|Lost
- Piston corer | kind=Sampling; serial_number=PC-07; quantity=1; kept_at=Boat house; status=In the field
- Satellite phone 2 | kind=Radio; serial_number=IR-2201; quantity=1; kept_at=Station office; status=Available
- Snow scooter 3 | kind=Vehicle; serial_number=SC-311; quantity=1; kept_at=Garage; status=In repair
- Flare set | kind=Safety; serial_number=FL-88; quantity=12; kept_at=Safety locker; status=Available
record daily log|camp log|safety check-in|diary: Title!;Expedition->@expedition|field campaign~Summer vegetation 25|Sediment cores 25;Date:date!;Written by->@researcher|scientist~Dr Saga Holm|Ilya Marsh;Position;Temperature:number(°C)#-70-50;Wind:number(km/h)#0-300;All well:boolean;Work done:long;Plan for tomorrow:long
- Day 3 at the lake | expedition=Sediment cores 25; written_by=Ilya Marsh; position=Lake camp; temperature=4; wind=12; work_done=Core 2 down to 3.2 m.; plan_for_tomorrow=Finish core 2.
- Packing day | expedition=Summer vegetation 25; written_by=Dr Saga Holm; position=Station; temperature=6; wind=20; work_done=Loaded boxes 1 to 9.
- Whiteout on the cap | expedition=Mass balance spring 25; written_by=Tuva Eide; position=Stake W7; temperature=-17; wind=58; work_done=Stayed in the tent.; plan_for_tomorrow=W8 to W12 if clear.
- First fog morning | expedition=Fog and beetles 26; written_by=Ilya Marsh; position=Dune camp; temperature=11; wind=6; work_done=Three crests counted.
! item bed or lab place|station bed|lab bench [bed\\w*|bunk\\w*|lab\\w*|accommodation|station]: Name!;Kind=Bed|Lab bench|Tent place;Building;Places:number#1-50;Price per night:money;~Status=Free|Occupied
- Bunk room 2 | kind=Bed; building=Main house; places=4; price_per_night=45; status=Free
- Wet lab bench 1 | kind=Lab bench; building=Boat house; places=2; price_per_night=20; status=Occupied
- Tent field east | kind=Tent place; building=Shore; places=8; price_per_night=12; status=Free
- Cabin loft | kind=Bed; building=Old cabin; places=3; price_per_night=30; status=Occupied
+ booking: Equipment->@equipment|field equipment|instrument~Piston corer|Satellite phone 2;Starts on:date;Ends on:date;Site->@site|study site~Moraine plot A|Lake core 2;Purpose:long

# coffee subscription|specialty coffee|coffee box|coffee club|coffee delivery|speciality coffee
item coffee|coffee bean|roast|bean: Name!;Origin~Ethiopia|Colombia;Roaster->@roaster|roastery~Kettle Roast|North Pier;Roast=Light|Medium|Dark;Process=Washed|Natural|Honey;Tasting notes;Price per bag:money;Bag size:number(g)#100-2000;In stock:number(bags)#0-10000;Photo:image;Description:long
- Guji hills | origin=Ethiopia; roaster=Kettle Roast; roast=Light; process=Natural; tasting_notes=Blueberry, jasmine; price_per_bag=13.5; bag_size=250; in_stock=120
- Huila washed | origin=Colombia; roaster=North Pier; roast=Medium; process=Washed; tasting_notes=Caramel, red apple; price_per_bag=11; bag_size=250; in_stock=210
- Sul de Minas | origin=Brazil; roaster=North Pier; roast=Dark; process=Natural; tasting_notes=Cocoa, hazelnut; price_per_bag=9.5; bag_size=500; in_stock=95
- Tarrazu honey | origin=Costa Rica; roaster=Kettle Roast; roast=Medium; process=Honey; tasting_notes=Honey, plum; price_per_bag=14; bag_size=250; in_stock=60
item plan|subscription plan|coffee plan: Name!;Bags:number#1-12;Every=Week|Two weeks|Month;Price:money;Coffee choice=Roaster's choice|Own choice|Espresso only;Can be paused:boolean;Shipping included:boolean;Description:long
- One bag a month | bags=1; every=Month; price=13; coffee_choice=Roaster's choice
- Fortnight pair | bags=2; every=Two weeks; price=25; coffee_choice=Own choice
- Espresso at home | bags=2; every=Month; price=23; coffee_choice=Espresso only
- Office four | bags=4; every=Two weeks; price=46; coffee_choice=Roaster's choice
record taste preference|taste profile|coffee preference|grind preference: Title!;Roast=Light|Medium|Dark|Any;Flavour=Fruity|Nutty|Chocolate|Floral;Grind=Whole bean|Espresso|Filter|French press;Brewing=Espresso machine|Pour over|French press|Moka pot;Milk:boolean;Decaf:boolean;Valid from:date
- Fruity filter | roast=Light; flavour=Fruity; grind=Filter; brewing=Pour over
- Dark with milk | roast=Dark; flavour=Chocolate; grind=Espresso; brewing=Espresso machine
- Press on Sundays | roast=Medium; flavour=Nutty; grind=French press; brewing=French press
- Whole beans, anything | roast=Any; flavour=Floral; grind=Whole bean; brewing=Moka pot
item box|monthly box|coffee box|coffee of the month|past box: Title!;Month;Theme;Ships on:date;Bags:number#1-12;Weight:number(g)#100-10000;Photo:image;~Status=Planned|Packing|Shipped
- May box | month=May; theme=East Africa; bags=2; weight=600; status=Shipped
- June box | month=June; theme=Washed and clean; bags=2; weight=600; status=Packing
- July box | month=July; theme=Cold brew; bags=1; weight=550; status=Planned
- August box | month=August; theme=Small lots; bags=3; weight=850; status=Planned
! record box content|coffee of box|box line: Title!;Box->@box|monthly box|coffee box~May box|June box;Coffee->@coffee|coffee bean|roast~Guji hills|Huila washed;Bags:number#1-12;Roasted on:date;Note
- Guji in May | box=May box; coffee=Guji hills; bags=1
- Huila in May | box=May box; coffee=Huila washed; bags=1
- Huila in June | box=June box; coffee=Huila washed; bags=1
- Minas for cold brew | box=July box; coffee=Sul de Minas; bags=1
record shipment|box delivery|coffee shipment|delivery|shipping label|label: Tracking number!;Subscription->@subscription;Box->@box|monthly box~May box|June box;Grind=Whole bean|Espresso|Filter|French press;Carrier~Post|Parcel Express;Ships on:date;Delivered on:date;~Status=Planned|Skipped|Label printed|Sent|Delivered
- CB-44101 | box=May box; grind=Filter; carrier=Post; status=Delivered
- CB-44102 | box=May box; grind=Espresso; carrier=Parcel Express; status=Delivered
- CB-44103 | box=June box; grind=Whole bean; carrier=Post; status=Label printed
- CB-44104 | box=June box; grind=French press; carrier=Post; status=Skipped
! record subscription change|pause|skipped delivery [paus\\w*|skip\\w*|chang\\w*|resum\\w*]: Title!;Subscription->@subscription;Change=Paused|Skipped|Resumed|Plan changed|Grind changed;From:date;Until:date;Changed on:date;Reason
- Away in July | change=Paused; reason=Holiday
- Skip the June box | change=Skipped; reason=Still enough coffee
- From filter to espresso | change=Grind changed; reason=New machine
- Back in September | change=Resumed
item roaster|roastery: Name!;Town;Contact person;Email:email;Roasts on~Monday|Wednesday;Story:long;Logo:image
- Kettle Roast | town=Leith; contact_person=Isla Reid; roasts_on=Monday
- North Pier | town=Aarhus; contact_person=Jonas Holm; roasts_on=Wednesday
- Old Mill Beans | town=Bregenz; contact_person=Vera Fink; roasts_on=Tuesday
- Sombra | town=Porto; contact_person=Rui Neves; roasts_on=Thursday
+ subscription: Plan->@plan|subscription plan|coffee plan;Taste preference->@taste preference|taste profile;Every=Week|Two weeks|Month;Bags:number#1-12;Grind=Whole bean|Espresso|Filter|French press;Next delivery:date;Paused until:date
+ review: Coffee->@coffee|coffee bean|roast;Would buy again:boolean;Brewed as=Espresso|Filter|French press
item grind|grind size|grind option: Name!;Fineness:number#1-20;Suited to=Espresso machine|Moka pot|Pour over|French press|Cold brew;Default:boolean;Description:long
- Espresso fine | fineness=3; suited_to=Espresso machine
- Filter medium | fineness=9; suited_to=Pour over
- Press coarse | fineness=15; suited_to=French press
- Moka | fineness=5; suited_to=Moka pot

# meal kit|meal kit subscription|meal kit delivery|recipe box subscription|meal subscription|cook-at-home kit|meal box
item weekly menu|menu|menu week|week menu: Title!;Week starts on:date!;Order until:date;Recipes:number#1-60;Chef->@chef|cook~Nadia Boll|Theo Quist;Published on:date;Note:long;~Status=Draft|Published|Closed
- Week 18 | recipes=12; chef=Nadia Boll; status=Published
- Week 19 | recipes=12; chef=Theo Quist; status=Published
- Week 20 | recipes=10; chef=Nadia Boll; status=Draft
- Week 17 | recipes=12; chef=Theo Quist; status=Closed
item recipe|meal|meal kit|kit recipe: Name!;Diet=Classic|Vegetarian|Vegan|Low carb|Family;Minutes:number(min)#5-180;Difficulty=Easy|Medium|Hard;Energy:number(kcal)#50-2500;Protein:number(g)#0-200;Fat:number(g)#0-200;Carbohydrate:number(g)#0-300;Allergens~Milk, egg|None;Price per portion:money;Photo:image;Method:long
- Lemon chicken orzo | diet=Classic; minutes=30; difficulty=Easy; energy=680; protein=42; fat=22; carbohydrate=70; allergens=Wheat, milk; price_per_portion=7.9
- Chickpea spinach curry | diet=Vegan; minutes=25; difficulty=Easy; energy=560; protein=19; fat=18; carbohydrate=74; allergens=None; price_per_portion=6.5
- Halloumi wraps | diet=Family; minutes=20; difficulty=Easy; energy=610; protein=27; fat=29; carbohydrate=58; allergens=Wheat, milk; price_per_portion=6.9
- Salmon with greens | diet=Low carb; minutes=25; difficulty=Medium; energy=590; protein=38; fat=41; carbohydrate=12; allergens=Fish; price_per_portion=9.4
! record menu line|menu recipe|menu meal: Title!;Weekly menu->@weekly menu|menu|menu week~Week 18|Week 19;Recipe->@recipe|meal|meal kit~Lemon chicken orzo|Chickpea spinach curry;Position:number#1-60;Portions planned:number#0-100000;Sold out:boolean
- Orzo in week 18 | weekly_menu=Week 18; recipe=Lemon chicken orzo; position=1; portions_planned=420
- Curry in week 18 | weekly_menu=Week 18; recipe=Chickpea spinach curry; position=2; portions_planned=380
- Wraps in week 19 | weekly_menu=Week 19; recipe=Halloumi wraps; position=1; portions_planned=510
- Salmon in week 19 | weekly_menu=Week 19; recipe=Salmon with greens; position=2; portions_planned=260
! record recipe ingredient|ingredient line|kit ingredient: Title!;Recipe->@recipe|meal|meal kit~Lemon chicken orzo|Chickpea spinach curry;Ingredient->@ingredient|food item~Orzo|Chickpeas;Amount:number#0-5000;Unit=g|ml|Piece|Spoon;From the pantry:boolean
- Orzo for two | recipe=Lemon chicken orzo; ingredient=Orzo; amount=180; unit=g
- Chickpeas for two | recipe=Chickpea spinach curry; ingredient=Chickpeas; amount=400; unit=g
- Halloumi for two | recipe=Halloumi wraps; ingredient=Halloumi; amount=200; unit=g
- Salmon for two | recipe=Salmon with greens; ingredient=Salmon fillet; amount=2; unit=Piece
item ingredient|food item: Name!;Unit=g|ml|Piece;In stock:number#0-1000000;Supplier;Energy per 100 g:number(kcal)#0-900;Allergen=None|Gluten|Milk|Egg|Fish|Nuts;Cost:money
- Orzo | unit=g; in_stock=90000; supplier=Pasta works; energy_per_100_g=355; allergen=Gluten; cost=0.3
- Chickpeas | unit=g; in_stock=160000; supplier=Dry goods co; energy_per_100_g=140; allergen=None; cost=0.2
- Halloumi | unit=g; in_stock=42000; supplier=Island dairy; energy_per_100_g=320; allergen=Milk; cost=1.1
- Salmon fillet | unit=Piece; in_stock=640; supplier=Fjord fish; energy_per_100_g=205; allergen=Fish; cost=3.2
! record weekly selection|meal choice|meal selection|chosen meal|weekly order [cho\\w+|select\\w*|pick\\w*|skip\\w*]: Title!;Subscription->@subscription|meal subscription;Weekly menu->@weekly menu|menu|menu week~Week 18|Week 19;Recipe->@recipe|meal|meal kit~Lemon chicken orzo|Chickpea spinach curry;Portions:number#1-12;Skipped:boolean;Chosen on:date;~Status=Open|Fixed|Packed|Delivered
- Bauer week 18 orzo | weekly_menu=Week 18; recipe=Lemon chicken orzo; portions=4; status=Packed
- Bauer week 18 curry | weekly_menu=Week 18; recipe=Chickpea spinach curry; portions=4; status=Packed
- Adeleke week 19 wraps | weekly_menu=Week 19; recipe=Halloumi wraps; portions=2; status=Fixed
- Lind week 19 | weekly_menu=Week 19; portions=2; status=Open
record dietary preference|diet preference|food preference|dislike: Title!;Diet=Classic|Vegetarian|Vegan|Low carb|Family;Allergy=None|Gluten|Milk|Egg|Fish|Nuts;Dislikes;Spicy=Mild|Medium|Hot;Portions:number#1-12;Valid from:date
- No fish at home | diet=Family; allergy=Fish; dislikes=Olives; spicy=Mild; portions=4
- Vegan couple | diet=Vegan; allergy=None; spicy=Hot; portions=2
- Without gluten | diet=Classic; allergy=Gluten; dislikes=Mushrooms; spicy=Medium; portions=2
- Light evenings | diet=Low carb; allergy=None; spicy=Medium; portions=3
record delivery|delivery schedule|box delivery|delivery day|shipment: Title!;Subscription->@subscription|meal subscription;Weekly menu->@weekly menu|menu|menu week~Week 18|Week 19;Delivered on:date;From:time;Until:time;Address;Boxes:number#1-20;Driver~Pavel Ost|Rina Mock;~Status=Planned|Packed|On the way|Delivered|Skipped
- Bauer, Tuesday | weekly_menu=Week 18; boxes=2; driver=Pavel Ost; status=Packed
- Adeleke, Wednesday | weekly_menu=Week 19; boxes=1; driver=Rina Mock; status=Planned
- Lind, Wednesday | weekly_menu=Week 19; boxes=1; driver=Rina Mock; status=Skipped
- Bauer, last week | weekly_menu=Week 17; boxes=2; driver=Pavel Ost; status=Delivered
record packing list|pick list|packing job: List!;Weekly menu->@weekly menu|menu|menu week~Week 18|Week 19;Delivery->@delivery|box delivery~Bauer, Tuesday|Adeleke, Wednesday;Recipe->@recipe|meal|meal kit~Lemon chicken orzo|Chickpea spinach curry;Portions:number#1-100000;Cool packs:number#0-20;Packed by~Team A|Team B;Packed on:date;~Status=To pack|Packed|Handed over
- PL-1801 | weekly_menu=Week 18; delivery=Bauer, Tuesday; recipe=Lemon chicken orzo; portions=4; cool_packs=2; packed_by=Team A; status=Packed
- PL-1802 | weekly_menu=Week 18; delivery=Bauer, Tuesday; recipe=Chickpea spinach curry; portions=4; cool_packs=2; packed_by=Team A; status=Packed
- PL-1901 | weekly_menu=Week 19; delivery=Adeleke, Wednesday; recipe=Halloumi wraps; portions=2; cool_packs=1; packed_by=Team B; status=To pack
- PL-1902 | weekly_menu=Week 19; delivery=Lind, Wednesday; recipe=Salmon with greens; portions=2; cool_packs=1; packed_by=Team B; status=To pack
+ subscription: Meals per week:number#1-14;Portions:number#1-12;Delivery day=Sunday|Monday|Wednesday;Price per week:money;Next delivery:date;Paused until:date
+ review: Recipe->@recipe|meal|meal kit;Cooked on:date;Would cook again:boolean

# grocery store|online grocery|online supermarket|supermarket|grocery shop|grocery delivery
record substitution|substitute|replacement item|product replacement: Title!;Order->@order;Missing product->@product~Oat drink 1 l|Ripe avocado;Replaced by->@product~Oat drink 1 l|Ripe avocado;Quantity:number#1-200;Price difference:money;Suggested by~Joris Feld|Amy Tran;Answered on:date;~Status=Suggested|Accepted|Declined
- Soy drink for oat drink | missing_product=Oat drink 1 l; quantity=2; price_difference=-0.2; suggested_by=Joris Feld; status=Accepted
- Mango for avocado | missing_product=Ripe avocado; quantity=1; price_difference=0.6; suggested_by=Amy Tran; status=Suggested
- Rye for spelt bread | quantity=1; price_difference=0.3; suggested_by=Joris Feld; status=Declined
- Large for medium eggs | quantity=1; price_difference=0; suggested_by=Amy Tran; status=Accepted
record shopping list|grocery list|saved basket: Name!;Repeat=Never|Every week|Every month;Budget:money;Shared with;Note:long;~Products:number#0-500;~Total:money
- Week at home | repeat=Every week; budget=90; products=24; total=83.2
- Sunday brunch | repeat=Never; budget=40; products=11; total=36.5
- Cleaning cupboard | repeat=Every month; budget=30; products=7; total=22.9
- Office fruit bowl | repeat=Every week; budget=25; products=5; total=19.4; note=Leave at the front desk.
work picking job|picking task|order picking|picking list: Title!;Order->@order;Picker~Joris Feld|Amy Tran;Zone=Ambient|Chilled|Frozen|Fresh;Products:number#1-300;Crates:number#1-40;Due on:date;Due at:time;Note
- Morning crates, fresh | picker=Joris Feld; zone=Fresh; products=18; crates=2
- Morning crates, chilled | picker=Amy Tran; zone=Chilled; products=9; crates=1
- Evening crates, dry | picker=Joris Feld; zone=Ambient; products=31; crates=3
- Frozen for the old town | picker=Amy Tran; zone=Frozen; products=6; crates=1
`
