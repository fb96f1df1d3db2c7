import { describe, expect, it, test } from 'vitest'
import { advised } from '../../builder/render/intelligence/advice.ts'
import { taskDone } from '../../builder/render/intelligence/tasks.ts'
import { built } from '../support/turn.ts'

describe('what is asked of the assistant is done by rules', () => {
  it.each([
    ['convert 5 km to miles', '5 km = 3.10686 miles'],
    ['100 f to c', '100 °F = 37.7778 °C'],
    ['Translate "thank you" to French', '“thank you” in French: merci'],
    ['How do you say good night in German?', '“good night” in German: gute Nacht'],
    ['sentiment: the staff was terrible and rude', 'That sounds negative (-6), because of: terrible, rude.'],
    ['keywords of: the library has many books, books and a garden by the library', 'Keywords: books, library, garden'],
  ])('%s', (question, said) => expect(taskDone(question)).toBe(said))

  it('a text is summed up by its own sentences', () => {
    const text =
      'The new library opened on Monday. It has forty thousand books and a garden. Visitors praised the quiet rooms. The garden is the best place to read.'
    expect(taskDone(`Summarize this text: ${text}`)).toBe(
      'It has forty thousand books and a garden. Visitors praised the quiet rooms.\n\n(2 of 4 sentences, chosen by counting words; nothing is written anew.)',
    )
  })

  it('a draft is of the kind and about the topic that the words name, and says how it was made', () => {
    const draft = taskDone('Write a formal letter about a broken heater for my landlord') ?? ''
    expect(draft).toMatch(/^Dear Sir or Madam,\n\nI am writing to you about a broken heater\. It matters to my landlord/)
    expect(draft).toMatch(/made offline without a language model\. Read and change it before use\.\)$/)
    expect(taskDone('Generate a 7 day study plan for Spanish')).toMatch(/^A plan for Spanish\n\nWeek 1/)
  })

  it.each(['Which courses are there?', 'Give me a list of courses', 'Write code', 'Where is my order?'])('%s is no such task', (question) => {
    expect(taskDone(question)).toBe(null)
  })
})

test('general advice says that it is general', () => {
  expect([advised('i cannot sleep'), advised('which tables are blue')]).toEqual([
    'Get up at the same time every day, no coffee after noon, no screen in the last hour, a cool dark room. If you lie awake for twenty minutes, get up and read until you are tired. (General advice from a fixed list, not from a person or a language model.)',
    null,
  ])
})

test.each([
  ['An AI tool for generating text and images. Users can log in and browse templates.', true],
  ['A school site. Users can browse courses, ask questions and receive answers.', false],
])('%s', (words, has) => {
  expect(built(words).pages.some(({ blocks }) => blocks.some(({ kind }) => kind === 'assistant'))).toBe(has)
})
