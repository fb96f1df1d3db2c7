import { expect, test } from 'vitest'
import { built } from '../support/acting.ts'

const fieldsOf = (words: string, entity: string): string[] | undefined =>
  built(words)
    .entities.find(({ plural }) => plural === entity)
    ?.fields.map(({ label }) => label)

const sports =
  'A sports website. Users can log in, browse events, register for events, make payments and receive notifications. The registration fee is paid online. Managers manage events.'

test('a registration fee is that of the event, and a payment names the registration', () => {
  const { entities, actions } = built(sports)
  const registration = entities.find(({ fields }) => fields.some(({ id }) => id === 'payment_status'))
  expect(entities.find(({ plural }) => plural === 'events')?.fields.map(({ label }) => label)).toContain('Fee')
  expect(registration?.fields.map(({ label }) => label)).toContain('Fee')
  const pay = actions.find(({ entity, kind }) => entity === 'payments' && kind === 'create')
  expect(pay?.effects?.filter(({ kind }) => kind === 'copy' || kind === 'set')).toEqual([
    { kind: 'copy', by: expect.any(String), field: 'fee', to: 'amount' },
    { kind: 'set', by: expect.any(String), field: 'payment_status', value: 'Paid', when: { field: 'status', is: 'Paid' } },
  ])
})

test('those who create their own profile are listed by it', () => {
  const { entities, actions } = built(
    'A freelancer marketplace that shows the skills of freelancers. The website allows freelancers to create their own profiles. Users can browse freelancers and review freelancers.',
  )
  const freelancers = entities.find(({ plural }) => plural === 'freelancers')
  expect(freelancers).toMatchObject({ read: 'public', write: 'anyone' })
  expect(actions.find(({ entity, kind }) => entity === freelancers?.id && kind === 'create')).toMatchObject({ name: 'Create my profile', role: 'freelancer' })
})

test('records of data are sorted by no kinds of music', () => {
  const { entities } = built('A data platform. Users can view data and analyze data.')
  expect(JSON.stringify(entities)).not.toContain('Jazz')
})

test('the sentiment value of words is a number and no amount of money', () => {
  expect(fieldsOf('A word database. Users can browse words and filter words by sentiment value.', 'words')).toContain('Sentiment value')
  const words = built('A word database. Users can browse words and filter words by sentiment value.').entities.find(({ plural }) => plural === 'words')
  expect(words?.fields.find(({ label }) => label === 'Sentiment value')?.type).toBe('number')
})

test('a blog keeps its posts once, however the words call them', () => {
  const { entities } = built('A personal blog. Users can browse blog posts, filter articles by category and read articles. Users can comment on blog posts.')
  expect(entities.map(({ plural }) => plural)).toEqual(['blog posts', 'comments', 'blog post categories'])
})
