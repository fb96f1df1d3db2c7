import type { Field } from '../model.ts'
import { remembered } from '../remember.ts'

type Type = Field['type']
/** The type of a field by the last word of its label. */
const table: readonly (readonly [Type, string])[] = [
  ['email', 'email mail e-mail'],
  ['phone', 'phone telephone mobile tel cell fax contact-number whatsapp'],
  ['url', 'url link website webpage homepage'],
  [
    'money',
    'price cost amount fee total budget salary balance freight value payment fare rent deposit commission income expense revenue discount premium tax wage subtotal tip charge tuition',
  ],
  ['percent', 'percentage percent rate ratio probability proportion share chance similarity completion accuracy'],
  ['rating', 'rating stars'],
  ['date', 'date day deadline birthday dob expiry expiration dates'],
  ['time', 'hour bedtime sunrise sunset'],
  [
    'number',
    'quantity number count age weight height width length size area capacity stock level score points distance duration mileage temperature humidity volume minutes hours days year years servings seats places people intake consumption pages chapters guests speed depth pressure grade marks reps sets rounds laps floor bedrooms bathrooms calories threshold tempo bpm limit altitude elevation diameter radius thickness circumference voltage wattage ph concentration draught wingspan',
  ],
  ['boolean', 'available active enabled public published completed'],
  ['image', 'image photo picture avatar logo icon cover thumbnail screenshot poster portrait photos images pictures'],
  ['file', 'file attachment document upload pdf video audio files receipt proof cv resume scan'],
  [
    'long_text',
    'description content details note notes message text body comment introduction summary remarks remark requirements ingredients instructions steps method biography bio feedback reason story experience review conditions specifications background answer answers criteria terms html xml markdown code script json',
  ],
]
const types = new Map(table.flatMap(([type, words]) => words.split(' ').map((word) => [word, type] as const)))
/** "inventory number", "pole no": what a thing goes by, which takes letters too; "total number" and "people number" are counted. */
const numbersInWords =
  /^(?!(?:.* )?(?:total|maximum|max|minimum|min|average|expected|estimated|planned|actual|target|remaining|current|upload|download|view|page|people|person|participant|passenger|guest|visitor|attendee|player|head|copy|item|piece|seat|winner|favou?rite|lucky|random|winning|real|whole|prime|atomic) (?:number|no)$).+ (?:number|no)$/
/** "shutter speed 1/250": written as a fraction. */
const fractions = /^(?:shutter speed|exposure time|aspect ratio|gear ratio|mixing ratio|scale)$/
const powers = /(?:^| )(?:peak|rated|nominal|installed|engine|motor|output|maximum) power$/

/** What stands for something in a list of such, rather than what a program is written in. */
const codes = /^(?!(?:source|program|html|css|javascript|java|python|php|sql|c|script|sample|example|front-end|back-end|page) ).+ code$/

const priced = /(?:rate|price|cost|fee|rent|charge|pay|wage|surcharge)s?$/

const worth =
  /^(?:(?:total|net|gross|expected|estimated|market|book|asset|contract|order|property|insured|cash|deal|trade|stock|transaction|sales?|payment|cart|current|account|purchase|policy|claim|fund|investment|portfolio|resale|appraised|tax|customs|declared) )+value$/

/** The type that a field of this label has; text where nothing tells. Lower case. */
export const typeOf = remembered((label): Type => {
  const per = label.indexOf(' per ')
  if (per !== -1) return priced.test(label.slice(0, per)) ? 'money' : 'number'
  if (/^year (?:built|founded|made|published|released|established)$/.test(label)) return 'number'
  if (/^(?:free|available|open|remaining) (?:seats?|places?|spots?|spaces?)$/.test(label)) return 'number'
  if (
    /^opening (?:hours?|times?)$/.test(label) ||
    /^(?:scenic|service|rest|residential|delivery|business|practice|research|subject|interest|parking|coverage|industrial|law|legal|study|work|focus|problem|policy|expertise) (?:area|level)$/.test(
      label,
    )
  )
    return 'text'
  const of = /^(date|day|time|year) of /.exec(label)?.[1]
  if (of) return of === 'year' ? 'number' : of === 'time' ? 'time' : 'date'
  if (/^(?:\w+ )?number of /.test(label)) return 'number'
  const last = label.slice(label.lastIndexOf(' ') + 1)
  if (/(?:phone|mobile|contact) number$/.test(label)) return 'phone'
  if (numbersInWords.test(label) || codes.test(label) || fractions.test(label)) return 'text'
  if (powers.test(label)) return 'number'
  if (/\b(?:code|test|line|branch|statement) coverage$/.test(label)) return 'percent'
  if (/^(?:moisture|water|fat|alcohol|salt|protein|oxygen|sugar|ash|carbon|metal|gold) content$/.test(label)) return 'percent'
  if (/\b(?:start|end|due|check-in|check-out|departure|arrival|creation|delivery|publication|release) (?:time|date)$/.test(label))
    return last === 'time' && /creation|publication|release/.test(label) ? 'date' : last === 'time' ? 'time' : 'date'
  if (/(?:cooking|baking|prep|preparation|reading|running|travel|waiting|response|resolution|processing|finishing|lap|brewing|cook) time$/.test(label))
    return 'number'
  if (/^(?:minimum|maximum|average|total|shortest|longest) (?:\w+ )+time$/.test(label)) return 'number'
  if (last === 'time') return 'time'
  if (/^(?:cover|motivation|application) letter$/.test(label)) return 'long_text'
  if (last === 'value' && last !== label && !worth.test(label)) return 'number'
  if (/email address$/.test(label)) return 'email'
  if (/^(?:funding|fundraising|savings?|sales|revenue|donation|campaign|income|financial) (?:goal|target)$/.test(label)) return 'money'
  if (/(?:hourly|daily|nightly|weekly|monthly|day|room|pay) rate$/.test(label)) return 'money'
  return types.get(last) ?? 'text'
})

