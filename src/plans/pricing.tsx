import { useSelector } from '@xstate/react'
import { type ReactNode, useMemo } from 'react'
import type { Plan } from '../../contract/plans.api.ts'
import { css, cva } from '../../styled-system/css'
import { button } from '../../styled-system/recipes'
import { useActorRef } from '../api/actor-ref.ts'
import type { Client } from '../api/client.ts'
import { PageHeading } from '../ui/page-heading.tsx'
import { type Notify, PlanCard } from './plan-card.tsx'
import { planListOver } from './plans.effects.ts'
import { type Usage, UsageSummary } from './usage-summary.tsx'

export interface PricingProps {
  /** `page` has a background and a heading; `modal` has padding only, and the usage above the plans. */
  readonly mode: 'page' | 'modal'
  /** On a page "Pricing Plans" unless it is given; in a dialog, which has its own, none. */
  readonly title?: string
  readonly description?: string
  readonly client: Client
  readonly current: Plan | null
  /** Shown in `modal` alone, against the limits of the current plan. */
  readonly usage?: Usage
  /** What choosing the free plan does; null where it leads nowhere. */
  readonly chooseFree?: (() => void) | null
  /** Where it is given, what cannot be had yet says why in the info modal when it is pressed. */
  readonly notify?: Notify
}

const frame = cva({
  variants: {
    mode: {
      page: { bg: 'bg', maxWidth: 'page', mx: 'auto', px: '6', pt: { base: '10', md: '16' } },
      modal: { px: { base: '4', md: '6' }, pt: '2', pb: { base: '4', md: '6' } },
    },
  },
})
const grid = cva({
  base: { display: 'grid', gridTemplateColumns: { lg: '1fr 1fr 1fr' } },
  variants: {
    mode: {
      page: { bg: 'surface', borderRadius: 'dialog', boxShadow: '1' },
      modal: { borderRadius: 'card', borderWidth: '1px', borderColor: 'line' },
    },
  },
})
const pageTitle = css({ fontSize: { base: '44px', md: '72px' }, lineHeight: '1.05', letterSpacing: '-0.035em' })

function Heading({ mode, title, description }: Pick<PricingProps, 'mode' | 'title' | 'description'>) {
  const said = mode === 'page' ? <PageHeading title={title ?? 'Pricing Plans'} className={pageTitle} /> : title && <h2>{title}</h2>
  if (!said && !description) return null
  return (
    <div className={css({ mb: { base: '6', md: '8' } })}>
      {said}
      {description ? <p className={css({ color: 'text2', mt: '2' })}>{description}</p> : null}
    </div>
  )
}

const Failed = ({ retry }: { readonly retry: () => void }) => (
  <div role="alert" className={css({ display: 'flex', alignItems: 'center', gap: '4', flexWrap: 'wrap' })}>
    <p>Failed to load pricing plans.</p>
    <button type="button" className={button()} onClick={retry}>
      Retry
    </button>
  </div>
)

/** The pricing plans view, as a page or within a dialog (specification 2). */
export function Pricing({ mode, title, description, client, current, usage, chooseFree = null, notify }: PricingProps) {
  const actor = useActorRef(useMemo(() => planListOver(client), [client]))
  const snapshot = useSelector(actor, (found) => found)
  const { plans } = snapshot.context
  let shown: ReactNode = (
    <div className={grid({ mode })}>
      {plans.map((plan) => (
        <PlanCard key={plan.id} plan={plan} current={current} chooseFree={chooseFree} notify={notify} />
      ))}
    </div>
  )
  if (snapshot.hasTag('busy')) shown = <p role="status">Loading plans...</p>
  if (snapshot.hasTag('failed')) shown = <Failed retry={() => actor.send({ type: 'plans.retry' })} />
  return (
    <div className={frame({ mode })}>
      <Heading mode={mode} {...(title === undefined ? {} : { title })} {...(description === undefined ? {} : { description })} />
      {mode === 'modal' && usage ? <UsageSummary plan={current} usage={usage} /> : null}
      {shown}
    </div>
  )
}
