import { idFrom, pathFrom } from '../../compose/ids.ts'
import { type InstrumentName, instrumentTitles, keyTunes, padTunes } from '../../instruments.ts'
import { capital } from '../../lexicon/inflect.ts'
import type { Action, Block, Entity, Page } from '../../model.ts'
import { type Completer, type Draft, newBlockId, newPageId, newPath, withModel, withPage } from '../draft.ts'
import { withKeptResults } from './kept.ts'
import { claimedBy, managerOf, withFirstPage, withKept, wordsOf } from './place.ts'
import { newActionId, newEntityId, withoutThings, withPathsFreed } from './remake.ts'
import { listOfOwn } from './results.ts'
import { instrumentsIn } from './which-instruments.ts'

/** What of the words is the instrument, what it shows, or what is played on it, and would else be kept as rows. */
const played =
  /^(?:(?:virtual|online|digital|musical|own|their|music|basic|simple|drum|guitar|piano|note|sound|keyboard|playing|key|practice) )*(?:pianos?|keyboards?|keys?|drums?|drum (?:kits?|sets?|pads?|machines?)|kits?|pads?|guitars?|ukuleles?|harps?|kalimbas?|xylophones?|marimbas?|flutes?|violins?|organs?|synthesi[sz]ers?|instruments?|notes?|displays?|note displays?|sounds?|mice|mouse|playbacks?|beats?|skills?|practices?|tutorials?|lessons?|techniques?|exercises?|letters?)$/i
const lessonsCalled = /^(?:\w+ ){0,2}(?:lessons?|tutorials?|exercises?|skills?)$/i
/** What tells that something was heard: without a catalogue of tracks there is nothing to hear. */
const heardOf = /^(?:track|song|recording|music|piece) plays$/i
const tunesCalled = /^(?:\w+ )?(?:sheet music|sheets?|scores?|songs?|tunes?|melod(?:y|ies)|pieces?)$/i
const recordedCalled = /^(?:\w+ )*(?:recordings?|records?|tracks?|compositions?|music|performances?|loops?)$/i

const tuneFields: Entity['fields'] = [
  { id: 'title', label: 'Title', type: 'text', required: true },
  { id: 'composer', label: 'Composer', type: 'text', required: false },
  { id: 'level', label: 'Level', type: 'choice', required: false, choices: ['Beginner', 'Intermediate', 'Advanced'] },
  { id: 'notes', label: 'Notes', type: 'long_text', required: true, help: 'A note a beat with its octave, as C4; C4:2 for two beats, - for a rest.' },
  { id: 'about', label: 'How to begin', type: 'long_text', required: false },
]

const tunesIn = (entity: string) => ({ entity, notes: 'notes', composer: 'composer', level: 'level' })

/** The draft with the tunes that are learnt, called by the words where they name any: read by everybody, written by the managing role. */
function withTunes(draft: Draft, asked: readonly InstrumentName[], called: Entity | undefined): { readonly draft: Draft; readonly entity: string } {
  const tunes = [...(asked.some((name) => name !== 'drums') ? keyTunes : []), ...(asked.includes('drums') ? padTunes : [])]
  const { singular, plural } = called ?? { singular: 'lesson', plural: 'lessons' }
  // What is called a song is taken for a recording that a player plays.
  const id = newEntityId(draft, /\bsongs?$/.test(plural) ? 'tunes' : idFrom(plural))
  const role = managerOf(draft)
  const entity: Entity = {
    id,
    singular,
    plural,
    title: 'title',
    fields: tuneFields,
    read: 'public',
    write: 'managed',
    seeds: tunes.map((tune) => ({ ...tune })),
  }
  const action = (kind: 'create' | 'update' | 'delete', name: string, confirmation: string): Action => ({
    id: newActionId(draft, `${kind}_${id}`.slice(0, 44)),
    name,
    kind,
    entity: id,
    ...(role !== undefined && { role }),
    fields: kind === 'delete' ? [] : tuneFields.map((field) => field.id),
    effects: [],
    confirmation,
  })
  const changes = [action('update', 'Edit', 'Saved: {title}.'), action('delete', 'Delete', 'Deleted: {title}.')]
  const create = action('create', `Add ${singular}`, 'Added: {title}.')
  const title = capital(plural)
  const list = (wanted: string, actions: readonly string[]): Block => ({
    ...listOfOwn(
      newBlockId(draft, wanted),
      '',
      entity,
      wanted.startsWith('manage_') ? ['composer', 'level', 'notes'] : ['composer', 'level', 'about'],
      actions,
    ),
    scope: 'all',
    filters: ['level'],
    empty: `There are no ${plural} yet.`,
  })
  const scores: Block = {
    kind: 'instrument',
    id: newBlockId(draft, `${id}_scores`),
    heading: 'Notes to read',
    instruments: [...asked],
    read: true,
    tunes: tunesIn(id),
    recordings: null,
    keeps: null,
  }
  const page: Page = { id: newPageId(draft, id), path: newPath(draft, pathFrom(title)), title, navigation: title, blocks: [list(`${id}_list`, []), scores] }
  const shown = withKept(draft, entity, role === undefined ? [] : [create, ...changes], page)
  if (role === undefined) return { draft: shown, entity: id }
  const managed = `Manage ${plural}`
  const form: Block = { kind: 'form', id: newBlockId(draft, `${create.id}_form`), heading: create.name, action: create.id, text: '' }
  const managing: Page = {
    id: newPageId(draft, `manage_${id}`.slice(0, 44)),
    path: newPath(draft, pathFrom(managed)),
    title: managed,
    navigation: managed,
    role,
    blocks: [
      list(
        `manage_${id}_list`,
        changes.map((one) => one.id),
      ),
      form,
    ],
  }
  return { draft: withModel(shown, { pages: withPage(shown.model.pages, managing) }), entity: id }
}

