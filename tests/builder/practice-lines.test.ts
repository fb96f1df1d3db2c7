import { describe, expect, test } from 'vitest'
import { kitField } from '../../builder/compose/field.ts'
import { practicesIn } from '../../builder/lexicon/at-work.ts'
import { singular } from '../../builder/lexicon/inflect.ts'
import { practiceLines } from '../../builder/lexicon/practice-lines/all.ts'
import { practicesOfLines } from '../../builder/lexicon/practice-lines.ts'
import { modelOf } from '../support/composed.ts'

const all = practiceLines.flatMap(practicesOfLines)
const partsOf = (fields: string) => fields.split(';').map(kitField)
const entity = (words: string, noun: string) => modelOf(words).entities.find((one) => one.singular === noun)
const labels = (words: string, noun: string) => entity(words, noun)?.fields.map(({ label }) => label)
const tables = (words: string) => modelOf(words).entities.map(({ plural }) => plural)

/** What is wrong with the values of a sample row: one of no field, one that is no choice, one that is no number. */
function wrongIn(fields: string, values: ReadonlyMap<string, string>): string[] {
  const parts = partsOf(fields)
  return [...values].flatMap(([id, value]) => {
    const field = parts.find((part) => part.field.id === id)?.field
    if (!field) return [`${id}: no field`]
    if (field.choices && !field.choices.includes(value)) return [`${id}: no choice ${value}`]
    return (field.type === 'number' || field.type === 'money') && Number.isNaN(Number(value)) ? [`${id}: no number ${value}`] : []
  })
}
/** What is wrong with the fields of a table. */
function wrongFields(fields: string): string[] {
  const parts = partsOf(fields)
  const ids = parts.map(({ field }) => field.id)
  return [
    ...ids.filter((id, index) => ids.indexOf(id) !== index).map((id) => `${id}: twice`),
    ...parts.flatMap(({ field, refers, examples }) => [
      ...(/^(?:[\p{Lu}\d]|pH|p value)/u.test(field.label) ? [] : [`${field.label}: no label`]),
      ...(field.choices && new Set(field.choices).size < 2 ? [`${field.label}: no two choices`] : []),
      ...(examples.length > 0 && field.type !== 'text' ? [`${field.label}: examples of a ${field.type}`] : []),
      ...(refers
        ?.replace(/^@/, '')
        .split('|')
        .filter((noun) => singular(noun.replace('=', '')) !== noun.replace('=', '')) ?? []),
    ]),
  ]
}
const notSingular = (nouns: readonly string[], most = 3): string[] => nouns.filter((noun) => singular(noun) !== noun || noun.split(' ').length > most)
/** A noun may tell what it is of: a letter to the future. */
const ofSomething = 5

