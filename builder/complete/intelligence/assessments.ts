import { titled } from '../../lexicon/inflect.ts'
import type { BlockOf, Entity } from '../../model.ts'
import { type Completer, type Draft, newBlockId, newPageId, newPath } from '../draft.ts'
import { withKeptResults } from '../module/kept.ts'
import { managerOf, withFirstPage, withKept, wordsOf } from '../module/place.ts'
import { newActionId, newEntityId, withoutThings } from '../module/remake.ts'
import { claimedAs, ifClaimed } from './claims.ts'
import { type Sheet, sheetFor } from './statements.ts'

const testing =
  /\b(?:(?:personality|psycholog\w+|mental(?: health)?|mood|emotion(?:al)?|stress|anxiety|depression|self|health|iq|eq|intelligence|career|aptitude|interest|constitution|skin|fitness|nutrition|suitability|character|mbti|ability|competency|maturity) (?:\w+ )?(?:assessments?|tests?|testing|evaluations?|questionnaires?|surveys?|self-assessments?|quiz(?:zes)?|screening)|self-(?:assessments?|tests?|evaluation)|(?:take|do|complete|fill (?:out|in)) (?:an? |the )?(?:\w+ )?(?:assessments?|evaluation|self-test)|assessment questionnaires?|questionnaire results?)\b/i
const claiming =
  /\b(?:assess\w*|self-test\w*|(?:personality|psycholog\w+|mental health|health|aptitude|career) test\w*|evaluat\w*|questionnaires?|test results?|emotional state|plan\w* generated based on|test[- ]taking|tak(?:e|ing) (?:the |a )?tests?|(?:choos|select)\w* (?:a |the )?tests?|answer(?:ing)? (?:the |test )?questions)\b/
const beyond =
  /\b(?:filter out|english|speech|spoken|exam|course|teachers?|supplier|product|environmental|performance|property|house|price|franchis\w* (?:contract|fee)|peer|code|risk assessment reports?|credit|quality|homework|assignments?|manage\w*|publish\w*|admin\w*|distribut\w*|create|design|hackathon|tender|bid|risk|permissions)\b/
/** Things of the words that are the assessment itself. */
const itself = /(?:tests?|assessments?|questionnaires?|evaluations?|results?|surveys?)$/
/** Those that nobody manages by themselves are what is taken here, and no list of who was assessed. */
const plainly = /^(?:online )?assessments?(?: tools?| results?)?$/
const managed = /\b(?:manag\w+|publish\w*|creat\w+|customiz\w+) (?:[\w-]+ ){0,2}assessments?\b/i
/** What is asked of those who give blood is written down. */
const written = /\b(?:blood|organ) don(?:at|or)\w*|\bvaccinat\w*|\bwith [^.]{0,60}\bself-assessments?\b/i
const exams = /\b(?:exam|examinations?|question bank|students? take)\b/i

function entityOf(draft: Draft, sheet: Sheet): Entity {
  return {
    id: newEntityId(draft, 'statements'),
    singular: 'statement',
    plural: 'statements',
    title: 'statement',
    fields: [
      { id: 'statement', label: 'Statement', type: 'text', required: true },
      { id: 'topic', label: 'Topic', type: 'choice', required: true, choices: [...new Set(sheet.statements.map(([topic]) => topic))] },
    ],
    read: 'public',
    write: managerOf(draft) === undefined ? 'anyone' : 'managed',
    seeds: sheet.statements.map(([topic, statement]) => ({ statement, topic })),
  }
}

/** The page where the managing role keeps the statements. */
function withStatements(draft: Draft, entity: Entity): Draft {
  const manager = managerOf(draft)
  const role = manager === undefined ? {} : { role: manager }
  const make = (kind: 'create' | 'update' | 'delete', name: string, confirmation: string) => ({
    id: newActionId(draft, `${kind}_statement`),
    name,
    kind,
    entity: entity.id,
    ...role,
    fields: kind === 'delete' ? [] : ['statement', 'topic'],
    confirmation,
  })
  const actions = [
    make('create', 'Add statement', 'Statement added: {title}'),
    make('update', 'Edit', 'Saved: {title}'),
    make('delete', 'Delete', 'Deleted: {title}'),
  ]
  const list: BlockOf<'list'> = {
    kind: 'list',
    id: newBlockId(draft, 'statements_list'),
    heading: '',
    entity: entity.id,
    layout: 'table',
    fields: ['topic'],
    search: true,
    filters: ['topic'],
    sorts: [],
    per_page: 20,
    scope: 'all',
    actions: actions.slice(1).map(({ id }) => id),
    empty: 'There are no statements yet: add the first, and it can be answered.',
  }
  const form = {
    kind: 'form' as const,
    id: newBlockId(draft, 'statement_form'),
    heading: 'Add statement',
    action: actions[0]!.id,
    text: 'It is asked from then on.',
  }
  const page = {
    id: newPageId(draft, 'statements'),
    path: newPath(draft, '/statements'),
    title: 'Statements',
    navigation: 'Statements',
    ...role,
    blocks: [list, form],
  }
  return withKept(draft, entity, actions, manager === undefined ? { ...page, navigation: null } : page)
}

/** Statements to agree with, and what the answers come to, where the words ask for an assessment of oneself. */
export const assessments: Completer = (draft) => {
  const words = wordsOf(draft)
  if (
    !testing.test(words) ||
    exams.test(words) ||
    written.test(words) ||
    draft.model.pages.some(({ blocks }) => blocks.some(({ kind }) => kind === 'quiz' || kind === 'outcome_test'))
  )
    return draft
  const sheet = sheetFor(words)
  const entity = entityOf(draft, sheet)
  const isRun = managed.test(words)
  const own = draft.model.entities.filter(({ plural }) => (itself.test(plural) && testing.test(plural)) || (!isRun && plainly.test(plural))).map(({ id }) => id)
  const { draft: kept, keeps } = withKeptResults(withStatements(withoutThings(draft, own), entity), {
    singular: 'assessment result',
    plural: 'my results',
    action: 'Keep this result',
    confirmation: 'Result kept: {title}.',
    fields: [
      { id: 'result', label: 'Result', type: 'text', required: true },
      { id: 'score', label: 'Score', type: 'percent', required: false },
    ],
    measures: { result: 'result', score: 'score' },
    seeds: [],
    instead: [],
  })
  const section = draft.model.entities.find(({ id, plural }) => own.includes(id) && plainly.test(plural))
  const paged = withFirstPage(
    kept,
    section ? titled(section.plural) : sheet.title,
    (id) => [
      {
        kind: 'assessment',
        id: id('assessment'),
        heading: '',
        entity: entity.id,
        statement: 'statement',
        topic: 'topic',
        text: sheet.text,
        scale: ['Not at all', 'A little', 'Fairly', 'Fully'],
        bands: sheet.bands.map(([from, title, text]) => ({ from, title, text })),
        keeps: { action: keeps.action, score: 'score', result: 'result' },
      },
    ],
    sheet.title,
  )
  const where = paged.model.pages.find(({ blocks }) => blocks[0]?.kind === 'assessment')?.path ?? '/'
  return ifClaimed(draft, claimedAs(paged, where, claiming, beyond))
}
