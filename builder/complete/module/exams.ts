import type { Block, BlockOf, Entity } from '../../model.ts'
import { asksIn, type Completer, type Draft, newBlockId, withModel } from '../draft.ts'
import { answersList, withAnswers } from './exam-answers.ts'
import { difficulties, difficultyField, fieldsOfQuestion, withBank } from './exam-bank.ts'
import { measureOf } from './exam-measures.ts'
import { withTopicsAligned } from './exam-topics.ts'
import { isExamined } from './exam-words.ts'
import { claimedBy, withFirstPage, wordsOf } from './place.ts'
import { withInstead, withoutThings, withPathsFreed } from './remake.ts'
import { listOfOwn, rankingBlock, withResults } from './results.ts'

const about = /\b(?:choos|select|pick)\w* (?:[\w-]+,? (?:and |or )?){0,4}(?:categor(?:y|ies)|topics?|subjects?)\b|\bcategory selection\b/i
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
