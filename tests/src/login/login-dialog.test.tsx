// @vitest-environment happy-dom
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { limits } from '../../../contract/limits.ts'
import { tokenOf } from '../../support/tokens.ts'
import { failing, fakeClient, visit } from '../visit.tsx'

const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } })
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const titled = (name: string) => screen.findByRole('heading', { name })

async function open(answers: Parameters<typeof fakeClient>[0] = {}) {
  const client = fakeClient(answers)
  const { at } = visit('/terms', { client })
  await screen.findByRole('heading', { level: 1, name: 'Terms of Service' })
  press('Log in')
  await titled('Welcome back')
  // Its focus comes a frame later; before, it would take it from what is done here.
  await waitFor(() => expect(screen.getByRole('dialog').contains(document.activeElement)).toBe(true))
  return { client, at }
}
const loginCalls = (client: ReturnType<typeof fakeClient>) => client.calls.filter(({ name }) => name !== 'projects')

test('LOGIN-02 main has "Welcome back" and three ways to continue', async () => {
  await open()
  expect(screen.getByRole('button', { name: 'Continue with Google' })).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Continue with email' })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Continue with GitHub' }).getAttribute('href')).toBe('/api/v1/users/github/login/')
})

test('LOGIN-15 Google without a client id at build time says so in the dialog', async () => {
  await open()
  press('Continue with Google')
  expect(screen.getByRole('alert').textContent).toBe('Sign-in with Google is not configured on this server. Continue with email instead.')
})

test('LOGIN-16 Continue with GitHub is a browser link: nothing takes the click away from the browser', async () => {
  await open()
  const link = screen.getByRole('link', { name: 'Continue with GitHub' })
  expect([link.getAttribute('href'), link.getAttribute('target')]).toEqual(['/api/v1/users/github/login/', null])
  const click = new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey: true })
  link.dispatchEvent(click)
  expect([click.defaultPrevented, screen.queryByRole('alert')]).toEqual([false, null])
})

test('LOGIN-07 a change of view lasts 0.2 s', async () => {
  await open()
  press('Continue with email')
  await titled('Log in with email')
  const view = screen.getByLabelText('Email').closest<HTMLElement>('[data-view]')!
  expect([view.dataset.view, view.className.split(' ').filter((name) => name.startsWith('anim'))]).toEqual(['email_login', ['anim_fadeIn_200ms']])
  expect(limits.view_transition_ms).toBe(200)
})

test('LOGIN-05 links to /terms and /privacy open in a new tab', async () => {
  await open()
  const dialog = screen.getByRole('dialog')
  const links = [...dialog.querySelectorAll('a[target]')].map((link) => [link.getAttribute('href'), link.getAttribute('target'), link.getAttribute('rel')])
  expect(links).toEqual([
    ['/terms', '_blank', 'noopener noreferrer'],
    ['/privacy', '_blank', 'noopener noreferrer'],
  ])
})

test('LOGIN-17 email fields are email-typed and required, password fields required', async () => {
  await open()
  press('Continue with email')
  const [email, password] = [screen.getByLabelText<HTMLInputElement>('Email'), screen.getByLabelText<HTMLInputElement>('Password')]
  expect([email.type, email.required, password.type, password.required]).toEqual(['email', true, 'password', true])
  press('Forgot password?')
  await titled('Reset your password')
  const reset = screen.getByLabelText<HTMLInputElement>('Email')
  expect([reset.type, reset.required]).toEqual(['email', true])
})

test('LOGIN-09 LOGIN-10 the submit button shows a spinner and is disabled while pending; a failure is named', async () => {
  const answer = Promise.withResolvers<unknown>()
  const { client } = await open({ login: () => answer.promise })
  press('Continue with email')
  type('Email', 'ada@example.com')
  type('Password', 'secret')
  const form = screen.getByLabelText('Email').closest('form')!
  fireEvent.submit(form)
  fireEvent.submit(form)
  const button = form.querySelector<HTMLButtonElement>('button[type=submit]')!
  expect([button.disabled, button.querySelectorAll('[data-spinner]').length, button.textContent]).toEqual([true, 1, 'Log in'])
  answer.reject(failing('invalid'))
  expect((await screen.findByRole('alert')).textContent).toBe('Invalid credentials. Please try again.')
  expect([button.disabled, button.querySelectorAll('[data-spinner]').length]).toEqual([false, 0])
  expect(loginCalls(client)).toEqual([{ name: 'login', body: { email: 'ada@example.com', password: 'secret' } }])
})

