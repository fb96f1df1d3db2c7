import { describe, expect, test } from 'vitest'
import { asksBack, type Earlier, goBack } from '../../builder/edit/back.ts'
import type { AppModel } from '../../builder/model.ts'
import { apply } from '../../builder/patch.ts'
import { take } from '../../builder/take.ts'
import { runTurn, say, studio } from '../support/turn.ts'

const green = say('make the header dark green').outcome.model!
const faq = say('add a news page', green).outcome.model!
const first: Earlier = { label: 'First version: Clay Corner', model: studio }
const second: Earlier = { label: 'Dark green header', model: green }
const third: Earlier = { label: 'News page', model: faq }
const plain = ({ requirements: _, ...rest }: AppModel) => rest
const back = (words: string, ...versions: Earlier[]) => runTurn(take(versions[0]!.model, words, versions)).outcome

describe('taking a change back', () => {
  test.each([
    'undo',
    'Undo that.',
    'undo the last change please',
    'please revert that',
    'no, take that back',
    'Go back',
    'go one step back!',
    'put it back',
    'roll back the latest edit',
    'as before, but with orange buttons',
    'Like before but make the header navy',
    'undo that and add a contact page',
    'make it like it was before, only with a bigger headline',
    'undo the last two changes',
    'restore the first version',
    'go back to the previous version but keep the new colours',
    'redo',
  ])('is what “%s” asks', (words) => {
    expect(asksBack(words)).toBe(true)
  })
  test.each([
    'undo the booking form',
    'add a page that says go back',
    'make the header green',
    'like',
    'before',
    'show bookings before noon',
    'add an undo button',
  ])('is not what “%s” asks', (words) => {
    expect(asksBack(words)).toBe(false)
  })

  test('gives the version before it, to the byte but for the ledger, and says what was undone', () => {
    const outcome = back('undo that', third, second, first)
    expect(plain(outcome.model!)).toEqual(plain(green))
    expect(outcome).toMatchObject({ label: 'Undid News page', changes: ['Undid “News page”: everything is as it was before.'] })
    expect(outcome.model?.requirements.at(-1)).toMatchObject({ clause: 'undo that', status: 'built' })
    expect(apply(faq, outcome.operations)).toEqual(outcome.model)
  })

  test('again goes one further back, and at the beginning there is nothing to take back', () => {
    const undone: Earlier = { label: 'Undid News page', model: back('undo that', third, second, first).model! }
    const twice = back('undo that', undone, third, second, first)
    expect(plain(twice.model!)).toEqual(plain(studio))
    const again: Earlier = { label: 'Undid Undid News page', model: twice.model! }
    for (const versions of [[again, undone, third, second, first], [first]])
      expect(back('undo that', ...versions)).toMatchObject({
        model: null,
        operations: [],
        answer: 'There is nothing before this to go back to, so nothing changed and nothing was counted.',
      })
  })

  test('with a change in its place makes that change to what was before', () => {
    const outcome = back('like before but make the header navy', second, first)
    expect(outcome.model?.theme.parts.header).toBe('#000080')
    expect(outcome.changes).toEqual(['Undid “Dark green header”: everything is as it was before.', 'The header is now navy (#000080).'])
    expect(plain({ ...outcome.model!, theme: studio.theme })).toEqual(plain(studio))
  })

  test('names what is undone when it is done again, and does again what was undone', () => {
    const undone: Earlier = { label: 'Undid News page', model: back('undo that', third, second, first).model! }
    expect(back('undo', undone, third, second, first)).toMatchObject({ label: 'Undid Dark green header' })
    const redone = back('redo', undone, third, second, first)
    expect([plain(redone.model!), redone.label, redone.changes]).toEqual([plain(faq), 'Redid News page', ['Redid “News page”.']])
    expect(back('redo', third, second, first)).toMatchObject({
      model: null,
      answer: 'Nothing was undone just now, so nothing changed and nothing was counted.',
    })
  })

  test('goes several changes back, or to the first version', () => {
    for (const words of ['undo the last two changes', 'undo everything', 'restore the first version']) {
      const outcome = back(words, third, second, first)
      expect([plain(outcome.model!), outcome.changes]).toEqual([plain(studio), ['Undid “Dark green header and News page”: everything is as it was before.']])
    }
    expect(back('start over', third, second)).toMatchObject({
      model: null,
      answer: 'The first version is further back than a message goes: open History, choose it and press Restore. Nothing changed and nothing was counted.',
      choices: ['Open History'],
    })
  })

  test('keeps the colours where the words keep them, and makes the change alone where nothing was before', () => {
    const outcome = back(
      'go back to the previous version but keep the new colours',
      { label: 'Navy header', model: say('make the header navy', faq).outcome.model! },
      third,
      second,
    )
    expect([outcome.model!.theme.parts.header, outcome.changes]).toEqual(['#000080', ['Undid “Navy header”; colours and style stay.']])
    expect(back('like before but with a green header', first).changes).toEqual(['The header is now green (#008000).'])
  })

  test('with words that are not understood still takes it back, and says so', () => {
    const { outcome } = runTurn(goBack([second, first], 'like before but zorgle the frumps'))
    expect(plain(outcome.model!)).toEqual(plain(studio))
    expect(outcome.answer).toMatch(/^Undid “Dark green header”: everything is as it was before\. I did not understand/)
  })
})
