/** Nouns for those who use a site, in the singular. */
export const peopleNouns = new Set(
  `officials foreman forewoman vet craftsperson craftsman landlord tenant audience crowd poet hiker guard lifeguard everybody anybody nobody assistant rep representative salesman saleswoman requester requestor approver technologist opponent carer judge juror firefighter principal chief registrar quartermaster janitor porter bartender florist postman mechanic skipper captain chairperson curator exhibitor adopter bidder borrower lender renter lodger commuter camper hunter angler gardener grower rancher breeder groomer competitor contestant finalist entrant winner loser helper giver thinker speaker presenter moderator debater attendant seeker hirer publisher reporter examiner invigilator lecturer dean headmaster headmistress governor alderman mayor councillor councilor clergy pastor priest imam rabbi parishioner worshipper congregant deacon bellhop household housekeeper police concierge valet bouncer ticket-holder commentator dj promoter booker roadie drummer guitarist dancer choreographer trainee intern agronomist beautician optician optometrist veterinarian nutritionist dietitian paralegal notary solicitor barrister witness plaintiff defendant investigator detective sheriff soldier veteran cadet scout ranger sommelier brewer winemaker distiller barista busker tailor cobbler jeweller jeweler upholsterer welder roofer bricklayer surveyor architect estimator assessor adjuster underwriter actuary broker realtor lessee lessor squatter grandparent grandchild godparent sibling spouse roommate flatmate housemate newcomer expat immigrant refugee pensioner bursar caretaker beekeeper fisher auctioneer astronomer observer maker trainee apprentice director actor secretary treasurer referee steward chairman chairwoman council keeper lead setter master foreman musician archivist curator scorer marshal warden goalkeeper groundskeeper choirmaster conductor singer shooter climber cyclist hiker sailor pilot vet veterinarian dentist plumber electrician carpenter gardener babysitter nanny baker hairdresser hairstylist beautician pharmacist psychologist counsellor counselor physiotherapist masseur butcher florist tailor surgeon midwife paramedic translator handyman secretary student-teacher headteacher user customer client visitor guest member buyer seller shopper consumer merchant vendor supplier shopkeeper retailer distributor dealer agent broker landlord tenant owner
driver rider courier passenger traveler traveller tourist student pupil teacher instructor tutor trainer coach lecturer professor parent learner candidate
examinee doctor nurse patient therapist caregiver employee staff worker employer manager boss leader administrator admin moderator operator
editor author writer reader publisher blogger journalist artist designer photographer musician developer engineer programmer technician mechanic
freelancer applicant recruiter interviewer interviewee volunteer donor sponsor organizer organiser attendee participant player gamer fan viewer listener
subscriber follower friend people person individual provider everyone anyone somebody team company enterprise business school hospital government department resident citizen
farmer chef cook waiter waitress waitstaff barber stylist expert consultant advisor adviser lawyer accountant auditor analyst researcher scientist scholar salesperson
family couple kid child adult elder senior host creator anchor streamer contributor supervisor inspector dispatcher receptionist librarian
operator maintainer personnel partner investor trader holder franchisee painter worker contractor mover cleaner walker sitter groomer
neighbour neighbor colleague teammate student-parent webmaster superuser officer clerk cashier storekeeper shipper carrier consignee recipient sender customer-service coordinator sponsor tour-guide dormitory-manager talent player group mentor mentee alumnus guardian bride groom whoever i we me us they you others`.split(
    /\s+/,
  ),
)
const bodies = new Set(
  `municipality club finance procurement purchasing billing kitchen office committee council team crew reception housekeeping warehouse jury band school company agency association headquarters accounting bookkeeping secretariat hr board lab laboratory pharmacy
editorial leadership institution organization organisation restaurant clinic bank supermarket factory parish museum gallery theatre theater brewery bakery farm hotel orchestra choir studio salon workshop garage union foundation charity society league federation court bureau front-desk front-office`.split(
    /\s+/,
  ),
)
/** Whether the word stands for several people who act as one: "the kitchen marks dishes as ready". */
export const isBody = (name: string): boolean =>
  bodies.has(name) ||
  /^(?:town|city|village|parish) (?:hall|council|office)$/.test(name) ||
  /^(?:front|help|service|information|back|head|customer|support|sales|human|hr|it|editorial|ground|field) (?:desk|office|team|staff|resources|crew|support|service|department)$/.test(
    name,
  )
/** Those who act, though the word as often names a thing: "guides see their tours". */
export const isDoing = (word: string): boolean => doing.has(word)
const doing = new Set(['guide', 'planner', 'marker', 'grader', 'beginner', 'poster', 'counter', 'host', 'chair', 'picker', 'packer', 'reviewer'])
const ends = new Set(['end', 'side', 'backend', 'background', 'back-end', 'terminal', 'office', 'dashboard', 'console', 'panel', 'client'])
const managing =
  /^(?:admin|administrator|administration|manager|management|staff|moderator|operator|backend|back-end|background|regulator|regulatory|supervisor|owner|landlord|officer|organi[sz]er|editor|boss|superuser|webmaster|system administrator|super|maintainer|clerk|librarian|receptionist|dispatcher|coordinator|committee|office|council|secretariat|headquarters|association|foundation|charity|society|band|school|club|principal|headmaster|headmistress|chief|leadership|keeper|agency|planner|couple|head|director|approver)$/