test('LOGIN-10 a login that fails for another reason says that too, and selects the password', async () => {
  await open({ login: () => Promise.reject(failing('network')) })
  press('Continue with email')
  type('Email', 'ada@example.com')
  type('Password', 'secret')
  fireEvent.submit(screen.getByLabelText('Email').closest('form')!)
  const alert = await screen.findByRole('alert')
  expect([...alert.children].map(({ textContent }) => textContent)).toEqual([
    'Invalid credentials. Please try again.',
    'The server could not be reached. Check your connection and try again.',
  ])
  const password = screen.getByLabelText<HTMLInputElement>('Password')
  await waitFor(() => expect(document.activeElement).toBe(password))
  expect([password.value, password.selectionStart, password.selectionEnd]).toEqual(['secret', 0, 6])
})

test('LOGIN-12 a registration that fails for its password says what is behind it', async () => {
  await open({ register: () => Promise.reject(failing('invalid', { password: ['Password must be at least 8 characters long.'] })) })
  press('Continue with email')
  press('Sign up')
  type('Full name', 'Ada')
  type('Email', 'ada@example.com')
  type('Password', 'short')
  press('Sign up')
  expect([...(await screen.findByRole('alert')).children].map(({ textContent }) => textContent)).toEqual([
    'Registration failed. Please try again.',
    'Password must be at least 8 characters long.',
  ])
})

test('LOGIN-04 LOGIN-11 registering asks for all fields, sends the email as username, and shows the address', async () => {
  const { client } = await open({ register: () => ({}) })
  press('Continue with email')
  press('Sign up')
  await titled('Create your account')
  press('Sign up')
  expect(screen.getByRole('alert').textContent).toBe('Please fill in all fields.')
  type('Full name', 'Ada Lovelace')
  type('Email', 'ada@example.com')
  type('Password', 'correct horse')
  press('Sign up')
  await titled('Check Your Email')
  expect(screen.getByRole('dialog').textContent).toContain('We sent a link to ada@example.com.')
  const body = { username: 'ada@example.com', email: 'ada@example.com', password: 'correct horse', full_name: 'Ada Lovelace' }
  expect(loginCalls(client)).toEqual([{ name: 'register', body }])
})

test('LOGIN-04 LOGIN-13 a reset that fails shows the same words, and leads back to login', async () => {
  await open({ requestPasswordReset: () => Promise.reject(failing('broken')) })
  press('Continue with email')
  press('Forgot password?')
  type('Email', 'ada@example.com')
  press('Send the link')
  await titled('Check Your Email')
  expect(screen.getByText('If an account exists for ada@example.com, you will receive an email with instructions on how to reset your password.')).toBeTruthy()
  press('Back to Login')
  await titled('Log in with email')
})

test('ROUTE-15 logging in by email leads to /sites', async () => {
  const { at } = await open({ login: () => ({ access: tokenOf(), refresh: 'R' }) })
  press('Continue with email')
  type('Email', 'ada@example.com')
  type('Password', 'secret')
  press('Log in')
  await screen.findByRole('heading', { level: 1, name: 'What should we build, Ada?' })
  expect(at()).toBe('/sites')
})

test('LOGIN-10 SESSION-02 a login that answers a token which is none has failed, and logs nobody in', async () => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  await open({ login: () => ({ access: 'garbage' }) })
  press('Continue with email')
  type('Email', 'ada@example.com')
  type('Password', 'secret')
  press('Log in')
  expect((await screen.findByRole('alert')).firstElementChild?.textContent).toBe('Invalid credentials. Please try again.')
  expect([localStorage.length, error.mock.calls.map(([text]) => text)]).toEqual([0, ['Token validation error:']])
})

test('LOGIN-06 Escape closes the dialog, and the focus returns to the button that opened it', async () => {
  visit('/terms')
  await screen.findByRole('heading', { level: 1, name: 'Terms of Service' })
  const opener = screen.getByRole('button', { name: 'Get started' })
  opener.focus()
  fireEvent.click(opener)
  await titled('Welcome back')
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Continue with Google'))
  fireEvent.keyDown(document.activeElement!, { key: 'Escape' })
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await waitFor(() => expect(document.activeElement).toBe(opener))
})
