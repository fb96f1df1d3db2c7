import type { KitName } from './kits.ts'

/** Words that tell of every row of a kind that it has these fields, written as those of a kit. */
export interface ImpliedFields {
  readonly of: readonly KitName[]
  /** Nouns of that kind of which it holds; all of them where it is left out. */
  readonly noun?: RegExp
  readonly said: RegExp
  readonly fields: string
}

const reported = /\b(?:reports?|slides|presentations?|documents?|decks?)\b/.source
const written = /\b(?:pptx?|powerpoint|pdf|word|docx?|excel|xlsx|html|markdown|csv|json)\b/.source

export const impliedFields: readonly ImpliedFields[] = [
  {
    of: ['ticket', 'inquiry', 'feedback'],
    said: /\b(?:omni|multi|cross)-?channels?\b|\b(?:different|multiple|various|several) (?:contact |communication )?channels\b/i,
    fields: 'Channel=Email|Phone|Chat|Web form|Social media',
  },
  {
    of: ['payment'],
    said: /\bpayees?\b|\bbeneficiar(?:y|ies)\b|\b(?:pay|transfer money|send money|transfer funds) to (?:\w+ )?(?:recipients?|freelancers?|sellers?|merchants?|creators?|other users|friends|cities|each other)\b|\b(?:payments?|money) (?:between|among|to) (?:users|people|freelancers|sellers|creators|friends|recipients)\b/i,
    fields: 'Paid to',
  },
  {
    of: ['product', 'spare'],
    said: /\bskus?\b|\bbar ?codes?\b[^.]{0,60}\b(?:products?|goods|stock|inventory|items)\b|\b(?:products?|goods|stock|inventory|items)\b[^.]{0,60}\bbar ?codes?\b/i,
    fields: 'SKU',
  },
  {
    of: ['component'],
    said: /\bdrag(?:s|ging|ged)?\b[^.]{0,80}\bcomponents?\b|\bcomponents?\b[^.]{0,80}\bdrag(?:s|ging|ged|gable)?\b|\b(?:position|size|move|resize) (?:and \w+ )?(?:of )?(?:the )?components?\b/i,
    fields: 'Left:number(px);Top:number(px);Width:number(px)#0-;Height:number(px)#0-',
  },
  { of: ['report'], said: new RegExp(`${written}[^.]{0,40}${reported}|${reported}[^.]{0,60}${written}`, 'i'), fields: 'File:file' },
]
