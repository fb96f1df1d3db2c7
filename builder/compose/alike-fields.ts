import type { Domain } from '../lexicon/domains.ts'
import type { Field } from '../model.ts'
import type { kitField } from './field.ts'

/** Labels that say the same of a row. */
const alike: readonly RegExp[] = [
  /^(?:place|location|venue|address|where|town|city|home town)$/i,
  /^(?:description|text|details|content|body|message|story|about|about me|note|notes|comment|summary)$/i,
  /^(?:topic|category|type|kind|section|genre|subject)$/i,
  /^(?:picture|photo|image|cover|cover art|cover image|artwork)$/i,
  /^(?:email|email address|mail)$/i,
  /^(?:cost|costs|estimated cost|price|fee)$/i,
  /^(?:dose|dosage)$/i,
  /^(?:frequency|how often)$/i,
  /^(?:bedtime|bed time|to bed at)$/i,
  /^(?:wake-up time|wake up time|up at)$/i,
  /^(?:blood type|blood group)$/i,
  /^(?:flavou?r|taste)$/i,
  /^colou?r$/i,
  /^(?:birth date|date of birth|birthday|birthdate|born)$/i,
  /^(?:rate|hourly rate|daily rate)$/i,
  /^(?:from|origin|starting point|pick up at|pickup (?:point|address|location))$/i,
  /^(?:to|destination|ending point|deliver to|delivery address|drop-off (?:point|address|location))$/i,
  /^(?:working|consulting|opening|office) hours$/i,
  /^(?:in stock|stock|quantity|stock quantity|quantity in stock|inventory|available quantity|number in stock|copies)$/i,
  /^(?:places|(?:(?:participant|player|member|guest|attendee|team|seat) )?limit|capacity|max(?:imum)? (?:participants|players|people|places|attendees)|(?:maximum )?number of (?:places|participants|players|attendees))$/i,
  /^(?:times a day|times per day|daily times)$/i,
  /^(?:phone|phone number|mobile|mobile number|telephone)$/i,
]
/** Those that say what rows are sorted into. */
export const sorts = alike[2]!
/** "category" without choices has those that the field of life gives, where the kit sorts its rows by such. */
export const sorting = (extra: Field, own: readonly ReturnType<typeof kitField>[], domain: Domain): Field =>
  extra.type === 'text' &&
  sorts.test(extra.label) &&
  (/^(?:category|genre|section)$/i.test(extra.label) || own.some(({ field, pool }) => pool !== null && sorts.test(field.label)))
    ? { ...extra, type: 'choice', choices: domain.categories.split('|') }
    : extra
/** Days until which something is open that takes place on another. */
const before = /\b(?:deadline|closing date|registration date|entry date)$/i
const single = new Set<Field['type']>(['image', 'email', 'phone'])
/** Whether what the words name for a row stands for this field of its kit too: "photo" for the picture, "location" for the place. */
export const isTwice = (field: Field, fields: readonly Field[]): boolean =>
  fields
    .slice(1)
    .some(
      (other) =>
        (single.has(field.type) && other.type === field.type) ||
        (field.type === other.type && alike.some((labels) => labels.test(field.label) && labels.test(other.label))) ||
        (field.label === 'Date' && other.type === 'date' && !before.test(other.label)),
    )
