import type { Field } from '../../model.ts'

/** Endings of the files that rows are read from. */
export const tableEndings = '.csv,.xlsx,.json,.txt'
/** What is said of a file whose rows cannot be read. */
export const tableSentence = 'Choose a data file: .csv, .xlsx, .json or .txt.'
const named = /\.(?:csv|xlsx|json|txt)$/i

/** Why a file of this name is not one for the field; null where it may be. */
export const misfit = ({ takes }: Pick<Field, 'takes'>, name: string): string | null => (takes === 'table' && !named.test(name) ? tableSentence : null)
