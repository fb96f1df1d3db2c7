import { type Saying, saying } from './saying.ts'

const asked =
  '(?:(?:single|multiple|multi)[- ]choice|true[- ]or[- ]false|true/false|fill[- ]in[- ]the[- ]blanks?|short[- ]answer|judg(?:e?ment)|essay|subjective|objective|matching)'
const next = '(?: ,)?(?: and| or)?'
const played = '(?:movies|films|plays|shows|performances|concerts|games|exhibitions)'
const list = '(?= ,| and|$)'
const drawn = '(?:line|bar|pie|column|area|scatter|radar|donut|doughnut)'

/** Questions of a test by their kinds: "single-choice, multiple-choice and true or false questions". */
const tests: readonly Saying[] = [
  saying('(?:mark|grade|score)(?:s|ing)? (?:the )?(?:(?:subjective|open|open-ended|essay|short-answer) )questions', 'grade answers'),
  saying(
    `${asked}(?: questions?)?${next} ${asked}(?: questions?)?(?:${next} ${asked}(?: questions?)?)?(?:${next} ${asked}(?: questions?)?)?(?:${next} ${asked})? questions`,
    'questions',
  ),
  saying(`${asked} questions`, 'questions'),
]

/** What a page shows of whom and of what, in the words that it is advertised with. */
const shows: readonly Saying[] = [
  saying(
    '((?:landing|promotional|promotion|sales) (?:page|website|site) for (?:an? |the |our )?(?:\\S+ ){1,4}?)(?:that|which) (?:offers?|sells?|provides?|helps?|makes?|lets?) [^|,]{3,80}$',
    '$1',
  ),
  saying(`(?:open|visit|enter) (?:an?|the|each|any) (\\S+(?: \\S+)?)(?:'s)? (?:details?|detailed|profile|information) pages?${list}`, 'view $1 details'),
  saying(`learn (?:more )?about (?:the |our |its |their )?(?:product|app|software|tool|platform|service)${list}`, 'view features'),
  saying(`(?:sign up|register|apply) for (?:an? |the |their |our )?(?:\\S+-day )?(?:free )?trials?${list}`, 'request free trials'),
  saying(`(?:start|begin|try|activate) (?:an? |the |their |our )?(?:\\S+-day )?free trials?${list}`, 'request free trials'),
  saying(`(?:sign up|register|apply)(?: online)? (?:as|to be|to become|for becoming) (?:an? )?volunteers?${list}`, 'submit volunteer applications'),
  saying(`(?:newsletter )?(?:e-?mail )?subscription (?:form|box)s?${list}`, 'newsletter subscription'),
  saying(
    'subscribe to (?:the |our |their |your )?(?:(?:blog|website|site|news|article|content|product|latest|e-?mail) )?(?:updates|news and updates|mailing list)(?= ,|$| and| by| via| for)',
    'subscribe to the newsletter',
  ),
  saying(`subscribe(?:s)? (?:by|via|with|through) (?:their |an? )?e-?mail(?: address)?${list}`, 'subscribe to the newsletter'),
  saying(`(?:submit|leave)(?:s|ting|ing)? (?:their |an? |your |the )e-?mail(?: address)?${list}`, ''),
  saying(`volunteer (?:sign-?ups?|recruitment)${list}`, 'volunteer applications'),
  saying(
    `(${played}) (?:that are )?(?:now showing|now playing|currently showing|currently on show|in (?:theat(?:er|re)s|cinemas)|coming soon)(?: (?:and|or) (?:upcoming|coming soon|now showing))?${list}`,
    '$1',
  ),
  saying(`(?<=, |and )(?:an? )?(?:now showing|coming soon) and (?:now showing|coming soon)${list}`, 'movies'),
  saying(`(?<=^|, |and |for )(?:the )?ranking lists?${list}`, 'leaderboard'),
  saying('where (?:i|we|you|users|people) (?:can )?(?:write|blog|post|talk|share)(?: \\S+){0,2} about [^|,]{3,60}$', ''),
  saying(`to (?:learn|improve|acquire) (?:new |their |useful |professional )?skills${list}`, ''),
  saying('(?<=^|, |and )an? (?:online |web |in-game |server )?(?:store|shop)$', 'shopping cart'),
]

