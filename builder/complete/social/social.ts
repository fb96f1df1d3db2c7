import type { Completer } from '../draft.ts'
import { askedExperts } from './asked-experts.ts'
import { conversations, help } from './conversations.ts'
import { discussion } from './discussion.ts'
import { gameRooms } from './game-rooms.ts'
import { groupChats } from './group-chats.ts'
import { invitations } from './invitations.ts'
import { joinedGroups } from './joined-groups.ts'
import { keptOfAll } from './kept-of-all.ts'
import { media, polls, recommendations, shares } from './media.ts'
import { ownMarks } from './own-marks.ts'
import { replied } from './replied.ts'
import { roomChats } from './room-play.ts'
import { saidOfAll } from './said-of-all.ts'
import { savings } from './savings.ts'
import { notifications, reminders } from './told.ts'
import { votedOn } from './voted-on.ts'

/** What visitors say to one another; what is told of it comes last. */
export const social: readonly Completer[] = [
  polls,
  askedExperts,
  discussion,
  replied,
  invitations,
  savings,
  votedOn,
  ownMarks,
  recommendations,
  media,
  roomChats,
  conversations,
  groupChats,
  joinedGroups,
  gameRooms,
  shares,
  saidOfAll,
  keptOfAll,
  help,
  reminders,
  notifications,
]
