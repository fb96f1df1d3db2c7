import type { AppModel, Block, Entity } from '../../model.ts'
import type { SiteRow } from '../../site.ts'
import { needsAccount } from '../account/who.ts'
import { isOpenFor } from '../act/open-for.ts'
import { aboutField, address, type Context, type FollowUp, followUps } from '../context.ts'
import { formOf, refusalOf } from '../form/form.ts'
import { type Html, html } from '../html.ts'
import { icon } from '../icons.ts'
import { gameOf } from '../social/play-link.ts'
import { emptyState } from './section.ts'

/** What people look at rows for: it comes before what may be changed of them. */
export const wanted =
  /^(?:book|reserve|order|place order|buy|purchase|rent|borrow|hire|submit application|apply|join|register|enrol|sign up|rsvp|donate|adopt|bid|place bid|subscribe|redeem)\b/i
/** What a game does by itself, rather than a form about it. */
const playing = /^(?:start )?play/i
/** What is made about a row by whoever looks after it, rather than asked for by whoever looks at it, waits on the row's own page. */
const making = /^(?:upload|publish|plan|generate|create|save)\b/i
const most = 4

/** What can be asked for or told of a row as it stands: in a list the first of it, on the row's own page all of it. */
export function onwardFrom(of: Context, entity: Entity, { kind }: Block, row: SiteRow): readonly FollowUp[] {
  const all = followUps(of, entity)
  const offered = kind !== 'list' ? all.slice(0, most) : of.viewer.manages ? [] : all.slice(0, 1)
  return offered.filter(
    ({ action, field }) =>
      isOpenFor(action.guards ?? [], field, row, of.request.today) &&
      !(playing.test(action.name) && gameOf(of, entity, row)) &&
      !(kind === 'list' && making.test(action.name)),
  )
}

/** The entities of forms that may stand on the page of a row of this one: what they offer to choose is read there. */
export const aboutEntities = ({ actions, entities, pages }: AppModel, about: string): readonly string[] =>
  actions.flatMap((action) => {
    const entity = action.kind === 'create' && action.entity !== about ? entities.find(({ id }) => id === action.entity) : undefined
    const isEntered =
      entity && aboutField(entity, action, about) && pages.some(({ blocks }) => blocks.some((one) => one.kind === 'form' && one.action === action.id))
    return isEntered ? [entity.id] : []
  })

/** Whether a form that adds something about the row stands on its page already, as a part of that. */
const isThere = (of: Context, { page }: FollowUp): boolean => page === of.page
const idOf = (block: Block, { action }: FollowUp): string => `${block.id}-${action.id}`

interface Links {
  readonly onward: readonly FollowUp[]
  /** The row's title, for who cannot see beside what the link stands. */
  readonly title: Html
  readonly isFirst: boolean
}
/** Links to the forms that add something about this row, such as a booking of a class: on the row's own page they stand there. */
export const onwardLinks = (of: Context, entity: Entity, block: Block, row: SiteRow, { onward, title, isFirst }: Links): Html =>
  html`${onward.map((one, index) => {
    const { page, block: form, field, action } = one
    const to =
      block.kind === 'detail' && !isThere(of, one) ? `#${idOf(block, one)}` : address(of, page.path, { query: { [`set.${field}`]: row.id }, anchor: form.id })
    return html`<a class="button button-small${!(isFirst && index === 0) && ' button-plain'}" href="${to}">${onwardName(action.name, entity)}${title}</a>`
  })}`

const beside: Readonly<Record<string, string>> = { 'Submit application': 'Apply', 'Send message': 'Ask about it' }
/** Beside a row its own kind goes without saying: "Book a class" is "Book" beside a class. */
function onwardName(action: string, { singular }: Entity): string {
  const short = action.replace(/ (?:(?:to|for|in|on) )?(?:(?:an?|the|this) )?(\p{L}.*)$/u, (rest, noun: string) =>
    noun.toLowerCase() === singular.toLowerCase() ? '' : rest,
  )
  return beside[short] ?? short
}

/** The forms that add something about the row of a page, each under its name: one that was refused is open, else the first, but for who runs the site. */
export function aboutForms(of: Context, entity: Entity, block: Block, row: SiteRow): Html {
  const all = onwardFrom(of, entity, block, row)
  const refused = all.find(({ action }) => refusalOf(of, action, null) !== undefined)
  const open = refused ?? (of.viewer.manages || (all[0] && making.test(all[0].action.name)) ? undefined : all[0])
  return html`${all.map((one) => !isThere(of, one) && aboutForm(of, block, row, one, one === open))}`
}

function aboutForm(of: Context, block: Block, row: SiteRow, one: FollowUp, isOpen: boolean): Html {
  const { action, entity, field } = one
  const id = idOf(block, one)
  const entrance = of.model.accounts && needsAccount(of.model, of.request.visitor, action.id) ? of.model.accounts.log_in : null
  const next = `${of.page?.path ?? '/'}?row=${row.id}`
  const body =
    entrance === null
      ? formOf(of, { id, action, entity, row: null, about: { field, row: row.id } })
      : emptyState({
          words: `Log in first: ${action.name.toLowerCase()} with your account.`,
          href: address(of, entrance, { query: { next } }),
          label: 'Log in',
        })
  return html`<details class="card about-form"${isOpen && html` open`}><summary>${action.name}${icon('plus')}</summary><div id="${id}">${body}</div></details>`
}
