import { kit } from './kit.ts'

const running = 'Running; Stop: Running > Stopped; Start: Stopped > Running; Report a fault: Running > Faulty; Repair: Faulty > Running'

/** What is counted and measured out in the world, and the devices that do it. */
export const measuredKits = {
  people_flow: kit(
    'machine',
    'table',
    'public',
    'record',
    '=Main entrance|North gate|Food court|Station hall|Market square|Exhibition hall 2|Riverside walk',
    'Area!;People:number#0-!;Density=Low|Medium|High;Measured at:time;Date:date!',
  ),
  road_traffic: kit(
    'machine',
    'table',
    'public',
    'record',
    '=Ring road, north|Harbour bridge|Station Road|Airport motorway|Market Square|Old Town tunnel|West exit',
    'Road!;Vehicles per hour:number#260-2900!;Speed:number(km/h)#8-110;State=Free|Slow|Jam;Measured at:time;Date:date!',
  ),
  energy_use: kit(
    'machine',
    'table',
    'public',
    'record',
    '=Building A|Building B|Hall 2|Cooling plant|Street lighting|Workshop|Canteen',
    'Meter!;For->serviced;Kind=Electricity, kWh|Heat, kWh|Gas, m³|Water, m³!;Used:number#0-!;Cost:money#0-;From:date;Until:date',
  ),
  charging_record: kit(
    'record',
    'table',
    'own',
    'record',
    '=Station Road, bay 2|Harbour car park, bay 7|Market Square, bay 1|Lakeside, bay 4|North Gate, bay 3|Hospital, bay 12',
    'Charger!;Person;Date:date!;Time:time;Minutes:number(min)#0-;Energy:number(kWh)#0-;Amount:money#0-',
    'Charging; Finish: Charging > Finished; Mark as paid: Finished > Paid',
  ),
  it_resource: kit(
    'machine',
    'table',
    'public',
    'add',
    '=Rack 4, servers|Storage pool A|Core switch|Virtual machines, hall 2|Backup storage|Cooling unit 3|Power supply, north',
    'Name!;Type=Server|Storage|Network|Virtual machine|Other;Asset number;Capacity;Used:percent#0-100;Place;Bought on:date;Checked on:date',
    'In use; Maintain: In use > In maintenance; Put back: In maintenance > In use; Retire: In use, In maintenance > Retired',
  ),
  sensor: kit(
    'machine',
    'table',
    'public',
    'add',
    '=Sensor 01, hall A|Sensor 02, hall A|Sensor 03, cellar|Sensor 04, roof|Sensor 05, cold store|Sensor 06, gate',
    'Name!;Measures=Temperature|Humidity|Pressure|Motion|Gas!;Unit;Last value:number;Place;Battery:percent#0-100;Checked on:date',
    running,
  ),
  camera: kit(
    'machine',
    'table',
    'public',
    'add',
    '=Entrance|Car park, north|Loading bay|Corridor 2|Reception|Fence, west|Store room',
    'Name!;Place;Stream address:url;Resolution=720p|1080p|4K;Recording:boolean;Checked on:date',
    running,
  ),
} as const
