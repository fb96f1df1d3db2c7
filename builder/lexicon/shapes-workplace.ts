import { living, type Shape, shape } from './shape.ts'

const running = 'Running; Stop: Running > Stopped; Start: Stopped > Running; Report a fault: Running > Faulty; Repair: Faulty > Running'

const devices: readonly Shape[] = [
  living(
    'In use; Take out: In use > Taken out; Put back: Taken out > In use',
    shape(
      'machine',
      /(?:^| )(?:meter|smart meter)$/,
      'Meter number!;Kind=Electricity|Water|Gas|Heat!;Place;Reading:number#0-;Read on:date;Customer->customer',
      'EM-20411 | kind=Electricity; place=House 4, cellar; reading=18420',
      'WM-11873 | kind=Water; place=House 4, kitchen; reading=642',
      'GM-40215 | kind=Gas; place=House 7, hall; reading=9310',
      'HM-33408 | kind=Heat; place=House 9, cellar; reading=12760',
      'EM-20436 | kind=Electricity; place=Workshop; reading=40188',
    ),
  ),
  shape(
    'machine',
    /(?:^| )(?:drone|robot|agv|uav)$/,
    'Name!;Model;Serial number;Battery:percent#0-100;Task;Place;Checked on:date',
    'Unit 01 | model=MR-2; serial_number=MR2-0417; battery=86; task=Aisle 3, shelves 1 to 8; place=Hall A',
    'Unit 02 | model=MR-2; serial_number=MR2-0421; battery=54; task=Carry boxes to packing; place=Hall A',
    'Unit 03 | model=LX-5; serial_number=LX5-1108; battery=12; task=On its way to the charger; place=Hall B',
    'Unit 04 | model=LX-5; serial_number=LX5-1113; battery=97; task=Waits; place=Charger 2',
    'Unit 05 | model=MR-3; serial_number=MR3-0032; battery=71; task=Round of the yard; place=Yard',
  ),
  shape(
    'machine',
    /(?:^| )(?:router|gateway|network device|access point|interface device|load balancer|plc|controller)$/,
    'Name!;IP address!;Model;Place;Firmware;Devices connected:number#0-;Checked on:date',
    'Core, hall A | ip_address=192.0.2.1; model=R-400; place=Hall A, rack 2; firmware=7.2.1; devices_connected=42',
    'Office, floor 1 | ip_address=192.0.2.9; model=R-200; place=Floor 1; firmware=7.1.0; devices_connected=28',
    'Office, floor 2 | ip_address=192.0.2.17; model=R-200; place=Floor 2; firmware=7.1.0; devices_connected=31',
    'Store room | ip_address=192.0.2.33; model=G-80; place=Store room; firmware=3.4.2; devices_connected=12',
    'Gate | ip_address=192.0.2.41; model=G-80; place=Gate house; firmware=3.4.0; devices_connected=5',
  ),
  shape(
    'machine',
    /(?:^| )(?:node|cluster|service node|host machine|data cent(?:er|re))$/,
    'Name!;IP address;CPU load:percent#0-100;Memory used:percent#0-100;Disk used:percent#0-100;Place;Checked on:date',
    'node-01 | ip_address=192.0.2.11; cpu_load=42; memory_used=61; disk_used=55; place=Rack 1',
    'node-02 | ip_address=192.0.2.12; cpu_load=38; memory_used=58; disk_used=54; place=Rack 1',
    'node-03 | ip_address=192.0.2.13; cpu_load=71; memory_used=83; disk_used=60; place=Rack 2',
    'node-04 | ip_address=192.0.2.14; cpu_load=12; memory_used=30; disk_used=41; place=Rack 2',
    'node-05 | ip_address=192.0.2.15; cpu_load=55; memory_used=66; disk_used=72; place=Rack 3',
  ),
  shape(
    'machine',
    /(?:^| )(?:cpu|disk|memory|network|bandwidth)$/,
    'Name!;Server;Used:percent#0-100!;Capacity;Temperature:number(°C);Checked on:date',
    'web-01, first | server=web-01; used=42; capacity=16 GB; temperature=51',
    'web-01, second | server=web-01; used=38; capacity=16 GB; temperature=49',
    'db-01, first | server=db-01; used=71; capacity=64 GB; temperature=58',
    'db-01, second | server=db-01; used=66; capacity=64 GB; temperature=57',
    'files-01 | server=files-01; used=88; capacity=4 TB; temperature=44',
  ),
  shape(
    'machine',
    /(?:^| )(?:monitoring item|monitored item|monitoring point|monitoring target|monitor|network connection|website status|server status)$/,
    'Name!;Kind=Server|Website|Database|Network|Device|Place!;Target!;Limit:number;Unit;Check every:number(min)#1-;Last value:number;Checked on:date',
    'Front page | kind=Website; target=https://example.com; limit=2; unit=s; check_every=5; last_value=1',
    'web-01, load | kind=Server; target=192.0.2.11; limit=85; unit=%; check_every=1; last_value=42',
    'Orders, database | kind=Database; target=db2.example.com; limit=400; unit=ms; check_every=5; last_value=120',
    'Line to the store | kind=Network; target=192.0.2.33; limit=60; unit=ms; check_every=1; last_value=18',
    'Cold store | kind=Place; target=Sensor 05; limit=6; unit=°C; check_every=10; last_value=4',
  ),
  shape(
    'machine',
    /(?:^| )(?:service|microservice|web service)$/,
    'Name!;Host;Port:number#1-65535;Version;Response time:number(ms)#0-;Checked on:date',
    'Orders | host=192.0.2.11; port=8080; version=2.4; response_time=120',
    'Payments | host=192.0.2.12; port=8081; version=1.9; response_time=210',
    'Search | host=192.0.2.13; port=9200; version=7.1; response_time=45',
    'Mail | host=192.0.2.31; port=25; version=3.0; response_time=80',
    'Pictures | host=192.0.2.41; port=8090; version=1.2; response_time=160',
  ),
  living(
    'Free; Start charging: Free > In use; Free up: In use > Free; Report a fault: Free, In use > Faulty; Repair: Faulty > Free',
    shape(
      'machine',
      /(?:^| )(?:charging pile|charging point|charger)$/,
      'Number!;Station;Type=Slow|Fast|Rapid;Power:number(kW)#1-;Price per kWh:money#0-;Checked on:date',
      'CP-01 | station=Market Square; type=Fast; power=22; price_per_kwh=1',
      'CP-02 | station=Market Square; type=Rapid; power=150; price_per_kwh=1',
      'CP-03 | station=Harbour car park; type=Slow; power=11; price_per_kwh=1',
      'CP-04 | station=Station Road; type=Fast; power=22; price_per_kwh=1',
      'CP-05 | station=North Gate; type=Rapid; power=150; price_per_kwh=1',
    ),
  ),
  shape(
    'machine',
    /(?:^| )(?:smart device|smart home device|home device|iot device|connected device|smart appliance|home appliance|household appliance)$/,
    'Name!;Type=Light|Heating|Lock|Socket|Camera|Appliance!;Room;Value:number;Battery:percent#0-100;Checked on:date',
    'Ceiling light | type=Light; room=Living room; value=70; battery=100',
    'Thermostat | type=Heating; room=Bedroom; value=19; battery=64',
    'Front door | type=Lock; room=Hall; value=1; battery=48',
    'Coffee machine | type=Socket; room=Kitchen; value=0; battery=100',
    'Garden camera | type=Camera; room=Garden; value=1; battery=81',
    'Washing machine | type=Appliance; room=Bathroom; value=40; battery=100',
  ),
  living(
    running,
    shape(
      'machine',
      /(?:^| )(?:device|equipment|machine|instrument|hardware|machinery|appliance|special equipment|lab equipment)$/,
      'Name!;Type;Model;Serial number;Place;In charge;Bought on:date;Checked on:date',
      'Air compressor | type=Workshop; model=KC-40; serial_number=KC40-2207; place=Hall A',
      'Label printer | type=Office; model=LP-2; serial_number=LP2-1180; place=Packing',
      'Fork-lift 3 | type=Transport; model=FL-16; serial_number=FL16-0093; place=Store room',
      'Cold store 1 | type=Cooling; model=CS-8; serial_number=CS8-0415; place=Cellar',
      'Saw bench | type=Workshop; model=SB-250; serial_number=SB250-3312; place=Hall B',
      'Water pump | type=Supply; model=WP-5; serial_number=WP5-7720; place=Plant room',
    ),
  ),
]

