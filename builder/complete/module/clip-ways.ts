/** Words that ask for a workshop of videos and sounds; what is only shown, or heard and written down, is none. */
const worked =
  /\b(?:multimedia|media|videos?|audios?|sounds?|audio[- ]?video|audio and video|video and audio|music) (?:files? )?(?:processing|edit(?:ing|or|s)?|conver\w+|transcod\w+|trimm\w+|cutt\w+|clipp\w+|merg\w+|compress\w+|extract\w+|format conver\w+|filters?|synthesis|watermark\w*)\b|\b(?:video|audio) effects?\b|\b(?:edit|process|convert|transcod|trim|cut|clip|compress)\w* (?:and \w+ )?(?:\w+ ){0,2}?(?:videos?|audios?|audio files?|video files?|multimedia(?: files?)?|media files?|sounds?|music)\b|\b(?:extract\w*|separat\w*) (?:the )?audio\b|\bwatermarks? from (?:\w+ ){0,2}videos?\b|\bvideo watermark\b/i
const otherwise =
  /\b(?:speech[- ]to[- ]text|transcri\w+|voice recognition|image processing|scrapped cars?|video conferenc\w+|live[- ]stream\w*|video surveillance|monitoring of videos|payment processing)\b/i
const filmed =
  /\b(?:texts?|words?|scripts?|stor(?:y|ies)|prompts?)(?: descriptions?)? (?:in)?to (?:\w+ ){0,2}videos?\b|\bgenerat\w+ (?:\w+,? ){0,4}(?:and )?(?:\w+ )?videos?\b|\bvideo generat\w+|\bai videos?\b|\b(?:convert|turn)s? (?:text|words|stories) into (?:\w+ )?videos?\b/i
const notFilmed = /\b(?:generat\w+ (?:\w+ ){0,3}(?:reports?|links?|codes?) (?:for|of|from) videos?|video (?:reports?|links?))\b/i

export const asksForWorkshop = (words: string): boolean => worked.test(words) && !otherwise.test(words)
export const asksForFilm = (words: string): boolean => filmed.test(words) && !notFilmed.test(words)

const seen = /\b(?:videos?|films?|movies?|multimedia|clips?|animations?)\b/i
const heard = /\b(?:audios?|sounds?|music|songs?|voices?|multimedia)\b/i
const onlyHeard = /\b(?:audio|sound|music|voice) (?:edit\w*|process\w*|conver\w+)\b/i
/** What a workshop opens, by the words. */
export function opensFor(words: string): 'video' | 'audio' | 'both' {
  if (!seen.test(words)) return 'audio'
  return heard.test(words) && (onlyHeard.test(words) || /\bmultimedia\b|\baudios?\b/i.test(words)) ? 'both' : 'video'
}

/** Tables of what a workshop does by itself: they would only take down that somebody wants it done. */
export const isStep = (plural: string): boolean =>
  /^(?:(?:final|special|sound|video|audio|multimedia|media|format|file|text|music|short|background) )*(?:conversions?|edits?|editings?|transcodings?|extractions?|trimmings?|clippings?|compressions?|effects?|filters?|removals?|processings?|syntheses|cuts?|merges|watermark removals?|generations?)$/.test(
    plural,
  ) && !/^(?:filters?|effects?|conversions? rates?)$/.test(plural)

/** Tables of what comes out of it. */
export const isResult = (plural: string): boolean =>
  /^(?:edited|processed|converted|transcoded|generated|final|exported|synthesi[sz]ed|finished|output) (?:video |audio |media |multimedia )?(?:files?|videos?|audios?|clips?|tracks?|works?|results?|recordings?|content)$/.test(
    plural,
  )
