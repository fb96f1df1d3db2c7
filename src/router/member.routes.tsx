import { createRootRouteWithContext, createRoute, createRouter, lazyRouteComponent, Outlet, type RouterHistory, useParams } from '@tanstack/react-router'
import { lazy, useState } from 'react'
import { useAccount } from '../account/account-provider.tsx'
import { type Session, SessionProvider, useSession } from '../api/session.tsx'
import { Marketing } from '../layout/marketing.tsx'
import { AppLayout, MemberRoot } from './app-layout.tsx'
import { arriving, common, page, Routes, redirectTo } from './router.tsx'
import { helpPage, pricePage, resetPage } from './shared.routes.tsx'

const root = createRootRouteWithContext<object>()({ component: MemberRoot })
const layout = createRoute({ getParentRoute: () => root, id: 'app', component: AppLayout })
const Sites = lazyRouteComponent(
  arriving(() => import('../projects/sites.tsx')),
  'Sites',
)
const Gallery = lazy(async () => ({ default: (await arriving(() => import('../demo/gallery.tsx'))()).Gallery }))
const siteList = page(Sites, () => ({ Gallery }))
const home = createRoute({ getParentRoute: () => layout, path: '/', component: siteList })
const sites = createRoute({ getParentRoute: () => layout, path: '/sites', component: siteList })
const help = createRoute({ getParentRoute: () => layout, path: '/help', component: helpPage })
const price = createRoute({
  getParentRoute: () => layout,
  path: '/price',
  component: page(pricePage, () => {
    const { client, user } = useSession()
    const { notify } = useAccount()
    return { client, current: user.current_plan, chooseFree: null, notify }
  }),
})
const feedback = createRoute({
  getParentRoute: () => layout,
  path: '/feedback',
  component: lazyRouteComponent(
    arriving(() => import('../feedback/feedback.tsx')),
    'Feedback',
  ),
})
const demo = createRoute({
  getParentRoute: () => root,
  path: '/demo',
  component: lazyRouteComponent(
    arriving(() => import('../demo/demo.tsx')),
    'Demo',
  ),
})
const editor = createRoute({
  getParentRoute: () => root,
  path: '/project/$projectId',
  component: lazyRouteComponent(
    arriving(() => import('../editor/editor.tsx')),
    'Editor',
  ),
})
const bare = createRoute({
  getParentRoute: () => root,
  id: 'bare',
  component: function Layout() {
    const { logOut } = useSession()
    return (
      <Marketing member={{ logOut }}>
        <Outlet />
      </Marketing>
    )
  },
})
const reset = createRoute({
  getParentRoute: () => bare,
  path: '/password-reset/confirm/$uid/$token',
  component: page(resetPage, () => {
    const { client, logOut } = useSession()
    const { uid = '', token = '' } = useParams({ strict: false })
    return { client, uid, token, askAgain: logOut, logIn: logOut }
  }),
})
const other = createRoute({ getParentRoute: () => root, path: '$', beforeLoad: redirectTo('/') })

const routeTree = root.addChildren([layout.addChildren([home, sites, help, price, feedback]), editor, demo, bare.addChildren([reset]), other])
export const createMemberRouter = (history: RouterHistory) => createRouter({ routeTree, history, context: {}, ...common })

/** The pages of somebody who is logged in. A fresh router per mount: a kept one would show its old page. */
export function MemberRoutes({ history, session, arrived }: { readonly history: RouterHistory; readonly session: Session; readonly arrived: boolean }) {
  const [router] = useState(() => createMemberRouter(history))
  return (
    <SessionProvider value={session}>
      <Routes router={router} arrived={arrived} />
    </SessionProvider>
  )
}
