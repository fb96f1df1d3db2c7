import { remembered } from '../remember.ts'
import { capital, plural as many } from './inflect.ts'

/** Classes of words of which a site is about one or some: each member by the words that tell it, the first of them its name, `/` before those that only rows have; `!` before classes of which only a table is of one. */
const classes: readonly string[] = [
  `dog puppy puppies canine kennel / collie whippet terrier poodle retriever beagle labrador|cat kitten feline / siamese shorthair|rabbit bunny bunnies|hamster gerbil|
horse pony ponies foal mare equestrian / haflinger|donkey mule|cow cattle heifer calf calves dairy beef / jersey|pig piglet swine / sow|sheep lamb ewe / texel|goat / saanen|hen chicken poultry broiler / newcastle egg|
duck duckling|goose geese|bee beehive hive apiary beekeeper beekeeping / varroa honey|fish aquarium angler angling / trout tetra carp koi|bird parrot budgie ornithology / kingfisher heron owl goldfinch harrier kite tit robin|
butterfly butterflies / peacock|snake reptile lizard gecko|tortoise turtle|alpaca llama`,
  `tea teahouse / oolong matcha assam jasmine brewing sencha|coffee espresso barista roastery roaster / decaf latte cappuccino grind brewing|wine winery vineyard winegrower / riesling merlot pinot sommelier rioja|
beer brewery breweries / ale lager hops brewing|whisky distillery gin|cider|juice|cocktail`,
  'piano keyboard pianist|guitar guitarist / chords|violin fiddle violinist|cello cellist|drum drummer percussion|flute flutist|trumpet|saxophone|clarinet|recorder|accordion|harp harpist|ukulele|singing singer',
  `football soccer footballer|basketball|volleyball|handball|tennis|badminton|golf golfer|hockey|baseball|cricket|rugby|swimming swimmer swim|running runner marathon|cycling cyclist|yoga|pilates|boxing boxer|karate|judo|
climbing climber bouldering|rowing rower|skiing skier ski|surfing surfer|sailing sailor|diving diver|skating skater|gymnastics gymnast|fencing fencer|archery archer`,
  `car automobile truck lorry van bus coach / hatchback sedan spark wiper exhaust windscreen|bicycle bike cyclist / saddle spoke e-bike|motorcycle motorbike scooter|ship shipyard vessel|boat yacht marina / dinghy|
plane aircraft airplane airline|train locomotive railway|tram|subway metro|drone|tractor`,
  `painting painter / wallpaper|plumbing plumber / tap drip drips|cleaning cleaner housekeeping / vacuum|moving mover removal / sofa|electrician electrical / lamp socket|
gardening gardener landscaping / hedge lawn|roofing roofer / gutter|carpentry carpenter|locksmith|chimney`,
  'english|spanish|french|german|chinese mandarin|italian|japanese|arabic|korean|portuguese|russian|latin|dutch|hindi|turkish|swedish',
  'java|python|php|javascript|typescript|rust|kotlin|ruby|golang|c#|c++|cobol|fortran',
  'react|vue|angular|svelte',
  `math mathematics maths algebra geometry calculus arithmetic / fractions statistics|physics|chemistry / chemical|biology / cell|history / historic|geography|
language english spanish french german chinese italian japanese arabic korean portuguese russian latin / essay essays vocabulary`,
  'apple|pear|plum|cherry cherries|peach|strawberry strawberries|grape vineyard|olive|potato potatoes|tomato tomatoes|carrot|wheat|barley|corn maize|rice|cotton|pumpkin|lavender|mushroom|sugarcane',
  '! car automobile / hatchback|truck lorry|van|bus coach|ship boat|bicycle bike|motorcycle|train|tram',
  '! dress gown|shirt t-shirt blouse|sweater cardigan|shoe sneaker boots|bag handbag|jacket coat|trousers jeans|scarf|hat|necklace earring',
]

export interface Member {
  readonly of: number
  /** Whether it counts for the noun of a table alone. */
  readonly isOfNoun: boolean
  /** Whether those who are called by it do it for a living. */
  readonly isOfTrade: boolean
  readonly name: string
}
const [told, rows] = [new Map<string, Member[]>(), new Map<string, Member[]>()]
classes.forEach((line, of) => {
  const isOfNoun = line.startsWith('!')
  for (const one of line.replace('! ', '').split('|')) {
    const [said = '', more = ''] = one.trim().split(' / ')
    const member = { of, isOfNoun, isOfTrade: isOfNoun || line.startsWith('painting'), name: said.split(' ')[0]! }
    for (const word of said.split(' ')) told.set(word, [...(told.get(word) ?? []), member])
    for (const word of [...said.split(' '), ...more.split(' ')]) rows.set(word, [...(rows.get(word) ?? []), member])
  }
})

const word = /[\p{L}+#-]+/gu
/** Sayings that name none of what their words are. */
const sayings =
  /\b(?:sow (?!\d)|early birds?|hot dogs?|copy ?cats?|guinea pigs?|horse ?power|watch dogs?|hen part\w+|jersey (?:city|number)s?|moving (?:average|image|picture)s?|running (?:cost|time|order)s?|rice cookers?|exam(?:ination)? papers?)\b/gi
const isOne = (known: ReadonlyMap<string, readonly Member[]>, said: string): readonly Member[] =>
  known.get(said) ?? (said.length > 3 && said.endsWith('s') ? known.get(said.slice(0, -1)) : undefined) ?? []
const named = (known: ReadonlyMap<string, readonly Member[]>, text: string): readonly Member[] =>
  text
    .toLowerCase()
    .replace(sayings, ' ')
    .match(word)
    ?.flatMap((said) => isOne(known, said)) ?? []

/** The members of classes that words of a site name: a dog for "dog shows". */
export const membersIn = remembered((text): readonly Member[] => named(told, text))
/** Whether a row tells of a member of a class of which the site's words name others only: a cat, where they name dogs. */
export function isOfSibling(row: string, own: readonly Member[]): boolean {
  if (own.length === 0) return false
  const found = named(rows, row)
  return found.some(({ of }) => own.some((one) => one.of === of) && !found.some((one) => one.of === of && own.includes(one)))
}

/** What files of a language end with, where that is not its name. */
const endings: Readonly<Record<string, string>> = { javascript: 'js', typescript: 'ts', python: 'py', rust: 'rs', kotlin: 'kt', ruby: 'rb', golang: 'go' }
/** What animals are called by their age or sex. */
const young = /^(?:pupp(?:y|ies)|kittens?|foals?|mares?|cal(?:f|ves)|heifers?|cattle|piglets?|sows?|lambs?|ewes?|chickens?|poultry|broilers?|ducklings?)$/
/** The row with the name of what the site is about in place of that of its sibling: "Feed the cows" for "Feed the hens"; null where no such name stands in it. */
export function ofOwn(row: string, own: readonly Member[]): string | null {
  let isChanged = false
  const text = row.replace(word, (said, at: number) => {
    const low = said.toLowerCase()
    const members = isOne(rows, low)
    const sibling = members.find(({ of, name }) => own.some((one) => one.of === of) && (low === name || low === many(name) || young.test(low)))
    const mine = sibling && own.find(({ of }) => of === sibling.of)?.name
    if (!sibling || mine === undefined || members.some((one) => one.of === sibling.of && own.includes(one))) return said
    isChanged = true
    if (row[at - 1] === '.') return endings[mine] ?? mine
    const named = low === many(low) ? many(mine) : mine
    return said[0] === low[0] ? named : capital(named)
  })
  return isChanged ? text : null
}
