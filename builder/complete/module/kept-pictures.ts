import { codeKinds } from '../../drawn-code.ts'
import { capital } from '../../lexicon/inflect.ts'
import type { Action, Entity, Field, Guard } from '../../model.ts'
import type { PictureWay } from '../../module-data.ts'
import type { Draft } from '../draft.ts'
import { changeActions, changeBlocks, createOn, putActions, putEntity, withFields, withSeeds } from '../trade/parts.ts'
import { withKeptResults } from './kept.ts'
import { newActionId, withoutThings, withPathsFreed } from './remake.ts'

export interface KeptPictures {
  readonly draft: Draft
  readonly keeps: { readonly action: string; readonly by: string | null; readonly measures: Record<string, string> }
}

const isFile = ({ type }: Field): boolean => type === 'image' || type === 'file'
const isText = ({ type }: Field): boolean => type === 'text' || type === 'long_text'
const formats = ['PNG', 'JPG', 'WebP']
/** The fields that keep what is measured of a picture, by measure; each takes one. */
function measuresFor(entity: Entity, way: PictureWay): Record<string, string> {
  const taken = new Set([entity.title, entity.lifecycle?.field ?? ''])
  const first = (...suits: readonly ((field: Field) => boolean)[]): string | undefined => {
    const found = suits.flatMap((suit) => entity.fields.filter((field) => !taken.has(field.id) && suit(field)))[0]
    if (found) taken.add(found.id)
    return found?.id
  }
  const called =
    (words: RegExp, suit = isText) =>
    (field: Field): boolean =>
      suit(field) && words.test(field.label)
  const found = {
    name: entity.title,
    picture: first(called(/edited|result|made|generated|processed/i, isFile), ({ type }) => type === 'image', isFile),
    prompt: way === 'words' ? first(called(/prompt|words/i)) : undefined,
    result: way === 'recognise' ? first(called(/result|recogni|identif|found|kind/i), ({ type, required }) => type === 'long_text' && !required) : undefined,
    sure: way === 'recognise' ? first(({ type, label }) => type === 'percent' || (type === 'number' && /confidence|score|accuracy/i.test(label))) : undefined,
    format: first(({ type, choices = [] }) => type === 'choice' && formats.every((format) => choices.includes(format))),
    size: first(({ type, label, unit }) => type === 'number' && unit === 'kB' && /size/i.test(label)),
    details: first(called(/instruction|what was done|description|details|parameters|notes?$/i), ({ type }) => type === 'long_text'),
  }
  return Object.fromEntries(Object.entries(found).flatMap(([measure, field]) => (field === undefined ? [] : [[measure, field]])))
}

const ofCodes: readonly Field[] = [
  { id: 'name', label: 'Name', type: 'text', required: true },
  { id: 'content', label: 'Content', type: 'long_text', required: false },
  { id: 'type', label: 'Type', type: 'choice', required: false, choices: Object.keys(codeKinds) },
  { id: 'colours', label: 'Colours', type: 'text', required: false },
  { id: 'background_colour', label: 'Background colour', type: 'text', required: false },
  { id: 'picture', label: 'Picture', type: 'image', required: false },
]
/** What only told of codes, of their looks and of what is put on them. */
const aboutCodes =
  /^(?:(?:background|cent(?:er|re)|company )?(?:images?|logos?|pictures?)|(?:\w+ )?colou?rs?|codes?|contents?|urls?|(?:\w+-?colou?r )?(?:\w+ )?qr[- ]?codes?(?: \w+)?)$/i

/** What keeps QR codes with their picture, in place of what of the words only told of them. */
export function keptCodes(draft: Draft, called: RegExp): KeptPictures {
  const isCode = ({ plural }: Entity) => called.test(plural.toLowerCase())
  const isAbout = (entity: Entity) => isCode(entity) || aboutCodes.test(entity.plural)
  const { entities } = draft.model
  const isHeart = entities.filter((entity) => !isAbout(entity)).length <= 1
  const gone = entities.filter(isHeart ? isAbout : isCode).map(({ id }) => id)
  const measures = { name: 'name', prompt: 'content', kind: 'type', colours: 'colours', ground: 'background_colour', picture: 'picture' }
  const lean = withPathsFreed(draft, withoutThings(draft, gone))
  return keptAsCards(lean, 'QR code', 'QR codes', ofCodes, measures, [])
}

/** Whether an opened picture is changed, so that it is kept as it was too. */
const isChanged = (way: PictureWay): boolean => way === 'edit' || way === 'identity'
const original: Field = { id: 'original_picture', label: 'Original picture', type: 'image', required: false }
const picture: Field = { id: 'picture', label: 'Picture', type: 'image', required: false }

/** Whether it refers to rows that have a picture. */
const isOfPictures = ({ model }: Draft, { type, required, entity }: Field): boolean =>
  type === 'reference' && !required && model.entities.some(({ id, fields }) => id === entity && fields.some((field) => field.type === 'image'))

