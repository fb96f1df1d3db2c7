import type { Theme } from '../model.ts'
import type { Curated } from './rows.ts'
import type { Lexeme } from './vocabulary.ts'
import type { Ware } from './wares.ts'

/** A field of life: the words that tell it, the theme that suits it, and names for sample rows: prices after the last space, then the place of its category after a colon, where it has one; topics with that of theirs. */
export interface Domain {
  readonly id: string
  readonly cues: string
  readonly theme: Theme['name']
  readonly categories: string
  readonly offers: string
  readonly services: string
  readonly topics: string
  readonly sessions: string
  /** The goods themselves, where the words name what is sold. */
  readonly wares?: readonly Ware[]
  /** The words of the language that is learnt, where one is. */
  readonly lexemes?: readonly Lexeme[]
  /** The field whose sentences stand in its articles, where it is not its own. */
  readonly lore?: string
  /** What courses are called, where the words say what is taught. */
  readonly courses?: readonly string[]
  /** What is asked there, where the words say what is taught or written about. */
  readonly questions?: readonly string[]
  /** What it keeps in store, as `goodsOf` reads it. */
  readonly goods?: string
  /** Names of work that was done for somebody, parted by "|". */
  readonly works?: string
  /** Whether its samples are those of a trade, or of a subject, that the words name. */
  readonly isOwn?: boolean
  /** What rows of the thing itself are called, where its noun says so in this field. */
  readonly rows?: readonly Curated[]
}
const domain = (
  id: string,
  theme: Theme['name'],
  cues: string,
  categories: string,
  offers: string,
  services: string,
  topics: string,
  sessions: string,
): Domain => ({ id, theme, cues, categories, offers, services, topics, sessions })

