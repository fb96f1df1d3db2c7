import { type AnyRouter, type AsyncRouteComponent, RouterProvider, redirect } from '@tanstack/react-router'
import { type ReactNode, useEffect, useState } from 'react'
import { limits } from '../../contract/limits.ts'
import { css } from '../../styled-system/css'
import { button } from '../../styled-system/recipes'
import { Loading } from '../ui/loading.tsx'

/** A chunk that has not arrived in 120 s is an error (specification 9). */
export function arriving<Module>(load: () => Promise<Module>): () => Promise<Module> {
  return async () => {
    const late = Promise.withResolvers<never>()
    const timer = setTimeout(() => late.reject(new Error('A part of the page has not arrived in time.')), limits.chunk_timeout_ms)
    try {
      return await Promise.race([load(), late.promise])
    } finally {
      clearTimeout(timer)
    }
  }
}

/** A lazy page that is given its props when it is shown; hovering a link to it still loads it ahead. */
export function page<Props extends object>(Page: AsyncRouteComponent<Props>, useProps: () => Props) {
  const Shown = () => <Page {...useProps()} />
  return Object.assign(Shown, Page.preload ? { preload: Page.preload } : {})
}

const Unavailable = () => (
  <div role="alert" className={css({ display: 'grid', justifyItems: 'center', gap: '4', padding: '12' })}>
    <p>This page could not be loaded.</p>
    <button type="button" className={button()} onClick={() => window.location.reload()}>
      Try again
    </button>
  </div>
)

/** Sends every path that the route set does not know to another one. */
export const redirectTo = (path: string) => () => {
  throw redirect({ to: path, replace: true })
}

/** What both routers share: "Loading..." at once, and a page that failed to load can be asked for again. */
export const common = {
  defaultPendingComponent: Loading,
  defaultPendingMs: 0,
  defaultPendingMinMs: 0,
  defaultPreload: 'intent',
  defaultErrorComponent: Unavailable,
  scrollRestoration: true,
} as const

function focusHeading() {
  const heading = document.querySelector<HTMLElement>('h1[tabindex="-1"]')
  if (heading && !heading.contains(document.activeElement)) heading.focus({ preventScroll: true })
}

/**
 * Shows a router, and moves the focus to the new page's heading after each change of path. `arrived` is true where the whole
 * route set has just taken another's place.
 */
export function Routes({ router, arrived, children }: { readonly router: AnyRouter; readonly arrived: boolean; readonly children?: ReactNode }) {
  const [placed] = useState(arrived)
  useEffect(() => {
    let first = true
    return router.subscribe('onRendered', ({ fromLocation, toLocation }) => {
      const moved = first ? placed : fromLocation?.pathname !== toLocation.pathname
      first = false
      if (moved) focusHeading()
    })
  }, [router, placed])
  return (
    <>
      <RouterProvider router={router} />
      {children}
    </>
  )
}
