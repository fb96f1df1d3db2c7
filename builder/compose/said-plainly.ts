/** Ways of saying a thing by what is done with it, or by where it is found, and the thing. */
const ways: readonly (readonly [RegExp, string])[] = [
  [/^social media integration$/, 'social media link'],
  [/^(video|audio|music|song) uploads?$/, '$1'],
  [/^(?:(?:public|online) )?(?:information|information and) services?$/, 'information'],
  [/^(shipment) orders?$/, '$1'],
  [/^(?:.* )?vinyl-record$/, 'vinyl record'],
  [/^gig (?:market|marketplace|economy)$/, 'gig job'],
  [/^(\S.*) (?:fed|spent|received|taken|timed|sold|bought|paid|administered|consumed|collected|left over)$/, '$1'],
  [/^(?:job|labou?r|employment|recruitment) (?:market|marketplace)$/, 'job'],
]
/** What a noun in lower case says of a thing, without the place where it is found or the service of showing it. */
export const plainlySaid = (noun: string): string => ways.reduce((so_far, [from, to]) => so_far.replace(from, to), noun)
