import type { notedKits } from './kits-noted.ts'

/** What is kept of doings on a site is called, in the singular. */
// biome-ignore format: a table
export const notedNouns: Readonly<Record<keyof typeof notedKits, string>> = {
  introduction: 'about page section',
  visit_count: 'website traffic|web traffic|site traffic|page view|page visit|website visit|traffic record|website traffic record',
  click: 'click record|click event|click history|link click',
  claim_record: 'claim record|reward claim record|reward claim',
  level_progress: 'level progress|level progression|game level progress|stage progress',
  queue_entry: 'queue entry|match queue entry',
  troubleshooting: 'troubleshooting record|troubleshooting case|troubleshooting session',
  paid_view: 'paid view|paid view record|paid unlock',
}
