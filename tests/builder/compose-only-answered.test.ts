import { expect, it } from 'vitest'
import { siteOf } from '../support/visitor-words.ts'

const formsOf = (words: string, action: string) =>
  siteOf(words).pages.flatMap(({ path, role, blocks }) => (blocks.some((block) => block.kind === 'form' && block.action === action) ? [{ path, role }] : []))

it('what the staff only answers has a form where everybody sends it', () => {
  const words = 'For an art gallery: visitors browse works by artist and price. Gallery staff add artists and works, mark works as sold and answer inquiries.'
  expect(formsOf(words, 'send_inquiry')).toEqual([{ path: '/contact', role: undefined }])
})

it('requests that only the staff answers are made by visitors', () => {
  expect(formsOf('A second-hand bookshop. Shoppers browse books. Staff add books and answer the requests.', 'submit_request')).toEqual([
    { path: '/my-requests', role: undefined },
  ])
})

it('feedback that administrators handle is given by users', () => {
  const words = 'A platform website. Users can browse services and products. Administrators can manage website content and handle user feedback.'
  expect(formsOf(words, 'submit_user_feedback')).toEqual([{ path: '/user-feedback', role: undefined }])
})
