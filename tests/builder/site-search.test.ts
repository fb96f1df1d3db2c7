import { describe, expect, it, test } from 'vitest'
import { createWorld, nobodyOf, wholeOf, withRow } from '../../builder/accept/world.ts'
import type { AppModel } from '../../builder/model.ts'
import { siteOf } from '../support/visitor-words.ts'

const pageIn = ({ pages }: AppModel) => pages.find(({ blocks }) => blocks.some(({ kind }) => kind === 'site_search'))
const words = 'A museum website. Visitors browse exhibitions and artists, and read articles. Managers manage visitor reports.'

test.each(['The website should also have a search function.', 'It should have functions such as search and comments.'])(
  '“%s” searches the whole site',
  (said) => {
    const site = siteOf(`${words} ${said}`)
    expect([pageIn(site)?.path, pageIn(site)?.navigation]).toEqual(['/search', 'Search'])
    expect(site.requirements.find(({ clause }) => /search/.test(clause))).toMatchObject({ status: 'built', where: '/search' })
  },
)
test.each(['Visitors search for exhibitions.', 'Search engines find the site.', 'Visitors see their search history.'])('“%s” does not', (said) => {
  expect(pageIn(siteOf(`${words} ${said}`))).toBe(undefined)
})

describe('the search of a whole site', () => {
  const site = siteOf(`${words} The website should have a search function.`)
  const [exhibitions, articles] = ['exhibitions', 'articles'].map((plural) => site.entities.find((one) => one.plural === plural)!)
  const title = (entity: typeof exhibitions, text: string) => ({ [entity!.title]: text })
  const world = ['Raku from Kyoto', 'Kyoto in winter'].reduce(
    (now, text, index) =>
      withRow(now, [exhibitions, articles][index]!.id, { id: `r${index}`, owner: 'x', values: title([exhibitions, articles][index], text) }),
    createWorld(site),
  )
  const asked = (q: string) => wholeOf(world, '/search', nobodyOf(site), { q }).replace(/\s+/g, ' ')

  it('finds rows of every kind by all of the words, and leads to them', () => {
    const html = asked('kyoto')
    expect(html).toContain('2 results for “kyoto”')
    expect([...html.matchAll(/<h3>([^<]*)<\/h3><ul><li><a href="([^"]*)">([^<]*)/g)].map(([, kind, to, name]) => [kind, to, name])).toEqual([
      ['Exhibitions', '/exhibition?row=r0', 'Raku from Kyoto'],
      ['Articles', '/article?row=r1', 'Kyoto in winter'],
    ])
    expect(asked('kyoto winter')).toContain('1 result for “kyoto winter”')
  })

  it('says what it found nothing for, and finds nothing that only the managing role may read', () => {
    expect(asked('<zephyrine>')).toContain('0 results for “&lt;zephyrine&gt;”')
    const reports = site.entities.find(({ read }) => read === 'managed')!
    const kept = withRow(world, reports.id, { id: 'secret', owner: 'x', values: { [reports.title]: 'Zephyrine' } })
    expect(wholeOf(kept, '/search', nobodyOf(site), { q: 'zephyrine' })).toContain('0 results for')
  })
})
