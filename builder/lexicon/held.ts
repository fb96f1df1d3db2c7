import type { KitName } from './kits.ts'

/**
 * Words for a field of work, by what is kept in it: "financial management" keeps financial records. `word>noun:kit`, the noun left out where it is the word;
 * a leading `!` where only its management keeps it.
 */
// biome-ignore format: a table
const table = `
time-series>time-series record:reading|time series>time-series record:reading|financial>financial record:transaction|financial status>financial record:transaction|financial detail>financial record:transaction|!funds>fund transfer:transaction|!fund>fund transfer:transaction|transaction value>transaction:transaction
tutoring>tutoring session:class|offline tutoring>tutoring session:class|one-on-one tutoring>tutoring session:class|group tutoring>tutoring session:class|private tutoring>tutoring session:class|home tutoring>tutoring session:class
project-related cost>project cost:expense|cloud resource cost>cloud cost:expense|business cost>business cost:expense
customer relationship>customer:customer|!relationship>contact:customer|relationship management>contact:customer|after-sales issue>after-sales request:refund|payment issue>payment issue:ticket|problem assistance>help request:ticket
organization structure>department:department|organizational structure>department:department|organisation structure>department:department|organisational structure>department:department
!operation>operation task:task|!operational>operation task:task|!daily>daily task:task|daily operation>daily task:task|!quality>quality check:quality_check|!rectification>rectification task:task|!allocation>allocation task:task|!shelving>shelving task:task|inspection and maintenance>inspection task:task
!diagnostic>diagnosis record:record|!academic>academic record:record|!unemployment>unemployment record:unemployment_record|elderly care-related>elderly care record:care_record|employment training-related>training record:training_record|!safety>safety check:task|risk prevention>risk:alert
!performance>performance record:report|!change>change request:trade_work|!resignation>resignation request:request|!replenishment>replenishment order:purchase_order|move-out>move-out request:request|move-in>move-in request:request
outsourcing>outsourcing contract:contract|supply chain>supplier:organisation|!production>production plan:production_plan|gameplay>game guide:article|!express>express delivery:shipment|!distribution>distribution order:shipment|!regional>region:place|!emotion>mood entry:diary|sleep improvement>sleep record:health|!lifecycle>lifecycle record:lifecycle_record|lifecycle list>lifecycle record:lifecycle_record
pda>PDA device:machine|plm>product lifecycle:lifecycle_record|certificate authentication>certificate:document|domain name>domain name:domain_name|au domain name>domain name:domain_name|social media platform>social media channel:channel|tv channel>:channel
!business>business record:report|enterprise business>business record:report|business condition>business record:report
feature>:case|advantage>:case|product advantage>:case|benefit>:case|key benefit>:case|highlight>:case|key feature>:case|product feature>:case|core feature>:case|design concept>:case|application scenario>:case|use case>:case|program>:project|volunteer program>:project|study abroad program>:course|educational program>:course|example program>:work|training program>:course
website>:website|company website>:website|portal>:website|portal website>:website|static website>:website|web application>:website|browser-based application>web application:website|mini-program>:website|official website>:website
employment>job opportunity:vacancy|job requirement>job:vacancy|entrepreneurship>entrepreneurship programme:project
game content>game guide:article|game instruction>game guide:article|game introduction>game guide:article|game information>game guide:article|game world>game guide:article|gameplay explanation>game guide:article|gameplay tutorial>game guide:article
pandemic>pandemic report:report|pandemic situation>pandemic report:report|epidemic>epidemic report:report|epidemic prevention>prevention notice:announcement|epidemic situation>epidemic report:report
security information>security notice:announcement|school-related>school notice:announcement|campus security>security notice:announcement|legal>legal article:article|legal consulting>legal service:service
transportation option>:service|shipping option>:service|transportation guidance>transportation guide:article|consumption guidance>buying guide:article|scenic spot guidance>travel guide:article|traffic broadcasting>traffic notice:announcement
advertising>ad:advert
representative>:expert|cultural>cultural story:article|historical>historical story:article|humorous>funny post:post|learning status>learning progress:progress|study status>learning progress:progress|learning>lesson:course|course learning>lesson:course|educational>lesson:course|teaching>lesson:course|multilingual>article:article|web content>article:article|school-related information>school notice:announcement
population>resident:person|company qualification>qualification:document|company business>service:service|mall>product:product|technology>technology article:article|technical advantage>technical advantage:case
news center>news article:article|news centre>news article:article|press center>news article:article|sent box>message:message|business information>shop:store|messaging>message:message|inbox>message:message|investment opportunity>:project|cryptocurrency investment opportunity>investment opportunity:project|loyalty>loyalty point:points|usage information>usage reading:reading|usage>usage reading:reading
pandemic status>pandemic report:report|growing progress>progress:progress|insurance price>insurance rate:service|rental price>rental rate:service|product price>price:service|sku price>price:service|child ticket price>ticket price:service|ticket price>ticket price:service
it support technician>technician:employee|crowd density>crowd reading:people_flow|material requirement>material request:request|weather condition>weather report:report|wechat message>WeChat message:message
`

export interface Held {
  readonly noun: string
  readonly kit: KitName
}
const held = new Map(
  table
    .trim()
    .split(/[|\n]/)
    .map((line) => {
      const [word = '', rest = ''] = line.split('>')
      const [noun = '', kit = ''] = rest.split(':')
      return [word, { noun: noun || word.replace('!', ''), kit: kit as KitName }] as const
    }),
)

/** What is kept where words name a field of work or a kind of information rather than a thing; `isManaged` under "management". Singular, lower case. */
export const heldIn = (noun: string, isManaged: boolean): Held | undefined => held.get(noun) ?? (isManaged ? held.get(`!${noun}`) : undefined)
