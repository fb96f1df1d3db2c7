import { capital } from '../../lexicon/inflect.ts'
import { kits } from '../../lexicon/kits.ts'
import type { BlockOf, Entity, Field, Page } from '../../model.ts'
import type { Completer, Draft } from '../draft.ts'
import { changePages, entityIn } from '../trade/parts.ts'

type Among = NonNullable<BlockOf<'tiles'>['among']>[number]
interface Able {
  readonly key: string
  readonly label: string
  readonly isTold: boolean
  readonly entity: string
  readonly field: string
}

const most = 3
const choosing = /\b(?:filter\w*|choos\w+|select\w*|narrow\w*|by)\b/

/** All figures of a page are held to one court, one branch: to what the words filter by, and to the things that most of its rows are of. */
export const figuresAmong: Completer = (draft) => {
  const isFigures = ({ path, blocks }: Page): boolean =>
    path !== '/' && blocks[0]?.kind === 'tiles' && blocks.some(({ kind }) => kind === 'chart' || kind === 'report')
  if (!draft.model.pages.some(isFigures)) return draft
  const { words, clauses } = draft.brief
  const told = clauses.map(({ start, end }) => words.slice(start, end).toLowerCase()).filter((text) => choosing.test(text))
  return changePages(draft, (page) => {
    const [first, ...rest] = page.blocks
    if (!isFigures(page) || first?.kind !== 'tiles') return page
    const among = amongOf(draft, page, told)
    return among.length === 0 ? page : { ...page, blocks: [{ ...first, among }, ...rest] }
  })
}

function amongOf(draft: Draft, page: Page, told: readonly string[]): Among[] {
  const drawn = new Set(page.blocks.flatMap((block) => (block.kind === 'chart' || block.kind === 'report' || block.kind === 'pivot' ? [block.entity] : [])))
  const able = [...drawn].flatMap((id) => {
    const entity = entityIn(draft, id)
    return entity ? entity.fields.flatMap((field) => ableIn(draft, page, entity, field, told)) : []
  })
  return [...Map.groupBy(able, ({ key }) => key).values()]
    .toSorted((a, b) => Number(b[0]!.isTold) - Number(a[0]!.isTold) || b.length - a.length)
    .slice(0, most)
    .map((all) => ({
      label: all[0]!.label,
      of: all.filter((one, at) => all.findIndex(({ entity }) => entity === one.entity) === at).map(({ entity, field }) => ({ entity, field })),
    }))
}

const things = new Set(['place', 'machine', 'offer', 'event', 'thing', 'rule', 'record', 'work'])
function ableIn(draft: Draft, page: Page, entity: Entity, field: Field, told: readonly string[]): Able[] {
  if (field.id === entity.lifecycle?.field) return []
  const to = field.type === 'reference' ? entityIn(draft, field.entity) : undefined
  if (to && to.read === 'managed' && page.role === undefined) return []
  const label = to ? capital(to.singular) : field.label
  const isTold = told.some((text) => isNamed(text, label.toLowerCase()) || isNamed(text, field.label.toLowerCase()))
  const part = to && draft.parts.find(({ made }) => made.entity.id === to.id)
  const isThing = part !== undefined && things.has(kits[part.made.thing.kit].group)
  const isChosen = field.type === 'choice' || field.type === 'text'
  return isThing || (isTold && (to || isChosen)) ? [{ key: to?.id ?? label.toLowerCase(), label, isTold, entity: entity.id, field: field.id }] : []
}
const isNamed = (text: string, name: string): boolean =>
  name.length > 2 && new RegExp(`(?:\\b(?:by|an?|one|and|or|per|each|every|the|product|own)|,) ${name.replace(/[^\p{L}\p{N} -]/gu, '.')}s?\\b`, 'u').test(text)
