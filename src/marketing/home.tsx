import { type ComponentType, Suspense, useEffect, useState } from 'react'
import { css } from '../../styled-system/css'
import { keepWords, newSite } from '../ui/kept-words.ts'
import { Composer, type ComposerProps } from './composer.tsx'
import { SampleSite } from './sample-site.tsx'
import { Tagline } from './tagline.tsx'

export interface HomeProps extends ComposerProps {
  /** Sites to begin from, which arrive once the page is scrolled. */
  readonly Gallery: ComponentType<{ readonly onUse: (words: string) => void }>
}

/** Whether the page was ever scrolled: what stands below its first screen is loaded then. */
function useScrolled(): boolean {
  const [scrolled, setScrolled] = useState(() => window.scrollY > 0)
  useEffect(() => {
    const scroll = () => setScrolled(true)
    window.addEventListener('scroll', scroll, { once: true, passive: true })
    return () => window.removeEventListener('scroll', scroll)
  }, [])
  return scrolled
}

/** The landing page. */
export function Home({ Gallery, ...props }: HomeProps) {
  const scrolled = useScrolled()
  const [taken, take] = useState(0)
  function use(words: string) {
    keepWords(newSite, words)
    take((count) => count + 1)
    props.logIn()
  }
  return (
    <div className={css({ maxWidth: 'page', mx: 'auto', px: '6', pt: { base: '8', md: '16' } })}>
      <div className={css({ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-end', justifyContent: 'space-between', gap: { base: '4', md: '8' } })}>
        <Tagline />
        <p className={css({ color: 'text2', fontSize: { base: '19px', md: '20px' }, lineHeight: '1.4', maxWidth: '300px', pb: { md: '6' } })}>
          Build beautiful web apps in seconds using natural language.
        </p>
      </div>
      <div
        className={css({
          display: 'grid',
          gridTemplateColumns: { lg: 'minmax(0, 495fr) minmax(0, 593fr)' },
          gap: { base: '8', lg: '28px' },
          alignItems: 'start',
          mt: { base: '10', md: '8' },
        })}
      >
        <Composer key={taken} {...props} />
        <SampleSite />
      </div>
      <div className={css({ minHeight: '480px' })}>
        {scrolled ? (
          <Suspense fallback={null}>
            <Gallery onUse={use} />
          </Suspense>
        ) : null}
      </div>
    </div>
  )
}
