/** A question with its choices, the right ones first marked by `*`, and why. */
export interface Asked {
  readonly text: string
  readonly topic: string
  readonly choices: readonly string[]
  readonly right: string
  readonly why: string
}

/** Topics with their questions: `question | choice | *right choice | … > why`, one a line. */
const banks: Readonly<Record<string, { readonly cue: RegExp; readonly lines: string }>> = {
  Mathematics: {
    cue: /\bmath\w*|algebra|calculus|geometry|arithmetic/i,
    lines: `What is 15% of 80? | 8 | *12 | 15 | 20 > 10% is 8 and 5% is 4: together 12.
Which of these numbers are prime? | *2 | 9 | *13 | 21 > 9 is 3 times 3 and 21 is 3 times 7.
The angles of a triangle add up to 180 degrees. | *True | False > In a plane, always.
What is the derivative of x squared? | x | *2x | x/2 | 2 > The exponent comes down as a factor.
Solve 3x + 6 = 18. | 2 | *4 | 6 | 8 > 3x is 12, so x is 4.
What is the area of a circle with radius 3? | 6π | *9π | 3π | 12π > π times the radius squared.`,
  },
  Science: {
    cue: /\bscience|physics|chemi\w+|biology|natural/i,
    lines: `Which gas do plants take in to make sugar? | Oxygen | *Carbon dioxide | Nitrogen | Helium > Photosynthesis turns carbon dioxide and water into sugar.
Which of these are states of matter? | *Solid | *Liquid | Heat | *Gas > Heat is energy, not a state of matter.
Sound travels through empty space. | True | *False > It needs something to travel through.
What is the chemical sign of sodium? | S | So | *Na | N > From its Latin name, natrium.
Which force keeps planets on their way around the sun? | Friction | *Gravity | Magnetism | Tension > Their mass and the sun's attract each other.
At which temperature does water boil at sea level? | 90 °C | *100 °C | 110 °C | 120 °C > At normal air pressure.`,
  },
  Language: {
    cue: /\benglish|language|vocabular|grammar|chinese|reading comprehension|ielts|toefl|pte|literature|idiom|writing/i,
    lines: `Which sentence is right? | She go to school. | *She goes to school. | She going to school. | She gone to school. > Third person singular takes an s.
What is the opposite of “generous”? | Kind | Rich | *Mean | Honest > A mean person does not like to share.
Which of these words are nouns? | *River | Quickly | *Garden | Blue > Quickly is an adverb, blue an adjective.
“Their” and “there” mean the same. | True | *False > “Their” is a possessive, “there” a place.
What is the past tense of “write”? | Writed | Written | *Wrote | Writing > Write, wrote, written.
Which word means “to put off until later”? | Advance | *Postpone | Attend | Recall > From Latin: to place after.`,
  },
  Programming: {
    cue: /\bprogramming|(?<!mini[- ])\bprogram(?:s|mers?)?\b|coding|software|python|java\b|vue|php|computer|developer|database/i,
    lines: `What does SQL's SELECT do? | Deletes rows | *Reads rows | Makes a table | Sorts a file > It asks for rows and changes nothing.
Which of these are loops? | *for | if | *while | return > “if” decides, “return” leaves a function.
HTTP status 404 means that nothing was found. | *True | False > 4xx is the caller's side, 404 an address with nothing at it.
Which structure gives back first what was put in last? | Queue | *Stack | Tree | Table > Last in, first out.
What is 1010 in decimal? | 8 | *10 | 12 | 20 > 8 + 2.
What does version control keep? | Passwords | *The history of changes | Server logs | Screen sizes > So that any earlier state can be looked at again.`,
  },
  'Safety at work': {
    cue: /\bsafety|industry|skills? training|employee|workplace|construction|onboarding|factory|compliance|corporate/i,
    lines: `What do you do first when a fire alarm sounds? | Finish the task | *Leave by the nearest exit | Open the windows | Call a colleague > People first; the alarm has called for help already.
Which of these belong to protective equipment? | *Safety shoes | *Gloves | Phone | *Helmet > Each protects a part of the body.
A blocked emergency exit has to be reported at once. | *True | False > It may be needed at any moment.
How do you lift a heavy box? | With a bent back | *With bent knees and a straight back | With one arm | Quickly > The legs are stronger than the back.
Who may repair an electric machine? | Anybody | The newest colleague | *A qualified person | A visitor > Training and permission are both needed.
What does a yellow triangle sign mean? | *Warning | Prohibition | Way out | First aid > Prohibitions are red circles, ways out green.`,
  },
  Driving: {
    cue: /\bdriv(?:ing|er)|traffic|licen[cs]e|road/i,
    lines: `What does a steady red light mean? | *Stop | Slow down | Go if free | Turn only > Stop before the line.
Which of these lengthen the way to a stop? | *Rain | *Worn tyres | Daylight | *Higher speed > Dry roads in daylight do not.
You may use a phone in your hand while driving. | True | *False > It takes eyes and hands from the road.
What does a triangle with its point down tell you? | Stop | *Give way | No entry | One way > Others go first.
When do you use dipped headlights? | Only at night | *At night and in bad sight | Never in town | Only on motorways > To see and to be seen.
What do you check before you change lanes? | Radio | *Mirrors and blind spot | Fuel | Map > Mirrors alone leave a part unseen.`,
  },
  'First aid': {
    cue: /\bmedical|nurs\w+|health|first aid|doctor|clinical|pharma\w*/i,
    lines: `How fast are chest compressions given? | 60 a minute | *100 to 120 a minute | 150 a minute | As slow as you can > Hard and fast, with full release.
Which of these can be signs of a stroke? | *Drooping face | *Weak arm | Hunger | *Slurred speech > Face, arms, speech: then call for help.
A burn is cooled with running cool water. | *True | False > Not with ice, and for several minutes.
What is done first for a strong bleeding? | Give water | *Press on the wound | Wash it | Take a picture > Pressure stops most bleeding.
What is a normal body temperature? | 34.8 °C | *36.8 °C | 38.8 °C | 40 °C > A little under 37 °C.
What stops most infections from spreading? | Gloves all day | *Washing hands | Perfume | Cold air > With soap, for twenty seconds.`,
  },
  'Civic life': {
    cue: /\bparty|civic|government|politic|law|legal|civil|public service|history/i,
    lines: `What is a constitution? | A tax | *The basic law of a state | A court | A newspaper > All other laws follow from it.
Which of these are branches of a state's power? | *Legislative | *Executive | Commercial | *Judicial > They check one another.
A contract can be made by word of mouth. | *True | False > Many can; some need writing.
Who decides a dispute about the law? | The police | *A court | The press | A bank > After hearing both sides.
What is an archive for? | Selling books | *Keeping records | Printing money | Making laws > So that they can be looked up later.
In which year did the Berlin Wall fall? | 1979 | *1989 | 1999 | 2001 > On 9 November 1989.`,
  },
  Geography: {
    cue: /\bgeograph\w+|capitals?\b|countr(?:y|ies)|europe\w*|world map|continents?|flags?\b/i,
    lines: `What is the capital of Portugal? | Porto | *Lisbon | Madrid | Faro > Lisbon lies where the Tagus meets the sea.
What is the capital of Austria? | Graz | Zurich | *Vienna | Munich > Vienna, on the Danube.
Which of these are capitals? | *Oslo | Barcelona | *Warsaw | *Athens > The capital of Spain is Madrid.
The capital of Switzerland is Zurich. | True | *False > It is Bern.
What is the capital of Finland? | Turku | Stockholm | Tallinn | *Helsinki > On the Gulf of Finland.
Which river flows through Paris? | Rhine | *Seine | Rhône | Thames > The Seine, on its way to the Channel.
What is the capital of Hungary? | Bucharest | *Budapest | Prague | Bratislava > Buda and Pest became one city in 1873.
Which country has Reykjavík as its capital? | Norway | Ireland | *Iceland | Denmark > The northernmost capital of a state.
The capital of Croatia is Zagreb. | *True | False > Split and Dubrovnik lie on the coast.
What is the capital of Bulgaria? | *Sofia | Belgrade | Skopje | Varna > At the foot of Vitosha.`,
  },
  History: {
    cue: /\bhistor\w+|ancient|medieval|war of|dynasty/i,
    lines: `In which year did the Second World War end? | 1943 | *1945 | 1947 | 1950 > In Europe in May, in Asia in September.
Who was the first person on the moon? | Yuri Gagarin | Buzz Aldrin | *Neil Armstrong | John Glenn > On 20 July 1969.
Which of these are wonders of the ancient world? | *Pyramid of Giza | Taj Mahal | *Colossus of Rhodes | *Lighthouse of Alexandria > The Taj Mahal is of the 17th century.
The Great Wall was built by one emperor alone. | True | *False > Many dynasties built it.
Where did the Renaissance begin? | France | *Italy | Spain | England > In cities such as Florence.
What did Gutenberg bring to Europe? | Paper | Glass | *Printing with movable type | The compass > About 1450.`,
  },
  'Music and film': {
    cue: /\bmusic\w*|\bfilms?\b|movies?|\bsongs?\b|cinema|pop culture/i,
    lines: `How many lines has a staff of music? | 4 | *5 | 6 | 8 > Five lines and four spaces.
Who composed the “Moonlight” sonata? | Mozart | *Beethoven | Bach | Chopin > In 1801.
Which of these are string instruments? | *Cello | Flute | *Harp | *Guitar > A flute is a woodwind.
A film's score is its music. | *True | False > Written to go with the picture.
What does “piano” mean in notes? | Fast | *Softly | Loudly | Slowly > The opposite is “forte”.
Who directed “Jaws”? | George Lucas | *Steven Spielberg | Stanley Kubrick | Alfred Hitchcock > In 1975.`,
  },
  Sport: {
    cue: /\bsports?\b|football|basketball|fitness|olympic/i,
    lines: `How many players of a football team are on the field? | 10 | *11 | 12 | 9 > With the goalkeeper.
How long is a marathon? | 40 km | *42.195 km | 45 km | 50 km > Since 1908.
Which of these are strokes in swimming? | *Butterfly | Sprint | *Backstroke | *Breaststroke > A sprint is a short race.
A tennis match can be won in two sets. | *True | False > Where it is best of three.
How many points is a free throw in basketball? | *1 | 2 | 3 | 4 > From beyond the arc a basket counts three.
How many rings has the Olympic flag? | 4 | *5 | 6 | 7 > For five parts of the world.`,
  },
  'General knowledge': {
    cue: /./,
    lines: `Which is the largest ocean? | Atlantic | Indian | *Pacific | Arctic > It covers about a third of the earth.
Which of these are continents? | *Africa | Greenland | *Asia | *Australia > Greenland is an island.
A leap year has 366 days. | *True | False > The extra day is 29 February.
How many strings has a violin? | *4 | 5 | 6 | 8 > G, D, A and E.
Which planet is nearest to the sun? | Venus | *Mercury | Mars | Earth > Then come Venus and the earth.
What is bread made to rise by? | Salt | *Yeast | Oil | Butter > It makes gas while it grows.`,
  },
}

