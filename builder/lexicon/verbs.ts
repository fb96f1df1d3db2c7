/** What a verb asks of a site. `external` is what this release recognises but does not do. */
export type VerbKind =
  | 'view'
  | 'search'
  | 'create'
  | 'choose'
  | 'update'
  | 'delete'
  | 'manage'
  | 'transition'
  | 'analyse'
  | 'session'
  | 'transfer'
  | 'pay'
  | 'play'
  | 'external'

const table: Readonly<Record<VerbKind, string>> = {
  view: `view browse see check listen read trace watch listen display show access visit preview look inquire query retrieve showcase present introduce learn
    use utilize have discover explore study compare follow enjoy navigate understand obtain get acquire gain render appreciate experience peruse list exhibit inspect
    examine practice fetch skim peek observe deduct replay revisit rewatch match`,
  search: 'search find filter sort locate lookup',
  create: `catalogue catalog insert attach punch attend converse paste disclose construct develop pre-order preorder arrange describe create add post publish submit upload record input enter fill register apply book order place make send leave write request report invite
    rate review comment reply message ask answer reserve sign-up subscribe join enroll enrol donate vote log draft note respond plan schedule
    contribute propose pitch raise file bid evaluate score give provide offer sell rent lend borrow trade exchange
    upload open launch initiate issue declare complain suggest consult communicate chat interact engage discuss contact
    collect gather save bookmark favorite favourite like store build host recruit hire assign dispatch appoint nominate entry keep capture
    describe explain establish argue challenge drop-off bring skip lodge mention tell express confirm-attendance clock prescribe object appeal design generate produce compose draw tag rsvp hold participate take buy purchase deposit withdraw
    redeem pledge swap adopt split meet teach promote advertise invest fund sponsor foster rescue attach promise type put memorize practise celebrate prepare cook bake brew announce market remember volunteer conduct perform upvote downvote feed repair plant harvest breed synthesize pin lease auction assemble sketch jot sow curate enlist stitch knit cast
    formulate devise annotate irrigate fertilize fertilise refuel negotiate entrust append affix enumerate inscribe solicit allot stipulate weigh requisition craft depict elect reprint pre-register preregister pre-book prebook resubmit reapply rehearse brainstorm regenerate recreate redraw talk collate insure refer react queue repeat snooze thank photograph`,
  choose: 'choose select pick specify pre-select exclude',
  update: `transpose scale toggle divide reorder rearrange shuffle subdivide alter upgrade update edit modify change adjust customize customise set configure revise correct rename define tune replace reschedule reassign amend prioritize prioritise
    reset tweak refine fine-tune tailor relabel retitle reword rephrase polish rework reformat redesign recalculate reallocate relocate rebook readjust overwrite reposition override restyle personalize personalise rewrite reconfigure replan regroup rebuild restructure reassess label number itemize itemise lower`,
  delete: 'delete discard scrap remove clear erase unsubscribe unfollow purge unlink unpair unfriend undo deselect detach flush',
  manage: `manipulate manage maintain handle distribute allocate administer organize organise control operate moderate oversee supervise coordinate process govern classify categorize categorise group
    apportion`,
  transition: `grade shortlist warn approve accept reject cancel complete confirm ship deliver return close start stop pause settle finish activate deactivate enable
    disable tick verify audit resolve archive receive claim refund ban block unlock lock freeze finalize check-in check-out renew sign grant release suspend
    resume deny decline interrupt mark pass unload load execute run deploy grab acknowledge refuse escalate dismiss hand dispense serve discharge admit agree expand collapse pack certify authorise postpone flag validate award fulfil fulfill triage reopen
    dispute contest extend prolong endorse veto ratify countersign stamp hide unhide mute unmute unban unpin unarchive disapprove reimburse reinstate vaccinate restock replenish waive void unfreeze demote retire
    disburse rectify remediate mediate arbitrate adjudicate sterilize sterilise inoculate revoke terminate nullify invalidate overrule uphold defer reclaim repossess impound dispose decommission evict expel proofread cross-check double-check vet reconcile resend reissue redeliver rehome disinfect surrender legalize legalise accredit commend calibrate retry restart reboot rerun reprocess retest recheck rescan reactivate republish end abort quarantine isolate downgrade forgive revert reveal retake remake`,
  analyse: `assess rank analyze analyse count summarize summarise visualize visualise monitor track trace chart measure calculate compute statistic forecast estimate
    aggregate quantify correlate extrapolate tally appraise`,
  session: 'login logout authenticate authorize authorise',
  transfer: `download export import print share copy duplicate clone forward backup sync synchronize synchronise migrate transmit transfer embed
    relay replicate mirror`,
  pay: 'pay repay checkout recharge top-up remit tip',
  play: 'play rewind attempt compete',
  external: `roll solve avoid combine install uninstall preload overlay highlight restrict scan recognize recognise detect translate convert recommend scrape crawl push notify connect integrate encrypt decrypt compress merge optimize optimise
    compile stream call dial simulate predict identify transcribe extract parse test diagnose train crop resize enlarge upscale colorize colourise colorise sharpen denoise retouch beautify rotate zoom drag drop trigger
    persist accumulate implement automate remind alert support ensure help improve increase attract retain boost simplify streamline adapt switch redirect interface validate protect click bind
    associate wait consume spend earn win level fight battle attack shoot race move jump spin say decide tell go become arrive swipe slide cache restore recover debug invoke mix splice blend trim unify disconnect unbind pair throttle forbid prohibit mask anonymize anonymise pseudonymize redact obfuscate deduplicate
    normalize normalise standardize standardise cleanse clean tokenize segment subtract multiply troubleshoot decode localize localise ingest refresh reconnect reload refill format indent output
    steer dodge glide dive revive defeat summon equip evolve nest stack flip link coach plot`,
}