// biome-ignore format: a table
export const domains: readonly Domain[] = [
  domain('general', 'ledger', '', 'Essentials|Popular|Seasonal|New', 'Starter set 24:1|Everyday bundle 39:1|Travel edition 54:4|Classic edition 68:2|Gift box 45:3|Refill pack 12:1|Studio edition 120:4|Family pack 88:2', 'Introductory visit 35:4|Standard appointment 60:1|Extended appointment 95:2|Group session 140:2|Follow-up call 25:1|Home visit 110:1', 'Five things to know before you start:1|What changed this month:3|A day behind the scenes:2|How we choose what we offer:1|Questions people ask most:2|Small habits that help:1|Looking back at the year:3', 'Open house|Introductory evening|Saturday workshop|Question hour|Members’ meeting|Autumn gathering'),
  domain('shop', 'candy', 'shop shopping store cart e-commerce ecommerce mall retail checkout product goods buy sell boutique merchandise gift commodity marketplace auction antique bidder bid seller discount seckill', 'Home|Kitchen|Outdoor|Accessories', 'Oak serving board 38:2|Linen apron 42:2|Stoneware mug 18:2|Canvas tote 24:4|Enamel kettle 64:3|Wool throw 95:1|Brass desk lamp 120:1|Beeswax candle 16:1', 'Gift wrapping 6:4|Express delivery 9|Engraving 15:4|Assembly at home 49:1|Repair service 30:1|Personal shopping hour 40', 'How to care for linen:1|The makers behind our mugs:2|Ten gifts under 30:4|Why we ship in paper:1|A guide to kitchen knives:2|What is new this season:1|Reading a product label:2', 'Spring sale preview|Makers’ market|Gift evening|Repair café|Late opening|Members’ day'),
  domain('fashion', 'sunroom', 'fashion clothing clothes apparel dress wear outfit jewelry jewellery shoe shoes wardrobe textile garment tailor sneaker costume', 'Dresses|Knitwear|Shoes|Accessories', 'Linen midi dress 89:1|Merino cardigan 110:2|Leather ankle boots 165:3|Silk scarf 48:4|Denim jacket 98:4|Pleated skirt 72:1|Canvas sneakers 65:3|Gold hoop earrings 39:4', 'Personal styling 60:4|Alterations 25:1|Wardrobe check 85:4|Bridal fitting 70:1|Shoe repair 35:3|Colour consultation 55:4', 'Layering for cold mornings:2|One dress, four ways:1|Caring for merino:2|Behind the autumn collection:1|How to read a size chart:1|Colours of the season:4', 'Trunk show|Sample sale|Styling evening|Knitting circle|Lookbook launch|Swap party'),
  domain('food', 'hearth', 'restaurant food dish meal menu dining takeout takeaway cafe kitchen chef pizza burger cuisine eat catering canteen noodle sushi bbq recipe cooking cook bakery bread cake pastry dessert sourdough croissant brunch bistro', 'Bread|Pastry|Savoury|Drinks', 'Sourdough loaf 7:1|Cinnamon bun 4:2|Roast squash soup 9:3|Market salad 12:3|Mushroom risotto 16:3|Braised short rib 24:3|Lemon tart 8:2|House lemonade 5:4', 'Table for two 0:3|Private dining room 250:3|Catering for twenty 480:3|Cooking class 75:1|Tasting menu 68:4|Birthday cake to order 55:2', 'What is in season now:3|How our sourdough rises:1|Meet the growers:3|Three sauces worth knowing:3|Cooking for a crowd:3|Notes from the kitchen:2|A short guide to natural wine:4', 'Pasta evening|Sunday brunch|Bread baking class|Wine tasting|Supper club|Cake decorating'),
  domain('drink', 'hearth', 'coffee tea cafe wine beer brewery bar cocktail juice roastery milk', 'Espresso|Filter|Tea|Pastry', 'Flat white 4:1|Single origin filter 5:2|House blend beans 14:2|Jasmine pearl tea 12:3|Cold brew bottle 6:2|Oolong sampler 22:3|Cardamom bun 4:4|Brewing kit 48:2', 'Tasting flight 18:2|Barista basics 65:1|Office beans delivery 40:1|Private tasting 160:3|Tea ceremony 45:3|Machine service 80:1', 'Grind size, explained:2|Where our oolong grows:3|Water matters more than you think:1|Tasting notes of the month:2|Brewing without a scale:2|The case for decaf:1', 'Cupping morning|Latte art class|Tea ceremony|Brew-along|Roastery tour|Open mic night'),
  domain('grocery', 'orchard', 'grocery supermarket vegetable fruit fresh produce fruits vegetables meat seafood farm-to-table convenience agricultural', 'Fruit|Vegetables|Dairy|Pantry', 'Seasonal fruit box 24:1|Heirloom tomatoes 6:2|Free-range eggs 5:3|Raw honey 11:4|Salad mix 4:2|New potatoes 3:2|Goat cheese 8:3|Olive oil 16:4', 'Weekly box 28:2|Same-day delivery 6:4|Office fruit 45:1|Recipe box for two 36:4|Farm visit 15:3|Wholesale order 200:4', 'What is ripe this week:1|Storing herbs so they last:2|From field to door in a day:3|Soups for cold evenings:2|Reading labels:4|Meet our orchard:1', 'Harvest day|Farm visit|Market morning|Preserving workshop|Tasting table|Seed swap'),
  domain('psychology', 'clinic', 'psychologist counseling counselling counselor counsellor therapist psychotherapy psychology mental psychological emotional emotion mood stress anxiety depression mindfulness', 'Stress|Family|Work|Young people', 'Mood diary 14:1|Breathing cards 12:1|Workbook on stress 18:1|Family talk cards 22:2|Sleep journal 12:1|Evening course on calm 49:3', 'First conversation 0:1|Individual counselling 80:1|Counselling for couples 110:2|Family session 120:2|Online session 70:3|School counselling 0:4|Stress course 160:3|Group for young people 25:4', 'What stress does to the body:1|How to talk about worries:2|When sleep does not come:1|Saying no at work:3|Teenagers who fall silent:4|What happens in a first conversation:1|Panic: what helps in the moment:1', 'Evening on stress|Mindfulness group|Parents’ evening|Talk on sleeping better|Grief circle|Workshop on setting limits'),
  domain('health', 'clinic', 'psychologist counseling counselling therapist health doctor patient medical hospital clinic medicine medication nurse pharmacy therapy dental dentist healthcare disease symptom diagnosis treatment elderly care vaccine rehabilitation physiotherapy psychology mental psychological nutrition diabetes glucose insulin blood pulse allergy pregnancy retirement', 'General practice|Prevention|Children|Rehabilitation', 'Blood pressure monitor 59:1|Vitamin D 12:2|First aid kit 28:3|Digital thermometer 19:3|Compression socks 24:4|Pulse oximeter 35:1', 'General check-up 60:1|Vaccination 35:2|Blood test 45:1|Physiotherapy 70:4|Skin check 80:2|Nutrition advice 55:2|Dental cleaning 75:2|Online consultation 40:1', 'How to read a blood test:1|Sleep: what helps:2|Moving with back pain:4|Vaccines for the season:2|Questions for your next visit:1|Eating well on a budget:2|When to call a doctor:1', 'Prevention day|Back class|Blood donation|First aid course|Walk with a doctor|Parents’ evening'),
  domain('fitness', 'arcade', 'fitness gym workout exercise yoga pilates running training sport sports athlete swim swimming cycling crossfit boxing dance marathon climbing football basketball soccer badminton golf tennis', 'Strength|Cardio|Mobility|Mind', 'Resistance bands 19:1|Yoga mat 38:4|Kettlebell 12 kg 45:1|Foam roller 28:3|Water bottle 15:2|Running belt 22:2|Skipping rope 14:2', 'Personal training 65:1|Body check 40:2|Trial class 10:4|Training plan 80:1|Sports massage 70:3|Monthly pass 49:2', 'Your first pull-up:1|How to warm up in five minutes:3|Rest days are training:4|Running in the rain:2|Eating before a workout:2|Stretching that works:3', 'Morning flow|Power hour|Boxing basics|Run club 5 km|Mobility class|Indoor cycling'),
  domain('outdoors', 'harbor', 'surf surfing surfboard ski skiing snowboard sailing sail diving dive scuba kayak kayaking canoe paddle windsurf kitesurf rafting snorkelling boat bike bicycle riding horse pony equestrian stable skate skateboard', 'Beginners|Advanced|Families|Equipment', 'Wetsuit 120:4|Dry bag 28:4|Helmet 65:4|Waxing kit 18:4|Gloves 24:2|Cap for children 16:3', 'First lesson 45:1|Private lesson 80:2|Weekend course 190:1|Equipment for a day 25:4|Guided trip 60:2|Family morning 95:3', 'What to bring on the first day:1|Reading the weather before you go:2|Falling well:1|Five ways to warm up:1|Choosing your first equipment:4|Looking after your gear:4|A season in pictures:3', 'First steps for beginners|Sunrise session|Family morning|Weekend camp|Technique for the advanced|Safety day'),
  domain('beauty', 'sunroom', 'beauty salon hair spa cosmetic makeup skincare nail barber massage cosmetics perfume tattoo lash', 'Hair|Face|Nails|Body', 'Rose face oil 32:2|Clay mask 24:2|Hand balm 14:3|Sea salt spray 18:1|Lip tint 16:2|Body scrub 28:4', 'Cut and finish 55:1|Colour and gloss 95:1|Classic facial 70:2|Manicure 35:3|Deep tissue massage 80:4|Beard trim 25:1|Bridal make-up 120:2', 'Skin in winter:2|How often to cut curls:1|The five-minute face:2|Choosing a nail shape:3|What a facial does:2|Caring for coloured hair:1', 'Make-up evening|Skin consultation day|Braiding workshop|Brow bar|Spa night|Colour trends'),
  domain('education', 'ledger', 'education educational school student teacher course learning exam quiz lesson class university college campus training tutor classroom academic curriculum study homework grade teaching vocational lecture library textbook', 'Languages|Mathematics|Science|Arts', 'Exercise book set 12:1|Geometry kit 15:2|Graded reader 9:1|Flashcard box 18:1|Scientific calculator 32:2|Lab notebook 14:3', 'Tutoring hour 30:2|Placement test 0:1|Exam preparation 120:3|Study coaching 45:4|Conversation partner 20:1|Homework help 15:2', 'How to take notes that last:3|Preparing for an oral exam:1|Reading faster without missing the point:1|Why mistakes help:2|Planning an exam week:2|Studying in groups:4', 'Open day|Parents’ evening|Science fair|Maths club|Reading circle|Exam workshop'),
  domain('language', 'orchard', 'language english spanish french chinese vocabulary word pronunciation translation grammar speaking dictionary pinyin hindi japanese', 'Beginner|Everyday|Business|Exam', 'Graded reader 11:1|Vocabulary cards 16:2|Grammar workbook 19:1|Audio course 29:2|Travel phrasebook 9:2|Exam practice book 24:4', 'Conversation hour 22:2|Placement test 0:1|Exam preparation 140:4|Pronunciation check 30:2|Business writing 60:3|Intensive week 320:1', 'Ten verbs you will use every day:1|How to remember new words:1|Small talk without fear:2|False friends to watch:4|Listening practice that works:4|Asking for directions:2|Numbers, dates and times:2', 'Conversation evening|Film night in the original|Pronunciation clinic|Writing circle|Book club|Beginners’ hour|Exam practice'),
  domain('logistics', 'blueprint', 'logistics inventory stock freight cargo shipping transport driver delivery warehouse waybill express moving courier truck vehicle fleet transportation parcel dispatch loading unloading port container supply chain cold-chain', 'Parcels|Pallets|Refrigerated|Express', 'Small parcel 9:1|Half pallet 68:2|Full pallet 120:2|Refrigerated box 95:3|Express courier 28:4|House move, one van 280:2', 'Same-day delivery 28:4|House move 280:2|Office move 640:2|Refrigerated transport 190:3|Storage per week 35:2|Packing service 90:1', 'How to pack a fragile box:1|Delivery windows, explained:4|Cold chain in five steps:3|What a waybill must say:1|Planning a move in two weeks:2|Winter tyres and timetables:4', 'Driver briefing|Route planning|Safety training|Customer open day|Fleet inspection|Depot tour'),
  domain('travel', 'harbor', 'travel hiking trail hike park ranger mountain road-trip tourism tourist trip hotel scenic flight vacation tour booking homestay hostel destination spot itinerary guide sightseeing resort beach camping accommodation', 'City|Coast|Mountains|Family', 'Day pass 24:4|Museum ticket 14:1|City card, 48 hours 39:1|Boat trip 32:2|Audio guide 8:1|Travel map 6:3', 'Guided walk 25:1|Airport transfer 38:1|Private tour 160:3|Travel insurance 30:4|Luggage storage 6:1|Visa help 55:4', 'Three days in the old town:1|Packing light:3|Where locals have breakfast:1|Best viewpoints at sunset:2|Travelling with children:4|A rainy day plan:4', 'Old town walk|Sunrise hike|Harbour cruise|Food tour|Night market visit|Kayak morning'),
  domain('finance', 'ledger', 'finance financial bank accounting payment money fund investment stock loan insurance tax budget expense trading bitcoin cryptocurrency crypto wallet currency invoice securities ledger salary payroll credit wealth', 'Income|Savings|Investments|Fees', 'Starter account 0:1|Plus account 9:1|Business account 25:1|Card replacement 8:4|Annual statement 12:4|Savings account 0:2', 'Budget review 60:2|Tax return 150:1|Loan advice 0:3|Pension check 80:2|Bookkeeping month 120:1|Payroll run 90:1', 'Reading a bank statement:1|Building an emergency fund:2|What interest really costs:3|Saving in small steps:2|Understanding fees:4|A calm look at markets:3', 'Budget workshop|Tax evening|Investor call|Pension talk|Question hour|Annual meeting'),
  domain('event', 'arcade', 'event conference ticket concert festival party meetup exhibition ceremony venue webinar activity ticketing organizer theatre theater', 'Talks|Workshops|Music|Community', 'Day ticket 35:1|Weekend ticket 60:3|Student ticket 18:4|Workshop place 45:2|Poster 12:3|T-shirt 24:4', 'Stage hire 400:3|Catering per head 22:4|Photo booth 180:4|Registration desk 120:1|Sound engineer 260:3|Venue for fifty 650:2', 'Meet this year’s speakers:1|How to get there:4|What to bring:4|Behind the programme:2|Five talks not to miss:1|Volunteers wanted:4', 'Opening night|Keynote|Panel: what comes next|Hands-on workshop|Closing concert|Community breakfast'),
  domain('wedding', 'sunroom', 'wedding bride groom marriage bridal engagement invitation', 'Ceremony|Reception|Portraits|Details', 'Invitation set 120:4|Guest book 38:4|Bridal bouquet 95:1|Table cards 45:2|Cake for fifty 320:2|Photo album 180:3', 'Full-day photography 1900:3|Ceremony only 850:1|Engagement session 320:3|Album design 280:4|Floral design 600:2|Day coordination 700:2', 'Choosing a first dance:2|A timeline that leaves room:1|Photographs in soft light:3|Small weddings, big days:1|Flowers by the month:4|Words for your vows:1', 'Tasting day|Bridal fair|Rehearsal dinner|Floristry workshop|Engagement picnic|Open studio'),
  domain('game', 'arcade', 'game player gaming play level battle character score leaderboard esports quest puzzle dice chess card arcade pokemon rpg adventure strategy match dungeon guild magic farm lottery wheel escape', 'Puzzle|Adventure|Strategy|Arcade', 'Starter pack 5:2|Hundred coins 3:4|Season pass 15:3|Hero skin 8:2|Extra lives 2:4|Treasure chest 12:1', 'Guided session 20:2|Tournament entry 10:3|Private server 15:2|Coaching hour 25:3|Room for six 60:1|Clan set-up 30:3', 'Patch notes, in plain words:4|Beating the third boss:2|Beginner builds that work:3|How matchmaking works:3|Lore of the northern isles:2|Ten tips for new players:4', 'Friday tournament|Co-op night|Speedrun challenge|Beginner league|Season opening|Boss rush'),
  domain('media', 'atelier', 'video film movie live streaming media broadcast stream player podcast tv drama animation anime cinema vlog multimedia anchor', 'Documentary|Short film|Talk|Music', 'Monthly pass 9|Yearly pass 89|Single rental 4:2|Collector’s edition 35:1|Poster 14:2|Gift pass 25', 'Editing hour 55:2|Colour grading 80:2|Subtitling 40:1|Studio hire 120:3|Live stream crew 480:4|Voice-over 65:1', 'A night at the harbour:1|How we filmed the storm:1|Three minutes of silence:2|Inside the workshop:1|The last cinema on Mill Lane:2|Letters, read aloud:3', 'Premiere night|Director’s talk|Short film evening|Live session|Editing workshop|Open screening'),
  domain('music', 'atelier', 'music song band album artist playlist instrument guitar piano audio singer concert sound lyric choir orchestra', 'Jazz|Folk|Electronic|Classical', 'Vinyl LP 28:1|Album download 9:3|Tour shirt 25:2|Song book 18:2|Guitar strings 12:2|Signed poster 20:1', 'Guitar lesson 35:2|Studio hour 60:3|Mixing per song 120:3|Live set 450:1|Piano tuning 90:4|Singing lesson 40:4', 'Writing a bridge:2|Notes from the studio:3|Five records we love:1|Practising with a metronome:4|The story behind “Northbound”:2|Choosing a first guitar:2|How we mix vocals:3', 'Album release|Open mic|Jam session|House concert|Choir rehearsal|Listening evening'),
  domain('photo', 'atelier', 'photo photography photographer photographs picture album gallery image camera portrait portfolio drawing painting art artwork artist design creative illustration exhibition', 'Portraits|Weddings|Landscapes|Editorial', 'Fine art print A3 60:3|Framed print 140:3|Photo book 75:2|Postcard set 12:3|Canvas 80 × 60 160:3|Calendar 22:3', 'Portrait session 220:1|Wedding day 1900:2|Product shoot 380:4|Retouching per image 25:4|Studio hire 90:1|Family session 260:1', 'Light at the edge of the day:3|What to wear for a portrait:1|A week in the harbour:3|Choosing prints for a wall:3|Behind the cover:4|Shooting in fog:3', 'Exhibition opening|Portrait day|Darkroom workshop|Photo walk|Artist talk|Print sale'),
  domain('museum', 'atelier', 'museum exhibit exhibition artwork artist curator curatorial artefact artifact heritage', 'Paintings|Sculpture|Photographs|Objects', 'Day ticket 14:4|Family ticket 32:4|Yearly card 55:4|Exhibition catalogue 38:1|Postcard set 9:3|Art print 24:1', 'Guided tour 12:1|School visit 60:4|Family workshop 18:2|Drawing evening 20:1|Audio guide 5:4|Tour behind the scenes 25:2', 'Five works to begin with:1|How a painting is cleaned:1|What the X-ray showed:1|A room for one picture:1|The first catalogue:4|Hanging a hundred prints:3', 'Light and Water|Faces of the City|A Century on Paper|Northern Landscapes|The Potter’s Hand|Gold and Salt'),
  domain('social', 'candy', 'social dating matchmaking neighbourhood neighborhood community forum friend chat post message circle fan messaging group instant communication share follow dating member comment topic bbs interest club', 'Introductions|Ideas|Help|Offers', 'Supporter badge 5:4|Club shirt 22:4|Sticker sheet 4:4|Annual membership 30:1|Event pass 15:4|Welcome pack 12:1', 'Mentoring hour 0:3|Group hosting 20:1|Moderation training 0:3|Meet-up room 35:2|Event announcement 10:4|Profile badge 5:1', 'Hello from a new member:1|What are you working on this week?:2|Best walks near the river:3|Looking for a chess partner:4|Tips for a small balcony garden:2|Photos from Saturday:1|A question about bikes:3', 'Welcome evening|Picnic in the park|Game night|Book swap|Photo walk|Volunteer morning'),
  domain('hr', 'ledger', 'hr employee recruitment job staff attendance talent resume personnel candidate employment career human-resources recruiting salary interview headhunter freelancer', 'Operations|Sales|Engineering|Support', 'Job advert 90:2|Featured advert 150:2|Company profile 49:1|Assessment test 35:3|Talent pool access 75:1|Team seat 29:4', 'Interview training 80:4|CV review 45:4|Onboarding day 0:1|Reference check 30:1|Career coaching 70:4|Salary review 40:1', 'Preparing for an interview:4|Writing a clear CV:4|Our first week plan:1|Feedback that helps:4|How we review pay:2|Returning after a break:1', 'Career fair|Onboarding day|Team lunch|Interview training|Town hall|Mentor meeting'),
  domain('property', 'harbor', 'property house real-estate estate apartment housing tenant landlord lease home building decoration renovation interior furniture construction engineering residential community-property mortgage', 'Flats|Houses|Offices|Land', 'Oak dining table 640:1|Wall shelf 89:1|Floor lamp 120:1|Paint, 5 litres 48:2|Wool rug 260:2|Linen curtains 95:2', 'Viewing 0:1|Valuation 150:2|Interior design hour 85:2|Painting per room 320:1|Moving help 180:3|Annual inspection 95:3', 'What to ask at a viewing:1|Painting a small room:1|Reading a lease:1|Renovating step by step:2|Neighbourhoods compared:1|Saving heat in winter:2', 'Open house|Tenants’ meeting|Design consultation|Site visit|Auction day|Garden day'),
  domain('software', 'blueprint', 'software api database server developer code framework deploy deployment sql github cloud data devops programming plugin component node testing debug backend frontend java php python vue react network security proxy protocol cache algorithm query crawler scraping automation low-code saas json xml web3 blockchain cron crontab', 'Core|Data|Integrations|Operations', 'Starter plan 0:1|Team plan 29:1|Business plan 99:1|Support pack 49:4|Extra storage 10:2|Audit log add-on 19:4', 'Setup call 0:3|Migration day 600:2|Code review 180:1|Security check 450:4|Training half day 320:4|Performance check 380:4', 'Release 4.2: what changed:1|Cutting cold starts in half:1|A field guide to indexes:2|How we roll back:4|Rate limits, explained:3|Writing useful logs:4|Our schema, one year on:2', 'Release planning|Incident review|Office hours|Hack day|Architecture talk|On-call handover'),
  domain('ai', 'arcade', 'ai artificial-intelligence machine-learning recognition generate generation intelligent prompt model chatbot gpt speech neural prediction algorithm deep-learning', 'Text|Image|Audio|Data', 'Hundred credits 9:2|Thousand credits 69:1|Team seat 25:1|Priority queue 15:4|Data export add-on 12:4|Private workspace 45:4', 'Prompt review 40:1|Model setup 480:2|Data labelling 220:4|Workshop 350:1|Accuracy check 180:4|Integration call 0:4', 'Prompts that give clear pictures:2|How recognition is measured:2|When to trust a prediction:4|Labelling data well:4|Limits worth knowing:1|A short history of speech:3', 'Prompt clinic|Model demo|Data labelling day|Ethics round table|Beginner workshop|Show and tell'),
  domain('law', 'ledger', 'law legal lawyer attorney litigation notary', 'Contracts|Companies|Family|Property', 'Contract template 45:1|Articles of association, draft 240:2|Will kit 60:3|Lease template 38:4|Guide to founding a firm 24:2|Checklist for heirs 12:3', 'First consultation 90:1|Contract review 240:1|Company formation 680:2|Trademark registration 520:2|Divorce advice 150:3|Will and inheritance 280:3|Lease advice 120:4|Representation in court 950:1', 'What a contract must say:1|Founding a company across borders:2|Inheritance without quarrels:3|Your rights as a tenant:4|Arbitration or court:1|Protecting a name:2|When a partner leaves the firm:2', 'Open legal hour|Seminar on contracts|Founders’ evening|Talk on inheritance|Arbitration day|Advice for tenants'),
  domain('government', 'ledger', 'government public city citizen municipal party civic administrative law policy court legal police affairs village lawyer justice tax-office regulatory approval service-hall', 'Residence|Business|Transport|Environment', 'Resident parking permit 40:3|Certified copy 12:1|Library card 0:1|Market stall, day 25:2|Dog licence 30:1|Street festival permit 85:4', 'Passport renewal 60:1|Address change 0:1|Building permit 180:4|Business registration 90:2|Birth certificate 15:1|Legal advice hour 75:2', 'How to renew a passport:1|New recycling calendar:4|Road works in spring:3|Applying for a building permit:1|Your rights as a tenant:1|Budget in brief:2', 'Council meeting|Citizens’ hour|Public hearing|Clean-up day|Information evening|Open town hall'),
  domain('crafts', 'orchard', 'pottery ceramic clay craft handmade workshop knitting sewing wood woodworking studio jewelry-making candle weaving handicraft painting-class tea-ware kiln', 'Wheel|Hand-building|Glazing|Tools', 'Speckled mug 28:1|Serving bowl 54:2|Bud vase 36:1|Clay, 10 kg 22:2|Glaze set 48:3|Wooden tool kit 26:4|Dinner plate 32:1', 'Wheel taster 45:1|Six-week course 240:2|Open studio day 30:1|Firing per shelf 18:3|Private lesson 80:1|Team workshop 320:2', 'Centring clay without fighting it:1|What happens in the kiln:3|Choosing a first glaze:3|Why handles crack:2|From sketch to bowl:2|Looking after handmade mugs:3', 'Wheel throwing for beginners|Hand-building evening|Glazing day|Open studio|Raku firing|Kids’ clay morning'),
  domain('automotive', 'monolith', 'car auto automobile vehicle parking charging driving garage motorcycle tire repair scrapped taxi ride carpool licence', 'Service|Tyres|Charging|Parts', 'All-season tyre 89:2|Wiper blades 24:4|Engine oil, 5 l 38:1|Charging cable 160:3|Brake pads 55:4|Child seat 140:4', 'Annual service 190:1|Tyre change 45:2|Brake check 35:1|Battery test 20:1|Wash and vacuum 25:1|Driving lesson 48:1', 'When to change tyres:2|Charging at home:3|Reading warning lights:1|Used cars: what to check:4|Winter driving:2|How brakes wear:1', 'Tyre change week|Test drive day|Classic car meet|Charging workshop|Safety check|Driving course'),
  domain('agriculture', 'orchard', 'agriculture farm farming crop planting farmer livestock greenhouse soil irrigation harvest pig cow poultry fishery forestry garden plant gardening vineyard vine winegrower beekeeping beekeeper apiary hive orchard', 'Cereals|Vegetables|Fruit|Livestock', 'Seed potatoes 12:2|Tomato seedlings 6:2|Compost, 40 l 9:2|Drip hose 24:2|Bird netting 18:3|Garden gloves 11:3', 'Soil test 35:1|Field survey 180:1|Tractor hire 90:1|Pruning day 120:3|Irrigation check 75:2|Harvest help, day 140:3', 'Reading your soil:1|When to sow beans:2|Water less, grow more:2|Keeping pests away gently:3|Harvest dates by region:3|Green manure:1', 'Field walk|Harvest day|Seed swap|Pruning course|Farm open day|Market morning'),
  domain('flowers', 'sunroom', 'flower florist bouquet floral rose tulip blossom', 'Birthday|Wedding|Thank you|Sympathy', 'Peony bundle 38:1|Meadow bouquet 29:3|White roses, twelve 45:2|Tulips in spring colours 24:1|Eucalyptus and thistle 32:4|Sunflower jar 27:1|Dried lavender wreath 41:4', 'Bouquet to order 45:1|Wedding flowers 420:2|Weekly office flowers 60:3|Delivery in town 8:3|Funeral wreath 120:4|Arranging class 55:1', 'How long cut flowers last:3|Flowers of the season:1|A bouquet that travels:2|What to send, and when:1|Drying roses at home:2|Behind the counter in May:3', 'Wreath evening|Bouquet class|Spring opening|Market morning|Wedding preview|Open workshop'),
  domain('energy', 'clinic', 'energy power electricity environmental environment waste recycling garbage solar carbon water pollution ocean weather climate sensor iot smart-home monitoring meter gas green', 'Solar|Water|Waste|Heating', 'Smart meter 89:4|Solar panel 220:1|Recycling bin set 45:3|Water filter 38:2|LED bulb pack 18:1|Thermostat 120:4', 'Energy check 90:4|Solar survey 0:1|Bulky waste pickup 35:3|Meter reading 0:2|Leak search 140:2|Boiler service 110:4', 'Where a home loses heat:4|Sorting waste, made simple:3|What a heat pump needs:4|Reading your meter:2|A year with solar:1|Saving water every day:2', 'Energy advice evening|Repair café|Clean-up day|Solar tour|Plant visit|Info stand'),
  domain('pets', 'candy', 'pet dog cat animal veterinary vet puppy kitten grooming adoption shelter walker', 'Dogs|Cats|Small animals|Care', 'Chew rope 9:1|Cat tree 79:2|Puppy food, 3 kg 18:1|Leash 16:1|Travel crate 55:3|Scratching board 14:2', 'Wash and trim 45:4|Nail clipping 12:4|Puppy class 25:1|Day care 30:1|Health check 50:4|Dog walk, one hour 15:1', 'A calm first week:1|How much food is enough:4|Cats and new flats:2|Brushing without a fight:4|Signs of pain:4|Walking two dogs:1', 'Puppy hour|Adoption day|Grooming class|Cat evening|First aid for pets|Group walk'),
  domain('faith', 'hearth', 'church religion temple worship prayer ministry sermon pastor bible parish mosque islamic muslim quran buddhist faith congregation', 'Worship|Community|Children|Music', 'Hymn book 18:4|Candle 6:1|Children’s Bible 22:3|Calendar of the year 12:2|Choir recording 14:4|Cookbook of the community 16:2', 'Visit at home 0:2|Wedding ceremony 0:1|Baptism 0:3|Conversation hour 0:2|Choir lesson 10:4|Meal for neighbours 0:2', 'Why we light candles:1|A week with the choir:4|What children ask:3|Open doors in winter:2|How we decide together:2|Songs for the evening:4', 'Sunday service|Evening prayer|Choir rehearsal|Children’s morning|Community meal|Reading circle'),
  domain('charity', 'orchard', 'charity donation volunteer nonprofit non-profit not-for-profit ngo foundation church aid welfare fundraising poverty public-welfare religion temple blood', 'Food|Shelter|Education|Health', 'Support parcel 20:1|School kit 15:3|Winter blanket 12:2|Warm meal 5:1|Tree 10|Calendar 14:3', 'Food bank shift 0:1|Tutoring hour 0:3|Transport help 0:4|Legal advice 0:2|Counselling 0:4|Home visit 0:2', 'Where your gift goes:2|A morning at the food bank:1|Meet our volunteers:1|What we did this winter:2|How to help in an hour:3|Our year in numbers:1', 'Volunteer morning|Fundraising dinner|Clothing drive|Charity run|Information evening|Tree planting'),
  domain('news', 'press', 'news blog article magazine journal newspaper press writer writing novel reading author publication column literary story rss content editor journalism', 'Opinion|Culture|Science|Local', 'Monthly issue 8:4|Yearly subscription 72:4|Essay collection 18:1|Tote bag 16:2|Reader’s notebook 12:2|Weekend edition 4:2', 'Editing per page 9:2|Reading circle 0:2|Manuscript review 180:2|Column subscription 5:1|Proofreading per page 6:3|Author interview 120:2', 'The bridge that nobody wanted:4|A quiet revolution in small kitchens:2|What the river remembers:3|Notes on walking:1|Why libraries stay open late:2|Letters from the coast:4|Learning to read maps again:2', 'Reading evening|Author talk|Editors’ hour|Writing workshop|Launch party|Book club'),
  domain('tech', 'ledger', 'electronics phone computer digital gadget laptop hardware device mobile-phone 3c appliance smart camera printer', 'Phones|Computers|Audio|Accessories', 'Wireless earbuds 79:3|Mechanical keyboard 120:2|27-inch monitor 289:2|USB-C hub 45:4|Laptop stand 38:4|Phone case 19:1|Portable charger 35:4|Desk microphone 95:3', 'Screen repair 89:1|Data transfer 30:2|Device setup 40:2|Battery change 55:1|Extended warranty 60:4|Keyboard cleaning 25:2', 'Choosing a monitor:2|Batteries that last:1|Quiet keyboards compared:2|Setting up two screens:2|Backing up a phone:1|What USB-C can do:4', 'Launch evening|Repair workshop|Trade-in day|Audio demo|Beginner class|Photo walk'),
  domain('kids', 'candy', 'kids children child baby toy parent family kindergarten parenting maternal toddler nursery mother preschool infant daycare playgroup', 'Toys|Books|Learning|Outdoor', 'Wooden train 34:1|Picture book 12:2|Building blocks 28:1|Rain boots 24:4|Puzzle, 48 pieces 14:3|Night light 19:1|Finger paint 11:3', 'Play hour 8:1|Babysitting hour 14:1|Parent course 90:3|Birthday party 180:4|Swimming class 15:4|Music group 12:3', 'Rainy day games:3|Reading before bed:2|Snacks for small hands:3|First friends:4|Why play is learning:1|A calm evening:2', 'Story hour|Craft morning|Puppet theatre|Parents’ café|Forest walk|Summer party'),
  domain('household', 'orchard', 'home errand errands cleaning housekeeping household laundry housework domestic handyman plumber plumbing electrician moving cleaner nanny pickup chores furniture-repair runner', 'Cleaning|Repairs|Errands|Moving', 'Cleaning kit 24:1|Laundry bag 9:1|Tool set 45:2|Moving boxes, ten 28:4|Door lock 39:2|Light fitting 55:2', 'Grocery pickup 8:3|Parcel drop-off 6:3|Pharmacy run 7:3|Key handover 5:3|Two-hour cleaning 48:1|Furniture assembly 55:2|Waiting in line 12:3|Dog walk 15:3', 'How to book a morning slot:3|Stains that come out:1|What to check before a move:4|Small repairs you can do:2|Meet the team:1|Prices, explained:3', 'Open house|Repair café|Team training|Neighbours’ day|Question hour|Spring cleaning day'),
  domain('manufacturing', 'blueprint', 'manufacturing production factory equipment machine procurement supplier material quality inspection mes erp assembly workshop-floor industrial industry steel supply procurement workshop-management', 'Raw material|Parts|Assembly|Packaging', 'Steel sheet 2 mm 48:1|Bearing 6204 6:2|Control board 85:2|Hydraulic hose 22:2|Packaging carton 1:4|Safety gloves 9:4', 'Line maintenance 420:3|Calibration 160:2|Quality audit 380:1|Tool repair 95:2|Operator training 240:3|Sample inspection 60:1', 'Shift handover that works:3|Reading a control chart:2|Fewer changeovers:3|Safety first: eye protection:3|Stock counts without stopping:1|Quality notes of the month:2', 'Shift briefing|Quality circle|Maintenance window|Supplier day|Safety training|Audit'),
  domain('support', 'ledger', 'help desk helpdesk help-desk service-desk support ticket agent issue troubleshooting complaint escalation sla', 'Account|Billing|Delivery|Technical', 'Basic support 0:1|Priority support 29:1|Setup at your desk 80:4|Remote help, one hour 55:4|Training session 120:1|Spare charger 35:3', 'Remote help 55:4|Setup at your desk 80:4|Data recovery 140:4|Device check 40:4|Onboarding call 0:1|Training session 120:1', 'How to reset a password:1|Reading your invoice:2|Connecting to the printer:4|What to tell us in a ticket:4|Planned maintenance this week:4|Returning an order in three steps:3', 'Onboarding hour|Question hour|Maintenance window|Tool training|Service review|Open consultation'),
  domain('print', 'press', 'printing packaging flyer brochure leaflet signage lithography bookbinding', 'Business|Advertising|Books|Packaging', 'Business cards, 250 29:1|Flyers A5, 1,000 85:2|Folded brochure, 500 140:2|Softcover book, 100 620:3|Folding box, 500 380:4|Labels on a roll 95:4|Posters A2, 50 160:2', 'Offset printing 180:1|Digital printing 45:1|Binding 60:3|Proof on paper 15:1|Die cutting 120:4|Print file check 20:2', 'What a print file needs:1|Paper, from thin to stiff:1|Colours on screen and on paper:2|When offset pays:1|A box that opens well:4|Binding compared:3', 'Open print shop|Paper evening|Workshop on print files|Tour of the presses|Trade fair|Bookbinding class'),
  domain('chemistry', 'clinic', 'chemical chemistry pharmaceutical pharmaceuticals biotechnology biotech biopharmaceutical reagent polymer', 'Pharma|Coatings|Food|Research', 'Solvent, 25 litres 180:2|Buffer solution 38:4|Enzyme, 10 g 240:3|Coating resin 320:2|Excipient, 5 kg 145:1|Test kit 96:4', 'Contract synthesis 2400:4|Stability study 1800:1|Quality analysis 320:1|Custom formulation 1500:2|Sampling on site 260:3|Regulatory advice 180:1', 'How a batch is released:1|Storing solvents safely:2|From gram to tonne:4|What purity means:1|Fewer animal tests:4|Reading a data sheet:2', 'Open laboratory|Safety day|Seminar on quality|Plant visit|Trade fair|Talk on enzymes'),
  domain('electronics', 'blueprint', 'semiconductor microchip circuit pcb robotic robotics drone uav laser photonics lidar', 'Components|Modules|Systems|Tools', 'Power module 48 V 64:2|Control board 120:2|Development kit 240:4|Sensor array 85:1|Compact drive 310:3|Calibration unit 480:4', 'Prototype build 1800:3|Design review 420:2|Repair within five days 160:3|Training for your team 640:4|Field test 900:3|Firmware update 120:2', 'Choosing a power module:2|From sketch to prototype:3|Why we test at forty below:3|Reading a data sheet:1|Heat, and where it goes:2|Ten years of spare parts:1', 'Product demo|Open laboratory|Developer day|Field day|Trade fair|Training session'),
  domain('relocation', 'harbor', 'immigration emigration visa relocation expatriate', 'Work|Study|Family|Business', 'Guide to the first month 24:1|Checklist for families 12:3|Interview preparation, online 49:2|Translation pack 85:1|Language starter course 120:2|City folder 18:1', 'First conversation 0:1|Work visa application 680:1|Student visa application 320:2|Family reunion 740:3|Founding a firm abroad 1200:4|Check of documents 90:1', 'Which visa fits:1|Papers that take longest:1|Moving with school children:3|The interview at the consulate:2|Opening a bank account abroad:4|What to do in the first week:1', 'Information evening|Question hour|Students’ fair|Talk on work visas|Families’ afternoon|Welcome evening'),
  domain('architecture', 'monolith', 'architect architectural architecture landscape-architecture', 'Homes|Public|Offices|Interiors', 'Site study 900:1|Model 1:200 450:2|Set of plans 1200:1|Book of our houses 48:1|Material box 85:4|Visualisation 380:3', 'First sketch 480:1|Building application 1800:1|Interior design 1400:4|Site supervision 950:2|Energy concept 720:3|Feasibility study 1100:2', 'A house for three generations:1|Daylight in deep rooms:3|Building with wood:1|What a site tells:2|Old walls, new use:2|Chairs, and why they matter:4', 'Open house|Site visit|Model evening|Lecture on timber|Students’ day|Exhibition'),
  domain('business', 'ledger', 'crm customer sales enterprise company management office oa marketing business consulting agency corporate b2b brand advertising lead project contract franchise startup workflow task team collaboration', 'Strategy|Design|Marketing|Technology', 'Starter package 490:1|Growth package 1200:3|Brand kit 850:2|Workshop day 980:1|Monthly retainer 1500:3|Audit 640:4', 'Strategy workshop 980:1|Brand identity 2400:2|Campaign setup 850:3|Market study 1200:3|Website review 320:4|Sales training 640:1', 'Our approach in six steps:1|Small brands, clear voices:2|What a good brief contains:1|Measuring a campaign:3|Lessons from a relaunch:2|Pricing without fear:1', 'Strategy day|Client breakfast|Product demo|Quarterly review|Training session|Networking evening'),
]

