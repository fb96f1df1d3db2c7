import { expect, it } from 'vitest'
import { aboutOf, articleOf, newsOf, portraitOf } from '../../builder/lexicon/articles.ts'
import { domains } from '../../builder/lexicon/domains.ts'
import { introducedAs, isOfHouse, tellsOfItself } from '../../builder/lexicon/houses.ts'
import { mattersOf } from '../../builder/lexicon/matters.ts'
import { valuesIn } from '../../builder/several.ts'
import { choicesOf, rowsSorted } from '../support/choices.ts'
import { siteOf } from '../support/visitor-words.ts'

const own = siteOf(
  'An official website of a farm cooperative. It shows the company introduction, news about the company, products and a contact form. Visitors read news articles.',
)
const blog = siteOf('A gardening blog where people read articles about soil, plants and harvests.')

it('an article is several sentences in the words of its field of life', () => {
  const rows = blog.entities.find(({ singular }) => /article|blog/.test(singular))!.seeds
  for (const { text } of rows) {
    expect(`${text}`.split('\n\n')).toHaveLength(3)
    expect(mattersOf('agriculture').filter((sentence) => `${text}`.includes(sentence))).toHaveLength(3)
  }
  expect(new Set(rows.map(({ text }) => text)).size).toEqual(rows.length)
})

it('a house tells news of its own, sorted as such', () => {
  const news = own.entities.find(({ singular }) => singular === 'news article')!
  expect(
    choicesOf(
      own,
      news.fields.find(({ id }) => id === 'category'),
    ),
  ).toEqual(['Announcements', 'Offers', 'Events', 'People'])
  const told = newsOf(aboutOf(domains.find(({ id }) => id === 'agriculture')!, 0))
  const first = rowsSorted(own, news).find(({ title }) => title === 'We have moved into larger rooms')!
  expect([first.category, first.text]).toEqual(['Announcements', told.find(({ title }) => title === first.title)!.values.get('text')])
})

it('what is read as news elsewhere is not news of the house', () => {
  expect(tellsOfItself('news article', 'A website that shows financial news to investors')).toEqual(false)
  expect(tellsOfItself('blog post', 'The official website of a school')).toEqual(false)
  expect(tellsOfItself('news', 'The official website of a school')).toEqual(true)
})

it('those who teach psychology teach its subjects, and are told of in more than a line', () => {
  const school = siteOf('A website of a psychology school: visitors see the teachers with their subjects, read news and send a message.')
  const teachers = school.entities.find(({ singular }) => singular === 'teacher')!.seeds
  const subjects = new Set(domains.find(({ id }) => id === 'psychology')!.categories.split('|'))
  expect(teachers.filter(({ subject }) => !subjects.has(`${subject}`))).toEqual([])
  expect(teachers.filter(({ about }) => `${about}`.split('. ').length < 3)).toEqual([])
  expect(portraitOf(aboutOf(domains[0]!, 0), 'Listens first.', 1)).toEqual(
    'Listens first. Trained first in a large house and then in a small one, and prefers the small one. Gives “Introductory visit” and advises the younger colleagues.',
  )
})

it('what is offered beside news is not sorted as news', () => {
  const site = siteOf('A website with news, services and interesting content. Users browse content, read news and use services.')
  const sorts = (plural: string) =>
    choicesOf(
      site,
      site.entities.find((entity) => entity.plural === plural)?.fields.find(({ id }) => id === 'category'),
    )
  expect(sorts('services')).toEqual(['Essentials', 'Popular', 'Seasonal', 'New'])
})

it('no article and no news leaves a place unfilled', () => {
  for (const domain of domains) {
    const about = aboutOf(domain, 3)
    const texts = [
      ...[0, 1, 2, 3, 4, 5].map((at) => articleOf(about, at, 'A title')),
      ...newsOf(about).flatMap(({ title, values }) => [title, values.get('text')!]),
    ]
    expect(texts.filter((text) => /[{}]|undefined|\d:\d/.test(text))).toEqual([])
  }
})

it('a house is introduced by itself, and its news are told by whoever runs it', () => {
  expect([isOfHouse('A school website that displays its news'), isOfHouse('A platform on which schools are reviewed')]).toEqual([true, false])
  const school = siteOf('A school website that displays school information and news updates. Users browse school introductions and news.')
  expect(school.entities.map(({ plural }) => plural)).not.toContain('schools')
  const sections = school.entities.find(({ plural }) => plural === 'about page sections')!
  const education = domains.find(({ id }) => id === 'education')!
  expect(sections.seeds.map(({ heading, text }) => [heading, text])).toEqual(
    introducedAs(aboutOf(education, 0), aboutOf(education, 1)).map(({ title, values }) => [title, values.get('text')]),
  )
  const news = school.entities.find(({ singular }) => singular === 'news article')!
  expect(school.actions.filter(({ entity, kind, role }) => entity === news.id && kind === 'create' && role === undefined)).toEqual([])
})

it('a case tells where it began and what came of it, and a tag is none of the categories', () => {
  const site = siteOf(
    'An official website of a law firm with case studies and blog posts with tags. Users read case studies and blog posts and filter blog posts by tag.',
  )
  const cases = site.entities.find(({ fields }) => fields.some(({ id }) => id === 'story'))
  for (const { story } of cases?.seeds ?? []) expect(mattersOf('law').filter((words) => `${story}`.includes(words))).toHaveLength(1)
  const posts = site.entities.find(({ fields }) => fields.some(({ id }) => id === 'tags'))!
  const sorts = posts.fields.find(({ id }) => id === 'category')!.choices!
  expect(
    posts.seeds.filter(({ tags }) => typeof tags !== 'string' || valuesIn(tags).length !== 2 || valuesIn(tags).some((one) => sorts.includes(one))),
  ).toEqual([])
})
