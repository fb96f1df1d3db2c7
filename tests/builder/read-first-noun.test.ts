import { expect, test } from 'vitest'
import { readBrief } from '../../builder/read/brief.ts'

const acts = (words: string, lead = 'A site.') =>
  readBrief(`${lead} ${words}`)
    .clauses.slice(1)
    .flatMap(({ asks }) => asks.map(({ kind, verb, object }) => `${kind}:${verb} ${object?.noun ?? '-'}`))

test.each([
  ['Technicians can quote prices, stage work, and print labels.', ['transition:quote price', 'transition:stage work', 'transfer:print label']],
  ['Tailors can sketch styles, cut fabric, and assign sewers.', ['create:sketch style', 'transition:cut fabric', 'create:assign sewer']],
  ['The app should be able to tag colors, and match tops with bottoms.', ['create:tag color', 'view:match top']],
  ['Players can compare strategies, and compete with friends.', ['view:compare strategy', 'play:compete -']],
  ['Crews can claim jobs, upload before and after photos, and rewatch videos.', ['transition:claim job', 'create:upload photo', 'view:rewatch video']],
  ['Researchers can check out bottles and check in guests.', ['create:borrow bottle', 'create:check in guest']],
  [
    'The site should have gate opening and closing, catch logging, and trigger analysis.',
    ['create:open gate', 'transition:close gate', 'create:log catch', 'analyse:analyze trigger'],
  ],
  [
    'The site should have pump monitoring, remote start and stop, and minutes recording.',
    ['analyse:monitor pump', 'transition:start -', 'transition:stop -', 'create:record meeting minute'],
  ],
  ['Users can create notices, schedule playback, and check doors.', ['create:create notice', 'create:schedule playback', 'view:check door']],
  ['Users can view election-related information, including dates, candidates, and polling stations.', ['view:view candidate', 'view:view polling station']],
])('what somebody can do begins with a verb: %s', (words, expected) => {
  expect(acts(words)).toEqual(expected)
})

test('what a site that does one thing does besides is done too', () => {
  expect(acts('', 'An app that organizes clothes and suggests outfits.')).toEqual(['manage:organize clothes', 'create:suggest outfit'])
})

test.each([
  ['The logo should match the design and reflect the image of the firm.', []],
  ['The system should match donors with patients.', ['view:match donor']],
  [
    'Users can upload, edit, and share photos, and tag, filter, and export them.',
    ['create:upload photo', 'update:edit photo', 'transfer:share photo', 'create:tag them', 'search:filter them', 'transfer:export them'],
  ],
  ['Users can render videos, choosing the resolution and format, and team up with friends.', ['view:render video', 'create:join -']],
])('what is done is told from how a part of the site is: %s', (words, expected) => {
  expect(acts(words)).toEqual(expected)
})