/** That of a firm whose trade the words do not tell. */
export const firm: Domain = domain(
  'business',
  'ledger',
  '',
  'Standard|Professional|Accessories|Service',
  'Standard model 490:1|Compact model 320:1|Professional line 980:2|Spare parts kit 85:3|Service package 240:4|Demonstration unit 150:2',
  'First consultation 0:4|Visit on site 120:4|Installation 380:4|Training for your team 420:2|Maintenance contract 980:4|Repair within two days 160:4',
  'How we test before delivery:1|What maintenance saves:4|Five questions before you buy:1|From inquiry to delivery:2|A day in our workshop:2|Choosing the right size:1',
  'Open day|Product demo|Customer evening|Training session|Trade fair|Visit on site',
)
/** That of life in general. */
export const everyday: Domain = domains.find(({ id }) => id === 'general')!
/** That of those who sell goods of all kinds. */
export const shop: Domain = domains.find(({ id }) => id === 'shop')!
/** That of those who learn a language. */
export const languages: Domain = domains.find(({ id }) => id === 'language')!

const cues = new Map<string, { readonly domain: Domain; readonly weight: number }[]>()
/** Words of business and of software say little about what a site is for: they count less. */
const faint = new Set(['general', 'business', 'software', 'social', 'ai', 'shop', 'event', 'media', 'game'])
const shared = new Set(
  'architecture library data product stock customer management message user member group share code task team booking ticket content play player score level model network security content comment activity intelligent story project query proxy design studio album public company service club image picture art card match app sensor monitoring farm magic cafe party course class training digital smart mobile-phone device match vehicle power camera home building community follow post'.split(
    ' ',
  ),
)
for (const one of domains) {
  for (const cue of one.cues.split(' ').filter((word) => word !== '')) {
    const weight = (faint.has(one.id) ? 2 : 3) - (shared.has(cue) ? 1 : 0)
    cues.set(cue, [...(cues.get(cue) ?? []), { domain: one, weight }])
  }
}
/** What sites of every field have as a function: it says what a site is for only where the subject names it. */
const everywhere = new Set(['payment'])
const mostVotes = 12
/** What is taught says more of a school than that it is one. */
const taught = /^(?:school|academy|class|course|lesson)$/
/** Words at the start of a description say what it is about. */
const early = 14

