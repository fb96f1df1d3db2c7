import type { Effect, Field, Values } from '../../model.ts'
import { asksIn, claimed, type Draft } from '../draft.ts'

const sent =
  /\b(?:send|receiv|exchang)\w*[^.]{0,60}\b(?:images?|photos?|pictures?|voice|audio|files?|videos?)\b|\b(?:voice|image|audio|multimedia|picture|photo|file)(?:,? (?:and|or|text|image|voice),?)* messages?\b|\b(?:text|images?|voice|audio|pictures?)(?:, (?:and )?| and | or )(?:images?|voice|audio|pictures?|files?)(?:,? (?:and |or )?(?:voice|audio|files?))? messages?\b|\bmessages?(?: (?:types?|formats?))?,? (?:such as|including|like|of)[^.]{0,40}\b(?:images?|photos?|pictures?|voice|audio|videos?|files?)\b/
const beyond =
  /\b(?:calls?|group voice|real-time voice|voice chat|red packets?|locations?|business cards?|conferenc\w*|stream\w*|translat\w*|transfer files|receiv\w* (?:input|http|user)|synthesis|conversion|e-?mails?|sms|encrypt\w*)\b/

const kinds: readonly (readonly [RegExp, Field])[] = [
  [/\b(?:images?|photos?|pictures?|multimedia)\b/, { id: 'picture', label: 'Picture', type: 'image', required: false }],
  [/\b(?:voice|audio)\b/, { id: 'recording', label: 'Voice message', type: 'file', required: false, help: 'Record it here, or choose a recording from this device.' }],
  [/\baudio\b.*\bvoice\b|\bvoice\b.*\baudio\b/s, { id: 'audio', label: 'Audio', type: 'file', required: false, help: 'Music or other sound from this device.' }],
  [/\bvideos?\b/, { id: 'video', label: 'Video', type: 'file', required: false, help: 'A video from this device.' }],
  [/\b(?:files?|documents?)\b/, { id: 'attachment', label: 'File', type: 'file', required: false }],
] // biome-ignore format: a table
const called: Readonly<Record<string, string>> = { picture: 'Image', recording: 'Voice', audio: 'Audio', video: 'Video', attachment: 'File' }
const plain = 'Text'

/** Which kind of message a row is, by what it carries; nothing where messages carry nothing but words. */
export function kindOfMessage(attached: readonly Field[]): { readonly fields: readonly Field[]; readonly effects: readonly Effect[] } {
  const said = attached.flatMap(({ id }) => (called[id] === undefined ? [] : [{ id, is: called[id] }]))
  if (said.length === 0) return { fields: [], effects: [] }
  const type: Field = { id: 'message_type', label: 'Type', type: 'choice', required: false, choices: [plain, ...said.map(({ is }) => is)] }
  const put = (value: string, changed?: string): Effect => ({ kind: 'put', field: type.id, value, when: null, ...(changed && { changed: [changed] }) })
  return { fields: [type], effects: [put(plain), ...said.map(({ id, is }) => put(is, id))] }
}

const carriedFiles: Readonly<Record<string, string>> = {
  picture: 'photo-2041.jpg',
  recording: 'voice-0931.mp3',
  video: 'video-0412.mp4',
  attachment: 'notes.pdf',
}
/** What the n-th sample message carries: after the first, one of each kind in turn, then words alone. */
export function sampleAttachments(attached: readonly Field[], index: number): Values {
  const one = index === 0 ? undefined : attached[index - 1]
  const { fields } = kindOfMessage(attached)
  const kind = fields.map(({ id }): [string, string] => [id, (one && called[one.id]) ?? plain])
  return Object.fromEntries([...kind, ...attached.map(({ id }) => [id, (id === one?.id && carriedFiles[id]) || null] as const)])
}

/** Words that are only what a message carries. */
const carried =
  /^(?:the [\w-]+ should (?:also )?have (?:the )?(?:functionalit(?:y|ies)|functions?|features?)(?: such as| for| to| of)? )?(?:(?:and |or |for )?(?:send(?:ing)? |receiv(?:e|ing) |users? (?:should be able to |can )?send )*(?:(?:text|images?|photos?|pictures?|voice|audio|videos?|(?:other )?files?|emojis?|documents?|other messages|etc|more)(?: messages?)?(?:, | and | or |, and |,)?)+)\.?$/

/** The sentences of the words, each with where it ends. */
function sentencesOf(words: string): readonly { readonly end: number; readonly text: string }[] {
  let from = 0
  return words.split(/(?<=[.!?])\s/).map((text) => {
    from += text.length + 1
    return { end: from, text: text.toLowerCase() }
  })
}

/** The clauses that say what is sent along, alone or within such a sentence. */
function clausesOf({ brief }: Draft) {
  const sentences = sentencesOf(brief.words)
  let at = 0
  return brief.clauses.flatMap((clause) => {
    while (at + 1 < sentences.length && sentences[at]!.end <= clause.start) at += 1
    const text = brief.words.slice(clause.start, clause.end).toLowerCase()
    const isTold = sent.test(text) || (carried.test(text.trim()) && sent.test(sentences[at]?.text ?? ''))
    return clause.mode !== 'style' && isTold && !beyond.test(text) ? [{ clause, text }] : []
  })
}

/** What messages carry beside their words, as the words ask. */
export function attachmentsOf(draft: Draft): readonly Field[] {
  const text = clausesOf(draft)
    .map((one) => one.text)
    .join(' ')
  return kinds.flatMap(([cue, field]) => (cue.test(text) ? [field] : []))
}

/** The draft where what the words say of pictures, recordings and files in messages is built. */
export const withAttachmentClaims = (draft: Draft, path: string): Draft =>
  claimed(
    draft,
    path,
    clausesOf(draft).flatMap(({ clause }) => (clause.mode === 'subject' ? [] : [clause, ...clause.asks])).filter((one) => !draft.claims.has(one)),
  ) // biome-ignore format: one call

/** Things of the words that are named only as what a message carries. */
export function carriedThings(draft: Draft): ReadonlySet<string> {
  const told = new Set(clausesOf(draft).map(({ clause }) => clause))
  const asked = asksIn(draft)
  return new Set(
    draft.parts.flatMap(({ made }) => {
      const own = asked.filter(({ ask }) => {
        const fate = draft.plan.fates.get(ask)
        return fate?.is === 'thing' && fate.thing === made.thing
      })
      return own.length > 0 && own.every(({ clause }) => told.has(clause)) ? [made.entity.id] : []
    }),
  )
}
