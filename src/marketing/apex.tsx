import { css, cx } from '../../styled-system/css'
import { button } from '../../styled-system/recipes'
import { MarkedText } from '../ui/marked-text.tsx'
import { Wordmark } from '../ui/wordmark.tsx'
import { sample, sampleMarks } from './sample.ts'
import { SampleSite } from './sample-site.tsx'
import { Tagline } from './tagline.tsx'

/** Where the app itself is served; without the setting, this very host. */
const app: string = (import.meta.env.VITE_APP_URL ?? '').replace(/\/$/, '')

const steps = [
  ['Say it', 'A sentence or two: what it is for, what people do on it, how it should look.'],
  ['Watch it', 'Your words come back marked by how they were read, and the site grows beside them, with a database behind it.'],
  ['Change it', 'Write what should be different. What you do not mention stays as it is, and every version can be restored.'],
  ['Put it online', 'One press, and it has an address of its own. What people enter there is kept, and you see it.'],
] as const

const wrap = css({ maxWidth: 'page', mx: 'auto', px: '6' })
const link = css({ color: 'text2', fontSize: '14px', textDecoration: 'none', py: '2', _hover: { color: 'text', textDecoration: 'underline' } })

/** The one page of the product's apex host, in place of the router: what the product is, and the way to the app (specification 2). */
export const Apex = () => (
  <div className={css({ display: 'flex', flexDirection: 'column', minHeight: '100dvh' })}>
    <header className={cx(wrap, css({ display: 'flex', alignItems: 'center', gap: '4', height: '64px', width: 'full' }))}>
      <Wordmark />
      <a href={`${app}/login`} className={cx(button({ look: 'ink', size: 'sm' }), css({ ms: 'auto' }))}>
        Open SparkSite
      </a>
    </header>
    <main className={cx(wrap, css({ flex: '1', width: 'full', pt: { base: '8', md: '12' } }))}>
      <Tagline />
      <p className={css({ color: 'text2', fontSize: { base: '19px', md: '22px' }, lineHeight: '1.4', maxWidth: '560px', mt: '6' })}>
        Build beautiful web apps in seconds using natural language.
      </p>
      <a href={`${app}/`} className={cx(button({ look: 'pen', size: 'lg' }), css({ mt: '6' }))}>
        Get started free
      </a>
      <div
        className={css({
          display: 'grid',
          gridTemplateColumns: { lg: 'minmax(0, 495fr) minmax(0, 593fr)' },
          gap: { base: '8', lg: '10' },
          alignItems: 'center',
          mt: '16',
        })}
      >
        <p
          className={css({
            bg: 'surface',
            borderRadius: 'dialog',
            boxShadow: '2',
            padding: '6',
            fontSize: '21px',
            lineHeight: '1.5',
            letterSpacing: '-0.01em',
          })}
        >
          <MarkedText text={sample} marks={sampleMarks} />
        </p>
        <SampleSite />
      </div>
      <ol className={css({ display: 'grid', gridTemplateColumns: { sm: '1fr 1fr', lg: 'repeat(4, 1fr)' }, gap: '8', mt: '16' })}>
        {steps.map(([title, text]) => (
          <li key={title}>
            <h2 className={css({ fontSize: '20px' })}>{title}</h2>
            <p className={css({ color: 'text2', mt: '2' })}>{text}</p>
          </li>
        ))}
      </ol>
    </main>
    <footer className={css({ borderTopWidth: '1px', borderColor: 'line', mt: '24' })}>
      <div className={cx(wrap, css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: '6', rowGap: '2', py: '8' }))}>
        <p className={css({ color: 'text2', fontSize: '14px', me: { md: 'auto' } })}>© 2025 SparkSite</p>
        <a href={`${app}/privacy`} className={link}>
          Privacy Policy
        </a>
        <a href={`${app}/terms`} className={link}>
          Terms of Service
        </a>
        <a href={`${app}/terms-ai`} className={link}>
          AI Terms
        </a>
      </div>
    </footer>
  </div>
)
