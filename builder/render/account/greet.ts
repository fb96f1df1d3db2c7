import type { BlockOf, Page } from '../../model.ts'
import { canSee, isAmongMine } from '../access.ts'
import { section } from '../blocks/section.ts'
import { address, type Context, entityOf, pageAt, rowsOf } from '../context.ts'
import { type Html, html, nothing } from '../html.ts'
import { icon } from '../icons.ts'
import { sessionAddress } from './fields.ts'
import { isOn } from './settings.ts'

/** Greets whoever is logged in; nothing for anybody else. */
export function welcome(of: Context, block: BlockOf<'welcome'>): Html {
  const mine = of.viewer.account
  if (!mine || !isOn(of, 'set_welcome')) return nothing
  const links = block.links.filter(({ page }) => pageAt(of, page))
  const body = html`<p class="welcome-words">${mine.kind === 'demo' ? `You are looking around as ${mine.name}, a demonstration account.` : `Welcome back, ${mine.name}.`}</p>${links.length > 0 && html`<ul class="welcome-links">${links.map(({ entity, label, page }) => html`<li><a href="${address(of, page)}">${label}<span class="welcome-count">${mineOf(of, entity)}</span></a></li>`)}</ul>`}`
  return section(of, block, html`<div class="welcome">${body}</div>`, { unseen: 'Your overview' })
}

function mineOf(of: Context, id: string): number {
  const entity = entityOf(of, id)
  return entity ? rowsOf(of, entity).filter((row) => isAmongMine(of.viewer, entity, row)).length : 0
}

/** Each role that the visitor may take, with the pages that are its own. */
export function roleSwitch(of: Context, block: BlockOf<'role_switch'>): Html {
  const roles = of.model.roles.filter(({ id }) => of.request.roles.includes(id))
  if (roles.length < 2) return nothing
  const pagesOf = (role: (typeof roles)[number]): readonly Page[] =>
    of.model.pages.filter((page) => page.navigation !== null && page.role === role.id && canSee({ ...of.viewer, role, manages: role.manages }, page))
  const body = html`<form method="post" action="${sessionAddress(of)}"><input type="hidden" name="back" value="${of.page?.role === undefined ? (of.page?.path ?? '/') : '/'}"><ul class="grid grid-${Math.min(3, roles.length)}">${roles.map(
    (role) =>
      html`<li class="card role-card"><h3>${role.name}</h3>${
        pagesOf(role).length > 0 &&
        html`<p>${pagesOf(role)
          .map(({ title }) => title)
          .join(', ')}</p>`
      }<button class="button button-plain" type="submit" name="role" value="${role.id}" aria-pressed="${role.id === of.viewer.role?.id ? 'true' : 'false'}">${role.id === of.viewer.role?.id ? html`${icon('check')}` : nothing}View as ${role.name}</button></li>`,
  )}</ul></form>`
  return section(of, block, html`${block.text && html`<p class="lead">${block.text}</p>`}${body}`, { unseen: 'Roles' })
}
