import { pathFrom } from '../../compose/ids.ts'
import { capital } from '../../lexicon/inflect.ts'
import type { Block, BlockOf } from '../../model.ts'
import { type Draft, newBlockId, newPageId, newPath, withModel, withPage } from '../draft.ts'
import { claimedBy, managerOf, wordsOf } from '../module/place.ts'

const past =
  /\b((?:conversation|chat|consultation|dialogue|message|question) (?:history|records)|(?:past|earlier|previous|old) (?:conversations|chats|questions|consultations))\b/i
/** Whether words look back at what was said with the assistant. */
export const asksForPast = (words: string): boolean => past.test(words) || /\bnew conversations?\b/i.test(words)

/** All that was said with the assistant, on the page that the words name for it. */
export function withPast(draft: Draft, assistant: BlockOf<'assistant'>, where: string): Draft {
  if (!asksForPast(wordsOf(draft))) return draft
  const named = past.exec(wordsOf(draft))?.[1] ?? 'conversation history'
  const title = capital(named.toLowerCase())
  const page = {
    id: newPageId(draft, 'conversation_history'),
    path: newPath(draft, pathFrom(title)),
    title,
    navigation: title,
    blocks: [{ ...assistant, id: newBlockId(draft, 'conversation_history'), past: where, examples: [] }],
  }
  return claimedBy(withModel(draft, { pages: withPage(draft.model.pages, page) }), page.path, new RegExp(`${past.source}|\\breopen\\b`, 'i'), /\badmin\w*/)
}

/** How many answers were marked as helpful and how many as not: on the page of statistics, or where the questions are kept. */
export function withMarksCounted(draft: Draft, { entity, marks }: BlockOf<'assistant'>): Draft {
  const role = managerOf(draft)
  if (!marks || role === undefined) return draft
  const isManaged = (id: string | undefined) => draft.model.roles.some((one) => one.id === id && one.manages)
  const statistics = draft.model.pages.find(({ title, role: of }) => isManaged(of) && /statistic|analys|report|satisfaction/i.test(title))
  const home =
    statistics ?? draft.model.pages.find(({ role: of, blocks }) => isManaged(of) && blocks.some((block) => block.kind === 'list' && block.entity === entity))
  if (!home) return draft
  const values = draft.model.entities.find(({ id }) => id === entity)?.fields.find(({ id }) => id === marks.field)?.choices ?? []
  const counted: Block[] = [
    {
      kind: 'tiles',
      id: newBlockId(draft, 'marks_counted'),
      heading: 'Satisfaction with answers',
      tiles: values.map((value) => ({
        label: `Marked as ${value.toLowerCase()}`,
        entity,
        measure: 'count' as const,
        where: { field: marks.field, is: value },
      })),
    },
    { kind: 'chart', id: newBlockId(draft, 'marks_chart'), heading: 'Answers by their marks', entity, by: marks.field, measure: 'count', shape: 'bars' },
  ]
  const paged = withModel(draft, {
    pages: draft.model.pages.map((page) =>
      page === home ? { ...page, blocks: statistics ? [...counted, ...page.blocks] : [...page.blocks, ...counted] } : page,
    ),
  })
  return claimedBy(paged, home.path, /\bsatisf\w+|\bhelpful\b/, /\brat(?:e|ing)\b|\bmark\b/)
}
