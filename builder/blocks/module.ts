import * as v from 'valibot'
import { designWays } from '../designs.ts'
import { instrumentNames } from '../instruments.ts'
import { callWays, clipKinds, clipWays, drawStyles, gameNames, pictureWays, productShapes, settingNames, timerWays } from '../module-data.ts'
import { toolNames } from '../tools.ts'
import { genreNames } from '../writer/genres.ts'
import { base, id, label, path, text } from './atoms.ts'

const count = (from: number, to: number) => v.pipe(v.number(), v.integer(), v.minValue(from), v.maxValue(to))
/** How a result is kept as a row: a create action, the field of the visitor's name, and by measure the field that it fills. */
const keeps = v.nullable(v.object({ action: id, by: v.nullable(id), measures: v.record(v.string(), id) }))

const sheet = v.object({
  id,
  name: label,
  about: text,
  fields: v.array(
    v.object({
      id,
      label,
      kind: v.picklist(['number', 'choice', 'date', 'text']),
      value: v.string(),
      unit: v.string(),
      choices: v.optional(v.array(v.object({ words: label, value: v.number() }))),
      /** An entity whose rows are the choices, and the field of the number that each stands for. */
      rows: v.optional(v.object({ entity: id, value: id })),
    }),
  ),
  main: v.optional(id),
  results: v.array(v.object({ id, label, formula: label, unit: v.string(), decimals: count(0, 12) })),
  /** Rows for each `n` from 1 on. */
  schedule: v.optional(v.object({ each: label, rows: label, columns: v.array(v.object({ label, formula: label })) })),
})

