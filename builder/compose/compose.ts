import { complete } from '../complete/complete.ts'
import type { Claims, Draft } from '../complete/draft.ts'
import { plainlyIn } from '../lexicon/at-home.ts'
import { tableIn } from '../lexicon/at-work.ts'
import { type Domain, domainOf, languages } from '../lexicon/domains.ts'
import { isOfHouse } from '../lexicon/houses.ts'
import { singular } from '../lexicon/inflect.ts'
import { kits } from '../lexicon/kits.ts'
import { domainOn } from '../lexicon/matter.ts'
import { domainOfClub } from '../lexicon/pastimes.ts'
import { opened, shaded } from '../lexicon/shades.ts'
import { surroundingsOf } from '../lexicon/surroundings.ts'
import { studiedIn } from '../lexicon/vocabulary.ts'
import { waresAmong } from '../lexicon/wares.ts'
import { type AppModel, modelFormat, type Role, readModel } from '../model.ts'
import type { Brief } from '../read/brief.ts'
import type { Clause } from '../read/clause.ts'
import { actionsOf, stepsFor } from './actions.ts'
import { appliedForIn, isPaper } from './applied-for.ts'
import { core, implied, isKnownKind, rentals } from './archetypes.ts'
import { namedWith } from './bare-heads.ts'
import { orderedByTime } from './booked.ts'
import { bySport } from './by-sport.ts'
import { categorised, tagged } from './categorised.ts'
import { connected } from './connected.ts'
import { contextOf, isLong, isToldInFull } from './context.ts'
import { costed } from './costed.ts'
import { withCounted } from './counted-rows.ts'
import { entityOf, type Made } from './entity.ts'
import { answeringIn, essentialTo } from './essential.ts'
import { withGoodsAsRewards } from './goods-as-rewards.ts'
import { withGranted } from './granted.ts'
import { headed, toldApart } from './headed.ts'
import { idFrom, taken } from './ids.ts'
import { implying } from './implied.ts'
import { withKept } from './kept-rows.ts'
import { type Filed, ledgerOf } from './ledger.ts'
import { leftByActs, leftByPhrases } from './left-by-acts.ts'
import { linked, ofLikelyWholes, ofWholes } from './linked.ts'
import { madeThere } from './made-there.ts'
import { markedBy } from './marked.ts'
import { matchedIn } from './matched.ts'
import { askedOf, bookedAt, nothingAlone, ofItsName, ofMain } from './of-main.ts'
import { orderedBy } from './ordered-by.ts'
import type { Part, Taken } from './pages.ts'
import { partedOnce } from './parts-told.ts'
import type { Plan } from './plan.ts'
import { planOf } from './plan-of.ts'
import { practised } from './practised.ts'
import { introduced, noted, recordedIn } from './recorded.ts'
import { ofRegistered } from './registered.ts'
import { type Cast, castOf, helpedIn } from './roles.ts'
import { managerOf, withManager, withSight } from './running.ts'
import { onSaidScale } from './said-scale.ts'
import { ofSaidWhole } from './said-whole.ts'
import { withSeeds } from './seeded.ts'
import { type Setting, settingOf } from './setting.ts'
import { shared } from './sharing.ts'
import { pagesOf } from './site.ts'
import { nameOf } from './site-name.ts'
import { onSubject, siteSubjectOf } from './site-subject.ts'
import { type Situated, situated, soldIn, untold } from './situations.ts'
import { fewest, stockedFor } from './stocked.ts'
import { managedThing, subjectThing, subjectThings } from './subject.ts'
import { withOffers, withTheirWhole } from './their-whole.ts'
import { themeOf } from './theme.ts'
import { isSame, type Thing } from './thing.ts'
import { tied } from './tied.ts'
import { unsold } from './unsold.ts'
import { isPutUp, isTellingEnough, isWellRead, isWellTold, lacksGoods } from './well-read.ts'
import { widened } from './widened.ts'
import { short, summaryOf, taglineOf } from './wording.ts'

export interface Composed {
  readonly model: AppModel
  readonly filed: readonly Filed[]
  readonly plan: Plan
  readonly parts: readonly Part[]
  readonly cast: Cast
  readonly claims: Claims
  /** Whether the words themselves told what the site is for. */
  readonly told: boolean
}

