import { taken } from '../../compose/ids.ts'
import { managerOf } from '../../compose/running.ts'
import { type TongueCode, tongueCodes, tongues } from '../../language/tongues.ts'
import type { KitName } from '../../lexicon/kits.ts'
import type { Action, Entity, Page, Role } from '../../model.ts'
import type { Clause } from '../../read/clause.ts'
import { actionMaker, type Completer, claimed, type Draft, newBlockId, newPageId, newPath, partsLeft, withModel } from '../draft.ts'
import { choice } from '../trade/fields.ts'
import { changeActions, dropEntity, putEntity, withFields, withSeeds } from '../trade/parts.ts'

const named: ReadonlyMap<string, TongueCode | 'en'> = new Map([
  ...(['en', ...tongueCodes] as const).map((code) => [tongues[code].english.toLowerCase(), code] as const),
  ['mandarin', 'zh'],
])
/** Where languages are only spoken of: "multiple languages". */
const usual: readonly TongueCode[] = ['es', 'fr', 'de', 'pt', 'zh']

/** What may stand beside the languages where a site is to be read in them, and nothing else is meant. */
const beside = new Set(
  `a an the and or in of for to with on by at as be is are it its their them this that which other such also additionally furthermore both between among from including include includes included e.g
can could should will would must may able allow allows allowing let lets enable enables have has having support supports supporting supported offer offers offering provide provides providing feature features function functions functionality functionalities feature option options
website site platform system app application web page pages interface content contents user users visitor visitors everyone people customers reader readers facilitate use ease
language languages multilingual multi-lingual bilingual multi-language multiple-language multilanguage translatable multiple different several various many two three local common main
switch switches switching switched switcher toggle toggling change changing choose choosing select selecting selection selector selectable set setting settings display displayed displaying show shown view available version versions localization internationalization preferred preference preferences based their us uk spain latin america simplified traditional speaking countries backend administrators administrator
least well least mode modes interfaces`.split(/\s+/),
)
const several =
  /\b(?:multi-?lingual|bilingual|translatable|multi(?:ple)?-?languages?|language[- ](?:switch\w*|select\w*|preferences?|options?|support|settings?|toggle|versions?)|(?:multiple|two|different|several|various|many|three|both) (?:\p{L}+ )?languages?)\b/iu
const tongue = `(?:${[...named.keys()].join('|')})`
/** "a website in Arabic and English": the site is read in both. */
const both = new RegExp(
  `\\b(?:web ?site|web ?page|site|page|app|application|platform|system|portal|interface) in (?:both )?${tongue}(?:, ${tongue})*,? (?:and|or) ${tongue}\\b`,
  'iu',
)
const support = /\b(?:supports?|supporting|includes?|including|switch\w*|toggle|available|versions?|choose|select|display\w*|both)\b/
/** Sites that translate, or teach, have languages of their own. */
const elsewhere =
  /\bspeech[- ]to[- ]text\b|\btranscri\w+|\b(?:speech|machine|voice|text|image|real-time) translation|\btranslat(?:e|es|ing|ion) (?:text|engines?|results?|services?|software)\b|\blearn(?:ing|s|ers?)? (?:\p{L}+ ){0,3}languages?\b/iu

