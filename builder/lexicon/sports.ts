/** How those of one sport speak: where they play, how a match ends, and what a player makes. */
export interface Sport {
  readonly said: RegExp
  /** In the order of goalkeeper, defender, midfielder and forward. */
  readonly positions: readonly string[]
  /** What goals are there. */
  readonly made: string
  /** How many of them one goal is worth. */
  readonly worth: number
  /** Results of matches; none where they are written as those of football are. */
  readonly results: readonly string[]
}
const sport = (said: string, positions: string, made: string, worth: number, results = ''): Sport => ({
  said: new RegExp(`\\b(?:${said})\\b`, 'i'),
  positions: positions.split('|'),
  made,
  worth,
  results: results === '' ? [] : results.split('|'),
})
// biome-ignore format: a table
const sports: readonly Sport[] = [
  sport('basketball|nba', 'Centre|Shooting guard|Point guard|Small forward', 'Points', 14, '84 : 79|91 : 88|76 : 82|102 : 95|68 : 71|88 : 74'),
  sport('beach volleyball|volleyball', 'Libero|Middle blocker|Setter|Outside hitter', 'Points', 9, '3 : 1|3 : 0|2 : 3|3 : 2|1 : 3'),
  sport('table tennis|ping-?pong', 'Defender|Blocker|All-rounder|Attacker', 'Matches won', 1, '3 : 1|3 : 0|2 : 3|3 : 2|1 : 3'),
  sport('badminton', 'Singles|Doubles|Mixed|Singles and doubles', 'Matches won', 1, '21:17, 21:15|18:21, 21:16, 21:19|21:12, 21:18|15:21, 19:21'),
  sport('tennis', 'Singles|Doubles|Mixed|Singles and doubles', 'Matches won', 1, '6:4, 6:3|7:5, 3:6, 6:4|6:2, 6:2|4:6, 6:7|6:1, 7:6'),
  sport('cricket|ipl', 'Wicketkeeper|Bowler|All-rounder|Batter', 'Runs', 31, '184/6 : 181/9|212/4 : 176|149 : 152/3|167/8 : 159|198/5 : 199/7'),
  sport('rugby', 'Prop|Lock|Fly-half|Wing', 'Tries', 1, '24 : 17|31 : 12|19 : 22|27 : 27|14 : 9'),
  sport('handball', 'Goalkeeper|Back|Pivot|Wing', 'Goals', 5, '28 : 26|31 : 24|25 : 27|29 : 29|33 : 30'),
  sport('ice hockey|field hockey|hockey', 'Goaltender|Defender|Centre|Winger', 'Goals', 1),
  sport('baseball|softball', 'Catcher|Infielder|Pitcher|Outfielder', 'Runs', 2, '5 : 3|7 : 2|4 : 6|9 : 8|2 : 1'),
]
const early = 300
/** The one sport that the first words name; undefined where they name none, or football. */
export function sportOf(words: string): Sport | undefined {
  const first = words.slice(0, early)
  return /\b(?:football|soccer)\b/i.test(first) ? undefined : sports.find(({ said }) => said.test(first))
}
