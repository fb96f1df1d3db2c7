import { describe, expect, it } from 'vitest'
import { built } from '../support/turn.ts'

const names = (words: string) => {
  const { entities, actions } = built(words)
  return [...entities.flatMap(({ singular, plural }) => [singular, plural]), ...actions.flatMap(({ kind, name }) => (kind === 'create' ? [name] : []))]
}

describe('names in the words', () => {
  it('keep the capitals of acronyms and languages', () => {
    const lessons = 'Please implement a language school website. Users should be able to browse Chinese courses, create Chinese courses and upload QR labels.'
    expect(names(lessons)).toEqual(
      expect.arrayContaining(['Chinese course', 'Chinese courses', 'Create Chinese course', 'QR label', 'QR labels', 'Upload QR label']),
    )
  })

  it('begin a heading with the capitals that they have inside a sentence', () => {
    const { pages } = built('Users can manage PHP code tests, DNS records and MySQL databases, and make WeChat payments.')
    expect(pages.map(({ title }) => title)).toEqual(expect.arrayContaining(['PHP code tests', 'DNS records', 'MySQL databases']))
  })

  it('begin a heading with an acronym that nobody knows, but not with a word that is said aloud', () => {
    const { pages } = built('A factory system with functions for PLM management, TCP port connections and ORDER management.')
    expect(pages.map(({ title }) => title)).toEqual(expect.arrayContaining(['PLM management', 'TCP port connections', 'Order management']))
  })

  it('leave the ids of fields as they are', () => {
    const model = built('A link collection: users add links with a URL and a note.')
    for (const entity of model.entities) expect(entity.fields.map(({ id }) => id)).toContain(entity.title)
  })
})

describe('a first page', () => {
  it('names the pages that its tools stand on, where it would name one alone', () => {
    const model = built('Please implement a website that generates QR codes. Users can input text, select the format of the QR code and download it.')
    const home = model.pages.find(({ path }) => path === '/')
    const items = home?.blocks.flatMap((block) => (block.kind === 'features' ? block.items.map(({ page }) => page) : []))
    const shown = model.pages.filter(({ path, navigation, role }) => path !== '/' && navigation !== null && role === undefined).map(({ path }) => path)
    expect(items?.toSorted()).toEqual(shown.length > 1 ? shown.toSorted() : [])
  })
})
