import { titled } from '../../lexicon/inflect.ts'
import type { Action, Block, BlockOf, Effect, Entity, Field, Guard } from '../../model.ts'
import { type Completer, type Draft, newBlockId } from '../draft.ts'
import { claimWords, detailPage, says } from '../social/places.ts'
import { reference } from '../trade/fields.ts'
import {
  changeActions,
  changeBlocks,
  createOn,
  entityIn,
  listPage,
  newActionId,
  newEntityId,
  partsOf,
  putActions,
  putEntity,
  withFields,
  withoutFields,
} from '../trade/parts.ts'
import { withSurveySamples } from './survey-samples.ts'

/** A survey with its questions, what people answer, and each single answer. */
export interface Surveyed {
  readonly survey: Entity
  readonly questions: Entity
  readonly by: string
  readonly type: Field | undefined
  readonly options: string
  readonly required: string | null
  readonly order: string | null
}
const seen = /\b(?:view\w*|see|display\w*|show\w*|publish\w*)\b[^.]{0,30}\bresults?\b|\bresults? (?:display|viewing)\b/
const open = /^(?:published|open|active|released|under way)$/i

/** A survey's own questions are what is answered, in one form on its page, and what was answered is counted there. */
export const surveys: Completer = (draft) => {
  const found = surveyIn(draft)
  if (!found || draft.model.entities.length > 22) return draft
  const asked = askedByWhoMakes(draft, found)
  return answered(asked, { ...found, survey: entityIn(asked, found.survey.id)!, questions: entityIn(asked, found.questions.id)! })
}

function surveyIn(draft: Draft): Surveyed | undefined {
  return partsOf(draft, 'survey_question')
    .flatMap(({ made }) => {
      const questions = entityIn(draft, made.entity.id)
      const by = questions?.fields.find(({ type, entity }) => type === 'reference' && entity !== questions.id)
      const survey = entityIn(draft, by?.entity)
      const options = questions?.fields.find(({ id, type }) => type === 'long_text' && /option|choice|answer/.test(id))
      if (!questions || !by || !survey || !options || questions.read !== 'public' || survey.read !== 'public' || !detailPage(draft, survey.id)) return []
      const first = (type: Field['type'], words: RegExp): Field | undefined => questions.fields.find((field) => field.type === type && words.test(field.id))
      const required = first('boolean', /required/)?.id ?? null
      return [
        { survey, questions, by: by.id, type: first('choice', /type|kind/), options: options.id, required, order: first('number', /order|number/)?.id ?? null },
      ]
    })
    .find(({ survey }) => detailPage(draft, survey.id)?.role === undefined)
}

/** Whoever may make a survey makes its questions, and nobody those of another's. */
function askedByWhoMakes(draft: Draft, { survey, questions, by }: Surveyed): Draft {
  const [making, adding] = [createOn(draft, survey.id), createOn(draft, questions.id)]
  if (!making || !adding || making.role !== undefined) return draft
  const text = `Add questions to ${survey.plural} of your own.`
  const others: string[] = []
  const opened = changeActions(putEntity(draft, { ...questions, write: 'anyone' }), questions.id, ({ role, ...action }) => {
    if (role !== undefined && action.kind !== 'create') others.push(action.id)
    return action.id === adding.id ? { ...action, guards: [...(action.guards ?? []), { kind: 'theirs', by, text }] } : action
  })
  const freed = changeBlocks(opened, (block, of) => [
    (block.kind === 'list' || block.kind === 'detail') && block.entity === questions.id && of.role === undefined && of.path !== '/'
      ? { ...block, actions: [...new Set([...block.actions, ...others])] }
      : block,
  ])
  const page = listPage(freed, questions.id)
  const has = page?.blocks.some((block) => block.kind === 'form' && block.action === adding.id)
  if (!page || has) return freed
  const form: Block = { kind: 'form', id: newBlockId(freed, `${questions.id}_add`), heading: adding.name, action: adding.id, text: '' }
  return changeBlocks(freed, (block, of) => (of.id === page.id && block === of.blocks.at(-1) ? [block, form] : [block]))
}

/** The site's own responses, or new ones, with their text and the survey that they are about. */
function responsesOf(draft: Draft, { survey }: Surveyed): { readonly entity: Entity; readonly about: string; readonly to: string; readonly create: Action } {
  const known = partsOf(draft, 'response')
    .flatMap(({ made }) => entityIn(draft, made.entity.id) ?? [])
    .find(({ fields }) => fields.some(({ entity }) => entity === survey.id))
  const entity: Entity = known ?? {
    id: newEntityId(draft, 'responses'),
    singular: 'response',
    plural: 'responses',
    title: 'name',
    fields: [
      { id: 'name', label: 'Name', type: 'text', required: false },
      reference('survey', titled(survey.singular), survey.id),
      { id: 'answers', label: 'Answers', type: 'long_text', required: false },
    ],
    read: 'own',
    write: 'anyone',
    seeds: [],
  }
  const about = entity.fields.find((field) => field.entity === survey.id)!.id
  const text = entity.fields.find(({ type, id }) => type === 'long_text' && /answer|comment|text/.test(id))
  const to = text?.id ?? 'answers'
  const lean = withoutFields(withFields(entity, text ? [] : [{ id: to, label: 'Answers', type: 'long_text', required: false }]), ['satisfaction', 'email'])
  const fields = lean.fields.map((field) => (field.id === about ? field : { ...field, required: false }))
  const create = createOn(draft, entity.id)
  const fresh: Action = {
    id: newActionId(draft, `submit_${entity.id}`.slice(0, 44)),
    name: 'Submit answers',
    kind: 'create',
    entity: entity.id,
    fields: [],
    confirmation: '',
  }
  const { role: _, ...bare } = create ?? fresh
  return { entity: { ...lean, fields, write: 'anyone' }, about, to, create: { ...bare, name: 'Submit answers' } }
}

