import type { BlockOf, Entity, Value } from '../model.ts'

/** A thing that many sites have, ready with fields, rules and sample rows; `fields` in the notation of `fieldsOf`. */
export interface StockThing {
  /** Matches the noun in the singular, lower case. */
  readonly words: RegExp
  readonly singular: string
  readonly plural: string
  readonly verb: string
  readonly done: string
  readonly fields: string
  readonly read: Entity['read']
  readonly write: Entity['write']
  readonly layout: BlockOf<'list'>['layout']
  readonly seeds: readonly (readonly Value[])[]
}

export const stockThings: readonly StockThing[] = [
  {
    words: /^(?:message|contact|contact message|contact form|inquiry|enquiry|contact request)$/,
    singular: 'message',
    plural: 'messages',
    verb: 'Send message',
    done: 'Thank you, {title}: your message is here and we will answer it.',
    fields: 'name:text! email:email! message:long_text!',
    read: 'managed',
    write: 'anyone',
    layout: 'table',
    seeds: [['Ana Silva', 'ana@example.com', 'Are you open on public holidays?']],
  },
  {
    words:
      /^(?:subscriber|subscription|newsletter|newsletter sign-?up|newsletter signup|signup|sign-up|newsletter subscriber|mailing list|waitlist|waiting list)$/,
    singular: 'subscriber',
    plural: 'subscribers',
    verb: 'Subscribe',
    done: 'You are on the list: {title}.',
    fields: 'email:email! name:text',
    read: 'managed',
    write: 'anyone',
    layout: 'table',
    seeds: [['ben@example.com', 'Ben Carter']],
  },
  {
    words: /^(?:review|rating|testimonial|customer review|guest book|guestbook|guestbook entry)$/,
    singular: 'review',
    plural: 'reviews',
    verb: 'Leave a review',
    done: 'Thank you, {title}: your review is shown.',
    fields: 'name:text! rating:rating! review:long_text!',
    read: 'public',
    write: 'anyone',
    layout: 'cards',
    seeds: [
      ['Chloe Martin', 5, 'Friendly, quick and exactly as described.'],
      ['Daniel Kim', 4, 'Very good, and easy to reach.'],
      ['Elena Rossi', 5, 'I will be back with friends.'],
    ],
  },
  {
    words: /^(?:comment|feedback|suggestion)$/,
    singular: 'comment',
    plural: 'comments',
    verb: 'Post comment',
    done: 'Thank you, {title}: your comment is shown.',
    fields: 'name:text! comment:long_text!',
    read: 'public',
    write: 'anyone',
    layout: 'feed',
    seeds: [
      ['Farid Haddad', 'This helped me a lot, thank you.'],
      ['Grace Liu', 'Looking forward to more of this.'],
    ],
  },
  {
    words: /^(?:post|blog|blog post|article|news|story|update|journal)$/,
    singular: 'post',
    plural: 'posts',
    verb: 'Write post',
    done: '“{title}” is published.',
    fields: 'title:text! date:date! author:text text:long_text!',
    read: 'public',
    write: 'managed',
    layout: 'feed',
    seeds: [
      ['Hello and welcome', '-2d', 'Ines Moreau', 'This is where we tell what is new.'],
      ['What we learned this month', '-12d', 'Jonas Berg', 'Small steps add up; here are three of them.'],
      ['Behind the scenes', '-30d', 'Ines Moreau', 'A look at how things are made here.'],
    ],
  },
  {
    words: /^(?:team|team member|member|staff|people|employee|staff member|our team|our people)$/,
    singular: 'team member',
    plural: 'team members',
    verb: 'Add team member',
    done: '{title} is on the team page.',
    fields: 'name:text! role:text! about:long_text email:email',
    read: 'public',
    write: 'managed',
    layout: 'cards',
    seeds: [
      ['Mei Chen', 'Founder', 'Keeps the whole in view and answers the phone.', 'mei@example.com'],
      ['Noah Fischer', 'Operations', 'Makes sure that everything is where it should be.', 'noah@example.com'],
      ['Olivia Grant', 'Customer care', 'Knows everybody by name.', 'olivia@example.com'],
    ],
  },
  {
    words: /^(?:booking|reservation|appointment)$/,
    singular: 'booking',
    plural: 'bookings',
    verb: 'Book',
    done: 'Your booking is kept: {title}.',
    fields: 'name:text! email:email! date:date! time:time! people:number note:long_text',
    read: 'own',
    write: 'anyone',
    layout: 'table',
    seeds: [['Priya Shah', 'priya@example.com', '+3d', '18:30', 4, 'By the window, please.']],
  },
  {
    words: /^(?:project|portfolio|work|case study|reference)$/,
    singular: 'project',
    plural: 'projects',
    verb: 'Add project',
    done: '{title} is in the portfolio.',
    fields: 'name:text! client:text year:number description:long_text photo:image',
    read: 'public',
    write: 'managed',
    layout: 'cards',
    seeds: [
      ['Harbour house', 'Lantern Group', 2025, 'From the first sketch to the last lamp.', null],
      ['A quiet brand', 'Oakline', 2025, 'Name, letters and colours.', null],
      ['Market square', 'Riverside', 2024, 'Signs that lead the way.', null],
    ],
  },
]

/** What a place or a heading is called, and the things that stand there. */
export const thingsAt: Readonly<Record<string, string>> = {
  shop: 'product',
  store: 'product',
  'online shop': 'product',
  'online store': 'product',
  catalog: 'product',
  catalogue: 'product',
  menu: 'dish',
  'food menu': 'dish',
  calendar: 'event',
  agenda: 'event',
  schedule: 'event',
  'upcoming event': 'event',
  career: 'job',
  vacancy: 'job',
  'what we do': 'service',
  booking: 'booking',
  order: 'order',
  service: 'service',
  event: 'event',
  product: 'product',
  job: 'job',
  news: 'post',
}
