import { titled } from '../../lexicon/inflect.ts'
import { questionsFor } from '../../lexicon/questions.ts'
import { studiedIn } from '../../lexicon/vocabulary.ts'
import type { Action, Block, BlockOf, Entity, Field } from '../../model.ts'
import { asksIn, type Completer, type Draft, newBlockId, newPageId, newPath, withModel, withPage } from '../draft.ts'
import { answersList, withAnswers } from './exam-answers.ts'
import { measureOf } from './exam-measures.ts'
import { quizzes, withTopicsAligned } from './exam-topics.ts'
import { isExamined } from './exam-words.ts'
import { claimedBy, managerOf, withFirstPage, withKept, wordsOf } from './place.ts'
import { newActionId, newEntityId, withInstead, withoutThings, withPathsFreed, withRemade } from './remake.ts'
import { listOfOwn, rankingBlock, withResults } from './results.ts'
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
const about = /\b(?:choos|select|pick)\w* (?:[\w-]+,? (?:and |or )?){0,4}(?:categor(?:y|ies)|topics?|subjects?)\b|\bcategory selection\b/i
const difficulties = ['Easy', 'Medium', 'Hard']
const difficultyField: Field = { id: 'difficulty', label: 'Difficulty', type: 'choice', required: false, choices: difficulties }
const fieldsOfQuestion = { text: 'question', choices: 'choices', right: 'right_answer', topic: 'topic', explanation: 'explanation' } as const

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
function withBank(draft: Draft): { readonly draft: Draft; readonly bank: Entity } {
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

/** What the words keep beside the bank that is the bank itself: collected questions, the clock, the right answers. */
const collections =
  /^(?:(?:theory|wrong|random|favou?rite|starred|collected|mistaken|timed|simulated|mock) )+(?:questions?|practices?|exams?|tests?)(?: (?:collections?|books?|records?|practices?|functions?))?$|^(?:question (?:collections?|selections?)|correct answers?|countdowns?|timed exam functions?|practice modes?|exam (?:simulations?|times?)|answer questions?)$/
/** The draft where such pages play the same bank: the wrong ones, the starred ones, or all. */
function withCollections(draft: Draft, quiz: Omit<BlockOf<'quiz'>, 'id' | 'modes'>): Draft {
  const isExam = (of: string | undefined) => /(?:exams?|quiz(?:zes)?|tests?|assessments?)$/.test(draft.model.entities.find(({ id }) => id === of)?.plural ?? '')
  const isTaking = ({ plural, fields }: Entity) => {
    const refers = fields.filter(({ type }) => type === 'reference')
    return /^(?:\w+ )?(?:participations?|attempts?|takings?)$/.test(plural) && refers.length > 0 && refers.every(({ entity }) => isExam(entity))
  }
  const isSet = ({ fields }: Entity) => fields.some(({ id }) => id === 'passing_score' || id === 'pass_mark')
  const ids = draft.model.entities
    .filter((one) => one.id !== quiz.entity && ((collections.test(one.plural) && !isSet(one)) || isTaking(one)))
    .map(({ id }) => id)
  return withInstead(draft, ids, ({ title }) => {
    const source = /wrong|mistake/i.test(title) ? 'wrong' : /favou?rite|starred|collect/i.test(title) ? 'starred' : 'all'
    const modes = /simulat|mock|exam|test|quiz|timed|countdown/i.test(title) && source === 'all' ? (['exam', 'practice'] as const) : (['practice'] as const)
    return [{ ...quiz, id: newBlockId(draft, 'practice'), modes: [...modes], source }]
  })
}

/** Words for taking one, which its own page does. */
const taking =
  /\b(?:tak(?:e|ing)|participat\w+ in|sit(?:ting)?|join|complet\w+|start|attempt|do) (?:\w+ ){0,3}(?:exams?|quiz(?:zes)?|tests?|assessments?|questions?)\b|\bonline (?:exams?|tests?|quiz(?:zes)?)\b/
/** The draft whose pages about exams lead to where one is taken. */
function withWayThere(draft: Draft, where: string, title: string): Draft {
  const pages = draft.model.pages.map((page) => {
    const isAbout =
      /\b(?:exams?|quiz(?:zes)?|tests?|assessments?)\b/i.test(page.title) && page.role === undefined && page.path !== where && page.navigation !== null
    if (!isAbout || !page.blocks.some(({ kind }) => kind === 'list')) return page
    const banner: Block = {
      kind: 'banner',
      id: newBlockId(draft, 'exam_banner'),
      heading: 'Ready?',
      text: 'Questions from the bank, against the clock, marked at once.',
      link: { label: title, page: where },
    }
    return { ...page, blocks: [...page.blocks, banner] }
  })
  return withModel(draft, { pages })
}

const topicOf = ({ seeds }: Entity, index: number): string => String(seeds[(index * 3) % Math.max(1, seeds.length)]?.topic ?? 'Everything')
/** What is a part of a question or of its marking, and kept with it. */
const partsIn = ({ model }: Draft): readonly string[] =>
  model.entities
    .filter(({ plural }) =>
      /^(?:explanations?|(?:answer )?explanations|(?:right|correct) answers|answer (?:choices|options)|count-?downs?|(?:countdown )?timers?)$/.test(plural),
    )
    .map(({ id }) => id)

const samples = [92, 75, 58, 83, 67, 100]
/** Exams, quizzes and practice over a bank of questions, with results that stay. */
export const exams: Completer = (draft) => {
  const words = wordsOf(draft)
  if (!isExamined(words)) return draft
  const { draft: banked, bank } = withBank(withPathsFreed(draft, withoutThings(draft, partsIn(draft))))
  const isHarder = bank.fields.some(({ id }) => id === difficultyField.id)
  const isQuiz = /\bquiz/i.test(words) && !/\bexam/i.test(words)
  const isRanked = /\b(?:leaderboard|ranking|rank)/i.test(words)
  const measure = measureOf(words)
  const noun = isQuiz ? 'quiz result' : 'exam result'
  const measured = withResults(banked, {
    cue: /^(?:.* )?(?:scores?|grades?|results?|achievements?)$/,
    singular: noun,
    plural: `${noun}s`,
    action: 'Keep my result',
    confirmation: 'Result kept: {title}.',
    isPublic: isRanked,
    measured: [
      {
        measure: 'score',
        field: { id: 'score', label: 'Score', type: 'number', required: true, unit: '%' },
        sample: (index) => samples[index % samples.length]!,
      },
      {
        measure: 'result',
        field: { id: 'result', label: 'Result', type: 'choice', required: false, choices: ['Passed', 'Failed'] },
        sample: (index) => (samples[index % samples.length]! >= measure.pass ? 'Passed' : 'Failed'),
      },
      { measure: 'mode', field: { id: 'mode', label: 'Mode', type: 'choice', required: false, choices: ['Exam', 'Practice'] }, sample: () => 'Exam' },
      {
        measure: 'right',
        field: { id: 'right', label: 'Right answers', type: 'number', required: false },
        sample: (index) => Math.round(samples[index % samples.length]! / 10),
      },
      { measure: 'minutes', field: { id: 'minutes', label: 'Minutes', type: 'number', required: false }, sample: (index) => 6 + index },
      ...(about.test(words)
        ? [
            {
              measure: 'topic',
              field: { id: 'topic', label: 'Topic', type: 'text' as const, required: false },
              sample: (index: number) => topicOf(bank, index),
            },
          ]
        : []),
      ...(isHarder
        ? [
            {
              measure: 'level',
              field: { id: 'difficulty', label: 'Difficulty', type: 'choice' as const, required: false, choices: ['Any', ...difficulties] },
              sample: (index: number) => difficulties[index % 3]!,
            },
          ]
        : []),
    ],
  })
  const aligned = isQuiz ? { ...measured, draft: withTopicsAligned(measured.draft, bank) } : measured
  const results = withAnswers(aligned, bank, fieldsOfQuestion)
  const { entity, keeps, answers } = results
  const quiz = {
    kind: 'quiz' as const,
    heading: '',
    entity: bank.id,
    fields: { ...fieldsOfQuestion, ...(isHarder && { level: difficultyField.id }) },
    ...measure,
    keeps,
  }
  const lean = withCollections(results.draft, quiz)
  const title = isQuiz ? 'Take the quiz' : /\bexams?\b|examination/i.test(words) ? 'Take an exam' : 'Take a test'
  const paged = withFirstPage(
    lean,
    title,
    (id) => [
      { ...quiz, id: id('exam'), modes: isQuiz ? ['practice', 'exam'] : ['exam', 'practice'] },
      isRanked
        ? rankingBlock(id('exam_ranking'), 'Ranking', entity, [keeps.measures.result!, keeps.measures.mode!])
        : listOfOwn(id('exam_results'), `Your ${entity.plural}`, entity, ['score', keeps.measures.result!, keeps.measures.mode!], []),
      ...(answers ? [answersList(id('exam_answers'), answers)] : []),
    ],
    title,
  )
  const where = paged.model.pages.find((page) => page.title === title)?.path ?? '/'
  const led = withWayThere(paged, where, title)
  const takes = asksIn(led).filter(
    ({ ask, text }) =>
      taking.test(text) &&
      /exam|quiz|test|assess|practice|question/.test(`${ask.verb} ${ask.object?.noun ?? ''} ${ask.beside.map(({ noun }) => noun).join(' ')}`),
  )
  const claims = claimedBy(
    { ...led, claims: new Map([...led.claims, ...takes.map(({ ask }) => [ask, where] as const)]) },
    where,
    /\b(?:exams?|quiz(?:zes)?|tests?|examination|mock|simulat\w+|practi[cs]e|questions?|explanations?|(?:count-?down )?timers?|difficult(?:y|ies)|categor(?:y|ies) selection|memorization|answering|grading|submit\w* answers?|exam times?|wrong|assessments?|pass(?:ing)?(?: marks?| scores?)?)\b/,
    /\b(?:import|word|excel|face|monitor|proctor|meeting|video|fill-in|drag|arrang|seat|re-?exam|makeup|certificate|class\b|paper)/,
  )
  return claimedBy(
    claims,
    where,
    /\b(?:query|view|see|check)\w* .*\b(?:scores?|grades?|results?)\b|\b(?:score|grade) (?:inquiry|query|tracking|record)|leaderboards?|ranking(?: list)?$/,
  )
}
