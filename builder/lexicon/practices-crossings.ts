import { essential } from './essential.ts'
import { has, means, type Practice, practice } from './practice.ts'

const animals = 'pet|animal|=dog|=cat|puppy|kitten|adoptable pet'

/** What sites keep whose words mean something else in a more common trade: food of animals, scripts of films, areas of the law. */
// biome-ignore format: a table
export const practicesOfCrossings: readonly Practice[] = [
  practice('pet store|pet shop|pet supply|pet product|pet food|dog food|cat food',
    means('product', 'pet food|dog food|cat food|animal food|pet treat|pet snack|food', 'Name!;For=Dogs|Cats|Small animals|Birds|Fish;Flavour~Chicken|Salmon|Beef|Vegetables;Weight:number(g)#1-;Price:money#0-!;In stock:number#0-;Description:long;Picture:image', 'Chicken and rice, dry | for=Dogs; flavour=Chicken; weight=3000; price=24; in_stock=31', 'Salmon pieces in jelly | for=Cats; flavour=Salmon; weight=400; price=3; in_stock=120', 'Hay and herbs | for=Small animals; flavour=Vegetables; weight=1000; price=8; in_stock=44', 'Seed mix for budgies | for=Birds; flavour=Vegetables; weight=800; price=6; in_stock=25', 'Flakes for tropical fish | for=Fish; flavour=Vegetables; weight=100; price=5; in_stock=60'),
  ),
  practice('adopt pet|pet adoption|animal adoption|adoption of pet|animal shelter|adoption application|stray animal',
    essential(/^(?:.* )?(?:pets?|animals?|dogs?|cats?|pupp(?:y|ies)|kittens?)$/, 'Visitors can browse pets with name, species, breed, age, gender, health, description and picture. Administrators can manage pets.', /\badopt/),
    means('trade_item', 'pet|adoptable pet|animal|adoptable animal', 'Name!;Species=Dog|Cat|Rabbit|Bird|Other!;Breed~Mixed breed|Shepherd mix|European shorthair|Dwarf rabbit;Age~2 years|5 months|7 years|1 year;Gender=Female|Male;Health~Vaccinated and chipped|Neutered, needs a diet|Healthy;Status=For adoption|Reserved|Adopted;Description:long;Picture:image', 'Luna | species=Dog; breed=Shepherd mix; age=2 years; gender=Female; status=For adoption', 'Tiger | species=Cat; breed=European shorthair; age=7 years; gender=Male; status=For adoption', 'Hazel | species=Rabbit; breed=Dwarf rabbit; age=1 year; gender=Female; status=Reserved', 'Oscar | species=Dog; breed=Mixed breed; age=5 months; gender=Male; status=For adoption', 'Minka | species=Cat; breed=European shorthair; age=3 years; gender=Female; status=Adopted'),
    has('adoption application|adoption|adoption request|adoption record', `Pet->@${animals}`),
  ),
  practice('film production|movie production|film crew|call sheet|shooting schedule|screenplay|screenwriter|short drama|script writing|scriptwriting|stage play|drama script',
    means('trade_item', 'script|screenplay|drama script|film script|movie script', 'Title!;Production->@production|film|movie|drama|play|project;Writer~Ada Voss|Jon Bell|Rosa Klein;Genre=Drama|Comedy|Thriller|Documentary;Version:number#1-;Pages:number#1-;Summary:long;Text:long;File:file', 'The last ferry | genre=Drama; version=3; pages=98', 'Two left shoes | genre=Comedy; version=1; pages=84', 'Under the viaduct | genre=Thriller; version=5; pages=112', 'A year on the island | genre=Documentary; version=2; pages=46'),
    has('scene', 'Script->@script|screenplay;Location->@location|shooting location'),
    has('budget|budget item|production budget', 'Production->@production|film|movie|drama|play;Scene->@scene;Spent:money#0-'),
    has('cast|cast member|crew|crew member|actor', 'Production->@production|film|movie|drama|play'),
    has('task', '~Crew member->@crew|crew member|staff member;Scene->@scene'),
  ),
  practice('recipe|cooking|cookbook|baking|meal plan|nutritionist',
    means('trade_item', 'menu|weekly menu|family menu|recipe menu|recipe collection|meal menu', 'Name!;Recipe->@recipe|dish;For=Weekday|Weekend|Guests|Celebration;Persons:number#1-;Note:long', 'Quick evenings | for=Weekday; persons=2', 'Sunday with the family | for=Weekend; persons=6', 'Summer dinner outdoors | for=Guests; persons=8', 'Birthday brunch | for=Celebration; persons=10'),
  ),
  practice('second-hand book|secondhand book|used book|book trading|textbook trading|used textbook|old book',
    has('book|textbook|used book|second-hand book', 'Author~Ida Moreau|Tom Okafor|Rosa Klein;ISBN~978-1-4028-9462-6|978-0-306-40615-7;Price:money#0-;Condition=Like new|Good|Worn'),
    has('inquiry|message', 'Book->@book|textbook'),
  ),
  practice('law firm|lawyer|attorney|legal service|legal advice|legal consultation',
    means('trade_item', 'practice|practice area|area of practice|area of law|legal field|legal area|business area', 'Name!;~Lawyer->@lawyer|attorney|advisor;Summary;Description:long;Picture:image', 'Family and divorce | summary=Separation, maintenance, custody', 'Work and dismissal | summary=Contracts, notice, references', 'Rent and property | summary=Leases, deposits, sales of houses', 'Companies and contracts | summary=Founding, shares, terms of trade'),
    has('case study|legal case|success case', 'Practice area->@practice|practice area|area of practice|business area;Lawyer->@lawyer|attorney'),
    has('lawyer|attorney', 'Practice area->@practice|practice area|area of practice|business area'),
  ),
  practice('stock trading|trading simulator|simulated trading|virtual trading|paper trading|stock simulator|trading game|simulated stock',
    has('quote|stock quote|real-time quote|price quote|market quote', 'Stock->@stock|share|security|coin'),
    essential(/leaderboard|ranking|rank/, 'Users can view a leaderboard with rank, player, portfolio value and return.', /\b(?:leaderboards?|rankings?)\b/),
  ),
  practice('blood donation|blood bank|blood donor|blood center',
    has('blood request|blood application', 'Hospital->@hospital'),
    has('donation appointment|blood donation appointment|donation booking', 'Donation center->@donation center|blood center|donation site|donation station|donation camp'),
    has('donation|blood donation|donation record|blood donation record|donation history', 'Donation center->@donation center|blood center|donation site|donation station;Donation camp->@donation camp|blood drive|blood camp'),
    has('blood unit|blood bag|blood inventory|blood stock', 'Donor->@donor|blood donor;Donation->@=donation|blood donation'),
  ),
]
