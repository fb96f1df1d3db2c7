/** What rows refer to on any site that keeps both, a line for the nouns of a kind of rows: what departments, yards, plants, laboratories, farms and offices keep. */
export const links10 = `
alcohol test|alcohol test record|=violation|driver violation|violation record|performance score|driver score|driving behaviour|driving behavior|medical check|driver training|licence check|license check : Driver->@=driver|bus driver|truck driver
access card|access record|entry record|exit record|entry and exit record|gate pass : Employee->@=employee|staff member|=resident|=tenant|=visitor
blacklist|blacklist entry|visit record|visit request|visitor registration|visitor badge : Visitor->@=visitor|=guest
water usage|water usage record|irrigation record|irrigation plan|=irrigation|soil moisture|soil moisture reading|soil reading|soil test|weather record|pest report|pest record|spraying record|fertilization record|crop photo : Field->@=field|=plot|=orchard|=vineyard|farm plot
soil moisture|soil moisture reading|dry alert|moisture alert : Sensor->@=sensor|soil sensor|=probe
inspection point|inspection item|check point : Equipment->@=equipment|=machine|=device|=facility
=shipment|=booking|freight quotation|customs document|customs declaration|freight invoice : Customer->@=customer|=client|=shipper
progress payment|subcontractor payment|payment application|work certificate|retention|=retention : Subcontractor->@=subcontractor|=contractor;Project->@=project|construction project
cost estimate|actual cost|cost record|profit report|progress report|site diary|site log|variation order|bill of quantity|quantity survey : Project->@=project|construction project|=bid
home visit|home visit appointment|supporting document|application document|application review|progress record : Application->@=application|assistance application|social assistance application|permit application
training hour|training record|training sign-in|attendance sign-in|training attendance|sign-in record|training feedback : Employee->@=employee|staff member|=trainee;Course->@=course|training course|=training
leak alarm|pressure reading|supply temperature|return temperature|temperature reading|set point|heat record|heat consumption|historical curve|station alarm|valve position : Station->@heat exchange station|heating station|=substation|pump station|=station|boiler house
=seal|=container seal|container event|demurrage charge|storage charge|container inspection|container damage : Container->@=container
dock appointment|loading slot|dock booking|loading record|unloading record|gate record : Truck->@=truck|=vehicle|=trailer;Dock->@=dock|loading dock|=gate
pallet movement|pallet|=pallet|carton|=carton : Shipment->@=shipment|outbound shipment|inbound shipment|delivery order
purchase return|supplier complaint|supplier audit|supplier contract|supplier document|supplier certificate|price list : Supplier->@=supplier|=vendor
machine log|oil change|lubrication record|vibration reading|operating hour|machine alarm|machine stop|tool change : Machine->@=machine|=equipment|production machine
mould|=mold|mould change|setup sheet|process parameter|work instruction|first article inspection|recipe version : Product->@=product|finished product|=part
quality complaint|customer complaint|corrective action|=nonconformity|nonconformance report|non-conformance report : Batch->@=batch|production batch|=lot|production lot;Product->@=product|finished product
sample request|chain of custody record|sample photo|aliquot|=aliquot|sample transfer|sample disposal|sample review : Sample->@=sample|laboratory sample|=specimen
experiment record|experiment result|lab notebook entry|lab notebook page|protocol step : Experiment->@=experiment|research project|=study
instrument booking|instrument fault|instrument log|qualification record : Instrument->@=instrument|lab instrument|=equipment
employee document|disciplinary record|=warning letter|=promotion|salary change|job transfer|employee goal|exit interview|resignation|=resignation|emergency contact|=dependant|=dependent|benefit enrollment|skill record : Employee->@=employee|staff member
shift swap|swap request|shift request|shift note : Shift->@=shift|work shift
approval record|approval step|approval comment|approval decision|delegation|=delegation : Request->@=request|=application|approval request|leave request|purchase request|expense claim
asset photo|asset repair|asset loan|asset audit|asset label|asset document|insurance claim|asset transfer|maintenance contract : Asset->@=asset|fixed asset|it asset
licence assignment|license assignment|installation|=installation|seat assignment : Licence->@=licence|=license|software licence|software license
resident vote|parcel record|noise complaint|repair request|maintenance request|cleaning round|fee notice|moving request|=pet|key handover|parking permit : Resident->@=resident|=owner|=tenant
lift inspection|fire inspection|cleaning task|caretaker round|meter reading|energy certificate|insurance policy|common area booking : Building->@=building|apartment building|=house|=tower
permit inspection|permit renewal|permit payment|permit fee|permit document|permit condition : Permit->@=permit|=licence|=license|building permit
citizen comment|petition signature|poll answer|budget vote|proposal vote : Proposal->@=proposal|=petition|=poll|citizen proposal
charging session|charging record|charger fault|charging tariff|charging reservation : Charger->@=charger|charging point|charging pile|charging station
battery reading|battery alarm|battery test|charge cycle : Battery->@=battery|battery pack|=vehicle
generator log|fuel delivery|fuel level|tank reading : Tank->@=tank|fuel tank|=generator
weather alert|river level|rainfall record|water level|flood alert|gauge reading : Station->@=station|weather station|=gauge|gauge station
drone flight|flight log|flight plan|flight record : Drone->@=drone|=aircraft
egg record|egg collection|flock weight|feed delivery|=vaccination|flock mortality|coop inspection : Flock->@=flock|=herd|=coop|poultry house
hive inspection|honey harvest|queen record|swarm record|varroa count : Hive->@=hive|=colony
timber measurement|felling record|tree measurement|forest inspection : Stand->@=stand|forest stand|forest plot|=forest
`
