import { describe, expect, it } from 'vitest'
import type { AppModel } from '../../builder/model.ts'
import { modelFrom } from '../support/described-model.ts'

const pluralsOf = ({ entities }: AppModel): string[] => entities.map(({ plural }) => plural)
/** The things that rows of a table refer to, by their plural. */
const referredFrom = ({ entities }: AppModel, plural: string): string[] =>
  entities
    .filter((one) => one.plural === plural)
    .flatMap(({ fields }) => fields.flatMap(({ entity }) => (entity === undefined ? [] : entities.filter(({ id }) => id === entity).map((one) => one.plural))))

describe('things that the names of others imply', () => {
  it('are the games of game videos, game guides and game activities, each of which says of which game it is', () => {
    const model = modelFrom(
      'Please implement a fan portal. Users should be able to read game guides, watch game videos, and make reservations for game activities.',
    )
    expect(pluralsOf(model)).toContain('games')
    for (const plural of ['game guides', 'game videos', 'game activities']) expect(referredFrom(model, plural)).toContain('games')
    expect(referredFrom(model, 'reservations')).toEqual(['game activities'])
  })

  it('are not kept where one compound alone begins with them, or where they are kept by a longer name', () => {
    expect(pluralsOf(modelFrom('Please implement a fan site. Users can watch game videos and leave comments.'))).not.toContain('games')
    const shop = modelFrom(
      'Please implement a shop. Users can browse leather products, view product categories, read product reviews and compare product prices.',
    )
    expect(pluralsOf(shop)).not.toContain('products')
  })
})

describe('what people have of their own', () => {
  it('is kept by whom it belongs to, and what they book for it says for which', () => {
    const model = modelFrom('Please implement a grooming site. Users can browse grooming services and make appointments for their pets.')
    expect(model.entities.find(({ plural }) => plural === 'pets')).toMatchObject({ read: 'own', write: 'anyone' })
    expect(referredFrom(model, 'appointments')).toEqual(expect.arrayContaining(['pets', 'grooming services']))
  })
})

describe('records of logging in', () => {
  it('are kept, however the words name them', () => {
    expect(pluralsOf(modelFrom('Please implement a contract system. The system should have contract management, login logs and operation logs.'))).toEqual(
      expect.arrayContaining(['login logs', 'operation logs']),
    )
    expect(pluralsOf(modelFrom('Please implement an intranet. Administrators can view the login history and manage files.'))).toContain('login records')
  })
})

describe('words that name nothing to be kept', () => {
  it('are the part that one takes, where one reads, and whose interface is judged', () => {
    expect(pluralsOf(modelFrom('Please implement a game site. Users can view characters and take part in a lottery.'))).not.toContain('parts')
    expect(pluralsOf(modelFrom('Please implement a novel site. Users can browse novels and read online.'))).not.toContain('onlines')
    expect(pluralsOf(modelFrom("Please implement a testing site. Users can rate the app's user interface and leave feedback."))).not.toContain('app users')
    const edited = modelFrom('Please implement a photo tool. Users can upload images, enlarge and colorize pictures, and download the results.')
    expect(pluralsOf(edited).filter((plural) => /enlarge|colorize/.test(plural))).toEqual([])
  })
})

describe('what is built of parts', () => {
  it('is kept beside its pages, its data models and its rules, which are of it', () => {
    const model = modelFrom(
      'Please implement a low-code site. Users can drag components onto pages, define data models, configure business rules and publish the application.',
    )
    expect(pluralsOf(model)).not.toContain('web applications')
    for (const plural of ['pages', 'data models', 'business rules']) expect(referredFrom(model, plural)).toContain('applications')
  })

  it('is no table where nobody puts it together', () => {
    expect(pluralsOf(modelFrom('Please implement a news site. Editors can publish articles and preview the website.'))).not.toContain('websites')
  })
})

describe('what people have to do with a thing', () => {
  it('is which characters each of them has collected', () => {
    const model = modelFrom('Please implement a card game. Users can view characters, collect characters and win prizes.')
    expect(model.entities.find(({ plural }) => plural === 'collected characters')).toMatchObject({ read: 'own', write: 'anyone' })
    expect(referredFrom(model, 'collected characters')).toEqual(['characters'])
  })

  it('keeps the apps that they download and rate, and the pictures of a carousel that somebody manages', () => {
    const apps = modelFrom('Please implement an app store. Users can browse apps, download apps and write reviews.')
    expect(pluralsOf(apps)).toContain('apps')
    expect(pluralsOf(modelFrom('Please implement a company website. Administrators can manage carousels and news.'))).toContain('carousel images')
  })
})
