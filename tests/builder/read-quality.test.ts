import { describe, expect, it, test } from 'vitest'
import { readBrief } from '../../builder/read/brief.ts'
import { qualitiesIn } from '../../builder/read/quality.ts'

const asked: readonly (readonly [string, readonly string[]])[] = [
  ['The website should have a responsive design that adapts to different devices', ['responsive']],
  ['adapting to different screen sizes', ['responsive']],
  ['The website should have a fast loading speed', ['fast']],
  ['good browser compatibility', ['compatible']],
  ['Users should be able to easily browse the website', ['navigable', 'easy']],
  ['The website should ensure the accuracy and security of the data', ['valid', 'secure']],
  ['The application should also have form validation', ['valid']],
  ['exception handling mechanisms to ensure its stability', ['forgiving', 'stable']],
  ['The website should also have search engine optimization features to improve its ranking on search engines', ['found']],
  ['The website should have smooth animation effects', ['animated', 'fast']],
  ['the website should have good accessibility', ['accessible']],
  ['ensuring a consistent user experience', ['easy', 'consistent']],
  ['the layout should be neat and visually appealing', ['attractive']],
  ['all links should work properly', ['navigable']],
  ['Tenants can access the system', ['navigable']],
  ['Users can access different functional modules through the start menu', ['navigable']],
  ['Users should be able to click on page number buttons to switch between different pages', ['roomy', 'navigable']],
  ['The application should be compatible with both iOS and Android systems', ['compatible']],
  ['perform SEO optimization', ['found']],
  ['ensure proper mobile display', ['responsive']],
  ['with an engaging user interface', ['attractive']],
  ['visual appeal', ['attractive']],
  ['suitable fonts, colors, and images', ['attractive']],
  ['an easy-to-navigate menu', ['navigable']],
  ['user interface', ['easy']],
  ['The visiting card information should be clear and easy to read', ['easy']],
  ['view the animation effects', ['animated']],
  ['The website/app should have a mobile-responsive design', ['responsive']],
]
test.each(asked)('“%s” asks how the site is to be', (words, qualities) => {
  expect(qualitiesIn(words)).toEqual(qualities)
})

test.each([
  'browse product information',
  'users can view the performance of their shares',
  'encrypt all messages',
  'The system should support thousands of concurrent users',
  'a secure betting system',
  'validate the identity of drivers',
  'get real-time navigation',
  'animation',
  'navigate',
  'create animated videos',
  'supporting multiple languages',
  'ensuring transaction security',
  'mobile phone repairs',
  'Tenants can access their invoices',
  'devices',
  'appeal',
  'colors',
  'The order should be paid quickly',
  '',
])('“%s” asks for something else', (words) => {
  expect(qualitiesIn(words)).toEqual([])
})

it('a list that goes on with a quality goes on with it, and with nothing else', () => {
  expect([qualitiesIn('devices', true), qualitiesIn('browsers', true), qualitiesIn('orders', true)]).toEqual([['responsive'], ['compatible'], []])
})

describe('clauses that ask for nothing', () => {
  const clauses = (words: string): string[] => readBrief(words).clauses.map(({ start, end }) => words.slice(start, end))

  it('fold into the clause that they go on with', () => {
    expect(
      clauses('A form builder. Users can adjust the layout, font, and size, and publish forms. It has templates, custom fields, and other relevant features.'),
    ).toEqual([
      'A form builder',
      'Users can adjust the layout, font, and size',
      'publish forms',
      'It has templates, custom fields, and other relevant features',
    ])
  })

  it('describe what the next one names', () => {
    expect(clauses('Please implement a betting website. The website should have a secure, efficient betting system.')).toEqual([
      'Please implement a betting website',
      'The website should have a secure, efficient betting system',
    ])
  })

  it('stay where they ask for something: a field, a list of things, a table', () => {
    expect(clauses('A shop. Users can search by name, add products, and write reviews. Show prices, sizes of shoes, and level tests.').length).toBeGreaterThan(
      5,
    )
  })

  it('leave no asks where the clause is about how the site is to be', () => {
    const { clauses: read } = readBrief('A bakery site. The website should be responsive and easy to use. Users can order bread.')
    expect(read.map(({ mode, asks, qualities }) => [mode, asks.length, qualities ?? []])).toEqual([
      ['subject', 0, []],
      ['quality', 0, ['easy', 'responsive']],
      ['acts', 1, []],
    ])
  })
})
