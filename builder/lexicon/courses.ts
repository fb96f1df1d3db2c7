const general =
  'Statistics from scratch|World history in twelve lessons|Writing clear essays|Biology: the living cell|Algebra step by step|Spanish for beginners|Physics of everyday life'
/** Where the words do not tell what is taught. */
const neutral = 'Introduction for newcomers|Weekend course|Evening course, six dates|The next step|Course for families|Refresher day|Course with a certificate'
const programming =
  'Programming for beginners|Web pages with HTML and CSS|JavaScript step by step|Databases and SQL|Version control with Git|Building an API|Testing what you write'

/** What courses are called by the field of life that they teach. */
const byDomain: Readonly<Record<string, string>> = {
  general: neutral,
  education: general,
  news: general,
  social: neutral,
  support: neutral,
  software: programming,
  tech: programming,
  ai: programming,
  media:
    'Filming with a phone|Cutting your first film|Sound that carries|Light for small rooms|Telling a story in a minute|Colour and mood|Publishing what you made',
  photo:
    'Photography for beginners|Portraits in natural light|Landscapes at dawn|Editing your pictures|Composition and colour|Street photography|Products on a kitchen table',
  hr: 'Safety at work|Giving feedback|Leading a small team|Writing clear reports|Data protection basics|First aid|Onboarding for new colleagues',
  business:
    'Bookkeeping basics|Marketing on a small budget|Negotiating well|Writing a business plan|Presenting with confidence|Customer service|Managing a project',
  fitness:
    'Yoga for beginners|Strength without machines|Running your first 5 km|Stretching and mobility|Pilates basics|Breathing and balance|Core in fifteen minutes',
  health: 'First aid at home|Eating well every day|Sleeping better|Caring for older people|Moving with back pain|Stress, and how to lower it|Mindful mornings',
  psychology:
    'Stress, and how to lower it|Mindful mornings|Talking so that others listen|Sleeping better|Living with change|First aid for the soul|Calm children, calm parents',
  finance:
    'Budgeting from scratch|How interest works|Investing for beginners|Reading a balance sheet|Taxes in plain words|Saving for a home|Insurance explained',
  music: 'Guitar for beginners|Reading music|Singing with ease|Rhythm and percussion|Writing a song|Piano: the first year|Playing in a band',
}
/** The names of courses in a field of life; null where its own topics say more. */
export const coursesOf = (domain: string): readonly string[] | null => (Object.hasOwn(byDomain, domain) ? byDomain[domain]!.split('|') : null)
