import { type Sense, sense } from './sense.ts'

/** Nouns of what is written, listed and looked after, by the words beside them. */
export const textSenses: readonly Sense[] = [
  sense(
    'training',
    'event',
    /\b(?:plan|plans|schedule\w*|attend\w*|sign up|shifts?|drills?|members|team|coach\w*)\b/i,
    /\b(?:videos?|e-?learning|modules|quiz\w*|certificates?)\b/i,
  ),
  sense(
    'position',
    'staff_position',
    /\b(?:departments?|organi[sz]ation(?:al)? structures?|personnel|menus?|dictionar(?:y|ies))\b/i,
    /\b(?:recruit\w*|vacanc\w+|job (?:postings?|seekers?|listings?|search)|appl(?:y|ies|ying)|resumes?|trad(?:e|es|ing)|funds?|invest\w*|locations?|3d|maps?)\b/i,
  ),
  sense(
    'dictionary',
    'dictionary_entry',
    /\b(?:menus?|roles?|permissions?|departments?|back-?end|parameters?|logs?|data dictionar(?:y|ies))\b/i,
    /\b(?:words?|translat\w*|languages?|vocabular\w*|pronunciations?)\b/i,
  ),
  sense(
    'contract',
    'employment_contract',
    /\b(?:human resources?|hr|social security|salar(?:y|ies)|payroll)\b/i,
    /\b(?:customers?|suppliers?|leas\w+|rent\w*|loans?|sales|smart contracts?|blockchain|projects?)\b/i,
  ),
  sense(
    'energy',
    'energy_use',
    /\benergy (?:management|monitoring|consumption|usage|saving|data|costs?)\b|\b(?:manag\w+|monitor\w*|track\w*) (?:\w+,? (?:and )?){0,3}energy\b/i,
    /\b(?:games?|players?)\b/i,
  ),
  sense(
    'event',
    'tracked_event',
    /\b(?:event tracking|tracking events?|track(?:ing)? event data|event data|user behaviou?rs?|buried[- ]points?)\b/i,
    /\b(?:tickets?|attend\w*|register for|participat\w*|venues?|organi[sz]ers?|locations?|community|campus|wedding)\b/i,
  ),
  sense(
    'guide',
    'article',
    /\b(?:guides? (?:and|or) (?:tutorials?|articles?|projects?|tips|resources|documents?|videos?|templates?)|(?:articles?|tutorials?|tips|news|resources|documentation|templates),? (?:and )?guides?|(?:read|writ\w+|publish\w*|post\w*|brows\w+|view) (?:\w+ )?guides?|game guides?|buying guides?)\b/i,
    /\b(?:tour(?:ist)? guides?|guided|hir(?:e|ing)|licen[sc]ed|(?:book|rate|contact) (?:a )?guides?|guide profiles?)\b/i,
  ),
  sense('opportunity', 'deal', /\b(?:crm|customer relationship|sales|leads?)\b/i, /\b(?:jobs?|career|volunteer\w*|invest\w*|learning)\b/i),
  sense(
    'visit record',
    'call_record',
    /\b(?:crm|customers?|clients?|sales)\b/i,
    /\b(?:websites? (?:visits?|traffic)|short (?:urls?|links?)|ip|patients?|scenic|visitors?)\b/i,
  ),
  sense('instrument', 'instrument', /\b(?:music\w*|orchestra|violins?|guitars?|pianos?|band|choir)\b/i),
  sense('lesson', 'lesson', /\bcourses?\b/i, /\b(?:book|books|booking|private|driving|riding|music) (?:\w+ )?lessons?\b/i),
  sense(
    'call',
    'call',
    /\b(?:voip|(?:voice|video|audio|phone|conference|incoming|outgoing) call(?:s|ing)?|call (?:forwarding|recording|history|logs?))\b/i,
    /\b(?:crm|customers?|sales|apis?|interfaces?|functions?)\b/i,
  ),
  sense('feed', 'link', /\b(?:rss|atom) (?:\w+ )?(?:feeds?|sources?|subscriptions?)\b/i),
  sense('file', 'patient', /\bpatients?['’]? files?\b/i, /\bupload/i),
  sense('chapter', 'lesson', /\bcourses?\b/i, /\b(?:novels?|comics?|books?|manga|stories)\b/i),
  sense('candidate', 'candidate', /\b(?:recruit\w*|jobs?|resumes?|interview\w*|hir(?:e|es|ing)|vacanc\w+)\b/i, /\b(?:vot(?:e|es|ing)|elections?|exams?)\b/i),
  sense('applicant', 'candidate', /\b(?:recruit\w*|resumes?|interview\w*|hir(?:e|es|ing)|vacanc\w+)\b/i, /\b(?:loans?|visas?|school)\b/i),
  sense('exchange', 'comment', /\bdiscussions? and exchanges?\b|\bexchanges? and discussions?\b|\bcommunity exchanges?\b/i),
  sense('talent', 'candidate', /\b(?:recruit\w*|jobs?|resumes?|enterprises?)\b/i, /\b(?:games?|players?|skills? tree)\b/i),
  sense(
    'member',
    'loyal_member',
    /\b(?:recharg\w*|membership (?:card|level)s?|consumption|stored value|loyalty|member (?:card|point|level)s?)\b/i,
    /\b(?:team|family|club|group) members?\b/i,
  ),
  sense('walk', 'request', /\b(?:request|book|order)(?:s|ing)? (?:a |an |the |dog )*walks?\b/i),
  sense('play', 'event', /\b(?:theat(?:re|er)s?|actors?|rehears\w+|on stage)\b/i),
  sense(
    'lesson',
    'class',
    /\b(?:teachers?|instructors?|tutors?|coach\w*)\b[^.]*\blessons?\b|\blessons?\b[^.]*\b(?:teachers?|instructors?|tutors?|coach\w*)\b/i,
    /\b(?:videos?|e-?learning|online courses?|modules|quiz\w*)\b/i,
  ),
  sense(
    'note',
    'memo',
    /\b(?:writes?|takes?|adds?|leaves?|keeps?|makes?|creat(?:e|es|ing)) (?:\w+ ){0,2}notes?\b|\bnote-taking\b/i,
    /\b(?:download\w*|upload\w*|pdfs?|sell\w*)\b/i,
  ),
  sense(
    'listing',
    'ad',
    /\b(?:swap\w*|sell\w*|second-?hand|exchange|buy\w*|classifieds?|marketplace|offers?|seeds?|tools?|items?)\b/i,
    /\b(?:houses?|flats?|apartments?|rent\w*|real estate|propert\w+|bedrooms?|tenants?|landlords?)\b/i,
  ),
  ...(['sale', 'product sale'] as const).map((noun) =>
    sense(
      noun,
      'sale',
      /\b(?:visuali[sz]\w*|charts?|graphs?|analy[sz]\w*|statistic\w*|dashboards?)\b/i,
      /\b(?:carts?|checkout|buy\w*|customers?|place \w*orders?|order management|shops?|mall|stores?|purchas\w*|procure\w*|warehous\w*|inventor\w*|erp|books?|courses?)\b/i,
    ),
  ),
  sense('feed', 'link', /\b(?:rss|atom feeds?)\b/i),
  ...(['trip', 'trip request'] as const).map((noun) =>
    sense(noun, 'ride', /\b(?:ride-hailing|ride-sharing|ride sharing|taxis?|uber|car-hailing|carpool\w*)\b/i),
  ),
]
