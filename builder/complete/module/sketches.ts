import { drawingScripts } from '../../drawing-scripts.ts'
import type { Action, Entity, Field, Values } from '../../model.ts'
import type { Draft } from '../draft.ts'
import { changeBlocks, putActions, putEntity, withFields, withoutStates, withSeeds } from '../trade/parts.ts'
import { type Kept, withKeptResults } from './kept.ts'
import { wordsOf } from './place.ts'
import { newActionId, withoutThings } from './remake.ts'

const picture: Field = { id: 'picture', label: 'Drawing', type: 'image', required: false }
const scriptOf = (index: number) => drawingScripts[index % drawingScripts.length]!
/** Things of the words that are what is drawn by code, and those that are the code. */
const pictures = /(?:^| )(?:drawings?|sketch(?:es)?|artworks?|pictures|creations|works)$/
const codes = /(?:^| )(?:codes?|scripts?|programs?|shapes?|snippets?|turtle graphics)$/
const code = /^(?:code|script|source|source_code|program)$/

/** Tables of the words whose rows a visitor makes of this kind. */
const ownOf = ({ model, parts }: Draft, kind: RegExp): readonly Entity[] =>
  model.entities.filter(({ id, plural, title, fields, write }) => {
    const isTitled = fields.find((field) => field.id === title)?.type === 'text'
    return isTitled && write === 'anyone' && kind.test(plural) && parts.some(({ made }) => made.entity.id === id)
  })
/** Whether the words say that something is drawn, and not only that code is taught. */
export const asksToDraw = (draft: Draft): boolean => /\b(?:draw\w*|paint\w*|turtle|graphics?|creative coding|p5\.?js|sketch\w*|art)\b/i.test(wordsOf(draft))

export interface KeptDrawings {
  readonly draft: Draft
  readonly keeps: Kept['keeps'] | null
  readonly texts?: { readonly entity: string; readonly field: string }
}
/** What is kept of a bench that draws: in the table of the words for codes or drawings, else in one of its own, which others see where the words share it. */
export function keptDrawings(draft: Draft): KeptDrawings {
  const [written, [made]] = [ownOf(draft, codes), ownOf(draft, pictures)]
  if (made && asksToDraw(draft)) {
    const lean = withoutThings(
      draft,
      written.map(({ id }) => id),
    )
    return keptIn(lean, isShared(draft) ? { ...made, read: 'public' } : made)
  }
  if (written[0]) return keptIn(draft, written[0])
  if (!asksToDraw(draft)) return { draft, keeps: null }
  const kept = withKeptResults(draft, {
    singular: 'drawing',
    plural: 'drawings',
    title: 'Drawings',
    action: 'Keep this drawing',
    confirmation: 'Kept: {title}.',
    fields: [
      { id: 'name', label: 'Name', type: 'text', required: true },
      picture,
      { id: 'language', label: 'Language', type: 'text', required: false },
      { id: 'code', label: 'Script', type: 'long_text', required: false },
    ],
    measures: { title: 'name', picture: 'picture', language: 'language', input: 'code' },
    seeds: [],
    instead: [],
  })
  const entity = kept.draft.model.entities.at(-1)!
  const isSeen = isShared(draft)
  const shown = changeBlocks(isSeen ? putEntity(kept.draft, { ...entity, read: 'public' }) : kept.draft, (block) => [
    block.kind === 'list' && block.entity === entity.id ? { ...block, layout: 'cards', ...(isSeen && { scope: 'all' }) } : block,
  ])
  return { draft: shown, keeps: kept.keeps, texts: { entity: entity.id, field: 'code' } }
}

const isShared = (draft: Draft): boolean =>
  /\b(?:shar(?:e|es|ing)|galler(?:y|ies)|showcase|publish\w*|communit(?:y|ies)|others|each other)\b/i.test(wordsOf(draft))

/** Fields that a drawing has no use for: what a run would say, and a file beside the picture. */
const idle = /^(?:output|last_run_on|file|type|version|size|format|dimensions|medium|price|year|\w+_code)$/
function keptIn(draft: Draft, of: Entity): KeptDrawings {
  const bare = withoutStates(putEntity(draft, of), of)
  const plain = bare.model.entities.find(({ id }) => id === of.id)!
  const held = plain.fields.find((field) => code.test(field.id) && field.type === 'long_text')?.id ?? 'code'
  const seen = plain.fields.find(({ type }) => type === 'image')?.id ?? 'picture'
  const language = plain.fields.find(({ id }) => id === 'language')?.id
  const gone = new Set(plain.fields.flatMap(({ id }) => (idle.test(id) && id !== plain.title ? [id] : [])))
  const more: Field[] = [
    ...(seen === 'picture' && !plain.fields.some(({ id }) => id === 'picture') ? [picture] : []),
    ...(plain.fields.some(({ id }) => id === held) ? [] : [{ id: held, label: 'Script', type: 'long_text' as const, required: false }]),
  ]
  const known = withFields({ ...plain, fields: plain.fields.filter(({ id }) => !gone.has(id)) }, more)
  const kept = new Set([plain.title, held, seen])
  const fields = known.fields.map((field) => {
    const open = field.required && !kept.has(field.id) ? { ...field, required: false } : field
    return open.id === language && open.choices ? { ...open, choices: ['Python', 'JavaScript', 'PHP'] } : open
  })
  const entity = withSeeds(
    { ...known, fields },
    (seed, index): Values => ({
      ...Object.fromEntries(Object.entries(seed).filter(([field]) => !gone.has(field))),
      [plain.title]: scriptOf(index).name,
      [held]: scriptOf(index).code,
      [seen]: null,
      ...(language !== undefined && { [language]: scriptOf(index).language }),
    }),
  )
  const measures = { title: plain.title, input: held, picture: seen, ...(language !== undefined && { language }) }
  const day = entity.fields.find(({ id, type }) => type === 'date' && /_on$/.test(id))
  const keep: Action = {
    id: newActionId(draft, `keep_${of.id}`.slice(0, 44)),
    name: `Keep this ${of.singular}`.slice(0, 60),
    kind: 'create',
    entity: of.id,
    fields: Object.values(measures),
    ...(day && { effects: [{ kind: 'today' as const, field: day.id }] }),
    confirmation: 'Kept: {title}.',
  }
  const put = putActions(putEntity(bare, entity), [keep])
  const tidy = changeBlocks(put, (block, page) => {
    if (block.kind === 'list' && block.entity === of.id && page.role === undefined)
      return [
        {
          ...block,
          layout: 'cards',
          ...(of.read === 'public' && { scope: 'all' as const }),
          fields: [...new Set([seen, ...block.fields.filter((id) => !gone.has(id) && id !== held)])].slice(0, 4),
        },
      ]
    return [block]
  })
  return { draft: tidy, keeps: { action: keep.id, by: null, measures }, texts: { entity: of.id, field: held } }
}
