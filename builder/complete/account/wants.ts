import type { Ask } from '../../read/ask.ts'
import type { Clause } from '../../read/clause.ts'
import type { Phrase } from '../../read/phrase.ts'
import { isRefused } from '../../read/refused.ts'
import { type Draft, isOpen } from '../draft.ts'

/** What of a visitor's account an ask is about. */
export type Want = 'log_in' | 'register' | 'account' | 'password' | 'settings' | 'people'

/** What only another service, a mail or a device could do. */
const outside =
  /\b(?:oauth|wechat|weixin|alipay|google|facebook|apple|github|qq|weibo|third-?party|social media|sms|text messages?|verification codes?|dynamic code|code|face|facial|fingerprint|biometrics?|two-factor|2fa|multi-factor|real-?name|recover\w*|forg[oe]t\w*|reset\w*|retriev\w*|find\w*|captcha|single sign-on|sso|certificat\w*|scan\w*|one-click|voice|automatic\w*|bind\w*|verif\w*|encrypt\w*|id card|identity authentication|bank|advertis\w*|public accounts?|official accounts?|email accounts?|merge\w*|link\w*|sync\w*|migrat\w*|monitor\w*|abnormal)\b/
const entering =
  /\b(?:log(?:s|ged|ging)?[ -]?(?:in|on|into)|sign(?:s|ing)?[ -]?(?:in|on)|logins?|logons?|user authentication|account authentication|authenticate users?|authentication (?:function\w*|system|mechanism|feature)s?)\b|^(?:\w+ )?authentication$/
const leaving = /\b(?:log(?:s|ging)?[ -]?(?:out|off)|logouts?|logoffs?|sign(?:ing)?[ -]?out)\b/
const joining =
  /\b(?:regist(?:er|ers|ering|ration|rations)|sign(?:s|ing)?[ -]?up|signup|create (?:an |their |user |personal |a new |new )?accounts?|account (?:creation|opening)|become (?:a )?members?)\b/
const joiningElse =
  /\bsign\w*[ -]?up (?:for (?!(?:an? |the |their )?(?:accounts?|site|website|app|platform)\b)|(?:their|his|her|your|a|an) (?!accounts?\b))|\bregist\w+ (?:for|new|their|the|a|an|of|and manage) (?!(?:account|user|login|member|platform|website|app|site|system|customer|email|phone|username)s?\b)|\b(?:vehicle|event|course|patient|team|activity|domain|trademark|asset|equipment|property|company|business|complaint|exam|visitor|tournament|competition|product|conference|pet|class|volunteer|appointment|marriage|donor|household|attendance|student|enterprise) regist/
const credentials =
  /\b(?:chang|modif|updat|edit|set|manag)\w* (?:of )?(?:(?:their|the|your|my|user|account|login) )*passwords?\b|\bpassword (?:changes?|modification|updates?|management|settings?)\b|^passwords?$/
const person = '(?:personal|user|account|member|customer|own|individual)'
const about = new RegExp(
  String.raw`\b(?:personal (?:cent(?:er|re)s?|homepages?|pages?|space|area|zone|profiles?|info(?:rmation)?|details?|data|accounts?|dashboard)|(?:user|member|buyer|seller|customer|merchant|student|teacher) cent(?:er|re)s?|(?:user|customer|member|account|my|their|your) (?:profiles?|accounts?|info(?:rmation)?|details?|data)|profiles?|account (?:management|information|details?|pages?|center)|(?:manag|edit|updat|modif|view|maintain)\w+ (?:their |an |the )?${person}? ?(?:accounts?|profiles?|personal info\w*)|my (?:account|page))\b`,
)
const preferring = new RegExp(String.raw`\b(?:${person} |my |account |notification |system |privacy )?(?:settings|preferences?)\b`)
const governing =
  /\b(?:(?:user|member|customer|role|permission|account|authority|access)(?:s?(?:,| and| or) (?:users?|roles?|permissions?|rights))? (?:management|administration|control|rights|permissions?|roles?|setting|settings|assignment)|manag\w+ (?:the )?(?:users?|members|accounts|roles?|permissions|user \w+)|(?:assign|grant|set|allocat|configur|control|distribut)\w* (?:\w+ )?(?:roles?|permissions?|access|user)|(?:block|ban|disabl|unblock|deactivat|add|delet|view|remov|freez)\w* (?:\w+ )?users?|permissions?|roles?|role-based access\w*|(?:different|multiple) (?:user )?roles)\b/

