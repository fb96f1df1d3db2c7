import { describe, expect, test } from 'vitest'
import { readBrief } from '../../builder/read/brief.ts'
import { built } from '../support/acting.ts'

const entitiesOf = (words: string) => built(words).entities.map(({ plural, fields }) => [plural, fields.map(({ label }) => label)] as const)

describe('contacts', () => {
  test('an address book keeps people, and has no form for inquiries', () => {
    const words =
      'A contact management website for managing contact information. The website has functions for adding, deleting and modifying contact information. Users can browse public and private contact lists, add new contacts, and support grouping contacts.'
    expect(entitiesOf(words)).toEqual([['contacts', ['Name', 'Visibility', 'Phone', 'Email', 'Group', 'Company', 'Address', 'Birthday', 'Note']]])
  })
  test('whom one writes to is listed with their state, and what one writes is a conversation', () => {
    const words =
      'An instant messaging website for sending and receiving text messages. Users can log in, view their contact list, send text messages and receive text messages.'
    const { entities, pages } = built(words)
    expect(entities.find(({ plural }) => plural === 'contacts')).toMatchObject({
      read: 'own',
      write: 'anyone',
      fields: [{ label: 'Name' }, { label: 'State' }, {}, {}, {}, {}, {}],
    })
    expect(pages.find(({ path }) => path === '/messages')?.blocks.map(({ kind }) => kind)).toEqual(['inbox'])
  })
  test('the contact information of a company is no address book', () => {
    expect(entitiesOf('A company website. Users can view services and contact information.').map(([plural]) => plural)).not.toContain('contacts')
  })
})

test('a colour in the name of a site gives way to those that are told in sentences of their own', () => {
  const { style } = readBrief('A Green Fresh Food mini-program for selling food. Apply linen white as the background; style all components with burlywood.')
  expect([style.background?.words, style.component?.words]).toEqual(['linen white', 'burlywood'])
})

test('features that are listed as what is done there are no states of what is kept', () => {
  const { entities } = built(
    'A sleep mini-program. It has functions for displaying sleep data and community features (including posting, commenting and liking).',
  )
  expect(entities.flatMap(({ lifecycle }) => lifecycle?.initial ?? [])).not.toContain('Posting')
})

test('who selects a freelancer asks that freelancer to collaborate', () => {
  const { entities, actions } = built(
    'A freelancer marketplace. Users can browse freelancers, review freelancers and select suitable freelancers for collaboration.',
  )
  const requests = entities.find(({ plural }) => plural === 'collaboration requests')
  expect(requests?.fields.find(({ type }) => type === 'reference')).toMatchObject({ label: 'Freelancer', entity: 'freelancers' })
  expect(actions.find(({ entity, kind }) => entity === requests?.id && kind === 'create')?.name).toBe('Send collaboration request')
})
