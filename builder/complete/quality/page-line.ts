import type { Block, Page } from '../../model.ts'
import type { Draft } from '../draft.ts'

/** What one does with a block, as one sentence, where the block is what its page is for. */
const lines: Partial<Readonly<Record<Block['kind'], string>>> = {
  game: 'Play here, in the browser.',
  quiz: 'Answer questions and see how you do.',
  flashcards: 'Learn card by card.',
  draw: 'Draw, and see what comes out.',
  workbench: 'Try it with texts and files of your own.',
  calculator: 'Enter your figures and read the result.',
  writer: 'Say what it is about and read what is written.',
  picture: 'Open a picture, change it and save it.',
  viewer: 'Turn a model and look at it from every side.',
  timer: 'Measure time and rounds.',
  configurator: 'Put your own together and see what it costs.',
  designer: 'Put the parts together, preview them and save.',
  designed: 'See what has been published.',
  ranking: 'See who leads.',
  leaderboard: 'See who leads.',
  map: 'Find the places on a map.',
  assistant: 'Ask a question and get an answer.',
  help_chat: 'Ask for help and get an answer.',
  finder: 'Say what you look for, and see what fits.',
  matches: 'See who or what fits together.',
  forecast: 'See what is to be expected.',
  assessment: 'Answer a few questions and see the result.',
  translations: 'Read and write this in other languages.',
  inbox: 'Write to one another.',
  notifications: 'See what is new for you.',
  calendar: 'See what is when.',
  slots: 'Choose a free time.',
  live: 'Follow the latest values.',
  monitor: 'Follow the latest values.',
  alerts: 'See what needs attention.',
  report: 'Choose a time and see its figures.',
  pivot: 'Count rows by what you choose.',
  tiles: 'Figures and charts, counted from what is kept here.',
  chart: 'Figures and charts, counted from what is kept here.',
  looks: 'Choose how the site looks to you.',
  account: 'Your details, and what is yours.',
  favourites: 'What you have saved.',
  cart: 'What you are about to order.',
  compare: 'See them side by side.',
  faq: 'Answers to what people ask most.',
  contact: 'How to reach us.',
}

/** What a page is for, as one sentence; empty where its name says it all. */
export function lineOfPage({ model }: Draft, { blocks, title }: Page): string {
  const told = blocks.map(({ kind }) => lines[kind]).find((line) => line !== undefined)
  if (told) return told
  const form = blocks.find((block) => block.kind === 'form')
  const list = blocks.find((block) => block.kind === 'list')
  const create = form && model.actions.find(({ id }) => id === form.action)
  const entity = list && model.entities.find(({ id }) => id === list.entity)
  if (entity && create) return `See ${entity.plural}, and add to them.`
  if (create) return `${create.name}.`
  if (entity) return `Search and browse ${entity.plural}.`
  return blocks[0]?.kind === 'text' ? (title === 'About' ? 'Who is behind this, and why.' : 'Read more.') : ''
}
