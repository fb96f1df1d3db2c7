import { traitsFor, traitsOf } from '../lexicon/callings.ts'
import { isCalledByOther, isTradedIn } from '../lexicon/composed.ts'
import { coursesOf } from '../lexicon/courses.ts'
import type { Domain } from '../lexicon/domains.ts'
import { capital } from '../lexicon/inflect.ts'
import { type KitName, kits } from '../lexicon/kits.ts'
import { domainAbout } from '../lexicon/on-subject.ts'
import { poolOf } from '../lexicon/samples.ts'
import type { Named } from '../lexicon/shape.ts'
import { curatedFor, kitFor } from '../lexicon/shapes.ts'
import { tasksOf } from '../lexicon/tasks.ts'
import { setAt, toldByName } from '../lexicon/told-together.ts'
import { worksOf } from '../lexicon/works.ts'
import type { Value } from '../model.ts'
import { doneBy, titlesByNoun } from './called-by-noun.ts'
import { chanceOf, shuffled } from './chance.ts'
import { composedTitles, titlesOfWhole } from './composed-titles.ts'
import type { Made } from './entity.ts'
import { kitFields } from './field.ts'
import { finished, keptThere, mendedWorks, picturesOf } from './made-works.ts'
import { namedApart } from './named-apart.ts'
import { namesOf } from './names-of.ts'
import { ofProduct } from './of-product.ts'
import { membersOf, rowOfOwn, withoutSiblings } from './of-siblings.ts'
import { inTerm, orderedIn, orderedRow, termOf } from './row-order.ts'
import { describedByColumns } from './row-sentence.ts'
import { type Kept, sampleOf } from './sample.ts'
import { namesPerson } from './sample-line.ts'
import { fewest, isParticular } from './stocked.ts'
import { titlesOnNoun, titlesOnSite } from './subject-titles.ts'
import { answeredIn, asked, goodsNamed, groupsNamed, groupsOf, pastimes, plain, priced, sortsNamed, type Title, topicsOf, withAnswers } from './title-lists.ts'

type Row = Record<string, Value>
interface Source {
  /** What a shop sells, in the singular, where the words say so. */
  readonly goods: string | null
  readonly made: Made
  readonly domain: Domain
  readonly salt: string
  /** Rows made so far, by entity id: references count into them. */
  readonly rows: ReadonlyMap<string, Kept>
}

/** Six to eight believable rows; the same words give the same rows. Dates are relative to the day of reading. */
export function seedsOf(source: Source): Row[] {
  const { entity, thing } = source.made
  const salt = `${source.salt} ${entity.id}`
  const own = membersOf(thing, source.domain)
  const all = titlesOf(source, salt)
  const left = filled(withoutSiblings(all, own), all, source, salt)
  const titles = enough(withInstances(source.made, left), left.length < all.length ? 0 : fewestOf(thing.meant))
  const named = entity.fields.find(({ id }) => id === entity.title)?.entity
  const most = thing.kit === 'stock' && named !== undefined ? (source.rows.get(named)?.names.length ?? titles.length) : titles.length
  // Six cards fill rows of two and of three.
  const isPictured = kitFor(thing.kit, thing.noun, thing.meant).layout === 'cards' || entity.fields.some(({ type }) => type === 'image')
  const count = Math.min(titles.length, most, isPictured ? 6 : 6 + chanceOf(salt, 3))
  const people = shuffled(poolOf('people'), `${salt} people`)
  const later = filledLater(source.made)
  const ordered = orderedIn(entity)
  const term = termOf(entity)
  return Array.from({ length: count }, (_, index) => {
    const title = titles[index]!
    const person = people[index % people.length]!
    const context = {
      table: salt,
      kit: thing.kit,
      domain: source.domain,
      rows: source.rows,
      salt: `${salt} ${index}`,
      index,
      title: title.text,
      price: title.price,
      told: toldIn(thing.kit, title.text, ofProduct(title.told, entity.fields, source.domain.around?.words ?? ''), index + chanceOf(salt, 8)),
      examples: source.made.examples,
      person: kits[thing.kit].titles === 'people' ? title.text : person,
    }
    const row: Row = {}
    for (const field of entity.fields) row[field.id] = field.id === entity.title && field.type === 'text' ? title.text : sampleOf(field, entity, context)
    if (title.refers) row[title.refers.field] = title.refers.row
    if (entity.lifecycle && row[entity.lifecycle.field] === entity.lifecycle.initial) for (const id of later) row[id] = null
    return describedByColumns(orderedRow(rowOfOwn(term ? inTerm(row, term) : row, entity, own), ordered), entity, source.rows)
  })
}