/** Where the sentence ends that says what the site is. */
const openingOf = ({ words }: Brief): number => Math.max(0, words.search(/[.!?](?:\s|$)/))

const bodies = /^(?:company|firm|studio|agency|brand|enterprise|corporation|group|institution|organi[sz]ation|consulting)$/
/** The words that say what the site is about, in the singular; of a house, what it does. */
const subjectOf = ({ subject, words }: Brief): string[] =>
  [...subject.topic, ...(isOfHouse(words) ? subject.about.filter((word) => !bodies.test(word)) : [])].map(singular)

/** Nouns that name a field of life, but for where a trade has its own meaning of them. */
const leading = new Set('recipe bar port grade server client token cell host course class term mark unit'.split(' '))
/** Those of the words that mean something of another trade there: the recipes of a soap maker are no cookery. */
const straysIn = (words: string): ReadonlySet<string> =>
  new Set(plainlyIn(words).flatMap(({ isTold, nouns }) => (isTold ? nouns.filter((noun) => leading.has(noun)) : [])))

const schooling = new Set(['general', 'education', 'kids'])
/** What a description tells by itself: its things, their pages and acts, before the completer adds what goes with them. */
export function draftOf(brief: Brief): Draft {
  // A colour called chocolate or salmon says nothing of what the site is about.
  const words = brief.clauses.flatMap((clause) => (clause.mode === 'style' ? [] : wordsOf(brief, clause))).slice(0, 400)
  const strays = straysIn(brief.words)
  const heard = (said: readonly string[]): readonly string[] => (strays.size === 0 ? said : said.filter((word) => !strays.has(word)))
  const told = opened(domainOf(heard(words), heard(subjectOf(brief)), isOfHouse(brief.words)), brief.words)
  const trade = shaded(domainOfClub(domainOn(told, brief.words), brief.words), brief.words)
  const lived = schooling.has(told.id) && !trade.isOwn && studiedIn(brief.words) !== null ? languages : trade
  const about = siteSubjectOf(brief, lived)
  const domain = onSubject(lived, about)
  const helped = helpedIn(brief.words)
  const alone = castOf(brief.clauses, brief.audience, openingOf(brief), helped)
  const talk = brief.isTalk && !isWellRead(brief, planOf(brief.clauses, alone, contextOf(brief, domain.id))) ? situated(brief) : untold
  const matched = matchedIn(brief)
  const more = [...talk.clauses, ...matched]
  const said = [...more, ...answeringIn(brief)]
  const cast = said.length === 0 ? alone : castOf([...brief.clauses, ...said], brief.audience, openingOf(brief), helped)
  const plan = matched.length > 0 ? withMatched(brief, cast, domain.id, { ...talk, clauses: more }) : withImplied(brief, cast, domain.id, talk)
  orderedByTime(plan.things)
  recordedIn(plan, brief)
  introduced(plan, brief.words)
  leftByActs(plan, brief, cast)
  leftByPhrases(plan, brief)
  if (isLong(brief)) withGranted(plan, brief, cast)
  const setting = settingOf(brief, words, plan.things, cast.roles)
  orderedBy(plan.things, setting)
  const roles = withManager(withSight(cast.roles, plan.things), setting, plan.things)
  const name = nameOf(brief, plan)
  const theme = themeOf(brief.style, domain, words.slice(0, 14))
  const wares = waresAmong(words)
  const around = surroundingsOf(brief.words)
  const lifeOf = (thing: Thing): Domain => ({
    ...withKept(
      thing,
      plan.things,
      withCounted(thing, plan.things, withGoodsAsRewards(thing, stockedFor(thing, domain, brief.words, wares), wares), brief.words),
    ),
    around,
    subject: about,
    ...writtenOf(thing, plan, brief),
  })
  const parts = partsOf(plan, lifeOf, setting, roles, name, brief)
  const summary = summaryOf(brief, name)
  const tagline = short(taglineOf(brief, summary, parts.filter(isSaid), roles), 240)
  const taken_: Taken = { paths: new Set(['/']), pages: new Set(), blocks: new Set() }
  const pages = pagesOf({ plan, parts, roles, setting, name, tagline, summary, theme }, taken_)
  return {
    brief,
    cast,
    plan,
    parts,
    domain,
    setting,
    taken: taken_,
    claims: new Map(),
    model: {
      format: modelFormat,
      name,
      tagline,
      summary,
      language: 'en',
      theme,
      roles,
      entities: parts.map(({ made }) => made.entity),
      actions: parts.flatMap(({ acts }) => [...(acts.create ? [acts.create] : []), ...acts.change]),
      pages,
    },
  }
}

