import { css, cx } from '../../styled-system/css'
import { usePageTitle } from '../ui/page-heading.tsx'

const heading = css({
  fontFamily: 'display',
  fontWeight: '600',
  fontSize: 'clamp(52px, 9.600vw, 136px)',
  lineHeight: '1.03',
  letterSpacing: '-0.035em',
  outline: 'none',
  '& > span + span': { mt: '.05em' },
})
const word = css({ position: 'relative', display: 'inline-block', zIndex: '0', pl: '.09em', pr: '.115em' })
const stroke = css({
  position: 'absolute',
  zIndex: '-1',
  left: '0',
  top: '.09em',
  width: 'full',
  height: '.915em',
  animation: 'strokeIn 420ms cubic-bezier(.2,0,0,1) both',
})
const frame = css({
  position: 'absolute',
  left: '.03em',
  right: '.03em',
  top: '.185em',
  bottom: '-.06em',
  borderWidth: 'max(2px, .0205em)',
  borderColor: 'pen',
  animation: 'fadeIn 200ms 320ms both',
})
const handle = css({
  position: 'absolute',
  boxSizing: 'border-box',
  width: '.085em',
  height: '.085em',
  minWidth: '9px',
  minHeight: '9px',
  bg: 'bg',
  borderWidth: 'max(2px, .0205em)',
  borderColor: 'pen',
  borderRadius: '22%',
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
    <h1 tabIndex={-1} aria-label="Your words, your apps." className={heading}>
      <span className={css({ display: 'block' })}>
        Your{' '}
        <span className={cx(word, css({ color: 'onMarker' }))}>
          <svg className={stroke} viewBox="0 0 366 124" preserveAspectRatio="none" aria-hidden="true" focusable="false">
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
