import type { BlockOf } from '../../model.ts'
import type { WorkbenchData } from '../../module-data.ts'
import { titleOfTool } from '../../tools.ts'
import { section } from '../blocks/section.ts'
import { address, type Context, entityOf, rowsOf } from '../context.ts'
import { type Html, html } from '../html.ts'
import { valueIn } from '../own.ts'
import { aboutOf } from '../social/about.ts'
import { titleOf } from '../value.ts'
import { stage } from './stage.ts'

const [texts_most, text_max] = [12, 20_000]

/** A workbench: what each tool does, the tools themselves, and kept texts that can be taken to it. */
export function workbench(of: Context, block: BlockOf<'workbench'>): Html {
  const { tools, keeps } = block
  const still = html`<div class="game-still">${tools.map((name) => html`<h2>${titleOfTool(name).name}</h2><p>${titleOfTool(name).about}</p>`)}</div>`
  const texts = textsOf(of, block)
  const opened = openedOf(of, block)
  const isKept = block.isKept ?? false
  return stage(of, block, {
    module: 'workbench',
    data: { tools, ...(texts.length > 0 && { texts }), ...(isKept && { isKept }), ...(opened && { opened }) },
    still,
    keeps,
    isAutomatic: isKept,
    ...(block.about !== undefined && { memory: `${block.id} ${of.request.query.row ?? ''}` }),
  })
}

/** What the bench begins with: the run of the row that the page shows, else the tool that its address names. */
function openedOf(of: Context, { tools, about, keeps }: BlockOf<'workbench'>): WorkbenchData['opened'] {
  const row = about === undefined ? undefined : aboutOf(of, about)?.row
  const said = (measure: string): string => {
    const field = keeps?.measures[measure]
    return row && field !== undefined ? String(valueIn(row, field) ?? '') : ''
  }
  const name = said('tool')
  const tool = row ? (tools.find((one) => titleOfTool(one).name === name) ?? tools[0]!) : tools.find((one) => one === of.request.query.tool)
  if (tool === undefined) return undefined
  const { modes, sample, secondSample = '' } = titleOfTool(tool)
  const mode = modes.includes(said('mode')) ? said('mode') : (modes[0] ?? '')
  return { tool, mode, text: row ? said('input') : sample, second: row ? said('second') : secondSample }
}

/** The tools that the words of a search fit, each with what it does and a link that opens it. */
export function toolList(of: Context, block: BlockOf<'tool_list'>): Html {
  const asked = (of.request.query.tools ?? '').trim()
  const words = asked.toLowerCase().split(/\s+/).filter(Boolean)
  const found = block.tools.filter((tool) => {
    const { name, about, modes } = titleOfTool(tool)
    const told = [name, about, ...modes].join(' ').toLowerCase()
    return words.every((word) => told.includes(word))
  })
  const body = html`<form class="tools" role="search" method="get" action="${of.page?.path ?? '/'}#${block.id}"><div class="field"><label for="${block.id}-search">Search tools</label><input id="${block.id}-search" type="search" name="tools" value="${asked}" maxlength="60"></div><button class="button button-small" type="submit">Search</button></form>${
    found.length === 0
      ? html`<p class="help">No tool fits “${asked}”.</p>`
      : html`<ul class="grid grid-${Math.min(3, found.length)}">${found.map((tool) => {
          const { name, about } = titleOfTool(tool)
          return html`<li class="card feature is-linked"><h3><a href="${address(of, block.page, { query: { tool } })}">${name}</a></h3><p>${about}</p></li>`
        })}</ul>`
  }`
  return section(of, block, body)
}

function textsOf(of: Context, { texts }: BlockOf<'workbench'>): { name: string; text: string }[] {
  const entity = texts && entityOf(of, texts.entity)
  if (!entity) return []
  const kept = rowsOf(of, entity).map((row) => ({ name: titleOf(of, entity, row), text: String(valueIn(row, texts.field) ?? '') }))
  return kept.filter(({ text }) => text !== '' && text.length <= text_max).slice(0, texts_most)
}
