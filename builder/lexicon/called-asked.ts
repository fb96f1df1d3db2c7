import { type Called, called } from './called.ts'

/** What is asked in a field of life, where somebody asks and others answer. */
// biome-ignore format: a table
export const calledAsked: readonly Called[] = [
  called('question', '', '*nutrition *diet(?:s|ary)?\\b', '', 'How much protein do I need?|Is fruit in the evening bad?|What can I eat with gout?|How do I read the label of bread?|Does coffee count as water?|What helps against sweet cravings?'),
  called('question', '', 'photo', '', 'Which lens for a first portrait?|Why are my evening pictures grey?|How do I print without a frame?|Raw or not, for a holiday?|What do I charge for a wedding?|How do you light one face?'),
  called('question', '', 'kids', '', 'When did your child sleep through?|How much screen is too much at six?|First spoon: carrot or porridge?|How do you end a bath without tears?|Two languages at home, is that too much?|Which shoes for first steps?'),
  called('question', '', 'fitness outdoors', '', 'How many rest days a week?|My knee hurts after 5 km, why?|Can I swim and lift on one day?|What do you eat before training?|How do I learn a pull-up?|Which shoes for a wet trail?'),
  called('question', '', 'food drink grocery', '', 'Why does my dough not rise?|How long does soup keep?|What can I use in place of butter?|Which pan for fish?|How do you know that a melon is ripe?|Is the menu free of nuts?'),
  called('question', '', 'travel', '', 'Is the coast worth it in March?|Which pass for three days?|Can we walk from the station?|Where do you leave luggage?|How early for the lighthouse?|What does one do when it rains?'),
  called('question', '', 'property household architecture', '', 'Who pays for the broken boiler?|Which paint for a damp wall?|How long does a viewing take?|May I put up shelves in a rented flat?|What does a new bathroom cost?|How do I read the heating bill?'),
  called('question', '', 'finance', '', 'How much should I keep for a bad month?|What does a fund cost in a year?|Is a loan cheaper than leasing?|When is a transfer there?|Which papers for the tax?|Can I pay back early?'),
  called('question', '', 'software tech', '', 'Why is my query slow?|How do I undo the last commit?|Which charger fits?|What does error 502 mean?|How do you test a form?|Can I run it without a network?'),
  called('question', '', 'agriculture flowers', '', 'What eats my cabbage?|When do I cut back roses?|How often do seedlings want water?|Can I sow beans in April?|Why do the leaves turn yellow?|Which compost for tomatoes?'),
  called('question', '', 'game', '', 'How do I open the lower gate?|Which character for a beginner?|Where are the hidden keys?|How does the ranking count?|Can we play it as four?|What does the amber ring do?'),
  called('question', '', 'beauty fashion', '', 'Which colour for warm skin?|How often do I wash curls?|What removes red wine from wool?|Does the size run small?|What helps against dry hands?|How do I take my measure?'),
  called('question', '', 'music', '', 'How do I tune by ear?|Which guitar for small hands?|How long do you practise a day?|What is a bridge in a song?|How do I read two clefs at once?|Can I learn at fifty?'),
  called('question', '', 'hr', '', 'What do I say about a gap in my CV?|How do I ask for more pay?|How many days of leave are there?|Is a trial day paid?|Who signs a reference?|What do I wear to an interview?'),
  called('question', '', 'language', '', 'Is it “less” or “fewer”?|How do you learn articles?|What is the past of “bring”?|How long until I can follow a film?|Which word do natives use?|How do I lose my accent?'),
]
