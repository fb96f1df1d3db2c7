import { type Saying, saying } from './saying.ts'

/** What spec sheets of companies call by several words that do not part as others do: "bill of materials", "input and output invoices". */
export const companySayings: readonly Saying[] = [
  saying('bills? of materials?', 'boms'),
  saying('(?:punch )?card (?:replacement|supplement|make-up) (?:applications?|requests?)', 'attendance correction requests'),
  saying(
    '(?:missed punch|missing punch|missed card|punch-in) (?:replacement|supplement|make-up|correction)s?(?: (?:applications?|requests?))?',
    'attendance correction requests',
  ),
  saying('inquiry and (?:price )?comparison', 'supplier inquiries , supplier quotations'),
  saying('(input|incoming|purchase) and (?:output|outgoing|sales) invoices', '$1 invoices and sales invoices'),
  saying('(?:request to|apply to|apply for) (?:issue|issuing) invoices', 'submit invoice applications'),
  saying('(?:the )?(?:full|whole|entire|complete) life ?cycles? of', ''),
  saying('(?:the )?(?:full|whole|entire|complete) process of', ''),
  saying('(?:canned|quick) (?:replies|responses)', 'reply templates'),
  saying('(ticket|order|lead|opportunity) conversions?', '=1s'),
  saying(
    '(?:convert|turn|transform) (?:quotations?|quotes?|leads?|tickets?|conversations?|opportunities|inquiries|requests?) (?:in)?to ((?:\\S+ )?\\S+s)(?= ,| and |$)',
    'create $1',
  ),
  saying('(?:superior|leader|manager) (?:scoring|rating)s?', 'superior assessments'),
  saying('360(?:-| )degree (?:review|evaluation|feedback|assessment)s?', 'colleague assessments'),
  saying('water(?: ,)?(?: and)? electricity(?:(?: ,)? and gas)? (fees|bills|charges|costs|expenses|payments)', 'utility $1'),
  saying('water and electricity meter readings?', 'meter readings'),
  saying('repair reports', 'repair requests'),
]
