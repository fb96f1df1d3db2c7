import type { Entity } from '../model.ts'

const pictorial =
  /\b(?:images?|photos?|photographs?|pictures?|screenshots?|wallpapers?|posters?|artworks?|paintings?|drawings?|sketch(?:es)?|illustrations?|graphics?|stickers?|emojis?|memes?|avatars?|logos?|icons?|scans?|qr codes?|portraits?|works?|designs?)$/i

/** Whether rows of the entity are pictures themselves, rather than things that a picture shows. */
export const arePictures = ({ singular, fields }: Entity): boolean => pictorial.test(singular) && fields.some(({ type }) => type === 'image')