/** Blocks that run a statechart in the visitor's browser. */
export const moduleBlocks = [
  /** Questions of an entity, each with its choices one a line and the right ones by letter; measures: score, right, total, result, mode, minutes. */
  v.object({
    ...base,
    kind: v.literal('quiz'),
    entity: id,
    fields: v.object({ text: id, choices: id, right: id, topic: v.nullable(id), explanation: v.nullable(id), level: v.optional(id) }),
    modes: v.pipe(v.array(v.picklist(['practice', 'exam'])), v.minLength(1)),
    minutes: count(1, 240),
    size: count(1, 200),
    pass: count(0, 100),
    /** Which questions a practice begins with. */
    source: v.optional(v.picklist(['all', 'wrong', 'starred'])),
    /** The exam that the page shows: only questions that name it by `by` are asked, and a result names it in `kept`. */
    about: v.optional(v.object({ entity: id, by: id, kept: v.nullable(id) })),
    keeps,
  }),
  /** Cards of an entity with two sides; with `choices`, the back names those that its letters stand for. */
  v.object({ ...base, kind: v.literal('flashcards'), entity: id, front: id, back: id, choices: v.nullable(id) }),
  /** A draw among the rows of an entity, by weight; measures: entry (the row), label. */
  v.object({
    ...base,
    kind: v.literal('draw'),
    style: v.picklist(drawStyles),
    /** null for dice and coins, which have their own sides. */
    entity: v.nullable(id),
    weight: v.nullable(id),
    chances: v.nullable(count(1, 100)),
    verb: label,
    keeps,
  }),
  /** Games; measures: score, level, game, character, result, seconds, and made, what was made in one of making. */
  v.object({
    ...base,
    kind: v.literal('game'),
    games: v.pipe(v.array(v.picklist(gameNames)), v.minLength(1)),
    characters: v.array(label),
    words: v.array(label),
    /** What the levels are called, where the words call them something, and what is chosen beside them. */
    levels: v.optional(v.pipe(v.array(label), v.length(3))),
    settings: v.optional(
      v.array(
        v.object({
          name: v.picklist(settingNames),
          label,
          choices: v.pipe(
            v.array(v.object({ name: label, number: v.optional(v.number()), words: v.optional(v.array(label)) })),
            v.minLength(2),
            v.maxLength(8),
          ),
        }),
      ),
    ),
    text,
    /** The rows of the visitor's own that say which of a site's goods is in use: the game looks like it. */
    worn: v.optional(v.object({ entity: id, by: id, field: id, is: label })),
    /** The row that the page shows: only the game that it is called after is played, or the games with what its own row has. */
    about: v.optional(id),
    /** Rows whose texts the games are played with beside `words`; `by` refers to their categories, of which one may be chosen. */
    rows: v.optional(v.object({ entity: id, field: id, by: v.optional(v.object({ field: id, entity: id })) })),
    /** Rows that are lists of words, of which one is chosen to play with. */
    lists: v.optional(v.object({ entity: id, field: id })),
    /** Whether each day has a game that is the same for all. */
    daily: v.optional(v.boolean()),
    keeps,
  }),
  /** Tools for texts, tables and codes; measures: tool, mode, input, output. */
  v.object({
    ...base,
    kind: v.literal('workbench'),
    tools: v.pipe(v.array(v.picklist(toolNames)), v.minLength(1)),
    /** Whether every run that was asked for is kept by itself. */
    isKept: v.optional(v.boolean()),
    /** The kept row that the page shows, which the bench takes up again. */
    about: v.optional(id),
    /** Rows whose texts can be taken to the bench. */
    texts: v.optional(v.object({ entity: id, field: id })),
    keeps,
  }),
  /** The tools of the bench of a page, to be searched, each with a link that opens it there. */
  v.object({ ...base, kind: v.literal('tool_list'), tools: v.pipe(v.array(v.picklist(toolNames)), v.minLength(1)), page: path }),
  /** Calculators by formulas, and a keypad; measures: sheet, input, result, and each field and result by its id. */
  v.object({ ...base, kind: v.literal('calculator'), sheets: v.pipe(v.array(sheet), v.minLength(1), v.maxLength(40)), keeps }),
  /** What writes a text from what is entered; measures: title, text, length, minutes, and each field by its id. */
  v.object({
    ...base,
    kind: v.literal('writer'),
    genre: v.picklist(genreNames),
    what: label,
    fields: v.pipe(
      v.array(v.object({ id, label, kind: v.picklist(['text', 'long', 'number', 'choice']), value: v.string(), choices: v.optional(v.array(label)) })),
      v.maxLength(10),
    ),
    keeps,
  }),
  /** An editor of pictures that are on the visitor's device, or what draws or looks at them; measures: name, picture, details, prompt, result, sure. `kinds` is what one may be said to show. */
  v.object({ ...base, kind: v.literal('picture'), way: v.optional(v.picklist(pictureWays)), kinds: v.optional(v.array(label)), keeps: v.optional(keeps) }),
  /** What works on sounds and videos that are on the visitor's device, or draws a film from words; measures: name, picture (the file), details, format, size, minutes, script. */
  v.object({ ...base, kind: v.literal('clip'), way: v.picklist(clipWays), clips: v.picklist(clipKinds), keeps: v.optional(keeps) }),
  /** A viewer of bodies of three dimensions. */
  v.object({ ...base, kind: v.literal('viewer') }),
  /** A practice line: calls to those whose rows `entity` has (or to sample people), or meetings of `entity` that are joined; measures: with, kind, minutes, note. */
  v.object({ ...base, kind: v.literal('call'), way: v.picklist(callWays), entity: v.nullable(id), video: v.boolean(), keeps }),
  /** Stopwatch, countdown and rounds of work and rest; measures: kind, time, rounds. */
  v.object({ ...base, kind: v.literal('timer'), ways: v.pipe(v.array(v.picklist(timerWays)), v.minLength(1)), keeps }),
  /** A product that is put together from the rows of an entity, with a preview and its price; measures: design, choices, quantity, price. */
  v.object({
    ...base,
    kind: v.literal('configurator'),
    entity: id,
    product: label,
    shape: v.picklist(productShapes),
    fields: v.object({ part: id, price: id, colour: id }),
    keeps,
  }),
  /** A designer of pages, forms or screens; measures: name, parts, count, colour, background, font, design, more. `saved` is where designs are kept, with the fields that keep one, one after the other, and the action by which one is changed. */
  v.object({
    ...base,
    kind: v.literal('designer'),
    way: v.picklist(designWays),
    saved: v.nullable(v.object({ entity: id, design: v.array(id), change: v.optional(id) })),
    keeps,
  }),
  /** What is kept of a designer, as it will be: forms to be answered, pages and screens to be looked at. */
  v.object({
    ...base,
    kind: v.literal('designed'),
    entity: id,
    /** The fields that keep it, one after the other. */
    design: v.array(id),
    way: v.picklist(designWays),
    /** Where answers to a form are kept: the reference to the form, and a field for each of its first questions. */
    answers: v.nullable(v.object({ action: id, by: id, fields: v.array(id) })),
  }),
  /** Charts, figures and forecasts of the rows of entities, or of a table that the visitor brings; measures: title, kind, source, note, figures, chart. */
  v.object({ ...base, kind: v.literal('explorer'), sources: v.array(v.object({ entity: id, fields: v.array(id) })), keeps }),
  /** An editor of patterns on a grid, or on the page of a kept one the editor that begins with it; measures: design, columns, rows, instructions. */
  v.object({
    ...base,
    kind: v.literal('pattern'),
    across: label,
    about: v.optional(v.boolean()),
    saved: v.object({ entity: id, design: id, change: v.optional(id) }),
    keeps,
  }),
  /** Kept patterns as they look. */
  v.object({
    ...base,
    kind: v.literal('pattern_gallery'),
    entity: id,
    design: id,
    by: v.nullable(id),
    likes: v.nullable(v.object({ entity: id, by: id })),
    page: v.nullable(path),
  }),
  /** A comparison of two tables that the visitor brings; measures: added, removed, changed, key, differences. */
  v.object({ ...base, kind: v.literal('comparison'), keeps }),
  /** An instrument to be played, with tunes to learn that rows keep, and its visitor's recordings; measures: name, instrument, notes, count, seconds. */
  v.object({
    ...base,
    kind: v.literal('instrument'),
    instruments: v.pipe(v.array(v.picklist(instrumentNames)), v.minLength(1)),
    /** Whether only the notes of the tunes stand there, to be read. */
    read: v.optional(v.boolean()),
    tunes: v.nullable(v.object({ entity: id, notes: id, composer: v.nullable(id), level: v.nullable(id) })),
    recordings: v.nullable(v.object({ entity: id, instrument: id, notes: id })),
    keeps,
  }),
  /** Queries in SQL over the rows that its visitor may read; measures: name, statement, found, result. */
  v.object({ ...base, kind: v.literal('console'), sources: v.array(v.object({ entity: id, fields: v.array(id) })), keeps }),
  /** The charts that rows keep in a field, drawn again; `page` is where they are made. */
  v.object({ ...base, kind: v.literal('kept_charts'), entity: id, chart: id, page: v.nullable(v.string()) }),
  /** The rows of an entity by a number of theirs, largest first: a board of the best; the fastest first among those of `where`, where least is best. */
  v.object({
    ...base,
    kind: v.literal('ranking'),
    entity: id,
    by: id,
    fields: v.array(id),
    most: count(1, 100),
    least: v.optional(v.object({ where: id, is: label })),
    /** The choice field that has a board for each of its choices. */
    each: v.optional(id),
    /** Where only the visitor's own rows stand there, under what they come to: how each ended, and how long it took. */
    mine: v.optional(v.object({ result: v.nullable(id), seconds: v.nullable(id) })),
  }),
] as const
