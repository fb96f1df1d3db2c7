/** What stands in text columns of these labels, behind a "/" in tables whose noun ends with the word before it alone. */
export const usualValuesOfLabels = `
invitation/code: HV7K2Q|BR49XM|TN83LD|QW61PZ
device/code: DEV-0417|DEV-1182|DEV-0936|DEV-2051
referral/code: MAREN20|TOMAS15|LINA-84K|OSKAR-7Q
regulation/code: R-2023-14|SR 417.2|HS-08-2021|ENV 52-3
language/code: en|fr|de|pt-BR
version: 2.4.1|1.0.3|3.2.0|1.9.7
company: Harbour & Finch Ltd|Norvik Logistics|Tarnwick Foods|Altero Systems GmbH
unit: piece|kg|hour|litre
reading/unit: °C|kWh|% RH|hPa
indicator/unit: %|days|people|tonnes
series/unit: %|million EUR|tonnes|thousand people
product/unit: piece|box|kg|pack
service/unit: hour|visit|room|m²
colour: Teal|Slate blue|Coral|Amber
position: Technician|Project manager|Accountant|Warehouse lead
checkpoint/position: North gate|Loading bay 2|Main entrance|Car park east
member/position: Midfielder|Lead designer|Coordinator|Researcher
space/position: Top banner|Right sidebar|Below article|Footer
option/value: small|medium|large|extra_large
filter/value: Active|Europe|2024|Over 100
wallpaper/category: Nature|Minimal|Space|City lights
template/category: Business|Invitations|Reports|Social media
material/category: Timber|Metals|Fabrics|Adhesives
item/category: Furniture|Kitchenware|Books|Electronics
opening hours: Daily 9 am – 6 pm|Mon–Sat 10–19|Tue–Sun 11 am – 8 pm|Daily 8–22
to: Lisbon|Oslo|Vienna|Osaka
from: Hamburg|Madrid|Krakow|Toronto
guide/to: Old Town|Airport Terminal 2|Botanical Garden|Ferry harbour
guide/from: Central Station|City Hall|Market Square|West Bus Depot
route/to: Airport|University|Harbour|Stadium
route/from: Central Station|Market Square|North Park|Mill Bridge
change/to: Logistics|Finance|Branch office Porto|Customer care
change/from: Sales|Purchasing|Head office|Front desk
venue/kind: Theatre|Concert hall|Jazz club|Cinema
data/kind: Restaurant|Pharmacy|Petrol station|Cash machine
affair/kind: Residence permit|Business registration|Birth certificate|Tax return
link/kind: External|Download|Email|Internal
location: Bristol|Rotterdam|Hall B, bay 4|Graz
project/location: Rotterdam|Leeds|Valencia|Gdansk
criterion/location: Bristol|Munich|Lyon city centre|Malmo
spot/location: North shore of the lake|12 km east of Bergen|Upper valley, Tirol|Old Town, Evora
post/location: North perimeter|Main gate|Watchtower 2|Fuel depot
record/reason: Order completed|Daily check-in|Product review|Friend invited
recommendation/reason: Popular near you|Matches your interests|Often bought together|New this week
movement/reason: Customer return|Damaged in transit|Stock count|Sold
correction/reason: Typing error|Wrong date entered|Duplicate entry|Recalculated
change/reason: Illness|Doctor away|Clash with work|Travel plans
font: Inter|Source Serif 4|Open Sans|Lora
contact: Ines Halvorsen, 020 7946 0312|Karl Wendt, 020 7946 0188|Amara Diallo, 020 7946 0450|Leo Fontaine, 020 7946 0273
quote/source: Letters from Harrow Mill|The Quiet Coast, chapter 4|Interview, May 2019|Speech in Turin, 1954
update/source: ERP export|Weather service|Spreadsheet upload|Supplier feed
news/source: Northgate Herald|Tarnwick Post|Coastline Weekly|Daily Meridian
lead/source: Trade fair|Website form|Phone enquiry|Referral
click/source: Newsletter|Search results|Partner blog|Start page banner
city: Bristol|Porto|Leipzig|Utrecht
stream/host: Nadia Kessler|Theo Marchetti|Suki Arai|Benji Calloway
host: db1.internal.lan|10.0.4.12|sql-prod-02.lan|db-replica.local
country: Portugal|Germany|Canada|Japan
background: Ivory|Charcoal|Pale blue|Warm sand
image/format: PNG|JPEG|WebP|SVG
record/format: PDF|XLSX|CSV|DOCX
contact person: Ruth Ellingham|Marek Dvoran|Celine Aubert|Victor Amoah
model: A320-B|TX-200|KR 45 Plus|Nova 8
vehicle/model: Corvo 1.6|Alta GT|Montane 4x4|Pico Electric
generation/model: Quill 7B|Verse Large|Lumen Chat 2|Quill 13B
prediction/model: Random forest|ARIMA|Gradient boosting|Linear regression
teacher: Helena Marsh|Kofi Mensah-Boyd|Gunnar Ekholm|Laura Pisano
report/period: March 2025|Q2 2025|Week 18, 2025|Year 2024
exhibit/period: Late Bronze Age|16th century|Edo period|1920s
delivery address: 14 Mill Lane, Bristol|Flat 6, 22 Elm Row, Leeds|8 Harbour View, Cork|Unit 3, Dock Road, Hull
department: Finance|Logistics|Human resources|Sales
subject: Mathematics|Biology|History|English
submission/subject: Question about delivery|Quote request|Appointment in June|Change of address
topic: Urban gardening|Train travel|Home baking|Film photography
id number: AX 4417 208|BK 9025 114|CN 3381 667|DR 7750 342
request/area: Battery recycling|Crop genetics|Urban noise|Wound healing
route/area: East car park|Warehouse block|Riverside path|Main lobby
assessment/area: Fire safety|Data protection|Communication skills|Waste handling
scenario/area: Retail|Health care|Logistics|Education
region: Bavaria|Tuscany|Andalusia|Brittany
language: English|German|Spanish|Japanese
serial number: SN-48C2-1190|SN-7F31-0284|SN-02BD-5571|SN-93A6-4408
ip address: 203.0.113.24|198.51.100.7|192.0.2.118|203.0.113.201
person: Lena Achterberg|Idris Kamara|Sophie Mallory|Andrei Vasile
destination: Lisbon|Rotterdam|Oslo|Valencia
withdrawal/destination: Bank account ending 4471|Wallet ending 91bC|Card ending 0082|Bank account ending 6620
industry: Logistics|Food|Printing|Textiles
badge/condition: 10 orders completed|30 days in a row|First review written|5 friends invited
rule/condition: Stock below 20|Amount above 5,000|Temperature over 30 °C|No reply for 2 days
trigger/condition: Cart left for 24 hours|First order placed|Birthday reached|No visit for 30 days
reward/condition: Spend 50 or more|Invite 3 friends|Finish level 10|Log in 7 days running
expert/title: Associate professor|Chief physician|Senior engineer|Research fellow
mentor/title: Senior product designer|Startup founder|Career coach|Lead developer
field: Email address|Phone number|Postal address|Job title
filter/field: Country|Status|Price|Created on
licence number: L-2048-7731|L-1190-4426|L-3375-0918|L-2761-5503
property/type: Text|Number|Boolean|Colour
source/type: Search|Social|Referral|Direct
program/type: Documentary|News|Talk show|Drama
service/type: Consulting|Repair|Cleaning|Delivery
effect/type: Fade|Slide|Zoom|Blur
client: Harbour & Finch Ltd|Tarnwick Foods|Lumo Interiors|Kestrel Cycles
student number: S2301847|S2204410|S2309926|S2117753
user name: app_reader|report_user|svc_backup|shop_admin
submission/user name: Mira Solano|Jens Tolkki|Amina Yusuf|Peter Galway
customer: Adele Forrester|Tarnwick Foods|Luis Cabrera|Norvik Logistics
error: Timeout after 30 s|Page not found|Access denied|Unreadable file
entry/purpose: Delivery|Visit to tenant|Repair work|Pick-up
record/purpose: Internal review|Teaching|Credit check|Archive copy
application/purpose: Working capital|New machinery|Home renovation|Vehicle purchase
measure: Revenue|Visits|Orders|Energy use
reading/measure: Temperature|Humidity|Voltage|Pressure
rule/measure: CPU load|Temperature|Disk space|Stock level
friendship/remark: Met at trade fair|Neighbour|From university|Running club
order/remark: Ring twice|No onions, please|Leave at reception|Extra napkins
score/remark: Good progress|Absent in part two|Very strong essay|Needs revision
item/remark: Gift wrap|Without ice|Replaces broken one|Send separately
artist: Velvet Harrow|Lena Marrow|The Tin Foxes|Osei & Sons
project/key: OPS|WEB|MOB|FIN
setting/key: site_title|max_upload_size|session_timeout|mail_sender
skills: Illustration, layout|Bookkeeping, payroll|JavaScript, testing|Copywriting, SEO
technician/skills: Electrical repair, welding|Heating systems|Lifts and hoists|Network cabling
module: Orders|Users|Inventory|Reports
account number: 4471 0082 916|2093 5517 340|8816 4402 075|3350 9921 668
watermark/text: Sample copy|© Harbour Studio|Confidential|Draft
danmu/text: That ending though|Hello from Oslo|Best scene so far|Here again in 2025
holder: Frida Almquist|Sanjay Pillai|Nora Beckwith|Emre Dogan
currency: EUR|USD|GBP|CHF
parameter/group: Dimensions|Power supply|Materials|Packaging
icon/group: Arrows|Weather|Transport|Files
friend/group: Family|Work|School|Football
contact/group: Suppliers|Customers|Press|Family
node/group: Frankfurt|Edge servers|Backup|Test cluster
number: 2025-0418|2025-0377|2024-1192|2025-0502
supplier: Norvik Trading|Castellan Steel|Elmwood Packaging|Brightwater Dairy
brand: Norvik|Altero|Kestrel|Lumo
channel/keywords: skincare, serum, SPF|lipstick, matte, nude|hair care, curls|perfume, gifts
contract number: CT-2025-0142|CT-2025-0087|CT-2024-0963|CT-2024-1105
carrier: Norvik Express|Swiftline Parcel|Blue Heron Freight|Castellan Cargo
method: Card|Bank transfer|Cash|Wallet balance
calculation/method: Emission factor|Mass balance|Direct measurement|Spend based
analysis/method: Linear regression|Cluster analysis|Trend comparison|ABC analysis
room: Room 204|B12|Hall 3|Lab 1
fitting/room: Living room|Kitchen|Main bedroom|Hallway
address/room: Flat 6|Room 1204|Apartment 3B|Suite 210
colours: Navy, cream|Teal, coral, sand|Black, gold|Green, white
grade: A|B+|A−|C
class/grade: Year 7|Year 9|Grade 4|Grade 11
student/grade: Year 7|Grade 10|Year 9|Grade 5
entry/grade: Grade 1|Grade 7|Grade 4|Grade 10
level: Bronze|Silver|Gold|Platinum
position/level: Junior|Senior|Lead|Middle management
doctor/speciality: Cardiology|Dermatology|Paediatrics|Orthopaedics
investigator/speciality: Insurance fraud|Missing persons|Background checks|Asset tracing
talent/speciality: Jazz vocals|Stage combat|Voice acting|Ballet
anchor/speciality: Beauty|Home cooking|Gaming|Outdoor gear
professional/speciality: Tax law|Interior design|Physiotherapy|Structural engineering
origin: Italy|Portugal|Vietnam|Japan
inquiry/origin: Hamburg|Genoa|Valencia|Gdynia
shipment/origin: Hamburg|Lyon|Rotterdam|Porto
tea/origin: Darjeeling|Fujian|Uji|Assam
specialty/origin: Tuscany|Brittany|Galicia|Tirol
server: web-01|web-03|srv-fra-2|app-02
account/server: Frostpeak EU|Emberhold|Asia 3|Silverwood
deployment/server: gpu-node-03|inference-01|gpu-node-07|edge-02
background colour: #F4EFE6|#FFFFFF|#1E2A38|#E8F1F5
main colour: #1F6F8B|#C8553D|#2E7D32|#5B3E96
platform: Loopgram|Vidnest|Chatterby|Pinfold
icon: home|cart|user|settings
device: Android phone|Windows laptop|iPad|Linux desktop
reset/question: Name of your first pet|Street you grew up in|Your first teacher|City of your birth
reward: 50 points|Free coffee|10% voucher|Golden badge
package/size: 30 × 20 × 15 cm|60 × 40 × 40 cm|25 × 18 × 5 cm|80 × 60 × 50 cm
template/size: A4|1080 × 1080 px|A5 landscape|1920 × 1080 px
creative/size: 300 × 250|728 × 90|160 × 600|1200 × 628
space/size: 728 × 90|300 × 600|970 × 250|320 × 100
company/size: 1–10 employees|11–50 employees|51–200 employees|201–500 employees
folder: Contracts|Invoices 2024|Drafts|Logos
role: Administrator|Editor|Viewer|Accountant
personnel/role: Site manager|Safety officer|Driver|Nurse
role/role: Lead|Supporting|Villain|Narrator
member/role: Developer|Tester|Designer|Project lead
character/role: Healer|Tank|Hero|Villain
metric: Visits|Conversion rate|Revenue|Error rate
symbol: BTC|ETH|SOL|LTC
instrument/symbol: EURUSD|XAUUSD|GBPJPY|US500
provider: Norvia Services|Tandem Solutions|Harbour Group|Altero Partners
address/provider: Fjordnet|Elmwood Broadband|Tandem Telecom|Castellan Cable
method/provider: Paylark|Norvia Pay|Coinbridge|Tandem Wallet
engine/provider: LinguaNova|Babelworks|Altero Translate|Verba Cloud
season: 2024–25|Spring 2025|Season 4|2023–24
street: Mill Lane 14|Elm Row 22|Harbour View 8|Station Street 51
mood: Calm|Stressed|Cheerful|Tired
playlists/mood: Mellow|Upbeat|Dreamy|Focused
line: Line 1|Line 3|Assembly B|Packing 2
specification: 500 ml|2 m, black|Size M, cotton|10 pieces per pack
material/specification: M8 × 40 mm|12 mm plywood|A4, 80 g|DN 50, 6 m
medicine/specification: 250 mg, 20 tablets|5 ml, 10 ampoules|100 ml syrup|50 mg, 30 capsules
domain: tarnwick-books.com|vellinghoutbakery.com|norvik-cycles.net|elmrowdental.org
match/result: 2–1|0–0|3–2|1–4
operation/result: 214 opens|38 new customers|12 bookings|540 clicks
identity number: AX 4417 208|GT 6032 919|HM 1178 450|JP 8264 037
card/series: Forest Spirits|Iron Age|Deep Sea|Sky Pirates
product/series: Nova|Classic|Outdoor Pro|Heritage
collectible/series: Paper Cranes|City Nights|Twelve Moons|Harbour Lights
recipient: Thea Lundgren|Mario Spada|Grace Oyelowo|Bastian Roth
code/recipient: 07700 900 142|07700 900 318|07700 900 455|07700 900 671
school: Elm Row Primary|Northgate Grammar|Harbour View Academy|St Brannoc's College
director: Mara Ellestad|Julio Benavent|Greer Holloway|Anton Szabo-Lind
gift/effect: Fireworks|Falling hearts|Rocket launch|Confetti
event/effect: Lose one life|Bounce back|Gain 10 points|Play crash sound
move/effect: Burns the target|Raises defence|Puts target to sleep|Strikes twice
weapons/effect: Slows the target|Ignores armour|Double damage at night|Poison, 5 s
props/effect: Restores 50 health|Doubles coins|Shield for 10 s|Reveals the map
bank account: 4471 0082 9163|2093 5517 3408|8816 4402 0751|3350 9921 6684
shared with: Erin Castleton|Nikolai Brusk|Tamara Juric|Ben Adomako
floor: Ground floor|1st floor|2nd floor|Basement
rule/operator: Greater than|Less than|Equal to|Contains
record/operator: Mona Kirkby|Arne Lofgren|Pilar Santos|George Ashdown
stations/operator: Voltaro|Norvia Charge|Greenpike Energy|Tandem Mobility
recharges/operator: Fjordnet Mobile|Tandem Telecom|Norvia Mobile|Castellan Cell
ups/operator: Fjordnet Mobile|Tandem Telecom|Norvia Mobile|Castellan Cell
organisation: Harbour Arts Trust|Northgate University|Elm Institute|Tarnwick Foundation
bonus: +12 attack|+5 defence|+8% speed|+20 health
ins/bonus: +5 points|+10 points|+20 points|Free spin
doctor: Dr Maren Oyelaran|Dr Paul Hesketh|Dr Ines Quintela|Dr Kavita Rangan
material: Oak|Stainless steel|Beech|Glass
factor/material: Diesel|Natural gas|Electricity|Cement
placeholder: Type here|Enter a value|Choose one|Your answer
visitor: Guest 4821|Maja T.|Guest 0718|Owen P.
element/label: Car park|Main entrance|Ticket office|Toilets
field/label: Date of birth|Company size|T-shirt size|Dietary needs
building: Block C|Elm House|Tower 2|North Wing
metric/formula: Orders ÷ visits|Revenue − cost|Clicks ÷ views × 100|Sales ÷ days
driver: Frank Delacourt|Bogdan Ionescu|Hamza Belkacem|Rory McAuley
type/driver: org.postgresql.Driver|com.mysql.cj.jdbc.Driver|oracle.jdbc.OracleDriver|org.sqlite.JDBC
connection/driver: org.postgresql.Driver|com.mysql.cj.jdbc.Driver|oracle.jdbc.OracleDriver|org.sqlite.JDBC
browser: Firefox 127|Chrome 126|Safari 17.5|Edge 125
interests: Hiking, photography|Cooking, wine|Football, gaming|Reading, museums
child/interests: Drawing, dinosaurs|Football, swimming|Building blocks|Piano, animals
goal: Build confidence|Steady progress|Reach the next level|Learn the basics
plan/goal: Hold a simple conversation|Pass the B1 exam|Read short novels|Write a report
therapy/goal: Sleep through the night|Walk without pain|Less anxiety|Return to work
portfolio/goal: Steady income|Retirement|Long-term growth|House deposit
item/options: Large, blue|250 g, ground|Gift wrap|Oat milk
breed: Border Collie|Maine Coon|Labrador|Beagle
languages: English, French|German, Polish|Spanish, Catalan|Japanese, English
token: 9f3c41b7e2|a07d5588c1|5be2f9103d|c4417a6e08
employee number: E-10442|E-10387|E-11026|E-10915
coach: Martin Ashgrove|Luz Herrera|Bram Verhoef|Denise Appiah
map/style: Satellite|Terrain|Light grey|Night
coach/style: Patient|Strict|Playful|Data driven
demand/style: Minimalist|Scandinavian|Vintage|Modern
case/style: Scandinavian|Industrial|Modern country|Japanese
rule/outcome: Approve|Reject|Refer to manager|Ask for documents
calls/outcome: Reached|Voicemail|Callback agreed|No answer
outcome: Completed|Failed|Partly completed|Skipped
zone: Zone A|Zone C|Cold store|Bulk area
dose: 1 tablet twice daily|5 ml|250 mg|2 capsules at night
columns: name, date, amount|id, email, status|city, population|product, price, stock
tags: beach, family|autumn, forest|beginner, free|retro, blue
questions/tags: html, forms|travel, visa|taxes|python, csv
rooms/tags: sea view, quiet|pets welcome|balcony|family, ground floor
genre: Jazz|Folk|Indie rock|Ambient
movie/genre: Drama|Thriller|Comedy|Documentary
game/genre: Puzzle|Role playing|Racing|Strategy
drama/genre: Romance|Crime|Historical|Comedy
certificate number: CRT-2024-00817|CRT-2024-01142|CRT-2023-00396|CRT-2025-00059
firmware: v2.3.1|v1.8.0|v4.0.12|v3.1.7
network: Ethereum|Tron|BNB Chain|Polygon
district: Northgate|Old Town|Riverside|Elmfield
emergency contact: Rosa Lindell, 07700 900 204|Peter Galway, 07700 900 337|Amina Yusuf, 07700 900 561|Jens Tolkki, 07700 900 718
schedule: Daily at 6 am|Every 15 minutes|Mondays at 8 am|First of the month
product/term: 12 months|36 months|90 days|5 years
grade/term: Autumn 2024|Spring 2025|Term 1|Summer 2024
enrolment/term: Autumn 2025|Spring 2026|Autumn 2024|Spring 2025
fees/term: Autumn 2025|Spring 2025|Term 1|Summer 2025
major: Computer science|Nursing|Economics|Civil engineering
database name: shop_prod|crm_main|inventory|billing_2024
audience: Women 25–34|Students|First-time buyers|Small business owners
book/audience: Ages 8–12|Young adults|Beginners|Parents
occupation: Nurse|Electrician|Teacher|Baker
column/comment: Primary key|Creation time|Customer email|Soft-delete flag
table/comment: Customer orders|Login history|Product prices|Daily stock
tables/comment: Customer orders|Login history|Product prices|Daily stock
recipients: Sales team|Night shift|Finance, head office|Branch managers
payment method: Card|Cash|Bank transfer|Wallet balance
education: Bachelor's degree|Master's degree|Vocational diploma|Secondary school
progress/education: Nursery|Year 1|Primary school|Preschool
batch: B2504-17|B2503-42|B2505-08|B2501-90
trigger: Form submitted|New order|Status changed|Every Monday
campaign/trigger: Cart abandoned|First visit|Birthday|30 days inactive
lamp/trigger: Door opened|Pressure too high|Emergency stop|Machine idle 5 min
event/trigger: Enter the cave|Boss defeated|Key picked up|Level 5 reached
owner name: Walter Brindley|Ioana Munteanu|Kaya Sorel|Harald Fink
guest name: Eleanor Vance-Ruddy|Takumi Hoshi|Beatriz Falcao|Ruben Aaltonen
tax number: DE 204 817 336|GB 118 3504 27|FR 41 307 742 881|PT 261 094 775
request/greeting: Hi, we met at the book club|Nora from Elm Row School|Hello from the chess group|Your old flatmate
members: Ines, Tom, Yusuf|Clara, Ben, Mei, Ola|Petra, Sam|Hugo, Lila, Arne
publisher: Marlowe & Finch|Lanternwork Press|Elmwood Editions|Northgate House
wallet address: 0x7a3F…91bC|0x04d8…E2f7|0xB15e…60a9|0x92Cc…3d18
filter: Sepia|Vivid|Black and white|Warm
headline: Illustrator for children's books|Bookkeeper for small firms|Full-stack developer|Wedding photographer
warehouse: North warehouse|Dock Street depot|Warehouse 2|Leipzig hub
time zone: Paris (UTC+1)|London (UTC+0)|Tokyo (UTC+9)|New York (UTC−5)
display name: Maren Oduya|Harbour Support|Tomas V.|Lina from Sales
property: font-size|margin-top|color|border-radius
row: Row C|Row 4|Row 12|Row A
resolution: 1920 × 1080|3840 × 2160|1280 × 720|2560 × 1440
shelf: A-03|B-12|C-07|D-01
manager: Constance Rigby|Faisal Noorani|Lene Ostergaard|Marco Villani
next step: Send quote|Call back on Friday|Book a demo|Visit on site
source/frequency: Every 6 hours|Daily|Every 30 minutes|Weekly
item/frequency: Twice daily|Once at night|Every 8 hours|Once daily
prescriptions/frequency: Twice daily|Once at night|Every 8 hours|Once daily
channels/frequency: 538 MHz|610 MHz|474 MHz|722 MHz
php version: 8.2.14|8.3.2|7.4.33|8.1.27
patrol/route: North loop|Warehouse round|Perimeter A|Car parks
stops/route: Line 4|Harbour Loop|Route 12|Express 1
trajectories/route: North loop|Warehouse round|Perimeter A|Car parks
column: price|customer_id|email|order_date
pond/species: Carp|Tilapia|Rainbow trout|Prawn
disease/species: Cattle|Tomato|Carp|Poultry
record/species: Carp|Tilapia|Laying hens|Trout
plants/species: Monstera deliciosa|Lavandula angustifolia|Ficus elastica|Rosa canina
pets/species: Dragon|Cat|Axolotl|Fox
registrar: Domaro|Norvia Names|Elmwood Domains|Registra One
website: tarnwick-books.com|norvik-cycles.net|elmrowdental.org|harbourfinchstudio.com
license plate: KL 482 TR|BX 77 AM|QN 015 DD|MW 903 ES
receiver: Agatha Prowse|Milos Vanek|Norvik Trading|Zeynep Tunc
tenant: Lumo Interiors|Pebble & Pine|Vantreight Dental|Kestrel Cycles
invitation code: HV7K2Q|BR49XM|TN83LD|QW61PZ
incoming server: imap.tarnwick-books.com|imap.postlark.net|pop.elmrow.org|imap.norvikmail.com
outgoing server: smtp.tarnwick-books.com|smtp.postlark.net|smtp.elmrow.org|smtp.norvikmail.com
registration number: 08241337|11530092|06774815|09318460
equipment/registration number: EQ-2019-0417|EQ-2021-0088|EQ-2020-0932|EQ-2023-0156
manufacturer: Norvik Industries|Altero Systems|Castellan Labs|Orlo Components
pick-up place: Central Station, exit B|Airport, arrivals hall|Harbour car park|14 Mill Lane
visitor name: Phoebe Landry|Arturo Bellini|Hanako Endo|Wim Jacobs-Pell
starting point: Central Station|14 Mill Lane|Airport Terminal 2|Elm Row 22
ending point: University Hospital|Linden Avenue 103|City Hall|Northgate Mall
operating system: Ubuntu 22.04|Windows 11|Android 14|Debian 12
access key: AKQ4…7TLD|AKM9…02XR|AKB1…E55P|AKV7…90SC
error/cause: Page moved|Typing error in link|Page deleted|Server timeout
update/cause: Roadworks|Accident|Heavy rain|Football match
failures/cause: Disk full|Power cut|Memory leak|Faulty update
gate: Gate 4|North gate|Gate A|Gate 12
flight/gate: B22|A07|C14|D03
weather: Sunny, 18 °C|Light rain, 11 °C|Cloudy, 14 °C|Snow, −2 °C
programme: Business administration|Nursing|Mechanical engineering|Media studies
hs code: 6109.10|8471.30|0901.21|9403.60
api key: pk_4f8c…91b2|pk_a07d…55e8|pk_5be2…f910|pk_c441…7a6e
controls/command: Restart|Lock screen|Shut down|Take screenshot
item/command: uptime|df -h|free -m|ping -c 4 10.0.4.12
agency: Castellan Ratings|Elmwood Agency|Harbour & Partners|Tandem Bureau
record/component: Compressor|Fuel pump|Gearbox|Control board
boms/component: Hinge, 40 mm|Circuit board|Side panel|Screw M4 × 12
menus/component: UserList|OrderTable|Dashboard|SettingsForm
status: Received|In progress|On hold|Completed
venue: Harbour Hall|Northgate Arena|The Old Granary|Elm House Gardens
channel: Website|Email|Phone|Shop
rules/channel: Email|SMS|Push message|Phone call
component/class name: btn-primary|nav-item|card-body|form-row
plan/class name: 7B|Year 9 C|5D|10A
object/class name: InvoiceMailer|UserRepository|CartItem|ReportBuilder
tables/class name: OrderItem|Customer|Invoice|ProductStock
settlement/party: Harbour & Finch Ltd|Norvik Trading|Tarnwick Foods|Castellan Printing
representative/party: Civic Union|Green Alliance|People's Forum|Liberal Centre
representatives/party: Civic Union|Green Alliance|People's Forum|Liberal Centre
hash: 9f3c41…b71e|a07d55…c1e8|5be2f9…103d|c4417a…6e08
questionnaire/scale: 1–5|1–7|0–10|Never to always
map/scale: 1 to 500|1 to 2,000|1 to 5,000|1 to 1,000
drawings/scale: 1 to 50|1 to 100|1 to 20|1 to 200
degree: Bachelor of Science|Master of Arts|Diploma|Doctorate
account/account name: mkessler|tomas_v|lina84|harbour.studio
platform/account name: harbourdeli|lumo.home|kestrel_cycles|elmstreet
entry/account name: Office supplies|Sales revenue|Bank charges|Rent
passport number: AX4417208|BK9025114|CN3381667|DR7750342
real name: Miriam Escott|Jonah Teller|Camille Oriol|Ravi Sundarel
airline: Norvia Air|Blue Heron Airways|Castellan Air|Skyrail Regional
issuer: Castellan Insurance|Northgate Authority|Elm Institute|Harbour Life
border: 1 px solid|2 px dashed|None|1 px dotted
codec: H.264|AAC|H.265|VP9
hospital: Northgate General|St Brannoc's Hospital|Harbour Clinic|Riverside Medical Centre
best season: Spring|Early autumn|Summer|Winter
sheet name: Sheet1|Orders 2024|Prices|Summary
sort: Newest first|Price, low to high|Name A–Z|Amount, descending
slogan: Built to last|Better every day|Together we grow|Simple and fair
candidates/slogan: Homes for all|A voice for every street|Fair play, fair pay|Clean water first
sport: Football|Basketball|Tennis|Handball
game/sport: Football|Basketball|Ice hockey|Handball
current version: 2.4.1|1.0.3|3.2.0|1.9.7
beneficiary: Hannah Stroud|Luis Cabrera|Monika Zeman|Edward Tsang
accent colour: #1F6F8B|#C8553D|#2E7D32|#5B3E96
market: Forex|US equities|Crypto spot|Futures
data type: varchar(255)|int|datetime|decimal(10,2)
part of speech: Noun|Verb|Adjective|Adverb
error message: Must be a number|This field is required|At most 50 characters|Not a valid email
tables/rows: Region|Product group|Month|Customer
sort by: Price|Newest|Name|Rating
chassis number: WKX4820TR77B01942|VLN903ES1180K5521|KBX77AM4402P07518|TRQ015DD6620M1184
town: Tarnwick|Elmfield|Northgate|Linden
card/branch: Bristol|Head office|Leeds North|Porto
member/branch: Riverside branch|Elm Row branch|Northgate branch|University branch
reviews/branch: main|develop|fix-login|feature-cart
authors: Marsh H., Ekholm G.|Pisano L., Tan W.|Oriol C.|Adeyemi J., Holm A.
literatures/authors: Anselm of Varne|Lady Oriel|Brother Tamsin|Unknown
dice: 1d20|2d6|3d8|1d100
pack: Lazy cats|Office days|Little foxes|Happy tea
law firm: Ashcombe & Platt|Brandauer Legal|Marlowe Hale LLP|Castellan Law
delivery place: 14 Mill Lane|Elm Row 22, Leeds|Harbour View 8|University library
sheet: Sheet1|Orders 2024|Prices|Customers
session key: a91f…07cd|4be2…f9d0|77c4…1a6e|e03d…30b2
merchant number: M-1004482|M-1004519|M-1004633|M-1004701
composer: Ottavio Renn|Clara Dunmore|H. Brandauer|Edvin Skog
encoding: UTF-8|ISO-8859-1|Windows-1252|UTF-16
age group: 18–24|25–34|35–44|45–54
course/age group: 6–8 years|9–12 years|Adults|13–16 years
account: Main account|Savings|Sales revenue|Rent
province: Ontario|Sichuan|Seville|Utrecht
soldier/rank: Private|Corporal|Sergeant|Lieutenant
consumption/service: Haircut|Massage, 60 min|Car wash|Swimming session
actors: Elsa Thornqvist, Julian Marsh-Abel|Noriko Senda|Cedric Oyama, Paloma Rey|Ada Fenwick, Tomas Lund
where to buy: Old Town market|Farm shop, Elmfield|Harbour Deli|Airport shops
section: Installation|Quick start|Configuration|API reference
age range: 18–30|25–45|6–12|Over 60
algorithm: AES-256|RSA-2048|ChaCha20|Blowfish
model/algorithm: Random forest|Gradient boosting|Logistic regression|k-means
record/conditions: Sunny|Light rain|Overcast|Snow showers
query/conditions: status is paid|created after 1 May|amount over 100|country is Spain
narrator: Miriam Escott|Jonah Teller|Camille Oriol|Bram Verhoef
framework: Spring Boot|Laravel|Django|Express
meridian: Lung|Large intestine|Stomach|Spleen
contractor: Castellan Build|Elmwood Joinery|Norvik Roofing|Tandem Electrics
slot: Slot 1|Slot 4|Slot 2|Slot 7
environment: Ubuntu 22.04, Docker|Windows 11, Python 3.12|Jupyter notebook|Kubernetes, 3 nodes
counselor/specialty: Anxiety|Couples|Grief|Teenagers
doctor/specialty: Cardiology|Dermatology|Paediatrics|Orthopaedics
format/pattern: DD.MM.YYYY|YYYY-MM-DD|MMM D, YYYY|D MMMM YYYY
rules/pattern: [A-Z]{2}[0-9]{4}|[0-9]{5}|[a-z0-9_]+|[0-9]{3}-[0-9]{3}
format/example: 24.05.2025|2025-05-24|May 24, 2025|24 May 2025
phpunit version: 10.5.9|9.6.16|11.0.3|8.5.36
semester: Autumn 2024|Spring 2025|Semester 3|Autumn 2023
spacing: Compact|Normal|Wide|1.5 lines
fonts: Inter, Lora|Roboto, Roboto Mono|Open Sans|Poppins, Merriweather
booth number: A12|C07|B23|D41
issuing body: Ministry of Economy|Northgate City Council|Tax Authority|Environment Agency
sponsor: Castellan Labs|Northgate University|Brightwater Pharma|Altero Biosciences
counter: Counter 3|Counter 12|Desk B|Counter 7
airline/counter: A12–A15|C07|B20–B24|D03
broker: Tandem Markets|Norvia Brokers|Harbour Capital|Castellan Securities
policies/broker: Elmwood Brokers|Harbour Cover Advice|Norvia Brokers|Tandem Risk
edit/settings: Brightness +10|Contrast +15|Blur 4 px|Rotate 90°
child's name: Ella|Noah Mensah|Freya|Luca Marin
permissions: Read only|Read, write|Full access|Orders, reports
pick-up address: 14 Mill Lane, Bristol|Unit 3, Dock Road, Hull|51 Station Street, York|Norvik depot, Leeds
values: Sum of amount|Count of orders|Average price|Sum of hours
from status: New|In progress|On hold|Submitted
to status: In progress|Completed|Cancelled|Approved
selector: .price|#main h1|ul.list li|.product-title
mail server: mail.tarnwick-books.com|mx1.postlark.net|mail.elmrow.org|mx.norvikmail.com
tables: customers, orders|users|invoices, payments|products, stock
from version: 2.3.0|1.0.2|3.1.4|1.9.0
to version: 2.4.0|1.1.0|3.2.0|2.0.0
station: Northgate Test Centre|Harbour Inspection|Elm Road Station|Tandem Vehicle Check
prediction/part: Main bearing|Drive belt|Cooling fan|Hydraulic pump
repairs/part: Brake pads|Display|Battery|Door seal
instrument: Piano|Violin|Guitar|Flute
match/element: h1|.price|#main|ul.list li
events/element: Submit button|Menu link|Search field|Cart icon
container or vehicle: NVKU 482117 3|Van, KL 482 TR|BHFU 204551 7|Truck, BX 77 AM
day: Monday|Tuesday|Wednesday|Thursday
court: Court 2|Elm Park court|Sports hall A|Outdoor court 1
aperture: f2.8|f8|f5.6|f11
shutter speed: 2 s|30 s|8 s|15 s
seed: 4821903|a91f07cd|7714402|5be2f910
weekday: Monday|Tuesday|Wednesday|Thursday
test: 50 m sprint|Long jump|Sit and reach|Grip strength
storage address: files.tarnwick-books.com|cdn.harbourfinch.com|media.norvikmail.com|static.elmrow.org
app key: wx4f8c91b2a07d|wx55e85be2f910|wxc4417a6e081d|wx30f2b59f3c41
theme colour: Teal|Slate blue|Coral|Amber
start page: Dashboard|My tasks|Calendar|Messages
visa class: Tourist|Business|Student|Work
embassy account: APP-4417208|APP-9025114|APP-3381667|APP-7750342
runtime: Node 20|Java 17|Python 3.12|PHP 8.2
script: login.js|checkout.php|import.py|cart.js
styles: Impressionism|Abstract|Realism|Pop art
pest: Aphids|Rats|Whitefly|Cockroaches
cell: B4|A1|D12|C7
occasion: Mid-autumn festival|New Year|Company anniversary|Summer party
setting: max_connections|log_level|cache_ttl|timeout
old label: Colour|Qty|Client|Tel
new label: Main colour|Quantity|Customer|Telephone
keyboard key: A|S|D|F
culture: Batik from Java|Portuguese tile painting|Korean paper craft|Flamenco
collection: Summer ideas|Competitors|Video ads|Inspiration
service number: 4417208|9025114|3381667|7750342
commander: Captain H. Norcross|Major E. Kvist|Lt Col P. Garland|Captain S. Raud
vision: 1.0|0.8|5.0|4.9
week: Week 18|Week 19|Week 20|Week 21
holiday: Easter|May Day|Christmas|Summer holidays
climate: Mild|Tropical|Dry and warm|Snowy
activity: Guided walk|Boat trip|Museum visit|Wine tasting
sender city: Leeds|Porto|Munich|Lyon
receiver city: Bristol|Madrid|Vienna|Nantes
wind: SW, 12 kmh|N, light|W, 5 Bft|Calm
feeling: Strong|Tired but happy|Heavy legs|Great
instruction: Turn left at the church|Follow the river|Straight on for 400 m|Cross Mill Bridge
client address: 203.0.113.24|198.51.100.7|192.0.2.118|203.0.113.201
python version: 3.12.2|3.11.8|3.10.13|3.9.18
text version: v3, May 2024|v2|2025-01|v1.4
chest: 96 cm|88 cm|104 cm|112 cm
length: 68 cm|72 cm|74 cm|66 cm
ratio: 2 to 1|1 to 1|3 to 2|1 to 4
counterparty: Harbour & Finch Ltd|Norvik Trading|Tarnwick Foods|Elmwood Packaging
end reason: Term expired|Resigned|Transferred|Retired
student name: Ella Winstanley|Marco Ribeiro|Jin Sato|Fatou Ndiolle
wechat: toby_sales|irina_norvik|carlosp88|heidi-lauer
table name: customers|orders|invoice_items|products
main field: customer_id|product_id|order_no|region_code
related field: id|customer_no|sku|code
body part: Paws|Ears|Face|Tail
storage: 128 GB|256 GB|64 GB|512 GB
food: Oatmeal with berries|Chicken salad|Lentil soup|Rye bread, cheese
contract type: Permanent|Fixed term|Part time|Apprenticeship
previous job: Warehouse worker|Cashier|Machine operator|Office clerk
event: Town charter granted|First railway opened|Great flood|Cathedral completed
dosage: 1 tablet twice daily|5 ml|250 mg|2 capsules
shift: Early|Late|Night|Day
table pattern: orders_*|log_2024_*|user_?|stat_*
scope: Credit limit to 10,000|Card payments|Branch loans|Overdrafts
extensions: mbstring, curl|pdo_mysql, gd|xdebug|intl, zip
step: Cutting|Drilling|Deburring|Painting
fill colour: #1F6F8B|#C8553D|#2E7D32|#F4EFE6
stroke colour: #222222|#1E2A38|#5B3E96|#FFFFFF
animation: Fade in|Slide up|None|Zoom
edition number: 12 of 100|7 of 50|88 of 250|3 of 10
from postcode: BS1 4TR|LS6 2QD|HU3 2BN|YO1 7HH
to postcode: EX4 6PL|BA1 2QH|NE1 8AF|CF10 1EP
space number: A12|B07|C23|41
return type: string|array|bool|int
error text: Number not in service|Mailbox full|Message rejected|Timed out
delimiter: Comma|Semicolon|Tab|Pipe
protocol number: BRW-2024-017|ALT-112-03|CL-2023-45|NGU-0087
indicators: MACD|RSI 14|Moving average 20|Bollinger bands
permitted use: Housing|Office|Retail, ground floor|Warehouse
base currency: EUR|USD|GBP|AUD
quote currency: JPY|CAD|NZD|SEK
bride: Clara Duval|Elena Rusu|Sophie Mallory|Hana Kimori
groom: Jonas Aldrin|Matteo Grandi|Kwame Asante|Felix Brandauer
dress code: Black tie|Smart casual|Garden party|Festive
problem kind: Does not start|No connection|Slow|Error message
bed: Bed 2|Upper bunk|Bed 4|Lower bunk
foreground: Charcoal|White|Dark teal|Navy
symptom: Screen stays black|No power|Overheats|Loud fan
engine: 1.6 petrol, 110 hp|2.0 diesel, 150 hp|Electric, 150 kW|1.2 turbo, 100 hp
album: Low Tide Letters|Northbound|Paper Lanterns|Winter Garden
contract address: 0x7a3F…91bC|0x04d8…E2f7|0xB15e…60a9|0x92Cc…3d18
from location: North warehouse|Office, 2nd floor|Leeds branch|Storage room B
to location: Bristol branch|Meeting room 3|Porto office|Repair centre
widgets: Sales chart, tasks|Calendar, weather|Orders today|Messages, notes
constituency: Northgate East|Harbour Central|Elmfield|West Linden
strategy: Long-short equity|Index tracking|Value|Fixed income
key name: customers-2024|backup-key|hr-files|main
cage: Cage 4|A12|B07|Cage 11
latin name: Parus major|Quercus robur|Vulpes vulpes|Salmo trutta
medication: Amoxicillin|Ibuprofen|Metformin|Cetirizine
friend name: Tilly|Omar|Jonas|Mei
sections: News, events|About, services, contact|Header, gallery, footer|Offers, reviews
job wanted: Accountant|Front-end developer|Nurse|Sales manager
signer name: Leonora Platt|Viggo Hauge|Samir Chalabi|Dorothy Kean
countries: Germany, Austria|Portugal, Spain|Canada|Japan, Korea
vehicle kind: Car|Van|Truck|Motorcycle
container code: GTM-K4X7QF2|GTM-P83LDT9|GTM-W61PZB5|GTM-N05SAH3
pixel code: 482117903204551|734881644020335|099216770412635|890417208902511
group number: −1001482117903|−1001204551734|−1001881644020|−1001335099216
people: Anna and Tom|Grandma Rose|The Lindells|Mei, Hugo
gamertag: NightHeron|RustyKnight77|SableFox|IronMoth
third party: Harbour Taxi Ltd|Gareth Doyle|Elmwood Packaging|Castellan Build
heading font: Poppins|Merriweather|Montserrat|Playfair Display
ticket code: TK-4821-KX|TK-9032-QF|TK-5517-BR|TK-8816-HV
customer name: Adele Forrester|Luis Cabrera|Beata Kowal|Grace Oyelowo
shadow: 0 2px 4px|None|0 8px 24px|Soft
grades: 1–4|5–8|9–10|K–5
donor name: Margery Stokes|Anonymous|Tarnwick Foundation|Tiago Rebelo
second colour: #F4EFE6|#D9A441|#1E2A38|#9AA5B1
replacement: ***|[removed]|darn|nonsense
dietary needs: Vegetarian|Low salt|Gluten free|Diabetic diet
bucket: harbour-media|tarnwick-backup|elmrow-files|lumo-images
attribute: href|src|text|data-price
patient card number: 0041 7208|0090 2511|0033 8166|0077 5034
dynasty: Tang|Song|Ming|Han
gemstone: Sapphire|Emerald|Garnet|Opal
allowed addresses: 203.0.113.24|198.51.100.7, 198.51.100.8|192.0.2.118|Any
stage: Received|Under review|Assigned|Approved
voice command: Open menu|Call home|Next page|Go back
generic name: Ibuprofen|Metformin|Cetirizine|Omeprazole
`
