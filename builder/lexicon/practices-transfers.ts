import { essential } from './essential.ts'
import { has, means, type Practice, practice, same, unlike } from './practice.ts'
import { single } from './shape.ts'

const files = '@=file|large file|uploaded file|shared file'

/** What those keep who hand files on, also to a device close by. */
// biome-ignore format: a table
export const practicesOfTransfers: readonly Practice[] = [
  practice('file transfer|file transfer tool|transfer file|file transmission|transmission record|nearby transfer|nearby share|file sending',
    has('=transfer|transfer record|transmission record|=transmission|transfer history|transmission history', 'Direction=Upload|Download'),
    single(means('trade_item', 'nearby-device entry|nearby device|discovered device|receiving device', 'Name!;Owner~Mara Lind|Jon Avery|Ana Silva;Kind=Phone|Tablet|Computer;Distance:number(m)#1-40;Seen on:date;Seen at:time;Trusted:boolean', 'Mara’s phone | kind=Phone; distance=3; trusted=yes', 'Front desk | kind=Computer; distance=12; trusted=yes', 'Jon’s tablet | kind=Tablet; distance=8; trusted=no', 'Meeting room screen | kind=Computer; distance=21; trusted=no')),
    single(means('trade_record', 'nearby-transfer session|nearby transfer|nearby share|local transfer|nearby sharing', `Title!;File->${files}~plans.zip|talk.mp4;Device->@nearby-device entry|nearby device|receiving device|device~Mara’s phone|Front desk;From~Jon Avery|Ana Silva;Speed:number(MB/s)#2-90;Sent on:date;Sent at:time;Result=Accepted|Declined|Broken off`, 'Plans to the front desk | speed=42; result=Accepted', 'Talk to Mara’s phone | speed=28; result=Accepted', 'Pictures to the tablet | speed=11; result=Broken off', 'Contract to the screen | speed=36; result=Declined')),
    single(means('trade_record', 'file recommendation|related file recommendation|related file|recommended file', `Title!;File->${files}~plans.zip|talk.mp4;Recommended file->${files}~run.zip|contract.pdf;Reason~Often fetched together|Same project|Newer version|Sent by the same person;Fit:percent#40-99;Made on:date`, 'With the plans | reason=Same project; fit=92', 'After the talk | reason=Often fetched together; fit=84', 'With the contract | reason=Newer version; fit=97', 'With the pictures | reason=Sent by the same person; fit=71')),
    same('nearby device|!nearby-device entry'),
    same('nearby transfer|!nearby-transfer session'),
    essential(/nearby (?:transfer|shar)|local transfer/, 'Users can record nearby-transfer sessions.', /\bnearby (?:transfers?|shar(?:e|ing)|sending)\b/i),
    essential(/device/, 'Users can view nearby-device entries.', /\bnearby (?:devices?|transfers?|shar(?:e|ing)|sending)\b/i),
    essential(/recommend/, 'Users can view file recommendations.', /\brecommend\w* (?:for |of |related |similar )+files?\b/i),
  ),
  unlike(/\b(?:chats?|conversations?|friends?|inbox|xmpp|verification codes?|appointments?|alerts?)\b/i, 'sms template|message template|sms platform|bulk sms|sms sending',
    has('sms', '~Status=Queued|Sent|Delivered|Failed'),
    same('sms|message'),
  ),
]
