import { Monitor, Smartphone } from 'lucide-react'
import { css, cx } from '../../styled-system/css'
import { button } from '../../styled-system/recipes'

export interface PreviewWidthProps {
  readonly phone: boolean
  readonly onPhone: (phone: boolean) => void
}

/** The choice between a preview as wide as its place and one of a phone's width, where there is room for both. */
export function PreviewWidth({ phone, onPhone }: PreviewWidthProps) {
  return (
    <fieldset className={css({ display: { base: 'none', md: 'flex' }, gap: '1', border: '0', p: '0' })}>
      <legend className={css({ srOnly: true })}>Width of the preview</legend>
      <button type="button" className={previewTool} aria-label="Desktop width" aria-pressed={!phone} onClick={() => onPhone(false)}>
        <Monitor size={16} aria-hidden="true" />
      </button>
      <button type="button" className={previewTool} aria-label="Phone width" aria-pressed={phone} onClick={() => onPhone(true)}>
        <Smartphone size={16} aria-hidden="true" />
      </button>
    </fieldset>
  )
}

/** The strip over a preview. */
export const previewTools = css({
  display: 'flex',
  alignItems: 'center',
  gap: '6px',
  px: '2',
  height: '46px',
  flexShrink: '0',
  borderBottomWidth: '1px',
  borderColor: 'line',
})
/** A button or link of that strip. */
export const previewTool = cx(
  button({ look: 'ghost', size: 'icon' }),
  css({ flexShrink: '0', '&[aria-pressed=true]': { bg: 'muted', boxShadow: 'inset 0 0 0 1px {colors.line}' } }),
)
