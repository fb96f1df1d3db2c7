import { useRouterState } from '@tanstack/react-router'
import { useSelector } from '@xstate/react'
import { type ReactNode, useEffect, useState } from 'react'
import { css } from '../../styled-system/css'
import { useActorRef } from '../api/actor-ref.ts'
import { useNarrow } from '../ui/use-narrow.ts'
import { PhoneBar } from './phone-bar.tsx'
import { readCollapsed, rememberedSidebar } from './sidebar.effects.ts'
import { type ProjectsFold, Sidebar, type SidebarProps } from './sidebar.tsx'

const skip = css({
  position: 'fixed',
  top: '2',
  insetInlineStart: '2',
  zIndex: 'toast',
  px: '3',
  py: '2',
  bg: 'surface',
  borderRadius: 'control',
  boxShadow: '2',
  transform: 'translateY(-200%)',
  _focusVisible: { transform: 'none' },
})
const aside = css({
  display: { base: 'none', md: 'block' },
  flexShrink: '0',
  position: 'sticky',
  top: '0',
  height: '100dvh',
  width: 'sidebar',
  bg: 'subtle',
  borderInlineEndWidth: '1px',
  borderInlineEndColor: 'line',
  '&[data-collapsed]': { width: 'rail' },
})

export interface AppShellProps extends Pick<SidebarProps, 'openPlan' | 'openAccount' | 'prepare'> {
  /** The sidebar's list of projects. */
  readonly projects: (fold: ProjectsFold) => ReactNode
  readonly children: ReactNode
}

/** The app layout: side navigation, a drawer on phones, beside the page (specification 2). */
export function AppShell({ projects, children, ...openings }: AppShellProps) {
  const [input] = useState(() => ({ collapsed: readCollapsed() }))
  const sidebar = useActorRef(rememberedSidebar, { input })
  const collapsed = useSelector(sidebar, (snapshot) => snapshot.hasTag('collapsed'))
  const listed = useSelector(sidebar, (snapshot) => snapshot.hasTag('listed'))
  const drawer = useSelector(sidebar, (snapshot) => snapshot.hasTag('drawer'))
  const narrow = useNarrow()
  const href = useRouterState({ select: (state) => state.location.href })
  // biome-ignore lint/correctness/useExhaustiveDependencies: a link has led elsewhere, which may be the same path.
  useEffect(() => sidebar.send({ type: 'route.changed' }), [sidebar, href])
  useEffect(() => {
    if (!narrow) sidebar.send({ type: 'drawer.close' })
  }, [sidebar, narrow])
  const list = projects({ listed, onToggle: () => sidebar.send({ type: 'list.toggle' }) })
  return (
    <div className={css({ display: { md: 'flex' }, minHeight: '100dvh' })}>
      <a href="#page" className={skip}>
        Skip to the page
      </a>
      <PhoneBar open={drawer} onOpen={(open) => sidebar.send({ type: open ? 'drawer.open' : 'drawer.close' })} projects={list} {...openings} />
      <aside className={aside} {...(collapsed ? { 'data-collapsed': '' } : {})}>
        <Sidebar collapsed={collapsed} projects={list} toggle={() => sidebar.send({ type: 'width.toggle' })} {...openings} />
      </aside>
      <main id="page" tabIndex={-1} className={css({ flex: '1', minWidth: '0', outline: 'none' })}>
        {children}
      </main>
    </div>
  )
}
