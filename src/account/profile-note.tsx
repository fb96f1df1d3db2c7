import { Check } from 'lucide-react'
import { css, cx } from '../../styled-system/css'
import { note } from '../../styled-system/recipes'

const box = css({ display: 'inline-flex', alignItems: 'center', gap: '2', mt: '3', maxWidth: 'full' })

/** Says aloud that something has succeeded; the place is there before its text, so that the text is announced. */
export const Success = ({ text }: { readonly text: string | null }) => (
  <div role="status">
    {text === null ? null : (
      <p className={cx(note({ tone: 'good' }), box)}>
        <Check size={15} aria-hidden="true" className={css({ flexShrink: '0' })} />
        {text}
      </p>
    )}
  </div>
)

/** Says at once what went wrong; `id` is for the fields that it is about. */
export const Problem = ({ text, id }: { readonly text: string; readonly id?: string }) => (
  <p role="alert" id={id} className={cx(note({ tone: 'bad' }), box)}>
    {text}
  </p>
)
