import { act, fireEvent, screen } from '@testing-library/react'
import { vi } from 'vitest'
import type { EndpointName } from '../../contract/api.ts'
import type { Failure } from '../../contract/failure.ts'
import { tokenOf } from '../support/tokens.ts'
import { account, always, button, close, fill, press, submit } from './failing-calls.tsx'
import type { Scripted } from './scripted.tsx'

/** One call of a visitor's, or of a list in a dialog, as a person makes it. */
export interface Visit {
  /** The rows of the specification that it shows. */
  readonly ids: string
  readonly call: string
  readonly path: string
  /** Whether somebody is logged in, whom a 401 logs out. */
  readonly member: boolean
  /** Leads to where the call is made; what a list's `act` repeats is made at the end of it. */
  readonly reach: () => Promise<unknown>
  readonly loads?: true
  /** Makes it, at first and after each failure. */
  readonly act: () => Promise<unknown> | unknown
  readonly shown: (failure: Failure) => string
  /** Whether its answer is read, so that one which cannot be read is a failure. */
  readonly reads: boolean
  readonly answer: Scripted & { readonly ok: unknown }
  /** What is seen, and only seen, when it has succeeded; the same as after a failure where that tells nothing. */
  readonly done: string
}

const pro = { id: 3, name: 'Kiln Pro', slug: 'pro', sort_order: 2, price_monthly: '49.00' }
const tokens = { ok: { access: tokenOf() } }
const initialize = vi.fn()
/** Google's script as it stands in a page, without its drawing. */
export const google: object = { accounts: { id: { initialize, renderButton: () => undefined } } }
const dialog = () => press('Log in')
async function byEmail(): Promise<void> {
  await dialog()
  await press('Continue with email')
}
const pending = 'If an account exists for ada@example.com, you will receive an email with instructions on how to reset your password.'

export const visits: Partial<Record<EndpointName, Visit>> = {
  login: {
    ids: 'CALL-02 LOGIN-10',
    call: 'POST /users/login/',
    path: '/terms',
    member: false,
    reach: async () => {
      await byEmail()
      await fill('Email', 'ada@example.com')
      await fill('Password', 'secret')
    },
    act: () => submit('Password'),
    shown: always('Invalid credentials. Please try again.'),
    reads: true,
    answer: tokens,
    done: 'Ada Lovelace',
  },
  googleLogin: {
    ids: 'LOGIN-14',
    call: 'POST /users/google/token-login/',
    path: '/terms',
    member: false,
    reach: async () => {
      initialize.mockClear()
      await dialog()
      await vi.waitFor(() => initialize.mock.calls.length > 0 || Promise.reject(new Error('The button of Google is not shown.')), 10_000)
    },
    act: () => act(() => initialize.mock.lastCall![0].callback({ credential: 'G' })),
    shown: always('Failed to log in with Google. Please try again.'),
    reads: true,
    answer: tokens,
    done: 'Ada Lovelace',
  },
  register: {
    ids: 'CALL-03 LOGIN-12',
    call: 'POST /users/register/',
    path: '/terms',
    member: false,
    reach: async () => {
      await byEmail()
      await press('Sign up')
      await fill('Full name', 'Ada')
      await fill('Email', 'ada@example.com')
      await fill('Password', 'correct horse')
    },
    act: () => submit('Password'),
    shown: ({ fields }) => fields.email?.[0] ?? 'Registration failed. Please try again.',
    reads: false,
    answer: { ok: {} },
    done: 'Check Your Email',
  },
  requestPasswordReset: {
    ids: 'CALL-04 LOGIN-13',
    call: 'POST /users/password-reset/',
    path: '/terms',
    member: false,
    reach: async () => {
      await byEmail()
      await press('Forgot password?')
      await fill('Email', 'ada@example.com')
    },
    act: async () => {
      if (screen.queryByRole('button', { name: 'Back to Login' })) {
        await press('Back to Login')
        await press('Forgot password?')
      }
      submit('Email')
    },
    shown: always(pending),
    reads: false,
    answer: { ok: {} },
    done: pending,
  },
  plans: {
    ids: 'CALL-13',
    call: 'GET /billing/plans/',
    path: '/sites',
    member: true,
    reach: async () => {
      await account()
      await press('My Plan')
    },
    loads: true,
    act: () => press('Retry'),
    shown: always('Failed to load pricing plans.'),
    reads: true,
    answer: { ok: [pro] },
    done: 'Kiln Pro',
  },
  projects: {
    ids: 'CALL-10',
    call: 'GET /projects/',
    path: '/sites',
    member: true,
    reach: async () => {
      await account()
      fireEvent.click(await screen.findByText('My Sites', { selector: '[role=tab]' }))
    },
    loads: true,
    act: async () => fireEvent.click(await button('Try again', await screen.findByRole('dialog'))),
    shown: always('Your sites could not be loaded.'),
    reads: true,
    answer: { ok: [{ id: 9, name: 'Glaze Garden', updated_at: 1 }] },
    done: 'Glaze Garden',
  },
}

/** Closes the dialog in which the call is made. */
export const leave = close
