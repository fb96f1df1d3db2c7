import { accounts, owned } from './account/accounts.ts'
import { askedOf } from './account/asked-of.ts'
import { closed } from './account/closed.ts'
import { demoRows, withTheirs } from './account/demo-rows.ts'
import { madeBy } from './account/made-by.ts'
import { namedByRole } from './account/named-by-role.ts'
import { ownLists } from './account/own-lists.ts'
import { ownResults } from './account/own-results.ts'
import { ownRows } from './account/own-rows.ts'
import { ownSettings } from './account/own-settings.ts'
import { permissions } from './account/permissions.ts'
import { permittedSamples } from './account/permitted-samples.ts'
import { personal } from './account/personal.ts'
import { portals } from './account/portals.ts'
import { postedSteps, postersSight } from './account/posted.ts'
import { recipients } from './account/recipients.ts'
import { recovery } from './account/recovery.ts'
import { sampleAccounts } from './account/sample-accounts.ts'
import { signIns } from './account/sign-ins.ts'
import { theirChildren } from './account/their-children.ts'
import { visible } from './account/visible.ts'
import { agreeing } from './agreeing/agreeing.ts'
import { chosen } from './chosen.ts'
import { coherent } from './coherent/coherent.ts'
import { type Completer, type Draft, withinPages } from './draft.ts'
import { soundDays } from './in-order.ts'
import { coordinates } from './insight/coordinates.ts'
import { counted } from './insight/counted.ts'
import { drawnAmong } from './insight/drawn-among.ts'
import { drilled } from './insight/drilled.ts'
import { figuresAmong } from './insight/figures-among.ts'
import { histories } from './insight/histories.ts'
import { insightCompleters } from './insight/insight.ts'
import { keptFigures } from './insight/kept-figures.ts'
import { keptReports } from './insight/kept-reports.ts'
import { limits } from './insight/limits.ts'
import { madeReports } from './insight/made-reports.ts'
import { measureTables } from './insight/measure-tables.ts'
import { monthlyFigures } from './insight/monthly-figures.ts'
import { movingFigures } from './insight/moving.ts'
import { overTime } from './insight/over-time.ts'
import { peopleCounted } from './insight/people-counted.ts'
import { monthNames, plotted } from './insight/plotted.ts'
import { randomRows } from './insight/random-rows.ts'
import { relatedFigures } from './insight/related-figures.ts'
import { routes } from './insight/routes.ts'
import { savedCharts } from './insight/saved-charts.ts'
import { subjectFigures } from './insight/subject-figures.ts'
import { summed } from './insight/summed.ts'
import { assistantThings } from './intelligence/assistants.ts'
import { intelligence } from './intelligence/intelligence.ts'
import { examCertificates } from './learning/certificates.ts'
import { coursePaths } from './learning/course-paths.ts'
import { graded } from './learning/graded.ts'
import { surveys } from './learning/surveys.ts'
import { calculators } from './module/calculators.ts'
import { calls } from './module/calls.ts'
import { cards } from './module/cards.ts'
import { clips } from './module/clips.ts'
import { comparisons } from './module/comparisons.ts'
import { configurators } from './module/configurators.ts'
import { consoles, consoleTables } from './module/consoles.ts'
import { credits } from './module/credits.ts'
import { designers } from './module/designers.ts'
import { draws } from './module/draws.ts'
import { elements } from './module/elements.ts'
import { exams } from './module/exams.ts'
import { explored, explorers } from './module/explorers.ts'
import { gameCoins } from './module/game-coins.ts'
import { games } from './module/games.ts'
import { generators } from './module/generators.ts'
import { instruments } from './module/instruments.ts'
import { madeFrom } from './module/made-from.ts'
import { patternLikes, patterns } from './module/patterns.ts'
import { pictures } from './module/pictures.ts'
import { sittings } from './module/sittings.ts'
import { timers } from './module/timers.ts'
import { tools } from './module/tools.ts'
import { viewers } from './module/viewers.ts'
import { writers } from './module/writers.ts'
import { answeredAtOnce } from './operations/answered-at-once.ts'
import { answersGiven } from './operations/answers-given.ts'
import { approvals } from './operations/approvals.ts'
import { arrivals } from './operations/arrivals.ts'
import { askedFurther } from './operations/asked-further.ts'
import { awaiting } from './operations/awaiting.ts'
import { breakdowns } from './operations/breakdowns.ts'
import { checkedIn } from './operations/checked-in.ts'
import { clockedOut } from './operations/clocked-out.ts'
import { consequential } from './operations/consequences.ts'
import { countsUnasked } from './operations/counts-unasked.ts'
import { decisions } from './operations/decisions.ts'
import { doneBy } from './operations/done-by.ts'
import { downloads } from './operations/downloads.ts'
import { dueLists } from './operations/due-lists.ts'
import { fileFacts } from './operations/file-facts.ts'
import { filledForms } from './operations/filled-forms.ts'
import { filtering } from './operations/filtering.ts'
import { granted } from './operations/granted.ts'
import { inUse } from './operations/in-use.ts'
import { judgedTexts } from './operations/judged-texts.ts'
import { keptAsDrafts } from './operations/kept-as-drafts.ts'
import { numbersGiven } from './operations/kept-by-others.ts'
import { leftKept } from './operations/left-kept.ts'
import { lookedUp } from './operations/looked-up.ts'
import { menus } from './operations/menus.ts'
import { notByOneself } from './operations/not-by-oneself.ts'
import { numberedRows } from './operations/numbered-rows.ts'
import { occupancy } from './operations/occupancy.ts'
import { ofADay } from './operations/of-a-day.ts'
import { operations } from './operations/operations.ts'
import { overdue } from './operations/overdue.ts'
import { ownInquiries } from './operations/own-inquiries.ts'
import { paging } from './operations/paging.ts'
import { passedOn } from './operations/passed-on.ts'
import { periods } from './operations/periods.ts'
import { phases } from './operations/phases.ts'
import { queried } from './operations/queried.ts'
import { rivals } from './operations/rivals.ts'
import { simulatedRuns } from './operations/simulated-runs.ts'
import { siteSearch } from './operations/site-search.ts'
import { stateChanges } from './operations/state-changes.ts'
import { unseenOnceWithdrawn } from './operations/taken-off.ts'
import { timely } from './operations/timely.ts'
import { tracked } from './operations/tracked.ts'
import { trails } from './operations/trails.ts'
import { transfers } from './operations/transfers.ts'
import { versions } from './operations/versions.ts'
import { everyYear } from './operations/yearly.ts'
import { possible } from './possible/possible.ts'
import { aidsAsked } from './quality/aids.ts'
import { arranged } from './quality/arranged.ts'
import { asPractised } from './quality/as-practised.ts'
import { atStart } from './quality/at-start.ts'
import { belonging } from './quality/belonging.ts'
import { besideWhole } from './quality/beside-whole.ts'
import { carousels } from './quality/carousels.ts'
import { choosable } from './quality/choosable.ts'
import { inCurrency } from './quality/currency.ts'
import { daysShown } from './quality/days-shown.ts'
import { emptySaid } from './quality/empty-said.ts'
import { firstSteps } from './quality/first-steps.ts'
import { governing } from './quality/governing.ts'
import { heldTo } from './quality/held-to.ts'
import { homeRows } from './quality/home-rows.ts'
import { idleRoles } from './quality/idle-roles.ts'
import { inOnePlace } from './quality/in-one-place.ts'
import { keptHere, notFetched } from './quality/kept-here.ts'
import { languages } from './quality/languages.ts'
import { lateOf } from './quality/late-of.ts'
import { listed } from './quality/listed.ts'
import { lookedAround } from './quality/looked-around.ts'
import { looks } from './quality/looks.ts'
import { namedShown } from './quality/named-shown.ts'
import { offered } from './quality/offered.ts'
import { outward } from './quality/outward.ts'
import { overseen } from './quality/overseen.ts'
import { pageContents } from './quality/page-contents.ts'
import { presented } from './quality/presented.ts'
import { previewed } from './quality/previewed.ts'
import { headlines, publishedToday } from './quality/published.ts'
import { purposes } from './quality/purposes.ts'
import { reachable } from './quality/reachable.ts'
import { reached } from './quality/reached.ts'
import { restatements } from './quality/restated.ts'
import { settingsByRows } from './quality/set-rows.ts'
import { severalTags } from './quality/several-tags.ts'
import { sighted } from './quality/sighted.ts'
import { sorting } from './quality/sorting.ts'
import { spelt } from './quality/spelt.ts'
import { statedLines, statedRows } from './quality/stated.ts'
import { stillOf } from './quality/still-of.ts'
import { themes } from './quality/themes.ts'
import { averages } from './social/averages.ts'
import { befriended } from './social/befriended.ts'
import { codedRooms } from './social/coded-rooms.ts'
import { collaborated } from './social/collaborated.ts'
import { correspondents } from './social/correspondents.ts'
import { inviteCodes } from './social/invite-codes.ts'
import { markedBy } from './social/marked-by.ts'
import { presence } from './social/presence.ts'
import { profiles } from './social/profiles.ts'
import { ratedWhenOver } from './social/rated-when-over.ts'
import { rewardedActs } from './social/rewarded-acts.ts'
import { scannedIn } from './social/scanned-in.ts'
import { shareLinks } from './social/share-links.ts'
import { sharedElsewhere } from './social/shared-elsewhere.ts'
import { sharedOfAll } from './social/shared-of-all.ts'
import { sharedOwn } from './social/shared-own.ts'
import { sharedWith } from './social/shared-with.ts'
import { social } from './social/social.ts'
import { toldTo } from './social/told-to.ts'
import { votersSight } from './social/voted-on.ts'
import { writtenAt } from './social/written-at.ts'
import { soundReferences } from './sound.ts'
import { accepted } from './trade/accepted.ts'
import { dues } from './trade/dues.ts'
import { moneyHandedOver } from './trade/handed-over.ts'
import { runningLow } from './trade/low.ts'
import { movedBalances } from './trade/moved-balances.ts'
import { quotedFor } from './trade/quoted-for.ts'
import { returns } from './trade/returns.ts'
import { seatsIn } from './trade/seats-in.ts'
import { takenFees } from './trade/taken-fees.ts'
import { takenOut } from './trade/taken-out.ts'
import { trade } from './trade/trade.ts'

