import type { Practice } from './practice.ts'
import { practicesOfAdmirers } from './practices-admirers.ts'
import { practicesOfAdvisers } from './practices-advisers.ts'
import { practicesOfArcades } from './practices-arcade.ts'
import { practicesOfArchives } from './practices-archives.ts'
import { practicesOfArenas } from './practices-arena.ts'
import { practicesOfAssessedBusinesses } from './practices-assessed.ts'
import { practicesOfAssets } from './practices-assets.ts'
import { practicesOfAssistants } from './practices-assistants.ts'
import { practicesOfAttended } from './practices-attended.ts'
import { practicesOfAudiences } from './practices-audiences.ts'
import { practicesOfBackOffices } from './practices-back-office.ts'
import { practicesOfBenches } from './practices-benches.ts'
import { practicesOfBoards } from './practices-boards.ts'
import { practicesOfBonds } from './practices-bonds.ts'
import { practicesOfBookings } from './practices-booked.ts'
import { practicesOfBoxes } from './practices-boxes.ts'
import { practicesOfBroadcasts } from './practices-broadcasts.ts'
import { practicesOfBrushes } from './practices-brushes.ts'
import { practicesOfBuilding } from './practices-building.ts'
import { practicesOfBureaus } from './practices-bureaus.ts'
import { practicesOfBuying } from './practices-buying.ts'
import { practicesOfCallouts } from './practices-callouts.ts'
import { practicesOfCalls } from './practices-calls.ts'
import { practicesOfCampuses } from './practices-campus.ts'
import { practicesOfCardRooms } from './practices-card-rooms.ts'
import { practicesOfCare } from './practices-care.ts'
import { practicesOfCauses } from './practices-causes.ts'
import { practicesOfCircles } from './practices-circles.ts'
import { practicesOfCivicLife } from './practices-civic.ts'
import { practicesOfClasses } from './practices-class.ts'
import { practicesOfClinics } from './practices-clinic.ts'
import { practicesOfClips } from './practices-clips.ts'
import { practicesOfCoins } from './practices-coins.ts'
import { practicesOfCommunities } from './practices-community.ts'
import { practicesOfCompanies } from './practices-companies.ts'
import { practicesOfComplaints } from './practices-complaints.ts'
import { practicesOfCompliance } from './practices-compliance.ts'
import { practicesOfMachines, practicesOfSoftware } from './practices-computing.ts'
import { practicesOfConnectedThings } from './practices-connected.ts'
import { practicesOfConsoles } from './practices-consoles.ts'
import { practicesOfConsulting } from './practices-consulting.ts'
import { practicesOfConverters } from './practices-converters.ts'
import { practicesOfCounters } from './practices-counter.ts'
import { practicesOfCrossings } from './practices-crossings.ts'
import { practicesOfCulture } from './practices-culture.ts'
import { practicesOfCures } from './practices-cures.ts'
import { practicesOfData } from './practices-data.ts'
import { practicesOfDealings } from './practices-dealings.ts'
import { practicesOfDepartures } from './practices-departures.ts'
import { practicesOfDepots } from './practices-depots.ts'
import { practicesOfDesks } from './practices-desks.ts'
import { practicesOfDevelopers } from './practices-developers.ts'
import { practicesOfDining } from './practices-dining.ts'
import { practicesOfDuties } from './practices-duties.ts'
import { practicesOfSupply } from './practices-energy.ts'
import { practicesOfEnterprises } from './practices-enterprise.ts'
import { practicesOfEstates } from './practices-estates.ts'
import { practicesOfExchanges } from './practices-exchange.ts'
import { practicesOfFactories } from './practices-factory.ts'
import { practicesOfFamilies } from './practices-families.ts'
import { practicesOfFares } from './practices-fares.ts'
import { practicesOfFeeds } from './practices-feeds.ts'
import { practicesOfFiguring } from './practices-figuring.ts'
import { practicesOfBooks, practicesOfMarkets } from './practices-finance.ts'
import { practicesOfFollowers } from './practices-followed.ts'
import { practicesOfFortunes } from './practices-fortune.ts'
import { practicesOfFrameworks } from './practices-frameworks.ts'
import { practicesOfFreelancers } from './practices-freelancers.ts'
import { practicesOfFreight } from './practices-freight.ts'
import { practicesOfFunding } from './practices-funding.ts'
import { practicesOfGames } from './practices-games.ts'
import { practicesOfGatherings } from './practices-gatherings.ts'
import { practicesOfGenerators } from './practices-generators.ts'
import { practicesOfGoods } from './practices-goods.ts'
import { practicesOfGrounds } from './practices-grounds.ts'
import { practicesOfGrowing } from './practices-growing.ts'
import { practicesOfGuestRooms } from './practices-guest-rooms.ts'
import { practicesOfHalls } from './practices-halls.ts'
import { practicesOfHands } from './practices-hands.ts'
import { practicesOfHealth } from './practices-health.ts'
import { practicesOfHiring } from './practices-hiring.ts'
import { practicesOfHomes } from './practices-home.ts'
import { practicesOfHosts } from './practices-hosts.ts'
import { practicesOfHouseholds } from './practices-households.ts'
import { practicesOfInspections } from './practices-inspected.ts'
import { practicesOfInterfaces } from './practices-interfaces.ts'
import { practicesOfJoined } from './practices-joined.ts'
import { practicesOfJourneys } from './practices-journeys.ts'
import { practicesOfKeptAnimals } from './practices-kept-animals.ts'
import { practicesOfLaboratories } from './practices-laboratory.ts'
import { practicesOfLeads } from './practices-leads.ts'
import { practicesOfLearning } from './practices-learned.ts'
import { practicesOfLedgers } from './practices-ledgers.ts'
import { practicesOfHouses } from './practices-lent.ts'
import { practicesOfLessons } from './practices-lessons.ts'
import { practicesOfAnySite } from './practices-links.ts'
import { lookupPractices } from './practices-lookups.ts'
import { practicesOfMakers } from './practices-makers.ts'
import { practicesOfMedia } from './practices-media.ts'
import { miningPractices } from './practices-mining.ts'
import { practicesOfLending } from './practices-money.ts'
import { practicesOfNature } from './practices-nature.ts'
import { practicesOfOffices } from './practices-offices.ts'
import { practicesOfOneself } from './practices-oneself.ts'
import { practicesOfOutings } from './practices-outings.ts'
import { practicesOfPages } from './practices-pages.ts'
import { practicesOfPapers } from './practices-papers.ts'
import { practicesOfMarkedPapers } from './practices-papers-marked.ts'
import { practicesOfPaperwork } from './practices-paperwork.ts'
import { practicesOfPastimes } from './practices-pastimes.ts'
import { practicesOfPlacements } from './practices-placed.ts'
import { practicesOfPlatforms } from './practices-platforms.ts'
import { practicesOfPlay } from './practices-play.ts'
import { practicesOfPolicies } from './practices-policies.ts'
import { practicesOfPortals } from './practices-portals.ts'
import { practicesOfPresence } from './practices-presence.ts'
import { practicesOfPress } from './practices-press.ts'
import { practicesOfProofs } from './practices-proofs.ts'
import { practicesOfJustice, practicesOfTheTown } from './practices-public.ts'
import { practicesOfQueries } from './practices-queries.ts'
import { practicesOfQuests } from './practices-quests.ts'
import { practicesOfRegisters } from './practices-registers.ts'
import { practicesOfReplies } from './practices-replies.ts'
import { practicesOfResidents } from './practices-residents.ts'
import { practicesOfResumes } from './practices-resumes.ts'
import { practicesOfRetail } from './practices-retail.ts'
import { practicesOfRiders } from './practices-riders.ts'
import { practicesOfRuns } from './practices-runs.ts'
import { practicesOfSchools } from './practices-school.ts'
import { practicesOfScreens } from './practices-screens.ts'
import { practicesOfSeeking } from './practices-seeking.ts'
import { practicesOfSelfCare } from './practices-selfcare.ts'
import { practicesOfSellers } from './practices-sellers.ts'
import { practicesOfSelling } from './practices-selling.ts'
import { practicesOfServed } from './practices-served.ts'
import { practicesOfGameServers } from './practices-servers.ts'
import { practicesOfShelves } from './practices-shelves.ts'
import { practicesOfShops } from './practices-shops.ts'
import { practicesOfShortStays } from './practices-short-stays.ts'
import { practicesOfShowcases } from './practices-showcases.ts'
import { practicesOfShown } from './practices-shown.ts'
import { practicesOfSmallholdings } from './practices-smallholdings.ts'
import { practicesOfSourcing } from './practices-sourcing.ts'
import { practicesOfSport } from './practices-sport.ts'
import { practicesOfStaff } from './practices-staff.ts'
import { practicesOfStages } from './practices-stages.ts'
import { practicesOfStalls } from './practices-stalls.ts'
import { practicesOfStars } from './practices-stars.ts'
import { practicesOfStays } from './practices-stays.ts'
import { practicesOfStewards } from './practices-stewards.ts'
import { practicesOfStock } from './practices-stock.ts'
import { practicesOfStudy } from './practices-study.ts'
import { practicesOfSystems } from './practices-systems.ts'
import { practicesOfTiers } from './practices-tiers.ts'
import { practicesOfTools } from './practices-tools.ts'
import { practicesOfTrading } from './practices-trading.ts'
import { practicesOfTraffic } from './practices-traffic.ts'
import { practicesOfTraining } from './practices-training.ts'
import { practicesOfTransfers } from './practices-transfers.ts'
import { practicesOfTransit } from './practices-transit.ts'
import { practicesOfRoads } from './practices-travel.ts'
import { practicesOfTutoring } from './practices-tutored.ts'
import { practicesOfUpkeep } from './practices-upkeep.ts'
import { practicesOfUtilities } from './practices-utilities.ts'
import { practicesOfVisits } from './practices-visits.ts'
import { practicesOfVouchers } from './practices-vouchers.ts'
import { practicesOfWards } from './practices-ward.ts'
import { practicesOfWatched } from './practices-watched.ts'
import { practicesOfWellbeing } from './practices-wellbeing.ts'
import { practicesOfWorkplaces } from './practices-workplace.ts'
import { practicesOfYards } from './practices-yards.ts'

