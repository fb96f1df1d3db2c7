import type { CodeKind } from '../../drawn-code.ts'
import type { Entity } from '../../model.ts'
import type { PictureWay } from '../../module-data.ts'

export interface WayAsked {
  readonly way: PictureWay
  readonly cue: RegExp
  /** Words that speak of something else in the same terms. */
  readonly not: RegExp
  readonly title: string
  /** Tables that what is made belongs to. */
  readonly keeps: RegExp
  /** What is kept where no table is for it. */
  readonly one: string
  readonly many: string
  /** What of the words is answered by it. */
  readonly claims: RegExp
}
const several = String.raw`(?:and \w+ |the |their |own |an? |new |various |\w+ ){0,3}`

/** Pages on which pictures are made, and the words that ask for them. */
export const waysAsked: readonly WayAsked[] = [
  {
    way: 'identity',
    cue: /\b(?:id|identity|identification|passport|visa|certificate) photos?\b/i,
    not: /\bupload (?:your |their |an? )?(?:id|identity) photos?\b/i,
    title: 'ID photo maker',
    keeps: /photo|picture|image/,
    one: 'ID photo',
    many: 'ID photos',
    claims: /\b(?:photos?|sizes?|lighting|background|angle|generat\w*|adjust\w*|preview\w*)\b/,
  },
  {
    way: 'words',
    cue: new RegExp(
      String.raw`\bai[- ](?:drawing|painting|image|picture|art)|\btext[- ]to[- ](?:image|picture)|\b(?:image|picture|painting|wallpaper|art|illustration) generat\w+|\bgenerat\w+ ${several}(?:images|pictures|paintings|artworks?|illustrations?|wallpapers?)\b|\bgenerat\w+ (?:(?:required )?(?:texts?|copy|videos?|music|audio|articles),? (?:and |or )?){1,3}(?:images|pictures)\b|\bai\b[^.]{0,60}\b(?:create|paint|draw) (?:an? |the )?(?:artworks?|paintings?|drawings?)\b`,
      'i',
    ),
    not: /\b(?:medical images?|qr codes?|satellite|avatars?|image recognition|reports? with images)\b/i,
    title: 'Draw from words',
    keeps: /image|picture|painting|drawing|artwork|illustration|wallpaper|creation/,
    one: 'drawing',
    many: 'drawings',
    claims: /\b(?:generat\w*|draw\w*|paint\w*|styles?|previews?)\b/,
  },
  {
    way: 'avatar',
    cue: new RegExp(
      String.raw`\bavatars? (?:generat\w*|creat\w*|mak\w*|customi\w*|design\w*|editor)|\b(?:generat|creat|customi[sz]|design|mak)\w* ${several}avatars?\b`,
      'i',
    ),
    not: /\b(?:upload|change|set) (?:\w+ ){0,2}avatars?\b/i,
    title: 'Avatar maker',
    keeps: /avatar|character/,
    one: 'avatar',
    many: 'avatars',
    claims: /\b(?:avatars?|generat\w*|customi\w*|creative options)\b/,
  },
  {
    way: 'poster',
    cue: new RegExp(
      String.raw`\b(?:poster|postcard|greeting card|logo|flyer|invitation|cover)s? (?:generat\w*|mak\w*|creat\w*)|\b(?:generat|design|creat)\w* ${several}(?:posters?|postcards?|logos?|flyers?|greeting cards?|invitation cards?)\b`,
      'i',
    ),
    not: /\bmovie posters\b/i,
    title: 'Poster maker',
    keeps: /poster|card|logo|flyer|invitation|cover/,
    one: 'poster',
    many: 'posters',
    claims: /\b(?:posters?|postcards?|logos?|flyers?|generat\w*)\b/,
  },
  {
    way: 'code',
    cue: /\bqr[- ]?codes? (?:generat|mak|creat|design|edit|customi[sz])\w*|\b(?:generat|creat|mak|design|customi[sz]|draw)\w* (?:[\w-]+,? ){0,6}qr[- ]?codes?\b|\b(?:colou?r(?:ed|ful)?|artistic|styled|custom|branded) qr[- ]?codes?\b|\bqr[- ]?codes? with (?:[\w-]+ ){0,3}(?:logos?|images?|pictures?|colou?rs?)\b/i,
    not: /\b(?:csv|excel|spreadsheets?|batch(?:es)?|bulk|one (?:code )?for each)\b/i,
    title: 'QR code generator',
    keeps: /^(?:generated )?qr[- ]?codes?(?: images?)?$/,
    one: 'QR code',
    many: 'QR codes',
    claims: /\bqr\b|\b(?:(?:background|logo) images?|colou?rs?|logos?|generat\w*|previews?|download\w*)\b/,
  },
]

