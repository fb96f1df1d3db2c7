import { groupOf } from '../../compose/thing.ts'
import type { Completer } from '../draft.ts'
import { withManagement } from './governing.ts'

const systems =
  /\bmanagement (?:[a-z-]+ )?(?:system|platform|software|website|site|app|application|mini-program|tool)\b|\b(?:crm|erp|hrm|hris|mes|wms|oms|scm|ehr|lims|oa|crm\/erp)\b|\b(?:enterprise|human|customer) resources? (?:planning|management)\b|\bcustomer relationship\b/i
/** What an organisation keeps, and somebody answers for. */
const kept = new Set(['person', 'record', 'work', 'money', 'machine', 'place', 'offer', 'request'])
/** What each keeps for themselves. */
const ofOneself = /\b(?:personal|notes?|memos?|diary|habits?|bookmarks?|passwords?|resumes?|to-?dos?|friends?|social media|database (?:[a-z]+ )?tool)\b/i

/** A management system that a whole team keeps together has somebody who sets right what others entered. */
export const overseen: Completer = (draft) => {
  const { brief, model, parts, setting } = draft
  const opening = brief.words.slice(0, brief.words.search(/[.!?](?:\s|$)/) + 1 || undefined)
  if (setting !== 'team' || model.roles.some(({ manages }) => manages) || !systems.test(opening) || ofOneself.test(opening)) return draft
  const isShared = parts.some(({ made: { entity, thing } }) => {
    const now = model.entities.find(({ id }) => id === entity.id)
    return now?.read === 'public' && now.write === 'anyone' && kept.has(groupOf(thing))
  })
  // Accounts would stand in place of a list of users that people add to.
  const isOfUsers = parts.some(({ made: { thing } }) => thing.kit === 'user_account' && thing.makes.length > 0)
  return isShared && !isOfUsers ? withManagement(draft) : draft
}
