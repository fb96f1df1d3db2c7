import type { Recorded } from './recorded.ts'

const whose =
  '(?:(?:an?|the|their|his|her|your|its|own|other|or|and|online|suitable|favou?rite|preferred|desired|available|elective|new|different|various|daily|all) )*'
const guides = 'mentor|tutor|supervisor|adviser|advisor|coach|course|elective'
const bought = /\b(?:purchas\w*|buy\w*|orders?|ordering|cart|book(?:s|ed|ing|ings)?|appointments?|hir(?:e|es|ing)|pay\w*|enrol\w*|regist\w+ for)\b/i

/** What is kept of what somebody binds themselves to: whom one has chosen, to which team one belongs, what one has done, opened or holds. */
// biome-ignore format: a table
export const recordedActs: readonly Recorded[] = [
  { said: new RegExp(`\\b(?:pre-?select|select|choos|pick)(?:s|e|es|ing)? ${whose}(${guides})s?\\b|\\b(${guides})(?:-\\w+)? (?:pre-?|dual[ -]|two-way )?selections?\\b`), unless: bought, noun: '$1 selection', kit: 'selection', lacks: /(?:pre-?|[ ^])selection$|booking|enrol|application/, of: ['expert', 'teacher', 'course', 'person'], made: 'select', own: true },
  { said: new RegExp(`\\b(?:form|join|build|creat)(?:s|e|es|ing)? ${whose}(?:(?:join|form|create|manage) )?${whose}teams?\\b|\\bteam (?:formation|building|members?|registration)\\b`), noun: 'team member', kit: 'team_member', lacks: /member|sign-?up|player|employee|participa/, of: ['team', 'sports_team'], made: 'add' },
  { said: new RegExp(`\\bcomplet(?:e|es|ing) ${whose}(?:(?:game|learning|point|points|in-game|practice) )*(task|challenge|mission|quest)s?\\b|\\b(task|challenge|mission|quest) completion\\b`), noun: '$1 completion', kit: 'completion', lacks: /complet|check-in|progress|submission|participa/, of: ['task'], made: 'record', own: true },
  { said: new RegExp(`\\bunlock(?:s|ing)? ${whose}(?:(?:more|hidden|special|additional|game|exclusive|premium|advanced) )*(content|character|item|scene|stor|skill|feature)(?:s|ies|y)?\\b`), noun: 'unlocked content', kit: 'unlocked', lacks: /unlock|claim|redemption|redeem/, of: ['game', 'character', 'task'], own: true },
  { said: /\b((?:fund |financial |investment |wealth )?product|fund|share|asset|insurance|polic)(?:s|y|ies)? (?:that |which )?(?:they|he|she|users?|customers?|clients?|investors?) (?:hold|own|have bought|have purchased)\b/, noun: '$1 holding', kit: 'investment', lacks: /holding|investment|position|portfolio|order|purchase/, own: true },
]
