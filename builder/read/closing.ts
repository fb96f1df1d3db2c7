import { remembered } from '../remember.ts'

/** For whom something is that is not for everybody: whose it is, those who run the site, whoever has an account, or whoever is let in. */
export type Circle = 'own' | 'staff' | 'members' | 'admitted'

/** A stretch of words that keeps something from others. */
export interface Closing {
  readonly start: number
  readonly end: number
  /** What is kept, as the words call it; null for the whole site. */
  readonly of: string | null
  /** Whether of what is named only documents are kept: the rest may be looked through by others. */
  readonly isOfFiles: boolean
  readonly who: Circle
  /** What stays for everybody: "nothing is public except the contact page". */
  readonly except: string | null
}

const outsiders =
  '(?:the )?(?:general |wider )?(?:public|outsiders?|strangers?|outside world|non-?members|everyone|everybody|anyone(?: else)?|anybody(?: else)?|others)'
const seen = '(?:open|visible|accessible|available|shown|viewable|readable)'
const see = '(?:see|view|read|access|enter|visit|open|browse|use|look at|get (?:in(?:to)?|to see)|have access to|log ?in)'
const may = '(?:can|may|should|must|shall|will|could|is|are|get to|gets to)(?: be)?(?: able to| allowed to)?'
const mayNot = "(?:cannot|can not|can[’']?t|must not|mustn[’']?t|may not|should not|shouldn[’']?t|never|(?:should|must|may|can) never)"
const site =
  '(?:it|this|everything|anything|all of it|(?:(?:the|this|our|my) )?(?:whole |entire )?(?:web ?site|site|web app|app|application|platform|portal|tool|system|page|content|data))'
const is = "(?:[’']s|is|are|be|stays?|remains?|(?:should|must|has to|have to|to|will)(?: be| stay| remain)?)"
const except = '(?:,? ?(?:except|apart from|but|besides|other than|save)(?: for)? (?:the |our |a |an )?(?<except>[^.;,!?\\n]{2,60}))?'
const look = '(?:sees?|views?|reads?|accesse?s?|(?:has|have|gets?) access to|gets? to see)'
const list =
  "[a-z][\\w’', -]{2,80}?(?=[.;:!?\\n]|$| while | with |,? (?:and|but) (?:all |the )?(?:[a-z]+ ){1,2}(?:can|may|should|must|only|sees?|have|has|all)\\b)"
const ours = '(?:(?:our|my|the) (?:own )?(?:[a-z-]+ ){0,2}[a-z-]+)'

const words = (pattern: string) => new RegExp(pattern, 'gi')

