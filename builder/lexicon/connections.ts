import type { Kit, KitName } from './kits.ts'

/** Nouns of what is done, measured, or made of something else. */
const done =
  /(?:tion|ment|ing|sis|record|history|log|result|report|progress|edit|version|review|alert|check|comment|step|certificate|borrowing|settlement|maintenance|repair|usage|bill|quota|warning|sheet|evaluation|damage|loss|return|approval|plan)$/
const undone = /(?:document|department|apartment|equipment|instrument|station|section|location|position|collection|question|building|painting|drawing)$/
export const isDone = (noun: string): boolean => done.test(noun) && !undone.test(noun)

/** How a thing is tied to another, the closest first: by its name, by "of" and the like, by the sentence that names both, as the only one that it can be of, as the one that most others are of. */
export const ties = ['name', 'of', 'near', 'only', 'main'] as const
export type Tie = (typeof ties)[number]
/** What rows of some kinds are of: kinds of what is kept that they come from, are done to or are owed for. */
export interface Connection {
  readonly kits: ReadonlySet<KitName>
  readonly noun: RegExp
  /** Nouns of those kits that are of nothing else. */
  readonly but: RegExp | null
  readonly toKits: ReadonlySet<KitName>
  readonly toGroups: ReadonlySet<Kit['group']>
  /** The loosest tie that is enough. */
  readonly by: Tie
}
const any = /./
const words = <Word extends string>(said: string): ReadonlySet<Word> => new Set(said.split(/\s+/).filter((word) => word !== '') as Word[])
interface Limits {
  readonly noun?: RegExp
  readonly but?: RegExp
  readonly groups?: string
}
const row = (kits: string, by: Tie, toKits: string, { noun = any, but, groups = '' }: Limits = {}): Connection => ({
  kits: words<KitName>(kits),
  noun,
  but: but ?? null,
  toKits: words<KitName>(toKits),
  toGroups: words<Kit['group']>(groups),
  by,
})

const sources = 'dataset database_table link resume website form contract book code_function document diagram'
const texts = 'article post comment message review diary mail feedback'
const dealt =
  'order sales_order purchase_order booking tenancy signup contract loan ride charging charging_record parking service_request event gig membership case_record insurance_policy shipment'
const watched =
  'machine sensor server vehicle camera facility site spot workstation stock website fixed_asset patient it_resource worker_pool interface database_table dataset connection project campaign marketing_campaign process_run customer place'
const kept =
  'order sales_order purchase_order booking project case_record production_order work_order campaign marketing_campaign production_plan gig dataset database_table machine vehicle server sensor website form exam resume patient student customer shipment transport_route inspection contract document file property estate site facility store event league course crop test_case task link'
const handled =
  'machine vehicle property estate room facility product order service_request site server fixed_asset production_order workstation place it_resource camera website'
/** Money that goes into or out of what somebody has on the site. */
const ownMoney = /recharge|top-?up|withdraw|deposit|packet|premium|vip|subscription|financ|revenue|money|wallet|cost|parking/i

/** The likeliest kinds that rows of a kind are of. */
// biome-ignore format: a table
export const connections: readonly Connection[] = [
  row('job run_record processed_file', 'only', sources, { groups: 'media', noun: /(?:tion|sis|ment|ing|result|edit|scan|scrape|transcript|test)(?: task| record| log| history)?$/, but: /(?:^| )(?:simulation|calculation|(?:search|setting|chain) optimization|tracing|casting|planning)$/ }),
  row('trade_record', 'only', sources, { groups: 'media', noun: /(?:^| )(?:conversion|recognition|translation|detection|extraction|moderation|transcription|compression|restoration|processing)(?: record| log| history)?$/ }),
  row('job run_record', 'only', texts, { noun: /sentiment|keyword|emotion|opinion|summar|semantic|translat/ }),
  row('job', 'near', 'machine vehicle server fixed_asset', { noun: /(?:prediction|detection|diagnosis|scan)$/ }),
  row('trade_record', 'near', 'domain_name template order machine vehicle', { noun: /(?:sending|billing|gift|location)(?: record)?$/ }),
  row('report', 'only', kept, { but: /statement|revenue|business|financ|management/ }),
  row('report trade_request', 'only', 'trade_item thing species plant pet work recipe book place attraction product article', { noun: /^(?:error|mistake|correction|inaccuracy) report$/ }),
  row('figures', 'near', 'dataset file database_table form', { noun: /^data record$/ }),
  row('payment transaction invoice commission', 'only', dealt, { but: ownMoney }),
  row('payment', 'only', 'loan tenancy booking hire', { noun: /deposit/ }),
  row('request trade_record log', 'only', 'interface service_mock', { noun: /(?:^| )(?:request|call)(?: record| log| history)?$/ }),
  row('refund', 'only', 'order booking sales_order payment ticket_travel signup tenancy loan'),
  row('payment', 'main', `${dealt} application course service project`, { but: ownMoney }),
  row('payment transaction transfer', 'only', 'account', { noun: /recharge|top-?up|withdraw|deposit|transaction|transfer/i }),
  row('transaction', 'only', 'payment', { noun: /^transaction(?: record)?$|settlement/ }),
  row('transaction', 'only', 'commission', { noun: /settlement/ }),
  row('trade', 'only', 'asset product stock crop game_item'),
  row('alert', 'only', watched),
  row('reading energy_use', 'only', watched.replace(' stock', ''), { but: /saving/ }),
  row('score', 'main', 'game event league exam fixture lottery class quiz_question', { but: /point|credit|interaction/ }),
  row('progress', 'only', 'course book lesson video music task job project order homework training_record plan movie'),
  row('memo recommendation', 'only', 'resume patient customer health document project portfolio'),
  row('review', 'only', 'order booking service gig ride trip work course', { but: /document|code/ }),
  row('reward', 'main', 'event task gig game lottery campaign habit invitation'),
  row('task', 'main', 'event project game campaign marketing_campaign case_record', { but: /administrative|operation|allocation|management/ }),
  row('task', 'near', 'course customer exam'),
  row('change version backup', 'only', `${sources} project template customer server`, { groups: 'media' }),
  row('response answer', 'only', 'form exam quiz_question question survey_question poll homework'),
  row('ticket trade_request request', 'near', handled, { but: /error|issue|demand/ }),
  row('inspection quality_check work_order hazard defect service_record', 'main', `${handled} service`),
  row('component form_item', 'near', 'website form template diagram link dashboard', { but: /framework|library|module/ }),
  row('component', 'only', 'dataset', { noun: /chart|visuali|graph/ }),
  row('appraisal', 'only', 'employee student customer'),
  row('trade_record trade_work roster_entry upkeep_plan', 'name', '', { noun: / (?:schedule|timetable)$/, but: /(?:delivery|pick-?up|drop-off|shuttle|collection|route) /, groups: 'offer person event place machine record work media' }),
  row('risk_assessment', 'only', 'customer loan project site'),
  row('delivery', 'main', 'order sales_order purchase_order'),
  row('deployment', 'only', 'website server machine project component file it_resource interface'),
  row('query', 'only', 'dataset connection database_table'),
  row('dataset', 'only', 'connection', { noun: /data ?set|data source|model/ }),
]

/** Kinds that a site as a whole may be about. */
export const central: ReadonlySet<KitName> = words<KitName>(
  'employee patient student customer trade_item interface machine vehicle dataset course event project form hire property estate pet crop plant batch shipment lot book exam website server sensor hire_car fixed_asset resume',
)
