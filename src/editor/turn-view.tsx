import { Undo2 } from 'lucide-react'
import { useState } from 'react'
import { css, cx } from '../../styled-system/css'
import { button, tag } from '../../styled-system/recipes'
import { MarkedText } from '../ui/marked-text.tsx'
import { Spinner } from '../ui/spinner.tsx'
import type { ShownTurn } from './editor.connect.ts'
import { Failed } from './failed.tsx'
import { Ledger } from './ledger.tsx'
import { revealed } from './reveal.ts'
import { Steps } from './steps.tsx'

export const bubble = css({
  justifySelf: 'end',
  maxWidth: '92%',
  bg: 'surface',
  boxShadow: '1',
  borderRadius: '14px',
  borderEndEndRadius: '4px',
  px: '4',
  py: '3',
  fontSize: '15px',
  lineHeight: '1.6',
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
})
const strip = css({
  display: 'flex',
  alignItems: 'center',
  gap: '2',
  borderRadius: 'card',
  boxShadow: 'inset 0 0 0 1px {colors.line}',
  ps: '3',
  pe: '2',
  minHeight: '46px',
  fontSize: '14px',
})
const choiceLook = cx(button({ size: 'sm' }), css({ whiteSpace: 'normal', height: 'auto', minHeight: '32px', py: '6px', textAlign: 'start' }))

export interface TurnViewProps {
  readonly turn: ShownTurn
  /** The newest turn, whose choices, open ledger and Retry are offered. */
  readonly newest: boolean
  /** True while nothing can be restored or sent. */
  readonly busy: boolean
  readonly live_version: number | null
  readonly latest_version: number
  readonly titleOf: (path: string) => string | null
  readonly onShow: (path: string) => void
  readonly onRestore: (number: number) => void
  readonly onChoose: (words: string) => void
  readonly onRetry: (words: string) => void
}

type VersionStripProps = { readonly number: number } & Pick<TurnViewProps, 'busy' | 'live_version' | 'latest_version' | 'onShow' | 'onRestore'>

/** A version that a turn or a restore made, with the way back to it; on phones, with the way to see it. */
export function VersionStrip({ number, busy, live_version, latest_version, onShow, onRestore }: VersionStripProps) {
  return (
    <div className={strip}>
      <span className={css({ fontWeight: '500' })}>Version {number}</span>
      {number === live_version ? <span className={tag({ tone: 'good' })}>Live</span> : null}
      {number >= latest_version ? (
        <>
          <span className={cx(tag({ tone: 'plain' }), css({ ms: 'auto' }))}>Latest</span>
          <button type="button" className={cx(button({ size: 'sm' }), css({ display: { md: 'none' } }))} onClick={() => onShow('/')}>
            See it
          </button>
        </>
      ) : (
        <button type="button" aria-disabled={busy} className={cx(button({ look: 'ghost', size: 'sm' }), css({ ms: 'auto' }))} onClick={() => onRestore(number)}>
          <Undo2 size={15} aria-hidden="true" />
          Restore this version
        </button>
      )}
    </div>
  )
}

/** One turn: the person's words under the pens, the steps, the answer, the version that it made, and what became of each clause. */
export function TurnView(props: TurnViewProps) {
  const { turn, newest, busy, titleOf, onShow, onChoose, onRetry } = props
  const [animated] = useState(turn.live)
  const after = turn.steps.length
  const running = turn.state === 'running'
  const failed = turn.state === 'failed'
  return (
    <div className={css({ display: 'grid', gap: '3' })}>
      <p className={bubble}>
        <MarkedText text={turn.content} marks={turn.marks} />
      </p>
      <Steps steps={turn.steps} animated={animated} />
      {running && after === 0 ? (
        <p className={css({ display: 'flex', alignItems: 'center', gap: '2', fontSize: '14px', color: 'text2' })}>
          <Spinner /> Reading your words…
        </p>
      ) : null}
      {turn.answer !== '' && !failed ? (
        <p data-answer {...revealed(animated, after)}>
          <span className={css({ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' })}>{turn.answer}</span>
          {running ? <span aria-hidden="true" className={css({ display: 'inline-block', width: '8px', height: '16px', bg: 'marker', ms: '1' })} /> : null}
        </p>
      ) : null}
      {failed ? (
        <Failed
          reason={turn.answer || 'The connection was lost before this was finished.'}
          onRetry={newest && !busy ? () => onRetry(turn.content) : undefined}
        />
      ) : null}
      {turn.version !== null ? (
        <div {...revealed(animated, after + 1)}>
          <VersionStrip {...props} number={turn.version} />
        </div>
      ) : null}
      {turn.requirements.length > 0 && turn.state === 'done' ? (
        <Ledger {...turn} open={newest} animated={animated} after={after + 2} titleOf={titleOf} onShow={onShow} />
      ) : null}
      {newest && turn.choices.length > 0 ? (
        <div className={css({ display: 'flex', flexWrap: 'wrap', gap: '2' })}>
          {turn.choices.map((choice) => (
            <button key={choice} type="button" className={choiceLook} onClick={() => onChoose(choice)}>
              {choice}
            </button>
          ))}
        </div>
      ) : null}
    </div>
  )
}
