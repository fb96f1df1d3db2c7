import { type Kit, kit } from './kit.ts'
import { type KitName, kits } from './kits.ts'
import { type Curated, curatedRow, rowsFor } from './rows.ts'

const life = 'Waiting; Start: Waiting > Running; Finish: Running > Done; Stop: Waiting, Running > Stopped'
const languages = 'English|Chinese|Spanish|French|German|Arabic|Japanese|Portuguese'

/** A kind of work by the words for it: what is given to it and, after "~", what comes out; with sample rows. */
interface Shape {
  readonly said: RegExp
  readonly kit: Kit
  readonly rows: readonly Curated[]
}
const shape = (said: RegExp, fields: string, ...rows: string[]): Shape => ({
  said,
  kit: kit('work', 'table', 'own', 'start', 'jobs', fields, life),
  rows: rows.map(curatedRow),
})

/** The first that fits tells the kind. */
const shapes: readonly Shape[] = [
  shape(
    /\b(?:translations?|localizations?)$/,
    `Title!;Text:long!;Source language=${languages};Target language=${languages.replace('English|Chinese', 'Chinese|English')}!;~Translation:long`,
    'Welcome letter | text=We are glad to have you with us.; source_language=English; target_language=Spanish; translation=Nos alegra tenerle con nosotros.',
    'Opening hours | text=We are open from nine to five.; source_language=English; target_language=French; translation=Nous sommes ouverts de neuf heures à dix-sept heures.',
    'Safety note | text=Please keep the door closed.; source_language=English; target_language=German; translation=Bitte halten Sie die Tür geschlossen.',
    'Thank-you card | text=Thank you for your visit.; source_language=English; target_language=Portuguese; translation=Obrigado pela sua visita.',
    'Arrival notice | text=Your parcel has arrived.; source_language=English; target_language=Spanish; translation=Su paquete ha llegado.',
  ),
  shape(
    /\b(?:transcriptions?|transcripts?)$|\b(?:speech|voice|audio|sound)\b.* (?:recognition|detection|analysis task)$|^(?:speech|voice) to text\b/,
    `Title!;Recording:file!;Language=${languages};Length:number(min)#0-;~Transcript:long`,
    'Team meeting, Monday | recording=team-meeting.mp3; language=English; length=12; transcript=Good morning. First the numbers of last week, then the plan for the next.',
    'Interview, first part | recording=interview-1.mp3; language=English; length=25; transcript=Thank you for taking the time. How did it all begin?',
    'Voice note | recording=voice-note.mp3; language=English; length=1; transcript=Please call me back after four.',
    'Lecture 3 | recording=lecture-3.mp3; language=English; length=45; transcript=Today we look at how rivers shape a valley.',
  ),
  shape(
    /\b(?:speech|voice|audio)\b.* (?:generation|synthesis|conversion)$|^speech$|^text to speech\b/,
    `Title!;Text:long!;Voice=Calm|Bright|Deep;Language=${languages};~Recording:file`,
    'Door announcement | text=The doors close in five minutes.; voice=Calm; language=English; recording=doors.mp3',
    'Welcome message | text=Welcome. Please take a seat.; voice=Bright; language=English; recording=welcome.mp3',
    'Lift, ground floor | text=Ground floor. Main exit.; voice=Deep; language=English; recording=ground-floor.mp3',
    'Waiting line | text=We will be with you shortly.; voice=Calm; language=English; recording=waiting.mp3',
  ),
  shape(
    /\b(?:qr|bar) ?codes?(?: generation)?$/,
    'Title!;Content:long!;Size=Small|Medium|Large;Colour;~Picture:image',
    'Shop address | content=https://example.com/shop; size=Medium; colour=Black',
    'Table 4 | content=https://example.com/table-4; size=Large; colour=Black',
    'Event page | content=https://example.com/event; size=Medium; colour=Dark blue',
    'Guest network | content=Guest network, password: river-42; size=Small; colour=Black',
  ),
  shape(
    /\b(?:images?|pictures?|photos?|art|painting|avatar|logo|poster)\b.* generation$/,
    'Title!;Prompt:long!;Style=Photo|Drawing|Painting|Comic;Size=Square|Portrait|Landscape;~Picture:image',
    'Harbour at dawn | prompt=A quiet harbour before sunrise, soft fog, two boats; style=Painting; size=Landscape',
    'Paper fox | prompt=A fox folded from orange paper on a white table; style=Photo; size=Square',
    'City of glass | prompt=A city of glass towers in the evening sun; style=Drawing; size=Portrait',
    'Winter field | prompt=One tree in a snowy field, long shadows; style=Photo; size=Landscape',
  ),
  shape(
    /\b(?:videos?|films?|animations?)\b.* generation$/,
    'Title!;Script:long!;Style=Film|Cartoon|Slides;Length:number(s)#1-;~Video:file',
    'Product teaser | script=A cup on a table, steam rises, the name appears; style=Film; length=15; video=product-teaser.mp4',
    'How to sign up | script=Three steps with short captions; style=Slides; length=40; video=how-to-sign-up.mp4',
    'Summer greeting | script=The team waves from the roof terrace; style=Film; length=20; video=summer-greeting.mp4',
    'Opening titles | script=Letters drift in over a blue sea; style=Cartoon; length=8; video=opening-titles.mp4',
  ),
  shape(
    /\b(?:code|script|program|web ?page|website|page|interface|front-end|form|html)\b.* generation$/,
    'Title!;Description:long!;Language=HTML|JavaScript|Python|SQL;~Code:long;~Generated on:date',
    'Contact form | description=Name, email and a message, with a send button; language=HTML; code=<form><input name="email"><button>Send</button></form>',
    'Sum of a list | description=Adds up the numbers of a list; language=Python; code=total = sum(numbers)',
    'Newest orders | description=The ten newest orders; language=SQL; code=select * from orders order by created desc limit 10',
    'Today as text | description=The date of today as text; language=JavaScript; code=new Date().toDateString()',
  ),
  shape(
    /\b(?:generation|creation)$/,
    'Title!;Prompt:long!;Tone=Plain|Friendly|Formal;Length=Short|Medium|Long;~Text:long;~Generated on:date',
    'Spring newsletter | prompt=Three short paragraphs about the new season; tone=Friendly; length=Medium',
    'Product text, lamp | prompt=A warm desk lamp made of oak, for reading; tone=Plain; length=Short',
    'Invitation | prompt=An evening for customers in the new shop; tone=Formal; length=Short',
    'About us | prompt=A small workshop by the harbour, two people, since 2011; tone=Plain; length=Long',
  ),
  shape(
    /\b(?:currency|exchange|unit|measure)\b.* conversion$/,
    'Title!;Amount:number#0-!;From!;To!;~Result:number;Date:date',
    'Hotel in Lisbon | amount=240; from=USD; to=EUR; result=221',
    'Train ticket | amount=80; from=EUR; to=GBP; result=68',
    'Invoice 1042 | amount=1200; from=GBP; to=USD; result=1520',
    'Travel money | amount=300; from=EUR; to=JPY; result=48600',
  ),
  shape(
    /\b(?:files?|pdf|videos?|audio|images?|pictures?|photos?|word|excel|documents?|music|e-?books?|formats?|ppt|spreadsheets?|media)\b.* (?:conversion|converter|merge|splitting|processing)$/,
    'Title!;File:file!;From format;To format!;~Converted file:file;~Converted on:date',
    'Price list | file=price-list.docx; from_format=DOCX; to_format=PDF; converted_file=price-list.pdf',
    'Holiday clip | file=holiday.mov; from_format=MOV; to_format=MP4; converted_file=holiday.mp4',
    'Team photo | file=team.png; from_format=PNG; to_format=JPG; converted_file=team.jpg',
    'Customer list | file=customers.xlsx; from_format=XLSX; to_format=CSV; converted_file=customers.csv',
  ),
  shape(
    /\bconversion$/,
    'Title!;Input:long!;From format;To format!;~Output:long;~Converted on:date',
    'Customer record | input=name,city / Ana,Lisbon; from_format=CSV; to_format=JSON; output=[{"name":"Ana","city":"Lisbon"}]',
    'Heading | input=opening hours; from_format=Lower case; to_format=Title case; output=Opening Hours',
    'Short note | input=# Hello; from_format=Markdown; to_format=HTML; output=<h1>Hello</h1>',
    'Price table | input=lamp;24 / mug;9; from_format=CSV; to_format=JSON; output=[{"lamp":24},{"mug":9}]',
  ),
  shape(
    /\b(?:text|article|paper|document|content|plagiarism|spam|sentiment|emotion|sensitive word|language|news|comment|phishing|fraud|email)\b.* (?:detection|recognition|segmentation|classification|identification|processing|analysis task)$/,
    'Title!;Text:long!;~Result:long;~Score:percent#0-100;~Checked on:date',
    'Essay, first draft | text=The river was here before the town.; result=No passage is known from elsewhere.; score=4',
    'Customer letter | text=I waited for three weeks and nobody called back.; result=Disappointed; score=86',
    'Product text | text=The softest scarf for cold mornings.; result=Friendly, nothing to object to; score=12',
    'Chapter 2 | text=Nobody had opened the door since spring.; result=Two sentences are close to known texts.; score=18',
  ),
  shape(
    /\b(?:recognition|detection|identification|segmentation|classification)$/,
    'Title!;Picture:image!;~Result:long;~Confidence:percent#0-100;~Checked on:date',
    'Entrance, 08:10 | result=One person, one bag; confidence=94',
    'Leaf from the garden | result=Silver birch; confidence=88',
    'Gate camera, noon | result=One car, plate readable; confidence=91',
    'Shelf 3 | result=Two boxes, one of them open; confidence=76',
  ),
  shape(
    /\bdiagnos[ie]s$/,
    'Title!;Symptoms:long!;Since:date;Picture:image;~Diagnosis:long;~Advice:long',
    'Cough at night | symptoms=Dry cough, worse when lying down; diagnosis=Likely an irritated throat; advice=Drink warm water and see a doctor if it lasts a week.',
    'Slow pump | symptoms=Runs hot and loses pressure after an hour; diagnosis=Worn seal; advice=Replace the seal and check the filter.',
    'Sore knee | symptoms=Hurts on stairs since Sunday; diagnosis=Likely a strain; advice=Rest for three days.',
    'Yellow leaves | symptoms=Lower leaves turn yellow, soil wet; diagnosis=Too much water; advice=Let the soil dry before watering.',
  ),
  shape(
    /\b(?:predictions?|forecasts?|forecasting|estimations?)$/,
    'Title!;Measure!;Known values:long!;Method=Average|Trend|Season;Predicted for:date;~Predicted value:number;~Confidence:percent#0-100',
    'Sales next month | measure=Sales; known_values=120, 132, 141, 150; method=Trend; predicted_value=160; confidence=82',
    'Visitors on Sunday | measure=Visitors; known_values=310, 295, 320, 305; method=Average; predicted_value=308; confidence=74',
    'Power use, December | measure=Power use; known_values=88, 92, 104, 117; method=Season; predicted_value=128; confidence=79',
    'Price next week | measure=Price; known_values=24, 25, 25, 27; method=Trend; predicted_value=28; confidence=61',
  ),
  shape(
    /\b(?:simulations?|model runs?)$/,
    'Title!;Start values:long!;Steps:number#1-;Step length:number(s)#0-;~Result:long;~Run on:date',
    'Base case | start_values=Speed 20, load 0.5; steps=100; step_length=1; result=Settles after 62 steps.',
    'Double load | start_values=Speed 20, load 1.0; steps=100; step_length=1; result=Does not settle within 100 steps.',
    'Slow start | start_values=Speed 5, load 0.5; steps=200; step_length=1; result=Settles after 140 steps.',
    'Fine steps | start_values=Speed 20, load 0.5; steps=1000; step_length=0.1; result=Settles after 618 steps.',
  ),
  shape(
    /\b(?:calculations?|computing tasks?|computations?|estimates?|quantification)$/,
    'Title!;Values:long!;Formula;~Result:number;~Calculated on:date',
    'Wall, north side | values=width 4.2, height 2.5; formula=width × height; result=10.5',
    'Loan, five years | values=amount 12000, months 60; formula=amount ÷ months; result=200',
    'Tank | values=length 2, width 1.5, depth 1; formula=length × width × depth; result=3',
    'Average week | values=31, 28, 35, 30; formula=sum ÷ count; result=31',
  ),
  shape(
    /\b(?:crawls?|scrapes?|crawling|scraping|crawling tasks?|collection tasks?)$/,
    'Title!;Address:url!;How often=Once|Hourly|Daily|Weekly;What to take:long;~Pages read:number#0-;~Result:long;~Last run on:date',
    'News, front page | how_often=Hourly; what_to_take=Headlines and their links; pages_read=1; result=24 headlines',
    'Price watch | how_often=Daily; what_to_take=Name and price of each product; pages_read=12; result=231 products',
    'Job offers | how_often=Daily; what_to_take=Title, place and salary; pages_read=6; result=58 offers',
    'Weather table | how_often=Weekly; what_to_take=Highs and lows; pages_read=1; result=7 rows',
  ),
  shape(
    /\bcompressions?$/,
    'Title!;File:file!;Quality=High|Medium|Low;~Size before:number(MB)#0-;~Size after:number(MB)#0-;~Compressed file:file',
    'Team photo | file=team.jpg; quality=High; size_before=6; size_after=2; compressed_file=team-small.jpg',
    'Catalogue | file=catalogue.pdf; quality=Medium; size_before=48; size_after=11; compressed_file=catalogue-small.pdf',
    'Holiday clip | file=holiday.mp4; quality=Low; size_before=320; size_after=42; compressed_file=holiday-small.mp4',
    'Floor plan | file=floor-plan.png; quality=High; size_before=9; size_after=4; compressed_file=floor-plan-small.png',
  ),
  shape(
    /\b(?:migrations?|synchroni[sz]ations?|syncs?|imports?|importing|restores?|replications?)$/,
    'Title!;Source!;Target!;Scheduled for:date;~Records:number#0-;~Result:long',
    'Customers to the new system | source=Old customer list; target=Customers; records=1840; result=All records are there.',
    'Orders of last year | source=Archive 2025; target=Orders; records=12400; result=Two records lack a date.',
    'Product pictures | source=Shared drive; target=Media store; records=960; result=All pictures are there.',
    'Nightly copy | source=Main database; target=Reserve database; records=52100; result=Both are alike.',
  ),
  shape(
    /\b(?:encryptions?|decryptions?|masking)$/,
    'Title!;Text:long;File:file;Algorithm=AES-256|RSA|ChaCha20!;~Result:long;~Done on:date',
    'Customer list | file=customers.csv; algorithm=AES-256; result=customers.csv.enc',
    'Contract | file=contract.pdf; algorithm=RSA; result=contract.pdf.enc',
    'Backup key | text=River-42-Lamp; algorithm=AES-256; result=9f2c 71ab 04de',
    'Salary table | file=salaries.xlsx; algorithm=ChaCha20; result=salaries.xlsx.enc',
  ),
  shape(
    /\b(?:training runs?|model training|trainings?|fine-tuning)$/,
    'Title!;Dataset->dataset;Algorithm=Decision tree|Neural network|Linear model;Rounds:number#1-;~Accuracy:percent#0-100;~Trained on:date',
    'First try | algorithm=Linear model; rounds=20; accuracy=71',
    'Deeper tree | algorithm=Decision tree; rounds=40; accuracy=83',
    'Small network | algorithm=Neural network; rounds=120; accuracy=89',
    'More rounds | algorithm=Neural network; rounds=300; accuracy=91',
  ),
  shape(
    /\balgorithms?$/,
    'Name!;Type=Sorting|Search|Classification|Clustering|Forecast;Parameters:long;Version;Description:long;~Result:long',
    'Quick sort | type=Sorting; parameters=Pivot: middle; version=1.2; description=Splits the list and sorts both halves.',
    'Nearest neighbours | type=Classification; parameters=k = 5; version=2.0; description=Decides by the five nearest known rows.',
    'K-means | type=Clustering; parameters=k = 3; version=1.0; description=Groups rows around three centres.',
    'Moving average | type=Forecast; parameters=Window: 7 days; version=1.1; description=Smooths by the last seven values.',
  ),
  shape(
    /\b(?:scans?|scanning|vulnerability (?:tests?|checks?))$/,
    'Title!;Target!;Kind=Quick|Full|Custom;Started on:date;~Found:number#0-;~Findings:long',
    'Front page | target=www.example.com; kind=Quick; found=1; findings=One header is missing.',
    'Office network | target=10.0.0.0/24; kind=Full; found=3; findings=Three devices lack updates.',
    'Upload folder | target=/uploads; kind=Full; found=0; findings=Nothing found.',
    'Sign-in page | target=www.example.com/login; kind=Custom; found=0; findings=Nothing found.',
  ),
  shape(
    /\bexperiments?$/,
    'Title!;Purpose:long!;Parameters:long;Carried out by;Run on:date;~Result:long;~Conclusion:long',
    'Pendulum, long | purpose=How the length changes the period; parameters=Length 1.5 m, angle 10°; result=2.46 s; conclusion=As expected.',
    'Pendulum, short | purpose=How the length changes the period; parameters=Length 0.5 m, angle 10°; result=1.42 s; conclusion=As expected.',
    'Salt water | purpose=At what temperature it freezes; parameters=35 g salt per litre; result=−2 °C; conclusion=Lower than fresh water.',
    'Seedlings in shade | purpose=How light changes growth; parameters=12 plants, two weeks; result=4 cm less; conclusion=Light decides.',
  ),
  shape(
    /\b(?:tests?|testing|evaluation tasks?)$/,
    'Title!;Target!;Kind=Function|Speed|Load|Security;Expected result;Run on:date;~Result=Passed|Failed;~Notes:long',
    'Sign in | target=Sign-in page; kind=Function; expected_result=The person is signed in; result=Passed; notes=All steps worked.',
    'Front page, 100 visitors | target=Front page; kind=Load; expected_result=Below one second; result=Passed; notes=0.4 s on average.',
    'Order without address | target=Order form; kind=Function; expected_result=A message at the field; result=Failed; notes=No message appears.',
    'Search | target=Product search; kind=Speed; expected_result=Below half a second; result=Passed; notes=0.2 s on average.',
  ),
  shape(
    /\bextractions?$/,
    'Title!;Source:file;Address:url;What to extract!;~Result:long;~Extracted on:date',
    'Invoice 1042 | source=invoice-1042.pdf; what_to_extract=Amount and due date; result=1,200.00, due 14 March',
    'Contact page | what_to_extract=Email addresses; result=hello@example.com',
    'Minutes of May | source=minutes-may.docx; what_to_extract=Decisions; result=Three decisions',
    'Price list | source=price-list.pdf; what_to_extract=Names and prices; result=48 rows',
  ),
  shape(
    /\bscripts?$/,
    'Name!;Language=JavaScript|Python|Shell|SQL;Code:long!;~Output:long;~Last run on:date',
    'Count lines | language=Shell; code=wc -l list.txt; output=240 list.txt',
    'Sum of orders | language=SQL; code=select sum(total) from orders; output=18420',
    'Greeting | language=Python; code=print("Hello"); output=Hello',
    'Round prices | language=JavaScript; code=prices.map(Math.round); output=24, 9, 13',
  ),
  shape(
    /\b(?:renderings?|renders?)$/,
    'Title!;Scene:file!;Size=1280 × 720|1920 × 1080|3840 × 2160;Quality=Draft|Good|Best;~Picture:image;~Minutes:number(min)#0-',
    'Living room, morning | scene=living-room.blend; size=1920 × 1080; quality=Good; minutes=14',
    'House from the street | scene=house.blend; size=3840 × 2160; quality=Best; minutes=62',
    'Chair, close | scene=chair.blend; size=1280 × 720; quality=Draft; minutes=2',
    'Garden at dusk | scene=garden.blend; size=1920 × 1080; quality=Good; minutes=19',
  ),
  shape(
    /\b(?:analysis tasks?|analys[ei]s)$/,
    'Title!;Dataset->dataset;Question:long!;Method=Summary|Comparison|Trend|Correlation;~Finding:long;~Done on:date',
    'Sales by month | question=Which month is the best?; method=Comparison; finding=November, by a fifth.',
    'Late deliveries | question=Why are parcels late on Mondays?; method=Correlation; finding=They leave on Saturday.',
    'Customer ages | question=Who buys what?; method=Summary; finding=Two groups, around 25 and 48.',
    'Visits and rain | question=Do visits follow the weather?; method=Trend; finding=A little, at weekends.',
  ),
  shape(
    /\b(?:edits?|processing|merges?|optimi[sz]ations?|enhancements?|cropping)$/,
    'Title!;File:file!;Instructions:long!;~Edited file:file;~Done on:date',
    'Team photo | file=team.jpg; instructions=Crop to a square, brighter; edited_file=team-edited.jpg',
    'Product picture | file=lamp.png; instructions=White background; edited_file=lamp-edited.png',
    'Three chapters | file=chapters.zip; instructions=Join them into one file; edited_file=chapters.pdf',
    'Logo | file=logo.svg; instructions=Dark blue instead of black; edited_file=logo-edited.svg',
  ),
]

const jobOf = (kit: KitName, noun: string): Shape | undefined => (kit === 'job' ? shapes.find(({ said }) => said.test(noun)) : undefined)

/** What a thing of this kit and noun is made of: work that is asked for has what is given to it and what comes out. */
export const kitFor = (kit: KitName, noun: string): Kit => jobOf(kit, noun)?.kit ?? kits[kit]

/** The curated rows of a thing of this kit and noun; none for most. */
export const curatedFor = (kit: KitName, noun: string): readonly Curated[] => jobOf(kit, noun)?.rows ?? rowsFor(kit)
