import { capital } from './inflect.ts'

/** What sample lessons say, by the title that they bear; `{course}` stands for the course's. */
const bodies: Readonly<Record<string, string>> = {
  'What you need to begin':
    'This lesson gets you ready for “{course}”.\n\nYou need something to write on, about half an hour and a quiet place.\n\n1. Write down in three sentences what you know about the subject already.\n2. Read the description of the course once more and mark what is new to you.\n3. Note one question that you want answered at the end.\n\nCheck yourself: can you tell somebody else why you are taking this course?',
  'The first steps':
    'The first steps of “{course}” are small on purpose: each can be done within ten minutes.\n\n1. Read the example from beginning to end without stopping.\n2. Read it again and say aloud what happens in each part.\n3. Cover it and write it down from memory.\n\nWhere your version differs, look for the reason before you correct it.\n\nCheck yourself: which step would have gone wrong without the one before it?',
  'Looking closer':
    'Now that the outline of “{course}” is clear, this lesson looks at one part of it closely.\n\nTake the example of the first lessons and change one thing at a time: a number, a word, the order. Write down what you expect before you try it, and what came of it.\n\nThree out of five right is a good result here; the others show what to read again.\n\nCheck yourself: what surprised you, and what rule explains it?',
  'Practice with a partner':
    'This lesson of “{course}” is best done by two.\n\n1. One explains the last lesson in two minutes, without notes.\n2. The other asks three questions that begin with “why”.\n3. Change places.\n\nWorking alone? Record yourself, listen the next day, and ask the questions then.\n\nCheck yourself: which question could neither of you answer?',
  'Common mistakes':
    'Four mistakes that nearly everybody makes in “{course}”, and how to notice them early.\n\n1. Beginning with the hardest part. Begin with the part that you can check.\n2. Changing two things at once. Then nobody knows which of them helped.\n3. Reading where one should try. Read a page, then try for ten minutes.\n4. Stopping at the first result that looks right. Try a second example.\n\nCheck yourself: which of the four is yours?',
  'Putting it together':
    'In this lesson the parts of “{course}” come together in one small project of your own.\n\nPlan it on half a page: what it is for, which parts it needs, what can be left out. Work in steps of twenty minutes and note after each what works.\n\nKeep the first version, however rough: comparing it with the last one shows what you have learned.\n\nCheck yourself: could somebody else repeat your project from your notes?',
  'Where to go from here':
    'The last lesson of “{course}” looks back, and ahead.\n\n1. Answer the question that you noted at the beginning.\n2. Go through your notes and mark the three things that you will use again.\n3. Choose one of them and set a day on which you practise it once more.\n\nWhat is practised after a week and again after a month stays.\n\nCheck yourself: what would you tell somebody who begins today?',
}

/** The titles of sample lessons, in the order in which a course goes through them. */
export const lessonTitles: readonly string[] = Object.keys(bodies)

/** What a sample lesson of the course says; undefined for a title that has no text of its own. */
export const lessonBody = (title: string, course: string): string | undefined =>
  Object.hasOwn(bodies, title) ? bodies[title]!.replaceAll('{course}', course) : undefined

/** What names of courses add to their subject. */
const around =
  /^(?:introduction to|basics of|first steps in|getting started with|learn(?:ing)?|first projects with|the basics of|advanced|practical) |(?: for (?:beginners|everybody|everyone|newcomers|the advanced|families)| step by step| from scratch| in practice| in plain words|, the next level|, (?:level|part) \w+|,? explained)$/gi
/** The title of a sample lesson, with the subject of the course: "Algebra: common mistakes" of "Algebra step by step". */
export const lessonTitle = (title: string, course: string): string => {
  const subject = course.split(':')[0]!.replace(around, '')
  return `${capital(subject)}: ${title[0]!.toLowerCase()}${title.slice(1)}`.slice(0, 80)
}