const plainUsers = new Set(
  'everybody anybody opponent others other whoever supporter user customer client visitor guest people person individual everyone anyone somebody i we me us they you member participant viewer reader consumer shopper buyer player gamer fan listener subscriber it he she one family friend kid child audience group adult winner loser'.split(
    ' ',
  ),
)

/** A noun phrase for a side of the system rather than a person: "management end". */
export const isEnd = (word: string): boolean => ends.has(word)

/** Whether a role of this name keeps order over what others make. */
export const isManaging = (name: string): boolean => !keepers.test(name) && (leads(name) || name.split(' ').some((word) => managing.test(word)))
/** Where one of this name stands among those who run a site, the highest first. */
export const standingOf = (name: string): number => {
  const at = standings.findIndex((one) => one.test(name))
  return at === -1 ? standings.length : at
}
const standings = [
  /\b(?:admin|administrator|administration|superuser|super|webmaster|backend|back-end|background)\b/,
  /\b(?:manager|management|owner|boss|director)\b/,
]
/** Whether those of this name stand beside one another: roommates, siblings, team mates. */
export const isEqual = (name: string): boolean => equal.test(name)
/** Whether all who use a site stand beside one another, so that nothing which they keep is hidden from one of them. */
export const areEqual = (roles: readonly { readonly name: string }[]): boolean => roles.every(({ name }) => isEqual(name.toLowerCase()))
const equal = /^(?:.* )?(?:(?:room|flat|house|band|team|class|crew|work)mate|sibling|spouse|partner|relative|(?:family|household) member)$/
/** Whether one of this name is one of many on a site, who work on their own account or are chosen by others. */
export const isSelfEmployed = (name: string): boolean => selfEmployed.test(name)
const selfEmployed =
  /^(?:teachers?|instructors?|lecturers?|professors?)$|(?:^| )(?:vets?|veterinarians?|dentists?|physicians?|stylists?|hairdressers?|barbers?|sellers?|podcasters?|vloggers?|influencers?|musicians?|merchants?|vendors?|traders?|suppliers?|providers?|dealers?|agents?|brokers?|landlords?|lessors?|hosts?|tutors?|coach|coaches|trainers?|doctors?|therapists?|counsellors?|counselors?|psychologists?|lawyers?|consultants?|experts?|mentors?|drivers?|couriers?|riders?|carriers?|freelancers?|employers?|recruiters?|company|compan(?:y|ies)|enterprises?|business|businesses|institutions?|franchisees?|designers?|artists?|painters?|photographers?|authors?|writers?|bloggers?|creators?|anchors?|streamers?|guides?|sitters?|walkers?|farmers?|growers?|makers?|volunteers?|donors?|students?|pupils?|parents?|members?|players?|customers?|clients?|users?|residents?|tenants?|applicants?|patients?|passengers?|visitors?|guests?|frontend|judges?|speakers?|exhibitors?|investors?|sponsors?|shops?|stores?|restaurants?|talents?|workers?)$/
/** Who stands over those that do the work: a shift leader over operators. */
export const leads = (name: string): boolean => /^(?:(?:shift|team|crew|line|section|squad|group) leader|supervisor|foreman|forewoman)$/.test(name)
/** Owners of what a site looks after are those it serves: "pet owners", "car owners". */
const keepers = /^(?:pet|dog|cat|horse|car|vehicle|bike|boat|home|house)[ -]?owner$/

/** Whether the word stands for whoever uses the site, rather than for one kind of person among several. */
export const isPlainUser = (word: string): boolean => plainUsers.has(word)

/** "sales people" are those who sell, not whoever uses the site. */
export const isStaff = (name: string): boolean =>
  /^(?:sales|service|delivery|support|office|desk|kitchen|field|security|crew|staff|team|board|committee|council|jury|choir|band|faculty) (?:person|member)$/.test(
    name,
  )

export const givenNames =
  'Ana Silva|Ben Carter|Chloe Martin|Daniel Kim|Elena Rossi|Farid Haddad|Grace Liu|Hugo Weber|Ines Moreau|Jonas Berg|Kavya Nair|Liam Murphy|Mei Chen|Noah Fischer|Olivia Grant|Priya Shah|Rosa Mendes|Samir Aziz|Tara Novak|Victor Lopez|Wen Zhang|Yara Haddad|Adaeze Obi|Anton Larsen|Beatriz Costa|Carlos Vega|Dina Cohen|Emil Nowak|Fatima Rahman|Georg Huber|Hana Sato|Ivan Petrov|Julia Meyer|Karim Nasser|Lucia Romero|Marta Kowalska|Nikhil Rao|Oskar Lind|Paula Ferreira|Rania Khoury|Sofia Greco|Theo Dubois|Uma Patel|Zoe Walker'.split(
    '|',
  )
export const towns = 'Riverside|Old Town|Station Road|Harbour|North Gate|Market Square|Lakeside|Hillcrest|West End|Maple Street|Green Park|Eastfield'.split('|')
export const streets =
  '12 Maple Street|48 Station Road|7 Harbour Lane|203 Market Square|31 Hillcrest Avenue|5 Lakeside Drive|90 Old Town Road|16 Green Park'.split('|')
export const companies =
  'Northwind Supplies|Bluebird Trading|Cedar & Co|Harbour Works|Lantern Group|Summit Partners|Willow Street Ltd|Brightfield|Kestrel Services|Oakline'.split('|')
