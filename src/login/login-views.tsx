import { type ReactNode, useEffect, useRef } from 'react'
import { basePath } from '../../contract/endpoint.ts'
import { css, cx } from '../../styled-system/css'
import { button, note } from '../../styled-system/recipes'
import { PasswordField } from '../ui/password-field.tsx'
import { SubmitButton } from '../ui/submit-button.tsx'
import { TextField } from '../ui/text-field.tsx'
import { GoogleButton } from './google-button.tsx'
import type { LoginProps } from './login-dialog.connect.ts'
import { GitHubSign } from './provider-signs.tsx'

const stack = css({ display: 'grid', gap: '3', mt: '6', animation: 'fadeIn 200ms' })
const small = css({ fontSize: '13px', color: 'text2' })
const row = css({ display: 'flex', flexWrap: 'wrap', gap: '1', alignItems: 'center', fontSize: '14px', color: 'text2' })

const NewTab = ({ to, children }: { readonly to: string; readonly children: ReactNode }) => (
  <a href={to} target="_blank" rel="noopener noreferrer" className={css({ color: 'text', textDecoration: 'underline', textUnderlineOffset: '3px' })}>
    {children}
    <span className={css({ srOnly: true })}> (opens in a new tab)</span>
  </a>
)

const Problem = ({ login: { error, reason } }: { readonly login: LoginProps }) =>
  error === null ? null : (
    <div role="alert" id="login-problem" className={note({ tone: 'bad' })}>
      <p>{error}</p>
      {reason === null ? null : <p>{reason}</p>}
    </div>
  )

const Aside = ({ text, label, onClick }: { readonly text: string; readonly label: string; readonly onClick: () => void }) => (
  <p className={row}>
    {text}
    <button type="button" className={button({ look: 'link' })} onClick={onClick}>
      {label}
    </button>
  </p>
)

function Main({ login }: { readonly login: LoginProps }) {
  return (
    <>
      <GoogleButton login={login} />
      <a href={`${basePath}/users/github/login/`} className={button({ look: 'quiet', full: true })}>
        <GitHubSign />
        Continue with GitHub
      </a>
      <button type="button" className={button({ look: 'ink', full: true })} onClick={login.chooseEmail}>
        Continue with email
      </button>
      <Problem login={login} />
      <p className={small}>
        By continuing you agree to the <NewTab to="/terms">Terms of Service</NewTab> and <NewTab to="/privacy">Privacy Policy</NewTab>.
      </p>
    </>
  )
}

interface FormProps {
  readonly login: LoginProps
  readonly label: string
  /** Without it an empty field is the browser's to name; with it, the machine's. */
  readonly noValidate?: boolean
  readonly children: ReactNode
}
const Form = ({ login, label, noValidate = false, children }: FormProps) => (
  <form
    noValidate={noValidate}
    className={css({ display: 'grid', gap: '3' })}
    onSubmit={(event) => {
      event.preventDefault()
      login.submit()
      if (noValidate) event.currentTarget.querySelector<HTMLInputElement>('input:invalid')?.focus()
    }}
  >
    {children}
    <Problem login={login} />
    <SubmitButton busy={login.busy} full>
      {label}
    </SubmitButton>
  </form>
)

const Email = ({ login }: { readonly login: LoginProps }) => (
  <TextField label="Email" type="email" name="email" autoComplete="username" required value={login.fields.email} onValue={login.change('email')} />
)

function EmailLogin({ login }: { readonly login: LoginProps }) {
  return (
    <>
      <Form login={login} label="Log in">
        <Email login={login} />
        <PasswordField
          label="Password"
          subject="password"
          autoComplete="current-password"
          required
          value={login.fields.password}
          onValue={login.change('password')}
          describedBy={login.error ? 'login-problem' : undefined}
        />
      </Form>
      <p className={row}>
        <button type="button" className={button({ look: 'link' })} onClick={login.chooseReset}>
          Forgot password?
        </button>
      </p>
      <Aside text="No account yet?" label="Sign up" onClick={login.chooseRegister} />
    </>
  )
}

function EmailRegister({ login }: { readonly login: LoginProps }) {
  return (
    <>
      <Form login={login} label="Sign up" noValidate>
        <TextField label="Full name" name="name" autoComplete="name" required value={login.fields.name} onValue={login.change('name')} />
        <Email login={login} />
        <PasswordField
          label="Password"
          subject="password"
          autoComplete="new-password"
          required
          value={login.fields.password}
          onValue={login.change('password')}
          describedBy="password-rule"
        />
        <p id="password-rule" className={small}>
          At least 8 characters.
        </p>
      </Form>
      <Aside text="Have an account?" label="Log in" onClick={login.chooseLogin} />
    </>
  )
}

function ForgotPassword({ login }: { readonly login: LoginProps }) {
  return (
    <>
      <p className={small}>We send you a link that lets you choose a new password.</p>
      <Form login={login} label="Send the link">
        <Email login={login} />
      </Form>
      <Aside text="Remembered it?" label="Back to Login" onClick={login.chooseLogin} />
    </>
  )
}

function Pending({ login }: { readonly login: LoginProps }) {
  const registered = login.view === 'email_pending'
  return (
    <>
      <p role="status" id="login-said">
        {registered
          ? `We sent a link to ${login.fields.email}. Open it to verify your address, then log in.`
          : `If an account exists for ${login.fields.email}, you will receive an email with instructions on how to reset your password.`}
      </p>
      {window.location.hostname === 'localhost' ? (
        <p className={small}>
          A server on this machine keeps its mails in the <NewTab to="/dev/mailbox/">development mailbox</NewTab>.
        </p>
      ) : null}
      {/* It takes the focus, and with it says what has happened. */}
      <button
        type="button"
        aria-describedby="login-said"
        className={button({ look: 'ink', full: true })}
        onClick={registered ? login.close : login.chooseLogin}
      >
        {registered ? 'Done' : 'Back to Login'}
      </button>
    </>
  )
}

const views = {
  main: Main,
  email_login: EmailLogin,
  email_register: EmailRegister,
  email_pending: Pending,
  forgot_password: ForgotPassword,
  reset_pending: Pending,
}

/** The content of the current view. A change of view gives its first control the focus, a login that failed its password. */
export function LoginViews({ login }: { readonly login: LoginProps }) {
  const shown = useRef<HTMLDivElement>(null)
  const before = useRef(login.view)
  useEffect(() => {
    if (before.current === login.view) return
    before.current = login.view
    shown.current?.querySelector<HTMLElement>('input, button')?.focus()
  }, [login.view])
  const failed = login.view === 'email_login' && login.error !== null
  useEffect(() => {
    const password = failed ? shown.current?.querySelector<HTMLInputElement>('input[autocomplete=current-password]') : null
    password?.focus()
    password?.select()
  }, [failed])
  const View = views[login.view]
  return (
    <div ref={shown} key={login.view} data-view={login.view} className={cx(stack)}>
      <View login={login} />
    </div>
  )
}
