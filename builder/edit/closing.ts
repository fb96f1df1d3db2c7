import { closedBy, entitiesOf } from '../complete/account/closed.ts'
import { sampleMail } from '../compose/sample-mail.ts'
import { listed } from '../lexicon/inflect.ts'
import { givenNames } from '../lexicon/people.ts'
import type { AppModel, Block, Page } from '../model.ts'
import { type Closing, closingsIn } from '../read/closing.ts'
import { chanceOf } from '../render/art/chance.ts'
import { managingRole, pageNamed, plain } from './find.ts'
import { newId } from './ids.ts'
import { newPage } from './pages.ts'
import { addRole } from './people.ts'
import { marksOf, type Rule } from './rule.ts'

/** The model with accounts for its visitors; one that has them stays as it is. */
function withAccounts(model: AppModel): AppModel {
  if (model.accounts) return model
  const name = chanceOf(`${model.name} account`).pick(givenNames as unknown as [string, ...string[]])
  const paged = (so_far: AppModel, title: string, kind: 'log_in' | 'register' | 'account'): AppModel => {
    const block: Block =
      kind === 'account' ? { id: newId(so_far, kind), kind, heading: '', links: [] } : { id: newId(so_far, kind), kind, heading: title, text: '' }
    const page: Page = { ...newPage(so_far, title, [block]), navigation: kind === 'account' ? title : null }
    return { ...so_far, pages: [...so_far.pages, page] }
  }
  const after = paged(paged(paged(model, 'Log in', 'log_in'), 'Register', 'register'), 'My account', 'account')
  const [log_in, register, account] = after.pages.slice(-3).map(({ path }) => path) as [string, string, string]
  const demo = { name, email: sampleMail(name), password: 'look-around', values: {} }
  return {
    ...after,
    accounts: { log_in, register, account, fields: [], asked: [], phone: null, roles: [], settings: [], pages: [], actions: [], demo, samples: [] },
  }
}

/** The model with a page on which whoever runs the site lets people in. */
function withPeople(model: AppModel): AppModel {
  if (model.pages.some(({ blocks }) => blocks.some(({ kind }) => kind === 'people'))) return model
  const managing = managingRole(model)
  const { model: manned, role } = managing ? { model, role: managing } : addRole(model, 'administrator', true)
  const block: Block = { id: newId(manned, 'people'), kind: 'people', heading: '', text: '' }
  return { ...manned, pages: [...manned.pages, newPage(manned, 'People', [block], role.id)] }
}

function toldOf(model: AppModel, closing: Closing): string {
  const letsIn = `; whoever registers waits until ${managingRole(model)?.name ?? 'whoever runs the site'} lets them in, on the page People`
  if (closing.of !== null) return `Only those who have an account now see ${listed(entitiesOf(model, closing.of).map(({ plural }) => plural))}.`
  const page = closing.except === null ? undefined : pageNamed(model, closing.except)
  return `Only those who have an account now see the site${page ? `, but for the page ${page.title}` : ''}${closing.who === 'admitted' ? letsIn : ''}.`
}

/** "Only vets may see the notes" is for one role of several, not for all that have an account. */
function isOfRole(model: AppModel, read: string): boolean {
  const who = /^only (?:the |our )?(.{2,30}?) (?:can|may|should|must|are|is)\b/iu.exec(read)?.[1]
  const role = who && model.roles.find(({ name }) => plain(name) === plain(who))
  return (
    !!role &&
    !/^(?:users?|members?|visitors?|people|customers?|guests?|account holders?)$/i.test(who) &&
    model.roles.filter(({ manages }) => !manages).length > 1
  )
}

/** "Nothing should be public", "only members may see the meetings", "a login is required": what is then for those who have an account. */
export const close: Rule = (model, request) => {
  if (isOfRole(model, request.read)) return null
  const closing = closingsIn(request.read).find(({ who, of }) => (who === 'members' || who === 'admitted') && (of === null || entitiesOf(model, of).length > 0))
  if (!closing) return null
  const entered = withAccounts(model)
  const after = closedBy(closing.of === null && closing.who === 'admitted' ? withPeople(entered) : entered, [closing])
  const marks = marksOf(request, [[closing, 'action']])
  const isSame = JSON.stringify(after) === JSON.stringify(model)
  if (isSame) return { kind: 'same', says: toldOf(model, closing).replace('now see', 'see already'), where: '', marks }
  const label = closing.of === null ? 'the site for members' : `${entitiesOf(model, closing.of)[0]!.plural} for members`
  return { kind: 'built', model: after, says: toldOf(after, closing), label, where: after.accounts?.log_in ?? '', marks }
}

const opening =
  /^(?:make|open|show) (?:the (?:whole )?(?:site|app|website)|everything|it(?: all)?) (?:(?:to )?(?:public|(?:visible )?(?:to )?(?:everyone|everybody|anyone|the public)))(?: again)?$/iu

/** "Make the site public again": what a message or the description closed as a whole. */
export const reopen: Rule = (model, request) => {
  if (!opening.test(request.read) || !model.accounts?.closed) return null
  const { closed: _, admitted: __, ...accounts } = model.accounts
  const marks = marksOf(request, [[request.read, 'action']])
  const says = `Everybody sees the site again; what was kept to its owners, to members or to those who manage stays kept.`
  return { kind: 'built', model: { ...model, accounts }, says, label: 'the site for everybody', where: '', marks }
}
