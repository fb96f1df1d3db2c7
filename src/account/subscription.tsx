import { useSelector } from '@xstate/react'
import { useEffect, useMemo, useRef } from 'react'
import { planPrice } from '../../contract/plan-card.ts'
import { isPaid } from '../../contract/plans.api.ts'
import type { User } from '../../contract/users.api.ts'
import { css, cx } from '../../styled-system/css'
import { button } from '../../styled-system/recipes'
import { useActorRef } from '../api/actor-ref.ts'
import { useSession } from '../api/session.tsx'
import { ConfirmDialog } from '../ui/confirm-dialog.tsx'
import { cancelSubscriptionOver } from './profile.effects.ts'
import { Success } from './profile-note.tsx'

const section = css({ borderTopWidth: '1px', borderColor: 'line', pt: '5' })
/** Out of the grid, whose gap it would double. */
const aside = css({ position: 'absolute' })
const dayOf = (seconds: number) => new Date(seconds * 1000).toLocaleDateString(undefined, { dateStyle: 'long' })

/** Which plan it is, and until when where it has been cancelled. */
function standing({ current_plan: plan, plan_ends_at: ends }: User): string {
  if (plan === null) return ''
  return ends ? `You're on ${plan.name} until ${dayOf(ends)}. After that you're on the free plan.` : `You're on ${plan.name}, ${planPrice(plan)} / month.`
}

/** Subscription Management, on a paid plan only; that it was cancelled is still said where it is gone (specification 2 and 8). */
export function Subscription() {
  const { client, user, refreshProfile } = useSession()
  const actor = useActorRef(useMemo(() => cancelSubscriptionOver(client), [client]))
  const snapshot = useSelector(actor, (current) => current)
  useEffect(() => {
    const changed = actor.on('subscription.changed', refreshProfile)
    return () => changed.unsubscribe()
  }, [actor, refreshProfile])
  const paid = isPaid(user.current_plan)
  const done = snapshot.hasTag('cancelled') ? 'Your subscription has been cancelled successfully.' : null
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // The button that had the focus is gone with the plan: the dialog keeps the focus.
    if (!paid && document.activeElement === document.body) place.current?.closest<HTMLElement>('[role=dialog]')?.focus({ preventScroll: true })
  }, [paid])
  return (
    <div ref={place} className={paid || done ? section : aside}>
      {paid ? (
        <section aria-labelledby="subscription" className={css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '3' })}>
          <div className={css({ flex: '1 1 220px' })}>
            <h4 id="subscription" className={css({ fontSize: '15px', fontWeight: '500' })}>
              Subscription Management
            </h4>
            <p className={css({ fontSize: '14px', color: 'text2' })}>{standing(user)}</p>
          </div>
          {user.plan_ends_at ? null : (
            <button
              type="button"
              className={cx(button({ look: 'link' }), css({ color: 'bad!' }))}
              aria-haspopup="dialog"
              onClick={() => actor.send({ type: 'subscription.ask' })}
            >
              Cancel Subscription
            </button>
          )}
        </section>
      ) : null}
      <Success text={done} />
      <ConfirmDialog
        open={snapshot.hasTag('open')}
        title="Cancel Subscription"
        message="Are you sure you want to cancel your subscription? This action cannot be undone."
        dismiss="Keep Subscription"
        confirm="Cancel Subscription"
        busyLabel="Cancelling..."
        busy={snapshot.hasTag('busy')}
        error={snapshot.context.error}
        onConfirm={() => actor.send({ type: 'subscription.cancel' })}
        onCancel={() => actor.send({ type: 'subscription.keep' })}
      />
    </div>
  )
}
