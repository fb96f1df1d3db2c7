import type { Field } from '../../model.ts'

type Words = readonly [string, string, string]
/** What is held against rules: its parts, what becomes of it, and samples of it and of rules for it. */
export interface Kind {
  readonly asked: RegExp
  readonly singular: string
  readonly plural: string
  readonly page: string
  readonly verb: string
  readonly fields: readonly Field[]
  /** Of what passes, is held back and is caught. */
  readonly verdicts: Words
  readonly places: Words
  /** Name, where it looks, what it looks for, and what becomes of what has it, by its place among `places`. */
  readonly rules: readonly (readonly [string, string, string, 0 | 1 | 2])[]
  /** Sample entries of a blacklist and of a whitelist. */
  readonly listed: { readonly black: readonly string[]; readonly white: readonly string[] }
  readonly samples: readonly (readonly string[])[]
}

const field = (id: string, label: string, type: Field['type'] = 'text'): Field => ({ id, label, type, required: true })

const mail: Kind = {
  asked: /\b(?:anti-?)?spam\b|\bjunk (?:e?-?mails?|messages?)\b|\bphishing\b/,
  singular: 'checked mail',
  plural: 'checked mails',
  page: 'Check a mail',
  verb: 'Check mail',
  fields: [field('sender', 'Sender'), field('subject', 'Subject'), field('text', 'Text', 'long_text')],
  verdicts: ['Not spam', 'Suspicious', 'Spam'],
  places: ['Inbox', 'Quarantine', 'Spam folder'],
  rules: [
    ['Prizes', 'Subject', 'you have won, prize, lottery', 2],
    ['Quick money', 'Anywhere', 'easy money, work from home and earn, double your', 2],
    ['Asks for a password', 'Text', 'verify your account, confirm your password', 1],
    ['Our own team', 'Sender', '@team.example', 0],
  ],
  listed: { black: ['promo@win-big.example', 'cheap-pills.example'], white: ['newsletter@library.example'] },
  samples: [
    ['lucky@draws.example', 'You have won a prize', 'Send us your address to collect it.'],
    ['priya.shah@example.com', 'Minutes of Tuesday', 'The minutes are attached; please look at point three.'],
    ['service@bank-help.example', 'Your account', 'Please verify your account within 24 hours.'],
    ['promo@win-big.example', 'Only today', 'Nothing like it has been offered before.'],
    ['ben@team.example', 'Lottery for the summer party', 'Who brings the prize?'],
  ],
}
const request: Kind = {
  asked: /\bfirewalls?\b|\bwaf\b|\bintrusion (?:detection|prevention)\b|\bmalicious (?:requests?|traffic)\b/,
  singular: 'checked request',
  plural: 'checked requests',
  page: 'Check a request',
  verb: 'Check request',
  fields: [field('source', 'Source address'), field('path', 'Path'), { ...field('content', 'Content', 'long_text'), required: false }],
  verdicts: ['Allowed', 'Suspicious', 'Blocked'],
  places: ['Let through', 'Held for review', 'Blocked'],
  rules: [
    ['SQL injection', 'Anywhere', "' or 1=1, union select, drop table", 2],
    ['Path traversal', 'Path', '../, /etc/passwd', 2],
    ['Script in a text', 'Anywhere', '<script, javascript:', 2],
    ['Administration', 'Path', '/admin, /wp-login', 1],
  ],
  listed: { black: ['203.0.113.24', '198.51.100.*'], white: ['192.0.2.10'] },
  samples: [
    ['192.0.2.44', '/products?id=7', ''],
    ['192.0.2.61', "/login?name=' or 1=1", ''],
    ['203.0.113.24', '/', ''],
    ['192.0.2.18', '/files?name=../../etc/passwd', ''],
    ['192.0.2.77', '/admin', ''],
  ],
}
const content: Kind = {
  asked:
    /\b(?:sensitive|banned|forbidden|prohibited|blocked|illegal|offensive|bad)[- ](?:words?|keywords?|terms?) ?(?:filter\w*|detect\w*|check\w*|match\w*|scan\w*|replac\w*|block\w*)?\b|\bkeyword (?:filter\w*|blocking|rules?)\b|\b(?:filter|block|detect|scan)\w* (?:\w+ ){0,3}(?:sensitive|offensive|inappropriate|illegal|harmful|profan\w*|violating) (?:\w+ )?(?:words?|content|comments?|messages?|posts?|information|language)\b|\bprofanity\b|\bcontent (?:filter\w*|screening)\b|\b(?:text|message|comment) filter\w*\b/,
  singular: 'checked text',
  plural: 'checked texts',
  page: 'Check a text',
  verb: 'Check text',
  fields: [field('author', 'Author'), field('text', 'Text', 'long_text')],
  verdicts: ['Clean', 'To be looked at', 'Refused'],
  places: ['Published', 'Held for review', 'Hidden'],
  rules: [
    ['Insults', 'Text', 'idiot, stupid', 2],
    ['Adverts', 'Text', 'buy now, cheap offer, click here', 2],
    ['Links', 'Text', 'http://, https://, www.', 1],
    ['Moderators', 'Author', 'moderator', 0],
  ],
  listed: { black: ['quick_money_77'], white: ['Ana Silva'] },
  samples: [
    ['Ben Carter', 'Thank you, this helped me a lot.'],
    ['quick_money_77', 'Write to me.'],
    ['Farid Haddad', 'Only an idiot would do that.'],
    ['Lena Novak', 'I wrote about it at www.lena.example'],
    ['Kofi Mensah', 'Buy now, cheap offer for all of you!'],
  ],
}

/** The likeliest first. */
export const kinds: readonly Kind[] = [request, mail, content]
