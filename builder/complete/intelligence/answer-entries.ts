import { capital } from '../../lexicon/inflect.ts'
import type { Action, BlockOf, Entity, Field } from '../../model.ts'
import { type Draft, newBlockId, newPageId, newPath, withModel, withPage } from '../draft.ts'
import { claimedBy, managerOf, wordsOf } from '../module/place.ts'
import { newActionId, newEntityId, withoutThings, withRemade } from '../module/remake.ts'

/** Words by which answers are kept for the assistant to give. */
const asked =
  /\bquestion[- ]and[- ]answers?\b|\bq ?& ?a (?:entr\w+|pairs?|base|management)|\bfaqs?\b|\bfrequently asked\b|\b(?:answers?|repl\w+|respon\w+)\b[^.]{0,30}\bknowledge base|\bknowledge (?:base|entr\w+|article)s? (?:management|maintenance|entr\w+|articles?)|\b(?:maintain|manage|edit|add|update)\w*\b[^.]{0,30}\bknowledge base/i
const entries =
  /^(?:question-and-answers?|questions? and answers?|q&as?|faqs?|frequently asked questions?|knowledge (?:bases?|entries|items))(?: (?:entries|entry|pairs|items|articles|managements?|bases?))?$/

export interface Entries {
  readonly draft: Draft
  readonly entries: NonNullable<BlockOf<'assistant'>['entries']>
}

const fields: readonly Field[] = [
  { id: 'question', label: 'Question', type: 'text', required: true },
  { id: 'answer', label: 'Answer', type: 'long_text', required: true },
  { id: 'topic', label: 'Topic', type: 'text', required: false },
]
const seeds = (what: string) => [
  { question: 'When are you open?', answer: 'We answer here at any time; people are there from Monday to Friday, 9 to 17.', topic: 'Contact' },
  {
    question: 'How can I return something?',
    answer: 'Within 14 days, as it came to you. Tell us what it is, and we send you the way to return it.',
    topic: 'Returns',
  },
  { question: 'How long does a delivery take?', answer: 'Two to four working days from the day of the order.', topic: 'Delivery' },
  { question: 'How can I reach a person?', answer: 'Press “Ask a person” below an answer: somebody replies in the same conversation.', topic: 'Contact' },
  { question: `What is ${what}?`, answer: `${what} is where you ask, and where answers and people are found.`, topic: 'About us' },
]

/** Questions with their answers, written by the managing role and given by the assistant; null where the words keep none. */
export function withEntries(draft: Draft): Entries | null {
  const manager = managerOf(draft)
  if (manager === undefined || !asked.test(wordsOf(draft))) return null
  const [first, ...rest] = draft.model.entities
    .filter(({ plural }) => entries.test(plural))
    .toSorted((a, b) => Number(/knowledge/.test(a.plural)) - Number(/knowledge/.test(b.plural)))
  const lean = withoutThings(
    draft,
    rest.map(({ id }) => id),
  )
  const entity: Entity = {
    id: first?.id ?? newEntityId(draft, 'answer_entries'),
    singular: first?.singular ?? 'question and answer',
    plural: first?.plural ?? 'questions and answers',
    title: 'question',
    fields: [...fields],
    read: 'public',
    write: 'managed',
    seeds: seeds(draft.model.name),
  }
  const role = draft.model.actions.find((one) => one.entity === first?.id && one.kind === 'create')?.role ?? manager
  const act = (id: string, name: string, kind: Action['kind'], confirmation: string): Action => ({
    id: newActionId(lean, id),
    name,
    kind,
    entity: entity.id,
    role,
    fields: kind === 'delete' ? [] : fields.map((field) => field.id),
    confirmation,
  })
  const [add, edit, remove] = [
    act('add_answer_entry', `Add ${entity.singular}`, 'create', 'Added: {title}'),
    act('edit_answer_entry', 'Edit', 'update', 'Changed: {title}'),
    act('delete_answer_entry', 'Delete', 'delete', 'Deleted: {title}'),
  ]
  const known = first
    ? withRemade(lean, entity, [add, edit, remove], ['answer', 'topic'])
    : withModel(lean, { entities: [...lean.model.entities, entity], actions: [...lean.model.actions, add, edit, remove] })
  const bare = withModel(known, {
    pages: known.model.pages.filter(
      ({ role: of, path, blocks }) => path === '/' || of === undefined || !blocks.every((block) => block.kind === 'list' && block.entity === entity.id),
    ),
  })
  const title = capital(entity.plural)
  const page = {
    id: newPageId(bare, 'answer_entries'),
    path: newPath(bare, '/manage-answers'),
    title,
    navigation: title,
    role,
    blocks: [
      {
        kind: 'list' as const,
        id: newBlockId(bare, 'answer_list'),
        heading: '',
        entity: entity.id,
        layout: 'table' as const,
        fields: ['answer', 'topic'],
        search: true,
        filters: [],
        sorts: [],
        per_page: 20,
        scope: 'all' as const,
        actions: [edit.id, remove.id],
        empty: 'There are no answers yet.',
      },
      {
        kind: 'form' as const,
        id: newBlockId(bare, 'answer_form'),
        heading: add.name,
        action: add.id,
        text: 'The assistant gives this answer to whoever asks the question in words like these.',
      },
    ],
  }
  const paged = withModel(bare, { pages: withPage(bare.model.pages, page) })
  return {
    draft: claimedBy(paged, page.path, /\bquestion[- ]and[- ]answer|\bknowledge\b|\bfaqs?\b|\bq ?& ?a entr|\banswers? (?:entr|of)/),
    entries: { entity: entity.id, question: 'question', answer: 'answer' },
  }
}
