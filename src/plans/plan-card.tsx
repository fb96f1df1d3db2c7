import { useSelector } from '@xstate/react'
import { Check } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { addOns, betaReason, hasAddOns, planFeatures, planPrice } from '../../contract/plan-card.ts'
import type { Plan } from '../../contract/plans.api.ts'
import { type PlanCardSnapshot, planCardMachine } from '../../machines/plan-card.machine.ts'
import { css } from '../../styled-system/css'
import { button } from '../../styled-system/recipes'
import { useActorRef } from '../api/actor-ref.ts'
import { Reason } from '../ui/reason.tsx'

/** Opens the info modal. */
export type Notify = (message: { readonly title: string; readonly message: string }) => void

export interface PlanCardProps {
  readonly plan: Plan
  readonly current: Plan | null
  /** What choosing the free plan does; null where it leads nowhere. */
  readonly chooseFree: (() => void) | null
  readonly notify?: Notify | undefined
}

const panel = css({
  display: 'flex',
  flexDirection: 'column',
  padding: { base: '6', md: '8' },
  borderColor: 'line',
  '& + &': { borderTopWidth: { base: '1px', lg: '0' }, borderLeftWidth: { lg: '1px' } },
})
const popular = css({ bg: 'marker', color: 'onMarker', borderRadius: '4px', px: '6px', mx: '-6px', boxDecorationBreak: 'clone' })
const amount = css({ fontFamily: 'display', fontWeight: '600', fontSize: '52px', lineHeight: '1.1', letterSpacing: '-0.035em', color: 'text' })

function usePlanCard({ plan, current, chooseFree }: PlanCardProps) {
  const offered = chooseFree !== null
  const actor = useActorRef(planCardMachine, { input: { plan, current, offered } })
  const choose = useRef(chooseFree)
  choose.current = chooseFree
  useEffect(() => actor.send({ type: 'card.changed', plan, current, offered }), [actor, plan, current, offered])
  useEffect(() => {
    const chosen = actor.on('plan.chosen', () => choose.current?.())
    return () => chosen.unsubscribe()
  }, [actor])
  return { card: useSelector(actor, (snapshot) => snapshot), choose: () => actor.send({ type: 'plan.choose' }) }
}

interface PlanButtonProps {
  readonly card: PlanCardSnapshot
  readonly plan: Plan
  readonly choose: () => void
  readonly notify: Notify | undefined
}

function PlanButton({ card, plan, choose, notify }: PlanButtonProps) {
  const label = `Upgrade to ${plan.name}`
  const look = plan.is_popular ? 'marker' : 'quiet'
  if (card.hasTag('current')) {
    return (
      <button type="button" disabled className={button({ size: 'lg', full: true })}>
        Your Current Plan
      </button>
    )
  }
  if (!card.hasTag('unreleased')) {
    return (
      <button type="button" disabled={!card.hasTag('choosable')} className={button({ look, size: 'lg', full: true })} onClick={choose}>
        {label}
      </button>
    )
  }
  return (
    <Reason label={`${plan.name} is not available yet`} text={betaReason} onPress={notify && (() => notify({ title: label, message: betaReason }))}>
      <button type="button" disabled className={button({ look, size: 'lg', full: true })}>
        {label}
      </button>
    </Reason>
  )
}

const AddOns = ({ notify }: { readonly notify: Notify | undefined }) => (
  <div className={css({ borderTopWidth: '1px', borderColor: 'line', mt: '6', pt: '5', fontSize: '14px' })}>
    <h3 className={css({ fontFamily: 'sans', fontSize: '13px', fontWeight: '500', color: 'text2' })}>Add-ons</h3>
    <ul>
      {addOns.map(({ messages, price }) => (
        <li key={messages} className={css({ display: 'flex', alignItems: 'center', gap: '3', mt: '2' })}>
          <span className={css({ mr: 'auto' })}>+{messages} messages</span>
          <span className={css({ fontWeight: '600', fontVariantNumeric: 'tabular-nums' })}>${price}</span>
          <Reason
            label={`${messages} more messages are not available yet`}
            text={betaReason}
            onPress={notify && (() => notify({ title: `+${messages} messages`, message: betaReason }))}
          >
            <button type="button" disabled className={button({ size: 'sm' })} aria-label={`Buy ${messages} messages for $${price}`}>
              Buy
            </button>
          </Reason>
        </li>
      ))}
    </ul>
  </div>
)

/** One plan (specification 2, Pricing plans view); a price that is no number is left out. */
export function PlanCard(props: PlanCardProps) {
  const { plan, notify } = props
  const { card, choose } = usePlanCard(props)
  const price = planPrice(plan)
  return (
    <section aria-label={plan.name} className={panel}>
      <h2 className={css({ fontSize: '26px', lineHeight: '1.2' })}>{plan.is_popular ? <span className={popular}>{plan.name}</span> : plan.name}</h2>
      <p className={css({ color: 'text2', fontSize: '14px', mt: '1' })}>{plan.description}</p>
      <p className={css({ mt: '5', mb: '5', minHeight: '58px', color: 'text2', fontSize: '14px' })}>
        {price === null ? null : (
          <>
            <span className={amount}>{price}</span> / month
          </>
        )}
      </p>
      <PlanButton card={card} plan={plan} choose={choose} notify={notify} />
      <ul className={css({ display: 'grid', gap: '10px', mt: '6', fontSize: '14px' })}>
        {planFeatures(plan, window.location.host).map((line) => (
          <li key={line} className={css({ display: 'flex', gap: '10px', alignItems: 'baseline' })}>
            <Check size={15} aria-hidden="true" className={css({ color: 'good', flexShrink: '0', transform: 'translateY(2px)' })} />
            {line}
          </li>
        ))}
      </ul>
      {hasAddOns(plan) ? <AddOns notify={notify} /> : null}
    </section>
  )
}
