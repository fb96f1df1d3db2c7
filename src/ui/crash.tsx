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

/** Shows the crash fallback in place of children that threw. */
export class CrashBoundary extends Component<{ readonly children: ReactNode }, { readonly crashed: boolean }> {
  override state = { crashed: false }
  static getDerivedStateFromError() {
    return { crashed: true }
  }
  override render() {
    return this.state.crashed ? <Crash /> : this.props.children
  }
}
