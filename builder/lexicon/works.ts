import type { Domain } from './domains.ts'

/** What was done for somebody, by fields of life: names of finished work, parted by "|". */
// biome-ignore format: a table
const table: Readonly<Record<string, string>> = {
  software: 'Bookings for a ferry|One login for three sites|Stock that counts itself|A map of 400 playgrounds|Invoices without paper|Search in a second|An app for night nurses',
  tech: 'Bookings for a ferry|Sensors in forty greenhouses|A terminal for a museum|Phones for a hospital|Stock that counts itself|Screens for a station',
  ai: 'Letters sorted by subject|Damages read from pictures|A forecast for a bakery|Questions answered at night|Reports in half the time|Voices into minutes',
  manufacturing: 'Packing line without stops|A press that reports itself|Furnace with a third less gas|Robot for the night shift|Boards tested in one pass|From drawing to part in a week',
  electronics: 'Control board for a crane|A drone for vineyards|Tester for ten thousand boards|Power supply for the Arctic|Laser for thin glass|Cameras in the cold',
  energy: 'Solar roof for a school|Heat from the river|A village with its own grid|Meters for nine hundred flats|Wind park, north ridge|Batteries for a harbour crane',
  logistics: 'Cold chain for a dairy|Harbour to door in two days|Moving a library|Returns for forty shops|A depot with half the ways|Machines to the north',
  automotive: 'Fleet of twenty electric vans|Workshop in a day|A bus from 1968|Charging yard at the station|Parking without tickets|Brakes for the post',
  health: 'A practice without queues|Home visits in the valley|Records on one page|Rehabilitation after a fall|A ward that sleeps|Vaccination in a week',
  education: 'A school with open classes|Reading hours for 300 children|Exams without paper|A workshop for trainees|Homework on one page|Maths with a garden',
  food: 'A menu from one valley|Canteen for nine hundred|Wedding on a meadow|A bakery opens at five|Kitchen without waste|Soup for the night shift',
  agriculture: 'Drip lines for forty hectares|An orchard comes back|Barn with a solar roof|Milk in glass|Sensors in the vineyard|Seeds for a dry year',
  property: 'Six flats, Maple Street|Old mill, new offices|Heating for House 4|Courtyard with a garden|Attic for a family|Lift in a listed house',
  architecture: 'House on the slope|Library at the canal|School for two hundred|A flat without corridors|Office in a former mill|Pavilion in the park',
  household: 'A house cleaned after the fair|Kitchen tap in an hour|Windows of a tower|Move across the canal|Garden before a wedding|Lamps for a stairwell',
  fashion: 'Uniforms for a ferry|A coat from old sails|Costumes for the opera|Forty dresses, one pattern|Shoes for nurses|A knitwear line',
  event: 'Night of the open gates|A fair in six weeks|Conference for nine hundred|Concert on the quay|Opening of a museum|Fifty stands, one plan',
  travel: 'A week without a car|Trail of seven huts|Hotel in a lighthouse|Old town by night|Trains for a school|Island for two hundred',
  finance: 'Books in order in a month|Loan for a bakery|Payroll for ninety|A fund for solar roofs|Fewer fees for a co-op|Accounts on one page',
  law: 'Boundary settled by talk|A brand in four countries|Contract for a ferry|Heirs of one house|A fair dismissal|Lease ended by agreement',
  game: 'Lantern Road|A puzzle for a museum|Racing on one key|Cards for a brewery|Island of bells|A game for waiting rooms',
  music: 'An album in nine days|Sound of a harbour|Organ, recorded at night|Songs for a film|Choir of two hundred|Radio play in five parts',
  media: 'A film about a ferry|Thirty seconds for a bakery|Concert with six cameras|Interviews from the yard|A year in the forest|Opening titles',
  print: 'A book of maps|Posters for the fair|Menus on one sheet|Packaging for honey|Signs for a hospital|Catalogue of 300 pages',
  charity: 'Coats for 400 people|A kitchen on wheels|Reading in four schools|Wells for two villages|Homework club|River clean-up',
  chemistry: 'A dye without metals|Coating for a bridge|From gram to tonne|Resin from wood|Solvent, used again|Test kit for wells',
}

/** Names of finished work of a field of life; null where it has none of its own. */
export const worksOf = ({ id, works }: Domain): string | null => works ?? (Object.hasOwn(table, id) ? table[id]! : null)
