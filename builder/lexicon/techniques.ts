/** On what a site is used, each of which shows the same: "computer station", "PC end", "merchant mobile terminal". */
const ends =
  /^(?:(?:computer|pc|mobile|phone|web|desktop|tablet|h5|app|wap|browser|client|server|front|back)[- ](?:station|end|side|terminal)|[abc]-?(?:end|side|terminal))$/
/** What follows the name of the whole in "ball show C-end". */
const endOf = / (?:[abc]-(?:end|side)|(?:pc|mobile|app|web|h5) (?:end|side|terminal|station))$/
/** How the site looks and is laid out. */
const looks =
  /^(?:(?:web ?site|site|web|web ?page|page|ui|ux|ui\/ux|user interface|brand|overall|striking) (?:visual|principle|guideline|typography|appearance)|(?:ui|ux|ui\/ux|user interface) (?:style|standard|effect|layout)|visual|web element)$/
/** What it is made or run by. */
const makes =
  /^(?:(?:private|privati[sz]ed|on-premises?|local|independent|web ?page|web ?site|site|multi-platform|cross-platform|multi-end|one-click) deployment|(?:http|https|w3c|rest|restful|wcag|web|coding|accessibility) (?:standard|protocol|specification)|(?:system|technical|software|micro-?services?|event-driven|component|plug-?in|application|cloud|distributed|front-?end|back-?end|b\/s|c\/s|mvc|layered|modular|service-oriented|serverless) architecture|self-built (?:audio|video|server|system)|(?:communication|transmission|network|message|end-to-end|traffic|connection|channel|chat|ssl|https) encryption(?: transmission)?)$/
/** Whoever runs the site works with these pages, which are no list of theirs. */
const running =
  /^(?:(?:admin|administrator|administrative|administration|back-?end|backstage|background|backoffice|back-office) (?:tool|feature|panel|console|interface|end)|(?:.+ )?(?:app|application|management|operations?|system|platform) (?:management )?assistant)$/
/** Words that only ever say which one, where a list cut them off from the noun that they share: "spatial and temporal characteristics". */
const cutOff =
  /(?:^| )(?:trendy|spatial|temporal)$| (?:spatial|temporal|trendy|multi-dimensional|dimensional|intelligent|integrated|comprehensive|visual|multi-functional|real-time)$/
/** Those between whom something goes on, said before what does: "home-school communication", "doctor-patient chat". */
const between =
  /^(?:home|family|doctor|nurse|teacher|parent|student|school|government|bank|human|man|buyer|customer|client|user|employer|landlord)-(?:school|patient|student|teacher|parent|child|enterprise|company|computer|machine|seller|merchant|server|employee|tenant|user)$/

/** Whether a noun says how a site is made, shown or delivered, rather than what it keeps. */
export const isTechnique = (noun: string): boolean =>
  ends.test(noun) || endOf.test(noun) || looks.test(noun) || makes.test(noun) || running.test(noun) || cutOff.test(noun) || between.test(noun)

const structured =
  /^((?:factory|plant|enterprise|company|organi[sz]ation(?:al)?|group|corporate|school|hospital|personnel)) (?:architecture|framework|hierarchy)$/
/** "factory architecture" is how a factory is organised: its departments; null for any other noun. */
export const organizedAs = (noun: string): string | null => {
  const whole = structured.exec(noun)?.[1]
  return whole === undefined ? null : /^(?:organi[sz]ation(?:al)?|personnel)$/.test(whole) ? 'organization structure' : `${whole} department`
}