/** What closes a whole site, however it is said; a group of people stands as `who`. */
const wholes: readonly (readonly [RegExp, Circle | null])[] = [
  [words(`\\bnothing(?: here| on (?:it|here|the site|this site))?(?: (?:is|should be|may be|must be|will be|shall be))?(?: to be)?(?: ever)? (?:public\\w*|${seen} to ${outsiders})\\b${except}`), 'admitted'],
  [words(`(?:^|[,.;:!?\\n] *|\\b${site} (?:${is} )?)(?:is |be )?(?:not|never) (?:to be |be )?(?:public\\w*|(?:${seen} )?(?:to|for) ${outsiders})\\b${except}`), 'admitted'],
  [words(`\\b(?:for |strictly |purely |only ){0,2}(?:internal|in-house) (?:use|purposes)(?: only)?\\b|\\bstrictly internal\\b|\\binternal only\\b`), 'admitted'],
  [words(`\\ban? internal (?:[a-z-]+ ){0,2}(?:for|of|used by) (?:our|my) (?:own )?[a-z-]+`), 'admitted'],
  [words(`\\b(?:keep |make |have )?(?:${site}|all (?:the |of the |my |our |their )?(?:data|content|pages|records|entries)) ?(?:${is} )?(?:kept |strictly |completely |fully |totally |entirely )?(?:private|confidential)\\b(?<own> to (?:(?:the )?(?:user|person|member|one|account|owner|author)s?\\b|whoever|each|every|them|themselves|me\\b))?${except}`), 'admitted'],
  [words('\\b(?:invite|invitation)[- ]only\\b|\\bby invitation only\\b'), 'admitted'],
  [words(`(?:^|[,.;:!?\\n] *|\\ba |\\ban |\\bfor |\\bstrictly )(?<who>(?:registered |logged-in )?(?:members?|guests?|staff|employees?|residents?|alumni|subscribers?|users?|family|students?|volunteers?|owners?|parents?|teachers?))[- ]only\\b(?! (?:an? |the )?(?:forum|area|section|part|zone|page|events?|offers?|news|discounts?|articles?|classes|content))`), null],
  [words(`\\bonly (?<who>[a-z][\\w’' -]{0,40}?) ${may} ${see}(?: ${site}| in| what (?:i|we|they) [a-z]+)(?=[.,;!?\\n]|$| and\\b)`), null],
  [words(`\\bonly (?<who>i|me|we|us) (?:can|may|should|will) ${see} (?:what|everything|anything|it|my|our|all)\\b`), null],
  [words(`\\b(?:just|only|exclusively|solely|purely|meant only|intended only) for (?<who>me and (?:my )?[a-z-]+|(?:me|us|myself)\\b|(?:our|my) (?:own )?(?:[a-z-]+ ){0,2}[a-z-]+|the (?:family|team|club|staff|office|members|residents))`), null],
  [words(`\\bfor (?<who>${ours}|members|staff|employees|residents) only\\b`), null],
  [words(`\\b(?:nobody|no one|no-one|outsiders?|strangers?|non-?members|the public)(?: else)? (?:${mayNot}|(?:can|should|may|must|is allowed to|is able to)(?: be able to)?) (?:ever )?(?:${see})(?: (?:in|${site}))?(?=[.,;!?\\n]|$)`), 'admitted'],
  [words(`\\b(?:keep|lock|shut) (?:the )?(?:strangers|outsiders|public|everyone else|everybody else|others|non-?members) out\\b|\\b(?:close|closed|hide|lock|hidden)(?: (?:the |this |our |whole )*(?:site|app|website|everything|it))? (?:to|for|from) ${outsiders}`), 'admitted'],
  [words(`(?:^|[,.;:!?\\n] *|\\b${site} (?:${is} )?)(?:only )?(?:${seen}|restricted|limited) (?:only )?(?:to|for) (?<who>[a-z][\\w’' -]{0,40}?) only\\b`), null],
  [words(`(?:^|[,.;:!?\\n] *|\\b${site} (?:${is} )?)(?:only (?:${seen}|open) (?:to|for)|(?:${seen} )?only (?:to|for)|restricted to|limited to) (?<who>[a-z][\\w’' -]{0,40}?)(?=[.,;!?\\n]|$)`), null],
  [words('(?<!\\b(?:no|without|never a) )\\b(?:a )?(?:log-?in|logging in|sign-?in|signing in|an? account|registration)(?: (?:is|should be|must be|will be|shall be|to be))? (?:required|needed|necessary|mandatory|compulsory)(?= to (?:see|view|use|access|read|enter|visit|browse) (?:any|every|the (?:site|app|content)|it\\b|all)|[.,;!?\\n]|$)'), 'members'],
  [words('\\b(?:require|ask for|force|demand) (?:an? )?(?:log-?in|sign-?in|account|registration)(?= (?:to (?:see|view|use|access|read|enter|visit|browse) (?:any|every|the (?:site|app|content)|it\\b|all)|for (?:every|all|any|the (?:whole )?site))|[.,;!?\\n]|$)'), 'members'],
  [words('\\b(?:everyone|everybody|users?|visitors?|people|one|members|you) (?:must|has to|have to|needs? to|should)(?: first)? (?:be (?:logged|signed) in|log ?in|sign in)(?: first| before| to (?:see|view|use|access|read|enter|visit|browse) (?:any|every|the (?:site|app|content)|it\\b|all))'), 'members'],
] // biome-ignore format: a table

