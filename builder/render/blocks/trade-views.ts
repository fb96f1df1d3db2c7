import type { AppModel } from '../../model.ts'
import { balance } from '../trade/balance.ts'
import { calendar } from '../trade/calendar.ts'
import { cart } from '../trade/cart.ts'
import { checkout } from '../trade/checkout.ts'
import { compare } from '../trade/compare.ts'
import { holdings } from '../trade/holdings.ts'
import { orderSteps } from '../trade/order-steps.ts'
import { quote } from '../trade/quote.ts'
import { receipt } from '../trade/receipt.ts'
import { scanToPay } from '../trade/scan-to-pay.ts'
import { slots } from '../trade/slots.ts'
import { stock } from '../trade/stock.ts'
import type { BlockViews } from './view.ts'

const entityFor = ({ actions }: AppModel, action: string): string | undefined => actions.find(({ id }) => id === action)?.entity

export const tradeViews: BlockViews<
  'cart' | 'checkout' | 'receipt' | 'scan_to_pay' | 'order_steps' | 'quote' | 'slots' | 'calendar' | 'stock' | 'compare' | 'balance' | 'holdings'
> = {
  cart: { render: cart, entities: ({ entity }) => [entity] },
  checkout: { render: checkout, entities: (block, model) => [block.cart.entity, entityFor(model, block.action)] },
  receipt: { render: receipt, entities: ({ entity, lines }) => [entity, lines?.entity] },
  scan_to_pay: { render: scanToPay, entities: ({ entity }) => [entity] },
  order_steps: { render: orderSteps, entities: ({ entity }) => [entity] },
  quote: { render: quote, entities: ({ action }, model) => [entityFor(model, action)] },
  slots: { render: slots, entities: ({ action }, model) => [entityFor(model, action)] },
  calendar: { render: calendar, entities: ({ entity }) => [entity] },
  stock: { render: stock, entities: ({ entity }) => [entity] },
  compare: { render: compare, entities: ({ entity }) => [entity] },
  balance: { render: balance, entities: ({ entity }) => [entity] },
  holdings: {
    render: holdings,
    entities: ({ entity, by }, { entities }) => [entity, entities.find(({ id }) => id === entity)?.fields.find(({ id }) => id === by)?.entity],
  },
}
