import { type Curated, curatedRow } from './rows.ts'

const sheets = [
  'orders-may.# | type=Document; size=1; description=One line an order.',
  'members.# | type=Document; size=1; description=Names and towns.',
  'stock-list.# | type=Document; size=2; description=Counted on Friday.',
  'readings-week-20.# | type=Document; size=4; description=Every ten minutes.',
  'prices-autumn.# | type=Document; size=1; description=With the new sizes.',
]
const papers = [
  'handbook-2026.# | type=Document; size=4; description=How we work.',
  'contract-draft.# | type=Document; size=1; description=Second version.',
  'invoice-1042.# | type=Document; size=1; description=As it was sent.',
  'report-third-quarter.# | type=Document; size=3; description=With charts.',
  'minutes-12-may.# | type=Document; size=1; description=Two pages.',
]
const pictures = [
  'team-photo.# | type=Image; size=5; description=In the yard.',
  'floor-plan.# | type=Image; size=2; description=First floor.',
  'harbour-lights.# | type=Image; size=6; description=Just after sunset.',
  'label-front.# | type=Image; size=1; description=Ready for print.',
  'portrait-ana.# | type=Image; size=3; description=Grey background.',
]
const sounds = [
  'interview.# | type=Audio; size=28; description=Twelve minutes.',
  'jingle.# | type=Audio; size=2; description=Eight seconds.',
  'lecture-3.# | type=Audio; size=46; description=With questions at the end.',
  'voice-note-may.# | type=Audio; size=3; description=From the train.',
  'rain.# | type=Audio; size=9; description=Recorded on the roof.',
]
const films = [
  'launch-teaser.# | type=Video; size=86; description=Thirty seconds.',
  'tour-of-the-workshop.# | type=Video; size=240; description=One take.',
  'lesson-1.# | type=Video; size=180; description=Ten minutes.',
  'opening-day.# | type=Video; size=310; description=The speech and the band.',
  'how-to-pack.# | type=Video; size=95; description=Without words.',
]
const sources = [
  'start.# | type=Document; size=1; description=Comes first.',
  'layout.# | type=Document; size=1; description=Columns and gaps.',
  'form.# | type=Document; size=1; description=Checks what is typed.',
  'menu.# | type=Document; size=1; description=Opens on small screens.',
  'print.# | type=Document; size=1; description=Only for paper.',
]

const kinds: readonly (readonly [RegExp, string, readonly string[]])[] = [
  [/\bcsv\b|\bdata file$/, 'csv', sheets],
  [/\b(?:excel|spreadsheet|xlsx?)\b/, 'xlsx', sheets],
  [/\bcss\b/, 'css', sources],
  [/\b(?:js|javascript)\b/, 'js', sources],
  [/\bphp\b/, 'php', sources],
  [/\bhtml\b/, 'html', sources],
  [/\bpac\b|\bgfwlist/, 'pac', sources],
  [/\bpdf\b/, 'pdf', papers],
  [/\b(?:word|docx?|office)\b/, 'docx', papers],
  [/\b(?:image|photo|picture|comic|png|jpe?g)\b/, 'jpg', pictures],
  [/\b(?:audio|sound|mp3|recording|voice|music)\b/, 'mp3', sounds],
  [/\b(?:video|mp4)\b/, 'mp4', films],
]

/** Sample files of the format that a noun names: "PDF file", "CSV file"; none where it names no format. */
export function filesOf(noun: string): readonly Curated[] | null {
  const found = kinds.find(([said]) => said.test(noun.toLowerCase()))
  return found ? found[2].map((row) => curatedRow(row.replace('#', found[1]))) : null
}
