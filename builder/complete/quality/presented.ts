import { managerOf } from '../../compose/running.ts'
import type { Role } from '../../model.ts'
import { type Completer, type Draft, withModel } from '../draft.ts'
import { withSettings } from './settings.ts'

const administrator: Role = { id: 'administrator', name: 'Administrator', manages: true }
/** Words by which a site is one whose own contents and looks are worked on there. */
const managed =
  /\b(?:manag(?:e|es|ing)|modify|modifying|edit|editing|update|updating|adjust|adjusting|customi[sz](?:e|ing)|configur(?:e|ing)|maintain|maintaining)\b[^.,;]{0,40}\b(?:web ?site|site|web ?page|page|interface)(?:'s|’s)? (?:text |and )?(?:content|layout|appearance|design|style|colou?rs?|theme|structure|look|pages?)\b|(?<!\b(?:video|music|audio|image|media|photo|picture|film|movie|podcast|course|game|e-?book) )\bcontent management (?:system|website|platform|function|module)|\b(?:switch|change|manage|install)\w* (?:website |site )?(?:skins|themes)\b/i

/** "manage website content", "customize the website's layout": whoever runs the site sets how it presents itself. */
export const presented: Completer = (draft) => {
  if (draft.model.settings || !managed.test(wordsOf(draft))) return draft
  const role = managerOf(draft.model.roles) ?? draft.model.roles.find(({ manages }) => manages)
  return role ? withSettings(draft, role) : withSettings(withModel(draft, { roles: [...draft.model.roles, administrator] }), administrator)
}

const wordsOf = ({ brief }: Draft): string =>
  brief.clauses
    .filter(({ mode }) => mode !== 'style')
    .map(({ start, end }) => brief.words.slice(start, end))
    .join('. ')
