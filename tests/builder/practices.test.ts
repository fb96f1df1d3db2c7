import { describe, expect, test } from 'vitest'
import { draftOf } from '../../builder/compose/compose.ts'
import { kitField } from '../../builder/compose/field.ts'
import { practicesIn } from '../../builder/lexicon/at-work.ts'
import { plural, singular } from '../../builder/lexicon/inflect.ts'
import { kits } from '../../builder/lexicon/kits.ts'
import { practices } from '../../builder/lexicon/practices.ts'
import type { Entity } from '../../builder/model.ts'
import { readBrief } from '../../builder/read/brief.ts'
import { modelOf } from '../support/composed.ts'

const partsOf = (fields: string) => fields.split(';').map(kitField)
const entity = (words: string, noun: string) => modelOf(words).entities.find((one) => one.singular === noun)
const labels = (words: string, noun: string) => entity(words, noun)?.fields.map(({ label }) => label)

describe('practices', () => {
  test.each(practices.map((one) => [one.told.slice(0, 3).join(', ') || 'every site', one] as const))('%s: words, fields and rows fit one another', (_, one) => {
    for (const phrase of one.told) {
      expect(phrase.split(' ').length, phrase).toBeLessThanOrEqual(3)
      expect(singular(phrase), phrase).toBe(phrase)
      if (phrase !== '') expect(practicesIn(`A site for ${phrase}.`).map(({ told }) => told.join())).toContain(one.told.join())
    }
    for (const { lacks, near } of one.needs) expect(`${lacks.source}${near?.source ?? ''}`).not.toMatch(/\p{Cc}/u)
    for (const { nouns, fields } of [...one.adds, ...one.means]) {
      for (const noun of nouns) expect(singular(noun), noun).toBe(noun)
      const ids = partsOf(fields).map(({ field }) => field.id)
      expect(new Set(ids).size, fields).toBe(ids.length)
      for (const { field, refers, examples } of partsOf(fields)) {
        expect(field.label, fields).toMatch(/^[\p{Lu}\d]/u)
        if (refers === null) expect(examples.length === 0 || field.type === 'text', `${fields}: ${field.label}`).toBe(true)
        else if (refers.startsWith('@')) for (const noun of refers.slice(1).split('|')) expect(singular(noun), noun).toBe(noun)
      }
    }
    for (const { rows, fields, nouns, of, life } of one.means) {
      expect(rows.length, nouns.join()).toBeGreaterThanOrEqual(4)
      for (const { values, title } of rows)
        for (const [id, value] of values) {
          const states = life ?? kits[of].life
          if (id === 'status' && states) {
            expect(states, `${nouns[0]}, ${title}`).toContain(value)
            continue
          }
          const field = partsOf(fields).find((part) => part.field.id === id)?.field
          expect(field, `${nouns[0]}, ${title}: ${id}`).toBeDefined()
          if (field?.choices) expect(field.choices, `${nouns[0]}, ${title}: ${id}`).toContain(value)
          if (field?.type === 'number' || field?.type === 'money') expect(Number(value), `${nouns[0]}, ${title}: ${id}`).not.toBeNaN()
        }
    }
  })

  test.each(practices.flatMap((one) => one.means.map(({ nouns, fields }) => [nouns[0]!, one.told[0]!, fields] as const)))(
    '%s is kept as what it means beside "%s"',
    (noun, told, fields) => {
      const words = `Please implement a website for ${told}. Users should be able to add, edit and view ${plural(noun)}.`
      const own = partsOf(fields).filter(({ refers, examples }) => refers === null || examples.length > 0)
      const isKept = (entities: readonly Entity[]) =>
        entities.some((one) => own.every(({ field }) => one.fields.some(({ id, type }) => id === field.id || type === 'reference')))
      const { entities } = draftOf(readBrief(words)).model
      // Some are only whole once the completer has added what goes with them, which takes longer than all the rest.
      const found = isKept(entities) || isKept(modelOf(words).entities)
      expect(found, `${words} ${entities.map((one) => `${one.singular}: ${one.fields.map(({ id }) => id).join()}`).join('; ')}`).toBe(true)
    },
  )

  const keeping = 'Please implement a beekeeping website. Beekeepers should be able to add hives, record transfers and manage nectar sources.'
  test('a noun means what it means in the practice that the words tell of', () => {
    expect(labels(keeping, 'transfer')).toEqual(['Title', 'Hive', 'From', 'To', 'Date', 'Reason', 'Note'])
    expect(labels('Please implement a bank website. Users should be able to make transfers.', 'transfer')).not.toContain('Hive')
  })
  test('what such rows are of is referred to', () => {
    expect(entity(keeping, 'transfer')?.fields.find(({ id }) => id === 'hive')).toMatchObject({ type: 'reference', entity: 'hives' })
  })
  test('rows have what the practice keeps of them beside, with values of its own', () => {
    const source = entity(keeping, 'nectar source')!
    expect(source.fields.map(({ label }) => label)).toEqual(expect.arrayContaining(['Flowers from', 'Flowers until', 'Location']))
    expect(new Set(source.seeds.map(({ location }) => location))).toEqual(new Set(['Lime avenue', 'Orchard, north', 'Rape field']))
  })
  test('rows keep their own day where what they are of has a day too', () => {
    const words = 'Please implement a prison management system for inmates and visits. Relatives should be able to book visits.'
    expect(labels(words, 'visit')?.slice(0, 5)).toEqual(['Visitor', 'Inmate', 'Relation', 'Date', 'Time'])
  })
  test('a noun with a sign of the whole before it is meant by itself alone', () => {
    const words = 'Please implement a dropshipping website. Users should be able to manage suppliers, products and orders, and record work orders.'
    expect(labels(words, 'order')).toContain('Supplier')
    expect(labels(words, 'work order')).not.toContain('Supplier')
  })
  test('what rows are of takes the place of what was thought likeliest', () => {
    const words =
      'Please implement an online auction website. Sellers can list auction items with a starting price, and buyers can place bids and pay deposits.'
    const site = modelOf(words)
    const lot = site.entities.find(({ fields }) => fields.some(({ label }) => label === 'Highest bid'))
    expect(entity(words, 'deposit')?.fields.some((field) => field.entity === lot?.id)).toBe(true)
  })
  test('what a word means in a practice, it does not mean at the end of longer ones', () => {
    const words =
      'Please implement a crowdfunding website. Users should be able to launch projects and set rewards. Users should be able to manage annual rewards.'
    expect(labels(words, 'reward')).toContain('Least pledge')
    expect(labels(words, 'annual reward')).toContain('Points')
  })
  test('accounts keep what a practice keeps of people whom they alone stand for', () => {
    const { accounts } = modelOf('A tutoring platform. Tutors can register, log in and publish courses. Students can browse courses.')
    expect(accounts?.fields.map(({ label, type }) => `${label}: ${type}`)).toEqual(['Year: text', 'Education: text', 'Free on: text'])
  })
  test('a choice of what the site keeps a list of refers to that', () => {
    const words = 'Please implement a website for a confession wall. Users can publish confessions. Administrators can manage topics.'
    expect(entity(words, 'confession')?.fields.find(({ id }) => id === 'topic')).toMatchObject({ type: 'reference', entity: 'topics' })
  })
  test('rows of which the words tell one thing have the others too', () => {
    const words = 'Please implement a confession wall. Users should be able to publish anonymous posts with pictures, and comment on posts.'
    expect(labels(words, 'anonymous post')).toEqual(expect.arrayContaining(['Picture', 'Pen name', 'Likes']))
  })
  test('what administrators review is not rated by them', () => {
    const words = 'Please implement a wall website. Users can publish posts. Administrators should be able to review posts and handle reports.'
    expect(entity(words, 'review')).toBeUndefined()
    expect(labels(words, 'post')).toContain('Status')
    expect(labels(words, 'report')?.slice(0, 3)).toEqual(['Reason', 'Post', 'Reported user'])
  })
  test('questions that people put to one another are no exam', () => {
    const words = 'Please implement a question and answer website. Users can post questions, answer questions and accept the best answer.'
    expect(labels(words, 'question')?.slice(0, 3)).toEqual(['Question', 'Category', 'Asked by'])
    expect(entity(words, 'answer')?.fields.find(({ entity: to }) => to === 'questions')).toBeDefined()
    expect(entity(words, 'exam result')).toBeUndefined()
  })
  test('whom people follow is kept', () => {
    const words = 'Please implement a podcast website. Users should be able to follow anchors and play episodes. Anchors can upload episodes.'
    expect(entity(words, 'follow')?.fields.find(({ entity: to }) => to === 'anchors')).toBeDefined()
  })
  test('readings are of the stations that a site watches', () => {
    const { entities } = modelOf('An air quality site with monitoring stations. Users can view stations and monitor air quality in real time.')
    expect(entities.find(({ plural }) => plural === 'air quality readings')?.fields.map((field) => field.entity)).toContain('monitoring_stations')
  })
  const books =
    'A second-hand book site. Students can publish books for sale with course, edition and condition and place orders. Administrators review listings.'
  test('what people publish for sale is what they call listings, and is ordered', () => {
    expect(entity(books, 'listing')).toBeUndefined()
    expect(entity(books, 'order')?.fields.find(({ id }) => id === 'book')).toMatchObject({ type: 'reference', entity: 'books' })
  })
  test('where the words list all that a row has, a practice adds only what it is sold by', () => {
    expect(labels(books, 'book')).toContain('Price')
    expect(labels(books, 'book')).not.toContain('ISBN')
  })
  test('where they name one field of it, a practice adds the others', () => {
    const words = 'A second-hand book site. Students can publish books with condition.'
    expect(labels(words, 'book')).toEqual(expect.arrayContaining(['Condition', 'Author', 'ISBN', 'Price']))
  })
  test.each([
    ['A pet store website. Users can buy pet food and toys.', 'pet food', 'Flavour'],
    ['A law firm website with lawyers, practice areas and case studies.', 'practice', 'Lawyer'],
    ['A film production tool for managing scripts, scenes and call sheets.', 'script', 'Writer'],
    ['A pet adoption website. Visitors can adopt pets.', 'pet', 'Breed'],
  ])('a noun that a more common trade uses otherwise is read in its own: %s', (words, noun, label) => {
    expect(labels(words, noun)).toContain(label)
  })
  test('a thing of the very noun is referred to before one whose name ends with it', () => {
    const words =
      'Please implement a production management system with bill of materials, work orders and process reporting. Users can record defective products.'
    expect(entity(words, 'BOM')?.fields.find(({ id }) => id === 'product')).toMatchObject({ type: 'reference', entity: 'products' })
  })
  test('a pool of customers is no room, and a follow-up on them no medical one', () => {
    const words = 'Please implement a CRM system. Salespeople should be able to claim customers from the public customer pool and view follow-up records.'
    expect(labels(words, 'customer pool')).toContain('Claimed by')
    expect(labels(words, 'follow-up record')).toContain('Next contact on')
  })
  test('what is quoted, delivered and evaluated is tied to the purchase', () => {
    const words =
      'Please implement a procurement management system with purchase application, inquiry and comparison, purchase order, receiving and supplier evaluation.'
    expect(labels(words, 'supplier quotation')).toEqual(expect.arrayContaining(['Supplier', 'Inquiry', 'Unit price', 'Delivery days']))
    expect(labels(words, 'goods receipt')).toEqual(expect.arrayContaining(['Purchase order', 'Supplier']))
  })
  test('what is booked is reserved in whichever of the two words', () => {
    const words = 'Please implement a pet grooming website. Owners should be able to manage pets and groomers, and make grooming reservations.'
    const made = modelOf(words).entities.find(({ plural }) => /reservations|bookings/i.test(plural))!
    expect(made.fields.map(({ label }) => label)).toEqual(expect.arrayContaining(['Pet', 'Groomer']))
  })
  test('what is taken in one place and given back in another names both', () => {
    const words = 'Please implement a car rental website. Users should be able to browse cars and stores and place rental orders.'
    expect(labels(words, 'rental order')).toEqual(expect.arrayContaining(['Pick-up store', 'Return store']))
  })
  test('a home that is viewed is referred to once, unless another is away', () => {
    const words = 'A real estate agency website with property listings and viewing appointments. Sellers can submit property valuations.'
    const told = ['appointment', 'property valuation'].map((noun) =>
      entity(words, noun)
        ?.fields.filter((field) => field.entity === 'properties')
        .map(({ label }) => label),
    )
    expect(told).toEqual([['Property'], ['Property']])
  })
  test('a colour tells of no practice', () => {
    expect(practicesIn('The background is honeydew.')).toEqual(practicesIn(''))
  })
})