/** Where few are left without those of siblings, there are more on what the site is about. */
function filled(left: readonly Title[], all: readonly Title[], { made, domain }: Source, salt: string): readonly Title[] {
  if (left.length >= fewest || left.length === all.length || made.thing.meant) return left
  const telling = domain.subject?.telling
  const list = telling && listed[kitFor(made.thing.kit, made.thing.noun).titles]?.(domainAbout(domain, telling))
  return list ? [...left, ...plain(list.replaceAll(/(?: \d+)?:\d(?=\||$)/g, ''), salt).slice(0, fewest)] : left
}
/** What a field of life has for kits whose names it gives. */
const listed: Readonly<Record<string, (domain: Domain) => string>> = {
  topics: ({ topics }) => topics,
  services: ({ services }) => services,
  sessions: ({ sessions }) => sessions,
  courses: ({ courses }) => courses?.join('|') ?? '',
  questions: ({ questions }) => questions?.map((one) => one.split('=')[0]).join('|') ?? '',
}

/** What belongs together in a row: what its name is told with, what its name tells by itself, and what stands together whatever the name. */
function toldIn(kit: KitName, text: string, told: Title['told'], at: number): ReadonlyMap<string, string> | undefined {
  const [by_name, set] = [toldByName(kit, text), setAt(kit, at)]
  return by_name || set ? new Map([...(set ?? []), ...(by_name ?? []), ...(told ?? [])]) : told
}

/** What only a later step fills in: the score of a submission, the answer to a question. */
const filledLater = ({ entity, thing }: Made): readonly string[] =>
  kitFields(kitFor(thing.kit, thing.noun, thing.meant).fields)
    .filter(({ kept, field }) => kept && field.id !== entity.title && entity.fields.some(({ id, required }) => id === field.id && !required))
    .map(({ field }) => field.id)

/** Rows of a trade's own names are looked at as they are. */
const told = 3
const fewestOf = (meant: Named | undefined): number => (meant?.isTold || meant?.isWritten ? told : fewest)
/** Few names are told apart by a number, so that there are rows enough to look at. */
function enough(titles: readonly Title[], least: number): readonly Title[] {
  if (titles.length >= least || titles.length === 0) return titles
  return Array.from({ length: least }, (_, index) =>
    index < titles.length
      ? titles[index]!
      : { ...titles[index % titles.length]!, text: `${titles[index % titles.length]!.text} ${Math.floor(index / titles.length) + 1}` },
  )
}

/** What the words list comes first, and stands alone where it is enough. */
function withInstances({ thing }: Made, titles: readonly Title[]): readonly Title[] {
  const named = thing.listed.map((text) => titles.find((one) => one.text.toLowerCase() === text.toLowerCase()) ?? { text, price: null })
  const rest = titles.filter(({ text }) => !named.some((one) => one.text.toLowerCase() === text.toLowerCase()))
  return named.length >= fewest ? named : [...named, ...rest]
}

