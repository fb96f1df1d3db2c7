import { expect, test } from 'vitest'
import { groupsOf } from '../../builder/several.ts'
import { siteOf } from '../support/visitor-words.ts'

const fieldOf = (words: string, plural: string, label: string) => {
  const field = siteOf(words)
    .entities.find((entity) => entity.plural === plural)
    ?.fields.find((one) => one.label === label)
  return field && { type: field.type, min: field.min, max: field.max, choices: field.choices }
}

test.each([
  ['A mood diary website. Users can add entries with date, text, tags, and a mood (one to five).', 'mood entries', 'Mood', 1, 5],
  ['A dream diary website. Users can record dreams with date, text and a mood from 1 to 5.', 'dreams', 'Mood', 1, 5],
  ['A to-do website. Users can add tasks with title, due date and priority 1-3.', 'tasks', 'Priority', 1, 3],
  ['A migraine website. Users can add attacks with date, pain level from zero to ten and medicine.', 'attacks', 'Pain level', 0, 10],
])('a scale that the words give is a number with these bounds: %s', (words, plural, label, min, max) => {
  expect(fieldOf(words, plural, label)).toEqual({ type: 'number', min, max, choices: undefined })
})
test('without a scale the usual words are chosen from', () => {
  expect(fieldOf('A to-do website. Users can add tasks with title, due date and priority.', 'tasks', 'Priority')).toEqual({
    type: 'choice',
    min: undefined,
    max: undefined,
    choices: ['Low', 'Normal', 'High'],
  })
})

test('what has several values has one field of them, whichever way the words name it', () => {
  const site = siteOf('A recipe diary website. Users can search dishes by tag. Users can add dishes with a name and tags.')
  expect(site.entities.find(({ plural }) => plural === 'dishes')?.fields.flatMap(({ label }) => (/^tags?$/i.test(label) ? [label] : []))).toEqual(['Tags'])
})

const diary = siteOf(
  'A mood diary website. Users can add entries with date, text, tags, and a mood (one to five). A statistics page should show mood over time and frequent tags.',
)
test('the page of figures draws the average of a scale over time, and how often each of several values is given', () => {
  const charts = diary.pages.find(({ path }) => path === '/statistics')?.blocks.filter(({ kind }) => kind === 'chart')
  expect(charts?.slice(0, 2)).toEqual([
    expect.objectContaining({ heading: 'Average mood over time', entity: 'mood_entries', by: 'date', measure: 'average', field: 'mood', shape: 'line' }),
    expect.objectContaining({ heading: 'Frequent tags', entity: 'mood_entries', by: 'tags', measure: 'count', shape: 'bars' }),
  ])
})
test('rows count under each of their values', () => {
  expect(groupsOf({ id: 'tags', type: 'text' }, 'Work, Rain')).toEqual(['Work', 'Rain'])
  expect(groupsOf({ id: 'place', type: 'text' }, 'Bern, Thun')).toEqual(['Bern, Thun'])
  expect(groupsOf({ id: 'place', type: 'text' }, '')).toEqual([])
})
