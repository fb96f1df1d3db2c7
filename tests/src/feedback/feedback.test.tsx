// @vitest-environment happy-dom
import { act, fireEvent, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { FailureKind } from '../../../contract/failure.ts'
import { reasonOf } from '../../../src/api/reason.ts'
import { failing, fakeClient, visit } from '../visit.tsx'

const token = `e30.${btoa(JSON.stringify({ exp: 4_000_000_000 }))}.x`
async function open(answer: () => unknown = () => ({ id: 'f1' })) {
  const client = fakeClient({ sendFeedback: answer })
  const visited = visit('/feedback', { token, client })
  await screen.findByRole('heading', { level: 1, name: 'Feedback' })
  const box = () => screen.getByRole<HTMLTextAreaElement>('textbox')
  const write = (value: string) => fireEvent.change(box(), { target: { value } })
  const send = (name = 'Send feedback') => fireEvent.click(screen.getByRole('button', { name }))
  const sent = () => client.calls.filter(({ name }) => name === 'sendFeedback').map(({ body }) => body)
  return { ...visited, box, write, send, sent }
}

test('ROUTE-12 feedback is sent with what it is about, and the thanks are announced', async () => {
  const { box, write, send, sent } = await open()
  fireEvent.click(screen.getByRole('radio', { name: 'Problem' }))
  expect(box().labels?.[0]?.textContent).toBe('What did you do, what happened, and what had you expected?')
  write(' The header flickers. ')
  send()
  expect((await screen.findByText('Thank you. Your feedback has been sent.')).closest('[role=status]')).not.toBe(null)
  expect([sent(), localStorage.getItem('words.feedback')]).toEqual([[{ category: 'problem', message: 'The header flickers.' }], null])
  expect(document.activeElement?.textContent).toBe('Send something else')
  fireEvent.click(screen.getByRole('button', { name: 'Send something else' }))
  expect(box().value).toBe('')
})

test('blank words are asked for at the field, which has the focus', async () => {
  const { box, send, sent } = await open()
  send()
  expect(screen.getByRole('alert').textContent).toBe('Say in a few words what you think.')
  expect([box().getAttribute('aria-invalid'), box().getAttribute('aria-describedby'), document.activeElement === box(), sent()]).toEqual([
    'true',
    screen.getByRole('alert').id,
    true,
    [],
  ])
  fireEvent.change(box(), { target: { value: 'x' } })
  expect(screen.queryByRole('alert')).toBe(null)
})

test.each<FailureKind>(['network', 'timeout', 'limited', 'forbidden', 'unavailable', 'broken', 'malformed', 'conflict', 'invalid'])(
  'a failure by %s is said plainly; the words stay and can be sent again',
  async (kind) => {
    let failed = false
    const { box, write, send, sent } = await open(() => {
      if (failed) return { id: 'f1' }
      failed = true
      throw failing(kind)
    })
    write('The header flickers.')
    send()
    expect((await screen.findByRole('alert')).textContent).toBe(reasonOf(failing(kind).failure))
    expect([box().value, localStorage.getItem('words.feedback')]).toEqual(['The header flickers.', 'The header flickers.'])
    send('Try again')
    await screen.findByText('Thank you. Your feedback has been sent.')
    expect(sent()).toHaveLength(2)
  },
)

test('a refusal of the server’s by field is said in its words', async () => {
  const { write, send } = await open(() => {
    throw failing('invalid', { message: ['Ensure this field has no more than 5,000 characters.'] })
  })
  write('long')
  send()
  expect((await screen.findByRole('alert')).textContent).toBe('Ensure this field has no more than 5,000 characters.')
})

test.each<FailureKind>(['missing', 'method'])('a server without the call (%s) says that feedback is not available, and shows the words', async (kind) => {
  const { box, write, send } = await open(() => {
    throw failing(kind)
  })
  write('The header flickers.')
  send()
  const said = await screen.findByRole('alert')
  expect(said.textContent).toContain('Feedback is not available on this server.')
  expect(said.textContent).toContain('The header flickers.')
  fireEvent.click(screen.getByRole('button', { name: 'Back to the form' }))
  expect(box().value).toBe('The header flickers.')
})

test('while it is being sent there is one request, which can be cancelled', async () => {
  const answer = Promise.withResolvers<unknown>()
  const { box, write, send, sent } = await open(() => answer.promise)
  write('The header flickers.')
  send()
  fireEvent.submit(box().closest('form')!)
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Sending...' }).disabled).toBe(true)
  fireEvent.click(screen.getByRole('button', { name: 'Cancel' }))
  await act(async () => answer.resolve({}))
  expect([box().value, sent().length, screen.queryByText('Thank you. Your feedback has been sent.')]).toEqual(['The header flickers.', 1, null])
})

test('words that were typed before are there again', async () => {
  localStorage.setItem('words.feedback', 'The header')
  const { box } = await open()
  expect(box().value).toBe('The header')
})

test('a logout while it is being sent leaves nothing behind', async () => {
  const answer = Promise.withResolvers<unknown>()
  const { write, send, session, at } = await open(() => answer.promise)
  write('The header flickers.')
  send()
  act(() => session.send({ type: 'session.logout' }))
  await act(async () => answer.resolve({}))
  expect([at(), localStorage.getItem('words.feedback'), localStorage.getItem('authToken')]).toEqual(['/', null, null])
})
