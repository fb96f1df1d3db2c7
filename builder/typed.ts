import type { AppModel } from './model.ts'

/** Whether the owner wrote these words in place, so that nothing but the owner changes them. */
export const isTyped = ({ typed }: Pick<AppModel, 'typed'>, text: string): boolean => typed?.includes(text) ?? false