const kinds = new Map<string, VerbKind>()
for (const [kind, words] of Object.entries(table)) for (const word of words.split(/\s+/)) if (!kinds.has(word)) kinds.set(word, kind as VerbKind)

/** The kind of a verb in its base form, or undefined for a word that is no verb known here. */
export const verbKind = (base: string): VerbKind | undefined => kinds.get(base)

/** Base forms that are at least as often nouns; the words after them decide. */
export const alsoNouns = new Set(
  `vet mirror practice relay craft tally polish requisition grade order record post report display search share comment book rate review test text contact access purchase request schedule message query
view log file list plan note answer question vote exchange trade rent plant process control support call start stop return change update use load stream
design study process score level match group stock program store offer deposit play watch study track trace monitor check place label feed repair sign pass help click
transfer import export print copy backup download upload filter sort chat like save bid rating tag map chart measure estimate forecast show visit push alert
host store exhibit audit claim duplicate clone refund block lock release mark run reply cache set schedule register entry experience crop issue dispute contest stamp lease auction void retire present drop zoom spin slide race battle fight attack swap pin cover train interface debug challenge guess hand clock object breed flag appeal capture volunteer pledge follow enjoy practice exercise workout input pack cast type promise put rank resume sketch scrap divide stitch knit leave market fund sponsor check-in check-out value brew form pitch harvest catalogue catalog scale
match refill label number tip talk end trim format output nest stack clean pair flip dive mask segment lower mix blend refresh link plot repeat queue coach`.split(
    /\s+/,
  ),
)

/** Those of them that are hardly ever verbs: only before an article, or before several of something. */
export const mostlyNouns = new Set(
  'match refill label number tip talk end trim format output nest stack clean pair flip dive mask segment lower mix blend link plot queue coach repeat'.split(
    ' ',
  ),
)

