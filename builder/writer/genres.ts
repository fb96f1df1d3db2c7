import type { Genre } from './genre.ts'
import { shortGenres } from './genres-short.ts'

/** Every kind of text. */
export const genres = {
  speech: {
    asks: ['occasion', 'names', 'detail', 'tone', 'length'],
    parts: [
      [
        'Dear friends, dear guests,',
        'Ladies and gentlemen, dear friends,',
        '(formal)Ladies and gentlemen, honoured guests,',
        '(funny)Dear friends, and everybody who came for the food,',
      ],
      [
        'we have come together for {occasion}, and for {names} above all.',
        '{occasion} brings us together today, and I could not be happier to speak about {names}.',
        'what a day: {occasion}! And there is one reason why all of us are here: {names}.',
        '(formal)it is an honour to say a few words on the occasion of {occasion} and to pay tribute to {names}.',
        'what a day: {occasion}!',
      ],
      [
        'When I think of {names}, one moment comes to mind. {detail}',
        'Let me tell you something that says it all. {detail}',
        'Some of you know this story, and some of you were there. {detail}',
        '(funny)I promised not to tell this one. So here it is. {detail}',
      ],
      [
        '?Whoever knows {names} knows what I mean: warm, honest and always there when it matters.',
        '?That is what we love about {names}: nothing is done by halves, and nobody is left out.',
        '?It is the small things by which {names} made a difference to every one of us.',
      ],
      [
        '+We have laughed together, now and then we have worried together, and somehow everything became lighter when {names} came in.',
        '+Years pass quickly. What stays are the people who make them worth remembering, and {names} did that for us.',
      ],
      [
        '?(warm)From the bottom of my heart: thank you for everything that you give to those around you.',
        '?(funny)We would give you good advice, but you have never taken any, and look how well that went.',
        '?(formal)On behalf of all who are here I thank you for what you have achieved and for the way in which you did it.',
        '?Thank you for everything, and for every day that is still to come.',
      ],
      ['+For what comes now we wish you courage, good company and time for what you love.', '+May the road ahead be kind, and may you never walk it alone.'],
      [
        'Please raise your glasses with me: to {names}!',
        'To {names}, and to {occasion}!',
        'Let us drink to {names}: all the best, today and always!',
        '(formal)I ask you to join me in honouring {names}.',
        'To all of you!',
      ],
    ],
  },
  poem: {
    asks: ['topic', 'names', 'tone', 'length'],
    parts: [
      [
        'I went to look for {topic} at the edge of day,\nand found the light had gone a little way.',
        'There is a word for {topic} that the rivers know,\nthey say it softly wherever they may go.',
        'Tell me of {topic}, and I will stay awake\nto hear what sound the early mornings make.',
        '(funny)I wrote a verse on {topic} late last night;\nthe cat objected, and the cat was right.',
      ],
      [
        'It does not ask for much: an open door,\na quiet hour, and then a little more.',
        'The wind came by and carried half a song,\nthe other half was with us all along.',
        'And what was far is nearer than it seemed,\nas if the morning kept what we had dreamed.',
      ],
      [
        '?{names}, if you should ask me what is true,\nI count the hours, and all of them have you.',
        '?For {names} the lamps are lit, the table laid,\nand no one minds how long the shadows stayed.',
        '?The leaves come down, the leaves return in spring,\nand every bird remembers how to sing.',
      ],
      ['+{detail},\nand nothing that we lose is wholly gone.', '+The winter writes in silver on the pane,\nthe summer comes and reads it all again.'],
      [
        'So keep a little {topic} in your hand:\nit grows wherever people understand.',
        'And when the evening folds the fields in blue,\nthe thought of {topic} walks the road with you.',
        '(sad)And what remains of {topic}, when we part,\nis all the weather of a quiet heart.',
      ],
    ],
  },
  story: {
    asks: ['hero', 'place', 'topic', 'kind', 'length'],
    parts: [
      [
        '{hero} had lived in {place} for as long as anybody could remember, and nothing had ever happened there. Until the morning when {topic} changed everything.',
        'It began in {place}, with a knock on the door. {hero} opened, and there was nobody, only a note: “It is about {topic}. Come alone.”',
        'People in {place} did not speak of {topic}. {hero} was about to learn why.',
        '(funny)If {hero} had stayed in bed that day, {place} would still have a roof.',
      ],
      [
        'At first it looked like a mistake. Then the second sign came, and a third, and each pointed the same way.',
        'There was one person who could explain it, and that person had left on the night train.',
        'The map was old, and half of it was wrong, but it was all there was.',
      ],
      [
        '?“You do not have to do this,” said a voice from the dark. {hero} thought about it for the length of a breath. “I know,” and went on.',
        '?On the way an unlikely friend joined in, who knew every shortcut and no fear at all.',
      ],
      [
        '+The night was long. Twice the way was lost, and once all courage; both were found again in the first grey light.',
        '+What {hero} had taken for the end turned out to be a door.',
      ],
      ['?{detail}', '?And there, where nobody would have looked, lay the truth about {topic}: smaller than expected, and far more dangerous.'],
      [
        'When {hero} came back to {place}, everything was in its old place. Only the eyes that saw it were new.',
        'They say that {place} is quiet again. But whoever listens closely hears that the story goes on.',
        'And {topic}? {hero} smiled when children asked, and began to tell.',
      ],
    ],
  },
  letter: {
    asks: ['names', 'topic', 'detail', 'tone', 'sender'],
    parts: [
      ['Dear {names},', '(formal)Dear {names},', '(warm)My dear {names},', '(funny)Hello {names}, you will not believe this,', 'Hello,'],
      [
        '\nI am writing to you about {topic}.',
        '\nfor some time I have wanted to write to you about {topic}, and today is the day.',
        '\nthis letter is about {topic}, which matters to me.',
        '(formal)\nwith this letter I turn to you regarding {topic}.',
      ],
      ['{detail}', 'To say it plainly: {detail}'],
      [
        '?I would be glad if we found a good way together.',
        '?I have thought about it carefully, and I hope that you see it in the same way.',
        '?(warm)You know how much you mean to me, and that is why I say it openly.',
      ],
      ['+If anything is unclear, ask me at any time; I answer gladly and soon.', '+Take your time with the answer: what counts is that we speak about it.'],
      ['\nI look forward to hearing from you.', '\nThank you for your time.', '(warm)\nI think of you often.'],
      ['\nKind regards\n{sender}', '(formal)\nYours sincerely\n{sender}', '(warm)\nWith love\n{sender}', '\nKind regards'],
    ],
  },
  message: {
    asks: ['names', 'occasion', 'detail', 'tone'],
    parts: [
      ['Dear {names},', 'Hello {names}!', '{names},', '(formal)Dear {names},', 'Hello!'],
      [
        'all the best for {occasion}!',
        'today is {occasion}, and we are thinking of you.',
        '{occasion} is a good reason to say how glad we are that you are there.',
        '(funny)rumour has it that it is {occasion}. We deny everything and bring cake.',
        'we are thinking of you today.',
      ],
      ['?{detail}', '?We still speak of it: {detail}'],
      [
        'May the coming year bring you much that makes you smile.',
        'Enjoy every minute, and save us a place at the table.',
        '(warm)Stay just as you are: we would not change a thing.',
        '(formal)We wish you health, success and many good days.',
      ],
    ],
  },
  invitation: {
    asks: ['names', 'occasion', 'date', 'place', 'detail'],
    parts: [
      ['You are invited!', 'Save the date!', 'We are celebrating, and you should be there.', '(formal)We request the pleasure of your company.'],
      ['{names} invite you to {occasion}.', 'Join us for {occasion}.'],
      ['When: {date}', 'On {date}'],
      ['Where: {place}', 'We meet at {place}.'],
      ['{detail}', 'Bring good company and an appetite.', 'There will be food, music and time to talk.'],
      ['Please tell us whether you are coming.', 'Let us know by answering this message.'],
    ],
  },
  description: {
    asks: ['product', 'detail', 'audience', 'tone', 'length'],
    parts: [
      [
        '{product}: made for {audience}.',
        'Meet {product}.',
        '{product} is for {audience} who want one good thing rather than three of another kind.',
        '(funny){product}. You did not know that you needed it. Now you do.',
      ],
      ['{detail}', 'What makes it special: {detail}', 'It does one thing, and it does it well.'],
      ['?It is easy to begin with, and it grows with what you need.', '?Every part was chosen with care, and it shows from the first day.'],
      ['+Whoever tries it once keeps it at hand: at home, at work and on the way.', '+Questions are answered by people, usually on the same day.'],
      ['Try it, and see for yourself.', 'Ready when you are.', 'Simply {topic}.', '(formal)We will gladly advise you.'],
    ],
  },
  bio: {
    asks: ['names', 'job', 'detail', 'tone', 'length'],
    parts: [
      [
        '{names} is {job}.',
        '{names} works as {job} and likes to look at things twice.',
        '(funny){names} is {job} by day and an expert on cake at all other times.',
      ],
      ['{detail}', 'Known for this: {detail}'],
      ['?Clear words, steady work and good humour are the tools of every day.', '?What began as a hobby became a profession, and it still feels like both.'],
      ['+In free hours {names} is outdoors, in the kitchen or behind a book.', '+{names} shares what was learned with whoever asks.'],
      ['Say hello: new projects and good questions are always welcome.', 'Always glad of a talk over coffee.'],
    ],
  },
  essay: {
    asks: ['topic', 'audience', 'detail', 'tone', 'length'],
    parts: [
      ['{Topic}: what it is about', '{Topic}, and why it matters now', 'A closer look at {topic}'],
      [
        '\nHardly anybody thinks about {topic} until it cannot be overlooked. That is a pity, for a little knowledge goes a long way.',
        '\n{Topic} concerns more of us than one might think. Time to look at it calmly.',
        '\nAsk ten people about {topic} and you hear eleven opinions. Here is what can be said.',
      ],
      [
        '\nFirst, the beginning. {detail}',
        '\nThe most important point first: {detail}',
        '\nThe first step is to see what is already there: what works, what does not, and who is concerned.',
      ],
      [
        '?\nSecond, the other side. What helps one person may hinder another, and both views deserve a fair hearing.',
        '?\nThen there is practice. Small steps that are really taken are worth more than large plans.',
      ],
      [
        '+\nAn example: a group of {audience} began with one hour a week. After a month they had changed more than in the year before.',
        '+\nNumbers help as well: whoever writes down what happens sees after a few weeks where it leads.',
      ],
      [
        '?\nWhat does that mean for {audience}? Begin, look honestly at what comes out, and change one thing at a time.',
        '?\nThree questions help: What do we want? What do we know? What do we try next?',
      ],
      ['\nIn short: {topic} is worth the effort, and today is a good day to begin.', '\nThe last word on {topic} has not been spoken. A good first one has.'],
    ],
  },
  reading: {
    asks: ['topic', 'mood', 'tone', 'length'],
    parts: [
      [
        '{Topic}: this picture often stands for a change that has already begun within.',
        'What you describe, {topic}, speaks of something that wants your attention.',
        'At the centre stands {topic}. It is rarely there by chance.',
        '(scientific){Topic} is what remains of the day: the mind orders what it has not finished yet.',
        '(spiritual){Topic} is a messenger. It comes when you are ready to hear it.',
      ],
      [
        'That it left you {mood} shows which side of you is asking to be heard.',
        'The feeling, {mood}, is the key: it matters more than the picture itself.',
        'Ask yourself where in your days you meet the same feeling.',
      ],
      [
        '?Look at who was there, and who was missing: both say something about trust.',
        '?Ways, doors and water stand for passing from one time of life to another.',
      ],
      [
        '+(psychological)What is pushed aside by day often comes back in such a disguise, gentler than it seems.',
        '+Perhaps a decision is waiting that you have put off for a while.',
        '+It may help to write down three words for it, and to look at them again in a week.',
      ],
      [
        'Take it as a hint, not as a fate: you decide what follows from it.',
        'A good next step: do one small thing that this reminds you of.',
        'Be patient with yourself: such things become clear by and by.',
      ],
    ],
  },
  dialogue: {
    asks: ['hero', 'topic', 'place', 'kind'],
    parts: [
      ['{place}. Two people at a table.', 'A quiet room. A clock.', 'Outside, rain. {place}.'],
      [
        '\nA: We have to talk about {topic}.\nB: Now?\nA: Now.',
        '\nA: You have heard about {topic}?\nB: I was hoping that you would not ask.',
        '\nA: {Topic}. That is all you have to say?\nB: It is all that there is.',
      ],
      ['\nB: {hero} said that it would be easy.\nA: {hero} says that of everything.', '\nB: And if we are wrong?\nA: Then we are wrong together.'],
      ['?\nA: {detail}\nB: Nobody told me that.', '?\nA: There was a time when you would have laughed.\nB: There was a time when it was funny.'],
      ['\nB: So what do we do?\nA: What we always do. We begin.', '\nA: Promise me one thing.\nB: No.\nA: Good. That was it.'],
    ],
  },
  plan: {
    lines: true,
    asks: ['goal', 'days', 'level'],
    parts: [
      [
        'Begin lightly: 20 minutes of {goal}, and note how it went',
        'Set down what you want to reach with {goal}, in one sentence',
        'Look at what you have for {goal}, and what is missing',
      ],
      ['{goal}: 30 minutes of the basics', 'Two short rounds of {goal} with a pause between them', 'Learn one new thing about {goal} and try it at once'],
      ['Repeat the hardest part of yesterday, slowly', 'Practise {goal} with somebody else, or explain it aloud', 'Change one thing and compare'],
      ['Rest, or a walk; look at your notes', 'An easy day: half of the usual'],
      ['{goal}: 45 minutes, the longest round of the week', 'A trial under real conditions'],
      ['Put right what did not work in the trial', 'Review: what has become easier?'],
      ['Look back at the week and choose the aim of the next one', 'Celebrate, and set the date of the next step'],
    ],
  },
  ...shortGenres,
} as const satisfies Readonly<Record<string, Genre>>
export type GenreName = keyof typeof genres
export const genreNames = Object.keys(genres) as [GenreName, ...GenreName[]]
