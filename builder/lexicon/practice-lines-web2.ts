/** Practices, written as `practicesOfLines` reads them. */
export const linesOfWeb2 = `
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

# grocery delivery|online grocery|grocery store|supermarket|groceries
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
record shopping list|grocery list: Name!;Owner;Items:long;Repeat=Never|Every week|Every month;Shared with;Note
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
request consignment|consignment request|valuation request: Title!;Consignor;Item description:long;Photo:image;Expected price:money;Provenance;Wanted auction->@auction|auction sale~Autumn fine art|Clocks and watches;~Commission:percent#0-40
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

# cosmetics|beauty products|skincare|makeup|perfume|fragrance
item category|beauty category|range: Name!;Area=Face|Body|Hair|Eyes|Lips|Scent;Position:number#1-99;Photo:image;Description:long
- Face care | area=Face; position=1; description=Cleansers, serums and creams.
- Eau de parfum | area=Scent; position=2; description=Long lasting scents.
- Lip colour | area=Lips; position=3; description=Sticks, tints and balms.
- Hair masks | area=Hair; position=4; description=Weekly care for dry lengths.
item ingredient|active ingredient: Name!;INCI name;Effect=Moisture|Brightening|Soothing|Exfoliating|Protection;Usual strength:percent;Safe in pregnancy:boolean;Allergen:boolean;Note:long
- Niacinamide | inci_name=Niacinamide; effect=Brightening; usual_strength=5; note=Suits most skins.
- Glycerin | inci_name=Glycerin; effect=Moisture; usual_strength=8
- Salicylic acid | inci_name=Salicylic Acid; effect=Exfoliating; usual_strength=2; note=Start with twice a week.
- Panthenol | inci_name=Panthenol; effect=Soothing; usual_strength=5
item routine|skin routine|care routine: Name!;Skin type=Dry|Oily|Combination|Sensitive|Normal;Time of day=Morning|Evening|Both;Steps:long;Minutes:number(min)#1-60;Suggested products:long
- Calm evening | skin_type=Sensitive; time_of_day=Evening; steps=Milk cleanser, serum, cream; minutes=8
- Light morning | skin_type=Oily; time_of_day=Morning; steps=Gel, toner, sun fluid; minutes=5
- Dry winter skin | skin_type=Dry; time_of_day=Both; steps=Oil cleanser, essence, rich cream; minutes=10; suggested_products=Rose serum 30 ml
- Five minute balance | skin_type=Combination; time_of_day=Morning; steps=Foam, niacinamide, sun fluid; minutes=5
record skin profile|skin quiz|skin test: Title!;Customer;Skin type=Dry|Oily|Combination|Sensitive|Normal;Concerns~Redness|Spots;Allergies;Age group=Under 20|20 to 34|35 to 49|50 and over;Photo:image;~Suggested routine->@routine|skin routine~Calm evening|Light morning
- Quiz of Petra | skin_type=Sensitive; concerns=Redness; age_group=35 to 49; suggested_routine=Calm evening
- Quiz of Noah | skin_type=Oily; concerns=Spots; age_group=20 to 34; suggested_routine=Light morning
- Quiz of Amira | skin_type=Dry; concerns=Flaking; allergies=Lanolin; age_group=50 and over; suggested_routine=Dry winter skin
- Quiz of Jule | skin_type=Combination; concerns=Large pores; age_group=Under 20; suggested_routine=Five minute balance
record product batch|batch: Batch code!;Product->@product~Rose serum 30 ml|Cedar eau de parfum;Made on:date;Expires on:date;Quantity:number#1-100000;Months after opening:number#1-36;~Status=In quality check|Released|Recalled
- RS-2509 | quantity=600; months_after_opening=6; status=Released
- CP-2508 | quantity=250; months_after_opening=36; status=In quality check
- RS-2511 | quantity=550; months_after_opening=6; status=In quality check
- HM-2507 | quantity=900; months_after_opening=12; status=Recalled
! item product shade|variant|shade: Name!;Product->@product~Rose serum 30 ml|Cedar eau de parfum;Color code;Size:number(ml)#1-1000;Price:money;In stock:number#0-10000;Swatch:image
- Serum 30 ml | size=30; price=34; in_stock=120
- Cedar 50 ml | size=50; price=68; in_stock=44
- Lip tint 04 brick | color_code=A4402F; size=6; price=16.5; in_stock=75
- Hair mask 200 ml | size=200; price=22; in_stock=0
! record order item|order line: Item!;Order->@order~B-901|B-902;Shade->@product shade|variant~Serum 30 ml|Cedar 50 ml;Quantity:number#1-50;Unit price:money;Free sample;Gift wrap:boolean;~Line total:money
- Rose serum 30 ml | shade=Serum 30 ml; quantity=1; unit_price=34; free_sample=Cedar 2 ml; line_total=34
- Cedar eau de parfum 50 ml | shade=Cedar 50 ml; quantity=1; unit_price=68; free_sample=Rose serum 3 ml; line_total=68
- Lip tint brick | shade=Lip tint 04 brick; quantity=2; unit_price=16.5; free_sample=Hair mask 10 ml; line_total=33
- Hair mask 200 ml | shade=Hair mask 200 ml; quantity=1; unit_price=22; line_total=22
+ product: Category->@category|beauty category;Brand~Maison Lys|Alga;Skin type=All|Dry|Oily|Sensitive;Ingredients:long;Size:number(ml)#1-1000;Price:money;Vegan:boolean;Scent notes~Rose, musk|Cedar, amber
+ review: Skin type=Dry|Oily|Combination|Sensitive|Normal;Would buy again:boolean;Photo:image
+ order: Gift message:long;Sample wanted->@product shade|variant;~Status=New|Packed|Shipped|Delivered

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

# multi-vendor|multi vendor|vendor store|online mall|e-commerce platform|vendor marketplace|seller dashboard
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

# payment gateway|payment processing|payment link|payment platform|accept payments|merchant account|payment aggregator
item merchant|merchant account|payee: Name!;Business number;Website:url;Country;Settlement account;Fee:percent#0-10;Fixed fee:money;Contact email:email;~Status=Applied|Active|Suspended
- Bluebell Florist | business_number=HRB 3321; country=Germany; fee=1.4; fixed_fee=0.25; status=Active
- Metro Cinema | business_number=C 90211; country=Malta; fee=1.9; fixed_fee=0.2; status=Active
- Pine Street Hostel | business_number=GB 552018; country=Ireland; fee=1.6; fixed_fee=0.25; status=Applied
- Gadget Corner | business_number=HRB 7702; country=Germany; fee=2.4; fixed_fee=0.3; status=Suspended
item payment method|payment channel|provider: Name!;Kind=Card|Bank transfer|Wallet|Mobile money|Crypto|Cash;Currencies;Lowest amount:money;Highest amount:money;Fee:percent#0-15;Logo:image;Enabled:boolean
- Card Europe | kind=Card; currencies=EUR, GBP; lowest_amount=1; highest_amount=5000; fee=1.4
- Instant transfer | kind=Bank transfer; currencies=EUR; lowest_amount=1; highest_amount=20000; fee=0.6
- Phone wallet | kind=Wallet; currencies=EUR, USD; lowest_amount=0.5; highest_amount=1500; fee=1.1
- Stablecoin | kind=Crypto; currencies=USD; lowest_amount=10; highest_amount=50000; fee=0.8
record transaction|payment transaction|charge: Reference!;Merchant->@merchant|merchant account~Bluebell Florist|Metro Cinema;Method->@payment method|payment channel~Card Europe|Instant transfer;Amount:money!;Currency=EUR|USD|GBP;Fee:money;Payer email:email;Order number;Created on:date;~Status=Pending|Authorized|Captured|Failed|Refunded
- tx_80117 | merchant=Bluebell Florist; method=Card Europe; amount=54; currency=EUR; fee=1.01; order_number=BF-301; status=Captured
- tx_80118 | merchant=Metro Cinema; method=Instant transfer; amount=23.5; currency=EUR; fee=0.34; order_number=MC-77; status=Pending
- tx_80119 | merchant=Pine Street Hostel; method=Phone wallet; amount=142; currency=GBP; fee=1.81; order_number=PS-1190; status=Authorized
- tx_80120 | merchant=Gadget Corner; method=Card Europe; amount=899; currency=EUR; fee=12.89; order_number=GC-4410; status=Failed
record refund: Reference!;Transaction->@transaction|payment transaction~tx_80117|tx_80118;Amount:money;Reason=Customer wish|Duplicate|Fraud|Not delivered;Asked on:date;Asked by;~Status=Waiting|Done|Failed
- re_301 | transaction=tx_80117; amount=54; reason=Not delivered; status=Done
- re_302 | transaction=tx_80118; amount=23.5; reason=Duplicate; status=Waiting
- re_303 | transaction=tx_80119; amount=71; reason=Customer wish; asked_by=Front desk; status=Done
- re_304 | transaction=tx_80120; amount=899; reason=Fraud; asked_by=Risk team; status=Failed
item payment link|pay page|invoice link: Title!;Merchant->@merchant|merchant account~Bluebell Florist|Metro Cinema;Amount:money;Currency=EUR|USD|GBP;Description:long;Expires on:date;Uses allowed:number#1-10000;Link:url;~Status=Open|Paid|Expired
- Wedding bouquet deposit | merchant=Bluebell Florist; amount=120; currency=EUR; uses_allowed=1; status=Open
- Private screening | merchant=Metro Cinema; amount=340; currency=EUR; uses_allowed=1; status=Paid
- Dorm bed, three nights | merchant=Pine Street Hostel; amount=96; currency=GBP; uses_allowed=1; status=Expired
- Gift hamper autumn | merchant=Bluebell Florist; amount=45; currency=EUR; uses_allowed=200; status=Open
record settlement|merchant payout|payout|withdrawal: Reference!;Merchant->@merchant|merchant account~Bluebell Florist|Metro Cinema;Period;Gross:money;Fees:money;Refunds:money;Net amount:money;Sent on:date;~Status=Prepared|Sent|Arrived|Failed
- st_0912 | merchant=Bluebell Florist; period=1 to 7 September; gross=1820; fees=31.4; refunds=54; net_amount=1734.6; status=Arrived
- st_0913 | merchant=Metro Cinema; period=1 to 7 September; gross=5210; fees=102; refunds=0; net_amount=5108; status=Sent
- st_0914 | merchant=Pine Street Hostel; period=1 to 7 September; gross=2460; fees=44.1; refunds=71; net_amount=2344.9; status=Prepared
- st_0915 | merchant=Gadget Corner; period=1 to 7 September; gross=980; fees=25.9; refunds=0; net_amount=954.1; status=Failed
! record transaction event|status history: Title!;Transaction->@transaction|payment transaction~tx_80117|tx_80118;Event=Created|Authorized|Captured|Declined|Refunded|Disputed;Code;Happened on:date;Happened at:time;Detail:long
- tx_80117 captured | transaction=tx_80117; event=Captured; code=00
- tx_80118 created | transaction=tx_80118; event=Created
- tx_80119 authorized | transaction=tx_80119; event=Authorized; code=00; detail=Hold for three days
- tx_80120 declined | transaction=tx_80120; event=Declined; code=51; detail=Insufficient funds
! record webhook delivery|callback log [webhook\\w*|callback\\w*|api|developer\\w*|integrat\\w*]: Reference!;Merchant->@merchant|merchant account~Bluebell Florist|Metro Cinema;Transaction->@transaction|payment transaction~tx_80117|tx_80118;Address:url;Response code:number#100-599;Attempt:number#1-20;Sent on:date;~Status=Delivered|Retrying|Failed
- wh_901 | merchant=Bluebell Florist; transaction=tx_80117; response_code=200; attempt=1; status=Delivered
- wh_902 | merchant=Metro Cinema; transaction=tx_80118; response_code=503; attempt=2; status=Retrying
- wh_903 | merchant=Pine Street Hostel; transaction=tx_80119; response_code=200; attempt=3; status=Delivered
- wh_904 | merchant=Gadget Corner; transaction=tx_80120; response_code=404; attempt=8; status=Failed
! item api key [api|developer\\w*|key\\w*|integrat\\w*|gateway]: Name!;Merchant->@merchant|merchant account~Bluebell Florist|Metro Cinema;Mode=Test|Live;Public key;Created on:date;Last used on:date;~Status=Active|Revoked
- Web shop live | merchant=Bluebell Florist; mode=Live; public_key=pk_live_77aa; status=Active
- Ticket desk test | merchant=Metro Cinema; mode=Test; public_key=pk_test_31bd; status=Active
- Hostel booking page | merchant=Pine Street Hostel; mode=Live; public_key=pk_live_90fe; status=Active
- Old shop plugin | merchant=Gadget Corner; mode=Live; public_key=pk_live_04c2; status=Revoked
+ invoice: Payment link->@payment link|pay page;Transaction->@transaction|payment transaction

# points system|points mall|vip level|vip member|membership points|points exchange|reward points
item vip level|member level|membership level|tier: Name!;Points needed:number(points)#0-1000000;Yearly fee:money;Discount:percent#0-100;Points factor:number#1-10;Perks:long;Valid for:number(months)#1-120;Badge:image
- Silver | points_needed=500; yearly_fee=0; discount=3; points_factor=1; perks=Free shipping from 30; valid_for=12
- Gold | points_needed=2000; yearly_fee=49; discount=8; points_factor=2; perks=Own hotline, early access; valid_for=12
- Bronze | points_needed=100; yearly_fee=0; discount=1; points_factor=1; perks=Birthday gift; valid_for=24
- Platinum | points_needed=8000; yearly_fee=120; discount=12; points_factor=3; perks=Free express shipping, event invitations; valid_for=12
record points entry|points transaction|point record|points history: Title!;Member;Kind=Earned|Spent|Expired|Adjusted|Transferred;Points:number(points)#-100000-100000;Reason~Purchase|Daily check-in;Order->@order~L-411|L-412;Booked on:date;Expires on:date;~Balance after:number(points)#0-10000000
- Purchase of shoes | kind=Earned; points=120; reason=Purchase; balance_after=620
- Mug from the mall | kind=Spent; points=-300; reason=Exchange; balance_after=320
- Points of last year | kind=Expired; points=-80; reason=End of year; balance_after=240
- Gift to a friend | kind=Transferred; points=-50; reason=Transfer to Omar; balance_after=190
item reward|gift|exchange item|points product: Name!;Points price:number(points)#1-1000000;Extra payment:money;Stock:number#0-100000;Limit per member:number#1-100;Level needed->@vip level|member level~Silver|Gold;Photo:image;Description:long;~Status=Available|Sold out|Hidden
- Enamel mug | points_price=300; stock=80; limit_per_member=2; level_needed=Silver; status=Available
- Weekend voucher | points_price=4500; extra_payment=50; stock=5; limit_per_member=1; level_needed=Gold; status=Available
- Cinema ticket pair | points_price=1200; stock=0; limit_per_member=4; level_needed=Bronze; status=Sold out
- Barista course | points_price=2800; extra_payment=20; stock=12; limit_per_member=1; level_needed=Platinum; status=Hidden
request exchange|points redemption|reward claim: Number!;Reward->@reward|gift~Enamel mug|Weekend voucher;Quantity:number#1-100;Points spent:number(points)#1-1000000;Recipient;Address:long;Phone:phone;Tracking number
- EX-101 | reward=Enamel mug; quantity=1; points_spent=300; recipient=Greta Palm
- EX-102 | reward=Weekend voucher; quantity=1; points_spent=4500; recipient=Omar Diallo
- EX-103 | reward=Cinema ticket pair; quantity=2; points_spent=2400; recipient=Nina Falk; tracking_number=CT88120
- EX-104 | reward=Barista course; quantity=1; points_spent=2800; recipient=Leo Marin
item points rule|earning rule|task: Name!;Trigger=Purchase|Daily check-in|Sign-up|Invite a friend|Review|Birthday;Points:number(points)#0-100000;Per amount:money;Daily limit:number#1-100;Active:boolean;Starts on:date;Ends on:date
- Check-in | trigger=Daily check-in; points=5; daily_limit=1
- Friend invited | trigger=Invite a friend; points=200; daily_limit=5
- Ten points per 1 spent | trigger=Purchase; points=10; per_amount=1; daily_limit=100
- Birthday gift | trigger=Birthday; points=250; daily_limit=1
record check-in|daily check-in|sign-in: Title!;Member;Day:date;Streak:number(days)#1-3650;Points:number(points)#0-1000
- Day 6 of Greta | streak=6; points=5
- Day 7 of Greta | streak=7; points=20
- Day 1 of Omar | streak=1; points=5
- Day 30 of Nina | streak=30; points=100
! record level change|upgrade history|membership change: Title!;Member;Old level->@vip level|member level~Silver|Gold;New level->@vip level|member level~Silver|Gold;Changed on:date;Reason=Points reached|Paid|Expired|Given by staff;Valid until:date
- Greta to Gold | old_level=Silver; new_level=Gold; reason=Points reached
- Omar back to Silver | old_level=Gold; new_level=Silver; reason=Expired
- Nina buys Platinum | old_level=Gold; new_level=Platinum; reason=Paid
- Leo starts at Bronze | old_level=Bronze; new_level=Silver; reason=Given by staff
! record recharge|top-up|membership purchase [recharge\\w*|top.?up\\w*|balance|vip|pa(y|id)\\w*]: Number!;Member;Amount:money;Bonus points:number(points)#0-100000;Level bought->@vip level|member level~Silver|Gold;Method=Card|Bank transfer|Wallet;Paid on:date;~Status=Pending|Paid|Failed
- RC-501 | amount=49; bonus_points=100; level_bought=Gold; method=Card; status=Paid
- RC-502 | amount=120; bonus_points=400; level_bought=Platinum; method=Bank transfer; status=Pending
- RC-503 | amount=20; bonus_points=20; level_bought=Silver; method=Wallet; status=Failed
- RC-504 | amount=49; bonus_points=100; level_bought=Gold; method=Wallet; status=Paid
+ user: Level->@vip level|member level;~Points balance:number(points)#0-10000000;Level until:date;Invite code
+ order: Points used:number(points)#0-1000000;Points earned:number(points)#0-1000000;Level discount:percent

# loyalty program|loyalty card|stamp card|loyalty app|customer loyalty|cashback
item loyalty program|program|stamp card type: Name!;Kind=Stamps|Points|Cashback|Levels;Stamps needed:number#1-50;Reward;Points per unit:number#0-100;Cashback:percent#0-50;Valid for:number(days)#1-1825;Terms:long;Active:boolean
- Ten coffees | kind=Stamps; stamps_needed=10; reward=One coffee of choice; valid_for=365
- Bakery cashback | kind=Cashback; cashback=4; reward=Credit at the till; valid_for=730
- Lunch points | kind=Points; reward=Menu of the day for 200 points; points_per_unit=5; valid_for=180
- Friends of the house | kind=Levels; reward=Table at the window from level three; points_per_unit=1; valid_for=1095
record loyalty card|stamp card|member card: Card number!;Program->@loyalty program|program~Ten coffees|Bakery cashback;Card holder;Phone:phone;~Stamps:number#0-50;~Points:number#0-1000000;~Credit:money;Opened on:date;~Status=Active|Full|Blocked|Expired
- 7301-22 | program=Ten coffees; card_holder=Selma Igel; stamps=7; status=Active
- 7301-23 | program=Bakery cashback; card_holder=Piotr Lis; credit=3.2; status=Active
- 7301-24 | program=Lunch points; card_holder=Yara Bloch; points=260; status=Full
- 7301-25 | program=Friends of the house; card_holder=Sten Aker; points=41; status=Blocked
record visit|stamp|purchase: Title!;Card->@loyalty card|stamp card~7301-22|7301-23;Branch->@branch|partner shop|location~Mill street|Harbour;Amount:money;Stamps given:number#0-20;Points given:number#0-10000;Cashback:money;Visited on:date;Staff~Jo|Mirela
- Flat white at Mill street | card=7301-22; branch=Mill street; amount=3.9; stamps_given=1; staff=Jo
- Two loaves | card=7301-23; branch=Harbour; amount=9.6; cashback=0.38; staff=Mirela
- Lunch for three | card=7301-24; branch=Market hall; amount=41.4; points_given=207; staff=Jo
- Dinner at the window | card=7301-25; branch=Station kiosk; amount=23; points_given=23; staff=Henk
item branch|partner shop|location: Name!;Address;Phone:phone;Opening hours;Manager;Till code
- Mill street | address=Mill street 8; opening_hours=7 to 19; till_code=MS1
- Harbour | address=Quay 2; opening_hours=6 to 17; till_code=HB1
- Market hall | address=Hall 3, stand 14; opening_hours=10 to 16; manager=Ilse Rand; till_code=MH2
- Station kiosk | address=Platform 1; opening_hours=5 to 21; manager=Henk Vos; till_code=SK1
item reward|loyalty reward|perk: Name!;Program->@loyalty program|program~Ten coffees|Bakery cashback;Cost:number(points)#0-100000;Value:money;Stock:number#0-10000;Valid until:date;Photo:image
- Free coffee | program=Ten coffees; cost=10; value=4.5; stock=9999
- Bread bag | program=Bakery cashback; cost=150; value=8; stock=40
- Menu of the day | program=Lunch points; cost=200; value=12.5; stock=500
- Window table evening | program=Friends of the house; cost=400; value=30; stock=8
record redemption|reward claim: Number!;Card->@loyalty card|stamp card~7301-22|7301-23;Reward->@reward|loyalty reward~Free coffee|Bread bag;Branch->@branch|partner shop~Mill street|Harbour;Redeemed on:date;Code;~Status=Reserved|Given|Cancelled
- RW-11 | card=7301-22; reward=Free coffee; branch=Mill street; status=Given
- RW-12 | card=7301-23; reward=Bread bag; branch=Harbour; status=Reserved
- RW-13 | card=7301-24; reward=Menu of the day; branch=Market hall; code=K4T9; status=Given
- RW-14 | card=7301-25; reward=Window table evening; branch=Station kiosk; code=M2QX; status=Cancelled
item promotion|double points day|offer: Title!;Program->@loyalty program|program~Ten coffees|Bakery cashback;Factor:number#1-10;Starts on:date;Ends on:date;Audience=All|New|Inactive|Best customers;Text:long
- Double stamp Tuesday | program=Ten coffees; factor=2; audience=All
- We miss you | program=Bakery cashback; factor=3; audience=Inactive
- Triple points for newcomers | program=Lunch points; factor=3; audience=New
- Thank you evening | program=Friends of the house; factor=2; audience=Best customers; text=Come by between six and eight.
! record balance change|points adjustment: Title!;Card->@loyalty card|stamp card~7301-22|7301-23;Change:number#-100000-100000;Reason=Earned|Redeemed|Expired|Correction;Changed on:date;Changed by;Note
- Correction of double scan | card=7301-22; change=-1; reason=Correction
- Expired points | card=7301-23; change=-40; reason=Expired
- Lunch for three points | card=7301-24; change=207; reason=Earned; changed_by=Till MH2
- Menu handed out | card=7301-24; change=-200; reason=Redeemed; note=RW-13
+ order: Loyalty card->@loyalty card|stamp card;Cashback used:money

# affiliate|referral link|referral program|commission rate|affiliate program|affiliate marketing
person affiliate|partner|publisher|promoter: Name!;Email:email;Website:url;Channel=Blog|Video|Newsletter|Social media|Coupons;Tracking code;Commission rate:percent#0-90;Payout account;~Balance:money;~Status=Applied|Active|Paused|Banned
- Hiking Notes | channel=Blog; tracking_code=hike12; commission_rate=10; balance=184.2; status=Active
- Desk Setup Weekly | channel=Newsletter; tracking_code=desk7; commission_rate=8; balance=51; status=Active
- Coupon Harbour | channel=Coupons; tracking_code=harb3; commission_rate=5; balance=0; status=Banned
- Trail Run Clips | channel=Video; tracking_code=clips22; commission_rate=12; balance=326.9; status=Paused
item affiliate program|offer|campaign: Name!;Merchant;Landing page:url;Commission kind=Per sale|Per lead|Per click|Recurring;Commission:percent#0-90;Fixed amount:money;Cookie days:number(days)#1-365;Terms:long;~Status=Draft|Running|Ended
- Trail shop sales | merchant=Trail Supply; commission_kind=Per sale; commission=10; cookie_days=30; status=Running
- Notes app sign-ups | merchant=Notewell; commission_kind=Per lead; fixed_amount=4; cookie_days=60; status=Running
- Hosting recurring | merchant=Cloudmoor; commission_kind=Recurring; commission=20; cookie_days=90; status=Draft
- Magazine clicks | merchant=Slow Reader; commission_kind=Per click; fixed_amount=0.08; cookie_days=7; status=Ended
item tracking link|referral link|affiliate link: Name!;Affiliate->@affiliate|partner~Hiking Notes|Desk Setup Weekly;Program->@affiliate program|offer~Trail shop sales|Notes app sign-ups;Target page:url;Short code;Sub id;~Clicks:number#0-100000000;~Sales:number#0-1000000
- Boots review link | affiliate=Hiking Notes; program=Trail shop sales; short_code=bts1; clicks=1310; sales=22
- Footer of issue 40 | affiliate=Desk Setup Weekly; program=Notes app sign-ups; short_code=nl40; clicks=420; sales=17
- Shoe test video | affiliate=Trail Run Clips; program=Trail shop sales; short_code=vid9; sub_id=description; clicks=5400; sales=61
- Deal page hosting | affiliate=Coupon Harbour; program=Hosting recurring; short_code=host5; clicks=88; sales=0
record click|link click|visit: Reference!;Link->@tracking link|referral link~Boots review link|Footer of issue 40;Clicked on:date;Clicked at:time;Country;Device=Desktop|Phone|Tablet;Referrer:url;Unique:boolean
- c-99120 | link=Boots review link; country=Austria; device=Phone
- c-99121 | link=Footer of issue 40; country=Canada; device=Desktop
- c-99122 | link=Shoe test video; country=Spain; device=Tablet
- c-99123 | link=Deal page hosting; country=Poland; device=Desktop
record conversion|referral|referred sale|sale: Reference!;Affiliate->@affiliate|partner~Hiking Notes|Desk Setup Weekly;Link->@tracking link|referral link~Boots review link|Footer of issue 40;Order value:money;Referred customer;Happened on:date;~Commission:money;~Status=Pending|Approved|Rejected|Paid
- cv-7710 | affiliate=Hiking Notes; link=Boots review link; order_value=189; commission=18.9; status=Approved
- cv-7711 | affiliate=Desk Setup Weekly; link=Footer of issue 40; order_value=0; commission=4; status=Pending
- cv-7712 | affiliate=Trail Run Clips; link=Shoe test video; order_value=132; commission=15.84; status=Paid
- cv-7713 | affiliate=Coupon Harbour; link=Deal page hosting; order_value=60; commission=12; status=Rejected
request payout|withdrawal|payout request: Reference!;Affiliate->@affiliate|partner~Hiking Notes|Desk Setup Weekly;Amount:money;Method=Bank transfer|PayPal|Crypto|Store credit;Account;Period;Transfer number
- PO-301 | affiliate=Hiking Notes; amount=150; method=Bank transfer; period=September
- PO-302 | affiliate=Desk Setup Weekly; amount=51; method=PayPal; period=September
- PO-303 | affiliate=Trail Run Clips; amount=300; method=Crypto; period=August
- PO-304 | affiliate=Hiking Notes; amount=34.2; method=Store credit; period=October
item banner|creative|promo material: Name!;Program->@affiliate program|offer~Trail shop sales|Notes app sign-ups;Size~728x90|300x250;Picture:image;Text:long;Link:url;Language
- Autumn boots wide | program=Trail shop sales; size=728x90; language=English
- Notes square | program=Notes app sign-ups; size=300x250; language=German
- Hosting skyscraper | program=Hosting recurring; size=160x600; text=Move your site in an hour; language=English
- Trail sale square | program=Trail shop sales; size=300x250; text=Up to 30 percent; language=Spanish
! record commission|commission record|earning: Reference!;Affiliate->@affiliate|partner~Hiking Notes|Desk Setup Weekly;Conversion->@conversion|referral~cv-7710|cv-7711;Rate:percent#0-90;Amount:money;Level=Direct|Second level|Bonus;Earned on:date;Payout->@payout|withdrawal~PO-301|PO-302;~Status=Pending|Approved|Paid|Reversed
- Boots sale 10 percent | affiliate=Hiking Notes; conversion=cv-7710; rate=10; amount=18.9; level=Direct; payout=PO-301; status=Approved
- Notes lead | affiliate=Desk Setup Weekly; conversion=cv-7711; amount=4; level=Direct; status=Pending
- Shoe video 12 percent | affiliate=Trail Run Clips; conversion=cv-7712; rate=12; amount=15.84; level=Direct; payout=PO-303; status=Paid
- Hosting reversed | affiliate=Coupon Harbour; conversion=cv-7713; rate=20; amount=12; level=Second level; status=Reversed
+ user: Referred by->@affiliate|partner;Referral code
+ order: Affiliate->@affiliate|partner;Tracking link->@tracking link|referral link;Commission:money

# distribution system|distributor|sub-agent|agent level|downline|dealer network|distribution mall
person distributor|agent|reseller|dealer: Name!;Level->@agent level|distributor level~Town agent|Region agent;Upline->@distributor|agent|reseller~Anke Dorn|Felix Marsh;Phone:phone;Email:email;Region~North|Lakes;Invite code;Bank account;~Balance:money;~Status=Applied|Active|Suspended
- Anke Dorn | level=Region agent; region=North; invite_code=AD77; balance=612; status=Active
- Felix Marsh | level=Town agent; upline=Anke Dorn; region=Lakes; invite_code=FM21; balance=88.5; status=Active
- Mina Okoro | level=Town agent; upline=Anke Dorn; region=North; invite_code=MO05; balance=0; status=Applied
- Georg Stahl | level=Region agent; region=Coast; invite_code=GS90; balance=240; status=Suspended
item agent level|distributor level|commission plan: Name!;First level commission:percent#0-60;Second level commission:percent#0-40;Discount:percent#0-80;Joining fee:money;Yearly target:money;Rights:long
- Town agent | first_level_commission=10; second_level_commission=3; discount=15; joining_fee=0; yearly_target=5000
- Region agent | first_level_commission=15; second_level_commission=5; discount=25; joining_fee=300; yearly_target=40000
- Street agent | first_level_commission=6; second_level_commission=0; discount=8; joining_fee=0; yearly_target=1000
- Country partner | first_level_commission=22; second_level_commission=8; discount=38; joining_fee=2500; yearly_target=300000
request agent application|distributor application|join request: Applicant!;Phone:phone;Wanted level->@agent level|distributor level~Town agent|Region agent;Invited by->@distributor|agent|reseller~Anke Dorn|Felix Marsh;Region;Licence:file;Reason:long
- Ilse Brandl | wanted_level=Town agent; invited_by=Felix Marsh; region=Lakes; reason=Runs a village shop.
- Tarek Nasser | wanted_level=Region agent; invited_by=Anke Dorn; region=Coast; reason=Sells to forty kiosks.
- Paula Venn | wanted_level=Street agent; invited_by=Mina Okoro; region=North; reason=Wants to sell to her yoga group.
- Rashid Amari | wanted_level=Country partner; invited_by=Georg Stahl; region=South; reason=Imports for two pharmacy chains.
record withdrawal|payout|cash out: Reference!;Agent->@distributor|agent|reseller~Anke Dorn|Felix Marsh;Amount:money;Fee:money;Method=Bank transfer|Wallet;Account;Asked on:date;Reviewed by;~Status=Waiting|Approved|Paid|Refused
- WD-81 | agent=Anke Dorn; amount=400; fee=4; method=Bank transfer; status=Paid
- WD-82 | agent=Felix Marsh; amount=80; fee=1; method=Wallet; status=Waiting
- WD-83 | agent=Georg Stahl; amount=200; fee=2; method=Bank transfer; reviewed_by=Finance desk; status=Refused
- WD-84 | agent=Anke Dorn; amount=600; fee=6; method=Bank transfer; reviewed_by=Finance desk; status=Approved
record stock transfer|wholesale delivery|stock allocation: Reference!;Agent->@distributor|agent|reseller~Anke Dorn|Felix Marsh;Product->@product~Herbal tea box|Room filter;Quantity:number#1-100000;Unit price:money;Sent on:date;Warehouse~Central|South;~Status=Prepared|Sent|Received
- TR-41 | agent=Anke Dorn; quantity=200; unit_price=6.4; warehouse=Central; status=Received
- TR-42 | agent=Felix Marsh; quantity=40; unit_price=7.1; warehouse=South; status=Sent
- TR-43 | agent=Mina Okoro; quantity=12; unit_price=7.8; warehouse=Central; status=Prepared
- TR-44 | agent=Georg Stahl; quantity=150; unit_price=6.6; warehouse=South; status=Received
record team relation|team member|downline member: Title!;Upline->@distributor|agent|reseller~Anke Dorn|Felix Marsh;Downline->@distributor|agent|reseller~Anke Dorn|Felix Marsh;Depth:number#1-10;Joined on:date;~Sales this month:money;~Active:boolean
- Felix under Anke | upline=Anke Dorn; downline=Felix Marsh; depth=1; sales_this_month=740
- Mina under Anke | upline=Anke Dorn; downline=Mina Okoro; depth=1; sales_this_month=95
- Mina under Felix | upline=Felix Marsh; downline=Mina Okoro; depth=2; sales_this_month=0
- Georg under Anke | upline=Anke Dorn; downline=Georg Stahl; depth=1; sales_this_month=1320
! record commission|commission record|agent commission: Reference!;Agent->@distributor|agent|reseller~Anke Dorn|Felix Marsh;Order->@order~DS-901|DS-902;Level=First level|Second level|Bonus;Rate:percent#0-60;Order value:money;Amount:money;Earned on:date;~Status=Frozen|Payable|Paid|Reversed
- CM-3301 | agent=Felix Marsh; level=First level; rate=10; order_value=120; amount=12; status=Payable
- CM-3302 | agent=Anke Dorn; level=Second level; rate=5; order_value=120; amount=6; status=Payable
- CM-3303 | agent=Georg Stahl; level=First level; rate=15; order_value=480; amount=72; status=Frozen
- CM-3304 | agent=Mina Okoro; level=Bonus; rate=2; order_value=250; amount=5; status=Reversed
! record balance entry|account entry|ledger entry: Title!;Agent->@distributor|agent|reseller~Anke Dorn|Felix Marsh;Kind=Commission|Withdrawal|Bonus|Correction|Deposit;Amount:money;Balance after:money;Booked on:date;Note
- Commission CM-3301 | agent=Felix Marsh; kind=Commission; amount=12; balance_after=88.5
- Withdrawal WD-81 | agent=Anke Dorn; kind=Withdrawal; amount=-400; balance_after=612
- Quarter bonus Georg | agent=Georg Stahl; kind=Bonus; amount=60; balance_after=240; note=Target reached
- Deposit of Mina | agent=Mina Okoro; kind=Deposit; amount=50; balance_after=50
+ order: Agent->@distributor|agent|reseller;Wholesale price:money;Commission paid:boolean;Invite code
+ product: Retail price:money;Agent price:money;First level commission:percent;Second level commission:percent
+ user: Invited by->@distributor|agent|reseller;Agent level->@agent level|distributor level

# coupon platform|coupon app|coupon site|coupon management|daily deal|deals site|voucher code|claim coupon
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
item restaurant|kitchen|food shop: Name!;Cuisine=Italian|Indian|Chinese|Burgers|Sushi|Other;Address;Phone:phone;Opening hours;Minimum order:money;Delivery fee:money;Usual time:number(min)#10-120;Photo:image;~Rating:rating;~Status=Open|Closed|Paused
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

# parcel delivery|courier service|courier company|package tracking|shipment tracking|express delivery|last-mile
record shipment|parcel|package|consignment: Tracking number!;Sender;Recipient;From address;To address;Weight:number(kg)#0-1000;Length:number(cm)#1-400;Service->@delivery service|service level~Next day|Economy;Cash on delivery:money;Declared value:money;Expected on:date;~Status=Registered|Picked up|In depot|Out for delivery|Delivered|Returned
- PX-770-1021 | sender=Kettle Books; recipient=Ada Munk; from_address=Ring road 4; to_address=Birch lane 9; weight=2.4; length=35; service=Next day; status=Out for delivery
- PX-770-1022 | sender=Tom Weir; recipient=Weir Garage; from_address=Hill 12; to_address=Mill yard 1; weight=11; length=60; service=Economy; status=In depot
- PX-770-1023 | sender=Greenleaf Pharmacy; recipient=Otto Rand; from_address=Market 2; to_address=Old tower 5; weight=0.6; length=20; service=Same day; status=Delivered
- PX-770-1024 | sender=Velo Depot; recipient=Nora Birk; from_address=Dock 9; to_address=Lake view 31; weight=19; length=160; service=Bulky goods; declared_value=780; status=Registered
item delivery service|service level|tariff: Name!;Delivery time:number(h)#1-240;Base price:money;Price per kg:money;Highest weight:number(kg)#1-1000;Zone->@zone|delivery area~City|Region;Insured up to:money
- Next day | delivery_time=24; base_price=6.5; price_per_kg=0.8; highest_weight=30; zone=City; insured_up_to=500
- Economy | delivery_time=72; base_price=3.9; price_per_kg=0.5; highest_weight=30; zone=Region; insured_up_to=100
- Same day | delivery_time=8; base_price=11; price_per_kg=1.2; highest_weight=10; zone=Old town; insured_up_to=500
- Bulky goods | delivery_time=96; base_price=24; price_per_kg=0.4; highest_weight=120; zone=Islands; insured_up_to=1500
item zone|delivery area: Name!;Postcodes;Depot->@depot|sorting center|branch~Depot East|Depot Quay;Surcharge:money
- City | postcodes=1000 to 1090; depot=Depot East; surcharge=0
- Region | postcodes=1100 to 1490; depot=Depot Quay; surcharge=1.5
- Old town | postcodes=1001 to 1009; depot=Locker hub Mill; surcharge=0.8
- Islands | postcodes=1500 to 1520; depot=Ferry depot; surcharge=4.5
item depot|sorting center|branch: Name!;Address;Phone:phone;Opening hours;Capacity:number(parcels)#10-100000;Manager~Rita Holm|Ken Abe
- Depot East | address=Cargo road 2; capacity=4000; manager=Rita Holm
- Depot Quay | address=Quay 14; capacity=1500; manager=Ken Abe
- Locker hub Mill | address=Mill street 1; opening_hours=Day and night; capacity=180; manager=Rita Holm
- Ferry depot | address=Pier 3; opening_hours=6 to 18; capacity=600; manager=Ylva Strand
person courier|delivery agent|rider: Name!;Phone:phone;Vehicle=Van|Bicycle|Scooter|Truck;Plate;Depot->@depot|sorting center~Depot East|Depot Quay;Shift=Early|Day|Late;~Rating:rating;~Status=Free|On tour|Off
- Danilo Petri | vehicle=Van; plate=E-441; depot=Depot East; shift=Early; status=On tour
- Joan Miles | vehicle=Scooter; plate=Q-17; depot=Depot Quay; shift=Late; status=Free
- Pia Norden | vehicle=Bicycle; depot=Locker hub Mill; shift=Day; rating=4.9; status=Off
- Bram Ewing | vehicle=Truck; plate=F-902; depot=Ferry depot; shift=Early; rating=4.4; status=On tour
request pick-up request|collection request|pickup: Title!;Sender;Address:long;Pick-up on:date;From:time;Until:time;Parcels:number#1-500;Total weight:number(kg)#0-10000;Courier->@courier|delivery agent~Danilo Petri|Joan Miles
- Twelve book parcels | sender=Kettle Books; parcels=12; total_weight=28; courier=Danilo Petri
- Spare door | sender=Weir Garage; parcels=1; total_weight=24; courier=Joan Miles
- Medicine for five homes | sender=Greenleaf Pharmacy; parcels=5; total_weight=3; courier=Pia Norden
- Two cargo bikes in boxes | sender=Velo Depot; parcels=2; total_weight=46; courier=Bram Ewing
! record tracking event|scan|shipment status: Title!;Shipment->@shipment|parcel|package~PX-770-1021|PX-770-1022;Event=Registered|Picked up|Arrived in depot|Left depot|Out for delivery|Delivered|Failed attempt;Depot->@depot|sorting center~Depot East|Depot Quay;Scanned on:date;Scanned at:time;Scanned by;Note
- 1021 out for delivery | shipment=PX-770-1021; event=Out for delivery; depot=Depot East; scanned_by=Danilo Petri
- 1022 in depot | shipment=PX-770-1022; event=Arrived in depot; depot=Depot Quay; scanned_by=Joan Miles
- 1023 delivered | shipment=PX-770-1023; event=Delivered; depot=Locker hub Mill; scanned_by=Pia Norden
- 1021 nobody home | shipment=PX-770-1021; event=Failed attempt; depot=Depot East; scanned_by=Danilo Petri; note=Card left in the box
! record delivery proof|delivery attempt: Title!;Shipment->@shipment|parcel|package~PX-770-1021|PX-770-1022;Courier->@courier|delivery agent~Danilo Petri|Joan Miles;Attempt:number#1-5;Result=Delivered|Neighbour|Nobody home|Refused|Wrong address;Received by;Signature:image;Photo:image;Tried on:date
- First try Birch lane | shipment=PX-770-1021; courier=Danilo Petri; attempt=1; result=Nobody home
- Handed to the chemist's guest | shipment=PX-770-1023; courier=Pia Norden; attempt=1; result=Delivered; received_by=Otto Rand
- Second try Birch lane | shipment=PX-770-1021; courier=Danilo Petri; attempt=2; result=Neighbour; received_by=Family Voss
- Mill yard refused | shipment=PX-770-1022; courier=Joan Miles; attempt=1; result=Refused
! record delivery tour|route [route\\w*|tour\\w*|dispatch\\w*|fleet|driver\\w*]: Name!;Courier->@courier|delivery agent~Danilo Petri|Joan Miles;Depot->@depot|sorting center~Depot East|Depot Quay;Day:date;Stops:number#1-300;Distance:number(km)#0-600;~Delivered:number#0-300;~Status=Planned|Under way|Done
- East early 12 | courier=Danilo Petri; depot=Depot East; stops=64; distance=48; delivered=31; status=Under way
- Quay late 12 | courier=Joan Miles; depot=Depot Quay; stops=38; distance=61; delivered=0; status=Planned
- Mill bikes 11 | courier=Pia Norden; depot=Locker hub Mill; stops=22; distance=14; delivered=22; status=Done
- Island truck 12 | courier=Bram Ewing; depot=Ferry depot; stops=17; distance=96; delivered=9; status=Under way
+ order: Shipment->@shipment|parcel|package;Service->@delivery service|service level;Cash on delivery:money
+ invoice: Shipments:number;Weight total:number(kg)

# moving company|movers|removals|relocation service|house moving|office move
request move|moving request|moving quote|moving job: Title!;Customer;Phone:phone;From address;To address;From floor:number#-2-60;To floor:number#-2-60;Lift=None|One side|Both;Volume:number(m3)#1-500;Move on:date;Crew wanted:number#1-20;Packing help:boolean;~Quoted price:money
- Two rooms to Harbour hill | customer=Lotte Brun; from_address=Elm 4; to_address=Harbour hill 22; from_floor=3; to_floor=1; lift=One side; volume=24; crew_wanted=3; quoted_price=690
- Law office to Kings court | customer=Arden Partners; from_address=Mint 1; to_address=Kings court 7; from_floor=2; to_floor=5; lift=Both; volume=80; crew_wanted=6; quoted_price=2950
- Student room to Mill lane | customer=Jan Ebel; from_address=Campus house B; to_address=Mill lane 3; from_floor=7; to_floor=0; lift=One side; volume=8; crew_wanted=2; quoted_price=240
- Villa to retirement flat | customer=Family Ostrow; from_address=Park road 40; to_address=Linden court 2; from_floor=1; to_floor=2; lift=None; volume=65; crew_wanted=5; quoted_price=2180
record inventory item|moving item|furniture item: Item!;Move->@move|moving request|moving job~Two rooms to Harbour hill|Law office to Kings court;Room=Kitchen|Living room|Bedroom|Office|Cellar;Quantity:number#1-500;Volume each:number(m3)#0-30;Fragile:boolean;Dismantle:boolean;Photo:image;Note
- Upright piano | move=Two rooms to Harbour hill; room=Living room; quantity=1; volume_each=1.6; note=Needs straps
- Filing cabinet | move=Law office to Kings court; room=Office; quantity=14; volume_each=0.5
- Grandfather clock | move=Villa to retirement flat; room=Living room; quantity=1; volume_each=0.6; note=Remove weights first
- Boxes of books | move=Student room to Mill lane; room=Bedroom; quantity=9; volume_each=0.1
item truck|moving van|vehicle: Name!;Plate;Load volume:number(m3)#1-120;Payload:number(kg)#100-20000;Tail lift:boolean;Day price:money;Next service:date;~Status=Free|On a job|In repair
- Van 12 | plate=MV-120; load_volume=22; payload=1200; day_price=140; status=Free
- Truck 40 | plate=MV-404; load_volume=45; payload=6500; day_price=290; status=On a job
- Sprinter 3 | plate=MV-303; load_volume=14; payload=900; day_price=95; status=In repair
- Lift truck 60 | plate=MV-606; load_volume=60; payload=9000; day_price=410; status=Free
person mover|crew member|helper: Name!;Phone:phone;Role=Foreman|Driver|Packer|Carrier;Licence class;Hourly wage:money;~Status=Free|On a job|Off
- Goran Miljic | role=Foreman; licence_class=C; hourly_wage=19; status=On a job
- Ben Ashby | role=Carrier; hourly_wage=15; status=Free
- Rosa Quint | role=Packer; hourly_wage=16; status=Free
- Emeka Obi | role=Driver; licence_class=CE; hourly_wage=18; status=Off
item extra service|packing material|service: Name!;Kind=Packing|Storage|Cleaning|Boxes|Assembly|No-parking sign;Unit~Hour|Piece;Price:money;Description:long
- Book box | kind=Boxes; unit=Piece; price=2.8
- Kitchen assembly | kind=Assembly; unit=Hour; price=48
- Final clean | kind=Cleaning; unit=Hour; price=36; description=Flat broom clean for the handover.
- Street sign for two days | kind=No-parking sign; unit=Piece; price=95
record storage unit|storage rental: Number!;Customer;Size:number(m2)#1-100;Monthly price:money;From:date;Until:date;Contents:long;~Status=Free|Rented|Ending
- S-14 | customer=Lotte Brun; size=6; monthly_price=72; contents=Sofa and eight boxes; status=Rented
- S-15 | size=9; monthly_price=98; status=Free
- S-22 | customer=Family Ostrow; size=15; monthly_price=148; contents=Dining room and paintings; status=Rented
- S-03 | customer=Jan Ebel; size=3; monthly_price=39; contents=Winter things, skis; status=Ending
request damage claim|claim: Title!;Move->@move|moving request|moving job~Two rooms to Harbour hill|Law office to Kings court;Item;Damage:long;Photo:image;Claimed amount:money;~Paid amount:money
- Scratch on piano lid | move=Two rooms to Harbour hill; item=Upright piano; damage=Scratch of 20 cm.; claimed_amount=180
- Dented cabinet | move=Law office to Kings court; item=Filing cabinet; damage=Door does not close.; claimed_amount=90
- Broken clock glass | move=Villa to retirement flat; item=Grandfather clock; damage=Front glass cracked.; claimed_amount=140; paid_amount=140
- Wet books | move=Student room to Mill lane; item=Boxes of books; damage=Two boxes stood in the rain.; claimed_amount=60; paid_amount=35
! record crew assignment|job assignment|dispatch: Title!;Move->@move|moving request|moving job~Two rooms to Harbour hill|Law office to Kings court;Mover->@mover|crew member~Goran Miljic|Ben Ashby;Truck->@truck|moving van~Van 12|Truck 40;Starts at:time;Hours:number(h)#1-24;~Status=Planned|Confirmed|Done
- Goran on the law office | move=Law office to Kings court; mover=Goran Miljic; truck=Truck 40; hours=9; status=Confirmed
- Ben on Harbour hill | move=Two rooms to Harbour hill; mover=Ben Ashby; truck=Van 12; hours=5; status=Planned
- Rosa packs the villa | move=Villa to retirement flat; mover=Rosa Quint; truck=Lift truck 60; hours=8; status=Planned
- Emeka at the campus | move=Student room to Mill lane; mover=Emeka Obi; truck=Van 12; hours=3; status=Done
! record quote line|price line: Item!;Move->@move|moving request|moving job~Two rooms to Harbour hill|Law office to Kings court;Service->@extra service|packing material~Book box|Kitchen assembly;Quantity:number#1-1000;Unit price:money;~Line total:money
- Thirty book boxes | move=Two rooms to Harbour hill; service=Book box; quantity=30; unit_price=2.8; line_total=84
- Kitchen taken apart | move=Two rooms to Harbour hill; service=Kitchen assembly; quantity=4; unit_price=48; line_total=192
- Villa cleaned | move=Villa to retirement flat; service=Final clean; quantity=6; unit_price=36; line_total=216
- Signs at Mint 1 | move=Law office to Kings court; service=Street sign for two days; quantity=2; unit_price=95; line_total=190
+ booking: Move->@move|moving request;Truck->@truck|moving van;Volume:number(m3);Movers:number#1-20
+ invoice: Move->@move|moving request;Deposit:money

# home services|handyman|housekeeping|cleaning service|plumber|electrician|household services
item service|home service|cleaning package: Name!;Category->@service category|category~Cleaning|Repairs;Price:money;Price unit=Hour|Visit|Square metre;Duration:number(min)#15-960;Includes:long;Photo:image;Active:boolean
- Deep clean of a flat | category=Cleaning; price=32; price_unit=Hour; duration=240; includes=Kitchen, bath, windows inside
- Tap replacement | category=Repairs; price=75; price_unit=Visit; duration=60; includes=Fitting without the tap
- Lawn and hedge | category=Garden; price=29; price_unit=Hour; duration=180; includes=Mowing, trimming, cuttings taken away
- Wall painting | category=Painting; price=14; price_unit=Square metre; duration=480; includes=Covering, two coats
item service category|category: Name!;Icon:image;Position:number#1-50;Description:long
- Cleaning | position=1
- Repairs | position=2
- Garden | position=3; description=Lawn, hedges and terraces.
- Painting | position=4; description=Walls, doors and fences.
person service worker|provider|cleaner|technician: Name!;Phone:phone;Skills~Cleaning|Plumbing;Area->@service area|district~North side|Lake quarter;Hourly pay:money;Papers checked:boolean;Photo:image;~Rating:rating;~Jobs done:number#0-100000;~Status=Applied|Active|On leave
- Magda Sowa | skills=Cleaning; area=North side; hourly_pay=17; rating=4.9; jobs_done=310; status=Active
- Deniz Kaya | skills=Plumbing; area=Lake quarter; hourly_pay=28; rating=4.7; jobs_done=142; status=Active
- Lukas Brem | skills=Gardening; area=Orchard hills; hourly_pay=19; rating=4.5; jobs_done=88; status=On leave
- Oksana Bilyk | skills=Painting; area=Station town; hourly_pay=22; rating=4.8; jobs_done=56; status=Applied
item service area|district: Name!;Postcodes;Travel fee:money;Team leader~Iris Bell|Ove Dahl
- North side | postcodes=210 to 219; travel_fee=0; team_leader=Iris Bell
- Lake quarter | postcodes=220 to 224; travel_fee=6; team_leader=Ove Dahl
- Orchard hills | postcodes=225 to 231; travel_fee=9; team_leader=Iris Bell
- Station town | postcodes=200 to 204; travel_fee=3; team_leader=Marek Fuhr
request service request|job request|quote request: Title!;Service->@service|home service~Deep clean of a flat|Tap replacement;Customer;Address:long;Wanted on:date;Wanted at:time;Problem:long;Photo:image;Urgency=Normal|Soon|Emergency;~Quoted price:money
- Kitchen tap drips | service=Tap replacement; problem=Drips at the base.; urgency=Soon; quoted_price=95
- Clean before moving out | service=Deep clean of a flat; problem=62 square metres, two windows.; urgency=Normal; quoted_price=190
- Hedge over the footpath | service=Lawn and hedge; problem=Town asked to cut it back, 18 m.; urgency=Soon; quoted_price=145
- Water runs from the ceiling | service=Tap replacement; problem=Main valve is stuck.; urgency=Emergency; quoted_price=180
record work report|visit report|completed job: Title!;Worker->@service worker|provider|cleaner~Magda Sowa|Deniz Kaya;Request->@service request|job request~Kitchen tap drips|Clean before moving out;Done on:date;Hours:number(h)#0-24;Parts used;Parts cost:money;Before photo:image;After photo:image;Notes:long
- Tap fitted | worker=Deniz Kaya; request=Kitchen tap drips; hours=1; parts_used=Mixer tap; parts_cost=54
- Flat handed over | worker=Magda Sowa; request=Clean before moving out; hours=5; notes=Oven took longer.
- Hedge cut back | worker=Lukas Brem; request=Hedge over the footpath; hours=4; parts_used=Disposal bags; parts_cost=12
- Main valve freed | worker=Deniz Kaya; request=Water runs from the ceiling; hours=2; parts_used=Valve seal; parts_cost=7; notes=Ceiling must dry first.
! record job assignment|dispatch|visit: Title!;Request->@service request|job request~Kitchen tap drips|Clean before moving out;Worker->@service worker|provider|cleaner~Magda Sowa|Deniz Kaya;Day:date;Starts at:time;Ends at:time;~Status=Offered|Accepted|On the way|Working|Done|Declined
- Deniz for the tap | request=Kitchen tap drips; worker=Deniz Kaya; status=Accepted
- Magda for the flat | request=Clean before moving out; worker=Magda Sowa; status=Done
- Lukas for the hedge | request=Hedge over the footpath; worker=Lukas Brem; status=Offered
- Deniz at the main valve | request=Water runs from the ceiling; worker=Deniz Kaya; status=On the way
! record worker availability|work hours|time off: Title!;Worker->@service worker|provider|cleaner~Magda Sowa|Deniz Kaya;Weekday=Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday;From:time;Until:time;Kind=Working|Off
- Magda Mondays | worker=Magda Sowa; weekday=Monday; kind=Working
- Deniz Fridays | worker=Deniz Kaya; weekday=Friday; kind=Off
- Lukas Saturdays | worker=Lukas Brem; weekday=Saturday; kind=Working
- Oksana Wednesdays | worker=Oksana Bilyk; weekday=Wednesday; kind=Off
+ booking: Service->@service|home service;Worker->@service worker|provider|cleaner;Address:long;Rooms:number#1-50;Repeat=Once|Weekly|Every two weeks|Monthly;Total:money
+ review: Worker->@service worker|provider|cleaner;Punctual:rating;Quality:rating
+ payment: Worker share:money;Tip:money

# freelance platform|freelance marketplace|freelance job|gig marketplace|hire freelancers|freelancer platform|freelancer profile|remote talent
person freelancer|talent|expert profile: Name!;Headline;Skills->@skill|category~Web design|Translation;Hourly rate:money;Country;Languages;Experience:number(years)#0-60;About:long;Photo:image;~Rating:rating;~Status=Available|Busy|Away
- Ilka Marten | headline=Interface designer; skills=Web design; hourly_rate=55; country=Austria; experience=8; rating=4.9; status=Available
- Paolo Serra | headline=Italian to English translator; skills=Translation; hourly_rate=38; country=Italy; experience=12; rating=4.8; status=Busy
- Wendy Achebe | headline=Backend developer for shops; skills=Shop development; hourly_rate=72; country=Nigeria; experience=10; rating=4.7; status=Available
- Jiri Blaha | headline=Cutter for short films; skills=Video editing; hourly_rate=44; country=Czechia; experience=5; rating=4.5; status=Away
item skill|category: Name!;Group=Design|Writing|Development|Marketing|Video|Other;Position:number#1-500;Description:long
- Web design | group=Design; position=1
- Translation | group=Writing; position=2
- Shop development | group=Development; position=3
- Video editing | group=Video; position=4
item gig|service offer|service package: Title!;Freelancer->@freelancer|talent~Ilka Marten|Paolo Serra;Skill->@skill|category~Web design|Translation;Price:money;Delivery:number(days)#1-180;Revisions:number#0-20;Description:long;Photo:image;~Status=Draft|Live|Paused
- Landing page in Figma | freelancer=Ilka Marten; skill=Web design; price=420; delivery=7; revisions=2; status=Live
- Manual of 20 pages | freelancer=Paolo Serra; skill=Translation; price=360; delivery=5; revisions=1; status=Live
- Payment plug-in for a shop | freelancer=Wendy Achebe; skill=Shop development; price=650; delivery=10; revisions=1; status=Paused
- Trailer of 60 seconds | freelancer=Jiri Blaha; skill=Video editing; price=290; delivery=6; revisions=3; status=Draft
item job|project brief|client project: Title!;Client;Skill->@skill|category~Web design|Translation;Budget from:money;Budget to:money;Kind=Fixed price|Hourly;Due on:date;Level=Entry|Intermediate|Expert;Description:long;~Status=Open|In progress|Completed|Cancelled
- Shop redesign | skill=Web design; budget_from=1500; budget_to=3000; kind=Fixed price; level=Expert; status=Open
- Cookbook into English | skill=Translation; budget_from=800; budget_to=1200; kind=Fixed price; level=Intermediate; status=In progress
- Migrate 4000 products | skill=Shop development; budget_from=60; budget_to=80; kind=Hourly; level=Expert; status=Completed
- Cut of a choir concert | skill=Video editing; budget_from=200; budget_to=350; kind=Fixed price; level=Entry; status=Cancelled
record proposal|bid|application: Title!;Job->@job|project brief~Shop redesign|Cookbook into English;Freelancer->@freelancer|talent~Ilka Marten|Paolo Serra;Price:money;Days:number(days)#1-365;Cover letter:long;Sent on:date;~Status=Sent|Shortlisted|Accepted|Declined|Withdrawn
- Ilka for the shop | job=Shop redesign; freelancer=Ilka Marten; price=2400; days=21; status=Shortlisted
- Paolo for the cookbook | job=Cookbook into English; freelancer=Paolo Serra; price=980; days=30; status=Accepted
- Wendy for the migration | job=Migrate 4000 products; freelancer=Wendy Achebe; price=2800; days=14; status=Sent
- Jiri for the choir | job=Cut of a choir concert; freelancer=Jiri Blaha; price=320; days=9; status=Declined
record contract|hire: Title!;Job->@job|project brief~Shop redesign|Cookbook into English;Freelancer->@freelancer|talent~Ilka Marten|Paolo Serra;Agreed price:money;Starts on:date;Ends on:date;Terms:long;~Status=Active|Ended|Disputed
- Cookbook contract | job=Cookbook into English; freelancer=Paolo Serra; agreed_price=980; terms=Two milestones.; status=Active
- Shop trial page | job=Shop redesign; freelancer=Ilka Marten; agreed_price=300; terms=One page as a test.; status=Ended
- Migration contract | job=Migrate 4000 products; freelancer=Wendy Achebe; agreed_price=2800; terms=Hourly with a weekly cap of 20 hours.; status=Active
- Choir cut contract | job=Cut of a choir concert; freelancer=Jiri Blaha; agreed_price=320; terms=Paid after the first cut.; status=Disputed
item portfolio item|work sample: Title!;Freelancer->@freelancer|talent~Ilka Marten|Paolo Serra;Picture:image;Link:url;Year:number#1980-2100;Description:long
- Museum site | freelancer=Ilka Marten; year=2024; description=Site for a town museum.
- Wine guide | freelancer=Paolo Serra; year=2023; description=240 pages into English.
- Tea shop checkout | freelancer=Wendy Achebe; year=2025; description=Checkout in three steps.
- Short film Ferry | freelancer=Jiri Blaha; year=2022; description=Eleven minutes, colour graded.
! record milestone|delivery|escrow payment: Title!;Contract->@contract|hire~Cookbook contract|Shop trial page;Amount:money;Due on:date;Delivered file:file;Platform fee:percent#0-30;Note:long;~Status=Planned|Funded|Delivered|Approved|Paid|Disputed
- Chapters 1 to 6 | contract=Cookbook contract; amount=490; platform_fee=10; status=Paid
- Chapters 7 to 12 | contract=Cookbook contract; amount=490; platform_fee=10; status=Funded
- Import of all products | contract=Migration contract; amount=1600; platform_fee=10; note=With pictures; status=Delivered
- Rough cut of the concert | contract=Choir cut contract; amount=160; platform_fee=12; status=Disputed
! record time entry|work log [hour\\w*|time track\\w*|timesheet\\w*|log\\w*]: Title!;Contract->@contract|hire~Cookbook contract|Shop trial page;Day:date;Hours:number(h)#0-24;Task:long;Billable:boolean;~Status=Logged|Approved|Billed
- Proofreading chapter 3 | contract=Cookbook contract; hours=2.5; status=Logged
- Mapping of categories | contract=Migration contract; hours=6; task=Old tree to new tree; status=Approved
- Glossary of herbs | contract=Cookbook contract; hours=1.5; task=Names of 80 herbs; status=Billed
- Header variants | contract=Shop trial page; hours=3; task=Three headers for the test page; status=Logged
+ order: Gig->@gig|service offer;Brief:long;Due on:date;Delivery:file;~Status=New|In progress|Delivered|Revision|Completed|Disputed
+ review: Contract->@contract|hire;Quality:rating;Communication:rating;On time:rating
+ message: Job->@job|project brief;Attachment:file

# services marketplace|local professionals|tradespeople|task marketplace|skill exchange|neighbourhood help
person provider|professional|service provider|tasker: Name!;Business name;Category->@service category|category~Gardening|Photography;Phone:phone;Town;Price from:money;Radius:number(km)#1-300;Licence:file;Photo:image;About:long;~Rating:rating;~Status=Applied|Verified|Paused
- Thea Grann | business_name=Grann Gardens; category=Gardening; town=Aldham; price_from=35; radius=20; rating=4.8; status=Verified
- Jonah Prior | business_name=Prior Photo; category=Photography; town=Wexcombe; price_from=120; radius=60; rating=4.6; status=Verified
- Mirko Adan | business_name=Adan Piano Lessons; category=Music lessons; town=Lower Stoke; price_from=28; radius=15; rating=4.9; status=Applied
- Fiona Wirth | business_name=Wirth Computer Help; category=Computer help; town=Aldham; price_from=45; radius=30; rating=4.3; status=Paused
item service category|category: Name!;Group=Home|Events|Wellness|Lessons|Tech|Transport;Icon:image;Position:number#1-200
- Gardening | group=Home; position=1
- Photography | group=Events; position=2
- Music lessons | group=Lessons; position=3
- Computer help | group=Tech; position=4
item service|offered service|service listing: Title!;Provider->@provider|professional~Thea Grann|Jonah Prior;Category->@service category|category~Gardening|Photography;Price:money;Price unit=Hour|Job|Day;Duration:number(min)#15-1440;Description:long;Photo:image;~Status=Live|Hidden
- Hedge trimming | provider=Thea Grann; category=Gardening; price=38; price_unit=Hour; duration=120; status=Live
- Wedding day photos | provider=Jonah Prior; category=Photography; price=980; price_unit=Day; duration=600; status=Live
- Piano for beginners | provider=Mirko Adan; category=Music lessons; price=30; price_unit=Hour; duration=60; status=Hidden
- Laptop clean-up at home | provider=Fiona Wirth; category=Computer help; price=79; price_unit=Job; duration=90; status=Live
request job post|quote request|service inquiry: Title!;Customer;Category->@service category|category~Gardening|Photography;Place;Wanted on:date;Budget:money;Details:long;Photo:image
- Lawn to be relaid | category=Gardening; place=Aldham; budget=600; details=80 square metres, moss.
- Portraits of a family of five | category=Photography; place=Wexcombe; budget=180; details=Outside, afternoon.
- Lessons for a nine-year-old | category=Music lessons; place=Lower Stoke; budget=120; details=Four lessons, own keyboard.
- Printer not found | category=Computer help; place=Aldham; budget=60; details=New router since Monday.
record quote|offer|proposal: Title!;Job->@job post|quote request~Lawn to be relaid|Portraits of a family of five;Provider->@provider|professional~Thea Grann|Jonah Prior;Price:money;Hours:number(h)#0-1000;Possible from:date;Message:long;~Status=Sent|Seen|Accepted|Declined
- Thea on the lawn | job=Lawn to be relaid; provider=Thea Grann; price=560; hours=12; status=Accepted
- Jonah on portraits | job=Portraits of a family of five; provider=Jonah Prior; price=170; hours=2; status=Sent
- Mirko on four lessons | job=Lessons for a nine-year-old; provider=Mirko Adan; price=112; hours=4; status=Seen
- Fiona on the printer | job=Printer not found; provider=Fiona Wirth; price=79; hours=1.5; status=Declined
! record availability slot|time slot|open hours: Title!;Provider->@provider|professional~Thea Grann|Jonah Prior;Weekday=Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday;From:time;Until:time;Places:number#1-50
- Thea Tuesdays | provider=Thea Grann; weekday=Tuesday; places=2
- Jonah Saturdays | provider=Jonah Prior; weekday=Saturday; places=1
- Mirko Wednesdays | provider=Mirko Adan; weekday=Wednesday; places=5
- Fiona Mondays | provider=Fiona Wirth; weekday=Monday; places=3
! record provider payout|payout|commission: Reference!;Provider->@provider|professional~Thea Grann|Jonah Prior;Quote->@quote|offer~Thea on the lawn|Jonah on portraits;Amount:money;Commission:percent#0-50;Net amount:money;Paid on:date;~Status=Open|Paid
- PO-61 | provider=Thea Grann; quote=Thea on the lawn; amount=560; commission=12; net_amount=492.8; status=Open
- PO-62 | provider=Jonah Prior; quote=Jonah on portraits; amount=170; commission=12; net_amount=149.6; status=Open
- PO-63 | provider=Mirko Adan; quote=Mirko on four lessons; amount=112; commission=10; net_amount=100.8; status=Paid
- PO-64 | provider=Fiona Wirth; quote=Fiona on the printer; amount=79; commission=10; net_amount=71.1; status=Paid
+ booking: Service->@service|offered service;Provider->@provider|professional;Address:long;Price:money;~Status=Asked|Confirmed|Done|Cancelled
+ review: Provider->@provider|professional;Punctual:rating;Value:rating

# crowdfunding|backer|fundraising campaign|crowdfund|reward tier|kickstarter|crowdfunded
item campaign|crowdfunding project|fundraiser: Title!;Creator;Category->@category|campaign category~Games|Community;Goal:money;~Raised:money;~Backers:number#0-1000000;Model=All or nothing|Keep what you raise|Donation;Starts on:date;Ends on:date;Place;Story:long;Photo:image;~Status=Draft|In review|Live|Funded|Failed
- Lighthouse card game | category=Games; goal=12000; raised=9340; backers=214; model=All or nothing; place=Brennick; status=Live
- Roof for the village hall | category=Community; goal=30000; raised=31250; backers=402; model=Keep what you raise; place=Tamsel; status=Funded
- Debut album of a brass trio | category=Music; goal=6000; raised=2110; backers=58; model=All or nothing; place=Lindhaven; status=Failed
- Repair cafe on wheels | category=Environment; goal=18000; raised=0; backers=0; model=Donation; place=Orsel; status=In review
item category|campaign category: Name!;Icon:image;Position:number#1-50;Description:long
- Games | position=1
- Community | position=2
- Music | position=3
- Environment | position=4
item reward|reward tier|perk: Title!;Campaign->@campaign|crowdfunding project|fundraiser~Lighthouse card game|Roof for the village hall;Pledge from:money;Limit:number#1-100000;~Taken:number#0-100000;Delivery month;Ships to=Worldwide|Europe|Own country|Nothing to ship;Contents:long
- Signed copy | campaign=Lighthouse card game; pledge_from=35; limit=200; taken=121; delivery_month=March; ships_to=Worldwide; contents=Game and art print
- Name on a slate | campaign=Roof for the village hall; pledge_from=50; limit=300; taken=288; delivery_month=June; ships_to=Nothing to ship; contents=Name engraved on a slate
- Vinyl with handwritten note | campaign=Debut album of a brass trio; pledge_from=28; limit=500; taken=41; delivery_month=September; ships_to=Europe; contents=Double vinyl
- Repair evening for your street | campaign=Repair cafe on wheels; pledge_from=250; limit=12; taken=0; delivery_month=May; ships_to=Own country; contents=Visit of the van for one evening
record pledge|contribution|backing|donation: Reference!;Campaign->@campaign|crowdfunding project|fundraiser~Lighthouse card game|Roof for the village hall;Reward->@reward|reward tier~Signed copy|Name on a slate;Backer;Amount:money!;Anonymous:boolean;Comment;Pledged on:date;~Status=Pledged|Charged|Failed|Refunded
- PL-881 | campaign=Lighthouse card game; reward=Signed copy; amount=35; comment=Cannot wait!; status=Pledged
- PL-882 | campaign=Roof for the village hall; reward=Name on a slate; amount=60; status=Charged
- PL-790 | campaign=Debut album of a brass trio; reward=Vinyl with handwritten note; amount=28; comment=Good luck!; status=Refunded
- PL-791 | campaign=Debut album of a brass trio; reward=Vinyl with handwritten note; amount=40; status=Failed
record campaign update|project update|progress update: Title!;Campaign->@campaign|crowdfunding project|fundraiser~Lighthouse card game|Roof for the village hall;Text:long;Photo:image;Published on:date;Backers only:boolean
- First proofs are here | campaign=Lighthouse card game; text=The cards came back from the printer.
- Scaffolding is up | campaign=Roof for the village hall; text=Work began on Monday.
- Last week to go | campaign=Debut album of a brass trio; text=We still need a third of the sum.
- Van found | campaign=Repair cafe on wheels; text=A used van with 90000 km is reserved.
record milestone|funding goal|stretch goal: Title!;Campaign->@campaign|crowdfunding project|fundraiser~Lighthouse card game|Roof for the village hall;Amount:money;Planned use:long;Due on:date;~Status=Open|Reached|Spent
- Linen finish | campaign=Lighthouse card game; amount=15000; planned_use=Better cards for all.; status=Open
- Insulation | campaign=Roof for the village hall; amount=31000; planned_use=Wood fibre boards.; status=Reached
- Studio days | campaign=Debut album of a brass trio; amount=3500; planned_use=Five days of recording.; status=Open
- First slates bought | campaign=Roof for the village hall; amount=15000; planned_use=Slates and battens.; status=Spent
request payout|withdrawal|fund release: Reference!;Campaign->@campaign|crowdfunding project|fundraiser~Lighthouse card game|Roof for the village hall;Amount:money;Platform fee:money;Account;Purpose:long;Receipts:file
- FR-21 | campaign=Roof for the village hall; amount=15000; platform_fee=750; purpose=First bill of the roofer.
- FR-22 | campaign=Roof for the village hall; amount=9000; platform_fee=450; purpose=Slates.
- FR-23 | campaign=Lighthouse card game; amount=8000; platform_fee=400; purpose=Printing of 1000 games.
- FR-24 | campaign=Roof for the village hall; amount=6200; platform_fee=310; purpose=Scaffolding and insulation.
! record campaign review|approval step|status history: Title!;Campaign->@campaign|crowdfunding project|fundraiser~Lighthouse card game|Roof for the village hall;Decision=Submitted|Changes wanted|Approved|Rejected|Closed;Decided on:date;Decided by;Reason:long
- Card game approved | campaign=Lighthouse card game; decision=Approved
- Roof closed | campaign=Roof for the village hall; decision=Closed; reason=Goal reached.
- Album goal questioned | campaign=Debut album of a brass trio; decision=Changes wanted; decided_by=Review team; reason=Budget has no shipping costs.
- Van submitted | campaign=Repair cafe on wheels; decision=Submitted
+ comment: Campaign->@campaign|crowdfunding project|fundraiser;From the creator:boolean
+ payment: Pledge->@pledge|contribution|backing;Fee:money

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

# kpi dashboard|business dashboard|dashboard builder|dashboard widget|metrics dashboard|custom dashboard
item dashboard|board: Name!;Owner;Area=Sales|Finance|Operations|Marketing|People;Period=Today|Week|Month|Quarter|Year;Refresh every:number(min)#1-1440;Shared with;Description:long;~Status=Draft|Published|Archived
- Sales overview | area=Sales; period=Month; refresh_every=30; shared_with=Sales team; status=Published
- Warehouse today | area=Operations; period=Today; refresh_every=5; shared_with=Shift leaders; status=Published
- Cash and margins | area=Finance; period=Quarter; refresh_every=1440; shared_with=Board; status=Draft
- Hiring and leave | area=People; period=Year; refresh_every=720; shared_with=HR; status=Archived
item widget|dashboard widget|tile|chart: Title!;Dashboard->@dashboard|board~Sales overview|Warehouse today;Metric->@metric|kpi|indicator~Revenue|Orders shipped;Kind=Number|Line chart|Bar chart|Pie chart|Table|Gauge|Map;Position:number#1-60;Width:number(columns)#1-12;Filter;Color
- Revenue by week | dashboard=Sales overview; metric=Revenue; kind=Line chart; position=1; width=8
- Shipped so far | dashboard=Warehouse today; metric=Orders shipped; kind=Number; position=1; width=3
- Margin against plan | dashboard=Cash and margins; metric=Gross margin; kind=Gauge; position=1; width=4
- Leavers by team | dashboard=Hiring and leave; metric=Staff turnover; kind=Bar chart; position=2; width=6; filter=Last 12 months
item metric|kpi|indicator|key figure: Name!;Code;Unit~EUR|pieces;Formula:long;Data source->@data source|connection~Shop database|Warehouse sheet;Target:number;Direction=Higher is better|Lower is better;Owner~Helen Ford|Ravi Anand
- Revenue | code=REV; unit=EUR; formula=Sum of paid orders without tax; data_source=Shop database; target=250000; direction=Higher is better; owner=Helen Ford
- Orders shipped | code=SHP; unit=pieces; formula=Count of orders with a parcel; data_source=Warehouse sheet; target=400; direction=Higher is better; owner=Ravi Anand
- Gross margin | code=GM; unit=percent; formula=Revenue less cost of goods, by revenue; data_source=Ledger export; target=38; direction=Higher is better; owner=Helen Ford
- Staff turnover | code=TURN; unit=percent; formula=Leavers by average staff; data_source=Personnel list; target=9; direction=Lower is better; owner=Mona Reiss
record data point|metric value|measurement: Title!;Metric->@metric|kpi|indicator~Revenue|Orders shipped;Value:number!;Period;Measured on:date;Region~North|South;~Change:percent;~Against target:percent
- Revenue September north | metric=Revenue; value=241800; period=September; region=North; change=4.2; against_target=96.7
- Shipped on the 12th | metric=Orders shipped; value=418; period=12 September; region=South; change=6; against_target=104.5
- Margin second quarter | metric=Gross margin; value=36.4; period=Q2; region=North; change=-1.1; against_target=95.8
- Turnover 2025 | metric=Staff turnover; value=11.2; period=2025; region=South; change=1.6; against_target=124
item data source|connection|dataset: Name!;Kind=Database|Spreadsheet|API|File upload|Manual entry;Address;Refresh every:number(min)#1-10080;Owner;Last refreshed on:date;~Rows:number#0-100000000;~Status=Connected|Broken|Paused
- Shop database | kind=Database; address=db.shop.local; refresh_every=30; rows=182400; status=Connected
- Warehouse sheet | kind=Spreadsheet; refresh_every=60; rows=5210; status=Connected
- Ledger export | kind=File upload; refresh_every=1440; owner=Helen Ford; rows=96400; status=Paused
- Personnel list | kind=Manual entry; refresh_every=10080; owner=Mona Reiss; rows=143; status=Broken
item target|goal|kpi target: Name!;Metric->@metric|kpi|indicator~Revenue|Orders shipped;Period;Planned value:number;Lower limit:number;Responsible~Helen Ford|Ravi Anand;~Reached:percent
- Revenue third quarter | metric=Revenue; period=Q3; planned_value=740000; lower_limit=680000; responsible=Helen Ford; reached=91
- Shipping daily | metric=Orders shipped; period=Each day; planned_value=400; lower_limit=350; responsible=Ravi Anand; reached=104
- Margin of the year | metric=Gross margin; period=2026; planned_value=38; lower_limit=35; responsible=Helen Ford; reached=96
- Turnover of the year | metric=Staff turnover; period=2026; planned_value=9; lower_limit=7; responsible=Mona Reiss; reached=82
! item metric alert|threshold|alert rule [alert\\w*|notif\\w*|threshold\\w*|warn\\w*]: Name!;Metric->@metric|kpi|indicator~Revenue|Orders shipped;Condition=Above|Below|Changed by;Limit:number;Notify by=Email|Chat|Text message;Recipient;Active:boolean
- Revenue drops | metric=Revenue; condition=Below; limit=220000; notify_by=Email; recipient=Sales lead
- Shipping peak | metric=Orders shipped; condition=Above; limit=600; notify_by=Chat; recipient=Shift leaders
- Margin moves | metric=Gross margin; condition=Changed by; limit=3; notify_by=Email; recipient=Board
- Too many leavers | metric=Staff turnover; condition=Above; limit=12; notify_by=Text message; recipient=Mona Reiss
! item saved view|filter preset|dashboard setting: Name!;Dashboard->@dashboard|board~Sales overview|Warehouse today;Owner;From:date;Until:date;Region;Filters:long;Default view:boolean
- North only | dashboard=Sales overview; region=North; filters=Region is north
- Night shift | dashboard=Warehouse today; filters=Shift is night
- Margins without outlet | dashboard=Cash and margins; owner=Helen Ford; filters=Store is not outlet
- Office staff only | dashboard=Hiring and leave; owner=Mona Reiss; region=South; filters=Team is office
! record data refresh|refresh log|import run [refresh\\w*|import\\w*|sync\\w*|real.?time|upload\\w*]: Title!;Data source->@data source|connection~Shop database|Warehouse sheet;Started on:date;Started at:time;Rows read:number#0-100000000;Seconds:number(s)#0-86400;Message:long;~Result=Done|Partly|Failed
- Shop database 06:00 | data_source=Shop database; rows_read=1840; seconds=42; result=Done
- Warehouse sheet 12:00 | data_source=Warehouse sheet; rows_read=310; seconds=8; result=Done
- Ledger of May | data_source=Ledger export; rows_read=2200; seconds=95; message=14 rows without account; result=Partly
- Personnel list week 20 | data_source=Personnel list; rows_read=0; seconds=3; message=File is locked; result=Failed
+ report: Dashboard->@dashboard|board;Period;Format=PDF|Excel|CSV;Sent to;Repeat=Once|Daily|Weekly|Monthly

# data visualization|chart generator|chart maker|graph maker|data chart|visualize data|infographic
item chart|visualization|graph: Title!;Dataset->@dataset|data table~City rainfall|Course sales;Kind=Bar|Line|Pie|Scatter|Heat map|Area|Radar|Tree map;X axis;Y axis;Color theme->@color theme|palette|chart style~Ocean|Print gray;Caption:long;Picture:image;Public:boolean
- Rain by month | dataset=City rainfall; kind=Bar; x_axis=Month; y_axis=Millimetres; color_theme=Ocean; caption=Rain in 2024 by month.
- Sales by course | dataset=Course sales; kind=Pie; x_axis=Course; y_axis=Amount; color_theme=Print gray
- Height against weight of calves | dataset=Calf weights; kind=Scatter; x_axis=Height; y_axis=Weight; color_theme=Meadow; caption=64 calves at six months.
- Bike counts by hour | dataset=Bridge bike counter; kind=Heat map; x_axis=Hour; y_axis=Weekday; color_theme=High contrast
item dataset|data table|uploaded file: Name!;File:file;Format=CSV|Excel|JSON|Google sheet|Typed in;Rows:number#0-10000000;Columns:number#1-5000;Source;Uploaded on:date;Owner;Description:long
- City rainfall | format=CSV; rows=144; columns=3; source=Weather service; description=Monthly rain of 12 years.
- Course sales | format=Excel; rows=620; columns=6; source=Shop export
- Calf weights | format=Typed in; rows=64; columns=4; source=Farm notebook; owner=Jette Holt
- Bridge bike counter | format=JSON; rows=8760; columns=5; source=City open data; description=Hourly counts of one year.
record data column|column|field: Name!;Dataset->@dataset|data table~City rainfall|Course sales;Type=Number|Text|Date|Place|True or false;Unit;Role=Dimension|Value|Color|Label;Missing values:number#0-10000000;Smallest:number;Largest:number
- Rain amount | dataset=City rainfall; type=Number; unit=mm; role=Value; missing_values=2; smallest=0; largest=188
- Course name | dataset=Course sales; type=Text; role=Dimension; missing_values=0
- Weight in kg | dataset=Calf weights; type=Number; unit=kg; role=Value; missing_values=1; smallest=141; largest=228
- Counted hour | dataset=Bridge bike counter; type=Date; role=Dimension; missing_values=12
item color theme|palette|chart style: Name!;Colors;Background;Font;Line width:number(px)#1-20;For print:boolean;Preview:image
- Ocean | colors=Blue, teal, sand; background=White; font=Inter; line_width=2
- Print gray | colors=Black, gray, light gray; background=White; font=Georgia; line_width=1
- Meadow | colors=Leaf green, clover, straw; background=Ivory; font=Source Sans; line_width=3
- High contrast | colors=Yellow, white, cyan; background=Black; font=Atkinson; line_width=4
item chart template|template: Name!;Kind=Bar|Line|Pie|Scatter|Heat map|Area|Radar|Tree map;Suits~Comparison|Trend;Sample data:file;Preview:image;Settings:long;~Used:number#0-1000000
- Monthly trend | kind=Line; suits=Trend; settings=Smooth line, dots on; used=212
- Shares of a whole | kind=Pie; suits=Comparison; settings=Labels outside; used=140
- Two measures, one dot | kind=Scatter; suits=Correlation; settings=Trend line on; used=66
- Week by hour grid | kind=Heat map; suits=Rhythm over a week; settings=Seven rows, 24 columns; used=38
item story|infographic|chart board: Title!;Charts:long;Introduction:long;Layout=One column|Two columns|Slides|Poster;Published on:date;Link:url;~Views:number#0-100000000
- A wet decade | charts=Rain by month; layout=One column; views=1840
- Our course year | charts=Sales by course; layout=Slides; views=312
- When the bridge is busy | charts=Bike counts by hour; introduction=Rush hour starts at 7.; layout=Two columns; views=920
- Growing calves | charts=Height against weight of calves; layout=Poster; views=77
! record chart version|saved version: Title!;Chart->@chart|visualization|graph~Rain by month|Sales by course;Version:number#1-999;Settings:long;Changed by;Changed on:date;Note
- Rain v2 | chart=Rain by month; version=2; note=Switched to bars
- Sales v1 | chart=Sales by course; version=1; note=First draft
- Calves v3 | chart=Height against weight of calves; version=3; changed_by=Jette Holt; note=Trend line added
- Bikes v4 | chart=Bike counts by hour; version=4; note=Darker colours for peaks
! record export|chart download [export\\w*|download\\w*|png|svg|pdf|embed\\w*]: Title!;Chart->@chart|visualization|graph~Rain by month|Sales by course;Format=PNG|SVG|PDF|Embed code;Width:number(px)#50-10000;Height:number(px)#50-10000;File:file;Exported on:date;By
- Rain poster | chart=Rain by month; format=SVG; width=2400; height=1600
- Course pie for the report | chart=Sales by course; format=PDF; width=1200; height=900; by=Lea Born
- Calf poster | chart=Height against weight of calves; format=PNG; width=3000; height=2000; by=Jette Holt
- Bike grid for the town site | chart=Bike counts by hour; format=Embed code; width=800; height=420
! record data row|data point: Label!;Dataset->@dataset|data table~City rainfall|Course sales;X value;Y value:number;Series;Color;Note
- January | dataset=City rainfall; x_value=January; y_value=62; series=2024
- Pottery basics | dataset=Course sales; x_value=Pottery basics; y_value=8400; series=2024
- Calf 17 | dataset=Calf weights; x_value=104; y_value=187; series=Spring calves
- Tuesday 8 am | dataset=Bridge bike counter; x_value=8; y_value=412; series=Tuesday; note=Peak of the week
+ comment: Chart->@chart|visualization|graph;Place in chart

# statistical analysis|statistics tool|statistics platform|survey statistics|data analysis tool|linear regression|statistical data
item dataset|data set|sample: Name!;File:file;Topic~Wages|Seedlings;Cases:number#1-100000000;Variables:number#1-5000;Collected by;Collected on:date;Source;Weighting;~Status=Raw|Cleaned|Locked
- Wages of bakers 2024 | topic=Wages; cases=820; variables=14; source=Guild survey; status=Cleaned
- Seedling height | topic=Seedlings; cases=240; variables=6; source=Greenhouse; status=Raw
- Commuter survey 2025 | topic=Traffic; cases=1530; variables=31; collected_by=Town panel; source=Online survey; weighting=By age and district; status=Locked
- Reaction times pilot | topic=Psychology; cases=48; variables=9; collected_by=Lab group B; source=Lab software; status=Raw
item variable|data field|column: Name!;Dataset->@dataset|data set~Wages of bakers 2024|Seedling height;Label;Scale=Nominal|Ordinal|Interval|Ratio;Unit;Missing code;Value labels:long
- hourly_wage | dataset=Wages of bakers 2024; label=Hourly wage; scale=Ratio; unit=EUR; missing_code=-9
- height_cm | dataset=Seedling height; label=Height on day 20; scale=Ratio; unit=cm
- main_mode | dataset=Commuter survey 2025; label=Main way to work; scale=Nominal; missing_code=99; value_labels=1 car, 2 bus, 3 bike, 4 on foot
- satisfaction | dataset=Commuter survey 2025; label=Satisfaction with the way; scale=Ordinal; missing_code=9
record analysis|statistical test|model run: Title!;Dataset->@dataset|data set~Wages of bakers 2024|Seedling height;Method=Description|t-test|ANOVA|Chi-square|Correlation|Regression|Cluster|Time series;Dependent variable->@variable|data field~hourly_wage|height_cm;Independent variables;Significance level:number#0-1;Analyst~Ida Noor|Paul Reis;Run on:date;Settings:long;~Status=Prepared|Running|Done|Failed
- Wage by training | dataset=Wages of bakers 2024; method=Regression; dependent_variable=hourly_wage; independent_variables=Training, years; significance_level=0.05; analyst=Ida Noor; status=Done
- Light and growth | dataset=Seedling height; method=ANOVA; dependent_variable=height_cm; independent_variables=Light; significance_level=0.05; analyst=Paul Reis; status=Done
- Mode by district | dataset=Commuter survey 2025; method=Chi-square; dependent_variable=main_mode; independent_variables=District; significance_level=0.01; analyst=Paul Reis; status=Running
- Groups of commuters | dataset=Commuter survey 2025; method=Cluster; dependent_variable=satisfaction; independent_variables=Distance, minutes; significance_level=0.05; analyst=Ida Noor; status=Failed
record result|analysis result|test statistic: Name!;Analysis->@analysis|statistical test~Wage by training|Light and growth;Statistic=Mean|Coefficient|t|F|Chi-square|r|R squared;Value:number;Standard error:number#0-1000000;p value:number#0-1;Lower bound:number;Upper bound:number;Reading:long
- Effect of training | analysis=Wage by training; statistic=Coefficient; value=1.8; standard_error=0.4; p_value=0.001; lower_bound=1; upper_bound=2.6; reading=Trained bakers earn 1.80 more an hour.
- Light effect | analysis=Light and growth; statistic=F; value=7.2; p_value=0.002; reading=Growth differs between lamps.
- District and mode | analysis=Mode by district; statistic=Chi-square; value=41.3; p_value=0.0004; reading=Mode depends on the district.
- Fit of the wage model | analysis=Wage by training; statistic=R squared; value=0.34; reading=A third of the spread is explained.
record chart|plot|graph: Title!;Analysis->@analysis|statistical test~Wage by training|Light and growth;Kind=Histogram|Box plot|Scatter|Bar|Line|Heat map;X variable;Y variable;Picture:image;Caption:long
- Wages box plot | analysis=Wage by training; kind=Box plot; x_variable=Training; y_variable=hourly_wage
- Height by lamp | analysis=Light and growth; kind=Bar; x_variable=Light; y_variable=height_cm
- Satisfaction counts | analysis=Groups of commuters; kind=Histogram; x_variable=satisfaction; y_variable=Count; caption=All 1530 cases.
- Districts and modes | analysis=Mode by district; kind=Heat map; x_variable=District; y_variable=main_mode
item indicator|statistical indicator|time series: Name!;Code;Unit;Region~North district|Whole country;Period=Month|Quarter|Year;Definition:long;Source
- Unemployment rate | code=UNR; unit=percent; region=North district; period=Month; source=Labour office
- Births | code=BIR; unit=persons; region=Whole country; period=Year; source=Registry
- Consumer price index | code=CPI; unit=index 2020 is 100; region=Whole country; period=Month; definition=Basket of 650 goods.; source=Price survey
- New dwellings | code=DWL; unit=dwellings; region=Coast; period=Quarter; source=Building permits
! record indicator value|observation: Title!;Indicator->@indicator|statistical indicator|time series~Unemployment rate|Births;Period;Region;Value:number!;~Change:percent;Preliminary:boolean;Entered by
- Unemployment May north | indicator=Unemployment rate; period=May; region=North district; value=5.4; change=-0.2
- Births 2024 | indicator=Births; period=2024; region=Whole country; value=81200; change=-1.1
- Price index May | indicator=Consumer price index; period=May; region=Whole country; value=121.4; change=0.3; entered_by=Ida Noor
- Dwellings Q1 coast | indicator=New dwellings; period=Q1; region=Coast; value=318; change=12.6; entered_by=Paul Reis
! record cleaning step|data change log [clean\\w*|missing|outlier\\w*|transform\\w*|import\\w*|prepar\\w*]: Title!;Dataset->@dataset|data set~Wages of bakers 2024|Seedling height;Kind=Removed rows|Recoded|Filled gaps|Outlier removed|Merged;Rows touched:number#0-10000000;Done on:date;Done by~Ida Noor|Paul Reis;Note:long
- Wages above 200 removed | dataset=Wages of bakers 2024; kind=Outlier removed; rows_touched=3; done_by=Ida Noor
- Job titles grouped | dataset=Wages of bakers 2024; kind=Recoded; rows_touched=820; done_by=Paul Reis
- Missing ages estimated | dataset=Commuter survey 2025; kind=Filled gaps; rows_touched=44; done_by=Ida Noor; note=Median of the district.
- Two trays joined | dataset=Seedling height; kind=Merged; rows_touched=120; done_by=Paul Reis
+ report: Analysis->@analysis|statistical test;Summary:long;Format=PDF|Word|HTML

# report generator|reporting platform|reporting system|report builder|report template
item report template|template|report layout: Name!;Area=Sales|Finance|Operations|Quality|Service|Other;Format=PDF|Excel|Word|HTML|CSV;Orientation=Portrait|Landscape;Header;Footer;Layout:file;Version:number#1-999;~Status=Draft|Released|Retired
- Monthly sales | area=Sales; format=PDF; orientation=Portrait; header=Company logo; version=4; status=Released
- Open invoices | area=Finance; format=Excel; orientation=Landscape; version=2; status=Released
- Scrap and rework | area=Quality; format=HTML; orientation=Portrait; footer=Internal use only; version=1; status=Draft
- Stock ageing | area=Operations; format=CSV; orientation=Landscape; version=7; status=Retired
item report section|section|block: Title!;Template->@report template|template~Monthly sales|Open invoices;Kind=Text|Table|Chart|Summary|Page break;Query->@query|data query~Sales by region|Unpaid bills;Position:number#1-100;Text:long
- Sales by region table | template=Monthly sales; kind=Table; query=Sales by region; position=2
- List of unpaid bills | template=Open invoices; kind=Table; query=Unpaid bills; position=1
- Note on scrap | template=Scrap and rework; kind=Text; position=1; text=Costs are net of recycling.
- Scrap per line | template=Scrap and rework; kind=Chart; query=Scrap by machine; position=2
item query|data query|data selection: Name!;Data source->@data source|connection~Sales database|Bookkeeping export;Statement:long;Parameters;Row limit:number#1-10000000;Owner~Vera Quint|Luis Ortega
- Sales by region | data_source=Sales database; parameters=Month; row_limit=5000; owner=Vera Quint
- Unpaid bills | data_source=Bookkeeping export; parameters=Due before; row_limit=10000; owner=Luis Ortega
- Scrap by machine | data_source=Shop floor sheet; parameters=Week, line; row_limit=2000; owner=Vera Quint
- Articles without movement | data_source=Stock interface; parameters=Days; row_limit=20000; owner=Luis Ortega
item data source|connection: Name!;Kind=Database|Spreadsheet|API|File;Address;Account name;Owner;~Status=Connected|Broken
- Sales database | kind=Database; address=db.sales.local; status=Connected
- Bookkeeping export | kind=File; address=/exports/books.csv; status=Connected
- Shop floor sheet | kind=Spreadsheet; address=/share/shopfloor.xlsx; owner=Vera Quint; status=Connected
- Stock interface | kind=API; address=stock.local/v2; account_name=report_reader; status=Broken
item report schedule|scheduled report|delivery rule: Name!;Template->@report template|template~Monthly sales|Open invoices;Repeat=Daily|Weekly|Monthly|Quarterly;Time:time;Recipients:long;Format=PDF|Excel|CSV;Next run on:date;Active:boolean
- Sales to management | template=Monthly sales; repeat=Monthly; recipients=Managers; format=PDF
- Bills every Monday | template=Open invoices; repeat=Weekly; recipients=Accounts; format=Excel
- Scrap each morning | template=Scrap and rework; repeat=Daily; recipients=Shift leaders; format=PDF
- Ageing per quarter | template=Stock ageing; repeat=Quarterly; recipients=Purchasing, accounts; format=CSV
record report run|generated report|report job: Title!;Template->@report template|template~Monthly sales|Open invoices;Period;Parameters;Started on:date;Seconds:number(s)#0-86400;Pages:number#0-100000;File:file;Asked by;~Status=Waiting|Running|Done|Failed
- Sales September | template=Monthly sales; period=September; seconds=14; pages=6; status=Done
- Bills week 38 | template=Open invoices; period=Week 38; seconds=3; pages=2; status=Done
- Scrap week 22 | template=Scrap and rework; period=Week 22; parameters=Line 3; seconds=6; asked_by=Vera Quint; status=Running
- Ageing first quarter | template=Stock ageing; period=Q1; seconds=310; pages=0; asked_by=Luis Ortega; status=Failed
! record report delivery|sent report|delivery log: Title!;Run->@report run|generated report~Sales September|Bills week 38;Recipient;Channel=Email|Download|Shared folder|Chat;Sent on:date;Opened:boolean;~Status=Sent|Bounced|Failed
- Sales to H. Ford | run=Sales September; recipient=H. Ford; channel=Email; status=Sent
- Bills to accounts | run=Bills week 38; recipient=Accounts; channel=Shared folder; status=Sent
- Scrap link in line chat | run=Scrap week 22; recipient=Line 3; channel=Chat; status=Failed
- Sales to the branch office | run=Sales September; recipient=Branch north; channel=Email; status=Bounced
! record report access|permission [permission\\w*|role\\w*|access|share\\w*|sharing]: Title!;Template->@report template|template~Monthly sales|Open invoices;Person or role;Right=View|Run|Edit|Share;Given by;Given on:date
- Managers view sales | template=Monthly sales; person_or_role=Managers; right=View
- Accounts run bills | template=Open invoices; person_or_role=Accounts; right=Run; given_by=Luis Ortega
- Vera edits scrap | template=Scrap and rework; person_or_role=Vera Quint; right=Edit; given_by=Administrator
- Purchasing shares ageing | template=Stock ageing; person_or_role=Purchasing; right=Share
+ report: Template->@report template|template;Period;File:file;~Status=Draft|Submitted|Approved|Returned
+ comment: Run->@report run|generated report;Page:number

# business intelligence|bi platform|data warehouse|self-service analytics|bi tool|etl pipeline
item data source|connection|connector: Name!;Kind=Database|Data lake|Spreadsheet|API|CRM|ERP;Host;Schema;Owner~Mo Farrell|Lin Zhou;Refresh=Hourly|Daily|Weekly|Live;Last refreshed on:date;~Status=Connected|Warning|Broken
- ERP production | kind=ERP; host=erp.local; schema=sales; owner=Mo Farrell; refresh=Daily; status=Connected
- Web shop API | kind=API; host=api.shop.example; owner=Lin Zhou; refresh=Hourly; status=Warning
- Field service CRM | kind=CRM; host=crm.local; schema=visits; owner=Lin Zhou; refresh=Weekly; status=Connected
- Sensor lake | kind=Data lake; host=lake.local; schema=raw; owner=Mo Farrell; refresh=Live; status=Broken
item dataset|data model|data mart: Name!;Source->@data source|connection~ERP production|Web shop API;Area=Sales|Finance|Supply|People|Marketing;Grain;Rows:number#0-10000000000;Size:number(MB)#0-100000000;Steward~Mo Farrell|Lin Zhou;Description:long;~Certified:boolean
- Sales orders mart | source=ERP production; area=Sales; grain=One order line; rows=4820000; size=1900; steward=Mo Farrell
- Shop sessions | source=Web shop API; area=Marketing; grain=One visit; rows=12400000; size=5200; steward=Lin Zhou
- Service visits | source=Field service CRM; area=People; grain=One visit of a technician; rows=86000; size=120; steward=Lin Zhou
- Machine readings | source=Sensor lake; area=Supply; grain=One reading a minute; rows=940000000; size=210000; steward=Mo Farrell
item dimension|data field|column: Name!;Dataset->@dataset|data model~Sales orders mart|Shop sessions;Type=Text|Number|Date|Place;Role=Dimension|Measure|Key;Aggregation=None|Sum|Average|Count|Max;Definition:long;Hidden:boolean
- Net amount | dataset=Sales orders mart; type=Number; role=Measure; aggregation=Sum; definition=Amount without tax and discount
- Landing page | dataset=Shop sessions; type=Text; role=Dimension; aggregation=None
- Technician number | dataset=Service visits; type=Number; role=Key; aggregation=Count; definition=Personnel number
- Plant | dataset=Machine readings; type=Place; role=Dimension; aggregation=None; definition=Site of the machine
item dashboard|bi report|analysis board: Name!;Dataset->@dataset|data model~Sales orders mart|Shop sessions;Area=Sales|Finance|Supply|People|Marketing;Owner~Mo Farrell|Lin Zhou;Audience;Description:long;~Views:number#0-10000000;~Status=Draft|Published|Retired
- Margin by branch | dataset=Sales orders mart; area=Sales; owner=Mo Farrell; audience=Branch managers; views=980; status=Published
- Visit funnel | dataset=Shop sessions; area=Marketing; owner=Lin Zhou; audience=Web team; views=310; status=Published
- Technicians on the road | dataset=Service visits; area=People; owner=Lin Zhou; audience=Service leads; views=145; status=Draft
- Machine health | dataset=Machine readings; area=Supply; owner=Mo Farrell; audience=Plant managers; views=2310; status=Retired
item metric|measure|kpi: Name!;Dataset->@dataset|data model~Sales orders mart|Shop sessions;Formula:long;Unit;Target:number;Owner~Mo Farrell|Lin Zhou;Certified:boolean
- Gross margin | dataset=Sales orders mart; formula=(Net amount minus cost) divided by net amount; unit=percent; target=32; owner=Mo Farrell
- Conversion | dataset=Shop sessions; formula=Orders divided by visits; unit=percent; target=2.5; owner=Lin Zhou
- First visit fix rate | dataset=Service visits; formula=Cases closed on first visit divided by cases; unit=percent; target=85; owner=Lin Zhou
- Stop minutes | dataset=Machine readings; formula=Sum of minutes at speed zero; unit=min; target=40; owner=Mo Farrell
item visual|chart|widget: Title!;Dashboard->@dashboard|bi report~Margin by branch|Visit funnel;Metric->@metric|measure~Gross margin|Conversion;Kind=Bar|Line|Map|Table|Funnel|Card;Split by;Filter;Position:number#1-60
- Margin map | dashboard=Margin by branch; metric=Gross margin; kind=Map; split_by=Branch; position=1
- Steps to order | dashboard=Visit funnel; metric=Conversion; kind=Funnel; split_by=Step; position=1
- Fix rate by region | dashboard=Technicians on the road; metric=First visit fix rate; kind=Bar; split_by=Region; position=2
- Stops today | dashboard=Machine health; metric=Stop minutes; kind=Card; filter=Today; position=1
! record load job|refresh run|etl run: Title!;Dataset->@dataset|data model~Sales orders mart|Shop sessions;Started on:date;Started at:time;Minutes:number(min)#0-2880;Rows loaded:number#0-10000000000;Rows rejected:number#0-10000000;Message:long;~Status=Running|Done|Failed
- Mart load night | dataset=Sales orders mart; minutes=18; rows_loaded=21400; rows_rejected=3; status=Done
- Sessions 07:00 | dataset=Shop sessions; minutes=4; rows_loaded=9100; rows_rejected=0; status=Done
- Visits week 21 | dataset=Service visits; minutes=2; rows_loaded=1600; rows_rejected=41; message=41 rows without technician; status=Done
- Readings 09:00 | dataset=Machine readings; minutes=61; rows_loaded=0; rows_rejected=0; message=Lake cannot be reached; status=Failed
! record access right|permission|row rule: Title!;Dashboard->@dashboard|bi report~Margin by branch|Visit funnel;Group;Right=View|Explore|Edit;Row filter;Given by
- Branch managers margin | dashboard=Margin by branch; group=Branch managers; right=View; row_filter=Own branch
- Web team funnel | dashboard=Visit funnel; group=Web team; right=Edit
- Service leads explore | dashboard=Technicians on the road; group=Service leads; right=Explore; row_filter=Own region; given_by=Lin Zhou
- Plant managers look | dashboard=Machine health; group=Plant managers; right=View; row_filter=Own plant
! record saved query|ad hoc query [quer\\w*|sql|explor\\w*|ad.?hoc]: Name!;Dataset->@dataset|data model~Sales orders mart|Shop sessions;Statement:long;Owner;Last run on:date;Rows:number#0-10000000;Shared:boolean
- Top 50 articles | dataset=Sales orders mart; rows=50
- Bounced visits from adverts | dataset=Shop sessions; owner=Lin Zhou; rows=8400
- Visits over three hours | dataset=Service visits; owner=Service leads; rows=212
- Stops at night | dataset=Machine readings; owner=Mo Farrell; rows=96
+ report: Dashboard->@dashboard|bi report;Recipients;Repeat=Daily|Weekly|Monthly;Format=PDF|Excel

# a/b test|a/b testing|split test|experimentation platform|feature flag|conversion optimization|landing page test
item experiment|a/b test|split test: Name!;Page:url;Hypothesis:long;Goal->@goal|conversion goal~Sign-up done|Order placed;Traffic share:percent;Audience;Starts on:date;Ends on:date;Owner~Zoe Lang|Amir Said;~Winner;~Status=Draft|Running|Paused|Finished
- Green sign-up button | hypothesis=A stronger color lifts sign-ups.; goal=Sign-up done; traffic_share=50; audience=New visitors; owner=Zoe Lang; status=Running
- Shorter checkout | hypothesis=Fewer fields, more orders.; goal=Order placed; traffic_share=100; audience=All; owner=Amir Said; winner=One page; status=Finished
- Price shown per month | hypothesis=Small numbers frighten less.; goal=Plan page seen; traffic_share=30; audience=Returning visitors; owner=Amir Said; status=Paused
- Reviews above the fold | hypothesis=Trust first, then the price.; goal=Basket value; traffic_share=80; audience=Desktop; owner=Zoe Lang; status=Draft
item variant|variation|test version: Name!;Experiment->@experiment|a/b test|split test~Green sign-up button|Shorter checkout;Control:boolean;Weight:percent;Change:long;Screenshot:image;Link:url
- Green | experiment=Green sign-up button; weight=50; change=Button color 2E8B57
- One page | experiment=Shorter checkout; weight=50; change=Address and payment on one page
- Per month | experiment=Price shown per month; weight=34; change=Yearly price divided by twelve
- Stars on top | experiment=Reviews above the fold; weight=50; change=Three reviews under the title
item goal|conversion goal|metric: Name!;Kind=Click|Page view|Form sent|Purchase|Revenue|Time on page;Target;Value:money;Primary:boolean;Description:long
- Sign-up done | kind=Form sent; target=/welcome; value=2
- Order placed | kind=Purchase; target=/thank-you; value=38
- Plan page seen | kind=Page view; target=/plans; value=0.5
- Basket value | kind=Revenue; target=Sum of the basket; value=52
record variant result|test result|daily result: Title!;Experiment->@experiment|a/b test|split test~Green sign-up button|Shorter checkout;Variant->@variant|variation~Green|One page;Day:date;Visitors:number#0-100000000;Conversions:number#0-100000000;Conversion rate:percent;Uplift:percent#-100-1000;Confidence:percent;Revenue:money
- Green first week | experiment=Green sign-up button; variant=Green; visitors=4120; conversions=231; conversion_rate=5.6; uplift=12; confidence=93
- One page total | experiment=Shorter checkout; variant=One page; visitors=18200; conversions=764; conversion_rate=4.2; uplift=9; confidence=98; revenue=29032
- Monthly price, four days | experiment=Price shown per month; variant=Per month; visitors=980; conversions=88; conversion_rate=9; uplift=-3; confidence=61
- Stars preview | experiment=Reviews above the fold; variant=Stars on top; visitors=210; conversions=6; conversion_rate=2.9; uplift=4; confidence=22; revenue=312
item audience segment|segment|targeting rule: Name!;Device=All|Desktop|Phone|Tablet;Country;Visitor=All|New|Returning;Source;Condition:long;~Share of traffic:percent
- New on phones | device=Phone; visitor=New; share_of_traffic=34
- Returning from newsletter | device=All; visitor=Returning; source=Newsletter; share_of_traffic=11
- Returning desktop | device=Desktop; visitor=Returning; condition=At least two visits; share_of_traffic=23
- Tablets from adverts | device=Tablet; country=Germany; visitor=All; source=Search ads; share_of_traffic=3
item feature flag|flag|toggle: Key!;Description:long;Environment=Development|Staging|Production;Rollout:percent;Segment->@audience segment|segment~New on phones|Returning from newsletter;Owner~Zoe Lang|Amir Said;Enabled:boolean
- new-search | description=Search with suggestions; environment=Production; rollout=20; segment=New on phones; owner=Amir Said
- dark-mode | description=Dark colors; environment=Staging; rollout=100; owner=Zoe Lang
- checkout-one-page | description=Checkout on one page; environment=Production; rollout=100; owner=Amir Said
- star-snippets | description=Stars in the list; environment=Development; rollout=5; segment=Returning desktop; owner=Zoe Lang
! record visitor assignment|exposure|participant: Visitor id!;Experiment->@experiment|a/b test|split test~Green sign-up button|Shorter checkout;Variant->@variant|variation~Green|One page;First seen on:date;Device=Desktop|Phone|Tablet;Country;Converted:boolean;Value:money
- v-88120 | experiment=Green sign-up button; variant=Green; device=Phone; country=France
- v-88121 | experiment=Shorter checkout; variant=One page; device=Desktop; country=Spain; value=41
- v-88122 | experiment=Price shown per month; variant=Per month; device=Tablet; country=Italy
- v-88123 | experiment=Reviews above the fold; variant=Stars on top; device=Desktop; country=Germany; value=58
! record experiment change|change log: Title!;Experiment->@experiment|a/b test|split test~Green sign-up button|Shorter checkout;Change=Started|Paused|Traffic changed|Variant edited|Stopped;Changed by;Changed on:date;Note
- Green started | experiment=Green sign-up button; change=Started
- Checkout stopped | experiment=Shorter checkout; change=Stopped; note=98 percent confidence
- Monthly price paused | experiment=Price shown per month; change=Paused; changed_by=Amir Said; note=Wrong price for annual plan
- Reviews text edited | experiment=Reviews above the fold; change=Variant edited; changed_by=Zoe Lang
+ report: Experiment->@experiment|a/b test|split test;Finding:long;Recommendation=Roll out|Repeat|Drop

# web analytics|website analytics|website traffic|visitor statistics|traffic analysis|site traffic
item website|site|property|tracked site: Name!;Address:url;Tracking code;Time zone;Owner;Anonymous addresses:boolean;Keep data for:number(months)#1-120;~Status=Active|No data|Paused
- Bergweg Hiking | tracking_code=WA-1041; time_zone=Europe/Vienna; keep_data_for=24; status=Active
- Kitchen Notes | tracking_code=WA-1042; time_zone=Europe/London; keep_data_for=12; status=Active
- Old Mill Theatre | tracking_code=WA-1043; time_zone=America/Toronto; owner=Box office; keep_data_for=36; status=No data
- Granite Cycling Club | tracking_code=WA-1044; time_zone=Europe/Lisbon; owner=Club secretary; keep_data_for=6; status=Paused
record visit|session: Reference!;Site->@website|site|property~Bergweg Hiking|Kitchen Notes;Visitor id;Started on:date;Started at:time;Duration:number(s)#0-86400;Pages:number#1-5000;Source->@traffic source|channel~Search|Newsletter;Country;Device=Desktop|Phone|Tablet;Browser;Bounce:boolean
- s-771001 | site=Bergweg Hiking; visitor_id=v-12; duration=184; pages=5; source=Search; country=Austria; device=Phone; browser=Safari
- s-771002 | site=Kitchen Notes; visitor_id=v-90; duration=22; pages=1; source=Newsletter; country=Ireland; device=Desktop; browser=Firefox
- s-771003 | site=Old Mill Theatre; visitor_id=v-133; duration=95; pages=3; source=Stage advert; country=Canada; device=Desktop; browser=Chrome
- s-771004 | site=Granite Cycling Club; visitor_id=v-207; duration=410; pages=9; source=Club forum; country=Portugal; device=Tablet; browser=Safari
record page view|hit: Page!;Visit->@visit|session~s-771001|s-771002;Page title;Path;Viewed at:time;Seconds on page:number(s)#0-86400;Scroll depth:percent;Exit page:boolean
- Huts with a view | visit=s-771001; path=/huts; seconds_on_page=61; scroll_depth=80
- Sourdough in two days | visit=s-771002; path=/sourdough; seconds_on_page=22; scroll_depth=35
- Spring season | visit=s-771003; path=/season; seconds_on_page=48; scroll_depth=100
- Saturday route, 74 km | visit=s-771004; path=/routes/saturday; seconds_on_page=132; scroll_depth=90
item traffic source|channel|referrer: Name!;Kind=Search|Social media|Link|Email|Advert|Direct;Address:url;Campaign tag;~Visits:number#0-1000000000;~Conversions:number#0-100000000
- Search | kind=Search; visits=18200; conversions=240
- Newsletter | kind=Email; campaign_tag=nl-40; visits=2100; conversions=96
- Stage advert | kind=Advert; campaign_tag=season-26; visits=1340; conversions=57
- Club forum | kind=Link; visits=480; conversions=22
item goal|conversion|tracked event: Name!;Site->@website|site|property~Bergweg Hiking|Kitchen Notes;Kind=Page reached|Click|Form sent|Download|Purchase;Target;Value:money;Active:boolean;~Reached:number#0-100000000
- Map downloaded | site=Bergweg Hiking; kind=Download; target=/map.pdf; value=1; reached=412
- Recipe saved | site=Kitchen Notes; kind=Click; target=Save button; value=0.2; reached=1830
- Ticket bought | site=Old Mill Theatre; kind=Purchase; target=/ticket/done; value=28; reached=57
- Ride sign-up sent | site=Granite Cycling Club; kind=Form sent; target=/rides/thanks; value=3; reached=91
record daily statistic|daily traffic|traffic record: Title!;Site->@website|site|property~Bergweg Hiking|Kitchen Notes;Day:date;Visitors:number#0-100000000;Visits:number#0-100000000;Page views:number#0-1000000000;Bounce rate:percent;Average duration:number(s)#0-86400;New visitors:percent
- Bergweg Sunday | site=Bergweg Hiking; visitors=820; visits=910; page_views=3120; bounce_rate=41; average_duration=142; new_visitors=63
- Kitchen Sunday | site=Kitchen Notes; visitors=1510; visits=1630; page_views=2240; bounce_rate=68; average_duration=58; new_visitors=77
- Mill premiere day | site=Old Mill Theatre; visitors=640; visits=720; page_views=2050; bounce_rate=33; average_duration=121; new_visitors=48
- Granite Monday | site=Granite Cycling Club; visitors=74; visits=96; page_views=402; bounce_rate=25; average_duration=203; new_visitors=19
! record recorded event|custom event|click event: Name!;Visit->@visit|session~s-771001|s-771002;Goal->@goal|conversion~Map downloaded|Recipe saved;Element;Value:number;Happened on:date;Happened at:time
- map_download | visit=s-771001; goal=Map downloaded; element=Button top; value=1
- save_recipe | visit=s-771002; goal=Recipe saved; element=Heart; value=1
- ticket_paid | visit=s-771003; goal=Ticket bought; element=Pay button; value=56
- ride_form_sent | visit=s-771004; goal=Ride sign-up sent; element=Sign-up form; value=1
! item campaign link|tracked campaign [campaign\\w*|utm|advert\\w*|marketing]: Name!;Site->@website|site|property~Bergweg Hiking|Kitchen Notes;Source;Medium;Landing page:url;Cost:money;Starts on:date;Ends on:date;~Visits:number#0-100000000
- Autumn huts | site=Bergweg Hiking; source=Search ads; medium=cpc; cost=240; visits=610
- Bread letter 41 | site=Kitchen Notes; source=Newsletter; medium=email; cost=0; visits=830
- Premiere poster code | site=Old Mill Theatre; source=Poster; medium=qr; cost=120; visits=210
- Partner club button | site=Granite Cycling Club; source=Partner club; medium=banner; cost=35; visits=64
+ report: Site->@website|site|property;Period;Sent to;Repeat=Once|Weekly|Monthly

# seo tool|keyword research|keyword rank|site audit|keyword tracker|keyword position|seo audit|seo analysis
item website|domain|seo project: Name!;Domain;Country;Search engine=Google|Bing|Yandex|Baidu|DuckDuckGo;Competitors;Owner;Visibility:percent;~Authority:number#0-100;~Status=Active|Paused
- Alpine Lamps | domain=alpinelamps.example; country=Switzerland; search_engine=Google; competitors=lampenhaus.example; visibility=12; authority=34; status=Active
- Teapot Corner | domain=teapotcorner.example; country=United Kingdom; search_engine=Google; visibility=21; authority=41; status=Active
- Harbour Dentists | domain=harbourdentists.example; country=Ireland; search_engine=Bing; competitors=quayteeth.example; visibility=6; authority=18; status=Active
- Velo Atelier | domain=veloatelier.example; country=France; search_engine=DuckDuckGo; visibility=9; authority=27; status=Paused
item keyword|search term|tracked keyword: Keyword!;Site->@website|domain|seo project~Alpine Lamps|Teapot Corner;Group->@keyword group|topic cluster~Products|Guides;Search volume:number(per month)#0-100000000;Difficulty:number#0-100;Cost per click:money;Intent=Informational|Commercial|Transactional|Navigational;Target page:url;~Position:number#1-200
- wooden floor lamp | site=Alpine Lamps; group=Products; search_volume=2900; difficulty=38; cost_per_click=0.8; intent=Transactional; position=11
- how to brew oolong | site=Teapot Corner; group=Guides; search_volume=5400; difficulty=29; cost_per_click=0.3; intent=Informational; position=4
- emergency dentist cork | site=Harbour Dentists; group=Local services; search_volume=720; difficulty=22; cost_per_click=3.4; intent=Commercial; position=7
- velo atelier opening hours | site=Velo Atelier; group=Brand; search_volume=140; difficulty=4; cost_per_click=0.1; intent=Navigational; position=1
item keyword group|topic cluster|tag: Name!;Site->@website|domain|seo project~Alpine Lamps|Teapot Corner;Main page:url;Color;Note
- Products | site=Alpine Lamps
- Guides | site=Teapot Corner
- Local services | site=Harbour Dentists; color=Teal; note=Town in every title
- Brand | site=Velo Atelier; color=Orange
record ranking|rank check|keyword position: Title!;Keyword->@keyword|search term~wooden floor lamp|how to brew oolong;Position:number#1-200;Previous position:number#1-200;Page found:url;Device=Desktop|Phone;Place;Checked on:date;Snippet=None|Featured|Images|Map|Video;~Change:number#-200-200
- Floor lamp week 40 | keyword=wooden floor lamp; position=11; previous_position=14; device=Phone; place=Zurich; snippet=None; change=3
- Oolong week 40 | keyword=how to brew oolong; position=4; previous_position=4; device=Desktop; place=Leeds; snippet=Featured; change=0
- Dentist week 41 | keyword=emergency dentist cork; position=7; previous_position=5; device=Phone; place=Cork; snippet=Map; change=-2
- Atelier week 41 | keyword=velo atelier opening hours; position=1; previous_position=1; device=Desktop; place=Lyon; snippet=None; change=0
record site audit|crawl|seo check: Title!;Site->@website|domain|seo project~Alpine Lamps|Teapot Corner;Pages crawled:number#0-10000000;Errors:number#0-1000000;Warnings:number#0-1000000;Load time:number(ms)#0-120000;Started on:date;~Score:number#0-100;~Status=Queued|Running|Done|Failed
- Alpine October | site=Alpine Lamps; pages_crawled=340; errors=12; warnings=61; load_time=1800; score=78; status=Done
- Teapot October | site=Teapot Corner; pages_crawled=120; errors=2; warnings=19; load_time=950; score=92; status=Done
- Dentists May | site=Harbour Dentists; pages_crawled=46; errors=5; warnings=14; load_time=2600; score=71; status=Running
- Atelier spring | site=Velo Atelier; pages_crawled=0; errors=0; warnings=0; load_time=0; score=0; status=Failed
record audit issue|seo issue|finding: Title!;Audit->@site audit|crawl~Alpine October|Teapot October;Page:url;Kind=Broken link|Missing title|Duplicate text|Slow page|Missing description|Redirect chain;Severity=Error|Warning|Notice;Advice:long;Assigned to;~Status=Open|Fixed|Ignored
- Two pages without title | audit=Alpine October; kind=Missing title; severity=Error; advice=Write titles up to 60 characters.; status=Open
- Slow gallery | audit=Teapot October; kind=Slow page; severity=Warning; advice=Shrink pictures.; status=Fixed
- Price list link is dead | audit=Dentists May; kind=Broken link; severity=Error; advice=Point it to the new page.; assigned_to=Carla Dune; status=Open
- Three redirects to home | audit=Alpine October; kind=Redirect chain; severity=Notice; advice=One redirect is enough.; status=Ignored
item competitor|competitor site: Name!;Domain;Site->@website|domain|seo project~Alpine Lamps|Teapot Corner;Common keywords:number#0-10000000;Visibility:percent;Authority:number#0-100;Checked on:date
- Lampenhaus | domain=lampenhaus.example; site=Alpine Lamps; common_keywords=210; visibility=19; authority=44
- Leaf and Pot | domain=leafandpot.example; site=Teapot Corner; common_keywords=160; visibility=17; authority=37
- Quay Teeth | domain=quayteeth.example; site=Harbour Dentists; common_keywords=38; visibility=8; authority=21
- Roue Libre | domain=rouelibre.example; site=Velo Atelier; common_keywords=95; visibility=14; authority=33
! record backlink|inbound link: Linking page!;Site->@website|domain|seo project~Alpine Lamps|Teapot Corner;Target page:url;Anchor text;Authority:number#0-100;Kind=Follow|Nofollow|Sponsored;First seen on:date;~Status=Active|Lost
- blog.example/best-lamps | site=Alpine Lamps; anchor_text=wooden lamps; authority=38; kind=Follow; status=Active
- forum.example/tea/71 | site=Teapot Corner; anchor_text=this guide; authority=22; kind=Nofollow; status=Active
- townguide.example/health | site=Harbour Dentists; anchor_text=dentists in the harbour; authority=45; kind=Sponsored; status=Active
- cyclemag.example/workshops | site=Velo Atelier; anchor_text=atelier in the old town; authority=51; kind=Follow; status=Lost
! work seo task|optimization task [task\\w*|optimi\\w*|content|to.?do\\w*|plan\\w*]: Title!;Site->@website|domain|seo project~Alpine Lamps|Teapot Corner;Keyword->@keyword|search term~wooden floor lamp|how to brew oolong;Page:url;Due on:date;Assigned to~Nils Oster|Carla Dune;Priority=Low|Normal|High
- Rewrite lamp page | site=Alpine Lamps; keyword=wooden floor lamp; assigned_to=Nils Oster; priority=High
- Add oolong video | site=Teapot Corner; keyword=how to brew oolong; assigned_to=Carla Dune; priority=Normal
- Add opening hours to snippet | site=Harbour Dentists; keyword=emergency dentist cork; assigned_to=Carla Dune; priority=High
- Ask magazine for the lost link | site=Velo Atelier; assigned_to=Nils Oster; priority=Low
! item rank alert|position alert [alert\\w*|notif\\w*|drop\\w*]: Name!;Keyword->@keyword|search term~wooden floor lamp|how to brew oolong;Condition=Drops by|Rises by|Leaves top 10|Enters top 3;Positions:number#1-100;Notify=Email|Chat;Active:boolean
- Lamp leaves top 20 | keyword=wooden floor lamp; condition=Drops by; positions=5; notify=Email
- Oolong enters top 3 | keyword=how to brew oolong; condition=Enters top 3; positions=3; notify=Chat
- Dentist leaves page one | keyword=emergency dentist cork; condition=Leaves top 10; positions=10; notify=Email
- Lamp rises | keyword=wooden floor lamp; condition=Rises by; positions=3; notify=Chat
+ report: Site->@website|domain|seo project;Period;Sent to;Logo:image

# backlink|link building|guest post|outreach|link exchange|link juice|backlink checker
item website|domain|target site: Name!;Domain;Niche~Travel|Finance;Language;Authority:number#0-100;Monthly visits:number#0-1000000000;Spam score:number#0-100;Owner;~Status=Active|Paused
- Coastal Trails | domain=coastaltrails.example; niche=Travel; language=English; authority=37; monthly_visits=21000; spam_score=2; status=Active
- Penny Plan | domain=pennyplan.example; niche=Finance; language=English; authority=46; monthly_visits=54000; spam_score=1; status=Active
- Sprout Balcony | domain=sproutbalcony.example; niche=Gardening; language=German; authority=29; monthly_visits=9800; spam_score=3; status=Active
- Byte Mender | domain=bytemender.example; niche=Technology; language=English; authority=33; monthly_visits=15500; spam_score=11; status=Paused
record backlink|inbound link|link: Linking page!;Target site->@website|domain|target site~Coastal Trails|Penny Plan;Target page:url;Anchor text;Kind=Follow|Nofollow|Sponsored|User content;Authority:number#0-100;First seen on:date;Last checked on:date;~Status=Live|Lost|Broken|Disavowed
- walkblog.example/top-ten | target_site=Coastal Trails; anchor_text=cliff path guide; kind=Follow; authority=41; status=Live
- moneyforum.example/t/88 | target_site=Penny Plan; anchor_text=budget sheet; kind=User content; authority=29; status=Lost
- cityfarm.example/links | target_site=Sprout Balcony; anchor_text=balcony tomatoes; kind=Nofollow; authority=35; status=Live
- cheaplinks.example/p/9 | target_site=Byte Mender; anchor_text=laptop repair; kind=Sponsored; authority=6; status=Disavowed
person publisher|link partner|blogger|prospect: Name!;Website:url;Contact email:email;Niche~Travel|Finance;Authority:number#0-100;Price per post:money;Turnaround:number(days)#1-90;Accepts=Guest posts|Link inserts|Exchange|All;Note:long;~Status=New|Contacted|Agreed|Declined
- Walk Blog | niche=Travel; authority=41; price_per_post=80; turnaround=7; accepts=Guest posts; status=Agreed
- Saver Daily | niche=Finance; authority=52; price_per_post=160; turnaround=10; accepts=All; status=Contacted
- City Farm Letter | niche=Gardening; authority=35; price_per_post=40; turnaround=14; accepts=Exchange; note=Wants pictures with every text.; status=New
- Gadget Ward | niche=Technology; authority=58; price_per_post=220; turnaround=5; accepts=Link inserts; status=Declined
item outreach campaign|link campaign|campaign: Name!;Site->@website|domain|target site~Coastal Trails|Penny Plan;Goal links:number#1-10000;Budget:money;Email template:long;Starts on:date;Ends on:date;~Links won:number#0-10000;~Status=Draft|Running|Finished
- Cliff path spring | site=Coastal Trails; goal_links=20; budget=900; links_won=7; status=Running
- Budget sheet push | site=Penny Plan; goal_links=12; budget=1400; links_won=3; status=Running
- Balcony season | site=Sprout Balcony; goal_links=8; budget=250; links_won=8; status=Finished
- Repair manuals | site=Byte Mender; goal_links=15; budget=700; links_won=0; status=Draft
record outreach email|pitch|contact attempt: Subject!;Campaign->@outreach campaign|link campaign~Cliff path spring|Budget sheet push;Publisher->@publisher|link partner|blogger~Walk Blog|Saver Daily;Sent on:date;Follow-ups:number#0-10;Text:long;~Answer=None|Interested|Declined|Published
- A path your readers miss | campaign=Cliff path spring; publisher=Walk Blog; follow_ups=1; answer=Published
- Free budget sheet | campaign=Budget sheet push; publisher=Saver Daily; follow_ups=2; answer=None
- Tomatoes without a garden | campaign=Balcony season; publisher=City Farm Letter; follow_ups=0; answer=Interested
- A manual for every hinge | campaign=Repair manuals; publisher=Gadget Ward; follow_ups=1; answer=Declined
work guest post|guest article|content piece: Title!;Publisher->@publisher|link partner|blogger~Walk Blog|Saver Daily;Campaign->@outreach campaign|link campaign~Cliff path spring|Budget sheet push;Writer~Owen Hart|Lucia Vale;Words:number#100-20000;Anchor text;Due on:date;Draft:file;Live page:url
- Seven cliff walks in spring | publisher=Walk Blog; campaign=Cliff path spring; writer=Owen Hart; words=1200; anchor_text=cliff path guide
- Budget in an hour | publisher=Saver Daily; campaign=Budget sheet push; writer=Lucia Vale; words=900; anchor_text=budget sheet
- Five herbs for shade | publisher=City Farm Letter; campaign=Balcony season; writer=Lucia Vale; words=800; anchor_text=balcony herbs
- When a laptop hinge breaks | publisher=Gadget Ward; campaign=Repair manuals; writer=Owen Hart; words=1500; anchor_text=hinge manual
! record link check|backlink check: Title!;Backlink->@backlink|inbound link~walkblog.example/top-ten|moneyforum.example/t/88;Checked on:date;Response code:number#100-599;Found:boolean;Anchor found;Kind=Follow|Nofollow;Note
- Walk blog weekly | backlink=walkblog.example/top-ten; response_code=200; anchor_found=cliff path guide; kind=Follow
- Forum weekly | backlink=moneyforum.example/t/88; response_code=404; note=Thread deleted
- City farm weekly | backlink=cityfarm.example/links; response_code=200; anchor_found=balcony tomatoes; kind=Nofollow
- Cheap links weekly | backlink=cheaplinks.example/p/9; response_code=503; kind=Follow; note=Server is often down
! record domain metric|authority history [histor\\w*|trend\\w*|track\\w*|monitor\\w*]: Title!;Site->@website|domain|target site~Coastal Trails|Penny Plan;Measured on:date;Authority:number#0-100;Backlinks:number#0-100000000;Referring domains:number#0-10000000;Monthly visits:number#0-1000000000
- Coastal October | site=Coastal Trails; authority=37; backlinks=812; referring_domains=140; monthly_visits=21000
- Penny October | site=Penny Plan; authority=46; backlinks=2210; referring_domains=305; monthly_visits=54000
- Sprout October | site=Sprout Balcony; authority=29; backlinks=304; referring_domains=71; monthly_visits=9800
- Byte September | site=Byte Mender; authority=32; backlinks=1120; referring_domains=88; monthly_visits=14900
+ order: Publisher->@publisher|link partner|blogger;Target page:url;Anchor text;Article wanted:boolean;~Status=New|Writing|Submitted|Published|Cancelled

# uptime|website monitoring|status page|site monitoring|uptime monitor|website outage
item monitor|uptime check|monitored site: Name!;Address:url;Kind=HTTP|Ping|Port|DNS|Certificate|Keyword|Cron;Interval:number(s)#10-86400;Timeout:number(s)#1-120;Regions;Expected code:number#100-599;Group->@service|component~Web shop|Public API;~Uptime:percent;~Status=Up|Down|Slow|Paused
- Shop front page | kind=HTTP; interval=60; timeout=10; regions=Frankfurt, Oslo; expected_code=200; group=Web shop; uptime=99.97; status=Up
- API health | kind=Keyword; interval=30; timeout=5; regions=Frankfurt; expected_code=200; group=Public API; uptime=99.4; status=Slow
- Mail server port 25 | kind=Port; interval=120; timeout=15; regions=Oslo; group=Mail; uptime=100; status=Paused
- Certificate of docs | kind=Certificate; interval=86400; timeout=20; regions=Singapore; group=Documentation; uptime=98.1; status=Down
item service|component|status page component: Name!;Group;Description:long;Position:number#1-100;Public:boolean;Owner~Tess Arlow|Bilal Omar;~Status=Operational|Slow|Partial outage|Major outage|Maintenance
- Web shop | group=Customers; position=1; owner=Tess Arlow; status=Operational
- Public API | group=Developers; position=2; owner=Bilal Omar; status=Slow
- Mail | group=Internal; position=3; owner=Bilal Omar; status=Maintenance
- Documentation | group=Developers; position=4; owner=Tess Arlow; status=Major outage
record check result|ping result|response time: Title!;Monitor->@monitor|uptime check~Shop front page|API health;Checked on:date;Checked at:time;Response time:number(ms)#0-120000;Response code:number#0-599;Region;Error;~Result=Up|Down|Slow
- Shop 10:01 | monitor=Shop front page; response_time=182; response_code=200; region=Oslo; result=Up
- API 10:01 | monitor=API health; response_time=4120; response_code=200; region=Frankfurt; result=Slow
- Mail 10:02 | monitor=Mail server port 25; response_time=38; region=Oslo; result=Up
- Docs 10:02 | monitor=Certificate of docs; response_time=0; response_code=0; region=Singapore; error=Certificate expired; result=Down
record incident|outage|downtime: Title!;Monitor->@monitor|uptime check~Shop front page|API health;Service->@service|component~Web shop|Public API;Severity=Minor|Major|Critical;Started on:date;Started at:time;Ended at:time;Minutes:number(min)#0-100000;Cause:long;Owner~Tess Arlow|Bilal Omar;~Status=Investigating|Identified|Monitoring|Resolved
- API answers slowly | monitor=API health; service=Public API; severity=Minor; owner=Bilal Omar; status=Identified; minutes=42
- Shop down after deploy | monitor=Shop front page; service=Web shop; severity=Major; minutes=11; cause=Wrong cache setting.; owner=Tess Arlow; status=Resolved
- Docs certificate expired | monitor=Certificate of docs; service=Documentation; severity=Critical; minutes=67; cause=Renewal job had stopped.; owner=Tess Arlow; status=Monitoring
- Mails arrive late | monitor=Mail server port 25; service=Mail; severity=Minor; minutes=5; owner=Bilal Omar; status=Investigating
work maintenance window|planned maintenance: Title!;Service->@service|component~Web shop|Public API;Starts on:date;Starts at:time;Ends at:time;Impact=None|Slow|Unavailable;Announced:boolean;Text:long
- Database upgrade | service=Web shop; impact=Unavailable; text=Shop is read-only for ten minutes.
- New load balancer | service=Public API; impact=Slow
- Mail disks swapped | service=Mail; impact=Unavailable; text=Mails are kept and sent afterwards.
- Docs search reindex | service=Documentation; impact=None; text=Results may be incomplete.
item alert contact|notification channel|alert channel: Name!;Kind=Email|Text message|Chat|Phone call|Webhook;Address;Owner;Quiet from:time;Quiet until:time;Active:boolean
- Night duty phone | kind=Phone call; address=+43 1 555 0110
- Ops chat | kind=Chat; address=#ops
- Team lead message | kind=Text message; address=+43 1 555 0177; owner=Tess Arlow
- Ticket robot | kind=Webhook; address=hooks.example/ops; owner=Bilal Omar
person status subscriber|subscriber: Email!;Name;Service->@service|component~Web shop|Public API;Channel=Email|Text message|Feed;Confirmed:boolean;Since:date
- ines@partner.example | name=Ines Roth; service=Public API; channel=Email
- max@kiosk.example | name=Max Tull; service=Web shop; channel=Feed
- devs@agency.example | name=Agency North; service=Documentation; channel=Email
- ida@harbour.example | name=Ida Lund; service=Mail; channel=Text message
! record sent alert|alert event: Title!;Incident->@incident|outage~API answers slowly|Shop down after deploy;Contact->@alert contact|notification channel~Night duty phone|Ops chat;Sent on:date;Sent at:time;Acknowledged by;~Status=Sent|Delivered|Acknowledged|Failed
- Call for shop | incident=Shop down after deploy; contact=Night duty phone; acknowledged_by=Tess Arlow; status=Acknowledged
- Chat for API | incident=API answers slowly; contact=Ops chat; status=Delivered
- Message for docs | incident=Docs certificate expired; contact=Team lead message; status=Sent
- Robot for mail | incident=Mails arrive late; contact=Ticket robot; status=Failed
! record incident update|status update: Title!;Incident->@incident|outage~API answers slowly|Shop down after deploy;Stage=Investigating|Identified|Monitoring|Resolved;Text:long;Posted on:date;Posted at:time;Posted by
- We found the slow query | incident=API answers slowly; stage=Identified; text=An index is missing.
- Shop is back | incident=Shop down after deploy; stage=Resolved; text=The setting was corrected.
- New certificate is in place | incident=Docs certificate expired; stage=Monitoring; text=We watch all regions for an hour.; posted_by=Tess Arlow
- Looking at the mail queue | incident=Mails arrive late; stage=Investigating; text=The queue is longer than usual.; posted_by=Bilal Omar
+ report: Monitor->@monitor|uptime check;Month;Uptime:percent;Sent to

# server monitoring|infrastructure monitoring|network monitoring|monitor servers|host monitoring|cpu usage|disk usage
item server|host|machine|node: Name!;IP address;Operating system=Linux|Windows|BSD|Other;Environment=Production|Staging|Test;Processors:number#1-512;Memory:number(GB)#1-8192;Disk:number(GB)#1-1000000;Location->@location|data center|rack~Room A|Cloud west;Owner~Petra Hahn|Jamal Reed;~Status=Online|Warning|Offline|Maintenance
- web-01 | ip_address=10.0.4.11; operating_system=Linux; environment=Production; processors=8; memory=32; disk=500; location=Room A; owner=Petra Hahn; status=Online
- db-02 | ip_address=10.0.4.22; operating_system=Linux; environment=Production; processors=16; memory=128; disk=4000; location=Cloud west; owner=Jamal Reed; status=Warning
- files-03 | ip_address=10.0.4.33; operating_system=Windows; environment=Production; processors=4; memory=16; disk=12000; location=Basement rack 2; owner=Jamal Reed; status=Maintenance
- test-07 | ip_address=10.0.9.7; operating_system=BSD; environment=Test; processors=2; memory=8; disk=120; location=Branch north; owner=Petra Hahn; status=Offline
item location|data center|rack: Name!;Address;Rack units:number#1-60;Power limit:number(kW)#0-10000;Contact;Note:long
- Room A | rack_units=42; power_limit=8; contact=Facility desk
- Cloud west | contact=Provider support
- Basement rack 2 | address=Dock lane 8, basement; rack_units=24; power_limit=4; contact=Jamal Reed
- Branch north | address=Ring road 71; rack_units=12; power_limit=2; contact=Branch office; note=Key at the front desk.
record metric sample|metric|server metric|reading: Title!;Server->@server|host|machine~web-01|db-02;Measured on:date;Measured at:time;CPU:percent;Memory used:percent;Disk used:percent;Load:number#0-1000;Network in:number(MB/s)#0-100000;Network out:number(MB/s)#0-100000;Temperature:number(°C)#-20-120
- web-01 10:00 | server=web-01; cpu=34; memory_used=58; disk_used=41; load=2.1; network_in=12; network_out=48; temperature=47
- db-02 10:00 | server=db-02; cpu=88; memory_used=91; disk_used=83; load=14.6; network_in=31; network_out=29; temperature=63
- files-03 10:05 | server=files-03; cpu=12; memory_used=44; disk_used=92; load=0.6; network_in=64; network_out=71; temperature=39
- test-07 09:40 | server=test-07; cpu=71; memory_used=63; disk_used=28; load=3.4; network_in=2; network_out=1; temperature=55
item monitored service|service|process check: Name!;Server->@server|host|machine~web-01|db-02;Kind=Web|Database|Mail|DNS|Queue|Other;Port:number#1-65535;Check every:number(s)#5-86400;Start mode=Automatic|Manual;~Status=Running|Stopped|Failed
- nginx on web-01 | server=web-01; kind=Web; port=443; check_every=30; start_mode=Automatic; status=Running
- postgres on db-02 | server=db-02; kind=Database; port=5432; check_every=30; start_mode=Automatic; status=Running
- Mail queue on files-03 | server=files-03; kind=Mail; port=25; check_every=120; start_mode=Manual; status=Stopped
- Resolver on test-07 | server=test-07; kind=DNS; port=53; check_every=60; start_mode=Automatic; status=Failed
item alert rule|threshold|trigger: Name!;Server->@server|host|machine~web-01|db-02;Metric=CPU|Memory|Disk|Load|Network|Temperature|Offline;Condition=Above|Below|Equal;Limit:number;For minutes:number(min)#0-1440;Severity=Info|Warning|Critical;Notify=Email|Chat|Text message|Webhook;Active:boolean
- Disk over 80 | server=db-02; metric=Disk; condition=Above; limit=80; for_minutes=10; severity=Warning; notify=Chat
- CPU over 95 | server=web-01; metric=CPU; condition=Above; limit=95; for_minutes=5; severity=Critical; notify=Text message
- Server gone | server=test-07; metric=Offline; condition=Equal; limit=1; for_minutes=3; severity=Critical; notify=Webhook
- Hot rack | server=files-03; metric=Temperature; condition=Above; limit=60; for_minutes=15; severity=Info; notify=Email
record alert|alarm|alert event: Title!;Rule->@alert rule|threshold~Disk over 80|CPU over 95;Server->@server|host|machine~web-01|db-02;Value:number;Severity=Info|Warning|Critical;Raised on:date;Raised at:time;Acknowledged by~Petra Hahn|Jamal Reed;Note:long;~Status=Open|Acknowledged|Resolved
- Disk at 83 on db-02 | rule=Disk over 80; server=db-02; value=83; severity=Warning; acknowledged_by=Jamal Reed; status=Acknowledged
- CPU at 97 on web-01 | rule=CPU over 95; server=web-01; value=97; severity=Critical; status=Resolved
- test-07 does not answer | rule=Server gone; server=test-07; value=1; severity=Critical; acknowledged_by=Petra Hahn; note=Branch had a power cut.; status=Acknowledged
- 62 degrees in rack 2 | rule=Hot rack; server=files-03; value=62; severity=Info; status=Open
work maintenance task|patch|server task: Title!;Server->@server|host|machine~web-01|db-02;Kind=Update|Restart|Backup|Disk|Security patch;Starts on:date;Minutes:number(min)#1-2880;Assigned to~Petra Hahn|Jamal Reed;Notes:long
- Grow data volume | server=db-02; kind=Disk; minutes=40; assigned_to=Jamal Reed
- Kernel update | server=web-01; kind=Security patch; minutes=15; assigned_to=Petra Hahn
- Full backup before move | server=files-03; kind=Backup; minutes=240; assigned_to=Jamal Reed; notes=Check a restore of one folder.
- Restart after power cut | server=test-07; kind=Restart; minutes=10; assigned_to=Petra Hahn
! record server event|availability log|status history: Title!;Server->@server|host|machine~web-01|db-02;Event=Online|Offline|Restarted|Warning|Maintenance;Happened on:date;Happened at:time;Minutes:number(min)#0-100000;Note
- web-01 restarted | server=web-01; event=Restarted; minutes=3
- db-02 warning | server=db-02; event=Warning; minutes=25
- files-03 into maintenance | server=files-03; event=Maintenance; minutes=240; note=Planned backup
- test-07 offline | server=test-07; event=Offline; minutes=95; note=Power cut at the branch
! item notification setting|alert recipient [notif\\w*|alert\\w*|email|sms]: Name!;Person;Channel=Email|Chat|Text message|Phone call;Address;Severity from=Info|Warning|Critical;Quiet from:time;Quiet until:time;Active:boolean
- Petra at night | channel=Phone call; severity_from=Critical
- Team chat | channel=Chat; severity_from=Info
- Jamal by mail | person=Jamal Reed; channel=Email; address=jamal@ops.example; severity_from=Warning
- Branch desk message | person=Branch office; channel=Text message; address=+49 30 555 0144; severity_from=Critical
+ report: Server->@server|host|machine;Period;Uptime:percent

# iot|sensor data|smart home|mqtt|iot device|telemetry|sensor reading
item device|sensor|iot device|gateway: Name!;Serial number;Kind=Temperature|Humidity|Air quality|Motion|Water level|Energy|Gateway|Switch;Location->@location|room|zone~Cold store|Roof;Firmware;Protocol=MQTT|LoRa|Zigbee|WiFi|Bluetooth;Send every:number(s)#1-86400;~Battery:percent;~Last seen on:date;~Status=Online|Offline|Fault|Maintenance
- Cold store T1 | serial_number=TH-00417; kind=Temperature; location=Cold store; firmware=2.1.4; protocol=LoRa; send_every=300; battery=81; status=Online
- Roof air A2 | serial_number=AQ-00093; kind=Air quality; location=Roof; firmware=1.8.0; protocol=MQTT; send_every=60; battery=100; status=Fault
- Cellar level W5 | serial_number=WL-00211; kind=Water level; location=Pump cellar; firmware=3.0.2; protocol=Zigbee; send_every=600; battery=14; status=Online
- Hall gateway G1 | serial_number=GW-00007; kind=Gateway; location=Production hall; firmware=5.2.1; protocol=WiFi; send_every=30; battery=100; status=Maintenance
item location|room|zone|site: Name!;Address;Floor:number#-5-200;Area:number(m2)#1-1000000;Responsible~Ivo Kranz|Lea Monti;Plan:image
- Cold store | floor=0; area=120; responsible=Ivo Kranz
- Roof | floor=6; area=400; responsible=Lea Monti
- Pump cellar | address=Works road 4; floor=-2; area=35; responsible=Lea Monti
- Production hall | address=Works road 4; floor=1; area=2600; responsible=Sami Orlov
record sensor reading|reading|measurement|sensor value: Title!;Device->@device|sensor~Cold store T1|Roof air A2;Value:number!;Unit~°C|µg/m3;Channel=Temperature|Humidity|CO2|Particles|Voltage|Level;Measured on:date;Measured at:time;Quality=Good|Suspicious|Bad
- Cold store 08:00 | device=Cold store T1; value=3.4; unit=°C; channel=Temperature; quality=Good
- Roof particles 08:00 | device=Roof air A2; value=18; unit=µg/m3; channel=Particles; quality=Suspicious
- Cellar 06:30 | device=Cellar level W5; value=41; unit=cm; channel=Level; quality=Good
- Gateway supply 06:30 | device=Hall gateway G1; value=4.1; unit=V; channel=Voltage; quality=Bad
item alarm rule|threshold|automation|alert rule: Name!;Device->@device|sensor~Cold store T1|Roof air A2;Condition=Above|Below|No data|Changed by;Limit:number;For minutes:number(min)#0-1440;Action=Notify|Switch on|Switch off|Call webhook;Severity=Info|Warning|Critical;Active:boolean
- Cold store too warm | device=Cold store T1; condition=Above; limit=6; for_minutes=10; action=Notify; severity=Critical
- Roof silent | device=Roof air A2; condition=No data; for_minutes=30; action=Notify; severity=Warning
- Cellar fills up | device=Cellar level W5; condition=Above; limit=60; for_minutes=0; action=Switch on; severity=Critical
- Gateway voltage low | device=Hall gateway G1; condition=Below; limit=4.5; for_minutes=5; action=Call webhook; severity=Info
record alarm|alert|alert event: Title!;Rule->@alarm rule|threshold~Cold store too warm|Roof silent;Device->@device|sensor~Cold store T1|Roof air A2;Value:number;Raised on:date;Raised at:time;Severity=Info|Warning|Critical;Acknowledged by~Ivo Kranz|Lea Monti;Note:long;~Status=Open|Acknowledged|Cleared
- 7.1 degrees in cold store | rule=Cold store too warm; device=Cold store T1; value=7.1; severity=Critical; acknowledged_by=Ivo Kranz; note=Door stood open.; status=Cleared
- Roof without data | rule=Roof silent; device=Roof air A2; severity=Warning; status=Open
- Water at 66 cm | rule=Cellar fills up; device=Cellar level W5; value=66; severity=Critical; acknowledged_by=Lea Monti; note=Pump runs.; status=Acknowledged
- Gateway at 4.1 V | rule=Gateway voltage low; device=Hall gateway G1; value=4.1; severity=Info; status=Cleared
record device command|control command|switch action: Title!;Device->@device|sensor~Cold store T1|Roof air A2;Command=On|Off|Restart|Set value|Update firmware;Value;Sent on:date;Sent at:time;Sent by;~Result=Sent|Confirmed|Failed
- Restart roof | device=Roof air A2; command=Restart; result=Failed
- Interval to 300 | device=Cold store T1; command=Set value; value=300; result=Confirmed
- Pump on | device=Cellar level W5; command=On; sent_by=Lea Monti; result=Confirmed
- Gateway to 5.3.0 | device=Hall gateway G1; command=Update firmware; value=5.3.0; sent_by=Sami Orlov; result=Sent
work device maintenance|battery change|calibration: Title!;Device->@device|sensor~Cold store T1|Roof air A2;Kind=Battery|Calibration|Cleaning|Replacement|Firmware;Due on:date;Technician~Ivo Kranz|Lea Monti;Notes:long
- Clean the inlet | device=Roof air A2; kind=Cleaning; technician=Lea Monti
- Yearly calibration | device=Cold store T1; kind=Calibration; technician=Ivo Kranz
- New cell for W5 | device=Cellar level W5; kind=Battery; technician=Lea Monti; notes=Type ER14505.
- Swap gateway supply | device=Hall gateway G1; kind=Replacement; technician=Ivo Kranz
! record device event|connection log|device history: Title!;Device->@device|sensor~Cold store T1|Roof air A2;Event=Online|Offline|Restarted|Battery low|Firmware updated;Happened on:date;Happened at:time;Signal:number(dBm)#-140-0;Detail
- T1 online | device=Cold store T1; event=Online; signal=-92
- A2 offline | device=Roof air A2; event=Offline; signal=-118
- W5 battery low | device=Cellar level W5; event=Battery low; signal=-101; detail=14 percent
- G1 restarted | device=Hall gateway G1; event=Restarted; signal=-48; detail=After voltage drop
! record daily value|hourly average|aggregate [histor\\w*|trend\\w*|chart\\w*|graph\\w*|average\\w*|statistic\\w*]: Title!;Device->@device|sensor~Cold store T1|Roof air A2;Day:date;Lowest:number;Highest:number;Average:number;Readings:number#0-100000
- T1 on Monday | device=Cold store T1; lowest=2.8; highest=7.1; average=3.6; readings=288
- W5 on Friday | device=Cellar level W5; lowest=22; highest=66; average=34; readings=144
- A2 on Monday | device=Roof air A2; lowest=6; highest=31; average=14.2; readings=902
- T1 on Tuesday | device=Cold store T1; lowest=2.9; highest=4.2; average=3.4; readings=288

# video surveillance|security camera|cctv|video monitoring|camera feed|motion detection
item camera|security camera|ip camera: Name!;Location->@site|area|zone~Main gate|Loading dock;Model;IP address;Stream:url;Resolution=720p|1080p|4K;Night vision:boolean;Installed on:date;Recording=Always|Motion|Schedule|Off;~Status=Online|Offline|Fault
- Gate cam 1 | location=Main gate; model=DX-40; ip_address=10.1.0.21; resolution=4K; recording=Always; status=Online
- Dock cam 3 | location=Loading dock; model=DX-20; ip_address=10.1.0.33; resolution=1080p; recording=Motion; status=Fault
- Lobby dome 2 | location=Lobby; model=DM-12; ip_address=10.1.0.45; resolution=1080p; recording=Schedule; status=Online
- Garage cam 5 | location=Underground garage; model=DX-10; ip_address=10.1.0.52; resolution=720p; recording=Off; status=Offline
item site|area|zone|location: Name!;Address;Building;Risk=Low|Medium|High;Guard on duty~Rolf Berg|Sana Ali;Floor plan:image;Arm from:time;Arm until:time
- Main gate | building=Gatehouse; risk=High; guard_on_duty=Rolf Berg
- Loading dock | building=Hall B; risk=Medium; guard_on_duty=Sana Ali
- Lobby | address=Plaza 1; building=Tower A; risk=Low; guard_on_duty=Pia Lorenz
- Underground garage | address=Plaza 1, level -1; building=Tower A; risk=Medium; guard_on_duty=Rolf Berg
record alarm|security event|detection|motion event: Title!;Camera->@camera|security camera~Gate cam 1|Dock cam 3;Kind=Motion|Person|Vehicle|Smoke|Intrusion|Tampering|Face match;Confidence:percent;Happened on:date;Happened at:time;Snapshot:image;Severity=Low|Medium|High;Handled by~Rolf Berg|Sana Ali;~Status=New|Watched|False alarm|Escalated|Closed
- Person at the fence 02:14 | camera=Gate cam 1; kind=Person; confidence=94; severity=High; handled_by=Rolf Berg; status=Escalated
- Cat on the ramp | camera=Dock cam 3; kind=Motion; confidence=61; severity=Low; handled_by=Sana Ali; status=False alarm
- Smoke near the lifts | camera=Lobby dome 2; kind=Smoke; confidence=72; severity=High; handled_by=Pia Lorenz; status=Closed
- Lens covered in garage | camera=Garage cam 5; kind=Tampering; confidence=88; severity=Medium; status=New
record recording|video clip|footage: Title!;Camera->@camera|security camera~Gate cam 1|Dock cam 3;Starts on:date;Starts at:time;Length:number(min)#0-1440;Size:number(MB)#0-1000000;File:file;Keep until:date;Locked:boolean
- Gate 02:00 to 03:00 | camera=Gate cam 1; length=60; size=2100
- Dock clip 771 | camera=Dock cam 3; length=2; size=64
- Lobby morning rush | camera=Lobby dome 2; length=90; size=1350
- Garage clip before loss | camera=Garage cam 5; length=4; size=58
record incident report|incident|security incident: Title!;Site->@site|area~Main gate|Loading dock;Event->@alarm|security event~Person at the fence 02:14|Cat on the ramp;Kind=Trespass|Theft|Vandalism|Fire|Accident|Other;Happened on:date;Description:long;Police called:boolean;Written by~Rolf Berg|Sana Ali;~Status=Open|Under review|Closed
- Cut in the north fence | site=Main gate; event=Person at the fence 02:14; kind=Trespass; description=Wire cut over 40 cm.; written_by=Rolf Berg; status=Under review
- Broken dock lamp | site=Loading dock; kind=Vandalism; description=Glass on the ramp.; written_by=Sana Ali; status=Closed
- Toaster smoke in the lobby | site=Lobby; event=Smoke near the lifts; kind=Fire; description=Kiosk toaster, no damage.; written_by=Pia Lorenz; status=Closed
- Bicycle gone from bay 14 | site=Underground garage; event=Lens covered in garage; kind=Theft; description=Lock was cut.; written_by=Rolf Berg; status=Open
record access entry|entry log|visitor entry: Title!;Person;Badge number;Site->@site|area~Main gate|Loading dock;Direction=In|Out;Passed on:date;Passed at:time;Result=Granted|Denied;Reason
- Badge 1042 in | badge_number=1042; site=Main gate; direction=In; result=Granted
- Badge 2210 denied | badge_number=2210; site=Loading dock; direction=In; result=Denied; reason=Expired badge
- Badge 0310 out | badge_number=0310; person=Mila Frey; site=Lobby; direction=Out; result=Granted
- Badge 0977 in garage | badge_number=0977; site=Underground garage; direction=In; result=Granted
item watch list entry|authorized person|known person: Name!;Kind=Staff|Visitor|Contractor|Blocked;Badge number;Photo:image;Plate;Valid until:date;Note:long
- Elin Torp | kind=Staff; badge_number=1042
- Contractor Weiss | kind=Contractor; badge_number=2210; plate=WN-331
- Auditor Grimm | kind=Visitor; badge_number=0977; plate=KB-204; note=Only on weekdays.
- Man with crowbar | kind=Blocked; note=Seen twice at the bike racks.
! item detection rule|alarm rule|alert setting: Name!;Camera->@camera|security camera~Gate cam 1|Dock cam 3;Detects=Motion|Person|Vehicle|Smoke|Line crossing;Sensitivity:number#1-10;From:time;Until:time;Notify=Email|Push|Siren|Guard desk;Active:boolean
- Fence line at night | camera=Gate cam 1; detects=Line crossing; sensitivity=7; notify=Guard desk
- Dock motion | camera=Dock cam 3; detects=Motion; sensitivity=4; notify=Push
- Smoke in the lobby | camera=Lobby dome 2; detects=Smoke; sensitivity=6; notify=Siren
- Cars after closing | camera=Garage cam 5; detects=Vehicle; sensitivity=5; notify=Email
! record camera status change|device log: Title!;Camera->@camera|security camera~Gate cam 1|Dock cam 3;Old status;New status=Online|Offline|Fault;Changed on:date;Changed at:time;Reason
- Dock cam lost | camera=Dock cam 3; old_status=Online; new_status=Fault; reason=No picture
- Garage cam dark | camera=Garage cam 5; old_status=Online; new_status=Offline; reason=Lens covered, then cable pulled
- Dock cam repaired | camera=Dock cam 3; old_status=Fault; new_status=Online; reason=New power supply
- Gate cam back | camera=Gate cam 1; old_status=Offline; new_status=Online; reason=Switch restarted
! work guard patrol|patrol round [patrol\\w*|guard\\w*|round\\w*]: Title!;Site->@site|area~Main gate|Loading dock;Guard~Rolf Berg|Sana Ali;Day:date;Starts at:time;Checkpoints:number#1-100;Notes:long
- Night round 1 | site=Main gate; guard=Rolf Berg; checkpoints=12
- Dock round 2 | site=Loading dock; guard=Sana Ali; checkpoints=9; notes=Lamp at ramp 3 broken.
- Lobby closing round | site=Lobby; guard=Pia Lorenz; checkpoints=6
- Garage early round | site=Underground garage; guard=Rolf Berg; checkpoints=15; notes=Bay 14 photographed.

# cybersecurity|vulnerability|penetration test|threat detection|security scan|security operations|malware
item asset|protected system|host: Name!;Kind=Server|Web site|Laptop|Network|Cloud account|Application;Address;Owner~Mara Kolb|Idris Vane;Criticality=Low|Medium|High|Critical;Operating system;Last scanned on:date;~Open findings:number#0-100000;~Risk score:number#0-100
- Customer portal | kind=Web site; address=portal.acme.example; owner=Mara Kolb; criticality=Critical; open_findings=4; risk_score=71
- Build server | kind=Server; address=10.2.0.14; owner=Idris Vane; criticality=High; operating_system=Debian 12; open_findings=2; risk_score=38
- Sales laptops | kind=Laptop; address=10.20.0.0/24; owner=Idris Vane; criticality=Medium; operating_system=Windows 11; open_findings=11; risk_score=52
- Invoice archive bucket | kind=Cloud account; address=archive.cloud.example; owner=Mara Kolb; criticality=Low; open_findings=0; risk_score=9
record scan|security scan|assessment: Title!;Asset->@asset|protected system~Customer portal|Build server;Profile=Quick|Full|Web|Compliance|Penetration test;Started on:date;Started at:time;Minutes:number(min)#0-10000;Findings:number#0-100000;Tester;~Status=Queued|Running|Done|Failed
- Portal full October | asset=Customer portal; profile=Full; minutes=46; findings=4; status=Done
- Build server quick | asset=Build server; profile=Quick; minutes=8; findings=2; status=Done
- Laptops compliance | asset=Sales laptops; profile=Compliance; minutes=95; findings=11; status=Running
- Archive pen test | asset=Invoice archive bucket; profile=Penetration test; minutes=480; findings=0; tester=Redbarn Labs; status=Done
record vulnerability|finding|weakness: Title!;Asset->@asset|protected system~Customer portal|Build server;Scan->@scan|security scan~Portal full October|Build server quick;CVE number;Severity=Info|Low|Medium|High|Critical;CVSS score:number#0-10;Description:long;Remedy:long;Due on:date;Assigned to~Mara Kolb|Idris Vane;~Status=Open|Being fixed|Fixed|Accepted|False positive
- Outdated login library | asset=Customer portal; scan=Portal full October; severity=High; cvss_score=8.1; remedy=Update to 4.2.; assigned_to=Mara Kolb; status=Being fixed
- Weak SSH cipher | asset=Build server; scan=Build server quick; severity=Medium; cvss_score=5.3; remedy=Remove CBC ciphers.; assigned_to=Idris Vane; status=Open
- Disk not encrypted on six laptops | asset=Sales laptops; scan=Laptops compliance; severity=Critical; cvss_score=9; remedy=Turn on disk encryption.; assigned_to=Idris Vane; status=Open
- Bucket name can be guessed | asset=Invoice archive bucket; scan=Archive pen test; severity=Info; cvss_score=1.8; assigned_to=Mara Kolb; status=Accepted
record security incident|incident|attack: Title!;Kind=Phishing|Malware|Intrusion|Data leak|Denial of service|Lost device;Severity=Low|Medium|High|Critical;Asset->@asset|protected system~Customer portal|Build server;Detected on:date;Handler~Mara Kolb|Idris Vane;Description:long;Lessons:long;~Status=New|Triage|Contained|Eradicated|Closed
- Login flood on portal | kind=Denial of service; severity=Medium; asset=Customer portal; handler=Mara Kolb; status=Contained
- Fake invoice mail | kind=Phishing; severity=Low; handler=Idris Vane; description=Three staff opened it.; status=Closed
- Laptop left in the train | kind=Lost device; severity=High; asset=Sales laptops; handler=Idris Vane; description=Device was wiped after two hours.; status=Eradicated
- Strange zip on a sales laptop | kind=Malware; severity=Critical; asset=Sales laptops; handler=Mara Kolb; status=Triage
record security alert|threat|detection: Title!;Source=Firewall|Endpoint|Mail filter|Log analysis|User report;Asset->@asset|protected system~Customer portal|Build server;Severity=Low|Medium|High|Critical;Source address;Raised on:date;Raised at:time;Analyst~Mara Kolb|Idris Vane;~Verdict=Open|Real|Harmless
- 400 failed logins in a minute | source=Log analysis; asset=Customer portal; severity=High; source_address=198.51.100.44; analyst=Mara Kolb; verdict=Real
- Unsigned script on build server | source=Endpoint; asset=Build server; severity=Medium; analyst=Idris Vane; verdict=Harmless
- Macro in attachment | source=Mail filter; asset=Sales laptops; severity=Critical; source_address=203.0.113.60; analyst=Mara Kolb; verdict=Real
- Colleague asks for gift cards | source=User report; severity=Low; analyst=Idris Vane; verdict=Open
item detection rule|firewall rule|blocked address: Name!;Kind=Block address|Rate limit|Signature|Country|Port;Pattern;Action=Block|Allow|Log|Challenge;Priority:number#1-10000;Expires on:date;Enabled:boolean;~Hits:number#0-1000000000
- Login rate limit | kind=Rate limit; pattern=10 per minute on /login; action=Challenge; priority=10; hits=8120
- Block 198.51.100.0/24 | kind=Block address; pattern=198.51.100.0/24; action=Block; priority=20; hits=402
- Macro hash list | kind=Signature; pattern=Hash of known droppers; action=Block; priority=5; hits=37
- Log foreign logins | kind=Country; pattern=Not EU; action=Log; priority=90; hits=1544
work remediation task|fix|hardening task: Title!;Vulnerability->@vulnerability|finding~Outdated login library|Weak SSH cipher;Assigned to~Mara Kolb|Idris Vane;Due on:date;Steps:long;Retest needed:boolean
- Update login library | vulnerability=Outdated login library; assigned_to=Mara Kolb; steps=Upgrade, run tests, deploy.
- Harden SSH | vulnerability=Weak SSH cipher; assigned_to=Idris Vane
- Encrypt the six laptops | vulnerability=Disk not encrypted on six laptops; assigned_to=Idris Vane; steps=Call users, switch on, store keys.
- Rename the bucket | vulnerability=Bucket name can be guessed; assigned_to=Mara Kolb; steps=New bucket, copy, delete old.
! record audit log|security event|login log: Title!;Actor;Action=Login|Failed login|Change|Delete|Export|Grant;Object;IP address;Happened on:date;Happened at:time;Result=Success|Denied
- Failed login of admin | action=Failed login; object=Portal; ip_address=198.51.100.44; result=Denied
- Rule added | action=Change; object=Login rate limit; result=Success
- Export of findings | actor=Mara Kolb; action=Export; object=Laptops compliance; ip_address=10.20.0.5; result=Success
- Tester account granted | actor=Idris Vane; action=Grant; object=Redbarn Labs; result=Success
! record incident step|incident timeline: Title!;Incident->@security incident|incident~Login flood on portal|Fake invoice mail;Stage=Detected|Analyzed|Contained|Recovered|Reported;Text:long;Happened on:date;Happened at:time;By
- Challenge switched on | incident=Login flood on portal; stage=Contained; text=Rate limit with challenge.
- Passwords reset | incident=Fake invoice mail; stage=Recovered
- Loss told to the authority | incident=Laptop left in the train; stage=Reported; text=Form sent within a day.; by=Idris Vane
- Zip opened in the sandbox | incident=Strange zip on a sales laptop; stage=Analyzed; text=Downloads a second file.; by=Mara Kolb
+ report: Asset->@asset|protected system;Scan->@scan|security scan;Summary:long;Format=PDF|HTML

# devops|ci/cd|deployment pipeline|kubernetes|build pipeline|continuous integration|docker container
item application|repository|codebase: Name!;Repository:url;Language~TypeScript|Go;Team;Default branch;Owner~Priya Nand|Lars Eck;Description:long;~Status=Active|Frozen|Archived
- checkout-api | language=Go; team=Payments; default_branch=main; owner=Priya Nand; status=Active
- shop-web | language=TypeScript; team=Storefront; default_branch=main; owner=Lars Eck; status=Active
- stock-sync | language=Python; team=Logistics; default_branch=main; owner=Tomas Rill; status=Frozen
- mail-templates | language=TypeScript; team=Marketing tech; default_branch=trunk; owner=Lars Eck; status=Archived
item environment|cluster|namespace: Name!;Kind=Development|Staging|Production|Test;Cluster;Region;Address:url;Nodes:number#1-5000;Locked:boolean;~Status=Healthy|Degraded|Down
- production-eu | kind=Production; cluster=eu-1; region=Frankfurt; nodes=14; status=Healthy
- staging | kind=Staging; cluster=eu-2; region=Frankfurt; nodes=4; status=Degraded
- production-us | kind=Production; cluster=us-1; region=Virginia; nodes=9; status=Down
- preview | kind=Development; cluster=eu-3; region=Dublin; nodes=2; status=Healthy
item pipeline|workflow|build definition: Name!;Application->@application|repository~checkout-api|shop-web;Trigger=Push|Pull request|Schedule|Manual|Tag;Branch;Definition:long;Timeout:number(min)#1-1440;Enabled:boolean
- checkout build and test | application=checkout-api; trigger=Push; branch=main; timeout=20
- shop nightly | application=shop-web; trigger=Schedule; branch=main; timeout=45
- stock-sync release | application=stock-sync; trigger=Tag; branch=main; timeout=30
- mail preview | application=mail-templates; trigger=Pull request; branch=trunk; timeout=10
record pipeline run|build|ci run: Number!;Pipeline->@pipeline|workflow~checkout build and test|shop nightly;Commit;Branch;Author;Started on:date;Started at:time;Duration:number(s)#0-86400;Tests passed:number#0-1000000;Tests failed:number#0-1000000;~Status=Queued|Running|Passed|Failed|Cancelled
- 4121 | pipeline=checkout build and test; commit=9f2c1ab; branch=main; author=Priya Nand; duration=312; tests_passed=840; tests_failed=0; status=Passed
- 4122 | pipeline=shop nightly; commit=71de002; branch=main; author=Lars Eck; duration=1180; tests_passed=1902; tests_failed=3; status=Failed
- 4123 | pipeline=stock-sync release; commit=c40aa19; branch=main; author=Tomas Rill; duration=95; tests_passed=210; tests_failed=0; status=Running
- 4124 | pipeline=mail preview; commit=1b7e5d3; branch=footer-links; author=Lars Eck; duration=12; tests_passed=0; tests_failed=0; status=Cancelled
record deployment|release|rollout: Title!;Application->@application|repository~checkout-api|shop-web;Environment->@environment|cluster~production-eu|staging;Version;Run->@pipeline run|build~4121|4122;Strategy=Rolling|Blue-green|Canary|Recreate;Deployed on:date;Deployed by~Priya Nand|Lars Eck;Release notes:long;~Status=Waiting approval|Running|Succeeded|Failed|Rolled back
- checkout-api 2.14 to production | application=checkout-api; environment=production-eu; version=2.14.0; run=4121; strategy=Canary; deployed_by=Priya Nand; status=Succeeded
- shop-web 8.3 to staging | application=shop-web; environment=staging; version=8.3.0; run=4122; strategy=Rolling; deployed_by=Lars Eck; status=Failed
- stock-sync 1.9 to us | application=stock-sync; environment=production-us; version=1.9.2; run=4123; strategy=Blue-green; deployed_by=Tomas Rill; release_notes=Faster delta sync.; status=Rolled back
- mail-templates 0.4 to preview | application=mail-templates; environment=preview; version=0.4.0; run=4124; strategy=Recreate; deployed_by=Lars Eck; status=Waiting approval
item service|workload|container: Name!;Application->@application|repository~checkout-api|shop-web;Environment->@environment|cluster~production-eu|staging;Image;Replicas:number#0-10000;CPU limit:number(cores)#0-512;Memory limit:number(MB)#0-4194304;Port:number#1-65535;~Status=Running|Pending|Crashed|Stopped
- checkout-api-eu | application=checkout-api; environment=production-eu; image=checkout-api:2.14.0; replicas=6; cpu_limit=1; memory_limit=512; port=8080; status=Running
- shop-web-stg | application=shop-web; environment=staging; image=shop-web:8.3.0; replicas=2; cpu_limit=0.5; memory_limit=256; port=3000; status=Crashed
- stock-sync-us | application=stock-sync; environment=production-us; image=stock-sync:1.9.1; replicas=3; cpu_limit=2; memory_limit=1024; port=9000; status=Pending
- mail-preview | application=mail-templates; environment=preview; image=mail-templates:0.3.8; replicas=1; cpu_limit=0.25; memory_limit=128; port=4000; status=Stopped
record incident|alert|outage: Title!;Environment->@environment|cluster~production-eu|staging;Service->@service|workload~checkout-api-eu|shop-web-stg;Severity=Low|Medium|High|Critical;Started on:date;On call~Priya Nand|Lars Eck;Cause:long;~Status=Open|Mitigated|Resolved
- Staging shop crash loop | environment=staging; service=shop-web-stg; severity=Medium; on_call=Lars Eck; cause=Missing variable.; status=Mitigated
- Checkout latency | environment=production-eu; service=checkout-api-eu; severity=High; on_call=Priya Nand; status=Resolved
- US cluster unreachable | environment=production-us; service=stock-sync-us; severity=Critical; on_call=Tomas Rill; cause=Network change at the provider.; status=Open
- Preview mails without pictures | environment=preview; service=mail-preview; severity=Low; on_call=Lars Eck; status=Resolved
! record pipeline step|build job|run step: Name!;Run->@pipeline run|build~4121|4122;Stage=Checkout|Build|Test|Scan|Package|Deploy;Position:number#1-200;Duration:number(s)#0-86400;Log:long;~Status=Waiting|Running|Passed|Failed|Skipped
- Unit tests of 4121 | run=4121; stage=Test; position=3; duration=140; status=Passed
- Browser tests of 4122 | run=4122; stage=Test; position=4; duration=620; status=Failed
- Image of 4123 | run=4123; stage=Package; position=5; duration=44; status=Running
- Deploy of 4124 | run=4124; stage=Deploy; position=6; duration=0; status=Skipped
! item environment variable|configuration|secret: Name!;Application->@application|repository~checkout-api|shop-web;Environment->@environment|cluster~production-eu|staging;Value;Secret:boolean;Changed on:date;Changed by~Priya Nand|Lars Eck
- PAYMENT_TIMEOUT | application=checkout-api; environment=production-eu; value=8s; changed_by=Priya Nand
- SHOP_API_URL | application=shop-web; environment=staging; changed_by=Lars Eck
- SYNC_BATCH_SIZE | application=stock-sync; environment=production-us; value=500; changed_by=Tomas Rill
- MAIL_SENDER | application=mail-templates; environment=preview; value=preview@shop.example; changed_by=Lars Eck
! record approval|release approval [approv\\w*|review\\w*|gate\\w*|sign.?off]: Title!;Deployment->@deployment|release~checkout-api 2.14 to production|shop-web 8.3 to staging;Approver;Decision=Waiting|Approved|Rejected;Decided on:date;Comment
- Approve checkout 2.14 | deployment=checkout-api 2.14 to production; decision=Approved
- Approve mails 0.4 | deployment=mail-templates 0.4 to preview; approver=Priya Nand; decision=Waiting
- Reject shop 8.3 | deployment=shop-web 8.3 to staging; approver=Priya Nand; decision=Rejected; comment=Browser tests fail
- Approve stock-sync 1.9 | deployment=stock-sync 1.9 to us; approver=Lars Eck; decision=Approved

# sre|incident management|on-call rotation|postmortem|incident response|service level objective|runbook
record incident|outage: Title!;Service->@service|system~Checkout|Search;Severity=SEV1|SEV2|SEV3|SEV4;Commander~Ane Solberg|Rui Matos;Detected on:date;Detected at:time;Resolved at:time;Customers affected:number#0-100000000;Summary:long;~Minutes down:number(min)#0-100000;~Status=Triggered|Acknowledged|Mitigated|Resolved|Reviewed
- Checkout rejects cards | service=Checkout; severity=SEV1; commander=Ane Solberg; customers_affected=1800; minutes_down=37; status=Reviewed
- Search index stale | service=Search; severity=SEV3; commander=Rui Matos; customers_affected=0; status=Mitigated
- Push messages sent twice | service=Notifications; severity=SEV4; commander=Rui Matos; customers_affected=350; summary=Retry without key.; minutes_down=0; status=Resolved
- Login page empty | service=Identity; severity=SEV2; commander=Nadira Khan; customers_affected=9200; minutes_down=14; status=Acknowledged
item service|system|component: Name!;Team->@team|on-call team~Payments|Discovery;Tier=Critical|Important|Internal;Owner;Repository:url;Depends on;Dashboard:url;~Health=Healthy|Degraded|Down
- Checkout | team=Payments; tier=Critical; depends_on=Card gateway; health=Healthy
- Search | team=Discovery; tier=Important; depends_on=Index workers; health=Degraded
- Notifications | team=Messaging; tier=Internal; depends_on=Push provider; health=Healthy
- Identity | team=Accounts; tier=Critical; depends_on=User database; health=Down
item team|on-call team|responder group: Name!;Lead~Ane Solberg|Rui Matos;Channel;Time zone;Members:long;Escalate after:number(min)#1-240
- Payments | lead=Ane Solberg; channel=#payments-oncall; time_zone=Europe/Oslo; escalate_after=10
- Discovery | lead=Rui Matos; channel=#search-oncall; time_zone=Europe/Lisbon; escalate_after=20
- Messaging | lead=Nadira Khan; channel=#messaging-oncall; time_zone=Asia/Kolkata; escalate_after=30
- Accounts | lead=Joao Pires; channel=#accounts-oncall; time_zone=Europe/Lisbon; escalate_after=5
record on-call shift|duty shift|rotation: Title!;Team->@team|on-call team~Payments|Discovery;Responder~Ane Solberg|Rui Matos;Role=Primary|Secondary|Manager;Starts on:date;Ends on:date;Handover note:long;~Pages:number#0-1000
- Payments week 41 | team=Payments; responder=Ane Solberg; role=Primary; pages=4
- Discovery week 41 | team=Discovery; responder=Rui Matos; role=Primary; pages=1
- Messaging week 41 | team=Messaging; responder=Nadira Khan; role=Secondary; pages=0
- Accounts week 42 | team=Accounts; responder=Joao Pires; role=Manager; handover_note=Watch the user database.; pages=7
item slo|service level objective|reliability target: Name!;Service->@service|system~Checkout|Search;Indicator=Availability|Latency|Error rate|Freshness;Target:percent;Window:number(days)#1-365;~Measured:percent;~Budget left:percent#-1000-100;~Status=Met|At risk|Missed
- Checkout availability | service=Checkout; indicator=Availability; target=99.95; window=30; measured=99.91; budget_left=-80; status=Missed
- Search latency | service=Search; indicator=Latency; target=99; window=30; measured=99.4; budget_left=60; status=Met
- Push freshness | service=Notifications; indicator=Freshness; target=98; window=7; measured=98.1; budget_left=5; status=At risk
- Login error rate | service=Identity; indicator=Error rate; target=99.9; window=28; measured=99.97; budget_left=70; status=Met
item runbook|playbook|procedure: Title!;Service->@service|system~Checkout|Search;Symptom;Steps:long;Commands:long;Author;Reviewed on:date;~Used:number#0-100000
- Switch card gateway | service=Checkout; symptom=Card errors above 2 percent; steps=Check status, flip the switch, verify.; used=3
- Rebuild search index | service=Search; symptom=Results older than a day; steps=Pause workers, rebuild, swap.; used=5
- Stop duplicate pushes | service=Notifications; symptom=Users report two messages; steps=Pause queue, drop duplicates, resume.; author=Nadira Khan; used=2
- Fail over user database | service=Identity; symptom=Login errors above 5 percent; steps=Promote replica, update address, verify.; author=Joao Pires; used=1
record postmortem|incident review: Title!;Incident->@incident|outage~Checkout rejects cards|Search index stale;Author~Ane Solberg|Rui Matos;Root cause:long;What went well:long;What went wrong:long;Held on:date;~Status=Draft|In review|Published
- Review of card rejection | incident=Checkout rejects cards; author=Ane Solberg; root_cause=Expired certificate at the gateway.; status=Published
- Review of stale index | incident=Search index stale; author=Rui Matos; root_cause=Disk full on a worker.; status=Draft
- Review of double pushes | incident=Push messages sent twice; author=Nadira Khan; root_cause=Retry had no key for the message.; status=In review
- Review of empty login | incident=Login page empty; author=Joao Pires; what_went_well=Roll back took two minutes.; status=Draft
! record incident update|timeline entry|incident event: Title!;Incident->@incident|outage~Checkout rejects cards|Search index stale;Kind=Detected|Paged|Acknowledged|Update|Mitigated|Resolved;Text:long;Happened on:date;Happened at:time;By;Public:boolean
- Ane acknowledged | incident=Checkout rejects cards; kind=Acknowledged
- Gateway switched | incident=Checkout rejects cards; kind=Mitigated; text=Traffic moved to the second gateway.
- Two messages seen by a customer | incident=Push messages sent twice; kind=Detected; text=Support had three calls.
- Login shows again | incident=Login page empty; kind=Update; text=Half of the servers are back.; by=Joao Pires
! record page|alert|alert event: Title!;Service->@service|system~Checkout|Search;Source=Metrics|Logs|Customer|Synthetic check;Severity=SEV1|SEV2|SEV3|SEV4;Fired on:date;Fired at:time;Responder;Incident->@incident|outage~Checkout rejects cards|Search index stale;~Status=Firing|Acknowledged|Silenced|Resolved
- Card errors at 14 percent | service=Checkout; source=Metrics; severity=SEV1; incident=Checkout rejects cards; status=Resolved
- Index lag 26 h | service=Search; source=Synthetic check; severity=SEV3; incident=Search index stale; status=Acknowledged
- Three calls about pushes | service=Notifications; source=Customer; severity=SEV4; responder=Nadira Khan; incident=Push messages sent twice; status=Silenced
- Template errors on login | service=Identity; source=Logs; severity=SEV2; responder=Joao Pires; incident=Login page empty; status=Firing
! work action item|follow-up [action\\w*|follow.?up\\w*|postmortem\\w*|task\\w*|improv\\w*]: Title!;Postmortem->@postmortem|incident review~Review of card rejection|Review of stale index;Owner~Ane Solberg|Rui Matos;Kind=Prevent|Detect|Mitigate|Document;Due on:date;Ticket:url
- Alert 30 days before expiry | postmortem=Review of card rejection; owner=Ane Solberg; kind=Detect
- Key for each push | postmortem=Review of double pushes; owner=Nadira Khan; kind=Prevent
- Second gateway on standby | postmortem=Review of card rejection; owner=Rui Matos; kind=Mitigate
- Write down the roll back | postmortem=Review of empty login; owner=Joao Pires; kind=Document

# log management|log analysis|log viewer|log aggregation|error tracking|log search
item log source|application|log stream: Name!;Kind=Application|Server|Database|Network|Container|Audit;Host;Format=JSON|Syslog|Plain text|CSV;Keep for:number(days)#1-3650;Owner~Yara Blum|Kofi Mensah;Daily volume:number(MB)#0-100000000;~Last entry on:date;~Status=Receiving|Silent|Off
- orders-service | kind=Application; host=app-03; format=JSON; keep_for=30; owner=Yara Blum; daily_volume=820; status=Receiving
- edge firewall | kind=Network; host=fw-1; format=Syslog; keep_for=180; owner=Kofi Mensah; daily_volume=3100; status=Receiving
- invoice database | kind=Database; host=db-04; format=Plain text; keep_for=90; owner=Yara Blum; daily_volume=140; status=Silent
- admin audit trail | kind=Audit; host=app-01; format=CSV; keep_for=3650; owner=Kofi Mensah; daily_volume=6; status=Off
record log entry|log line|event: Message!;Source->@log source|application~orders-service|edge firewall;Level=Debug|Info|Warning|Error|Fatal;Logged on:date;Logged at:time;Request id;Host;Account;Details:long
- Payment timed out after 8 s | source=orders-service; level=Error; request_id=rq-88120; host=app-03
- Dropped packet from 203.0.113.9 | source=edge firewall; level=Warning; host=fw-1
- Checkpoint took 41 s | source=invoice database; level=Info; host=db-04
- Role admin given to j.reed | source=admin audit trail; level=Fatal; host=app-01; account=k.mensah
record error group|issue|exception: Title!;Source->@log source|application~orders-service|edge firewall;Type;First seen on:date;Last seen on:date;~Occurrences:number#0-1000000000;~Users affected:number#0-100000000;Version;Stack trace:long;Assigned to~Yara Blum|Kofi Mensah;~Status=New|Being fixed|Resolved|Ignored
- TimeoutError in pay() | source=orders-service; type=TimeoutError; occurrences=212; users_affected=140; version=3.8.1; assigned_to=Yara Blum; status=Being fixed
- Null total in invoice | source=orders-service; type=TypeError; occurrences=9; users_affected=4; version=3.8.0; assigned_to=Kofi Mensah; status=Resolved
- Deadlock on table invoice | source=invoice database; type=DeadlockError; occurrences=31; users_affected=12; version=3.8.1; assigned_to=Yara Blum; status=New
- Port scan noise | source=edge firewall; type=ScanWarning; occurrences=9400; users_affected=0; assigned_to=Kofi Mensah; status=Ignored
item alert rule|log alert|alarm: Name!;Source->@log source|application~orders-service|edge firewall;Search text;Level from=Info|Warning|Error|Fatal;Count:number#1-1000000;Within:number(min)#1-1440;Notify=Email|Chat|Webhook;Recipient;Active:boolean
- Many payment errors | source=orders-service; search_text=Payment timed out; level_from=Error; count=20; within=5; notify=Chat; recipient=#orders
- Port scan | source=edge firewall; search_text=Dropped packet; level_from=Warning; count=500; within=1; notify=Email; recipient=security desk
- Deadlocks pile up | source=invoice database; search_text=deadlock detected; level_from=Error; count=3; within=10; notify=Webhook; recipient=hooks.example/db
- Admin role given | source=admin audit trail; search_text=Role admin; level_from=Info; count=1; within=1; notify=Email; recipient=security desk
item saved search|log query|filter: Name!;Query:long;Sources;Time range=15 minutes|1 hour|24 hours|7 days|30 days;Owner;Shared:boolean;~Last result:number#0-1000000000
- Errors of orders today | query=level:error AND source:orders; sources=orders-service; time_range=24 hours; last_result=61
- Denied by firewall | query=action:drop; sources=edge firewall; time_range=1 hour; last_result=1840
- Slow queries this week | query=duration_ms>2000; sources=invoice database; time_range=7 days; owner=Yara Blum; last_result=318
- Role changes of the month | query=action:grant OR action:revoke; sources=admin audit trail; time_range=30 days; owner=Kofi Mensah; last_result=12
item parsing rule|field extraction|pipeline: Name!;Source->@log source|application~orders-service|edge firewall;Pattern:long;Fields;Order:number#1-500;Mask personal data:boolean;Enabled:boolean
- Firewall key values | source=edge firewall; pattern=src=(ip) dst=(ip); fields=Source, target; order=1
- Mask card numbers | source=orders-service; pattern=16 digits; fields=Card; order=1
- Split query duration | source=invoice database; pattern=duration: (n) ms; fields=Duration; order=2
- Audit columns | source=admin audit trail; pattern=time,actor,action,object; fields=Actor, action, object; order=1
! record alert event|triggered alert: Title!;Rule->@alert rule|log alert~Many payment errors|Port scan;Matches:number#1-100000000;Fired on:date;Fired at:time;Acknowledged by~Yara Blum|Kofi Mensah;~Status=Fired|Acknowledged|Closed
- 34 payment errors | rule=Many payment errors; matches=34; acknowledged_by=Yara Blum; status=Acknowledged
- Scan from one address | rule=Port scan; matches=812; status=Fired
- Five deadlocks in ten minutes | rule=Deadlocks pile up; matches=5; acknowledged_by=Yara Blum; status=Closed
- Admin given to j.reed | rule=Admin role given; matches=1; acknowledged_by=Kofi Mensah; status=Acknowledged
! record log export|archive job [export\\w*|archiv\\w*|download\\w*|retention|backup\\w*]: Title!;Source->@log source|application~orders-service|edge firewall;From:date;Until:date;Lines:number#0-10000000000;Format=CSV|JSON|Text;File:file;~Status=Waiting|Running|Done|Failed
- Firewall September | source=edge firewall; lines=9100000; format=JSON; status=Done
- Orders for the lawyer | source=orders-service; lines=48200; format=Text; status=Running
- Audit trail of the year | source=admin audit trail; lines=2100; format=CSV; status=Waiting
- Database night of the crash | source=invoice database; lines=0; format=JSON; status=Failed
+ comment: Error group->@error group|issue
+ report: Source->@log source|application;Period;Repeat=Daily|Weekly

# api management|api gateway|api testing|developer portal|api marketplace
item api|published api|web service: Name!;Version;Base address:url;Category~Weather|Payments;Protocol=REST|GraphQL|SOAP|gRPC|WebSocket;Owner~Silke Anders|Vikram Joshi;Documentation:url;Description:long;~Status=Draft|Published|Deprecated|Retired
- Rain forecast | version=v2; category=Weather; protocol=REST; owner=Silke Anders; status=Published
- Invoice service | version=v1; category=Payments; protocol=REST; owner=Vikram Joshi; status=Published
- Live tram positions | version=v3; category=Traffic; protocol=WebSocket; owner=Silke Anders; description=Position of each tram every five seconds.; status=Draft
- Address lookup | version=v0; category=Places; protocol=SOAP; owner=Vikram Joshi; status=Deprecated
item endpoint|route|operation: Path!;Api->@api|published api~Rain forecast|Invoice service;Method=GET|POST|PUT|PATCH|DELETE;Summary;Parameters:long;Sample answer:long;Cache for:number(s)#0-86400;Login needed:boolean;~Average time:number(ms)#0-120000
- /forecast/place | api=Rain forecast; method=GET; summary=Rain of the next 48 hours; cache_for=600; average_time=84
- /invoices | api=Invoice service; method=POST; summary=Make an invoice; average_time=210
- /trams/line | api=Live tram positions; method=GET; summary=All trams of a line; cache_for=0; average_time=31
- /address/id | api=Address lookup; method=DELETE; summary=Remove a saved address; cache_for=0; average_time=96
item api plan|usage plan|rate plan|pricing plan: Name!;Monthly price:money;Calls per month:number#1-10000000000;Calls per second:number#1-100000;Price per extra call:money;Support=None|Email|Priority;Active:boolean
- Free | monthly_price=0; calls_per_month=10000; calls_per_second=2; support=None
- Business | monthly_price=79; calls_per_month=2000000; calls_per_second=50; price_per_extra_call=0.0001; support=Priority
- Starter | monthly_price=9; calls_per_month=100000; calls_per_second=5; price_per_extra_call=0.0005; support=Email
- City partner | monthly_price=490; calls_per_month=50000000; calls_per_second=400; price_per_extra_call=0.00002; support=Priority
item client application|developer app|consumer: Name!;Developer;Plan->@api plan|usage plan~Free|Business;Callback address:url;Purpose:long;Created on:date;~Calls this month:number#0-10000000000;~Status=Waiting|Approved|Suspended
- Farm planner | plan=Business; purpose=Shows rain per field.; calls_this_month=412000; status=Approved
- School weather wall | plan=Free; purpose=Display in the hall.; calls_this_month=2100; status=Approved
- Tram board | plan=Starter; purpose=Shows departures in cafes.; calls_this_month=64000; status=Waiting
- Parcel labels | plan=City partner; purpose=Checks addresses before printing.; calls_this_month=8100000; status=Suspended
item api key|access key|credential: Label!;Application->@client application|developer app~Farm planner|School weather wall;Key start;Scopes=Read|Write|Read and write|Admin;Allowed addresses;Created on:date;Expires on:date;~Last used on:date;~Status=Active|Revoked|Expired
- Farm planner live | application=Farm planner; key_start=fp_live_9a; scopes=Read; status=Active
- School wall | application=School weather wall; key_start=sw_71c; scopes=Read; status=Active
- Tram board test | application=Tram board; key_start=tb_test_04; scopes=Read and write; status=Active
- Labels old key | application=Parcel labels; key_start=pl_e1f; scopes=Admin; allowed_addresses=203.0.113.0/28; status=Revoked
record api call|request log|usage record: Reference!;Endpoint->@endpoint|route~/forecast/place|/invoices;Key->@api key|access key~Farm planner live|School wall;Called on:date;Called at:time;Response code:number#100-599;Time:number(ms)#0-120000;Bytes:number#0-1000000000;Address;Error
- rq-100771 | endpoint=/forecast/place; key=Farm planner live; response_code=200; time=71; bytes=1840
- rq-100772 | endpoint=/forecast/place; key=School wall; response_code=429; time=3; bytes=90; error=Rate limit
- rq-100773 | endpoint=/trams/line; key=Tram board test; response_code=200; time=28; bytes=5120
- rq-100774 | endpoint=/address/id; key=Labels old key; response_code=401; time=2; bytes=60; error=Key revoked
request access request|api subscription|key request: Title!;Applicant;Api->@api|published api~Rain forecast|Invoice service;Plan->@api plan|usage plan~Free|Business;Purpose:long;Company;Expected calls:number#0-10000000000
- Access for ferry app | api=Rain forecast; plan=Business; purpose=Warn of heavy rain.; company=Island Ferries; expected_calls=300000
- Invoices for clinic | api=Invoice service; plan=Free; purpose=Trial; company=Lindenhof Clinic; expected_calls=500
- Trams in a school app | api=Live tram positions; plan=Starter; purpose=Tell pupils when to run.; company=Lakeside School; expected_calls=40000
- Addresses for florists | api=Address lookup; plan=City partner; purpose=Check delivery places.; company=Bloom Union; expected_calls=900000
! record daily usage|usage statistic|quota use: Title!;Application->@client application|developer app~Farm planner|School weather wall;Api->@api|published api~Rain forecast|Invoice service;Day:date;Calls:number#0-10000000000;Errors:number#0-10000000000;Average time:number(ms)#0-120000;Cost:money
- Farm planner Monday | application=Farm planner; api=Rain forecast; calls=18400; errors=12; average_time=79
- School wall Monday | application=School weather wall; api=Rain forecast; calls=96; errors=4; average_time=82
- Tram board Tuesday | application=Tram board; api=Live tram positions; calls=4300; errors=3; average_time=30; cost=0.3
- Labels Monday | application=Parcel labels; api=Address lookup; calls=270000; errors=1180; average_time=94; cost=16
! record api change|version history|changelog entry: Title!;Api->@api|published api~Rain forecast|Invoice service;Version;Kind=Added|Changed|Deprecated|Removed|Fixed;Published on:date;Text:long;Breaking:boolean
- Hourly values added | api=Rain forecast; version=2.3; kind=Added
- Old date format gone | api=Invoice service; version=1.9; kind=Removed
- Old lookup ends in June | api=Address lookup; version=0.9; kind=Deprecated; text=Use the place service instead.
- Trams without line fixed | api=Live tram positions; version=3.0.1; kind=Fixed
! record test case|api test|test run [test\\w*|debug\\w*|mock\\w*|automat\\w*]: Name!;Endpoint->@endpoint|route~/forecast/place|/invoices;Input:long;Expected code:number#100-599;Expected answer:long;~Last result=Passed|Failed|Not run;Last run on:date
- Unknown place gives 404 | endpoint=/forecast/place; expected_code=404; last_result=Passed
- Unknown line gives empty list | endpoint=/trams/line; input=line is 99; expected_code=200; last_result=Failed
- Invoice without lines refused | endpoint=/invoices; input=lines is empty; expected_code=422; last_result=Passed
- Delete without key refused | endpoint=/address/id; expected_code=401; last_result=Not run
+ invoice: Application->@client application|developer app;Plan->@api plan|usage plan;Calls:number

# bug tracker|bug tracking|issue tracker|bug report|issue tracking|software defect
record bug|issue|defect|bug report: Title!;Project->@project|software product~Mobile app|Billing web;Component->@component|module~Login|Invoices;Type=Bug|Improvement|Task|Question;Severity=Minor|Major|Critical|Blocker;Priority=Low|Normal|High|Urgent;Steps to reproduce:long;Found in version->@version|release~5.2|3.0;Reporter;Assignee~Wanda Cole|Emre Sahin;Screenshot:image;~Status=New|Confirmed|In progress|Fixed|Verified|Closed|Reopened
- Login spins forever on weak network | project=Mobile app; component=Login; type=Bug; severity=Major; priority=High; steps_to_reproduce=Switch to slow network, log in.; found_in_version=5.2; assignee=Wanda Cole; status=In progress
- Tax missing on credit note | project=Billing web; component=Invoices; type=Bug; severity=Critical; priority=Urgent; found_in_version=3.0; assignee=Emre Sahin; status=Confirmed
- Label printer skips every third label | project=Warehouse scanner; component=Printing; type=Question; severity=Minor; priority=Low; steps_to_reproduce=Print ten labels in a row.; found_in_version=1.4; assignee=Noa Perl; status=New
- Show parking zones on the map | project=City map; component=Map layers; type=Improvement; severity=Minor; priority=Normal; found_in_version=2.1; assignee=Emre Sahin; status=Verified
item project|software product|repository: Name!;Key;Lead~Wanda Cole|Emre Sahin;Repository:url;Description:long;~Open bugs:number#0-100000;~Status=Active|Maintenance|Closed
- Mobile app | key=MOB; lead=Wanda Cole; open_bugs=41; status=Active
- Billing web | key=BIL; lead=Emre Sahin; open_bugs=17; status=Active
- Warehouse scanner | key=WSC; lead=Noa Perl; open_bugs=9; status=Maintenance
- City map | key=MAP; lead=Emre Sahin; open_bugs=0; status=Closed
item component|module: Name!;Project->@project|software product~Mobile app|Billing web;Lead~Wanda Cole|Emre Sahin;Description:long;~Open bugs:number#0-100000
- Login | project=Mobile app; lead=Wanda Cole; open_bugs=6
- Invoices | project=Billing web; lead=Emre Sahin; open_bugs=4
- Printing | project=Warehouse scanner; lead=Noa Perl; description=Labels and delivery notes.; open_bugs=3
- Map layers | project=City map; lead=Emre Sahin; open_bugs=0
item version|release|milestone: Name!;Project->@project|software product~Mobile app|Billing web;Planned on:date;Released on:date;Notes:long;~Fixed bugs:number#0-100000;~Status=Planned|Frozen|Released
- 5.2 | project=Mobile app; fixed_bugs=18; status=Released
- 3.0 | project=Billing web; fixed_bugs=31; status=Released
- 1.4 | project=Warehouse scanner; fixed_bugs=0; notes=Needs new printer driver.; status=Planned
- 2.1 | project=City map; fixed_bugs=7; status=Frozen
item test case|test scenario: Title!;Project->@project|software product~Mobile app|Billing web;Component->@component|module~Login|Invoices;Precondition;Steps:long;Expected result:long;Priority=Low|Normal|High;Automated:boolean
- Login with wrong password | project=Mobile app; component=Login; expected_result=Message, no lock before five tries; priority=High
- Credit note with two tax rates | project=Billing web; component=Invoices; expected_result=Both taxes listed; priority=Normal
- Print a hundred labels | project=Warehouse scanner; component=Printing; precondition=Full roll; expected_result=A hundred labels without gap; priority=Low
- Zones shown at zoom 14 | project=City map; component=Map layers; expected_result=Zones in blue, names readable; priority=Normal
record test run|test execution: Title!;Test case->@test case|test scenario~Login with wrong password|Credit note with two tax rates;Version->@version|release~5.2|3.0;Tester;Run on:date;Device~Pixel phone|Firefox;Result=Passed|Failed|Blocked|Skipped;Bug found->@bug|issue~Login spins forever on weak network|Tax missing on credit note;Note:long
- Wrong password on 5.2 | test_case=Login with wrong password; version=5.2; device=Pixel phone; result=Passed
- Credit note on 3.0 | test_case=Credit note with two tax rates; version=3.0; device=Firefox; result=Failed; bug_found=Tax missing on credit note
- Hundred labels on 1.4 | test_case=Print a hundred labels; version=1.4; tester=Noa Perl; device=Zeta label printer; result=Blocked; note=No roll in the lab.
- Zones on 2.1 | test_case=Zones shown at zoom 14; version=2.1; device=Safari; result=Skipped
! record bug history|status change|activity: Title!;Bug->@bug|issue|defect~Login spins forever on weak network|Tax missing on credit note;Field=Status|Assignee|Priority|Version|Title;Old value;New value;Changed on:date;Changed at:time;Changed by
- Wanda took the login bug | bug=Login spins forever on weak network; field=Assignee; new_value=Wanda Cole
- Tax bug confirmed | bug=Tax missing on credit note; field=Status; old_value=New; new_value=Confirmed
- Label question lowered | bug=Label printer skips every third label; field=Priority; old_value=Normal; new_value=Low; changed_by=Noa Perl
- Zones moved to 2.1 | bug=Show parking zones on the map; field=Version; old_value=2.0; new_value=2.1; changed_by=Emre Sahin
! record attachment|bug attachment: Title!;Bug->@bug|issue|defect~Login spins forever on weak network|Tax missing on credit note;File:file;Kind=Screenshot|Log|Video|Other;Size:number(KB)#0-1000000;Added on:date;Added by
- network-log.txt | bug=Login spins forever on weak network; kind=Log; size=84
- credit-note.png | bug=Tax missing on credit note; kind=Screenshot; size=212
- labels-gap.mp4 | bug=Label printer skips every third label; kind=Video; size=8400; added_by=Noa Perl
- zones.geojson | bug=Show parking zones on the map; kind=Other; size=640
! item label|tag [label\\w*|tag\\w*|categor\\w*]: Name!;Project->@project|software product~Mobile app|Billing web;Color;Description
- regression | project=Mobile app; color=Red; description=Worked before
- tax | project=Billing web; color=Blue
- hardware | project=Warehouse scanner; color=Gray; description=Needs a device to test
- good first issue | project=City map; color=Green; description=For newcomers
+ comment: Bug->@bug|issue|defect;Internal:boolean
+ report: Project->@project|software product;Period;Opened:number;Closed:number

# project management|kanban|sprint board|task board|team tasks|gantt|project tracker
item project|workspace: Name!;Key;Client;Lead~Frida Holt|Marco Bassi;Starts on:date;Due on:date;Budget:money;Color;Description:long;~Progress:percent;~Status=Planned|Active|On hold|Completed|Cancelled
- Museum website | key=MUS; client=Town Museum; lead=Frida Holt; budget=24000; progress=55; status=Active
- Warehouse move | key=WHM; client=Own company; lead=Marco Bassi; budget=60000; progress=20; status=Active
- Allergen labels | key=ALL; client=Brook Bakery; lead=Senta Ruf; budget=8000; progress=100; status=Completed
- Choir tour of the north | key=TOUR; client=Kantorei; lead=Marco Bassi; budget=31000; progress=5; status=On hold
work task|card|to-do|issue: Title!;Project->@project|workspace~Museum website|Warehouse move;List->@board list|board column~To do|In review;Assignee;Priority=Low|Normal|High|Urgent;Starts on:date;Due on:date;Estimate:number(h)#0-1000;Label;Depends on;Description:long
- Draw the floor map page | project=Museum website; list=In review; priority=High; estimate=12; label=Design
- Ask three movers for prices | project=Warehouse move; list=To do; priority=Normal; estimate=4; label=Purchase
- Print 400 shelf labels | project=Allergen labels; list=Done; priority=Low; estimate=3; label=Print
- Reserve two coaches | project=Choir tour of the north; list=Waiting; priority=Urgent; estimate=2; label=Travel; depends_on=Date of the Bergen concert
item board list|board column|stage: Name!;Project->@project|workspace~Museum website|Warehouse move;Position:number#1-50;Card limit:number#1-500;Color
- To do | project=Warehouse move; position=1; card_limit=30
- In review | project=Museum website; position=3; card_limit=5
- Done | project=Allergen labels; position=4; card_limit=200; color=Green
- Waiting | project=Choir tour of the north; position=2; card_limit=15; color=Yellow
item milestone|sprint|phase: Name!;Project->@project|workspace~Museum website|Warehouse move;Starts on:date;Due on:date;Goal:long;Planned points:number#0-1000;~Done points:number#0-1000;~Status=Planned|Running|Done|Late
- Sprint 6 | project=Museum website; goal=Floor map and search; planned_points=34; done_points=21; status=Running
- Lease signed | project=Warehouse move; goal=New hall is ours; status=Planned
- Labels on all shelves | project=Allergen labels; goal=Every product has its label; planned_points=13; done_points=13; status=Done
- Venues fixed | project=Choir tour of the north; goal=Five halls confirmed; planned_points=20; done_points=4; status=Late
record time entry|work log|timesheet line: Title!;Task->@task|card~Draw the floor map page|Ask three movers for prices;Person;Day:date;Hours:number(h)#0-24;Billable:boolean;Note:long
- Map sketches | task=Draw the floor map page; hours=3.5
- Calls to movers | task=Ask three movers for prices; hours=1
- Cutting the labels | task=Print 400 shelf labels; person=Senta Ruf; hours=2; note=Cutter jammed once
- Coach offers compared | task=Reserve two coaches; person=Marco Bassi; hours=1.5
record project member|team member|membership: Title!;Project->@project|workspace~Museum website|Warehouse move;Person;Role=Owner|Manager|Member|Guest;Hourly rate:money;Hours per week:number(h)#0-80;Joined on:date
- Frida on the museum site | project=Museum website; role=Owner; hours_per_week=20
- Marco on the move | project=Warehouse move; role=Manager; hours_per_week=12
- Senta on the labels | project=Allergen labels; person=Senta Ruf; role=Member; hourly_rate=42; hours_per_week=6
- Kantorei looks on | project=Choir tour of the north; person=Chair of the choir; role=Guest; hours_per_week=1
record risk|project risk|project issue: Title!;Project->@project|workspace~Museum website|Warehouse move;Likelihood=Low|Medium|High;Impact=Low|Medium|High;Measure:long;Owner;~Status=Open|Watching|Closed
- Texts come late | project=Museum website; likelihood=High; impact=Medium; measure=Weekly call with the curator.; status=Watching
- Hall not free in May | project=Warehouse move; likelihood=Medium; impact=High; measure=Option on second hall.; status=Open
- Recipe changes after print | project=Allergen labels; likelihood=Low; impact=High; measure=Freeze recipes for a month.; status=Closed
- Two singers fall ill | project=Choir tour of the north; likelihood=Medium; impact=Low; measure=Two substitutes rehearse.; status=Open
! record checklist item|subtask|task step: Title!;Task->@task|card~Draw the floor map page|Ask three movers for prices;Position:number#1-200;Assignee;Done:boolean;Due on:date
- Icons for lifts | task=Draw the floor map page; position=1
- Write the list of goods | task=Ask three movers for prices; position=1
- Proof read by the baker | task=Print 400 shelf labels; position=2; assignee=Senta Ruf
- Ask for a coach with ramp | task=Reserve two coaches; position=1; assignee=Marco Bassi
! record task history|task activity|status change: Title!;Task->@task|card~Draw the floor map page|Ask three movers for prices;Field=Status|Assignee|Due date|List|Priority;Old value;New value;Changed on:date;Changed by
- Map moved to review | task=Draw the floor map page; field=List; old_value=Doing; new_value=In review
- Movers got due date | task=Ask three movers for prices; field=Due date
- Labels done | task=Print 400 shelf labels; field=Status; old_value=Doing; new_value=Done; changed_by=Senta Ruf
- Coaches now urgent | task=Reserve two coaches; field=Priority; old_value=Normal; new_value=Urgent
! record attachment|task file [file\\w*|attach\\w*|document\\w*|upload\\w*]: Title!;Task->@task|card~Draw the floor map page|Ask three movers for prices;File:file;Version:number#1-100;Added by;Added on:date
- floor-map-v2.pdf | task=Draw the floor map page; version=2
- labels-final.pdf | task=Print 400 shelf labels; version=4; added_by=Senta Ruf
- coach-offers.xlsx | task=Reserve two coaches; version=1; added_by=Marco Bassi
- goods-list.xlsx | task=Ask three movers for prices; version=3
+ comment: Task->@task|card;Mentions
+ report: Project->@project|workspace;Period;Summary:long;Hours:number

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
! record chat message|ai answer|conversation turn: Title!;Conversation->@conversation|chat~Explain photosynthesis|Sort a list of dates;Sender=User|Assistant|System;Text:long;Sent on:date;Sent at:time;Tokens:number#0-10000000;Seconds:number(s)#0-600;Liked:boolean
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

# model training|machine learning model|train models|ml model|training data|data labeling|annotation tool|training dataset
item dataset|training set|data collection: Name!;Kind=Images|Text|Tabular|Sound|Video|Time series;Samples:number#0-10000000000;Classes:number#0-1000000;Size:number(MB)#0-1000000000;Version;Source;Licence;File:file;~Labeled:percent;~Status=Collecting|Labeling|Ready|Retired
- Leaf spots 12k | kind=Images; samples=12400; classes=6; size=8200; version=1.3; source=Own greenhouse; labeled=92; status=Labeling
- Support letters | kind=Text; samples=48000; classes=14; size=310; version=2.0; labeled=100; status=Ready
- Pump vibration hours | kind=Time series; samples=310000; classes=3; size=960; version=0.4; source=Plant sensors; labeled=12; status=Collecting
- Bird calls dawn | kind=Sound; samples=5200; classes=41; size=14500; version=1.0; licence=CC BY; labeled=100; status=Retired
item model|ml model|trained model: Name!;Task=Classification|Detection|Regression|Generation|Forecast|Clustering;Architecture~ResNet|Transformer;Version;Parameters:number(million)#0-10000000;File:file;Owner~Tarja Lund|Ben Okoro;Description:long;~Accuracy:percent;~Status=Draft|Training|Validated|Deployed|Retired
- leaf-spot-net | task=Classification; architecture=ResNet; version=0.9; parameters=24; owner=Tarja Lund; accuracy=91.4; status=Validated
- letter-router | task=Classification; architecture=Transformer; version=2.1; parameters=110; owner=Ben Okoro; accuracy=94.8; status=Deployed
- pump-forecast | task=Forecast; architecture=LSTM; version=0.2; parameters=3; owner=Tarja Lund; accuracy=78; status=Training
- dawn-birds | task=Detection; architecture=Convolutional; version=1.1; parameters=9; owner=Ben Okoro; accuracy=83.5; status=Retired
record training run|experiment|training job: Title!;Model->@model|ml model~leaf-spot-net|letter-router;Dataset->@dataset|training set~Leaf spots 12k|Support letters;Epochs:number#1-100000;Batch size:number#1-1000000;Learning rate:number#0-10;Hardware~1 GPU|4 GPUs;Started on:date;Hours:number(h)#0-10000;~Loss:number;~Accuracy:percent;~Status=Queued|Running|Done|Failed|Stopped
- Leaf run 14 | model=leaf-spot-net; dataset=Leaf spots 12k; epochs=40; batch_size=64; learning_rate=0.001; hardware=1 GPU; hours=3.2; loss=0.27; accuracy=91.4; status=Done
- Letters run 6 | model=letter-router; dataset=Support letters; epochs=5; batch_size=32; learning_rate=0.00002; hardware=4 GPUs; hours=1.4; loss=0.18; accuracy=94.8; status=Done
- Pump run 3 | model=pump-forecast; dataset=Pump vibration hours; epochs=100; batch_size=256; learning_rate=0.0005; hardware=1 GPU; hours=0.8; loss=0.62; accuracy=78; status=Running
- Birds run 9 | model=dawn-birds; dataset=Bird calls dawn; epochs=30; batch_size=16; learning_rate=0.01; hardware=1 GPU; hours=6; loss=2.4; accuracy=31; status=Failed
record annotation|label|labeled sample: Sample!;Dataset->@dataset|training set~Leaf spots 12k|Support letters;Class->@label class|category~Rust|Refund wanted;Annotator~Mina Falk|Joss Lee;Box or span;Confidence:percent;Labeled on:date;~Review=Open|Accepted|Corrected|Rejected
- IMG_00412 | dataset=Leaf spots 12k; class=Rust; annotator=Mina Falk; confidence=95; review=Accepted
- letter-20117 | dataset=Support letters; class=Refund wanted; annotator=Joss Lee; confidence=80; review=Corrected
- hour-20551 | dataset=Pump vibration hours; class=Bearing wear; annotator=Joss Lee; box_or_span=00:12 to 00:48; confidence=60; review=Open
- call-0871 | dataset=Bird calls dawn; class=Blackbird; annotator=Mina Falk; box_or_span=3.1 s to 4.4 s; confidence=99; review=Rejected
item label class|category|class: Name!;Dataset->@dataset|training set~Leaf spots 12k|Support letters;Color;Rule:long;~Samples:number#0-1000000000
- Rust | dataset=Leaf spots 12k; color=Orange; rule=Orange dots with a dark rim; samples=2100
- Refund wanted | dataset=Support letters; color=Blue; samples=3900
- Bearing wear | dataset=Pump vibration hours; color=Red; rule=Peak at 120 Hz grows over hours; samples=410
- Blackbird | dataset=Bird calls dawn; color=Black; rule=Fluting song, not the alarm call; samples=630
record evaluation|test result|benchmark: Title!;Model->@model|ml model~leaf-spot-net|letter-router;Dataset->@dataset|training set~Leaf spots 12k|Support letters;Metric=Accuracy|F1|Precision|Recall|AUC|RMSE;Value:number;Samples:number#1-1000000000;Evaluated on:date;Remark:long
- Leaf F1 | model=leaf-spot-net; dataset=Leaf spots 12k; metric=F1; value=0.9; samples=1240
- Letters recall | model=letter-router; dataset=Support letters; metric=Recall; value=0.93; samples=4800
- Pump RMSE | model=pump-forecast; dataset=Pump vibration hours; metric=RMSE; value=1.7; samples=8000
- Birds precision | model=dawn-birds; dataset=Bird calls dawn; metric=Precision; value=0.81; samples=520; remark=Wrens are confused with robins.
record deployment|model endpoint|served model: Name!;Model->@model|ml model~leaf-spot-net|letter-router;Address:url;Environment=Test|Production;Replicas:number#0-1000;Deployed on:date;~Requests a day:number#0-1000000000;~Average time:number(ms)#0-600000;~Status=Starting|Online|Offline
- letters-prod | model=letter-router; environment=Production; replicas=2; requests_a_day=5200; average_time=41; status=Online
- leaf-test | model=leaf-spot-net; environment=Test; replicas=1; requests_a_day=60; average_time=120; status=Online
- pump-edge | model=pump-forecast; environment=Test; replicas=1; requests_a_day=24; average_time=300; status=Starting
- birds-app | model=dawn-birds; environment=Production; replicas=0; requests_a_day=0; average_time=90; status=Offline
! record training metric|epoch result|run log: Title!;Run->@training run|experiment~Leaf run 14|Letters run 6;Epoch:number#0-100000;Training loss:number;Validation loss:number;Accuracy:percent;Logged at:time
- Leaf 14 epoch 10 | run=Leaf run 14; epoch=10; training_loss=0.41; validation_loss=0.46; accuracy=84.1
- Leaf 14 epoch 40 | run=Leaf run 14; epoch=40; training_loss=0.21; validation_loss=0.27; accuracy=91.4
- Pump 3 epoch 60 | run=Pump run 3; epoch=60; training_loss=0.58; validation_loss=0.62; accuracy=78
- Birds 9 epoch 2 | run=Birds run 9; epoch=2; training_loss=2.2; validation_loss=2.4; accuracy=31
! record prediction|inference|model output: Title!;Model->@model|ml model~leaf-spot-net|letter-router;Input:long;Result;Confidence:percent;Predicted on:date;Correct=Unknown|Right|Wrong;Asked by
- Leaf photo of bed 7 | model=leaf-spot-net; result=Rust; confidence=88; correct=Right
- Letter 55120 | model=letter-router; result=Refund wanted; confidence=97; correct=Unknown
- Pump 4 next hour | model=pump-forecast; input=Last 24 hours of pump 4; result=Bearing wear; confidence=55; correct=Wrong
- Recording of 5 May | model=dawn-birds; result=Blackbird; confidence=92; correct=Right; asked_by=Nature club
! work labeling task|annotation job [label\\w*|annotat\\w*|crowd]: Title!;Dataset->@dataset|training set~Leaf spots 12k|Support letters;Annotator~Mina Falk|Joss Lee;Samples:number#1-1000000;Due on:date;Pay per sample:money;~Done samples:number#0-1000000
- Batch 31 of leaves | dataset=Leaf spots 12k; annotator=Mina Falk; samples=400; pay_per_sample=0.05; done_samples=260
- Letters of March | dataset=Support letters; annotator=Joss Lee; samples=1500; pay_per_sample=0.03; done_samples=1500
- Pump hours 20000 on | dataset=Pump vibration hours; annotator=Joss Lee; samples=2000; pay_per_sample=0.08; done_samples=120
- Dawn of site 7 | dataset=Bird calls dawn; annotator=Mina Falk; samples=350; pay_per_sample=0.1; done_samples=0

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

# knowledge base|wiki|help center|knowledge management|internal documentation|self-help articles
item space|knowledge area|section: Name!;Description:long;Owner~Birgit Thoma|Alan Mbeki;Audience=Everyone|Staff|Team|Customers;Icon:image;Position:number#1-200
- Getting started | owner=Birgit Thoma; audience=Customers; position=1
- Workshop manual | owner=Alan Mbeki; audience=Staff; position=2
- Leave and pay | description=Rules for staff; owner=Sabine Kurz; audience=Team; position=3
- Spare parts shop | owner=Alan Mbeki; audience=Everyone; position=4
item knowledge article|wiki page|help article|guide: Title!;Space->@space|knowledge area~Getting started|Workshop manual;Parent page->@knowledge article|wiki page;Text:long;Author~Birgit Thoma|Alan Mbeki;Tags;Valid until:date;Attachment:file;~Views:number#0-100000000;~Helpful:percent;~Status=Draft|In review|Published|Outdated
- Reset your password | space=Getting started; text=Open the login page and choose Forgot password.; author=Birgit Thoma; tags=login, account; views=8410; helpful=91; status=Published
- Change the drive belt | space=Workshop manual; text=Switch off the mains first.; author=Alan Mbeki; tags=belt, maintenance; views=312; helpful=97; status=Outdated
- Ask for parental leave | space=Leave and pay; text=Seven weeks before the first day.; author=Sabine Kurz; tags=leave, forms; views=96; helpful=88; status=In review
- Find the serial number | space=Spare parts shop; parent_page=Reset your password; text=It is on the plate below the seat.; author=Birgit Thoma; tags=parts; views=1740; helpful=79; status=Draft
item faq entry|frequent question|question and answer: Question!;Answer:long;Space->@space|knowledge area~Getting started|Workshop manual;Position:number#1-1000;Article->@knowledge article|wiki page~Reset your password|Change the drive belt;~Asked:number#0-1000000
- Can I change my email? | answer=Yes, under account settings.; space=Getting started; position=1; asked=420
- Which belt fits model 30? | answer=Type B 1250.; space=Workshop manual; position=2; article=Change the drive belt; asked=38
- When is the pay date? | answer=On the 27th of each month.; space=Leave and pay; position=1; asked=61
- Do you ship parts abroad? | answer=Yes, to 24 countries.; space=Spare parts shop; position=2; article=Find the serial number; asked=205
request article request|content gap|suggestion: Title!;Asked by;Space->@space|knowledge area~Getting started|Workshop manual;Reason:long;Priority=Low|Normal|High
- How to export my data | space=Getting started; reason=Nine tickets this week.; priority=High
- Grease points of model 40 | space=Workshop manual; reason=New model.; priority=Normal
- Travel costs by train | asked_by=Field staff; space=Leave and pay; reason=New rule since May.; priority=High
- Picture list of screws | asked_by=Shop counter; space=Spare parts shop; reason=Customers bring wrong ones.; priority=Low
record article feedback|helpfulness vote|page feedback: Title!;Article->@knowledge article|wiki page~Reset your password|Change the drive belt;Helpful:boolean;Comment:long;Given on:date;Given by;~Handled=Open|Done|No action
- Step 3 is missing | article=Change the drive belt; comment=Tension is not explained.; handled=Open
- Clear, thanks | article=Reset your password; handled=No action
- Plate is elsewhere on model 12 | article=Find the serial number; comment=Mine is on the fork.; given_by=Customer; handled=Done
- Which form number? | article=Ask for parental leave; comment=There are two forms.; handled=Open
work article review|content review|update task: Title!;Article->@knowledge article|wiki page~Reset your password|Change the drive belt;Reviewer~Birgit Thoma|Alan Mbeki;Due on:date;Reason=Outdated|Yearly check|Feedback|New version;Notes:long
- Rewrite belt page for model 40 | article=Change the drive belt; reviewer=Alan Mbeki; reason=New version
- Yearly check of login pages | article=Reset your password; reviewer=Birgit Thoma; reason=Yearly check
- Legal check of leave page | article=Ask for parental leave; reviewer=Sabine Kurz; reason=Outdated; notes=Law changed in January.
- Add model 12 to the plate page | article=Find the serial number; reviewer=Birgit Thoma; reason=Feedback
! record page version|article revision|revision: Title!;Article->@knowledge article|wiki page~Reset your password|Change the drive belt;Version:number#1-10000;Editor~Birgit Thoma|Alan Mbeki;Changed on:date;Text:long;Change note
- Password v4 | article=Reset your password; version=4; change_note=New screenshot
- Belt v2 | article=Change the drive belt; version=2; change_note=Torque added
- Leave v6 | article=Ask for parental leave; version=6; editor=Sabine Kurz; change_note=Seven weeks in place of six
- Serial v1 | article=Find the serial number; version=1; editor=Birgit Thoma; change_note=First draft
! record search query|search log|failed search [search\\w*|find|quer\\w*]: Words!;Results:number#0-100000;Clicked article->@knowledge article|wiki page~Reset your password|Change the drive belt;Searched on:date;Searched by;Found:boolean
- forgot login | results=3; clicked_article=Reset your password
- invoice download | results=0
- type plate | results=5; clicked_article=Find the serial number; searched_by=Guest
- parental leave form | results=2; clicked_article=Ask for parental leave
! record page permission|access right [permission\\w*|access|role\\w*|privat\\w*|team\\w*]: Title!;Space->@space|knowledge area~Getting started|Workshop manual;Group or person;Right=Read|Comment|Edit|Manage;Given by;Given on:date
- Technicians edit the manual | space=Workshop manual; group_or_person=Technicians; right=Edit
- Customers read the basics | space=Getting started; group_or_person=Customers; right=Read; given_by=Birgit Thoma
- HR manages leave pages | space=Leave and pay; group_or_person=HR team; right=Manage; given_by=Administrator
- Counter comments on parts | space=Spare parts shop; group_or_person=Shop counter; right=Comment
+ comment: Article->@knowledge article|wiki page;Resolved:boolean
+ article: Space->@space|knowledge area;Tags;Valid until:date;~Views:number

# customer support bot|support chatbot|helpdesk|help desk|customer service bot|chat widget
item bot|chatbot|virtual agent: Name!;Greeting;Language;Channel=Website|Phone app|Email|Messenger|Voice;Tone=Formal|Friendly|Short;Hand over after:number(failed answers)#1-20;Working hours;Owner;~Solved alone:percent;~Status=Draft|Training|Live|Paused
- Fera of the bike shop | greeting=Hi, what can I do for you?; language=English; channel=Website; tone=Friendly; hand_over_after=2; solved_alone=64; status=Live
- Bank line voice | greeting=Welcome to the bank line.; language=German; channel=Voice; tone=Formal; hand_over_after=1; solved_alone=38; status=Training
- Momo of the town hall | greeting=Hello, which office do you need?; language=English; channel=Messenger; tone=Short; hand_over_after=3; working_hours=Day and night; solved_alone=71; status=Paused
- Energy mail helper | greeting=Thank you for your mail.; language=French; channel=Email; tone=Formal; hand_over_after=1; solved_alone=22; status=Draft
item intent|bot topic|trained question: Name!;Bot->@bot|chatbot~Fera of the bike shop|Bank line voice;Example questions:long;Answer:long;Follow-up action=None|Make ticket|Hand over|Show link|Ask details;Active:boolean;~Hits:number#0-100000000;~Confidence:percent
- Where is my order | bot=Fera of the bike shop; example_questions=Where is my parcel? When will it come?; answer=Please tell me your order number.; follow_up_action=Ask details; hits=1810; confidence=92
- Block my card | bot=Bank line voice; example_questions=I lost my card; answer=I connect you at once.; follow_up_action=Hand over; hits=240; confidence=97
- Make a passport appointment | bot=Momo of the town hall; example_questions=I need a passport. Passport date?; answer=Choose a day here.; follow_up_action=Show link; hits=960; confidence=89
- Meter reading wrong | bot=Energy mail helper; example_questions=My bill is too high; answer=We check the reading.; follow_up_action=Make ticket; hits=75; confidence=66
record conversation|chat session|live chat: Title!;Bot->@bot|chatbot~Fera of the bike shop|Bank line voice;Customer;Channel=Website|Phone app|Email|Messenger|Voice;Started on:date;Started at:time;Minutes:number(min)#0-1440;Agent->@support agent|agent~Rosalie Kerr|Tarik Bosch;~Satisfaction:rating;~Status=With bot|Waiting|With agent|Closed
- Parcel stuck in customs | bot=Fera of the bike shop; channel=Website; minutes=9; agent=Rosalie Kerr; satisfaction=4; status=Closed
- Lost card abroad | bot=Bank line voice; channel=Voice; minutes=3; agent=Tarik Bosch; status=With agent
- Passport before holidays | bot=Momo of the town hall; channel=Messenger; minutes=4; satisfaction=5; status=Closed
- Bill three times as high | bot=Energy mail helper; channel=Email; minutes=240; agent=Celine Roux; status=Waiting
person support agent|agent|operator: Name!;Email:email;Team=First line|Second line|Billing|Technical;Languages;Chats at once:number#1-20;~Open chats:number#0-50;~Rating:rating;~Status=Online|Busy|Away|Offline
- Rosalie Kerr | team=First line; languages=English, French; chats_at_once=3; open_chats=1; rating=4.8; status=Online
- Tarik Bosch | team=Second line; languages=German, Turkish; chats_at_once=2; open_chats=2; rating=4.6; status=Busy
- Celine Roux | team=Billing; languages=French; chats_at_once=4; open_chats=3; rating=4.4; status=Away
- Henry Obi | team=Technical; languages=English; chats_at_once=2; open_chats=0; rating=4.9; status=Offline
item canned reply|saved answer|quick reply: Title!;Text:long;Category=Shipping|Billing|Account|Technical|Other;Shortcut;Language;Owner;~Used:number#0-1000000
- Delay apology | text=We are sorry for the delay and have asked the carrier.; category=Shipping; shortcut=/delay; language=English; used=410
- Invoice copy | text=Your invoice copy is attached.; category=Billing; shortcut=/inv; language=English; used=160
- Reset steps | text=Please switch it off for ten seconds and on again.; category=Technical; shortcut=/reset; language=English; used=233
- Address changed | text=Your new address is saved.; category=Account; shortcut=/addr; language=French; used=57
item knowledge entry|faq|knowledge article: Question!;Answer:long;Topic;Source:url;Bot->@bot|chatbot~Fera of the bike shop|Bank line voice;Updated on:date;~Status=Draft|Live|Outdated
- How long is the warranty? | answer=Two years on frames, one on parts.; topic=Warranty; bot=Fera of the bike shop; status=Live
- What does a new card cost? | answer=Eight, free after theft.; topic=Cards; bot=Bank line voice; status=Live
- How long does a passport take? | answer=Three weeks, express four days.; topic=Passports; bot=Momo of the town hall; status=Outdated
- How do I read my meter? | answer=Black digits only, from the left.; topic=Meters; bot=Energy mail helper; status=Draft
! record unanswered question|training suggestion|missed question: Question!;Bot->@bot|chatbot~Fera of the bike shop|Bank line voice;Conversation->@conversation|chat session~Parcel stuck in customs|Lost card abroad;Asked on:date;Best guess->@intent|bot topic~Where is my order|Block my card;~Status=New|Added|Ignored
- Do you rent cargo bikes? | bot=Fera of the bike shop; status=New
- Can I get a card in wood? | bot=Bank line voice; status=Ignored
- Where can I swim with a dog? | bot=Momo of the town hall; conversation=Passport before holidays; status=New
- Is solar feed-in taxed? | bot=Energy mail helper; best_guess=Meter reading wrong; status=Added
! record handover|escalation|status history: Title!;Conversation->@conversation|chat session~Parcel stuck in customs|Lost card abroad;From=Bot|First line|Second line;To=First line|Second line|Billing|Technical;Reason=Asked for a person|Bot failed|Urgent|Complaint;Happened on:date;Happened at:time;Waiting:number(s)#0-36000
- Customs to first line | conversation=Parcel stuck in customs; from=Bot; to=First line; reason=Bot failed; waiting=42
- Card to second line | conversation=Lost card abroad; from=Bot; to=Second line; reason=Urgent; waiting=8
- Bill to billing | conversation=Bill three times as high; from=Bot; to=Billing; reason=Complaint; waiting=5400
- Customs to technical | conversation=Parcel stuck in customs; from=First line; to=Technical; reason=Asked for a person; waiting=120
+ ticket: Conversation->@conversation|chat session;Agent->@support agent|agent;Category=Shipping|Billing|Account|Technical|Other;Priority=Low|Normal|High|Urgent;Answer due:date;~Status=New|Open|Waiting for customer|Solved|Closed
+ message: Conversation->@conversation|chat session;Sender=Customer|Bot|Agent;Attachment:file
+ customer: Company;Language;Plan;~Open tickets:number

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

# email marketing|newsletter campaign|email campaign|bulk email|email sender|drip campaign
item mailing list|contact list|audience|segment: Name!;Description:long;Sender name;Reply address:email;Double opt-in:boolean;Rule:long;~Contacts:number#0-100000000;~Status=Active|Archived
- Garden letter readers | sender_name=Moss Nursery; description=Monthly letter with tips.; contacts=4120; status=Active
- Trade buyers | sender_name=Moss Trade; description=Landscapers and shops.; contacts=380; status=Active
- Course guests 2025 | sender_name=Moss School; rule=Booked a course in 2025; contacts=640; status=Active
- Old shop customers | sender_name=Moss Nursery; description=From the former shop system.; contacts=7900; status=Archived
person contact|subscriber|recipient: Email!;First name;Last name;List->@mailing list|contact list~Garden letter readers|Trade buyers;Language;Town;Tags;Joined on:date;Source=Form|Import|Shop|Event;~Status=Waiting for confirmation|Subscribed|Unsubscribed|Bounced
- edith@larch.example | first_name=Edith; list=Garden letter readers; language=English; tags=roses; source=Form; status=Subscribed
- buero@gruenwerk.example | first_name=Timo; list=Trade buyers; language=German; tags=trade; source=Import; status=Bounced
- ilse@hofmann.example | first_name=Ilse; last_name=Hofmann; list=Course guests 2025; language=German; town=Graz; tags=pruning; source=Event; status=Waiting for confirmation
- marc@delta.example | first_name=Marc; list=Old shop customers; language=French; source=Shop; status=Unsubscribed
item campaign|email campaign|newsletter|mailing: Subject!;Preview text;List->@mailing list|contact list~Garden letter readers|Trade buyers;Template->@email template|template~Seasonal letter|Price list;Sender->@sender address|smtp account~letters@moss.example|trade@moss.example;Text:long;Send on:date;Send at:time;~Sent:number#0-100000000;~Open rate:percent;~Click rate:percent;~Status=Draft|Scheduled|Sending|Sent|Stopped
- Bulbs go in now | preview_text=Three weeks left for tulips; list=Garden letter readers; template=Seasonal letter; sender=letters@moss.example; sent=4012; open_rate=42; click_rate=9; status=Sent
- Trade prices for spring | list=Trade buyers; template=Price list; sender=trade@moss.example; status=Scheduled
- Five places left for pruning | preview_text=Saturday in the orchard; list=Course guests 2025; template=Course reminder; sender=school@moss.example; sent=310; open_rate=61; click_rate=18; status=Sending
- We miss your balcony | list=Old shop customers; template=Welcome back; sender=letters@moss.example; sent=1200; open_rate=8; click_rate=1; status=Stopped
item email template|template|layout: Name!;Subject;Body:long;Placeholders;Category=Newsletter|Welcome|Offer|Reminder|Transaction;Preview:image;Version:number#1-1000
- Seasonal letter | category=Newsletter; placeholders=First name, tip; version=3
- Price list | category=Offer; placeholders=Company; version=1
- Course reminder | subject=See you on DAY; category=Reminder; placeholders=First name, course, day; version=5
- Welcome back | subject=Ten percent for old friends; category=Welcome; placeholders=First name; version=2
item sender address|smtp account|mail account: Address!;Display name;Server;Port:number#1-65535;Daily limit:number#1-10000000;Verified:boolean;~Sent today:number#0-10000000;~Reputation=Good|Medium|Poor
- letters@moss.example | display_name=Moss Nursery; server=smtp.moss.example; port=587; daily_limit=10000; sent_today=4012; reputation=Good
- trade@moss.example | display_name=Moss Trade; server=smtp.moss.example; port=587; daily_limit=2000; reputation=Medium
- school@moss.example | display_name=Moss School; server=smtp.moss.example; port=465; daily_limit=1000; sent_today=310; reputation=Good
- deals@moss.example | display_name=Moss Deals; server=smtp.old.example; port=25; daily_limit=500; sent_today=0; reputation=Poor
item automation|drip sequence|autoresponder: Name!;Trigger=Joined list|Date|Purchase|Link clicked|No opening;List->@mailing list|contact list~Garden letter readers|Trade buyers;Steps:long;First wait:number(h)#0-8760;~People in it:number#0-1000000;~Status=Draft|Running|Paused
- Welcome in three letters | trigger=Joined list; list=Garden letter readers; steps=Welcome, soil guide, first offer; first_wait=1; people_in_it=61; status=Running
- Win back trade buyers | trigger=No opening; list=Trade buyers; first_wait=720; status=Paused
- Two days before the course | trigger=Date; list=Course guests 2025; steps=What to bring, map; first_wait=0; people_in_it=24; status=Running
- After the first order | trigger=Purchase; list=Garden letter readers; steps=Thanks, planting guide; first_wait=48; people_in_it=0; status=Draft
! record delivery|sent email|send log: Title!;Campaign->@campaign|email campaign~Bulbs go in now|Trade prices for spring;Contact->@contact|subscriber~edith@larch.example|buero@gruenwerk.example;Sent on:date;Sent at:time;Opens:number#0-10000;Clicks:number#0-10000;Error;~Status=Queued|Delivered|Opened|Clicked|Bounced|Marked as spam
- Bulbs to Edith | campaign=Bulbs go in now; contact=edith@larch.example; opens=2; clicks=1; status=Clicked
- Spring prices to Timo | campaign=Trade prices for spring; contact=buero@gruenwerk.example; error=Mailbox full; status=Bounced
- Pruning to Ilse | campaign=Five places left for pruning; contact=ilse@hofmann.example; opens=1; clicks=0; status=Opened
- Balcony to Marc | campaign=We miss your balcony; contact=marc@delta.example; opens=1; clicks=0; status=Marked as spam
! record link click|opening|tracking event: Title!;Campaign->@campaign|email campaign~Bulbs go in now|Trade prices for spring;Contact->@contact|subscriber~edith@larch.example|buero@gruenwerk.example;Kind=Open|Click|Unsubscribe|Complaint;Link:url;Happened on:date;Happened at:time;Device=Desktop|Phone|Tablet
- Edith clicked tulips | campaign=Bulbs go in now; contact=edith@larch.example; kind=Click; device=Phone
- Edith opened bulbs | campaign=Bulbs go in now; contact=edith@larch.example; kind=Open; device=Phone
- Marc left the list | campaign=We miss your balcony; contact=marc@delta.example; kind=Unsubscribe; device=Desktop
- Ilse opened pruning | campaign=Five places left for pruning; contact=ilse@hofmann.example; kind=Open; device=Tablet
! record contact import|import job [import\\w*|upload\\w*|csv|excel]: Title!;List->@mailing list|contact list~Garden letter readers|Trade buyers;File:file;Rows:number#0-10000000;Added:number#0-10000000;Duplicates:number#0-10000000;Invalid:number#0-10000000;~Status=Waiting|Running|Done|Failed
- Fair visitors | list=Garden letter readers; rows=240; added=198; duplicates=30; invalid=12; status=Done
- Old shop export | list=Old shop customers; rows=8400; added=7900; duplicates=260; invalid=240; status=Done
- Landscapers of the guild | list=Trade buyers; rows=95; added=0; duplicates=0; invalid=0; status=Waiting
- Course list 2025 | list=Course guests 2025; rows=655; added=0; duplicates=0; invalid=655; status=Failed
+ report: Campaign->@campaign|email campaign;Opened:percent;Clicked:percent;Unsubscribed:number

# bulk sms|sms gateway|sms marketing|virtual number|sms campaign|sms platform|receive sms
record sms|text message|sms message: Reference!;To number:phone;Sender id->@sender id|phone number|sender name~KITA-NORD|+43 660 5550101;Text:long;Template->@sms template|message template~Pick-up reminder|Login code;Parts:number#1-20;Send on:date;Send at:time;~Cost:money;~Status=Queued|Sent|Delivered|Failed|Rejected
- SM-88101 | to_number=+43 660 5550142; sender_id=KITA-NORD; text=Please pick up Lea by 16:30.; template=Pick-up reminder; parts=1; cost=0.06; status=Delivered
- SM-88102 | to_number=+43 660 5550177; sender_id=+43 660 5550101; text=Your code is 118 402.; template=Login code; parts=1; cost=0.06; status=Failed
- SM-88103 | to_number=+49 151 5550188; sender_id=PIZZERIA; text=Two pizzas for one today until nine.; template=Tuesday offer; parts=1; cost=0.07; status=Sent
- SM-88104 | to_number=+43 660 5550199; sender_id=33221; text=Water is off in Mill lane from 8 to 11.; template=Water notice; parts=1; cost=0.05; status=Rejected
item sms campaign|campaign|bulk sending: Name!;Template->@sms template|message template~Pick-up reminder|Login code;Group->@contact group|recipient list~Parents north|Staff;Sender id->@sender id|phone number~KITA-NORD|+43 660 5550101;Send on:date;Send at:time;~Recipients:number#0-10000000;~Delivered:number#0-10000000;~Cost:money;~Status=Draft|Scheduled|Sending|Done|Stopped
- Closed on Friday | template=Pick-up reminder; group=Parents north; sender_id=KITA-NORD; recipients=84; delivered=83; cost=5.04; status=Done
- Shift change note | template=Pick-up reminder; group=Staff; sender_id=KITA-NORD; recipients=22; status=Scheduled
- Two for one Tuesday | template=Tuesday offer; group=Pizza guests; sender_id=PIZZERIA; recipients=910; delivered=512; cost=35.84; status=Sending
- Mill lane without water | template=Water notice; group=Mill lane; sender_id=33221; recipients=140; delivered=0; cost=0; status=Stopped
person contact|recipient|phone contact: Name!;Phone:phone;Group->@contact group|recipient list~Parents north|Staff;Country;Opted in on:date;Note;~Status=Active|Unsubscribed|Invalid
- Vera Sulz | phone=+43 660 5550142; group=Parents north; country=Austria; status=Active
- Emil Korn | phone=+43 660 5550177; group=Staff; country=Austria; status=Active
- Lorenzo Haas | phone=+49 151 5550188; group=Pizza guests; country=Germany; status=Unsubscribed
- House 12 caretaker | phone=+43 660 5550199; group=Mill lane; country=Austria; note=Old number; status=Invalid
item contact group|recipient list|group: Name!;Description:long;Owner;~Contacts:number#0-10000000
- Parents north | contacts=84
- Staff | contacts=22
- Pizza guests | description=Guests who left their number.; owner=Restaurant; contacts=910
- Mill lane | description=Households of Mill lane.; owner=Water works; contacts=140
item sms template|message template|template: Name!;Text:long;Placeholders;Language;Purpose=Reminder|Code|Offer|Notice;Characters:number#1-1600;~Status=In review|Approved|Rejected
- Pick-up reminder | text=Please pick up NAME by TIME.; placeholders=NAME, TIME; language=English; purpose=Reminder; characters=31; status=Approved
- Login code | text=Your code is CODE.; placeholders=CODE; language=English; purpose=Code; characters=20; status=Approved
- Tuesday offer | text=Two pizzas for one today until TIME.; placeholders=TIME; language=English; purpose=Offer; characters=36; status=In review
- Water notice | text=Water is off in STREET from TIME to TIME.; placeholders=STREET, TIME; language=English; purpose=Notice; characters=42; status=Rejected
item sender id|phone number|virtual number: Name!;Kind=Short code|Long number|Alphanumeric;Country;Monthly price:money;Two-way:boolean;Rented until:date;~Status=Waiting|Active|Expired
- KITA-NORD | kind=Alphanumeric; country=Austria; monthly_price=0; status=Active
- +43 660 5550101 | kind=Long number; country=Austria; monthly_price=4; status=Active
- PIZZERIA | kind=Alphanumeric; country=Germany; monthly_price=3; status=Waiting
- 33221 | kind=Short code; country=Austria; monthly_price=120; status=Expired
item gateway|sms channel|provider: Name!;Address:url;Country;Price per part:money;Messages per second:number#1-10000;Priority:number#1-100;Account name;~Balance:money;~Status=Online|Slow|Offline
- Alp route | country=Austria; price_per_part=0.06; messages_per_second=20; priority=1; balance=81.5; status=Online
- Global route | country=Any; price_per_part=0.09; messages_per_second=100; priority=2; balance=40; status=Online
- Rhine route | country=Germany; price_per_part=0.07; messages_per_second=50; priority=3; account_name=pizzeria; balance=12.2; status=Slow
- Backup modem | country=Austria; price_per_part=0.11; messages_per_second=1; priority=9; balance=5; status=Offline
! record delivery report|status history: Title!;Message->@sms|text message~SM-88101|SM-88102;Gateway->@gateway|sms channel~Alp route|Global route;New status=Queued|Sent|Delivered|Failed|Rejected;Error code;Reported on:date;Reported at:time
- 88101 delivered | message=SM-88101; gateway=Alp route; new_status=Delivered
- 88102 failed | message=SM-88102; gateway=Global route; new_status=Failed; error_code=27 absent
- 88103 on the way | message=SM-88103; gateway=Rhine route; new_status=Sent
- 88104 rejected | message=SM-88104; gateway=Backup modem; new_status=Rejected; error_code=11 unknown number
! record balance entry|credit purchase|top-up: Title!;Kind=Top-up|Sending|Refund|Number rent;Amount:money;Credits:number#-10000000-10000000;Balance after:money;Booked on:date;Booked by
- Top-up October | kind=Top-up; amount=50; credits=830; balance_after=81.5
- Friday closing sent | kind=Sending; amount=-5.04; credits=-84; balance_after=76.46
- Failed messages paid back | kind=Refund; amount=0.3; credits=5; balance_after=76.76; booked_by=System
- Short code for May | kind=Number rent; amount=-120; credits=0; balance_after=14.5; booked_by=Water works
! record received message|verification code|incoming sms [receiv\\w*|repl\\w*|inbound|incoming|code\\w*|verif\\w*|two.?way]: Title!;From number:phone;To number->@sender id|phone number~KITA-NORD|+43 660 5550101;Text:long;Code;Received on:date;Received at:time;~Status=New|Read|Expired
- Reply of Vera | from_number=+43 660 5550142; to_number=+43 660 5550101; text=Will be there at 16:20.; status=Read
- Stop from a guest | from_number=+49 151 5550188; to_number=PIZZERIA; text=STOP; code=STOP; status=Read
- Vote 2 for the menu | from_number=+43 660 5550123; to_number=33221; text=MENU 2; code=MENU; status=New
- Late code reply | from_number=+43 660 5550177; to_number=+43 660 5550101; text=118402; code=118402; status=Expired
+ message: Phone:phone;Parts:number;Cost:money

# mailbox migration|email migration|imap|webmail|mail server|temporary email|disposable email
record mailbox|email account|mail account: Address!;Display name;Domain->@mail domain|domain~orchard.example|oldmill.example;Server->@mail server|server~Old host IMAP|New cloud mail;Quota:number(MB)#10-1000000;~Used:number(MB)#0-1000000;~Messages:number#0-100000000;Forward to:email;Created on:date;~Status=Active|Moving|Suspended|Closed
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
record migration job|mailbox move|transfer job: Title!;Project->@migration project|migration batch~Orchard to cloud|Old Mill move;Source mailbox:email;Target mailbox:email;Mailbox->@mailbox|email account~anna@orchard.example|office@oldmill.example;Size:number(MB)#0-1000000;Started on:date;Started at:time;~Messages copied:number#0-100000000;~Progress:percent;~Status=Waiting|Running|Done|Failed|Paused
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
! record migration log|job log|copy log: Title!;Job->@migration job|mailbox move~Move of Anna|Move of office;Level=Info|Warning|Error;Folder;Text:long;Logged on:date;Logged at:time
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

# domain name|web hosting|hosting plan|domain registration|vps|hosting company|domain registrar
item hosting plan|hosting package|server plan: Name!;Kind=Shared|VPS|Dedicated|Reseller|WordPress|Game server;Disk:number(GB)#1-100000;Traffic:number(GB)#0-1000000;Memory:number(GB)#0-2048;Processors:number#0-256;Mailboxes:number#0-10000;Monthly price:money;Yearly price:money;Setup fee:money;Active:boolean
- Web Small | kind=Shared; disk=20; traffic=500; mailboxes=10; monthly_price=4.9; yearly_price=49
- VPS 4 | kind=VPS; disk=80; traffic=4000; memory=8; processors=4; monthly_price=14; yearly_price=150
- Reseller 50 | kind=Reseller; disk=500; traffic=10000; mailboxes=1000; monthly_price=39; yearly_price=420
- Blocks server 8 | kind=Game server; disk=60; traffic=3000; memory=8; processors=4; monthly_price=11; yearly_price=118
item domain ending|tld|domain price: Name!;Registration price:money;Renewal price:money;Transfer price:money;Minimum years:number#1-10;Registry;Privacy included:boolean
- .com | registration_price=11; renewal_price=13; transfer_price=11; minimum_years=1
- .at | registration_price=16; renewal_price=16; transfer_price=0; minimum_years=1
- .org | registration_price=12; renewal_price=14; transfer_price=12; minimum_years=1; registry=Public registry
- .shop | registration_price=3; renewal_price=32; transfer_price=32; minimum_years=1
record domain|domain name|registered domain: Name!;Ending->@domain ending|tld~.com|.at;Owner;Registered on:date;Expires on:date;Name servers:long;Auto-renew:boolean;Transfer lock:boolean;Selling price:money;~Status=Pending|Active|Expiring|Expired|Transferring
- brookbakery.com | ending=.com; name_servers=ns1.host.example, ns2.host.example; status=Active
- radhaus.at | ending=.at; name_servers=ns1.host.example; status=Expiring
- oldforge.org | ending=.org; owner=Forge Museum; name_servers=ns3.host.example; status=Transferring
- teeladen.shop | ending=.shop; owner=Tee Laden; name_servers=ns1.host.example; selling_price=450; status=Expired
record hosting account|hosting service|server instance: Name!;Plan->@hosting plan|hosting package~Web Small|VPS 4;Domain->@domain|domain name~brookbakery.com|radhaus.at;Server->@server|node~web-07|vps-02;IP address;Operating system;Started on:date;Renews on:date;~Disk used:percent;~Status=Setting up|Active|Suspended|Cancelled
- brookbakery web | plan=Web Small; domain=brookbakery.com; server=web-07; ip_address=192.0.2.40; disk_used=31; status=Active
- radhaus vps | plan=VPS 4; domain=radhaus.at; server=vps-02; ip_address=192.0.2.77; operating_system=Debian 12; disk_used=64; status=Active
- forge museum sites | plan=Reseller 50; domain=oldforge.org; server=web-08; ip_address=192.0.2.90; disk_used=12; status=Setting up
- blocks for the youth club | plan=Blocks server 8; server=game-01; ip_address=192.0.2.120; operating_system=Debian 12; disk_used=83; status=Suspended
item server|node: Name!;Location;IP address;Capacity:number(accounts)#1-100000;Processors:number#1-512;Memory:number(GB)#1-8192;~Accounts:number#0-100000;~Status=Online|Full|Maintenance|Offline
- web-07 | location=Vienna; ip_address=192.0.2.10; capacity=400; processors=32; memory=128; accounts=312; status=Online
- vps-02 | location=Nuremberg; ip_address=192.0.2.11; capacity=60; processors=64; memory=512; accounts=60; status=Full
- web-08 | location=Helsinki; ip_address=192.0.2.12; capacity=400; processors=48; memory=256; accounts=18; status=Maintenance
- game-01 | location=Vienna; ip_address=192.0.2.13; capacity=40; processors=16; memory=64; accounts=21; status=Offline
request domain transfer|transfer request|domain inquiry: Domain!;Kind=Transfer in|Transfer out|Purchase offer|Owner change;Auth code;Offer:money;Contact email:email;Reason:long
- oldforge.com | kind=Transfer in; reason=All domains in one place.
- radhaus.at | kind=Purchase offer; offer=900
- brookbakery.com | kind=Owner change; contact_email=mail@brookbakery.com; reason=Bakery was handed to the daughter.
- teeladen.shop | kind=Transfer out; auth_code=XK-4471-ZP; reason=Moves to another host.
! record dns record|name record: Name!;Domain->@domain|domain name~brookbakery.com|radhaus.at;Type=A|AAAA|CNAME|MX|TXT|NS|SRV;Value;TTL:number(s)#30-604800;Priority:number#0-65535;Changed on:date
- www.brookbakery.com | domain=brookbakery.com; type=A; value=192.0.2.40; ttl=3600
- radhaus.at mail | domain=radhaus.at; type=MX; value=mail.host.example; ttl=3600; priority=10
- oldforge.org check | domain=oldforge.org; type=TXT; value=site-check=88af; ttl=600
- shop.teeladen.shop | domain=teeladen.shop; type=CNAME; value=stores.host.example; ttl=7200
! record renewal|service renewal: Reference!;Domain->@domain|domain name~brookbakery.com|radhaus.at;Account->@hosting account|hosting service~brookbakery web|radhaus vps;Period:number(months)#1-120;Amount:money;Due on:date;~Status=Due|Paid|Overdue|Cancelled
- RN-701 | domain=brookbakery.com; period=12; amount=13; status=Paid
- RN-702 | account=radhaus vps; period=12; amount=150; status=Due
- RN-703 | domain=teeladen.shop; period=12; amount=32; status=Overdue
- RN-704 | account=blocks for the youth club; period=1; amount=11; status=Cancelled
! record ssl certificate|certificate [ssl|certificate\\w*|https|tls]: Name!;Domain->@domain|domain name~brookbakery.com|radhaus.at;Issuer;Kind=Free|Domain|Company|Wildcard;Issued on:date;Expires on:date;Price:money;~Status=Pending|Valid|Expiring|Expired
- brookbakery.com free | domain=brookbakery.com; kind=Free; price=0; status=Valid
- radhaus.at domain | domain=radhaus.at; issuer=TrustLeaf; kind=Domain; price=18; status=Expiring
- oldforge.org all names | domain=oldforge.org; issuer=TrustLeaf; kind=Wildcard; price=79; status=Pending
- teeladen.shop company | domain=teeladen.shop; issuer=CertHouse; kind=Company; price=120; status=Expired
+ order: Domain;Plan->@hosting plan|hosting package;Period:number(months)#1-120;~Status=New|Paid|Setting up|Active|Cancelled
+ invoice: Account->@hosting account|hosting service;Period
+ ticket: Account->@hosting account|hosting service;Department=Sales|Technical|Billing;Priority=Low|Normal|High

# vpn|proxy service|vpn server|virtual private network|proxy server|wireguard|node subscription
item vpn server|node|proxy node|server location: Name!;Country;City;Address;Port:number#1-65535;Protocol=WireGuard|OpenVPN|IKEv2|Shadowsocks|SOCKS5|HTTP;Bandwidth:number(Mbit/s)#1-100000;Traffic factor:number#0-10;Plan needed->@vpn plan|subscription plan~Month 100|Year open;~Load:percent;~Status=Online|Busy|Maintenance|Offline
- Oslo 2 | country=Norway; city=Oslo; address=osl2.tunnel.example; port=51820; protocol=WireGuard; bandwidth=1000; traffic_factor=1; plan_needed=Month 100; load=38; status=Online
- Lisbon 1 | country=Portugal; city=Lisbon; address=lis1.tunnel.example; port=1194; protocol=OpenVPN; bandwidth=500; traffic_factor=1; plan_needed=Year open; load=71; status=Busy
- Toronto 4 | country=Canada; city=Toronto; address=tor4.tunnel.example; port=8388; protocol=Shadowsocks; bandwidth=2000; traffic_factor=2; plan_needed=Family 3; load=0; status=Offline
- Osaka 1 | country=Japan; city=Osaka; address=osa1.tunnel.example; port=500; protocol=IKEv2; bandwidth=750; traffic_factor=1.5; plan_needed=Week 20; load=12; status=Maintenance
item vpn plan|subscription plan|package: Name!;Price:money;Duration:number(days)#1-3650;Traffic:number(GB)#0-100000;Devices:number#1-100;Speed limit:number(Mbit/s)#0-100000;Countries;Active:boolean
- Month 100 | price=4; duration=30; traffic=100; devices=3; speed_limit=200; countries=12
- Year open | price=39; duration=365; traffic=0; devices=8; speed_limit=0; countries=40
- Family 3 | price=9; duration=30; traffic=500; devices=15; speed_limit=500; countries=40
- Week 20 | price=1.5; duration=7; traffic=20; devices=1; speed_limit=50; countries=5
record subscription|vpn subscription|access: Number!;Owner;Plan->@vpn plan|subscription plan~Month 100|Year open;Starts on:date;Expires on:date;Subscription link:url;Auto-renew:boolean;~Traffic used:number(GB)#0-1000000;~Status=Active|Used up|Expired|Suspended
- V-20117 | plan=Month 100; traffic_used=41; status=Active
- V-20118 | plan=Year open; traffic_used=310; status=Active
- V-20119 | owner=Family Brandt; plan=Family 3; traffic_used=500; status=Used up
- V-20120 | owner=Kenji Mori; plan=Week 20; traffic_used=6; status=Expired
record device|connected device|client: Name!;Subscription->@subscription|vpn subscription~V-20117|V-20118;System=Windows|macOS|Linux|Android|iOS|Router;Public key;Assigned address;Added on:date;~Last connected on:date;~Status=Allowed|Blocked
- Work laptop | subscription=V-20117; system=Windows; assigned_address=10.8.0.12; status=Allowed
- Living room router | subscription=V-20118; system=Router; assigned_address=10.8.0.44; status=Allowed
- Tablet of Nele | subscription=V-20119; system=iOS; assigned_address=10.8.0.71; status=Allowed
- Travel phone | subscription=V-20120; system=Android; assigned_address=10.8.0.90; status=Blocked
record connection|connection log|session: Title!;Device->@device|connected device~Work laptop|Living room router;Server->@vpn server|node~Oslo 2|Lisbon 1;Connected on:date;Connected at:time;Minutes:number(min)#0-100000;Download:number(MB)#0-100000000;Upload:number(MB)#0-100000000;~Status=Connected|Closed|Refused
- Laptop via Oslo | device=Work laptop; server=Oslo 2; minutes=212; download=1840; upload=210; status=Closed
- Router via Lisbon | device=Living room router; server=Lisbon 1; minutes=1440; download=9200; upload=600; status=Connected
- Tablet via Toronto | device=Tablet of Nele; server=Toronto 4; minutes=65; download=2900; upload=80; status=Closed
- Phone via Osaka | device=Travel phone; server=Osaka 1; minutes=0; download=0; upload=0; status=Refused
item voucher|redeem code|access code: Code!;Plan->@vpn plan|subscription plan~Month 100|Year open;Days:number(days)#1-3650;Uses allowed:number#1-10000;Expires on:date;~Uses:number#0-10000;~Status=Free|Used|Expired
- TRY7-OSLO | plan=Month 100; days=7; uses_allowed=100; uses=61; status=Free
- YEAR-GIFT-22 | plan=Year open; days=365; uses_allowed=1; uses=1; status=Used
- FAMILY-MAY | plan=Family 3; days=14; uses_allowed=50; uses=0; status=Free
- WEEK-FAIR-25 | plan=Week 20; days=7; uses_allowed=500; uses=212; status=Expired
! record traffic record|daily traffic|usage: Title!;Subscription->@subscription|vpn subscription~V-20117|V-20118;Server->@vpn server|node~Oslo 2|Lisbon 1;Day:date;Download:number(MB)#0-100000000;Upload:number(MB)#0-100000000;Factor:number#0-10
- 20117 on Monday | subscription=V-20117; server=Oslo 2; download=2100; upload=240; factor=1
- 20118 on Monday | subscription=V-20118; server=Lisbon 1; download=9200; upload=600; factor=1
- 20119 on Saturday | subscription=V-20119; server=Toronto 4; download=18400; upload=900; factor=2
- 20120 on Tuesday | subscription=V-20120; server=Osaka 1; download=610; upload=45; factor=1.5
! record server check|speed test|node status log: Title!;Server->@vpn server|node~Oslo 2|Lisbon 1;Latency:number(ms)#0-10000;Download speed:number(Mbit/s)#0-100000;Packet loss:percent;Checked on:date;Checked at:time;~Result=Online|Slow|Offline
- Oslo 10:00 | server=Oslo 2; latency=24; download_speed=880; packet_loss=0; result=Online
- Lisbon 10:00 | server=Lisbon 1; latency=61; download_speed=210; packet_loss=1; result=Slow
- Toronto 10:05 | server=Toronto 4; latency=0; download_speed=0; packet_loss=100; result=Offline
- Osaka 10:05 | server=Osaka 1; latency=248; download_speed=310; packet_loss=0.4; result=Online
! record invitation reward|commission [invit\\w*|refer\\w*|commission\\w*|affiliate\\w*]: Title!;Inviter;Invited;Rate:percent;Amount:money;Earned on:date;~Status=Pending|Credited|Withdrawn
- Reward for V-20118 | rate=20; amount=7.8; status=Credited
- Reward for V-20119 | inviter=Mira Holt; invited=Family Brandt; rate=20; amount=1.8; status=Pending
- Reward for V-20120 | inviter=Family Brandt; invited=Kenji Mori; rate=10; amount=0.15; status=Credited
- Rewards of spring | inviter=Mira Holt; rate=20; amount=24.6; status=Withdrawn
+ order: Plan->@vpn plan|subscription plan;Voucher->@voucher|redeem code;~Status=New|Paid|Active|Cancelled
+ ticket: Device->@device|connected device;Server->@vpn server|node
+ user: ~Balance:money;Invite code;~Traffic left:number(GB)

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

# cloud backup|backup service|restore point|disaster recovery|database backup|backup software
item protected device|backup source|machine|server: Name!;Kind=Server|Laptop|Database|Website|Phone|Virtual machine;Operating system;Address;Owner~Hanne Bork|Luis Maro;Agent version;Data size:number(GB)#0-10000000;~Last backup on:date;~Status=Protected|Overdue|Failed|Not protected
- File server 1 | kind=Server; operating_system=Windows; owner=Hanne Bork; agent_version=4.2; data_size=1800; status=Protected
- Shop database | kind=Database; operating_system=Linux; owner=Luis Maro; agent_version=4.2; data_size=42; status=Overdue
- Laptop of the director | kind=Laptop; operating_system=macOS; owner=Hanne Bork; agent_version=4.1; data_size=310; status=Failed
- Choir website | kind=Website; address=choir.example; owner=Luis Maro; data_size=9; status=Not protected
item backup plan|backup policy|backup schedule: Name!;Source->@protected device|backup source~File server 1|Shop database;Target->@backup storage|storage target~Vault south|Tape safe;Kind=Full|Incremental|Differential|Snapshot;Repeat=Hourly|Daily|Weekly|Monthly;Time:time;Keep:number(days)#1-36500;Folders:long;Encrypted:boolean;Active:boolean
- Files every night | source=File server 1; target=Vault south; kind=Incremental; repeat=Daily; keep=90; folders=/shares
- Database hourly | source=Shop database; target=Vault south; kind=Snapshot; repeat=Hourly; keep=14
- Laptop once a week | source=Laptop of the director; target=Office drive; kind=Differential; repeat=Weekly; keep=60; folders=/Users
- Website each month | source=Choir website; target=Spare server; kind=Full; repeat=Monthly; keep=730; folders=/var/www
item backup storage|storage target|repository: Name!;Kind=Cloud|Network drive|Disk|Tape|Server;Location;Capacity:number(GB)#1-100000000;Monthly price:money;Encrypted:boolean;~Used:percent;~Status=Online|Nearly full|Offline
- Vault south | kind=Cloud; location=Marseille; capacity=20000; monthly_price=90; used=61; status=Online
- Tape safe | kind=Tape; location=Cellar; capacity=48000; used=22; status=Online
- Office drive | kind=Network drive; location=Office, cabinet 2; capacity=8000; monthly_price=0; used=93; status=Nearly full
- Spare server | kind=Server; location=Branch Lund; capacity=6000; monthly_price=25; used=14; status=Offline
record backup run|backup job|backup: Title!;Plan->@backup plan|backup policy~Files every night|Database hourly;Started on:date;Started at:time;Minutes:number(min)#0-10000;Size:number(GB)#0-1000000;Files:number#0-1000000000;Message:long;Checked:boolean;~Status=Running|Done|With warnings|Failed
- Files 12 October | plan=Files every night; minutes=38; size=14; files=21840; status=Done
- Database 09:00 | plan=Database hourly; minutes=2; size=1.1; files=1; message=Connection refused at first try.; status=With warnings
- Laptop week 19 | plan=Laptop once a week; minutes=3; size=0; files=0; message=Laptop was closed.; status=Failed
- Website May | plan=Website each month; minutes=6; size=9; files=5210; status=Running
request restore request|restore|file recovery: Title!;Source->@protected device|backup source~File server 1|Shop database;Backup->@backup run|backup job~Files 12 October|Database 09:00;What to restore:long;Restore to;Asked by;Urgency=Normal|High|Emergency;Reason:long
- Deleted folder offers 2024 | source=File server 1; backup=Files 12 October; what_to_restore=/shares/offers/2024; urgency=High; reason=Deleted by mistake.
- Orders before 09:00 | source=Shop database; backup=Database 09:00; what_to_restore=Table orders; urgency=Emergency
- Slides of the director | source=Laptop of the director; backup=Laptop week 19; what_to_restore=/Users/dir/Slides; restore_to=New laptop; asked_by=Assistant; urgency=High
- Old concert page | source=Choir website; backup=Website May; what_to_restore=/var/www/2024; urgency=Normal; reason=Needed for the jubilee.
record restore test|recovery test|recovery drill: Title!;Backup->@backup run|backup job~Files 12 October|Database 09:00;Tested on:date;Tester~Hanne Bork|Luis Maro;Minutes:number(min)#0-10000;Files checked:number#0-1000000;Notes:long;~Result=Passed|Partly|Failed
- Quarterly file test | backup=Files 12 October; tester=Hanne Bork; minutes=25; files_checked=200; result=Passed
- Database drill | backup=Database 09:00; tester=Luis Maro; minutes=18; result=Partly
- Laptop test failed | backup=Laptop week 19; tester=Hanne Bork; minutes=5; files_checked=0; notes=Set is empty.; result=Failed
- Website on a spare host | backup=Website May; tester=Luis Maro; minutes=40; files_checked=120; result=Passed
! record backup version|restore point|snapshot: Name!;Backup->@backup run|backup job~Files 12 October|Database 09:00;Storage->@backup storage|storage target~Vault south|Tape safe;Size:number(GB)#0-1000000;Made on:date;Delete after:date;Locked:boolean;Checksum
- RP-files-1012 | backup=Files 12 October; storage=Vault south; size=14; checksum=9f2c71
- RP-db-0900 | backup=Database 09:00; storage=Vault south; size=1.1; checksum=b1774e
- RP-laptop-w18 | backup=Laptop week 19; storage=Office drive; size=38; checksum=77aa01
- RP-web-may | backup=Website May; storage=Spare server; size=9; checksum=c05d9b
! record job log|backup log|log line: Title!;Backup->@backup run|backup job~Files 12 October|Database 09:00;Level=Info|Warning|Error;File or step;Text:long;Logged at:time
- Locked file skipped | backup=Files 12 October; level=Warning; file_or_step=accounts.xlsx
- Retry after refusal | backup=Database 09:00; level=Warning; file_or_step=Connect
- Laptop not reachable | backup=Laptop week 19; level=Error; file_or_step=Connect; text=No answer for thirty minutes.
- 5210 files listed | backup=Website May; level=Info; file_or_step=Scan
! item backup alert|alert rule [alert\\w*|notif\\w*|email|warn\\w*]: Name!;Plan->@backup plan|backup policy~Files every night|Database hourly;When=Failed|Warning|Overdue|Storage full;Recipient:email;Channel=Email|Chat|Text message;Active:boolean
- Night backup failed | plan=Files every night; when=Failed; channel=Email
- Laptop overdue | plan=Laptop once a week; when=Overdue; recipient=hanne@office.example; channel=Text message
- Office drive full | plan=Laptop once a week; when=Storage full; channel=Chat
- Database with warnings | plan=Database hourly; when=Warning; recipient=luis@office.example; channel=Email
+ report: Plan->@backup plan|backup policy;Period;Succeeded:number;Failed:number
+ invoice: Storage:number(GB);Devices:number

# crypto exchange|trading pair|spot trading|cryptocurrency exchange|digital currency trading|exchange platform
item coin|currency|crypto asset|token: Name!;Symbol;Network~Bitcoin|Ethereum;Decimals:number#0-18;Smallest withdrawal:number#0-1000000;Withdrawal fee:number#0-1000000;Logo:image;~Price:money;~Change in 24 h:percent#-100-10000;~Status=Listed|Deposits stopped|Delisted
- Bitcoin | symbol=BTC; network=Bitcoin; decimals=8; smallest_withdrawal=0.001; withdrawal_fee=0.0002; price=61200; change_in_24_h=1.4; status=Listed
- Ether | symbol=ETH; network=Ethereum; decimals=18; smallest_withdrawal=0.01; withdrawal_fee=0.002; price=2940; change_in_24_h=-0.6; status=Listed
- Dollar Token | symbol=USDK; network=Tron; decimals=6; smallest_withdrawal=10; withdrawal_fee=1; price=1; change_in_24_h=0; status=Listed
- Oldcoin | symbol=OLD; network=Own chain; decimals=8; smallest_withdrawal=100; withdrawal_fee=5; price=0.02; change_in_24_h=-31; status=Delisted
item trading pair|market|pair: Symbol!;Base coin->@coin|currency~Bitcoin|Ether;Quote currency=USDT|USD|EUR|BTC;Price step:number#0-1000;Smallest order:number#0-1000000;Maker fee:percent#0-5;Taker fee:percent#0-5;~Last price:money;~Volume in 24 h:money;~Status=Open|Halted|Soon
- BTC/USDT | base_coin=Bitcoin; quote_currency=USDT; price_step=0.01; smallest_order=0.0001; maker_fee=0.1; taker_fee=0.15; last_price=61200; volume_in_24_h=18400000; status=Open
- ETH/EUR | base_coin=Ether; quote_currency=EUR; price_step=0.01; smallest_order=0.001; maker_fee=0.1; taker_fee=0.15; last_price=2710; volume_in_24_h=3100000; status=Open
- ETH/BTC | base_coin=Ether; quote_currency=BTC; price_step=0.00001; smallest_order=0.01; maker_fee=0.08; taker_fee=0.12; last_price=0.048; volume_in_24_h=940000; status=Halted
- USDK/USD | base_coin=Dollar Token; quote_currency=USD; price_step=0.0001; smallest_order=5; maker_fee=0; taker_fee=0.02; last_price=1; volume_in_24_h=0; status=Soon
record trade order|buy order|sell order|limit order|market order: Number!;Pair->@trading pair|market~BTC/USDT|ETH/EUR;Trader;Side=Buy|Sell;Type=Limit|Market|Stop limit;Price:money;Stop price:money;Quantity:number#0-1000000000!;Placed on:date;~Filled:number#0-1000000000;~Average price:money;~Status=Open|Partly filled|Filled|Cancelled|Rejected
- TO-80011 | pair=BTC/USDT; side=Buy; type=Limit; price=60900; quantity=0.05; filled=0; status=Open
- TO-80012 | pair=ETH/EUR; side=Sell; type=Market; quantity=1.2; filled=1.2; average_price=2709.4; status=Filled
- TO-80013 | pair=ETH/BTC; side=Sell; type=Stop limit; price=0.0462; stop_price=0.0465; quantity=3; filled=0; status=Cancelled
- TO-80014 | pair=BTC/USDT; side=Buy; type=Limit; price=61100; quantity=0.2; filled=0.12; average_price=61090; status=Partly filled
record wallet|coin balance|account balance: Title!;Owner;Coin->@coin|currency~Bitcoin|Ether;Address;~Available:number#0-1000000000;~Frozen:number#0-1000000000;~Value:money;Created on:date
- Bitcoin of Mats | coin=Bitcoin; available=0.31; frozen=0.05; value=22032
- Ether of Mats | coin=Ether; available=2.4; frozen=0; value=7056
- Dollar Token of Ioana | owner=Ioana Marin; coin=Dollar Token; available=812; frozen=0; value=812
- Bitcoin of Ioana | owner=Ioana Marin; coin=Bitcoin; available=0; frozen=0.02; value=1224
record deposit|coin deposit|incoming transfer: Reference!;Coin->@coin|currency~Bitcoin|Ether;Wallet->@wallet|coin balance~Bitcoin of Mats|Ether of Mats;Amount:number#0-1000000000!;Transaction hash;From address;Received on:date;Confirmations:number#0-10000;~Status=Pending|Confirmed|Credited|Rejected
- DP-301 | coin=Bitcoin; wallet=Bitcoin of Mats; amount=0.2; confirmations=6; status=Credited
- DP-302 | coin=Ether; wallet=Ether of Mats; amount=1; confirmations=4; status=Pending
- DP-303 | coin=Dollar Token; wallet=Dollar Token of Ioana; amount=500; confirmations=20; status=Confirmed
- DP-304 | coin=Bitcoin; wallet=Bitcoin of Ioana; amount=0.00001; confirmations=1; status=Rejected
request withdrawal|coin withdrawal|payout: Reference!;Coin->@coin|currency~Bitcoin|Ether;Wallet->@wallet|coin balance~Bitcoin of Mats|Ether of Mats;Amount:number#0-1000000000!;Fee:number#0-1000000;To address;Network;Transaction hash;Reviewed by
- WD-201 | coin=Bitcoin; wallet=Bitcoin of Mats; amount=0.04; fee=0.0002; network=Bitcoin
- WD-202 | coin=Ether; wallet=Ether of Mats; amount=0.5; fee=0.002; network=Ethereum
- WD-203 | coin=Dollar Token; wallet=Dollar Token of Ioana; amount=200; fee=1; network=Tron; reviewed_by=Desk A
- WD-204 | coin=Bitcoin; wallet=Bitcoin of Ioana; amount=0.015; fee=0.0002; network=Bitcoin
request identity check|kyc application|kyc|verification: Full name!;Birth date:date;Country;Document=Passport|Identity card|Driving licence;Document number;Front photo:image;Selfie:image;Level=Basic|Advanced
- Mats Ekdahl | country=Sweden; document=Passport; level=Advanced
- Ioana Marin | country=Romania; document=Identity card; level=Basic
- Kofi Asante | country=Ghana; document=Driving licence; level=Basic
- Lucie Marchal | country=France; document=Passport; level=Advanced
! record trade|executed trade|fill: Reference!;Pair->@trading pair|market~BTC/USDT|ETH/EUR;Order->@trade order|buy order|sell order~TO-80011|TO-80012;Side=Buy|Sell;Price:money;Quantity:number#0-1000000000;Fee:number#0-1000000;Role=Maker|Taker;Done on:date;Done at:time
- TR-9901 | pair=ETH/EUR; order=TO-80012; side=Sell; price=2709.8; quantity=0.7; fee=2.84; role=Taker
- TR-9902 | pair=ETH/EUR; order=TO-80012; side=Sell; price=2708.9; quantity=0.5; fee=2.03; role=Taker
- TR-9903 | pair=BTC/USDT; order=TO-80014; side=Buy; price=61090; quantity=0.12; fee=7.33; role=Maker
- TR-9904 | pair=BTC/USDT; order=TO-80011; side=Buy; price=60900; quantity=0.01; fee=0.61; role=Maker
! record price candle|price history|kline: Title!;Pair->@trading pair|market~BTC/USDT|ETH/EUR;Period=1 minute|15 minutes|1 hour|1 day;Opened at:time;Day:date;Open:money;High:money;Low:money;Close:money;Volume:number#0-1000000000
- BTC/USDT Monday | pair=BTC/USDT; period=1 day; open=60350; high=61890; low=60110; close=61200; volume=302
- ETH/EUR Monday | pair=ETH/EUR; period=1 day; open=2726; high=2751; low=2690; close=2710; volume=1140
- ETH/BTC 09:15 | pair=ETH/BTC; period=15 minutes; open=0.0479; high=0.0481; low=0.0478; close=0.048; volume=62
- BTC/USDT 10:00 | pair=BTC/USDT; period=1 hour; open=61010; high=61240; low=60980; close=61200; volume=14
! record balance change|ledger entry|asset record: Title!;Wallet->@wallet|coin balance~Bitcoin of Mats|Ether of Mats;Kind=Deposit|Withdrawal|Trade|Fee|Freeze|Release|Bonus;Amount:number;Balance after:number#0-1000000000;Booked on:date;Reference
- Frozen for TO-80011 | wallet=Bitcoin of Mats; kind=Freeze; amount=-0.05; balance_after=0.31; reference=TO-80011
- Deposit DP-301 | wallet=Bitcoin of Mats; kind=Deposit; amount=0.2; balance_after=0.36; reference=DP-301
- Fee of TR-9903 | wallet=Bitcoin of Mats; kind=Fee; amount=-0.0001; balance_after=0.4299; reference=TR-9903
- Welcome bonus Ioana | wallet=Dollar Token of Ioana; kind=Bonus; amount=10; balance_after=812; reference=Sign-up
+ user: Verified:boolean;Two-factor:boolean;Invite code;Fee level=Normal|VIP 1|VIP 2

# crypto portfolio|crypto wallet|bitcoin|cryptocurrency|crypto tracker|coin price|crypto investment
item coin|cryptocurrency|token|crypto asset: Name!;Symbol;Network~Bitcoin|Ethereum;Category=Currency|Platform|Stablecoin|DeFi|Meme|Other;Market cap:money;Supply:number#0-1000000000000;Website:url;Logo:image;~Price:money;~Change in 24 h:percent#-100-10000
- Bitcoin | symbol=BTC; network=Bitcoin; category=Currency; supply=19700000; price=61200; change_in_24_h=1.4
- Ether | symbol=ETH; network=Ethereum; category=Platform; supply=120000000; price=2940; change_in_24_h=-0.6
- Dollar Token | symbol=USDK; network=Tron; category=Stablecoin; supply=900000000; price=1; change_in_24_h=0
- Orchard Swap | symbol=ORC; network=Ethereum; category=DeFi; supply=50000000; price=2.4; change_in_24_h=6.1
item wallet|crypto wallet|wallet address: Name!;Address;Network=Bitcoin|Ethereum|Solana|Tron|Other;Kind=Hot|Cold|Exchange|Watch only;Owner;Note;~Balance:number#0-1000000000;~Value:money
- Savings cold wallet | network=Bitcoin; kind=Cold; balance=0.8; value=48960
- Everyday wallet | network=Ethereum; kind=Hot; balance=1.5; value=4410
- Exchange account | network=Tron; kind=Exchange; balance=1500; value=1500
- Address of the club | network=Ethereum; kind=Watch only; note=Only to look at; balance=300; value=720
record holding|portfolio position|coin balance: Title!;Coin->@coin|cryptocurrency~Bitcoin|Ether;Wallet->@wallet|crypto wallet~Savings cold wallet|Everyday wallet;Quantity:number#0-1000000000;Average cost:money;~Current value:money;~Profit:money;~Share:percent
- Bitcoin in savings | coin=Bitcoin; wallet=Savings cold wallet; quantity=0.8; average_cost=38000; current_value=48960; profit=18560; share=92
- Ether every day | coin=Ether; wallet=Everyday wallet; quantity=1.5; average_cost=2500; current_value=4410; profit=660; share=8
- Dollar Token reserve | coin=Dollar Token; wallet=Exchange account; quantity=1500; average_cost=1; current_value=1500; profit=0; share=66
- Orchard of the club | coin=Orchard Swap; wallet=Address of the club; quantity=300; average_cost=3.1; current_value=720; profit=-210; share=32
record transaction|crypto transaction|transfer: Reference!;Kind=Buy|Sell|Send|Receive|Swap|Stake|Fee;Coin->@coin|cryptocurrency~Bitcoin|Ether;Wallet->@wallet|crypto wallet~Savings cold wallet|Everyday wallet;Quantity:number#0-1000000000!;Price:money;Fee:money;To address;Transaction hash;Done on:date;Note;~Status=Pending|Confirmed|Failed
- TX-401 | kind=Buy; coin=Bitcoin; wallet=Savings cold wallet; quantity=0.1; price=58000; fee=12; status=Confirmed
- TX-402 | kind=Send; coin=Ether; wallet=Everyday wallet; quantity=0.2; price=2950; fee=1.4; status=Pending
- TX-403 | kind=Swap; coin=Dollar Token; wallet=Exchange account; quantity=400; price=1; fee=0.8; status=Confirmed
- TX-404 | kind=Receive; coin=Orchard Swap; wallet=Address of the club; quantity=50; price=2.2; fee=0; note=Club fees; status=Failed
item staking plan|investment plan|mining plan|yield product: Name!;Coin->@coin|cryptocurrency~Bitcoin|Ether;Yearly rate:percent#0-1000;Lock time:number(days)#0-3650;Lowest amount:number#0-1000000;Highest amount:number#0-1000000000;Payout=Daily|Weekly|At the end;~Status=Open|Full|Closed
- Ether 90 days | coin=Ether; yearly_rate=3.8; lock_time=90; lowest_amount=0.1; highest_amount=50; payout=Weekly; status=Open
- Bitcoin flexible | coin=Bitcoin; yearly_rate=0.9; lock_time=0; lowest_amount=0.001; highest_amount=5; payout=Daily; status=Open
- Dollar Token 30 days | coin=Dollar Token; yearly_rate=5.2; lock_time=30; lowest_amount=50; highest_amount=20000; payout=At the end; status=Full
- Orchard pool | coin=Orchard Swap; yearly_rate=18; lock_time=180; lowest_amount=10; highest_amount=5000; payout=Weekly; status=Closed
record stake|investment|plan subscription: Title!;Plan->@staking plan|investment plan~Ether 90 days|Bitcoin flexible;Owner;Amount:number#0-1000000000!;Starts on:date;Ends on:date;~Earned:number#0-1000000000;~Status=Running|Ended|Withdrawn early
- One Ether for 90 days | plan=Ether 90 days; amount=1; earned=0.004; status=Running
- Flexible 0.05 | plan=Bitcoin flexible; amount=0.05; earned=0.0001; status=Running
- Dollars until June | plan=Dollar Token 30 days; owner=Club treasurer; amount=800; earned=3.4; status=Ended
- Orchard broken off | plan=Orchard pool; owner=Club treasurer; amount=120; earned=0; status=Withdrawn early
! record price record|price history|price point: Title!;Coin->@coin|cryptocurrency~Bitcoin|Ether;Price:money;Volume:money;Market cap:money;Recorded on:date;Recorded at:time;Change:percent#-100-10000
- Bitcoin Monday noon | coin=Bitcoin; price=61200; volume=24000000000; change=1.4
- Ether Monday noon | coin=Ether; price=2940; volume=11000000000; change=-0.6
- Dollar Token Monday noon | coin=Dollar Token; price=1; volume=310000000; market_cap=900000000; change=0
- Orchard Monday noon | coin=Orchard Swap; price=2.4; volume=4100000; market_cap=120000000; change=6.1
! item price alert|coin alert|alert: Name!;Coin->@coin|cryptocurrency~Bitcoin|Ether;Condition=Above|Below|Rises by|Falls by;Limit:number;Notify=Email|Push|Message;Owner;Active:boolean;~Last fired on:date
- Bitcoin over 65000 | coin=Bitcoin; condition=Above; limit=65000; notify=Push
- Ether falls 5 percent | coin=Ether; condition=Falls by; limit=5; notify=Email
- Dollar Token loses its peg | coin=Dollar Token; condition=Below; limit=0.98; notify=Message; owner=Club treasurer
- Orchard up 20 percent | coin=Orchard Swap; condition=Rises by; limit=20; notify=Push
! record earning|reward payout|interest record [stak\\w*|mining|invest\\w*|earn\\w*|yield|reward\\w*|interest]: Title!;Stake->@stake|investment~One Ether for 90 days|Flexible 0.05;Amount:number#0-1000000;Value:money;Paid on:date;~Status=Pending|Paid
- Week 2 of Ether 90 | stake=One Ether for 90 days; amount=0.0007; value=2.05; status=Paid
- Dollars final payout | stake=Dollars until June; amount=3.4; value=3.4; status=Paid
- Flexible on Tuesday | stake=Flexible 0.05; amount=0.000001; value=0.06; status=Pending
- Week 3 of Ether 90 | stake=One Ether for 90 days; amount=0.0008; value=2.35; status=Pending
+ user: Home currency=USD|EUR|GBP;Two-factor:boolean;Referral code

# stock quote|stock market|stock price|stock exchange|stock portfolio|ticker|stock trading
item stock|share|security|company: Name!;Ticker;Exchange~Vienna|New York;Sector->@sector|industry~Energy|Software;Currency=USD|EUR|GBP|CHF;Price earnings ratio:number#-1000-10000;Dividend yield:percent;Market value:money;About:long;~Last price:money;~Day change:percent#-100-1000
- Danube Hydro | ticker=DHY; exchange=Vienna; sector=Energy; currency=EUR; price_earnings_ratio=14.2; dividend_yield=3.6; last_price=48.2; day_change=0.8
- Quillsoft | ticker=QLS; exchange=New York; sector=Software; currency=USD; price_earnings_ratio=31; dividend_yield=0; last_price=112.4; day_change=-1.3
- Matterhorn Foods | ticker=MTF; exchange=Zurich; sector=Consumer goods; currency=CHF; price_earnings_ratio=19; dividend_yield=2.8; last_price=77.4; day_change=0.2
- Tyne Biotech | ticker=TYB; exchange=London; sector=Health care; currency=GBP; price_earnings_ratio=-12; dividend_yield=0; last_price=3.15; day_change=7.4
item sector|industry: Name!;Description:long;Index name;~Day change:percent#-100-1000
- Energy | index_name=Energy 30; day_change=0.4
- Software | index_name=Software 50; day_change=-0.9
- Consumer goods | index_name=Consumer 40; day_change=0.1
- Health care | index_name=Health 25; day_change=1.7
record stock quote|quote|price record|daily price: Title!;Stock->@stock|share~Danube Hydro|Quillsoft;Day:date;Open:money;High:money;Low:money;Close:money;Volume:number#0-100000000000;~Change:percent#-100-1000
- DHY Monday | stock=Danube Hydro; open=47.9; high=48.6; low=47.7; close=48.2; volume=210400; change=0.8
- QLS Monday | stock=Quillsoft; open=114; high=114.2; low=111.8; close=112.4; volume=1800200; change=-1.3
- MTF Monday | stock=Matterhorn Foods; open=77.2; high=77.9; low=77; close=77.4; volume=96500; change=0.2
- TYB Monday | stock=Tyne Biotech; open=2.95; high=3.22; low=2.94; close=3.15; volume=2410000; change=7.4
item portfolio|depot: Name!;Owner;Goal=Growth|Income|Retirement|Trial;Currency=USD|EUR|GBP|CHF;Opened on:date;Cash:money;~Value:money;~Return:percent#-100-10000
- Retirement depot | goal=Retirement; currency=EUR; cash=1200; value=41800; return=22
- Practice money | goal=Trial; currency=USD; cash=6400; value=9950; return=-1
- Growth for Mila | owner=Mila Haug; goal=Growth; currency=GBP; cash=310; value=5620; return=41
- Dividends for the flat | owner=Mila Haug; goal=Income; currency=CHF; cash=2400; value=18900; return=9
record position|holding: Title!;Portfolio->@portfolio|depot~Retirement depot|Practice money;Stock->@stock|share~Danube Hydro|Quillsoft;Quantity:number#0-100000000;Average cost:money;~Value:money;~Profit:money
- Hydro in retirement | portfolio=Retirement depot; stock=Danube Hydro; quantity=200; average_cost=39.5; value=9640; profit=1740
- Quillsoft practice | portfolio=Practice money; stock=Quillsoft; quantity=30; average_cost=118; value=3372; profit=-168
- Tyne for Mila | portfolio=Growth for Mila; stock=Tyne Biotech; quantity=1500; average_cost=2.1; value=4725; profit=1575
- Foods for dividends | portfolio=Dividends for the flat; stock=Matterhorn Foods; quantity=210; average_cost=71; value=16254; profit=1344
record trade|stock order|transaction: Reference!;Portfolio->@portfolio|depot~Retirement depot|Practice money;Stock->@stock|share~Danube Hydro|Quillsoft;Side=Buy|Sell;Type=Market|Limit|Stop;Quantity:number#1-100000000;Price:money;Fee:money;Traded on:date;~Status=Open|Filled|Cancelled|Rejected
- T-2101 | portfolio=Retirement depot; stock=Danube Hydro; side=Buy; type=Limit; quantity=50; price=47; fee=4.9; status=Open
- T-2102 | portfolio=Practice money; stock=Quillsoft; side=Buy; type=Market; quantity=30; price=118; fee=1; status=Filled
- T-2103 | portfolio=Growth for Mila; stock=Tyne Biotech; side=Sell; type=Stop; quantity=500; price=2.6; fee=3; status=Cancelled
- T-2104 | portfolio=Dividends for the flat; stock=Matterhorn Foods; side=Buy; type=Limit; quantity=10; price=60; fee=0; status=Rejected
item market news|stock news|analysis: Title!;Stock->@stock|share~Danube Hydro|Quillsoft;Source;Text:long;Published on:date;Mood=Positive|Neutral|Negative;Recommendation=Buy|Hold|Sell|None;Price target:money
- Hydro raises its forecast | stock=Danube Hydro; mood=Positive; recommendation=Buy; price_target=54
- Quillsoft loses a big client | stock=Quillsoft; mood=Negative; recommendation=Hold; price_target=115
- Trial of Tyne drug passes phase two | stock=Tyne Biotech; source=Pharma Wire; mood=Positive; recommendation=None; price_target=4.2
- Cocoa price weighs on Matterhorn | stock=Matterhorn Foods; source=Alpine Ledger; mood=Neutral; recommendation=Sell; price_target=70
! item watchlist entry|watched stock|watchlist: Title!;Stock->@stock|share~Danube Hydro|Quillsoft;Owner;List name;Price when added:money;Note;Position:number#1-1000
- Hydro to buy below 46 | stock=Danube Hydro; list_name=Energy; price_when_added=47.9
- Quillsoft watch | stock=Quillsoft; list_name=Tech; price_when_added=118
- Foods after cocoa shock | stock=Matterhorn Foods; owner=Mila Haug; list_name=Dividends; price_when_added=74.1; note=Buy below 72
- Tyne before phase three | stock=Tyne Biotech; owner=Mila Haug; list_name=Risky; price_when_added=2.4
! item price alert|alert: Name!;Stock->@stock|share~Danube Hydro|Quillsoft;Condition=Above|Below|Changed by;Limit:number;Notify=Email|Push;Active:boolean;~Last fired on:date
- Hydro under 46 | stock=Danube Hydro; condition=Below; limit=46; notify=Push
- Quillsoft moves 5 percent | stock=Quillsoft; condition=Changed by; limit=5; notify=Email
- Tyne over 4 | stock=Tyne Biotech; condition=Above; limit=4; notify=Push
- Foods under 72 | stock=Matterhorn Foods; condition=Below; limit=72; notify=Email
! record dividend|dividend payment [dividend\\w*|income|portfolio|distribut\\w*]: Title!;Stock->@stock|share~Danube Hydro|Quillsoft;Amount per share:money;Ex-date:date;Paid on:date;Quantity:number#0-100000000;Tax:money;~Total:money
- Hydro spring dividend | stock=Danube Hydro; amount_per_share=0.9; quantity=200; tax=49.5; total=180
- Hydro autumn dividend | stock=Danube Hydro; amount_per_share=0.85; quantity=200; tax=46.8; total=170
- Foods yearly dividend | stock=Matterhorn Foods; amount_per_share=2.15; quantity=210; tax=158; total=451.5
- Foods special dividend | stock=Matterhorn Foods; amount_per_share=0.5; quantity=210; tax=36.75; total=105
+ comment: Stock->@stock|share;Opinion=Rising|Falling|Neutral

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

# lottery|raffle|lucky draw|lotto|prize draw|sweepstake|lucky wheel
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

# sports betting|betting|match prediction|prediction market|odds|tipster|football prediction
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

# nft|digital collectible|nft marketplace|blind box|nft collection|crypto art
item nft|token|digital collectible|collectible: Name!;Token id;Collection->@nft collection|collection~Paper Whales|Clockwork Birds;Artist->@artist|creator~Lio Maren|Studio Falter;Rarity=Common|Rare|Epic|Legendary;Edition:number#1-1000000;Editions in all:number#1-1000000;Price:money;Royalty:percent#0-50;Picture:image;Traits:long;~Owner;~Status=Draft|Minted|On sale|In auction|Sold
- Paper Whale 12 | token_id=12; collection=Paper Whales; artist=Lio Maren; rarity=Rare; edition=1; editions_in_all=1; price=120; royalty=7; traits=Blue, folded fin; status=On sale
- Clockwork Wren 3 of 50 | token_id=1003; collection=Clockwork Birds; artist=Studio Falter; rarity=Common; edition=3; editions_in_all=50; price=25; royalty=5; status=Sold
- Meadow Loop 7 | token_id=7; collection=Meadow Loops; artist=Ara Sunde; rarity=Legendary; edition=1; editions_in_all=1; price=900; royalty=10; traits=Dawn, 40 seconds; status=In auction
- Brick City 441 | token_id=441; collection=Brick City; artist=Jun Okada; rarity=Epic; edition=1; editions_in_all=10; price=60; royalty=2; status=Draft
item nft collection|collection|series: Name!;Artist->@artist|creator~Lio Maren|Studio Falter;Blockchain=Ethereum|Polygon|Solana|Own chain|Other;Contract address;Items:number#1-1000000;Released on:date;Cover:image;Story:long;~Floor price:money;~Volume:money;~Status=Planned|Released|Sold out
- Paper Whales | artist=Lio Maren; blockchain=Ethereum; items=100; story=A hundred folded whales.; floor_price=90; volume=14200; status=Released
- Clockwork Birds | artist=Studio Falter; blockchain=Polygon; items=2000; floor_price=18; volume=31800; status=Sold out
- Meadow Loops | artist=Ara Sunde; blockchain=Solana; items=12; story=Twelve looped meadows with sound.; floor_price=400; volume=5200; status=Released
- Brick City | artist=Jun Okada; blockchain=Own chain; items=1000; floor_price=0; volume=0; status=Planned
person artist|creator: Name!;Wallet address;Bio:long;Portrait:image;Website:url;Royalty:percent#0-50;~Sales:money;~Verified:boolean
- Lio Maren | bio=Folds animals from maps.; royalty=7; sales=14200
- Studio Falter | bio=Three animators from Graz.; royalty=5; sales=31800
- Ara Sunde | bio=Films grass and adds sound.; royalty=10; sales=5200
- Jun Okada | bio=Builds towns from toy bricks.; royalty=2; sales=0
event drop|release|mint sale|launch: Title!;Collection->@nft collection|collection~Paper Whales|Clockwork Birds;Starts on:date;Starts at:time;Ends on:date;Price:money;Pieces:number#1-1000000;Limit per person:number#1-1000;Allow list only:boolean;~Minted:number#0-1000000;~Status=Planned|Open|Sold out|Ended
- Whales second wave | collection=Paper Whales; price=95; pieces=40; limit_per_person=2; minted=31; status=Open
- Birds opening | collection=Clockwork Birds; price=15; pieces=500; limit_per_person=5; minted=500; status=Sold out
- Loops at midsummer | collection=Meadow Loops; price=400; pieces=12; limit_per_person=1; minted=9; status=Ended
- Brick presale | collection=Brick City; price=45; pieces=200; limit_per_person=3; minted=0; status=Planned
record bid|offer|price offer: Reference!;Item->@nft|token~Paper Whale 12|Clockwork Wren 3 of 50;Bidder;Amount:money!;Currency=ETH|USDT|USD|EUR;Placed on:date;Valid until:date;~Status=Open|Outbid|Accepted|Declined|Expired
- B-801 | item=Paper Whale 12; amount=105; currency=USD; status=Open
- B-802 | item=Clockwork Wren 3 of 50; amount=24; currency=USD; status=Accepted
- B-803 | item=Meadow Loop 7; amount=780; currency=EUR; status=Outbid
- B-804 | item=Meadow Loop 7; amount=0.3; currency=ETH; status=Expired
record wallet|connected wallet: Address!;Owner;Network=Ethereum|Polygon|Solana|Other;Label;Connected on:date;~Balance:number#0-1000000000;~Items:number#0-1000000
- 0x71b9-a44c | network=Ethereum; label=Main; balance=0.8; items=14
- 0x09d2-ff10 | network=Polygon; label=Games; balance=41; items=60
- 5Gx2-mead-sol | owner=Tilda Frey; network=Solana; label=Films; balance=6.2; items=3
- oc1-7741-bb | owner=Jun Okada; network=Other; label=Builder; balance=120; items=0
! record ownership transfer|sale|transfer|transaction: Reference!;Item->@nft|token~Paper Whale 12|Clockwork Wren 3 of 50;Kind=Mint|Sale|Gift|Auction|Burn;From wallet->@wallet|connected wallet~0x71b9-a44c|0x09d2-ff10;To wallet->@wallet|connected wallet~0x71b9-a44c|0x09d2-ff10;Price:money;Royalty paid:money;Transaction hash;Happened on:date
- TX-1101 | item=Clockwork Wren 3 of 50; kind=Sale; from_wallet=0x09d2-ff10; to_wallet=0x71b9-a44c; price=24; royalty_paid=1.2
- TX-1102 | item=Paper Whale 12; kind=Mint; to_wallet=0x71b9-a44c; price=0; royalty_paid=0
- TX-1103 | item=Meadow Loop 7; kind=Gift; from_wallet=0x71b9-a44c; to_wallet=5Gx2-mead-sol; price=0; royalty_paid=0
- TX-1104 | item=Brick City 441; kind=Burn; from_wallet=oc1-7741-bb; price=0; royalty_paid=0
! record price record|price history: Title!;Item->@nft|token~Paper Whale 12|Clockwork Wren 3 of 50;Old price:money;New price:money;Currency=ETH|USDT|USD|EUR;Changed on:date;Changed by
- Whale raised | item=Paper Whale 12; old_price=95; new_price=120; currency=USD
- Wren lowered | item=Clockwork Wren 3 of 50; old_price=30; new_price=25; currency=USD
- Loop start price | item=Meadow Loop 7; old_price=650; new_price=900; currency=EUR; changed_by=Ara Sunde
- Brick presale price | item=Brick City 441; old_price=70; new_price=60; currency=USDT; changed_by=Jun Okada
! item blind box|mystery box|card pack [blind|mystery|pack\\w*|box\\w*|draw\\w*]: Name!;Collection->@nft collection|collection~Paper Whales|Clockwork Birds;Price:money;Boxes:number#1-1000000;Chances:long;Opens on:date;~Sold:number#0-1000000
- Bird box | collection=Clockwork Birds; price=20; boxes=200; chances=Common 80, rare 18, epic 2; sold=144
- Folded surprise | collection=Paper Whales; price=80; boxes=20; chances=Rare 90, epic 10; sold=20
- Four bricks | collection=Brick City; price=50; boxes=250; chances=Common 70, epic 30; sold=0
- Sound of a meadow | collection=Meadow Loops; price=300; boxes=5; chances=Legendary 100; sold=2
+ order: Item->@nft|token;Wallet->@wallet|connected wallet;Network fee:money;~Status=New|Paid|Transferred|Failed
+ favorite: Item->@nft|token

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

# web scraper|scraping|crawler|data extraction|web scraping|scrape data|data collection tool
item scraper|crawler|scraping project|spider: Name!;Target site->@target site|source site~Flat market|Price list shop;Start address:url;Follow links=None|Same page list|Whole site;Depth:number#0-20;Delay:number(ms)#0-600000;User agent;Owner;~Rows collected:number#0-1000000000;~Status=Draft|Active|Paused|Broken
- Flats under 900 | target_site=Flat market; follow_links=Same page list; depth=2; delay=1500; rows_collected=8120; status=Active
- Drill prices | target_site=Price list shop; follow_links=None; depth=1; delay=800; rows_collected=412; status=Broken
- Concerts of the region | target_site=Event calendar; follow_links=Whole site; depth=5; delay=3000; owner=Culture desk; rows_collected=2240; status=Paused
- Tenders for road works | target_site=Tender gazette; follow_links=Same page list; depth=3; delay=2000; owner=Bid team; rows_collected=0; status=Draft
item target site|source site|website: Name!;Address:url;Category;Robots rule=Allowed|Partly|Forbidden;Requests per minute:number#1-10000;Login needed:boolean;Encoding;Note:long;~Status=Reachable|Blocked|Offline
- Flat market | category=Housing; robots_rule=Allowed; requests_per_minute=30; encoding=UTF-8; status=Reachable
- Price list shop | category=Tools; robots_rule=Partly; requests_per_minute=20; encoding=UTF-8; status=Blocked
- Event calendar | category=Culture; robots_rule=Allowed; requests_per_minute=10; encoding=ISO-8859-1; note=Slow in the evening.; status=Reachable
- Tender gazette | category=Public tenders; robots_rule=Forbidden; requests_per_minute=2; encoding=UTF-8; note=Ask for the data feed.; status=Offline
item extraction field|selector|data field: Name!;Scraper->@scraper|crawler~Flats under 900|Drill prices;Selector;Kind=Text|Number|Date|Link|Image|Price;Cleaning rule;Required:boolean;Position:number#1-500;Sample value
- Monthly rent | scraper=Flats under 900; selector=.rent; kind=Price; cleaning_rule=Digits only; position=2; sample_value=780
- Drill name | scraper=Drill prices; selector=h2.title; kind=Text; position=1; sample_value=Rotary hammer 800 W
- Concert day | scraper=Concerts of the region; selector=time.date; kind=Date; cleaning_rule=Day month year; position=1; sample_value=14 June 2026
- Tender notice | scraper=Tenders for road works; selector=a.notice; kind=Link; position=2; sample_value=/notice/4471
item schedule|scrape schedule|timer: Name!;Scraper->@scraper|crawler~Flats under 900|Drill prices;Repeat=Once|Hourly|Daily|Weekly|Monthly;Time:time;Weekday;Next run on:date;Active:boolean
- Flats at six | scraper=Flats under 900; repeat=Daily
- Drills on Monday | scraper=Drill prices; repeat=Weekly; weekday=Monday
- Concerts each month | scraper=Concerts of the region; repeat=Monthly
- Tenders every hour | scraper=Tenders for road works; repeat=Hourly
record scrape run|scraping job|crawl job|task: Title!;Scraper->@scraper|crawler~Flats under 900|Drill prices;Started on:date;Started at:time;Minutes:number(min)#0-10000;Pages:number#0-10000000;New rows:number#0-10000000;Errors:number#0-1000000;Triggered by=Schedule|Person|API;~Status=Queued|Running|Done|Failed|Stopped
- Flats run 214 | scraper=Flats under 900; minutes=12; pages=96; new_rows=31; errors=0; triggered_by=Schedule; status=Done
- Drills run 18 | scraper=Drill prices; minutes=1; pages=2; new_rows=0; errors=2; triggered_by=Person; status=Failed
- Concerts run 9 | scraper=Concerts of the region; minutes=41; pages=310; new_rows=120; errors=4; triggered_by=API; status=Stopped
- Tenders run 1 | scraper=Tenders for road works; minutes=0; pages=0; new_rows=0; errors=0; triggered_by=Person; status=Queued
record scraped item|collected row|extracted record|data row: Title!;Run->@scrape run|scraping job~Flats run 214|Drills run 18;Source page:url;Values:long;Price:money;Found on:date;Duplicate:boolean;~Status=New|Changed|Gone|Checked
- Two rooms, Gable street | run=Flats run 214; values=54 m2, second floor; price=780; status=New
- Rotary hammer 800 W | run=Drills run 18; price=129; status=Changed
- Organ night in Saint Mary | run=Concerts run 9; values=14 June, 20:00; price=15; status=Checked
- Attic flat by the mill | run=Flats run 214; values=38 m2, fifth floor; price=610; status=Gone
! record run log|job log|crawl log: Title!;Run->@scrape run|scraping job~Flats run 214|Drills run 18;Level=Info|Warning|Error;Page:url;Response code:number#0-599;Text:long;Logged at:time
- Page 3 read | run=Flats run 214; level=Info; response_code=200
- Refused after two pages | run=Drills run 18; level=Error; response_code=403
- Date cannot be read | run=Concerts run 9; level=Warning; response_code=200; text=Page says only summer.
- Tenders queued | run=Tenders run 1; level=Info; response_code=0; text=Waits for a free worker.
! item proxy|proxy server: Address!;Port:number#1-65535;Country;Kind=Data center|Home|Mobile;Checked on:date;Latency:number(ms)#0-60000;~Status=Working|Slow|Dead
- 192.0.2.61 | port=8080; country=Germany; kind=Data center; latency=120; status=Working
- 192.0.2.62 | port=3128; country=Poland; kind=Home; latency=900; status=Slow
- 192.0.2.63 | port=9050; country=France; kind=Mobile; latency=410; status=Working
- 192.0.2.64 | port=8000; country=Spain; kind=Data center; latency=60000; status=Dead
! record export|data export [export\\w*|download\\w*|csv|excel|json]: Title!;Scraper->@scraper|crawler~Flats under 900|Drill prices;Format=CSV|Excel|JSON|Database;Rows:number#0-100000000;File:file;Made on:date;Send to
- Flats October | scraper=Flats under 900; format=CSV; rows=910
- Concerts for the magazine | scraper=Concerts of the region; format=Excel; rows=310; send_to=Culture desk
- Drill prices to the shop | scraper=Drill prices; format=JSON; rows=412; send_to=Price robot
- Flats into the map | scraper=Flats under 900; format=Database; rows=8120
+ notification: Scraper->@scraper|crawler;Reason=New rows|Price changed|Run failed

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

# short link|url shortener|link shortener|link in bio|shorten urls|branded link|link management
item short link|link|shortened url: Title!;Short code;Target:url;Domain->@link domain|custom domain~go.lark.example|mos.example;Campaign->@campaign|link group~Spring letter|Podcast;Expires on:date;Password protected:boolean;Click limit:number#0-100000000;Owner;~Clicks:number#0-1000000000;~Status=Active|Paused|Expired|Blocked
- Spring letter offer | short_code=spr1; domain=go.lark.example; campaign=Spring letter; clicks=1840; status=Active
- Episode 12 notes | short_code=ep12; domain=mos.example; campaign=Podcast; clicks=620; status=Active
- Rally map | short_code=map7; domain=to.rally.example; campaign=Rally weekend; clicks=2904; status=Expired
- Donate by phone | short_code=give; domain=hands.example; campaign=Winter appeal; clicks=77; status=Paused
item link domain|custom domain|domain: Name!;Owner;Default target:url;Certificate valid until:date;Note;~Links:number#0-10000000;~Status=Waiting for DNS|Verified|Broken
- go.lark.example | links=140; status=Verified
- mos.example | links=31; status=Waiting for DNS
- to.rally.example | owner=Rally club; links=12; status=Broken
- hands.example | owner=Open Hands; links=9; note=Renew in spring; status=Verified
item campaign|link group|folder: Name!;Source;Medium;Starts on:date;Ends on:date;Description:long;~Links:number#0-1000000;~Clicks:number#0-1000000000
- Spring letter | source=newsletter; medium=email; links=4; clicks=2310
- Podcast | source=podcast; medium=audio; links=12; clicks=5100
- Rally weekend | source=poster; medium=print; links=6; clicks=4410
- Winter appeal | source=facebook; medium=social; description=Coats and hot meals.; links=3; clicks=290
record click|link click|visit: Reference!;Link->@short link|link~Spring letter offer|Episode 12 notes;Clicked on:date;Clicked at:time;Country;Town;Device=Desktop|Phone|Tablet|Bot;Browser;Referrer;First time:boolean
- c-880121 | link=Spring letter offer; country=Denmark; town=Odense; device=Phone; referrer=Mail
- c-880122 | link=Episode 12 notes; country=Ireland; town=Cork; device=Desktop; referrer=Podcast page
- c-880123 | link=Rally map; country=Finland; town=Turku; device=Tablet; browser=Chrome
- c-880124 | link=Donate by phone; country=Germany; town=Kiel; device=Bot; referrer=Preview of a chat
item bio page|link page|profile page: Title!;Address;Photo:image;Text:long;Theme=Light|Dark|Color;Owner;Published:boolean;~Views:number#0-100000000
- Lark Studio links | address=lark; theme=Light; text=Prints, workshops, letters.; views=4100
- Moss Podcast | address=moss; theme=Dark; text=Talks about bogs.; views=1900
- Rally club | address=rally; theme=Color; text=Routes, times, results.; views=880
- Open Hands | address=hands; theme=Light; text=Give, help, ask.; views=2600
item bio link|page button|link block: Label!;Page->@bio page|link page~Lark Studio links|Moss Podcast;Target:url;Icon:image;Position:number#1-100;Visible:boolean;~Clicks:number#0-10000000
- Print shop | page=Lark Studio links; position=1; clicks=910
- Newest episode | page=Moss Podcast; position=1; clicks=480
- Start list | page=Rally club; position=1; clicks=310
- Give a coat | page=Open Hands; position=2; clicks=154
request abuse report|link report|reported link: Short address!;Reason=Phishing|Spam|Malware|Illegal|Broken;Details:long;Reporter email:email
- go.lark.example/x9 | reason=Spam; details=Came in a chain letter.
- mos.example/zz | reason=Broken
- to.rally.example/bank | reason=Phishing; details=Page copies a bank.; reporter_email=safe@bank.example
- hands.example/app | reason=Malware; details=Starts a download.
! record link change|target history|redirect history: Title!;Link->@short link|link~Spring letter offer|Episode 12 notes;Old target:url;New target:url;Changed on:date;Changed by;Note
- Offer moved | link=Spring letter offer; note=Shop page renamed
- Notes moved | link=Episode 12 notes; note=New site
- Map of the second day | link=Rally map; changed_by=Race office; note=Route was shortened
- New donation form | link=Donate by phone; changed_by=Open Hands; note=Old form had no receipt
! item redirect rule|routing rule [rule\\w*|redirect\\w*|device|country|geo\\w*|target\\w*]: Name!;Link->@short link|link~Spring letter offer|Episode 12 notes;When=Country|Device|Language|Time|Share;Value;Target:url;Position:number#1-100
- Phones to app | link=Episode 12 notes; when=Device; value=Phone; position=1
- Finns to Finnish map | link=Rally map; when=Country; value=Finland; position=1
- Half to the new form | link=Donate by phone; when=Share; value=50 percent; position=1
- German letter | link=Spring letter offer; when=Language; value=German; position=2
! record daily click count|click statistic [statistic\\w*|analytic\\w*|track\\w*|chart\\w*]: Title!;Link->@short link|link~Spring letter offer|Episode 12 notes;Day:date;Clicks:number#0-100000000;Different people:number#0-100000000;Top country
- Spring on Tuesday | link=Spring letter offer; clicks=412; different_people=361; top_country=Denmark
- Map on race day | link=Rally map; clicks=1920; different_people=1410; top_country=Finland
- Notes on release day | link=Episode 12 notes; clicks=208; different_people=199; top_country=Ireland
- Donations on Sunday | link=Donate by phone; clicks=14; different_people=14; top_country=Germany
+ report: Campaign->@campaign|link group;Period;Clicks:number

# job board|job seeker|job listing|recruitment platform|job vacancy|job portal|recruiter
item job|job posting|vacancy|job offer|position: Title!;Company->@company|employer~Hallgrim Bakery|Vector Maps;Category->@job category|category~Food|Software;Place;Type=Full-time|Part-time|Contract|Internship|Temporary;Remote=On site|Hybrid|Remote;Salary from:money;Salary to:money;Experience:number(years)#0-40;Description:long;Apply until:date;~Status=Draft|Open|Paused|Filled|Expired
- Pastry baker | company=Hallgrim Bakery; category=Food; place=Askeby; type=Full-time; remote=On site; salary_from=2400; salary_to=2800; experience=2; status=Open
- Backend developer | company=Vector Maps; category=Software; place=Lund; type=Full-time; remote=Hybrid; salary_from=4200; salary_to=5400; experience=4; status=Open
- Night nurse | company=Lindgard Clinic; category=Care; place=Visby; type=Part-time; remote=On site; salary_from=2700; salary_to=3100; experience=3; status=Paused
- Summer intern in accounts | company=Kettil Logistics; category=Office; place=Malmo; type=Internship; remote=Remote; salary_from=900; salary_to=1100; experience=0; status=Filled
item company|employer: Name!;Industry;Size=1 to 10|11 to 50|51 to 250|More than 250;Address;Website:url;Logo:image;Contact person;Email:email;About:long;~Verified:boolean
- Hallgrim Bakery | industry=Food; size=11 to 50; address=Mill 2, Askeby; contact_person=Signe Hall
- Vector Maps | industry=Software; size=51 to 250; address=Ring 40, Lund; contact_person=Jon Ahl
- Lindgard Clinic | industry=Health; size=More than 250; address=Strand 1, Visby; contact_person=Maj Ekström
- Kettil Logistics | industry=Transport; size=1 to 10; address=Dock 5, Malmo; contact_person=Olof Kettil; about=Freight for small shops.
person candidate|job seeker|applicant: Name!;Email:email;Phone:phone;Town;Headline;Skills;Experience:number(years)#0-60;Wanted salary:money;Resume->@resume|cv~Baker resume|Developer resume;Available from:date;~Status=Looking|Open to offers|Not looking
- Alma Reed | town=Askeby; headline=Baker with a sweet tooth; skills=Lamination, glazing; experience=5; wanted_salary=2600; resume=Baker resume; status=Looking
- Igor Balan | town=Lund; headline=Go and databases; skills=Go, SQL; experience=6; wanted_salary=5000; resume=Developer resume; status=Open to offers
- Rana Aziz | town=Visby; headline=Nurse for nights and weekends; skills=Wound care, triage; experience=9; wanted_salary=3000; resume=Nurse resume; status=Looking
- Felix Ordman | town=Malmo; headline=Student of business; skills=Spreadsheets, German; experience=0; wanted_salary=1000; resume=Student resume; status=Not looking
record job application|application: Title!;Job->@job|job posting~Pastry baker|Backend developer;Candidate->@candidate|job seeker~Alma Reed|Igor Balan;Resume->@resume|cv~Baker resume|Developer resume;Cover letter:long;Wanted salary:money;Sent on:date;~Rating:rating;~Status=Received|Viewed|Shortlisted|Interview|Offer|Hired|Rejected|Withdrawn
- Alma for pastry | job=Pastry baker; candidate=Alma Reed; resume=Baker resume; wanted_salary=2600; rating=4; status=Interview
- Igor for backend | job=Backend developer; candidate=Igor Balan; resume=Developer resume; wanted_salary=5000; rating=5; status=Offer
- Rana for nights | job=Night nurse; candidate=Rana Aziz; resume=Nurse resume; wanted_salary=3000; rating=5; status=Shortlisted
- Felix for accounts | job=Summer intern in accounts; candidate=Felix Ordman; resume=Student resume; wanted_salary=1000; rating=4; status=Hired
record resume|cv: Title!;Candidate->@candidate|job seeker~Alma Reed|Igor Balan;File:file;Summary:long;Education:long;Work history:long;Languages;Changed on:date;Visible to employers:boolean
- Baker resume | summary=Five years in artisan bakeries.; education=Baker's certificate; languages=English, Swedish
- Developer resume | summary=Backend services and maps.; education=Computer science; languages=English, Romanian
- Nurse resume | candidate=Rana Aziz; summary=Nine years on surgical wards.; education=Bachelor of nursing; languages=Arabic, Swedish
- Student resume | candidate=Felix Ordman; summary=Second year of business.; education=Grammar school; languages=Swedish, German
event interview|job interview: Title!;Application->@job application|application~Alma for pastry|Igor for backend;Day:date;Starts at:time;Kind=Phone|Video|On site|Trial day;Interviewer;Place or link;Notes:long;~Result=Open|Passed|Failed|Moved
- Trial bake with Alma | application=Alma for pastry; kind=Trial day; interviewer=Signe Hall; place_or_link=Bakery; result=Open
- Second talk with Igor | application=Igor for backend; kind=Video; interviewer=Jon Ahl; result=Passed
- Phone call with Rana | application=Rana for nights; kind=Phone; interviewer=Maj Ekström; result=Moved
- Felix meets the team | application=Felix for accounts; kind=On site; interviewer=Olof Kettil; place_or_link=Dock 5; result=Passed
item job category|category: Name!;Parent category->@job category|category;Icon:image;~Open jobs:number#0-100000
- Food | open_jobs=14
- Software | open_jobs=31
- Care | open_jobs=52
- Office | open_jobs=27
! record application history|status change: Title!;Application->@job application|application~Alma for pastry|Igor for backend;Old status;New status=Received|Viewed|Shortlisted|Interview|Offer|Hired|Rejected;Changed on:date;Changed by;Note:long
- Alma invited | application=Alma for pastry; old_status=Shortlisted; new_status=Interview
- Igor gets an offer | application=Igor for backend; old_status=Interview; new_status=Offer
- Rana on the short list | application=Rana for nights; old_status=Viewed; new_status=Shortlisted; changed_by=Maj Ekström
- Felix hired | application=Felix for accounts; old_status=Offer; new_status=Hired; note=Starts in June.
! record saved job|bookmarked job: Title!;Job->@job|job posting~Pastry baker|Backend developer;Candidate->@candidate|job seeker~Alma Reed|Igor Balan;Saved on:date;Note
- Pastry baker for Igor's sister | job=Pastry baker; candidate=Igor Balan
- Backend for later | job=Backend developer; candidate=Igor Balan
- Night nurse for autumn | job=Night nurse; candidate=Rana Aziz; note=Ask about parking
- Internship near home | job=Summer intern in accounts; candidate=Felix Ordman
! item job alert [alert\\w*|notif\\w*|email\\w*|match\\w*]: Name!;Keywords;Category->@job category|category~Food|Software;Place;Type=Full-time|Part-time|Contract|Internship|Temporary;Salary from:money;Repeat=At once|Daily|Weekly;Active:boolean
- Bakery jobs near Askeby | keywords=baker; category=Food; place=Askeby; type=Full-time; repeat=Daily
- Go jobs anywhere | keywords=Go, backend; category=Software; place=Anywhere; type=Contract; salary_from=4500; repeat=At once
- Care on the island | keywords=nurse; category=Care; place=Visby; type=Part-time; salary_from=2600; repeat=Weekly
- Help over Christmas | keywords=packing; category=Office; place=Malmo; type=Temporary; repeat=Daily
+ message: Job->@job|job posting;Application->@job application|application
+ review: Company->@company|employer;Work climate:rating;Pay:rating

# real estate|property listing|apartment listing|houses for sale|property portal|real-estate agency|realtor
item property|property listing|home|apartment: Title!;Kind=House|Apartment|Land|Office|Shop|Garage;Offer=For sale|For rent;Price:money;Address;Area->@area|district~Quarry hill|Old port;Living area:number(m2)#5-100000;Rooms:number#0-100;Bathrooms:number#0-50;Built in:number#1500-2100;Photo:image;Agent->@agent|broker~Sonja Reit|Malik Dean;~Status=Draft|Available|Reserved|Sold|Rented
- Brick house with orchard | kind=House; offer=For sale; price=410000; address=Quarry lane 7; area=Quarry hill; living_area=142; rooms=5; bathrooms=2; built_in=1932; agent=Sonja Reit; status=Available
- Two rooms by the quay | kind=Apartment; offer=For rent; price=890; address=Quay 11; area=Old port; living_area=54; rooms=2; bathrooms=1; built_in=2008; agent=Malik Dean; status=Reserved
- Corner shop with cellar | kind=Shop; offer=For rent; price=1650; address=Market 3; area=Market quarter; living_area=96; rooms=3; bathrooms=1; built_in=1911; agent=Orla Finn; status=Rented
- Building plot at the weir | kind=Land; offer=For sale; price=128000; address=Weir path; area=Weir meadows; living_area=820; rooms=0; bathrooms=0; agent=Theo Banks; status=Draft
person agent|broker|realtor: Name!;Phone:phone;Email:email;Agency;Licence number;Areas;Languages;Photo:image;Commission:percent#0-20;~Rating:rating
- Sonja Reit | agency=Reit Homes; licence_number=RE-3310; areas=Quarry hill; commission=3; rating=4.7
- Malik Dean | agency=Port Living; licence_number=RE-2801; areas=Old port; commission=2.5; rating=4.5
- Orla Finn | agency=Finn Commercial; licence_number=RE-4102; areas=Market quarter; languages=English, Irish; commission=6; rating=4.9
- Theo Banks | agency=Reit Homes; licence_number=RE-3977; areas=Weir meadows; languages=English, Polish; commission=3.5; rating=4.1
item area|district|neighbourhood: Name!;Town;Description:long;Average price:money;Schools:number#0-200;Photo:image
- Quarry hill | town=Marwick; average_price=2900; schools=2; description=Gardens and old brick.
- Old port | town=Marwick; average_price=3400; schools=1; description=Warehouses turned into homes.
- Market quarter | town=Marwick; average_price=3800; schools=3; description=Shops below, flats above.
- Weir meadows | town=Lower Marwick; average_price=2100; schools=0; description=New plots beside the river.
request property inquiry|inquiry|lead: Title!;Property->@property|property listing~Brick house with orchard|Two rooms by the quay;Name;Email:email;Phone:phone;Wish=Viewing|Price|Documents|Call back;Budget:money;Message:long
- Is the orchard included? | property=Brick house with orchard; wish=Documents; budget=400000
- Viewing on Saturday | property=Two rooms by the quay; wish=Viewing; budget=900
- May we open a cafe here? | property=Corner shop with cellar; name=Dora Lind; wish=Call back; budget=1700
- Is the plot safe from floods? | property=Building plot at the weir; wish=Price; budget=120000; message=Please send the flood map.
event viewing|property viewing|open house|house tour: Title!;Property->@property|property listing~Brick house with orchard|Two rooms by the quay;Day:date;Starts at:time;Visitor;Agent->@agent|broker~Sonja Reit|Malik Dean;Kind=Single|Open house|Video;Feedback:long;~Status=Asked|Confirmed|Done|Cancelled
- Orchard open house | property=Brick house with orchard; agent=Sonja Reit; kind=Open house; status=Confirmed
- Quay Saturday noon | property=Two rooms by the quay; agent=Malik Dean; kind=Single; status=Done; feedback=Liked the light.
- Shop before closing | property=Corner shop with cellar; visitor=Dora Lind; agent=Orla Finn; kind=Video; feedback=Cellar is dry.; status=Asked
- Plot walk in rain | property=Building plot at the weir; agent=Theo Banks; kind=Single; status=Cancelled
record offer|purchase offer|rental application: Title!;Property->@property|property listing~Brick house with orchard|Two rooms by the quay;Buyer or tenant;Amount:money!;Financing=Own money|Loan approved|Loan open|Rent;Conditions:long;Made on:date;~Status=Received|Countered|Accepted|Declined
- 395000 for the brick house | property=Brick house with orchard; amount=395000; financing=Loan approved; status=Countered
- Rent from May | property=Two rooms by the quay; amount=890; financing=Rent; status=Accepted
- 1600 a month for the shop | property=Corner shop with cellar; buyer_or_tenant=Dora Lind; amount=1600; financing=Rent; conditions=Two months free.; status=Declined
- 121000 for the plot | property=Building plot at the weir; amount=121000; financing=Loan open; conditions=Subject to permit.; status=Received
! item property feature|amenity: Name!;Property->@property|property listing~Brick house with orchard|Two rooms by the quay;Group=Inside|Outside|Building|Energy|Nearby;Value;Note
- Orchard | property=Brick house with orchard; group=Outside; value=900 m2
- Lift | property=Two rooms by the quay; group=Building; value=Yes
- Heat from wood pellets | property=Brick house with orchard; group=Energy; value=98 kWh per m2
- Bus stop | property=Building plot at the weir; group=Nearby; value=300 m; note=Every half hour
! record price change|price history: Title!;Property->@property|property listing~Brick house with orchard|Two rooms by the quay;Old price:money;New price:money;Changed on:date;Reason
- Brick house lowered | property=Brick house with orchard; old_price=429000; new_price=410000; reason=Eight weeks on the market
- Quay raised | property=Two rooms by the quay; old_price=860; new_price=890; reason=New kitchen
- Shop rent lowered | property=Corner shop with cellar; old_price=1800; new_price=1650; reason=Street works until autumn
- Plot raised | property=Building plot at the weir; old_price=119000; new_price=128000; reason=Water and power now laid
! item saved search|search alert [alert\\w*|saved?|notif\\w*|search\\w*|filter\\w*]: Name!;Offer=For sale|For rent;Area->@area|district~Quarry hill|Old port;Price up to:money;Rooms from:number#0-50;Living area from:number(m2)#0-10000;Notify=At once|Daily|Never
- House with garden | offer=For sale; area=Quarry hill; price_up_to=420000; rooms_from=4; notify=Daily
- Small flat to rent | offer=For rent; area=Old port; price_up_to=950; rooms_from=2; living_area_from=45; notify=At once
- Shop on the market | offer=For rent; area=Market quarter; price_up_to=1800; living_area_from=80; notify=Never
- Plot near water | offer=For sale; area=Weir meadows; price_up_to=130000; notify=Daily
+ favorite: Property->@property|property listing
+ appointment: Property->@property|property listing;Agent->@agent|broker;Meeting point
+ message: Property->@property|property listing

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

# lead generation|crm|sales pipeline|lead management|sales funnel|sales lead|client acquisition
person lead|prospect|sales lead: Name!;Company->@company|client company~Fern Dental|Kolb Roofing;Email:email;Phone:phone;Source->@lead source|source~Web form|Trade fair;Interest;Owner~Ingrid Falk|Theo Mann;Budget:money;Next contact on:date;Note:long;~Score:number#0-100;~Status=New|Contacted|Qualified|Lost|Converted
- Dr. Ada Winter | company=Fern Dental; source=Web form; interest=New website; owner=Ingrid Falk; budget=6000; score=72; status=Qualified
- Karl Kolb | company=Kolb Roofing; source=Trade fair; interest=Leads for solar roofs; owner=Theo Mann; budget=2000; score=41; status=Contacted
- Petra Lind | company=Lind Fitness; source=Old customers; interest=App for members; owner=Ingrid Falk; budget=15000; score=88; status=Converted
- Samuel Oye | company=Oye Catering; source=Search advert; interest=Office lunches; owner=Theo Mann; budget=500; score=12; status=Lost
item company|client company|organization: Name!;Industry;Employees:number#1-1000000;Website:url;Address;Phone:phone;Owner~Ingrid Falk|Theo Mann;~Status=Prospect|Client|Former client
- Fern Dental | industry=Health; employees=14; owner=Ingrid Falk; status=Prospect
- Kolb Roofing | industry=Construction; employees=32; owner=Theo Mann; status=Client
- Lind Fitness | industry=Sport; employees=58; owner=Ingrid Falk; status=Client
- Oye Catering | industry=Food; employees=7; owner=Theo Mann; status=Former client
record deal|opportunity|sales opportunity: Title!;Company->@company|client company~Fern Dental|Kolb Roofing;Lead->@lead|prospect~Dr. Ada Winter|Karl Kolb;Stage->@pipeline stage|stage~Proposal|Negotiation;Value:money;Probability:percent;Expected on:date;Owner~Ingrid Falk|Theo Mann;Reason lost;~Status=Open|Won|Lost
- Dental website | company=Fern Dental; lead=Dr. Ada Winter; stage=Proposal; value=5800; probability=50; owner=Ingrid Falk; status=Open
- Roof lead package | company=Kolb Roofing; lead=Karl Kolb; stage=Negotiation; value=1900; probability=75; owner=Theo Mann; status=Open
- Members app for Lind | company=Lind Fitness; lead=Petra Lind; stage=Signed; value=14500; probability=100; owner=Ingrid Falk; status=Won
- Lunch leads for Oye | company=Oye Catering; lead=Samuel Oye; stage=First contact; value=450; probability=10; owner=Theo Mann; reason_lost=No budget; status=Lost
item pipeline stage|stage: Name!;Position:number#1-30;Probability:percent;Days allowed:number(days)#1-365;Color
- Proposal | position=3; probability=50; days_allowed=14
- Negotiation | position=4; probability=75; days_allowed=10
- First contact | position=1; probability=10; days_allowed=7; color=Gray
- Signed | position=5; probability=100; days_allowed=30; color=Green
record contact activity|activity|call|follow-up: Title!;Lead->@lead|prospect~Dr. Ada Winter|Karl Kolb;Deal->@deal|opportunity~Dental website|Roof lead package;Kind=Call|Email|Meeting|Demo|Note;Day:date;Minutes:number(min)#0-1000;Result:long;Next step;By~Ingrid Falk|Theo Mann
- First call with Ada | lead=Dr. Ada Winter; deal=Dental website; kind=Call; minutes=18; result=Wants online booking.; next_step=Send proposal; by=Ingrid Falk
- Demo for Kolb | lead=Karl Kolb; deal=Roof lead package; kind=Demo; minutes=40; next_step=Discount question; by=Theo Mann
- Contract meeting at Lind | lead=Petra Lind; deal=Members app for Lind; kind=Meeting; minutes=75; result=Signed with two changes.; by=Ingrid Falk
- No answer from Samuel | lead=Samuel Oye; deal=Lunch leads for Oye; kind=Email; minutes=5; next_step=Close the lead; by=Theo Mann
item lead source|source|capture form|campaign: Name!;Kind=Form|Advert|Fair|Referral|Purchase|Cold call;Address:url;Cost:money;Active:boolean;~Leads:number#0-1000000;~Conversion:percent
- Web form | kind=Form; cost=0; leads=210; conversion=12
- Trade fair | kind=Fair; cost=3200; leads=84; conversion=7
- Old customers | kind=Referral; cost=0; leads=33; conversion=31
- Search advert | kind=Advert; cost=1450; leads=128; conversion=4
record quote|proposal|offer: Number!;Deal->@deal|opportunity~Dental website|Roof lead package;Amount:money;Sent on:date;Valid until:date;File:file;Text:long;~Status=Draft|Sent|Accepted|Declined
- Q-301 | deal=Dental website; amount=5800; status=Sent
- Q-302 | deal=Roof lead package; amount=1900; status=Draft
- Q-299 | deal=Members app for Lind; amount=14500; text=Three stages, app for two systems.; status=Accepted
- Q-298 | deal=Lunch leads for Oye; amount=450; status=Declined
! record stage change|deal history|status history: Title!;Deal->@deal|opportunity~Dental website|Roof lead package;Old stage->@pipeline stage|stage~Proposal|Negotiation;New stage->@pipeline stage|stage~Proposal|Negotiation;Changed on:date;Changed by;Note
- Roof to negotiation | deal=Roof lead package; old_stage=Proposal; new_stage=Negotiation
- Dental to proposal | deal=Dental website; new_stage=Proposal
- Lind signed | deal=Members app for Lind; old_stage=Negotiation; new_stage=Signed; changed_by=Ingrid Falk
- Oye entered | deal=Lunch leads for Oye; new_stage=First contact; changed_by=Theo Mann
! work sales task|follow-up task|reminder: Title!;Lead->@lead|prospect~Dr. Ada Winter|Karl Kolb;Due on:date;Assigned to~Ingrid Falk|Theo Mann;Kind=Call|Email|Visit|Document;Priority=Low|Normal|High;Note:long
- Ring Ada about the quote | lead=Dr. Ada Winter; assigned_to=Ingrid Falk; kind=Call; priority=High
- Send references to Kolb | lead=Karl Kolb; assigned_to=Theo Mann; kind=Email; priority=Normal
- Visit the gym before kick-off | lead=Petra Lind; assigned_to=Ingrid Falk; kind=Visit; priority=Normal; note=Bring the contract copy.
- File the lost reason of Oye | lead=Samuel Oye; assigned_to=Theo Mann; kind=Document; priority=Low
! record lead import|list purchase [import\\w*|upload\\w*|list\\w*|scrap\\w*|csv]: Title!;Source->@lead source|source~Web form|Trade fair;File:file;Rows:number#0-1000000;Added:number#0-1000000;Duplicates:number#0-1000000;Imported on:date;By~Ingrid Falk|Theo Mann
- Fair badges | source=Trade fair; rows=96; added=84; duplicates=12; by=Theo Mann
- Web forms of March | source=Web form; rows=40; added=37; duplicates=3; by=Ingrid Falk
- Customers since 2019 | source=Old customers; rows=412; added=33; duplicates=379; by=Theo Mann
- Advert clicks week 12 | source=Search advert; rows=58; added=51; duplicates=7; by=Ingrid Falk
+ customer: Company->@company|client company;Owner;Since:date;Yearly value:money
+ appointment: Lead->@lead|prospect;Place or link;Purpose=First talk|Demo|Contract
+ report: Period;Won:money;Lost:money

# membership site|membership community|paid community|private club|community platform|community membership
item membership plan|membership level|tier: Name!;Price:money;Billing=Monthly|Yearly|Once|Free;Benefits:long;Trial:number(days)#0-90;Seats:number#1-100000;Access level=Basic|Plus|Premium;Active:boolean
- Reader | price=5; billing=Monthly; benefits=Articles and forum; trial=7; access_level=Basic
- Patron | price=120; billing=Yearly; benefits=All talks, yearly meeting; trial=0; access_level=Premium
- Guest | price=0; billing=Free; benefits=Public articles; trial=0; access_level=Basic
- Founder for life | price=900; billing=Once; benefits=All talks, name on the wall; trial=0; seats=100; access_level=Plus
record membership|member subscription: Number!;Member;Plan->@membership plan|membership level~Reader|Patron;Started on:date;Renews on:date;Price:money;Auto-renew:boolean;Invited by;~Status=Trial|Active|Overdue|Cancelled|Expired
- MB-1201 | plan=Reader; price=5; status=Active
- MB-1202 | plan=Patron; price=120; status=Overdue
- MB-1203 | plan=Guest; price=0; status=Trial
- MB-1204 | plan=Founder for life; price=900; invited_by=Edda Quist; status=Active
item group|circle|community space|channel: Name!;Topic;Description:long;Moderator~Edda Quist|Rafael Pinto;Visibility=Public|Members|Invited only;Plan needed->@membership plan|membership level~Reader|Patron;Cover:image;~Members:number#0-1000000
- Night sky circle | topic=Astronomy; moderator=Edda Quist; visibility=Members; plan_needed=Reader; members=312
- Patrons' table | topic=Yearly meeting; moderator=Rafael Pinto; visibility=Invited only; plan_needed=Patron; members=41
- Meteor hunters | topic=Meteors; description=Walks after each fall.; moderator=Hanna Loh; visibility=Public; plan_needed=Guest; members=1040
- Mirror grinders | topic=Telescope making; moderator=Edda Quist; visibility=Members; plan_needed=Reader; members=58
item discussion|thread|topic|community post: Title!;Group->@group|circle~Night sky circle|Patrons' table;Text:long;Author;Tags;Pinned:boolean;Posted on:date;~Replies:number#0-100000;~Likes:number#0-1000000;~Status=Open|Closed|Hidden
- First telescope under 300 | group=Night sky circle; tags=gear; replies=24; likes=31; status=Open
- Where to meet in June | group=Patrons' table; replies=9; likes=4; status=Open
- Stone from the gravel pit | group=Meteor hunters; author=Joel Abt; tags=finds; replies=61; likes=112; status=Closed
- Which abrasive for 200 mm? | group=Mirror grinders; author=Lotta Berg; tags=glass; replies=7; likes=5; status=Hidden
event community event|meetup|member event|live session: Title!;Group->@group|circle~Night sky circle|Patrons' table;Starts on:date;Starts at:time;Minutes:number(min)#10-2880;Place or link;Host~Edda Quist|Rafael Pinto;Seats:number#1-10000;Plan needed->@membership plan|membership level~Reader|Patron;Fee:money
- Saturn evening | group=Night sky circle; minutes=90; place_or_link=Castle hill; host=Edda Quist; seats=40; fee=0
- Patrons' dinner | group=Patrons' table; minutes=180; place_or_link=Old mill; host=Rafael Pinto; seats=30; fee=45
- Walk along the fall line | group=Meteor hunters; minutes=300; place_or_link=Heath car park; host=Hanna Loh; seats=80; plan_needed=Guest; fee=5
- Grinding Saturday | group=Mirror grinders; minutes=360; place_or_link=Workshop 2; host=Edda Quist; seats=8; fee=20
item exclusive content|member resource|member library item: Title!;Kind=Video|Article|Download|Podcast|Course;Plan needed->@membership plan|membership level~Reader|Patron;File:file;Length:number(min)#0-1000;Author;Published on:date;~Views:number#0-10000000
- Reading star maps | kind=Video; plan_needed=Reader; length=28; views=610
- Meteor handbook | kind=Download; plan_needed=Patron; views=88
- Iron or slag? | kind=Podcast; plan_needed=Founder for life; length=42; author=Hanna Loh; views=305
- Mirror in twelve lessons | kind=Course; plan_needed=Patron; length=540; author=Edda Quist; views=144
request join request|membership application|reported post: Title!;Applicant;Email:email;Group->@group|circle~Night sky circle|Patrons' table;About me:long;Recommended by
- Lotta Berg wants to join | group=Night sky circle; about_me=Owns a 20 cm reflector.
- Joel Abt for patrons | group=Patrons' table; recommended_by=Edda Quist
- Ole Frank, geologist | group=Meteor hunters; about_me=Works at the museum.; recommended_by=Hanna Loh
- Mirja wants to grind | group=Mirror grinders; about_me=Has a lathe and patience.
! record group membership|circle member: Title!;Group->@group|circle~Night sky circle|Patrons' table;Member;Role=Member|Moderator|Owner;Joined on:date;Muted:boolean;~Points:number#0-1000000
- Edda in night sky | group=Night sky circle; role=Moderator; points=840
- Rafael at the table | group=Patrons' table; role=Owner; points=410
- Joel among hunters | group=Meteor hunters; member=Joel Abt; role=Member; points=95
- Lotta grinds | group=Mirror grinders; member=Lotta Berg; role=Member; points=31
! record reply|thread answer: Title!;Discussion->@discussion|thread~First telescope under 300|Where to meet in June;Text:long;Author;Posted on:date;Best answer:boolean;~Likes:number#0-100000
- Take a 130 mm reflector | discussion=First telescope under 300; likes=12
- The mill has 30 seats | discussion=Where to meet in June; likes=3
- Try a magnet first | discussion=Stone from the gravel pit; text=Slag often sticks too.; author=Hanna Loh; likes=28
- Carborundum 80, then 120 | discussion=Which abrasive for 200 mm?; author=Edda Quist; likes=9
! record membership change|plan history: Title!;Membership->@membership|member subscription~MB-1201|MB-1202;Change=Joined|Renewed|Upgraded|Downgraded|Cancelled|Payment failed;Changed on:date;Amount:money;Note
- 1201 renewed | membership=MB-1201; change=Renewed; amount=5
- 1202 payment failed | membership=MB-1202; change=Payment failed; amount=120
- 1204 joined for life | membership=MB-1204; change=Joined; amount=900; note=Founder number 41
- 1203 back to guest | membership=MB-1203; change=Downgraded; amount=0
+ comment: Discussion->@discussion|thread
+ payment: Membership->@membership|member subscription;Period
+ event registration: Event->@community event|meetup;Guests:number
+ user: Plan->@membership plan|membership level;About me:long;Interests;~Points:number

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

# earn money online|micro task|task platform|paid task|task hall|complete tasks
item paid task|micro task|task offer|mission: Title!;Category->@task category|category~Social media|App test;Publisher;Reward:money;Places:number#1-1000000;~Places left:number#0-1000000;Steps:long;Proof wanted=Screenshot|Text|Link|Video|None;Time limit:number(min)#1-43200;Level needed->@member level|vip level~Starter|Plus;Ends on:date;~Status=Draft|In review|Running|Paused|Full|Ended
- Test the parking app | category=App test; reward=1.8; places=100; places_left=41; steps=Install, park, send a picture.; proof_wanted=Screenshot; time_limit=60; level_needed=Starter; status=Running
- Comment on a video | category=Social media; reward=0.3; places=500; places_left=0; proof_wanted=Link; time_limit=30; level_needed=Plus; status=Full
- Rate five shop photos | category=Surveys; publisher=Fjord Knitwear; reward=0.5; places=300; places_left=300; steps=Look, choose, write one sentence.; proof_wanted=Text; time_limit=15; level_needed=Starter; status=In review
- Film your breakfast | category=Video; publisher=Oat Mill; reward=4; places=40; places_left=12; proof_wanted=Video; time_limit=1440; level_needed=Plus; status=Paused
item task category|category: Name!;Icon:image;Lowest reward:money;Fee:percent;Position:number#1-100
- Social media | lowest_reward=0.1; fee=10; position=1
- App test | lowest_reward=1; fee=15; position=2
- Surveys | lowest_reward=0.2; fee=8; position=3
- Video | lowest_reward=2; fee=20; position=4
record task submission|accepted task|task claim|submission: Title!;Task->@paid task|micro task~Test the parking app|Comment on a video;Worker;Accepted on:date;Proof:image;Link:url;Text:long;Sent on:date;Reviewed by;Reason;~Reward paid:money;~Status=Accepted|Sent|Approved|Rejected|Expired
- Parking test of Nuria | task=Test the parking app; text=Worked at zone 4.; reward_paid=1.8; status=Approved
- Comment of Pavel | task=Comment on a video; reason=Link is dead; status=Rejected
- Breakfast of Tomek | task=Film your breakfast; worker=Tomek; text=Porridge with pears.; status=Sent
- Photos rated by Aida | task=Rate five shop photos; worker=Aida; status=Accepted
item member level|vip level: Name!;Price:money;Tasks a day:number#0-10000;Reward factor:number#0-10;Valid for:number(days)#1-3650;Withdrawal fee:percent;Perks:long
- Starter | price=0; tasks_a_day=5; reward_factor=1; valid_for=365; withdrawal_fee=5
- Plus | price=9; tasks_a_day=30; reward_factor=1.2; valid_for=90; withdrawal_fee=2
- Expert | price=25; tasks_a_day=80; reward_factor=1.5; valid_for=90; withdrawal_fee=1; perks=Tasks one hour earlier
- Team | price=99; tasks_a_day=500; reward_factor=1.4; valid_for=365; withdrawal_fee=0; perks=Five workers on one account
request withdrawal|cash out|payout: Reference!;Worker;Amount:money!;Method=Bank|PayPal|Mobile money|Crypto;Account;Fee:money;Note
- WD-71 | amount=20; method=PayPal; fee=0.4
- WD-72 | amount=8; method=Mobile money; fee=0.4
- WD-73 | worker=Tomek; amount=52; method=Bank; fee=1; note=First payout
- WD-74 | worker=Aida; amount=15; method=Crypto; fee=0.3
record recharge|deposit|top-up: Reference!;Payer;Amount:money!;Method=Card|Bank|Crypto|Wallet;Purpose=Task budget|Level upgrade|Balance;Paid on:date;~Status=Waiting|Paid|Failed
- RC-31 | amount=180; method=Card; purpose=Task budget; status=Paid
- RC-32 | amount=9; method=Wallet; purpose=Level upgrade; status=Waiting
- RC-33 | payer=Oat Mill; amount=200; method=Bank; purpose=Task budget; status=Failed
- RC-34 | payer=Aida; amount=25; method=Crypto; purpose=Balance; status=Paid
request complaint|appeal|dispute: Subject!;Submission->@task submission|accepted task~Parking test of Nuria|Comment of Pavel;Text:long;Evidence:image;Wanted=Pay the reward|Review again|Refund
- The link worked yesterday | submission=Comment of Pavel; wanted=Review again
- Reward came twice | submission=Parking test of Nuria; wanted=Refund
- Nobody watches my film | submission=Breakfast of Tomek; text=Waiting for nine days.; wanted=Pay the reward
- Photo four does not load | submission=Photos rated by Aida; wanted=Review again
! record balance entry|account transaction|earning record: Title!;Person;Kind=Task reward|Withdrawal|Recharge|Commission|Fee|Correction;Amount:money;Balance after:money;Submission->@task submission|accepted task~Parking test of Nuria|Comment of Pavel;Booked on:date
- Reward for parking test | kind=Task reward; amount=1.8; balance_after=22.4; submission=Parking test of Nuria
- Withdrawal WD-71 | kind=Withdrawal; amount=-20; balance_after=2.4
- Level upgrade of Aida | person=Aida; kind=Recharge; amount=25; balance_after=31.2
- Fee of WD-73 | person=Tomek; kind=Fee; amount=-1; balance_after=3.6
! record referral commission|invitation|team commission [invit\\w*|refer\\w*|team|commission\\w*|agent\\w*]: Title!;Inviter;Invited person;Level:number#1-5;Rate:percent;Amount:money;Earned on:date;~Status=Frozen|Paid
- Pavel through Nuria | level=1; rate=10; amount=0.03; status=Paid
- Tomek through Pavel | inviter=Pavel; invited_person=Tomek; level=1; rate=10; amount=0.4; status=Frozen
- Tomek through Nuria | inviter=Nuria; invited_person=Tomek; level=2; rate=3; amount=0.12; status=Paid
- Aida through Tomek | inviter=Tomek; invited_person=Aida; level=1; rate=10; amount=0.05; status=Frozen
! record daily check-in|sign-in [check.?in\\w*|sign.?in|daily|streak]: Title!;Person;Day:date;Streak:number(days)#1-3650;Reward:money
- Day 7 of Nuria | streak=7; reward=0.2
- Day 1 of Tomek | person=Tomek; streak=1; reward=0.05
- Day 14 of Aida | person=Aida; streak=14; reward=0.3
- Day 8 of Nuria | person=Nuria; streak=8; reward=0.1
+ user: ~Balance:money;Level->@member level|vip level;Invite code;Invited by

# smm panel|social media growth|buy followers|social media marketing|social media scheduler|schedule posts
item social account|channel|page|profile: Name!;Network=Instagram|Facebook|YouTube|TikTok|LinkedIn|Telegram|Other;Handle;Owner~Rina Solt|Max Oduor;Link:url;~Followers:number#0-1000000000;Connected on:date;~Status=Connected|Expired|Paused
- Clay and Kiln pictures | network=Instagram; handle=clayandkiln; owner=Rina Solt; followers=8120; status=Connected
- Clay and Kiln films | network=YouTube; handle=clayandkilntv; owner=Max Oduor; followers=1240; status=Expired
- Fjord Knit on the wall | network=Facebook; handle=fjordknit; owner=Inga Moen; followers=21400; status=Connected
- Kite School clips | network=TikTok; handle=kitewest; owner=Max Oduor; followers=560; status=Paused
item social post|scheduled post|content item: Title!;Account->@social account|channel~Clay and Kiln pictures|Clay and Kiln films;Text:long;Picture:image;Format=Picture|Video|Story|Reel|Text;Campaign->@social campaign|campaign~Glaze week|Kiln opening;Publish on:date;Publish at:time;Hashtags;Author~Rina Solt|Max Oduor;~Status=Idea|Draft|In review|Scheduled|Published|Failed
- Blue glaze close up | account=Clay and Kiln pictures; format=Picture; campaign=Glaze week; hashtags=glaze, stoneware; author=Rina Solt; status=Scheduled
- Opening the kiln | account=Clay and Kiln films; format=Video; campaign=Kiln opening; author=Max Oduor; status=Draft
- Pattern of the month | account=Fjord Knit on the wall; text=Moss stitch for scarves.; format=Text; campaign=Scarf autumn; hashtags=knitting; author=Inga Moen; status=Published
- First jump of Lena | account=Kite School clips; format=Reel; campaign=Jump season; hashtags=kite, firstjump; author=Max Oduor; status=Failed
item social campaign|campaign: Name!;Goal=Reach|Followers|Sales|Clicks;Budget:money;Starts on:date;Ends on:date;Owner~Rina Solt|Max Oduor;Audience;~Reach:number#0-1000000000;~Status=Planned|Running|Finished
- Glaze week | goal=Sales; budget=150; owner=Rina Solt; audience=Home cooks; reach=14200; status=Running
- Kiln opening | goal=Followers; budget=0; owner=Max Oduor; audience=Potters; status=Planned
- Scarf autumn | goal=Clicks; budget=80; owner=Inga Moen; audience=Knitters over 30; reach=31500; status=Finished
- Jump season | goal=Reach; budget=300; owner=Max Oduor; audience=Young people on the coast; reach=4100; status=Running
item growth service|smm service|service package: Name!;Network=Instagram|Facebook|YouTube|TikTok|LinkedIn|Telegram|Other;Kind=Followers|Likes|Views|Comments|Shares;Price per 1000:money;Smallest quantity:number#1-1000000;Highest quantity:number#1-100000000;Start time:number(h)#0-240;Refill:number(days)#0-365;Provider;Active:boolean
- Video views steady | network=YouTube; kind=Views; price_per_1000=1.2; smallest_quantity=500; highest_quantity=100000; start_time=2; refill=30
- Picture likes fast | network=Instagram; kind=Likes; price_per_1000=0.6; smallest_quantity=100; highest_quantity=20000; start_time=1; refill=0
- Page followers slow | network=Facebook; kind=Followers; price_per_1000=4.8; smallest_quantity=100; highest_quantity=5000; start_time=12; refill=60; provider=North Boost
- Clip shares | network=TikTok; kind=Shares; price_per_1000=2.1; smallest_quantity=50; highest_quantity=10000; start_time=6; refill=0; provider=Panel Hub
record post statistic|social metric|engagement record: Title!;Post->@social post|scheduled post~Blue glaze close up|Opening the kiln;Account->@social account|channel~Clay and Kiln pictures|Clay and Kiln films;Day:date;Reach:number#0-1000000000;Likes:number#0-100000000;Replies:number#0-10000000;Shares:number#0-10000000;Clicks:number#0-100000000;New followers:number#-1000000-1000000
- Blue glaze day 1 | post=Blue glaze close up; account=Clay and Kiln pictures; reach=2140; likes=188; replies=12; shares=9; clicks=41; new_followers=14
- Kiln film day 1 | post=Opening the kiln; account=Clay and Kiln films; reach=610; likes=52; replies=7; shares=3; clicks=9; new_followers=6
- Pattern day 2 | post=Pattern of the month; account=Fjord Knit on the wall; reach=5300; likes=402; replies=66; shares=51; clicks=210; new_followers=38
- Jump day 1 | post=First jump of Lena; account=Kite School clips; reach=140; likes=21; replies=2; shares=4; clicks=3; new_followers=-1
! record order status change|growth progress [order\\w*|panel|growth|follower\\w*|buy]: Title!;Order->@order~SM-301|SM-302;Service->@growth service|smm service~Video views steady|Picture likes fast;Count at start:number#0-1000000000;Delivered:number#0-100000000;Left:number#0-100000000;New status=Waiting|Running|Partly done|Done|Refunded;Changed on:date
- SM-301 half way | service=Video views steady; count_at_start=310; delivered=1000; left=1000; new_status=Running
- SM-302 done | service=Picture likes fast; count_at_start=188; delivered=500; left=0; new_status=Done
- SM-303 followers stop | service=Page followers slow; count_at_start=21400; delivered=300; left=700; new_status=Partly done
- SM-304 paid back | service=Clip shares; count_at_start=4; delivered=0; left=200; new_status=Refunded
! record post approval|review step [approv\\w*|review\\w*|team|client\\w*]: Title!;Post->@social post|scheduled post~Blue glaze close up|Opening the kiln;Reviewer;Decision=Waiting|Approved|Changes wanted;Decided on:date;Comment:long
- Glaze approved | post=Blue glaze close up; decision=Approved
- Kiln film needs captions | post=Opening the kiln; reviewer=Rina Solt; decision=Changes wanted; comment=Add captions in the first scene.
- Pattern text approved | post=Pattern of the month; reviewer=Inga Moen; decision=Approved
- Jump waits for consent | post=First jump of Lena; reviewer=School office; decision=Waiting
! record wallet transaction|fund deposit [balance|fund\\w*|deposit\\w*|wallet|payment\\w*]: Title!;Owner;Kind=Deposit|Order|Refund|Bonus;Amount:money;Balance after:money;Method=Card|Crypto|Bank|Balance;Booked on:date
- Deposit October | kind=Deposit; amount=50; balance_after=52; method=Card
- Order SM-302 | owner=Rina Solt; kind=Order; amount=-0.3; balance_after=51.7; method=Balance
- SM-304 paid back to wallet | owner=Max Oduor; kind=Refund; amount=0.42; balance_after=18.4; method=Balance
- Welcome five | owner=Inga Moen; kind=Bonus; amount=5; balance_after=5; method=Balance
+ order: Service->@growth service|smm service;Target link:url;Quantity:number#1-100000000;~Delivered:number;~Status=Waiting|Running|Partly done|Done|Cancelled
+ comment: Post->@social post|scheduled post
+ report: Account->@social account|channel;Period

# ad network|advertising platform|ad campaign|ad placement|ad management|banner ads|ad exchange
person advertiser|ad client: Name!;Contact person;Email:email;Phone:phone;Website:url;Industry;Credit limit:money;~Balance:money;~Status=Applied|Active|Suspended
- Fjord Knitwear | contact_person=Inga Moen; industry=Fashion; credit_limit=2000; balance=640; status=Active
- Kite School West | contact_person=Rob Tull; industry=Sport; credit_limit=500; balance=120; status=Active
- Oat Mill | contact_person=Bea Hartl; industry=Food; credit_limit=5000; balance=0; status=Applied
- Lucky Loans | contact_person=D. Crane; industry=Finance; credit_limit=0; balance=14; status=Suspended
item ad campaign|campaign: Name!;Advertiser->@advertiser|ad client~Fjord Knitwear|Kite School West;Goal=Reach|Clicks|Leads|Sales;Budget:money;Daily budget:money;Price model=Per click|Per thousand views|Per sale|Fixed;Bid:money;Starts on:date;Ends on:date;Countries;Audience;~Spent:money;~Status=Draft|In review|Running|Paused|Ended
- Wool for winter | advertiser=Fjord Knitwear; goal=Sales; budget=1500; daily_budget=50; price_model=Per click; bid=0.35; countries=Norway, Sweden; audience=Women 30 to 55; spent=410; status=Running
- Learn kiting in May | advertiser=Kite School West; goal=Leads; budget=400; daily_budget=20; price_model=Per thousand views; bid=4; countries=Denmark; spent=0; status=In review
- Porridge mornings | advertiser=Oat Mill; goal=Reach; budget=900; daily_budget=30; price_model=Fixed; bid=30; countries=Austria; audience=Students; spent=900; status=Ended
- Cash in ten minutes | advertiser=Lucky Loans; goal=Clicks; budget=300; daily_budget=100; price_model=Per sale; bid=25; countries=Germany; spent=12; status=Paused
item ad|creative|banner|advert: Name!;Campaign->@ad campaign|campaign~Wool for winter|Learn kiting in May;Format=Banner|Text|Video|Native|Pop-up;Size~728x90|300x250;Picture:image;Headline;Text:long;Target page:url;~Clicks:number#0-100000000;~Status=In review|Approved|Rejected|Paused
- Cardigan wide | campaign=Wool for winter; format=Banner; size=728x90; headline=Warm without weight; clicks=512; status=Approved
- Kite square | campaign=Learn kiting in May; format=Banner; size=300x250; headline=Three days to stand; clicks=0; status=In review
- Steaming bowl, 20 s | campaign=Porridge mornings; format=Video; size=640x360; headline=Three minutes to breakfast; clicks=188; status=Paused
- Loan line | campaign=Cash in ten minutes; format=Text; headline=Money today; text=No questions asked.; clicks=9; status=Rejected
item ad space|placement|ad slot|ad zone: Name!;Publisher->@publisher|site owner~Nordic Walks|Surf Diary;Site:url;Size~728x90|300x250;Position=Header|Sidebar|In text|Footer|Pop-up;Floor price:money;Code:long;~Views a day:number#0-100000000;~Status=Waiting|Active|Off
- Walks header | publisher=Nordic Walks; size=728x90; position=Header; floor_price=2; views_a_day=6100; status=Active
- Diary sidebar | publisher=Surf Diary; size=300x250; position=Sidebar; floor_price=1.5; views_a_day=2200; status=Active
- Recipes in text | publisher=Kitchen Notes; size=640x360; position=In text; floor_price=3; views_a_day=9400; status=Active
- Coupon page footer | publisher=Coupon Nest; size=728x90; position=Footer; floor_price=0.4; views_a_day=31000; status=Off
person publisher|site owner: Name!;Email:email;Website:url;Topic;Share:percent;Payout account;~Balance:money;~Status=Applied|Approved|Blocked
- Nordic Walks | topic=Hiking; share=70; balance=184; status=Approved
- Surf Diary | topic=Water sports; share=65; balance=52; status=Approved
- Kitchen Notes | topic=Cooking; share=70; balance=261; status=Approved
- Coupon Nest | topic=Coupons; share=50; balance=4; status=Blocked
record ad statistic|daily ad result|impression record: Title!;Ad->@ad|creative~Cardigan wide|Kite square;Space->@ad space|placement~Walks header|Diary sidebar;Day:date;Impressions:number#0-1000000000;Clicks:number#0-100000000;Click rate:percent;Conversions:number#0-10000000;Cost:money;Publisher share:money
- Cardigan on Monday | ad=Cardigan wide; space=Walks header; impressions=6010; clicks=44; click_rate=0.7; conversions=3; cost=15.4; publisher_share=10.8
- Cardigan on Tuesday | ad=Cardigan wide; space=Walks header; impressions=5820; clicks=39; click_rate=0.7; conversions=2; cost=13.7; publisher_share=9.6
- Bowl on Sunday | ad=Steaming bowl, 20 s; space=Recipes in text; impressions=9120; clicks=71; click_rate=0.8; conversions=0; cost=30; publisher_share=21
- Loan line on Friday | ad=Loan line; space=Coupon page footer; impressions=4100; clicks=9; click_rate=0.2; conversions=0; cost=12; publisher_share=6
request publisher payout|payout|withdrawal: Reference!;Publisher->@publisher|site owner~Nordic Walks|Surf Diary;Amount:money!;Period;Method=Bank|PayPal|Crypto;Account
- PP-41 | publisher=Nordic Walks; amount=150; period=September; method=Bank
- PP-42 | publisher=Surf Diary; amount=50; period=September; method=PayPal
- PP-43 | publisher=Kitchen Notes; amount=240; period=September; method=Bank
- PP-44 | publisher=Coupon Nest; amount=30; period=August; method=Crypto
! record ad click|click event: Reference!;Ad->@ad|creative~Cardigan wide|Kite square;Space->@ad space|placement~Walks header|Diary sidebar;Clicked on:date;Clicked at:time;Country;Device=Desktop|Phone|Tablet;Price:money;Valid:boolean
- k-5501 | ad=Cardigan wide; space=Walks header; country=Norway; device=Phone; price=0.35
- k-5502 | ad=Cardigan wide; space=Walks header; country=Sweden; device=Desktop; price=0.35
- k-5503 | ad=Steaming bowl, 20 s; space=Recipes in text; country=Austria; device=Tablet; price=0.42
- k-5504 | ad=Loan line; space=Coupon page footer; country=Germany; device=Desktop; price=1.33
! record budget transaction|advertiser balance entry: Title!;Advertiser->@advertiser|ad client~Fjord Knitwear|Kite School West;Kind=Deposit|Ad cost|Refund|Bonus;Amount:money;Balance after:money;Campaign->@ad campaign|campaign~Wool for winter|Learn kiting in May;Booked on:date
- Deposit of Fjord | advertiser=Fjord Knitwear; kind=Deposit; amount=500; balance_after=655.4
- Monday cost | advertiser=Fjord Knitwear; kind=Ad cost; amount=-15.4; balance_after=640; campaign=Wool for winter
- Sunday cost of the bowl | advertiser=Oat Mill; kind=Ad cost; amount=-30; balance_after=0; campaign=Porridge mornings
- Rest paid back to Kite School | advertiser=Kite School West; kind=Refund; amount=-80; balance_after=120
! record ad review|moderation decision: Title!;Ad->@ad|creative~Cardigan wide|Kite square;Decision=Approved|Rejected|Changes wanted;Reason;Decided on:date;Decided by
- Cardigan approved | ad=Cardigan wide; decision=Approved
- Kite text too small | ad=Kite square; decision=Changes wanted; reason=Text cannot be read
- Loan line refused | ad=Loan line; decision=Rejected; reason=Promise cannot be kept; decided_by=Review desk
- Bowl approved | ad=Steaming bowl, 20 s; decision=Approved; decided_by=Review desk
+ invoice: Advertiser->@advertiser|ad client;Campaign->@ad campaign|campaign
+ report: Campaign->@ad campaign|campaign;Period

# wholesale|b2b shop|b2b ordering|trade customer|wholesaler|b2b platform
person trade customer|business customer|retailer|buyer company: Company!;Contact person;Email:email;Phone:phone;Tax number;Address:long;Price group->@price group|price list~Shops A|Restaurants;Credit limit:money;Payment days:number(days)#0-180;~Open balance:money;~Status=Applied|Approved|Blocked
- Corner Deli | contact_person=Aldo Fini; price_group=Shops A; credit_limit=2000; payment_days=14; open_balance=410; status=Approved
- Brasserie Orme | contact_person=Cleo Marchand; price_group=Restaurants; credit_limit=5000; payment_days=30; open_balance=1820; status=Approved
- Lakeside Canteen | contact_person=Uta Brehm; price_group=Canteens; credit_limit=12000; payment_days=45; open_balance=6300; status=Approved
- Night Kiosk 24 | contact_person=Sami Noor; price_group=Small buyers; credit_limit=0; payment_days=0; open_balance=0; status=Applied
item price group|price list: Name!;Discount:percent;Currency=EUR|USD|GBP;Valid from:date;Valid until:date;Minimum order:money;Note:long
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
! item quantity price|volume price|price tier: Name!;Product->@product~Olive oil 5 l|Rice 10 kg;Price group->@price group|price list~Shops A|Restaurants;From quantity:number#1-1000000;Price:money
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
`