/** Nouns that name an act: "order management" asks to manage orders. */
// biome-ignore format: a table
export const actNouns: Readonly<Record<string, string>> = {
  management: 'manage', administration: 'manage', maintenance: 'maintain', handling: 'handle', processing: 'process', operation: 'manage', operations: 'manage',
  inquiry: 'query', inquiries: 'query', query: 'query', queries: 'query', querying: 'query', lookup: 'search', 'look-up': 'search', lookups: 'search', search: 'search', searches: 'search', filtering: 'filter', searchable: 'search', sortable: 'sort', filterable: 'filter', retrieval: 'search', sorting: 'sort',
  display: 'display', displays: 'display', viewing: 'view', browsing: 'browse', showcase: 'showcase', presentation: 'display', introduction: 'introduce', introductions: 'introduce', preview: 'preview', reading: 'read', recommendation: 'recommend', recommendations: 'recommend',
  registration: 'register', booking: 'book', bookings: 'book', reservation: 'reserve', reservations: 'reserve', submission: 'submit', application: 'apply', upload: 'upload', uploads: 'upload', entry: 'add', input: 'input',
  creation: 'create', publishing: 'publish', publication: 'publish', release: 'publish', posting: 'post', ordering: 'order', placement: 'place', purchase: 'purchase', purchasing: 'purchase', sharing: 'share', addition: 'add',
  editing: 'edit', modification: 'edit', update: 'update', updates: 'view', updating: 'update', configuration: 'configure', customization: 'customize', setting: 'configure', settings: 'configure', setup: 'configure', adjustment: 'adjust',
  deletion: 'delete', removal: 'delete', approval: 'approve', approvals: 'approve', review: 'approve', auditing: 'audit', audit: 'audit', verification: 'verify', settlement: 'settle', confirmation: 'confirm', cancellation: 'cancel', 'check-in': 'check in',
  analysis: 'analyze', analytics: 'analyze', statistics: 'analyze', statistic: 'analyze', visualization: 'visualize', visualisation: 'visualize', monitoring: 'monitor', tracking: 'track', calculation: 'calculate', counting: 'count', evaluation: 'rate', evaluations: 'rate', accounting: 'analyze',
  payment: 'pay', payments: 'pay', checkout: 'check out', recharge: 'recharge', download: 'download', downloads: 'download', downloading: 'download', import: 'import', export: 'export', backup: 'backup', printing: 'print', playback: 'play',
  recording: 'record', consultation: 'consult', scheduling: 'schedule', assignment: 'assign', allocation: 'assign', dispatch: 'assign', dispatching: 'assign', distribution: 'distribute', collection: 'collect', generation: 'generate', recognition: 'recognize', detection: 'detect', conversion: 'convert', translation: 'translate',
  dissemination: 'publish', acquisition: 'collect', issuance: 'issue', enrollment: 'enroll', rental: 'rent', leasing: 'lease',
  encryption: 'encrypt', migration: 'migrate', compression: 'compress', optimization: 'optimize', simulation: 'simulate', prediction: 'predict', extraction: 'extract', identification: 'identify', diagnosis: 'diagnose', testing: 'test', synchronization: 'sync', transcription: 'transcribe', merging: 'merge', scraping: 'scrape', crawling: 'crawl', calibration: 'calibrate', estimation: 'estimate', recovery: 'restore', restoration: 'restore',
  reminder: 'remind', reminders: 'remind', planning: 'plan', voting: 'vote', recruitment: 'recruit', participation: 'participate', redemption: 'redeem', communication: 'communicate', interaction: 'interact', replies: 'reply', reply: 'reply', selection: 'choose', categorization: 'categorize', classification: 'categorize',
}

/** Nouns that are verbs where only a verb can stand: "offer rides, tutor children, translate documents". */
export const nounVerbs = new Set(
  `seed fork ground tutor treat chain time bag coach mentor bill charge screen film park shelve price map route chart staff guard pilot groom board house cage pen fence stamp wrap cut cash quote stage blacklist whitelist cost
box bottle jar smoke grill roast season slice chop stir chair umpire referee judge nurse bandage splint plot frame mount pair queue tow dock fuel oil wax paint coat varnish sand drill mow prune weed hedge mulch spray graft tank
tap tag caption subtitle dub cue loop sample remix broadcast air brief debrief second bond fine ticket tax levy insure index cache patch branch commit merge fund grant head lead host crew cater`.split(
    /\s+/,
  ),
)

/** What a visitor reads on a button in place of a verb that reads oddly there. */
// biome-ignore format: a table
export const buttonVerbs: Readonly<Record<string, string>> = {
  input: 'Add', enter: 'Add', record: 'Record', fill: 'Fill in', make: 'Make', take: 'Take', like: 'Save', engage: 'Start', interact: 'Post', communicate: 'Send', chat: 'Send', message: 'Send', contact: 'Send',
  participate: 'Join', conduct: 'Request', perform: 'Start', provide: 'Add', collect: 'Save', store: 'Save', save: 'Save', list: 'Add', build: 'Create', produce: 'Create', plan: 'Plan', subscribe: 'Subscribe to', apply: 'Apply for',
  register: 'Register for', join: 'Join', consult: 'Request', ask: 'Ask', comment: 'Post', reply: 'Send', rate: 'Rate', review: 'Review', vote: 'Vote on', rsvp: 'RSVP to', bid: 'Bid for', schedule: 'Schedule', design: 'Create', generate: 'Create', host: 'Host', keep: 'Add',
}
