/**
 * What each kind of thing is made of. `fields`: parted by ";", the first names a row; `!` is required, `:type`, `=a|b` are choices, `->kind` refers to a thing
 * of that kind (text where the site has none), `#min-max` bounds a number, `(unit)`, and a leading `~` keeps the field out of the form that makes a row.
 * `life`: the first state, then "Name: from, from > to". `titles`: where the names of sample rows come from, or the names themselves.
 */
export interface Kit {
  readonly fields: string
  readonly life?: string
  readonly titles: string
  readonly read: 'public' | 'own' | 'managed'
  readonly write: 'anyone' | 'managed'
  readonly layout: 'cards' | 'table' | 'feed' | 'agenda'
  /** What a person does to make one, where the words do not say. */
  readonly verb: string
  /** Groups that references and pages ask for. */
  readonly group: 'offer' | 'request' | 'person' | 'text' | 'talk' | 'media' | 'work' | 'event' | 'money' | 'place' | 'machine' | 'record' | 'rule' | 'play'
}
/** A kit from its parts, in the order in which they are told; a `catalogue` is read by all and kept by whoever manages the site. */
export const kit = (
  group: Kit['group'],
  layout: Kit['layout'],
  access: 'public' | 'own' | 'managed' | 'catalogue',
  verb: string,
  titles: string,
  fields: string,
  life?: string,
): Kit => ({
  group,
  layout,
  read: access === 'catalogue' ? 'public' : access,
  write: access === 'catalogue' || access === 'managed' ? 'managed' : 'anyone',
  verb,
  titles,
  fields,
  ...(life ? { life } : {}),
})