/** Scores that nobody wins: how somebody is. */
const felt = /^(?:pain|stress|mood|sleep|energy|anxiety|health|fatigue|symptom|wellness|well-being|recovery|comfort|risk) /
/** What is told from its beginning to its end. */
const inOrder: ReadonlySet<string> = new Set(['introduction', 'milestone'])
/** Where the names come from: the field of life's own, a pool, names given with the kit, or the noun itself. */
function titlesOf({ made, domain, goods, rows }: Source, salt: string): readonly Title[] {
  const { titles } = kitFor(made.thing.kit, made.thing.noun, made.thing.meant)
  if (asked.test(made.thing.noun)) {
    const answered = answeredIn(domain)
    if (answered.length >= fewest) return answered
  }
  if (domain.written) return shuffled(domain.written, salt).map(({ title, values }) => ({ text: title, price: null, told: values }))
  const shown = mendedWorks(made, domain, rows) ?? picturesOf(made, domain, rows)
  if (shown) return shuffled(shown, salt)
  const composed = made.thing.meant?.rows.length ? null : composedTitles(made, rows, salt)
  if (composed) return composed
  const ofOther = isCalledByOther(made.thing.kit, made.thing.noun) ? titlesOfWhole(made, rows) : null
  if (ofOther) return ofOther
  const onSubject = domain.rows && !domain.isUsual ? null : (titlesOnNoun(made, domain, salt) ?? titlesOnSite(made, domain, rows, salt))
  if (onSubject) return onSubject
  const isAnswered = made.thing.meant?.rows.some(({ values }) => values.has('answer')) ?? false
  const matter =
    made.thing.kit === 'question' && domain.isUsual && (domain.isOwn || narrow.has(domain.id)) && !isAnswered && !tellsOf(domain)
      ? domain.subject?.telling
      : undefined
  if (matter?.isDone) return withAnswers(domainAbout(domain, matter).questions!, salt)
  // What people ask is on the subject of the site, unless it is told with its answers.
  if (domain.rows && (!made.thing.meant?.rows.length || domain.isOfKind || (made.thing.kit === 'question' && !isAnswered)))
    return (inOrder.has(made.thing.kit) ? domain.rows : shuffled(domain.rows, salt)).map(({ title, values }) => ({ text: title, price: null, told: values }))
  if (made.thing.kit === 'question' && domain.questions && !isAnswered) return withAnswers(domain.questions, salt)
  const byNoun = made.thing.meant ? null : titlesByNoun(made.thing, domain, salt)
  if (byNoun) return (byNoun.isNumbered ? titlesOfWhole(made, rows) : null) ?? byNoun.titles
  if (made.thing.kit === 'team' && groupsOf.test(made.thing.singular) && !pastimes.has(domain.id)) return groupsNamed(made.thing.singular, salt)
  const curated = curatedFor(made.thing.kit, made.thing.noun, made.thing.meant)
  if (curated.length > 0)
    return (inOrder.has(made.thing.kit) ? curated : shuffled(curated, salt)).map(({ title, values }) => ({ text: title, price: null, told: values }))
  const sorts = made.thing.fields.find(({ id, choices }) => id === 'category' && choices !== undefined && choices.length > 1)?.choices
  if (sorts && kits[made.thing.kit].group === 'offer') return sortsNamed(sorts, salt)
  if (domain.lexemes)
    return shuffled(domain.lexemes, salt).map(({ word, meaning, sort, example }) => ({
      text: word,
      price: null,
      told: new Map([
        ['meaning', meaning],
        ['part_of_speech', sort],
        ['example', example],
      ]),
    }))
  if (domain.wares && made.thing.kit !== 'category')
    return shuffled(domain.wares, salt).map(({ name, sort, price }) => ({ text: name, price, told: new Map([['category', sort]]) }))
  if (goods !== null && made.thing.kit === 'product' && !domain.sellsOwn && (unnamed.has(domain.id) || !/\bproducts?$/.test(goods)))
    return goodsNamed(goods, salt)
  if (isParticular(made.thing)) return goodsNamed(made.thing.singular, salt)
  const doing = made.thing.kit === 'log' ? noted.exec(made.thing.singular)?.[1] : undefined
  if (doing) return titlesOfWhole(made, rows) ?? doneBy(doing, salt)
  const looked = made.thing.kit === 'inspection' ? inspected.exec(made.thing.singular)?.[1] : undefined
  const isOfReferred =
    looked !== undefined ||
    (made.thing.kit === 'inspection' && !sorted.test(made.thing.singular) && isOfThings(made, rows)) ||
    (made.thing.kit === 'contract' && (letting.test(made.thing.singular) || made.thing.meant !== undefined))
  const ofReferred = isOfReferred ? titlesOfWhole(made, rows, made.thing.kit === 'inspection') : null
  if (ofReferred && ofReferred.length < fewest && made.thing.kit === 'inspection')
    return [...ofReferred, ...ofReferred.map((one) => ({ ...one, text: `Second ${one.text[0]!.toLowerCase()}${one.text.slice(1)}` }))]
  if (ofReferred) return ofReferred
  const there = made.thing.kit === 'inspection' && !sorted.test(made.thing.singular) ? keptThere(rows) : null
  if (there) return there.map((name) => ({ text: `${capital(made.thing.singular)}, ${name}`.slice(0, 80), price: null }))
  if (looked) return Array.from({ length: 7 }, (_, index) => ({ text: `${capital(looked)} ${index + 1}`, price: null }))
  if (made.thing.kit === 'ticket' && lived.has(domain.id) && !domain.isOwn) return shuffled(poolOf('faults'), salt).map((text) => ({ text, price: null }))
  if (domain.id === 'museum' && (made.thing.kit === 'trip' || (made.thing.kit === 'event' && /(?:^| )tour$/.test(made.thing.noun))))
    return shuffled(poolOf('exhibits'), salt).map((text) => ({ text, price: null }))
  if (made.thing.kit === 'contract' && letting.test(made.thing.singular))
    return shuffled(poolOf('streets'), salt).map((street, index) => ({ text: `Flat ${index + 1}, ${street}`, price: null }))
  const own = performed.find(([noun]) => noun.test(made.thing.singular))?.[1]
  if (own && titles === 'sessions') return shuffled(poolOf(own), salt).map((text) => ({ text, price: null }))
  const work = made.thing.kit === 'task' ? worked.exec(made.thing.singular)?.[1] : undefined
  if (work) return shuffled(poolOf('towns'), salt).map((place) => ({ text: `${capital(work)}, ${place}`, price: null }))
  const set = domain.isOwn && !domain.isOnSubject && domain.courses ? exercised[made.thing.kit] : undefined
  if (set) return shuffled(domain.courses!, salt).map((text) => ({ text: `${set}: ${text}`, price: null }))
  if (titles === 'noun' && namesPerson(made.entity.title)) return plain(poolOf('people').join('|'), salt).slice(0, 8)
  const whole = titles === 'numbered' || titles === 'noun' ? titlesOfWhole(made, rows) : null
  if (whole && !isToldApart(made, domain)) return whole
  const held = made.thing.kit === 'thing' ? occasions.find(([nouns]) => nouns.test(made.thing.noun))?.[1] : undefined
  if (held) return shuffled(poolOf(held), salt).map((one) => ({ text: `${capital(made.thing.singular)}, ${one}`, price: null }))
  if (titles === 'noun' && made.thing.kit === 'trade_work' && domain.isOwn && hired.test(made.thing.noun))
    return priced(domain.services, domain.categories, salt)
  if (isTradedIn(made.thing.kit, made.thing.noun)) return priced(domain.offers, domain.categories, salt)
  const known = titles === 'noun' && made.thing.kit !== 'trade_work' ? namesOf(made.thing.noun, domain) : []
  if (known.length >= fewest) return shuffled(known, salt).map((text) => ({ text, price: null }))
  if (made.thing.kit === 'record') return doneBy(made.thing.singular.replace(/ (?:record|history|result|progress)$/, ''), salt)
  if (titles === 'numbered')
    return Array.from({ length: 8 }, (_, index) => ({
      text: `${capital(made.thing.singular.replace(/ (?:record|history|result|progress)$/, ''))} ${1042 + index}`,
      price: null,
    }))
  const works = titles === 'cases' ? worksOf(domain) : domain.isOwn && isFinished(made.thing) ? (domain.works ?? null) : null
  if (works !== null) return shuffled(finished(works, domain), salt)
  if (titles === 'cases' && /^(?:wedding|photo)$/.test(domain.id)) return shuffled(poolOf('pictures'), salt).map((text) => ({ text, price: null }))
  if (made.thing.kit === 'work_order' && bodily.has(domain.id))
    return plain(domain.services.replaceAll(/ \d+(?::\d)?(?=\||$)/g, ''), salt).map((title, index) => ({
      ...title,
      text: `${title.text}, ${poolOf('people')[index % poolOf('people').length]!}`,
    }))
  if (titles.startsWith('=')) return shuffled(titles.slice(1).split('|'), salt).map((text) => ({ text, price: null }))
  if (titles === 'offers') return priced(domain.offers, domain.categories, salt)
  if (titles === 'sessions' && taught.test(made.thing.singular) && !teaching.has(domain.id))
    return domain.isOwn && domain.courses ? plain(domain.courses.join('|'), salt) : topicsOf(domain, salt)
  if (titles === 'pictures' && pictured.has(domain.id)) return priced(domain.offers, domain.categories, salt, 'album')
  if (titles === 'services') return priced(domain.services, domain.categories, salt)
  const courses = titles === 'courses' ? (domain.courses ?? coursesOf(domain.id)) : null
  if (courses) return shuffled(courses, salt).map((text) => ({ text, price: null }))
  if (titles === 'courses') return [...priced(domain.services, domain.categories, salt).slice(0, 1), ...topicsOf(domain, salt).slice(0, 6)]
  if (titles === 'topics') return topicsOf(domain, salt)
  if (titles === 'sessions') return plain(domain.sessions, salt)
  if (titles === 'players' && felt.test(made.thing.noun)) return plain(poolOf('people').join('|'), salt).slice(0, 8)
  if (titles === 'tasks') return shuffled(tasksOf(domain.id) ?? poolOf('tasks'), salt).map((text) => ({ text, price: null }))
  if (titles === 'categories') return plain(domain.categories, salt)
  if (titles === 'noun' && kits[made.thing.kit].group === 'offer' && !isToldApart(made, domain)) return goodsNamed(made.thing.singular, salt)
  if (titles === 'noun' && isToldApart(made, domain))
    return shuffled(traitsOf(domain.id), salt).map((trait) => ({
      text: `${trait} ${made.entity.singular}`,
      price: null,
    }))
  const apart = titles === 'noun' ? traitsFor(made.thing.noun) : null
  if (apart) return shuffled(apart, salt).map((trait) => ({ text: `${trait} ${made.thing.singular}`, price: null }))
  if (titles === 'noun' && made.entity.write === 'anyone' && kits[made.thing.kit].group === 'request')
    return Array.from({ length: 7 }, (_, index) => ({ text: `${capital(made.entity.singular)} ${1042 + index}`, price: null }))
  if (titles === 'noun') return namedApart(made.entity.singular, domain.id, salt)
  if (titles === 'players' && made.thing.kit === 'score' && domain.id !== 'game') return plain(poolOf('people').join('|'), salt)
  return shuffled(poolOf(titles), salt).map((text) => ({ text, price: null }))
}
/** Fields of life of whose many pastimes the questions are on a few. */
const narrow: ReadonlySet<string> = new Set(['outdoors', 'fitness', 'food', 'drink', 'agriculture', 'crafts'])
/** Whether rows of a field of life name what the site is about. */
const tellsOf = ({ rows, subject }: Domain): boolean => {
  const words = subject?.telling?.one.split(' ').filter((word) => word.length > 2) ?? []
  return rows?.some(({ title }) => words.some((word) => title.toLowerCase().includes(word))) ?? false
}
/** Whether rows of which nothing is known but their noun come in sorts: what is sold, and what a game has. All others are numbered. */
const isToldApart = ({ entity }: Made, { id }: Domain): boolean =>
  id === 'game' || entity.fields.some(({ type, label }) => type === 'money' && label === 'Price')
