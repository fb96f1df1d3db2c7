import type { Part } from '../../compose/pages.ts'
import { capital } from '../../lexicon/inflect.ts'
import type { KitName } from '../../lexicon/kits.ts'
import { kits } from '../../lexicon/kits.ts'
import { poolOf } from '../../lexicon/samples.ts'
import type { Action, Effect, Entity, Field } from '../../model.ts'
import type { Completer, Draft } from '../draft.ts'
import { inWords } from '../operations/in-words.ts'
import { reference } from '../trade/fields.ts'
import {
  actionsOn,
  changeActions,
  changeBlocks,
  createOn,
  entityIn,
  fieldIn,
  manager,
  partsOf,
  putActions,
  putEntity,
  withFields,
  withSeeds,
} from '../trade/parts.ts'

const advising: ReadonlySet<KitName> = new Set<KitName>(['expert'])
const calling =
  /^(?:(?:\w+ )?(?:expert|specialist|doctor|lawyer|attorney|consultant|counsell?or|advisor|adviser|therapist|psychologist|vet|veterinarian|nutritionist|dietitian|physician|teacher|tutor|mentor|coach|blogger))$/
/** Where everybody answers, nobody is asked by name. */
const among = /\b(?:communit\w+|forums?|upvot\w*|vot(?:e|es|ing)|each other|users? (?:can )?answer|accepted answers?)\b/

/** "choose a doctor and ask questions": a question goes to one of them, who answers it in words below it; there are no other answers. */
export const askedExperts: Completer = (draft) => {
  const people = whoAnswers(draft)
  return people === undefined || among.test(draft.brief.words.toLowerCase())
    ? draft
    : partsOf(draft, 'question')
        .filter(isAsked)
        .reduce((so_far, part) => toExpert(so_far, part, people), draft)
}
const isAsked = ({ made: { thing } }: Part): boolean => thing.makes.some(({ verb }) => verb === 'ask')

/** Those whom questions are for: experts whom the site lists. */
export function whoAnswers(draft: Draft): string | undefined {
  const all = draft.parts.filter(({ made: { thing, entity } }) => kits[thing.kit].group === 'person' && entityIn(draft, entity.id)?.read === 'public')
  return (all.find(({ made: { thing } }) => calling.test(thing.singular)) ?? all.find(({ made: { thing } }) => advising.has(thing.kit)))?.made.entity.id
}

/** Whether questions of a part are answered by whom they are put to alone. */
export const isPutToExpert = (draft: Draft, { made: { entity } }: Part): boolean => entityIn(draft, entity.id)?.fields.some(({ id }) => id === asked) ?? false

const asked = 'asked_whom'
function toExpert(draft: Draft, { made }: Part, people: string): Draft {
  const entity = entityIn(draft, made.entity.id)
  const experts = entityIn(draft, people)!
  const create = entity && createOn(draft, entity.id)
  if (!entity || !create || experts.seeds.length === 0) return draft
  const known = entity.fields.find((field) => field.type === 'reference' && field.entity === people)
  const whom: Field = known ? { ...known, id: asked, required: true } : reference(asked, capital(experts.singular), people)
  const answer: Field = fieldIn(entity, 'answer') ?? { id: 'answer', label: 'Answer', type: 'long_text', required: false }
  const life = entity.lifecycle
  const renamed: Entity = {
    ...entity,
    fields: entity.fields.map((field) => (field.id === known?.id ? whom : field)),
    seeds: entity.seeds.map((seed) => {
      if (!known) return seed
      const { [known.id]: was, ...rest } = seed
      return { ...rest, [asked]: was ?? null }
    }),
  }
  const replies = poolOf('replies')
  const to = life?.transitions.find(({ name }) => /^answer$/i.test(name))?.to
  const whole = withSeeds(withFields(renamed, [whom, answer]), (seed, index) => ({
    ...seed,
    [asked]: typeof seed[asked] === 'number' ? seed[asked] : (index * 2) % experts.seeds.length,
    answer: life && to !== undefined && seed[life.field] === life.initial ? null : (seed.answer ?? replies[index % Math.max(1, replies.length)] ?? null),
  }))
  const own = known && known.id !== asked ? new Map([[known.id, asked]]) : new Map<string, string>()
  const renamedBlocks = changeBlocks(draft, (block) => {
    if ((block.kind !== 'list' && block.kind !== 'detail') || block.entity !== entity.id) return [block]
    const fields = [...new Set([asked, ...block.fields.map((id) => own.get(id) ?? id), ...(block.kind === 'detail' ? ['answer'] : [])])]
    return [block.kind === 'list' ? { ...block, fields, filters: block.filters.map((id) => own.get(id) ?? id) } : { ...block, fields }]
  })
  const asking = changeActions(putEntity(renamedBlocks, whole), entity.id, (action) => {
    const fields = action.fields.map((id) => own.get(id) ?? id).filter((id) => id !== 'answer' || action.kind !== 'create')
    return { ...action, fields: action.id === create.id ? [...new Set([asked, ...fields])] : fields }
  })
  return answeredInWords(asking, entity.id, answer, experts)
}

/** Who was asked answers in words: by a step of those who answer, else of who runs the site. */
function answeredInWords(draft: Draft, id: string, answer: Field, experts: Entity): Draft {
  const entity = entityIn(draft, id)!
  const step = actionsOn(draft, id).find(({ kind, name }) => kind === 'transition' && /^answer$/i.test(name))
  const by: Effect[] = fieldIn(entity, 'answered_by') ? [{ kind: 'copy', by: asked, field: experts.title, to: 'answered_by' }] : []
  const written = actionsOn(draft, id).find(({ kind, name }) => kind === 'update' && /^answer$/i.test(name))
  if (written) return changeActions(draft, id, (action) => (action.id === written.id ? { ...action, effects: [...(action.effects ?? []), ...by] } : action))
  if (!step) return draft
  const role = step.role ?? manager(draft)?.id
  const told: Action = { ...inWords(draft, entity, step, answer, 'Answer'), ...(role !== undefined && { role }) }
  const next = putActions(
    changeActions(draft, id, (action) => (action.id === step.id ? null : action)),
    [{ ...told, effects: [...(told.effects ?? []), ...by] }],
  )
  return changeBlocks(next, (block, page) => {
    if ((block.kind !== 'list' && block.kind !== 'detail') || block.entity !== id) return [block]
    return page.role === undefined && block.kind === 'list' && role !== undefined && page.role !== role
      ? [block]
      : [{ ...block, actions: [...new Set([told.id, ...block.actions])] }]
  })
}
