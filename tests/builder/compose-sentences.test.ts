import { expect, test } from 'vitest'
import { compose } from '../../builder/compose/compose.ts'
import { readBrief } from '../../builder/read/brief.ts'

/** A plain sentence, the name of its site, what its navigation shows (a star where a role is needed) and what it keeps. */
type Case = readonly [words: string, name: string, navigation: string, kept: string]

const shown = (words: string): Case => {
  const { model } = compose(readBrief(words))
  const navigation = model.pages.flatMap((page) => (page.navigation ? [`${page.navigation}${page.role ? '*' : ''}`] : []))
  return [words, model.name, navigation.join(', '), model.entities.map(({ plural }) => plural).join(', ')]
}

const rentals: readonly Case[] = [
  ['car rental', 'Car Rental', 'Home, Cars, My rentals, Contact, Manage cars*, Manage rentals*, Manage inquiries*', 'cars, rentals, inquiries'],
  ['tool hire shop', 'Tool Hire Shop', 'Home, Tools, My rentals, Contact, Manage tools*, Manage rentals*, Manage inquiries*', 'tools, rentals, inquiries'],
  [
    'apartment rental',
    'Apartment Rental',
    'Home, Properties, My viewings, Contact, Manage properties*, Manage viewings*, Manage inquiries*',
    'properties, viewings, inquiries',
  ],
]
test.each(rentals)('what is hired out is named before "rental": %s', (...one) => {
  expect(shown(one[0])).toEqual(one)
})
