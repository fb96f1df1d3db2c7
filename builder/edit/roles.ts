import { capital, plural, singular } from '../lexicon/inflect.ts'
import type { AppModel, Role } from '../model.ts'
import { plain, unquoted } from './find.ts'
import { cut } from './ids.ts'
import { type Answer, marksOf, type Rule } from './rule.ts'

const renaming = /^(?:rename|call|change)\s+(?:the\s)?(?:role\s)?(.{2,40}?)(?:\s+role)?\s+(?:to|into|as)\s+(?:the\s)?(.{2,40})$/isu
const removing = /^(?:remove|delete|drop|get rid of)\s+(?:the\s)?(?:(?:user\s)?role\s+(?:of\s|called\s|for\s)?(.{2,40})|(.{2,40}?)\s+(?:user\s)?role)$/isu

const roleNamed = ({ roles }: AppModel, words: string): Role | undefined => roles.find(({ name }) => plain(name) === plain(unquoted(words)))

/** The role under another name, in the titles of its own pages too; its id and what it may do stay. */
function renamed(model: AppModel, role: Role, to: string): AppModel {
  const name = cut(capital(singular(unquoted(to))), 60)
  const reworded = (text: string) =>
    [
      [plural(role.name), plural(name)],
      [role.name, name],
    ].reduce(
      (now, [from, is]) => now.replaceAll(new RegExp(`\\b${escaped(from!)}\\b`, 'gi'), (was) => (was[0] === was[0]!.toLowerCase() ? is!.toLowerCase() : is!)),
      text,
    )
  const pages = model.pages.map((page) =>
    page.role === role.id ? { ...page, title: cut(reworded(page.title), 160), navigation: page.navigation && cut(reworded(page.navigation), 160) } : page,
  )
  return { ...model, roles: model.roles.map((one) => (one === role ? { ...one, name } : one)), pages }
}
const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** The model without a role: its own pages go, and what only it could do is another managing role's. */
function without(model: AppModel, role: Role, heir: Role): AppModel {
  const inherited = <Of extends { readonly role?: string | undefined }>(of: Of): Of => (of.role === role.id ? { ...of, role: heir.id } : of)
  const { accounts } = model
  return {
    ...model,
    roles: model.roles.filter((one) => one !== role),
    pages: model.pages.filter((page) => page.role !== role.id),
    actions: model.actions.map(inherited),
    entities: model.entities.map((entity) =>
      entity.lifecycle ? { ...entity, lifecycle: { ...entity.lifecycle, transitions: entity.lifecycle.transitions.map(inherited) } } : entity,
    ),
    ...(accounts && {
      accounts: {
        ...accounts,
        roles: accounts.roles.filter((id) => id !== role.id),
        samples: accounts.samples.map((sample) => (sample.role === role.id ? { ...sample, role: null } : sample)),
        pages: accounts.pages.filter((path) => !model.pages.some((page) => page.path === path && page.role === role.id)),
      },
    }),
  }
}

/** Renames and removes roles: "rename trainer to coach", "remove the trainer role". */
export const changeRole: Rule = (model, request): Answer | null => {
  const rename = renaming.exec(request.read)
  const was = rename && roleNamed(model, rename[1]!)
  const isThing = was && model.entities.some(({ singular: one }) => plain(one) === plain(was.name)) && !/\brole\b/i.test(request.read)
  if (rename && was && !isThing) {
    const marks = marksOf(request, [[rename[1]!, 'thing']])
    const there = roleNamed(model, singular(rename[2]!))
    if (there) return { kind: 'same', says: `There already is the role ${there.name}.`, where: '', marks }
    const after = renamed(model, was, rename[2]!)
    const name = after.roles.find(({ id }) => id === was.id)!.name
    return { kind: 'built', model: after, says: `The role ${was.name} is now called ${name}.`, label: `role ${name}`, where: '', marks }
  }
  const remove = removing.exec(request.read)
  const gone = remove && roleNamed(model, singular((remove[1] ?? remove[2]!).toLowerCase()))
  if (!remove || !gone) return null
  const marks = marksOf(request, [[remove[1] ?? remove[2]!, 'thing']])
  const heir = model.roles.find((role) => role !== gone && role.manages)
  if (gone === model.roles[0])
    return { kind: 'understood', says: `${gone.name} is whoever visits the site, so the role stays; it can be renamed.`, where: '', marks }
  if (!heir && gone.manages) return { kind: 'understood', says: `Nobody else manages the site, so the role ${gone.name} stays.`, where: '', marks }
  return {
    kind: 'built',
    model: without(model, gone, heir ?? model.roles[0]!),
    says: `Removed the role ${gone.name} and its pages.${heir ? ` What only it could do is ${heir.name}’s now.` : ''}`,
    label: `role ${gone.name} removed`,
    where: '',
    marks,
  }
}
