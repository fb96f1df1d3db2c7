import { useSelector } from '@xstate/react'
import { useMemo } from 'react'
import { fromPromise } from 'xstate'
import { type Plan, plansApi } from '../../contract/plans.api.ts'
import { planListMachine } from '../../machines/plan-list.machine.ts'
import { css } from '../../styled-system/css'
import { button } from '../../styled-system/recipes'
import { useActorRef } from '../api/actor-ref.ts'
import type { Client } from '../api/client.ts'
import { PageHeading } from '../ui/page-heading.tsx'
import { PlanCard } from './plan-card.tsx'

export interface PricePageProps {
  readonly client: Client
  readonly current: Plan | null
  readonly chooseFree: (() => void) | null
}

const planListOver = (client: Client) =>
  planListMachine.provide({
    actors: { fetchPlans: fromPromise(({ signal }) => client.call(plansApi.plans, { signal })) },
    actions: { logFailure: (_, { error }) => console.error('Failed to load pricing plans.', error) },
  })

/** /price, in both layouts: the plans as one panel. */
export function PricePage({ client, current, chooseFree }: PricePageProps) {
  const actor = useActorRef(useMemo(() => planListOver(client), [client]))
  const snapshot = useSelector(actor, (found) => found)
  const { plans } = snapshot.context
  return (
    <div className={css({ maxWidth: 'page', mx: 'auto', px: '6', pt: { base: '10', md: '16' } })}>
      <PageHeading
        title="Pricing Plans"
        className={css({ fontSize: { base: '44px', md: '72px' }, lineHeight: '1.05', letterSpacing: '-0.035em', mb: { base: '6', md: '8' } })}
      />
      {snapshot.hasTag('busy') ? <p role="status">Loading plans...</p> : null}
      {snapshot.hasTag('failed') ? (
        <div role="alert" className={css({ display: 'flex', alignItems: 'center', gap: '4' })}>
          <p>Failed to load pricing plans.</p>
          <button type="button" className={button()} onClick={() => actor.send({ type: 'plans.retry' })}>
            Try again
          </button>
        </div>
      ) : null}
      {plans.length > 0 ? (
        <div className={css({ display: 'grid', gridTemplateColumns: { lg: '1fr 1fr 1fr' }, bg: 'surface', borderRadius: 'dialog', boxShadow: '1' })}>
          {plans.map((plan) => (
            <PlanCard key={plan.id} plan={plan} current={current} chooseFree={chooseFree} />
          ))}
        </div>
      ) : null}
    </div>
  )
}