/** What pictures of a table are looked at for: "object recognitions", "plant identifications". */
const sighted =
  /^(?:recognition|identification)s$|\b(?:image|picture|photo|object|plant|flower|tree|animal|bird|insect|pet|face|facial|human|person|people|behaviou?r|vehicle|licen[cs]e|car|document|certificate|card|invoice|receipt|table|handwrit\w*|text|food|dish|fruit|product|gesture|disease|leaf|scene|landmark|trash|waste|garbage|content|defect)s? (?:recognition|identification|detection|classification|extraction)s$|^\w+ recognition(?: result)?s$/
const unsighted =
  /speech|voice|audio|music|song|email|spam|trojan|virus|network|intention|sentiment|cause|fraud|plagiarism|number|pattern|video|key information|website|entit|price|image extraction/
export const isSighted = ({ plural }: Entity): boolean => sighted.test(plural.toLowerCase()) && !unsighted.test(plural.toLowerCase())

/** Work on pictures that a table keeps as jobs: "edits", "image enhancements". */
const worked =
  /^(?:(?:image|photo|picture|avatar) )?(?:edits?|processings?|enhancements?|retouch\w*|adjustments?|compressions?|resizings?|croppings?|restorations?|beautifications?|filterings?|background (?:removals?|replacements?)|conversions?)$/
export const isWorked = ({ plural }: Entity): boolean => worked.test(plural.toLowerCase())

const kinds: readonly (readonly [RegExp, readonly string[]])[] = [
  [/licen[cs]e|document|certificate|card|invoice|receipt/, ['Vehicle licence', 'Driving licence', 'Identity card', 'Bank card', 'Invoice', 'Letter']],
  [/table/, ['Table with a heading', 'Table without a heading', 'List', 'Form']],
  [/handwrit|text/, ['Printed text', 'Handwriting', 'Heading', 'Table', 'Form']],
  [/bird/, ['Sparrow', 'Blackbird', 'Robin', 'Pigeon', 'Swallow', 'Owl']],
  [/animal|pet|insect/, ['Cat', 'Dog', 'Horse', 'Bird', 'Rabbit', 'Butterfly']],
  [/disease|leaf/, ['Healthy leaf', 'Leaf spot', 'Rust', 'Powdery mildew', 'Blight']],
  [/flower/, ['Rose', 'Tulip', 'Daisy', 'Lily', 'Sunflower', 'Orchid']],
  [/plant|tree/, ['Fern', 'Oak leaf', 'Birch', 'Rose', 'Moss', 'Grass']],
  [/food|dish|fruit/, ['Bread', 'Salad', 'Soup', 'Rice', 'Fruit', 'Cake']],
  [/trash|waste|garbage/, ['Paper', 'Glass', 'Plastic', 'Metal', 'Food waste', 'Other waste']],
  [/face|facial|human|person|people/, ['One face', 'Several faces', 'No face', 'A person from afar']],
  [/behaviou?r|gesture/, ['Standing', 'Walking', 'Running', 'Sitting', 'Raising a hand']],
  [/vehicle|\bcar/, ['Car', 'Lorry', 'Bus', 'Motorcycle', 'Bicycle']],
  [/defect/, ['No defect', 'Scratch', 'Crack', 'Stain', 'Dent']],
  [/landmark|scene/, ['Street', 'Park', 'Coast', 'Mountains', 'Room']],
]
const plainKinds = ['Person', 'Plant', 'Animal', 'Vehicle', 'Building', 'Food', 'Document']
/** What a picture may be said to show, by what is looked for: what the table names, else what the words do. */
export const kindsFor = (plural: string, words: string): readonly string[] =>
  kinds.find(([cue]) => cue.test(plural.toLowerCase()))?.[1] ??
  (/^(?:recognition|identification)s$/.test(plural) ? kinds.find(([cue]) => cue.test(words.toLowerCase()))?.[1] : undefined) ??
  plainKinds

const codesAsked = waysAsked.find(({ way }) => way === 'code')!
/** Whether a page for drawing QR codes one by one is asked for. */
export const asksForCodes = (words: string): boolean => codesAsked.cue.test(words) && !codesAsked.not.test(words)
const codeCounts: readonly (readonly [RegExp, CodeKind])[] = [
  [/\b(?:four|4)[- ](?:different )?colou?r/i, 'Four colours'],
  [/\b(?:nine|9)[- ](?:different )?colou?r/i, 'Nine colours'],
  [/\b(?:sixteen|16)[- ](?:different )?colou?r/i, 'Sixteen colours'],
  [/\bcolou?rful\b|\bmulti-?colou?r/i, 'Four colours'],
]
/** The kinds of QR codes that the words name, in the order of their colours. */
export const codeKindsFor = (words: string): readonly CodeKind[] => [...new Set(codeCounts.flatMap(([cue, kind]) => (cue.test(words) ? [kind] : [])))]