/** Kinds whose rows only stand with all that is told of them. */
const whole: ReadonlySet<Thing['kit']> = new Set<Thing['kit']>(['question', 'quiz_question', 'survey_question', 'word'])
/** Rows that a thing of a kind of its own has in the practice that a site told in full is of. */
function writtenOf({ kit, noun, meant, listed }: Thing, { practices }: Plan, brief: Brief): Pick<Domain, 'written'> {
  const rows = meant || listed.length > 0 || whole.has(kit) || kits[kit].titles === 'people' || !isLong(brief) ? [] : (tableIn(practices, noun)?.rows ?? [])
  return rows.length < fewest ? {} : { written: rows }
}

/** The app model of a description: the same words give the same model. */
export function compose(brief: Brief): Composed {
  const draft = draftOf(brief)
  const { plan, parts, cast } = draft
  const { model, claims } = complete(draft)
  const filed = ledgerOf({ brief, plan, parts, pages: model.pages, cast, told: isTold(brief, plan), claims })
  return {
    model: readModel({ ...toldApart(headed(model, brief, filed)), requirements: filed.map(({ requirement }) => requirement) }),
    filed,
    plan,
    parts,
    cast,
    claims,
    told: isTold(brief, plan),
  }
}

const wordsOf = (brief: Brief, clause: Clause): string[] =>
  brief.words
    .slice(clause.start, clause.end)
    .toLowerCase()
    .split(/[^\p{L}\p{N}-]+/u)
    .map(singular)

/** A description of at most so many clauses leaves out what goes without saying. */
const shortest = 6

/** Whether rows of a kind are offered for a price. */
const hasPrice = (kit: Thing['kit']): boolean => kits[kit].group === 'offer' && /Price|Fee|Cost/.test(kits[kit].fields)

/** Few words about a known kind of site stand for what such a site has; that comes first, as what it is about. */
function withImplied(brief: Brief, cast: Cast, domain: string, talk: Situated): Plan {
  const context = contextOf(brief, domain)
  const { goods } = context
  const isTalk = talk !== untold
  if (talk.clauses.length > 0) return planOf([...talk.clauses, ...brief.clauses], cast, { ...context, from: talk.clauses.length, isTalk, covers: talk.covers })
  const own = planOf(brief.clauses, cast, { ...context, isTalk })
  const after = (before: readonly Clause[]): Plan => {
    const plan = before.length === 0 ? own : planOf([...before, ...brief.clauses], cast, { ...context, from: before.length, isTalk })
    const missing = essentialTo(brief, plan)
    return missing.length === 0 ? plan : planOf([...before, ...brief.clauses, ...missing], cast, { ...context, from: before.length, isTalk })
  }
  const applied = appliedForIn(brief, own)
  if (applied) return planOf([...applied.clauses, ...brief.clauses], cast, { ...context, from: applied.clauses.length, isTalk, applied: applied.kind })
  const wares = brief.isTalk && !own.things.some(({ kit }) => hasPrice(kit)) ? soldIn(brief) : []
  if (wares.length > 0) return after(wares)
  // A site of which nothing is said but that it has content.
  const isBare = own.figures.length === 0 && own.things.length === 1 && own.things.every(({ noun, makes }) => noun === 'content' && makes.length === 0)
  const few = (isBare || own.things.length + own.pages.size + own.figures.length < 2) && !own.things.some((one) => isWellTold(one) || isPutUp(one))
  const named = brief.clauses.length <= shortest ? namedOnly(brief, own) : undefined
  const clauses = named
    ? named
    : few
      ? implied(brief, goods, own.things.length === 0 || isBare)
      : lacksGoods(own, goods) || (brief.clauses.length <= shortest && !isTellingEnough(own) && !own.things.some(isPutUp))
        ? core(
            brief,
            goods,
            own.things.map(({ noun }) => noun),
          )
        : []
  const managed = clauses.length === 0 ? managedThing(brief, new Set(own.things.map(({ kit }) => kit))) : undefined
  return after(managed ?? unwritten(own, clauses))
}

