import { has, type Practice, practice } from './practice.ts'

/** What those ask who come to advisers: the question itself, beside the hour. */
// biome-ignore format: a table
export const practicesOfQueries: readonly Practice[] = [
  practice('legal consulting|legal consultation|legal advice|study abroad|consult with|conduct consultation|consulting website|consultation question',
    has('=consultation|legal consultation|study abroad consultation', 'Question~Which papers do I need first?|Does the deadline still hold?|What would it cost in all?'),
  ),
]
