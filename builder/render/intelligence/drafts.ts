/** What is asked to be written: what it is called, and its text with the topic and whom it is for in their places. */
// biome-ignore format: a table
const kinds: readonly (readonly [RegExp, string])[] = [
  [/^(?:cover letter|job application|application letter)$/, 'Dear Sir or Madam,\n\nI would like to apply for {topic}. What you describe is what I like to do and have done with success: I work carefully, learn quickly and finish what I begin.\n\nThree things that I would bring:\n1. Experience with {topic}\n2. Reliability, also under pressure\n3. The will to learn what is missing\n\nI would be glad to tell you more in a talk.\n\nYours faithfully\n[your name]'],
  [/^(?:letters?|complaints?|requests?)$/, 'Dear Sir or Madam,\n\nI am writing to you about {topic}. It matters to {for}, and I would like to explain why.\n\nFirst, how things stand today: [say in two sentences what has happened].\nSecond, what we would wish: [say in one sentence what should happen].\n\nI would be grateful for your answer within two weeks.\n\nYours faithfully\n[your name]'],
  [/^(?:e-?mails?|messages?|replies|reply|responses?)$/, 'Subject: {Topic}\n\nHello,\n\nI am writing about {topic}. In short: [the one thing that the reader should know].\n\nCould you let me know by [day] what you think? If you need anything for that, simply answer this message.\n\nKind regards\n[your name]'],
  [/^(?:articles?|essays?|blog posts?|blogs?|texts?|content|copy|compositions?|press releases?|introductions?|descriptions?)$/, '{Topic}: what it is about and why it matters\n\nIntroduction\nHardly anybody has not met {topic} in one form or another. Yet few ask what lies behind it. This text gives {for} a first view.\n\n1. Where it stands today\n{Topic} has changed in the last years. What used to be for a few is now part of everyday life. [Add a figure or an example of your own.]\n\n2. What speaks for it\n- It saves time where {topic} is done well\n- It brings people together who have the same aim\n- It can begin small and grow\n\n3. What to look out for\nNot every promise holds. Compare, ask those who have experience, and begin with one step that can be undone.\n\nConclusion\n{Topic} is worth the effort for those who know what they want from it. The best beginning is a small one, today.'],
  [/^(?:product descriptions?|product texts?|adverts?|ads?|advertisements?|marketing copy)$/, '{Topic}, made for {for}\n\nWhat you get\n- {Topic} that do what they promise\n- Simple to begin with, good for years\n- Somebody who answers when there is a question\n\nTry {topic} for yourself: what does not please you, you give back.'],
  [/^(?:stories|story|tales?|scripts?|scenes?|dialogues?)$/, 'The story of {topic}\n\nIt was an ordinary morning when everything began with {topic}. Mara had planned a quiet day, but quiet days are rare.\n\n“Have you seen this?” asked Jon from the door. She had not. And once she had, there was no way back.\n\nThey set out before noon. The way was longer than they had thought, and twice they nearly turned round. But {topic} had a pull of its own, and in the evening they understood why.\n\n“So that is it,” said Mara.\n“That,” said Jon, “is only the beginning.”'],
  [/^(?:poems?|verses?|haikus?|songs?|lyrics)$/, '{Topic}\n\nIn morning light, {topic},\nso quiet and so near,\na thing that we walk past each day\nand find, one day, is dear.\n\nThe hours come, the hours go,\nthe evening turns to blue;\nand what remains of all of it\nis {topic}, and you.'],
  [/^(?:slogans?|taglines?|titles?|headlines?|names?|ideas?|captions?)$/, '1. {Topic}. Simply good.\n2. {Topic} for {for}\n3. More {topic}, less of the rest\n4. Today is a good day for {topic}\n5. {Topic}: see for yourself\n6. Begin with {topic}'],
  [/^(?:(?:social(?: media)? )?posts?|tweets?|moments)$/, '{Topic} is what we talk about today! What do you like best about it? Tell us below, and bring along somebody who should know. #{tag}'],
  [/^(?:study plans?|learning plans?|lesson plans?|courses?|curricul(?:um|a))$/, 'A plan for {topic}\n\nWeek 1: The basics. Read an introduction to {topic}, write down ten words that you did not know. 3 × 40 minutes.\nWeek 2: Practice. One small exercise each day, with the solution looked at only afterwards. 5 × 30 minutes.\nWeek 3: Apply it. A small task of your own about {topic}, shown to somebody. 3 × 60 minutes.\nWeek 4: Repeat and test. Repeat what was hard, then explain {topic} aloud in five minutes.\n\nHow to know that it works: at the end of each week, write down from memory what you have learned.'],
  [/^(?:meal plans?|diet(?: plan)?s?|nutrition(?:al)? plans?|menus?)$/, 'A day for {topic}\n\nBreakfast: oats with fruit and yoghurt, about 400 kcal\nSnack: an apple and a handful of nuts, about 200 kcal\nLunch: vegetables with lentils or fish and rice, about 600 kcal\nSnack: carrots with hummus, about 150 kcal\nDinner: soup with wholegrain bread, about 450 kcal\n\nAbout 1,800 kcal in all, and 1.5 to 2 litres of water. Change the portions to what you need; with an illness, ask a doctor first.'],
  [/^(?:workouts?(?: plans?)?|training plans?|fitness plans?|exercise plans?)$/, 'A week for {topic}\n\nMonday: 30 minutes brisk walking, 3 × 10 squats\nTuesday: rest or stretching\nWednesday: 3 × 8 push-ups, 3 × 30 seconds plank, 3 × 10 lunges each side\nThursday: 30 minutes cycling or swimming\nFriday: as on Wednesday, one round more\nSaturday: a long walk\nSunday: rest\n\nBegin easy, and stop where something hurts.'],
  [/^(?:itinerar(?:y|ies)|travel plans?|trips?|travel guides?)$/, 'Three days: {topic}\n\nDay 1: Arrive, walk through the centre, dinner where those who live there eat.\nDay 2: Morning: the sight that you most want to see, early. Noon: market. Afternoon: a museum or a park. Evening: a view over the town.\nDay 3: Half a day outside the town, by train or boat; then what you have missed so far.\n\nTo book ahead: the room, the sight of day 2. To take along: good shoes, a bottle, a charger.'],
  [/^(?:plans?|schedules?|strateg(?:y|ies)|proposals?|project plans?|business plans?)$/, 'A plan: {topic}\n\n1. Aim: what shall be different for {for} when {topic} is done? One sentence, one figure.\n2. First steps (week 1): list what is there, ask three people whom it concerns, choose a small beginning.\n3. Doing it (weeks 2 to 5): one result a week; each Friday, look at what held you up.\n4. Cost and help: hours, money, who does what.\n5. Risks: what could go wrong, and what you would do then.\n6. Review (week 6): compare with the aim, and decide how it goes on.'],
  [/^(?:reports?|minutes|outlines?|summaries|presentations?|slides?|speech(?:es)?|talks?)$/, '{Topic}\n\n1. Where we began: why {topic} is looked at, and for whom ({for})\n2. What was done: the steps, with their dates\n3. What came out: the three most important results, each with a figure\n4. What is open: questions, risks\n5. What comes next: who does what by when\n\nIn one sentence: [what should be remembered of {topic}].'],
  [/^(?:recipes?)$/, '{Topic}\n\nFor 4 people, 40 minutes\n\nYou need: the main ingredients of {topic} (about 600 g), 1 onion, 2 cloves of garlic, 3 spoons of oil, salt, pepper, herbs\n\n1. Wash and cut everything into pieces of the same size.\n2. Cook the onion and the garlic in the oil until they are soft.\n3. Add the rest, what takes longest first. Season.\n4. Cook on a low heat for about 20 minutes, taste, and serve with the herbs.'],
  [/^(?:invitations?|greetings?|wishes|thank[- ]you notes?|congratulations)$/, 'Dear [name],\n\n{topic} is a reason to come together. I would be glad to have you with us, on [day] at [time], at [place].\n\nPlease let me know by [day] whether you can come.\n\nWarm regards\n[your name]'],
  [/^(?:to-?do lists?|checklists?)$/, '{Topic}: what to do\n\n☐ Write down what the result should be\n☐ Collect what is there already\n☐ Ask who can help\n☐ Do the smallest part first\n☐ Do the hardest part in the morning\n☐ Have somebody look at it\n☐ Finish, and note what to do better next time'],
  [/^(?:questions?|quiz(?:zes)?|exercises|interview questions?|tests?)$/, '{Topic}: ten questions\n\n1. What is meant by {topic}?\n2. Where does it come from?\n3. Give an example of it.\n4. Who uses it, and for what?\n5. What speaks for it?\n6. What speaks against it?\n7. What is it often mistaken for?\n8. How has it changed?\n9. What would be missing without it?\n10. What would you ask somebody who knows {topic} well?'],
]
const capital = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1)
const wanted =
  /^(?:please |can you |could you |would you |i want you to |i need you to |help me (?:to )?)*(?:write|draft|compose|create|generate|make|prepare|give me|plan)\b (?:me |us |down )?(?:an? |the |some |one |\d+ )?(.{2,300})$/i
