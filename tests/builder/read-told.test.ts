import { expect, test } from 'vitest'
import { readBrief } from '../../builder/read/brief.ts'

const asksIn = (words: string) =>
  readBrief(`Create a shop. ${words}`).clauses.flatMap(({ asks }) =>
    asks.map(({ actors, verb, object, fields }) => [actors.join(), verb, object?.noun ?? '', fields.map(({ noun }) => noun).join()]),
  )

test.each([
  ['Every parcel has a weight, a size and a barcode.', [['', 'have', 'parcel', 'weight,size,barcode']]],
  ['Damage reports contain photos.', [['', 'have', 'damage report', 'photo']]],
  ['Sales people keep contacts.', [['sales person', 'keep', 'contact', '']]],
  ['Claims adjusters approve claims.', [['claims adjuster', 'approve', 'claim', '']]],
  [
    'Staff hand out tools and print invoices.',
    [
      ['staff', 'hand', 'tool', ''],
      ['staff', 'print', 'invoice', ''],
    ],
  ],
  [
    'Employees clock in and out, request vacation.',
    [
      ['employee', 'clock in', '', ''],
      ['employee', 'request', 'vacation', ''],
    ],
  ],
  ['Pet owners register their animals with species and breed.', [['pet owner', 'register', 'animal', 'species,breed']]],
  [
    'Clerks see open orders and the open day.',
    [
      ['clerk', 'see', 'order', ''],
      ['clerk', 'see', 'open day', ''],
    ],
  ],
])('%s asks for %j', (words, asks) => expect(asksIn(words)).toEqual(asks))