/** What closes one thing: the group that matches `of` is what it is called. */
const parts: readonly (readonly [RegExp, Circle | null])[] = [
  [words(`\\bonly (?<who>[a-z][\\w’' -]{0,40}?) ${may} ${see} (?:the |our |all |any )?(?<of>(?!(?:it|this|them|their|his|her|own|my|what|everything|anything)\\b)[a-z][\\w’' -]{2,50}?)(?: of (?:others|the members))?(?=[.,;!?\\n]|$| and (?:the )?[a-z]+ (?:can|may|should|must)\\b)`), null],
  [words(`(?:^|[,.;:!?\\n] *|\\b(?:and|but|make|keep|while|the|all) )(?<of>[a-z][\\w’' -]{2,40}?) ?(?:${is} )?(?:only )?(?:visible|shown|open|accessible|available|restricted|limited|private|readable) (?:only )?(?:to|for) (?<who>(?:logged-in |registered |signed-in )?(?:members?|users?|staff|admins?|administrators?|managers?|employees|customers|subscribers|account holders)|their (?:owners?|authors?|makers?))(?: only)?(?=[.,;!?\\n]|$)`), null],
  [words(`(?:^|[,.;:!?\\n] *|\\b(?:and|but|make|keep|while|the|all) )(?<of>[a-z][\\w’' -]{2,40}?) (?:${is} )(?:for )?(?<who>members|staff|employees|residents|users|customers|subscribers)[- ]only(?=[.,;!?\\n]|$)`), null],
  [words(`(?:^|[,.;:!?\\n] *|\\b(?:and|but|make|keep|while|the|all) )(?<of>[a-z][\\w’' -]{2,40}?) ${is} (?:kept |strictly |completely )?(?:confidential|private|secret)(?! (?:equity|lessons?|message))`), 'staff'],
  [words(`\\b(?:(?:only|just) (?:${look})|(?:${look}) (?:only|just)(?: to)?) (?:their|his|her|his or her|its) own (?<of>${list})`), 'own'],
  [words(`\\b(?:${look}|download) (?:their|his|her|his or her) own (?<files>${list})`), 'own'],
  [words(`\\b(?:an? |the )?(?:closed|private|protected|members[’']?|member|members[- ]only|internal) (?:area|section|part|zone|space|corner) (?:for (?<who>[a-z][\\w’' -]{0,30}?) )?(?:with|containing|including|holding|for|where (?:they|members|users) (?:find|keep|share)) (?<of>[a-z][\\w’', -]{2,80}?)(?=[.;!?\\n]|$)`), 'members'],
] // biome-ignore format: a table

const staff = /(?:^| )(?:staff|admins?|administrators?|managers?|management|organi[sz]ers?|moderators?|editors?|owners?|hr)$/
const selves = /^(?:i|me|myself|the (?:user|person|one) who [a-z ]+|(?:its|their|the) (?:owner|author|maker)s?)$/
const holders =
  /^(?:(?:the|all) )?(?:(?:registered|logged[- ]in|signed[- ]in|authenticated|verified|paying) (?:\w+ )?\w+|(?:club |site )?members?|users?|customers?|clients?|subscribers?|account holders?|people with an account|guests?|visitors? with an account)$/

/** The circle that a group of people is; `null` where everybody may be meant. */
function circleOf(people: string, isPart: boolean): Circle | null {
  const who = people.toLowerCase().trim()
  if (/^(?:everyone|everybody|anyone|anybody|people|visitors?|you|they|one)$/.test(who)) return null
  if (selves.test(who)) return 'own'
  const named = isPart || !staff.test(who)
  if (named && holders.test(who)) return 'members'
  return isPart && staff.test(who) ? 'staff' : 'admitted'
}

const longest = 20_000

function found(text: string, table: typeof wholes, isPart: boolean): Closing[] {
  return table.flatMap(([pattern, circle]) =>
    [...text.matchAll(pattern)].flatMap((match): Closing[] => {
      const { who, of, files, except: kept, own } = match.groups ?? {}
      const named = who === undefined ? circle : circleOf(who, isPart)
      if (named === null) return []
      const lead = /^[,.;:!?\n ]*/.exec(match[0])![0].length
      return [
        {
          start: match.index + lead,
          end: match.index + match[0].length,
          of: (of ?? files)?.trim() ?? null,
          isOfFiles: files !== undefined,
          who: own === undefined ? named : 'own',
          except: kept?.trim() ?? null,
        },
      ]
    }),
  )
}

/** All that the words keep from others, in their order; of two readings of the same words the whole site's stands. */
export const closingsIn = remembered((text): readonly Closing[] => {
  const read = text.slice(0, longest)
  if (
    !/\b(?:only|just|nothing|nobody|no[ -]one|private|confidential|secret|internal|public|outsiders?|strangers?|log|sign|account|require|restricted|limited|closed?|invit|own|solely|exclusively|in-house)/i.test(
      read,
    )
  )
    return []
  const whole = found(read, wholes, false)
  const some = found(read, parts, true).filter((part) => !whole.some(({ start, end }) => part.start < end && start < part.end))
  return [...whole, ...some].toSorted((a, b) => a.start - b.start || b.end - a.end)
})
