import { mbOf } from '../../file-value.ts'
import type { Field } from '../../model.ts'

type Taken = NonNullable<Field['takes']>
const kinds: Readonly<Record<Taken, { readonly called: string; readonly endings: string; readonly named: RegExp }>> = {
  table: { called: 'data file', endings: '.csv,.xlsx,.json,.txt', named: /\.(?:csv|xlsx|json|txt)$/i },
  sound: { called: 'sound file', endings: '.mp3,.wav,.ogg,.m4a,.flac,.webm', named: /\.(?:mp3|wav|ogg|m4a|flac|webm)$/i },
  zip: { called: 'zip file', endings: '.zip', named: /\.zip$/i },
  film: { called: 'video', endings: '.mp4,.webm,.mov', named: /\.(?:mp4|webm|mov)$/i },
}
/** Endings of the files that rows are read from. */
export const tableEndings = kinds.table.endings

const zip = /^(?:zip|zip file|zip archive)$/i
const film = /^(?:video|video file|film|movie|clip)$/i
/** Which kind of file alone a field takes: as it says, or by its name; undefined where any may be kept. */
export const takenBy = ({ type, label, takes }: Pick<Field, 'type' | 'label' | 'takes'>): Taken | undefined =>
  takes ?? (type !== 'file' ? undefined : film.test(label) ? 'film' : zip.test(label) ? 'zip' : undefined)
export const endingsOf = (taken: Taken): string => kinds[taken].endings
const listed = (endings: string): string => endings.replaceAll(',', ', ').replace(/, (?=[^,]*$)/, ' or ')

/** "A video of at most 10 MB: .mp4, .webm or .mov." */
export const takenHint = (taken: Taken, most: number): string => `A ${kinds[taken].called} of at most ${mbOf(most)}: ${listed(kinds[taken].endings)}.`

/** Why a file of this name is not one for the field; null where it may be. */
export function misfit(field: Pick<Field, 'type' | 'label' | 'takes'>, name: string): string | null {
  const taken = takenBy(field)
  return taken !== undefined && !kinds[taken].named.test(name) ? `Choose a ${kinds[taken].called}: ${listed(kinds[taken].endings)}.` : null
}
