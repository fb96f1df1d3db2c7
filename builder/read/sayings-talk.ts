import { type Saying, saying } from './saying.ts'

const units =
  "minutes?|mins?|hours?|days?|weeks?|months?|years?|km|kilos?|kg|euros?|pounds?|dollars?|points?|stars?|percent|people|persons?|places|seats|spots|metres?|meters?|grams?|litres?|cm|times?|am|pm|o'clock"
const people = 'people|customers|clients|members|guests|students|parents|visitors|patients|volunteers|fans|they|users|drivers|players|residents|tenants|owners'
const self = '(?:i|we)'

/** What people say when they speak of what they want, and no more than that. */
export const talkSayings: readonly Saying[] = [
  saying('w /', 'with'),
  saying('from when (?:till|until|to) when', 'start date and end date'),
  saying('(?<=^|\\| |, |and )(i|we|staff) (?:can )?quote(?= ,|$|,)', '| $1 can send quotes with price'),
  saying('(?<=^|\\| |, |and )(they|clients|customers) (?:can )?accept(?= ,|$|,)', '| $1 can accept or reject quotes'),
  saying(
    '(?:, )?(?:and )?(?:also |see |show )?(?:the )?(?:monthly|yearly|weekly|total|overall) (income|revenue|value|costs?|sales|earnings|profit|spending)(?: for [^|,]{3,30}| per month)?$',
    '| users can view statistics of $1',
  ),
  saying('^(?:and )?with (?:an? )?(photos?|pictures?|images?)$', 'each one has a picture'),
  saying('(people|users|visitors|everyone|anyone|residents) (?:can )?sign (?:it )?with', '$1 can add signatures with'),
  saying('what is on(?: this week| tonight| today| when)?', 'visitors can view shows with title , date , time and'),
  saying('(?:, )?(?:about |max(?:imum)? )?\\d{1,4} (?:people|persons|kids|children|couples|guests|players|participants) (?:at most|max|maximum)', ''),
  saying(
    '(?:, )?(?:max|maximum|at most|up to|only) \\d{1,4} (?:people|persons|kids|children|couples|guests|players|participants|seats|places)?(?: (?:per|in|a|each|for) (?:\\S+ )?\\S+)?(?= ,|$|,|\\))',
    '',
  ),
  saying('(?:, )?(?:£ |€ )?\\d{1,4} (?:euros?|pounds?|dollars?|£|€) (?:each|per person|a head|an hour|per hour|a ticket|a piece)(?= ,|$|,)', ''),
  saying('^(?:does|do|is|are|will|did|has|have) (?:it|this|that|they|i|we) [^|]{2,40}$', ''),
  saying('text (people|customers|clients|them|parents|members)', 'notify $1'),
  saying(
    `(quotes?|offers?|prices?|estimates?|bids?|proposals?) (?:, )?(?:and |then )?(${people}) (?:can )?(?:say|says|tell me) (?:yes or no|yes / no|if they want it)`,
    '$1 | $2 can accept or reject quotes',
  ),
  saying(
    '^(?:once|when|after|as soon as) (?:it|that|this|everything|the (?:job|work)) (?:is|has been) (?:all )?(?:done|ready|finished|fixed|over|complete)(?: ,)?',
    '',
  ),
  saying(`^${self} (?:can )?(?:come|go|drive|deliver|travel) to (?:you|them|people|customers)[^|]{0,30}$`, ''),
  saying('(?:book|reserve) (?:stuff|things|something)', 'make bookings'),
  saying('(?:buy|order) (?:stuff|things|something)', 'order products'),
  saying('\\d{1,4} (?:staff|employees|people|of us)(?= ,|$|,)', ''),
  saying(
    '(pick|choose|order|book|buy|request|reserve) (an? (?:\\S+ )?\\S+) , (?:say|tell us|tell me|enter|give|write|add) ([^|,]{3,60}) and (?:leave|write|add|give|enter) (an? [^|,]{3,40})',
    '$1 $2 with $3 and $4',
  ),
  saying('(?:pick|choose) (an? \\S+) with', 'order $1 with'),
  saying('make sure (?:that )?(?:i|we|they|nobody|no one) [^|]{3,80}$', ''),
  saying('what (?:are|is) (?:they|he|she|everyone|everybody) bringing', ''),
  saying("(?:it'd|it would) be (?:nice|great|good|cool|lovely|handy|brilliant|useful) (?:to|if (?:i|we|they|people) could)", '| i can'),
  saying(`${self} would (?:love|like) it if`, ''),
  saying(`(?:so )?(?:that )?${self} (?:do not|don't) have to [^|,]{2,60}`, ''),
  saying(`(${self}) have got`, '$1 have'),
  saying('(?:, )?(?:no double bookings?|first come ,? ?first served?|no sign ?-?up needed|nothing fancy|no frills|that is all|please)(?= ,|$|,)', ''),
  saying('(?:emergency )?(?:call-?outs? )?24 / 7(?: on)?', ''),
  saying(`(?<!\\S )(?:about |around |over )?\\d{1,5} (?=(?!(?:${units})(?: |$))\\p{L}\\S*s(?: |$))`, ''),
  saying(
    `(?<=(?::|have|has|of|with|our|my|the|run|own|rent out|for|from|need|are|keep|,) )(?:about |around |over )?\\d{1,5} (?=(?!(?:${units})(?: |$))(?:\\p{L}\\S* )?\\p{L}\\S*s(?: |$))`,
    '',
  ),
  saying(
    `(${people}) (?:can |should |could |must )?tell (?:me|us) (?:about )?(?=(?:the|their|what|which|how|when|where|if|your)(?: |$))`,
    '$1 can submit requests with',
  ),
  saying(
    `(send|give|show|hand|bring|pay|email|mail|leave|ask|tell|get|write) (?:me|us|them|him|her|it to me|it to us) (?=(?:an?|the|their|my|our|his|her|some) )`,
    '$1',
  ),
  saying(
    '(?:give|award|write|put|set) (?:points|marks|grades?)(?: (?:from|out of|up to|of|between) \\d{1,3}(?: (?:to|and|-) \\d{1,3})?)?(?: (?:,|and) (?:an? |some )?(comments?|feedback|notes?))?',
    'grade them with points and $1',
  ),
  saying(
    '(?:(?:also|and|plus|maybe) )?(?:i |we )?(?:(?:need|want|would like) )?(?:an? |the )?(?:page (?:with|for) )?(?:an? |the )?lists? of (?:all )?(?:the |our |my )?((?:\\p{L}\\S* )?\\p{L}\\S*s) with (?:their |the )?([^|]{3,80})$',
    '| i can add $1 with $2 | users can view $1',
  ),
  saying(
    '^(?:(?:also|and|plus|maybe) )?(?:an? |the )?lists? of (?:all )?(?:the |our |my )?((?:\\p{L}\\S* )?\\p{L}\\S*s)$',
    '| i can add $1 | users can view $1',
  ),
  saying('(?<=^|[|,] |and |also )(?:also |and |some |the )?(?:photos?|pictures|pics|images)(?: (?:from|of) [^|,]{3,40}?)?(?= and | ,|$|,)', 'a photo gallery'),
  saying('(?:, |and )?how (?:to|you can|people can) (?:join|become a member)(?: us)?', '| visitors can apply for membership'),
  saying('(?:, |and )?how to (?:get|come) there', 'contact page'),
  saying('(?:tell|say|write|something|a bit|a little|some words?) (?:a bit |a little |something |more )?about (?:the |our |my )?\\S+(?= ,|$|,)', 'about page'),
  saying('(?<=^|\\| |, )you (?=(?:can|should|could|will|may|must) )', 'users'),
  saying('(?<=^|\\| |, )you (?=(?!can|should|could|will|may|must|need|want|have|are|know|see )\\p{L}+ )', 'users can'),
  saying('(?<=^|\\| |, )(?:and )?(they|people|guests|customers|members|kids|parents) (?:then )?(?=(?:pay|tick|enter|give|say|write|pick|get|put) )', '$1 can'),
]
