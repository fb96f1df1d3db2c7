import { Check, CircleDashed, CircleHelp } from 'lucide-react'
import type { Mark, Requirement } from '../../contract/turn.ts'
import { css, cx } from '../../styled-system/css'
import { button } from '../../styled-system/recipes'
import { MarkedText } from '../ui/marked-text.tsx'
import { revealed } from './reveal.ts'

const fates = {
  built: { label: 'Built', icon: <Check size={15} aria-hidden="true" className={css({ color: 'good', flexShrink: '0' })} /> },
  understood: { label: 'Understood, not built', icon: <CircleDashed size={15} aria-hidden="true" className={css({ color: 'text2', flexShrink: '0' })} /> },
  not_understood: { label: 'Not understood', icon: <CircleHelp size={15} aria-hidden="true" className={css({ color: 'bad', flexShrink: '0' })} /> },
} as const

/** "5 built, 1 understood but not built, 2 not understood", leaving out what there is none of. */
export function ledgerSummary(requirements: readonly Requirement[]): string {
  const count = (status: Requirement['status'], label: string) => {
    const found = requirements.filter((requirement) => requirement.status === status).length
    return found > 0 ? [`${found} ${label}`] : []
  }
  return [...count('built', 'built'), ...count('understood', 'understood but not built'), ...count('not_understood', 'not understood')].join(', ')
}

/** The marks of the person's words that stand in one clause of them, counted from its start. */
function marksIn(clause: string, content: string, marks: readonly Mark[]): Mark[] {
  const from = content.indexOf(clause)
  const isIn = ({ start, end }: Mark) => from >= 0 && start >= from && end <= from + clause.length
  return marks.filter(isIn).map((mark) => ({ ...mark, start: mark.start - from, end: mark.end - from }))
}

export interface LedgerProps {
  /** The words that it is of, and what the pens marked in them. */
  readonly content: string
  readonly marks: readonly Mark[]
  readonly requirements: readonly Requirement[]
  readonly open: boolean
  readonly animated: boolean
  /** How many things of the turn come into view before it. */
  readonly after: number
  /** The title of a page by its path; null where the latest version has no such page. */
  readonly titleOf: (path: string) => string | null
  readonly onShow: (path: string) => void
}

/** What became of each clause of the person's words, with the way to its page. */
export function Ledger({ content, marks, requirements, open, animated, after, titleOf, onShow }: LedgerProps) {
  const { className, style } = revealed(animated, after)
  return (
    <details open={open} className={className} style={style}>
      <summary
        className={css({ cursor: 'pointer', fontSize: '13px', fontWeight: '500', color: 'text2', borderRadius: '6px', py: '1', _hover: { color: 'text' } })}
      >
        Your words: {ledgerSummary(requirements)}
      </summary>
      <ul className={css({ mt: '1', borderInlineStartWidth: '2px', borderInlineStartColor: 'line', ps: '3', display: 'grid', gap: '2', fontSize: '13px' })}>
        {requirements.map((requirement, at) => {
          const fate = fates[requirement.status]
          const title = requirement.status === 'built' && requirement.where !== '' ? titleOf(requirement.where) : null
          return (
            <li key={requirement.id} {...revealed(animated, after + at)}>
              <p className={css({ overflowWrap: 'anywhere' })}>
                <MarkedText text={requirement.clause} marks={marksIn(requirement.clause, content, marks)} />
              </p>
              <p className={css({ display: 'flex', alignItems: 'center', gap: '6px', color: 'text2' })}>
                {fate.icon}
                {fate.label}
                {title === null ? null : (
                  <button
                    type="button"
                    className={cx(
                      button({ look: 'link' }),
                      css({ fontSize: '13px', fontWeight: '400', minWidth: '24px', justifyContent: 'flex-start', minHeight: '24px' }),
                    )}
                    onClick={() => onShow(requirement.where)}
                    aria-label={`Show ${title} in the preview`}
                  >
                    {title}
                  </button>
                )}
              </p>
              {requirement.check?.passed === false ? (
                <p className={css({ color: 'text2', overflowWrap: 'anywhere' })}>It was tried: {requirement.check.what}</p>
              ) : null}
            </li>
          )
        })}
      </ul>
    </details>
  )
}
