import type { companyKits } from './kits-company.ts'

/** What a firm's people, its work and equipment, and what was done on a site are called, in the singular. */
// biome-ignore format: a table
export const companyNouns: Readonly<Record<keyof typeof companyKits, string>> = {
  department: 'department|organization structure|organizational structure|organisation structure|organisational structure|org structure|organization chart|division|management department|factory department|sub-department|functional department|business department',
  user_account: 'user|system user|app user|platform user|user account|backend user|registered user|website user|administrator|admin|sub-administrator|operator account|admin account|administrator account',
  duty_role: 'role|user role|administrator role|admin role|menu role|system role|staff role',
  change: 'update record|update history|modification record|modification history|edit record|editing record|change record|change history|revision record|update information record|adjustment record|data change|change log',
  run_record: 'execution result|execution record|execution history|run record|running record|processing result|processing record|output result|parsing result|detection result|detection record|recognition result|recognition record|comparison result|translation result|translation record|conversion record|conversion result|conversion history|scanning result|scan result|scan record|prediction record|prediction result|prediction history|recognition history|detection history|comparison record|comparison history|extraction result|extraction record|identification result|identification record|parsing record|translation history|scan history|scanning record|query history|query record|generation record|generation history|synthesis history|compilation result|crawling result|generated result|display result|calculation record|calculation history|validation result',
  view_record: 'playback record|playback history|reading history|watch history|viewing history|viewing record|watch record|listening history|browsing history|browsing record|footprint|my footprint|watching history|video record',
  sports_record: 'sports record|sport record|workout log|activity history|exercise history|running history|sports history|fitness history|workout history',
  service_record: 'service record|service history|maintenance record|maintenance history|repair record|repair history|inspection record|inspection history|spot check record|maintenance log|servicing record|upkeep record|equipment maintenance|device maintenance|equipment inspection|device inspection|vehicle maintenance|maintenance work|maintenance task record',
  conduct_rule: 'game rule|activity rule|rule of play|competition rule|lottery rule|participation rule|house rule|contest rule|event rule|scoring rule|voting rule',
  milestone: 'company history|brand history|development history|history milestone|club history|school history|historical milestone',
  process: 'approval process|process route|review process|audit process|approval procedure|process|business process|workflow|enterprise process|loan process|approval workflow|approval flow|process flow|work process|operation process|flow configuration|process configuration|process standard',
  production_plan: 'production|production plan|production planning|production scheduling|production schedule|production process|manufacturing plan|production order plan|enterprise production',
  marketing_campaign: 'marketing|marketing campaign|marketing activity plan|marketing plan|content marketing plan|precision marketing|ad campaign|email campaign|advertising campaign|promotion campaign|outreach campaign|campaign plan|sms campaign',
  risk_assessment: 'risk assessment|credit risk assessment|risk evaluation|risk analysis|risk register entry|credit assessment|safety assessment|environmental impact assessment|vulnerability assessment|hazard assessment',
  lifecycle_record: 'lifecycle list|lifecycle record|product lifecycle|asset lifecycle|equipment lifecycle|device lifecycle|asset lifecycle record',
  deployment: 'deployment|model deployment|software release|app release|deployment record|deployment history|service deployment|project deployment|deployment task',
  access_key: 'access token|api key|dynamic token|api token|secret key|key permission|access key|auth token|authentication token|message encryption key|encryption key',
  blocked_entry: 'ip|blocked ip|banned ip|ip block|ip ban|blacklist|whitelist|blacklist entry|whitelist entry|blocklist|block list|ip blacklist|ip whitelist|email blacklist|blocked sender|blocked user|black list|white list|allowlist',
  menu_entry: 'menu entry|menu category|navigation item|top menu|start menu|system menu|navigation menu item|sub-menu|submenu|navigation entry|menu permission',
  form_item: 'form item|form field|form control|form element|custom field|form question|input field',
  behaviour: 'customer behavior|user behavior|customer behaviour|user behaviour|user activity|visitor behavior|visitor behaviour|charging behavior|user interaction record|purchase behavior|learning behavior|student behavior',
  server: 'server|web server|email server|mail server|host machine|virtual machine|cloud server|database server|proxy host|server node|cluster node',
  printer: 'printer|smart printer|photo printer|label printer|receipt printer|3d printer',
  plugin: 'plugin|wordpress plugin|theme plugin|installed plugin|plug-in|add-in|browser extension|chrome extension|plugin extension|flexible plugin|editor plugin',
  online_meeting: 'video conferencing|online conferencing|web conferencing|video conference|online meeting|conference call|video meeting|virtual meeting|tencent meeting|zoom meeting|remote meeting|web conference|teleconference|web meeting',
}
