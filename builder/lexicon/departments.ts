const table: readonly (readonly [string, string])[] = [
  ['food drink', 'Kitchen|Service|Bar|Delivery|Office'],
  ['logistics', 'Dispatch|Warehouse|Road|Customer service|Office'],
  ['beauty', 'Hair|Skin|Nails|Front desk|Office'],
  ['household', 'Cleaning|Repairs|Moving|Dispatch|Office'],
  ['event wedding', 'Programme|Stage|Tickets|Sponsors|Office'],
  ['shop fashion grocery', 'Sales floor|Online shop|Storage|Service|Office'],
]
const byField = new Map(table.flatMap(([fields, names]) => fields.split(' ').map((field) => [field, names.split('|')] as const)))

/** The departments in which people work in a field of life; undefined where those of any company will do. */
export const departmentsOf = (field: string): readonly string[] | undefined => byField.get(field)
