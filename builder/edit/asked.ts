import { isPlural } from '../lexicon/inflect.ts'
import { unquoted } from './find.ts'

const adding =
  /^(?:add|create|insert|include|make(?! the\b)|build|put(?: in)?|give (?:me|us|it|the site)|(?:i|we) (?:also )?need|there should be|set up|new)\s+(?:me |us )?(?:also )?(?:(?:an?|another|the|one|some|new|my|our|separate|simple|own|dedicated|extra)\s+){0,3}(.{1,400})$/isu
const bareAdding = /^(?:an?|another|one more)\s+(.{1,200}\s(?:page|form)|(?:new )?(?:page|form)\s.{1,200})$/iu
const partFirst =
  /^(?:new )?(page|screen|tab|subpage|form)\s+(?:(for|about|on|of|to|with(?= (?:the|our|my|all) )|showing|called|named|titled|:(?=\s*["“])|(?=["“]))\s*)?(?:the |our |my |all |an? )?(.{1,300})$/isu
const partLast =
  /^(.{1,80}?)\s+(page|screen|tab|subpage|form)s?(?:\s+(?:called|named|titled)\s+(.{1,160})|\s+with\s+(.{1,300})|\s+(?:for|where|that|which|to)\s+.{1,300})?$/isu
const lists = /^(.{1,80}?)\s+(?:with|that asks for|asking for)\s+(?:an?\s+form\s+(?:for|with|asking for)\s+)?(.{1,300})$/iu
const noFields = /^(?:an?\s+|some\s+)?(?:form|list|table|gallery|map|text|list and (?:an? )?form|some text)$/i

/** What a request wants to add. */
export interface Asked {
  readonly noun: string
  /** A page, in so many words; else a form or a thing that a page may be for. */
  readonly isPage: boolean
  readonly isForm: boolean
  readonly isAbout: boolean
  /** Whoever visits fills in a form on it. */
  readonly isOpen: boolean
  /** The fields that the words list. */
  readonly with: string | undefined
  readonly title: string | undefined
}

const fieldsIn = (words: string | undefined) => (words && !noFields.test(words.trim()) ? words : undefined)

/** `isOurs` where the words name the one that there is: "a page for our board" tells about it. */
function firstPart(match: RegExpExecArray, isOurs: boolean): Asked {
  const [, part, joint] = match
  const named = joint === ':' || joint === '' || /^(?:called|named|titled)$/i.test(joint ?? '')
  const listed = named ? null : lists.exec(match[3]!)
  const said = unquoted(listed?.[1] ?? match[3]!)
  const noun = /^about$/i.test(joint ?? '') && /^(?:us|me|ourselves|myself)$/i.test(said) ? `about ${said}` : said
  const isForm = part!.toLowerCase() === 'form'
  return {
    noun,
    isPage: !isForm,
    isForm,
    isOpen: /\bform\b/i.test(listed?.[2] ?? ''),
    isAbout: named || /^(?:about|on|with)$/i.test(joint ?? '') || (/^for$/i.test(joint ?? '') && isOurs && !isPlural(noun.toLowerCase().split(' ').at(-1)!)),
    with: fieldsIn(listed?.[2]),
    title: named ? noun : undefined,
  }
}

/** Reads what stands after "add": "a contact page", "page for dogs", "an FAQ"; null for a request that adds nothing. */
export function askedOf(read: string): Asked | null {
  const rest = unquoted((adding.exec(read) ?? bareAdding.exec(read))?.[1] ?? '')
  if (rest === '') return null
  const first = partFirst.exec(rest)
  if (first) return firstPart(first, /^.{4,40}?\s(?:the|our|my)\s/i.test(rest.slice(0, rest.length - first[3]!.length)))
  const last = partLast.exec(rest)
  if (last && !/\s(?:to|on|onto|in|into|from)\s/i.test(last[1]!)) {
    const isForm = last[2]!.toLowerCase() === 'form'
    return {
      noun: unquoted(last[1]!),
      isPage: !isForm,
      isForm,
      isOpen: /\bform\b/i.test(last[4] ?? ''),
      isAbout: false,
      with: fieldsIn(last[4]),
      title: last[3] && unquoted(last[3]),
    }
  }
  return { noun: rest, isPage: false, isForm: false, isOpen: false, isAbout: false, with: undefined, title: undefined }
}
