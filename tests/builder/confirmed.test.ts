import { expect, test } from 'vitest'
import { ended } from '../../builder/render/notice.ts'
import { createTriedSite } from '../../src/api/tried-site.ts'
import { built } from '../support/acting.ts'
import { formsOf, isOf, partsIn, readPart, wordsOf } from '../support/visible-page.ts'

const sentences = (words: string, kind: string, entity: string): readonly string[] =>
  built(words)
    .actions.filter((action) => action.kind === kind && action.entity === entity)
    .map(({ confirmation }) => confirmation)

test('what a step, a change or a deletion is confirmed with says what kind of record it is, and names it', () => {
  const words = 'A clinic where patients book appointments with doctors and staff confirm them.'
  expect(sentences(words, 'transition', 'appointments')[0]).toMatch(/^Appointment “\{title\}” is now /)
  expect(sentences(words, 'update', 'appointments')).toEqual(['Appointment “{title}”: changes saved.'])
  expect(sentences(words, 'delete', 'appointments')).toEqual(['Appointment “{title}” deleted.'])
})

test('a title that ends as a sentence does is given no further end', () => {
  expect(['How do I prune roses?', 'Stop!', 'And then…', 'Tea at four'].map((title) => ended(title, '.'))).toEqual([
    'How do I prune roses?',
    'Stop!',
    'And then…',
    'Tea at four.',
  ])
})

test('a row that is deleted on its own page leaves its list, with what is gone said there', () => {
  const model = built('A recipe box. Users add recipes, edit recipes and delete recipes.')
  const site = createTriedSite(model, () => 1_795_000_000)
  const send = (to: string, fields: readonly (readonly [string, string])[] | null) => site.turn({ to, fields })
  const add = model.actions.find(({ kind }) => kind === 'create')
  const title = model.entities[0]?.title ?? ''
  const made = send(`/_actions/${add?.id}`, [
    [title, 'Plum cake'],
    ['ingredients', 'Plums'],
    ['back', '/recipes'],
  ])
  const row = /[?&;]row=([\w-]+)[^>]*>See it/.exec(made.html)?.[1] ?? ''
  const detail = model.pages.find(({ blocks }) => blocks[0]?.kind === 'detail')
  const asked = readPart(send(`${detail?.path}?row=${row}&delete=${row}`, null).html)
  const form = formsOf(asked).find(({ buttons }) => buttons[0]?.words === 'Confirm')
  expect(form?.hidden).toEqual([
    ['row', row],
    ['back', '/recipes'],
  ])
  const after = send(form?.action ?? '', form?.hidden ?? [])
  expect([...partsIn(readPart(after.html))].filter((one) => isOf(one, 'notice-good')).map(wordsOf)).toEqual(['Recipe deleted. Dismiss'])
})
