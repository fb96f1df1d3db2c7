import type { Action, BlockOf, Entity, Field, Page } from '../../model.ts'
import { type Completer, type Draft, newBlockId, withModel } from '../draft.ts'
import { managerOf } from '../module/place.ts'
import { withoutThings } from '../module/remake.ts'
import { detailPage, withBlocks } from '../social/places.ts'
import { newActionId, putActions, putEntity } from '../trade/parts.ts'
import { claimedAs } from './claims.ts'
import { samplesFor } from './outcome-samples.ts'

const taking = /\b(?:tak(?:e|ing)|participat\w+|play\w*|answer\w*|join\w*)\b[^.]{0,40}\b(?:tests?|games?|quiz(?:zes)?|questions?|answers)\b/
const joining = /(?:^| )(?:participation|game progress|registration|sign-up)s?$/

interface Found {
  readonly tests: Entity
  readonly questions: Entity
  readonly outcomes: Entity
  readonly asked: Field
  readonly reached: Field
  readonly mostly: Field
}
const refersTo = ({ fields }: Entity, id: string): Field | undefined => fields.find(({ type, entity }) => type === 'reference' && entity === id)

/** Questions with several answers, and outcomes that stand for one of the answers each, of one kind of test. */
function foundIn({ model: { entities } }: Draft): Found | null {
  for (const outcomes of entities) {
    const mostly = outcomes.fields.find(({ id, type }) => id === 'mostly' && type === 'choice')
    const reached = mostly && outcomes.fields.find(({ type }) => type === 'reference')
    const tests = reached && entities.find(({ id }) => id === reached.entity)
    const questions = tests && entities.find((one) => one !== outcomes && answersOf(one).length > 1 && refersTo(one, tests.id))
    const asked = questions && refersTo(questions, tests.id)
    if (mostly && reached && tests && questions && asked) return { tests, questions, outcomes, asked, reached, mostly }
  }
  return null
}
const answersOf = ({ fields }: Entity): string[] => fields.filter(({ id }) => /^(?:first|second|third)_answer$/.test(id)).map(({ id }) => id)

/** The page of a test asks its questions and tells what the answers come to, which whoever took it may keep. */
export const outcomeTests: Completer = (before) => {
  const found = foundIn(before)
  if (!found) return before
  const joins = before.model.entities.filter((one) => joining.test(one.plural) && refersTo(one, found.tests.id)).map(({ id }) => id)
  const draft = samplesFor(withoutThings(before, joins), found)
  const page = detailPage(draft, found.tests.id)
  if (!page) return before
  const kept = keptIn(writtenByManagers(draft, found), found)
  const block: BlockOf<'outcome_test'> = {
    kind: 'outcome_test',
    id: newBlockId(kept.draft, 'questions'),
    heading: 'Take the test',
    entity: found.questions.id,
    of: found.asked.id,
    question: found.questions.title,
    answers: answersOf(found.questions),
    number: found.questions.fields.find(({ id, type }) => id === 'number' && type === 'number')?.id ?? null,
    outcomes: {
      entity: found.outcomes.id,
      of: found.reached.id,
      mostly: found.mostly.id,
      text: found.outcomes.fields.find(({ type }) => type === 'long_text')?.id ?? null,
    },
    keeps: kept.keeps,
  }
  return claimedAs(withBlocks(kept.draft, page.id, [block]), page.path, taking)
}

/** Tests are made up by those who run the site; whoever takes one does not see beforehand what it may come to. */
function writtenByManagers(draft: Draft, { tests, questions, outcomes }: Found): Draft {
  const role = managerOf(draft)
  if (role === undefined) return draft
  const own = new Set([tests.id, questions.id, outcomes.id])
  const inner = new Set([questions.id, outcomes.id])
  const { entities, actions, pages } = draft.model
  const shown = pages.map((page): Page => {
    const [first] = page.blocks
    if (first?.kind === 'detail' && first.entity === tests.id)
      return { ...page, blocks: [{ ...first, related: first.related.filter(({ entity }) => !inner.has(entity)) }, ...page.blocks.slice(1)] }
    return page.role === undefined && page.navigation !== null && first?.kind === 'list' && inner.has(first.entity) ? { ...page, navigation: null } : page
  })
  return withModel(draft, {
    entities: entities.map((one) => (own.has(one.id) ? { ...one, write: 'managed' as const } : one)),
    actions: actions.map((one) => (own.has(one.entity) ? { ...one, role } : one)),
    pages: shown,
  })
}

/** Where the site keeps results of tests, whoever took one adds theirs. */
function keptIn(draft: Draft, { tests }: Found): { readonly draft: Draft; readonly keeps: BlockOf<'outcome_test'>['keeps'] } {
  const results = draft.model.entities.find((one) => / results?$/.test(one.singular) && refersTo(one, tests.id))
  const text = results?.fields.find(({ type }) => type === 'long_text')?.id ?? null
  const type = results?.fields.find((one) => one.id === 'type' && one.type === 'text')?.id ?? null
  const score = results?.fields.find(({ id, type }) => id === 'score' && type === 'number')?.id ?? null
  if (!results) return { draft, keeps: null }
  const test = refersTo(results, tests.id)!.id
  const day = results.fields.find(({ type }) => type === 'date')?.id
  const by = results.fields.find((one) => one.id === 'taken_by' && one.type === 'text')?.id
  const keep: Action = {
    id: newActionId(draft, `keep_${results.id}`.slice(0, 44)),
    name: 'Keep this result',
    kind: 'create',
    entity: results.id,
    fields: [results.title, test, ...[text, score, type].filter((one) => one !== null)],
    effects: [
      ...(day === undefined ? [] : [{ kind: 'today' as const, field: day }]),
      ...(by === undefined || !draft.model.accounts ? [] : [{ kind: 'name' as const, field: by }]),
    ],
    confirmation: 'Result kept: {title}.',
  }
  const open = putEntity(draft, { ...results, read: 'own', write: 'anyone' })
  return { draft: putActions(open, [keep]), keeps: { action: keep.id, result: results.title, test, text, score, type } }
}
