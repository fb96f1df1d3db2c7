import type { Named } from './shape.ts'
import { bodyTrades } from './trades-body.ts'
import { campaignTrades } from './trades-campaigns.ts'
import { campusTrades } from './trades-campus.ts'
import { careTrades } from './trades-care.ts'
import { clinicTrades } from './trades-clinic.ts'
import { cultureTrades } from './trades-culture.ts'
import { dealingTrades } from './trades-dealing.ts'
import { digitalTrades } from './trades-digital.ts'
import { diningTrades } from './trades-dining.ts'
import { doneTrades } from './trades-done.ts'
import { eventTrades } from './trades-events.ts'
import { everydayTrades } from './trades-everyday.ts'
import { gamingTrades } from './trades-gaming.ts'
import { goodsTrades } from './trades-goods.ts'
import { hiringTrades } from './trades-hiring.ts'
import { householdTrades } from './trades-household.ts'
import { keptTrades } from './trades-kept.ts'
import { landTrades } from './trades-land.ts'
import { learningTrades } from './trades-learning.ts'
import { lendingTrades } from './trades-lending.ts'
import { lodgingTrades } from './trades-lodging.ts'
import { marketTrades } from './trades-market.ts'
import { nearbyTrades } from './trades-nearby.ts'
import { officeTrades } from './trades-office.ts'
import { partTrades } from './trades-parts.ts'
import { peopleTrades } from './trades-people.ts'
import { playTrades } from './trades-play.ts'
import { publicTrades } from './trades-public.ts'
import { sentTrades } from './trades-sent.ts'
import { serviceTrades } from './trades-services.ts'
import { shoppingTrades } from './trades-shopping.ts'
import { societyTrades } from './trades-society.ts'
import { softwareTrades } from './trades-software.ts'
import { subjectTrades } from './trades-subjects.ts'
import { transportTrades } from './trades-transport.ts'
import { worksTrades } from './trades-works.ts'

/** What the fields of work keep, by their nouns. */
export const trades: readonly Named[] = [
  ...sentTrades,
  ...subjectTrades,
  ...nearbyTrades,
  ...clinicTrades,
  ...campusTrades,
  ...hiringTrades,
  ...lendingTrades,
  ...transportTrades,
  ...goodsTrades,
  ...shoppingTrades,
  ...lodgingTrades,
  ...eventTrades,
  ...diningTrades,
  ...serviceTrades,
  ...officeTrades,
  ...partTrades,
  ...careTrades,
  ...learningTrades,
  ...societyTrades,
  ...cultureTrades,
  ...digitalTrades,
  ...softwareTrades,
  ...gamingTrades,
  ...campaignTrades,
  ...landTrades,
  ...dealingTrades,
  ...marketTrades,
  ...playTrades,
  ...publicTrades,
  ...worksTrades,
  ...bodyTrades,
  ...peopleTrades,
  ...everydayTrades,
  ...doneTrades,
  ...householdTrades,
  ...keptTrades,
]
