import { css, cx } from '../../styled-system/css'

const ink = 'oklch(.265 .030 155)'
const site = css({ bg: '#f3f6f0', color: '[oklch(.265 .030 155)]', padding: { base: '5', md: '8' } })
const frame = css({ position: 'relative', borderRadius: '12px', outline: '2px solid', outlineOffset: '5px' })
const label = css({
  position: 'absolute',
  top: '-24px',
  left: '-7px',
  fontFamily: 'mono',
  fontSize: '11px',
  lineHeight: '18px',
  px: '6px',
  borderRadius: '3px',
  whiteSpace: 'nowrap',
})

/** What the sample sentence became, drawn small: its button and its form bear the pens of the words that asked for them. */
export function SampleSite() {
  return (
    <div
      role="img"
      aria-label="The sample sentence as a site: Kiln & Co., with a button to book a class and a form to join the waitlist."
      className={css({ borderRadius: 'dialog', boxShadow: '3', overflow: 'hidden', bg: 'white' })}
    >
      <div aria-hidden="true">
        <p
          className={css({
            textAlign: 'center',
            fontFamily: 'mono',
            fontSize: '12px',
            color: '#596071',
            lineHeight: '34px',
            borderBottom: '1px solid #e0e3e9',
            bg: 'white',
          })}
        >
          kiln-and-co.sparksite.app
        </p>
        <div className={site} style={{ color: ink }}>
          <div className={css({ display: 'flex', gap: '4', fontSize: '14px', mb: { base: '6', md: '10' } })}>
            <b className={cx(frame, css({ mr: 'auto', borderRadius: '7px', outlineOffset: '4px', outlineColor: '#4a6cf7' }))}>
              <span className={cx(label, css({ top: '-23px', left: '-6px', bg: '#2f53ea', color: 'white', fontWeight: '400' }))}>pottery studio</span>
              Kiln & Co.
            </b>
            <span>Classes</span>
            <span>Studio</span>
          </div>
          <div className={css({ display: 'grid', gridTemplateColumns: { sm: '1fr 224px' }, gap: '10', alignItems: 'end' })}>
            <div>
              <p className={css({ fontFamily: 'display', fontWeight: '600', fontSize: '32px', lineHeight: '1.1', letterSpacing: '-0.02em' })}>
                Six wheels. One kiln. No rush.
              </p>
              <p className={css({ fontSize: '15px', color: '#566458', mt: '3', mb: '10' })}>
                Weekend classes in Hackney for hands that have never touched clay.
              </p>
              <span className={cx(frame, css({ display: 'inline-block', outlineColor: '#0fae74' }))}>
                <span className={cx(label, css({ bg: '#73f4bd', color: '#121625' }))}>book a class</span>
                <span
                  className={css({
                    display: 'inline-block',
                    bg: '#23402e',
                    color: 'white',
                    fontWeight: '500',
                    fontSize: '14px',
                    lineHeight: '42px',
                    px: '18px',
                    borderRadius: '8px',
                  })}
                >
                  Book a class
                </span>
              </span>
            </div>
            <div className={cx(frame, css({ bg: 'white', padding: '4', outlineColor: '#0fae74', display: 'grid', gap: '10px' }))}>
              <span className={cx(label, css({ bg: '#73f4bd', color: '#121625' }))}>join the waitlist</span>
              <b className={css({ fontSize: '14px' })}>Fully booked this Sunday</b>
              <span className={css({ border: '1px solid #7a808f', borderRadius: '7px', px: '10px', lineHeight: '36px', fontSize: '14px', color: '#666d7d' })}>
                you@example.com
              </span>
              <span className={css({ bg: '#dfe9da', borderRadius: '7px', textAlign: 'center', fontWeight: '500', lineHeight: '38px', fontSize: '14px' })}>
                Join the waitlist
              </span>
            </div>
          </div>
        </div>
      </div>
    </div>
  )
}
