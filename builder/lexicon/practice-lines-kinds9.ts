/** Practices, written as `practicesOfLines` reads them. */
export const linesOfKinds9 = `

# simplified chinese|traditional chinese|chinese converter|chinese conversion|chinese character conversion
record conversion|conversion record|conversion history|converted text|conversion result|text conversion|translation record: Title!;Input text:long!;Direction=Simplified to Traditional|Traditional to Simplified|Detect by itself;Variant=Standard|Taiwan|Hong Kong;Converted text:long;Characters:number#0-50000;Changed characters:number#0-50000;User~Mei Tan|Jonas Falk;Converted on:date;~Status=Done|Failed
- Greeting card | input_text=祝您新年快乐，身体健康; direction=Simplified to Traditional; variant=Standard; converted_text=祝您新年快樂，身體健康; characters=11; changed_characters=2; user=Mei Tan; status=Done
- Library notice | input_text=圖書館週一休館; direction=Traditional to Simplified; variant=Standard; converted_text=图书馆周一休馆; characters=7; changed_characters=5; user=Jonas Falk; status=Done
- Software manual, page 1 | input_text=请安装软件并重启计算机; direction=Simplified to Traditional; variant=Taiwan; converted_text=請安裝軟體並重啟電腦; characters=11; changed_characters=7; user=Mei Tan; status=Done
- Empty draft | input_text=???; direction=Detect by itself; variant=Standard; characters=3; changed_characters=0; user=Jonas Falk; status=Failed
item character pair|character mapping|word pair|phrase mapping|conversion rule|dictionary entry: Simplified!;Traditional!;Kind=Character|Phrase;Variant=Standard|Taiwan|Hong Kong;Pinyin;Meaning;Note:long
- 发 | traditional=發; kind=Character; variant=Standard; pinyin=fā; meaning=to send out; note=Becomes 髮 where hair is meant.
- 头发 | traditional=頭髮; kind=Phrase; variant=Standard; pinyin=tóufa; meaning=hair
- 软件 | traditional=軟體; kind=Phrase; variant=Taiwan; pinyin=ruǎntǐ; meaning=software
- 里 | traditional=裡; kind=Character; variant=Taiwan; pinyin=lǐ; meaning=inside; note=裏 is usual in Hong Kong.
record text file|uploaded file|document|uploaded text [upload|file|document|batch]: File name!;File:file;Direction=Simplified to Traditional|Traditional to Simplified;Encoding=UTF-8|GB18030|Big5;Size:number(KB)#0-20000;Conversion->@conversion|conversion record~Greeting card|Library notice;Result:file;~Status=Uploaded|Converted|Failed
- greeting.txt | direction=Simplified to Traditional; encoding=UTF-8; size=1; conversion=Greeting card; status=Converted
- notice-board.txt | direction=Traditional to Simplified; encoding=Big5; size=2; conversion=Library notice; status=Converted
- manual-p1.txt | direction=Simplified to Traditional; encoding=GB18030; size=14; conversion=Software manual, page 1; status=Converted
- scan-0412.txt | direction=Traditional to Simplified; encoding=Big5; size=88; status=Failed
! record own phrase|custom phrase|glossary entry|exception [custom|phrase|glossar|dictionar|exception|log in|login|account]: Source text!;Wanted text!;Direction=Simplified to Traditional|Traditional to Simplified;User~Mei Tan|Jonas Falk;Used:number(times)#0-100000;Active:boolean;Note
- 里程 | wanted_text=里程; direction=Simplified to Traditional; user=Mei Tan; used=12; note=Never 裡程
- 皇后 | wanted_text=皇后; direction=Simplified to Traditional; user=Mei Tan; used=5; note=Never 皇後
- 滑鼠 | wanted_text=鼠标; direction=Traditional to Simplified; user=Jonas Falk; used=9
- 面条 | wanted_text=麵條; direction=Simplified to Traditional; user=Jonas Falk; used=3
item conversion setting|preference|converter setting|user setting: Name!;User~Mei Tan|Jonas Falk;Default direction=Simplified to Traditional|Traditional to Simplified|Detect by itself;Variant=Standard|Taiwan|Hong Kong;Convert phrases:boolean;Keep punctuation:boolean;Font size:number(px)#10-40
- Mei's default | user=Mei Tan; default_direction=Simplified to Traditional; variant=Taiwan; font_size=18
- Jonas's default | user=Jonas Falk; default_direction=Detect by itself; variant=Standard; font_size=16
- Newsletter desk | user=Ada Lim; default_direction=Simplified to Traditional; variant=Hong Kong; font_size=16
- Large type | user=Rolf Engel; default_direction=Traditional to Simplified; variant=Standard; font_size=28
+ favorite: Conversion->@conversion|conversion record;Note

# all-powerful camera|recognition camera|image recognition|object recognition|text recognition|ocr|document recognition|card recognition
item recognition function|recognition type|recognition mode|function|recognition category: Name!;Group=Documents|Text|Nature|Codes|Things;What it reads:long;Picture:image;Position in the tab bar:number#1-40;Languages~English, German;Free uses a day:number#0-1000;~Status=Active|Trial|Off
- Vehicle licence | group=Documents; what_it_reads=Plate number, owner, make and first registration; position_in_the_tab_bar=1; languages=English, German; free_uses_a_day=10; status=Active
- Handwritten text | group=Text; what_it_reads=Lines of handwriting as plain text; position_in_the_tab_bar=5; languages=English; free_uses_a_day=20; status=Active
- Plant and flower | group=Nature; what_it_reads=Species with likeness in percent; position_in_the_tab_bar=8; free_uses_a_day=30; status=Active
- Table to sheet | group=Text; what_it_reads=Rows and columns as a spreadsheet; position_in_the_tab_bar=7; free_uses_a_day=5; status=Trial
record recognition record|recognition|recognition result|recognition history|history record|scan|scan record|scan result|identification record: Title!;Function->@recognition function|recognition type~Vehicle licence|Plant and flower;Photo:image;Taken with=Camera|Gallery;Result text:long;Likeness:percent;Duration:number(ms)#0-60000;User~Ines Roth|Karim Said;Recognized on:date;~Status=Running|Recognized|Nothing found|Failed
- Van of the bakery | function=Vehicle licence; taken_with=Camera; result_text=Plate HK 2041, first registered 2019; likeness=98; duration=840; user=Ines Roth; status=Recognized
- Meeting notes, page 2 | function=Handwritten text; taken_with=Gallery; result_text=Call the printer. Ask for 200 copies.; likeness=91; duration=1320; user=Karim Said; status=Recognized
- Purple flower at the pond | function=Plant and flower; taken_with=Camera; result_text=Siberian iris; likeness=87; duration=960; user=Ines Roth; status=Recognized
- Blurred price list | function=Table to sheet; taken_with=Camera; likeness=22; duration=2100; user=Karim Said; status=Nothing found
! record recognized field|extracted field|recognized value|extracted text [recogni|extract|ocr|licen|card|invoice]: Field!;Recognition->@recognition record|recognition~Van of the bakery|Purple flower at the pond;Value!;Likeness:percent;Corrected value;Position~12, 40
- Plate number | recognition=Van of the bakery; value=HK 2041; likeness=99; position=12, 40
- First registration | recognition=Van of the bakery; value=2019; likeness=96; position=12, 88
- Species | recognition=Purple flower at the pond; value=Siberian iris; likeness=87
- First line | recognition=Meeting notes, page 2; value=Call the printer; likeness=90; corrected_value=Call the printer!; position=8, 15
record image translation|translation|translated text|translation record [translat]: Title!;Recognition->@recognition record|recognition~Meeting notes, page 2;From language~English|Japanese;Into language~German|English;Source text:long;Translated text:long;User~Ines Roth|Karim Said;Translated on:date
- Notes for Berlin | recognition=Meeting notes, page 2; from_language=English; into_language=German; source_text=Call the printer.; translated_text=Die Druckerei anrufen.; user=Karim Said
- Menu of the noodle bar | from_language=Japanese; into_language=English; source_text=冷たいそば; translated_text=Cold buckwheat noodles; user=Ines Roth
- Street sign | from_language=French; into_language=English; source_text=Voie sans issue; translated_text=No through road; user=Ines Roth
- Parcel label | from_language=Spanish; into_language=English; source_text=Frágil; translated_text=Fragile; user=Karim Said
item known object|species|object|plant|animal|object entry [flower|plant|bird|animal|object|species]: Name!;Kind=Flower|Plant|Bird|Animal|Thing;Latin name;Description:long;Where found;Picture:image;Function->@recognition function|recognition type~Plant and flower
- Siberian iris | kind=Flower; latin_name=Iris sibirica; description=Violet flowers on stems up to a metre high; where_found=Wet meadows; function=Plant and flower
- Common blackbird | kind=Bird; latin_name=Turdus merula; description=Black with an orange bill; where_found=Gardens and woods
- Field maple | kind=Plant; latin_name=Acer campestre; description=Small tree with lobed leaves; where_found=Hedges; function=Plant and flower
- Red squirrel | kind=Animal; latin_name=Sciurus vulgaris; description=Red-brown with tufted ears; where_found=Mixed forest
record code scan|qr code|qr code scan|scanned code [qr|bar ?code]: Content!;Kind=QR code|Barcode;Opens=Web page|Contact|Wi-Fi|Text|Product;User~Ines Roth|Karim Said;Scanned on:date;Note
- https://menu.example/table-7 | kind=QR code; opens=Web page; user=Ines Roth
- 4006381333931 | kind=Barcode; opens=Product; user=Karim Said; note=Text marker, yellow
- WIFI guest-net | kind=QR code; opens=Wi-Fi; user=Ines Roth
- Contact of Mara Lindt | kind=QR code; opens=Contact; user=Karim Said
! item camera setting|app setting|setting|user setting: Name!;User~Ines Roth|Karim Said;Start function->@recognition function|recognition type~Vehicle licence|Plant and flower;Flash=Off|On|By itself;Save photos:boolean;Keep history:number(days)#1-3650;Translate into~German|English
- Ines, phone | user=Ines Roth; start_function=Plant and flower; flash=By itself; keep_history=365; translate_into=English
- Karim, phone | user=Karim Said; start_function=Handwritten text; flash=Off; keep_history=90; translate_into=German
- Front desk tablet | user=Olga Brandt; start_function=Vehicle licence; flash=On; keep_history=30; translate_into=English
- Office phone | user=Piet Vos; start_function=Table to sheet; flash=Off; keep_history=180; translate_into=English

# real estate agent|estate agent|realtor|real estate lead|property lead|agent landing page
request inquiry|lead|contact form|contact form submission|contact request|form submission|enquiry|contact: Name!;Email:email!;Phone:phone;Interest=Buying|Selling|Renting|Valuation|Something else;Service->@service|offered service~Selling your home|Home valuation;District~Riverside|Old Town;Budget:money;Wants to move=At once|Within 3 months|Within a year|Only looking;Best time to call=Morning|Afternoon|Evening;Message:long
- Helen Marsh | email=helen@mail.example; phone=555 0142; interest=Selling; service=Selling your home; district=Riverside; wants_to_move=Within 3 months; best_time_to_call=Evening; message=Three-bedroom house, we move in autumn.
- Deniz Kaya | email=deniz@mail.example; phone=555 0177; interest=Buying; service=Finding a home; district=Old Town; budget=380000; wants_to_move=Within a year; best_time_to_call=Morning
- Paula Winter | email=paula@mail.example; interest=Valuation; service=Home valuation; district=Hill View; wants_to_move=Only looking; message=What is my flat worth?
- Owen Clarke | email=owen@mail.example; phone=555 0119; interest=Renting; service=Letting and tenants; district=Harbour; budget=1600; wants_to_move=At once; best_time_to_call=Afternoon
item service|offered service|advantage|agent service: Name!;Description:long;Advantage;Fee;Picture:image;Position:number#1-50
- Selling your home | description=Photographs, viewings and negotiation from one hand; advantage=Sold within 60 days on average; fee=2.5 percent of the price; position=1
- Finding a home | description=A search by your wishes with viewings at weekends; advantage=Homes before they are advertised; fee=No fee for buyers; position=2
- Home valuation | description=A written estimate after one visit; advantage=Free and without obligation; fee=Free; position=3
- Letting and tenants | description=Choice of tenants, contract and handover; advantage=One contact for ten years; fee=One month's rent; position=4
item testimonial|client testimonial|client review|client story: Client!;Quote:long!;Rating:rating;Service->@service|offered service~Selling your home|Finding a home;District~Riverside|Old Town;Year:number#2000-2100;Photo:image;~Status=Submitted|Published|Hidden
- The Bergers | quote=Sold in five weeks and above our price.; rating=5; service=Selling your home; district=Riverside; year=2025; status=Published
- Amira N. | quote=She told us honestly which flat not to buy.; rating=5; service=Finding a home; district=Old Town; year=2026; status=Published
- Tom and Lucy | quote=The estimate was right to the thousand.; rating=4; service=Home valuation; district=Hill View; year=2025; status=Published
- G. Falk | quote=Good tenants, quick answers.; rating=4; service=Letting and tenants; district=Harbour; year=2026; status=Submitted
person agent|real estate agent|realtor|team person: Name!;Title;Introduction:long;Licence number;Years of experience:number(years)#0-60;Homes sold:number#0-10000;Languages;Email:email;Phone:phone;Photo:image
- Clara Benning | title=Owner and agent; introduction=Grew up in Riverside and has sold homes here since 2009; licence_number=RE-20914; years_of_experience=17; homes_sold=412; languages=English, German; email=clara@benning.example; phone=555 0100
- Luis Ortega | title=Agent for flats; introduction=Knows every house of the Old Town; licence_number=RE-33120; years_of_experience=8; homes_sold=155; languages=English, Spanish; email=luis@benning.example
- Priya Nair | title=Valuer; introduction=Writes our estimates and reads the market; licence_number=RE-35877; years_of_experience=6; homes_sold=40; languages=English
- Ben Hollis | title=Letting agent; introduction=Finds tenants who stay; licence_number=RE-36002; years_of_experience=4; homes_sold=21; languages=English, French
item listing|property|featured property|home|property listing: Title!;District~Riverside|Old Town;Type=House|Flat|Townhouse|Land;Price:money;Bedrooms:number#0-20;Area:number(m2)#10-5000;Agent->@agent|real estate agent~Clara Benning|Luis Ortega;Description:long;Picture:image;~Status=For sale|To let|Under offer|Sold
- House with an apple garden | district=Riverside; type=House; price=545000; bedrooms=4; area=168; agent=Clara Benning; status=For sale
- Flat under the clock tower | district=Old Town; type=Flat; price=362000; bedrooms=2; area=81; agent=Luis Ortega; status=Under offer
- Townhouse at the park | district=Hill View; type=Townhouse; price=478000; bedrooms=3; area=132; agent=Clara Benning; status=Sold
- Loft by the quay | district=Harbour; type=Flat; price=1550; bedrooms=1; area=64; agent=Ben Hollis; status=To let
! record follow-up|call note|contact note|lead note: Title!;Inquiry->@inquiry|lead~Helen Marsh|Deniz Kaya;Agent->@agent|real estate agent~Clara Benning|Luis Ortega;Contacted by=Phone|Email|Visit|Message;Contacted on:date;Outcome=Not reached|Call again|Viewing agreed|Won|Lost;Next step;Notes:long
- First call to Helen | inquiry=Helen Marsh; agent=Clara Benning; contacted_by=Phone; outcome=Viewing agreed; next_step=Visit the house on Friday
- Search profile for Deniz | inquiry=Deniz Kaya; agent=Luis Ortega; contacted_by=Email; outcome=Call again; next_step=Send three flats
- Estimate sent to Paula | inquiry=Paula Winter; agent=Priya Nair; contacted_by=Email; outcome=Call again; next_step=Ask in a month
- Owen, two calls | inquiry=Owen Clarke; agent=Ben Hollis; contacted_by=Phone; outcome=Not reached; next_step=Try after six
item question|faq|common question [faq|question|guide]: Question!;Answer:long;Topic=Selling|Buying|Renting|Fees;Position:number#1-50
- What does an estimate cost? | answer=Nothing, and you owe us nothing afterwards.; topic=Selling; position=1
- How long does a sale take? | answer=About two months from photographs to signature.; topic=Selling; position=2
- Do buyers pay a fee? | answer=No, the seller pays.; topic=Fees; position=3
- Can I view at weekends? | answer=Yes, on Saturdays from nine to four.; topic=Buying; position=4
+ appointment: Inquiry->@inquiry|lead;Listing->@listing|property;Agent->@agent|real estate agent;Kind=Viewing|Valuation|Call;On:date!;At:time

# icviews|semiconductor|integrated circuit|ic chip|chip industry|chip news|electronic component
item news item|news|industry news|news story|semiconductor news|semiconductor content: Title!;Section=News|Market|Technology|Companies|Policy|Research;Summary:long;Text:long;Author~Lin Osei|Hanna Krug;Source:url;Picture:image;Published on:date;~Views:number#0-100000000;~Likes:number#0-10000000;~Status=Draft|Published|Archived
- Foundry adds a second 300 mm line | section=Companies; summary=Output shall rise by 40 percent in two years.; author=Lin Osei; views=8120; likes=214; status=Published
- Memory prices rise a third quarter in a row | section=Market; summary=Contract prices climbed 8 percent.; author=Hanna Krug; views=15340; likes=390; status=Published
- Silicon carbide for railway drives | section=Technology; summary=Losses fell by a fifth in field tests.; author=Lin Osei; views=4410; likes=133; status=Published
- Export rules for lithography tools | section=Policy; summary=What changes in spring.; author=Hanna Krug; views=0; likes=0; status=Draft
item company|manufacturer|supplier|brand|vendor: Name!;Business=Design|Foundry|Packaging|Equipment|Materials|Distribution;Country~Germany|Taiwan;Founded:number#1900-2100;Employees:number#1-1000000;Web page:url;Logo:image;Description:long
- Norda Semiconductor | business=Design; country=Germany; founded=1998; employees=1400; description=Power management chips
- Eastline Foundry | business=Foundry; country=Taiwan; founded=1991; employees=9200; description=Contract manufacturing from 180 to 28 nm
- Kilnworks Packaging | business=Packaging; country=Malaysia; founded=2004; employees=3100; description=QFN and BGA packages
- Photonix Tools | business=Equipment; country=Netherlands; founded=2001; employees=860; description=Inspection machines for wafers
item product collection|collection|product category|product group|category: Name!;Parent;Description:long;Picture:image;Position:number#1-100
- Power management | description=Regulators, converters and chargers; position=1
- Microcontrollers | description=From 8 to 64 bit; position=2
- Sensors | description=Pressure, light and motion; position=3
- Memory | description=Flash, DRAM and EEPROM; position=4
+ product: Part number!;Company->@company|manufacturer;Collection->@product collection|collection;Package~QFN-24|SOIC-8;Supply voltage~2.7 to 5.5 V;Price:money;Minimum order:number(pieces)#1-1000000;Data sheet:file;Published by;~Status=Waiting for approval|Published|Discontinued
record parameter|product parameter|specification|technical parameter [parameter|specif|product]: Title!;Part number~ND3301|EL-M064;Value!;Unit~V|MHz|mA;Condition;Note
- Output current of ND3301 | part_number=ND3301; value=3; unit=A; condition=at 25 °C
- Quiescent current of ND3301 | part_number=ND3301; value=18; unit=µA; condition=no load
- Clock of EL-M064 | part_number=EL-M064; value=64; unit=MHz; condition=3.3 V
- Capacity of KW-F128 | part_number=KW-F128; value=128; unit=Mbit
record like|liked content|like record [like|liking]: Title!;Member~Aaron Li|Petra Holm;News->@news item|news~Silicon carbide for railway drives;Company->@company|manufacturer~Norda Semiconductor;Liked on:date
- Aaron likes silicon carbide | member=Aaron Li; news=Silicon carbide for railway drives
- Petra likes memory prices | member=Petra Holm; news=Memory prices rise a third quarter in a row
- Aaron likes Norda | member=Aaron Li; company=Norda Semiconductor
- Tomas likes the foundry story | member=Tomas Reyes; news=Foundry adds a second 300 mm line
record collected content|bookmark|collect record|saved content|collected item [collect|bookmark|save]: Title!;Member~Aaron Li|Petra Holm;News->@news item|news~Foundry adds a second 300 mm line;Folder~To read|Suppliers;Note;Saved on:date
- Second line, for the market review | member=Petra Holm; news=Foundry adds a second 300 mm line; folder=Market; note=Quote in chapter 2
- Railway drives | member=Aaron Li; news=Silicon carbide for railway drives; folder=To read
- Prices in spring | member=Petra Holm; news=Memory prices rise a third quarter in a row; folder=Market
- Norda profile | member=Tomas Reyes; folder=Suppliers; note=Ask for samples
request product inquiry|quote request|sample request|inquiry [inquir|quote|sample|contact|buy]: Title!;Part number~ND3301|EL-M064;Company->@company|manufacturer~Norda Semiconductor;Quantity:number(pieces)#1-10000000;Target price:money;Needed by:date;Contact;Email:email;Message:long
- 5000 pieces ND3301 | part_number=ND3301; company=Norda Semiconductor; quantity=5000; target_price=0.42; contact=Aaron Li; email=aaron@mail.example
- Samples of EL-M064 | part_number=EL-M064; company=Eastline Foundry; quantity=10; contact=Petra Holm; message=For a test board.
- Packaging of 20k dies | company=Kilnworks Packaging; quantity=20000; target_price=0.09; contact=Tomas Reyes
- Yearly need of KW-F128 | part_number=KW-F128; quantity=120000; target_price=0.61; contact=Aaron Li
+ comment: News->@news item|news;Text:long!;~Likes:number#0-1000000;~Status=Shown|Hidden
+ article: Section=News|Market|Technology|Companies;Company->@company|manufacturer

# villa booking|villa rental|phuket villa|airbnb|property rental|vacation rental|holiday rental|holiday home|short-term rental|homestay
item villa|property|property listing|listing|holiday home|rental property|rental: Name!;Area~Rawai|Kamala|Old Town;Type=Villa|Apartment|House|Cabin;Guests:number#1-40;Bedrooms:number#0-20;Bathrooms:number#0-20;Price per night:money;Cleaning fee:money;Host~Nida Chai|Omar Haddad;Description:long;Picture:image;~Status=Draft|Listed|Paused
- Coconut Hill Villa | area=Rawai; type=Villa; guests=8; bedrooms=4; bathrooms=4; price_per_night=310; cleaning_fee=60; host=Nida Chai; description=Pool, garden and a view of the bay; status=Listed
- Sunset House Kamala | area=Kamala; type=House; guests=6; bedrooms=3; bathrooms=2; price_per_night=185; cleaning_fee=40; host=Nida Chai; status=Listed
- Lantern Loft | area=Old Town; type=Apartment; guests=2; bedrooms=1; bathrooms=1; price_per_night=64; cleaning_fee=15; host=Omar Haddad; status=Listed
- Mangrove Cabin | area=Cape Yamu; type=Cabin; guests=4; bedrooms=2; bathrooms=1; price_per_night=98; cleaning_fee=25; host=Omar Haddad; status=Paused
item room|available room|villa room|room type|unit: Name!;Villa->@villa|property~Coconut Hill Villa|Sunset House Kamala;Beds~1 king|2 single;Guests:number#1-20;Size:number(m2)#5-500;Price per night:money;Pool access:boolean;Picture:image;~Status=Available|Booked|Being cleaned|Closed
- Bay suite | villa=Coconut Hill Villa; beds=1 king; guests=2; size=42; price_per_night=120; status=Available
- Garden twin | villa=Coconut Hill Villa; beds=2 single; guests=2; size=28; price_per_night=75; status=Booked
- Upper floor double | villa=Sunset House Kamala; beds=1 queen; guests=2; size=30; price_per_night=80; status=Available
- Loft room | villa=Lantern Loft; beds=1 queen; guests=2; size=38; price_per_night=64; status=Being cleaned
record booked night|availability|room calendar|booked date|synchronized booking|calendar entry|room state: Title!;Villa->@villa|property~Coconut Hill Villa|Lantern Loft;Room->@room|available room~Bay suite|Garden twin;From:date!;Until:date!;Source=This site|Airbnb|Booking platform|Owner|Phone;Reference~HM-88213;~Status=Free|Booked|Blocked
- Garden twin, family Ek | villa=Coconut Hill Villa; room=Garden twin; source=Airbnb; reference=HM-88213; status=Booked
- Owner's week | villa=Sunset House Kamala; room=Upper floor double; source=Owner; status=Blocked
- Loft, late arrival | villa=Lantern Loft; room=Loft room; source=Booking platform; reference=BK-40127; status=Booked
- Bay suite open days | villa=Coconut Hill Villa; room=Bay suite; source=This site; status=Free
+ booking|reservation: Villa->@villa|property;Room->@room|available room;Check-in:date!;Check-out:date!;Guests:number#1-40;Guest name;Phone:phone;Total:money;Special wishes:long;~Status=Requested|Confirmed|Checked in|Checked out|Cancelled
+ order: Villa->@villa|property;Room->@room|available room;Check-in:date;Check-out:date;Nights:number#1-365;Total:money;~Status=Unpaid|Paid|Completed|Cancelled|Refunded
! record room change|combined stay|stay part|room combination [room change|combin|chang\\w* room]: Title!;Guest~Mina Lau|Erik Dahl;Room->@room|available room~Bay suite|Garden twin;Part:number#1-10;From:date;Until:date;Nights:number#1-60;Price:money
- Mina, nights 1 to 3 | guest=Mina Lau; room=Bay suite; part=1; nights=3; price=360
- Mina, nights 4 to 5 | guest=Mina Lau; room=Garden twin; part=2; nights=2; price=150
- Erik, first half | guest=Erik Dahl; room=Upper floor double; part=1; nights=4; price=320
- Erik, second half | guest=Erik Dahl; room=Bay suite; part=2; nights=3; price=360
item platform connection|channel|booking platform|calendar link|sync source [sync|platform|channel]: Name!;Villa->@villa|property~Coconut Hill Villa|Lantern Loft;Platform=Airbnb|Booking platform|Agoda|Calendar file;Calendar address:url;Every:number(min)#5-1440;Last synchronized on:date;Imported nights:number#0-100000;~Status=Connected|Failed|Off
- Coconut Hill on Airbnb | villa=Coconut Hill Villa; platform=Airbnb; every=30; imported_nights=64; status=Connected
- Kamala on a booking platform | villa=Sunset House Kamala; platform=Booking platform; every=60; imported_nights=31; status=Connected
- Lantern Loft on Agoda | villa=Lantern Loft; platform=Agoda; every=60; imported_nights=12; status=Failed
- Owner's calendar | villa=Mangrove Cabin; platform=Calendar file; every=360; imported_nights=7; status=Off
item amenity|facility|feature: Name!;Group=Kitchen|Outdoor|Comfort|Family|Work;Name in Arabic;Picture:image;Position:number#1-100
- Private pool | group=Outdoor; name_in_arabic=مسبح خاص; position=1
- Air conditioning | group=Comfort; name_in_arabic=تكييف; position=2
- Baby cot | group=Family; name_in_arabic=سرير أطفال; position=3
- Desk and fast Wi-Fi | group=Work; name_in_arabic=مكتب وإنترنت سريع; position=4
item season price|price rule|rate|nightly price [price|season|rate]: Name!;Villa->@villa|property~Coconut Hill Villa|Sunset House Kamala;From:date;Until:date;Price per night:money!;Minimum nights:number#1-60;Weekend extra:percent
- High season at Coconut Hill | villa=Coconut Hill Villa; price_per_night=420; minimum_nights=5; weekend_extra=0
- Green season at Coconut Hill | villa=Coconut Hill Villa; price_per_night=230; minimum_nights=2; weekend_extra=10
- New Year at Kamala | villa=Sunset House Kamala; price_per_night=340; minimum_nights=6; weekend_extra=0
- Loft on weekdays | villa=Lantern Loft; price_per_night=58; minimum_nights=1; weekend_extra=20
+ review: Villa->@villa|property;Rating:rating!;Cleanliness:rating;Location:rating;Text:long
+ payment: Villa->@villa|property;Amount:money!;Paid with=Card|Wallet|Bank transfer|Cash on arrival;~Status=Pending|Paid|Refunded
+ favorite: Villa->@villa|property

# lead source|track lead|lead tracking|lead attribution|marketing attribution|campaign tracking|ad attribution|utm
item channel|lead source|source|marketing channel|traffic source: Name!;Kind=Paid search|Paid social|Organic search|Email|Referral|Direct|Offline;Platform~Google Ads|Meta Ads;Account number;UTM source~google|facebook;Colour;~Status=Active|Paused|Archived
- Google Ads | kind=Paid search; platform=Google Ads; account_number=418-220-9931; utm_source=google; colour=blue; status=Active
- Meta Ads | kind=Paid social; platform=Meta Ads; account_number=act_77120; utm_source=facebook; colour=violet; status=Active
- Organic search | kind=Organic search; utm_source=organic; colour=green; status=Active
- Partner newsletter | kind=Email; utm_source=newsletter; colour=amber; status=Paused
item campaign|ad campaign|marketing campaign: Name!;Channel->@channel|lead source~Google Ads|Meta Ads;Goal=Leads|Calls|Visits|Sales;UTM campaign;Daily budget:money;Starts on:date;Ends on:date;Owner~Kira Olsen|Sam Abebe;~Status=Planned|Running|Paused|Ended
- Spring roofing offer | channel=Google Ads; goal=Leads; utm_campaign=spring_roof; daily_budget=60; owner=Kira Olsen; status=Running
- Before and after pictures | channel=Meta Ads; goal=Leads; utm_campaign=before_after; daily_budget=35; owner=Sam Abebe; status=Running
- Guide to gutters | channel=Organic search; goal=Visits; utm_campaign=gutter_guide; daily_budget=0; owner=Kira Olsen; status=Running
- Winter check by mail | channel=Partner newsletter; goal=Calls; utm_campaign=winter_mail; daily_budget=15; owner=Sam Abebe; status=Ended
item ad|advertisement|ad creative|specific ad: Name!;Campaign->@campaign|ad campaign~Spring roofing offer|Before and after pictures;Headline;Text:long;Landing page:url;Format=Text|Picture|Video|Carousel;Picture:image;~Status=Active|Paused|Rejected
- Free roof check | campaign=Spring roofing offer; headline=Is your roof ready?; landing_page=https://roof.example/check; format=Text; status=Active
- Price in one minute | campaign=Spring roofing offer; headline=Your price in a minute; landing_page=https://roof.example/price; format=Text; status=Paused
- Slate house video | campaign=Before and after pictures; headline=Three days, new roof; landing_page=https://roof.example/slate; format=Video; status=Active
- Mail header | campaign=Winter check by mail; headline=Before the frost; landing_page=https://roof.example/winter; format=Picture; status=Paused
item keyword|search term|search keyword: Keyword!;Campaign->@campaign|ad campaign~Spring roofing offer;Match=Exact|Phrase|Broad;Highest bid:money;~Clicks:number#0-10000000;~Leads:number#0-1000000;~Cost:money;~Status=Active|Paused|Excluded
- roof repair near me | campaign=Spring roofing offer; match=Phrase; highest_bid=3.4; clicks=412; leads=38; cost=1120; status=Active
- new roof cost | campaign=Spring roofing offer; match=Exact; highest_bid=2.6; clicks=290; leads=21; cost=604; status=Active
- roof rack | campaign=Spring roofing offer; match=Broad; highest_bid=0.8; clicks=77; leads=0; cost=52; status=Excluded
- clean gutters yourself | campaign=Guide to gutters; match=Phrase; highest_bid=0; clicks=1310; leads=12; cost=0; status=Active
record lead|lead submission|submitted lead|form submission|inquiry: Name!;Email:email;Phone:phone;Channel->@channel|lead source~Google Ads|Meta Ads|Organic search;Campaign->@campaign|ad campaign~Spring roofing offer;Ad->@ad|advertisement~Free roof check;Keyword->@keyword|search term~roof repair near me;Landing page:url;Submitted on:date;Value:money;Message:long;~Status=New|Contacted|Qualified|Won|Lost
- Gerd Möller | email=gerd@mail.example; phone=555 0131; channel=Google Ads; campaign=Spring roofing offer; ad=Free roof check; keyword=roof repair near me; value=8400; status=Qualified
- Joan Achebe | email=joan@mail.example; channel=Meta Ads; campaign=Before and after pictures; ad=Slate house video; value=12600; status=Won
- Ana Duarte | email=ana@mail.example; channel=Organic search; campaign=Guide to gutters; keyword=clean gutters yourself; value=300; status=New
- Rob Pace | phone=555 0188; channel=Google Ads; campaign=Spring roofing offer; ad=Price in one minute; keyword=new roof cost; value=0; status=Lost
! record visit|touchpoint|tracked visit|click|tracking event: Title!;Lead->@lead|lead submission~Gerd Möller|Joan Achebe;Channel->@channel|lead source~Google Ads;Campaign->@campaign|ad campaign~Spring roofing offer;Page:url;Referrer:url;Click ID;Device=Phone|Tablet|Computer;Visited on:date
- Gerd, first click | lead=Gerd Möller; channel=Google Ads; campaign=Spring roofing offer; page=https://roof.example/check; click_id=gc-90412; device=Phone
- Gerd, came back | lead=Gerd Möller; channel=Organic search; page=https://roof.example/prices; device=Computer
- Joan, from the video | lead=Joan Achebe; channel=Meta Ads; campaign=Before and after pictures; page=https://roof.example/slate; click_id=fb-22081; device=Phone
- Ana, from the guide | lead=Ana Duarte; channel=Organic search; campaign=Guide to gutters; page=https://roof.example/gutters; device=Tablet
record ad spend|spend|ad cost|daily spend|cost entry|lead source statistic|statistic: Title!;Campaign->@campaign|ad campaign~Spring roofing offer|Before and after pictures;Day:date!;Impressions:number#0-100000000;Clicks:number#0-10000000;Cost:money!;Leads:number#0-1000000;~Cost per lead:money;~Won value:money
- Spring offer, Monday | campaign=Spring roofing offer; impressions=4120; clicks=58; cost=59.2; leads=5; cost_per_lead=11.84; won_value=8400
- Spring offer, Tuesday | campaign=Spring roofing offer; impressions=3890; clicks=51; cost=60; leads=3; cost_per_lead=20; won_value=0
- Pictures, Monday | campaign=Before and after pictures; impressions=9200; clicks=104; cost=34.1; leads=4; cost_per_lead=8.53; won_value=12600
- Mail, one issue | campaign=Winter check by mail; impressions=2600; clicks=80; cost=15; leads=1; cost_per_lead=15; won_value=0
! item tracking rule|source rule|tracking link|attribution rule [rule|link|track|record the source|url]: Name!;Channel->@channel|lead source~Google Ads|Meta Ads;Looks at=UTM source|Click ID|Referrer|Own parameter;Contains;Counts=First visit|Last visit|All visits;Priority:number#1-100;Active:boolean
- Google click ID | channel=Google Ads; looks_at=Click ID; contains=gclid; counts=Last visit; priority=1
- Meta click ID | channel=Meta Ads; looks_at=Click ID; contains=fbclid; counts=Last visit; priority=2
- Search engines | channel=Organic search; looks_at=Referrer; contains=search; counts=First visit; priority=10
- Newsletter parameter | channel=Partner newsletter; looks_at=UTM source; contains=newsletter; counts=Last visit; priority=5

# rapphp|framework introduction|introduce the framework|software framework|open source framework|framework website|framework homepage
item feature|advantage|framework feature|highlight|framework advantage: Name!;Kind=Feature|Advantage;Summary!;Description:long;Code example:long;Since version~2.0|3.1;Icon:image;Position:number#1-100
- Short routes | kind=Feature; summary=A route in one line; description=Paths with parameters, groups and filters; code_example=route('/hello', fn() => 'Hello'); since_version=2.0; position=1
- Runs resident | kind=Advantage; summary=Stays in memory between requests; description=No start-up cost for each request; since_version=3.0; position=2
- Typed containers | kind=Feature; summary=Dependencies by their types; description=Services are made when they are first asked for; since_version=3.1; position=3
- Small footprint | kind=Advantage; summary=Less than 1 MB; description=No packages from elsewhere are needed; since_version=2.4; position=4
item application scenario|scenario|use case|case study|showcase: Name!;Field=Web service|Online shop|Chat|Internal tool|Content site;Description:long;Built by;Requests per second:number#0-1000000;Web page:url;Picture:image;Position:number#1-100
- Ticket sale at the opera | field=Online shop; description=Queue and seats for nine halls; built_by=Stage Systems; requests_per_second=2100; position=1
- Support chat | field=Chat; description=Open sockets for 8,000 visitors; built_by=Talkwell; requests_per_second=900; position=2
- Meter readings service | field=Web service; description=Takes readings of 40,000 meters; built_by=Northgrid; requests_per_second=3400; position=3
- Shift planner | field=Internal tool; description=Plan of a hospital with 60 wards; built_by=Ward IT; requests_per_second=40; position=4
item release|version|framework version: Version!;Branch=Stable|Long support|Preview;Released on:date;Needs~PHP 8.1;Changes:long;Package:file;Size:number(KB)#1-1000000;Supported until:date;~Downloads:number#0-100000000;~Status=Planned|Released|No longer supported
- 3.2.0 | branch=Stable; needs=PHP 8.1; changes=Faster router and typed settings; size=940; downloads=5120; status=Released
- 3.1.4 | branch=Long support; needs=PHP 8.0; changes=Four mended faults; size=910; downloads=18840; status=Released
- 2.9.7 | branch=Long support; needs=PHP 7.4; changes=Last release of branch 2; size=820; downloads=41200; status=No longer supported
- 4.0.0-preview1 | branch=Preview; needs=PHP 8.3; changes=New template engine; size=1010; downloads=310; status=Released
item resource|download|related resource|downloadable resource: Title!;Type=Package|Example project|Plugin|Slides|Book|Video;Release->@release|version~3.2.0|3.1.4;Description:long;File:file;Link:url;Licence=MIT|Apache 2.0|BSD|Free to read;~Downloads:number#0-100000000
- Skeleton project | type=Example project; release=3.2.0; description=Folders and settings to start with; licence=MIT; downloads=2904
- Form plugin | type=Plugin; release=3.1.4; description=Fields, checks and messages; licence=MIT; downloads=1422
- First steps, slides | type=Slides; release=3.2.0; description=Talk of 40 minutes; licence=Free to read; downloads=388
- Handbook as a file | type=Book; release=3.1.4; description=All chapters for reading offline; licence=Free to read; downloads=7710
item guide page|documentation|documentation page|guide|tutorial|chapter: Title!;Section=Getting started|Basics|Database|Security|Deployment|Reference;Release->@release|version~3.2.0;Text:long!;Code example:long;Reading time:number(min)#1-240;Author~Timo Weiss|Grace Onu;Position:number#1-500;~Status=Draft|Published|Outdated
- Install | section=Getting started; release=3.2.0; text=Ask your package manager for the framework and start the server.; reading_time=4; author=Timo Weiss; position=1; status=Published
- Routes and controllers | section=Basics; release=3.2.0; text=A route binds a path to a function.; reading_time=12; author=Grace Onu; position=2; status=Published
- Transactions | section=Database; release=3.2.0; text=Wrap what belongs together.; reading_time=8; author=Timo Weiss; position=9; status=Published
- Behind a proxy | section=Deployment; release=3.1.4; text=Trust only the proxy you know.; reading_time=6; author=Grace Onu; position=21; status=Outdated
record download record|download log|download history [download]: Title!;Resource->@resource|download~Skeleton project|Form plugin;Release->@release|version~3.2.0;Country~Austria|Brazil;System=Linux|Windows|macOS;User~Ola Berg;Downloaded on:date
- Skeleton, 3.2.0 on Linux | resource=Skeleton project; release=3.2.0; country=Austria; system=Linux; user=Ola Berg
- Form plugin on Windows | resource=Form plugin; release=3.1.4; country=Brazil; system=Windows; user=Rui Prado
- Handbook on macOS | resource=Handbook as a file; release=3.1.4; country=Canada; system=macOS; user=Jill Ames
- Slides on Linux | resource=First steps, slides; release=3.2.0; country=Kenya; system=Linux; user=Ken Mwangi
! item performance test|benchmark|benchmark result: Title!;Release->@release|version~3.2.0|3.1.4;Case~Hello world|20 queries;Requests per second:number#0-10000000;Mean delay:number(ms)#0-60000;Memory:number(MB)#0-100000;Machine;Measured on:date
- Hello world, 3.2.0 | release=3.2.0; case=Hello world; requests_per_second=48200; mean_delay=2; memory=38; machine=4 cores, 8 GB
- Hello world, 3.1.4 | release=3.1.4; case=Hello world; requests_per_second=41900; mean_delay=3; memory=41; machine=4 cores, 8 GB
- Twenty queries, 3.2.0 | release=3.2.0; case=20 queries; requests_per_second=3100; mean_delay=20; memory=64; machine=4 cores, 8 GB
- Hello world, 2.9.7 | release=2.9.7; case=Hello world; requests_per_second=9800; mean_delay=13; memory=52; machine=4 cores, 8 GB
request inquiry|contact|contact request|community question|question [contact|question|communit|support|feedback]: Title!;Name;Email:email;Topic=Help|Fault|Idea|Cooperation;Release->@release|version~3.2.0;Message:long!
- Session lost behind a proxy | name=Ola Berg; email=ola@mail.example; topic=Help; release=3.1.4; message=After login the next page asks again.
- Route filter runs twice | name=Rui Prado; topic=Fault; release=3.2.0; message=With nested groups the filter runs twice.
- Queue worker built in | name=Jill Ames; topic=Idea; release=3.2.0; message=A worker command would help us.
- Training for our team | name=Ken Mwangi; email=ken@mail.example; topic=Cooperation; message=Two days for nine people.

# banking activity|bank activity|bank promotion|bank product|bank mini-program|banking campaign|bank marketing|banking product
item activity|bank activity|banking activity|campaign|promotion: Name!;Bank~Harbour Bank|Union Savings;Kind=Instalment|Discount|Points|Gift|Lucky draw;Rules:long;Starts on:date;Ends on:date;Budget:money;~Spent:money;Places:number#0-1000000;Picture:image;~Status=Draft|Running|Paused|Ended
- Card week with discount | bank=Harbour Bank; kind=Discount; rules=10 off from 60 with the bank's debit card, once per person; budget=20000; spent=7340; places=2000; status=Running
- Pay by instalments | bank=Union Savings; kind=Instalment; rules=12 parts without interest from 300; budget=50000; spent=12800; places=800; status=Running
- Points for salaries | bank=Harbour Bank; kind=Points; rules=500 points for a first salary payment; budget=9000; spent=9000; places=900; status=Ended
- Spring draw | bank=Union Savings; kind=Lucky draw; rules=One ticket for each payment over 20; budget=5000; spent=0; places=10000; status=Draft
+ product: Activity->@activity|bank activity;Bank price:money!;Usual price:money;Stock:number#0-1000000;Limit per person:number#1-100;Needs card=Debit card|Credit card|Any card;Picture:image;~Status=On sale|Sold out|Taken down
+ order: Activity->@activity|bank activity;Package->@fee package|package;Quantity:number#1-100;Total:money;Discount:money;Paid with=Debit card|Credit card|Points|Instalments;Delivery address;~Status=Unpaid|Paid|Sent|Completed|Cancelled|Refunded
item fee package|package|package fee|service package|fee plan: Name!;Bank~Harbour Bank|Union Savings;Fee:money!;Period=Month|Quarter|Year|Once;Included:long;Free transfers:number#0-10000;Discount:percent;~Status=Offered|Paused|Withdrawn
- Everyday package | bank=Harbour Bank; fee=3; period=Month; included=Debit card, text alerts; free_transfers=20; discount=0; status=Offered
- Family package | bank=Harbour Bank; fee=7; period=Month; included=Four cards and one savings plan; free_transfers=60; discount=5; status=Offered
- Merchant package | bank=Union Savings; fee=120; period=Year; included=Card terminal and statements; free_transfers=500; discount=10; status=Offered
- Student package | bank=Union Savings; fee=0; period=Once; included=Card without yearly fee; free_transfers=10; discount=0; status=Paused
record package subscription|subscription|package fee record|fee record|fee payment: Title!;Member~Iris Kwan|Paul Adeyemi;Package->@fee package|package~Everyday package|Family package;Fee:money;Charged on:date;Next charge on:date;Renews by itself:boolean;~Status=Active|Due|Overdue|Ended
- Iris, everyday | member=Iris Kwan; package=Everyday package; fee=3; status=Active
- Paul, family | member=Paul Adeyemi; package=Family package; fee=7; status=Due
- Corner bakery, merchant | member=Corner Bakery; package=Merchant package; fee=120; status=Active
- Lotte, student | member=Lotte Baum; package=Student package; fee=0; status=Ended
record fund entry|fund|fund record|fund information|fund flow|account entry|transaction|fund detail: Entry number!;Fund account->@fund account|balance account~Card week budget|Instalment pool;Direction=In|Out;Kind=Order|Refund|Fee|Top-up|Settlement|Reward;Amount:money!;Balance after:money;Member~Iris Kwan;Booked on:date;Note;~Status=Pending|Booked|Reversed
- FD-2301 | fund_account=Card week budget; direction=Out; kind=Reward; amount=10; balance_after=12660; member=Iris Kwan; note=Discount of one order; status=Booked
- FD-2302 | fund_account=Instalment pool; direction=In; kind=Order; amount=42.5; balance_after=37242.5; member=Paul Adeyemi; note=Part 1 of 12; status=Booked
- FD-2303 | fund_account=Card week budget; direction=In; kind=Top-up; amount=5000; balance_after=17660; note=Budget of June; status=Booked
- FD-2304 | fund_account=Fees collected; direction=Out; kind=Refund; amount=7; balance_after=893; member=Paul Adeyemi; note=Package ended early; status=Pending
item fund account|balance account|settlement account: Name!;Bank~Harbour Bank|Union Savings;Account number~ending 5521;Holder;Purpose=Activity budget|Sales|Fees|Refunds;~Balance:money;~Frozen:money;~Status=Open|Frozen|Closed
- Card week budget | bank=Harbour Bank; account_number=ending 5521; holder=Retail marketing; purpose=Activity budget; balance=17660; frozen=400; status=Open
- Instalment pool | bank=Union Savings; account_number=ending 0934; holder=Consumer credit; purpose=Sales; balance=37242.5; frozen=0; status=Open
- Fees collected | bank=Harbour Bank; account_number=ending 7710; holder=Branch services; purpose=Fees; balance=893; frozen=7; status=Open
- Refunds of last year | bank=Union Savings; account_number=ending 4402; holder=Back office; purpose=Refunds; balance=0; frozen=0; status=Closed
! record order line|order item|ordered product: Title!;Order number~BO-7701|BO-7702;Product name;Quantity:number#1-100;Unit price:money;Discount:money;Sum:money
- Kettle in BO-7701 | order_number=BO-7701; product_name=Steel kettle; quantity=1; unit_price=68; discount=10; sum=58
- Film tickets in BO-7702 | order_number=BO-7702; product_name=Film ticket; quantity=2; unit_price=9; discount=0; sum=18
- Phone in BO-7703 | order_number=BO-7703; product_name=Phone, 128 GB; quantity=1; unit_price=510; discount=0; sum=510
- Rice in BO-7704 | order_number=BO-7704; product_name=Jasmine rice 5 kg; quantity=3; unit_price=12; discount=3; sum=33
request refund|refund request|withdrawal|withdrawal request [refund|withdraw|fund]: Title!;Member~Iris Kwan|Paul Adeyemi;Order number~BO-7701;Amount:money!;Reason=Not wanted|Damaged|Charged twice|Package ended;Pay to~card ending 5521;Note:long
- Kettle came damaged | member=Iris Kwan; order_number=BO-7701; amount=58; reason=Damaged; pay_to=card ending 5521
- Film tickets charged twice | member=Paul Adeyemi; order_number=BO-7702; amount=18; reason=Charged twice; pay_to=card ending 0934
- Family package ended | member=Paul Adeyemi; amount=7; reason=Package ended
- Rice not needed | member=Lotte Baum; order_number=BO-7704; amount=33; reason=Not wanted; note=Parcel still closed
! record participation|activity participation|activity record|redeemed offer [activit|join|particip|draw]: Title!;Member~Iris Kwan|Paul Adeyemi;Activity->@activity|bank activity~Card week with discount;Order number~BO-7701;Benefit:money;Joined on:date;~Status=Joined|Benefit given|Refused
- Iris in the card week | member=Iris Kwan; activity=Card week with discount; order_number=BO-7701; benefit=10; status=Benefit given
- Paul by instalments | member=Paul Adeyemi; activity=Pay by instalments; order_number=BO-7703; benefit=0; status=Joined
- Lotte, points | member=Lotte Baum; activity=Points for salaries; benefit=5; status=Benefit given
- Ivo, second try | member=Ivo Prent; activity=Card week with discount; benefit=0; status=Refused

# website checklist|checklist generation|checklist generator|checklist tool|dynamic checklist|launch checklist|checklist maker|checklist builder
record checklist|website checklist|generated checklist|list: Title!;Website:url;Template->@checklist template|template~Launch of a website|Monthly upkeep;Owner~Rosa Lind|Ben Achter;Purpose=Launch|Upkeep|Search engines|Accessibility|Security|Move;Due on:date;~Progress:percent;Shared:boolean;Note:long;~Status=Draft|In use|Finished|Archived
- Launch of the bakery site | website=https://bakery.example; template=Launch of a website; owner=Rosa Lind; purpose=Launch; progress=40; status=In use
- Museum, upkeep in May | website=https://museum.example; template=Monthly upkeep; owner=Ben Achter; purpose=Upkeep; progress=100; status=Finished
- Access check for the clinic | website=https://clinic.example; template=Accessibility check; owner=Rosa Lind; purpose=Accessibility; progress=15; status=In use
- Move to a new host | website=https://choir.example; template=Move of a website; owner=Ben Achter; purpose=Move; progress=0; status=Draft
record checklist item|item|check item|entry|checkpoint|checklist entry: Title!;Checklist->@checklist|website checklist~Launch of the bakery site;Section->@section|checklist section~Content|Technology;Position:number#1-1000;Description:long;Priority=Must|Should|Nice to have;Assigned to~Rosa Lind|Ben Achter;Due on:date;Done:boolean;~Status=Open|Done|Does not apply|Blocked
- Redirect http to https | checklist=Launch of the bakery site; section=Technology; position=1; priority=Must; assigned_to=Ben Achter; status=Done
- Every picture has a description | checklist=Access check for the clinic; section=Accessibility; position=1; priority=Must; assigned_to=Rosa Lind; status=Open
- Page for faults (404) | checklist=Launch of the bakery site; section=Content; position=2; priority=Should; assigned_to=Rosa Lind; status=Open
- Restore a backup on trial | checklist=Museum, upkeep in May; section=Security; position=4; priority=Must; assigned_to=Ben Achter; status=Done
item checklist template|template|preset checklist: Name!;Purpose=Launch|Upkeep|Search engines|Accessibility|Security|Move;Description:long;Items:number#0-1000;Author~Rosa Lind|Ben Achter;Public:boolean;~Used:number(times)#0-1000000
- Launch of a website | purpose=Launch; description=All that should be true before the first visitor; items=34; author=Rosa Lind; used=58
- Monthly upkeep | purpose=Upkeep; description=Updates, backups, broken links; items=12; author=Ben Achter; used=140
- Accessibility check | purpose=Accessibility; description=Keyboard, contrast, descriptions; items=21; author=Rosa Lind; used=33
- Move of a website | purpose=Move; description=Host, mail and names; items=18; author=Ben Achter; used=9
! item template item|template entry|preset item [template|generat|preset|dynamic]: Title!;Template->@checklist template|template~Launch of a website;Section->@section|checklist section~Content|Technology;Position:number#1-1000;Only if~shop|several languages;Hint:long;Priority=Must|Should|Nice to have
- Imprint and privacy page | template=Launch of a website; section=Content; position=3; priority=Must; hint=Reachable from every page
- Test payment of one cent | template=Launch of a website; section=Technology; position=9; only_if=shop; priority=Must
- Find broken links | template=Monthly upkeep; section=Technology; position=2; priority=Should
- Use the site by keyboard only | template=Accessibility check; section=Accessibility; position=1; priority=Must
item section|checklist section|category|item category: Name!;Colour~green|blue;Description;Position:number#1-100
- Content | colour=green; description=Texts, pictures, legal pages; position=1
- Technology | colour=blue; description=Server, names, speed; position=2
- Accessibility | colour=violet; description=For all people; position=3
- Security | colour=red; description=Access, updates, backups; position=4
record export|export record|exported file|export history: Title!;Checklist->@checklist|website checklist~Museum, upkeep in May;Format=PDF|Excel|CSV|Word|Markdown;Content=All items|Open items|Done items;With notes:boolean;Pages:number#1-1000;File:file;Exported by~Rosa Lind|Ben Achter;Exported on:date;~Status=Waiting|Ready|Failed
- Museum May as PDF | checklist=Museum, upkeep in May; format=PDF; content=All items; pages=2; exported_by=Ben Achter; status=Ready
- Bakery, open items | checklist=Launch of the bakery site; format=Excel; content=Open items; pages=1; exported_by=Rosa Lind; status=Ready
- Clinic for the audit | checklist=Access check for the clinic; format=PDF; content=All items; pages=3; exported_by=Rosa Lind; status=Waiting
- Choir move for mail | checklist=Move to a new host; format=Markdown; content=All items; pages=1; exported_by=Ben Achter; status=Failed
! record item change|change history|check record|activity log [dynamic|edit|history|log|progress]: Title!;Item->@checklist item|item~Redirect http to https;Changed by~Rosa Lind|Ben Achter;Change=Added|Edited|Moved|Ticked|Unticked|Deleted;Old value;New value;Changed on:date
- Redirect ticked | item=Redirect http to https; changed_by=Ben Achter; change=Ticked; old_value=Open; new_value=Done
- Fault page moved up | item=Page for faults (404); changed_by=Rosa Lind; change=Moved; old_value=7; new_value=2
- Picture text reworded | item=Every picture has a description; changed_by=Rosa Lind; change=Edited; old_value=Pictures have text
- Backup trial ticked | item=Restore a backup on trial; changed_by=Ben Achter; change=Ticked; old_value=Open; new_value=Done
+ comment: Item->@checklist item|item;Text:long!

# audio preloading|audio player|audio playback|audio streaming|play audio|playback optimization|music preloading|sound player
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
! record playlist entry|list position|playlist item [playlist|list|queue]: Title!;Playlist->@playlist|audio playlist~Quiet work;Audio->@audio file|audio~Morning on the jetty;Position:number#1-10000;Added by~Nils Aune;Added on:date
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

# production operation|factory operation|production monitoring|plant operation|manufacturing operation|andon|safety lamp|production operation system
item factory area|factory|department|factory department|workshop|factory architecture|organization unit: Name!;Code;Kind=Factory|Department|Workshop|Section;Parent~Plant North;Manager~Ruth Sommer|Anil Mehta;Employees:number#0-100000;Address;~Status=In use|Closed
- Plant North | code=PN; kind=Factory; manager=Ruth Sommer; employees=640; address=Foundry road 1; status=In use
- Machining | code=PN-M; kind=Department; parent=Plant North; manager=Anil Mehta; employees=120; status=In use
- Assembly hall 2 | code=PN-A2; kind=Workshop; parent=Plant North; manager=Olga Reiter; employees=85; status=In use
- Old paint shop | code=PN-P; kind=Workshop; parent=Plant North; manager=Ruth Sommer; employees=0; status=Closed
item production line|line: Name!;Code;Area->@factory area|department~Machining|Assembly hall 2;Product~Pump P40;Takt time:number(s)#1-86400;Capacity per shift:number(pieces)#1-1000000;Line leader~Kai Brandt|Sofia Ruiz;~Output today:number(pieces)#0-1000000;~Status=Running|Waiting|Stopped|Maintenance
- Line A1 | code=A1; area=Assembly hall 2; product=Pump P40; takt_time=72; capacity_per_shift=380; line_leader=Kai Brandt; output_today=211; status=Running
- Line A2 | code=A2; area=Assembly hall 2; product=Pump P60; takt_time=95; capacity_per_shift=290; line_leader=Sofia Ruiz; output_today=96; status=Stopped
- Line M1 | code=M1; area=Machining; product=Housing P40; takt_time=48; capacity_per_shift=560; line_leader=Jan Novak; output_today=330; status=Running
- Line M3 | code=M3; area=Machining; product=Shaft P60; takt_time=60; capacity_per_shift=450; line_leader=Jan Novak; output_today=0; status=Maintenance
item machine|equipment|device|equipment information: Name!;Number;Line->@production line|line~Line A1|Line M1;Type=Lathe|Mill|Press|Robot|Test stand|Conveyor;Maker;In use since:date;~Running share:percent;~Temperature:number(°C)#-20-200;~Status=Running|Idle|Fault|Off
- Lathe 4 | number=EQ-1004; line=Line M1; type=Lathe; maker=Dreh & Co; running_share=88; temperature=46; status=Running
- Screw robot 2 | number=EQ-2012; line=Line A1; type=Robot; maker=Armwerk; running_share=91; temperature=38; status=Running
- Leak test stand | number=EQ-2031; line=Line A2; type=Test stand; maker=Tightlab; running_share=40; temperature=27; status=Fault
- Mill 7 | number=EQ-1017; line=Line M3; type=Mill; maker=Dreh & Co; running_share=0; temperature=21; status=Off
record lamp call|safety lamp|andon call|alarm|lamp event|safety lamp record|andon record: Title!;Line->@production line|line~Line A1|Line A2;Machine->@machine|equipment~Leak test stand;Colour=Green|Yellow|Red|Blue;Cause=Quality|Material|Machine|Safety|Help needed;Raised by~Kai Brandt;Raised on:date;Answered after:number(min)#0-1440;Stopped for:number(min)#0-10000;Measure:long;~Status=Raised|Answered|Solved
- Leak test shows no value | line=Line A2; machine=Leak test stand; colour=Red; cause=Machine; raised_by=Sofia Ruiz; answered_after=4; stopped_for=55; measure=Sensor is being changed; status=Answered
- Screws run low | line=Line A1; machine=Screw robot 2; colour=Yellow; cause=Material; raised_by=Kai Brandt; answered_after=6; stopped_for=0; measure=Box brought; status=Solved
- Chip on the sealing face | line=Line M1; machine=Lathe 4; colour=Yellow; cause=Quality; raised_by=Jan Novak; answered_after=9; stopped_for=12; measure=Insert changed; status=Solved
- Door switch of the robot | line=Line A1; machine=Screw robot 2; colour=Red; cause=Safety; raised_by=Kai Brandt; answered_after=2; stopped_for=18; status=Raised
item lamp setting|safety lamp setting|andon setting|lamp configuration|alarm rule [lamp|andon|alarm]: Name!;Line->@production line|line~Line A1|Line A2;Colour=Green|Yellow|Red|Blue;Meaning;Tell~Line leader|Maintenance;Tell next level after:number(min)#1-240;Sound:boolean;Active:boolean
- Red on A1 | line=Line A1; colour=Red; meaning=Line stopped; tell=Maintenance; tell_next_level_after=10
- Yellow on A1 | line=Line A1; colour=Yellow; meaning=Material or help needed; tell=Line leader; tell_next_level_after=15
- Red on A2 | line=Line A2; colour=Red; meaning=Line stopped; tell=Maintenance; tell_next_level_after=10
- Blue on M1 | line=Line M1; colour=Blue; meaning=Quality asked to come; tell=Quality; tell_next_level_after=20
item process route|route|process step|process route configuration|plm item|process: Name!;Product~Pump P40|Pump P60;Version~B|C;Step:number#1-200;Work step;Machine type=Lathe|Mill|Press|Robot|Test stand|Hand work;Planned time:number(s)#1-86400;Instruction:file;~Status=Draft|Released|Replaced
- P40 10 Turn housing | product=Pump P40; version=C; step=10; work_step=Turn housing; machine_type=Lathe; planned_time=44; status=Released
- P40 30 Screw cover | product=Pump P40; version=C; step=30; work_step=Screw cover, 6 screws; machine_type=Robot; planned_time=38; status=Released
- P40 40 Leak test | product=Pump P40; version=C; step=40; work_step=Leak test at 6 bar; machine_type=Test stand; planned_time=60; status=Released
- P60 20 Mill keyway | product=Pump P60; version=B; step=20; work_step=Mill keyway; machine_type=Mill; planned_time=52; status=Draft
record quality check|spot check|spot check record|inspection item|inspection record|quality record|quality control: Title!;Line->@production line|line~Line A1|Line M1;Step->@process route|route~P40 40 Leak test;Characteristic;Lower limit:number#-100000-100000;Upper limit:number#-100000-100000;Measured:number#-100000-100000;Checked pieces:number#0-100000;Bad pieces:number#0-100000;Inspector~Mona Eder;Checked on:date;~Status=Planned|Passed|Failed
- Leak rate, morning | line=Line A1; step=P40 40 Leak test; characteristic=Leak rate ml/min; lower_limit=0; upper_limit=3; measured=1.2; checked_pieces=10; bad_pieces=0; inspector=Mona Eder; status=Passed
- Bore diameter, hour 3 | line=Line M1; step=P40 10 Turn housing; characteristic=Bore mm; lower_limit=39.98; upper_limit=40.02; measured=40.01; checked_pieces=5; bad_pieces=0; inspector=Mona Eder; status=Passed
- Torque of cover screws | line=Line A1; step=P40 30 Screw cover; characteristic=Torque Nm; lower_limit=8; upper_limit=10; measured=7.4; checked_pieces=6; bad_pieces=2; inspector=Lars Holt; status=Failed
- Keyway width | line=Line M3; step=P60 20 Mill keyway; characteristic=Width mm; lower_limit=7.96; upper_limit=8; measured=7.98; checked_pieces=5; bad_pieces=0; inspector=Lars Holt; status=Passed
record shift output|production capacity|capacity statistic|kpi|production record|production capacity statistic|key figure: Title!;Line->@production line|line~Line A1|Line M1;Day:date!;Shift=Early|Late|Night;Planned:number(pieces)#0-1000000;Good:number(pieces)#0-1000000;Scrap:number(pieces)#0-1000000;Downtime:number(min)#0-1440;~Plan reached:percent;~OEE:percent;Shift leader~Kai Brandt
- A1 early shift | line=Line A1; shift=Early; planned=380; good=362; scrap=5; downtime=21; plan_reached=95; oee=84; shift_leader=Kai Brandt
- A1 late shift | line=Line A1; shift=Late; planned=380; good=371; scrap=3; downtime=12; plan_reached=98; oee=88; shift_leader=Tessa Blom
- A2 early shift | line=Line A2; shift=Early; planned=290; good=201; scrap=9; downtime=96; plan_reached=69; oee=58; shift_leader=Sofia Ruiz
- M1 night shift | line=Line M1; shift=Night; planned=560; good=540; scrap=11; downtime=25; plan_reached=96; oee=86; shift_leader=Jan Novak
! item user permission|permission|role permission [permission|platform management|role]: Title!;Role~Line leader|Inspector;Area->@factory area|department~Machining;May see:boolean;May change:boolean;May release:boolean;Granted by~Ruth Sommer;Valid until:date
- Line leaders in assembly | role=Line leader; area=Assembly hall 2; granted_by=Ruth Sommer
- Inspectors in machining | role=Inspector; area=Machining; granted_by=Ruth Sommer
- Maintenance everywhere | role=Maintenance; area=Plant North; granted_by=Anil Mehta
- Process planning | role=Planner; area=Plant North; granted_by=Ruth Sommer
record main component record|component record|traceability record|built-in part [component|trac|serial|plm]: Serial number!;Component~Housing P40|Motor 24 V;Product serial~P40-118204;Line->@production line|line~Line A1|Line A2;Supplier~Castwell;Batch;Built in by~Kai Brandt;Built in on:date;~Status=Built in|Replaced|Blocked
- HS-22817 | component=Housing P40; product_serial=P40-118204; line=Line A1; supplier=Castwell; batch=CW-0512; built_in_by=Kai Brandt; status=Built in
- MT-60931 | component=Motor 24 V; product_serial=P40-118204; line=Line A1; supplier=Drivetec; batch=DT-221; built_in_by=Kai Brandt; status=Built in
- HS-30411 | component=Housing P60; product_serial=P60-044190; line=Line A2; supplier=Castwell; batch=CW-0518; built_in_by=Sofia Ruiz; status=Replaced
- SE-11820 | component=Shaft seal; product_serial=P60-044191; line=Line A2; supplier=Ringwerk; batch=RW-77; built_in_by=Sofia Ruiz; status=Blocked

# application development platform|app development platform|low-code|low code platform|no-code platform|online ide|web ide|code editor|cloud ide
record project|application project|development project|web application|app project|application: Name!;Description:long;Template->@project template|template~Shop starter|Admin starter;Language=JavaScript|TypeScript|Python|PHP|Java;Owner~Ellen Fox|Dev Patel;Visibility=Private|Team|Public;Web address:url;Created on:date;~Last change:date;~Status=Draft|In development|Testing|Published|Archived
- Tool library | description=Lending of tools in a neighbourhood; template=Admin starter; language=TypeScript; owner=Ellen Fox; visibility=Team; web_address=https://tools.example; status=In development
- Seed exchange | description=Offers and wishes of gardeners; template=Shop starter; language=JavaScript; owner=Dev Patel; visibility=Public; web_address=https://seeds.example; status=Published
- Shift swap | description=Nurses swap shifts; template=Admin starter; language=Python; owner=Ellen Fox; visibility=Private; status=Testing
- Choir notes | description=Sheet music for rehearsals; template=Blank page; language=PHP; owner=Marta Lis; visibility=Private; status=Draft
record code file|source file|file|code|script: Path!;Project->@project|application project~Tool library;Language=HTML|CSS|JavaScript|TypeScript|Python|PHP|SQL|JSON;Content:long;Lines:number#0-1000000;Size:number(KB)#0-100000;Last edited by~Ellen Fox|Dev Patel;Last edited on:date;~Status=Saved|Unsaved|Locked
- src/loans.ts | project=Tool library; language=TypeScript; content=export function lend(tool, member) { return { tool, member } }; lines=84; size=3; last_edited_by=Ellen Fox; status=Saved
- src/app.css | project=Seed exchange; language=CSS; content=body { margin: 0 }; lines=210; size=6; last_edited_by=Dev Patel; status=Saved
- swap/rules.py | project=Shift swap; language=Python; content=MAX_HOURS = 48; lines=61; size=2; last_edited_by=Ellen Fox; status=Unsaved
- index.php | project=Choir notes; language=PHP; content=<?php echo 'Choir'; lines=12; size=1; last_edited_by=Marta Lis; status=Locked
record project version|version|release|commit|code version|deployment: Version!;Project->@project|application project~Tool library|Seed exchange;Message!;Author~Ellen Fox|Dev Patel;Files changed:number#0-10000;Environment=Development|Test|Live;Made on:date;Package:file;~Status=Saved|Deployed|Rolled back|Failed
- Tool library 0.4.0 | project=Tool library; message=Reminders before a loan ends; author=Ellen Fox; files_changed=9; environment=Test; status=Deployed
- Seed exchange 1.2.1 | project=Seed exchange; message=Mend sorting of offers; author=Dev Patel; files_changed=2; environment=Live; status=Deployed
- Seed exchange 1.2.0 | project=Seed exchange; message=Search by plant family; author=Dev Patel; files_changed=14; environment=Live; status=Rolled back
- Shift swap 0.1.3 | project=Shift swap; message=Check weekly hours; author=Ellen Fox; files_changed=3; environment=Development; status=Failed
record test run|test|test result|test case|test record|testing: Title!;Project->@project|application project~Tool library;Version->@project version|version~Tool library 0.4.0;Kind=Unit|Page|Interface|Load;Expected;Actual;Cases:number#0-100000;Passed:number#0-100000;Failed cases:number#0-100000;Duration:number(s)#0-86400;Started by~Ellen Fox;Run on:date;~Status=Waiting|Running|Passed|Failed
- Loans, all units | project=Tool library; version=Tool library 0.4.0; kind=Unit; cases=46; passed=46; failed_cases=0; duration=8; started_by=Ellen Fox; status=Passed
- Offer page on phones | project=Seed exchange; version=Seed exchange 1.2.1; kind=Page; expected=List shows 20 offers; actual=List shows 20 offers; cases=7; passed=7; failed_cases=0; duration=31; started_by=Dev Patel; status=Passed
- Search by family | project=Seed exchange; version=Seed exchange 1.2.0; kind=Interface; expected=3 results; actual=0 results; cases=12; passed=9; failed_cases=3; duration=14; started_by=Dev Patel; status=Failed
- Weekly hours | project=Shift swap; version=Shift swap 0.1.3; kind=Unit; expected=Swap refused at 50 hours; actual=Swap accepted; cases=18; passed=17; failed_cases=1; duration=2; started_by=Ellen Fox; status=Failed
record debug session|debugging|debug log|debug record|breakpoint|error record|issue: Title!;Project->@project|application project~Tool library;File->@code file|source file~src/loans.ts;Line:number#1-1000000;Level=Breakpoint|Warning|Error|Crash;Text:long;Call stack:long;Found by~Ellen Fox|Dev Patel;Found on:date;~Status=Open|Being looked at|Mended|Will stay
- Member is undefined | project=Tool library; file=src/loans.ts; line=41; level=Error; text=Cannot read name of undefined; found_by=Ellen Fox; status=Mended
- Stop before saving | project=Tool library; file=src/loans.ts; line=57; level=Breakpoint; found_by=Ellen Fox; status=Open
- Hours summed twice | project=Shift swap; file=swap/rules.py; line=22; level=Error; text=Night shifts are counted twice; found_by=Ellen Fox; status=Being looked at
- Unused rule | project=Seed exchange; file=src/app.css; line=140; level=Warning; text=Class .old-card is not used; found_by=Dev Patel; status=Will stay
item component|common component|component library|module|widget: Name!;Category=Input|Table|Chart|Navigation|Layout|Media;Description:long;Code:long;Properties:long;Version~1.3.0;Author~Platform team;Preview:image;~Used:number(times)#0-1000000;~Status=Draft|Published|Deprecated
- Data table | category=Table; description=Sorting, filter and pages; properties=rows, columns, pageSize; version=2.1.0; author=Platform team; used=812; status=Published
- Date picker | category=Input; description=One day or a span; properties=value, min, max; version=1.4.2; author=Platform team; used=640; status=Published
- Side menu | category=Navigation; description=Two levels that fold; properties=items, open; version=1.0.5; author=Marta Lis; used=301; status=Published
- Pie chart, old | category=Chart; description=Replaced by the chart set; properties=values; version=0.9.0; author=Platform team; used=44; status=Deprecated
item project template|template|starter|application template: Name!;Category=Shop|Admin|Blog|Form|Blank;Description:long;Language=JavaScript|TypeScript|Python|PHP|Java;Components:number#0-500;Preview:image;~Used:number(times)#0-1000000;~Status=Draft|Published
- Shop starter | category=Shop; description=Products, cart and orders; language=JavaScript; components=22; used=408; status=Published
- Admin starter | category=Admin; description=Login, roles and tables; language=TypeScript; components=18; used=655; status=Published
- Blank page | category=Blank; description=One file; language=PHP; components=0; used=930; status=Published
- Sign-up form | category=Form; description=Form with checks and mail; language=Python; components=6; used=120; status=Draft
! record project member|collaborator|team member: Title!;Project->@project|application project~Tool library|Seed exchange;Person~Ellen Fox|Dev Patel;Role=Owner|Developer|Tester|Viewer;Invited on:date;~Status=Invited|Active|Left
- Ellen on Tool library | project=Tool library; person=Ellen Fox; role=Owner; status=Active
- Dev on Tool library | project=Tool library; person=Dev Patel; role=Developer; status=Active
- Marta on Seed exchange | project=Seed exchange; person=Marta Lis; role=Tester; status=Invited
- Dev on Seed exchange | project=Seed exchange; person=Dev Patel; role=Owner; status=Active
! item environment variable|project setting|variable|setting [setting|environment|deploy|debug|configur]: Name!;Project->@project|application project~Tool library;Environment=Development|Test|Live;Value;Secret:boolean;Changed by~Ellen Fox;Note
- MAIL_HOST | project=Tool library; environment=Live; value=mail.example; changed_by=Ellen Fox
- PAGE_SIZE | project=Seed exchange; environment=Live; value=20; changed_by=Dev Patel
- DEBUG | project=Tool library; environment=Development; value=1; changed_by=Ellen Fox
- MAX_HOURS | project=Shift swap; environment=Test; value=48; changed_by=Ellen Fox; note=Law allows 48

# tree-like directory|directory menu|tree menu|tree directory|menu tree|tree structure|directory tree|two-level menu|secondary menu
item menu item|menu|directory|directory item|menu node|tree node|node|submenu: Name!;Parent->@menu item|menu~Sales|Settings;Level=First level|Second level;Kind=Directory|Page|Button|Outside link;Address~/sales/orders;Icon~folder|chart;Description:long;Position:number#0-1000;Open at start:boolean;~Status=Shown|Hidden|Disabled
- Sales | level=First level; kind=Directory; address=/sales; icon=chart; description=Everything that is sold; position=1; status=Shown
- Offers | parent=Sales; level=Second level; kind=Page; address=/sales/offers; icon=file; position=1; status=Shown
- Settings | level=First level; kind=Directory; address=/settings; icon=gear; description=For administrators; position=9; status=Shown
- Users and roles | parent=Settings; level=Second level; kind=Page; address=/settings/users; icon=people; position=1; status=Hidden
record menu permission|permission|access permission|access right|role permission|permission setting: Title!;Menu item->@menu item|menu~Sales|Users and roles;Role->@menu role|role~Administrator|Clerk;Person~Vera Stolz|Hugo Lam;May view:boolean;May add:boolean;May edit:boolean;May delete:boolean;Granted by~Vera Stolz;Granted on:date
- Administrators, users and roles | menu_item=Users and roles; role=Administrator; granted_by=Vera Stolz
- Clerks, sales | menu_item=Sales; role=Clerk; granted_by=Vera Stolz
- Auditors, offers | menu_item=Offers; role=Auditor; granted_by=Vera Stolz
- Hugo, settings for May | menu_item=Settings; role=Clerk; person=Hugo Lam; granted_by=Vera Stolz
item menu role|role|user role|user group: Name!;Code;Description:long;People:number#0-100000;Inherits from~Guest;~Status=Active|Off
- Administrator | code=admin; description=Sees and changes everything; people=2; status=Active
- Clerk | code=clerk; description=Daily work in sales; people=14; inherits_from=Guest; status=Active
- Auditor | code=audit; description=Reads everything, changes nothing; people=3; inherits_from=Guest; status=Active
- Guest | code=guest; description=Start page only; people=0; status=Off
record menu change|change log|operation log|sort record|menu history: Title!;Menu item->@menu item|menu~Offers;Action=Added|Edited|Moved|Sorted|Hidden|Deleted;Old value;New value;Changed by~Vera Stolz|Hugo Lam;Changed on:date
- Offers moved up | menu_item=Offers; action=Sorted; old_value=3; new_value=1; changed_by=Vera Stolz
- Users page hidden | menu_item=Users and roles; action=Hidden; old_value=Shown; new_value=Hidden; changed_by=Vera Stolz
- Sales got a new icon | menu_item=Sales; action=Edited; old_value=folder; new_value=chart; changed_by=Hugo Lam
- Settings added | menu_item=Settings; action=Added; changed_by=Vera Stolz
! item menu page|page content|menu detail|linked page [detail|content|page|view]: Title!;Menu item->@menu item|menu~Offers;Text:long;Picture:image;Attachment:file;Author~Vera Stolz;Changed on:date;~Status=Draft|Published
- How offers are written | menu_item=Offers; text=Use the template of the year and add delivery times.; author=Hugo Lam; status=Published
- Who gets which role | menu_item=Users and roles; text=The team leader asks, the administrator grants.; author=Vera Stolz; status=Published
- Sales at a glance | menu_item=Sales; text=Open offers and orders of the week.; author=Hugo Lam; status=Published
- Settings, first steps | menu_item=Settings; text=Begin with the name of the company.; author=Vera Stolz; status=Draft
! record menu state|user menu setting|pinned menu|expanded node [expand|collapse|favorite|pin|sort]: Title!;Person~Vera Stolz|Hugo Lam;Menu item->@menu item|menu~Sales;Expanded:boolean;Pinned:boolean;Own position:number#0-1000;~Opened:number(times)#0-1000000
- Hugo, sales | person=Hugo Lam; menu_item=Sales; own_position=1; opened=412
- Hugo, offers | person=Hugo Lam; menu_item=Offers; own_position=2; opened=388
- Vera, settings | person=Vera Stolz; menu_item=Settings; own_position=1; opened=96
- Vera, users | person=Vera Stolz; menu_item=Users and roles; own_position=2; opened=71

# dietary advice|diet advice|diet plan|health solution|nutrition advice|nutrition report|diet recommendation|personalized health|meal planner|personalized diet
record health profile|personal information|profile|health information|dietary habit|user health profile: Name!;Person~Sara Wen|Mikkel Dahl;Sex=Female|Male|Not told;Age:number(years)#1-120;Height:number(cm)#50-250;Weight:number(kg)#10-400;Activity=Sitting|Light|Moderate|Heavy;Goal=Lose weight|Keep weight|Gain weight|Steady blood sugar|More energy;Diet=Everything|Vegetarian|Vegan|No pork|Gluten free;Allergies~nuts|milk;Habits:long
- Sara's profile | person=Sara Wen; sex=Female; age=34; height=166; weight=71; activity=Sitting; goal=Lose weight; diet=Everything; allergies=nuts; habits=Coffee instead of breakfast, late dinners
- Mikkel's profile | person=Mikkel Dahl; sex=Male; age=52; height=181; weight=94; activity=Light; goal=Steady blood sugar; diet=Everything; habits=Two sweet drinks a day
- Ayla's profile | person=Ayla Kurt; sex=Female; age=27; height=172; weight=58; activity=Heavy; goal=More energy; diet=Vegetarian; allergies=milk; habits=Runs four times a week
- Renzo's profile | person=Renzo Bassi; sex=Male; age=41; height=175; weight=66; activity=Moderate; goal=Gain weight; diet=Gluten free; habits=Skips lunch on workdays
record nutrition report|breakfast nutrition report|breakfast report|report of nutrition|breakfast record|nutrition analysis: Title!;Profile->@health profile|profile~Sara's profile;Meal=Breakfast|Lunch|Dinner|Whole day;Energy:number(kcal)#0-10000;Protein:number(g)#0-1000;Fat:number(g)#0-1000;Carbohydrates:number(g)#0-2000;Fibre:number(g)#0-300;Score:number#0-100;Advice:long;Made on:date
- Sara, oats with apple | profile=Sara's profile; meal=Breakfast; energy=380; protein=14; fat=9; carbohydrates=58; fibre=9; score=86; advice=Good fibre. Add an egg for more protein.
- Mikkel, white rolls | profile=Mikkel's profile; meal=Breakfast; energy=540; protein=12; fat=17; carbohydrates=84; fibre=3; score=41; advice=Choose wholegrain and leave out the juice.
- Ayla, yoghurt of soy | profile=Ayla's profile; meal=Breakfast; energy=430; protein=21; fat=12; carbohydrates=56; fibre=8; score=90; advice=Fits a running day.
- Renzo, one banana | profile=Renzo's profile; meal=Breakfast; energy=105; protein=1; fat=0; carbohydrates=27; fibre=3; score=30; advice=Too little for your goal. Add eggs and rice cakes.
record diet plan|meal plan|health solution|nutrition plan|diet plan generation|plan|health plan: Title!;Profile->@health profile|profile~Sara's profile;Adviser->@nutritionist|adviser~Dr. Hilde Ros;Energy a day:number(kcal)#500-8000;Protein:percent;Fat:percent;Carbohydrates:percent;Starts on:date;Weeks:number#1-52;Advice:long;~Status=Generated|In use|Finished|Stopped
- Sara, six lighter weeks | profile=Sara's profile; adviser=Dr. Hilde Ros; energy_a_day=1650; protein=25; fat=30; carbohydrates=45; weeks=6; advice=Breakfast before nine, dinner before eight.; status=In use
- Mikkel, steady sugar | profile=Mikkel's profile; adviser=Dr. Hilde Ros; energy_a_day=2100; protein=22; fat=33; carbohydrates=45; weeks=12; advice=Water and tea only.; status=In use
- Ayla, race in June | profile=Ayla's profile; adviser=Jon Petri; energy_a_day=2500; protein=20; fat=25; carbohydrates=55; weeks=8; status=Generated
- Renzo, four kilos more | profile=Renzo's profile; adviser=Jon Petri; energy_a_day=2900; protein=22; fat=30; carbohydrates=48; weeks=10; advice=Five meals a day.; status=Finished
! record planned meal|plan meal|meal of a plan|plan day: Title!;Plan->@diet plan|meal plan~Sara, six lighter weeks;Day=Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday;Meal=Breakfast|Lunch|Dinner|Snack;Dish->@dish|recipe~Oats with apple;Portion:number(g)#1-2000;Energy:number(kcal)#0-5000;Eaten:boolean
- Sara, Monday breakfast | plan=Sara, six lighter weeks; day=Monday; meal=Breakfast; dish=Oats with apple; portion=320; energy=380
- Sara, Monday dinner | plan=Sara, six lighter weeks; day=Monday; meal=Dinner; dish=Trout with fennel; portion=350; energy=460
- Mikkel, Tuesday lunch | plan=Mikkel, steady sugar; day=Tuesday; meal=Lunch; dish=Lentil salad; portion=400; energy=520
- Ayla, Friday snack | plan=Ayla, race in June; day=Friday; meal=Snack; dish=Rice cakes with hummus; portion=110; energy=240
item dish|recipe|food|food item|recommended food: Name!;Meal=Breakfast|Lunch|Dinner|Snack;Energy:number(kcal)#0-5000;Protein:number(g)#0-500;Fat:number(g)#0-500;Carbohydrates:number(g)#0-1000;Suits=Everything|Vegetarian|Vegan|Gluten free;Preparation:long;Time:number(min)#0-600;Picture:image
- Oats with apple | meal=Breakfast; energy=380; protein=14; fat=9; carbohydrates=58; suits=Vegetarian; preparation=Simmer oats in milk and grate the apple over it.; time=10
- Lentil salad | meal=Lunch; energy=520; protein=24; fat=18; carbohydrates=62; suits=Vegan; preparation=Mix warm lentils with mustard dressing.; time=30
- Trout with fennel | meal=Dinner; energy=460; protein=38; fat=24; carbohydrates=18; suits=Gluten free; preparation=Bake at 180 °C.; time=35
- Rice cakes with hummus | meal=Snack; energy=240; protein=7; fat=9; carbohydrates=33; suits=Vegan; time=5
record health measurement|health data|health record|body data|progress|measurement|weight record: Title!;Profile->@health profile|profile~Sara's profile;Measured on:date!;Weight:number(kg)#10-400;Waist:number(cm)#30-250;Upper blood pressure:number(mmHg)#50-260;Lower blood pressure:number(mmHg)#30-160;Blood sugar:number(mmol/l)#1-40;Sleep:number(h)#0-24;Steps:number#0-100000;Note
- Sara, week 1 | profile=Sara's profile; weight=71; waist=84; upper_blood_pressure=122; lower_blood_pressure=79; sleep=6.5; steps=4800
- Sara, week 2 | profile=Sara's profile; weight=70.3; waist=83; sleep=7; steps=6900; note=Walked to work
- Mikkel, week 1 | profile=Mikkel's profile; weight=94; waist=106; upper_blood_pressure=138; lower_blood_pressure=88; blood_sugar=7.4; steps=5200
- Ayla, week 3 | profile=Ayla's profile; weight=58.2; sleep=8; steps=14300
! record food diary entry|meal record|diet record|food log|eating record: Title!;Profile->@health profile|profile~Sara's profile;Dish->@dish|recipe~Oats with apple;Meal=Breakfast|Lunch|Dinner|Snack;Amount:number(g)#0-5000;Energy:number(kcal)#0-10000;Eaten on:date!;Picture:image;Note
- Sara, oats | profile=Sara's profile; dish=Oats with apple; meal=Breakfast; amount=320; energy=380
- Sara, cake at work | profile=Sara's profile; meal=Snack; amount=90; energy=350; note=Birthday
- Mikkel, lentils | profile=Mikkel's profile; dish=Lentil salad; meal=Lunch; amount=380; energy=495
- Renzo, trout | profile=Renzo's profile; dish=Trout with fennel; meal=Dinner; amount=500; energy=655
! person nutritionist|adviser|dietitian|health adviser [advi|nutritionist|dietitian|expert|consult]: Name!;Subject=Weight|Diabetes|Sport|Children|Allergies;Introduction:long;Languages;Email:email;Photo:image;~Status=Available|Away
- Dr. Hilde Ros | subject=Diabetes; introduction=Twenty years in a hospital kitchen and clinic; languages=English, Norwegian; email=hilde@diet.example; status=Available
- Jon Petri | subject=Sport; introduction=Advises runners and rowers; languages=English, Italian; email=jon@diet.example; status=Available
- Mei Arnold | subject=Children; introduction=Food from the first spoon to school; languages=English, Chinese; status=Away
- Tariq Shah | subject=Allergies; introduction=Eating well without milk, nuts or wheat; languages=English, Urdu; status=Available

# household item|home inventory|home item|household inventory|item storage|storage location|belongings|home storage
record household item|item|item information|home item|stored item|belonging|article of household: Name!;Category->@item category|category~Food|Tools;Place->@box|container~Blue box|Kitchen drawer 2;Quantity:number#0-100000;Unit~pieces|g;Brand;Bought on:date;Price:money;Expires on:date;Picture:image;Owner~Lena Holt|Tariq Holt;Note:long;~Status=In place|Lent out|Used up|Expired|Thrown away
- Paracetamol 500 mg | category=Medicine; place=Bathroom cabinet, top; quantity=18; unit=pieces; brand=Pharma Nord; price=4; owner=Lena Holt; status=In place
- Cordless drill | category=Tools; place=Blue box; quantity=1; unit=pieces; brand=Werka; price=129; owner=Tariq Holt; status=Lent out
- Chickpeas in tins | category=Food; place=Kitchen drawer 2; quantity=6; unit=pieces; price=7; owner=Lena Holt; status=In place
- Winter tyres | category=Car; place=Cellar shelf A; quantity=4; unit=pieces; price=310; owner=Tariq Holt; status=In place
item home|house|household|residence|space: Name!;Address;Kind=Flat|House|Holiday home|Storage unit;Owner~Lena Holt|Tariq Holt;Area:number(m2)#1-5000;Picture:image;Note:long
- Flat in Linden Street | address=Linden Street 8, 3rd floor; kind=Flat; owner=Lena Holt; area=92
- Cabin at the lake | address=Lake path 2; kind=Holiday home; owner=Tariq Holt; area=48; note=Water off in winter
- Storage unit 114 | address=Harbour depot; kind=Storage unit; owner=Lena Holt; area=6
- Grandma's house | address=Church Lane 19; kind=House; owner=Ingrid Holt; area=140
item location|room|storage location|storage place|space information|area: Name!;Home->@home|house~Flat in Linden Street|Cabin at the lake;Kind=Room|Cupboard|Shelf|Cellar|Attic|Garage;Floor~3rd floor;Picture:image;Position:number#1-500;Note
- Kitchen | home=Flat in Linden Street; kind=Room; floor=3rd floor; position=1
- Bathroom cabinet | home=Flat in Linden Street; kind=Cupboard; floor=3rd floor; position=2; note=Key on top
- Cellar 12 | home=Flat in Linden Street; kind=Cellar; floor=Basement; position=3
- Boat shed | home=Cabin at the lake; kind=Garage; floor=Ground; position=1
item box|container|storage box|drawer|shelf: Name!;Location->@location|room~Kitchen|Cellar 12;Code~BX-07;Kind=Box|Drawer|Shelf|Bag|Cabinet;Colour~blue;Label:image;~Items:number#0-100000;Note
- Blue box | location=Cellar 12; code=BX-07; kind=Box; colour=blue; items=14
- Kitchen drawer 2 | location=Kitchen; code=DR-02; kind=Drawer; colour=white; items=22
- Bathroom cabinet, top | location=Bathroom cabinet; code=CB-01; kind=Cabinet; colour=white; items=17
- Cellar shelf A | location=Cellar 12; code=SH-0A; kind=Shelf; colour=grey; items=9; note=Heavy things below
item item category|category|type of item|tag: Name!;Colour~green|red;Expires:boolean;Remind before:number(days)#0-365;Description;Position:number#1-100
- Food | colour=green; remind_before=14; description=Tins, flour, spices; position=1
- Medicine | colour=red; remind_before=30; description=First aid and tablets; position=2
- Tools | colour=grey; remind_before=0; description=For repairs; position=3
- Car | colour=blue; remind_before=0; description=Tyres and care; position=4
record item movement|move record|item history|operation record|lending|lending record|usage record: Title!;Item->@household item|item~Cordless drill;Action=Put away|Moved|Taken out|Lent|Given back|Used up;From->@box|container~Blue box;To->@box|container~Kitchen drawer 2;Quantity:number#0-100000;Person~Lena Holt|Neighbour Paul;Done on:date;Note
- Drill to the neighbour | item=Cordless drill; action=Lent; from=Blue box; quantity=1; person=Neighbour Paul; note=Back on Sunday
- Two tins eaten | item=Chickpeas in tins; action=Used up; from=Kitchen drawer 2; quantity=2; person=Lena Holt
- Tyres into the cellar | item=Winter tyres; action=Put away; to=Cellar shelf A; quantity=4; person=Tariq Holt
- New tablets | item=Paracetamol 500 mg; action=Put away; to=Bathroom cabinet, top; quantity=20; person=Lena Holt
! record expiry reminder|expiration reminder|reminder|expiration date|expiry alert [expir|remind|best before]: Title!;Item->@household item|item~Paracetamol 500 mg;Expires on:date;Remind on:date;Sent to~Lena Holt;Sent by=Email|Phone|In the app;~Status=Waiting|Sent|Done|Put off
- Tablets run out in autumn | item=Paracetamol 500 mg; sent_to=Lena Holt; sent_by=Email; status=Waiting
- Eat the chickpeas | item=Chickpeas in tins; sent_to=Lena Holt; sent_by=In the app; status=Sent
- Change to winter tyres | item=Winter tyres; sent_to=Tariq Holt; sent_by=Phone; status=Put off
- Ask for the drill | item=Cordless drill; sent_to=Tariq Holt; sent_by=In the app; status=Done
! record household member|home member|family member [member|famil|share|role]: Title!;Home->@home|house~Flat in Linden Street;Person~Lena Holt|Tariq Holt;Role=Owner|May change|May look;Invited on:date;~Status=Invited|Active|Left
- Lena, Linden Street | home=Flat in Linden Street; person=Lena Holt; role=Owner; status=Active
- Tariq, Linden Street | home=Flat in Linden Street; person=Tariq Holt; role=May change; status=Active
- Ingrid, cabin | home=Cabin at the lake; person=Ingrid Holt; role=May look; status=Invited
- Tariq, cabin | home=Cabin at the lake; person=Tariq Holt; role=Owner; status=Active

# temperature monitoring|temperature control|temperature detection|environmental temperature|temperature recording|temperature sensor|temperature alarm|temperature and humidity
item sensor|temperature sensor|device|monitoring device|probe|monitoring point: Name!;Number;Place->@monitored area|area~Cold room 1|Server room;Model~PT100|DS18B20;Accuracy:number(°C)#0-5;Interval:number(s)#1-86400;Battery:percent;Calibrated on:date;~Last temperature:number(°C)#-100-500;~Status=Online|Offline|Fault
- Probe C1 | number=TS-001; place=Cold room 1; model=PT100; accuracy=0.1; interval=60; battery=92; last_temperature=3.8; status=Online
- Probe S1 | number=TS-014; place=Server room; model=DS18B20; accuracy=0.5; interval=30; battery=100; last_temperature=27.9; status=Online
- Probe G2 | number=TS-022; place=Greenhouse east; model=DS18B20; accuracy=0.5; interval=120; battery=41; last_temperature=21.4; status=Online
- Probe L1 | number=TS-030; place=Laboratory store; model=PT100; accuracy=0.1; interval=60; battery=4; status=Offline
item monitored area|area|room|environment|zone|monitored place: Name!;Kind=Cold room|Server room|Greenhouse|Laboratory|Warehouse|Living room;Building;Target temperature:number(°C)#-100-200;Lower limit:number(°C)#-100-200;Upper limit:number(°C)#-100-200;Responsible~Nadia Klein|Tom Reed;Phone:phone;~Status=Normal|Too warm|Too cold|Not watched
- Cold room 1 | kind=Cold room; building=Hall B; target_temperature=4; lower_limit=2; upper_limit=6; responsible=Nadia Klein; status=Normal
- Server room | kind=Server room; building=Main house; target_temperature=22; lower_limit=18; upper_limit=26; responsible=Tom Reed; status=Too warm
- Greenhouse east | kind=Greenhouse; building=Garden; target_temperature=21; lower_limit=15; upper_limit=30; responsible=Ines Vale; status=Normal
- Laboratory store | kind=Laboratory; building=Main house; target_temperature=-20; lower_limit=-24; upper_limit=-17; responsible=Nadia Klein; status=Not watched
record temperature reading|temperature record|temperature data|reading|historical temperature|real-time temperature|temperature|measurement: Title!;Sensor->@sensor|temperature sensor~Probe C1|Probe S1;Area->@monitored area|area~Cold room 1|Server room;Temperature:number(°C)#-100-500!;Humidity:percent;Measured on:date!;Measured at:time;~Status=Normal|Too warm|Too cold
- C1 in the morning | sensor=Probe C1; area=Cold room 1; temperature=3.8; humidity=78; status=Normal
- C1 after delivery | sensor=Probe C1; area=Cold room 1; temperature=5.6; humidity=81; status=Normal
- S1 at noon | sensor=Probe S1; area=Server room; temperature=27.9; humidity=38; status=Too warm
- G2 at night | sensor=Probe G2; area=Greenhouse east; temperature=14.2; humidity=88; status=Too cold
item limit rule|threshold|temperature limit|alarm rule|control rule|alarm setting: Name!;Area->@monitored area|area~Cold room 1|Server room;Condition=Above|Below|Rises fast|No signal;Limit:number(°C)#-100-500;For at least:number(min)#0-1440;Measure=Alarm only|Cooling on|Heating on|Fan on|Device off;Device->@control device|actuator~Cooler 1|Ceiling fan;Tell~Tom Reed;Active:boolean
- Server room above 26 | area=Server room; condition=Above; limit=26; for_at_least=5; measure=Fan on; device=Ceiling fan; tell=Tom Reed
- Cold room above 6 | area=Cold room 1; condition=Above; limit=6; for_at_least=10; measure=Cooling on; device=Cooler 1; tell=Nadia Klein
- Greenhouse below 15 | area=Greenhouse east; condition=Below; limit=15; for_at_least=15; measure=Heating on; device=Bench heating; tell=Ines Vale
- Laboratory, no signal | area=Laboratory store; condition=No signal; limit=0; for_at_least=30; measure=Alarm only; tell=Nadia Klein
record alarm|temperature alarm|alert|warning|alarm record|limit alarm: Title!;Area->@monitored area|area~Server room;Rule->@limit rule|threshold~Server room above 26;Temperature:number(°C)#-100-500;Level=Hint|Warning|Critical;Raised on:date;Confirmed by~Tom Reed;Cause;Note:long;~Status=Open|Confirmed|Over
- Server room too warm | area=Server room; rule=Server room above 26; temperature=27.9; level=Warning; confirmed_by=Tom Reed; cause=Filter of the cooler is full; status=Confirmed
- Cold night in the greenhouse | area=Greenhouse east; rule=Greenhouse below 15; temperature=14.2; level=Hint; cause=Roof window was open; status=Over
- Laboratory probe is silent | area=Laboratory store; rule=Laboratory, no signal; level=Critical; cause=Battery empty; status=Open
- Door of the cold room | area=Cold room 1; rule=Cold room above 6; temperature=7.1; level=Warning; confirmed_by=Nadia Klein; cause=Door not closed; status=Over
item control device|actuator|cooler|heater|fan|controlled device: Name!;Area->@monitored area|area~Cold room 1|Server room;Type=Cooling|Heating|Fan|Window|Humidifier;Number;Power:number(W)#0-1000000;Mode=By rule|By hand|Off;Set temperature:number(°C)#-100-200;~Status=Running|Waiting|Off|Fault
- Cooler 1 | area=Cold room 1; type=Cooling; number=AC-101; power=2400; mode=By rule; set_temperature=4; status=Running
- Ceiling fan | area=Server room; type=Fan; number=FN-007; power=180; mode=By rule; set_temperature=24; status=Running
- Bench heating | area=Greenhouse east; type=Heating; number=HT-022; power=1500; mode=By rule; set_temperature=18; status=Waiting
- Roof window | area=Greenhouse east; type=Window; number=WN-003; power=60; mode=By hand; status=Off
record control action|control record|control measure|switching record|control log|temperature control record: Title!;Device->@control device|actuator~Ceiling fan;Alarm->@alarm|temperature alarm~Server room too warm;Action=Switched on|Switched off|Set temperature|Opened|Closed;Value:number(°C)#-100-200;Started by=Rule|Person|Schedule;Person~Tom Reed;Done on:date;~Status=Sent|Done|Failed
- Fan on at 27.9 | device=Ceiling fan; alarm=Server room too warm; action=Switched on; started_by=Rule; status=Done
- Heating on at night | device=Bench heating; alarm=Cold night in the greenhouse; action=Switched on; value=18; started_by=Rule; status=Done
- Cooler set to 3 | device=Cooler 1; alarm=Door of the cold room; action=Set temperature; value=3; started_by=Person; person=Nadia Klein; status=Done
- Roof window closed | device=Roof window; action=Closed; started_by=Person; person=Ines Vale; status=Failed
! record temperature statistic|daily statistic|temperature analysis|hourly mean [analy|statistic|chart|trend|display]: Title!;Area->@monitored area|area~Cold room 1|Server room;Day:date!;Lowest:number(°C)#-100-500;Mean:number(°C)#-100-500;Highest:number(°C)#-100-500;Out of limits:number(min)#0-1440;Readings:number#0-1000000
- Cold room 1, Monday | area=Cold room 1; lowest=2.9; mean=4.1; highest=7.1; out_of_limits=14; readings=1440
- Server room, Monday | area=Server room; lowest=21.8; mean=24.6; highest=27.9; out_of_limits=96; readings=2880
- Greenhouse, Monday | area=Greenhouse east; lowest=14.2; mean=20.3; highest=28.8; out_of_limits=35; readings=720
- Cold room 1, Tuesday | area=Cold room 1; lowest=3.1; mean=4; highest=5.2; out_of_limits=0; readings=1440
`
