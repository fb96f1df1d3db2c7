import { Window } from 'happy-dom'
import { describe, expect, it } from 'vitest'
import type { AppModel } from '../../builder/model.ts'
import { renderPage } from '../../builder/render/page.ts'
import { request } from '../support/models.ts'
import { built, effectOf, say } from '../support/turn.ts'

const studio = built(
  'A dance school where members book lessons. Teachers publish a timetable with the level, room and number of places. The owner reads news. Members can cancel a booking.',
)
const eatery = built(
  'A trattoria called Fig & Basil. Guests look at the menu with dishes by course, reserve a table and leave reviews. The owner manages dishes and reservations.',
)
const league = built(
  'A website for a curling club. Members sign up for tournaments, results are recorded and there is a ranking. News for everyone. Gold components.',
)
const ledger = built('A spending tracker for me. I record expenses with amount, category, date and note, and see charts of spending by category.')
const practice = built('A dental practice. Patients register, find dentists and book appointments. Dentists write notes. Reception confirms appointments.')
const says = (words: string, model: AppModel) => say(words, model).outcome.answer
const read = (html: string) => new new Window().DOMParser().parseFromString(html, 'text/html')

describe('rows in groups', () => {
  it.each<[string, AppModel, string]>([
    ['group the dishes by course', eatery, 'Dishes are now grouped by course.'],
    ['group my expenses by month', ledger, 'Expenses are now grouped by the month of their date.'],
    ['the dishes should be grouped by course', eatery, 'Dishes are now grouped by course.'],
    ['group the dishes by village', eatery, 'Dishes have no village by which they could be grouped. Nothing changed.'],
  ])('come of: %s', (words, model, answer) => expect(says(words, model)).toBe(answer))

  it('are offered by what rows have, or by what they could have', () => {
    expect(say('group the dishes by village', eatery).outcome.choices).toEqual([
      'Group dishes by course',
      'Group dishes by vegetarian',
      'Add a village to dishes',
    ])
  })

  it('stand on the page under the value that they share, in the order of its choices', () => {
    const model = say('group the dishes by course', eatery).outcome.model!
    const rows = model.entities
      .find(({ id }) => id === 'dishes')!
      .seeds.map((values, at) => ({ id: `dish${at}`, owner: null, created_at: at, updated_at: at, values }))
    const page = model.pages.find(({ path, blocks }) => path !== '/' && blocks.some((block) => block.kind === 'list' && block.entity === 'dishes'))!
    const document = read(renderPage(model, request(page.path, { rows: { dishes: rows } })).html)
    expect([...document.querySelectorAll('.group-head')].map(({ textContent }) => textContent)).toEqual(['Starter', 'Main', 'Dessert', 'Drink'])
  })

  it('are gone again on request, and with the field', () => {
    const model = say('group the dishes by course', eatery).outcome.model!
    const groups = (of: AppModel) => of.pages.flatMap(({ blocks }) => blocks).filter((block) => block.kind === 'list' && block.grouped !== undefined)
    expect(groups(model).length).toBeGreaterThan(0)
    expect(groups(say('ungroup the dishes', model).outcome.model!)).toEqual([])
    expect(groups(say('remove course from dishes', model).outcome.model!)).toEqual([])
  })
})

describe('what a form begins with', () => {
  it.each<[string, AppModel, string]>([
    [
      'default level of lessons should be intermediate',
      studio,
      'A new lesson now begins with Intermediate as its level; whoever fills in the form can change it.',
    ],
    ['the date should be today by default', ledger, 'A new expense now begins with today as its date; whoever fills in the form can change it.'],
    ['the default category is Gardens', ledger, 'Gardens is no value of category of expenses: it is one of its choices. Nothing changed.'],
  ])('is set by: %s', (words, model, answer) => expect(says(words, model)).toBe(answer))

  it('stands in the form of a new row', () => {
    const model = say('the default note is “Paid by card”', ledger).outcome.model!
    const document = read(renderPage(model, request('/expenses', { visitor: { id: 'x', role: null } })).html)
    expect(document.querySelector('textarea[name=note]')?.textContent).toContain('Paid by card')
  })
})

describe('what people ask for in their own words', () => {
  it.each<[string, AppModel, string]>([
    ['a tournament has max 16 players', league, 'A tournament now takes 16 players at most; the form for sign-ups says so when it is full.'],
    ['max 12 players per tournament', league, 'A tournament now takes 12 players at most; the form for sign-ups says so when it is full.'],
    ['call the bookings reservations', studio, 'Bookings are now called reservations; their rows stay.'],
    ['make the news page hidden from the menu', league, 'News is out of the navigation; its address /news still works.'],
    [
      'make the lesson level a choice between Easy, Steady and Prenatal',
      studio,
      'The levels of lessons are now Easy, Steady and Prenatal. Rows that have another keep it.',
    ],
    ['guests should not see the results', league, 'Only those who have an account now see scores.'],
    ['make the tournaments page the first one', league, 'Tournaments now comes first.'],
    ['change the practice name to Northgate', practice, 'The site is now called Northgate.'],
    ['patients should not see the notes of the dentists', practice, 'Only the managing role now sees notes.'],
    ['delete the news section from the home page but keep the page', league, 'Removed the section “Latest news articles” from Curling Club.'],
    ['add a contact page with our email ice@curling.example', league, 'Added a Contact page with a form and the email ice@curling.example.'],
    ['add blood type to patients: A, B, AB', practice, 'Patients now give a blood type when they register, and can change it on their account page.'],
    ['the amount should be filled in', ledger, 'Amount of expenses already is required. Nothing changed.'],
    ['add a recurring option: weekly, monthly, yearly', ledger, 'Expenses now have the field “Recurring”, asked for on Expenses.'],
    [
      'add insurance number to patients, it must be filled in',
      practice,
      'Patients now give an insurance number when they register, and can change it on their account page. Insurance number is now required at registration.',
    ],
  ])('is done: %s', (words, model, answer) => expect(says(words, model)).toBe(answer))

  it('keeps a colour to the part that was spoken of', () => {
    expect(effectOf('change the reserve button to say “Book your table” and make it orange', eatery).filter(([path]) => path.startsWith('/theme'))).toEqual([
      ['/theme/parts/button', '#ffa500'],
    ])
  })
})
