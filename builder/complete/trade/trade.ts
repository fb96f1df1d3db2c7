import type { Completer } from '../draft.ts'
import { passages } from '../operations/passages.ts'
import { balances } from './balances.ts'
import { bids } from './bids.ts'
import { bookedFor } from './booked-for.ts'
import { bookingExtras } from './booking-extras.ts'
import { bookings } from './bookings.ts'
import { capacities } from './capacity.ts'
import { claimedOffers } from './claimed-offers.ts'
import { clashes } from './clashes.ts'
import { discountCodes } from './codes.ts'
import { coupons } from './coupons.ts'
import { documents } from './documents.ts'
import { fares } from './fares.ts'
import { gathered } from './gathered.ts'
import { gigs } from './gigs.ts'
import { goodsMoves } from './goods-moves.ts'
import { hired, twicePriced } from './hired.ts'
import { hourlyFees } from './hourly-fees.ts'
import { loans } from './loans.ts'
import { calendars, comparisons, points } from './looks.ts'
import { lowestLevels } from './low.ts'
import { once } from './once.ts'
import { oneStore } from './one-store.ts'
import { openOnly } from './open-only.ts'
import { opened } from './opening.ts'
import { orders, progress } from './orders.ts'
import { ownLending } from './own-lending.ts'
import { paidOrders } from './paid-orders.ts'
import { payLater } from './pay-later.ts'
import { payments } from './payments.ts'
import { pickedUp } from './picked-up.ts'
import { portfolios } from './portfolios.ts'
import { purchases } from './purchases.ts'
import { queues } from './queues.ts'
import { quotes } from './quotes.ts'
import { reckoned } from './reckoned.ts'
import { recorded } from './recorded.ts'
import { refunds } from './refunds.ts'
import { rewardTasks } from './reward-tasks.ts'
import { scanToPay } from './scan-to-pay.ts'
import { scheduled } from './scheduled.ts'
import { seatPlans } from './seat-plans.ts'
import { sending } from './sending.ts'
import { shop } from './shop.ts'
import { signedTotals } from './signed-totals.ts'
import { soldBeside } from './sold-beside.ts'
import { stocks } from './stocks.ts'
import { supplies } from './supplies.ts'
import { takings } from './takings.ts'
import { trades } from './trades.ts'
import { verified } from './verified.ts'
import { withdrawals } from './withdrawals.ts'

/** What is bought, booked, lent and kept in stock; what is paid comes after what it pays for. */
export const trade: readonly Completer[] = [
  oneStore,
  twicePriced,
  shop,
  hired,
  soldBeside,
  sending,
  discountCodes,
  coupons,
  claimedOffers,
  rewardTasks,
  pickedUp,
  orders,
  fares,
  bookings,
  bookingExtras,
  bookedFor,
  capacities,
  signedTotals,
  once,
  gathered,
  loans,
  ownLending,
  openOnly,
  gigs,
  bids,
  lowestLevels,
  stocks,
  supplies,
  goodsMoves,
  withdrawals,
  payments,
  takings,
  purchases,
  paidOrders,
  refunds,
  scanToPay,
  payLater,
  recorded,
  balances,
  trades,
  opened,
  portfolios,
  quotes,
  reckoned,
  scheduled,
  hourlyFees,
  documents,
  clashes,
  passages,
  queues,
  verified,
  progress,
  comparisons,
  calendars,
  seatPlans,
  points,
]