/** What keeps pictures with the rows of an entity, which anybody may add to from now on; `instead` is the action that asked for them by a form. */
export function keptWith(draft: Draft, of: Entity, way: PictureWay, instead?: Action): KeptPictures {
  const added = [...(of.fields.some(isFile) ? [] : [picture]), ...(isChanged(way) && of.fields.length < 23 ? [original] : [])]
  const shown = added.length === 0 ? of : withSeeds(withFields(of, added), (seed) => ({ ...seed, ...Object.fromEntries(added.map(({ id }) => [id, null])) }))
  const measures: Record<string, string> = { ...measuresFor(shown, way), ...(added.includes(original) && { original: original.id }) }
  const kept = new Set(Object.values(measures))
  const about = isChanged(way) ? of.fields.filter((field) => isOfPictures(draft, field)).map(({ id }) => id) : []
  const { lifecycle } = shown
  const last = lifecycle?.transitions.find(({ to }) => /^(?:done|finished|completed?|processed)$/i.test(to))?.to
  const entity: Entity = {
    ...shown,
    write: 'anyone',
    fields: shown.fields.map((field) => (field.required && !kept.has(field.id) ? { ...field, required: false } : field)),
    ...(instead && lifecycle && last !== undefined && { lifecycle: { ...lifecycle, initial: last } }),
  }
  const told = instead && measures.result !== undefined ? entity.seeds.filter((seed) => seed[measures.result!]) : []
  const resulting = told.length > 0 ? { ...entity, seeds: told } : entity
  const done = instead && lifecycle && last !== undefined ? withSeeds(resulting, (seed) => ({ ...seed, [lifecycle.field]: last })) : resulting
  const day = entity.fields.find(({ type, id }) => type === 'date' && /(?:^|_)(?:on|date)$/.test(id))
  const action: Action = {
    ...(instead ?? { id: newActionId(draft, `keep_${entity.id}`.slice(0, 44)), kind: 'create', entity: entity.id }),
    name: `Save ${entity.singular}`.slice(0, 60),
    fields: [...kept, ...about],
    effects: [...(instead?.effects ?? []), ...(day ? [{ kind: 'today' as const, field: day.id }] : [])],
    confirmation: `${capital(entity.singular)} saved: {title}.`,
  }
  const asked = changeActions(putActions(putEntity(draft, done), [action]), entity.id, (one) =>
    one.id !== action.id && one.kind === 'create' ? { ...one, guards: [...(one.guards ?? []), ...stillAsked(of, one, kept)] } : one,
  )
  const seen = changeBlocks(asked, (block, page) => [
    block.kind === 'list' &&
    block.entity === entity.id &&
    block.layout === 'table' &&
    page.role === undefined &&
    entity.fields.some(({ type }) => type === 'image')
      ? { ...block, layout: 'cards' }
      : block,
  ])
  return { draft: seen, keeps: { action: action.id, by: null, measures } }
}

/** What rows are made of by a form is still asked for there, though what is drawn is kept without it. */
const stillAsked = ({ fields }: Entity, { fields: asked }: Action, kept: ReadonlySet<string>): Guard[] =>
  fields
    .filter(({ id, type, required }) => required && type === 'reference' && asked.includes(id) && !kept.has(id))
    .map(({ id, label }) => ({ kind: 'any', fields: [id], text: `Choose the ${label.toLowerCase()} first.` }))

/** Whether rows of the entity can keep a picture by their own visitor: they have a title in words and nothing that has to be chosen first. */
export const canKeep = (draft: Draft, entity: Entity): boolean =>
  entity.fields.find(({ id }) => id === entity.title)?.type === 'text' &&
  entity.fields.some(isFile) &&
  (entity.write === 'anyone' || entity.read === 'own' || createOn(draft, entity.id) === undefined)

/** What keeps pictures in a table of their own, with a page of what the visitor has kept. */
export const keptApart = (draft: Draft, one: string, many: string, way: PictureWay): KeptPictures =>
  isChanged(way)
    ? keptAsCards(draft, one, many, [...plainFields, original], { ...plainMeasures, original: original.id }, [])
    : way === 'words'
      ? keptAsCards(draft, one, many, drawnFields, drawnMeasures, [])
      : keptAsCards(draft, one, many, plainFields, plainMeasures, [])
const plainMeasures = { name: 'name', picture: 'picture', details: 'what_was_done' }
/** What is drawn from words keeps the words. */
const drawnFields: readonly Field[] = [
  { id: 'name', label: 'Name', type: 'text', required: true },
  { id: 'picture', label: 'Picture', type: 'image', required: false },
  { id: 'prompt', label: 'Prompt', type: 'long_text', required: false },
]
const drawnMeasures = { name: 'name', picture: 'picture', prompt: 'prompt' }
const plainFields: readonly Field[] = [
  { id: 'name', label: 'Name', type: 'text', required: true },
  { id: 'picture', label: 'Picture', type: 'image', required: false },
  { id: 'what_was_done', label: 'What was done', type: 'long_text', required: false },
]
function keptAsCards(
  draft: Draft,
  one: string,
  many: string,
  fields: readonly Field[],
  measures: Readonly<Record<string, string>>,
  instead: readonly string[],
): KeptPictures {
  const kept = withKeptResults(draft, {
    singular: one,
    plural: many,
    action: `Save ${one}`,
    confirmation: `${capital(one)} saved: {title}.`,
    fields,
    measures,
    seeds: [],
    instead,
    ...((Object.hasOwn(measures, 'original') || measures === drawnMeasures) && { again: () => [] }),
  })
  const table = kept.draft.model.actions.find(({ id }) => id === kept.keeps.action)?.entity
  return { ...kept, draft: changeBlocks(kept.draft, (block) => [block.kind === 'list' && block.entity === table ? { ...block, layout: 'cards' } : block]) }
}
