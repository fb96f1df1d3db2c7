import { titled } from '../../lexicon/inflect.ts'
import { questionsFor } from '../../lexicon/questions.ts'
import { studiedIn } from '../../lexicon/vocabulary.ts'
import type { Action, Block, Entity, Field } from '../../model.ts'
import { type Draft, newBlockId, newPageId, newPath, withModel, withPage } from '../draft.ts'
import { quizzes } from './exam-topics.ts'
import { managerOf, withKept, wordsOf } from './place.ts'
import { newActionId, newEntityId, withRemade } from './remake.ts'
import { wordQuestions } from './word-questions.ts'

const questionFields = (topics: readonly string[]): Field[] => [
  { id: 'question', label: 'Question', type: 'text', required: true },
  { id: 'topic', label: 'Topic', type: 'choice', required: true, choices: [...topics] },
  { id: 'choices', label: 'Choices', type: 'long_text', required: true, help: 'One choice a line, at least two.' },
  { id: 'right_answer', label: 'Right answer', type: 'text', required: true, help: 'The letter of the right choice; several with commas: A, C.' },
  { id: 'explanation', label: 'Explanation', type: 'long_text', required: false },
]
/** Words that let one choose how hard questions are, and what they are about. */
const harder =
  /\b(?:choos|select|pick|set|filter|by|differ|vari|several|of)\w* (?:[\w-]+,? (?:and |or )?){0,4}(?:difficult(?:y|ies)|levels? of difficulty)\b|\bdifficulty (?:levels?|selection)\b/i
export const difficulties = ['Easy', 'Medium', 'Hard']
export const difficultyField: Field = { id: 'difficulty', label: 'Difficulty', type: 'choice', required: false, choices: difficulties }
export const fieldsOfQuestion = { text: 'question', choices: 'choices', right: 'right_answer', topic: 'topic', explanation: 'explanation' } as const

/** Questions that people put to others, as in a forum: no exam asks these. */
const isAskedByPeople = (draft: Draft, entity: string): boolean =>
  draft.parts.some(({ made }) => made.entity.id === entity && made.thing.makes.some(({ verb }) => verb === 'ask'))

/** Words for questions of more than one kind. */
const severalKinds =
  /\bmultiple[- ]choice\b[^.]*\b(?:true|fill|essay|subjective|short[- ]answer|judg\w+)|\bquestion types\b|\btypes of questions\b|\btrue[- ]or[- ]false\b/i
const kindField: Field = {
  id: 'kind',
  label: 'Type',
  type: 'choice',
  required: false,
  choices: ['Single choice', 'Multiple choice', 'True or false', 'Fill in the blank', 'Essay'],
}
/** What the site's own questions have that asking them leaves as it is: what they belong to, what they are worth, their picture. */
function keptFields({ model: { entities } }: Draft, own: Entity | undefined, known: readonly Field[], exams: readonly string[]): Field[] {
  const ids = new Set(known.map(({ id }) => id))
  const above = new Set(entities.filter(({ id, fields }) => !exams.includes(id) && !fields.some(({ entity }) => entity === own?.id)).map(({ id }) => id))
  return (own?.fields ?? []).filter(
    ({ id, type, entity }) => !ids.has(id) && (type === 'number' || type === 'image' || (type === 'reference' && entity !== undefined && above.has(entity))),
  )
}
/** The values that the site's own rows have of these fields, row by row and over again. */
const keptValues = (own: Entity | undefined, fields: readonly Field[], index: number): Entity['seeds'][number] =>
  Object.fromEntries(
    fields.flatMap(({ id }) => {
      const value = own?.seeds[index % Math.max(1, own.seeds.length)]?.[id]
      return value === undefined ? [] : [[id, value]]
    }),
  )
