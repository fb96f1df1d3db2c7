import type { KitName } from '../lexicon/kits.ts'

const any = /./
/** Nouns of a kit that mean one thing on one site: staff and employees, expenses and reimbursements, what is in stock by any of its names. */
const table: Readonly<Partial<Record<KitName, RegExp>>> = {
  charging: any,
  membership: /^(?:(?:pricing|price|subscription|membership|service|monthly) )?(?:plan|package)$/,
  task: /^(?:(?:shared )?check ?list|task|task list)$/,
  trip: /^(?:(?:tour|travel|trip|tourism|vacation|holiday) )?(?:tour|trip|package|travel|product|route|tour package)$/,
  announcement: /^(?:announcement|notice|bulletin)$/,
  asset: /^(?:stock|share)(?: (?:quote|price|information|data|quotation))?$/,
  article: /^(?:(?:personal |corresponding )?blog|(?:blog |journal )?article|blog (?:post|entry)|journal)$/,
  tool: /^(?:(?:other )?(?:tool|item|equipment|thing))$/,
  alert: /^(?:(?:abnormal|system|fault) )?(?:alert|alarm|warning)(?: (?:notification|message|information|record))?$/,
  attendance: /^(?:(?:customer|employee|student|staff|visitor|user|daily) )?(?:attendance|check-in|check-out|clock-in|clock-out|sign-in|punch-in)$/,
  employee: /^(?:employee|staff|personnel|worker|colleague|staff member)(?: record)?$/,
  expense: /^(?:expense|expenses|reimbursement|reimbursement application|reimbursement request|expense reimbursement|expense claim|expense record)$/,
  loan: /^(?:borrowing|rental|loan|lending|hire)$/,
  machine: /^(?:(?:hardware|smart|network) )?(?:equipment|device|machine|hardware)$/,
  payment: /(?:^| )(?:recharge|top-up|wallet)$|^deposit(?: payment)?$/,
  cargo_load: any,
  fixture: /^(?:(?:match|game|sports|football|basketball) )?(?:fixture|result|match|score|schedule|match result|game)$/,
  insurance_claim: any,
  itinerary: any,
  people_flow: any,
  permission: /^(?:(?:user|role|data|menu|system) )?(?:access )?(?:permission|control|authority|right)s?(?: control)?$/,
  property: /^(?:(?:rental|real estate|public) )?(?:property|housing|real estate|listing)(?: (?:source|resource|listing|property|information))?$/,
  tenancy: any,
  points: /^(?:(?:user|member|membership|loyalty|reward|bonus) )?points?(?: balance| record)?$|^points$/,
  book: /^(?:(?:second-?hand|used|idle|old) )?(?:text)?book$/,
  lot: any,
  production_plan: /(?:^| )production(?: (?:plan|planning|scheduling|schedule|process))?$/,
  query: /^(?:(?:sql |database |data )?query(?: statement| result)?|(?:sql )?statement|sql)$/,
  redemption: any,
  refund: /^(?:refund|return|after-sales?)(?: (?:request|service|business|record|application|management|order|process(?:ing)?))?$/,
  road_traffic: any,
  setting: /^(?:(?:system|basic|general|app|site|website) )?(?:setting|configuration|parameter)$/,
  room: /^(?:(?:guest |hotel )?room|room type|suite type)$/,
  stock: /(?:^| )(?:inventory|stock|storage|inventory item|stock item)$/,
  used_car: any,
  vacancy:
    /^(?:(?:job|recruitment|vacancy|opening|career|position|open position)(?: (?:information|posting|post|opportunity|opening|recruitment|position))?|(?:(?:temporary )?lab(?:ou?)r|worker|staffing|manpower|hiring|recruitment|employment) (?:demand|need)|job task)$/,
  user_account: /^(?:(?:system|platform|app|website|registered|backend) )?user(?: account)?$/,
}

/** Whether two nouns of a kit are names for one thing. */
export const isSameOfKit = (kit: KitName, a: string, b: string): boolean => [a, b].every((noun) => table[kit]?.test(noun) === true)
