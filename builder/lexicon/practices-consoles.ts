import { essential } from './essential.ts'
import { has, means, type Practice, unlike } from './practice.ts'

const departments = '@department|organization|organization structure'

/** What the back ends keep that others build upon: accounts with roles, menus, departments, dictionaries, logs and tasks. */
// biome-ignore format: a table
export const practicesOfConsoles: readonly Practice[] = [
  unlike(/\b(?:blogs?|forums?|articles?|comments?|communit(?:y|ies)|social|topics?|restaurants?|dish(?:es)?|canteens?|cafeterias?|caf[eé]s?|food|meals?|catering|vocabulary|words)\b/i, 'post management|menu management|data permission|login log|dictionary management|role permission|rbac|permission management system|role-based access|data dictionary|operation log|secondary development|background management system|backend management system|menu permission|role management',
    has('user|account|employee|system user', 'Department->@department|organization;Post->@post|position;Role->@role|user role'),
    means('trade_item', 'post|job post|position', 'Name!;Code~P-01|P-02|P-07;Department->@department~Sales|Workshop|Office;Order:number#1-20;People:number#0-40;Active:boolean;Note:long', 'Manager | order=1; people=4; active=yes', 'Clerk | order=2; people=16; active=yes', 'Technician | order=3; people=11; active=yes', 'Trainee | order=4; people=2; active=no'),
    means('menu_entry', 'menu|system menu|menu entry|menu item|navigation menu|menu resource|menu information', 'Name!;Parent menu->itself;Type=Directory|Menu|Button!;Address~/users|/roles|/logs;Component~system/user/index|system/role/index;Permission code~user:list|order:edit|report:view;Icon;Order:number#0-;Visible:boolean', 'System | type=Directory; address=/system; order=1; visible=yes', 'Users | type=Menu; address=/system/users; permission_code=user:list; order=2; visible=yes', 'Add user | type=Button; permission_code=user:add; order=3; visible=yes', 'Logs | type=Menu; address=/system/logs; permission_code=log:list; order=4; visible=yes', 'Reports | type=Menu; address=/reports; permission_code=report:view; order=5; visible=no'),
    means('dictionary_entry', 'dictionary|data dictionary|dictionary type|dictionary category|system dictionary', 'Name!;Code!;In use:boolean;Note:long', 'Gender | code=sys_gender; in_use=yes', 'State of a task | code=task_state; in_use=yes', 'Unit of measure | code=unit; in_use=yes', 'Priority | code=priority; in_use=yes'),
    means('trade_item', 'dictionary item|dictionary entry|dictionary data|dictionary value|dictionary content', 'Label!;Dictionary->@dictionary|data dictionary|dictionary type|system dictionary~Gender|Priority;Value!;Order:number#0-;Default:boolean;In use:boolean;Note', 'Female | value=F; order=1; in_use=yes', 'Male | value=M; order=2; in_use=yes', 'Urgent | value=3; order=1; in_use=yes', 'Piece | value=pcs; order=1; in_use=yes'),
    means('trade_record', 'role menu|role menu permission|role authorization', 'Role->@role|user role!~Administrator|Editor;Menu->@menu|system menu|menu entry~Users|Logs;May=See|Add|Change|Delete!;Granted on:date', 'Editor | may=Change', 'Viewer | may=See', 'Auditor | may=See', 'Administrator | may=Delete'),
    has('department|organization', 'Parent department->itself;Order:number#1-20'),
    has('role|user role', 'Code~admin|editor|auditor;Data scope=All|Own department|Own rows'),
    has('operation log|login log|system log', 'Browser~Firefox|Chrome|Safari'),
    has('operation log', 'User->@user|system user|account'),
    has('login log', 'Place~Lyon|Graz|Porto;System~Windows|Linux|Android'),
    has('scheduled task|timed task', 'Cron expression~0 0 2 * * ?|0 */5 * * * ?'),
    has('scheduled task log|task log|execution log', 'Task->@scheduled task|timed task;Seconds:number(s)#1-900'),
    has('data permission', `Department->${departments};Role->@role`),
    essential(/dictionary (?:item|entry|data|value|content)/, 'Administrators can manage dictionary items.', /\bdictionar(?:y|ies)\b/),
    essential(/role menu|permission/, 'Administrators can manage role menus.', /^(?=[\s\S]*\broles?\b)[\s\S]*\bmenus?\b/),
  ),
]
