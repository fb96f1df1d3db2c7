import { Check, CircleDashed, CircleHelp, RotateCcw, Undo2, X } from 'lucide-react'
import { useState } from 'react'
import type { Requirement, Step } from '../../contract/turn.ts'
import { css, cx } from '../../styled-system/css'
import { button, note, tag } from '../../styled-system/recipes'
import { MarkedText } from '../ui/marked-text.tsx'
import { Spinner } from '../ui/spinner.tsx'
import type { ShownTurn } from './editor.connect.ts'

/** One thing after another, this many milliseconds apart. */
const stagger_ms = 60
const mostDelays = 24
const reveal = css({ animation: 'riseIn 260ms cubic-bezier(.2,0,0,1) backwards' })
/** The style of the `at`-th revealed thing; nothing moves in a turn that was there before. */
const revealed = (animated: boolean, at: number) =>
  animated ? { className: reveal, style: { animationDelay: `${Math.min(at, mostDelays) * stagger_ms}ms` } } : {}

const words = css({
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

function StepRow({ step }: { readonly step: Step }) {
  const icon = {
    running: <Spinner />,
    done: <Check size={16} aria-hidden="true" className={css({ color: 'good' })} />,
    failed: <X size={16} aria-hidden="true" className={css({ color: 'bad' })} />,
  }[step.state]
  return (
    <>
      <span className={css({ width: '20px', flexShrink: '0', display: 'grid', placeItems: 'center', height: '21px' })}>{icon}</span>
      <span className={css({ minWidth: '0', overflowWrap: 'anywhere' })}>
        {step.label}
        {step.state === 'failed' ? ' (not finished)' : ''}
      </span>
    </>
  )
}

const fates = {
  built: { label: 'Built', icon: <Check size={15} aria-hidden="true" className={css({ color: 'good' })} /> },
  understood: { label: 'Understood, not built', icon: <CircleDashed size={15} aria-hidden="true" className={css({ color: 'text2' })} /> },
  not_understood: { label: 'Not understood', icon: <CircleHelp size={15} aria-hidden="true" className={css({ color: 'bad' })} /> },
} as const

/** "5 built, 1 understood, 2 not understood", leaving out what there is none of. */
export function ledgerSummary(requirements: readonly Requirement[]): string {
  const count = (status: Requirement['status'], label: string) => {
    const found = requirements.filter((requirement) => requirement.status === status).length
    return found > 0 ? [`${found} ${label}`] : []
  }
  return [...count('built', 'built'), ...count('understood', 'understood but not built'), ...count('not_understood', 'not understood')].join(', ')
}

interface LedgerProps {
  readonly requirements: readonly Requirement[]
  readonly open: boolean
  readonly animated: boolean
  readonly after: number
  readonly onShow: (path: string) => void
}

/** What became of each clause of the words, with the way to its page. */
function Ledger({ requirements, open, animated, after, onShow }: LedgerProps) {
  return (
    <details open={open}>
      <summary
        className={css({ cursor: 'pointer', fontSize: '13px', fontWeight: '500', color: 'text2', borderRadius: '6px', py: '1', _hover: { color: 'text' } })}
      >
        Your words: {ledgerSummary(requirements)}
      </summary>
      <ul className={css({ mt: '1', borderInlineStart: '2px solid', borderColor: 'line', ps: '3', display: 'grid', gap: '2', fontSize: '13px' })}>
        {requirements.map((requirement, at) => {
          const fate = fates[requirement.status]
          return (
            <li key={requirement.id} {...revealed(animated, after + at)}>
              <p className={css({ color: 'text', overflowWrap: 'anywhere' })}>{requirement.clause}</p>
              <p className={css({ display: 'flex', alignItems: 'center', gap: '1.5', color: 'text2' })}>
                {fate.icon}
                {fate.label}
                {requirement.status === 'built' && requirement.where !== '' ? (
                  <button
                    type="button"
                    className={button({ look: 'link' })}
                    onClick={() => onShow(requirement.where)}
                    aria-label={`Show ${requirement.where} in the preview`}
                  >
                    {requirement.where}
                  </button>
                ) : null}
              </p>
            </li>
          )
        })}
      </ul>
    </details>
  )
}

export interface TurnViewProps {
  readonly turn: ShownTurn
  /** The newest turn, whose choices, ledger and Retry are offered. */
  readonly newest: boolean
  readonly busy: boolean
  readonly live_version: number | null
  readonly latest_version: number
  readonly onShow: (path: string) => void
  readonly onRestore: (number: number) => void
  readonly onChoose: (words: string) => void
  readonly onRetry: (words: string) => void
}

/** One turn: the person's words under the pens, the steps, the answer, the version that it made, and what became of each clause. */
export function TurnView({ turn, newest, busy, live_version, latest_version, onShow, onRestore, onChoose, onRetry }: TurnViewProps) {
  const [animated] = useState(turn.live)
  const after = turn.steps.length
  const failed = turn.state === 'failed'
  return (
    <div className={css({ display: 'grid', gap: '3' })}>
      <p className={words}>
        <MarkedText text={turn.content} marks={turn.marks} />
      </p>
      {turn.steps.length > 0 ? (
        <ol className={css({ display: 'grid', gap: '1.5', fontSize: '14px', color: 'text2', lineHeight: '21px' })}>
          {turn.steps.map((step, at) => {
            const { className = '', ...rest } = revealed(animated, at)
            return (
              // biome-ignore lint/suspicious/noArrayIndexKey: steps are only ever appended, and two may bear one label.
              <li key={at} className={cx(className, css({ display: 'flex', gap: '2' }))} {...rest}>
                <StepRow step={step} />
              </li>
            )
          })}
        </ol>
      ) : null}
      {turn.state === 'running' && turn.steps.length === 0 ? (
        <p className={css({ display: 'flex', alignItems: 'center', gap: '2', fontSize: '14px', color: 'text2' })}>
          <Spinner /> Reading your words…
        </p>
      ) : null}
      {turn.answer !== '' && !failed ? (
        <p {...revealed(animated, after)} data-part="answer">
          <span className={css({ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' })}>{turn.answer}</span>
          {turn.live && turn.state === 'running' ? (
            <span aria-hidden="true" className={css({ display: 'inline-block', width: '8px', height: '16px', bg: 'marker', ms: '1', verticalAlign: '-2px' })} />
          ) : null}
        </p>
      ) : null}
      {failed ? <Failed reason={turn.answer} {...(newest && !busy ? { onRetry: () => onRetry(turn.content) } : {})} /> : null}
      {turn.version !== null ? (
        <div {...revealed(animated, after + 1)}>
          <div className={strip}>
            <span className={css({ fontWeight: '500' })}>Version {turn.version}</span>
            {turn.version === live_version ? <span className={tag({ tone: 'good' })}>Live</span> : null}
            {turn.version === latest_version ? (
              <span className={cx(tag({ tone: 'plain' }), css({ ms: 'auto' }))}>Latest</span>
            ) : (
              <button
                type="button"
                disabled={busy}
                className={cx(button({ look: 'ghost', size: 'sm' }), css({ ms: 'auto' }))}
                onClick={() => turn.version !== null && onRestore(turn.version)}
              >
                <Undo2 size={15} aria-hidden="true" />
                Restore this version
              </button>
            )}
          </div>
        </div>
      ) : null}
      {turn.requirements.length > 0 ? <Ledger requirements={turn.requirements} open={newest} animated={animated} after={after + 2} onShow={onShow} /> : null}
      {newest && turn.choices.length > 0 ? (
        <div className={css({ display: 'flex', flexWrap: 'wrap', gap: '2' })}>
          {turn.choices.map((choice) => (
            <button
              key={choice}
              type="button"
              className={cx(button({ size: 'sm' }), css({ whiteSpace: 'normal', height: 'auto', minHeight: '32px', py: '1.5', textAlign: 'start' }))}
              onClick={() => onChoose(choice)}
            >
              {choice}
            </button>
          ))}
        </div>
      ) : null}
    </div>
  )
}

const strip = css({
  display: 'flex',
  alignItems: 'center',
  gap: '2',
  borderRadius: 'card',
  boxShadow: 'inset 0 0 0 1px {colors.line}',
  ps: '3',
  pe: '1.5',
  minHeight: '46px',
  fontSize: '14px',
})

/** Why a turn came to nothing, with the way to try it again. */
export function Failed({ reason, onRetry }: { readonly reason: string; readonly onRetry?: () => void }) {
  return (
    <div className={cx(note({ tone: 'bad' }), css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '2' }))}>
      <p className={css({ flex: '1', minWidth: '180px' })}>{reason || 'The connection was lost before this was finished.'}</p>
      {onRetry ? (
        <button type="button" className={button({ size: 'sm' })} onClick={onRetry}>
          <RotateCcw size={15} aria-hidden="true" />
          Retry
        </button>
      ) : null}
    </div>
  )
}
