import type { Domain } from './domains.ts'
import { capital } from './inflect.ts'
import type { Telling } from './telling.ts'

const services =
  'First advice on {x} 0:1|Help with {x}, one hour 60:2|{X} for companies 240:3|{X} at short notice 95:2|Workshop on {x} 140:4|Yearly support for {x} 480:3'
const topics =
  'What to know about {x} first:1|Five questions on {x}:1|{X}: costs and time:2|Behind the scenes of {x}:4|Common mistakes in {x}:2|{X} in practice, an example:4|What changed in {x} this year:3'
const sessions = 'Open evening on {x}|Workshop: {x} in practice|Question hour on {x}|Talk: {x} today and tomorrow|{X} for newcomers|Yearly meeting'
const courses = '{X} for beginners|{X} step by step|{X} in practice|{X}, the next level|Day course on {x}|{X}: questions and answers|Refresher: {x}'
const questions =
  'Where do I begin with {x}?=Begin with the overview; it takes ten minutes and names whoever can help you.|Who can help me with {x}?=Write to us with your question; the one who knows most about it answers within a day.|What do I need for {x}?=An account and half an hour; everything else is listed step by step.|What is new in {x}?=What has changed is among the articles, the newest first.|What goes wrong most often with {x}?=Missing details. Check the list before you send anything.|How do I prepare for {x}?=Read the instructions and have your papers at hand.|Whom do I tell when something about {x} changes?=Tell us by message; we change it the same day.'

const ofThings =
  'What to know about {x} first:1|Five questions on {x}:1|{X}: costs and care:2|Choosing among {x}:2|{X} in pictures:4|A year with {x}:4|What is new about {x}:3'

/** Words with the name of a subject, in general, in their gaps. */
export const about = (samples: string, { many }: Telling): string => samples.replaceAll('{X}', capital(many)).replaceAll('{x}', many)

/** A field of life that says nothing of anything, with what is written on the things that a site is about. */
export const domainOfThings = (domain: Domain, subject: Telling): Domain => ({
  ...domain,
  lore: 'learnt',
  isOnSubject: true,
  categories: 'Basics|Practice|News|Experience',
  topics: about(ofThings, subject),
})

/** A field of life whose own samples say nothing of what a site is about, with samples about that. */
export const domainAbout = (domain: Domain, subject: Telling): Domain => ({
  ...domain,
  lore: 'learnt',
  isOwn: true,
  isOnSubject: true,
  categories: 'Basics|Practice|News|Experience',
  services: about(services, subject),
  topics: about(topics, subject),
  sessions: about(sessions, subject),
  courses: about(courses, subject).split('|'),
  questions: about(questions, subject).split('|'),
})
