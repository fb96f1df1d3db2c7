import { type Sense, sense } from './sense.ts'

const hiring = /\b(?:recruit\w*|candidates?|hiring|human resources?|hr|applicants?)\b/i
const staff = /\b(?:employees?|personnel|human resources?|hr)\b/i

/** What nouns mean where people are hired and employed. */
export const hiringSenses: readonly Sense[] = [
  sense('offer', 'trade_work', hiring, /\b(?:special|discount\w*|promotional|loan|mortgage) offers?\b|\bcoupons?\b|\bproducts?\b/i),
  sense(
    'transfer',
    'trade_request',
    staff,
    /\b(?:money|bank|funds?|accounts?|files?|data|stock|warehouses?|patients?)\b[^.]{0,30}\btransfers?\b|\btransfer (?:money|funds)\b/i,
  ),
  sense(
    'warning',
    'trade_record',
    /\b(?:employees?|hr)\b[^.]{0,80}\bwarnings\b/i,
    /\b(?:early|risk|alarms?|alerts?|stock|inventory|system|safety|temperature|threshold\w*|expir\w*)\b/i,
  ),
]
