import type { BlockOf, Field } from '../../model.ts'
import type { SiteAccount } from '../../site.ts'
import { emptyState, section } from '../blocks/section.ts'
import { address, type Context } from '../context.ts'
import { type Html, html, nothing } from '../html.ts'
import { own } from '../own.ts'
import { said } from './account.ts'
import { accountForm, entry, field, password, refusalOf, sessionAddress } from './fields.ts'
import { type RoleChoice, roleHeld, rolesToGive } from './given-roles.ts'
import { shownCode } from './recover.ts'
import { demo_id, givenFields } from './who.ts'

/** Everybody who has an account: found by name or email address, given a role, blocked, removed; and one more added. */
export function people(of: Context, block: BlockOf<'people'>): Html {
  const everybody = of.request.people ?? []
  if (!of.viewer.manages) return section(of, block, emptyState({ words: 'This is for the role that manages the site.' }), { unseen: 'Accounts' })
  const asked = (of.request.query.find ?? '').trim().toLowerCase()
  const status = of.request.query.status ?? ''
  const shown = everybody.filter((one) => `${one.name} ${one.email}`.toLowerCase().includes(asked) && (status === '' || one.status === status))
  const body = html`${block.text && html`<p class="lead">${block.text}</p>`}${refusedRow(of)}${tools(of, block.id, everybody.length, shown.length, asked, status)}${shown.length > 0 ? html`<ul class="people">${shown.map((one) => person(of, one))}</ul>` : emptyState({ words: 'Nobody fits.', href: address(of, of.page?.path ?? '/'), label: 'Show everybody' })}${adding(of, block.id)}`
  return section(of, block, body, { unseen: 'Accounts' })
}

function tools(of: Context, id: string, all: number, shown: number, asked: string, status: string): Html {
  const choice = (value: string, label: string) =>
    html`<button type="submit" class="button button-small${value !== status && ' button-plain'}" name="status" value="${value}" aria-pressed="${value === status ? 'true' : 'false'}">${label}</button>`
  return html`<form class="people-tools" method="get" action="${address(of, of.page?.path ?? '/')}" role="search"><div class="field"><label for="${id}-find">Search by name or email</label><input id="${id}-find" type="search" name="find" value="${asked}"></div><div class="actions"><button class="button" type="submit">Search</button>${choice('', 'All')}${choice('active', 'Active')}${of.model.accounts?.admitted && choice('waiting', 'Waiting')}${choice('blocked', 'Blocked')}</div><p class="muted" role="status">${shown === all ? `${all} accounts` : `${shown} of ${all} accounts`}</p></form>`
}

const states = { active: 'Active', waiting: 'Waiting to be let in', blocked: 'Blocked', removed: 'Removed' } as const

function person(of: Context, one: SiteAccount): Html {
  const isDemo = one.id === demo_id
  const isChanged = of.request.query.account === one.id
  const note = isDemo ? 'Demonstration account: anybody may try it, each for themselves' : one.kind === 'sample' ? 'Sample account' : ''
  const isOf = (name: string) => !isDemo && of.request.query[name] === one.id
  const isRefused = refusalOf(of, 'rename')?.row === one.id
  const acts = html`<div class="person-acts">${!isDemo && html`<a class="button button-small button-plain" href="${askAddress(of, one, 'edit')}">Edit<span class="sr"> ${one.name}</span></a>`}${one.status === 'waiting' && act(of, one, 'unblock', 'Let in')}${act(of, one, one.status === 'blocked' ? 'unblock' : 'block', one.status === 'blocked' ? 'Unblock' : 'Block')}${of.model.accounts?.recovery !== undefined && one.kind === 'own' && act(of, one, 'give_code', 'Give a recovery code')}${!isDemo && html`<a class="button button-small button-quiet" href="${askAddress(of, one, 'delete')}">Remove<span class="sr"> ${one.name}</span></a>`}</div>`
  const below = isOf('delete') ? removing(of, one) : isOf('edit') || isRefused ? renaming(of, one) : nothing
  return html`<li class="card person${isChanged && ' is-changed'}" id="${anchorOf(one)}"${isChanged && html` data-changed`}><div class="person-who"><h3>${one.name}</h3><p>${one.email}</p>${said(of, of.model.accounts?.fields ?? [], one)}${note && html`<p class="muted">${note}</p>`}</div><p class="person-status"><span class="tag">${states[one.status]}</span></p>${roles(of, one, isDemo)}${acts}${shownCode(of, one)}${below}</li>`
}

const anchorOf = (one: SiteAccount): string => `person-${one.id}`
/** The page with what is asked about one account open below it. */
function askAddress(of: Context, one: SiteAccount, asked: '' | 'edit' | 'delete'): string {
  const { find, status } = of.request.query
  const query = { ...(find && { find }), ...(status && { status }), ...(asked && { [asked]: one.id }) }
  return address(of, of.page?.path ?? '/', { query, anchor: anchorOf(one) })
}

