import { unquoted } from './find.ts'

/** Words after "add", as what is wanted: "a contact page", "page for dogs", "an FAQ". */
const adding =
  /^(?:add|create|insert|include|make|build|put(?: in)?|give (?:me|us|it|the site)|(?:i|we) (?:also )?need|there should be|set up|new)\s+(?:me |us )?(?:also )?((?:an?|another|the|one|some|new|my|our|separate|simple|own|dedicated|extra)\s+){0,3}(.{1,400})$/isu
const pageFirst =
  /^(?:new )?(?:page|screen|tab|subpage)\s+(?:(?:for|about|on|with|of|where people can|called|named|titled)\s+)?(?:the |our |my |all |an? )?(.{1,160})$/isu
const pageLast = /^(.{1,80}?)\s+(?:page|screen|tab|subpage)s?(?:\s+(?:with|for|where|that|which|called|named|titled|to)\s+(.{1,300}))?$/isu
const formLast = /^(.{1,60}?)\s+form(?:\s+with\s+(.{1,300}))?$/isu

/** What a request wants to add. */
export interface Asked {
  readonly noun: string
  readonly isPage: boolean
  readonly isAbout: boolean
  readonly with: string | undefined
  readonly title: string | undefined
}

/** Reads what stands after "add"; null for a request that adds nothing. */
export function askedOf(read: string): Asked | null {
  const match = adding.exec(read)
  const bare = match ? null : /^(?:an?|another|one more)\s+(.{1,200}\s(?:page|form))$/iu.exec(read)
  const rest = unquoted(match?.[2] ?? bare?.[1] ?? '')
  if (rest === '') return null
  const first = pageFirst.exec(rest)
  if (first) {
    const about = /^(?:new )?\w+\s+(?:about|on|called|named|titled)\s/i.test(rest)
    const named = /^(?:new )?\w+\s+(?:called|named|titled)\s/i.test(rest)
    const listed = about ? null : /^(.{1,80}?)\s+with\s+(?:an?\s+form\s+(?:for|with)\s+)?(.{1,300})$/iu.exec(first[1]!)
    const noun = unquoted(listed?.[1] ?? first[1]!)
    return { noun, isPage: true, isAbout: about, with: listed?.[2], title: named ? noun : undefined }
  }
  const last = pageLast.exec(rest)
  if (last) {
    const named = /\s(?:called|named|titled)\s+(.{1,160})$/iu.exec(rest)?.[1]
    const fields = /\s(?:form|fields?)?\s?with\s+(?:an?\s+)?(?:form (?:for|with|that has|asking for)\s+)?(.{1,300})$/iu.exec(rest)?.[1]
    return {
      noun: unquoted(last[1]!),
      isPage: true,
      isAbout: false,
      with: fields && !/^(?:an? )?(?:form|list|table|gallery|map|text)$/i.test(fields) ? fields : undefined,
      title: named && unquoted(named),
    }
  }
  const form = formLast.exec(rest)
  if (form) return { noun: unquoted(form[1]!), isPage: false, isAbout: false, with: form[2], title: undefined }
  return { noun: rest, isPage: false, isAbout: false, with: undefined, title: undefined }
}
