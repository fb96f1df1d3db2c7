import { type FormEvent, type KeyboardEvent, type RefObject, useId } from 'react'
import { limits } from '../../contract/limits.ts'
import { css } from '../../styled-system/css'
import { button } from '../../styled-system/recipes'

export interface AskProps {
  readonly field: RefObject<HTMLTextAreaElement | null>
  readonly draft: string
  readonly onDraft: (draft: string) => void
  readonly onSend: () => void
  /** Present while a turn can be stopped. */
  readonly onStop: (() => void) | null
  /** True while nothing can be sent. */
  readonly turning: boolean
  readonly stopping: boolean
  readonly first: boolean
  /** "4 messages left today", or empty. */
  readonly allowance: string
}

/** Asks for a change: Send, or Cmd or Ctrl with Enter; Stop while a turn is under way. */
export function Ask({ field, draft, onDraft, onSend, onStop, turning, stopping, first, allowance }: AskProps) {
  const left = useId()
  function submit(event: FormEvent | KeyboardEvent) {
    event.preventDefault()
    if (!turning) onSend()
  }
  return (
    <form
      onSubmit={submit}
      className={css({ bg: 'surface', borderRadius: '16px', boxShadow: '2', p: '2', m: '3', mt: '0', flexShrink: '0', _focusWithin: { boxShadow: '3' } })}
    >
      <textarea
        ref={field}
        aria-label={first ? 'Describe a site or an app' : 'Ask for a change'}
        aria-describedby={left}
        placeholder={first ? 'Describe a site or an app…' : 'Ask for a change…'}
        rows={2}
        maxLength={limits.content_max}
        value={draft}
        onChange={(event) => onDraft(event.target.value)}
        onKeyDown={(event) => event.key === 'Enter' && (event.metaKey || event.ctrlKey) && submit(event)}
        className={css({
          display: 'block',
          width: 'full',
          minHeight: '54px',
          maxHeight: '30dvh',
          fieldSizing: 'content',
          resize: 'none',
          border: '0',
          outline: 'none',
          bg: 'transparent',
          color: 'text',
          px: '2',
          py: '6px',
          fontSize: { base: '16px', md: '15px' },
          _placeholder: { color: 'text3', opacity: 1 },
        })}
      />
      <div className={css({ display: 'flex', alignItems: 'center', justifyContent: 'flex-end', gap: '3' })}>
        <span id={left} className={css({ fontSize: '13px', color: 'text2' })}>
          {allowance}
        </span>
        {turning ? (
          <button
            type="button"
            className={button({ size: 'sm' })}
            disabled={stopping || onStop === null}
            // The second click of a double click on Send lands here.
            onClick={(event) => event.detail < 2 && onStop?.()}
            aria-keyshortcuts="Escape"
          >
            {stopping ? 'Stopping…' : 'Stop'}
          </button>
        ) : (
          <button type="submit" className={button({ look: 'pen', size: 'sm' })}>
            Send
          </button>
        )}
      </div>
    </form>
  )
}