function readLine(topic: string, line: string): Asked {
  const [body = '', why = ''] = line.split(' > ')
  const [text = '', ...marked] = body.split(' | ').map((part) => part.trim())
  const right = marked.flatMap((choice, at) => (choice.startsWith('*') ? [String.fromCharCode(65 + at)] : []))
  return { text, topic, choices: marked.map((choice) => choice.replace(/^\*/, '')), right: right.join(', '), why: why.trim() }
}

/** What people are examined in where the words do not say. */
const schooled = /^(?:Mathematics|Science|Language)$/
const unsaid = /^(?:General|Science)/
/** Questions on what the words are about: of each topic that they name, else of general knowledge and science, a dozen; for exams of their own all there are, else of what schools teach. */
export function questionsFor(words: string, forExams = false): readonly Asked[] {
  const cued = Object.entries(banks).filter(([topic, { cue }]) => topic !== 'General knowledge' && cue.test(words))
  const called = cued.filter(([topic]) => new RegExp(`\\b${topic}\\b`, 'i').test(words))
  const named = called.length > 0 ? called : cued
  const others = forExams ? schooled : unsaid
  const chosen = (named.length > 0 ? named : Object.entries(banks).filter(([topic]) => others.test(topic))).slice(0, 3)
  const lists = (chosen.length === 1 ? [...chosen, ['General knowledge', banks['General knowledge']!] as const] : chosen).map(([topic, { lines }]) =>
    lines.split('\n').map((line) => readLine(topic, line)),
  )
  return lists.flatMap((list) => (forExams ? list : list.slice(0, Math.max(4, Math.ceil(12 / lists.length)))))
}
