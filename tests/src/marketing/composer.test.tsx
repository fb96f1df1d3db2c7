// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { createReaderAnswers } from '../../../src/api/reader-answers.ts'
import { Composer } from '../../../src/marketing/composer.tsx'
import { sample, sampleMarks } from '../../../src/marketing/sample.ts'
import { ReaderInPlace } from '../reader-in-place.ts'

afterEach(() => {
  cleanup()
  localStorage.clear()
})

function show() {
  const logIn = vi.fn()
  render(<Composer logIn={logIn} prepareLogIn={() => undefined} />)
  const box = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Describe a site or an app' })
  return { logIn, box, kept: () => localStorage.getItem('words.new') }
}

test('Build it keeps the words for after the login, and opens the login dialog', () => {
  const { logIn, box, kept } = show()
  fireEvent.change(box, { target: { value: ' A bug tracker ' } })
  fireEvent.click(screen.getByRole('button', { name: 'Build it' }))
  expect([kept(), logIn.mock.calls.length]).toEqual(['A bug tracker', 1])
})

test('Control and Enter build as well, Enter alone does not', () => {
  const { logIn, box, kept } = show()
  fireEvent.change(box, { target: { value: 'A bug tracker' } })
  fireEvent.keyDown(box, { key: 'Enter' })
  expect(logIn.mock.calls).toHaveLength(0)
  fireEvent.keyDown(box, { key: 'Enter', ctrlKey: true })
  expect([kept(), logIn.mock.calls.length]).toEqual(['A bug tracker', 1])
})

test('an example fills the box and builds nothing', () => {
  const { logIn, box, kept } = show()
  fireEvent.click(screen.getByRole('button', { name: 'Yoga studio' }))
  expect([box.value, document.activeElement === box, kept(), logIn.mock.calls]).toEqual([
    'A quiet site for my yoga studio where people book a class and read about the teachers',
    true,
    'A quiet site for my yoga studio where people book a class and read about the teachers',
    [],
  ])
})

test('the empty box builds the sentence that it shows', () => {
  const { kept } = show()
  fireEvent.click(screen.getByRole('button', { name: 'Build it' }))
  expect(kept()).toBe(sample)
})

test('words that were typed before are there again, the sentence of the empty box is not', () => {
  const first = show()
  fireEvent.change(first.box, { target: { value: 'A bug tracker' } })
  cleanup()
  expect(show().box.value).toBe('A bug tracker')
  cleanup()
  localStorage.setItem('words.new', sample)
  expect(show().box.value).toBe('')
})

test('what each pen found in the typed words stands below them', async () => {
  vi.stubGlobal('Worker', ReaderInPlace)
  const { box } = show()
  const found = () => screen.getAllByRole('definition').map((one) => one.textContent)
  expect(found()).toEqual(['pottery studio', 'book a class, join the waitlist', 'calm'])
  fireEvent.change(box, { target: { value: 'A bug tracker where testers report bugs' } })
  await waitFor(() => expect(found()).toEqual(['bug tracker', 'report bugs', '–']))
  vi.unstubAllGlobals()
})

test('the marks of the sample are those of the reader', () => {
  expect(sampleMarks).toEqual(createReaderAnswers(() => 0).mark({ words: sample }))
  expect(sampleMarks.map(({ start, end, pen }) => [sample.slice(start, end), pen])).toEqual([
    ['calm', 'style'],
    ['pottery studio', 'thing'],
    ['book a class', 'action'],
    ['join the waitlist', 'action'],
  ])
})
