import { css } from '../../styled-system/css'

const words = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '2',
  fontFamily: 'display',
  fontWeight: '700',
  fontSize: '17px',
  letterSpacing: '-0.015em',
  color: 'text',
})

/** The mark: a four-point spark on a swipe of the marker. */
export const Spark = ({ size = 26 }: { readonly size?: number }) => (
  <svg width={size} height={size * 0.7} viewBox="0 0 26 18" aria-hidden="true" focusable="false">
    <path
      className={css({ fill: 'marker' })}
      d="M1.2 3.4 24.3 1.1c.6 0 1 .3 1 .9l-.9 13.2c0 .6-.5 1-1.100 1L2.900 17c-.6 0-1.100-.4-1.200-1L.4 4.500c0-.6.3-1 .8-1.100Z"
    />
    <path
      className={css({ fill: 'onMarker' })}
      d="M13 .8c.8 5 2.800 7 7.800 7.900-5 .9-7 2.900-7.800 7.900-.8-5-2.800-7-7.800-7.900 5-.9 7-2.900 7.800-7.900Z"
    />
  </svg>
)

/** The mark with the product's name. */
export const Wordmark = () => (
  <span className={words}>
    <Spark />
    SparkSite
  </span>
)
