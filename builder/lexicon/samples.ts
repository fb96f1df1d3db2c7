import { companies, givenNames, streets, towns } from './people.ts'

const split = (text: string): readonly string[] => text.split('|')
const things = split('First entry|Second entry|Spring entry|Main entry|Test entry|Shared entry|Older entry')

/** Names for sample rows of things that are much the same in every field of life. */
const pools: Readonly<Record<string, readonly string[]>> = {
  people: givenNames,
  companies,
  stores: split('Corner of Maple Street|Harbour branch|Station arcade|Old Town store|Lakeside outlet|Market Square|North Gate|Riverside'),
  places: split('Harbour viewpoint|Old Town square|Lakeside park|City museum|North Gate tower|Botanical garden|Riverside market|Hillcrest trail'),
  tasks: split(
    'Prepare the weekly summary|Call the new partner back|Check the open requests|Update the price list|Plan the next meeting|Review the draft|Order replacement parts|Answer yesterday’s questions',
  ),
  projects: split(
    'Autumn relaunch|North building renovation|Customer portal|Supplier review|Training programme|Archive clean-up|Second location|Energy saving',
  ),
  requests: split(
    'Replace the lamp in the hall|Two more copies for Friday|Pick up a parcel at the station|Check the heating on floor 2|Urgent delivery to the harbour|New access card|Fix the window in room 4|Change of address',
  ),
  jobs: split('Sample 1: short text|Sample 2: front page|March batch|Customer list|Test run|Night run|Second attempt|Large file'),
  cases: split('A calmer front page|Relaunch in six weeks|From paper to screen|A brand for the harbour|Half the waiting time|One system for three sites'),
  works: split('Morning harbour|Blue interior|Three birds|Untitled (rain)|The long table|Winter field|Paper city|Red thread'),
  pictures: split(
    'Fog over the river|Market in the morning|Two chairs by the window|First snow|Harbour lights|A walk in May|Stairs, old town|Kitchen still life',
  ),
  files: split('handbook-2026.pdf|price-list.xlsx|team-photo.jpg|logo-pack.zip|contract-draft.docx|floor-plan.png|interview.mp3|launch-teaser.mp4'),
  faults: split(
    'Heating stays cold|Water under the sink|Light in the hall flickers|Window does not close|Key for the side door is lost|Noise after ten|Lift stops on floor 2|Bins have not been emptied',
  ),
  exhibits: split('Highlights in one hour|Faces and stories|Behind the scenes|Tour for families|By lamplight|Drawing tour|The collection in ten works'),
  documents: split('Getting started|Code of conduct|Safety rules|Data protection notice|Travel policy|House rules|Quality handbook|Emergency contacts'),
  reports: split(
    'Week 46 summary|October review|Third quarter results|Customer feedback, autumn|Open questions, November|Half-year at a glance|Yearly outlook|Daily figures',
  ),
  plans: split(
    'Winter schedule|Launch in three steps|Saving 10% energy|New team, first 90 days|Maintenance window|Spring campaign|Stock for the holidays|Training for everyone',
  ),
  metrics: split(
    'Temperature, hall 1|Humidity, store room|Power use today|Average response time|Requests per minute|Free space|Visitors today|Noise, north side',
  ),
  figures: split('Visitors|Orders|New customers|Average amount|Complaints|Hours worked|Returning customers|Costs'),
  machines: split('North-01|North-02|South-01|Hall A-3|Hall B-1|Gate 4|Roof unit|Backup line'),
  goods: split('Packing tape|Pallet wrap|Carton 40 × 30|Gloves, size M|AA batteries|Label rolls|LED lamp 9 W|Cleaning cloths'),
  shipments: split('SH-2041|SH-2042|SH-2043|SH-2044|SH-2045|SH-2046|SH-2047|SH-2048'),
  questions: split(
    'Can I change this later?|How long does it usually take?|Is there a limit per person?|What do I need to bring?|Who do I talk to about a refund?|Does it work on a phone?|Where do I find my history?',
  ),
  health: split('Resting pulse|Body weight|Blood pressure, systolic|Steps|Sleep|Water|Blood sugar'),
  rules: split('Standard working hours|Notify above the limit|Approve under 500|Weekend surcharge|Two people sign|Keep records one year|Hide finished entries'),
  players: split('Kestrel|MiraPlays|Old Tom|Juniper|NorthStar|PixelFox|Quiet Storm|Rook'),
  transactions: split('Invoice 1042|Monthly rent|Client payment|Office supplies|Card fees|Refund, order 877|Travel to Lyon|Software licence'),
  vacancies: split(
    'Front-end developer|Shop assistant|Project coordinator|Night nurse|Warehouse operator|Accountant, part time|Junior designer|Customer advisor',
  ),
  trips: split(
    'Three days on the coast|Old towns by train|Mountain huts, hut to hut|Islands in spring|City weekend with children|Wine and villages|Winter lights in the north',
  ),
  towns,
  streets,
  comments: split(
    'Looks good to me.|As we spoke of.|Agreed.|I would like to look at it once more.|Thank you for the quick answer.|One question is still open.|I see it the same way.|Please keep it as it is.',
  ),
  descriptions: split(
    'In our range since the beginning.|New in our range.|Chosen and tried by ourselves.|Asked for often.|Good value for its price.|Ask us if you would like to know more.',
  ),
  services: split(
    'Explained in plain words before it begins.|One of those asked for most.|Tell us what you need, and we say what it takes.|Ask us if you are not sure whether it is right for you.|At a time that suits you.|Done by people who do it every day.',
  ),
  abouts: split(
    'Listens first and explains in plain words.|Has been here since the beginning.|Known for patience with beginners.|Likes hard questions and short meetings.|Speaks three languages and answers quickly.|Came from a small workshop and stayed.|At the best in the morning, with tea.|Shares what works, and what does not.',
  ),
  spots: split('Marked on the map.|Signs show the way.|Open all year.|A short walk from the next stop.|Well known nearby.|Step-free from the street.'),
  gatherings: split(
    'Please come ten minutes early.|There is time for questions.|Tell us if you cannot come after all.|Places are given in the order of the sign-ups.|What to bring is written in the invitation.|Ask whoever leads it if anything is unclear.',
  ),
  captions: split('Kept in full size.|New this month.|Asked for often.|Chosen from several.|May be used with our name beside it.|Looked at many times.'),
  machinewords: split(
    'Runs day and night, checked weekly.|Moved here in spring.|The oldest one, still reliable.|Used by two teams.|Has a spare on site.|New since October.',
  ),
  itemwords: split(
    'Looked after since the first day.|The newest of the {many}.|Looked at every month.|The {one} that is asked for most.|One of three of its kind.|Kept in good order.|Used almost every day.',
  ),
  workwords: split('Used every day.|Agreed in the last meeting.|Kept up to date.|Looked at once a month.|Set up in spring.|Can be changed at any time.'),
  playwords: split(
    'Short rounds, easy to learn, hard to put down.|Made for two rainy hours.|With a story that changes.|Quick hands win here.|For one player or a noisy table.|Hidden doors on every level.|A calm one, without a clock.',
  ),
  offerwords: split(
    'Explained in plain words before you decide.|New in our range.|Chosen by many.|Without hidden costs.|Good value for its price.|Ask us if you would like to know more.',
  ),
  clipwords: split('With subtitles.|Asked for by viewers.|Best with the sound on.|New this month.|Part of a series.|Watched to the end by most.'),
  songwords: split(
    'Recorded in one take.|For late evenings.|A favourite of the band.|Begins quietly and does not stay so.|Played live for years.|Best with headphones.',
  ),
  softwords: split(
    'Used by two teams.|New since October.|Stable; two small changes this year.|Documented, with an example.|Needs version 4 or later.|In use every day.|Written anew in spring.',
  ),
  datawords: split(
    'Updated every night.|One row a case.|Cleaned in spring; two columns were renamed.|Complete since 2021.|Names were taken out.|Used by three reports.',
  ),
  papers: split(
    'All papers are attached.|Needed before the end of the month.|Replaces the application of spring.|As discussed with the office.|One paper follows next week.|For the second place, from January.',
  ),
  learnwords: split(
    'I would like to learn this properly, and I am patient.|A friend did it last year and told me about it.|I have tried it alone and need somebody who shows me.|I need it for my work from autumn on.|It is a present to myself.|I was in the first part and would like to go on.',
  ),
  bidwords: split(
    'I can begin on Monday.|I have done three of these this year.|The price includes two rounds of changes.|May I ask two questions first?|There are examples in my profile.|It is ready a day before the deadline.',
  ),
  pricewords: split(
    'I could collect it on Saturday.|I pay at once, in cash.|May I see it before?|It would be for my daughter.|This is the most that I can give.|Would you send it, too?',
  ),
  invitewords: split(
    'We would be glad to have you with us.|You were recommended by Ana.|There is a place left for you.|Please answer by Friday.|Bring somebody along if you like.',
  ),
  decisions: split(
    'Approved as asked.|Please hand over what is open before.|One paper is missing.|It fits the plan of the team.|Let us speak about the dates.|Agreed, for this time.',
  ),
  registerwords: split(
    'New here since spring.|Recommended by a neighbour.|For the yearly check.|Moved in last month.|Please write by mail.|All details are as on the form of last year.',
  ),
  wishes: split(
    'We need it for two weeks, from next Monday.|I have read the conditions and agree to them.|It fits what I have planned for this month.|I have done it before and know what is needed.|A friend told me about it, and I would like to try.|Any day of the week suits me.|It is for three of us; we take good care.',
  ),
  joinwords: split(
    'We are three friends and come together.|It is my first time, and I look forward to it.|I was there last year and would like to come again.|I come from the next town, by train.|A friend told me about it.|I can help with setting up.|I would like a place near the front.',
  ),
  moneynotes: split('As agreed.|Receipt is attached.|Tax included.|Entered by hand.|Checked against the account.|With the usual reference.'),
  dealnotes: split(
    'Needs an invoice.|As agreed by phone.|No rush.|Delivered in two parts.|Price valid until Friday.|Second order this year.|Confirmed by mail.',
  ),
  asknotes: split('Prefers mornings.|Second time with us.|No rush.|As agreed by phone.|Please confirm by mail.|Please call if anything changes.'),
  wantwords: split(
    'More on the phone, if needed.|It has been so since last week.|I have added all that I know.|A short answer is enough.|Please write if anything is missing.|It is not urgent.',
  ),
  faultwords: split(
    'Makes a loud noise after two minutes.|Does not switch on any more.|It has leaked since Sunday.|Works for an hour, then stops.|Something inside is loose.|It began after the last power cut.',
  ),
  jobwords: split(
    'Care, and good work in a team.|Some years of practice in this work.|A finished training, or as much practice.|Clear words, spoken and written.|Readiness to learn what is new.|Reliable, and on time.',
  ),
  codewords: split(
    'function sum(a, b) { return a + b }|for (const row of rows) print(row.name)|if (total > limit) throw new Error("Too much")|const names = rows.map((row) => row.name)|while (queue.length > 0) handle(queue.shift())|return price * (1 + tax / 100)',
  ),
  gradewords: split(
    'Clear and complete; well done.|The last step is missing; please look at it again.|A good idea. Show how you got there.|Correct, but write whole sentences.|Much better than the last one.|Come and see me about the second part.',
  ),
  sentwords: split(
    'Please have a look at it by Friday.|Here is what we spoke of.|Please confirm that it has arrived.|This is the latest version.|Thank you for waiting.|More follows next week.',
  ),
  ordernotes: split('Needs an invoice.|No rush.|Please confirm by mail.|As agreed by phone.|Second order this year.|Please write if anything is missing.'),
  keepnotes: split('For later.|To show to a friend.|For the weekend.|Looked at twice already.|A good idea for spring.|Recommended by Ana.'),
  personnotes: split(
    'Prefers to be written to.|Speaks two languages.|Usually here in the morning.|Known since the first year.|Away until Monday.|Has two telephone numbers.',
  ),
  notes: split(
    'Please ring the bell twice.|Prefers mornings.|Second time with us.|Needs an invoice.|Call before arriving.|Ground floor, blue door.|No rush.|As agreed by phone.',
  ),
  texts: split(
    'There is more to it than one sees at first, and less than most people fear.|It is best seen twice: once from afar, and once with somebody who knows it well.|We asked around, wrote down what came up more than once, and left out the rest.|Much of it is older than it looks; some of it is only a week old.|What follows comes from people who have lived with it for years, and from one who came to it last month.|The short version is here. The long one begins with a good question, and takes an evening.',
  ),
  summaries: split(
    'As expected.|Complete; nothing is missing.|One point is to be looked at again.|Agrees with the time before.|Open questions are listed at the end.|Checked by two people.',
  ),
  positions: split('Coordinator|Specialist|Team lead|Assistant|Technician|Manager|Analyst|Advisor'),
  subjects: split('Opening hours|A question about my order|Thank you|Change of date|Idea for next month|Lost and found|Feedback|Group visit'),
  hours: split('09:00 to 18:00|10:00 to 19:00|08:00 to 16:00|Daily until 22:00|Weekdays 07:30 to 20:00'),
  mottos: split('Never alone|Slow and strong|One step more|Fair, then fast|Light first|We finish together'),
  species: split('Kingfisher|Barn owl|Grey heron|Red kite|Great tit|Goldfinch|Marsh harrier'),
  interests: split('Hiking, photography|Board games, cooking|Running, live music|Gardening, old films|Cycling, languages|Painting, tea'),
  languages: split('English, Spanish|English, French|English, German|Spanish, Portuguese|English, Mandarin'),
  aims: split(
    'Finish a first 10 km run|Change into a new profession|Speak in front of people|Read one book a month|Sleep before eleven|Save for a longer trip',
  ),
  headlines: split(
    'Bridge opens two weeks early|Library keeps its Sunday hours|Record crowd at the harbour run|New bus line from Monday|School garden wins a prize|Market moves for the winter',
  ),
  remarks: split(
    'Nothing unusual.|A little later than planned.|Looked at again on Friday.|Better than the time before.|All as agreed.|As last month.|Checked by two people.|One point is still open.',
  ),
  lives: split(
    'Came to the town with one suitcase, and stayed for fifty years.|Ran the bakery at the corner, and knew every child by name.|Taught at the village school; three generations learnt to read there.|Sailed until sixty, and then grew roses.|Raised four children and most of the street.|Built bridges by day and model ships at night.',
  ),
  dutywords: split(
    'Opens in the morning, closes at night, and keeps the book in between.|Plans the week and tells everybody by Thursday.|Looks after what comes in and what goes out.|Answers questions, and passes on what others know better.|Checks the work of the day and writes down what is open.|Trains those who are new.',
  ),
  actwords: split(
    'Planned a week ahead.|Took half a day, with two people.|Finished earlier than planned.|To be repeated next year.|Noted on the day itself.|Begun in the morning, after rain.',
  ),
  recordwords: split('Kept up to date.|Added in spring.|Looked at once a month.|Complete.|Used by several of us.|Checked in October.'),
  replies: split(
    'Thank you for asking. We look it up and write again this week.|Yes, that is possible. We have sent you the details.|Mostly within three working days.|We have passed it on to a colleague, who will call you.|You find it under Help, with pictures.|Not yet, but it is planned.',
  ),
  asked: split(
    'What is your name? When would you like to come? How many are you?|How did you hear of us? What did you like? What was missing?|Which day suits you? Is there anything that we should know?|What is it about? Since when? May we call you?|How satisfied are you, from one to five? Why?',
  ),
  findings: split(
    'Nothing out of order.|Two values a little above the limit; repeated in a week.|All as it was last time.|A small fault, mended at once.|One point to watch until the next time.|Better than expected.',
  ),
  measures: split(
    'Checked twice a day until it holds.|Two people look at it before it goes out.|The order of the steps was changed.|A reminder is sent three days before.|Everybody concerned was told and shown.|The limit was lowered for a month.',
  ),
  changes: split(
    'Two sections are new, one was taken out.|Figures of October were added.|Names and addresses were corrected.|The order of the chapters was changed.|Wording of the second part is shorter.|A mistake in the table was put right.',
  ),
  conditions: split(
    'Twelve months of regular income.|A first payment of a tenth.|From eighteen years, with a permanent address.|May be ended at the end of each month.|Two guarantors, or a security.|Valid until the end of the year.',
  ),
  goals: split(
    'A tenth more by the end of the year.|No open requests on Friday evening.|Everybody has tried it once.|Half the waiting time.|Done before the holidays, and within the budget.|Two new places by spring.',
  ),
  strengths: split(
    'Calm when it is busy, and clear in what is asked.|Finds mistakes before others do.|Explains things so that they stay explained.|Keeps to what was agreed.|Brings people of different teams together.',
  ),
  improvements: split(
    'Ask earlier when something is unclear.|Write shorter, and send it sooner.|Leave more to the others.|Prepare meetings with three points on paper.|Take the whole break.',
  ),
  prompts: split(
    'A harbour at dawn, in soft colours, with two boats.|Three sentences about a new product, friendly and plain.|A portrait in the style of an old photograph.|A short letter that thanks for a long visit.|A town of paper, seen from above.|Five names for a small bakery.',
  ),
  chartwords: split(
    'Line of visitors, bars by month.|Figures of today, pie of where from.|Bars by category, table below.|Two lines: this year and last.|Gauge of the target, list of the newest.',
  ),
  contents: split(
    'A heading, three paragraphs and a picture on the left.|A form with five fields, and a line of thanks.|Four cards in a row, each with a button.|A table with eight columns, sorted by date.|Opening, three reasons, prices, questions.|Start, settings and help in one menu.',
  ),
  treatments: split(
    'Rest for three days, and plenty to drink.|Ten sessions, twice a week.|One tablet in the morning, checked after a month.|Exercises at home, shown and written down.|Seen again in two weeks.',
  ),
  ingredients: split(
    '2 onions, 3 carrots, 1 l stock, salt|400 g noodles, 2 limes, coriander, peanuts|250 g flour, 3 eggs, 500 ml milk, butter|1 chicken, 2 lemons, thyme, garlic|300 g lentils, 1 leek, cumin, yoghurt|500 g apples, oats, brown sugar',
  ),
  methods: split(
    'Chop, soften slowly, add the rest and simmer for twenty minutes.|Mix, rest for half an hour, then bake until golden.|Heat the pan well, work fast, and season at the end.|Roast first, then blend and let it stand.|Layer, press lightly, and bake with a lid.',
  ),
  workouts: split(
    'Bridge, plank and side plank; two rounds of ten.|Ten minutes of walking, then calf raises, three times fifteen.|Shoulder circles and wall slides, three times ten.|Knee lifts, half squats at the wall, then stretch.|Cat and cow, twelve times, slowly; then lie still for a minute.',
  ),
  approaches: split(
    'Begin with the first part, check it, and go on only when it holds.|Prepare all that is needed, work from left to right, and look over it at the end.|Read it through once, do it slowly, then do it again without the notes.|Take one step at a time and write down what you see.|Set it up, try it with a small example, and change one thing at a time.',
  ),
  pets: split('Bella|Rocky|Luna|Milo|Coco|Oscar|Nala|Bruno'),
  temperaments: split('Calm|Playful|Shy at first|Lively|Friendly with everybody'),
  allergies: split('None|Nuts|Milk|None known|Pollen|Eggs'),
  medicines: split('Ibuprofen 400 mg|Vitamin D|Blood pressure tablet|Eye drops|Magnesium|Insulin, long-acting'),
  audiences: split('Everybody|Members|Newcomers|Guests|Families|Staff'),
  addresses: split('203.0.113.12|203.0.113.40|198.51.100.7|198.51.100.24|192.0.2.18'),
  countries: split('Portugal|Kenya|Japan|Canada|India|Germany|Brazil|Ireland'),
  platforms: split('Website|Phone app|Social media|Newsletter'),
  purposes: split('To hear what people think|To sign up|To plan the next one|To order|To apply'),
  teams: split('Blue Harbour|Red Kites|North Stars|Night Owls|Quick Foxes|Old Town|Stone Bridge'),
  plays: split('A Midsummer Night’s Dream|The Seagull|Hamlet|A Doll’s House|The Importance of Being Earnest|Cyrano de Bergerac|Twelfth Night'),
  concerts: split('Winterreise|Strings by candlelight|Songs of the coast|Brass on the square|Requiem|New year’s concert|Jazz after eight'),
  runs: split('Sunday long run|Hill repeats|Easy five|Track evening|Canal loop|Woods at dawn|Tempo ten'),
  shelves: split('A-3|A-7|B-1|B-4|C-2|C-9|D-5'),
  colours: split('Oak brown|Sea blue|Off-white|Charcoal|Sage green|Rust red'),
  sizes: split('S|M|L|XL|One size'),
  materials: split('Oak|Linen|Steel|Cotton|Wool|Glass|Leather'),
  options: split('A, B, C or D|Yes or no|Thursday, Friday or Saturday|Red, blue or green|Before nine, noon or evening'),
  statements: split(
    'select name, total from orders where total > 100|select count(*) from customers|select * from visits order by date desc|select month, sum(amount) from payments group by month',
  ),
  benefits: split(
    'All opening hours; one guest a month|Everything in Basic, and priority booking|Weekday access until 16:00|Two people, one price|Ten visits, no end date|A first month to try',
  ),
  schooling: split(
    'Bachelor of Arts, Riverside University|Diploma in nursing, Lakeside College|Master of Engineering, Hillcrest|Apprenticeship, Harbour Works|School leaving certificate, North Gate',
  ),
  skills: split('Planning, writing, first aid|JavaScript, SQL, testing|Cooking, hygiene, team work|Sales, English, Spanish|Drawing, print, layout'),
}

/** The names of a pool; those of any thing where there is no such pool. */
export const poolOf = (name: string): readonly string[] => (Object.hasOwn(pools, name) ? pools[name]! : things)