/** In the order in which they build on one another. */
const completers: readonly Completer[] = [
  statedRows,
  filledForms,
  seatsIn,
  measureTables,
  theirChildren,
  queried,
  assistantThings,
  exams,
  sittings,
  cards,
  draws,
  games,
  gameCoins,
  codedRooms,
  generators,
  credits,
  writers,
  tools,
  explorers,
  comparisons,
  patterns,
  consoles,
  calculators,
  instruments,
  clips,
  pictures,
  timers,
  calls,
  configurators,
  designers,
  elements,
  viewers,
  madeFrom,
  ...operations,
  ...trade,
  ...social,
  patternLikes,
  coursePaths,
  graded,
  examCertificates,
  surveys,
  ...insightCompleters,
  numberedRows,
  numbersGiven,
  breakdowns,
  monthlyFigures,
  drilled,
  counted,
  overTime,
  ...intelligence,
  simulatedRuns,
  explored,
  randomRows,
  histories,
  trails,
  versions,
  tracked,
  sighted,
  overseen,
  governing,
  outward,
  inOnePlace,
  lookedUp,
  accounts,
  portals,
  visible,
  ownRows,
  ownResults,
  ownLists,
  sharedOwn,
  recovery,
  madeReports,
  presented,
  keptReports,
  awaiting,
  keptAsDrafts,
  decisions,
  approvals,
  doneBy,
  answersGiven,
  answeredAtOnce,
  clockedOut,
  unseenOnceWithdrawn,
  notByOneself,
  transfers,
  occupancy,
  consequential,
  inUse,
  movedBalances,
  quotedFor,
  accepted,
  rivals,
  downloads,
  correspondents,
  presence,
  befriended,
  moneyHandedOver,
  inviteCodes,
  shareLinks,
  judgedTexts,
  sharedWith,
  sharedElsewhere,
  sharedOfAll,
  toldTo,
  rewardedActs,
  owned,
  namedByRole,
  recipients,
  dues,
  askedOf,
  askedFurther,
  postedSteps,
  postersSight,
  votersSight,
  arrivals,
  granted,
  returns,
  takenOut,
  runningLow,
  limits,
  checkedIn,
  offered,
  periods,
  ofADay,
  carousels,
  publishedToday,
  headlines,
  looks,
  heldTo,
  siteSearch,
  languages,
  keptHere,
  notFetched,
  restatements,
  previewed,
  scannedIn,
  permissions,
  personal,
  closed,
  collaborated,
  consoleTables,
  purposes,
  inCurrency,
  statedLines,
  reached,
  listed,
  timely,
  everyYear,
  overdue,
  phases,
  dueLists,
  passedOn,
  averages,
  ratedWhenOver,
  namedShown,
  daysShown,
  madeBy,
  fileFacts,
  countsUnasked,
  profiles,
  ownInquiries,
  sampleAccounts,
  demoRows,
  writtenAt,
  markedBy,
  leftKept,
  stateChanges,
  asPractised,
  takenFees,
  emptySaid,
  homeRows,
  atStart,
  coordinates,
  routes,
]
/** Those that show what is kept by now. */
const showing: readonly Completer[] = [
  sorting,
  permittedSamples,
  severalTags,
  belonging,
  pageContents,
  besideWhole,
  summed,
  peopleCounted,
  subjectFigures,
  plotted,
  movingFigures,
  savedCharts,
  relatedFigures,
  figuresAmong,
  drawnAmong,
  keptFigures,
  filtering,
  paging,
  aidsAsked,
  chosen,
  choosable,
  firstSteps,
  reachable,
  idleRoles,
  lookedAround,
  themes,
  menus,
  signIns,
  settingsByRows,
  ownSettings,
  arranged,
  spelt,
  monthNames,
]

/** Nothing is claimed of a page that gave way to another one. */
function withinClaims(draft: Draft): Draft {
  const paths = new Set(draft.model.pages.map(({ path }) => path))
  return { ...draft, claims: new Map([...draft.claims].filter(([, path]) => paths.has(path))) }
}

/** Adds to a composed site all that its kind has and its words only imply. */
export const complete = (draft: Draft): Draft => {
  const kept = completers.reduce((so_far, completer) => completer(so_far), draft)
  const whole = showing.reduce((so_far, completer) => completer(so_far), lateOf(stillOf(kept, draft.parts)))
  return withTheirs(possible.reduce((so_far, completer) => completer(so_far), soundDays(coherent(agreeing(soundReferences(withinClaims(withinPages(whole))))))))
}
