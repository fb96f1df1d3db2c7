import type { peopleKits } from './kits-people.ts'
import type { recordKits } from './kits-records.ts'
import { peopleKitNouns } from './nouns-people.ts'

/** What the lists of offices are called, in the singular. */
// biome-ignore format: a table
export const recordNouns: Readonly<Record<keyof typeof recordKits | keyof typeof peopleKits, string>> = {
  ...peopleKitNouns,
  text_message: 'sms|sms message|verification sms|sms notification|sms reminder|sms alert',
  mail: 'email|mail|email message|confirmation email|email notification',
  call: 'video call|group voice|group video|voice chat|group voice chat|group video chat|voice call|audio call|conference call|network call|video chat|internet call',
  invitation: 'invitation|invitation link|invite|invitation letter',
  name_card: 'business card|name card|visiting card|contact card',
  connection: 'database connection|data connection|wifi connection|port connection|network connection|tcp connection|remote connection|vpn connection',
  login_account: 'game account|social media account|social account|ad account|advertising account|backend account|public account|platform account|sub-account',
  address: 'address|address book|personal address book|delivery address book|shipping address list|address book entry',
  bet: 'bet|wager',
  bill_of_materials: 'bom|production bom|bill of material|bill of materials|material list|parts list',
  limit: 'threshold|alert threshold|alarm threshold|warning threshold|alert limit|warning limit|stop threshold',
  right: 'copyright|software copyright|trademark registration|patent registration|patent|trademark|copyright registration|intellectual property right',
  appraisal: 'performance appraisal|appraisal|work performance record|performance evaluation|performance review|employee evaluation|staff evaluation|performance assessment',
  safety_check: 'safety|fire safety|food safety|campus safety|traffic safety|school safety|production safety|safety check|risk check|risk prevention check|hazard check',
  training_record: 'employee training record|staff training record|employment training record|course certificate record',
  unemployment_record: 'unemployment record|unemployment registration',
  care_record: 'elderly care record|care record|nursing record|care log|care visit',
  case_record: 'case record|legal case|court case|case management record',
  stay_record: 'parking record|parking history|parking session|vehicle entry|vehicle entry and exit|car entry and exit|vehicle access record',
  shared_record: 'sharing record|share record|sharing history',
  data_request: 'gdpr compliance|gdpr request|data protection request|privacy request|data deletion request|consent|user consent|data consent|consent management|data request|gdpr',
  work_order: 'work order|complaint work order|maintenance order|repair work order|job order|maintenance work order',
}
