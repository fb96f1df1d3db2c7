import { acronymOf } from '../../lexicon/inflect.ts'
import { isKnownNoun } from '../../lexicon/nouns.ts'
import { verbKind } from '../../lexicon/verbs.ts'
import { remembered } from '../../remember.ts'
import { type Completer, withModel } from '../draft.ts'

/** Names that English writes with a capital, whatever stands around them. */
const proper = new Set(
  `chinese english japanese korean french german spanish italian russian arabic latin portuguese indian thai vietnamese tibetan cantonese mandarin american british
    european african asian greek turkish islamic christian buddhist christmas easter halloween monday tuesday wednesday thursday friday saturday sunday`.split(
    /\s+/,
  ),
)
/** What is shown to people, by the name of its property. */
const shown = new Set(['singular', 'plural', 'name', 'heading', 'text', 'title', 'label', 'empty', 'confirmation', 'navigation'])

/** Words that the description writes with capitals inside, as it writes them: "WeChat", "SaaS". */
const writtenIn = (words: string): ReadonlyMap<string, string> =>
  new Map([...words.matchAll(/(?<![\p{L}\d])\p{L}+\p{Lu}\p{L}*(?![\p{L}\d])/gu)].map(([word]) => [word.toLowerCase(), word]))

/** A first word in capitals throughout may be said aloud ("ADD a page"): one that is known is no acronym. */
const isSaidAloud = (word: string): boolean => verbKind(word) !== undefined || isKnownNoun(word) || word.length > 5

/** Spells texts where the description writes these words with capitals inside. */
const spelling = (written: ReadonlyMap<string, string>) =>
  remembered((text: string): string =>
    (/[23]d /.test(text) ? text.replace(/(?<![\p{L}\d{@./-])([23])d(?= \p{L})/gu, '$1D') : text).replace(
      /(?<![\p{L}\d{@./-])[A-Za-z][a-z]+(?![\p{L}\d}@/]|\.\p{L})/gu,
      (word) => {
        const low = word.toLowerCase()
        if (low === 'it') return word
        if (word === low) return acronymOf(low) ?? (proper.has(low) ? word[0]!.toUpperCase() + word.slice(1) : (written.get(low) ?? word))
        const name = written.get(low)
        return acronymOf(low) ?? (name !== undefined && !(name === name.toUpperCase() && isSaidAloud(low)) ? name : word)
      },
    ),
  )
const plain = spelling(new Map())

/** Writes acronyms and names with their capitals wherever the site shows them: "Create QR code", "Your Chinese conversions". */
export const spelt: Completer = (draft) => {
  const written = writtenIn(draft.brief.words)
  const own = spelling(written)
  const said = [...written.keys()]
  const spell = (text: string): string => (said.some((word) => text.toLowerCase().includes(word)) ? own(text) : plain(text))
  // A property of the same name can hold an id: the title of an entity is one of its fields.
  const ids = new Set([
    ...draft.model.entities.flatMap(({ id, fields }) => [id, ...fields.map((field) => field.id)]),
    ...draft.model.actions.map(({ id }) => id),
  ])
  const through = <Of>(value: Of, key: string): Of => {
    if (typeof value === 'string') return (shown.has(key) && !(key === 'title' && ids.has(value)) ? spell(value) : value) as Of
    if (typeof value !== 'object' || value === null) return value
    if (Array.isArray(value)) {
      const spelled = value.map((one) => through(one, key))
      return spelled.some((one, index) => one !== value[index]) ? (spelled as Of) : value
    }
    let spelled = value
    for (const name in value) {
      const now = name === 'seeds' || name === 'data' ? value[name] : through(value[name], name)
      if (now === value[name]) continue
      if (spelled === value) spelled = { ...value }
      spelled[name] = now
    }
    return spelled
  }
  const { entities, actions, pages } = draft.model
  return withModel(draft, { entities: through(entities, ''), actions: through(actions, ''), pages: through(pages, '') })
}
