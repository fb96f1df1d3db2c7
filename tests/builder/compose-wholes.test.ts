import { expect, it, test } from 'vitest'
import { siteOf } from '../support/visitor-words.ts'

const columns = (words: string, plural: string) =>
  siteOf(words)
    .entities.find((entity) => entity.plural === plural)
    ?.fields.map(({ label, entity }) => (entity === undefined ? label : `${label} → ${entity}`))

it.each([
  ['A code generator. Users can select templates, customize parameters and generate code.', 'parameters', ['Name', 'Template → templates']],
  ['A marketing platform. Users can manage public accounts and publish posts.', 'posts', ['Title', 'Public account → public_accounts']],
  ['A game website. Players can create characters, learn skills and collect equipment.', 'skills', ['Name', 'Character → characters']],
  ['A robotics website. Managers can manage competitions and teams.', 'teams', ['Name', 'Competition → competitions']],
  ['A reader for RSS. Users can subscribe to RSS sources and read articles.', 'articles', ['Title', 'RSS source → rss_sources']],
  ['A factory website. Managers can manage departments, production lines and machines.', 'machines', ['Name', 'Production line → production_lines']],
  ['A cloud platform. Users can create cloud applications and see their deployments.', 'deployments', ['Name', 'Cloud application → cloud_applications']],
  ['A library website. Users can read novels. The website should keep reading records.', 'reading records', ['Title', 'Novel → novels']],
  ['A website on travel. Administrators can add provinces and add cities.', 'cities', ['Name', 'Province → provinces']],
  [
    'A website of tools for scripts. Users upload JavaScript files and run JavaScript file compression.',
    'JavaScript file compressions',
    ['Title', 'JavaScript file → javascript_files'],
  ],
  ['A TV website. Users can browse TV channels and view programs.', 'programs', ['Title', 'TV channel → tv_channels']],
  ['A database website. Managers can manage databases and record fault diagnoses.', 'fault diagnoses', ['Title', 'Database → databases']],
  ['A market website. The website should show products and sellers. Users can browse products and view sellers.', 'products', ['Name', 'Seller → sellers']],
])('what names a part refers to the whole that is kept: %s', (words, plural, [name, whole]) =>
  expect(columns(words, plural)?.filter((column) => column === name || column === whole)).toEqual([name, whole]),
)

test('a part stands alone where its whole is not kept, and a name that tells the whole is told once', () => {
  expect(columns('A marketing platform. Users can publish posts.', 'posts')).toEqual(['Title', 'Topic', 'Author', 'Text'])
  const inGame = columns('A game website. Players can create characters and learn character skills.', 'character skills') ?? []
  expect(inGame.filter((column) => /^Character/.test(column))).toEqual(['Character → characters'])
})
