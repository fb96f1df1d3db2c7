import { Undo2 } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Version } from '../../contract/projects.api.ts'
import { css, cx } from '../../styled-system/css'
import { button, tag } from '../../styled-system/recipes'
import { RelativeTime } from '../ui/relative-time.tsx'

export interface HistoryProps {
  /** Newest first. */
  readonly versions: readonly Version[]
  readonly live_version: number | null
  readonly busy: boolean
  readonly onRestore: (number: number) => void
  /** Asks about restoring a version with the data of the live site; null where no site is live. */
  readonly onRestoreRows: ((number: number) => void) | null
  /** What went wrong, where this is the place to say it. */
  readonly problem: ReactNode
}

/** Every version with what it changed; restoring one makes a new version equal to it. */
export function History({ versions, live_version, busy, onRestore, onRestoreRows, problem }: HistoryProps) {
  return (
    <div className={css({ height: 'full', overflowY: 'auto', p: { base: '4', md: '6' } })}>
      <h2 className={css({ srOnly: true })}>History</h2>
      {problem}
      {versions.length === 0 ? <p className={css({ color: 'text2' })}>Nothing has been built yet.</p> : null}
      <ol className={css({ display: 'grid', gap: '3', maxWidth: 'prose' })}>
        {versions.map((version, at) => (
          <li key={version.number} className={css({ borderRadius: 'card', boxShadow: 'inset 0 0 0 1px {colors.line}', p: '4' })}>
            <div className={css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '2' })}>
              <h3 className={css({ fontFamily: 'sans', fontSize: '15px', fontWeight: '500', letterSpacing: '0' })}>Version {version.number}</h3>
              {version.number === live_version ? <span className={tag({ tone: 'good' })}>Live</span> : null}
              {at === 0 ? <span className={tag({ tone: 'plain' })}>Latest</span> : null}
              <span className={css({ fontSize: '13px', color: 'text2' })}>
                <RelativeTime at={version.created_at} />
              </span>
              {onRestoreRows ? (
                <button
                  type="button"
                  aria-disabled={busy}
                  className={cx(button({ look: 'ghost', size: 'sm' }), css({ ms: 'auto' }))}
                  onClick={() => !busy && onRestoreRows(version.number)}
                >
                  <span>
                    Restore <span className={css({ srOnly: true })}>version {version.number} </span>with its data<span aria-hidden="true">…</span>
                  </span>
                </button>
              ) : null}
              {at === 0 ? null : (
                <button
                  type="button"
                  aria-disabled={busy}
                  aria-label={`Restore version ${version.number}`}
                  className={cx(button({ look: 'ghost', size: 'sm' }), css({ ms: onRestoreRows ? '0' : 'auto' }))}
                  onClick={() => onRestore(version.number)}
                >
                  <Undo2 size={15} aria-hidden="true" />
                  Restore
                </button>
              )}
            </div>
            <p className={css({ mt: '1', overflowWrap: 'anywhere' })}>{version.label}</p>
            {version.changes.length > 0 ? (
              <ul className={css({ mt: '2', ps: '5', listStyle: 'disc', fontSize: '13px', color: 'text2' })}>
                {version.changes.map((change) => (
                  <li key={change}>{change}</li>
                ))}
              </ul>
            ) : null}
          </li>
        ))}
      </ol>
    </div>
  )
}
