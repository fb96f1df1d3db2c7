import { describe, expect, test } from 'vitest'
import { compose } from '../../builder/compose/compose.ts'
import { readBrief } from '../../builder/read/brief.ts'

const labels = (words: string, plural: string) =>
  compose(readBrief(words))
    .model.entities.find((entity) => entity.plural === plural)
    ?.fields.map(({ label }) => label)

describe('a noun of some trade is a plain thing in another', () => {
  test.each([
    ['trips of vessels', 'A catch declaration system. Skippers can add trips and record hauls of fishing vessels.', 'trips', 'Price'],
    ['treatments of hives', 'An apiary logbook. Keepers can add hives and record varroa treatments.', 'varroa treatments', 'Price'],
    ['telescopes of amateurs', 'A diary for amateur astronomers. Users can manage telescopes and eyepieces.', 'telescopes', 'Orbit'],
    ['recipes of glazes', 'A glaze calculator for ceramic studios. Potters can create glaze recipes.', 'glaze recipes', 'Servings'],
  ])('%s', (_, words, plural, not) => {
    const found = labels(words, plural)
    expect(found?.[0]).toBe('Name')
    expect(found).not.toContain(not)
  })

  test.each([
    ['transfers of money', 'A bank for customers. Customers can add transfers between bank accounts and review transfers.', 'transfers', 'Amount'],
    ['recipes of dishes', 'A cooking site. Cooks can create recipes for meals.', 'recipes', 'Servings'],
    ['treatments of a spa', 'A spa site. Guests can browse treatments and book massages.', 'treatments', 'Price'],
  ])('%s have what their trade has', (_, words, plural, there) => {
    expect(labels(words, plural)).toContain(there)
  })

  test('issue reports are issues', () => {
    expect(labels('A bug tracker. Users can submit issue reports.', 'issue reports')).toContain('Priority')
  })
})