describe('practices that are written as lines', () => {
  test('are about a thousand', () => {
    expect(all.length).toBeGreaterThan(900)
  })

  test.each(all.map((one) => [one.told.slice(0, 3).join(', '), one] as const))('%s: words, fields and rows fit one another', (_, one) => {
    expect(notSingular(one.told)).toEqual([])
    const unheard = one.told.filter((phrase) => !practicesIn(`A site for ${phrase}.`).some(({ told }) => told.join() === one.told.join()))
    expect(unheard, 'words that tell of it').toEqual([])
    expect(one.means.length + (one.kept?.length ?? 0)).toBeGreaterThan(0)
    const wrong = [
      ...(one.kept ?? []).flatMap(({ nouns, fields }) => wrongFields(fields).map((text) => `${nouns[0]}: ${text}`)),
      ...one.means.flatMap(({ nouns, fields, rows }) =>
        [
          ...notSingular(nouns, ofSomething),
          ...wrongFields(fields),
          ...(rows.length < 4 ? [`${rows.length} rows`] : []),
          ...rows.flatMap(({ title, values }) => wrongIn(fields, values).map((text) => `${title}: ${text}`)),
        ].map((text) => `${nouns[0]}: ${text}`),
      ),
    ]
    expect(wrong).toEqual([])
  })

  const long =
    'Please implement a beekeeping website. Beekeepers should be able to log in, manage apiaries, hives and queens, record inspections, treatments and honey harvests, and see at a glance which of the hives need care. Visitors should be able to read articles about bees and order honey. The website should be clear, quick and easy to use for everybody who keeps bees.'
  const short = 'A beekeeping website. Beekeepers manage hives and record inspections.'

  test('give what a long description names the columns and links that it has in its trade', () => {
    expect(labels(long, 'inspection')).toEqual([
      'Title',
      'Hive',
      'Inspected on',
      'Temperament',
      'Brood frames',
      'Food stores',
      'Queen seen',
      'Swarm cells',
      'Notes',
    ])
    expect(entity(long, 'inspection')?.fields.find(({ id }) => id === 'hive')).toMatchObject({ type: 'reference', entity: 'hives' })
    expect(new Set(entity(long, 'hive')?.seeds.map(({ number }) => number))).toEqual(new Set(['H-01', 'H-04', 'H-07', 'H-09']))
  })
  test('leave a short description what it keeps without them', () => {
    expect(labels(short, 'hive')).toEqual(['Name', 'Place', 'Kind', 'Queen', 'Strength', 'Frames', 'Looked at on', 'Note', 'Picture'])
    expect(labels(short, 'inspection')).not.toContain('Swarm cells')
  })
  test('leave what a site does by itself to its kind', () => {
    expect(labels(long, 'order')).toEqual([
      'Order number',
      'Name',
      'Phone',
      'Delivery address',
      'Notes',
      'Payment method',
      'Card number',
      'Total',
      'Payment status',
      'Ordered on',
      'Beekeeper',
      'Status',
    ])
    expect(entity(long, 'order')?.lifecycle?.transitions.length).toBeGreaterThan(0)
  })
  test('keep what goes without saying only on a site of that trade', () => {
    const ordering = (company: string) =>
      `Please implement an order management system for a ${company} company. The system should have functionalities for product management, order management, and permission management. Users should be able to log in, browse products, and place orders. Administrators can manage products and set permissions for different roles.`
    expect(tables(ordering('wholesale'))).toEqual(expect.arrayContaining(['quantity prices', 'stock movements']))
    expect(tables(ordering('small'))).toEqual(expect.arrayContaining(['products', 'orders']))
    for (const never of ['quantity prices', 'stock movements']) expect(tables(ordering('small'))).not.toContain(never)
  })
  test('make no table of a noun that is only counted', () => {
    const counting = (told: string) =>
      `Please implement a beekeeping website. Beekeepers should be able to log in, manage apiaries and hives, and record inspections. ${told} The website should be clear, quick and easy to use for everybody who keeps bees, on the phone as well as on the desk, by day and by night, and in the garden as well as in the woods.`
    expect(tables(counting('What each apiary yields depends on the total number of treatments there.'))).toEqual(['apiaries', 'hives', 'inspections', 'queens'])
    expect(tables(counting('Each of them says of which treatment a colony is.'))).toContain('treatments')
  })
  test('make no table of one of the kinds that rows are sorted into', () => {
    const sweep =
      'A chimney sweep website. The website should have functionalities for home registration and inspection booking. Residents should be able to enter their address and stove types, book an inspection slot. Sweeps can issue certificates.'
    expect(tables(sweep)).not.toContain('stoves')
    expect(labels(sweep, 'registration')).toContain('Stove type')
  })
  test('keep what the words put with something else with that', () => {
    const archive =
      'Please build an archive for oral history interviews. The archive should offer an interview player, a page about the narrators, and a thematic index. Researchers should be able to request access to restricted interviews. Archivists should be able to upload recordings, edit transcripts, and grant access requests.'
    expect(tables(archive)).toEqual(['interviews', 'narrators', 'themes', 'access requests', 'collections', 'access request status changes'])
    expect(labels(archive, 'interview')).toEqual(expect.arrayContaining(['Recording', 'Transcript', 'Access']))
  })
})
