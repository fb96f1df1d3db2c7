/** Words by which accounts have a column of whoever has one, written as a field of a kit. */
export interface ImpliedOnAccount {
  /** Of a clause, or of the name of a role. */
  readonly said: RegExp
  /** What all of the words have to say as well, and what they may not. */
  readonly besides?: RegExp
  readonly unless?: RegExp
  readonly field: string
  /** What stands in it in sample accounts, one after the other. */
  readonly samples: readonly string[]
  /** Whoever runs the site gives it: nobody chooses it for themselves. */
  readonly given?: true
  /** What its choices are called where the site keeps a table of them. */
  readonly among?: RegExp
}

const levels = ['Standard', 'Silver', 'Gold', 'Platinum']
const level = "(?:members?(?:hip)?|vip|users?|customers?|loyalty)(?:[’']s?)? (?:levels?|grades?|tiers?|ranks?)"
const firms =
  '(?:business(?:es)?|compan(?:y|ies)|enterprises?|employers?|firms?|corporations?|suppliers?|vendors?|wholesalers?|distributors?|dealers?|institutions?|organi[sz]ations?|advertisers?|bidders?)'

/** What is kept of each account where the words imply it: the firm of those who apply for one, how to reach whoever something is brought to. */
// biome-ignore format: a table
export const impliedOnAccounts: readonly ImpliedOnAccount[] = [
  { said: new RegExp(`\\b${firms} (?:can |should |could |may |must |to |be |able |also |log in |and ){0,6}(?:register|sign up|apply|join|post|publish|submit|bid|order|book)\\b|\\b(?:corporate|business|enterprise|company) (?:users?|customers?|clients?|accounts?|members?|cent(?:er|re)s?)\\b`), field: 'Company', samples: ['Harbour Foods', 'Oakline Supplies', 'Bluebird Trading', 'Kestrel Services', 'Lantern Group', 'Silva & Co'] },
  { said: /^(?:students?|pupils?)$/, besides: /\b(?:schools?|class(?:es)?|pupils|homework|teachers?)\b/, unless: /\b(?:universit\w*|colleges?|driving|adults?|yoga|dance|gym|online courses?)\b/, field: 'Class', samples: ['7A', '8B', '6C', '7B', '9A', '8A'] },
  { said: new RegExp(`\\b${level}\\b|\\bvip (?:members?|users?|customers?)\\b`), field: `Member level=${levels.join('|')}`, samples: levels, given: true, among: /\b(?:level|grade|tier|rank)s?$/ },
  { said: /\b(?:free|basic|standard) (?:and|or|to) (?:premium|pro|plus|paid) (?:plans?|accounts?|members?|memberships?|users?|tiers?|versions?)\b/, field: 'Plan=Basic|Premium', samples: ['Basic', 'Premium', 'Basic'], given: true, among: /\bplans?$/ },
  { said: /\b(?:deliver(?:y|ies|ed)|couriers?|take-?away|appointments?|bookings?|reservations?|on-?call|ride-?hailing|home services?|door-to-door|errands?)\b|\b(?:can|could|to|and|they|customers?|users?|guests?|patients?|members?) (?:book|reserve|rent|hire)\b|^(?:and |to )?(?:book|reserve|rent|hire) (?!(?:\w+ )?(?:management|lists?|information|details|search|reviews?|categor\w+|inventory|borrowing|stores?|clubs?|records?))/, unless: /\b(?:games?|bookkeeping|quiz\w*)\b/, field: 'Phone:phone', samples: ['+1 555 0121', '+1 555 0134', '+1 555 0158', '+1 555 0163', '+1 555 0176', '+1 555 0189'] },
  { said: /\bdepartments?\b/, besides: /\b(?:employees?|staff|colleagues|internal)\b/, unless: /\bdepartment stores?\b/, field: 'Department', samples: ['Sales', 'Workshop', 'Support', 'Accounts', 'Purchasing', 'Sales'] },
]
