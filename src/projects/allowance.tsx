import { remaining } from '../../contract/plans.api.ts'
import type { User } from '../../contract/users.api.ts'
import { css } from '../../styled-system/css'

/** The messages that are left; a row only where its limit is above 0 (specification 2, Usage summary). */
export function Allowance({ user }: { readonly user: User }) {
  const plan = user.current_plan
  const rows = [
    { label: "Today's Messages", limit: plan?.daily_message_limit ?? 0, usage: user.daily_usage },
    { label: 'Monthly Messages', limit: plan?.monthly_message_limit ?? 0, usage: user.monthly_usage },
  ].filter(({ limit }) => limit > 0)
  return (
    <div className={css({ display: 'flex', flexWrap: 'wrap', columnGap: '4', fontSize: '13px', color: 'text2' })}>
      {rows.map(({ label, limit, usage }) => (
        <span key={label}>
          {label} <b className={css({ color: 'text', fontWeight: '600', fontVariantNumeric: 'tabular-nums' })}>{remaining(limit, usage)}</b>
        </span>
      ))}
    </div>
  )
}