/** The bank of questions: the site's own questions made such that they can be asked, or a table of their own. */
export function withBank(draft: Draft): { readonly draft: Draft; readonly bank: Entity } {
  const language = studiedIn(wordsOf(draft))
  const isOfExams = draft.parts.some(({ made }) => made.thing.kit === 'exam' && !quizzes.test(made.entity.plural))
  const questions = language === null ? questionsFor(wordsOf(draft), isOfExams) : wordQuestions(language)
  const topics = [...new Set(questions.map(({ topic }) => topic))]
  const seeds = questions.map(({ text, topic, choices, right, why }) => ({
    question: text,
    topic,
    choices: choices.join('\n'),
    right_answer: right,
    explanation: why,
  }))
  const banks = draft.model.entities.filter(
    ({ id, plural }) =>
      !isAskedByPeople(draft, id) &&
      /^(?:(?:exam|test|quiz|practice|math|examination|multiple choice|multiple-choice|trivia|choice) )*questions?(?: banks?)?$/.test(plural),
  )
  const own = banks.find(({ plural }) => plural.endsWith('questions')) ?? banks[0]
  const held = banks.find((one) => one !== own && one.plural.endsWith(' banks'))
  const manager = managerOf(draft)
  const exams = draft.parts.flatMap(({ made }) => (made.thing.kit === 'exam' ? [made.entity.id] : []))
  const makerOf = (id: string | undefined): string | undefined =>
    draft.model.actions.find(({ entity, kind, role: by }) => entity === id && kind === 'create' && by !== undefined)?.role
  // Whoever makes the quiz writes its questions.
  const maker = makerOf(own?.id) ?? makerOf(exams[0])
  const role = maker !== undefined ? { role: maker } : manager === undefined ? {} : { role: manager }
  const id = own?.id ?? newEntityId(draft, 'questions')
  const kept = keptFields(draft, own, [...questionFields(topics), difficultyField, kindField], exams)
  const bank: Entity = {
    id,
    singular: own?.singular ?? 'question',
    plural: own?.plural ?? 'questions',
    title: 'question',
    fields: [
      ...questionFields(topics),
      ...(harder.test(wordsOf(draft)) ? [difficultyField] : []),
      ...(severalKinds.test(wordsOf(draft)) ? [kindField] : []),
      ...(held ? [{ id: 'question_bank', label: 'Question bank', type: 'reference' as const, required: false, entity: held.id }] : []),
      ...kept.filter(({ entity }) => entity === undefined || entity !== held?.id),
    ],
    read: 'public',
    write: manager === undefined ? 'anyone' : 'managed',
    seeds: seeds.map((seed, index) => ({
      ...seed,
      ...keptValues(own, kept, index),
      ...(harder.test(wordsOf(draft)) && { difficulty: difficulties[index % 3]! }),
      ...(severalKinds.test(wordsOf(draft)) && { kind: 'Single choice' }),
      ...(held && held.seeds.length > 0 && { question_bank: index % held.seeds.length }),
    })),
  }
  const before = draft.model.actions.filter(({ entity }) => entity === id)
  const idOf = (kind: Action['kind'], wanted: string) => before.find((one) => one.kind === kind)?.id ?? newActionId(draft, wanted)
  const actions: Action[] = [
    {
      id: idOf('create', 'add_question'),
      name: 'Add question',
      kind: 'create',
      entity: id,
      ...role,
      fields: bank.fields.map((field) => field.id),
      confirmation: 'Question added: {title}.',
    },
    {
      id: idOf('update', 'edit_question'),
      name: 'Edit',
      kind: 'update',
      entity: id,
      ...role,
      fields: bank.fields.map((field) => field.id),
      confirmation: 'Saved: {title}.',
    },
    { id: idOf('delete', 'delete_question'), name: 'Delete', kind: 'delete', entity: id, ...role, fields: [], confirmation: 'Deleted: {title}.' },
  ]
  if (own) return { draft: withManagedPage(withRemade(draft, bank, actions, ['topic']), bank, actions), bank }
  return { draft: withManagedPage(withKept(draft, bank, actions, null), bank, actions), bank }
}

/** The draft where only the managing role sees a question's right answer, and is asked for new ones. */
function withAnswersKeptBack(draft: Draft, bank: Entity, { id, role }: Action): Draft {
  const pages = draft.model.pages.map((page) => {
    const blocks = page.role === role ? page.blocks : page.blocks.filter((block) => !(block.kind === 'form' && block.action === id))
    const isAnswer = blocks.some((block) => block.kind === 'detail' && block.entity === bank.id)
    return { ...page, blocks, ...(isAnswer && role && { role }) }
  })
  return withModel(draft, { pages })
}

/** Where questions are added, unless a page of the site does that already. */
function withManagedPage(open: Draft, bank: Entity, actions: readonly Action[]): Draft {
  const create = actions[0]!
  const draft = create.role === undefined ? open : withAnswersKeptBack(open, bank, create)
  const isThere = draft.model.pages.some(
    (page) => page.role === create.role && page.blocks.some((block) => block.kind === 'form' && block.action === create.id),
  )
  if (isThere) return draft
  const list: Block = {
    kind: 'list',
    id: newBlockId(draft, 'bank_list'),
    heading: titled(bank.plural),
    entity: bank.id,
    layout: 'table',
    fields: ['topic', 'right_answer'],
    search: true,
    filters: ['topic'],
    sorts: ['question'],
    per_page: 20,
    scope: 'all',
    actions: actions.slice(1).map(({ id }) => id),
    empty: 'There are no questions yet.',
  }
  const form: Block = {
    kind: 'form',
    id: newBlockId(draft, 'bank_form'),
    heading: create.name,
    action: create.id,
    text: 'It can be asked as soon as it is added.',
  }
  const title = 'Question bank'
  const page = {
    id: newPageId(draft, 'question_bank'),
    path: newPath(draft, '/question-bank'),
    title,
    navigation: title,
    ...(create.role && { role: create.role }),
    blocks: [list, form],
  }
  return withModel(draft, { pages: withPage(draft.model.pages, page) })
}
