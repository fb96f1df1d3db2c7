import { ExternalLink, MousePointerClick, RotateCw } from 'lucide-react'
import { type FormEvent, useId, useState } from 'react'
import { css } from '../../styled-system/css'
import { PreviewWidth, previewTool, previewTools } from '../ui/preview-tools.tsx'

export interface PreviewBarProps {
  /** Where the newest version is seen; null before the first one. */
  readonly url: string | null
  /** The page that is shown. */
  readonly path: string
  /** Pages to offer. */
  readonly pages: readonly string[]
  readonly phone: boolean
  readonly pointing: { readonly on: boolean; readonly disabled: boolean; readonly onToggle: () => void }
  readonly onGo: (path: string) => void
  readonly onReload: () => void
  readonly onPhone: (phone: boolean) => void
}

/** The address of a page below a preview's address; a path that leads elsewhere counts as the first page. */
export function pageAddress(url: string, path: string): string {
  const base = new URL(url)
  const address = URL.parse(path, base)
  return address?.origin === base.origin && path.startsWith('/') ? address.href : base.href
}

/** Over the preview: its page, to be typed or reloaded, its width, pointing at parts, and the way to a tab of its own. */
export function PreviewBar({ url, path, pages, phone, pointing, onGo, onReload, onPhone }: PreviewBarProps) {
  // What is typed belongs to the page over which it was typed: arriving elsewhere drops it.
  const [typed, type] = useState<{ readonly text: string; readonly over: string } | null>(null)
  const text = typed?.over === path ? typed.text : path
  const paths = useId()
  function go(event: FormEvent) {
    event.preventDefault()
    const wanted = text.trim()
    type(null)
    onGo(wanted.startsWith('/') ? wanted : `/${wanted}`)
  }
  return (
    <form onSubmit={go} className={previewTools} aria-label="Preview">
      <button type="button" className={previewTool} aria-label="Reload the preview" disabled={url === null} onClick={onReload}>
        <RotateCw size={16} aria-hidden="true" />
      </button>
      <input
        aria-label="Page of the preview"
        list={paths}
        disabled={url === null}
        value={text}
        onChange={(event) => type({ text: event.target.value, over: path })}
        onBlur={() => type(null)}
        spellCheck={false}
        autoComplete="off"
        className={css({
          flex: '1',
          minWidth: '0',
          height: '32px',
          px: '3',
          border: '0',
          borderRadius: '8px',
          bg: 'muted',
          color: 'text',
          fontFamily: 'mono',
          fontSize: { base: '16px', md: '13px' },
        })}
      />
      <datalist id={paths}>
        {pages.map((page) => (
          <option key={page} value={page} />
        ))}
      </datalist>
      <PreviewWidth phone={phone} onPhone={onPhone} />
      <button
        type="button"
        className={previewTool}
        aria-label="Point and change"
        title="Point and change"
        aria-pressed={pointing.on}
        disabled={pointing.disabled}
        onClick={pointing.onToggle}
      >
        <MousePointerClick size={16} aria-hidden="true" />
      </button>
      {url === null ? null : (
        <a className={previewTool} href={pageAddress(url, path)} target="_blank" rel="noopener noreferrer" aria-label="Open the preview in a new tab">
          <ExternalLink size={16} aria-hidden="true" />
        </a>
      )}
    </form>
  )
}