/** Choices that a label stands for, where it stands for few. */
export const usualChoices: Readonly<Record<string, readonly string[]>> = {
  status: ['Open', 'In progress', 'Done'],
  state: ['Open', 'In progress', 'Done'],
  stage: ['First', 'Second', 'Third', 'Done'],
  gender: ['Female', 'Male', 'Other'],
  priority: ['Low', 'Normal', 'High'],
  size: ['Small', 'Medium', 'Large'],
  'payment method': ['Card', 'Bank transfer', 'Cash'],
  frequency: ['Once', 'Daily', 'Weekly', 'Monthly'],
  urgency: ['Low', 'Medium', 'High'],
  severity: ['Minor', 'Major', 'Critical'],
  district: ['North', 'South', 'East', 'West', 'Centre'],
  season: ['Spring', 'Summer', 'Autumn', 'Winter'],
  department: ['Administration', 'Operations', 'Sales', 'Support'],
  month: ['January', 'February', 'March', 'April', 'May', 'June', 'July', 'August', 'September', 'October', 'November', 'December'],
  weekday: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'],
  difficulty: ['Easy', 'Medium', 'Hard'],
  availability: ['Available', 'Unavailable'],
  'payment status': ['Unpaid', 'Paid'],
  'vaccination status': ['Up to date', 'Due', 'None'],
  'order status': ['Open', 'In progress', 'Done'],
  'task status': ['Open', 'In progress', 'Done'],
  'project status': ['Planned', 'Under way', 'Done'],
  'difficulty level': ['Easy', 'Medium', 'Hard'],
  'skill level': ['Beginner', 'Intermediate', 'Advanced'],
  'spice level': ['Mild', 'Medium', 'Hot', 'Extra hot'],
  'heat level': ['Mild', 'Medium', 'Hot', 'Extra hot'],
  'sugar level': ['None', 'Half', 'Full'],
  'sweetness level': ['Little', 'Medium', 'Very sweet'],
  'ice level': ['None', 'Less', 'Usual'],
  'experience level': ['Beginner', 'Intermediate', 'Advanced'],
  'risk level': ['Low', 'Medium', 'High'],
  'priority level': ['Low', 'Normal', 'High'],
  'urgency level': ['Low', 'Medium', 'High'],
  'employment type': ['Full time', 'Part time', 'Contract', 'Internship'],
  'chart type': ['Bar', 'Line', 'Pie', 'Area'],
  'job type': ['Full time', 'Part time', 'Contract', 'Internship'],
  'marital status': ['Single', 'Married', 'Divorced', 'Widowed'],
  'blood type': ['A+', 'A-', 'B+', 'B-', 'AB+', 'AB-', 'O+', 'O-'],
  'blood group': ['A+', 'A-', 'B+', 'B-', 'AB+', 'AB-', 'O+', 'O-'],
  language: ['English', 'Spanish', 'French', 'Chinese'],
  currency: ['USD', 'EUR', 'GBP', 'CNY'],
  visibility: ['Public', 'Private'],
  font: ['Sans serif', 'Serif', 'Monospace', 'Handwriting'],
  spacing: ['Single', 'One and a half', 'Double'],
  alignment: ['Left', 'Centre', 'Right'],
  orientation: ['Portrait', 'Landscape'],
  'download quality': ['Low', 'Medium', 'High'],
  'video quality': ['Low', 'Medium', 'High'],
  'image quality': ['Low', 'Medium', 'High'],
  'print quality': ['Low', 'Medium', 'High'],
  format: ['Standard', 'Compact', 'Large'],
  'data format': ['CSV', 'JSON', 'XML', 'Excel'],
  'report format': ['PDF', 'Word', 'Excel', 'Web page'],
  'document format': ['PDF', 'Word', 'Text', 'Web page'],
  'file format': ['PDF', 'Word', 'Excel', 'CSV'],
  'export format': ['PDF', 'Word', 'Excel', 'CSV'],
  'output format': ['PDF', 'Word', 'Text', 'Web page'],
  'download format': ['PDF', 'Word', 'Text', 'Web page'],
  region: ['North', 'South', 'East', 'West'],
  level: ['Beginner', 'Intermediate', 'Advanced'],
  cuisine: ['Italian', 'Indian', 'Mexican', 'Japanese', 'French', 'Other'],
  colour: ['Red', 'Blue', 'Green', 'Black', 'White'],
  color: ['Red', 'Blue', 'Green', 'Black', 'White'],
}
