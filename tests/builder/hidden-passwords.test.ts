import { expect, test } from 'vitest'
import { createWorld, pageOf, visitorOf } from '../../builder/accept/world.ts'
import { siteOf } from '../support/visitor-words.ts'

test('passwords of networks are not shown in a list that everybody reads', () => {
  const site = siteOf(
    'A weather TV website. It should have functionalities for setting and modifying WiFi usernames and passwords. Users should be able to set and modify WiFi connections and browse weather information.',
  )
  const networks = site.entities.find(({ fields }) => fields.some(({ id }) => id === 'password'))!
  const page = site.pages.find(
    ({ navigation, blocks }) => navigation !== null && blocks.some((block) => block.kind === 'list' && block.entity === networks.id),
  )!
  const html = pageOf(createWorld(site), page.path, visitorOf(site, 'you', null))
  const secrets = networks.seeds.map(({ password }) => String(password ?? '')).filter((one) => one !== '')
  expect(secrets.length).toBeGreaterThan(0)
  for (const one of secrets) expect(html).not.toContain(one)
})
