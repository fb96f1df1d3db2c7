import { has, type Practice, same, unlike } from './practice.ts'

/** Hotels whose rooms the words call by two names: those that are booked are those that guests sleep in. */
export const practicesOfGuestRooms: readonly Practice[] = [
  unlike(
    /\bmanag\w* (?:\w+ ){0,2}(?:hotel )?rooms\b|\bclean|\bhousekeep|\boccup|\bfront desk\b/i,
    'hotel room',
    same('room|hotel room'),
    has('=room', 'Room number~101|102|204|305|401'),
  ),
]
