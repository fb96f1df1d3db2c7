import type { Shade } from './shades.ts'

/** Subjects that no field of life names, or that one names by a word of another; with the field that they belong to. */
// biome-ignore format: a table
export const shadesOfSubjects: readonly Shade[] = [
  {
    cue: /\b(?:horoscopes?|zodiac|tarot|astrolog\w+|fortune[- ]tell\w*|divination|eight characters|bazi|feng shui|numerology)\b/i,
    field: 'psychology',
    samples: {
      categories: 'Love|Work|Money|Wellbeing',
      offers: 'Full reading of a year 29:2|Reading for two 39:1|Question by letter 15:4|Chart on paper 24:2|Set of cards 32:4|Month ahead 9:3',
      services: 'Reading, 30 minutes 35:1|Reading, an hour 60:2|Chart explained 55:2|Reading for a couple 70:1|Year ahead 80:3|Question by mail 15:4',
      topics: 'What the moon sign tells:4|Two fire signs under one roof:1|When a card lies upside down:4|Reading a year in twelve houses:2|The quiet months for money:3|A day to begin something:2',
      sessions: 'Evening of the new moon|Cards for beginners|Open reading|Talk on the year ahead',
    },
  },
  {
    cue: /\b(?:genealog\w*|family tree|ancestors?|clan members?|family history)\b/i,
    field: 'social',
    samples: {
      categories: 'Births|Weddings|Reunions|History',
      topics: 'A daughter for Leo and Ana:1|How the family came to Lindau:4|Reunion at the old mill:3|Golden wedding in May:2|Letters from the attic:4|Twins, and both red-haired:1',
      sessions: 'Reunion at the mill|Visit of the old house|Reading of the letters|Golden wedding',
    },
  },
  {
    cue: /\b(?:memorial|deceased|mourning|obituar\w+|funerals?|cemeter\w+|tomb[- ]sweeping)\b/i,
    field: 'social',
    samples: {
      categories: 'Childhood|Family|Work|Travels',
      topics: 'The orchard behind the house:1|How they met on the ferry:2|Forty years at the workshop:3|A winter in the mountains:4|The garden she left us:2|Letters home:4',
      sessions: 'Day of remembrance|Candles at the lake|Evening of stories|Visit of the grave',
    },
  },
  {
    cue: /\b(?:bt seeds?|torrents?|magnet(?:ic)? links?)\b/i,
    field: 'software',
    samples: {
      categories: 'Films|Music|Software|Books',
      offers: 'Member for a month 4:1|Member for a year 36:1|Faster search 6:3|Larger list 3:3',
      topics: 'What a seeder is:3|Films that are free to share:1|Checking a download by its hash:3|Live recordings that bands allow:2|Books out of copyright:4|Why a link has no seeds:3',
    },
  },
  {
    cue: /\b(?:radio|tv stations?|television|(?<!voice )(?<!message )broadcasting|convergence media)\b/i,
    field: 'media',
    samples: {
      categories: 'News|Talk|Music|Sport',
      services: 'Spot of 30 seconds 320:1|Interview in the studio 0:2|Greeting on air 5:3|Transmission of a match 640:4|Copy of a programme 15:2|Visit of the studio 8:2',
      topics: 'Council votes on the harbour bridge:1|Morning news in ten minutes:1|Storm closes the coast road:1|The hour after midnight:3|Three guests, one question:2|Derby ends with a late goal:4|School choir on air:3',
      sessions: 'Open studio|Talk with listeners|Concert on air|Debate before the vote|Night of the radio play|Match of the week',
    },
  },
  {
    cue: /^(?!.*\b(?:courses?|lessons?|shop\w*|sell\w*|products?|education\w*|teach\w*|e-?commerce|medical|church|fitness|conference|learn\w*|sports?|football|e-?sports|tournaments?|conferenc\w*|transcod\w*)\b).*\b(?:live[- ](?:stream|broadcast|video)\w*|streaming (?:platform|website|media)|anchors?|danmu)\b/i,
    field: 'media',
    samples: {
      categories: 'Games|Music|Cooking|Talk',
      topics: 'Ranked until midnight:1|Guitar by request:2|Noodles from scratch:3|Questions over tea:4|Third try at the last boss:1|Piano for a rainy evening:2|Sunday bread, live:3|Walking home, chatting:4',
      sessions: 'Anchor of the month|Duel of two rooms|Song contest|Cooking against the clock|Night of the newcomers|Meeting of the fans',
    },
  },
  {
    cue: /\b(?:media (?:promotion|advertis\w+|buying|relations|publication|release|placement|outlets?|resources?|marketing)|press releases?|soft articles?|public relations|news release|(?:advertising|ad) (?:placement|delivery|publishing|trading))\b/i,
    field: 'business',
    samples: {
      categories: 'Press|Online|Radio|Outdoor',
      offers: 'Article in a city paper 240:1|Story in a trade journal 480:1|Banner, one week 180:2|Post by a food writer 150:2|Spot on the radio, 30 seconds 320:3|Poster at the station, a week 190:4',
      services: 'Press release, written 180:1|List of editors 90:1|Plan of a campaign 640:2|Radio spot, recorded 420:3|Poster, designed 260:4|Report on what was printed 120:1',
      topics: 'What an editor reads first:1|A headline of eight words:1|Banners that nobody closes:2|Thirty seconds on the radio:3|Posters read while walking:4|Counting readers honestly:2',
      sessions: 'Press breakfast|Talk with editors|Campaign review|Photo call|Open house for journalists|Workshop: a press release in an hour',
      works: 'A bakery in five papers|Opening of a ferry line|Posters for a night market|A radio spot that was sung|Letters to forty editors|From zero to the evening news',
    },
  },
  {
    cue: /^(?!.*\b(?:wechat|domain|acquisition|seo)\b).*\b(?:(?<!network )(?<!website )(?<!web )(?<!user )traffic (?:websites?|information|data|operation|news|conditions?|congestion|safety|police|management|accidents?|violations?|situation)|(?:intelligent|smart|urban|city) (?:traffic|transportation)|road (?:traffic|safety|conditions?))\b/i,
    field: 'government',
    samples: {
      categories: 'Roads|Buses and trains|Works|Safety',
      offers: 'City pass, one month 49:2|Parking card, one week 18:1|Bicycle box, one year 60:2|Night bus ticket 4:2',
      services: 'Route by message 0:1|Parking permit 40:1|Report of a hole in the road 0:3|Escort of a wide load 180:4|Accident report, copy 12:4|Card for buses and trains 5:2',
      topics: 'Night works on the ring road:3|A bus lane for Station Road:2|Mill bridge open again:1|Where most accidents happen:4|Detour for the harbour run:1|Trains every ten minutes:2|Black ice: what the sensors say:4',
      sessions: 'Road safety day|Hearing on the bus lane|Bicycle check|Reflector evening for schools|Opening of the tunnel|Visit of the control room',
    },
  },
  {
    cue: /\b(?:(?:town|social|community|urban|city) grid|grid (?:management|governance|staff)|(?:smart|digital) (?:village|countryside|community|town)|rural (?:revitali[sz]ation|governance)|(?:grassroots|community|village|social) governance)\b/i,
    field: 'government',
    samples: {
      categories: 'Neighbours|Safety|Repairs|Advice',
      services: 'Visit at home 0:1|Help with a form 0:4|Meals for the elderly 4:1|Lamp repaired 0:3|Bulky waste fetched 12:3|Talk between neighbours 0:1',
      topics: 'Two new lamps for Mill Lane:3|Who looks in on Mrs Novak:1|Winter check of the stoves:2|Form for the heating aid:4|Evening round, what we found:2|Garden behind House 4:1',
      sessions: 'Meeting of the street|Clean-up morning|Talk with the council|First aid for neighbours|Festival of the courtyard|Walk with the grid staff',
    },
  },
  {
    cue: /\b(?:employees?|staff|corporate|in-house|on-the-job) (?:\w+ ){0,3}(?:training|(?:online )?learning|exams?)\b|\btraining (?:\w+ ){0,3}(?:for|of) (?:\w+ )?(?:employees|staff)\b/i,
    field: 'hr',
    samples: {
      categories: 'Safety|Service|Leading|Office',
      services: 'First day, guided 0:4|Training at your desk 80:4|Talk on your path 0:3|Workshop for a team 420:2|Refresher on safety 60:1|Coaching, one hour 90:3',
      topics: 'Lifting without pain:1|The first call of an angry customer:2|Saying what went wrong:3|Passwords that last:4|Fire alarm: who goes where:1|A meeting of half an hour:4',
      sessions: 'Safety morning|Feedback in pairs|Customer day|Leading for the first time|Spreadsheets in an hour|First aid',
      courses: 'Safety at work|Customers on the telephone|Leading a small team|Data protection basics|Writing clear reports|First aid|Giving feedback'.split('|'),
    },
  },
  {
    cue: /^(?!.*\b(?:books?|writing)\b).*\b(?:found(?:ing)? (?:an?|your|their) (?:\w+ )?(?:or )?(?:brand|start-?up|company|business)|entrepreneurs?|entrepreneurship|innovation and entrepreneurship|start-?ups?|incubators?|maker ?spaces?)\b/i,
    field: 'business',
    samples: {
      categories: 'First steps|Money|Brand|Team',
      services: 'Hour with a founder 40:1|Check of your plan 120:2|Name and logo 480:3|Desk, one month 160:1|Talk with a bank 0:2|First hire, step by step 90:4',
      topics: 'What I learned in month one:1|A budget on one page:2|Finding a name that is free:3|The first person we hired:4|Ten customers before a website:1|Saying no to an investor:2|Colours of a small brand:3',
      sessions: 'Founders’ breakfast|Pitch evening|Meet the bank|Open desk|Mistakes of the year|Workshop: a plan in a day',
      works: 'Soap from a kitchen to forty shops|A café on a cargo bike|Software for choirs|Coats from old sails|Lunch boxes that come back|A school for welders',
      courses: 'From idea to first sale|A budget for founders|Building a brand|Talking to investors|Hiring your first five|Law for small firms'.split('|'),
    },
  },
  {
    cue: /\b(?:social change|impact investing|gender equ\w+|social impact|sustainable development|sustainability|human rights)\b/i,
    field: 'charity',
    samples: {
      categories: 'Research|Stories|Events|Tools',
      services: 'Reading of your report 0:1|Workshop on pay 480:4|Measuring of impact 900:1|Talk for your board 320:3|Mentoring, half a year 0:2|Review of a fund 640:1',
      topics: 'The pay gap in twelve figures:1|Who sits on the boards:1|A fund that asks first:2|Women who built a grid:2|Measuring what changed:4|From a pledge to a budget:4|What lenders overlook:1',
      sessions: 'Day of equal pay|Funders’ round table|Reading of the report|Training: measuring impact|Evening with founders|Network lunch',
      works: 'Loans for two hundred workshops|Equal pay in nine firms|A fund for rural clinics|School for coders|Boards of the harbour towns|Land titles for widows',
    },
  },
  {
    cue: /\bsleep(?!ing (?:places?|bags?|cars?|berths?|accommodation))\w*\b/i,
    field: 'health',
    samples: {
      categories: 'Falling asleep|Waking|Habits|Dreams',
      services: 'First talk on sleep 0:3|Night with sensors 180:2|Course: six calm weeks 140:1|Check of the mattress 40:3|Breathing hour 25:1|Talk for shift workers 60:3',
      topics: 'Awake at four, every night:2|What helped me without screens:3|A nap of twenty minutes:3|Snoring, and what we tried:2|The same dream again:4|Night shifts and daylight:1|Tea, bath or book:1',
      sessions: 'Evening of quiet|Breathing together|Talk: light and sleep|Question hour on shifts|Morning without coffee|Course: falling asleep',
      courses: 'Falling asleep in six weeks|Light and the inner clock|Sleep for shift workers|Breathing at night|A bedroom that rests|Dreams, written down'.split('|'),
    },
  },
  {
    cue: /\b(?:parenting|maternal|mothers? and (?:bab(?:y|ies)|infants?)|mother-and-baby|new parents|mums|moms|pregnan\w+|infants?|baby care|childcare)\b/i,
    field: 'kids',
    samples: {
      categories: 'Sleep|Food|Play|School',
      services: 'Visit of a midwife 45:1|Talk on sleep 30:1|First food, with tasting 25:2|Play morning 6:3|Talk before school 0:4|Babysitter, one hour 14:3',
      topics: 'When the night is too short:1|First spoon, first face:2|Tidying up as a game:3|The first week of school:4|No means no, kindly:3|Two children, one lap:1|Vegetables in disguise:2',
      sessions: 'Parents’ breakfast|Play morning|Evening on sleep|Cooking for small mouths|Reading under the tree|Talk: starting school',
      courses: 'The first hundred days|Sleeping through|First food|Limits without shouting|Ready for school|First aid for small children'.split('|'),
    },
  },
  {
    cue: /\b(?:autis\w+|special needs|special education|speech therapy|hearing[- ]impaired|rehabilitation (?:of|for) children)\b/i,
    field: 'kids',
    samples: {
      categories: 'Speech|Listening|Signs|Play',
      services: 'Speech therapy, one hour 60:1|Listening hour 50:2|Signs for the family 40:3|Play in a small group 30:4|Talk with the school 0:1|Plan for half a year 90:4',
      topics: 'A first word, on paper:1|Quiet corners at a party:2|Ten signs for breakfast:3|Taking turns with a train:4|Pictures that show the day:1|When a sound is too loud:2',
      sessions: 'Circle of signs|Listening walk|Play in pairs|Day in pictures|Music with drums|Talk for parents',
      courses: 'Speech with pictures|Signs for every day|Listening step by step|Playing in pairs|The day in pictures|Calm in a loud place'.split('|'),
    },
  },
  {
    cue: /\b(?:scrapped|end-of-life|junk|dismantl\w+)\b[^.]{0,30}\b(?:cars?|vehicles?|automobiles?)\b|\b(?:cars?|vehicles?|auto(?:mobile)?s?) (?:scrapp\w+|dismantl\w+|recycl\w+)\b/i,
    field: 'automotive',
    samples: {
      categories: 'Engines|Bodies|Batteries|Papers',
      offers: 'Engine, 1.4 petrol 480:1|Door, front left 60:2|Gearbox, five speeds 220:1|Starter battery, tested 30:3|Headlamp, right 45:2|Catalyst 140:1',
      services: 'Car fetched for free 0:2|Certificate of scrapping 15:4|Draining of fluids 40:1|Battery taken back 0:3|Deregistration 25:4|Search for a part 10:2',
      topics: 'From the gate to the press:2|What happens to the oil:1|Lithium batteries, step by step:3|Papers that you bring:4|Parts that live on:1|Glass, foam and cables:2',
      goods: 'Engines|Gearboxes|Doors:box|Starter batteries:pallet|Catalysts|Tyres:pallet|Cable harnesses:box|Alloy wheels',
    },
  },
  {
    cue: /\b(?:artificial intelligence|machine learning|ai)\b[^.]{0,30}\b(?:consult\w+|agency|advis\w+|solutions? (?:company|provider))\b/i,
    field: 'ai',
    samples: {
      categories: 'Strategy|Language|Vision|Forecasts',
      services: 'First talk: what could be learned 0:1|Check of your data 640:1|Assistant for your documents 2400:2|Pictures checked by a model 3200:3|Forecast of demand 1800:4|Training for your team 480:1',
      topics: 'Is your data good enough?:1|An assistant that says “I do not know”:2|Counting faults in pictures:3|A forecast that is honest:4|When not to use a model:1|What a pilot costs:1',
      works: 'Letters sorted by subject|Damages read from pictures|A forecast for a bakery|Questions answered at night|Reports in half the time|Weeds told from beets',
      courses: 'Machine learning in plain words|Preparing data|Models for language|Models for pictures|Forecasts and their errors|Law and ethics of AI'.split('|'),
    },
  },
  {
    cue: /\b(?:(?:page|platform|community|website|system|assistant|guides?|mini-program|h5) for (?:a|the) (?:\w+ )?game\b|game (?:activit(?:y|ies)|communit(?:y|ies)|guides?|strategy|guilds?|information|news|operation)|gamified (?:community|membership)|gamers\b)/i,
    field: 'game',
    samples: {
      sessions: 'Lantern week|Double points on Friday|Hunt for the golden fox|Arena of three|Treasure at low tide|Race to the north gate',
    },
  },
  {
    cue: /^(?!.*\b(?:class notes|release notes|love notes?|course|study notes|patients?|delivery)\b).*\b(?:notes?|memos?|note-taking|notebooks?|memorandum|sticky notes) (?:and \w+ )?(?:management|taking|app\w*|website|software|system|web|program|tool|recording|mini-program|organizer)\b/i,
    field: 'general',
    samples: {
      categories: 'Work|Home|Ideas|Travel',
      topics: 'Opening lines for the speech:3|What the plumber said:2|Minutes of Thursday:1|Three titles for the story:3|Packing for Lisbon:4|Questions for the landlord:2|Plan for the spring fair:1',
    },
  },
  {
    cue: /\b(?:ai|artificial intelligence)[- ](?:\w+ )?(?:drawing|painting|art|pictures?|images?)\b|\b(?:text-to-image|(?:image|picture) generation)\b/i,
    field: 'ai',
    samples: {
      categories: 'Portraits|Landscapes|Products|Abstract',
      topics: 'A prompt in three parts:1|Fog, rain and other light:2|Hands that come out right:1|The same fox in ten styles:4|Products on wet stone:3|When to begin again:4',
      services: 'Hundred pictures 9:2|Style from your drawings 120:1|Portrait from ten photos 15:1|Larger, without loss 4:3|Look at your prompts 40:4|Series of twelve 60:2',
    },
  },
  {
    cue: /\b(?:woodcuts?|printmaking|calligraphy|oil paintings?|ink paintings?|art (?:galler(?:y|ies)|works?|exhibitions?|museum|festival|competition|collections?|trading)|artworks?|sculptures?|fine arts?)\b/i,
    samples: {
      categories: 'Paintings|Prints|Drawings|Sculpture',
      offers: 'Ferry at noon, woodcut 140:2|Three birds, ink 320:3|Blue interior, oil 1800:1|Bronze hand, small 640:4|Portfolio of six prints 260:2|Book of the exhibition 38:1',
      services: 'Tour with the artist 18:1|Framing 60:2|Appraisal of a work 90:1|Printing from your block 45:2|Drawing evening 20:3|Work hung at your home 120:4',
      topics: 'A block of pear wood:2|Why the sky is left white:3|Six colours, six blocks:2|The long table, seen close:1|What bronze keeps of a hand:4|Frames that stay quiet:1',
      sessions: 'Prints of three centuries|Night of the open studios|Drawings of a harbour|Young sculptors|Ink and water|Talk with the artist',
      courses: 'Cutting your first block|Ink on wet paper|Drawing what you see|Oil, layer by layer|A head in clay|Looking at pictures'.split('|'),
    },
  },
  {
    cue: /\b(?:nutrition\w*|dietary|diets?|meal plans?|healthy eating|weight loss|calori\w+)\b/i,
    field: 'health',
    samples: {
      categories: 'Breakfast|Weight|Sport|Illness',
      services: 'First talk on what you eat 0:1|Plan for four weeks 90:2|Shopping together 40:1|Measure of the body 25:2|Plan for a marathon 120:3|Diet after an operation 80:4',
      topics: 'Breakfast that lasts till one:1|Protein without meat:3|Slow sugar, fast sugar:2|Reading a label in ten seconds:1|Salt that hides in bread:4|Hungry at night:2',
      sessions: 'Cooking for the week|Walk through a supermarket|Talk: sugar|Breakfast together|Question hour|Cooking with beans',
      courses: 'Eight lighter weeks|Cooking without much salt|Food for runners|Diabetes and the plate|Children at the table|Plants every day'.split('|'),
    },
  },
]
