import type { Domain } from './domains.ts'
import { mattersOf } from './matters.ts'
import type { Curated } from './rows.ts'

/** What an article is about beside its title: its field of life, with a service, a gathering and a category of it. */
export interface About {
  readonly domain: string
  readonly service: string
  readonly session: string
  readonly category: string
}

const openings = [
  'Of all that readers ask us, “{title}” is what comes up almost every week.',
  '“{title}” began as a note for a friend and grew a little with every question.',
  'Three of us have put together what we know of it: “{title}”.',
  'For “{title}” we spoke with people who know it from their own days.',
  'Last month we looked again at something that we thought we knew: “{title}”.',
  'Two questions came up more often than all others; “{title}” answers both.',
]
const closings = [
  'There is more on this at the next “{session}”; bring your questions.',
  'If something is missing, write to us and we add it.',
  'Those who would like to go on from here usually begin with “{service}”.',
  'More under {category}; the next part follows in two weeks.',
  'Try one of it this week and leave the rest for later.',
  'Thanks to all who read this before it was published and crossed out half of it.',
]
const inSentence = (words: string): string => (/^\p{Lu}{2}/u.test(words) ? words : `${words.slice(0, 1).toLowerCase()}${words.slice(1)}`)
/** The sentences of a list from a place on, the first following the last. */
export const from = <Item>(list: readonly Item[], at: number): Item => list[at % list.length]!
export const filled = (words: string, { service, session, category }: About): string =>
  words.replaceAll('{service}', service).replaceAll('{session}', session).replaceAll('{category}', category).replaceAll('{in service}', inSentence(service))

/** An article of three paragraphs in the words of its field of life; articles of neighbouring places begin and end in different ways. */
export function articleOf(about: About, at: number, title: string): string {
  const matters = mattersOf(about.domain)
  const paragraphs = [`${from(openings, at)} ${from(matters, at)}`, `${from(matters, at + 1)} ${from(matters, at + 2)}`, from(closings, at)]
  return paragraphs.map((words) => filled(words, about).replaceAll('{title}', () => title)).join('\n\n')
}

const works = [
  'The question was plain: what had been done by hand for years took too long, and nobody had time to change it. We began with “{service}” and two weeks of looking on.\n\n{matter} That was what decided it. After four months the same people do the same work in half the time, and the rest of the plan could be left away.',
  'It was to be ready in ten weeks, and it was ready in nine. Three proposals were on the table; the smallest one was built.\n\n{matter} We kept to that, came back after half a year and changed two things. Asked today, nine of ten who use it would choose it again.',
  'The first meeting was on a Monday, with seven people around a table and no plan. By Friday there was a list of what must not change; it was the best thing that came of it.\n\n{matter} With that in mind “{service}” took six weeks. What it costs in a year is a third less, and complaints have stopped.',
]
/** What is told of something that was done for somebody: where it began, what was done, what came of it. */
export const workOf = (about: About, at: number): string => filled(from(works, at), about).replace('{matter}', () => from(mattersOf(about.domain), at + 1))

const portraits = [
  'Is the one to ask about “{service}”, and prepares “{session}” each year. {line} Studied in Lisbon, and came here after four years abroad.',
  '{line} Trained first in a large house and then in a small one, and prefers the small one. Gives “{service}” and advises the younger colleagues.',
  'Began here as an intern and now leads “{session}”. {line} On Thursdays there is an open hour for everybody who has a question about “{service}”.',
  'Wrote two guides for beginners, which others use as well. {line} Mostly to be met at “{service}”; for everything else a message is answered within two days.',
]
/** What is said of somebody who works in a field of life, with a line about their manner. */
export const portraitOf = (about: About, line: string, at: number): string => filled(from(portraits, at), about).replace('{line}', () => line)

/** What a house sorts its news by. */
export const newsSorts = 'Announcements|Offers|Events|People'
const told: readonly (readonly [sort: string, title: string, ...paragraphs: string[]])[] = [
  [
    'Offers',
    'New from this month: {in service}',
    'From the first of this month we offer “{service}”. Many of you have asked for it, and two of us have spent the spring learning what it takes.',
    'Until the end of the month there is an introduction free of charge. It takes half an hour, and nobody has to decide on the spot.',
  ],
  [
    'Events',
    'Looking back at “{session}”',
    'More people came than we had chairs for: eighty-four were counted at the door, a third of them for the first time.',
    'The questions were better than our answers in two cases; both answers are now written down under {category}. Photographs follow as soon as everybody on them has agreed.',
  ],
  [
    'Announcements',
    'We have moved into larger rooms',
    'After seven years our old rooms were too small. The new ones are on the ground floor, two streets further on, step-free and with a door wide enough for everything that we carry.',
    'The telephone number stays as it was, and letters are forwarded until the end of the year. On the first Saturday the doors are open from ten to four.',
  ],
  [
    'People',
    'Three new colleagues begin this autumn',
    'Ana Silva, Ben Carter and Mei Chen join us in October. Ana looks after {category}; Ben and Mei answer most of your questions in the first weeks and learn the rest beside it.',
    'With them we can offer earlier dates for “{service}”: at the moment the wait is four days rather than eleven.',
  ],
  [
    'Announcements',
    'Our quality mark is renewed for two years',
    'Two examiners spent a day with us, looked through forty records and spoke with six people whom they had chosen themselves.',
    'They found two small points, both put right within the week. {matter} That sentence stands in their report, and we like it.',
  ],
  [
    'Announcements',
    'How we work over the holidays',
    'From the 23rd until the 2nd we are here on two days in between. Messages that arrive before noon are answered on the same day.',
    'Dates for “{service}” in January can already be agreed on. The next “{session}” takes place as planned.',
  ],
  [
    'Events',
    'Working together with the town from spring',
    'In spring we begin to work with the town on something that both sides have wished for: an open hour each week, free of charge, for everybody who lives here.',
    '{matter} An open hour is the simplest way to pass such things on. The first one is about {category}.',
  ],
]
/** What a firm, a school or an office tells of itself: titles and texts that belong together. */
export function newsOf(about: About): readonly Curated[] {
  const matters = mattersOf(about.domain)
  return told.map(([sort, title, ...paragraphs], at) => ({
    title: filled(title, about),
    values: new Map([
      ['category', sort],
      ['text', paragraphs.map((words) => filled(words, about).replaceAll('{matter}', from(matters, at))).join('\n\n')],
    ]),
  }))
}

/** What articles of a field of life are about; a number takes the next service, gathering and category. */
export function aboutOf({ id, lore = id, services, sessions, categories }: Domain, at: number): About {
  const service = from(services.split('|'), at)
  return {
    domain: lore,
    service: service.replace(/ \d+(?::\d)?$/, ''),
    session: from(sessions.split('|'), at),
    category: from(categories.split('|'), at),
  }
}
