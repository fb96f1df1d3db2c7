import { type Sense, sense } from './sense.ts'

const joined = /\b(?:games?|gaming|vip|member(?:ship)?s?|privileges?|subscri\w+|readers?|novels?|videos?|fitness|gyms?)\b/i
const ridden = /\b(?:parking|bus(?:es)?|metro|subway|commut\w+|bank\w*|credit cards?|toll|canteens?)\b/i
const collected =
  /\b(?:museums?|art(?:s|works?)?|galler(?:y|ies)|stamps?|coins|exhibits?|antiques?|cultural relics|curat\w+|fashion|clothing|jewel\w*|NFTs?|garbage|waste|debts?|lost property|product collections?)\b/i
const marked =
  /\buser collections?\b|\b(?:view|manage|check) (?:their |my |the |own )*collections\b|\b(?:likes?|comments?|shar(?:e|es|ing)|follow(?:s|ing)?|check-?ins?|points|name cards),? (?:and )?collections?\b|\bcollections?,? (?:and )?(?:likes?|comments?|shar(?:e|es|ing)|follow(?:s|ing)?|points)\b/i
const given = /\b(?:donat\w*|fund\w*|charit\w*|pledg\w*|pension\w*|insurance|savings?|money|payments?|open[- ]source|commits?|articles?|authors?)\b/i
const studied = /\b(?:practice|practi[sc]ing|exams?|quiz\w*|questions?|vocabular\w*|memori[sz]\w*|stud(?:y|ying)|learning|reading|habits?|fitness|workouts?)\b/i
const attended =
  /\b(?:employees?|attendance|visitors?|hotels?|guests?|classes|classrooms?|teachers?|meetings?|volunteers?|locations?|places?|landmarks?|attractions?|(?:scenic )?spots?|venues?|restaurants?|events?|activit(?:y|ies)|shifts?|staff|gps|flights?|patients?|study rooms?|seats?|check(?:ing)? out|check-?outs?)\b/i

/** What members hold, mark for themselves and earn, in words that mean money, exhibits or attendance elsewhere. */
export const memberSenses: readonly Sense[] = [
  ...(['monthly card', 'weekly card', 'annual card', 'yearly card', 'quarterly card', 'season card', 'lifetime card', 'privilege card'] as const).map((noun) =>
    sense(noun, 'membership', joined, ridden),
  ),
  sense('collection', 'favorite', marked, collected),
  ...(['contribution', 'contribution value'] as const).map((noun) =>
    sense(
      noun,
      'points',
      /\b(?:activit(?:y|ies)|experience|community|points?|posts?) (?:and|,) contributions?\b|\bcontribution (?:values?|points?|rank\w*|levels?)\b/i,
      given,
    ),
  ),
  ...(['sending record', 'send record', 'sending history'] as const).map((noun) =>
    sense(noun, 'trade_record', /\b(?:sms|text messages?|messages?|xmpp|e-?mails?|push)\b/i, /\bfiles?\b/i),
  ),
  ...(['check-in', 'check-in record'] as const).map((noun) => sense(noun, 'attendance', studied, attended)),
  sense(
    'audio',
    'call',
    /\baudio(?:\/| and | or | & )video (?:calls?|chats?|calling|conferenc\w*|communicat\w*)/i,
    /\b(?:podcasts?|music|songs?|audio files?|audios|recordings?)\b/i,
  ),
  sense(
    'farm',
    'trade_item',
    /\b(?:mini-?games?|(?:farm(?:ing)?|online|web3?|mobile) games?|virtual farms?)\b/i,
    /\b(?:suppliers?|e-commerce|real farms?|farmers? (?:can|could|may|should))\b/i,
  ),
  ...(['sms', 'sms message'] as const).map((noun) =>
    sense(
      noun,
      'trade_record',
      /\b(?:sms|text message) (?:reception|receiving|receivers?|forwarding)\b|\breceiv(?:e|es|ing|ed) sms\b(?=[^.]{0,40}\b(?:convert|forward|stor|relay|display|view)\w*)/i,
      /\bsend(?:s|ing)? sms\b|\b(?:verification codes?|alerts?|sms (?:notifications?|marketing|reminders?))\b/i,
    ),
  ),
  sense('record', 'trade_record', /\bresources?(?:,| and|, and) records\b/i),
  sense(
    'resource',
    'company_resource',
    /\b(?:supervision|approvals?|work orders?|scheduling|coordinat\w+|unified (?:management|handling)|dispatch\w*)\b/i,
    /\b(?:learning|teaching|download\w*|files?|upload\w*|cloud|servers?|games?|media|multimedia|videos?|courses?|shar(?:e|ing)|data cent(?:er|re)s?|http|articles?)\b/i,
  ),
  sense('resource', 'trade_item', /\b(?:campus|school|university) resources?\b/i, /\b(?:learning|teaching|download\w*|e-?books?|courseware)\b/i),
  sense('response', 'trade_item', /\b(?:voice|ivr|spoken) responses?\b/i, /\b(?:surveys?|questionnaires?|polls?)\b/i),
  ...(['manager', 'fund manager', 'investment manager', 'wealth manager', 'portfolio manager'] as const).map((noun) =>
    sense(
      noun,
      'expert',
      /\b(?:fund|investment|wealth|portfolio) managers?\b/i,
      /\b(?:roles?|permissions?|fund managers? (?:can|could|may|should)|payroll|attendance|employees?)\b/i,
    ),
  ),
]
