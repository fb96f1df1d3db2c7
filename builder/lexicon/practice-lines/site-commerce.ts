/** Practices, written as `practicesOfLines` reads them. */
export const commerceSites = `
# cashier|point of sale|cash register|checkout counter|card consumption|store cashier
person customer file|customer information|member|store member|member profile: Name!;Phone:phone;Birthday:date;Level=Standard|Silver|Gold|Platinum;Joined on:date;Balance:money;Points:number#0-10000000;Last visit:date;Looked after by~Lin Okafor;Preferences:long
- Ida Moreau | level=Gold; balance=320; points=1840; looked_after_by=Lin Okafor; preferences=Afternoon appointments
- Petra Hill | level=Silver; balance=60; points=610; looked_after_by=Tao Wen
- Clara Nunes | level=Standard; balance=0; points=120; looked_after_by=Tao Wen
- Rosa Keller | level=Platinum; balance=1450; points=5230; looked_after_by=Lin Okafor; preferences=No perfume
item card|member card|stored-value card|service card|asset record|customer asset|asset: Card number!;Customer->@customer file|member~Ida Moreau;Card type=Stored value|Times card|Period card|Discount card|Gift card;Service~Facial care;Times left:number#0-1000;Balance:money;Bought for:money;Valid until:date;~Status=Active|Frozen|Used up|Replaced|Expired
- C-10021 | customer=Ida Moreau; card_type=Stored value; balance=320; bought_for=500; status=Active
- C-10022 | customer=Rosa Keller; card_type=Times card; service=Facial care; times_left=7; bought_for=480; status=Active
- C-10030 | customer=Petra Hill; card_type=Times card; service=Foot massage; times_left=0; bought_for=150; status=Used up
- C-10031 | customer=Rosa Keller; card_type=Stored value; balance=1450; bought_for=2000; status=Active
record cashier transaction|sale|cashier record|checkout|consumption record|sales record: Receipt number!;Customer->@customer file|member~Ida Moreau;Operation=Purchase|Gift|Card consumption|Refund|Card replacement|Top-up;Card->@card|member card~C-10021;Amount:money!;Discount:money;Paid with=Cash|Card|Mobile|Stored balance|Times card;Cashier~Lin Okafor;Done on:date!;~Status=Open|Paid|Refunded|Void
- R-55021 | customer=Ida Moreau; operation=Card consumption; card=C-10021; amount=80; discount=0; paid_with=Stored balance; cashier=Lin Okafor; status=Paid
- R-55022 | customer=Rosa Keller; operation=Gift; card=C-10022; amount=0; discount=0; paid_with=Times card; cashier=Lin Okafor; status=Paid
- R-55023 | customer=Clara Nunes; operation=Purchase; amount=36.5; discount=3.5; paid_with=Mobile; cashier=Tao Wen; status=Paid
- R-55024 | customer=Petra Hill; operation=Refund; card=C-10030; amount=30; discount=0; paid_with=Cash; cashier=Tao Wen; status=Refunded
! record receipt line|sale item: Title!;Receipt->@cashier transaction|sale~R-55023;Article->@service item|sale article~Hand cream;Quantity:number#1-1000;Unit price:money;Line total:money
- Two creams | receipt=R-55023; article=Hand cream; quantity=2; unit_price=12; line_total=24
- Soap | receipt=R-55023; article=Olive soap; quantity=2; unit_price=8; line_total=16
- Facial on card | receipt=R-55021; article=Facial care; quantity=1; unit_price=80; line_total=80
- Massage refunded | receipt=R-55024; article=Foot massage; quantity=1; unit_price=30; line_total=30
item service item|sale article|goods|item on sale: Name!;Kind=Goods|Service|Card|Gift;Category~Care;Price:money!;Member price:money;Stock:number#0-100000;Duration:number(min)#0-600;Barcode;~Status=On sale|Off sale
- Facial care | kind=Service; category=Care; price=80; member_price=68; duration=60; status=On sale
- Foot massage | kind=Service; category=Massage; price=35; member_price=30; duration=40; status=On sale
- Hand cream | kind=Goods; category=Shop; price=12; member_price=11; stock=42; barcode=4006381; status=On sale
- Olive soap | kind=Goods; category=Shop; price=8; member_price=7; stock=15; status=On sale
record card replacement|card change|lost card report: Title!;Old card->@card|member card~C-10021;New card number;Reason=Lost|Damaged|Upgrade|Transfer;Balance moved:money;Fee:money;Done by~Tao Wen;Done on:date
- Ida lost her card | old_card=C-10021; new_card_number=C-10044; reason=Lost; balance_moved=320; fee=2; done_by=Tao Wen
- Rosa goes platinum | old_card=C-10031; new_card_number=C-10045; reason=Upgrade; balance_moved=1450; fee=0; done_by=Lin Okafor
- Bent chip | old_card=C-10030; new_card_number=C-10046; reason=Damaged; balance_moved=0; fee=2; done_by=Tao Wen
- Given to her sister | old_card=C-10022; new_card_number=C-10047; reason=Transfer; balance_moved=0; fee=5; done_by=Lin Okafor
record daily takings|data display|business figure|daily statistic|shift closing: Title!;Day:date!;Shift=Morning|Afternoon|Whole day;Cashier~Lin Okafor;Sales:money;Refunds:money;Cash counted:money;Customers:number#0-100000;New members:number#0-10000;Difference:money;~Status=Open|Closed|Checked
- Monday morning | shift=Morning; cashier=Lin Okafor; sales=612; refunds=0; cash_counted=184; customers=19; new_members=2; difference=0; status=Checked
- Monday afternoon | shift=Afternoon; cashier=Tao Wen; sales=840.5; refunds=30; cash_counted=210; customers=26; new_members=1; difference=-2; status=Closed
- Tuesday morning | shift=Morning; cashier=Lin Okafor; sales=455; refunds=0; cash_counted=96; customers=14; new_members=0; difference=0; status=Closed
- Tuesday afternoon | shift=Afternoon; cashier=Tao Wen; sales=120; refunds=0; cash_counted=40; customers=4; new_members=0; difference=0; status=Open
# customer-merchant|merchant proposal|customer request|reverse marketplace|request for proposal|reverse auction|quote request
request customer request|request|need|posted request {Open|Proposals in|Chosen|Paid|Closed}: Title!;Posted as~Blue Heron;Category->@request category|category~Furniture;Description:long!;Budget from:money;Budget to:money;Needed by:date;Region~Oakham;Photo:image;Anonymous:boolean;~Proposals:number#0-10000
- Oak table for ten | posted_as=Blue Heron; category=Furniture; description=Oiled, 260 cm, round edges.; budget_from=900; budget_to=1600; region=Oakham; proposals=3
- Paint a stairwell | posted_as=Quiet Fox; category=Painting; description=Three floors, walls only.; budget_from=1200; budget_to=2000; region=Harbour; proposals=2
- Sixty wedding cakes in a jar | posted_as=Lemon Tree; category=Food; description=Vegan, labelled.; budget_from=200; budget_to=350; region=Old Town; proposals=1
- Repair a tandem | posted_as=Blue Heron; category=Repairs; budget_from=50; budget_to=150; region=Oakham; proposals=0
request proposal|merchant proposal|offer {Sent|Seen|Chosen|Refused|Withdrawn}: Title!;Request->@customer request|need~Oak table for ten;Offered as~Merchant 14;Price:money!;Delivery days:number#0-365;Includes:long;Message:long;Attachment:file;Valid until:date;Anonymous:boolean
- Table from one trunk | request=Oak table for ten; offered_as=Merchant 14; price=1450; delivery_days=40; includes=Delivery and two coats of oil
- Table, planked top | request=Oak table for ten; offered_as=Merchant 22; price=1090; delivery_days=25
- Stairwell in four days | request=Paint a stairwell; offered_as=Merchant 7; price=1680; delivery_days=14; includes=Paint, covers
- Jars with carrot cake | request=Sixty wedding cakes in a jar; offered_as=Merchant 31; price=290; delivery_days=10; message=Two flavours possible.
person merchant|seller|provider: Name!;Shown as~Merchant 14;Category->@request category|category~Furniture;Email:email;Phone:phone;Region~Oakham;Rating:rating;Proposals sent:number#0-100000;Won:number#0-100000;~Status=Verified|In review|Blocked
- Oakham Joinery | shown_as=Merchant 14; category=Furniture; email=shop@joinery.example; region=Oakham; rating=4.8; proposals_sent=61; won=22; status=Verified
- Board and Beam | shown_as=Merchant 22; category=Furniture; region=Millbrook; rating=4.3; proposals_sent=40; won=9; status=Verified
- Weaver Painters | shown_as=Merchant 7; category=Painting; region=Harbour; rating=4.6; proposals_sent=33; won=15; status=Verified
- Jar Kitchen | shown_as=Merchant 31; category=Food; region=Old Town; rating=0; proposals_sent=2; won=0; status=In review
item request category|category: Name!;Description;Open requests:number#0-100000;Merchants:number#0-100000;Fee:percent
- Furniture | open_requests=14; merchants=22; fee=5
- Painting | open_requests=9; merchants=17; fee=5
- Food | open_requests=6; merchants=12; fee=4
- Repairs | open_requests=21; merchants=30; fee=4
record deal|selected proposal|chosen proposal|contract: Title!;Request->@customer request|need~Oak table for ten;Proposal->@proposal|offer~Table from one trunk;Merchant->@merchant|seller~Oakham Joinery;Agreed price:money!;Fee:money;Agreed on:date;Due on:date;~Status=Waiting for payment|Paid|In work|Delivered|Disputed
- Table for Blue Heron | request=Oak table for ten; proposal=Table from one trunk; merchant=Oakham Joinery; agreed_price=1450; fee=72.5; status=Paid
- Stairwell for Quiet Fox | request=Paint a stairwell; proposal=Stairwell in four days; merchant=Weaver Painters; agreed_price=1680; fee=84; status=Waiting for payment
- Jars for Lemon Tree | request=Sixty wedding cakes in a jar; proposal=Jars with carrot cake; merchant=Jar Kitchen; agreed_price=290; fee=11.6; status=In work
- Chairs, earlier | merchant=Board and Beam; agreed_price=480; fee=24; status=Delivered
! record question|proposal message|conversation: Title!;Request->@customer request|need~Oak table for ten;Proposal->@proposal|offer~Table from one trunk;From=Customer|Merchant;Text:long;Sent on:date
- Which oil? | request=Oak table for ten; proposal=Table from one trunk; from=Customer; text=Is the oil safe for food?
- Safe for food | request=Oak table for ten; proposal=Table from one trunk; from=Merchant; text=Yes, with a certificate.
- How high are the walls? | request=Paint a stairwell; proposal=Stairwell in four days; from=Merchant; text=Do we need a scaffold?
- Nuts? | request=Sixty wedding cakes in a jar; proposal=Jars with carrot cake; from=Customer; text=Two guests cannot eat nuts.
+ payment: Deal->@deal|contract~Table for Blue Heron;Payer shown as~Blue Heron;Released to merchant on:date
# review website|review platform|user review|rating website|review site|product review
item reviewed item|review subject|reviewed product|place|subject|listing: Name!;Category->@review category|category~Cafés;Brand or owner~Pier Foods;Place;Price level=Low|Medium|High;Average rating:rating;Reviews:number#0-1000000;Website:url;Picture:image;Description:long;~Status=Listed|In review|Closed
- Pier café | category=Cafés; brand_or_owner=Pier Foods; place=Pier 9; price_level=Medium; average_rating=4.3; reviews=61; status=Listed
- Trail lamp 400 | category=Outdoor gear; brand_or_owner=Orla; price_level=Low; average_rating=4.7; reviews=112; status=Listed
- Weaver hostel | category=Places to stay; place=Weaver Lane 12; price_level=Low; average_rating=3.1; reviews=24; status=Listed
- Oak and Oil | category=Crafts; brand_or_owner=Oakham Joinery; place=Mill Yard 3; price_level=High; average_rating=0; reviews=0; status=In review
item review category|category: Name!;Parent;Items:number#0-1000000;Reviews:number#0-10000000;Position:number#1-100;Icon:image
- Cafés | parent=Food; items=88; reviews=1910; position=1
- Outdoor gear | parent=Goods; items=140; reviews=2604; position=2
- Places to stay | parent=Travel; items=52; reviews=840; position=3
- Crafts | parent=Services; items=31; reviews=96; position=4
item review characteristic|characteristic|criterion|feature: Name!;Category->@review category|category~Cafés;Type=Stars|Yes or no|Choice|Number;Options;Used as filter:boolean
- Friendly staff | category=Cafés; type=Stars
- Dogs allowed | category=Cafés; type=Yes or no
- Battery life | category=Outdoor gear; type=Number
- Quiet at night | category=Places to stay; type=Stars
record review vote|upvote|downvote|vote|helpful vote: Title!;Review of~Pier café by Ida;Voter~Jun Arai;Direction=Up|Down;Voted on:date
- Jun finds Ida helpful | review_of=Pier café by Ida; voter=Jun Arai; direction=Up
- Kofi finds Ida helpful | review_of=Pier café by Ida; voter=Kofi Asante; direction=Up
- Petra disagrees | review_of=Weaver hostel by Nils; voter=Petra Hill; direction=Down
- Ida on the lamp | review_of=Trail lamp by Jun; voter=Ida Moreau; direction=Up
! record criterion rating|detail rating: Title!;Item->@reviewed item|review subject~Pier café;Characteristic->@review characteristic|criterion~Friendly staff;Review of~Pier café by Ida;Stars:rating;Value
- Staff at the pier | item=Pier café; characteristic=Friendly staff; review_of=Pier café by Ida; stars=5
- Dogs at the pier | item=Pier café; characteristic=Dogs allowed; review_of=Pier café by Ida; value=Yes
- Lamp lasts | item=Trail lamp 400; characteristic=Battery life; review_of=Trail lamp by Jun; value=9 hours
- Nights at the hostel | item=Weaver hostel; characteristic=Quiet at night; review_of=Weaver hostel by Nils; stars=1
! request review report|flagged review|abuse notice: Title!;Review of~Weaver hostel by Nils;Reported by~Weaver hostel;Reason=False|Offensive|Advertising|Wrong item|Private data;Details:long;~Decision=Kept|Hidden|Removed
- Never our guest | review_of=Weaver hostel by Nils; reported_by=Weaver hostel; reason=False; decision=Kept
- Advert in a review | review_of=Trail lamp by Guest 7; reported_by=Jun Arai; reason=Advertising; decision=Removed
- Phone number shown | review_of=Pier café by Sid; reported_by=Ida Moreau; reason=Private data; decision=Hidden
- Meant the other café | review_of=Pier café by Lea; reported_by=Pier Foods; reason=Wrong item
+ review: Item->@reviewed item|review subject~Pier café;Title!;Stars:rating!;Good points:long;Bad points:long;Visited on:date;Upvotes:number#0-1000000;Downvotes:number#0-1000000;~Visibility=Shown|In review|Hidden
# chain store|store operation|multi-store|chain restaurant
item store|shop|branch|outlet|chain store: Name!;Code;City;Address;Manager~Lotte Baum|Ravi Menon;Phone:phone;Type=Own|Franchise;Opened on:date;Area:number(m2)#10-5000;~Status=Preparing|Open|Closed for works|Closed
- Station Street | code=S001; city=Graz; address=Station Street 12; manager=Lotte Baum; type=Own; area=140; status=Open
- River Mall | code=S002; city=Graz; address=River Mall, level 1; manager=Ravi Menon; type=Own; area=95; status=Open
- Old Mill | code=S014; city=Linz; address=Mill Lane 3; manager=Petra Kogler; type=Franchise; area=120; status=Closed for works
- Campus Corner | code=S021; city=Leoben; address=Campus 4; manager=Timo Haas; type=Franchise; area=60; status=Preparing
item store product|goods|store item: Name!;Code;Category->@product category|category;Price:money;Cost:money;Unit=Piece|Box|kg|Bottle;Barcode;On sale:boolean
- Cold brew 0.3 l | code=P-301; category=Drinks; price=4; cost=1; unit=Bottle; barcode=9001230003019
- Oat cookie | code=P-115; category=Bakery; price=2; cost=1; unit=Piece; barcode=9001230001152
- House blend 1 kg | code=P-010; category=Coffee beans; price=22; cost=11; unit=kg; barcode=9001230000100
- Gift mug | code=P-702; category=Merchandise; price=12; cost=5; unit=Piece; barcode=9001230007024
record store stock|inventory|stock|store inventory: Title!;Store->@store|shop;Product->@store product|goods;Quantity:number#0-100000;Minimum:number#0-10000;Counted on:date;~Status=Enough|Low|Out
- Station - cold brew | store=Station Street; product=Cold brew 0.3 l; quantity=64; minimum=24; status=Enough
- Station - cookies | store=Station Street; product=Oat cookie; quantity=9; minimum=20; status=Low
- River - beans | store=River Mall; product=House blend 1 kg; quantity=0; minimum=5; status=Out
- River - mugs | store=River Mall; product=Gift mug; quantity=18; minimum=4; status=Enough
record daily sales|sales record|turnover|sales report|store performance: Title!;Store->@store|shop;Day:date;Turnover:money;Receipts:number#0-10000;Visitors:number#0-50000;Target:money
- Station, Monday | store=Station Street; turnover=1840; receipts=231; visitors=420; target=1700
- River, Monday | store=River Mall; turnover=1210; receipts=160; visitors=610; target=1500
- Station, Tuesday | store=Station Street; turnover=1690; receipts=219; visitors=402; target=1700
- Old Mill, Monday | store=Old Mill; turnover=0; receipts=0; visitors=0; target=900
request replenishment order|replenishment|stock transfer|transfer|purchase request: Number!;Store->@store|shop;Product->@store product|goods;Quantity:number#1-10000;From=Central warehouse|Other store|Supplier;Needed by:date
- RO-511 | store=Station Street; product=Oat cookie; quantity=120; from=Central warehouse
- RO-512 | store=River Mall; product=House blend 1 kg; quantity=20; from=Central warehouse
- RO-513 | store=River Mall; product=Cold brew 0.3 l; quantity=24; from=Other store
- RO-514 | store=Campus Corner; product=Gift mug; quantity=30; from=Supplier
record store inspection|inspection|store visit|shop inspection: Title!;Store->@store|shop;Inspector~Doris Wallner|Emil Koch;Visited on:date;Cleanliness:number#0-100;Service:number#0-100;Display:number#0-100;Problems:long;~Result=Passed|Rework|Failed
- Station, October | store=Station Street; inspector=Doris Wallner; cleanliness=94; service=90; display=88; result=Passed
- River, October | store=River Mall; inspector=Emil Koch; cleanliness=71; service=85; display=60; problems=Old posters, dusty shelf; result=Rework
- Old Mill, August | store=Old Mill; inspector=Doris Wallner; cleanliness=52; service=70; display=64; problems=Leaking fridge; result=Failed
- Campus, opening | store=Campus Corner; inspector=Emil Koch; cleanliness=97; service=80; display=95; result=Passed
! item product category [categor|classif|type]: Name!;Code;Tax rate:percent;Sort order:number#0-100
- Drinks | code=DRK; tax_rate=20
- Bakery | code=BAK; tax_rate=10
- Coffee beans | code=BEA; tax_rate=10
- Merchandise | code=MER; tax_rate=20
! record staff shift [staff|employee|shift|personnel]: Title!;Store->@store|shop;Employee~Nele Fuchs|Ahmed Kaya;Day:date;Starts at:time;Ends at:time;Role=Till|Kitchen|Floor
- Nele, Monday early | store=Station Street; employee=Nele Fuchs; role=Till
- Ahmed, Monday late | store=Station Street; employee=Ahmed Kaya; role=Floor
- Sissi, Tuesday | store=River Mall; employee=Sissi Prell; role=Till
- Kurt, Tuesday | store=River Mall; employee=Kurt Adler; role=Kitchen
# blind box|mystery box|lucky box|gacha
item blind box|mystery box|box|lucky box|box series: Name!;Series->@box series|series;Price:money;Picture:image;Boxes per set:number#1-48;Stock:number#0-100000;Purchase limit:number#1-100;~Status=Coming soon|On sale|Sold out
- Moon Rabbits box | series=Moon Rabbits; price=12; boxes_per_set=12; stock=340; purchase_limit=12; status=On sale
- Tiny Bakers box | series=Tiny Bakers; price=10; boxes_per_set=8; stock=0; purchase_limit=8; status=Sold out
- Deep Sea Club box | series=Deep Sea Club; price=14; boxes_per_set=12; stock=600; purchase_limit=24; status=On sale
- Winter Post box | series=Winter Post; price=13; boxes_per_set=6; stock=200; purchase_limit=6; status=Coming soon
item series|box theme|collection: Name!;Designer~Aya Fontaine|Milo Grant;Released on:date;Figures:number#1-60;Cover:image;Story:long
- Moon Rabbits | designer=Aya Fontaine; figures=13; story=Rabbits who run a night market.
- Tiny Bakers | designer=Milo Grant; figures=9; story=Bakers no taller than a roll.
- Deep Sea Club | designer=Aya Fontaine; figures=13; story=Fish with hobbies.
- Winter Post | designer=Noor Adel; figures=7; story=Letters that travel by sledge.
item prize|figure|style|box item|toy: Name!;Blind box->@blind box|box;Rarity=Common|Rare|Hidden|Super hidden;Probability:percent;Picture:image;Exchange points:number#0-10000;Stock:number#0-10000
- Lantern Rabbit | blind_box=Moon Rabbits box; rarity=Common; probability=30; exchange_points=20; stock=110
- Golden Rabbit | blind_box=Moon Rabbits box; rarity=Hidden; probability=1; exchange_points=400; stock=4
- Rye Baker | blind_box=Tiny Bakers box; rarity=Common; probability=15; exchange_points=18; stock=0
- Chess Anglerfish | blind_box=Deep Sea Club box; rarity=Rare; probability=5; exchange_points=90; stock=30
record draw|draw record|opening|lottery record|box opening|unboxing record: Reference!;Player~Nina|Theo;Blind box->@blind box|box;Prize->@prize|figure;Paid:money;Drawn on:date;~Status=Drawn|In cabinet|Shipped|Exchanged
- D-61001 | player=Nina; blind_box=Moon Rabbits box; prize=Lantern Rabbit; paid=12; status=In cabinet
- D-61002 | player=Theo; blind_box=Moon Rabbits box; prize=Golden Rabbit; paid=12; status=Shipped
- D-61003 | player=Nina; blind_box=Deep Sea Club box; prize=Chess Anglerfish; paid=14; status=Drawn
- D-61004 | player=Ike; blind_box=Tiny Bakers box; prize=Rye Baker; paid=10; status=Exchanged
request delivery request|shipment|shipping request|delivery: Number!;Player;Prize->@prize|figure;Address;Phone:phone;Postage:money;Tracking number
- S-881 | player=Theo; prize=Golden Rabbit; address=Elm Road 4, Ghent; postage=5; tracking_number=PB77120
- S-882 | player=Nina; prize=Lantern Rabbit; address=Quay 9, Nantes; postage=4; tracking_number=PB77131
- S-883 | player=Nina; prize=Chess Anglerfish; address=Quay 9, Nantes; postage=0; tracking_number=PB77131
- S-884 | player=Ike; prize=Rye Baker; address=Hill 2, Porto; postage=6; tracking_number=PB77149
! record wallet transaction [wallet|balance|recharge|coin|point]: Title!;Player;Kind=Top-up|Draw|Exchange|Refund;Amount:money;Balance:money;Date:date
- Top-up Nina | player=Nina; kind=Top-up; amount=50; balance=50
- Draw D-61001 | player=Nina; kind=Draw; amount=12; balance=38
- Draw D-61003 | player=Nina; kind=Draw; amount=14; balance=24
- Exchange Ike | player=Ike; kind=Exchange; amount=3; balance=9
! request figure swap [swap|exchange|trade|transfer]: Title!;Offered->@prize|figure;Wanted->@prize|figure;Offered by;Taken by;Message:long
- Lantern for Baker | offered=Lantern Rabbit; wanted=Rye Baker; offered_by=Nina
- Angler for Lantern | offered=Chess Anglerfish; wanted=Lantern Rabbit; offered_by=Theo
- Baker for Angler | offered=Rye Baker; wanted=Chess Anglerfish; offered_by=Ike
- Golden for two rares | offered=Golden Rabbit; wanted=Chess Anglerfish; offered_by=Theo
# second-hand|secondhand|used goods|flea market|idle goods
item second-hand item|item|listing|used item|second-hand product|idle item|goods: Title!;Category->@item category|category;Seller~Miriam|Jonte;Price:money;New price:money;Condition=New|Like new|Good|Worn|For parts;Pictures:image;Place;Delivery=Pick-up|Post|Both;Description:long;~Status=For sale|Reserved|Sold|Withdrawn
- Oak desk 140 cm | category=Furniture; seller=Miriam; price=85; new_price=320; condition=Good; place=Harbour quarter; delivery=Pick-up; description=Two drawers, one scratch.; status=For sale
- Calculus textbook | category=Books; seller=Jonte; price=14; new_price=52; condition=Like new; place=Campus; delivery=Both; description=No notes inside.; status=Reserved
- Film camera 35 mm | category=Electronics; seller=Aurel; price=110; condition=Worn; place=Old Town; delivery=Post; description=Shutter works, new seals.; status=For sale
- Child's bike 16 inch | category=Children; seller=Miriam; price=40; new_price=160; condition=Good; place=Harbour quarter; delivery=Pick-up; status=Sold
item item category|category: Name!;Parent category;Icon:image;Sort order:number#0-100
- Furniture | parent_category=Home; sort_order=1
- Books | parent_category=Media; sort_order=2
- Electronics | parent_category=Technology; sort_order=3
- Children | parent_category=Family; sort_order=4
request offer|price offer|bid|bargain|purchase request: Title!;Item->@second-hand item|listing;Buyer~Pia|Oleg;Amount:money;Message:long;Meeting place
- Pia for the desk | item=Oak desk 140 cm; buyer=Pia; amount=70; message=Can collect today.; meeting_place=Harbour quarter
- Oleg for the textbook | item=Calculus textbook; buyer=Oleg; amount=14; meeting_place=Library
- Runa for the camera | item=Film camera 35 mm; buyer=Runa; amount=95; message=Is the case included?
- Kees for the bike | item=Child's bike 16 inch; buyer=Kees; amount=40; meeting_place=Playground
record deal|transaction|trade|sale|transaction record: Number!;Item->@second-hand item|listing;Buyer;Seller;Amount:money;Payment=Cash|Transfer|Escrow;Agreed on:date;~Status=Agreed|Paid|Handed over|Completed|Disputed
- T-301 | item=Child's bike 16 inch; buyer=Kees; seller=Miriam; amount=40; payment=Cash; status=Completed
- T-302 | item=Calculus textbook; buyer=Oleg; seller=Jonte; amount=14; payment=Escrow; status=Paid
- T-303 | item=Film camera 35 mm; buyer=Runa; seller=Aurel; amount=100; payment=Transfer; status=Agreed
- T-304 | item=Oak desk 140 cm; buyer=Pia; seller=Miriam; amount=75; payment=Cash; status=Disputed
record wanted post|wanted|want to buy|purchase post: Title!;Category->@item category|category;Posted by;Top price:money;Place;Description:long;~Status=Open|Found|Expired
- Wanted: bookcase | category=Furniture; posted_by=Pia; top_price=40; place=Campus; description=Up to 90 cm wide.; status=Open
- Wanted: physics 1 script | category=Books; posted_by=Oleg; top_price=8; place=Campus; status=Found
- Wanted: record player | category=Electronics; posted_by=Runa; top_price=80; place=Old Town; status=Open
- Wanted: sledge | category=Children; posted_by=Kees; top_price=20; place=Hill farms; status=Expired
! request listing report [report|complain|audit|review|violat]: Title!;Item->@second-hand item|listing;Reason=Fake|Forbidden|Wrong category|Already sold;Text:long;Reported by
- Camera not as shown | item=Film camera 35 mm; reason=Fake; text=Picture from a catalogue.; reported_by=Runa
- Bike is gone | item=Child's bike 16 inch; reason=Already sold; reported_by=Pia
- Book in wrong place | item=Calculus textbook; reason=Wrong category; reported_by=Oleg
- Desk twice online | item=Oak desk 140 cm; reason=Already sold; reported_by=Kees
! record item picture [picture|photo|image|upload]: Title!;Item->@second-hand item|listing;Picture:image;Position:number#1-20
- Desk, front | item=Oak desk 140 cm; position=1
- Desk, scratch | item=Oak desk 140 cm; position=2
- Textbook cover | item=Calculus textbook; position=1
- Camera from above | item=Film camera 35 mm; position=1
# device rental|equipment rental|equipment leasing|rental of equipment
item device|equipment|rental item|machine|asset: Name!;Model;Serial number;Category->@device category|category;Daily rate:money;Weekly rate:money;Deposit:money;Depot~North depot|Airport;Picture:image;~Status=Available|Rented|In repair|Retired
- Mini excavator 1.8 t | model=KX18; serial_number=EX-0041; category=Earth moving; daily_rate=140; weekly_rate=640; deposit=800; depot=North depot; status=Rented
- Cinema camera kit | model=C70; serial_number=CAM-112; category=Film; daily_rate=95; weekly_rate=420; deposit=1500; depot=City desk; status=Available
- Laptop 16 inch | model=P16; serial_number=LT-2209; category=Office; daily_rate=12; weekly_rate=49; deposit=200; depot=City desk; status=Available
- Scissor lift 8 m | model=SL8; serial_number=SL-0307; category=Lifts; daily_rate=88; weekly_rate=390; deposit=500; depot=North depot; status=In repair
item device category|category: Name!;Code;Parent category;Description
- Earth moving | code=EM; parent_category=Construction; description=Excavators and dumpers
- Film | code=FI; parent_category=Media; description=Cameras and lights
- Office | code=OF; parent_category=IT; description=Laptops and printers
- Lifts | code=LI; parent_category=Construction; description=Work at height
record rental|rental order|lease|rental contract|rental record: Number!;Device->@device|equipment;Renter->@renter|lessee|customer company;From:date!;To:date;Days:number#1-1000;Rate:money;~Total:money;Deposit paid:boolean;~Status=Reserved|Handed out|Returned|Overdue|Cancelled
- L-2601 | device=Mini excavator 1.8 t; renter=Garden Works Abel; days=5; rate=140; total=700; status=Handed out
- L-2602 | device=Cinema camera kit; renter=Studio Fern; days=2; rate=95; total=190; status=Reserved
- L-2603 | device=Laptop 16 inch; renter=Conference Service Ost; days=7; rate=12; total=84; status=Returned
- L-2604 | device=Scissor lift 8 m; renter=Paint Hofer; days=3; rate=88; total=264; status=Overdue
person renter|lessee|tenant: Name!;Contact person;Phone:phone;Email:email;Address;Tax number;Credit limit:money
- Garden Works Abel | contact_person=Uwe Abel; address=Nursery Lane 4; tax_number=44/118; credit_limit=2000
- Studio Fern | contact_person=Isa Fern; address=Film Yard 2; tax_number=44/220; credit_limit=5000
- Conference Service Ost | contact_person=Kim Vogel; address=Fair road 1; tax_number=44/301; credit_limit=9000
- Paint Hofer | contact_person=Josef Hofer; address=Mill 7; tax_number=44/402; credit_limit=1500
record return|return check|return inspection|device return: Title!;Rental->@rental|rental order;Returned on:date;Condition=Good|Dirty|Damaged|Incomplete;Damage:long;Extra charge:money;Checked by~Nils|Dora;Picture:image
- Laptops back | rental=L-2603; condition=Good; extra_charge=0; checked_by=Dora
- Lift with dent | rental=L-2604; condition=Damaged; damage=Dent in the railing; extra_charge=180; checked_by=Nils
- Excavator, muddy | rental=L-2601; condition=Dirty; extra_charge=40; checked_by=Nils
- Camera without charger | rental=L-2602; condition=Incomplete; damage=Charger missing; extra_charge=60; checked_by=Dora
work maintenance|repair|service task|device maintenance: Title!;Device->@device|equipment;Type=Repair|Inspection|Cleaning;Due on:date;Technician~Nils|Samira;Cost:money;Notes:long
- Railing of the lift | device=Scissor lift 8 m; type=Repair; technician=Samira; cost=210; notes=New middle bar.
- Hydraulic oil | device=Mini excavator 1.8 t; type=Inspection; technician=Nils; cost=75
- Sensor cleaning | device=Cinema camera kit; type=Cleaning; technician=Samira; cost=30
- Wipe and reinstall | device=Laptop 16 inch; type=Cleaning; technician=Nils; cost=10
! record deposit movement [deposit|pay|refund|settle]: Title!;Rental->@rental|rental order;Kind=Paid|Refunded|Kept;Amount:money;Method=Card|Cash|Transfer;Date:date
- Deposit L-2601 | rental=L-2601; kind=Paid; amount=800; method=Card
- Deposit L-2603 back | rental=L-2603; kind=Refunded; amount=200; method=Card
- Deposit L-2604 | rental=L-2604; kind=Paid; amount=500; method=Transfer
- Part of L-2604 kept | rental=L-2604; kind=Kept; amount=180; method=Transfer
# print shop|online printing|photo printing|document printing|self-service printing
item print product|print service|printed product|product type: Name!;Category=Documents|Photos|Cards|Posters|Books;Base price:money;Unit=Page|Piece|Set;Smallest quantity:number#1-10000;Delivery days:number#0-60;Picture:image
- A4 document | category=Documents; base_price=1; unit=Page; smallest_quantity=1; delivery_days=0
- Photo print 10 x 15 | category=Photos; base_price=1; unit=Piece; smallest_quantity=1; delivery_days=1
- Business cards | category=Cards; base_price=29; unit=Set; smallest_quantity=1; delivery_days=3
- Poster A1 | category=Posters; base_price=16; unit=Piece; smallest_quantity=1; delivery_days=2
record print job|print order|print task|printing order|job: Number!;Product->@print product|print service;File->@print file|document|artwork;Paper->@paper|material;Copies:number#1-100000;Colour=Black and white|Colour;Sides=One-sided|Two-sided;Binding=None|Staple|Spiral|Glue;Price:money;Pick-up on:date;~Status=Received|Checked|Printing|Ready|Collected|Cancelled
- PJ-4401 | product=A4 document; file=thesis-final.pdf; paper=Recycled 80 g; copies=3; colour=Black and white; sides=Two-sided; binding=Glue; price=54; status=Printing
- PJ-4402 | product=Business cards; file=cards-kruse.pdf; paper=Matt board 350 g; copies=250; colour=Colour; sides=Two-sided; binding=None; price=41; status=Ready
- PJ-4403 | product=Poster A1; file=spring-fair.pdf; paper=Poster 135 g; copies=10; colour=Colour; sides=One-sided; binding=None; price=142; status=Checked
- PJ-4404 | product=Photo print 10 x 15; file=holiday.zip; paper=Photo gloss 240 g; copies=80; colour=Colour; sides=One-sided; binding=None; price=16; status=Collected
! item print artwork|print file|artwork file|uploaded print file: Name!;Order->@order;File:file;Customer~Tina Kruse|Boris;Pages:number#1-5000;Size=A5|A4|A3|A1|Other;Resolution:number(dpi)#30-2400;Uploaded on:date;~Check=Not checked|OK|Low resolution|Missing bleed
- thesis-final.pdf | customer=Boris; pages=112; size=A4; resolution=600; check=OK
- cards-kruse.pdf | customer=Tina Kruse; pages=2; size=Other; resolution=300; check=OK
- spring-fair.pdf | customer=Town club; pages=1; size=A1; resolution=110; check=Low resolution
- holiday.zip | customer=Boris; pages=80; size=Other; resolution=300; check=Not checked
item paper|material|paper type: Name!;Weight:number(g/m2)#40-500;Format=A4|A3|SRA3|Roll;Finish=Matt|Gloss|Uncoated|Recycled;Stock:number(sheets)#0-1000000;Price per sheet:money
- Recycled 80 g | weight=80; format=A4; finish=Recycled; stock=24000; price_per_sheet=1
- Matt board 350 g | weight=350; format=SRA3; finish=Matt; stock=1800; price_per_sheet=1
- Poster 135 g | weight=135; format=Roll; finish=Uncoated; stock=300; price_per_sheet=3
- Photo gloss 240 g | weight=240; format=A3; finish=Gloss; stock=900; price_per_sheet=2
item printer|machine|printing machine|terminal: Name!;Model;Type=Laser|Inkjet|Offset|Plotter;Location;Counter:number(pages)#0-100000000;Toner:percent;~Status=Ready|Printing|Paper jam|Offline
- Laser left | model=L-9020; type=Laser; location=Front room; counter=812000; toner=64; status=Printing
- Plotter | model=W-44; type=Plotter; location=Back room; counter=9120; toner=38; status=Ready
- Self-service 1 | model=L-410; type=Laser; location=Library; counter=55020; toner=12; status=Paper jam
- Photo station | model=F-24; type=Inkjet; location=Front room; counter=30110; toner=80; status=Ready
! item price step [price|quot|discount|calculat]: Name!;Product->@print product|print service;From copies:number#1-100000;Unit price:money;Discount:percent
- A4 from 100 | product=A4 document; from_copies=100; unit_price=1; discount=20
- Photos from 50 | product=Photo print 10 x 15; from_copies=50; unit_price=1; discount=15
- Cards from 500 | product=Business cards; from_copies=500; unit_price=24; discount=18
- Posters from 10 | product=Poster A1; from_copies=10; unit_price=14; discount=12
! record print job state [status|progress|track|history]: Title!;Print job->@print job|print order;Status=Received|Checked|Printing|Ready|Collected;Changed by;Changed on:date;Note
- PJ-4401 received | print_job=PJ-4401; status=Received; changed_by=Online
- PJ-4401 printing | print_job=PJ-4401; status=Printing; changed_by=Gesa; note=Laser left
- PJ-4402 ready | print_job=PJ-4402; status=Ready; changed_by=Gesa; note=Shelf C
- PJ-4404 collected | print_job=PJ-4404; status=Collected; changed_by=Ole
# live shopping|live commerce|livestream shopping|live-stream sales|live selling
event live session|live room|live broadcast|livestream|live show|live stream: Title!;Host->@live host|anchor|streamer;Starts on:date!;Starts at:time;Cover:image;Topic;~Viewers:number#0-10000000;~Likes:number#0-100000000;~Sales:money;~Status=Announced|Live|Ended|Banned
- Friday cheese table | host=Gitte Skov; topic=Mountain cheese; viewers=3120; likes=22100; sales=8400; status=Ended
- Wool and warm socks | host=Renzo Bassi; topic=Winter clothes; viewers=910; likes=4020; sales=1210; status=Live
- Pan test evening | host=Gitte Skov; topic=Kitchen; status=Announced
- Tea from four gardens | host=Lian Hsu; topic=Tea; viewers=5400; likes=61000; sales=15200; status=Ended
person live host|anchor|streamer|host: Name!;Agency;Followers:number#0-100000000;Commission:percent;Speciality;Photo:image;~Status=Applied|Approved|Suspended
- Gitte Skov | agency=Nordlive; followers=84100; commission=12; speciality=Food; status=Approved
- Renzo Bassi | agency=None; followers=9120; commission=15; speciality=Clothes; status=Approved
- Lian Hsu | agency=Leaf Media; followers=210400; commission=18; speciality=Tea; status=Approved
- Petra Oram | agency=None; followers=300; commission=10; speciality=Plants; status=Applied
record live product|featured product|session product|product on show: Title!;Live session->@live session|live room;Product name;Live price:money;Usual price:money;Stock:number#0-100000;Position:number#1-200;~Sold:number#0-100000;~Status=Waiting|On show|Sold out
- Cheese wheel 500 g | live_session=Friday cheese table; product_name=Alpine cheese 500 g; live_price=11; usual_price=15; stock=300; position=1; sold=288; status=Sold out
- Socks, three pairs | live_session=Wool and warm socks; product_name=Merino socks; live_price=19; usual_price=27; stock=150; position=2; sold=41; status=On show
- Iron pan 28 cm | live_session=Pan test evening; product_name=Iron pan; live_price=34; usual_price=49; stock=200; position=1; status=Waiting
- Spring oolong 100 g | live_session=Tea from four gardens; product_name=Oolong; live_price=22; usual_price=30; stock=500; position=1; sold=470; status=On show
record live message|bullet comment|danmu|live comment|barrage: Text!;Live session->@live session|live room;Viewer;Sent at:time;Pinned:boolean;~Status=Shown|Hidden
- Is it from raw milk? | live_session=Friday cheese table; viewer=Ole88; status=Shown
- Size 44 please | live_session=Wool and warm socks; viewer=Marta; status=Shown
- First! | live_session=Tea from four gardens; viewer=kk; status=Shown
- Buy at my shop | live_session=Tea from four gardens; viewer=promo7; status=Hidden
item live coupon|coupon|live voucher: Name!;Live session->@live session|live room;Value:money;Minimum spend:money;Quantity:number#1-100000;~Taken:number#0-100000;Valid until:date
- Cheese 3 off | live_session=Friday cheese table; value=3; minimum_spend=20; quantity=200; taken=200
- Socks 5 off | live_session=Wool and warm socks; value=5; minimum_spend=40; quantity=100; taken=18
- Pan early bird | live_session=Pan test evening; value=6; minimum_spend=30; quantity=50; taken=0
- Tea lovers | live_session=Tea from four gardens; value=4; minimum_spend=25; quantity=300; taken=271
! record gift record [gift|reward|tip|interact]: Title!;Live session->@live session|live room;Viewer;Gift=Rose|Rocket|Heart|Crown;Quantity:number#1-1000;Value:money
- Ole's roses | live_session=Friday cheese table; viewer=Ole88; gift=Rose; quantity=10; value=5
- Marta's heart | live_session=Wool and warm socks; viewer=Marta; gift=Heart; quantity=1; value=1
- Rocket for tea | live_session=Tea from four gardens; viewer=kk; gift=Rocket; quantity=1; value=20
- Crown for tea | live_session=Tea from four gardens; viewer=Suri; gift=Crown; quantity=1; value=50
! record commission settlement [commission|settle|income|distribut]: Number!;Host->@live host|anchor;Live session->@live session|live room;Sales:money;Rate:percent;Amount:money;Paid on:date;~Status=Open|Paid
- CS-1 | host=Gitte Skov; live_session=Friday cheese table; sales=8400; rate=12; amount=1008; status=Paid
- CS-2 | host=Lian Hsu; live_session=Tea from four gardens; sales=15200; rate=18; amount=2736; status=Open
- CS-3 | host=Renzo Bassi; live_session=Wool and warm socks; sales=1210; rate=15; amount=182; status=Open
- CS-4 | host=Gitte Skov; live_session=Pan test evening; sales=0; rate=12; amount=0; status=Open
+ order: Live session->@live session|live room;Host->@live host|anchor;Coupon->@live coupon|coupon
# takeaway|food delivery|takeout|meal ordering|food ordering
item dish|food|meal|menu item|takeaway dish: Name!;Restaurant->@restaurant|shop|merchant;Category->@dish category|category|menu category;Price:money;Packing fee:money;Spicy=None|Mild|Hot;Picture:image;Monthly sales:number#0-100000;Description:long;~Status=On sale|Sold out|Hidden
- Beef noodle soup | restaurant=Noodle Yard; category=Noodles; price=11; packing_fee=1; spicy=Mild; monthly_sales=820; status=On sale
- Pumpkin dumplings | restaurant=Noodle Yard; category=Starters; price=6; packing_fee=0; spicy=None; monthly_sales=410; status=On sale
- Margherita | restaurant=Forno Piccolo; category=Pizza; price=9; packing_fee=1; spicy=None; monthly_sales=1320; status=On sale
- Red lentil curry | restaurant=Green Ladle; category=Bowls; price=10; packing_fee=1; spicy=Hot; monthly_sales=260; status=Sold out
item restaurant|shop|merchant|store: Name!;Address;Phone:phone;Cuisine;Opens at:time;Closes at:time;Minimum order:money;Delivery fee:money;Rating:rating;~Status=Open|Busy|Closed
- Noodle Yard | address=Bell Lane 4; cuisine=Noodles; minimum_order=15; delivery_fee=2; rating=5; status=Open
- Forno Piccolo | address=Arch 12; cuisine=Pizza; minimum_order=12; delivery_fee=3; rating=4; status=Busy
- Green Ladle | address=Park 7; cuisine=Vegetarian; minimum_order=10; delivery_fee=2; rating=4; status=Open
- Night Grill | address=Station 1; cuisine=Grill; minimum_order=18; delivery_fee=4; rating=3; status=Closed
item dish category|category|menu category: Name!;Restaurant->@restaurant|shop;Sort order:number#0-100;Description
- Noodles | restaurant=Noodle Yard; sort_order=1; description=Soups and fried noodles
- Starters | restaurant=Noodle Yard; sort_order=2; description=Small plates
- Pizza | restaurant=Forno Piccolo; sort_order=1; description=From the stone oven
- Bowls | restaurant=Green Ladle; sort_order=1; description=With rice
record takeaway order|food order|delivery order|meal order: Number!;Restaurant->@restaurant|shop;Customer name~Ula|Dev;Phone:phone;Address;Courier->@courier|rider|delivery rider;Food total:money;Delivery fee:money;~Total:money;Ordered on:date;Remark:long;~Status=Placed|Accepted|Cooking|On the way|Delivered|Cancelled
- TA-6001 | restaurant=Noodle Yard; customer_name=Ula Menz; address=Elm 3; courier=Tino Reis; food_total=28; delivery_fee=2; total=30; status=On the way
- TA-6002 | restaurant=Forno Piccolo; customer_name=Dev Rao; address=Canal 20; courier=Jana Kos; food_total=18; delivery_fee=3; total=21; remark=Cut in eight.; status=Delivered
- TA-6003 | restaurant=Green Ladle; customer_name=Kit Moss; address=Hill 9; food_total=10; delivery_fee=2; total=12; status=Cooking
- TA-6004 | restaurant=Noodle Yard; customer_name=Pam Orr; address=Dock 1; food_total=17; delivery_fee=2; total=19; status=Cancelled
record order dish|order line|ordered dish|order item: Title!;Order->@takeaway order|food order;Dish->@dish|food;Quantity:number#1-100;Unit price:money;Extras;~Amount:money
- TA-6001 soup | order=TA-6001; dish=Beef noodle soup; quantity=2; unit_price=11; extras=More coriander; amount=22
- TA-6001 dumplings | order=TA-6001; dish=Pumpkin dumplings; quantity=1; unit_price=6; amount=6
- TA-6002 pizza | order=TA-6002; dish=Margherita; quantity=2; unit_price=9; amount=18
- TA-6003 curry | order=TA-6003; dish=Red lentil curry; quantity=1; unit_price=10; amount=10
person courier|rider|delivery rider|delivery person: Name!;Phone:phone;Vehicle=Bicycle|Scooter|Car;Area;Deliveries:number#0-100000;Rating:rating;~Status=Free|Delivering|Off duty
- Tino Reis | vehicle=Bicycle; area=Centre; deliveries=2110; rating=5; status=Delivering
- Jana Kos | vehicle=Scooter; area=Canal side; deliveries=940; rating=4; status=Free
- Bo Falk | vehicle=Car; area=Hill; deliveries=310; rating=4; status=Off duty
- Ravi Sen | vehicle=Scooter; area=Centre; deliveries=1502; rating=5; status=Free
! item delivery address [address|deliver|location]: Name!;Person;Street;City;Phone:phone;Default:boolean
- Ula, home | person=Ula Menz; street=Elm 3; city=Bremen
- Ula, office | person=Ula Menz; street=Tower 8; city=Bremen
- Dev, home | person=Dev Rao; street=Canal 20; city=Bremen
- Kit, home | person=Kit Moss; street=Hill 9; city=Bremen
+ review: Restaurant->@restaurant|shop;Order->@takeaway order|food order;Taste:rating;Delivery:rating
# sales system|sales code|sales agent|agent statistics|agent management|reseller
item sales code|redeem code|generated code|activation code: Code!;Course or book~Watercolour course|Herbal atlas;Kind=Course|Book|Bundle;Price:money;Commission:percent;Agent->@sales agent|team member~Tilda Moss;Made on:date;Valid until:date;~Status=Made|Paid|Redeemed|Expired
- SC-WA-20418 | course_or_book=Watercolour course; kind=Course; price=89; commission=20; agent=Tilda Moss; status=Redeemed
- SC-HA-20419 | course_or_book=Herbal atlas; kind=Book; price=34; commission=12; agent=Ivan Petrov; status=Paid
- SC-BU-20420 | course_or_book=Course with brush set; kind=Bundle; price=119; commission=18; agent=Tilda Moss; status=Made
- SC-HA-19077 | course_or_book=Herbal atlas; kind=Book; price=34; commission=12; agent=Sun-hee Han; status=Expired
person sales agent|agent|team member|member|subordinate: Name!;Phone:phone;Email:email;Level=Starter|Agent|Team leader|Director;Leader->@sales agent|agent;Region~South|Online;Commission:percent;May sell:boolean;Joined on:date;~Status=Active|Paused|Left
- Tilda Moss | level=Team leader; region=South; commission=20; status=Active
- Ivan Petrov | level=Agent; leader=Tilda Moss; region=South; commission=12; status=Active
- Sun-hee Han | level=Agent; leader=Tilda Moss; region=Online; commission=12; status=Active
- Carlo Bassi | level=Starter; leader=Ivan Petrov; region=Online; commission=8; status=Paused
record sale|sales record|sales order|sale statistic: Number!;Code->@sales code~SC-WA-20418;Agent->@sales agent|agent~Tilda Moss;Buyer~Nora Egger;Quantity:number#1-1000;Amount:money;Method=Card|Wallet|Transfer;Sold on:date;~Status=Unpaid|Paid|Refunded
- SL-7001 | code=SC-WA-20418; agent=Tilda Moss; buyer=Nora Egger; quantity=1; amount=89; method=Card; status=Paid
- SL-7002 | code=SC-HA-20419; agent=Ivan Petrov; buyer=School of Elm; quantity=12; amount=408; method=Transfer; status=Paid
- SL-7003 | code=SC-BU-20420; agent=Tilda Moss; buyer=Kim Oh; quantity=1; amount=119; method=Wallet; status=Unpaid
- SL-6950 | code=SC-HA-19077; agent=Sun-hee Han; buyer=Bea Wolf; quantity=1; amount=34; method=Card; status=Refunded
record commission|commission record|agent commission: Title!;Agent->@sales agent|agent~Ivan Petrov;Sale->@sale|sales record~SL-7002;Rate:percent;Amount:money;Level=Own sale|Team sale;Due on:date;~Status=Open|Released|Paid
- Ivan for SL-7002 | agent=Ivan Petrov; sale=SL-7002; rate=12; amount=48.96; level=Own sale; status=Open
- Tilda for SL-7001 | agent=Tilda Moss; sale=SL-7001; rate=20; amount=17.80; level=Own sale; status=Paid
- Tilda from Ivan's sale | agent=Tilda Moss; sale=SL-7002; rate=4; amount=16.32; level=Team sale; status=Open
- Sun-hee for SL-6950 | agent=Sun-hee Han; sale=SL-6950; rate=12; amount=0; level=Own sale; status=Released
item agent permission|permission|team permission|subordinate permission: Title!;Agent->@sales agent|agent~Ivan Petrov;May=Make codes|See team sales|Add agents|Change prices;Limit per day:number#0-1000;Granted by->@sales agent|agent~Tilda Moss;Granted on:date;Active:boolean
- Ivan makes codes | agent=Ivan Petrov; may=Make codes; limit_per_day=20; granted_by=Tilda Moss
- Ivan adds agents | agent=Ivan Petrov; may=Add agents; limit_per_day=2; granted_by=Tilda Moss
- Sun-hee makes codes | agent=Sun-hee Han; may=Make codes; limit_per_day=10; granted_by=Tilda Moss
- Carlo sees sales | agent=Carlo Bassi; may=See team sales; limit_per_day=0; granted_by=Ivan Petrov
! record sales figure|sales statistic|daily statistic|statistics: Title!;Day:date;Sales amount:money;Orders:number#0-100000;New agents:number#0-10000;Codes made:number#0-100000;Agent->@sales agent|agent~Tilda Moss
- Team South, Monday | sales_amount=616; orders=3; new_agents=1; codes_made=8; agent=Tilda Moss
- Team South, Tuesday | sales_amount=340; orders=4; new_agents=0; codes_made=6; agent=Tilda Moss
- Ivan, May | sales_amount=2140; orders=21; new_agents=2; codes_made=30; agent=Ivan Petrov
- Online, May | sales_amount=1480; orders=32; new_agents=3; codes_made=44; agent=Sun-hee Han
# cowboy product|online shopping|group buying|e-commerce mini-program|shopping mini-program|fish claw|product display website
item group purchase|group buying activity|group buy|group buying: Title!;Product->@product;Group price:money;People needed:number#2-1000;Starts on:date;Ends on:date;~People joined:number#0-100000;~Status=Planned|Running|Reached|Failed
- Straw hats for five | group_price=24; people_needed=5; people_joined=3; status=Running
- Leather belts for three | group_price=31; people_needed=3; people_joined=3; status=Reached
- Enamel cups for ten | group_price=6; people_needed=10; people_joined=4; status=Failed
- Wool blankets for four | group_price=58; people_needed=4; people_joined=0; status=Planned
item crowdfunding project|crowdfunding activity|crowdfunding: Title!;Starter;Goal:money!;Reward:long;Smallest pledge:money;Starts on:date;Ends on:date;Picture:image;~Raised:money;~Backers:number#0-1000000;~Status=Planned|Running|Funded|Failed
- Boots from old saddles | starter=Saddler Ruiz; goal=8000; reward=One pair from 120.; smallest_pledge=10; raised=5150; backers=61; status=Running
- Songs of the ranch | starter=Trio Prairie; goal=2500; reward=A signed record.; smallest_pledge=5; raised=2740; backers=118; status=Funded
- Folding saddle stand | starter=Workshop Lind; goal=4000; reward=First series.; smallest_pledge=15; raised=900; backers=14; status=Failed
- Denim without dye | starter=Weaver Oda; goal=12000; reward=A jacket from 150.; smallest_pledge=20; raised=0; backers=0; status=Planned
item points product|point redemption|reward item|points item|point reward: Name!;Points needed:number#1-1000000;Stock:number#0-100000;Description:long;Picture:image;~Redeemed:number#0-1000000;~Status=Available|Gone
- Bandana red | points_needed=300; stock=80; description=Cotton, 55 cm.; redeemed=41; status=Available
- Tin mug | points_needed=450; stock=25; description=Holds half a litre.; redeemed=19; status=Available
- Five off | points_needed=500; stock=1000; description=Coupon for any order.; redeemed=210; status=Available
- Spur key ring | points_needed=200; stock=0; description=Brass.; redeemed=60; status=Gone
record member point|points record|point record|member points: Title!;Member;Points:number#-1000000-1000000;Reason=Purchase|Review|Redeemed|Birthday|Returned;Booked on:date;Balance:number#0-10000000
- Hat bought | member=carla; points=32; reason=Purchase; balance=512
- Bandana taken | member=carla; points=-300; reason=Redeemed; balance=212
- Review of belts | member=otis; points=20; reason=Review; balance=140
- Birthday | member=otis; points=100; reason=Birthday; balance=240
item merchant|merchant shop|seller|shop: Name!;Subdomain;Contact person;Phone:phone;Email:email;Logo:image;Introduction:long;Rating:rating;~Status=Applied|Open|Closed
- Saddler Ruiz | subdomain=ruiz; contact_person=Pablo Ruiz; introduction=Belts, boots, saddles.; rating=5; status=Open
- Hat House | subdomain=hats; contact_person=Lily Dean; introduction=Straw and felt.; rating=4; status=Open
- Denim Barn | subdomain=denim; contact_person=Oda Weber; introduction=Trousers and jackets.; rating=4; status=Open
- Camp Kitchen | subdomain=camp; contact_person=Jo Marsh; introduction=Cups, pans, kettles.; rating=3; status=Applied
! item coupon|voucher|discount coupon: Code!;Name;Discount:money;From order value:money;Valid from:date;Valid until:date;Quantity:number#0-1000000;~Used:number#0-1000000;~Status=Active|Ended
- HELLO5 | name=First order; discount=5; from_order_value=30; quantity=1000; used=412; status=Active
- HATS10 | name=Hat week; discount=10; from_order_value=60; quantity=200; used=57; status=Active
- WINTER | name=Blankets; discount=15; from_order_value=90; quantity=100; used=100; status=Ended
- BACK3 | name=We missed you; discount=3; from_order_value=0; quantity=500; used=31; status=Active
! record order item|order line|cart item: Title!;Order->@order;Product->@product;Quantity:number#1-1000;Unit price:money;Size;~Line total:money
- Straw hat, M | quantity=1; unit_price=32; size=M; line_total=32
- Leather belt, 95 | quantity=2; unit_price=39; size=95; line_total=78
- Enamel cup | quantity=6; unit_price=8; size=one; line_total=48
- Wool blanket | quantity=1; unit_price=69; size=140 x 200; line_total=69
+ product: Merchant->@merchant|shop;Size;Colour;Material;Member price:money;Stock:number#0-1000000
+ order: Merchant->@merchant|shop;Coupon->@coupon|voucher;Points used:number#0-1000000;Amount:money;Delivery address
# shopping mini-program|cross-border e-commerce|fresh food|wechat e-commerce|product library|inventory tracking
item product category|category: Name!;Parent category;Description:long;Picture:image;Sort order:number#0-1000;~Products:number#0-100000
- Vegetables | description=Picked this morning; sort_order=1; products=42
- Fruit | description=In season; sort_order=2; products=31
- Phones | description=Phones and parts; sort_order=3; products=88
- Cameras | description=Bodies and lenses; sort_order=4; products=37
! item product parameter|product variant|purchase option [order\\w*|variant|specif\\w*|sku]: Title!;Product->@product;Name~Weight|Screen size;Value!;Unit~g|inch;Extra price:money;Stock:number#0-1000000;Article code
- Spinach 250 g | name=Weight; value=250; unit=g; extra_price=0; stock=40; article_code=SP-250
- Spinach 500 g | name=Weight; value=500; unit=g; extra_price=1.2; stock=25; article_code=SP-500
- Phone screen | name=Screen size; value=6.1; unit=inch; stock=0; article_code=PH-61
- Camera sensor | name=Resolution; value=24; unit=megapixel; stock=0; article_code=CA-24
item coupon|voucher|discount coupon: Name!;Code!;Kind=Amount off|Percent off|Free delivery;Value:number#0-100000;Smallest order:money;Valid from:date;Valid until:date;Quantity:number#1-10000000;~Used:number#0-10000000;~Status=Active|Used up|Expired
- Welcome 5 | code=HELLO5; kind=Amount off; value=5; smallest_order=30; quantity=2000; used=312; status=Active
- Ten percent spring | code=SPRING10; kind=Percent off; value=10; smallest_order=20; quantity=500; used=500; status=Used up
- Free delivery Friday | code=FRIDAY; kind=Free delivery; value=0; smallest_order=15; quantity=1000; used=77; status=Active
- Old members 8 | code=THANKS8; kind=Amount off; value=8; smallest_order=50; quantity=300; used=120; status=Expired
person member|member information|shop member: Name!;Phone:phone;E-mail:email;Level=Basic|Silver|Gold|Platinum;Points:number#0-10000000;Birthday:date;Joined on:date;Default address;~Total spent:money
- Greta Malm | level=Gold; points=2310; default_address=Lake road 4; total_spent=1820
- Amir Saad | level=Basic; points=90; default_address=Mill lane 17; total_spent=75
- Bo Jensen | level=Silver; points=840; default_address=Quay 3; total_spent=640
- Wanda Kruk | level=Platinum; points=9120; default_address=Park row 11; total_spent=7400
record shipment|logistics|logistics tracking|delivery|parcel: Tracking number!;Order number~WS-7701;Carrier~Northpost;Receiver;Address;Country;Customs number;Sent on:date;Expected on:date;Current place;~Status=Packed|Sent|In customs|Out for delivery|Delivered|Returned
- NP-330187 | order_number=WS-7701; carrier=Northpost; receiver=Greta Malm; country=Sweden; current_place=Malmö hub; status=Out for delivery
- NP-330190 | order_number=WS-7703; carrier=Northpost; receiver=Amir Saad; country=Germany; current_place=Hamburg customs; customs_number=C-5510; status=In customs
- CF-10044 | order_number=WS-7698; carrier=Coolfreight; receiver=Bo Jensen; country=Denmark; current_place=Delivered at the door; status=Delivered
- CF-10051 | order_number=WS-7705; carrier=Coolfreight; receiver=Wanda Kruk; country=Poland; current_place=Cold store; status=Packed
request refund|refund request|return|after-sales request: Title!;Order number!;Product->@product;Kind=Refund only|Return and refund|Exchange;Amount:money;Reason:long!;Picture:image
- Bruised pears | order_number=WS-7698; kind=Refund only; amount=4.2; reason=Three of six pears are brown.
- Wrong phone colour | order_number=WS-7703; kind=Exchange; amount=0; reason=Blue came instead of black.
- Changed my mind | order_number=WS-7690; kind=Return and refund; amount=129; reason=Camera bag too small.
- Missing spinach | order_number=WS-7705; kind=Refund only; amount=2.4; reason=Not in the box.
record stock movement|inventory|inventory record|stock change|inventory tracking: Title!;Product->@product;Direction=In|Out|Count|Loss;Quantity:number#-1000000-1000000;Reason~Delivery|Sale;Warehouse~Main store;Moved on:date;Moved by~Ola Brix;~Stock after:number#0-1000000
- Spinach delivery | direction=In; quantity=60; reason=Delivery; warehouse=Cold store; moved_by=Ola Brix; stock_after=65
- Spinach spoiled | direction=Loss; quantity=-4; reason=Past its date; warehouse=Cold store; moved_by=Ola Brix; stock_after=61
- Phones sold | direction=Out; quantity=-2; reason=Sale; warehouse=Main store; moved_by=Ola Brix; stock_after=18
- Monthly count of cameras | direction=Count; quantity=0; reason=Count; warehouse=Main store; moved_by=Ida Falk; stock_after=9
! record sales report|sales analytic|sales statistic [analytic|report|statistic]: Title!;From:date;Until:date;Orders:number#0-10000000;Items sold:number#0-10000000;Turnover:money;Refunds:money;Average order:money;Best seller
- Week 12 | orders=184; items_sold=611; turnover=5120; refunds=88; average_order=27.8; best_seller=Spinach 250 g
- Week 13 | orders=201; items_sold=655; turnover=5590; refunds=61; average_order=27.8; best_seller=Pears
- March | orders=760; items_sold=2410; turnover=20800; refunds=305; average_order=27.4; best_seller=Spinach 250 g
- First quarter | orders=2150; items_sold=6900; turnover=58100; refunds=870; average_order=27; best_seller=Pears
+ product: Category->@product category|category~Vegetables|Phones;Article code;Brand;Origin;Unit~250 g;Old price:money;Stock:number#0-1000000;On the shelf:boolean;Parameters:long
+ order: Order number~WS-7701;Receiver;Phone:phone;Address:long;Coupon->@coupon|voucher~Welcome 5;Delivery=Standard|Express|Pick-up;~Total:money;~Status=Waiting for payment|Paid|Packed|Sent|Delivered|Refunded|Cancelled
# trendy universe|trendy play|digital collectible|digital collection|blind box|art toy|nft
item trendy product|trendy toy|collectible|digital collectible|trendy game|digital trendy play: Name!;Series->@series|collection~Moon Rabbits|Neon Cats;Type=Physical toy|Digital collectible|Blind box|Game pass;Designer~Studio Kumo;Edition size:number#1-1000000;Rarity=Common|Rare|Epic|Hidden;Price:money;Stock:number#0-1000000;Picture:image;Released on:date;~Status=Announced|On sale|Sold out|Retired
- Rabbit Astronaut | series=Moon Rabbits; type=Physical toy; designer=Studio Kumo; edition_size=3000; rarity=Rare; price=49; stock=212; status=On sale
- Rabbit in Glass | series=Moon Rabbits; type=Digital collectible; designer=Studio Kumo; edition_size=500; rarity=Epic; price=19; stock=0; status=Sold out
- Neon Cat box | series=Neon Cats; type=Blind box; designer=Lu Feng; edition_size=20000; rarity=Common; price=9; stock=7400; status=On sale
- Golden Neon Cat | series=Neon Cats; type=Digital collectible; designer=Lu Feng; edition_size=50; rarity=Hidden; price=199; stock=50; status=Announced
item series|collection|ip|trendy brand: Name!;Designer;Story:long;Items:number#0-1000;Cover:image;Launched on:date;~Status=Planned|Running|Complete
- Moon Rabbits | designer=Studio Kumo; story=Rabbits that mend the moon.; items=12; status=Running
- Neon Cats | designer=Lu Feng; story=Cats of the night market.; items=9; status=Running
- Paper Dragons | designer=Ida Holm; story=Folded dragons of the attic.; items=6; status=Complete
- Sea Buttons | designer=Ida Holm; items=0; status=Planned
record auction|trendy auction|auction lot: Title!;Product->@trendy product|collectible~Rabbit in Glass;Seller~moonfan;Starting price:money;Bid step:money;~Current bid:money;~Highest bidder~catlady;Starts on:date;Ends on:date;~Status=Planned|Open|Sold|Unsold|Cancelled
- Rabbit in Glass no. 7 | product=Rabbit in Glass; seller=moonfan; starting_price=30; bid_step=2; current_bid=58; highest_bidder=catlady; status=Open
- Rabbit in Glass no. 101 | product=Rabbit in Glass; seller=toybox; starting_price=25; bid_step=1; current_bid=41; highest_bidder=moonfan; status=Sold
- Astronaut, signed | product=Rabbit Astronaut; seller=kumo_shop; starting_price=80; bid_step=5; current_bid=80; status=Unsold
- First golden cat | product=Golden Neon Cat; seller=lufeng; starting_price=300; bid_step=20; status=Planned
! record bid|auction bid: Title!;Auction->@auction|auction lot~Rabbit in Glass no. 7;Bidder~catlady|moonfan;Amount:money!;Placed on:date;Placed at:time;~Status=Leading|Outbid|Withdrawn|Won
- catlady bids 58 | auction=Rabbit in Glass no. 7; bidder=catlady; amount=58; status=Leading
- toybox bids 56 | auction=Rabbit in Glass no. 7; bidder=toybox; amount=56; status=Outbid
- moonfan bids 41 | auction=Rabbit in Glass no. 101; bidder=moonfan; amount=41; status=Won
- catlady bids 40 | auction=Rabbit in Glass no. 101; bidder=catlady; amount=40; status=Outbid
request exchange|exchange offer|swap|trade offer: Title!;Offered->@trendy product|collectible~Neon Cat box;Wanted->@trendy product|collectible~Rabbit Astronaut;Offered by~catlady;Extra payment:money;Valid until:date;Note:long
- Two cats for an astronaut | offered=Neon Cat box; wanted=Rabbit Astronaut; offered_by=catlady; extra_payment=20
- Glass for golden cat | offered=Rabbit in Glass; wanted=Golden Neon Cat; offered_by=moonfan; extra_payment=120
- Astronaut for glass | offered=Rabbit Astronaut; wanted=Rabbit in Glass; offered_by=toybox; extra_payment=0; note=Box unopened.
- Cat for cat | offered=Neon Cat box; wanted=Neon Cat box; offered_by=ivy; extra_payment=0; note=Looking for the blue one.
record creation|digital creation|design work|user creation|metaverse construction: Title!;Creator~ivy|moonfan;Type=Toy design|Scene|Building|Costume;Based on->@series|collection~Neon Cats;Description:long;Picture:image;Model file:file;Submitted on:date;Votes:number#0-1000000;~Status=Draft|Submitted|Chosen|Rejected
- Rainy night market | creator=ivy; type=Scene; based_on=Neon Cats; description=Umbrellas and lanterns.; votes=840; status=Chosen
- Rabbit greenhouse | creator=moonfan; type=Building; based_on=Moon Rabbits; votes=312; status=Submitted
- Dragon raincoat | creator=toybox; type=Costume; based_on=Paper Dragons; votes=55; status=Submitted
- Button whale | creator=catlady; type=Toy design; based_on=Sea Buttons; votes=0; status=Draft
item strategy|play strategy|guide|new play information|play information: Title!;Series->@series|collection~Moon Rabbits;Type=Strategy|News|Preview;Summary;Text:long;Author;Published on:date;Views:number#0-10000000
- How to trade up to an epic | series=Moon Rabbits; type=Strategy; summary=Five swaps that work; author=ivy; views=9100
- Golden cats on Friday | series=Neon Cats; type=News; summary=Fifty pieces only; author=Editors; views=22100
- Sea Buttons, first pictures | series=Sea Buttons; type=Preview; author=Editors; views=6040
- Telling real boxes from copies | series=Neon Cats; type=Strategy; author=catlady; views=4800
# furniture|furniture store|furniture mini-program|home furnishing|furniture mall|furniture product
item furniture product|furniture|furniture item|piece of furniture: Name!;Model number~SF-220;Category->@furniture category|room~Sofas|Tables;Manufacturer->@manufacturer|maker~Birch Works;Material=Solid wood|Veneer|Metal|Fabric|Leather|Rattan;Colour;Width:number(cm)#1-1000;Depth:number(cm)#1-1000;Height:number(cm)#1-1000;Price:money;Stock:number#0-100000;Picture:image;~Status=On sale|Made to order|Sold out
- Fjord three-seater | model_number=SF-220; category=Sofas; manufacturer=Birch Works; material=Fabric; colour=Grey blue; width=220; depth=92; height=81; price=890; stock=14; status=On sale
- Orchard dining table | model_number=TB-180; category=Tables; manufacturer=Birch Works; material=Solid wood; colour=Oak; width=180; depth=90; height=75; price=640; stock=6; status=On sale
- Attic bed 140 | model_number=BD-140; category=Beds; manufacturer=Nestling; material=Metal; colour=Black; width=146; depth=206; height=98; price=310; stock=0; status=Sold out
- Lattice armchair | model_number=AC-061; category=Sofas; manufacturer=Cane and Co; material=Rattan; colour=Honey; width=68; depth=70; height=88; price=185; stock=0; status=Made to order
item manufacturer|maker|factory|manufacturer information|supplier: Name!;Address;Phone:phone;Contact person;Founded:number#1800-2030;Delivery time:number(days)#1-180;Description:long;Logo:image;~Status=Partner|Paused
- Birch Works | address=Sawmill Road 4; contact_person=Elin Borg; founded=1962; delivery_time=21; description=Sofas and tables of northern birch and oak.; status=Partner
- Nestling | address=Ring Street 77; contact_person=Pavel Dusek; founded=2009; delivery_time=10; description=Beds for small rooms.; status=Partner
- Cane and Co | address=Harbour 12; contact_person=Linh Tran; founded=1988; delivery_time=45; description=Woven chairs.; status=Partner
- Old Forge | address=Smithy Lane 1; contact_person=Huw Pryce; founded=1931; delivery_time=60; status=Paused
item furniture category|room|product category: Name!;Room=Living room|Dining room|Bedroom|Study|Garden;Picture:image;Products:number#0-10000;Order:number#1-100
- Sofas | room=Living room; products=48; order=1
- Tables | room=Dining room; products=31; order=2
- Beds | room=Bedroom; products=26; order=3
- Desks | room=Study; products=12; order=4
item ad|advertisement|banner|advertising: Title!;Picture:image;Place=Home carousel|Category page|Start screen;Links to->@furniture product|furniture~Fjord three-seater;Advertiser->@manufacturer|maker~Birch Works;Starts on:date;Ends on:date;Clicks:number#0-10000000;~Status=Planned|Running|Ended
- Sofa weeks | place=Home carousel; links_to=Fjord three-seater; advertiser=Birch Works; clicks=2310; status=Running
- Beds under 350 | place=Category page; links_to=Attic bed 140; advertiser=Nestling; clicks=904; status=Ended
- Honey rattan | place=Home carousel; links_to=Lattice armchair; advertiser=Cane and Co; clicks=411; status=Running
- Autumn tables | place=Start screen; links_to=Orchard dining table; advertiser=Birch Works; clicks=0; status=Planned
! record order item|order line: Title!;Order number~FO-3021;Product->@furniture product|furniture~Fjord three-seater;Quantity:number#1-100;Unit price:money;Colour;Assembly wanted:boolean
- FO-3021 sofa | order_number=FO-3021; product=Fjord three-seater; quantity=1; unit_price=890; colour=Grey blue
- FO-3021 armchair | order_number=FO-3021; product=Lattice armchair; quantity=2; unit_price=185; colour=Honey
- FO-3022 table | order_number=FO-3022; product=Orchard dining table; quantity=1; unit_price=640; colour=Oak
- FO-3023 bed | order_number=FO-3023; product=Attic bed 140; quantity=1; unit_price=310; colour=Black
record delivery|logistics information|logistics record|shipment|logistics: Delivery number!;Order number~FO-3021;Carrier~Heavy Goods Direct;Vehicle;Delivery on:date;Time window~8 to 12;Floor:number#-2-60;Lift:boolean;Last place;~Status=Packed|On the way|Delivered|Damaged|Returned
- DL-801 | order_number=FO-3021; carrier=Heavy Goods Direct; time_window=8 to 12; floor=3; last_place=Customer; status=Delivered
- DL-802 | order_number=FO-3022; carrier=Heavy Goods Direct; time_window=12 to 16; floor=0; last_place=Depot West; status=On the way
- DL-803 | order_number=FO-3023; carrier=City Movers; time_window=8 to 12; floor=5; last_place=Factory; status=Packed
- DL-799 | order_number=FO-3017; carrier=City Movers; time_window=16 to 20; floor=1; last_place=Depot West; status=Damaged
! record call record|manufacturer call|inquiry [call|inquir|contact]: Title!;Manufacturer->@manufacturer|maker~Birch Works;Product->@furniture product|furniture~Orchard dining table;Caller~Tess Moran;Called on:date;Duration:number(min)#0-120;Outcome=Ordered|Quote sent|No answer|Not interested
- Table in walnut | manufacturer=Birch Works; product=Orchard dining table; caller=Tess Moran; duration=6; outcome=Quote sent
- Bed back when | manufacturer=Nestling; product=Attic bed 140; caller=Jo Lindqvist; duration=2; outcome=Ordered
- Eight armchairs | manufacturer=Cane and Co; product=Lattice armchair; caller=Cafe Morgen; duration=14; outcome=Quote sent
- Sofa cover | manufacturer=Birch Works; product=Fjord three-seater; caller=Tess Moran; duration=0; outcome=No answer
+ order: Order number!;Nickname;Address;Phone:phone;Delivery on:date;Total:money;~Status=New|Paid|In production|On the way|Delivered|Cancelled
# replenishment|unmanned retail|vending|replenishment management|inventory center
! item stocked item|inventory item|item|sku|inventory|inventory center: Name!;Code~SKU-101;Location->@store|warehouse~Corner shop;On hand:number#0-1000000;Reorder point:number#0-1000000;Order quantity:number#1-1000000;Lead time:number(days)#0-365;Unit cost:money;Price:money;Holding cost:percent;Average demand per day:number#0-100000;~Status=Enough|Low|Out of stock
- Oat milk 1 l | code=SKU-101; location=Corner shop; on_hand=48; reorder_point=30; order_quantity=72; lead_time=2; unit_cost=1.1; price=1.9; holding_cost=12; average_demand_per_day=14; status=Enough
- AA batteries, four | code=SKU-210; location=Corner shop; on_hand=9; reorder_point=12; order_quantity=40; lead_time=5; unit_cost=1.8; price=3.9; holding_cost=10; average_demand_per_day=2; status=Low
- Iced tea can | code=SKU-305; location=Station machine 2; on_hand=0; reorder_point=20; order_quantity=48; lead_time=1; unit_cost=0.5; price=1.5; holding_cost=15; average_demand_per_day=22; status=Out of stock
- Trail mix 80 g | code=SKU-318; location=Station machine 2; on_hand=31; reorder_point=10; order_quantity=30; lead_time=1; unit_cost=0.8; price=2.2; holding_cost=15; average_demand_per_day=6; status=Enough
! item store|warehouse|location|vending machine|shelf: Name!;Type=Shop|Warehouse|Vending machine|Smart shelf;Address;Capacity:number#1-1000000;Manager~Lotte Kern;Replenished every:number(days)#1-90;~Status=Open|Closed|Fault
- Corner shop | type=Shop; address=Elm Street 2; capacity=4000; manager=Lotte Kern; replenished_every=3; status=Open
- Station machine 2 | type=Vending machine; address=Platform 1; capacity=360; manager=Timo Arc; replenished_every=1; status=Open
- Ring warehouse | type=Warehouse; address=Ring Road 80; capacity=90000; manager=Lotte Kern; replenished_every=7; status=Open
- Clinic shelf | type=Smart shelf; address=Clinic lobby; capacity=220; manager=Timo Arc; replenished_every=2; status=Fault
request replenishment request|replenishment|replenishment order|refill request|replenishment management: Title!;Item->@stocked item|sku~Iced tea can;Location->@store|warehouse~Station machine 2;Quantity:number!#1-1000000;Reason=Below reorder point|Sold out|Promotion|By forecast;Needed on:date;Requested by~Timo Arc;Note
- Iced tea for platform 1 | item=Iced tea can; location=Station machine 2; quantity=48; reason=Sold out; requested_by=Timo Arc
- Batteries for the corner | item=AA batteries, four; location=Corner shop; quantity=40; reason=Below reorder point; requested_by=Lotte Kern
- Oat milk for the weekend | item=Oat milk 1 l; location=Corner shop; quantity=72; reason=By forecast; requested_by=Lotte Kern
- Trail mix, hike day | item=Trail mix 80 g; location=Station machine 2; quantity=30; reason=Promotion; requested_by=Timo Arc
record replenishment visit|replenishment maintenance|maintenance record|refill record [replenish\\w*|maintenance|refill|restock]: Title!;Location->@store|vending machine~Station machine 2;Request->@replenishment request|replenishment~Iced tea for platform 1;Worker~Sefa Kaya;Filled:number#0-100000;Removed as expired:number#0-100000;Fault found;Done on:date;Photo:image;~Status=Planned|On the way|Done|Failed
- Platform 1, Monday | location=Station machine 2; request=Iced tea for platform 1; worker=Sefa Kaya; filled=48; removed_as_expired=2; status=Done
- Corner shop, Tuesday | location=Corner shop; request=Batteries for the corner; worker=Sefa Kaya; filled=40; removed_as_expired=0; status=On the way
- Clinic shelf check | location=Clinic shelf; worker=Nina Roos; filled=0; removed_as_expired=0; fault_found=Scale does not answer; status=Failed
- Platform 1, Wednesday | location=Station machine 2; worker=Nina Roos; filled=0; removed_as_expired=0; status=Planned
record scenario|inventory scenario|simulation scenario|simulation [simulat\\w*|scenario|forecast]: Name!;Item->@stocked item|item~Oat milk 1 l;Demand pattern=Even|Seasonal|Random|Rising|Falling;Average demand:number(per day)#0-100000;Demand spread:percent;Opening stock:number#0-1000000;Reorder point:number#0-1000000;Order quantity:number#1-1000000;Lead time:number(days)#0-365;Days simulated:number(days)#1-3650;Order cost:money;Shortage cost:money;Note:long
- Oat milk as it is | item=Oat milk 1 l; demand_pattern=Random; average_demand=14; demand_spread=20; opening_stock=48; reorder_point=30; order_quantity=72; lead_time=2; days_simulated=90; order_cost=15; shortage_cost=0.8
- Oat milk, late supplier | item=Oat milk 1 l; demand_pattern=Random; average_demand=14; demand_spread=20; opening_stock=48; reorder_point=30; order_quantity=72; lead_time=6; days_simulated=90; order_cost=15; shortage_cost=0.8
- Hot summer tea | item=Iced tea can; demand_pattern=Seasonal; average_demand=35; demand_spread=40; opening_stock=100; reorder_point=60; order_quantity=120; lead_time=1; days_simulated=60; order_cost=10; shortage_cost=1
- Batteries in small lots | item=AA batteries, four; demand_pattern=Even; average_demand=2; demand_spread=5; opening_stock=9; reorder_point=10; order_quantity=12; lead_time=5; days_simulated=180; order_cost=6; shortage_cost=2.1
! record simulation result|result|analytics|simulation run [simulat\\w*|scenario|analytic]: Title!;Scenario->@scenario|simulation~Oat milk as it is;Average stock:number#0-1000000;Service level:percent;Days without stock:number(days)#0-3650;Orders placed:number#0-10000;Holding cost:money;Ordering cost:money;Shortage cost:money;~Total cost:money;Run on:date
- Oat milk as it is, run 1 | scenario=Oat milk as it is; average_stock=41; service_level=97; days_without_stock=1; orders_placed=18; holding_cost=5.4; ordering_cost=270; shortage_cost=9; total_cost=284.4
- Late supplier, run 1 | scenario=Oat milk, late supplier; average_stock=24; service_level=71; days_without_stock=24; orders_placed=14; holding_cost=3.1; ordering_cost=210; shortage_cost=262; total_cost=475.1
- Summer tea, run 1 | scenario=Hot summer tea; average_stock=88; service_level=95; days_without_stock=2; orders_placed=17; holding_cost=6; ordering_cost=170; shortage_cost=58; total_cost=234
- Small lots, run 1 | scenario=Batteries in small lots; average_stock=8; service_level=99; days_without_stock=1; orders_placed=30; holding_cost=7; ordering_cost=180; shortage_cost=3; total_cost=190
! record stock movement|inventory change|stock record|movement: Title!;Item->@stocked item|sku~Oat milk 1 l;Location->@store|warehouse~Corner shop;Type=Sale|Delivery|Transfer|Expired|Count;Quantity:number!#-100000-100000;Stock after:number#0-1000000;Moved on:date
- Oat milk sold on Monday | item=Oat milk 1 l; location=Corner shop; type=Sale; quantity=-13; stock_after=48
- Tea filled | item=Iced tea can; location=Station machine 2; type=Delivery; quantity=48; stock_after=48
- Trail mix expired | item=Trail mix 80 g; location=Station machine 2; type=Expired; quantity=-2; stock_after=31
- Batteries counted | item=AA batteries, four; location=Corner shop; type=Count; quantity=-1; stock_after=9
# cross-border|cross-border e-commerce|wholesale|duty-free|duty free|merchant registration|b2b marketplace|supply chain management
item merchant|store|supplier|shop|merchant store: Name!;Country;Type=Manufacturer|Wholesaler|Brand owner|Duty-free shop;Contact person;Email:email;Phone:phone;Licence number;Ships from;Main products;Rating:rating;Logo:image;~Status=Registered|Checked|Suspended
- Blue Delta Ceramics | country=Vietnam; type=Manufacturer; contact_person=Linh Dao; licence_number=VN-88214; ships_from=Hai Phong; main_products=Tableware; rating=5; status=Checked
- Alpine Care | country=Austria; type=Brand owner; contact_person=Jutta Ebner; licence_number=AT-1190; ships_from=Linz; main_products=Skin care; rating=4; status=Checked
- Pearl Gate Duty Free | country=Singapore; type=Duty-free shop; contact_person=Amir Tan; licence_number=SG-5521; ships_from=Bonded zone 2; main_products=Perfume, spirits; rating=4; status=Checked
- Quick Gadgets | country=China; type=Wholesaler; contact_person=Zhao Ping; ships_from=Ningbo; main_products=Chargers; rating=3; status=Registered
request wholesale inquiry|inquiry|wholesale request|quotation request|rfq: Title!;Merchant->@merchant|supplier~Blue Delta Ceramics;Product~Rice bowl, blue;Quantity:number!#1-10000000;Target price:money;Destination;Delivery term=EXW|FOB|CIF|DDP;Needed by:date;Buyer~Casa Norte;Details:long
- Five thousand rice bowls | merchant=Blue Delta Ceramics; product=Rice bowl, blue; quantity=5000; target_price=1.2; destination=Porto; delivery_term=FOB; buyer=Casa Norte
- Hand cream, travel size | merchant=Alpine Care; product=Hand cream 30 ml; quantity=2400; target_price=1.9; destination=Dubai; delivery_term=CIF; buyer=Desert Retail
- Perfume for the ferry shop | merchant=Pearl Gate Duty Free; product=Perfume No. 5 o'clock; quantity=300; target_price=28; destination=Turku; delivery_term=DDP; buyer=Ferry Shop
- Chargers, mixed plugs | merchant=Quick Gadgets; product=Charger 20 W; quantity=10000; target_price=2.1; destination=Lagos; delivery_term=EXW; buyer=Bright Mobile
record quote|quotation|wholesale offer: Quote number!;Inquiry->@wholesale inquiry|inquiry~Five thousand rice bowls;Unit price:money!;Minimum quantity:number#1-10000000;Lead time:number(days)#1-365;Freight:money;Duty:money;~Total:money;Valid until:date;~Status=Sent|Accepted|Refused|Expired
- Q-601 | inquiry=Five thousand rice bowls; unit_price=1.28; minimum_quantity=3000; lead_time=35; freight=640; duty=0; total=7040; status=Accepted
- Q-602 | inquiry=Hand cream, travel size; unit_price=2.05; minimum_quantity=1200; lead_time=14; freight=410; duty=246; total=5576; status=Sent
- Q-603 | inquiry=Perfume for the ferry shop; unit_price=29.5; minimum_quantity=100; lead_time=10; freight=180; duty=0; total=9030; status=Sent
- Q-604 | inquiry=Chargers, mixed plugs; unit_price=2.4; minimum_quantity=5000; lead_time=20; freight=900; duty=0; total=24900; status=Refused
record inventory|stock|bonded stock|inventory record|inventory batch: Title!;Product~Perfume No. 5 o'clock;Warehouse=Bonded zone 1|Bonded zone 2|Overseas hub|Home depot;Batch;Quantity:number!#0-10000000;Reserved:number#0-10000000;Best before:date;Duty-free quota left:number#0-10000000;~Status=Free|Under customs|Blocked
- Perfume, batch 18 | product=Perfume No. 5 o'clock; warehouse=Bonded zone 2; batch=P-18; quantity=960; reserved=300; duty_free_quota_left=5000; status=Free
- Hand cream, batch 7 | product=Hand cream 30 ml; warehouse=Overseas hub; batch=H-07; quantity=4200; reserved=0; status=Free
- Rice bowls in port | product=Rice bowl, blue; warehouse=Home depot; batch=R-31; quantity=5000; reserved=5000; status=Under customs
- Chargers recalled | product=Charger 20 W; warehouse=Bonded zone 1; batch=C-02; quantity=800; reserved=0; status=Blocked
record shipment|logistics|logistics record|logistics tracking|delivery: Tracking number!;Order number~XB-3301;Carrier~Blue Line Sea;Mode=Sea|Air|Rail|Road|Parcel;From;To;Weight:number(kg)#0-1000000;Sent on:date;Expected on:date;~Last place;~Status=Packed|Export customs|In transit|Import customs|Delivered|Returned
- BL-77120 | order_number=XB-3301; carrier=Blue Line Sea; mode=Sea; from=Hai Phong; to=Porto; weight=2100; last_place=Suez; status=In transit
- AR-20931 | order_number=XB-3302; carrier=Air Bridge; mode=Air; from=Linz; to=Dubai; weight=96; last_place=Dubai customs; status=Import customs
- PX-55018 | order_number=XB-3303; carrier=Parcel Star; mode=Parcel; from=Bonded zone 2; to=Turku; weight=42; last_place=Turku; status=Delivered
- RL-10044 | order_number=XB-3304; carrier=Rail Silk; mode=Rail; from=Ningbo; to=Duisburg; weight=880; last_place=Ningbo; status=Packed
! record customs declaration|declaration|customs clearance [customs|duty|cross-border|import|tax]: Declaration number!;Shipment->@shipment|logistics~AR-20931;HS code~3304;Country of origin;Declared value:money;Duty rate:percent;Duty:money;Filed on:date;~Status=Filed|Released|Held|Refused
- CD-9001 | shipment=AR-20931; hs_code=3304; country_of_origin=Austria; declared_value=4920; duty_rate=5; duty=246; status=Filed
- CD-9002 | shipment=BL-77120; hs_code=6911; country_of_origin=Vietnam; declared_value=6400; duty_rate=0; duty=0; status=Filed
- CD-8990 | shipment=PX-55018; hs_code=3303; country_of_origin=France; declared_value=8850; duty_rate=0; duty=0; status=Released
- CD-8991 | shipment=RL-10044; hs_code=8504; country_of_origin=China; declared_value=24000; duty_rate=3; duty=720; status=Held
+ product: Merchant->@merchant|supplier~Blue Delta Ceramics;Country of origin;HS code;Wholesale price:money;Minimum quantity:number#1-1000000;Duty-free:boolean
+ order: Order number!;Merchant->@merchant|supplier~Alpine Care;Destination country;Delivery term=EXW|FOB|CIF|DDP;Currency=USD|EUR|CNY|GBP;Duty:money;~Status=New|Paid|Shipped|In customs|Delivered|Cancelled
# comprehensive e-commerce|group buying|point redemption|multi-merchant mall|shopping cart|shopping carts|points mall
item group buy|group buying|group purchase|group buying activity: Title!;Product~Denim jacket, washed;Group price:money;Normal price:money;People needed:number#2-1000;~Joined:number#0-1000;Limit per person:number#1-100;Starts on:date;Ends on:date;~Status=Planned|Open|Reached|Failed
- Denim jacket for five | product=Denim jacket, washed; group_price=49; normal_price=69; people_needed=5; joined=3; limit_per_person=2; status=Open
- Boots for three | product=Ankle boots, tan; group_price=88; normal_price=119; people_needed=3; joined=3; limit_per_person=1; status=Reached
- Belt for ten | product=Tooled belt; group_price=14; normal_price=24; people_needed=10; joined=4; limit_per_person=3; status=Failed
- Hat for four | product=Felt hat; group_price=35; normal_price=48; people_needed=4; joined=0; limit_per_person=1; status=Planned
record group buy member|group participant|joined group: Title!;Group buy->@group buy|group buying~Denim jacket for five;Buyer~Lou Tran;Quantity:number#1-100;Paid:money;Joined on:date;Led the group:boolean;~Status=Joined|Paid|Refunded
- Lou opens the jacket group | group_buy=Denim jacket for five; buyer=Lou Tran; quantity=1; paid=49; status=Paid
- Sam joins for a jacket | group_buy=Denim jacket for five; buyer=Sam Pike; quantity=2; paid=98; status=Paid
- Ria joins for boots | group_buy=Boots for three; buyer=Ria Gold; quantity=1; paid=88; status=Paid
- Lou and the belt | group_buy=Belt for ten; buyer=Lou Tran; quantity=1; paid=14; status=Refunded
item crowdfunding project|crowdfunding|crowdfunding activity|campaign [crowdfund\\w*]: Title!;Merchant->@merchant|shop~Dusty Trail;Goal:money!;~Raised:money;~Backers:number#0-1000000;Reward;Story:long;Picture:image;Starts on:date;Ends on:date;~Status=Planned|Running|Funded|Failed
- Saddle bag made of old jeans | merchant=Dusty Trail; goal=8000; raised=6150; backers=102; reward=First bag off the bench; status=Running
- Boot workshop on wheels | merchant=Red Mesa Boots; goal=20000; raised=21400; backers=260; reward=Fitting at home; status=Funded
- Book of belts | merchant=Dusty Trail; goal=3000; raised=900; backers=31; reward=Signed copy; status=Failed
- Rain poncho | merchant=Prairie Wear; goal=12000; raised=0; backers=0; reward=Half price; status=Planned
item merchant|shop|seller|merchant information: Name!;Subdomain~dusty.shop.example;Owner;Phone:phone;Email:email;Main products;Commission:percent;Logo:image;Products:number#0-100000;~Status=Waiting for check|Open|Closed
- Dusty Trail | subdomain=dusty.shop.example; owner=Hank Voss; main_products=Jackets, belts; commission=8; products=64; status=Open
- Red Mesa Boots | subdomain=redmesa.shop.example; owner=Inez Cruz; main_products=Boots; commission=8; products=31; status=Open
- Prairie Wear | subdomain=prairie.shop.example; owner=Ola Dahl; main_products=Ponchos, shirts; commission=10; products=22; status=Open
- Felt and Feather | subdomain=felt.shop.example; owner=Mae Lin; main_products=Hats; commission=10; products=0; status=Waiting for check
item reward item|point product|points mall|redeemable product|member point [point|redeem|reward|member]: Name!;Points needed:number#1-10000000;Extra payment:money;Stock:number#0-100000;Picture:image;Limit per member:number#1-100;~Status=Available|Gone
- Enamel mug | points_needed=800; extra_payment=0; stock=120; limit_per_member=2; status=Available
- Leather key ring | points_needed=400; extra_payment=0; stock=300; limit_per_member=3; status=Available
- Voucher of 20 | points_needed=2000; extra_payment=0; stock=1000; limit_per_member=1; status=Available
- Felt hat with points | points_needed=2500; extra_payment=10; stock=0; limit_per_member=1; status=Gone
record point entry|points|point record|redemption|redemption record: Title!;Member~Lou Tran;Type=Order|Sign-in|Redeemed|Gift|Expired;Points:number!#-1000000-1000000;Balance:number#0-10000000;Reward->@reward item|point product~Enamel mug;Booked on:date
- Lou buys a jacket | member=Lou Tran; type=Order; points=49; balance=1240
- Lou takes a mug | member=Lou Tran; type=Redeemed; points=-800; balance=440; reward=Enamel mug
- Sam signs in | member=Sam Pike; type=Sign-in; points=5; balance=205
- Old points of Ria | member=Ria Gold; type=Expired; points=-60; balance=88
record product distribution|distribution|third-party platform|platform integration|listing [distribut\\w*|third-party|platform integration]: Title!;Product~Felt hat;Platform=Marketplace|Social shop|Mini-program|Partner site;Outside number;Price there:money;Stock shared:number#0-1000000;Commission:percent;Last sync on:date;~Status=Waiting|Listed|Sync failed|Taken down
- Felt hat on the marketplace | product=Felt hat; platform=Marketplace; outside_number=MK-88102; price_there=52; stock_shared=20; commission=12; status=Listed
- Jacket in the social shop | product=Denim jacket, washed; platform=Social shop; outside_number=SS-410; price_there=69; stock_shared=35; commission=5; status=Listed
- Boots on the partner site | product=Ankle boots, tan; platform=Partner site; price_there=119; stock_shared=8; commission=15; status=Sync failed
- Belt in the mini-program | product=Tooled belt; platform=Mini-program; price_there=24; stock_shared=60; commission=0; status=Waiting
+ cart: Product;Merchant->@merchant|shop~Dusty Trail;Quantity:number#1-100;Unit price:money;Chosen:boolean
+ order: Order number!;Merchant->@merchant|shop~Red Mesa Boots;Group buy->@group buy|group buying~Boots for three;Points used:number#0-1000000;Total:money;~Status=New|Paid|Shipped|Delivered|Cancelled
# product showcase|product catalog website|product exhibition
item product category|category|content category|classification: Name!;Parent category;Description:long;Picture:image;Products:number#0-100000;Order:number#1-1000;~Status=Shown|Hidden
- Desk lamps | description=Light for work; products=14; order=1; status=Shown
- Floor lamps | products=9; order=2; status=Shown
- Garden lights | products=11; order=3; status=Shown
- Old series | products=6; order=9; status=Hidden
record product picture|picture|gallery picture|product image: Caption!;Product~Crane desk lamp;Picture:image!;Order:number#1-100;Kind=Front|Detail|In use|Drawing;Main picture:boolean
- Crane, front | product=Crane desk lamp; order=1; kind=Front
- Crane, joint | product=Crane desk lamp; order=2; kind=Detail
- Reed in the garden | product=Reed light; order=1; kind=In use
- Reed, drawing | product=Reed light; order=2; kind=Drawing
! record product property|property|specification|technical data: Title!;Product~Crane desk lamp;Property~Power|Weight;Value!;Unit~W|kg;Used as filter:boolean;Order:number#1-100
- Crane, power | product=Crane desk lamp; property=Power; value=7; unit=W; order=1
- Crane, weight | product=Crane desk lamp; property=Weight; value=1.8; unit=kg; order=2
- Reed, protection | product=Reed light; property=Protection; value=IP65; order=1
- Reed, height | product=Reed light; property=Height; value=90; unit=cm; order=2
item carousel slide|carousel|slide|banner: Title!;Picture:image;Subtitle;Links to:url;Category->@product category|category~Garden lights;Order:number#1-50;Shown from:date;Shown until:date;Clicks:number#0-10000000;~Status=Shown|Hidden
- Light for long evenings | subtitle=Garden lights; category=Garden lights; order=1; clicks=812; status=Shown
- The Crane is back | subtitle=In four colours; category=Desk lamps; order=2; clicks=640; status=Shown
- Visit the workshop | order=3; clicks=120; status=Shown
- Spring fair | order=4; clicks=90; status=Hidden
request product inquiry|inquiry|contact request|contact form: Title!;Product~Reed light;Name;Email:email;Phone:phone;Quantity:number#1-100000;Question:long!
- Twenty reeds for a hotel | product=Reed light; name=Hotel Alder; quantity=20; question=Is there a price for twenty?
- Crane in brass | product=Crane desk lamp; name=Jette Mohn; quantity=1; question=Will brass come again?
- Spare joint | product=Crane desk lamp; name=Udo Ritz; quantity=2; question=Do you sell the joint alone?
- Lamp for a school | name=Harbour School; quantity=60; question=What do you advise for reading corners?
! record view record|product view|browsing record|search record: Title!;Product~Crane desk lamp;Search words;Filters;Visitor~Guest;Seen on:date;Stayed:number(s)#0-36000
- Guest looks for brass | search_words=brass lamp; filters=Desk lamps; visitor=Guest; stayed=40
- Hotel Alder sees Reed | product=Reed light; visitor=Hotel Alder; stayed=210
- Guest sees Crane | product=Crane desk lamp; filters=under 100; visitor=Guest; stayed=75
- School looks for reading | search_words=reading corner; visitor=Harbour School; stayed=130
+ product: Model number;Category->@product category|category~Desk lamps;Material;Colour;New:boolean;Views:number#0-10000000
+ article: Category->@product category|category~Garden lights;Product~Reed light;Author;Views:number#0-10000000
# animated user interface|animated interface|animated e-commerce|animated shop|animated online store|animated product
item product category|category|collection|product line: Name!;Description:long;Picture:image;Order:number#1-500;Intro animation->@animation|product animation~Slow turn
- Table lamps | description=Light for desks and bedsides; order=1; intro_animation=Slow turn
- Hanging lamps | description=Above tables and stairs; order=2; intro_animation=Gentle swing
- Shades | description=Paper, linen, glass; order=3; intro_animation=Fade through colours
- Bulbs | description=Warm and bright; order=4; intro_animation=Light up
item animation|product animation|animated display|interface animation|motion effect: Name!;Type=Turn|Fade|Slide|Zoom|Parallax|Video loop;Used for=Product|Category|Banner|Button|Page change;Trigger=On load|On hover|On scroll|On click;Duration:number(ms)#50-20000;Easing=Linear|Ease in|Ease out|Bounce;Loop:boolean;File:file;Active:boolean
- Slow turn | type=Turn; used_for=Product; trigger=On hover; duration=2400; easing=Linear
- Gentle swing | type=Slide; used_for=Category; trigger=On scroll; duration=900; easing=Ease out
- Fade through colours | type=Fade; used_for=Product; trigger=On click; duration=600; easing=Ease in
- Light up | type=Zoom; used_for=Banner; trigger=On load; duration=1200; easing=Ease out
item product variant|variant|product option: Name!;Product~Dune desk lamp;SKU;Colour~sand|graphite;Size~S|L;Price:money!;In stock:number#0-100000;Animation->@animation|product animation~Slow turn;Picture:image;Active:boolean
- Dune desk lamp, sand | product=Dune desk lamp; sku=DU-S; colour=sand; size=S; price=89; in_stock=24; animation=Slow turn
- Dune desk lamp, graphite | product=Dune desk lamp; sku=DU-G; colour=graphite; size=S; price=95; in_stock=11; animation=Slow turn
- Halo pendant, brass | product=Halo pendant; sku=HA-B; colour=brass; size=L; price=210; in_stock=5; animation=Gentle swing
- Linen shade, oat | product=Linen shade; sku=LS-O; colour=oat; size=L; price=45; in_stock=60; animation=Fade through colours
! record order item|order line|ordered product: Title!;Order number~SO-4102;Variant->@product variant|variant~Dune desk lamp, sand;Quantity:number#1-1000;Unit price:money;~Line total:money;~Status=Ordered|Packed|Shipped|Returned
- SO-4102, two Dune sand | order_number=SO-4102; variant=Dune desk lamp, sand; quantity=2; unit_price=89; line_total=178; status=Packed
- SO-4102, oat shade | order_number=SO-4102; variant=Linen shade, oat; quantity=1; unit_price=45; line_total=45; status=Packed
- SO-4107, Halo brass | order_number=SO-4107; variant=Halo pendant, brass; quantity=1; unit_price=210; line_total=210; status=Shipped
- SO-4110, Dune graphite | order_number=SO-4110; variant=Dune desk lamp, graphite; quantity=1; unit_price=95; line_total=95; status=Ordered
item banner|animated banner|showcase|product showcase|slide: Title!;Text;Category->@product category|category~Table lamps;Animation->@animation|product animation~Light up;Picture:image;Button label;Link:url;Order:number#1-200;Shown from:date;Shown until:date;Visible:boolean
- Evenings start here | text=New table lamps in sand and graphite; category=Table lamps; animation=Light up; button_label=See lamps; order=1
- Hang it low | text=Halo pendants in brass; category=Hanging lamps; animation=Gentle swing; button_label=See pendants; order=2
- Change the shade | text=Twelve linens to choose from; category=Shades; animation=Fade through colours; button_label=Try colours; order=3
- Warm or bright | text=Which bulb for which room; category=Bulbs; animation=Light up; button_label=Find yours; order=4
item brand guideline|brand guide|design preference|brand setting|brand: Name!;Primary colour~#708090;Secondary colour~#E8E8E0;Heading font~Serif;Body font~Sans;Logo:image;Tone~calm, warm;Motion=None|Calm|Lively;Guide document:file;~Status=Draft|In use|Replaced
- House style | primary_colour=#708090; secondary_colour=#E8E8E0; heading_font=Serif; body_font=Sans; tone=calm, warm; motion=Calm; status=In use
- Winter look | primary_colour=#2F4858; secondary_colour=#F2EFE6; heading_font=Serif; body_font=Sans; tone=quiet; motion=Calm; status=Draft
- Launch style | primary_colour=#D9822B; secondary_colour=#FFF6E9; heading_font=Sans; body_font=Sans; tone=bold; motion=Lively; status=Replaced
- Trade fair | primary_colour=#333333; secondary_colour=#FFFFFF; heading_font=Sans; body_font=Sans; tone=short; motion=None; status=Draft
! record shipment|delivery|shipping record: Shipment number!;Order number~SO-4107;Carrier~Parcel North;Tracking number;Shipped on:date;Expected on:date;Address;~Status=Packed|On the way|Delivered|Returned
- SH-771 | order_number=SO-4107; carrier=Parcel North; tracking_number=PN-99120; address=Elm Row 4; status=On the way
- SH-770 | order_number=SO-4099; carrier=Parcel North; tracking_number=PN-99087; address=Lake Street 31; status=Delivered
- SH-772 | order_number=SO-4102; carrier=City Bike; tracking_number=CB-310; address=Dome Square 1; status=Packed
- SH-764 | order_number=SO-4081; carrier=Parcel North; tracking_number=PN-98800; address=Hill Road 12; status=Returned
+ product: Category->@product category|category;Animation->@animation|product animation;Price:money;In stock:number#0-100000;Brand style->@brand guideline|brand guide
+ order: Delivery address;Delivery by=Parcel|Bike courier|Collect;~Total:money
# fashion store|clothing store|fashion shop|clothes shop|apparel|clothing brand|fashion boutique|streetwear
item collection|season collection|lookbook: Name!;Season=Spring|Summer|Autumn|Winter;Audience=Women|Men|Children|Unisex;Launched on:date;Cover:image;Story:long;~Status=Draft|Live|Archived
- Linen days | season=Summer; audience=Women; story=Light linen in sand and olive.; status=Live
- City layers | season=Autumn; audience=Men; story=Wool coats and knitwear for cool mornings.; status=Draft
- Winter warmers | season=Winter; audience=Unisex; story=Thick knits and lined boots.; status=Archived
- First steps | season=Spring; audience=Children; story=Soft cotton in bright colours.; status=Live
item category|clothing category|department: Name!;Parent category->@category;Position:number#1-99;Banner:image;Description:long
- Dresses | position=1; description=Day and evening dresses.
- Coats and jackets | position=2; description=Wool, down and rain wear.
- Knitwear | position=3; description=Jumpers, cardigans and scarves.
- Shoes | position=4; description=Sneakers, boots and sandals.
item size chart|size guide: Name!;Fit=Slim|Regular|Relaxed;Size=XS|S|M|L|XL|XXL;Chest:number(cm)#60-150;Waist:number(cm)#50-140;Hips:number(cm)#60-160;Length:number(cm)#30-150
- Women M regular | fit=Regular; size=M; chest=92; waist=74; hips=98; length=96
- Men L slim | fit=Slim; size=L; chest=104; waist=88; hips=102; length=74
- Women S relaxed | fit=Relaxed; size=S; chest=88; waist=70; hips=94; length=94
- Men XL regular | fit=Regular; size=XL; chest=112; waist=98; hips=110; length=77
! item product variant|variant|sku: SKU!;Product->@product~Linen wrap dress|Wool short coat;Size=XS|S|M|L|XL|XXL;Color~Sand|Olive|Navy;Price:money;In stock:number#0-5000;Barcode;Photo:image
- LWD-SAN-M | size=M; color=Sand; price=89; in_stock=24; barcode=4006381333931
- WSC-NAV-L | size=L; color=Navy; price=199; in_stock=7; barcode=4006381333948
- LWD-OLI-S | size=S; color=Olive; price=89; in_stock=11; barcode=4006381333955
- WSC-SAN-XL | size=XL; color=Sand; price=209; in_stock=0; barcode=4006381333962
! record order item|order line: Item!;Order->@order~F-10421|F-10422;Variant->@product variant|variant~LWD-SAN-M|WSC-NAV-L;Quantity:number#1-50;Unit price:money;Discount:money;~Line total:money
- Linen wrap dress, sand M | quantity=1; unit_price=89; discount=0; line_total=89
- Wool short coat, navy L | quantity=1; unit_price=199; discount=20; line_total=179
- Linen wrap dress, olive S | variant=LWD-OLI-S; quantity=2; unit_price=89; discount=18; line_total=160
- Wool short coat, sand XL | variant=WSC-SAN-XL; quantity=1; unit_price=209; discount=0; line_total=209
! record stock movement|stock change: Reference!;Variant->@product variant|variant~LWD-SAN-M|WSC-NAV-L;Kind=Delivery|Sale|Return|Correction;Quantity:number#-1000-5000;Moved on:date;Done by~Ida Feld|Tom Reyes;Note
- Delivery 0412 | variant=LWD-SAN-M; kind=Delivery; quantity=40; done_by=Ida Feld
- Return 0077 | variant=WSC-NAV-L; kind=Return; quantity=1; done_by=Tom Reyes
- Sale F-10421 | variant=LWD-SAN-M; kind=Sale; quantity=-1; done_by=Tom Reyes
- Count in May | variant=LWD-OLI-S; kind=Correction; quantity=-2; done_by=Ida Feld; note=Two missing at the count
request return request|return|exchange request: Reference!;Order->@order~F-10421|F-10422;Item;Reason=Too small|Too large|Not as pictured|Faulty|Changed my mind;Wanted=Refund|Exchange|Store credit;New size=XS|S|M|L|XL|XXL;Photo:image;~Refund amount:money
- R-0311 | item=Linen wrap dress, sand M; reason=Too small; wanted=Exchange; new_size=L
- R-0312 | item=Wool short coat, navy L; reason=Changed my mind; wanted=Refund; refund_amount=179
- R-0313 | item=Linen wrap dress, olive S; reason=Faulty; wanted=Store credit; refund_amount=80
- R-0314 | item=Wool short coat, sand XL; reason=Too large; wanted=Exchange; new_size=L
+ product: SKU;Category->@category;Collection->@collection;Brand~Nordhaus|Alma;Material~Linen|Merino wool;Care=Hand wash|Machine wash 30|Dry clean;Price:money;Sale price:money;Size chart->@size chart|size guide
+ order: Shipping address:long;Shipping method=Standard|Express|Pick-up in store;Tracking number;Subtotal:money;Shipping cost:money;~Status=New|Paid|Packed|Shipped|Delivered|Returned
# grocery delivery|online grocery|grocery store|local supermarket|online supermarket|groceries
item aisle|grocery category|department: Name!;Position:number#1-60;Storage=Ambient|Chilled|Frozen;Photo:image;Description:long
- Fruit and vegetables | position=1; storage=Chilled; description=Fresh every morning.
- Bakery | position=2; storage=Ambient; description=Bread and rolls from the town bakery.
- Frozen food | position=7; storage=Frozen; description=Vegetables, fish and ice cream at minus 18.
- Dairy and eggs | position=3; storage=Chilled; description=Milk, cheese and eggs from the region.
item delivery slot|time slot|delivery window: Name!;Day:date;From:time;Until:time;Zone->@delivery zone|delivery area~North bank|Old town;Places:number#1-200;~Places left:number#0-200;Fee:money
- Morning north | zone=North bank; places=20; places_left=6; fee=3.5
- Evening old town | zone=Old town; places=30; places_left=18; fee=4.9
- Noon station | zone=Station quarter; places=15; places_left=0; fee=4.5
- Evening hills | zone=South hills; places=12; places_left=9; fee=5.9
item delivery zone|delivery area: Name!;Postcodes;Minimum order:money;Delivery fee:money;Free from:money;Active:boolean
- North bank | postcodes=4051, 4052; minimum_order=25; delivery_fee=3.5; free_from=60
- Old town | postcodes=4001; minimum_order=20; delivery_fee=4.9; free_from=80
- Station quarter | postcodes=4053; minimum_order=20; delivery_fee=4.5; free_from=70
- South hills | postcodes=4059, 4102; minimum_order=40; delivery_fee=5.9; free_from=100
person supplier|wholesaler|producer: Name!;Contact person;Phone:phone;Email:email;Supplies~Dairy|Vegetables;Delivery days~Mon, Thu|Daily;Payment terms=Cash|14 days|30 days
- Hillside Dairy | contact_person=Rosa Lenk; supplies=Dairy; delivery_days=Mon, Thu; payment_terms=14 days
- Green Acre Growers | contact_person=Piet Boer; supplies=Vegetables; delivery_days=Daily; payment_terms=30 days
- Mill Lane Bakery | contact_person=Otto Brenn; supplies=Bread and rolls; delivery_days=Daily; payment_terms=Cash
- Harbour Fish | contact_person=Ines Vaal; supplies=Fish; delivery_days=Tue, Fri; payment_terms=14 days
record shopping list|grocery list: Name!;Items:long;Total:money;Repeat=Never|Every week|Every month;Shared with;Note
- Weekly basics | items=Milk, bread, eggs, bananas; repeat=Every week
- Barbecue | items=Corn, buns, charcoal; repeat=Never
- Baby supplies | items=Nappies, carrot puree, wipes; repeat=Every month
- Office fruit | items=Apples, bananas, grapes; repeat=Every week; note=Deliver to reception
! record order item|order line: Item!;Order->@order~G-2201|G-2202;Product->@product~Whole milk 1 l|Bananas;Quantity:number#1-200;Unit=Piece|kg|Pack;Unit price:money;Substitute allowed:boolean;~Picked quantity:number#0-200;~Line total:money
- Whole milk 1 l | quantity=4; unit=Piece; unit_price=1.35; picked_quantity=4; line_total=5.4
- Bananas | quantity=2; unit=kg; unit_price=1.9; picked_quantity=2; line_total=3.8
- Rye bread 750 g | quantity=1; unit=Piece; unit_price=3.2; picked_quantity=1; line_total=3.2
- Free-range eggs, ten | quantity=2; unit=Pack; unit_price=3.9; picked_quantity=1; line_total=3.9
! record stock batch|stock movement|batch: Batch number!;Product->@product~Whole milk 1 l|Bananas;Supplier->@supplier|wholesaler~Hillside Dairy|Green Acre Growers;Quantity:number#0-10000;Best before:date;Purchase price:money;Movement=Received|Sold|Spoiled|Counted;Storage place~Cold room 1|Shelf B4
- B-0719 | supplier=Hillside Dairy; quantity=120; purchase_price=0.82; movement=Received; storage_place=Cold room 1
- B-0722 | supplier=Green Acre Growers; quantity=80; purchase_price=1.1; movement=Received; storage_place=Shelf B4
- B-0725 | supplier=Mill Lane Bakery; quantity=45; purchase_price=1.7; movement=Sold; storage_place=Bread rack
- B-0728 | supplier=Harbour Fish; quantity=6; purchase_price=7.4; movement=Spoiled; storage_place=Cold room 1
! record delivery run|delivery: Run!;Order->@order~G-2201|G-2202;Driver->@driver|courier~Jan Wolff|Mira Costa;Slot->@delivery slot|time slot~Morning north|Evening old town;Left at:time;Delivered at:time;Crates:number#1-40;~Status=Waiting|Packed|On the way|Delivered|Not at home
- Run 14 | slot=Morning north; crates=3; status=Delivered
- Run 15 | slot=Evening old town; crates=2; status=Packed
- Run 16 | slot=Noon station; crates=5; status=On the way
- Run 17 | slot=Evening hills; crates=4; status=Waiting
+ product: Aisle->@aisle|grocery category|department;Brand~Hillside|House brand;Unit=Piece|kg|Pack|Litre;Pack size~1 l|500 g;Price:money;Price per kg:money;Origin~Local|Spain;Allergens~Milk|Gluten;Organic:boolean;In stock:number#0-10000
+ order: Delivery slot->@delivery slot|time slot;Delivery address:long;Zone->@delivery zone|delivery area;Leave at door:boolean;Delivery fee:money;~Status=New|Picking|Packed|On the way|Delivered|Cancelled
record substitution|substitute|replacement item|replacement: Title!;Order->@order~G-2201|G-2202;Missing product->@product~Whole milk 1 l|Bananas;Replaced by->@product~Whole milk 1 l|Bananas;Quantity:number#1-200;Price difference:money;Suggested by~Picker Jo|Picker Amy;~Status=Suggested|Accepted|Declined
- Whole milk for organic milk | missing_product=Whole milk 1 l; quantity=2; price_difference=-0.6; suggested_by=Picker Jo; status=Accepted
- Apples for bananas | missing_product=Bananas; quantity=1; price_difference=0.3; suggested_by=Picker Amy; status=Suggested
- Rye for wheat bread | quantity=1; price_difference=0.2; suggested_by=Picker Jo; status=Declined
- Large for small eggs | quantity=1; price_difference=0; suggested_by=Picker Amy; status=Accepted
! record shopping list item|list item [shopping list\\w*|grocery list\\w*]: Title!;Shopping list->@shopping list|grocery list~Weekly basics|Barbecue;Product->@product~Whole milk 1 l|Bananas;Quantity:number#1-200;Unit=Piece|kg|Pack;Bought:boolean
- Milk for the week | shopping_list=Weekly basics; product=Whole milk 1 l; quantity=4; unit=Piece
- Bananas for the week | shopping_list=Weekly basics; product=Bananas; quantity=1; unit=kg
- Milk for the party | shopping_list=Barbecue; product=Whole milk 1 l; quantity=2; unit=Piece
- Fruit for the party | shopping_list=Barbecue; product=Bananas; quantity=2; unit=kg

# second hand|secondhand|used goods|pre-owned|thrift|flea market|used items
item listing|second-hand item|used item|item for sale: Title!;Category->@category~Bikes|Furniture;Condition=New with tag|Like new|Good|Fair|For parts;Price:money;Negotiable:boolean;Brand;Photos:image;Location~Riverside|Station quarter;Handover=Pick-up|Shipping|Both;Description:long;~Status=Active|Reserved|Sold|Withdrawn
- City bike 28 inch | category=Bikes; condition=Good; price=140; brand=Velora; location=Riverside; handover=Pick-up; status=Active
- Oak desk with drawers | category=Furniture; condition=Fair; price=65; location=Station quarter; handover=Pick-up; status=Reserved
- Film camera 35 mm | category=Cameras; condition=Like new; price=95; brand=Optika; location=Old harbour; handover=Shipping; status=Active
- Washing machine 7 kg | category=Household; condition=For parts; price=30; brand=Aquaron; location=Riverside; handover=Pick-up; status=Sold
item category|item category: Name!;Parent category->@category;Position:number#1-99;Icon:image
- Bikes | position=1
- Furniture | position=2
- Cameras | position=3
- Household | position=4
record offer|price offer|bid: Title!;Listing->@listing|second-hand item|used item~City bike 28 inch|Oak desk with drawers;Buyer;Amount:money;Message:long;Valid until:date;~Status=Open|Accepted|Declined|Countered|Expired
- Offer for city bike | listing=City bike 28 inch; amount=120; message=Could collect it today.; status=Countered
- Offer for desk | listing=Oak desk with drawers; amount=60; message=Is 60 fine with delivery?; status=Accepted
- Offer for camera | listing=Film camera 35 mm; amount=80; message=Does the light meter work?; status=Open
- Offer for washing machine | listing=Washing machine 7 kg; amount=15; message=Need only the motor.; status=Declined
record deal|transaction|handover: Reference!;Listing->@listing|second-hand item|used item~City bike 28 inch|Oak desk with drawers;Buyer;Seller;Agreed price:money;Meeting place~Central station|Seller's home;Meeting on:date;Payment=Cash|Bank transfer|Held by the site;~Status=Agreed|Paid|Handed over|Cancelled
- D-501 | listing=Oak desk with drawers; agreed_price=60; meeting_place=Seller's home; payment=Cash; status=Agreed
- D-498 | listing=City bike 28 inch; agreed_price=130; meeting_place=Central station; payment=Cash; status=Cancelled
- D-503 | listing=Film camera 35 mm; agreed_price=90; meeting_place=Central station; payment=Held by the site; status=Paid
- D-487 | listing=Washing machine 7 kg; agreed_price=30; meeting_place=Seller's home; payment=Bank transfer; status=Handed over
request complaint|reported listing|listing report: Subject!;Listing->@listing|second-hand item|used item~City bike 28 inch|Oak desk with drawers;Reason=Fake|Stolen|Not as described|Banned item|Rude seller;Details:long;Evidence:image
- Frame number scratched off | listing=City bike 28 inch; reason=Stolen; details=Serial number cannot be read.
- Drawer missing | listing=Oak desk with drawers; reason=Not as described; details=Photo shows three drawers, there are two.
- Photos from a catalogue | listing=Film camera 35 mm; reason=Fake; details=Same photo appears in a web shop.
- Insulting answers | listing=Washing machine 7 kg; reason=Rude seller; details=Seller swore after my offer.
! record price change|price history: Title!;Listing->@listing|second-hand item|used item~City bike 28 inch|Oak desk with drawers;Old price:money;New price:money;Changed on:date;Reason
- Bike lowered | listing=City bike 28 inch; old_price=160; new_price=140; reason=No answers in a week
- Desk lowered | listing=Oak desk with drawers; old_price=80; new_price=65; reason=Moving soon
- Camera lowered | listing=Film camera 35 mm; old_price=110; new_price=95; reason=Case is missing
- Washing machine lowered | listing=Washing machine 7 kg; old_price=50; new_price=30; reason=Drum is worn
! record saved search|search alert [alert|notif\\w*|saved search|search]: Name!;Keywords;Category->@category~Bikes|Furniture;Highest price:money;Radius:number(km)#1-500;Notify=At once|Daily|Never
- Road bike near me | keywords=road bike 54; category=Bikes; highest_price=400; radius=25; notify=At once
- Oak shelf | keywords=oak shelf; category=Furniture; highest_price=90; radius=40; notify=Daily
- Old lenses | keywords=lens 50 mm; category=Cameras; highest_price=60; radius=100; notify=Daily
- Fridge nearby | keywords=fridge small; category=Household; highest_price=120; radius=10; notify=Never
+ message: Listing->@listing|second-hand item|used item;Offer->@offer|price offer
+ review: Deal->@deal|transaction|handover;Friendly:rating;As described:rating;Punctual:rating
+ user: Town;Verified:boolean;~Seller rating:rating;~Items sold:number#0-10000
# auction|auction house|bidder|online auction|highest bid|auction site
event auction|auction sale|sale: Title!;Kind=Timed online|Live room|Sealed bid;Starts on:date;Starts at:time;Ends on:date;Ends at:time;Viewing days;Buyer premium:percent#0-30;Auctioneer~Clara Voss|Henry Adeyemi;~Status=Draft|Upcoming|Running|Closed
- Autumn fine art | kind=Live room; viewing_days=12 to 14 October; buyer_premium=22; auctioneer=Clara Voss; status=Upcoming
- Clocks and watches | kind=Timed online; viewing_days=By appointment; buyer_premium=18; auctioneer=Henry Adeyemi; status=Running
- Country house contents | kind=Live room; viewing_days=3 and 4 May; buyer_premium=24; auctioneer=Clara Voss; status=Closed
- Wine cellar of a collector | kind=Sealed bid; viewing_days=List on request; buyer_premium=15; auctioneer=Henry Adeyemi; status=Draft
item lot|auction lot|auction item: Title!;Lot number:number#1-9999;Auction->@auction|auction sale~Autumn fine art|Clocks and watches;Category->@lot category|category~Paintings|Clocks;Starting price:money;Reserve price:money;Low estimate:money;High estimate:money;Condition report:long;Photo:image;~Current bid:money;~Status=Open|Sold|Unsold|Withdrawn
- Harbour at dusk, oil on canvas | lot_number=14; auction=Autumn fine art; category=Paintings; starting_price=800; reserve_price=1200; low_estimate=1200; high_estimate=1800; status=Open
- Brass carriage clock | lot_number=203; auction=Clocks and watches; category=Clocks; starting_price=150; reserve_price=250; current_bid=310; status=Open
- Walnut chest of drawers | lot_number=57; auction=Country house contents; category=Furniture; starting_price=300; reserve_price=450; low_estimate=500; high_estimate=700; current_bid=620; status=Sold
- Sapphire cluster ring | lot_number=88; auction=Autumn fine art; category=Jewellery; starting_price=900; reserve_price=1400; low_estimate=1500; high_estimate=2000; status=Withdrawn
item lot category|category: Name!;Description:long;Specialist~Nora Lind|Paul Kern;Position:number#1-99;Photo:image
- Paintings | specialist=Nora Lind
- Clocks | specialist=Paul Kern
- Furniture | specialist=Paul Kern; position=3; description=Seats, tables and case furniture to 1930.
- Jewellery | specialist=Nora Lind; position=4; description=Rings, brooches and loose stones.
record bid|lot bid: Reference!;Lot->@lot|auction lot|auction item~Harbour at dusk, oil on canvas|Brass carriage clock;Bidder;Amount:money!;Placed on:date;Placed at:time;Source=Online|Room|Phone|Absentee;~Status=Leading|Outbid|Winning|Retracted
- Bid 20311 | lot=Brass carriage clock; amount=280; source=Online; status=Outbid
- Bid 20312 | lot=Brass carriage clock; amount=310; source=Absentee; status=Leading
- Bid 19870 | lot=Walnut chest of drawers; amount=620; source=Room; status=Winning
- Bid 20340 | lot=Sapphire cluster ring; amount=950; source=Phone; status=Retracted
! request consignment|consignment request|valuation request|consigned object [consign\\w*]: Title!;Consignor;Item description:long;Photo:image;Expected price:money;Provenance;Wanted auction->@auction|auction sale~Autumn fine art|Clocks and watches;~Commission:percent#0-40
- Silver tea service | item_description=Six pieces, hallmarked.; expected_price=900; provenance=Family estate; commission=15
- Longcase clock | item_description=Walnut, about 1780.; expected_price=2400; provenance=Bought 1994; commission=12
- Pair of bronze candlesticks | item_description=Gilt bronze, one arm bent.; expected_price=350; provenance=Flea market 2009; commission=18
- Coastal watercolours | item_description=Four sheets, unframed.; expected_price=600; provenance=From the artist's niece; wanted_auction=Autumn fine art; commission=15
! record automatic bid|proxy bid|maximum bid: Reference!;Lot->@lot|auction lot|auction item~Harbour at dusk, oil on canvas|Brass carriage clock;Bidder;Highest amount:money!;Step:money;Set on:date;~Status=Active|Exceeded|Won
- Proxy 88 | lot=Brass carriage clock; highest_amount=400; step=10; status=Active
- Proxy 89 | lot=Harbour at dusk, oil on canvas; highest_amount=1500; step=50; status=Active
- Proxy 90 | lot=Walnut chest of drawers; highest_amount=600; step=20; status=Exceeded
- Proxy 91 | lot=Walnut chest of drawers; highest_amount=650; step=20; status=Won
! record watched lot|watchlist item|watchlist [watch\\w*|follow\\w*|favou?rit\\w*|remind\\w*]: Title!;Lot->@lot|auction lot|auction item~Harbour at dusk, oil on canvas|Brass carriage clock;Watcher;Remind before end:number(min)#5-1440;Note
- Harbour at dusk | lot=Harbour at dusk, oil on canvas; remind_before_end=60
- Carriage clock | lot=Brass carriage clock; remind_before_end=15
- Chest for the hall | lot=Walnut chest of drawers; remind_before_end=120; note=Measure the hall first
- Sapphire ring | lot=Sapphire cluster ring; remind_before_end=30
! record settlement|auction result: Reference!;Lot->@lot|auction lot|auction item~Harbour at dusk, oil on canvas|Brass carriage clock;Buyer;Hammer price:money;Premium:money;Seller proceeds:money;Paid on:date;~Status=Awaiting payment|Paid|Collected|Defaulted
- S-0091 | lot=Brass carriage clock; hammer_price=310; premium=55.8; seller_proceeds=272.8; status=Awaiting payment
- S-0092 | lot=Walnut chest of drawers; hammer_price=620; premium=148.8; seller_proceeds=527; status=Collected
- S-0093 | lot=Harbour at dusk, oil on canvas; hammer_price=1500; premium=330; seller_proceeds=1275; status=Paid
- S-0094 | lot=Sapphire cluster ring; hammer_price=1450; premium=319; seller_proceeds=1232.5; status=Defaulted
+ payment: Lot->@lot|auction lot|auction item;Buyer premium:money;Deposit:boolean
# group buying|group buy|group purchase|collective buying|bulk buying|team purchase
item group deal|group buy|campaign: Title!;Product->@product~Olive oil 5 l|Robot vacuum;Normal price:money;Group price:money;Buyers needed:number#2-5000;~Buyers joined:number#0-5000;Highest quantity each:number#1-100;Starts on:date;Ends on:date;Photo:image;~Status=Open|Reached|Failed|Fulfilled
- Olive oil from Puglia | normal_price=62; group_price=44; buyers_needed=40; buyers_joined=31; highest_quantity_each=4; status=Open
- Robot vacuum X2 | normal_price=299; group_price=219; buyers_needed=25; buyers_joined=25; highest_quantity_each=1; status=Reached
- Coffee beans 3 kg | normal_price=54; group_price=39; buyers_needed=30; buyers_joined=12; highest_quantity_each=5; status=Failed
- Cargo trailer for bikes | normal_price=240; group_price=185; buyers_needed=15; buyers_joined=18; highest_quantity_each=1; status=Fulfilled
item price tier|price level|discount tier: Name!;Group deal->@group deal|group buy~Olive oil from Puglia|Robot vacuum X2;From buyers:number#2-5000;Price:money;Discount:percent
- Oil from 20 | group_deal=Olive oil from Puglia; from_buyers=20; price=50; discount=19
- Oil from 40 | group_deal=Olive oil from Puglia; from_buyers=40; price=44; discount=29
- Coffee from 15 | group_deal=Coffee beans 3 kg; from_buyers=15; price=46; discount=15
- Trailer from 15 | group_deal=Cargo trailer for bikes; from_buyers=15; price=185; discount=23
record buying team|purchase group|team: Name!;Group deal->@group deal|group buy~Olive oil from Puglia|Robot vacuum X2;Team leader;Size needed:number#2-100;~Members joined:number#0-100;Open until:date;Invite link:url;~Status=Forming|Complete|Expired
- Elm street neighbours | group_deal=Olive oil from Puglia; size_needed=10; members_joined=7; status=Forming
- Office third floor | group_deal=Robot vacuum X2; size_needed=5; members_joined=5; status=Complete
- Choir coffee circle | group_deal=Coffee beans 3 kg; size_needed=8; members_joined=3; status=Expired
- Bike kitchen | group_deal=Cargo trailer for bikes; size_needed=6; members_joined=6; status=Complete
record participation|pledge|group order: Reference!;Group deal->@group deal|group buy~Olive oil from Puglia|Robot vacuum X2;Team->@buying team|purchase group~Elm street neighbours|Office third floor;Buyer;Quantity:number#1-100;Amount:money;Pick-up point->@pick-up point|collection point~Corner bakery|Town hall yard;~Status=Joined|Paid|Ready|Collected|Refunded
- P-311 | group_deal=Olive oil from Puglia; team=Elm street neighbours; quantity=2; amount=88; pick_up_point=Corner bakery; status=Joined
- P-312 | group_deal=Robot vacuum X2; team=Office third floor; quantity=1; amount=219; pick_up_point=Town hall yard; status=Paid
- P-298 | group_deal=Cargo trailer for bikes; team=Bike kitchen; quantity=1; amount=185; pick_up_point=Bike workshop; status=Collected
- P-305 | group_deal=Coffee beans 3 kg; team=Choir coffee circle; quantity=2; amount=78; pick_up_point=Parish hall; status=Refunded
item pick-up point|collection point: Name!;Address;Opening hours;Contact person;Phone:phone;Capacity:number(parcels)#5-1000
- Corner bakery | address=Elm street 2; opening_hours=7 to 18; contact_person=Lena Ott; capacity=60
- Town hall yard | address=Market square 1; opening_hours=Sat 9 to 13; contact_person=Bo Iversen; capacity=200
- Bike workshop | address=Canal lane 9; opening_hours=14 to 19; contact_person=Timo Raab; capacity=25
- Parish hall | address=Church path 4; opening_hours=Sun 11 to 13; contact_person=Ana Prieto; capacity=80
person supplier|deal supplier|merchant: Name!;Contact person;Email:email;Phone:phone;Minimum lot:number#1-10000;Delivery days:number(days)#1-90;Commission:percent#0-40
- Frantoio Valle Verde | contact_person=Gino Salvi; minimum_lot=40; delivery_days=14; commission=8
- Homebright Trading | contact_person=Sara Quist; minimum_lot=25; delivery_days=6; commission=10
- Highland Roasters | contact_person=Mary Keogh; minimum_lot=30; delivery_days=9; commission=7
- Trailworks Metal | contact_person=Pavel Hora; minimum_lot=15; delivery_days=28; commission=9
! record deal status change|status history: Title!;Group deal->@group deal|group buy~Olive oil from Puglia|Robot vacuum X2;From status;To status=Open|Reached|Failed|Fulfilled;Changed on:date;Changed by;Note
- Robot vacuum reached | group_deal=Robot vacuum X2; from_status=Open; to_status=Reached; note=25th buyer joined
- Olive oil opened | group_deal=Olive oil from Puglia; from_status=Draft; to_status=Open
- Coffee failed | group_deal=Coffee beans 3 kg; from_status=Open; to_status=Failed; changed_by=System; note=12 of 30 at the end
- Trailer fulfilled | group_deal=Cargo trailer for bikes; from_status=Reached; to_status=Fulfilled; changed_by=Lena Ott
! record refund [refund\\w*|fail\\w*|cancel\\w*]: Reference!;Participation->@participation|pledge|group order~P-311|P-312;Amount:money;Reason=Deal failed|Cancelled by buyer|Faulty goods;Refunded on:date;~Status=Waiting|Sent
- RF-21 | participation=P-311; amount=88; reason=Cancelled by buyer; status=Waiting
- RF-18 | participation=P-305; amount=78; reason=Deal failed; status=Sent
- RF-19 | participation=P-298; amount=185; reason=Faulty goods; status=Waiting
- RF-22 | participation=P-312; amount=219; reason=Cancelled by buyer; status=Sent
+ product: Supplier->@supplier|deal supplier|merchant;Unit~5 l can|Piece;Normal price:money
# digital product|digital goods|digital download|game key|license key|activation code
item digital file|download file|product file|version: Name!;Product->@product~Icon pack Outline|Photo preset set;Version~1.0|2.3;File:file;Size:number(MB)#0-50000;Format=ZIP|PDF|MP3|MP4|EPUB|Other;Released on:date;Changes:long
- outline-2.3.zip | version=2.3; size=48; format=ZIP; changes=120 new icons
- presets-1.0.zip | version=1.0; size=12; format=ZIP; changes=First release
- course-workbook.pdf | version=1.2; size=6; format=PDF; changes=New exercises in chapter 3
- rain-loops.mp3 | version=1.0; size=74; format=MP3; changes=First release
item license type|license|price option: Name!;Product->@product~Icon pack Outline|Photo preset set;Use=Personal|Commercial|Extended;Seats:number#1-1000;Price:money;Valid for:number(months)#1-120;Terms:long
- Personal | use=Personal; seats=1; price=19; terms=One person, no resale.
- Studio | use=Commercial; seats=5; price=79; terms=Up to five people of one company.
- Agency | use=Extended; seats=25; price=249; valid_for=12; terms=Work for clients allowed.
- Classroom | use=Personal; seats=30; price=99; valid_for=24; terms=Teacher and pupils of one class.
record license key|activation code|game key|card code: Code!;Product->@product~Icon pack Outline|Photo preset set;License type->@license type|license~Personal|Studio;Order->@order~D-7001|D-7002;Owner;Activated on:date;Devices allowed:number#1-100;~Devices used:number#0-100;~Status=In stock|Sold|Activated|Revoked|Expired
- K7Q2-88MX-PL01 | license_type=Personal; devices_allowed=2; devices_used=1; status=Activated
- R3TT-0C4Z-ST05 | license_type=Studio; devices_allowed=5; devices_used=0; status=In stock
- P9WD-55HB-AG11 | license_type=Agency; devices_allowed=25; devices_used=9; status=Activated
- T1CV-72NN-CL30 | license_type=Classroom; devices_allowed=30; devices_used=28; status=Expired
record download|download log: Reference!;File->@digital file|download file~outline-2.3.zip|presets-1.0.zip;Order->@order~D-7001|D-7002;Buyer;Downloaded on:date;Device~Windows|Phone;IP address;Downloads left:number#0-50
- DL-1001 | file=outline-2.3.zip; device=Windows; ip_address=203.0.113.7; downloads_left=4
- DL-1002 | file=presets-1.0.zip; device=Phone; ip_address=198.51.100.21; downloads_left=2
- DL-1003 | file=course-workbook.pdf; device=Tablet; ip_address=192.0.2.44; downloads_left=3
- DL-1004 | file=rain-loops.mp3; device=Mac; ip_address=203.0.113.90; downloads_left=0
request refund request|refund|delivery problem: Subject!;Order->@order~D-7001|D-7002;Reason=Code invalid|File damaged|Bought by mistake|Not as described;Details:long;Screenshot:image;~Refund amount:money
- Code already used | reason=Code invalid; details=The launcher says the key was redeemed.
- Archive will not open | reason=File damaged; details=ZIP stops at 80 percent.; refund_amount=19
- Ordered twice | reason=Bought by mistake; details=Clicked the button two times.; refund_amount=79
- Layers missing | reason=Not as described; details=Source files are not in the archive.; refund_amount=19
! record order item|order line: Item!;Order->@order~D-7001|D-7002;Product->@product~Icon pack Outline|Photo preset set;License type->@license type|license~Personal|Studio;Quantity:number#1-500;Unit price:money;License key->@license key|activation code~K7Q2-88MX-PL01|R3TT-0C4Z-ST05;~Line total:money
- Icon pack Outline, personal | license_type=Personal; quantity=1; unit_price=19; license_key=K7Q2-88MX-PL01; line_total=19
- Photo preset set, studio | license_type=Studio; quantity=1; unit_price=79; license_key=R3TT-0C4Z-ST05; line_total=79
- Icon pack Outline, agency | license_type=Agency; quantity=1; unit_price=249; license_key=P9WD-55HB-AG11; line_total=249
- Course workbook, classroom | license_type=Classroom; quantity=2; unit_price=99; license_key=T1CV-72NN-CL30; line_total=198
! record payout|seller payout|creator earning [seller\\w*|creator\\w*|vendor\\w*|artist\\w*|author\\w*|commission\\w*]: Reference!;Seller;Period;Sales:money;Commission:money;Net amount:money;Paid on:date;~Status=Open|Paid|Held
- PO-0925 Mika Studio | period=September; sales=840; commission=126; net_amount=714; status=Paid
- PO-0925 Lyra Fonts | period=September; sales=310; commission=46.5; net_amount=263.5; status=Open
- PO-0925 Northtone Audio | period=September; sales=120; commission=18; net_amount=102; status=Held
- PO-0825 Mika Studio | period=August; sales=1260; commission=189; net_amount=1071; status=Paid
+ product: Category~Icons|Presets;Kind=File|License key|Course|Template|Account code;Price:money;Preview:image;Creator;Instant delivery:boolean;~Sold:number#0-1000000
+ order: Delivery email:email;Coupon code;Total:money;~Status=New|Paid|Delivered|Refunded
# subscription box|subscription management|recurring billing|subscription service|subscription tracker|subscription business
item plan|subscription plan|tier|package: Name!;Price:money;Billing cycle=Weekly|Monthly|Quarterly|Yearly;Trial days:number(days)#0-90;Features:long;Seats:number#1-1000;Active:boolean
- Starter | price=9; billing_cycle=Monthly; trial_days=14; features=One user, basic support; seats=1
- Team yearly | price=290; billing_cycle=Yearly; trial_days=14; features=Five users, phone support; seats=5
- Family quarterly | price=75; billing_cycle=Quarterly; trial_days=7; features=Four boxes of each month, free shipping; seats=4
- Taster weekly | price=4; billing_cycle=Weekly; trial_days=0; features=One sample a week, cancel any time; seats=1
record subscription|subscriber plan|box subscription: Number!;Plan->@plan|subscription plan|tier~Starter|Team yearly;Subscriber;Started on:date;Next renewal:date;Ends on:date;Auto-renew:boolean;Discount:percent;~Status=Trial|Active|Paused|Past due|Cancelled|Expired
- SUB-1041 | plan=Starter; discount=0; status=Active
- SUB-1042 | plan=Team yearly; discount=10; status=Trial
- SUB-1043 | plan=Family quarterly; discount=5; status=Paused
- SUB-1044 | plan=Taster weekly; discount=0; status=Past due
record billing charge|renewal|charge: Reference!;Subscription->@subscription|subscriber plan~SUB-1041|SUB-1042;Amount:money;Period from:date;Period until:date;Charged on:date;Attempts:number#1-10;Method=Card|Bank transfer|Wallet;~Status=Due|Paid|Failed|Refunded
- CH-9001 | subscription=SUB-1041; amount=9; attempts=1; method=Card; status=Paid
- CH-9002 | subscription=SUB-1042; amount=261; attempts=2; method=Card; status=Failed
- CH-9003 | subscription=SUB-1043; amount=71.25; attempts=1; method=Bank transfer; status=Refunded
- CH-9004 | subscription=SUB-1044; amount=4; attempts=3; method=Wallet; status=Due
request cancellation|plan change|cancellation request: Reference!;Subscription->@subscription|subscriber plan~SUB-1041|SUB-1042;Wanted=Cancel|Pause|Upgrade|Downgrade;New plan->@plan|subscription plan|tier~Starter|Team yearly;Reason=Too expensive|Not used|Missing feature|Moved to another|Other;From:date;Comment:long
- CX-31 | subscription=SUB-1041; wanted=Upgrade; new_plan=Team yearly; reason=Other
- CX-32 | subscription=SUB-1042; wanted=Cancel; reason=Not used
- CX-33 | subscription=SUB-1043; wanted=Pause; reason=Other; comment=Away until spring.
- CX-34 | subscription=SUB-1044; wanted=Downgrade; new_plan=Starter; reason=Too expensive
item box|monthly box|box edition: Title!;Month;Theme;Contents:long;Weight:number(g)#50-20000;Ships on:date;Photo:image;~Status=Planned|Packing|Shipped
- October tea box | month=October; theme=Smoky teas; contents=Four teas and a strainer; weight=450; status=Packing
- November tea box | month=November; theme=Spiced blends; contents=Three blends and honey; weight=520; status=Planned
- September tea box | month=September; theme=Garden herbs; contents=Mint, verbena, sage and a tin; weight=380; status=Shipped
- December tea box | month=December; theme=Festive oolongs; contents=Three oolongs and a cup; weight=640; status=Planned
! record plan feature|feature limit|entitlement: Feature!;Plan->@plan|subscription plan|tier~Starter|Team yearly;Limit:number#0-1000000;Unit~users|GB;Included:boolean
- Storage starter | plan=Starter; limit=5; unit=GB
- Storage team | plan=Team yearly; limit=100; unit=GB
- Boxes family | plan=Family quarterly; limit=4; unit=boxes
- Samples taster | plan=Taster weekly; limit=1; unit=samples
! record subscription event|status history: Title!;Subscription->@subscription|subscriber plan~SUB-1041|SUB-1042;Event=Started|Renewed|Paused|Upgraded|Cancelled|Payment failed;Happened on:date;By;Note
- Starter begun | subscription=SUB-1041; event=Started
- Card declined | subscription=SUB-1042; event=Payment failed; note=Retry in three days
- Family on hold | subscription=SUB-1043; event=Paused; by=Subscriber; note=Travels for three months
- Taster renewed | subscription=SUB-1044; event=Renewed; by=System
! record shipment|box shipment [box\\w*|ship\\w*|deliver\\w*]: Tracking number!;Subscription->@subscription|subscriber plan~SUB-1041|SUB-1042;Box->@box|monthly box~October tea box|November tea box;Carrier~Post|Parcel Express;Sent on:date;Arrived on:date;~Status=Waiting|Sent|Delivered|Returned
- RX100200300 | subscription=SUB-1041; box=October tea box; carrier=Post; status=Sent
- RX100200317 | subscription=SUB-1043; box=September tea box; carrier=Parcel Express; status=Delivered
- RX100200322 | subscription=SUB-1042; box=September tea box; carrier=Post; status=Returned
- RX100200340 | subscription=SUB-1044; box=November tea box; carrier=Parcel Express; status=Waiting
+ invoice: Subscription->@subscription|subscriber plan;Billing period;Tax:money
+ payment: Subscription->@subscription|subscriber plan;Card ending
# gift card|gift voucher|e-gift|prepaid card|gift certificate|card trading
item gift card design|card template|card type|gift card brand: Name!;Brand~Corner Books|Spa Linden;Occasion=Birthday|Christmas|Wedding|Thank you|Any;Lowest value:money;Highest value:money;Valid for:number(months)#1-60;Picture:image;Active:boolean
- Birthday confetti | brand=Corner Books; occasion=Birthday; lowest_value=10; highest_value=200; valid_for=36
- Spa day | brand=Spa Linden; occasion=Any; lowest_value=50; highest_value=300; valid_for=24
- Winter stars | brand=Corner Books; occasion=Christmas; lowest_value=15; highest_value=150; valid_for=36
- Rings in gold | brand=Bistro Allée; occasion=Wedding; lowest_value=40; highest_value=500; valid_for=60
record gift card|gift voucher|card: Code!;Design->@gift card design|card template|card type~Birthday confetti|Spa day;Value:money;~Balance:money;Buyer;Recipient name;Recipient email:email;Message:long;Send on:date;Expires on:date;~Status=Waiting|Sent|Active|Used up|Expired|Blocked
- GC-8841-7720 | design=Birthday confetti; value=50; balance=32.5; recipient_name=Olga M.; message=Happy birthday!; status=Active
- GC-1120-0034 | design=Spa day; value=120; balance=120; recipient_name=Hans P.; message=Relax a little.; status=Sent
- GC-4410-9982 | design=Winter stars; value=30; balance=0; recipient_name=Tine R.; message=Merry Christmas!; status=Used up
- GC-6073-2251 | design=Rings in gold; value=200; balance=200; recipient_name=Eli and Jo; message=All the best to you both.; status=Waiting
record redemption|card use|card transaction: Reference!;Gift card->@gift card|gift voucher~GC-8841-7720|GC-1120-0034;Kind=Redeem|Top up|Refund|Correction;Amount:money;~Balance after:money;Shop~Main street|Online;Done on:date;Cashier~Eva Brand|Till 2
- RD-301 | gift_card=GC-8841-7720; kind=Redeem; amount=17.5; balance_after=32.5; shop=Main street; cashier=Eva Brand
- RD-302 | gift_card=GC-1120-0034; kind=Top up; amount=20; balance_after=120; shop=Online
- RD-303 | gift_card=GC-4410-9982; kind=Redeem; amount=30; balance_after=0; shop=Main street; cashier=Till 2
- RD-304 | gift_card=GC-6073-2251; kind=Correction; amount=50; balance_after=200; shop=Station; cashier=Eva Brand
item exchange rate|card rate|buy rate [trad\\w*|sell\\w*|exchange\\w*|rate\\w*]: Name!;Card type->@gift card design|card template|card type~Birthday confetti|Spa day;Country~Germany|United States;Rate:percent;Lowest value:money;Valid from:date;Kind=Physical|E-code
- Books e-code | card_type=Birthday confetti; country=Germany; rate=82; lowest_value=10; kind=E-code
- Spa physical | card_type=Spa day; country=Germany; rate=74; lowest_value=50; kind=Physical
- Winter stars e-code | card_type=Winter stars; country=Austria; rate=79; lowest_value=15; kind=E-code
- Bistro physical | card_type=Rings in gold; country=United States; rate=68; lowest_value=40; kind=Physical
request card trade|sell request|card sale [trad\\w*|sell\\w*|exchange\\w*]: Reference!;Card type->@gift card design|card template|card type~Birthday confetti|Spa day;Card value:money;Card code;Photo:image;Payout to=Bank|Wallet|Mobile money;~Payout amount:money
- T-771 | card_type=Birthday confetti; card_value=50; payout_to=Bank; payout_amount=41
- T-772 | card_type=Spa day; card_value=100; payout_to=Wallet; payout_amount=74
- T-773 | card_type=Winter stars; card_value=60; payout_to=Mobile money; payout_amount=47.4
- T-774 | card_type=Rings in gold; card_value=200; payout_to=Bank; payout_amount=136
request bulk order|corporate order|company order: Company!;Contact person;Email:email;Design->@gift card design|card template|card type~Birthday confetti|Spa day;Cards:number#5-10000;Value each:money;Needed by:date;Own logo:image;Notes:long
- Lindner Metal Works | contact_person=Anke Roth; design=Birthday confetti; cards=120; value_each=25
- Harbour Clinic | contact_person=Yusuf Tan; design=Spa day; cards=40; value_each=60
- Nordlicht Insurance | contact_person=Gesa Pohl; design=Winter stars; cards=300; value_each=30; notes=Print the company motto inside.
- Brill Architects | contact_person=Marco Denti; design=Rings in gold; cards=12; value_each=80
! record card status change|card history: Title!;Gift card->@gift card|gift voucher~GC-8841-7720|GC-1120-0034;Old status;New status=Sent|Active|Used up|Expired|Blocked;Changed on:date;Changed by;Reason
- Activated by recipient | gift_card=GC-8841-7720; old_status=Sent; new_status=Active
- Sent by email | gift_card=GC-1120-0034; old_status=Waiting; new_status=Sent
- Spent to zero | gift_card=GC-4410-9982; old_status=Active; new_status=Used up; changed_by=Till 2
- Blocked after loss | gift_card=GC-6073-2251; old_status=Sent; new_status=Blocked; changed_by=Eva Brand; reason=Buyer lost the letter
+ order: Gift card->@gift card|gift voucher;Delivery=Email|Text message|Post;Gift message:long
+ payment: Gift card->@gift card|gift voucher;Amount from card:money
# print on demand|printed t-shirt|custom t-shirt|print shop|custom printing|custom merchandise
item blank product|print product|blank: Name!;Kind=T-shirt|Hoodie|Mug|Poster|Tote bag|Phone case;Material~Cotton 180 g|Ceramic;Colors;Sizes;Print area width:number(mm)#20-1500;Print area height:number(mm)#20-2000;Base price:money;Photo:image;In stock:number#0-50000
- Classic tee | kind=T-shirt; material=Cotton 180 g; colors=White, black, sand; sizes=S to XXL; print_area_width=300; print_area_height=400; base_price=9.5; in_stock=840
- Mug 330 ml | kind=Mug; material=Ceramic; colors=White; sizes=One size; print_area_width=200; print_area_height=90; base_price=5.2; in_stock=300
- Zip hoodie | kind=Hoodie; material=Cotton fleece 320 g; colors=Navy, grey; sizes=S to XL; print_area_width=280; print_area_height=350; base_price=21; in_stock=160
- Poster A2 | kind=Poster; material=Matt paper 200 g; colors=White; sizes=420 x 594 mm; print_area_width=420; print_area_height=594; base_price=6.8; in_stock=1200
item design|artwork|print design: Title!;Designer;Artwork file:file;Preview:image;Resolution:number(dpi)#72-1200;Tags;Royalty:percent#0-60;~Status=Draft|In review|Approved|Rejected
- Fox in the fern | resolution=300; tags=animals, forest; royalty=15; status=Approved
- Route 7 retro | resolution=300; tags=retro, travel; royalty=12; status=In review
- Moon phases | resolution=600; tags=night, sky; royalty=18; status=Approved
- Cat with coffee | resolution=150; tags=cats, humour; royalty=10; status=Rejected
item print method|printing method: Name!;Suits~Cotton|Ceramic;Price per side:money;Highest colors:number#1-16;Smallest run:number#1-1000;Lead time:number(days)#1-30;Notes:long
- Direct to garment | suits=Cotton; price_per_side=6; highest_colors=16; smallest_run=1; lead_time=3
- Screen printing | suits=Cotton; price_per_side=2.2; highest_colors=4; smallest_run=30; lead_time=8
- Sublimation | suits=Ceramic; price_per_side=3.1; highest_colors=16; smallest_run=1; lead_time=4
- Embroidery | suits=Cotton fleece; price_per_side=7.5; highest_colors=8; smallest_run=10; lead_time=12
work print job|production job: Job number!;Order->@order~P-3301|P-3302;Design->@design|artwork~Fox in the fern|Route 7 retro;Blank->@blank product|print product~Classic tee|Mug 330 ml;Method->@print method|printing method~Direct to garment|Screen printing;Copies:number#1-20000;Machine~DTG 1|Press B;Due on:date;Operator~Lea Horn|Sam Oduya;Spoiled:number#0-1000
- J-2041 | design=Fox in the fern; blank=Classic tee; method=Direct to garment; copies=12; machine=DTG 1; operator=Lea Horn; spoiled=0
- J-2042 | design=Route 7 retro; blank=Classic tee; method=Screen printing; copies=80; machine=Press B; operator=Sam Oduya; spoiled=2
- J-2043 | design=Moon phases; blank=Mug 330 ml; method=Sublimation; copies=36; machine=Heat press 2; operator=Lea Horn; spoiled=1
- J-2044 | design=Fox in the fern; blank=Zip hoodie; method=Embroidery; copies=15; machine=Six needle; operator=Sam Oduya; spoiled=0
request quote request|custom quote|bulk quote: Title!;Customer;Email:email;Blank->@blank product|print product~Classic tee|Mug 330 ml;Quantity:number#1-20000;Logo file:file;Needed by:date;Notes:long;~Quoted price:money
- Team shirts for relay | blank=Classic tee; quantity=45; notes=Name on the back.; quoted_price=612
- Office mugs | blank=Mug 330 ml; quantity=60; notes=One color logo.; quoted_price=438
- Hoodies for the graduates | blank=Zip hoodie; quantity=74; notes=List of names on the back.; quoted_price=2180
- Exhibition posters | blank=Poster A2; quantity=250; notes=Six motifs, same paper.; quoted_price=1625
! record order item|order line: Item!;Order->@order~P-3301|P-3302;Blank->@blank product|print product~Classic tee|Mug 330 ml;Design->@design|artwork~Fox in the fern|Route 7 retro;Color;Size=S|M|L|XL|XXL|One size;Placement=Front|Back|Sleeve|Around;Custom text;Quantity:number#1-20000;Unit price:money
- Classic tee black, fox | blank=Classic tee; design=Fox in the fern; color=Black; size=L; placement=Front; quantity=2; unit_price=24.9
- Mug, route 7 | blank=Mug 330 ml; design=Route 7 retro; color=White; size=One size; placement=Around; quantity=1; unit_price=14.9
- Zip hoodie navy, moon | blank=Zip hoodie; design=Moon phases; color=Navy; size=M; placement=Back; custom_text=Class of 26; quantity=1; unit_price=44.9
- Poster fox A2 | blank=Poster A2; design=Fox in the fern; color=White; size=One size; placement=Front; quantity=3; unit_price=19.9
! record proof|design proof|mockup: Title!;Order->@order~P-3301|P-3302;Design->@design|artwork~Fox in the fern|Route 7 retro;Mockup:image;Sent on:date;Answer=Waiting|Approved|Change wanted;Customer note:long
- Proof 1 relay shirts | design=Route 7 retro; answer=Change wanted; customer_note=Logo a bit larger please.
- Proof 2 relay shirts | design=Route 7 retro; answer=Approved
- Proof 1 graduate hoodies | design=Moon phases; answer=Waiting
- Proof 1 fox posters | design=Fox in the fern; answer=Approved; customer_note=Colours are lovely.
! record royalty|designer earning|commission record [designer\\w*|artist\\w*|royalt\\w*|creator\\w*]: Reference!;Designer;Design->@design|artwork~Fox in the fern|Route 7 retro;Month;Copies sold:number#0-100000;Amount:money;~Status=Open|Paid
- Fox September | design=Fox in the fern; month=September; copies_sold=38; amount=142; status=Paid
- Moon September | design=Moon phases; month=September; copies_sold=61; amount=274; status=Open
- Fox October | design=Fox in the fern; month=October; copies_sold=24; amount=89; status=Open
- Route 7 August | design=Route 7 retro; month=August; copies_sold=90; amount=161; status=Paid
+ order: Shipping address:long;Rush:boolean;Tracking number;~Status=New|Proof sent|Printing|Shipped|Delivered
# custom made|custom furniture|product configurator|bespoke|personalized gift|made to order|engraving
item base model|customizable product|configurable product: Name!;Category~Table|Ring;Base price:money;Lead time:number(days)#1-180;Width:number(mm)#1-5000;Height:number(mm)#1-3000;Description:long;Photo:image
- Oak dining table | category=Table; base_price=890; lead_time=42; width=1800; height=750; description=Solid top on four legs.
- Signet ring | category=Ring; base_price=210; lead_time=14; width=18; height=22; description=Flat face for a monogram.
- Wall shelf | category=Shelf; base_price=160; lead_time=21; width=900; height=240; description=Hidden brackets, solid board.
- Leather belt | category=Belt; base_price=75; lead_time=7; width=35; height=1100; description=Full grain leather with brass buckle.
item option group|customization option|option: Name!;Model->@base model|customizable product~Oak dining table|Signet ring;Kind=Material|Color|Size|Engraving|Finish;Choices:long;Required:boolean;Position:number#1-50
- Wood finish | model=Oak dining table; kind=Finish; choices=Oiled, waxed, raw; position=1
- Monogram | model=Signet ring; kind=Engraving; choices=Up to three letters; position=2
- Board thickness | model=Wall shelf; kind=Size; choices=24, 30, 40 mm; position=1
- Leather colour | model=Leather belt; kind=Color; choices=Cognac, black, olive; position=1
item option value|material|surcharge: Name!;Option->@option group|customization option~Wood finish|Monogram;Extra price:money;Extra days:number(days)#0-60;Swatch:image;Available:boolean
- Hard wax oil | option=Wood finish; extra_price=45; extra_days=2
- Three letters | option=Monogram; extra_price=25; extra_days=1
- 40 mm board | option=Board thickness; extra_price=38; extra_days=0
- Olive leather | option=Leather colour; extra_price=9; extra_days=4
record configuration|saved design|custom design: Name!;Model->@base model|customizable product~Oak dining table|Signet ring;Chosen options:long;Engraved text;Width:number(mm)#1-5000;Preview:image;~Price:money;Made by
- Table for nine | model=Oak dining table; chosen_options=Hard wax oil, rounded edge; width=2200; price=1085
- Ring A.K. | model=Signet ring; chosen_options=Three letters; engraved_text=AK; width=18; price=235
- Shelf above the desk | model=Wall shelf; chosen_options=40 mm board; width=1200; price=198
- Belt for Emil | model=Leather belt; chosen_options=Olive leather; engraved_text=EMIL; width=35; price=84
request quote request|custom request|inquiry: Title!;Customer;Email:email;What is wanted:long;Sketch:file;Budget:money;Needed by:date;~Quoted price:money;~Answered by
- Shelf for a sloped wall | what_is_wanted=Shelf 2.4 m wide below a 35 degree roof.; budget=700; quoted_price=780
- Wedding bands in oak box | what_is_wanted=Pair of bands, engraved date.; budget=900
- Bench for a bay window | what_is_wanted=Bench in ash with lid, 1.6 m.; budget=600; quoted_price=645; answered_by=Jonas Bert
- Forty belts for a choir | what_is_wanted=Black belts with small emblem.; budget=2400; quoted_price=2280; answered_by=Amal Rahim
work production step|workshop task: Title!;Order->@order~C-118|C-119;Step=Design|Cutting|Assembly|Finish|Engraving|Quality check|Packing;Worker~Jonas Bert|Amal Rahim;Due on:date;Hours:number(h)#0-200;Notes:long
- Plane the table top | step=Cutting; worker=Jonas Bert; hours=4
- Engrave AK | step=Engraving; worker=Amal Rahim; hours=1
- Sand and wax the shelf | step=Finish; worker=Jonas Bert; hours=2; notes=Two coats, dry overnight.
- Check belt lengths | step=Quality check; worker=Amal Rahim; hours=0.5
! record order item|order line: Item!;Order->@order~C-118|C-119;Configuration->@configuration|saved design~Table for nine|Ring A.K.;Quantity:number#1-500;Unit price:money;~Line total:money
- Table for nine | configuration=Table for nine; quantity=1; unit_price=1085; line_total=1085
- Ring A.K. | configuration=Ring A.K.; quantity=1; unit_price=235; line_total=235
- Shelf above the desk | configuration=Shelf above the desk; quantity=2; unit_price=198; line_total=396
- Belt for Emil | configuration=Belt for Emil; quantity=1; unit_price=84; line_total=84
! record design approval|proof approval: Title!;Order->@order~C-118|C-119;Drawing:file;Version:number#1-20;Sent on:date;Answer=Waiting|Approved|Changes wanted;Comment:long
- Table drawing v2 | version=2; answer=Approved
- Ring drawing v1 | version=1; answer=Changes wanted; comment=Letters closer together.
- Shelf drawing v1 | version=1; answer=Waiting
- Belt emblem v3 | version=3; answer=Approved; comment=This one is perfect.
+ order: Configuration->@configuration|saved design;Deposit paid:money;Promised on:date;~Status=New|Designing|Approved|In production|Shipped|Delivered
+ product: Customizable:boolean;Lead time:number(days)#1-180
# electronics store|computer parts|phone shop|gadget|computer store|electronic components|consumer electronics
item brand|manufacturer: Name!;Country;Website:url;Logo:image;Support phone:phone;Warranty:number(months)#0-120
- Nordvolt | country=Sweden; warranty=24
- Kiri Systems | country=Japan; warranty=36
- Pinewood Audio | country=Canada; warranty=60
- Lumen Works | country=Germany; warranty=24
item category|product category: Name!;Parent category->@category;Position:number#1-99;Photo:image;Description:long
- Laptops | position=1; description=From ultralight to workstation.
- Graphics cards | position=2; description=Cards for games and rendering.
- Headphones | position=3; description=In-ear, on-ear and studio.
- Monitors | position=4; description=Office, games and colour work.
item specification|technical spec|attribute: Name!;Product->@product~Aero 14 laptop|RX 8 graphics card;Group=Processor|Memory|Storage|Display|Power|Ports;Value;Unit~GB|W;Comparable:boolean
- Memory of Aero 14 | group=Memory; value=16; unit=GB
- Power of RX 8 | group=Power; value=220; unit=W
- Panel of Lumen 27 | group=Display; value=27; unit=inch
- Ports of Aero 14 | group=Ports; value=2; unit=USB-C
record warranty claim|repair case|warranty: Number!;Product->@product~Aero 14 laptop|RX 8 graphics card;Serial number;Customer;Bought on:date;Fault:long;Photo:image;Technician~Udo Falk|Ines Prado;Decision=Repair|Replace|Refund|Refused;~Status=Received|Testing|Waiting for parts|Ready|Closed
- W-510 | serial_number=A14-77120; fault=Screen flickers when warm.; technician=Udo Falk; decision=Repair; status=Waiting for parts
- W-511 | serial_number=RX8-01944; fault=Fan rattles at full speed.; technician=Ines Prado; decision=Replace; status=Ready
- W-512 | serial_number=PW9-30412; fault=Left ear is silent.; technician=Ines Prado; decision=Refund; status=Closed
- W-513 | serial_number=LM27-6600; fault=Corner of the glass is cracked.; technician=Udo Falk; decision=Refused; status=Testing
record stock item|serial number|inventory item: Serial number!;Product->@product~Aero 14 laptop|RX 8 graphics card;Warehouse~Main store|Depot 2;Received on:date;Purchase price:money;Condition=New|Refurbished|Open box;~Status=In stock|Reserved|Sold|Defective
- A14-77120 | warehouse=Main store; purchase_price=640; condition=New; status=Sold
- RX8-01944 | warehouse=Depot 2; purchase_price=310; condition=Open box; status=In stock
- PW9-30412 | warehouse=Main store; purchase_price=95; condition=Refurbished; status=Defective
- LM27-6600 | warehouse=Depot 2; purchase_price=240; condition=New; status=Reserved
record comparison|product comparison|pc build: Name!;Owner;Products:long;Purpose=Office|Games|Video|Study|Server;Budget:money;~Total price:money;Public:boolean;Notes:long
- Quiet office tower | products=Board B2, 32 GB, silent fan; purpose=Office; budget=700; total_price=664
- 1440p games | products=RX 8, 8 cores, 1 TB; purpose=Games; budget=1500; total_price=1448
- Student laptop | products=Aero 14, Aero 13, Kiri Slim; purpose=Study; budget=900; total_price=899
- Home server | products=Board N1, 16 GB, two 8 TB disks; purpose=Server; budget=800; total_price=742
! record order item|order line: Item!;Order->@order~E-6001|E-6002;Product->@product~Aero 14 laptop|RX 8 graphics card;Serial number->@stock item|serial number~A14-77120|RX8-01944;Quantity:number#1-100;Unit price:money;Warranty extension:money;~Line total:money
- Aero 14 laptop | serial_number=A14-77120; quantity=1; unit_price=899; warranty_extension=59; line_total=958
- RX 8 graphics card | serial_number=RX8-01944; quantity=1; unit_price=429; warranty_extension=0; line_total=429
- Pinewood 9 headphones | serial_number=PW9-30412; quantity=1; unit_price=149; warranty_extension=15; line_total=164
- Lumen 27 monitor | serial_number=LM27-6600; quantity=2; unit_price=329; warranty_extension=0; line_total=658
! record price change|price history: Title!;Product->@product~Aero 14 laptop|RX 8 graphics card;Old price:money;New price:money;Valid from:date;Reason=Promotion|Supplier price|Clearance
- Aero 14 autumn | old_price=949; new_price=899; reason=Promotion
- RX 8 clearance | old_price=479; new_price=429; reason=Clearance
- Pinewood 9 costs more | old_price=139; new_price=149; reason=Supplier price
- Lumen 27 school start | old_price=359; new_price=329; reason=Promotion
! request return|return request|trade-in: Number!;Order->@order~E-6001|E-6002;Item;Reason=Faulty|Not needed|Wrong item|Trade-in;Condition=Unopened|Opened|Damaged;Wanted=Refund|Replacement|Store credit;~Refund amount:money
- RMA-88 | item=RX 8 graphics card; reason=Not needed; condition=Unopened; wanted=Refund; refund_amount=429
- RMA-89 | item=Lumen 27 monitor; reason=Faulty; condition=Opened; wanted=Replacement
- RMA-90 | item=Pinewood 9 headphones; reason=Wrong item; condition=Opened; wanted=Store credit; refund_amount=149
- RMA-91 | item=Aero 13 laptop, old; reason=Trade-in; condition=Damaged; wanted=Store credit; refund_amount=85
+ product: Brand->@brand|manufacturer;Category->@category|product category;Model number;Price:money;Warranty:number(months)#0-120;Datasheet:file;Energy class=A|B|C|D|E;In stock:number#0-10000
+ order: Shipping address:long;Delivery method=Parcel|Pick-up|Installation;Tracking number;~Status=New|Paid|Shipped|Delivered|Returned
# vape|e-cigarette|tobacco shop|cigar|e-liquid
item flavor|e-liquid|liquid: Name!;Taste=Fruit|Menthol|Dessert|Tobacco|Drink;Nicotine:number(mg/ml)#0-20;Bottle:number(ml)#5-100;Mix~70/30|50/50;Price:money;In stock:number#0-10000
- Green apple ice | taste=Fruit; nicotine=6; bottle=10; mix=50/50; price=6.9; in_stock=140
- Virginia leaf | taste=Tobacco; nicotine=12; bottle=10; mix=70/30; price=5.9; in_stock=90
- Vanilla custard | taste=Dessert; nicotine=3; bottle=10; mix=70/30; price=7.5; in_stock=65
- Cola lime | taste=Drink; nicotine=0; bottle=50; mix=70/30; price=16.9; in_stock=28
item device|starter kit|cigar box: Name!;Kind=Pod|Mod|Disposable|Coil|Cigar|Accessory;Battery:number(mAh)#0-10000;Tank:number(ml)#0-20;Price:money;Photo:image;In stock:number#0-5000
- Pod One | kind=Pod; battery=900; tank=2; price=24.9; in_stock=60
- Coils 0.8 ohm, 5 pieces | kind=Coil; price=12.5; in_stock=210
- Boxmod 80 | kind=Mod; battery=3000; tank=4; price=59; in_stock=14
- Travel case | kind=Accessory; price=9.9; in_stock=35
record age check|age verification: Reference!;Customer;Document=Identity card|Passport|Driving licence;Birth date:date;Checked by~Kim Lauer|Otto Brandt;Checked on:date;Scan:file;~Result=Waiting|Passed|Failed
- AV-310 | document=Identity card; checked_by=Kim Lauer; result=Passed
- AV-311 | document=Passport; checked_by=Otto Brandt; result=Waiting
- AV-312 | document=Driving licence; checked_by=Kim Lauer; result=Failed
- AV-313 | document=Identity card; checked_by=Otto Brandt; result=Passed
record stock delivery|delivery: Reference!;Supplier~Cloud Trade|Leaf Import;Item;Quantity:number#1-10000;Purchase price:money;Batch;Arrived on:date;Best before:date
- SD-44 | supplier=Cloud Trade; item=Green apple ice; quantity=120; purchase_price=3.1; batch=GA09
- SD-45 | supplier=Leaf Import; item=Virginia leaf; quantity=60; purchase_price=2.7; batch=VL21
- SD-46 | supplier=Cloud Trade; item=Vanilla custard; quantity=80; purchase_price=3.4; batch=VC03
- SD-47 | supplier=Nordic Devices; item=Boxmod 80; quantity=20; purchase_price=33; batch=BM80-2
item wholesale price|price tier: Name!;Flavor->@flavor|e-liquid~Green apple ice|Virginia leaf;From quantity:number#1-10000;Price:money;For=Retail|Shops|Distributors
- Apple from 50 | flavor=Green apple ice; from_quantity=50; price=4.2; for=Shops
- Virginia from 100 | flavor=Virginia leaf; from_quantity=100; price=3.4; for=Distributors
- Custard from 20 | flavor=Vanilla custard; from_quantity=20; price=5.1; for=Shops
- Cola single | flavor=Cola lime; from_quantity=1; price=16.9; for=Retail
! record order item|order line: Item!;Order->@order~V-81|V-82;Flavor->@flavor|e-liquid~Green apple ice|Virginia leaf;Device->@device|starter kit~Pod One|Coils 0.8 ohm, 5 pieces;Quantity:number#1-1000;Unit price:money;~Line total:money
- Green apple ice, 3 bottles | flavor=Green apple ice; quantity=3; unit_price=6.9; line_total=20.7
- Pod One | device=Pod One; quantity=1; unit_price=24.9; line_total=24.9
- Vanilla custard, 5 bottles | flavor=Vanilla custard; quantity=5; unit_price=7.5; line_total=37.5
- Boxmod 80 | device=Boxmod 80; quantity=1; unit_price=59; line_total=59
+ order: Age check->@age check|age verification;Shipping address:long;Adult signature:boolean;~Status=New|Checked|Shipped|Delivered|Refused
+ product: Nicotine:number(mg/ml)#0-20;Warning text:long
# multi-vendor|multi vendor|multi-merchant|vendor store|online mall|e-commerce platform|vendor marketplace|seller dashboard
person vendor|seller|merchant|shop: Shop name!;Owner;Email:email;Phone:phone;Business number;Commission:percent#0-50;Logo:image;Bank account;About:long;~Rating:rating;~Status=Applied|Approved|Suspended|Closed
- Clay and Kiln | owner=Ruth Amsel; commission=12; about=Stoneware from a small studio.; status=Approved
- Trail Supply | owner=Erik Holm; commission=10; about=Gear for long walks.; status=Approved
- Loom and Thread | owner=Dalia Rost; commission=14; about=Handwoven scarves and rugs.; status=Suspended
- Little Carpenter | owner=Sven Aaby; commission=12; about=Wooden toys of beech.; status=Applied
item category|product category: Name!;Parent category->@category;Commission:percent#0-50;Position:number#1-99;Icon:image
- Home and kitchen | commission=12; position=1
- Outdoor | commission=10; position=2
- Textiles | parent_category=Home and kitchen; commission=14; position=3
- Toys | commission=12; position=4
request vendor application|seller application|store application: Shop name!;Applicant;Email:email;Business licence:file;Products planned:long;Website:url;Country;~Decided by
- Nine Candles | products_planned=Soy candles in glass; country=Ireland
- Cobble Shoes | products_planned=Handmade boots; country=Portugal
- Bee and Bloom | products_planned=Honey and wax cloths; country=Austria; decided_by=Marketplace team
- Studio Ochre | products_planned=Linocut prints; country=Netherlands
request dispute|refund request|claim: Subject!;Order->@order~M-7001|M-7002;Vendor->@vendor|seller|merchant~Clay and Kiln|Trail Supply;Reason=Not arrived|Damaged|Wrong item|Not as described;Details:long;Evidence:image;~Refund amount:money
- Bowl arrived cracked | vendor=Clay and Kiln; reason=Damaged; details=Crack along the rim.; refund_amount=38
- Tent pegs missing | vendor=Trail Supply; reason=Wrong item; details=Bag had six of ten pegs.; refund_amount=9
- Scarf never came | vendor=Loom and Thread; reason=Not arrived; details=Tracking stands still for nine days.; refund_amount=64
- Train is not beech | vendor=Little Carpenter; reason=Not as described; details=Wheels are plastic.; refund_amount=29
item banner|homepage banner|promotion: Title!;Picture:image;Link:url;Vendor->@vendor|seller|merchant~Clay and Kiln|Trail Supply;Starts on:date;Ends on:date;Position:number#1-20;Active:boolean
- Stoneware week | vendor=Clay and Kiln; position=1
- Winter walking | vendor=Trail Supply; position=2
- Cosy weaving | vendor=Loom and Thread; position=3
- Toys for the little ones | vendor=Little Carpenter; position=4
! record order item|order line|vendor order: Item!;Order->@order~M-7001|M-7002;Product->@product~Stoneware bowl|Two person tent;Vendor->@vendor|seller|merchant~Clay and Kiln|Trail Supply;Quantity:number#1-500;Unit price:money;Commission:money;Tracking number;~Status=New|Accepted|Shipped|Delivered|Returned
- Stoneware bowl | vendor=Clay and Kiln; quantity=2; unit_price=38; commission=9.12; status=Shipped
- Two person tent | vendor=Trail Supply; quantity=1; unit_price=219; commission=21.9; status=New
- Woven wool scarf | vendor=Loom and Thread; quantity=1; unit_price=64; commission=8.96; tracking_number=PX55120; status=Returned
- Beech train set | vendor=Little Carpenter; quantity=3; unit_price=29; commission=10.44; tracking_number=PX55177; status=Delivered
! record payout|vendor payout|settlement: Reference!;Vendor->@vendor|seller|merchant~Clay and Kiln|Trail Supply;Period;Sales:money;Commission:money;Refunds:money;Net amount:money;Paid on:date;~Status=Open|Approved|Paid|On hold
- PO-09 Clay and Kiln | vendor=Clay and Kiln; period=September; sales=1840; commission=220.8; refunds=38; net_amount=1581.2; status=Paid
- PO-09 Trail Supply | vendor=Trail Supply; period=September; sales=3120; commission=312; refunds=0; net_amount=2808; status=Open
- PO-09 Loom and Thread | vendor=Loom and Thread; period=September; sales=512; commission=71.68; refunds=64; net_amount=376.32; status=On hold
- PO-08 Little Carpenter | vendor=Little Carpenter; period=August; sales=870; commission=104.4; refunds=29; net_amount=736.6; status=Approved
! record stock movement|inventory change: Reference!;Product->@product~Stoneware bowl|Two person tent;Kind=Received|Sold|Returned|Correction;Quantity:number#-10000-10000;Stock after:number#0-100000;Changed on:date;Changed by
- ST-11 | kind=Received; quantity=40; stock_after=52
- ST-12 | kind=Sold; quantity=-2; stock_after=50
- ST-13 | kind=Returned; quantity=1; stock_after=9; changed_by=Dalia Rost
- ST-14 | kind=Correction; quantity=-3; stock_after=47; changed_by=Ruth Amsel
+ product: Vendor->@vendor|seller|merchant;Category->@category|product category;SKU;Price:money;Sale price:money;Stock:number#0-100000;Approved:boolean
+ order: Shipping address:long;Shipping cost:money;Coupon code;Total:money;~Status=New|Paid|Partly shipped|Shipped|Delivered|Cancelled
+ review: Vendor->@vendor|seller|merchant;Order->@order;Photo:image
# distribution system|distributor level|multi-level distribution|sub-agent|agent level|downline|dealer network|distribution mall
! item channel partner|distribution partner|distributor|agent|reseller|dealer: Name!;Level=Starter|Town agent|Region agent|Partner;Upline~Anke Dorn|Felix Marsh;Phone:phone;Email:email;Region~North|Lakes;Invite code;Bank account;~Balance:money;~Status=Applied|Active|Suspended
- Anke Dorn | level=Region agent; region=North; invite_code=AD77; balance=612; status=Active
- Felix Marsh | level=Town agent; upline=Anke Dorn; region=Lakes; invite_code=FM21; balance=88.5; status=Active
- Mina Okoro | level=Town agent; upline=Anke Dorn; region=North; invite_code=MO05; balance=0; status=Applied
- Georg Stahl | level=Region agent; region=Coast; invite_code=GS90; balance=240; status=Suspended
item agent level|distributor level|commission plan: Name!;First level commission:percent#0-60;Second level commission:percent#0-40;Discount:percent#0-80;Joining fee:money;Yearly target:money;Rights:long
- Town agent | first_level_commission=10; second_level_commission=3; discount=15; joining_fee=0; yearly_target=5000
- Region agent | first_level_commission=15; second_level_commission=5; discount=25; joining_fee=300; yearly_target=40000
- Street agent | first_level_commission=6; second_level_commission=0; discount=8; joining_fee=0; yearly_target=1000
- Country partner | first_level_commission=22; second_level_commission=8; discount=38; joining_fee=2500; yearly_target=300000
request agent application|distributor application|join request: Applicant!;Phone:phone;Wanted level->@agent level|distributor level~Town agent|Region agent;Invited by->@channel partner|distribution partner|distributor|agent~Anke Dorn|Felix Marsh;Region;Licence:file;Reason:long
- Ilse Brandl | wanted_level=Town agent; invited_by=Felix Marsh; region=Lakes; reason=Runs a village shop.
- Tarek Nasser | wanted_level=Region agent; invited_by=Anke Dorn; region=Coast; reason=Sells to forty kiosks.
- Paula Venn | wanted_level=Street agent; invited_by=Mina Okoro; region=North; reason=Wants to sell to her yoga group.
- Rashid Amari | wanted_level=Country partner; invited_by=Georg Stahl; region=South; reason=Imports for two pharmacy chains.
record withdrawal|payout|cash out: Reference!;Agent->@channel partner|distribution partner|distributor|agent~Anke Dorn|Felix Marsh;Amount:money;Fee:money;Method=Bank transfer|Wallet;Account;Asked on:date;Reviewed by;~Status=Waiting|Approved|Paid|Refused
- WD-81 | agent=Anke Dorn; amount=400; fee=4; method=Bank transfer; status=Paid
- WD-82 | agent=Felix Marsh; amount=80; fee=1; method=Wallet; status=Waiting
- WD-83 | agent=Georg Stahl; amount=200; fee=2; method=Bank transfer; reviewed_by=Finance desk; status=Refused
- WD-84 | agent=Anke Dorn; amount=600; fee=6; method=Bank transfer; reviewed_by=Finance desk; status=Approved
record stock transfer|wholesale delivery|stock allocation: Reference!;Agent->@channel partner|distribution partner|distributor|agent~Anke Dorn|Felix Marsh;Product->@product~Herbal tea box|Room filter;Quantity:number#1-100000;Unit price:money;Sent on:date;Warehouse~Central|South;~Status=Prepared|Sent|Received
- TR-41 | agent=Anke Dorn; quantity=200; unit_price=6.4; warehouse=Central; status=Received
- TR-42 | agent=Felix Marsh; quantity=40; unit_price=7.1; warehouse=South; status=Sent
- TR-43 | agent=Mina Okoro; quantity=12; unit_price=7.8; warehouse=Central; status=Prepared
- TR-44 | agent=Georg Stahl; quantity=150; unit_price=6.6; warehouse=South; status=Received
record team relation|team member|downline member: Title!;Upline->@channel partner|distribution partner|distributor|agent~Anke Dorn|Felix Marsh;Downline->@channel partner|distribution partner|distributor|agent~Anke Dorn|Felix Marsh;Depth:number#1-10;Joined on:date;~Sales this month:money;~Active:boolean
- Felix under Anke | upline=Anke Dorn; downline=Felix Marsh; depth=1; sales_this_month=740
- Mina under Anke | upline=Anke Dorn; downline=Mina Okoro; depth=1; sales_this_month=95
- Mina under Felix | upline=Felix Marsh; downline=Mina Okoro; depth=2; sales_this_month=0
- Georg under Anke | upline=Anke Dorn; downline=Georg Stahl; depth=1; sales_this_month=1320
! record partner earning|sales commission|commission|commission record|agent commission: Reference!;Order->@order~DS-901|DS-902;Agent->@channel partner|distribution partner|distributor|agent~Anke Dorn|Felix Marsh;Level=First level|Second level|Bonus;Rate:percent#0-60;Order value:money;Amount:money;Earned on:date;~Status=Frozen|Payable|Paid|Reversed
- CM-3301 | agent=Felix Marsh; level=First level; rate=10; order_value=120; amount=12; status=Payable
- CM-3302 | agent=Anke Dorn; level=Second level; rate=5; order_value=120; amount=6; status=Payable
- CM-3303 | agent=Georg Stahl; level=First level; rate=15; order_value=480; amount=72; status=Frozen
- CM-3304 | agent=Mina Okoro; level=Bonus; rate=2; order_value=250; amount=5; status=Reversed
! record partner balance entry|balance entry|account entry|ledger entry: Title!;Agent->@channel partner|distribution partner|distributor|agent~Anke Dorn|Felix Marsh;Kind=Commission|Withdrawal|Bonus|Correction|Deposit;Amount:money;Balance after:money;Booked on:date;Note
- Commission CM-3301 | agent=Felix Marsh; kind=Commission; amount=12; balance_after=88.5
- Withdrawal WD-81 | agent=Anke Dorn; kind=Withdrawal; amount=-400; balance_after=612
- Quarter bonus Georg | agent=Georg Stahl; kind=Bonus; amount=60; balance_after=240; note=Target reached
- Deposit of Mina | agent=Mina Okoro; kind=Deposit; amount=50; balance_after=50
+ order: Agent->@channel partner|distribution partner|distributor|agent;Wholesale price:money;Commission paid:boolean;Invite code
+ product: Retail price:money;Agent price:money;First level commission:percent;Second level commission:percent
+ user: Invited by->@channel partner|distribution partner|distributor|agent;Agent level->@agent level|distributor level
# coupon platform|digital coupon|coupon distribution|coupon app|coupon site|coupon management|daily deal|deals site|voucher code|claim coupon
item coupon|deal|voucher|promo code: Title!;Code;Store->@store|brand|merchant~Copper Pan|Trailhead;Kind=Percent off|Amount off|Free shipping|Gift;Discount:percent#0-100;Amount off:money;Minimum order:money;Starts on:date;Expires on:date;Terms:long;~Status=Draft|Active|Expired|Used up
- 20 percent on cast iron | code=IRON20; store=Copper Pan; kind=Percent off; discount=20; minimum_order=40; status=Active
- Free shipping weekend | code=SHIPFREE; store=Trailhead; kind=Free shipping; minimum_order=25; status=Active
- 15 off from 100 | code=GLOW15; store=Lampwerk; kind=Amount off; amount_off=15; minimum_order=100; status=Draft
- Hand cream with order | code=CREAMGIFT; store=Petal and Salt; kind=Gift; minimum_order=30; terms=While stocks last.; status=Used up
item store|brand|merchant: Name!;Website:url;Category->@category|deal category~Kitchen|Outdoor;Logo:image;Commission:percent#0-50;Contact email:email;About:long
- Copper Pan | category=Kitchen; commission=6; about=Pans and knives.
- Trailhead | category=Outdoor; commission=8; about=Boots and tents.
- Lampwerk | category=Lighting; commission=7; about=Lamps for desk and ceiling.
- Petal and Salt | category=Beauty; commission=11; about=Soaps and creams.
item category|deal category: Name!;Parent category->@category|deal category;Icon:image;Position:number#1-99
- Kitchen | position=1
- Outdoor | position=2
- Lighting | position=3
- Beauty | position=4
record claimed coupon|user coupon|coupon claim: Reference!;Coupon->@coupon|deal|voucher~20 percent on cast iron|Free shipping weekend;Owner;Single-use code;Claimed on:date;Valid until:date;~Status=Unused|Used|Expired
- CL-201 | coupon=20 percent on cast iron; single_use_code=IRON20-7Q2; status=Unused
- CL-202 | coupon=Free shipping weekend; single_use_code=SHIP-88M; status=Used
- CL-203 | coupon=15 off from 100; single_use_code=GLOW15-K4T; status=Expired
- CL-204 | coupon=Hand cream with order; single_use_code=CREAM-09V; status=Used
record coupon use|redemption: Reference!;Coupon->@coupon|deal|voucher~20 percent on cast iron|Free shipping weekend;Claim->@claimed coupon|user coupon~CL-201|CL-202;Order number;Order value:money;Saved:money;Used on:date;Branch
- US-51 | coupon=Free shipping weekend; claim=CL-202; order_number=T-4410; order_value=62; saved=4.9
- US-52 | coupon=20 percent on cast iron; claim=CL-201; order_number=C-918; order_value=85; saved=17
- US-53 | coupon=Hand cream with order; claim=CL-204; order_number=PS-2207; order_value=41; saved=8; branch=Online
- US-54 | coupon=20 percent on cast iron; order_number=C-955; order_value=120; saved=24; branch=Mill street
request submitted deal|deal tip|coupon submission: Title!;Store->@store|brand|merchant~Copper Pan|Trailhead;Code;Link:url;Discount;Expires on:date;Proof:image
- Extra 10 on sale boots | store=Trailhead; code=EXTRA10; discount=10 percent
- Lid for free with pan | store=Copper Pan; discount=Lid worth 15
- Two bulbs for one | store=Lampwerk; code=BULB2; discount=Second bulb free
- Student 12 percent | store=Petal and Salt; code=STUDY12; discount=12 percent
! record deal vote|vote|coupon feedback: Title!;Coupon->@coupon|deal|voucher~20 percent on cast iron|Free shipping weekend;Voter;Works=Works|Does not work|Partly;Savings:money;Voted on:date;Comment
- Worked today | coupon=20 percent on cast iron; works=Works; savings=17
- Only on full price | coupon=Free shipping weekend; works=Partly; comment=Not for tents
- Rejected at checkout | coupon=15 off from 100; works=Does not work; savings=0; comment=Code not started yet
- Cream was in the parcel | coupon=Hand cream with order; works=Works; savings=8
! item coupon batch|campaign [batch\\w*|generat\\w*|bulk|campaign\\w*|issue\\w*|distribut\\w*]: Name!;Coupon->@coupon|deal|voucher~20 percent on cast iron|Free shipping weekend;Codes:number#1-1000000;Limit per person:number#1-100;Audience=All|New customers|VIP|Newsletter;Budget:money;Starts on:date;~Used:number#0-1000000
- Autumn mailing | coupon=20 percent on cast iron; codes=2000; limit_per_person=1; audience=Newsletter; budget=9000; used=311
- VIP thank you | coupon=Hand cream with order; codes=300; limit_per_person=1; audience=VIP; budget=2400; used=300
- Welcome codes | coupon=15 off from 100; codes=5000; limit_per_person=1; audience=New customers; budget=20000; used=0
- Holiday shipping | coupon=Free shipping weekend; codes=10000; limit_per_person=3; audience=All; budget=6000; used=1874
+ product: Normal price:money;Deal price:money;Store->@store|brand|merchant
+ order: Coupon->@coupon|deal|voucher;Discount:money
# errand|running errands|campus delivery|errand runner|pick up parcels|errand service
item errand type|service type|errand category: Name!;Base price:money;Price per km:money;Price per kg:money;Usual time:number(min)#5-480;Icon:image;Description:long
- Parcel pick-up | base_price=3; price_per_km=0.6; price_per_kg=0.2; usual_time=30; description=From the station to the door.
- Queue for me | base_price=6; price_per_km=0.6; usual_time=60; description=Waiting in line at an office.
- Grocery run | base_price=4; price_per_km=0.7; price_per_kg=0.3; usual_time=45; description=Shopping from a list.
- Print and bring | base_price=2.5; price_per_km=0.5; usual_time=20; description=Prints a file and hands it over.
request errand|errand order|task: Title!;Type->@errand type|service type~Parcel pick-up|Queue for me;Pick up at;Bring to;Wanted on:date;Wanted by:time;Pick-up code;Weight:number(kg)#0-50;Reward:money;Tip:money;Notes:long
- Two parcels from gate 3 | type=Parcel pick-up; pick_up_at=Gate 3 lockers; bring_to=Block C room 412; pick_up_code=7-2-3391; weight=4; reward=5; notes=One is fragile.
- Stamp at the registry | type=Queue for me; pick_up_at=Town registry; bring_to=Library desk; reward=12; tip=2
- Milk, rice and onions | type=Grocery run; pick_up_at=Corner market; bring_to=Dorm 7 room 118; weight=6; reward=7; tip=1; notes=Any brand of rice.
- Thesis, two copies | type=Print and bring; pick_up_at=Copy shop north; bring_to=Faculty office; weight=1; reward=4
person runner|courier|helper: Name!;Phone:phone;Student number;Area~East campus|Old town;Vehicle=On foot|Bicycle|Scooter|Car;Photo:image;~Rating:rating;~Jobs done:number#0-100000;~Balance:money;~Status=Applied|Free|Busy|Off|Blocked
- Levi Stone | area=East campus; vehicle=Bicycle; rating=4.8; jobs_done=212; status=Free
- Nadia Ruiz | area=Old town; vehicle=Scooter; rating=4.6; jobs_done=97; status=Busy
- Ayo Bello | area=West campus; vehicle=On foot; rating=4.2; jobs_done=18; status=Applied
- Clara Rehm | area=Station; vehicle=Car; rating=4.9; jobs_done=440; status=Off
request runner application|courier application: Applicant!;Phone:phone;Student card:image;Identity number;Area;Vehicle=On foot|Bicycle|Scooter|Car;Free hours
- Hugo Lamm | area=East campus; vehicle=On foot; free_hours=Evenings
- Mei Tan | area=Old town; vehicle=Bicycle; free_hours=Weekends
- Ines Koch | area=West campus; vehicle=Scooter; free_hours=Mon and Wed afternoon
- Tim Odell | area=Station; vehicle=Car; free_hours=Nights
record withdrawal|runner payout|cash out: Reference!;Runner->@runner|courier~Levi Stone|Nadia Ruiz;Amount:money;Fee:money;Account;Asked on:date;~Status=Waiting|Paid|Refused
- WD-11 | runner=Levi Stone; amount=60; fee=0.6; status=Paid
- WD-12 | runner=Nadia Ruiz; amount=45; fee=0.5; status=Waiting
- WD-13 | runner=Clara Rehm; amount=150; fee=1.5; status=Paid
- WD-14 | runner=Ayo Bello; amount=5; fee=0.5; status=Refused
request complaint|dispute: Subject!;Errand->@errand|errand order~Two parcels from gate 3|Stamp at the registry;Against=Runner|Customer;Reason=Late|Damaged|Lost|Rude|Not paid;Details:long;Photo:image
- Box came wet | errand=Two parcels from gate 3; against=Runner; reason=Damaged; details=Rain got into the bag.
- Waited an hour longer | errand=Stamp at the registry; against=Customer; reason=Not paid; details=Extra time was promised.
- Eggs were missing | errand=Milk, rice and onions; against=Runner; reason=Lost; details=The bag had no eggs though they were paid.
- Shouted at the door | errand=Thesis, two copies; against=Customer; reason=Rude; details=Runner was five minutes early.
! record assignment|accepted errand|run: Title!;Errand->@errand|errand order~Two parcels from gate 3|Stamp at the registry;Runner->@runner|courier~Levi Stone|Nadia Ruiz;Accepted at:time;Picked up at:time;Delivered at:time;Proof:image;Runner pay:money;~Status=Accepted|Picked up|Delivered|Handed back
- Levi takes gate 3 | errand=Two parcels from gate 3; runner=Levi Stone; runner_pay=4; status=Picked up
- Nadia at the registry | errand=Stamp at the registry; runner=Nadia Ruiz; runner_pay=10; status=Accepted
- Clara shops the list | errand=Milk, rice and onions; runner=Clara Rehm; runner_pay=6; status=Delivered
- Ayo gives back the print | errand=Thesis, two copies; runner=Ayo Bello; runner_pay=3; status=Handed back
! record status change|errand history: Title!;Errand->@errand|errand order~Two parcels from gate 3|Stamp at the registry;Old status;New status=Posted|Accepted|Picked up|Delivered|Cancelled;Changed on:date;Changed at:time;By;Place
- Gate 3 picked up | errand=Two parcels from gate 3; old_status=Accepted; new_status=Picked up; place=Gate 3
- Registry accepted | errand=Stamp at the registry; old_status=Posted; new_status=Accepted
- Shopping delivered | errand=Milk, rice and onions; old_status=Picked up; new_status=Delivered; by=Clara Rehm; place=Dorm 7
- Print job cancelled | errand=Thesis, two copies; old_status=Accepted; new_status=Cancelled; by=Customer
+ payment: Errand->@errand|errand order;Platform fee:money;Tip:money
+ order: Errand type->@errand type|service type;Runner->@runner|courier;Pick up at;Bring to;Pick-up code;~Status=Posted|Accepted|Picked up|Delivered|Cancelled
+ review: Runner->@runner|courier;Errand->@errand|errand order;On time:rating
# food delivery|restaurant delivery|takeaway|takeout|food ordering|delivery rider
! item restaurant profile|restaurant|kitchen|food shop: Name!;Cuisine=Italian|Indian|Chinese|Burgers|Sushi|Other;Address;Phone:phone;Opening hours;Minimum order:money;Delivery fee:money;Usual time:number(min)#10-120;Photo:image;~Rating:rating;~Status=Open|Closed|Paused
- Trattoria Lina | cuisine=Italian; address=Fig street 4; minimum_order=15; delivery_fee=2.5; usual_time=35; status=Open
- Lotus Garden | cuisine=Chinese; address=Canal road 19; minimum_order=12; delivery_fee=1.9; usual_time=30; status=Open
- Spice Ferry | cuisine=Indian; address=Dock lane 2; minimum_order=18; delivery_fee=2.9; usual_time=45; status=Paused
- Patty Yard | cuisine=Burgers; address=Station square 6; minimum_order=10; delivery_fee=2.2; usual_time=25; status=Closed
item dish|menu item|meal: Name!;Restaurant->@restaurant|kitchen~Trattoria Lina|Lotus Garden;Section->@menu section|menu category~Pizza|Noodles;Price:money;Allergens~Gluten|Peanut;Vegetarian:boolean;Spicy=Mild|Medium|Hot;Calories:number(kcal)#0-5000;Photo:image;Available:boolean
- Pizza Ortolana | restaurant=Trattoria Lina; section=Pizza; price=11.5; allergens=Gluten; calories=880
- Dan dan noodles | restaurant=Lotus Garden; section=Noodles; price=10.9; allergens=Peanut; spicy=Hot; calories=720
- Chana masala | restaurant=Spice Ferry; section=Curries; price=9.8; spicy=Medium; calories=610
- Double cheeseburger | restaurant=Patty Yard; section=Burgers; price=12.2; allergens=Gluten, milk; spicy=Mild; calories=1040
item menu section|menu category: Name!;Restaurant->@restaurant|kitchen~Trattoria Lina|Lotus Garden;Position:number#1-50;From:time;Until:time
- Pizza | restaurant=Trattoria Lina; position=1
- Noodles | restaurant=Lotus Garden; position=2
- Curries | restaurant=Spice Ferry; position=3
- Burgers | restaurant=Patty Yard; position=1
person rider|courier|delivery driver: Name!;Phone:phone;Vehicle=Bicycle|Scooter|Car;Zone~Centre|West;Plate;~Rating:rating;~Deliveries:number#0-100000;~Status=Online|Delivering|Offline
- Samir Vogel | vehicle=Scooter; zone=Centre; rating=4.9; deliveries=1204; status=Online
- Kate Lowe | vehicle=Bicycle; zone=West; rating=4.7; deliveries=388; status=Delivering
- Ola Berg | vehicle=Car; zone=Hills; rating=4.5; deliveries=2210; status=Offline
- Vito Cano | vehicle=Bicycle; zone=Centre; rating=4.8; deliveries=76; status=Online
item topping|extra|dish option: Name!;Dish->@dish|menu item~Pizza Ortolana|Dan dan noodles;Price:money;Group=Size|Topping|Side|Sauce;Available:boolean
- Extra mozzarella | dish=Pizza Ortolana; price=1.5; group=Topping
- Large bowl | dish=Dan dan noodles; price=2.5; group=Size
- Mint raita | dish=Chana masala; price=1.2; group=Sauce
- Sweet potato fries | dish=Double cheeseburger; price=3.9; group=Side
! record order item|order line|cart item: Item!;Order->@order~FD-101|FD-102;Dish->@dish|menu item~Pizza Ortolana|Dan dan noodles;Quantity:number#1-50;Extras;Unit price:money;Wish;~Line total:money
- Pizza Ortolana, no onion | dish=Pizza Ortolana; quantity=2; unit_price=11.5; wish=No onion; line_total=23
- Dan dan noodles, large | dish=Dan dan noodles; quantity=1; extras=Large bowl; unit_price=13.4; line_total=13.4
- Chana masala with raita | dish=Chana masala; quantity=3; extras=Mint raita; unit_price=11; line_total=33
- Double cheeseburger, no pickles | dish=Double cheeseburger; quantity=1; extras=Sweet potato fries; unit_price=16.1; wish=No pickles; line_total=16.1
! record delivery|delivery run|trip: Reference!;Order->@order~FD-101|FD-102;Rider->@rider|courier~Samir Vogel|Kate Lowe;Picked up at:time;Delivered at:time;Distance:number(km)#0-50;Rider pay:money;Tip:money;~Status=Offered|Accepted|Picked up|Delivered|Failed
- DR-501 | rider=Samir Vogel; distance=2.4; rider_pay=4.2; tip=2; status=Delivered
- DR-502 | rider=Kate Lowe; distance=1.7; rider_pay=3.8; status=Picked up
- DR-503 | rider=Vito Cano; distance=3.1; rider_pay=4.6; tip=1; status=Accepted
- DR-504 | rider=Ola Berg; distance=8.2; rider_pay=6.9; status=Failed
! record order status change|order history: Title!;Order->@order~FD-101|FD-102;New status=Placed|Accepted|Cooking|Ready|On the way|Delivered|Cancelled;Changed on:date;Changed at:time;By
- FD-101 delivered | new_status=Delivered
- FD-102 cooking | new_status=Cooking
- FD-103 ready at the counter | new_status=Ready; by=Spice Ferry
- FD-104 cancelled by guest | new_status=Cancelled; by=Guest
+ order: Restaurant->@restaurant|kitchen;Rider->@rider|courier;Delivery address:long;Doorbell;Wanted time:time;Delivery fee:money;Tip:money;~Status=Placed|Accepted|Cooking|On the way|Delivered|Cancelled
+ review: Restaurant->@restaurant|kitchen;Food:rating;Delivery:rating;Photo:image
# equipment rental|rental shop|tool rental|rent out|costume rental|bike rental|rental platform
item rental item|equipment|rentable item: Name!;Category->@rental category|category~Tools|Party;Inventory number;Day price:money;Week price:money;Deposit:money;Condition=New|Good|Worn|Damaged;Branch->@branch|pick-up location|location~North yard|Market hall;Description:long;Photo:image;~Status=Available|Rented|In repair|Retired
- Rotary hammer | category=Tools; inventory_number=T-044; day_price=24; week_price=96; deposit=100; condition=Good; branch=North yard; status=Available
- Marquee 4 x 8 m | category=Party; inventory_number=P-009; day_price=110; week_price=380; deposit=250; condition=Good; branch=Market hall; status=Rented
- Wood chipper 13 hp | category=Garden machines; inventory_number=G-021; day_price=85; week_price=340; deposit=300; condition=Worn; branch=North yard; status=In repair
- Projector Full HD | category=Event technology; inventory_number=E-113; day_price=38; week_price=140; deposit=150; condition=New; branch=Station depot; status=Available
item rental category|category: Name!;Parent category->@rental category|category;Position:number#1-100;Photo:image
- Tools | position=1
- Party | position=2
- Garden machines | position=3
- Event technology | parent_category=Party; position=4
record rental|hire|rental agreement: Number!;Item->@rental item|equipment~Rotary hammer|Marquee 4 x 8 m;Renter;From:date;Until:date;Quantity:number#1-500;Deposit paid:money;Price:money;Returned on:date;~Late fee:money;~Status=Reserved|Out|Returned|Overdue|Cancelled
- RA-2101 | item=Rotary hammer; quantity=1; deposit_paid=100; price=48; status=Returned
- RA-2102 | item=Marquee 4 x 8 m; quantity=1; deposit_paid=250; price=220; status=Out
- RA-2103 | item=Wood chipper 13 hp; quantity=1; deposit_paid=300; price=170; late_fee=85; status=Overdue
- RA-2104 | item=Projector Full HD; quantity=2; deposit_paid=300; price=152; status=Reserved
item branch|pick-up location|location: Name!;Address;Phone:phone;Opening hours;Manager~Ulla Berg|Noor Haddad
- North yard | address=Depot road 3; opening_hours=7 to 17; manager=Ulla Berg
- Market hall | address=Market 12; opening_hours=9 to 18; manager=Noor Haddad
- Station depot | address=Track lane 1; opening_hours=8 to 20; manager=Cem Yildiz
- South farm | address=Orchard road 88; opening_hours=6 to 14; manager=Ulla Berg
item price rule|seasonal price|discount: Name!;Category->@rental category|category~Tools|Party;From days:number(days)#1-365;Discount:percent;Season=All year|Summer|Winter|Weekend;Starts on:date;Ends on:date
- Week rate tools | category=Tools; from_days=5; discount=20; season=All year
- Summer weekend party | category=Party; from_days=2; discount=0; season=Summer
- Monthly garden rate | category=Garden machines; from_days=28; discount=35; season=All year
- Winter projector deal | category=Event technology; from_days=3; discount=15; season=Winter
work maintenance job|repair|service job: Title!;Item->@rental item|equipment~Rotary hammer|Marquee 4 x 8 m;Kind=Cleaning|Repair|Safety check|Battery|Sharpening;Due on:date;Mechanic~Per Lund|Ana Cruz;Cost:money;Notes:long
- New carbon brushes | item=Rotary hammer; kind=Repair; mechanic=Per Lund; cost=18
- Wash the canvas | item=Marquee 4 x 8 m; kind=Cleaning; mechanic=Ana Cruz; cost=40
- Sharpen chipper blades | item=Wood chipper 13 hp; kind=Sharpening; mechanic=Per Lund; cost=65; notes=Second set ordered.
- Cable and plug test | item=Projector Full HD; kind=Safety check; mechanic=Ana Cruz; cost=12
! record handover check|return check|condition report: Title!;Rental->@rental|hire~RA-2101|RA-2102;Kind=Hand-out|Return;Condition=As new|Good|Dirty|Damaged;Missing parts;Photo:image;Checked on:date;Checked by~Ulla Berg|Noor Haddad;Charge:money
- Hammer returned | rental=RA-2101; kind=Return; condition=Dirty; charge=5; checked_by=Ulla Berg
- Marquee handed out | rental=RA-2102; kind=Hand-out; condition=Good; checked_by=Noor Haddad
- Chipper handed out | rental=RA-2103; kind=Hand-out; condition=Good; checked_by=Ulla Berg
- Projectors back | rental=RA-2104; kind=Return; condition=Damaged; missing_parts=Remote control; charge=25; checked_by=Cem Yildiz
! record blocked period|availability|calendar entry: Title!;Item->@rental item|equipment~Rotary hammer|Marquee 4 x 8 m;From:date;Until:date;Reason=Rented|Maintenance|Reserved|Own use;Note
- Marquee washing | item=Marquee 4 x 8 m; reason=Maintenance
- Hammer kept for yard | item=Rotary hammer; reason=Own use
- Chipper in the workshop | item=Wood chipper 13 hp; reason=Maintenance; note=Waits for blades
- Projector for the trade fair | item=Projector Full HD; reason=Reserved
+ booking: Item->@rental item|equipment;From:date;Until:date;Pick-up location->@branch|pick-up location;Deposit:money;Delivery wanted:boolean
+ payment: Rental->@rental|hire;Kind=Rent|Deposit|Late fee|Damage
+ review: Item->@rental item|equipment;Condition:rating
# classified ads|classifieds|classified site|post ads|free ads|local ads|advertisement listing
item ad|classified ad|advert|listing: Title!;Category->@ad category|category~Cars|Lessons;Kind=Offer|Wanted|Swap|Give away;Price:money;Negotiable:boolean;Place->@place|region|city~Fenwick|Lower Marsh;Condition=New|Used|Defective|Not relevant;Description:long;Photo:image;Phone:phone;Expires on:date;~Views:number#0-10000000;~Status=In review|Live|Sold|Expired|Rejected
- Small hatchback 2014 | category=Cars; kind=Offer; price=4800; place=Fenwick; condition=Used; views=311; status=Live
- Cello lessons at home | category=Lessons; kind=Offer; price=32; place=Lower Marsh; condition=Not relevant; views=54; status=In review
- Looking for a rabbit hutch | category=Pets; kind=Wanted; price=40; place=Stonebridge; condition=Used; views=19; status=Expired
- Sofa against bookcase | category=Furniture; kind=Swap; price=0; place=Upper Dale; condition=Used; description=Green sofa, two seats.; views=133; status=Sold
item ad category|category|section: Name!;Parent category->@ad category|category;Icon:image;Price per ad:money;Days online:number(days)#1-365;Extra fields;~Ads:number#0-1000000
- Cars | price_per_ad=5; days_online=60; extra_fields=Mileage, year; ads=212
- Lessons | price_per_ad=0; days_online=90; ads=48
- Pets | price_per_ad=2; days_online=30; extra_fields=Age, vaccinated; ads=76
- Furniture | price_per_ad=0; days_online=45; extra_fields=Width, height; ads=388
item place|region|city: Name!;Region;Postcode;Latitude:number#-90-90;Longitude:number#-180-180;~Ads:number#0-1000000
- Fenwick | region=North county; postcode=4410; ads=140
- Lower Marsh | region=South county; postcode=4622; ads=61
- Stonebridge | region=North county; postcode=4432; latitude=54.2; longitude=-1.9; ads=88
- Upper Dale | region=West county; postcode=4701; latitude=54.5; longitude=-2.3; ads=27
item promotion package|ad package|boost: Name!;Kind=Top of list|Highlight|Gallery|Renew;Days:number(days)#1-365;Price:money;Description:long;Active:boolean
- Week on top | kind=Top of list; days=7; price=9
- Yellow frame | kind=Highlight; days=14; price=4
- Home page gallery | kind=Gallery; days=3; price=15; description=Picture on the home page.
- Fresh again | kind=Renew; days=30; price=2
request reported ad|ad report|complaint: Title!;Ad->@ad|classified ad~Small hatchback 2014|Cello lessons at home;Reason=Fraud|Wrong category|Double|Offensive|Sold already;Details:long
- Same car is posted twice | ad=Small hatchback 2014; reason=Double
- Phone number is dead | ad=Cello lessons at home; reason=Fraud
- Hutch ad sells dogs | ad=Looking for a rabbit hutch; reason=Wrong category; details=Text offers puppies.
- Sofa was given away | ad=Sofa against bookcase; reason=Sold already
record ad inquiry|reply|contact request: Title!;Ad->@ad|classified ad~Small hatchback 2014|Cello lessons at home;Name;Email:email;Phone:phone;Text:long;Sent on:date;Offer:money;~Status=New|Answered|Closed
- Is the car still there? | ad=Small hatchback 2014; offer=4500; status=Answered
- Lessons for a child of nine | ad=Cello lessons at home; status=New
- Hutch with two floors | ad=Looking for a rabbit hutch; name=Bea Long; text=Mine is 120 cm wide.; offer=35; status=Closed
- Bookcase of oak, 2 m | ad=Sofa against bookcase; name=Karl Moss; text=Would you fetch it?; status=Answered
! record ad review|moderation decision|approval: Title!;Ad->@ad|classified ad~Small hatchback 2014|Cello lessons at home;Decision=Approved|Rejected|Changes wanted;Reason=None|Bad photo|Forbidden|Wrong category|Contact in text;Decided on:date;Decided by;Note
- Hatchback approved | ad=Small hatchback 2014; decision=Approved; reason=None
- Cello needs a photo | ad=Cello lessons at home; decision=Changes wanted; reason=Bad photo
- Hutch without picture accepted | ad=Looking for a rabbit hutch; decision=Approved; reason=None; decided_by=Moderator 2
- Sofa text has a phone number | ad=Sofa against bookcase; decision=Rejected; reason=Contact in text; decided_by=Moderator 1
! record ad promotion|boosted ad|booked promotion: Title!;Ad->@ad|classified ad~Small hatchback 2014|Cello lessons at home;Package->@promotion package|ad package~Week on top|Yellow frame;Starts on:date;Ends on:date;Price:money;~Status=Waiting for payment|Running|Ended
- Hatchback on top | ad=Small hatchback 2014; package=Week on top; price=9; status=Running
- Cello in yellow | ad=Cello lessons at home; package=Yellow frame; price=4; status=Waiting for payment
- Sofa in the gallery | ad=Sofa against bookcase; package=Home page gallery; price=15; status=Ended
- Hutch once more | ad=Looking for a rabbit hutch; package=Fresh again; price=2; status=Running
! record ad photo|picture [photo\\w*|picture\\w*|image\\w*|gallery]: Caption!;Ad->@ad|classified ad~Small hatchback 2014|Cello lessons at home;Picture:image;Position:number#1-50
- Front left | ad=Small hatchback 2014; position=1
- Cello on its stand | ad=Cello lessons at home; position=1
- Corner of the old hutch | ad=Looking for a rabbit hutch; position=1
- Sofa from the side | ad=Sofa against bookcase; position=2
+ message: Ad->@ad|classified ad
+ favorite: Ad->@ad|classified ad
+ payment: Ad->@ad|classified ad;Package->@promotion package|ad package
# review site|product comparison|price comparison|compare prices|business reviews|comparison site
item reviewed product|comparison product|business|listed item: Name!;Category->@category|review category~Headphones|Moving firms;Brand or owner;Description:long;Website:url;Photo:image;Lowest price:money;Pros:long;Cons:long;~Average rating:rating;~Reviews:number#0-1000000;~Status=In review|Listed|Hidden
- Breeze 2 headphones | category=Headphones; brand_or_owner=Sonata; lowest_price=119; pros=Light, long battery; cons=Thin case; average_rating=4.3; reviews=212; status=Listed
- Swift Movers | category=Moving firms; brand_or_owner=P. Hardy; pros=On time; cons=Costly at weekends; average_rating=3.9; reviews=48; status=Listed
- Bean House espresso bar | category=Cafes; brand_or_owner=M. Costa; lowest_price=2.4; pros=Own roast; cons=Few seats; average_rating=4.6; reviews=97; status=Listed
- Polar 300 fridge | category=Fridges; brand_or_owner=Polar; lowest_price=449; pros=Quiet; cons=Shelves bend; average_rating=3.2; reviews=15; status=In review
item category|review category: Name!;Parent category->@category|review category;Icon:image;Description:long;Position:number#1-500
- Headphones | position=1
- Moving firms | position=2
- Cafes | position=3; description=Coffee bars and tea rooms.
- Fridges | position=4; description=With and without freezer.
item criterion|rating criterion|comparison feature: Name!;Category->@category|review category~Headphones|Moving firms;Kind=Stars|Number|Yes or no|Text;Unit;Weight:percent;Position:number#1-100
- Battery life | category=Headphones; kind=Number; unit=h; weight=30; position=1
- Punctuality | category=Moving firms; kind=Stars; weight=40; position=1
- Taste of the coffee | category=Cafes; kind=Stars; weight=50; position=1
- Has no-frost | category=Fridges; kind=Yes or no; weight=20; position=3
record price offer|shop price|store price: Title!;Item->@reviewed product|comparison product~Breeze 2 headphones|Swift Movers;Shop->@shop|store|merchant~Tone House|Electro Nord;Price:money!;Shipping:money;In stock:boolean;Link:url;Checked on:date
- Breeze 2 at Tone House | item=Breeze 2 headphones; shop=Tone House; price=119; shipping=0
- Breeze 2 at Electro Nord | item=Breeze 2 headphones; shop=Electro Nord; price=124; shipping=4.9
- Polar 300 at Frost Depot | item=Polar 300 fridge; shop=Frost Depot; price=449; shipping=39
- Polar 300 at Home Hall | item=Polar 300 fridge; shop=Home Hall; price=479; shipping=0
item shop|store|merchant: Name!;Website:url;Country;Shipping time:number(days)#0-90;Payment ways;Logo:image;~Rating:rating
- Tone House | country=Germany; shipping_time=2; payment_ways=Card, invoice; rating=4.5
- Electro Nord | country=Denmark; shipping_time=4; payment_ways=Card; rating=4.1
- Frost Depot | country=Poland; shipping_time=6; payment_ways=Bank transfer; rating=3.7
- Home Hall | country=Netherlands; shipping_time=1; payment_ways=Card, pay at the door; rating=4.8
item comparison|comparison list|versus page: Title!;Category->@category|review category~Headphones|Moving firms;Items:long;Winner;Verdict:long;Author~Kai Ilves|Ruth Penn;Published on:date
- Five light headphones | category=Headphones; items=Breeze 2, Tune S, Halo; winner=Breeze 2; author=Kai Ilves
- Movers in Marwick | category=Moving firms; items=Swift Movers, Box & Go; winner=Box & Go; author=Ruth Penn
- Espresso bars near the station | category=Cafes; items=Bean House, Platform 9, Crema; winner=Bean House; verdict=Own roast decides.; author=Ruth Penn
- Fridges under 500 | category=Fridges; items=Polar 300, Nord K2; winner=Nord K2; verdict=Better shelves for less.; author=Kai Ilves
request listing claim|business claim|review dispute: Title!;Item->@reviewed product|comparison product~Breeze 2 headphones|Swift Movers;Claimant;Proof:file;Reason=Owner of the business|False review|Wrong facts;Details:long
- Swift Movers owner | item=Swift Movers; reason=Owner of the business
- Review is by a rival | item=Swift Movers; reason=False review
- Bean House manager | item=Bean House espresso bar; claimant=M. Costa; reason=Owner of the business; details=Lease is attached.
- Fridge has no freezer | item=Polar 300 fridge; claimant=Polar service; reason=Wrong facts; details=Listing says 20 l freezer.
! record criterion score|feature value|rating detail: Title!;Item->@reviewed product|comparison product~Breeze 2 headphones|Swift Movers;Criterion->@criterion|rating criterion~Battery life|Punctuality;Value;Score:rating;Measured on:date;Note
- Breeze 2 battery | item=Breeze 2 headphones; criterion=Battery life; value=38 h; score=5
- Swift punctual | item=Swift Movers; criterion=Punctuality; value=Mostly; score=4
- Bean House taste | item=Bean House espresso bar; criterion=Taste of the coffee; value=Chocolate, low acid; score=5
- Polar no-frost | item=Polar 300 fridge; criterion=Has no-frost; value=No; score=2; note=Thaw twice a year
! record price history|price point: Title!;Item->@reviewed product|comparison product~Breeze 2 headphones|Swift Movers;Shop->@shop|store~Tone House|Electro Nord;Price:money;Recorded on:date;Change:percent#-100-1000
- Breeze 2 in May | item=Breeze 2 headphones; shop=Tone House; price=139; change=0
- Breeze 2 in June | item=Breeze 2 headphones; shop=Tone House; price=119; change=-14
- Polar 300 in April | item=Polar 300 fridge; shop=Frost Depot; price=429; change=0
- Polar 300 in May | item=Polar 300 fridge; shop=Frost Depot; price=449; change=4.7
! item price alert [alert\\w*|notif\\w*|price\\w*|drop\\w*]: Name!;Item->@reviewed product|comparison product~Breeze 2 headphones|Swift Movers;Wanted price:money;Email:email;Active:boolean
- Breeze 2 under 100 | item=Breeze 2 headphones; wanted_price=100
- Fridge under 400 | item=Polar 300 fridge; wanted_price=400; email=gus@mail.example
- Cheaper move in spring | item=Swift Movers; wanted_price=600; email=lena@mail.example
- Breeze 2 for a gift | item=Breeze 2 headphones; wanted_price=110; email=tom@mail.example
+ review: Item->@reviewed product|comparison product;Pros:long;Cons:long;Photo:image;Verified purchase:boolean;~Helpful votes:number;~Status=In review|Published|Rejected
+ comment: Comparison->@comparison|versus page
# wholesale|b2b shop|b2b ordering|trade customer|wholesaler|b2b platform
person trade customer|business customer|retailer|buyer company: Company!;Contact person;Email:email;Phone:phone;Tax number;Address:long;Price group->@price group|price list~Shops A|Restaurants;Credit limit:money;Payment days:number(days)#0-180;~Open balance:money;~Status=Applied|Approved|Blocked
- Corner Deli | contact_person=Aldo Fini; price_group=Shops A; credit_limit=2000; payment_days=14; open_balance=410; status=Approved
- Brasserie Orme | contact_person=Cleo Marchand; price_group=Restaurants; credit_limit=5000; payment_days=30; open_balance=1820; status=Approved
- Lakeside Canteen | contact_person=Uta Brehm; price_group=Canteens; credit_limit=12000; payment_days=45; open_balance=6300; status=Approved
- Night Kiosk 24 | contact_person=Sami Noor; price_group=Small buyers; credit_limit=0; payment_days=0; open_balance=0; status=Applied
item price list|price group: Name!;Discount:percent;Currency=EUR|USD|GBP;Valid from:date;Valid until:date;Minimum order:money;Note:long
- Shops A | discount=12; currency=EUR; minimum_order=150
- Restaurants | discount=18; currency=EUR; minimum_order=250
- Canteens | discount=22; currency=EUR; minimum_order=600; note=Yearly contract only.
- Small buyers | discount=5; currency=EUR; minimum_order=60
item category|product category: Name!;Parent category->@category|product category;Position:number#1-200;Photo:image
- Olive oil | position=1
- Dry goods | position=2
- Tinned vegetables | parent_category=Dry goods; position=3
- Cheese | position=4
item warehouse|stock location: Name!;Address;Manager~Petar Ilic|Gwen Lodge;Opening hours;Capacity:number(pallets)#1-100000
- South hall | address=Cargo road 9; manager=Petar Ilic; capacity=900
- Cold hall | address=Cargo road 11; manager=Gwen Lodge; capacity=240
- Port depot | address=Quay 22; manager=Gwen Lodge; opening_hours=5 to 14; capacity=2400
- Customs shed | address=Quay 24; manager=Ronan Beck; opening_hours=8 to 16; capacity=120
request quote request|price request|rfq: Title!;Customer->@trade customer|business customer~Corner Deli|Brasserie Orme;Products:long;Quantity:number#1-10000000;Wanted by:date;Target price:money;Notes:long;~Quoted price:money
- Forty cases of olive oil | customer=Brasserie Orme; products=Olive oil 5 l; quantity=40; target_price=31; quoted_price=33
- Pallet of rice | customer=Corner Deli; products=Rice 10 kg; quantity=48; target_price=11
- Tinned tomatoes for a year | customer=Lakeside Canteen; products=Tomatoes 2.5 kg; quantity=1200; target_price=3.1; notes=Delivery in twelve parts.; quoted_price=3.25
- Ten wheels of mountain cheese | customer=Night Kiosk 24; products=Mountain cheese 6 kg; quantity=10; target_price=62; quoted_price=71
record shipment|delivery note|delivery: Number!;Order->@order~W-5001|W-5002;Carrier~Own truck|Freight West;Pallets:number#0-1000;Weight:number(kg)#0-100000;Left on:date;Arrived on:date;Signed by;~Status=Packing|Sent|Delivered|Partly delivered
- DN-701 | carrier=Own truck; pallets=2; weight=910; status=Delivered
- DN-702 | carrier=Freight West; pallets=1; weight=480; status=Packing
- DN-703 | carrier=Own truck; pallets=6; weight=3600; signed_by=Uta Brehm; status=Partly delivered
- DN-704 | carrier=Cool Cargo; pallets=1; weight=64; status=Sent
person supplier|manufacturer: Name!;Country;Contact person;Email:email;Delivery time:number(days)#1-365;Payment terms;~Rating:rating
- Frantoio Bella Riva | country=Italy; contact_person=Elio Bassi; delivery_time=9; payment_terms=30 days
- Delta Rice Mill | country=Greece; contact_person=Nia Pappa; delivery_time=14; payment_terms=Prepaid
- Campo Rosso Canning | country=Spain; contact_person=Pilar Sanz; delivery_time=21; payment_terms=60 days; rating=4
- Alpine Dairy Union | country=Austria; contact_person=Georg Huber; delivery_time=3; payment_terms=14 days; rating=5
! record order item|order line: Item!;Order->@order~W-5001|W-5002;Product->@product~Olive oil 5 l|Rice 10 kg;Quantity:number#1-1000000;Unit=Piece|Case|Pallet;List price:money;Discount:percent;~Line total:money
- Olive oil 5 l, 20 cases | quantity=20; unit=Case; list_price=38; discount=18; line_total=623.2
- Rice 10 kg, 48 bags | quantity=48; unit=Piece; list_price=12.5; discount=12; line_total=528
- Tinned tomatoes, one pallet | quantity=1; unit=Pallet; list_price=390; discount=22; line_total=304.2
- Mountain cheese, 2 wheels | quantity=2; unit=Piece; list_price=78; discount=5; line_total=148.2
! item quantity price|volume price|price tier|customer price|price agreement: Name!;Product->@product~Olive oil 5 l|Rice 10 kg;Customer->@trade customer|business customer~Corner Deli|Brasserie Orme;Price group->@price group|price list~Shops A|Restaurants;From quantity:number#1-1000000;Price:money
- Oil from 40 cases | price_group=Restaurants; from_quantity=40; price=30.5
- Rice from a pallet | price_group=Shops A; from_quantity=48; price=10.9
- Tomatoes from 1000 tins | price_group=Canteens; from_quantity=1000; price=3.05
- Cheese from one wheel | price_group=Small buyers; from_quantity=1; price=74.1
! record stock movement|stock change: Reference!;Product->@product~Olive oil 5 l|Rice 10 kg;Warehouse->@warehouse|stock location~South hall|Cold hall;Kind=Received|Shipped|Returned|Moved|Counted;Quantity:number#-1000000-1000000;Stock after:number#0-10000000;Moved on:date;Done by~Petar Ilic|Gwen Lodge
- SM-88 | warehouse=South hall; kind=Received; quantity=200; stock_after=264; done_by=Petar Ilic
- SM-89 | warehouse=South hall; kind=Shipped; quantity=-20; stock_after=244; done_by=Petar Ilic
- SM-90 | warehouse=Port depot; kind=Moved; quantity=-6; stock_after=42; done_by=Gwen Lodge
- SM-91 | warehouse=Cold hall; kind=Counted; quantity=-1; stock_after=37; done_by=Gwen Lodge
+ product: Category->@category|product category;Supplier->@supplier|manufacturer;SKU;Case size:number;Minimum quantity:number;List price:money;In stock:number
+ order: Customer->@trade customer|business customer;Purchase order number;Delivery on:date;Payment days:number;~Status=New|Confirmed|Packing|Shipped|Invoiced|Cancelled
+ invoice: Customer->@trade customer|business customer;Due on:date;Tax:money
! request delivery claim|missing goods report|missing goods|shortage report|claim|complaint [missing|shortage\\w*|claim\\w*|complain\\w*|damaged|return\\w*]: Number!;Order->@order~W-5001|W-5002;Product->@product~Olive oil 5 l|Rice 10 kg;Kind=Missing|Damaged|Wrong item|Quality;Quantity ordered:number#0-1000000;Quantity received:number#0-1000000;Photo:image;Reported on:date;Details:long
- CL-81 | product=Olive oil 5 l; kind=Missing; quantity_ordered=12; quantity_received=10
- CL-82 | product=Rice 10 kg; kind=Damaged; quantity_ordered=40; quantity_received=40; details=Three bags torn.
- CL-83 | product=Rice 10 kg; kind=Wrong item; quantity_ordered=10; quantity_received=10
- CL-84 | product=Olive oil 5 l; kind=Quality; quantity_ordered=6; quantity_received=6
! record standing order line|standing order item [standing order\\w*|recurring order\\w*|repeat order\\w*]: Item!;Standing order->@standing order;Product->@product~Olive oil 5 l|Rice 10 kg;Quantity:number#1-1000000;Unit=Piece|Case|Pallet;Price:money
- Oil every week | product=Olive oil 5 l; quantity=4; unit=Piece; price=31
- Rice every week | product=Rice 10 kg; quantity=6; unit=Piece; price=14
- Oil by the case | product=Olive oil 5 l; quantity=2; unit=Case; price=118
- Rice by the pallet | product=Rice 10 kg; quantity=1; unit=Pallet; price=980
+ credit note: Order->@order;Claim->@delivery claim|missing goods report|claim

# jewelry|jewellery|wedding ring|gemstone|watch shop|goldsmith|necklace
item jewelry collection|collection: Name!;Designer~Elin Sparre|Otto Gable;Metal=Gold|Silver|Platinum|Steel|Mixed;Year:number#1900-2100;Story:long;Cover:image;~Status=Draft|Live|Archived
- Tide | designer=Elin Sparre; metal=Silver; year=2025; story=Shapes found at low water.; status=Live
- Orchard | designer=Otto Gable; metal=Gold; year=2024; status=Live
- Night train | designer=Elin Sparre; metal=Steel; year=2023; story=Rivets, rails and black enamel.; status=Archived
- Two rivers | designer=Otto Gable; metal=Mixed; year=2026; story=Silver and gold twisted together.; status=Draft
item gemstone|stone|diamond: Name!;Kind=Diamond|Sapphire|Ruby|Emerald|Pearl|Other;Carat:number(ct)#0-1000;Color;Clarity=IF|VVS|VS|SI|I;Cut=Round|Oval|Princess|Emerald|Drop;Certificate:file;Certificate number;Price:money;~Status=In stock|Reserved|Set|Sold
- Sapphire 1.2 oval | kind=Sapphire; carat=1.2; color=Cornflower; clarity=VS; cut=Oval; certificate_number=GS-4410; price=1900; status=In stock
- Diamond 0.5 round | kind=Diamond; carat=0.5; color=F; clarity=VVS; cut=Round; certificate_number=GS-4511; price=2100; status=Reserved
- Akoya pearl pair 7 mm | kind=Pearl; carat=0; color=White rose; cut=Round; price=320; status=Set
- Emerald 0.9 step | kind=Emerald; carat=0.9; color=Deep green; clarity=SI; cut=Emerald; certificate_number=GS-4602; price=1450; status=Sold
request custom piece|custom order|design request: Title!;Customer;Email:email;Kind=Ring|Necklace|Earrings|Bracelet|Brooch;Metal=Gold|Silver|Platinum;Stone->@gemstone|stone~Sapphire 1.2 oval|Diamond 0.5 round;Ring size:number#40-75;Budget:money;Wish:long;Sketch:image;~Quoted price:money
- Engagement ring with sapphire | kind=Ring; metal=Gold; stone=Sapphire 1.2 oval; ring_size=54; budget=3200; wish=Slim band, low setting.; quoted_price=3050
- Earrings for a mother | kind=Earrings; metal=Silver; budget=250; wish=Leaf shapes.
- Necklace with pearl pair | kind=Necklace; metal=Platinum; stone=Akoya pearl pair 7 mm; budget=1800; wish=Pearls shall hang unequal.; quoted_price=1720
- Brooch for a choir leader | kind=Brooch; metal=Gold; budget=600; wish=A treble clef with leaf.; quoted_price=640
work repair job|repair|resizing: Title!;Customer;Item;Kind=Resize|Stone setting|Clasp|Cleaning|Engraving|Battery;Received on:date;Promised on:date;Goldsmith~Elin Sparre|Otto Gable;Price:money;Photo:image;Notes:long
- Ring from 54 to 56 | item=Gold band; kind=Resize; goldsmith=Otto Gable; price=60
- New clasp on pearl chain | item=Pearl chain; kind=Clasp; goldsmith=Elin Sparre; price=45
- Emerald is loose | item=Emerald ring; kind=Stone setting; goldsmith=Otto Gable; price=85; notes=Two claws are worn.
- Name inside two bands | item=Wedding bands; kind=Engraving; goldsmith=Elin Sparre; price=50
record valuation|appraisal: Title!;Item;Owner;Weight:number(g)#0-10000;Fineness=333|585|750|925|950;Value:money;Appraised on:date;Appraiser~Elin Sparre|Otto Gable;Photo:image;Purpose=Insurance|Sale|Estate
- Grandmother's brooch | item=Brooch with garnets; weight=14; fineness=585; value=620; appraiser=Elin Sparre; purpose=Insurance
- Signet ring 1910 | item=Signet ring; weight=11; fineness=750; value=710; appraiser=Otto Gable; purpose=Estate
- Platinum bracelet 1960 | item=Link bracelet; weight=38; fineness=950; value=1480; appraiser=Otto Gable; purpose=Sale
- Silver christening set | item=Cup and spoon; weight=120; fineness=925; value=190; appraiser=Elin Sparre; purpose=Estate
! record order item|order line: Item!;Order->@order~J-201|J-202;Product->@product~Tide ring|Orchard pendant;Ring size:number#40-75;Engraving;Quantity:number#1-50;Unit price:money;Gift box:boolean;~Line total:money
- Tide ring 54 | ring_size=54; engraving=For K.; quantity=1; unit_price=140; line_total=140
- Orchard pendant | quantity=1; unit_price=460; line_total=460
- Night train cuff links | engraving=M.B.; quantity=2; unit_price=90; line_total=180
- Two rivers ring 60 | ring_size=60; quantity=1; unit_price=380; line_total=380
! record metal price|gold price: Title!;Metal=Gold|Silver|Platinum;Fineness=585|750|925|950;Price per gram:money;Valid from:date;Source
- Gold 750 Monday | metal=Gold; fineness=750; price_per_gram=52
- Silver 925 Monday | metal=Silver; fineness=925; price_per_gram=0.8
- Platinum 950 Monday | metal=Platinum; fineness=950; price_per_gram=29; source=Refinery list
- Gold 585 Monday | metal=Gold; fineness=585; price_per_gram=40.6; source=Refinery list
+ product: Collection->@jewelry collection|collection;Metal=Gold|Silver|Platinum|Steel;Fineness=333|585|750|925|950;Stone->@gemstone|stone;Weight:number(g);Sizes;Price:money;In stock:number
+ order: Gift message:long;Insured shipping:boolean;~Status=New|Paid|In the workshop|Shipped|Delivered
+ appointment: Purpose=Ring sizes|Design talk|Valuation|Collection;Goldsmith
# furniture store|furniture shop|home decor|sofa|mattress|interior shop
item furniture range|collection|series: Name!;Style=Modern|Country|Classic|Industrial|Nordic;Maker;Room->@room category|category~Living room|Bedroom;Wood~Oak|Beech;Story:long;Cover:image
- Lund | style=Nordic; maker=Lund Joinery; room=Living room; wood=Oak
- Ashcroft | style=Country; maker=Ashcroft Mill; room=Bedroom; wood=Beech
- Foundry | style=Industrial; maker=Iron and Plank; room=Home office; wood=Ash; story=Steel frames from an old foundry.
- Villa | style=Classic; maker=Hofmann Cabinet; room=Dining room; wood=Walnut
item room category|category|room: Name!;Position:number#1-50;Photo:image;Description:long
- Living room | position=1
- Bedroom | position=2
- Home office | position=3; description=Desks, chairs and shelves.
- Dining room | position=4; description=Tables, benches and sideboards.
item fabric|cover fabric|finish|material: Name!;Kind=Fabric|Leather|Wood|Metal|Stone;Color;Rub count:number#0-200000;Price group=A|B|C|D;Extra price:money;Care;Swatch:image;Available:boolean
- Wool moss | kind=Fabric; color=Moss green; rub_count=60000; price_group=B; extra_price=120; care=Dry clean
- Oiled oak | kind=Wood; color=Natural; price_group=A; extra_price=0; care=Oil yearly
- Cognac saddle leather | kind=Leather; color=Cognac; rub_count=90000; price_group=D; extra_price=480; care=Wax twice a year
- Black powder steel | kind=Metal; color=Black; price_group=C; extra_price=60; care=Damp cloth
item showroom|store|exhibition piece: Name!;Address;Phone:phone;Opening hours;Manager~Hedda Poll|Yann Leroy;Area:number(m2)#10-100000;Photo:image
- Canal showroom | address=Canal 40; opening_hours=10 to 19; manager=Hedda Poll; area=800
- Outlet east | address=Ring road 5; opening_hours=10 to 18; manager=Yann Leroy; area=450
- Old brewery | address=Brewery yard 3; opening_hours=11 to 20; manager=Ines Kohl; area=1200
- Kitchen corner west | address=West gate 18; opening_hours=9 to 17; manager=Hedda Poll; area=260
record delivery appointment|furniture delivery|assembly visit: Title!;Order->@order~FU-81|FU-82;Day:date;From:time;Until:time;Address:long;Floor:number#-2-60;Lift:boolean;Assembly:boolean;Crew~Blue van|Green van;Old piece taken:boolean;~Status=Planned|Confirmed|Delivered|Failed
- Sofa to third floor | floor=3; crew=Blue van; status=Confirmed
- Bed with assembly | floor=1; crew=Green van; status=Planned
- Desk to the fifth floor | address=Tower lane 2; floor=5; crew=Green van; status=Delivered
- Table for the villa | address=Park road 40; floor=0; crew=Two men and lift; status=Failed
request room plan request|interior design request|furniture advice: Title!;Customer;Email:email;Room->@room category|category~Living room|Bedroom;Width:number(cm)#50-5000;Length:number(cm)#50-5000;Style=Modern|Country|Classic|Industrial|Nordic;Budget:money;Floor plan:file;Wish:long
- Small room with bay window | room=Living room; width=380; length=450; style=Nordic; budget=3000
- Guest room for two | room=Bedroom; width=300; length=340; style=Country; budget=1500
- Desk for two in the loft | room=Home office; width=260; length=520; style=Industrial; budget=2400; wish=Cables must not be seen.
- Twelve seats for Sundays | room=Dining room; width=420; length=600; style=Classic; budget=6000; wish=Table to pull out.
request complaint|warranty claim|return: Title!;Order->@order~FU-81|FU-82;Piece;Problem=Damaged|Wrong color|Missing part|Wobbly|Changed my mind;Photo:image;Wanted=Repair|Replacement|Refund|Discount;~Refund amount:money
- Leg is cracked | piece=Lund sofa; problem=Damaged; wanted=Replacement
- Two screws missing | piece=Ashcroft bed; problem=Missing part; wanted=Replacement
- Desk sways | piece=Foundry desk; problem=Wobbly; wanted=Repair
- Leather is too red | piece=Villa chair; problem=Wrong color; wanted=Discount; refund_amount=60
! record order item|order line: Item!;Order->@order~FU-81|FU-82;Product->@product~Lund sofa|Ashcroft bed;Fabric->@fabric|cover fabric|finish~Wool moss|Oiled oak;Width:number(cm)#10-1000;Quantity:number#1-200;Unit price:money;Delivery week;~Line total:money
- Lund sofa, wool moss | fabric=Wool moss; width=210; quantity=1; unit_price=1490; delivery_week=Week 24; line_total=1490
- Ashcroft bed 160 | fabric=Oiled oak; width=160; quantity=1; unit_price=980; delivery_week=Week 20; line_total=980
- Foundry desk, black steel | fabric=Black powder steel; width=180; quantity=2; unit_price=640; delivery_week=Week 31; line_total=1280
- Villa chairs, cognac | fabric=Cognac saddle leather; width=48; quantity=6; unit_price=390; delivery_week=Week 36; line_total=2340
! record stock movement|stock change: Reference!;Product->@product~Lund sofa|Ashcroft bed;Place->@showroom|store~Canal showroom|Outlet east;Kind=Received|Sold|Moved|Returned|Damaged;Quantity:number#-1000-1000;Moved on:date;Done by~Hedda Poll|Yann Leroy
- Sofas received | place=Outlet east; kind=Received; quantity=6; done_by=Yann Leroy
- Bed moved | place=Canal showroom; kind=Moved; quantity=1; done_by=Hedda Poll
- Desks sold | place=Old brewery; kind=Sold; quantity=-2; done_by=Ines Kohl
- Chair with scratch | place=Old brewery; kind=Damaged; quantity=-1; done_by=Hedda Poll
+ product: Range->@furniture range|collection;Room->@room category|category;Width:number(cm);Depth:number(cm);Height:number(cm);Weight:number(kg);Material;Price:money;Assembly needed:boolean;In stock:number
+ order: Delivery address:long;Floor:number;Assembly:boolean;Deposit:money;~Status=New|In production|Ready|Delivered|Returned
# bookstore|bookshop|online bookstore|book shop|sell books|e-book store|used books
item book|title|e-book: Title!;Author->@author|writer~Mina Torvald|Abel Crane;Publisher->@publisher|publishing house~Lantern Press|Quay Books;ISBN;Genre->@genre|category~Crime|Nature;Format=Hardcover|Paperback|E-book|Audiobook;Pages:number#1-5000;Year:number#1400-2100;Language;Price:money;In stock:number#0-100000;Cover:image;Blurb:long
- The Sluice Murders | author=Mina Torvald; publisher=Lantern Press; isbn=9780000100115; genre=Crime; format=Paperback; pages=312; year=2023; language=English; price=12.9; in_stock=24
- A Year Among Eels | author=Abel Crane; publisher=Quay Books; isbn=9780000100122; genre=Nature; format=Hardcover; pages=248; year=2024; language=English; price=22; in_stock=7
- The Lamp Keeper's Goat | author=Suri Valde; publisher=Small Fox; isbn=9780000100139; genre=Children; format=Hardcover; pages=40; year=2022; language=English; price=15; in_stock=18
- Bread Before Dawn | author=Tomas Reve; publisher=Hearth and Page; isbn=9780000100146; genre=Cooking; format=E-book; pages=196; year=2025; language=English; price=9.9; in_stock=0
person author|writer: Name!;Country;Born:number#1-2100;Biography:long;Portrait:image;Website:url
- Mina Torvald | country=Norway; born=1974; biography=Writes crime set on canals.
- Abel Crane | country=Ireland; born=1961; biography=Biologist and angler.
- Suri Valde | country=Latvia; born=1988; biography=Draws and writes for children.
- Tomas Reve | country=Belgium; born=1979; biography=Baker who writes at noon.
item publisher|publishing house: Name!;Town;Contact person;Email:email;Discount:percent;Delivery days:number(days)#1-90
- Lantern Press | town=Bergen; contact_person=Siri Moe; discount=38; delivery_days=4
- Quay Books | town=Cork; contact_person=Fin Daly; discount=35; delivery_days=7
- Small Fox | town=Riga; contact_person=Anna Ozola; discount=40; delivery_days=10
- Hearth and Page | town=Ghent; contact_person=Lode Claes; discount=30; delivery_days=5
item genre|category|shelf: Name!;Parent genre->@genre|category;Shelf code;Position:number#1-200
- Crime | shelf_code=C2; position=1
- Nature | shelf_code=N1; position=2
- Children | shelf_code=K1; position=3
- Cooking | parent_genre=Nature; shelf_code=L4; position=4
event reading|author reading|book event|signing: Title!;Book->@book|title~The Sluice Murders|A Year Among Eels;Author->@author|writer~Mina Torvald|Abel Crane;Day:date;Starts at:time;Place;Seats:number#1-2000;Ticket price:money;Host~Della Moor|Ted Finch
- Murder by the canal | book=The Sluice Murders; author=Mina Torvald; place=Shop floor; seats=40; ticket_price=8; host=Della Moor
- An evening with eels | book=A Year Among Eels; author=Abel Crane; place=Boat house; seats=60; ticket_price=10; host=Ted Finch
- Goat hour for children | book=The Lamp Keeper's Goat; author=Suri Valde; place=Picture book corner; seats=25; ticket_price=3; host=Della Moor
- Bread and questions | book=Bread Before Dawn; author=Tomas Reve; place=Bakery next door; seats=30; ticket_price=12; host=Ted Finch
request book request|special order|buy-back offer: Title!;Customer;Email:email;Wanted book;Author name;Kind=Order in|Out of print search|Sell used books;Condition=New|Good|Worn;Highest price:money;Note:long
- Atlas of old mills | wanted_book=Atlas of Old Mills; kind=Out of print search; condition=Good; highest_price=60
- Box of forty crime novels | kind=Sell used books; condition=Good
- Goat book in French | wanted_book=The Lamp Keeper's Goat; author_name=Suri Valde; kind=Order in; condition=New; highest_price=18
- Grandfather's cookery books | kind=Sell used books; condition=Worn; note=About thirty, some with stains.
! record order item|order line: Item!;Order->@order~BK-301|BK-302;Book->@book|title~The Sluice Murders|A Year Among Eels;Format=Hardcover|Paperback|E-book|Audiobook;Quantity:number#1-1000;Unit price:money;Gift wrap:boolean;~Line total:money
- The Sluice Murders, paperback | book=The Sluice Murders; format=Paperback; quantity=2; unit_price=12.9; line_total=25.8
- A Year Among Eels, hardcover | book=A Year Among Eels; format=Hardcover; quantity=1; unit_price=22; line_total=22
- Goat picture book, hardcover | book=The Lamp Keeper's Goat; format=Hardcover; quantity=3; unit_price=15; line_total=45
- Bread Before Dawn, e-book | book=Bread Before Dawn; format=E-book; quantity=1; unit_price=9.9; line_total=9.9
! record stock movement|book delivery: Reference!;Book->@book|title~The Sluice Murders|A Year Among Eels;Kind=Delivery|Sale|Return to publisher|Count;Quantity:number#-10000-10000;Publisher->@publisher|publishing house~Lantern Press|Quay Books;Moved on:date;Done by~Della Moor|Ted Finch
- Twenty Sluice Murders | book=The Sluice Murders; kind=Delivery; quantity=20; publisher=Lantern Press; done_by=Ted Finch
- Three eels back | book=A Year Among Eels; kind=Return to publisher; quantity=-3; publisher=Quay Books; done_by=Della Moor
- Goats sold at the reading | book=The Lamp Keeper's Goat; kind=Sale; quantity=-11; publisher=Small Fox; done_by=Della Moor
- Crime shelf counted | book=The Sluice Murders; kind=Count; quantity=-1; publisher=Lantern Press; done_by=Ted Finch
! record reading list entry|wish list entry|wish list [wish\\w*|reading list\\w*|favou?rit\\w*|shelf|shelves|save\\w*]: Title!;Book->@book|title~The Sluice Murders|A Year Among Eels;Reader;List=Want to read|Reading|Read|Gift idea;Priority=Low|Normal|High;Note
- Eels for father | book=A Year Among Eels; list=Gift idea; priority=High
- Sluice on the train | book=The Sluice Murders; reader=Ola Brandt; list=Reading; priority=Normal; note=Page 140
- Goat for bedtime | book=The Lamp Keeper's Goat; reader=Ines Roth; list=Read; priority=Low
- Bread next winter | book=Bread Before Dawn; reader=Ola Brandt; list=Want to read; priority=Low
+ review: Book->@book|title;Contains spoilers:boolean
+ order: Delivery=Shipping|Pick-up in shop|Download;Shipping address:long;~Status=New|Packed|Shipped|Ready for pick-up|Collected
+ product: Author->@author|writer;ISBN;Genre->@genre|category
# flower shop|florist|bouquet|flower delivery|floral arrangement
item bouquet|arrangement|flower arrangement: Name!;Occasion->@occasion|category~Birthday|Wedding;Size=Small|Medium|Large;Stems:number#1-500;Colors;Price:money;Season=All year|Spring|Summer|Autumn|Winter;Keeps for:number(days)#1-30;Vase included:boolean;Photo:image;Description:long;~Status=Available|Sold out|Hidden
- Meadow morning | occasion=Birthday; size=Medium; stems=22; colors=Yellow, white; price=38; season=Summer; keeps_for=6; status=Available
- Bridal round in cream | occasion=Wedding; size=Medium; stems=30; colors=Cream, sage; price=120; season=All year; keeps_for=2; status=Available
- White farewell spray | occasion=Mourning; size=Large; stems=45; colors=White, dark green; price=95; season=All year; keeps_for=5; status=Available
- Amber thanks | occasion=Thank you; size=Small; stems=12; colors=Orange, rust; price=24; season=Autumn; keeps_for=7; status=Sold out
item flower|stem|plant: Name!;Color;Price per stem:money;Season=All year|Spring|Summer|Autumn|Winter;Vase life:number(days)#1-40;Grower->@grower|supplier~Vale Growers|Dune Roses;~In stock:number(stems)#0-100000;Photo:image
- Cream rose 60 cm | color=Cream; price_per_stem=1.4; season=All year; vase_life=8; grower=Dune Roses; in_stock=240
- Yellow ranunculus | color=Yellow; price_per_stem=1.1; season=Spring; vase_life=7; grower=Vale Growers; in_stock=120
- White lily | color=White; price_per_stem=2.2; season=All year; vase_life=10; grower=Lake Nursery; in_stock=60
- Rust chrysanthemum | color=Rust; price_per_stem=0.9; season=Autumn; vase_life=14; grower=Hill Flower Farm; in_stock=0
item occasion|category: Name!;Position:number#1-50;Photo:image;Card texts:long
- Birthday | position=1; card_texts=All the best for your new year of life.
- Wedding | position=2
- Mourning | position=3; card_texts=In quiet sympathy.
- Thank you | position=4; card_texts=With many thanks.
person grower|supplier: Name!;Contact person;Phone:phone;Delivery days;Minimum order:money;Note
- Vale Growers | contact_person=Joost Pelt; delivery_days=Tue, Fri; minimum_order=80
- Dune Roses | contact_person=Carmen Gil; delivery_days=Mon, Thu; minimum_order=120
- Lake Nursery | contact_person=Hanne Vik; delivery_days=Wed; minimum_order=60; note=Lilies closed on delivery.
- Hill Flower Farm | contact_person=Tom Ashby; delivery_days=Mon, Sat; minimum_order=40
request wedding inquiry|event inquiry|event flowers: Title!;Customer;Email:email;Event on:date;Place;Guests:number#1-2000;Colors;Budget:money;Wishes:long;~Quoted price:money
- Barn wedding in June | place=Fold barn; guests=80; colors=Cream and sage; budget=1800; quoted_price=1950
- Hotel lobby each Monday | place=Hotel Orme; colors=Seasonal; budget=120
- Boat wedding for forty | place=Steamer Luise; guests=40; colors=Blue and white; budget=700; wishes=Nothing that flies away.; quoted_price=760
- Golden wedding in the parish hall | place=Parish hall; guests=65; colors=Amber; budget=500; quoted_price=480
record flower delivery|delivery: Title!;Order->@order~FL-101|FL-102;Recipient;Address:long;Phone:phone;Day:date;From:time;Until:time;Driver~Leo Blunt|Nia Park;Card text:long;Photo:image;~Status=Planned|On the way|Delivered|Nobody home
- Meadow to Rosa | recipient=Rosa Amend; driver=Leo Blunt; card_text=Happy 60th!; status=Delivered
- Bridal round to the barn | recipient=Kim Falk; driver=Nia Park; status=Planned
- Farewell spray to the chapel | recipient=Chapel of rest; driver=Nia Park; card_text=In quiet sympathy; status=On the way
- Amber thanks to the nurses | recipient=Ward 4; driver=Leo Blunt; card_text=Thank you for everything; status=Nobody home
! record stock batch|flower delivery batch|stock movement: Reference!;Flower->@flower|stem~Cream rose 60 cm|Yellow ranunculus;Kind=Received|Used|Sold|Thrown away;Stems:number#-10000-10000;Purchase price:money;Moved on:date;Use until:date;By~Marta Finn|Leo Blunt
- Roses Monday | flower=Cream rose 60 cm; kind=Received; stems=300; purchase_price=0.6; by=Marta Finn
- Ranunculus wilted | flower=Yellow ranunculus; kind=Thrown away; stems=-14; by=Marta Finn
- Lilies for the spray | flower=White lily; kind=Used; stems=-15; by=Marta Finn
- Last chrysanthemums | flower=Rust chrysanthemum; kind=Sold; stems=-24; by=Leo Blunt
! record bouquet recipe line|bouquet ingredient: Title!;Bouquet->@bouquet|arrangement~Meadow morning|Bridal round in cream;Flower->@flower|stem~Cream rose 60 cm|Yellow ranunculus;Stems:number#1-500;Note
- Roses in bridal round | bouquet=Bridal round in cream; flower=Cream rose 60 cm; stems=18
- Ranunculus in meadow | bouquet=Meadow morning; flower=Yellow ranunculus; stems=9
- Lilies in farewell spray | bouquet=White farewell spray; flower=White lily; stems=15; note=Half open
- Chrysanthemums in amber | bouquet=Amber thanks; flower=Rust chrysanthemum; stems=7
! record order item|order line: Item!;Order->@order~FL-101|FL-102;Bouquet->@bouquet|arrangement~Meadow morning|Bridal round in cream;Size=Small|Medium|Large;Quantity:number#1-200;Extras~Vase|Chocolates;Unit price:money;~Line total:money
- Meadow morning, medium | bouquet=Meadow morning; size=Medium; quantity=1; extras=Vase; unit_price=46; line_total=46
- Bridal round | bouquet=Bridal round in cream; size=Medium; quantity=1; unit_price=120; line_total=120
- White farewell spray, large | bouquet=White farewell spray; size=Large; quantity=1; extras=Ribbon; unit_price=103; line_total=103
- Amber thanks, small | bouquet=Amber thanks; size=Small; quantity=4; extras=Chocolates; unit_price=30; line_total=120
+ order: Recipient;Delivery address:long;Delivery on:date;Delivery window=Morning|Noon|Afternoon|Evening;Card text:long;Anonymous:boolean;~Status=New|Binding|On the way|Delivered
+ product: Occasion->@occasion|category;Season=All year|Spring|Summer|Autumn|Winter
! item shop|branch|flower branch|store location [shops|branches|stores|chain]: Name!;Address;Manager~Marta Finn|Leo Blunt;Phone:phone;Opening hours;Cold room:boolean;~Status=Open|Closed
- Station kiosk | address=Central station; manager=Marta Finn; opening_hours=7 to 20; status=Open
- Market street shop | address=Market street 8; manager=Leo Blunt; opening_hours=9 to 18; status=Open
- Hospital corner | address=Clinic road 1; manager=Marta Finn; opening_hours=8 to 19; status=Open
- Garden hall | address=Mill lane 30; manager=Leo Blunt; opening_hours=10 to 18; status=Closed
record waste record|waste|wilted flower|write-off|spoilage|waste entry: Title!;Flower->@flower|stem~Cream rose 60 cm|Yellow ranunculus;Shop->@shop|branch~Station kiosk|Market street shop;Stems:number#1-10000;Reason=Wilted|Broken|Unsold|Wrong delivery;Cost:money;Thrown away on:date;Noted by~Marta Finn|Leo Blunt
- Roses after the weekend | flower=Cream rose 60 cm; shop=Station kiosk; stems=35; reason=Wilted; cost=24.5; noted_by=Marta Finn
- Broken ranunculus | flower=Yellow ranunculus; shop=Market street shop; stems=12; reason=Broken; cost=7.2; noted_by=Leo Blunt
- Unsold bunches on Sunday | flower=Yellow ranunculus; shop=Station kiosk; stems=50; reason=Unsold; cost=30; noted_by=Marta Finn
- Wrong length delivered | flower=Cream rose 60 cm; shop=Market street shop; stems=20; reason=Wrong delivery; cost=14; noted_by=Leo Blunt
! record shop stock|stock level|stock by shop [stock\\w*|inventor\\w*]: Title!;Shop->@shop|branch~Station kiosk|Market street shop;Flower->@flower|stem~Cream rose 60 cm|Yellow ranunculus;Stems:number#0-100000;Lowest level:number#0-10000;Counted on:date
- Roses at the station | shop=Station kiosk; flower=Cream rose 60 cm; stems=140; lowest_level=60
- Ranunculus at the station | shop=Station kiosk; flower=Yellow ranunculus; stems=40; lowest_level=50
- Roses in Market street | shop=Market street shop; flower=Cream rose 60 cm; stems=220; lowest_level=80
- Ranunculus in Market street | shop=Market street shop; flower=Yellow ranunculus; stems=90; lowest_level=40

# auto parts|car parts|vehicle parts|tyre|car accessories|motorcycle parts
item spare part|car part|part: Name!;Part number;OEM number;Category->@part category|category~Brakes|Filters;Maker->@part maker|brand~Nordbrake|Filtex;Price:money;Core deposit:money;Weight:number(kg)#0-500;Condition=New|Used|Remanufactured;Side=Left|Right|Front|Rear|Any;In stock:number#0-100000;Photo:image
- Front brake disc 280 mm | part_number=NB-280V; oem_number=5C0615301; category=Brakes; maker=Nordbrake; price=44; weight=7.2; condition=New; side=Front; in_stock=32
- Oil filter F 20 | part_number=FX-F20; category=Filters; maker=Filtex; price=8.5; weight=0.4; condition=New; side=Any; in_stock=140
- Tail lamp right, used | part_number=TL-RL12R; category=Lighting; maker=Lumatek; price=38; weight=1.1; condition=Used; side=Right; in_stock=1
- Alternator 120 A | part_number=AL-120R; oem_number=03L903023; category=Electrics; maker=Renova Motor; price=145; core_deposit=40; weight=6.3; condition=Remanufactured; side=Any; in_stock=5
item part category|category: Name!;Parent category->@part category|category;Position:number#1-200;Drawing:image
- Brakes | position=1
- Filters | position=2
- Lighting | position=3
- Electrics | position=4
item vehicle model|car model|vehicle: Name!;Make;Model;Built from:number#1900-2100;Built until:number#1900-2100;Engine;Fuel=Petrol|Diesel|Electric|Hybrid;Power:number(kW)#1-2000;Type code
- Rover Lark 1.6 2012 | make=Rover; model=Lark; built_from=2012; built_until=2018; engine=1.6; fuel=Petrol; power=77; type_code=RL16
- Kestrel Van D 2016 | make=Kestrel; model=Van D; built_from=2016; built_until=2022; engine=2.0; fuel=Diesel; power=96; type_code=KVD20
- Pika City E 2021 | make=Pika; model=City E; built_from=2021; built_until=2026; engine=Motor E1; fuel=Electric; power=60; type_code=PCE21
- Rover Heath H 2019 | make=Rover; model=Heath; built_from=2019; built_until=2025; engine=1.8; fuel=Hybrid; power=103; type_code=RHH18
item part maker|brand: Name!;Country;Warranty:number(months)#0-120;Website:url;Logo:image;Delivery time:number(days)#0-90
- Nordbrake | country=Sweden; warranty=24; delivery_time=2
- Filtex | country=Italy; warranty=12; delivery_time=3
- Lumatek | country=Czechia; warranty=6; delivery_time=4
- Renova Motor | country=Poland; warranty=36; delivery_time=5
request part request|part inquiry|search request: Title!;Customer;Phone:phone;Vehicle->@vehicle model|car model~Rover Lark 1.6 2012|Kestrel Van D 2016;Chassis number;Wanted part;Photo:image;Highest price:money;~Quoted price:money
- Left mirror in silver | vehicle=Rover Lark 1.6 2012; wanted_part=Mirror left, electric; highest_price=90; quoted_price=84
- Injector set | vehicle=Kestrel Van D 2016; wanted_part=Four injectors, remanufactured; highest_price=500
- Charging flap hinge | vehicle=Pika City E 2021; wanted_part=Hinge of charging flap; highest_price=40; quoted_price=28
- Hybrid battery fan | vehicle=Rover Heath H 2019; chassis_number=RHH18-04412; wanted_part=Fan behind rear seat; highest_price=220; quoted_price=195
request return|part return|warranty claim: Number!;Order->@order~AP-81|AP-82;Part->@spare part|car part~Front brake disc 280 mm|Oil filter F 20;Reason=Does not fit|Faulty|Wrong part|Core return;Kilometres:number(km)#0-2000000;Fitted on:date;Wanted=Refund|Replacement;~Refund amount:money
- RT-11 | part=Front brake disc 280 mm; reason=Does not fit; wanted=Refund; refund_amount=44
- RT-12 | part=Oil filter F 20; reason=Wrong part; wanted=Replacement
- RT-13 | part=Alternator 120 A; reason=Core return; kilometres=0; wanted=Refund; refund_amount=40
- RT-14 | part=Tail lamp right, used; reason=Faulty; kilometres=60; wanted=Replacement
! record part fitment|fitment|compatibility: Title!;Part->@spare part|car part~Front brake disc 280 mm|Oil filter F 20;Vehicle->@vehicle model|car model~Rover Lark 1.6 2012|Kestrel Van D 2016;Position=Front|Rear|Left|Right|Engine;Quantity needed:number#1-100;Restriction
- Disc on the Lark | part=Front brake disc 280 mm; vehicle=Rover Lark 1.6 2012; position=Front; quantity_needed=2
- Filter on Van D | part=Oil filter F 20; vehicle=Kestrel Van D 2016; position=Engine; quantity_needed=1
- Tail lamp on the Lark | part=Tail lamp right, used; vehicle=Rover Lark 1.6 2012; position=Right; quantity_needed=1; restriction=Not for estate
- Alternator on the Heath | part=Alternator 120 A; vehicle=Rover Heath H 2019; position=Engine; quantity_needed=1; restriction=Until 2022
! record order item|order line: Item!;Order->@order~AP-81|AP-82;Part->@spare part|car part~Front brake disc 280 mm|Oil filter F 20;Quantity:number#1-1000;Unit price:money;Core deposit:money;~Line total:money
- Front brake disc, pair | part=Front brake disc 280 mm; quantity=2; unit_price=44; line_total=88
- Oil filter | part=Oil filter F 20; quantity=1; unit_price=8.5; line_total=8.5
- Alternator with core | part=Alternator 120 A; quantity=1; unit_price=145; core_deposit=40; line_total=185
- Tail lamp right | part=Tail lamp right, used; quantity=1; unit_price=38; line_total=38
! record stock movement|stock change: Reference!;Part->@spare part|car part~Front brake disc 280 mm|Oil filter F 20;Kind=Received|Sold|Returned|Counted|Scrapped;Quantity:number#-10000-10000;Shelf;Moved on:date;Done by~Brit Hall|Ugo Neri
- Discs received | part=Front brake disc 280 mm; kind=Received; quantity=20; shelf=B-14; done_by=Ugo Neri
- Filters counted | part=Oil filter F 20; kind=Counted; quantity=-2; shelf=F-02; done_by=Brit Hall
- Alternator sold | part=Alternator 120 A; kind=Sold; quantity=-1; shelf=E-07; done_by=Brit Hall
- Cracked lamp scrapped | part=Tail lamp right, used; kind=Scrapped; quantity=-1; shelf=L-03; done_by=Ugo Neri
+ product: Part number;Maker->@part maker|brand;Category->@part category|category;Fits->@vehicle model|car model
+ order: Chassis number;Vehicle->@vehicle model|car model;Workshop delivery:boolean;~Status=New|Checked|Shipped|Delivered|Returned
# online store|online shop|store website|e-commerce website|e-commerce platform|e-commerce application|e-commerce mini-program|shopping website|shopping mini-program|mall website|mall mini-program|products mall
! item saved address|shipping address|delivery address|address book|receiving address: Receiver!;Phone:phone;Street;City;Postcode;Country;Label=Home|Work|Other;Default:boolean
- Mara Quist | phone=+45 20 55 01 11; street=Elm walk 12; city=Aarhus; postcode=8000; country=Denmark; label=Home
- Joel Abara | phone=+49 30 555 120; street=Canal row 4; city=Berlin; postcode=10115; country=Germany; label=Home
- Mara Quist, office | phone=+45 20 55 01 11; street=Dock 7, floor 3; city=Aarhus; postcode=8000; country=Denmark; label=Work
- Rosa Venn | phone=+31 20 555 44; street=Mill lane 31; city=Utrecht; postcode=3511; country=Netherlands; label=Other
! record order status change|order history|order status record|order tracking record: Title!;Order->@order;Old status=Placed|Confirmed|Shipped|Delivered|Cancelled;New status=Placed|Confirmed|Shipped|Delivered|Cancelled;Changed on:date;Changed by~Ola Brix;Note:long
- Payment came in | old_status=Placed; new_status=Confirmed; changed_by=Ola Brix; note=Paid by card.
- Handed to the carrier | old_status=Confirmed; new_status=Shipped; changed_by=Ola Brix
- Signed for at the door | old_status=Shipped; new_status=Delivered; changed_by=Carrier
- Cancelled by the buyer | old_status=Placed; new_status=Cancelled; changed_by=Rosa Venn; note=Ordered twice.
! item product parameter|product variant|purchase option: Title!;Product->@product;SKU;Option~Size|Colour;Value!;Extra price:money;Stock:number#0-1000000;Active:boolean
- Small, sand | sku=LN-10-S; option=Size; value=S; extra_price=0; stock=24
- Medium, sand | sku=LN-10-M; option=Size; value=M; extra_price=0; stock=31
- Large, sand | sku=LN-10-L; option=Size; value=L; extra_price=3; stock=12
- Gift box | sku=LN-10-G; option=Packing; value=Gift box; extra_price=4; stock=60
record product image|product picture|product photo|gallery picture: Caption!;Product->@product;Picture:image;Position:number#1-50;Main picture:boolean
- Front view | position=1
- In use | position=2
- Detail of the seam | position=3
- Packing | position=4
record point record|point entry|member point|point balance|user point: Reason!;Member~Mara Quist;Order->@order;Kind=Earned|Spent|Expired|Gift;Points:number#-1000000-1000000;Balance after:number#0-10000000;Booked on:date
- Order of spring | member=Mara Quist; kind=Earned; points=45; balance_after=245
- Discount with points | member=Mara Quist; kind=Spent; points=-100; balance_after=145
- Birthday gift | member=Joel Abara; kind=Gift; points=50; balance_after=50
- Points of last year | member=Rosa Venn; kind=Expired; points=-20; balance_after=0
item member level|membership level|vip level: Name!;Points from:number#0-1000000;Discount:percent;Free delivery:boolean;Benefits:long
- Basic | points_from=0; discount=0
- Silver | points_from=500; discount=3; benefits=Early access to sales.
- Gold | points_from=2000; discount=5; benefits=Free delivery.
- Platinum | points_from=6000; discount=8; benefits=Free delivery and a birthday gift.
+ order: Saved address->@saved address|shipping address~Mara Quist;Shipping fee:money;Carrier~Northpost;Tracking number
+ product: SKU;Brand;Sale price:money;Weight:number(g)#0-1000000

# sales order|inventory management system|sales and inventory|stock management|order tracking system|enterprise inventory|warehouse inventory
record sales order|customer order|sale: Number!;Customer->@customer|client~Miller Joinery;Ordered on:date!;Warehouse->@warehouse|stock place~Main hall;Salesperson~Tess Moran|Ben Falk;Total:money;Paid:money;Deliver on:date;Note:long;~Status=Draft|Confirmed|Picked|Shipped|Delivered|Cancelled
- SO-2041 | customer=Miller Joinery; warehouse=Main hall; salesperson=Tess Moran; total=594; paid=594; status=Delivered
- SO-2042 | customer=Haven Boats; warehouse=Main hall; salesperson=Ben Falk; total=158; paid=0; status=Shipped
- SO-2043 | customer=Oak Street School; warehouse=East store; salesperson=Tess Moran; total=78; paid=0; status=Confirmed
- SO-2044 | customer=Miller Joinery; warehouse=Main hall; salesperson=Ben Falk; total=36; paid=0; status=Draft
! record sales order line|order line|order item|sales line: Title!;Product->@product|goods~Cordless drill 18 V;Sales order->@sales order~SO-2041;Quantity:number#1-100000;Unit price:money;Discount:percent;~Line total:money
- Six drills | sales_order=SO-2041; product=Cordless drill 18 V; quantity=6; unit_price=99; discount=0; line_total=594
- Twenty boxes of screws | sales_order=SO-2042; product=Wood screw 4 x 40, box of 200; quantity=20; unit_price=7.9; discount=0; line_total=158
- Gloves for the school | sales_order=SO-2043; product=Work glove, size 9; quantity=20; unit_price=3.9; discount=0; line_total=78
- Two levels | sales_order=SO-2044; product=Spirit level 60 cm; quantity=2; unit_price=18; discount=0; line_total=36
person supplier|vendor|supplier information: Name!;Contact person;Phone:phone;Email:email;Address;Delivery time:number(days)#0-180;Payment days:number#0-120;Rating:rating;~Status=Active|Blocked
- Norden Tools | contact_person=Lise Holm; delivery_time=5; payment_days=30; rating=4.6; status=Active
- Bolt and Co | contact_person=Raj Seth; delivery_time=3; payment_days=14; rating=4.2; status=Active
- Safe Hands | contact_person=Ana Cruz; delivery_time=9; payment_days=30; rating=3.9; status=Active
- Cheap Drills | delivery_time=30; payment_days=0; rating=2.1; status=Blocked
record purchase order|procurement order|product procurement [purchas\\w*|procure\\w*|replenish\\w*|supplier\\w*]: Number!;Supplier->@supplier|vendor~Norden Tools;Warehouse->@warehouse|stock place~Main hall;Product->@product|goods~Cordless drill 18 V;Quantity:number#1-1000000;Unit price:money;Total:money;Ordered on:date;Expected on:date;Buyer~Ben Falk;~Status=Draft|Sent|Partly received|Received|Cancelled
- PO-610 | supplier=Norden Tools; warehouse=Main hall; product=Cordless drill 18 V; quantity=20; unit_price=64; total=1280; buyer=Ben Falk; status=Received
- PO-611 | supplier=Bolt and Co; warehouse=Main hall; product=Wood screw 4 x 40, box of 200; quantity=150; unit_price=4.2; total=630; buyer=Ben Falk; status=Partly received
- PO-612 | supplier=Safe Hands; warehouse=East store; product=Work glove, size 9; quantity=300; unit_price=1.8; total=540; buyer=Tess Moran; status=Sent
- PO-613 | supplier=Norden Tools; warehouse=East store; product=Spirit level 60 cm; quantity=12; unit_price=9.5; total=114; buyer=Tess Moran; status=Draft
item warehouse|stock place|store house|depot: Name!;Code;Address;Manager~Lotte Kern;Capacity:number(m²)#1-1000000;~Status=Open|Closed
- Main hall | code=W1; address=Ring road 10; manager=Lotte Kern; capacity=900; status=Open
- East store | code=W2; address=Station yard 2; manager=Ben Falk; capacity=240; status=Open
- Returns corner | code=W3; address=Ring road 10; manager=Lotte Kern; capacity=30; status=Open
- Old barn | code=W4; address=Mill lane 1; capacity=120; status=Closed
! record stock level|inventory item|inventory|stock item|inventory record: Title!;Product->@product|goods~Cordless drill 18 V;Warehouse->@warehouse|stock place~Main hall;Quantity:number#0-1000000;Reserved:number#0-1000000;Lowest level:number#0-1000000;Shelf;Counted on:date
- Drills in the main hall | product=Cordless drill 18 V; warehouse=Main hall; quantity=22; reserved=0; lowest_level=10; shelf=A-04
- Screws in the main hall | product=Wood screw 4 x 40, box of 200; warehouse=Main hall; quantity=64; reserved=20; lowest_level=80; shelf=B-11
- Gloves in the east store | product=Work glove, size 9; warehouse=East store; quantity=140; reserved=20; lowest_level=120; shelf=E-02
- Levels in the main hall | product=Spirit level 60 cm; warehouse=Main hall; quantity=17; reserved=2; lowest_level=15; shelf=A-07
record sales return|customer return|return [return\\w*]: Number!;Sales order->@sales order~SO-2041;Customer->@customer|client~Miller Joinery;Product->@product|goods~Cordless drill 18 V;Quantity:number#1-100000;Amount:money;Reason=Damaged|Wrong item|Not wanted|Warranty;Returned on:date;~Status=Announced|Received|Credited|Refused
- SR-30 | sales_order=SO-2041; customer=Miller Joinery; product=Cordless drill 18 V; quantity=1; amount=99; reason=Damaged; status=Credited
- SR-31 | sales_order=SO-2042; customer=Haven Boats; product=Wood screw 4 x 40, box of 200; quantity=2; amount=15.8; reason=Wrong item; status=Received
- SR-32 | sales_order=SO-2043; customer=Oak Street School; product=Work glove, size 9; quantity=5; amount=19.5; reason=Not wanted; status=Announced
- SR-33 | sales_order=SO-2041; customer=Miller Joinery; product=Cordless drill 18 V; quantity=1; amount=0; reason=Warranty; status=Refused

+ customer: Price group=Retail|Trade|Key account;Credit limit:money;Address;~Balance due:money
! item product|commodity: Name!;SKU;Unit=Piece|Box|kg|Pallet;Purchase price:money;Sales price:money;Supplier->@supplier|vendor~Norden Tools;Lowest stock:number#0-1000000;Barcode
- Cordless drill 18 V | sku=HT-018; unit=Piece; purchase_price=64; sales_price=99; supplier=Norden Tools; lowest_stock=10
- Wood screw 4 x 40, box of 200 | sku=FA-440; unit=Box; purchase_price=4.2; sales_price=7.9; supplier=Bolt and Co; lowest_stock=80
- Spirit level 60 cm | sku=HT-060; unit=Piece; purchase_price=9.5; sales_price=18; supplier=Norden Tools; lowest_stock=15
- Work glove, size 9 | sku=SA-209; unit=Piece; purchase_price=1.8; sales_price=3.9; supplier=Safe Hands; lowest_stock=120

# refund system|handling refunds|refund request|refund management|return management|refund service|returns portal
request refund|refund request|return request|refund application {Submitted|In review|Approved|Paid out|Refused}: Title!;Order->@order;Reason->@refund reason|return reason~Arrived damaged;Amount:money!;Wanted=Money back|Exchange|Voucher|Repair;Details:long;Picture:image;Requested by~Mara Quist;~Approved amount:money;~Handled by~Ola Brix;~Decided on:date
- Broken teapot | reason=Arrived damaged; amount=39; wanted=Money back; details=Lid in two pieces.; requested_by=Mara Quist; approved_amount=39; handled_by=Ola Brix
- Shoes one size too small | reason=Does not fit; amount=85; wanted=Exchange; requested_by=Joel Abara
- Parcel never came | reason=Not delivered; amount=22.5; wanted=Money back; requested_by=Rosa Venn; handled_by=Ola Brix
- Changed my mind after two months | reason=Not wanted any more; amount=120; wanted=Voucher; requested_by=Tim Ode; approved_amount=0; handled_by=Nele Fuchs
item refund reason|return reason|refund category: Name!;Proof needed:boolean;Days allowed:number#0-365;Who pays the way back=Buyer|Shop;Active:boolean
- Arrived damaged | days_allowed=14; who_pays_the_way_back=Shop
- Does not fit | days_allowed=30; who_pays_the_way_back=Buyer
- Not delivered | days_allowed=60; who_pays_the_way_back=Shop
- Not wanted any more | days_allowed=14; who_pays_the_way_back=Buyer
! record refund status change|refund history|refund status|refund record|refund progress: Title!;Refund->@refund|refund request~Broken teapot;Old status=Submitted|In review|Approved|Paid out|Refused;New status=Submitted|In review|Approved|Paid out|Refused;Changed by~Ola Brix;Changed on:date;Note:long
- Teapot looked at | refund=Broken teapot; old_status=Submitted; new_status=In review; changed_by=Ola Brix
- Teapot approved | refund=Broken teapot; old_status=In review; new_status=Approved; changed_by=Ola Brix; note=Picture is clear.
- Parcel asked about | refund=Parcel never came; old_status=Submitted; new_status=In review; changed_by=Ola Brix; note=Carrier searches.
- Too late | refund=Changed my mind after two months; old_status=In review; new_status=Refused; changed_by=Nele Fuchs; note=Only 14 days.
! record refund payout|refund payment|money returned: Reference!;Refund->@refund|refund request~Broken teapot;Amount:money;Way=Card|Bank transfer|Wallet|Voucher;Paid on:date;Receipt number;~Status=Waiting|Sent|Failed
- RP-701 | refund=Broken teapot; amount=39; way=Card; receipt_number=88120; status=Sent
- RP-702 | refund=Parcel never came; amount=22.5; way=Bank transfer; status=Waiting
- RP-703 | refund=Shoes one size too small; amount=5; way=Wallet; status=Sent
- RP-704 | refund=Broken teapot; amount=0; way=Voucher; status=Failed
! record refund message|case message|service message: Text!;Refund->@refund|refund request~Broken teapot;Written by~Mara Quist|Ola Brix;Side=Customer|Staff;Written on:date;Attachment:file
- Please send a picture of the lid | refund=Broken teapot; written_by=Ola Brix; side=Staff
- Here it is | refund=Broken teapot; written_by=Mara Quist; side=Customer
- Is size 43 in stock? | refund=Shoes one size too small; written_by=Joel Abara; side=Customer
- We ask the carrier | refund=Parcel never came; written_by=Ola Brix; side=Staff
request service request|service ticket|other service|customer service request: Subject!;Kind=Question|Complaint|Repair|Change of address|Invoice copy;Order->@order;Details:long;Priority=Low|Normal|High;Asked by~Tim Ode;~Assigned to~Nele Fuchs;~Answer:long
- Copy of the invoice | kind=Invoice copy; priority=Low; asked_by=Tim Ode; assigned_to=Nele Fuchs; answer=Sent by mail.
- Send to my neighbour | kind=Change of address; priority=High; asked_by=Rosa Venn
- Handle squeaks | kind=Repair; priority=Normal; asked_by=Mara Quist; assigned_to=Ola Brix
- Waited 40 minutes on the phone | kind=Complaint; priority=Normal; asked_by=Joel Abara

# merchant service|merchant center|merchant portal|merchant backend|merchant account|business account management
person merchant|merchant profile|merchant information|personal information: Name!;Company;Business number;Email:email;Phone:phone;Address;Category=Food|Home|Clothing|Services;Logo:image;About:long;~Joined on:date;~Status=In review|Active|Suspended
- Nora Lind | company=Lind Ceramics; business_number=DK-30551; phone=+45 31 55 02; address=Kiln street 4; category=Home; status=Active
- Samir Okoye | company=Okoye Spices; business_number=NL-77102; phone=+31 20 555 9; address=Harbour hall 12; category=Food; status=Active
- Petra Wolf | company=Wolf Tailors; business_number=DE-90114; address=Lime avenue 3; category=Clothing; status=In review
- Tom Ridge | company=Ridge Repairs; business_number=UK-4401; category=Services; status=Suspended
item team|merchant team|store team: Name!;Merchant->@merchant|merchant profile~Nora Lind;Leader~Ida Holm;Purpose;Members at most:number#1-500;~Members:number#0-500;~Status=Active|Closed
- Kiln shop team | merchant=Nora Lind; leader=Ida Holm; purpose=Shop and packing; members_at_most=10; members=3; status=Active
- Online orders | merchant=Nora Lind; leader=Per Dahl; purpose=Web shop; members_at_most=5; members=2; status=Active
- Spice market stall | merchant=Samir Okoye; leader=Bea Voss; purpose=Weekend market; members_at_most=8; members=4; status=Active
- Fitting room | merchant=Petra Wolf; leader=Petra Wolf; members_at_most=3; members=1; status=Closed
person team member|staff member|member|team information: Name!;Team->@team|merchant team~Kiln shop team;Role->@team role|role~Leader|Seller;Email:email;Phone:phone;Position;Joined on:date;~Last sign-in:date;~Status=Active|On leave|Left
- Ida Holm | team=Kiln shop team; role=Leader; phone=+45 20 55 11; position=Shop manager; status=Active
- Per Dahl | team=Online orders; role=Leader; position=Web shop; status=Active
- Bea Voss | team=Spice market stall; role=Seller; position=Market seller; status=On leave
- Kim Soto | team=Kiln shop team; role=Packer; position=Packing; status=Left
item team role|role|merchant role: Name!;Description:long;May manage team:boolean;May edit information:boolean;May see money:boolean;~Members:number#0-10000
- Leader | description=Runs a team and invites members.; members=2
- Seller | description=Sells and sees orders.; members=1
- Packer | description=Packs and sends.; members=1
- Accountant | description=Sees payouts only.; members=0
! record granted permission|permission|role permission|access right: Title!;Role->@team role|role~Leader;Section=Profile|Teams|Members|Orders|Payouts;Access=None|View|Edit|Everything;Granted by~Nora Lind;Granted on:date
- Leaders edit teams | role=Leader; section=Teams; access=Edit; granted_by=Nora Lind
- Leaders edit members | role=Leader; section=Members; access=Everything; granted_by=Nora Lind
- Sellers view orders | role=Seller; section=Orders; access=View; granted_by=Samir Okoye
- Packers see no payouts | role=Packer; section=Payouts; access=None; granted_by=Nora Lind
! request team invitation|invitation|join request {Sent|Accepted|Refused|Expired}: Email!;Team->@team|merchant team~Kiln shop team;Role->@team role|role~Seller;Invited by~Ida Holm;Message:long;Valid until:date
- kim@kiln.example | team=Kiln shop team; role=Packer; invited_by=Ida Holm
- ana@spice.example | team=Spice market stall; role=Seller; invited_by=Bea Voss; message=Join us for the summer market.
- leo@kiln.example | team=Online orders; role=Seller; invited_by=Per Dahl
- tax@kiln.example | team=Kiln shop team; role=Accountant; invited_by=Nora Lind
! record profile change|change record|information change: Title!;Merchant->@merchant|merchant profile~Nora Lind;Field=Name|Phone|Email|Address|Logo|Bank account;Old value;New value;Changed by~Nora Lind;Changed on:date
- New phone of Lind | merchant=Nora Lind; field=Phone; old_value=+45 31 55 01; new_value=+45 31 55 02; changed_by=Nora Lind
- Okoye moved | merchant=Samir Okoye; field=Address; old_value=Market 2; new_value=Harbour hall 12; changed_by=Samir Okoye
- New logo | merchant=Petra Wolf; field=Logo; changed_by=Petra Wolf
- Email of Ridge | merchant=Tom Ridge; field=Email; old_value=tom@old.example; new_value=tom@ridge.example; changed_by=Tom Ridge

# profit-sharing|profit sharing|split payment|storing value|stored value|storing value cards|tea restaurant
item profit-sharing rule|profit sharing rule|sharing rule|split rule|revenue share rule: Name!;Receiver->@profit receiver|receiver~Harbour store;Store->@store|shop~Harbour store;Share:percent!;Applies to=All orders|Card payments|Stored value|One product;Valid from:date;Valid until:date;Active:boolean
- Store keeps most | receiver=Harbour store; store=Harbour store; share=82; applies_to=All orders
- Brand fee | receiver=Head office; store=Harbour store; share=12; applies_to=All orders
- Introduced by Ines | receiver=Ines Falk; store=Park store; share=3; applies_to=Stored value
- Landlord share | receiver=Park hall; store=Park store; share=6; applies_to=Card payments
person profit receiver|receiver|share account|profit-sharing receiver: Name!;Kind=Store|Head office|Partner|Landlord;Account number;Phone:phone;Email:email;~Received in all:money;~Status=Checked|Waiting|Blocked
- Harbour store | kind=Store; account_number=6221-01; received_in_all=10420; status=Checked
- Head office | kind=Head office; account_number=6221-00; received_in_all=1610; status=Checked
- Ines Falk | kind=Partner; account_number=6221-88; received_in_all=64; status=Checked
- Park hall | kind=Landlord; account_number=6221-50; received_in_all=0; status=Waiting
! record profit share|split payment|profit-sharing record|split payment record: Reference!;Order->@order;Rule->@profit-sharing rule|sharing rule~Store keeps most;Receiver->@profit receiver|receiver~Harbour store;Amount:money;Split on:date;~Status=Frozen|Paid|Failed|Returned
- PS-9001 | rule=Store keeps most; receiver=Harbour store; amount=34.44; status=Paid
- PS-9002 | rule=Brand fee; receiver=Head office; amount=5.04; status=Paid
- PS-9003 | rule=Introduced by Ines; receiver=Ines Falk; amount=3; status=Frozen
- PS-9004 | rule=Landlord share; receiver=Park hall; amount=2.4; status=Failed
item stored value card|value card|stored-value card|prepaid member card: Card number!;Holder~Mei Tan|Olof Brandt;Store->@store|shop~Harbour store;Bought for:money;Bonus:money;Balance:money;Valid until:date;~Status=Active|Frozen|Used up
- V-2201 | holder=Mei Tan; store=Harbour store; bought_for=100; bonus=10; balance=68; status=Active
- V-2202 | holder=Olof Brandt; store=Park store; bought_for=200; bonus=30; balance=212; status=Active
- V-2203 | holder=Sina Holt; store=Harbour store; bought_for=50; bonus=0; balance=0; status=Used up
- V-2204 | holder=Raj Seth; store=Park store; bought_for=100; bonus=10; balance=41; status=Frozen
! record card transaction|recharge|top-up|stored value record|card movement: Title!;Order->@order;Card->@stored value card|value card~V-2201;Kind=Top-up|Payment|Bonus|Refund;Amount:money;Balance after:money;Booked on:date;Cashier~Lin Okafor
- Top-up of Mei | card=V-2201; kind=Top-up; amount=100; balance_after=100; cashier=Lin Okafor
- Bonus of Mei | card=V-2201; kind=Bonus; amount=10; balance_after=110
- Lunch of Mei | card=V-2201; kind=Payment; amount=-42; balance_after=68
- Refund to Raj | card=V-2204; kind=Refund; amount=12; balance_after=41; cashier=Lin Okafor
item store|shop|branch|restaurant store: Name!;Address;Phone:phone;Manager~Tao Wen;Opens at:time;Closes at:time;Seats:number#0-1000;~Status=Open|Closed
- Harbour store | address=Quay 3; phone=+49 40 555 3; manager=Tao Wen; seats=46; status=Open
- Park store | address=Lime avenue 9; manager=Ines Falk; seats=30; status=Open
- Station kiosk | address=Platform 1; manager=Raj Seth; seats=0; status=Open
- Old town room | address=Church lane 2; seats=22; status=Closed

# second-hand car|used car|car trading|car marketplace|vehicle marketplace|car listing|used vehicle
item used car|car|vehicle|car listing|second-hand car|used vehicle|car of interest: Title!;Brand->@car brand|brand|make~Volvo|Fiat;Model;Registered in:number#1950-2030;Mileage:number(km)#0-1000000;Fuel=Petrol|Diesel|Hybrid|Electric|Gas;Gearbox=Manual|Automatic;Price:money!;Place;Seller~Joel Abara;Picture:image;~Status=In review|For sale|Reserved|Sold
- Estate car with tow bar | brand=Volvo; model=V60; registered_in=2018; mileage=96000; fuel=Diesel; gearbox=Automatic; price=17900; place=Malmö; seller=Joel Abara; status=For sale
- Small city car | brand=Fiat; model=500; registered_in=2020; mileage=31000; fuel=Petrol; gearbox=Manual; price=10400; place=Turin; seller=Carla Neri; status=Reserved
- Electric hatchback | brand=Nissan; model=Leaf; registered_in=2019; mileage=54000; fuel=Electric; gearbox=Automatic; price=13200; place=Bergen; seller=Tor Vik; status=For sale
- Old camper base | brand=Ford; model=Transit; registered_in=2012; mileage=210000; fuel=Diesel; gearbox=Manual; price=6900; place=Leeds; seller=Amy Cole; status=Sold
item car brand|brand|make|car make: Name!;Country;Logo:image;~Cars for sale:number#0-100000
- Volvo | country=Sweden; cars_for_sale=12
- Fiat | country=Italy; cars_for_sale=8
- Nissan | country=Japan; cars_for_sale=5
- Ford | country=USA; cars_for_sale=14
! record car photo|car picture|vehicle photo: Caption!;Car->@used car|car|vehicle~Estate car with tow bar;Picture:image;Side=Front|Back|Inside|Engine|Damage;Position:number#1-40
- Front left | car=Estate car with tow bar; side=Front; position=1
- Dashboard | car=Estate car with tow bar; side=Inside; position=2
- Scratch on the door | car=Small city car; side=Damage; position=4
- Loading space | car=Old camper base; side=Back; position=2
record inspection report|car inspection|vehicle inspection|condition report [inspect\\w*|condition\\w*|detail\\w*|report\\w*]: Title!;Car->@used car|car|vehicle~Estate car with tow bar;Inspector~Sven Aldous;Inspected on:date;Engine=Good|Fair|Poor;Body=Good|Fair|Poor;Accident free:boolean;Tyres:number(mm)#0-12;Valid until:date;Findings:long;File:file
- Check of the estate | car=Estate car with tow bar; inspector=Sven Aldous; engine=Good; body=Good; tyres=6; findings=Brake pads at half.
- Check of the city car | car=Small city car; inspector=Gia Conti; engine=Good; body=Fair; tyres=5; findings=Door scratched.
- Battery test | car=Electric hatchback; inspector=Tor Vik; engine=Good; body=Good; tyres=4; findings=Battery at 88 percent.
- Camper base rust check | car=Old camper base; inspector=Amy Cole; engine=Fair; body=Poor; tyres=3; findings=Rust at the sills.
! request viewing appointment|test drive|viewing {Asked|Agreed|Done|Cancelled}: Title!;Car->@used car|car|vehicle~Estate car with tow bar;Buyer~Mara Quist;Phone:phone;Wanted on:date;Wanted at:time;Place;Message:long
- Mara drives the estate | car=Estate car with tow bar; buyer=Mara Quist; place=Malmö station
- Look at the city car | car=Small city car; buyer=Lio Brandt
- Leaf on Saturday | car=Electric hatchback; buyer=Ida Moreau; message=Can I charge there?
- Camper with a friend | car=Old camper base; buyer=Max Oduor
! request price offer|offer|bid {Made|Accepted|Refused|Withdrawn}: Title!;Car->@used car|car|vehicle~Estate car with tow bar;Buyer~Mara Quist;Amount:money!;Message:long;Valid until:date
- Mara offers 17 000 | car=Estate car with tow bar; buyer=Mara Quist; amount=17000
- Cash for the Fiat | car=Small city car; buyer=Lio Brandt; amount=10100
- Leaf with winter tyres | car=Electric hatchback; buyer=Ida Moreau; amount=12900
- Low offer for the camper | car=Old camper base; buyer=Max Oduor; amount=6000
record transaction|car sale|purchase transaction|sell transaction|transaction record|deal: Number!;Car->@used car|car|vehicle~Old camper base;Buyer~Max Oduor;Seller~Amy Cole;Price:money!;Deposit:money;Paid by=Bank transfer|Cash|Credit|Escrow;Contract:file;Handed over on:date;~Status=Agreed|Deposit paid|Paid|Handed over|Cancelled
- T-3301 | car=Old camper base; buyer=Max Oduor; seller=Amy Cole; price=6500; deposit=500; paid_by=Bank transfer; status=Handed over
- T-3302 | car=Small city car; buyer=Lio Brandt; seller=Carla Neri; price=10250; deposit=1000; paid_by=Escrow; status=Deposit paid
- T-3303 | car=Estate car with tow bar; buyer=Mara Quist; seller=Joel Abara; price=17400; deposit=0; paid_by=Credit; status=Agreed
- T-3304 | car=Electric hatchback; buyer=Rosa Venn; seller=Tor Vik; price=12500; deposit=0; paid_by=Cash; status=Cancelled

# wine cellar|wine e-commerce|wine shop|wine store|white wine|red wine|non-alcoholic wine|selling wine|liquor store|wine merchant
item wine|white wine|red wine|wine product|white wine product|non-alcoholic wine|liquor|spirit|bottle: Name!;Category->@wine category|wine type~Dry white;Producer->@producer|winery|brand~Slate Hill Estate;Vintage:number#1900-2030;Origin;Alcohol:percent;Volume:number(ml)#50-10000;Price:money!;Bottles in stock:number#0-100000;Tasting note:long;Picture:image;~Status=On sale|Sold out|Off sale
- Slate Riesling 2021 | category=Dry white; producer=Slate Hill Estate; vintage=2021; origin=River valley; alcohol=12; volume=750; price=14.9; bottles_in_stock=240; status=On sale
- Orchard Muscat 2022 | category=Sweet white; producer=Orchard Cellars; vintage=2022; origin=South coast; alcohol=10; volume=500; price=18.5; bottles_in_stock=60; status=On sale
- Sparkling Zero | category=Alcohol-free; producer=Clear Press; vintage=2024; origin=Lake plain; alcohol=0; volume=750; price=9.8; bottles_in_stock=320; status=On sale
- Old Cellar Grain Spirit | category=Spirits; producer=Red Gate Distillery; vintage=2008; origin=Hill county; alcohol=52; volume=500; price=168; bottles_in_stock=0; status=Sold out
item wine category|white wine category|wine type|category: Name!;Colour=White|Red|Rosé|Sparkling|Spirit;Alcohol-free:boolean;Serve at:number(°C)#0-30;Description:long;Order:number#1-100
- Dry white | colour=White; serve_at=9; order=1
- Sweet white | colour=White; serve_at=8; order=2
- Alcohol-free | colour=Sparkling; serve_at=6; order=3
- Spirits | colour=Spirit; serve_at=18; order=4
! item producer|winery|distillery|wine brand: Name!;Region;Country;Founded:number#1200-2030;Website:url;Contact person;Story:long
- Slate Hill Estate | region=River valley; country=Germany; founded=1884; contact_person=Anke Dorn
- Orchard Cellars | region=South coast; country=France; founded=1951
- Clear Press | region=Lake plain; country=Austria; founded=2016; contact_person=Felix Marsh
- Red Gate Distillery | region=Hill county; country=China; founded=1920
! record price record|historical transaction value|transaction value|price history|historical price [histor\\w*|transaction\\w*|value\\w*|price trend|invest\\w*]: Title!;Wine->@wine|white wine|wine product~Old Cellar Grain Spirit;Price:money!;Kind=Sale|Auction|List price;Bottles:number#1-100000;Dealt on:date;Source
- Grain spirit, spring auction | wine=Old Cellar Grain Spirit; price=152; kind=Auction; bottles=12; source=Harbour auction
- Grain spirit, shop sale | wine=Old Cellar Grain Spirit; price=168; kind=Sale; bottles=2
- Riesling list price | wine=Slate Riesling 2021; price=14.9; kind=List price; bottles=1
- Muscat sale | wine=Orchard Muscat 2022; price=18.5; kind=Sale; bottles=6
record storage order|wine storage|storage service|stored wine|storage [storage\\w*|cellar\\w*|store wine]: Title!;Customer~Mara Quist;Wine->@wine|white wine|wine product~Slate Riesling 2021;Bottles:number#1-10000;Cellar place~Rack 4, row 2;Stored on:date;Until:date;Fee a month:money;~Status=Stored|Asked back|Delivered
- Riesling of Mara | customer=Mara Quist; wine=Slate Riesling 2021; bottles=24; cellar_place=Rack 4, row 2; fee_a_month=3; status=Stored
- Spirit of Joel | customer=Joel Abara; wine=Old Cellar Grain Spirit; bottles=6; cellar_place=Vault 1; fee_a_month=5; status=Stored
- Muscat of Rosa | customer=Rosa Venn; wine=Orchard Muscat 2022; bottles=12; cellar_place=Rack 9, row 1; fee_a_month=2; status=Asked back
- Case of Tim | customer=Tim Ode; wine=Slate Riesling 2021; bottles=12; cellar_place=Rack 4, row 3; fee_a_month=2; status=Delivered
record tasting note|food pairing|wine note: Title!;Wine->@wine|white wine|wine product~Slate Riesling 2021;Taster~Ida Moreau;Points:number#50-100;Aroma;Palate;Goes with
- Riesling with fish | wine=Slate Riesling 2021; taster=Ida Moreau; points=91; aroma=Peach, slate; goes_with=Trout
- Muscat with cheese | wine=Orchard Muscat 2022; taster=Petra Hill; points=88; aroma=Orange blossom; goes_with=Blue cheese
- Zero at noon | wine=Sparkling Zero; taster=Ida Moreau; points=84; aroma=Apple; goes_with=Salad
- Spirit, a small glass | wine=Old Cellar Grain Spirit; taster=Raj Seth; points=93; aroma=Dried fruit
+ order: Gift box:boolean;Age checked:boolean;Delivery on:date;Shipping fee:money
+ inquiry: Wine->@wine|white wine|wine product~Slate Riesling 2021;Bottles:number

# sports uniform|custom design website|custom clothing|custom apparel|custom jersey|team uniform|custom uniform|design their own|uniform design
item uniform type|sports uniform|uniform|garment|apparel|jersey|clothing type|sports uniform type: Name!;Sport=Football|Basketball|Running|Cycling|Volleyball|Other;Part=Shirt|Shorts|Set|Jacket;Fabric->@fabric|material~Light mesh;Base price:money!;Smallest order:number#1-10000;Production time:number(days)#1-120;Picture:image;Description:long;~Status=Offered|Paused
- Match shirt | sport=Football; part=Shirt; fabric=Light mesh; base_price=24; smallest_order=1; production_time=14; status=Offered
- Court set | sport=Basketball; part=Set; fabric=Heavy mesh; base_price=39; smallest_order=5; production_time=18; status=Offered
- Road jersey | sport=Cycling; part=Shirt; fabric=Stretch knit; base_price=46; smallest_order=1; production_time=21; status=Offered
- Warm-up jacket | sport=Running; part=Jacket; fabric=Soft shell; base_price=52; smallest_order=3; production_time=25; status=Paused
item fabric|material: Name!;Composition;Weight:number(g/m²)#40-600;Extra price:money;Picture:image;Available:boolean
- Light mesh | composition=Polyester; weight=130; extra_price=0
- Heavy mesh | composition=Polyester; weight=190; extra_price=3
- Stretch knit | composition=Polyester, elastane; weight=170; extra_price=6
- Soft shell | composition=Polyester, membrane; weight=260; extra_price=9
! item customer design|saved design|uniform design|own design|design preview: Title!;Uniform type->@uniform type|sports uniform~Match shirt;Main colour->@colour option|color~Signal red;Size->@size|uniform size~M;Text on it;Number:number#0-999;Logo:image;Preview:image;Made by~Mara Quist;Price:money;~Status=Draft|Finished|Ordered
- Harbour FC home | uniform_type=Match shirt; main_colour=Signal red; size=M; text_on_it=HARBOUR; number=7; made_by=Mara Quist; price=28; status=Ordered
- Night court | uniform_type=Court set; main_colour=Night blue; size=140; text_on_it=Owls; number=12; made_by=Joel Abara; price=42; status=Finished
- Hill riders | uniform_type=Road jersey; main_colour=Night blue; text_on_it=Hill Riders; made_by=Rosa Venn; price=49; status=Draft
- Keeper shirt | uniform_type=Match shirt; main_colour=Signal red; size=XL; number=1; made_by=Mara Quist; price=30; status=Draft
! item size|size chart entry|uniform size: Name!;Uniform type->@uniform type|sports uniform~Match shirt;Chest:number(cm)#40-180;Length:number(cm)#30-120;Fits=Children|Women|Men;Extra price:money
- S | uniform_type=Match shirt; chest=96; length=70; fits=Men; extra_price=0
- M | uniform_type=Match shirt; chest=102; length=72; fits=Men; extra_price=0
- XL | uniform_type=Match shirt; chest=116; length=78; fits=Men; extra_price=2
- 140 | uniform_type=Court set; chest=76; length=54; fits=Children; extra_price=0
! item colour option|color|colour|design option: Name!;Colour code;Part=Body|Sleeve|Collar|Print;Extra price:money;Available:boolean
- Signal red | colour_code=#C8102E; part=Body; extra_price=0
- Night blue | colour_code=#14213D; part=Body; extra_price=0
- White trim | colour_code=#FFFFFF; part=Collar; extra_price=1
- Gold print | colour_code=#C9A227; part=Print; extra_price=2
! record design element|printed element|player name: Title!;Design->@saved design|uniform design~Harbour FC home;Kind=Text|Number|Logo|Pattern;Content;Place=Front|Back|Left sleeve|Right sleeve;Colour;Height:number(cm)#1-40
- Number on the back | design=Harbour FC home; kind=Number; content=7; place=Back; colour=White; height=22
- Club crest | design=Harbour FC home; kind=Logo; place=Front; height=8
- Team name | design=Night court; kind=Text; content=Owls; place=Front; colour=Gold; height=9
- Stripes | design=Hill riders; kind=Pattern; place=Front; colour=Blue; height=30
+ order: Design->@saved design|uniform design~Harbour FC home;Size->@size|uniform size;Needed by:date;Production note:long

# tailoring|tailor shop|made-to-measure|made to measure|custom tailoring|bespoke clothing|suit customization
item garment style|garment|tailoring design|own tailoring|tailoring|style|clothing design|design: Name!;Kind=Suit|Shirt|Dress|Coat|Trousers;Fabric->@fabric|cloth~Navy worsted;Collar=Classic|Button down|Stand|None;Cut=Slim|Regular|Wide;Lining;Base price:money;Sketch:image;Designed by~Mara Quist;~Status=Draft|Ready|Ordered
- Two-button suit | kind=Suit; fabric=Navy worsted; collar=Classic; cut=Slim; lining=Wine red; base_price=620; designed_by=Mara Quist; status=Ordered
- Linen summer shirt | kind=Shirt; fabric=White linen; collar=Stand; cut=Regular; base_price=95; designed_by=Joel Abara; status=Ready
- Evening dress | kind=Dress; fabric=Green silk; collar=None; cut=Slim; base_price=540; designed_by=Rosa Venn; status=Draft
- Winter coat | kind=Coat; fabric=Grey wool; collar=Classic; cut=Wide; lining=Quilted; base_price=710; designed_by=Tim Ode; status=Ready
item fabric|cloth|material: Name!;Composition;Weight:number(g/m²)#50-800;Colour;Pattern=Plain|Stripe|Check|Print;Price per metre:money;Metres in stock:number#0-10000;Picture:image
- Navy worsted | composition=Wool; weight=280; colour=Navy; pattern=Plain; price_per_metre=48; metres_in_stock=62
- White linen | composition=Linen; weight=160; colour=White; pattern=Plain; price_per_metre=22; metres_in_stock=40
- Green silk | composition=Silk; weight=110; colour=Green; pattern=Print; price_per_metre=64; metres_in_stock=18
- Grey wool | composition=Wool; weight=420; colour=Grey; pattern=Check; price_per_metre=55; metres_in_stock=27
! record measurement profile|measurement|body measurement|measurements: Title!;Customer~Mara Quist;Chest:number(cm)#50-180;Waist:number(cm)#40-180;Hips:number(cm)#50-180;Shoulder:number(cm)#25-70;Sleeve:number(cm)#30-90;Inside leg:number(cm)#40-110;Taken by~Petra Wolf;Taken on:date
- Mara in spring | customer=Mara Quist; chest=92; waist=74; hips=98; shoulder=40; sleeve=58; inside_leg=79; taken_by=Petra Wolf
- Joel | customer=Joel Abara; chest=104; waist=90; hips=102; shoulder=47; sleeve=65; inside_leg=83; taken_by=Petra Wolf
- Rosa | customer=Rosa Venn; chest=88; waist=70; hips=94; shoulder=38; sleeve=57; inside_leg=77; taken_by=Emil Hart
- Tim | customer=Tim Ode; chest=112; waist=101; hips=110; shoulder=49; sleeve=66; inside_leg=81; taken_by=Emil Hart
! record fitting|fitting appointment|try-on: Title!;Customer~Mara Quist;Garment->@garment style|garment|design~Two-button suit;Date:date;Time:time;Tailor~Petra Wolf;Number:number#1-10;Changes:long;~Status=Planned|Done|Missed
- First fitting of the suit | customer=Mara Quist; garment=Two-button suit; tailor=Petra Wolf; number=1; changes=Sleeves 1 cm shorter.; status=Done
- Second fitting of the suit | customer=Mara Quist; garment=Two-button suit; tailor=Petra Wolf; number=2; status=Planned
- Coat fitting | customer=Tim Ode; garment=Winter coat; tailor=Emil Hart; number=1; status=Planned
- Dress fitting | customer=Rosa Venn; garment=Evening dress; tailor=Petra Wolf; number=1; status=Missed
! record production step|sewing step|order status change: Title!;Order->@order;Step=Cutting|Sewing|Fitting|Finishing|Pressing|Handed over;Done by~Emil Hart;Started on:date;Finished on:date;~Status=Waiting|Under way|Done
- Suit cut | step=Cutting; done_by=Emil Hart; status=Done
- Suit sewn | step=Sewing; done_by=Emil Hart; status=Under way
- Shirt pressed | step=Pressing; done_by=Petra Wolf; status=Done
- Coat waits | step=Cutting; done_by=Emil Hart; status=Waiting
record print record|printed order|print job|order print [print\\w*]: Title!;Order->@order;Document=Order sheet|Cutting sheet|Label|Receipt;Copies:number#1-20;Printer~Workshop printer;Printed by~Petra Wolf;Printed on:date
- Sheet of the suit | document=Order sheet; copies=2; printer=Workshop printer; printed_by=Petra Wolf
- Cutting sheet of the suit | document=Cutting sheet; copies=1; printer=Workshop printer; printed_by=Emil Hart
- Label of the shirt | document=Label; copies=1; printer=Label printer; printed_by=Petra Wolf
- Receipt of Tim | document=Receipt; copies=1; printer=Desk printer; printed_by=Petra Wolf
+ order: Design->@garment style|garment|design~Two-button suit;Measurements->@measurement profile|measurement;Fabric->@fabric|cloth;Wanted by:date;Deposit:money
+ member: Measurements->@measurement profile|measurement;Style wishes:long

# social e-commerce|social commerce|community e-commerce|share and earn|sharing commerce|s2b2c
person supplier|vendor|supplier registration: Name!;Contact person;Phone:phone;Email:email;Business licence:file;Main goods;Commission:percent;Settlement=Weekly|Monthly|On delivery;~Balance:money;~Status=Applied|Approved|Suspended
- North Dairy | contact_person=Lise Holm; main_goods=Cheese, butter; commission=8; settlement=Weekly; balance=640; status=Approved
- Loom House | contact_person=Raj Seth; main_goods=Towels, blankets; commission=12; settlement=Monthly; balance=1810; status=Approved
- Orchard Six | contact_person=Ana Cruz; main_goods=Fruit boxes; commission=10; settlement=Weekly; balance=0; status=Applied
- Bright Toys | contact_person=Max Oduor; main_goods=Wooden toys; commission=15; settlement=Monthly; balance=90; status=Suspended
person promoter|group leader|community leader|sharer: Name!;Phone:phone;Level=Starter|Leader|Partner;Invited by;Group name;Members:number#0-100000;Commission:percent;~Earned:money;~Status=Active|Paused
- Mei Tan | level=Leader; group_name=Lime street mothers; members=210; commission=6; earned=430; status=Active
- Olof Brandt | level=Starter; invited_by=Mei Tan; group_name=Harbour runners; members=44; commission=4; earned=38; status=Active
- Sina Holt | level=Partner; group_name=Office lunch; members=520; commission=8; earned=1260; status=Active
- Tom Ridge | level=Starter; invited_by=Sina Holt; group_name=Allotment 9; members=12; commission=4; earned=0; status=Paused
! record share link|product share|shared product|sharing record: Code!;Product->@product;Shared by->@promoter|group leader~Mei Tan;Channel=Chat group|Moments|Link|Poster;Shared on:date;~Opened:number#0-1000000;~Orders:number#0-100000
- S-8801 | shared_by=Mei Tan; channel=Chat group; opened=140; orders=22
- S-8802 | shared_by=Olof Brandt; channel=Link; opened=31; orders=3
- S-8803 | shared_by=Sina Holt; channel=Poster; opened=402; orders=51
- S-8804 | shared_by=Tom Ridge; channel=Moments; opened=6; orders=0
! record commission|commission record|sharing commission: Reference!;Order->@order;Promoter->@promoter|group leader~Mei Tan;Of the sum of:money;Rate:percent;Amount:money;Booked on:date;~Status=Frozen|Payable|Paid|Taken back
- C-401 | promoter=Mei Tan; of_the_sum_of=48; rate=6; amount=2.88; status=Paid
- C-402 | promoter=Sina Holt; of_the_sum_of=120; rate=8; amount=9.6; status=Payable
- C-403 | promoter=Olof Brandt; of_the_sum_of=25; rate=4; amount=1; status=Frozen
- C-404 | promoter=Sina Holt; of_the_sum_of=60; rate=8; amount=4.8; status=Taken back
request withdrawal|withdrawal request|cash out {Asked|Approved|Paid|Refused}: Reference!;Asked for by~North Dairy|Mei Tan;Amount:money!;Fee:money;Way=Bank|Wallet;Account number;Note:long
- W-70 | asked_for_by=North Dairy; amount=600; fee=3; way=Bank; account_number=6221-40
- W-71 | asked_for_by=Mei Tan; amount=200; fee=1; way=Wallet
- W-72 | asked_for_by=Sina Holt; amount=900; fee=4; way=Bank; account_number=6221-91
- W-73 | asked_for_by=Bright Toys; amount=90; fee=1; way=Bank; note=Account is being checked
record fund flow|fund record|settlement record|supplier settlement [fund\\w*|settle\\w*|balance]: Title!;Supplier->@supplier|vendor~North Dairy;Order->@order;Kind=Sale|Commission|Refund|Withdrawal|Deposit;Amount:money;Balance after:money;Booked on:date
- Cheese boxes of Monday | supplier=North Dairy; kind=Sale; amount=212; balance_after=1240
- Commission of Monday | supplier=North Dairy; kind=Commission; amount=-17; balance_after=1223
- Blanket returned | supplier=Loom House; kind=Refund; amount=-49; balance_after=1810
- Paid out to the dairy | supplier=North Dairy; kind=Withdrawal; amount=-583; balance_after=640
! record after-sales status change|after-sales record|after-sales step [after-sales|refund\\w*|return\\w*]: Title!;Request->@after-sales request|refund;Old status;New status;Handled by~Raj Seth;Changed on:date;Note:long
- Towel looked at | old_status=Requested; new_status=Approved; handled_by=Raj Seth
- Towel money back | old_status=Approved; new_status=Refunded; handled_by=Raj Seth
- Fruit was eaten | old_status=Requested; new_status=Rejected; handled_by=Ana Cruz; note=No picture was sent.
- Toy sent again | old_status=Requested; new_status=Approved; handled_by=Max Oduor

# unmanned supermarket|unmanned store|unmanned shop|unattended store|self-service store|self-checkout|cashierless|unmanned warehouse|scan and go
item unmanned shop|unmanned store|unmanned supermarket|self-service store|store: Name!;Address;Area:number(m²)#5-5000;Opens at:time;Closes at:time;Door=QR code|Face|Card;People inside:number#0-500;Manager~Lotte Kern;~Status=Open|Closed|Locked by alarm
- Station box | address=Platform 2; area=28; door=QR code; people_inside=2; manager=Lotte Kern; status=Open
- Campus corner | address=Hall 4; area=60; door=Card; people_inside=0; manager=Ben Falk; status=Open
- Harbour shop | address=Quay 12; area=95; door=Face; people_inside=5; manager=Lotte Kern; status=Open
- Night kiosk | address=Mill lane 1; area=14; door=QR code; people_inside=0; manager=Raj Seth; status=Locked by alarm
item store device|device|gate|camera|self-checkout terminal|smart shelf: Name!;Store->@unmanned shop|unmanned store|store~Station box;Kind=Gate|Camera|Checkout terminal|Smart shelf|Disinfection lamp;Serial number;Last seen on:date;~Status=Online|Offline|Fault
- Gate A | store=Station box; kind=Gate; serial_number=G-2201; status=Online
- Till 1 | store=Campus corner; kind=Checkout terminal; serial_number=T-0841; status=Online
- Camera 7 | store=Harbour shop; kind=Camera; serial_number=C-7007; status=Fault
- UV lamp | store=Station box; kind=Disinfection lamp; serial_number=U-0310; status=Online
! record shop entry|entry record|store visit|door opening: Visitor!;Store->@unmanned shop|unmanned store|store~Station box;Came in on:date;Came in at:time;Left at:time;Opened by=QR code|Face|Card;Bought something:boolean;Body temperature:number(°C)#30-43
- Mei Tan | store=Station box; opened_by=QR code; body_temperature=36.5
- Olof Brandt | store=Campus corner; opened_by=Card; body_temperature=36.7
- Sina Holt | store=Harbour shop; opened_by=Face; body_temperature=36.4
- Guest 2041 | store=Station box; opened_by=QR code; body_temperature=37.9
record disinfection record|disinfection|epidemic prevention|cleaning record|automatic epidemic prevention: Title!;Store->@unmanned shop|unmanned store|store~Station box;Kind=UV lamp|Spray|Wiping|Airing;Started by=Timer|Visitor left|By hand;Minutes:number#1-600;Done on:date;Done at:time;Device->@store device|device~UV lamp;~Result=Done|Stopped|Failed
- Night lamp | store=Station box; kind=UV lamp; started_by=Timer; minutes=30; device=UV lamp; result=Done
- Handles wiped | store=Campus corner; kind=Wiping; started_by=By hand; minutes=15; result=Done
- Spray after closing | store=Harbour shop; kind=Spray; started_by=Timer; minutes=20; result=Stopped
- Airing at noon | store=Harbour shop; kind=Airing; started_by=Visitor left; minutes=10; result=Done
record price change|sku price|price record|sku price management: Title!;Product->@product;SKU;Old price:money;New price:money!;Kind=Regular|Promotion|Nearly out of date;Valid from:date;Valid until:date;Changed by~Ben Falk
- Iced tea up | sku=DR-118; old_price=1.6; new_price=1.8; kind=Regular; changed_by=Ben Falk
- Sandwich in the evening | sku=FO-020; old_price=4.2; new_price=2.1; kind=Nearly out of date; changed_by=Lotte Kern
- Soap week | sku=HO-311; old_price=3.4; new_price=2.9; kind=Promotion; changed_by=Ben Falk
- Water | sku=DR-001; old_price=0.9; new_price=1; kind=Regular; changed_by=Ben Falk
record sales record|sale record|self-checkout sale|sale|shopping history: Receipt number!;Product->@product;Store->@unmanned shop|unmanned store|store~Station box;Buyer~Mei Tan;Quantity:number#1-1000;Amount:money;Paid with=Wallet|Card|Member balance;Sold on:date;~Status=Paid|Unpaid|Refunded
- R-90011 | store=Station box; buyer=Mei Tan; quantity=2; amount=3.6; paid_with=Wallet; status=Paid
- R-90012 | store=Campus corner; buyer=Olof Brandt; quantity=1; amount=4.2; paid_with=Card; status=Paid
- R-90013 | store=Harbour shop; buyer=Sina Holt; quantity=3; amount=8.7; paid_with=Member balance; status=Refunded
- R-90014 | store=Station box; buyer=Guest 2041; quantity=1; amount=1; paid_with=Wallet; status=Unpaid
! record shop stock change|stock movement|inventory change [inventory|stock\\w*|refill\\w*]: Title!;Product->@product;Kind=Sold|Refilled|Expired|Counted|Missing;Quantity:number#-100000-100000;Stock after:number#0-100000;Changed on:date;Changed by~Raj Seth|Sensor
- Tea sold | kind=Sold; quantity=-2; stock_after=34; changed_by=Sensor
- Tea refilled | kind=Refilled; quantity=24; stock_after=58; changed_by=Raj Seth
- Old sandwiches out | kind=Expired; quantity=-3; stock_after=5; changed_by=Raj Seth
- Soap missing | kind=Missing; quantity=-1; stock_after=11; changed_by=Sensor

# id verification|identity verification|age verification|id check|kyc|document verification|customer verification|identity check
record verification|identity verification|age check {Pending|Documents asked for|Approved|Rejected|Expired}: Reference!;Customer~Mara Quist;Reason=Questionnaire|Age limit|High amount|New account;Document=Identity card|Passport|Driving licence;Document number;Name on it;Born on:date;Valid until:date;Country;~Decided by~Ola Brix;~Decided on:date;~Reason of refusal
- IV-301 | customer=Mara Quist; reason=Questionnaire; document=Passport; document_number=P88120; name_on_it=Mara Quist; country=Denmark; decided_by=Ola Brix
- IV-302 | customer=Joel Abara; reason=Age limit; document=Identity card; document_number=L00231; name_on_it=Joel Abara; country=Germany
- IV-303 | customer=Rosa Venn; reason=High amount; document=Driving licence; document_number=D55102; name_on_it=R. Venn; country=Netherlands; decided_by=Nele Fuchs; reason_of_refusal=Picture is blurred
- IV-304 | customer=Tim Ode; reason=New account; document=Passport; country=Kenya
! record verification document|document image|id image|uploaded id|id picture: Title!;Verification->@verification|identity verification~IV-301;Side=Front|Back|Selfie|Proof of address;Picture:image!;File:file;Uploaded on:date;~Check=Waiting|Clear|Blurred|Cut off
- Passport page | verification=IV-301; side=Front; check=Clear
- Card front | verification=IV-302; side=Front; check=Waiting
- Card back | verification=IV-302; side=Back; check=Waiting
- Licence front | verification=IV-303; side=Front; check=Blurred
item verification rule|rule|check rule|questionnaire rule: Name!;Applies to=Answer|Age|Order amount|Country|Product;Condition;Value;Then=Ask for ID|Let through|Refuse|Ask staff;Product->@product;Order:number#1-200;Active:boolean
- Under 25 shows ID | applies_to=Age; condition=below; value=25; then=Ask for ID; order=1
- Prescription answer | applies_to=Answer; condition=is; value=Yes; then=Ask for ID; order=2
- Above 500 | applies_to=Order amount; condition=above; value=500; then=Ask staff; order=3
- Known customer | applies_to=Answer; condition=is; value=Bought before; then=Let through; order=4
! record verification status change|verification history|status history|tracking record: Title!;Verification->@verification|identity verification~IV-301;Old status;New status;Changed by~Ola Brix;Changed on:date;Note:long
- IV-301 approved | verification=IV-301; old_status=Pending; new_status=Approved; changed_by=Ola Brix
- IV-303 asked again | verification=IV-303; old_status=Pending; new_status=Documents asked for; changed_by=Nele Fuchs; note=Send a sharper picture.
- IV-303 refused | verification=IV-303; old_status=Documents asked for; new_status=Rejected; changed_by=Nele Fuchs
- IV-302 came in | verification=IV-302; new_status=Pending; changed_by=System
! item product|store product: Name!;Price:money;Needs ID:boolean;Least age:number#0-100;In stock:number#0-100000;Picture:image;Description:long
- Kitchen knife set | price=49; least_age=18; in_stock=40
- Herbal sleep drops | price=14.5; least_age=16; in_stock=120
- Sparkling wine | price=11; least_age=18; in_stock=300
- Reading lamp | price=32; least_age=0; in_stock=25

# product recommendation quiz|recommendation quiz|product quiz|product finder|product matcher|product recommendation|shopping quiz
item quiz page|recommendation quiz|product quiz|quiz step: Name!;Page:number#1-50;Introduction:long;Picture:image;Button text;Shown:boolean
- Welcome | page=1; introduction=Seven short steps.; button_text=Start
- About you | page=2; button_text=Next
- Your home | page=3; button_text=Next
- Your result | page=7; button_text=See all products
item quiz question|question|preference question: Question!;Page->@quiz page|quiz step~About you;Kind=One answer|Several answers|Number|Text;Order:number#1-200;Required:boolean;Help
- How many people live with you? | page=About you; kind=Number; order=1
- Which colours do you like? | page=Your home; kind=Several answers; order=2
- What do you cook most? | page=Your home; kind=One answer; order=3
- Anything else? | page=About you; kind=Text; order=4
! item quiz answer option|answer option|choice|quiz choice: Answer!;Question->@quiz question|question~Which colours do you like?;Picture:image;Points:number#-100-100;Order:number#1-50
- Warm colours | question=Which colours do you like?; points=3; order=1
- Cool colours | question=Which colours do you like?; points=3; order=2
- Soup and stew | question=What do you cook most?; points=5; order=1
- Quick pan dishes | question=What do you cook most?; points=5; order=2
! item recommendation rule|matching rule|product tag: Name!;Product->@product;Question->@quiz question|question~What do you cook most?;Answer~Soup and stew;Weight:number#-100-100;Active:boolean
- Stew needs the big pot | question=What do you cook most?; answer=Soup and stew; weight=30
- Pan dishes need steel | question=What do you cook most?; answer=Quick pan dishes; weight=25
- Warm colours, red pot | question=Which colours do you like?; answer=Warm colours; weight=10
- Cool colours, blue pot | question=Which colours do you like?; answer=Cool colours; weight=10
! record quiz submission|quiz run|quiz result|saved result|completed quiz|user preference: Title!;Taken by~Mara Quist;Age:number#0-120;Skin or style type~Warm;Budget up to:money;Answers:long;Finished on:date;Best match~Red stew pot;~Status=Started|Finished|Left
- Mara in March | taken_by=Mara Quist; age=34; skin_or_style_type=Warm; budget_up_to=120; answers=Stew, warm colours; best_match=Red stew pot; status=Finished
- Joel | taken_by=Joel Abara; age=41; skin_or_style_type=Cool; budget_up_to=80; answers=Pan dishes; best_match=Steel pan; status=Finished
- Rosa, second try | taken_by=Rosa Venn; age=29; budget_up_to=200; best_match=Red stew pot; status=Finished
- Guest | taken_by=Guest; status=Left
+ recommendation: Quiz run->@quiz submission|quiz run~Mara in March;Match:percent;Rank:number#1-100;Saved:boolean

# chemical e-commerce|chemical product|chemical shop|chemicals|reagent|laboratory supplies|chemical raw material|chemical trading
item chemical product|chemical|reagent|raw material: Name!;CAS number;Formula;Category->@chemical category|product category~Solvents;Maker->@chemical supplier|manufacturer~North Chem;Purity:percent;Grade=Technical|Laboratory|Food|Pharma;Hazard=None|Flammable|Corrosive|Toxic|Oxidising;Price:money!;In stock:number#0-100000;Storage;Picture:image;~Status=On sale|Off sale
- Ethanol 96 % | cas_number=64-17-5; formula=C2H6O; category=Solvents; maker=North Chem; purity=96; grade=Laboratory; hazard=Flammable; price=12.4; in_stock=320; storage=Cool, no sparks; status=On sale
- Citric acid | cas_number=77-92-9; formula=C6H8O7; category=Acids; maker=Salt Works; purity=99.5; grade=Food; hazard=None; price=6.8; in_stock=900; storage=Dry; status=On sale
- Sodium hydroxide pearls | cas_number=1310-73-2; formula=NaOH; category=Bases; maker=Salt Works; purity=99; grade=Technical; hazard=Corrosive; price=9.1; in_stock=410; storage=Dry, closed; status=On sale
- Silver nitrate | cas_number=7761-88-8; formula=AgNO3; category=Salts; maker=North Chem; purity=99.9; grade=Laboratory; hazard=Oxidising; price=84; in_stock=22; storage=Dark; status=On sale
! item chemical category|hazard class|chemical group: Name!;Code;Description:long;Order:number#1-100
- Solvents | code=SOL; order=1
- Acids | code=ACI; order=2
- Bases | code=BAS; order=3
- Salts | code=SAL; order=4
! item package size|packaging|chemical package|pack size: Title!;Product->@chemical product|chemical|reagent~Ethanol 96 %;Amount:number#0-100000;Unit=g|kg|ml|l;Container=Glass|Plastic|Drum|Bag;Price:money!;Stock:number#0-100000;Article code
- Ethanol 1 l | product=Ethanol 96 %; amount=1; unit=l; container=Glass; price=12.4; stock=240; article_code=ET-1
- Ethanol 25 l | product=Ethanol 96 %; amount=25; unit=l; container=Drum; price=210; stock=14; article_code=ET-25
- Citric acid 5 kg | product=Citric acid; amount=5; unit=kg; container=Bag; price=29; stock=110; article_code=CI-5
- Silver nitrate 25 g | product=Silver nitrate; amount=25; unit=g; container=Glass; price=84; stock=22; article_code=SN-25
! record safety data sheet|data sheet|certificate of analysis|msds: Title!;Product->@chemical product|chemical|reagent~Ethanol 96 %;Kind=Safety data sheet|Certificate of analysis|Specification;Version;Language;Issued on:date;File:file
- Ethanol safety sheet | product=Ethanol 96 %; kind=Safety data sheet; version=4.1; language=English
- Ethanol batch 2201 | product=Ethanol 96 %; kind=Certificate of analysis; version=1; language=English
- Hydroxide safety sheet | product=Sodium hydroxide pearls; kind=Safety data sheet; version=2.0; language=German
- Citric acid specification | product=Citric acid; kind=Specification; version=3; language=English
person chemical supplier|manufacturer|maker: Name!;Country;Licence number;Contact person;Email:email;Delivery time:number(days)#1-180;Rating:rating
- North Chem | country=Norway; licence_number=NC-2201; contact_person=Tor Vik; delivery_time=6; rating=4.5
- Salt Works | country=Poland; licence_number=SW-104; contact_person=Ewa Lis; delivery_time=9; rating=4.1
- Green Lab | country=Spain; licence_number=GL-77; delivery_time=12; rating=3.9
- Coast Reagents | country=Portugal; licence_number=CR-15; delivery_time=8; rating=4.3
request chemical inquiry|quote request|bulk inquiry: Title!;Product->@chemical product|chemical|reagent~Ethanol 96 %;Company;Email:email;Quantity~500 kg;Used for;Licence:file;~Answer:long
- 20 drums of ethanol | product=Ethanol 96 %; company=Hill Paints; quantity=500 l; used_for=Thinning
- Citric acid by the pallet | product=Citric acid; company=Lake Drinks; quantity=800 kg; used_for=Lemonade
- Nitrate for mirrors | product=Silver nitrate; company=Old Glass; quantity=2 kg; used_for=Silvering
- Hydroxide for soap | product=Sodium hydroxide pearls; company=Olive Soap; quantity=60 kg; used_for=Soap
+ order: Licence:file;Used for;Hazard note:long;Shipping class=Normal|Dangerous goods

# self-discipline|self discipline|punch-in|punch in|daily check-in|clock-in reward|habit mall|check-in task|habit check-in
item discipline task|self-discipline task|punch-in task|daily task|check-in task|habit|task: Name!;Category=Reading|Sport|Early rising|Study|Water;Days:number#1-1000;Times a day:number#1-20;Reward->@task reward|reward~Twenty points;Deposit:money;Starts on:date;Ends on:date;Rules:long;Picture:image;~Taking part:number#0-1000000;~Status=Open|Running|Ended
- Up before seven | category=Early rising; days=21; times_a_day=1; reward=Twenty points; taking_part=340; status=Running
- A poem a day | category=Reading; days=30; times_a_day=1; reward=Notebook; taking_part=128; status=Running
- Eight glasses | category=Water; days=14; times_a_day=8; reward=Five euro voucher; taking_part=96; status=Open
- Run three times | category=Sport; days=7; times_a_day=1; reward=Twenty points; taking_part=51; status=Ended
record check-in|clock-in|check-in record: Title!;Task->@discipline task|daily task|habit~Up before seven;Done by~Mei Tan;Day:date;At:time;Days in a row:number#0-10000;Proof:image;Note:long;Points earned:number#0-10000;~Status=Valid|Late|Refused
- Mei, day 12 | task=Up before seven; done_by=Mei Tan; days_in_a_row=12; points_earned=2; status=Valid
- Olof, day 3 | task=A poem a day; done_by=Olof Brandt; days_in_a_row=3; note=A short one by the sea.; points_earned=2; status=Valid
- Sina, day 1 | task=Eight glasses; done_by=Sina Holt; days_in_a_row=1; points_earned=1; status=Late
- Mei, no picture | task=Run three times; done_by=Mei Tan; days_in_a_row=0; points_earned=0; status=Refused
item task reward|reward|punch-in reward: Name!;Kind=Points|Voucher|Product|Cash back;Points:number#0-1000000;Worth:money;Needed days:number#1-1000;Stock:number#0-100000;Picture:image;~Status=Available|Gone
- Twenty points | kind=Points; points=20; worth=0; needed_days=7; stock=10000; status=Available
- Notebook | kind=Product; points=0; worth=9; needed_days=30; stock=40; status=Available
- Five euro voucher | kind=Voucher; points=0; worth=5; needed_days=14; stock=200; status=Available
- Deposit back | kind=Cash back; points=0; worth=10; needed_days=21; stock=0; status=Gone
! record task enrolment|task participation|joined task|challenge entry: Title!;Task->@discipline task|daily task|habit~Up before seven;Member~Mei Tan;Joined on:date;Days done:number#0-1000;Longest row:number#0-1000;Deposit paid:money;~Status=Under way|Finished|Broken off
- Mei rises early | task=Up before seven; member=Mei Tan; days_done=12; longest_row=12; status=Under way
- Olof reads poems | task=A poem a day; member=Olof Brandt; days_done=3; longest_row=3; status=Under way
- Sina drinks | task=Eight glasses; member=Sina Holt; days_done=1; longest_row=1; status=Under way
- Tom ran | task=Run three times; member=Tom Ridge; days_done=7; longest_row=4; status=Finished
record reward claim|reward claim record|claimed reward|reward record: Reference!;Reward->@task reward|reward~Twenty points;Member~Mei Tan;Task->@discipline task|daily task|habit~Up before seven;Claimed on:date;Code;~Status=Waiting|Given|Refused
- RC-01 | reward=Twenty points; member=Mei Tan; task=Up before seven; status=Given
- RC-02 | reward=Notebook; member=Olof Brandt; task=A poem a day; status=Waiting
- RC-03 | reward=Twenty points; member=Tom Ridge; task=Run three times; status=Given
- RC-04 | reward=Five euro voucher; member=Sina Holt; task=Eight glasses; status=Refused
! record discipline point entry|point entry|point record|reward points: Reason!;Member~Mei Tan;Kind=Punch-in|Task finished|Order|Spent;Points:number#-100000-100000;Balance after:number#0-1000000;Booked on:date
- Punch-in of Tuesday | member=Mei Tan; kind=Punch-in; points=2; balance_after=66
- Task finished | member=Tom Ridge; kind=Task finished; points=20; balance_after=24
- Bought with points | member=Mei Tan; kind=Spent; points=-40; balance_after=26
- Order of tea | member=Olof Brandt; kind=Order; points=5; balance_after=11

# product library|product information website|product price inquiry|price inquiry|product parameter|digital product review|product encyclopedia
item product category|category|product class: Name!;Parent category;Icon:image;Order:number#1-1000;~Products:number#0-100000
- Phones | order=1; products=140
- Laptops | order=2; products=88
- Cameras | order=3; products=51
- Earphones | parent_category=Audio; order=4; products=97
! item product brand|brand|maker: Name!;Country;Founded:number#1800-2030;Website:url;Logo:image;Description:long
- Northlight | country=Norway; founded=1998
- Kestrel | country=Japan; founded=1976
- Ocho Audio | country=Spain; founded=2011
- Plain Tech | country=Taiwan; founded=2005
! record price quote|dealer price|price inquiry|product price|price record: Title!;Product->@product;Dealer~Tone House;Place~Oakham;Price:money!;List price:money;Seen on:date;Link:url;In stock:boolean
- Camera body at Tone House | dealer=Tone House; place=Oakham; price=849; list_price=899
- Camera body online | dealer=Lens Direct; price=829; list_price=899
- Earphones at Ear and Co | dealer=Ear and Co; place=Millbrook; price=119; list_price=139
- Laptop, student price | dealer=Plain Shop; price=990; list_price=1090
! record compared product|product comparison|comparison: Title!;Product->@product;Compared with;Better in;Compared by~Mara Quist;Compared on:date
- Two cameras | compared_with=Kestrel 7; better_in=Battery; compared_by=Mara Quist
- Two earphones | compared_with=Ocho Mini; better_in=Sound; compared_by=Joel Abara
- Two laptops | compared_with=Plain 14; better_in=Weight; compared_by=Rosa Venn
- Two phones | compared_with=Northlight S; better_in=Screen; compared_by=Tim Ode
+ product: Model number;Brand->@product brand|brand;Released on:date;Lowest price:money;Average rating:rating;Views:number

# intellectual property|trademark transfer|trademark purchase|patent transfer|patent purchase|trademark trading|patent trading|copyright trading
item intellectual property product|intellectual property|trademark for sale|patent for sale|right for sale: Name!;Kind=Trademark|Patent|Copyright|Design|Domain;Registration number;Category->@intellectual property class|class~Class 25, clothing;Owner~Nora Lind;Price:money!;Registered on:date;Expires on:date;Transfer months:number#0-36;Picture:image;Description:long;~Status=For sale|Reserved|Sold|Off sale
- Willow and Wren | kind=Trademark; registration_number=TM 304412; category=Class 25, clothing; owner=Nora Lind; price=3200; transfer_months=6; status=For sale
- Folding bicycle hinge | kind=Patent; registration_number=EP 2210334; category=Vehicles, cycles; owner=Hinge Works; price=18000; transfer_months=4; status=For sale
- Moonmilk | kind=Trademark; registration_number=TM 288001; category=Class 30, foods; owner=Samir Okoye; price=2400; transfer_months=6; status=Reserved
- Quiet fan blade | kind=Patent; registration_number=EP 1988120; category=Pumps, fans; owner=Airline Lab; price=12500; transfer_months=5; status=Sold
item intellectual property class|class|trademark class|patent class: Name!;Number:number#1-45;For=Trademark|Patent;Description:long
- Class 25, clothing | number=25; for=Trademark
- Class 30, foods | number=30; for=Trademark
- Vehicles, cycles | for=Patent
- Pumps, fans | for=Patent
item premium service|intellectual property service|registration service|agency service: Name!;Kind=Registration|Renewal|Transfer|Search|Dispute;Price:money!;Official fee:money;Duration:number(days)#1-1000;Includes:long;Adviser~Petra Wolf;Active:boolean
- Trademark registration, one class | kind=Registration; price=240; official_fee=85; duration=270; adviser=Petra Wolf
- Trademark renewal | kind=Renewal; price=150; official_fee=100; duration=60; adviser=Emil Hart
- Patent search | kind=Search; price=390; official_fee=0; duration=14; adviser=Petra Wolf
- Transfer of ownership | kind=Transfer; price=320; official_fee=50; duration=120; adviser=Emil Hart
! record ownership transfer|transfer record|right transfer: Title!;Order->@order;Right->@intellectual property product|intellectual property|trademark for sale~Quiet fan blade;From~Airline Lab;To~Mara Quist;Price:money;Contract:file;Filed on:date;~Status=Contract|Filed|Examined|Registered|Refused
- Fan blade to Mara | right=Quiet fan blade; from=Airline Lab; to=Mara Quist; price=12500; status=Filed
- Moonmilk to Joel | right=Moonmilk; from=Samir Okoye; to=Joel Abara; price=2400; status=Contract
- Willow offered to Rosa | right=Willow and Wren; from=Nora Lind; to=Rosa Venn; price=3000; status=Refused
- Hinge to Tim | right=Folding bicycle hinge; from=Hinge Works; to=Tim Ode; price=18000; status=Examined
event offline activity|activity|salon|lecture: Title!;Day:date!;Starts at:time;Place;Speaker~Petra Wolf;Seats:number#1-10000;Fee:money;Picture:image;Description:long
- How to name a product | place=Library hall; speaker=Petra Wolf; seats=60; fee=0
- Patent morning | place=Science park; speaker=Emil Hart; seats=30; fee=25
- Trademark market | place=Fair hall 2; speaker=Nora Lind; seats=200; fee=0
- Ask the adviser | place=Office, floor 2; speaker=Petra Wolf; seats=12; fee=0
! record service order file|power of attorney|application document: Title!;Order->@order;Kind=Power of attorney|Certificate|Contract|Receipt;File:file;Uploaded by~Mara Quist;Uploaded on:date;~Check=Waiting|Accepted|Refused
- Power of attorney of Mara | kind=Power of attorney; uploaded_by=Mara Quist; check=Accepted
- Certificate of the blade | kind=Certificate; uploaded_by=Emil Hart; check=Accepted
- Contract of Moonmilk | kind=Contract; uploaded_by=Joel Abara; check=Waiting
- Receipt of the fee | kind=Receipt; uploaded_by=Emil Hart; check=Accepted
+ order: Right->@intellectual property product|intellectual property;Service->@premium service|intellectual property service;Applicant name;Business number

# order management system|order processing|order fulfillment|order fulfilment|oms|order tracking platform|order picking system|manage sales orders
item sales channel|channel|shop connection|marketplace account: Name!;Kind=Own shop|Marketplace|Phone|Counter;Account;Synchronised:boolean;Last sync on:date;~Orders today:number#0-100000;~Status=Connected|Broken|Off
- Own shop | kind=Own shop; account=main; orders_today=41; status=Connected
- Harbour market | kind=Marketplace; account=HM-220; orders_today=18; status=Connected
- Phone desk | kind=Phone; orders_today=5; status=Connected
- Old market | kind=Marketplace; account=OM-7; orders_today=0; status=Broken
! record order status change|order history|order tracking record|order event: Title!;Order->@order;Old status=New|Paid|Picked|Packed|Shipped|Delivered|Cancelled;New status=New|Paid|Picked|Packed|Shipped|Delivered|Cancelled;Changed by~Ola Brix;Changed on:date;Note:long
- Paid by card | old_status=New; new_status=Paid; changed_by=System
- Picked in aisle 4 | old_status=Paid; new_status=Picked; changed_by=Ola Brix
- Handed to the carrier | old_status=Packed; new_status=Shipped; changed_by=Ola Brix
- Cancelled by phone | old_status=Paid; new_status=Cancelled; changed_by=Nele Fuchs; note=Ordered twice.
record order shipment|parcel|dispatch: Tracking number!;Order->@order;Carrier~Northpost;Warehouse~Main hall;Weight:number(kg)#0-10000;Shipping cost:money;Sent on:date;Expected on:date;~Status=Packed|Sent|In transit|Delivered|Returned
- NP-881201 | carrier=Northpost; warehouse=Main hall; weight=1.2; shipping_cost=4.9; status=Delivered
- NP-881202 | carrier=Northpost; warehouse=Main hall; weight=6; shipping_cost=8.9; status=In transit
- SW-0402 | carrier=Swift Van; warehouse=East store; weight=24; shipping_cost=19; status=Packed
- NP-881190 | carrier=Northpost; warehouse=Main hall; weight=0.4; shipping_cost=3.9; status=Returned
record pick list|picking task|packing task|fulfilment task: Title!;Order->@order;Picker~Ola Brix;Warehouse~Main hall;Places;Started at:time;Finished at:time;Missing:number#0-1000;~Status=Waiting|Picking|Packed|Stopped
- Morning round 1 | picker=Ola Brix; warehouse=Main hall; places=A-04, B-11; missing=0; status=Packed
- Morning round 2 | picker=Kim Soto; warehouse=Main hall; places=C-01; missing=1; status=Picking
- East round | picker=Ben Falk; warehouse=East store; places=E-02; missing=0; status=Waiting
- Big sofa | picker=Ben Falk; warehouse=East store; places=E-90; missing=1; status=Stopped
request return request|return|order return {Announced|Received|Refunded|Refused}: Reason!;Order->@order;Article;Quantity:number#1-1000;Wanted=Refund|Exchange|Repair;Amount:money;Picture:image
- Lid is cracked | article=Teapot; quantity=1; wanted=Exchange; amount=39
- Wrong colour | article=Lamp shade; quantity=2; wanted=Refund; amount=48
- Came too late | article=Gift box; quantity=1; wanted=Refund; amount=25
- Does not start | article=Hand mixer; quantity=1; wanted=Repair; amount=0
+ order: Channel->@sales channel|channel;Customer;Shipping address:long;Priority=Normal|High;Paid on:date
+ customer: Address;Orders:number;Last order on:date

# quotation|rfq|request for quotation|quote management|quoting|price quotation|quotation management|bid quotation
item quotation|quote|price offer|offer {Draft|Sent|Accepted|Refused|Expired}: Number!;Customer->@customer|client~Haven Boats;Title;Request->@quote inquiry|rfq~Forty deck lamps;Valid until:date;Salesperson~Tess Moran;Discount:percent;Subtotal:money;Tax:money;~Total:money;Terms:long;File:file
- Q-2041 | customer=Haven Boats; title=Deck lamps; request=Forty deck lamps; salesperson=Tess Moran; discount=5; subtotal=2400; tax=456; total=2736
- Q-2042 | customer=Oak Street School; title=Hall chairs; request=Two hundred chairs; salesperson=Ben Falk; discount=8; subtotal=9800; tax=1862; total=10730
- Q-2043 | customer=Miller Joinery; title=Glue, yearly need; salesperson=Tess Moran; discount=0; subtotal=640; tax=121.6; total=761.6
- Q-2044 | customer=Haven Boats; title=Rope, second try; salesperson=Ben Falk; discount=10; subtotal=310; tax=58.9; total=337.9
! record quotation line|quote line|quoted item [line item\\w*|itemi\\w*|product\\w*|goods|material\\w*]: Title!;Quotation->@quotation|quote~Q-2041;Article;Quantity:number#1-1000000;Unit=Piece|m|kg|h;Unit price:money;Discount:percent;Line total:money
- Deck lamp brass | quotation=Q-2041; article=Deck lamp; quantity=40; unit=Piece; unit_price=58; discount=5; line_total=2204
- Fitting at the quay | quotation=Q-2041; article=Fitting; quantity=4; unit=h; unit_price=49; discount=0; line_total=196
- Stacking chair | quotation=Q-2042; article=Chair; quantity=200; unit=Piece; unit_price=49; discount=8; line_total=9016
- Wood glue 20 kg | quotation=Q-2043; article=Glue; quantity=160; unit=kg; unit_price=4; discount=0; line_total=640
request quote inquiry|rfq|quotation request|price request {New|Quoted|Ordered|Closed}: Title!;Company;Contact person;Email:email;Wanted:long;Quantity:number#1-1000000;Needed by:date;Target price:money;File:file
- Forty deck lamps | company=Haven Boats; contact_person=Piet Haven; email=piet@haven.example; quantity=40; target_price=2300
- Two hundred chairs | company=Oak Street School; contact_person=Mrs Lane; quantity=200; target_price=9000
- Rope by the drum | company=Haven Boats; contact_person=Piet Haven; quantity=6
- Shelves for a library | company=Town library; contact_person=Eva Lis; quantity=60; target_price=5200
! record quotation version|quote revision|quotation history: Title!;Quotation->@quotation|quote~Q-2041;Version:number#1-100;Total:money;What changed:long;Made by~Tess Moran;Made on:date
- Q-2041 first | quotation=Q-2041; version=1; total=2856; made_by=Tess Moran
- Q-2041 with 5 percent | quotation=Q-2041; version=2; total=2736; what_changed=Discount given.; made_by=Tess Moran
- Q-2042 first | quotation=Q-2042; version=1; total=11662; made_by=Ben Falk
- Q-2042 cheaper chair | quotation=Q-2042; version=2; total=10730; what_changed=Other chair.; made_by=Ben Falk
! record quotation approval|quote approval|approval step: Title!;Quotation->@quotation|quote~Q-2042;Approver~Ida Falk;Decision=Waiting|Approved|Sent back;Decided on:date;Comment:long
- Eight percent on chairs | quotation=Q-2042; approver=Ida Falk; decision=Approved
- Rope at minus ten | quotation=Q-2044; approver=Ida Falk; decision=Sent back; comment=Five at most.
- Lamps | quotation=Q-2041; approver=Ida Falk; decision=Approved
- Glue | quotation=Q-2043; approver=Ida Falk; decision=Waiting
+ customer: Price group=Retail|Trade|Key account;Tax number;Payment days:number;Salesperson
+ product: Unit;Cost price:money;List price:money;Lowest price:money

# farm produce|agricultural product|agricultural products|farm product|farmers sell|rural e-commerce|direct from farm|organic produce
item farm product|produce item: Name!;Farm->@farm|producer~Hill Farm;Category->@produce category|product category~Vegetables;Unit=kg|Piece|Bundle|Box;Price:money!;In stock:number#0-100000;Harvested on:date;Keeps for:number(days)#1-365;Growing=Organic|Conventional|Wild;Origin;Picture:image;~Status=In season|Sold out|Off season
- Red potatoes | farm=Hill Farm; category=Vegetables; unit=kg; price=1.6; in_stock=800; keeps_for=60; growing=Organic; origin=North hills; status=In season
- Heather honey 500 g | farm=Moor Bees; category=Honey and jam; unit=Piece; price=8.5; in_stock=120; keeps_for=365; growing=Wild; origin=Moor; status=In season
- Apple box 5 kg | farm=Orchard Six; category=Fruit; unit=Box; price=9.9; in_stock=60; keeps_for=40; growing=Conventional; origin=Lake side; status=In season
- White asparagus | farm=Hill Farm; category=Vegetables; unit=Bundle; price=6.4; in_stock=0; keeps_for=4; growing=Organic; origin=North hills; status=Off season
! item farm|producer|farmer profile|grower: Name!;Farmer~Lise Holm;Address;Hectares:number(ha)#0-100000;Certificate=Organic|None|In conversion;Phone:phone;Story:long;Picture:image;~Status=In review|Approved|Paused
- Hill Farm | farmer=Lise Holm; address=North hills 2; hectares=34; certificate=Organic; status=Approved
- Moor Bees | farmer=Raj Seth; address=Moor 9; hectares=2; certificate=None; status=Approved
- Orchard Six | farmer=Ana Cruz; address=Lake side 40; hectares=18; certificate=In conversion; status=Approved
- Lower Mill | farmer=Tom Ridge; address=Mill lane 1; hectares=7; certificate=None; status=In review
item produce category|product category|category: Name!;Parent category;Picture:image;Order:number#1-1000
- Vegetables | order=1
- Fruit | order=2
- Honey and jam | order=3
- Eggs and milk | order=4
! record harvest batch|batch|traceability record|harvest: Batch number!;Product->@farm product|product~Red potatoes;Field;Harvested on:date;Amount:number(kg)#0-1000000;Tested by;Residue=None|Below limit|Above limit;Certificate:file
- RP-0901 | product=Red potatoes; field=South slope; amount=2400; tested_by=Lake lab; residue=None
- HH-0815 | product=Heather honey 500 g; field=Moor east; amount=80; tested_by=Lake lab; residue=None
- AP-0920 | product=Apple box 5 kg; field=Row 1 to 9; amount=900; residue=Below limit
- WA-0512 | product=White asparagus; field=Sand bed; amount=300; residue=None
! record market price|daily price|price record: Title!;Product->@farm product|product~Red potatoes;Market;Day:date;Lowest:money;Average:money;Highest:money
- Potatoes at Oakham | product=Red potatoes; market=Oakham; lowest=1.2; average=1.5; highest=1.9
- Potatoes at Harbour | product=Red potatoes; market=Harbour; lowest=1.3; average=1.6; highest=2
- Apples at Oakham | product=Apple box 5 kg; market=Oakham; lowest=8; average=9.4; highest=11
- Honey at Harbour | product=Heather honey 500 g; market=Harbour; lowest=7.5; average=8.6; highest=9.9
+ order: Delivery=Home delivery|Farm pick-up|Market stall;Wanted on:date;Shipping fee:money
+ product: Farm->@farm|producer~Hill Farm;Unit=kg|Piece|Bundle|Box;Harvested on:date;Origin

# mobile recharge|phone recharge|mobile top-up|phone credit|data package|prepaid recharge|recharge platform|airtime|game recharge
item recharge package|recharge product|top-up product|data package|recharge plan: Name!;Operator->@operator|carrier~Nordtel;Kind=Credit|Data|Minutes|Game coins|Bundle;Face value:money!;Price:money!;Data:number(GB)#0-10000;Valid for:number(days)#0-730;Region;~Status=On sale|Off sale
- Credit 10 | operator=Nordtel; kind=Credit; face_value=10; price=9.8; valid_for=90; status=On sale
- Data 20 GB | operator=Nordtel; kind=Data; face_value=15; price=14.2; data=20; valid_for=30; status=On sale
- Minutes 500 | operator=Blue Mobile; kind=Minutes; face_value=8; price=7.7; valid_for=30; status=On sale
- Coins 1000 | operator=Dragon Isle; kind=Game coins; face_value=10; price=9.5; valid_for=0; status=Off sale
! item operator|carrier|mobile operator|recharge provider: Name!;Country;Number begins with;Commission:percent;Account balance:money;Answer time:number(s)#0-3600;~Status=Online|Slow|Offline
- Nordtel | country=Norway; number_begins_with=+47; commission=2; account_balance=4200; answer_time=4; status=Online
- Blue Mobile | country=Denmark; number_begins_with=+45; commission=3; account_balance=810; answer_time=9; status=Online
- Dragon Isle | commission=5; account_balance=300; answer_time=2; status=Online
- Old Tel | country=Norway; commission=1; account_balance=0; answer_time=60; status=Offline
record recharge order|recharge|top-up order: Number!;Package->@recharge package|data package~Credit 10;Phone number:phone;Account~Mara Quist;Amount:money!;Paid with=Card|Wallet|Points|Bank;Asked on:date;Provider reference;~Status=Unpaid|Paid|Running|Done|Failed|Refunded
- RC-88101 | package=Credit 10; phone_number=+47 900 55 101; account=Mara Quist; amount=9.8; paid_with=Card; provider_reference=N-771; status=Done
- RC-88102 | package=Data 20 GB; phone_number=+47 900 55 102; account=Joel Abara; amount=14.2; paid_with=Wallet; status=Running
- RC-88103 | package=Minutes 500; phone_number=+45 20 55 01; account=Rosa Venn; amount=7.7; paid_with=Card; status=Failed
- RC-88104 | package=Minutes 500; phone_number=+45 20 55 01; account=Rosa Venn; amount=7.7; paid_with=Card; provider_reference=B-118; status=Refunded
item saved number|recharge contact|frequent number: Name!;Phone number:phone!;Operator->@operator|carrier~Nordtel;Owner~Mara Quist;Remind every:number(days)#0-365
- Mother | phone_number=+47 900 55 103; operator=Nordtel; owner=Mara Quist; remind_every=30
- My number | phone_number=+47 900 55 101; operator=Nordtel; owner=Mara Quist
- Shop phone | phone_number=+45 20 55 01; operator=Blue Mobile; owner=Rosa Venn
- Joel | phone_number=+47 900 55 102; operator=Nordtel; owner=Joel Abara; remind_every=30
! record wallet movement|wallet transaction|balance record: Title!;Recharge->@recharge order|recharge~RC-88101;Account~Mara Quist;Kind=Deposit|Recharge|Refund|Bonus;Amount:money;Balance after:money;Booked on:date
- Deposit of Joel | account=Joel Abara; kind=Deposit; amount=30; balance_after=30
- Data for Joel | recharge=RC-88102; account=Joel Abara; kind=Recharge; amount=-14.2; balance_after=15.8
- Back to Rosa | recharge=RC-88104; account=Rosa Venn; kind=Refund; amount=7.7; balance_after=7.7
- Welcome Mara | account=Mara Quist; kind=Bonus; amount=1; balance_after=1

# price tracking|price tracker|price alert|price monitor|price monitoring|price drop|price history
item tracked product|watched product|monitored product|product link: Name!;Link:url;Shop->@tracked shop|shop~Lens Direct;Wanted price:money;Category=Electronics|Home|Fashion|Books|Other;Owner~Mara Quist;Picture:image;~Price now:money;~Lowest price:money;~Status=Watching|Reached|Paused|Gone
- Camera body | shop=Lens Direct; wanted_price=800; category=Electronics; owner=Mara Quist; price_now=829; lowest_price=819; status=Watching
- Red stew pot | shop=Plain Kitchen; wanted_price=90; category=Home; owner=Joel Abara; price_now=88; lowest_price=88; status=Reached
- Winter boots | shop=Elm Shoes; wanted_price=70; category=Fashion; owner=Rosa Venn; price_now=110; lowest_price=95; status=Watching
- Atlas of islands | shop=Page Shop; wanted_price=25; category=Books; owner=Tim Ode; status=Gone
! item tracked shop|shop|store|retailer: Name!;Website:url;Country;Checked every:number(h)#1-168;Price found by;~Products:number#0-1000000;~Status=Working|Blocked|Off
- Lens Direct | country=Germany; checked_every=6; products=41; status=Working
- Plain Kitchen | country=France; checked_every=12; products=18; status=Working
- Elm Shoes | country=Italy; checked_every=24; products=9; status=Blocked
- Page Shop | country=Denmark; checked_every=24; products=30; status=Working
! record price point|price history|price record|price check: Title!;Product->@tracked product|watched product|product~Camera body;Price:money!;Change:percent;In stock:boolean;Checked on:date;Checked at:time
- Camera on Monday | product=Camera body; price=849; change=0
- Camera on Friday | product=Camera body; price=829; change=-2.4
- Pot on Monday | product=Red stew pot; price=99; change=0
- Pot on Tuesday | product=Red stew pot; price=88; change=-11.1
! item price alert|alert|price alarm: Title!;Product->@tracked product|watched product|product~Camera body;When=Below price|Falls by percent|In stock again;Value:number#0-1000000;Send by=Email|Push|Text message;Active:boolean;~Last sent on:date
- Camera below 800 | product=Camera body; when=Below price; value=800; send_by=Email
- Pot below 90 | product=Red stew pot; when=Below price; value=90; send_by=Push
- Boots fall by 20 | product=Winter boots; when=Falls by percent; value=20; send_by=Email
- Atlas comes back | product=Atlas of islands; when=In stock again; send_by=Email
record sent alert|alert record|price notification: Title!;Alert->@price alert|alert~Pot below 90;Price:money;Sent on:date;Opened:boolean;Bought:boolean
- Pot mail to Joel | alert=Pot below 90; price=88
- Camera mail to Mara | alert=Camera below 800; price=799
- Boots mail | alert=Boots fall by 20; price=88
- Atlas mail | alert=Atlas comes back; price=29

# pre-order|preorder|presale|pre-sale|limited drop|product drop|sneaker drop|seckill
! item sale drop|drop|presale|pre-sale|pre-order campaign|flash sale event|sale event: Name!;Product->@product;Kind=Pre-order|Limited drop|Flash sale|Draw;Sale price:money!;Deposit:money;Quantity:number#1-1000000;Limit per person:number#1-100;Starts on:date;Starts at:time;Ends on:date;Ships from:date;~Sold:number#0-1000000;~Status=Planned|Running|Sold out|Ended
- Night runner, first drop | kind=Limited drop; sale_price=140; deposit=0; quantity=300; limit_per_person=1; sold=300; status=Sold out
- Canvas high, spring colour | kind=Pre-order; sale_price=85; deposit=20; quantity=1000; limit_per_person=2; sold=410; status=Running
- Friday hour | kind=Flash sale; sale_price=49; deposit=0; quantity=120; limit_per_person=1; sold=0; status=Planned
- Gold lace draw | kind=Draw; sale_price=220; deposit=0; quantity=40; limit_per_person=1; sold=40; status=Ended
! record drop entry|pre-order entry|draw entry|reserved place: Title!;Product->@product;Drop->@sale drop|drop~Night runner, first drop;Buyer~Mara Quist;Size~42;Quantity:number#1-100;Deposit paid:money;Entered on:date;~Status=Waiting|Won|Not won|Paid|Let go
- Mara, 39 | drop=Night runner, first drop; buyer=Mara Quist; size=39; quantity=1; deposit_paid=0; status=Paid
- Joel, 44 | drop=Canvas high, spring colour; buyer=Joel Abara; size=44; quantity=2; deposit_paid=40; status=Waiting
- Rosa, 38 | drop=Gold lace draw; buyer=Rosa Venn; size=38; quantity=1; deposit_paid=0; status=Not won
- Tim, 45 | drop=Gold lace draw; buyer=Tim Ode; size=45; quantity=1; deposit_paid=0; status=Won
! item size stock|variant stock|product size: Title!;Product->@product;Size;Colour;SKU;In stock:number#0-100000;Reserved:number#0-100000
- Night runner 39 | size=39; colour=Black; sku=NR-39; in_stock=0; reserved=0
- Night runner 44 | size=44; colour=Black; sku=NR-44; in_stock=2; reserved=1
- Canvas high 44 | size=44; colour=Sage; sku=CH-44; in_stock=0; reserved=60
- Canvas high 38 | size=38; colour=Sage; sku=CH-38; in_stock=0; reserved=41
record drop reminder|restock reminder|sale reminder [remind\\w*|notif\\w*|alert\\w*]: Title!;Drop->@sale drop|drop~Friday hour;Person~Mara Quist;Send by=Email|Push|Text message;Before:number(min)#0-10000;~Sent:boolean
- Mara, 10 minutes before | drop=Friday hour; person=Mara Quist; send_by=Push; before=10
- Joel, an hour before | drop=Friday hour; person=Joel Abara; send_by=Email; before=60
- Rosa, a day before | drop=Canvas high, spring colour; person=Rosa Venn; send_by=Email; before=1440
- Tim, 5 minutes before | drop=Friday hour; person=Tim Ode; send_by=Text message; before=5
item brand|maker|designer: Name!;Country;Founded:number#1800-2030;Logo:image;Story:long
- Northfoot | country=Norway; founded=1998
- Ocho | country=Spain; founded=2011
- Plain Sole | country=Portugal; founded=1954
- Kestrel | country=Japan; founded=1976
+ product: Brand->@brand|maker~Northfoot;Released on:date;Edition;Retail price:money
+ order: Drop->@sale drop|drop;Size;Deposit:money;Balance due:money

# purchasing agent|overseas shopping|daigou|shopping agent|proxy shopping|dropshipping|drop shipping|dropship
request purchase request|buying request|buy-for-me request|sourcing request {New|Quoted|Paid|Bought|Sent|Closed}: Title!;Product link:url;Article;Colour and size;Quantity:number#1-10000;Price abroad:money;Currency=USD|EUR|JPY|CNY|GBP;Country;Buyer~Mara Quist;Note:long;Picture:image;~Agent~Tess Moran
- Rain coat from Osaka | article=Rain coat; colour_and_size=Navy, M; quantity=1; price_abroad=12000; currency=JPY; country=Japan; buyer=Mara Quist; agent=Tess Moran
- Two fountain pens | article=Fountain pen; quantity=2; price_abroad=90; currency=EUR; country=Germany; buyer=Joel Abara; agent=Ben Falk
- Tea tins | article=Tea, 12 tins; quantity=12; price_abroad=8; currency=GBP; country=England; buyer=Rosa Venn
- Bicycle bell | article=Brass bell; quantity=1; price_abroad=24; currency=USD; country=USA; buyer=Tim Ode
item source supplier|supplier|overseas shop|source shop: Name!;Country;Website:url;Contact person;Email:email;Handling time:number(days)#0-60;Shipping cost:money;Rating:rating;~Products:number#0-1000000;~Status=Active|Paused
- Osaka Rain | country=Japan; handling_time=3; shipping_cost=9; rating=4.6; products=120; status=Active
- Pen Court | country=Germany; contact_person=Anke Dorn; handling_time=2; shipping_cost=5; rating=4.8; products=80; status=Active
- Leaf and Tin | country=England; handling_time=4; shipping_cost=7; rating=4.1; products=44; status=Active
- Bell Works | country=USA; handling_time=6; shipping_cost=11; rating=3.9; products=12; status=Paused
! record purchase from supplier|supplier order|forwarded order|agent purchase: Number!;Order->@order;Supplier->@source supplier|supplier~Osaka Rain;Cost:money!;Currency=USD|EUR|JPY|CNY|GBP;Exchange rate:number#0-10000;Bought on:date;Tracking number;~Status=To buy|Bought|At the warehouse|Sent on|Cancelled
- AP-301 | supplier=Osaka Rain; cost=12000; currency=JPY; exchange_rate=0.006; status=At the warehouse
- AP-302 | supplier=Pen Court; cost=180; currency=EUR; exchange_rate=1; status=Sent on
- AP-303 | supplier=Leaf and Tin; cost=96; currency=GBP; exchange_rate=1.17; status=To buy
- AP-304 | supplier=Bell Works; cost=24; currency=USD; exchange_rate=0.92; status=Cancelled
! record consolidated parcel|forwarding parcel|international parcel: Tracking number!;Order->@order;From country;To country;Weight:number(kg)#0-1000;Freight:money;Customs value:money;Duty:money;Sent on:date;~Status=Packed|Sent|In customs|Delivered|Held
- JP-88120 | from_country=Japan; to_country=Denmark; weight=1.1; freight=21; customs_value=72; duty=9; status=In customs
- DE-0441 | from_country=Germany; to_country=Kenya; weight=0.3; freight=18; customs_value=180; duty=24; status=Sent
- UK-7120 | from_country=England; to_country=Netherlands; weight=2.4; freight=16; customs_value=112; duty=0; status=Packed
- US-118 | from_country=USA; to_country=Norway; weight=0.5; freight=19; customs_value=22; duty=0; status=Held
item service fee|fee rule|markup rule|price rule: Name!;Applies to=All goods|Clothing|Electronics|Food;Percent:percent;Least fee:money;From order value:money;Active:boolean
- Normal fee | applies_to=All goods; percent=8; least_fee=5
- Electronics | applies_to=Electronics; percent=5; least_fee=9
- Big orders | applies_to=All goods; percent=4; least_fee=20; from_order_value=500
- Food | applies_to=Food; percent=10; least_fee=6
+ product: Supplier->@source supplier|supplier~Osaka Rain;Supplier price:money;Markup:percent;Source link:url
+ order: Service fee:money;Freight:money;Duty:money;Passport or ID number

# art marketplace|artwork store|sell paintings|art shop|art gallery shop|artwork shop|original art|art prints
item artwork|painting|work of art|print|art piece: Title!;Artist->@artist|painter~Ewa Lis;Medium=Oil|Acrylic|Watercolour|Print|Sculpture|Photograph|Digital;Style->@art category|style~Landscape;Width:number(cm)#1-1000;Height:number(cm)#1-1000;Year:number#1500-2035;Edition~1 of 1;Price:money!;Framed:boolean;Picture:image;Story:long;~Status=For sale|Reserved|Sold|Not for sale
- Low tide | artist=Ewa Lis; medium=Oil; style=Landscape; width=80; height=60; year=2024; edition=1 of 1; price=1200; status=For sale
- Red chair | artist=Omar Said; medium=Acrylic; style=Still life; width=50; height=70; year=2023; edition=1 of 1; price=640; status=Sold
- Harbour lines 4/30 | artist=Tor Vik; medium=Print; style=Abstract; width=40; height=40; year=2025; edition=4 of 30; price=120; status=For sale
- My aunt | artist=Ewa Lis; medium=Watercolour; style=Portrait; width=30; height=40; year=2022; edition=1 of 1; price=380; status=Reserved
! item artist|painter|artist profile: Name!;Country;Born:number#1400-2020;Biography:long;Portrait:image;Website:url;Commission:percent;~Works:number#0-10000;~Status=In review|Approved|Paused
- Ewa Lis | country=Poland; born=1981; commission=30; works=24; status=Approved
- Omar Said | country=Egypt; born=1990; commission=30; works=11; status=Approved
- Tor Vik | country=Norway; born=1968; commission=25; works=40; status=Approved
- June Park | country=Korea; born=1999; commission=30; works=0; status=In review
item art category|style|art style|genre: Name!;Description:long;Picture:image;Order:number#1-200
- Landscape | order=1
- Portrait | order=2
- Still life | order=3
- Abstract | order=4
event exhibition|online exhibition|show: Name!;Opens on:date!;Closes on:date;Place;Curator~Ida Falk;Entry:money;Cover:image;Text:long
- Water and salt | place=Hall 2; curator=Ida Falk; entry=5; text=Fifteen views of one coast.
- Small sizes | place=Online; curator=Eva Lis; entry=0
- Chairs | place=Hall 1; curator=Ida Falk; entry=5
- First works | place=Attic; curator=Eva Lis; entry=0
request commission request|commission|custom painting|price offer {New|Agreed|In work|Finished|Refused}: Title!;Artist->@artist|painter~Ewa Lis;Asked by~Mara Quist;Size wished;Budget:money;Needed by:date;Idea:long!;Photo:image
- Our boat | artist=Tor Vik; asked_by=Mara Quist; size_wished=60 x 40; budget=500; idea=The boat at the red buoy.
- Grandmother at the stove | artist=Ewa Lis; asked_by=Joel Abara; size_wished=30 x 40; budget=400; idea=From an old picture.
- Office wall | artist=Omar Said; asked_by=Rosa Venn; size_wished=200 x 120; budget=2400; idea=Warm, no people.
- Dog | artist=Ewa Lis; asked_by=Tim Ode; budget=80; idea=A small one.
! record certificate of authenticity|authenticity certificate|provenance record|ownership record: Number!;Artwork->@artwork|painting|product~Low tide;Owner~Mara Quist;Signed by~Ewa Lis;Issued on:date;File:file;Remark:long
- CA-101 | artwork=Low tide; owner=Gallery; signed_by=Ewa Lis
- CA-102 | artwork=Red chair; owner=Joel Abara; signed_by=Omar Said
- CA-103 | artwork=Harbour lines 4/30; owner=Gallery; signed_by=Tor Vik
- CA-104 | artwork=My aunt; owner=Rosa Venn; signed_by=Ewa Lis; remark=Reserved until May.
+ order: Artwork->@artwork|painting;Insured shipping:boolean;Framing=None|Oak|Black|White

# optical shop|eyewear|glasses store|eyeglasses|sunglasses|contact lens|optician
item frame|glasses|eyewear|eyeglasses|sunglasses|glasses frame: Name!;Brand;Kind=Glasses|Sunglasses|Sports|Reading|Contact lens;Shape=Round|Square|Oval|Cat eye|Pilot;Material=Metal|Acetate|Titanium|Wood;Width:number(mm)#90-170;Colour;Price:money!;In stock:number#0-10000;Try-on picture:image;Picture:image;~Status=On sale|Sold out
- Lund round | brand=Northlight; kind=Glasses; shape=Round; material=Titanium; width=132; colour=Silver; price=149; in_stock=14; status=On sale
- Pier sun | brand=Ocho; kind=Sunglasses; shape=Pilot; material=Metal; width=140; colour=Gold; price=119; in_stock=30; status=On sale
- Oak reader | brand=Plain; kind=Reading; shape=Oval; material=Wood; width=128; colour=Oak; price=59; in_stock=0; status=Sold out
- Track wrap | brand=Kestrel; kind=Sports; shape=Square; material=Acetate; width=145; colour=Black; price=99; in_stock=22; status=On sale
record eye prescription|prescription|eye test result|vision data: Title!;Customer~Mara Quist;Right sphere:number#-25-25;Left sphere:number#-25-25;Right cylinder:number#-10-10;Left cylinder:number#-10-10;Axis right:number#0-180;Axis left:number#0-180;Pupil distance:number(mm)#40-80;Measured by~Dr. Holm;Measured on:date;File:file
- Mara 2025 | customer=Mara Quist; right_sphere=-2.25; left_sphere=-2; right_cylinder=-0.5; left_cylinder=0; axis_right=90; axis_left=0; pupil_distance=62; measured_by=Dr. Holm
- Joel 2024 | customer=Joel Abara; right_sphere=1.5; left_sphere=1.25; right_cylinder=0; left_cylinder=0; pupil_distance=65; measured_by=Dr. Holm
- Rosa 2025 | customer=Rosa Venn; right_sphere=-4; left_sphere=-4.25; right_cylinder=-1; left_cylinder=-0.75; axis_right=10; axis_left=170; pupil_distance=60; measured_by=Dr. Seth
- Tim 2023 | customer=Tim Ode; right_sphere=0; left_sphere=-0.5; pupil_distance=66; measured_by=Dr. Seth
item lens type|lens|lens option: Name!;Kind=Single vision|Progressive|Blue light|Tinted|Reading;Index:number#1-2;Coating=None|Hard|Anti-glare|Mirror;Price:money!;Days to make:number(days)#0-30;Active:boolean
- Clear 1.5 | kind=Single vision; index=1.5; coating=Hard; price=40; days_to_make=3
- Thin 1.67 | kind=Single vision; index=1.67; coating=Anti-glare; price=110; days_to_make=6
- Progressive soft | kind=Progressive; index=1.6; coating=Anti-glare; price=260; days_to_make=9
- Sun grey | kind=Tinted; index=1.5; coating=Mirror; price=70; days_to_make=5
! record lens order|workshop order|glasses order line: Title!;Order->@order;Frame->@frame|glasses~Lund round;Lens->@lens type|lens~Thin 1.67;Prescription->@eye prescription|prescription~Mara 2025;Technician~Ben Falk;Ready on:date;~Status=Waiting|Grinding|Fitted|Handed over
- Mara, Lund with thin lenses | frame=Lund round; lens=Thin 1.67; prescription=Mara 2025; technician=Ben Falk; status=Fitted
- Joel, readers | frame=Oak reader; lens=Clear 1.5; prescription=Joel 2024; technician=Ben Falk; status=Waiting
- Rosa, sun | frame=Pier sun; lens=Sun grey; prescription=Rosa 2025; technician=Kim Soto; status=Grinding
- Tim, sports | frame=Track wrap; lens=Clear 1.5; prescription=Tim 2023; technician=Kim Soto; status=Handed over
item optical branch|branch|shop|store: Name!;Address;Phone:phone;Opens at:time;Closes at:time;Optician~Dr. Holm
- Canal street | address=Canal street 8; phone=+45 33 55 08; optician=Dr. Holm
- Station | address=Station hall; phone=+45 33 55 10; optician=Dr. Seth
- North mall | address=Ring road 1; optician=Dr. Seth
- Workshop | address=Mill lane 4
+ appointment: Branch->@optical branch|branch;Purpose=Eye test|Fitting|Repair|Collection;Optician
+ order: Prescription->@eye prescription|prescription;Ready on:date

# trading card marketplace|card marketplace|trading cards|trading card website|collectible card marketplace|trading card|card collector|card game shop|collectible card
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
`
