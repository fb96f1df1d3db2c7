import * as v from 'valibot'
import { base, id, label, path, text } from './atoms.ts'

/** Blocks that answer, find, foresee and judge by rules and by counting: no outside service is asked, and each says how it came to what it shows. */
export const intelligenceBlocks = [
  /** A conversation with the site: each question is kept as a row of the visitor's own and answered from what the site keeps; one that is not answered well can be passed on to a person. */
  v.object({
    ...base,
    kind: v.literal('assistant'),
    name: label,
    text,
    entity: id,
    question: id,
    reply: id,
    ask: id,
    /** Passes a question on to the managing role, which replies; null where nobody manages. */
    pass: v.nullable(id),
    remove: id,
    /** Where answers are kept with their questions: they are given before anything else is looked up. */
    entries: v.optional(v.object({ entity: id, question: id, answer: id })),
    /** Mark an answer as helpful, or as not. */
    marks: v.optional(v.object({ field: id, actions: v.tuple([id, id]) })),
    /** The field by which a question belongs to the one that its conversation began with: then each conversation stands by itself. */
    conversation: v.optional(id),
    /** Whether it lists the conversations of before, to be reopened on this page and deleted. */
    past: v.optional(path),
    /** What is looked up. */
    entities: v.array(id),
    examples: v.array(text),
  }),
  /** A few questions about what the visitor wants; the rows are ordered by how well they meet it, each with its reasons. */
  v.object({
    ...base,
    kind: v.literal('finder'),
    entity: id,
    /** Fields of the entity that are asked about: choices, numbers, ratings, references, yes or no. */
    asks: v.pipe(v.array(id), v.minLength(1), v.maxLength(6)),
    most: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(24)),
  }),
  /** What is wrong, in the visitor's words, and the rows whose words come nearest to it, each with the words that they share. */
  v.object({
    ...base,
    kind: v.literal('symptom_advice'),
    entities: v.pipe(v.array(id), v.minLength(1), v.maxLength(4)),
    question: label,
    example: text,
    /** What it is not: a doctor, a vet, a mechanic. */
    text,
    most: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(12)),
  }),
  /** A code that is entered, and whether a row bears it: genuine, used already, no longer valid or unknown. */
  v.object({
    ...base,
    kind: v.literal('code_check'),
    entity: id,
    /** The field with the code. */
    code: id,
    /** What is told of the row that bears it. */
    fields: v.array(id),
    /** States of the row in which its code is used up, and in which it does not count. */
    state: v.nullable(v.object({ field: id, used: v.array(label), void: v.array(label) })),
    until: v.nullable(id),
    /** The action by which a found row is used. */
    use: v.nullable(id),
    /** Rows are entered by visitors themselves, so that nobody vouches for them. */
    entered: v.optional(v.boolean()),
    text,
  }),
  /** For each row of one entity, the rows of another that suit it by what both say. */
  v.object({
    ...base,
    kind: v.literal('matches'),
    entity: id,
    other: id,
    /** What is compared: the same or the nearest values, or words in common. */
    pairs: v.pipe(v.array(v.object({ field: id, other: id, by: v.picklist(['same', 'near', 'words']) })), v.minLength(1), v.maxLength(8)),
    most: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(12)),
    /** How a match is put forward: the action that adds it, its references to both rows, and where the reason and its share in percent are kept. */
    proposes: v.optional(v.object({ action: id, one: id, other: id, reason: v.nullable(id), score: v.nullable(id) })),
  }),
  /** How a figure has moved over time and, if it goes on so, will move. */
  v.object({
    ...base,
    kind: v.literal('forecast'),
    entity: id,
    date: id,
    measure: v.picklist(['count', 'sum', 'average']),
    field: v.nullable(id),
    step: v.picklist(['day', 'week', 'month']),
    ahead: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(12)),
  }),
  /** Statements that a visitor says how much they agree with; the answers are added up by topic and read against bands. */
  v.object({
    ...base,
    kind: v.literal('assessment'),
    entity: id,
    statement: id,
    topic: id,
    text,
    scale: v.pipe(v.array(label), v.minLength(2), v.maxLength(7)),
    /** From a share of the most that can be reached, in percent, on; the last that is reached holds. */
    bands: v.pipe(v.array(v.object({ from: v.number(), title: label, text })), v.minLength(1)),
    keeps: v.nullable(v.object({ action: id, score: id, result: id })),
  }),
  /** On the page of a test its questions; the outcome is the one whose answer was chosen most often, the first of several. */
  v.object({
    ...base,
    kind: v.literal('outcome_test'),
    /** The questions, with the field that names their test and those of the answers, in the order of the outcomes. */
    entity: id,
    of: id,
    question: id,
    answers: v.pipe(v.array(id), v.minLength(2), v.maxLength(4)),
    number: v.nullable(id),
    /** What a test may come to: `mostly` names the answer that stands for it by its label. */
    outcomes: v.object({ entity: id, of: id, mostly: id, text: v.nullable(id) }),
    keeps: v.nullable(v.object({ action: id, result: id, test: v.nullable(id), text: v.nullable(id), score: v.nullable(id), type: v.nullable(id) })),
  }),
] as const
