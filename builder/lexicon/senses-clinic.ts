import { type Sense, sense } from './sense.ts'

const clinic = /\b(?:hospitals?|clinics?|patients?|doctors?|physicians?|wards?|nurses?|inpatients?)\b/i
const trial = /\bclinical (?:trials?|stud(?:y|ies)|research)\b|\b(?:drug|medical) trials?\b/i
const vet = /\b(?:pets?|dogs?|cats?|vets?|veterinar\w*|puppies|kittens)\b/i
const invited =
  /\b(?:referral (?:codes?|links?|programs?|programmes?|rewards?|bonus\w*)|invit(?:e|es|ed|ing|ation)\b[^.]{0,20}\b(?:friends?|users?|members?))\b/i

/** What nouns mean in hospitals and practices, at vets and where treatments are tried out. */
export const clinicSenses: readonly Sense[] = [
  sense('referral', 'trade_work', clinic, invited),
  sense('admission', 'trade_record', clinic, /\b(?:students?|schools?|universit(?:y|ies)|tickets?|museums?)\b/i),
  ...(['visit', 'visit record', 'visit history', 'medical visit', 'consultation record'] as const).map((noun) =>
    sense(noun, 'trade_record', clinic, /\b(?:web ?sites? (?:visits?|traffic)|page views|pets?|animals?|vet\w*)\b/i),
  ),
  sense('discharge', 'trade_record', clinic, /\b(?:water|sewage|waste|batter(?:y|ies)|pollut\w*)\b/i),
  sense('surgery', 'trade_work', clinic, /\b(?:medical history|family history|allerg\w+)\b/i),
  sense(
    'operation',
    'trade_work',
    /\b(?:surger(?:y|ies)|surgeons?|operating (?:rooms?|theat(?:re|er)s?))\b/i,
    /\boperations? (?:logs?|records?|management|staff|team)\b/i,
  ),
  sense('follow-up', 'trade_work', clinic, /\b(?:sales|leads?|crm|customers?|prospects?)\b/i),
  ...(['treatment plan', 'care plan'] as const).map((noun) => sense(noun, 'trade_work', clinic, /\b(?:exercises?|physiotherap\w*|workouts?|yoga|massage)\b/i)),
  ...(['vaccination', 'vaccine', 'vaccination record'] as const).map((noun) =>
    sense(noun, 'trade_record', vet, /\b(?:patients?|hospitals?|child(?:ren)?|citizens?|covid\S*)\b/i),
  ),
  sense('participant', 'trade_record', trial),
  sense('investigator', 'expert', trial),
  sense('adverse event', 'trade_record', /\b(?:trials?|patients?|drugs?|medic\w+|vaccin\w+)\b/i),
  sense(
    'mood',
    'trade_record',
    /\b(?:log|logs|logging|track\w*|record\w*|check in)\b[^.]{0,40}\bmoods?\b|\bmood (?:track\w*|logs?|records?)\b/i,
    /\b(?:journals?|diar(?:y|ies)|notes?)\b/i,
  ),
]
