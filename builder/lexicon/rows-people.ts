import type { KitName } from './kits.ts'

/** Sample rows of school classes, leagues, teams, candidates, chapters and albums. */
export const peopleRows: Readonly<Partial<Record<KitName, readonly string[]>>> = {
  school_class: [
    '5A | year_group=5; class_teacher=Ana Silva; room=12; students=24; school_year=2026',
    '5B | year_group=5; class_teacher=Ben Carter; room=14; students=22; school_year=2026',
    '6A | year_group=6; class_teacher=Mei Chen; room=21; students=26; school_year=2026',
    '7C | year_group=7; class_teacher=Farid Haddad; room=30; students=21; school_year=2026',
    '8A | year_group=8; class_teacher=Olivia Grant; room=33; students=25; school_year=2026',
  ],
  league: [
    'Premier league | country=Northland; season=2026; teams=18; description=Thirty-four rounds; the last two go down.',
    'Second league | country=Northland; season=2026; teams=16; description=The first two go up.',
    'City cup | country=Riverside; season=2026; teams=32; description=Knock-out, with the final in May.',
    'Youth league | country=Northland; season=2026; teams=12; description=For players under eighteen.',
    'Women’s league | country=Northland; season=2026; teams=14; description=Twenty-six rounds from August to May.',
  ],
  sports_team: [
    'Harbour Rovers | league=Premier league; city=Harbour; coach=Ben Carter; stadium=Quay Ground; founded=1908; colours=Blue and white',
    'Riverside United | league=Premier league; city=Riverside; coach=Ana Silva; stadium=River Park; founded=1921; colours=Red',
    'Old Town FC | league=Premier league; city=Old Town; coach=Samir Aziz; stadium=Castle Field; founded=1895; colours=Green and gold',
    'Lakeside Wanderers | league=Second league; city=Lakeside; coach=Rosa Mendes; stadium=Lake Arena; founded=1934; colours=Black and white',
    'Hillcrest Athletic | league=Second league; city=Hillcrest; coach=Jonas Berg; stadium=Upper Meadow; founded=1947; colours=Orange',
    'Station Road FC | league=Youth league; city=North Gate; coach=Mei Chen; stadium=Rail Ground; founded=1962; colours=Purple',
  ],
  election_candidate: [
    'Ana Silva | party=City and Garden; number=1; programme=More trees, safer ways to school, and a library that is open on Sundays.',
    'Ben Carter | party=Harbour List; number=2; programme=Work at the quay, and flats that people can pay for.',
    'Mei Chen | party=Independent; number=3; programme=Every decision explained in one page.',
    'Farid Haddad | party=New Bridge; number=4; programme=Buses every ten minutes, until midnight.',
  ],
  book_chapter: [
    'The letter | number=1; free=yes; text=A letter arrives that was sent forty years ago.',
    'Night ferry | number=2; free=yes; text=They leave without a word to anybody.',
    'The locked room | number=3; free=no; text=Behind the door stands a table for two.',
    'Morning | number=4; free=no; text=What was lost is found, and something else is gone.',
  ],
  photo_album: [
    'Summer by the lake | owner=Ana Silva; description=Two weeks, one boat, no clock.',
    'First year | owner=Samir Aziz; description=From the first smile to the first step.',
    'Old town by night | owner=Ben Carter; description=After the rain, when the stones shine.',
    'The garden in May | owner=Mei Chen; description=Everything at once.',
    'Two days in the mountains | owner=Jonas Berg; description=Fog on Saturday, far views on Sunday.',
    'Birthday at the harbour | owner=Rosa Mendes; description=Forty candles and a brass band.',
  ],
}
