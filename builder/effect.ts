import * as v from 'valibot'
import { id, label, path, text, value } from './blocks/atoms.ts'
import { findingPurposes } from './findings.ts'
import { fileWorks } from './tables/run.ts'
import { genreNames } from './writer/genres.ts'

/** What an action does beside keeping its own row; all of it happens, or none. */
export const effect = v.variant('kind', [
  /** Gives the row a reference that no other has: prefix, dash, number. */
  v.object({ kind: v.literal('number'), field: id, prefix: label }),
  /** Gives the row a short code by chance that no other has, of letters that are not mistaken for one another. */
  v.object({ kind: v.literal('code'), field: id }),
  /** Keeps in `to` what the visitor's own row of `entity` about the same row as this one, each by their field, has in `from`: the name that they go by there. */
  v.object({ kind: v.literal('as'), entity: id, about: id, by: id, from: id, to: id }),
  /** Keeps the day of the action; `unless` it is given, where whoever acts may name another. */
  v.object({ kind: v.literal('today'), field: id, unless: v.optional(v.literal('given')) }),
  /** Keeps the day and the minute of the action. */
  v.object({ kind: v.literal('moment'), field: id }),
  /** Keeps how many rows there are of an entity. */
  v.object({ kind: v.literal('rows'), of: id, to: id }),
  /** Keeps the name of who acts, where there is one. */
  v.object({ kind: v.literal('name'), field: id }),
  /** Keeps the address of the account that acts, where there is one. */
  v.object({ kind: v.literal('address'), field: id }),
  /** Keeps which account acts, in the entity's `authored` field. */
  v.object({ kind: v.literal('author'), field: id }),
  /** Keeps in `field`, where nobody is named there, for whom the row is that `by` refers to: whom it is addressed to, else whose it is. */
  v.object({ kind: v.literal('whose'), by: id, field: id }),
  /** Copies a value of the row that `by` refers to. */
  v.object({ kind: v.literal('copy'), by: id, field: id, to: id }),
  /** Keeps in `to` which row of `entity` bears the code that is entered in `by`, or values of it where whoever enters it may not read the row. */
  v.object({ kind: v.literal('find'), entity: id, code: id, by: id, to: v.nullable(id), copies: v.optional(v.array(v.object({ from: id, to: id }))) }),
  /** Multiplies two numbers of the row; with `percent`, takes the second as a share of the first. */
  v.object({ kind: v.literal('multiply'), fields: v.tuple([id, id]), percent: v.optional(v.boolean()), to: id }),
  /** Adds to a number of the row that `by` refers to: a field of this row, or 1, times `sign`. */
  v.object({
    kind: v.literal('add'),
    by: id,
    field: id,
    amount: v.nullable(id),
    sign: v.picklist([1, -1]),
    when: v.optional(v.object({ field: id, is: value })),
  }),
  /** Keeps a value of this row, where it has one, in the row that `by` refers to: who has it now, when it is due next. */
  v.object({ kind: v.literal('pass'), by: id, field: id, to: id }),
  /** The place that `by` refers to is taken, and names in `holder` who has it by a field of this row; with -1 it is free again, where it still names them. */
  v.object({
    kind: v.literal('occupy'),
    by: id,
    state: v.object({ field: id, free: value, taken: value }),
    holder: v.object({ from: id, to: id }),
    sign: v.picklist([1, -1]),
  }),
  /** Raises a number of the row that `by` refers to, to the amount of this row. */
  v.object({ kind: v.literal('raise'), by: id, field: id, amount: id }),
  /** Keeps in `to` of the row that `by` refers to the mean of this number over all rows that refer to it, with one place; nothing where none does. */
  v.object({ kind: v.literal('average'), by: id, field: id, to: id }),
  /** Keeps in the rows that both sides refer to what they have come to over all rows that have both scores: how often each played, won and so on, and the points for that. */
  v.object({
    kind: v.literal('standings'),
    sides: v.tuple([v.object({ by: id, score: id }), v.object({ by: id, score: id })]),
    win: v.number(),
    draw: v.number(),
    to: v.object({ played: id, won: id, drawn: id, lost: id, scored: id, conceded: id, points: id }),
  }),
  /** Numbers in `to`, from 1, the rows of the entity whose state is one of `open`, those with the same value of `by` apart, in the order in which they came; others keep no number. */
  v.object({ kind: v.literal('queue'), by: v.nullable(id), open: v.array(label), to: id }),
  /**
   * Keeps in `to` the first of `levels` that a number of the row reaches, else `within`: its bound is a number of the row that `by` refers to, or of
   * the row itself, which it is past or short of, or a text of two numbers which it lies outside.
   */
  v.object({
    kind: v.literal('grade'),
    field: id,
    by: v.nullable(id),
    levels: v.pipe(v.array(v.object({ is: label, bound: id, when: v.picklist(['from', 'above', 'below', 'outside']) })), v.minLength(1)),
    to: id,
    within: label,
  }),
  /** Adds two numbers of the row, or takes the second from the first; where `percent` is set the second counts as a share of the first. */
  v.object({ kind: v.literal('sum'), fields: v.tuple([id, id]), sign: v.picklist([1, -1]), percent: v.boolean(), to: id }),
  /** Works out a price: a base, each number times its rate, all of it times the factor of a choice; rounded to cents. */
  v.object({
    kind: v.literal('price'),
    base: v.number(),
    parts: v.array(v.object({ field: id, rate: v.number() })),
    by_choice: v.nullable(v.object({ field: id, factors: v.array(v.object({ is: label, times: v.number() })) })),
    to: id,
  }),
  /** Takes off `to` the percentage `share` of the row of `entity` whose `code` is what is entered in `by`. */
  v.object({ kind: v.literal('reduce'), entity: id, code: id, share: id, by: id, to: id }),
  /** Works out what is paid each month for a loan: an amount, a yearly rate in percent, a number of months. */
  v.object({ kind: v.literal('instalment'), amount: id, rate: id, months: id, to: id }),
  /**
   * Adds a row of `entity` for each month of a loan at a yearly rate in percent, or at none, unless there are some: it refers to this one by `by`, and
   * says what is due, when and the how manieth it is; `left` keeps what all of them come to.
   */
  v.object({
    kind: v.literal('schedule'),
    entity: id,
    by: id,
    amount: id,
    rate: v.nullable(id),
    months: id,
    to: v.object({ sum: id, on: id, name: v.nullable(id) }),
    left: v.nullable(id),
  }),
  /** Where the visitor has a row with the same values of `fields` already, that row grows by the number `add` instead of a second one being made. */
  v.object({ kind: v.literal('merge'), fields: v.array(id), add: id }),
  /** Sets a value of the row itself; with `changed`, where one of those fields is not what it was. */
  v.object({ kind: v.literal('put'), field: id, value, when: v.nullable(v.object({ field: id, is: value })), changed: v.optional(v.array(id)) }),
  /** Keeps each line that the form of a document has filled in as a row of `of` that refers to it by `by`, with the product of `cost`; `text` is said where there is none. */
  v.object({
    kind: v.literal('lines'),
    of: id,
    by: id,
    fields: v.array(id),
    cost: v.object({ fields: v.tuple([id, id]), to: id }),
    rows: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(20)),
    text,
  }),
  /** Keeps what a document comes to: the sum of its lines, less its discount, with its tax; of the row itself, or of the document that `by` refers to. */
  v.object({
    kind: v.literal('reckon'),
    by: v.nullable(id),
    lines: v.object({ entity: id, by: id, sum: id }),
    subtotal: id,
    discount: v.nullable(v.object({ rate: id, to: id })),
    tax: v.nullable(v.object({ rate: id, to: id })),
    total: id,
  }),
  /** Counts on how many days in a row, up to that of this row, the visitor has rows of the entity. */
  v.object({ kind: v.literal('streak'), field: id, to: id }),
  /** Keeps in `last` the highest number of the rows before this one which are alike in `by`, and in `to` by how much this one's is above it; neither where none comes before. */
  v.object({ kind: v.literal('risen'), field: id, by: v.array(id), on: v.nullable(id), to: v.nullable(id), last: v.nullable(id) }),
  /** Counts the days from one date to another, at least one. */
  v.object({ kind: v.literal('days'), from: id, to: id, into: id }),
  /** Counts the hours from one time of day to another, past midnight where the second is the earlier one. */
  v.object({ kind: v.literal('hours'), from: id, to: id, into: id }),
  /** Keeps `over` where a time of day is past the limit, and `within` where it is not. */
  v.object({ kind: v.literal('beyond'), field: id, limit: v.pipe(v.string(), v.regex(/^\d{2}:\d{2}$/)), to: id, over: label, within: label }),
  /** Keeps a date that is so many days later than another. */
  v.object({ kind: v.literal('later'), from: id, days: v.pipe(v.number(), v.integer()), to: id }),
  /** Keeps the last four digits of a card's number and nothing else of it. */
  v.object({ kind: v.literal('mask'), field: id }),
  /** Adds a row of another entity that refers to this one by `by`; its values are those of `values` and copies of this row's, their numbers times `sign`. */
  v.object({
    kind: v.literal('record'),
    entity: id,
    by: v.nullable(id),
    copies: v.array(v.object({ from: id, to: id })),
    values: v.record(v.string(), value),
    sign: v.picklist([1, -1]),
    when: v.nullable(v.object({ field: id, is: value })),
    /** Whose it is: left out for whoever acts, else whose this row is, or theirs who took it on, or whose the row of an entity is that bears the code entered in `by`. */
    whose: v.optional(v.union([v.picklist(['row', 'taker']), v.object({ entity: id, code: id, by: id })])),
  }),
  /** Counts one more in `count` of the row of `entity` that bears the code entered in `by`, and in `sum` the rate that the newest row of `earns.of` sets; the row `into` of it, with its copies, is theirs whose row that is. */
  v.object({
    kind: v.literal('credit'),
    entity: id,
    code: id,
    by: id,
    count: id,
    earns: v.nullable(v.object({ of: id, rate: id, sum: id, kept: id })),
    into: v.object({ entity: id, copies: v.array(v.object({ from: id, to: id })), on: id }),
  }),
  /** Adds a row of `entity` for each part of the design that the fields of `design` keep one after the other; it refers to this row by `by`, and its fields take what the part is. */
  v.object({
    kind: v.literal('parts'),
    design: v.array(id),
    entity: id,
    by: id,
    fields: v.object({ name: id, kind: id, order: id, note: v.nullable(id), choices: v.nullable(id), required: v.nullable(id) }),
  }),
  /** Keeps in `to`, where nothing is typed there, what the `made_report` block says of the row as it stands. */
  v.object({ kind: v.literal('figures'), block: id, to: id }),
  /** Keeps in `to` what stands out in the rows of the source that `about` names, or of all of them, as far as whoever acts may read them. */
  v.object({
    kind: v.literal('found'),
    sources: v.pipe(v.array(v.object({ name: label, entity: id })), v.minLength(1)),
    purpose: v.picklist(findingPurposes),
    about: v.nullable(id),
    to: id,
  }),
  /** Keeps what the rules that the site keeps make of these texts of the row: words, addresses or patterns of rows of `lists`, which let pass, hold back or catch. */
  v.object({
    kind: v.literal('judged'),
    texts: v.pipe(v.array(id), v.minLength(1)),
    lists: v.array(
      v.object({
        entity: id,
        name: id,
        match: id,
        /** The choice of which text is looked at, and that of the place where what matches goes. */
        where: v.nullable(id),
        sends: v.nullable(id),
        usual: v.picklist(['passed', 'held', 'caught']),
        on: v.nullable(v.object({ field: id, is: value })),
        /** Whether everybody's own rows, with the samples, count for them alone. */
        own: v.boolean(),
      }),
    ),
    verdicts: v.tuple([label, label, label]),
    places: v.tuple([label, label, label]),
    to: v.object({ verdict: id, place: id, rule: id }),
  }),
  /**
   * Keeps what a run of the row would come to, by rules and a repeatable guess, and says so in `text`: nothing is really run. `reads` are the fields that
   * it goes by, `code` and `about` the text that it is about: of the row, or of the row that `by` refers to; a number is `bad` where the run does not go well.
   */
  v.object({
    kind: v.literal('simulated'),
    of: v.picklist(['test', 'search', 'series', 'work']),
    reads: v.array(id),
    code: v.nullable(id),
    about: v.nullable(v.object({ by: id, field: id })),
    outcome: v.nullable(v.object({ field: id, good: label, bad: label })),
    text: v.nullable(id),
    numbers: v.array(v.object({ field: id, from: v.number(), to: v.number(), bad: v.optional(v.number()) })),
  }),
  /** Keeps how far it is between two rows of `places` that the row refers to, how long that takes `by` a way of going, and the steps by way of the places between. */
  v.object({ kind: v.literal('routed'), from: id, to: id, places: id, by: v.nullable(id), distance: id, minutes: v.nullable(id), steps: id }),
  /** Goes one step further than the numbers that the text `from` lists, in a straight line; in `sure` how near they lie to it, in percent. */
  v.object({ kind: v.literal('foreseen'), from: id, to: id, sure: v.nullable(id) }),
  /**
   * Keeps in `to` what comes of working through a text: what is typed in `input`, else the `contents` of the file that `of.by` refers to, or of the row's
   * own; `said` tells how it went, `file` keeps the outcome as a file, `from` the format that was read.
   */
  v.object({
    kind: v.literal('worked'),
    work: v.picklist(fileWorks),
    of: v.object({ by: v.nullable(id), contents: id }),
    input: v.nullable(id),
    way: v.nullable(id),
    about: v.nullable(id),
    points: v.nullable(id),
    to: id,
    said: id,
    file: id,
    from: v.nullable(id),
  }),
  /** Keeps in `to`, where nothing is chosen there, the format that the ending of the row's file tells, or what the file says. */
  v.object({ kind: v.literal('format'), file: id, contents: v.nullable(id), to: id }),
  /** Keeps in `to` how large the row's file is. */
  v.object({ kind: v.literal('size'), file: id, to: id, unit: v.picklist(['MB', 'KB']) }),
  /** Keeps in `to`, where nothing is typed there, the text `field` of the template that `by` refers to, its {placeholders} filled in from the row. */
  v.object({ kind: v.literal('drafted'), by: id, field: id, to: id }),
  /** Keeps in `to` what is written of a genre from these fields of the row, and each line or version of it as a row of `into` that refers to this one. */
  v.object({
    kind: v.literal('written'),
    genre: v.picklist(genreNames),
    fields: v.array(id),
    versions: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(10)),
    isLines: v.boolean(),
    to: id,
    into: v.object({ entity: id, title: id, text: v.nullable(id), by: id }),
  }),
  /** Where a row that whoever acts may change has the same values of `fields` already, that row takes what is entered instead of a second one being made; with `among`, only one of their own does, and no sample. */
  v.object({ kind: v.literal('instead'), fields: v.pipe(v.array(id), v.minLength(1)), among: v.optional(v.literal('mine')) }),
  /** Every other row of `of` that refers by `by` to this one, or with `via` to what that field of this row names, takes `value` where its `field` has one of the values of `from`, but for those that have the same in `unlike` as this one. */
  v.object({ kind: v.literal('all'), of: id, by: id, via: v.optional(id), field: id, value, from: v.array(value), unlike: v.optional(id) }),
  /** Takes away every row of `of` that refers to this one by `by`. */
  v.object({ kind: v.literal('take'), of: id, by: id }),
  /**
   * For every row of `of` that refers to this one by `by`, or with `via` to what that field of this row names: adds its amount, times `sign` and with
   * `times` a number of this row, to a number of the row that its `to` refers to; with `text` it is only done where each has that much.
   */
  v.object({
    kind: v.literal('each'),
    of: id,
    by: id,
    via: v.optional(id),
    to: id,
    field: id,
    amount: v.nullable(id),
    times: v.optional(id),
    sign: v.picklist([1, -1]),
    text: v.optional(text),
  }),
  /** The row belongs to whoever the row that `by` refers to belongs to, who reads it then. */
  v.object({ kind: v.literal('give'), by: id }),
  /** Adds a row of `entity` that belongs to whose row this is, or whose row `by` refers to where that is somebody else: `words` with the row's `{title}` in the field `text`, the day in `on`, and the path of a page in `link`; with `to` it is for the account that this field of the row names, and kept for it in `for`. */
  v.object({
    kind: v.literal('notify'),
    entity: id,
    by: v.nullable(id),
    to: v.optional(v.object({ field: id, for: id })),
    words: text,
    text: id,
    on: id,
    link: id,
    page: path,
  }),
  /** Every other row of the entity whose `field` is `is` gets `value` instead: of themes, one is in use; with `among`, every other one of those whose row this is. */
  v.object({ kind: v.literal('lone'), field: id, is: label, value: label, among: v.optional(v.literal('mine')) }),
  /** Sets a value of the row that `by` refers to, where that has one of the values of `from` and `when` holds; with `allowed`, only where whoever acts may take that row there themselves. */
  v.object({
    kind: v.literal('set'),
    by: id,
    field: id,
    value,
    from: v.optional(v.array(value)),
    when: v.optional(v.object({ field: id, is: value })),
    allowed: v.optional(v.boolean()),
  }),
  /**
   * The row that `by` refers to is a part of a whole, which its field `whole` names: keeps in the visitor's own row of `entity` about that
   * whole what share in percent of its parts they have rows like this one for. A row that is not there is made, `named` by the whole's title.
   */
  v.object({
    kind: v.literal('tally'),
    by: id,
    whole: id,
    entity: id,
    about: id,
    share: id,
    named: v.nullable(id),
    who: v.nullable(id),
    on: v.nullable(id),
    /** The numbers of the parts that are added up. */
    sum: v.nullable(v.object({ from: id, to: id })),
    state: v.nullable(v.object({ field: id, begun: label, done: label })),
    /** Kept once, when the share first is all of it: a row of another entity with the title, the name, the day and a number. */
    award: v.nullable(v.object({ entity: id, named: id, who: v.nullable(id), on: v.nullable(id), number: v.nullable(id) })),
  }),
  /**
   * Keeps what the form answers of the rows of `of` whose `by` is what this row is about: all of it as a text in `to`, and each answer as a
   * row of its own. Form fields are named after the questions' rows.
   */
  v.object({
    kind: v.literal('answers'),
    of: id,
    by: id,
    about: id,
    words: id,
    type: v.nullable(id),
    options: v.nullable(id),
    required: v.nullable(id),
    order: v.nullable(id),
    to: id,
    into: v.object({ entity: id, question: id, response: id, value: id }),
  }),
  /** Keeps each answer of a sitting as a row of its own, with its question and whether it is right; the form sends them in `sheet`: "row=A,C;row=B". */
  v.object({
    kind: v.literal('marked'),
    sheet: id,
    of: id,
    choices: id,
    right: id,
    into: v.object({ entity: id, question: id, result: id, answer: id, mark: id }),
    marks: v.object({ right: label, wrong: label }),
  }),
  /** Moves the visitor's own rows of `from` into rows of `into` that refer to this one by `by`, keeps their sum in `total`, and takes each amount off a stock. */
  v.object({
    kind: v.literal('collect'),
    from: id,
    into: id,
    by: id,
    sum: id,
    total: id,
    stock: v.nullable(v.object({ by: id, field: id, amount: v.nullable(id) })),
    /** The stocks of what else is collected. */
    also: v.optional(v.array(v.object({ by: id, field: id, amount: v.nullable(id) }))),
    text,
  }),
])
export type Effect = v.InferOutput<typeof effect>
