import type { Shade } from './shades.ts'

/** A trade whose words cannot be mistaken: its field of life holds whatever other words say. Courses are parted by "|", like all else. */
export const trade = (field: string, cue: RegExp, { courses, ...samples }: Omit<Shade['samples'], 'courses'> & { readonly courses?: string }): Shade => ({
  cue,
  field,
  isSure: true,
  samples: { ...samples, ...(courses !== undefined && { courses: courses.split('|') }) },
})
