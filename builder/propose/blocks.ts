import { newId } from '../edit/ids.ts'
import { formOf, listOf } from '../edit/things.ts'
import type { Action, AppModel, Block, Entity } from '../model.ts'
import { line, plain, Unfit } from './plain.ts'
import { type BlockProposal, most } from './proposal.ts'

export function entityAt(model: AppModel, name: string): Entity {
  const asked = name.trim().toLowerCase()
  const entity = model.entities.find(({ id, singular, plural }) => [id, singular.toLowerCase(), plural.toLowerCase()].includes(asked))
  if (!entity) throw new Unfit(`There is no entity “${name.slice(0, 60)}”.`)
  return entity
}
export function actionAt(model: AppModel, name: string): Action {
  const asked = name.trim().toLowerCase()
  const action = model.actions.find(({ id, name: called }) => id === asked || called.toLowerCase() === asked)
  if (!action) throw new Unfit(`There is no action “${name.slice(0, 60)}”.`)
  return action
}
export function roleAt(model: AppModel, name: string | null): string | undefined {
  if (name === null) return undefined
  const asked = name.trim().toLowerCase()
  const role = model.roles.find(({ id, name: called }) => id === asked || called.toLowerCase() === asked)
  if (!role) throw new Unfit(`There is no role “${name.slice(0, 60)}”.`)
  return role.id
}

function chartOf(model: AppModel, of: Extract<BlockProposal, { kind: 'chart' }>, base: { id: string; heading: string }): Block {
  const entity = entityAt(model, of.entity)
  const by = entity.fields.find(({ id }) => id === of.by)
  if (!by || !['choice', 'date', 'boolean', 'reference'].includes(by.type)) throw new Unfit(`A chart of ${entity.id} cannot be by “${of.by.slice(0, 60)}”.`)
  return { ...base, kind: 'chart', entity: entity.id, by: by.id, measure: 'count', shape: by.type === 'date' ? 'line' : 'bars' }
}

function blockOf(model: AppModel, of: BlockProposal): Block {
  const heading = line(of.heading, 120, 'A heading')
  const base = { id: newId(model, heading, 'part'), heading }
  switch (of.kind) {
    case 'text':
      if (of.paragraphs.length === 0) throw new Unfit('A text has no paragraph.')
      return { ...base, kind: 'text', paragraphs: of.paragraphs.slice(0, most.items).map((text) => plain(text, 600, 'A paragraph')) }
    case 'features':
    case 'steps':
    case 'faq': {
      if (of.items.length === 0) throw new Unfit(`${heading} has no items.`)
      const items = of.items
        .slice(0, most.items)
        .map(({ title, text }) => ({ title: line(title, 120, 'The title of an item'), text: plain(text, 400, 'The text of an item') }))
      if (of.kind === 'features') return { ...base, kind: 'features', items: items.map((item) => ({ ...item, page: null })) }
      return of.kind === 'steps' ? { ...base, kind: 'steps', items } : { ...base, kind: 'faq', items }
    }
    case 'list':
      return { ...listOf(model, entityAt(model, of.entity), heading), id: base.id }
    case 'form': {
      const action = actionAt(model, of.action)
      if (action.kind !== 'create') throw new Unfit(`No form can be of “${of.action.slice(0, 60)}”.`)
      return { ...formOf(model, action, heading, of.text.trim() === '' ? '' : plain(of.text, 400, 'The text of a form')), id: base.id }
    }
    case 'chart':
      return chartOf(model, of, base)
    case 'tiles': {
      if (of.entities.length === 0) throw new Unfit(`${heading} counts nothing.`)
      const counted = of.entities.slice(0, most.items).map((name) => entityAt(model, name))
      return {
        ...base,
        kind: 'tiles',
        tiles: counted.map(({ id, plural }) => ({ label: `${plural[0]!.toUpperCase()}${plural.slice(1)}`, entity: id, measure: 'count' })),
      }
    }
  }
}

/** The blocks that are proposed for a page, each with an id of its own. */
export function blocksOf(model: AppModel, page: AppModel['pages'][number], proposals: readonly BlockProposal[]): Block[] {
  if (proposals.length === 0) throw new Unfit(`Nothing is proposed for the page ${page.title}.`)
  const blocks: Block[] = []
  for (const of of proposals.slice(0, most.blocks)) {
    const so_far = { ...model, pages: [...model.pages.filter(({ id }) => id !== page.id), { ...page, blocks: [...page.blocks, ...blocks] }] }
    blocks.push(blockOf(so_far, of))
  }
  return blocks
}
