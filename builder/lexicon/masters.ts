/** What a trade keeps as its basic data, which its orders, schedules and records choose from, by the words that tell of it; the first that fits. */
// biome-ignore format: a table
export const masters: readonly (readonly [told: RegExp, nouns: readonly string[]])[] = [
  [/\b(?:container yard|yard management|port|terminal)\b/, ['carrier', 'driver', 'customer']],
  [/\b(?:cargo|freight|logistics|transport(?:ation)?|trucking|haulage|dispatch|fleet|courier|delivery company)\b/, ['vehicle', 'driver', 'customer', 'transport route']],
  [/\b(?:hospital|clinic|ward|nursing|medical|patients?|pharmacy)\b/, ['department', 'doctor', 'medicine']],
  [/\b(?:warehouse|warehousing|inventory|stock|purchas\w+|procurement|wms)\b/, ['material', 'supplier', 'warehouse', 'customer']],
  [/\b(?:factory|manufactur\w+|workshop|production|mes|assembly)\b/, ['material', 'machine', 'production line', 'supplier']],
  [/\b(?:employment|unemployment|job seekers?|recruit\w+|labou?r)\b/, ['job seeker', 'employer', 'training centre']],
  [/\b(?:school|campus|college|university|teaching|timetabl\w+|students?)\b/, ['class', 'teacher', 'student', 'subject']],
  [/\b(?:property management|residential|housing estate|tenants?|rental)\b/, ['building', 'unit', 'owner']],
  [/\b(?:hotel|guest ?house|homestay)\b/, ['room', 'room type', 'guest']],
  [/\b(?:farm|crops?|agricultur\w+|livestock|breeding)\b/, ['field', 'crop', 'supplier']],
  [/\b(?:restaurant|catering|canteen|kitchen)\b/, ['dish', 'table', 'supplier']],
  [/\b(?:laboratory|lab|testing institute|inspection)\b/, ['instrument', 'testing item', 'customer']],
  [/\b(?:sales|crm|retail|wholesale|distribut\w+)\b/, ['product', 'customer', 'supplier']],
  [/\b(?:project|construction|engineering)\b/, ['project', 'contractor', 'material']],
  [/\b(?:personnel|human resources?|payroll|attendance|employees?)\b/, ['department', 'position', 'employee']],
]
