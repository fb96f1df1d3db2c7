import { idFrom } from '../../compose/ids.ts'
import type { Part } from '../../compose/pages.ts'
import { titled } from '../../lexicon/inflect.ts'
import { kits } from '../../lexicon/kits.ts'
import type { Entity, Field } from '../../model.ts'
import { type Asked, asksIn, type Completer, type Draft } from '../draft.ts'
import { createOn, entityIn } from '../trade/parts.ts'
import { fieldNamed, isFilledIn, widen } from './named.ts'

const picking = /^(?:select|choose|pick)$/
/** What is picked to be looked at, played or done with by itself. */
const apart = /\b(?:view|watch|browse|read|play|open|listen|display|per page|learn|study|watching|viewing|download|save|edit|delete|compare|update|unfriend)\b/
const filled = new Set(['request', 'record', 'text', 'work', 'money', 'event'])
const bare = new Set(['favorite', 'cart', 'review', 'payment', 'profile', 'comment', 'report', 'movement', 'share', 'setting', 'answer', 'score'])
const clauses_most = 3

/** "record a diary, selecting tea, water and utensils": what is picked from the site's own lists is chosen in the form of what is made next to it. */
export const picked: Completer = (draft) => {
  const all = asksIn(draft)
  return all.reduce((so_far, asked, at) => {
    const purpose = draft.brief.words.slice(asked.clause.end).match(/^ (?:to|for) \w+/)?.[0] ?? ''
    if (!picking.test(asked.ask.verb) || apart.test(asked.text + purpose)) return so_far
    return [asked, ...listedWith(draft, all, at)].reduce((now, one) => withPick(now, all, at, one), so_far)
  }, draft)
}

/** "selecting tea, water, and utensils": what follows the picked one in its list. */
function listedWith(draft: Draft, all: readonly Asked[], at: number): readonly Asked[] {
  const listed: Asked[] = []
  for (const one of all.slice(at + 1)) {
    const before = draft.brief.words.slice((listed.at(-1) ?? all[at]!).clause.end, one.clause.start)
    if (one.ask.verb !== 'view' || !one.ask.nominal || !/^\s*(?:,|and|, and)\s*$/.test(before)) break
    listed.push(one)
  }
  return listed
}

const partOf = (draft: Draft, { ask }: Asked): Part | undefined => {
  const fate = draft.plan.fates.get(ask)
  return fate?.is === 'thing' ? draft.parts.find(({ made }) => made.thing === fate.thing) : undefined
}

function withPick(draft: Draft, all: readonly Asked[], at: number, asked: Asked): Draft {
  const part = partOf(draft, asked)
  const goods = part && entityIn(draft, part.made.entity.id)
  if (!part || !goods || goods.read !== 'public' || isReferred(draft, goods)) return draft
  const form = formNear(draft, all, at, part)
  const entity = form && entityIn(draft, form.made.entity.id)
  if (!form || !entity || fieldNamed(entity, goods.singular)) return draft
  const label = titled(goods.singular)
  const field: Field = { id: idFrom(label, 'field'), label, type: 'reference', required: false, entity: goods.id }
  return widen(draft, form, [field], { asked: true })
}

const isReferred = ({ model, parts }: Draft, { id }: Entity): boolean =>
  model.entities.some(
    ({ id: other, fields }) =>
      fields.some(({ entity }) => entity === id) && !bare.has(parts.find(({ made }) => made.entity.id === other)?.made.thing.kit ?? 'share'),
  )

/** What people make next to the picking: first what follows it, else what stands before. */
function formNear(draft: Draft, all: readonly Asked[], at: number, goods: Part): Part | undefined {
  const near = [...all.slice(at + 1, at + 1 + clauses_most), ...all.slice(Math.max(0, at - clauses_most), at).toReversed()]
  const [found] = near
    .filter(({ ask }) => ask.kind === 'create')
    .flatMap((one) => partOf(draft, one) ?? [])
    .filter((one) => one !== goods && isForm(draft, one))
  const designed = found && entityIn(draft, found.made.entity.id)?.fields.some(({ id }) => id === 'design')
  return designed ? undefined : found
}

/** What everybody fills in to keep it. */
function isForm(draft: Draft, part: Part): boolean {
  const { kit } = part.made.thing
  const create = createOn(draft, part.made.entity.id)
  return filled.has(kits[kit].group) && !bare.has(kit) && isFilledIn(part) && create !== undefined && create.role === undefined
}
