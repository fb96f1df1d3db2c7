import type { Action, Effect, Entity, Field } from '../../model.ts'
import { type Completer, type Draft, withModel } from '../draft.ts'
import { actionsOn, changeBlocks, entityIn, partsOf, putEntity, withFields, withSeeds } from '../trade/parts.ts'

const remark: Field = { id: 'remark', label: 'Remark', type: 'long_text', required: false }
const file: Field = { id: 'file', label: 'File', type: 'file', required: false }

/** "teachers grade assignments": grading asks for the score and a remark, which whoever handed it in reads, with a grade where the site keeps those. */
export const graded: Completer = (draft) => partsOf(draft, 'answer').reduce((so_far, { made }) => withGrading(so_far, made.entity.id), draft)

function withGrading(draft: Draft, id: string): Draft {
  const entity = entityIn(draft, id)
  const step = entity?.lifecycle?.transitions.find(({ name, to }) => name === 'Grade' && to === 'Graded')
  const grade = step && actionsOn(draft, id).find(({ kind, transition }) => kind === 'transition' && transition === step.id)
  const score = entity?.fields.find(({ id: own, type }) => own === 'score' && type === 'number')
  if (!entity?.lifecycle || !step || !grade?.role || !score || entity.fields.some(({ id: own }) => own === remark.id)) return draft
  const { lifecycle } = entity
  const isHandedIn = /(?:assignment|homework)/.test(entity.singular) && !entity.fields.some(({ type }) => type === 'file')
  const filed = isHandedIn ? [file, remark] : [remark]
  const wide = withSeeds(withFields(entity, filed), (seed) => ({ ...seed, ...Object.fromEntries(filed.map((field) => [field.id, null])) }))
  const grading: Entity = {
    ...wide,
    fields: wide.fields.map((field) => {
      if (field.id === score.id) return { ...field, min: field.min ?? 0, max: field.max ?? 100 }
      return isHandedIn && field.type === 'reference' ? { ...field, required: true } : field
    }),
    lifecycle: { ...lifecycle, transitions: lifecycle.transitions.filter((one) => one !== step) },
  }
  const { transition: __, ...bare } = grade
  const done: Action = {
    ...bare,
    kind: 'update',
    fields: [score.id, remark.id],
    effects: [...(grade.effects ?? []), { kind: 'put', field: lifecycle.field, value: step.to, when: null }, ...kept(draft, entity)],
    confirmation: '{title} is graded.',
  }
  const actions = draft.model.actions.map((one) => {
    if (one.id === grade.id) return done
    const isTheirs = one.entity === id && (one.kind === 'create' || one.kind === 'update') && one.role === undefined
    return isTheirs ? { ...one, fields: [...one.fields.filter((own) => own !== score.id), ...(isHandedIn ? [file.id] : [])] } : one
  })
  const shown = changeBlocks(putEntity(withModel(draft, { actions }), grading), (block) => [
    block.kind === 'detail' && block.entity === id ? { ...block, fields: [...new Set([...block.fields, ...filed.map((one) => one.id)])] } : block,
  ])
  return withOwnGrades(shown, entity)
}

/** The table of grades that are of the same assignments. */
function gradesOf(draft: Draft, { id, fields }: Entity): { readonly entity: Entity; readonly by: Field; readonly own: Field } | undefined {
  const about = fields.filter(({ type }) => type === 'reference')
  return draft.model.entities.flatMap((entity) => {
    if (
      entity.id === id ||
      !/(?:^| )(?:grade|score|mark)$/.test(entity.singular) ||
      !entity.fields.some(({ id: own, type }) => own === 'score' && type === 'number')
    )
      return []
    const by = entity.fields.find((field) => field.type === 'reference' && about.some((one) => one.entity === field.entity))
    const own = about.find((one) => one.entity === by?.entity)
    return by && own && entity.fields.some(({ id: name, type }) => name === 'name' && type === 'text') ? [{ entity, by, own }] : []
  })[0]
}

/** A grade for whoever handed in what is graded. */
function kept(draft: Draft, entity: Entity): readonly Effect[] {
  const grades = gradesOf(draft, entity)
  if (!grades || !entity.fields.some(({ id, type }) => id === 'name' && type === 'text')) return []
  const { entity: table, by, own } = grades
  const day = table.fields.find(({ type }) => type === 'date')?.id
  const copies = [
    { from: 'name', to: 'name' },
    { from: own.id, to: by.id },
    { from: 'score', to: 'score' },
  ]
  return [{ kind: 'record', entity: table.id, by: null, copies, values: day ? { [day]: '{today}' } : {}, sign: 1, when: null, whose: 'row' }]
}

/** Grades that are given to somebody are read by them, and not by everybody. */
function withOwnGrades(draft: Draft, entity: Entity): Draft {
  const grades = gradesOf(draft, entity)?.entity
  return grades?.read === 'public' && grades.write === 'managed' ? putEntity(draft, { ...grades, read: 'own' }) : draft
}