const goods: readonly Shape[] = [
  living(
    'Open; Close: Open > Closed; Reopen: Closed > Open',
    shape(
      'facility',
      /(?:^| )(?:warehouse|storage facility|depot|store ?room|stockroom)$/,
      'Name!;Code;Address;Area:number(m²)#0-;Capacity:number(pallets)#0-;In charge;Phone:phone;Notes:long',
      'North hall | code=WH-1; area=2400; capacity=3200; notes=Dry goods, six docks.',
      'Harbour store | code=WH-2; area=900; capacity=1100; notes=Goods that go overseas.',
      'Cold store | code=WH-3; area=420; capacity=380; notes=Kept at four degrees.',
      'Returns | code=WH-4; area=260; capacity=240; notes=What came back is checked here.',
      'City depot | code=WH-5; area=310; capacity=300; notes=For deliveries on the same day.',
    ),
  ),
  shape(
    'shipment',
    /(?:^| )(?:waybill|express|express delivery|parcel|courier order|mail parcel|package|consignment|luggage)$/,
    'Waybill number!;Sender!;Recipient!;Recipient phone:phone;From;To!;Goods;Weight:number(kg)#0-;Freight:money#0-;Vehicle->vehicle;Driver->driver',
  ),
  shape(
    'shipment',
    /(?:^| )(?:container)$/,
    'Container number!;Type=20 ft|40 ft|Refrigerated|Open top;Carrier;Contents;Weight:number(kg)#0-;Place;Arrived on:date;Leaves on:date',
  ),
  shape(
    'shipment',
    /(?:^| )(?:dispatch|dispatch order|vehicle dispatch|transport order|transportation order|transport task|transportation task|delivery task|distribution order|vehicle schedule)$/,
    'Reference!;Order->sent;Vehicle->vehicle;Driver->driver;From!;To!;Goods;Leaves on:date;Arrives on:date',
  ),
  shape('shipment', /(?:^| )(?:loading|unloading)$/, 'Reference!;Vehicle->vehicle;Dock;Goods;Quantity:number#0-;Date:date!;Done by'),
]

