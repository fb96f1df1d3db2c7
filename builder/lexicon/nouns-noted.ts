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
  selection: 'mentor selection|tutor selection|supervisor selection|adviser selection|advisor selection|coach selection|course selection|elective selection|teacher selection',
  team_member: 'member of a team|team membership',
  completion: 'task completion|challenge completion|mission completion|quest completion|exercise completion|lesson completion',
  unlocked: 'unlocked content|unlocked item|unlocked character|unlocked scene|unlocked feature|unlocked story|unlocked skill',
  paid_view: 'paid view|paid view record|paid unlock',
}
