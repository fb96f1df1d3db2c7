import { Link } from '@tanstack/react-router'
import { lazy, type ReactNode, Suspense, useEffect, useRef, useState } from 'react'
import { limits } from '../../contract/limits.ts'
import { css, cx } from '../../styled-system/css'
import { button } from '../../styled-system/recipes'
import { Wordmark } from '../ui/wordmark.tsx'

export interface VisitorNav {
  readonly logIn: () => void
  /** The pointer or the focus is on a button that opens the login dialog. */
  readonly prepareLogIn: () => void
}
export interface MemberNav {
  readonly logOut: () => void
}

/** Whether the page is scrolled past the 10 px at which the header turns opaque: 10 is not, 11 is. */
function useOpaque(): boolean {
  const [opaque, setOpaque] = useState(false)
  useEffect(() => {
    const look = () => setOpaque(window.scrollY > limits.header_scroll_px)
    look()
    window.addEventListener('scroll', look, { passive: true })
    return () => window.removeEventListener('scroll', look)
  }, [])
  return opaque
}

const bar = css({
  position: 'sticky',
  top: '0',
  zIndex: 'header',
  borderBottomWidth: '1px',
  borderColor: 'transparent',
  transition: 'background 120ms, border-color 120ms',
  '&[data-opaque=true]': { bg: 'bg', borderColor: 'line' },
})
const row = css({
  display: 'flex',
  alignItems: 'center',
  gap: { base: '2', md: '6' },
  maxWidth: 'page',
  mx: 'auto',
  px: '6',
  height: '64px',
})
const link = css({ color: 'text2', fontSize: '14px', textDecoration: 'none', py: '2', _hover: { color: 'text' }, '&[data-status=active]': { color: 'text' } })

const Links = ({ leave, want }: { readonly leave: () => void; readonly want?: () => void }): ReactNode => (
  <>
    <Link to="/price" className={link} onClick={leave} onPointerEnter={want} onFocus={want}>
      Pricing
    </Link>
    <Link to="/blog" className={link} onClick={leave} onPointerEnter={want} onFocus={want}>
      Blog
    </Link>
    <Link to="/help" className={link} onClick={leave} onPointerEnter={want} onFocus={want}>
      Help Center
    </Link>
  </>
)

const loadPolicies = () => import('./policies-menu.tsx')
const PoliciesMenu = lazy(async () => ({ default: (await loadPolicies()).PoliciesMenu }))

/** The menu of policies, whose code comes when somebody turns to it or its neighbours; until then, and should it not come, a link in its place. */
function Policies({ wanted, want }: { readonly wanted: boolean; readonly want: () => void }) {
  const [arrived, setArrived] = useState(false)
  const place = useRef<HTMLAnchorElement>(null)
  const [focused, setFocused] = useState(false)
  useEffect(() => {
    if (!wanted || arrived) return
    const take = () => {
      setFocused(place.current === document.activeElement)
      setArrived(true)
    }
    loadPolicies().then(take, () => undefined)
  }, [wanted, arrived])
  const plain = (
    <Link ref={place} to="/privacy" className={link} onPointerEnter={want} onFocus={want}>
      Policies
    </Link>
  )
  if (!arrived) return plain
  return (
    <Suspense fallback={plain}>
      <PoliciesMenu focused={focused} />
    </Suspense>
  )
}

type Nav = { readonly visitor?: VisitorNav; readonly member?: MemberNav }

/** The top nav; on phones all but "Get started" collapse into a menu. */
export function MarketingHeader({ visitor, member }: Nav) {
  const opaque = useOpaque()
  const [wanted, setWanted] = useState(false)
  const want = () => setWanted(true)
  const [expanded, setExpanded] = useState(false)
  const toggle = useRef<HTMLButtonElement>(null)
  const leave = () => setExpanded(false)
  useEffect(() => {
    if (!expanded) return
    const onKey = (event: KeyboardEvent) => event.key === 'Escape' && setExpanded(false)
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [expanded])
  const wide = css({ display: { base: 'none', md: 'flex' }, alignItems: 'center', gap: '6' })
  return (
    <header className={bar} data-opaque={opaque || expanded}>
      <div className={row}>
        <Link to="/" className={css({ textDecoration: 'none', py: '2' })} onClick={leave}>
          <Wordmark />
        </Link>
        {visitor ? (
          <nav aria-label="Main" className={cx(wide, css({ ml: '2' }))}>
            <Links leave={leave} want={want} />
          </nav>
        ) : null}
        {visitor ? (
          <div className={wide}>
            <Policies wanted={wanted} want={want} />
          </div>
        ) : null}
        <div className={css({ display: 'flex', gap: '2', ml: 'auto' })}>
          {visitor ? <VisitorButtons {...visitor} /> : null}
          {member ? <MemberButtons {...member} /> : null}
          {visitor ? (
            <button
              ref={toggle}
              type="button"
              className={cx(button({ look: 'ghost', size: 'sm' }), css({ md: { display: 'none' } }))}
              aria-expanded={expanded}
              aria-controls="menu"
              onClick={() => setExpanded((before) => !before)}
            >
              Menu
            </button>
          ) : null}
        </div>
      </div>
      {visitor ? (
        <nav
          id="menu"
          aria-label="Menu"
          hidden={!expanded}
          className={css({
            display: 'grid',
            px: '6',
            pb: '4',
            gap: '1',
            md: { display: 'none' },
            '&[hidden]': { display: 'none' },
            '& a': { minHeight: '44px' },
          })}
        >
          <Links leave={leave} />
          <button
            type="button"
            className={button({ look: 'quiet', full: true })}
            onClick={() => {
              leave()
              // The dialog gives the focus back to what had it.
              toggle.current?.focus()
              visitor.logIn()
            }}
          >
            Log in
          </button>
        </nav>
      ) : null}
    </header>
  )
}

function VisitorButtons({ logIn, prepareLogIn }: VisitorNav) {
  const prepare = { onPointerEnter: prepareLogIn, onFocus: prepareLogIn, onTouchStart: prepareLogIn }
  return (
    <>
      <button
        type="button"
        className={cx(button({ look: 'ghost', size: 'sm' }), css({ display: { base: 'none', md: 'inline-flex' } }))}
        onClick={logIn}
        {...prepare}
      >
        Log in
      </button>
      <button type="button" className={button({ look: 'ink', size: 'sm' })} onClick={logIn} {...prepare}>
        Get started
      </button>
    </>
  )
}

function MemberButtons({ logOut }: MemberNav) {
  return (
    <>
      <Link to="/sites" className={button({ look: 'ghost', size: 'sm' })}>
        Dashboard
      </Link>
      <button type="button" className={button({ look: 'quiet', size: 'sm' })} onClick={logOut}>
        Log Out
      </button>
    </>
  )
}
