import type { peopleKits } from './kits-people.ts'

/** What people, what they learn and what they say are called, in the singular. */
// biome-ignore format: a table
export const peopleKitNouns: Readonly<Record<keyof typeof peopleKits, string>> = {
  friend: 'chat partner|chat friend|friend|friend request|friend application|friend invitation|contact friend',
  candidate: 'job candidate|job seeker|job applicant',
  volunteer: 'volunteer',
  loyal_member: 'salon member|hair salon member|gym member|vip member|loyalty member|store member|shop member|card member',
  feedback: 'feedback|feedback message|user feedback|customer feedback|client feedback|student feedback|guest feedback|visitor feedback|suggestion|opinion|feedback form|suggestion box',
  skill: 'skill|talent skill|job skill|professional skill|technical skill|personal skill|life skill',
  schooling: 'education background|educational background|education experience|educational experience|education history|academic background|education entry|education information',
  job_held: 'work experience|professional experience|work history|employment history|job experience|career experience|professional background|job history',
  material: 'course material|course resource|course document|course file|teaching material|teaching resource|learning material|learning resource|educational resource|educational material|study material|study resource|lesson material|class material|training material|lecture material|courseware resource',
  school_class: 'school class|homeroom|homeroom class|administrative class|student class',
  league: 'football league|sports league|basketball league|soccer league|league competition|championship league',
  sports_team: 'sports team|football team|football club|basketball team|soccer team|club side|volleyball team|hockey team|rugby team',
  election_candidate: 'election candidate|candidate for election',
  book_chapter: 'novel chapter|book chapter|comic chapter|story chapter|manga chapter',
  photo_album: 'personal album|shared album|user album',
}
