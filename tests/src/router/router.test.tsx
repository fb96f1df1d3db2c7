// @vitest-environment happy-dom
import { createMemoryHistory, createRootRoute, createRoute, createRouter, lazyRouteComponent } from '@tanstack/react-router'
import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { limits } from '../../../contract/limits.ts'
import { arriving, common, page, Routes } from '../../../src/router/router.tsx'
import { CrashBoundary } from '../../../src/ui/crash.tsx'

afterEach(cleanup)

const quiet = () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
}
type Module = { readonly Page: (props: { readonly words: string }) => React.JSX.Element }
function show(chunk: Promise<Module>) {
  vi.stubGlobal('scrollTo', () => undefined)
  const root = createRootRoute()
  const only = createRoute({
    getParentRoute: () => root,
    path: '/',
    component: page(
      lazyRouteComponent(
        arriving(() => chunk),
        'Page',
      ),
      () => ({ words: 'given by the route' }),
    ),
  })
  const router = createRouter({ routeTree: root.addChildren([only]), history: createMemoryHistory(), ...common })
  render(
    <CrashBoundary>
      <Routes router={router} arrived={false} />
    </CrashBoundary>,
  )
}

test('ROUTE-02 a page that is on its way reads "Loading...", then shows itself with the props of its route', async () => {
  const chunk = Promise.withResolvers<Module>()
  show(chunk.promise)
  expect((await screen.findByRole('status')).textContent).toBe('Loading...')
  await act(async () => chunk.resolve({ Page: ({ words }) => <p>{words}</p> }))
  expect(await screen.findByText('given by the route')).toBeTruthy()
})

test('ROUTE-02 a chunk that has not arrived in 120 s is an error with a way to retry', async () => {
  quiet()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const { promise } = Promise.withResolvers<Module>()
  const waited = arriving(() => promise)().then(
    () => 'arrived',
    (error: Error) => [error.name, error.message],
  )
  vi.advanceTimersByTime(limits.chunk_timeout_ms - 1)
  expect(await Promise.race([waited, Promise.resolve('waiting')])).toBe('waiting')
  vi.advanceTimersByTime(1)
  expect(await waited).toEqual(['ChunkError', 'A part of the page has not arrived in time.'])
  vi.useRealTimers()
  show(Promise.reject(new Error('A part of the page has not arrived in time.')))
  expect((await screen.findByRole('alert')).textContent).toBe('This page could not be loaded. Check your connection, then reload it.Reload')
  expect(screen.getByRole('button', { name: 'Reload' })).toBeTruthy()
})

test('ROUTE-05 a page that throws is replaced by the crash fallback, in Russian, with a way to reload', async () => {
  quiet()
  const Page = () => {
    throw new Error('A mistake of ours.')
  }
  show(Promise.resolve({ Page }))
  const crash = await screen.findByRole('alert')
  expect([crash.lang, crash.textContent]).toEqual([
    'ru',
    'Произошла ошибкаМы уже сообщили о ней нашей команде. Попробуйте перезагрузить страницу.Перезагрузить страницу',
  ])
})
