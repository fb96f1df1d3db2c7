import type { KitName } from './kits.ts'

/** What the results of jobs, checks and suggestions are called, in the singular. */
// biome-ignore format: a table
export const resultNouns: Readonly<Partial<Record<KitName, string>>> = {
  dashboard: 'large screen|visualization large screen|data large screen|dashboard|custom dashboard|data dashboard|visual dashboard|personal dashboard',
  shipping_label: 'shipping label|parcel label|shipment label|waybill label|delivery label|courier label|package label|postage label',
  audit_finding: 'audit finding|inspection finding|audit result|audit issue|non-conformity|accessibility issue|compliance finding|security finding|review finding',
  audit: 'compliance check|compliance review|internal audit|security audit|quality audit|compliance audit|site audit|system audit|audit plan|audit task|safety audit|code audit|energy audit|seo audit|website audit',
  site_evaluation: 'website evaluation|site evaluation|page evaluation|accessibility evaluation|usability evaluation|system evaluation|web evaluation|website assessment|accessibility assessment|website score|seo score|seo analysis',
  recommendation: 'recommendation|personalized recommendation|intelligent recommendation|smart recommendation|daily recommendation',
  stored_pair: 'key-value pair|key value pair|key-value data|key-value entry|cache entry|cached value|redis key|kv pair',
  article: 'design pattern|software pattern|architecture pattern|software design pattern|programming pattern',
  job: 'speech-to-text|speech to text|voice-to-text|audio transcription|text-to-speech|command|shell command|terminal command|command execution|command run|interpolation|data operation|data processing task|spatial analysis|cache cleanup|port scan|vulnerability scan|virus scan|security scan|network scan|code scan|malware scan|file scan|website scan|batch run|script run|script execution',
}
