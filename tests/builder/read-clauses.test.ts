import { expect, test } from 'vitest'
import { readBrief } from '../../builder/read/brief.ts'

/** Each clause as its mode, actors and words, then its asks as "kind:verb object". */
const read = (words: string) =>
  readBrief(words).clauses.map(({ mode, actors, start, end, asks }) => [
    mode,
    actors.join('+'),
    words.slice(start, end),
    ...asks.map(({ kind, verb, object }) => `${kind}:${verb} ${object?.noun ?? '-'}`),
  ])

const table: readonly (readonly [string, readonly (readonly string[])[]])[] = [
  [
    'A photo site. Users can comment on and like photos, and reply to comments, like comments.',
    [
      ['subject', '', 'A photo site'],
      ['acts', 'user', 'Users can comment on and like photos', 'create:comment photo', 'create:like photo'],
      ['acts', 'user', 'reply to comments', 'create:reply comment'],
      ['acts', 'user', 'like comments', 'create:like comment'],
    ],
  ],
  [
    'A campus shop. Users should be able to log in, browse available errand services, place orders for selected services, and make payments.',
    [
      ['subject', '', 'A campus shop'],
      ['acts', 'user', 'Users should be able to log in', 'session:log in -'],
      ['acts', 'user', 'browse available errand services', 'view:browse errand service'],
      ['acts', 'user', 'place orders for selected services', 'create:place order'],
      ['acts', 'user', 'make payments', 'pay:pay -'],
    ],
  ],
  [
    'A moving app. Drivers can accept orders and update order status. The management end can manage user, driver, and order information.',
    [
      ['subject', '', 'A moving app'],
      ['acts', 'driver', 'Drivers can accept orders', 'transition:accept order'],
      ['acts', 'driver', 'update order status', 'update:update order'],
      [
        'acts',
        'management',
        'The management end can manage user, driver, and order information',
        'manage:manage user',
        'manage:manage driver',
        'manage:manage order',
      ],
    ],
  ],
  [
    'A platform. It should have functionalities for adding, deleting, and editing custom domains, order management, user login, and data visualization.',
    [
      ['subject', '', 'A platform'],
      [
        'functions',
        '',
        'It should have functionalities for adding, deleting, and editing custom domains',
        'create:add domain',
        'delete:delete domain',
        'update:edit domain',
      ],
      ['functions', '', 'order management', 'manage:manage order'],
      ['functions', '', 'user login', 'session:log in user login'],
      ['functions', '', 'data visualization', 'analyse:visualize data'],
    ],
  ],
  [
    'a calm site for my pottery studio where people book a class and join the waitlist',
    [
      ['subject', '', 'a calm site for my pottery studio'],
      ['acts', 'person', 'where people book a class', 'create:book class'],
      ['acts', 'person', 'join the waitlist', 'create:join waitlist'],
    ],
  ],
  [
    'Help desk: customers open tickets, agents answer and close them',
    [
      ['subject', '', 'Help desk'],
      ['acts', 'customer', 'customers open tickets', 'create:open ticket'],
      ['acts', 'agent', 'agents answer and close them', 'create:answer them', 'transition:close them'],
    ],
  ],
  [
    'A job board where companies post jobs and candidates apply with their CV',
    [
      ['subject', '', 'A job board'],
      ['acts', 'company', 'where companies post jobs', 'create:post job'],
      ['acts', 'candidate', 'candidates apply with their CV', 'create:apply -'],
    ],
  ],
  [
    'A tool to merge and compress CSS files',
    [
      ['subject', '', 'A tool'],
      ['acts', '', 'to merge and compress CSS files', 'external:merge css file', 'external:compress css file'],
    ],
  ],
  [
    'recipe box for my family with ratings',
    [
      ['subject', '', 'recipe box for my family'],
      ['functions', '', 'with ratings', 'view:view rating'],
    ],
  ],
  [
    'A page. Additionally, the website should have a responsive design. Set the background to pale rose, and apply maroon to components.',
    [
      ['subject', '', 'A page'],
      ['quality', '', 'Additionally, the website should have a responsive design'],
      ['style', '', 'Set the background to pale rose, and apply maroon to components'],
    ],
  ],
  [
    "A site for works. Administrators can review works, ensuring the works' legality and quality, and delete works. Users can browse other users' photos.",
    [
      ['subject', '', 'A site for works'],
      ['acts', 'administrator', "Administrators can review works, ensuring the works' legality and quality", 'create:review work'],
      ['acts', 'administrator', 'delete works', 'delete:delete work'],
      ['acts', 'user', "Users can browse other users' photos", 'view:browse photo'],
    ],
  ],
  [
    'A site with vehicle entry and exit management.',
    [
      ['subject', '', 'A site'],
      ['functions', '', 'with vehicle entry and exit management', 'manage:manage vehicle entry and exit'],
    ],
  ],
]
test.each(table)('each act and each function is a clause with who does it: %s', (words, clauses) => {
  expect(read(words)).toEqual(clauses)
})

const parts = (words: string) => {
  const [ask] = readBrief(words)
    .clauses.flatMap(({ asks }) => asks)
    .slice(-1)
  return { fields: ask?.fields.map(({ noun }) => noun), choices: ask?.choices, own: ask?.object?.own, light: ask?.object?.light }
}
test.each([
  [
    'A shop. Users can manage product information, including product name, description, price, etc.',
    { fields: ['product name', 'description', 'price'], choices: [], own: false, light: 'information' },
  ],
  [
    'A shop. Users can select a payment method (such as WeChat, Alipay, or bank app).',
    { fields: [], choices: ['WeChat', 'Alipay', 'bank app'], own: false, light: 'method' },
  ],
  ['A shop. I can add expenses with amount, category and date', { fields: ['amount', 'category', 'date'], choices: [], own: false, light: '' }],
  [
    'A shop. Users can view device information such as request duration, request volume, and uptime',
    { fields: ['request duration', 'request volume', 'uptime'], choices: [], own: false, light: 'information' },
  ],
  ['A shop. Users can view their own order records', { fields: [], choices: [], own: true, light: 'records' }],
])('fields, choices and whose it is are read with the object: %s', (words, expected) => {
  expect(parts(words)).toEqual(expected)
})
