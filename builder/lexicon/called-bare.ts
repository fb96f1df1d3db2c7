import { type Called, called } from './called.ts'

const wholes = 'thing component setting trade_item trade_record record rule service job'
const sights = '(?:\\w+ )*(?:attractions?|destinations?|scenic spots?|sights?|spots?|landmarks?|places?)'
const seen = 'Monument|Nature|Museum|Town'

/** Rows of nouns that say little by themselves, and of the sights of countries. */
// biome-ignore format: a table
export const calledBare: readonly Called[] = [
  called(wholes, '(?:\\w+ )*segments?', '', '', 'New this month | description=Signed up less than thirty days ago.', 'Bought twice or more | description=At least two orders within a year.', 'Silent for ninety days | description=Has opened nothing since then.', 'Opened the last three mails | description=Reads what is sent.', 'Left a full basket | description=Put something in and did not order.', 'Nearby | description=Lives within twenty kilometres.'),
  called('thing trade_item', '(?:\\w+ )*decorations?', '', 'Frames|Corners|Stickers|Lines', 'Gold frame | kind=Frames; description=Thin, for pictures of any size.', 'Leaves in the corners | kind=Corners; description=Four corners, drawn by hand.', 'Stars, small | kind=Stickers; description=Twelve on a sheet.', 'Dotted line | kind=Lines; description=Between text and picture.', 'Paper tape, blue | kind=Stickers; description=As if it were stuck on.', 'Film strip | kind=Frames; description=For three pictures in a row.'),
  called('service thing trade_record trade_item', '(?:mobile|digital|it|technology|software|industry|enterprise|smart) solutions?', '', '', 'Ordering on the phone|Appointments without calls|Stock at a glance|Reports from the road|Members in one app|Payments at the door'),
  called('service thing trade_record trade_item', '(?:health|personali[sz]ed health|wellness|nutrition) solutions?', '', '', 'Sleeping through in four weeks|Lower blood pressure without tablets|A back that does not ache|Eating well with diabetes|Less stress at work|Walking again after an operation'),
  called('job thing trade_record', '(?:e-?mail|mail|message) (?:scans?|filterings?|checks?)', '', '', 'Inbox, this morning | result=212 read, 31 of them spam; records=212', 'Folder “Unread” | result=Four with a dangerous link; records=48', 'Attachments of the week | result=One infected file; records=96', 'Newsletter folder | result=All known senders; records=130', 'Whole mailbox | result=1,204 moved to spam; records=9410'),
  called('alert', '(?:visual|timely|real-time|automatic) ?(?:alerts?|alert notifications?)', '', '', 'Value above its limit | details=For ten minutes in a row.', 'No data since six | details=The last value came at 05:58.', 'Number of errors rises | details=Twice as many as yesterday.', 'Disk almost full | details=Six percent are left.', 'Target missed | details=Four percent below the plan.', 'Unusual peak | details=Three times the average of the week.'),
  called(wholes, '(?:access|visit|click|view) counts?', '', '', 'Start page | count=1840', 'Price list | count=620', 'Contact | count=214', 'Autumn offer, short link | count=97', 'Blog, all posts | count=455', 'Sign-up | count=131'),
  called('document template', '(?:\\w+ )*(?:report|inspection) templates?', '*vehicle\\sinspection *car\\sinspection *inspection\\sreports?', 'Yearly|Sale|Accident|Short', 'Yearly inspection, four pages:1|Before sale, with pictures:2|After an accident:3|Brakes alone, one page:4|Certificate for the owner:1|List of findings:4'),
  called('place', sights, '*egypt', seen, 'Pyramids of Giza:1|Karnak Temple:1|Valley of the Kings:1|Abu Simbel:1|Egyptian Museum, Cairo:3|Ras Mohammed reef:2|Khan el-Khalili market:4'),
  called('place', sights, '*guangdong *guangzhou', seen, 'Canton Tower:1|Chen Clan Academy:3|Danxia Mountain:2|Kaiping Diaolou towers:1|Shamian Island:4|Star Lake, Zhaoqing:2|Guangdong Museum:3'),
  called('place', sights, '*beijing', seen, 'Forbidden City:1|Great Wall at Mutianyu:1|Temple of Heaven:1|Summer Palace:2|National Museum:3|Nanluoguxiang lanes:4|Fragrant Hills:2'),
  called('place', sights, '*shanghai', seen, 'The Bund:4|Yu Garden:2|Shanghai Museum:3|Oriental Pearl Tower:1|Zhujiajiao water town:4|Century Park:2'),
  called('place', sights, '*vladivostok', seen, 'Golden Bridge:1|Tokarevsky lighthouse:1|Vladivostok Fortress:3|Russky Island:2|Arseniev Museum:3|Sportivnaya Harbour:4'),
  called('place', sights, '*japan *tokyo *kyoto', seen, 'Fushimi Inari shrine:1|Senso-ji temple:1|Mount Fuji, fifth station:2|Arashiyama bamboo grove:2|Tokyo National Museum:3|Gion lanes:4'),
  called('place', sights, '*france *paris\\b', seen, 'Eiffel Tower:1|Louvre:3|Mont-Saint-Michel:1|Calanques of Marseille:2|Musée d’Orsay:3|Montmartre:4|Palace of Versailles:1'),
  called('place', sights, '*ital(?:y|ian)\\b *rome\\b', seen, 'Colosseum:1|Uffizi Gallery:3|Grand Canal, Venice:4|Amalfi coast:2|Leaning Tower of Pisa:1|Pompeii:1|Dolomites, Seceda:2'),
  called('place', sights, '*spain *barcelona *madrid', seen, 'Sagrada Família:1|Alhambra:1|Prado Museum:3|Park Güell:2|Plaza Mayor, Madrid:4|Teide:2'),
  called('place', sights, '*greece *athens', seen, 'Acropolis:1|Delphi:1|Santorini, Oia:4|Samaria Gorge:2|Acropolis Museum:3|Meteora monasteries:1'),
  called('place', sights, '*turkey *türkiye *istanbul', seen, 'Hagia Sophia:1|Topkapi Palace:3|Cappadocia valleys:2|Ephesus:1|Grand Bazaar:4|Pamukkale terraces:2'),
  called('place', sights, '*thailand *bangkok', seen, 'Grand Palace:1|Wat Arun:1|Ayutthaya ruins:1|Phang Nga Bay:2|Chatuchak market:4|Bangkok National Museum:3'),
  called('place', sights, '*indonesia *\\bbali\\b', seen, 'Borobudur:1|Tanah Lot:1|Mount Bromo:2|Ubud market:4|Tegallalang rice terraces:2|National Museum, Jakarta:3'),
  called('place', sights, '*\\bindia\\b *rajasthan *kerala', seen, 'Taj Mahal:1|Amber Fort:1|Ajanta caves:1|Kerala backwaters:2|Old Delhi bazaars:4|National Museum, Delhi:3'),
  called('place', sights, '*zibo *shandong', seen, 'Zhoucun old town:4|Tanxi Mountain:2|Qi Culture Museum:3|Pu Songling’s house:1|Kaiyuan cave:2|Ceramics and Glaze Museum:3'),
  called('place', sights, '*changshu *suzhou', seen, 'Shanghu Lake:2|Yushan Mountain:2|Shajiabang reeds:2|Fangta tower:1|Changshu Museum:3|Zengzhao Garden:1'),
]