/** "only registered users can post": one has to log in for it. */
export const restricting = /\bonly (?:registered|logged-in|signed-in) (?:users?|members?|customers?|visitors?)\b/i
/** Others than whoever speaks: those that the site keeps a list of. */
const others = /\b(?:customer|client|patient|member|tenant) (?:profiles?|info(?:rmation)?|details?|data|accounts?)\b/
const keepsCustomers = ({ model }: Draft): boolean => model.entities.some(({ singular }) => /(?:^| )(?:customer|client|patient|member|tenant)$/.test(singular))

/** Who logged in when, which is kept rather than done. */
const noted = /\b(?:log-?in|sign-in) (?:logs?|records?|histor(?:y|ies))\b/
/** "register goats": what somebody enters, rather than who they are. */
const isEntered = ({ kind, nominal, actors }: Ask, { noun, after }: Phrase): boolean =>
  kind === 'create' &&
  !nominal &&
  actors.length > 0 &&
  after !== 'as' &&
  !/(?:^| )(?:account|user|member|visitor|guest|website|site|platform|app|system|email|phone|number|username|name|profile|information|identity)$/.test(noun)

/** What an ask of the words wants of accounts; null for what is about something else, or cannot be done here. */
export function wantOf(draft: Draft, clause: Clause, ask: Ask | null): Want | null {
  const text = draft.brief.words
    .slice(ask?.start ?? clause.start, ask?.end ?? clause.end)
    .toLowerCase()
    .trim()
  const whole = draft.brief.words.slice(clause.start, clause.end).toLowerCase()
  const near = ask && clause.asks.length > 1 ? text : whole
  if (restricting.test(whole)) return 'log_in'
  if (noted.test(near)) return null
  if (outside.test(near)) return null
  if (leaving.test(near)) return 'account'
  if (credentials.test(near)) return 'password'
  if (ask?.kind === 'session' && ask.verb !== 'register') return 'log_in'
  const isForThing = ask !== null && ask.object !== null && (ask.verb === 'sign up' || (ask.verb === 'register' && isEntered(ask, ask.object)))
  if (joining.test(near) && !joiningElse.test(near) && !isForThing) return 'register'
  if (entering.test(near)) return 'log_in'
  if (governing.test(near) && !/\b(?:their|own|my|your) (?:own )?(?:personal )?(?:account|profile|info)/.test(near)) return 'people'
  if (about.test(near)) return keepsCustomers(draft) && others.test(near) ? null : 'account'
  return preferring.test(near) ? 'settings' : null
}

export interface Wanted {
  readonly clause: Clause
  readonly ask: Ask | null
  readonly want: Want
  /** Whether nothing else is built for it. */
  readonly open: boolean
}

/** All that the words want of accounts, in their order. */
export const wantsIn = (draft: Draft): readonly Wanted[] =>
  draft.brief.clauses.flatMap((clause) => {
    if (clause.mode === 'style' || clause.mode === 'subject' || isRefused(draft.brief.words.slice(clause.start, clause.end))) return []
    const asks = clause.asks.length === 0 ? [null] : clause.asks
    return asks.flatMap((ask) => {
      const want = wantOf(draft, clause, ask)
      return want === null
        ? []
        : [{ clause, ask, want, open: ask === null || restricting.test(draft.brief.words.slice(clause.start, clause.end)) || isOpen(draft, { ask, clause }) }]
    })
  })
