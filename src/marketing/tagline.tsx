import { css, cx } from '../../styled-system/css'
import { usePageTitle } from '../ui/page-heading.tsx'

const heading = css({
  fontFamily: 'display',
  fontWeight: '600',
  fontSize: 'clamp(50px, 9.600vw, 136px)',
  lineHeight: '1.16',
  letterSpacing: '-0.035em',
  outline: 'none',
})
const word = css({ position: 'relative', display: 'inline-block', zIndex: '0' })
const stroke = css({
  position: 'absolute',
  zIndex: '-1',
  left: '-.1em',
  right: '-.08em',
  top: '.06em',
  bottom: '0',
  width: 'calc(100% + .18em)',
  height: '1.05em',
  animation: 'strokeIn 420ms cubic-bezier(.2,0,0,1) both',
})
const frame = css({
  position: 'absolute',
  left: '-.08em',
  right: '-.06em',
  top: '.1em',
  bottom: '.06em',
  border: '[max(2px, .022em) solid]',
  borderColor: 'pen',
  animation: 'fadeIn 200ms 320ms both',
})
const handle = css({
  position: 'absolute',
  width: '.11em',
  height: '.11em',
  minWidth: '9px',
  minHeight: '9px',
  bg: 'bg',
  border: '[max(2px, .022em) solid]',
  borderColor: 'pen',
  borderRadius: '20%',
  translate: '-50% -50%',
  animation: 'pop 180ms 420ms both',
})
const corners = [
  [0, 0],
  [100, 0],
  [0, 100],
  [100, 100],
] as const

/** The tagline: a marker stroke over the words, a selection frame around the apps. */
export function Tagline() {
  usePageTitle('SparkSite')
  return (
    <h1 tabIndex={-1} className={heading}>
      <span className={css({ display: 'block' })}>
        Your{' '}
        <span className={cx(word, css({ color: 'onMarker' }))}>
          <svg className={stroke} viewBox="0 0 360 122" preserveAspectRatio="none" aria-hidden="true" focusable="false">
            <path className={css({ fill: 'marker' })} d="M16 6 342 0c11 0 17 5 17 14l-5 96c0 7-4 10-11 10L12 122c-8 0-12-4-12-11L7 15c0-6 3-9 9-9Z" />
          </svg>
          words
        </span>
        ,{' '}
      </span>
      <span className={css({ display: 'block' })}>
        your{' '}
        <span className={word}>
          <span aria-hidden="true" className={frame}>
            {corners.map(([x, y]) => (
              <span key={`${x} ${y}`} className={handle} style={{ left: `${x}%`, top: `${y}%` }} />
            ))}
          </span>
          apps
        </span>
        .
      </span>
    </h1>
  )
}
