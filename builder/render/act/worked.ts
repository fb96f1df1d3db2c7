import { fileOf, heldFile, shownAs } from '../../file-value.ts'
import type { Effect, Value } from '../../model.ts'
import { formatOf, type RunResult, run } from '../../tables/run.ts'
import { fileName } from '../art/drawn-file.ts'
import { own } from '../own.ts'
import { isGiven, nameOf, numberOf, referred, type Scene } from './scene.ts'

type EffectOf<Kind extends Effect['kind']> = Extract<Effect, { kind: Kind }>
type Worked = EffectOf<'worked'>

/** What a run begins with: what is typed, else what the chosen file says; a sentence where there is neither. */
function givenTo(scene: Scene, { of, input }: Worked): { readonly text: string; readonly name: string } | { readonly error: string } {
  const { values, entity } = scene
  const typed = input === null ? null : own(values, input)
  if (isGiven(typed)) return { text: String(typed), name: nameOf(entity, { values }) }
  const holder = of.by === null ? { entity, row: { values } } : referred(scene, of.by)
  const text = holder && own(holder.row.values, of.contents)
  const name = holder ? nameOf(holder.entity, holder.row) : ''
  if (isGiven(text)) return { text: String(text), name: name.replace(/\.[a-z0-9]{1,8}$/i, '') }
  const file = holder?.entity.fields.find(({ id }) => id === of.contents)?.reads
  if (holder && (of.by !== null || (file !== undefined && isGiven(own(values, file)))))
    return { error: `“${name}” holds no text that can be worked through here: choose a file of CSV, Excel, JSON, GeoJSON, XML or YAML, or paste what it says.` }
  return { error: 'Choose a file, or paste what it says.' }
}

function outcomeOf(scene: Scene, effect: Worked): (RunResult & { readonly name: string; readonly from: string }) | { readonly error: string } {
  const given = givenTo(scene, effect)
  if ('error' in given) return given
  const text = (field: string | null): string => (field === null ? '' : String(own(scene.values, field) ?? ''))
  const points = effect.points === null ? null : numberOf(own(scene.values, effect.points))
  try {
    const made = run({ work: effect.work, text: given.text, way: text(effect.way), about: text(effect.about), points })
    return { ...made, name: given.name, from: formatOf(given.text) }
  } catch (error) {
    return { error: error instanceof Error ? error.message : 'This cannot be worked through.' }
  }
}

const shown_max = 20_000
/** Past so many characters a result is no file of its row: lists carry the files that they name. */
const held_most = 120_000

/** Keeps what a run makes of its file, or which format a file has, or how large it is. */
export function workThrough(scene: Scene, effect: Worked | EffectOf<'format' | 'size'>): void {
  const { values } = scene
  if (effect.kind === 'format') {
    if (!isGiven(own(values, effect.to))) values[effect.to] = knownFormat(scene, effect)
    return
  }
  if (effect.kind === 'size') {
    values[effect.to] = sizeIn(own(values, effect.file), effect.unit) ?? own(scene.row?.values ?? {}, effect.to) ?? null
    return
  }
  const outcome = outcomeOf(scene, effect)
  const made = 'error' in outcome ? null : outcome
  values[effect.to] = made === null ? null : made.text.length > shown_max ? `${made.text.slice(0, shown_max)}\n…` : made.text
  values[effect.said] = made?.note.slice(0, 200) ?? null
  values[effect.file] = made && made.text.length <= held_most ? heldFile(fileName(made.name, made.ending), made.text) : null
  if (effect.from !== null) values[effect.from] = made?.from ?? null
}

/** Why a run cannot be done, by the field that it is about. */
export function unworked(scene: Scene): Readonly<Record<string, string>> {
  const effect = scene.action.effects?.find((one) => one.kind === 'worked')
  const outcome = effect && outcomeOf(scene, effect)
  if (!effect || !outcome || !('error' in outcome)) return {}
  const isMissing = 'error' in givenTo(scene, effect)
  return { [(isMissing ? (effect.of.by ?? effect.input) : (effect.about ?? effect.of.by)) ?? '']: outcome.error }
}

const endings: Readonly<Record<string, string>> = {
  xlsx: 'Excel',
  xls: 'Excel',
  yml: 'YAML',
  zip: 'Shapefile',
  shp: 'Shapefile',
  txt: 'Text',
  md: 'Markdown',
  jpeg: 'JPG',
  mpeg: 'MPG',
  m4v: 'MP4',
  docx: 'Word',
  doc: 'Word',
}
const kindOf = { image: 'Image', video: 'Video', audio: 'Audio', link: 'Document' } as const
function knownFormat({ entity, values }: Scene, { file, contents, to }: EffectOf<'format'>): string | null {
  const choices = entity.fields.find(({ id }) => id === to)?.choices ?? []
  const text = contents === null ? null : own(values, contents)
  const kept = fileOf(own(values, file))
  const ending = /\.([a-z0-9]{1,8})$/i.exec(kept?.name ?? '')?.[1]?.toLowerCase() ?? ''
  const kind = kept === null ? '' : /^(?:zip|rar|7z|gz|tar)$/.test(ending) ? 'Archive' : kindOf[shownAs(kept)]
  const told = [endings[ending] ?? ending, isGiven(text) ? formatOf(String(text)) : '', kind, 'Other']
  return told.flatMap((name) => choices.find((choice) => choice.toLowerCase() === name.toLowerCase()) ?? [])[0] ?? null
}

/** How large a kept file is, in hundredths of its unit; null for what is none. */
function sizeIn(value: Value | undefined, unit: 'MB' | 'KB'): number | null {
  const bytes = fileOf(value)?.bytes
  return bytes === undefined ? null : Math.max(1, Math.round((bytes * 100) / (unit === 'MB' ? 1_000_000 : 1000))) / 100
}
