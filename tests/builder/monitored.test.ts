import { expect, test } from 'vitest'
import { siteOf } from '../support/visitor-words.ts'

test.each([
  [
    'A device platform. The platform should have functionalities for device discovery and monitoring. Users can browse devices.',
    'devices',
    ['Temperature', 'Humidity', 'Power'],
  ],
  ['A platform for servers. Users can manage servers and monitor servers in real time.', 'servers', ['CPU load', 'Memory usage', 'Response time']],
])('“%s” keeps readings of what it watches, by measures that such things have', (words, entity, measures) => {
  const site = siteOf(words)
  expect(site.entities.find(({ singular }) => singular === 'reading')?.fields.some((field) => field.entity === entity)).toBe(true)
  const monitor = site.pages.flatMap(({ blocks }) => blocks).find((block) => block.kind === 'monitor')
  expect(monitor?.kind === 'monitor' && monitor.metrics.map(({ name }) => name)).toEqual(measures)
})
