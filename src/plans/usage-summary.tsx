import { type Plan, remaining } from '../../contract/plans.api.ts'
import { css } from '../../styled-system/css'

/** What has been used of the allowances; absent counts as nothing. */
export interface Usage {
  readonly daily_usage?: number | null
  readonly monthly_usage?: number | null
}

const row = css({ display: 'flex', alignItems: 'baseline', flexWrap: 'wrap', gap: '1', columnGap: '3', fontSize: '14px', minWidth: '0' })
const bar = css({
  appearance: 'none',
  flexBasis: 'full',
  width: 'full',
  height: '6px',
  border: '0',
  borderRadius: '3px',
  overflow: 'hidden',
  bg: 'muted',
  '&::-webkit-meter-bar': { height: '6px', bg: 'muted', border: '0', borderRadius: '3px' },
  '&::-webkit-meter-optimum-value': { bg: 'penSolid', borderRadius: '3px' },
  '&::-moz-meter-bar': { bg: 'penSolid', borderRadius: '3px' },
})

interface AllowanceProps {
  readonly label: string
  readonly limit: number
  readonly usage: number | null | undefined
}

function Allowance({ label, limit, usage }: AllowanceProps) {
  const left = remaining(limit, usage)
  const text = `${left.toLocaleString('en')} of ${limit.toLocaleString('en')} left`
  return (
    <div className={row}>
      <dt className={css({ fontWeight: '500', mr: 'auto' })}>{label}</dt>
      <dd className={css({ color: 'text2', fontVariantNumeric: 'tabular-nums' })}>{text}</dd>
      <meter aria-hidden="true" className={bar} min={0} max={limit} value={left} />
    </div>
  )
}

/** The messages that are left today and this month, each only where the plan limits it (specification 2); nothing where it limits neither. */
export function UsageSummary({ plan, usage }: { readonly plan: Plan | null; readonly usage: Usage }) {
  const daily = plan?.daily_message_limit ?? 0
  const monthly = plan?.monthly_message_limit ?? 0
  if (daily <= 0 && monthly <= 0) return null
  return (
    <dl
      aria-label="Usage"
      className={css({
        display: 'grid',
        gridTemplateColumns: { md: 'repeat(auto-fit, minmax(0, 1fr))' },
        gap: '5',
        columnGap: '8',
        mb: '6',
        padding: '5',
        bg: 'subtle',
        borderRadius: 'card',
      })}
    >
      {daily > 0 ? <Allowance label="Today's Messages" limit={daily} usage={usage.daily_usage} /> : null}
      {monthly > 0 ? <Allowance label="Monthly Messages" limit={monthly} usage={usage.monthly_usage} /> : null}
    </dl>
  )
}
