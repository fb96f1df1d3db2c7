/** Verbs after which somebody is said to do something. */
export const modals = new Set(['should', 'can', 'could', 'may', 'will', 'must', 'shall', 'would', 'might', 'needs', 'need', 'want', 'wants', 'able'])
/** What may stand between those and the verb. */
export const fillers = new Set(
  'also be able allowed to then not only still just permitted supposed needed need have the ability capability option opportunity like love'.split(' '),
)
/** Adverbs that may stand before a verb. */
export const adverbs = new Set(
  'easily quickly directly freely automatically simply conveniently efficiently effectively successfully manually independently always'.split(' '),
)
/** Nouns for a site or for a part of it. */
export const siteNouns = new Set(
  `website site system platform application app program mini-program miniprogram tool software webpage page game it this which that player plugin form portal product
framework design interface layout homepage web project solution service editor h5 album widget store shop blog board assistant bot dashboard module function backend background calculator browser store api library extension program`.split(
    /\s+/,
  ),
)
/** Verbs that announce what a site has. */
export const having = new Set(
  'have has having include includes including provide provides providing support supports supporting offer offers contain contains containing feature features comprise consist with showing'.split(
    ' ',
  ),
)
/** Nouns that announce a list of functions. */
export const functionNouns = new Set(
  'functionality functionalities function functions feature features module modules capability capabilities parts pages sections'.split(' '),
)
/** What joins such a noun and its list. */
export const introducers = new Set(['for', 'of', 'including', 'like', ':', 'to', 'such', 'are', 'include'])
/** Verbs that let somebody do what follows. */
export const allowing = new Set('allow allows allowing let lets letting enable enables enabling help helps helping permit permits permitting ensure'.split(' '))
/** Verbs that say how a site should be. */
export const quality = new Set('be look feel adapt'.split(' '))
