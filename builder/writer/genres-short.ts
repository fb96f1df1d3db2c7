import type { Genre } from './genre.ts'

/** Titles, names, advertisements and other texts of a few lines. */
export const shortGenres = {
  titles: {
    lines: true,
    asks: ['topic', 'audience', 'tone'],
    parts: [
      ['{Topic} made simple', '{Topic}: what nobody tells you', 'The quiet art of {topic}'],
      ['Seven things to know about {topic}', 'Ten minutes of {topic} a day', 'Five mistakes with {topic}, and how to avoid them'],
      ['How {topic} changed my mind', 'What {audience} should know about {topic}', 'Why {topic} matters more than you think'],
      ['Beyond {topic}', 'Before you try {topic}, read this', '{Topic} for beginners'],
      ['The {topic} handbook', 'A short history of {topic}', 'Everything about {topic}, on one page'],
      ['(funny){Topic}, or how I learned to stop worrying', 'The other side of {topic}', '{Topic}, step by step'],
    ],
  },
  ideas: {
    lines: true,
    asks: ['topic', 'audience', 'kind'],
    parts: [
      ['Somebody finds {topic} where it should not be. Who put it there?', 'Show {topic} from the side that nobody looks at'],
      ['What would {topic} look like in a hundred years?', '{Topic}, but everything happens in one night'],
      ['Ask three people about {topic} and let them contradict one another', 'A letter about {topic} that was never sent'],
      ['Take {topic} apart and put it together in another order', '{Topic} for {audience}, in five pictures'],
      ['The day on which {topic} disappeared', 'Combine {topic} with something from your kitchen'],
      ['What does {topic} sound like? Begin there', 'Make the smallest possible thing about {topic}, today'],
    ],
  },
  copy: {
    asks: ['product', 'detail', 'audience', 'tone', 'topic', 'length'],
    parts: [
      [
        '{Product}: made for {audience}.',
        'Say hello to {product}.',
        'Looking for something in {topic}? Meet {product}.',
        '(funny){Product}: because the other drawer is full already.',
        '(formal)We present {product}.',
        '(warm){Product} is made with care, for {audience}.',
      ],
      ['{Detail}.', 'What you get: {detail}.', '{Product} does one thing well: {detail}.', 'Everything about it is simple, and nothing is missing.'],
      [
        '?It fits into the day as it is, and it stays with you for longer than you would think.',
        '?No long explanation is needed: try it once and you will know.',
        '?(formal)It is made to a standard that we stand behind.',
        '?(funny)Side effects include telling everybody about it.',
      ],
      [
        '+Whoever has had it for a week does not give it back, and whoever has had it for a year recommends it.',
        '+We have thought about each part of it, so that you do not have to.',
      ],
      ['Get {product} today.', 'Order now, and see for yourself.', '(warm)We look forward to hearing how you like it.', '(funny)Go on. You know you want to.'],
    ],
  },
  slogans: {
    lines: true,
    asks: ['product', 'brand', 'detail', 'topic', 'tone'],
    parts: [
      [
        '{brand}. {Product}, and nothing else.',
        '{Product} by {brand}.',
        'Simply {product}.',
        '(formal){Product}: a matter of trust.',
        '(warm){Product}, made with love.',
      ],
      ['Once {product}, always {product}.', '{brand}: you will notice the difference.', 'Think {product}.', '{Topic} at its best: {product}.'],
      ['{Detail}. That is {product}.', 'More {product}, less fuss.', '{brand} makes it right.', '{Product} gets {topic} right.'],
      ['Good things take {product}.', 'Your {product}. Your way.', 'Begin the day with {product}.', '(formal){Product}. Quality that lasts.'],
      ['(funny){Product}: because Mondays exist.', '{Product}, naturally.', 'Life is better with {product}.', '(warm)Come home to {product}.'],
      ['The heart of {topic}: {product}.', '{Product}. Ask for it by name.', '(funny)Warning: {product} may cause smiles.', 'There is only one {product}.'],
    ],
  },
  questions: {
    lines: true,
    asks: ['topic', 'level'],
    parts: [
      ['What is {topic}, in your own words?', 'How would you explain {topic} to a child?'],
      ['Why does {topic} matter, and to whom?', 'Which example of {topic} do you know best?'],
      ['What is the difference between {topic} and what is often mistaken for it?', 'Which parts does {topic} have, and how do they belong together?'],
      ['What would change without {topic}?', 'Which mistake is common with {topic}?'],
      ['How has {topic} changed over time?', 'What evidence is there for what you say about {topic}?'],
      ['What would you ask an expert on {topic}?', 'True or false: everybody needs {topic}. Give your reasons.'],
    ],
  },
  lines: {
    lines: true,
    asks: ['topic', 'names', 'tone'],
    parts: [
      ['Every small step towards {topic} counts.', '{Topic} begins with one good minute.'],
      ['I take my time, and I get there.', 'Today I make room for {topic}.'],
      ['(funny)Why did {topic} cross the road? To get away from the planning.', 'What I give to {topic} comes back to me.'],
      ['(funny)I would tell you a joke about {topic}, but it is still under construction.', 'I can begin again at any moment.'],
      ['Calm is a form of strength.', 'What matters is not the speed but the direction.'],
      ['{names}, you are further than you think.', 'There is more light than there was yesterday.'],
    ],
  },
  encounter: {
    asks: ['place', 'level', 'players', 'topic'],
    parts: [
      ['Scene: {place}, shortly after dusk.', 'Scene: {place}. The air smells of smoke.', 'Scene: {place}, in fog.', 'Scene: a crossroads, at night.'],
      [
        'Opponents: {players} wolves, led by one with a scar.',
        'Opponents: two guards and a captain who knows one of you.',
        'Opponents: a swarm that avoids light, and what has woken it.',
        'Opponents: bandits, outnumbering you by two.',
      ],
      ['What they want: a chest that is not theirs.', 'What they want: to be left alone.', 'What they want: time, until the others come.'],
      ['?Terrain: loose stones on one side, deep water on the other.', '?Terrain: an old bridge that bears three at most.'],
      [
        'Difficulty: {level}. If the fight goes badly, a bell rings and help comes in ten minutes.',
        'Difficulty: {level}. Whoever talks first gains an advantage.',
        'Whoever talks first gains an advantage.',
      ],
      ['Reward: a map with one place crossed out, and 30 coins.', 'Reward: a key of bone.', 'Reward: a favour that is owed.'],
    ],
  },
  recipe: {
    asks: ['product', 'people', 'topic'],
    parts: [
      ['{Product} from the oven', 'Quick {product} in one pan', 'Warm salad with {product}', 'Soup of {product} and herbs'],
      [
        '\nFor {people}: {product}, an onion, two cloves of garlic, oil, salt, pepper, a lemon and fresh herbs.',
        '\nFor {people}: {product}, a cup of rice or pasta, butter, salt and what is green in the fridge.',
        '\nYou need {product}, an onion, oil, salt, pepper and herbs.',
      ],
      [
        '\n1. Cut everything into pieces of the same size.\n2. Fry the onion gently for five minutes.\n3. Add {product} and season.',
        '\n1. Heat the oil.\n2. Let {product} take colour on all sides.\n3. Add the rest and a cup of water.',
      ],
      [
        '4. Let it cook for 20 minutes with the lid on.\n5. Taste, add lemon and herbs, and serve at once.',
        '4. Bake for 25 minutes at 200 °C.\n5. Leave it to rest for a moment, then serve.',
      ],
    ],
  },
  names: { lines: true, asks: ['kind', 'style', 'topic', 'count'], parts: [] },
} as const satisfies Readonly<Record<string, Genre>>
