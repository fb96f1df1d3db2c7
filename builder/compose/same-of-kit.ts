import type { KitName } from '../lexicon/kits.ts'

const any = /./
/** Nouns of a kit that mean one thing on one site: expenses and reimbursements, what is in stock by any of its names. */
const table: Readonly<Partial<Record<KitName, RegExp>>> = {
  expense: /^(?:expense|expenses|reimbursement|expense reimbursement|expense claim|expense record)$/,
  payment: /(?:^| )(?:recharge|top-up|wallet)$/,
  people_flow: any,
  points: /^(?:(?:user|member|membership|loyalty|reward|bonus) )?points?(?: balance| record)?$|^points$/,
  production_plan: /(?:^| )production(?: (?:plan|planning|scheduling|schedule|process))?$/,
  query: /^(?:(?:sql |database |data )?query(?: statement| result)?|(?:sql )?statement|sql)$/,
  refund: /^(?:refund|return|after-sales?)(?: (?:request|service|record|application|management))?$/,
  road_traffic: any,
  stock: /(?:^| )(?:inventory|stock|inventory item|stock item)$/,
  user_account: /^(?:(?:system|platform|app|website|registered|backend) )?user(?: account)?$/,
}

/** Whether two nouns of a kit are names for one thing. */
export const isSameOfKit = (kit: KitName, a: string, b: string): boolean => [a, b].every((noun) => table[kit]?.test(noun) === true)
