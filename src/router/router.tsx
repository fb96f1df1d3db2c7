import { type AnyRouter, type AsyncRouteComponent, RouterProvider, redirect } from '@tanstack/react-router'
import { type ReactNode, useEffect, useState } from 'react'
import { limits } from '../../contract/limits.ts'
import { ChunkError, Unavailable } from '../ui/crash.tsx'
import { Loading } from '../ui/loading.tsx'

/** A part that fails to load is a `ChunkError`, as is one that has not arrived in 120 s (specification 9). */
export function arriving<Module>(load: () => Promise<Module>): () => Promise<Module> {
  return async () => {
    const late = Promise.withResolvers<never>()
    const timer = setTimeout(() => late.reject(new Error('A part of the page has not arrived in time.')), limits.chunk_timeout_ms)
    try {
      return await Promise.race([load(), late.promise])
    } catch (cause) {
      throw new ChunkError(cause instanceof Error ? cause.message : 'A part of the page could not be loaded.', { cause })
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

/** What did not arrive can be had by reloading; any other error is the crash fallback's. */
function PageError({ error }: { readonly error: unknown }) {
  if (error instanceof ChunkError) return <Unavailable />
  throw error
}

/** Sends every path that the route set does not know to another one. */
export const redirectTo = (path: string) => () => {
  throw redirect({ to: path, replace: true })
}

/** What both routers share: "Loading..." at once, and a page that failed to load can be reloaded. */
export const common = {
  defaultPendingComponent: Loading,
  defaultPendingMs: 0,
  defaultPendingMinMs: 0,
  defaultPreload: 'intent',
  defaultErrorComponent: PageError,
  disableGlobalCatchBoundary: true,
  scrollRestoration: true,
} as const

function focusHeading() {
  const heading = document.querySelector<HTMLElement>('h1[tabindex="-1"]')
  const taken = heading?.contains(document.activeElement) || document.activeElement?.matches('main textarea')
  if (heading && !taken) heading.focus({ preventScroll: true })
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
