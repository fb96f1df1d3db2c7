import type { Page } from '../../model.ts'
import { type Completer, claimed, newBlockId, newPageId, newPath, withModel } from '../draft.ts'

const asked =
  /\bpasswords?[- ](?:recover\w*|reset\w*|retriev\w*)\b|\b(?:recover\w*|reset\w*|retriev\w*|forg[eo]t\w*|find back) (?:(?:a|an|the|their|your|my|its|own|lost|forgotten) )*passwords?\b/i
/** A site sends nothing: what is to come by mail or by telephone does not come. */
const carried = /\b(?:e-?mails?|mail|sms|text messages?|phone|verification|code|captcha)\b/i

/** "password recovery": a code that one makes in one's account, or is given by whoever runs the site, sets a new password once. */
export const recovery: Completer = (draft) => {
  const { accounts, pages } = draft.model
  if (!accounts) return draft
  const textOf = ({ start, end }: { readonly start: number; readonly end: number }) => draft.brief.words.slice(start, end)
  const said = draft.brief.clauses.filter((clause) => clause.mode !== 'style' && asked.test(textOf(clause)))
  if (said.length === 0) return draft
  const path = newPath(draft, '/recover')
  const page: Page = {
    id: newPageId(draft, 'recover'),
    path,
    title: 'Set a new password',
    navigation: null,
    blocks: [{ kind: 'recover', id: newBlockId(draft, 'recover'), heading: '', text: '' }],
  }
  const built = withModel(draft, { accounts: { ...accounts, recovery: path }, pages: [...pages, page] })
  return claimed(
    built,
    path,
    said.filter((clause) => !carried.test(textOf(clause))),
  )
}
