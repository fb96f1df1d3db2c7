import { findColours } from '../colour/names.ts'
import { plural as pluralised, singular } from '../lexicon/inflect.ts'
import { kitOf } from '../lexicon/nouns.ts'
import type { AppModel } from '../model.ts'
import { entityNamed, mainForm, managingRole } from './find.ts'
import { marksOf, type Rule } from './rule.ts'
import { namedIn } from './spoken-of.ts'

type Choices = (model: AppModel) => readonly string[]

const sectionsOf = ({ pages }: AppModel): string[] =>
  (pages.find(({ path }) => path === '/')?.blocks ?? [])
    .filter(({ kind, heading }) => kind !== 'hero' && heading !== '')
    .slice(0, 2)
    .map(({ heading }) => `Remove the section “${heading}”`)
const shorter = ({ name }: AppModel): string => name.split(' ')[0]!

/** What people dislike without saying what they would have instead, and what they can choose from. */
const wishes: readonly (readonly [words: RegExp, asks: string, choices: Choices])[] = [
  [
    /\b(?:fonts?|typefaces?|lettering|handwriting)\b/i,
    'Which kind of letters would you rather have?',
    () => ['Use a serif font', 'Use a modern font', 'Use a monospace font', 'Make the headings bigger'],
  ],
  [
    /\b(?:first|home|front|start|main|this) ?page\b.*\b(?:shorter|smaller|less|simpler|long)\b|\b(?:shorter|simpler|less on)\b.*\b(?:first|home|front|start|main|this) ?page\b/i,
    'What should go from the first page?',
    (model) => [...sectionsOf(model), 'Make it airier', 'Make it minimal'],
  ],
  [/\bcolou?rs?\b/i, 'Which colours would you rather have?', () => ['Make it navy', 'Make it dark green', 'Make the background cream', 'Swap the colours']],
  [
    /\b(?:too much|too many|crowded|busy|cluttered|overwhelming|too long)\b/i,
    'What should go, or have more room?',
    (model) => [...sectionsOf(model), 'Make it airier', 'Make it minimal'],
  ],
  [
    /\b(?:title|headline|name|slogan|tagline)\b/i,
    'What should it say?',
    (model) => [`Change the headline to “Welcome to ${model.name}”`, `Call the site “${shorter(model)}”`, 'Make the headline smaller'],
  ],
  [
    /\bhow many (?:people|guests|persons|of them|come|are coming)\b/i,
    'Where should people say how many they are?',
    (model) => {
      const of = mainForm(model)
      return of ? [`Add a number of people to ${of.plural}`, 'Add a statistics page'] : ['Add a statistics page', 'Add a contact page']
    },
  ],
  [
    /\b(?:how many|per month|each month|per week|figures|numbers|statistics?|chart|graph)\b/i,
    'Which figures would you like to see?',
    () => ['Add a statistics page', 'Add a numbers section to home'],
  ],
  [
    /\b(?:boring|dull|ugly|bland|plain|old|outdated|meh|weird|nicer|better|prettier|pop|cooler|interesting|look like|looks like|different|style|design|redesign|restyle|redo|refresh|revamp|makeover|fix|improve|beautify|polish|modernise|modernize)\b/i,
    'Which way should it look?',
    () => ['Make it bold', 'Make it playful', 'Make it elegant', 'Make it minimal'],
  ],
]

const colouring = wishes.find(([, asks]) => asks.startsWith('Which colours'))

