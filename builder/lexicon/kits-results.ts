import { kit } from './kit.ts'

/** What a job, a check or a suggestion leaves behind. */
export const resultKits = {
  audit: kit(
    'record',
    'table',
    'public',
    'start',
    '=Stores, spring|Supplier papers|Access rights|Kitchen hygiene|Travel costs|Website, all pages|Quality of repairs',
    'Title!;Audited!;Auditor;Scope:long;Starts on:date;Ends on:date;Score:percent#0-100;Conclusion:long',
    'Planned; Start: Planned > Under way; Finish: Under way > Finished',
  ),
  audit_finding: kit(
    'record',
    'table',
    'public',
    'record',
    '=Two lists without a date|Door stood open|Old address on the form|Pictures without a description|Key not signed for|Filter past its date',
    'Finding!;Audit->audited;Severity=Minor|Major|Critical;Evidence:long;Recommendation:long;Responsible;Due on:date',
    'Open; Correct: Open > Corrected; Close: Corrected > Closed; Reopen: Closed > Open',
  ),
  site_evaluation: kit(
    'record',
    'table',
    'public',
    'start',
    '=Front page|Shop, phone view|Contact form|Help pages|Checkout|News section',
    'Title!;Evaluated!;Address:url;Score:number#0-100;Result=Good|Sufficient|Poor;Findings:long;Recommendations:long;Evaluated by;Evaluated on:date',
  ),
  recommendation: kit(
    'record',
    'cards',
    'catalogue',
    'publish',
    '=For a quiet Sunday|First time here|With the whole family|On a small budget|For a rainy day|What regulars choose',
    'Title!;Item->offer;Suited to;Reason:long;Recommended on:date;Picture:image',
  ),
  stored_pair: kit(
    'record',
    'table',
    'public',
    'set',
    '=user:1042|front-page|prices:2026|session:77af|queue:mail|score:week',
    'Key!;Value:long!;Type=String|Hash|List|Set|Sorted set;Expires on:date;Size:number(KB)#0-;Changed on:date',
  ),
  game_item: kit(
    'play',
    'cards',
    'public',
    'get',
    '=Oak shield|Lantern of dawn|Swift boots|Healing draught|Iron helmet|Moon ring',
    'Name!;Kind=Weapon|Armour|Ring|Potion|Tool;Rarity=Common|Rare|Epic;Level:number#1-;Power:number#0-;Price:number(coins)#0-;Owner;Effect;Picture:image',
  ),
  game_talent: kit(
    'play',
    'cards',
    'public',
    'learn',
    '=Quick hands|Stone skin|Second wind|Keen eye|Warm heart|Long memory',
    'Name!;Branch=Attack|Defence|Magic;Level:number#0-10;Points needed:number#1-;Player;Effect:long',
  ),
} as const
