import { Link } from '@tanstack/react-router'
import { css } from '../../styled-system/css'

/** Where the app itself is served, when that is another host than the marketing pages'. */
const appUrl: string = import.meta.env.VITE_APP_URL ?? '/login'
const microblogUrl: string = import.meta.env.VITE_MICROBLOG_URL ?? 'https://bsky.app/'
const chatUrl: string = import.meta.env.VITE_CHAT_URL ?? 'https://discord.com/'

const link = css({
  color: 'text2',
  fontSize: '14px',
  textDecoration: 'none',
  py: '2',
  display: 'inline-block',
  _hover: { color: 'text', textDecoration: 'underline' },
})

/** The footer of the marketing pages (specification 2); the year is the specification's. */
export const MarketingFooter = () => (
  <footer className={css({ borderTopWidth: '1px', borderColor: 'line', mt: '24' })}>
    <div className={css({ display: 'flex', flexWrap: 'wrap', gap: '6', alignItems: 'center', maxWidth: 'page', mx: 'auto', px: '6', py: '8' })}>
      <p className={css({ color: 'text2', fontSize: '14px' })}>© 2025 SparkSite</p>
      <nav aria-label="Footer" className={css({ display: 'flex', flexWrap: 'wrap', columnGap: '6', ml: { md: 'auto' } })}>
        <a href={appUrl} className={link}>
          Get started free
        </a>
        <Link to="/privacy" className={link}>
          Privacy Policy
        </Link>
        <Link to="/terms" className={link}>
          Terms of Service
        </Link>
        <Link to="/terms-ai" className={link}>
          AI Terms
        </Link>
        <a href={microblogUrl} className={link} target="_blank" rel="noopener noreferrer">
          Bluesky<span className={css({ srOnly: true })}> (opens in a new tab)</span>
        </a>
        <a href={chatUrl} className={link} target="_blank" rel="noopener noreferrer">
          Discord<span className={css({ srOnly: true })}> (opens in a new tab)</span>
        </a>
      </nav>
    </div>
  </footer>
)
