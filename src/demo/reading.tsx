import { Check, CircleDashed, CircleHelp } from 'lucide-react'
import { sitePaths } from '../../builder/site.ts'
import type { Requirement } from '../../contract/turn.ts'
import type { DemoSite, DemoWish } from '../../machines/demo.machine.ts'
import { css, cx } from '../../styled-system/css'
import { button, pen } from '../../styled-system/recipes'

const icon = css({ flexShrink: '0', mt: '3px' })
const fates = {
  built: { label: 'built', mark: <Check size={15} aria-hidden="true" className={cx(icon, css({ color: 'good' }))} /> },
  understood: { label: 'understood but not built', mark: <CircleDashed size={15} aria-hidden="true" className={cx(icon, css({ color: 'text2' }))} /> },
  not_understood: { label: 'not understood', mark: <CircleHelp size={15} aria-hidden="true" className={cx(icon, css({ color: 'bad' }))} /> },
} as const

/** "5 built, 1 not understood", leaving out what there is none of. */
export function summaryOf(requirements: readonly Requirement[]): string {
  const counted = (['built', 'understood', 'not_understood'] as const).flatMap((status) => {
    const found = requirements.filter((requirement) => requirement.status === status).length
    return found > 0 ? [`${found} ${fates[status].label}`] : []
  })
  return counted.join(', ')
}

/** A page that only one role sees is shown as that role. */
const wishFor = ({ path, role }: DemoSite['pages'][number]): DemoWish =>
  role === null
    ? { to: path, fields: null }
    : {
        to: sitePaths.session,
        fields: [
          ['role', role],
          ['back', path],
        ],
      }

export interface ReadingProps {
  readonly requirements: readonly Requirement[]
  readonly pages: DemoSite['pages']
  readonly onShow: (wish: DemoWish) => void
}

/** What the pens stand for, and what became of each clause, with the way to its page. */
export const Reading = ({ requirements, pages, onShow }: ReadingProps) => (
  <section aria-labelledby="reading">
    <h2 id="reading" className={css({ fontSize: '16px' })}>
      How it was read
    </h2>
    <p className={css({ display: 'flex', flexWrap: 'wrap', columnGap: '4', rowGap: '1', fontSize: '13px', color: 'text2', mt: '2' })}>
      <span className={pen({ pen: 'thing' })}>Things</span>
      <span className={pen({ pen: 'action' })}>Actions</span>
      <span className={pen({ pen: 'style' })}>Style</span>
      <span>{summaryOf(requirements)}</span>
    </p>
    <ul className={css({ display: 'grid', gap: '2', mt: '3', fontSize: '14px' })}>
      {requirements.map(({ id, clause, status, where }) => {
        const page = status === 'built' ? pages.find(({ path }) => path === where) : undefined
        return (
          <li key={id} className={css({ display: 'flex', gap: '2' })}>
            {fates[status].mark}
            <span className={css({ minWidth: '0', overflowWrap: 'anywhere' })}>
              {clause} <span className={css({ srOnly: true })}>({fates[status].label})</span>
              {page ? (
                <button
                  type="button"
                  className={cx(button({ look: 'link' }), css({ fontSize: '13px', fontWeight: '400' }))}
                  onClick={() => onShow(wishFor(page))}
                >
                  on {page.title}
                </button>
              ) : status === 'built' ? null : (
                <span className={css({ color: 'text2', fontSize: '13px' })}>{fates[status].label}</span>
              )}
            </span>
          </li>
        )
      })}
    </ul>
  </section>
)