/** Who belongs together, and what all of them have a part in. */
const together: readonly Saying[] = [
  saying(
    `(?:establish|define|set|add|build|record|maintain|edit)(?:s|ing)? (?:the |their )?relationships? (?:between|among|of) (?:family |clan )?members`,
    'add family relationships',
  ),
  saying(`(?:, )?so that [^|]{3,60}? can (?:participate|take part|join) in (?:the |their )?(?:\\S+ )?(?:affairs|life|matters)${list}`, ''),
  saying(`fill(?:s|ing)? (?:in|out) (?:the )?number of (?:attendees|guests|people|persons)${list}`, 'submit guest replies'),
  saying(`(?:view|see|check|manage|export)(?:s|ing)? (?:the )?(?:lists? of attendees|attendee lists?|guest lists?)${list}`, 'view guest replies'),
]

/** What is said in the words of one trade, and plainly elsewhere. */
const worded: readonly Saying[] = [
  saying('traffic signs?', 'road signs'),
  saying(`${drawn}(?: ,)? (?:${drawn}(?: ,)? ){0,4}(?:and|or) ${drawn} (?:charts?|graphs?)`, 'charts'),
  saying('(?<=by [^|.]{2,60}? )without (?:having to )?(?:log(?:ging)? in|(?:a )?login|an account|registering|registration)', ''),
  saying('(?:(?:or|and) )?(?:that are |which are )?close to (?:their |its )?(?:expiry|expiration)(?: dates?)?', ''),
  saying(`(?<=^|, |and |for |view |see )score (?:records|history)${list}`, 'scores'),
  saying(`(log|record|track|enter)(?:s|ing)? (?:their |the |daily )?(?:kilomet(?:er|re)s|miles|running distances?)${list}`, '$1 runs'),
  saying(`order(?:s|ing)? (?:takeout|take-out|takeaway|take-away)(?: online| food)?${list}`, 'order dishes'),
  saying(`request(?:s|ing)? (?:the )?prices?${list}`, 'send price requests'),
  saying(`subscribe(?:s)? to (?:the |our )?(?:news|updates|news and updates)${list}`, 'subscribe to the newsletter'),
  saying(`membership approvals?${list}`, 'membership applications'),
  saying(`(?<=^|, |and |for )map (?:search|view|browsing)${list}`, ''),
  saying(
    `(?:buy|purchase|unlock)(?:s|ing)? (?:vip |paid |premium |locked |new )?(?:chapters|episodes)(?: with (?:coins|points))?${list}`,
    'add chapter purchases',
  ),
]

/** What authors and editors do with what they write. */
const written: readonly Saying[] = [
  saying('opening reports?', 'thesis proposals'),
  saying(
    `schedul(?:e|es|ing) (?:the |their )?(?:publication|publishing|release)(?: times?| dates?)?(?: of (?:articles|posts|news))?${list}`,
    'set publication time',
  ),
  saying(
    '(?<=(?:write|writes|writing|edit|save|create) (?:articles?|posts?|news|drafts|stories) (?:, |and )?)submit(?:s|ting)? (?:them )?for (?:review|approval)' +
      list,
    '',
  ),
  saying(`continue (reading|watching|listening)(?: from (?:the |their )?(?:last|previous|same|where)(?: \\S+){0,3}?)?${list}`, 'view =1 history'),
  saying(
    '(?:puts?|putting|places?|takes?|moves?|list|lists) (\\S+(?: \\S+)?) (?:on|onto) (?:or|and|/) off (?:the |of the )?(?:shelf|shelves|sale|market)',
    'publish and edit $1',
  ),
  saying(
    `(?:add|adding|set|setting|edit|enter|upload)(?:s)? (?:the |their )?titles? (?:,|and) (?:the )?(?:thumbnails?|covers?|cover (?:images?|pictures?))${list}`,
    '',
  ),
]

/** Ways of saying things that a site for learners, readers and visitors is described with. */
export const shownSayings: readonly Saying[] = [...tests, ...shows, ...together, ...worded, ...written]