/** All that is told of practices. */
export const practices: readonly Practice[] = [
  ...lookupPractices,
  ...miningPractices,
  ...practicesOfSmallholdings,
  ...practicesOfCardRooms,
  ...practicesOfFreelancers,
  ...practicesOfAssessedBusinesses,
  ...practicesOfCompliance,
  ...practicesOfBackOffices,
  ...practicesOfSeeking,
  ...practicesOfTutoring,
  ...practicesOfClips,
  ...practicesOfScreens,
  ...practicesOfArchives,
  ...practicesOfRuns,
  ...practicesOfGrounds,
  ...practicesOfVouchers,
  ...practicesOfDepartures,
  ...practicesOfLedgers,
  ...practicesOfCallouts,
  ...practicesOfUtilities,
  ...practicesOfMarkedPapers,
  ...practicesOfPlacements,
  ...practicesOfArenas,
  ...practicesOfRiders,
  ...practicesOfKeptAnimals,
  ...practicesOfWellbeing,
  ...practicesOfFamilies,
  ...practicesOfYards,
  ...practicesOfWatched,
  ...practicesOfRegisters,
  ...practicesOfCalls,
  ...practicesOfFeeds,
  ...practicesOfInterfaces,
  ...practicesOfQueries,
  ...practicesOfQuests,
  ...practicesOfServed,
  ...practicesOfShortStays,
  ...practicesOfResumes,
  ...practicesOfTiers,
  ...practicesOfHands,
  ...practicesOfAttended,
  ...practicesOfLeads,
  ...practicesOfShown,
  ...practicesOfProofs,
  ...practicesOfFollowers,
  ...practicesOfBoxes,
  ...practicesOfAudiences,
  ...practicesOfBenches,
  ...practicesOfBoards,
  ...practicesOfCoins,
  ...practicesOfAnySite,
  ...practicesOfGenerators,
  ...practicesOfJoined,
  ...practicesOfOneself,
  ...practicesOfStars,
  ...practicesOfFares,
  ...practicesOfArcades,
  ...practicesOfAssistants,
  ...practicesOfBonds,
  ...practicesOfBookings,
  ...practicesOfBooks,
  ...practicesOfBuilding,
  ...practicesOfBureaus,
  ...practicesOfBuying,
  ...practicesOfCare,
  ...practicesOfCivicLife,
  ...practicesOfComplaints,
  ...practicesOfConsulting,
  ...practicesOfCampuses,
  ...practicesOfClasses,
  ...practicesOfClinics,
  ...practicesOfCommunities,
  ...practicesOfCompanies,
  ...practicesOfConsoles,
  ...practicesOfExchanges,
  ...practicesOfLaboratories,
  ...practicesOfAssets,
  ...practicesOfInspections,
  ...practicesOfConnectedThings,
  ...practicesOfPaperwork,
  ...practicesOfPortals,
  ...practicesOfConverters,
  ...practicesOfCounters,
  ...practicesOfCrossings,
  ...practicesOfCulture,
  ...practicesOfCures,
  ...practicesOfData,
  ...practicesOfDealings,
  ...practicesOfDepots,
  ...practicesOfDesks,
  ...practicesOfDevelopers,
  ...practicesOfDining,
  ...practicesOfDuties,
  ...practicesOfEnterprises,
  ...practicesOfEstates,
  ...practicesOfFactories,
  ...practicesOfFortunes,
  ...practicesOfFiguring,
  ...practicesOfFreight,
  ...practicesOfFunding,
  ...practicesOfGameServers,
  ...practicesOfGames,
  ...practicesOfGatherings,
  ...practicesOfGoods,
  ...practicesOfGrowing,
  ...practicesOfHealth,
  ...practicesOfHiring,
  ...practicesOfHomes,
  ...practicesOfHouseholds,
  ...practicesOfHosts,
  ...practicesOfHouses,
  ...practicesOfJustice,
  ...practicesOfLearning,
  ...practicesOfLending,
  ...practicesOfMachines,
  ...practicesOfMakers,
  ...practicesOfMarkets,
  ...practicesOfMedia,
  ...practicesOfNature,
  ...practicesOfOffices,
  ...practicesOfPages,
  ...practicesOfOutings,
  ...practicesOfPapers,
  ...practicesOfPastimes,
  ...practicesOfPlatforms,
  ...practicesOfPlay,
  ...practicesOfResidents,
  ...practicesOfPolicies,
  ...practicesOfRetail,
  ...practicesOfRoads,
  ...practicesOfSchools,
  ...practicesOfSelfCare,
  ...practicesOfSellers,
  ...practicesOfSelling,
  ...practicesOfShowcases,
  ...practicesOfShops,
  ...practicesOfSoftware,
  ...practicesOfSourcing,
  ...practicesOfSport,
  ...practicesOfStaff,
  ...practicesOfStages,
  ...practicesOfStalls,
  ...practicesOfStays,
  ...practicesOfStewards,
  ...practicesOfStock,
  ...practicesOfStudy,
  ...practicesOfSupply,
  ...practicesOfTheTown,
  ...practicesOfTools,
  ...practicesOfTrading,
  ...practicesOfTraffic,
  ...practicesOfTraining,
  ...practicesOfTransit,
  ...practicesOfUpkeep,
  ...practicesOfVisits,
  ...practicesOfWards,
  ...practicesOfJourneys,
  ...practicesOfPresence,
  ...practicesOfGuestRooms,
  ...practicesOfAdvisers,
  ...practicesOfSystems,
  ...practicesOfWorkplaces,
  ...practicesOfAdmirers,
  ...practicesOfCauses,
  ...practicesOfShelves,
  ...practicesOfCircles,
  ...practicesOfPress,
  ...practicesOfBroadcasts,
  ...practicesOfLessons,
  ...practicesOfHalls,
  ...practicesOfBrushes,
  ...practicesOfTransfers,
  ...practicesOfFrameworks,
  ...practicesOfReplies,
]