const wishing =
  /\b(?:(?:don(?:'|’)t|do not|doesn(?:'|’)t|didn(?:'|’)t|not) (?:really |quite )?(?:like|love|look|feel|want)|hate|dislike|too|boring|dull|ugly|bland|meh|weird|hurts?|outdated|nicer|better|prettier|different|another|something|cooler|warmer|softer|fresher|friendlier|look like|looks like|pop|interesting|shorter|simpler|redesign|restyle|makeover|refresh|revamp|beautify|polish|moderni[sz]e|(?:redo|fix|improve)(?= (?:my|the|this|our|it|everything)\b)|how many|see|know|statistics?|chart|graph)\b/i

/** A wish that leaves open what is to be changed is answered with what can be. */
export const vague: Rule = (model, request) => {
  if (request.read.length > 160 || !wishing.test(request.read)) return null
  const wish =
    findColours(request.read).length > 0 && /\bsomething\b|\b(?:hurts?|ugly|awful|horrible|boring|too (?:much|bright|dark|loud))\b/i.test(request.read)
      ? colouring
      : wishes.find(([words]) => words.test(request.read))
  if (!wish) return null
  const [words, says, choices] = wish
  return {
    kind: 'understood',
    says,
    where: '',
    marks: marksOf(request, [[words.exec(request.read)?.[0] ?? findColours(request.read)[0]?.words ?? '', 'thing']]),
    choices: choices(model).slice(0, 4),
  }
}

/** "Change the title to something shorter": words that are not the new title. */
export const leftOpen: Rule = (model, request) =>
  /\bto something (?:shorter|longer|better|else|nicer|catchier|different|new|calmer|softer|warmer|cooler|friendlier|brighter|darker|lighter|fresher)\b/i.test(
    request.read,
  )
    ? vague(model, request)
    : null

/** What words could mean that name no thing of the site: things of that kind, else those that it shows first. */
function likeliest(model: AppModel, words: string): AppModel['entities'] {
  const kit = kitOf(singular(words.toLowerCase().split(' ').at(-1)!))
  const alike = model.entities.filter((one) => kit !== undefined && kitOf(one.singular) === kit)
  return (alike.length > 0 ? alike : model.entities).slice(0, 3)
}

/** What can be said of the thing that words name which were not understood; none where they name none. */
export function choicesAbout(model: AppModel, words: string): string[] {
  const adding = /^(?:please )?(?:add|include)\s+(.{2,120}?)\s+(?:to|for)\s+(?:the\s|each\s|every\s|all\s)?(.{2,30})$/iu.exec(words)
  const renaming = /^(?:please )?(?:rename|call)\s+(?:the\s)?(.{2,30}?)\s+(?:to|as)\s+(.{2,40})$/iu.exec(words)
  if (adding && !entityNamed(model, adding[2]!)) return likeliest(model, adding[2]!).map(({ plural }) => `Add ${adding[1]!} to ${plural}`)
  if (renaming && !entityNamed(model, renaming[1]!)) return likeliest(model, renaming[1]!).map(({ plural }) => `Rename ${plural} to ${renaming[2]!}`)
  const field = /^(?:please )?(?:add|include) an? (?:field|column) (?:for|called|named)?\s*(?:the |an? )?["“]?(.{2,40}?)["”]?$/iu.exec(words)?.[1]
  if (field)
    return model.entities
      .filter(({ fields }) => fields.length > 2)
      .slice(0, 3)
      .map(({ plural }) => `Add ${field} to ${plural}`)
  const bare = /^(?:please )?(?:add|include)\s+(?:an? |the |some )?((?!field|column|page|section)[\p{L}-]+(?: [\p{L}-]+)?)(?: too| as well| also)?$/iu
    .exec(words)?.[1]
    ?.replace(/ (?:too|also)$/i, '')
  const main = mainForm(model) ?? model.entities[0]
  if (bare && main && !namedIn(model, bare)) return [`Add a page for ${pluralised(bare)}`, `Add ${bare} to ${main.plural}`]
  const fee = /\bfees?\b.{0,20}?(\d[\d.,]* ?(?:euros?|pounds?|dollars?|€|£|\$)?)/i.exec(words)?.[1]
  if (fee) return [`Add our fee: ${fee.trim()}`, 'Let members pay for memberships online']
  const entity = namedIn(model, words)
  if (!entity) return []
  const optional = entity.fields.find(
    ({ required, id, type, sorts }) => !required && id !== entity.title && id !== entity.lifecycle?.field && (type !== 'reference' || sorts === true),
  )
  return [
    `Add a note to ${entity.plural}`,
    ...(optional ? [`Remove ${optional.label.toLowerCase()} from ${entity.plural}`] : []),
    `Only ${managingRole(model)?.name ?? 'the manager'} can see ${entity.plural}`,
  ]
}
