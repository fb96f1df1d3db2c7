import type { Shade } from './shades.ts'

/** What trades do for somebody, by what the site is called. */
// biome-ignore format: a table
export const shadesOfWork: readonly Shade[] = [
  {
    cue: /\b(?:crypto(?:currenc(?:y|ies))?|bitcoins?|btc|ethereum|usdt|digital currenc(?:y|ies)|virtual currenc(?:y|ies)|token (?:exchange|trading))\b/i,
    samples: {
      categories: 'Coins|Stablecoins|Tokens|Offers',
      offers: 'Bitcoin, 0.01 BTC 612:1|Ether, 0.1 ETH 290:1|Solana, 1 SOL 148:1|Tether, 100 USDT 100:2|USD Coin, 100 USDC 100:2|Chainlink, 10 LINK 142:3|Litecoin, 1 LTC 84:1|Bitcoin by bank transfer, 0.05 BTC 3070:4',
      services: 'Buy by bank transfer 2:4|Sell to a card 3:4|Exchange between coins 1:1|Wallet for a company 25:1|Staking, one month 5:3|Help with the tax report 60:4',
      topics: 'What a confirmation is:1|Keeping a key on paper:1|Why a stablecoin moves:2|Fees at noon and at night:1|Reading an order book:4|Before you accept an offer:4',
      courses: 'Wallets and keys|Reading an order book|Stablecoins in plain words|How a block is made|Taxes on coins|Staying safe'.split('|'),
      goods: 'Hardware wallets:box|Steel key plates|Graphics cards|Power supplies, 1600 W|Fans, 120 mm:box|Network switches',
    },
  },
  {
    cue: /\b(?:nfts?|digital collectibles?|blind box(?:es)?)\b/i,
    samples: {
      categories: 'Figures|Cards|Pictures|Series',
      offers: 'Fox in the snow, 12 of 200 35:1|Lantern series, surprise box 12:4|Moon rabbit, gold 89:1|Card: the blue tower 8:2|Night market, picture 24:3|Season box, six figures 60:4',
      topics: 'The makers of the lantern series:4|How a draw is made fair:4|Numbers, editions and doubles:1|Swapping with others:2|Behind the moon rabbit:1|What comes in spring:4',
    },
  },
  {
    cue: /\b(?:stocks?|securities|shares?|futures|forex|quantitative) (?:\w+ )?(?:trading|market|exchange|analysis|forecast\w*|prediction|advice|screening)\b|\bportfolio (?:management|advice)\b|\b(?:investments?|equity|wealth) (?:management|advice|platform|funds?|services?|website)\b|\bmutual funds?\b/i,
    samples: {
      categories: 'Shares|Funds|Bonds|Savings plans',
      offers: 'World index fund, 1 share 94:2|Dividend fund 61:2|Government bond, ten years 100:3|Savings plan, monthly 50:4|Green energy fund 38:2|Harbour Works share 27:1|Oakline share 112:1',
      services: 'Portfolio check 90:2|Advice, one hour 120:4|Savings plan set up 0:4|Retirement plan 180:4|Tax report 60:3|Risk profile 45:2',
      topics: 'What a dividend is:1|Costs of a fund, in money:2|Interest and bond prices:3|A plan for twenty years:4|Reading a quarterly report:1|Why we spread:2',
      courses: 'Investing for beginners|Reading a balance sheet|Funds and their costs|Bonds explained|Charts without magic|A plan for retirement'.split('|'),
    },
  },
  {
    cue: /\b(?:loans?(?! calculat)|lending|credit (?:products?|business|services?)|mortgages?(?! calculat)|microfinance|financing services?|electronic guarantees?)\b/i,
    samples: {
      categories: 'Personal|Home|Business|Car',
      offers: 'Personal loan, 3 years 5000:1|Home loan, 20 years 180000:2|Business loan, 5 years 40000:3|Car loan, 4 years 14000:4|Renovation loan 12000:2|Bridging loan 25000:3',
      services: 'First conversation on a loan 0:1|Check of your budget 30:1|Home loan advice 90:2|Refinancing 120:2|Business plan review 160:3|Early repayment 40:4',
      topics: 'What a loan really costs:1|Papers for a home loan:2|Before you sign for somebody:1|Leasing or loan:4|How much can I borrow?:1|Paying back early:3',
    },
  },
  {
    cue: /\binsurance\b/i,
    samples: {
      categories: 'Home|Health|Car|Life',
      offers: 'Household insurance 12:1|Liability insurance 6:1|Dental insurance 19:2|Travel health insurance 9:2|Car insurance, basic 32:3|Car insurance, full 58:3|Term life insurance 15:4',
      services: 'Check of your policies 0:1|Claim, help with the form 0:1|Advice at home 40:4|Change of policy 0:2|Damage assessment 80:3|Pension talk 60:4',
      topics: 'After the storm: what to photograph:1|Deductibles in plain words:2|The first hour after an accident:3|Who needs life insurance:4|Travelling with a chronic illness:2|Changing insurers:1',
    },
  },
  {
    cue: /\b(?:fish(?:ery|eries)?|aquaculture|aquatic|shrimp|pond|water production)\b(?! claw)/i,
    samples: {
      categories: 'Carp|Trout|Tilapia|Shrimp',
      offers: 'Carp, 2 kg 14:1|Rainbow trout, 1 kg 12:2|Tilapia fillets, 500 g 9:3|Shrimp, 1 kg 24:4|Trout fingerlings, 100 60:2|Smoked trout 11:2',
      services: 'Water test 45:1|Stocking of a pond 280:1|Check of the fish 90:2|Net repair 60:3|Harvest with our team 340:4|Aeration, installed 420:3',
      topics: 'Oxygen on hot nights:1|Feeding by temperature:2|A pond before winter:1|When shrimp moult:4|Reading pH and ammonia:3|Nets that last:2',
      goods: 'Fish feed, 3 mm:pallet|Aerator paddles|Nets, 20 m|Oxygen probes|Lime:pallet|Fingerlings, carp:box|Ice boxes|Water test kits:box',
      works: 'Six ponds for Green Ford|Aeration for a trout farm|A hatchery in four months|From two to nine tonnes a year|Clean water for Lakeside|Sensors in every pond',
    },
  },
  {
    cue: /\b(?:livestock|cattle|pigs?|poultry|sheep|dairy|ranch)\b/i,
    samples: {
      categories: 'Cattle|Pigs|Sheep|Poultry',
      offers: 'Laying hens, ten 140:4|Piglet 65:2|Ewe with lamb 210:3|Heifer, one year 980:1|Hay, large bale 48:1|Free-range eggs, thirty 9:4',
      services: 'Visit of the vet 85:1|Hoof care 40:1|Shearing, per head 6:3|Feed plan 120:2|Transport of animals 160:1|Ear tags set 3:3',
      topics: 'Clean water in winter:1|Litter that stays dry:4|First days of a calf:1|Shade on the pasture:3|Weighing without stress:2|A plan for the vet:1',
    },
  },
  {
    cue: /^(?!.*\b(?:games?|food waste)\b).*\b(?:waste|recycling|scrap(?:ped)?|garbage|rubbish|recyclables?)\b/i,
    samples: {
      categories: 'Paper|Metal|Plastic|Electronics',
      offers: 'Old newspapers, per kg 1:1|Copper cable, per kg 6:2|Bottles, bag of fifty 4:3|Old laptop 35:4|Scrap car 420:2|Cardboard, pallet 28:1',
      services: 'Collection at home 0:1|Collection of bulky waste 25:2|Container for a week 140:2|Safe disposal of batteries 12:4|Sorting for an office 90:1|Deletion of disks 18:4',
      topics: 'What happens to your paper:1|Batteries do not belong in the bin:4|Which plastic is which:3|A phone has forty metals:4|Sorting in a small kitchen:1|Scrap prices, in plain words:2',
      goods: 'Waste paper:pallet|Scrap copper:kg|PET bottles:pallet|Used batteries:box|Circuit boards:box|Aluminium cans:pallet|Collection bags:box',
      works: 'A sorting line for the east side|Two hundred containers, one plan|Less waste at the market|Collection by bicycle|Old phones from forty schools|A yard for scrapped cars',
    },
  },
  {
    cue: /\b(?:interior (?:design(?:ers?)?|architects?)|home (?:design|styling|staging)|space design)\b/i,
    samples: {
      categories: 'Homes|Kitchens|Offices|Shops',
      services: 'First talk and sketch 120:1|Plan of a kitchen 480:2|Concept for a flat 1400:1|Office for twenty 3600:3|Light and colours 380:1|Fitting of a shop 4200:4',
      topics: 'Light before furniture:1|A small kitchen that works:2|Grey is not one colour:1|Quiet in an open office:3|What a counter tells:4|Three chairs are enough:1',
      works: 'Light flat under the roof:1|Family kitchen with a long table:2|Bakery in the Old Town:4|Bath of grey stone:1|Twelve desks and a quiet room:3|A hall with a bench:1',
    },
  },
  {
    cue: /\b(?:roof(?:ing|er|s)?|renovation|home improvement|interior (?:design|decoration)|decoration company|painting material|tiles?|flooring|plumb(?:er|ing))\b/i,
    samples: {
      categories: 'Roofs|Walls|Floors|Rooms',
      offers: 'Clay tiles, per m² 28:1|Steel roof panel, per m² 34:1|Wall paint, 10 l 48:2|Oak floor, per m² 62:3|Gutter, 3 m 24:1|Insulation board, per m² 19:2|Kitchen, planned and built 8400:4',
      services: 'Measuring on site 0:1|New roof, per m² 95:1|Repair of a leak 180:1|Walls painted, per room 320:2|Floor laid, per m² 38:3|Design of a room 450:4',
      topics: 'When a roof needs more than a tile:1|Paint that breathes:2|Wood or stone under bare feet:3|A small bathroom that works:4|Pitch, and what it decides:1|Light before furniture:4',
      works: 'Roof of the old mill:1|A kitchen with two windows:4|Attic turned into a study:4|New tiles for a terraced house:1|Reception of a dental practice:4|A flat of sixty square metres:4',
      goods: 'Clay tiles:pallet|Wall paint, 10 l|Gutters, 3 m|Oak boards:pallet|Roofing nails:box|Insulation boards:pallet|Sealant:box',
    },
  },
  {
    cue: /\b(?:architect(?:s|ural)?|architecture (?:and|firm|company|studio|office)|landscape design|building design|construction (?:company|project|site|management)|engineering (?:company|project|construction))\b/i,
    samples: {
      categories: 'Homes|Public|Offices|Interiors',
      works: 'House on the slope:1|Library at the canal:2|School for two hundred:2|A flat without corridors:1|Office in a former mill:3|Pavilion in the park:2|Four homes around a yard:1',
      topics: 'Daylight in deep rooms:3|Building with wood:1|What a site tells:2|Old walls, new use:2|A stair that invites:1|Rooms that change:4',
      services: 'First sketch 480:1|Building application 1800:1|Interior design 1400:4|Site supervision 950:2|Energy concept 720:3|Feasibility study 1100:2',
      goods: 'Clay bricks:pallet|Cement, 25 kg:pallet|Timber, 4 m:pallet|Insulation boards:pallet|Plasterboard:pallet|Reinforcing steel:kg|Window frames',
    },
  },
  {
    cue: /\b(?:elderly|senior (?:care|citizens?)|nursing home|old age|pension care|home care)\b/i,
    samples: {
      categories: 'At home|Health|Company|Meals',
      offers: 'Emergency button 25:2|Walking frame 89:2|Meal box, one week 56:4|Large-key telephone 45:3|Reading lamp with lens 38:1|Pill box, seven days 9:2',
      services: 'Help in the household 24:1|Morning care 32:2|Walk and talk 18:3|Meals brought to the door 9:4|Ride to the doctor 22:2|Night watch 120:1',
      topics: 'A safe bathroom:1|Drinking enough:2|Games for two:3|Soft food that tastes:4|Falls, and how to avoid them:2|When memory fails:3',
    },
  },
  {
    cue: /\b(?:patents?|trademarks?|intellectual property)\b/i,
    samples: {
      categories: 'Contracts|Brands|Family|Work',
      offers: 'Contract check 120:1|Trademark application 480:2|Will, drafted 320:3|Letter of a lawyer 140:1|Patent search 650:2|Employment contract, template 60:4',
      services: 'First advice 60:1|Trademark search 180:2|Contract drafted 420:1|Divorce advice 150:3|Dismissal, first steps 120:4|Patent application 1900:2',
      works: 'A brand in four countries|Lease ended by agreement|Patent for a hinge|Settlement before the hearing|Heirs of one house|A fair dismissal',
    },
  },
  {
    cue: /\b(?:seo (?:tools?|company|agency|services?|analysis|platform)|search engine marketing|lead generation (?:website|platform|system) for an? (?:\w+ )?agency|digital marketing|marketing agency website)\b/i,
    samples: {
      categories: 'Search|Social media|Content|Email',
      offers: 'Keyword report 49:1|Site audit 120:1|Ten texts for a shop 380:3|Newsletter set up 150:4|Month of social media 640:2|Backlink check 35:1',
      services: 'Website audit 320:1|Campaign on social media 850:2|Texts for ten pages 640:3|Newsletter, one year 960:4|Keyword study 240:1|Advertisement set up 450:2',
      topics: 'A title that is found:1|What a click costs:2|One idea, four channels:3|Subject lines that are opened:4|Slow pages rank low:1|Pictures that stop a thumb:2',
      works: 'Twice the visits for a bakery|A newsletter that is read|From page four to page one|Launch of a garden centre|One video, three cities|Bookings for a ferry',
    },
  },
  {
    cue: /\b(?:web ?hosting|domain names?|cloud (?:servers?|hosting)|vps|data cent(?:er|re)|cdn)\b/i,
    samples: {
      categories: 'Hosting|Domains|Servers|Backup',
      offers: 'Domain, one year 12:2|Web space, 20 GB 6:1|Server, 4 cores 24:3|Server, 16 cores 89:3|Backup, 1 TB 9:4|Certificate, one year 39:2',
      services: 'Move of a website 80:1|Server set up 160:3|Nightly backup 12:4|Check of the mail set-up 45:2|Support day and night 90:3|Load test 240:1',
      topics: 'Moving without an outage:1|What a name server does:2|How many cores do you need?:3|A restore is the test:4|Certificates that renew:2|Logs worth keeping:3',
    },
  },
  {
    cue: /\b(?:football|soccer|basketball|messi|league|world cup)\b/i,
    samples: {
      categories: 'Matches|Players|Teams|Training',
      offers: 'Home shirt 65:3|Away shirt 65:3|Scarf 18:3|Match ticket 28:1|Football, size 5 29:4|Season ticket 240:1',
      topics: 'Two goals after the break:1|The youngest in the squad:2|Why the back line stands so high:3|Training before the final:4|Ten numbers of the season:2|A derby in the rain:1',
      sessions: 'Derby on Saturday|Open training|Cup, quarter final|Youth tournament|Fans meet the team|Season opening',
    },
  },
  {
    cue: /\b(?:running|marathon|race|triathlon) (?:competitions?|events?|races?|registration)\b|\bmarathons?\b/i,
    samples: {
      categories: '5 km|10 km|Half marathon|Marathon',
      sessions: 'Harbour run, 10 km|City half marathon|Forest 5 km|Autumn marathon|Night run along the river|Hill race, 12 km|Charity run',
      topics: 'The last week before a marathon:4|Shoes for wet paths:1|Drinking on the way:3|Ten kilometres in an hour:2|Starting slowly:1|Hills once a week:2',
    },
  },
  {
    cue: /\b(?:mental (?:health|healing)|psycholog\w+|psychotherap\w+|counsell?ing)\b/i,
    samples: {
      categories: 'Stress|Family|Work|Young people',
      services: 'First conversation 0:1|Individual counselling 80:1|Counselling for couples 110:2|Family session 120:2|Online session 70:3|School counselling 0:4|Stress course 160:3',
      works: 'Sleeping through after two years|A class that listens again|Back to work in small steps|Two houses, one family|Quiet after the exam|A team after a hard year',
      courses: 'Stress, and how to lower it|Mindful mornings|Talking so that others listen|Sleeping better|Living with change|Calm children, calm parents'.split('|'),
    },
  },
  {
    cue: /\b(?:computer|phone|laptop|appliance|electronics) repairs?\b/i,
    samples: {
      categories: 'Screens|Batteries|Data|Computers',
      offers: 'Screen for a phone 120:1|Battery, new 45:2|Disk, 1 TB 89:3|Memory, 16 GB 64:4|Charger, 65 W 38:2|Keyboard 49:4',
      services: 'Check of a fault 20:4|Screen replaced 140:1|Battery replaced 60:2|Data rescue 280:3|Computer cleaned 45:4|Home visit 70:4',
      topics: 'Water in the keyboard:4|When a battery swells:2|Two copies of everything:3|A loud fan:4|Cracks, and how they grow:1|Buying used:4',
      goods: 'Phone screens|Batteries:box|Disks, 1 TB|Thermal paste:box|Keyboards|Screw sets:box|Chargers, 65 W',
    },
  },
  {
    cue: /\b(?:tailor(?:ing|s)?|sewing|alterations)\b/i,
    samples: {
      categories: 'Suits|Dresses|Shirts|Alterations',
      offers: 'Suit, made to measure 680:1|Summer dress 240:2|Shirt, made to measure 95:3|Trousers 160:1|Wool coat 520:1|Silk blouse 140:2',
      services: 'Taking measurements 0:1|First fitting 30:1|Trousers shortened 15:4|Zip replaced 18:4|Dress made narrower 35:4|Lining renewed 60:4',
      topics: 'How to measure a sleeve:3|Wool for all seasons:1|Linen, and its folds:2|A hem that hangs:4|Buttons of horn:3|What a second fitting is for:1',
      works: 'Wedding suit in six weeks:1|Choir of forty:3|A coat from 1962:4|Uniforms for a ferry:1|Dress of raw silk:2|Shirts for a band:3',
    },
  },
  {
    cue: /\b(?:telecom(?:munications?)?|broadband|mobile operator|sim cards?|mobile phone cards?)\b/i,
    samples: {
      categories: 'Mobile|Internet|Business|Devices',
      offers: 'Mobile plan, 20 GB 15:1|Mobile plan, without limit 35:1|Fibre, 500 Mbit/s 39:2|Prepaid card 10:1|Router 89:4|Office line, ten numbers 120:3',
      services: 'Installation of fibre 60:2|New SIM card 5:1|Number moved to us 0:1|Help at home 45:2|Office network 480:3|Roaming pack 12:1',
      topics: 'Where a router should stand:2|What a gigabyte lasts for:1|Calling abroad:1|Fibre to the desk:3|A new number in a day:1|Old phones, new use:4',
    },
  },
  {
    cue: /\b(?:graphic design (?:agency|studio|company|services?)|design agency|logo design|business cards?|branding)\b/i,
    samples: {
      categories: 'Logos|Print|Packaging|Web',
      offers: 'Logo, three drafts 480:1|Business cards, 250 45:2|Folder of eight pages 320:2|Box for a tea 640:3|Poster A2 120:2|Website draft 980:4',
      services: 'First talk 0:1|Logo 480:1|Brand manual 1200:1|Packaging 640:3|Catalogue 1900:2|Website draft 980:4',
      works: 'A mark for a ferry:1|Tea in six colours:3|Posters for a small cinema:2|Signs for a hospital:2|Bakery, drawn in one line:3|A book of maps:2',
      topics: 'One line is enough:1|Paper that one remembers:2|A box that opens well:3|Type on small screens:4|Colours that print:2|Before the first draft:1',
    },
  },
  {
    cue: /\b(?:mosques?|islamic|muslims?|quran)\b/i,
    samples: {
      categories: 'Prayer|Teaching|Community|Giving',
      offers: 'Prayer mat 24:1|Book of the five pillars 12:2|Dates, one kilo 9:3|Calendar of the year 6:1|Scarf 14:3|Gift to the kitchen 20:4',
      services: 'Talk with the imam 0:2|Wedding 120:3|Lesson for children 0:2|Guided tour of the mosque 5:3|Ride to Friday prayer 0:1|Help in mourning 0:3',
      topics: 'Times of prayer in winter:1|Fasting for the first time:1|What the call says:2|Meals for two hundred:3|Giving, and where it goes:4|Neighbours at our table:3',
      sessions: 'Friday prayer|Evening of recitation|Iftar for everybody|Open day of the mosque|Youth circle|Arabic for beginners|Tour through the old mosque',
    },
  },
  {
    cue: /\b(?:temples?|buddhis\w+|monaster(?:y|ies))\b/i,
    samples: {
      categories: 'Services|Music|Community|Giving',
      topics: 'What the bells tell:1|Singing without notes:2|Soup on Wednesdays:3|Silence, twenty minutes:1|Where a gift goes:4|A candle for somebody:3',
      sessions: 'Morning chant|Choir evening|Silent hour|Open house|Harvest feast|Talk in the cloister|Youth evening',
      services: 'Talk with somebody who listens 0:3|Wedding 120:1|Guided tour 5:3|Organ lesson 25:2|Visit at home 0:3|Room for a feast 80:3',
    },
  },
]
