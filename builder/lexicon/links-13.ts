/** Lines of pictures and films, of what is built of parts on screens, of what is noted of an undertaking, and of advice: nouns, and what their rows refer to where the site keeps both. */
export const links13 = `
=image|=picture|=photo|=media|=panorama|=gallery image|=gallery photo : Shows->@=exhibition|=exhibit|museum artifact|tourist attraction|scenic spot|=attraction|=comic|=product|physical product|door product
=video|=media video|=clip|introduction video : Shows->@=exhibition|=exhibit|museum artifact|tourist attraction|scenic spot|=attraction|=car|scrapped car|=vehicle|=property
=image|=picture|=graphic : On->@=form|=design|web page design|mini-program page
=element|=sprite|game element|game object|scene object : Scene->@game scene|=scene
=product|=model|3d model : Hall->@exhibition hall|virtual hall|=pavilion
=class|show class|ring class : Show->@dog show|cat show|horse show|flower show|=show
=article|=banner : Website->@=website
=document : Database->@document database|=database
=level : Mode->@game mode
rendered page|generated page|rendered template|static page|compiled page : Template->@page template|=template
sub production line|sub-production line : Line->@=production line
maintenance suggestion|maintenance tip|upkeep suggestion|repair suggestion|care suggestion : For->@=car|=vehicle|=machine|=device|=bike|=boat|=plant
=message|private message|expert message|consultation message : Expert->@=expert|=consultant|=adviser|=lawyer|=mentor|=tutor|=therapist
=suggestion|improvement suggestion|optimization suggestion|improvement measure : Report->@assessment report|evaluation report|analysis report|inspection report|audit report|diagnosis report
=alert|=warning|traffic alert|road alert|congestion alert : Road->@=road|road section|=highway
vehicle schedule|driver schedule|dispatch schedule|departure schedule|fleet schedule : Vehicle->@=vehicle|=bus|=coach|=truck|=car
=activity|=exercise|=worksheet : Skill->@social skill|life skill|language skill|=skill
=transaction|property transaction|sales transaction : Building->@=building|new building|real estate project
data change|value change|indicator change|indicator value|indicator alert : Indicator->@=indicator
=keyword|ad keyword|ad group : Campaign->@ad campaign|=campaign|=ad
=lead|sales lead|collected lead : Campaign->@ad campaign|marketing campaign|=campaign|=ad
=proofreading|proofreading record|proofreading task : Document->@=document|=manuscript|=text
patient file|=patient record|patient profile : Doctor->@=doctor|=physician
=revenue|revenue record|department expense : Department->@=department
login log|login record|access log|operation log|system log|audit log : User->@=user|system user
=vehicle|official vehicle|company car : Department->@=department
test result|run result|test report|execution report : Run->@test run|test execution|=run
=job|part-time job : Employer->@employer account|company account|=employer
=run|workflow run|=trigger|workflow step|=node : Workflow->@=workflow|=pipeline
=class|competition class|running order|=heat : Trial->@sheepdog trial|dog trial|field trial|=trial
=poster|=puppet|=costume|=prop|stage set : Play->@=play|=production|theatre play
=scan|network scan|port scan : Network->@=network|=host|=subnet
=vulnerability|open port : Scan->@network scan|=scan
=segment|translation segment|segment translation : Document->@=document|source document
=term|glossary term : Glossary->@=glossary
=warning|=alert|fault warning : Vehicle->@=tram|=train|=bus|=locomotive|=ferry|=lock|canal lock
water level|gate movement|lock passage|lockage : Lock->@canal lock|=lock
correction|suggested correction|identification correction : Of->@=record|=observation|=sighting|=find|=entry|=lichen|=species
rendering task|render task|render job|rendering job : Scene->@=scene|3d model|=model;Template->@=template;Node->@=node|render node
=reel|film reel|digitisation record|digitization record|copy request|screening right|usage right|=right : Film->@=film|=documentary|=movie|=reel
=card|recipe card|printed card : Recipe->@=recipe
=chime|=mechanism|clock repair : Clock->@=clock
=recording|=casting|=inscription : Bell->@=bell
=defect|marked defect|=marking : Image->@=image|=photo|aerial image|=scan
=crawl|crawl run|=snapshot|page capture : Website->@=website|=site|=url|web page
=sheet|music sheet|sheet copy : Piece->@=piece|=score
saved query|=query|=filter|log filter : File->@log file
`
