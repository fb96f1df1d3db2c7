import { css } from '../../styled-system/css'
import { Composer, type ComposerProps } from './composer.tsx'
import { SampleSite } from './sample-site.tsx'
import { Tagline } from './tagline.tsx'

/** The landing page. */
export function Home(props: ComposerProps) {
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
        <Composer {...props} />
        <SampleSite />
      </div>
    </div>
  )
}
