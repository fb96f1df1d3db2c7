import { type FormEvent, type KeyboardEvent, useId, useRef, useState } from 'react'
import { limits } from '../../contract/limits.ts'
import type { Mark } from '../../contract/turn.ts'
import { css, cx } from '../../styled-system/css'
import { button, pen } from '../../styled-system/recipes'
import { useMarks } from '../api/use-marks.ts'
import { keepWords, newSite, readWords } from '../ui/kept-words.ts'
import { MarkedArea } from '../ui/marked-area.tsx'
import { MarkedText } from '../ui/marked-text.tsx'
import { examples, sample, sampleMarks } from './sample.ts'

const card = css({
  bg: 'surface',
  borderRadius: 'dialog',
  boxShadow: '2',
  padding: { base: '5', md: '6' },
  pb: '4!',
  _focusWithin: { outline: '2px solid', outlineColor: 'ring', outlineOffset: '2px' },
})
const words = css({
  position: 'relative',
  fontFamily: 'sans',
  fontSize: { base: '20px', md: '21px' },
  lineHeight: '1.5',
  letterSpacing: '-0.01em',
  minHeight: '120px',
  width: 'full',
})
const shown = css({ position: 'absolute', inset: '0', pointerEvents: 'none', _groupFocusWithin: { opacity: '.55' } })

const pens = [
  ['thing', 'Things'],
  ['action', 'Actions'],
  ['style', 'Style'],
] as const

/** What each pen stands for, and what it found. */
const Legend = ({ text, marks }: { readonly text: string; readonly marks: readonly Mark[] }) => (
  <dl
    className={css({
      display: 'grid',
      gridTemplateColumns: { sm: '1.1fr 1.1fr .8fr' },
      gap: { base: '3', sm: '0' },
      mt: '4',
      px: { sm: '4' },
      fontSize: '14px',
    })}
  >
    {pens.map(([of, name]) => (
      <div key={of} className={css({ '& + &': { borderLeftWidth: { sm: '1px' }, borderColor: 'line', pl: { sm: '4' } }, pr: '4' })}>
        <dt>
          <span className={cx(pen({ pen: of }), css({ fontWeight: '500', fontSize: '13px' }))}>{name}</span>
        </dt>
        <dd className={css({ m: '0', color: 'text2', fontSize: '13.500px', mt: '1', overflowWrap: 'anywhere' })}>{foundBy(of, text, marks) || '–'}</dd>
      </div>
    ))}
  </dl>
)
const foundBy = (of: Mark['pen'], text: string, marks: readonly Mark[]): string =>
  [...new Set(marks.flatMap((mark) => (mark.pen === of ? text.slice(mark.start, mark.end).toLocaleLowerCase() : [])))].slice(0, 8).join(', ')

export interface ComposerProps {
  readonly logIn: () => void
  readonly prepareLogIn: () => void
}

/** The landing page's composer: keeps the words for the site list and opens the login dialog; empty, it builds the sample sentence that it shows. */
export function Composer({ logIn, prepareLogIn }: ComposerProps) {
  const [text, setText] = useState(() => (readWords(newSite) === sample ? '' : readWords(newSite)))
  const marks = useMarks(text)
  const area = useRef<HTMLTextAreaElement>(null)
  const hint = useId()
  function write(words: string) {
    setText(words)
    keepWords(newSite, words)
  }
  function build() {
    keepWords(newSite, text.trim() || sample)
    logIn()
  }
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    build()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.metaKey || event.ctrlKey)) return
    event.preventDefault()
    build()
  }
  return (
    <div>
      <form onSubmit={onSubmit} className={card}>
        <div className={cx('group', words)}>
          <MarkedArea
            ref={area}
            marks={marks}
            aria-label="Describe a site or an app"
            aria-describedby={hint}
            className={css({ minHeight: '120px' })}
            maxLength={limits.content_max}
            value={text}
            onChange={(event) => write(event.target.value)}
            onKeyDown={onKeyDown}
            onFocus={prepareLogIn}
          />
          {text === '' ? (
            <p id={hint} className={shown}>
              <MarkedText text={sample} marks={sampleMarks} />
            </p>
          ) : (
            <p id={hint} className={css({ srOnly: true })}>
              Control and Enter build it.
            </p>
          )}
        </div>
        <div className={css({ display: 'flex', flexWrap: { base: 'wrap', md: 'nowrap' }, alignItems: 'center', gap: '2', mt: '4' })}>
          {examples.map((example) => (
            <button
              key={example.label}
              type="button"
              className={cx(button({ look: 'quiet', size: 'sm' }), css({ borderRadius: '99px', color: 'text2', px: '10px' }))}
              onClick={() => {
                write(example.words)
                area.current?.focus()
              }}
            >
              {example.label}
            </button>
          ))}
          <span
            aria-hidden="true"
            className={css({
              display: { base: 'none', md: 'inline-flex' },
              alignItems: 'center',
              gap: '1',
              ml: 'auto',
              fontFamily: 'mono',
              fontSize: '12px',
              color: 'text3',
              mr: '1',
            })}
          >
            {/Mac|iP/.test(navigator.platform) ? '⌘' : 'Ctrl'} Enter
          </span>
          <button
            type="submit"
            className={cx(button({ look: 'pen' }), css({ ml: { base: 'auto', md: '0' } }))}
            onPointerEnter={prepareLogIn}
            onTouchStart={prepareLogIn}
          >
            Build it
          </button>
        </div>
      </form>
      <Legend text={text || sample} marks={text === '' ? sampleMarks : marks} />
    </div>
  )
}