const wordsIn = (text: string): string[] => text.toLowerCase().match(/[\p{L}][\p{L}.'-]*/gu) ?? []
const tonguesIn = (text: string): (TongueCode | 'en')[] => wordsIn(text).flatMap((word) => named.get(word) ?? [])

interface Said {
  readonly clause: Clause
  readonly tongues: readonly (TongueCode | 'en')[]
}
/** Of the words after a clause, so many are looked at for the languages that go on in the next. */
const most_letters = 60

/** The clauses that ask for languages to read the site in; a bare name goes with the clause before it. */
function saidIn({ brief }: Draft): readonly Said[] {
  const found: Said[] = []
  let follows = false
  for (const clause of brief.clauses) {
    const text = brief.words.slice(clause.start, clause.end)
    const said = text.toLowerCase()
    const tongues = tonguesIn(text)
    const isPlain = wordsIn(text).every((word) => beside.has(word) || named.has(word))
    const isNamed: boolean = (tongues.length > 0 || /\blanguages?\b/.test(said)) && (support.test(said) || follows)
    const isBoth = tongues.length > 0 && both.test(brief.words.slice(clause.start, clause.end + most_letters))
    follows = isBoth || (several.test(text) ? isPlain || clause.mode === 'subject' : isPlain && isNamed)
    if (follows) found.push({ clause, tongues })
  }
  return found
}

const administrator: Role = { id: 'administrator', name: 'Administrator', manages: true }

/** "supports both English and Arabic": a switch on every page, and a place where whoever runs the site translates what its tables do not. */
export const languages: Completer = (draft) => {
  if (elsewhere.test(draft.brief.words)) return draft
  const said = saidIn(draft)
  if (said.length === 0) return draft
  const asked = [...new Set([...said.flatMap((one) => one.tongues), ...subjectTongues(draft)])].flatMap((code) => (code === 'en' ? [] : [code]))
  const offered = asked.length > 0 ? asked : [...usual]
  const { draft: bare, clauses } = withoutTexts(draft)
  const built = inLanguages(withTranslations(bare, offered), offered)
  return claimed(
    built,
    '/',
    [...said.map(({ clause }) => clause), ...clauses].filter(({ mode }) => mode !== 'subject'),
  )
}

const articles: ReadonlySet<KitName> = new Set<KitName>(['article', 'announcement', 'course'])
const mostFields = 20
/** What is published in several languages says in which one each text is; samples are in English. */
const inLanguages = (draft: Draft, offered: readonly TongueCode[]): Draft =>
  partsLeft(draft).reduce(
    (
      so_far,
      {
        made: {
          thing,
          entity: { id },
        },
      },
    ) => {
      const entity = so_far.model.entities.find((one) => one.id === id)!
      if (!articles.has(thing.kit) || entity.fields.length >= mostFields || entity.fields.some(({ label }) => /language/i.test(label))) return so_far
      const english = tongues.en.english
      const field = choice('language', 'Language', [english, ...offered.map((code) => tongues[code].english)])
      const put = putEntity(
        so_far,
        withSeeds(withFields(entity, [field]), (seed) => ({ ...seed, [field.id]: english })),
      )
      return changeActions(put, id, (action) => (action.fields.includes(entity.title) ? { ...action, fields: [...action.fields, field.id] } : action))
    },
    draft,
  )

const texts = /^(?:characters?|texts?|contents?|languages?|versions?|pages?|translations?)$/
/** "correctly display Hindi text": every page does, and nothing is kept for it. */
function withoutTexts(draft: Draft): { readonly draft: Draft; readonly clauses: readonly Clause[] } {
  const gone = draft.model.entities.filter(({ plural }) => {
    const [first = '', ...rest] = plural.toLowerCase().split(' ')
    return named.has(first) && rest.length > 0 && rest.every((word) => texts.test(word))
  })
  const clauses = draft.brief.clauses.filter((clause) => {
    const text = draft.brief.words.slice(clause.start, clause.end).toLowerCase()
    return gone.some(({ singular, plural }) => text.includes(singular) || text.includes(plural)) && /\b(?:display|show|support|render)\w*\b/.test(text)
  })
  return clauses.length === 0 ? { draft, clauses } : { draft: gone.reduce((so_far, { id }) => dropEntity(so_far, id), draft), clauses }
}
const spokenOf = /\b\p{L}+(?: and \p{L}+)?[- ]speaking\b|\blanguages?,? (?:such as|including|like|e\.g\.) [^.;]*/giu
/** Languages that the words name beside what asks for them: "a blog for Spanish and Portuguese speaking countries". */
const subjectTongues = ({ brief }: Draft): readonly (TongueCode | 'en')[] => [...brief.words.matchAll(spokenOf)].flatMap(([text]) => tonguesIn(text))

function withTranslations(draft: Draft, offered: readonly TongueCode[]): Draft {
  const { model } = draft
  const known = managerOf(model.roles) ?? model.roles.find(({ manages }) => manages)
  const role = known ?? administrator
  const ids = new Set(model.entities.map(({ id }) => id))
  const entity = entityOf(taken(ids, 'translation'), offered)
  const make = actionMaker(draft, entity, role.id)
  const actions = [
    make('save_translation', 'Save translation', 'create', 'Translated: {title}.'),
    make('edit_translation', 'Edit', 'update', 'Translation of {title} saved.'),
    make('delete_translation', 'Delete', 'delete', 'Translation of {title} deleted.'),
  ]
  return withModel(draft, {
    roles: known ? model.roles : [...model.roles, administrator],
    entities: [...model.entities, entity],
    actions: [...model.actions, ...actions],
    pages: [...model.pages, pageOf(draft, entity, actions, role)],
    languages: { offered: [...offered], entity: entity.id },
  })
}

const entityOf = (id: string, offered: readonly TongueCode[]): Entity => ({
  id,
  singular: 'translation',
  plural: 'translations',
  title: 'text',
  fields: [
    { id: 'text', label: 'Text as written', type: 'long_text', required: true, help: 'Word for word as it stands on the page.' },
    ...offered.map((code) => ({ id: code, label: tongues[code].english, type: 'long_text' as const, required: false })),
  ],
  read: 'managed',
  write: 'managed',
  seeds: [],
})

function pageOf(draft: Draft, entity: Entity, [create, ...change]: readonly Action[], role: Role): Page {
  return {
    id: newPageId(draft, 'translations'),
    path: newPath(draft, '/translations'),
    title: 'Translations',
    navigation: 'Translations',
    role: role.id,
    blocks: [
      {
        kind: 'translations',
        id: newBlockId(draft, 'texts_to_translate'),
        heading: 'Still to translate',
        action: create?.id ?? '',
        text: 'Buttons, messages and common names are translated already. What stands here is shown as it is written until you say it in the other languages.',
      },
      {
        kind: 'list',
        id: newBlockId(draft, 'translation_list'),
        heading: 'Your translations',
        entity: entity.id,
        layout: 'table',
        fields: entity.fields.map(({ id }) => id).filter((id) => id !== entity.title),
        search: true,
        filters: [],
        sorts: [],
        per_page: 20,
        scope: 'all',
        actions: change.map(({ id }) => id),
        empty: 'There are no translations of your own yet.',
      },
    ],
  }
}