const titleFor = ([first, ...more]: readonly InstrumentName[]): string =>
  more.length > 0 || first === undefined ? 'Play music' : first === 'drums' ? 'Play the drums' : `Play the ${instrumentTitles[first].toLowerCase()}`

/** An instrument to be played, recorded and learnt on, where the words ask to play one; what would only have been listed of it gives way. */
export const instruments: Completer = (draft) => {
  const asked = instrumentsIn(wordsOf(draft))
  if (asked.length === 0) return draft
  const { entities } = draft.model
  const named = entities.find(({ plural }) => tunesCalled.test(plural)) ?? entities.find(({ plural }) => lessonsCalled.test(plural))
  const recorded = entities.find(({ plural, id }) => recordedCalled.test(plural) && id !== named?.id)
  const gone = entities.filter(({ plural }) => [played, tunesCalled, recordedCalled, heardOf].some((called) => called.test(plural)))
  const lean = withPathsFreed(
    draft,
    withoutThings(
      draft,
      gone.map(({ id }) => id),
    ),
  )
  const learnt = withTunes(lean, asked, named)
  const isOwn = recorded && /recording|composition|loop/i.test(recorded.plural)
  const kept = withKeptResults(learnt.draft, {
    ...(isOwn ? { singular: recorded.singular, plural: recorded.plural } : { singular: 'recording', plural: 'recordings' }),
    action: 'Save the recording',
    confirmation: 'Saved: {title}.',
    fields: [
      { id: 'name', label: 'Name', type: 'text', required: true },
      { id: 'instrument', label: 'Instrument', type: 'text', required: false },
      { id: 'note_count', label: 'Number of notes', type: 'number', required: false },
      { id: 'seconds', label: 'Length', type: 'number', required: false, unit: 's' },
      { id: 'notes', label: 'Notes', type: 'long_text', required: false },
    ],
    measures: { name: 'name', instrument: 'instrument', count: 'note_count', seconds: 'seconds', notes: 'notes' },
    seeds: [],
    instead: [],
  })
  const table = kept.draft.model.actions.find(({ id }) => id === kept.keeps.action)!.entity
  const title = titleFor(asked)
  const paged = withFirstPage(
    kept.draft,
    title,
    (id) => [
      {
        kind: 'instrument',
        id: id('instrument'),
        heading: '',
        instruments: [...asked],
        tunes: tunesIn(learnt.entity),
        recordings: { entity: table, instrument: 'instrument', notes: 'notes' },
        keeps: kept.keeps,
      },
    ],
    title,
  )
  const where = paged.model.pages.find(({ blocks }) => blocks.some((one) => one.kind === 'instrument' && !one.read))?.path ?? '/'
  return claimedBy(
    paged,
    where,
    /\b(?:play\w*|pianos?|keyboards?|keys?|drums?|guitars?|xylophones?|instruments?|notes?|sheet music|scores?|record\w*|music|beats?|learn\w*|lessons?|skills?|songs?|tunes?|practi[sc]\w*|sounds?)\b/,
    /\b(?:share|comment\w*|friends?|payments?|teachers?|upload\w*|midi|video|ai\b|competition\w*)/,
  )
}
