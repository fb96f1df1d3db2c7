import { expect, test } from 'vitest'
import { flawsOf } from '../support/integrity.ts'
import { siteOf } from '../support/visitor-words.ts'

const words = 'An online wine shop. Users can browse wines, buy wines and submit inquiries.'

test('whoever has an account finds the inquiries that they sent beside the form, with their answers', () => {
  const model = siteOf(`${words} Users can register and log in.`)
  expect(flawsOf(model)).toEqual([])
  const inquiries = model.entities.find(({ plural }) => plural === 'inquiries')!
  const page = model.pages.find(({ path }) => path === '/contact')!
  const list = page.blocks.find((block) => block.kind === 'list')!
  expect([inquiries.read, list.heading, list.scope, list.fields.includes('answer_given'), list.actions]).toEqual(['own', 'Your inquiries', 'mine', true, []])
  const answer = model.actions.find(({ entity, name }) => entity === inquiries.id && name === 'Answer')!
  expect([answer.role, answer.fields]).toEqual(['manager', ['answer_given']])
})

test('where nobody has an account, what was sent is for those who run the site alone', () => {
  const model = siteOf('A page of a bakery with opening hours. Visitors can submit inquiries by a contact form.')
  expect(model.accounts).toBe(undefined)
  expect(model.entities.find(({ plural }) => plural === 'inquiries')!.read).toBe('managed')
})
