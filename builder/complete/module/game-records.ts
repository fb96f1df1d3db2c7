import type { Block, Entity } from '../../model.ts'
import { type Draft, newBlockId, withModel } from '../draft.ts'
import { claimedBy, withLaterPage, wordsOf } from './place.ts'
import { listOfOwn, type Results, rankingBlock } from './results.ts'

const ofEach =
  /\b(?:each|every|per|by|different) (?:difficult(?:y|ies)|levels?|modes?|(?:(?:board|grid|puzzle) )?sizes?)\b|\b(?:difficult(?:y|ies)|levels?) (?:leaderboards?|rankings?)\b/i
const ofEachDuration = /\b(?:each|every|per|by) (?:\w+ )?durations?\b/i
const best =
  /\bpersonal (?:\w+ )?(?:bests?|records?|high scores?|scores?|results?)\b|\b(?:my|their|own|his|her) (?:personal |best )?(?:records?|bests?|high scores?|best scores?|best times?)\b|\bbest (?:scores?|times?|results?)\b/i
const history =
  /\b(?:game|play(?:ing)?|match|round|personal|score|result)s? (?:history|histories|records)\b|\b(?:past|earlier|previous|finished) (?:games|results|rounds|matches|scores)\b|\b(?:my|their|own) (?:history|results|games|rounds|statistics)\b/i
const counted =
  /\bwin(?:ning)? rates?\b|\b(?:games|rounds|matches) (?:played|won)\b|\bwins,? (?:and )?losses\b|\b(?:personal|game|player|play) (?:statistics|stats)\b|\bstatistics page\b/i
const told = /\b(?:history|records?|my (?:games|scores|results|rounds))\b/i

/** Whether a page for everybody already tells the visitor's own rounds. */
const isTold = ({ model }: Draft, { id }: Entity): boolean =>
  model.pages.some(
    ({ title, role, navigation, blocks }) =>
      role === undefined &&
      navigation !== null &&
      told.test(title) &&
      blocks.some((block) => block.kind === 'list' && (block.entity === id || model.entities.some((one) => one.id === block.entity && one.read === 'own'))),
  )

/** The draft with a board for each level where the words rank each, and a page of the visitor's own best and of all their rounds where they speak of those. */
export function withGameRecords(draft: Draft, { entity, keeps }: Results, shown: readonly string[]): Draft {
  const words = wordsOf(draft)
  const kind = keeps.measures.size ?? keeps.measures.level
  const each = ofEachDuration.test(words) && keeps.measures.duration ? keeps.measures.duration : ofEach.test(words) ? kind : undefined
  const boarded = each === undefined ? draft : withBoards(draft, entity, each)
  const isCounted = counted.test(words)
  if (!(isCounted || best.test(words) || history.test(words)) || isTold(boarded, entity)) return boarded
  const title = isCounted ? 'My statistics' : best.test(words) ? 'Personal records' : 'Game history'
  const fields = ['score', ...shown, ...(keeps.measures.seconds && !shown.includes(keeps.measures.seconds) ? [keeps.measures.seconds] : [])]
  const day = entity.fields.find(({ type }) => type === 'date')?.id
  const paged = withLaterPage(boarded, title, (id): Block[] => [
    {
      ...rankingBlock(id('own_best'), 'Your best', entity, fields.slice(1)),
      mine: { result: keeps.measures.result ?? null, seconds: keeps.measures.seconds ?? null },
      ...(kind && { each: kind }),
    } as Block,
    {
      ...listOfOwn(newBlockId(boarded, 'own_history'), 'All your rounds', entity, [], []),
      fields: [...fields, ...(day ? [day] : [])],
      filters: [keeps.measures.level, keeps.measures.result].filter((one) => one !== undefined),
      sorts: ['score', ...(day ? [day] : [])],
      empty: 'No round of yours is over yet: play one, and it stands here.',
    },
  ])
  const path = paged.model.pages.find((page) => page.title === title && page.blocks.some(({ kind }) => kind === 'ranking'))!.path
  return claimedBy(paged, path, new RegExp(`${best.source}|${history.source}|${counted.source}`, 'i'), /leaderboards?|rankings?/)
}

/** The draft whose boards of these rows, but that of the first page, are one for each choice of a field. */
const withBoards = (draft: Draft, { id }: Entity, each: string): Draft =>
  withModel(draft, {
    pages: draft.model.pages.map((page) =>
      page.path === '/'
        ? page
        : { ...page, blocks: page.blocks.map((block) => (block.kind === 'ranking' && block.entity === id ? { ...block, each } : block)) },
    ),
  })
