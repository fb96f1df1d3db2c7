import {
  createRootRouteWithContext,
  createRoute,
  createRouter,
  lazyRouteComponent,
  Outlet,
  type RouterHistory,
  useParams,
  useSearch,
} from '@tanstack/react-router'
import { lazy, Suspense, useCallback, useState } from 'react'
import type { CallbackInput } from '../../machines/callback.machine.ts'
import type { Client } from '../api/client.ts'
import { Marketing } from '../layout/marketing.tsx'
import type { LoginNotice } from '../login/login-page.tsx'
import { arriving, common, page, Routes, redirectTo } from './router.tsx'
import { helpPage, pricePage, resetPage } from './shared.routes.tsx'

export interface LoggedIn {
  readonly access: string
  readonly refresh: string | null
}
interface Anonymous {
  readonly client: Client
  readonly history: RouterHistory
  readonly openLogin: () => void
  /** Takes the tokens of a login; the person then goes to /sites, or where `destination` says. */
  readonly takeTokens: (tokens: LoggedIn, destination?: string) => void
  /** What /login/callback brought. */
  readonly handedOver: CallbackInput
  /** True where a session has just ended without its person asking. */
  readonly ended: boolean
}

const loadLoginDialog = arriving(() => import('../login/login-dialog.tsx'))
const LoginDialog = lazy(async () => ({ default: (await loadLoginDialog()).LoginDialog }))
const preloadLogin = () => void loadLoginDialog().catch(() => undefined)

const root = createRootRouteWithContext<Anonymous>()()
const layout = createRoute({
  getParentRoute: () => root,
  id: 'marketing',
  component: function Layout() {
    const { openLogin } = root.useRouteContext()
    return (
      <Marketing visitor={{ logIn: openLogin, prepareLogIn: preloadLogin }}>
        <Outlet />
      </Marketing>
    )
  },
})

const Gallery = lazy(async () => ({ default: (await arriving(() => import('../demo/gallery.tsx'))()).Gallery }))
const home = createRoute({
  getParentRoute: () => layout,
  path: '/',
  component: page(
    lazyRouteComponent(
      arriving(() => import('../marketing/home.tsx')),
      'Home',
    ),
    () => {
      const { openLogin } = root.useRouteContext()
      return { logIn: openLogin, prepareLogIn: preloadLogin, Gallery }
    },
  ),
})
const help = createRoute({ getParentRoute: () => layout, path: '/help', component: helpPage })
const price = createRoute({
  getParentRoute: () => layout,
  path: '/price',
  component: page(pricePage, () => {
    const { client, openLogin } = root.useRouteContext()
    return { client, current: null, chooseFree: openLogin }
  }),
})
const blog = createRoute({
  getParentRoute: () => layout,
  path: '/blog',
  component: lazyRouteComponent(
    arriving(() => import('../marketing/blog.tsx')),
    'Blog',
  ),
})
const privacy = createRoute({
  getParentRoute: () => layout,
  path: '/privacy',
  component: lazyRouteComponent(
    arriving(() => import('../marketing/legal.tsx')),
    'Privacy',
  ),
})
const terms = createRoute({
  getParentRoute: () => layout,
  path: '/terms',
  component: lazyRouteComponent(
    arriving(() => import('../marketing/legal.tsx')),
    'Terms',
  ),
})
const termsAi = createRoute({
  getParentRoute: () => layout,
  path: '/terms-ai',
  component: lazyRouteComponent(
    arriving(() => import('../marketing/legal.tsx')),
    'TermsAi',
  ),
})
const text = (search: Record<string, unknown>, key: string) => (typeof search[key] === 'string' ? { [key]: search[key] } : {})
function readNotice({ login_error, email }: { login_error?: string; email?: string }, ended: boolean): LoginNotice | null {
  if (login_error === 'github') return 'github'
  if (email === 'verified' || email === 'expired' || email === 'used') return email
  return ended ? 'ended' : null
}
const login = createRoute({
  getParentRoute: () => layout,
  path: '/login',
  validateSearch: (search: Record<string, unknown>): { login_error?: string; email?: string } => ({ ...text(search, 'login_error'), ...text(search, 'email') }),
  component: page(
    lazyRouteComponent(
      arriving(() => import('../login/login-page.tsx')),
      'LoginPage',
    ),
    () => {
      const { client, takeTokens, ended } = root.useRouteContext()
      return { client, onLoggedIn: takeTokens as (tokens: LoggedIn) => void, notice: readNotice(useSearch({ strict: false }), ended) }
    },
  ),
})
const callback = createRoute({
  getParentRoute: () => root,
  path: '/login/callback',
  component: page(
    lazyRouteComponent(
      arriving(() => import('../login/github-callback.tsx')),
      'GitHubCallback',
    ),
    () => {
      const { history, client, handedOver, takeTokens } = root.useRouteContext()
      return { history, client, handedOver, takeTokens }
    },
  ),
})
const reset = createRoute({
  getParentRoute: () => layout,
  path: '/password-reset/confirm/$uid/$token',
  component: page(resetPage, () => {
    const { client, openLogin } = root.useRouteContext()
    const { uid = '', token = '' } = useParams({ strict: false })
    return { client, uid, token, askAgain: openLogin, logIn: openLogin }
  }),
})
const other = createRoute({ getParentRoute: () => root, path: '$', beforeLoad: redirectTo('/login') })

const routeTree = root.addChildren([layout.addChildren([home, help, price, blog, privacy, terms, termsAi, login, reset]), callback, other])
export const createAnonymousRouter = (context: Anonymous) => createRouter({ routeTree, history: context.history, context, ...common })

export interface AnonymousRoutesProps {
  readonly history: RouterHistory
  readonly client: Client
  readonly takeTokens: Anonymous['takeTokens']
  readonly handedOver: CallbackInput
  readonly ended: boolean
  readonly arrived: boolean
}

/** The pages of somebody who is not logged in, and the login dialog over them. A fresh router per mount: a kept one would show its old page. */
export function AnonymousRoutes({ history, client, takeTokens, handedOver, ended, arrived }: AnonymousRoutesProps) {
  const [openings, setOpenings] = useState(0)
  const openLogin = useCallback(() => {
    const open = () => setOpenings((before) => before + 1)
    // Without the dialog's part there is still the page, which says what is missing.
    void loadLoginDialog().then(open, () => history.push('/login'))
  }, [history])
  const [router] = useState(() => createAnonymousRouter({ client, history, openLogin, takeTokens, handedOver, ended }))
  return (
    <Routes router={router} arrived={arrived}>
      {openings > 0 ? (
        <Suspense fallback={null}>
          <LoginDialog client={client} openings={openings} onLoggedIn={takeTokens} />
        </Suspense>
      ) : null}
    </Routes>
  )
}
