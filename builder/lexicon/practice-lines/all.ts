import type { PracticeLines } from '../practice-lines.ts'
import { commerceSites } from './site-commerce.ts'
import { dataSites } from './site-data.ts'
import { developerSites } from './site-developer.ts'
import { devicesSites } from './site-devices.ts'
import { financeSites } from './site-finance.ts'
import { learningSites } from './site-learning.ts'
import { mediaSites } from './site-media.ts'
import { placesSites } from './site-places.ts'
import { playSites } from './site-play.ts'
import { promotionSites } from './site-promotion.ts'
import { publicSites } from './site-public.ts'
import { publishingSites } from './site-publishing.ts'
import { socialSites } from './site-social.ts'
import { toolsSites } from './site-tools.ts'
import { travelSites } from './site-travel.ts'
import { wellbeingSites } from './site-wellbeing.ts'
import { workSites } from './site-work.ts'
import { civicTrades } from './trade-civic.ts'
import { cultureTrades } from './trade-culture.ts'
import { healthTrades } from './trade-health.ts'
import { industryTrades } from './trade-industry.ts'
import { landTrades } from './trade-land.ts'
import { officeTrades } from './trade-office.ts'

/** What sites of trades keep, and what kinds of sites keep. */
export const practiceLines: readonly PracticeLines[] = [
  { text: civicTrades, isOfSites: false },
  { text: cultureTrades, isOfSites: false },
  { text: healthTrades, isOfSites: false },
  { text: industryTrades, isOfSites: false },
  { text: landTrades, isOfSites: false },
  { text: officeTrades, isOfSites: false },
  { text: commerceSites, isOfSites: true },
  { text: dataSites, isOfSites: true },
  { text: developerSites, isOfSites: true },
  { text: devicesSites, isOfSites: true },
  { text: financeSites, isOfSites: true },
  { text: learningSites, isOfSites: true },
  { text: mediaSites, isOfSites: true },
  { text: placesSites, isOfSites: true },
  { text: playSites, isOfSites: true },
  { text: promotionSites, isOfSites: true },
  { text: publicSites, isOfSites: true },
  { text: publishingSites, isOfSites: true },
  { text: socialSites, isOfSites: true },
  { text: toolsSites, isOfSites: true },
  { text: travelSites, isOfSites: true },
  { text: wellbeingSites, isOfSites: true },
  { text: workSites, isOfSites: true },
]