const nothing = /^\b$/
/** Words that say how a site is made rather than what it is about, by those beside them: "a responsive design", "navigation menu", "fast loading", "different devices". */
const ofSites: Readonly<Record<string, { readonly before: RegExp; readonly after: RegExp }>> = {
  design: {
    before: /^(?:responsive|web|website|page|interface|ui|ux|user|layout|modern|clean|minimalist|simple|friendly|visual|overall|adaptive)$/,
    after: /^(?:website|web|site|page|layout|draft|style|principle|element|guideline)$/,
  },
  menu: {
    before: /^(?:navigation|drop-down|dropdown|main|side|top|hamburger|context|clear|system|directory|tree-like|easy-to-navigate)$/,
    after: /^(?:bar|navigation|item|management|function|option|role|information|based)$/,
  },
  machine: { before: nothing, after: /^(?:learning|translation|model|vision)$/ },
  event: {
    before: /^(?:asynchronous|concurrent|client-side|server-side|trigger|triggering|tracking|click|mouse|javascript|custom)$/,
    after: /^(?:handling|handler|listener|triggering|loop|tracking|bus|driven|data)$/,
  },
  guide: { before: /^(?:tutorial|user|style|showcase|installation|step-by-step|beginner|usage|operation)$/, after: /^(?:user|visitor|them|help)$/ },
  domestic: { before: nothing, after: /^(?:epidemic|pandemic|terminal|market|trade|brand|product|data|shipping|news|hotel|flight|stock|policy)$/ },
  cleaning: { before: /^(?:data|text|file|cache|code|log|table)$/, after: /^(?:data|rule|process)$/ },
  engineering: { before: /^(?:reliability|software|data|prompt|system|feature|reverse|requirement|social)$/, after: nothing },
  running: { before: nothing, after: /^(?:status|of|task|time|process|script|state|result|on|in|environment)$/ },
  chain: { before: /^(?!supply$|cold$|logistic$)/, after: nothing },
  learning: { before: /^(?:machine|deep|reinforcement)$/, after: nothing },
  environment: { before: nothing, after: /^variable$/ },
  park: { before: /^(?:industrial|science|technology|software|tech|business|logistic)$/, after: nothing },
  industry: { before: /^(?:various|different|all|many|multiple|each|other)$/, after: /^(?:such|news|information|knowledge|insight|trend)$/ },
  help: { before: /^(?:to|that|can|will|should|and|could)$/, after: /^(?:user|customer|them|people|you|visitor)$/ },
  delivery: { before: /^(?:message|content|software|email|project|service|news)$/, after: nothing },
  quality: {
    before: /^(?:high|good|top|best|image|video|code|data|service|sound|picture|air|water|sleep)$/,
    after: /^(?:supplier|service|product|content|customer|goods)$/,
  },
  monitoring: {
    before:
      /^(?:network|server|system|website|api|performance|database|user|traffic|security|interface|maintenance|activity|compliance|status|order|content|behaviou?r|process|service|real-time)$/,
    after: nothing,
  },
  loading: {
    before: /^(?:fast|faster|quick|page|slow|lazy|image|data|website)$/,
    after: /^(?:speed|time|performance|progress|animation|environment|variable|file|more|effect)$/,
  },
  job: { before: /^(?:cron|scheduled|batch|background|print|timed|crawler|backup|crontab|crawling|import|export|hadoop|spark)$/, after: nothing },
  computer: { before: /^(?:desktop|tablet|both|phone)$/, after: /^(?:tablet|laptop|smartphone|mobile|and|or)$/ },
  laptop: { before: /^(?:computer|tablet|desktop|phone|including|smartphone)$/, after: /^(?:tablet|smartphone|mobile|desktop)$/ },
  device: { before: /^(?:different|various|mobile|multiple|all|any)$/, after: /^(?:and|screen|type|size)$/ },
  phone: { before: nothing, after: /^(?:number|call|tablet|screen)$/ },
  match: { before: /^(?:that|must|should|to)$/, after: /^(?:the|a|with|different)$/ },
  english: { before: /^(?:both|and|in|support|bilingual|chinese|french|arabic|german|spanish)$/, after: /^(?:and|website|version|or)$/ },
  studio: { before: /^visual$/, after: /^code$/ },
  word: { before: nothing, after: /^(?:cloud|count|document|file|processor|processing)$/ },
  language: {
    before: /^(?:programming|markup|query|scripting|coding|natural|elm|go|c|english|french|arabic|chinese|multiple|different|two|multi|several|many)$/,
    after: /^(?:switching|support|selection|version|option|switch)$/,
  },
  home: { before: /^(?:including|include|page|as)$/, after: /^(?:page|about|product|contact|service|company|news)$/ },
  support: { before: /^(?:should|and|can|also|that|will|must|to)$/, after: /^(?:for|multiple|various|different|both|all|the)$/ },
  produce: { before: /^(?:to|that|can|and|also|automatically|directly)$/, after: /^(?:a|an|the|high-quality|result)$/ },
}
/** What a site is seen on, where several are named beside each other: "desktop computers, tablets, and mobile phones". */
const screens = /^(?:desktop|computer|pc|laptop|tablet|phone|smartphone|screen)$/
const orders = /^(?:and|a|an|the)$/
/** Whether a word says how the site is to be, also as what is asked to be done: "design and rebuild a website". */
function isOfSite(words: readonly string[], at: number): boolean {
  if (
    screens.test(words[at]!) &&
    words[at - 1] !== 'my' &&
    [-3, -2, -1, 1, 2, 3].some((by) => screens.test(words[at + by] ?? '') && words[at + by] !== words[at])
  )
    return true
  const said = Object.hasOwn(ofSites, words[at]!) ? ofSites[words[at]!]! : undefined
  const [before = '', after = ''] = [words[at - 1], words[at + 1]]
  return said !== undefined && (said.before.test(before) || said.after.test(after) || (words[at] === 'design' && at < 3 && orders.test(after)))
}
/** Every site has pictures: those alone make no photographer's. */
const isSeen = (domain: Domain, own: ReadonlyMap<string, number>, subject: readonly string[]): boolean =>
  domain.id !== 'photo' || [...own.keys()].some((word) => !shared.has(word) || subject.includes(word)) || own.size > 2

