import type { Part } from '../../compose/pages.ts'
import { titled } from '../../lexicon/inflect.ts'
import { lessonBody, lessonTitle, lessonTitles } from '../../lexicon/lesson-bodies.ts'
import type { BlockOf, Entity, Field } from '../../model.ts'
import { type Completer, type Draft, newBlockId } from '../draft.ts'
import { claimWords, detailPage } from '../social/places.ts'
import { changeBlocks, changePages, entityIn, listPage, partsOf, putActions, putEntity, withSeeds } from '../trade/parts.ts'
import { awardOf, withCertificate } from './certificates.ts'
import { type Recorded, recordsOf } from './learning-records.ts'
import { type Marks, marksOf } from './lesson-marks.ts'

const courses = ['course', 'class', 'membership', 'book', 'thing'] as const
const each = 3

/** A course and what it is learnt by. */
export interface Taught {
  readonly course: Entity
  readonly parts: Entity
  readonly by: Field
}

/** Lessons of a course are done one after the other: each visitor marks theirs, sees how far they are, and finds it kept. */
export const coursePaths: Completer = (draft) => {
  const found = taughtIn(draft)
  if (!found || draft.model.entities.length > 22) return draft
  const laid = withLessons(draft, found)
  const marked = marksOf(laid, found)
  const recorded = recordsOf(marked.draft, found)
  return walked(recorded.draft, found, marked.marks, recorded)
}

function taughtIn(draft: Draft): Taught | undefined {
  const isCourse = (id: string | undefined): boolean => partsOf(draft, ...courses).some(({ made }) => made.entity.id === id)
  const known = (part: Part): Taught[] => {
    const parts = entityIn(draft, part.made.entity.id)
    const by = parts?.fields.find(({ type, entity }) => type === 'reference' && isCourse(entity))
    const course = entityIn(draft, by?.entity)
    return parts && by && course && parts.read === 'public' && detailPage(draft, course.id)?.role === undefined && detailPage(draft, course.id)
      ? [{ course, parts, by }]
      : []
  }
  const all = partsOf(draft, 'lesson').flatMap(known)
  return all.find(({ parts }) => /lesson$/.test(parts.singular)) ?? all[0]
}

const rank = (title: unknown, at: number): number => (lessonTitles.includes(String(title)) ? lessonTitles.indexOf(String(title)) : at)

/** Every sample course has lessons of its own in their order, and says how many; rows that the words name stay as they are. */
function withLessons(draft: Draft, { course, parts, by }: Taught): Draft {
  const words = draft.brief.words.toLowerCase()
  const isTold = parts.seeds.some((seed) => words.includes(String(seed[parts.title] ?? '~').toLowerCase()))
  if (isTold || parts.seeds.length < each || course.seeds.length === 0) return draft
  const order = numberOf(parts)
  const inOrder = parts.seeds
    .map((seed, at) => ({ seed, at: rank(seed[parts.title], at) }))
    .toSorted((one, other) => one.at - other.at)
    .map(({ seed }) => seed)
  const step = Math.floor(inOrder.length / each)
  const film = draft.model.pages.some(({ blocks }) => blocks.some((block) => block.kind === 'player' && block.entity === parts.id))
    ? undefined
    : parts.fields.find(({ type }) => type === 'url')
  const text = parts.fields.find(({ type }) => type === 'long_text')
  const seeds = course.seeds.flatMap((whole, at) =>
    Array.from({ length: each }, (_, nth) => {
      const seed = inOrder[Math.min(inOrder.length - 1, nth * step + (at % step))]!
      const [title, name] = [String(seed[parts.title]), String(whole[course.title] ?? course.singular)]
      const body = lessonBody(title, name)
      return {
        ...seed,
        ...(body && { [parts.title]: lessonTitle(title, name) }),
        [by.id]: at,
        ...(order && { [order.id]: nth + 1 }),
        ...(film && { [film.id]: null }),
        ...(text && body && { [text.id]: body }),
      }
    }),
  )
  const counts = course.fields.find(({ id, type }) => type === 'number' && /^(?:lessons|chapters|sections)$/.test(id))
  const laid = putEntity(draft, { ...parts, seeds })
  return counts
    ? putEntity(
        laid,
        withSeeds(course, (seed) => ({ ...seed, [counts.id]: each })),
      )
    : laid
}
const numberOf = ({ fields }: Entity): Field | undefined => fields.find(({ id, type }) => type === 'number' && /^(?:number|order|position)$/.test(id))

function walked(draft: Draft, { course, parts, by }: Taught, marks: Marks, { entity, about, share, start, named, who, on, sum, state }: Recorded): Draft {
  const award = awardOf(draft, entity.id)
  const minutes = parts.fields.find(({ id, type }) => type === 'number' && /^minutes|duration$/.test(id))
  const tallied = putActions(
    draft,
    draft.model.actions
      .filter(({ id }) => id === marks.action)
      .map((action) => ({
        ...action,
        effects: [
          ...(action.effects ?? []),
          {
            kind: 'tally' as const,
            by: marks.by,
            whole: by.id,
            entity: entity.id,
            about,
            share,
            named,
            who,
            on,
            sum: sum !== null && minutes ? { from: minutes.id, to: sum } : null,
            state,
            award: award && { entity: award.entity, named: award.named, who: award.who, on: award.on, number: award.number },
          },
        ],
      })),
  )
  const given = award ? withCertificate(tallied, award) : tallied
  const path = (wanted: string, part: boolean): BlockOf<'course_path'> => ({
    kind: 'course_path',
    id: newBlockId(given, wanted),
    heading: part ? '' : titled(parts.plural),
    about: course.id,
    part,
    entity: parts.id,
    by: by.id,
    order: numberOf(parts)?.id ?? null,
    minutes: minutes?.id ?? null,
    toggle: { action: marks.action, entity: marks.entity, by: marks.by },
    record: { entity: entity.id, by: about, share, start },
    award: award && { entity: award.entity, named: award.named },
  })
  const shown = behind(behind(given, course.id, path(`${parts.id}_path`, false)), parts.id, path(`${parts.id}_here`, true))
  const bare = changeBlocks(shown, (block) => [
    block.kind === 'detail' && block.entity === course.id
      ? { ...block, related: block.related.filter((one) => one.entity !== parts.id && one.entity !== entity.id) }
      : block,
  ])
  const where = listPage(bare, course.id)?.path ?? detailPage(bare, course.id)?.path ?? '/'
  return claimWords(bare, /\b(?:learn\w*|study(?:ing)?|progress|lessons?|chapters?)\b/, where, /\b(?:ai\b|recommend\w*|manag\w*|path)\b/)
}

/** The draft with a block right behind the row of an entity, on its page. */
function behind(draft: Draft, entity: string, block: BlockOf<'course_path'>): Draft {
  const page = detailPage(draft, entity)
  return page
    ? changePages(draft, (one) => (one.id === page.id ? { ...one, blocks: one.blocks.flatMap((of, at) => (at === 0 ? [of, block] : [of])) } : one))
    : draft
}
