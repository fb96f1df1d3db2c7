import { describe, expect, test } from 'vitest'
import { siteOf } from '../support/visitor-words.ts'

const works =
  'A platform for original works such as music, films and paintings. Users can register and log in, upload and manage their own original works, browse the works of others and comment on them. Administrators review the works.'
const ownPages = (words: string) =>
  siteOf(words).pages.flatMap(({ title, role, blocks }) =>
    blocks.flatMap((block) => (block.kind === 'list' && block.scope === 'mine' && /^My /.test(title) ? [[title, role, block.entity]] : [])),
  )

describe('what everybody sees and each manages as their own', () => {
  test('has a page of what is one’s own, where it is changed and deleted', () => {
    const site = siteOf(works)
    const entity = site.entities.find(({ plural }) => plural === 'original works')!
    const page = site.pages.find(({ title }) => title === 'My original works')!
    const [list] = page.blocks
    expect(list).toMatchObject({ kind: 'list', entity: entity.id, scope: 'mine' })
    const names = site.actions.filter(({ id }) => list?.kind === 'list' && list.actions.includes(id)).map(({ name }) => name)
    expect(names).toEqual(['Edit', 'Delete'])
  })
  test('is the role’s page where a role adds it', () => {
    expect(ownPages('A website where musicians can upload and manage their own songs and listeners can log in, browse and play songs.')).toEqual([
      ['My songs', 'musician', 'songs'],
    ])
  })
  test('is not doubled where it is seen by oneself alone, or not called one’s own', () => {
    expect(ownPages('A recipe site. Users can log in and browse and manage recipes.')).toEqual([])
    expect(ownPages('A diary. Users can log in and manage their own diary entries, which are private.').length).toBeLessThan(2)
  })
})

test('works of more kinds than pictures are uploaded as files', () => {
  const site = siteOf(works)
  const entity = site.entities.find(({ plural }) => plural === 'original works')!
  const create = site.actions.find(({ entity: of, kind }) => of === entity.id && kind === 'create')!
  expect(
    entity.fields.filter(({ id }) => create.fields.includes(id)).flatMap(({ type, label }) => (type === 'file' || type === 'image' ? [[label, type]] : [])),
  ).toEqual([
    ['Picture', 'image'],
    ['File', 'file'],
  ])
})