const givenIn = (of: Context): readonly Field[] => (of.model.accounts ? givenFields(of.model.accounts) : [])

function renaming(of: Context, one: SiteAccount): Html {
  const form = { id: `${anchorOf(one)}-edit`, does: 'rename' }
  const fields = [
    entry(of, form, field('name', 'Name', 'text'), one.name),
    entry(of, form, field('email', 'Email', 'email'), one.email),
    ...givenIn(of).map((each) => entry(of, form, each, String(own(one.values, each.id) ?? ''))),
  ]
  return html`<div class="person-asked"><p tabindex="-1" data-focus>Edit <strong>${one.name}</strong></p>${accountForm(of, { ...form, fields, button: 'Save', hidden: { account: one.id } })}<a class="button button-plain" href="${askAddress(of, one, '')}">Cancel</a></div>`
}

const removing = (of: Context, one: SiteAccount): Html =>
  html`<div class="person-asked confirm" role="group" aria-label="Confirm"><p tabindex="-1" data-focus>Remove the account of <strong>${one.name}</strong>? This cannot be undone.</p><form method="post" action="${sessionAddress(of)}"><input type="hidden" name="do" value="remove"><input type="hidden" name="account" value="${one.id}"><button class="button button-small button-bad" type="submit">Remove the account</button></form><a class="button button-small button-plain" href="${askAddress(of, one, '')}">Cancel</a></div>`

const mostSegments = 4
function roles(of: Context, one: SiteAccount, isDemo: boolean): Html {
  const all = rolesToGive(of)
  const held = roleHeld(of, one)
  if (all.length < 2 || isDemo) return html`<div></div>`
  if (all.length > mostSegments) return chosenRole(of, one, all, held)
  return html`<form method="post" action="${sessionAddress(of)}" class="person-roles"><input type="hidden" name="do" value="role"><input type="hidden" name="account" value="${one.id}"><div class="segments" role="group" aria-label="Role of ${one.name}">${all.map(({ value, name }) => html`<button type="submit" name="role" value="${value}" aria-pressed="${value === held ? 'true' : 'false'}">${name}</button>`)}</div></form>`
}

function chosenRole(of: Context, one: SiteAccount, all: readonly RoleChoice[], held: string | undefined): Html {
  const id = `${anchorOf(one)}-role`
  const options = all.map(({ value, name }) => html`<option value="${value}"${value === held && html` selected`}>${name}</option>`)
  return html`<form method="post" action="${sessionAddress(of)}" class="person-roles"><input type="hidden" name="do" value="role"><input type="hidden" name="account" value="${one.id}"><div class="field"><label for="${id}">Role<span class="sr"> of ${one.name}</span></label><select id="${id}" name="role">${all.every(({ value }) => value !== held) && html`<option value="" selected>None any more</option>`}${options}</select></div><button class="button button-small button-plain" type="submit">Set role<span class="sr"> of ${one.name}</span></button></form>`
}

const act = (of: Context, one: SiteAccount, does: string, label: string): Html =>
  html`<form method="post" action="${sessionAddress(of)}"><input type="hidden" name="do" value="${does}"><input type="hidden" name="account" value="${one.id}"><button class="button button-small button-plain" type="submit">${label}<span class="sr"> ${one.name}</span></button></form>`

function refusedRow(of: Context): Html {
  const { refused } = of.request
  const sentence = refused && refused.action !== '_add' ? refused.errors[''] : undefined
  return sentence ? html`<p class="error" role="alert">${sentence}</p>` : nothing
}

function adding(of: Context, id: string): Html {
  const form = { id: `${id}-add`, does: 'add' }
  const choices = rolesToGive(of)
  const chosen = refusalOf(of, 'add')?.typed.role ?? of.model.roles.find(({ manages }) => !manages)?.id
  const role =
    choices.length > 1 &&
    html`<fieldset class="field field-segments is-wide"><legend>Role</legend><div class="segments">${choices.map((one, index) => html`<span><input id="${form.id}-role-${index}" type="radio" name="role" value="${one.value}"${one.value === chosen && html` checked`}><label for="${form.id}-role-${index}">${one.name}</label></span>`)}</div></fieldset>`
  const fields = [
    entry(of, form, field('name', 'Name', 'text')),
    entry(of, form, field('email', 'Email', 'email')),
    password(of, form, 'password', 'First password', 'new-password'),
  ]
  return html`<details class="card people-add"${refusalOf(of, 'add') && html` open`}><summary>Add an account</summary>${accountForm(of, { ...form, fields: role ? [...fields, role] : fields, button: 'Add account' })}</details>`
}
