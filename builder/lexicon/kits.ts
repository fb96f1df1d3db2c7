import { type Kit, kit } from './kit.ts'
import { companyKits } from './kits-company.ts'
import { computingKits } from './kits-computing.ts'
import { contentKits } from './kits-content.ts'
import { drawnKits } from './kits-drawn.ts'
import { housingKits } from './kits-housing.ts'
import { lifeKits } from './kits-life.ts'
import { measuredKits } from './kits-measured.ts'
import { moneyKits } from './kits-money.ts'
import { notedKits } from './kits-noted.ts'
import { offerKits } from './kits-offers.ts'
import { operationsKits } from './kits-operations.ts'
import { orderKits } from './kits-orders.ts'
import { partKits } from './kits-parts.ts'
import { personKits } from './kits-persons.ts'
import { recordKits } from './kits-records.ts'
import { resultKits } from './kits-results.ts'
import { systemKits } from './kits-systems.ts'
import { textKits } from './kits-texts.ts'
import { tradeKits } from './kits-trade.ts'
import { tradeOfWorkKits } from './kits-trades.ts'
import { workKits } from './kits-work.ts'
import { workplaceKits } from './kits-workplace.ts'

export type { Kit } from './kit.ts'

export const kits = {
  ...operationsKits,
  ...recordKits,
  ...resultKits,
  ...tradeKits,
  ...companyKits,
  ...workplaceKits,
  ...measuredKits,
  ...contentKits,
  ...drawnKits,
  ...tradeOfWorkKits,
  ...computingKits,
  ...partKits,
  ...housingKits,
  ...notedKits,
  ...offerKits,
  ...orderKits,
  ...moneyKits,
  ...personKits,
  ...workKits,
  ...textKits,
  ...lifeKits,
  ...systemKits,
  thing: kit('record', 'table', 'public', 'add', 'noun', 'Name!;Date:date;Description:long', 'Active; Finish: Active > Done; Reopen: Done > Active'),
} as const satisfies Record<string, Kit>
export type KitName = keyof typeof kits