const joint = /^(.{2,60}?)(?: (?:about|on|regarding|concerning|describing|for|to|of|with|that says|explaining)\b:? (.*))?$/i

/** A draft of what the question asks to be written, by templates; null where it asks for nothing of the kind. */
export function drafted(question: string): string | null {
  const [, what = '', rest = ''] = joint.exec(wanted.exec(question)?.[1] ?? '') ?? []
  const words = what
    .replace(/[^\p{L} -]+/gu, ' ')
    .trim()
    .split(/\s+/)
  const found = [...words.keys()].flatMap((at) => {
    const name = words.slice(at).join(' ')
    const template = kinds.find(([cue]) => cue.test(name.toLowerCase()))?.[1]
    return template === undefined ? [] : [{ template, name, before: words.slice(0, at) }]
  })[0]
  if (!found) return null
  const [about = '', whom = ''] = rest.replace(/[?.!]+$/, '').split(/ for (?!example)/)
  const loose = found.before
    .filter(
      (word) => !/^(?:short|long|formal|friendly|good|nice|new|simple|professional|detailed|brief|funny|my|our|weekly|daily|day)$/.test(word.toLowerCase()),
    )
    .join(' ')
  const topic = [loose, about].filter((one) => one !== '').join(': ') || found.name
  const filling: Readonly<Record<string, string>> = { topic, Topic: capital(topic), for: whom || 'everybody', tag: topic.replace(/[^\p{L}\p{N}]+/gu, '') }
  const text = found.template.replace(/\{(\w+)\}/g, (all, name: string) => filling[name] ?? all)
  return `${text}\n\n(A draft from a template and your words, made offline without a language model. Read and change it before use.)`
}
