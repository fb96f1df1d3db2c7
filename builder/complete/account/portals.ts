import type { Block, Page, Role } from '../../model.ts'
import { type Completer, type Draft, newBlockId, withModel } from '../draft.ts'
import { addPage, claimWhere, entityIn, textOf } from '../trade/parts.ts'

const portalFor = /\bportals? for (?:the |our |all )?([a-z]+(?:(?:\/|, | and | or | ?& ?)(?:the )?[a-z]+){0,2})/
const ofPortal = /\b([a-z]{3,20}?)(?:s|s['’]|['’]s)? (?:web |self-service )?portals?\b/
const most = 3

/** Whose portal the words speak of: a role that does not run the site. */
function portalOf(draft: Draft): Role | undefined {
  const words = textOf(draft)
  const said = `${portalFor.exec(words)?.[1] ?? ''} ${ofPortal.exec(words)?.[1] ?? ''}`.split(/[^a-z]+/).map((word) => word.replace(/s$/, ''))
  return draft.model.roles.find(({ manages, name, id }) => !manages && id !== 'user' && said.includes(name.toLowerCase()))
}
/** Whether the words give somebody a portal of their own, which is entered by an account. */
export const hasPortal = (draft: Draft): boolean => portalOf(draft) !== undefined

/** "a portal for parents": a page behind the log-in with what concerns them, their own first. */
export const portals: Completer = (draft) => {
  const role = portalOf(draft)
  const { accounts, pages } = draft.model
  if (!role || !accounts || pages.some(({ title }) => /\bportal\b/i.test(title))) return draft
  const found = pages.filter((page) => page.path !== '/' && page.navigation !== null && (page.role === undefined || page.role === role.id)).flatMap(listsOf)
  const concern = [...found.filter(({ scope }) => scope === 'mine'), ...found.filter((one) => one.scope === 'all' && isTold(draft, one.entity))]
  const lists = concern.filter((one, at) => concern.findIndex(({ entity }) => entity === one.entity) === at).slice(0, most)
  if (lists.length === 0) return draft
  const title = `${role.name} portal`
  const isFirst = draft.model.roles[0]?.id === role.id
  const made = addPage(draft, {
    title,
    navigation: title,
    role: isFirst ? undefined : role.id,
    blocks: () => lists.map((list): Block => ({ ...list, id: newBlockId(draft, `portal_${list.entity}`.slice(0, 40)) })),
  })
  return claimWhere(withModel(made.draft, { accounts: { ...accounts, pages: [...accounts.pages, made.path] } }), /\bportals?\b/, made.path)
}

const listsOf = ({ blocks }: Page) => blocks.flatMap((block) => (block.kind === 'list' ? [block] : []))
/** What is told to whoever comes back for it: news, notices, dates, documents. */
const isTold = (draft: Draft, id: string): boolean =>
  entityIn(draft, id)?.read === 'public' &&
  /(?:notice|announcement|news|news article|event|newsletter|document|material|calendar|timetable|schedule|update|message|homework|report|resource)$/.test(
    entityIn(draft, id)!.singular,
  )