const people: readonly Shape[] = [
  living(
    'Expected; Arrive: Expected > Here; Leave: Here > Left; Cancel: Expected > Cancelled',
    shape('person', /(?:^| )visitor$/, 'Name!;Company;Phone:phone;Visits;Reason;Plate number;Arrives on:date;Note:long'),
  ),
  shape('person', /(?:^| )(?:tenant|renter|lessee)$/, 'Name!;Phone:phone;Email:email;ID number;Rents->let;Moved in on:date;Note:long'),
  shape(
    'person',
    /(?:^| )(?:resident|citizen|household|villager|occupant|elder|elderly person)$/,
    'Name!;ID number;Date of birth:date;Phone:phone;Address;Emergency contact;Note:long',
  ),
  shape('person', /(?:^| )(?:contact|contact person)$/, 'Name!;Company;Position;Phone:phone;Email:email;Group;Note:long'),
  shape('organisation', /(?:^| )(?:branch|branch office|subsidiary)$/, 'Name!;Manager;Address;Phone:phone;Email:email;Opened on:date;Notes:long'),
  shape(
    'place',
    /(?:^| )(?:building|block|tower|office building)$/,
    'Name!;Address;Floors:number#1-;Units:number#0-;In charge;Description:long;Picture:image',
    'House 1 | floors=4; units=16; description=The oldest one, with a shop on the ground floor.',
    'House 2 | floors=6; units=24; description=Two lifts, renovated last year.',
    'Tower A | floors=12; units=48; description=Offices up to floor five, flats above.',
    'North wing | floors=3; units=9; description=Quiet, with its own entrance.',
    'Garden house | floors=2; units=4; description=Step-free, around the court.',
  ),
  shape(
    'meeting',
    /(?:^| )(?:interview|job interview)$/,
    'Candidate!;Job->vacant;Date:date!;Time:time;Interviewer;Place;Notes:long',
    'Ana Silva | place=Room 2; notes=Ask about the project in Lyon.',
    'Ben Carter | place=By video; notes=Second round, with the team.',
    'Mei Chen | place=Room 1; notes=Bring the task that was handed in.',
    'Noah Fischer | place=By video; notes=First talk, half an hour.',
    'Priya Shah | place=Room 2; notes=Wants to begin in May.',
  ),
]

/** What offices, fleets, stores and plants keep, where the noun tells more than its kit. */
export const workplaceShapes: readonly Shape[] = [...devices, ...goods, ...people]
