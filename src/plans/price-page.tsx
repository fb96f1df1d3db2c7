import type { Plan } from '../../contract/plans.api.ts'
import type { Client } from '../api/client.ts'
import { Pricing } from './pricing.tsx'

export interface PricePageProps {
  readonly client: Client
  readonly current: Plan | null
  readonly chooseFree: (() => void) | null
}

/** /price, in both layouts. */
export const PricePage = (props: PricePageProps) => <Pricing mode="page" {...props} />
