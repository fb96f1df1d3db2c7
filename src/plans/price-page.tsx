import type { Plan } from '../../contract/plans.api.ts'
import type { Client } from '../api/client.ts'
import type { Notify } from './plan-card.tsx'
import { Pricing } from './pricing.tsx'

export interface PricePageProps {
  readonly client: Client
  readonly current: Plan | null
  readonly chooseFree: (() => void) | null
  /** Shows why a plan cannot be had yet; visitors have a tooltip alone. */
  readonly notify?: Notify
}

/** /price, in both layouts. */
export const PricePage = (props: PricePageProps) => <Pricing mode="page" {...props} />
