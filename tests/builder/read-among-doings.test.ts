import { expect, test } from 'vitest'
import { readBrief } from '../../builder/read/brief.ts'

const acts = (words: string) =>
  readBrief(`A site. ${words}`)
    .clauses.slice(1)
    .map(({ asks }) => asks.map(({ kind, verb, object }) => `${kind}:${verb} ${object?.noun ?? '-'}`).join(', '))

test.each([
  [
    'Volunteers can offer rides, tutor children, translate documents, and accompany families to appointments.',
    ['create:offer ride', 'transition:tutor child', 'external:translate document', 'transition:accompany family'],
  ],
  [
    'Beekeepers can add hives, split colonies, treat mites, and harvest honey.',
    ['create:add hive', 'create:split colony', 'transition:treat mite', 'create:harvest honey'],
  ],
  ['Users can log in, analyze data, and display data analysis results.', ['session:log in -', 'analyse:analyze data', 'view:display data analysis']],
  [
    'Organizers can create brackets, seed teams, run matches, and publish results.',
    ['create:create bracket', 'transition:seed team', 'transition:run match', 'create:publish result'],
  ],
  ['Users can manage classes, tutor profiles, and payments.', ['manage:manage class, manage:manage tutor profile, manage:manage payment']],
  ['Users can manage stock levels, sales orders, and print labels.', ['manage:manage stock level, manage:manage sales order', 'transfer:print label']],
  ['Curators can arrange stops, link exhibits to stops, and publish tours.', ['create:arrange stop', 'external:link exhibit', 'create:publish tour']],
  ['Residents can claim portions, and clean up after use.', ['transition:claim portion', 'external:clean -']],
])('what stands between doings, each with its object, is done too: %s', (words, expected) => {
  expect(acts(words)).toEqual(expected)
})

test.each([
  ['The site should have song packs and product views.', ['view:view song pack', 'view:view product view']],
  ['The site should have need posting and item donation.', ['create:post need', 'view:view item donation']],
  ['Porters can track waste from wards to plants.', ['analyse:track waste']],
  ['The site should have version comparison, batch testing, and rating.', ['view:compare version', 'external:test -', 'create:rate -']],
])('what is only named is not done: %s', (words, expected) => {
  expect(acts(words)).toEqual(expected)
})

test('for whom a tool is intended does what it is for', () => {
  expect(
    readBrief('A tour tool, intended for curators to write and record tours.').clauses.map(({ actors, asks }) => [
      actors.join(),
      ...asks.map(({ verb, object }) => `${verb} ${object?.noun}`),
    ]),
  ).toEqual([[''], ['curator', 'write tour', 'record tour']])
})
