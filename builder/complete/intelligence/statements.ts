/** Statements by topic, and the bands that the answers are read against. */
export interface Sheet {
  readonly title: string
  readonly text: string
  readonly statements: readonly (readonly [topic: string, statement: string])[]
  readonly bands: readonly (readonly [from: number, title: string, text: string])[]
}

const wellbeing: Sheet = {
  title: 'How are you?',
  text: 'Say of each statement how much it was true of you over the last two weeks.',
  statements: [
    ['Mood', 'I felt cheerful and in good spirits.'],
    ['Mood', 'I looked forward to the day.'],
    ['Calm', 'I felt calm and relaxed.'],
    ['Calm', 'I could put worries aside.'],
    ['Sleep', 'I woke up fresh and rested.'],
    ['Sleep', 'I fell asleep without trouble.'],
    ['People', 'I felt close to other people.'],
    ['People', 'I had somebody to talk to.'],
  ],
  bands: [
    [0, 'Strained', 'Much of this was hard lately. Talk to somebody whom you trust; if it lasts, a doctor or a counsellor can help.'],
    [
      40,
      'Up and down',
      'Some of this went well and some did not. Plan one thing a day that does you good, and look at the topics with the lowest share first.',
    ],
    [70, 'Well', 'You seem to be doing well. Keep what helps you.'],
  ],
}
const character: Sheet = {
  title: 'Personality test',
  text: 'Say of each statement how well it describes you. There is no right or wrong.',
  statements: [
    ['Openness', 'I like to try what is new to me.'],
    ['Openness', 'I often have ideas of my own.'],
    ['Care', 'I finish what I begin.'],
    ['Care', 'I plan before I start.'],
    ['Company', 'I feel at ease among many people.'],
    ['Company', 'I begin a conversation readily.'],
    ['Warmth', 'I notice how others feel.'],
    ['Warmth', 'I would rather help than win.'],
    ['Steadiness', 'I stay calm under pressure.'],
    ['Steadiness', 'Setbacks do not keep me awake.'],
  ],
  bands: [
    [0, 'Reserved', 'You hold back and look before you act. Quiet work that can be done with care may suit you.'],
    [45, 'Balanced', 'You have something of everything: the topics below say where you lean.'],
    [70, 'Outgoing', 'You go towards people and new things, and trust yourself with them.'],
  ],
}
const health: Sheet = {
  title: 'Health check',
  text: 'Say of each statement how true it is of an ordinary week of yours.',
  statements: [
    ['Food', 'I eat vegetables or fruit at every meal.'],
    ['Food', 'I drink water rather than sweet drinks.'],
    ['Movement', 'I move for half an hour a day until I breathe faster.'],
    ['Movement', 'I take the stairs or walk where I can.'],
    ['Rest', 'I sleep seven hours or more.'],
    ['Rest', 'I take breaks before I am worn out.'],
    ['Habits', 'I live without tobacco.'],
    ['Habits', 'I drink little or no alcohol.'],
  ],
  bands: [
    [
      0,
      'Begin small',
      'Choose the topic with the lowest share and change one thing in it this week, such as a walk after lunch or water instead of a sweet drink.',
    ],
    [40, 'On the way', 'Half of it stands already. Add one more day of movement or an earlier night, and look again in a month.'],
    [70, 'Keep it up', 'Your habits do you good. Keep them, and help somebody else to begin.'],
  ],
}
const work: Sheet = {
  title: 'Does it suit you?',
  text: 'Say of each statement how true it is of you.',
  statements: [
    ['Means', 'I can set aside the time that it takes.'],
    ['Means', 'I have the money for the beginning and for half a year beyond.'],
    ['Experience', 'I have done something like it before.'],
    ['Experience', 'I know people whom I can ask.'],
    ['Drive', 'I would begin even if nobody pushed me.'],
    ['Drive', 'I go on when it is dull.'],
    ['People', 'I like to deal with customers.'],
    ['People', 'I can lead others.'],
  ],
  bands: [
    [0, 'Not yet', 'Several conditions are not met yet. Look at the topics with the lowest share and come back when they stand.'],
    [45, 'With preparation', 'Much is there already. Prepare what is missing, and ask for advice first.'],
    [70, 'A good fit', 'What is needed is there: apply, or ask for a talk.'],
  ],
}

/** The statements that fit the words best. */
export function sheetFor(words: string): Sheet {
  if (/\b(?:mental|psycholog\w+|mood|emotion\w*|stress|anxiety|depress\w*|counsel\w*|meditat\w*|sleep|wellbeing)\b/i.test(words)) return wellbeing
  if (/\b(?:personality|character|mbti|dating|friends?|zodiac|aptitude)\b/i.test(words)) return character
  return /\b(?:health|nutrition|diet|fitness|medical|patients?|skin|constitution|weight)\b/i.test(words) ? health : work
}
