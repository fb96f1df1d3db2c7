const cities = 'Lisbon|Porto|Leeds|Lyon|Hamburg|Ghent|Turin|Malmö|Cork|Gdańsk'
const skills =
  'Two years with customers, and calm on the telephone|Spreadsheets, and a driving licence|JavaScript, tests, and clear writing|Bookkeeping to the monthly close|English and one more language|A trained eye for layout, and patience|Planning routes and shifts'

/** What stands in columns that name a town as a whole, or what a job asks of whoever takes it. */
// biome-ignore format: a table
export const columnPlaces: Readonly<Record<string, string>> = {
  city: cities, 'work city': cities, 'home city': cities, 'current city': cities, 'departure city': cities, 'arrival city': cities, 'destination city': cities, 'target city': cities, hometown: cities, 'home town': cities,
  'skill requirement': skills, 'skills required': skills, 'skills needed': skills, 'required skill': skills, 'job requirement': skills,
}
