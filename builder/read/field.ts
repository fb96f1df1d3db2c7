import { typeOf } from '../lexicon/fields.ts'

const named =
  /^(?:.* )?(?:urgency|severity|purpose|reason|venue|destination|exercise|name|title|category|status|colou?r|location|author|level|brand|breed|city|country|region|street|town|condition|type|kind|genre|material|make|model|year|gender|sex|nationality|language|artist|maker|publisher|isbn|sku|barcode|code|position|department|topic|subject|tag|hashtag|keyword|ingredient|step|shade|tooth|unit|currency|priority|flavou?r|variety|origin|species|instrument|party size|allergy|start|end|slot|berth|headline|caption|summary|nickname|signature|qualification|skill|speciality|specialty|number)$/
/** Whether a noun is more often something noted of a thing than a thing of its own. Singular, lower case. */
export const isField = (noun: string): boolean => named.test(noun) || typeOf(noun) !== 'text'
