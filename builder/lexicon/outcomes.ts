/** What comes out of some work on a picture or a file as a thing of its own: "processed images". */
export const outcomes =
  /^(?:processed|edited|encrypted|decrypted|modified|repaired|restored|compressed|enhanced|translated|merged|transcoded|converted|cropped|retouched|watermarked) (?:image|photo|picture|video|file|document)s?$/
