import type { measuredKits } from './kits-measured.ts'

/** What is counted and measured, and what does it, in the singular. */
// biome-ignore format: a table
export const measuredNouns: Readonly<Record<keyof typeof measuredKits, string>> = {
  people_flow: 'people flow|crowd flow|passenger flow|pedestrian flow|foot traffic|visitor flow|crowd density|crowd reading|heat map|flow heat map|visitor count|people count|passenger count|people flow heat map|crowd heat map',
  road_traffic: 'city traffic|road traffic|traffic flow|traffic condition|road condition|traffic jam|traffic operation|vehicle flow|traffic congestion',
  energy_use: 'power consumption|energy consumption|water consumption|electricity consumption|gas consumption|fuel consumption|energy use|energy usage|electricity usage|water usage|meter reading|energy record|electricity use',
  charging_record: 'charging record|charging history|charging session|charge record|charging order|user charging behavior|charging transaction',
  it_resource: 'cloud resource|data center resource|data centre resource|computing resource|compute resource|server resource|it resource|storage resource|network resource|hardware resource|infrastructure resource|system resource|resource pool',
  sensor: 'sensor|temperature sensor|humidity sensor|motion sensor|iot sensor|monitoring sensor|detector|smoke detector',
  camera: 'camera|security camera|surveillance camera|ip camera|cctv|webcam|dash camera|rearview camera|monitoring camera',
}
