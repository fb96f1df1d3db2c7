import * as v from 'valibot'
import { base, id } from './atoms.ts'

/** Blocks of what is learnt part by part, and of what people are asked question by question. */
export const learningBlocks = [
  /**
   * The parts of a course in their order, each marked as done by the visitor, with how far they have come: on the page of the course
   * `about`, or, where `part` is set, on the page of a part, with the ways to the parts before and after it.
   */
  v.object({
    ...base,
    kind: v.literal('course_path'),
    about: id,
    part: v.boolean(),
    entity: id,
    by: id,
    order: v.nullable(id),
    minutes: v.nullable(id),
    toggle: v.object({ action: id, entity: id, by: id }),
    /** The rows that keep how far each visitor has come, and the action that begins one. */
    record: v.object({ entity: id, by: id, share: id, start: v.nullable(id) }),
    /** The rows that say what was finished, and the field that has the name of the course. */
    award: v.nullable(v.object({ entity: id, named: id })),
  }),
  /** The row that the page shows as a certificate, to be printed. */
  v.object({ ...base, kind: v.literal('certificate'), entity: id, named: id, who: v.nullable(id), on: v.nullable(id), number: v.nullable(id) }),
  /** The questions of the survey that the page shows, to be answered in one form, and how they were answered: for whoever asks, manages or has answered, or for everybody. */
  v.object({
    ...base,
    kind: v.literal('survey'),
    about: id,
    /** The action that keeps a response; its `answers` effect says where the questions and their answers are. */
    action: id,
    results: v.boolean(),
    empty: v.string(),
  }),
] as const
