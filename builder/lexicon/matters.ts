/** What people of a field of life know, by the field's id: sentences that stand in any article of it, parted by "|". */
const table: Readonly<Record<string, string>> = {
  general:
    'Most of what goes wrong goes wrong in the first week, and most of that can be put right in an hour.|Two things help: to write down what you want before you begin, and to ask somebody who has done it before.|It costs less than people think when it is planned a month ahead.|The second time is always easier, because by then you know what to leave out.|A short list on paper beats a long one that nobody reads.',
  shop: 'What is made well can be repaired, and what can be repaired is kept for years.|We ask every maker where the material comes from, and we print the answer on the label.|Measure before you order: a hand’s breadth decides whether a thing fits or stands in the way.|Returns are lowest where the pictures show the thing next to something that everybody knows.|A fair price pays for the second check before it leaves the house.',
  fashion:
    'Wool needs air more often than water: an evening on the line is usually enough.|A good fit begins at the shoulders; nearly everything else can be altered.|Three layers that go together are warmer than one that is thick.|Look at the seams first, then at the label.|Colours that stand next to each other in a wardrobe are worn together.',
  food: 'Salt early, acid late, and taste in between.|What is in season needs little help: heat, a little fat and time.|A dough that rests overnight in the cold tastes of more and asks for less work.|We buy from six growers within an hour’s drive, so the menu follows their fields.|A sharp knife is safer than a blunt one, and it keeps the juice in the tomato.',
  drink:
    'Water that is just off the boil brings out sweetness; boiling water brings out what is bitter.|Weigh once and you can repeat a good cup for the rest of the bag.|Beans taste best between the second and the sixth week after roasting.|The same leaf gives three different cups when it is brewed three times.|Clean equipment changes more than a new machine does.',
  grocery:
    'What was picked yesterday keeps four days longer than what crossed a border.|Herbs stand in water like flowers; roots want it dark and cool.|The growers set the amount in the morning, and the boxes are packed by noon.|Ripe fruit gives a little near the stem and smells of itself.|Buy small amounts twice a week and hardly anything is thrown away.',
  health:
    'A single value says little; how it changes over three visits says a lot.|Write down your questions before the appointment and begin with the one that matters most.|Regular sleep, movement every day and a meal without hurry do more than most powders.|Pain that lasts longer than a week, wakes you at night or comes with fever should be looked at.|Bring a list of what you take, with the amounts, also of what needs no prescription.',
  fitness:
    'The body grows stronger on the days between, so rest is a part of the plan and not a gap in it.|Begin with a weight that you could lift three more times than asked.|Ten minutes that you really do are worth more than the hour that you plan.|Warm muscles first, then joints, then speed.|Write down what you did; after six weeks the numbers are the best reason to go on.',
  outdoors:
    'The weather of the afternoon decides where you go in the morning.|Equipment that fits is half of safety; the other half is turning back in time.|Beginners learn fastest in small steps and short turns, with dry clothes waiting.|Rinse everything with fresh water and let it dry in the shade.|Tell somebody where you go and when you mean to be back.',
  beauty:
    'Skin likes regularity more than many products: clean, moisten, protect from sun.|Try anything new on the inside of the arm and wait for a day.|Hair that is cut every eight weeks needs less of everything else.|Lukewarm water is kinder than hot water, in winter above all.|Bring a picture of what you like, and one of what you do not.',
  education:
    'Short and often beats long and once: twenty minutes a day stay, three hours on Sunday fade.|Close the book and say it in your own words; where you stop is where to read again.|Mistakes show what to practise next, which is why we go through them together.|Parents help most by asking what was interesting, and not only what the mark was.|A quiet place, a fixed hour and a list of three things are enough to begin.',
  psychology:
    'Talking helps most when there is time: fifty minutes without a telephone are a good beginning.|Strain shows first in sleep, appetite and patience, and often others notice it before we do.|A feeling that can be named is easier to bear than one that has no word.|Small steps that one really takes change more than large ones that one plans.|Whatever is said in a session stays there; that is the rule on which everything else stands.',
  law: 'What was agreed in writing, with a date, saves most arguments before they begin.|Deadlines run even while people still talk: note the day on which a letter arrived, and keep the envelope.|A first conversation shows whether a case is worth its costs, and that is said openly.|Read the clause on how a contract ends before the one on how it begins.|Across borders two questions come first: whose law applies, and where it can be enforced.',
  language:
    'A word is yours after you have used it in seven different sentences.|Listen first without reading, then with the text, then without it again.|Whole phrases stay longer than single words, because they come with their music.|Speak from the first day; nobody waits for a perfect sentence.|Five new words a day are eighteen hundred a year.',
  logistics:
    'Most delays begin at the address: a missing floor or a wrong gate costs more time than the road.|Goods that are labelled on two sides are found twice as fast.|A window of two hours that is kept is better than a promise for noon.|What must stay cold is measured at loading, on the way and at the door.|Full trucks in both directions halve the cost and the exhaust.',
  travel:
    'Come before nine or after four: the light is better and the benches are free.|The best places to eat are two streets away from the square.|Take half the clothes and twice the time.|Trains along the coast need no reservation outside the holidays.|Ask for a room at the back; the bells begin at six.',
  finance:
    'Three months of expenses on an account that can be reached at once let most surprises pass.|Look at the yearly cost in money and not in percent: it is easier to compare.|What is paid off early saves more interest than any account pays.|Spread what you put aside over several things and over time.|Read the page on fees first; the rest of the brochure was written by somebody who likes the product.',
  event:
    'Doors open half an hour before the first talk, and the coffee is ready by then.|Everything is within five minutes on foot, also with a wheelchair.|Places in the workshops are given in the order in which people sign up.|Volunteers get a warm meal, a shirt and the best view.|Talks are recorded, so nobody has to choose for good.',
  wedding:
    'Plan half an hour more than you need between the ceremony and the meal.|The hour before sunset gives the softest light for photographs.|Flowers of the season last longer and cost less.|One person who knows the programme keeps everybody else free.|A short speech that is rehearsed aloud is remembered.',
  game: 'Learn one character well before you try the next.|Watch where the strong players stand, not where they shoot.|A team that talks wins against one that aims better.|Updates change numbers, seldom habits: look at the map first.|Save before the bridge; nobody crosses it at the first try.',
  media:
    'We filmed on eleven evenings, and nine of them were used.|Sound decides whether a scene is believed, so we record it twice.|The cut became shorter each week, and better each time.|People in front of the camera forget it after about ten minutes: that is when it begins.|Everything that you see was lit with two lamps and a bed sheet.',
  music:
    'Practise slowly enough to make no mistake, then a little faster.|We recorded the room first and the instruments afterwards.|A song is finished when nothing more can be left out.|New strings sound bright for a week and honest for two months.|Learn the bass line and the rest falls into place.',
  photo:
    'Light from the side shows what a thing feels like.|Go closer, then one more step.|Clothes without patterns keep the eye on the face.|We take a hundred pictures to keep six.|A print on the wall is looked at every day; a file is looked at once.',
  museum:
    'Stand at three distances: from the door, at arm’s length, and where the painter stood.|The frame is often younger than the picture and tells who owned it.|Cleaning takes months, because only a stamp’s breadth is done in a day.|X-rays show what was painted over: here a window, there a dog.|Objects on paper rest in the dark for two years after three months in the light.',
  social:
    'New here? Say where you live and what you like, and somebody answers before the evening.|The best meetings were those with cake and without a programme.|Ask one clear question and you get five good answers.|We meet outdoors as long as the weather lets us.|Whoever begins something finds two others who have waited for it.',
  hr: 'A clear advert says what the work is, who decides, and what it pays.|Prepare two examples of work that went well and one that did not.|The first week decides whether people stay: a desk, a plan and somebody to ask.|Feedback works within two days and in private.|We look at what somebody can learn as much as at what they know.',
  property:
    'Look at a flat twice: in daylight and at the hour when you would come home.|Ask for the bills of the last two winters; they say more than the certificate.|Old houses forgive mistakes, but not damp: begin with the roof and the drains.|Light walls and one strong colour make a room larger.|Read what happens to the deposit, and write down every scratch on the first day.',
  software:
    'We measured for two weeks before we changed anything, and the slow part was somewhere else.|Small releases are easy to undo; that alone makes them safe.|A log line is written for the person who reads it at three in the morning.|Defaults decide what most people use, so they deserve the longest discussion.|Whatever is not tested in the rollback is not a rollback.',
  ai: 'A model is as good as the examples that it was given and as honest as the ones that it was tested on.|Say what you want, for whom and in which form; the rest is luck.|Look at the cases that it gets wrong before you look at the percentage.|Two people who label the same hundred examples show how clear the task is.|What matters to somebody should be looked at by somebody.',
  government:
    'You need an identity card and the letter that you received; both can be shown on a telephone.|Applications that are complete are answered within ten working days.|The office is emptiest on Tuesday mornings and on the last Friday of the month.|Forms can be filled in beforehand and signed at the desk.|Those who cannot come are visited at home once a week.',
  crafts:
    'The material decides the speed: whoever hurries begins again.|Everything shrinks a little while it dries, so we make it an eighth larger.|A mark of the hand is not a fault.|Test the colour on a small piece, and write down what you mixed.|Clean the table before you begin and once more before you stop.',
  automotive:
    'Tyres are checked cold, once a month, and before every long journey.|A noise that comes back is cheaper to look at today than to repair in spring.|Half of the range in winter is decided by the heating.|Bring the service book: it is worth more than a wash.|Brakes wear evenly when they are used firmly and seldom.',
  agriculture:
    'Soil that holds together when pressed and falls apart when tapped is ready to sow.|Water in the early morning, seldom and deep.|A row of flowers beside the field brings back those who eat the pests.|Green manure costs a bag of seed and saves two of fertiliser.|Write down first and last frost; after ten years that is the best calendar.',
  flowers:
    'Cut the stems at a slant, under water, and change it every second day.|Buds that show colour open at home; those that are green stay closed.|Keep a bouquet away from fruit and from the sun.|What grows nearby in its month lasts a week longer.|Hang roses upside down in the dark as long as they are still fresh.',
  energy:
    'Most heat leaves through the roof and through gaps that a hand can feel.|Read the meter on the first of each month: after a year you know what changed.|What is sorted well is raw material; what is mixed is burnt.|The sun pays back a panel in eight to eleven years, depending on the roof.|A dripping tap fills a bath in two days.',
  pets: 'The first week belongs to sleep, short walks and one quiet room.|Weigh the food for a while; the eye is generous.|Reward within two seconds, or the reward is for something else.|Cats choose their place high up and with their back to a wall.|Whoever stops eating for a day should be seen by a vet.',
  charity:
    'Of every ten given, nine arrive where they are needed, and the books are open to everybody.|An hour a month is enough to drive a van, read with a child or answer the telephone.|We ask people what they need before we bring anything.|Winter began early, and the kitchen served more meals than ever.|Those who were helped last year are among those who help this year.',
  news: 'We asked three people who deal with this every day, and they agreed on one point: begin small.|Numbers alone say little; it helps to ask where they come from and what they leave out.|Readers wrote to us about the last piece, and two of their questions are answered here.|What looks new has often been tried before, and it is worth asking why it ended then.|We will come back to this in spring and say what became of it.',
  learnt:
    'Begin with one small question and answer it completely before the next one.|What you can explain to somebody else you have understood; what you cannot, you have only read.|Examples come first and rules afterwards: three examples are usually enough to see the rule.|Most mistakes are the same for everybody, so they are worth reading about before they happen.|Keep a page of notes for each thing that took you more than an hour: it will not take as long again.',
  tech: 'Look at brightness and connections before you look at the size.|A battery lives longest between a fifth and four fifths of its charge.|Keep two copies in two places, and try once a year whether they open.|Cables look alike and differ by a factor of twenty.|Whatever gets security updates for five years is cheaper than it seems.',
  kids: 'Children play longest with what can become many things: boxes, blankets, water.|Ten minutes of reading at the same hour make the evening calm.|Let them try first and help afterwards.|Hungry, tired or too warm: one of the three is nearly always the reason.|First friends are made side by side, long before they are made face to face.',
  household:
    'Begin at the top and end at the door.|Cold water for protein, warm water for fat, and never rub.|A picture of the label saves a second visit.|What is booked before noon is usually done on the same day.|Turn off the water first; the rest can wait for us.',
  manufacturing:
    'Five minutes at the handover save an hour in the shift.|Measure the first piece, the last one and one in between.|A changeover that is filmed once becomes a third shorter.|Whatever is stored at the height of the hands is found and counted.|Who stops the line for a good reason is thanked, every time.',
  support:
    'Tell us what you did, what you expected and what you saw: that is half of the answer.|A restart clears what has piled up, and shows whether it comes back.|Three of four questions are answered on the same day.|A picture of the message helps more than its first words.|Whatever is asked twice becomes a page of its own.',
  print:
    'Colours are mixed of four inks, so what glows on a screen is calmer on paper.|Leave three millimetres around the edge: the knife needs them.|From about five hundred copies on, offset costs less than digital printing.|A proof on paper shows in a minute what nobody sees on a screen.|Paper has a direction; folded along it, it does not break.',
  chemistry:
    'A batch is released after two people have signed that every value lies within its limits.|What is stored cool and dark keeps its strength twice as long.|Every drum bears its number, and with it we find the day, the tank and the shift.|Safety data sheets are read before the first drum arrives, not after it.|A process that works with a litre is tried with a hundred before it runs with a tonne.',
  electronics:
    'Every board is tested warm, cold and warm again before it leaves the house.|Heat decides how long a part lives: ten degrees less double its years.|A prototype on the table answers more than a month of drawings.|We keep spare parts for ten years after the last delivery.|Measure twice at the connector; most faults sit there.',
  relocation:
    'Certificates with an apostille take longest, so ask for them first.|Every form wants the name exactly as it stands in the passport.|An application that is complete is decided in six to ten weeks.|Keep a copy of everything, on paper and on a telephone.|Whoever goes with children asks the school before the landlord.',
  faith:
    'The doors are open from seven in the morning, also for those who only want to sit.|Whoever is new is greeted by name, and nobody is asked for more.|The choir takes everybody who can come on Wednesdays.|After the service there is soup, and somebody who listens.|What is given is counted by two people and published once a year.',
  architecture:
    'We visit a site at three hours of the day before we draw a line.|Rooms that have light from two sides are used twice as much.|What can be repaired stays; what is new may be seen as new.|A model of cardboard settles in an hour what drawings leave open for weeks.|The best square metre is the one that need not be built.',
  business:
    'A good brief fits on one page: the aim, the people, the limits and the date.|We agree on what will be measured before we begin, and on who looks at it.|Three customers who are asked properly tell more than a survey that nobody answers.|A fixed price needs a clear end, so we write down what is not included.|The first result is shown after two weeks, however rough it is.',
}
const matters = new Map(Object.entries(table).map(([id, list]) => [id, list.split('|')]))

/** Sentences that stand in any article of a field of life; those of life in general where the field has none of its own. */
export const mattersOf = (domain: string): readonly string[] => matters.get(domain) ?? matters.get('general')!
