import { css } from '../../styled-system/css'

/** What stands in a page's place until it has arrived; as high as the window, so that what follows does not jump. */
export const Loading = ({ text = 'Loading...' }: { readonly text?: string }) => (
  <p role="status" className={css({ color: 'text2', padding: '8', textAlign: 'center', minHeight: '100dvh' })}>
    {text}
  </p>
)

/** The same over the whole window. */
export const FullScreenStatus = ({ text }: { readonly text: string }) => (
  <div role="status" className={css({ display: 'grid', placeItems: 'center', minHeight: '100dvh', color: 'text2' })}>
    {text}
  </div>
)