/** Fields of life that name no goods of one trade: there "cultural product" says more. */
const unnamed: ReadonlySet<string> = new Set(['shop', 'general', 'business', 'software', 'ai', 'social', 'news'])
/** Whether a thing is what a trade has made for somebody. */
const isFinished = ({ kit, noun }: Made['thing']): boolean => kit === 'work' || kit === 'project' || (kit === 'trade_work' && noun === 'work')
/** What is set to those who learn, by its kit. */
const exercised: Readonly<Partial<Record<KitName, string>>> = { homework: 'Exercises', exam: 'Test' }
/** "sending record", "download record": of one doing, which its rows are called by. */
const noted = /^(?!(?:operation|system|activity|history|usage|user(?! game)|login|access|call|audit|work)\b)(.+) record$/
/** "hive inspection": what is looked at, one after the other; "safety inspection" says how. */
const inspected =
  /^(?!(?:safety|quality|routine|daily|weekly|monthly|yearly|annual|periodic|regular|site|field|on-site|fire|final|visual|spot|patrol|random|special|self|food|hygiene|health|security|goods|incoming|process|technical|history)\b)([\p{L}-]+) inspection(?: record| log)?$/u
/** Inspections that are called by what they are about rather than by what is looked at. */
const sorted = /(?:^| )(?:fire|safety|quality|food|hygiene|health|security|final|incoming|process|patrol|round)\b/
/** Whether the first thing that rows refer to is one that one walks up to. */
const isOfThings = ({ entity }: Made, rows: Source['rows']): boolean => {
  const kept = entity.fields.map(({ entity: to = '' }) => rows.get(to)).find((one) => one !== undefined && kits[one.kit].group !== 'person')
  return kept !== undefined && !/^(?:text|talk|media|event|work|rule|money|request)$/.test(kits[kept.kit].group)
}
/** Contracts by which a home is let, which are called by it. */
const letting = /\b(?:lease|tenancy|tenancy (?:agreement|contract)|lease (?:agreement|contract)|rental (?:agreement|contract))$/
/** Fields of life in which what is out of order is in a house rather than in a program. */
const lived: ReadonlySet<string> = new Set(['property', 'household', 'travel', 'education', 'kids', 'government', 'energy'])
/** Events that are called by what is given there. */
const performed: readonly (readonly [RegExp, string])[] = [
  [/(?:^| )(?:play|theatre play|performance|theatre performance)$/, 'plays'],
  [/(?:^| )(?:concert|recital)$/, 'concerts'],
  [/(?:^| )(?:(?:training|group|club|trail|social) run|run)$/, 'runs'],
]
/** What is told apart by where it is held, and by who is there. */
const occasions: readonly (readonly [RegExp, string])[] = [
  [/(?:^| )(?:day|party|round|patrol|walk|outing|drill|watch|clean-?up)$/, 'streets'],
  [/(?:^| )(?:stay|visit|turn|sitting|handover|membership|shift)$/, 'people'],
]
/** Fields of life whose work is done for people rather than at things. */
const bodily: ReadonlySet<string> = new Set(['health', 'beauty', 'fitness', 'pets', 'psychology', 'photo', 'wedding'])
/** Work that is one of the services of the house. */
const hired = /(?:^| )(?:job|work order|service order|assignment)$/
/** Hours in which somebody learns or is helped. */
const taught = /(?:^| )(?:lesson|class|session|tutorial|seminar|workshop|lecture|training)$/
/** Fields of life whose gatherings are such hours. */
const teaching: ReadonlySet<string> = new Set('fitness outdoors language crafts beauty kids pets agriculture food drink photo game wedding flowers'.split(' '))
/** Fields of life whose pictures show what is offered there. */
const pictured: ReadonlySet<string> = new Set('shop fashion food drink grocery crafts automotive agriculture flowers pets tech kids manufacturing'.split(' '))
/** "shelving task": work of one kind, done at different places. */
const worked =
  /^((?!(?:learning|training|reading|marketing|testing|writing|programming|coding|pending|running|upcoming)\b)(?:\w+ )?(?:\w+ing|inspection|allocation|patrol|rectification|installation|collection)) task$/