function answered(draft: Draft, found: Surveyed): Draft {
  const { survey, questions, by, type, options, required, order } = found
  const { entity, about, to, create } = responsesOf(draft, found)
  const answers: Entity = {
    id: newEntityId(draft, `${survey.id}_answers`.slice(0, 44)),
    singular: 'answer',
    plural: 'answers',
    title: 'answer',
    fields: [
      { id: 'answer', label: 'Answer', type: 'text', required: true },
      reference('question', titled(questions.singular), questions.id),
      reference('response', titled(entity.singular), entity.id),
    ],
    read: 'own',
    write: 'managed',
    seeds: [],
  }
  const into = { entity: answers.id, question: 'question', response: 'response', value: 'answer' }
  const counts = survey.fields.find(({ id, type: kind }) => kind === 'number' && /^(?:answers|responses|participants)$/.test(id))
  const named = entity.fields.find(({ id, type: kind }) => (id === entity.title || id === 'name') && kind === 'text')
  const effects: Effect[] = [
    ...(named ? [{ kind: 'name' as const, field: named.id }] : []),
    { kind: 'answers', of: questions.id, by, about, words: questions.title, type: type?.id ?? null, options, required, order, to, into },
    ...(counts ? [{ kind: 'add' as const, by: about, field: counts.id, amount: null, sign: 1 as const }] : []),
  ]
  const states = survey.lifecycle?.transitions.map(({ to: state }) => state).filter((state) => open.test(state)) ?? []
  const once: Guard = { kind: 'unique', fields: [about], among: 'mine', unless: [], text: `You have answered this ${survey.singular} already.` }
  const published: Guard[] =
    survey.lifecycle && states.length > 0
      ? [{ kind: 'is', by: about, field: survey.lifecycle.field, values: states, text: `This ${survey.singular} is not open for answers.` }]
      : []
  const submit: Action = { ...create, fields: [about], guards: [once, ...published], effects, confirmation: 'Thank you: your answers are kept.' }
  const kept = putActions(putEntity(putEntity(draft, entity), answers), [submit])
  const bare = changeActions(kept, entity.id, (action) => {
    if (action.kind === 'update') return null
    return action.kind === 'delete' && counts
      ? { ...action, effects: [...(action.effects ?? []), { kind: 'add', by: about, field: counts.id, amount: null, sign: -1 }] }
      : action
  })
  return shown(
    withSurveySamples(bare, found, { response: entity.id, about, to, answers: answers.id, states, counts: counts?.id ?? null, named: named?.id ?? null }),
    found,
    submit,
  )
}

/** The questions on the survey's page instead of forms elsewhere, and surveys rather than questions on the first page. */
function shown(draft: Draft, { survey, questions }: Surveyed, submit: Action): Draft {
  const page = detailPage(draft, survey.id)
  if (!page) return draft
  const block: BlockOf<'survey'> = {
    kind: 'survey',
    id: newBlockId(draft, `${survey.id}_form`),
    heading: 'Questions',
    about: survey.id,
    action: submit.id,
    results: says(draft, seen),
    empty: `This ${survey.singular} has no questions yet.`,
  }
  const listed = listPage(draft, survey.id)?.blocks.find((one): one is BlockOf<'list'> => one.kind === 'list' && one.entity === survey.id)
  const placed = changeBlocks(draft, (one, of) => {
    if (one.kind === 'form' && one.action === submit.id) return []
    if (one.kind === 'list' && one.entity === questions.id && of.path === '/' && listed)
      return [{ ...listed, id: one.id, heading: `Latest ${survey.plural}`, search: false, filters: [], sorts: [], per_page: 3, actions: [] }]
    if (one.kind === 'detail' && one.entity === survey.id)
      return [
        { ...one, related: one.related.filter(({ entity }) => entity !== questions.id && entity !== submit.entity) },
        ...(of.id === page.id ? [block] : []),
      ]
    return [one]
  })
  return claimWords(
    placed,
    /\b(?:fill\w*|answer\w*|participat\w*|complet\w*|submit\w*|respon\w*|results?)\b/,
    page.path,
    /\b(?:photo|pdf|export|evaluat\w+|score)\b/,
  )
}
