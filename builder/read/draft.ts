import type { Parts } from './ask.ts'
import type { Phrase } from './phrase.ts'
import type { FoundVerb } from './verb.ts'
import type { Token } from './words.ts'

/** A clause while it is being read. */
export interface Draft extends Parts {
  readonly from: number
  to: number
  readonly verbs: FoundVerb[]
  readonly objects: Phrase[]
  readonly fields: Phrase[]
  readonly choices: string[]
  readonly beside: Phrase[]
  readonly states: string[]
  readonly life: string[]
  /** Whether those states are all that there are. */
  whole: boolean
  per: boolean
  /** Whether its first word was a noun; and whether a preposition has been passed, so that further nouns are its. */
  nominal: boolean
  aside: boolean
  /** Under "with", after what is made: "add expenses with amount and date". */
  withs: boolean
}
/** Where the reading of a stretch stands. */
export interface Reader {
  readonly tokens: readonly Token[]
  readonly to: number
  /** Whether it follows what a site is: there "with" lists more of it. */
  readonly isTail: boolean
  /** Whether it began as somebody's doing, so that a base form after "including …" is a verb again. */
  readonly isDoing: boolean
  /** Whether somebody was named right before it, who can only be followed by a verb. */
  readonly isCued: boolean
  mode: 'acts' | 'functions'
  form: 'base' | 'gerund'
  readonly drafts: Draft[]
}

/** What stands between clauses, or between the nouns of one. */
export const separators = new Set([',', 'and', 'or', '&', '/', '+', '、', '，', 'then', 'plus', 'but', ':'])

export const begins = (from: number): Draft => ({
  from,
  to: from,
  verbs: [],
  objects: [],
  fields: [],
  choices: [],
  beside: [],
  states: [],
  life: [],
  whole: false,
  per: false,
  nominal: false,
  aside: false,
  withs: false,
})

/** "device information such as power consumption and uptime": what is known of each, rather than kinds of it. */
export const isInformed = ({ objects }: Draft): boolean => /^(?:information|info|details?|data)$/.test(objects.at(-1)?.light ?? '')

/** The index after what of a clause has been read, which it covers from now on. */
export const reached = (draft: Draft, next: number): number => {
  draft.to = next
  return next
}
