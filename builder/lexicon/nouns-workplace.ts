import type { workplaceKits } from './kits-workplace.ts'

/** What workplaces write down is called, in the singular. */
// biome-ignore format: a table
export const workplaceNouns: Readonly<Record<keyof typeof workplaceKits, string>> = {
  staff_position: 'job title|position level|staff position|employee position|organizational position|post position|post level|job grade|position information',
  dictionary_entry: 'business code|basic data code|data dictionary|dictionary item|dictionary entry|system dictionary|dictionary data|dictionary type|dictionary code|code table|code item|code value|basic code|enumeration value|data dictionary entry',
  timed_task: 'scheduled task|timed task|cron job|cron task|scheduled job|timing task|timer task|background job|task schedule|job schedule',
  staff_change: 'resignation|resignation application|resignation request|employee transfer|personnel transfer|staff transfer|job transfer|transfer application|employee onboarding|onboarding record|personnel change|staff change|position change|employee promotion|departure record|turnover record|regularization application|termination record',
  social_security: 'social security|social insurance|social security record|insurance contribution|housing fund|provident fund|social security information|pension contribution|social security payment',
  employment_contract: 'employee contract|employment contract|labor contract|labour contract|staff contract|work contract|personnel contract|teacher contract',
  roster_entry: 'roster|duty roster|staff roster|rota|duty schedule|shift schedule|staff schedule|employee schedule|work shift schedule|shift arrangement|shift plan|duty arrangement|doctor schedule|nurse schedule|staff scheduling|employee scheduling|shift scheduling|duty record|on-call schedule|duty roster entry',
  inspection: 'inspection|patrol|patrol record|patrol inspection|routine inspection|daily inspection|site inspection|on-site inspection|inspection record|inspection history|spot check|field inspection|safety inspection|safety check record|safety patrol|inspection result|inspection task|patrol task|night patrol|equipment inspection|device inspection|hygiene inspection|quality patrol|inspection report record',
  upkeep_plan: 'maintenance plan|inspection plan|maintenance schedule|inspection schedule|service plan for equipment|servicing schedule|preventive maintenance|preventive maintenance plan|equipment maintenance plan|patrol plan|upkeep plan|maintenance cycle|calibration plan',
  hazard: 'hidden danger|safety hazard|hazard|rectification|hazard report|rectification task|rectification record|rectification notice|hidden danger record|safety risk|hidden hazard|safety issue|potential hazard|rectification order',
  accident: 'adverse event|serious adverse event|adverse reaction|side effect|near miss|accident|accident record|traffic accident|safety accident|safety incident|work accident|accident report|vehicle accident|workplace accident|collision|injury report',
  offence: 'traffic violation|violation record|parking violation|traffic offence|traffic offense|speeding ticket|traffic ticket|traffic fine|vehicle violation|driver violation',
  refuelling: 'fuel record|refueling record|refuelling record|fuel log|fuel consumption record|oil record|fueling record|refueling|refuelling|fuel entry|fuel consumption log|fuel expense',
  transport_route: 'transport route|transportation route|delivery route|bus route|logistics route|distribution route|shipping route|bus line|metro line|train line|freight route|subway line|flight route|line route|driving route|transportation line|collection route',
  cargo_load: 'cargo|cargo item|freight|freight item|cargo source|goods source|cargo information|freight load|freight order|load posting|goods to ship|cargo order|source of goods',
  stock_count: 'stocktaking|stock taking|stocktake|inventory count|stock count|inventory check|stock check|inventory counting|inventory verification|asset inventory|cycle count|inventory audit|stock audit|asset check|asset count|inventory taking|physical inventory',
  stock_transfer: 'stock transfer|warehouse transfer|inventory transfer|goods transfer|asset transfer|transfer order|allocation order|warehouse allocation|inventory allocation|goods allocation|asset allocation record|material transfer|relocation record',
  supplier_return: 'purchase return|supplier return|return to supplier|procurement return|purchase return order|vendor return',
  online_session: 'online user|active session|user session|login session|logged-in user|session record',
  licence_held: 'software license|software licence|license key|licence key|product key|software asset|activation code|software subscription',
  vehicle_insurance: 'vehicle insurance|vehicle insurance record|insurance record',
  control_measure: 'internal control|cost control|operation control|enterprise control|business control|pest control|prevention and control|process control|progress control|budget control|control measure|prevention measure|safety control|quality target',
  improvement: 'supply chain optimization|process optimization|production optimization|efficiency optimization|route optimization|cost optimization|resource optimization|operation optimization|business optimization|mode optimization|process improvement|workflow optimization|logistics optimization|inventory optimization|strategy optimization|management optimization|energy optimization|energy efficiency optimization|performance improvement|quality improvement|capacity optimization|schedule optimization',
  company_resource: 'enterprise resource|company resource|business resource|corporate resource|organizational resource|company internal resource|internal resource|human and material resource|project resource|resource allocation|manufacturing resource',
  tracked_event: 'tracking event|tracked event|event tracking point|buried point|analytics event|user event|click event|event data',
  reply_rule: 'automatic answer|automated answer|predefined reply|predefined answer|automatic reply|auto reply|auto-reply|keyword reply|automatic response|auto response|reply rule|predefined response|automated reply|automated response|canned response|quick reply|reply template|response template|welcome message|automatic customer reply',
  push_task: 'precise push|batch push|mass message|bulk message|group sending|mass sending|batch message|push task|push campaign|marketing push|content push|information push|mass mailing|message push|sms push|batch sending|bulk email|group message push|targeted push',
}
