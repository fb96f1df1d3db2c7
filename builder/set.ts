import * as v from 'valibot'
import { id, label, text } from './blocks/atoms.ts'

/** What a row of settings is about, where it takes effect. */
export const setParts = [
  'notice',
  'contact',
  'phone',
  'hours',
  'registration',
  'password',
  'signed_in',
  'rows',
  'currency',
  'low',
  'soon',
  'welcome',
  'news',
  'text',
  'start',
  'light',
  'face',
  'spacing',
  'language',
] as const
export type SetPart = (typeof setParts)[number]

/** What is set by rows of a name and a value: which entity keeps them, and for each row its name, what its value may be, and what counts where there is no such row. */
export const settingRows = v.object({
  entity: id,
  name: id,
  value: id,
  each: v.array(
    v.object({
      part: v.picklist(setParts),
      label,
      type: v.picklist(['text', 'long_text', 'email', 'phone', 'number', 'choice']),
      choices: v.optional(v.array(label)),
      min: v.optional(v.number()),
      max: v.optional(v.number()),
      help: text,
      value: v.string(),
    }),
  ),
})
export type SettingRows = v.InferOutput<typeof settingRows>
export type OneSetting = SettingRows['each'][number]
