/** Verbs that make something of their own about their object: "book a class" makes a booking of a class. */
// biome-ignore format: a table
export const relations: Readonly<Record<string, string>> = {
  book: 'booking', 'pre-order': 'order', preorder: 'order', reserve: 'reservation', order: 'order', buy: 'order', purchase: 'order', rent: 'rental', lease: 'rental', lend: '', borrow: 'borrowing', apply: 'application', register: 'registration',
  enroll: 'enrollment', enrol: 'enrollment', join: 'signup', 'sign up': 'signup', participate: 'participation', attend: 'registration', rsvp: 'rsvp', subscribe: 'subscription', rate: 'review', review: 'review', evaluate: 'review',
  comment: 'comment', discuss: 'comment', vote: 'vote', upvote: 'vote', downvote: 'vote', bid: 'bid', donate: 'donation', like: 'like', favorite: 'favorite', favourite: 'favorite', bookmark: 'favorite', save: 'favorite', collect: 'favorite', pay: 'payment', checkout: 'order', 'check out': 'order', recharge: 'recharge', repay: 'repayment', invest: 'investment', remit: 'payment',
  consult: 'consultation', contact: 'inquiry', reply: 'reply', respond: 'reply', 'check in': 'check-in', 'clock in': 'check-in', chat: 'message', converse: 'message', communicate: 'message', interact: 'comment', message: 'message', deposit: 'deposit', withdraw: 'withdrawal', bring: 'order', hire: 'booking', adopt: 'adoption application',
  post: 'post', ask: 'question', invite: 'invitation', redeem: 'redemption request', refund: 'refund request', trade: 'trade', 'top-up': 'top-up', complain: 'complaint', suggest: 'suggestion', feedback: 'feedback', note: 'note', blog: 'article', search: '', answer: 'answer', take: '', follow: 'favorite', report: 'report', volunteer: 'application', pledge: 'donation', recommend: 'review', score: 'score', challenge: 'challenge', rank: 'ranking', object: 'objection', appeal: 'appeal', tag: 'tag',
}

/** Relations that hold whatever the object is; the others only where it is a thing of another kind ("save articles", not "save a draft"). */
export const alwaysRelates = new Set([
  'book',
  'pre-order',
  'preorder',
  'reserve',
  'order',
  'buy',
  'purchase',
  'rent',
  'lease',
  'borrow',
  'apply',
  'register',
  'enroll',
  'enrol',
  'participate',
  'attend',
  'rsvp',
  'subscribe',
  'rate',
  'review',
  'evaluate',
  'vote',
  'upvote',
  'downvote',
  'bid',
  'donate',
  'consult',
  'contact',
  'check in',
  'clock in',
  'sign up',
  'hire',
  'adopt',
  'like',
  'favorite',
  'favourite',
  'bookmark',
  'pay',
  'repay',
  'comment',
  'discuss',
  'follow',
  'redeem',
  'object',
  'appeal',
])

/** Nouns that say nothing about what a site keeps. */
export const emptyNouns = new Set(
  `info bot chatbot function again functionality feature operation website site system platform application app program mini-program way need more other them it thing
experience click action use usage possibility everything something aspect ability time support effect convenience efficiency quality
purpose mode screen browser internet web connectivity environment step input output number side hand user-friendly design responsive layout box list detail view
access security stability speed area end management basis opportunity ease format option kind sort variety set range amount criterion requirement
customization adjustment optimization performance improvement animation appearance look feel structure method interaction entertainment fun technology
programming development cost us me you life business capability functionalities condition decision people others person quantity
progress status availability first last third second random private fuzzy together green prominent concise last seven title footer tile entry next help collaborate modify manipulate install uninstall scroll preview play pause stop negotiate out up off color colour font layout screen-size navigation carousel slider banner header footer button popup icon backend background frontend wechat dingtalk telegram alipay mobile normally large old thing size pc android ios name description price date content type level field value target object change moment world home choice issue week month year minute directory filter best nobody anyone higher lower wrong incorrect inaccurate`
    .split('\n')
    .flatMap((line) => line.trim().split(' ')),
)
/** Nouns that ask for figures and charts. */
export const figureNouns =
  /^(?:.* )?(?:statistics?|charts?|graphs?|analysis|analyses|analytics|dashboards?|visualizations?|visualisations?|trends?|insights?|figures?|statistical data|statistical reports?|statistics reports?|data display|large screen|overview|(?:sales|business|operating|operation|usage|order|consumption) situations?)$/
/** Nouns for what a person says about themselves. */
export const profileNouns =
  /^(?:personal(?: .*)?|profile|user profile|account|my account|account information|account setting|homepage|personal information|personal center|my homepage|avatar|password|member center|user information|user center|own information|user account|user personal|personal profile)$/
/** What a request for work is called that a site can take but not do: "convert text" is a text conversion. */
// biome-ignore format: a table
export const workNouns: Readonly<Record<string, string>> = {
  backup: 'backup', migrate: 'migration', import: 'import', sync: 'synchronization', restore: 'restore', convert: 'conversion', detect: 'detection', recognize: 'recognition', recognise: 'recognition', translate: 'translation', scrape: 'scrape', crawl: 'crawl', compress: 'compression', merge: 'merge', optimize: 'optimization', optimise: 'optimization',
  simulate: 'simulation', predict: 'prediction', extract: 'extraction', encrypt: 'encryption', test: 'test', diagnose: 'diagnosis', train: 'training run', identify: 'identification', transcribe: 'transcription', compile: 'build', calculate: 'calculation', compute: 'calculation', parse: 'parsing task', calibrate: 'calibration', estimate: 'estimate', forecast: 'forecast', crop: 'edit', match: 'matching request',
}
