import { Check } from 'lucide-react'
import { isPaid, type Plan } from '../../contract/plans.api.ts'
import { css } from '../../styled-system/css'
import { button } from '../../styled-system/recipes'
import { Tooltip } from '../ui/tooltip.tsx'
import { planFeatures, planPrice } from './plan-features.ts'

const betaText = 'Open beta is in progress. Upgrading will be available after the official release.'
const addOns = [
  { messages: 50, price: 10 },
  { messages: 100, price: 20 },
] as const
const hasAddOns = (plan: Plan) => plan.slug === 'creator' || plan.slug === 'pro'

const panel = css({
  display: 'flex',
  flexDirection: 'column',
  padding: { base: '6', md: '8' },
  borderColor: 'line',
  '& + &': { borderTopWidth: { base: '1px', lg: '0' }, borderLeftWidth: { lg: '1px' } },
})
const popular = css({ bg: 'marker', color: 'onMarker', borderRadius: '4px', px: '6px', mx: '-6px', boxDecorationBreak: 'clone' })

export interface PlanCardProps {
  readonly plan: Plan
  readonly current: Plan | null
  /** What the free plan's button does; null where it is, or would be, no step up. */
  readonly chooseFree: (() => void) | null
}

function PlanButton({ plan, current, chooseFree }: PlanCardProps) {
  const look = plan.is_popular ? 'marker' : 'quiet'
  if (plan.slug === current?.slug) {
    return (
      <button type="button" disabled className={button({ size: 'lg', full: true })}>
        Your Current Plan
      </button>
    )
  }
  if (!isPaid(plan)) {
    return (
      <button type="button" disabled={chooseFree === null} className={button({ look, size: 'lg', full: true })} onClick={chooseFree ?? undefined}>
        Upgrade to {plan.name}
      </button>
    )
  }
  // A disabled button takes no focus: the group around it does, so that the reason is reachable by keyboard.
  return (
    <Tooltip text={betaText}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: carries the tooltip of the disabled button within. */}
      <fieldset tabIndex={0} aria-label={`${plan.name} is not available yet`} className={css({ borderRadius: '11px' })}>
        <button type="button" disabled className={button({ look, size: 'lg', full: true })}>
          Upgrade to {plan.name}
        </button>
      </fieldset>
    </Tooltip>
  )
}

const AddOns = () => (
  <div className={css({ borderTopWidth: '1px', borderColor: 'line', mt: '6', pt: '5', fontSize: '14px' })}>
    <h3 className={css({ fontFamily: 'sans', fontSize: '13px', fontWeight: '500', color: 'text2' })}>Add-ons</h3>
    {addOns.map(({ messages, price }) => (
      <p key={messages} className={css({ display: 'flex', alignItems: 'center', gap: '3', mt: '2' })}>
        <span className={css({ mr: 'auto' })}>+{messages} messages</span>
        <span className={css({ fontWeight: '600' })}>${price}</span>
        <button type="button" disabled className={button({ size: 'sm' })} aria-label={`Buy ${messages} messages for $${price}`}>
          Buy
        </button>
      </p>
    ))}
  </div>
)

/** One plan (specification 2, Pricing plans view). */
export function PlanCard(props: PlanCardProps) {
  const { plan } = props
  return (
    <section aria-label={plan.name} className={panel}>
      <h2 className={css({ fontSize: '26px', lineHeight: '1.2' })}>{plan.is_popular ? <span className={popular}>{plan.name}</span> : plan.name}</h2>
      <p className={css({ color: 'text2', fontSize: '14px', mt: '1' })}>{plan.description}</p>
      <p className={css({ mt: '5', mb: '5', color: 'text2', fontSize: '14px' })}>
        <span className={css({ fontFamily: 'display', fontWeight: '600', fontSize: '52px', lineHeight: '1.1', letterSpacing: '-0.035em', color: 'text' })}>
          {planPrice(plan)}
        </span>{' '}
        / month
      </p>
      <PlanButton {...props} />
      <ul className={css({ display: 'grid', gap: '10px', mt: '6', fontSize: '14px' })}>
        {planFeatures(plan, window.location.host).map((line) => (
          <li key={line} className={css({ display: 'flex', gap: '10px', alignItems: 'baseline' })}>
            <Check size={15} aria-hidden="true" className={css({ color: 'good', flexShrink: '0', transform: 'translateY(2px)' })} />
            {line}
          </li>
        ))}
      </ul>
      {hasAddOns(plan) ? <AddOns /> : null}
    </section>
  )
}
