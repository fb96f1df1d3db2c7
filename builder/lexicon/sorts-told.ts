import { remembered } from '../remember.ts'

/** The sorts of one scale, each with the words by which a name tells it; of two that are told the first counts. */
const scales: readonly string[] = [
  'Advanced=advanced,next level,in depth,master,expert,further|Beginner=beginner,first,basics,introduc,from scratch,from zero,starter,getting started,simple,small|Intermediate=beyond,second,practice,everyday,clear,better,refresh,improv',
  'Strings=violin,viola,cello,guitar,harp,bass,lute|Brass=trumpet,horn,trombone,tuba|Woodwind=saxophone,flute,clarinet,oboe,recorder|Percussion=drum,xylophone,cymbal|Keys=piano,organ,keyboard,accordion',
  'Urgent=urgent,fire,leak,burst,smoke,no power,outage,disk|High=broken,stopped,drops,does not,cannot,fails,failed,down,expired,renew,blocked,unsafe,missing,shows|Low=tidy,sort,label,archive,repaint,swap,loose,squeak,old',
  'Guide=guide,manual,handbook,instruction,how,steps,introduc,plan,map|Policy=polic,code of,rules,regulation,terms,agreement,contract,privacy,security|Template=template,letter,offer,slides,presentation,draft,design|Form=form,list,count,hours,budget,sales,invoice,inventory,order,expense,application,questions',
  'Notice=notice,announce,news|Regulation=regulation,law,act,rules|Guideline=guide,how,principle,use of,handling,code|Form=form,application,request',
  'Purchasing=buyer,purchas,procure|Human resources=recruit,trainer,onboarding,colleague,leave|Quality=quality,inspect,audit|Customer care=complaint,return,helpdesk,advisor,care,question|Support=complaint,return,helpdesk,advisor,care,question|Finance=account,invoice,payment,payroll,budget,bookkeep,tax,expense,refund|Engineering=developer,engineer,technician,designer,release,software,server,programmer|Sales=sales,shop,offer,customer,quote,representative|Administration=contract,colleague,purchase,leave,secretary,office,clerk,approval|Operations=warehouse,buyer,store,shift,supervisor,release,delivery,operator,driver,stock,production,manager',
  'Critical=trojan,malware,virus,failed,did not,payment without,refused,lost,fire,leak,smoke,breach,stolen,overheat,injection,down,stopped|Error=failed,error,could not,did not,refused,not found,timed out,broken|Warning=below,nearly,differs,slow,stock,above,hidden,unknown,changed file,expir,unusual,late,low,high,weak|Info=signed in,settings,backup,update,start,sent,created,export,new,visit',
  'Form=button,input,field,form,upload,picker,search,sign,login,booking,invoice|Data=table,chart,cache,list,session,report,store,database,hours,calendar,stock,order,user|Media=image,picture,video,gallery,player,audio,carousel,map|Layout=header,footer,grid,menu,navigation,template,router,page,sidebar,tabs,card,link,translation,dialog',
  'Message=reply,message,comment,wrote|Reminder=due,tomorrow,soon,remember,expires|Alert=maintenance,sign-in,failed,warning,nearly|Update=approved,new,shipped,changed,ready',
  'Internship=intern,trainee,working student,lab assistant|Part time=part time,weekend,evening,helper,barista,classroom,waiter,courier|Contract=freelance,designer,photographer,translator,cover,season|Full time=teacher,engineer,developer,accountant,manager,nurse,cook,operator,assistant,advisor,librarian,technician,driver',
  'Report=figures,result,report,month,quarter,review|Form=form,sign-up,question,application|Letter=letter,offer,newsletter,invit,mail,reminder,thank|Page=page,step by step,home,article,profile,landing',
  'Mathematics=number,algebra,fraction,equation,prime,geometr,statistic,triangle,percent,chapter 4|Science=planet,gas,plant,physics,chemi,biolog,cell,energy,water,sound,matter,experiment,lab|Arts=paint,music,drawing,mona lisa,song,theatre,map of|Languages=wrote,spanish,english,french,grammar,listening,essay,story,stories,reading,word,letter,vocabulary,dialogue,verb',
  'Time series=log,reading,sensor,measure,price,weather,visit|Key-value=session,setting,cache,config,stock,inventory|Document=archive,customer,article,profile,text|Table=survey,payment,order,result,product,sale,member',
  'Question=how,when,where,why,may,which|Problem=not found,nothing,missing,forgets,twice,another,does not,cannot,broken,wrong,slow,fails,drops,stays,full,without|Request=please,new,change,add,update,move,reset,access,order,renew,swap,replace',
  'Load=visitors,users,load,at once,peak|Security=sign in,login,password,access,payment,permission|Speed=speed,seconds,fast,opens,page|Function=search,cart,checkout,form,upload,filter,export,mail',
  'Planning=plan,calendar,quick start,schedule|Converting=convert,translat,resiz|Checking=check,test,valid|Search=search,find,look',
  'Database=database,db,sql|Network=network,office,warehouse,branch,guest,backup line,wi-fi|Service=server,service,mail,payment,map',
  'Changes only=changes,hourly,incremental|Full=weekly,monthly,full,archive,offsite,before,nightly,complete',
  'Comedy=funniest,funny,joke,laugh,comedy|Documentary=a year with,behind,documentary,how,history,real|Show=finalist,show,round,quiz,own words|Drama=ending,six minutes,drama,without',
  'Property=flat,house,office,land,shop|Shares=share,stock|Bond=bond|Deposit=deposit,saving,account|Fund=fund,index,portfolio',
  'Writing=fill in,translate,write,proofread,list,letter,text,article,review|Design=draw,logo,photo,poster,design,picture|Errand=pick up,parcel,buy,bring,walk,deliver,fetch,queue|Testing=test,try,survey',
  'Translation=translat,pages|Bookkeeping=bookkeep,invoice,receipt|Web design=website,web,shop for,logo,film,design',
  'Critical=payment,all,down,data,nobody|Major=not found,nothing,cannot,fails,wrong|Minor=twice,picture,spelling,phones,slow,colour',
  'High=fire,gas,electric,exit,blocked,laboratory,machine,poison,guard|Medium=sockets,cable,stairs,ladder|Low=lighting,notice',
]
interface Told {
  readonly sort: string
  readonly words: RegExp
}
const known: readonly (readonly Told[])[] = scales.map((scale) =>
  scale.split('|').map((line) => {
    const [sort = '', words = ''] = line.split('=')
    return { sort, words: new RegExp(`\\b(?:${words.replaceAll(',', '|')})`, 'i') }
  }),
)
/** The scale that sorts, joined by lines, are of: of most of them, and of two at least. */
const scaleOf = remembered((joined): readonly Told[] => {
  const sorts = new Set(joined.split('\n'))
  const within = known.map((scale) => scale.filter(({ sort }) => sorts.has(sort)))
  const best = within.reduce((one, other) => (other.length > one.length ? other : one), [])
  return best.length >= 2 && best.length * 2 > sorts.size ? best : []
})

/** The sort that the name of a row tells without naming it; undefined where it tells none of them. */
export const sortTold = (name: string, sorts: readonly string[]): string | undefined =>
  sorts.length < 2 ? undefined : scaleOf(sorts.join('\n')).find(({ words }) => words.test(name))?.sort
