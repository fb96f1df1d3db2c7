import { Component, type ReactNode } from 'react'
import { css } from '../../styled-system/css'
import { button } from '../../styled-system/recipes'

/** Specification 2: the top-level crash fallback, in Russian. */
const Crash = () => (
  <main
    lang="ru"
    role="alert"
    className={css({ display: 'grid', placeItems: 'center', alignContent: 'center', gap: '4', minHeight: '100dvh', padding: '6', textAlign: 'center' })}
  >
    <h1 className={css({ fontSize: '26px' })}>Произошла ошибка</h1>
    <p className={css({ color: 'text2' })}>Мы уже сообщили о ней нашей команде. Попробуйте перезагрузить страницу.</p>
    <button type="button" className={button({ look: 'ink' })} onClick={() => window.location.reload()}>
      Перезагрузить страницу
    </button>
  </main>
)

/** A part of the client that did not arrive. */
export class ChunkError extends Error {
  override name = 'ChunkError'
}

/** In place of a page whose part did not arrive; a browser may answer a second import of it with the first's failure. */
export const Unavailable = () => (
  <div role="alert" className={css({ display: 'grid', justifyItems: 'center', gap: '4', padding: '12' })}>
    <p>This page could not be loaded. Check your connection, then reload it.</p>
    <button type="button" className={button()} onClick={() => window.location.reload()}>
      Reload
    </button>
  </div>
)

interface CrashBoundaryProps {
  readonly children: ReactNode
  readonly report?: (error: unknown) => void
}

/** Shows the crash fallback in place of children that threw, and reports it; what merely did not arrive can be had by reloading. */
export class CrashBoundary extends Component<CrashBoundaryProps, { readonly error: unknown }> {
  override state = { error: null }
  override componentDidCatch(error: unknown) {
    if (!(error instanceof ChunkError)) this.props.report?.(error)
  }
  static getDerivedStateFromError(error: unknown) {
    return { error }
  }
  override render() {
    const { error } = this.state
    if (error === null) return this.props.children
    return (error as unknown) instanceof ChunkError ? <Unavailable /> : <Crash />
  }
}
