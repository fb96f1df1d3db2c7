import type { Shade } from './shades.ts'
import { trade } from './trade-shade.ts'

/** What ski halls, golf clubs, observatories and puppet theatres offer, and those who make, tune and translate. */
// biome-ignore format: a table
export const shadesOfPastimes: readonly Shade[] = [
  trade('outdoors', /\b(?:ski (?:halls?|resorts?|areas?|schools?|clubs?|rental|lifts?|slopes?|holidays?)|indoor ski\w*|snowboard (?:schools?|parks?)|winter sports?)\b/i, {
    categories: 'Beginners|Advanced|Children|Rental',
    offers: 'Day pass 39:1|Two-hour pass 24:1|Evening pass 19:2|Ski set, a day 28:4|Helmet, a day 6:4|Ten-visit card 210:2|Children’s day pass 22:3',
    services: 'Group lesson, two hours 35:1|Private lesson, one hour 65:2|Children’s ski garden 29:3|Edges and wax 18:4|Boot fitting 25:4|Snowboard trial hour 32:1',
    topics: 'The first turn:1|Boots that do not hurt:4|How machine snow is made:2|Edges, and when to grind them:4|Falling without harm:1|Children on the magic carpet:3',
    sessions: 'Fresh snow hour|Freestyle evening|Ladies’ carving|Children’s race|After-work skiing|Season opening',
    courses: 'First turns|Parallel in three days|Carving|Snowboard, first day|Freestyle|Racing for juniors',
  }),
  trade('fitness', /\b(?:golf (?:clubs?|courses?|ranges?|schools?|resorts?|academ\w+|lessons?)|driving range|golf)\b(?=[^.]{0,80}\b(?:website|system|app|application|platform|site|club|tee|lessons?|:))/i, {
    categories: 'Green fees|Range|Lessons|Members',
    offers: 'Green fee, 18 holes 72:1|Green fee, 9 holes 42:1|Range balls, 50 6:2|Trial membership 290:4|Ten-round card 590:1|Junior green fee 24:1|Golf glove 19:2',
    services: 'Lesson, 25 minutes 38:3|Course permit weekend 249:3|Club fitting 60:2|Video of your swing 45:3|Grip changed 9:2|Company event 890:4',
    topics: 'Grip before swing:3|What a handicap says:4|Reading a green:1|Clubs for beginners:2|Slow play, and why:1|Out of the bunker:3',
    sessions: 'Thursday medal|Texas scramble|Ladies’ morning|Junior cup|Night golf|Club championship',
    courses: 'First swing|Course permit|Short game|Driver without slice|Golf for juniors|Play with the pro',
  }),
  trade('outdoors', /\b(?:astronom\w+|observator(?:y|ies)(?! deck)|planetari(?:um|a)|stargaz\w+|telescopes?)\b/i, {
    categories: 'Planets|Deep sky|Moon and sun|Practice',
    offers: 'Evening at the dome 12:1|Family ticket 28:1|Star chart, turning 14:4|Solar filter foil 19:3|Binoculars 10 × 50 119:4|Yearly card 45:4',
    services: 'Guided evening 12:1|Telescope on loan, week 30:4|School class under the stars 90:1|Collimation 20:4|Photo with our camera 35:2|Birthday in the planetarium 160:1',
    topics: 'Finding Andromeda without a map:2|What a first telescope should do:4|Why Saturn tilts:1|The sun, seen safely:3|Reading a star chart:4|How far is a light year?:2',
    sessions: 'Perseids on the ridge|Saturn at its best|Moon evening for families|Talk: how a star dies|Sun with safe filters|Messier marathon',
    courses: 'First steps at the telescope|Star charts|Photographs of the sky|Sun and its spots|Astronomy for children|Grinding a mirror',
  }),
  trade('event', /\bpuppet(?:ry|eers?)?\b|\bmarionettes?\b/i, {
    categories: 'From 3 years|From 6 years|Adults|Workshops',
    offers: 'Ticket, child 9:1|Ticket, adult 14:3|Family, four seats 38:1|Ten-card 110:2|Finger puppet 12:4|Programme with pictures 4:2',
    services: 'Play at your school 380:2|Birthday on the stage 190:1|Puppet repaired 60:4|Puppet made to order 420:4|Guided tour backstage 8:2|Workshop, two hours 18:4',
    topics: 'How a marionette walks:3|A face from lime wood:4|Shadows need a screen:2|First time at the theatre:1|Voices behind the curtain:2|Kasper, three hundred years old:1',
    sessions: 'Kasper and the crocodile|The snow queen, on strings|A shadow for Peter|Red fox goes to town|The tin soldier|Moon rabbit',
    courses: 'Hand puppets from felt|Marionettes for beginners|Shadow play|Voice and movement|A play in a week|Stage building',
    works: 'Old king on nine strings:3|Crocodile with a zip:1|Shadow forest:2|A choir of mice:1|Faust in two suitcases:3|Giant for a street parade:4',
  }),
  trade('household', /\b(?:funeral (?:homes?|directors?|parlou?rs?|services?)|undertak(?:ers?|ing)|mortuar(?:y|ies))\b/i, {
    categories: 'Burial|Cremation|Farewell|Help',
    offers: 'Oak coffin, plain 1450:1|Pine coffin, white 780:1|Willow coffin 1180:1|Urn, blue glaze 220:2|Wreath of white roses 140:3|Book of condolence 45:3',
    services: 'Burial with service 2900:1|Cremation, quiet 1650:2|Woodland burial 2400:1|Farewell at home 380:3|Papers and offices 190:4|Talk about provision 0:4',
    topics: 'What to do in the first hours:4|Burial or cremation?:2|A farewell with children:3|Words for a card:3|Costs, said openly:4|Music that was loved:3',
    sessions: 'Evening of remembrance|Open house|Talk: provision in good time|Walk through the woodland|Candles in November|Café for the bereaved',
  }),
  trade('business', /\b(?:translation (?:agenc\w+|bureau\w*|compan\w+|services?|business)|translators? (?:portal|agency|network)|interpret(?:ing|ers?|ation) (?:agenc\w+|services?|bureau\w*))\b/i, {
    categories: 'Law|Medicine|Technology|Marketing',
    offers: 'Translation, per page 38:1|Certified translation, per page 52:1|Proofreading, per page 14:4|Interpreter, half a day 420:2|Website, per 1,000 words 110:4|Express, per page 58:3',
    services: 'Translation of a contract 190:1|Certified birth certificate 60:1|Interpreter for a hearing 240:1|User manual in five languages 2400:3|Package leaflet checked 180:2|Website in three languages 1900:4',
    topics: 'What a sworn translator may do:1|Terms before texts:3|Why a page has 1,800 signs:4|Subtitles that can be read:4|Machine first, person after?:3|Leaflets that save lives:2',
    sessions: 'Terminology hour|Briefing of interpreters|Quality round|New colleagues|Law evening|Tools day',
    works: 'Contract for a ferry, four languages:1|Manual of a crane:3|Leaflets of a clinic:2|A shop in nine languages:4|Hearing in three days:1|Catalogue of 300 pages:4',
  }),
  trade('music', /\b(?:(?:violin|cello|guitar|instrument|lute|harp|flute|piano|organ) ?(?:makers?|builders?|workshops?|repairs?|tuners?|tuning|restor\w+)|luthiers?)\b/i, {
    categories: 'Violins|Cellos|Bows|Care',
    offers: 'Student violin, 3/4 480:1|Violin after Guarneri 6800:1|Viola, 41 cm 5200:1|Cello, one-piece back 9800:2|Bow, pernambuco 1450:3|Rosin, dark 12:4|Strings, set 64:4',
    services: 'New bridge 120:1|Crack glued 180:2|Bow rehaired 65:3|Sound post set 45:1|Rental, a month 18:1|Valuation 60:4|Tuning at home 110:4',
    topics: 'How dry may the air be?:4|A bridge that leans:1|When hair wears out:3|Which size for which child:1|Varnish, and why not to polish:4|Wolf notes:2',
    sessions: 'Open workshop|Try-out day|Bow evening|Set-up for students|Concert among shavings|Rental exchange day',
    courses: 'Care of your violin|Change strings well|How a violin is made|Bow hair and rosin|Tuning by ear|Small repairs',
    works: 'Violin after Guarneri, 2022:1|Mittenwald violin, two cracks closed:1|Cello of a school, new neck:2|Bow of 1890, new tip:3|Viola for an orchestra:1|Double bass, back replaced:2',
  }),
  trade('outdoors', /\b(?:(?:scuba )?div(?:e|ing) (?:schools?|cent(?:er|re)s?|clubs?|shops?|trips?|courses?)|freediving|snorkel\w*)\b/i, {
    categories: 'Courses|Wrecks|Reefs|Equipment',
    offers: 'Two dives with boat 89:2|Night dive 55:3|Mask and snorkel 48:4|Ten-dive card 390:3|Wetsuit, 5 mm 189:4|Dive torch 95:4',
    services: 'Trial dive in the pool 45:1|Open water course 420:1|Wreck dive with guide 75:2|Cylinder filled 8:4|Regulator serviced 85:4|Photo dive 95:3',
    topics: 'Ears under pressure:1|What nitrox changes:1|Wrecks, and how to enter none:2|Fish of the reef:3|Rinse everything twice:4|Buddy check in five steps:1',
    sessions: 'Boat to the wreck|Night dive|Reef clean-up|Pool evening|Photo dive|Season opening',
    courses: 'Open water|Advanced open water|Rescue diver|Nitrox|Wreck diver|Bubblemaker for children',
  }),
  trade('fitness', /\b(?:martial arts?|karate|judo|taekwondo|aikido|kung ?fu|fencing|archery|boxing|wrestling) (?:clubs?|schools?|studios?|academ\w+|dojos?|gyms?|associations?)\b/i, {
    categories: 'Children|Beginners|Advanced|Competition',
    offers: 'Suit, white 45:2|Belt 9:1|Monthly fee, adults 42:2|Monthly fee, children 28:1|Gloves and guards 59:4|Club jacket 48:3',
    services: 'Trial lesson 0:2|Belt examination 25:3|Self-defence weekend 69:2|Private lesson 40:3|Children’s birthday 120:1|Company course 240:2',
    topics: 'The first belt:1|Falling before throwing:2|Respect, said in a bow:1|Weight classes:4|Forms, and what they teach:3|Mouthguard and tape:4',
    sessions: 'Children, white to yellow|Beginners’ evening|Sparring|Forms|Competition squad|Open mat',
    courses: 'First steps on the mat|Self-defence|Falling school|Yellow belt|Competition rules|Trainer assistant',
  }),
  trade('health', /\b(?:memory|brain|cognitive|mind) (?:training|exercis\w+|games?|fitness|gym|app|care)\b|\bdementia\b|\balzheimer\w*/i, {
    categories: 'Memory|Attention|Words|Everyday life',
    offers: 'Month of training 9:1|Year of training 79:1|Workbook, large print 18:3|Set of picture cards 24:1|Family place 14:4|Trial week 1:4',
    services: 'Talk about memory, one hour 45:4|Training in a group 12:1|Visit at home 38:4|Test, thirty minutes 25:2|Advice for families 0:4|Course for carers 60:4',
    topics: 'Names, and how to keep them:1|A walk as training:4|Why sleep helps to remember:1|Reading aloud for two:3|Small lists, large letters:4|Attention in ten minutes:2',
    sessions: 'Memory group|Picture round|Singing from memory|Word games|Walk and remember|Carers’ evening',
    courses: 'Remember names|Ten words a day|Attention, step by step|Pictures and stories|Numbers without fear|Everyday memory',
  }),
]
