import { type Domain, domains, isCueOf } from '../lexicon/domains.ts'
import { headOf, plural, singular } from '../lexicon/inflect.ts'
import { domainAbout, domainOfThings } from '../lexicon/on-subject.ts'
import { membersIn } from '../lexicon/siblings.ts'
import { type SiteSubject, type Telling, tellingOf } from '../lexicon/telling.ts'
import type { Brief } from '../read/brief.ts'

const longest = 160
/** The words at the beginning that say what the site is, where its subject has none of its own. */
const openingOf = (words: string): string =>
  words
    .slice(0, longest)
    .split(/[.:!?]/)[0]!
    .toLowerCase()

/** "organising dog shows", "questions about waste sorting": what follows at the end of those words. */
const told = /\b(?:organi[sz](?:ing|e)|managing|manage|about|on|planning|tracking|for) ((?:[a-z][a-z’'-]* ){0,2}[a-z][a-z’'-]*?)(?= for | with | in |,|$)/

/** Bees, where the words name those who keep them. */
function memberIn(words: string): Telling | null {
  const name = membersIn(words).find(({ isOfTrade }) => !isOfTrade)?.name
  return name === undefined ? null : { one: name, many: name.endsWith('ing') ? name : plural(name), isDone: true }
}

/** The word for a house that says what is done there: a museum, where a club tells nothing of that. */
const houseOf = ({ place = '' }: Telling): string =>
  /(?:^| )(?:club|association|society|federation|community|group|team|education|lessons?|courses?|learning)$/.test(place) ? '' : headOf(place)

/** What the site is about, and whether its field of life is told by that. */
export function siteSubjectOf({ subject, words }: Brief, domain: Domain): SiteSubject {
  const said = [...subject.topic, ...subject.about]
  const opening = openingOf(words)
  const named = said.length > 0 ? said.join(' ') : opening
  const about = told.exec(opening)?.[1]?.replace(/^\w+ing (?=.)/, '') ?? ''
  const of = tellingOf(about.split(' '))
  const telling = tellingOf(subject.topic) ?? tellingOf(subject.about) ?? (of?.isDone ? of : null) ?? memberIn(named)
  return {
    words: named,
    all: words,
    telling,
    isOfField:
      telling !== null && [...telling.one.split(' '), telling.one.replaceAll(' ', '-'), houseOf(telling)].some((word) => isCueOf(domain, singular(word))),
  }
}

/** Fields of life whose goods and letters say enough of any site of theirs. */
const plain: ReadonlySet<string> = new Set(['shop', 'game', 'media'])
/** Fields of life of those who write of anything. */
const wide: ReadonlySet<string> = new Set(['general', 'news', 'social'])
/** A field of life whose own words say nothing of the subject has its samples about that, but for those that a trade has of its own. */
export function onSubject(domain: Domain, { telling, isOfField }: SiteSubject): Domain {
  if (telling === null || isOfField || plain.has(domain.id) || (domain.id === 'education' && membersIn(telling.one).length === 0)) return domain
  if (!telling.isDone) return wide.has(domain.id) && !domain.isOwn && telling.one.includes(' ') ? domainOfThings(domain, telling) : domain
  const about = domainAbout(domain, telling)
  if (!domain.isOwn) return about
  const usual = domains.find(({ id }) => id === domain.id)
  const own = lists.flatMap((list) => (domain[list] === usual?.[list] ? [[list, about[list]] as const] : []))
  return { ...domain, courses: domain.courses ?? about.courses!, questions: domain.questions ?? about.questions!, ...Object.fromEntries(own) }
}
const lists = ['services', 'topics', 'sessions'] as const
