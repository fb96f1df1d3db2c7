/** What rows refer to in most of the practices that keep both, counted by tests/support/link-odds.ts: a noun, and the last words of these. */
export const linkOdds = `
absence: member employee student worker
accident: site workplace
account: domain
action: deviation nonconformity site
ad: campaign
advertisement: campaign
agreement: tenant renter apartment resident
alarm: device sensor threshold host node server
album: artist band musician
alert: host threshold pollutant device sensor
allocation: stall stallholder vendor
analysis: batch security dataset
animal: cage client owner enclosure species
annotation: image
answer: exercise question expert attempt result
apartment: building
application: applicant talent position candidate vacancy cv opportunity program seeker resume borrower freelancer listing posting account programme
article: source topic
artwork: artist
assessment: patient site trainee workplace
asset: site
assignment: worker officer technician helper template employee member site job
athlete: squad
attempt: exercise task
attendance: member participant pupil student child meeting session person worker trainee training date
attendee: meeting
audit: area department
availability: doctor
award: application badge proposal
backup: instance
batch: tank formula recipe template
bay: site
bet: game
bid: listing
bill: contract flatmate household supplier
birth: animal
book: writer author genre
booking: pitch stall stallholder date space
bookmark: book story
borrowing: borrower member
box: location site
breeding: animal
broadcast: host
calibration: equipment gauge instrument device
call: chat endpoint interface client
camera: site
campaign: advertiser audience site segment website client brand
candidate: poll
card: catalogue
case: client area project
cat: owner
catch: species fish
certificate: participant student
chapter: book course work title story
chart: dashboard board
chat: agent
check: patient hire rental resident content project
check-in: student participant guest person pupil
check-out: device
checkout: member borrower
class: teacher instructor coach hall trainer
client: therapist
clock-in: worker member
club: league
column: set dataset table
company: sector
complaint: resident
concert: venue
consultation: patient doctor adviser consultant service
consumption: meter
contact: group
contract: renter tenant apartment resident talent vehicle car flat lessee tariff vendor
contribution: campaign fundraiser project
conversation: agent assistant
conversion: format option
cost: vehicle building car
costume: show
count: site
course: teacher instructor hall topic
creative: campaign
credit: member
data: dataset source set sensor
date: course venue class workshop room
day: site location venue
deadline: case
deal: company listing
decision: submission application
defect: site component
deliverable: project
delivery: recipient centre courier rider
departure: guide route line
deployment: application
deposit: member
design: template
detector: building property site
determination: specimen
device: site zone room area location building property
disbursement: award
dispatch: vehicle truck
document: case folder collection
dog: owner
donation: fundraiser campaign donor
dose: patient
download: photo picture image
drawing: project
due: member
duty: member volunteer area guard helper
edit: effect
effect: patient
email: mailbox account
employee: department team
enrollment: course student pupil
enrolment: course class student participant
entry: athlete playlist patient vehicle title student catalogue motorcycle show player ledger pupil book aircraft resident security dataset car worker houseplant star cv home website fund account employee
episode: series show
equipment: location
error: run
evening: title
event: patient hall shipment branch consignment fixture venue
examination: patient doctor
excursion: site
exhibit: exhibition
expense: project flatmate account
experience: cv resume
export: project
fault: device
fee: member
feed: folder
field: table structure dataset
figure: region city province area
file: project album
finding: inspection
fixture: team competition league tournament squad club cup ground pitch venue
flat: building
flight: aircraft pilot glider plane student
follow-up: lead patient contact
form: service
game: court club ground pitch title arena venue stage
garment: fabric material
generation: model style template
goal: client patient player member fixture
grade: course
guess: game
guide: area
harvest: parcel plot
hazard: site area
hike: route trail
history: audio machine mode database track
holding: fund portfolio security
home: owner
hour: project
identification: specimen taxon species
image: project picture
import: source
incident: node site system area zone
income: account
information: server area topic source
ingredient: material
inquiry: apartment service listing
inspection: rental
instalment: award
intake: supplier farmer grower
interview: application
inventory: warehouse
invitation: event
issue: project
item: celebration food project cabinet charity wedding organization source
job: technician position company source model boat instance vacancy vessel database printer crew dataset
journey: vehicle car
label: mailbox
layer: project
lease: tenant apartment renter resident flat lessee
leave: member employee
lending: borrower book title
lesson: instructor room
level: station
line: dish recipe material food project part player
link: website
list: project
listing: district company employer area
loan: member borrower title equipment reader book device
log: student vehicle patient car user aircraft animal participant child resident member drone guard learner rider cat driver employee pupil dog worker
machine: branch
mailbox: domain
maintenance: vehicle car device machine boat sensor asset gauge vessel equipment
map: project
mark: pupil
match: competition team tournament league court squad venue cup person ground pitch stadium club
material: supplier
mating: animal
meal: restaurant shop recipe
measure: finding site
measurement: patient station sensor baby child
medication: animal patient doctor physician
meeting: group match
member: department conversation team circle group organization squad channel household
membership: group
message: chat conversation session
milestone: project contract
miss: workplace site
monitoring: device
move: game match play
movement: container
night: room
nominee: election
note: worker therapist site pupil patient student case client
notice: zone
object: scene
observation: animal plot species site
occupant: apartment
offer: company listing employer freelancer business
option: question
order: store technician asset good mechanic server device depot fault shop account
outage: site station
page: site website project
painting: painter artist
pairing: tournament
paper: case
parcel: tenant variety
participant: channel
participation: campaign member activity course participant
patient: specialist
patrol: site area zone
payment: contract lease award participant saver
payout: merchant member
permission: role area document
permit: area holder application
pet: owner client
photo: gallery album folder
picture: listing gallery
piece: artist
placeholder: template
plan: patient resident crop itinerary therapist department
planting: crop variety plot bed parcel plant vegetable
play: puzzle
player: team squad club
pledge: fundraiser campaign
point: room
position: employer company asset fund portfolio security
post: account
practice: team squad
prescription: patient physician doctor
presence: session student
preview: template
price: security company
prize: raffle
product: bank
progress: book title student episode lesson chapter child pupil story
project: client industry site template
property: district owner
proposal: call
pupil: group
purchase: supplier vendor
query: database connection source
question: set survey project questionnaire
quote: security
ranking: competition member tournament
reading: station sensor meter patient plant tank device gauge point
record: child patient student animal bird candidate learner horse practitioner personnel pet broadcast employee cattle cow kid instrument stream plot worker audio contestant instance player member parcel resident advert baby buck cardholder doe goat security shelf server gauge physician seeker trainee car posting pupil warehouse plant participant node device source
recording: camera project
redemption: reward gift prize
refresh: source
registration: student participant activity child conference member event
release: application project app
reminder: contract
rent: contract lease
rental: renter equipment
repair: device machine vehicle car equipment boat repairer apartment flat
repayment: loan
reply: discussion
report: workplace flat apartment department resident route book
request: apartment flat tenant employee resident student dataset lessee rider child patient
resident: apartment
response: form
result: student competition patient athlete participant candidate race tournament learner member applicant child cup meet pupil specimen test simulation run day
review: proposal application submission
revision: document
ride: route rider
room: house building anchor residence
round: site
route: truck
row: dataset run
rule: mailbox
run: model courier exercise layout source program scenario project route
sale: store
sample: station site
scene: project story
schedule: project
score: student scorecard stage player
screening: patient child
section: book
sensor: zone area site
series: genre
service: vehicle car department office
session: patient instructor coach stage book trainer agent room title teacher studio client therapist assistant counsellor seminar server spot squad venue
settlement: merchant
share: member document
shift: member helper volunteer guard vehicle
show: venue
sighting: plant species location site area zone
sign: patient
sign-up: activity
single: artist band
slide: slideshow
slot: doctor hall performer physician court venue
song: track
sowing: crop plot variety vegetable plant
space: site
specimen: species site taxon cabinet drawer locality
sponsorship: animal
squad: league
stage: project
standing: tournament competition league
statement: source connection database
statistic: area site account player website fixture
stay: guest room bed
step: case application
stock: shelf location
stop: route attraction trail sight itinerary spot station
story: author writer
student: group
submission: form exercise call challenge lecture talent
subscription: plan
surgery: patient
survey: site parcel plot
symptom: patient
tag: keyword
tagging: keyword
talk: site
task: case database dataset vehicle instance source node resident server plot model object project member technician algorithm car staff format file
team: league division ground pitch
tenant: apartment flat
term: language
test: patient batch
ticket: spot
time: race
title: genre writer author
tour: trail truck vehicle route destination
track: album single artist
trade: portfolio
training: instructor trainer teacher
transaction: account member wallet merchant portfolio
transcription: recording
transfer: wallet team asset token
translation: language
treatment: animal patient
tree: species
trip: boat vehicle vessel route car site
turn: session match game conversation
tutorial: topic
unit: property house building station
use: voucher coupon
used: order part job
vacancy: employer company
vaccination: animal child baby dog patient
value: element indicator patient response device
variable: application dataset set
vehicle: company depot
version: document
video: project
viewing: listing
violation: zone
visit: patient cat technician guest outlet volunteer doctor dog pet store visitor practitioner premise recipient shop animal property business helper nurse restaurant horse tenant site resident worker client
visualization: table
voyage: boat vessel
walk: site
warning: history pollutant
watchlist: security stock
waypoint: trail
weighing: animal material
widget: dashboard
winner: draw prize raffle
work: equipment writer
worker: department
accelerated download: file server node line
accepted task: task
access card: building
access key: application
access log: document fob renter card door tenant box badge lock
access record: file gate
access request: set package
access right: area database doc employee source role document directory group menu
access rule: area
accessibility check: website site
accident report: site area
account change: user mailbox
account movement: account
account record: book account ledger
account transaction: bet
account transfer: account
action plan: finding
activity data: facility
activity participation: promotion
activity record: site activity campaign promotion
activity rule: campaign
ad booking: campaign placement
ad click: ad advert advertisement creative
ad material: campaign
ad review: advert
ad space: owner
ad statistic: creative space advert advertisement ad slot placement
admission type: attraction
adoption application: animal cat resident
adoption request: cat
adverse event: participant
affiliate link: campaign affiliate offer program publisher
age group: competition
agenda item: meeting conference event speaker
agent commission: agent
ai answer: conversation chat session
aid request: person
air measurement: site
air reading: parameter pollutant
alarm event: device camera site detector
alarm record: sensor
alarm rule: sensor device camera
alert event: outage threshold incident
alert notification: alert equipment host server threshold device contact
alert record: configuration alert
alert rule: monitor sensor schedule
alert setting: camera monitor
alert subscription: station
alteration request: card
alumni event: chapter group
analysis result: analysis metric
analysis run: dataset set
analysis task: template set
andon call: line
animal patient: cage client owner box ward
animal sponsorship: resident cat
annual budget: centre department center
answer feedback: session conversation chat
answer record: exam
answer value: submission
api call: api key route
api endpoint: collection
api request: endpoint api
app build: application app
app project: starter
app version: application app
application document: application
applied job: talent job candidate
appointment slot: location center clinic
approval record: application submission request
approval step: process definition
art piece: genre
article author: metadata
assessment notice: return filing declaration
assessment result: scale assessment questionnaire
asset assignment: equipment device
assignment record: order
assignment request: client
attendance correction: employee
attendance record: schoolchild terminal
attendance reply: invitation card
auction bid: lot
auction lot: auction day
audience question: webinar meeting
audio book: narrator voice
audio chapter: audiobook
audio episode: podcast
audio file: language
audio track: genre
audit engagement: area
audit finding: engagement audit
audit trail entry: document
author contract: author book illustrator translator writer
award payment: decision
badge award: achievement award
balance record: round
ballot paper: ballot vote
base station: area
batch ingredient: ingredient lot
battery change: sensor device
batting score: cricketer
bed assignment: room
bed plan: variety vegetable plot bed
behavior record: card
behaviour incident: student
benefit application: person beneficiary benefit
benefit payment: beneficiary person
best score: game session round
bibliography entry: collection
bid score: submission bid offer
bidder question: bidder tender
bike rental: bicycle scooter station dock
bill of lading: contract
bill of material: part assembly component
bill of materials line: component assembly
bin request: household address stream property
bird count: hotspot location
bird sighting: bird hotspot hide
bird walk: hide hotspot
blind box: collection series
blocked period: equipment
blood drive: location site centre
board column: workspace project
boarding record: passenger rider
body measurement: client
bom line: component assembly
book copy: title branch book
book project: author writer
bookshelf entry: novel work story
bowling figure: cricketer player
bracket match: clan
brew day: fermenter tank vessel recipe
broadcast slot: show programme
budget item: provider
budget line: award grant
budget plan: centre center
bug report: module component
building task: module layout
bulk job: template
bulk sending: template group
bullet comment: broadcast stream room session
bullet screen: broadcast stream room
burn test: pour
bus position: line
bus route: minibus vehicle
bus stop: line
business hour: business company
cached article: feed
calculation record: formula
calendar entry: house
calf birth: cattle cow
calibration point: result calibration
calibration record: equipment
calibration request: gauge equipment instrument
calibration result: equipment instrument gauge
call log: contact
call note: person
call record: agent number
call recording: call
camera trap: site
campaign update: campaign project fundraiser
cancellation request: plan
canned response: team
card catalogue: expansion set
card listing: catalogue
card review: flashcard card
card status change: card
card transaction: shop card
care action: plant houseplant
care activity: houseplant plant
care entry: plant
care history: houseplant plant
care log: caregiver houseplant nurse carer plant
care note: carer caregiver nurse
care plan: child
care reminder: plant
care report: medic paramedic member mission
care task: plant caregiver houseplant nurse carer cat animal
carousel item: carousel
case document: matter
case note: adviser resident
case result: case
case study: brand area client
cast vote: poll contestant candidate option vote campaign activity
casting application: actor casting model call role
casting call: company
catch log: lake stretch fish water spot
catch record: species voyage trip
catch report: water
caught fish: species spot fish
cell value: sheet
cellar entry: fridge rack wine place
chain transaction: address
challenge entry: challenge
change history: document
change log: comment
channel subscription: channel topic
chapter progress: point
charging order: charger pile point
charging pile: site station
charging point: site station
charging process: charger point
charging record: charger pile point
charging session: charger point connector pile car vehicle
chart series: diagram graph
chat member: chat room
chat record: chat conversation
chat session: bot chatbot character
chat turn: chat
check result: site
check rule: column
check-in record: person room session
checklist item: employee
chess game: player tournament
circle post: circle
cited author: metadata
claim document: claim
class attendance: class
class date: instructor studio
class material: class course
class session: course class style
cleaning duty: neighbour
cleaning job: site
cleaning log: point fridge
cleaning step: set dataset
cleaning task: site flatmate roommate pitch housemate suite room location
click log: link
click record: advertisement ad
click tracking: ad advertisement
client feedback: draft
client meeting: project
client request: topic
client visit: member service treatment
climate reading: room
climate record: site station
club event: spot lake stretch water
club member: club
club membership: club
code example: feature topic chapter
code scan: code
code snippet: language
code version: snippet
codebook entry: set
coding exercise: chapter lesson
coin balance: asset coin token
collected data: site device
collected item: content
collected value: form
collection case: creditor debtor
collection date: district fraction stream zone truck vehicle
collection entry: collection work story folder
collection item: album place photo
collection piece: album place
collection request: courier
collection route: vehicle
collection run: channel collector feed
comic page: volume chapter episode issue
comment change: comment
comment history: comment
commission record: agent promoter order sale
commission request: painter
committee meeting: committee
company asset: location
comparison record: image
comparison result: image
comparison task: image
completed task: task mission
compliance check: obligation requirement
component version: component
compost batch: bay heap bin
compost request: site
condition check: sculpture accession
condition report: listing trail artefact artifact hire rental art artwork object agreement
conference session: track
connection log: device connection
consent form: volunteer client participant
consent record: activity text processing
conservation task: series
conservation work: site building monument
consultation hour: doctor physician
consultation record: consultant
consultation request: service expert consultant
consumption entry: source
consumption record: provider shop merchant
contact form: area offer
contact information: group
contact message: service website area site offer
contact notice: test
contact person: company organisation
contact record: lead prospect contact person customer
contact request: service listing expert area
content change: content
content entry: model topic
content item: column channel topic theme model account campaign
content page: template theme layout
content report: image
content version: content
contest entry: project
contest result: contest
contract award: submission bid tender offer
contract invoice: contract
contract item: contract
contract line: contract
contract version: contract agreement
control action: actuator
control command: device
conversation message: dialogue
conversation turn: chat
conversion error: conversion
conversion history: structure option model voice
conversion job: option format document
conversion record: mode option voice structure
conversion result: task job conversion
conversion task: option template voice structure preset
converted file: conversion task job
converted voice: voice
cooking note: dish recipe
correction request: worker member
corrective action: finding incident non-conformance observation issue complaint
cost estimate: order job project
cost record: account centre department
coupon redemption: coupon
coupon use: code
course certificate: training course
course date: instructor trainer
course module: course training
course place: class course
course progress: course tutorial
course registration: course class
course result: course
court hearing: case
crawl log: job task
crawl run: task
crawl task: site
credit entry: generation creation
credit history: generation
credit record: task
credit transfer: course
credit use: model
crew member: base station
crew person: ship vessel
crew shift: ambulance medic paramedic
criterion score: criterion
crop plan: plot variety vegetable bed
curation check: set dataset
curation task: specimen sheet
custody entry: evidence exhibit
custom order: creation design
custom order request: creation
custom piece: creation
custom request: creation
custom value: metadata
custom word: language
customer behavior: branch outlet shop store card
customer radar: card
cut list: timber lumber wood
cut list line: lumber timber wood build
daily ad result: creative ad advert
daily care: animal
daily challenge: puzzle
daily check: animal member vehicle
daily check-in: artist
daily figure: campaign
daily log: station site project area
daily menu: meal dish
daily note: carer caregiver member
daily price: share stock
daily report: site
daily sale: machine
daily statistic: zone property
daily summary: station gauge site
daily traffic: website site property
damage assessment: claim
damage claim: policy contract
damage report: asset bicycle bike playground scooter tenant kayak car board van hall space device hire loan canoe parcel
dance class: choreographer room
dashboard filter: dashboard
dashboard widget: board
data asset: system
data chart: dataset set
data cleaning: dataset set source
data collection: device
data comparison: source database
data dictionary entry: set
data entry: table participant volunteer set collection
data export: dataset set
data field: set model
data file: dataset set system package
data import: dataset set channel table
data item: set dataset table
data model: project
data permission: source file dataset set
data point: set series table dataset metric device
data record: table set dataset sensor channel
data refresh: dataset
data request: set
data row: set file table
data series: diagram graph
data table: project database source
data usage: card line number
data use request: package set
data visualization: query dataset analysis
database migration: database
database table: database source connection
dataset file: dataset set
dataset version: package dataset set
day plan: holiday journey sight attraction trip
decision letter: paper submission manuscript
deck card: deck building decklist
decklist line: catalogue deck decklist building
defect report: aircraft equipment vehicle airplane plane car glider device tool driver
deletion task: processing
delivery attempt: consignment courier package parcel rider shipment
delivery check: supplier
delivery document: shipment order
delivery driver: area zone
delivery in: donor supermarket
delivery log: mail forward forwarding
delivery note: truck warehouse
delivery person: zone area
delivery proof: shipment consignment courier package parcel rider
delivery record: recipient contact campaign subscription
delivery route: vehicle
delivery run: rider driver person
delivery service: zone area
delivery stop: tour
delivery tour: rider courier driver lorry depot van warehouse
design element: design project
design version: project design
desk booking: desk room
development plan: member
device check: device
device command: device
device control: device
device log: device
device request: device equipment asset
device status: device
diaper change: baby infant child
diary entry: project movie notebook series place film
diary share: diary
dice roll: hero character
diet plan: dietitian coach nutritionist
digital collectible: series collection
discussion reply: post topic
discussion topic: neighbourhood area
dispatch order: vehicle car driver
distribution record: content
dive log: site reef
dna match: ancestor relative member
dns record: name domain
doctor profile: clinic
doctor schedule: physician doctor
document job: template
document review: document
document version: doc file
documentation page: release version
domain email: setup
donation receipt: contribution donation gift
donation record: donor
door event: badge door fob lock card
dorm room: dormitory
dose log: drug medicine medication
download history: node server file resource line
download log: resource
download record: resource code software video file line
draw record: prize entrant raffle campaign activity gift draw
draw result: draw entrant raffle prize award
drawing element: layer drawing
drawing history: board drawing canvas
drawing version: drawing
drill hole: site
drill log: borehole well point
driver duty: bus vehicle
driving instructor: car vehicle
driving lesson: student learner car driver vehicle
driving test: student learner driver
drug dispensing: participant patient
drying batch: batch
dunning letter: case claim receivable
earned badge: badge achievement reward
edit job: document
edited file: job task
edited image: photo
edited pdf: edit job request task
editing request: model document
editing task: document
education article: doctor
education entry: resume
election result: election nominee vote
electricity meter: site building
eligibility check: donor
eligibility screening: donor
email campaign: layout template
email message: account mailbox
email user: domain
emergency call: ambulance
emission entry: source
employee information: department
employee review: employee member
energy alarm: meter
energy bill: site building
energy consumption: area building
energy meter: site building
energy production: plant
energy reading: cabinet circuit facility
engagement record: post account
entry record: vehicle entrance park person card gate
environment reading: room hall
environment variable: environment
equipment booking: event function equipment
equipment check: equipment member
equipment rental: snowboard
equipment request: device equipment asset
error log: task run
error record: project run file
esports team: title
evacuation drill: building property site
event log: event
event task: event
evidence item: case investigation
exam attempt: test paper exam simulation
exam date: paper exam
exam question: topic bank chapter
exam record: paper exam
exam result: trainee paper exam registration
exam score: course
exam session: paper exam
exchange record: gift reward prize
executed trade: pair
execution history: script
execution record: script job task
execution result: snippet script
exercise attempt: question
exercise log: exercise
exercise record: sport sports
exercise result: exercise
exhibited work: artwork work exhibition show
exhibition object: artefact artifact exhibition object
expense share: flatmate expense cost
exported file: form
extracted field: scan
extracted text: history scan
eye patient: doctor optician optometrist
eye test: child
face recognition: face
failed print: job
family event: member
family member: parish
family photo: parish place
fan meeting: artist celebrity idol star
farm product: producer farm
farm task: pen
farrier visit: pony
fault report: equipment charger machine bicycle device bike plant light luminaire pole scooter space asset pile system point post
fee bill: house apartment flat
fee payment: fee bill
feed item: feed
feed source: folder
feedback talk: employee member
feeding log: keeper
feeding show: keeper exhibit
fermentation log: brew
fermentation reading: brew batch
fertiliser application: plot
fetch log: source feed
field mapping: site structure template option
field option: control content element
field rule: content configuration
field task: experiment trial
field trial: location station site
field trip: location hotspot locality
field value: submission content metadata configuration component control
filled form: questionnaire form
film evening: film
filter rule: inbox account source feed
final report: award project grant agreement decision
financial knowledge: column
financial record: book account ledger
finished compost: bay bin heap
fire drill: building property site
fire equipment: building
fire extinguisher: site building property
firing log: kiln
first time: baby child infant newborn
fitness test: player athlete
fitting appointment: request
flight battery: aircraft drone
flight lesson: student aircraft glider pilot plane
flight log: pilot glider plane
flight log entry: glider pilot plane
flood warning: gauge station
flow record: sensor camera
focus session: plan
follow-up call: contact conversation resource service call
follow-up record: lead
follow-up task: meeting
followed topic: topic
food diary entry: client
food donation: supermarket
food item: shop
food log: client food
food parcel: client family household
food poisoning report: establishment restaurant premise business
food sample: business establishment premise restaurant
foreign key: comment table
form content: design template
form control: definition template
form data: definition design form
form element: design form template definition
form entry: site form
form field: template design form
form item: definition
form response: template design
form submission: site design website definition service template
formula line: ingredient
forum reply: topic post
forum topic: topic
forwarding log: forward mail forwarding
forwarding record: forward forwarding mail
forwarding rule: account setup
found item: place shelf
found log: geocache cache station
found object: place shelf
found property: place
franchise application: brand
fridge check: fridge point
fruit delivery: grower
fuel record: vehicle
furniture piece: lumber timber wood
game history: game
game record: stage game puzzle aircraft mode track hero scene plane character
game result: game
game room: map
game round: game
game session: puzzle track aircraft game plane
game sighting: district ground
garden log: bed
garden plot: tenant holder
garden task: bed
gardening task: bed
gate entry: box tenant renter space
gear check: equipment
generated document: template
generated image: generation task drawing
generated page: template
generated report: analysis
generation history: template
generation job: template
generation run: template
generation task: style template
germination test: accession lot packet
gift idea: friend
gift record: room gift session
given answer: participation submission team response
glossary entry: language
glossary term: pair
goods issue: zone location
goods receipt: material po zone supplier
government news: department
grab record: envelope
graded card: set expansion
graded work: course
grant application: call
grant payment: grant project
grant proposal: programme fund
granted permission: right permission
gravity reading: brew batch
grazing move: paddock pasture
grocery item: flatmate roommate housemate
group loan: saver
group meeting: circle
group member: chat room
group membership: circle club
group message: group
group request: house
growth measurement: infant
growth photo: houseplant plant
guard shift: site officer
guest reply: invitation card
guest request: room
guestbook entry: card
guided tour: exhibition site guide instructor show station
guided walk: ranger warden
handling record: handler
handling step: office department request
handover check: contract trip
handover note: nurse
handover protocol: apartment flat hire rental tenant
harvest log: plot bed
harvest record: planting crop
hazard report: site trail area
health check: animal employee service
health event: animal cattle cow
health note: member parent
health questionnaire: donor
health record: dog cat pony livestock
help request: client person
helper shift: site
helper task: neighbour
hidden danger: inspection
high score: track
hike log: trail route
hiking trail: area
hire request: room hall
historical price: stock
hobby group: interest
hole score: round hole
holiday home: host landlord
home check: application adoption
home task: room
hop addition: hop ingredient malt recipe
hours log: project
hours worked: nurse
household member: family home
household task: flatmate roommate housemate
housekeeping task: room
housing application: dormitory residence house
http request: endpoint route
image comparison: image
image edit: picture work
image generation: filter preset
image overlay: video
image version: image
impact assessment: processing activity
implementation step: suggestion proposal
import job: channel
inbound link: domain
inbound order: zone location
inbound record: zone room store depot location material
incident log: event
incident report: site area zone vehicle
incident update: incident outage
incoming good: supplier
indicator value: company
infection case: pathogen
information request: authority agency department
informed consent: volunteer participant study
ingredient line: ingredient
ingredient used: lot
injury report: player site patient
inspection item: inspection
inspection record: line
inspection report: car vehicle listing template
instrument hire: pupil student
instrument loan: gauge instrument
instrument rental: instrument
insurance claim: policy contract
insurance contract: plan
insurance policy: plan car insurance tariff vehicle
insurance quote: insurance plan
interaction ranking: broadcast stream room
interaction record: element
interest group: interest
interface log: interface
interim report: award grant decision
interpreting request: language pair
inventory check: room
inventory count: supply
inventory item: house warehouse shelf location apartment flat property move
inventory movement: inventory material
inventory record: depot
inventory scenario: sku
investment plan: coin asset
invoice record: contract
invoicing information: contract
issued card: card
itinerary day: itinerary route tour attraction journey
jewelry piece: gemstone stone gem
job application: opening job worker demand professional vitae post offer
job assignment: request
job card: mechanic
job listing: region
job log: job run task
job offer: alumnus graduate student
job opening: employer company enterprise
job opportunity: company employer
job position: department
job posting: employer
job requirement: skill
join request: group carpool site team trip circle journey offer
journal entry: feeling notebook emotion trigger factor
journal line: ledger account
json file: conversion task
judging score: project
jury score: submission juror member
key handover: tenant
key-value pair: namespace space
kiln firing: kiln
kit check: kit person
kitchen ticket: meal station table
knowledge article: space
lab attempt: lab
lab notebook entry: project
lab result: zone sample well
lab sample: business establishment premise restaurant
lab session: lab
lamp post: circuit
lap time: racer driver heat pilot day
lead follow-up: prospect
leaderboard entry: competition contest member track tournament stage
league day: lane
league table: tournament competition league club team
learner driver: instructor
learning module: topic
learning path: topic
learning progress: tutorial point course
learning record: chapter lesson dialogue content
learning session: set deck
learning track: topic technology
leave balance: member employee
leave request: member worker personnel
lesson note: lesson
lesson progress: lecture score music
level reading: borehole well
licence agreement: patent
licence request: picture image photo
license agreement: patent
life event: person ancestor parish place relative source member
limit exceedance: station
line item: good
line stop: line
line-up entry: performer night
link click: contact recipient subscriber link
listening history: music recording file
listening progress: audiobook track
listening record: music track
listing report: listing
literary work: author genre poet
live broadcast: anchor streamer
live comment: broadcast stream room session
live room: streamer host
live session: host anchor streamer
live stream: anchor streamer host
loan application: client
loan instrument: pupil student
loan payment: loan credit
loan request: specimen borrower
location record: vehicle
locker rental: rack
log entry: resource ship station geocache object cache source site
log line: execution run
logbook entry: glider pilot member canoe kayak boat dinghy driver plane yacht
logistics document: contract
loss report: bicycle contract policy
lottery record: prize campaign activity gift
lunch order: menu child pupil day
machine log: machine
machine problem: machine
machine service: machine equipment
machine slot: machine
machine training: machine equipment
mail folder: mailbox account
mail label: account
maintenance job: site fault
maintenance log: printer
maintenance order: machine equipment
maintenance record: equipment machine vehicle asset
maintenance request: renter room asset dwelling lot pitch space
maintenance task: machine equipment asset pitch zone device installation mechanic turbine tank plant playground host room area
maintenance visit: station fitter elevator escalator gauge lift -client
maintenance window: server
market data: security stock
market date: site place
market day: place
market offer: resource
marketing campaign: source group
match event: game match player member club
match result: building deck decklist prerelease night
match statistic: match game
match suggestion: listing animal pet
material use: material
meal delivery: guest client menu dish meal
meal order: menu person child pupil day
meal plan: dietitian nutritionist
meal plan entry: recipe
measuring point: result calibration
media file: site website
media item: genre
medical document: patient doctor physician
medical record: doctor vet veterinarian
medication plan: recipient
meet entry: competition meet
meeting minute: meeting
member household: block street
membership application: circle
memorial photo: memorial obituary
memory card: set deck
mentor request: alumnus graduate
mentoring pair: mentor
mentoring request: alumnus graduate
menu category: restaurant
menu day: dish meal
menu item: restaurant kitchen shop
menu plan: meal dish
metadata value: metadata
meter reading: apartment flat circuit
metric value: metric
migration log: migration
milk yield: animal
missed collection: stream address property household
mock exam: course bank
model release: asset
moderation decision: advert
modified document: modification
money transfer: purse account
monitored service: server host node
monitoring data: equipment device service
monitoring device: point
monitoring record: service sensor equipment point
monthly fee: apartment flat
monthly summary: station site gauge
mood entry: feeling emotion trigger factor
mortgage product: lender
motion event: camera
move-out request: space box
movie credit: actor director person film movie
moving item: move
multimedia file: folder
museum specimen: name
museum tour: exhibition
music lesson: student pupil
music track: musician band release
mystery box: collection series
nappy change: child
navigation record: spot
near miss: department area
nest box: hotspot hide bird
nest check: bird species
nest record: site species
news item: channel
note reminder: memo
note reply: note
note version: memo
notebook entry: project
nutrition plan: dietitian nutritionist
object loan: artefact artifact
observing log: telescope instrument object
offer letter: application
offer request: plan
office action: patent
onboarding task: employee
online consultation: agent
open house: agent broker realtor listing property apartment
opening time: business company
operating log: plant tank
operation log: instance mailbox account
operation record: process
optimization record: project
order item: meal design dish box part variant ticket material
order line: meal design po sku box variant
order request: creation
order taken: visit
ordered dish: dish meal
outage report: light luminaire pole post
outbound order: zone location
outbound package: storage
outbound record: zone room store depot location material
outfit piece: clothes garment look
output file: task conversion job modification history
overlay layer: video
package removal: storage
packing item: journey holiday
page feedback: guide
page version: content article
paper question: paper
paper review: abstract paper
parking fine: area
parking permit: garage rack
parking session: space bay
parking space: park area lot facility
parsing rule: source
part usage: assignment
partner notice: test
partner notification: test
passenger request: carpool
patrol log: zone ranger reserve warden area
payment plan: case receivable claim
payment record: account option channel
payment schedule: award decision
payment transaction: channel method card option
pdf file: folder
peer review: abstract invitation assignment
pension payment: person
performance evaluation: worker
performance reading: instance server source configuration connection
performance record: creative advertisement ad
performance review: employee
permission setting: role
permit request: area zone
personal best: athlete competition meet
personal schedule: show slot performance
personalisation request: creation
phone call: contact volunteer
photo like: image picture
photo selection: image picture photo
pick-up request: courier
pickup request: zone
piece request: creation
placed element: element
plan assignment: plan
plan change: plan tariff
plan day: plan
plan document: project
plan exercise: exercise plan
plan meal: dish
plan subscription: organisation tenant workspace account
planned meal: dish
plant diagnosis: houseplant plant
plant problem: houseplant plant
plant protection: block
plant specimen: collector shelf storage
plant swap: plant
planting plan: plot
play equipment: playground
play history: media music content recording video file
play record: media track music content game recording stage video
play session: game
playback history: media file
playback record: media content video track file
played game: game
player profile: team
player score: round session play game
player stat: match player fixture member game
player statistic: athlete gamer match result
playlist entry: track audio media mix content song queue file video
playlist item: playlist media content track
playlist song: playlist music mix song
playlist track: track mix playlist song
plot measurement: plot trait
po line: po order
point of interest: layer
points entry: member
points record: service
points transaction: cardholder
pole inspection: light luminaire pole post
policy confirmation: guideline policy
pollution complaint: polluter facility source
pollution report: polluter
portfolio item: talent actor portfolio model
portfolio position: coin
possible match: pet animal find object listing report
post metric: post
post review: post
post statistic: post
posted event: location place
posting line: ledger account
potential customer: code
power reading: turbine
practical lesson: student learner car driver vehicle
practical test: student learner
practice entry: piece
practice log: music score
practice question: chapter bank
practice run: practice
practice session: pupil set music student deck score piece
practice task: lesson
premium payment: policy
preventive action: non-conformance
price alert: asset fund security coin stock
price candle: token
price category: concert show event
price change: property listing
price entry: coin piece
price history: property catalogue security stock fund token asset coin
price offer: offer
price record: token catalogue fund company
price rule: facility
print failure: job
print job: filament resin spool artwork press machine file material
print order: file
print record: printer
privacy task: processing
problem diagnosis: houseplant plant
problem report: asset plot
process application: process workflow
processed file: job task
processed image: task
processing job: feature tool document file preset
processing record: handler file
processing result: task job
processing task: video
production batch: formulation
production job: machine press
production log: job
production order: assembly
production record: tank turbine pen site
production run: intake
production step: project book
production task: book
programme item: conference speaker concert congress presenter fair event
programme point: celebration
programme slot: show programme
programming course: technology language
progress note: lesson
progress record: task
progress report: project award pupil grant student decision
progress update: campaign project
project case: service
project member: workspace project
project risk: project
project staffing: project
project step: project
project update: project cause campaign
proof of delivery: shipment order
property expense: house property building
property inquiry: property
property inspection: property house
property listing: agent realtor neighbourhood broker
property release: asset
property viewing: apartment property agent broker realtor
public complaint: business
publish record: program
purchase offer: apartment property
purchase order: vendor supplier
purchase order line: po order
purchase request: listing substance good chemical material
push message: group audience segment
push notification: content
push task: audience group segment
quality check: set dataset line batch
quality control: analyser instrument equipment
quality inspection: plan production part
query execution: query statement
query history: statement source connection query set
query result: statement query history source connection
query run: connection statement task query
quest progress: quest
queue number: counter service desk window
queue ticket: counter service desk window
quiz attempt: test quiz set
quiz question: test chapter game
quiz result: lecture lesson
quiz team: night
quotation line: quotation quote offer
quote line: job quotation offer proposal quote
quote request: offered language service customer pair timber
race entry: competition race event
race registration: race
race result: boat racer regatta driver runner event dinghy heat pilot kart car vehicle
radar record: card
radio contact: station
raffle ticket: raffle draw
ranking entry: game
rating change: player game match duel opponent
read confirmation: document
read receipt: announcement
reading entry: reader
reading history: book chapter story title novel work
reading log: title book
reading note: title book
reading progress: novel work
reading record: story book chapter novel work
reading session: reader chapter story
real-time data: device site camera
receipt line: sale good
received event: event
received packet: packet
recently played: music track
recharge order: package
recipe ingredient: ingredient recipe food formula hop malt supply dish
recipe line: ingredient drink supply lot
recognition record: person face
recognition result: upload person face camera model
record release: band artist
recorded conversation: call
recorded event: event
recording session: speaker
recruitment information: company employer enterprise
recurring payment: account
redirect rule: url
reduction measure: facility target goal
reduction target: facility
referee report: invitation assignment submission
reference project: service
referral link: campaign affiliate offer program publisher
referred sale: link
refresh run: dataset
registered product: model
release plan: project
removal job: site
removal order: storage
rendered page: template
renovation project: area
rent bill: lease
rent due: agreement contract lease
rent payment: agreement
rental agreement: flat lessee space box car driver vehicle
rental contract: camper driver van machine
repair job: defect asset team fitter repairer bicycle bike deficiency elevator entrapment escalator lift mechanic fault call breakdown report
repair line: job order
repair order: vehicle car container point facility
repair quote: order
repair request: device renter appliance company dwelling room stall pitch asset space home
repair ticket: repairer client owner
repayment plan: application
repayment record: account
request log: endpoint interface source route key api configuration application
required document: programme
research data: project
research project: funding grant
research task: ancestor relative person
reservation request: space box
resource allocation: node machine
resource usage: instance
result export: comparison task
result file: job task conversion
result row: query history task
retrieval request: file document
return check: contract agreement trip
revenue record: department
review assignment: reviewer referee paper submission manuscript
review report: invitation assignment
review step: department
reviewer assignment: reviewer
reward claim: reward gift
reward redemption: member
reward tier: fundraiser campaign project
ride request: carpool
riding lesson: arena
ringing record: species
risk assessment: application department processing activity area client
role permission: right permission group
room allocation: room
room application: dormitory residence house
room booking: desk room
room calendar: room
room cleaning: room
room member: chat room
roster entry: member squad area team location station
route plan: truck vehicle
route stop: walk monument tour site
royalty statement: book author illustrator translator writer
rss source: folder
run history: script
running log: locomotive stock
running status: equipment instance device service
safety briefing: workplace department site area
safety check: attraction prop asset equipment area
safety inspection: area workplace elevator escalator lift department site
safety measure: junction observation incident
safety observation: department workplace area
safety report: participant patient
safety test: light luminaire pole post
safety training: workplace site department area
safety walk: area workplace department
sailing boat: place
sale item: sale
sale offer: copy
sales opportunity: company
sales record: store shop outlet branch
sales report: store illustrator translator writer author
sampling round: station
sampling trip: station
saved event: event
saved filter: dataset set
saved image: image
saved item: object
saved query: set dataset
saved search: dataset set
saved setting: tool
saved version: drawing
saving measure: building
scan record: code
scan statistic: code
scenic area: region
scenic spot: region
schedule entry: celebrity idol slot group performance
schedule item: facilitator retreat programme teacher
scheduled payment: decision
scheduled post: channel
school course: grade
school horse: stall box paddock
score record: applicant
score table: tournament
scraped data: run
screen comment: broadcast stream room
screening request: study trial
screening rule: screening
script run: script
script version: script
seal usage record: seal
seal use: seal
sealing record: seal
search history: source
search hit: search
search query: content
search record: content
search result: query history
search term: domain website
season price: home property
seat request: carpool
security event: device camera
security incident: asset
seed loan: packet accession lot
seed lot: variety grower heirloom donor seed
seed packet: variety grower heirloom seed
seed request: lot
send log: campaign recipient contact
sensor service: gauge sensor station
sent alert: contact alert recipient
sent email: campaign
sent gift: room broadcast stream gift
service history: vehicle car
service job: site
service metric: service
service offer: talent
service order: vehicle worker client site car
service rating: number ticket
service record: equipment asset
service request: service offered device ward room department equipment client
service user: worker
service visit: fitter elevator engineer escalator plant system lift fault equipment call -client
session feedback: session
session note: session
session registration: session
set-up task: event
setlist entry: concert gig song
setup task: market
share link: video photo directory member picture document file
share record: story project
shared access: member patient
shared cost: flatmate member roommate
shared diary: diary
shared expense: roommate housemate trip
shared file: folder room
shared link: file album
shared note: note
shared ride: vehicle car
shared vehicle: station
sharing record: set file video gallery album
sheet music loan: work piece score
shelf removal: storage
shelving record: storage
shelving task: storage
shift assignment: station location area
shift report: station
shift swap: duty assignment member employee worker shift
shipment status: shipment consignment
shopping item: flatmate roommate housemate
shopping list entry: flatmate roommate
short link: folder campaign domain group
short video: series
sick leave: worker
sick note: employee child
side effect: participant recipient
sim card: plan package tariff
simulated exam: course
simulation result: scenario
simulation run: simulation
site audit: website project
site diary: site area
site task: site
site visit: work
skill assessment: student learner training lesson
skill check: student participant trainee
skill progress: coach
skill record: instructor trainer coach
sleep entry: child baby infant
slide click: slide
slide view: slide
slot plan: machine
social post: channel campaign
soil sample: context
song request: programme show
source file: site folder application
spam rule: inbox account
spare part: motorcycle vehicle
species record: site species
specimen loan: specimen fossil sheet
sport record: sport sports
sports record: sport sports
spray record: block
ssl certificate: domain name
stability test: light luminaire pole post
stage act: fair market
stage change: deal opportunity
stall allocation: pitch stand date day producer
stall application: exhibitor maker market fair
stall booking: day vendor stand producer trader market
stat line: match fixture athlete game result
statement line: account
station maintenance: station
station service: station
status change: case
status check: account mailbox user
status history: deal
status update: shipment consignment order
stay request: home
stock batch: wholesaler
stock check: member vehicle ambulance medic paramedic
stock count: stock
stock entry: wholesaler location fridge supply
stock item: chemical substance store vendor supplier place
stock level: location bin shelf warehouse
stock lot: cultivar variety
stock movement: part sku bottle inventory batch bin component employee warehouse supply stock material wholesaler
stock order: security
stolen report: bicycle
storage location: warehouse depot
storage unit: location facility
stratigraphic unit: area
street light: circuit
street party: neighbourhood area neighbour
stretch goal: fundraiser campaign project
student score: pupil
student work: course class
study record: lesson chapter video content
study session: set deck
study visit: participant
style rule: style
submitted answer: round
submitted code: library
submitted form: definition form
submitted value: submission content
subscription source: folder
subsidy application: person
success story: service solution
supervision duty: date session
supplier evaluation: supplier vendor
supplier order: supplier
supplier quote: vendor supplier
supplier settlement: supplier
supply request: supply
support group: leader facilitator
support request: client
survey job: parcel plot
survey question: form
survey response: questionnaire poll survey question
swap request: member worker assignment
swim class: pool
symptom entry: member person
sync run: system
table column: entity
table position: team club league tournament competition
table relation: comment table
task acceptance: task
task assignment: task
task completion: task
task history: to-do task
task log: node job task
task progress: task
task record: task
task run: job task
task submission: task mission
tasting note: bottle brew wine
tax declaration: client
tax filing: client
tax notice: return filing declaration
tax receipt: contribution donation gift
tax return: taxpayer client
tea session: tea
tea tasting: tea
team application: team
team entry: clan competition tournament cup team
team member: workspace
temperature alarm: room
temperature log: point
temperature reading: room bin heap bay hall rack
template field: template
template history: template
template variable: template
template version: template
tenancy agreement: flat lessee
test attempt: test exam
test case: set
test drive: listing car vehicle
test method: equipment instrument
test order: organisation patient standard panel client site
test question: topic chapter bank
test request: panel
test result: case game counsellor analyser procedure scale ticket project equipment version method application sample person script assessment questionnaire coach
test run: environment release version
test step: engagement audit
text overlay: project video
text version: text
theft report: bicycle bike
theory test: student learner driver
therapy goal: therapist
therapy session: child practitioner student
thesis defense: project
ticket category: concert event
ticket purchase: admission
ticket type: concert sight attraction spot event area
time entry: mandate card project job issue
time log: job
time off request: member
time record: assignment
time sheet: duty
time slot: branch instructor arena center expert specialist clinic show office
timetable entry: route station course
token usage: model
tool change: tool
tool wear: tool
toolbox talk: workplace area department
top-up order: package
tour date: tour guide
tournament entry: competition clan tournament cup team
tournament result: player scorecard round
tracked event: site website
tracking event: campaign parcel package recipient contact subscriber mailing order newsletter
tracking link: affiliate offer program publisher campaign
tracking record: order
trade offer: copy catalogue holding card collectible coin
trading card: set expansion
traffic count: point
traffic data: site camera point detector road
traffic flow: camera sensor detector road
traffic incident: road
traffic record: site detector website sensor camera card road line
traffic sensor: road
traffic statistic: domain
trail camera photo: ground district
trail report: trail
trail stop: walk monument
train service: carriage locomotive route line
training attendance: practice
training group: coach trainer
training log: exercise
training metric: run experiment
training plan: coach trainer member
training record: staff exercise
training session: pitch group hall team course
transaction record: option listing channel
transcoding task: video
translated text: language
translation history: language
translation job: interpreter linguist translator
translation order: language
translation record: language
translation request: language pair
transport order: truck vehicle lorry offer
transport request: pupil passenger
transport track: order
trap check: trap station
travel route: destination
treatment cycle: patient
treatment goal: therapist
treatment note: service
treatment plan: client practitioner
treatment record: surgeon procedure service doctor
treatment session: practitioner service
tree check: tree
tree inspection: tree
trial participant: trial centre site study
trial plot: variety experiment genotype trial line
trial visit: participant
triggered alert: alert
trip expense: trip
trip member: journey holiday trip
unit request: space box
unit response: vehicle call
unit test: set
update record: content
upload record: photo file
uploaded document: application
uploaded file: folder
uploaded image: album folder gallery
usage log: machine equipment
usage record: equipment machine card seal
usage statistic: app application
used part: assignment part
user feedback: content
utility reading: apartment flat
vacation request: member
vaccine dose: baby child
validation rule: element control content
vehicle certificate: vehicle
vehicle check: vehicle member contract ambulance medic paramedic van agreement car
vehicle inspection: vehicle car
vehicle insurance: vehicle
verification record: user mailbox account
vet visit: pony livestock
viability test: accession lot packet
video call: channel conversation room
video clip: camera
video edit: video
video lesson: chapter topic
video record: video
video recording: device
video share: video
view record: video
viewing appointment: listing
viewing history: video
viewing record: video
viewing request: room offer
visa application: client
visit data: form
visit record: site lead website
visit report: worker technician
visit request: client person
visitor entry: site
visitor pass: tenant occupant resident zone
visitor registration: tenant
vital sign: member
voice call: channel room conversation
voice conversion: voice
volunteer duty: service
volunteer hour: opportunity volunteer
volunteer shift: site opportunity
volunteer task: event
vote cast: candidate
vote count: candidate election nominee station place
vote record: option poll campaign
voting record: option poll campaign
wage payment: worker
waiting list entry: borrower branch
waiting number: service
wallet entry: round
wallet movement: order
want list: catalogue
wanted part: part
warranty claim: device
washing machine: shop
waste delivery: bin
watch history: media program video movie content show
watch progress: video series
watch record: video
watched film: series movie
watched stock: security stock
watchlist entry: series stock movie company
water change: tank aquarium
water connection: zone
water level: gauge
water meter: connection point
water parameter: aquarium tank
water quality reading: pen pond cage
water quality test: well
water reading: aquarium pen pond cage
water sample: well zone
water test: tank aquarium zone station
watering duty: bed
weather observation: station
weather reading: site
weather record: site location station
weather warning: city
web application: template
web page: layout template
webinar registration: webinar
website page: layout
wedding guest: wedding table
weekly menu: dish
weigh ticket: site material
weighing record: material
wiki page: space
wildlife sighting: reserve
winning record: campaign activity gift prize
wish list: catalogue
withdrawal request: member
work accident: department
work hour: worker
work log: card job issue task
work order: equipment car team assembly contractor crew vehicle machine company fitter pen substation system plant station installation piece craftsman parcel package plot employee facility outage member
work package: project
work report: worker
work step: engineer
working hour: branch
working paper: audit engagement
workshop job: order repair request
writing log: manuscript story
writing session: story manuscript
yard move: container
`
