import { essential } from './essential.ts'
import { has, means, type Practice, passes, practice } from './practice.ts'

/** Rooms to play in that are let by the hour, with nobody at the door: who opens them, and when. */
// biome-ignore format: a table
export const practicesOfCardRooms: readonly Practice[] = [
  practice('chess and card|card room|chess room|mahjong room|mahjong hall|mahjong parlor|mahjong parlour',
    passes('chess'),
    means('space', 'card room|room|chess room|mahjong room|private room', 'Name!;Kind=Mahjong|Cards|Chess|Tea and cards!;Seats:number#2-14!;Status=Free|In use|Closed;Table~Automatic mahjong table|Round card table|Two chess tables;Description:long;Picture:image',
      'East Wind | kind=Mahjong; seats=4; table=Automatic mahjong table; description=Automatic table, tea corner, window to the yard.',
      'Four Seasons | kind=Mahjong; seats=8; table=Two automatic mahjong tables; description=Two tables side by side, with a sofa for those who wait.',
      'Red Dragon | kind=Mahjong; seats=4; table=Automatic mahjong table; description=Warm light, no smoke, kettle on the shelf.',
      'Bridge Corner | kind=Cards; seats=6; table=Round card table; description=Round table with four decks of cards.',
      'Quiet Rook | kind=Chess; seats=4; table=Two chess tables; description=Two boards with clocks, no music.',
      'Bamboo Room | kind=Tea and cards; seats=10; table=Long table; description=Long table and a tea set for ten.'),
    has('=room|card room|chess room|mahjong room', 'Price per hour:money#6-'),
    means('trade_record', 'room opening|room opening record|opening record|door opening|unlock record', 'Number!;Order->@order|booking|reservation;Room->@card room|room|mahjong room~East Wind|Quiet Rook;Opened by=Code on the phone|Door code|Staff!;Date:date!;Opened at:time!;Closed at:time;Note',
      'OP-2041 | opened_by=Code on the phone; opened_at=14:02; closed_at=17:05', 'OP-2042 | opened_by=Door code; opened_at=15:30; closed_at=18:30', 'OP-2043 | opened_by=Code on the phone; opened_at=19:01; closed_at=23:10; note=One hour added.', 'OP-2044 | opened_by=Staff; opened_at=20:15; closed_at=23:45; note=Phone had no power.'),
    essential(/opening|unlock/, 'Users can view room openings.', /\bopen(?:s|ing)? (?:the |a |their |booked )?(?:card |chess )?(?:rooms?|doors?)\b|\b(?:room|door) openings?\b|\bunlock\w*/i),
  ),
]
