import { expect, it } from 'vitest'
import { formally } from '../../builder/read/informal.ts'
import { sentencesOf } from '../../builder/read/words.ts'

const said = (words: string): string[] => formally(sentencesOf(words), true).map(({ tokens }) => tokens.map(({ word }) => word).join(' '))

it.each([
  [
    'I run a small bakery in Leeds and want people to order cakes online. they should tell me the flavour, the date they need it and how many people it is for, and I confirm or decline.',
    ['a small bakery site', 'people can order cakes online with flavour and date and number of people', 'i can confirm or decline orders'],
  ],
  [
    'Tenants report stuff thats broken with a pic, say how urgent it is, and I can see whats still open and put down what the repair cost me',
    ['tenants can report faults with description and photo and urgency', 'i can view open faults', 'i can update faults with repair cost'],
  ],
  [
    'families sign up for a parcel saying how many adults and kids and if anyone has allergies, and our volunteers tick them off when collected',
    ['families can sign up for a parcel with number of adults and number of kids and allergies', 'volunteers can mark sign-ups as collected'],
  ],
  [
    'Our choir needs somewhere to see the next rehearsals, say if they can make it or not, and download sheet music. the conductor puts up the dates',
    [
      'choir can see the next rehearsals',
      'choir can rsvp to rehearsals',
      'choir can download sheet music',
      'conductor can add rehearsals with date , time and place',
    ],
  ],
  [
    'clients fill out a short intake form (what brings them here, medication, emergency contact). they can also pick a free slot from my calendar',
    ['clients can submit intake forms with reason and medication and emergency contact', 'they can book appointments with date and time'],
  ],
  [
    'Teams register with a captain and players and everyone can see the table',
    ['teams can register teams with name and captain and players', 'everyone can see the league table'],
  ],
])('what somebody tells in their own words is said as one says who can do what: %s', (words, sentences) => {
  expect(said(words)).toEqual(sentences)
})

it.each([
  [
    'baby log: feeds (left/right/bottle, how much), nappies, sleep from/to',
    ['users can add feeds with type ( left , right , bottle ) and amount', 'users can view nappies', 'users can add sleep logs with start time and end time'],
  ],
  [
    'app for my house plants\n- name, where it stands, photo\n- tick off when watered',
    ['app for my house plants', 'users can add plants with name and location and photo', 'users can mark plants as watered'],
  ],
  [
    'they apply with cv and a motivation letter, i send a price and they say yes or no',
    ['they can submit applications with name and cv and motivation letter', 'i can send quotes with price', 'they can approve or reject quotes'],
  ],
])('a list of things and what is noted of them is kept: %s', (words, sentences) => {
  expect(said(words)).toEqual(sentences)
})

it.each([
  'Our hospital ward hands over on paper. Nurses should write handover notes per patient, tick what is done, and search older notes.',
  'Our co-op. The board publishes minutes and marks repairs as planned.',
])('a sentence that says who does what is read as it stands: %s', (words) => {
  const [, second] = sentencesOf(words)
  expect(
    formally(sentencesOf(words), true)
      .at(-1)!
      .tokens.map(({ word }) => word),
  ).toEqual(second!.tokens.map(({ word }) => word))
})
