import type { Entity } from '../../model.ts'

const plain = new Set(['name', 'key', 'value', 'group', 'note'])
/** Whether settings are a name and a value, and say nothing of what else the site keeps. */
export const isPlainlySet = ({ fields }: Entity): boolean => fields.every(({ id }) => plain.has(id))