/** A diary of what the words have written, or name entries of, as of dreams, has its entries by that. */
const unwritten = ({ things }: Plan, clauses: readonly Clause[]): readonly Clause[] =>
  namedWith(things, 'entry') || things.some(({ makes }) => makes.some(({ verb }) => verb === 'write'))
    ? clauses.filter(({ asks }) => !asks.some(({ object }) => object?.noun === 'diary entry'))
    : clauses

/** What is matched comes after what the words themselves tell of it. */
const withMatched = (brief: Brief, cast: Cast, domain: string, { clauses, covers }: Situated): Plan =>
  planOf([...clauses, ...brief.clauses], cast, { ...contextOf(brief, domain), from: clauses.length, isTalk: brief.isTalk, covers })

/** What the subject itself names, where nothing else of the words names the same; with what such a site has where that is a request for something. */
function namedOnly(brief: Brief, own: Plan): Clause[] | undefined {
  const kind = subjectThing(brief)
  if (kind === null || rentals(brief) || own.things.some((thing) => isSame(thing, kind))) return undefined
  const clauses = subjectThings(brief)
  const asked = kits[kind.kit].group === 'request' && own.things.length === 0 ? implied(brief, null, true) : []
  return clauses && [...clauses, ...asked]
}

function isTold(brief: Brief, plan: Plan): boolean {
  const asks = brief.clauses.flatMap((clause) => clause.asks)
  return asks.some((ask) => !['nothing', 'understood'].includes(plan.fates.get(ask)?.is ?? 'nothing')) || isKnownKind(brief)
}

function partsOf(plan: Plan, livedBy: (thing: Thing) => Domain, setting: Setting, roles: readonly Role[], salt: string, brief: Brief): Part[] {
  const { words, clauses, isTalk } = brief
  const lives = new Map(plan.things.map((thing) => [thing, livedBy(thing)]))
  const lifeOf = (thing: Thing): Domain => lives.get(thing) ?? livedBy(thing)
  const used = new Set<string>()
  const ids = new Map(plan.things.map((thing) => [thing, taken(used, idFrom(thing.plural, 'things'))]))
  const manager = managerOf(roles)
  const alone = costed(
    ofRegistered(
      plan.things.map((thing) =>
        practised(
          implying(unsold(entityOf(thing, plan.things, lifeOf(thing), ids, isTalk), words, lifeOf(thing).id), words),
          plan.things,
          ids,
          plan.practices,
          isLong(brief),
        ),
      ),
    ),
    words,
  )
  const joined = markedBy(connected(alone, { words, clauses }, (thing) => plan.applied !== null && isPaper(thing)))
  const likely = (rows: readonly Made[]): readonly Made[] => (isLong(brief) ? ofLikelyWholes(rows, ids) : rows)
  // Whoever speaks in their own words names what belongs together.
  const made = withTheirWhole(
    withOffers(
      partedOnce(
        isToldInFull(brief)
          ? joined
          : ofSaidWhole(tied(nothingAlone(bookedAt(askedOf(ofMain(likely(ofWholes(ofItsName(linked(joined, ids)), ids)))))), brief), brief),
      ).map((one) => shared(one, setting, roles)),
    ),
  ).map((one) => stepsFor(onSaidScale(one), manager, roles))
  const actions = new Set<string>()
  const seeded = madeThere(bySport(withSeeds(made, lifeOf, salt, plan.goods), words), lifeOf, words)
  const idOf = (wanted: string): string => taken(used, wanted)
  const sorted = isKeptByPeople(setting) ? categorised(seeded, manager, idOf) : seeded
  return (isKeptByPeople(setting) && isLong(brief) ? tagged(sorted, words, manager, idOf) : sorted)
    .map(widened)
    .map((one) => ({ made: one, acts: actionsOf(one, manager, roles, actions) }))
}

/** Whether a site is run for others, who look through what it keeps. */
const isKeptByPeople = (setting: Setting): boolean => setting === 'public' || setting === 'team'

/** Whether the words ask for it, rather than only something that leaves it behind. */
const isSaid = ({ made: { thing } }: Part): boolean => !noted.has(thing.kit)
