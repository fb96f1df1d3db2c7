import { useEffect, useRef, useState } from 'react'
import type { Version } from '../../contract/projects.api.ts'
import { css } from '../../styled-system/css'
import type { ShownTurn } from './editor.connect.ts'
import { Failed } from './failed.tsx'
import { scrollFor } from './in-view.ts'
import { bubble, TurnView, type TurnViewProps, VersionStrip } from './turn-view.tsx'

export interface ConversationProps extends Omit<TurnViewProps, 'turn' | 'newest'> {
  readonly turns: readonly ShownTurn[]
  /** Restored versions by the key of the turn that they follow. */
  readonly restores: ReadonlyMap<string, readonly Version[]>
  /** Words that the server did not accept, and why. */
  readonly refused: { readonly content: string; readonly reason: string } | null
  readonly error: string | null
  readonly onRetryError: () => void
  readonly onDismissRefused: () => void
}

/** What is said of a turn's progress to those who do not see it: each finished step once, then how it ended. */
function announcement(turn: ShownTurn | undefined): string {
  if (!turn) return ''
  if (turn.state === 'failed') return `This could not be built. ${turn.answer}`
  if (turn.state === 'stopped') return 'Stopped.'
  if (turn.state === 'done') return turn.version === null ? turn.answer : `Version ${turn.version} is ready. ${turn.answer}`
  return turn.steps.findLast(({ state }) => state === 'done')?.label ?? 'Reading your words.'
}

/** The conversation with the builder, newest turn last and in view. */
export function Conversation({ turns, restores, refused, error, onRetryError, onDismissRefused, ...rest }: ConversationProps) {
  const log = useRef<HTMLDivElement>(null)
  const newest = useRef<HTMLDivElement>(null)
  const last = turns.at(-1)
  const [following, setFollowing] = useState(false)
  if (last?.live && !following) setFollowing(true)
  const extent = `${last?.key} ${last?.steps.length} ${last?.requirements.length} ${last?.answer.length} ${last?.state} ${refused !== null} ${error !== null}`
  // biome-ignore lint/correctness/useExhaustiveDependencies: the newest turn comes into view whenever it has grown.
  useEffect(() => {
    const [pane, turn] = [log.current, newest.current]
    if (!pane || !turn) return
    const answer = turn.querySelector<HTMLElement>('[data-answer]')
    const start = turn.offsetTop - pane.offsetTop
    pane.scrollTop = scrollFor({
      start,
      end: refused || error ? pane.scrollHeight : start + turn.offsetHeight,
      answer: answer && answer.offsetTop - pane.offsetTop,
      pane: pane.clientHeight,
    })
  }, [extent])
  useEffect(() => {
    const pane = log.current
    if (!pane) return
    let height = pane.clientHeight
    // What is being written grows into the pane from below.
    const observer = new ResizeObserver(() => {
      pane.scrollTop += height - pane.clientHeight
      height = pane.clientHeight
    })
    observer.observe(pane)
    return () => observer.disconnect()
  }, [])
  const latest = restores.get(last?.key ?? '')?.at(-1)
  const restored = latest?.number ?? 0
  const [restoredBefore] = useState(restored)
  useEffect(() => {
    if (log.current && restored > 0) log.current.scrollTop = log.current.scrollHeight
  }, [restored])
  return (
    <>
      <div
        ref={log}
        role="log"
        aria-label="Conversation"
        aria-live="off"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls takes the focus, so that keys can scroll it.
        tabIndex={0}
        className={css({ flex: '1', minHeight: '0', overflowY: 'auto', px: '4', py: '4' })}
      >
        {turns.map((turn, at) => (
          <div key={turn.key} ref={at === turns.length - 1 ? newest : null} className={css({ pb: '6' })}>
            <TurnView turn={turn} newest={at === turns.length - 1} {...rest} />
            {restores.get(turn.key)?.map(({ number, label }) => (
              <div key={number} className={css({ mt: '6' })}>
                <p className={css({ fontSize: '14px', color: 'text2', mb: '2' })}>{label}.</p>
                <VersionStrip {...rest} number={number} />
              </div>
            ))}
          </div>
        ))}
        {refused ? (
          <div className={css({ display: 'grid', gap: '3', pb: '6' })}>
            <p className={bubble}>{refused.content}</p>
            <div role="alert">
              <Failed reason={refused.reason} onRetry={() => rest.onRetry(refused.content)} onDismiss={onDismissRefused} />
            </div>
          </div>
        ) : null}
        {error && !refused ? (
          <div role="alert">
            <Failed reason={error} onRetry={onRetryError} />
          </div>
        ) : null}
      </div>
      <p
        role="status"
        // Heard on phones too while another pane is in front.
        className={css({ srOnly: true, visibility: 'visible' })}
      >
        {latest && restored > restoredBefore ? `${latest.label}. It is now version ${restored}.` : following ? announcement(last) : ''}
      </p>
    </>
  )
}
