import type { Field } from './model.ts'

/** Whether a field keeps a number, whatever it counts or measures. */
export const isNumber = ({ type }: Pick<Field, 'type'>): boolean => type === 'number' || type === 'money' || type === 'percent' || type === 'rating'
