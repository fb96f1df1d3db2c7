import { describe, expect, it, test } from 'vitest'
import { mattersIn } from '../../builder/lexicon/matter.ts'
import type { AppModel } from '../../builder/model.ts'
import { choicesOf } from '../support/choices.ts'
import { built } from '../support/turn.ts'

describe('what is taught or written about', () => {
  it.each([
    ['A video training course on Java and Angular web development.', ['Java', 'Angular web development']],
    ['Please implement a personal cyber security blog website.', ['cyber security']],
    ['An app to learn the Rust programming language.', ['Rust']],
    ['Please develop a site reliability engineering learning platform.', ['reliability engineering']],
    ['Please implement an online learning platform for students.', []],
    ['Please implement a learning platform that includes courses.', []],
    ['A shop for shoes.', []],
  ])('is what the words say of it: %s', (words, matters) => {
    expect(mattersIn(words)).toEqual(matters)
  })
})

const categories = (model: AppModel, entity: string) =>
  choicesOf(
    model,
    model.entities.find(({ id }) => id === entity)?.fields.find(({ id }) => id === 'category'),
  )

test('courses and articles are called by it', () => {
  const course = built('A website with courses on Java and Angular. Users browse courses and enrol in courses.')
  const titles = course.entities.find(({ id }) => id === 'courses')?.seeds.map(({ title }) => String(title)) ?? []
  expect(titles.filter((title) => /Java|Angular/.test(title))).toEqual(titles)
  const blog = built('Please implement a personal philosophy blog. Users browse blog posts. The website has an about page.')
  const posts = blog.entities.find(({ id }) => id === 'blog_posts')
  expect(posts?.seeds.filter(({ title }) => /philosophy/i.test(String(title)))).toHaveLength(posts?.seeds.length ?? -1)
  expect(categories(blog, 'blog_posts')).toEqual(['Basics', 'Practice', 'News', 'Experience'])
  expect(blog.pages.map(({ path }) => path)).toContain('/about')
})

test('a field of life that says it already keeps its own names', () => {
  const sky = built('Please implement a personal astronomy blog. Users browse blog posts. The website has an about page.')
  const posts = sky.entities.find(({ id }) => id === 'blog_posts')
  expect(posts?.seeds.map(({ title }) => title)).toEqual([
    'Why Saturn tilts',
    'What a first telescope should do',
    'Red light saves the night',
    'Reading a star chart',
    'How far is a light year?',
    'Finding Andromeda without a map',
  ])
  expect(categories(sky, 'blog_posts')).toEqual(['Planets', 'Stars', 'Practice'])
  const kitchen = built('A restaurant blog. Users browse articles about bread and cakes.')
  expect(categories(kitchen, 'articles')).toEqual(['Bread', 'Pastry', 'Savoury', 'Drinks'])
})
