import { css } from '../../styled-system/css'

const ring = css({
  display: 'inline-block',
  width: '16px',
  height: '16px',
  borderRadius: '50%',
  border: '2px solid',
  borderColor: 'currentColor',
  borderTopColor: 'transparent',
  animation: 'spin 700ms linear infinite',
})

/** A turning ring in the colour of the text around it; says nothing by itself. */
export const Spinner = () => <span className={ring} data-spinner="" aria-hidden="true" />