/** What says of a house that it is one, and not what it does. */
const unsaid = new Set(['general', 'business', 'news', 'hr'])
/** The trade of a house, where its own name tells one: that says more than that it is a company, and has news. */
function tradeOf(votes: ReadonlyMap<Domain, ReadonlyMap<string, number>>, subject: readonly string[]): Domain | undefined {
  const total = (own: ReadonlyMap<string, number>): number => [...own.values()].reduce((sum, count) => sum + count, 0)
  const trades = [...votes].filter(([{ id }, own]) => !unsaid.has(id) && [...own.keys()].some((word) => subject.includes(word)))
  return trades.toSorted(([, a], [, b]) => total(b) - total(a))[0]?.[0]
}

/** The field of life whose words the description uses most, those of its subject counting most; the general one where none is used. Services for the home are housekeeping. Words in the singular. */
export function domainOf(words: readonly string[], subject: readonly string[] = [], isHouse = false): Domain {
  const votes = new Map<Domain, Map<string, number>>()
  const isOf = (word: string): boolean => !taught.test(word) && (cues.get(word)?.some(({ domain, weight }) => domain.id !== 'education' && weight > 2) ?? false)
  const said = words.map((word, at) => (word === 'home' && words[at + 1] === 'service' ? 'housekeeping' : word))
  const heard = subject.some(isOf) ? said.filter((word) => !taught.test(word)) : said
  // What "API monitoring" watches over at the beginning it watches over further down too.
  const watched = heard.some((word, index) => word === 'monitoring' && index < early && isOfSite(heard, index))
  heard.forEach((word, index) => {
    if ((everywhere.has(word) && !subject.includes(word)) || isOfSite(heard, index) || (watched && word === 'monitoring')) return
    for (const { domain, weight } of cues.get(word) ?? []) {
      const own = votes.get(domain) ?? new Map<string, number>()
      const most = subject.includes(word) ? mostVotes * 2 : mostVotes
      const votesNow = (own.get(word) ?? 0) + weight * (word === subject.at(-1) ? 5 : subject.includes(word) ? 4 : index < early ? 2 : 1)
      own.set(word, Math.min(shared.has(word) ? most / 2 : most, votesNow))
      votes.set(domain, own)
    }
  })
  let best = { domain: domains[0]!, total: 1 }
  for (const [domain, own] of votes) {
    const total = [...own.values()].reduce((sum, count) => sum + count, 0)
    if (total > Math.max(best.total, faint.has(domain.id) ? 1 : 2) && isSeen(domain, own, subject)) best = { domain, total }
  }
  return isHouse && unsaid.has(best.domain.id) ? (tradeOf(votes, subject) ?? best.domain) : best.domain
}
